#include "__native_serai.h"
#include "__native_internal_serai.h"

PyMemberDef translators___Employ_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___translators___EmployObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___translators___EmployObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
translators___Employ_traverse(serai___games___scholars___effects___translators___EmployObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___translators___EmployObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___translators___EmployObject))));
    return rv;
}

static int32_t CPyDef_translators___Employ_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___translators___EmployObject *self = (serai___games___scholars___effects___translators___EmployObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___translators___EmployObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___translators___EmployObject))));
    return 0;
}

static int32_t CPyDef_translators___Employ_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___translators___EmployObject *self = (serai___games___scholars___effects___translators___EmployObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___translators___EmployObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___translators___EmployObject))));
    return 0;
}

static void
translators___Employ_dealloc(serai___games___scholars___effects___translators___EmployObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, translators___Employ_dealloc)
    CPyDef_translators___Employ_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_translators_____mypyc__Employ_setup(PyObject *cpy_r_type);
PyObject *CPyDef_translators___Employ(void);

static PyObject *
translators___Employ_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_translators___Employ) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_translators_____mypyc__Employ_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem translators___Employ_vtable[14];
static bool
CPyDef_translators___Employ_trait_vtable_setup(void)
{
    CPyVTableItem translators___Employ_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_work___Work___units,
        (CPyVTableItem)CPyDef_work___Work___free,
        (CPyVTableItem)CPyDef_translators___Employ___possible__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___possible_then,
        (CPyVTableItem)CPyDef_translators___Employ___binds__Work_glue,
        (CPyVTableItem)CPyDef_translators___Employ___reason__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___run,
        (CPyVTableItem)CPyDef_translators___Employ___ask__Work_glue,
        (CPyVTableItem)CPyDef_translators___Employ_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_translators___Employ___binds,
        (CPyVTableItem)CPyDef_translators___Employ___possible,
        (CPyVTableItem)CPyDef_translators___Employ___reason,
        (CPyVTableItem)CPyDef_translators___Employ___ask,
        (CPyVTableItem)CPyDef_translators___Employ_____mypyc_defaults_setup,
    };
    memcpy(translators___Employ_vtable, translators___Employ_vtable_scratch, sizeof(translators___Employ_vtable));
    return 1;
}

static bool
CPyDef_translators___Employ_coroutine_setup(PyObject *type)
{
    return 1;
}


static PyGetSetDef translators___Employ_getseters[] = {
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef translators___Employ_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_translators_____mypyc__Employ_setup, METH_O, NULL},
    {"binds",
     (PyCFunction)CPyPy_translators___Employ___binds,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("binds($self, t, me, call, context)\n--\n\n")},
    {"possible",
     (PyCFunction)CPyPy_translators___Employ___possible,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("possible($self, t, me, call, context)\n--\n\n")},
    {"reason",
     (PyCFunction)CPyPy_translators___Employ___reason,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("reason($self, t, me, call, context)\n--\n\n")},
    {"ask",
     (PyCFunction)CPyPy_translators___Employ___ask,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("ask($self, t, me, call, context, optional)\n--\n\n")},
    {"__mypyc_defaults_setup",
     (PyCFunction)CPyPy_translators___Employ_____mypyc_defaults_setup,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__mypyc_defaults_setup()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_translators___Employ_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Employ",
    .tp_new = translators___Employ_new,
    .tp_dealloc = (destructor)translators___Employ_dealloc,
    .tp_traverse = (traverseproc)translators___Employ_traverse,
    .tp_clear = (inquiry)CPyDef_translators___Employ_clear,
    .tp_getset = translators___Employ_getseters,
    .tp_methods = translators___Employ_methods,
    .tp_members = translators___Employ_members,
    .tp_basicsize = sizeof(serai___games___scholars___effects___translators___EmployObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___effects___translators___EmployObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___effects___translators___EmployObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Employ()\n--\n\n"),
};
static PyTypeObject *CPyType_translators___Employ_template = &CPyType_translators___Employ_template_;

PyObject *CPyDef_translators_____mypyc__Employ_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___translators___EmployObject *self;
    self = (serai___games___scholars___effects___translators___EmployObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = translators___Employ_vtable;
    self->_asks_itself = 2;
    self->_must = 2;
    self->_always = 2;
    self->_quiet = 2;
    if (CPyDef_translators___Employ_____mypyc_defaults_setup((PyObject *)self) == 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

PyObject *CPyDef_translators___Employ(void)
{
    PyObject *self = CPyDef_translators_____mypyc__Employ_setup((PyObject *)CPyType_translators___Employ);
    if (self == NULL)
        return NULL;
    return self;
}


PyMemberDef translators___RetireTop_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___translators___RetireTopObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___translators___RetireTopObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
translators___RetireTop_traverse(serai___games___scholars___effects___translators___RetireTopObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___translators___RetireTopObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___translators___RetireTopObject))));
    return rv;
}

static int32_t CPyDef_translators___RetireTop_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___translators___RetireTopObject *self = (serai___games___scholars___effects___translators___RetireTopObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___translators___RetireTopObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___translators___RetireTopObject))));
    return 0;
}

static int32_t CPyDef_translators___RetireTop_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___translators___RetireTopObject *self = (serai___games___scholars___effects___translators___RetireTopObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___translators___RetireTopObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___translators___RetireTopObject))));
    return 0;
}

static void
translators___RetireTop_dealloc(serai___games___scholars___effects___translators___RetireTopObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, translators___RetireTop_dealloc)
    CPyDef_translators___RetireTop_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_translators_____mypyc__RetireTop_setup(PyObject *cpy_r_type);
PyObject *CPyDef_translators___RetireTop(void);

static PyObject *
translators___RetireTop_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_translators___RetireTop) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_translators_____mypyc__RetireTop_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem translators___RetireTop_vtable[14];
static bool
CPyDef_translators___RetireTop_trait_vtable_setup(void)
{
    CPyVTableItem translators___RetireTop_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_work___Work___units,
        (CPyVTableItem)CPyDef_work___Work___free,
        (CPyVTableItem)CPyDef_translators___RetireTop___possible__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___possible_then,
        (CPyVTableItem)CPyDef_translators___RetireTop___binds__Work_glue,
        (CPyVTableItem)CPyDef_translators___RetireTop___reason__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___run,
        (CPyVTableItem)CPyDef_translators___RetireTop___ask__Work_glue,
        (CPyVTableItem)CPyDef_translators___RetireTop_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_translators___RetireTop___binds,
        (CPyVTableItem)CPyDef_translators___RetireTop___possible,
        (CPyVTableItem)CPyDef_translators___RetireTop___reason,
        (CPyVTableItem)CPyDef_translators___RetireTop___ask,
        (CPyVTableItem)CPyDef_translators___RetireTop_____mypyc_defaults_setup,
    };
    memcpy(translators___RetireTop_vtable, translators___RetireTop_vtable_scratch, sizeof(translators___RetireTop_vtable));
    return 1;
}

static bool
CPyDef_translators___RetireTop_coroutine_setup(PyObject *type)
{
    return 1;
}


static PyGetSetDef translators___RetireTop_getseters[] = {
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef translators___RetireTop_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_translators_____mypyc__RetireTop_setup, METH_O, NULL},
    {"binds",
     (PyCFunction)CPyPy_translators___RetireTop___binds,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("binds($self, t, me, call, context)\n--\n\n")},
    {"possible",
     (PyCFunction)CPyPy_translators___RetireTop___possible,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("possible($self, t, me, call, context)\n--\n\n")},
    {"reason",
     (PyCFunction)CPyPy_translators___RetireTop___reason,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("reason($self, t, me, call, context)\n--\n\n")},
    {"ask",
     (PyCFunction)CPyPy_translators___RetireTop___ask,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("ask($self, t, me, call, context, optional)\n--\n\n")},
    {"__mypyc_defaults_setup",
     (PyCFunction)CPyPy_translators___RetireTop_____mypyc_defaults_setup,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__mypyc_defaults_setup()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_translators___RetireTop_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "RetireTop",
    .tp_new = translators___RetireTop_new,
    .tp_dealloc = (destructor)translators___RetireTop_dealloc,
    .tp_traverse = (traverseproc)translators___RetireTop_traverse,
    .tp_clear = (inquiry)CPyDef_translators___RetireTop_clear,
    .tp_getset = translators___RetireTop_getseters,
    .tp_methods = translators___RetireTop_methods,
    .tp_members = translators___RetireTop_members,
    .tp_basicsize = sizeof(serai___games___scholars___effects___translators___RetireTopObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___effects___translators___RetireTopObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___effects___translators___RetireTopObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("RetireTop()\n--\n\n"),
};
static PyTypeObject *CPyType_translators___RetireTop_template = &CPyType_translators___RetireTop_template_;

PyObject *CPyDef_translators_____mypyc__RetireTop_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___translators___RetireTopObject *self;
    self = (serai___games___scholars___effects___translators___RetireTopObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = translators___RetireTop_vtable;
    self->_asks_itself = 2;
    self->_must = 2;
    self->_always = 2;
    self->_quiet = 2;
    if (CPyDef_translators___RetireTop_____mypyc_defaults_setup((PyObject *)self) == 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

PyObject *CPyDef_translators___RetireTop(void)
{
    PyObject *self = CPyDef_translators_____mypyc__RetireTop_setup((PyObject *)CPyType_translators___RetireTop);
    if (self == NULL)
        return NULL;
    return self;
}


static int
translators___ask_Employ_env_traverse(serai___games___scholars___effects___translators___ask_Employ_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_translators___ask_Employ_env_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___translators___ask_Employ_envObject *self = (serai___games___scholars___effects___translators___ask_Employ_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static int32_t CPyDef_translators___ask_Employ_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___translators___ask_Employ_envObject *self = (serai___games___scholars___effects___translators___ask_Employ_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
translators___ask_Employ_env_dealloc(serai___games___scholars___effects___translators___ask_Employ_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (translators___ask_Employ_env_free_instance == NULL) {
        translators___ask_Employ_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, translators___ask_Employ_env_dealloc)
    CPyDef_translators___ask_Employ_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_translators_____mypyc__ask_Employ_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_translators___ask_Employ_env(void);

static PyObject *
translators___ask_Employ_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_translators___ask_Employ_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_translators_____mypyc__ask_Employ_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem translators___ask_Employ_env_vtable[1];
static bool
CPyDef_translators___ask_Employ_env_trait_vtable_setup(void)
{
    CPyVTableItem translators___ask_Employ_env_vtable_scratch[] = {
        NULL
    };
    memcpy(translators___ask_Employ_env_vtable, translators___ask_Employ_env_vtable_scratch, sizeof(translators___ask_Employ_env_vtable));
    return 1;
}

static bool
CPyDef_translators___ask_Employ_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef translators___ask_Employ_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_translators_____mypyc__ask_Employ_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_translators___ask_Employ_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ask_Employ_env",
    .tp_new = translators___ask_Employ_env_new,
    .tp_dealloc = (destructor)translators___ask_Employ_env_dealloc,
    .tp_traverse = (traverseproc)translators___ask_Employ_env_traverse,
    .tp_clear = (inquiry)CPyDef_translators___ask_Employ_env_clear,
    .tp_methods = translators___ask_Employ_env_methods,
    .tp_basicsize = sizeof(serai___games___scholars___effects___translators___ask_Employ_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("ask_Employ_env()\n--\n\n"),
};
static PyTypeObject *CPyType_translators___ask_Employ_env_template = &CPyType_translators___ask_Employ_env_template_;

PyObject *CPyDef_translators_____mypyc__ask_Employ_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___translators___ask_Employ_envObject *self;
    if (translators___ask_Employ_env_free_instance != NULL) {
        self = translators___ask_Employ_env_free_instance;
        translators___ask_Employ_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___effects___translators___ask_Employ_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = translators___ask_Employ_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_translators___ask_Employ_env(void)
{
    PyObject *self = CPyDef_translators_____mypyc__ask_Employ_env_setup((PyObject *)CPyType_translators___ask_Employ_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendtranslators___ask_Employ_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_translators___ask_Employ_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods translators___ask_Employ_gen_as_async = {
    .am_send = CPyDunder_am_sendtranslators___ask_Employ_gen,
};
static int
translators___ask_Employ_gen_traverse(serai___games___scholars___effects___translators___ask_Employ_genObject *self, visitproc visit, void *arg)
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
    Py_VISIT(self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_self);
    Py_VISIT(self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_context)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_context));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___effects___translators___ask_Employ_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_translators___ask_Employ_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___translators___ask_Employ_genObject *self = (serai___games___scholars___effects___translators___ask_Employ_genObject *)cpy_r_self;
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
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_me;
        self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_context)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_context;
        self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_context = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___translators___ask_Employ_gen_0);
    return 0;
}

static int32_t CPyDef_translators___ask_Employ_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___translators___ask_Employ_genObject *self = (serai___games___scholars___effects___translators___ask_Employ_genObject *)cpy_r_self;
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
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_me;
        self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_context)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_context;
        self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_context = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___translators___ask_Employ_gen_0);
    return 0;
}

static void
translators___ask_Employ_gen_dealloc(serai___games___scholars___effects___translators___ask_Employ_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (translators___ask_Employ_gen_free_instance == NULL) {
        translators___ask_Employ_gen_free_instance = self;
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
        Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_self);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_me;
            self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_call);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_context)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_context;
            self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_context = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_context = CPY_INT_TAG;
        }
        self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_optional = 2;
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___translators___ask_Employ_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, translators___ask_Employ_gen_dealloc)
    CPyDef_translators___ask_Employ_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_translators_____mypyc__ask_Employ_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_translators___ask_Employ_gen(void);

static PyObject *
translators___ask_Employ_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_translators___ask_Employ_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_translators_____mypyc__ask_Employ_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem translators___ask_Employ_gen_vtable[6];
static bool
CPyDef_translators___ask_Employ_gen_trait_vtable_setup(void)
{
    CPyVTableItem translators___ask_Employ_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_translators___ask_Employ_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_translators___ask_Employ_gen_____next__,
        (CPyVTableItem)CPyDef_translators___ask_Employ_gen___send,
        (CPyVTableItem)CPyDef_translators___ask_Employ_gen_____iter__,
        (CPyVTableItem)CPyDef_translators___ask_Employ_gen___throw,
        (CPyVTableItem)CPyDef_translators___ask_Employ_gen___close,
    };
    memcpy(translators___ask_Employ_gen_vtable, translators___ask_Employ_gen_vtable_scratch, sizeof(translators___ask_Employ_gen_vtable));
    return 1;
}

static bool
CPyDef_translators___ask_Employ_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef translators___ask_Employ_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_translators_____mypyc__ask_Employ_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_translators___ask_Employ_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_translators___ask_Employ_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_translators___ask_Employ_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_translators___ask_Employ_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_translators___ask_Employ_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_translators___ask_Employ_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ask_Employ_gen",
    .tp_new = translators___ask_Employ_gen_new,
    .tp_dealloc = (destructor)translators___ask_Employ_gen_dealloc,
    .tp_traverse = (traverseproc)translators___ask_Employ_gen_traverse,
    .tp_clear = (inquiry)CPyDef_translators___ask_Employ_gen_clear,
    .tp_methods = translators___ask_Employ_gen_methods,
    .tp_iter = CPyDef_translators___ask_Employ_gen_____iter__,
    .tp_iternext = CPyDef_translators___ask_Employ_gen_____next__,
    .tp_as_async = &translators___ask_Employ_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___effects___translators___ask_Employ_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("ask_Employ_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_translators___ask_Employ_gen_template = &CPyType_translators___ask_Employ_gen_template_;

PyObject *CPyDef_translators_____mypyc__ask_Employ_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___translators___ask_Employ_genObject *self;
    if (translators___ask_Employ_gen_free_instance != NULL) {
        self = translators___ask_Employ_gen_free_instance;
        translators___ask_Employ_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___effects___translators___ask_Employ_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = translators___ask_Employ_gen_vtable;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_context = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___kernel___work___ask_Work_gen_optional = 2;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_context = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_optional = 2;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_translators___ask_Employ_gen(void)
{
    PyObject *self = CPyDef_translators_____mypyc__ask_Employ_gen_setup((PyObject *)CPyType_translators___ask_Employ_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static int
translators___ask_RetireTop_env_traverse(serai___games___scholars___effects___translators___ask_RetireTop_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->___mypyc_generator_attribute__t);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_translators___ask_RetireTop_env_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___translators___ask_RetireTop_envObject *self = (serai___games___scholars___effects___translators___ask_RetireTop_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->___mypyc_generator_attribute__t);
    return 0;
}

static int32_t CPyDef_translators___ask_RetireTop_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___translators___ask_RetireTop_envObject *self = (serai___games___scholars___effects___translators___ask_RetireTop_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
translators___ask_RetireTop_env_dealloc(serai___games___scholars___effects___translators___ask_RetireTop_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (translators___ask_RetireTop_env_free_instance == NULL) {
        translators___ask_RetireTop_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->___mypyc_generator_attribute__t);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, translators___ask_RetireTop_env_dealloc)
    CPyDef_translators___ask_RetireTop_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_translators_____mypyc__ask_RetireTop_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_translators___ask_RetireTop_env(void);

static PyObject *
translators___ask_RetireTop_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_translators___ask_RetireTop_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_translators_____mypyc__ask_RetireTop_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem translators___ask_RetireTop_env_vtable[1];
static bool
CPyDef_translators___ask_RetireTop_env_trait_vtable_setup(void)
{
    CPyVTableItem translators___ask_RetireTop_env_vtable_scratch[] = {
        NULL
    };
    memcpy(translators___ask_RetireTop_env_vtable, translators___ask_RetireTop_env_vtable_scratch, sizeof(translators___ask_RetireTop_env_vtable));
    return 1;
}

static bool
CPyDef_translators___ask_RetireTop_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef translators___ask_RetireTop_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_translators_____mypyc__ask_RetireTop_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_translators___ask_RetireTop_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ask_RetireTop_env",
    .tp_new = translators___ask_RetireTop_env_new,
    .tp_dealloc = (destructor)translators___ask_RetireTop_env_dealloc,
    .tp_traverse = (traverseproc)translators___ask_RetireTop_env_traverse,
    .tp_clear = (inquiry)CPyDef_translators___ask_RetireTop_env_clear,
    .tp_methods = translators___ask_RetireTop_env_methods,
    .tp_basicsize = sizeof(serai___games___scholars___effects___translators___ask_RetireTop_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("ask_RetireTop_env()\n--\n\n"),
};
static PyTypeObject *CPyType_translators___ask_RetireTop_env_template = &CPyType_translators___ask_RetireTop_env_template_;

PyObject *CPyDef_translators_____mypyc__ask_RetireTop_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___translators___ask_RetireTop_envObject *self;
    if (translators___ask_RetireTop_env_free_instance != NULL) {
        self = translators___ask_RetireTop_env_free_instance;
        translators___ask_RetireTop_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___effects___translators___ask_RetireTop_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = translators___ask_RetireTop_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_translators___ask_RetireTop_env(void)
{
    PyObject *self = CPyDef_translators_____mypyc__ask_RetireTop_env_setup((PyObject *)CPyType_translators___ask_RetireTop_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendtranslators___ask_RetireTop_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_translators___ask_RetireTop_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods translators___ask_RetireTop_gen_as_async = {
    .am_send = CPyDunder_am_sendtranslators___ask_RetireTop_gen,
};
static int
translators___ask_RetireTop_gen_traverse(serai___games___scholars___effects___translators___ask_RetireTop_genObject *self, visitproc visit, void *arg)
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
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__call);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__context)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__context));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__obstacle);
    Py_VISIT(self->___mypyc_generator_frame_attribute__note);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___effects___translators___ask_RetireTop_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_translators___ask_RetireTop_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___translators___ask_RetireTop_genObject *self = (serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r_self;
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
    Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__note);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___translators___ask_RetireTop_gen_0);
    return 0;
}

static int32_t CPyDef_translators___ask_RetireTop_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___translators___ask_RetireTop_genObject *self = (serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r_self;
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
    Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__note);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___translators___ask_RetireTop_gen_0);
    return 0;
}

static void
translators___ask_RetireTop_gen_dealloc(serai___games___scholars___effects___translators___ask_RetireTop_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (translators___ask_RetireTop_gen_free_instance == NULL) {
        translators___ask_RetireTop_gen_free_instance = self;
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
        Py_CLEAR(self->___mypyc_generator_frame_attribute__obstacle);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__note);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___translators___ask_RetireTop_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, translators___ask_RetireTop_gen_dealloc)
    CPyDef_translators___ask_RetireTop_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_translators_____mypyc__ask_RetireTop_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_translators___ask_RetireTop_gen(void);

static PyObject *
translators___ask_RetireTop_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_translators___ask_RetireTop_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_translators_____mypyc__ask_RetireTop_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem translators___ask_RetireTop_gen_vtable[6];
static bool
CPyDef_translators___ask_RetireTop_gen_trait_vtable_setup(void)
{
    CPyVTableItem translators___ask_RetireTop_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_translators___ask_RetireTop_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_translators___ask_RetireTop_gen_____next__,
        (CPyVTableItem)CPyDef_translators___ask_RetireTop_gen___send,
        (CPyVTableItem)CPyDef_translators___ask_RetireTop_gen_____iter__,
        (CPyVTableItem)CPyDef_translators___ask_RetireTop_gen___throw,
        (CPyVTableItem)CPyDef_translators___ask_RetireTop_gen___close,
    };
    memcpy(translators___ask_RetireTop_gen_vtable, translators___ask_RetireTop_gen_vtable_scratch, sizeof(translators___ask_RetireTop_gen_vtable));
    return 1;
}

static bool
CPyDef_translators___ask_RetireTop_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef translators___ask_RetireTop_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_translators_____mypyc__ask_RetireTop_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_translators___ask_RetireTop_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_translators___ask_RetireTop_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_translators___ask_RetireTop_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_translators___ask_RetireTop_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_translators___ask_RetireTop_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_translators___ask_RetireTop_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ask_RetireTop_gen",
    .tp_new = translators___ask_RetireTop_gen_new,
    .tp_dealloc = (destructor)translators___ask_RetireTop_gen_dealloc,
    .tp_traverse = (traverseproc)translators___ask_RetireTop_gen_traverse,
    .tp_clear = (inquiry)CPyDef_translators___ask_RetireTop_gen_clear,
    .tp_methods = translators___ask_RetireTop_gen_methods,
    .tp_iter = CPyDef_translators___ask_RetireTop_gen_____iter__,
    .tp_iternext = CPyDef_translators___ask_RetireTop_gen_____next__,
    .tp_as_async = &translators___ask_RetireTop_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___effects___translators___ask_RetireTop_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("ask_RetireTop_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_translators___ask_RetireTop_gen_template = &CPyType_translators___ask_RetireTop_gen_template_;

PyObject *CPyDef_translators_____mypyc__ask_RetireTop_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___translators___ask_RetireTop_genObject *self;
    if (translators___ask_RetireTop_gen_free_instance != NULL) {
        self = translators___ask_RetireTop_gen_free_instance;
        translators___ask_RetireTop_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___effects___translators___ask_RetireTop_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = translators___ask_RetireTop_gen_vtable;
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

PyObject *CPyDef_translators___ask_RetireTop_gen(void)
{
    PyObject *self = CPyDef_translators_____mypyc__ask_RetireTop_gen_setup((PyObject *)CPyType_translators___ask_RetireTop_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__translators___obstacle_ask_RetireTop_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_translators___obstacle_ask_RetireTop_obj_____get__(self, instance, owner);
}
PyMemberDef translators___obstacle_ask_RetireTop_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___translators___obstacle_ask_RetireTop_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___translators___obstacle_ask_RetireTop_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
translators___obstacle_ask_RetireTop_obj_traverse(serai___games___scholars___effects___translators___obstacle_ask_RetireTop_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___translators___obstacle_ask_RetireTop_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___translators___obstacle_ask_RetireTop_objObject))));
    return rv;
}

static int32_t CPyDef_translators___obstacle_ask_RetireTop_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___translators___obstacle_ask_RetireTop_objObject *self = (serai___games___scholars___effects___translators___obstacle_ask_RetireTop_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___translators___obstacle_ask_RetireTop_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___translators___obstacle_ask_RetireTop_objObject))));
    return 0;
}

static int32_t CPyDef_translators___obstacle_ask_RetireTop_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___translators___obstacle_ask_RetireTop_objObject *self = (serai___games___scholars___effects___translators___obstacle_ask_RetireTop_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___translators___obstacle_ask_RetireTop_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___translators___obstacle_ask_RetireTop_objObject))));
    return 0;
}

static void
translators___obstacle_ask_RetireTop_obj_dealloc(serai___games___scholars___effects___translators___obstacle_ask_RetireTop_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (translators___obstacle_ask_RetireTop_obj_free_instance == NULL) {
        translators___obstacle_ask_RetireTop_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, translators___obstacle_ask_RetireTop_obj_dealloc)
    CPyDef_translators___obstacle_ask_RetireTop_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_translators_____mypyc__obstacle_ask_RetireTop_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_translators___obstacle_ask_RetireTop_obj(void);

static PyObject *
translators___obstacle_ask_RetireTop_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_translators___obstacle_ask_RetireTop_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_translators_____mypyc__obstacle_ask_RetireTop_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem translators___obstacle_ask_RetireTop_obj_vtable[2];
static bool
CPyDef_translators___obstacle_ask_RetireTop_obj_trait_vtable_setup(void)
{
    CPyVTableItem translators___obstacle_ask_RetireTop_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_translators___obstacle_ask_RetireTop_obj_____call__,
        (CPyVTableItem)CPyDef_translators___obstacle_ask_RetireTop_obj_____get__,
    };
    memcpy(translators___obstacle_ask_RetireTop_obj_vtable, translators___obstacle_ask_RetireTop_obj_vtable_scratch, sizeof(translators___obstacle_ask_RetireTop_obj_vtable));
    return 1;
}

static bool
CPyDef_translators___obstacle_ask_RetireTop_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
translators___obstacle_ask_RetireTop_obj_get___3_mypyc_env__(serai___games___scholars___effects___translators___obstacle_ask_RetireTop_objObject *self, void *closure);

static PyGetSetDef translators___obstacle_ask_RetireTop_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)translators___obstacle_ask_RetireTop_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef translators___obstacle_ask_RetireTop_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_translators_____mypyc__obstacle_ask_RetireTop_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_translators___obstacle_ask_RetireTop_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_translators___obstacle_ask_RetireTop_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_translators___obstacle_ask_RetireTop_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "obstacle_ask_RetireTop_obj",
    .tp_new = translators___obstacle_ask_RetireTop_obj_new,
    .tp_dealloc = (destructor)translators___obstacle_ask_RetireTop_obj_dealloc,
    .tp_traverse = (traverseproc)translators___obstacle_ask_RetireTop_obj_traverse,
    .tp_clear = (inquiry)CPyDef_translators___obstacle_ask_RetireTop_obj_clear,
    .tp_getset = translators___obstacle_ask_RetireTop_obj_getseters,
    .tp_methods = translators___obstacle_ask_RetireTop_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__translators___obstacle_ask_RetireTop_obj,
    .tp_members = translators___obstacle_ask_RetireTop_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___effects___translators___obstacle_ask_RetireTop_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___effects___translators___obstacle_ask_RetireTop_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___effects___translators___obstacle_ask_RetireTop_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___effects___translators___obstacle_ask_RetireTop_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("obstacle_ask_RetireTop_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_translators___obstacle_ask_RetireTop_obj_template = &CPyType_translators___obstacle_ask_RetireTop_obj_template_;

PyObject *CPyDef_translators_____mypyc__obstacle_ask_RetireTop_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___translators___obstacle_ask_RetireTop_objObject *self;
    if (translators___obstacle_ask_RetireTop_obj_free_instance != NULL) {
        self = translators___obstacle_ask_RetireTop_obj_free_instance;
        translators___obstacle_ask_RetireTop_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___effects___translators___obstacle_ask_RetireTop_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = translators___obstacle_ask_RetireTop_obj_vtable;
    self->vectorcall = CPyPy_translators___obstacle_ask_RetireTop_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_translators___obstacle_ask_RetireTop_obj(void)
{
    PyObject *self = CPyDef_translators_____mypyc__obstacle_ask_RetireTop_obj_setup((PyObject *)CPyType_translators___obstacle_ask_RetireTop_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
translators___obstacle_ask_RetireTop_obj_get___3_mypyc_env__(serai___games___scholars___effects___translators___obstacle_ask_RetireTop_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of 'obstacle_ask_RetireTop_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__translators___note_ask_RetireTop_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_translators___note_ask_RetireTop_obj_____get__(self, instance, owner);
}
PyMemberDef translators___note_ask_RetireTop_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___translators___note_ask_RetireTop_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___translators___note_ask_RetireTop_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
translators___note_ask_RetireTop_obj_traverse(serai___games___scholars___effects___translators___note_ask_RetireTop_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___translators___note_ask_RetireTop_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___translators___note_ask_RetireTop_objObject))));
    return rv;
}

static int32_t CPyDef_translators___note_ask_RetireTop_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___translators___note_ask_RetireTop_objObject *self = (serai___games___scholars___effects___translators___note_ask_RetireTop_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___translators___note_ask_RetireTop_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___translators___note_ask_RetireTop_objObject))));
    return 0;
}

static int32_t CPyDef_translators___note_ask_RetireTop_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___translators___note_ask_RetireTop_objObject *self = (serai___games___scholars___effects___translators___note_ask_RetireTop_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___translators___note_ask_RetireTop_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___translators___note_ask_RetireTop_objObject))));
    return 0;
}

static void
translators___note_ask_RetireTop_obj_dealloc(serai___games___scholars___effects___translators___note_ask_RetireTop_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (translators___note_ask_RetireTop_obj_free_instance == NULL) {
        translators___note_ask_RetireTop_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, translators___note_ask_RetireTop_obj_dealloc)
    CPyDef_translators___note_ask_RetireTop_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_translators_____mypyc__note_ask_RetireTop_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_translators___note_ask_RetireTop_obj(void);

static PyObject *
translators___note_ask_RetireTop_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_translators___note_ask_RetireTop_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_translators_____mypyc__note_ask_RetireTop_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem translators___note_ask_RetireTop_obj_vtable[2];
static bool
CPyDef_translators___note_ask_RetireTop_obj_trait_vtable_setup(void)
{
    CPyVTableItem translators___note_ask_RetireTop_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_translators___note_ask_RetireTop_obj_____call__,
        (CPyVTableItem)CPyDef_translators___note_ask_RetireTop_obj_____get__,
    };
    memcpy(translators___note_ask_RetireTop_obj_vtable, translators___note_ask_RetireTop_obj_vtable_scratch, sizeof(translators___note_ask_RetireTop_obj_vtable));
    return 1;
}

static bool
CPyDef_translators___note_ask_RetireTop_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
translators___note_ask_RetireTop_obj_get___3_mypyc_env__(serai___games___scholars___effects___translators___note_ask_RetireTop_objObject *self, void *closure);

static PyGetSetDef translators___note_ask_RetireTop_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)translators___note_ask_RetireTop_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef translators___note_ask_RetireTop_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_translators_____mypyc__note_ask_RetireTop_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_translators___note_ask_RetireTop_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_translators___note_ask_RetireTop_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_translators___note_ask_RetireTop_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "note_ask_RetireTop_obj",
    .tp_new = translators___note_ask_RetireTop_obj_new,
    .tp_dealloc = (destructor)translators___note_ask_RetireTop_obj_dealloc,
    .tp_traverse = (traverseproc)translators___note_ask_RetireTop_obj_traverse,
    .tp_clear = (inquiry)CPyDef_translators___note_ask_RetireTop_obj_clear,
    .tp_getset = translators___note_ask_RetireTop_obj_getseters,
    .tp_methods = translators___note_ask_RetireTop_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__translators___note_ask_RetireTop_obj,
    .tp_members = translators___note_ask_RetireTop_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___effects___translators___note_ask_RetireTop_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___effects___translators___note_ask_RetireTop_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___effects___translators___note_ask_RetireTop_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___effects___translators___note_ask_RetireTop_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("note_ask_RetireTop_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_translators___note_ask_RetireTop_obj_template = &CPyType_translators___note_ask_RetireTop_obj_template_;

PyObject *CPyDef_translators_____mypyc__note_ask_RetireTop_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___translators___note_ask_RetireTop_objObject *self;
    if (translators___note_ask_RetireTop_obj_free_instance != NULL) {
        self = translators___note_ask_RetireTop_obj_free_instance;
        translators___note_ask_RetireTop_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___effects___translators___note_ask_RetireTop_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = translators___note_ask_RetireTop_obj_vtable;
    self->vectorcall = CPyPy_translators___note_ask_RetireTop_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_translators___note_ask_RetireTop_obj(void)
{
    PyObject *self = CPyDef_translators_____mypyc__note_ask_RetireTop_obj_setup((PyObject *)CPyType_translators___note_ask_RetireTop_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
translators___note_ask_RetireTop_obj_get___3_mypyc_env__(serai___games___scholars___effects___translators___note_ask_RetireTop_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of 'note_ask_RetireTop_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static int
translators___employ_env_traverse(serai___games___scholars___effects___translators___employ_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_attribute__book);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_translators___employ_env_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___translators___employ_envObject *self = (serai___games___scholars___effects___translators___employ_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_attribute__me;
        self->___mypyc_generator_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_attribute__book);
    return 0;
}

static int32_t CPyDef_translators___employ_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___translators___employ_envObject *self = (serai___games___scholars___effects___translators___employ_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
translators___employ_env_dealloc(serai___games___scholars___effects___translators___employ_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (translators___employ_env_free_instance == NULL) {
        translators___employ_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->___mypyc_generator_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_attribute__me;
            self->___mypyc_generator_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_attribute__me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_attribute__book);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, translators___employ_env_dealloc)
    CPyDef_translators___employ_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_translators_____mypyc__employ_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_translators___employ_env(void);

static PyObject *
translators___employ_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_translators___employ_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_translators_____mypyc__employ_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem translators___employ_env_vtable[1];
static bool
CPyDef_translators___employ_env_trait_vtable_setup(void)
{
    CPyVTableItem translators___employ_env_vtable_scratch[] = {
        NULL
    };
    memcpy(translators___employ_env_vtable, translators___employ_env_vtable_scratch, sizeof(translators___employ_env_vtable));
    return 1;
}

static bool
CPyDef_translators___employ_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef translators___employ_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_translators_____mypyc__employ_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_translators___employ_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "employ_env",
    .tp_new = translators___employ_env_new,
    .tp_dealloc = (destructor)translators___employ_env_dealloc,
    .tp_traverse = (traverseproc)translators___employ_env_traverse,
    .tp_clear = (inquiry)CPyDef_translators___employ_env_clear,
    .tp_methods = translators___employ_env_methods,
    .tp_basicsize = sizeof(serai___games___scholars___effects___translators___employ_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("employ_env()\n--\n\n"),
};
static PyTypeObject *CPyType_translators___employ_env_template = &CPyType_translators___employ_env_template_;

PyObject *CPyDef_translators_____mypyc__employ_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___translators___employ_envObject *self;
    if (translators___employ_env_free_instance != NULL) {
        self = translators___employ_env_free_instance;
        translators___employ_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___effects___translators___employ_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = translators___employ_env_vtable;
    self->___mypyc_generator_attribute__me = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_translators___employ_env(void)
{
    PyObject *self = CPyDef_translators_____mypyc__employ_env_setup((PyObject *)CPyType_translators___employ_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendtranslators___employ_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_translators___employ_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods translators___employ_gen_as_async = {
    .am_send = CPyDunder_am_sendtranslators___employ_gen,
};
static int
translators___employ_gen_traverse(serai___games___scholars___effects___translators___employ_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__pile)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__pile));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__note);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__translator)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__translator));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__name);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__room)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__room));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___effects___translators___employ_gen_3);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___effects___translators___employ_gen_4);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_translators___employ_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___translators___employ_genObject *self = (serai___games___scholars___effects___translators___employ_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__pile)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__pile;
        self->___mypyc_generator_frame_attribute__pile = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__note);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__translator)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__translator;
        self->___mypyc_generator_frame_attribute__translator = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__name);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__room)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__room;
        self->___mypyc_generator_frame_attribute__room = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___translators___employ_gen_3);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___translators___employ_gen_4);
    return 0;
}

static int32_t CPyDef_translators___employ_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___translators___employ_genObject *self = (serai___games___scholars___effects___translators___employ_genObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__pile)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__pile;
        self->___mypyc_generator_frame_attribute__pile = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__note);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__translator)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__translator;
        self->___mypyc_generator_frame_attribute__translator = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__name);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__room)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__room;
        self->___mypyc_generator_frame_attribute__room = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___translators___employ_gen_3);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___translators___employ_gen_4);
    return 0;
}

static void
translators___employ_gen_dealloc(serai___games___scholars___effects___translators___employ_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (translators___employ_gen_free_instance == NULL) {
        translators___employ_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__pile)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__pile;
            self->___mypyc_generator_frame_attribute__pile = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__pile = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__note);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__translator)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__translator;
            self->___mypyc_generator_frame_attribute__translator = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__translator = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__name);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__room)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__room;
            self->___mypyc_generator_frame_attribute__room = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__room = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___translators___employ_gen_3);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___effects___translators___employ_gen_4);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, translators___employ_gen_dealloc)
    CPyDef_translators___employ_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_translators_____mypyc__employ_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_translators___employ_gen(void);

static PyObject *
translators___employ_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_translators___employ_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_translators_____mypyc__employ_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem translators___employ_gen_vtable[6];
static bool
CPyDef_translators___employ_gen_trait_vtable_setup(void)
{
    CPyVTableItem translators___employ_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_translators___employ_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_translators___employ_gen_____next__,
        (CPyVTableItem)CPyDef_translators___employ_gen___send,
        (CPyVTableItem)CPyDef_translators___employ_gen_____iter__,
        (CPyVTableItem)CPyDef_translators___employ_gen___throw,
        (CPyVTableItem)CPyDef_translators___employ_gen___close,
    };
    memcpy(translators___employ_gen_vtable, translators___employ_gen_vtable_scratch, sizeof(translators___employ_gen_vtable));
    return 1;
}

static bool
CPyDef_translators___employ_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef translators___employ_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_translators_____mypyc__employ_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_translators___employ_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_translators___employ_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_translators___employ_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_translators___employ_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_translators___employ_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_translators___employ_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "employ_gen",
    .tp_new = translators___employ_gen_new,
    .tp_dealloc = (destructor)translators___employ_gen_dealloc,
    .tp_traverse = (traverseproc)translators___employ_gen_traverse,
    .tp_clear = (inquiry)CPyDef_translators___employ_gen_clear,
    .tp_methods = translators___employ_gen_methods,
    .tp_iter = CPyDef_translators___employ_gen_____iter__,
    .tp_iternext = CPyDef_translators___employ_gen_____next__,
    .tp_as_async = &translators___employ_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___effects___translators___employ_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("employ_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_translators___employ_gen_template = &CPyType_translators___employ_gen_template_;

PyObject *CPyDef_translators_____mypyc__employ_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___translators___employ_genObject *self;
    if (translators___employ_gen_free_instance != NULL) {
        self = translators___employ_gen_free_instance;
        translators___employ_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___effects___translators___employ_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = translators___employ_gen_vtable;
    self->___mypyc_generator_frame_attribute__pile = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__translator = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__room = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_translators___employ_gen(void)
{
    PyObject *self = CPyDef_translators_____mypyc__employ_gen_setup((PyObject *)CPyType_translators___employ_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__translators___note_employ_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_translators___note_employ_obj_____get__(self, instance, owner);
}
PyMemberDef translators___note_employ_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___translators___note_employ_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___translators___note_employ_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
translators___note_employ_obj_traverse(serai___games___scholars___effects___translators___note_employ_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___translators___note_employ_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___translators___note_employ_objObject))));
    return rv;
}

static int32_t CPyDef_translators___note_employ_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___translators___note_employ_objObject *self = (serai___games___scholars___effects___translators___note_employ_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___translators___note_employ_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___translators___note_employ_objObject))));
    return 0;
}

static int32_t CPyDef_translators___note_employ_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___translators___note_employ_objObject *self = (serai___games___scholars___effects___translators___note_employ_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___translators___note_employ_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___translators___note_employ_objObject))));
    return 0;
}

static void
translators___note_employ_obj_dealloc(serai___games___scholars___effects___translators___note_employ_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (translators___note_employ_obj_free_instance == NULL) {
        translators___note_employ_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, translators___note_employ_obj_dealloc)
    CPyDef_translators___note_employ_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_translators_____mypyc__note_employ_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_translators___note_employ_obj(void);

static PyObject *
translators___note_employ_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_translators___note_employ_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_translators_____mypyc__note_employ_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem translators___note_employ_obj_vtable[2];
static bool
CPyDef_translators___note_employ_obj_trait_vtable_setup(void)
{
    CPyVTableItem translators___note_employ_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_translators___note_employ_obj_____call__,
        (CPyVTableItem)CPyDef_translators___note_employ_obj_____get__,
    };
    memcpy(translators___note_employ_obj_vtable, translators___note_employ_obj_vtable_scratch, sizeof(translators___note_employ_obj_vtable));
    return 1;
}

static bool
CPyDef_translators___note_employ_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
translators___note_employ_obj_get___3_mypyc_env__(serai___games___scholars___effects___translators___note_employ_objObject *self, void *closure);

static PyGetSetDef translators___note_employ_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)translators___note_employ_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef translators___note_employ_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_translators_____mypyc__note_employ_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_translators___note_employ_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_translators___note_employ_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_translators___note_employ_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "note_employ_obj",
    .tp_new = translators___note_employ_obj_new,
    .tp_dealloc = (destructor)translators___note_employ_obj_dealloc,
    .tp_traverse = (traverseproc)translators___note_employ_obj_traverse,
    .tp_clear = (inquiry)CPyDef_translators___note_employ_obj_clear,
    .tp_getset = translators___note_employ_obj_getseters,
    .tp_methods = translators___note_employ_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__translators___note_employ_obj,
    .tp_members = translators___note_employ_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___effects___translators___note_employ_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___effects___translators___note_employ_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___effects___translators___note_employ_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___effects___translators___note_employ_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("note_employ_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_translators___note_employ_obj_template = &CPyType_translators___note_employ_obj_template_;

PyObject *CPyDef_translators_____mypyc__note_employ_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___translators___note_employ_objObject *self;
    if (translators___note_employ_obj_free_instance != NULL) {
        self = translators___note_employ_obj_free_instance;
        translators___note_employ_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___effects___translators___note_employ_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = translators___note_employ_obj_vtable;
    self->vectorcall = CPyPy_translators___note_employ_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_translators___note_employ_obj(void)
{
    PyObject *self = CPyDef_translators_____mypyc__note_employ_obj_setup((PyObject *)CPyType_translators___note_employ_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
translators___note_employ_obj_get___3_mypyc_env__(serai___games___scholars___effects___translators___note_employ_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of 'note_employ_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__translators_____mypyc_lambda__0_employ_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_translators_____mypyc_lambda__0_employ_obj_____get__(self, instance, owner);
}
PyMemberDef translators_____mypyc_lambda__0_employ_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___translators_____mypyc_lambda__0_employ_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___scholars___effects___translators_____mypyc_lambda__0_employ_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
translators_____mypyc_lambda__0_employ_obj_traverse(serai___games___scholars___effects___translators_____mypyc_lambda__0_employ_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___translators_____mypyc_lambda__0_employ_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___translators_____mypyc_lambda__0_employ_objObject))));
    return rv;
}

static int32_t CPyDef_translators_____mypyc_lambda__0_employ_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___translators_____mypyc_lambda__0_employ_objObject *self = (serai___games___scholars___effects___translators_____mypyc_lambda__0_employ_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___translators_____mypyc_lambda__0_employ_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___translators_____mypyc_lambda__0_employ_objObject))));
    return 0;
}

static int32_t CPyDef_translators_____mypyc_lambda__0_employ_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___effects___translators_____mypyc_lambda__0_employ_objObject *self = (serai___games___scholars___effects___translators_____mypyc_lambda__0_employ_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___scholars___effects___translators_____mypyc_lambda__0_employ_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___scholars___effects___translators_____mypyc_lambda__0_employ_objObject))));
    return 0;
}

static void
translators_____mypyc_lambda__0_employ_obj_dealloc(serai___games___scholars___effects___translators_____mypyc_lambda__0_employ_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (translators_____mypyc_lambda__0_employ_obj_free_instance == NULL) {
        translators_____mypyc_lambda__0_employ_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, translators_____mypyc_lambda__0_employ_obj_dealloc)
    CPyDef_translators_____mypyc_lambda__0_employ_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_translators_____mypyc___3__mypyc_lambda__0_employ_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_translators_____mypyc_lambda__0_employ_obj(void);

static PyObject *
translators_____mypyc_lambda__0_employ_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_translators_____mypyc_lambda__0_employ_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_translators_____mypyc___3__mypyc_lambda__0_employ_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem translators_____mypyc_lambda__0_employ_obj_vtable[2];
static bool
CPyDef_translators_____mypyc_lambda__0_employ_obj_trait_vtable_setup(void)
{
    CPyVTableItem translators_____mypyc_lambda__0_employ_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_translators_____mypyc_lambda__0_employ_obj_____call__,
        (CPyVTableItem)CPyDef_translators_____mypyc_lambda__0_employ_obj_____get__,
    };
    memcpy(translators_____mypyc_lambda__0_employ_obj_vtable, translators_____mypyc_lambda__0_employ_obj_vtable_scratch, sizeof(translators_____mypyc_lambda__0_employ_obj_vtable));
    return 1;
}

static bool
CPyDef_translators_____mypyc_lambda__0_employ_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
translators_____mypyc_lambda__0_employ_obj_get___3_mypyc_env__(serai___games___scholars___effects___translators_____mypyc_lambda__0_employ_objObject *self, void *closure);

static PyGetSetDef translators_____mypyc_lambda__0_employ_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)translators_____mypyc_lambda__0_employ_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef translators_____mypyc_lambda__0_employ_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_translators_____mypyc___3__mypyc_lambda__0_employ_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_translators_____mypyc_lambda__0_employ_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_translators_____mypyc_lambda__0_employ_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_translators_____mypyc_lambda__0_employ_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__0_employ_obj",
    .tp_new = translators_____mypyc_lambda__0_employ_obj_new,
    .tp_dealloc = (destructor)translators_____mypyc_lambda__0_employ_obj_dealloc,
    .tp_traverse = (traverseproc)translators_____mypyc_lambda__0_employ_obj_traverse,
    .tp_clear = (inquiry)CPyDef_translators_____mypyc_lambda__0_employ_obj_clear,
    .tp_getset = translators_____mypyc_lambda__0_employ_obj_getseters,
    .tp_methods = translators_____mypyc_lambda__0_employ_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__translators_____mypyc_lambda__0_employ_obj,
    .tp_members = translators_____mypyc_lambda__0_employ_obj_members,
    .tp_basicsize = sizeof(serai___games___scholars___effects___translators_____mypyc_lambda__0_employ_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___scholars___effects___translators_____mypyc_lambda__0_employ_objObject),
    .tp_weaklistoffset = sizeof(serai___games___scholars___effects___translators_____mypyc_lambda__0_employ_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___effects___translators_____mypyc_lambda__0_employ_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__0_employ_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_translators_____mypyc_lambda__0_employ_obj_template = &CPyType_translators_____mypyc_lambda__0_employ_obj_template_;

PyObject *CPyDef_translators_____mypyc___3__mypyc_lambda__0_employ_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___effects___translators_____mypyc_lambda__0_employ_objObject *self;
    if (translators_____mypyc_lambda__0_employ_obj_free_instance != NULL) {
        self = translators_____mypyc_lambda__0_employ_obj_free_instance;
        translators_____mypyc_lambda__0_employ_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___effects___translators_____mypyc_lambda__0_employ_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = translators_____mypyc_lambda__0_employ_obj_vtable;
    self->vectorcall = CPyPy_translators_____mypyc_lambda__0_employ_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_translators_____mypyc_lambda__0_employ_obj(void)
{
    PyObject *self = CPyDef_translators_____mypyc___3__mypyc_lambda__0_employ_obj_setup((PyObject *)CPyType_translators_____mypyc_lambda__0_employ_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
translators_____mypyc_lambda__0_employ_obj_get___3_mypyc_env__(serai___games___scholars___effects___translators_____mypyc_lambda__0_employ_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__0_employ_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}
static PyMethodDef translatorsmodule_methods[] = {
    {"_piles", (PyCFunction)CPyPy_translators____piles, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_piles(t, call)\n--\n\n") /* docstring */},
    {"retired_note", (PyCFunction)CPyPy_translators___retired_note, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("retired_note(t, translator)\n--\n\n") /* docstring */},
    {"set_aside", (PyCFunction)CPyPy_translators___set_aside, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("set_aside(t, me, pile)\n--\n\n") /* docstring */},
    {"employ_obstacle", (PyCFunction)CPyPy_translators___employ_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("employ_obstacle(t, me, pile)\n--\n\n") /* docstring */},
    {"room_obstacle", (PyCFunction)CPyPy_translators___room_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("room_obstacle(t, me, room)\n--\n\n") /* docstring */},
    {"employ", (PyCFunction)CPyPy_translators___employ, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("employ(t, me, pile)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___effects___translators__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___effects___translators__internal, "__name__");
    CPyStatic_translators___globals = PyModule_GetDict(CPyModule_serai___games___scholars___effects___translators__internal);
    if (unlikely(CPyStatic_translators___globals == NULL))
        goto fail;
    CPyType_translators___ask_Employ_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_translators___ask_Employ_env_template, NULL, modname);
    if (unlikely(!CPyType_translators___ask_Employ_env))
        goto fail;
    CPyDef_translators___ask_Employ_env_trait_vtable_setup();
    CPyType_translators___ask_Employ_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_translators___ask_Employ_gen_template, NULL, modname);
    if (unlikely(!CPyType_translators___ask_Employ_gen))
        goto fail;
    CPyDef_translators___ask_Employ_gen_trait_vtable_setup();
    CPyType_translators___ask_RetireTop_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_translators___ask_RetireTop_env_template, NULL, modname);
    if (unlikely(!CPyType_translators___ask_RetireTop_env))
        goto fail;
    CPyDef_translators___ask_RetireTop_env_trait_vtable_setup();
    CPyType_translators___ask_RetireTop_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_translators___ask_RetireTop_gen_template, NULL, modname);
    if (unlikely(!CPyType_translators___ask_RetireTop_gen))
        goto fail;
    CPyDef_translators___ask_RetireTop_gen_trait_vtable_setup();
    CPyType_translators___obstacle_ask_RetireTop_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_translators___obstacle_ask_RetireTop_obj_template, NULL, modname);
    if (unlikely(!CPyType_translators___obstacle_ask_RetireTop_obj))
        goto fail;
    CPyDef_translators___obstacle_ask_RetireTop_obj_trait_vtable_setup();
    CPyType_translators___note_ask_RetireTop_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_translators___note_ask_RetireTop_obj_template, NULL, modname);
    if (unlikely(!CPyType_translators___note_ask_RetireTop_obj))
        goto fail;
    CPyDef_translators___note_ask_RetireTop_obj_trait_vtable_setup();
    CPyType_translators___employ_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_translators___employ_env_template, NULL, modname);
    if (unlikely(!CPyType_translators___employ_env))
        goto fail;
    CPyDef_translators___employ_env_trait_vtable_setup();
    CPyType_translators___employ_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_translators___employ_gen_template, NULL, modname);
    if (unlikely(!CPyType_translators___employ_gen))
        goto fail;
    CPyDef_translators___employ_gen_trait_vtable_setup();
    CPyType_translators___note_employ_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_translators___note_employ_obj_template, NULL, modname);
    if (unlikely(!CPyType_translators___note_employ_obj))
        goto fail;
    CPyDef_translators___note_employ_obj_trait_vtable_setup();
    CPyType_translators_____mypyc_lambda__0_employ_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_translators_____mypyc_lambda__0_employ_obj_template, NULL, modname);
    if (unlikely(!CPyType_translators_____mypyc_lambda__0_employ_obj))
        goto fail;
    CPyDef_translators_____mypyc_lambda__0_employ_obj_trait_vtable_setup();
    char result = CPyDef_translators_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___effects___translators__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_translators___Employ);
    Py_CLEAR(CPyType_translators___RetireTop);
    Py_CLEAR(CPyType_translators___ask_Employ_env);
    Py_CLEAR(CPyType_translators___ask_Employ_gen);
    Py_CLEAR(CPyType_translators___ask_RetireTop_env);
    Py_CLEAR(CPyType_translators___ask_RetireTop_gen);
    Py_CLEAR(CPyType_translators___obstacle_ask_RetireTop_obj);
    Py_CLEAR(CPyType_translators___note_ask_RetireTop_obj);
    Py_CLEAR(CPyType_translators___employ_env);
    Py_CLEAR(CPyType_translators___employ_gen);
    Py_CLEAR(CPyType_translators___note_employ_obj);
    Py_CLEAR(CPyType_translators_____mypyc_lambda__0_employ_obj);
    return -1;
}
int CPyExec_serai___games___scholars___effects___translators(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___effects___translators__impl, &CPyImportState_serai___games___scholars___effects___translators, &CPyModule_serai___games___scholars___effects___translators);
}
static struct PyModuleDef translatorsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.effects.translators",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    translatorsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___effects___translators(void)
{
    if (CPyModule_serai___games___scholars___effects___translators__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___effects___translators__internal);
        return CPyModule_serai___games___scholars___effects___translators__internal;
    }
    CPyModule_serai___games___scholars___effects___translators__internal = PyModule_Create(&translatorsmodule);
    return CPyModule_serai___games___scholars___effects___translators__internal;
}

PyObject *CPyInit_serai___games___scholars___effects___translators(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___effects___translators__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___effects___translators__internal);
        return CPyModule_serai___games___scholars___effects___translators__internal;
    }
    CPyModule_serai___games___scholars___effects___translators__internal = PyModule_Create(&translatorsmodule);
    if (unlikely(CPyModule_serai___games___scholars___effects___translators__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.effects.translators");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___effects___translators__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___effects___translators__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___effects___translators__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___effects___translators(CPyModule_serai___games___scholars___effects___translators__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___effects___translators__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.effects.translators");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___effects___translators__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_translators___Employ___binds(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    CPyTagged cpy_r_r0;
    char cpy_r_r1;
    cpy_r_r0 = CPyTagged_And(cpy_r_context, 2);
    cpy_r_r1 = cpy_r_r0 == 0;
    CPyTagged_DECREF(cpy_r_r0);
    return cpy_r_r1;
}
        
        PyObject *CPyPy_translators___Employ___binds(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___effects___EmployAny) || (Py_TYPE(obj_self) == CPyType_translators___Employ)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.translators.Employ", obj_self); 
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
            char retval = CPyDef_translators___Employ___binds(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "binds", 19, CPyStatic_translators___globals);
            return NULL;
        }
        
char CPyDef_translators___Employ___binds__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
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
    cpy_r_r1 = CPyDef_translators___Employ___binds(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_translators___Employ___binds__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___effects___EmployAny) || (Py_TYPE(obj_self) == CPyType_translators___Employ)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.translators.Employ", obj_self); 
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
            char retval = CPyDef_translators___Employ___binds__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "binds__Work_glue", -1, CPyStatic_translators___globals);
            return NULL;
        }
        
char CPyDef_translators___Employ___possible(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    cpy_r_r0 = CPyDef_translators____piles(cpy_r_t, cpy_r_call);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "possible", 23, CPyStatic_translators___globals);
        goto CPyL5;
    }
    cpy_r_r1 = CPyList_GetItemShort(cpy_r_r0, 0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "possible", 23, CPyStatic_translators___globals);
        goto CPyL5;
    }
    if (likely(PyLong_Check(cpy_r_r1)))
        cpy_r_r2 = CPyTagged_FromObject(cpy_r_r1);
    else {
        CPy_TypeError("int", cpy_r_r1); cpy_r_r2 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "possible", 23, CPyStatic_translators___globals);
        goto CPyL5;
    }
    cpy_r_r3 = CPyDef_translators___employ_obstacle(cpy_r_t, cpy_r_me, cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "possible", 23, CPyStatic_translators___globals);
        goto CPyL5;
    }
    cpy_r_r4 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r5 = cpy_r_r3 == cpy_r_r4;
    CPy_DECREF(cpy_r_r3);
    return cpy_r_r5;
CPyL5: ;
    cpy_r_r6 = 2;
    return cpy_r_r6;
}
        
        PyObject *CPyPy_translators___Employ___possible(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___effects___EmployAny) || (Py_TYPE(obj_self) == CPyType_translators___Employ)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.translators.Employ", obj_self); 
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
            char retval = CPyDef_translators___Employ___possible(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "possible", 22, CPyStatic_translators___globals);
            return NULL;
        }
        
char CPyDef_translators___Employ___possible__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
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
    cpy_r_r1 = CPyDef_translators___Employ___possible(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_translators___Employ___possible__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___effects___EmployAny) || (Py_TYPE(obj_self) == CPyType_translators___Employ)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.translators.Employ", obj_self); 
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
            char retval = CPyDef_translators___Employ___possible__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "possible__Work_glue", -1, CPyStatic_translators___globals);
            return NULL;
        }
        
PyObject *CPyDef_translators___Employ___reason(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_translators____piles(cpy_r_t, cpy_r_call);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "reason", 26, CPyStatic_translators___globals);
        goto CPyL5;
    }
    cpy_r_r1 = CPyList_GetItemShort(cpy_r_r0, 0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "reason", 26, CPyStatic_translators___globals);
        goto CPyL5;
    }
    if (likely(PyLong_Check(cpy_r_r1)))
        cpy_r_r2 = CPyTagged_FromObject(cpy_r_r1);
    else {
        CPy_TypeError("int", cpy_r_r1); cpy_r_r2 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "reason", 26, CPyStatic_translators___globals);
        goto CPyL5;
    }
    cpy_r_r3 = CPyDef_translators___employ_obstacle(cpy_r_t, cpy_r_me, cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "reason", 26, CPyStatic_translators___globals);
        goto CPyL5;
    }
    return cpy_r_r3;
CPyL5: ;
    cpy_r_r4 = NULL;
    return cpy_r_r4;
}
        
        PyObject *CPyPy_translators___Employ___reason(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___effects___EmployAny) || (Py_TYPE(obj_self) == CPyType_translators___Employ)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.translators.Employ", obj_self); 
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
            PyObject *retval = CPyDef_translators___Employ___reason(arg_self, arg_t, arg_me, arg_call, arg_context);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "reason", 25, CPyStatic_translators___globals);
            return NULL;
        }
        
PyObject *CPyDef_translators___Employ___reason__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
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
    cpy_r_r1 = CPyDef_translators___Employ___reason(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_translators___Employ___reason__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___effects___EmployAny) || (Py_TYPE(obj_self) == CPyType_translators___Employ)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.translators.Employ", obj_self); 
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
            PyObject *retval = CPyDef_translators___Employ___reason__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "reason__Work_glue", -1, CPyStatic_translators___globals);
            return NULL;
        }
        
PyObject *CPyDef_translators___ask_Employ_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    int32_t cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject **cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    char cpy_r_r30;
    tuple_T3OOO cpy_r_r31;
    PyObject **cpy_r_r32;
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject **cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    int32_t cpy_r_r44;
    int32_t cpy_r_r45;
    char cpy_r_r46;
    int32_t cpy_r_r47;
    int32_t cpy_r_r48;
    PyObject *cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___effects___translators___ask_Employ_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___scholars___effects___translators___ask_Employ_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "ask", "ask_Employ_gen", "__mypyc_env__", 28, CPyStatic_translators___globals);
        goto CPyL44;
    }
CPyL1: ;
    cpy_r_r5 = ((serai___games___scholars___effects___translators___ask_Employ_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL39;
CPyL2: ;
    cpy_r_r6 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r7 = cpy_r_type != cpy_r_r6;
    if (!cpy_r_r7) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 28, CPyStatic_translators___globals);
        goto CPyL38;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r8 = ((serai___games___scholars___effects___translators___ask_Employ_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_t;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "ask", "ask_Employ_gen", "t", 29, CPyStatic_translators___globals);
        goto CPyL38;
    }
CPyL6: ;
    cpy_r_r9 = ((serai___games___scholars___effects___translators___ask_Employ_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_me;
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "ask", "ask_Employ_gen", "me", 29, CPyStatic_translators___globals);
        goto CPyL38;
    }
CPyL7: ;
    cpy_r_r10 = ((serai___games___scholars___effects___translators___ask_Employ_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_t;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "ask", "ask_Employ_gen", "t", 29, CPyStatic_translators___globals);
        goto CPyL38;
    }
CPyL8: ;
    cpy_r_r11 = ((serai___games___scholars___effects___translators___ask_Employ_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_call;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "ask", "ask_Employ_gen", "call", 29, CPyStatic_translators___globals);
        goto CPyL38;
    }
CPyL9: ;
    cpy_r_r12 = CPyDef_translators____piles(cpy_r_r10, cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 29, CPyStatic_translators___globals);
        goto CPyL38;
    }
    cpy_r_r13 = CPyList_GetItemShort(cpy_r_r12, 0);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 29, CPyStatic_translators___globals);
        goto CPyL38;
    }
    if (likely(PyLong_Check(cpy_r_r13)))
        cpy_r_r14 = CPyTagged_FromObject(cpy_r_r13);
    else {
        CPy_TypeError("int", cpy_r_r13); cpy_r_r14 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 29, CPyStatic_translators___globals);
        goto CPyL38;
    }
    cpy_r_r15 = CPyDef_translators___employ(cpy_r_r8, cpy_r_r9, cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 29, CPyStatic_translators___globals);
        goto CPyL38;
    }
    if (((serai___games___scholars___effects___translators___ask_Employ_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___translators___ask_Employ_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___translators___ask_Employ_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___translators___ask_Employ_gen_0);
    }
    ((serai___games___scholars___effects___translators___ask_Employ_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___translators___ask_Employ_gen_0 = cpy_r_r15;
    cpy_r_r16 = 1;
    if (!cpy_r_r16) goto CPyL38;
    cpy_r_r17 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r18 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r19 = NULL;
    cpy_r_r1 = cpy_r_r19;
    cpy_r_r20 = (PyObject **)&cpy_r_r1;
    cpy_r_r21 = ((serai___games___scholars___effects___translators___ask_Employ_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___translators___ask_Employ_gen_0;
    cpy_r_r22 = CPyDef_translators___employ_gen_____mypyc_generator_helper__(cpy_r_r21, cpy_r_r18, cpy_r_r18, cpy_r_r18, cpy_r_r17, cpy_r_r20);
    if (cpy_r_r22 != NULL) goto CPyL45;
    cpy_r_r23 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 29, CPyStatic_translators___globals);
        goto CPyL46;
    }
    cpy_r_r24 = cpy_r_r1;
    CPy_DECREF(cpy_r_r24);
    cpy_r_r25 = NULL;
    if (((serai___games___scholars___effects___translators___ask_Employ_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___translators___ask_Employ_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___translators___ask_Employ_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___translators___ask_Employ_gen_0);
    }
    ((serai___games___scholars___effects___translators___ask_Employ_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___translators___ask_Employ_gen_0 = cpy_r_r25;
    cpy_r_r26 = 1;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 29, CPyStatic_translators___globals);
        goto CPyL38;
    } else
        goto CPyL33;
CPyL17: ;
    cpy_r_r27 = cpy_r_r22;
CPyL18: ;
    ((serai___games___scholars___effects___translators___ask_Employ_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___effects___translators___ask_Employ_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r27;
CPyL19: ;
    cpy_r_r29 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r30 = cpy_r_type != cpy_r_r29;
    if (!cpy_r_r30) goto CPyL47;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 29, CPyStatic_translators___globals);
        goto CPyL23;
    } else
        goto CPyL48;
CPyL21: ;
    CPy_Unreachable();
CPyL22: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL29;
CPyL23: ;
    cpy_r_r31 = CPy_CatchError();
    cpy_r_r32 = (PyObject **)&cpy_r_r3;
    cpy_r_r33 = ((serai___games___scholars___effects___translators___ask_Employ_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___translators___ask_Employ_gen_0;
    cpy_r_r34 = CPy_YieldFromErrorHandle(cpy_r_r33, cpy_r_r32);
    if (unlikely(cpy_r_r34 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 29, CPyStatic_translators___globals);
        goto CPyL49;
    }
    if (cpy_r_r34) goto CPyL26;
    cpy_r_r27 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r31);
    CPy_DecRef(cpy_r_r31.f0);
    CPy_DecRef(cpy_r_r31.f1);
    CPy_DecRef(cpy_r_r31.f2);
    goto CPyL18;
CPyL26: ;
    cpy_r_r24 = cpy_r_r3;
    CPy_DecRef(cpy_r_r24);
    CPy_RestoreExcInfo(cpy_r_r31);
    CPy_DecRef(cpy_r_r31.f0);
    CPy_DecRef(cpy_r_r31.f1);
    CPy_DecRef(cpy_r_r31.f2);
    goto CPyL33;
CPyL27: ;
    CPy_RestoreExcInfo(cpy_r_r31);
    CPy_DecRef(cpy_r_r31.f0);
    CPy_DecRef(cpy_r_r31.f1);
    CPy_DecRef(cpy_r_r31.f2);
    cpy_r_r35 = CPy_KeepPropagating();
    if (!cpy_r_r35) goto CPyL38;
    CPy_Unreachable();
CPyL29: ;
    cpy_r_r36 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r37 = NULL;
    cpy_r_r1 = cpy_r_r37;
    cpy_r_r38 = (PyObject **)&cpy_r_r1;
    cpy_r_r39 = ((serai___games___scholars___effects___translators___ask_Employ_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___translators___ask_Employ_gen_0;
    cpy_r_r40 = CPyDef_translators___employ_gen_____mypyc_generator_helper__(cpy_r_r39, cpy_r_r36, cpy_r_r36, cpy_r_r36, cpy_r_arg, cpy_r_r38);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r40 == NULL) {
        goto CPyL31;
    } else
        goto CPyL50;
CPyL30: ;
    cpy_r_r27 = cpy_r_r40;
    goto CPyL18;
CPyL31: ;
    cpy_r_r41 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 29, CPyStatic_translators___globals);
        goto CPyL46;
    }
    cpy_r_r24 = cpy_r_r1;
    CPy_DECREF(cpy_r_r24);
CPyL33: ;
    cpy_r_r42 = 1 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r42);
    ((serai___games___scholars___effects___translators___ask_Employ_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r44 = CPyDef_translators___ask_Employ_env_clear_on_completion(cpy_r_r4);
    cpy_r_r45 = CPyDef_translators___ask_Employ_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL37;
    CPyGen_SetStopIterationValue(cpy_r_r42);
    CPy_DECREF(cpy_r_r42);
    if (!0) goto CPyL43;
    CPy_Unreachable();
CPyL37: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r42;
    CPyGen_Exit(&((serai___games___scholars___effects___translators___ask_Employ_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL38: ;
    ((serai___games___scholars___effects___translators___ask_Employ_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r47 = CPyDef_translators___ask_Employ_env_clear_on_completion(cpy_r_r4);
    cpy_r_r48 = CPyDef_translators___ask_Employ_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r49 = NULL;
    CPyGen_Exit(&((serai___games___scholars___effects___translators___ask_Employ_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r49;
CPyL39: ;
    cpy_r_r50 = cpy_r_r5 == 0;
    if (cpy_r_r50) goto CPyL51;
    cpy_r_r51 = cpy_r_r5 == 1;
    if (cpy_r_r51) {
        goto CPyL19;
    } else
        goto CPyL52;
CPyL41: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r52 = 0;
    if (unlikely(!cpy_r_r52)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 28, CPyStatic_translators___globals);
        goto CPyL43;
    }
    CPy_Unreachable();
CPyL43: ;
    cpy_r_r53 = NULL;
    CPyGen_Exit(&((serai___games___scholars___effects___translators___ask_Employ_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r53;
CPyL44: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL43;
CPyL45: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL17;
CPyL46: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL38;
CPyL47: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL22;
CPyL48: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL21;
CPyL49: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL27;
CPyL50: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL30;
CPyL51: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL2;
CPyL52: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL41;
}
        
PyObject *CPyDef_translators___ask_Employ_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_translators___ask_Employ_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_translators___ask_Employ_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely((Py_TYPE(obj___mypyc_self__) == CPyType_myriad___effects___ask_EmployAny_gen) || (Py_TYPE(obj___mypyc_self__) == CPyType_translators___ask_Employ_gen)))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.translators.ask_Employ_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_translators___ask_Employ_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "__next__", -1, CPyStatic_translators___globals);
            return NULL;
        }
        
PyObject *CPyDef_translators___ask_Employ_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_translators___ask_Employ_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_translators___ask_Employ_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely((Py_TYPE(obj___mypyc_self__) == CPyType_myriad___effects___ask_EmployAny_gen) || (Py_TYPE(obj___mypyc_self__) == CPyType_translators___ask_Employ_gen)))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.translators.ask_Employ_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_translators___ask_Employ_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "send", -1, CPyStatic_translators___globals);
            return NULL;
        }
        
PyObject *CPyDef_translators___ask_Employ_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_translators___ask_Employ_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely((Py_TYPE(obj___mypyc_self__) == CPyType_myriad___effects___ask_EmployAny_gen) || (Py_TYPE(obj___mypyc_self__) == CPyType_translators___ask_Employ_gen)))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.translators.ask_Employ_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_translators___ask_Employ_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "__iter__", -1, CPyStatic_translators___globals);
            return NULL;
        }
        
PyObject *CPyDef_translators___ask_Employ_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_translators___ask_Employ_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_translators___ask_Employ_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely((Py_TYPE(obj___mypyc_self__) == CPyType_myriad___effects___ask_EmployAny_gen) || (Py_TYPE(obj___mypyc_self__) == CPyType_translators___ask_Employ_gen)))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.translators.ask_Employ_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_translators___ask_Employ_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "throw", -1, CPyStatic_translators___globals);
            return NULL;
        }
        
PyObject *CPyDef_translators___ask_Employ_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPY_GET_METHOD(cpy_r___mypyc_self__, CPyType_translators___ask_Employ_gen, 4, serai___games___scholars___effects___translators___ask_Employ_genObject, PyObject * (*)(PyObject *, PyObject *, PyObject *, PyObject *))(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4); /* throw */
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
    PyObject *__tmp4849 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp4849);
    PyObject *__tmp4850 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp4850);
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
        
        PyObject *CPyPy_translators___ask_Employ_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely((Py_TYPE(obj___mypyc_self__) == CPyType_myriad___effects___ask_EmployAny_gen) || (Py_TYPE(obj___mypyc_self__) == CPyType_translators___ask_Employ_gen)))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.translators.ask_Employ_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_translators___ask_Employ_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "close", -1, CPyStatic_translators___globals);
            return NULL;
        }
        
PyObject *CPyDef_translators___Employ___ask(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
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
    cpy_r_r0 = CPyDef_translators___ask_Employ_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 28, CPyStatic_translators___globals);
        goto CPyL10;
    }
    cpy_r_r1 = CPyDef_translators___ask_Employ_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 28, CPyStatic_translators___globals);
        goto CPyL11;
    }
    if (((serai___games___scholars___effects___translators___ask_Employ_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___translators___ask_Employ_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___scholars___effects___translators___ask_Employ_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 28, CPyStatic_translators___globals);
        goto CPyL12;
    }
    ((serai___games___scholars___effects___translators___ask_Employ_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_self);
    if (((serai___games___scholars___effects___translators___ask_Employ_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_self != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___translators___ask_Employ_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_self);
    }
    ((serai___games___scholars___effects___translators___ask_Employ_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_self = cpy_r_self;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 28, CPyStatic_translators___globals);
        goto CPyL12;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___effects___translators___ask_Employ_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_t != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___translators___ask_Employ_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_t);
    }
    ((serai___games___scholars___effects___translators___ask_Employ_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_t = cpy_r_t;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 28, CPyStatic_translators___globals);
        goto CPyL12;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___effects___translators___ask_Employ_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___translators___ask_Employ_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_me);
    }
    ((serai___games___scholars___effects___translators___ask_Employ_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_me = cpy_r_me;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 28, CPyStatic_translators___globals);
        goto CPyL12;
    }
    CPy_INCREF(cpy_r_call);
    if (((serai___games___scholars___effects___translators___ask_Employ_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_call != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___translators___ask_Employ_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_call);
    }
    ((serai___games___scholars___effects___translators___ask_Employ_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_call = cpy_r_call;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 28, CPyStatic_translators___globals);
        goto CPyL12;
    }
    CPyTagged_INCREF(cpy_r_context);
    if (((serai___games___scholars___effects___translators___ask_Employ_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_context != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___translators___ask_Employ_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_context);
    }
    ((serai___games___scholars___effects___translators___ask_Employ_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_context = cpy_r_context;
    cpy_r_r8 = 1;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 28, CPyStatic_translators___globals);
        goto CPyL12;
    }
    ((serai___games___scholars___effects___translators___ask_Employ_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__serai___games___scholars___effects___translators___ask_Employ_gen_optional = cpy_r_optional;
    cpy_r_r9 = 1;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 28, CPyStatic_translators___globals);
        goto CPyL12;
    }
    return cpy_r_r1;
CPyL10: ;
    cpy_r_r10 = NULL;
    return cpy_r_r10;
CPyL11: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL10;
CPyL12: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL10;
}
        
        PyObject *CPyPy_translators___Employ___ask(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___effects___EmployAny) || (Py_TYPE(obj_self) == CPyType_translators___Employ)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.translators.Employ", obj_self); 
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
            PyObject *retval = CPyDef_translators___Employ___ask(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 28, CPyStatic_translators___globals);
            return NULL;
        }
        
PyObject *CPyDef_translators___Employ___ask__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
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
    cpy_r_r1 = CPyDef_translators___Employ___ask(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context, cpy_r_optional);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_translators___Employ___ask__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely((Py_TYPE(obj_self) == CPyType_myriad___effects___EmployAny) || (Py_TYPE(obj_self) == CPyType_translators___Employ)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.translators.Employ", obj_self); 
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
            PyObject *retval = CPyDef_translators___Employ___ask__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask__Work_glue", -1, CPyStatic_translators___globals);
            return NULL;
        }
        
char CPyDef_translators___Employ_____mypyc_defaults_setup(PyObject *cpy_r___mypyc_self__) {
    ((serai___games___scholars___effects___translators___EmployObject *)cpy_r___mypyc_self__)->_asks_itself = 0;
    ((serai___games___scholars___effects___translators___EmployObject *)cpy_r___mypyc_self__)->_must = 0;
    ((serai___games___scholars___effects___translators___EmployObject *)cpy_r___mypyc_self__)->_always = 0;
    ((serai___games___scholars___effects___translators___EmployObject *)cpy_r___mypyc_self__)->_quiet = 0;
    return 1;
}
        
        PyObject *CPyPy_translators___Employ_____mypyc_defaults_setup(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__mypyc_defaults_setup", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely((Py_TYPE(obj___mypyc_self__) == CPyType_myriad___effects___EmployAny) || (Py_TYPE(obj___mypyc_self__) == CPyType_translators___Employ)))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.translators.Employ", obj___mypyc_self__); 
                goto fail;
            }
            char retval = CPyDef_translators___Employ_____mypyc_defaults_setup(arg___mypyc_self__);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "__mypyc_defaults_setup", -1, CPyStatic_translators___globals);
            return NULL;
        }
        
char CPyDef_translators___RetireTop___binds(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    CPyTagged cpy_r_r0;
    char cpy_r_r1;
    cpy_r_r0 = CPyTagged_And(cpy_r_context, 2);
    cpy_r_r1 = cpy_r_r0 == 0;
    CPyTagged_DECREF(cpy_r_r0);
    return cpy_r_r1;
}
        
        PyObject *CPyPy_translators___RetireTop___binds(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_translators___RetireTop))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.translators.RetireTop", obj_self); 
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
            char retval = CPyDef_translators___RetireTop___binds(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "binds", 36, CPyStatic_translators___globals);
            return NULL;
        }
        
char CPyDef_translators___RetireTop___binds__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
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
    cpy_r_r1 = CPyDef_translators___RetireTop___binds(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_translators___RetireTop___binds__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_translators___RetireTop))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.translators.RetireTop", obj_self); 
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
            char retval = CPyDef_translators___RetireTop___binds__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "binds__Work_glue", -1, CPyStatic_translators___globals);
            return NULL;
        }
        
char CPyDef_translators___RetireTop___possible(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
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
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyPtr cpy_r_r15;
    int64_t cpy_r_r16;
    CPyTagged cpy_r_r17;
    char cpy_r_r18;
    int64_t cpy_r_r19;
    char cpy_r_r20;
    cpy_r_r0 = 0;
    cpy_r_r1 = CPyDef_translators____piles(cpy_r_t, cpy_r_call);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "possible", 40, CPyStatic_translators___globals);
        goto CPyL11;
    }
    cpy_r_r2 = 0;
CPyL2: ;
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r4 = *(int64_t *)cpy_r_r3;
    cpy_r_r5 = cpy_r_r2 < cpy_r_r4;
    if (!cpy_r_r5) goto CPyL12;
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
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "possible", 40, CPyStatic_translators___globals);
        goto CPyL13;
    }
    cpy_r_r12 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_piles;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "possible", "Table", "piles", 40, CPyStatic_translators___globals);
        goto CPyL14;
    }
CPyL5: ;
    cpy_r_r13 = CPyList_GetItem(cpy_r_r12, cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "possible", 40, CPyStatic_translators___globals);
        goto CPyL13;
    }
    if (likely(PyList_Check(cpy_r_r13)))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/translators.py", "possible", 40, CPyStatic_translators___globals, "list", cpy_r_r13);
        goto CPyL13;
    }
    cpy_r_r15 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyVarObject, ob_size));
    cpy_r_r16 = *(int64_t *)cpy_r_r15;
    CPy_DECREF(cpy_r_r14);
    cpy_r_r17 = cpy_r_r16 << 1;
    cpy_r_r18 = cpy_r_r17 != 0;
    if (cpy_r_r18) {
        goto CPyL15;
    } else
        goto CPyL9;
CPyL8: ;
    cpy_r_r0 = 1;
    goto CPyL10;
CPyL9: ;
    cpy_r_r19 = cpy_r_r2 + 1;
    cpy_r_r2 = cpy_r_r19;
    goto CPyL2;
CPyL10: ;
    return cpy_r_r0;
CPyL11: ;
    cpy_r_r20 = 2;
    return cpy_r_r20;
CPyL12: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL10;
CPyL13: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL11;
CPyL14: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL11;
CPyL15: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL8;
}
        
        PyObject *CPyPy_translators___RetireTop___possible(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_translators___RetireTop))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.translators.RetireTop", obj_self); 
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
            char retval = CPyDef_translators___RetireTop___possible(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "possible", 39, CPyStatic_translators___globals);
            return NULL;
        }
        
char CPyDef_translators___RetireTop___possible__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
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
    cpy_r_r1 = CPyDef_translators___RetireTop___possible(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_translators___RetireTop___possible__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_translators___RetireTop))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.translators.RetireTop", obj_self); 
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
            char retval = CPyDef_translators___RetireTop___possible__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "possible__Work_glue", -1, CPyStatic_translators___globals);
            return NULL;
        }
        
PyObject *CPyDef_translators___RetireTop___reason(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = CPyStatic_scholars___reasons___PILE_EMPTY;
    if (likely(cpy_r_r0 != NULL)) goto CPyL3;
    PyErr_SetString(PyExc_NameError, "value for final name \"PILE_EMPTY\" was not set");
    cpy_r_r1 = 0;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "reason", 43, CPyStatic_translators___globals);
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
        
        PyObject *CPyPy_translators___RetireTop___reason(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_translators___RetireTop))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.translators.RetireTop", obj_self); 
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
            PyObject *retval = CPyDef_translators___RetireTop___reason(arg_self, arg_t, arg_me, arg_call, arg_context);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "reason", 42, CPyStatic_translators___globals);
            return NULL;
        }
        
PyObject *CPyDef_translators___RetireTop___reason__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
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
    cpy_r_r1 = CPyDef_translators___RetireTop___reason(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_translators___RetireTop___reason__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_translators___RetireTop))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.translators.RetireTop", obj_self); 
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
            PyObject *retval = CPyDef_translators___RetireTop___reason__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "reason__Work_glue", -1, CPyStatic_translators___globals);
            return NULL;
        }
        
PyObject *CPyDef_translators___obstacle_ask_RetireTop_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_translators___obstacle_ask_RetireTop_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_translators___obstacle_ask_RetireTop_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "__get__", -1, CPyStatic_translators___globals);
            return NULL;
        }
        
PyObject *CPyDef_translators___obstacle_ask_RetireTop_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    CPyTagged cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    cpy_r_r0 = ((serai___games___scholars___effects___translators___obstacle_ask_RetireTop_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "obstacle", "obstacle_ask_RetireTop_obj", "__mypyc_env__", 48, CPyStatic_translators___globals);
        goto CPyL12;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___effects___translators___ask_RetireTop_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "obstacle", "ask_RetireTop_env", "t", 49, CPyStatic_translators___globals);
        goto CPyL12;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___scholars___table___TableObject *)cpy_r_r1)->_piles;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "obstacle", "Table", "piles", 49, CPyStatic_translators___globals);
        goto CPyL13;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    cpy_r_r4 = PyObject_GetItem(cpy_r_r2, cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "obstacle", 49, CPyStatic_translators___globals);
        goto CPyL13;
    }
    if (likely(PyList_Check(cpy_r_r4)))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/translators.py", "obstacle", 49, CPyStatic_translators___globals, "list", cpy_r_r4);
        goto CPyL13;
    }
    CPy_DECREF(cpy_r_r1);
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    CPy_DECREF(cpy_r_r5);
    cpy_r_r8 = cpy_r_r7 << 1;
    cpy_r_r9 = cpy_r_r8 != 0;
    if (!cpy_r_r9) goto CPyL7;
    cpy_r_r10 = Py_None;
    CPy_INCREF(cpy_r_r10);
    cpy_r_r11 = cpy_r_r10;
    goto CPyL11;
CPyL7: ;
    cpy_r_r12 = CPyStatic_scholars___reasons___PILE_EMPTY;
    if (likely(cpy_r_r12 != NULL)) goto CPyL10;
    PyErr_SetString(PyExc_NameError, "value for final name \"PILE_EMPTY\" was not set");
    cpy_r_r13 = 0;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "obstacle", 49, CPyStatic_translators___globals);
        goto CPyL12;
    }
    CPy_Unreachable();
CPyL10: ;
    CPy_INCREF(cpy_r_r12);
    cpy_r_r11 = cpy_r_r12;
CPyL11: ;
    return cpy_r_r11;
CPyL12: ;
    cpy_r_r14 = NULL;
    return cpy_r_r14;
CPyL13: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL12;
}
        
        PyObject *CPyPy_translators___obstacle_ask_RetireTop_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_translators___obstacle_ask_RetireTop_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "obstacle", 48, CPyStatic_translators___globals);
            return NULL;
        }
        
PyObject *CPyDef_translators___note_ask_RetireTop_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_translators___note_ask_RetireTop_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_translators___note_ask_RetireTop_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "__get__", -1, CPyStatic_translators___globals);
            return NULL;
        }
        
PyObject *CPyDef_translators___note_ask_RetireTop_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    cpy_r_r0 = ((serai___games___scholars___effects___translators___note_ask_RetireTop_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "note", "note_ask_RetireTop_obj", "__mypyc_env__", 51, CPyStatic_translators___globals);
        goto CPyL10;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___effects___translators___ask_RetireTop_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "note", "ask_RetireTop_env", "t", 52, CPyStatic_translators___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___scholars___effects___translators___ask_RetireTop_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "note", "ask_RetireTop_env", "t", 52, CPyStatic_translators___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___scholars___table___TableObject *)cpy_r_r2)->_piles;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "note", "Table", "piles", 52, CPyStatic_translators___globals);
        goto CPyL12;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    cpy_r_r5 = PyObject_GetItem(cpy_r_r3, cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "note", 52, CPyStatic_translators___globals);
        goto CPyL12;
    }
    if (likely(PyList_Check(cpy_r_r5)))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/translators.py", "note", 52, CPyStatic_translators___globals, "list", cpy_r_r5);
        goto CPyL12;
    }
    cpy_r_r7 = CPyList_GetItemShort(cpy_r_r6, -2);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "note", 52, CPyStatic_translators___globals);
        goto CPyL12;
    }
    CPy_DECREF(cpy_r_r2);
    if (likely(PyLong_Check(cpy_r_r7)))
        cpy_r_r8 = CPyTagged_FromObject(cpy_r_r7);
    else {
        CPy_TypeError("int", cpy_r_r7); cpy_r_r8 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "note", 52, CPyStatic_translators___globals);
        goto CPyL11;
    }
    cpy_r_r9 = CPyDef_translators___retired_note(cpy_r_r1, cpy_r_r8);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "note", 52, CPyStatic_translators___globals);
        goto CPyL10;
    }
    return cpy_r_r9;
CPyL10: ;
    cpy_r_r10 = NULL;
    return cpy_r_r10;
CPyL11: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL10;
CPyL12: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL10;
}
        
        PyObject *CPyPy_translators___note_ask_RetireTop_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_translators___note_ask_RetireTop_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "note", 51, CPyStatic_translators___globals);
            return NULL;
        }
        
PyObject *CPyDef_translators___ask_RetireTop_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    char cpy_r_r15;
    PyObject *cpy_r_r16;
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
    int64_t cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyTagged cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    CPyTagged cpy_r_r51;
    PyObject *cpy_r_r52;
    CPyTagged cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject **cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    char cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    char cpy_r_r70;
    PyObject *cpy_r_r71;
    char cpy_r_r72;
    PyObject *cpy_r_r73;
    char cpy_r_r74;
    tuple_T3OOO cpy_r_r75;
    PyObject **cpy_r_r76;
    PyObject *cpy_r_r77;
    char cpy_r_r78;
    char cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject **cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    char cpy_r_r84;
    PyObject *cpy_r_r85;
    char cpy_r_r86;
    int32_t cpy_r_r87;
    int32_t cpy_r_r88;
    char cpy_r_r89;
    int32_t cpy_r_r90;
    int32_t cpy_r_r91;
    PyObject *cpy_r_r92;
    char cpy_r_r93;
    char cpy_r_r94;
    char cpy_r_r95;
    char cpy_r_r96;
    PyObject *cpy_r_r97;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "ask", "ask_RetireTop_gen", "__mypyc_env__", 45, CPyStatic_translators___globals);
        goto CPyL75;
    }
CPyL1: ;
    cpy_r_r5 = ((serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL69;
CPyL2: ;
    cpy_r_r6 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r7 = cpy_r_type != cpy_r_r6;
    if (!cpy_r_r7) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 45, CPyStatic_translators___globals);
        goto CPyL68;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r8 = ((serai___games___scholars___effects___translators___ask_RetireTop_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "ask", "ask_RetireTop_env", "t", 46, CPyStatic_translators___globals);
        goto CPyL68;
    }
    CPy_INCREF(cpy_r_r8);
CPyL6: ;
    cpy_r_r9 = ((serai___games___scholars___table___TableObject *)cpy_r_r8)->_book;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "ask", "Table", "book", 46, CPyStatic_translators___globals);
        goto CPyL76;
    }
CPyL7: ;
    cpy_r_r10 = ((serai___games___scholars___book___BookObject *)cpy_r_r9)->_options;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "ask", "Book", "options", 46, CPyStatic_translators___globals);
        goto CPyL76;
    }
CPyL8: ;
    cpy_r_r11 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r10)->_retire;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "ask", "Options", "retire", 46, CPyStatic_translators___globals);
        goto CPyL76;
    }
    CPy_INCREF(cpy_r_r11);
CPyL9: ;
    CPy_DECREF(cpy_r_r8);
    cpy_r_r12 = CPyDef_translators___obstacle_ask_RetireTop_obj();
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 48, CPyStatic_translators___globals);
        goto CPyL77;
    }
    CPy_INCREF(cpy_r_r4);
    ((serai___games___scholars___effects___translators___obstacle_ask_RetireTop_objObject *)cpy_r_r12)->___mypyc_env__ = cpy_r_r4;
    if (((serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle);
    }
    ((serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle = cpy_r_r12;
    cpy_r_r13 = 1;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 48, CPyStatic_translators___globals);
        goto CPyL77;
    }
    cpy_r_r14 = CPyDef_translators___note_ask_RetireTop_obj();
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 51, CPyStatic_translators___globals);
        goto CPyL77;
    }
    CPy_INCREF(cpy_r_r4);
    ((serai___games___scholars___effects___translators___note_ask_RetireTop_objObject *)cpy_r_r14)->___mypyc_env__ = cpy_r_r4;
    if (((serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__note != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__note);
    }
    ((serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__note = cpy_r_r14;
    cpy_r_r15 = 1;
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 51, CPyStatic_translators___globals);
        goto CPyL77;
    }
    cpy_r_r16 = ((serai___games___scholars___effects___translators___ask_RetireTop_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "ask", "ask_RetireTop_env", "t", 54, CPyStatic_translators___globals);
        goto CPyL77;
    }
    CPy_INCREF(cpy_r_r16);
CPyL14: ;
    cpy_r_r17 = ((serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__call;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "ask", "ask_RetireTop_gen", "call", 54, CPyStatic_translators___globals);
        goto CPyL78;
    }
CPyL15: ;
    cpy_r_r18 = CPyDef_translators____piles(cpy_r_r16, cpy_r_r17);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 54, CPyStatic_translators___globals);
        goto CPyL77;
    }
    cpy_r_r19 = (CPyPtr)((CPyPtr)cpy_r_r18 + offsetof(PyVarObject, ob_size));
    cpy_r_r20 = *(int64_t *)cpy_r_r19;
    cpy_r_r21 = PyList_New(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 54, CPyStatic_translators___globals);
        goto CPyL79;
    }
    cpy_r_r22 = 0;
CPyL18: ;
    cpy_r_r23 = (CPyPtr)((CPyPtr)cpy_r_r18 + offsetof(PyVarObject, ob_size));
    cpy_r_r24 = *(int64_t *)cpy_r_r23;
    cpy_r_r25 = cpy_r_r22 < cpy_r_r24;
    if (!cpy_r_r25) goto CPyL80;
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
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 54, CPyStatic_translators___globals);
        goto CPyL81;
    }
    cpy_r_r32 = CPyList_GetItem(cpy_r_r11, cpy_r_r31);
    CPyTagged_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 54, CPyStatic_translators___globals);
        goto CPyL81;
    }
    if (likely(Py_TYPE(cpy_r_r32) == CPyType_option___Option))
        cpy_r_r33 = cpy_r_r32;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/translators.py", "ask", 54, CPyStatic_translators___globals, "serai.kernel.option.Option", cpy_r_r32);
        goto CPyL81;
    }
    CPyList_SetItemUnsafe(cpy_r_r21, cpy_r_r22, cpy_r_r33);
    cpy_r_r34 = cpy_r_r22 + 1;
    cpy_r_r22 = cpy_r_r34;
    goto CPyL18;
CPyL24: ;
    cpy_r_r35 = ((serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__obstacle;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "ask", "ask_RetireTop_gen", "obstacle", 54, CPyStatic_translators___globals);
        goto CPyL82;
    }
CPyL25: ;
    cpy_r_r36 = ((serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__note;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "ask", "ask_RetireTop_gen", "note", 54, CPyStatic_translators___globals);
        goto CPyL82;
    }
CPyL26: ;
    cpy_r_r37 = NULL;
    cpy_r_r38 = CPyDef_offer___Offer(cpy_r_r21, cpy_r_r35, cpy_r_r37, cpy_r_r36);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 54, CPyStatic_translators___globals);
        goto CPyL68;
    }
    cpy_r_r39 = ((serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "ask", "ask_RetireTop_gen", "me", 55, CPyStatic_translators___globals);
        goto CPyL83;
    }
CPyL28: ;
    cpy_r_r40 = CPyStatics[2834]; /* 'retire' */
    cpy_r_r41 = CPyStatics[2835]; /* 'SC-CAL-03' */
    cpy_r_r42 = NULL;
    cpy_r_r43 = NULL;
    cpy_r_r44 = 2;
    cpy_r_r45 = CPyDef_decision___ask(cpy_r_r39, cpy_r_r40, cpy_r_r41, cpy_r_r38, cpy_r_r42, cpy_r_r43, cpy_r_r44);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 55, CPyStatic_translators___globals);
        goto CPyL68;
    }
    ((serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r45;
CPyL30: ;
    cpy_r_r47 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r48 = cpy_r_type != cpy_r_r47;
    if (!cpy_r_r48) goto CPyL33;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 55, CPyStatic_translators___globals);
        goto CPyL68;
    }
    CPy_Unreachable();
CPyL33: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r49 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/translators.py", "ask", 55, CPyStatic_translators___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL68;
    }
    cpy_r_r50 = ((serai___games___scholars___effects___translators___ask_RetireTop_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "ask", "ask_RetireTop_env", "t", 56, CPyStatic_translators___globals);
        goto CPyL84;
    }
    CPy_INCREF(cpy_r_r50);
CPyL35: ;
    cpy_r_r51 = ((serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r51 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "ask", "ask_RetireTop_gen", "me", 56, CPyStatic_translators___globals);
        goto CPyL85;
    }
CPyL36: ;
    cpy_r_r52 = ((serai___kernel___option___OptionObject *)cpy_r_r49)->_value;
    CPy_INCREF(cpy_r_r52);
    CPy_DECREF(cpy_r_r49);
    if (likely(PyLong_Check(cpy_r_r52)))
        cpy_r_r53 = CPyTagged_FromObject(cpy_r_r52);
    else {
        CPy_TypeError("int", cpy_r_r52); cpy_r_r53 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r53 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 56, CPyStatic_translators___globals);
        goto CPyL86;
    }
    cpy_r_r54 = CPyDef_translators___set_aside(cpy_r_r50, cpy_r_r51, cpy_r_r53);
    CPy_DECREF(cpy_r_r50);
    CPyTagged_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r54 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 56, CPyStatic_translators___globals);
        goto CPyL68;
    }
    cpy_r_r55 = ((serai___games___scholars___effects___translators___ask_RetireTop_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "ask", "ask_RetireTop_env", "t", 57, CPyStatic_translators___globals);
        goto CPyL68;
    }
    CPy_INCREF(cpy_r_r55);
CPyL39: ;
    cpy_r_r56 = ((serai___games___scholars___table___TableObject *)cpy_r_r55)->_book;
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "ask", "Table", "book", 57, CPyStatic_translators___globals);
        goto CPyL87;
    }
CPyL40: ;
    cpy_r_r57 = ((serai___games___scholars___book___BookObject *)cpy_r_r56)->_seams;
    CPy_INCREF(cpy_r_r57);
    CPy_DECREF(cpy_r_r55);
    cpy_r_r58 = ((serai___games___scholars___effects___translators___ask_RetireTop_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "ask", "ask_RetireTop_env", "t", 57, CPyStatic_translators___globals);
        goto CPyL88;
    }
    CPy_INCREF(cpy_r_r58);
CPyL41: ;
    cpy_r_r59 = CPY_GET_METHOD(cpy_r_r57, CPyType_scholars___seams___Seams, 24, serai___games___scholars___seams___SeamsObject, PyObject * (*)(PyObject *, PyObject *))(cpy_r_r57, cpy_r_r58); /* cards_may_leave */
    CPy_DECREF(cpy_r_r58);
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 57, CPyStatic_translators___globals);
        goto CPyL68;
    }
    cpy_r_r60 = PyObject_GetIter(cpy_r_r59);
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 57, CPyStatic_translators___globals);
        goto CPyL68;
    }
    if (((serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___translators___ask_RetireTop_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___translators___ask_RetireTop_gen_0);
    }
    ((serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___translators___ask_RetireTop_gen_0 = cpy_r_r60;
    cpy_r_r61 = 1;
    if (!cpy_r_r61) goto CPyL68;
    cpy_r_r62 = NULL;
    cpy_r_r1 = cpy_r_r62;
    cpy_r_r63 = (PyObject **)&cpy_r_r1;
    cpy_r_r64 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r65 = ((serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___translators___ask_RetireTop_gen_0;
    cpy_r_r66 = CPyIter_Send(cpy_r_r65, cpy_r_r64, cpy_r_r63);
    if (cpy_r_r66 != NULL) goto CPyL89;
    cpy_r_r67 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r67)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 57, CPyStatic_translators___globals);
        goto CPyL90;
    }
    cpy_r_r68 = cpy_r_r1;
    CPy_DECREF(cpy_r_r68);
    cpy_r_r69 = NULL;
    if (((serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___translators___ask_RetireTop_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___translators___ask_RetireTop_gen_0);
    }
    ((serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___translators___ask_RetireTop_gen_0 = cpy_r_r69;
    cpy_r_r70 = 1;
    if (unlikely(!cpy_r_r70)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 57, CPyStatic_translators___globals);
        goto CPyL68;
    } else
        goto CPyL63;
CPyL47: ;
    cpy_r_r71 = cpy_r_r66;
CPyL48: ;
    ((serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r71;
CPyL49: ;
    cpy_r_r73 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r74 = cpy_r_type != cpy_r_r73;
    if (!cpy_r_r74) goto CPyL91;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 57, CPyStatic_translators___globals);
        goto CPyL53;
    } else
        goto CPyL92;
CPyL51: ;
    CPy_Unreachable();
CPyL52: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL59;
CPyL53: ;
    cpy_r_r75 = CPy_CatchError();
    cpy_r_r76 = (PyObject **)&cpy_r_r3;
    cpy_r_r77 = ((serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___translators___ask_RetireTop_gen_0;
    cpy_r_r78 = CPy_YieldFromErrorHandle(cpy_r_r77, cpy_r_r76);
    if (unlikely(cpy_r_r78 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 57, CPyStatic_translators___globals);
        goto CPyL93;
    }
    if (cpy_r_r78) goto CPyL56;
    cpy_r_r71 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r75);
    CPy_DecRef(cpy_r_r75.f0);
    CPy_DecRef(cpy_r_r75.f1);
    CPy_DecRef(cpy_r_r75.f2);
    goto CPyL48;
CPyL56: ;
    cpy_r_r68 = cpy_r_r3;
    CPy_DecRef(cpy_r_r68);
    CPy_RestoreExcInfo(cpy_r_r75);
    CPy_DecRef(cpy_r_r75.f0);
    CPy_DecRef(cpy_r_r75.f1);
    CPy_DecRef(cpy_r_r75.f2);
    goto CPyL63;
CPyL57: ;
    CPy_RestoreExcInfo(cpy_r_r75);
    CPy_DecRef(cpy_r_r75.f0);
    CPy_DecRef(cpy_r_r75.f1);
    CPy_DecRef(cpy_r_r75.f2);
    cpy_r_r79 = CPy_KeepPropagating();
    if (!cpy_r_r79) goto CPyL68;
    CPy_Unreachable();
CPyL59: ;
    cpy_r_r80 = NULL;
    cpy_r_r1 = cpy_r_r80;
    cpy_r_r81 = (PyObject **)&cpy_r_r1;
    cpy_r_r82 = ((serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___translators___ask_RetireTop_gen_0;
    cpy_r_r83 = CPyIter_Send(cpy_r_r82, cpy_r_arg, cpy_r_r81);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r83 == NULL) {
        goto CPyL61;
    } else
        goto CPyL94;
CPyL60: ;
    cpy_r_r71 = cpy_r_r83;
    goto CPyL48;
CPyL61: ;
    cpy_r_r84 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r84)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 57, CPyStatic_translators___globals);
        goto CPyL90;
    }
    cpy_r_r68 = cpy_r_r1;
    CPy_DECREF(cpy_r_r68);
CPyL63: ;
    cpy_r_r85 = 1 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r85);
    ((serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r87 = CPyDef_translators___ask_RetireTop_env_clear_on_completion(cpy_r_r4);
    cpy_r_r88 = CPyDef_translators___ask_RetireTop_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL67;
    CPyGen_SetStopIterationValue(cpy_r_r85);
    CPy_DECREF(cpy_r_r85);
    if (!0) goto CPyL74;
    CPy_Unreachable();
CPyL67: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r85;
    CPyGen_Exit(&((serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL68: ;
    ((serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r90 = CPyDef_translators___ask_RetireTop_env_clear_on_completion(cpy_r_r4);
    cpy_r_r91 = CPyDef_translators___ask_RetireTop_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r92 = NULL;
    CPyGen_Exit(&((serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r92;
CPyL69: ;
    cpy_r_r93 = cpy_r_r5 == 0;
    if (cpy_r_r93) goto CPyL95;
    cpy_r_r94 = cpy_r_r5 == 1;
    if (cpy_r_r94) goto CPyL96;
    cpy_r_r95 = cpy_r_r5 == 2;
    if (cpy_r_r95) {
        goto CPyL49;
    } else
        goto CPyL97;
CPyL72: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r96 = 0;
    if (unlikely(!cpy_r_r96)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 45, CPyStatic_translators___globals);
        goto CPyL74;
    }
    CPy_Unreachable();
CPyL74: ;
    cpy_r_r97 = NULL;
    CPyGen_Exit(&((serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r97;
CPyL75: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL74;
CPyL76: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL68;
CPyL77: ;
    CPy_DecRef(cpy_r_r11);
    goto CPyL68;
CPyL78: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r16);
    goto CPyL68;
CPyL79: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r18);
    goto CPyL68;
CPyL80: ;
    CPy_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r18);
    goto CPyL24;
CPyL81: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r21);
    goto CPyL68;
CPyL82: ;
    CPy_DecRef(cpy_r_r21);
    goto CPyL68;
CPyL83: ;
    CPy_DecRef(cpy_r_r38);
    goto CPyL68;
CPyL84: ;
    CPy_DecRef(cpy_r_r49);
    goto CPyL68;
CPyL85: ;
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r50);
    goto CPyL68;
CPyL86: ;
    CPy_DecRef(cpy_r_r50);
    goto CPyL68;
CPyL87: ;
    CPy_DecRef(cpy_r_r55);
    goto CPyL68;
CPyL88: ;
    CPy_DecRef(cpy_r_r57);
    goto CPyL68;
CPyL89: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL47;
CPyL90: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL68;
CPyL91: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL52;
CPyL92: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL51;
CPyL93: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL57;
CPyL94: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL60;
CPyL95: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL2;
CPyL96: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL30;
CPyL97: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL72;
}
        
PyObject *CPyDef_translators___ask_RetireTop_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_translators___ask_RetireTop_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_translators___ask_RetireTop_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_translators___ask_RetireTop_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.translators.ask_RetireTop_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_translators___ask_RetireTop_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "__next__", -1, CPyStatic_translators___globals);
            return NULL;
        }
        
PyObject *CPyDef_translators___ask_RetireTop_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_translators___ask_RetireTop_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_translators___ask_RetireTop_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_translators___ask_RetireTop_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.translators.ask_RetireTop_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_translators___ask_RetireTop_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "send", -1, CPyStatic_translators___globals);
            return NULL;
        }
        
PyObject *CPyDef_translators___ask_RetireTop_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_translators___ask_RetireTop_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_translators___ask_RetireTop_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.translators.ask_RetireTop_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_translators___ask_RetireTop_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "__iter__", -1, CPyStatic_translators___globals);
            return NULL;
        }
        
PyObject *CPyDef_translators___ask_RetireTop_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_translators___ask_RetireTop_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_translators___ask_RetireTop_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_translators___ask_RetireTop_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.translators.ask_RetireTop_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_translators___ask_RetireTop_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "throw", -1, CPyStatic_translators___globals);
            return NULL;
        }
        
PyObject *CPyDef_translators___ask_RetireTop_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_translators___ask_RetireTop_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp4851 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp4851);
    PyObject *__tmp4852 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp4852);
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
        
        PyObject *CPyPy_translators___ask_RetireTop_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_translators___ask_RetireTop_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.translators.ask_RetireTop_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_translators___ask_RetireTop_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "close", -1, CPyStatic_translators___globals);
            return NULL;
        }
        
PyObject *CPyDef_translators___RetireTop___ask(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
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
    cpy_r_r0 = CPyDef_translators___ask_RetireTop_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 45, CPyStatic_translators___globals);
        goto CPyL10;
    }
    cpy_r_r1 = CPyDef_translators___ask_RetireTop_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 45, CPyStatic_translators___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_r0);
    if (((serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 45, CPyStatic_translators___globals);
        goto CPyL12;
    }
    ((serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_self);
    if (((serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__self != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__self);
    }
    ((serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__self = cpy_r_self;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 45, CPyStatic_translators___globals);
        goto CPyL12;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___effects___translators___ask_RetireTop_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___translators___ask_RetireTop_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t);
    }
    ((serai___games___scholars___effects___translators___ask_RetireTop_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t = cpy_r_t;
    cpy_r_r5 = 1;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 45, CPyStatic_translators___globals);
        goto CPyL13;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 45, CPyStatic_translators___globals);
        goto CPyL13;
    }
    CPy_INCREF(cpy_r_call);
    if (((serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__call != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__call);
    }
    ((serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__call = cpy_r_call;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 45, CPyStatic_translators___globals);
        goto CPyL13;
    }
    CPyTagged_INCREF(cpy_r_context);
    if (((serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__context != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__context);
    }
    ((serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__context = cpy_r_context;
    cpy_r_r8 = 1;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 45, CPyStatic_translators___globals);
        goto CPyL13;
    }
    ((serai___games___scholars___effects___translators___ask_RetireTop_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__optional = cpy_r_optional;
    cpy_r_r9 = 1;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 45, CPyStatic_translators___globals);
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
        
        PyObject *CPyPy_translators___RetireTop___ask(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_translators___RetireTop))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.translators.RetireTop", obj_self); 
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
            PyObject *retval = CPyDef_translators___RetireTop___ask(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask", 45, CPyStatic_translators___globals);
            return NULL;
        }
        
PyObject *CPyDef_translators___RetireTop___ask__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
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
    cpy_r_r1 = CPyDef_translators___RetireTop___ask(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context, cpy_r_optional);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_translators___RetireTop___ask__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_translators___RetireTop))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.effects.translators.RetireTop", obj_self); 
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
            PyObject *retval = CPyDef_translators___RetireTop___ask__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "ask__Work_glue", -1, CPyStatic_translators___globals);
            return NULL;
        }
        
char CPyDef_translators___RetireTop_____mypyc_defaults_setup(PyObject *cpy_r___mypyc_self__) {
    ((serai___games___scholars___effects___translators___RetireTopObject *)cpy_r___mypyc_self__)->_asks_itself = 0;
    ((serai___games___scholars___effects___translators___RetireTopObject *)cpy_r___mypyc_self__)->_must = 0;
    ((serai___games___scholars___effects___translators___RetireTopObject *)cpy_r___mypyc_self__)->_always = 0;
    ((serai___games___scholars___effects___translators___RetireTopObject *)cpy_r___mypyc_self__)->_quiet = 0;
    return 1;
}
        
        PyObject *CPyPy_translators___RetireTop_____mypyc_defaults_setup(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__mypyc_defaults_setup", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_translators___RetireTop))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.translators.RetireTop", obj___mypyc_self__); 
                goto fail;
            }
            char retval = CPyDef_translators___RetireTop_____mypyc_defaults_setup(arg___mypyc_self__);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "__mypyc_defaults_setup", -1, CPyStatic_translators___globals);
            return NULL;
        }
        
PyObject *CPyDef_translators____piles(PyObject *cpy_r_t, PyObject *cpy_r_call) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyPtr cpy_r_r5;
    int64_t cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject **cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    int32_t cpy_r_r19;
    char cpy_r_r20;
    int64_t cpy_r_r21;
    PyObject *cpy_r_r22;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "_piles", "Table", "book", 62, CPyStatic_translators___globals);
        goto CPyL12;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_words;
    cpy_r_r2 = ((serai___games___scholars___book___WordsObject *)cpy_r_r1)->_piles;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = PyList_New(0);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "_piles", 63, CPyStatic_translators___globals);
        goto CPyL13;
    }
    cpy_r_r4 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_words;
    CPy_INCREF(cpy_r_r4);
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r6 = *(int64_t *)cpy_r_r5;
    cpy_r_r7 = 0;
CPyL3: ;
    cpy_r_r8 = cpy_r_r7 < cpy_r_r6;
    if (!cpy_r_r8) goto CPyL14;
    cpy_r_r9 = CPySequenceTuple_GetItemUnsafe(cpy_r_r4, cpy_r_r7);
    if (PyLong_Check(cpy_r_r9))
        cpy_r_r10 = cpy_r_r9;
    else {
        cpy_r_r10 = NULL;
    }
    if (cpy_r_r10 != NULL) goto __LL4853;
    if (PyUnicode_Check(cpy_r_r9))
        cpy_r_r10 = cpy_r_r9;
    else {
        cpy_r_r10 = NULL;
    }
    if (cpy_r_r10 != NULL) goto __LL4853;
    if (unlikely(!(PyTuple_Check(cpy_r_r9) && PyTuple_GET_SIZE(cpy_r_r9) == 2))) {
        cpy_r_r10 = NULL;
        goto __LL4854;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r9, 0))))
        cpy_r_r10 = PyTuple_GET_ITEM(cpy_r_r9, 0);
    else {
        cpy_r_r10 = NULL;
    }
    if (cpy_r_r10 == NULL) goto __LL4854;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r9, 1))))
        cpy_r_r10 = PyTuple_GET_ITEM(cpy_r_r9, 1);
    else {
        cpy_r_r10 = NULL;
    }
    if (cpy_r_r10 == NULL) goto __LL4854;
    cpy_r_r10 = cpy_r_r9;
__LL4854: ;
    if (cpy_r_r10 != NULL) goto __LL4853;
    CPy_TypeErrorTraceback("src/serai/games/scholars/effects/translators.py", "_piles", 63, CPyStatic_translators___globals, "union[int, str, tuple[str, int]]", cpy_r_r9);
    goto CPyL15;
__LL4853: ;
    cpy_r_r11 = PyUnicode_Check(cpy_r_r10);
    if (!cpy_r_r11) goto CPyL16;
    if (likely(PyUnicode_Check(cpy_r_r10)))
        cpy_r_r12 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/translators.py", "_piles", 63, CPyStatic_translators___globals, "str", cpy_r_r10);
        goto CPyL15;
    }
    cpy_r_r13 = CPyStatics[549]; /* 'index' */
    PyObject *cpy_r_r14[2] = {cpy_r_r2, cpy_r_r12};
    cpy_r_r15 = (PyObject **)&cpy_r_r14;
    cpy_r_r16 = PyObject_VectorcallMethod(cpy_r_r13, cpy_r_r15, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "_piles", 63, CPyStatic_translators___globals);
        goto CPyL17;
    }
    CPy_DECREF(cpy_r_r12);
    if (likely(PyLong_Check(cpy_r_r16)))
        cpy_r_r17 = CPyTagged_FromObject(cpy_r_r16);
    else {
        CPy_TypeError("int", cpy_r_r16); cpy_r_r17 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "_piles", 63, CPyStatic_translators___globals);
        goto CPyL15;
    }
    cpy_r_r18 = CPyTagged_StealAsObject(cpy_r_r17);
    cpy_r_r19 = PyList_Append(cpy_r_r3, cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    cpy_r_r20 = cpy_r_r19 >= 0;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "_piles", 63, CPyStatic_translators___globals);
        goto CPyL15;
    }
CPyL10: ;
    cpy_r_r21 = cpy_r_r7 + 1;
    cpy_r_r7 = cpy_r_r21;
    goto CPyL3;
CPyL11: ;
    return cpy_r_r3;
CPyL12: ;
    cpy_r_r22 = NULL;
    return cpy_r_r22;
CPyL13: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL12;
CPyL14: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r4);
    goto CPyL11;
CPyL15: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    goto CPyL12;
CPyL16: ;
    CPy_DECREF(cpy_r_r10);
    goto CPyL10;
CPyL17: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r12);
    goto CPyL12;
}
        
        PyObject *CPyPy_translators____piles(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "call", 0};
            static CPyArg_Parser parser = {"OO:_piles", kwlist, 0};
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
            PyObject *retval = CPyDef_translators____piles(arg_t, arg_call);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "_piles", 61, CPyStatic_translators___globals);
            return NULL;
        }
        
PyObject *CPyDef_translators___retired_note(PyObject *cpy_r_t, CPyTagged cpy_r_translator) {
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
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "retired_note", "Table", "book", 68, CPyStatic_translators___globals);
        goto CPyL13;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_translators;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "retired_note", "Book", "translators", 68, CPyStatic_translators___globals);
        goto CPyL13;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_translator);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "retired_note", 68, CPyStatic_translators___globals);
        goto CPyL13;
    }
    if (likely(PyTuple_Check(cpy_r_r2)))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/translators.py", "retired_note", 68, CPyStatic_translators___globals, "tuple", cpy_r_r2);
        goto CPyL13;
    }
    cpy_r_r4 = CPyStatics[2836]; /* 'note-retired' */
    cpy_r_r5 = CPyStatics[2329]; /* 'translator' */
    cpy_r_r6 = CPySequenceTuple_GetItem(cpy_r_r3, 0);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "retired_note", 69, CPyStatic_translators___globals);
        goto CPyL14;
    }
    if (likely(PyUnicode_Check(cpy_r_r6)))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/translators.py", "retired_note", 69, CPyStatic_translators___globals, "str", cpy_r_r6);
        goto CPyL14;
    }
    cpy_r_r8 = CPyStatics[31]; /* 'n' */
    cpy_r_r9 = CPySequenceTuple_GetItem(cpy_r_r3, 8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "retired_note", 69, CPyStatic_translators___globals);
        goto CPyL15;
    }
    if (likely(PyLong_Check(cpy_r_r9)))
        cpy_r_r10 = CPyTagged_FromObject(cpy_r_r9);
    else {
        CPy_TypeError("int", cpy_r_r9); cpy_r_r10 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "retired_note", 69, CPyStatic_translators___globals);
        goto CPyL15;
    }
    cpy_r_r11 = CPyStatics[602]; /* 'effect' */
    cpy_r_r12 = CPySequenceTuple_GetItem(cpy_r_r3, 12);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "retired_note", 69, CPyStatic_translators___globals);
        goto CPyL16;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r12, CPyType_kernel___effects___Effect)))
        cpy_r_r13 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/translators.py", "retired_note", 69, CPyStatic_translators___globals, "serai.kernel.effects.Effect", cpy_r_r12);
        goto CPyL16;
    }
    cpy_r_r14 = CPyTagged_StealAsObject(cpy_r_r10);
    cpy_r_r15 = CPyDict_Build(3, cpy_r_r5, cpy_r_r7, cpy_r_r8, cpy_r_r14, cpy_r_r11, cpy_r_r13);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "retired_note", 69, CPyStatic_translators___globals);
        goto CPyL13;
    }
    cpy_r_r16 = CPyDef_message___Message(cpy_r_r4, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "retired_note", 69, CPyStatic_translators___globals);
        goto CPyL13;
    }
    return cpy_r_r16;
CPyL13: ;
    cpy_r_r17 = NULL;
    return cpy_r_r17;
CPyL14: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL13;
CPyL15: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r7);
    goto CPyL13;
CPyL16: ;
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r10);
    goto CPyL13;
}
        
        PyObject *CPyPy_translators___retired_note(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "translator", 0};
            static CPyArg_Parser parser = {"OO:retired_note", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_translator;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_translator)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_translator;
            if (likely(PyLong_Check(obj_translator)))
                arg_translator = CPyTagged_BorrowFromObject(obj_translator);
            else {
                CPy_TypeError("int", obj_translator); goto fail;
            }
            PyObject *retval = CPyDef_translators___retired_note(arg_t, arg_translator);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "retired_note", 66, CPyStatic_translators___globals);
            return NULL;
        }
        
char CPyDef_translators___set_aside(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_pile) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    CPyTagged cpy_r_r12;
    CPyTagged cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    int32_t cpy_r_r20;
    char cpy_r_r21;
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
    char cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_piles;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "set_aside", "Table", "piles", 74, CPyStatic_translators___globals);
        goto CPyL29;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_pile);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "set_aside", 74, CPyStatic_translators___globals);
        goto CPyL29;
    }
    if (likely(PyList_Check(cpy_r_r1)))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/translators.py", "set_aside", 74, CPyStatic_translators___globals, "list", cpy_r_r1);
        goto CPyL29;
    }
    cpy_r_r3 = CPyList_GetItemShort(cpy_r_r2, -2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "set_aside", 74, CPyStatic_translators___globals);
        goto CPyL29;
    }
    if (likely(PyLong_Check(cpy_r_r3)))
        cpy_r_r4 = CPyTagged_FromObject(cpy_r_r3);
    else {
        CPy_TypeError("int", cpy_r_r3); cpy_r_r4 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "set_aside", 74, CPyStatic_translators___globals);
        goto CPyL29;
    }
    cpy_r_r5 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_piles;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "set_aside", "Table", "piles", 75, CPyStatic_translators___globals);
        goto CPyL30;
    }
CPyL6: ;
    cpy_r_r6 = CPyList_GetItem(cpy_r_r5, cpy_r_pile);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "set_aside", 75, CPyStatic_translators___globals);
        goto CPyL30;
    }
    if (likely(PyList_Check(cpy_r_r6)))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/translators.py", "set_aside", 75, CPyStatic_translators___globals, "list", cpy_r_r6);
        goto CPyL30;
    }
    cpy_r_r8 = CPyList_GetSlice(cpy_r_r7, 0, -2);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "set_aside", 75, CPyStatic_translators___globals);
        goto CPyL30;
    }
    if (likely(PyList_Check(cpy_r_r8)))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/translators.py", "set_aside", 75, CPyStatic_translators___globals, "list", cpy_r_r8);
        goto CPyL30;
    }
    cpy_r_r10 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_piles;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "set_aside", "Table", "piles", 75, CPyStatic_translators___globals);
        goto CPyL31;
    }
    CPy_INCREF(cpy_r_r10);
CPyL11: ;
    cpy_r_r11 = CPyList_SetItem(cpy_r_r10, cpy_r_pile, cpy_r_r9);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "set_aside", 75, CPyStatic_translators___globals);
        goto CPyL30;
    }
    cpy_r_r12 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_reveals;
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "set_aside", "Table", "reveals", 76, CPyStatic_translators___globals);
        goto CPyL30;
    }
CPyL13: ;
    cpy_r_r13 = CPyTagged_Add(cpy_r_r12, 2);
    if (((serai___games___scholars___table___TableObject *)cpy_r_t)->_reveals != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_t)->_reveals);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_t)->_reveals = cpy_r_r13;
    cpy_r_r14 = 1;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "set_aside", 76, CPyStatic_translators___globals);
        goto CPyL30;
    }
    cpy_r_r15 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "set_aside", "Table", "players", 77, CPyStatic_translators___globals);
        goto CPyL30;
    }
CPyL15: ;
    cpy_r_r16 = CPyList_GetItemBorrow(cpy_r_r15, cpy_r_me);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "set_aside", 77, CPyStatic_translators___globals);
        goto CPyL30;
    }
    if (likely(Py_TYPE(cpy_r_r16) == CPyType_scholars___table___Player))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/translators.py", "set_aside", 77, CPyStatic_translators___globals, "serai.games.scholars.table.Player", cpy_r_r16);
        goto CPyL30;
    }
    cpy_r_r18 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r17)->_aside;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "set_aside", "Player", "aside", 77, CPyStatic_translators___globals);
        goto CPyL30;
    }
    CPy_INCREF(cpy_r_r18);
CPyL18: ;
    CPyTagged_INCREF(cpy_r_r4);
    cpy_r_r19 = CPyTagged_StealAsObject(cpy_r_r4);
    cpy_r_r20 = PyList_Append(cpy_r_r18, cpy_r_r19);
    CPy_DECREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = cpy_r_r20 >= 0;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "set_aside", 77, CPyStatic_translators___globals);
        goto CPyL30;
    }
    cpy_r_r22 = CPyStatics[2837]; /* 'event-set-aside' */
    cpy_r_r23 = CPyStatics[2838]; /* 'SC-RET-03' */
    cpy_r_r24 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "set_aside", "Table", "book", 78, CPyStatic_translators___globals);
        goto CPyL30;
    }
CPyL20: ;
    cpy_r_r25 = ((serai___games___scholars___book___BookObject *)cpy_r_r24)->_translators;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "set_aside", "Book", "translators", 78, CPyStatic_translators___globals);
        goto CPyL30;
    }
CPyL21: ;
    cpy_r_r26 = CPyList_GetItem(cpy_r_r25, cpy_r_r4);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "set_aside", 78, CPyStatic_translators___globals);
        goto CPyL30;
    }
    if (likely(PyTuple_Check(cpy_r_r26)))
        cpy_r_r27 = cpy_r_r26;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/translators.py", "set_aside", 78, CPyStatic_translators___globals, "tuple", cpy_r_r26);
        goto CPyL30;
    }
    cpy_r_r28 = CPySequenceTuple_GetItem(cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "set_aside", 78, CPyStatic_translators___globals);
        goto CPyL30;
    }
    if (likely(PyUnicode_Check(cpy_r_r28)))
        cpy_r_r29 = cpy_r_r28;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/translators.py", "set_aside", 78, CPyStatic_translators___globals, "str", cpy_r_r28);
        goto CPyL30;
    }
    cpy_r_r30 = CPyStatics[2329]; /* 'translator' */
    cpy_r_r31 = CPyDict_Build(1, cpy_r_r30, cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "set_aside", 78, CPyStatic_translators___globals);
        goto CPyL30;
    }
    cpy_r_r32 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r22, cpy_r_me, cpy_r_r23, cpy_r_r31);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "set_aside", 78, CPyStatic_translators___globals);
        goto CPyL30;
    }
    cpy_r_r33 = CPyDef_goals___interacted(cpy_r_t, cpy_r_me, cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r33 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "set_aside", 79, CPyStatic_translators___globals);
        goto CPyL29;
    }
    return 1;
CPyL29: ;
    cpy_r_r34 = 2;
    return cpy_r_r34;
CPyL30: ;
    CPyTagged_DecRef(cpy_r_r4);
    goto CPyL29;
CPyL31: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r9);
    goto CPyL29;
}
        
        PyObject *CPyPy_translators___set_aside(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "pile", 0};
            static CPyArg_Parser parser = {"OOO:set_aside", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_pile;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_pile)) {
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
            CPyTagged arg_pile;
            if (likely(PyLong_Check(obj_pile)))
                arg_pile = CPyTagged_BorrowFromObject(obj_pile);
            else {
                CPy_TypeError("int", obj_pile); goto fail;
            }
            char retval = CPyDef_translators___set_aside(arg_t, arg_me, arg_pile);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "set_aside", 72, CPyStatic_translators___globals);
            return NULL;
        }
        
PyObject *CPyDef_translators___employ_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_pile) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyPtr cpy_r_r3;
    int64_t cpy_r_r4;
    CPyTagged cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    CPyTagged cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject **cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    tuple_T2IO cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    int64_t cpy_r_r36;
    char cpy_r_r37;
    int64_t cpy_r_r38;
    char cpy_r_r39;
    char cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_piles;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ_obstacle", "Table", "piles", 87, CPyStatic_translators___globals);
        goto CPyL40;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_pile);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ_obstacle", 87, CPyStatic_translators___globals);
        goto CPyL40;
    }
    if (likely(PyList_Check(cpy_r_r1)))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/translators.py", "employ_obstacle", 87, CPyStatic_translators___globals, "list", cpy_r_r1);
        goto CPyL40;
    }
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r4 = *(int64_t *)cpy_r_r3;
    CPy_DECREF(cpy_r_r2);
    cpy_r_r5 = cpy_r_r4 << 1;
    cpy_r_r6 = cpy_r_r5 != 0;
    if (cpy_r_r6) goto CPyL8;
    cpy_r_r7 = CPyStatic_scholars___reasons___PILE_EMPTY;
    if (likely(cpy_r_r7 != NULL)) goto CPyL7;
    PyErr_SetString(PyExc_NameError, "value for final name \"PILE_EMPTY\" was not set");
    cpy_r_r8 = 0;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ_obstacle", 88, CPyStatic_translators___globals);
        goto CPyL40;
    }
    CPy_Unreachable();
CPyL7: ;
    CPy_INCREF(cpy_r_r7);
    return cpy_r_r7;
CPyL8: ;
    cpy_r_r9 = CPY_INT_TAG;
    cpy_r_r10 = CPyDef_scholars___influence___can_take_influence(cpy_r_t, cpy_r_me, cpy_r_r9);
    if (unlikely(cpy_r_r10 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ_obstacle", 89, CPyStatic_translators___globals);
        goto CPyL40;
    }
    if (cpy_r_r10) goto CPyL14;
    cpy_r_r11 = CPyStatic_scholars___reasons___NO_INFLUENCE;
    if (likely(cpy_r_r11 != NULL)) goto CPyL13;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_INFLUENCE\" was not set");
    cpy_r_r12 = 0;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ_obstacle", 90, CPyStatic_translators___globals);
        goto CPyL40;
    }
    CPy_Unreachable();
CPyL13: ;
    CPy_INCREF(cpy_r_r11);
    return cpy_r_r11;
CPyL14: ;
    cpy_r_r13 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ_obstacle", "Table", "players", 91, CPyStatic_translators___globals);
        goto CPyL40;
    }
CPyL15: ;
    cpy_r_r14 = CPyList_GetItemBorrow(cpy_r_r13, cpy_r_me);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ_obstacle", 91, CPyStatic_translators___globals);
        goto CPyL40;
    }
    if (likely(Py_TYPE(cpy_r_r14) == CPyType_scholars___table___Player))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/translators.py", "employ_obstacle", 91, CPyStatic_translators___globals, "serai.games.scholars.table.Player", cpy_r_r14);
        goto CPyL40;
    }
    cpy_r_r16 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r15)->_silver;
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ_obstacle", "Player", "silver", 91, CPyStatic_translators___globals);
        goto CPyL40;
    }
    CPyTagged_INCREF(cpy_r_r16);
CPyL18: ;
    cpy_r_r17 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_rooms;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ_obstacle", "Table", "rooms", 92, CPyStatic_translators___globals);
        goto CPyL41;
    }
    CPy_INCREF(cpy_r_r17);
CPyL19: ;
    cpy_r_r18 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ_obstacle", "Table", "book", 92, CPyStatic_translators___globals);
        goto CPyL42;
    }
CPyL20: ;
    cpy_r_r19 = ((serai___games___scholars___book___BookObject *)cpy_r_r18)->_rooms;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ_obstacle", "Book", "rooms", 92, CPyStatic_translators___globals);
        goto CPyL42;
    }
    CPy_INCREF(cpy_r_r19);
CPyL21: ;
    cpy_r_r20 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r21 = CPyStatics[36]; /* 'zip' */
    cpy_r_r22 = CPyObject_GetAttr(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ_obstacle", 92, CPyStatic_translators___globals);
        goto CPyL43;
    }
    cpy_r_r23 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r24[3] = {cpy_r_r17, cpy_r_r19, cpy_r_r23};
    cpy_r_r25 = (PyObject **)&cpy_r_r24;
    cpy_r_r26 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r27 = PyObject_Vectorcall(cpy_r_r22, cpy_r_r25, 2, cpy_r_r26);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ_obstacle", 92, CPyStatic_translators___globals);
        goto CPyL43;
    }
    CPy_DECREF(cpy_r_r17);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r28 = PyObject_GetIter(cpy_r_r27);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ_obstacle", 92, CPyStatic_translators___globals);
        goto CPyL41;
    }
CPyL24: ;
    cpy_r_r29 = PyIter_Next(cpy_r_r28);
    if (cpy_r_r29 == NULL) goto CPyL44;
    PyObject *__tmp4855;
    if (unlikely(!(PyTuple_Check(cpy_r_r29) && PyTuple_GET_SIZE(cpy_r_r29) == 2))) {
        __tmp4855 = NULL;
        goto __LL4856;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r29, 0))))
        __tmp4855 = PyTuple_GET_ITEM(cpy_r_r29, 0);
    else {
        __tmp4855 = NULL;
    }
    if (__tmp4855 == NULL) goto __LL4856;
    if (likely(PyTuple_Check(PyTuple_GET_ITEM(cpy_r_r29, 1))))
        __tmp4855 = PyTuple_GET_ITEM(cpy_r_r29, 1);
    else {
        __tmp4855 = NULL;
    }
    if (__tmp4855 == NULL) goto __LL4856;
    __tmp4855 = cpy_r_r29;
__LL4856: ;
    if (unlikely(__tmp4855 == NULL)) {
        CPy_TypeError("tuple[int, tuple]", cpy_r_r29); cpy_r_r30 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    } else {
        PyObject *__tmp4857 = PyTuple_GET_ITEM(cpy_r_r29, 0);
        CPyTagged __tmp4858;
        if (likely(PyLong_Check(__tmp4857)))
            __tmp4858 = CPyTagged_FromObject(__tmp4857);
        else {
            goto __LL4859;
        }
        cpy_r_r30.f0 = __tmp4858;
        PyObject *__tmp4860 = PyTuple_GET_ITEM(cpy_r_r29, 1);
        CPy_INCREF(__tmp4860);
        PyObject * __tmp4861;
        if (likely(PyTuple_Check(__tmp4860)))
            __tmp4861 = __tmp4860;
        else {
            CPy_TypeError("tuple", __tmp4860); 
            __tmp4861 = NULL;
        }
        cpy_r_r30.f1 = __tmp4861;
    }
    goto __LL4862;
__LL4859: ;
    cpy_r_r30 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    goto __LL4862;
__LL4862: ;
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ_obstacle", 92, CPyStatic_translators___globals);
        goto CPyL45;
    }
    cpy_r_r31 = cpy_r_r30.f0;
    CPyTagged_INCREF(cpy_r_r31);
    cpy_r_r32 = cpy_r_r30.f1;
    CPy_INCREF(cpy_r_r32);
    CPyTagged_DECREF(cpy_r_r30.f0);
    CPy_DECREF(cpy_r_r30.f1);
    cpy_r_r33 = (Py_ssize_t)cpy_r_r31 == -2;
    CPyTagged_DECREF(cpy_r_r31);
    if (!cpy_r_r33) goto CPyL46;
    cpy_r_r34 = CPySequenceTuple_GetItem(cpy_r_r32, 2);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ_obstacle", 93, CPyStatic_translators___globals);
        goto CPyL45;
    }
    if (likely(PyLong_Check(cpy_r_r34)))
        cpy_r_r35 = CPyTagged_FromObject(cpy_r_r34);
    else {
        CPy_TypeError("int", cpy_r_r34); cpy_r_r35 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ_obstacle", 93, CPyStatic_translators___globals);
        goto CPyL45;
    }
    cpy_r_r36 = cpy_r_r35 & 1;
    cpy_r_r37 = cpy_r_r36 != 0;
    if (cpy_r_r37) goto CPyL31;
    cpy_r_r38 = cpy_r_r16 & 1;
    cpy_r_r39 = cpy_r_r38 != 0;
    if (!cpy_r_r39) goto CPyL32;
CPyL31: ;
    cpy_r_r40 = CPyTagged_IsLt_(cpy_r_r16, cpy_r_r35);
    cpy_r_r41 = cpy_r_r40 ^ 1;
    cpy_r_r42 = cpy_r_r41;
    goto CPyL33;
CPyL32: ;
    cpy_r_r43 = (Py_ssize_t)cpy_r_r35 <= (Py_ssize_t)cpy_r_r16;
    cpy_r_r42 = cpy_r_r43;
CPyL33: ;
    CPyTagged_DECREF(cpy_r_r35);
    if (cpy_r_r42) {
        goto CPyL47;
    } else
        goto CPyL24;
CPyL34: ;
    cpy_r_r44 = Py_None;
    CPy_INCREF(cpy_r_r44);
    return cpy_r_r44;
CPyL35: ;
    cpy_r_r45 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ_obstacle", 92, CPyStatic_translators___globals);
        goto CPyL40;
    }
    cpy_r_r46 = CPyStatic_scholars___reasons___NO_AFFORDABLE_ROOM;
    if (likely(cpy_r_r46 != NULL)) goto CPyL39;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_AFFORDABLE_ROOM\" was not set");
    cpy_r_r47 = 0;
    if (unlikely(!cpy_r_r47)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ_obstacle", 95, CPyStatic_translators___globals);
        goto CPyL40;
    }
    CPy_Unreachable();
CPyL39: ;
    CPy_INCREF(cpy_r_r46);
    return cpy_r_r46;
CPyL40: ;
    cpy_r_r48 = NULL;
    return cpy_r_r48;
CPyL41: ;
    CPyTagged_DecRef(cpy_r_r16);
    goto CPyL40;
CPyL42: ;
    CPyTagged_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    goto CPyL40;
CPyL43: ;
    CPyTagged_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r19);
    goto CPyL40;
CPyL44: ;
    CPyTagged_DECREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r28);
    goto CPyL35;
CPyL45: ;
    CPyTagged_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r28);
    goto CPyL40;
CPyL46: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL24;
CPyL47: ;
    CPyTagged_DECREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r28);
    goto CPyL34;
}
        
        PyObject *CPyPy_translators___employ_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "pile", 0};
            static CPyArg_Parser parser = {"OOO:employ_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_pile;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_pile)) {
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
            CPyTagged arg_pile;
            if (likely(PyLong_Check(obj_pile)))
                arg_pile = CPyTagged_BorrowFromObject(obj_pile);
            else {
                CPy_TypeError("int", obj_pile); goto fail;
            }
            PyObject *retval = CPyDef_translators___employ_obstacle(arg_t, arg_me, arg_pile);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ_obstacle", 85, CPyStatic_translators___globals);
            return NULL;
        }
        
PyObject *CPyDef_translators___room_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_room) {
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
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    int64_t cpy_r_r16;
    char cpy_r_r17;
    int64_t cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_rooms;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "room_obstacle", "Table", "rooms", 99, CPyStatic_translators___globals);
        goto CPyL29;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_room);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "room_obstacle", 99, CPyStatic_translators___globals);
        goto CPyL29;
    }
    if (likely(PyLong_Check(cpy_r_r1)))
        cpy_r_r2 = CPyTagged_FromObject(cpy_r_r1);
    else {
        CPy_TypeError("int", cpy_r_r1); cpy_r_r2 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "room_obstacle", 99, CPyStatic_translators___globals);
        goto CPyL29;
    }
    cpy_r_r3 = (Py_ssize_t)cpy_r_r2 != -2;
    CPyTagged_DECREF(cpy_r_r2);
    if (!cpy_r_r3) goto CPyL8;
    cpy_r_r4 = CPyStatic_scholars___reasons___ROOM_TAKEN;
    if (likely(cpy_r_r4 != NULL)) goto CPyL7;
    PyErr_SetString(PyExc_NameError, "value for final name \"ROOM_TAKEN\" was not set");
    cpy_r_r5 = 0;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "room_obstacle", 100, CPyStatic_translators___globals);
        goto CPyL29;
    }
    CPy_Unreachable();
CPyL7: ;
    CPy_INCREF(cpy_r_r4);
    return cpy_r_r4;
CPyL8: ;
    cpy_r_r6 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "room_obstacle", "Table", "book", 101, CPyStatic_translators___globals);
        goto CPyL29;
    }
CPyL9: ;
    cpy_r_r7 = ((serai___games___scholars___book___BookObject *)cpy_r_r6)->_rooms;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "room_obstacle", "Book", "rooms", 101, CPyStatic_translators___globals);
        goto CPyL29;
    }
CPyL10: ;
    cpy_r_r8 = CPyList_GetItem(cpy_r_r7, cpy_r_room);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "room_obstacle", 101, CPyStatic_translators___globals);
        goto CPyL29;
    }
    if (likely(PyTuple_Check(cpy_r_r8)))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/translators.py", "room_obstacle", 101, CPyStatic_translators___globals, "tuple", cpy_r_r8);
        goto CPyL29;
    }
    cpy_r_r10 = CPySequenceTuple_GetItem(cpy_r_r9, 2);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "room_obstacle", 101, CPyStatic_translators___globals);
        goto CPyL29;
    }
    if (likely(PyLong_Check(cpy_r_r10)))
        cpy_r_r11 = CPyTagged_FromObject(cpy_r_r10);
    else {
        CPy_TypeError("int", cpy_r_r10); cpy_r_r11 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "room_obstacle", 101, CPyStatic_translators___globals);
        goto CPyL29;
    }
    cpy_r_r12 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "room_obstacle", "Table", "players", 102, CPyStatic_translators___globals);
        goto CPyL30;
    }
CPyL15: ;
    cpy_r_r13 = CPyList_GetItemBorrow(cpy_r_r12, cpy_r_me);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "room_obstacle", 102, CPyStatic_translators___globals);
        goto CPyL30;
    }
    if (likely(Py_TYPE(cpy_r_r13) == CPyType_scholars___table___Player))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/translators.py", "room_obstacle", 102, CPyStatic_translators___globals, "serai.games.scholars.table.Player", cpy_r_r13);
        goto CPyL30;
    }
    cpy_r_r15 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r14)->_silver;
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "room_obstacle", "Player", "silver", 102, CPyStatic_translators___globals);
        goto CPyL30;
    }
    CPyTagged_INCREF(cpy_r_r15);
CPyL18: ;
    cpy_r_r16 = cpy_r_r15 & 1;
    cpy_r_r17 = cpy_r_r16 != 0;
    if (cpy_r_r17) goto CPyL20;
    cpy_r_r18 = cpy_r_r11 & 1;
    cpy_r_r19 = cpy_r_r18 != 0;
    if (!cpy_r_r19) goto CPyL21;
CPyL20: ;
    cpy_r_r20 = CPyTagged_IsLt_(cpy_r_r15, cpy_r_r11);
    if (cpy_r_r20) {
        goto CPyL22;
    } else
        goto CPyL31;
CPyL21: ;
    cpy_r_r21 = (Py_ssize_t)cpy_r_r15 < (Py_ssize_t)cpy_r_r11;
    if (!cpy_r_r21) goto CPyL31;
CPyL22: ;
    cpy_r_r22 = CPyStatic_scholars___reasons___NEED_SILVER;
    if (unlikely(cpy_r_r22 == NULL)) {
        goto CPyL32;
    } else
        goto CPyL25;
CPyL23: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"NEED_SILVER\" was not set");
    cpy_r_r23 = 0;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "room_obstacle", 103, CPyStatic_translators___globals);
        goto CPyL29;
    }
    CPy_Unreachable();
CPyL25: ;
    cpy_r_r24 = CPyTagged_Subtract(cpy_r_r11, cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r15);
    cpy_r_r25 = CPyDef_scholars___reasons___Missing_____getitem__(cpy_r_r22, cpy_r_r24);
    CPyTagged_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "room_obstacle", 103, CPyStatic_translators___globals);
        goto CPyL29;
    }
    cpy_r_r26 = cpy_r_r25;
    goto CPyL28;
CPyL27: ;
    cpy_r_r27 = Py_None;
    CPy_INCREF(cpy_r_r27);
    cpy_r_r26 = cpy_r_r27;
CPyL28: ;
    return cpy_r_r26;
CPyL29: ;
    cpy_r_r28 = NULL;
    return cpy_r_r28;
CPyL30: ;
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL29;
CPyL31: ;
    CPyTagged_DECREF(cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r15);
    goto CPyL27;
CPyL32: ;
    CPyTagged_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r15);
    goto CPyL23;
}
        
        PyObject *CPyPy_translators___room_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "room", 0};
            static CPyArg_Parser parser = {"OOO:room_obstacle", kwlist, 0};
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
            PyObject *retval = CPyDef_translators___room_obstacle(arg_t, arg_me, arg_room);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "room_obstacle", 98, CPyStatic_translators___globals);
            return NULL;
        }
        
PyObject *CPyDef_translators___note_employ_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_translators___note_employ_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_translators___note_employ_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "__get__", -1, CPyStatic_translators___globals);
            return NULL;
        }
        
PyObject *CPyDef_translators___note_employ_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
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
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    cpy_r_r0 = ((serai___games___scholars___effects___translators___note_employ_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "note", "note_employ_obj", "__mypyc_env__", 110, CPyStatic_translators___globals);
        goto CPyL10;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___effects___translators___employ_envObject *)cpy_r_r0)->___mypyc_generator_attribute__book;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "note", "employ_env", "book", 111, CPyStatic_translators___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___scholars___book___BookObject *)cpy_r_r1)->_rooms;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "note", "Book", "rooms", 111, CPyStatic_translators___globals);
        goto CPyL11;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    cpy_r_r4 = PyObject_GetItem(cpy_r_r2, cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "note", 111, CPyStatic_translators___globals);
        goto CPyL11;
    }
    CPy_DECREF(cpy_r_r1);
    cpy_r_r5 = CPyStatics[2839]; /* 'note-room' */
    cpy_r_r6 = CPyStatics[31]; /* 'n' */
    cpy_r_r7 = CPyStatics[85]; /* 'cost' */
    cpy_r_r8 = CPyObject_GetAttr(cpy_r_r4, cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "note", 112, CPyStatic_translators___globals);
        goto CPyL12;
    }
    cpy_r_r9 = CPyStatics[602]; /* 'effect' */
    cpy_r_r10 = CPyStatics[602]; /* 'effect' */
    cpy_r_r11 = CPyObject_GetAttr(cpy_r_r4, cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "note", 112, CPyStatic_translators___globals);
        goto CPyL13;
    }
    cpy_r_r12 = CPyStatics[2345]; /* 'gold' */
    cpy_r_r13 = CPyStatics[2345]; /* 'gold' */
    cpy_r_r14 = CPyObject_GetAttr(cpy_r_r4, cpy_r_r13);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "note", 112, CPyStatic_translators___globals);
        goto CPyL14;
    }
    cpy_r_r15 = CPyDict_Build(3, cpy_r_r6, cpy_r_r8, cpy_r_r9, cpy_r_r11, cpy_r_r12, cpy_r_r14);
    CPy_DECREF(cpy_r_r8);
    CPy_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "note", 112, CPyStatic_translators___globals);
        goto CPyL10;
    }
    cpy_r_r16 = CPyDef_message___Message(cpy_r_r5, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "note", 112, CPyStatic_translators___globals);
        goto CPyL10;
    }
    return cpy_r_r16;
CPyL10: ;
    cpy_r_r17 = NULL;
    return cpy_r_r17;
CPyL11: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL10;
CPyL12: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL10;
CPyL13: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r8);
    goto CPyL10;
CPyL14: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r11);
    goto CPyL10;
}
        
        PyObject *CPyPy_translators___note_employ_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_translators___note_employ_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "note", 110, CPyStatic_translators___globals);
            return NULL;
        }
        
PyObject *CPyDef_translators_____mypyc_lambda__0_employ_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_translators_____mypyc_lambda__0_employ_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_translators_____mypyc_lambda__0_employ_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "__get__", -1, CPyStatic_translators___globals);
            return NULL;
        }
        
PyObject *CPyDef_translators_____mypyc_lambda__0_employ_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = ((serai___games___scholars___effects___translators_____mypyc_lambda__0_employ_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "<lambda>", "__mypyc_lambda__0_employ_obj", "__mypyc_env__", 116, CPyStatic_translators___globals);
        goto CPyL6;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___effects___translators___employ_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "<lambda>", "employ_env", "t", 116, CPyStatic_translators___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___scholars___effects___translators___employ_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "<lambda>", "employ_env", "me", 116, CPyStatic_translators___globals);
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
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<lambda>", 116, CPyStatic_translators___globals);
        goto CPyL8;
    }
    cpy_r_r5 = CPyDef_translators___room_obstacle(cpy_r_r1, cpy_r_r2, cpy_r_r4);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<lambda>", 116, CPyStatic_translators___globals);
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
        
        PyObject *CPyPy_translators_____mypyc_lambda__0_employ_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_translators_____mypyc_lambda__0_employ_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<lambda>", 116, CPyStatic_translators___globals);
            return NULL;
        }
        
PyObject *CPyDef_translators___employ_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    int32_t cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
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
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    CPyTagged cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    CPyTagged cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    CPyTagged cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    CPyTagged cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    CPyTagged cpy_r_r68;
    CPyTagged cpy_r_r69;
    char cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    CPyTagged cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    CPyTagged cpy_r_r80;
    char cpy_r_r81;
    PyObject *cpy_r_r82;
    CPyTagged cpy_r_r83;
    CPyTagged cpy_r_r84;
    char cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    CPyTagged cpy_r_r88;
    PyObject *cpy_r_r89;
    CPyTagged cpy_r_r90;
    char cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    CPyTagged cpy_r_r95;
    char cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    CPyTagged cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    CPyTagged cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    CPyTagged cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    CPyTagged cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    char cpy_r_r121;
    PyObject *cpy_r_r122;
    CPyTagged cpy_r_r123;
    CPyTagged cpy_r_r124;
    char cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    CPyTagged cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    CPyTagged cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    CPyTagged cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    char cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject **cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    char cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    char cpy_r_r149;
    PyObject *cpy_r_r150;
    char cpy_r_r151;
    PyObject *cpy_r_r152;
    char cpy_r_r153;
    tuple_T3OOO cpy_r_r154;
    PyObject **cpy_r_r155;
    PyObject *cpy_r_r156;
    char cpy_r_r157;
    char cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject **cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    char cpy_r_r163;
    PyObject *cpy_r_r164;
    CPyTagged cpy_r_r165;
    CPyTagged cpy_r_r166;
    PyObject *cpy_r_r167;
    char cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject **cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    char cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    char cpy_r_r178;
    PyObject *cpy_r_r179;
    char cpy_r_r180;
    PyObject *cpy_r_r181;
    char cpy_r_r182;
    tuple_T3OOO cpy_r_r183;
    PyObject **cpy_r_r184;
    PyObject *cpy_r_r185;
    char cpy_r_r186;
    char cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject **cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    char cpy_r_r193;
    char cpy_r_r194;
    CPyTagged cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    CPyTagged cpy_r_r199;
    char cpy_r_r200;
    PyObject *cpy_r_r201;
    char cpy_r_r202;
    int32_t cpy_r_r203;
    int32_t cpy_r_r204;
    char cpy_r_r205;
    int32_t cpy_r_r206;
    int32_t cpy_r_r207;
    PyObject *cpy_r_r208;
    char cpy_r_r209;
    char cpy_r_r210;
    char cpy_r_r211;
    char cpy_r_r212;
    char cpy_r_r213;
    PyObject *cpy_r_r214;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r8 = ((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "employ_gen", "__mypyc_env__", 106, CPyStatic_translators___globals);
        goto CPyL179;
    }
CPyL1: ;
    cpy_r_r9 = ((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL172;
CPyL2: ;
    cpy_r_r10 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r11 = cpy_r_type != cpy_r_r10;
    if (!cpy_r_r11) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 106, CPyStatic_translators___globals);
        goto CPyL171;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r12 = ((serai___games___scholars___effects___translators___employ_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "employ_env", "t", 108, CPyStatic_translators___globals);
        goto CPyL171;
    }
    CPy_INCREF(cpy_r_r12);
CPyL6: ;
    cpy_r_r13 = ((serai___games___scholars___table___TableObject *)cpy_r_r12)->_book;
    if (unlikely(cpy_r_r13 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'book' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r13);
    }
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 108, CPyStatic_translators___globals);
        goto CPyL171;
    }
CPyL7: ;
    if (((serai___games___scholars___effects___translators___employ_envObject *)cpy_r_r8)->___mypyc_generator_attribute__book != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___translators___employ_envObject *)cpy_r_r8)->___mypyc_generator_attribute__book);
    }
    ((serai___games___scholars___effects___translators___employ_envObject *)cpy_r_r8)->___mypyc_generator_attribute__book = cpy_r_r13;
    cpy_r_r14 = 1;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 108, CPyStatic_translators___globals);
        goto CPyL171;
    }
    cpy_r_r15 = CPyDef_translators___note_employ_obj();
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 110, CPyStatic_translators___globals);
        goto CPyL171;
    }
    CPy_INCREF(cpy_r_r8);
    ((serai___games___scholars___effects___translators___note_employ_objObject *)cpy_r_r15)->___mypyc_env__ = cpy_r_r8;
    if (((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__note != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__note);
    }
    ((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__note = cpy_r_r15;
    cpy_r_r16 = 1;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 110, CPyStatic_translators___globals);
        goto CPyL171;
    }
    cpy_r_r17 = ((serai___games___scholars___effects___translators___employ_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "employ_env", "t", 114, CPyStatic_translators___globals);
        goto CPyL171;
    }
    CPy_INCREF(cpy_r_r17);
CPyL11: ;
    cpy_r_r18 = ((serai___games___scholars___table___TableObject *)cpy_r_r17)->_piles;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "Table", "piles", 114, CPyStatic_translators___globals);
        goto CPyL180;
    }
CPyL12: ;
    cpy_r_r19 = ((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__pile;
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "employ_gen", "pile", 114, CPyStatic_translators___globals);
        goto CPyL180;
    }
CPyL13: ;
    cpy_r_r20 = CPyList_GetItemBorrow(cpy_r_r18, cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 114, CPyStatic_translators___globals);
        goto CPyL180;
    }
    if (likely(PyList_Check(cpy_r_r20)))
        cpy_r_r21 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/translators.py", "employ", 114, CPyStatic_translators___globals, "list", cpy_r_r20);
        goto CPyL180;
    }
    cpy_r_r22 = CPyList_GetItemShort(cpy_r_r21, -2);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 114, CPyStatic_translators___globals);
        goto CPyL180;
    }
    if (likely(PyLong_Check(cpy_r_r22)))
        cpy_r_r23 = CPyTagged_FromObject(cpy_r_r22);
    else {
        CPy_TypeError("int", cpy_r_r22); cpy_r_r23 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 114, CPyStatic_translators___globals);
        goto CPyL180;
    }
    CPy_DECREF(cpy_r_r17);
    if (((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__translator != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__translator);
    }
    ((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__translator = cpy_r_r23;
    cpy_r_r24 = 1;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 114, CPyStatic_translators___globals);
        goto CPyL171;
    }
    cpy_r_r25 = ((serai___games___scholars___effects___translators___employ_envObject *)cpy_r_r8)->___mypyc_generator_attribute__book;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "employ_env", "book", 115, CPyStatic_translators___globals);
        goto CPyL171;
    }
    CPy_INCREF(cpy_r_r25);
CPyL19: ;
    cpy_r_r26 = ((serai___games___scholars___book___BookObject *)cpy_r_r25)->_translators;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "Book", "translators", 115, CPyStatic_translators___globals);
        goto CPyL181;
    }
CPyL20: ;
    cpy_r_r27 = ((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__translator;
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "employ_gen", "translator", 115, CPyStatic_translators___globals);
        goto CPyL181;
    }
CPyL21: ;
    cpy_r_r28 = CPyList_GetItem(cpy_r_r26, cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 115, CPyStatic_translators___globals);
        goto CPyL181;
    }
    if (likely(PyTuple_Check(cpy_r_r28)))
        cpy_r_r29 = cpy_r_r28;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/translators.py", "employ", 115, CPyStatic_translators___globals, "tuple", cpy_r_r28);
        goto CPyL181;
    }
    CPy_DECREF(cpy_r_r25);
    cpy_r_r30 = CPySequenceTuple_GetItem(cpy_r_r29, 0);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 115, CPyStatic_translators___globals);
        goto CPyL171;
    }
    if (likely(PyUnicode_Check(cpy_r_r30)))
        cpy_r_r31 = cpy_r_r30;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/translators.py", "employ", 115, CPyStatic_translators___globals, "str", cpy_r_r30);
        goto CPyL171;
    }
    if (((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__name != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__name);
    }
    ((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__name = cpy_r_r31;
    cpy_r_r32 = 1;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 115, CPyStatic_translators___globals);
        goto CPyL171;
    }
    cpy_r_r33 = ((serai___games___scholars___effects___translators___employ_envObject *)cpy_r_r8)->___mypyc_generator_attribute__book;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "employ_env", "book", 116, CPyStatic_translators___globals);
        goto CPyL171;
    }
    CPy_INCREF(cpy_r_r33);
CPyL27: ;
    cpy_r_r34 = ((serai___games___scholars___book___BookObject *)cpy_r_r33)->_options;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "Book", "options", 116, CPyStatic_translators___globals);
        goto CPyL182;
    }
CPyL28: ;
    cpy_r_r35 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r34)->_room;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "Options", "room", 116, CPyStatic_translators___globals);
        goto CPyL182;
    }
    CPy_INCREF(cpy_r_r35);
CPyL29: ;
    CPy_DECREF(cpy_r_r33);
    cpy_r_r36 = CPyDef_translators_____mypyc_lambda__0_employ_obj();
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 116, CPyStatic_translators___globals);
        goto CPyL183;
    }
    CPy_INCREF(cpy_r_r8);
    ((serai___games___scholars___effects___translators_____mypyc_lambda__0_employ_objObject *)cpy_r_r36)->___mypyc_env__ = cpy_r_r8;
    cpy_r_r37 = ((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__note;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "employ_gen", "note", 116, CPyStatic_translators___globals);
        goto CPyL184;
    }
CPyL31: ;
    cpy_r_r38 = NULL;
    cpy_r_r39 = CPyDef_offer___Offer(cpy_r_r35, cpy_r_r36, cpy_r_r38, cpy_r_r37);
    CPy_DECREF(cpy_r_r35);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 116, CPyStatic_translators___globals);
        goto CPyL171;
    }
    cpy_r_r40 = ((serai___games___scholars___effects___translators___employ_envObject *)cpy_r_r8)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r40 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "employ_env", "me", 117, CPyStatic_translators___globals);
        goto CPyL185;
    }
    CPyTagged_INCREF(cpy_r_r40);
CPyL33: ;
    cpy_r_r41 = CPyStatics[1283]; /* 'room' */
    cpy_r_r42 = CPyStatics[2840]; /* 'SC-REC-04' */
    cpy_r_r43 = CPyStatics[2329]; /* 'translator' */
    cpy_r_r44 = ((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__name;
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "employ_gen", "name", 117, CPyStatic_translators___globals);
        goto CPyL186;
    }
CPyL34: ;
    cpy_r_r45 = CPyDict_Build(1, cpy_r_r43, cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 117, CPyStatic_translators___globals);
        goto CPyL186;
    }
    cpy_r_r46 = NULL;
    cpy_r_r47 = 2;
    cpy_r_r48 = CPyDef_decision___ask(cpy_r_r40, cpy_r_r41, cpy_r_r42, cpy_r_r39, cpy_r_r45, cpy_r_r46, cpy_r_r47);
    CPyTagged_DECREF(cpy_r_r40);
    CPy_DECREF(cpy_r_r39);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 117, CPyStatic_translators___globals);
        goto CPyL171;
    }
    ((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r48;
CPyL37: ;
    cpy_r_r50 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r51 = cpy_r_type != cpy_r_r50;
    if (!cpy_r_r51) goto CPyL40;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 117, CPyStatic_translators___globals);
        goto CPyL171;
    }
    CPy_Unreachable();
CPyL40: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r52 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/translators.py", "employ", 117, CPyStatic_translators___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL171;
    }
    cpy_r_r53 = ((serai___kernel___option___OptionObject *)cpy_r_r52)->_value;
    CPy_INCREF(cpy_r_r53);
    CPy_DECREF(cpy_r_r52);
    if (likely(PyLong_Check(cpy_r_r53)))
        cpy_r_r54 = CPyTagged_FromObject(cpy_r_r53);
    else {
        CPy_TypeError("int", cpy_r_r53); cpy_r_r54 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r54 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 118, CPyStatic_translators___globals);
        goto CPyL171;
    }
    if (((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__room != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__room);
    }
    ((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__room = cpy_r_r54;
    cpy_r_r55 = 1;
    if (unlikely(!cpy_r_r55)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 118, CPyStatic_translators___globals);
        goto CPyL171;
    }
    cpy_r_r56 = ((serai___games___scholars___effects___translators___employ_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "employ_env", "t", 119, CPyStatic_translators___globals);
        goto CPyL171;
    }
    CPy_INCREF(cpy_r_r56);
CPyL44: ;
    cpy_r_r57 = ((serai___games___scholars___table___TableObject *)cpy_r_r56)->_players;
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "Table", "players", 119, CPyStatic_translators___globals);
        goto CPyL187;
    }
CPyL45: ;
    cpy_r_r58 = ((serai___games___scholars___effects___translators___employ_envObject *)cpy_r_r8)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r58 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "employ_env", "me", 119, CPyStatic_translators___globals);
        goto CPyL187;
    }
    CPyTagged_INCREF(cpy_r_r58);
CPyL46: ;
    cpy_r_r59 = CPyList_GetItemBorrow(cpy_r_r57, cpy_r_r58);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 119, CPyStatic_translators___globals);
        goto CPyL188;
    }
    if (likely(Py_TYPE(cpy_r_r59) == CPyType_scholars___table___Player))
        cpy_r_r60 = cpy_r_r59;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/translators.py", "employ", 119, CPyStatic_translators___globals, "serai.games.scholars.table.Player", cpy_r_r59);
        goto CPyL188;
    }
    cpy_r_r61 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r60)->_silver;
    if (unlikely(cpy_r_r61 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "Player", "silver", 119, CPyStatic_translators___globals);
        goto CPyL188;
    }
    CPyTagged_INCREF(cpy_r_r61);
CPyL49: ;
    cpy_r_r62 = ((serai___games___scholars___effects___translators___employ_envObject *)cpy_r_r8)->___mypyc_generator_attribute__book;
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "employ_env", "book", 119, CPyStatic_translators___globals);
        goto CPyL189;
    }
    CPy_INCREF(cpy_r_r62);
CPyL50: ;
    cpy_r_r63 = ((serai___games___scholars___book___BookObject *)cpy_r_r62)->_rooms;
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "Book", "rooms", 119, CPyStatic_translators___globals);
        goto CPyL190;
    }
CPyL51: ;
    cpy_r_r64 = ((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__room;
    if (unlikely(cpy_r_r64 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "employ_gen", "room", 119, CPyStatic_translators___globals);
        goto CPyL190;
    }
CPyL52: ;
    cpy_r_r65 = CPyList_GetItem(cpy_r_r63, cpy_r_r64);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 119, CPyStatic_translators___globals);
        goto CPyL190;
    }
    if (likely(PyTuple_Check(cpy_r_r65)))
        cpy_r_r66 = cpy_r_r65;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/translators.py", "employ", 119, CPyStatic_translators___globals, "tuple", cpy_r_r65);
        goto CPyL190;
    }
    CPy_DECREF(cpy_r_r56);
    CPyTagged_DECREF(cpy_r_r58);
    CPy_DECREF(cpy_r_r62);
    cpy_r_r67 = CPySequenceTuple_GetItem(cpy_r_r66, 2);
    CPy_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 119, CPyStatic_translators___globals);
        goto CPyL191;
    }
    if (likely(PyLong_Check(cpy_r_r67)))
        cpy_r_r68 = CPyTagged_FromObject(cpy_r_r67);
    else {
        CPy_TypeError("int", cpy_r_r67); cpy_r_r68 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r68 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 119, CPyStatic_translators___globals);
        goto CPyL191;
    }
    cpy_r_r69 = CPyTagged_Subtract(cpy_r_r61, cpy_r_r68);
    CPyTagged_DECREF(cpy_r_r61);
    CPyTagged_DECREF(cpy_r_r68);
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r60)->_silver != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r60)->_silver);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r60)->_silver = cpy_r_r69;
    cpy_r_r70 = 1;
    if (unlikely(!cpy_r_r70)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 119, CPyStatic_translators___globals);
        goto CPyL171;
    }
    cpy_r_r71 = ((serai___games___scholars___effects___translators___employ_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "employ_env", "t", 120, CPyStatic_translators___globals);
        goto CPyL171;
    }
    CPy_INCREF(cpy_r_r71);
CPyL58: ;
    cpy_r_r72 = ((serai___games___scholars___table___TableObject *)cpy_r_r71)->_piles;
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "Table", "piles", 120, CPyStatic_translators___globals);
        goto CPyL192;
    }
CPyL59: ;
    cpy_r_r73 = ((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__pile;
    if (unlikely(cpy_r_r73 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "employ_gen", "pile", 120, CPyStatic_translators___globals);
        goto CPyL192;
    }
CPyL60: ;
    cpy_r_r74 = CPyList_GetItem(cpy_r_r72, cpy_r_r73);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 120, CPyStatic_translators___globals);
        goto CPyL192;
    }
    if (likely(PyList_Check(cpy_r_r74)))
        cpy_r_r75 = cpy_r_r74;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/translators.py", "employ", 120, CPyStatic_translators___globals, "list", cpy_r_r74);
        goto CPyL192;
    }
    CPy_DECREF(cpy_r_r71);
    cpy_r_r76 = CPyList_GetSlice(cpy_r_r75, 0, -2);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 120, CPyStatic_translators___globals);
        goto CPyL171;
    }
    if (likely(PyList_Check(cpy_r_r76)))
        cpy_r_r77 = cpy_r_r76;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/translators.py", "employ", 120, CPyStatic_translators___globals, "list", cpy_r_r76);
        goto CPyL171;
    }
    cpy_r_r78 = ((serai___games___scholars___effects___translators___employ_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "employ_env", "t", 120, CPyStatic_translators___globals);
        goto CPyL193;
    }
    CPy_INCREF(cpy_r_r78);
CPyL65: ;
    cpy_r_r79 = ((serai___games___scholars___table___TableObject *)cpy_r_r78)->_piles;
    if (unlikely(cpy_r_r79 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'piles' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r79);
    }
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 120, CPyStatic_translators___globals);
        goto CPyL193;
    }
CPyL66: ;
    cpy_r_r80 = ((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__pile;
    if (unlikely(cpy_r_r80 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "employ_gen", "pile", 120, CPyStatic_translators___globals);
        goto CPyL194;
    }
CPyL67: ;
    cpy_r_r81 = CPyList_SetItem(cpy_r_r79, cpy_r_r80, cpy_r_r77);
    CPy_DECREF(cpy_r_r79);
    if (unlikely(!cpy_r_r81)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 120, CPyStatic_translators___globals);
        goto CPyL171;
    }
    cpy_r_r82 = ((serai___games___scholars___effects___translators___employ_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "employ_env", "t", 121, CPyStatic_translators___globals);
        goto CPyL171;
    }
    CPy_INCREF(cpy_r_r82);
CPyL69: ;
    cpy_r_r83 = ((serai___games___scholars___table___TableObject *)cpy_r_r82)->_reveals;
    if (unlikely(cpy_r_r83 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "Table", "reveals", 121, CPyStatic_translators___globals);
        goto CPyL195;
    }
CPyL70: ;
    cpy_r_r84 = CPyTagged_Add(cpy_r_r83, 2);
    if (((serai___games___scholars___table___TableObject *)cpy_r_r82)->_reveals != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r82)->_reveals);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r82)->_reveals = cpy_r_r84;
    cpy_r_r85 = 1;
    CPy_DECREF(cpy_r_r82);
    if (unlikely(!cpy_r_r85)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 121, CPyStatic_translators___globals);
        goto CPyL171;
    }
    cpy_r_r86 = ((serai___games___scholars___effects___translators___employ_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "employ_env", "t", 122, CPyStatic_translators___globals);
        goto CPyL171;
    }
    CPy_INCREF(cpy_r_r86);
CPyL72: ;
    cpy_r_r87 = ((serai___games___scholars___table___TableObject *)cpy_r_r86)->_rooms;
    if (unlikely(cpy_r_r87 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'rooms' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r87);
    }
    CPy_DECREF(cpy_r_r86);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 122, CPyStatic_translators___globals);
        goto CPyL171;
    }
CPyL73: ;
    cpy_r_r88 = ((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__translator;
    if (unlikely(cpy_r_r88 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "employ_gen", "translator", 114, CPyStatic_translators___globals);
        goto CPyL196;
    }
CPyL74: ;
    CPyTagged_INCREF(cpy_r_r88);
    cpy_r_r89 = CPyTagged_StealAsObject(cpy_r_r88);
    cpy_r_r90 = ((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__room;
    if (unlikely(cpy_r_r90 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "employ_gen", "room", 122, CPyStatic_translators___globals);
        goto CPyL197;
    }
CPyL75: ;
    cpy_r_r91 = CPyList_SetItem(cpy_r_r87, cpy_r_r90, cpy_r_r89);
    CPy_DECREF(cpy_r_r87);
    if (unlikely(!cpy_r_r91)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 122, CPyStatic_translators___globals);
        goto CPyL171;
    }
    cpy_r_r92 = ((serai___games___scholars___effects___translators___employ_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "employ_env", "t", 123, CPyStatic_translators___globals);
        goto CPyL171;
    }
    CPy_INCREF(cpy_r_r92);
CPyL77: ;
    cpy_r_r93 = ((serai___games___scholars___table___TableObject *)cpy_r_r92)->_gold;
    if (unlikely(cpy_r_r93 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'gold' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r93);
    }
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 123, CPyStatic_translators___globals);
        goto CPyL171;
    }
CPyL78: ;
    cpy_r_r94 = CPyStatics[4896]; /* 0 */
    cpy_r_r95 = ((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__room;
    if (unlikely(cpy_r_r95 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "employ_gen", "room", 123, CPyStatic_translators___globals);
        goto CPyL198;
    }
CPyL79: ;
    CPy_INCREF(cpy_r_r94);
    cpy_r_r96 = CPyList_SetItem(cpy_r_r93, cpy_r_r95, cpy_r_r94);
    CPy_DECREF(cpy_r_r93);
    if (unlikely(!cpy_r_r96)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 123, CPyStatic_translators___globals);
        goto CPyL171;
    }
    cpy_r_r97 = ((serai___games___scholars___effects___translators___employ_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "employ_env", "t", 124, CPyStatic_translators___globals);
        goto CPyL171;
    }
    CPy_INCREF(cpy_r_r97);
CPyL81: ;
    cpy_r_r98 = CPyStatics[2841]; /* 'event-employ' */
    cpy_r_r99 = ((serai___games___scholars___effects___translators___employ_envObject *)cpy_r_r8)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r99 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "employ_env", "me", 124, CPyStatic_translators___globals);
        goto CPyL199;
    }
    CPyTagged_INCREF(cpy_r_r99);
CPyL82: ;
    cpy_r_r100 = CPyStatics[2840]; /* 'SC-REC-04' */
    cpy_r_r101 = ((serai___games___scholars___effects___translators___employ_envObject *)cpy_r_r8)->___mypyc_generator_attribute__book;
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "employ_env", "book", 124, CPyStatic_translators___globals);
        goto CPyL200;
    }
    CPy_INCREF(cpy_r_r101);
CPyL83: ;
    cpy_r_r102 = ((serai___games___scholars___book___BookObject *)cpy_r_r101)->_rooms;
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "Book", "rooms", 124, CPyStatic_translators___globals);
        goto CPyL201;
    }
CPyL84: ;
    cpy_r_r103 = ((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__room;
    if (unlikely(cpy_r_r103 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "employ_gen", "room", 124, CPyStatic_translators___globals);
        goto CPyL201;
    }
CPyL85: ;
    cpy_r_r104 = CPyList_GetItem(cpy_r_r102, cpy_r_r103);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 124, CPyStatic_translators___globals);
        goto CPyL201;
    }
    if (likely(PyTuple_Check(cpy_r_r104)))
        cpy_r_r105 = cpy_r_r104;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/translators.py", "employ", 124, CPyStatic_translators___globals, "tuple", cpy_r_r104);
        goto CPyL201;
    }
    CPy_DECREF(cpy_r_r101);
    cpy_r_r106 = CPySequenceTuple_GetItem(cpy_r_r105, 0);
    CPy_DECREF(cpy_r_r105);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 124, CPyStatic_translators___globals);
        goto CPyL200;
    }
    if (likely(PyUnicode_Check(cpy_r_r106)))
        cpy_r_r107 = cpy_r_r106;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/translators.py", "employ", 124, CPyStatic_translators___globals, "str", cpy_r_r106);
        goto CPyL200;
    }
    cpy_r_r108 = ((serai___games___scholars___effects___translators___employ_envObject *)cpy_r_r8)->___mypyc_generator_attribute__book;
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "employ_env", "book", 124, CPyStatic_translators___globals);
        goto CPyL202;
    }
    CPy_INCREF(cpy_r_r108);
CPyL90: ;
    cpy_r_r109 = ((serai___games___scholars___book___BookObject *)cpy_r_r108)->_rooms;
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "Book", "rooms", 124, CPyStatic_translators___globals);
        goto CPyL203;
    }
CPyL91: ;
    cpy_r_r110 = ((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__room;
    if (unlikely(cpy_r_r110 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "employ_gen", "room", 124, CPyStatic_translators___globals);
        goto CPyL203;
    }
CPyL92: ;
    cpy_r_r111 = CPyList_GetItem(cpy_r_r109, cpy_r_r110);
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 124, CPyStatic_translators___globals);
        goto CPyL203;
    }
    if (likely(PyTuple_Check(cpy_r_r111)))
        cpy_r_r112 = cpy_r_r111;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/translators.py", "employ", 124, CPyStatic_translators___globals, "tuple", cpy_r_r111);
        goto CPyL203;
    }
    CPy_DECREF(cpy_r_r108);
    cpy_r_r113 = CPySequenceTuple_GetItem(cpy_r_r112, 2);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 124, CPyStatic_translators___globals);
        goto CPyL202;
    }
    if (likely(PyLong_Check(cpy_r_r113)))
        cpy_r_r114 = CPyTagged_FromObject(cpy_r_r113);
    else {
        CPy_TypeError("int", cpy_r_r113); cpy_r_r114 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r113);
    if (unlikely(cpy_r_r114 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 124, CPyStatic_translators___globals);
        goto CPyL202;
    }
    cpy_r_r115 = CPyStatics[2329]; /* 'translator' */
    cpy_r_r116 = CPyStatics[1283]; /* 'room' */
    cpy_r_r117 = CPyStatics[31]; /* 'n' */
    cpy_r_r118 = CPyTagged_StealAsObject(cpy_r_r114);
    cpy_r_r119 = ((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__name;
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "employ_gen", "name", 124, CPyStatic_translators___globals);
        goto CPyL204;
    }
CPyL97: ;
    cpy_r_r120 = CPyDict_Build(3, cpy_r_r115, cpy_r_r119, cpy_r_r116, cpy_r_r107, cpy_r_r117, cpy_r_r118);
    CPy_DECREF(cpy_r_r107);
    CPy_DECREF(cpy_r_r118);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 124, CPyStatic_translators___globals);
        goto CPyL200;
    }
    cpy_r_r121 = CPyDef_kernel___table___Table___tell(cpy_r_r97, cpy_r_r98, cpy_r_r99, cpy_r_r100, cpy_r_r120);
    CPyTagged_DECREF(cpy_r_r99);
    CPy_DECREF(cpy_r_r120);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r121 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 124, CPyStatic_translators___globals);
        goto CPyL171;
    }
    cpy_r_r122 = ((serai___games___scholars___effects___translators___employ_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "employ_env", "t", 125, CPyStatic_translators___globals);
        goto CPyL171;
    }
    CPy_INCREF(cpy_r_r122);
CPyL100: ;
    cpy_r_r123 = ((serai___games___scholars___effects___translators___employ_envObject *)cpy_r_r8)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r123 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "employ_env", "me", 125, CPyStatic_translators___globals);
        goto CPyL205;
    }
    CPyTagged_INCREF(cpy_r_r123);
CPyL101: ;
    cpy_r_r124 = ((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__translator;
    if (unlikely(cpy_r_r124 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "employ_gen", "translator", 125, CPyStatic_translators___globals);
        goto CPyL206;
    }
CPyL102: ;
    cpy_r_r125 = CPyDef_goals___interacted(cpy_r_r122, cpy_r_r123, cpy_r_r124);
    CPy_DECREF(cpy_r_r122);
    CPyTagged_DECREF(cpy_r_r123);
    if (unlikely(cpy_r_r125 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 125, CPyStatic_translators___globals);
        goto CPyL171;
    }
    cpy_r_r126 = ((serai___games___scholars___effects___translators___employ_envObject *)cpy_r_r8)->___mypyc_generator_attribute__book;
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "employ_env", "book", 126, CPyStatic_translators___globals);
        goto CPyL171;
    }
    CPy_INCREF(cpy_r_r126);
CPyL104: ;
    cpy_r_r127 = ((serai___games___scholars___book___BookObject *)cpy_r_r126)->_performer;
    if (unlikely(cpy_r_r127 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'performer' of 'Book' undefined");
    } else {
        CPy_INCREF(cpy_r_r127);
    }
    CPy_DECREF(cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 126, CPyStatic_translators___globals);
        goto CPyL171;
    }
CPyL105: ;
    cpy_r_r128 = ((serai___games___scholars___effects___translators___employ_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "employ_env", "t", 126, CPyStatic_translators___globals);
        goto CPyL207;
    }
    CPy_INCREF(cpy_r_r128);
CPyL106: ;
    cpy_r_r129 = ((serai___games___scholars___effects___translators___employ_envObject *)cpy_r_r8)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r129 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "employ_env", "me", 126, CPyStatic_translators___globals);
        goto CPyL208;
    }
    CPyTagged_INCREF(cpy_r_r129);
CPyL107: ;
    cpy_r_r130 = ((serai___games___scholars___effects___translators___employ_envObject *)cpy_r_r8)->___mypyc_generator_attribute__book;
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "employ_env", "book", 126, CPyStatic_translators___globals);
        goto CPyL209;
    }
    CPy_INCREF(cpy_r_r130);
CPyL108: ;
    cpy_r_r131 = ((serai___games___scholars___book___BookObject *)cpy_r_r130)->_rooms;
    if (unlikely(cpy_r_r131 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "Book", "rooms", 126, CPyStatic_translators___globals);
        goto CPyL210;
    }
CPyL109: ;
    cpy_r_r132 = ((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__room;
    if (unlikely(cpy_r_r132 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "employ_gen", "room", 126, CPyStatic_translators___globals);
        goto CPyL210;
    }
CPyL110: ;
    cpy_r_r133 = CPyList_GetItem(cpy_r_r131, cpy_r_r132);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 126, CPyStatic_translators___globals);
        goto CPyL210;
    }
    if (likely(PyTuple_Check(cpy_r_r133)))
        cpy_r_r134 = cpy_r_r133;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/translators.py", "employ", 126, CPyStatic_translators___globals, "tuple", cpy_r_r133);
        goto CPyL210;
    }
    CPy_DECREF(cpy_r_r130);
    cpy_r_r135 = CPySequenceTuple_GetItem(cpy_r_r134, 4);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 126, CPyStatic_translators___globals);
        goto CPyL209;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r135, CPyType_kernel___effects___Effect)))
        cpy_r_r136 = cpy_r_r135;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/effects/translators.py", "employ", 126, CPyStatic_translators___globals, "serai.kernel.effects.Effect", cpy_r_r135);
        goto CPyL209;
    }
    cpy_r_r137 = CPY_INT_TAG;
    cpy_r_r138 = CPyDef_perform___Performer___perform(cpy_r_r127, cpy_r_r128, cpy_r_r129, cpy_r_r136, cpy_r_r137);
    CPy_DECREF(cpy_r_r128);
    CPyTagged_DECREF(cpy_r_r129);
    CPy_DECREF(cpy_r_r136);
    CPy_DECREF(cpy_r_r127);
    if (unlikely(cpy_r_r138 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 126, CPyStatic_translators___globals);
        goto CPyL171;
    }
    cpy_r_r139 = PyObject_GetIter(cpy_r_r138);
    CPy_DECREF(cpy_r_r138);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 126, CPyStatic_translators___globals);
        goto CPyL171;
    }
    if (((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___translators___employ_gen_3 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___translators___employ_gen_3);
    }
    ((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___translators___employ_gen_3 = cpy_r_r139;
    cpy_r_r140 = 1;
    if (!cpy_r_r140) goto CPyL171;
    cpy_r_r141 = NULL;
    cpy_r_r1 = cpy_r_r141;
    cpy_r_r142 = (PyObject **)&cpy_r_r1;
    cpy_r_r143 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r144 = ((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___translators___employ_gen_3;
    cpy_r_r145 = CPyIter_Send(cpy_r_r144, cpy_r_r143, cpy_r_r142);
    if (cpy_r_r145 != NULL) goto CPyL211;
    cpy_r_r146 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r146)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 126, CPyStatic_translators___globals);
        goto CPyL212;
    }
    cpy_r_r147 = cpy_r_r1;
    CPy_DECREF(cpy_r_r147);
    cpy_r_r148 = NULL;
    if (((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___translators___employ_gen_3 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___translators___employ_gen_3);
    }
    ((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___translators___employ_gen_3 = cpy_r_r148;
    cpy_r_r149 = 1;
    if (unlikely(!cpy_r_r149)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 126, CPyStatic_translators___globals);
        goto CPyL171;
    } else
        goto CPyL136;
CPyL120: ;
    cpy_r_r150 = cpy_r_r145;
CPyL121: ;
    ((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r150;
CPyL122: ;
    cpy_r_r152 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r153 = cpy_r_type != cpy_r_r152;
    if (!cpy_r_r153) goto CPyL213;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 126, CPyStatic_translators___globals);
        goto CPyL126;
    } else
        goto CPyL214;
CPyL124: ;
    CPy_Unreachable();
CPyL125: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL132;
CPyL126: ;
    cpy_r_r154 = CPy_CatchError();
    cpy_r_r155 = (PyObject **)&cpy_r_r3;
    cpy_r_r156 = ((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___translators___employ_gen_3;
    cpy_r_r157 = CPy_YieldFromErrorHandle(cpy_r_r156, cpy_r_r155);
    if (unlikely(cpy_r_r157 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 126, CPyStatic_translators___globals);
        goto CPyL215;
    }
    if (cpy_r_r157) goto CPyL129;
    cpy_r_r150 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r154);
    CPy_DecRef(cpy_r_r154.f0);
    CPy_DecRef(cpy_r_r154.f1);
    CPy_DecRef(cpy_r_r154.f2);
    goto CPyL121;
CPyL129: ;
    cpy_r_r147 = cpy_r_r3;
    CPy_DecRef(cpy_r_r147);
    CPy_RestoreExcInfo(cpy_r_r154);
    CPy_DecRef(cpy_r_r154.f0);
    CPy_DecRef(cpy_r_r154.f1);
    CPy_DecRef(cpy_r_r154.f2);
    goto CPyL136;
CPyL130: ;
    CPy_RestoreExcInfo(cpy_r_r154);
    CPy_DecRef(cpy_r_r154.f0);
    CPy_DecRef(cpy_r_r154.f1);
    CPy_DecRef(cpy_r_r154.f2);
    cpy_r_r158 = CPy_KeepPropagating();
    if (!cpy_r_r158) goto CPyL171;
    CPy_Unreachable();
CPyL132: ;
    cpy_r_r159 = NULL;
    cpy_r_r1 = cpy_r_r159;
    cpy_r_r160 = (PyObject **)&cpy_r_r1;
    cpy_r_r161 = ((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___translators___employ_gen_3;
    cpy_r_r162 = CPyIter_Send(cpy_r_r161, cpy_r_arg, cpy_r_r160);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r162 == NULL) {
        goto CPyL134;
    } else
        goto CPyL216;
CPyL133: ;
    cpy_r_r150 = cpy_r_r162;
    goto CPyL121;
CPyL134: ;
    cpy_r_r163 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r163)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 126, CPyStatic_translators___globals);
        goto CPyL212;
    }
    cpy_r_r147 = cpy_r_r1;
    CPy_DECREF(cpy_r_r147);
CPyL136: ;
    cpy_r_r164 = ((serai___games___scholars___effects___translators___employ_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "employ_env", "t", 128, CPyStatic_translators___globals);
        goto CPyL171;
    }
    CPy_INCREF(cpy_r_r164);
CPyL137: ;
    cpy_r_r165 = ((serai___games___scholars___effects___translators___employ_envObject *)cpy_r_r8)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r165 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "employ_env", "me", 128, CPyStatic_translators___globals);
        goto CPyL217;
    }
    CPyTagged_INCREF(cpy_r_r165);
CPyL138: ;
    cpy_r_r166 = CPY_INT_TAG;
    cpy_r_r167 = CPyDef_scholars___influence___take_influence(cpy_r_r164, cpy_r_r165, 0, cpy_r_r166);
    CPy_DECREF(cpy_r_r164);
    CPyTagged_DECREF(cpy_r_r165);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 128, CPyStatic_translators___globals);
        goto CPyL171;
    }
    if (((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___translators___employ_gen_4 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___translators___employ_gen_4);
    }
    ((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___translators___employ_gen_4 = cpy_r_r167;
    cpy_r_r168 = 1;
    if (!cpy_r_r168) goto CPyL171;
    cpy_r_r169 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r170 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r171 = NULL;
    cpy_r_r5 = cpy_r_r171;
    cpy_r_r172 = (PyObject **)&cpy_r_r5;
    cpy_r_r173 = ((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___translators___employ_gen_4;
    cpy_r_r174 = CPyDef_scholars___influence___take_influence_gen_____mypyc_generator_helper__(cpy_r_r173, cpy_r_r170, cpy_r_r170, cpy_r_r170, cpy_r_r169, cpy_r_r172);
    if (cpy_r_r174 != NULL) goto CPyL218;
    cpy_r_r175 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r175)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 128, CPyStatic_translators___globals);
        goto CPyL219;
    }
    cpy_r_r176 = cpy_r_r5;
    cpy_r_r177 = NULL;
    if (((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___translators___employ_gen_4 != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___translators___employ_gen_4);
    }
    ((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___translators___employ_gen_4 = cpy_r_r177;
    cpy_r_r178 = 1;
    if (unlikely(!cpy_r_r178)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 128, CPyStatic_translators___globals);
        goto CPyL220;
    } else
        goto CPyL159;
CPyL143: ;
    cpy_r_r179 = cpy_r_r174;
CPyL144: ;
    ((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r179;
CPyL145: ;
    cpy_r_r181 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r182 = cpy_r_type != cpy_r_r181;
    if (!cpy_r_r182) goto CPyL221;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 128, CPyStatic_translators___globals);
        goto CPyL149;
    } else
        goto CPyL222;
CPyL147: ;
    CPy_Unreachable();
CPyL148: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL155;
CPyL149: ;
    cpy_r_r183 = CPy_CatchError();
    cpy_r_r184 = (PyObject **)&cpy_r_r7;
    cpy_r_r185 = ((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___translators___employ_gen_4;
    cpy_r_r186 = CPy_YieldFromErrorHandle(cpy_r_r185, cpy_r_r184);
    if (unlikely(cpy_r_r186 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 128, CPyStatic_translators___globals);
        goto CPyL223;
    }
    if (cpy_r_r186) goto CPyL152;
    cpy_r_r179 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r183);
    CPy_DecRef(cpy_r_r183.f0);
    CPy_DecRef(cpy_r_r183.f1);
    CPy_DecRef(cpy_r_r183.f2);
    goto CPyL144;
CPyL152: ;
    cpy_r_r176 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r183);
    CPy_DecRef(cpy_r_r183.f0);
    CPy_DecRef(cpy_r_r183.f1);
    CPy_DecRef(cpy_r_r183.f2);
    goto CPyL159;
CPyL153: ;
    CPy_RestoreExcInfo(cpy_r_r183);
    CPy_DecRef(cpy_r_r183.f0);
    CPy_DecRef(cpy_r_r183.f1);
    CPy_DecRef(cpy_r_r183.f2);
    cpy_r_r187 = CPy_KeepPropagating();
    if (!cpy_r_r187) goto CPyL171;
    CPy_Unreachable();
CPyL155: ;
    cpy_r_r188 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r189 = NULL;
    cpy_r_r5 = cpy_r_r189;
    cpy_r_r190 = (PyObject **)&cpy_r_r5;
    cpy_r_r191 = ((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___effects___translators___employ_gen_4;
    cpy_r_r192 = CPyDef_scholars___influence___take_influence_gen_____mypyc_generator_helper__(cpy_r_r191, cpy_r_r188, cpy_r_r188, cpy_r_r188, cpy_r_arg, cpy_r_r190);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r192 == NULL) {
        goto CPyL157;
    } else
        goto CPyL224;
CPyL156: ;
    cpy_r_r179 = cpy_r_r192;
    goto CPyL144;
CPyL157: ;
    cpy_r_r193 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r193)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 128, CPyStatic_translators___globals);
        goto CPyL219;
    }
    cpy_r_r176 = cpy_r_r5;
CPyL159: ;
    if (unlikely(!PyBool_Check(cpy_r_r176))) {
        CPy_TypeError("bool", cpy_r_r176); cpy_r_r194 = 2;
    } else
        cpy_r_r194 = cpy_r_r176 == Py_True;
    CPy_DECREF(cpy_r_r176);
    if (unlikely(cpy_r_r194 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 128, CPyStatic_translators___globals);
        goto CPyL171;
    }
    if (!cpy_r_r194) goto CPyL166;
    cpy_r_r195 = ((serai___games___scholars___effects___translators___employ_envObject *)cpy_r_r8)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r195 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "employ_env", "me", 129, CPyStatic_translators___globals);
        goto CPyL171;
    }
    CPyTagged_INCREF(cpy_r_r195);
CPyL162: ;
    cpy_r_r196 = ((serai___games___scholars___effects___translators___employ_envObject *)cpy_r_r8)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r196 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "employ_env", "t", 129, CPyStatic_translators___globals);
        goto CPyL225;
    }
    CPy_INCREF(cpy_r_r196);
CPyL163: ;
    cpy_r_r197 = ((serai___games___scholars___table___TableObject *)cpy_r_r196)->_owners;
    if (unlikely(cpy_r_r197 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'owners' of 'Table' undefined");
    } else {
        CPy_INCREF(cpy_r_r197);
    }
    CPy_DECREF(cpy_r_r196);
    if (unlikely(cpy_r_r197 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 129, CPyStatic_translators___globals);
        goto CPyL225;
    }
CPyL164: ;
    cpy_r_r198 = CPyTagged_StealAsObject(cpy_r_r195);
    cpy_r_r199 = ((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__room;
    if (unlikely(cpy_r_r199 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/effects/translators.py", "employ", "employ_gen", "room", 129, CPyStatic_translators___globals);
        goto CPyL226;
    }
CPyL165: ;
    cpy_r_r200 = CPyList_SetItem(cpy_r_r197, cpy_r_r199, cpy_r_r198);
    CPy_DECREF(cpy_r_r197);
    if (unlikely(!cpy_r_r200)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 129, CPyStatic_translators___globals);
        goto CPyL171;
    }
CPyL166: ;
    cpy_r_r201 = Py_None;
    CPy_INCREF(cpy_r_r201);
    ((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r203 = CPyDef_translators___employ_env_clear_on_completion(cpy_r_r8);
    cpy_r_r204 = CPyDef_translators___employ_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL170;
    CPyGen_SetStopIterationValue(cpy_r_r201);
    CPy_DECREF(cpy_r_r201);
    if (!0) goto CPyL178;
    CPy_Unreachable();
CPyL170: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r201;
    CPyGen_Exit(&((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL171: ;
    ((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r206 = CPyDef_translators___employ_env_clear_on_completion(cpy_r_r8);
    cpy_r_r207 = CPyDef_translators___employ_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r208 = NULL;
    CPyGen_Exit(&((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r208;
CPyL172: ;
    cpy_r_r209 = cpy_r_r9 == 0;
    if (cpy_r_r209) goto CPyL227;
    cpy_r_r210 = cpy_r_r9 == 1;
    if (cpy_r_r210) goto CPyL228;
    cpy_r_r211 = cpy_r_r9 == 2;
    if (cpy_r_r211) {
        goto CPyL229;
    } else
        goto CPyL230;
CPyL175: ;
    cpy_r_r212 = cpy_r_r9 == 3;
    if (cpy_r_r212) {
        goto CPyL145;
    } else
        goto CPyL231;
CPyL176: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r213 = 0;
    if (unlikely(!cpy_r_r213)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 106, CPyStatic_translators___globals);
        goto CPyL178;
    }
    CPy_Unreachable();
CPyL178: ;
    cpy_r_r214 = NULL;
    CPyGen_Exit(&((serai___games___scholars___effects___translators___employ_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r214;
CPyL179: ;
    CPy_XDecRef(cpy_r_r3);
    CPy_XDecRef(cpy_r_r7);
    goto CPyL178;
CPyL180: ;
    CPy_DecRef(cpy_r_r17);
    goto CPyL171;
CPyL181: ;
    CPy_DecRef(cpy_r_r25);
    goto CPyL171;
CPyL182: ;
    CPy_DecRef(cpy_r_r33);
    goto CPyL171;
CPyL183: ;
    CPy_DecRef(cpy_r_r35);
    goto CPyL171;
CPyL184: ;
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r36);
    goto CPyL171;
CPyL185: ;
    CPy_DecRef(cpy_r_r39);
    goto CPyL171;
CPyL186: ;
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_r40);
    goto CPyL171;
CPyL187: ;
    CPy_DecRef(cpy_r_r56);
    goto CPyL171;
CPyL188: ;
    CPy_DecRef(cpy_r_r56);
    CPyTagged_DecRef(cpy_r_r58);
    goto CPyL171;
CPyL189: ;
    CPy_DecRef(cpy_r_r56);
    CPyTagged_DecRef(cpy_r_r58);
    CPyTagged_DecRef(cpy_r_r61);
    goto CPyL171;
CPyL190: ;
    CPy_DecRef(cpy_r_r56);
    CPyTagged_DecRef(cpy_r_r58);
    CPyTagged_DecRef(cpy_r_r61);
    CPy_DecRef(cpy_r_r62);
    goto CPyL171;
CPyL191: ;
    CPyTagged_DecRef(cpy_r_r61);
    goto CPyL171;
CPyL192: ;
    CPy_DecRef(cpy_r_r71);
    goto CPyL171;
CPyL193: ;
    CPy_DecRef(cpy_r_r77);
    goto CPyL171;
CPyL194: ;
    CPy_DecRef(cpy_r_r77);
    CPy_DecRef(cpy_r_r79);
    goto CPyL171;
CPyL195: ;
    CPy_DecRef(cpy_r_r82);
    goto CPyL171;
CPyL196: ;
    CPy_DecRef(cpy_r_r87);
    goto CPyL171;
CPyL197: ;
    CPy_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r89);
    goto CPyL171;
CPyL198: ;
    CPy_DecRef(cpy_r_r93);
    goto CPyL171;
CPyL199: ;
    CPy_DecRef(cpy_r_r97);
    goto CPyL171;
CPyL200: ;
    CPy_DecRef(cpy_r_r97);
    CPyTagged_DecRef(cpy_r_r99);
    goto CPyL171;
CPyL201: ;
    CPy_DecRef(cpy_r_r97);
    CPyTagged_DecRef(cpy_r_r99);
    CPy_DecRef(cpy_r_r101);
    goto CPyL171;
CPyL202: ;
    CPy_DecRef(cpy_r_r97);
    CPyTagged_DecRef(cpy_r_r99);
    CPy_DecRef(cpy_r_r107);
    goto CPyL171;
CPyL203: ;
    CPy_DecRef(cpy_r_r97);
    CPyTagged_DecRef(cpy_r_r99);
    CPy_DecRef(cpy_r_r107);
    CPy_DecRef(cpy_r_r108);
    goto CPyL171;
CPyL204: ;
    CPy_DecRef(cpy_r_r97);
    CPyTagged_DecRef(cpy_r_r99);
    CPy_DecRef(cpy_r_r107);
    CPy_DecRef(cpy_r_r118);
    goto CPyL171;
CPyL205: ;
    CPy_DecRef(cpy_r_r122);
    goto CPyL171;
CPyL206: ;
    CPy_DecRef(cpy_r_r122);
    CPyTagged_DecRef(cpy_r_r123);
    goto CPyL171;
CPyL207: ;
    CPy_DecRef(cpy_r_r127);
    goto CPyL171;
CPyL208: ;
    CPy_DecRef(cpy_r_r127);
    CPy_DecRef(cpy_r_r128);
    goto CPyL171;
CPyL209: ;
    CPy_DecRef(cpy_r_r127);
    CPy_DecRef(cpy_r_r128);
    CPyTagged_DecRef(cpy_r_r129);
    goto CPyL171;
CPyL210: ;
    CPy_DecRef(cpy_r_r127);
    CPy_DecRef(cpy_r_r128);
    CPyTagged_DecRef(cpy_r_r129);
    CPy_DecRef(cpy_r_r130);
    goto CPyL171;
CPyL211: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL120;
CPyL212: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL171;
CPyL213: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL125;
CPyL214: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL124;
CPyL215: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL130;
CPyL216: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL133;
CPyL217: ;
    CPy_DecRef(cpy_r_r164);
    goto CPyL171;
CPyL218: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL143;
CPyL219: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL171;
CPyL220: ;
    CPy_DecRef(cpy_r_r176);
    goto CPyL171;
CPyL221: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL148;
CPyL222: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL147;
CPyL223: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL153;
CPyL224: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL156;
CPyL225: ;
    CPyTagged_DecRef(cpy_r_r195);
    goto CPyL171;
CPyL226: ;
    CPy_DecRef(cpy_r_r197);
    CPy_DecRef(cpy_r_r198);
    goto CPyL171;
CPyL227: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    goto CPyL2;
CPyL228: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    goto CPyL37;
CPyL229: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL122;
CPyL230: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL175;
CPyL231: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL176;
}
        
PyObject *CPyDef_translators___employ_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_translators___employ_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_translators___employ_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_translators___employ_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.translators.employ_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_translators___employ_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "__next__", -1, CPyStatic_translators___globals);
            return NULL;
        }
        
PyObject *CPyDef_translators___employ_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_translators___employ_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_translators___employ_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_translators___employ_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.translators.employ_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_translators___employ_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "send", -1, CPyStatic_translators___globals);
            return NULL;
        }
        
PyObject *CPyDef_translators___employ_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_translators___employ_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_translators___employ_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.translators.employ_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_translators___employ_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "__iter__", -1, CPyStatic_translators___globals);
            return NULL;
        }
        
PyObject *CPyDef_translators___employ_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_translators___employ_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_translators___employ_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_translators___employ_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.translators.employ_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_translators___employ_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "throw", -1, CPyStatic_translators___globals);
            return NULL;
        }
        
PyObject *CPyDef_translators___employ_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_translators___employ_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp4863 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp4863);
    PyObject *__tmp4864 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp4864);
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
        
        PyObject *CPyPy_translators___employ_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_translators___employ_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.effects.translators.employ_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_translators___employ_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "close", -1, CPyStatic_translators___globals);
            return NULL;
        }
        
PyObject *CPyDef_translators___employ(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_pile) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    cpy_r_r0 = CPyDef_translators___employ_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 106, CPyStatic_translators___globals);
        goto CPyL7;
    }
    cpy_r_r1 = CPyDef_translators___employ_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 106, CPyStatic_translators___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_r0);
    if (((serai___games___scholars___effects___translators___employ_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___translators___employ_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___scholars___effects___translators___employ_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 106, CPyStatic_translators___globals);
        goto CPyL9;
    }
    ((serai___games___scholars___effects___translators___employ_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___effects___translators___employ_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___effects___translators___employ_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t);
    }
    ((serai___games___scholars___effects___translators___employ_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t = cpy_r_t;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 106, CPyStatic_translators___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___effects___translators___employ_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___translators___employ_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me);
    }
    ((serai___games___scholars___effects___translators___employ_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me = cpy_r_me;
    cpy_r_r5 = 1;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 106, CPyStatic_translators___globals);
        goto CPyL10;
    }
    CPyTagged_INCREF(cpy_r_pile);
    if (((serai___games___scholars___effects___translators___employ_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__pile != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___effects___translators___employ_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__pile);
    }
    ((serai___games___scholars___effects___translators___employ_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__pile = cpy_r_pile;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 106, CPyStatic_translators___globals);
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
        
        PyObject *CPyPy_translators___employ(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "pile", 0};
            static CPyArg_Parser parser = {"OOO:employ", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_pile;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_pile)) {
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
            CPyTagged arg_pile;
            if (likely(PyLong_Check(obj_pile)))
                arg_pile = CPyTagged_BorrowFromObject(obj_pile);
            else {
                CPy_TypeError("int", obj_pile); goto fail;
            }
            PyObject *retval = CPyDef_translators___employ(arg_t, arg_me, arg_pile);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "employ", 106, CPyStatic_translators___globals);
            return NULL;
        }
        
char CPyDef_translators_____top_level__(void) {
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
    int32_t cpy_r_r225;
    char cpy_r_r226;
    PyObject *cpy_r_r227;
    PyObject *cpy_r_r228;
    int32_t cpy_r_r229;
    char cpy_r_r230;
    char cpy_r_r231;
    PyObject *cpy_r_r232;
    PyObject *cpy_r_r233;
    PyObject *cpy_r_r234;
    PyObject *cpy_r_r235;
    PyObject *cpy_r_r236;
    PyObject *cpy_r_r237;
    PyObject *cpy_r_r238;
    char cpy_r_r239;
    char cpy_r_r240;
    PyObject *cpy_r_r241;
    PyObject *cpy_r_r242;
    PyObject *cpy_r_r243;
    PyObject *cpy_r_r244;
    PyObject *cpy_r_r245;
    PyObject *cpy_r_r246;
    PyObject *cpy_r_r247;
    int32_t cpy_r_r248;
    char cpy_r_r249;
    PyObject *cpy_r_r250;
    PyObject *cpy_r_r251;
    int32_t cpy_r_r252;
    char cpy_r_r253;
    char cpy_r_r254;
    char cpy_r_r255;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 1, CPyStatic_translators___globals);
        goto CPyL96;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 1, CPyStatic_translators___globals);
        goto CPyL96;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_translators___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 3, CPyStatic_translators___globals);
        goto CPyL96;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___games___scholars___goals;
    cpy_r_r12 = (void *)&CPyImportState_serai___games___scholars___goals;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[2338]; /* 'serai.games.scholars.goals' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 5, CPyStatic_translators___globals);
        goto CPyL96;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___games___scholars___goals;
    cpy_r_r20 = CPyExec_serai___games___scholars___goals;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___games___scholars___goals__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 5, CPyStatic_translators___globals);
        goto CPyL96;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 5, CPyStatic_translators___globals);
        goto CPyL96;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[2338]; /* 'serai.games.scholars.goals' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 5, CPyStatic_translators___globals);
        goto CPyL96;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5321]; /* ('interacted',) */
    cpy_r_r31 = CPyStatic_translators___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 5, CPyStatic_translators___globals);
        goto CPyL96;
    } else
        goto CPyL97;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___games___scholars___influence;
    cpy_r_r34 = (void *)&CPyImportState_serai___games___scholars___influence;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[2394]; /* 'serai.games.scholars.influence' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 6, CPyStatic_translators___globals);
        goto CPyL96;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___games___scholars___influence;
    cpy_r_r42 = CPyExec_serai___games___scholars___influence;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___games___scholars___influence__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 6, CPyStatic_translators___globals);
        goto CPyL96;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 6, CPyStatic_translators___globals);
        goto CPyL96;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[2394]; /* 'serai.games.scholars.influence' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 6, CPyStatic_translators___globals);
        goto CPyL96;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5410]; /* ('can_take_influence', 'take_influence') */
    cpy_r_r53 = CPyStatic_translators___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 6, CPyStatic_translators___globals);
        goto CPyL96;
    } else
        goto CPyL98;
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
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 7, CPyStatic_translators___globals);
        goto CPyL96;
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
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 7, CPyStatic_translators___globals);
        goto CPyL96;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 7, CPyStatic_translators___globals);
        goto CPyL96;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 7, CPyStatic_translators___globals);
        goto CPyL96;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5411]; /* ('AT_WILL', 'NO_CARD') */
    cpy_r_r75 = CPyStatic_translators___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 7, CPyStatic_translators___globals);
        goto CPyL96;
    } else
        goto CPyL99;
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
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 8, CPyStatic_translators___globals);
        goto CPyL96;
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
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 8, CPyStatic_translators___globals);
        goto CPyL96;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 8, CPyStatic_translators___globals);
        goto CPyL96;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[2342]; /* 'serai.games.scholars.reasons' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 8, CPyStatic_translators___globals);
        goto CPyL96;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5412]; /* ('NEED_SILVER', 'NO_AFFORDABLE_ROOM', 'NO_INFLUENCE', 'PILE_EMPTY', 'ROOM_TAKEN') */
    cpy_r_r97 = CPyStatic_translators___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 8, CPyStatic_translators___globals);
        goto CPyL96;
    } else
        goto CPyL100;
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
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 9, CPyStatic_translators___globals);
        goto CPyL96;
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
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 9, CPyStatic_translators___globals);
        goto CPyL96;
    }
    cpy_r_r113 = CPyStatics[8]; /* '__file__' */
    cpy_r_r114 = CPyObject_GetAttr(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 9, CPyStatic_translators___globals);
        goto CPyL96;
    }
    cpy_r_r115 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r116 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r117 = CPyImport_ImportNative(cpy_r_r116, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r114, cpy_r_r115, 0);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 9, CPyStatic_translators___globals);
        goto CPyL96;
    }
    cpy_r_r106 = cpy_r_r117;
CPyL44: ;
    cpy_r_r118 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r119 = CPyStatic_translators___globals;
    cpy_r_r120 = CPyImport_GetNativeAttrs(cpy_r_r106, cpy_r_r118, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 9, CPyStatic_translators___globals);
        goto CPyL96;
    } else
        goto CPyL101;
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
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 10, CPyStatic_translators___globals);
        goto CPyL96;
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
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 10, CPyStatic_translators___globals);
        goto CPyL96;
    }
    cpy_r_r135 = CPyStatics[8]; /* '__file__' */
    cpy_r_r136 = CPyObject_GetAttr(cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 10, CPyStatic_translators___globals);
        goto CPyL96;
    }
    cpy_r_r137 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r138 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r139 = CPyImport_ImportNative(cpy_r_r138, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r136, cpy_r_r137, 0);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 10, CPyStatic_translators___globals);
        goto CPyL96;
    }
    cpy_r_r128 = cpy_r_r139;
CPyL52: ;
    cpy_r_r140 = CPyStatics[5075]; /* ('Asking', 'Offer', 'Option', 'Reason', 'Rules', 'ask') */
    cpy_r_r141 = CPyStatic_translators___globals;
    cpy_r_r142 = CPyImport_GetNativeAttrs(cpy_r_r128, cpy_r_r140, cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 10, CPyStatic_translators___globals);
        goto CPyL96;
    } else
        goto CPyL102;
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
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 11, CPyStatic_translators___globals);
        goto CPyL96;
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
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 11, CPyStatic_translators___globals);
        goto CPyL96;
    }
    cpy_r_r157 = CPyStatics[8]; /* '__file__' */
    cpy_r_r158 = CPyObject_GetAttr(cpy_r_r156, cpy_r_r157);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 11, CPyStatic_translators___globals);
        goto CPyL96;
    }
    cpy_r_r159 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r160 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r161 = CPyImport_ImportNative(cpy_r_r160, cpy_r_r151, cpy_r_r152, cpy_r_r153, cpy_r_r143, cpy_r_r144, cpy_r_r145, cpy_r_r158, cpy_r_r159, 0);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 11, CPyStatic_translators___globals);
        goto CPyL96;
    }
    cpy_r_r150 = cpy_r_r161;
CPyL60: ;
    cpy_r_r162 = CPyStatics[5088]; /* ('Call',) */
    cpy_r_r163 = CPyStatic_translators___globals;
    cpy_r_r164 = CPyImport_GetNativeAttrs(cpy_r_r150, cpy_r_r162, cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 11, CPyStatic_translators___globals);
        goto CPyL96;
    } else
        goto CPyL103;
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
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 12, CPyStatic_translators___globals);
        goto CPyL96;
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
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 12, CPyStatic_translators___globals);
        goto CPyL96;
    }
    cpy_r_r179 = CPyStatics[8]; /* '__file__' */
    cpy_r_r180 = CPyObject_GetAttr(cpy_r_r178, cpy_r_r179);
    CPy_DECREF(cpy_r_r178);
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 12, CPyStatic_translators___globals);
        goto CPyL96;
    }
    cpy_r_r181 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r182 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r183 = CPyImport_ImportNative(cpy_r_r182, cpy_r_r173, cpy_r_r174, cpy_r_r175, cpy_r_r165, cpy_r_r166, cpy_r_r167, cpy_r_r180, cpy_r_r181, 0);
    CPy_DECREF(cpy_r_r180);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 12, CPyStatic_translators___globals);
        goto CPyL96;
    }
    cpy_r_r172 = cpy_r_r183;
CPyL68: ;
    cpy_r_r184 = CPyStatics[4988]; /* ('Message',) */
    cpy_r_r185 = CPyStatic_translators___globals;
    cpy_r_r186 = CPyImport_GetNativeAttrs(cpy_r_r172, cpy_r_r184, cpy_r_r184, cpy_r_r185);
    CPy_DECREF(cpy_r_r172);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 12, CPyStatic_translators___globals);
        goto CPyL96;
    } else
        goto CPyL104;
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
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 13, CPyStatic_translators___globals);
        goto CPyL96;
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
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 13, CPyStatic_translators___globals);
        goto CPyL96;
    }
    cpy_r_r201 = CPyStatics[8]; /* '__file__' */
    cpy_r_r202 = CPyObject_GetAttr(cpy_r_r200, cpy_r_r201);
    CPy_DECREF(cpy_r_r200);
    if (unlikely(cpy_r_r202 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 13, CPyStatic_translators___globals);
        goto CPyL96;
    }
    cpy_r_r203 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r204 = CPyStatics[523]; /* 'serai.kernel.work' */
    cpy_r_r205 = CPyImport_ImportNative(cpy_r_r204, cpy_r_r195, cpy_r_r196, cpy_r_r197, cpy_r_r187, cpy_r_r188, cpy_r_r189, cpy_r_r202, cpy_r_r203, 0);
    CPy_DECREF(cpy_r_r202);
    if (unlikely(cpy_r_r205 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 13, CPyStatic_translators___globals);
        goto CPyL96;
    }
    cpy_r_r194 = cpy_r_r205;
CPyL76: ;
    cpy_r_r206 = CPyStatics[5089]; /* ('Work',) */
    cpy_r_r207 = CPyStatic_translators___globals;
    cpy_r_r208 = CPyImport_GetNativeAttrs(cpy_r_r194, cpy_r_r206, cpy_r_r206, cpy_r_r207);
    CPy_DECREF(cpy_r_r194);
    if (unlikely(cpy_r_r208 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 13, CPyStatic_translators___globals);
        goto CPyL96;
    } else
        goto CPyL105;
CPyL77: ;
    cpy_r_r209 = (PyObject *)CPyType_work___Work;
    cpy_r_r210 = (PyObject *)CPyType_scholars___table___Table;
    cpy_r_r211 = PyObject_GetItem(cpy_r_r209, cpy_r_r210);
    if (unlikely(cpy_r_r211 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 16, CPyStatic_translators___globals);
        goto CPyL96;
    }
    cpy_r_r212 = PyTuple_Pack(1, cpy_r_r211);
    CPy_DECREF(cpy_r_r211);
    if (unlikely(cpy_r_r212 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 16, CPyStatic_translators___globals);
        goto CPyL96;
    }
    cpy_r_r213 = CPyStatics[2335]; /* 'serai.games.scholars.effects.translators' */
    cpy_r_r214 = (PyObject *)CPyType_translators___Employ_template;
    cpy_r_r215 = CPyType_FromTemplate(cpy_r_r214, cpy_r_r212, cpy_r_r213);
    CPy_DECREF(cpy_r_r212);
    if (unlikely(cpy_r_r215 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 16, CPyStatic_translators___globals);
        goto CPyL96;
    }
    cpy_r_r216 = CPyDef_translators___Employ_trait_vtable_setup();
    if (unlikely(cpy_r_r216 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 16, CPyStatic_translators___globals);
        goto CPyL106;
    }
    cpy_r_r217 = CPyDef_translators___Employ_coroutine_setup(cpy_r_r215);
    if (unlikely(cpy_r_r217 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 16, CPyStatic_translators___globals);
        goto CPyL106;
    }
    cpy_r_r218 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r219 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r220 = CPyStatics[529]; /* 'must' */
    cpy_r_r221 = CPyStatics[530]; /* 'always' */
    cpy_r_r222 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r223 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r224 = PyTuple_Pack(5, cpy_r_r219, cpy_r_r220, cpy_r_r221, cpy_r_r222, cpy_r_r223);
    if (unlikely(cpy_r_r224 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 16, CPyStatic_translators___globals);
        goto CPyL106;
    }
    cpy_r_r225 = PyObject_SetAttr(cpy_r_r215, cpy_r_r218, cpy_r_r224);
    CPy_DECREF(cpy_r_r224);
    cpy_r_r226 = cpy_r_r225 >= 0;
    if (unlikely(!cpy_r_r226)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 16, CPyStatic_translators___globals);
        goto CPyL106;
    }
    CPyType_translators___Employ = (PyTypeObject *)cpy_r_r215;
    CPy_INCREF(CPyType_translators___Employ);
    cpy_r_r227 = CPyStatic_translators___globals;
    cpy_r_r228 = CPyStatics[2776]; /* 'Employ' */
    cpy_r_r229 = PyDict_SetItem(cpy_r_r227, cpy_r_r228, cpy_r_r215);
    cpy_r_r230 = cpy_r_r229 >= 0;
    if (unlikely(!cpy_r_r230)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 16, CPyStatic_translators___globals);
        goto CPyL106;
    }
    cpy_r_r231 = CPy_InitSubclass(cpy_r_r215);
    CPy_DECREF(cpy_r_r215);
    if (unlikely(!cpy_r_r231)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 16, CPyStatic_translators___globals);
        goto CPyL96;
    }
    cpy_r_r232 = (PyObject *)CPyType_work___Work;
    cpy_r_r233 = (PyObject *)CPyType_scholars___table___Table;
    cpy_r_r234 = PyObject_GetItem(cpy_r_r232, cpy_r_r233);
    if (unlikely(cpy_r_r234 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 33, CPyStatic_translators___globals);
        goto CPyL96;
    }
    cpy_r_r235 = PyTuple_Pack(1, cpy_r_r234);
    CPy_DECREF(cpy_r_r234);
    if (unlikely(cpy_r_r235 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 33, CPyStatic_translators___globals);
        goto CPyL96;
    }
    cpy_r_r236 = CPyStatics[2335]; /* 'serai.games.scholars.effects.translators' */
    cpy_r_r237 = (PyObject *)CPyType_translators___RetireTop_template;
    cpy_r_r238 = CPyType_FromTemplate(cpy_r_r237, cpy_r_r235, cpy_r_r236);
    CPy_DECREF(cpy_r_r235);
    if (unlikely(cpy_r_r238 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 33, CPyStatic_translators___globals);
        goto CPyL96;
    }
    cpy_r_r239 = CPyDef_translators___RetireTop_trait_vtable_setup();
    if (unlikely(cpy_r_r239 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 33, CPyStatic_translators___globals);
        goto CPyL107;
    }
    cpy_r_r240 = CPyDef_translators___RetireTop_coroutine_setup(cpy_r_r238);
    if (unlikely(cpy_r_r240 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 33, CPyStatic_translators___globals);
        goto CPyL107;
    }
    cpy_r_r241 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r242 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r243 = CPyStatics[529]; /* 'must' */
    cpy_r_r244 = CPyStatics[530]; /* 'always' */
    cpy_r_r245 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r246 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r247 = PyTuple_Pack(5, cpy_r_r242, cpy_r_r243, cpy_r_r244, cpy_r_r245, cpy_r_r246);
    if (unlikely(cpy_r_r247 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 33, CPyStatic_translators___globals);
        goto CPyL107;
    }
    cpy_r_r248 = PyObject_SetAttr(cpy_r_r238, cpy_r_r241, cpy_r_r247);
    CPy_DECREF(cpy_r_r247);
    cpy_r_r249 = cpy_r_r248 >= 0;
    if (unlikely(!cpy_r_r249)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 33, CPyStatic_translators___globals);
        goto CPyL107;
    }
    CPyType_translators___RetireTop = (PyTypeObject *)cpy_r_r238;
    CPy_INCREF(CPyType_translators___RetireTop);
    cpy_r_r250 = CPyStatic_translators___globals;
    cpy_r_r251 = CPyStatics[2777]; /* 'RetireTop' */
    cpy_r_r252 = PyDict_SetItem(cpy_r_r250, cpy_r_r251, cpy_r_r238);
    cpy_r_r253 = cpy_r_r252 >= 0;
    if (unlikely(!cpy_r_r253)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 33, CPyStatic_translators___globals);
        goto CPyL107;
    }
    cpy_r_r254 = CPy_InitSubclass(cpy_r_r238);
    CPy_DECREF(cpy_r_r238);
    if (unlikely(!cpy_r_r254)) {
        CPy_AddTraceback("src/serai/games/scholars/effects/translators.py", "<module>", 33, CPyStatic_translators___globals);
        goto CPyL96;
    }
    return 1;
CPyL96: ;
    cpy_r_r255 = 2;
    return cpy_r_r255;
CPyL97: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL13;
CPyL98: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL21;
CPyL99: ;
    CPy_DECREF(cpy_r_r76);
    goto CPyL29;
CPyL100: ;
    CPy_DECREF(cpy_r_r98);
    goto CPyL37;
CPyL101: ;
    CPy_DECREF(cpy_r_r120);
    goto CPyL45;
CPyL102: ;
    CPy_DECREF(cpy_r_r142);
    goto CPyL53;
CPyL103: ;
    CPy_DECREF(cpy_r_r164);
    goto CPyL61;
CPyL104: ;
    CPy_DECREF(cpy_r_r186);
    goto CPyL69;
CPyL105: ;
    CPy_DECREF(cpy_r_r208);
    goto CPyL77;
CPyL106: ;
    CPy_DecRef(cpy_r_r215);
    goto CPyL96;
CPyL107: ;
    CPy_DecRef(cpy_r_r238);
    goto CPyL96;
}

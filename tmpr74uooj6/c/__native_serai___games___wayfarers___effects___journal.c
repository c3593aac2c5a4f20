#include "__native_serai.h"
#include "__native_internal_serai.h"

PyMemberDef journal___Journal_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___journal___JournalObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___journal___JournalObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
journal___Journal_traverse(serai___games___wayfarers___effects___journal___JournalObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___journal___JournalObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___journal___JournalObject))));
    return rv;
}

static int32_t CPyDef_journal___Journal_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___journal___JournalObject *self = (serai___games___wayfarers___effects___journal___JournalObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___journal___JournalObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___journal___JournalObject))));
    return 0;
}

static int32_t CPyDef_journal___Journal_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___journal___JournalObject *self = (serai___games___wayfarers___effects___journal___JournalObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___journal___JournalObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___journal___JournalObject))));
    return 0;
}

static void
journal___Journal_dealloc(serai___games___wayfarers___effects___journal___JournalObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, journal___Journal_dealloc)
    CPyDef_journal___Journal_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_journal_____mypyc__Journal_setup(PyObject *cpy_r_type);
PyObject *CPyDef_journal___Journal(void);

static PyObject *
journal___Journal_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_journal___Journal) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_journal_____mypyc__Journal_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem journal___Journal_vtable[13];
static bool
CPyDef_journal___Journal_trait_vtable_setup(void)
{
    CPyVTableItem journal___Journal_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_work___Work___units,
        (CPyVTableItem)CPyDef_work___Work___free,
        (CPyVTableItem)CPyDef_journal___Journal___possible__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___possible_then,
        (CPyVTableItem)CPyDef_work___Work___binds,
        (CPyVTableItem)CPyDef_journal___Journal___reason__Work_glue,
        (CPyVTableItem)CPyDef_work___Work___run,
        (CPyVTableItem)CPyDef_journal___Journal___ask__Work_glue,
        (CPyVTableItem)CPyDef_journal___Journal_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_journal___Journal___possible,
        (CPyVTableItem)CPyDef_journal___Journal___reason,
        (CPyVTableItem)CPyDef_journal___Journal___ask,
        (CPyVTableItem)CPyDef_journal___Journal_____mypyc_defaults_setup,
    };
    memcpy(journal___Journal_vtable, journal___Journal_vtable_scratch, sizeof(journal___Journal_vtable));
    return 1;
}

static bool
CPyDef_journal___Journal_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
journal___Journal_get_asks_itself(serai___games___wayfarers___effects___journal___JournalObject *self, void *closure);
static int
journal___Journal_set_asks_itself(serai___games___wayfarers___effects___journal___JournalObject *self, PyObject *value, void *closure);

static PyGetSetDef journal___Journal_getseters[] = {
    {"asks_itself",
     (getter)journal___Journal_get_asks_itself, (setter)journal___Journal_set_asks_itself,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef journal___Journal_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_journal_____mypyc__Journal_setup, METH_O, NULL},
    {"possible",
     (PyCFunction)CPyPy_journal___Journal___possible,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("possible($self, t, me, call, context)\n--\n\n")},
    {"reason",
     (PyCFunction)CPyPy_journal___Journal___reason,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("reason($self, t, me, call, context)\n--\n\n")},
    {"ask",
     (PyCFunction)CPyPy_journal___Journal___ask,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("ask($self, t, me, call, context, optional)\n--\n\n")},
    {"__mypyc_defaults_setup",
     (PyCFunction)CPyPy_journal___Journal_____mypyc_defaults_setup,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__mypyc_defaults_setup()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_journal___Journal_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Journal",
    .tp_new = journal___Journal_new,
    .tp_dealloc = (destructor)journal___Journal_dealloc,
    .tp_traverse = (traverseproc)journal___Journal_traverse,
    .tp_clear = (inquiry)CPyDef_journal___Journal_clear,
    .tp_getset = journal___Journal_getseters,
    .tp_methods = journal___Journal_methods,
    .tp_members = journal___Journal_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___journal___JournalObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___effects___journal___JournalObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___effects___journal___JournalObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Journal()\n--\n\n"),
};
static PyTypeObject *CPyType_journal___Journal_template = &CPyType_journal___Journal_template_;

PyObject *CPyDef_journal_____mypyc__Journal_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___journal___JournalObject *self;
    self = (serai___games___wayfarers___effects___journal___JournalObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = journal___Journal_vtable;
    self->_asks_itself = 2;
    self->_must = 2;
    self->_always = 2;
    self->_quiet = 2;
    self->_asks_itself = 2;
    if (CPyDef_journal___Journal_____mypyc_defaults_setup((PyObject *)self) == 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

PyObject *CPyDef_journal___Journal(void)
{
    PyObject *self = CPyDef_journal_____mypyc__Journal_setup((PyObject *)CPyType_journal___Journal);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
journal___Journal_get_asks_itself(serai___games___wayfarers___effects___journal___JournalObject *self, void *closure)
{
    if (unlikely(self->_asks_itself == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'asks_itself' of 'Journal' undefined");
        return NULL;
    }
    PyObject *retval = self->_asks_itself ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
journal___Journal_set_asks_itself(serai___games___wayfarers___effects___journal___JournalObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Journal' object attribute 'asks_itself' cannot be deleted");
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

static PySendResult CPyDunder_am_sendjournal___ask_Journal_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_journal___ask_Journal_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods journal___ask_Journal_gen_as_async = {
    .am_send = CPyDunder_am_sendjournal___ask_Journal_gen,
};
static int
journal___ask_Journal_gen_traverse(serai___games___wayfarers___effects___journal___ask_Journal_genObject *self, visitproc visit, void *arg)
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
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___effects___journal___ask_Journal_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_journal___ask_Journal_gen_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___journal___ask_Journal_genObject *self = (serai___games___wayfarers___effects___journal___ask_Journal_genObject *)cpy_r_self;
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
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___journal___ask_Journal_gen_0);
    return 0;
}

static int32_t CPyDef_journal___ask_Journal_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___journal___ask_Journal_genObject *self = (serai___games___wayfarers___effects___journal___ask_Journal_genObject *)cpy_r_self;
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
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___journal___ask_Journal_gen_0);
    return 0;
}

static void
journal___ask_Journal_gen_dealloc(serai___games___wayfarers___effects___journal___ask_Journal_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (journal___ask_Journal_gen_free_instance == NULL) {
        journal___ask_Journal_gen_free_instance = self;
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
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___journal___ask_Journal_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, journal___ask_Journal_gen_dealloc)
    CPyDef_journal___ask_Journal_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_journal_____mypyc__ask_Journal_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_journal___ask_Journal_gen(void);

static PyObject *
journal___ask_Journal_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_journal___ask_Journal_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_journal_____mypyc__ask_Journal_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem journal___ask_Journal_gen_vtable[6];
static bool
CPyDef_journal___ask_Journal_gen_trait_vtable_setup(void)
{
    CPyVTableItem journal___ask_Journal_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_journal___ask_Journal_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_journal___ask_Journal_gen_____next__,
        (CPyVTableItem)CPyDef_journal___ask_Journal_gen___send,
        (CPyVTableItem)CPyDef_journal___ask_Journal_gen_____iter__,
        (CPyVTableItem)CPyDef_journal___ask_Journal_gen___throw,
        (CPyVTableItem)CPyDef_journal___ask_Journal_gen___close,
    };
    memcpy(journal___ask_Journal_gen_vtable, journal___ask_Journal_gen_vtable_scratch, sizeof(journal___ask_Journal_gen_vtable));
    return 1;
}

static bool
CPyDef_journal___ask_Journal_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef journal___ask_Journal_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_journal_____mypyc__ask_Journal_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_journal___ask_Journal_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_journal___ask_Journal_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_journal___ask_Journal_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_journal___ask_Journal_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_journal___ask_Journal_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_journal___ask_Journal_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ask_Journal_gen",
    .tp_new = journal___ask_Journal_gen_new,
    .tp_dealloc = (destructor)journal___ask_Journal_gen_dealloc,
    .tp_traverse = (traverseproc)journal___ask_Journal_gen_traverse,
    .tp_clear = (inquiry)CPyDef_journal___ask_Journal_gen_clear,
    .tp_methods = journal___ask_Journal_gen_methods,
    .tp_iter = CPyDef_journal___ask_Journal_gen_____iter__,
    .tp_iternext = CPyDef_journal___ask_Journal_gen_____next__,
    .tp_as_async = &journal___ask_Journal_gen_as_async,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___journal___ask_Journal_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("ask_Journal_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_journal___ask_Journal_gen_template = &CPyType_journal___ask_Journal_gen_template_;

PyObject *CPyDef_journal_____mypyc__ask_Journal_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___journal___ask_Journal_genObject *self;
    if (journal___ask_Journal_gen_free_instance != NULL) {
        self = journal___ask_Journal_gen_free_instance;
        journal___ask_Journal_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___journal___ask_Journal_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = journal___ask_Journal_gen_vtable;
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

PyObject *CPyDef_journal___ask_Journal_gen(void)
{
    PyObject *self = CPyDef_journal_____mypyc__ask_Journal_gen_setup((PyObject *)CPyType_journal___ask_Journal_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static int
journal___journal_env_traverse(serai___games___wayfarers___effects___journal___journal_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_attribute__counts);
    Py_VISIT(self->___mypyc_generator_attribute__links);
    Py_VISIT(self->___mypyc_generator_attribute__options);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_journal___journal_env_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___journal___journal_envObject *self = (serai___games___wayfarers___effects___journal___journal_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_attribute__me;
        self->___mypyc_generator_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_attribute__counts);
    Py_CLEAR(self->___mypyc_generator_attribute__links);
    Py_CLEAR(self->___mypyc_generator_attribute__options);
    return 0;
}

static int32_t CPyDef_journal___journal_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___journal___journal_envObject *self = (serai___games___wayfarers___effects___journal___journal_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
journal___journal_env_dealloc(serai___games___wayfarers___effects___journal___journal_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (journal___journal_env_free_instance == NULL) {
        journal___journal_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->___mypyc_generator_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_attribute__me;
            self->___mypyc_generator_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_attribute__me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_attribute__counts);
        Py_CLEAR(self->___mypyc_generator_attribute__links);
        Py_CLEAR(self->___mypyc_generator_attribute__options);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, journal___journal_env_dealloc)
    CPyDef_journal___journal_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_journal_____mypyc__journal_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_journal___journal_env(void);

static PyObject *
journal___journal_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_journal___journal_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_journal_____mypyc__journal_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem journal___journal_env_vtable[1];
static bool
CPyDef_journal___journal_env_trait_vtable_setup(void)
{
    CPyVTableItem journal___journal_env_vtable_scratch[] = {
        NULL
    };
    memcpy(journal___journal_env_vtable, journal___journal_env_vtable_scratch, sizeof(journal___journal_env_vtable));
    return 1;
}

static bool
CPyDef_journal___journal_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef journal___journal_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_journal_____mypyc__journal_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_journal___journal_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "journal_env",
    .tp_new = journal___journal_env_new,
    .tp_dealloc = (destructor)journal___journal_env_dealloc,
    .tp_traverse = (traverseproc)journal___journal_env_traverse,
    .tp_clear = (inquiry)CPyDef_journal___journal_env_clear,
    .tp_methods = journal___journal_env_methods,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___journal___journal_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("journal_env()\n--\n\n"),
};
static PyTypeObject *CPyType_journal___journal_env_template = &CPyType_journal___journal_env_template_;

PyObject *CPyDef_journal_____mypyc__journal_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___journal___journal_envObject *self;
    if (journal___journal_env_free_instance != NULL) {
        self = journal___journal_env_free_instance;
        journal___journal_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___journal___journal_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = journal___journal_env_vtable;
    self->___mypyc_generator_attribute__me = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_journal___journal_env(void)
{
    PyObject *self = CPyDef_journal_____mypyc__journal_env_setup((PyObject *)CPyType_journal___journal_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendjournal___journal_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_journal___journal_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods journal___journal_gen_as_async = {
    .am_send = CPyDunder_am_sendjournal___journal_gen,
};
static int
journal___journal_gen_traverse(serai___games___wayfarers___effects___journal___journal_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___effects___journal___journal_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_journal___journal_gen_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___journal___journal_genObject *self = (serai___games___wayfarers___effects___journal___journal_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___journal___journal_gen_0);
    return 0;
}

static int32_t CPyDef_journal___journal_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___journal___journal_genObject *self = (serai___games___wayfarers___effects___journal___journal_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___journal___journal_gen_0);
    return 0;
}

static void
journal___journal_gen_dealloc(serai___games___wayfarers___effects___journal___journal_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (journal___journal_gen_free_instance == NULL) {
        journal___journal_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        self->___mypyc_generator_frame_attribute__optional = 2;
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___journal___journal_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, journal___journal_gen_dealloc)
    CPyDef_journal___journal_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_journal_____mypyc__journal_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_journal___journal_gen(void);

static PyObject *
journal___journal_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_journal___journal_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_journal_____mypyc__journal_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem journal___journal_gen_vtable[6];
static bool
CPyDef_journal___journal_gen_trait_vtable_setup(void)
{
    CPyVTableItem journal___journal_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_journal___journal_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_journal___journal_gen_____next__,
        (CPyVTableItem)CPyDef_journal___journal_gen___send,
        (CPyVTableItem)CPyDef_journal___journal_gen_____iter__,
        (CPyVTableItem)CPyDef_journal___journal_gen___throw,
        (CPyVTableItem)CPyDef_journal___journal_gen___close,
    };
    memcpy(journal___journal_gen_vtable, journal___journal_gen_vtable_scratch, sizeof(journal___journal_gen_vtable));
    return 1;
}

static bool
CPyDef_journal___journal_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef journal___journal_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_journal_____mypyc__journal_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_journal___journal_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_journal___journal_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_journal___journal_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_journal___journal_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_journal___journal_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_journal___journal_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "journal_gen",
    .tp_new = journal___journal_gen_new,
    .tp_dealloc = (destructor)journal___journal_gen_dealloc,
    .tp_traverse = (traverseproc)journal___journal_gen_traverse,
    .tp_clear = (inquiry)CPyDef_journal___journal_gen_clear,
    .tp_methods = journal___journal_gen_methods,
    .tp_iter = CPyDef_journal___journal_gen_____iter__,
    .tp_iternext = CPyDef_journal___journal_gen_____next__,
    .tp_as_async = &journal___journal_gen_as_async,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___journal___journal_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("journal_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_journal___journal_gen_template = &CPyType_journal___journal_gen_template_;

PyObject *CPyDef_journal_____mypyc__journal_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___journal___journal_genObject *self;
    if (journal___journal_gen_free_instance != NULL) {
        self = journal___journal_gen_free_instance;
        journal___journal_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___journal___journal_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = journal___journal_gen_vtable;
    self->___mypyc_generator_frame_attribute__optional = 2;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_journal___journal_gen(void)
{
    PyObject *self = CPyDef_journal_____mypyc__journal_gen_setup((PyObject *)CPyType_journal___journal_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__journal_____mypyc_lambda__0_journal_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_journal_____mypyc_lambda__0_journal_obj_____get__(self, instance, owner);
}
PyMemberDef journal_____mypyc_lambda__0_journal_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___journal_____mypyc_lambda__0_journal_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___journal_____mypyc_lambda__0_journal_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
journal_____mypyc_lambda__0_journal_obj_traverse(serai___games___wayfarers___effects___journal_____mypyc_lambda__0_journal_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___journal_____mypyc_lambda__0_journal_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___journal_____mypyc_lambda__0_journal_objObject))));
    return rv;
}

static int32_t CPyDef_journal_____mypyc_lambda__0_journal_obj_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___journal_____mypyc_lambda__0_journal_objObject *self = (serai___games___wayfarers___effects___journal_____mypyc_lambda__0_journal_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___journal_____mypyc_lambda__0_journal_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___journal_____mypyc_lambda__0_journal_objObject))));
    return 0;
}

static int32_t CPyDef_journal_____mypyc_lambda__0_journal_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___journal_____mypyc_lambda__0_journal_objObject *self = (serai___games___wayfarers___effects___journal_____mypyc_lambda__0_journal_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___journal_____mypyc_lambda__0_journal_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___journal_____mypyc_lambda__0_journal_objObject))));
    return 0;
}

static void
journal_____mypyc_lambda__0_journal_obj_dealloc(serai___games___wayfarers___effects___journal_____mypyc_lambda__0_journal_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (journal_____mypyc_lambda__0_journal_obj_free_instance == NULL) {
        journal_____mypyc_lambda__0_journal_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, journal_____mypyc_lambda__0_journal_obj_dealloc)
    CPyDef_journal_____mypyc_lambda__0_journal_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_journal_____mypyc___3__mypyc_lambda__0_journal_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_journal_____mypyc_lambda__0_journal_obj(void);

static PyObject *
journal_____mypyc_lambda__0_journal_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_journal_____mypyc_lambda__0_journal_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_journal_____mypyc___3__mypyc_lambda__0_journal_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem journal_____mypyc_lambda__0_journal_obj_vtable[2];
static bool
CPyDef_journal_____mypyc_lambda__0_journal_obj_trait_vtable_setup(void)
{
    CPyVTableItem journal_____mypyc_lambda__0_journal_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_journal_____mypyc_lambda__0_journal_obj_____call__,
        (CPyVTableItem)CPyDef_journal_____mypyc_lambda__0_journal_obj_____get__,
    };
    memcpy(journal_____mypyc_lambda__0_journal_obj_vtable, journal_____mypyc_lambda__0_journal_obj_vtable_scratch, sizeof(journal_____mypyc_lambda__0_journal_obj_vtable));
    return 1;
}

static bool
CPyDef_journal_____mypyc_lambda__0_journal_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
journal_____mypyc_lambda__0_journal_obj_get___3_mypyc_env__(serai___games___wayfarers___effects___journal_____mypyc_lambda__0_journal_objObject *self, void *closure);

static PyGetSetDef journal_____mypyc_lambda__0_journal_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)journal_____mypyc_lambda__0_journal_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef journal_____mypyc_lambda__0_journal_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_journal_____mypyc___3__mypyc_lambda__0_journal_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_journal_____mypyc_lambda__0_journal_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_journal_____mypyc_lambda__0_journal_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_journal_____mypyc_lambda__0_journal_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__0_journal_obj",
    .tp_new = journal_____mypyc_lambda__0_journal_obj_new,
    .tp_dealloc = (destructor)journal_____mypyc_lambda__0_journal_obj_dealloc,
    .tp_traverse = (traverseproc)journal_____mypyc_lambda__0_journal_obj_traverse,
    .tp_clear = (inquiry)CPyDef_journal_____mypyc_lambda__0_journal_obj_clear,
    .tp_getset = journal_____mypyc_lambda__0_journal_obj_getseters,
    .tp_methods = journal_____mypyc_lambda__0_journal_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__journal_____mypyc_lambda__0_journal_obj,
    .tp_members = journal_____mypyc_lambda__0_journal_obj_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___journal_____mypyc_lambda__0_journal_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___effects___journal_____mypyc_lambda__0_journal_objObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___effects___journal_____mypyc_lambda__0_journal_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___wayfarers___effects___journal_____mypyc_lambda__0_journal_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__0_journal_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_journal_____mypyc_lambda__0_journal_obj_template = &CPyType_journal_____mypyc_lambda__0_journal_obj_template_;

PyObject *CPyDef_journal_____mypyc___3__mypyc_lambda__0_journal_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___journal_____mypyc_lambda__0_journal_objObject *self;
    if (journal_____mypyc_lambda__0_journal_obj_free_instance != NULL) {
        self = journal_____mypyc_lambda__0_journal_obj_free_instance;
        journal_____mypyc_lambda__0_journal_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___journal_____mypyc_lambda__0_journal_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = journal_____mypyc_lambda__0_journal_obj_vtable;
    self->vectorcall = CPyPy_journal_____mypyc_lambda__0_journal_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_journal_____mypyc_lambda__0_journal_obj(void)
{
    PyObject *self = CPyDef_journal_____mypyc___3__mypyc_lambda__0_journal_obj_setup((PyObject *)CPyType_journal_____mypyc_lambda__0_journal_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
journal_____mypyc_lambda__0_journal_obj_get___3_mypyc_env__(serai___games___wayfarers___effects___journal_____mypyc_lambda__0_journal_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__0_journal_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__journal_____mypyc_lambda__1_journal_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_journal_____mypyc_lambda__1_journal_obj_____get__(self, instance, owner);
}
PyMemberDef journal_____mypyc_lambda__1_journal_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___journal_____mypyc_lambda__1_journal_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___effects___journal_____mypyc_lambda__1_journal_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
journal_____mypyc_lambda__1_journal_obj_traverse(serai___games___wayfarers___effects___journal_____mypyc_lambda__1_journal_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___journal_____mypyc_lambda__1_journal_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___journal_____mypyc_lambda__1_journal_objObject))));
    return rv;
}

static int32_t CPyDef_journal_____mypyc_lambda__1_journal_obj_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___journal_____mypyc_lambda__1_journal_objObject *self = (serai___games___wayfarers___effects___journal_____mypyc_lambda__1_journal_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___journal_____mypyc_lambda__1_journal_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___journal_____mypyc_lambda__1_journal_objObject))));
    return 0;
}

static int32_t CPyDef_journal_____mypyc_lambda__1_journal_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___journal_____mypyc_lambda__1_journal_objObject *self = (serai___games___wayfarers___effects___journal_____mypyc_lambda__1_journal_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___effects___journal_____mypyc_lambda__1_journal_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___effects___journal_____mypyc_lambda__1_journal_objObject))));
    return 0;
}

static void
journal_____mypyc_lambda__1_journal_obj_dealloc(serai___games___wayfarers___effects___journal_____mypyc_lambda__1_journal_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (journal_____mypyc_lambda__1_journal_obj_free_instance == NULL) {
        journal_____mypyc_lambda__1_journal_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, journal_____mypyc_lambda__1_journal_obj_dealloc)
    CPyDef_journal_____mypyc_lambda__1_journal_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_journal_____mypyc___3__mypyc_lambda__1_journal_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_journal_____mypyc_lambda__1_journal_obj(void);

static PyObject *
journal_____mypyc_lambda__1_journal_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_journal_____mypyc_lambda__1_journal_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_journal_____mypyc___3__mypyc_lambda__1_journal_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem journal_____mypyc_lambda__1_journal_obj_vtable[2];
static bool
CPyDef_journal_____mypyc_lambda__1_journal_obj_trait_vtable_setup(void)
{
    CPyVTableItem journal_____mypyc_lambda__1_journal_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_journal_____mypyc_lambda__1_journal_obj_____call__,
        (CPyVTableItem)CPyDef_journal_____mypyc_lambda__1_journal_obj_____get__,
    };
    memcpy(journal_____mypyc_lambda__1_journal_obj_vtable, journal_____mypyc_lambda__1_journal_obj_vtable_scratch, sizeof(journal_____mypyc_lambda__1_journal_obj_vtable));
    return 1;
}

static bool
CPyDef_journal_____mypyc_lambda__1_journal_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
journal_____mypyc_lambda__1_journal_obj_get___3_mypyc_env__(serai___games___wayfarers___effects___journal_____mypyc_lambda__1_journal_objObject *self, void *closure);

static PyGetSetDef journal_____mypyc_lambda__1_journal_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)journal_____mypyc_lambda__1_journal_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef journal_____mypyc_lambda__1_journal_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_journal_____mypyc___3__mypyc_lambda__1_journal_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_journal_____mypyc_lambda__1_journal_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_journal_____mypyc_lambda__1_journal_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_journal_____mypyc_lambda__1_journal_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__1_journal_obj",
    .tp_new = journal_____mypyc_lambda__1_journal_obj_new,
    .tp_dealloc = (destructor)journal_____mypyc_lambda__1_journal_obj_dealloc,
    .tp_traverse = (traverseproc)journal_____mypyc_lambda__1_journal_obj_traverse,
    .tp_clear = (inquiry)CPyDef_journal_____mypyc_lambda__1_journal_obj_clear,
    .tp_getset = journal_____mypyc_lambda__1_journal_obj_getseters,
    .tp_methods = journal_____mypyc_lambda__1_journal_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__journal_____mypyc_lambda__1_journal_obj,
    .tp_members = journal_____mypyc_lambda__1_journal_obj_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___journal_____mypyc_lambda__1_journal_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___effects___journal_____mypyc_lambda__1_journal_objObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___effects___journal_____mypyc_lambda__1_journal_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___wayfarers___effects___journal_____mypyc_lambda__1_journal_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__1_journal_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_journal_____mypyc_lambda__1_journal_obj_template = &CPyType_journal_____mypyc_lambda__1_journal_obj_template_;

PyObject *CPyDef_journal_____mypyc___3__mypyc_lambda__1_journal_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___journal_____mypyc_lambda__1_journal_objObject *self;
    if (journal_____mypyc_lambda__1_journal_obj_free_instance != NULL) {
        self = journal_____mypyc_lambda__1_journal_obj_free_instance;
        journal_____mypyc_lambda__1_journal_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___journal_____mypyc_lambda__1_journal_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = journal_____mypyc_lambda__1_journal_obj_vtable;
    self->vectorcall = CPyPy_journal_____mypyc_lambda__1_journal_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_journal_____mypyc_lambda__1_journal_obj(void)
{
    PyObject *self = CPyDef_journal_____mypyc___3__mypyc_lambda__1_journal_obj_setup((PyObject *)CPyType_journal_____mypyc_lambda__1_journal_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
journal_____mypyc_lambda__1_journal_obj_get___3_mypyc_env__(serai___games___wayfarers___effects___journal_____mypyc_lambda__1_journal_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__1_journal_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PySendResult CPyDunder_am_sendjournal___move_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_journal___move_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods journal___move_gen_as_async = {
    .am_send = CPyDunder_am_sendjournal___move_gen,
};
static int
journal___move_gen_traverse(serai___games___wayfarers___effects___journal___move_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__link);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___effects___journal___move_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_journal___move_gen_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___journal___move_genObject *self = (serai___games___wayfarers___effects___journal___move_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__link);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___journal___move_gen_0);
    return 0;
}

static int32_t CPyDef_journal___move_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___journal___move_genObject *self = (serai___games___wayfarers___effects___journal___move_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__link);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___journal___move_gen_0);
    return 0;
}

static void
journal___move_gen_dealloc(serai___games___wayfarers___effects___journal___move_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (journal___move_gen_free_instance == NULL) {
        journal___move_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__link);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___journal___move_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, journal___move_gen_dealloc)
    CPyDef_journal___move_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_journal_____mypyc__move_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_journal___move_gen(void);

static PyObject *
journal___move_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_journal___move_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_journal_____mypyc__move_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem journal___move_gen_vtable[6];
static bool
CPyDef_journal___move_gen_trait_vtable_setup(void)
{
    CPyVTableItem journal___move_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_journal___move_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_journal___move_gen_____next__,
        (CPyVTableItem)CPyDef_journal___move_gen___send,
        (CPyVTableItem)CPyDef_journal___move_gen_____iter__,
        (CPyVTableItem)CPyDef_journal___move_gen___throw,
        (CPyVTableItem)CPyDef_journal___move_gen___close,
    };
    memcpy(journal___move_gen_vtable, journal___move_gen_vtable_scratch, sizeof(journal___move_gen_vtable));
    return 1;
}

static bool
CPyDef_journal___move_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef journal___move_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_journal_____mypyc__move_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_journal___move_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_journal___move_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_journal___move_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_journal___move_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_journal___move_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_journal___move_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "move_gen",
    .tp_new = journal___move_gen_new,
    .tp_dealloc = (destructor)journal___move_gen_dealloc,
    .tp_traverse = (traverseproc)journal___move_gen_traverse,
    .tp_clear = (inquiry)CPyDef_journal___move_gen_clear,
    .tp_methods = journal___move_gen_methods,
    .tp_iter = CPyDef_journal___move_gen_____iter__,
    .tp_iternext = CPyDef_journal___move_gen_____next__,
    .tp_as_async = &journal___move_gen_as_async,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___journal___move_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("move_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_journal___move_gen_template = &CPyType_journal___move_gen_template_;

PyObject *CPyDef_journal_____mypyc__move_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___journal___move_genObject *self;
    if (journal___move_gen_free_instance != NULL) {
        self = journal___move_gen_free_instance;
        journal___move_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___journal___move_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = journal___move_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_journal___move_gen(void)
{
    PyObject *self = CPyDef_journal_____mypyc__move_gen_setup((PyObject *)CPyType_journal___move_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendjournal___science_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_journal___science_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods journal___science_gen_as_async = {
    .am_send = CPyDunder_am_sendjournal___science_gen,
};
static int
journal___science_gen_traverse(serai___games___wayfarers___effects___journal___science_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___effects___journal___science_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_journal___science_gen_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___journal___science_genObject *self = (serai___games___wayfarers___effects___journal___science_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___journal___science_gen_0);
    return 0;
}

static int32_t CPyDef_journal___science_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___effects___journal___science_genObject *self = (serai___games___wayfarers___effects___journal___science_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___journal___science_gen_0);
    return 0;
}

static void
journal___science_gen_dealloc(serai___games___wayfarers___effects___journal___science_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (journal___science_gen_free_instance == NULL) {
        journal___science_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___effects___journal___science_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, journal___science_gen_dealloc)
    CPyDef_journal___science_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_journal_____mypyc__science_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_journal___science_gen(void);

static PyObject *
journal___science_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_journal___science_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_journal_____mypyc__science_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem journal___science_gen_vtable[6];
static bool
CPyDef_journal___science_gen_trait_vtable_setup(void)
{
    CPyVTableItem journal___science_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_journal___science_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_journal___science_gen_____next__,
        (CPyVTableItem)CPyDef_journal___science_gen___send,
        (CPyVTableItem)CPyDef_journal___science_gen_____iter__,
        (CPyVTableItem)CPyDef_journal___science_gen___throw,
        (CPyVTableItem)CPyDef_journal___science_gen___close,
    };
    memcpy(journal___science_gen_vtable, journal___science_gen_vtable_scratch, sizeof(journal___science_gen_vtable));
    return 1;
}

static bool
CPyDef_journal___science_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef journal___science_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_journal_____mypyc__science_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_journal___science_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_journal___science_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_journal___science_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_journal___science_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_journal___science_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_journal___science_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "science_gen",
    .tp_new = journal___science_gen_new,
    .tp_dealloc = (destructor)journal___science_gen_dealloc,
    .tp_traverse = (traverseproc)journal___science_gen_traverse,
    .tp_clear = (inquiry)CPyDef_journal___science_gen_clear,
    .tp_methods = journal___science_gen_methods,
    .tp_iter = CPyDef_journal___science_gen_____iter__,
    .tp_iternext = CPyDef_journal___science_gen_____next__,
    .tp_as_async = &journal___science_gen_as_async,
    .tp_basicsize = sizeof(serai___games___wayfarers___effects___journal___science_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("science_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_journal___science_gen_template = &CPyType_journal___science_gen_template_;

PyObject *CPyDef_journal_____mypyc__science_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___effects___journal___science_genObject *self;
    if (journal___science_gen_free_instance != NULL) {
        self = journal___science_gen_free_instance;
        journal___science_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___effects___journal___science_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = journal___science_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_journal___science_gen(void)
{
    PyObject *self = CPyDef_journal_____mypyc__science_gen_setup((PyObject *)CPyType_journal___science_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef journalmodule_methods[] = {
    {"journal", (PyCFunction)CPyPy_journal___journal, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("journal(t, me, optional)\n--\n\n") /* docstring */},
    {"move", (PyCFunction)CPyPy_journal___move, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("move(t, me, link)\n--\n\n") /* docstring */},
    {"links_from", (PyCFunction)CPyPy_journal___links_from, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("links_from(t, place)\n--\n\n") /* docstring */},
    {"link_obstacle", (PyCFunction)CPyPy_journal___link_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("link_obstacle(t, me, link, counts)\n--\n\n") /* docstring */},
    {"is_full", (PyCFunction)CPyPy_journal___is_full, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("is_full(t, place)\n--\n\n") /* docstring */},
    {"has_open_link", (PyCFunction)CPyPy_journal___has_open_link, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("has_open_link(t, me)\n--\n\n") /* docstring */},
    {"reward", (PyCFunction)CPyPy_journal___reward, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("reward(t, place)\n--\n\n") /* docstring */},
    {"take_track_worker", (PyCFunction)CPyPy_journal___take_track_worker, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("take_track_worker(t, seat, place)\n--\n\n") /* docstring */},
    {"trigger_end", (PyCFunction)CPyPy_journal___trigger_end, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("trigger_end(t, seat)\n--\n\n") /* docstring */},
    {"science_obstacle", (PyCFunction)CPyPy_journal___science_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("science_obstacle(t, me)\n--\n\n") /* docstring */},
    {"science", (PyCFunction)CPyPy_journal___science, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("science(t, me)\n--\n\n") /* docstring */},
    {"_note", (PyCFunction)CPyPy_journal____note, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_note(t, link)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___wayfarers___effects___journal__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___wayfarers___effects___journal__internal, "__name__");
    CPyStatic_journal___globals = PyModule_GetDict(CPyModule_serai___games___wayfarers___effects___journal__internal);
    if (unlikely(CPyStatic_journal___globals == NULL))
        goto fail;
    CPyType_journal___ask_Journal_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_journal___ask_Journal_gen_template, NULL, modname);
    if (unlikely(!CPyType_journal___ask_Journal_gen))
        goto fail;
    CPyDef_journal___ask_Journal_gen_trait_vtable_setup();
    CPyType_journal___journal_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_journal___journal_env_template, NULL, modname);
    if (unlikely(!CPyType_journal___journal_env))
        goto fail;
    CPyDef_journal___journal_env_trait_vtable_setup();
    CPyType_journal___journal_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_journal___journal_gen_template, NULL, modname);
    if (unlikely(!CPyType_journal___journal_gen))
        goto fail;
    CPyDef_journal___journal_gen_trait_vtable_setup();
    CPyType_journal_____mypyc_lambda__0_journal_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_journal_____mypyc_lambda__0_journal_obj_template, NULL, modname);
    if (unlikely(!CPyType_journal_____mypyc_lambda__0_journal_obj))
        goto fail;
    CPyDef_journal_____mypyc_lambda__0_journal_obj_trait_vtable_setup();
    CPyType_journal_____mypyc_lambda__1_journal_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_journal_____mypyc_lambda__1_journal_obj_template, NULL, modname);
    if (unlikely(!CPyType_journal_____mypyc_lambda__1_journal_obj))
        goto fail;
    CPyDef_journal_____mypyc_lambda__1_journal_obj_trait_vtable_setup();
    CPyType_journal___move_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_journal___move_gen_template, NULL, modname);
    if (unlikely(!CPyType_journal___move_gen))
        goto fail;
    CPyDef_journal___move_gen_trait_vtable_setup();
    CPyType_journal___science_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_journal___science_gen_template, NULL, modname);
    if (unlikely(!CPyType_journal___science_gen))
        goto fail;
    CPyDef_journal___science_gen_trait_vtable_setup();
    char result = CPyDef_journal_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___wayfarers___effects___journal__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_journal___Journal);
    Py_CLEAR(CPyType_journal___ask_Journal_gen);
    Py_CLEAR(CPyType_journal___journal_env);
    Py_CLEAR(CPyType_journal___journal_gen);
    Py_CLEAR(CPyType_journal_____mypyc_lambda__0_journal_obj);
    Py_CLEAR(CPyType_journal_____mypyc_lambda__1_journal_obj);
    Py_CLEAR(CPyType_journal___move_gen);
    Py_CLEAR(CPyType_journal___science_gen);
    return -1;
}
int CPyExec_serai___games___wayfarers___effects___journal(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___wayfarers___effects___journal__impl, &CPyImportState_serai___games___wayfarers___effects___journal, &CPyModule_serai___games___wayfarers___effects___journal);
}
static struct PyModuleDef journalmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.wayfarers.effects.journal",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    journalmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___wayfarers___effects___journal(void)
{
    if (CPyModule_serai___games___wayfarers___effects___journal__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___effects___journal__internal);
        return CPyModule_serai___games___wayfarers___effects___journal__internal;
    }
    CPyModule_serai___games___wayfarers___effects___journal__internal = PyModule_Create(&journalmodule);
    return CPyModule_serai___games___wayfarers___effects___journal__internal;
}

PyObject *CPyInit_serai___games___wayfarers___effects___journal(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___wayfarers___effects___journal__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___effects___journal__internal);
        return CPyModule_serai___games___wayfarers___effects___journal__internal;
    }
    CPyModule_serai___games___wayfarers___effects___journal__internal = PyModule_Create(&journalmodule);
    if (unlikely(CPyModule_serai___games___wayfarers___effects___journal__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.wayfarers.effects.journal");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___wayfarers___effects___journal__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___wayfarers___effects___journal__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___wayfarers___effects___journal__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___wayfarers___effects___journal(CPyModule_serai___games___wayfarers___effects___journal__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___wayfarers___effects___journal__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.wayfarers.effects.journal");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___wayfarers___effects___journal__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_journal___Journal___possible(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    char cpy_r_r0;
    char cpy_r_r1;
    cpy_r_r0 = CPyDef_journal___has_open_link(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "possible", 30, CPyStatic_journal___globals);
        goto CPyL2;
    }
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = 2;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_journal___Journal___possible(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_journal___Journal))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.journal.Journal", obj_self); 
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
            char retval = CPyDef_journal___Journal___possible(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "possible", 29, CPyStatic_journal___globals);
            return NULL;
        }
        
char CPyDef_journal___Journal___possible__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
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
    cpy_r_r1 = CPyDef_journal___Journal___possible(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == 2) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_journal___Journal___possible__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_journal___Journal))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.journal.Journal", obj_self); 
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
            char retval = CPyDef_journal___Journal___possible__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "possible__Work_glue", -1, CPyStatic_journal___globals);
            return NULL;
        }
        
PyObject *CPyDef_journal___Journal___reason(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    PyObject *cpy_r_r8;
    int64_t cpy_r_r9;
    CPyPtr cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    CPyPtr cpy_r_r13;
    CPyPtr cpy_r_r14;
    int64_t cpy_r_r15;
    CPyPtr cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    int64_t cpy_r_r20;
    CPyPtr cpy_r_r21;
    int64_t cpy_r_r22;
    CPyTagged cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    cpy_r_r0 = CPyDef_wayfarers___scoring___all_counts(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "reason", 33, CPyStatic_journal___globals);
        goto CPyL19;
    }
    cpy_r_r1 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "reason", "Table", "players", 34, CPyStatic_journal___globals);
        goto CPyL20;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItemBorrow(cpy_r_r1, cpy_r_me);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "reason", 34, CPyStatic_journal___globals);
        goto CPyL20;
    }
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_wayfarers___table___Player))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/journal.py", "reason", 34, CPyStatic_journal___globals, "serai.games.wayfarers.table.Player", cpy_r_r2);
        goto CPyL20;
    }
    cpy_r_r4 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r3)->_marker;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "reason", "Player", "marker", 34, CPyStatic_journal___globals);
        goto CPyL20;
    }
    CPyTagged_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = CPyDef_journal___links_from(cpy_r_t, cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "reason", 34, CPyStatic_journal___globals);
        goto CPyL20;
    }
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = PyList_New(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "reason", 34, CPyStatic_journal___globals);
        goto CPyL21;
    }
    cpy_r_r9 = 0;
CPyL8: ;
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyVarObject, ob_size));
    cpy_r_r11 = *(int64_t *)cpy_r_r10;
    cpy_r_r12 = cpy_r_r9 < cpy_r_r11;
    if (!cpy_r_r12) goto CPyL22;
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyListObject, ob_item));
    cpy_r_r14 = *(CPyPtr *)cpy_r_r13;
    cpy_r_r15 = cpy_r_r9 * 8;
    cpy_r_r16 = cpy_r_r14 + cpy_r_r15;
    cpy_r_r17 = *(PyObject * *)cpy_r_r16;
    CPy_INCREF(cpy_r_r17);
    if (likely(Py_TYPE(cpy_r_r17) == CPyType_wayfarers___printed___Link))
        cpy_r_r18 = cpy_r_r17;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/journal.py", "reason", 34, CPyStatic_journal___globals, "serai.games.wayfarers.printed.Link", cpy_r_r17);
        goto CPyL23;
    }
    cpy_r_r19 = CPyDef_journal___link_obstacle(cpy_r_t, cpy_r_me, cpy_r_r18, cpy_r_r0);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "reason", 34, CPyStatic_journal___globals);
        goto CPyL23;
    }
    CPyList_SetItemUnsafe(cpy_r_r8, cpy_r_r9, cpy_r_r19);
    cpy_r_r20 = cpy_r_r9 + 1;
    cpy_r_r9 = cpy_r_r20;
    goto CPyL8;
CPyL13: ;
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyVarObject, ob_size));
    cpy_r_r22 = *(int64_t *)cpy_r_r21;
    cpy_r_r23 = cpy_r_r22 << 1;
    cpy_r_r24 = cpy_r_r23 != 0;
    if (!cpy_r_r24) goto CPyL24;
    cpy_r_r25 = CPyList_GetItemShort(cpy_r_r8, 0);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "reason", 35, CPyStatic_journal___globals);
        goto CPyL19;
    }
    if (Py_TYPE(cpy_r_r25) == CPyType_option___Reason)
        cpy_r_r26 = cpy_r_r25;
    else {
        cpy_r_r26 = NULL;
    }
    if (cpy_r_r26 != NULL) goto __LL7208;
    if (cpy_r_r25 == Py_None)
        cpy_r_r26 = cpy_r_r25;
    else {
        cpy_r_r26 = NULL;
    }
    if (cpy_r_r26 != NULL) goto __LL7208;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/journal.py", "reason", 35, CPyStatic_journal___globals, "serai.kernel.option.Reason or None", cpy_r_r25);
    goto CPyL19;
__LL7208: ;
    cpy_r_r27 = cpy_r_r26;
    goto CPyL18;
CPyL17: ;
    cpy_r_r28 = Py_None;
    CPy_INCREF(cpy_r_r28);
    cpy_r_r27 = cpy_r_r28;
CPyL18: ;
    return cpy_r_r27;
CPyL19: ;
    cpy_r_r29 = NULL;
    return cpy_r_r29;
CPyL20: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL19;
CPyL21: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    goto CPyL19;
CPyL22: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r5);
    goto CPyL13;
CPyL23: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r8);
    goto CPyL19;
CPyL24: ;
    CPy_DECREF(cpy_r_r8);
    goto CPyL17;
}
        
        PyObject *CPyPy_journal___Journal___reason(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_journal___Journal))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.journal.Journal", obj_self); 
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
            PyObject *retval = CPyDef_journal___Journal___reason(arg_self, arg_t, arg_me, arg_call, arg_context);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "reason", 32, CPyStatic_journal___globals);
            return NULL;
        }
        
PyObject *CPyDef_journal___Journal___reason__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context) {
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
    cpy_r_r1 = CPyDef_journal___Journal___reason(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_journal___Journal___reason__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_journal___Journal))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.journal.Journal", obj_self); 
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
            PyObject *retval = CPyDef_journal___Journal___reason__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "reason__Work_glue", -1, CPyStatic_journal___globals);
            return NULL;
        }
        
PyObject *CPyDef_journal___ask_Journal_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    int32_t cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject **cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    char cpy_r_r25;
    tuple_T3OOO cpy_r_r26;
    PyObject **cpy_r_r27;
    PyObject *cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject **cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    int32_t cpy_r_r40;
    char cpy_r_r41;
    int32_t cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___wayfarers___effects___journal___ask_Journal_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___wayfarers___effects___journal___ask_Journal_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL35;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "ask", 37, CPyStatic_journal___globals);
        goto CPyL34;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___wayfarers___effects___journal___ask_Journal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "ask", "ask_Journal_gen", "t", 38, CPyStatic_journal___globals);
        goto CPyL34;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___games___wayfarers___effects___journal___ask_Journal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "ask", "ask_Journal_gen", "me", 38, CPyStatic_journal___globals);
        goto CPyL34;
    }
CPyL6: ;
    cpy_r_r9 = ((serai___games___wayfarers___effects___journal___ask_Journal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__optional;
    if (unlikely(cpy_r_r9 == 2)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "ask", "ask_Journal_gen", "optional", 38, CPyStatic_journal___globals);
        goto CPyL34;
    }
CPyL7: ;
    cpy_r_r10 = CPyDef_journal___journal(cpy_r_r7, cpy_r_r8, cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "ask", 38, CPyStatic_journal___globals);
        goto CPyL34;
    }
    if (((serai___games___wayfarers___effects___journal___ask_Journal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___journal___ask_Journal_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___journal___ask_Journal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___journal___ask_Journal_gen_0);
    }
    ((serai___games___wayfarers___effects___journal___ask_Journal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___journal___ask_Journal_gen_0 = cpy_r_r10;
    cpy_r_r11 = 1;
    if (!cpy_r_r11) goto CPyL34;
    cpy_r_r12 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r13 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r14 = NULL;
    cpy_r_r1 = cpy_r_r14;
    cpy_r_r15 = (PyObject **)&cpy_r_r1;
    cpy_r_r16 = ((serai___games___wayfarers___effects___journal___ask_Journal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___journal___ask_Journal_gen_0;
    cpy_r_r17 = CPyDef_journal___journal_gen_____mypyc_generator_helper__(cpy_r_r16, cpy_r_r13, cpy_r_r13, cpy_r_r13, cpy_r_r12, cpy_r_r15);
    if (cpy_r_r17 != NULL) goto CPyL40;
    cpy_r_r18 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "ask", 38, CPyStatic_journal___globals);
        goto CPyL41;
    }
    cpy_r_r19 = cpy_r_r1;
    cpy_r_r20 = NULL;
    if (((serai___games___wayfarers___effects___journal___ask_Journal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___journal___ask_Journal_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___journal___ask_Journal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___journal___ask_Journal_gen_0);
    }
    ((serai___games___wayfarers___effects___journal___ask_Journal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___journal___ask_Journal_gen_0 = cpy_r_r20;
    cpy_r_r21 = 1;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "ask", 38, CPyStatic_journal___globals);
        goto CPyL42;
    } else
        goto CPyL28;
CPyL12: ;
    cpy_r_r22 = cpy_r_r17;
CPyL13: ;
    ((serai___games___wayfarers___effects___journal___ask_Journal_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___wayfarers___effects___journal___ask_Journal_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r22;
CPyL14: ;
    cpy_r_r24 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r25 = cpy_r_type != cpy_r_r24;
    if (!cpy_r_r25) goto CPyL43;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "ask", 38, CPyStatic_journal___globals);
        goto CPyL18;
    } else
        goto CPyL44;
CPyL16: ;
    CPy_Unreachable();
CPyL17: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL24;
CPyL18: ;
    cpy_r_r26 = CPy_CatchError();
    cpy_r_r27 = (PyObject **)&cpy_r_r3;
    cpy_r_r28 = ((serai___games___wayfarers___effects___journal___ask_Journal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___journal___ask_Journal_gen_0;
    cpy_r_r29 = CPy_YieldFromErrorHandle(cpy_r_r28, cpy_r_r27);
    if (unlikely(cpy_r_r29 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "ask", 38, CPyStatic_journal___globals);
        goto CPyL45;
    }
    if (cpy_r_r29) goto CPyL21;
    cpy_r_r22 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r26);
    CPy_DecRef(cpy_r_r26.f0);
    CPy_DecRef(cpy_r_r26.f1);
    CPy_DecRef(cpy_r_r26.f2);
    goto CPyL13;
CPyL21: ;
    cpy_r_r19 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r26);
    CPy_DecRef(cpy_r_r26.f0);
    CPy_DecRef(cpy_r_r26.f1);
    CPy_DecRef(cpy_r_r26.f2);
    goto CPyL28;
CPyL22: ;
    CPy_RestoreExcInfo(cpy_r_r26);
    CPy_DecRef(cpy_r_r26.f0);
    CPy_DecRef(cpy_r_r26.f1);
    CPy_DecRef(cpy_r_r26.f2);
    cpy_r_r30 = CPy_KeepPropagating();
    if (!cpy_r_r30) goto CPyL34;
    CPy_Unreachable();
CPyL24: ;
    cpy_r_r31 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r32 = NULL;
    cpy_r_r1 = cpy_r_r32;
    cpy_r_r33 = (PyObject **)&cpy_r_r1;
    cpy_r_r34 = ((serai___games___wayfarers___effects___journal___ask_Journal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___journal___ask_Journal_gen_0;
    cpy_r_r35 = CPyDef_journal___journal_gen_____mypyc_generator_helper__(cpy_r_r34, cpy_r_r31, cpy_r_r31, cpy_r_r31, cpy_r_arg, cpy_r_r33);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r35 == NULL) {
        goto CPyL26;
    } else
        goto CPyL46;
CPyL25: ;
    cpy_r_r22 = cpy_r_r35;
    goto CPyL13;
CPyL26: ;
    cpy_r_r36 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r36)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "ask", 38, CPyStatic_journal___globals);
        goto CPyL41;
    }
    cpy_r_r19 = cpy_r_r1;
CPyL28: ;
    if (unlikely(!PyBool_Check(cpy_r_r19))) {
        CPy_TypeError("bool", cpy_r_r19); cpy_r_r37 = 2;
    } else
        cpy_r_r37 = cpy_r_r19 == Py_True;
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r37 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "ask", 38, CPyStatic_journal___globals);
        goto CPyL34;
    }
    cpy_r_r38 = cpy_r_r37 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r38);
    ((serai___games___wayfarers___effects___journal___ask_Journal_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r40 = CPyDef_journal___ask_Journal_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL33;
    CPyGen_SetStopIterationValue(cpy_r_r38);
    CPy_DECREF(cpy_r_r38);
    if (!0) goto CPyL39;
    CPy_Unreachable();
CPyL33: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r38;
    CPyGen_Exit(&((serai___games___wayfarers___effects___journal___ask_Journal_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL34: ;
    ((serai___games___wayfarers___effects___journal___ask_Journal_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r42 = CPyDef_journal___ask_Journal_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r43 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___effects___journal___ask_Journal_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r43;
CPyL35: ;
    cpy_r_r44 = cpy_r_r4 == 0;
    if (cpy_r_r44) goto CPyL47;
    cpy_r_r45 = cpy_r_r4 == 1;
    if (cpy_r_r45) {
        goto CPyL14;
    } else
        goto CPyL48;
CPyL37: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r46 = 0;
    if (unlikely(!cpy_r_r46)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "ask", 37, CPyStatic_journal___globals);
        goto CPyL39;
    }
    CPy_Unreachable();
CPyL39: ;
    cpy_r_r47 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___effects___journal___ask_Journal_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r47;
CPyL40: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL12;
CPyL41: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL34;
CPyL42: ;
    CPy_DecRef(cpy_r_r19);
    goto CPyL34;
CPyL43: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL17;
CPyL44: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL16;
CPyL45: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL22;
CPyL46: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL25;
CPyL47: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL48: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL37;
}
        
PyObject *CPyDef_journal___ask_Journal_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_journal___ask_Journal_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_journal___ask_Journal_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_journal___ask_Journal_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.journal.ask_Journal_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_journal___ask_Journal_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "__next__", -1, CPyStatic_journal___globals);
            return NULL;
        }
        
PyObject *CPyDef_journal___ask_Journal_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_journal___ask_Journal_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_journal___ask_Journal_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_journal___ask_Journal_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.journal.ask_Journal_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_journal___ask_Journal_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "send", -1, CPyStatic_journal___globals);
            return NULL;
        }
        
PyObject *CPyDef_journal___ask_Journal_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_journal___ask_Journal_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_journal___ask_Journal_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.journal.ask_Journal_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_journal___ask_Journal_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "__iter__", -1, CPyStatic_journal___globals);
            return NULL;
        }
        
PyObject *CPyDef_journal___ask_Journal_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_journal___ask_Journal_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_journal___ask_Journal_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_journal___ask_Journal_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.journal.ask_Journal_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_journal___ask_Journal_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "throw", -1, CPyStatic_journal___globals);
            return NULL;
        }
        
PyObject *CPyDef_journal___ask_Journal_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_journal___ask_Journal_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp7209 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp7209);
    PyObject *__tmp7210 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp7210);
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
        
        PyObject *CPyPy_journal___ask_Journal_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_journal___ask_Journal_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.journal.ask_Journal_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_journal___ask_Journal_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "close", -1, CPyStatic_journal___globals);
            return NULL;
        }
        
PyObject *CPyDef_journal___Journal___ask(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    cpy_r_r0 = CPyDef_journal___ask_Journal_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "ask", 37, CPyStatic_journal___globals);
        goto CPyL8;
    }
    ((serai___games___wayfarers___effects___journal___ask_Journal_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_self);
    if (((serai___games___wayfarers___effects___journal___ask_Journal_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___journal___ask_Journal_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self);
    }
    ((serai___games___wayfarers___effects___journal___ask_Journal_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self = cpy_r_self;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "ask", 37, CPyStatic_journal___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___effects___journal___ask_Journal_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___journal___ask_Journal_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___wayfarers___effects___journal___ask_Journal_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "ask", 37, CPyStatic_journal___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___wayfarers___effects___journal___ask_Journal_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___journal___ask_Journal_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___wayfarers___effects___journal___ask_Journal_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "ask", 37, CPyStatic_journal___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_call);
    if (((serai___games___wayfarers___effects___journal___ask_Journal_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___journal___ask_Journal_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call);
    }
    ((serai___games___wayfarers___effects___journal___ask_Journal_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__call = cpy_r_call;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "ask", 37, CPyStatic_journal___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_context);
    if (((serai___games___wayfarers___effects___journal___ask_Journal_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___journal___ask_Journal_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context);
    }
    ((serai___games___wayfarers___effects___journal___ask_Journal_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context = cpy_r_context;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "ask", 37, CPyStatic_journal___globals);
        goto CPyL9;
    }
    ((serai___games___wayfarers___effects___journal___ask_Journal_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__optional = cpy_r_optional;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "ask", 37, CPyStatic_journal___globals);
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
        
        PyObject *CPyPy_journal___Journal___ask(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_journal___Journal))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.journal.Journal", obj_self); 
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
            PyObject *retval = CPyDef_journal___Journal___ask(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "ask", 37, CPyStatic_journal___globals);
            return NULL;
        }
        
PyObject *CPyDef_journal___Journal___ask__Work_glue(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_call, CPyTagged cpy_r_context, char cpy_r_optional) {
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
    cpy_r_r1 = CPyDef_journal___Journal___ask(cpy_r_self, cpy_r_r0, cpy_r_me, cpy_r_call, cpy_r_context, cpy_r_optional);
    CPy_DECREF(cpy_r_r0);
    if (cpy_r_r1 == NULL) goto CPyL3;
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_journal___Journal___ask__Work_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj_self) == CPyType_journal___Journal))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.journal.Journal", obj_self); 
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
            PyObject *retval = CPyDef_journal___Journal___ask__Work_glue(arg_self, arg_t, arg_me, arg_call, arg_context, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "ask__Work_glue", -1, CPyStatic_journal___globals);
            return NULL;
        }
        
char CPyDef_journal___Journal_____mypyc_defaults_setup(PyObject *cpy_r___mypyc_self__) {
    ((serai___games___wayfarers___effects___journal___JournalObject *)cpy_r___mypyc_self__)->_asks_itself = 0;
    ((serai___games___wayfarers___effects___journal___JournalObject *)cpy_r___mypyc_self__)->_must = 0;
    ((serai___games___wayfarers___effects___journal___JournalObject *)cpy_r___mypyc_self__)->_always = 0;
    ((serai___games___wayfarers___effects___journal___JournalObject *)cpy_r___mypyc_self__)->_quiet = 0;
    ((serai___games___wayfarers___effects___journal___JournalObject *)cpy_r___mypyc_self__)->_asks_itself = 1;
    return 1;
}
        
        PyObject *CPyPy_journal___Journal_____mypyc_defaults_setup(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__mypyc_defaults_setup", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_journal___Journal))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.journal.Journal", obj___mypyc_self__); 
                goto fail;
            }
            char retval = CPyDef_journal___Journal_____mypyc_defaults_setup(arg___mypyc_self__);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "__mypyc_defaults_setup", -1, CPyStatic_journal___globals);
            return NULL;
        }
        
PyObject *CPyDef_journal_____mypyc_lambda__0_journal_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_journal_____mypyc_lambda__0_journal_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_journal_____mypyc_lambda__0_journal_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "__get__", -1, CPyStatic_journal___globals);
            return NULL;
        }
        
PyObject *CPyDef_journal_____mypyc_lambda__0_journal_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
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
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    cpy_r_r0 = ((serai___games___wayfarers___effects___journal_____mypyc_lambda__0_journal_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "<lambda>", "__mypyc_lambda__0_journal_obj", "__mypyc_env__", 47, CPyStatic_journal___globals);
        goto CPyL13;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___effects___journal___journal_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "<lambda>", "journal_env", "options", 47, CPyStatic_journal___globals);
        goto CPyL13;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r1)->_skip;
    CPy_INCREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r1);
    cpy_r_r3 = cpy_r_option == cpy_r_r2;
    CPy_DECREF(cpy_r_r2);
    if (!cpy_r_r3) goto CPyL4;
    cpy_r_r4 = Py_None;
    CPy_INCREF(cpy_r_r4);
    cpy_r_r5 = cpy_r_r4;
    goto CPyL12;
CPyL4: ;
    cpy_r_r6 = ((serai___games___wayfarers___effects___journal___journal_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "<lambda>", "journal_env", "t", 47, CPyStatic_journal___globals);
        goto CPyL13;
    }
    CPy_INCREF(cpy_r_r6);
CPyL5: ;
    cpy_r_r7 = ((serai___games___wayfarers___effects___journal___journal_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "<lambda>", "journal_env", "me", 47, CPyStatic_journal___globals);
        goto CPyL14;
    }
    CPyTagged_INCREF(cpy_r_r7);
CPyL6: ;
    cpy_r_r8 = ((serai___games___wayfarers___effects___journal___journal_envObject *)cpy_r_r0)->___mypyc_generator_attribute__links;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "<lambda>", "journal_env", "links", 47, CPyStatic_journal___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_r8);
CPyL7: ;
    cpy_r_r9 = CPyDict_GetItem(cpy_r_r8, cpy_r_option);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<lambda>", 47, CPyStatic_journal___globals);
        goto CPyL15;
    }
    if (likely(Py_TYPE(cpy_r_r9) == CPyType_wayfarers___printed___Link))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/journal.py", "<lambda>", 47, CPyStatic_journal___globals, "serai.games.wayfarers.printed.Link", cpy_r_r9);
        goto CPyL15;
    }
    cpy_r_r11 = ((serai___games___wayfarers___effects___journal___journal_envObject *)cpy_r_r0)->___mypyc_generator_attribute__counts;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "<lambda>", "journal_env", "counts", 47, CPyStatic_journal___globals);
        goto CPyL16;
    }
    CPy_INCREF(cpy_r_r11);
CPyL10: ;
    cpy_r_r12 = CPyDef_journal___link_obstacle(cpy_r_r6, cpy_r_r7, cpy_r_r10, cpy_r_r11);
    CPy_DECREF(cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<lambda>", 47, CPyStatic_journal___globals);
        goto CPyL13;
    }
    cpy_r_r5 = cpy_r_r12;
CPyL12: ;
    return cpy_r_r5;
CPyL13: ;
    cpy_r_r13 = NULL;
    return cpy_r_r13;
CPyL14: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL13;
CPyL15: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    goto CPyL13;
CPyL16: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r10);
    goto CPyL13;
}
        
        PyObject *CPyPy_journal_____mypyc_lambda__0_journal_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_journal_____mypyc_lambda__0_journal_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<lambda>", 47, CPyStatic_journal___globals);
            return NULL;
        }
        
PyObject *CPyDef_journal_____mypyc_lambda__1_journal_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_journal_____mypyc_lambda__1_journal_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_journal_____mypyc_lambda__1_journal_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "__get__", -1, CPyStatic_journal___globals);
            return NULL;
        }
        
PyObject *CPyDef_journal_____mypyc_lambda__1_journal_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    cpy_r_r0 = ((serai___games___wayfarers___effects___journal_____mypyc_lambda__1_journal_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "<lambda>", "__mypyc_lambda__1_journal_obj", "__mypyc_env__", 48, CPyStatic_journal___globals);
        goto CPyL11;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___effects___journal___journal_envObject *)cpy_r_r0)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "<lambda>", "journal_env", "options", 48, CPyStatic_journal___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r1)->_skip;
    CPy_INCREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r1);
    cpy_r_r3 = cpy_r_option == cpy_r_r2;
    CPy_DECREF(cpy_r_r2);
    if (!cpy_r_r3) goto CPyL4;
    cpy_r_r4 = Py_None;
    CPy_INCREF(cpy_r_r4);
    cpy_r_r5 = cpy_r_r4;
    goto CPyL10;
CPyL4: ;
    cpy_r_r6 = ((serai___games___wayfarers___effects___journal___journal_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "<lambda>", "journal_env", "t", 48, CPyStatic_journal___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_r6);
CPyL5: ;
    cpy_r_r7 = ((serai___games___wayfarers___effects___journal___journal_envObject *)cpy_r_r0)->___mypyc_generator_attribute__links;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "<lambda>", "journal_env", "links", 48, CPyStatic_journal___globals);
        goto CPyL12;
    }
    CPy_INCREF(cpy_r_r7);
CPyL6: ;
    cpy_r_r8 = CPyDict_GetItem(cpy_r_r7, cpy_r_option);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<lambda>", 48, CPyStatic_journal___globals);
        goto CPyL12;
    }
    if (likely(Py_TYPE(cpy_r_r8) == CPyType_wayfarers___printed___Link))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/journal.py", "<lambda>", 48, CPyStatic_journal___globals, "serai.games.wayfarers.printed.Link", cpy_r_r8);
        goto CPyL12;
    }
    cpy_r_r10 = CPyDef_journal____note(cpy_r_r6, cpy_r_r9);
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<lambda>", 48, CPyStatic_journal___globals);
        goto CPyL11;
    }
    cpy_r_r5 = cpy_r_r10;
CPyL10: ;
    return cpy_r_r5;
CPyL11: ;
    cpy_r_r11 = NULL;
    return cpy_r_r11;
CPyL12: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL11;
}
        
        PyObject *CPyPy_journal_____mypyc_lambda__1_journal_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_journal_____mypyc_lambda__1_journal_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<lambda>", 48, CPyStatic_journal___globals);
            return NULL;
        }
        
PyObject *CPyDef_journal___journal_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    PyObject *cpy_r_r24;
    int64_t cpy_r_r25;
    CPyPtr cpy_r_r26;
    int64_t cpy_r_r27;
    char cpy_r_r28;
    CPyPtr cpy_r_r29;
    CPyPtr cpy_r_r30;
    int64_t cpy_r_r31;
    CPyPtr cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    CPyTagged cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    int32_t cpy_r_r40;
    char cpy_r_r41;
    int64_t cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    int32_t cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    CPyTagged cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    char cpy_r_r67;
    PyObject *cpy_r_r68;
    char cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    char cpy_r_r75;
    int32_t cpy_r_r76;
    int32_t cpy_r_r77;
    PyObject *cpy_r_r78;
    CPyTagged cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    char cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject **cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    char cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    char cpy_r_r94;
    PyObject *cpy_r_r95;
    char cpy_r_r96;
    PyObject *cpy_r_r97;
    char cpy_r_r98;
    tuple_T3OOO cpy_r_r99;
    PyObject **cpy_r_r100;
    PyObject *cpy_r_r101;
    char cpy_r_r102;
    char cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject **cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    char cpy_r_r109;
    PyObject *cpy_r_r110;
    char cpy_r_r111;
    int32_t cpy_r_r112;
    int32_t cpy_r_r113;
    char cpy_r_r114;
    int32_t cpy_r_r115;
    int32_t cpy_r_r116;
    PyObject *cpy_r_r117;
    char cpy_r_r118;
    char cpy_r_r119;
    char cpy_r_r120;
    char cpy_r_r121;
    PyObject *cpy_r_r122;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___wayfarers___effects___journal___journal_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___wayfarers___effects___journal___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "journal", "journal_gen", "__mypyc_env__", 41, CPyStatic_journal___globals);
        goto CPyL98;
    }
CPyL1: ;
    cpy_r_r5 = ((serai___games___wayfarers___effects___journal___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL92;
CPyL2: ;
    cpy_r_r6 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r7 = cpy_r_type != cpy_r_r6;
    if (!cpy_r_r7) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "journal", 41, CPyStatic_journal___globals);
        goto CPyL91;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r8 = ((serai___games___wayfarers___effects___journal___journal_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "journal", "journal_env", "t", 42, CPyStatic_journal___globals);
        goto CPyL91;
    }
    CPy_INCREF(cpy_r_r8);
CPyL6: ;
    cpy_r_r9 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r8)->_book;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "journal", "Table", "book", 42, CPyStatic_journal___globals);
        goto CPyL99;
    }
CPyL7: ;
    cpy_r_r10 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r9)->_options;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "journal", "Book", "options", 42, CPyStatic_journal___globals);
        goto CPyL99;
    }
    CPy_INCREF(cpy_r_r10);
CPyL8: ;
    CPy_DECREF(cpy_r_r8);
    if (((serai___games___wayfarers___effects___journal___journal_envObject *)cpy_r_r4)->___mypyc_generator_attribute__options != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___journal___journal_envObject *)cpy_r_r4)->___mypyc_generator_attribute__options);
    }
    ((serai___games___wayfarers___effects___journal___journal_envObject *)cpy_r_r4)->___mypyc_generator_attribute__options = cpy_r_r10;
    cpy_r_r11 = 1;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "journal", 42, CPyStatic_journal___globals);
        goto CPyL91;
    }
    cpy_r_r12 = ((serai___games___wayfarers___effects___journal___journal_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "journal", "journal_env", "t", 43, CPyStatic_journal___globals);
        goto CPyL91;
    }
    CPy_INCREF(cpy_r_r12);
CPyL10: ;
    cpy_r_r13 = ((serai___games___wayfarers___effects___journal___journal_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "journal", "journal_env", "me", 43, CPyStatic_journal___globals);
        goto CPyL100;
    }
    CPyTagged_INCREF(cpy_r_r13);
CPyL11: ;
    cpy_r_r14 = CPyDef_wayfarers___scoring___all_counts(cpy_r_r12, cpy_r_r13);
    CPy_DECREF(cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "journal", 43, CPyStatic_journal___globals);
        goto CPyL91;
    }
    if (((serai___games___wayfarers___effects___journal___journal_envObject *)cpy_r_r4)->___mypyc_generator_attribute__counts != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___journal___journal_envObject *)cpy_r_r4)->___mypyc_generator_attribute__counts);
    }
    ((serai___games___wayfarers___effects___journal___journal_envObject *)cpy_r_r4)->___mypyc_generator_attribute__counts = cpy_r_r14;
    cpy_r_r15 = 1;
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "journal", 43, CPyStatic_journal___globals);
        goto CPyL91;
    }
    cpy_r_r16 = PyDict_New();
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "journal", 44, CPyStatic_journal___globals);
        goto CPyL91;
    }
    cpy_r_r17 = ((serai___games___wayfarers___effects___journal___journal_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "journal", "journal_env", "t", 44, CPyStatic_journal___globals);
        goto CPyL101;
    }
    CPy_INCREF(cpy_r_r17);
CPyL15: ;
    cpy_r_r18 = ((serai___games___wayfarers___effects___journal___journal_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "journal", "journal_env", "t", 44, CPyStatic_journal___globals);
        goto CPyL102;
    }
    CPy_INCREF(cpy_r_r18);
CPyL16: ;
    cpy_r_r19 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r18)->_players;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "journal", "Table", "players", 44, CPyStatic_journal___globals);
        goto CPyL103;
    }
CPyL17: ;
    cpy_r_r20 = ((serai___games___wayfarers___effects___journal___journal_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "journal", "journal_env", "me", 44, CPyStatic_journal___globals);
        goto CPyL103;
    }
    CPyTagged_INCREF(cpy_r_r20);
CPyL18: ;
    cpy_r_r21 = CPyList_GetItemBorrow(cpy_r_r19, cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "journal", 44, CPyStatic_journal___globals);
        goto CPyL104;
    }
    if (likely(Py_TYPE(cpy_r_r21) == CPyType_wayfarers___table___Player))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/journal.py", "journal", 44, CPyStatic_journal___globals, "serai.games.wayfarers.table.Player", cpy_r_r21);
        goto CPyL104;
    }
    cpy_r_r23 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r22)->_marker;
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "journal", "Player", "marker", 44, CPyStatic_journal___globals);
        goto CPyL104;
    }
    CPyTagged_INCREF(cpy_r_r23);
CPyL21: ;
    CPy_DECREF(cpy_r_r18);
    CPyTagged_DECREF(cpy_r_r20);
    cpy_r_r24 = CPyDef_journal___links_from(cpy_r_r17, cpy_r_r23);
    CPy_DECREF(cpy_r_r17);
    CPyTagged_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "journal", 44, CPyStatic_journal___globals);
        goto CPyL101;
    }
    cpy_r_r25 = 0;
CPyL23: ;
    cpy_r_r26 = (CPyPtr)((CPyPtr)cpy_r_r24 + offsetof(PyVarObject, ob_size));
    cpy_r_r27 = *(int64_t *)cpy_r_r26;
    cpy_r_r28 = cpy_r_r25 < cpy_r_r27;
    if (!cpy_r_r28) goto CPyL105;
    cpy_r_r29 = (CPyPtr)((CPyPtr)cpy_r_r24 + offsetof(PyListObject, ob_item));
    cpy_r_r30 = *(CPyPtr *)cpy_r_r29;
    cpy_r_r31 = cpy_r_r25 * 8;
    cpy_r_r32 = cpy_r_r30 + cpy_r_r31;
    cpy_r_r33 = *(PyObject * *)cpy_r_r32;
    CPy_INCREF(cpy_r_r33);
    if (likely(Py_TYPE(cpy_r_r33) == CPyType_wayfarers___printed___Link))
        cpy_r_r34 = cpy_r_r33;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/journal.py", "journal", 44, CPyStatic_journal___globals, "serai.games.wayfarers.printed.Link", cpy_r_r33);
        goto CPyL106;
    }
    cpy_r_r35 = ((serai___games___wayfarers___effects___journal___journal_envObject *)cpy_r_r4)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "journal", "journal_env", "options", 44, CPyStatic_journal___globals);
        goto CPyL107;
    }
    CPy_INCREF(cpy_r_r35);
CPyL26: ;
    cpy_r_r36 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r35)->_to;
    cpy_r_r37 = ((serai___games___wayfarers___printed___LinkObject *)cpy_r_r34)->_target;
    cpy_r_r38 = CPyList_GetItem(cpy_r_r36, cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "journal", 44, CPyStatic_journal___globals);
        goto CPyL108;
    }
    if (likely(Py_TYPE(cpy_r_r38) == CPyType_option___Option))
        cpy_r_r39 = cpy_r_r38;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/journal.py", "journal", 44, CPyStatic_journal___globals, "serai.kernel.option.Option", cpy_r_r38);
        goto CPyL108;
    }
    CPy_DECREF(cpy_r_r35);
    cpy_r_r40 = PyDict_SetItem(cpy_r_r16, cpy_r_r39, cpy_r_r34);
    CPy_DECREF(cpy_r_r39);
    CPy_DECREF(cpy_r_r34);
    cpy_r_r41 = cpy_r_r40 >= 0;
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "journal", 44, CPyStatic_journal___globals);
        goto CPyL106;
    }
    cpy_r_r42 = cpy_r_r25 + 1;
    cpy_r_r25 = cpy_r_r42;
    goto CPyL23;
CPyL30: ;
    if (((serai___games___wayfarers___effects___journal___journal_envObject *)cpy_r_r4)->___mypyc_generator_attribute__links != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___journal___journal_envObject *)cpy_r_r4)->___mypyc_generator_attribute__links);
    }
    ((serai___games___wayfarers___effects___journal___journal_envObject *)cpy_r_r4)->___mypyc_generator_attribute__links = cpy_r_r16;
    cpy_r_r43 = 1;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "journal", 44, CPyStatic_journal___globals);
        goto CPyL91;
    }
    cpy_r_r44 = ((serai___games___wayfarers___effects___journal___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__optional;
    if (unlikely(cpy_r_r44 == 2)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "journal", "journal_gen", "optional", 46, CPyStatic_journal___globals);
        goto CPyL91;
    }
CPyL32: ;
    if (!cpy_r_r44) goto CPyL39;
CPyL33: ;
    cpy_r_r45 = ((serai___games___wayfarers___effects___journal___journal_envObject *)cpy_r_r4)->___mypyc_generator_attribute__links;
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "journal", "journal_env", "links", 46, CPyStatic_journal___globals);
        goto CPyL91;
    }
    CPy_INCREF(cpy_r_r45);
CPyL34: ;
    cpy_r_r46 = ((serai___games___wayfarers___effects___journal___journal_envObject *)cpy_r_r4)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "journal", "journal_env", "options", 46, CPyStatic_journal___globals);
        goto CPyL109;
    }
    CPy_INCREF(cpy_r_r46);
CPyL35: ;
    cpy_r_r47 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r46)->_skip;
    CPy_INCREF(cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    cpy_r_r48 = PyList_New(0);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "journal", 46, CPyStatic_journal___globals);
        goto CPyL110;
    }
    cpy_r_r49 = CPyList_Extend(cpy_r_r48, cpy_r_r45);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "journal", 46, CPyStatic_journal___globals);
        goto CPyL111;
    } else
        goto CPyL112;
CPyL37: ;
    cpy_r_r50 = PyList_Append(cpy_r_r48, cpy_r_r47);
    CPy_DECREF(cpy_r_r47);
    cpy_r_r51 = cpy_r_r50 >= 0;
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "journal", 46, CPyStatic_journal___globals);
        goto CPyL113;
    }
    cpy_r_r52 = cpy_r_r48;
    goto CPyL43;
CPyL39: ;
    cpy_r_r53 = ((serai___games___wayfarers___effects___journal___journal_envObject *)cpy_r_r4)->___mypyc_generator_attribute__links;
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "journal", "journal_env", "links", 46, CPyStatic_journal___globals);
        goto CPyL91;
    }
    CPy_INCREF(cpy_r_r53);
CPyL40: ;
    cpy_r_r54 = PyList_New(0);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "journal", 46, CPyStatic_journal___globals);
        goto CPyL114;
    }
    cpy_r_r55 = CPyList_Extend(cpy_r_r54, cpy_r_r53);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "journal", 46, CPyStatic_journal___globals);
        goto CPyL115;
    } else
        goto CPyL116;
CPyL42: ;
    cpy_r_r52 = cpy_r_r54;
CPyL43: ;
    cpy_r_r56 = CPyDef_journal_____mypyc_lambda__0_journal_obj();
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "journal", 47, CPyStatic_journal___globals);
        goto CPyL117;
    }
    CPy_INCREF(cpy_r_r4);
    ((serai___games___wayfarers___effects___journal_____mypyc_lambda__0_journal_objObject *)cpy_r_r56)->___mypyc_env__ = cpy_r_r4;
    cpy_r_r57 = CPyDef_journal_____mypyc_lambda__1_journal_obj();
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "journal", 48, CPyStatic_journal___globals);
        goto CPyL118;
    }
    CPy_INCREF(cpy_r_r4);
    ((serai___games___wayfarers___effects___journal_____mypyc_lambda__1_journal_objObject *)cpy_r_r57)->___mypyc_env__ = cpy_r_r4;
    cpy_r_r58 = NULL;
    cpy_r_r59 = CPyDef_offer___Offer(cpy_r_r52, cpy_r_r56, cpy_r_r58, cpy_r_r57);
    CPy_DECREF(cpy_r_r52);
    CPy_DECREF(cpy_r_r56);
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "journal", 45, CPyStatic_journal___globals);
        goto CPyL91;
    }
    cpy_r_r60 = ((serai___games___wayfarers___effects___journal___journal_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r60 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "journal", "journal_env", "me", 50, CPyStatic_journal___globals);
        goto CPyL119;
    }
    CPyTagged_INCREF(cpy_r_r60);
CPyL47: ;
    cpy_r_r61 = CPyStatics[3720]; /* 'journal' */
    cpy_r_r62 = CPyStatics[4038]; /* 'WF-JRN-01' */
    cpy_r_r63 = NULL;
    cpy_r_r64 = NULL;
    cpy_r_r65 = 2;
    cpy_r_r66 = CPyDef_decision___ask(cpy_r_r60, cpy_r_r61, cpy_r_r62, cpy_r_r59, cpy_r_r63, cpy_r_r64, cpy_r_r65);
    CPyTagged_DECREF(cpy_r_r60);
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "journal", 50, CPyStatic_journal___globals);
        goto CPyL91;
    }
    ((serai___games___wayfarers___effects___journal___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___wayfarers___effects___journal___journal_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r66;
CPyL49: ;
    cpy_r_r68 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r69 = cpy_r_type != cpy_r_r68;
    if (!cpy_r_r69) goto CPyL52;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "journal", 50, CPyStatic_journal___globals);
        goto CPyL91;
    }
    CPy_Unreachable();
CPyL52: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r70 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/journal.py", "journal", 50, CPyStatic_journal___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL91;
    }
    cpy_r_r71 = ((serai___games___wayfarers___effects___journal___journal_envObject *)cpy_r_r4)->___mypyc_generator_attribute__options;
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "journal", "journal_env", "options", 51, CPyStatic_journal___globals);
        goto CPyL120;
    }
    CPy_INCREF(cpy_r_r71);
CPyL54: ;
    cpy_r_r72 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r71)->_skip;
    CPy_INCREF(cpy_r_r72);
    CPy_DECREF(cpy_r_r71);
    cpy_r_r73 = cpy_r_r70 == cpy_r_r72;
    CPy_DECREF(cpy_r_r72);
    if (cpy_r_r73) {
        goto CPyL121;
    } else
        goto CPyL60;
CPyL55: ;
    cpy_r_r74 = 0 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r74);
    ((serai___games___wayfarers___effects___journal___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r76 = CPyDef_journal___journal_env_clear_on_completion(cpy_r_r4);
    cpy_r_r77 = CPyDef_journal___journal_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL59;
    CPyGen_SetStopIterationValue(cpy_r_r74);
    CPy_DECREF(cpy_r_r74);
    if (!0) goto CPyL97;
    CPy_Unreachable();
CPyL59: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r74;
    CPyGen_Exit(&((serai___games___wayfarers___effects___journal___journal_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL60: ;
    cpy_r_r78 = ((serai___games___wayfarers___effects___journal___journal_envObject *)cpy_r_r4)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "journal", "journal_env", "t", 53, CPyStatic_journal___globals);
        goto CPyL120;
    }
    CPy_INCREF(cpy_r_r78);
CPyL61: ;
    cpy_r_r79 = ((serai___games___wayfarers___effects___journal___journal_envObject *)cpy_r_r4)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r79 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "journal", "journal_env", "me", 53, CPyStatic_journal___globals);
        goto CPyL122;
    }
    CPyTagged_INCREF(cpy_r_r79);
CPyL62: ;
    cpy_r_r80 = ((serai___games___wayfarers___effects___journal___journal_envObject *)cpy_r_r4)->___mypyc_generator_attribute__links;
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "journal", "journal_env", "links", 53, CPyStatic_journal___globals);
        goto CPyL123;
    }
    CPy_INCREF(cpy_r_r80);
CPyL63: ;
    cpy_r_r81 = CPyDict_GetItem(cpy_r_r80, cpy_r_r70);
    CPy_DECREF(cpy_r_r80);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "journal", 53, CPyStatic_journal___globals);
        goto CPyL124;
    }
    if (likely(Py_TYPE(cpy_r_r81) == CPyType_wayfarers___printed___Link))
        cpy_r_r82 = cpy_r_r81;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/journal.py", "journal", 53, CPyStatic_journal___globals, "serai.games.wayfarers.printed.Link", cpy_r_r81);
        goto CPyL124;
    }
    cpy_r_r83 = CPyDef_journal___move(cpy_r_r78, cpy_r_r79, cpy_r_r82);
    CPy_DECREF(cpy_r_r78);
    CPyTagged_DECREF(cpy_r_r79);
    CPy_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "journal", 53, CPyStatic_journal___globals);
        goto CPyL91;
    }
    if (((serai___games___wayfarers___effects___journal___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___journal___journal_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___journal___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___journal___journal_gen_0);
    }
    ((serai___games___wayfarers___effects___journal___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___journal___journal_gen_0 = cpy_r_r83;
    cpy_r_r84 = 1;
    if (!cpy_r_r84) goto CPyL91;
    cpy_r_r85 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r86 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r87 = NULL;
    cpy_r_r1 = cpy_r_r87;
    cpy_r_r88 = (PyObject **)&cpy_r_r1;
    cpy_r_r89 = ((serai___games___wayfarers___effects___journal___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___journal___journal_gen_0;
    cpy_r_r90 = CPyDef_journal___move_gen_____mypyc_generator_helper__(cpy_r_r89, cpy_r_r86, cpy_r_r86, cpy_r_r86, cpy_r_r85, cpy_r_r88);
    if (cpy_r_r90 != NULL) goto CPyL125;
    cpy_r_r91 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r91)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "journal", 53, CPyStatic_journal___globals);
        goto CPyL126;
    }
    cpy_r_r92 = cpy_r_r1;
    CPy_DECREF(cpy_r_r92);
    cpy_r_r93 = NULL;
    if (((serai___games___wayfarers___effects___journal___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___journal___journal_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___journal___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___journal___journal_gen_0);
    }
    ((serai___games___wayfarers___effects___journal___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___journal___journal_gen_0 = cpy_r_r93;
    cpy_r_r94 = 1;
    if (unlikely(!cpy_r_r94)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "journal", 53, CPyStatic_journal___globals);
        goto CPyL91;
    } else
        goto CPyL86;
CPyL70: ;
    cpy_r_r95 = cpy_r_r90;
CPyL71: ;
    ((serai___games___wayfarers___effects___journal___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___wayfarers___effects___journal___journal_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r95;
CPyL72: ;
    cpy_r_r97 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r98 = cpy_r_type != cpy_r_r97;
    if (!cpy_r_r98) goto CPyL127;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "journal", 53, CPyStatic_journal___globals);
        goto CPyL76;
    } else
        goto CPyL128;
CPyL74: ;
    CPy_Unreachable();
CPyL75: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL82;
CPyL76: ;
    cpy_r_r99 = CPy_CatchError();
    cpy_r_r100 = (PyObject **)&cpy_r_r3;
    cpy_r_r101 = ((serai___games___wayfarers___effects___journal___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___journal___journal_gen_0;
    cpy_r_r102 = CPy_YieldFromErrorHandle(cpy_r_r101, cpy_r_r100);
    if (unlikely(cpy_r_r102 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "journal", 53, CPyStatic_journal___globals);
        goto CPyL129;
    }
    if (cpy_r_r102) goto CPyL79;
    cpy_r_r95 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r99);
    CPy_DecRef(cpy_r_r99.f0);
    CPy_DecRef(cpy_r_r99.f1);
    CPy_DecRef(cpy_r_r99.f2);
    goto CPyL71;
CPyL79: ;
    cpy_r_r92 = cpy_r_r3;
    CPy_DecRef(cpy_r_r92);
    CPy_RestoreExcInfo(cpy_r_r99);
    CPy_DecRef(cpy_r_r99.f0);
    CPy_DecRef(cpy_r_r99.f1);
    CPy_DecRef(cpy_r_r99.f2);
    goto CPyL86;
CPyL80: ;
    CPy_RestoreExcInfo(cpy_r_r99);
    CPy_DecRef(cpy_r_r99.f0);
    CPy_DecRef(cpy_r_r99.f1);
    CPy_DecRef(cpy_r_r99.f2);
    cpy_r_r103 = CPy_KeepPropagating();
    if (!cpy_r_r103) goto CPyL91;
    CPy_Unreachable();
CPyL82: ;
    cpy_r_r104 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r105 = NULL;
    cpy_r_r1 = cpy_r_r105;
    cpy_r_r106 = (PyObject **)&cpy_r_r1;
    cpy_r_r107 = ((serai___games___wayfarers___effects___journal___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___journal___journal_gen_0;
    cpy_r_r108 = CPyDef_journal___move_gen_____mypyc_generator_helper__(cpy_r_r107, cpy_r_r104, cpy_r_r104, cpy_r_r104, cpy_r_arg, cpy_r_r106);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r108 == NULL) {
        goto CPyL84;
    } else
        goto CPyL130;
CPyL83: ;
    cpy_r_r95 = cpy_r_r108;
    goto CPyL71;
CPyL84: ;
    cpy_r_r109 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r109)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "journal", 53, CPyStatic_journal___globals);
        goto CPyL126;
    }
    cpy_r_r92 = cpy_r_r1;
    CPy_DECREF(cpy_r_r92);
CPyL86: ;
    cpy_r_r110 = 1 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r110);
    ((serai___games___wayfarers___effects___journal___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r112 = CPyDef_journal___journal_env_clear_on_completion(cpy_r_r4);
    cpy_r_r113 = CPyDef_journal___journal_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL90;
    CPyGen_SetStopIterationValue(cpy_r_r110);
    CPy_DECREF(cpy_r_r110);
    if (!0) goto CPyL97;
    CPy_Unreachable();
CPyL90: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r110;
    CPyGen_Exit(&((serai___games___wayfarers___effects___journal___journal_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL91: ;
    ((serai___games___wayfarers___effects___journal___journal_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r115 = CPyDef_journal___journal_env_clear_on_completion(cpy_r_r4);
    cpy_r_r116 = CPyDef_journal___journal_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r117 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___effects___journal___journal_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r117;
CPyL92: ;
    cpy_r_r118 = cpy_r_r5 == 0;
    if (cpy_r_r118) goto CPyL131;
    cpy_r_r119 = cpy_r_r5 == 1;
    if (cpy_r_r119) goto CPyL132;
    cpy_r_r120 = cpy_r_r5 == 2;
    if (cpy_r_r120) {
        goto CPyL72;
    } else
        goto CPyL133;
CPyL95: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r121 = 0;
    if (unlikely(!cpy_r_r121)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "journal", 41, CPyStatic_journal___globals);
        goto CPyL97;
    }
    CPy_Unreachable();
CPyL97: ;
    cpy_r_r122 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___effects___journal___journal_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r122;
CPyL98: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL97;
CPyL99: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL91;
CPyL100: ;
    CPy_DecRef(cpy_r_r12);
    goto CPyL91;
CPyL101: ;
    CPy_DecRef(cpy_r_r16);
    goto CPyL91;
CPyL102: ;
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    goto CPyL91;
CPyL103: ;
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r18);
    goto CPyL91;
CPyL104: ;
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_r20);
    goto CPyL91;
CPyL105: ;
    CPy_DECREF(cpy_r_r24);
    goto CPyL30;
CPyL106: ;
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r24);
    goto CPyL91;
CPyL107: ;
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r34);
    goto CPyL91;
CPyL108: ;
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r35);
    goto CPyL91;
CPyL109: ;
    CPy_DecRef(cpy_r_r45);
    goto CPyL91;
CPyL110: ;
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r47);
    goto CPyL91;
CPyL111: ;
    CPy_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r48);
    goto CPyL91;
CPyL112: ;
    CPy_DECREF(cpy_r_r49);
    goto CPyL37;
CPyL113: ;
    CPy_DecRef(cpy_r_r48);
    goto CPyL91;
CPyL114: ;
    CPy_DecRef(cpy_r_r53);
    goto CPyL91;
CPyL115: ;
    CPy_DecRef(cpy_r_r54);
    goto CPyL91;
CPyL116: ;
    CPy_DECREF(cpy_r_r55);
    goto CPyL42;
CPyL117: ;
    CPy_DecRef(cpy_r_r52);
    goto CPyL91;
CPyL118: ;
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r56);
    goto CPyL91;
CPyL119: ;
    CPy_DecRef(cpy_r_r59);
    goto CPyL91;
CPyL120: ;
    CPy_DecRef(cpy_r_r70);
    goto CPyL91;
CPyL121: ;
    CPy_DECREF(cpy_r_r70);
    goto CPyL55;
CPyL122: ;
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r78);
    goto CPyL91;
CPyL123: ;
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r78);
    CPyTagged_DecRef(cpy_r_r79);
    goto CPyL91;
CPyL124: ;
    CPy_DecRef(cpy_r_r78);
    CPyTagged_DecRef(cpy_r_r79);
    goto CPyL91;
CPyL125: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL70;
CPyL126: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL91;
CPyL127: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL75;
CPyL128: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL74;
CPyL129: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL80;
CPyL130: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL83;
CPyL131: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL2;
CPyL132: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL49;
CPyL133: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL95;
}
        
PyObject *CPyDef_journal___journal_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_journal___journal_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_journal___journal_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_journal___journal_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.journal.journal_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_journal___journal_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "__next__", -1, CPyStatic_journal___globals);
            return NULL;
        }
        
PyObject *CPyDef_journal___journal_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_journal___journal_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_journal___journal_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_journal___journal_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.journal.journal_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_journal___journal_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "send", -1, CPyStatic_journal___globals);
            return NULL;
        }
        
PyObject *CPyDef_journal___journal_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_journal___journal_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_journal___journal_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.journal.journal_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_journal___journal_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "__iter__", -1, CPyStatic_journal___globals);
            return NULL;
        }
        
PyObject *CPyDef_journal___journal_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_journal___journal_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_journal___journal_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_journal___journal_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.journal.journal_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_journal___journal_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "throw", -1, CPyStatic_journal___globals);
            return NULL;
        }
        
PyObject *CPyDef_journal___journal_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_journal___journal_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp7211 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp7211);
    PyObject *__tmp7212 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp7212);
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
        
        PyObject *CPyPy_journal___journal_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_journal___journal_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.journal.journal_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_journal___journal_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "close", -1, CPyStatic_journal___globals);
            return NULL;
        }
        
PyObject *CPyDef_journal___journal(PyObject *cpy_r_t, CPyTagged cpy_r_me, char cpy_r_optional) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    cpy_r_r0 = CPyDef_journal___journal_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "journal", 41, CPyStatic_journal___globals);
        goto CPyL7;
    }
    cpy_r_r1 = CPyDef_journal___journal_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "journal", 41, CPyStatic_journal___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_r0);
    if (((serai___games___wayfarers___effects___journal___journal_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___journal___journal_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___wayfarers___effects___journal___journal_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "journal", 41, CPyStatic_journal___globals);
        goto CPyL9;
    }
    ((serai___games___wayfarers___effects___journal___journal_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___effects___journal___journal_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___journal___journal_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t);
    }
    ((serai___games___wayfarers___effects___journal___journal_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t = cpy_r_t;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "journal", 41, CPyStatic_journal___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___wayfarers___effects___journal___journal_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___journal___journal_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me);
    }
    ((serai___games___wayfarers___effects___journal___journal_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me = cpy_r_me;
    cpy_r_r5 = 1;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "journal", 41, CPyStatic_journal___globals);
        goto CPyL10;
    }
    ((serai___games___wayfarers___effects___journal___journal_genObject *)cpy_r_r1)->___mypyc_generator_frame_attribute__optional = cpy_r_optional;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "journal", 41, CPyStatic_journal___globals);
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
        
        PyObject *CPyPy_journal___journal(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "optional", 0};
            static CPyArg_Parser parser = {"OOO:journal", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_optional;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_optional)) {
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
            char arg_optional;
            if (unlikely(!PyBool_Check(obj_optional))) {
                CPy_TypeError("bool", obj_optional); goto fail;
            } else
                arg_optional = obj_optional == Py_True;
            PyObject *retval = CPyDef_journal___journal(arg_t, arg_me, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "journal", 41, CPyStatic_journal___globals);
            return NULL;
        }
        
PyObject *CPyDef_journal___move_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    int32_t cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    tuple_T3OOO cpy_r_r12;
    char cpy_r_r13;
    CPyTagged cpy_r_r14;
    CPyTagged cpy_r_guild;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    CPyTagged cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    CPyTagged cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    CPyTagged cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    char cpy_r_r47;
    CPyTagged cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    CPyTagged cpy_r_r51;
    int64_t cpy_r_r52;
    char cpy_r_r53;
    char cpy_r_r54;
    char cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    CPyTagged cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    CPyTagged cpy_r_r61;
    PyObject *cpy_r_r62;
    CPyTagged cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    char cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    CPyTagged cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    CPyTagged cpy_r_r77;
    PyObject *cpy_r_r78;
    CPyTagged cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    char cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject **cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    char cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    char cpy_r_r91;
    PyObject *cpy_r_r92;
    char cpy_r_r93;
    PyObject *cpy_r_r94;
    char cpy_r_r95;
    tuple_T3OOO cpy_r_r96;
    PyObject **cpy_r_r97;
    PyObject *cpy_r_r98;
    char cpy_r_r99;
    char cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject **cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    char cpy_r_r105;
    PyObject *cpy_r_r106;
    char cpy_r_r107;
    PyObject *cpy_r_r108;
    char cpy_r_r109;
    int32_t cpy_r_r110;
    char cpy_r_r111;
    int32_t cpy_r_r112;
    PyObject *cpy_r_r113;
    char cpy_r_r114;
    char cpy_r_r115;
    char cpy_r_r116;
    PyObject *cpy_r_r117;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL94;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "move", 57, CPyStatic_journal___globals);
        goto CPyL93;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "move", "move_gen", "t", 59, CPyStatic_journal___globals);
        goto CPyL93;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r7)->_players;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "move", "Table", "players", 59, CPyStatic_journal___globals);
        goto CPyL93;
    }
CPyL6: ;
    cpy_r_r9 = ((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "move", "move_gen", "me", 59, CPyStatic_journal___globals);
        goto CPyL93;
    }
CPyL7: ;
    cpy_r_r10 = CPyList_GetItem(cpy_r_r8, cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "move", 59, CPyStatic_journal___globals);
        goto CPyL93;
    }
    if (likely(Py_TYPE(cpy_r_r10) == CPyType_wayfarers___table___Player))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/journal.py", "move", 59, CPyStatic_journal___globals, "serai.games.wayfarers.table.Player", cpy_r_r10);
        goto CPyL93;
    }
    cpy_r_r12 = CPyStatic_wayfarers___names___GUILDS;
    if (unlikely(cpy_r_r12.f0 == NULL)) {
        goto CPyL99;
    } else
        goto CPyL12;
CPyL10: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"GUILDS\" was not set");
    cpy_r_r13 = 0;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "move", 60, CPyStatic_journal___globals);
        goto CPyL93;
    }
    CPy_Unreachable();
CPyL12: ;
    cpy_r_r14 = 0;
    cpy_r_guild = cpy_r_r14;
    CPyTagged_DECREF(cpy_r_guild);
CPyL13: ;
    cpy_r_r15 = (Py_ssize_t)cpy_r_r14 < (Py_ssize_t)6;
    if (!cpy_r_r15) goto CPyL25;
    cpy_r_guild = cpy_r_r14;
    cpy_r_r16 = ((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__link;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "move", "move_gen", "link", 61, CPyStatic_journal___globals);
        goto CPyL100;
    }
CPyL15: ;
    cpy_r_r17 = ((serai___games___wayfarers___printed___LinkObject *)cpy_r_r16)->_price;
    CPy_INCREF(cpy_r_r17);
    cpy_r_r18 = CPySequenceTuple_GetItem(cpy_r_r17, cpy_r_guild);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "move", 61, CPyStatic_journal___globals);
        goto CPyL100;
    }
    if (likely(PyLong_Check(cpy_r_r18)))
        cpy_r_r19 = CPyTagged_FromObject(cpy_r_r18);
    else {
        CPy_TypeError("int", cpy_r_r18); cpy_r_r19 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "move", 61, CPyStatic_journal___globals);
        goto CPyL100;
    }
    cpy_r_r20 = cpy_r_r19 != 0;
    CPyTagged_DECREF(cpy_r_r19);
    if (!cpy_r_r20) goto CPyL101;
    cpy_r_r21 = ((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "move", "move_gen", "t", 62, CPyStatic_journal___globals);
        goto CPyL100;
    }
CPyL19: ;
    cpy_r_r22 = ((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "move", "move_gen", "me", 62, CPyStatic_journal___globals);
        goto CPyL100;
    }
CPyL20: ;
    cpy_r_r23 = ((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__link;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "move", "move_gen", "link", 62, CPyStatic_journal___globals);
        goto CPyL100;
    }
CPyL21: ;
    cpy_r_r24 = ((serai___games___wayfarers___printed___LinkObject *)cpy_r_r23)->_price;
    CPy_INCREF(cpy_r_r24);
    cpy_r_r25 = CPySequenceTuple_GetItem(cpy_r_r24, cpy_r_guild);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "move", 62, CPyStatic_journal___globals);
        goto CPyL100;
    }
    if (likely(PyLong_Check(cpy_r_r25)))
        cpy_r_r26 = CPyTagged_FromObject(cpy_r_r25);
    else {
        CPy_TypeError("int", cpy_r_r25); cpy_r_r26 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "move", 62, CPyStatic_journal___globals);
        goto CPyL100;
    }
    cpy_r_r27 = CPyStatics[4039]; /* 'WF-JRN-03' */
    cpy_r_r28 = CPyDef_wayfarers___effects___influence___spend_from_guild(cpy_r_r21, cpy_r_r22, cpy_r_guild, cpy_r_r26, cpy_r_r27);
    CPyTagged_DECREF(cpy_r_guild);
    CPyTagged_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r28 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "move", 62, CPyStatic_journal___globals);
        goto CPyL102;
    }
CPyL24: ;
    cpy_r_r29 = cpy_r_r14 + 2;
    cpy_r_r14 = cpy_r_r29;
    goto CPyL13;
CPyL25: ;
    cpy_r_r30 = ((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__link;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "move", "move_gen", "link", 63, CPyStatic_journal___globals);
        goto CPyL102;
    }
CPyL26: ;
    cpy_r_r31 = ((serai___games___wayfarers___printed___LinkObject *)cpy_r_r30)->_target;
    CPyTagged_INCREF(cpy_r_r31);
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r11)->_marker != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r11)->_marker);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r11)->_marker = cpy_r_r31;
    cpy_r_r32 = 1;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "move", 63, CPyStatic_journal___globals);
        goto CPyL102;
    }
    cpy_r_r33 = ((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "move", "move_gen", "t", 64, CPyStatic_journal___globals);
        goto CPyL102;
    }
CPyL28: ;
    cpy_r_r34 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r33)->_book;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "move", "Table", "book", 64, CPyStatic_journal___globals);
        goto CPyL102;
    }
CPyL29: ;
    cpy_r_r35 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r34)->_track;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "move", "Book", "track", 64, CPyStatic_journal___globals);
        goto CPyL102;
    }
CPyL30: ;
    cpy_r_r36 = ((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__link;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "move", "move_gen", "link", 64, CPyStatic_journal___globals);
        goto CPyL102;
    }
CPyL31: ;
    cpy_r_r37 = ((serai___games___wayfarers___printed___LinkObject *)cpy_r_r36)->_target;
    cpy_r_r38 = CPyList_GetItem(cpy_r_r35, cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "move", 64, CPyStatic_journal___globals);
        goto CPyL102;
    }
    if (likely(Py_TYPE(cpy_r_r38) == CPyType_wayfarers___printed___Space))
        cpy_r_r39 = cpy_r_r38;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/journal.py", "move", 64, CPyStatic_journal___globals, "serai.games.wayfarers.printed.Space", cpy_r_r38);
        goto CPyL102;
    }
    cpy_r_r40 = ((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "move", "move_gen", "t", 65, CPyStatic_journal___globals);
        goto CPyL103;
    }
CPyL34: ;
    cpy_r_r41 = CPyStatics[3753]; /* 'event-journal' */
    cpy_r_r42 = ((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r42 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "move", "move_gen", "me", 65, CPyStatic_journal___globals);
        goto CPyL103;
    }
CPyL35: ;
    cpy_r_r43 = CPyStatics[4038]; /* 'WF-JRN-01' */
    cpy_r_r44 = ((serai___games___wayfarers___printed___SpaceObject *)cpy_r_r39)->_id;
    CPy_INCREF(cpy_r_r44);
    cpy_r_r45 = CPyStatics[613]; /* 'space' */
    cpy_r_r46 = CPyDict_Build(1, cpy_r_r45, cpy_r_r44);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "move", 65, CPyStatic_journal___globals);
        goto CPyL103;
    }
    cpy_r_r47 = CPyDef_kernel___table___Table___tell(cpy_r_r40, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r46);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "move", 65, CPyStatic_journal___globals);
        goto CPyL103;
    }
    cpy_r_r48 = ((serai___games___wayfarers___printed___SpaceObject *)cpy_r_r39)->_column;
    cpy_r_r49 = ((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "move", "move_gen", "t", 66, CPyStatic_journal___globals);
        goto CPyL103;
    }
CPyL38: ;
    cpy_r_r50 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r49)->_book;
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "move", "Table", "book", 66, CPyStatic_journal___globals);
        goto CPyL103;
    }
CPyL39: ;
    cpy_r_r51 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r50)->_last_column;
    if (unlikely(cpy_r_r51 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "move", "Book", "last_column", 66, CPyStatic_journal___globals);
        goto CPyL103;
    }
CPyL40: ;
    cpy_r_r52 = cpy_r_r48 & 1;
    cpy_r_r53 = cpy_r_r52 != 0;
    if (!cpy_r_r53) goto CPyL42;
    cpy_r_r54 = CPyTagged_IsEq_(cpy_r_r48, cpy_r_r51);
    cpy_r_r55 = cpy_r_r54;
    goto CPyL43;
CPyL42: ;
    cpy_r_r56 = cpy_r_r48 == cpy_r_r51;
    cpy_r_r55 = cpy_r_r56;
CPyL43: ;
    CPy_DECREF(cpy_r_r39);
    if (!cpy_r_r55) goto CPyL47;
    cpy_r_r57 = ((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "move", "move_gen", "t", 67, CPyStatic_journal___globals);
        goto CPyL102;
    }
CPyL45: ;
    cpy_r_r58 = ((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r58 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "move", "move_gen", "me", 67, CPyStatic_journal___globals);
        goto CPyL102;
    }
CPyL46: ;
    cpy_r_r59 = CPyDef_journal___trigger_end(cpy_r_r57, cpy_r_r58);
    if (unlikely(cpy_r_r59 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "move", 67, CPyStatic_journal___globals);
        goto CPyL102;
    }
CPyL47: ;
    cpy_r_r60 = ((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "move", "move_gen", "t", 68, CPyStatic_journal___globals);
        goto CPyL102;
    }
CPyL48: ;
    cpy_r_r61 = ((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r61 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "move", "move_gen", "me", 68, CPyStatic_journal___globals);
        goto CPyL102;
    }
CPyL49: ;
    cpy_r_r62 = ((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__link;
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "move", "move_gen", "link", 68, CPyStatic_journal___globals);
        goto CPyL102;
    }
CPyL50: ;
    cpy_r_r63 = ((serai___games___wayfarers___printed___LinkObject *)cpy_r_r62)->_target;
    CPyTagged_INCREF(cpy_r_r63);
    cpy_r_r64 = CPyDef_journal___take_track_worker(cpy_r_r60, cpy_r_r61, cpy_r_r63);
    CPyTagged_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r64 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "move", 68, CPyStatic_journal___globals);
        goto CPyL102;
    }
    if (!cpy_r_r64) goto CPyL104;
    cpy_r_r65 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r11)->_workers;
    if (unlikely(cpy_r_r65 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'workers' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r65);
    }
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "move", 69, CPyStatic_journal___globals);
        goto CPyL93;
    }
CPyL53: ;
    cpy_r_r66 = CPyList_GetItemShort(cpy_r_r65, 0);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "move", 69, CPyStatic_journal___globals);
        goto CPyL105;
    }
    cpy_r_r67 = CPyStatics[4897]; /* 1 */
    cpy_r_r68 = PyNumber_InPlaceAdd(cpy_r_r66, cpy_r_r67);
    CPy_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "move", 69, CPyStatic_journal___globals);
        goto CPyL105;
    }
    cpy_r_r69 = CPyList_SetItem(cpy_r_r65, 0, cpy_r_r68);
    CPy_DECREF(cpy_r_r65);
    if (unlikely(!cpy_r_r69)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "move", 69, CPyStatic_journal___globals);
        goto CPyL93;
    }
CPyL56: ;
    cpy_r_r70 = ((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "move", "move_gen", "t", 70, CPyStatic_journal___globals);
        goto CPyL93;
    }
CPyL57: ;
    cpy_r_r71 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r70)->_book;
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "move", "Table", "book", 70, CPyStatic_journal___globals);
        goto CPyL93;
    }
CPyL58: ;
    cpy_r_r72 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r71)->_performer;
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "move", "Book", "performer", 70, CPyStatic_journal___globals);
        goto CPyL93;
    }
    CPy_INCREF(cpy_r_r72);
CPyL59: ;
    cpy_r_r73 = ((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "move", "move_gen", "t", 70, CPyStatic_journal___globals);
        goto CPyL106;
    }
CPyL60: ;
    cpy_r_r74 = ((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r74 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "move", "move_gen", "me", 70, CPyStatic_journal___globals);
        goto CPyL106;
    }
CPyL61: ;
    cpy_r_r75 = ((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "move", "move_gen", "t", 70, CPyStatic_journal___globals);
        goto CPyL106;
    }
CPyL62: ;
    cpy_r_r76 = ((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__link;
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "move", "move_gen", "link", 70, CPyStatic_journal___globals);
        goto CPyL106;
    }
CPyL63: ;
    cpy_r_r77 = ((serai___games___wayfarers___printed___LinkObject *)cpy_r_r76)->_target;
    CPyTagged_INCREF(cpy_r_r77);
    cpy_r_r78 = CPyDef_journal___reward(cpy_r_r75, cpy_r_r77);
    CPyTagged_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "move", 70, CPyStatic_journal___globals);
        goto CPyL106;
    }
    cpy_r_r79 = CPY_INT_TAG;
    cpy_r_r80 = CPyDef_perform___Performer___perform(cpy_r_r72, cpy_r_r73, cpy_r_r74, cpy_r_r78, cpy_r_r79);
    CPy_DECREF(cpy_r_r78);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "move", 70, CPyStatic_journal___globals);
        goto CPyL93;
    }
    cpy_r_r81 = PyObject_GetIter(cpy_r_r80);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "move", 70, CPyStatic_journal___globals);
        goto CPyL93;
    }
    if (((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___journal___move_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___journal___move_gen_0);
    }
    ((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___journal___move_gen_0 = cpy_r_r81;
    cpy_r_r82 = 1;
    if (!cpy_r_r82) goto CPyL93;
    cpy_r_r83 = NULL;
    cpy_r_r1 = cpy_r_r83;
    cpy_r_r84 = (PyObject **)&cpy_r_r1;
    cpy_r_r85 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r86 = ((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___journal___move_gen_0;
    cpy_r_r87 = CPyIter_Send(cpy_r_r86, cpy_r_r85, cpy_r_r84);
    if (cpy_r_r87 != NULL) goto CPyL107;
    cpy_r_r88 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r88)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "move", 70, CPyStatic_journal___globals);
        goto CPyL108;
    }
    cpy_r_r89 = cpy_r_r1;
    CPy_DECREF(cpy_r_r89);
    cpy_r_r90 = NULL;
    if (((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___journal___move_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___journal___move_gen_0);
    }
    ((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___journal___move_gen_0 = cpy_r_r90;
    cpy_r_r91 = 1;
    if (unlikely(!cpy_r_r91)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "move", 70, CPyStatic_journal___globals);
        goto CPyL93;
    } else
        goto CPyL86;
CPyL70: ;
    cpy_r_r92 = cpy_r_r87;
CPyL71: ;
    ((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r92;
CPyL72: ;
    cpy_r_r94 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r95 = cpy_r_type != cpy_r_r94;
    if (!cpy_r_r95) goto CPyL109;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "move", 70, CPyStatic_journal___globals);
        goto CPyL76;
    } else
        goto CPyL110;
CPyL74: ;
    CPy_Unreachable();
CPyL75: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL82;
CPyL76: ;
    cpy_r_r96 = CPy_CatchError();
    cpy_r_r97 = (PyObject **)&cpy_r_r3;
    cpy_r_r98 = ((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___journal___move_gen_0;
    cpy_r_r99 = CPy_YieldFromErrorHandle(cpy_r_r98, cpy_r_r97);
    if (unlikely(cpy_r_r99 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "move", 70, CPyStatic_journal___globals);
        goto CPyL111;
    }
    if (cpy_r_r99) goto CPyL79;
    cpy_r_r92 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r96);
    CPy_DecRef(cpy_r_r96.f0);
    CPy_DecRef(cpy_r_r96.f1);
    CPy_DecRef(cpy_r_r96.f2);
    goto CPyL71;
CPyL79: ;
    cpy_r_r89 = cpy_r_r3;
    CPy_DecRef(cpy_r_r89);
    CPy_RestoreExcInfo(cpy_r_r96);
    CPy_DecRef(cpy_r_r96.f0);
    CPy_DecRef(cpy_r_r96.f1);
    CPy_DecRef(cpy_r_r96.f2);
    goto CPyL86;
CPyL80: ;
    CPy_RestoreExcInfo(cpy_r_r96);
    CPy_DecRef(cpy_r_r96.f0);
    CPy_DecRef(cpy_r_r96.f1);
    CPy_DecRef(cpy_r_r96.f2);
    cpy_r_r100 = CPy_KeepPropagating();
    if (!cpy_r_r100) goto CPyL93;
    CPy_Unreachable();
CPyL82: ;
    cpy_r_r101 = NULL;
    cpy_r_r1 = cpy_r_r101;
    cpy_r_r102 = (PyObject **)&cpy_r_r1;
    cpy_r_r103 = ((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___journal___move_gen_0;
    cpy_r_r104 = CPyIter_Send(cpy_r_r103, cpy_r_arg, cpy_r_r102);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r104 == NULL) {
        goto CPyL84;
    } else
        goto CPyL112;
CPyL83: ;
    cpy_r_r92 = cpy_r_r104;
    goto CPyL71;
CPyL84: ;
    cpy_r_r105 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r105)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "move", 70, CPyStatic_journal___globals);
        goto CPyL108;
    }
    cpy_r_r89 = cpy_r_r1;
    CPy_DECREF(cpy_r_r89);
CPyL86: ;
    cpy_r_r106 = ((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "move", "move_gen", "t", 71, CPyStatic_journal___globals);
        goto CPyL93;
    }
CPyL87: ;
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r106)->_journaled = 1;
    cpy_r_r107 = 1;
    if (unlikely(!cpy_r_r107)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "move", 71, CPyStatic_journal___globals);
        goto CPyL93;
    }
    cpy_r_r108 = Py_None;
    CPy_INCREF(cpy_r_r108);
    ((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r110 = CPyDef_journal___move_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL92;
    CPyGen_SetStopIterationValue(cpy_r_r108);
    CPy_DECREF(cpy_r_r108);
    if (!0) goto CPyL98;
    CPy_Unreachable();
CPyL92: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r108;
    CPyGen_Exit(&((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL93: ;
    ((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r112 = CPyDef_journal___move_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r113 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r113;
CPyL94: ;
    cpy_r_r114 = cpy_r_r4 == 0;
    if (cpy_r_r114) goto CPyL113;
    cpy_r_r115 = cpy_r_r4 == 1;
    if (cpy_r_r115) {
        goto CPyL72;
    } else
        goto CPyL114;
CPyL96: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r116 = 0;
    if (unlikely(!cpy_r_r116)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "move", 57, CPyStatic_journal___globals);
        goto CPyL98;
    }
    CPy_Unreachable();
CPyL98: ;
    cpy_r_r117 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r117;
CPyL99: ;
    CPy_DecRef(cpy_r_r11);
    goto CPyL10;
CPyL100: ;
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_guild);
    goto CPyL93;
CPyL101: ;
    CPyTagged_DECREF(cpy_r_guild);
    goto CPyL24;
CPyL102: ;
    CPy_DecRef(cpy_r_r11);
    goto CPyL93;
CPyL103: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r39);
    goto CPyL93;
CPyL104: ;
    CPy_DECREF(cpy_r_r11);
    goto CPyL56;
CPyL105: ;
    CPy_DecRef(cpy_r_r65);
    goto CPyL93;
CPyL106: ;
    CPy_DecRef(cpy_r_r72);
    goto CPyL93;
CPyL107: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL70;
CPyL108: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL93;
CPyL109: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL75;
CPyL110: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL74;
CPyL111: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL80;
CPyL112: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL83;
CPyL113: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL114: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL96;
}
        
PyObject *CPyDef_journal___move_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_journal___move_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_journal___move_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_journal___move_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.journal.move_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_journal___move_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "__next__", -1, CPyStatic_journal___globals);
            return NULL;
        }
        
PyObject *CPyDef_journal___move_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_journal___move_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_journal___move_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_journal___move_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.journal.move_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_journal___move_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "send", -1, CPyStatic_journal___globals);
            return NULL;
        }
        
PyObject *CPyDef_journal___move_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_journal___move_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_journal___move_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.journal.move_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_journal___move_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "__iter__", -1, CPyStatic_journal___globals);
            return NULL;
        }
        
PyObject *CPyDef_journal___move_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_journal___move_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_journal___move_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_journal___move_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.journal.move_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_journal___move_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "throw", -1, CPyStatic_journal___globals);
            return NULL;
        }
        
PyObject *CPyDef_journal___move_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_journal___move_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp7213 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp7213);
    PyObject *__tmp7214 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp7214);
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
        
        PyObject *CPyPy_journal___move_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_journal___move_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.journal.move_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_journal___move_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "close", -1, CPyStatic_journal___globals);
            return NULL;
        }
        
PyObject *CPyDef_journal___move(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_link) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = CPyDef_journal___move_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "move", 57, CPyStatic_journal___globals);
        goto CPyL5;
    }
    ((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "move", 57, CPyStatic_journal___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "move", 57, CPyStatic_journal___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_link);
    if (((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__link != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__link);
    }
    ((serai___games___wayfarers___effects___journal___move_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__link = cpy_r_link;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "move", 57, CPyStatic_journal___globals);
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
        
        PyObject *CPyPy_journal___move(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "link", 0};
            static CPyArg_Parser parser = {"OOO:move", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_link;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_link)) {
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
            PyObject *arg_link;
            if (likely(Py_TYPE(obj_link) == CPyType_wayfarers___printed___Link))
                arg_link = obj_link;
            else {
                CPy_TypeError("serai.games.wayfarers.printed.Link", obj_link); 
                goto fail;
            }
            PyObject *retval = CPyDef_journal___move(arg_t, arg_me, arg_link);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "move", 57, CPyStatic_journal___globals);
            return NULL;
        }
        
PyObject *CPyDef_journal___links_from(PyObject *cpy_r_t, CPyTagged cpy_r_place) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    tuple_T2OO cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "links_from", "Table", "book", 76, CPyStatic_journal___globals);
        goto CPyL10;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_track;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "links_from", "Book", "track", 76, CPyStatic_journal___globals);
        goto CPyL10;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_place);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "links_from", 76, CPyStatic_journal___globals);
        goto CPyL10;
    }
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_wayfarers___printed___Space))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/journal.py", "links_from", 76, CPyStatic_journal___globals, "serai.games.wayfarers.printed.Space", cpy_r_r2);
        goto CPyL10;
    }
    cpy_r_r4 = ((serai___games___wayfarers___printed___SpaceObject *)cpy_r_r3)->_links;
    CPy_INCREF(cpy_r_r4.f0);
    CPy_INCREF(cpy_r_r4.f1);
    cpy_r_r5 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_sides;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "links_from", "Table", "sides", 77, CPyStatic_journal___globals);
        goto CPyL11;
    }
CPyL5: ;
    cpy_r_r6 = ((serai___games___wayfarers___printed___SpaceObject *)cpy_r_r3)->_section;
    cpy_r_r7 = CPyList_GetItem(cpy_r_r5, cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "links_from", 77, CPyStatic_journal___globals);
        goto CPyL11;
    }
    if (likely(PyLong_Check(cpy_r_r7)))
        cpy_r_r8 = CPyTagged_FromObject(cpy_r_r7);
    else {
        CPy_TypeError("int", cpy_r_r7); cpy_r_r8 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "links_from", 77, CPyStatic_journal___globals);
        goto CPyL11;
    }
    CPy_DECREF(cpy_r_r3);
    cpy_r_r9 = PyTuple_New(2);
    if (unlikely(cpy_r_r9 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7215 = cpy_r_r4.f0;
    PyTuple_SET_ITEM(cpy_r_r9, 0, __tmp7215);
    PyObject *__tmp7216 = cpy_r_r4.f1;
    PyTuple_SET_ITEM(cpy_r_r9, 1, __tmp7216);
    cpy_r_r10 = CPySequenceTuple_GetItem(cpy_r_r9, cpy_r_r8);
    CPy_DECREF(cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "links_from", 77, CPyStatic_journal___globals);
        goto CPyL10;
    }
    if (likely(PyList_Check(cpy_r_r10)))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/journal.py", "links_from", 77, CPyStatic_journal___globals, "list", cpy_r_r10);
        goto CPyL10;
    }
    return cpy_r_r11;
CPyL10: ;
    cpy_r_r12 = NULL;
    return cpy_r_r12;
CPyL11: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4.f0);
    CPy_DecRef(cpy_r_r4.f1);
    goto CPyL10;
}
        
        PyObject *CPyPy_journal___links_from(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "place", 0};
            static CPyArg_Parser parser = {"OO:links_from", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_place;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_place)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            PyObject *retval = CPyDef_journal___links_from(arg_t, arg_place);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "links_from", 74, CPyStatic_journal___globals);
            return NULL;
        }
        
PyObject *CPyDef_journal___link_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_link, PyObject *cpy_r_counts) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    char cpy_r_r6;
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
    tuple_T3OOO cpy_r_r18;
    char cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged cpy_r_guild;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    int64_t cpy_r_r27;
    char cpy_r_r28;
    int64_t cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyTagged cpy_r_r38;
    CPyTagged cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    cpy_r_r0 = ((serai___games___wayfarers___printed___LinkObject *)cpy_r_link)->_requirement;
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_r0 != cpy_r_r1;
    if (!cpy_r_r2) goto CPyL8;
    cpy_r_r3 = ((serai___games___wayfarers___printed___LinkObject *)cpy_r_link)->_requirement;
    CPy_INCREF(cpy_r_r3);
    if (likely(cpy_r_r3 != Py_None))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/journal.py", "link_obstacle", 83, CPyStatic_journal___globals, "serai.kernel.formula.Formula", cpy_r_r3);
        goto CPyL40;
    }
    cpy_r_r5 = CPY_GET_METHOD(cpy_r_r4, CPyType_formula___Formula, 2, serai___kernel___formula___FormulaObject, CPyTagged (*)(PyObject *, PyObject *))(cpy_r_r4, cpy_r_counts); /* value */
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "link_obstacle", 83, CPyStatic_journal___globals);
        goto CPyL40;
    }
    cpy_r_r6 = cpy_r_r5 != 0;
    CPyTagged_DECREF(cpy_r_r5);
    if (cpy_r_r6) goto CPyL33;
    cpy_r_r7 = CPyStatics[4040]; /* 'WF-JRN-02' */
    cpy_r_r8 = CPyStatics[4041]; /* 'need-requirement' */
    cpy_r_r9 = ((serai___games___wayfarers___printed___LinkObject *)cpy_r_link)->_requirement;
    CPy_INCREF(cpy_r_r9);
    if (likely(cpy_r_r9 != Py_None))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/journal.py", "link_obstacle", 84, CPyStatic_journal___globals, "serai.kernel.formula.Formula", cpy_r_r9);
        goto CPyL40;
    }
    cpy_r_r11 = CPyStatics[1548]; /* 'requirement' */
    cpy_r_r12 = CPyDict_Build(1, cpy_r_r11, cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "link_obstacle", 84, CPyStatic_journal___globals);
        goto CPyL40;
    }
    cpy_r_r13 = CPyDef_option___Reason(cpy_r_r7, cpy_r_r8, cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "link_obstacle", 84, CPyStatic_journal___globals);
        goto CPyL40;
    }
    return cpy_r_r13;
CPyL8: ;
    cpy_r_r14 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "link_obstacle", "Table", "players", 86, CPyStatic_journal___globals);
        goto CPyL40;
    }
CPyL9: ;
    cpy_r_r15 = CPyList_GetItemBorrow(cpy_r_r14, cpy_r_me);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "link_obstacle", 86, CPyStatic_journal___globals);
        goto CPyL40;
    }
    if (likely(Py_TYPE(cpy_r_r15) == CPyType_wayfarers___table___Player))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/journal.py", "link_obstacle", 86, CPyStatic_journal___globals, "serai.games.wayfarers.table.Player", cpy_r_r15);
        goto CPyL40;
    }
    cpy_r_r17 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r16)->_guilds;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "link_obstacle", "Player", "guilds", 86, CPyStatic_journal___globals);
        goto CPyL40;
    }
    CPy_INCREF(cpy_r_r17);
CPyL12: ;
    cpy_r_r18 = CPyStatic_wayfarers___names___GUILDS;
    if (unlikely(cpy_r_r18.f0 == NULL)) {
        goto CPyL41;
    } else
        goto CPyL15;
CPyL13: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"GUILDS\" was not set");
    cpy_r_r19 = 0;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "link_obstacle", 87, CPyStatic_journal___globals);
        goto CPyL40;
    }
    CPy_Unreachable();
CPyL15: ;
    cpy_r_r20 = 0;
    cpy_r_guild = cpy_r_r20;
    CPyTagged_DECREF(cpy_r_guild);
CPyL16: ;
    cpy_r_r21 = (Py_ssize_t)cpy_r_r20 < (Py_ssize_t)6;
    if (!cpy_r_r21) goto CPyL42;
    cpy_r_guild = cpy_r_r20;
    cpy_r_r22 = CPyList_GetItem(cpy_r_r17, cpy_r_guild);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "link_obstacle", 88, CPyStatic_journal___globals);
        goto CPyL43;
    }
    if (likely(PyLong_Check(cpy_r_r22)))
        cpy_r_r23 = CPyTagged_FromObject(cpy_r_r22);
    else {
        CPy_TypeError("int", cpy_r_r22); cpy_r_r23 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "link_obstacle", 88, CPyStatic_journal___globals);
        goto CPyL43;
    }
    cpy_r_r24 = ((serai___games___wayfarers___printed___LinkObject *)cpy_r_link)->_price;
    CPy_INCREF(cpy_r_r24);
    cpy_r_r25 = CPySequenceTuple_GetItem(cpy_r_r24, cpy_r_guild);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "link_obstacle", 88, CPyStatic_journal___globals);
        goto CPyL44;
    }
    if (likely(PyLong_Check(cpy_r_r25)))
        cpy_r_r26 = CPyTagged_FromObject(cpy_r_r25);
    else {
        CPy_TypeError("int", cpy_r_r25); cpy_r_r26 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "link_obstacle", 88, CPyStatic_journal___globals);
        goto CPyL44;
    }
    cpy_r_r27 = cpy_r_r23 & 1;
    cpy_r_r28 = cpy_r_r27 != 0;
    if (cpy_r_r28) goto CPyL23;
    cpy_r_r29 = cpy_r_r26 & 1;
    cpy_r_r30 = cpy_r_r29 != 0;
    if (!cpy_r_r30) goto CPyL24;
CPyL23: ;
    cpy_r_r31 = CPyTagged_IsLt_(cpy_r_r23, cpy_r_r26);
    cpy_r_r32 = cpy_r_r31;
    goto CPyL25;
CPyL24: ;
    cpy_r_r33 = (Py_ssize_t)cpy_r_r23 < (Py_ssize_t)cpy_r_r26;
    cpy_r_r32 = cpy_r_r33;
CPyL25: ;
    CPyTagged_DECREF(cpy_r_r23);
    CPyTagged_DECREF(cpy_r_r26);
    if (cpy_r_r32) {
        goto CPyL45;
    } else
        goto CPyL46;
CPyL26: ;
    cpy_r_r34 = CPyStatic_wayfarers___reasons___NEED_INFLUENCE_TO_PASS;
    if (unlikely(cpy_r_r34 == NULL)) {
        goto CPyL47;
    } else
        goto CPyL29;
CPyL27: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"NEED_INFLUENCE_TO_PASS\" was not set");
    cpy_r_r35 = 0;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "link_obstacle", 89, CPyStatic_journal___globals);
        goto CPyL40;
    }
    CPy_Unreachable();
CPyL29: ;
    cpy_r_r36 = CPyList_GetItem(cpy_r_r34, cpy_r_guild);
    CPyTagged_DECREF(cpy_r_guild);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "link_obstacle", 89, CPyStatic_journal___globals);
        goto CPyL40;
    }
    if (likely(Py_TYPE(cpy_r_r36) == CPyType_option___Reason))
        cpy_r_r37 = cpy_r_r36;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/journal.py", "link_obstacle", 89, CPyStatic_journal___globals, "serai.kernel.option.Reason", cpy_r_r36);
        goto CPyL40;
    }
    return cpy_r_r37;
CPyL32: ;
    cpy_r_r38 = cpy_r_r20 + 2;
    cpy_r_r20 = cpy_r_r38;
    goto CPyL16;
CPyL33: ;
    cpy_r_r39 = ((serai___games___wayfarers___printed___LinkObject *)cpy_r_link)->_target;
    CPyTagged_INCREF(cpy_r_r39);
    cpy_r_r40 = CPyDef_journal___is_full(cpy_r_t, cpy_r_r39);
    CPyTagged_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "link_obstacle", 90, CPyStatic_journal___globals);
        goto CPyL40;
    }
    if (!cpy_r_r40) goto CPyL39;
    cpy_r_r41 = CPyStatic_wayfarers___reasons___FINAL_SPACE_TAKEN;
    if (likely(cpy_r_r41 != NULL)) goto CPyL38;
    PyErr_SetString(PyExc_NameError, "value for final name \"FINAL_SPACE_TAKEN\" was not set");
    cpy_r_r42 = 0;
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "link_obstacle", 91, CPyStatic_journal___globals);
        goto CPyL40;
    }
    CPy_Unreachable();
CPyL38: ;
    CPy_INCREF(cpy_r_r41);
    return cpy_r_r41;
CPyL39: ;
    cpy_r_r43 = Py_None;
    CPy_INCREF(cpy_r_r43);
    return cpy_r_r43;
CPyL40: ;
    cpy_r_r44 = NULL;
    return cpy_r_r44;
CPyL41: ;
    CPy_DecRef(cpy_r_r17);
    goto CPyL13;
CPyL42: ;
    CPy_DECREF(cpy_r_r17);
    goto CPyL33;
CPyL43: ;
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_guild);
    goto CPyL40;
CPyL44: ;
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_guild);
    CPyTagged_DecRef(cpy_r_r23);
    goto CPyL40;
CPyL45: ;
    CPy_DECREF(cpy_r_r17);
    goto CPyL26;
CPyL46: ;
    CPyTagged_DECREF(cpy_r_guild);
    goto CPyL32;
CPyL47: ;
    CPyTagged_DecRef(cpy_r_guild);
    goto CPyL27;
}
        
        PyObject *CPyPy_journal___link_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "link", "counts", 0};
            static CPyArg_Parser parser = {"OOOO:link_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_link;
            PyObject *obj_counts;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_link, &obj_counts)) {
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
            PyObject *arg_link;
            if (likely(Py_TYPE(obj_link) == CPyType_wayfarers___printed___Link))
                arg_link = obj_link;
            else {
                CPy_TypeError("serai.games.wayfarers.printed.Link", obj_link); 
                goto fail;
            }
            PyObject *arg_counts;
            if (likely(PyList_Check(obj_counts)))
                arg_counts = obj_counts;
            else {
                CPy_TypeError("list", obj_counts); 
                goto fail;
            }
            PyObject *retval = CPyDef_journal___link_obstacle(arg_t, arg_me, arg_link, arg_counts);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "link_obstacle", 80, CPyStatic_journal___globals);
            return NULL;
        }
        
char CPyDef_journal___is_full(PyObject *cpy_r_t, CPyTagged cpy_r_place) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    char cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_seat;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    CPyTagged cpy_r_r15;
    int64_t cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    CPyTagged cpy_r_r22;
    CPyTagged cpy_r_r23;
    CPyTagged cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    int64_t cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "is_full", "Table", "book", 96, CPyStatic_journal___globals);
        goto CPyL23;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_track;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "is_full", "Book", "track", 96, CPyStatic_journal___globals);
        goto CPyL23;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItemBorrow(cpy_r_r1, cpy_r_place);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "is_full", 96, CPyStatic_journal___globals);
        goto CPyL23;
    }
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_wayfarers___printed___Space))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/journal.py", "is_full", 96, CPyStatic_journal___globals, "serai.games.wayfarers.printed.Space", cpy_r_r2);
        goto CPyL23;
    }
    cpy_r_r4 = ((serai___games___wayfarers___printed___SpaceObject *)cpy_r_r3)->_capacity;
    CPyTagged_INCREF(cpy_r_r4);
    cpy_r_r5 = cpy_r_r4 == 0;
    if (cpy_r_r5) {
        goto CPyL24;
    } else
        goto CPyL6;
CPyL5: ;
    return 0;
CPyL6: ;
    cpy_r_r6 = 0;
    cpy_r_r7 = CPyDef_wayfarers___table___Table___seats(cpy_r_t);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "is_full", 99, CPyStatic_journal___globals);
        goto CPyL25;
    }
CPyL7: ;
    cpy_r_r8 = 0;
    CPyTagged_INCREF(cpy_r_r8);
    cpy_r_seat = cpy_r_r8;
    CPyTagged_DECREF(cpy_r_seat);
CPyL8: ;
    cpy_r_r9 = cpy_r_r8 & 1;
    cpy_r_r10 = cpy_r_r9 != 0;
    if (cpy_r_r10) goto CPyL10;
    cpy_r_r11 = cpy_r_r7 & 1;
    cpy_r_r12 = cpy_r_r11 != 0;
    if (!cpy_r_r12) goto CPyL11;
CPyL10: ;
    cpy_r_r13 = CPyTagged_IsLt_(cpy_r_r8, cpy_r_r7);
    if (cpy_r_r13) {
        goto CPyL12;
    } else
        goto CPyL26;
CPyL11: ;
    cpy_r_r14 = (Py_ssize_t)cpy_r_r8 < (Py_ssize_t)cpy_r_r7;
    if (!cpy_r_r14) goto CPyL26;
CPyL12: ;
    CPyTagged_INCREF(cpy_r_r8);
    cpy_r_seat = cpy_r_r8;
    cpy_r_r15 = CPyDef_wayfarers___table___Table___marker_of(cpy_r_t, cpy_r_seat);
    CPyTagged_DECREF(cpy_r_seat);
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "is_full", 99, CPyStatic_journal___globals);
        goto CPyL27;
    }
    cpy_r_r16 = cpy_r_r15 & 1;
    cpy_r_r17 = cpy_r_r16 != 0;
    if (!cpy_r_r17) goto CPyL15;
    cpy_r_r18 = CPyTagged_IsEq_(cpy_r_r15, cpy_r_place);
    cpy_r_r19 = cpy_r_r18;
    goto CPyL16;
CPyL15: ;
    cpy_r_r20 = cpy_r_r15 == cpy_r_place;
    cpy_r_r19 = cpy_r_r20;
CPyL16: ;
    CPyTagged_DECREF(cpy_r_r15);
    cpy_r_r21 = cpy_r_r19 << 1;
    cpy_r_r22 = cpy_r_r21;
    cpy_r_r23 = CPyTagged_Add(cpy_r_r6, cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r22);
    cpy_r_r6 = cpy_r_r23;
    cpy_r_r24 = CPyTagged_Add(cpy_r_r8, 2);
    CPyTagged_DECREF(cpy_r_r8);
    cpy_r_r8 = cpy_r_r24;
    goto CPyL8;
CPyL18: ;
    cpy_r_r25 = cpy_r_r6 & 1;
    cpy_r_r26 = cpy_r_r25 != 0;
    if (cpy_r_r26) goto CPyL20;
    cpy_r_r27 = cpy_r_r4 & 1;
    cpy_r_r28 = cpy_r_r27 != 0;
    if (!cpy_r_r28) goto CPyL21;
CPyL20: ;
    cpy_r_r29 = CPyTagged_IsLt_(cpy_r_r6, cpy_r_r4);
    cpy_r_r30 = cpy_r_r29 ^ 1;
    cpy_r_r31 = cpy_r_r30;
    goto CPyL22;
CPyL21: ;
    cpy_r_r32 = (Py_ssize_t)cpy_r_r6 >= (Py_ssize_t)cpy_r_r4;
    cpy_r_r31 = cpy_r_r32;
CPyL22: ;
    CPyTagged_DECREF(cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r4);
    return cpy_r_r31;
CPyL23: ;
    cpy_r_r33 = 2;
    return cpy_r_r33;
CPyL24: ;
    CPyTagged_DECREF(cpy_r_r4);
    goto CPyL5;
CPyL25: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r6);
    goto CPyL23;
CPyL26: ;
    CPyTagged_DECREF(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r8);
    goto CPyL18;
CPyL27: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r8);
    goto CPyL23;
}
        
        PyObject *CPyPy_journal___is_full(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "place", 0};
            static CPyArg_Parser parser = {"OO:is_full", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_place;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_place)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            char retval = CPyDef_journal___is_full(arg_t, arg_place);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "is_full", 95, CPyStatic_journal___globals);
            return NULL;
        }
        
char CPyDef_journal___has_open_link(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    int64_t cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    CPyPtr cpy_r_r11;
    CPyPtr cpy_r_r12;
    int64_t cpy_r_r13;
    CPyPtr cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    int32_t cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    int64_t cpy_r_r26;
    char cpy_r_r27;
    cpy_r_r0 = CPyDef_wayfarers___scoring___all_counts(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "has_open_link", 103, CPyStatic_journal___globals);
        goto CPyL18;
    }
    cpy_r_r1 = 0;
    cpy_r_r2 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "has_open_link", "Table", "players", 104, CPyStatic_journal___globals);
        goto CPyL19;
    }
CPyL2: ;
    cpy_r_r3 = CPyList_GetItemBorrow(cpy_r_r2, cpy_r_me);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "has_open_link", 104, CPyStatic_journal___globals);
        goto CPyL19;
    }
    if (likely(Py_TYPE(cpy_r_r3) == CPyType_wayfarers___table___Player))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/journal.py", "has_open_link", 104, CPyStatic_journal___globals, "serai.games.wayfarers.table.Player", cpy_r_r3);
        goto CPyL19;
    }
    cpy_r_r5 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r4)->_marker;
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "has_open_link", "Player", "marker", 104, CPyStatic_journal___globals);
        goto CPyL19;
    }
    CPyTagged_INCREF(cpy_r_r5);
CPyL5: ;
    cpy_r_r6 = CPyDef_journal___links_from(cpy_r_t, cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "has_open_link", 104, CPyStatic_journal___globals);
        goto CPyL19;
    }
    cpy_r_r7 = 0;
CPyL7: ;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyVarObject, ob_size));
    cpy_r_r9 = *(int64_t *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r7 < cpy_r_r9;
    if (!cpy_r_r10) goto CPyL20;
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyListObject, ob_item));
    cpy_r_r12 = *(CPyPtr *)cpy_r_r11;
    cpy_r_r13 = cpy_r_r7 * 8;
    cpy_r_r14 = cpy_r_r12 + cpy_r_r13;
    cpy_r_r15 = *(PyObject * *)cpy_r_r14;
    CPy_INCREF(cpy_r_r15);
    if (likely(Py_TYPE(cpy_r_r15) == CPyType_wayfarers___printed___Link))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/journal.py", "has_open_link", 104, CPyStatic_journal___globals, "serai.games.wayfarers.printed.Link", cpy_r_r15);
        goto CPyL21;
    }
    cpy_r_r17 = CPyDef_journal___link_obstacle(cpy_r_t, cpy_r_me, cpy_r_r16, cpy_r_r0);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "has_open_link", 104, CPyStatic_journal___globals);
        goto CPyL21;
    }
    cpy_r_r18 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r19 = cpy_r_r17 == cpy_r_r18;
    if (!cpy_r_r19) goto CPyL12;
    cpy_r_r20 = 1;
    goto CPyL14;
CPyL12: ;
    cpy_r_r21 = cpy_r_r17;
    cpy_r_r22 = PyObject_IsTrue(cpy_r_r21);
    cpy_r_r23 = cpy_r_r22 >= 0;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "has_open_link", 104, CPyStatic_journal___globals);
        goto CPyL22;
    }
    cpy_r_r24 = cpy_r_r22;
    cpy_r_r25 = cpy_r_r24 ^ 1;
    cpy_r_r20 = cpy_r_r25;
CPyL14: ;
    CPy_DECREF(cpy_r_r17);
    if (cpy_r_r20) {
        goto CPyL23;
    } else
        goto CPyL16;
CPyL15: ;
    cpy_r_r1 = 1;
    goto CPyL17;
CPyL16: ;
    cpy_r_r26 = cpy_r_r7 + 1;
    cpy_r_r7 = cpy_r_r26;
    goto CPyL7;
CPyL17: ;
    return cpy_r_r1;
CPyL18: ;
    cpy_r_r27 = 2;
    return cpy_r_r27;
CPyL19: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL18;
CPyL20: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r6);
    goto CPyL17;
CPyL21: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    goto CPyL18;
CPyL22: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r17);
    goto CPyL18;
CPyL23: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r6);
    goto CPyL15;
}
        
        PyObject *CPyPy_journal___has_open_link(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:has_open_link", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
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
            char retval = CPyDef_journal___has_open_link(arg_t, arg_me);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "has_open_link", 102, CPyStatic_journal___globals);
            return NULL;
        }
        
PyObject *CPyDef_journal___reward(PyObject *cpy_r_t, CPyTagged cpy_r_place) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    tuple_T2OO cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "reward", "Table", "book", 108, CPyStatic_journal___globals);
        goto CPyL15;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_track;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "reward", "Book", "track", 108, CPyStatic_journal___globals);
        goto CPyL15;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_place);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "reward", 108, CPyStatic_journal___globals);
        goto CPyL15;
    }
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_wayfarers___printed___Space))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/journal.py", "reward", 108, CPyStatic_journal___globals, "serai.games.wayfarers.printed.Space", cpy_r_r2);
        goto CPyL15;
    }
    cpy_r_r4 = ((serai___games___wayfarers___printed___SpaceObject *)cpy_r_r3)->_takes_tile;
    if (cpy_r_r4) {
        goto CPyL16;
    } else
        goto CPyL13;
CPyL5: ;
    cpy_r_r5 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "reward", "Table", "book", 109, CPyStatic_journal___globals);
        goto CPyL15;
    }
CPyL6: ;
    cpy_r_r6 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r5)->_journal_tiles;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "reward", "Book", "journal_tiles", 109, CPyStatic_journal___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_r6);
CPyL7: ;
    cpy_r_r7 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_journal_tiles;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "reward", "Table", "journal_tiles", 109, CPyStatic_journal___globals);
        goto CPyL17;
    }
CPyL8: ;
    cpy_r_r8 = CPyList_GetItemBorrow(cpy_r_r7, cpy_r_place);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "reward", 109, CPyStatic_journal___globals);
        goto CPyL17;
    }
    if (likely(PyLong_Check(cpy_r_r8)))
        cpy_r_r9 = CPyTagged_FromObject(cpy_r_r8);
    else {
        CPy_TypeError("int", cpy_r_r8); cpy_r_r9 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "reward", 109, CPyStatic_journal___globals);
        goto CPyL17;
    }
    cpy_r_r10 = CPyList_GetItem(cpy_r_r6, cpy_r_r9);
    CPy_DECREF(cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "reward", 109, CPyStatic_journal___globals);
        goto CPyL15;
    }
    PyObject *__tmp7217;
    if (unlikely(!(PyTuple_Check(cpy_r_r10) && PyTuple_GET_SIZE(cpy_r_r10) == 2))) {
        __tmp7217 = NULL;
        goto __LL7218;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r10, 0))))
        __tmp7217 = PyTuple_GET_ITEM(cpy_r_r10, 0);
    else {
        __tmp7217 = NULL;
    }
    if (__tmp7217 == NULL) goto __LL7218;
    if (likely(PyObject_TypeCheck(PyTuple_GET_ITEM(cpy_r_r10, 1), CPyType_kernel___effects___Effect)))
        __tmp7217 = PyTuple_GET_ITEM(cpy_r_r10, 1);
    else {
        __tmp7217 = NULL;
    }
    if (__tmp7217 == NULL) goto __LL7218;
    __tmp7217 = cpy_r_r10;
__LL7218: ;
    if (unlikely(__tmp7217 == NULL)) {
        CPy_TypeError("tuple[str, serai.kernel.effects.Effect]", cpy_r_r10); cpy_r_r11 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp7219 = PyTuple_GET_ITEM(cpy_r_r10, 0);
        CPy_INCREF(__tmp7219);
        PyObject *__tmp7220;
        if (likely(PyUnicode_Check(__tmp7219)))
            __tmp7220 = __tmp7219;
        else {
            CPy_TypeError("str", __tmp7219); 
            __tmp7220 = NULL;
        }
        cpy_r_r11.f0 = __tmp7220;
        PyObject *__tmp7221 = PyTuple_GET_ITEM(cpy_r_r10, 1);
        CPy_INCREF(__tmp7221);
        PyObject *__tmp7222;
        if (likely(PyObject_TypeCheck(__tmp7221, CPyType_kernel___effects___Effect)))
            __tmp7222 = __tmp7221;
        else {
            CPy_TypeError("serai.kernel.effects.Effect", __tmp7221); 
            __tmp7222 = NULL;
        }
        cpy_r_r11.f1 = __tmp7222;
    }
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "reward", 109, CPyStatic_journal___globals);
        goto CPyL15;
    }
    cpy_r_r12 = cpy_r_r11.f1;
    CPy_INCREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r11.f0);
    CPy_DECREF(cpy_r_r11.f1);
    cpy_r_r13 = cpy_r_r12;
    goto CPyL14;
CPyL13: ;
    cpy_r_r14 = ((serai___games___wayfarers___printed___SpaceObject *)cpy_r_r3)->_reward;
    CPy_INCREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r3);
    cpy_r_r13 = cpy_r_r14;
CPyL14: ;
    return cpy_r_r13;
CPyL15: ;
    cpy_r_r15 = NULL;
    return cpy_r_r15;
CPyL16: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL5;
CPyL17: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL15;
}
        
        PyObject *CPyPy_journal___reward(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "place", 0};
            static CPyArg_Parser parser = {"OO:reward", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_place;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_place)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            PyObject *retval = CPyDef_journal___reward(arg_t, arg_place);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "reward", 107, CPyStatic_journal___globals);
            return NULL;
        }
        
char CPyDef_journal___take_track_worker(PyObject *cpy_r_t, CPyTagged cpy_r_seat, CPyTagged cpy_r_place) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "take_track_worker", "Table", "book", 114, CPyStatic_journal___globals);
        goto CPyL18;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_track;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "take_track_worker", "Book", "track", 114, CPyStatic_journal___globals);
        goto CPyL18;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItemBorrow(cpy_r_r1, cpy_r_place);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "take_track_worker", 114, CPyStatic_journal___globals);
        goto CPyL18;
    }
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_wayfarers___printed___Space))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/journal.py", "take_track_worker", 114, CPyStatic_journal___globals, "serai.games.wayfarers.printed.Space", cpy_r_r2);
        goto CPyL18;
    }
    cpy_r_r4 = ((serai___games___wayfarers___printed___SpaceObject *)cpy_r_r3)->_mark;
    CPyTagged_INCREF(cpy_r_r4);
    cpy_r_r5 = cpy_r_r4 & 1;
    cpy_r_r6 = cpy_r_r5 != 0;
    if (cpy_r_r6) goto CPyL6;
    cpy_r_r7 = 0 & 1;
    cpy_r_r8 = cpy_r_r7 != 0;
    if (!cpy_r_r8) goto CPyL7;
CPyL6: ;
    cpy_r_r9 = CPyTagged_IsLt_(cpy_r_r4, 0);
    if (cpy_r_r9) {
        goto CPyL19;
    } else
        goto CPyL8;
CPyL7: ;
    cpy_r_r10 = (Py_ssize_t)cpy_r_r4 < (Py_ssize_t)0;
    if (cpy_r_r10) goto CPyL19;
CPyL8: ;
    cpy_r_r11 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_track_workers;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "take_track_worker", "Table", "track_workers", 115, CPyStatic_journal___globals);
        goto CPyL20;
    }
CPyL9: ;
    cpy_r_r12 = CPyList_GetItem(cpy_r_r11, cpy_r_r4);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "take_track_worker", 115, CPyStatic_journal___globals);
        goto CPyL20;
    }
    if (likely(PyLong_Check(cpy_r_r12)))
        cpy_r_r13 = CPyTagged_FromObject(cpy_r_r12);
    else {
        CPy_TypeError("int", cpy_r_r12); cpy_r_r13 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "take_track_worker", 115, CPyStatic_journal___globals);
        goto CPyL20;
    }
    cpy_r_r14 = cpy_r_r13 != 0;
    CPyTagged_DECREF(cpy_r_r13);
    if (cpy_r_r14) {
        goto CPyL13;
    } else
        goto CPyL19;
CPyL12: ;
    return 0;
CPyL13: ;
    cpy_r_r15 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_track_workers;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "take_track_worker", "Table", "track_workers", 117, CPyStatic_journal___globals);
        goto CPyL20;
    }
    CPy_INCREF(cpy_r_r15);
CPyL14: ;
    cpy_r_r16 = CPyStatics[4896]; /* 0 */
    CPy_INCREF(cpy_r_r16);
    cpy_r_r17 = CPyList_SetItem(cpy_r_r15, cpy_r_r4, cpy_r_r16);
    CPy_DECREF(cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r4);
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "take_track_worker", 117, CPyStatic_journal___globals);
        goto CPyL18;
    }
    cpy_r_r18 = CPyStatics[4042]; /* 'event-track-worker' */
    cpy_r_r19 = CPyStatics[4043]; /* 'WF-JRN-08' */
    cpy_r_r20 = PyDict_New();
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "take_track_worker", 118, CPyStatic_journal___globals);
        goto CPyL18;
    }
    cpy_r_r21 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r18, cpy_r_seat, cpy_r_r19, cpy_r_r20);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "take_track_worker", 118, CPyStatic_journal___globals);
        goto CPyL18;
    }
    return 1;
CPyL18: ;
    cpy_r_r22 = 2;
    return cpy_r_r22;
CPyL19: ;
    CPyTagged_DECREF(cpy_r_r4);
    goto CPyL12;
CPyL20: ;
    CPyTagged_DecRef(cpy_r_r4);
    goto CPyL18;
}
        
        PyObject *CPyPy_journal___take_track_worker(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "place", 0};
            static CPyArg_Parser parser = {"OOO:take_track_worker", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_place;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_place)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            char retval = CPyDef_journal___take_track_worker(arg_t, arg_seat, arg_place);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "take_track_worker", 112, CPyStatic_journal___globals);
            return NULL;
        }
        
char CPyDef_journal___trigger_end(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    CPyTagged cpy_r_r0;
    int64_t cpy_r_r1;
    char cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_turns_left;
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "trigger_end", "Table", "turns_left", 124, CPyStatic_journal___globals);
        goto CPyL10;
    }
CPyL1: ;
    cpy_r_r1 = cpy_r_r0 & 1;
    cpy_r_r2 = cpy_r_r1 != 0;
    if (cpy_r_r2) goto CPyL3;
    cpy_r_r3 = 0 & 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (!cpy_r_r4) goto CPyL4;
CPyL3: ;
    cpy_r_r5 = CPyTagged_IsLt_(cpy_r_r0, 0);
    if (cpy_r_r5) {
        goto CPyL5;
    } else
        goto CPyL9;
CPyL4: ;
    cpy_r_r6 = (Py_ssize_t)cpy_r_r0 < (Py_ssize_t)0;
    if (!cpy_r_r6) goto CPyL9;
CPyL5: ;
    cpy_r_r7 = CPyDef_wayfarers___table___Table___seats(cpy_r_t);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "trigger_end", 125, CPyStatic_journal___globals);
        goto CPyL10;
    }
CPyL6: ;
    cpy_r_r8 = CPyTagged_Add(cpy_r_r7, 2);
    CPyTagged_DECREF(cpy_r_r7);
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_turns_left != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_turns_left);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_turns_left = cpy_r_r8;
    cpy_r_r9 = 1;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "trigger_end", 125, CPyStatic_journal___globals);
        goto CPyL10;
    }
    cpy_r_r10 = CPyStatics[2705]; /* 'event-end-triggered' */
    cpy_r_r11 = CPyStatics[4044]; /* 'WF-END-01' */
    cpy_r_r12 = PyDict_New();
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "trigger_end", 126, CPyStatic_journal___globals);
        goto CPyL10;
    }
    cpy_r_r13 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r10, cpy_r_seat, cpy_r_r11, cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "trigger_end", 126, CPyStatic_journal___globals);
        goto CPyL10;
    }
CPyL9: ;
    return 1;
CPyL10: ;
    cpy_r_r14 = 2;
    return cpy_r_r14;
}
        
        PyObject *CPyPy_journal___trigger_end(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:trigger_end", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            char retval = CPyDef_journal___trigger_end(arg_t, arg_seat);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "trigger_end", 122, CPyStatic_journal___globals);
            return NULL;
        }
        
PyObject *CPyDef_journal___science_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    char cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    int64_t cpy_r_r21;
    char cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_journaled;
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "science_obstacle", "Table", "journaled", 131, CPyStatic_journal___globals);
        goto CPyL52;
    }
CPyL1: ;
    if (cpy_r_r0) goto CPyL6;
CPyL2: ;
    cpy_r_r1 = CPyStatic_wayfarers___reasons___SCIENCE_FIRST;
    if (likely(cpy_r_r1 != NULL)) goto CPyL5;
    PyErr_SetString(PyExc_NameError, "value for final name \"SCIENCE_FIRST\" was not set");
    cpy_r_r2 = 0;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "science_obstacle", 132, CPyStatic_journal___globals);
        goto CPyL52;
    }
    CPy_Unreachable();
CPyL5: ;
    CPy_INCREF(cpy_r_r1);
    return cpy_r_r1;
CPyL6: ;
    cpy_r_r3 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_used_guilds;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "science_obstacle", "Table", "used_guilds", 133, CPyStatic_journal___globals);
        goto CPyL52;
    }
    CPyTagged_INCREF(cpy_r_r3);
CPyL7: ;
    cpy_r_r4 = CPyTagged_Rshift(cpy_r_r3, 0);
    CPyTagged_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "science_obstacle", 133, CPyStatic_journal___globals);
        goto CPyL52;
    }
    cpy_r_r5 = CPyTagged_And(cpy_r_r4, 2);
    CPyTagged_DECREF(cpy_r_r4);
    cpy_r_r6 = cpy_r_r5 != 0;
    CPyTagged_DECREF(cpy_r_r5);
    if (!cpy_r_r6) goto CPyL13;
    cpy_r_r7 = CPyStatic_wayfarers___reasons___SCIENCE_USED;
    if (likely(cpy_r_r7 != NULL)) goto CPyL12;
    PyErr_SetString(PyExc_NameError, "value for final name \"SCIENCE_USED\" was not set");
    cpy_r_r8 = 0;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "science_obstacle", 134, CPyStatic_journal___globals);
        goto CPyL52;
    }
    CPy_Unreachable();
CPyL12: ;
    CPy_INCREF(cpy_r_r7);
    return cpy_r_r7;
CPyL13: ;
    cpy_r_r9 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "science_obstacle", "Table", "players", 135, CPyStatic_journal___globals);
        goto CPyL52;
    }
CPyL14: ;
    cpy_r_r10 = CPyList_GetItem(cpy_r_r9, cpy_r_me);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "science_obstacle", 135, CPyStatic_journal___globals);
        goto CPyL52;
    }
    if (likely(Py_TYPE(cpy_r_r10) == CPyType_wayfarers___table___Player))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/journal.py", "science_obstacle", 135, CPyStatic_journal___globals, "serai.games.wayfarers.table.Player", cpy_r_r10);
        goto CPyL52;
    }
    cpy_r_r12 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "science_obstacle", "Table", "book", 136, CPyStatic_journal___globals);
        goto CPyL53;
    }
CPyL17: ;
    cpy_r_r13 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r12)->_ability_cost;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "science_obstacle", "Book", "ability_cost", 136, CPyStatic_journal___globals);
        goto CPyL53;
    }
CPyL18: ;
    cpy_r_r14 = CPyList_GetItemShort(cpy_r_r13, 0);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "science_obstacle", 136, CPyStatic_journal___globals);
        goto CPyL53;
    }
    if (likely(PyTuple_Check(cpy_r_r14)))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/journal.py", "science_obstacle", 136, CPyStatic_journal___globals, "tuple", cpy_r_r14);
        goto CPyL53;
    }
    cpy_r_r16 = CPySequenceTuple_GetItem(cpy_r_r15, 0);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "science_obstacle", 136, CPyStatic_journal___globals);
        goto CPyL53;
    }
    if (likely(PyLong_Check(cpy_r_r16)))
        cpy_r_r17 = CPyTagged_FromObject(cpy_r_r16);
    else {
        CPy_TypeError("int", cpy_r_r16); cpy_r_r17 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "science_obstacle", 136, CPyStatic_journal___globals);
        goto CPyL53;
    }
    cpy_r_r18 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r11)->_guilds;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "science_obstacle", "Player", "guilds", 137, CPyStatic_journal___globals);
        goto CPyL54;
    }
CPyL23: ;
    cpy_r_r19 = CPyList_GetItemShortBorrow(cpy_r_r18, 0);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "science_obstacle", 137, CPyStatic_journal___globals);
        goto CPyL54;
    }
    if (likely(PyLong_Check(cpy_r_r19)))
        cpy_r_r20 = CPyTagged_FromObject(cpy_r_r19);
    else {
        CPy_TypeError("int", cpy_r_r19); cpy_r_r20 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "science_obstacle", 137, CPyStatic_journal___globals);
        goto CPyL54;
    }
    cpy_r_r21 = cpy_r_r20 & 1;
    cpy_r_r22 = cpy_r_r21 != 0;
    if (cpy_r_r22) goto CPyL27;
    cpy_r_r23 = cpy_r_r17 & 1;
    cpy_r_r24 = cpy_r_r23 != 0;
    if (!cpy_r_r24) goto CPyL28;
CPyL27: ;
    cpy_r_r25 = CPyTagged_IsLt_(cpy_r_r20, cpy_r_r17);
    cpy_r_r26 = cpy_r_r25;
    goto CPyL29;
CPyL28: ;
    cpy_r_r27 = (Py_ssize_t)cpy_r_r20 < (Py_ssize_t)cpy_r_r17;
    cpy_r_r26 = cpy_r_r27;
CPyL29: ;
    CPyTagged_DECREF(cpy_r_r20);
    if (cpy_r_r26) {
        goto CPyL55;
    } else
        goto CPyL36;
CPyL30: ;
    cpy_r_r28 = CPyStatic_wayfarers___reasons___NEED_INFLUENCE;
    if (likely(cpy_r_r28 != NULL)) goto CPyL33;
    PyErr_SetString(PyExc_NameError, "value for final name \"NEED_INFLUENCE\" was not set");
    cpy_r_r29 = 0;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "science_obstacle", 138, CPyStatic_journal___globals);
        goto CPyL52;
    }
    CPy_Unreachable();
CPyL33: ;
    cpy_r_r30 = CPyList_GetItemShort(cpy_r_r28, 0);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "science_obstacle", 138, CPyStatic_journal___globals);
        goto CPyL52;
    }
    if (likely(Py_TYPE(cpy_r_r30) == CPyType_option___Reason))
        cpy_r_r31 = cpy_r_r30;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/journal.py", "science_obstacle", 138, CPyStatic_journal___globals, "serai.kernel.option.Reason", cpy_r_r30);
        goto CPyL52;
    }
    return cpy_r_r31;
CPyL36: ;
    cpy_r_r32 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r11)->_guilds;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "science_obstacle", "Player", "guilds", 139, CPyStatic_journal___globals);
        goto CPyL54;
    }
    CPy_INCREF(cpy_r_r32);
CPyL37: ;
    cpy_r_r33 = CPyList_GetItemShort(cpy_r_r32, 0);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "science_obstacle", 139, CPyStatic_journal___globals);
        goto CPyL56;
    }
    CPyTagged_INCREF(cpy_r_r17);
    cpy_r_r34 = CPyTagged_StealAsObject(cpy_r_r17);
    cpy_r_r35 = PyNumber_InPlaceSubtract(cpy_r_r33, cpy_r_r34);
    CPy_DECREF(cpy_r_r33);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "science_obstacle", 139, CPyStatic_journal___globals);
        goto CPyL56;
    }
    cpy_r_r36 = CPyList_SetItem(cpy_r_r32, 0, cpy_r_r35);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(!cpy_r_r36)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "science_obstacle", 139, CPyStatic_journal___globals);
        goto CPyL54;
    }
    cpy_r_r37 = CPyDef_journal___has_open_link(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r37 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "science_obstacle", 140, CPyStatic_journal___globals);
        goto CPyL54;
    }
    cpy_r_r38 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r11)->_guilds;
    if (unlikely(cpy_r_r38 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'guilds' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r38);
    }
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "science_obstacle", 141, CPyStatic_journal___globals);
        goto CPyL57;
    }
CPyL42: ;
    cpy_r_r39 = CPyList_GetItemShort(cpy_r_r38, 0);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "science_obstacle", 141, CPyStatic_journal___globals);
        goto CPyL58;
    }
    cpy_r_r40 = CPyTagged_StealAsObject(cpy_r_r17);
    cpy_r_r41 = PyNumber_InPlaceAdd(cpy_r_r39, cpy_r_r40);
    CPy_DECREF(cpy_r_r39);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "science_obstacle", 141, CPyStatic_journal___globals);
        goto CPyL59;
    }
    cpy_r_r42 = CPyList_SetItem(cpy_r_r38, 0, cpy_r_r41);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "science_obstacle", 141, CPyStatic_journal___globals);
        goto CPyL52;
    }
    if (!cpy_r_r37) goto CPyL47;
    cpy_r_r43 = Py_None;
    CPy_INCREF(cpy_r_r43);
    cpy_r_r44 = cpy_r_r43;
    goto CPyL51;
CPyL47: ;
    cpy_r_r45 = CPyStatic_wayfarers___reasons___SCIENCE_LINK;
    if (likely(cpy_r_r45 != NULL)) goto CPyL50;
    PyErr_SetString(PyExc_NameError, "value for final name \"SCIENCE_LINK\" was not set");
    cpy_r_r46 = 0;
    if (unlikely(!cpy_r_r46)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "science_obstacle", 142, CPyStatic_journal___globals);
        goto CPyL52;
    }
    CPy_Unreachable();
CPyL50: ;
    CPy_INCREF(cpy_r_r45);
    cpy_r_r44 = cpy_r_r45;
CPyL51: ;
    return cpy_r_r44;
CPyL52: ;
    cpy_r_r47 = NULL;
    return cpy_r_r47;
CPyL53: ;
    CPy_DecRef(cpy_r_r11);
    goto CPyL52;
CPyL54: ;
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r17);
    goto CPyL52;
CPyL55: ;
    CPy_DECREF(cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r17);
    goto CPyL30;
CPyL56: ;
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r32);
    goto CPyL52;
CPyL57: ;
    CPyTagged_DecRef(cpy_r_r17);
    goto CPyL52;
CPyL58: ;
    CPyTagged_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r38);
    goto CPyL52;
CPyL59: ;
    CPy_DecRef(cpy_r_r38);
    goto CPyL52;
}
        
        PyObject *CPyPy_journal___science_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:science_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
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
            PyObject *retval = CPyDef_journal___science_obstacle(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "science_obstacle", 129, CPyStatic_journal___globals);
            return NULL;
        }
        
PyObject *CPyDef_journal___science_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    int32_t cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    PyObject *cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject **cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    tuple_T3OOO cpy_r_r40;
    PyObject **cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject **cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    char cpy_r_r52;
    int32_t cpy_r_r53;
    char cpy_r_r54;
    int32_t cpy_r_r55;
    PyObject *cpy_r_r56;
    char cpy_r_r57;
    char cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___wayfarers___effects___journal___science_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___wayfarers___effects___journal___science_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL46;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "science", 145, CPyStatic_journal___globals);
        goto CPyL45;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___wayfarers___effects___journal___science_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "science", "science_gen", "t", 147, CPyStatic_journal___globals);
        goto CPyL45;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r7)->_used_guilds;
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "science", "Table", "used_guilds", 147, CPyStatic_journal___globals);
        goto CPyL45;
    }
    CPyTagged_INCREF(cpy_r_r8);
CPyL6: ;
    cpy_r_r9 = CPyTagged_Or(cpy_r_r8, 2);
    CPyTagged_DECREF(cpy_r_r8);
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r7)->_used_guilds != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r7)->_used_guilds);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r7)->_used_guilds = cpy_r_r9;
    cpy_r_r10 = 1;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "science", 147, CPyStatic_journal___globals);
        goto CPyL45;
    }
    cpy_r_r11 = ((serai___games___wayfarers___effects___journal___science_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "science", "science_gen", "t", 148, CPyStatic_journal___globals);
        goto CPyL45;
    }
CPyL8: ;
    cpy_r_r12 = ((serai___games___wayfarers___effects___journal___science_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "science", "science_gen", "me", 148, CPyStatic_journal___globals);
        goto CPyL45;
    }
CPyL9: ;
    cpy_r_r13 = ((serai___games___wayfarers___effects___journal___science_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "science", "science_gen", "t", 148, CPyStatic_journal___globals);
        goto CPyL45;
    }
CPyL10: ;
    cpy_r_r14 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r13)->_book;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "science", "Table", "book", 148, CPyStatic_journal___globals);
        goto CPyL45;
    }
CPyL11: ;
    cpy_r_r15 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r14)->_ability_cost;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "science", "Book", "ability_cost", 148, CPyStatic_journal___globals);
        goto CPyL45;
    }
CPyL12: ;
    cpy_r_r16 = CPyList_GetItemShort(cpy_r_r15, 0);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "science", 148, CPyStatic_journal___globals);
        goto CPyL45;
    }
    if (likely(PyTuple_Check(cpy_r_r16)))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/effects/journal.py", "science", 148, CPyStatic_journal___globals, "tuple", cpy_r_r16);
        goto CPyL45;
    }
    cpy_r_r18 = CPySequenceTuple_GetItem(cpy_r_r17, 0);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "science", 148, CPyStatic_journal___globals);
        goto CPyL45;
    }
    if (likely(PyLong_Check(cpy_r_r18)))
        cpy_r_r19 = CPyTagged_FromObject(cpy_r_r18);
    else {
        CPy_TypeError("int", cpy_r_r18); cpy_r_r19 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "science", 148, CPyStatic_journal___globals);
        goto CPyL45;
    }
    cpy_r_r20 = CPyStatics[4045]; /* 'WF-GLD-02' */
    cpy_r_r21 = CPyDef_wayfarers___effects___influence___spend_from_guild(cpy_r_r11, cpy_r_r12, 0, cpy_r_r19, cpy_r_r20);
    CPyTagged_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r21 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "science", 148, CPyStatic_journal___globals);
        goto CPyL45;
    }
    cpy_r_r22 = ((serai___games___wayfarers___effects___journal___science_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "science", "science_gen", "t", 149, CPyStatic_journal___globals);
        goto CPyL45;
    }
CPyL18: ;
    cpy_r_r23 = ((serai___games___wayfarers___effects___journal___science_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/effects/journal.py", "science", "science_gen", "me", 149, CPyStatic_journal___globals);
        goto CPyL45;
    }
CPyL19: ;
    cpy_r_r24 = CPyDef_journal___journal(cpy_r_r22, cpy_r_r23, 0);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "science", 149, CPyStatic_journal___globals);
        goto CPyL45;
    }
    if (((serai___games___wayfarers___effects___journal___science_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___journal___science_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___journal___science_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___journal___science_gen_0);
    }
    ((serai___games___wayfarers___effects___journal___science_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___journal___science_gen_0 = cpy_r_r24;
    cpy_r_r25 = 1;
    if (!cpy_r_r25) goto CPyL45;
    cpy_r_r26 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r27 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r28 = NULL;
    cpy_r_r1 = cpy_r_r28;
    cpy_r_r29 = (PyObject **)&cpy_r_r1;
    cpy_r_r30 = ((serai___games___wayfarers___effects___journal___science_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___journal___science_gen_0;
    cpy_r_r31 = CPyDef_journal___journal_gen_____mypyc_generator_helper__(cpy_r_r30, cpy_r_r27, cpy_r_r27, cpy_r_r27, cpy_r_r26, cpy_r_r29);
    if (cpy_r_r31 != NULL) goto CPyL51;
    cpy_r_r32 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "science", 149, CPyStatic_journal___globals);
        goto CPyL52;
    }
    cpy_r_r33 = cpy_r_r1;
    CPy_DECREF(cpy_r_r33);
    cpy_r_r34 = NULL;
    if (((serai___games___wayfarers___effects___journal___science_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___journal___science_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___journal___science_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___journal___science_gen_0);
    }
    ((serai___games___wayfarers___effects___journal___science_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___journal___science_gen_0 = cpy_r_r34;
    cpy_r_r35 = 1;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "science", 149, CPyStatic_journal___globals);
        goto CPyL45;
    } else
        goto CPyL40;
CPyL24: ;
    cpy_r_r36 = cpy_r_r31;
CPyL25: ;
    ((serai___games___wayfarers___effects___journal___science_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___wayfarers___effects___journal___science_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r36;
CPyL26: ;
    cpy_r_r38 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r39 = cpy_r_type != cpy_r_r38;
    if (!cpy_r_r39) goto CPyL53;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "science", 149, CPyStatic_journal___globals);
        goto CPyL30;
    } else
        goto CPyL54;
CPyL28: ;
    CPy_Unreachable();
CPyL29: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL36;
CPyL30: ;
    cpy_r_r40 = CPy_CatchError();
    cpy_r_r41 = (PyObject **)&cpy_r_r3;
    cpy_r_r42 = ((serai___games___wayfarers___effects___journal___science_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___journal___science_gen_0;
    cpy_r_r43 = CPy_YieldFromErrorHandle(cpy_r_r42, cpy_r_r41);
    if (unlikely(cpy_r_r43 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "science", 149, CPyStatic_journal___globals);
        goto CPyL55;
    }
    if (cpy_r_r43) goto CPyL33;
    cpy_r_r36 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r40);
    CPy_DecRef(cpy_r_r40.f0);
    CPy_DecRef(cpy_r_r40.f1);
    CPy_DecRef(cpy_r_r40.f2);
    goto CPyL25;
CPyL33: ;
    cpy_r_r33 = cpy_r_r3;
    CPy_DecRef(cpy_r_r33);
    CPy_RestoreExcInfo(cpy_r_r40);
    CPy_DecRef(cpy_r_r40.f0);
    CPy_DecRef(cpy_r_r40.f1);
    CPy_DecRef(cpy_r_r40.f2);
    goto CPyL40;
CPyL34: ;
    CPy_RestoreExcInfo(cpy_r_r40);
    CPy_DecRef(cpy_r_r40.f0);
    CPy_DecRef(cpy_r_r40.f1);
    CPy_DecRef(cpy_r_r40.f2);
    cpy_r_r44 = CPy_KeepPropagating();
    if (!cpy_r_r44) goto CPyL45;
    CPy_Unreachable();
CPyL36: ;
    cpy_r_r45 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r46 = NULL;
    cpy_r_r1 = cpy_r_r46;
    cpy_r_r47 = (PyObject **)&cpy_r_r1;
    cpy_r_r48 = ((serai___games___wayfarers___effects___journal___science_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___effects___journal___science_gen_0;
    cpy_r_r49 = CPyDef_journal___journal_gen_____mypyc_generator_helper__(cpy_r_r48, cpy_r_r45, cpy_r_r45, cpy_r_r45, cpy_r_arg, cpy_r_r47);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r49 == NULL) {
        goto CPyL38;
    } else
        goto CPyL56;
CPyL37: ;
    cpy_r_r36 = cpy_r_r49;
    goto CPyL25;
CPyL38: ;
    cpy_r_r50 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "science", 149, CPyStatic_journal___globals);
        goto CPyL52;
    }
    cpy_r_r33 = cpy_r_r1;
    CPy_DECREF(cpy_r_r33);
CPyL40: ;
    cpy_r_r51 = Py_None;
    CPy_INCREF(cpy_r_r51);
    ((serai___games___wayfarers___effects___journal___science_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r53 = CPyDef_journal___science_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL44;
    CPyGen_SetStopIterationValue(cpy_r_r51);
    CPy_DECREF(cpy_r_r51);
    if (!0) goto CPyL50;
    CPy_Unreachable();
CPyL44: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r51;
    CPyGen_Exit(&((serai___games___wayfarers___effects___journal___science_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL45: ;
    ((serai___games___wayfarers___effects___journal___science_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r55 = CPyDef_journal___science_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r56 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___effects___journal___science_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r56;
CPyL46: ;
    cpy_r_r57 = cpy_r_r4 == 0;
    if (cpy_r_r57) goto CPyL57;
    cpy_r_r58 = cpy_r_r4 == 1;
    if (cpy_r_r58) {
        goto CPyL26;
    } else
        goto CPyL58;
CPyL48: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r59 = 0;
    if (unlikely(!cpy_r_r59)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "science", 145, CPyStatic_journal___globals);
        goto CPyL50;
    }
    CPy_Unreachable();
CPyL50: ;
    cpy_r_r60 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___effects___journal___science_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r60;
CPyL51: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL24;
CPyL52: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL45;
CPyL53: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL29;
CPyL54: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL28;
CPyL55: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL34;
CPyL56: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL37;
CPyL57: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL58: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL48;
}
        
PyObject *CPyDef_journal___science_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_journal___science_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_journal___science_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_journal___science_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.journal.science_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_journal___science_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "__next__", -1, CPyStatic_journal___globals);
            return NULL;
        }
        
PyObject *CPyDef_journal___science_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_journal___science_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_journal___science_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_journal___science_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.journal.science_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_journal___science_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "send", -1, CPyStatic_journal___globals);
            return NULL;
        }
        
PyObject *CPyDef_journal___science_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_journal___science_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_journal___science_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.journal.science_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_journal___science_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "__iter__", -1, CPyStatic_journal___globals);
            return NULL;
        }
        
PyObject *CPyDef_journal___science_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_journal___science_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_journal___science_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_journal___science_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.journal.science_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_journal___science_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "throw", -1, CPyStatic_journal___globals);
            return NULL;
        }
        
PyObject *CPyDef_journal___science_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_journal___science_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp7223 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp7223);
    PyObject *__tmp7224 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp7224);
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
        
        PyObject *CPyPy_journal___science_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_journal___science_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.effects.journal.science_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_journal___science_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "close", -1, CPyStatic_journal___globals);
            return NULL;
        }
        
PyObject *CPyDef_journal___science(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_journal___science_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "science", 145, CPyStatic_journal___globals);
        goto CPyL4;
    }
    ((serai___games___wayfarers___effects___journal___science_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___effects___journal___science_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___effects___journal___science_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___wayfarers___effects___journal___science_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "science", 145, CPyStatic_journal___globals);
        goto CPyL5;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___wayfarers___effects___journal___science_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___effects___journal___science_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___wayfarers___effects___journal___science_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "science", 145, CPyStatic_journal___globals);
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
        
        PyObject *CPyPy_journal___science(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:science", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
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
            PyObject *retval = CPyDef_journal___science(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "science", 145, CPyStatic_journal___globals);
            return NULL;
        }
        
PyObject *CPyDef_journal____note(PyObject *cpy_r_t, PyObject *cpy_r_link) {
    CPyTagged cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    tuple_T3OOO cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject **cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    tuple_T2OI cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    tuple_T2OI cpy_r_r23;
    PyObject *cpy_r_r24;
    int32_t cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyPtr cpy_r_r29;
    int64_t cpy_r_r30;
    CPyTagged cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    cpy_r_r0 = ((serai___games___wayfarers___printed___LinkObject *)cpy_r_link)->_target;
    CPyTagged_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyDef_journal___reward(cpy_r_t, cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "_note", 154, CPyStatic_journal___globals);
        goto CPyL22;
    }
    cpy_r_r2 = PyList_New(0);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "_note", 155, CPyStatic_journal___globals);
        goto CPyL23;
    }
    cpy_r_r3 = CPyStatic_wayfarers___names___GUILDS;
    if (unlikely(cpy_r_r3.f0 == NULL)) {
        goto CPyL24;
    } else
        goto CPyL5;
CPyL3: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"GUILDS\" was not set");
    cpy_r_r4 = 0;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "_note", 155, CPyStatic_journal___globals);
        goto CPyL22;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r5 = ((serai___games___wayfarers___printed___LinkObject *)cpy_r_link)->_price;
    CPy_INCREF(cpy_r_r5);
    cpy_r_r6 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r7 = CPyStatics[36]; /* 'zip' */
    cpy_r_r8 = CPyObject_GetAttr(cpy_r_r6, cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "_note", 155, CPyStatic_journal___globals);
        goto CPyL25;
    }
    CPy_INCREF(cpy_r_r3.f0);
    CPy_INCREF(cpy_r_r3.f1);
    CPy_INCREF(cpy_r_r3.f2);
    cpy_r_r9 = PyTuple_New(3);
    if (unlikely(cpy_r_r9 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7225 = cpy_r_r3.f0;
    PyTuple_SET_ITEM(cpy_r_r9, 0, __tmp7225);
    PyObject *__tmp7226 = cpy_r_r3.f1;
    PyTuple_SET_ITEM(cpy_r_r9, 1, __tmp7226);
    PyObject *__tmp7227 = cpy_r_r3.f2;
    PyTuple_SET_ITEM(cpy_r_r9, 2, __tmp7227);
    cpy_r_r10 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r11[3] = {cpy_r_r9, cpy_r_r5, cpy_r_r10};
    cpy_r_r12 = (PyObject **)&cpy_r_r11;
    cpy_r_r13 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r14 = PyObject_Vectorcall(cpy_r_r8, cpy_r_r12, 2, cpy_r_r13);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "_note", 155, CPyStatic_journal___globals);
        goto CPyL26;
    }
    CPy_DECREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r5);
    cpy_r_r15 = PyObject_GetIter(cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "_note", 155, CPyStatic_journal___globals);
        goto CPyL27;
    }
CPyL8: ;
    cpy_r_r16 = PyIter_Next(cpy_r_r15);
    if (cpy_r_r16 == NULL) goto CPyL28;
    PyObject *__tmp7228;
    if (unlikely(!(PyTuple_Check(cpy_r_r16) && PyTuple_GET_SIZE(cpy_r_r16) == 2))) {
        __tmp7228 = NULL;
        goto __LL7229;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r16, 0))))
        __tmp7228 = PyTuple_GET_ITEM(cpy_r_r16, 0);
    else {
        __tmp7228 = NULL;
    }
    if (__tmp7228 == NULL) goto __LL7229;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r16, 1))))
        __tmp7228 = PyTuple_GET_ITEM(cpy_r_r16, 1);
    else {
        __tmp7228 = NULL;
    }
    if (__tmp7228 == NULL) goto __LL7229;
    __tmp7228 = cpy_r_r16;
__LL7229: ;
    if (unlikely(__tmp7228 == NULL)) {
        CPy_TypeError("tuple[str, int]", cpy_r_r16); cpy_r_r17 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp7230 = PyTuple_GET_ITEM(cpy_r_r16, 0);
        CPy_INCREF(__tmp7230);
        PyObject *__tmp7231;
        if (likely(PyUnicode_Check(__tmp7230)))
            __tmp7231 = __tmp7230;
        else {
            CPy_TypeError("str", __tmp7230); 
            __tmp7231 = NULL;
        }
        cpy_r_r17.f0 = __tmp7231;
        PyObject *__tmp7232 = PyTuple_GET_ITEM(cpy_r_r16, 1);
        CPyTagged __tmp7233;
        if (likely(PyLong_Check(__tmp7232)))
            __tmp7233 = CPyTagged_FromObject(__tmp7232);
        else {
            goto __LL7234;
        }
        cpy_r_r17.f1 = __tmp7233;
    }
    goto __LL7235;
__LL7234: ;
    CPy_DECREF(cpy_r_r17.f0);
    cpy_r_r17 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL7235;
__LL7235: ;
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "_note", 155, CPyStatic_journal___globals);
        goto CPyL29;
    }
    cpy_r_r18 = cpy_r_r17.f0;
    CPy_INCREF(cpy_r_r18);
    cpy_r_r19 = cpy_r_r17.f1;
    CPyTagged_INCREF(cpy_r_r19);
    CPy_DECREF(cpy_r_r17.f0);
    CPyTagged_DECREF(cpy_r_r17.f1);
    cpy_r_r20 = cpy_r_r19 != 0;
    if (!cpy_r_r20) goto CPyL30;
    cpy_r_r21 = CPyStatics[3728]; /* 'guild_' */
    cpy_r_r22 = CPyStr_Build(2, cpy_r_r21, cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "_note", 155, CPyStatic_journal___globals);
        goto CPyL31;
    }
    cpy_r_r23.f0 = cpy_r_r22;
    cpy_r_r23.f1 = cpy_r_r19;
    cpy_r_r24 = PyTuple_New(2);
    if (unlikely(cpy_r_r24 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7236 = cpy_r_r23.f0;
    PyTuple_SET_ITEM(cpy_r_r24, 0, __tmp7236);
    PyObject *__tmp7237 = CPyTagged_StealAsObject(cpy_r_r23.f1);
    PyTuple_SET_ITEM(cpy_r_r24, 1, __tmp7237);
    cpy_r_r25 = PyList_Append(cpy_r_r2, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r26 = cpy_r_r25 >= 0;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "_note", 155, CPyStatic_journal___globals);
        goto CPyL29;
    } else
        goto CPyL8;
CPyL13: ;
    cpy_r_r27 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "_note", 155, CPyStatic_journal___globals);
        goto CPyL27;
    }
    cpy_r_r28 = PyList_AsTuple(cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "_note", 155, CPyStatic_journal___globals);
        goto CPyL23;
    }
    cpy_r_r29 = (CPyPtr)((CPyPtr)cpy_r_r28 + offsetof(PyVarObject, ob_size));
    cpy_r_r30 = *(int64_t *)cpy_r_r29;
    cpy_r_r31 = cpy_r_r30 << 1;
    cpy_r_r32 = cpy_r_r31 != 0;
    if (!cpy_r_r32) goto CPyL32;
    cpy_r_r33 = CPyStatics[4046]; /* 'note-price-and-reward' */
    cpy_r_r34 = CPyStatics[85]; /* 'cost' */
    cpy_r_r35 = CPyStatics[602]; /* 'effect' */
    cpy_r_r36 = CPyDict_Build(2, cpy_r_r34, cpy_r_r28, cpy_r_r35, cpy_r_r1);
    CPy_DECREF(cpy_r_r28);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "_note", 157, CPyStatic_journal___globals);
        goto CPyL22;
    }
    cpy_r_r37 = CPyDef_message___Message(cpy_r_r33, cpy_r_r36);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "_note", 157, CPyStatic_journal___globals);
        goto CPyL22;
    }
    return cpy_r_r37;
CPyL19: ;
    cpy_r_r38 = CPyStatics[4047]; /* 'note-reward' */
    cpy_r_r39 = CPyStatics[602]; /* 'effect' */
    cpy_r_r40 = CPyDict_Build(1, cpy_r_r39, cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "_note", 158, CPyStatic_journal___globals);
        goto CPyL22;
    }
    cpy_r_r41 = CPyDef_message___Message(cpy_r_r38, cpy_r_r40);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "_note", 158, CPyStatic_journal___globals);
        goto CPyL22;
    }
    return cpy_r_r41;
CPyL22: ;
    cpy_r_r42 = NULL;
    return cpy_r_r42;
CPyL23: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL22;
CPyL24: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL3;
CPyL25: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    goto CPyL22;
CPyL26: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r9);
    goto CPyL22;
CPyL27: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL22;
CPyL28: ;
    CPy_DECREF(cpy_r_r15);
    goto CPyL13;
CPyL29: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r15);
    goto CPyL22;
CPyL30: ;
    CPy_DECREF(cpy_r_r18);
    CPyTagged_DECREF(cpy_r_r19);
    goto CPyL8;
CPyL31: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r19);
    goto CPyL22;
CPyL32: ;
    CPy_DECREF(cpy_r_r28);
    goto CPyL19;
}
        
        PyObject *CPyPy_journal____note(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "link", 0};
            static CPyArg_Parser parser = {"OO:_note", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_link;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_link)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_link;
            if (likely(Py_TYPE(obj_link) == CPyType_wayfarers___printed___Link))
                arg_link = obj_link;
            else {
                CPy_TypeError("serai.games.wayfarers.printed.Link", obj_link); 
                goto fail;
            }
            PyObject *retval = CPyDef_journal____note(arg_t, arg_link);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "_note", 152, CPyStatic_journal___globals);
            return NULL;
        }
        
char CPyDef_journal_____top_level__(void) {
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
    PyObject *cpy_r_r231;
    PyObject *cpy_r_r232;
    PyObject *cpy_r_r233;
    PyObject *cpy_r_r234;
    PyObject *cpy_r_r235;
    PyObject *cpy_r_r236;
    PyObject *cpy_r_r237;
    char cpy_r_r238;
    char cpy_r_r239;
    PyObject *cpy_r_r240;
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
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 1, CPyStatic_journal___globals);
        goto CPyL95;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 1, CPyStatic_journal___globals);
        goto CPyL95;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_journal___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 3, CPyStatic_journal___globals);
        goto CPyL95;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___games___wayfarers___effects___influence;
    cpy_r_r12 = (void *)&CPyImportState_serai___games___wayfarers___effects___influence;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[3657]; /* 'serai.games.wayfarers.effects.influence' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 5, CPyStatic_journal___globals);
        goto CPyL95;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___games___wayfarers___effects___influence;
    cpy_r_r20 = CPyExec_serai___games___wayfarers___effects___influence;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___games___wayfarers___effects___influence__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 5, CPyStatic_journal___globals);
        goto CPyL95;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 5, CPyStatic_journal___globals);
        goto CPyL95;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[3657]; /* 'serai.games.wayfarers.effects.influence' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 5, CPyStatic_journal___globals);
        goto CPyL95;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5556]; /* ('spend_from_guild',) */
    cpy_r_r31 = CPyStatic_journal___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 5, CPyStatic_journal___globals);
        goto CPyL95;
    } else
        goto CPyL96;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___games___wayfarers___names;
    cpy_r_r34 = (void *)&CPyImportState_serai___games___wayfarers___names;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 6, CPyStatic_journal___globals);
        goto CPyL95;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___games___wayfarers___names;
    cpy_r_r42 = CPyExec_serai___games___wayfarers___names;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___games___wayfarers___names__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 6, CPyStatic_journal___globals);
        goto CPyL95;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 6, CPyStatic_journal___globals);
        goto CPyL95;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 6, CPyStatic_journal___globals);
        goto CPyL95;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5619]; /* ('BLACK', 'GREEN_WORKER', 'GUILDS') */
    cpy_r_r53 = CPyStatic_journal___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 6, CPyStatic_journal___globals);
        goto CPyL95;
    } else
        goto CPyL97;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___games___wayfarers___printed;
    cpy_r_r56 = (void *)&CPyImportState_serai___games___wayfarers___printed;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[3796]; /* 'serai.games.wayfarers.printed' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 7, CPyStatic_journal___globals);
        goto CPyL95;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___games___wayfarers___printed;
    cpy_r_r64 = CPyExec_serai___games___wayfarers___printed;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___games___wayfarers___printed__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 7, CPyStatic_journal___globals);
        goto CPyL95;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 7, CPyStatic_journal___globals);
        goto CPyL95;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[3796]; /* 'serai.games.wayfarers.printed' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 7, CPyStatic_journal___globals);
        goto CPyL95;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5581]; /* ('Link',) */
    cpy_r_r75 = CPyStatic_journal___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 7, CPyStatic_journal___globals);
        goto CPyL95;
    } else
        goto CPyL98;
CPyL29: ;
    cpy_r_r77 = (void *)&CPyModule_serai___games___wayfarers___reasons;
    cpy_r_r78 = (void *)&CPyImportState_serai___games___wayfarers___reasons;
    cpy_r_r79 = CPyModuleLockAPI_serai;
    cpy_r_r80 = CPyImport_IsInitialized(cpy_r_r78);
    if (!cpy_r_r80) goto CPyL32;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[3666]; /* 'serai.games.wayfarers.reasons' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 8, CPyStatic_journal___globals);
        goto CPyL95;
    }
    cpy_r_r84 = cpy_r_r83;
    goto CPyL36;
CPyL32: ;
    cpy_r_r85 = CPyInitOnly_serai___games___wayfarers___reasons;
    cpy_r_r86 = CPyExec_serai___games___wayfarers___reasons;
    cpy_r_r87 = (PyObject **)&CPyModule_serai___games___wayfarers___reasons__internal;
    cpy_r_r88 = PyImport_GetModuleDict();
    cpy_r_r89 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r90 = CPyDict_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 8, CPyStatic_journal___globals);
        goto CPyL95;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 8, CPyStatic_journal___globals);
        goto CPyL95;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[3666]; /* 'serai.games.wayfarers.reasons' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 8, CPyStatic_journal___globals);
        goto CPyL95;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5620]; /* ('FINAL_SPACE_TAKEN', 'NEED_INFLUENCE', 'NEED_INFLUENCE_TO_PASS', 'SCIENCE_FIRST', 'SCIENCE_LINK', 'SCIENCE_USED') */
    cpy_r_r97 = CPyStatic_journal___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 8, CPyStatic_journal___globals);
        goto CPyL95;
    } else
        goto CPyL99;
CPyL37: ;
    cpy_r_r99 = (void *)&CPyModule_serai___games___wayfarers___scoring;
    cpy_r_r100 = (void *)&CPyImportState_serai___games___wayfarers___scoring;
    cpy_r_r101 = CPyModuleLockAPI_serai;
    cpy_r_r102 = CPyImport_IsInitialized(cpy_r_r100);
    if (!cpy_r_r102) goto CPyL40;
    cpy_r_r103 = PyImport_GetModuleDict();
    cpy_r_r104 = CPyStatics[3633]; /* 'serai.games.wayfarers.scoring' */
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 16, CPyStatic_journal___globals);
        goto CPyL95;
    }
    cpy_r_r106 = cpy_r_r105;
    goto CPyL44;
CPyL40: ;
    cpy_r_r107 = CPyInitOnly_serai___games___wayfarers___scoring;
    cpy_r_r108 = CPyExec_serai___games___wayfarers___scoring;
    cpy_r_r109 = (PyObject **)&CPyModule_serai___games___wayfarers___scoring__internal;
    cpy_r_r110 = PyImport_GetModuleDict();
    cpy_r_r111 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r112 = CPyDict_GetItem(cpy_r_r110, cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 16, CPyStatic_journal___globals);
        goto CPyL95;
    }
    cpy_r_r113 = CPyStatics[8]; /* '__file__' */
    cpy_r_r114 = CPyObject_GetAttr(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 16, CPyStatic_journal___globals);
        goto CPyL95;
    }
    cpy_r_r115 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r116 = CPyStatics[3633]; /* 'serai.games.wayfarers.scoring' */
    cpy_r_r117 = CPyImport_ImportNative(cpy_r_r116, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r114, cpy_r_r115, 0);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 16, CPyStatic_journal___globals);
        goto CPyL95;
    }
    cpy_r_r106 = cpy_r_r117;
CPyL44: ;
    cpy_r_r118 = CPyStatics[5621]; /* ('all_counts',) */
    cpy_r_r119 = CPyStatic_journal___globals;
    cpy_r_r120 = CPyImport_GetNativeAttrs(cpy_r_r106, cpy_r_r118, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 16, CPyStatic_journal___globals);
        goto CPyL95;
    } else
        goto CPyL100;
CPyL45: ;
    cpy_r_r121 = (void *)&CPyModule_serai___games___wayfarers___table;
    cpy_r_r122 = (void *)&CPyImportState_serai___games___wayfarers___table;
    cpy_r_r123 = CPyModuleLockAPI_serai;
    cpy_r_r124 = CPyImport_IsInitialized(cpy_r_r122);
    if (!cpy_r_r124) goto CPyL48;
    cpy_r_r125 = PyImport_GetModuleDict();
    cpy_r_r126 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r127 = CPyDict_GetItem(cpy_r_r125, cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 17, CPyStatic_journal___globals);
        goto CPyL95;
    }
    cpy_r_r128 = cpy_r_r127;
    goto CPyL52;
CPyL48: ;
    cpy_r_r129 = CPyInitOnly_serai___games___wayfarers___table;
    cpy_r_r130 = CPyExec_serai___games___wayfarers___table;
    cpy_r_r131 = (PyObject **)&CPyModule_serai___games___wayfarers___table__internal;
    cpy_r_r132 = PyImport_GetModuleDict();
    cpy_r_r133 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r134 = CPyDict_GetItem(cpy_r_r132, cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 17, CPyStatic_journal___globals);
        goto CPyL95;
    }
    cpy_r_r135 = CPyStatics[8]; /* '__file__' */
    cpy_r_r136 = CPyObject_GetAttr(cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 17, CPyStatic_journal___globals);
        goto CPyL95;
    }
    cpy_r_r137 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r138 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r139 = CPyImport_ImportNative(cpy_r_r138, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r136, cpy_r_r137, 0);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 17, CPyStatic_journal___globals);
        goto CPyL95;
    }
    cpy_r_r128 = cpy_r_r139;
CPyL52: ;
    cpy_r_r140 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r141 = CPyStatic_journal___globals;
    cpy_r_r142 = CPyImport_GetNativeAttrs(cpy_r_r128, cpy_r_r140, cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 17, CPyStatic_journal___globals);
        goto CPyL95;
    } else
        goto CPyL101;
CPyL53: ;
    cpy_r_r143 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r144 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r145 = CPyModuleLockAPI_serai;
    cpy_r_r146 = CPyImport_IsInitialized(cpy_r_r144);
    if (!cpy_r_r146) goto CPyL56;
    cpy_r_r147 = PyImport_GetModuleDict();
    cpy_r_r148 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r149 = CPyDict_GetItem(cpy_r_r147, cpy_r_r148);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 18, CPyStatic_journal___globals);
        goto CPyL95;
    }
    cpy_r_r150 = cpy_r_r149;
    goto CPyL60;
CPyL56: ;
    cpy_r_r151 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r152 = CPyExec_serai___kernel___decision;
    cpy_r_r153 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r154 = PyImport_GetModuleDict();
    cpy_r_r155 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r156 = CPyDict_GetItem(cpy_r_r154, cpy_r_r155);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 18, CPyStatic_journal___globals);
        goto CPyL95;
    }
    cpy_r_r157 = CPyStatics[8]; /* '__file__' */
    cpy_r_r158 = CPyObject_GetAttr(cpy_r_r156, cpy_r_r157);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 18, CPyStatic_journal___globals);
        goto CPyL95;
    }
    cpy_r_r159 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r160 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r161 = CPyImport_ImportNative(cpy_r_r160, cpy_r_r151, cpy_r_r152, cpy_r_r153, cpy_r_r143, cpy_r_r144, cpy_r_r145, cpy_r_r158, cpy_r_r159, 0);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 18, CPyStatic_journal___globals);
        goto CPyL95;
    }
    cpy_r_r150 = cpy_r_r161;
CPyL60: ;
    cpy_r_r162 = CPyStatics[5399]; /* ('Asking', 'Offer', 'Reason', 'Rules', 'ask') */
    cpy_r_r163 = CPyStatic_journal___globals;
    cpy_r_r164 = CPyImport_GetNativeAttrs(cpy_r_r150, cpy_r_r162, cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 18, CPyStatic_journal___globals);
        goto CPyL95;
    } else
        goto CPyL102;
CPyL61: ;
    cpy_r_r165 = (void *)&CPyModule_serai___kernel___effects;
    cpy_r_r166 = (void *)&CPyImportState_serai___kernel___effects;
    cpy_r_r167 = CPyModuleLockAPI_serai;
    cpy_r_r168 = CPyImport_IsInitialized(cpy_r_r166);
    if (!cpy_r_r168) goto CPyL64;
    cpy_r_r169 = PyImport_GetModuleDict();
    cpy_r_r170 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r171 = CPyDict_GetItem(cpy_r_r169, cpy_r_r170);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 19, CPyStatic_journal___globals);
        goto CPyL95;
    }
    cpy_r_r172 = cpy_r_r171;
    goto CPyL68;
CPyL64: ;
    cpy_r_r173 = CPyInitOnly_serai___kernel___effects;
    cpy_r_r174 = CPyExec_serai___kernel___effects;
    cpy_r_r175 = (PyObject **)&CPyModule_serai___kernel___effects__internal;
    cpy_r_r176 = PyImport_GetModuleDict();
    cpy_r_r177 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r178 = CPyDict_GetItem(cpy_r_r176, cpy_r_r177);
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 19, CPyStatic_journal___globals);
        goto CPyL95;
    }
    cpy_r_r179 = CPyStatics[8]; /* '__file__' */
    cpy_r_r180 = CPyObject_GetAttr(cpy_r_r178, cpy_r_r179);
    CPy_DECREF(cpy_r_r178);
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 19, CPyStatic_journal___globals);
        goto CPyL95;
    }
    cpy_r_r181 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r182 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r183 = CPyImport_ImportNative(cpy_r_r182, cpy_r_r173, cpy_r_r174, cpy_r_r175, cpy_r_r165, cpy_r_r166, cpy_r_r167, cpy_r_r180, cpy_r_r181, 0);
    CPy_DECREF(cpy_r_r180);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 19, CPyStatic_journal___globals);
        goto CPyL95;
    }
    cpy_r_r172 = cpy_r_r183;
CPyL68: ;
    cpy_r_r184 = CPyStatics[5409]; /* ('Call', 'Effect') */
    cpy_r_r185 = CPyStatic_journal___globals;
    cpy_r_r186 = CPyImport_GetNativeAttrs(cpy_r_r172, cpy_r_r184, cpy_r_r184, cpy_r_r185);
    CPy_DECREF(cpy_r_r172);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 19, CPyStatic_journal___globals);
        goto CPyL95;
    } else
        goto CPyL103;
CPyL69: ;
    cpy_r_r187 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r188 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r189 = CPyModuleLockAPI_serai;
    cpy_r_r190 = CPyImport_IsInitialized(cpy_r_r188);
    if (!cpy_r_r190) goto CPyL72;
    cpy_r_r191 = PyImport_GetModuleDict();
    cpy_r_r192 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r193 = CPyDict_GetItem(cpy_r_r191, cpy_r_r192);
    if (unlikely(cpy_r_r193 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 20, CPyStatic_journal___globals);
        goto CPyL95;
    }
    cpy_r_r194 = cpy_r_r193;
    goto CPyL76;
CPyL72: ;
    cpy_r_r195 = CPyInitOnly_serai___kernel___message;
    cpy_r_r196 = CPyExec_serai___kernel___message;
    cpy_r_r197 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r198 = PyImport_GetModuleDict();
    cpy_r_r199 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r200 = CPyDict_GetItem(cpy_r_r198, cpy_r_r199);
    if (unlikely(cpy_r_r200 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 20, CPyStatic_journal___globals);
        goto CPyL95;
    }
    cpy_r_r201 = CPyStatics[8]; /* '__file__' */
    cpy_r_r202 = CPyObject_GetAttr(cpy_r_r200, cpy_r_r201);
    CPy_DECREF(cpy_r_r200);
    if (unlikely(cpy_r_r202 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 20, CPyStatic_journal___globals);
        goto CPyL95;
    }
    cpy_r_r203 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r204 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r205 = CPyImport_ImportNative(cpy_r_r204, cpy_r_r195, cpy_r_r196, cpy_r_r197, cpy_r_r187, cpy_r_r188, cpy_r_r189, cpy_r_r202, cpy_r_r203, 0);
    CPy_DECREF(cpy_r_r202);
    if (unlikely(cpy_r_r205 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 20, CPyStatic_journal___globals);
        goto CPyL95;
    }
    cpy_r_r194 = cpy_r_r205;
CPyL76: ;
    cpy_r_r206 = CPyStatics[4988]; /* ('Message',) */
    cpy_r_r207 = CPyStatic_journal___globals;
    cpy_r_r208 = CPyImport_GetNativeAttrs(cpy_r_r194, cpy_r_r206, cpy_r_r206, cpy_r_r207);
    CPy_DECREF(cpy_r_r194);
    if (unlikely(cpy_r_r208 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 20, CPyStatic_journal___globals);
        goto CPyL95;
    } else
        goto CPyL104;
CPyL77: ;
    cpy_r_r209 = (void *)&CPyModule_serai___kernel___perform;
    cpy_r_r210 = (void *)&CPyImportState_serai___kernel___perform;
    cpy_r_r211 = CPyModuleLockAPI_serai;
    cpy_r_r212 = CPyImport_IsInitialized(cpy_r_r210);
    if (!cpy_r_r212) goto CPyL80;
    cpy_r_r213 = PyImport_GetModuleDict();
    cpy_r_r214 = CPyStatics[565]; /* 'serai.kernel.perform' */
    cpy_r_r215 = CPyDict_GetItem(cpy_r_r213, cpy_r_r214);
    if (unlikely(cpy_r_r215 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 21, CPyStatic_journal___globals);
        goto CPyL95;
    }
    cpy_r_r216 = cpy_r_r215;
    goto CPyL84;
CPyL80: ;
    cpy_r_r217 = CPyInitOnly_serai___kernel___perform;
    cpy_r_r218 = CPyExec_serai___kernel___perform;
    cpy_r_r219 = (PyObject **)&CPyModule_serai___kernel___perform__internal;
    cpy_r_r220 = PyImport_GetModuleDict();
    cpy_r_r221 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r222 = CPyDict_GetItem(cpy_r_r220, cpy_r_r221);
    if (unlikely(cpy_r_r222 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 21, CPyStatic_journal___globals);
        goto CPyL95;
    }
    cpy_r_r223 = CPyStatics[8]; /* '__file__' */
    cpy_r_r224 = CPyObject_GetAttr(cpy_r_r222, cpy_r_r223);
    CPy_DECREF(cpy_r_r222);
    if (unlikely(cpy_r_r224 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 21, CPyStatic_journal___globals);
        goto CPyL95;
    }
    cpy_r_r225 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r226 = CPyStatics[565]; /* 'serai.kernel.perform' */
    cpy_r_r227 = CPyImport_ImportNative(cpy_r_r226, cpy_r_r217, cpy_r_r218, cpy_r_r219, cpy_r_r209, cpy_r_r210, cpy_r_r211, cpy_r_r224, cpy_r_r225, 0);
    CPy_DECREF(cpy_r_r224);
    if (unlikely(cpy_r_r227 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 21, CPyStatic_journal___globals);
        goto CPyL95;
    }
    cpy_r_r216 = cpy_r_r227;
CPyL84: ;
    cpy_r_r228 = CPyStatics[5089]; /* ('Work',) */
    cpy_r_r229 = CPyStatic_journal___globals;
    cpy_r_r230 = CPyImport_GetNativeAttrs(cpy_r_r216, cpy_r_r228, cpy_r_r228, cpy_r_r229);
    CPy_DECREF(cpy_r_r216);
    if (unlikely(cpy_r_r230 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 21, CPyStatic_journal___globals);
        goto CPyL95;
    } else
        goto CPyL105;
CPyL85: ;
    cpy_r_r231 = (PyObject *)CPyType_work___Work;
    cpy_r_r232 = (PyObject *)CPyType_wayfarers___table___Table;
    cpy_r_r233 = PyObject_GetItem(cpy_r_r231, cpy_r_r232);
    if (unlikely(cpy_r_r233 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 24, CPyStatic_journal___globals);
        goto CPyL95;
    }
    cpy_r_r234 = PyTuple_Pack(1, cpy_r_r233);
    CPy_DECREF(cpy_r_r233);
    if (unlikely(cpy_r_r234 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 24, CPyStatic_journal___globals);
        goto CPyL95;
    }
    cpy_r_r235 = CPyStatics[3767]; /* 'serai.games.wayfarers.effects.journal' */
    cpy_r_r236 = (PyObject *)CPyType_journal___Journal_template;
    cpy_r_r237 = CPyType_FromTemplate(cpy_r_r236, cpy_r_r234, cpy_r_r235);
    CPy_DECREF(cpy_r_r234);
    if (unlikely(cpy_r_r237 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 24, CPyStatic_journal___globals);
        goto CPyL95;
    }
    cpy_r_r238 = CPyDef_journal___Journal_trait_vtable_setup();
    if (unlikely(cpy_r_r238 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 24, CPyStatic_journal___globals);
        goto CPyL106;
    }
    cpy_r_r239 = CPyDef_journal___Journal_coroutine_setup(cpy_r_r237);
    if (unlikely(cpy_r_r239 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 24, CPyStatic_journal___globals);
        goto CPyL106;
    }
    cpy_r_r240 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r241 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r242 = CPyStatics[528]; /* 'asks_itself' */
    cpy_r_r243 = CPyStatics[529]; /* 'must' */
    cpy_r_r244 = CPyStatics[530]; /* 'always' */
    cpy_r_r245 = CPyStatics[527]; /* 'quiet' */
    cpy_r_r246 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r247 = PyTuple_Pack(6, cpy_r_r241, cpy_r_r242, cpy_r_r243, cpy_r_r244, cpy_r_r245, cpy_r_r246);
    if (unlikely(cpy_r_r247 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 24, CPyStatic_journal___globals);
        goto CPyL106;
    }
    cpy_r_r248 = PyObject_SetAttr(cpy_r_r237, cpy_r_r240, cpy_r_r247);
    CPy_DECREF(cpy_r_r247);
    cpy_r_r249 = cpy_r_r248 >= 0;
    if (unlikely(!cpy_r_r249)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 24, CPyStatic_journal___globals);
        goto CPyL106;
    }
    CPyType_journal___Journal = (PyTypeObject *)cpy_r_r237;
    CPy_INCREF(CPyType_journal___Journal);
    cpy_r_r250 = CPyStatic_journal___globals;
    cpy_r_r251 = CPyStatics[3963]; /* 'Journal' */
    cpy_r_r252 = PyDict_SetItem(cpy_r_r250, cpy_r_r251, cpy_r_r237);
    cpy_r_r253 = cpy_r_r252 >= 0;
    if (unlikely(!cpy_r_r253)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 24, CPyStatic_journal___globals);
        goto CPyL106;
    }
    cpy_r_r254 = CPy_InitSubclass(cpy_r_r237);
    CPy_DECREF(cpy_r_r237);
    if (unlikely(!cpy_r_r254)) {
        CPy_AddTraceback("src/serai/games/wayfarers/effects/journal.py", "<module>", 24, CPyStatic_journal___globals);
        goto CPyL95;
    }
    return 1;
CPyL95: ;
    cpy_r_r255 = 2;
    return cpy_r_r255;
CPyL96: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL13;
CPyL97: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL21;
CPyL98: ;
    CPy_DECREF(cpy_r_r76);
    goto CPyL29;
CPyL99: ;
    CPy_DECREF(cpy_r_r98);
    goto CPyL37;
CPyL100: ;
    CPy_DECREF(cpy_r_r120);
    goto CPyL45;
CPyL101: ;
    CPy_DECREF(cpy_r_r142);
    goto CPyL53;
CPyL102: ;
    CPy_DECREF(cpy_r_r164);
    goto CPyL61;
CPyL103: ;
    CPy_DECREF(cpy_r_r186);
    goto CPyL69;
CPyL104: ;
    CPy_DECREF(cpy_r_r208);
    goto CPyL77;
CPyL105: ;
    CPy_DECREF(cpy_r_r230);
    goto CPyL85;
CPyL106: ;
    CPy_DecRef(cpy_r_r237);
    goto CPyL95;
}

#include "__native_serai.h"
#include "__native_internal_serai.h"

PyMemberDef encyclopedia___actions___ActionOffer_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___actions___ActionOfferObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___actions___ActionOfferObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
encyclopedia___actions___ActionOffer_traverse(serai___games___encyclopedia___actions___ActionOfferObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->__likely);
    Py_VISIT(self->__obstacle);
    Py_VISIT(self->__others);
    Py_VISIT(self->__note);
    Py_VISIT(self->_t);
    if (CPyTagged_CheckLong(self->_me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_me));
    }
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___actions___ActionOfferObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___actions___ActionOfferObject))));
    return rv;
}

static int32_t CPyDef_encyclopedia___actions___ActionOffer_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___ActionOfferObject *self = (serai___games___encyclopedia___actions___ActionOfferObject *)cpy_r_self;
    Py_CLEAR(self->__likely);
    Py_CLEAR(self->__obstacle);
    Py_CLEAR(self->__others);
    Py_CLEAR(self->__note);
    Py_CLEAR(self->_t);
    if (CPyTagged_CheckLong(self->_me)) {
        CPyTagged __tmp = self->_me;
        self->_me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___actions___ActionOfferObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___actions___ActionOfferObject))));
    return 0;
}

static int32_t CPyDef_encyclopedia___actions___ActionOffer_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___ActionOfferObject *self = (serai___games___encyclopedia___actions___ActionOfferObject *)cpy_r_self;
    Py_CLEAR(self->__likely);
    Py_CLEAR(self->__obstacle);
    Py_CLEAR(self->__others);
    Py_CLEAR(self->__note);
    Py_CLEAR(self->_t);
    if (CPyTagged_CheckLong(self->_me)) {
        CPyTagged __tmp = self->_me;
        self->_me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___actions___ActionOfferObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___actions___ActionOfferObject))));
    return 0;
}

static void
encyclopedia___actions___ActionOffer_dealloc(serai___games___encyclopedia___actions___ActionOfferObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, encyclopedia___actions___ActionOffer_dealloc)
    CPyDef_encyclopedia___actions___ActionOffer_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___actions_____mypyc__ActionOffer_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___actions___ActionOffer(PyObject *cpy_r_t, CPyTagged cpy_r_me);

static PyObject *
encyclopedia___actions___ActionOffer_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___actions___ActionOffer) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___actions_____mypyc__ActionOffer_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_offer___TableOffer_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem encyclopedia___actions___ActionOffer_vtable[18];
static bool
CPyDef_encyclopedia___actions___ActionOffer_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___actions___ActionOffer_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_offer___TableOffer_____init__,
        (CPyVTableItem)CPyDef_offer___Offer_____add__,
        (CPyVTableItem)CPyDef_encyclopedia___actions___ActionOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_encyclopedia___actions___ActionOffer___note,
        (CPyVTableItem)CPyDef_offer___TableOffer_____init__,
        (CPyVTableItem)CPyDef_encyclopedia___actions___ActionOffer___likely__TableOffer_glue,
        (CPyVTableItem)CPyDef_offer___TableOffer___others,
        (CPyVTableItem)CPyDef_encyclopedia___actions___ActionOffer___obstacle,
        (CPyVTableItem)CPyDef_encyclopedia___actions___ActionOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_encyclopedia___actions___ActionOffer___note,
        (CPyVTableItem)CPyDef_encyclopedia___actions___ActionOffer___likely,
        (CPyVTableItem)CPyDef_encyclopedia___actions___ActionOffer___options,
        (CPyVTableItem)CPyDef_encyclopedia___actions___ActionOffer___obstacle,
        (CPyVTableItem)CPyDef_encyclopedia___actions___ActionOffer___note,
    };
    memcpy(encyclopedia___actions___ActionOffer_vtable, encyclopedia___actions___ActionOffer_vtable_scratch, sizeof(encyclopedia___actions___ActionOffer_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___actions___ActionOffer_coroutine_setup(PyObject *type)
{
    return 1;
}


static PyGetSetDef encyclopedia___actions___ActionOffer_getseters[] = {
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef encyclopedia___actions___ActionOffer_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___actions_____mypyc__ActionOffer_setup, METH_O, NULL},
    {"likely",
     (PyCFunction)CPyPy_encyclopedia___actions___ActionOffer___likely,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("likely($self)\n--\n\n")},
    {"options",
     (PyCFunction)CPyPy_encyclopedia___actions___ActionOffer___options,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("options($self)\n--\n\n")},
    {"obstacle",
     (PyCFunction)CPyPy_encyclopedia___actions___ActionOffer___obstacle,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("obstacle($self, option)\n--\n\n")},
    {"note",
     (PyCFunction)CPyPy_encyclopedia___actions___ActionOffer___note,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("note($self, option)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___actions___ActionOffer_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ActionOffer",
    .tp_new = encyclopedia___actions___ActionOffer_new,
    .tp_dealloc = (destructor)encyclopedia___actions___ActionOffer_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___actions___ActionOffer_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___actions___ActionOffer_clear,
    .tp_getset = encyclopedia___actions___ActionOffer_getseters,
    .tp_methods = encyclopedia___actions___ActionOffer_methods,
    .tp_members = encyclopedia___actions___ActionOffer_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___actions___ActionOfferObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___actions___ActionOfferObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___actions___ActionOfferObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("ActionOffer(t, me)\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___actions___ActionOffer_template = &CPyType_encyclopedia___actions___ActionOffer_template_;

PyObject *CPyDef_encyclopedia___actions_____mypyc__ActionOffer_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___actions___ActionOfferObject *self;
    self = (serai___games___encyclopedia___actions___ActionOfferObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___actions___ActionOffer_vtable;
    self->_me = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___actions___ActionOffer(PyObject *cpy_r_t, CPyTagged cpy_r_me)
{
    PyObject *self = CPyDef_encyclopedia___actions_____mypyc__ActionOffer_setup((PyObject *)CPyType_encyclopedia___actions___ActionOffer);
    if (self == NULL)
        return NULL;
    char res = CPyDef_offer___TableOffer_____init__(self, cpy_r_t, cpy_r_me);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}


static PySendResult CPyDunder_am_sendencyclopedia___actions___perform_action_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_encyclopedia___actions___perform_action_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods encyclopedia___actions___perform_action_gen_as_async = {
    .am_send = CPyDunder_am_sendencyclopedia___actions___perform_action_gen,
};
static int
encyclopedia___actions___perform_action_gen_traverse(serai___games___encyclopedia___actions___perform_action_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__o);
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_1);
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_2);
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_3);
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_4);
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_5);
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_6);
    Py_VISIT(self->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_7);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_encyclopedia___actions___perform_action_gen_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___perform_action_genObject *self = (serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_1);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_2);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_3);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_4);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_5);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_6);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_7);
    return 0;
}

static int32_t CPyDef_encyclopedia___actions___perform_action_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___actions___perform_action_genObject *self = (serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_1);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_2);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_3);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_4);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_5);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_6);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_7);
    return 0;
}

static void
encyclopedia___actions___perform_action_gen_dealloc(serai___games___encyclopedia___actions___perform_action_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (encyclopedia___actions___perform_action_gen_free_instance == NULL) {
        encyclopedia___actions___perform_action_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_1);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_2);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_3);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_4);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_5);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_6);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_7);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, encyclopedia___actions___perform_action_gen_dealloc)
    CPyDef_encyclopedia___actions___perform_action_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___actions_____mypyc__perform_action_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___actions___perform_action_gen(void);

static PyObject *
encyclopedia___actions___perform_action_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___actions___perform_action_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___actions_____mypyc__perform_action_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___actions___perform_action_gen_vtable[6];
static bool
CPyDef_encyclopedia___actions___perform_action_gen_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___actions___perform_action_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_encyclopedia___actions___perform_action_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_encyclopedia___actions___perform_action_gen_____next__,
        (CPyVTableItem)CPyDef_encyclopedia___actions___perform_action_gen___send,
        (CPyVTableItem)CPyDef_encyclopedia___actions___perform_action_gen_____iter__,
        (CPyVTableItem)CPyDef_encyclopedia___actions___perform_action_gen___throw,
        (CPyVTableItem)CPyDef_encyclopedia___actions___perform_action_gen___close,
    };
    memcpy(encyclopedia___actions___perform_action_gen_vtable, encyclopedia___actions___perform_action_gen_vtable_scratch, sizeof(encyclopedia___actions___perform_action_gen_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___actions___perform_action_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef encyclopedia___actions___perform_action_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___actions_____mypyc__perform_action_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_encyclopedia___actions___perform_action_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_encyclopedia___actions___perform_action_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_encyclopedia___actions___perform_action_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_encyclopedia___actions___perform_action_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_encyclopedia___actions___perform_action_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___actions___perform_action_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "perform_action_gen",
    .tp_new = encyclopedia___actions___perform_action_gen_new,
    .tp_dealloc = (destructor)encyclopedia___actions___perform_action_gen_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___actions___perform_action_gen_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___actions___perform_action_gen_clear,
    .tp_methods = encyclopedia___actions___perform_action_gen_methods,
    .tp_iter = CPyDef_encyclopedia___actions___perform_action_gen_____iter__,
    .tp_iternext = CPyDef_encyclopedia___actions___perform_action_gen_____next__,
    .tp_as_async = &encyclopedia___actions___perform_action_gen_as_async,
    .tp_basicsize = sizeof(serai___games___encyclopedia___actions___perform_action_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("perform_action_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___actions___perform_action_gen_template = &CPyType_encyclopedia___actions___perform_action_gen_template_;

PyObject *CPyDef_encyclopedia___actions_____mypyc__perform_action_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___actions___perform_action_genObject *self;
    if (encyclopedia___actions___perform_action_gen_free_instance != NULL) {
        self = encyclopedia___actions___perform_action_gen_free_instance;
        encyclopedia___actions___perform_action_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___actions___perform_action_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___actions___perform_action_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___actions___perform_action_gen(void)
{
    PyObject *self = CPyDef_encyclopedia___actions_____mypyc__perform_action_gen_setup((PyObject *)CPyType_encyclopedia___actions___perform_action_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef encyclopedia___actionsmodule_methods[] = {
    {"perform_action", (PyCFunction)CPyPy_encyclopedia___actions___perform_action, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("perform_action(t, me)\n--\n\n") /* docstring */},
    {"_note", (PyCFunction)CPyPy_encyclopedia___actions____note, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_note(t, me, option)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___encyclopedia___actions__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___encyclopedia___actions__internal, "__name__");
    CPyStatic_encyclopedia___actions___globals = PyModule_GetDict(CPyModule_serai___games___encyclopedia___actions__internal);
    if (unlikely(CPyStatic_encyclopedia___actions___globals == NULL))
        goto fail;
    CPyType_encyclopedia___actions___perform_action_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_encyclopedia___actions___perform_action_gen_template, NULL, modname);
    if (unlikely(!CPyType_encyclopedia___actions___perform_action_gen))
        goto fail;
    CPyDef_encyclopedia___actions___perform_action_gen_trait_vtable_setup();
    char result = CPyDef_encyclopedia___actions_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___encyclopedia___actions__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_encyclopedia___actions___ActionOffer);
    Py_CLEAR(CPyType_encyclopedia___actions___perform_action_gen);
    return -1;
}
int CPyExec_serai___games___encyclopedia___actions(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___encyclopedia___actions__impl, &CPyImportState_serai___games___encyclopedia___actions, &CPyModule_serai___games___encyclopedia___actions);
}
static struct PyModuleDef encyclopedia___actionsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.encyclopedia.actions",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    encyclopedia___actionsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___encyclopedia___actions(void)
{
    if (CPyModule_serai___games___encyclopedia___actions__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___actions__internal);
        return CPyModule_serai___games___encyclopedia___actions__internal;
    }
    CPyModule_serai___games___encyclopedia___actions__internal = PyModule_Create(&encyclopedia___actionsmodule);
    return CPyModule_serai___games___encyclopedia___actions__internal;
}

PyObject *CPyInit_serai___games___encyclopedia___actions(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___encyclopedia___actions__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___actions__internal);
        return CPyModule_serai___games___encyclopedia___actions__internal;
    }
    CPyModule_serai___games___encyclopedia___actions__internal = PyModule_Create(&encyclopedia___actionsmodule);
    if (unlikely(CPyModule_serai___games___encyclopedia___actions__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.encyclopedia.actions");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___encyclopedia___actions__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___encyclopedia___actions__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___encyclopedia___actions__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___encyclopedia___actions(CPyModule_serai___games___encyclopedia___actions__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___encyclopedia___actions__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.encyclopedia.actions");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___encyclopedia___actions__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___actions___perform_action_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    int32_t cpy_r_r28;
    PyObject *cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyTagged cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    CPyTagged cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    CPyTagged cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    CPyTagged cpy_r_r56;
    PyObject *cpy_r_r57;
    CPyTagged cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject **cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    char cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    char cpy_r_r74;
    PyObject *cpy_r_r75;
    char cpy_r_r76;
    PyObject *cpy_r_r77;
    char cpy_r_r78;
    tuple_T3OOO cpy_r_r79;
    PyObject **cpy_r_r80;
    PyObject *cpy_r_r81;
    char cpy_r_r82;
    char cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject **cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    char cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    char cpy_r_r93;
    PyObject *cpy_r_r94;
    CPyTagged cpy_r_r95;
    PyObject *cpy_r_r96;
    char cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject **cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    char cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    char cpy_r_r107;
    PyObject *cpy_r_r108;
    char cpy_r_r109;
    PyObject *cpy_r_r110;
    char cpy_r_r111;
    tuple_T3OOO cpy_r_r112;
    PyObject **cpy_r_r113;
    PyObject *cpy_r_r114;
    char cpy_r_r115;
    char cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject **cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    char cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    char cpy_r_r125;
    PyObject *cpy_r_r126;
    CPyTagged cpy_r_r127;
    PyObject *cpy_r_r128;
    char cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject **cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    char cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    char cpy_r_r139;
    PyObject *cpy_r_r140;
    char cpy_r_r141;
    PyObject *cpy_r_r142;
    char cpy_r_r143;
    tuple_T3OOO cpy_r_r144;
    PyObject **cpy_r_r145;
    PyObject *cpy_r_r146;
    char cpy_r_r147;
    char cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject **cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    char cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    char cpy_r_r157;
    PyObject *cpy_r_r158;
    CPyTagged cpy_r_r159;
    PyObject *cpy_r_r160;
    char cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject **cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    char cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    char cpy_r_r171;
    PyObject *cpy_r_r172;
    char cpy_r_r173;
    PyObject *cpy_r_r174;
    char cpy_r_r175;
    tuple_T3OOO cpy_r_r176;
    PyObject **cpy_r_r177;
    PyObject *cpy_r_r178;
    char cpy_r_r179;
    char cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject **cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
    char cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    char cpy_r_r189;
    PyObject *cpy_r_r190;
    CPyTagged cpy_r_r191;
    PyObject *cpy_r_r192;
    char cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject **cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    char cpy_r_r200;
    PyObject *cpy_r_r201;
    PyObject *cpy_r_r202;
    char cpy_r_r203;
    PyObject *cpy_r_r204;
    char cpy_r_r205;
    PyObject *cpy_r_r206;
    char cpy_r_r207;
    tuple_T3OOO cpy_r_r208;
    PyObject **cpy_r_r209;
    PyObject *cpy_r_r210;
    char cpy_r_r211;
    char cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
    PyObject **cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    char cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    int32_t cpy_r_r221;
    char cpy_r_r222;
    char cpy_r_r223;
    PyObject *cpy_r_r224;
    CPyTagged cpy_r_r225;
    PyObject *cpy_r_r226;
    CPyTagged cpy_r_r227;
    PyObject *cpy_r_r228;
    char cpy_r_r229;
    PyObject *cpy_r_r230;
    PyObject *cpy_r_r231;
    PyObject *cpy_r_r232;
    PyObject **cpy_r_r233;
    PyObject *cpy_r_r234;
    PyObject *cpy_r_r235;
    char cpy_r_r236;
    PyObject *cpy_r_r237;
    PyObject *cpy_r_r238;
    char cpy_r_r239;
    PyObject *cpy_r_r240;
    char cpy_r_r241;
    PyObject *cpy_r_r242;
    char cpy_r_r243;
    tuple_T3OOO cpy_r_r244;
    PyObject **cpy_r_r245;
    PyObject *cpy_r_r246;
    char cpy_r_r247;
    char cpy_r_r248;
    PyObject *cpy_r_r249;
    PyObject *cpy_r_r250;
    PyObject **cpy_r_r251;
    PyObject *cpy_r_r252;
    PyObject *cpy_r_r253;
    char cpy_r_r254;
    PyObject *cpy_r_r255;
    CPyTagged cpy_r_r256;
    PyObject *cpy_r_r257;
    CPyTagged cpy_r_r258;
    PyObject *cpy_r_r259;
    char cpy_r_r260;
    PyObject *cpy_r_r261;
    PyObject *cpy_r_r262;
    PyObject *cpy_r_r263;
    PyObject **cpy_r_r264;
    PyObject *cpy_r_r265;
    PyObject *cpy_r_r266;
    char cpy_r_r267;
    PyObject *cpy_r_r268;
    PyObject *cpy_r_r269;
    char cpy_r_r270;
    PyObject *cpy_r_r271;
    char cpy_r_r272;
    PyObject *cpy_r_r273;
    char cpy_r_r274;
    tuple_T3OOO cpy_r_r275;
    PyObject **cpy_r_r276;
    PyObject *cpy_r_r277;
    char cpy_r_r278;
    char cpy_r_r279;
    PyObject *cpy_r_r280;
    PyObject *cpy_r_r281;
    PyObject **cpy_r_r282;
    PyObject *cpy_r_r283;
    PyObject *cpy_r_r284;
    char cpy_r_r285;
    PyObject *cpy_r_r286;
    char cpy_r_r287;
    PyObject *cpy_r_r288;
    char cpy_r_r289;
    int32_t cpy_r_r290;
    char cpy_r_r291;
    int32_t cpy_r_r292;
    PyObject *cpy_r_r293;
    char cpy_r_r294;
    char cpy_r_r295;
    char cpy_r_r296;
    char cpy_r_r297;
    char cpy_r_r298;
    char cpy_r_r299;
    char cpy_r_r300;
    char cpy_r_r301;
    char cpy_r_r302;
    PyObject *cpy_r_r303;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r12 = NULL;
    cpy_r_r13 = cpy_r_r12;
    CPy_XDECREF(cpy_r_r13);
    cpy_r_r14 = NULL;
    cpy_r_r15 = cpy_r_r14;
    cpy_r_r16 = NULL;
    cpy_r_r17 = cpy_r_r16;
    CPy_XDECREF(cpy_r_r17);
    cpy_r_r18 = NULL;
    cpy_r_r19 = cpy_r_r18;
    cpy_r_r20 = NULL;
    cpy_r_r21 = cpy_r_r20;
    CPy_XDECREF(cpy_r_r21);
    cpy_r_r22 = NULL;
    cpy_r_r23 = cpy_r_r22;
    cpy_r_r24 = NULL;
    cpy_r_r25 = cpy_r_r24;
    CPy_XDECREF(cpy_r_r25);
    cpy_r_r26 = NULL;
    cpy_r_r27 = cpy_r_r26;
    cpy_r_r28 = ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL211;
CPyL1: ;
    cpy_r_r29 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r30 = cpy_r_type != cpy_r_r29;
    if (!cpy_r_r30) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 20, CPyStatic_encyclopedia___actions___globals);
        goto CPyL210;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r31 = ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", "perform_action_gen", "t", 22, CPyStatic_encyclopedia___actions___globals);
        goto CPyL210;
    }
CPyL5: ;
    cpy_r_r32 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r31)->_book;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", "Table", "book", 22, CPyStatic_encyclopedia___actions___globals);
        goto CPyL210;
    }
CPyL6: ;
    cpy_r_r33 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r32)->_options;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", "Book", "options", 22, CPyStatic_encyclopedia___actions___globals);
        goto CPyL210;
    }
    CPy_INCREF(cpy_r_r33);
CPyL7: ;
    if (((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o);
    }
    ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o = cpy_r_r33;
    cpy_r_r34 = 1;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 22, CPyStatic_encyclopedia___actions___globals);
        goto CPyL210;
    }
    cpy_r_r35 = CPyStatic_free_steps___FREE_STEPS;
    if (likely(cpy_r_r35 != NULL)) goto CPyL11;
    PyErr_SetString(PyExc_NameError, "value for final name \"FREE_STEPS\" was not set");
    cpy_r_r36 = 0;
    if (unlikely(!cpy_r_r36)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 24, CPyStatic_encyclopedia___actions___globals);
        goto CPyL210;
    }
    CPy_Unreachable();
CPyL11: ;
    cpy_r_r37 = ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", "perform_action_gen", "t", 25, CPyStatic_encyclopedia___actions___globals);
        goto CPyL210;
    }
CPyL12: ;
    cpy_r_r38 = ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r38 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", "perform_action_gen", "me", 26, CPyStatic_encyclopedia___actions___globals);
        goto CPyL210;
    }
CPyL13: ;
    cpy_r_r39 = CPyStatics[334]; /* 'action' */
    cpy_r_r40 = CPyStatics[335]; /* 'EN-TURN-05' */
    cpy_r_r41 = ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", "perform_action_gen", "t", 29, CPyStatic_encyclopedia___actions___globals);
        goto CPyL210;
    }
CPyL14: ;
    cpy_r_r42 = ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r42 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", "perform_action_gen", "me", 29, CPyStatic_encyclopedia___actions___globals);
        goto CPyL210;
    }
CPyL15: ;
    cpy_r_r43 = CPyDef_encyclopedia___actions___ActionOffer(cpy_r_r41, cpy_r_r42);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 29, CPyStatic_encyclopedia___actions___globals);
        goto CPyL210;
    }
    cpy_r_r44 = CPyStatics[336]; /* 'colour' */
    cpy_r_r45 = ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", "perform_action_gen", "t", 30, CPyStatic_encyclopedia___actions___globals);
        goto CPyL222;
    }
CPyL17: ;
    cpy_r_r46 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r45)->_book;
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", "Table", "book", 30, CPyStatic_encyclopedia___actions___globals);
        goto CPyL222;
    }
CPyL18: ;
    cpy_r_r47 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r46)->_colours;
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", "Book", "colours", 30, CPyStatic_encyclopedia___actions___globals);
        goto CPyL222;
    }
    CPy_INCREF(cpy_r_r47);
CPyL19: ;
    cpy_r_r48 = ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", "perform_action_gen", "t", 30, CPyStatic_encyclopedia___actions___globals);
        goto CPyL223;
    }
CPyL20: ;
    cpy_r_r49 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r48)->_colour;
    if (unlikely(cpy_r_r49 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", "Table", "colour", 30, CPyStatic_encyclopedia___actions___globals);
        goto CPyL223;
    }
    CPyTagged_INCREF(cpy_r_r49);
CPyL21: ;
    cpy_r_r50 = CPySequenceTuple_GetItem(cpy_r_r47, cpy_r_r49);
    CPy_DECREF(cpy_r_r47);
    CPyTagged_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 30, CPyStatic_encyclopedia___actions___globals);
        goto CPyL222;
    }
    if (likely(PyUnicode_Check(cpy_r_r50)))
        cpy_r_r51 = cpy_r_r50;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 30, CPyStatic_encyclopedia___actions___globals, "str", cpy_r_r50);
        goto CPyL222;
    }
    cpy_r_r52 = CPyStatics[337]; /* 'value' */
    cpy_r_r53 = ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", "perform_action_gen", "t", 30, CPyStatic_encyclopedia___actions___globals);
        goto CPyL224;
    }
CPyL24: ;
    cpy_r_r54 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r53)->_values;
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", "Table", "values", 30, CPyStatic_encyclopedia___actions___globals);
        goto CPyL224;
    }
CPyL25: ;
    cpy_r_r55 = ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", "perform_action_gen", "t", 30, CPyStatic_encyclopedia___actions___globals);
        goto CPyL224;
    }
CPyL26: ;
    cpy_r_r56 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r55)->_die;
    if (unlikely(cpy_r_r56 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", "Table", "die", 30, CPyStatic_encyclopedia___actions___globals);
        goto CPyL224;
    }
CPyL27: ;
    cpy_r_r57 = CPyList_GetItem(cpy_r_r54, cpy_r_r56);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 30, CPyStatic_encyclopedia___actions___globals);
        goto CPyL224;
    }
    if (likely(PyLong_Check(cpy_r_r57)))
        cpy_r_r58 = CPyTagged_FromObject(cpy_r_r57);
    else {
        CPy_TypeError("int", cpy_r_r57); cpy_r_r58 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r58 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 30, CPyStatic_encyclopedia___actions___globals);
        goto CPyL224;
    }
    cpy_r_r59 = CPyTagged_StealAsObject(cpy_r_r58);
    cpy_r_r60 = CPyDict_Build(2, cpy_r_r44, cpy_r_r51, cpy_r_r52, cpy_r_r59);
    CPy_DECREF(cpy_r_r51);
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 30, CPyStatic_encyclopedia___actions___globals);
        goto CPyL222;
    }
    cpy_r_r61 = 2;
    cpy_r_r62 = NULL;
    cpy_r_r63 = CPyDef_extras___ask_with(cpy_r_r35, cpy_r_r37, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r43, cpy_r_r60, cpy_r_r61, cpy_r_r62);
    CPy_DECREF(cpy_r_r43);
    CPy_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 23, CPyStatic_encyclopedia___actions___globals);
        goto CPyL210;
    }
    if (((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_1 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_1);
    }
    ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_1 = cpy_r_r63;
    cpy_r_r64 = 1;
    if (!cpy_r_r64) goto CPyL210;
    cpy_r_r65 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r66 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r67 = NULL;
    cpy_r_r1 = cpy_r_r67;
    cpy_r_r68 = (PyObject **)&cpy_r_r1;
    cpy_r_r69 = ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_1;
    cpy_r_r70 = CPyDef_extras___ask_with_gen_____mypyc_generator_helper__(cpy_r_r69, cpy_r_r66, cpy_r_r66, cpy_r_r66, cpy_r_r65, cpy_r_r68);
    if (cpy_r_r70 != NULL) goto CPyL225;
    cpy_r_r71 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r71)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 23, CPyStatic_encyclopedia___actions___globals);
        goto CPyL226;
    }
    cpy_r_r72 = cpy_r_r1;
    cpy_r_r73 = NULL;
    if (((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_1 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_1);
    }
    ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_1 = cpy_r_r73;
    cpy_r_r74 = 1;
    if (unlikely(!cpy_r_r74)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 23, CPyStatic_encyclopedia___actions___globals);
        goto CPyL227;
    } else
        goto CPyL51;
CPyL35: ;
    cpy_r_r75 = cpy_r_r70;
CPyL36: ;
    ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r75;
CPyL37: ;
    cpy_r_r77 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r78 = cpy_r_type != cpy_r_r77;
    if (!cpy_r_r78) goto CPyL228;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 23, CPyStatic_encyclopedia___actions___globals);
        goto CPyL41;
    } else
        goto CPyL229;
CPyL39: ;
    CPy_Unreachable();
CPyL40: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL47;
CPyL41: ;
    cpy_r_r79 = CPy_CatchError();
    cpy_r_r80 = (PyObject **)&cpy_r_r3;
    cpy_r_r81 = ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_1;
    cpy_r_r82 = CPy_YieldFromErrorHandle(cpy_r_r81, cpy_r_r80);
    if (unlikely(cpy_r_r82 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 23, CPyStatic_encyclopedia___actions___globals);
        goto CPyL230;
    }
    if (cpy_r_r82) goto CPyL44;
    cpy_r_r75 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r79);
    CPy_DecRef(cpy_r_r79.f0);
    CPy_DecRef(cpy_r_r79.f1);
    CPy_DecRef(cpy_r_r79.f2);
    goto CPyL36;
CPyL44: ;
    cpy_r_r72 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r79);
    CPy_DecRef(cpy_r_r79.f0);
    CPy_DecRef(cpy_r_r79.f1);
    CPy_DecRef(cpy_r_r79.f2);
    goto CPyL51;
CPyL45: ;
    CPy_RestoreExcInfo(cpy_r_r79);
    CPy_DecRef(cpy_r_r79.f0);
    CPy_DecRef(cpy_r_r79.f1);
    CPy_DecRef(cpy_r_r79.f2);
    cpy_r_r83 = CPy_KeepPropagating();
    if (!cpy_r_r83) goto CPyL210;
    CPy_Unreachable();
CPyL47: ;
    cpy_r_r84 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r85 = NULL;
    cpy_r_r1 = cpy_r_r85;
    cpy_r_r86 = (PyObject **)&cpy_r_r1;
    cpy_r_r87 = ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_1;
    cpy_r_r88 = CPyDef_extras___ask_with_gen_____mypyc_generator_helper__(cpy_r_r87, cpy_r_r84, cpy_r_r84, cpy_r_r84, cpy_r_arg, cpy_r_r86);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r88 == NULL) {
        goto CPyL49;
    } else
        goto CPyL231;
CPyL48: ;
    cpy_r_r75 = cpy_r_r88;
    goto CPyL36;
CPyL49: ;
    cpy_r_r89 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r89)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 23, CPyStatic_encyclopedia___actions___globals);
        goto CPyL226;
    }
    cpy_r_r72 = cpy_r_r1;
CPyL51: ;
    if (likely(Py_TYPE(cpy_r_r72) == CPyType_option___Option))
        cpy_r_r90 = cpy_r_r72;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 23, CPyStatic_encyclopedia___actions___globals, "serai.kernel.option.Option", cpy_r_r72);
        goto CPyL210;
    }
    cpy_r_r91 = ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", "perform_action_gen", "o", 32, CPyStatic_encyclopedia___actions___globals);
        goto CPyL232;
    }
CPyL53: ;
    cpy_r_r92 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r91)->_embassy;
    CPy_INCREF(cpy_r_r92);
    cpy_r_r93 = cpy_r_r90 == cpy_r_r92;
    CPy_DECREF(cpy_r_r92);
    if (cpy_r_r93) {
        goto CPyL233;
    } else
        goto CPyL77;
CPyL54: ;
    cpy_r_r94 = ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", "perform_action_gen", "t", 33, CPyStatic_encyclopedia___actions___globals);
        goto CPyL210;
    }
CPyL55: ;
    cpy_r_r95 = ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r95 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", "perform_action_gen", "me", 33, CPyStatic_encyclopedia___actions___globals);
        goto CPyL210;
    }
CPyL56: ;
    cpy_r_r96 = CPyDef_embassy___visit_embassy(cpy_r_r94, cpy_r_r95);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 33, CPyStatic_encyclopedia___actions___globals);
        goto CPyL210;
    }
    if (((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_2 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_2);
    }
    ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_2 = cpy_r_r96;
    cpy_r_r97 = 1;
    if (!cpy_r_r97) goto CPyL210;
    cpy_r_r98 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r99 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r100 = NULL;
    cpy_r_r5 = cpy_r_r100;
    cpy_r_r101 = (PyObject **)&cpy_r_r5;
    cpy_r_r102 = ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_2;
    cpy_r_r103 = CPyDef_embassy___visit_embassy_gen_____mypyc_generator_helper__(cpy_r_r102, cpy_r_r99, cpy_r_r99, cpy_r_r99, cpy_r_r98, cpy_r_r101);
    if (cpy_r_r103 != NULL) goto CPyL234;
    cpy_r_r104 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r104)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 33, CPyStatic_encyclopedia___actions___globals);
        goto CPyL235;
    }
    cpy_r_r105 = cpy_r_r5;
    CPy_DECREF(cpy_r_r105);
    cpy_r_r106 = NULL;
    if (((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_2 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_2);
    }
    ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_2 = cpy_r_r106;
    cpy_r_r107 = 1;
    if (unlikely(!cpy_r_r107)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 33, CPyStatic_encyclopedia___actions___globals);
        goto CPyL210;
    } else
        goto CPyL203;
CPyL61: ;
    cpy_r_r108 = cpy_r_r103;
CPyL62: ;
    ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r108;
CPyL63: ;
    cpy_r_r110 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r111 = cpy_r_type != cpy_r_r110;
    if (!cpy_r_r111) goto CPyL236;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 33, CPyStatic_encyclopedia___actions___globals);
        goto CPyL67;
    } else
        goto CPyL237;
CPyL65: ;
    CPy_Unreachable();
CPyL66: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL73;
CPyL67: ;
    cpy_r_r112 = CPy_CatchError();
    cpy_r_r113 = (PyObject **)&cpy_r_r7;
    cpy_r_r114 = ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_2;
    cpy_r_r115 = CPy_YieldFromErrorHandle(cpy_r_r114, cpy_r_r113);
    if (unlikely(cpy_r_r115 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 33, CPyStatic_encyclopedia___actions___globals);
        goto CPyL238;
    }
    if (cpy_r_r115) goto CPyL70;
    cpy_r_r108 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r112);
    CPy_DecRef(cpy_r_r112.f0);
    CPy_DecRef(cpy_r_r112.f1);
    CPy_DecRef(cpy_r_r112.f2);
    goto CPyL62;
CPyL70: ;
    cpy_r_r105 = cpy_r_r7;
    CPy_DecRef(cpy_r_r105);
    CPy_RestoreExcInfo(cpy_r_r112);
    CPy_DecRef(cpy_r_r112.f0);
    CPy_DecRef(cpy_r_r112.f1);
    CPy_DecRef(cpy_r_r112.f2);
    goto CPyL203;
CPyL71: ;
    CPy_RestoreExcInfo(cpy_r_r112);
    CPy_DecRef(cpy_r_r112.f0);
    CPy_DecRef(cpy_r_r112.f1);
    CPy_DecRef(cpy_r_r112.f2);
    cpy_r_r116 = CPy_KeepPropagating();
    if (!cpy_r_r116) goto CPyL210;
    CPy_Unreachable();
CPyL73: ;
    cpy_r_r117 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r118 = NULL;
    cpy_r_r5 = cpy_r_r118;
    cpy_r_r119 = (PyObject **)&cpy_r_r5;
    cpy_r_r120 = ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_2;
    cpy_r_r121 = CPyDef_embassy___visit_embassy_gen_____mypyc_generator_helper__(cpy_r_r120, cpy_r_r117, cpy_r_r117, cpy_r_r117, cpy_r_arg, cpy_r_r119);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r121 == NULL) {
        goto CPyL75;
    } else
        goto CPyL239;
CPyL74: ;
    cpy_r_r108 = cpy_r_r121;
    goto CPyL62;
CPyL75: ;
    cpy_r_r122 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r122)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 33, CPyStatic_encyclopedia___actions___globals);
        goto CPyL235;
    }
    cpy_r_r105 = cpy_r_r5;
    CPy_DECREF(cpy_r_r105);
    goto CPyL203;
CPyL77: ;
    cpy_r_r123 = ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", "perform_action_gen", "o", 34, CPyStatic_encyclopedia___actions___globals);
        goto CPyL232;
    }
CPyL78: ;
    cpy_r_r124 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r123)->_bank;
    CPy_INCREF(cpy_r_r124);
    cpy_r_r125 = cpy_r_r90 == cpy_r_r124;
    CPy_DECREF(cpy_r_r124);
    if (cpy_r_r125) {
        goto CPyL240;
    } else
        goto CPyL102;
CPyL79: ;
    cpy_r_r126 = ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", "perform_action_gen", "t", 35, CPyStatic_encyclopedia___actions___globals);
        goto CPyL210;
    }
CPyL80: ;
    cpy_r_r127 = ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r127 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", "perform_action_gen", "me", 35, CPyStatic_encyclopedia___actions___globals);
        goto CPyL210;
    }
CPyL81: ;
    cpy_r_r128 = CPyDef_bank___visit_bank(cpy_r_r126, cpy_r_r127);
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 35, CPyStatic_encyclopedia___actions___globals);
        goto CPyL210;
    }
    if (((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_3 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_3);
    }
    ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_3 = cpy_r_r128;
    cpy_r_r129 = 1;
    if (!cpy_r_r129) goto CPyL210;
    cpy_r_r130 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r131 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r132 = NULL;
    cpy_r_r9 = cpy_r_r132;
    cpy_r_r133 = (PyObject **)&cpy_r_r9;
    cpy_r_r134 = ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_3;
    cpy_r_r135 = CPyDef_bank___visit_bank_gen_____mypyc_generator_helper__(cpy_r_r134, cpy_r_r131, cpy_r_r131, cpy_r_r131, cpy_r_r130, cpy_r_r133);
    if (cpy_r_r135 != NULL) goto CPyL241;
    cpy_r_r136 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r136)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 35, CPyStatic_encyclopedia___actions___globals);
        goto CPyL242;
    }
    cpy_r_r137 = cpy_r_r9;
    CPy_DECREF(cpy_r_r137);
    cpy_r_r138 = NULL;
    if (((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_3 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_3);
    }
    ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_3 = cpy_r_r138;
    cpy_r_r139 = 1;
    if (unlikely(!cpy_r_r139)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 35, CPyStatic_encyclopedia___actions___globals);
        goto CPyL210;
    } else
        goto CPyL203;
CPyL86: ;
    cpy_r_r140 = cpy_r_r135;
CPyL87: ;
    ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r140;
CPyL88: ;
    cpy_r_r142 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r143 = cpy_r_type != cpy_r_r142;
    if (!cpy_r_r143) goto CPyL243;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 35, CPyStatic_encyclopedia___actions___globals);
        goto CPyL92;
    } else
        goto CPyL244;
CPyL90: ;
    CPy_Unreachable();
CPyL91: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL98;
CPyL92: ;
    cpy_r_r144 = CPy_CatchError();
    cpy_r_r145 = (PyObject **)&cpy_r_r11;
    cpy_r_r146 = ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_3;
    cpy_r_r147 = CPy_YieldFromErrorHandle(cpy_r_r146, cpy_r_r145);
    if (unlikely(cpy_r_r147 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 35, CPyStatic_encyclopedia___actions___globals);
        goto CPyL245;
    }
    if (cpy_r_r147) goto CPyL95;
    cpy_r_r140 = cpy_r_r11;
    CPy_RestoreExcInfo(cpy_r_r144);
    CPy_DecRef(cpy_r_r144.f0);
    CPy_DecRef(cpy_r_r144.f1);
    CPy_DecRef(cpy_r_r144.f2);
    goto CPyL87;
CPyL95: ;
    cpy_r_r137 = cpy_r_r11;
    CPy_DecRef(cpy_r_r137);
    CPy_RestoreExcInfo(cpy_r_r144);
    CPy_DecRef(cpy_r_r144.f0);
    CPy_DecRef(cpy_r_r144.f1);
    CPy_DecRef(cpy_r_r144.f2);
    goto CPyL203;
CPyL96: ;
    CPy_RestoreExcInfo(cpy_r_r144);
    CPy_DecRef(cpy_r_r144.f0);
    CPy_DecRef(cpy_r_r144.f1);
    CPy_DecRef(cpy_r_r144.f2);
    cpy_r_r148 = CPy_KeepPropagating();
    if (!cpy_r_r148) goto CPyL210;
    CPy_Unreachable();
CPyL98: ;
    cpy_r_r149 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r150 = NULL;
    cpy_r_r9 = cpy_r_r150;
    cpy_r_r151 = (PyObject **)&cpy_r_r9;
    cpy_r_r152 = ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_3;
    cpy_r_r153 = CPyDef_bank___visit_bank_gen_____mypyc_generator_helper__(cpy_r_r152, cpy_r_r149, cpy_r_r149, cpy_r_r149, cpy_r_arg, cpy_r_r151);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r153 == NULL) {
        goto CPyL100;
    } else
        goto CPyL246;
CPyL99: ;
    cpy_r_r140 = cpy_r_r153;
    goto CPyL87;
CPyL100: ;
    cpy_r_r154 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r154)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 35, CPyStatic_encyclopedia___actions___globals);
        goto CPyL242;
    }
    cpy_r_r137 = cpy_r_r9;
    CPy_DECREF(cpy_r_r137);
    goto CPyL203;
CPyL102: ;
    cpy_r_r155 = ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", "perform_action_gen", "o", 36, CPyStatic_encyclopedia___actions___globals);
        goto CPyL232;
    }
CPyL103: ;
    cpy_r_r156 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r155)->_university;
    CPy_INCREF(cpy_r_r156);
    cpy_r_r157 = cpy_r_r90 == cpy_r_r156;
    CPy_DECREF(cpy_r_r156);
    if (cpy_r_r157) {
        goto CPyL247;
    } else
        goto CPyL127;
CPyL104: ;
    cpy_r_r158 = ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", "perform_action_gen", "t", 37, CPyStatic_encyclopedia___actions___globals);
        goto CPyL210;
    }
CPyL105: ;
    cpy_r_r159 = ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r159 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", "perform_action_gen", "me", 37, CPyStatic_encyclopedia___actions___globals);
        goto CPyL210;
    }
CPyL106: ;
    cpy_r_r160 = CPyDef_university___visit_university(cpy_r_r158, cpy_r_r159);
    if (unlikely(cpy_r_r160 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 37, CPyStatic_encyclopedia___actions___globals);
        goto CPyL210;
    }
    if (((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_4 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_4);
    }
    ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_4 = cpy_r_r160;
    cpy_r_r161 = 1;
    if (!cpy_r_r161) goto CPyL210;
    cpy_r_r162 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r163 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r164 = NULL;
    cpy_r_r13 = cpy_r_r164;
    cpy_r_r165 = (PyObject **)&cpy_r_r13;
    cpy_r_r166 = ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_4;
    cpy_r_r167 = CPyDef_university___visit_university_gen_____mypyc_generator_helper__(cpy_r_r166, cpy_r_r163, cpy_r_r163, cpy_r_r163, cpy_r_r162, cpy_r_r165);
    if (cpy_r_r167 != NULL) goto CPyL248;
    cpy_r_r168 = cpy_r_r13 != 0;
    if (unlikely(!cpy_r_r168)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 37, CPyStatic_encyclopedia___actions___globals);
        goto CPyL249;
    }
    cpy_r_r169 = cpy_r_r13;
    CPy_DECREF(cpy_r_r169);
    cpy_r_r170 = NULL;
    if (((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_4 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_4);
    }
    ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_4 = cpy_r_r170;
    cpy_r_r171 = 1;
    if (unlikely(!cpy_r_r171)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 37, CPyStatic_encyclopedia___actions___globals);
        goto CPyL210;
    } else
        goto CPyL203;
CPyL111: ;
    cpy_r_r172 = cpy_r_r167;
CPyL112: ;
    ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 4;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r172;
CPyL113: ;
    cpy_r_r174 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r175 = cpy_r_type != cpy_r_r174;
    if (!cpy_r_r175) goto CPyL250;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 37, CPyStatic_encyclopedia___actions___globals);
        goto CPyL117;
    } else
        goto CPyL251;
CPyL115: ;
    CPy_Unreachable();
CPyL116: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL123;
CPyL117: ;
    cpy_r_r176 = CPy_CatchError();
    cpy_r_r177 = (PyObject **)&cpy_r_r15;
    cpy_r_r178 = ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_4;
    cpy_r_r179 = CPy_YieldFromErrorHandle(cpy_r_r178, cpy_r_r177);
    if (unlikely(cpy_r_r179 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 37, CPyStatic_encyclopedia___actions___globals);
        goto CPyL252;
    }
    if (cpy_r_r179) goto CPyL120;
    cpy_r_r172 = cpy_r_r15;
    CPy_RestoreExcInfo(cpy_r_r176);
    CPy_DecRef(cpy_r_r176.f0);
    CPy_DecRef(cpy_r_r176.f1);
    CPy_DecRef(cpy_r_r176.f2);
    goto CPyL112;
CPyL120: ;
    cpy_r_r169 = cpy_r_r15;
    CPy_DecRef(cpy_r_r169);
    CPy_RestoreExcInfo(cpy_r_r176);
    CPy_DecRef(cpy_r_r176.f0);
    CPy_DecRef(cpy_r_r176.f1);
    CPy_DecRef(cpy_r_r176.f2);
    goto CPyL203;
CPyL121: ;
    CPy_RestoreExcInfo(cpy_r_r176);
    CPy_DecRef(cpy_r_r176.f0);
    CPy_DecRef(cpy_r_r176.f1);
    CPy_DecRef(cpy_r_r176.f2);
    cpy_r_r180 = CPy_KeepPropagating();
    if (!cpy_r_r180) goto CPyL210;
    CPy_Unreachable();
CPyL123: ;
    cpy_r_r181 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r182 = NULL;
    cpy_r_r13 = cpy_r_r182;
    cpy_r_r183 = (PyObject **)&cpy_r_r13;
    cpy_r_r184 = ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_4;
    cpy_r_r185 = CPyDef_university___visit_university_gen_____mypyc_generator_helper__(cpy_r_r184, cpy_r_r181, cpy_r_r181, cpy_r_r181, cpy_r_arg, cpy_r_r183);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r185 == NULL) {
        goto CPyL125;
    } else
        goto CPyL253;
CPyL124: ;
    cpy_r_r172 = cpy_r_r185;
    goto CPyL112;
CPyL125: ;
    cpy_r_r186 = cpy_r_r13 != 0;
    if (unlikely(!cpy_r_r186)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 37, CPyStatic_encyclopedia___actions___globals);
        goto CPyL249;
    }
    cpy_r_r169 = cpy_r_r13;
    CPy_DECREF(cpy_r_r169);
    goto CPyL203;
CPyL127: ;
    cpy_r_r187 = ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r187 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", "perform_action_gen", "o", 38, CPyStatic_encyclopedia___actions___globals);
        goto CPyL232;
    }
CPyL128: ;
    cpy_r_r188 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r187)->_academy;
    CPy_INCREF(cpy_r_r188);
    cpy_r_r189 = cpy_r_r90 == cpy_r_r188;
    CPy_DECREF(cpy_r_r188);
    if (cpy_r_r189) {
        goto CPyL254;
    } else
        goto CPyL152;
CPyL129: ;
    cpy_r_r190 = ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r190 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", "perform_action_gen", "t", 39, CPyStatic_encyclopedia___actions___globals);
        goto CPyL210;
    }
CPyL130: ;
    cpy_r_r191 = ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r191 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", "perform_action_gen", "me", 39, CPyStatic_encyclopedia___actions___globals);
        goto CPyL210;
    }
CPyL131: ;
    cpy_r_r192 = CPyDef_academy___visit_academy(cpy_r_r190, cpy_r_r191);
    if (unlikely(cpy_r_r192 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 39, CPyStatic_encyclopedia___actions___globals);
        goto CPyL210;
    }
    if (((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_5 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_5);
    }
    ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_5 = cpy_r_r192;
    cpy_r_r193 = 1;
    if (!cpy_r_r193) goto CPyL210;
    cpy_r_r194 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r195 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r196 = NULL;
    cpy_r_r17 = cpy_r_r196;
    cpy_r_r197 = (PyObject **)&cpy_r_r17;
    cpy_r_r198 = ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_5;
    cpy_r_r199 = CPyDef_academy___visit_academy_gen_____mypyc_generator_helper__(cpy_r_r198, cpy_r_r195, cpy_r_r195, cpy_r_r195, cpy_r_r194, cpy_r_r197);
    if (cpy_r_r199 != NULL) goto CPyL255;
    cpy_r_r200 = cpy_r_r17 != 0;
    if (unlikely(!cpy_r_r200)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 39, CPyStatic_encyclopedia___actions___globals);
        goto CPyL256;
    }
    cpy_r_r201 = cpy_r_r17;
    CPy_DECREF(cpy_r_r201);
    cpy_r_r202 = NULL;
    if (((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_5 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_5);
    }
    ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_5 = cpy_r_r202;
    cpy_r_r203 = 1;
    if (unlikely(!cpy_r_r203)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 39, CPyStatic_encyclopedia___actions___globals);
        goto CPyL210;
    } else
        goto CPyL203;
CPyL136: ;
    cpy_r_r204 = cpy_r_r199;
CPyL137: ;
    ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 5;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r204;
CPyL138: ;
    cpy_r_r206 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r207 = cpy_r_type != cpy_r_r206;
    if (!cpy_r_r207) goto CPyL257;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 39, CPyStatic_encyclopedia___actions___globals);
        goto CPyL142;
    } else
        goto CPyL258;
CPyL140: ;
    CPy_Unreachable();
CPyL141: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL148;
CPyL142: ;
    cpy_r_r208 = CPy_CatchError();
    cpy_r_r209 = (PyObject **)&cpy_r_r19;
    cpy_r_r210 = ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_5;
    cpy_r_r211 = CPy_YieldFromErrorHandle(cpy_r_r210, cpy_r_r209);
    if (unlikely(cpy_r_r211 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 39, CPyStatic_encyclopedia___actions___globals);
        goto CPyL259;
    }
    if (cpy_r_r211) goto CPyL145;
    cpy_r_r204 = cpy_r_r19;
    CPy_RestoreExcInfo(cpy_r_r208);
    CPy_DecRef(cpy_r_r208.f0);
    CPy_DecRef(cpy_r_r208.f1);
    CPy_DecRef(cpy_r_r208.f2);
    goto CPyL137;
CPyL145: ;
    cpy_r_r201 = cpy_r_r19;
    CPy_DecRef(cpy_r_r201);
    CPy_RestoreExcInfo(cpy_r_r208);
    CPy_DecRef(cpy_r_r208.f0);
    CPy_DecRef(cpy_r_r208.f1);
    CPy_DecRef(cpy_r_r208.f2);
    goto CPyL203;
CPyL146: ;
    CPy_RestoreExcInfo(cpy_r_r208);
    CPy_DecRef(cpy_r_r208.f0);
    CPy_DecRef(cpy_r_r208.f1);
    CPy_DecRef(cpy_r_r208.f2);
    cpy_r_r212 = CPy_KeepPropagating();
    if (!cpy_r_r212) goto CPyL210;
    CPy_Unreachable();
CPyL148: ;
    cpy_r_r213 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r214 = NULL;
    cpy_r_r17 = cpy_r_r214;
    cpy_r_r215 = (PyObject **)&cpy_r_r17;
    cpy_r_r216 = ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_5;
    cpy_r_r217 = CPyDef_academy___visit_academy_gen_____mypyc_generator_helper__(cpy_r_r216, cpy_r_r213, cpy_r_r213, cpy_r_r213, cpy_r_arg, cpy_r_r215);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r217 == NULL) {
        goto CPyL150;
    } else
        goto CPyL260;
CPyL149: ;
    cpy_r_r204 = cpy_r_r217;
    goto CPyL137;
CPyL150: ;
    cpy_r_r218 = cpy_r_r17 != 0;
    if (unlikely(!cpy_r_r218)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 39, CPyStatic_encyclopedia___actions___globals);
        goto CPyL256;
    }
    cpy_r_r201 = cpy_r_r17;
    CPy_DECREF(cpy_r_r201);
    goto CPyL203;
CPyL152: ;
    cpy_r_r219 = ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r219 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", "perform_action_gen", "o", 40, CPyStatic_encyclopedia___actions___globals);
        goto CPyL232;
    }
CPyL153: ;
    cpy_r_r220 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r219)->_expedition;
    CPy_INCREF(cpy_r_r220);
    cpy_r_r221 = PySequence_Contains(cpy_r_r220, cpy_r_r90);
    CPy_DECREF(cpy_r_r220);
    cpy_r_r222 = cpy_r_r221 >= 0;
    if (unlikely(!cpy_r_r222)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 40, CPyStatic_encyclopedia___actions___globals);
        goto CPyL232;
    }
    cpy_r_r223 = cpy_r_r221;
    if (!cpy_r_r223) goto CPyL179;
    cpy_r_r224 = ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r224 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", "perform_action_gen", "t", 41, CPyStatic_encyclopedia___actions___globals);
        goto CPyL232;
    }
CPyL156: ;
    cpy_r_r225 = ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r225 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", "perform_action_gen", "me", 41, CPyStatic_encyclopedia___actions___globals);
        goto CPyL232;
    }
CPyL157: ;
    cpy_r_r226 = ((serai___kernel___option___OptionObject *)cpy_r_r90)->_value;
    CPy_INCREF(cpy_r_r226);
    CPy_DECREF(cpy_r_r90);
    if (likely(PyLong_Check(cpy_r_r226)))
        cpy_r_r227 = CPyTagged_FromObject(cpy_r_r226);
    else {
        CPy_TypeError("int", cpy_r_r226); cpy_r_r227 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r226);
    if (unlikely(cpy_r_r227 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 41, CPyStatic_encyclopedia___actions___globals);
        goto CPyL210;
    }
    cpy_r_r228 = CPyDef_expedition___go_on_expedition(cpy_r_r224, cpy_r_r225, cpy_r_r227);
    CPyTagged_DECREF(cpy_r_r227);
    if (unlikely(cpy_r_r228 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 41, CPyStatic_encyclopedia___actions___globals);
        goto CPyL210;
    }
    if (((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_6 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_6);
    }
    ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_6 = cpy_r_r228;
    cpy_r_r229 = 1;
    if (!cpy_r_r229) goto CPyL210;
    cpy_r_r230 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r231 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r232 = NULL;
    cpy_r_r21 = cpy_r_r232;
    cpy_r_r233 = (PyObject **)&cpy_r_r21;
    cpy_r_r234 = ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_6;
    cpy_r_r235 = CPyDef_expedition___go_on_expedition_gen_____mypyc_generator_helper__(cpy_r_r234, cpy_r_r231, cpy_r_r231, cpy_r_r231, cpy_r_r230, cpy_r_r233);
    if (cpy_r_r235 != NULL) goto CPyL261;
    cpy_r_r236 = cpy_r_r21 != 0;
    if (unlikely(!cpy_r_r236)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 41, CPyStatic_encyclopedia___actions___globals);
        goto CPyL262;
    }
    cpy_r_r237 = cpy_r_r21;
    CPy_DECREF(cpy_r_r237);
    cpy_r_r238 = NULL;
    if (((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_6 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_6);
    }
    ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_6 = cpy_r_r238;
    cpy_r_r239 = 1;
    if (unlikely(!cpy_r_r239)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 41, CPyStatic_encyclopedia___actions___globals);
        goto CPyL210;
    } else
        goto CPyL203;
CPyL163: ;
    cpy_r_r240 = cpy_r_r235;
CPyL164: ;
    ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 6;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r240;
CPyL165: ;
    cpy_r_r242 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r243 = cpy_r_type != cpy_r_r242;
    if (!cpy_r_r243) goto CPyL263;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 41, CPyStatic_encyclopedia___actions___globals);
        goto CPyL169;
    } else
        goto CPyL264;
CPyL167: ;
    CPy_Unreachable();
CPyL168: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL175;
CPyL169: ;
    cpy_r_r244 = CPy_CatchError();
    cpy_r_r245 = (PyObject **)&cpy_r_r23;
    cpy_r_r246 = ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_6;
    cpy_r_r247 = CPy_YieldFromErrorHandle(cpy_r_r246, cpy_r_r245);
    if (unlikely(cpy_r_r247 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 41, CPyStatic_encyclopedia___actions___globals);
        goto CPyL265;
    }
    if (cpy_r_r247) goto CPyL172;
    cpy_r_r240 = cpy_r_r23;
    CPy_RestoreExcInfo(cpy_r_r244);
    CPy_DecRef(cpy_r_r244.f0);
    CPy_DecRef(cpy_r_r244.f1);
    CPy_DecRef(cpy_r_r244.f2);
    goto CPyL164;
CPyL172: ;
    cpy_r_r237 = cpy_r_r23;
    CPy_DecRef(cpy_r_r237);
    CPy_RestoreExcInfo(cpy_r_r244);
    CPy_DecRef(cpy_r_r244.f0);
    CPy_DecRef(cpy_r_r244.f1);
    CPy_DecRef(cpy_r_r244.f2);
    goto CPyL203;
CPyL173: ;
    CPy_RestoreExcInfo(cpy_r_r244);
    CPy_DecRef(cpy_r_r244.f0);
    CPy_DecRef(cpy_r_r244.f1);
    CPy_DecRef(cpy_r_r244.f2);
    cpy_r_r248 = CPy_KeepPropagating();
    if (!cpy_r_r248) goto CPyL210;
    CPy_Unreachable();
CPyL175: ;
    cpy_r_r249 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r250 = NULL;
    cpy_r_r21 = cpy_r_r250;
    cpy_r_r251 = (PyObject **)&cpy_r_r21;
    cpy_r_r252 = ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_6;
    cpy_r_r253 = CPyDef_expedition___go_on_expedition_gen_____mypyc_generator_helper__(cpy_r_r252, cpy_r_r249, cpy_r_r249, cpy_r_r249, cpy_r_arg, cpy_r_r251);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r253 == NULL) {
        goto CPyL177;
    } else
        goto CPyL266;
CPyL176: ;
    cpy_r_r240 = cpy_r_r253;
    goto CPyL164;
CPyL177: ;
    cpy_r_r254 = cpy_r_r21 != 0;
    if (unlikely(!cpy_r_r254)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 41, CPyStatic_encyclopedia___actions___globals);
        goto CPyL262;
    }
    cpy_r_r237 = cpy_r_r21;
    CPy_DECREF(cpy_r_r237);
    goto CPyL203;
CPyL179: ;
    cpy_r_r255 = ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r255 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", "perform_action_gen", "t", 43, CPyStatic_encyclopedia___actions___globals);
        goto CPyL232;
    }
CPyL180: ;
    cpy_r_r256 = ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r256 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", "perform_action_gen", "me", 43, CPyStatic_encyclopedia___actions___globals);
        goto CPyL232;
    }
CPyL181: ;
    cpy_r_r257 = ((serai___kernel___option___OptionObject *)cpy_r_r90)->_value;
    CPy_INCREF(cpy_r_r257);
    CPy_DECREF(cpy_r_r90);
    if (likely(PyLong_Check(cpy_r_r257)))
        cpy_r_r258 = CPyTagged_FromObject(cpy_r_r257);
    else {
        CPy_TypeError("int", cpy_r_r257); cpy_r_r258 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r257);
    if (unlikely(cpy_r_r258 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 43, CPyStatic_encyclopedia___actions___globals);
        goto CPyL210;
    }
    cpy_r_r259 = CPyDef_publication___publish(cpy_r_r255, cpy_r_r256, cpy_r_r258);
    CPyTagged_DECREF(cpy_r_r258);
    if (unlikely(cpy_r_r259 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 43, CPyStatic_encyclopedia___actions___globals);
        goto CPyL210;
    }
    if (((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_7 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_7);
    }
    ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_7 = cpy_r_r259;
    cpy_r_r260 = 1;
    if (!cpy_r_r260) goto CPyL210;
    cpy_r_r261 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r262 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r263 = NULL;
    cpy_r_r25 = cpy_r_r263;
    cpy_r_r264 = (PyObject **)&cpy_r_r25;
    cpy_r_r265 = ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_7;
    cpy_r_r266 = CPyDef_publication___publish_gen_____mypyc_generator_helper__(cpy_r_r265, cpy_r_r262, cpy_r_r262, cpy_r_r262, cpy_r_r261, cpy_r_r264);
    if (cpy_r_r266 != NULL) goto CPyL267;
    cpy_r_r267 = cpy_r_r25 != 0;
    if (unlikely(!cpy_r_r267)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 43, CPyStatic_encyclopedia___actions___globals);
        goto CPyL268;
    }
    cpy_r_r268 = cpy_r_r25;
    CPy_DECREF(cpy_r_r268);
    cpy_r_r269 = NULL;
    if (((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_7 != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_7);
    }
    ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_7 = cpy_r_r269;
    cpy_r_r270 = 1;
    if (unlikely(!cpy_r_r270)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 43, CPyStatic_encyclopedia___actions___globals);
        goto CPyL210;
    } else
        goto CPyL203;
CPyL187: ;
    cpy_r_r271 = cpy_r_r266;
CPyL188: ;
    ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 7;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r271;
CPyL189: ;
    cpy_r_r273 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r274 = cpy_r_type != cpy_r_r273;
    if (!cpy_r_r274) goto CPyL269;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 43, CPyStatic_encyclopedia___actions___globals);
        goto CPyL193;
    } else
        goto CPyL270;
CPyL191: ;
    CPy_Unreachable();
CPyL192: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL199;
CPyL193: ;
    cpy_r_r275 = CPy_CatchError();
    cpy_r_r276 = (PyObject **)&cpy_r_r27;
    cpy_r_r277 = ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_7;
    cpy_r_r278 = CPy_YieldFromErrorHandle(cpy_r_r277, cpy_r_r276);
    if (unlikely(cpy_r_r278 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 43, CPyStatic_encyclopedia___actions___globals);
        goto CPyL271;
    }
    if (cpy_r_r278) goto CPyL196;
    cpy_r_r271 = cpy_r_r27;
    CPy_RestoreExcInfo(cpy_r_r275);
    CPy_DecRef(cpy_r_r275.f0);
    CPy_DecRef(cpy_r_r275.f1);
    CPy_DecRef(cpy_r_r275.f2);
    goto CPyL188;
CPyL196: ;
    cpy_r_r268 = cpy_r_r27;
    CPy_DecRef(cpy_r_r268);
    CPy_RestoreExcInfo(cpy_r_r275);
    CPy_DecRef(cpy_r_r275.f0);
    CPy_DecRef(cpy_r_r275.f1);
    CPy_DecRef(cpy_r_r275.f2);
    goto CPyL203;
CPyL197: ;
    CPy_RestoreExcInfo(cpy_r_r275);
    CPy_DecRef(cpy_r_r275.f0);
    CPy_DecRef(cpy_r_r275.f1);
    CPy_DecRef(cpy_r_r275.f2);
    cpy_r_r279 = CPy_KeepPropagating();
    if (!cpy_r_r279) goto CPyL210;
    CPy_Unreachable();
CPyL199: ;
    cpy_r_r280 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r281 = NULL;
    cpy_r_r25 = cpy_r_r281;
    cpy_r_r282 = (PyObject **)&cpy_r_r25;
    cpy_r_r283 = ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___encyclopedia___actions___perform_action_gen_7;
    cpy_r_r284 = CPyDef_publication___publish_gen_____mypyc_generator_helper__(cpy_r_r283, cpy_r_r280, cpy_r_r280, cpy_r_r280, cpy_r_arg, cpy_r_r282);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r284 == NULL) {
        goto CPyL201;
    } else
        goto CPyL272;
CPyL200: ;
    cpy_r_r271 = cpy_r_r284;
    goto CPyL188;
CPyL201: ;
    cpy_r_r285 = cpy_r_r25 != 0;
    if (unlikely(!cpy_r_r285)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 43, CPyStatic_encyclopedia___actions___globals);
        goto CPyL268;
    }
    cpy_r_r268 = cpy_r_r25;
    CPy_DECREF(cpy_r_r268);
CPyL203: ;
    cpy_r_r286 = ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r286 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", "perform_action_gen", "t", 44, CPyStatic_encyclopedia___actions___globals);
        goto CPyL210;
    }
CPyL204: ;
    cpy_r_r287 = CPyDef_boosts___put_away_die(cpy_r_r286);
    if (unlikely(cpy_r_r287 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 44, CPyStatic_encyclopedia___actions___globals);
        goto CPyL210;
    }
    cpy_r_r288 = Py_None;
    CPy_INCREF(cpy_r_r288);
    ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r290 = CPyDef_encyclopedia___actions___perform_action_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL209;
    CPyGen_SetStopIterationValue(cpy_r_r288);
    CPy_DECREF(cpy_r_r288);
    if (!0) goto CPyL221;
    CPy_Unreachable();
CPyL209: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r288;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL210: ;
    ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r292 = CPyDef_encyclopedia___actions___perform_action_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r293 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r293;
CPyL211: ;
    cpy_r_r294 = cpy_r_r28 == 0;
    if (cpy_r_r294) goto CPyL273;
    cpy_r_r295 = cpy_r_r28 == 1;
    if (cpy_r_r295) {
        goto CPyL274;
    } else
        goto CPyL275;
CPyL213: ;
    cpy_r_r296 = cpy_r_r28 == 2;
    if (cpy_r_r296) {
        goto CPyL276;
    } else
        goto CPyL277;
CPyL214: ;
    cpy_r_r297 = cpy_r_r28 == 3;
    if (cpy_r_r297) {
        goto CPyL278;
    } else
        goto CPyL279;
CPyL215: ;
    cpy_r_r298 = cpy_r_r28 == 4;
    if (cpy_r_r298) {
        goto CPyL280;
    } else
        goto CPyL281;
CPyL216: ;
    cpy_r_r299 = cpy_r_r28 == 5;
    if (cpy_r_r299) {
        goto CPyL282;
    } else
        goto CPyL283;
CPyL217: ;
    cpy_r_r300 = cpy_r_r28 == 6;
    if (cpy_r_r300) {
        goto CPyL284;
    } else
        goto CPyL285;
CPyL218: ;
    cpy_r_r301 = cpy_r_r28 == 7;
    if (cpy_r_r301) {
        goto CPyL189;
    } else
        goto CPyL286;
CPyL219: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r302 = 0;
    if (unlikely(!cpy_r_r302)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 20, CPyStatic_encyclopedia___actions___globals);
        goto CPyL221;
    }
    CPy_Unreachable();
CPyL221: ;
    cpy_r_r303 = NULL;
    CPyGen_Exit(&((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r303;
CPyL222: ;
    CPy_DecRef(cpy_r_r43);
    goto CPyL210;
CPyL223: ;
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r47);
    goto CPyL210;
CPyL224: ;
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r51);
    goto CPyL210;
CPyL225: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL35;
CPyL226: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL210;
CPyL227: ;
    CPy_DecRef(cpy_r_r72);
    goto CPyL210;
CPyL228: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL40;
CPyL229: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL39;
CPyL230: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL45;
CPyL231: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL48;
CPyL232: ;
    CPy_DecRef(cpy_r_r90);
    goto CPyL210;
CPyL233: ;
    CPy_DECREF(cpy_r_r90);
    goto CPyL54;
CPyL234: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL61;
CPyL235: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL210;
CPyL236: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL66;
CPyL237: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL65;
CPyL238: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL71;
CPyL239: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL74;
CPyL240: ;
    CPy_DECREF(cpy_r_r90);
    goto CPyL79;
CPyL241: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL86;
CPyL242: ;
    CPy_XDecRef(cpy_r_r9);
    goto CPyL210;
CPyL243: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL91;
CPyL244: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL90;
CPyL245: ;
    CPy_XDecRef(cpy_r_r11);
    goto CPyL96;
CPyL246: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL99;
CPyL247: ;
    CPy_DECREF(cpy_r_r90);
    goto CPyL104;
CPyL248: ;
    CPy_XDECREF(cpy_r_r13);
    goto CPyL111;
CPyL249: ;
    CPy_XDecRef(cpy_r_r13);
    goto CPyL210;
CPyL250: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL116;
CPyL251: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL115;
CPyL252: ;
    CPy_XDecRef(cpy_r_r15);
    goto CPyL121;
CPyL253: ;
    CPy_XDECREF(cpy_r_r13);
    goto CPyL124;
CPyL254: ;
    CPy_DECREF(cpy_r_r90);
    goto CPyL129;
CPyL255: ;
    CPy_XDECREF(cpy_r_r17);
    goto CPyL136;
CPyL256: ;
    CPy_XDecRef(cpy_r_r17);
    goto CPyL210;
CPyL257: ;
    CPy_XDECREF(cpy_r_r19);
    goto CPyL141;
CPyL258: ;
    CPy_XDECREF(cpy_r_r19);
    goto CPyL140;
CPyL259: ;
    CPy_XDecRef(cpy_r_r19);
    goto CPyL146;
CPyL260: ;
    CPy_XDECREF(cpy_r_r17);
    goto CPyL149;
CPyL261: ;
    CPy_XDECREF(cpy_r_r21);
    goto CPyL163;
CPyL262: ;
    CPy_XDecRef(cpy_r_r21);
    goto CPyL210;
CPyL263: ;
    CPy_XDECREF(cpy_r_r23);
    goto CPyL168;
CPyL264: ;
    CPy_XDECREF(cpy_r_r23);
    goto CPyL167;
CPyL265: ;
    CPy_XDecRef(cpy_r_r23);
    goto CPyL173;
CPyL266: ;
    CPy_XDECREF(cpy_r_r21);
    goto CPyL176;
CPyL267: ;
    CPy_XDECREF(cpy_r_r25);
    goto CPyL187;
CPyL268: ;
    CPy_XDecRef(cpy_r_r25);
    goto CPyL210;
CPyL269: ;
    CPy_XDECREF(cpy_r_r27);
    goto CPyL192;
CPyL270: ;
    CPy_XDECREF(cpy_r_r27);
    goto CPyL191;
CPyL271: ;
    CPy_XDecRef(cpy_r_r27);
    goto CPyL197;
CPyL272: ;
    CPy_XDECREF(cpy_r_r25);
    goto CPyL200;
CPyL273: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    CPy_XDECREF(cpy_r_r19);
    CPy_XDECREF(cpy_r_r23);
    CPy_XDECREF(cpy_r_r27);
    goto CPyL1;
CPyL274: ;
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    CPy_XDECREF(cpy_r_r19);
    CPy_XDECREF(cpy_r_r23);
    CPy_XDECREF(cpy_r_r27);
    goto CPyL37;
CPyL275: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL213;
CPyL276: ;
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    CPy_XDECREF(cpy_r_r19);
    CPy_XDECREF(cpy_r_r23);
    CPy_XDECREF(cpy_r_r27);
    goto CPyL63;
CPyL277: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL214;
CPyL278: ;
    CPy_XDECREF(cpy_r_r15);
    CPy_XDECREF(cpy_r_r19);
    CPy_XDECREF(cpy_r_r23);
    CPy_XDECREF(cpy_r_r27);
    goto CPyL88;
CPyL279: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL215;
CPyL280: ;
    CPy_XDECREF(cpy_r_r19);
    CPy_XDECREF(cpy_r_r23);
    CPy_XDECREF(cpy_r_r27);
    goto CPyL113;
CPyL281: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL216;
CPyL282: ;
    CPy_XDECREF(cpy_r_r23);
    CPy_XDECREF(cpy_r_r27);
    goto CPyL138;
CPyL283: ;
    CPy_XDECREF(cpy_r_r19);
    goto CPyL217;
CPyL284: ;
    CPy_XDECREF(cpy_r_r27);
    goto CPyL165;
CPyL285: ;
    CPy_XDECREF(cpy_r_r23);
    goto CPyL218;
CPyL286: ;
    CPy_XDECREF(cpy_r_r27);
    goto CPyL219;
}
        
PyObject *CPyDef_encyclopedia___actions___perform_action_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_encyclopedia___actions___perform_action_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_encyclopedia___actions___perform_action_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___actions___perform_action_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.perform_action_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___actions___perform_action_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "__next__", -1, CPyStatic_encyclopedia___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___actions___perform_action_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_encyclopedia___actions___perform_action_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_encyclopedia___actions___perform_action_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___actions___perform_action_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.perform_action_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_encyclopedia___actions___perform_action_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "send", -1, CPyStatic_encyclopedia___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___actions___perform_action_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_encyclopedia___actions___perform_action_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___actions___perform_action_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.perform_action_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___actions___perform_action_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "__iter__", -1, CPyStatic_encyclopedia___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___actions___perform_action_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_encyclopedia___actions___perform_action_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_encyclopedia___actions___perform_action_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___actions___perform_action_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.perform_action_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_encyclopedia___actions___perform_action_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "throw", -1, CPyStatic_encyclopedia___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___actions___perform_action_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_encyclopedia___actions___perform_action_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp275 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp275);
    PyObject *__tmp276 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp276);
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
        
        PyObject *CPyPy_encyclopedia___actions___perform_action_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_encyclopedia___actions___perform_action_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.perform_action_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___actions___perform_action_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "close", -1, CPyStatic_encyclopedia___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___actions___perform_action(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_encyclopedia___actions___perform_action_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 20, CPyStatic_encyclopedia___actions___globals);
        goto CPyL4;
    }
    ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 20, CPyStatic_encyclopedia___actions___globals);
        goto CPyL5;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___encyclopedia___actions___perform_action_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 20, CPyStatic_encyclopedia___actions___globals);
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
        
        PyObject *CPyPy_encyclopedia___actions___perform_action(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:perform_action", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
                return NULL;
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
            PyObject *retval = CPyDef_encyclopedia___actions___perform_action(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "perform_action", 20, CPyStatic_encyclopedia___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___actions___ActionOffer___likely(PyObject *cpy_r_self) {
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
    int64_t cpy_r_r14;
    CPyPtr cpy_r_r15;
    int64_t cpy_r_r16;
    char cpy_r_r17;
    CPyPtr cpy_r_r18;
    CPyPtr cpy_r_r19;
    int64_t cpy_r_r20;
    CPyPtr cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    int32_t cpy_r_r27;
    char cpy_r_r28;
    int64_t cpy_r_r29;
    PyObject *cpy_r_r30;
    cpy_r_r0 = ((serai___games___encyclopedia___actions___ActionOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "likely", "ActionOffer", "t", 53, CPyStatic_encyclopedia___actions___globals);
        goto CPyL21;
    }
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_encyclopedia___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/__init__.py", "likely", 53, CPyStatic_encyclopedia___actions___globals, "serai.games.encyclopedia.table.Table", cpy_r_r0);
        goto CPyL21;
    }
    cpy_r_r2 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "likely", "Table", "book", 53, CPyStatic_encyclopedia___actions___globals);
        goto CPyL21;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r2)->_options;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "likely", "Book", "options", 53, CPyStatic_encyclopedia___actions___globals);
        goto CPyL21;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r3)->_actions;
    CPy_INCREF(cpy_r_r4);
    cpy_r_r5 = CPyList_GetSlice(cpy_r_r4, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "likely", 54, CPyStatic_encyclopedia___actions___globals);
        goto CPyL22;
    }
    if (likely(PyList_Check(cpy_r_r5)))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/__init__.py", "likely", 54, CPyStatic_encyclopedia___actions___globals, "list", cpy_r_r5);
        goto CPyL22;
    }
    cpy_r_r7 = ((serai___games___encyclopedia___actions___ActionOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "likely", "ActionOffer", "t", 55, CPyStatic_encyclopedia___actions___globals);
        goto CPyL23;
    }
CPyL7: ;
    if (likely(Py_TYPE(cpy_r_r7) == CPyType_encyclopedia___table___Table))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/__init__.py", "likely", 55, CPyStatic_encyclopedia___actions___globals, "serai.games.encyclopedia.table.Table", cpy_r_r7);
        goto CPyL23;
    }
    cpy_r_r9 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r8)->_players;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "likely", "Table", "players", 55, CPyStatic_encyclopedia___actions___globals);
        goto CPyL23;
    }
CPyL9: ;
    cpy_r_r10 = ((serai___games___encyclopedia___actions___ActionOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "likely", "ActionOffer", "me", 55, CPyStatic_encyclopedia___actions___globals);
        goto CPyL23;
    }
CPyL10: ;
    cpy_r_r11 = CPyList_GetItemBorrow(cpy_r_r9, cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "likely", 55, CPyStatic_encyclopedia___actions___globals);
        goto CPyL23;
    }
    if (likely(Py_TYPE(cpy_r_r11) == CPyType_encyclopedia___table___Player))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/__init__.py", "likely", 55, CPyStatic_encyclopedia___actions___globals, "serai.games.encyclopedia.table.Player", cpy_r_r11);
        goto CPyL23;
    }
    cpy_r_r13 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r12)->_study;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "likely", "Player", "study", 55, CPyStatic_encyclopedia___actions___globals);
        goto CPyL23;
    }
    CPy_INCREF(cpy_r_r13);
CPyL13: ;
    cpy_r_r14 = 0;
CPyL14: ;
    cpy_r_r15 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyVarObject, ob_size));
    cpy_r_r16 = *(int64_t *)cpy_r_r15;
    cpy_r_r17 = cpy_r_r14 < cpy_r_r16;
    if (!cpy_r_r17) goto CPyL24;
    cpy_r_r18 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyListObject, ob_item));
    cpy_r_r19 = *(CPyPtr *)cpy_r_r18;
    cpy_r_r20 = cpy_r_r14 * 8;
    cpy_r_r21 = cpy_r_r19 + cpy_r_r20;
    cpy_r_r22 = *(PyObject * *)cpy_r_r21;
    CPy_INCREF(cpy_r_r22);
    if (likely(PyLong_Check(cpy_r_r22)))
        cpy_r_r23 = CPyTagged_FromObject(cpy_r_r22);
    else {
        CPy_TypeError("int", cpy_r_r22); cpy_r_r23 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "likely", 55, CPyStatic_encyclopedia___actions___globals);
        goto CPyL25;
    }
    cpy_r_r24 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r3)->_publish;
    cpy_r_r25 = CPyList_GetItem(cpy_r_r24, cpy_r_r23);
    CPyTagged_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "likely", 56, CPyStatic_encyclopedia___actions___globals);
        goto CPyL25;
    }
    if (likely(Py_TYPE(cpy_r_r25) == CPyType_option___Option))
        cpy_r_r26 = cpy_r_r25;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/__init__.py", "likely", 56, CPyStatic_encyclopedia___actions___globals, "serai.kernel.option.Option", cpy_r_r25);
        goto CPyL25;
    }
    cpy_r_r27 = PyList_Append(cpy_r_r6, cpy_r_r26);
    CPy_DECREF(cpy_r_r26);
    cpy_r_r28 = cpy_r_r27 >= 0;
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "likely", 56, CPyStatic_encyclopedia___actions___globals);
        goto CPyL25;
    }
    cpy_r_r29 = cpy_r_r14 + 1;
    cpy_r_r14 = cpy_r_r29;
    goto CPyL14;
CPyL20: ;
    return cpy_r_r6;
CPyL21: ;
    cpy_r_r30 = NULL;
    return cpy_r_r30;
CPyL22: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL21;
CPyL23: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r6);
    goto CPyL21;
CPyL24: ;
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r13);
    goto CPyL20;
CPyL25: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r13);
    goto CPyL21;
}
        
        PyObject *CPyPy_encyclopedia___actions___ActionOffer___likely(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":likely", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___actions___ActionOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.ActionOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___actions___ActionOffer___likely(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "likely", 52, CPyStatic_encyclopedia___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___actions___ActionOffer___likely__TableOffer_glue(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_encyclopedia___actions___ActionOffer___likely(cpy_r_self);
    if (cpy_r_r0 == NULL) goto CPyL2;
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_encyclopedia___actions___ActionOffer___likely__TableOffer_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":likely__TableOffer_glue", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___actions___ActionOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.ActionOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___actions___ActionOffer___likely__TableOffer_glue(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "likely__TableOffer_glue", -1, CPyStatic_encyclopedia___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___actions___ActionOffer___options(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyPtr cpy_r_r8;
    CPyPtr cpy_r_r9;
    CPyPtr cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    int32_t cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    int32_t cpy_r_r21;
    char cpy_r_r22;
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
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    char cpy_r_r38;
    int32_t cpy_r_r39;
    char cpy_r_r40;
    int64_t cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    int64_t cpy_r_r46;
    CPyPtr cpy_r_r47;
    int64_t cpy_r_r48;
    char cpy_r_r49;
    CPyPtr cpy_r_r50;
    CPyPtr cpy_r_r51;
    int64_t cpy_r_r52;
    CPyPtr cpy_r_r53;
    PyObject *cpy_r_r54;
    CPyTagged cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    CPyTagged cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    int32_t cpy_r_r66;
    char cpy_r_r67;
    int64_t cpy_r_r68;
    PyObject *cpy_r_r69;
    cpy_r_r0 = ((serai___games___encyclopedia___actions___ActionOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "options", "ActionOffer", "t", 60, CPyStatic_encyclopedia___actions___globals);
        goto CPyL38;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_encyclopedia___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/__init__.py", "options", 60, CPyStatic_encyclopedia___actions___globals, "serai.games.encyclopedia.table.Table", cpy_r_r0);
        goto CPyL38;
    }
    cpy_r_r2 = ((serai___games___encyclopedia___actions___ActionOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "options", "ActionOffer", "me", 61, CPyStatic_encyclopedia___actions___globals);
        goto CPyL39;
    }
    CPyTagged_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "options", "Table", "book", 62, CPyStatic_encyclopedia___actions___globals);
        goto CPyL40;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r3)->_options;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "options", "Book", "options", 62, CPyStatic_encyclopedia___actions___globals);
        goto CPyL40;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r4)->_embassy;
    CPy_INCREF(cpy_r_r5);
    cpy_r_r6 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r4)->_bank;
    CPy_INCREF(cpy_r_r6);
    cpy_r_r7 = PyList_New(2);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "options", 63, CPyStatic_encyclopedia___actions___globals);
        goto CPyL41;
    }
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyListObject, ob_item));
    cpy_r_r9 = *(CPyPtr *)cpy_r_r8;
    *(PyObject * *)cpy_r_r9 = cpy_r_r5;
    cpy_r_r10 = cpy_r_r9 + 8;
    *(PyObject * *)cpy_r_r10 = cpy_r_r6;
    cpy_r_r11 = CPyDef_university___university_obstacle(cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "options", 64, CPyStatic_encyclopedia___actions___globals);
        goto CPyL42;
    }
    cpy_r_r12 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r13 = cpy_r_r11 == cpy_r_r12;
    CPy_DECREF(cpy_r_r11);
    if (!cpy_r_r13) goto CPyL9;
    cpy_r_r14 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r4)->_university;
    CPy_INCREF(cpy_r_r14);
    cpy_r_r15 = PyList_Append(cpy_r_r7, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = cpy_r_r15 >= 0;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "options", 65, CPyStatic_encyclopedia___actions___globals);
        goto CPyL42;
    }
CPyL9: ;
    cpy_r_r17 = CPyDef_academy___academy_obstacle(cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "options", 66, CPyStatic_encyclopedia___actions___globals);
        goto CPyL42;
    }
    cpy_r_r18 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r19 = cpy_r_r17 == cpy_r_r18;
    CPy_DECREF(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL12;
    cpy_r_r20 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r4)->_academy;
    CPy_INCREF(cpy_r_r20);
    cpy_r_r21 = PyList_Append(cpy_r_r7, cpy_r_r20);
    CPy_DECREF(cpy_r_r20);
    cpy_r_r22 = cpy_r_r21 >= 0;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "options", 67, CPyStatic_encyclopedia___actions___globals);
        goto CPyL42;
    }
CPyL12: ;
    cpy_r_r23 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r4)->_expedition;
    CPy_INCREF(cpy_r_r23);
    cpy_r_r24 = 0;
CPyL13: ;
    cpy_r_r25 = (CPyPtr)((CPyPtr)cpy_r_r23 + offsetof(PyVarObject, ob_size));
    cpy_r_r26 = *(int64_t *)cpy_r_r25;
    cpy_r_r27 = cpy_r_r24 < cpy_r_r26;
    if (!cpy_r_r27) goto CPyL43;
    cpy_r_r28 = (CPyPtr)((CPyPtr)cpy_r_r23 + offsetof(PyListObject, ob_item));
    cpy_r_r29 = *(CPyPtr *)cpy_r_r28;
    cpy_r_r30 = cpy_r_r24 * 8;
    cpy_r_r31 = cpy_r_r29 + cpy_r_r30;
    cpy_r_r32 = *(PyObject * *)cpy_r_r31;
    CPy_INCREF(cpy_r_r32);
    if (likely(Py_TYPE(cpy_r_r32) == CPyType_option___Option))
        cpy_r_r33 = cpy_r_r32;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/__init__.py", "options", 68, CPyStatic_encyclopedia___actions___globals, "serai.kernel.option.Option", cpy_r_r32);
        goto CPyL44;
    }
    cpy_r_r34 = ((serai___kernel___option___OptionObject *)cpy_r_r33)->_value;
    CPy_INCREF(cpy_r_r34);
    if (likely(PyLong_Check(cpy_r_r34)))
        cpy_r_r35 = CPyTagged_FromObject(cpy_r_r34);
    else {
        CPy_TypeError("int", cpy_r_r34); cpy_r_r35 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "options", 69, CPyStatic_encyclopedia___actions___globals);
        goto CPyL45;
    }
    cpy_r_r36 = CPyDef_expedition___expedition_obstacle(cpy_r_r1, cpy_r_r2, cpy_r_r35);
    CPyTagged_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "options", 69, CPyStatic_encyclopedia___actions___globals);
        goto CPyL45;
    }
    cpy_r_r37 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r38 = cpy_r_r36 == cpy_r_r37;
    CPy_DECREF(cpy_r_r36);
    if (!cpy_r_r38) goto CPyL46;
    cpy_r_r39 = PyList_Append(cpy_r_r7, cpy_r_r33);
    CPy_DECREF(cpy_r_r33);
    cpy_r_r40 = cpy_r_r39 >= 0;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "options", 70, CPyStatic_encyclopedia___actions___globals);
        goto CPyL44;
    }
CPyL19: ;
    cpy_r_r41 = cpy_r_r24 + 1;
    cpy_r_r24 = cpy_r_r41;
    goto CPyL13;
CPyL20: ;
    cpy_r_r42 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r1)->_players;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "options", "Table", "players", 71, CPyStatic_encyclopedia___actions___globals);
        goto CPyL42;
    }
CPyL21: ;
    cpy_r_r43 = CPyList_GetItemBorrow(cpy_r_r42, cpy_r_r2);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "options", 71, CPyStatic_encyclopedia___actions___globals);
        goto CPyL42;
    }
    if (likely(Py_TYPE(cpy_r_r43) == CPyType_encyclopedia___table___Player))
        cpy_r_r44 = cpy_r_r43;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/__init__.py", "options", 71, CPyStatic_encyclopedia___actions___globals, "serai.games.encyclopedia.table.Player", cpy_r_r43);
        goto CPyL42;
    }
    cpy_r_r45 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r44)->_study;
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "options", "Player", "study", 71, CPyStatic_encyclopedia___actions___globals);
        goto CPyL42;
    }
    CPy_INCREF(cpy_r_r45);
CPyL24: ;
    cpy_r_r46 = 0;
CPyL25: ;
    cpy_r_r47 = (CPyPtr)((CPyPtr)cpy_r_r45 + offsetof(PyVarObject, ob_size));
    cpy_r_r48 = *(int64_t *)cpy_r_r47;
    cpy_r_r49 = cpy_r_r46 < cpy_r_r48;
    if (!cpy_r_r49) goto CPyL47;
    cpy_r_r50 = (CPyPtr)((CPyPtr)cpy_r_r45 + offsetof(PyListObject, ob_item));
    cpy_r_r51 = *(CPyPtr *)cpy_r_r50;
    cpy_r_r52 = cpy_r_r46 * 8;
    cpy_r_r53 = cpy_r_r51 + cpy_r_r52;
    cpy_r_r54 = *(PyObject * *)cpy_r_r53;
    CPy_INCREF(cpy_r_r54);
    if (likely(PyLong_Check(cpy_r_r54)))
        cpy_r_r55 = CPyTagged_FromObject(cpy_r_r54);
    else {
        CPy_TypeError("int", cpy_r_r54); cpy_r_r55 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r55 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "options", 71, CPyStatic_encyclopedia___actions___globals);
        goto CPyL48;
    }
    cpy_r_r56 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "options", "Table", "book", 72, CPyStatic_encyclopedia___actions___globals);
        goto CPyL49;
    }
CPyL28: ;
    cpy_r_r57 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r56)->_animal_continent;
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "options", "Book", "animal_continent", 72, CPyStatic_encyclopedia___actions___globals);
        goto CPyL49;
    }
CPyL29: ;
    cpy_r_r58 = CPyList_GetItem(cpy_r_r57, cpy_r_r55);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "options", 72, CPyStatic_encyclopedia___actions___globals);
        goto CPyL49;
    }
    if (likely(PyLong_Check(cpy_r_r58)))
        cpy_r_r59 = CPyTagged_FromObject(cpy_r_r58);
    else {
        CPy_TypeError("int", cpy_r_r58); cpy_r_r59 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r59 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "options", 72, CPyStatic_encyclopedia___actions___globals);
        goto CPyL49;
    }
    cpy_r_r60 = CPyDef_publication___publication_obstacle(cpy_r_r1, cpy_r_r2, cpy_r_r59);
    CPyTagged_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "options", 72, CPyStatic_encyclopedia___actions___globals);
        goto CPyL49;
    }
    cpy_r_r61 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r62 = cpy_r_r60 == cpy_r_r61;
    CPy_DECREF(cpy_r_r60);
    if (!cpy_r_r62) goto CPyL50;
    cpy_r_r63 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r4)->_publish;
    cpy_r_r64 = CPyList_GetItem(cpy_r_r63, cpy_r_r55);
    CPyTagged_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "options", 73, CPyStatic_encyclopedia___actions___globals);
        goto CPyL48;
    }
    if (likely(Py_TYPE(cpy_r_r64) == CPyType_option___Option))
        cpy_r_r65 = cpy_r_r64;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/__init__.py", "options", 73, CPyStatic_encyclopedia___actions___globals, "serai.kernel.option.Option", cpy_r_r64);
        goto CPyL48;
    }
    cpy_r_r66 = PyList_Append(cpy_r_r7, cpy_r_r65);
    CPy_DECREF(cpy_r_r65);
    cpy_r_r67 = cpy_r_r66 >= 0;
    if (unlikely(!cpy_r_r67)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "options", 73, CPyStatic_encyclopedia___actions___globals);
        goto CPyL48;
    }
CPyL36: ;
    cpy_r_r68 = cpy_r_r46 + 1;
    cpy_r_r46 = cpy_r_r68;
    goto CPyL25;
CPyL37: ;
    return cpy_r_r7;
CPyL38: ;
    cpy_r_r69 = NULL;
    return cpy_r_r69;
CPyL39: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL38;
CPyL40: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL38;
CPyL41: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    goto CPyL38;
CPyL42: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r7);
    goto CPyL38;
CPyL43: ;
    CPy_DECREF(cpy_r_r23);
    goto CPyL20;
CPyL44: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r23);
    goto CPyL38;
CPyL45: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r33);
    goto CPyL38;
CPyL46: ;
    CPy_DECREF(cpy_r_r33);
    goto CPyL19;
CPyL47: ;
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r45);
    goto CPyL37;
CPyL48: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r45);
    goto CPyL38;
CPyL49: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r45);
    CPyTagged_DecRef(cpy_r_r55);
    goto CPyL38;
CPyL50: ;
    CPyTagged_DECREF(cpy_r_r55);
    goto CPyL36;
}
        
        PyObject *CPyPy_encyclopedia___actions___ActionOffer___options(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":options", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___actions___ActionOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.ActionOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___actions___ActionOffer___options(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "options", 59, CPyStatic_encyclopedia___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___actions___ActionOffer___obstacle(PyObject *cpy_r_self, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    int32_t cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    cpy_r_r0 = ((serai___games___encyclopedia___actions___ActionOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "obstacle", "ActionOffer", "t", 77, CPyStatic_encyclopedia___actions___globals);
        goto CPyL28;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_encyclopedia___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/__init__.py", "obstacle", 77, CPyStatic_encyclopedia___actions___globals, "serai.games.encyclopedia.table.Table", cpy_r_r0);
        goto CPyL28;
    }
    cpy_r_r2 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "obstacle", "Table", "book", 78, CPyStatic_encyclopedia___actions___globals);
        goto CPyL29;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r2)->_options;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "obstacle", "Book", "options", 78, CPyStatic_encyclopedia___actions___globals);
        goto CPyL29;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r3)->_embassy;
    CPy_INCREF(cpy_r_r4);
    cpy_r_r5 = cpy_r_option == cpy_r_r4;
    CPy_DECREF(cpy_r_r4);
    if (cpy_r_r5) goto CPyL30;
    cpy_r_r6 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r3)->_bank;
    CPy_INCREF(cpy_r_r6);
    cpy_r_r7 = cpy_r_option == cpy_r_r6;
    CPy_DECREF(cpy_r_r6);
    if (cpy_r_r7) {
        goto CPyL30;
    } else
        goto CPyL7;
CPyL6: ;
    cpy_r_r8 = Py_None;
    CPy_INCREF(cpy_r_r8);
    return cpy_r_r8;
CPyL7: ;
    cpy_r_r9 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r3)->_university;
    CPy_INCREF(cpy_r_r9);
    cpy_r_r10 = cpy_r_option == cpy_r_r9;
    CPy_DECREF(cpy_r_r9);
    if (cpy_r_r10) {
        goto CPyL31;
    } else
        goto CPyL11;
CPyL8: ;
    cpy_r_r11 = ((serai___games___encyclopedia___actions___ActionOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "obstacle", "ActionOffer", "me", 82, CPyStatic_encyclopedia___actions___globals);
        goto CPyL29;
    }
    CPyTagged_INCREF(cpy_r_r11);
CPyL9: ;
    cpy_r_r12 = CPyDef_university___university_obstacle(cpy_r_r1, cpy_r_r11);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "obstacle", 82, CPyStatic_encyclopedia___actions___globals);
        goto CPyL28;
    }
    return cpy_r_r12;
CPyL11: ;
    cpy_r_r13 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r3)->_academy;
    CPy_INCREF(cpy_r_r13);
    cpy_r_r14 = cpy_r_option == cpy_r_r13;
    CPy_DECREF(cpy_r_r13);
    if (cpy_r_r14) {
        goto CPyL32;
    } else
        goto CPyL15;
CPyL12: ;
    cpy_r_r15 = ((serai___games___encyclopedia___actions___ActionOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "obstacle", "ActionOffer", "me", 84, CPyStatic_encyclopedia___actions___globals);
        goto CPyL29;
    }
    CPyTagged_INCREF(cpy_r_r15);
CPyL13: ;
    cpy_r_r16 = CPyDef_academy___academy_obstacle(cpy_r_r1, cpy_r_r15);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "obstacle", 84, CPyStatic_encyclopedia___actions___globals);
        goto CPyL28;
    }
    return cpy_r_r16;
CPyL15: ;
    cpy_r_r17 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r3)->_expedition;
    CPy_INCREF(cpy_r_r17);
    CPy_DECREF(cpy_r_r3);
    cpy_r_r18 = PySequence_Contains(cpy_r_r17, cpy_r_option);
    CPy_DECREF(cpy_r_r17);
    cpy_r_r19 = cpy_r_r18 >= 0;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "obstacle", 85, CPyStatic_encyclopedia___actions___globals);
        goto CPyL29;
    }
    cpy_r_r20 = cpy_r_r18;
    if (!cpy_r_r20) goto CPyL21;
    cpy_r_r21 = ((serai___games___encyclopedia___actions___ActionOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "obstacle", "ActionOffer", "me", 86, CPyStatic_encyclopedia___actions___globals);
        goto CPyL29;
    }
    CPyTagged_INCREF(cpy_r_r21);
CPyL18: ;
    cpy_r_r22 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r22);
    if (likely(PyLong_Check(cpy_r_r22)))
        cpy_r_r23 = CPyTagged_FromObject(cpy_r_r22);
    else {
        CPy_TypeError("int", cpy_r_r22); cpy_r_r23 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "obstacle", 86, CPyStatic_encyclopedia___actions___globals);
        goto CPyL33;
    }
    cpy_r_r24 = CPyDef_expedition___expedition_obstacle(cpy_r_r1, cpy_r_r21, cpy_r_r23);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r21);
    CPyTagged_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "obstacle", 86, CPyStatic_encyclopedia___actions___globals);
        goto CPyL28;
    }
    return cpy_r_r24;
CPyL21: ;
    cpy_r_r25 = ((serai___games___encyclopedia___actions___ActionOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "obstacle", "ActionOffer", "me", 87, CPyStatic_encyclopedia___actions___globals);
        goto CPyL29;
    }
    CPyTagged_INCREF(cpy_r_r25);
CPyL22: ;
    cpy_r_r26 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "obstacle", "Table", "book", 87, CPyStatic_encyclopedia___actions___globals);
        goto CPyL34;
    }
CPyL23: ;
    cpy_r_r27 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r26)->_animal_continent;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "obstacle", "Book", "animal_continent", 87, CPyStatic_encyclopedia___actions___globals);
        goto CPyL34;
    }
CPyL24: ;
    cpy_r_r28 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    cpy_r_r29 = PyObject_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "obstacle", 87, CPyStatic_encyclopedia___actions___globals);
        goto CPyL34;
    }
    if (likely(PyLong_Check(cpy_r_r29)))
        cpy_r_r30 = CPyTagged_FromObject(cpy_r_r29);
    else {
        CPy_TypeError("int", cpy_r_r29); cpy_r_r30 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "obstacle", 87, CPyStatic_encyclopedia___actions___globals);
        goto CPyL34;
    }
    cpy_r_r31 = CPyDef_publication___publication_obstacle(cpy_r_r1, cpy_r_r25, cpy_r_r30);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r25);
    CPyTagged_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "obstacle", 87, CPyStatic_encyclopedia___actions___globals);
        goto CPyL28;
    }
    return cpy_r_r31;
CPyL28: ;
    cpy_r_r32 = NULL;
    return cpy_r_r32;
CPyL29: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL28;
CPyL30: ;
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r3);
    goto CPyL6;
CPyL31: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL8;
CPyL32: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL12;
CPyL33: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r21);
    goto CPyL28;
CPyL34: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r25);
    goto CPyL28;
}
        
        PyObject *CPyPy_encyclopedia___actions___ActionOffer___obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:obstacle", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___actions___ActionOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.ActionOffer", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___actions___ActionOffer___obstacle(arg_self, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "obstacle", 76, CPyStatic_encyclopedia___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___actions___ActionOffer___note(PyObject *cpy_r_self, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = ((serai___games___encyclopedia___actions___ActionOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "note", "ActionOffer", "t", 90, CPyStatic_encyclopedia___actions___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_encyclopedia___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/__init__.py", "note", 90, CPyStatic_encyclopedia___actions___globals, "serai.games.encyclopedia.table.Table", cpy_r_r0);
        goto CPyL5;
    }
    cpy_r_r2 = ((serai___games___encyclopedia___actions___ActionOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "note", "ActionOffer", "me", 90, CPyStatic_encyclopedia___actions___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = CPyDef_encyclopedia___actions____note(cpy_r_r1, cpy_r_r2, cpy_r_option);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "note", 90, CPyStatic_encyclopedia___actions___globals);
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
        
        PyObject *CPyPy_encyclopedia___actions___ActionOffer___note(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:note", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___actions___ActionOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.actions.ActionOffer", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___actions___ActionOffer___note(arg_self, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "note", 89, CPyStatic_encyclopedia___actions___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___actions____note(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyPtr cpy_r_r18;
    int64_t cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged cpy_r_r21;
    int64_t cpy_r_r22;
    char cpy_r_r23;
    int64_t cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    char cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyTagged cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    CPyPtr cpy_r_r51;
    int64_t cpy_r_r52;
    CPyTagged cpy_r_r53;
    CPyTagged cpy_r_r54;
    int64_t cpy_r_r55;
    char cpy_r_r56;
    int64_t cpy_r_r57;
    char cpy_r_r58;
    char cpy_r_r59;
    char cpy_r_r60;
    CPyTagged cpy_r_r61;
    PyObject *cpy_r_r62;
    CPyTagged cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    int32_t cpy_r_r73;
    char cpy_r_r74;
    char cpy_r_r75;
    PyObject *cpy_r_r76;
    CPyTagged cpy_r_r77;
    CPyTagged cpy_r_r78;
    PyObject *cpy_r_r79;
    CPyTagged cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    int32_t cpy_r_r83;
    char cpy_r_r84;
    char cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_key;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    CPyTagged cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    CPyTagged cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    int32_t cpy_r_r102;
    char cpy_r_r103;
    char cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    CPyTagged cpy_r_r111;
    PyObject *cpy_r_r112;
    CPyTagged cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject **cpy_r_r117;
    PyObject *cpy_r_r118;
    CPyTagged cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    CPyTagged cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    int32_t cpy_r_r126;
    char cpy_r_r127;
    char cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "_note", "Table", "book", 95, CPyStatic_encyclopedia___actions___globals);
        goto CPyL94;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "_note", "Book", "options", 96, CPyStatic_encyclopedia___actions___globals);
        goto CPyL95;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_values;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "_note", "Table", "values", 97, CPyStatic_encyclopedia___actions___globals);
        goto CPyL96;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_die;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "_note", "Table", "die", 97, CPyStatic_encyclopedia___actions___globals);
        goto CPyL96;
    }
CPyL4: ;
    cpy_r_r4 = CPyList_GetItem(cpy_r_r2, cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "_note", 97, CPyStatic_encyclopedia___actions___globals);
        goto CPyL96;
    }
    if (likely(PyLong_Check(cpy_r_r4)))
        cpy_r_r5 = CPyTagged_FromObject(cpy_r_r4);
    else {
        CPy_TypeError("int", cpy_r_r4); cpy_r_r5 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "_note", 97, CPyStatic_encyclopedia___actions___globals);
        goto CPyL96;
    }
    cpy_r_r6 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "_note", "Table", "players", 97, CPyStatic_encyclopedia___actions___globals);
        goto CPyL97;
    }
CPyL7: ;
    cpy_r_r7 = CPyList_GetItem(cpy_r_r6, cpy_r_me);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "_note", 97, CPyStatic_encyclopedia___actions___globals);
        goto CPyL97;
    }
    if (likely(Py_TYPE(cpy_r_r7) == CPyType_encyclopedia___table___Player))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/__init__.py", "_note", 97, CPyStatic_encyclopedia___actions___globals, "serai.games.encyclopedia.table.Player", cpy_r_r7);
        goto CPyL97;
    }
    cpy_r_r9 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_colour;
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "_note", "Table", "colour", 97, CPyStatic_encyclopedia___actions___globals);
        goto CPyL98;
    }
    CPyTagged_INCREF(cpy_r_r9);
CPyL10: ;
    cpy_r_r10 = CPyDef_boosts___die_bonus(cpy_r_t, cpy_r_r8, cpy_r_r9);
    CPy_DECREF(cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "_note", 97, CPyStatic_encyclopedia___actions___globals);
        goto CPyL97;
    }
    cpy_r_r11 = CPyTagged_Add(cpy_r_r5, cpy_r_r10);
    CPyTagged_DECREF(cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r10);
    cpy_r_r12 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r1)->_embassy;
    CPy_INCREF(cpy_r_r12);
    cpy_r_r13 = cpy_r_option == cpy_r_r12;
    CPy_DECREF(cpy_r_r12);
    if (cpy_r_r13) {
        goto CPyL99;
    } else
        goto CPyL25;
CPyL12: ;
    cpy_r_r14 = CPyStatics[340]; /* 'note-embassy' */
    cpy_r_r15 = CPyStatics[31]; /* 'n' */
    cpy_r_r16 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_embassy_tokens;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "_note", "Book", "embassy_tokens", 99, CPyStatic_encyclopedia___actions___globals);
        goto CPyL100;
    }
    CPy_INCREF(cpy_r_r16);
CPyL13: ;
    cpy_r_r17 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_embassy_tokens;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "_note", "Book", "embassy_tokens", 99, CPyStatic_encyclopedia___actions___globals);
        goto CPyL101;
    }
CPyL14: ;
    cpy_r_r18 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyVarObject, ob_size));
    cpy_r_r19 = *(int64_t *)cpy_r_r18;
    cpy_r_r20 = cpy_r_r19 << 1;
    cpy_r_r21 = CPyTagged_Subtract(cpy_r_r20, 2);
    CPy_DECREF(cpy_r_r0);
    cpy_r_r22 = cpy_r_r21 & 1;
    cpy_r_r23 = cpy_r_r22 != 0;
    if (cpy_r_r23) goto CPyL16;
    cpy_r_r24 = cpy_r_r11 & 1;
    cpy_r_r25 = cpy_r_r24 != 0;
    if (!cpy_r_r25) goto CPyL17;
CPyL16: ;
    cpy_r_r26 = CPyTagged_IsLt_(cpy_r_r21, cpy_r_r11);
    if (cpy_r_r26) {
        goto CPyL102;
    } else
        goto CPyL103;
CPyL17: ;
    cpy_r_r27 = (Py_ssize_t)cpy_r_r21 < (Py_ssize_t)cpy_r_r11;
    if (cpy_r_r27) {
        goto CPyL102;
    } else
        goto CPyL103;
CPyL18: ;
    cpy_r_r28 = cpy_r_r21;
    goto CPyL20;
CPyL19: ;
    cpy_r_r28 = cpy_r_r11;
CPyL20: ;
    cpy_r_r29 = CPyList_GetItem(cpy_r_r16, cpy_r_r28);
    CPy_DECREF(cpy_r_r16);
    CPyTagged_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "_note", 99, CPyStatic_encyclopedia___actions___globals);
        goto CPyL94;
    }
    if (likely(PyLong_Check(cpy_r_r29)))
        cpy_r_r30 = CPyTagged_FromObject(cpy_r_r29);
    else {
        CPy_TypeError("int", cpy_r_r29); cpy_r_r30 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "_note", 99, CPyStatic_encyclopedia___actions___globals);
        goto CPyL94;
    }
    cpy_r_r31 = CPyTagged_StealAsObject(cpy_r_r30);
    cpy_r_r32 = CPyDict_Build(1, cpy_r_r15, cpy_r_r31);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "_note", 99, CPyStatic_encyclopedia___actions___globals);
        goto CPyL94;
    }
    cpy_r_r33 = CPyDef_message___Message(cpy_r_r14, cpy_r_r32);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "_note", 99, CPyStatic_encyclopedia___actions___globals);
        goto CPyL94;
    }
    return cpy_r_r33;
CPyL25: ;
    cpy_r_r34 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r1)->_bank;
    CPy_INCREF(cpy_r_r34);
    cpy_r_r35 = cpy_r_option == cpy_r_r34;
    CPy_DECREF(cpy_r_r34);
    if (cpy_r_r35) {
        goto CPyL104;
    } else
        goto CPyL34;
CPyL26: ;
    cpy_r_r36 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_bank_used;
    if (unlikely(cpy_r_r36 == 2)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "_note", "Table", "bank_used", 101, CPyStatic_encyclopedia___actions___globals);
        goto CPyL95;
    }
CPyL27: ;
    if (!cpy_r_r36) goto CPyL29;
CPyL28: ;
    cpy_r_r37 = CPyStatics[341]; /* 'note-bank' */
    CPy_INCREF(cpy_r_r37);
    cpy_r_r38 = cpy_r_r37;
    goto CPyL30;
CPyL29: ;
    cpy_r_r39 = CPyStatics[342]; /* 'note-bank-first' */
    CPy_INCREF(cpy_r_r39);
    cpy_r_r38 = cpy_r_r39;
CPyL30: ;
    cpy_r_r40 = CPyStatics[31]; /* 'n' */
    cpy_r_r41 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_bank_coins;
    if (unlikely(cpy_r_r41 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'bank_coins' of 'Book' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r41);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r41 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "_note", 101, CPyStatic_encyclopedia___actions___globals);
        goto CPyL105;
    }
CPyL31: ;
    cpy_r_r42 = CPyTagged_StealAsObject(cpy_r_r41);
    cpy_r_r43 = CPyDict_Build(1, cpy_r_r40, cpy_r_r42);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "_note", 101, CPyStatic_encyclopedia___actions___globals);
        goto CPyL105;
    }
    cpy_r_r44 = CPyDef_message___Message(cpy_r_r38, cpy_r_r43);
    CPy_DECREF(cpy_r_r38);
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "_note", 101, CPyStatic_encyclopedia___actions___globals);
        goto CPyL94;
    }
    return cpy_r_r44;
CPyL34: ;
    cpy_r_r45 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r1)->_academy;
    CPy_INCREF(cpy_r_r45);
    cpy_r_r46 = cpy_r_option == cpy_r_r45;
    CPy_DECREF(cpy_r_r45);
    if (cpy_r_r46) {
        goto CPyL106;
    } else
        goto CPyL107;
CPyL35: ;
    cpy_r_r47 = CPyStatics[343]; /* 'note-academy' */
    cpy_r_r48 = CPyStatics[31]; /* 'n' */
    cpy_r_r49 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_academy_reputation;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "_note", "Book", "academy_reputation", 103, CPyStatic_encyclopedia___actions___globals);
        goto CPyL100;
    }
    CPy_INCREF(cpy_r_r49);
CPyL36: ;
    cpy_r_r50 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_academy_reputation;
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "_note", "Book", "academy_reputation", 103, CPyStatic_encyclopedia___actions___globals);
        goto CPyL108;
    }
CPyL37: ;
    cpy_r_r51 = (CPyPtr)((CPyPtr)cpy_r_r50 + offsetof(PyVarObject, ob_size));
    cpy_r_r52 = *(int64_t *)cpy_r_r51;
    cpy_r_r53 = cpy_r_r52 << 1;
    cpy_r_r54 = CPyTagged_Subtract(cpy_r_r53, 2);
    CPy_DECREF(cpy_r_r0);
    cpy_r_r55 = cpy_r_r54 & 1;
    cpy_r_r56 = cpy_r_r55 != 0;
    if (cpy_r_r56) goto CPyL39;
    cpy_r_r57 = cpy_r_r11 & 1;
    cpy_r_r58 = cpy_r_r57 != 0;
    if (!cpy_r_r58) goto CPyL40;
CPyL39: ;
    cpy_r_r59 = CPyTagged_IsLt_(cpy_r_r54, cpy_r_r11);
    if (cpy_r_r59) {
        goto CPyL109;
    } else
        goto CPyL110;
CPyL40: ;
    cpy_r_r60 = (Py_ssize_t)cpy_r_r54 < (Py_ssize_t)cpy_r_r11;
    if (cpy_r_r60) {
        goto CPyL109;
    } else
        goto CPyL110;
CPyL41: ;
    cpy_r_r61 = cpy_r_r54;
    goto CPyL43;
CPyL42: ;
    cpy_r_r61 = cpy_r_r11;
CPyL43: ;
    cpy_r_r62 = CPyList_GetItem(cpy_r_r49, cpy_r_r61);
    CPy_DECREF(cpy_r_r49);
    CPyTagged_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "_note", 103, CPyStatic_encyclopedia___actions___globals);
        goto CPyL94;
    }
    if (likely(PyLong_Check(cpy_r_r62)))
        cpy_r_r63 = CPyTagged_FromObject(cpy_r_r62);
    else {
        CPy_TypeError("int", cpy_r_r62); cpy_r_r63 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r63 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "_note", 103, CPyStatic_encyclopedia___actions___globals);
        goto CPyL94;
    }
    cpy_r_r64 = CPyTagged_StealAsObject(cpy_r_r63);
    cpy_r_r65 = CPyDict_Build(1, cpy_r_r48, cpy_r_r64);
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "_note", 103, CPyStatic_encyclopedia___actions___globals);
        goto CPyL94;
    }
    cpy_r_r66 = CPyDef_message___Message(cpy_r_r47, cpy_r_r65);
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "_note", 103, CPyStatic_encyclopedia___actions___globals);
        goto CPyL94;
    }
    return cpy_r_r66;
CPyL48: ;
    cpy_r_r67 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r1)->_university;
    CPy_INCREF(cpy_r_r67);
    cpy_r_r68 = cpy_r_option == cpy_r_r67;
    CPy_DECREF(cpy_r_r67);
    if (cpy_r_r68) {
        goto CPyL111;
    } else
        goto CPyL51;
CPyL49: ;
    cpy_r_r69 = CPyStatics[344]; /* 'note-university' */
    cpy_r_r70 = NULL;
    cpy_r_r71 = CPyDef_message___Message(cpy_r_r69, cpy_r_r70);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "_note", 105, CPyStatic_encyclopedia___actions___globals);
        goto CPyL94;
    }
    return cpy_r_r71;
CPyL51: ;
    cpy_r_r72 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r1)->_expedition;
    CPy_INCREF(cpy_r_r72);
    cpy_r_r73 = PySequence_Contains(cpy_r_r72, cpy_r_option);
    CPy_DECREF(cpy_r_r72);
    cpy_r_r74 = cpy_r_r73 >= 0;
    if (unlikely(!cpy_r_r74)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "_note", 106, CPyStatic_encyclopedia___actions___globals);
        goto CPyL96;
    }
    cpy_r_r75 = cpy_r_r73;
    if (cpy_r_r75) {
        goto CPyL112;
    } else
        goto CPyL70;
CPyL53: ;
    cpy_r_r76 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r76);
    if (likely(PyLong_Check(cpy_r_r76)))
        cpy_r_r77 = CPyTagged_FromObject(cpy_r_r76);
    else {
        CPy_TypeError("int", cpy_r_r76); cpy_r_r77 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r77 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "_note", 107, CPyStatic_encyclopedia___actions___globals);
        goto CPyL95;
    }
    cpy_r_r78 = CPyDef_encyclopedia___table___Table___free_space(cpy_r_t, cpy_r_r77);
    CPyTagged_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r78 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "_note", 107, CPyStatic_encyclopedia___actions___globals);
        goto CPyL95;
    }
    cpy_r_r79 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r79);
    cpy_r_r80 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_colour;
    if (unlikely(cpy_r_r80 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "_note", "Table", "colour", 108, CPyStatic_encyclopedia___actions___globals);
        goto CPyL113;
    }
    CPyTagged_INCREF(cpy_r_r80);
CPyL56: ;
    cpy_r_r81 = CPyTagged_StealAsObject(cpy_r_r80);
    cpy_r_r82 = PyObject_RichCompare(cpy_r_r79, cpy_r_r81, 2);
    CPy_DECREF(cpy_r_r79);
    CPy_DECREF(cpy_r_r81);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "_note", 108, CPyStatic_encyclopedia___actions___globals);
        goto CPyL114;
    }
    cpy_r_r83 = PyObject_IsTrue(cpy_r_r82);
    CPy_DECREF(cpy_r_r82);
    cpy_r_r84 = cpy_r_r83 >= 0;
    if (unlikely(!cpy_r_r84)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "_note", 108, CPyStatic_encyclopedia___actions___globals);
        goto CPyL114;
    }
    cpy_r_r85 = cpy_r_r83;
    if (!cpy_r_r85) goto CPyL60;
    cpy_r_r86 = CPyStatics[345]; /* 'note-expedition' */
    CPy_INCREF(cpy_r_r86);
    cpy_r_r87 = cpy_r_r86;
    goto CPyL61;
CPyL60: ;
    cpy_r_r88 = CPyStatics[346]; /* 'note-expedition-recolour' */
    CPy_INCREF(cpy_r_r88);
    cpy_r_r87 = cpy_r_r88;
CPyL61: ;
    cpy_r_key = cpy_r_r87;
    cpy_r_r89 = CPyStatics[31]; /* 'n' */
    cpy_r_r90 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_space_stars;
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "_note", "Book", "space_stars", 109, CPyStatic_encyclopedia___actions___globals);
        goto CPyL115;
    }
CPyL62: ;
    cpy_r_r91 = CPyList_GetItem(cpy_r_r90, cpy_r_r78);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "_note", 109, CPyStatic_encyclopedia___actions___globals);
        goto CPyL115;
    }
    if (likely(PyLong_Check(cpy_r_r91)))
        cpy_r_r92 = CPyTagged_FromObject(cpy_r_r91);
    else {
        CPy_TypeError("int", cpy_r_r91); cpy_r_r92 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r92 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "_note", 109, CPyStatic_encyclopedia___actions___globals);
        goto CPyL115;
    }
    cpy_r_r93 = CPyStatics[337]; /* 'value' */
    cpy_r_r94 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_space_value;
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "_note", "Book", "space_value", 109, CPyStatic_encyclopedia___actions___globals);
        goto CPyL116;
    }
CPyL65: ;
    cpy_r_r95 = CPyList_GetItem(cpy_r_r94, cpy_r_r78);
    CPyTagged_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "_note", 109, CPyStatic_encyclopedia___actions___globals);
        goto CPyL117;
    }
    if (likely(PyLong_Check(cpy_r_r95)))
        cpy_r_r96 = CPyTagged_FromObject(cpy_r_r95);
    else {
        CPy_TypeError("int", cpy_r_r95); cpy_r_r96 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r96 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "_note", 109, CPyStatic_encyclopedia___actions___globals);
        goto CPyL117;
    }
    CPy_DECREF(cpy_r_r0);
    cpy_r_r97 = CPyTagged_StealAsObject(cpy_r_r92);
    cpy_r_r98 = CPyTagged_StealAsObject(cpy_r_r96);
    cpy_r_r99 = CPyDict_Build(2, cpy_r_r89, cpy_r_r97, cpy_r_r93, cpy_r_r98);
    CPy_DECREF(cpy_r_r97);
    CPy_DECREF(cpy_r_r98);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "_note", 109, CPyStatic_encyclopedia___actions___globals);
        goto CPyL118;
    }
    cpy_r_r100 = CPyDef_message___Message(cpy_r_key, cpy_r_r99);
    CPy_DECREF(cpy_r_key);
    CPy_DECREF(cpy_r_r99);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "_note", 109, CPyStatic_encyclopedia___actions___globals);
        goto CPyL94;
    }
    return cpy_r_r100;
CPyL70: ;
    cpy_r_r101 = ((serai___games___encyclopedia___options___OptionsObject *)cpy_r_r1)->_publish;
    CPy_INCREF(cpy_r_r101);
    CPy_DECREF(cpy_r_r1);
    cpy_r_r102 = PySequence_Contains(cpy_r_r101, cpy_r_option);
    CPy_DECREF(cpy_r_r101);
    cpy_r_r103 = cpy_r_r102 >= 0;
    if (unlikely(!cpy_r_r103)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "_note", 110, CPyStatic_encyclopedia___actions___globals);
        goto CPyL95;
    }
    cpy_r_r104 = cpy_r_r102;
    if (!cpy_r_r104) goto CPyL119;
    cpy_r_r105 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "_note", "Table", "players", 111, CPyStatic_encyclopedia___actions___globals);
        goto CPyL95;
    }
CPyL73: ;
    cpy_r_r106 = CPyList_GetItem(cpy_r_r105, cpy_r_me);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "_note", 111, CPyStatic_encyclopedia___actions___globals);
        goto CPyL95;
    }
    if (likely(Py_TYPE(cpy_r_r106) == CPyType_encyclopedia___table___Player))
        cpy_r_r107 = cpy_r_r106;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/actions/__init__.py", "_note", 111, CPyStatic_encyclopedia___actions___globals, "serai.games.encyclopedia.table.Player", cpy_r_r106);
        goto CPyL95;
    }
    cpy_r_r108 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r107)->_cubes;
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "_note", "Player", "cubes", 112, CPyStatic_encyclopedia___actions___globals);
        goto CPyL120;
    }
    CPy_INCREF(cpy_r_r108);
CPyL76: ;
    cpy_r_r109 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r107)->_study;
    if (unlikely(cpy_r_r109 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'study' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r109);
    }
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "_note", 112, CPyStatic_encyclopedia___actions___globals);
        goto CPyL121;
    }
CPyL77: ;
    cpy_r_r110 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r110);
    cpy_r_r111 = CPyList_Index(cpy_r_r109, cpy_r_r110);
    CPy_DECREF(cpy_r_r109);
    CPy_DECREF(cpy_r_r110);
    if (unlikely(cpy_r_r111 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "_note", 112, CPyStatic_encyclopedia___actions___globals);
        goto CPyL121;
    }
    cpy_r_r112 = CPyList_GetItem(cpy_r_r108, cpy_r_r111);
    CPy_DECREF(cpy_r_r108);
    CPyTagged_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "_note", 112, CPyStatic_encyclopedia___actions___globals);
        goto CPyL95;
    }
    if (likely(PyLong_Check(cpy_r_r112)))
        cpy_r_r113 = CPyTagged_FromObject(cpy_r_r112);
    else {
        CPy_TypeError("int", cpy_r_r112); cpy_r_r113 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r113 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "_note", 112, CPyStatic_encyclopedia___actions___globals);
        goto CPyL95;
    }
    cpy_r_r114 = CPyStatics[347]; /* 'bit_count' */
    cpy_r_r115 = CPyTagged_StealAsObject(cpy_r_r113);
    PyObject *cpy_r_r116[1] = {cpy_r_r115};
    cpy_r_r117 = (PyObject **)&cpy_r_r116;
    cpy_r_r118 = PyObject_VectorcallMethod(cpy_r_r114, cpy_r_r117, 9223372036854775809ULL, 0);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "_note", 112, CPyStatic_encyclopedia___actions___globals);
        goto CPyL122;
    }
    CPy_DECREF(cpy_r_r115);
    if (likely(PyLong_Check(cpy_r_r118)))
        cpy_r_r119 = CPyTagged_FromObject(cpy_r_r118);
    else {
        CPy_TypeError("int", cpy_r_r118); cpy_r_r119 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r118);
    if (unlikely(cpy_r_r119 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "_note", 112, CPyStatic_encyclopedia___actions___globals);
        goto CPyL95;
    }
    cpy_r_r120 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_animal_continent;
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "_note", "Book", "animal_continent", 113, CPyStatic_encyclopedia___actions___globals);
        goto CPyL123;
    }
CPyL83: ;
    cpy_r_r121 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    cpy_r_r122 = PyObject_GetItem(cpy_r_r120, cpy_r_r121);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "_note", 113, CPyStatic_encyclopedia___actions___globals);
        goto CPyL123;
    }
    CPy_DECREF(cpy_r_r0);
    cpy_r_r123 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_colour;
    if (unlikely(cpy_r_r123 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/actions/__init__.py", "_note", "Table", "colour", 113, CPyStatic_encyclopedia___actions___globals);
        goto CPyL124;
    }
    CPyTagged_INCREF(cpy_r_r123);
CPyL85: ;
    cpy_r_r124 = CPyTagged_StealAsObject(cpy_r_r123);
    cpy_r_r125 = PyObject_RichCompare(cpy_r_r122, cpy_r_r124, 3);
    CPy_DECREF(cpy_r_r122);
    CPy_DECREF(cpy_r_r124);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "_note", 113, CPyStatic_encyclopedia___actions___globals);
        goto CPyL125;
    }
    cpy_r_r126 = PyObject_IsTrue(cpy_r_r125);
    CPy_DECREF(cpy_r_r125);
    cpy_r_r127 = cpy_r_r126 >= 0;
    if (unlikely(!cpy_r_r127)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "_note", 113, CPyStatic_encyclopedia___actions___globals);
        goto CPyL125;
    }
    cpy_r_r128 = cpy_r_r126;
    if (!cpy_r_r128) goto CPyL89;
    cpy_r_r129 = CPyStatics[348]; /* 'note-publish-recolour' */
    CPy_INCREF(cpy_r_r129);
    cpy_r_r130 = cpy_r_r129;
    goto CPyL90;
CPyL89: ;
    cpy_r_r131 = CPyStatics[349]; /* 'note-publish' */
    CPy_INCREF(cpy_r_r131);
    cpy_r_r130 = cpy_r_r131;
CPyL90: ;
    cpy_r_r132 = CPyStatics[31]; /* 'n' */
    cpy_r_r133 = CPyTagged_StealAsObject(cpy_r_r119);
    cpy_r_r134 = CPyDict_Build(1, cpy_r_r132, cpy_r_r133);
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "_note", 114, CPyStatic_encyclopedia___actions___globals);
        goto CPyL126;
    }
    cpy_r_r135 = CPyDef_message___Message(cpy_r_r130, cpy_r_r134);
    CPy_DECREF(cpy_r_r130);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "_note", 114, CPyStatic_encyclopedia___actions___globals);
        goto CPyL94;
    }
    return cpy_r_r135;
CPyL93: ;
    cpy_r_r136 = Py_None;
    CPy_INCREF(cpy_r_r136);
    return cpy_r_r136;
CPyL94: ;
    cpy_r_r137 = NULL;
    return cpy_r_r137;
CPyL95: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL94;
CPyL96: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL94;
CPyL97: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r5);
    goto CPyL94;
CPyL98: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r8);
    goto CPyL94;
CPyL99: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL12;
CPyL100: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL94;
CPyL101: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r16);
    goto CPyL94;
CPyL102: ;
    CPyTagged_DECREF(cpy_r_r11);
    goto CPyL18;
CPyL103: ;
    CPyTagged_DECREF(cpy_r_r21);
    goto CPyL19;
CPyL104: ;
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r11);
    goto CPyL26;
CPyL105: ;
    CPy_DecRef(cpy_r_r38);
    goto CPyL94;
CPyL106: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL35;
CPyL107: ;
    CPyTagged_DECREF(cpy_r_r11);
    goto CPyL48;
CPyL108: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r49);
    goto CPyL94;
CPyL109: ;
    CPyTagged_DECREF(cpy_r_r11);
    goto CPyL41;
CPyL110: ;
    CPyTagged_DECREF(cpy_r_r54);
    goto CPyL42;
CPyL111: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    goto CPyL49;
CPyL112: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL53;
CPyL113: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_r79);
    goto CPyL94;
CPyL114: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r78);
    goto CPyL94;
CPyL115: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_key);
    goto CPyL94;
CPyL116: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_key);
    CPyTagged_DecRef(cpy_r_r92);
    goto CPyL94;
CPyL117: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_key);
    CPyTagged_DecRef(cpy_r_r92);
    goto CPyL94;
CPyL118: ;
    CPy_DecRef(cpy_r_key);
    goto CPyL94;
CPyL119: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL93;
CPyL120: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r107);
    goto CPyL94;
CPyL121: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r108);
    goto CPyL94;
CPyL122: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r115);
    goto CPyL94;
CPyL123: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r119);
    goto CPyL94;
CPyL124: ;
    CPyTagged_DecRef(cpy_r_r119);
    CPy_DecRef(cpy_r_r122);
    goto CPyL94;
CPyL125: ;
    CPyTagged_DecRef(cpy_r_r119);
    goto CPyL94;
CPyL126: ;
    CPy_DecRef(cpy_r_r130);
    goto CPyL94;
}
        
        PyObject *CPyPy_encyclopedia___actions____note(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "option", 0};
            static CPyArg_Parser parser = {"OOO:_note", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_option)) {
                return NULL;
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
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___actions____note(arg_t, arg_me, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "_note", 93, CPyStatic_encyclopedia___actions___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___actions_____top_level__(void) {
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
    PyObject *cpy_r_r309;
    PyObject *cpy_r_r310;
    PyObject *cpy_r_r311;
    PyObject *cpy_r_r312;
    PyObject *cpy_r_r313;
    PyObject *cpy_r_r314;
    int32_t cpy_r_r315;
    char cpy_r_r316;
    PyObject *cpy_r_r317;
    PyObject *cpy_r_r318;
    int32_t cpy_r_r319;
    char cpy_r_r320;
    char cpy_r_r321;
    char cpy_r_r322;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 1, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 1, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_encyclopedia___actions___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 3, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___games___encyclopedia___actions___academy;
    cpy_r_r12 = (void *)&CPyImportState_serai___games___encyclopedia___actions___academy;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[350]; /* 'serai.games.encyclopedia.actions.academy' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 5, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___games___encyclopedia___actions___academy;
    cpy_r_r20 = CPyExec_serai___games___encyclopedia___actions___academy;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___games___encyclopedia___actions___academy__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 5, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 5, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[350]; /* 'serai.games.encyclopedia.actions.academy' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 5, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5033]; /* ('academy_obstacle', 'visit_academy') */
    cpy_r_r31 = CPyStatic_encyclopedia___actions___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 5, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    } else
        goto CPyL120;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___games___encyclopedia___actions___bank;
    cpy_r_r34 = (void *)&CPyImportState_serai___games___encyclopedia___actions___bank;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[353]; /* 'serai.games.encyclopedia.actions.bank' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 6, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___games___encyclopedia___actions___bank;
    cpy_r_r42 = CPyExec_serai___games___encyclopedia___actions___bank;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___games___encyclopedia___actions___bank__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 6, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 6, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[353]; /* 'serai.games.encyclopedia.actions.bank' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 6, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5034]; /* ('visit_bank',) */
    cpy_r_r53 = CPyStatic_encyclopedia___actions___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 6, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    } else
        goto CPyL121;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___games___encyclopedia___actions___embassy;
    cpy_r_r56 = (void *)&CPyImportState_serai___games___encyclopedia___actions___embassy;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[355]; /* 'serai.games.encyclopedia.actions.embassy' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 7, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___games___encyclopedia___actions___embassy;
    cpy_r_r64 = CPyExec_serai___games___encyclopedia___actions___embassy;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___games___encyclopedia___actions___embassy__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 7, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 7, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[355]; /* 'serai.games.encyclopedia.actions.embassy' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 7, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5035]; /* ('visit_embassy',) */
    cpy_r_r75 = CPyStatic_encyclopedia___actions___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 7, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    } else
        goto CPyL122;
CPyL29: ;
    cpy_r_r77 = (void *)&CPyModule_serai___games___encyclopedia___actions___expedition;
    cpy_r_r78 = (void *)&CPyImportState_serai___games___encyclopedia___actions___expedition;
    cpy_r_r79 = CPyModuleLockAPI_serai;
    cpy_r_r80 = CPyImport_IsInitialized(cpy_r_r78);
    if (!cpy_r_r80) goto CPyL32;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[357]; /* 'serai.games.encyclopedia.actions.expedition' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 8, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r84 = cpy_r_r83;
    goto CPyL36;
CPyL32: ;
    cpy_r_r85 = CPyInitOnly_serai___games___encyclopedia___actions___expedition;
    cpy_r_r86 = CPyExec_serai___games___encyclopedia___actions___expedition;
    cpy_r_r87 = (PyObject **)&CPyModule_serai___games___encyclopedia___actions___expedition__internal;
    cpy_r_r88 = PyImport_GetModuleDict();
    cpy_r_r89 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r90 = CPyDict_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 8, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 8, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[357]; /* 'serai.games.encyclopedia.actions.expedition' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 8, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5036]; /* ('expedition_obstacle', 'go_on_expedition') */
    cpy_r_r97 = CPyStatic_encyclopedia___actions___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 8, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    } else
        goto CPyL123;
CPyL37: ;
    cpy_r_r99 = (void *)&CPyModule_serai___games___encyclopedia___actions___publication;
    cpy_r_r100 = (void *)&CPyImportState_serai___games___encyclopedia___actions___publication;
    cpy_r_r101 = CPyModuleLockAPI_serai;
    cpy_r_r102 = CPyImport_IsInitialized(cpy_r_r100);
    if (!cpy_r_r102) goto CPyL40;
    cpy_r_r103 = PyImport_GetModuleDict();
    cpy_r_r104 = CPyStatics[360]; /* 'serai.games.encyclopedia.actions.publication' */
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 9, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r106 = cpy_r_r105;
    goto CPyL44;
CPyL40: ;
    cpy_r_r107 = CPyInitOnly_serai___games___encyclopedia___actions___publication;
    cpy_r_r108 = CPyExec_serai___games___encyclopedia___actions___publication;
    cpy_r_r109 = (PyObject **)&CPyModule_serai___games___encyclopedia___actions___publication__internal;
    cpy_r_r110 = PyImport_GetModuleDict();
    cpy_r_r111 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r112 = CPyDict_GetItem(cpy_r_r110, cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 9, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r113 = CPyStatics[8]; /* '__file__' */
    cpy_r_r114 = CPyObject_GetAttr(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 9, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r115 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r116 = CPyStatics[360]; /* 'serai.games.encyclopedia.actions.publication' */
    cpy_r_r117 = CPyImport_ImportNative(cpy_r_r116, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r114, cpy_r_r115, 0);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 9, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r106 = cpy_r_r117;
CPyL44: ;
    cpy_r_r118 = CPyStatics[5037]; /* ('publication_obstacle', 'publish') */
    cpy_r_r119 = CPyStatic_encyclopedia___actions___globals;
    cpy_r_r120 = CPyImport_GetNativeAttrs(cpy_r_r106, cpy_r_r118, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 9, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    } else
        goto CPyL124;
CPyL45: ;
    cpy_r_r121 = (void *)&CPyModule_serai___games___encyclopedia___actions___university;
    cpy_r_r122 = (void *)&CPyImportState_serai___games___encyclopedia___actions___university;
    cpy_r_r123 = CPyModuleLockAPI_serai;
    cpy_r_r124 = CPyImport_IsInitialized(cpy_r_r122);
    if (!cpy_r_r124) goto CPyL48;
    cpy_r_r125 = PyImport_GetModuleDict();
    cpy_r_r126 = CPyStatics[363]; /* 'serai.games.encyclopedia.actions.university' */
    cpy_r_r127 = CPyDict_GetItem(cpy_r_r125, cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 10, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r128 = cpy_r_r127;
    goto CPyL52;
CPyL48: ;
    cpy_r_r129 = CPyInitOnly_serai___games___encyclopedia___actions___university;
    cpy_r_r130 = CPyExec_serai___games___encyclopedia___actions___university;
    cpy_r_r131 = (PyObject **)&CPyModule_serai___games___encyclopedia___actions___university__internal;
    cpy_r_r132 = PyImport_GetModuleDict();
    cpy_r_r133 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r134 = CPyDict_GetItem(cpy_r_r132, cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 10, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r135 = CPyStatics[8]; /* '__file__' */
    cpy_r_r136 = CPyObject_GetAttr(cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 10, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r137 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r138 = CPyStatics[363]; /* 'serai.games.encyclopedia.actions.university' */
    cpy_r_r139 = CPyImport_ImportNative(cpy_r_r138, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r136, cpy_r_r137, 0);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 10, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r128 = cpy_r_r139;
CPyL52: ;
    cpy_r_r140 = CPyStatics[5038]; /* ('university_obstacle', 'visit_university') */
    cpy_r_r141 = CPyStatic_encyclopedia___actions___globals;
    cpy_r_r142 = CPyImport_GetNativeAttrs(cpy_r_r128, cpy_r_r140, cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 10, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    } else
        goto CPyL125;
CPyL53: ;
    cpy_r_r143 = (void *)&CPyModule_serai___games___encyclopedia___boosts;
    cpy_r_r144 = (void *)&CPyImportState_serai___games___encyclopedia___boosts;
    cpy_r_r145 = CPyModuleLockAPI_serai;
    cpy_r_r146 = CPyImport_IsInitialized(cpy_r_r144);
    if (!cpy_r_r146) goto CPyL56;
    cpy_r_r147 = PyImport_GetModuleDict();
    cpy_r_r148 = CPyStatics[366]; /* 'serai.games.encyclopedia.boosts' */
    cpy_r_r149 = CPyDict_GetItem(cpy_r_r147, cpy_r_r148);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 11, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r150 = cpy_r_r149;
    goto CPyL60;
CPyL56: ;
    cpy_r_r151 = CPyInitOnly_serai___games___encyclopedia___boosts;
    cpy_r_r152 = CPyExec_serai___games___encyclopedia___boosts;
    cpy_r_r153 = (PyObject **)&CPyModule_serai___games___encyclopedia___boosts__internal;
    cpy_r_r154 = PyImport_GetModuleDict();
    cpy_r_r155 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r156 = CPyDict_GetItem(cpy_r_r154, cpy_r_r155);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 11, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r157 = CPyStatics[8]; /* '__file__' */
    cpy_r_r158 = CPyObject_GetAttr(cpy_r_r156, cpy_r_r157);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 11, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r159 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r160 = CPyStatics[366]; /* 'serai.games.encyclopedia.boosts' */
    cpy_r_r161 = CPyImport_ImportNative(cpy_r_r160, cpy_r_r151, cpy_r_r152, cpy_r_r153, cpy_r_r143, cpy_r_r144, cpy_r_r145, cpy_r_r158, cpy_r_r159, 0);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 11, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r150 = cpy_r_r161;
CPyL60: ;
    cpy_r_r162 = CPyStatics[5039]; /* ('die_bonus', 'put_away_die') */
    cpy_r_r163 = CPyStatic_encyclopedia___actions___globals;
    cpy_r_r164 = CPyImport_GetNativeAttrs(cpy_r_r150, cpy_r_r162, cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 11, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    } else
        goto CPyL126;
CPyL61: ;
    cpy_r_r165 = (void *)&CPyModule_serai___games___encyclopedia___free_steps;
    cpy_r_r166 = (void *)&CPyImportState_serai___games___encyclopedia___free_steps;
    cpy_r_r167 = CPyModuleLockAPI_serai;
    cpy_r_r168 = CPyImport_IsInitialized(cpy_r_r166);
    if (!cpy_r_r168) goto CPyL64;
    cpy_r_r169 = PyImport_GetModuleDict();
    cpy_r_r170 = CPyStatics[369]; /* 'serai.games.encyclopedia.free_steps' */
    cpy_r_r171 = CPyDict_GetItem(cpy_r_r169, cpy_r_r170);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 12, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r172 = cpy_r_r171;
    goto CPyL68;
CPyL64: ;
    cpy_r_r173 = CPyInitOnly_serai___games___encyclopedia___free_steps;
    cpy_r_r174 = CPyExec_serai___games___encyclopedia___free_steps;
    cpy_r_r175 = (PyObject **)&CPyModule_serai___games___encyclopedia___free_steps__internal;
    cpy_r_r176 = PyImport_GetModuleDict();
    cpy_r_r177 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r178 = CPyDict_GetItem(cpy_r_r176, cpy_r_r177);
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 12, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r179 = CPyStatics[8]; /* '__file__' */
    cpy_r_r180 = CPyObject_GetAttr(cpy_r_r178, cpy_r_r179);
    CPy_DECREF(cpy_r_r178);
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 12, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r181 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r182 = CPyStatics[369]; /* 'serai.games.encyclopedia.free_steps' */
    cpy_r_r183 = CPyImport_ImportNative(cpy_r_r182, cpy_r_r173, cpy_r_r174, cpy_r_r175, cpy_r_r165, cpy_r_r166, cpy_r_r167, cpy_r_r180, cpy_r_r181, 0);
    CPy_DECREF(cpy_r_r180);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 12, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r172 = cpy_r_r183;
CPyL68: ;
    cpy_r_r184 = CPyStatics[5040]; /* ('FREE_STEPS',) */
    cpy_r_r185 = CPyStatic_encyclopedia___actions___globals;
    cpy_r_r186 = CPyImport_GetNativeAttrs(cpy_r_r172, cpy_r_r184, cpy_r_r184, cpy_r_r185);
    CPy_DECREF(cpy_r_r172);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 12, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    } else
        goto CPyL127;
CPyL69: ;
    cpy_r_r187 = (void *)&CPyModule_serai___games___encyclopedia___table;
    cpy_r_r188 = (void *)&CPyImportState_serai___games___encyclopedia___table;
    cpy_r_r189 = CPyModuleLockAPI_serai;
    cpy_r_r190 = CPyImport_IsInitialized(cpy_r_r188);
    if (!cpy_r_r190) goto CPyL72;
    cpy_r_r191 = PyImport_GetModuleDict();
    cpy_r_r192 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r193 = CPyDict_GetItem(cpy_r_r191, cpy_r_r192);
    if (unlikely(cpy_r_r193 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 13, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r194 = cpy_r_r193;
    goto CPyL76;
CPyL72: ;
    cpy_r_r195 = CPyInitOnly_serai___games___encyclopedia___table;
    cpy_r_r196 = CPyExec_serai___games___encyclopedia___table;
    cpy_r_r197 = (PyObject **)&CPyModule_serai___games___encyclopedia___table__internal;
    cpy_r_r198 = PyImport_GetModuleDict();
    cpy_r_r199 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r200 = CPyDict_GetItem(cpy_r_r198, cpy_r_r199);
    if (unlikely(cpy_r_r200 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 13, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r201 = CPyStatics[8]; /* '__file__' */
    cpy_r_r202 = CPyObject_GetAttr(cpy_r_r200, cpy_r_r201);
    CPy_DECREF(cpy_r_r200);
    if (unlikely(cpy_r_r202 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 13, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r203 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r204 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r205 = CPyImport_ImportNative(cpy_r_r204, cpy_r_r195, cpy_r_r196, cpy_r_r197, cpy_r_r187, cpy_r_r188, cpy_r_r189, cpy_r_r202, cpy_r_r203, 0);
    CPy_DECREF(cpy_r_r202);
    if (unlikely(cpy_r_r205 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 13, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r194 = cpy_r_r205;
CPyL76: ;
    cpy_r_r206 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r207 = CPyStatic_encyclopedia___actions___globals;
    cpy_r_r208 = CPyImport_GetNativeAttrs(cpy_r_r194, cpy_r_r206, cpy_r_r206, cpy_r_r207);
    CPy_DECREF(cpy_r_r194);
    if (unlikely(cpy_r_r208 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 13, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    } else
        goto CPyL128;
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
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 14, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
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
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 14, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r223 = CPyStatics[8]; /* '__file__' */
    cpy_r_r224 = CPyObject_GetAttr(cpy_r_r222, cpy_r_r223);
    CPy_DECREF(cpy_r_r222);
    if (unlikely(cpy_r_r224 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 14, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r225 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r226 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r227 = CPyImport_ImportNative(cpy_r_r226, cpy_r_r217, cpy_r_r218, cpy_r_r219, cpy_r_r209, cpy_r_r210, cpy_r_r211, cpy_r_r224, cpy_r_r225, 0);
    CPy_DECREF(cpy_r_r224);
    if (unlikely(cpy_r_r227 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 14, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r216 = cpy_r_r227;
CPyL84: ;
    cpy_r_r228 = CPyStatics[5041]; /* ('Option', 'Reason', 'Rules') */
    cpy_r_r229 = CPyStatic_encyclopedia___actions___globals;
    cpy_r_r230 = CPyImport_GetNativeAttrs(cpy_r_r216, cpy_r_r228, cpy_r_r228, cpy_r_r229);
    CPy_DECREF(cpy_r_r216);
    if (unlikely(cpy_r_r230 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 14, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    } else
        goto CPyL129;
CPyL85: ;
    cpy_r_r231 = (void *)&CPyModule_serai___kernel___extras;
    cpy_r_r232 = (void *)&CPyImportState_serai___kernel___extras;
    cpy_r_r233 = CPyModuleLockAPI_serai;
    cpy_r_r234 = CPyImport_IsInitialized(cpy_r_r232);
    if (!cpy_r_r234) goto CPyL88;
    cpy_r_r235 = PyImport_GetModuleDict();
    cpy_r_r236 = CPyStatics[373]; /* 'serai.kernel.extras' */
    cpy_r_r237 = CPyDict_GetItem(cpy_r_r235, cpy_r_r236);
    if (unlikely(cpy_r_r237 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 15, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r238 = cpy_r_r237;
    goto CPyL92;
CPyL88: ;
    cpy_r_r239 = CPyInitOnly_serai___kernel___extras;
    cpy_r_r240 = CPyExec_serai___kernel___extras;
    cpy_r_r241 = (PyObject **)&CPyModule_serai___kernel___extras__internal;
    cpy_r_r242 = PyImport_GetModuleDict();
    cpy_r_r243 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r244 = CPyDict_GetItem(cpy_r_r242, cpy_r_r243);
    if (unlikely(cpy_r_r244 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 15, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r245 = CPyStatics[8]; /* '__file__' */
    cpy_r_r246 = CPyObject_GetAttr(cpy_r_r244, cpy_r_r245);
    CPy_DECREF(cpy_r_r244);
    if (unlikely(cpy_r_r246 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 15, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r247 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r248 = CPyStatics[373]; /* 'serai.kernel.extras' */
    cpy_r_r249 = CPyImport_ImportNative(cpy_r_r248, cpy_r_r239, cpy_r_r240, cpy_r_r241, cpy_r_r231, cpy_r_r232, cpy_r_r233, cpy_r_r246, cpy_r_r247, 0);
    CPy_DECREF(cpy_r_r246);
    if (unlikely(cpy_r_r249 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 15, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r238 = cpy_r_r249;
CPyL92: ;
    cpy_r_r250 = CPyStatics[5042]; /* ('ask_with',) */
    cpy_r_r251 = CPyStatic_encyclopedia___actions___globals;
    cpy_r_r252 = CPyImport_GetNativeAttrs(cpy_r_r238, cpy_r_r250, cpy_r_r250, cpy_r_r251);
    CPy_DECREF(cpy_r_r238);
    if (unlikely(cpy_r_r252 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 15, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    } else
        goto CPyL130;
CPyL93: ;
    cpy_r_r253 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r254 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r255 = CPyModuleLockAPI_serai;
    cpy_r_r256 = CPyImport_IsInitialized(cpy_r_r254);
    if (!cpy_r_r256) goto CPyL96;
    cpy_r_r257 = PyImport_GetModuleDict();
    cpy_r_r258 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r259 = CPyDict_GetItem(cpy_r_r257, cpy_r_r258);
    if (unlikely(cpy_r_r259 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 16, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r260 = cpy_r_r259;
    goto CPyL100;
CPyL96: ;
    cpy_r_r261 = CPyInitOnly_serai___kernel___message;
    cpy_r_r262 = CPyExec_serai___kernel___message;
    cpy_r_r263 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r264 = PyImport_GetModuleDict();
    cpy_r_r265 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r266 = CPyDict_GetItem(cpy_r_r264, cpy_r_r265);
    if (unlikely(cpy_r_r266 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 16, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r267 = CPyStatics[8]; /* '__file__' */
    cpy_r_r268 = CPyObject_GetAttr(cpy_r_r266, cpy_r_r267);
    CPy_DECREF(cpy_r_r266);
    if (unlikely(cpy_r_r268 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 16, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r269 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r270 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r271 = CPyImport_ImportNative(cpy_r_r270, cpy_r_r261, cpy_r_r262, cpy_r_r263, cpy_r_r253, cpy_r_r254, cpy_r_r255, cpy_r_r268, cpy_r_r269, 0);
    CPy_DECREF(cpy_r_r268);
    if (unlikely(cpy_r_r271 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 16, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r260 = cpy_r_r271;
CPyL100: ;
    cpy_r_r272 = CPyStatics[4988]; /* ('Message',) */
    cpy_r_r273 = CPyStatic_encyclopedia___actions___globals;
    cpy_r_r274 = CPyImport_GetNativeAttrs(cpy_r_r260, cpy_r_r272, cpy_r_r272, cpy_r_r273);
    CPy_DECREF(cpy_r_r260);
    if (unlikely(cpy_r_r274 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 16, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    } else
        goto CPyL131;
CPyL101: ;
    cpy_r_r275 = (void *)&CPyModule_serai___kernel___offer;
    cpy_r_r276 = (void *)&CPyImportState_serai___kernel___offer;
    cpy_r_r277 = CPyModuleLockAPI_serai;
    cpy_r_r278 = CPyImport_IsInitialized(cpy_r_r276);
    if (!cpy_r_r278) goto CPyL104;
    cpy_r_r279 = PyImport_GetModuleDict();
    cpy_r_r280 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r281 = CPyDict_GetItem(cpy_r_r279, cpy_r_r280);
    if (unlikely(cpy_r_r281 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 17, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r282 = cpy_r_r281;
    goto CPyL108;
CPyL104: ;
    cpy_r_r283 = CPyInitOnly_serai___kernel___offer;
    cpy_r_r284 = CPyExec_serai___kernel___offer;
    cpy_r_r285 = (PyObject **)&CPyModule_serai___kernel___offer__internal;
    cpy_r_r286 = PyImport_GetModuleDict();
    cpy_r_r287 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r288 = CPyDict_GetItem(cpy_r_r286, cpy_r_r287);
    if (unlikely(cpy_r_r288 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 17, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r289 = CPyStatics[8]; /* '__file__' */
    cpy_r_r290 = CPyObject_GetAttr(cpy_r_r288, cpy_r_r289);
    CPy_DECREF(cpy_r_r288);
    if (unlikely(cpy_r_r290 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 17, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r291 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r292 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r293 = CPyImport_ImportNative(cpy_r_r292, cpy_r_r283, cpy_r_r284, cpy_r_r285, cpy_r_r275, cpy_r_r276, cpy_r_r277, cpy_r_r290, cpy_r_r291, 0);
    CPy_DECREF(cpy_r_r290);
    if (unlikely(cpy_r_r293 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 17, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r282 = cpy_r_r293;
CPyL108: ;
    cpy_r_r294 = CPyStatics[5043]; /* ('TableOffer',) */
    cpy_r_r295 = CPyStatic_encyclopedia___actions___globals;
    cpy_r_r296 = CPyImport_GetNativeAttrs(cpy_r_r282, cpy_r_r294, cpy_r_r294, cpy_r_r295);
    CPy_DECREF(cpy_r_r282);
    if (unlikely(cpy_r_r296 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 17, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    } else
        goto CPyL132;
CPyL109: ;
    cpy_r_r297 = (PyObject *)CPyType_offer___TableOffer;
    cpy_r_r298 = (PyObject *)CPyType_encyclopedia___table___Table;
    cpy_r_r299 = PyObject_GetItem(cpy_r_r297, cpy_r_r298);
    if (unlikely(cpy_r_r299 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 47, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r300 = PyTuple_Pack(1, cpy_r_r299);
    CPy_DECREF(cpy_r_r299);
    if (unlikely(cpy_r_r300 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 47, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r301 = CPyStatics[377]; /* 'serai.games.encyclopedia.actions' */
    cpy_r_r302 = (PyObject *)CPyType_encyclopedia___actions___ActionOffer_template;
    cpy_r_r303 = CPyType_FromTemplate(cpy_r_r302, cpy_r_r300, cpy_r_r301);
    CPy_DECREF(cpy_r_r300);
    if (unlikely(cpy_r_r303 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 47, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    cpy_r_r304 = CPyDef_encyclopedia___actions___ActionOffer_trait_vtable_setup();
    if (unlikely(cpy_r_r304 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 47, CPyStatic_encyclopedia___actions___globals);
        goto CPyL133;
    }
    cpy_r_r305 = CPyDef_encyclopedia___actions___ActionOffer_coroutine_setup(cpy_r_r303);
    if (unlikely(cpy_r_r305 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 47, CPyStatic_encyclopedia___actions___globals);
        goto CPyL133;
    }
    cpy_r_r306 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r307 = CPyStatics[378]; /* 't' */
    cpy_r_r308 = CPyStatics[379]; /* 'me' */
    cpy_r_r309 = CPyStatics[380]; /* '_likely' */
    cpy_r_r310 = CPyStatics[381]; /* '_obstacle' */
    cpy_r_r311 = CPyStatics[382]; /* '_others' */
    cpy_r_r312 = CPyStatics[383]; /* '_note' */
    cpy_r_r313 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r314 = PyTuple_Pack(7, cpy_r_r307, cpy_r_r308, cpy_r_r309, cpy_r_r310, cpy_r_r311, cpy_r_r312, cpy_r_r313);
    if (unlikely(cpy_r_r314 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 47, CPyStatic_encyclopedia___actions___globals);
        goto CPyL133;
    }
    cpy_r_r315 = PyObject_SetAttr(cpy_r_r303, cpy_r_r306, cpy_r_r314);
    CPy_DECREF(cpy_r_r314);
    cpy_r_r316 = cpy_r_r315 >= 0;
    if (unlikely(!cpy_r_r316)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 47, CPyStatic_encyclopedia___actions___globals);
        goto CPyL133;
    }
    CPyType_encyclopedia___actions___ActionOffer = (PyTypeObject *)cpy_r_r303;
    CPy_INCREF(CPyType_encyclopedia___actions___ActionOffer);
    cpy_r_r317 = CPyStatic_encyclopedia___actions___globals;
    cpy_r_r318 = CPyStatics[384]; /* 'ActionOffer' */
    cpy_r_r319 = PyDict_SetItem(cpy_r_r317, cpy_r_r318, cpy_r_r303);
    cpy_r_r320 = cpy_r_r319 >= 0;
    if (unlikely(!cpy_r_r320)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 47, CPyStatic_encyclopedia___actions___globals);
        goto CPyL133;
    }
    cpy_r_r321 = CPy_InitSubclass(cpy_r_r303);
    CPy_DECREF(cpy_r_r303);
    if (unlikely(!cpy_r_r321)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/actions/__init__.py", "<module>", 47, CPyStatic_encyclopedia___actions___globals);
        goto CPyL119;
    }
    return 1;
CPyL119: ;
    cpy_r_r322 = 2;
    return cpy_r_r322;
CPyL120: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL13;
CPyL121: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL21;
CPyL122: ;
    CPy_DECREF(cpy_r_r76);
    goto CPyL29;
CPyL123: ;
    CPy_DECREF(cpy_r_r98);
    goto CPyL37;
CPyL124: ;
    CPy_DECREF(cpy_r_r120);
    goto CPyL45;
CPyL125: ;
    CPy_DECREF(cpy_r_r142);
    goto CPyL53;
CPyL126: ;
    CPy_DECREF(cpy_r_r164);
    goto CPyL61;
CPyL127: ;
    CPy_DECREF(cpy_r_r186);
    goto CPyL69;
CPyL128: ;
    CPy_DECREF(cpy_r_r208);
    goto CPyL77;
CPyL129: ;
    CPy_DECREF(cpy_r_r230);
    goto CPyL85;
CPyL130: ;
    CPy_DECREF(cpy_r_r252);
    goto CPyL93;
CPyL131: ;
    CPy_DECREF(cpy_r_r274);
    goto CPyL101;
CPyL132: ;
    CPy_DECREF(cpy_r_r296);
    goto CPyL109;
CPyL133: ;
    CPy_DecRef(cpy_r_r303);
    goto CPyL119;
}

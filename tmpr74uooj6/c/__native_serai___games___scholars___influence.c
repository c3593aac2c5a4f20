#include "__native_serai.h"
#include "__native_internal_serai.h"

static PySendResult CPyDunder_am_sendscholars___influence___influence_guild_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_scholars___influence___influence_guild_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods scholars___influence___influence_guild_gen_as_async = {
    .am_send = CPyDunder_am_sendscholars___influence___influence_guild_gen,
};
static int
scholars___influence___influence_guild_gen_traverse(serai___games___scholars___influence___influence_guild_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__guild)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__guild));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__rule);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___influence___influence_guild_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___influence___influence_guild_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___influence___influence_guild_genObject *self = (serai___games___scholars___influence___influence_guild_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__guild)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__guild;
        self->___mypyc_generator_frame_attribute__guild = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__rule);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___influence___influence_guild_gen_0);
    return 0;
}

static int32_t CPyDef_scholars___influence___influence_guild_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___influence___influence_guild_genObject *self = (serai___games___scholars___influence___influence_guild_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__guild)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__guild;
        self->___mypyc_generator_frame_attribute__guild = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__rule);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___influence___influence_guild_gen_0);
    return 0;
}

static void
scholars___influence___influence_guild_gen_dealloc(serai___games___scholars___influence___influence_guild_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___influence___influence_guild_gen_free_instance == NULL) {
        scholars___influence___influence_guild_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__guild)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__guild;
            self->___mypyc_generator_frame_attribute__guild = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__guild = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__rule);
        self->___mypyc_generator_frame_attribute__optional = 2;
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___influence___influence_guild_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___influence___influence_guild_gen_dealloc)
    CPyDef_scholars___influence___influence_guild_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___influence_____mypyc__influence_guild_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___influence___influence_guild_gen(void);

static PyObject *
scholars___influence___influence_guild_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___influence___influence_guild_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___influence_____mypyc__influence_guild_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___influence___influence_guild_gen_vtable[6];
static bool
CPyDef_scholars___influence___influence_guild_gen_trait_vtable_setup(void)
{
    CPyVTableItem scholars___influence___influence_guild_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___influence___influence_guild_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_scholars___influence___influence_guild_gen_____next__,
        (CPyVTableItem)CPyDef_scholars___influence___influence_guild_gen___send,
        (CPyVTableItem)CPyDef_scholars___influence___influence_guild_gen_____iter__,
        (CPyVTableItem)CPyDef_scholars___influence___influence_guild_gen___throw,
        (CPyVTableItem)CPyDef_scholars___influence___influence_guild_gen___close,
    };
    memcpy(scholars___influence___influence_guild_gen_vtable, scholars___influence___influence_guild_gen_vtable_scratch, sizeof(scholars___influence___influence_guild_gen_vtable));
    return 1;
}

static bool
CPyDef_scholars___influence___influence_guild_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___influence___influence_guild_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___influence_____mypyc__influence_guild_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_scholars___influence___influence_guild_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_scholars___influence___influence_guild_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_scholars___influence___influence_guild_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_scholars___influence___influence_guild_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_scholars___influence___influence_guild_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___influence___influence_guild_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "influence_guild_gen",
    .tp_new = scholars___influence___influence_guild_gen_new,
    .tp_dealloc = (destructor)scholars___influence___influence_guild_gen_dealloc,
    .tp_traverse = (traverseproc)scholars___influence___influence_guild_gen_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___influence___influence_guild_gen_clear,
    .tp_methods = scholars___influence___influence_guild_gen_methods,
    .tp_iter = CPyDef_scholars___influence___influence_guild_gen_____iter__,
    .tp_iternext = CPyDef_scholars___influence___influence_guild_gen_____next__,
    .tp_as_async = &scholars___influence___influence_guild_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___influence___influence_guild_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("influence_guild_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___influence___influence_guild_gen_template = &CPyType_scholars___influence___influence_guild_gen_template_;

PyObject *CPyDef_scholars___influence_____mypyc__influence_guild_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___influence___influence_guild_genObject *self;
    if (scholars___influence___influence_guild_gen_free_instance != NULL) {
        self = scholars___influence___influence_guild_gen_free_instance;
        scholars___influence___influence_guild_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___influence___influence_guild_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___influence___influence_guild_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__guild = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__optional = 2;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___influence___influence_guild_gen(void)
{
    PyObject *self = CPyDef_scholars___influence_____mypyc__influence_guild_gen_setup((PyObject *)CPyType_scholars___influence___influence_guild_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendscholars___influence___take_influence_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_scholars___influence___take_influence_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods scholars___influence___take_influence_gen_as_async = {
    .am_send = CPyDunder_am_sendscholars___influence___take_influence_gen,
};
static int
scholars___influence___take_influence_gen_traverse(serai___games___scholars___influence___take_influence_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__but_guild)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__but_guild));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__options);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___influence___take_influence_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___influence___take_influence_genObject *self = (serai___games___scholars___influence___take_influence_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__but_guild)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__but_guild;
        self->___mypyc_generator_frame_attribute__but_guild = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
    return 0;
}

static int32_t CPyDef_scholars___influence___take_influence_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___influence___take_influence_genObject *self = (serai___games___scholars___influence___take_influence_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__but_guild)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__but_guild;
        self->___mypyc_generator_frame_attribute__but_guild = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
    return 0;
}

static void
scholars___influence___take_influence_gen_dealloc(serai___games___scholars___influence___take_influence_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___influence___take_influence_gen_free_instance == NULL) {
        scholars___influence___take_influence_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        self->___mypyc_generator_frame_attribute__optional = 2;
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__but_guild)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__but_guild;
            self->___mypyc_generator_frame_attribute__but_guild = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__but_guild = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___influence___take_influence_gen_dealloc)
    CPyDef_scholars___influence___take_influence_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___influence_____mypyc__take_influence_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___influence___take_influence_gen(void);

static PyObject *
scholars___influence___take_influence_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___influence___take_influence_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___influence_____mypyc__take_influence_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___influence___take_influence_gen_vtable[6];
static bool
CPyDef_scholars___influence___take_influence_gen_trait_vtable_setup(void)
{
    CPyVTableItem scholars___influence___take_influence_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___influence___take_influence_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_scholars___influence___take_influence_gen_____next__,
        (CPyVTableItem)CPyDef_scholars___influence___take_influence_gen___send,
        (CPyVTableItem)CPyDef_scholars___influence___take_influence_gen_____iter__,
        (CPyVTableItem)CPyDef_scholars___influence___take_influence_gen___throw,
        (CPyVTableItem)CPyDef_scholars___influence___take_influence_gen___close,
    };
    memcpy(scholars___influence___take_influence_gen_vtable, scholars___influence___take_influence_gen_vtable_scratch, sizeof(scholars___influence___take_influence_gen_vtable));
    return 1;
}

static bool
CPyDef_scholars___influence___take_influence_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___influence___take_influence_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___influence_____mypyc__take_influence_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_scholars___influence___take_influence_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_scholars___influence___take_influence_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_scholars___influence___take_influence_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_scholars___influence___take_influence_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_scholars___influence___take_influence_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___influence___take_influence_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "take_influence_gen",
    .tp_new = scholars___influence___take_influence_gen_new,
    .tp_dealloc = (destructor)scholars___influence___take_influence_gen_dealloc,
    .tp_traverse = (traverseproc)scholars___influence___take_influence_gen_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___influence___take_influence_gen_clear,
    .tp_methods = scholars___influence___take_influence_gen_methods,
    .tp_iter = CPyDef_scholars___influence___take_influence_gen_____iter__,
    .tp_iternext = CPyDef_scholars___influence___take_influence_gen_____next__,
    .tp_as_async = &scholars___influence___take_influence_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___influence___take_influence_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("take_influence_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___influence___take_influence_gen_template = &CPyType_scholars___influence___take_influence_gen_template_;

PyObject *CPyDef_scholars___influence_____mypyc__take_influence_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___influence___take_influence_genObject *self;
    if (scholars___influence___take_influence_gen_free_instance != NULL) {
        self = scholars___influence___take_influence_gen_free_instance;
        scholars___influence___take_influence_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___influence___take_influence_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___influence___take_influence_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__optional = 2;
    self->___mypyc_generator_frame_attribute__but_guild = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___influence___take_influence_gen(void)
{
    PyObject *self = CPyDef_scholars___influence_____mypyc__take_influence_gen_setup((PyObject *)CPyType_scholars___influence___take_influence_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef scholars___influencemodule_methods[] = {
    {"enter_guild", (PyCFunction)CPyPy_scholars___influence___enter_guild, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("enter_guild(t, seat, guild, rule)\n--\n\n") /* docstring */},
    {"leave_guild", (PyCFunction)CPyPy_scholars___influence___leave_guild, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("leave_guild(t, seat, guild)\n--\n\n") /* docstring */},
    {"review_control", (PyCFunction)CPyPy_scholars___influence___review_control, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("review_control(t, guild)\n--\n\n") /* docstring */},
    {"_take_control", (PyCFunction)CPyPy_scholars___influence____take_control, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_take_control(t, seat, guild, rule)\n--\n\n") /* docstring */},
    {"influence_guild", (PyCFunction)CPyPy_scholars___influence___influence_guild, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("influence_guild(t, me, guild, rule, optional)\n--\n\n") /* docstring */},
    {"scrolls_without_influence", (PyCFunction)CPyPy_scholars___influence___scrolls_without_influence, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("scrolls_without_influence(t)\n--\n\n") /* docstring */},
    {"influence_of", (PyCFunction)CPyPy_scholars___influence___influence_of, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("influence_of(t, scroll)\n--\n\n") /* docstring */},
    {"mark_scroll", (PyCFunction)CPyPy_scholars___influence___mark_scroll, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("mark_scroll(t, scroll, seat)\n--\n\n") /* docstring */},
    {"give_back", (PyCFunction)CPyPy_scholars___influence___give_back, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("give_back(t, seat)\n--\n\n") /* docstring */},
    {"movable", (PyCFunction)CPyPy_scholars___influence___movable, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("movable(t, me, but_guild=-1)\n--\n\n") /* docstring */},
    {"can_take_influence", (PyCFunction)CPyPy_scholars___influence___can_take_influence, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("can_take_influence(t, me, but_guild=-1)\n--\n\n") /* docstring */},
    {"take_influence", (PyCFunction)CPyPy_scholars___influence___take_influence, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("take_influence(t, me, optional, but_guild=-1)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___influence__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___influence__internal, "__name__");
    CPyStatic_scholars___influence___globals = PyModule_GetDict(CPyModule_serai___games___scholars___influence__internal);
    if (unlikely(CPyStatic_scholars___influence___globals == NULL))
        goto fail;
    CPyType_scholars___influence___influence_guild_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___influence___influence_guild_gen_template, NULL, modname);
    if (unlikely(!CPyType_scholars___influence___influence_guild_gen))
        goto fail;
    CPyDef_scholars___influence___influence_guild_gen_trait_vtable_setup();
    CPyType_scholars___influence___take_influence_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___influence___take_influence_gen_template, NULL, modname);
    if (unlikely(!CPyType_scholars___influence___take_influence_gen))
        goto fail;
    CPyDef_scholars___influence___take_influence_gen_trait_vtable_setup();
    char result = CPyDef_scholars___influence_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___influence__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_scholars___influence___influence_guild_gen);
    Py_CLEAR(CPyType_scholars___influence___take_influence_gen);
    return -1;
}
int CPyExec_serai___games___scholars___influence(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___influence__impl, &CPyImportState_serai___games___scholars___influence, &CPyModule_serai___games___scholars___influence);
}
static struct PyModuleDef scholars___influencemodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.influence",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    scholars___influencemodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___influence(void)
{
    if (CPyModule_serai___games___scholars___influence__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___influence__internal);
        return CPyModule_serai___games___scholars___influence__internal;
    }
    CPyModule_serai___games___scholars___influence__internal = PyModule_Create(&scholars___influencemodule);
    return CPyModule_serai___games___scholars___influence__internal;
}

PyObject *CPyInit_serai___games___scholars___influence(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___influence__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___influence__internal);
        return CPyModule_serai___games___scholars___influence__internal;
    }
    CPyModule_serai___games___scholars___influence__internal = PyModule_Create(&scholars___influencemodule);
    if (unlikely(CPyModule_serai___games___scholars___influence__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.influence");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___influence__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___influence__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___influence__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___influence(CPyModule_serai___games___scholars___influence__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___influence__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.influence");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___influence__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_scholars___influence___enter_guild(PyObject *cpy_r_t, CPyTagged cpy_r_seat, CPyTagged cpy_r_guild, PyObject *cpy_r_rule) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_other;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    int32_t cpy_r_r10;
    char cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    int64_t cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyTagged cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    CPyPtr cpy_r_r43;
    CPyPtr cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyTagged cpy_r_r47;
    CPyTagged cpy_r_r48;
    CPyTagged cpy_r_other_2;
    int64_t cpy_r_r49;
    char cpy_r_r50;
    int64_t cpy_r_r51;
    char cpy_r_r52;
    char cpy_r_r53;
    char cpy_r_r54;
    int64_t cpy_r_r55;
    char cpy_r_r56;
    char cpy_r_r57;
    char cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    int32_t cpy_r_r61;
    char cpy_r_r62;
    CPyTagged cpy_r_r63;
    PyObject *cpy_r_rivals;
    char cpy_r_r64;
    int64_t cpy_r_r65;
    CPyPtr cpy_r_r66;
    int64_t cpy_r_r67;
    char cpy_r_r68;
    CPyPtr cpy_r_r69;
    CPyPtr cpy_r_r70;
    int64_t cpy_r_r71;
    CPyPtr cpy_r_r72;
    PyObject *cpy_r_r73;
    CPyTagged cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    CPyTagged cpy_r_r78;
    int64_t cpy_r_r79;
    char cpy_r_r80;
    int64_t cpy_r_r81;
    char cpy_r_r82;
    char cpy_r_r83;
    char cpy_r_r84;
    char cpy_r_r85;
    char cpy_r_r86;
    int64_t cpy_r_r87;
    char cpy_r_r88;
    char cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    char cpy_r_r93;
    char cpy_r_r94;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "enter_guild", 14, CPyStatic_scholars___influence___globals);
        goto CPyL71;
    }
    cpy_r_r1 = CPyDef_scholars___table___Table___seats(cpy_r_t);
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "enter_guild", 14, CPyStatic_scholars___influence___globals);
        goto CPyL72;
    }
CPyL2: ;
    cpy_r_r2 = 0;
    CPyTagged_INCREF(cpy_r_r2);
    cpy_r_other = cpy_r_r2;
    CPyTagged_DECREF(cpy_r_other);
CPyL3: ;
    cpy_r_r3 = cpy_r_r2 & 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (cpy_r_r4) goto CPyL5;
    cpy_r_r5 = cpy_r_r1 & 1;
    cpy_r_r6 = cpy_r_r5 != 0;
    if (!cpy_r_r6) goto CPyL6;
CPyL5: ;
    cpy_r_r7 = CPyTagged_IsLt_(cpy_r_r2, cpy_r_r1);
    if (cpy_r_r7) {
        goto CPyL7;
    } else
        goto CPyL73;
CPyL6: ;
    cpy_r_r8 = (Py_ssize_t)cpy_r_r2 < (Py_ssize_t)cpy_r_r1;
    if (!cpy_r_r8) goto CPyL73;
CPyL7: ;
    CPyTagged_INCREF(cpy_r_r2);
    cpy_r_other = cpy_r_r2;
    cpy_r_r9 = CPyDef_scholars___table___Table___guilds_of(cpy_r_t, cpy_r_other);
    CPyTagged_DECREF(cpy_r_other);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "enter_guild", 14, CPyStatic_scholars___influence___globals);
        goto CPyL74;
    }
    cpy_r_r10 = PyList_Append(cpy_r_r0, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = cpy_r_r10 >= 0;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "enter_guild", 14, CPyStatic_scholars___influence___globals);
        goto CPyL74;
    }
    cpy_r_r12 = CPyTagged_Add(cpy_r_r2, 2);
    CPyTagged_DECREF(cpy_r_r2);
    cpy_r_r2 = cpy_r_r12;
    goto CPyL3;
CPyL10: ;
    cpy_r_r13 = CPyList_GetItem(cpy_r_r0, cpy_r_seat);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "enter_guild", 15, CPyStatic_scholars___influence___globals);
        goto CPyL75;
    }
    if (likely(PyList_Check(cpy_r_r13)))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/influence.py", "enter_guild", 15, CPyStatic_scholars___influence___globals, "list", cpy_r_r13);
        goto CPyL75;
    }
    cpy_r_r15 = CPyList_GetItem(cpy_r_r14, cpy_r_guild);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "enter_guild", 15, CPyStatic_scholars___influence___globals);
        goto CPyL76;
    }
    cpy_r_r16 = CPyStatics[4897]; /* 1 */
    cpy_r_r17 = PyNumber_InPlaceAdd(cpy_r_r15, cpy_r_r16);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "enter_guild", 15, CPyStatic_scholars___influence___globals);
        goto CPyL76;
    }
    cpy_r_r18 = CPyList_SetItem(cpy_r_r14, cpy_r_guild, cpy_r_r17);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "enter_guild", 15, CPyStatic_scholars___influence___globals);
        goto CPyL75;
    }
    cpy_r_r19 = CPyStatics[2870]; /* 'event-guild' */
    cpy_r_r20 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "enter_guild", "Table", "book", 16, CPyStatic_scholars___influence___globals);
        goto CPyL75;
    }
CPyL16: ;
    cpy_r_r21 = ((serai___games___scholars___book___BookObject *)cpy_r_r20)->_guilds;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "enter_guild", "Book", "guilds", 16, CPyStatic_scholars___influence___globals);
        goto CPyL75;
    }
CPyL17: ;
    cpy_r_r22 = CPyList_GetItem(cpy_r_r21, cpy_r_guild);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "enter_guild", 16, CPyStatic_scholars___influence___globals);
        goto CPyL75;
    }
    if (likely(PyTuple_Check(cpy_r_r22)))
        cpy_r_r23 = cpy_r_r22;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/influence.py", "enter_guild", 16, CPyStatic_scholars___influence___globals, "tuple", cpy_r_r22);
        goto CPyL75;
    }
    cpy_r_r24 = CPySequenceTuple_GetItem(cpy_r_r23, 0);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "enter_guild", 16, CPyStatic_scholars___influence___globals);
        goto CPyL75;
    }
    if (likely(PyUnicode_Check(cpy_r_r24)))
        cpy_r_r25 = cpy_r_r24;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/influence.py", "enter_guild", 16, CPyStatic_scholars___influence___globals, "str", cpy_r_r24);
        goto CPyL75;
    }
    cpy_r_r26 = CPyStatics[2361]; /* 'guild' */
    cpy_r_r27 = CPyDict_Build(1, cpy_r_r26, cpy_r_r25);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "enter_guild", 16, CPyStatic_scholars___influence___globals);
        goto CPyL75;
    }
    cpy_r_r28 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r19, cpy_r_seat, cpy_r_rule, cpy_r_r27);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "enter_guild", 16, CPyStatic_scholars___influence___globals);
        goto CPyL75;
    }
    cpy_r_r29 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_control;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "enter_guild", "Table", "control", 17, CPyStatic_scholars___influence___globals);
        goto CPyL75;
    }
CPyL24: ;
    cpy_r_r30 = CPyList_GetItem(cpy_r_r29, cpy_r_guild);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "enter_guild", 17, CPyStatic_scholars___influence___globals);
        goto CPyL75;
    }
    if (likely(PyLong_Check(cpy_r_r30)))
        cpy_r_r31 = CPyTagged_FromObject(cpy_r_r30);
    else {
        CPy_TypeError("int", cpy_r_r30); cpy_r_r31 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "enter_guild", 17, CPyStatic_scholars___influence___globals);
        goto CPyL75;
    }
    cpy_r_r32 = cpy_r_r31 & 1;
    cpy_r_r33 = cpy_r_r32 != 0;
    if (!cpy_r_r33) goto CPyL28;
    cpy_r_r34 = CPyTagged_IsEq_(cpy_r_r31, cpy_r_seat);
    if (cpy_r_r34) {
        goto CPyL77;
    } else
        goto CPyL30;
CPyL28: ;
    cpy_r_r35 = cpy_r_r31 == cpy_r_seat;
    if (cpy_r_r35) {
        goto CPyL77;
    } else
        goto CPyL30;
CPyL29: ;
    return 1;
CPyL30: ;
    cpy_r_r36 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_seat);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "enter_guild", 20, CPyStatic_scholars___influence___globals);
        goto CPyL78;
    }
    if (likely(PyList_Check(cpy_r_r36)))
        cpy_r_r37 = cpy_r_r36;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/influence.py", "enter_guild", 20, CPyStatic_scholars___influence___globals, "list", cpy_r_r36);
        goto CPyL78;
    }
    cpy_r_r38 = CPyList_GetItem(cpy_r_r37, cpy_r_guild);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "enter_guild", 20, CPyStatic_scholars___influence___globals);
        goto CPyL78;
    }
    if (likely(PyLong_Check(cpy_r_r38)))
        cpy_r_r39 = CPyTagged_FromObject(cpy_r_r38);
    else {
        CPy_TypeError("int", cpy_r_r38); cpy_r_r39 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "enter_guild", 20, CPyStatic_scholars___influence___globals);
        goto CPyL78;
    }
    cpy_r_r40 = (Py_ssize_t)cpy_r_r31 != -2;
    if (!cpy_r_r40) goto CPyL37;
    cpy_r_r41 = PyList_New(1);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "enter_guild", 21, CPyStatic_scholars___influence___globals);
        goto CPyL79;
    }
    CPyTagged_INCREF(cpy_r_r31);
    cpy_r_r42 = CPyTagged_StealAsObject(cpy_r_r31);
    cpy_r_r43 = (CPyPtr)((CPyPtr)cpy_r_r41 + offsetof(PyListObject, ob_item));
    cpy_r_r44 = *(CPyPtr *)cpy_r_r43;
    *(PyObject * *)cpy_r_r44 = cpy_r_r42;
    cpy_r_r45 = cpy_r_r41;
    goto CPyL50;
CPyL37: ;
    cpy_r_r46 = PyList_New(0);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "enter_guild", 21, CPyStatic_scholars___influence___globals);
        goto CPyL79;
    }
    cpy_r_r47 = CPyDef_scholars___table___Table___seats(cpy_r_t);
    if (unlikely(cpy_r_r47 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "enter_guild", 21, CPyStatic_scholars___influence___globals);
        goto CPyL80;
    }
CPyL39: ;
    cpy_r_r48 = 0;
    CPyTagged_INCREF(cpy_r_r48);
    cpy_r_other_2 = cpy_r_r48;
    CPyTagged_DECREF(cpy_r_other_2);
CPyL40: ;
    cpy_r_r49 = cpy_r_r48 & 1;
    cpy_r_r50 = cpy_r_r49 != 0;
    if (cpy_r_r50) goto CPyL42;
    cpy_r_r51 = cpy_r_r47 & 1;
    cpy_r_r52 = cpy_r_r51 != 0;
    if (!cpy_r_r52) goto CPyL43;
CPyL42: ;
    cpy_r_r53 = CPyTagged_IsLt_(cpy_r_r48, cpy_r_r47);
    if (cpy_r_r53) {
        goto CPyL44;
    } else
        goto CPyL81;
CPyL43: ;
    cpy_r_r54 = (Py_ssize_t)cpy_r_r48 < (Py_ssize_t)cpy_r_r47;
    if (!cpy_r_r54) goto CPyL81;
CPyL44: ;
    CPyTagged_INCREF(cpy_r_r48);
    cpy_r_other_2 = cpy_r_r48;
    cpy_r_r55 = cpy_r_other_2 & 1;
    cpy_r_r56 = cpy_r_r55 != 0;
    if (!cpy_r_r56) goto CPyL46;
    cpy_r_r57 = CPyTagged_IsEq_(cpy_r_other_2, cpy_r_seat);
    cpy_r_r58 = cpy_r_r57 ^ 1;
    if (cpy_r_r58) {
        goto CPyL47;
    } else
        goto CPyL82;
CPyL46: ;
    cpy_r_r59 = cpy_r_other_2 != cpy_r_seat;
    if (!cpy_r_r59) goto CPyL82;
CPyL47: ;
    cpy_r_r60 = CPyTagged_StealAsObject(cpy_r_other_2);
    cpy_r_r61 = PyList_Append(cpy_r_r46, cpy_r_r60);
    CPy_DECREF(cpy_r_r60);
    cpy_r_r62 = cpy_r_r61 >= 0;
    if (unlikely(!cpy_r_r62)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "enter_guild", 21, CPyStatic_scholars___influence___globals);
        goto CPyL83;
    }
CPyL48: ;
    cpy_r_r63 = CPyTagged_Add(cpy_r_r48, 2);
    CPyTagged_DECREF(cpy_r_r48);
    cpy_r_r48 = cpy_r_r63;
    goto CPyL40;
CPyL49: ;
    cpy_r_r45 = cpy_r_r46;
CPyL50: ;
    cpy_r_rivals = cpy_r_r45;
    cpy_r_r64 = 1;
    cpy_r_r65 = 0;
CPyL51: ;
    cpy_r_r66 = (CPyPtr)((CPyPtr)cpy_r_rivals + offsetof(PyVarObject, ob_size));
    cpy_r_r67 = *(int64_t *)cpy_r_r66;
    cpy_r_r68 = cpy_r_r65 < cpy_r_r67;
    if (!cpy_r_r68) goto CPyL84;
    cpy_r_r69 = (CPyPtr)((CPyPtr)cpy_r_rivals + offsetof(PyListObject, ob_item));
    cpy_r_r70 = *(CPyPtr *)cpy_r_r69;
    cpy_r_r71 = cpy_r_r65 * 8;
    cpy_r_r72 = cpy_r_r70 + cpy_r_r71;
    cpy_r_r73 = *(PyObject * *)cpy_r_r72;
    CPy_INCREF(cpy_r_r73);
    if (likely(PyLong_Check(cpy_r_r73)))
        cpy_r_r74 = CPyTagged_FromObject(cpy_r_r73);
    else {
        CPy_TypeError("int", cpy_r_r73); cpy_r_r74 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r74 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "enter_guild", 22, CPyStatic_scholars___influence___globals);
        goto CPyL85;
    }
    cpy_r_r75 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_r74);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "enter_guild", 22, CPyStatic_scholars___influence___globals);
        goto CPyL86;
    }
    if (likely(PyList_Check(cpy_r_r75)))
        cpy_r_r76 = cpy_r_r75;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/influence.py", "enter_guild", 22, CPyStatic_scholars___influence___globals, "list", cpy_r_r75);
        goto CPyL86;
    }
    cpy_r_r77 = CPyList_GetItemBorrow(cpy_r_r76, cpy_r_guild);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "enter_guild", 22, CPyStatic_scholars___influence___globals);
        goto CPyL86;
    }
    if (likely(PyLong_Check(cpy_r_r77)))
        cpy_r_r78 = CPyTagged_FromObject(cpy_r_r77);
    else {
        CPy_TypeError("int", cpy_r_r77); cpy_r_r78 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r78 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "enter_guild", 22, CPyStatic_scholars___influence___globals);
        goto CPyL86;
    }
    cpy_r_r79 = cpy_r_r39 & 1;
    cpy_r_r80 = cpy_r_r79 != 0;
    if (cpy_r_r80) goto CPyL59;
    cpy_r_r81 = cpy_r_r78 & 1;
    cpy_r_r82 = cpy_r_r81 != 0;
    if (!cpy_r_r82) goto CPyL60;
CPyL59: ;
    cpy_r_r83 = CPyTagged_IsLt_(cpy_r_r78, cpy_r_r39);
    cpy_r_r84 = cpy_r_r83;
    goto CPyL61;
CPyL60: ;
    cpy_r_r85 = (Py_ssize_t)cpy_r_r39 > (Py_ssize_t)cpy_r_r78;
    cpy_r_r84 = cpy_r_r85;
CPyL61: ;
    CPyTagged_DECREF(cpy_r_r78);
    CPyTagged_DECREF(cpy_r_r74);
    cpy_r_r86 = cpy_r_r84 ^ 1;
    if (cpy_r_r86) {
        goto CPyL87;
    } else
        goto CPyL63;
CPyL62: ;
    cpy_r_r64 = 0;
    goto CPyL64;
CPyL63: ;
    cpy_r_r87 = cpy_r_r65 + 1;
    cpy_r_r65 = cpy_r_r87;
    goto CPyL51;
CPyL64: ;
    if (!cpy_r_r64) goto CPyL88;
    cpy_r_r88 = cpy_r_r39 == 2;
    CPyTagged_DECREF(cpy_r_r39);
    if (!cpy_r_r88) goto CPyL89;
    cpy_r_r89 = (Py_ssize_t)cpy_r_r31 == -2;
    CPyTagged_DECREF(cpy_r_r31);
    if (!cpy_r_r89) goto CPyL68;
    cpy_r_r90 = CPyStatics[2871]; /* 'SC-INF-04' */
    CPy_INCREF(cpy_r_r90);
    cpy_r_r91 = cpy_r_r90;
    goto CPyL69;
CPyL68: ;
    cpy_r_r92 = CPyStatics[2872]; /* 'SC-INF-05' */
    CPy_INCREF(cpy_r_r92);
    cpy_r_r91 = cpy_r_r92;
CPyL69: ;
    cpy_r_r93 = CPyDef_scholars___influence____take_control(cpy_r_t, cpy_r_seat, cpy_r_guild, cpy_r_r91);
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r93 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "enter_guild", 23, CPyStatic_scholars___influence___globals);
        goto CPyL71;
    }
CPyL70: ;
    return 1;
CPyL71: ;
    cpy_r_r94 = 2;
    return cpy_r_r94;
CPyL72: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL71;
CPyL73: ;
    CPyTagged_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    goto CPyL10;
CPyL74: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL71;
CPyL75: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL71;
CPyL76: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r14);
    goto CPyL71;
CPyL77: ;
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r31);
    goto CPyL29;
CPyL78: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r31);
    goto CPyL71;
CPyL79: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r39);
    goto CPyL71;
CPyL80: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r46);
    goto CPyL71;
CPyL81: ;
    CPyTagged_DECREF(cpy_r_r47);
    CPyTagged_DECREF(cpy_r_r48);
    goto CPyL49;
CPyL82: ;
    CPyTagged_DECREF(cpy_r_other_2);
    goto CPyL48;
CPyL83: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r46);
    CPyTagged_DecRef(cpy_r_r47);
    CPyTagged_DecRef(cpy_r_r48);
    goto CPyL71;
CPyL84: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_rivals);
    goto CPyL64;
CPyL85: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_rivals);
    goto CPyL71;
CPyL86: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_rivals);
    CPyTagged_DecRef(cpy_r_r74);
    goto CPyL71;
CPyL87: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_rivals);
    goto CPyL62;
CPyL88: ;
    CPyTagged_DECREF(cpy_r_r31);
    CPyTagged_DECREF(cpy_r_r39);
    goto CPyL70;
CPyL89: ;
    CPyTagged_DECREF(cpy_r_r31);
    goto CPyL68;
}
        
        PyObject *CPyPy_scholars___influence___enter_guild(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "guild", "rule", 0};
            static CPyArg_Parser parser = {"OOOO:enter_guild", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_guild;
            PyObject *obj_rule;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_guild, &obj_rule)) {
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
            CPyTagged arg_guild;
            if (likely(PyLong_Check(obj_guild)))
                arg_guild = CPyTagged_BorrowFromObject(obj_guild);
            else {
                CPy_TypeError("int", obj_guild); goto fail;
            }
            PyObject *arg_rule;
            if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            char retval = CPyDef_scholars___influence___enter_guild(arg_t, arg_seat, arg_guild, arg_rule);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/influence.py", "enter_guild", 12, CPyStatic_scholars___influence___globals);
            return NULL;
        }
        
char CPyDef_scholars___influence___leave_guild(PyObject *cpy_r_t, CPyTagged cpy_r_seat, CPyTagged cpy_r_guild) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    cpy_r_r0 = CPyDef_scholars___table___Table___guilds_of(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "leave_guild", 28, CPyStatic_scholars___influence___globals);
        goto CPyL5;
    }
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_guild);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "leave_guild", 28, CPyStatic_scholars___influence___globals);
        goto CPyL6;
    }
    cpy_r_r2 = CPyStatics[4897]; /* 1 */
    cpy_r_r3 = PyNumber_InPlaceSubtract(cpy_r_r1, cpy_r_r2);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "leave_guild", 28, CPyStatic_scholars___influence___globals);
        goto CPyL6;
    }
    cpy_r_r4 = CPyList_SetItem(cpy_r_r0, cpy_r_guild, cpy_r_r3);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "leave_guild", 28, CPyStatic_scholars___influence___globals);
        goto CPyL5;
    }
    return 1;
CPyL5: ;
    cpy_r_r5 = 2;
    return cpy_r_r5;
CPyL6: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL5;
}
        
        PyObject *CPyPy_scholars___influence___leave_guild(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "guild", 0};
            static CPyArg_Parser parser = {"OOO:leave_guild", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_guild;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_guild)) {
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
            CPyTagged arg_guild;
            if (likely(PyLong_Check(obj_guild)))
                arg_guild = CPyTagged_BorrowFromObject(obj_guild);
            else {
                CPy_TypeError("int", obj_guild); goto fail;
            }
            char retval = CPyDef_scholars___influence___leave_guild(arg_t, arg_seat, arg_guild);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/influence.py", "leave_guild", 26, CPyStatic_scholars___influence___globals);
            return NULL;
        }
        
char CPyDef_scholars___influence___review_control(PyObject *cpy_r_t, CPyTagged cpy_r_guild) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_seat;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    int32_t cpy_r_r13;
    char cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject **cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    int64_t cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    CPyTagged cpy_r_r37;
    CPyTagged cpy_r_seat_2;
    int64_t cpy_r_r38;
    char cpy_r_r39;
    int64_t cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    CPyTagged cpy_r_r45;
    int64_t cpy_r_r46;
    char cpy_r_r47;
    char cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    int32_t cpy_r_r52;
    char cpy_r_r53;
    CPyTagged cpy_r_r54;
    char cpy_r_r55;
    CPyPtr cpy_r_r56;
    int64_t cpy_r_r57;
    CPyTagged cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    CPyTagged cpy_r_r61;
    int64_t cpy_r_r62;
    char cpy_r_r63;
    char cpy_r_r64;
    char cpy_r_r65;
    char cpy_r_r66;
    char cpy_r_r67;
    PyObject *cpy_r_r68;
    CPyTagged cpy_r_r69;
    PyObject *cpy_r_r70;
    char cpy_r_r71;
    char cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    char cpy_r_r75;
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
    char cpy_r_r86;
    char cpy_r_r87;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "review_control", 33, CPyStatic_scholars___influence___globals);
        goto CPyL65;
    }
    cpy_r_r1 = CPyDef_scholars___table___Table___seats(cpy_r_t);
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "review_control", 33, CPyStatic_scholars___influence___globals);
        goto CPyL66;
    }
CPyL2: ;
    cpy_r_r2 = 0;
    CPyTagged_INCREF(cpy_r_r2);
    cpy_r_seat = cpy_r_r2;
    CPyTagged_DECREF(cpy_r_seat);
CPyL3: ;
    cpy_r_r3 = cpy_r_r2 & 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (cpy_r_r4) goto CPyL5;
    cpy_r_r5 = cpy_r_r1 & 1;
    cpy_r_r6 = cpy_r_r5 != 0;
    if (!cpy_r_r6) goto CPyL6;
CPyL5: ;
    cpy_r_r7 = CPyTagged_IsLt_(cpy_r_r2, cpy_r_r1);
    if (cpy_r_r7) {
        goto CPyL7;
    } else
        goto CPyL67;
CPyL6: ;
    cpy_r_r8 = (Py_ssize_t)cpy_r_r2 < (Py_ssize_t)cpy_r_r1;
    if (!cpy_r_r8) goto CPyL67;
CPyL7: ;
    CPyTagged_INCREF(cpy_r_r2);
    cpy_r_seat = cpy_r_r2;
    cpy_r_r9 = CPyDef_scholars___table___Table___guilds_of(cpy_r_t, cpy_r_seat);
    CPyTagged_DECREF(cpy_r_seat);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "review_control", 33, CPyStatic_scholars___influence___globals);
        goto CPyL68;
    }
    cpy_r_r10 = CPyList_GetItem(cpy_r_r9, cpy_r_guild);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "review_control", 33, CPyStatic_scholars___influence___globals);
        goto CPyL68;
    }
    if (likely(PyLong_Check(cpy_r_r10)))
        cpy_r_r11 = CPyTagged_FromObject(cpy_r_r10);
    else {
        CPy_TypeError("int", cpy_r_r10); cpy_r_r11 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "review_control", 33, CPyStatic_scholars___influence___globals);
        goto CPyL68;
    }
    cpy_r_r12 = CPyTagged_StealAsObject(cpy_r_r11);
    cpy_r_r13 = PyList_Append(cpy_r_r0, cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    cpy_r_r14 = cpy_r_r13 >= 0;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "review_control", 33, CPyStatic_scholars___influence___globals);
        goto CPyL68;
    }
    cpy_r_r15 = CPyTagged_Add(cpy_r_r2, 2);
    CPyTagged_DECREF(cpy_r_r2);
    cpy_r_r2 = cpy_r_r15;
    goto CPyL3;
CPyL12: ;
    cpy_r_r16 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r17 = CPyStatics[39]; /* 'max' */
    cpy_r_r18 = CPyObject_GetAttr(cpy_r_r16, cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "review_control", 34, CPyStatic_scholars___influence___globals);
        goto CPyL69;
    }
    PyObject *cpy_r_r19[1] = {cpy_r_r0};
    cpy_r_r20 = (PyObject **)&cpy_r_r19;
    cpy_r_r21 = PyObject_Vectorcall(cpy_r_r18, cpy_r_r20, 1, 0);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "review_control", 34, CPyStatic_scholars___influence___globals);
        goto CPyL69;
    }
    if (likely(PyLong_Check(cpy_r_r21)))
        cpy_r_r22 = CPyTagged_FromObject(cpy_r_r21);
    else {
        CPy_TypeError("int", cpy_r_r21); cpy_r_r22 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "review_control", 34, CPyStatic_scholars___influence___globals);
        goto CPyL69;
    }
    cpy_r_r23 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_control;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "review_control", "Table", "control", 35, CPyStatic_scholars___influence___globals);
        goto CPyL70;
    }
CPyL16: ;
    cpy_r_r24 = CPyList_GetItem(cpy_r_r23, cpy_r_guild);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "review_control", 35, CPyStatic_scholars___influence___globals);
        goto CPyL70;
    }
    if (likely(PyLong_Check(cpy_r_r24)))
        cpy_r_r25 = CPyTagged_FromObject(cpy_r_r24);
    else {
        CPy_TypeError("int", cpy_r_r24); cpy_r_r25 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "review_control", 35, CPyStatic_scholars___influence___globals);
        goto CPyL70;
    }
    cpy_r_r26 = (Py_ssize_t)cpy_r_r25 != -2;
    if (!cpy_r_r26) goto CPyL27;
    cpy_r_r27 = cpy_r_r22 != 0;
    if (!cpy_r_r27) goto CPyL27;
    cpy_r_r28 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_r25);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "review_control", 36, CPyStatic_scholars___influence___globals);
        goto CPyL71;
    }
    if (likely(PyLong_Check(cpy_r_r28)))
        cpy_r_r29 = CPyTagged_FromObject(cpy_r_r28);
    else {
        CPy_TypeError("int", cpy_r_r28); cpy_r_r29 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "review_control", 36, CPyStatic_scholars___influence___globals);
        goto CPyL71;
    }
    cpy_r_r30 = cpy_r_r29 & 1;
    cpy_r_r31 = cpy_r_r30 != 0;
    if (!cpy_r_r31) goto CPyL24;
    cpy_r_r32 = CPyTagged_IsEq_(cpy_r_r29, cpy_r_r22);
    cpy_r_r33 = cpy_r_r32;
    goto CPyL25;
CPyL24: ;
    cpy_r_r34 = cpy_r_r29 == cpy_r_r22;
    cpy_r_r33 = cpy_r_r34;
CPyL25: ;
    CPyTagged_DECREF(cpy_r_r29);
    if (cpy_r_r33) {
        goto CPyL72;
    } else
        goto CPyL27;
CPyL26: ;
    return 1;
CPyL27: ;
    cpy_r_r35 = PyList_New(0);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "review_control", 38, CPyStatic_scholars___influence___globals);
        goto CPyL71;
    }
    cpy_r_r36 = CPyDef_scholars___table___Table___seats(cpy_r_t);
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "review_control", 38, CPyStatic_scholars___influence___globals);
        goto CPyL73;
    }
CPyL29: ;
    cpy_r_r37 = 0;
    CPyTagged_INCREF(cpy_r_r37);
    cpy_r_seat_2 = cpy_r_r37;
    CPyTagged_DECREF(cpy_r_seat_2);
CPyL30: ;
    cpy_r_r38 = cpy_r_r37 & 1;
    cpy_r_r39 = cpy_r_r38 != 0;
    if (cpy_r_r39) goto CPyL32;
    cpy_r_r40 = cpy_r_r36 & 1;
    cpy_r_r41 = cpy_r_r40 != 0;
    if (!cpy_r_r41) goto CPyL33;
CPyL32: ;
    cpy_r_r42 = CPyTagged_IsLt_(cpy_r_r37, cpy_r_r36);
    if (cpy_r_r42) {
        goto CPyL34;
    } else
        goto CPyL74;
CPyL33: ;
    cpy_r_r43 = (Py_ssize_t)cpy_r_r37 < (Py_ssize_t)cpy_r_r36;
    if (!cpy_r_r43) goto CPyL74;
CPyL34: ;
    CPyTagged_INCREF(cpy_r_r37);
    cpy_r_seat_2 = cpy_r_r37;
    cpy_r_r44 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_seat_2);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "review_control", 38, CPyStatic_scholars___influence___globals);
        goto CPyL75;
    }
    if (likely(PyLong_Check(cpy_r_r44)))
        cpy_r_r45 = CPyTagged_FromObject(cpy_r_r44);
    else {
        CPy_TypeError("int", cpy_r_r44); cpy_r_r45 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r45 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "review_control", 38, CPyStatic_scholars___influence___globals);
        goto CPyL75;
    }
    cpy_r_r46 = cpy_r_r45 & 1;
    cpy_r_r47 = cpy_r_r46 != 0;
    if (!cpy_r_r47) goto CPyL38;
    cpy_r_r48 = CPyTagged_IsEq_(cpy_r_r45, cpy_r_r22);
    cpy_r_r49 = cpy_r_r48;
    goto CPyL39;
CPyL38: ;
    cpy_r_r50 = cpy_r_r45 == cpy_r_r22;
    cpy_r_r49 = cpy_r_r50;
CPyL39: ;
    CPyTagged_DECREF(cpy_r_r45);
    if (!cpy_r_r49) goto CPyL76;
    cpy_r_r51 = CPyTagged_StealAsObject(cpy_r_seat_2);
    cpy_r_r52 = PyList_Append(cpy_r_r35, cpy_r_r51);
    CPy_DECREF(cpy_r_r51);
    cpy_r_r53 = cpy_r_r52 >= 0;
    if (unlikely(!cpy_r_r53)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "review_control", 38, CPyStatic_scholars___influence___globals);
        goto CPyL77;
    }
CPyL41: ;
    cpy_r_r54 = CPyTagged_Add(cpy_r_r37, 2);
    CPyTagged_DECREF(cpy_r_r37);
    cpy_r_r37 = cpy_r_r54;
    goto CPyL30;
CPyL42: ;
    cpy_r_r55 = cpy_r_r22 != 0;
    CPyTagged_DECREF(cpy_r_r22);
    if (!cpy_r_r55) goto CPyL78;
    cpy_r_r56 = (CPyPtr)((CPyPtr)cpy_r_r35 + offsetof(PyVarObject, ob_size));
    cpy_r_r57 = *(int64_t *)cpy_r_r56;
    cpy_r_r58 = cpy_r_r57 << 1;
    cpy_r_r59 = cpy_r_r58 == 2;
    if (!cpy_r_r59) goto CPyL78;
    cpy_r_r60 = CPyList_GetItemShortBorrow(cpy_r_r35, 0);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "review_control", 40, CPyStatic_scholars___influence___globals);
        goto CPyL79;
    }
    if (likely(PyLong_Check(cpy_r_r60)))
        cpy_r_r61 = CPyTagged_FromObject(cpy_r_r60);
    else {
        CPy_TypeError("int", cpy_r_r60); cpy_r_r61 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r61 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "review_control", 40, CPyStatic_scholars___influence___globals);
        goto CPyL79;
    }
    cpy_r_r62 = cpy_r_r61 & 1;
    cpy_r_r63 = cpy_r_r62 != 0;
    if (!cpy_r_r63) goto CPyL48;
    cpy_r_r64 = CPyTagged_IsEq_(cpy_r_r61, cpy_r_r25);
    cpy_r_r65 = cpy_r_r64 ^ 1;
    cpy_r_r66 = cpy_r_r65;
    goto CPyL49;
CPyL48: ;
    cpy_r_r67 = cpy_r_r61 != cpy_r_r25;
    cpy_r_r66 = cpy_r_r67;
CPyL49: ;
    CPyTagged_DECREF(cpy_r_r61);
    CPyTagged_DECREF(cpy_r_r25);
    if (!cpy_r_r66) goto CPyL80;
    cpy_r_r68 = CPyList_GetItemShort(cpy_r_r35, 0);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "review_control", 41, CPyStatic_scholars___influence___globals);
        goto CPyL65;
    }
    if (likely(PyLong_Check(cpy_r_r68)))
        cpy_r_r69 = CPyTagged_FromObject(cpy_r_r68);
    else {
        CPy_TypeError("int", cpy_r_r68); cpy_r_r69 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r69 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "review_control", 41, CPyStatic_scholars___influence___globals);
        goto CPyL65;
    }
    cpy_r_r70 = CPyStatics[2873]; /* 'SC-INF-09' */
    cpy_r_r71 = CPyDef_scholars___influence____take_control(cpy_r_t, cpy_r_r69, cpy_r_guild, cpy_r_r70);
    CPyTagged_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r71 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "review_control", 41, CPyStatic_scholars___influence___globals);
        goto CPyL65;
    } else
        goto CPyL64;
CPyL53: ;
    cpy_r_r72 = (Py_ssize_t)cpy_r_r25 != -2;
    if (!cpy_r_r72) goto CPyL81;
    cpy_r_r73 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_control;
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "review_control", "Table", "control", 43, CPyStatic_scholars___influence___globals);
        goto CPyL82;
    }
    CPy_INCREF(cpy_r_r73);
CPyL55: ;
    cpy_r_r74 = CPyStatics[4908]; /* -1 */
    CPy_INCREF(cpy_r_r74);
    cpy_r_r75 = CPyList_SetItem(cpy_r_r73, cpy_r_guild, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(!cpy_r_r75)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "review_control", 43, CPyStatic_scholars___influence___globals);
        goto CPyL82;
    }
    cpy_r_r76 = CPyStatics[2874]; /* 'event-no-control' */
    cpy_r_r77 = CPyStatics[2873]; /* 'SC-INF-09' */
    cpy_r_r78 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "review_control", "Table", "book", 44, CPyStatic_scholars___influence___globals);
        goto CPyL82;
    }
CPyL57: ;
    cpy_r_r79 = ((serai___games___scholars___book___BookObject *)cpy_r_r78)->_guilds;
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "review_control", "Book", "guilds", 44, CPyStatic_scholars___influence___globals);
        goto CPyL82;
    }
CPyL58: ;
    cpy_r_r80 = CPyList_GetItem(cpy_r_r79, cpy_r_guild);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "review_control", 44, CPyStatic_scholars___influence___globals);
        goto CPyL82;
    }
    if (likely(PyTuple_Check(cpy_r_r80)))
        cpy_r_r81 = cpy_r_r80;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/influence.py", "review_control", 44, CPyStatic_scholars___influence___globals, "tuple", cpy_r_r80);
        goto CPyL82;
    }
    cpy_r_r82 = CPySequenceTuple_GetItem(cpy_r_r81, 0);
    CPy_DECREF(cpy_r_r81);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "review_control", 44, CPyStatic_scholars___influence___globals);
        goto CPyL82;
    }
    if (likely(PyUnicode_Check(cpy_r_r82)))
        cpy_r_r83 = cpy_r_r82;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/influence.py", "review_control", 44, CPyStatic_scholars___influence___globals, "str", cpy_r_r82);
        goto CPyL82;
    }
    cpy_r_r84 = CPyStatics[2361]; /* 'guild' */
    cpy_r_r85 = CPyDict_Build(1, cpy_r_r84, cpy_r_r83);
    CPy_DECREF(cpy_r_r83);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "review_control", 44, CPyStatic_scholars___influence___globals);
        goto CPyL82;
    }
    cpy_r_r86 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r76, cpy_r_r25, cpy_r_r77, cpy_r_r85);
    CPyTagged_DECREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r86 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "review_control", 44, CPyStatic_scholars___influence___globals);
        goto CPyL65;
    }
CPyL64: ;
    return 1;
CPyL65: ;
    cpy_r_r87 = 2;
    return cpy_r_r87;
CPyL66: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL65;
CPyL67: ;
    CPyTagged_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    goto CPyL12;
CPyL68: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL65;
CPyL69: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL65;
CPyL70: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r22);
    goto CPyL65;
CPyL71: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r25);
    goto CPyL65;
CPyL72: ;
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r25);
    goto CPyL26;
CPyL73: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r35);
    goto CPyL65;
CPyL74: ;
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r36);
    CPyTagged_DECREF(cpy_r_r37);
    goto CPyL42;
CPyL75: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_r36);
    CPyTagged_DecRef(cpy_r_r37);
    CPyTagged_DecRef(cpy_r_seat_2);
    goto CPyL65;
CPyL76: ;
    CPyTagged_DECREF(cpy_r_seat_2);
    goto CPyL41;
CPyL77: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_r36);
    CPyTagged_DecRef(cpy_r_r37);
    goto CPyL65;
CPyL78: ;
    CPy_DECREF(cpy_r_r35);
    goto CPyL53;
CPyL79: ;
    CPyTagged_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r35);
    goto CPyL65;
CPyL80: ;
    CPy_DECREF(cpy_r_r35);
    goto CPyL64;
CPyL81: ;
    CPyTagged_DECREF(cpy_r_r25);
    goto CPyL64;
CPyL82: ;
    CPyTagged_DecRef(cpy_r_r25);
    goto CPyL65;
}
        
        PyObject *CPyPy_scholars___influence___review_control(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "guild", 0};
            static CPyArg_Parser parser = {"OO:review_control", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_guild;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_guild)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_guild;
            if (likely(PyLong_Check(obj_guild)))
                arg_guild = CPyTagged_BorrowFromObject(obj_guild);
            else {
                CPy_TypeError("int", obj_guild); goto fail;
            }
            char retval = CPyDef_scholars___influence___review_control(arg_t, arg_guild);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/influence.py", "review_control", 31, CPyStatic_scholars___influence___globals);
            return NULL;
        }
        
char CPyDef_scholars___influence____take_control(PyObject *cpy_r_t, CPyTagged cpy_r_seat, CPyTagged cpy_r_guild, PyObject *cpy_r_rule) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_control;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "_take_control", "Table", "control", 48, CPyStatic_scholars___influence___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    CPyTagged_INCREF(cpy_r_seat);
    cpy_r_r1 = CPyTagged_StealAsObject(cpy_r_seat);
    cpy_r_r2 = CPyList_SetItem(cpy_r_r0, cpy_r_guild, cpy_r_r1);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "_take_control", 48, CPyStatic_scholars___influence___globals);
        goto CPyL11;
    }
    cpy_r_r3 = CPyStatics[2875]; /* 'event-control' */
    cpy_r_r4 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "_take_control", "Table", "book", 49, CPyStatic_scholars___influence___globals);
        goto CPyL11;
    }
CPyL3: ;
    cpy_r_r5 = ((serai___games___scholars___book___BookObject *)cpy_r_r4)->_guilds;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "_take_control", "Book", "guilds", 49, CPyStatic_scholars___influence___globals);
        goto CPyL11;
    }
CPyL4: ;
    cpy_r_r6 = CPyList_GetItem(cpy_r_r5, cpy_r_guild);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "_take_control", 49, CPyStatic_scholars___influence___globals);
        goto CPyL11;
    }
    if (likely(PyTuple_Check(cpy_r_r6)))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/influence.py", "_take_control", 49, CPyStatic_scholars___influence___globals, "tuple", cpy_r_r6);
        goto CPyL11;
    }
    cpy_r_r8 = CPySequenceTuple_GetItem(cpy_r_r7, 0);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "_take_control", 49, CPyStatic_scholars___influence___globals);
        goto CPyL11;
    }
    if (likely(PyUnicode_Check(cpy_r_r8)))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/influence.py", "_take_control", 49, CPyStatic_scholars___influence___globals, "str", cpy_r_r8);
        goto CPyL11;
    }
    cpy_r_r10 = CPyStatics[2361]; /* 'guild' */
    cpy_r_r11 = CPyDict_Build(1, cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "_take_control", 49, CPyStatic_scholars___influence___globals);
        goto CPyL11;
    }
    cpy_r_r12 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r3, cpy_r_seat, cpy_r_rule, cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "_take_control", 49, CPyStatic_scholars___influence___globals);
        goto CPyL11;
    }
    return 1;
CPyL11: ;
    cpy_r_r13 = 2;
    return cpy_r_r13;
}
        
        PyObject *CPyPy_scholars___influence____take_control(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "guild", "rule", 0};
            static CPyArg_Parser parser = {"OOOO:_take_control", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_guild;
            PyObject *obj_rule;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_guild, &obj_rule)) {
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
            CPyTagged arg_guild;
            if (likely(PyLong_Check(obj_guild)))
                arg_guild = CPyTagged_BorrowFromObject(obj_guild);
            else {
                CPy_TypeError("int", obj_guild); goto fail;
            }
            PyObject *arg_rule;
            if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            char retval = CPyDef_scholars___influence____take_control(arg_t, arg_seat, arg_guild, arg_rule);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/influence.py", "_take_control", 47, CPyStatic_scholars___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___influence___influence_guild_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject **cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    tuple_T3OOO cpy_r_r27;
    PyObject **cpy_r_r28;
    PyObject *cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject **cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    int32_t cpy_r_r41;
    PyObject *cpy_r_r42;
    CPyTagged cpy_r_r43;
    CPyTagged cpy_r_r44;
    PyObject *cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    char cpy_r_r48;
    int32_t cpy_r_r49;
    char cpy_r_r50;
    int32_t cpy_r_r51;
    PyObject *cpy_r_r52;
    char cpy_r_r53;
    char cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___influence___influence_guild_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___scholars___influence___influence_guild_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL47;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "influence_guild", 52, CPyStatic_scholars___influence___globals);
        goto CPyL46;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___scholars___influence___influence_guild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "influence_guild", "influence_guild_gen", "t", 54, CPyStatic_scholars___influence___globals);
        goto CPyL46;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___games___scholars___influence___influence_guild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "influence_guild", "influence_guild_gen", "me", 54, CPyStatic_scholars___influence___globals);
        goto CPyL46;
    }
CPyL6: ;
    cpy_r_r9 = ((serai___games___scholars___influence___influence_guild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__optional;
    if (unlikely(cpy_r_r9 == 2)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "influence_guild", "influence_guild_gen", "optional", 54, CPyStatic_scholars___influence___globals);
        goto CPyL46;
    }
CPyL7: ;
    cpy_r_r10 = ((serai___games___scholars___influence___influence_guild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__guild;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "influence_guild", "influence_guild_gen", "guild", 54, CPyStatic_scholars___influence___globals);
        goto CPyL46;
    }
CPyL8: ;
    cpy_r_r11 = CPyDef_scholars___influence___take_influence(cpy_r_r7, cpy_r_r8, cpy_r_r9, cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "influence_guild", 54, CPyStatic_scholars___influence___globals);
        goto CPyL46;
    }
    if (((serai___games___scholars___influence___influence_guild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___influence___influence_guild_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___influence___influence_guild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___influence___influence_guild_gen_0);
    }
    ((serai___games___scholars___influence___influence_guild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___influence___influence_guild_gen_0 = cpy_r_r11;
    cpy_r_r12 = 1;
    if (!cpy_r_r12) goto CPyL46;
    cpy_r_r13 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r14 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r15 = NULL;
    cpy_r_r1 = cpy_r_r15;
    cpy_r_r16 = (PyObject **)&cpy_r_r1;
    cpy_r_r17 = ((serai___games___scholars___influence___influence_guild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___influence___influence_guild_gen_0;
    cpy_r_r18 = CPyDef_scholars___influence___take_influence_gen_____mypyc_generator_helper__(cpy_r_r17, cpy_r_r14, cpy_r_r14, cpy_r_r14, cpy_r_r13, cpy_r_r16);
    if (cpy_r_r18 != NULL) goto CPyL52;
    cpy_r_r19 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "influence_guild", 54, CPyStatic_scholars___influence___globals);
        goto CPyL53;
    }
    cpy_r_r20 = cpy_r_r1;
    cpy_r_r21 = NULL;
    if (((serai___games___scholars___influence___influence_guild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___influence___influence_guild_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___influence___influence_guild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___influence___influence_guild_gen_0);
    }
    ((serai___games___scholars___influence___influence_guild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___influence___influence_guild_gen_0 = cpy_r_r21;
    cpy_r_r22 = 1;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "influence_guild", 54, CPyStatic_scholars___influence___globals);
        goto CPyL54;
    } else
        goto CPyL29;
CPyL13: ;
    cpy_r_r23 = cpy_r_r18;
CPyL14: ;
    ((serai___games___scholars___influence___influence_guild_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___influence___influence_guild_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r23;
CPyL15: ;
    cpy_r_r25 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r26 = cpy_r_type != cpy_r_r25;
    if (!cpy_r_r26) goto CPyL55;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "influence_guild", 54, CPyStatic_scholars___influence___globals);
        goto CPyL19;
    } else
        goto CPyL56;
CPyL17: ;
    CPy_Unreachable();
CPyL18: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL25;
CPyL19: ;
    cpy_r_r27 = CPy_CatchError();
    cpy_r_r28 = (PyObject **)&cpy_r_r3;
    cpy_r_r29 = ((serai___games___scholars___influence___influence_guild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___influence___influence_guild_gen_0;
    cpy_r_r30 = CPy_YieldFromErrorHandle(cpy_r_r29, cpy_r_r28);
    if (unlikely(cpy_r_r30 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "influence_guild", 54, CPyStatic_scholars___influence___globals);
        goto CPyL57;
    }
    if (cpy_r_r30) goto CPyL22;
    cpy_r_r23 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r27);
    CPy_DecRef(cpy_r_r27.f0);
    CPy_DecRef(cpy_r_r27.f1);
    CPy_DecRef(cpy_r_r27.f2);
    goto CPyL14;
CPyL22: ;
    cpy_r_r20 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r27);
    CPy_DecRef(cpy_r_r27.f0);
    CPy_DecRef(cpy_r_r27.f1);
    CPy_DecRef(cpy_r_r27.f2);
    goto CPyL29;
CPyL23: ;
    CPy_RestoreExcInfo(cpy_r_r27);
    CPy_DecRef(cpy_r_r27.f0);
    CPy_DecRef(cpy_r_r27.f1);
    CPy_DecRef(cpy_r_r27.f2);
    cpy_r_r31 = CPy_KeepPropagating();
    if (!cpy_r_r31) goto CPyL46;
    CPy_Unreachable();
CPyL25: ;
    cpy_r_r32 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r33 = NULL;
    cpy_r_r1 = cpy_r_r33;
    cpy_r_r34 = (PyObject **)&cpy_r_r1;
    cpy_r_r35 = ((serai___games___scholars___influence___influence_guild_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___influence___influence_guild_gen_0;
    cpy_r_r36 = CPyDef_scholars___influence___take_influence_gen_____mypyc_generator_helper__(cpy_r_r35, cpy_r_r32, cpy_r_r32, cpy_r_r32, cpy_r_arg, cpy_r_r34);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r36 == NULL) {
        goto CPyL27;
    } else
        goto CPyL58;
CPyL26: ;
    cpy_r_r23 = cpy_r_r36;
    goto CPyL14;
CPyL27: ;
    cpy_r_r37 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r37)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "influence_guild", 54, CPyStatic_scholars___influence___globals);
        goto CPyL53;
    }
    cpy_r_r20 = cpy_r_r1;
CPyL29: ;
    if (unlikely(!PyBool_Check(cpy_r_r20))) {
        CPy_TypeError("bool", cpy_r_r20); cpy_r_r38 = 2;
    } else
        cpy_r_r38 = cpy_r_r20 == Py_True;
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r38 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "influence_guild", 54, CPyStatic_scholars___influence___globals);
        goto CPyL46;
    }
    if (cpy_r_r38) goto CPyL36;
    cpy_r_r39 = 0 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r39);
    ((serai___games___scholars___influence___influence_guild_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r41 = CPyDef_scholars___influence___influence_guild_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL35;
    CPyGen_SetStopIterationValue(cpy_r_r39);
    CPy_DECREF(cpy_r_r39);
    if (!0) goto CPyL51;
    CPy_Unreachable();
CPyL35: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r39;
    CPyGen_Exit(&((serai___games___scholars___influence___influence_guild_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL36: ;
    cpy_r_r42 = ((serai___games___scholars___influence___influence_guild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "influence_guild", "influence_guild_gen", "t", 56, CPyStatic_scholars___influence___globals);
        goto CPyL46;
    }
CPyL37: ;
    cpy_r_r43 = ((serai___games___scholars___influence___influence_guild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r43 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "influence_guild", "influence_guild_gen", "me", 56, CPyStatic_scholars___influence___globals);
        goto CPyL46;
    }
CPyL38: ;
    cpy_r_r44 = ((serai___games___scholars___influence___influence_guild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__guild;
    if (unlikely(cpy_r_r44 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "influence_guild", "influence_guild_gen", "guild", 56, CPyStatic_scholars___influence___globals);
        goto CPyL46;
    }
CPyL39: ;
    cpy_r_r45 = ((serai___games___scholars___influence___influence_guild_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rule;
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "influence_guild", "influence_guild_gen", "rule", 56, CPyStatic_scholars___influence___globals);
        goto CPyL46;
    }
CPyL40: ;
    cpy_r_r46 = CPyDef_scholars___influence___enter_guild(cpy_r_r42, cpy_r_r43, cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "influence_guild", 56, CPyStatic_scholars___influence___globals);
        goto CPyL46;
    }
    cpy_r_r47 = 1 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r47);
    ((serai___games___scholars___influence___influence_guild_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r49 = CPyDef_scholars___influence___influence_guild_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL45;
    CPyGen_SetStopIterationValue(cpy_r_r47);
    CPy_DECREF(cpy_r_r47);
    if (!0) goto CPyL51;
    CPy_Unreachable();
CPyL45: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r47;
    CPyGen_Exit(&((serai___games___scholars___influence___influence_guild_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL46: ;
    ((serai___games___scholars___influence___influence_guild_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r51 = CPyDef_scholars___influence___influence_guild_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r52 = NULL;
    CPyGen_Exit(&((serai___games___scholars___influence___influence_guild_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r52;
CPyL47: ;
    cpy_r_r53 = cpy_r_r4 == 0;
    if (cpy_r_r53) goto CPyL59;
    cpy_r_r54 = cpy_r_r4 == 1;
    if (cpy_r_r54) {
        goto CPyL15;
    } else
        goto CPyL60;
CPyL49: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r55 = 0;
    if (unlikely(!cpy_r_r55)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "influence_guild", 52, CPyStatic_scholars___influence___globals);
        goto CPyL51;
    }
    CPy_Unreachable();
CPyL51: ;
    cpy_r_r56 = NULL;
    CPyGen_Exit(&((serai___games___scholars___influence___influence_guild_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r56;
CPyL52: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL13;
CPyL53: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL46;
CPyL54: ;
    CPy_DecRef(cpy_r_r20);
    goto CPyL46;
CPyL55: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL18;
CPyL56: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL17;
CPyL57: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL23;
CPyL58: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL26;
CPyL59: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL60: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL49;
}
        
PyObject *CPyDef_scholars___influence___influence_guild_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___influence___influence_guild_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___influence___influence_guild_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___influence___influence_guild_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.influence.influence_guild_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___influence___influence_guild_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/influence.py", "__next__", -1, CPyStatic_scholars___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___influence___influence_guild_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___influence___influence_guild_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___influence___influence_guild_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___influence___influence_guild_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.influence.influence_guild_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_scholars___influence___influence_guild_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/influence.py", "send", -1, CPyStatic_scholars___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___influence___influence_guild_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_scholars___influence___influence_guild_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___influence___influence_guild_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.influence.influence_guild_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___influence___influence_guild_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/influence.py", "__iter__", -1, CPyStatic_scholars___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___influence___influence_guild_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_scholars___influence___influence_guild_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_scholars___influence___influence_guild_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___influence___influence_guild_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.influence.influence_guild_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_scholars___influence___influence_guild_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/influence.py", "throw", -1, CPyStatic_scholars___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___influence___influence_guild_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_scholars___influence___influence_guild_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp4889 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp4889);
    PyObject *__tmp4890 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp4890);
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
        
        PyObject *CPyPy_scholars___influence___influence_guild_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___influence___influence_guild_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.influence.influence_guild_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___influence___influence_guild_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/influence.py", "close", -1, CPyStatic_scholars___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___influence___influence_guild(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_guild, PyObject *cpy_r_rule, char cpy_r_optional) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    cpy_r_r0 = CPyDef_scholars___influence___influence_guild_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "influence_guild", 52, CPyStatic_scholars___influence___globals);
        goto CPyL7;
    }
    ((serai___games___scholars___influence___influence_guild_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___influence___influence_guild_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___influence___influence_guild_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___influence___influence_guild_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "influence_guild", 52, CPyStatic_scholars___influence___globals);
        goto CPyL8;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___influence___influence_guild_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___influence___influence_guild_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___scholars___influence___influence_guild_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "influence_guild", 52, CPyStatic_scholars___influence___globals);
        goto CPyL8;
    }
    CPyTagged_INCREF(cpy_r_guild);
    if (((serai___games___scholars___influence___influence_guild_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__guild != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___influence___influence_guild_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__guild);
    }
    ((serai___games___scholars___influence___influence_guild_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__guild = cpy_r_guild;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "influence_guild", 52, CPyStatic_scholars___influence___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_rule);
    if (((serai___games___scholars___influence___influence_guild_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__rule != NULL) {
        CPy_DECREF(((serai___games___scholars___influence___influence_guild_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__rule);
    }
    ((serai___games___scholars___influence___influence_guild_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__rule = cpy_r_rule;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "influence_guild", 52, CPyStatic_scholars___influence___globals);
        goto CPyL8;
    }
    ((serai___games___scholars___influence___influence_guild_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__optional = cpy_r_optional;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "influence_guild", 52, CPyStatic_scholars___influence___globals);
        goto CPyL8;
    }
    return cpy_r_r0;
CPyL7: ;
    cpy_r_r7 = NULL;
    return cpy_r_r7;
CPyL8: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL7;
}
        
        PyObject *CPyPy_scholars___influence___influence_guild(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "guild", "rule", "optional", 0};
            static CPyArg_Parser parser = {"OOOOO:influence_guild", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_guild;
            PyObject *obj_rule;
            PyObject *obj_optional;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_guild, &obj_rule, &obj_optional)) {
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
            CPyTagged arg_guild;
            if (likely(PyLong_Check(obj_guild)))
                arg_guild = CPyTagged_BorrowFromObject(obj_guild);
            else {
                CPy_TypeError("int", obj_guild); goto fail;
            }
            PyObject *arg_rule;
            if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            char arg_optional;
            if (unlikely(!PyBool_Check(obj_optional))) {
                CPy_TypeError("bool", obj_optional); goto fail;
            } else
                arg_optional = obj_optional == Py_True;
            PyObject *retval = CPyDef_scholars___influence___influence_guild(arg_t, arg_me, arg_guild, arg_rule, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/influence.py", "influence_guild", 52, CPyStatic_scholars___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___influence___scrolls_without_influence(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject **cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    tuple_T2II cpy_r_r13;
    CPyTagged cpy_r_r14;
    CPyTagged cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    int32_t cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_found;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject **cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    tuple_T2II cpy_r_r34;
    CPyTagged cpy_r_r35;
    CPyTagged cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    int32_t cpy_r_r39;
    char cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    int64_t cpy_r_r44;
    CPyPtr cpy_r_r45;
    int64_t cpy_r_r46;
    char cpy_r_r47;
    CPyPtr cpy_r_r48;
    CPyPtr cpy_r_r49;
    int64_t cpy_r_r50;
    CPyPtr cpy_r_r51;
    PyObject *cpy_r_r52;
    CPyTagged cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    int32_t cpy_r_r56;
    char cpy_r_r57;
    int64_t cpy_r_r58;
    PyObject *cpy_r_r59;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "scrolls_without_influence", 65, CPyStatic_scholars___influence___globals);
        goto CPyL31;
    }
    cpy_r_r1 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_map_scrolls;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "scrolls_without_influence", "Table", "map_scrolls", 65, CPyStatic_scholars___influence___globals);
        goto CPyL32;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_map_influence;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "scrolls_without_influence", "Table", "map_influence", 65, CPyStatic_scholars___influence___globals);
        goto CPyL33;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r4 = CPyStatics[36]; /* 'zip' */
    cpy_r_r5 = CPyObject_GetAttr(cpy_r_r3, cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "scrolls_without_influence", 65, CPyStatic_scholars___influence___globals);
        goto CPyL34;
    }
    cpy_r_r6 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r7[3] = {cpy_r_r1, cpy_r_r2, cpy_r_r6};
    cpy_r_r8 = (PyObject **)&cpy_r_r7;
    cpy_r_r9 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r10 = PyObject_Vectorcall(cpy_r_r5, cpy_r_r8, 2, cpy_r_r9);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "scrolls_without_influence", 65, CPyStatic_scholars___influence___globals);
        goto CPyL34;
    }
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r2);
    cpy_r_r11 = PyObject_GetIter(cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "scrolls_without_influence", 65, CPyStatic_scholars___influence___globals);
        goto CPyL32;
    }
CPyL6: ;
    cpy_r_r12 = PyIter_Next(cpy_r_r11);
    if (cpy_r_r12 == NULL) goto CPyL35;
    PyObject *__tmp4891;
    if (unlikely(!(PyTuple_Check(cpy_r_r12) && PyTuple_GET_SIZE(cpy_r_r12) == 2))) {
        __tmp4891 = NULL;
        goto __LL4892;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r12, 0))))
        __tmp4891 = PyTuple_GET_ITEM(cpy_r_r12, 0);
    else {
        __tmp4891 = NULL;
    }
    if (__tmp4891 == NULL) goto __LL4892;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r12, 1))))
        __tmp4891 = PyTuple_GET_ITEM(cpy_r_r12, 1);
    else {
        __tmp4891 = NULL;
    }
    if (__tmp4891 == NULL) goto __LL4892;
    __tmp4891 = cpy_r_r12;
__LL4892: ;
    if (unlikely(__tmp4891 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r12); cpy_r_r13 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp4893 = PyTuple_GET_ITEM(cpy_r_r12, 0);
        CPyTagged __tmp4894;
        if (likely(PyLong_Check(__tmp4893)))
            __tmp4894 = CPyTagged_FromObject(__tmp4893);
        else {
            goto __LL4895;
        }
        cpy_r_r13.f0 = __tmp4894;
        PyObject *__tmp4896 = PyTuple_GET_ITEM(cpy_r_r12, 1);
        CPyTagged __tmp4897;
        if (likely(PyLong_Check(__tmp4896)))
            __tmp4897 = CPyTagged_FromObject(__tmp4896);
        else {
            goto __LL4898;
        }
        cpy_r_r13.f1 = __tmp4897;
    }
    goto __LL4899;
__LL4895: ;
    cpy_r_r13 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL4899;
__LL4898: ;
    CPyTagged_DECREF(cpy_r_r13.f0);
    cpy_r_r13 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL4899;
__LL4899: ;
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "scrolls_without_influence", 65, CPyStatic_scholars___influence___globals);
        goto CPyL36;
    }
    cpy_r_r14 = cpy_r_r13.f0;
    CPyTagged_INCREF(cpy_r_r14);
    cpy_r_r15 = cpy_r_r13.f1;
    CPyTagged_INCREF(cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r13.f0);
    CPyTagged_DECREF(cpy_r_r13.f1);
    cpy_r_r16 = (Py_ssize_t)cpy_r_r15 == -2;
    CPyTagged_DECREF(cpy_r_r15);
    if (!cpy_r_r16) goto CPyL37;
    cpy_r_r17 = CPyTagged_StealAsObject(cpy_r_r14);
    cpy_r_r18 = PyList_Append(cpy_r_r0, cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    cpy_r_r19 = cpy_r_r18 >= 0;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "scrolls_without_influence", 65, CPyStatic_scholars___influence___globals);
        goto CPyL36;
    } else
        goto CPyL6;
CPyL10: ;
    cpy_r_r20 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "scrolls_without_influence", 65, CPyStatic_scholars___influence___globals);
        goto CPyL32;
    }
    cpy_r_found = cpy_r_r0;
    cpy_r_r21 = PyList_New(0);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "scrolls_without_influence", 66, CPyStatic_scholars___influence___globals);
        goto CPyL38;
    }
    cpy_r_r22 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_house;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "scrolls_without_influence", "Table", "house", 66, CPyStatic_scholars___influence___globals);
        goto CPyL39;
    }
    CPy_INCREF(cpy_r_r22);
CPyL13: ;
    cpy_r_r23 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_house_influence;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "scrolls_without_influence", "Table", "house_influence", 66, CPyStatic_scholars___influence___globals);
        goto CPyL40;
    }
    CPy_INCREF(cpy_r_r23);
CPyL14: ;
    cpy_r_r24 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r25 = CPyStatics[36]; /* 'zip' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "scrolls_without_influence", 66, CPyStatic_scholars___influence___globals);
        goto CPyL41;
    }
    cpy_r_r27 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r28[3] = {cpy_r_r22, cpy_r_r23, cpy_r_r27};
    cpy_r_r29 = (PyObject **)&cpy_r_r28;
    cpy_r_r30 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r31 = PyObject_Vectorcall(cpy_r_r26, cpy_r_r29, 2, cpy_r_r30);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "scrolls_without_influence", 66, CPyStatic_scholars___influence___globals);
        goto CPyL41;
    }
    CPy_DECREF(cpy_r_r22);
    CPy_DECREF(cpy_r_r23);
    cpy_r_r32 = PyObject_GetIter(cpy_r_r31);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "scrolls_without_influence", 66, CPyStatic_scholars___influence___globals);
        goto CPyL39;
    }
CPyL17: ;
    cpy_r_r33 = PyIter_Next(cpy_r_r32);
    if (cpy_r_r33 == NULL) goto CPyL42;
    PyObject *__tmp4900;
    if (unlikely(!(PyTuple_Check(cpy_r_r33) && PyTuple_GET_SIZE(cpy_r_r33) == 2))) {
        __tmp4900 = NULL;
        goto __LL4901;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r33, 0))))
        __tmp4900 = PyTuple_GET_ITEM(cpy_r_r33, 0);
    else {
        __tmp4900 = NULL;
    }
    if (__tmp4900 == NULL) goto __LL4901;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r33, 1))))
        __tmp4900 = PyTuple_GET_ITEM(cpy_r_r33, 1);
    else {
        __tmp4900 = NULL;
    }
    if (__tmp4900 == NULL) goto __LL4901;
    __tmp4900 = cpy_r_r33;
__LL4901: ;
    if (unlikely(__tmp4900 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r33); cpy_r_r34 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp4902 = PyTuple_GET_ITEM(cpy_r_r33, 0);
        CPyTagged __tmp4903;
        if (likely(PyLong_Check(__tmp4902)))
            __tmp4903 = CPyTagged_FromObject(__tmp4902);
        else {
            goto __LL4904;
        }
        cpy_r_r34.f0 = __tmp4903;
        PyObject *__tmp4905 = PyTuple_GET_ITEM(cpy_r_r33, 1);
        CPyTagged __tmp4906;
        if (likely(PyLong_Check(__tmp4905)))
            __tmp4906 = CPyTagged_FromObject(__tmp4905);
        else {
            goto __LL4907;
        }
        cpy_r_r34.f1 = __tmp4906;
    }
    goto __LL4908;
__LL4904: ;
    cpy_r_r34 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL4908;
__LL4907: ;
    CPyTagged_DECREF(cpy_r_r34.f0);
    cpy_r_r34 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL4908;
__LL4908: ;
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "scrolls_without_influence", 66, CPyStatic_scholars___influence___globals);
        goto CPyL43;
    }
    cpy_r_r35 = cpy_r_r34.f0;
    CPyTagged_INCREF(cpy_r_r35);
    cpy_r_r36 = cpy_r_r34.f1;
    CPyTagged_INCREF(cpy_r_r36);
    CPyTagged_DECREF(cpy_r_r34.f0);
    CPyTagged_DECREF(cpy_r_r34.f1);
    cpy_r_r37 = (Py_ssize_t)cpy_r_r36 == -2;
    CPyTagged_DECREF(cpy_r_r36);
    if (!cpy_r_r37) goto CPyL44;
    cpy_r_r38 = CPyTagged_StealAsObject(cpy_r_r35);
    cpy_r_r39 = PyList_Append(cpy_r_r21, cpy_r_r38);
    CPy_DECREF(cpy_r_r38);
    cpy_r_r40 = cpy_r_r39 >= 0;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "scrolls_without_influence", 66, CPyStatic_scholars___influence___globals);
        goto CPyL43;
    } else
        goto CPyL17;
CPyL21: ;
    cpy_r_r41 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "scrolls_without_influence", 66, CPyStatic_scholars___influence___globals);
        goto CPyL39;
    }
    cpy_r_r42 = PySequence_InPlaceConcat(cpy_r_found, cpy_r_r21);
    CPy_DECREF(cpy_r_found);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "scrolls_without_influence", 66, CPyStatic_scholars___influence___globals);
        goto CPyL31;
    }
    cpy_r_found = cpy_r_r42;
    cpy_r_r43 = PyList_New(0);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "scrolls_without_influence", 67, CPyStatic_scholars___influence___globals);
        goto CPyL38;
    }
    cpy_r_r44 = 0;
CPyL25: ;
    cpy_r_r45 = (CPyPtr)((CPyPtr)cpy_r_found + offsetof(PyVarObject, ob_size));
    cpy_r_r46 = *(int64_t *)cpy_r_r45;
    cpy_r_r47 = cpy_r_r44 < cpy_r_r46;
    if (!cpy_r_r47) goto CPyL45;
    cpy_r_r48 = (CPyPtr)((CPyPtr)cpy_r_found + offsetof(PyListObject, ob_item));
    cpy_r_r49 = *(CPyPtr *)cpy_r_r48;
    cpy_r_r50 = cpy_r_r44 * 8;
    cpy_r_r51 = cpy_r_r49 + cpy_r_r50;
    cpy_r_r52 = *(PyObject * *)cpy_r_r51;
    CPy_INCREF(cpy_r_r52);
    if (likely(PyLong_Check(cpy_r_r52)))
        cpy_r_r53 = CPyTagged_FromObject(cpy_r_r52);
    else {
        CPy_TypeError("int", cpy_r_r52); cpy_r_r53 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r53 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "scrolls_without_influence", 67, CPyStatic_scholars___influence___globals);
        goto CPyL46;
    }
    cpy_r_r54 = (Py_ssize_t)cpy_r_r53 != -2;
    if (!cpy_r_r54) goto CPyL47;
    cpy_r_r55 = CPyTagged_StealAsObject(cpy_r_r53);
    cpy_r_r56 = PyList_Append(cpy_r_r43, cpy_r_r55);
    CPy_DECREF(cpy_r_r55);
    cpy_r_r57 = cpy_r_r56 >= 0;
    if (unlikely(!cpy_r_r57)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "scrolls_without_influence", 67, CPyStatic_scholars___influence___globals);
        goto CPyL46;
    }
CPyL29: ;
    cpy_r_r58 = cpy_r_r44 + 1;
    cpy_r_r44 = cpy_r_r58;
    goto CPyL25;
CPyL30: ;
    return cpy_r_r43;
CPyL31: ;
    cpy_r_r59 = NULL;
    return cpy_r_r59;
CPyL32: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL31;
CPyL33: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL31;
CPyL34: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL31;
CPyL35: ;
    CPy_DECREF(cpy_r_r11);
    goto CPyL10;
CPyL36: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r11);
    goto CPyL31;
CPyL37: ;
    CPyTagged_DECREF(cpy_r_r14);
    goto CPyL6;
CPyL38: ;
    CPy_DecRef(cpy_r_found);
    goto CPyL31;
CPyL39: ;
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r21);
    goto CPyL31;
CPyL40: ;
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r22);
    goto CPyL31;
CPyL41: ;
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r23);
    goto CPyL31;
CPyL42: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL21;
CPyL43: ;
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r32);
    goto CPyL31;
CPyL44: ;
    CPyTagged_DECREF(cpy_r_r35);
    goto CPyL17;
CPyL45: ;
    CPy_DECREF(cpy_r_found);
    goto CPyL30;
CPyL46: ;
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r43);
    goto CPyL31;
CPyL47: ;
    CPyTagged_DECREF(cpy_r_r53);
    goto CPyL29;
}
        
        PyObject *CPyPy_scholars___influence___scrolls_without_influence(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:scrolls_without_influence", kwlist, 0};
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
            PyObject *retval = CPyDef_scholars___influence___scrolls_without_influence(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/influence.py", "scrolls_without_influence", 63, CPyStatic_scholars___influence___globals);
            return NULL;
        }
        
CPyTagged CPyDef_scholars___influence___influence_of(PyObject *cpy_r_t, CPyTagged cpy_r_scroll) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    int32_t cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    CPyTagged cpy_r_r17;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_map_scrolls;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "influence_of", "Table", "map_scrolls", 72, CPyStatic_scholars___influence___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    CPyTagged_INCREF(cpy_r_scroll);
    cpy_r_r1 = CPyTagged_StealAsObject(cpy_r_scroll);
    cpy_r_r2 = PySequence_Contains(cpy_r_r0, cpy_r_r1);
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    cpy_r_r3 = cpy_r_r2 >= 0;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "influence_of", 72, CPyStatic_scholars___influence___globals);
        goto CPyL15;
    }
    cpy_r_r4 = cpy_r_r2;
    if (!cpy_r_r4) goto CPyL9;
    cpy_r_r5 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_map_influence;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "influence_of", "Table", "map_influence", 73, CPyStatic_scholars___influence___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_map_scrolls;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "influence_of", "Table", "map_scrolls", 73, CPyStatic_scholars___influence___globals);
        goto CPyL16;
    }
    CPy_INCREF(cpy_r_r6);
CPyL5: ;
    CPyTagged_INCREF(cpy_r_scroll);
    cpy_r_r7 = CPyTagged_StealAsObject(cpy_r_scroll);
    cpy_r_r8 = CPyList_Index(cpy_r_r6, cpy_r_r7);
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "influence_of", 73, CPyStatic_scholars___influence___globals);
        goto CPyL16;
    }
    cpy_r_r9 = CPyList_GetItem(cpy_r_r5, cpy_r_r8);
    CPy_DECREF(cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "influence_of", 73, CPyStatic_scholars___influence___globals);
        goto CPyL15;
    }
    if (likely(PyLong_Check(cpy_r_r9)))
        cpy_r_r10 = CPyTagged_FromObject(cpy_r_r9);
    else {
        CPy_TypeError("int", cpy_r_r9); cpy_r_r10 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "influence_of", 73, CPyStatic_scholars___influence___globals);
        goto CPyL15;
    }
    return cpy_r_r10;
CPyL9: ;
    cpy_r_r11 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_house_influence;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "influence_of", "Table", "house_influence", 74, CPyStatic_scholars___influence___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_r11);
CPyL10: ;
    cpy_r_r12 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_house;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "influence_of", "Table", "house", 74, CPyStatic_scholars___influence___globals);
        goto CPyL17;
    }
    CPy_INCREF(cpy_r_r12);
CPyL11: ;
    CPyTagged_INCREF(cpy_r_scroll);
    cpy_r_r13 = CPyTagged_StealAsObject(cpy_r_scroll);
    cpy_r_r14 = CPyList_Index(cpy_r_r12, cpy_r_r13);
    CPy_DECREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "influence_of", 74, CPyStatic_scholars___influence___globals);
        goto CPyL17;
    }
    cpy_r_r15 = CPyList_GetItem(cpy_r_r11, cpy_r_r14);
    CPy_DECREF(cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "influence_of", 74, CPyStatic_scholars___influence___globals);
        goto CPyL15;
    }
    if (likely(PyLong_Check(cpy_r_r15)))
        cpy_r_r16 = CPyTagged_FromObject(cpy_r_r15);
    else {
        CPy_TypeError("int", cpy_r_r15); cpy_r_r16 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "influence_of", 74, CPyStatic_scholars___influence___globals);
        goto CPyL15;
    }
    return cpy_r_r16;
CPyL15: ;
    cpy_r_r17 = CPY_INT_TAG;
    return cpy_r_r17;
CPyL16: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL15;
CPyL17: ;
    CPy_DecRef(cpy_r_r11);
    goto CPyL15;
}
        
        PyObject *CPyPy_scholars___influence___influence_of(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "scroll", 0};
            static CPyArg_Parser parser = {"OO:influence_of", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_scroll;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_scroll)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_scroll;
            if (likely(PyLong_Check(obj_scroll)))
                arg_scroll = CPyTagged_BorrowFromObject(obj_scroll);
            else {
                CPy_TypeError("int", obj_scroll); goto fail;
            }
            CPyTagged retval = CPyDef_scholars___influence___influence_of(arg_t, arg_scroll);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/influence.py", "influence_of", 70, CPyStatic_scholars___influence___globals);
            return NULL;
        }
        
char CPyDef_scholars___influence___mark_scroll(PyObject *cpy_r_t, CPyTagged cpy_r_scroll, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    int32_t cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_map_scrolls;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "mark_scroll", "Table", "map_scrolls", 79, CPyStatic_scholars___influence___globals);
        goto CPyL12;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    CPyTagged_INCREF(cpy_r_scroll);
    cpy_r_r1 = CPyTagged_StealAsObject(cpy_r_scroll);
    cpy_r_r2 = PySequence_Contains(cpy_r_r0, cpy_r_r1);
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    cpy_r_r3 = cpy_r_r2 >= 0;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "mark_scroll", 79, CPyStatic_scholars___influence___globals);
        goto CPyL12;
    }
    cpy_r_r4 = cpy_r_r2;
    if (!cpy_r_r4) goto CPyL7;
    cpy_r_r5 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_map_influence;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "mark_scroll", "Table", "map_influence", 80, CPyStatic_scholars___influence___globals);
        goto CPyL12;
    }
    CPy_INCREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_map_scrolls;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "mark_scroll", "Table", "map_scrolls", 80, CPyStatic_scholars___influence___globals);
        goto CPyL13;
    }
    CPy_INCREF(cpy_r_r6);
CPyL5: ;
    CPyTagged_INCREF(cpy_r_scroll);
    cpy_r_r7 = CPyTagged_StealAsObject(cpy_r_scroll);
    cpy_r_r8 = CPyList_Index(cpy_r_r6, cpy_r_r7);
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "mark_scroll", 80, CPyStatic_scholars___influence___globals);
        goto CPyL13;
    }
    CPyTagged_INCREF(cpy_r_seat);
    cpy_r_r9 = CPyTagged_StealAsObject(cpy_r_seat);
    cpy_r_r10 = CPyList_SetItem(cpy_r_r5, cpy_r_r8, cpy_r_r9);
    CPy_DECREF(cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r8);
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "mark_scroll", 80, CPyStatic_scholars___influence___globals);
        goto CPyL12;
    } else
        goto CPyL11;
CPyL7: ;
    cpy_r_r11 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_house_influence;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "mark_scroll", "Table", "house_influence", 82, CPyStatic_scholars___influence___globals);
        goto CPyL12;
    }
    CPy_INCREF(cpy_r_r11);
CPyL8: ;
    cpy_r_r12 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_house;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "mark_scroll", "Table", "house", 82, CPyStatic_scholars___influence___globals);
        goto CPyL14;
    }
    CPy_INCREF(cpy_r_r12);
CPyL9: ;
    CPyTagged_INCREF(cpy_r_scroll);
    cpy_r_r13 = CPyTagged_StealAsObject(cpy_r_scroll);
    cpy_r_r14 = CPyList_Index(cpy_r_r12, cpy_r_r13);
    CPy_DECREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "mark_scroll", 82, CPyStatic_scholars___influence___globals);
        goto CPyL14;
    }
    CPyTagged_INCREF(cpy_r_seat);
    cpy_r_r15 = CPyTagged_StealAsObject(cpy_r_seat);
    cpy_r_r16 = CPyList_SetItem(cpy_r_r11, cpy_r_r14, cpy_r_r15);
    CPy_DECREF(cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r14);
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "mark_scroll", 82, CPyStatic_scholars___influence___globals);
        goto CPyL12;
    }
CPyL11: ;
    return 1;
CPyL12: ;
    cpy_r_r17 = 2;
    return cpy_r_r17;
CPyL13: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL12;
CPyL14: ;
    CPy_DecRef(cpy_r_r11);
    goto CPyL12;
}
        
        PyObject *CPyPy_scholars___influence___mark_scroll(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "scroll", "seat", 0};
            static CPyArg_Parser parser = {"OOO:mark_scroll", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_scroll;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_scroll, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_scroll;
            if (likely(PyLong_Check(obj_scroll)))
                arg_scroll = CPyTagged_BorrowFromObject(obj_scroll);
            else {
                CPy_TypeError("int", obj_scroll); goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            char retval = CPyDef_scholars___influence___mark_scroll(arg_t, arg_scroll, arg_seat);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/influence.py", "mark_scroll", 77, CPyStatic_scholars___influence___globals);
            return NULL;
        }
        
char CPyDef_scholars___influence___give_back(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    int64_t cpy_r_r2;
    CPyTagged cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    CPyTagged cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "give_back", "Table", "players", 87, CPyStatic_scholars___influence___globals);
        goto CPyL19;
    }
CPyL1: ;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    cpy_r_r3 = cpy_r_r2 << 1;
    cpy_r_r4 = cpy_r_seat & 1;
    cpy_r_r5 = cpy_r_r4 != 0;
    if (cpy_r_r5) goto CPyL3;
    cpy_r_r6 = cpy_r_r3 & 1;
    cpy_r_r7 = cpy_r_r6 != 0;
    if (!cpy_r_r7) goto CPyL4;
CPyL3: ;
    cpy_r_r8 = CPyTagged_IsLt_(cpy_r_seat, cpy_r_r3);
    if (cpy_r_r8) {
        goto CPyL5;
    } else
        goto CPyL10;
CPyL4: ;
    cpy_r_r9 = (Py_ssize_t)cpy_r_seat < (Py_ssize_t)cpy_r_r3;
    if (!cpy_r_r9) goto CPyL10;
CPyL5: ;
    cpy_r_r10 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "give_back", "Table", "players", 88, CPyStatic_scholars___influence___globals);
        goto CPyL19;
    }
CPyL6: ;
    cpy_r_r11 = CPyList_GetItemBorrow(cpy_r_r10, cpy_r_seat);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "give_back", 88, CPyStatic_scholars___influence___globals);
        goto CPyL19;
    }
    if (likely(Py_TYPE(cpy_r_r11) == CPyType_scholars___table___Player))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/influence.py", "give_back", 88, CPyStatic_scholars___influence___globals, "serai.games.scholars.table.Player", cpy_r_r11);
        goto CPyL19;
    }
    cpy_r_r13 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r12)->_influence;
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "give_back", "Player", "influence", 88, CPyStatic_scholars___influence___globals);
        goto CPyL19;
    }
CPyL9: ;
    cpy_r_r14 = CPyTagged_Add(cpy_r_r13, 2);
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r12)->_influence != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r12)->_influence);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r12)->_influence = cpy_r_r14;
    cpy_r_r15 = 1;
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "give_back", 88, CPyStatic_scholars___influence___globals);
        goto CPyL19;
    } else
        goto CPyL18;
CPyL10: ;
    cpy_r_r16 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_automa;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "give_back", "Table", "automa", 90, CPyStatic_scholars___influence___globals);
        goto CPyL19;
    }
CPyL11: ;
    cpy_r_r17 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r18 = cpy_r_r16 != cpy_r_r17;
    if (cpy_r_r18) goto CPyL14;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r19 = 0;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "give_back", 90, CPyStatic_scholars___influence___globals);
        goto CPyL19;
    }
    CPy_Unreachable();
CPyL14: ;
    cpy_r_r20 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_automa;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "give_back", "Table", "automa", 91, CPyStatic_scholars___influence___globals);
        goto CPyL19;
    }
CPyL15: ;
    if (likely(cpy_r_r20 != Py_None))
        cpy_r_r21 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/influence.py", "give_back", 91, CPyStatic_scholars___influence___globals, "serai.games.scholars.table.Automa", cpy_r_r20);
        goto CPyL19;
    }
    cpy_r_r22 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r21)->_influence;
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "give_back", "Automa", "influence", 91, CPyStatic_scholars___influence___globals);
        goto CPyL19;
    }
CPyL17: ;
    cpy_r_r23 = CPyTagged_Add(cpy_r_r22, 2);
    if (((serai___games___scholars___table___AutomaObject *)cpy_r_r21)->_influence != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___AutomaObject *)cpy_r_r21)->_influence);
    }
    ((serai___games___scholars___table___AutomaObject *)cpy_r_r21)->_influence = cpy_r_r23;
    cpy_r_r24 = 1;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "give_back", 91, CPyStatic_scholars___influence___globals);
        goto CPyL19;
    }
CPyL18: ;
    return 1;
CPyL19: ;
    cpy_r_r25 = 2;
    return cpy_r_r25;
}
        
        PyObject *CPyPy_scholars___influence___give_back(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:give_back", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
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
            char retval = CPyDef_scholars___influence___give_back(arg_t, arg_seat);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/influence.py", "give_back", 85, CPyStatic_scholars___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___influence___movable(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_but_guild) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    int64_t cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    CPyTagged cpy_r_g;
    CPyPtr cpy_r_r12;
    CPyPtr cpy_r_r13;
    int64_t cpy_r_r14;
    CPyPtr cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    int64_t cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    int32_t cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    int32_t cpy_r_r34;
    char cpy_r_r35;
    CPyTagged cpy_r_r36;
    int64_t cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject **cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    tuple_T2II cpy_r_r51;
    CPyTagged cpy_r_r52;
    CPyTagged cpy_r_r53;
    int64_t cpy_r_r54;
    char cpy_r_r55;
    char cpy_r_r56;
    char cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    int32_t cpy_r_r60;
    char cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_scrolls;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject **cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    tuple_T2II cpy_r_r76;
    CPyTagged cpy_r_r77;
    CPyTagged cpy_r_r78;
    int64_t cpy_r_r79;
    char cpy_r_r80;
    char cpy_r_r81;
    char cpy_r_r82;
    char cpy_r_r83;
    PyObject *cpy_r_r84;
    int32_t cpy_r_r85;
    char cpy_r_r86;
    char cpy_r_r87;
    PyObject *cpy_r_r88;
    CPyPtr cpy_r_r89;
    int64_t cpy_r_r90;
    PyObject *cpy_r_r91;
    int64_t cpy_r_r92;
    CPyPtr cpy_r_r93;
    int64_t cpy_r_r94;
    char cpy_r_r95;
    CPyPtr cpy_r_r96;
    CPyPtr cpy_r_r97;
    int64_t cpy_r_r98;
    CPyPtr cpy_r_r99;
    PyObject *cpy_r_r100;
    CPyTagged cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    int64_t cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    if (cpy_r_but_guild != CPY_INT_TAG) goto CPyL66;
    cpy_r_but_guild = -2;
CPyL2: ;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "movable", "Table", "book", 99, CPyStatic_scholars___influence___globals);
        goto CPyL67;
    }
CPyL3: ;
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "movable", "Book", "options", 99, CPyStatic_scholars___influence___globals);
        goto CPyL67;
    }
    CPy_INCREF(cpy_r_r1);
CPyL4: ;
    cpy_r_r2 = PyList_New(0);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "movable", 100, CPyStatic_scholars___influence___globals);
        goto CPyL68;
    }
    cpy_r_r3 = 0;
    cpy_r_r4 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "movable", "Table", "players", 100, CPyStatic_scholars___influence___globals);
        goto CPyL69;
    }
CPyL6: ;
    cpy_r_r5 = CPyList_GetItemBorrow(cpy_r_r4, cpy_r_me);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "movable", 100, CPyStatic_scholars___influence___globals);
        goto CPyL69;
    }
    if (likely(Py_TYPE(cpy_r_r5) == CPyType_scholars___table___Player))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/influence.py", "movable", 100, CPyStatic_scholars___influence___globals, "serai.games.scholars.table.Player", cpy_r_r5);
        goto CPyL69;
    }
    cpy_r_r7 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r6)->_guilds;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "movable", "Player", "guilds", 100, CPyStatic_scholars___influence___globals);
        goto CPyL69;
    }
    CPy_INCREF(cpy_r_r7);
CPyL9: ;
    cpy_r_r8 = 0;
CPyL10: ;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyVarObject, ob_size));
    cpy_r_r10 = *(int64_t *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r8 < cpy_r_r10;
    if (!cpy_r_r11) goto CPyL70;
    cpy_r_g = cpy_r_r3;
    cpy_r_r12 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyListObject, ob_item));
    cpy_r_r13 = *(CPyPtr *)cpy_r_r12;
    cpy_r_r14 = cpy_r_r8 * 8;
    cpy_r_r15 = cpy_r_r13 + cpy_r_r14;
    cpy_r_r16 = *(PyObject * *)cpy_r_r15;
    CPy_INCREF(cpy_r_r16);
    if (likely(PyLong_Check(cpy_r_r16)))
        cpy_r_r17 = CPyTagged_FromObject(cpy_r_r16);
    else {
        CPy_TypeError("int", cpy_r_r16); cpy_r_r17 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "movable", 100, CPyStatic_scholars___influence___globals);
        goto CPyL71;
    }
    cpy_r_r18 = cpy_r_r17 != 0;
    if (cpy_r_r18) goto CPyL72;
    cpy_r_r19 = CPyTagged_StealAsObject(cpy_r_r17);
    cpy_r_r20 = cpy_r_r19;
    goto CPyL18;
CPyL14: ;
    cpy_r_r21 = cpy_r_g & 1;
    cpy_r_r22 = cpy_r_r21 != 0;
    if (!cpy_r_r22) goto CPyL16;
    cpy_r_r23 = CPyTagged_IsEq_(cpy_r_g, cpy_r_but_guild);
    cpy_r_r24 = cpy_r_r23 ^ 1;
    cpy_r_r25 = cpy_r_r24;
    goto CPyL17;
CPyL16: ;
    cpy_r_r26 = cpy_r_g != cpy_r_but_guild;
    cpy_r_r25 = cpy_r_r26;
CPyL17: ;
    cpy_r_r27 = cpy_r_r25 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r27);
    cpy_r_r20 = cpy_r_r27;
CPyL18: ;
    cpy_r_r28 = PyObject_IsTrue(cpy_r_r20);
    CPy_DECREF(cpy_r_r20);
    cpy_r_r29 = cpy_r_r28 >= 0;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "movable", 100, CPyStatic_scholars___influence___globals);
        goto CPyL71;
    }
    cpy_r_r30 = cpy_r_r28;
    if (!cpy_r_r30) goto CPyL73;
    cpy_r_r31 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r1)->_from_guild;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "movable", "Options", "from_guild", 100, CPyStatic_scholars___influence___globals);
        goto CPyL71;
    }
CPyL21: ;
    cpy_r_r32 = CPyList_GetItem(cpy_r_r31, cpy_r_g);
    CPyTagged_DECREF(cpy_r_g);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "movable", 100, CPyStatic_scholars___influence___globals);
        goto CPyL74;
    }
    if (likely(Py_TYPE(cpy_r_r32) == CPyType_option___Option))
        cpy_r_r33 = cpy_r_r32;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/influence.py", "movable", 100, CPyStatic_scholars___influence___globals, "serai.kernel.option.Option", cpy_r_r32);
        goto CPyL74;
    }
    cpy_r_r34 = PyList_Append(cpy_r_r2, cpy_r_r33);
    CPy_DECREF(cpy_r_r33);
    cpy_r_r35 = cpy_r_r34 >= 0;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "movable", 100, CPyStatic_scholars___influence___globals);
        goto CPyL74;
    }
CPyL24: ;
    cpy_r_r36 = cpy_r_r3 + 2;
    cpy_r_r3 = cpy_r_r36;
    cpy_r_r37 = cpy_r_r8 + 1;
    cpy_r_r8 = cpy_r_r37;
    goto CPyL10;
CPyL25: ;
    cpy_r_r38 = PyList_New(0);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "movable", 101, CPyStatic_scholars___influence___globals);
        goto CPyL75;
    }
    cpy_r_r39 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_map_scrolls;
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "movable", "Table", "map_scrolls", 101, CPyStatic_scholars___influence___globals);
        goto CPyL76;
    }
    CPy_INCREF(cpy_r_r39);
CPyL27: ;
    cpy_r_r40 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_map_influence;
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "movable", "Table", "map_influence", 101, CPyStatic_scholars___influence___globals);
        goto CPyL77;
    }
    CPy_INCREF(cpy_r_r40);
CPyL28: ;
    cpy_r_r41 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r42 = CPyStatics[36]; /* 'zip' */
    cpy_r_r43 = CPyObject_GetAttr(cpy_r_r41, cpy_r_r42);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "movable", 101, CPyStatic_scholars___influence___globals);
        goto CPyL78;
    }
    cpy_r_r44 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r45[3] = {cpy_r_r39, cpy_r_r40, cpy_r_r44};
    cpy_r_r46 = (PyObject **)&cpy_r_r45;
    cpy_r_r47 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r48 = PyObject_Vectorcall(cpy_r_r43, cpy_r_r46, 2, cpy_r_r47);
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "movable", 101, CPyStatic_scholars___influence___globals);
        goto CPyL78;
    }
    CPy_DECREF(cpy_r_r39);
    CPy_DECREF(cpy_r_r40);
    cpy_r_r49 = PyObject_GetIter(cpy_r_r48);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "movable", 101, CPyStatic_scholars___influence___globals);
        goto CPyL76;
    }
CPyL31: ;
    cpy_r_r50 = PyIter_Next(cpy_r_r49);
    if (cpy_r_r50 == NULL) goto CPyL79;
    PyObject *__tmp4909;
    if (unlikely(!(PyTuple_Check(cpy_r_r50) && PyTuple_GET_SIZE(cpy_r_r50) == 2))) {
        __tmp4909 = NULL;
        goto __LL4910;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r50, 0))))
        __tmp4909 = PyTuple_GET_ITEM(cpy_r_r50, 0);
    else {
        __tmp4909 = NULL;
    }
    if (__tmp4909 == NULL) goto __LL4910;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r50, 1))))
        __tmp4909 = PyTuple_GET_ITEM(cpy_r_r50, 1);
    else {
        __tmp4909 = NULL;
    }
    if (__tmp4909 == NULL) goto __LL4910;
    __tmp4909 = cpy_r_r50;
__LL4910: ;
    if (unlikely(__tmp4909 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r50); cpy_r_r51 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp4911 = PyTuple_GET_ITEM(cpy_r_r50, 0);
        CPyTagged __tmp4912;
        if (likely(PyLong_Check(__tmp4911)))
            __tmp4912 = CPyTagged_FromObject(__tmp4911);
        else {
            goto __LL4913;
        }
        cpy_r_r51.f0 = __tmp4912;
        PyObject *__tmp4914 = PyTuple_GET_ITEM(cpy_r_r50, 1);
        CPyTagged __tmp4915;
        if (likely(PyLong_Check(__tmp4914)))
            __tmp4915 = CPyTagged_FromObject(__tmp4914);
        else {
            goto __LL4916;
        }
        cpy_r_r51.f1 = __tmp4915;
    }
    goto __LL4917;
__LL4913: ;
    cpy_r_r51 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL4917;
__LL4916: ;
    CPyTagged_DECREF(cpy_r_r51.f0);
    cpy_r_r51 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL4917;
__LL4917: ;
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r51.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "movable", 101, CPyStatic_scholars___influence___globals);
        goto CPyL80;
    }
    cpy_r_r52 = cpy_r_r51.f0;
    CPyTagged_INCREF(cpy_r_r52);
    cpy_r_r53 = cpy_r_r51.f1;
    CPyTagged_INCREF(cpy_r_r53);
    CPyTagged_DECREF(cpy_r_r51.f0);
    CPyTagged_DECREF(cpy_r_r51.f1);
    cpy_r_r54 = cpy_r_r53 & 1;
    cpy_r_r55 = cpy_r_r54 != 0;
    if (!cpy_r_r55) goto CPyL35;
    cpy_r_r56 = CPyTagged_IsEq_(cpy_r_r53, cpy_r_me);
    cpy_r_r57 = cpy_r_r56;
    goto CPyL36;
CPyL35: ;
    cpy_r_r58 = cpy_r_r53 == cpy_r_me;
    cpy_r_r57 = cpy_r_r58;
CPyL36: ;
    CPyTagged_DECREF(cpy_r_r53);
    if (!cpy_r_r57) goto CPyL81;
    cpy_r_r59 = CPyTagged_StealAsObject(cpy_r_r52);
    cpy_r_r60 = PyList_Append(cpy_r_r38, cpy_r_r59);
    CPy_DECREF(cpy_r_r59);
    cpy_r_r61 = cpy_r_r60 >= 0;
    if (unlikely(!cpy_r_r61)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "movable", 101, CPyStatic_scholars___influence___globals);
        goto CPyL80;
    } else
        goto CPyL31;
CPyL38: ;
    cpy_r_r62 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r62)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "movable", 101, CPyStatic_scholars___influence___globals);
        goto CPyL76;
    }
    cpy_r_scrolls = cpy_r_r38;
    cpy_r_r63 = PyList_New(0);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "movable", 102, CPyStatic_scholars___influence___globals);
        goto CPyL82;
    }
    cpy_r_r64 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_house;
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "movable", "Table", "house", 102, CPyStatic_scholars___influence___globals);
        goto CPyL83;
    }
    CPy_INCREF(cpy_r_r64);
CPyL41: ;
    cpy_r_r65 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_house_influence;
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "movable", "Table", "house_influence", 102, CPyStatic_scholars___influence___globals);
        goto CPyL84;
    }
    CPy_INCREF(cpy_r_r65);
CPyL42: ;
    cpy_r_r66 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r67 = CPyStatics[36]; /* 'zip' */
    cpy_r_r68 = CPyObject_GetAttr(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "movable", 102, CPyStatic_scholars___influence___globals);
        goto CPyL85;
    }
    cpy_r_r69 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r70[3] = {cpy_r_r64, cpy_r_r65, cpy_r_r69};
    cpy_r_r71 = (PyObject **)&cpy_r_r70;
    cpy_r_r72 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r73 = PyObject_Vectorcall(cpy_r_r68, cpy_r_r71, 2, cpy_r_r72);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "movable", 102, CPyStatic_scholars___influence___globals);
        goto CPyL85;
    }
    CPy_DECREF(cpy_r_r64);
    CPy_DECREF(cpy_r_r65);
    cpy_r_r74 = PyObject_GetIter(cpy_r_r73);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "movable", 102, CPyStatic_scholars___influence___globals);
        goto CPyL83;
    }
CPyL45: ;
    cpy_r_r75 = PyIter_Next(cpy_r_r74);
    if (cpy_r_r75 == NULL) goto CPyL86;
    PyObject *__tmp4918;
    if (unlikely(!(PyTuple_Check(cpy_r_r75) && PyTuple_GET_SIZE(cpy_r_r75) == 2))) {
        __tmp4918 = NULL;
        goto __LL4919;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r75, 0))))
        __tmp4918 = PyTuple_GET_ITEM(cpy_r_r75, 0);
    else {
        __tmp4918 = NULL;
    }
    if (__tmp4918 == NULL) goto __LL4919;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r75, 1))))
        __tmp4918 = PyTuple_GET_ITEM(cpy_r_r75, 1);
    else {
        __tmp4918 = NULL;
    }
    if (__tmp4918 == NULL) goto __LL4919;
    __tmp4918 = cpy_r_r75;
__LL4919: ;
    if (unlikely(__tmp4918 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r75); cpy_r_r76 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp4920 = PyTuple_GET_ITEM(cpy_r_r75, 0);
        CPyTagged __tmp4921;
        if (likely(PyLong_Check(__tmp4920)))
            __tmp4921 = CPyTagged_FromObject(__tmp4920);
        else {
            goto __LL4922;
        }
        cpy_r_r76.f0 = __tmp4921;
        PyObject *__tmp4923 = PyTuple_GET_ITEM(cpy_r_r75, 1);
        CPyTagged __tmp4924;
        if (likely(PyLong_Check(__tmp4923)))
            __tmp4924 = CPyTagged_FromObject(__tmp4923);
        else {
            goto __LL4925;
        }
        cpy_r_r76.f1 = __tmp4924;
    }
    goto __LL4926;
__LL4922: ;
    cpy_r_r76 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL4926;
__LL4925: ;
    CPyTagged_DECREF(cpy_r_r76.f0);
    cpy_r_r76 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL4926;
__LL4926: ;
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r76.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "movable", 102, CPyStatic_scholars___influence___globals);
        goto CPyL87;
    }
    cpy_r_r77 = cpy_r_r76.f0;
    CPyTagged_INCREF(cpy_r_r77);
    cpy_r_r78 = cpy_r_r76.f1;
    CPyTagged_INCREF(cpy_r_r78);
    CPyTagged_DECREF(cpy_r_r76.f0);
    CPyTagged_DECREF(cpy_r_r76.f1);
    cpy_r_r79 = cpy_r_r78 & 1;
    cpy_r_r80 = cpy_r_r79 != 0;
    if (!cpy_r_r80) goto CPyL49;
    cpy_r_r81 = CPyTagged_IsEq_(cpy_r_r78, cpy_r_me);
    cpy_r_r82 = cpy_r_r81;
    goto CPyL50;
CPyL49: ;
    cpy_r_r83 = cpy_r_r78 == cpy_r_me;
    cpy_r_r82 = cpy_r_r83;
CPyL50: ;
    CPyTagged_DECREF(cpy_r_r78);
    if (!cpy_r_r82) goto CPyL88;
    cpy_r_r84 = CPyTagged_StealAsObject(cpy_r_r77);
    cpy_r_r85 = PyList_Append(cpy_r_r63, cpy_r_r84);
    CPy_DECREF(cpy_r_r84);
    cpy_r_r86 = cpy_r_r85 >= 0;
    if (unlikely(!cpy_r_r86)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "movable", 102, CPyStatic_scholars___influence___globals);
        goto CPyL87;
    } else
        goto CPyL45;
CPyL52: ;
    cpy_r_r87 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r87)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "movable", 102, CPyStatic_scholars___influence___globals);
        goto CPyL83;
    }
    cpy_r_r88 = PySequence_InPlaceConcat(cpy_r_scrolls, cpy_r_r63);
    CPy_DECREF(cpy_r_scrolls);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "movable", 102, CPyStatic_scholars___influence___globals);
        goto CPyL75;
    }
    cpy_r_scrolls = cpy_r_r88;
    cpy_r_r89 = (CPyPtr)((CPyPtr)cpy_r_scrolls + offsetof(PyVarObject, ob_size));
    cpy_r_r90 = *(int64_t *)cpy_r_r89;
    cpy_r_r91 = PyList_New(cpy_r_r90);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "movable", 103, CPyStatic_scholars___influence___globals);
        goto CPyL82;
    }
    cpy_r_r92 = 0;
CPyL56: ;
    cpy_r_r93 = (CPyPtr)((CPyPtr)cpy_r_scrolls + offsetof(PyVarObject, ob_size));
    cpy_r_r94 = *(int64_t *)cpy_r_r93;
    cpy_r_r95 = cpy_r_r92 < cpy_r_r94;
    if (!cpy_r_r95) goto CPyL89;
    cpy_r_r96 = (CPyPtr)((CPyPtr)cpy_r_scrolls + offsetof(PyListObject, ob_item));
    cpy_r_r97 = *(CPyPtr *)cpy_r_r96;
    cpy_r_r98 = cpy_r_r92 * 8;
    cpy_r_r99 = cpy_r_r97 + cpy_r_r98;
    cpy_r_r100 = *(PyObject * *)cpy_r_r99;
    CPy_INCREF(cpy_r_r100);
    if (likely(PyLong_Check(cpy_r_r100)))
        cpy_r_r101 = CPyTagged_FromObject(cpy_r_r100);
    else {
        CPy_TypeError("int", cpy_r_r100); cpy_r_r101 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r101 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "movable", 103, CPyStatic_scholars___influence___globals);
        goto CPyL90;
    }
    cpy_r_r102 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r1)->_from_scroll;
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "movable", "Options", "from_scroll", 103, CPyStatic_scholars___influence___globals);
        goto CPyL91;
    }
CPyL59: ;
    cpy_r_r103 = CPyList_GetItem(cpy_r_r102, cpy_r_r101);
    CPyTagged_DECREF(cpy_r_r101);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "movable", 103, CPyStatic_scholars___influence___globals);
        goto CPyL90;
    }
    if (likely(Py_TYPE(cpy_r_r103) == CPyType_option___Option))
        cpy_r_r104 = cpy_r_r103;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/influence.py", "movable", 103, CPyStatic_scholars___influence___globals, "serai.kernel.option.Option", cpy_r_r103);
        goto CPyL90;
    }
    CPyList_SetItemUnsafe(cpy_r_r91, cpy_r_r92, cpy_r_r104);
    cpy_r_r105 = cpy_r_r92 + 1;
    cpy_r_r92 = cpy_r_r105;
    goto CPyL56;
CPyL63: ;
    cpy_r_r106 = PySequence_Concat(cpy_r_r2, cpy_r_r91);
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "movable", 103, CPyStatic_scholars___influence___globals);
        goto CPyL65;
    }
    return cpy_r_r106;
CPyL65: ;
    cpy_r_r107 = NULL;
    return cpy_r_r107;
CPyL66: ;
    CPyTagged_INCREF(cpy_r_but_guild);
    goto CPyL2;
CPyL67: ;
    CPyTagged_DecRef(cpy_r_but_guild);
    goto CPyL65;
CPyL68: ;
    CPyTagged_DecRef(cpy_r_but_guild);
    CPy_DecRef(cpy_r_r1);
    goto CPyL65;
CPyL69: ;
    CPyTagged_DecRef(cpy_r_but_guild);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL65;
CPyL70: ;
    CPyTagged_DECREF(cpy_r_but_guild);
    CPy_DECREF(cpy_r_r7);
    goto CPyL25;
CPyL71: ;
    CPyTagged_DecRef(cpy_r_but_guild);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_g);
    goto CPyL65;
CPyL72: ;
    CPyTagged_DECREF(cpy_r_r17);
    goto CPyL14;
CPyL73: ;
    CPyTagged_DECREF(cpy_r_g);
    goto CPyL24;
CPyL74: ;
    CPyTagged_DecRef(cpy_r_but_guild);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r7);
    goto CPyL65;
CPyL75: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL65;
CPyL76: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r38);
    goto CPyL65;
CPyL77: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r39);
    goto CPyL65;
CPyL78: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r40);
    goto CPyL65;
CPyL79: ;
    CPy_DECREF(cpy_r_r49);
    goto CPyL38;
CPyL80: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r49);
    goto CPyL65;
CPyL81: ;
    CPyTagged_DECREF(cpy_r_r52);
    goto CPyL31;
CPyL82: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_scrolls);
    goto CPyL65;
CPyL83: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_scrolls);
    CPy_DecRef(cpy_r_r63);
    goto CPyL65;
CPyL84: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_scrolls);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r64);
    goto CPyL65;
CPyL85: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_scrolls);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r64);
    CPy_DecRef(cpy_r_r65);
    goto CPyL65;
CPyL86: ;
    CPy_DECREF(cpy_r_r74);
    goto CPyL52;
CPyL87: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_scrolls);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r74);
    goto CPyL65;
CPyL88: ;
    CPyTagged_DECREF(cpy_r_r77);
    goto CPyL45;
CPyL89: ;
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_scrolls);
    goto CPyL63;
CPyL90: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_scrolls);
    CPy_DecRef(cpy_r_r91);
    goto CPyL65;
CPyL91: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_scrolls);
    CPy_DecRef(cpy_r_r91);
    CPyTagged_DecRef(cpy_r_r101);
    goto CPyL65;
}
        
        PyObject *CPyPy_scholars___influence___movable(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "but_guild", 0};
            static CPyArg_Parser parser = {"OO|O:movable", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_but_guild = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_but_guild)) {
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
            CPyTagged arg_but_guild;
            if (obj_but_guild == NULL) {
                arg_but_guild = CPY_INT_TAG;
            } else if (likely(PyLong_Check(obj_but_guild)))
                arg_but_guild = CPyTagged_BorrowFromObject(obj_but_guild);
            else {
                CPy_TypeError("int", obj_but_guild); goto fail;
            }
            PyObject *retval = CPyDef_scholars___influence___movable(arg_t, arg_me, arg_but_guild);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/influence.py", "movable", 97, CPyStatic_scholars___influence___globals);
            return NULL;
        }
        
char CPyDef_scholars___influence___can_take_influence(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_but_guild) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyPtr cpy_r_r13;
    int64_t cpy_r_r14;
    CPyTagged cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    if (cpy_r_but_guild != CPY_INT_TAG) goto CPyL16;
    cpy_r_but_guild = -2;
CPyL2: ;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "can_take_influence", "Table", "players", 108, CPyStatic_scholars___influence___globals);
        goto CPyL17;
    }
CPyL3: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "can_take_influence", 108, CPyStatic_scholars___influence___globals);
        goto CPyL17;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_scholars___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/influence.py", "can_take_influence", 108, CPyStatic_scholars___influence___globals, "serai.games.scholars.table.Player", cpy_r_r1);
        goto CPyL17;
    }
    cpy_r_r3 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_influence;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "can_take_influence", "Player", "influence", 108, CPyStatic_scholars___influence___globals);
        goto CPyL17;
    }
CPyL6: ;
    cpy_r_r4 = cpy_r_r3 & 1;
    cpy_r_r5 = cpy_r_r4 != 0;
    if (cpy_r_r5) goto CPyL8;
    cpy_r_r6 = 0 & 1;
    cpy_r_r7 = cpy_r_r6 != 0;
    if (!cpy_r_r7) goto CPyL9;
CPyL8: ;
    cpy_r_r8 = CPyTagged_IsLt_(0, cpy_r_r3);
    cpy_r_r9 = cpy_r_r8;
    goto CPyL10;
CPyL9: ;
    cpy_r_r10 = (Py_ssize_t)cpy_r_r3 > (Py_ssize_t)0;
    cpy_r_r9 = cpy_r_r10;
CPyL10: ;
    if (cpy_r_r9) {
        goto CPyL18;
    } else
        goto CPyL12;
CPyL11: ;
    cpy_r_r11 = cpy_r_r9;
    goto CPyL14;
CPyL12: ;
    cpy_r_r12 = CPyDef_scholars___influence___movable(cpy_r_t, cpy_r_me, cpy_r_but_guild);
    CPyTagged_DECREF(cpy_r_but_guild);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "can_take_influence", 108, CPyStatic_scholars___influence___globals);
        goto CPyL15;
    }
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_r12 + offsetof(PyVarObject, ob_size));
    cpy_r_r14 = *(int64_t *)cpy_r_r13;
    CPy_DECREF(cpy_r_r12);
    cpy_r_r15 = cpy_r_r14 << 1;
    cpy_r_r16 = cpy_r_r15 != 0;
    cpy_r_r11 = cpy_r_r16;
CPyL14: ;
    return cpy_r_r11;
CPyL15: ;
    cpy_r_r17 = 2;
    return cpy_r_r17;
CPyL16: ;
    CPyTagged_INCREF(cpy_r_but_guild);
    goto CPyL2;
CPyL17: ;
    CPyTagged_DecRef(cpy_r_but_guild);
    goto CPyL15;
CPyL18: ;
    CPyTagged_DECREF(cpy_r_but_guild);
    goto CPyL11;
}
        
        PyObject *CPyPy_scholars___influence___can_take_influence(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "but_guild", 0};
            static CPyArg_Parser parser = {"OO|O:can_take_influence", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_but_guild = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_but_guild)) {
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
            CPyTagged arg_but_guild;
            if (obj_but_guild == NULL) {
                arg_but_guild = CPY_INT_TAG;
            } else if (likely(PyLong_Check(obj_but_guild)))
                arg_but_guild = CPyTagged_BorrowFromObject(obj_but_guild);
            else {
                CPy_TypeError("int", obj_but_guild); goto fail;
            }
            char retval = CPyDef_scholars___influence___can_take_influence(arg_t, arg_me, arg_but_guild);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/influence.py", "can_take_influence", 106, CPyStatic_scholars___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___influence___take_influence_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    int32_t cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    char cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    int32_t cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyPtr cpy_r_r24;
    int64_t cpy_r_r25;
    CPyTagged cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    char cpy_r_r29;
    int32_t cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    int32_t cpy_r_r34;
    char cpy_r_r35;
    CPyTagged cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    char cpy_r_r55;
    int32_t cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    int32_t cpy_r_r59;
    char cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    CPyTagged cpy_r_r63;
    PyObject *cpy_r_r64;
    CPyTagged cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
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
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    char cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    CPyTagged cpy_r_r87;
    char cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    CPyTagged cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    char cpy_r_r102;
    PyObject *cpy_r_r103;
    char cpy_r_r104;
    int32_t cpy_r_r105;
    char cpy_r_r106;
    int32_t cpy_r_r107;
    PyObject *cpy_r_r108;
    char cpy_r_r109;
    char cpy_r_r110;
    char cpy_r_r111;
    PyObject *cpy_r_r112;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___influence___take_influence_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = ((serai___games___scholars___influence___take_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL89;
CPyL1: ;
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_type != cpy_r_r1;
    if (!cpy_r_r2) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "take_influence", 111, CPyStatic_scholars___influence___globals);
        goto CPyL88;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r3 = ((serai___games___scholars___influence___take_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "take_influence", "take_influence_gen", "t", 113, CPyStatic_scholars___influence___globals);
        goto CPyL88;
    }
CPyL5: ;
    cpy_r_r4 = ((serai___games___scholars___table___TableObject *)cpy_r_r3)->_players;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "take_influence", "Table", "players", 113, CPyStatic_scholars___influence___globals);
        goto CPyL88;
    }
CPyL6: ;
    cpy_r_r5 = ((serai___games___scholars___influence___take_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "take_influence", "take_influence_gen", "me", 113, CPyStatic_scholars___influence___globals);
        goto CPyL88;
    }
CPyL7: ;
    cpy_r_r6 = CPyList_GetItem(cpy_r_r4, cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "take_influence", 113, CPyStatic_scholars___influence___globals);
        goto CPyL88;
    }
    if (likely(Py_TYPE(cpy_r_r6) == CPyType_scholars___table___Player))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/influence.py", "take_influence", 113, CPyStatic_scholars___influence___globals, "serai.games.scholars.table.Player", cpy_r_r6);
        goto CPyL88;
    }
    cpy_r_r8 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r7)->_influence;
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "take_influence", "Player", "influence", 114, CPyStatic_scholars___influence___globals);
        goto CPyL94;
    }
    CPyTagged_INCREF(cpy_r_r8);
CPyL10: ;
    cpy_r_r9 = cpy_r_r8 != 0;
    CPyTagged_DECREF(cpy_r_r8);
    if (!cpy_r_r9) goto CPyL95;
    cpy_r_r10 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r7)->_influence;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "take_influence", "Player", "influence", 115, CPyStatic_scholars___influence___globals);
        goto CPyL94;
    }
CPyL12: ;
    cpy_r_r11 = CPyTagged_Subtract(cpy_r_r10, 2);
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r7)->_influence != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r7)->_influence);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r7)->_influence = cpy_r_r11;
    cpy_r_r12 = 1;
    CPy_DECREF(cpy_r_r7);
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "take_influence", 115, CPyStatic_scholars___influence___globals);
        goto CPyL88;
    }
    cpy_r_r13 = 1 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r13);
    ((serai___games___scholars___influence___take_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r15 = CPyDef_scholars___influence___take_influence_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL17;
    CPyGen_SetStopIterationValue(cpy_r_r13);
    CPy_DECREF(cpy_r_r13);
    if (!0) goto CPyL93;
    CPy_Unreachable();
CPyL17: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r13;
    CPyGen_Exit(&((serai___games___scholars___influence___take_influence_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL18: ;
    cpy_r_r16 = ((serai___games___scholars___influence___take_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "take_influence", "take_influence_gen", "t", 117, CPyStatic_scholars___influence___globals);
        goto CPyL88;
    }
CPyL19: ;
    cpy_r_r17 = ((serai___games___scholars___table___TableObject *)cpy_r_r16)->_book;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "take_influence", "Table", "book", 117, CPyStatic_scholars___influence___globals);
        goto CPyL88;
    }
CPyL20: ;
    cpy_r_r18 = ((serai___games___scholars___book___BookObject *)cpy_r_r17)->_options;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "take_influence", "Book", "options", 117, CPyStatic_scholars___influence___globals);
        goto CPyL88;
    }
    CPy_INCREF(cpy_r_r18);
CPyL21: ;
    if (((serai___games___scholars___influence___take_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options != NULL) {
        CPy_DECREF(((serai___games___scholars___influence___take_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options);
    }
    ((serai___games___scholars___influence___take_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options = cpy_r_r18;
    cpy_r_r19 = 1;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "take_influence", 117, CPyStatic_scholars___influence___globals);
        goto CPyL88;
    }
    cpy_r_r20 = ((serai___games___scholars___influence___take_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "take_influence", "take_influence_gen", "t", 118, CPyStatic_scholars___influence___globals);
        goto CPyL88;
    }
CPyL23: ;
    cpy_r_r21 = ((serai___games___scholars___influence___take_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "take_influence", "take_influence_gen", "me", 118, CPyStatic_scholars___influence___globals);
        goto CPyL88;
    }
CPyL24: ;
    cpy_r_r22 = ((serai___games___scholars___influence___take_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__but_guild;
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "take_influence", "take_influence_gen", "but_guild", 118, CPyStatic_scholars___influence___globals);
        goto CPyL88;
    }
CPyL25: ;
    cpy_r_r23 = CPyDef_scholars___influence___movable(cpy_r_r20, cpy_r_r21, cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "take_influence", 118, CPyStatic_scholars___influence___globals);
        goto CPyL88;
    }
    cpy_r_r24 = (CPyPtr)((CPyPtr)cpy_r_r23 + offsetof(PyVarObject, ob_size));
    cpy_r_r25 = *(int64_t *)cpy_r_r24;
    cpy_r_r26 = cpy_r_r25 << 1;
    cpy_r_r27 = cpy_r_r26 != 0;
    if (cpy_r_r27) {
        goto CPyL32;
    } else
        goto CPyL96;
CPyL27: ;
    cpy_r_r28 = 0 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r28);
    ((serai___games___scholars___influence___take_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r30 = CPyDef_scholars___influence___take_influence_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL31;
    CPyGen_SetStopIterationValue(cpy_r_r28);
    CPy_DECREF(cpy_r_r28);
    if (!0) goto CPyL93;
    CPy_Unreachable();
CPyL31: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r28;
    CPyGen_Exit(&((serai___games___scholars___influence___take_influence_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL32: ;
    cpy_r_r31 = ((serai___games___scholars___influence___take_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__optional;
    if (unlikely(cpy_r_r31 == 2)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "take_influence", "take_influence_gen", "optional", 121, CPyStatic_scholars___influence___globals);
        goto CPyL97;
    }
CPyL33: ;
    if (!cpy_r_r31) goto CPyL36;
CPyL34: ;
    cpy_r_r32 = ((serai___games___scholars___influence___take_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "take_influence", "take_influence_gen", "options", 122, CPyStatic_scholars___influence___globals);
        goto CPyL97;
    }
CPyL35: ;
    cpy_r_r33 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r32)->_skip;
    CPy_INCREF(cpy_r_r33);
    cpy_r_r34 = PyList_Append(cpy_r_r23, cpy_r_r33);
    CPy_DECREF(cpy_r_r33);
    cpy_r_r35 = cpy_r_r34 >= 0;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "take_influence", 122, CPyStatic_scholars___influence___globals);
        goto CPyL97;
    }
CPyL36: ;
    cpy_r_r36 = ((serai___games___scholars___influence___take_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "take_influence", "take_influence_gen", "me", 123, CPyStatic_scholars___influence___globals);
        goto CPyL97;
    }
CPyL37: ;
    cpy_r_r37 = CPyStatics[2876]; /* 'free-influence' */
    cpy_r_r38 = CPyStatics[2877]; /* 'SC-LIM-05' */
    cpy_r_r39 = NULL;
    cpy_r_r40 = NULL;
    cpy_r_r41 = NULL;
    cpy_r_r42 = CPyDef_offer___Offer(cpy_r_r23, cpy_r_r39, cpy_r_r40, cpy_r_r41);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "take_influence", 123, CPyStatic_scholars___influence___globals);
        goto CPyL88;
    }
    cpy_r_r43 = NULL;
    cpy_r_r44 = NULL;
    cpy_r_r45 = 2;
    cpy_r_r46 = CPyDef_decision___ask(cpy_r_r36, cpy_r_r37, cpy_r_r38, cpy_r_r42, cpy_r_r43, cpy_r_r44, cpy_r_r45);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "take_influence", 123, CPyStatic_scholars___influence___globals);
        goto CPyL88;
    }
    ((serai___games___scholars___influence___take_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___influence___take_influence_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r46;
CPyL40: ;
    cpy_r_r48 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r49 = cpy_r_type != cpy_r_r48;
    if (!cpy_r_r49) goto CPyL43;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "take_influence", 123, CPyStatic_scholars___influence___globals);
        goto CPyL88;
    }
    CPy_Unreachable();
CPyL43: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r50 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/influence.py", "take_influence", 123, CPyStatic_scholars___influence___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL88;
    }
    cpy_r_r51 = ((serai___games___scholars___influence___take_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "take_influence", "take_influence_gen", "options", 124, CPyStatic_scholars___influence___globals);
        goto CPyL98;
    }
CPyL45: ;
    cpy_r_r52 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r51)->_skip;
    CPy_INCREF(cpy_r_r52);
    cpy_r_r53 = cpy_r_r50 == cpy_r_r52;
    CPy_DECREF(cpy_r_r52);
    if (cpy_r_r53) {
        goto CPyL99;
    } else
        goto CPyL51;
CPyL46: ;
    cpy_r_r54 = 0 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r54);
    ((serai___games___scholars___influence___take_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r56 = CPyDef_scholars___influence___take_influence_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL50;
    CPyGen_SetStopIterationValue(cpy_r_r54);
    CPy_DECREF(cpy_r_r54);
    if (!0) goto CPyL93;
    CPy_Unreachable();
CPyL50: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r54;
    CPyGen_Exit(&((serai___games___scholars___influence___take_influence_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL51: ;
    cpy_r_r57 = ((serai___games___scholars___influence___take_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "take_influence", "take_influence_gen", "options", 126, CPyStatic_scholars___influence___globals);
        goto CPyL98;
    }
CPyL52: ;
    cpy_r_r58 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r57)->_from_guild;
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "take_influence", "Options", "from_guild", 126, CPyStatic_scholars___influence___globals);
        goto CPyL98;
    }
    CPy_INCREF(cpy_r_r58);
CPyL53: ;
    cpy_r_r59 = PySequence_Contains(cpy_r_r58, cpy_r_r50);
    CPy_DECREF(cpy_r_r58);
    cpy_r_r60 = cpy_r_r59 >= 0;
    if (unlikely(!cpy_r_r60)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "take_influence", 126, CPyStatic_scholars___influence___globals);
        goto CPyL98;
    }
    cpy_r_r61 = cpy_r_r59;
    if (!cpy_r_r61) goto CPyL71;
    cpy_r_r62 = ((serai___games___scholars___influence___take_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "take_influence", "take_influence_gen", "t", 127, CPyStatic_scholars___influence___globals);
        goto CPyL98;
    }
CPyL56: ;
    cpy_r_r63 = ((serai___games___scholars___influence___take_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r63 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "take_influence", "take_influence_gen", "me", 127, CPyStatic_scholars___influence___globals);
        goto CPyL98;
    }
CPyL57: ;
    cpy_r_r64 = ((serai___kernel___option___OptionObject *)cpy_r_r50)->_value;
    CPy_INCREF(cpy_r_r64);
    if (likely(PyLong_Check(cpy_r_r64)))
        cpy_r_r65 = CPyTagged_FromObject(cpy_r_r64);
    else {
        CPy_TypeError("int", cpy_r_r64); cpy_r_r65 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r65 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "take_influence", 127, CPyStatic_scholars___influence___globals);
        goto CPyL98;
    }
    cpy_r_r66 = CPyDef_scholars___influence___leave_guild(cpy_r_r62, cpy_r_r63, cpy_r_r65);
    CPyTagged_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r66 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "take_influence", 127, CPyStatic_scholars___influence___globals);
        goto CPyL98;
    }
    cpy_r_r67 = ((serai___games___scholars___influence___take_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "take_influence", "take_influence_gen", "t", 128, CPyStatic_scholars___influence___globals);
        goto CPyL98;
    }
CPyL60: ;
    cpy_r_r68 = ((serai___kernel___option___OptionObject *)cpy_r_r50)->_value;
    CPy_INCREF(cpy_r_r68);
    if (likely(PyLong_Check(cpy_r_r68)))
        cpy_r_r69 = CPyTagged_FromObject(cpy_r_r68);
    else {
        CPy_TypeError("int", cpy_r_r68); cpy_r_r69 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r69 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "take_influence", 128, CPyStatic_scholars___influence___globals);
        goto CPyL98;
    }
    cpy_r_r70 = CPyDef_scholars___influence___review_control(cpy_r_r67, cpy_r_r69);
    CPyTagged_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r70 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "take_influence", 128, CPyStatic_scholars___influence___globals);
        goto CPyL98;
    }
    cpy_r_r71 = ((serai___games___scholars___influence___take_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "take_influence", "take_influence_gen", "t", 129, CPyStatic_scholars___influence___globals);
        goto CPyL98;
    }
CPyL63: ;
    cpy_r_r72 = CPyStatics[2878]; /* 'event-free-influence' */
    cpy_r_r73 = ((serai___games___scholars___influence___take_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r73 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "take_influence", "take_influence_gen", "me", 129, CPyStatic_scholars___influence___globals);
        goto CPyL98;
    }
CPyL64: ;
    cpy_r_r74 = CPyStatics[2877]; /* 'SC-LIM-05' */
    cpy_r_r75 = ((serai___games___scholars___influence___take_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "take_influence", "take_influence_gen", "t", 129, CPyStatic_scholars___influence___globals);
        goto CPyL98;
    }
CPyL65: ;
    cpy_r_r76 = ((serai___games___scholars___table___TableObject *)cpy_r_r75)->_book;
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "take_influence", "Table", "book", 129, CPyStatic_scholars___influence___globals);
        goto CPyL98;
    }
CPyL66: ;
    cpy_r_r77 = ((serai___games___scholars___book___BookObject *)cpy_r_r76)->_guilds;
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "take_influence", "Book", "guilds", 129, CPyStatic_scholars___influence___globals);
        goto CPyL98;
    }
CPyL67: ;
    cpy_r_r78 = ((serai___kernel___option___OptionObject *)cpy_r_r50)->_value;
    cpy_r_r79 = PyObject_GetItem(cpy_r_r77, cpy_r_r78);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "take_influence", 129, CPyStatic_scholars___influence___globals);
        goto CPyL98;
    }
    CPy_DECREF(cpy_r_r50);
    cpy_r_r80 = CPyStatics[571]; /* 'id' */
    cpy_r_r81 = CPyObject_GetAttr(cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r79);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "take_influence", 129, CPyStatic_scholars___influence___globals);
        goto CPyL88;
    }
    cpy_r_r82 = CPyStatics[980]; /* 'source' */
    cpy_r_r83 = CPyDict_Build(1, cpy_r_r82, cpy_r_r81);
    CPy_DECREF(cpy_r_r81);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "take_influence", 129, CPyStatic_scholars___influence___globals);
        goto CPyL88;
    }
    cpy_r_r84 = CPyDef_kernel___table___Table___tell(cpy_r_r71, cpy_r_r72, cpy_r_r73, cpy_r_r74, cpy_r_r83);
    CPy_DECREF(cpy_r_r83);
    if (unlikely(cpy_r_r84 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "take_influence", 129, CPyStatic_scholars___influence___globals);
        goto CPyL88;
    } else
        goto CPyL83;
CPyL71: ;
    cpy_r_r85 = ((serai___games___scholars___influence___take_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "take_influence", "take_influence_gen", "t", 131, CPyStatic_scholars___influence___globals);
        goto CPyL98;
    }
CPyL72: ;
    cpy_r_r86 = ((serai___kernel___option___OptionObject *)cpy_r_r50)->_value;
    CPy_INCREF(cpy_r_r86);
    if (likely(PyLong_Check(cpy_r_r86)))
        cpy_r_r87 = CPyTagged_FromObject(cpy_r_r86);
    else {
        CPy_TypeError("int", cpy_r_r86); cpy_r_r87 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r86);
    if (unlikely(cpy_r_r87 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "take_influence", 131, CPyStatic_scholars___influence___globals);
        goto CPyL98;
    }
    cpy_r_r88 = CPyDef_scholars___influence___mark_scroll(cpy_r_r85, cpy_r_r87, -2);
    CPyTagged_DECREF(cpy_r_r87);
    if (unlikely(cpy_r_r88 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "take_influence", 131, CPyStatic_scholars___influence___globals);
        goto CPyL98;
    }
    cpy_r_r89 = ((serai___games___scholars___influence___take_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "take_influence", "take_influence_gen", "t", 132, CPyStatic_scholars___influence___globals);
        goto CPyL98;
    }
CPyL75: ;
    cpy_r_r90 = CPyStatics[2878]; /* 'event-free-influence' */
    cpy_r_r91 = ((serai___games___scholars___influence___take_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r91 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "take_influence", "take_influence_gen", "me", 132, CPyStatic_scholars___influence___globals);
        goto CPyL98;
    }
CPyL76: ;
    cpy_r_r92 = CPyStatics[2877]; /* 'SC-LIM-05' */
    cpy_r_r93 = ((serai___games___scholars___influence___take_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "take_influence", "take_influence_gen", "t", 132, CPyStatic_scholars___influence___globals);
        goto CPyL98;
    }
CPyL77: ;
    cpy_r_r94 = ((serai___games___scholars___table___TableObject *)cpy_r_r93)->_book;
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "take_influence", "Table", "book", 132, CPyStatic_scholars___influence___globals);
        goto CPyL98;
    }
CPyL78: ;
    cpy_r_r95 = ((serai___games___scholars___book___BookObject *)cpy_r_r94)->_scrolls;
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/influence.py", "take_influence", "Book", "scrolls", 132, CPyStatic_scholars___influence___globals);
        goto CPyL98;
    }
CPyL79: ;
    cpy_r_r96 = ((serai___kernel___option___OptionObject *)cpy_r_r50)->_value;
    cpy_r_r97 = PyObject_GetItem(cpy_r_r95, cpy_r_r96);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "take_influence", 132, CPyStatic_scholars___influence___globals);
        goto CPyL98;
    }
    CPy_DECREF(cpy_r_r50);
    cpy_r_r98 = CPyStatics[571]; /* 'id' */
    cpy_r_r99 = CPyObject_GetAttr(cpy_r_r97, cpy_r_r98);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "take_influence", 132, CPyStatic_scholars___influence___globals);
        goto CPyL88;
    }
    cpy_r_r100 = CPyStatics[980]; /* 'source' */
    cpy_r_r101 = CPyDict_Build(1, cpy_r_r100, cpy_r_r99);
    CPy_DECREF(cpy_r_r99);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "take_influence", 132, CPyStatic_scholars___influence___globals);
        goto CPyL88;
    }
    cpy_r_r102 = CPyDef_kernel___table___Table___tell(cpy_r_r89, cpy_r_r90, cpy_r_r91, cpy_r_r92, cpy_r_r101);
    CPy_DECREF(cpy_r_r101);
    if (unlikely(cpy_r_r102 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "take_influence", 132, CPyStatic_scholars___influence___globals);
        goto CPyL88;
    }
CPyL83: ;
    cpy_r_r103 = 1 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r103);
    ((serai___games___scholars___influence___take_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r105 = CPyDef_scholars___influence___take_influence_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL87;
    CPyGen_SetStopIterationValue(cpy_r_r103);
    CPy_DECREF(cpy_r_r103);
    if (!0) goto CPyL93;
    CPy_Unreachable();
CPyL87: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r103;
    CPyGen_Exit(&((serai___games___scholars___influence___take_influence_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL88: ;
    ((serai___games___scholars___influence___take_influence_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r107 = CPyDef_scholars___influence___take_influence_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r108 = NULL;
    CPyGen_Exit(&((serai___games___scholars___influence___take_influence_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r108;
CPyL89: ;
    cpy_r_r109 = cpy_r_r0 == 0;
    if (cpy_r_r109) goto CPyL1;
    cpy_r_r110 = cpy_r_r0 == 1;
    if (cpy_r_r110) goto CPyL40;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r111 = 0;
    if (unlikely(!cpy_r_r111)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "take_influence", 111, CPyStatic_scholars___influence___globals);
        goto CPyL93;
    }
    CPy_Unreachable();
CPyL93: ;
    cpy_r_r112 = NULL;
    CPyGen_Exit(&((serai___games___scholars___influence___take_influence_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r112;
CPyL94: ;
    CPy_DecRef(cpy_r_r7);
    goto CPyL88;
CPyL95: ;
    CPy_DECREF(cpy_r_r7);
    goto CPyL18;
CPyL96: ;
    CPy_DECREF(cpy_r_r23);
    goto CPyL27;
CPyL97: ;
    CPy_DecRef(cpy_r_r23);
    goto CPyL88;
CPyL98: ;
    CPy_DecRef(cpy_r_r50);
    goto CPyL88;
CPyL99: ;
    CPy_DECREF(cpy_r_r50);
    goto CPyL46;
}
        
PyObject *CPyDef_scholars___influence___take_influence_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___influence___take_influence_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___influence___take_influence_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___influence___take_influence_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.influence.take_influence_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___influence___take_influence_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/influence.py", "__next__", -1, CPyStatic_scholars___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___influence___take_influence_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___influence___take_influence_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___influence___take_influence_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___influence___take_influence_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.influence.take_influence_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_scholars___influence___take_influence_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/influence.py", "send", -1, CPyStatic_scholars___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___influence___take_influence_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_scholars___influence___take_influence_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___influence___take_influence_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.influence.take_influence_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___influence___take_influence_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/influence.py", "__iter__", -1, CPyStatic_scholars___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___influence___take_influence_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_scholars___influence___take_influence_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_scholars___influence___take_influence_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___influence___take_influence_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.influence.take_influence_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_scholars___influence___take_influence_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/influence.py", "throw", -1, CPyStatic_scholars___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___influence___take_influence_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_scholars___influence___take_influence_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp4927 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp4927);
    PyObject *__tmp4928 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp4928);
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
        
        PyObject *CPyPy_scholars___influence___take_influence_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___influence___take_influence_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.influence.take_influence_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___influence___take_influence_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/influence.py", "close", -1, CPyStatic_scholars___influence___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___influence___take_influence(PyObject *cpy_r_t, CPyTagged cpy_r_me, char cpy_r_optional, CPyTagged cpy_r_but_guild) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    if (cpy_r_but_guild != CPY_INT_TAG) goto CPyL9;
    cpy_r_but_guild = -2;
CPyL2: ;
    cpy_r_r0 = CPyDef_scholars___influence___take_influence_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "take_influence", 111, CPyStatic_scholars___influence___globals);
        goto CPyL10;
    }
    ((serai___games___scholars___influence___take_influence_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___influence___take_influence_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___influence___take_influence_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___influence___take_influence_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "take_influence", 111, CPyStatic_scholars___influence___globals);
        goto CPyL11;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___influence___take_influence_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___influence___take_influence_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___scholars___influence___take_influence_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "take_influence", 111, CPyStatic_scholars___influence___globals);
        goto CPyL11;
    }
    ((serai___games___scholars___influence___take_influence_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__optional = cpy_r_optional;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "take_influence", 111, CPyStatic_scholars___influence___globals);
        goto CPyL11;
    }
    if (((serai___games___scholars___influence___take_influence_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__but_guild != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___influence___take_influence_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__but_guild);
    }
    ((serai___games___scholars___influence___take_influence_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__but_guild = cpy_r_but_guild;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "take_influence", 111, CPyStatic_scholars___influence___globals);
        goto CPyL12;
    }
    return cpy_r_r0;
CPyL8: ;
    cpy_r_r6 = NULL;
    return cpy_r_r6;
CPyL9: ;
    CPyTagged_INCREF(cpy_r_but_guild);
    goto CPyL2;
CPyL10: ;
    CPyTagged_DecRef(cpy_r_but_guild);
    goto CPyL8;
CPyL11: ;
    CPyTagged_DecRef(cpy_r_but_guild);
    CPy_DecRef(cpy_r_r0);
    goto CPyL8;
CPyL12: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL8;
}
        
        PyObject *CPyPy_scholars___influence___take_influence(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "optional", "but_guild", 0};
            static CPyArg_Parser parser = {"OOO|O:take_influence", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_optional;
            PyObject *obj_but_guild = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_optional, &obj_but_guild)) {
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
            char arg_optional;
            if (unlikely(!PyBool_Check(obj_optional))) {
                CPy_TypeError("bool", obj_optional); goto fail;
            } else
                arg_optional = obj_optional == Py_True;
            CPyTagged arg_but_guild;
            if (obj_but_guild == NULL) {
                arg_but_guild = CPY_INT_TAG;
            } else if (likely(PyLong_Check(obj_but_guild)))
                arg_but_guild = CPyTagged_BorrowFromObject(obj_but_guild);
            else {
                CPy_TypeError("int", obj_but_guild); goto fail;
            }
            PyObject *retval = CPyDef_scholars___influence___take_influence(arg_t, arg_me, arg_optional, arg_but_guild);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/influence.py", "take_influence", 111, CPyStatic_scholars___influence___globals);
            return NULL;
        }
        
char CPyDef_scholars___influence_____top_level__(void) {
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
    char cpy_r_r77;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "<module>", 1, CPyStatic_scholars___influence___globals);
        goto CPyL30;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "<module>", 1, CPyStatic_scholars___influence___globals);
        goto CPyL30;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_scholars___influence___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "<module>", 3, CPyStatic_scholars___influence___globals);
        goto CPyL30;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___games___scholars___names;
    cpy_r_r12 = (void *)&CPyImportState_serai___games___scholars___names;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "<module>", 5, CPyStatic_scholars___influence___globals);
        goto CPyL30;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___games___scholars___names;
    cpy_r_r20 = CPyExec_serai___games___scholars___names;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___games___scholars___names__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "<module>", 5, CPyStatic_scholars___influence___globals);
        goto CPyL30;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "<module>", 5, CPyStatic_scholars___influence___globals);
        goto CPyL30;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "<module>", 5, CPyStatic_scholars___influence___globals);
        goto CPyL30;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5340]; /* ('NO_CARD', 'NOBODY') */
    cpy_r_r31 = CPyStatic_scholars___influence___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "<module>", 5, CPyStatic_scholars___influence___globals);
        goto CPyL30;
    } else
        goto CPyL31;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___games___scholars___table;
    cpy_r_r34 = (void *)&CPyImportState_serai___games___scholars___table;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "<module>", 6, CPyStatic_scholars___influence___globals);
        goto CPyL30;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___games___scholars___table;
    cpy_r_r42 = CPyExec_serai___games___scholars___table;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___games___scholars___table__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "<module>", 6, CPyStatic_scholars___influence___globals);
        goto CPyL30;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "<module>", 6, CPyStatic_scholars___influence___globals);
        goto CPyL30;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "<module>", 6, CPyStatic_scholars___influence___globals);
        goto CPyL30;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r53 = CPyStatic_scholars___influence___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "<module>", 6, CPyStatic_scholars___influence___globals);
        goto CPyL30;
    } else
        goto CPyL32;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r56 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "<module>", 7, CPyStatic_scholars___influence___globals);
        goto CPyL30;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r64 = CPyExec_serai___kernel___decision;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "<module>", 7, CPyStatic_scholars___influence___globals);
        goto CPyL30;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "<module>", 7, CPyStatic_scholars___influence___globals);
        goto CPyL30;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "<module>", 7, CPyStatic_scholars___influence___globals);
        goto CPyL30;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5419]; /* ('Asking', 'Offer', 'Option', 'ask') */
    cpy_r_r75 = CPyStatic_scholars___influence___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/influence.py", "<module>", 7, CPyStatic_scholars___influence___globals);
        goto CPyL30;
    } else
        goto CPyL33;
CPyL29: ;
    return 1;
CPyL30: ;
    cpy_r_r77 = 2;
    return cpy_r_r77;
CPyL31: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL13;
CPyL32: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL21;
CPyL33: ;
    CPy_DECREF(cpy_r_r76);
    goto CPyL29;
}

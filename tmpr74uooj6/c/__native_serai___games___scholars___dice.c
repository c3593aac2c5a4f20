#include "__native_serai.h"
#include "__native_internal_serai.h"

static PySendResult CPyDunder_am_sendscholars___dice___gain_white_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_scholars___dice___gain_white_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods scholars___dice___gain_white_gen_as_async = {
    .am_send = CPyDunder_am_sendscholars___dice___gain_white_gen,
};
static int
scholars___dice___gain_white_gen_traverse(serai___games___scholars___dice___gain_white_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__rule);
    Py_VISIT(self->___mypyc_temp__3_serai___games___scholars___dice___gain_white_gen_1);
    Py_VISIT(self->___mypyc_temp__2_serai___games___scholars___dice___gain_white_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___dice___gain_white_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___dice___gain_white_genObject *self = (serai___games___scholars___dice___gain_white_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__rule);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___dice___gain_white_gen_1);
    Py_CLEAR(self->___mypyc_temp__2_serai___games___scholars___dice___gain_white_gen_0);
    return 0;
}

static int32_t CPyDef_scholars___dice___gain_white_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___dice___gain_white_genObject *self = (serai___games___scholars___dice___gain_white_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__rule);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___dice___gain_white_gen_1);
    Py_CLEAR(self->___mypyc_temp__2_serai___games___scholars___dice___gain_white_gen_0);
    return 0;
}

static void
scholars___dice___gain_white_gen_dealloc(serai___games___scholars___dice___gain_white_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___dice___gain_white_gen_free_instance == NULL) {
        scholars___dice___gain_white_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__rule);
        self->___mypyc_next_label__ = -113;
        self->___mypyc_temp__3_serai___games___scholars___dice___gain_white_gen_0 = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___games___scholars___dice___gain_white_gen_1);
        Py_CLEAR(self->___mypyc_temp__2_serai___games___scholars___dice___gain_white_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___dice___gain_white_gen_dealloc)
    CPyDef_scholars___dice___gain_white_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___dice_____mypyc__gain_white_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___dice___gain_white_gen(void);

static PyObject *
scholars___dice___gain_white_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___dice___gain_white_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___dice_____mypyc__gain_white_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___dice___gain_white_gen_vtable[6];
static bool
CPyDef_scholars___dice___gain_white_gen_trait_vtable_setup(void)
{
    CPyVTableItem scholars___dice___gain_white_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___dice___gain_white_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_scholars___dice___gain_white_gen_____next__,
        (CPyVTableItem)CPyDef_scholars___dice___gain_white_gen___send,
        (CPyVTableItem)CPyDef_scholars___dice___gain_white_gen_____iter__,
        (CPyVTableItem)CPyDef_scholars___dice___gain_white_gen___throw,
        (CPyVTableItem)CPyDef_scholars___dice___gain_white_gen___close,
    };
    memcpy(scholars___dice___gain_white_gen_vtable, scholars___dice___gain_white_gen_vtable_scratch, sizeof(scholars___dice___gain_white_gen_vtable));
    return 1;
}

static bool
CPyDef_scholars___dice___gain_white_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___dice___gain_white_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___dice_____mypyc__gain_white_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_scholars___dice___gain_white_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_scholars___dice___gain_white_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_scholars___dice___gain_white_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_scholars___dice___gain_white_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_scholars___dice___gain_white_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___dice___gain_white_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "gain_white_gen",
    .tp_new = scholars___dice___gain_white_gen_new,
    .tp_dealloc = (destructor)scholars___dice___gain_white_gen_dealloc,
    .tp_traverse = (traverseproc)scholars___dice___gain_white_gen_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___dice___gain_white_gen_clear,
    .tp_methods = scholars___dice___gain_white_gen_methods,
    .tp_iter = CPyDef_scholars___dice___gain_white_gen_____iter__,
    .tp_iternext = CPyDef_scholars___dice___gain_white_gen_____next__,
    .tp_as_async = &scholars___dice___gain_white_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___dice___gain_white_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("gain_white_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___dice___gain_white_gen_template = &CPyType_scholars___dice___gain_white_gen_template_;

PyObject *CPyDef_scholars___dice_____mypyc__gain_white_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___dice___gain_white_genObject *self;
    if (scholars___dice___gain_white_gen_free_instance != NULL) {
        self = scholars___dice___gain_white_gen_free_instance;
        scholars___dice___gain_white_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___dice___gain_white_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___dice___gain_white_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_temp__3_serai___games___scholars___dice___gain_white_gen_0 = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___dice___gain_white_gen(void)
{
    PyObject *self = CPyDef_scholars___dice_____mypyc__gain_white_gen_setup((PyObject *)CPyType_scholars___dice___gain_white_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendscholars___dice___give_up_white_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_scholars___dice___give_up_white_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods scholars___dice___give_up_white_gen_as_async = {
    .am_send = CPyDunder_am_sendscholars___dice___give_up_white_gen,
};
static int
scholars___dice___give_up_white_gen_traverse(serai___games___scholars___dice___give_up_white_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__key);
    Py_VISIT(self->___mypyc_generator_frame_attribute__rule);
    Py_VISIT(self->___mypyc_generator_frame_attribute__options);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___dice___give_up_white_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___dice___give_up_white_genObject *self = (serai___games___scholars___dice___give_up_white_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__key);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__rule);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
    return 0;
}

static int32_t CPyDef_scholars___dice___give_up_white_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___dice___give_up_white_genObject *self = (serai___games___scholars___dice___give_up_white_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__key);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__rule);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
    return 0;
}

static void
scholars___dice___give_up_white_gen_dealloc(serai___games___scholars___dice___give_up_white_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (scholars___dice___give_up_white_gen_free_instance == NULL) {
        scholars___dice___give_up_white_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__key);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__rule);
        self->___mypyc_generator_frame_attribute__optional = 2;
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, scholars___dice___give_up_white_gen_dealloc)
    CPyDef_scholars___dice___give_up_white_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___dice_____mypyc__give_up_white_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___dice___give_up_white_gen(void);

static PyObject *
scholars___dice___give_up_white_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___dice___give_up_white_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___dice_____mypyc__give_up_white_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___dice___give_up_white_gen_vtable[6];
static bool
CPyDef_scholars___dice___give_up_white_gen_trait_vtable_setup(void)
{
    CPyVTableItem scholars___dice___give_up_white_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___dice___give_up_white_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_scholars___dice___give_up_white_gen_____next__,
        (CPyVTableItem)CPyDef_scholars___dice___give_up_white_gen___send,
        (CPyVTableItem)CPyDef_scholars___dice___give_up_white_gen_____iter__,
        (CPyVTableItem)CPyDef_scholars___dice___give_up_white_gen___throw,
        (CPyVTableItem)CPyDef_scholars___dice___give_up_white_gen___close,
    };
    memcpy(scholars___dice___give_up_white_gen_vtable, scholars___dice___give_up_white_gen_vtable_scratch, sizeof(scholars___dice___give_up_white_gen_vtable));
    return 1;
}

static bool
CPyDef_scholars___dice___give_up_white_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef scholars___dice___give_up_white_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___dice_____mypyc__give_up_white_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_scholars___dice___give_up_white_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_scholars___dice___give_up_white_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_scholars___dice___give_up_white_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_scholars___dice___give_up_white_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_scholars___dice___give_up_white_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___dice___give_up_white_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "give_up_white_gen",
    .tp_new = scholars___dice___give_up_white_gen_new,
    .tp_dealloc = (destructor)scholars___dice___give_up_white_gen_dealloc,
    .tp_traverse = (traverseproc)scholars___dice___give_up_white_gen_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___dice___give_up_white_gen_clear,
    .tp_methods = scholars___dice___give_up_white_gen_methods,
    .tp_iter = CPyDef_scholars___dice___give_up_white_gen_____iter__,
    .tp_iternext = CPyDef_scholars___dice___give_up_white_gen_____next__,
    .tp_as_async = &scholars___dice___give_up_white_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___dice___give_up_white_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("give_up_white_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___dice___give_up_white_gen_template = &CPyType_scholars___dice___give_up_white_gen_template_;

PyObject *CPyDef_scholars___dice_____mypyc__give_up_white_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___dice___give_up_white_genObject *self;
    if (scholars___dice___give_up_white_gen_free_instance != NULL) {
        self = scholars___dice___give_up_white_gen_free_instance;
        scholars___dice___give_up_white_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___dice___give_up_white_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___dice___give_up_white_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__optional = 2;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___dice___give_up_white_gen(void)
{
    PyObject *self = CPyDef_scholars___dice_____mypyc__give_up_white_gen_setup((PyObject *)CPyType_scholars___dice___give_up_white_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef scholars___dicemodule_methods[] = {
    {"action_shape", (PyCFunction)CPyPy_scholars___dice___action_shape, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("action_shape(t, me)\n--\n\n") /* docstring */},
    {"worked", (PyCFunction)CPyPy_scholars___dice___worked, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("worked(t, me, die, place, wild)\n--\n\n") /* docstring */},
    {"added_value", (PyCFunction)CPyPy_scholars___dice___added_value, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("added_value(t, me)\n--\n\n") /* docstring */},
    {"roll_into_hand", (PyCFunction)CPyPy_scholars___dice___roll_into_hand, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("roll_into_hand(t, me, colour, rule)\n--\n\n") /* docstring */},
    {"can_draw", (PyCFunction)CPyPy_scholars___dice___can_draw, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("can_draw(t, me)\n--\n\n") /* docstring */},
    {"draw", (PyCFunction)CPyPy_scholars___dice___draw, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("draw(t, me, count, rule)\n--\n\n") /* docstring */},
    {"_empty_board", (PyCFunction)CPyPy_scholars___dice____empty_board, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_empty_board(t, me)\n--\n\n") /* docstring */},
    {"_returning", (PyCFunction)CPyPy_scholars___dice____returning, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_returning(t, me, place, die)\n--\n\n") /* docstring */},
    {"dice_to_bag", (PyCFunction)CPyPy_scholars___dice___dice_to_bag, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("dice_to_bag(t, me)\n--\n\n") /* docstring */},
    {"gain_white", (PyCFunction)CPyPy_scholars___dice___gain_white, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("gain_white(t, me, rule)\n--\n\n") /* docstring */},
    {"gain_die", (PyCFunction)CPyPy_scholars___dice___gain_die, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("gain_die(t, me, colour, to_hand, rule)\n--\n\n") /* docstring */},
    {"white_dice", (PyCFunction)CPyPy_scholars___dice___white_dice, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("white_dice(t, me)\n--\n\n") /* docstring */},
    {"_white_on", (PyCFunction)CPyPy_scholars___dice____white_on, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_white_on(t, player, me, place)\n--\n\n") /* docstring */},
    {"give_up_white", (PyCFunction)CPyPy_scholars___dice___give_up_white, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("give_up_white(t, me, key, rule, optional)\n--\n\n") /* docstring */},
    {"destroy", (PyCFunction)CPyPy_scholars___dice___destroy, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("destroy(t, me, chosen, rule)\n--\n\n") /* docstring */},
    {"owned", (PyCFunction)CPyPy_scholars___dice___owned, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("owned(t, me)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___dice__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___dice__internal, "__name__");
    CPyStatic_scholars___dice___globals = PyModule_GetDict(CPyModule_serai___games___scholars___dice__internal);
    if (unlikely(CPyStatic_scholars___dice___globals == NULL))
        goto fail;
    CPyType_scholars___dice___gain_white_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___dice___gain_white_gen_template, NULL, modname);
    if (unlikely(!CPyType_scholars___dice___gain_white_gen))
        goto fail;
    CPyDef_scholars___dice___gain_white_gen_trait_vtable_setup();
    CPyType_scholars___dice___give_up_white_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_scholars___dice___give_up_white_gen_template, NULL, modname);
    if (unlikely(!CPyType_scholars___dice___give_up_white_gen))
        goto fail;
    CPyDef_scholars___dice___give_up_white_gen_trait_vtable_setup();
    char result = CPyDef_scholars___dice_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___dice__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_scholars___dice___gain_white_gen);
    Py_CLEAR(CPyType_scholars___dice___give_up_white_gen);
    return -1;
}
int CPyExec_serai___games___scholars___dice(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___dice__impl, &CPyImportState_serai___games___scholars___dice, &CPyModule_serai___games___scholars___dice);
}
static struct PyModuleDef scholars___dicemodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.dice",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    scholars___dicemodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___dice(void)
{
    if (CPyModule_serai___games___scholars___dice__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___dice__internal);
        return CPyModule_serai___games___scholars___dice__internal;
    }
    CPyModule_serai___games___scholars___dice__internal = PyModule_Create(&scholars___dicemodule);
    return CPyModule_serai___games___scholars___dice__internal;
}

PyObject *CPyInit_serai___games___scholars___dice(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___dice__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___dice__internal);
        return CPyModule_serai___games___scholars___dice__internal;
    }
    CPyModule_serai___games___scholars___dice__internal = PyModule_Create(&scholars___dicemodule);
    if (unlikely(CPyModule_serai___games___scholars___dice__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.dice");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___dice__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___dice__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___dice__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___dice(CPyModule_serai___games___scholars___dice__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___dice__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.dice");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___dice__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
tuple_T2OI CPyDef_scholars___dice___action_shape(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
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
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    int64_t cpy_r_r22;
    char cpy_r_r23;
    int64_t cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyTagged cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    int32_t cpy_r_r35;
    char cpy_r_r36;
    int64_t cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_colours;
    CPyTagged cpy_r_value;
    CPyTagged cpy_r_r40;
    CPyTagged cpy_r_r41;
    CPyTagged cpy_r_r42;
    CPyTagged cpy_r_r43;
    CPyTagged cpy_r_r44;
    CPyTagged cpy_r_r45;
    CPyTagged cpy_r_place;
    int64_t cpy_r_r46;
    char cpy_r_r47;
    int64_t cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    CPyTagged cpy_r_r54;
    char cpy_r_r55;
    tuple_T2II cpy_r_r56;
    CPyTagged cpy_r_r57;
    CPyTagged cpy_r_r58;
    CPyTagged cpy_r_r59;
    CPyTagged cpy_r_r60;
    CPyPtr cpy_r_r61;
    int64_t cpy_r_r62;
    CPyTagged cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    tuple_T1I cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_meanings;
    char cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_mixed;
    int64_t cpy_r_r73;
    CPyPtr cpy_r_r74;
    int64_t cpy_r_r75;
    char cpy_r_r76;
    CPyPtr cpy_r_r77;
    CPyPtr cpy_r_r78;
    int64_t cpy_r_r79;
    CPyPtr cpy_r_r80;
    PyObject *cpy_r_r81;
    CPyTagged cpy_r_r82;
    CPyPtr cpy_r_r83;
    int64_t cpy_r_r84;
    int64_t cpy_r_r85;
    char cpy_r_r86;
    PyObject *cpy_r_r87;
    CPyTagged cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    CPyPtr cpy_r_r95;
    int64_t cpy_r_r96;
    int64_t cpy_r_r97;
    char cpy_r_r98;
    PyObject *cpy_r_r99;
    CPyTagged cpy_r_r100;
    PyObject *cpy_r_r101;
    int32_t cpy_r_r102;
    char cpy_r_r103;
    char cpy_r_r104;
    char cpy_r_r105;
    PyObject *cpy_r_r106;
    int32_t cpy_r_r107;
    char cpy_r_r108;
    int64_t cpy_r_r109;
    PyObject *cpy_r_r110;
    int64_t cpy_r_r111;
    int64_t cpy_r_r112;
    CPyTagged cpy_r_r113;
    CPyTagged cpy_r_r114;
    CPyTagged cpy_r_r115;
    int64_t cpy_r_r116;
    char cpy_r_r117;
    int64_t cpy_r_r118;
    char cpy_r_r119;
    char cpy_r_r120;
    char cpy_r_r121;
    char cpy_r_r122;
    char cpy_r_r123;
    CPyTagged cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    CPyPtr cpy_r_r127;
    CPyPtr cpy_r_r128;
    PyObject *cpy_r_r129;
    CPyTagged cpy_r_r130;
    tuple_T2OI cpy_r_r131;
    tuple_T2OI cpy_r_r132;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "action_shape", "Table", "book", 16, CPyStatic_scholars___dice___globals);
        goto CPyL83;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "action_shape", "Table", "players", 17, CPyStatic_scholars___dice___globals);
        goto CPyL84;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_me);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "action_shape", 17, CPyStatic_scholars___dice___globals);
        goto CPyL84;
    }
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_scholars___table___Player))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/dice.py", "action_shape", 17, CPyStatic_scholars___dice___globals, "serai.games.scholars.table.Player", cpy_r_r2);
        goto CPyL84;
    }
    cpy_r_r4 = PyDict_New();
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "action_shape", 18, CPyStatic_scholars___dice___globals);
        goto CPyL85;
    }
    cpy_r_r5 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r3)->_tucked;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "action_shape", "Player", "tucked", 18, CPyStatic_scholars___dice___globals);
        goto CPyL86;
    }
CPyL6: ;
    cpy_r_r6 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_working;
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "action_shape", "Table", "working", 18, CPyStatic_scholars___dice___globals);
        goto CPyL86;
    }
CPyL7: ;
    cpy_r_r7 = CPyList_GetItem(cpy_r_r5, cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "action_shape", 18, CPyStatic_scholars___dice___globals);
        goto CPyL86;
    }
    if (likely(PyList_Check(cpy_r_r7)))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/dice.py", "action_shape", 18, CPyStatic_scholars___dice___globals, "list", cpy_r_r7);
        goto CPyL86;
    }
    cpy_r_r9 = 0;
CPyL10: ;
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyVarObject, ob_size));
    cpy_r_r11 = *(int64_t *)cpy_r_r10;
    cpy_r_r12 = cpy_r_r9 < cpy_r_r11;
    if (!cpy_r_r12) goto CPyL87;
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyListObject, ob_item));
    cpy_r_r14 = *(CPyPtr *)cpy_r_r13;
    cpy_r_r15 = cpy_r_r9 * 8;
    cpy_r_r16 = cpy_r_r14 + cpy_r_r15;
    cpy_r_r17 = *(PyObject * *)cpy_r_r16;
    CPy_INCREF(cpy_r_r17);
    if (likely(PyLong_Check(cpy_r_r17)))
        cpy_r_r18 = CPyTagged_FromObject(cpy_r_r17);
    else {
        CPy_TypeError("int", cpy_r_r17); cpy_r_r18 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "action_shape", 18, CPyStatic_scholars___dice___globals);
        goto CPyL88;
    }
    cpy_r_r19 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_wild;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "action_shape", "Book", "wild", 18, CPyStatic_scholars___dice___globals);
        goto CPyL89;
    }
CPyL13: ;
    cpy_r_r20 = CPyList_GetItemBorrow(cpy_r_r19, cpy_r_r18);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "action_shape", 18, CPyStatic_scholars___dice___globals);
        goto CPyL89;
    }
    if (likely(PyLong_Check(cpy_r_r20)))
        cpy_r_r21 = CPyTagged_FromObject(cpy_r_r20);
    else {
        CPy_TypeError("int", cpy_r_r20); cpy_r_r21 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "action_shape", 18, CPyStatic_scholars___dice___globals);
        goto CPyL89;
    }
    cpy_r_r22 = cpy_r_r21 & 1;
    cpy_r_r23 = cpy_r_r22 != 0;
    if (cpy_r_r23) goto CPyL17;
    cpy_r_r24 = 0 & 1;
    cpy_r_r25 = cpy_r_r24 != 0;
    if (!cpy_r_r25) goto CPyL18;
CPyL17: ;
    cpy_r_r26 = CPyTagged_IsLt_(cpy_r_r21, 0);
    cpy_r_r27 = cpy_r_r26 ^ 1;
    cpy_r_r28 = cpy_r_r27;
    goto CPyL19;
CPyL18: ;
    cpy_r_r29 = (Py_ssize_t)cpy_r_r21 >= (Py_ssize_t)0;
    cpy_r_r28 = cpy_r_r29;
CPyL19: ;
    CPyTagged_DECREF(cpy_r_r21);
    if (!cpy_r_r28) goto CPyL90;
    cpy_r_r30 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_wild;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "action_shape", "Book", "wild", 18, CPyStatic_scholars___dice___globals);
        goto CPyL89;
    }
CPyL21: ;
    cpy_r_r31 = CPyList_GetItem(cpy_r_r30, cpy_r_r18);
    CPyTagged_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "action_shape", 18, CPyStatic_scholars___dice___globals);
        goto CPyL88;
    }
    if (likely(PyLong_Check(cpy_r_r31)))
        cpy_r_r32 = CPyTagged_FromObject(cpy_r_r31);
    else {
        CPy_TypeError("int", cpy_r_r31); cpy_r_r32 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "action_shape", 18, CPyStatic_scholars___dice___globals);
        goto CPyL88;
    }
    cpy_r_r33 = CPyTagged_StealAsObject(cpy_r_r32);
    cpy_r_r34 = Py_None;
    cpy_r_r35 = PyDict_SetItem(cpy_r_r4, cpy_r_r33, cpy_r_r34);
    CPy_DECREF(cpy_r_r33);
    cpy_r_r36 = cpy_r_r35 >= 0;
    if (unlikely(!cpy_r_r36)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "action_shape", 18, CPyStatic_scholars___dice___globals);
        goto CPyL88;
    }
CPyL24: ;
    cpy_r_r37 = cpy_r_r9 + 1;
    cpy_r_r9 = cpy_r_r37;
    goto CPyL10;
CPyL25: ;
    cpy_r_r38 = PySequence_List(cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "action_shape", 18, CPyStatic_scholars___dice___globals);
        goto CPyL85;
    }
    cpy_r_r39 = PyList_New(0);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "action_shape", 19, CPyStatic_scholars___dice___globals);
        goto CPyL91;
    }
    cpy_r_colours = cpy_r_r39;
    cpy_r_value = 0;
    cpy_r_r40 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_working;
    if (unlikely(cpy_r_r40 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "action_shape", "Table", "working", 21, CPyStatic_scholars___dice___globals);
        goto CPyL92;
    }
    CPyTagged_INCREF(cpy_r_r40);
CPyL28: ;
    cpy_r_r41 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_dice_on_card;
    CPyTagged_INCREF(cpy_r_r41);
    cpy_r_r42 = CPyTagged_Multiply(cpy_r_r40, cpy_r_r41);
    CPyTagged_DECREF(cpy_r_r40);
    CPyTagged_DECREF(cpy_r_r41);
    cpy_r_r43 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_dice_on_card;
    cpy_r_r44 = CPyTagged_Add(cpy_r_r42, cpy_r_r43);
    cpy_r_r45 = cpy_r_r42;
    CPyTagged_INCREF(cpy_r_r45);
    cpy_r_place = cpy_r_r45;
    CPyTagged_DECREF(cpy_r_place);
CPyL29: ;
    cpy_r_r46 = cpy_r_r45 & 1;
    cpy_r_r47 = cpy_r_r46 != 0;
    if (cpy_r_r47) goto CPyL31;
    cpy_r_r48 = cpy_r_r44 & 1;
    cpy_r_r49 = cpy_r_r48 != 0;
    if (!cpy_r_r49) goto CPyL32;
CPyL31: ;
    cpy_r_r50 = CPyTagged_IsLt_(cpy_r_r45, cpy_r_r44);
    if (cpy_r_r50) {
        goto CPyL33;
    } else
        goto CPyL93;
CPyL32: ;
    cpy_r_r51 = (Py_ssize_t)cpy_r_r45 < (Py_ssize_t)cpy_r_r44;
    if (!cpy_r_r51) goto CPyL93;
CPyL33: ;
    CPyTagged_INCREF(cpy_r_r45);
    cpy_r_place = cpy_r_r45;
    cpy_r_r52 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r3)->_dice;
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "action_shape", "Player", "dice", 23, CPyStatic_scholars___dice___globals);
        goto CPyL94;
    }
CPyL34: ;
    cpy_r_r53 = CPyList_GetItem(cpy_r_r52, cpy_r_place);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "action_shape", 23, CPyStatic_scholars___dice___globals);
        goto CPyL94;
    }
    if (likely(PyLong_Check(cpy_r_r53)))
        cpy_r_r54 = CPyTagged_FromObject(cpy_r_r53);
    else {
        CPy_TypeError("int", cpy_r_r53); cpy_r_r54 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r54 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "action_shape", 23, CPyStatic_scholars___dice___globals);
        goto CPyL94;
    }
    cpy_r_r55 = cpy_r_r54 != 0;
    if (!cpy_r_r55) goto CPyL95;
    cpy_r_r56 = CPyDef_scholars___dice___worked(cpy_r_t, cpy_r_me, cpy_r_r54, cpy_r_place, cpy_r_r38);
    CPyTagged_DECREF(cpy_r_r54);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(cpy_r_r56.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "action_shape", 26, CPyStatic_scholars___dice___globals);
        goto CPyL96;
    }
    cpy_r_r57 = cpy_r_r56.f0;
    cpy_r_r58 = cpy_r_r56.f1;
    cpy_r_r59 = cpy_r_r57;
    cpy_r_r60 = cpy_r_r58;
    cpy_r_r61 = (CPyPtr)((CPyPtr)cpy_r_r38 + offsetof(PyVarObject, ob_size));
    cpy_r_r62 = *(int64_t *)cpy_r_r61;
    cpy_r_r63 = cpy_r_r62 << 1;
    cpy_r_r64 = cpy_r_r63 != 0;
    if (!cpy_r_r64) goto CPyL41;
    cpy_r_r65 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_seams;
    CPy_INCREF(cpy_r_r65);
    cpy_r_r66 = CPY_GET_METHOD(cpy_r_r65, CPyType_scholars___seams___Seams, 7, serai___games___scholars___seams___SeamsObject, PyObject * (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, PyObject *))(cpy_r_r65, cpy_r_t, cpy_r_me, cpy_r_r59, cpy_r_r38); /* counts_as */
    CPyTagged_DECREF(cpy_r_r59);
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "action_shape", 27, CPyStatic_scholars___dice___globals);
        goto CPyL97;
    }
    cpy_r_r67 = cpy_r_r66;
    goto CPyL42;
CPyL41: ;
    cpy_r_r68.f0 = cpy_r_r59;
    cpy_r_r69 = PyTuple_New(1);
    if (unlikely(cpy_r_r69 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp4699 = CPyTagged_StealAsObject(cpy_r_r68.f0);
    PyTuple_SET_ITEM(cpy_r_r69, 0, __tmp4699);
    cpy_r_r67 = cpy_r_r69;
CPyL42: ;
    cpy_r_meanings = cpy_r_r67;
    cpy_r_r70 = cpy_r_value != 0;
    if (cpy_r_r70) {
        goto CPyL45;
    } else
        goto CPyL98;
CPyL43: ;
    cpy_r_r71 = PySequence_List(cpy_r_meanings);
    CPy_DECREF(cpy_r_meanings);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "action_shape", 29, CPyStatic_scholars___dice___globals);
        goto CPyL99;
    }
    cpy_r_colours = cpy_r_r71;
    goto CPyL70;
CPyL45: ;
    cpy_r_r72 = PyList_New(0);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "action_shape", 31, CPyStatic_scholars___dice___globals);
        goto CPyL100;
    }
    cpy_r_mixed = cpy_r_r72;
    cpy_r_r73 = 0;
CPyL47: ;
    cpy_r_r74 = (CPyPtr)((CPyPtr)cpy_r_colours + offsetof(PyVarObject, ob_size));
    cpy_r_r75 = *(int64_t *)cpy_r_r74;
    cpy_r_r76 = cpy_r_r73 < cpy_r_r75;
    if (!cpy_r_r76) goto CPyL101;
    cpy_r_r77 = (CPyPtr)((CPyPtr)cpy_r_colours + offsetof(PyListObject, ob_item));
    cpy_r_r78 = *(CPyPtr *)cpy_r_r77;
    cpy_r_r79 = cpy_r_r73 * 8;
    cpy_r_r80 = cpy_r_r78 + cpy_r_r79;
    cpy_r_r81 = *(PyObject * *)cpy_r_r80;
    CPy_INCREF(cpy_r_r81);
    if (likely(PyLong_Check(cpy_r_r81)))
        cpy_r_r82 = CPyTagged_FromObject(cpy_r_r81);
    else {
        CPy_TypeError("int", cpy_r_r81); cpy_r_r82 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r81);
    if (unlikely(cpy_r_r82 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "action_shape", 32, CPyStatic_scholars___dice___globals);
        goto CPyL102;
    }
    cpy_r_r83 = (CPyPtr)((CPyPtr)cpy_r_meanings + offsetof(PyVarObject, ob_size));
    cpy_r_r84 = *(int64_t *)cpy_r_r83;
    cpy_r_r85 = 0;
CPyL50: ;
    cpy_r_r86 = cpy_r_r85 < cpy_r_r84;
    if (!cpy_r_r86) goto CPyL103;
    cpy_r_r87 = CPySequenceTuple_GetItemUnsafe(cpy_r_meanings, cpy_r_r85);
    if (likely(PyLong_Check(cpy_r_r87)))
        cpy_r_r88 = CPyTagged_FromObject(cpy_r_r87);
    else {
        CPy_TypeError("int", cpy_r_r87); cpy_r_r88 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r87);
    if (unlikely(cpy_r_r88 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "action_shape", 33, CPyStatic_scholars___dice___globals);
        goto CPyL104;
    }
    cpy_r_r89 = PyList_New(0);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "action_shape", 34, CPyStatic_scholars___dice___globals);
        goto CPyL105;
    }
    cpy_r_r90 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_mix;
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "action_shape", "Book", "mix", 34, CPyStatic_scholars___dice___globals);
        goto CPyL106;
    }
CPyL54: ;
    cpy_r_r91 = CPyList_GetItemBorrow(cpy_r_r90, cpy_r_r82);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "action_shape", 34, CPyStatic_scholars___dice___globals);
        goto CPyL106;
    }
    if (likely(PyList_Check(cpy_r_r91)))
        cpy_r_r92 = cpy_r_r91;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/dice.py", "action_shape", 34, CPyStatic_scholars___dice___globals, "list", cpy_r_r91);
        goto CPyL106;
    }
    cpy_r_r93 = CPyList_GetItem(cpy_r_r92, cpy_r_r88);
    CPyTagged_DECREF(cpy_r_r88);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "action_shape", 34, CPyStatic_scholars___dice___globals);
        goto CPyL107;
    }
    if (likely(PyTuple_Check(cpy_r_r93)))
        cpy_r_r94 = cpy_r_r93;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/dice.py", "action_shape", 34, CPyStatic_scholars___dice___globals, "tuple", cpy_r_r93);
        goto CPyL107;
    }
    cpy_r_r95 = (CPyPtr)((CPyPtr)cpy_r_r94 + offsetof(PyVarObject, ob_size));
    cpy_r_r96 = *(int64_t *)cpy_r_r95;
    cpy_r_r97 = 0;
CPyL59: ;
    cpy_r_r98 = cpy_r_r97 < cpy_r_r96;
    if (!cpy_r_r98) goto CPyL108;
    cpy_r_r99 = CPySequenceTuple_GetItemUnsafe(cpy_r_r94, cpy_r_r97);
    if (likely(PyLong_Check(cpy_r_r99)))
        cpy_r_r100 = CPyTagged_FromObject(cpy_r_r99);
    else {
        CPy_TypeError("int", cpy_r_r99); cpy_r_r100 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r99);
    if (unlikely(cpy_r_r100 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "action_shape", 34, CPyStatic_scholars___dice___globals);
        goto CPyL109;
    }
    CPyTagged_INCREF(cpy_r_r100);
    cpy_r_r101 = CPyTagged_StealAsObject(cpy_r_r100);
    cpy_r_r102 = PySequence_Contains(cpy_r_mixed, cpy_r_r101);
    CPy_DECREF(cpy_r_r101);
    cpy_r_r103 = cpy_r_r102 >= 0;
    if (unlikely(!cpy_r_r103)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "action_shape", 34, CPyStatic_scholars___dice___globals);
        goto CPyL110;
    }
    cpy_r_r104 = cpy_r_r102;
    cpy_r_r105 = cpy_r_r104 ^ 1;
    if (!cpy_r_r105) goto CPyL111;
    cpy_r_r106 = CPyTagged_StealAsObject(cpy_r_r100);
    cpy_r_r107 = PyList_Append(cpy_r_r89, cpy_r_r106);
    CPy_DECREF(cpy_r_r106);
    cpy_r_r108 = cpy_r_r107 >= 0;
    if (unlikely(!cpy_r_r108)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "action_shape", 34, CPyStatic_scholars___dice___globals);
        goto CPyL109;
    }
CPyL64: ;
    cpy_r_r109 = cpy_r_r97 + 1;
    cpy_r_r97 = cpy_r_r109;
    goto CPyL59;
CPyL65: ;
    cpy_r_r110 = PySequence_InPlaceConcat(cpy_r_mixed, cpy_r_r89);
    CPy_DECREF(cpy_r_mixed);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "action_shape", 34, CPyStatic_scholars___dice___globals);
        goto CPyL112;
    }
    cpy_r_mixed = cpy_r_r110;
    cpy_r_r111 = cpy_r_r85 + 1;
    cpy_r_r85 = cpy_r_r111;
    goto CPyL50;
CPyL68: ;
    cpy_r_r112 = cpy_r_r73 + 1;
    cpy_r_r73 = cpy_r_r112;
    goto CPyL47;
CPyL69: ;
    cpy_r_colours = cpy_r_mixed;
CPyL70: ;
    cpy_r_r113 = CPyTagged_Add(cpy_r_value, cpy_r_r60);
    CPyTagged_DECREF(cpy_r_value);
    CPyTagged_DECREF(cpy_r_r60);
    cpy_r_value = cpy_r_r113;
CPyL71: ;
    cpy_r_r114 = CPyTagged_Add(cpy_r_r45, 2);
    CPyTagged_DECREF(cpy_r_r45);
    cpy_r_r45 = cpy_r_r114;
    goto CPyL29;
CPyL72: ;
    cpy_r_r115 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_colour;
    if (unlikely(cpy_r_r115 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "action_shape", "Table", "colour", 37, CPyStatic_scholars___dice___globals);
        goto CPyL113;
    }
CPyL73: ;
    cpy_r_r116 = cpy_r_r115 & 1;
    cpy_r_r117 = cpy_r_r116 != 0;
    if (cpy_r_r117) goto CPyL75;
    cpy_r_r118 = 0 & 1;
    cpy_r_r119 = cpy_r_r118 != 0;
    if (!cpy_r_r119) goto CPyL76;
CPyL75: ;
    cpy_r_r120 = CPyTagged_IsLt_(cpy_r_r115, 0);
    cpy_r_r121 = cpy_r_r120 ^ 1;
    if (cpy_r_r121) {
        goto CPyL77;
    } else
        goto CPyL82;
CPyL76: ;
    cpy_r_r122 = (Py_ssize_t)cpy_r_r115 >= (Py_ssize_t)0;
    if (!cpy_r_r122) goto CPyL82;
CPyL77: ;
    cpy_r_r123 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_settled;
    if (unlikely(cpy_r_r123 == 2)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "action_shape", "Table", "settled", 37, CPyStatic_scholars___dice___globals);
        goto CPyL113;
    }
CPyL78: ;
    if (cpy_r_r123) {
        goto CPyL82;
    } else
        goto CPyL114;
CPyL79: ;
    cpy_r_r124 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_colour;
    if (unlikely(cpy_r_r124 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "action_shape", "Table", "colour", 38, CPyStatic_scholars___dice___globals);
        goto CPyL115;
    }
    CPyTagged_INCREF(cpy_r_r124);
CPyL80: ;
    cpy_r_r125 = PyList_New(1);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "action_shape", 38, CPyStatic_scholars___dice___globals);
        goto CPyL116;
    }
    cpy_r_r126 = CPyTagged_StealAsObject(cpy_r_r124);
    cpy_r_r127 = (CPyPtr)((CPyPtr)cpy_r_r125 + offsetof(PyListObject, ob_item));
    cpy_r_r128 = *(CPyPtr *)cpy_r_r127;
    *(PyObject * *)cpy_r_r128 = cpy_r_r126;
    cpy_r_colours = cpy_r_r125;
CPyL82: ;
    cpy_r_r129 = cpy_r_colours;
    cpy_r_r130 = cpy_r_value;
    cpy_r_r131.f0 = cpy_r_r129;
    cpy_r_r131.f1 = cpy_r_r130;
    return cpy_r_r131;
CPyL83: ;
    tuple_T2OI __tmp4700 = { NULL, CPY_INT_TAG };
    cpy_r_r132 = __tmp4700;
    return cpy_r_r132;
CPyL84: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL83;
CPyL85: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL83;
CPyL86: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    goto CPyL83;
CPyL87: ;
    CPy_DECREF(cpy_r_r8);
    goto CPyL25;
CPyL88: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r8);
    goto CPyL83;
CPyL89: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r18);
    goto CPyL83;
CPyL90: ;
    CPyTagged_DECREF(cpy_r_r18);
    goto CPyL24;
CPyL91: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r38);
    goto CPyL83;
CPyL92: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_colours);
    CPyTagged_DecRef(cpy_r_value);
    goto CPyL83;
CPyL93: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r38);
    CPyTagged_DECREF(cpy_r_r44);
    CPyTagged_DECREF(cpy_r_r45);
    goto CPyL72;
CPyL94: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_colours);
    CPyTagged_DecRef(cpy_r_value);
    CPyTagged_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_r45);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL83;
CPyL95: ;
    CPyTagged_DECREF(cpy_r_place);
    CPyTagged_DECREF(cpy_r_r54);
    goto CPyL71;
CPyL96: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_colours);
    CPyTagged_DecRef(cpy_r_value);
    CPyTagged_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_r45);
    goto CPyL83;
CPyL97: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_colours);
    CPyTagged_DecRef(cpy_r_value);
    CPyTagged_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_r45);
    CPyTagged_DecRef(cpy_r_r60);
    goto CPyL83;
CPyL98: ;
    CPy_DECREF(cpy_r_colours);
    goto CPyL43;
CPyL99: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r38);
    CPyTagged_DecRef(cpy_r_value);
    CPyTagged_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_r45);
    CPyTagged_DecRef(cpy_r_r60);
    goto CPyL83;
CPyL100: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_colours);
    CPyTagged_DecRef(cpy_r_value);
    CPyTagged_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_r45);
    CPyTagged_DecRef(cpy_r_r60);
    CPy_DecRef(cpy_r_meanings);
    goto CPyL83;
CPyL101: ;
    CPy_DECREF(cpy_r_colours);
    CPy_DECREF(cpy_r_meanings);
    goto CPyL69;
CPyL102: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_colours);
    CPyTagged_DecRef(cpy_r_value);
    CPyTagged_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_r45);
    CPyTagged_DecRef(cpy_r_r60);
    CPy_DecRef(cpy_r_meanings);
    CPy_DecRef(cpy_r_mixed);
    goto CPyL83;
CPyL103: ;
    CPyTagged_DECREF(cpy_r_r82);
    goto CPyL68;
CPyL104: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_colours);
    CPyTagged_DecRef(cpy_r_value);
    CPyTagged_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_r45);
    CPyTagged_DecRef(cpy_r_r60);
    CPy_DecRef(cpy_r_meanings);
    CPy_DecRef(cpy_r_mixed);
    CPyTagged_DecRef(cpy_r_r82);
    goto CPyL83;
CPyL105: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_colours);
    CPyTagged_DecRef(cpy_r_value);
    CPyTagged_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_r45);
    CPyTagged_DecRef(cpy_r_r60);
    CPy_DecRef(cpy_r_meanings);
    CPy_DecRef(cpy_r_mixed);
    CPyTagged_DecRef(cpy_r_r82);
    CPyTagged_DecRef(cpy_r_r88);
    goto CPyL83;
CPyL106: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_colours);
    CPyTagged_DecRef(cpy_r_value);
    CPyTagged_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_r45);
    CPyTagged_DecRef(cpy_r_r60);
    CPy_DecRef(cpy_r_meanings);
    CPy_DecRef(cpy_r_mixed);
    CPyTagged_DecRef(cpy_r_r82);
    CPyTagged_DecRef(cpy_r_r88);
    CPy_DecRef(cpy_r_r89);
    goto CPyL83;
CPyL107: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_colours);
    CPyTagged_DecRef(cpy_r_value);
    CPyTagged_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_r45);
    CPyTagged_DecRef(cpy_r_r60);
    CPy_DecRef(cpy_r_meanings);
    CPy_DecRef(cpy_r_mixed);
    CPyTagged_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    goto CPyL83;
CPyL108: ;
    CPy_DECREF(cpy_r_r94);
    goto CPyL65;
CPyL109: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_colours);
    CPyTagged_DecRef(cpy_r_value);
    CPyTagged_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_r45);
    CPyTagged_DecRef(cpy_r_r60);
    CPy_DecRef(cpy_r_meanings);
    CPy_DecRef(cpy_r_mixed);
    CPyTagged_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r94);
    goto CPyL83;
CPyL110: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_colours);
    CPyTagged_DecRef(cpy_r_value);
    CPyTagged_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_r45);
    CPyTagged_DecRef(cpy_r_r60);
    CPy_DecRef(cpy_r_meanings);
    CPy_DecRef(cpy_r_mixed);
    CPyTagged_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r94);
    CPyTagged_DecRef(cpy_r_r100);
    goto CPyL83;
CPyL111: ;
    CPyTagged_DECREF(cpy_r_r100);
    goto CPyL64;
CPyL112: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_colours);
    CPyTagged_DecRef(cpy_r_value);
    CPyTagged_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_r45);
    CPyTagged_DecRef(cpy_r_r60);
    CPy_DecRef(cpy_r_meanings);
    CPyTagged_DecRef(cpy_r_r82);
    goto CPyL83;
CPyL113: ;
    CPy_DecRef(cpy_r_colours);
    CPyTagged_DecRef(cpy_r_value);
    goto CPyL83;
CPyL114: ;
    CPy_DECREF(cpy_r_colours);
    goto CPyL79;
CPyL115: ;
    CPyTagged_DecRef(cpy_r_value);
    goto CPyL83;
CPyL116: ;
    CPyTagged_DecRef(cpy_r_value);
    CPyTagged_DecRef(cpy_r_r124);
    goto CPyL83;
}
        
        PyObject *CPyPy_scholars___dice___action_shape(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:action_shape", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
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
            tuple_T2OI retval = CPyDef_scholars___dice___action_shape(arg_t, arg_me);
            if (retval.f0 == NULL) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(2);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp4701 = retval.f0;
            PyTuple_SET_ITEM(retbox, 0, __tmp4701);
            PyObject *__tmp4702 = CPyTagged_StealAsObject(retval.f1);
            PyTuple_SET_ITEM(retbox, 1, __tmp4702);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/dice.py", "action_shape", 14, CPyStatic_scholars___dice___globals);
            return NULL;
        }
        
tuple_T2II CPyDef_scholars___dice___worked(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_die, CPyTagged cpy_r_place, PyObject *cpy_r_wild) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_colour;
    CPyTagged cpy_r_value;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_at;
    int64_t cpy_r_r12;
    char cpy_r_r13;
    int64_t cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    CPyPtr cpy_r_r29;
    int64_t cpy_r_r30;
    CPyTagged cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    int32_t cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    CPyTagged cpy_r_r42;
    CPyTagged cpy_r_r43;
    CPyTagged cpy_r_r44;
    CPyTagged cpy_r_r45;
    tuple_T2II cpy_r_r46;
    tuple_T2II cpy_r_r47;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "worked", "Table", "book", 44, CPyStatic_scholars___dice___globals);
        goto CPyL31;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "worked", "Table", "players", 45, CPyStatic_scholars___dice___globals);
        goto CPyL32;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItemBorrow(cpy_r_r1, cpy_r_me);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "worked", 45, CPyStatic_scholars___dice___globals);
        goto CPyL32;
    }
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_scholars___table___Player))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/dice.py", "worked", 45, CPyStatic_scholars___dice___globals, "serai.games.scholars.table.Player", cpy_r_r2);
        goto CPyL32;
    }
    cpy_r_r4 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r3)->_helpers;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "worked", "Player", "helpers", 45, CPyStatic_scholars___dice___globals);
        goto CPyL32;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = CPyDef_scholars___names___colour_of(cpy_r_die);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "worked", 46, CPyStatic_scholars___dice___globals);
        goto CPyL33;
    }
    cpy_r_r6 = CPyDef_scholars___names___value_of(cpy_r_die);
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "worked", 46, CPyStatic_scholars___dice___globals);
        goto CPyL34;
    }
    cpy_r_colour = cpy_r_r5;
    cpy_r_value = cpy_r_r6;
    cpy_r_r7 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_workers_on_die;
    CPyTagged_INCREF(cpy_r_r7);
    cpy_r_r8 = CPyTagged_Multiply(cpy_r_place, cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r7);
    cpy_r_r9 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_workers_on_die;
    cpy_r_r10 = CPyTagged_Add(cpy_r_r8, cpy_r_r9);
    cpy_r_r11 = cpy_r_r8;
    CPyTagged_INCREF(cpy_r_r11);
    cpy_r_at = cpy_r_r11;
    CPyTagged_DECREF(cpy_r_at);
CPyL8: ;
    cpy_r_r12 = cpy_r_r11 & 1;
    cpy_r_r13 = cpy_r_r12 != 0;
    if (cpy_r_r13) goto CPyL10;
    cpy_r_r14 = cpy_r_r10 & 1;
    cpy_r_r15 = cpy_r_r14 != 0;
    if (!cpy_r_r15) goto CPyL11;
CPyL10: ;
    cpy_r_r16 = CPyTagged_IsLt_(cpy_r_r11, cpy_r_r10);
    if (cpy_r_r16) {
        goto CPyL12;
    } else
        goto CPyL35;
CPyL11: ;
    cpy_r_r17 = (Py_ssize_t)cpy_r_r11 < (Py_ssize_t)cpy_r_r10;
    if (!cpy_r_r17) goto CPyL35;
CPyL12: ;
    CPyTagged_INCREF(cpy_r_r11);
    cpy_r_at = cpy_r_r11;
    cpy_r_r18 = CPyList_GetItem(cpy_r_r4, cpy_r_at);
    CPyTagged_DECREF(cpy_r_at);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "worked", 49, CPyStatic_scholars___dice___globals);
        goto CPyL36;
    }
    if (likely(PyLong_Check(cpy_r_r18)))
        cpy_r_r19 = CPyTagged_FromObject(cpy_r_r18);
    else {
        CPy_TypeError("int", cpy_r_r18); cpy_r_r19 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "worked", 49, CPyStatic_scholars___dice___globals);
        goto CPyL36;
    }
    CPyTagged_INCREF(cpy_r_r19);
    cpy_r_r20 = cpy_r_r19 != 0;
    CPyTagged_DECREF(cpy_r_r19);
    if (!cpy_r_r20) goto CPyL37;
    cpy_r_r21 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_worker_colours;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "worked", "Book", "worker_colours", 50, CPyStatic_scholars___dice___globals);
        goto CPyL38;
    }
    CPy_INCREF(cpy_r_r21);
CPyL16: ;
    cpy_r_r22 = CPyTagged_Subtract(cpy_r_r19, 2);
    CPyTagged_DECREF(cpy_r_r19);
    cpy_r_r23 = CPyList_GetItem(cpy_r_r21, cpy_r_r22);
    CPy_DECREF(cpy_r_r21);
    CPyTagged_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "worked", 50, CPyStatic_scholars___dice___globals);
        goto CPyL36;
    }
    if (likely(PyLong_Check(cpy_r_r23)))
        cpy_r_r24 = CPyTagged_FromObject(cpy_r_r23);
    else {
        CPy_TypeError("int", cpy_r_r23); cpy_r_r24 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "worked", 50, CPyStatic_scholars___dice___globals);
        goto CPyL36;
    }
    cpy_r_r25 = cpy_r_r24 & 1;
    cpy_r_r26 = cpy_r_r25 != 0;
    if (!cpy_r_r26) goto CPyL20;
    cpy_r_r27 = CPyTagged_IsEq_(cpy_r_r24, cpy_r_colour);
    if (cpy_r_r27) {
        goto CPyL39;
    } else
        goto CPyL21;
CPyL20: ;
    cpy_r_r28 = cpy_r_r24 == cpy_r_colour;
    if (cpy_r_r28) goto CPyL39;
CPyL21: ;
    cpy_r_r29 = (CPyPtr)((CPyPtr)cpy_r_wild + offsetof(PyVarObject, ob_size));
    cpy_r_r30 = *(int64_t *)cpy_r_r29;
    cpy_r_r31 = cpy_r_r30 << 1;
    cpy_r_r32 = cpy_r_r31 != 0;
    if (!cpy_r_r32) goto CPyL40;
    cpy_r_r33 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_seams;
    CPy_INCREF(cpy_r_r33);
    cpy_r_r34 = CPY_GET_METHOD(cpy_r_r33, CPyType_scholars___seams___Seams, 7, serai___games___scholars___seams___SeamsObject, PyObject * (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, PyObject *))(cpy_r_r33, cpy_r_t, cpy_r_me, cpy_r_colour, cpy_r_wild); /* counts_as */
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "worked", 51, CPyStatic_scholars___dice___globals);
        goto CPyL41;
    }
    CPyTagged_INCREF(cpy_r_r24);
    cpy_r_r35 = CPyTagged_StealAsObject(cpy_r_r24);
    cpy_r_r36 = PySequence_Contains(cpy_r_r34, cpy_r_r35);
    CPy_DECREF(cpy_r_r34);
    CPy_DECREF(cpy_r_r35);
    cpy_r_r37 = cpy_r_r36 >= 0;
    if (unlikely(!cpy_r_r37)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "worked", 51, CPyStatic_scholars___dice___globals);
        goto CPyL41;
    }
    cpy_r_r38 = cpy_r_r36;
    if (cpy_r_r38) {
        goto CPyL39;
    } else
        goto CPyL40;
CPyL25: ;
    cpy_r_r39 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_constants;
    CPy_INCREF(cpy_r_r39);
    cpy_r_r40 = CPyStatics[2721]; /* 'worker_raises_to' */
    cpy_r_r41 = CPyDict_GetItem(cpy_r_r39, cpy_r_r40);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "worked", 52, CPyStatic_scholars___dice___globals);
        goto CPyL42;
    }
    if (likely(PyLong_Check(cpy_r_r41)))
        cpy_r_r42 = CPyTagged_FromObject(cpy_r_r41);
    else {
        CPy_TypeError("int", cpy_r_r41); cpy_r_r42 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "worked", 52, CPyStatic_scholars___dice___globals);
        goto CPyL42;
    }
    cpy_r_value = cpy_r_r42;
    goto CPyL29;
CPyL28: ;
    cpy_r_colour = cpy_r_r24;
CPyL29: ;
    cpy_r_r43 = CPyTagged_Add(cpy_r_r11, 2);
    CPyTagged_DECREF(cpy_r_r11);
    cpy_r_r11 = cpy_r_r43;
    goto CPyL8;
CPyL30: ;
    cpy_r_r44 = cpy_r_colour;
    cpy_r_r45 = cpy_r_value;
    cpy_r_r46.f0 = cpy_r_r44;
    cpy_r_r46.f1 = cpy_r_r45;
    return cpy_r_r46;
CPyL31: ;
    tuple_T2II __tmp4703 = { CPY_INT_TAG, CPY_INT_TAG };
    cpy_r_r47 = __tmp4703;
    return cpy_r_r47;
CPyL32: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL31;
CPyL33: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    goto CPyL31;
CPyL34: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    goto CPyL31;
CPyL35: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r10);
    CPyTagged_DECREF(cpy_r_r11);
    goto CPyL30;
CPyL36: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_colour);
    CPyTagged_DecRef(cpy_r_value);
    CPyTagged_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL31;
CPyL37: ;
    CPyTagged_DECREF(cpy_r_r19);
    goto CPyL29;
CPyL38: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_colour);
    CPyTagged_DecRef(cpy_r_value);
    CPyTagged_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r19);
    goto CPyL31;
CPyL39: ;
    CPyTagged_DECREF(cpy_r_value);
    CPyTagged_DECREF(cpy_r_r24);
    goto CPyL25;
CPyL40: ;
    CPyTagged_DECREF(cpy_r_colour);
    goto CPyL28;
CPyL41: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_colour);
    CPyTagged_DecRef(cpy_r_value);
    CPyTagged_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r24);
    goto CPyL31;
CPyL42: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_colour);
    CPyTagged_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL31;
}
        
        PyObject *CPyPy_scholars___dice___worked(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "die", "place", "wild", 0};
            static CPyArg_Parser parser = {"OOOOO:worked", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_die;
            PyObject *obj_place;
            PyObject *obj_wild;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_die, &obj_place, &obj_wild)) {
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
            CPyTagged arg_die;
            if (likely(PyLong_Check(obj_die)))
                arg_die = CPyTagged_BorrowFromObject(obj_die);
            else {
                CPy_TypeError("int", obj_die); goto fail;
            }
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            PyObject *arg_wild;
            if (likely(PyList_Check(obj_wild)))
                arg_wild = obj_wild;
            else {
                CPy_TypeError("list", obj_wild); 
                goto fail;
            }
            tuple_T2II retval = CPyDef_scholars___dice___worked(arg_t, arg_me, arg_die, arg_place, arg_wild);
            if (retval.f0 == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(2);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp4704 = CPyTagged_StealAsObject(retval.f0);
            PyTuple_SET_ITEM(retbox, 0, __tmp4704);
            PyObject *__tmp4705 = CPyTagged_StealAsObject(retval.f1);
            PyTuple_SET_ITEM(retbox, 1, __tmp4705);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/dice.py", "worked", 42, CPyStatic_scholars___dice___globals);
            return NULL;
        }
        
CPyTagged CPyDef_scholars___dice___added_value(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_total;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
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
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged cpy_r_r21;
    int64_t cpy_r_r22;
    CPyTagged cpy_r_r23;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "added_value", "Table", "book", 60, CPyStatic_scholars___dice___globals);
        goto CPyL17;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_added;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "added_value", "Book", "added", 60, CPyStatic_scholars___dice___globals);
        goto CPyL17;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_total = 0;
    cpy_r_r2 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "added_value", "Table", "players", 62, CPyStatic_scholars___dice___globals);
        goto CPyL18;
    }
CPyL3: ;
    cpy_r_r3 = CPyList_GetItemBorrow(cpy_r_r2, cpy_r_me);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "added_value", 62, CPyStatic_scholars___dice___globals);
        goto CPyL18;
    }
    if (likely(Py_TYPE(cpy_r_r3) == CPyType_scholars___table___Player))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/dice.py", "added_value", 62, CPyStatic_scholars___dice___globals, "serai.games.scholars.table.Player", cpy_r_r3);
        goto CPyL18;
    }
    cpy_r_r5 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r4)->_tucked;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "added_value", "Player", "tucked", 62, CPyStatic_scholars___dice___globals);
        goto CPyL18;
    }
CPyL6: ;
    cpy_r_r6 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_working;
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "added_value", "Table", "working", 62, CPyStatic_scholars___dice___globals);
        goto CPyL18;
    }
CPyL7: ;
    cpy_r_r7 = CPyList_GetItem(cpy_r_r5, cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "added_value", 62, CPyStatic_scholars___dice___globals);
        goto CPyL18;
    }
    if (likely(PyList_Check(cpy_r_r7)))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/dice.py", "added_value", 62, CPyStatic_scholars___dice___globals, "list", cpy_r_r7);
        goto CPyL18;
    }
    cpy_r_r9 = 0;
CPyL10: ;
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyVarObject, ob_size));
    cpy_r_r11 = *(int64_t *)cpy_r_r10;
    cpy_r_r12 = cpy_r_r9 < cpy_r_r11;
    if (!cpy_r_r12) goto CPyL19;
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyListObject, ob_item));
    cpy_r_r14 = *(CPyPtr *)cpy_r_r13;
    cpy_r_r15 = cpy_r_r9 * 8;
    cpy_r_r16 = cpy_r_r14 + cpy_r_r15;
    cpy_r_r17 = *(PyObject * *)cpy_r_r16;
    CPy_INCREF(cpy_r_r17);
    if (likely(PyLong_Check(cpy_r_r17)))
        cpy_r_r18 = CPyTagged_FromObject(cpy_r_r17);
    else {
        CPy_TypeError("int", cpy_r_r17); cpy_r_r18 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "added_value", 62, CPyStatic_scholars___dice___globals);
        goto CPyL20;
    }
    cpy_r_r19 = CPyList_GetItem(cpy_r_r1, cpy_r_r18);
    CPyTagged_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "added_value", 63, CPyStatic_scholars___dice___globals);
        goto CPyL20;
    }
    if (likely(PyLong_Check(cpy_r_r19)))
        cpy_r_r20 = CPyTagged_FromObject(cpy_r_r19);
    else {
        CPy_TypeError("int", cpy_r_r19); cpy_r_r20 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "added_value", 63, CPyStatic_scholars___dice___globals);
        goto CPyL20;
    }
    cpy_r_r21 = CPyTagged_Add(cpy_r_total, cpy_r_r20);
    CPyTagged_DECREF(cpy_r_total);
    CPyTagged_DECREF(cpy_r_r20);
    cpy_r_total = cpy_r_r21;
    cpy_r_r22 = cpy_r_r9 + 1;
    cpy_r_r9 = cpy_r_r22;
    goto CPyL10;
CPyL16: ;
    return cpy_r_total;
CPyL17: ;
    cpy_r_r23 = CPY_INT_TAG;
    return cpy_r_r23;
CPyL18: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_total);
    goto CPyL17;
CPyL19: ;
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r8);
    goto CPyL16;
CPyL20: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_total);
    CPy_DecRef(cpy_r_r8);
    goto CPyL17;
}
        
        PyObject *CPyPy_scholars___dice___added_value(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:added_value", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
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
            CPyTagged retval = CPyDef_scholars___dice___added_value(arg_t, arg_me);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/dice.py", "added_value", 58, CPyStatic_scholars___dice___globals);
            return NULL;
        }
        
char CPyDef_scholars___dice___roll_into_hand(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_colour, PyObject *cpy_r_rule) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject **cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    CPyTagged cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "roll_into_hand", "Table", "book", 72, CPyStatic_scholars___dice___globals);
        goto CPyL31;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_colours;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "roll_into_hand", "Book", "colours", 72, CPyStatic_scholars___dice___globals);
        goto CPyL31;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_colour);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "roll_into_hand", 72, CPyStatic_scholars___dice___globals);
        goto CPyL31;
    }
    if (likely(PyTuple_Check(cpy_r_r2)))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/dice.py", "roll_into_hand", 72, CPyStatic_scholars___dice___globals, "tuple", cpy_r_r2);
        goto CPyL31;
    }
    cpy_r_r4 = CPySequenceTuple_GetItem(cpy_r_r3, 6);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "roll_into_hand", 72, CPyStatic_scholars___dice___globals);
        goto CPyL31;
    }
    if (likely(PyTuple_Check(cpy_r_r4)))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/dice.py", "roll_into_hand", 72, CPyStatic_scholars___dice___globals, "tuple", cpy_r_r4);
        goto CPyL31;
    }
    cpy_r_r6 = CPyDef_kernel___table___Table___roll(cpy_r_t);
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "roll_into_hand", 72, CPyStatic_scholars___dice___globals);
        goto CPyL32;
    }
    cpy_r_r7 = CPyTagged_Subtract(cpy_r_r6, 2);
    CPyTagged_DECREF(cpy_r_r6);
    cpy_r_r8 = CPySequenceTuple_GetItem(cpy_r_r5, cpy_r_r7);
    CPy_DECREF(cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "roll_into_hand", 72, CPyStatic_scholars___dice___globals);
        goto CPyL31;
    }
    if (likely(PyLong_Check(cpy_r_r8)))
        cpy_r_r9 = CPyTagged_FromObject(cpy_r_r8);
    else {
        CPy_TypeError("int", cpy_r_r8); cpy_r_r9 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "roll_into_hand", 72, CPyStatic_scholars___dice___globals);
        goto CPyL31;
    }
    cpy_r_r10 = CPyDef_scholars___names___die_of(cpy_r_colour, cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "roll_into_hand", 72, CPyStatic_scholars___dice___globals);
        goto CPyL31;
    }
    cpy_r_r11 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "roll_into_hand", "Table", "players", 73, CPyStatic_scholars___dice___globals);
        goto CPyL33;
    }
CPyL11: ;
    cpy_r_r12 = CPyList_GetItemBorrow(cpy_r_r11, cpy_r_me);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "roll_into_hand", 73, CPyStatic_scholars___dice___globals);
        goto CPyL33;
    }
    if (likely(Py_TYPE(cpy_r_r12) == CPyType_scholars___table___Player))
        cpy_r_r13 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/dice.py", "roll_into_hand", 73, CPyStatic_scholars___dice___globals, "serai.games.scholars.table.Player", cpy_r_r12);
        goto CPyL33;
    }
    cpy_r_r14 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r13)->_hand;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "roll_into_hand", "Player", "hand", 73, CPyStatic_scholars___dice___globals);
        goto CPyL33;
    }
    CPy_INCREF(cpy_r_r14);
CPyL14: ;
    cpy_r_r15 = CPyStatic_scholars___dice___globals;
    cpy_r_r16 = CPyStatics[2722]; /* 'insort' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "roll_into_hand", 73, CPyStatic_scholars___dice___globals);
        goto CPyL34;
    }
    CPyTagged_INCREF(cpy_r_r10);
    cpy_r_r18 = CPyTagged_StealAsObject(cpy_r_r10);
    PyObject *cpy_r_r19[2] = {cpy_r_r14, cpy_r_r18};
    cpy_r_r20 = (PyObject **)&cpy_r_r19;
    cpy_r_r21 = PyObject_Vectorcall(cpy_r_r17, cpy_r_r20, 2, 0);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "roll_into_hand", 73, CPyStatic_scholars___dice___globals);
        goto CPyL35;
    } else
        goto CPyL36;
CPyL16: ;
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r18);
    cpy_r_r22 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "roll_into_hand", "Table", "book", 74, CPyStatic_scholars___dice___globals);
        goto CPyL33;
    }
CPyL17: ;
    cpy_r_r23 = ((serai___games___scholars___book___BookObject *)cpy_r_r22)->_seams;
    CPy_INCREF(cpy_r_r23);
    cpy_r_r24 = CPY_GET_METHOD(cpy_r_r23, CPyType_scholars___seams___Seams, 17, serai___games___scholars___seams___SeamsObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_r23, cpy_r_t, cpy_r_me, cpy_r_r10); /* came_to_hand */
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "roll_into_hand", 74, CPyStatic_scholars___dice___globals);
        goto CPyL33;
    }
    cpy_r_r25 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_story;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "roll_into_hand", "Table", "story", 75, CPyStatic_scholars___dice___globals);
        goto CPyL33;
    }
CPyL19: ;
    cpy_r_r26 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r27 = cpy_r_r25 != cpy_r_r26;
    if (!cpy_r_r27) goto CPyL37;
    cpy_r_r28 = CPyStatics[2723]; /* 'event-roll' */
    cpy_r_r29 = CPyStatics[2724]; /* 'die-' */
    cpy_r_r30 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "roll_into_hand", "Table", "book", 76, CPyStatic_scholars___dice___globals);
        goto CPyL33;
    }
CPyL21: ;
    cpy_r_r31 = ((serai___games___scholars___book___BookObject *)cpy_r_r30)->_colours;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "roll_into_hand", "Book", "colours", 76, CPyStatic_scholars___dice___globals);
        goto CPyL33;
    }
CPyL22: ;
    cpy_r_r32 = CPyList_GetItem(cpy_r_r31, cpy_r_colour);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "roll_into_hand", 76, CPyStatic_scholars___dice___globals);
        goto CPyL33;
    }
    if (likely(PyTuple_Check(cpy_r_r32)))
        cpy_r_r33 = cpy_r_r32;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/dice.py", "roll_into_hand", 76, CPyStatic_scholars___dice___globals, "tuple", cpy_r_r32);
        goto CPyL33;
    }
    cpy_r_r34 = CPySequenceTuple_GetItem(cpy_r_r33, 0);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "roll_into_hand", 76, CPyStatic_scholars___dice___globals);
        goto CPyL33;
    }
    if (likely(PyUnicode_Check(cpy_r_r34)))
        cpy_r_r35 = cpy_r_r34;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/dice.py", "roll_into_hand", 76, CPyStatic_scholars___dice___globals, "str", cpy_r_r34);
        goto CPyL33;
    }
    cpy_r_r36 = CPyStr_Build(2, cpy_r_r29, cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "roll_into_hand", 76, CPyStatic_scholars___dice___globals);
        goto CPyL33;
    }
    cpy_r_r37 = CPyDef_scholars___names___value_of(cpy_r_r10);
    CPyTagged_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r37 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "roll_into_hand", 76, CPyStatic_scholars___dice___globals);
        goto CPyL38;
    }
    cpy_r_r38 = CPyStatics[543]; /* 'die' */
    cpy_r_r39 = CPyStatics[337]; /* 'value' */
    cpy_r_r40 = CPyTagged_StealAsObject(cpy_r_r37);
    cpy_r_r41 = CPyDict_Build(2, cpy_r_r38, cpy_r_r36, cpy_r_r39, cpy_r_r40);
    CPy_DECREF(cpy_r_r36);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "roll_into_hand", 76, CPyStatic_scholars___dice___globals);
        goto CPyL31;
    }
    cpy_r_r42 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r28, cpy_r_me, cpy_r_rule, cpy_r_r41);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "roll_into_hand", 76, CPyStatic_scholars___dice___globals);
        goto CPyL31;
    }
CPyL30: ;
    return 1;
CPyL31: ;
    cpy_r_r43 = 2;
    return cpy_r_r43;
CPyL32: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL31;
CPyL33: ;
    CPyTagged_DecRef(cpy_r_r10);
    goto CPyL31;
CPyL34: ;
    CPyTagged_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r14);
    goto CPyL31;
CPyL35: ;
    CPyTagged_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r18);
    goto CPyL31;
CPyL36: ;
    CPy_DECREF(cpy_r_r21);
    goto CPyL16;
CPyL37: ;
    CPyTagged_DECREF(cpy_r_r10);
    goto CPyL30;
CPyL38: ;
    CPy_DecRef(cpy_r_r36);
    goto CPyL31;
}
        
        PyObject *CPyPy_scholars___dice___roll_into_hand(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "colour", "rule", 0};
            static CPyArg_Parser parser = {"OOOO:roll_into_hand", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_colour;
            PyObject *obj_rule;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_colour, &obj_rule)) {
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
            CPyTagged arg_colour;
            if (likely(PyLong_Check(obj_colour)))
                arg_colour = CPyTagged_BorrowFromObject(obj_colour);
            else {
                CPy_TypeError("int", obj_colour); goto fail;
            }
            PyObject *arg_rule;
            if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            char retval = CPyDef_scholars___dice___roll_into_hand(arg_t, arg_me, arg_colour, arg_rule);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/dice.py", "roll_into_hand", 70, CPyStatic_scholars___dice___globals);
            return NULL;
        }
        
char CPyDef_scholars___dice___can_draw(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject **cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    int64_t cpy_r_r15;
    CPyPtr cpy_r_r16;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    CPyTagged cpy_r_place;
    CPyPtr cpy_r_r19;
    CPyPtr cpy_r_r20;
    int64_t cpy_r_r21;
    CPyPtr cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    char cpy_r_r25;
    CPyTagged cpy_r_r26;
    int64_t cpy_r_r27;
    char cpy_r_r28;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "can_draw", "Table", "players", 81, CPyStatic_scholars___dice___globals);
        goto CPyL19;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "can_draw", 81, CPyStatic_scholars___dice___globals);
        goto CPyL19;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_scholars___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/dice.py", "can_draw", 81, CPyStatic_scholars___dice___globals, "serai.games.scholars.table.Player", cpy_r_r1);
        goto CPyL19;
    }
    cpy_r_r3 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_bag;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "can_draw", "Player", "bag", 82, CPyStatic_scholars___dice___globals);
        goto CPyL20;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r5 = CPyStatics[819]; /* 'any' */
    cpy_r_r6 = CPyObject_GetAttr(cpy_r_r4, cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "can_draw", 82, CPyStatic_scholars___dice___globals);
        goto CPyL21;
    }
    PyObject *cpy_r_r7[1] = {cpy_r_r3};
    cpy_r_r8 = (PyObject **)&cpy_r_r7;
    cpy_r_r9 = PyObject_Vectorcall(cpy_r_r6, cpy_r_r8, 1, 0);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "can_draw", 82, CPyStatic_scholars___dice___globals);
        goto CPyL21;
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(!PyBool_Check(cpy_r_r9))) {
        CPy_TypeError("bool", cpy_r_r9); cpy_r_r10 = 2;
    } else
        cpy_r_r10 = cpy_r_r9 == Py_True;
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "can_draw", 82, CPyStatic_scholars___dice___globals);
        goto CPyL20;
    }
    if (cpy_r_r10) {
        goto CPyL22;
    } else
        goto CPyL9;
CPyL8: ;
    cpy_r_r11 = cpy_r_r10;
    goto CPyL18;
CPyL9: ;
    cpy_r_r12 = 0;
    cpy_r_r13 = 0;
    cpy_r_r14 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_dice;
    if (unlikely(cpy_r_r14 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'dice' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r14);
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "can_draw", 82, CPyStatic_scholars___dice___globals);
        goto CPyL19;
    }
CPyL10: ;
    cpy_r_r15 = 0;
CPyL11: ;
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyVarObject, ob_size));
    cpy_r_r17 = *(int64_t *)cpy_r_r16;
    cpy_r_r18 = cpy_r_r15 < cpy_r_r17;
    if (!cpy_r_r18) goto CPyL23;
    cpy_r_place = cpy_r_r13;
    cpy_r_r19 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyListObject, ob_item));
    cpy_r_r20 = *(CPyPtr *)cpy_r_r19;
    cpy_r_r21 = cpy_r_r15 * 8;
    cpy_r_r22 = cpy_r_r20 + cpy_r_r21;
    cpy_r_r23 = *(PyObject * *)cpy_r_r22;
    CPy_INCREF(cpy_r_r23);
    if (likely(PyLong_Check(cpy_r_r23)))
        cpy_r_r24 = CPyTagged_FromObject(cpy_r_r23);
    else {
        CPy_TypeError("int", cpy_r_r23); cpy_r_r24 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "can_draw", 82, CPyStatic_scholars___dice___globals);
        goto CPyL24;
    }
    cpy_r_r25 = CPyDef_scholars___dice____returning(cpy_r_t, cpy_r_me, cpy_r_place, cpy_r_r24);
    CPyTagged_DECREF(cpy_r_place);
    CPyTagged_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "can_draw", 82, CPyStatic_scholars___dice___globals);
        goto CPyL25;
    }
    if (cpy_r_r25) {
        goto CPyL26;
    } else
        goto CPyL16;
CPyL15: ;
    cpy_r_r12 = 1;
    goto CPyL17;
CPyL16: ;
    cpy_r_r26 = cpy_r_r13 + 2;
    cpy_r_r13 = cpy_r_r26;
    cpy_r_r27 = cpy_r_r15 + 1;
    cpy_r_r15 = cpy_r_r27;
    goto CPyL11;
CPyL17: ;
    cpy_r_r11 = cpy_r_r12;
CPyL18: ;
    return cpy_r_r11;
CPyL19: ;
    cpy_r_r28 = 2;
    return cpy_r_r28;
CPyL20: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL19;
CPyL21: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    goto CPyL19;
CPyL22: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL8;
CPyL23: ;
    CPy_DECREF(cpy_r_r14);
    goto CPyL17;
CPyL24: ;
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL19;
CPyL25: ;
    CPy_DecRef(cpy_r_r14);
    goto CPyL19;
CPyL26: ;
    CPy_DECREF(cpy_r_r14);
    goto CPyL15;
}
        
        PyObject *CPyPy_scholars___dice___can_draw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:can_draw", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
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
            char retval = CPyDef_scholars___dice___can_draw(arg_t, arg_me);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/dice.py", "can_draw", 79, CPyStatic_scholars___dice___globals);
            return NULL;
        }
        
CPyTagged CPyDef_scholars___dice___draw(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_count, PyObject *cpy_r_rule) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_drawn;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject **cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    CPyTagged cpy_r_inside;
    char cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject **cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    char cpy_r_r28;
    int64_t cpy_r_r29;
    char cpy_r_r30;
    int64_t cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    CPyTagged cpy_r_r37;
    CPyTagged cpy_r_which;
    CPyTagged cpy_r_colour;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    CPyTagged cpy_r_r40;
    int64_t cpy_r_r41;
    char cpy_r_r42;
    int64_t cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    char cpy_r_r46;
    char cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    CPyTagged cpy_r_r51;
    CPyTagged cpy_r_r52;
    CPyTagged cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    char cpy_r_r58;
    char cpy_r_r59;
    CPyTagged cpy_r_r60;
    CPyTagged cpy_r_r61;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "draw", "Table", "players", 87, CPyStatic_scholars___dice___globals);
        goto CPyL48;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "draw", 87, CPyStatic_scholars___dice___globals);
        goto CPyL48;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_scholars___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/dice.py", "draw", 87, CPyStatic_scholars___dice___globals, "serai.games.scholars.table.Player", cpy_r_r1);
        goto CPyL48;
    }
    cpy_r_r3 = 0;
    CPyTagged_INCREF(cpy_r_r3);
    cpy_r_drawn = cpy_r_r3;
    CPyTagged_DECREF(cpy_r_drawn);
CPyL4: ;
    cpy_r_r4 = cpy_r_r3 & 1;
    cpy_r_r5 = cpy_r_r4 != 0;
    if (cpy_r_r5) goto CPyL6;
    cpy_r_r6 = cpy_r_count & 1;
    cpy_r_r7 = cpy_r_r6 != 0;
    if (!cpy_r_r7) goto CPyL7;
CPyL6: ;
    cpy_r_r8 = CPyTagged_IsLt_(cpy_r_r3, cpy_r_count);
    if (cpy_r_r8) {
        goto CPyL8;
    } else
        goto CPyL49;
CPyL7: ;
    cpy_r_r9 = (Py_ssize_t)cpy_r_r3 < (Py_ssize_t)cpy_r_count;
    if (!cpy_r_r9) goto CPyL49;
CPyL8: ;
    CPyTagged_INCREF(cpy_r_r3);
    cpy_r_drawn = cpy_r_r3;
    cpy_r_r10 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_bag;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "draw", "Player", "bag", 89, CPyStatic_scholars___dice___globals);
        goto CPyL50;
    }
    CPy_INCREF(cpy_r_r10);
CPyL9: ;
    cpy_r_r11 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r12 = CPyStatics[105]; /* 'sum' */
    cpy_r_r13 = CPyObject_GetAttr(cpy_r_r11, cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "draw", 89, CPyStatic_scholars___dice___globals);
        goto CPyL51;
    }
    PyObject *cpy_r_r14[1] = {cpy_r_r10};
    cpy_r_r15 = (PyObject **)&cpy_r_r14;
    cpy_r_r16 = PyObject_Vectorcall(cpy_r_r13, cpy_r_r15, 1, 0);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "draw", 89, CPyStatic_scholars___dice___globals);
        goto CPyL51;
    }
    CPy_DECREF(cpy_r_r10);
    if (likely(PyLong_Check(cpy_r_r16)))
        cpy_r_r17 = CPyTagged_FromObject(cpy_r_r16);
    else {
        CPy_TypeError("int", cpy_r_r16); cpy_r_r17 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "draw", 89, CPyStatic_scholars___dice___globals);
        goto CPyL50;
    }
    cpy_r_inside = cpy_r_r17;
    cpy_r_r18 = cpy_r_inside != 0;
    if (cpy_r_r18) {
        goto CPyL52;
    } else
        goto CPyL53;
CPyL13: ;
    cpy_r_r19 = CPyDef_scholars___dice____empty_board(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r19 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "draw", 91, CPyStatic_scholars___dice___globals);
        goto CPyL50;
    }
    cpy_r_r20 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_bag;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "draw", "Player", "bag", 92, CPyStatic_scholars___dice___globals);
        goto CPyL50;
    }
    CPy_INCREF(cpy_r_r20);
CPyL15: ;
    cpy_r_r21 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r22 = CPyStatics[105]; /* 'sum' */
    cpy_r_r23 = CPyObject_GetAttr(cpy_r_r21, cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "draw", 92, CPyStatic_scholars___dice___globals);
        goto CPyL54;
    }
    PyObject *cpy_r_r24[1] = {cpy_r_r20};
    cpy_r_r25 = (PyObject **)&cpy_r_r24;
    cpy_r_r26 = PyObject_Vectorcall(cpy_r_r23, cpy_r_r25, 1, 0);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "draw", 92, CPyStatic_scholars___dice___globals);
        goto CPyL54;
    }
    CPy_DECREF(cpy_r_r20);
    if (likely(PyLong_Check(cpy_r_r26)))
        cpy_r_r27 = CPyTagged_FromObject(cpy_r_r26);
    else {
        CPy_TypeError("int", cpy_r_r26); cpy_r_r27 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "draw", 92, CPyStatic_scholars___dice___globals);
        goto CPyL50;
    }
    cpy_r_inside = cpy_r_r27;
    cpy_r_r28 = cpy_r_inside != 0;
    if (cpy_r_r28) {
        goto CPyL52;
    } else
        goto CPyL55;
CPyL19: ;
    return cpy_r_drawn;
CPyL20: ;
    cpy_r_r29 = cpy_r_inside & 1;
    cpy_r_r30 = cpy_r_r29 != 0;
    if (cpy_r_r30) goto CPyL22;
    cpy_r_r31 = 2 & 1;
    cpy_r_r32 = cpy_r_r31 != 0;
    if (!cpy_r_r32) goto CPyL23;
CPyL22: ;
    cpy_r_r33 = CPyTagged_IsLt_(2, cpy_r_inside);
    if (cpy_r_r33) {
        goto CPyL24;
    } else
        goto CPyL56;
CPyL23: ;
    cpy_r_r34 = (Py_ssize_t)cpy_r_inside > (Py_ssize_t)2;
    if (!cpy_r_r34) goto CPyL56;
CPyL24: ;
    cpy_r_r35 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_chance;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "draw", "Table", "chance", 95, CPyStatic_scholars___dice___globals);
        goto CPyL57;
    }
    CPy_INCREF(cpy_r_r35);
CPyL25: ;
    cpy_r_r36 = CPyDef_chance___Chance___below(cpy_r_r35, cpy_r_inside);
    CPyTagged_DECREF(cpy_r_inside);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "draw", 95, CPyStatic_scholars___dice___globals);
        goto CPyL58;
    }
    cpy_r_r37 = cpy_r_r36;
    goto CPyL28;
CPyL27: ;
    cpy_r_r37 = 0;
CPyL28: ;
    cpy_r_which = cpy_r_r37;
    cpy_r_colour = 0;
CPyL29: ;
    cpy_r_r38 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_bag;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "draw", "Player", "bag", 97, CPyStatic_scholars___dice___globals);
        goto CPyL59;
    }
CPyL30: ;
    cpy_r_r39 = CPyList_GetItemBorrow(cpy_r_r38, cpy_r_colour);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "draw", 97, CPyStatic_scholars___dice___globals);
        goto CPyL59;
    }
    if (likely(PyLong_Check(cpy_r_r39)))
        cpy_r_r40 = CPyTagged_FromObject(cpy_r_r39);
    else {
        CPy_TypeError("int", cpy_r_r39); cpy_r_r40 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r40 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "draw", 97, CPyStatic_scholars___dice___globals);
        goto CPyL59;
    }
    cpy_r_r41 = cpy_r_which & 1;
    cpy_r_r42 = cpy_r_r41 != 0;
    if (cpy_r_r42) goto CPyL34;
    cpy_r_r43 = cpy_r_r40 & 1;
    cpy_r_r44 = cpy_r_r43 != 0;
    if (!cpy_r_r44) goto CPyL35;
CPyL34: ;
    cpy_r_r45 = CPyTagged_IsLt_(cpy_r_which, cpy_r_r40);
    cpy_r_r46 = cpy_r_r45 ^ 1;
    cpy_r_r47 = cpy_r_r46;
    goto CPyL36;
CPyL35: ;
    cpy_r_r48 = (Py_ssize_t)cpy_r_which >= (Py_ssize_t)cpy_r_r40;
    cpy_r_r47 = cpy_r_r48;
CPyL36: ;
    CPyTagged_DECREF(cpy_r_r40);
    if (!cpy_r_r47) goto CPyL60;
    cpy_r_r49 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_bag;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "draw", "Player", "bag", 98, CPyStatic_scholars___dice___globals);
        goto CPyL59;
    }
CPyL38: ;
    cpy_r_r50 = CPyList_GetItem(cpy_r_r49, cpy_r_colour);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "draw", 98, CPyStatic_scholars___dice___globals);
        goto CPyL59;
    }
    if (likely(PyLong_Check(cpy_r_r50)))
        cpy_r_r51 = CPyTagged_FromObject(cpy_r_r50);
    else {
        CPy_TypeError("int", cpy_r_r50); cpy_r_r51 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r51 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "draw", 98, CPyStatic_scholars___dice___globals);
        goto CPyL59;
    }
    cpy_r_r52 = CPyTagged_Subtract(cpy_r_which, cpy_r_r51);
    CPyTagged_DECREF(cpy_r_which);
    CPyTagged_DECREF(cpy_r_r51);
    cpy_r_which = cpy_r_r52;
    cpy_r_r53 = CPyTagged_Add(cpy_r_colour, 2);
    CPyTagged_DECREF(cpy_r_colour);
    cpy_r_colour = cpy_r_r53;
    goto CPyL29;
CPyL41: ;
    cpy_r_r54 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_bag;
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "draw", "Player", "bag", 100, CPyStatic_scholars___dice___globals);
        goto CPyL61;
    }
    CPy_INCREF(cpy_r_r54);
CPyL42: ;
    cpy_r_r55 = CPyList_GetItem(cpy_r_r54, cpy_r_colour);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "draw", 100, CPyStatic_scholars___dice___globals);
        goto CPyL62;
    }
    cpy_r_r56 = CPyStatics[4897]; /* 1 */
    cpy_r_r57 = PyNumber_InPlaceSubtract(cpy_r_r55, cpy_r_r56);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "draw", 100, CPyStatic_scholars___dice___globals);
        goto CPyL62;
    }
    cpy_r_r58 = CPyList_SetItem(cpy_r_r54, cpy_r_colour, cpy_r_r57);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(!cpy_r_r58)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "draw", 100, CPyStatic_scholars___dice___globals);
        goto CPyL61;
    }
    cpy_r_r59 = CPyDef_scholars___dice___roll_into_hand(cpy_r_t, cpy_r_me, cpy_r_colour, cpy_r_rule);
    CPyTagged_DECREF(cpy_r_colour);
    if (unlikely(cpy_r_r59 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "draw", 101, CPyStatic_scholars___dice___globals);
        goto CPyL58;
    }
    cpy_r_r60 = CPyTagged_Add(cpy_r_r3, 2);
    CPyTagged_DECREF(cpy_r_r3);
    cpy_r_r3 = cpy_r_r60;
    goto CPyL4;
CPyL47: ;
    CPyTagged_INCREF(cpy_r_count);
    return cpy_r_count;
CPyL48: ;
    cpy_r_r61 = CPY_INT_TAG;
    return cpy_r_r61;
CPyL49: ;
    CPy_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r3);
    goto CPyL47;
CPyL50: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_drawn);
    goto CPyL48;
CPyL51: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_drawn);
    CPy_DecRef(cpy_r_r10);
    goto CPyL48;
CPyL52: ;
    CPyTagged_DECREF(cpy_r_drawn);
    goto CPyL20;
CPyL53: ;
    CPyTagged_DECREF(cpy_r_inside);
    goto CPyL13;
CPyL54: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_drawn);
    CPy_DecRef(cpy_r_r20);
    goto CPyL48;
CPyL55: ;
    CPy_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_inside);
    goto CPyL19;
CPyL56: ;
    CPyTagged_DECREF(cpy_r_inside);
    goto CPyL27;
CPyL57: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_inside);
    goto CPyL48;
CPyL58: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    goto CPyL48;
CPyL59: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_which);
    CPyTagged_DecRef(cpy_r_colour);
    goto CPyL48;
CPyL60: ;
    CPyTagged_DECREF(cpy_r_which);
    goto CPyL41;
CPyL61: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_colour);
    goto CPyL48;
CPyL62: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_colour);
    CPy_DecRef(cpy_r_r54);
    goto CPyL48;
}
        
        PyObject *CPyPy_scholars___dice___draw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "count", "rule", 0};
            static CPyArg_Parser parser = {"OOOO:draw", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_count;
            PyObject *obj_rule;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_count, &obj_rule)) {
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
            CPyTagged arg_count;
            if (likely(PyLong_Check(obj_count)))
                arg_count = CPyTagged_BorrowFromObject(obj_count);
            else {
                CPy_TypeError("int", obj_count); goto fail;
            }
            PyObject *arg_rule;
            if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            CPyTagged retval = CPyDef_scholars___dice___draw(arg_t, arg_me, arg_count, arg_rule);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/dice.py", "draw", 85, CPyStatic_scholars___dice___globals);
            return NULL;
        }
        
char CPyDef_scholars___dice____empty_board(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_back;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    int64_t cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    CPyTagged cpy_r_place;
    CPyPtr cpy_r_r9;
    CPyPtr cpy_r_r10;
    int64_t cpy_r_r11;
    CPyPtr cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    CPyTagged cpy_r_r25;
    CPyTagged cpy_r_r26;
    int64_t cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "_empty_board", "Table", "players", 107, CPyStatic_scholars___dice___globals);
        goto CPyL22;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "_empty_board", 107, CPyStatic_scholars___dice___globals);
        goto CPyL22;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_scholars___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/dice.py", "_empty_board", 107, CPyStatic_scholars___dice___globals, "serai.games.scholars.table.Player", cpy_r_r1);
        goto CPyL22;
    }
    cpy_r_back = 0;
    cpy_r_r3 = 0;
    cpy_r_r4 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_dice;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "_empty_board", "Player", "dice", 109, CPyStatic_scholars___dice___globals);
        goto CPyL23;
    }
    CPy_INCREF(cpy_r_r4);
CPyL4: ;
    cpy_r_r5 = 0;
CPyL5: ;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r5 < cpy_r_r7;
    if (!cpy_r_r8) goto CPyL24;
    cpy_r_place = cpy_r_r3;
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
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "_empty_board", 109, CPyStatic_scholars___dice___globals);
        goto CPyL25;
    }
    cpy_r_r15 = CPyDef_scholars___dice____returning(cpy_r_t, cpy_r_me, cpy_r_place, cpy_r_r14);
    if (unlikely(cpy_r_r15 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "_empty_board", 110, CPyStatic_scholars___dice___globals);
        goto CPyL26;
    }
    if (!cpy_r_r15) goto CPyL27;
    cpy_r_r16 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_bag;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "_empty_board", "Player", "bag", 111, CPyStatic_scholars___dice___globals);
        goto CPyL26;
    }
    CPy_INCREF(cpy_r_r16);
CPyL10: ;
    cpy_r_r17 = CPyDef_scholars___names___colour_of(cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "_empty_board", 111, CPyStatic_scholars___dice___globals);
        goto CPyL28;
    }
    cpy_r_r18 = CPyList_GetItem(cpy_r_r16, cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "_empty_board", 111, CPyStatic_scholars___dice___globals);
        goto CPyL29;
    }
    cpy_r_r19 = CPyStatics[4897]; /* 1 */
    cpy_r_r20 = PyNumber_InPlaceAdd(cpy_r_r18, cpy_r_r19);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "_empty_board", 111, CPyStatic_scholars___dice___globals);
        goto CPyL29;
    }
    cpy_r_r21 = CPyList_SetItem(cpy_r_r16, cpy_r_r17, cpy_r_r20);
    CPy_DECREF(cpy_r_r16);
    CPyTagged_DECREF(cpy_r_r17);
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "_empty_board", 111, CPyStatic_scholars___dice___globals);
        goto CPyL25;
    }
    cpy_r_r22 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_dice;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "_empty_board", "Player", "dice", 112, CPyStatic_scholars___dice___globals);
        goto CPyL25;
    }
    CPy_INCREF(cpy_r_r22);
CPyL15: ;
    cpy_r_r23 = CPyStatics[4896]; /* 0 */
    CPy_INCREF(cpy_r_r23);
    cpy_r_r24 = CPyList_SetItem(cpy_r_r22, cpy_r_place, cpy_r_r23);
    CPy_DECREF(cpy_r_r22);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "_empty_board", 112, CPyStatic_scholars___dice___globals);
        goto CPyL30;
    }
    cpy_r_r25 = CPyTagged_Add(cpy_r_back, 2);
    CPyTagged_DECREF(cpy_r_back);
    cpy_r_back = cpy_r_r25;
CPyL17: ;
    cpy_r_r26 = cpy_r_r3 + 2;
    cpy_r_r3 = cpy_r_r26;
    cpy_r_r27 = cpy_r_r5 + 1;
    cpy_r_r5 = cpy_r_r27;
    goto CPyL5;
CPyL18: ;
    cpy_r_r28 = cpy_r_back != 0;
    if (!cpy_r_r28) goto CPyL31;
    cpy_r_r29 = CPyStatics[2725]; /* 'event-board-to-bag' */
    cpy_r_r30 = CPyStatics[2726]; /* 'SC-DICE-02' */
    cpy_r_r31 = CPyStatics[31]; /* 'n' */
    cpy_r_r32 = CPyTagged_StealAsObject(cpy_r_back);
    cpy_r_r33 = CPyDict_Build(1, cpy_r_r31, cpy_r_r32);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "_empty_board", 115, CPyStatic_scholars___dice___globals);
        goto CPyL22;
    }
    cpy_r_r34 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r29, cpy_r_me, cpy_r_r30, cpy_r_r33);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "_empty_board", 115, CPyStatic_scholars___dice___globals);
        goto CPyL22;
    }
CPyL21: ;
    return 1;
CPyL22: ;
    cpy_r_r35 = 2;
    return cpy_r_r35;
CPyL23: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_back);
    goto CPyL22;
CPyL24: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r4);
    goto CPyL18;
CPyL25: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_back);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL22;
CPyL26: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_back);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_r14);
    goto CPyL22;
CPyL27: ;
    CPyTagged_DECREF(cpy_r_place);
    CPyTagged_DECREF(cpy_r_r14);
    goto CPyL17;
CPyL28: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_back);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r16);
    goto CPyL22;
CPyL29: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_back);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    goto CPyL22;
CPyL30: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_back);
    CPy_DecRef(cpy_r_r4);
    goto CPyL22;
CPyL31: ;
    CPyTagged_DECREF(cpy_r_back);
    goto CPyL21;
}
        
        PyObject *CPyPy_scholars___dice____empty_board(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:_empty_board", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
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
            char retval = CPyDef_scholars___dice____empty_board(arg_t, arg_me);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/dice.py", "_empty_board", 105, CPyStatic_scholars___dice___globals);
            return NULL;
        }
        
char CPyDef_scholars___dice____returning(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_place, CPyTagged cpy_r_die) {
    char cpy_r_r0;
    CPyTagged cpy_r_r1;
    char cpy_r_r2;
    CPyTagged cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    cpy_r_r0 = cpy_r_die != 0;
    if (!cpy_r_r0) goto CPyL2;
    cpy_r_r1 = CPyTagged_And(cpy_r_die, 2048);
    cpy_r_r2 = cpy_r_r1 != 0;
    CPyTagged_DECREF(cpy_r_r1);
    if (!cpy_r_r2) goto CPyL3;
CPyL2: ;
    return 0;
CPyL3: ;
    cpy_r_r3 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_seat;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "_returning", "Table", "seat", 121, CPyStatic_scholars___dice___globals);
        goto CPyL17;
    }
CPyL4: ;
    cpy_r_r4 = cpy_r_r3 & 1;
    cpy_r_r5 = cpy_r_r4 != 0;
    if (!cpy_r_r5) goto CPyL6;
    cpy_r_r6 = CPyTagged_IsEq_(cpy_r_r3, cpy_r_me);
    cpy_r_r7 = cpy_r_r6 ^ 1;
    cpy_r_r8 = cpy_r_r7;
    goto CPyL7;
CPyL6: ;
    cpy_r_r9 = cpy_r_r3 != cpy_r_me;
    cpy_r_r8 = cpy_r_r9;
CPyL7: ;
    if (!cpy_r_r8) goto CPyL9;
    cpy_r_r10 = cpy_r_r8;
    goto CPyL16;
CPyL9: ;
    cpy_r_r11 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "_returning", "Table", "book", 121, CPyStatic_scholars___dice___globals);
        goto CPyL17;
    }
CPyL10: ;
    cpy_r_r12 = ((serai___games___scholars___book___BookObject *)cpy_r_r11)->_dice_on_card;
    CPyTagged_INCREF(cpy_r_r12);
    cpy_r_r13 = CPyTagged_FloorDivide(cpy_r_place, cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "_returning", 121, CPyStatic_scholars___dice___globals);
        goto CPyL17;
    }
    cpy_r_r14 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_working;
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "_returning", "Table", "working", 121, CPyStatic_scholars___dice___globals);
        goto CPyL18;
    }
CPyL12: ;
    cpy_r_r15 = cpy_r_r13 & 1;
    cpy_r_r16 = cpy_r_r15 != 0;
    if (!cpy_r_r16) goto CPyL14;
    cpy_r_r17 = CPyTagged_IsEq_(cpy_r_r13, cpy_r_r14);
    cpy_r_r18 = cpy_r_r17 ^ 1;
    cpy_r_r19 = cpy_r_r18;
    goto CPyL15;
CPyL14: ;
    cpy_r_r20 = cpy_r_r13 != cpy_r_r14;
    cpy_r_r19 = cpy_r_r20;
CPyL15: ;
    CPyTagged_DECREF(cpy_r_r13);
    cpy_r_r10 = cpy_r_r19;
CPyL16: ;
    return cpy_r_r10;
CPyL17: ;
    cpy_r_r21 = 2;
    return cpy_r_r21;
CPyL18: ;
    CPyTagged_DecRef(cpy_r_r13);
    goto CPyL17;
}
        
        PyObject *CPyPy_scholars___dice____returning(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "place", "die", 0};
            static CPyArg_Parser parser = {"OOOO:_returning", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_place;
            PyObject *obj_die;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_place, &obj_die)) {
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
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            CPyTagged arg_die;
            if (likely(PyLong_Check(obj_die)))
                arg_die = CPyTagged_BorrowFromObject(obj_die);
            else {
                CPy_TypeError("int", obj_die); goto fail;
            }
            char retval = CPyDef_scholars___dice____returning(arg_t, arg_me, arg_place, arg_die);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/dice.py", "_returning", 118, CPyStatic_scholars___dice___globals);
            return NULL;
        }
        
char CPyDef_scholars___dice___dice_to_bag(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    int64_t cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    CPyTagged cpy_r_place;
    CPyPtr cpy_r_r9;
    CPyPtr cpy_r_r10;
    int64_t cpy_r_r11;
    CPyPtr cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    char cpy_r_r15;
    CPyTagged cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    CPyTagged cpy_r_r27;
    int64_t cpy_r_r28;
    char cpy_r_r29;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "dice_to_bag", "Table", "players", 126, CPyStatic_scholars___dice___globals);
        goto CPyL18;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "dice_to_bag", 126, CPyStatic_scholars___dice___globals);
        goto CPyL18;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_scholars___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/dice.py", "dice_to_bag", 126, CPyStatic_scholars___dice___globals, "serai.games.scholars.table.Player", cpy_r_r1);
        goto CPyL18;
    }
    cpy_r_r3 = 0;
    cpy_r_r4 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_dice;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "dice_to_bag", "Player", "dice", 127, CPyStatic_scholars___dice___globals);
        goto CPyL19;
    }
    CPy_INCREF(cpy_r_r4);
CPyL4: ;
    cpy_r_r5 = 0;
CPyL5: ;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r5 < cpy_r_r7;
    if (!cpy_r_r8) goto CPyL20;
    cpy_r_place = cpy_r_r3;
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
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "dice_to_bag", 127, CPyStatic_scholars___dice___globals);
        goto CPyL21;
    }
    cpy_r_r15 = cpy_r_r14 != 0;
    if (!cpy_r_r15) goto CPyL22;
    cpy_r_r16 = CPyTagged_And(cpy_r_r14, 2048);
    cpy_r_r17 = cpy_r_r16 != 0;
    CPyTagged_DECREF(cpy_r_r16);
    if (cpy_r_r17) goto CPyL22;
    cpy_r_r18 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_bag;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "dice_to_bag", "Player", "bag", 129, CPyStatic_scholars___dice___globals);
        goto CPyL23;
    }
    CPy_INCREF(cpy_r_r18);
CPyL10: ;
    cpy_r_r19 = CPyDef_scholars___names___colour_of(cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "dice_to_bag", 129, CPyStatic_scholars___dice___globals);
        goto CPyL24;
    }
    cpy_r_r20 = CPyList_GetItem(cpy_r_r18, cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "dice_to_bag", 129, CPyStatic_scholars___dice___globals);
        goto CPyL25;
    }
    cpy_r_r21 = CPyStatics[4897]; /* 1 */
    cpy_r_r22 = PyNumber_InPlaceAdd(cpy_r_r20, cpy_r_r21);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "dice_to_bag", 129, CPyStatic_scholars___dice___globals);
        goto CPyL25;
    }
    cpy_r_r23 = CPyList_SetItem(cpy_r_r18, cpy_r_r19, cpy_r_r22);
    CPy_DECREF(cpy_r_r18);
    CPyTagged_DECREF(cpy_r_r19);
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "dice_to_bag", 129, CPyStatic_scholars___dice___globals);
        goto CPyL21;
    }
CPyL14: ;
    cpy_r_r24 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_dice;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "dice_to_bag", "Player", "dice", 130, CPyStatic_scholars___dice___globals);
        goto CPyL21;
    }
    CPy_INCREF(cpy_r_r24);
CPyL15: ;
    cpy_r_r25 = CPyStatics[4896]; /* 0 */
    CPy_INCREF(cpy_r_r25);
    cpy_r_r26 = CPyList_SetItem(cpy_r_r24, cpy_r_place, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "dice_to_bag", 130, CPyStatic_scholars___dice___globals);
        goto CPyL26;
    }
    cpy_r_r27 = cpy_r_r3 + 2;
    cpy_r_r3 = cpy_r_r27;
    cpy_r_r28 = cpy_r_r5 + 1;
    cpy_r_r5 = cpy_r_r28;
    goto CPyL5;
CPyL17: ;
    return 1;
CPyL18: ;
    cpy_r_r29 = 2;
    return cpy_r_r29;
CPyL19: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL18;
CPyL20: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r4);
    goto CPyL17;
CPyL21: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL18;
CPyL22: ;
    CPyTagged_DECREF(cpy_r_r14);
    goto CPyL14;
CPyL23: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_r14);
    goto CPyL18;
CPyL24: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r18);
    goto CPyL18;
CPyL25: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_r19);
    goto CPyL18;
CPyL26: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    goto CPyL18;
}
        
        PyObject *CPyPy_scholars___dice___dice_to_bag(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:dice_to_bag", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
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
            char retval = CPyDef_scholars___dice___dice_to_bag(arg_t, arg_me);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/dice.py", "dice_to_bag", 124, CPyStatic_scholars___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___dice___gain_white_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    char cpy_r_r14;
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
    PyObject *cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    CPyTagged cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    char cpy_r_r54;
    int32_t cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    char cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    CPyPtr cpy_r_r61;
    int64_t cpy_r_r62;
    int64_t cpy_r_r63;
    char cpy_r_r64;
    int64_t cpy_r_r65;
    PyObject *cpy_r_r66;
    CPyPtr cpy_r_r67;
    CPyPtr cpy_r_r68;
    int64_t cpy_r_r69;
    CPyPtr cpy_r_r70;
    PyObject *cpy_r_r71;
    CPyTagged cpy_r_r72;
    CPyTagged cpy_r_r73;
    int64_t cpy_r_r74;
    char cpy_r_r75;
    char cpy_r_r76;
    char cpy_r_r77;
    char cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    CPyPtr cpy_r_r81;
    int64_t cpy_r_r82;
    CPyTagged cpy_r_r83;
    char cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    char cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject **cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    char cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    char cpy_r_r99;
    PyObject *cpy_r_r100;
    char cpy_r_r101;
    PyObject *cpy_r_r102;
    char cpy_r_r103;
    tuple_T3OOO cpy_r_r104;
    PyObject **cpy_r_r105;
    PyObject *cpy_r_r106;
    char cpy_r_r107;
    char cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject **cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    char cpy_r_r114;
    int64_t cpy_r_r115;
    int64_t cpy_r_r116;
    char cpy_r_r117;
    PyObject *cpy_r_r118;
    char cpy_r_r119;
    int32_t cpy_r_r120;
    char cpy_r_r121;
    int32_t cpy_r_r122;
    PyObject *cpy_r_r123;
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
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL91;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "gain_white", 136, CPyStatic_scholars___dice___globals);
        goto CPyL90;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "gain_white", "gain_white_gen", "t", 138, CPyStatic_scholars___dice___globals);
        goto CPyL90;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___games___scholars___table___TableObject *)cpy_r_r7)->_book;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "gain_white", "Table", "book", 138, CPyStatic_scholars___dice___globals);
        goto CPyL90;
    }
CPyL6: ;
    cpy_r_r9 = ((serai___games___scholars___book___BookObject *)cpy_r_r8)->_white;
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "gain_white", "Book", "white", 138, CPyStatic_scholars___dice___globals);
        goto CPyL90;
    }
    CPyTagged_INCREF(cpy_r_r9);
CPyL7: ;
    cpy_r_r10 = ((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "gain_white", "gain_white_gen", "t", 139, CPyStatic_scholars___dice___globals);
        goto CPyL96;
    }
CPyL8: ;
    cpy_r_r11 = ((serai___games___scholars___table___TableObject *)cpy_r_r10)->_stock;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "gain_white", "Table", "stock", 139, CPyStatic_scholars___dice___globals);
        goto CPyL96;
    }
CPyL9: ;
    cpy_r_r12 = CPyList_GetItem(cpy_r_r11, cpy_r_r9);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "gain_white", 139, CPyStatic_scholars___dice___globals);
        goto CPyL96;
    }
    if (likely(PyLong_Check(cpy_r_r12)))
        cpy_r_r13 = CPyTagged_FromObject(cpy_r_r12);
    else {
        CPy_TypeError("int", cpy_r_r12); cpy_r_r13 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "gain_white", 139, CPyStatic_scholars___dice___globals);
        goto CPyL96;
    }
    cpy_r_r14 = cpy_r_r13 != 0;
    CPyTagged_DECREF(cpy_r_r13);
    if (!cpy_r_r14) goto CPyL97;
    cpy_r_r15 = ((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "gain_white", "gain_white_gen", "t", 140, CPyStatic_scholars___dice___globals);
        goto CPyL96;
    }
CPyL13: ;
    cpy_r_r16 = ((serai___games___scholars___table___TableObject *)cpy_r_r15)->_stock;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "gain_white", "Table", "stock", 140, CPyStatic_scholars___dice___globals);
        goto CPyL96;
    }
    CPy_INCREF(cpy_r_r16);
CPyL14: ;
    cpy_r_r17 = CPyList_GetItem(cpy_r_r16, cpy_r_r9);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "gain_white", 140, CPyStatic_scholars___dice___globals);
        goto CPyL98;
    }
    cpy_r_r18 = CPyStatics[4897]; /* 1 */
    cpy_r_r19 = PyNumber_InPlaceSubtract(cpy_r_r17, cpy_r_r18);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "gain_white", 140, CPyStatic_scholars___dice___globals);
        goto CPyL98;
    }
    cpy_r_r20 = CPyList_SetItem(cpy_r_r16, cpy_r_r9, cpy_r_r19);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "gain_white", 140, CPyStatic_scholars___dice___globals);
        goto CPyL96;
    }
    cpy_r_r21 = ((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "gain_white", "gain_white_gen", "t", 141, CPyStatic_scholars___dice___globals);
        goto CPyL96;
    }
CPyL18: ;
    cpy_r_r22 = ((serai___games___scholars___table___TableObject *)cpy_r_r21)->_players;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "gain_white", "Table", "players", 141, CPyStatic_scholars___dice___globals);
        goto CPyL96;
    }
CPyL19: ;
    cpy_r_r23 = ((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "gain_white", "gain_white_gen", "me", 141, CPyStatic_scholars___dice___globals);
        goto CPyL96;
    }
CPyL20: ;
    cpy_r_r24 = CPyList_GetItemBorrow(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "gain_white", 141, CPyStatic_scholars___dice___globals);
        goto CPyL96;
    }
    if (likely(Py_TYPE(cpy_r_r24) == CPyType_scholars___table___Player))
        cpy_r_r25 = cpy_r_r24;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/dice.py", "gain_white", 141, CPyStatic_scholars___dice___globals, "serai.games.scholars.table.Player", cpy_r_r24);
        goto CPyL96;
    }
    cpy_r_r26 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r25)->_bag;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "gain_white", "Player", "bag", 141, CPyStatic_scholars___dice___globals);
        goto CPyL96;
    }
    CPy_INCREF(cpy_r_r26);
CPyL23: ;
    cpy_r_r27 = CPyList_GetItem(cpy_r_r26, cpy_r_r9);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "gain_white", 141, CPyStatic_scholars___dice___globals);
        goto CPyL99;
    }
    cpy_r_r28 = CPyStatics[4897]; /* 1 */
    cpy_r_r29 = PyNumber_InPlaceAdd(cpy_r_r27, cpy_r_r28);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "gain_white", 141, CPyStatic_scholars___dice___globals);
        goto CPyL99;
    }
    cpy_r_r30 = CPyList_SetItem(cpy_r_r26, cpy_r_r9, cpy_r_r29);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "gain_white", 141, CPyStatic_scholars___dice___globals);
        goto CPyL96;
    }
    cpy_r_r31 = ((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "gain_white", "gain_white_gen", "t", 142, CPyStatic_scholars___dice___globals);
        goto CPyL96;
    }
CPyL27: ;
    cpy_r_r32 = ((serai___games___scholars___table___TableObject *)cpy_r_r31)->_story;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "gain_white", "Table", "story", 142, CPyStatic_scholars___dice___globals);
        goto CPyL96;
    }
CPyL28: ;
    cpy_r_r33 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r34 = cpy_r_r32 != cpy_r_r33;
    if (!cpy_r_r34) goto CPyL100;
    cpy_r_r35 = ((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "gain_white", "gain_white_gen", "t", 143, CPyStatic_scholars___dice___globals);
        goto CPyL96;
    }
CPyL30: ;
    cpy_r_r36 = CPyStatics[2727]; /* 'event-gain-die' */
    cpy_r_r37 = ((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r37 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "gain_white", "gain_white_gen", "me", 143, CPyStatic_scholars___dice___globals);
        goto CPyL96;
    }
CPyL31: ;
    cpy_r_r38 = ((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rule;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "gain_white", "gain_white_gen", "rule", 143, CPyStatic_scholars___dice___globals);
        goto CPyL96;
    }
CPyL32: ;
    cpy_r_r39 = CPyStatics[2724]; /* 'die-' */
    cpy_r_r40 = ((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "gain_white", "gain_white_gen", "t", 143, CPyStatic_scholars___dice___globals);
        goto CPyL96;
    }
CPyL33: ;
    cpy_r_r41 = ((serai___games___scholars___table___TableObject *)cpy_r_r40)->_book;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "gain_white", "Table", "book", 143, CPyStatic_scholars___dice___globals);
        goto CPyL96;
    }
CPyL34: ;
    cpy_r_r42 = ((serai___games___scholars___book___BookObject *)cpy_r_r41)->_colours;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "gain_white", "Book", "colours", 143, CPyStatic_scholars___dice___globals);
        goto CPyL96;
    }
CPyL35: ;
    cpy_r_r43 = CPyList_GetItem(cpy_r_r42, cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "gain_white", 143, CPyStatic_scholars___dice___globals);
        goto CPyL90;
    }
    if (likely(PyTuple_Check(cpy_r_r43)))
        cpy_r_r44 = cpy_r_r43;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/dice.py", "gain_white", 143, CPyStatic_scholars___dice___globals, "tuple", cpy_r_r43);
        goto CPyL90;
    }
    cpy_r_r45 = CPySequenceTuple_GetItem(cpy_r_r44, 0);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "gain_white", 143, CPyStatic_scholars___dice___globals);
        goto CPyL90;
    }
    if (likely(PyUnicode_Check(cpy_r_r45)))
        cpy_r_r46 = cpy_r_r45;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/dice.py", "gain_white", 143, CPyStatic_scholars___dice___globals, "str", cpy_r_r45);
        goto CPyL90;
    }
    cpy_r_r47 = CPyStr_Build(2, cpy_r_r39, cpy_r_r46);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "gain_white", 143, CPyStatic_scholars___dice___globals);
        goto CPyL90;
    }
    cpy_r_r48 = CPyStatics[1003]; /* 'bag' */
    cpy_r_r49 = CPyStatics[543]; /* 'die' */
    cpy_r_r50 = CPyStatics[2445]; /* 'where' */
    cpy_r_r51 = CPyDict_Build(2, cpy_r_r49, cpy_r_r47, cpy_r_r50, cpy_r_r48);
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "gain_white", 143, CPyStatic_scholars___dice___globals);
        goto CPyL90;
    }
    cpy_r_r52 = CPyDef_kernel___table___Table___tell(cpy_r_r35, cpy_r_r36, cpy_r_r37, cpy_r_r38, cpy_r_r51);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r52 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "gain_white", 143, CPyStatic_scholars___dice___globals);
        goto CPyL90;
    }
CPyL42: ;
    cpy_r_r53 = Py_None;
    CPy_INCREF(cpy_r_r53);
    ((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r55 = CPyDef_scholars___dice___gain_white_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL46;
    CPyGen_SetStopIterationValue(cpy_r_r53);
    CPy_DECREF(cpy_r_r53);
    if (!0) goto CPyL95;
    CPy_Unreachable();
CPyL46: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r53;
    CPyGen_Exit(&((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL47: ;
    cpy_r_r56 = ((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "gain_white", "gain_white_gen", "t", 145, CPyStatic_scholars___dice___globals);
        goto CPyL90;
    }
CPyL48: ;
    cpy_r_r57 = CPyDef_scholars___table___Table___clockwise(cpy_r_r56);
    if (((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___dice___gain_white_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___dice___gain_white_gen_0);
    }
    ((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___dice___gain_white_gen_0 = cpy_r_r57;
    cpy_r_r58 = 1;
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "gain_white", 145, CPyStatic_scholars___dice___globals);
        goto CPyL90;
    }
    ((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___dice___gain_white_gen_0 = 0;
    cpy_r_r59 = 1;
    if (!cpy_r_r59) goto CPyL101;
CPyL50: ;
    cpy_r_r60 = ((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___dice___gain_white_gen_0;
    if (unlikely(cpy_r_r60 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___scholars___dice___gain_white_gen_0' of 'gain_white_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r60);
    }
    cpy_r_r61 = (CPyPtr)((CPyPtr)cpy_r_r60 + offsetof(PyVarObject, ob_size));
    cpy_r_r62 = *(int64_t *)cpy_r_r61;
    CPy_DECREF(cpy_r_r60);
    cpy_r_r63 = ((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___dice___gain_white_gen_0;
    if (unlikely(cpy_r_r63 == -113)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "gain_white", "gain_white_gen", "__mypyc_temp__3_serai___games___scholars___dice___gain_white_gen_0", 145, CPyStatic_scholars___dice___globals);
        goto CPyL101;
    }
CPyL51: ;
    cpy_r_r64 = cpy_r_r63 < cpy_r_r62;
    if (!cpy_r_r64) goto CPyL102;
    cpy_r_r65 = ((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___dice___gain_white_gen_0;
    if (unlikely(cpy_r_r65 == -113)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "gain_white", "gain_white_gen", "__mypyc_temp__3_serai___games___scholars___dice___gain_white_gen_0", 145, CPyStatic_scholars___dice___globals);
        goto CPyL101;
    }
CPyL53: ;
    cpy_r_r66 = ((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___dice___gain_white_gen_0;
    if (unlikely(cpy_r_r66 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___scholars___dice___gain_white_gen_0' of 'gain_white_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r66);
    }
    cpy_r_r67 = (CPyPtr)((CPyPtr)cpy_r_r66 + offsetof(PyListObject, ob_item));
    cpy_r_r68 = *(CPyPtr *)cpy_r_r67;
    cpy_r_r69 = cpy_r_r65 * 8;
    cpy_r_r70 = cpy_r_r68 + cpy_r_r69;
    cpy_r_r71 = *(PyObject * *)cpy_r_r70;
    CPy_INCREF(cpy_r_r71);
    CPy_DECREF(cpy_r_r66);
    if (likely(PyLong_Check(cpy_r_r71)))
        cpy_r_r72 = CPyTagged_FromObject(cpy_r_r71);
    else {
        CPy_TypeError("int", cpy_r_r71); cpy_r_r72 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r72 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "gain_white", 145, CPyStatic_scholars___dice___globals);
        goto CPyL101;
    }
    cpy_r_r73 = ((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r73 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "gain_white", "gain_white_gen", "me", 146, CPyStatic_scholars___dice___globals);
        goto CPyL103;
    }
CPyL55: ;
    cpy_r_r74 = cpy_r_r72 & 1;
    cpy_r_r75 = cpy_r_r74 != 0;
    if (!cpy_r_r75) goto CPyL57;
    cpy_r_r76 = CPyTagged_IsEq_(cpy_r_r72, cpy_r_r73);
    cpy_r_r77 = cpy_r_r76 ^ 1;
    if (cpy_r_r77) {
        goto CPyL58;
    } else
        goto CPyL104;
CPyL57: ;
    cpy_r_r78 = cpy_r_r72 != cpy_r_r73;
    if (!cpy_r_r78) goto CPyL104;
CPyL58: ;
    cpy_r_r79 = ((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "gain_white", "gain_white_gen", "t", 146, CPyStatic_scholars___dice___globals);
        goto CPyL103;
    }
CPyL59: ;
    cpy_r_r80 = CPyDef_scholars___dice___white_dice(cpy_r_r79, cpy_r_r72);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "gain_white", 146, CPyStatic_scholars___dice___globals);
        goto CPyL103;
    }
    cpy_r_r81 = (CPyPtr)((CPyPtr)cpy_r_r80 + offsetof(PyVarObject, ob_size));
    cpy_r_r82 = *(int64_t *)cpy_r_r81;
    CPy_DECREF(cpy_r_r80);
    cpy_r_r83 = cpy_r_r82 << 1;
    cpy_r_r84 = cpy_r_r83 != 0;
    if (!cpy_r_r84) goto CPyL104;
    cpy_r_r85 = ((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "gain_white", "gain_white_gen", "t", 147, CPyStatic_scholars___dice___globals);
        goto CPyL103;
    }
CPyL62: ;
    cpy_r_r86 = CPyStatics[2728]; /* 'return-white' */
    cpy_r_r87 = CPyStatics[2729]; /* 'SC-LIM-02' */
    cpy_r_r88 = CPyDef_scholars___dice___give_up_white(cpy_r_r85, cpy_r_r72, cpy_r_r86, cpy_r_r87, 0);
    CPyTagged_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "gain_white", 147, CPyStatic_scholars___dice___globals);
        goto CPyL101;
    }
    if (((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___dice___gain_white_gen_1 != NULL) {
        CPy_DECREF(((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___dice___gain_white_gen_1);
    }
    ((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___dice___gain_white_gen_1 = cpy_r_r88;
    cpy_r_r89 = 1;
    if (!cpy_r_r89) goto CPyL101;
    cpy_r_r90 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r91 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r92 = NULL;
    cpy_r_r1 = cpy_r_r92;
    cpy_r_r93 = (PyObject **)&cpy_r_r1;
    cpy_r_r94 = ((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___dice___gain_white_gen_1;
    cpy_r_r95 = CPyDef_scholars___dice___give_up_white_gen_____mypyc_generator_helper__(cpy_r_r94, cpy_r_r91, cpy_r_r91, cpy_r_r91, cpy_r_r90, cpy_r_r93);
    if (cpy_r_r95 != NULL) goto CPyL105;
    cpy_r_r96 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r96)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "gain_white", 147, CPyStatic_scholars___dice___globals);
        goto CPyL106;
    }
    cpy_r_r97 = cpy_r_r1;
    CPy_DECREF(cpy_r_r97);
    cpy_r_r98 = NULL;
    if (((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___dice___gain_white_gen_1 != NULL) {
        CPy_DECREF(((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___dice___gain_white_gen_1);
    }
    ((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___dice___gain_white_gen_1 = cpy_r_r98;
    cpy_r_r99 = 1;
    if (unlikely(!cpy_r_r99)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "gain_white", 147, CPyStatic_scholars___dice___globals);
        goto CPyL101;
    } else
        goto CPyL83;
CPyL67: ;
    cpy_r_r100 = cpy_r_r95;
CPyL68: ;
    ((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r100;
CPyL69: ;
    cpy_r_r102 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r103 = cpy_r_type != cpy_r_r102;
    if (!cpy_r_r103) goto CPyL107;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "gain_white", 147, CPyStatic_scholars___dice___globals);
        goto CPyL73;
    } else
        goto CPyL108;
CPyL71: ;
    CPy_Unreachable();
CPyL72: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL79;
CPyL73: ;
    cpy_r_r104 = CPy_CatchError();
    cpy_r_r105 = (PyObject **)&cpy_r_r3;
    cpy_r_r106 = ((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___dice___gain_white_gen_1;
    cpy_r_r107 = CPy_YieldFromErrorHandle(cpy_r_r106, cpy_r_r105);
    if (unlikely(cpy_r_r107 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "gain_white", 147, CPyStatic_scholars___dice___globals);
        goto CPyL109;
    }
    if (cpy_r_r107) {
        goto CPyL76;
    } else
        goto CPyL110;
CPyL75: ;
    cpy_r_r100 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r104);
    CPy_DecRef(cpy_r_r104.f0);
    CPy_DecRef(cpy_r_r104.f1);
    CPy_DecRef(cpy_r_r104.f2);
    goto CPyL68;
CPyL76: ;
    cpy_r_r97 = cpy_r_r3;
    CPy_DecRef(cpy_r_r97);
    CPy_RestoreExcInfo(cpy_r_r104);
    CPy_DecRef(cpy_r_r104.f0);
    CPy_DecRef(cpy_r_r104.f1);
    CPy_DecRef(cpy_r_r104.f2);
    goto CPyL83;
CPyL77: ;
    CPy_RestoreExcInfo(cpy_r_r104);
    CPy_DecRef(cpy_r_r104.f0);
    CPy_DecRef(cpy_r_r104.f1);
    CPy_DecRef(cpy_r_r104.f2);
    cpy_r_r108 = CPy_KeepPropagating();
    if (!cpy_r_r108) goto CPyL90;
    CPy_Unreachable();
CPyL79: ;
    cpy_r_r109 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r110 = NULL;
    cpy_r_r1 = cpy_r_r110;
    cpy_r_r111 = (PyObject **)&cpy_r_r1;
    cpy_r_r112 = ((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___dice___gain_white_gen_1;
    cpy_r_r113 = CPyDef_scholars___dice___give_up_white_gen_____mypyc_generator_helper__(cpy_r_r112, cpy_r_r109, cpy_r_r109, cpy_r_r109, cpy_r_arg, cpy_r_r111);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r113 == NULL) {
        goto CPyL81;
    } else
        goto CPyL111;
CPyL80: ;
    cpy_r_r100 = cpy_r_r113;
    goto CPyL68;
CPyL81: ;
    cpy_r_r114 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r114)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "gain_white", 147, CPyStatic_scholars___dice___globals);
        goto CPyL106;
    }
    cpy_r_r97 = cpy_r_r1;
    CPy_DECREF(cpy_r_r97);
CPyL83: ;
    cpy_r_r115 = ((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___dice___gain_white_gen_0;
    if (unlikely(cpy_r_r115 == -113)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__3_serai___games___scholars___dice___gain_white_gen_0' of 'gain_white_gen' undefined");
    }
    if (cpy_r_r115 == -113) goto CPyL101;
CPyL84: ;
    cpy_r_r116 = cpy_r_r115 + 1;
    ((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___dice___gain_white_gen_0 = cpy_r_r116;
    cpy_r_r117 = 1;
    if (unlikely(!cpy_r_r117)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "gain_white", 145, CPyStatic_scholars___dice___globals);
        goto CPyL101;
    } else
        goto CPyL50;
CPyL85: ;
    cpy_r_r118 = Py_None;
    CPy_INCREF(cpy_r_r118);
    ((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r120 = CPyDef_scholars___dice___gain_white_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL89;
    CPyGen_SetStopIterationValue(cpy_r_r118);
    CPy_DECREF(cpy_r_r118);
    if (!0) goto CPyL95;
    CPy_Unreachable();
CPyL89: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r118;
    CPyGen_Exit(&((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL90: ;
    ((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r122 = CPyDef_scholars___dice___gain_white_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r123 = NULL;
    CPyGen_Exit(&((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r123;
CPyL91: ;
    cpy_r_r124 = cpy_r_r4 == 0;
    if (cpy_r_r124) goto CPyL112;
    cpy_r_r125 = cpy_r_r4 == 1;
    if (cpy_r_r125) {
        goto CPyL69;
    } else
        goto CPyL113;
CPyL93: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r126 = 0;
    if (unlikely(!cpy_r_r126)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "gain_white", 136, CPyStatic_scholars___dice___globals);
        goto CPyL95;
    }
    CPy_Unreachable();
CPyL95: ;
    cpy_r_r127 = NULL;
    CPyGen_Exit(&((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r127;
CPyL96: ;
    CPyTagged_DecRef(cpy_r_r9);
    goto CPyL90;
CPyL97: ;
    CPyTagged_DECREF(cpy_r_r9);
    goto CPyL47;
CPyL98: ;
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r16);
    goto CPyL90;
CPyL99: ;
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r26);
    goto CPyL90;
CPyL100: ;
    CPyTagged_DECREF(cpy_r_r9);
    goto CPyL42;
CPyL101: ;
    cpy_r_r128 = NULL;
    if (((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___dice___gain_white_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___dice___gain_white_gen_0);
    }
    ((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___dice___gain_white_gen_0 = cpy_r_r128;
    cpy_r_r129 = 1;
    goto CPyL90;
CPyL102: ;
    cpy_r_r130 = NULL;
    if (((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___dice___gain_white_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___dice___gain_white_gen_0);
    }
    ((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___dice___gain_white_gen_0 = cpy_r_r130;
    cpy_r_r131 = 1;
    goto CPyL85;
CPyL103: ;
    cpy_r_r132 = NULL;
    if (((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___dice___gain_white_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___dice___gain_white_gen_0);
    }
    ((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___dice___gain_white_gen_0 = cpy_r_r132;
    cpy_r_r133 = 1;
    CPyTagged_DecRef(cpy_r_r72);
    goto CPyL90;
CPyL104: ;
    CPyTagged_DECREF(cpy_r_r72);
    goto CPyL83;
CPyL105: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL67;
CPyL106: ;
    CPy_XDecRef(cpy_r_r1);
    cpy_r_r134 = NULL;
    if (((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___dice___gain_white_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___dice___gain_white_gen_0);
    }
    ((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___dice___gain_white_gen_0 = cpy_r_r134;
    cpy_r_r135 = 1;
    goto CPyL90;
CPyL107: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL72;
CPyL108: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL71;
CPyL109: ;
    CPy_XDecRef(cpy_r_r3);
    cpy_r_r136 = NULL;
    if (((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___dice___gain_white_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___dice___gain_white_gen_0);
    }
    ((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___dice___gain_white_gen_0 = cpy_r_r136;
    cpy_r_r137 = 1;
    goto CPyL77;
CPyL110: ;
    goto CPyL75;
CPyL111: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL80;
CPyL112: ;
    CPy_XDECREF(cpy_r_r3);
    cpy_r_r138 = NULL;
    if (((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___dice___gain_white_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___dice___gain_white_gen_0);
    }
    ((serai___games___scholars___dice___gain_white_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___dice___gain_white_gen_0 = cpy_r_r138;
    cpy_r_r139 = 1;
    goto CPyL1;
CPyL113: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL93;
}
        
PyObject *CPyDef_scholars___dice___gain_white_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___dice___gain_white_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___dice___gain_white_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___dice___gain_white_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.dice.gain_white_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___dice___gain_white_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/dice.py", "__next__", -1, CPyStatic_scholars___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___dice___gain_white_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___dice___gain_white_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___dice___gain_white_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___dice___gain_white_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.dice.gain_white_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_scholars___dice___gain_white_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/dice.py", "send", -1, CPyStatic_scholars___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___dice___gain_white_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_scholars___dice___gain_white_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___dice___gain_white_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.dice.gain_white_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___dice___gain_white_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/dice.py", "__iter__", -1, CPyStatic_scholars___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___dice___gain_white_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_scholars___dice___gain_white_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_scholars___dice___gain_white_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___dice___gain_white_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.dice.gain_white_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_scholars___dice___gain_white_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/dice.py", "throw", -1, CPyStatic_scholars___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___dice___gain_white_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_scholars___dice___gain_white_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp4706 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp4706);
    PyObject *__tmp4707 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp4707);
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
        
        PyObject *CPyPy_scholars___dice___gain_white_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___dice___gain_white_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.dice.gain_white_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___dice___gain_white_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/dice.py", "close", -1, CPyStatic_scholars___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___dice___gain_white(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_rule) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = CPyDef_scholars___dice___gain_white_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "gain_white", 136, CPyStatic_scholars___dice___globals);
        goto CPyL5;
    }
    ((serai___games___scholars___dice___gain_white_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___dice___gain_white_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___dice___gain_white_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___dice___gain_white_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "gain_white", 136, CPyStatic_scholars___dice___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___dice___gain_white_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___dice___gain_white_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___scholars___dice___gain_white_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "gain_white", 136, CPyStatic_scholars___dice___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_rule);
    if (((serai___games___scholars___dice___gain_white_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__rule != NULL) {
        CPy_DECREF(((serai___games___scholars___dice___gain_white_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__rule);
    }
    ((serai___games___scholars___dice___gain_white_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__rule = cpy_r_rule;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "gain_white", 136, CPyStatic_scholars___dice___globals);
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
        
        PyObject *CPyPy_scholars___dice___gain_white(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "rule", 0};
            static CPyArg_Parser parser = {"OOO:gain_white", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_rule;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_rule)) {
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
            PyObject *arg_rule;
            if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___dice___gain_white(arg_t, arg_me, arg_rule);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/dice.py", "gain_white", 136, CPyStatic_scholars___dice___globals);
            return NULL;
        }
        
char CPyDef_scholars___dice___gain_die(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_colour, char cpy_r_to_hand, PyObject *cpy_r_rule) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
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
    char cpy_r_r30;
    char cpy_r_r31;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_stock;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "gain_die", "Table", "stock", 152, CPyStatic_scholars___dice___globals);
        goto CPyL26;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_colour);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "gain_die", 152, CPyStatic_scholars___dice___globals);
        goto CPyL27;
    }
    cpy_r_r2 = CPyStatics[4897]; /* 1 */
    cpy_r_r3 = PyNumber_InPlaceSubtract(cpy_r_r1, cpy_r_r2);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "gain_die", 152, CPyStatic_scholars___dice___globals);
        goto CPyL27;
    }
    cpy_r_r4 = CPyList_SetItem(cpy_r_r0, cpy_r_colour, cpy_r_r3);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "gain_die", 152, CPyStatic_scholars___dice___globals);
        goto CPyL26;
    }
    if (!cpy_r_to_hand) goto CPyL7;
    cpy_r_r5 = CPyDef_scholars___dice___roll_into_hand(cpy_r_t, cpy_r_me, cpy_r_colour, cpy_r_rule);
    if (unlikely(cpy_r_r5 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "gain_die", 154, CPyStatic_scholars___dice___globals);
        goto CPyL26;
    }
    return 1;
CPyL7: ;
    cpy_r_r6 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "gain_die", "Table", "players", 156, CPyStatic_scholars___dice___globals);
        goto CPyL26;
    }
CPyL8: ;
    cpy_r_r7 = CPyList_GetItemBorrow(cpy_r_r6, cpy_r_me);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "gain_die", 156, CPyStatic_scholars___dice___globals);
        goto CPyL26;
    }
    if (likely(Py_TYPE(cpy_r_r7) == CPyType_scholars___table___Player))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/dice.py", "gain_die", 156, CPyStatic_scholars___dice___globals, "serai.games.scholars.table.Player", cpy_r_r7);
        goto CPyL26;
    }
    cpy_r_r9 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r8)->_bag;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "gain_die", "Player", "bag", 156, CPyStatic_scholars___dice___globals);
        goto CPyL26;
    }
    CPy_INCREF(cpy_r_r9);
CPyL11: ;
    cpy_r_r10 = CPyList_GetItem(cpy_r_r9, cpy_r_colour);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "gain_die", 156, CPyStatic_scholars___dice___globals);
        goto CPyL28;
    }
    cpy_r_r11 = CPyStatics[4897]; /* 1 */
    cpy_r_r12 = PyNumber_InPlaceAdd(cpy_r_r10, cpy_r_r11);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "gain_die", 156, CPyStatic_scholars___dice___globals);
        goto CPyL28;
    }
    cpy_r_r13 = CPyList_SetItem(cpy_r_r9, cpy_r_colour, cpy_r_r12);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "gain_die", 156, CPyStatic_scholars___dice___globals);
        goto CPyL26;
    }
    cpy_r_r14 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_story;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "gain_die", "Table", "story", 157, CPyStatic_scholars___dice___globals);
        goto CPyL26;
    }
CPyL15: ;
    cpy_r_r15 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r16 = cpy_r_r14 != cpy_r_r15;
    if (!cpy_r_r16) goto CPyL25;
    cpy_r_r17 = CPyStatics[2727]; /* 'event-gain-die' */
    cpy_r_r18 = CPyStatics[2724]; /* 'die-' */
    cpy_r_r19 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "gain_die", "Table", "book", 158, CPyStatic_scholars___dice___globals);
        goto CPyL26;
    }
CPyL17: ;
    cpy_r_r20 = ((serai___games___scholars___book___BookObject *)cpy_r_r19)->_colours;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "gain_die", "Book", "colours", 158, CPyStatic_scholars___dice___globals);
        goto CPyL26;
    }
CPyL18: ;
    cpy_r_r21 = CPyList_GetItem(cpy_r_r20, cpy_r_colour);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "gain_die", 158, CPyStatic_scholars___dice___globals);
        goto CPyL26;
    }
    if (likely(PyTuple_Check(cpy_r_r21)))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/dice.py", "gain_die", 158, CPyStatic_scholars___dice___globals, "tuple", cpy_r_r21);
        goto CPyL26;
    }
    cpy_r_r23 = CPySequenceTuple_GetItem(cpy_r_r22, 0);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "gain_die", 158, CPyStatic_scholars___dice___globals);
        goto CPyL26;
    }
    if (likely(PyUnicode_Check(cpy_r_r23)))
        cpy_r_r24 = cpy_r_r23;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/dice.py", "gain_die", 158, CPyStatic_scholars___dice___globals, "str", cpy_r_r23);
        goto CPyL26;
    }
    cpy_r_r25 = CPyStr_Build(2, cpy_r_r18, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "gain_die", 158, CPyStatic_scholars___dice___globals);
        goto CPyL26;
    }
    cpy_r_r26 = CPyStatics[1003]; /* 'bag' */
    cpy_r_r27 = CPyStatics[543]; /* 'die' */
    cpy_r_r28 = CPyStatics[2445]; /* 'where' */
    cpy_r_r29 = CPyDict_Build(2, cpy_r_r27, cpy_r_r25, cpy_r_r28, cpy_r_r26);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "gain_die", 158, CPyStatic_scholars___dice___globals);
        goto CPyL26;
    }
    cpy_r_r30 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r17, cpy_r_me, cpy_r_rule, cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "gain_die", 158, CPyStatic_scholars___dice___globals);
        goto CPyL26;
    }
CPyL25: ;
    return 1;
CPyL26: ;
    cpy_r_r31 = 2;
    return cpy_r_r31;
CPyL27: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL26;
CPyL28: ;
    CPy_DecRef(cpy_r_r9);
    goto CPyL26;
}
        
        PyObject *CPyPy_scholars___dice___gain_die(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "colour", "to_hand", "rule", 0};
            static CPyArg_Parser parser = {"OOOOO:gain_die", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_colour;
            PyObject *obj_to_hand;
            PyObject *obj_rule;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_colour, &obj_to_hand, &obj_rule)) {
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
            CPyTagged arg_colour;
            if (likely(PyLong_Check(obj_colour)))
                arg_colour = CPyTagged_BorrowFromObject(obj_colour);
            else {
                CPy_TypeError("int", obj_colour); goto fail;
            }
            char arg_to_hand;
            if (unlikely(!PyBool_Check(obj_to_hand))) {
                CPy_TypeError("bool", obj_to_hand); goto fail;
            } else
                arg_to_hand = obj_to_hand == Py_True;
            PyObject *arg_rule;
            if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            char retval = CPyDef_scholars___dice___gain_die(arg_t, arg_me, arg_colour, arg_to_hand, arg_rule);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/dice.py", "gain_die", 150, CPyStatic_scholars___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___dice___white_dice(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    int32_t cpy_r_r13;
    char cpy_r_r14;
    CPyTagged cpy_r_last;
    PyObject *cpy_r_r15;
    int64_t cpy_r_r16;
    CPyPtr cpy_r_r17;
    int64_t cpy_r_r18;
    char cpy_r_r19;
    CPyPtr cpy_r_r20;
    CPyPtr cpy_r_r21;
    int64_t cpy_r_r22;
    CPyPtr cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    CPyTagged cpy_r_r26;
    int64_t cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    int64_t cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyTagged cpy_r_r38;
    CPyTagged cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    int32_t cpy_r_r42;
    char cpy_r_r43;
    int64_t cpy_r_r44;
    PyObject *cpy_r_r45;
    CPyTagged cpy_r_r46;
    int64_t cpy_r_r47;
    PyObject *cpy_r_r48;
    tuple_T4CIOO cpy_r_r49;
    CPyTagged cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    CPyTagged cpy_r_r54;
    PyObject *cpy_r_r55;
    CPyTagged cpy_r_r56;
    int64_t cpy_r_r57;
    char cpy_r_r58;
    int64_t cpy_r_r59;
    char cpy_r_r60;
    char cpy_r_r61;
    char cpy_r_r62;
    char cpy_r_r63;
    char cpy_r_r64;
    int32_t cpy_r_r65;
    char cpy_r_r66;
    char cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "white_dice", "Table", "book", 166, CPyStatic_scholars___dice___globals);
        goto CPyL48;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "white_dice", "Book", "options", 166, CPyStatic_scholars___dice___globals);
        goto CPyL48;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "white_dice", "Table", "book", 167, CPyStatic_scholars___dice___globals);
        goto CPyL49;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___scholars___book___BookObject *)cpy_r_r2)->_white;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "white_dice", "Book", "white", 167, CPyStatic_scholars___dice___globals);
        goto CPyL49;
    }
    CPyTagged_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "white_dice", "Table", "players", 168, CPyStatic_scholars___dice___globals);
        goto CPyL50;
    }
CPyL5: ;
    cpy_r_r5 = CPyList_GetItem(cpy_r_r4, cpy_r_me);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "white_dice", 168, CPyStatic_scholars___dice___globals);
        goto CPyL50;
    }
    if (likely(Py_TYPE(cpy_r_r5) == CPyType_scholars___table___Player))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/dice.py", "white_dice", 168, CPyStatic_scholars___dice___globals, "serai.games.scholars.table.Player", cpy_r_r5);
        goto CPyL50;
    }
    cpy_r_r7 = PyList_New(0);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "white_dice", 169, CPyStatic_scholars___dice___globals);
        goto CPyL51;
    }
    cpy_r_r8 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r6)->_bag;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "white_dice", "Player", "bag", 170, CPyStatic_scholars___dice___globals);
        goto CPyL52;
    }
CPyL9: ;
    cpy_r_r9 = CPyList_GetItem(cpy_r_r8, cpy_r_r3);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "white_dice", 170, CPyStatic_scholars___dice___globals);
        goto CPyL52;
    }
    if (likely(PyLong_Check(cpy_r_r9)))
        cpy_r_r10 = CPyTagged_FromObject(cpy_r_r9);
    else {
        CPy_TypeError("int", cpy_r_r9); cpy_r_r10 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "white_dice", 170, CPyStatic_scholars___dice___globals);
        goto CPyL52;
    }
    cpy_r_r11 = cpy_r_r10 != 0;
    CPyTagged_DECREF(cpy_r_r10);
    if (!cpy_r_r11) goto CPyL14;
    cpy_r_r12 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r1)->_destroy_bag;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "white_dice", "Options", "destroy_bag", 171, CPyStatic_scholars___dice___globals);
        goto CPyL52;
    }
    CPy_INCREF(cpy_r_r12);
CPyL13: ;
    cpy_r_r13 = PyList_Append(cpy_r_r7, cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    cpy_r_r14 = cpy_r_r13 >= 0;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "white_dice", 171, CPyStatic_scholars___dice___globals);
        goto CPyL52;
    }
CPyL14: ;
    cpy_r_last = 0;
    cpy_r_r15 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r6)->_hand;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "white_dice", "Player", "hand", 173, CPyStatic_scholars___dice___globals);
        goto CPyL53;
    }
    CPy_INCREF(cpy_r_r15);
CPyL15: ;
    cpy_r_r16 = 0;
CPyL16: ;
    cpy_r_r17 = (CPyPtr)((CPyPtr)cpy_r_r15 + offsetof(PyVarObject, ob_size));
    cpy_r_r18 = *(int64_t *)cpy_r_r17;
    cpy_r_r19 = cpy_r_r16 < cpy_r_r18;
    if (!cpy_r_r19) goto CPyL54;
    cpy_r_r20 = (CPyPtr)((CPyPtr)cpy_r_r15 + offsetof(PyListObject, ob_item));
    cpy_r_r21 = *(CPyPtr *)cpy_r_r20;
    cpy_r_r22 = cpy_r_r16 * 8;
    cpy_r_r23 = cpy_r_r21 + cpy_r_r22;
    cpy_r_r24 = *(PyObject * *)cpy_r_r23;
    CPy_INCREF(cpy_r_r24);
    if (likely(PyLong_Check(cpy_r_r24)))
        cpy_r_r25 = CPyTagged_FromObject(cpy_r_r24);
    else {
        CPy_TypeError("int", cpy_r_r24); cpy_r_r25 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "white_dice", 173, CPyStatic_scholars___dice___globals);
        goto CPyL55;
    }
    cpy_r_r26 = CPyDef_scholars___names___colour_of(cpy_r_r25);
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "white_dice", 174, CPyStatic_scholars___dice___globals);
        goto CPyL56;
    }
    cpy_r_r27 = cpy_r_r26 & 1;
    cpy_r_r28 = cpy_r_r27 != 0;
    if (!cpy_r_r28) goto CPyL21;
    cpy_r_r29 = CPyTagged_IsEq_(cpy_r_r26, cpy_r_r3);
    cpy_r_r30 = cpy_r_r29;
    goto CPyL22;
CPyL21: ;
    cpy_r_r31 = cpy_r_r26 == cpy_r_r3;
    cpy_r_r30 = cpy_r_r31;
CPyL22: ;
    CPyTagged_DECREF(cpy_r_r26);
    if (!cpy_r_r30) goto CPyL57;
    cpy_r_r32 = cpy_r_r25 & 1;
    cpy_r_r33 = cpy_r_r32 != 0;
    if (!cpy_r_r33) goto CPyL25;
    cpy_r_r34 = CPyTagged_IsEq_(cpy_r_r25, cpy_r_last);
    cpy_r_r35 = cpy_r_r34 ^ 1;
    if (cpy_r_r35) {
        goto CPyL58;
    } else
        goto CPyL57;
CPyL25: ;
    cpy_r_r36 = cpy_r_r25 != cpy_r_last;
    if (cpy_r_r36) {
        goto CPyL58;
    } else
        goto CPyL57;
CPyL26: ;
    cpy_r_r37 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r1)->_destroy_hand;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "white_dice", "Options", "destroy_hand", 175, CPyStatic_scholars___dice___globals);
        goto CPyL59;
    }
    CPy_INCREF(cpy_r_r37);
CPyL27: ;
    cpy_r_r38 = CPyDef_scholars___names___value_of(cpy_r_r25);
    if (unlikely(cpy_r_r38 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "white_dice", 175, CPyStatic_scholars___dice___globals);
        goto CPyL60;
    }
    cpy_r_r39 = CPyTagged_Subtract(cpy_r_r38, 2);
    CPyTagged_DECREF(cpy_r_r38);
    cpy_r_r40 = CPyList_GetItem(cpy_r_r37, cpy_r_r39);
    CPy_DECREF(cpy_r_r37);
    CPyTagged_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "white_dice", 175, CPyStatic_scholars___dice___globals);
        goto CPyL59;
    }
    if (likely(Py_TYPE(cpy_r_r40) == CPyType_option___Option))
        cpy_r_r41 = cpy_r_r40;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/dice.py", "white_dice", 175, CPyStatic_scholars___dice___globals, "serai.kernel.option.Option", cpy_r_r40);
        goto CPyL59;
    }
    cpy_r_r42 = PyList_Append(cpy_r_r7, cpy_r_r41);
    CPy_DECREF(cpy_r_r41);
    cpy_r_r43 = cpy_r_r42 >= 0;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "white_dice", 175, CPyStatic_scholars___dice___globals);
        goto CPyL59;
    }
    cpy_r_last = cpy_r_r25;
CPyL32: ;
    cpy_r_r44 = cpy_r_r16 + 1;
    cpy_r_r16 = cpy_r_r44;
    goto CPyL16;
CPyL33: ;
    cpy_r_r45 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r1)->_destroy_board;
    if (unlikely(cpy_r_r45 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'destroy_board' of 'Options' undefined");
    } else {
        CPy_INCREF(cpy_r_r45);
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "white_dice", 177, CPyStatic_scholars___dice___globals);
        goto CPyL61;
    }
CPyL34: ;
    cpy_r_r46 = 0;
    cpy_r_r47 = PyDict_Size(cpy_r_r45);
    cpy_r_r48 = CPyDict_GetItemsIter(cpy_r_r45);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "white_dice", 177, CPyStatic_scholars___dice___globals);
        goto CPyL62;
    }
CPyL35: ;
    cpy_r_r49 = CPyDict_NextItem(cpy_r_r48, cpy_r_r46);
    cpy_r_r50 = cpy_r_r49.f1;
    cpy_r_r46 = cpy_r_r50;
    cpy_r_r51 = cpy_r_r49.f0;
    if (!cpy_r_r51) goto CPyL63;
    cpy_r_r52 = cpy_r_r49.f2;
    CPy_INCREF(cpy_r_r52);
    cpy_r_r53 = cpy_r_r49.f3;
    CPy_INCREF(cpy_r_r53);
    CPy_DECREF(cpy_r_r49.f2);
    CPy_DECREF(cpy_r_r49.f3);
    if (likely(PyLong_Check(cpy_r_r52)))
        cpy_r_r54 = CPyTagged_FromObject(cpy_r_r52);
    else {
        CPy_TypeError("int", cpy_r_r52); cpy_r_r54 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r54 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "white_dice", 177, CPyStatic_scholars___dice___globals);
        goto CPyL64;
    }
    if (likely(Py_TYPE(cpy_r_r53) == CPyType_option___Option))
        cpy_r_r55 = cpy_r_r53;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/dice.py", "white_dice", 177, CPyStatic_scholars___dice___globals, "serai.kernel.option.Option", cpy_r_r53);
        goto CPyL65;
    }
    cpy_r_r56 = CPyDef_scholars___dice____white_on(cpy_r_t, cpy_r_r6, cpy_r_me, cpy_r_r54);
    CPyTagged_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r56 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "white_dice", 178, CPyStatic_scholars___dice___globals);
        goto CPyL66;
    }
    cpy_r_r57 = cpy_r_r56 & 1;
    cpy_r_r58 = cpy_r_r57 != 0;
    if (cpy_r_r58) goto CPyL41;
    cpy_r_r59 = 0 & 1;
    cpy_r_r60 = cpy_r_r59 != 0;
    if (!cpy_r_r60) goto CPyL42;
CPyL41: ;
    cpy_r_r61 = CPyTagged_IsLt_(cpy_r_r56, 0);
    cpy_r_r62 = cpy_r_r61 ^ 1;
    cpy_r_r63 = cpy_r_r62;
    goto CPyL43;
CPyL42: ;
    cpy_r_r64 = (Py_ssize_t)cpy_r_r56 >= (Py_ssize_t)0;
    cpy_r_r63 = cpy_r_r64;
CPyL43: ;
    CPyTagged_DECREF(cpy_r_r56);
    if (!cpy_r_r63) goto CPyL67;
    cpy_r_r65 = PyList_Append(cpy_r_r7, cpy_r_r55);
    CPy_DECREF(cpy_r_r55);
    cpy_r_r66 = cpy_r_r65 >= 0;
    if (unlikely(!cpy_r_r66)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "white_dice", 179, CPyStatic_scholars___dice___globals);
        goto CPyL68;
    }
CPyL45: ;
    cpy_r_r67 = CPyDict_CheckSize(cpy_r_r45, cpy_r_r47);
    if (unlikely(!cpy_r_r67)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "white_dice", 177, CPyStatic_scholars___dice___globals);
        goto CPyL68;
    } else
        goto CPyL35;
CPyL46: ;
    cpy_r_r68 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r68)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "white_dice", 177, CPyStatic_scholars___dice___globals);
        goto CPyL69;
    }
    return cpy_r_r7;
CPyL48: ;
    cpy_r_r69 = NULL;
    return cpy_r_r69;
CPyL49: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL48;
CPyL50: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r3);
    goto CPyL48;
CPyL51: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r6);
    goto CPyL48;
CPyL52: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    goto CPyL48;
CPyL53: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_last);
    goto CPyL48;
CPyL54: ;
    CPyTagged_DECREF(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_last);
    CPy_DECREF(cpy_r_r15);
    goto CPyL33;
CPyL55: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_last);
    CPy_DecRef(cpy_r_r15);
    goto CPyL48;
CPyL56: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_last);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r25);
    goto CPyL48;
CPyL57: ;
    CPyTagged_DECREF(cpy_r_r25);
    goto CPyL32;
CPyL58: ;
    CPyTagged_DECREF(cpy_r_last);
    goto CPyL26;
CPyL59: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r25);
    goto CPyL48;
CPyL60: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r37);
    goto CPyL48;
CPyL61: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    goto CPyL48;
CPyL62: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r45);
    goto CPyL48;
CPyL63: ;
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r45);
    CPy_DECREF(cpy_r_r48);
    CPy_DECREF(cpy_r_r49.f2);
    CPy_DECREF(cpy_r_r49.f3);
    goto CPyL46;
CPyL64: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r53);
    goto CPyL48;
CPyL65: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r48);
    CPyTagged_DecRef(cpy_r_r54);
    goto CPyL48;
CPyL66: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r55);
    goto CPyL48;
CPyL67: ;
    CPy_DECREF(cpy_r_r55);
    goto CPyL45;
CPyL68: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r48);
    goto CPyL48;
CPyL69: ;
    CPy_DecRef(cpy_r_r7);
    goto CPyL48;
}
        
        PyObject *CPyPy_scholars___dice___white_dice(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:white_dice", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
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
            PyObject *retval = CPyDef_scholars___dice___white_dice(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/dice.py", "white_dice", 164, CPyStatic_scholars___dice___globals);
            return NULL;
        }
        
CPyTagged CPyDef_scholars___dice____white_on(PyObject *cpy_r_t, PyObject *cpy_r_player, CPyTagged cpy_r_me, CPyTagged cpy_r_place) {
    CPyTagged cpy_r_r0;
    int64_t cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    CPyTagged cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    CPyTagged cpy_r_r16;
    CPyTagged cpy_r_r17;
    CPyTagged cpy_r_at;
    int64_t cpy_r_r18;
    char cpy_r_r19;
    int64_t cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    char cpy_r_r27;
    CPyTagged cpy_r_r28;
    char cpy_r_r29;
    CPyTagged cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyTagged cpy_r_r32;
    int64_t cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    CPyTagged cpy_r_r38;
    CPyTagged cpy_r_r39;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_working;
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "_white_on", "Table", "working", 185, CPyStatic_scholars___dice___globals);
        goto CPyL33;
    }
CPyL1: ;
    cpy_r_r1 = cpy_r_place & 1;
    cpy_r_r2 = cpy_r_r1 != 0;
    if (!cpy_r_r2) goto CPyL3;
    cpy_r_r3 = CPyTagged_IsEq_(cpy_r_place, cpy_r_r0);
    if (cpy_r_r3) {
        goto CPyL4;
    } else
        goto CPyL11;
CPyL3: ;
    cpy_r_r4 = cpy_r_place == cpy_r_r0;
    if (!cpy_r_r4) goto CPyL11;
CPyL4: ;
    cpy_r_r5 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_seat;
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "_white_on", "Table", "seat", 185, CPyStatic_scholars___dice___globals);
        goto CPyL33;
    }
CPyL5: ;
    cpy_r_r6 = cpy_r_r5 & 1;
    cpy_r_r7 = cpy_r_r6 != 0;
    if (!cpy_r_r7) goto CPyL7;
    cpy_r_r8 = CPyTagged_IsEq_(cpy_r_r5, cpy_r_me);
    if (cpy_r_r8) {
        goto CPyL8;
    } else
        goto CPyL11;
CPyL7: ;
    cpy_r_r9 = cpy_r_r5 == cpy_r_me;
    if (!cpy_r_r9) goto CPyL11;
CPyL8: ;
    cpy_r_r10 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_settled;
    if (unlikely(cpy_r_r10 == 2)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "_white_on", "Table", "settled", 185, CPyStatic_scholars___dice___globals);
        goto CPyL33;
    }
CPyL9: ;
    if (cpy_r_r10) goto CPyL11;
CPyL10: ;
    return -2;
CPyL11: ;
    cpy_r_r11 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "_white_on", "Table", "book", 187, CPyStatic_scholars___dice___globals);
        goto CPyL33;
    }
CPyL12: ;
    cpy_r_r12 = ((serai___games___scholars___book___BookObject *)cpy_r_r11)->_dice_on_card;
    CPyTagged_INCREF(cpy_r_r12);
    cpy_r_r13 = CPyTagged_Multiply(cpy_r_place, cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r12);
    cpy_r_r14 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "_white_on", "Table", "book", 188, CPyStatic_scholars___dice___globals);
        goto CPyL34;
    }
CPyL13: ;
    cpy_r_r15 = ((serai___games___scholars___book___BookObject *)cpy_r_r14)->_dice_on_card;
    cpy_r_r16 = CPyTagged_Add(cpy_r_r13, cpy_r_r15);
    cpy_r_r17 = cpy_r_r13;
    CPyTagged_INCREF(cpy_r_r17);
    cpy_r_at = cpy_r_r17;
    CPyTagged_DECREF(cpy_r_at);
CPyL14: ;
    cpy_r_r18 = cpy_r_r17 & 1;
    cpy_r_r19 = cpy_r_r18 != 0;
    if (cpy_r_r19) goto CPyL16;
    cpy_r_r20 = cpy_r_r16 & 1;
    cpy_r_r21 = cpy_r_r20 != 0;
    if (!cpy_r_r21) goto CPyL17;
CPyL16: ;
    cpy_r_r22 = CPyTagged_IsLt_(cpy_r_r17, cpy_r_r16);
    if (cpy_r_r22) {
        goto CPyL18;
    } else
        goto CPyL35;
CPyL17: ;
    cpy_r_r23 = (Py_ssize_t)cpy_r_r17 < (Py_ssize_t)cpy_r_r16;
    if (!cpy_r_r23) goto CPyL35;
CPyL18: ;
    CPyTagged_INCREF(cpy_r_r17);
    cpy_r_at = cpy_r_r17;
    cpy_r_r24 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_dice;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "_white_on", "Player", "dice", 189, CPyStatic_scholars___dice___globals);
        goto CPyL36;
    }
CPyL19: ;
    cpy_r_r25 = CPyList_GetItem(cpy_r_r24, cpy_r_at);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "_white_on", 189, CPyStatic_scholars___dice___globals);
        goto CPyL36;
    }
    if (likely(PyLong_Check(cpy_r_r25)))
        cpy_r_r26 = CPyTagged_FromObject(cpy_r_r25);
    else {
        CPy_TypeError("int", cpy_r_r25); cpy_r_r26 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "_white_on", 189, CPyStatic_scholars___dice___globals);
        goto CPyL36;
    }
    cpy_r_r27 = cpy_r_r26 != 0;
    if (!cpy_r_r27) goto CPyL37;
    cpy_r_r28 = CPyTagged_And(cpy_r_r26, 2048);
    cpy_r_r29 = cpy_r_r28 != 0;
    CPyTagged_DECREF(cpy_r_r28);
    if (cpy_r_r29) goto CPyL37;
    cpy_r_r30 = CPyDef_scholars___names___colour_of(cpy_r_r26);
    CPyTagged_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "_white_on", 190, CPyStatic_scholars___dice___globals);
        goto CPyL36;
    }
    cpy_r_r31 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "_white_on", "Table", "book", 190, CPyStatic_scholars___dice___globals);
        goto CPyL38;
    }
CPyL25: ;
    cpy_r_r32 = ((serai___games___scholars___book___BookObject *)cpy_r_r31)->_white;
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "_white_on", "Book", "white", 190, CPyStatic_scholars___dice___globals);
        goto CPyL38;
    }
CPyL26: ;
    cpy_r_r33 = cpy_r_r30 & 1;
    cpy_r_r34 = cpy_r_r33 != 0;
    if (!cpy_r_r34) goto CPyL28;
    cpy_r_r35 = CPyTagged_IsEq_(cpy_r_r30, cpy_r_r32);
    cpy_r_r36 = cpy_r_r35;
    goto CPyL29;
CPyL28: ;
    cpy_r_r37 = cpy_r_r30 == cpy_r_r32;
    cpy_r_r36 = cpy_r_r37;
CPyL29: ;
    CPyTagged_DECREF(cpy_r_r30);
    if (cpy_r_r36) {
        goto CPyL39;
    } else
        goto CPyL40;
CPyL30: ;
    return cpy_r_at;
CPyL31: ;
    cpy_r_r38 = CPyTagged_Add(cpy_r_r17, 2);
    CPyTagged_DECREF(cpy_r_r17);
    cpy_r_r17 = cpy_r_r38;
    goto CPyL14;
CPyL32: ;
    return -2;
CPyL33: ;
    cpy_r_r39 = CPY_INT_TAG;
    return cpy_r_r39;
CPyL34: ;
    CPyTagged_DecRef(cpy_r_r13);
    goto CPyL33;
CPyL35: ;
    CPyTagged_DECREF(cpy_r_r16);
    CPyTagged_DECREF(cpy_r_r17);
    goto CPyL32;
CPyL36: ;
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_at);
    goto CPyL33;
CPyL37: ;
    CPyTagged_DECREF(cpy_r_at);
    CPyTagged_DECREF(cpy_r_r26);
    goto CPyL31;
CPyL38: ;
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_at);
    CPyTagged_DecRef(cpy_r_r30);
    goto CPyL33;
CPyL39: ;
    CPyTagged_DECREF(cpy_r_r16);
    CPyTagged_DECREF(cpy_r_r17);
    goto CPyL30;
CPyL40: ;
    CPyTagged_DECREF(cpy_r_at);
    goto CPyL31;
}
        
        PyObject *CPyPy_scholars___dice____white_on(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "player", "me", "place", 0};
            static CPyArg_Parser parser = {"OOOO:_white_on", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_player;
            PyObject *obj_me;
            PyObject *obj_place;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_player, &obj_me, &obj_place)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_scholars___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.scholars.table.Player", obj_player); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            CPyTagged retval = CPyDef_scholars___dice____white_on(arg_t, arg_player, arg_me, arg_place);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/dice.py", "_white_on", 183, CPyStatic_scholars___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___dice___give_up_white_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    int32_t cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyPtr cpy_r_r10;
    int64_t cpy_r_r11;
    CPyTagged cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    int32_t cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    int32_t cpy_r_r20;
    char cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    char cpy_r_r41;
    int32_t cpy_r_r42;
    PyObject *cpy_r_r43;
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
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___dice___give_up_white_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = ((serai___games___scholars___dice___give_up_white_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL48;
CPyL1: ;
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_type != cpy_r_r1;
    if (!cpy_r_r2) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "give_up_white", 195, CPyStatic_scholars___dice___globals);
        goto CPyL47;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r3 = ((serai___games___scholars___dice___give_up_white_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "give_up_white", "give_up_white_gen", "t", 197, CPyStatic_scholars___dice___globals);
        goto CPyL47;
    }
CPyL5: ;
    cpy_r_r4 = ((serai___games___scholars___table___TableObject *)cpy_r_r3)->_book;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "give_up_white", "Table", "book", 197, CPyStatic_scholars___dice___globals);
        goto CPyL47;
    }
CPyL6: ;
    cpy_r_r5 = ((serai___games___scholars___book___BookObject *)cpy_r_r4)->_options;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "give_up_white", "Book", "options", 197, CPyStatic_scholars___dice___globals);
        goto CPyL47;
    }
    CPy_INCREF(cpy_r_r5);
CPyL7: ;
    if (((serai___games___scholars___dice___give_up_white_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options != NULL) {
        CPy_DECREF(((serai___games___scholars___dice___give_up_white_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options);
    }
    ((serai___games___scholars___dice___give_up_white_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options = cpy_r_r5;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "give_up_white", 197, CPyStatic_scholars___dice___globals);
        goto CPyL47;
    }
    cpy_r_r7 = ((serai___games___scholars___dice___give_up_white_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "give_up_white", "give_up_white_gen", "t", 198, CPyStatic_scholars___dice___globals);
        goto CPyL47;
    }
CPyL9: ;
    cpy_r_r8 = ((serai___games___scholars___dice___give_up_white_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "give_up_white", "give_up_white_gen", "me", 198, CPyStatic_scholars___dice___globals);
        goto CPyL47;
    }
CPyL10: ;
    cpy_r_r9 = CPyDef_scholars___dice___white_dice(cpy_r_r7, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "give_up_white", 198, CPyStatic_scholars___dice___globals);
        goto CPyL47;
    }
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyVarObject, ob_size));
    cpy_r_r11 = *(int64_t *)cpy_r_r10;
    cpy_r_r12 = cpy_r_r11 << 1;
    cpy_r_r13 = cpy_r_r12 != 0;
    if (cpy_r_r13) {
        goto CPyL17;
    } else
        goto CPyL53;
CPyL12: ;
    cpy_r_r14 = 0 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r14);
    ((serai___games___scholars___dice___give_up_white_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r16 = CPyDef_scholars___dice___give_up_white_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL16;
    CPyGen_SetStopIterationValue(cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    if (!0) goto CPyL52;
    CPy_Unreachable();
CPyL16: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r14;
    CPyGen_Exit(&((serai___games___scholars___dice___give_up_white_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL17: ;
    cpy_r_r17 = ((serai___games___scholars___dice___give_up_white_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__optional;
    if (unlikely(cpy_r_r17 == 2)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "give_up_white", "give_up_white_gen", "optional", 201, CPyStatic_scholars___dice___globals);
        goto CPyL54;
    }
CPyL18: ;
    if (!cpy_r_r17) goto CPyL21;
CPyL19: ;
    cpy_r_r18 = ((serai___games___scholars___dice___give_up_white_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "give_up_white", "give_up_white_gen", "options", 202, CPyStatic_scholars___dice___globals);
        goto CPyL54;
    }
CPyL20: ;
    cpy_r_r19 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r18)->_skip;
    CPy_INCREF(cpy_r_r19);
    cpy_r_r20 = PyList_Append(cpy_r_r9, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = cpy_r_r20 >= 0;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "give_up_white", 202, CPyStatic_scholars___dice___globals);
        goto CPyL54;
    }
CPyL21: ;
    cpy_r_r22 = ((serai___games___scholars___dice___give_up_white_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "give_up_white", "give_up_white_gen", "me", 203, CPyStatic_scholars___dice___globals);
        goto CPyL54;
    }
CPyL22: ;
    cpy_r_r23 = ((serai___games___scholars___dice___give_up_white_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__key;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "give_up_white", "give_up_white_gen", "key", 203, CPyStatic_scholars___dice___globals);
        goto CPyL54;
    }
CPyL23: ;
    cpy_r_r24 = ((serai___games___scholars___dice___give_up_white_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rule;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "give_up_white", "give_up_white_gen", "rule", 203, CPyStatic_scholars___dice___globals);
        goto CPyL54;
    }
CPyL24: ;
    cpy_r_r25 = NULL;
    cpy_r_r26 = NULL;
    cpy_r_r27 = NULL;
    cpy_r_r28 = CPyDef_offer___Offer(cpy_r_r9, cpy_r_r25, cpy_r_r26, cpy_r_r27);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "give_up_white", 203, CPyStatic_scholars___dice___globals);
        goto CPyL47;
    }
    cpy_r_r29 = NULL;
    cpy_r_r30 = NULL;
    cpy_r_r31 = 2;
    cpy_r_r32 = CPyDef_decision___ask(cpy_r_r22, cpy_r_r23, cpy_r_r24, cpy_r_r28, cpy_r_r29, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "give_up_white", 203, CPyStatic_scholars___dice___globals);
        goto CPyL47;
    }
    ((serai___games___scholars___dice___give_up_white_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___dice___give_up_white_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r32;
CPyL27: ;
    cpy_r_r34 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r35 = cpy_r_type != cpy_r_r34;
    if (!cpy_r_r35) goto CPyL30;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "give_up_white", 203, CPyStatic_scholars___dice___globals);
        goto CPyL47;
    }
    CPy_Unreachable();
CPyL30: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r36 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/dice.py", "give_up_white", 203, CPyStatic_scholars___dice___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL47;
    }
    cpy_r_r37 = ((serai___games___scholars___dice___give_up_white_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "give_up_white", "give_up_white_gen", "options", 204, CPyStatic_scholars___dice___globals);
        goto CPyL55;
    }
CPyL32: ;
    cpy_r_r38 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r37)->_skip;
    CPy_INCREF(cpy_r_r38);
    cpy_r_r39 = cpy_r_r36 == cpy_r_r38;
    CPy_DECREF(cpy_r_r38);
    if (cpy_r_r39) {
        goto CPyL56;
    } else
        goto CPyL38;
CPyL33: ;
    cpy_r_r40 = 0 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r40);
    ((serai___games___scholars___dice___give_up_white_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r42 = CPyDef_scholars___dice___give_up_white_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL37;
    CPyGen_SetStopIterationValue(cpy_r_r40);
    CPy_DECREF(cpy_r_r40);
    if (!0) goto CPyL52;
    CPy_Unreachable();
CPyL37: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r40;
    CPyGen_Exit(&((serai___games___scholars___dice___give_up_white_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL38: ;
    cpy_r_r43 = ((serai___games___scholars___dice___give_up_white_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "give_up_white", "give_up_white_gen", "t", 206, CPyStatic_scholars___dice___globals);
        goto CPyL55;
    }
CPyL39: ;
    cpy_r_r44 = ((serai___games___scholars___dice___give_up_white_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r44 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "give_up_white", "give_up_white_gen", "me", 206, CPyStatic_scholars___dice___globals);
        goto CPyL55;
    }
CPyL40: ;
    cpy_r_r45 = ((serai___games___scholars___dice___give_up_white_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__rule;
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "give_up_white", "give_up_white_gen", "rule", 206, CPyStatic_scholars___dice___globals);
        goto CPyL55;
    }
CPyL41: ;
    cpy_r_r46 = CPyDef_scholars___dice___destroy(cpy_r_r43, cpy_r_r44, cpy_r_r36, cpy_r_r45);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r46 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "give_up_white", 206, CPyStatic_scholars___dice___globals);
        goto CPyL47;
    }
    cpy_r_r47 = 1 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r47);
    ((serai___games___scholars___dice___give_up_white_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r49 = CPyDef_scholars___dice___give_up_white_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL46;
    CPyGen_SetStopIterationValue(cpy_r_r47);
    CPy_DECREF(cpy_r_r47);
    if (!0) goto CPyL52;
    CPy_Unreachable();
CPyL46: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r47;
    CPyGen_Exit(&((serai___games___scholars___dice___give_up_white_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL47: ;
    ((serai___games___scholars___dice___give_up_white_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r51 = CPyDef_scholars___dice___give_up_white_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r52 = NULL;
    CPyGen_Exit(&((serai___games___scholars___dice___give_up_white_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r52;
CPyL48: ;
    cpy_r_r53 = cpy_r_r0 == 0;
    if (cpy_r_r53) goto CPyL1;
    cpy_r_r54 = cpy_r_r0 == 1;
    if (cpy_r_r54) goto CPyL27;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r55 = 0;
    if (unlikely(!cpy_r_r55)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "give_up_white", 195, CPyStatic_scholars___dice___globals);
        goto CPyL52;
    }
    CPy_Unreachable();
CPyL52: ;
    cpy_r_r56 = NULL;
    CPyGen_Exit(&((serai___games___scholars___dice___give_up_white_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r56;
CPyL53: ;
    CPy_DECREF(cpy_r_r9);
    goto CPyL12;
CPyL54: ;
    CPy_DecRef(cpy_r_r9);
    goto CPyL47;
CPyL55: ;
    CPy_DecRef(cpy_r_r36);
    goto CPyL47;
CPyL56: ;
    CPy_DECREF(cpy_r_r36);
    goto CPyL33;
}
        
PyObject *CPyDef_scholars___dice___give_up_white_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___dice___give_up_white_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___dice___give_up_white_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___dice___give_up_white_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.dice.give_up_white_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___dice___give_up_white_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/dice.py", "__next__", -1, CPyStatic_scholars___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___dice___give_up_white_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_scholars___dice___give_up_white_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___dice___give_up_white_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___dice___give_up_white_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.dice.give_up_white_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_scholars___dice___give_up_white_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/dice.py", "send", -1, CPyStatic_scholars___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___dice___give_up_white_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_scholars___dice___give_up_white_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___dice___give_up_white_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.dice.give_up_white_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___dice___give_up_white_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/dice.py", "__iter__", -1, CPyStatic_scholars___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___dice___give_up_white_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_scholars___dice___give_up_white_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_scholars___dice___give_up_white_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___dice___give_up_white_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.dice.give_up_white_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_scholars___dice___give_up_white_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/dice.py", "throw", -1, CPyStatic_scholars___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___dice___give_up_white_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_scholars___dice___give_up_white_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp4708 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp4708);
    PyObject *__tmp4709 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp4709);
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
        
        PyObject *CPyPy_scholars___dice___give_up_white_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_scholars___dice___give_up_white_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.dice.give_up_white_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___dice___give_up_white_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/dice.py", "close", -1, CPyStatic_scholars___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___dice___give_up_white(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_key, PyObject *cpy_r_rule, char cpy_r_optional) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    cpy_r_r0 = CPyDef_scholars___dice___give_up_white_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "give_up_white", 195, CPyStatic_scholars___dice___globals);
        goto CPyL7;
    }
    ((serai___games___scholars___dice___give_up_white_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___scholars___dice___give_up_white_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___scholars___dice___give_up_white_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___scholars___dice___give_up_white_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "give_up_white", 195, CPyStatic_scholars___dice___globals);
        goto CPyL8;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___scholars___dice___give_up_white_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___dice___give_up_white_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___scholars___dice___give_up_white_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "give_up_white", 195, CPyStatic_scholars___dice___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_key);
    if (((serai___games___scholars___dice___give_up_white_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__key != NULL) {
        CPy_DECREF(((serai___games___scholars___dice___give_up_white_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__key);
    }
    ((serai___games___scholars___dice___give_up_white_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__key = cpy_r_key;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "give_up_white", 195, CPyStatic_scholars___dice___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_rule);
    if (((serai___games___scholars___dice___give_up_white_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__rule != NULL) {
        CPy_DECREF(((serai___games___scholars___dice___give_up_white_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__rule);
    }
    ((serai___games___scholars___dice___give_up_white_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__rule = cpy_r_rule;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "give_up_white", 195, CPyStatic_scholars___dice___globals);
        goto CPyL8;
    }
    ((serai___games___scholars___dice___give_up_white_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__optional = cpy_r_optional;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "give_up_white", 195, CPyStatic_scholars___dice___globals);
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
        
        PyObject *CPyPy_scholars___dice___give_up_white(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "key", "rule", "optional", 0};
            static CPyArg_Parser parser = {"OOOOO:give_up_white", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_key;
            PyObject *obj_rule;
            PyObject *obj_optional;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_key, &obj_rule, &obj_optional)) {
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
            PyObject *arg_key;
            if (likely(PyUnicode_Check(obj_key)))
                arg_key = obj_key;
            else {
                CPy_TypeError("str", obj_key); 
                goto fail;
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
            PyObject *retval = CPyDef_scholars___dice___give_up_white(arg_t, arg_me, arg_key, arg_rule, arg_optional);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/dice.py", "give_up_white", 195, CPyStatic_scholars___dice___globals);
            return NULL;
        }
        
char CPyDef_scholars___dice___destroy(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_chosen, PyObject *cpy_r_rule) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_where;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    int32_t cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    CPyTagged cpy_r_r29;
    PyObject *cpy_r_r30;
    int32_t cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "destroy", "Table", "book", 212, CPyStatic_scholars___dice___globals);
        goto CPyL31;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "destroy", "Book", "options", 212, CPyStatic_scholars___dice___globals);
        goto CPyL31;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "destroy", "Table", "players", 213, CPyStatic_scholars___dice___globals);
        goto CPyL32;
    }
CPyL3: ;
    cpy_r_r3 = CPyList_GetItem(cpy_r_r2, cpy_r_me);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "destroy", 213, CPyStatic_scholars___dice___globals);
        goto CPyL32;
    }
    if (likely(Py_TYPE(cpy_r_r3) == CPyType_scholars___table___Player))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/dice.py", "destroy", 213, CPyStatic_scholars___dice___globals, "serai.games.scholars.table.Player", cpy_r_r3);
        goto CPyL32;
    }
    cpy_r_r5 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "destroy", "Table", "book", 214, CPyStatic_scholars___dice___globals);
        goto CPyL33;
    }
CPyL6: ;
    cpy_r_r6 = ((serai___games___scholars___book___BookObject *)cpy_r_r5)->_white;
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "destroy", "Book", "white", 214, CPyStatic_scholars___dice___globals);
        goto CPyL33;
    }
    CPyTagged_INCREF(cpy_r_r6);
CPyL7: ;
    cpy_r_r7 = CPyStatics[1003]; /* 'bag' */
    CPy_INCREF(cpy_r_r7);
    cpy_r_where = cpy_r_r7;
    cpy_r_r8 = ((serai___games___scholars___options___OptionsObject *)cpy_r_r1)->_destroy_bag;
    if (unlikely(cpy_r_r8 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'destroy_bag' of 'Options' undefined");
    } else {
        CPy_INCREF(cpy_r_r8);
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "destroy", 216, CPyStatic_scholars___dice___globals);
        goto CPyL34;
    }
CPyL8: ;
    cpy_r_r9 = cpy_r_chosen == cpy_r_r8;
    CPy_DECREF(cpy_r_r8);
    if (!cpy_r_r9) goto CPyL35;
    cpy_r_r10 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r4)->_bag;
    if (unlikely(cpy_r_r10 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'bag' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r10);
    }
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "destroy", 217, CPyStatic_scholars___dice___globals);
        goto CPyL36;
    }
CPyL10: ;
    cpy_r_r11 = CPyList_GetItem(cpy_r_r10, cpy_r_r6);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "destroy", 217, CPyStatic_scholars___dice___globals);
        goto CPyL37;
    }
    cpy_r_r12 = CPyStatics[4897]; /* 1 */
    cpy_r_r13 = PyNumber_InPlaceSubtract(cpy_r_r11, cpy_r_r12);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "destroy", 217, CPyStatic_scholars___dice___globals);
        goto CPyL37;
    }
    cpy_r_r14 = CPyList_SetItem(cpy_r_r10, cpy_r_r6, cpy_r_r13);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "destroy", 217, CPyStatic_scholars___dice___globals);
        goto CPyL36;
    } else
        goto CPyL24;
CPyL13: ;
    cpy_r_r15 = ((serai___kernel___option___OptionObject *)cpy_r_chosen)->_id;
    CPy_INCREF(cpy_r_r15);
    cpy_r_r16 = CPyStatics[2730]; /* 'destroy:slot' */
    cpy_r_r17 = CPyStr_Startswith(cpy_r_r15, cpy_r_r16);
    CPy_DECREF(cpy_r_r15);
    cpy_r_r18 = cpy_r_r17;
    if (!cpy_r_r18) goto CPyL19;
    cpy_r_r19 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r4)->_dice;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "destroy", "Player", "dice", 219, CPyStatic_scholars___dice___globals);
        goto CPyL38;
    }
    CPy_INCREF(cpy_r_r19);
CPyL15: ;
    cpy_r_r20 = ((serai___kernel___option___OptionObject *)cpy_r_chosen)->_value;
    CPy_INCREF(cpy_r_r20);
    if (likely(PyLong_Check(cpy_r_r20)))
        cpy_r_r21 = CPyTagged_FromObject(cpy_r_r20);
    else {
        CPy_TypeError("int", cpy_r_r20); cpy_r_r21 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "destroy", 219, CPyStatic_scholars___dice___globals);
        goto CPyL39;
    }
    cpy_r_r22 = CPyDef_scholars___dice____white_on(cpy_r_t, cpy_r_r4, cpy_r_me, cpy_r_r21);
    CPy_DECREF(cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "destroy", 219, CPyStatic_scholars___dice___globals);
        goto CPyL40;
    }
    cpy_r_r23 = CPyStatics[4896]; /* 0 */
    CPy_INCREF(cpy_r_r23);
    cpy_r_r24 = CPyList_SetItem(cpy_r_r19, cpy_r_r22, cpy_r_r23);
    CPy_DECREF(cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r22);
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "destroy", 219, CPyStatic_scholars___dice___globals);
        goto CPyL41;
    }
    cpy_r_r25 = CPyStatics[2555]; /* 'board' */
    CPy_INCREF(cpy_r_r25);
    cpy_r_where = cpy_r_r25;
    goto CPyL24;
CPyL19: ;
    cpy_r_r26 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r4)->_hand;
    if (unlikely(cpy_r_r26 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'hand' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r26);
    }
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "destroy", 222, CPyStatic_scholars___dice___globals);
        goto CPyL41;
    }
CPyL20: ;
    cpy_r_r27 = ((serai___kernel___option___OptionObject *)cpy_r_chosen)->_value;
    CPy_INCREF(cpy_r_r27);
    if (likely(PyLong_Check(cpy_r_r27)))
        cpy_r_r28 = CPyTagged_FromObject(cpy_r_r27);
    else {
        CPy_TypeError("int", cpy_r_r27); cpy_r_r28 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "destroy", 222, CPyStatic_scholars___dice___globals);
        goto CPyL42;
    }
    cpy_r_r29 = CPyDef_scholars___names___die_of(cpy_r_r6, cpy_r_r28);
    CPyTagged_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "destroy", 222, CPyStatic_scholars___dice___globals);
        goto CPyL42;
    }
    cpy_r_r30 = CPyTagged_StealAsObject(cpy_r_r29);
    cpy_r_r31 = CPyList_Remove(cpy_r_r26, cpy_r_r30);
    CPy_DECREF(cpy_r_r26);
    CPy_DECREF(cpy_r_r30);
    cpy_r_r32 = cpy_r_r31 >= 0;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "destroy", 222, CPyStatic_scholars___dice___globals);
        goto CPyL41;
    }
    cpy_r_r33 = CPyStatics[987]; /* 'hand' */
    CPy_INCREF(cpy_r_r33);
    cpy_r_where = cpy_r_r33;
CPyL24: ;
    cpy_r_r34 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_stock;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "destroy", "Table", "stock", 224, CPyStatic_scholars___dice___globals);
        goto CPyL36;
    }
    CPy_INCREF(cpy_r_r34);
CPyL25: ;
    cpy_r_r35 = CPyList_GetItem(cpy_r_r34, cpy_r_r6);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "destroy", 224, CPyStatic_scholars___dice___globals);
        goto CPyL43;
    }
    cpy_r_r36 = CPyStatics[4897]; /* 1 */
    cpy_r_r37 = PyNumber_InPlaceAdd(cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "destroy", 224, CPyStatic_scholars___dice___globals);
        goto CPyL43;
    }
    cpy_r_r38 = CPyList_SetItem(cpy_r_r34, cpy_r_r6, cpy_r_r37);
    CPy_DECREF(cpy_r_r34);
    CPyTagged_DECREF(cpy_r_r6);
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "destroy", 224, CPyStatic_scholars___dice___globals);
        goto CPyL44;
    }
    cpy_r_r39 = CPyStatics[2731]; /* 'event-destroy-white' */
    cpy_r_r40 = CPyStatics[2445]; /* 'where' */
    cpy_r_r41 = CPyDict_Build(1, cpy_r_r40, cpy_r_where);
    CPy_DECREF(cpy_r_where);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "destroy", 225, CPyStatic_scholars___dice___globals);
        goto CPyL31;
    }
    cpy_r_r42 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r39, cpy_r_me, cpy_r_rule, cpy_r_r41);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "destroy", 225, CPyStatic_scholars___dice___globals);
        goto CPyL31;
    }
    return 1;
CPyL31: ;
    cpy_r_r43 = 2;
    return cpy_r_r43;
CPyL32: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL31;
CPyL33: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    goto CPyL31;
CPyL34: ;
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_where);
    goto CPyL31;
CPyL35: ;
    CPy_DECREF(cpy_r_where);
    goto CPyL13;
CPyL36: ;
    CPyTagged_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_where);
    goto CPyL31;
CPyL37: ;
    CPyTagged_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_where);
    CPy_DecRef(cpy_r_r10);
    goto CPyL31;
CPyL38: ;
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r6);
    goto CPyL31;
CPyL39: ;
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r19);
    goto CPyL31;
CPyL40: ;
    CPyTagged_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r19);
    goto CPyL31;
CPyL41: ;
    CPyTagged_DecRef(cpy_r_r6);
    goto CPyL31;
CPyL42: ;
    CPyTagged_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r26);
    goto CPyL31;
CPyL43: ;
    CPyTagged_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_where);
    CPy_DecRef(cpy_r_r34);
    goto CPyL31;
CPyL44: ;
    CPy_DecRef(cpy_r_where);
    goto CPyL31;
}
        
        PyObject *CPyPy_scholars___dice___destroy(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "chosen", "rule", 0};
            static CPyArg_Parser parser = {"OOOO:destroy", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_chosen;
            PyObject *obj_rule;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_chosen, &obj_rule)) {
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
            PyObject *arg_chosen;
            if (likely(Py_TYPE(obj_chosen) == CPyType_option___Option))
                arg_chosen = obj_chosen;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_chosen); 
                goto fail;
            }
            PyObject *arg_rule;
            if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            char retval = CPyDef_scholars___dice___destroy(arg_t, arg_me, arg_chosen, arg_rule);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/dice.py", "destroy", 210, CPyStatic_scholars___dice___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___dice___owned(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
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
    CPyTagged cpy_r_r16;
    CPyTagged cpy_r_die;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
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
    char cpy_r_r34;
    CPyTagged cpy_r_r35;
    char cpy_r_r36;
    CPyTagged cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    char cpy_r_r41;
    int64_t cpy_r_r42;
    PyObject *cpy_r_r43;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "owned", "Table", "players", 230, CPyStatic_scholars___dice___globals);
        goto CPyL27;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "owned", 230, CPyStatic_scholars___dice___globals);
        goto CPyL27;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_scholars___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/dice.py", "owned", 230, CPyStatic_scholars___dice___globals, "serai.games.scholars.table.Player", cpy_r_r1);
        goto CPyL27;
    }
    cpy_r_r3 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_bag;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "owned", "Player", "bag", 231, CPyStatic_scholars___dice___globals);
        goto CPyL28;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = CPyList_GetSlice(cpy_r_r3, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "owned", 231, CPyStatic_scholars___dice___globals);
        goto CPyL28;
    }
    if (likely(PyList_Check(cpy_r_r4)))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/dice.py", "owned", 231, CPyStatic_scholars___dice___globals, "list", cpy_r_r4);
        goto CPyL28;
    }
    cpy_r_r6 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_hand;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/dice.py", "owned", "Player", "hand", 232, CPyStatic_scholars___dice___globals);
        goto CPyL29;
    }
    CPy_INCREF(cpy_r_r6);
CPyL7: ;
    cpy_r_r7 = 0;
CPyL8: ;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyVarObject, ob_size));
    cpy_r_r9 = *(int64_t *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r7 < cpy_r_r9;
    if (!cpy_r_r10) goto CPyL30;
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyListObject, ob_item));
    cpy_r_r12 = *(CPyPtr *)cpy_r_r11;
    cpy_r_r13 = cpy_r_r7 * 8;
    cpy_r_r14 = cpy_r_r12 + cpy_r_r13;
    cpy_r_r15 = *(PyObject * *)cpy_r_r14;
    CPy_INCREF(cpy_r_r15);
    if (likely(PyLong_Check(cpy_r_r15)))
        cpy_r_r16 = CPyTagged_FromObject(cpy_r_r15);
    else {
        CPy_TypeError("int", cpy_r_r15); cpy_r_r16 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "owned", 232, CPyStatic_scholars___dice___globals);
        goto CPyL31;
    }
    cpy_r_die = cpy_r_r16;
    cpy_r_r17 = CPyDef_scholars___names___colour_of(cpy_r_die);
    CPyTagged_DECREF(cpy_r_die);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "owned", 233, CPyStatic_scholars___dice___globals);
        goto CPyL31;
    }
    cpy_r_r18 = CPyList_GetItem(cpy_r_r5, cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "owned", 233, CPyStatic_scholars___dice___globals);
        goto CPyL32;
    }
    cpy_r_r19 = CPyStatics[4897]; /* 1 */
    cpy_r_r20 = PyNumber_InPlaceAdd(cpy_r_r18, cpy_r_r19);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "owned", 233, CPyStatic_scholars___dice___globals);
        goto CPyL32;
    }
    cpy_r_r21 = CPyList_SetItem(cpy_r_r5, cpy_r_r17, cpy_r_r20);
    CPyTagged_DECREF(cpy_r_r17);
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "owned", 233, CPyStatic_scholars___dice___globals);
        goto CPyL31;
    }
    cpy_r_r22 = cpy_r_r7 + 1;
    cpy_r_r7 = cpy_r_r22;
    goto CPyL8;
CPyL15: ;
    cpy_r_r23 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_dice;
    if (unlikely(cpy_r_r23 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'dice' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r23);
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "owned", 234, CPyStatic_scholars___dice___globals);
        goto CPyL33;
    }
CPyL16: ;
    cpy_r_r24 = 0;
CPyL17: ;
    cpy_r_r25 = (CPyPtr)((CPyPtr)cpy_r_r23 + offsetof(PyVarObject, ob_size));
    cpy_r_r26 = *(int64_t *)cpy_r_r25;
    cpy_r_r27 = cpy_r_r24 < cpy_r_r26;
    if (!cpy_r_r27) goto CPyL34;
    cpy_r_r28 = (CPyPtr)((CPyPtr)cpy_r_r23 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "owned", 234, CPyStatic_scholars___dice___globals);
        goto CPyL35;
    }
    cpy_r_die = cpy_r_r33;
    cpy_r_r34 = cpy_r_die != 0;
    if (!cpy_r_r34) goto CPyL36;
    cpy_r_r35 = CPyTagged_And(cpy_r_die, 2048);
    cpy_r_r36 = cpy_r_r35 != 0;
    CPyTagged_DECREF(cpy_r_r35);
    if (cpy_r_r36) goto CPyL36;
    cpy_r_r37 = CPyDef_scholars___names___colour_of(cpy_r_die);
    CPyTagged_DECREF(cpy_r_die);
    if (unlikely(cpy_r_r37 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "owned", 236, CPyStatic_scholars___dice___globals);
        goto CPyL35;
    }
    cpy_r_r38 = CPyList_GetItem(cpy_r_r5, cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "owned", 236, CPyStatic_scholars___dice___globals);
        goto CPyL37;
    }
    cpy_r_r39 = CPyStatics[4897]; /* 1 */
    cpy_r_r40 = PyNumber_InPlaceAdd(cpy_r_r38, cpy_r_r39);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "owned", 236, CPyStatic_scholars___dice___globals);
        goto CPyL37;
    }
    cpy_r_r41 = CPyList_SetItem(cpy_r_r5, cpy_r_r37, cpy_r_r40);
    CPyTagged_DECREF(cpy_r_r37);
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "owned", 236, CPyStatic_scholars___dice___globals);
        goto CPyL35;
    }
CPyL25: ;
    cpy_r_r42 = cpy_r_r24 + 1;
    cpy_r_r24 = cpy_r_r42;
    goto CPyL17;
CPyL26: ;
    return cpy_r_r5;
CPyL27: ;
    cpy_r_r43 = NULL;
    return cpy_r_r43;
CPyL28: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL27;
CPyL29: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    goto CPyL27;
CPyL30: ;
    CPy_DECREF(cpy_r_r6);
    goto CPyL15;
CPyL31: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    goto CPyL27;
CPyL32: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r17);
    goto CPyL27;
CPyL33: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL27;
CPyL34: ;
    CPy_DECREF(cpy_r_r23);
    goto CPyL26;
CPyL35: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r23);
    goto CPyL27;
CPyL36: ;
    CPyTagged_DECREF(cpy_r_die);
    goto CPyL25;
CPyL37: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r37);
    goto CPyL27;
}
        
        PyObject *CPyPy_scholars___dice___owned(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:owned", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
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
            PyObject *retval = CPyDef_scholars___dice___owned(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/dice.py", "owned", 228, CPyStatic_scholars___dice___globals);
            return NULL;
        }
        
char CPyDef_scholars___dice_____top_level__(void) {
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
    char cpy_r_r82;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "<module>", 1, CPyStatic_scholars___dice___globals);
        goto CPyL31;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "<module>", 1, CPyStatic_scholars___dice___globals);
        goto CPyL31;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_scholars___dice___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "<module>", 3, CPyStatic_scholars___dice___globals);
        goto CPyL31;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5383]; /* ('insort',) */
    cpy_r_r12 = CPyStatics[2732]; /* 'bisect' */
    cpy_r_r13 = CPyStatic_scholars___dice___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "<module>", 5, CPyStatic_scholars___dice___globals);
        goto CPyL31;
    }
    cpy_r_r15 = (void *)&CPyModule_bisect;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___games___scholars___names;
    cpy_r_r17 = (void *)&CPyImportState_serai___games___scholars___names;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "<module>", 7, CPyStatic_scholars___dice___globals);
        goto CPyL31;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___games___scholars___names;
    cpy_r_r25 = CPyExec_serai___games___scholars___names;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___games___scholars___names__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "<module>", 7, CPyStatic_scholars___dice___globals);
        goto CPyL31;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "<module>", 7, CPyStatic_scholars___dice___globals);
        goto CPyL31;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "<module>", 7, CPyStatic_scholars___dice___globals);
        goto CPyL31;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5384]; /* ('PRINTED', 'colour_of', 'die_of', 'value_of') */
    cpy_r_r36 = CPyStatic_scholars___dice___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "<module>", 7, CPyStatic_scholars___dice___globals);
        goto CPyL31;
    } else
        goto CPyL32;
CPyL14: ;
    cpy_r_r38 = (void *)&CPyModule_serai___games___scholars___table;
    cpy_r_r39 = (void *)&CPyImportState_serai___games___scholars___table;
    cpy_r_r40 = CPyModuleLockAPI_serai;
    cpy_r_r41 = CPyImport_IsInitialized(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL17;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "<module>", 8, CPyStatic_scholars___dice___globals);
        goto CPyL31;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL21;
CPyL17: ;
    cpy_r_r46 = CPyInitOnly_serai___games___scholars___table;
    cpy_r_r47 = CPyExec_serai___games___scholars___table;
    cpy_r_r48 = (PyObject **)&CPyModule_serai___games___scholars___table__internal;
    cpy_r_r49 = PyImport_GetModuleDict();
    cpy_r_r50 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "<module>", 8, CPyStatic_scholars___dice___globals);
        goto CPyL31;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "<module>", 8, CPyStatic_scholars___dice___globals);
        goto CPyL31;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "<module>", 8, CPyStatic_scholars___dice___globals);
        goto CPyL31;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[5069]; /* ('Player', 'Table') */
    cpy_r_r58 = CPyStatic_scholars___dice___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "<module>", 8, CPyStatic_scholars___dice___globals);
        goto CPyL31;
    } else
        goto CPyL33;
CPyL22: ;
    cpy_r_r60 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r61 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r62 = CPyModuleLockAPI_serai;
    cpy_r_r63 = CPyImport_IsInitialized(cpy_r_r61);
    if (!cpy_r_r63) goto CPyL25;
    cpy_r_r64 = PyImport_GetModuleDict();
    cpy_r_r65 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "<module>", 9, CPyStatic_scholars___dice___globals);
        goto CPyL31;
    }
    cpy_r_r67 = cpy_r_r66;
    goto CPyL29;
CPyL25: ;
    cpy_r_r68 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r69 = CPyExec_serai___kernel___decision;
    cpy_r_r70 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r71 = PyImport_GetModuleDict();
    cpy_r_r72 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r73 = CPyDict_GetItem(cpy_r_r71, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "<module>", 9, CPyStatic_scholars___dice___globals);
        goto CPyL31;
    }
    cpy_r_r74 = CPyStatics[8]; /* '__file__' */
    cpy_r_r75 = CPyObject_GetAttr(cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "<module>", 9, CPyStatic_scholars___dice___globals);
        goto CPyL31;
    }
    cpy_r_r76 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r77 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r78 = CPyImport_ImportNative(cpy_r_r77, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r60, cpy_r_r61, cpy_r_r62, cpy_r_r75, cpy_r_r76, 0);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "<module>", 9, CPyStatic_scholars___dice___globals);
        goto CPyL31;
    }
    cpy_r_r67 = cpy_r_r78;
CPyL29: ;
    cpy_r_r79 = CPyStatics[5381]; /* ('Asking', 'Offer', 'Option', 'Rules', 'ask') */
    cpy_r_r80 = CPyStatic_scholars___dice___globals;
    cpy_r_r81 = CPyImport_GetNativeAttrs(cpy_r_r67, cpy_r_r79, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/dice.py", "<module>", 9, CPyStatic_scholars___dice___globals);
        goto CPyL31;
    } else
        goto CPyL34;
CPyL30: ;
    return 1;
CPyL31: ;
    cpy_r_r82 = 2;
    return cpy_r_r82;
CPyL32: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL33: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
CPyL34: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL30;
}

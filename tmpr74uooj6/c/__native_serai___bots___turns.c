#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
turns___Way_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
turns___Way_traverse(serai___bots___turns___WayObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_match);
    Py_VISIT(self->_options);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_turns___Way_clear(PyObject *cpy_r_self)
{
    serai___bots___turns___WayObject *self = (serai___bots___turns___WayObject *)cpy_r_self;
    Py_CLEAR(self->_match);
    Py_CLEAR(self->_options);
    return 0;
}

static int32_t CPyDef_turns___Way_clear_on_completion(PyObject *cpy_r_self)
{
    serai___bots___turns___WayObject *self = (serai___bots___turns___WayObject *)cpy_r_self;
    Py_CLEAR(self->_match);
    Py_CLEAR(self->_options);
    return 0;
}

static void
turns___Way_dealloc(serai___bots___turns___WayObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, turns___Way_dealloc)
    CPyDef_turns___Way_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_turns_____mypyc__Way_setup(PyObject *cpy_r_type);
PyObject *CPyDef_turns___Way(PyObject *cpy_r_match, PyObject *cpy_r_options, double cpy_r_value);

static PyObject *
turns___Way_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_turns___Way) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_turns_____mypyc__Way_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_turns___Way_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem turns___Way_vtable[1];
static bool
CPyDef_turns___Way_trait_vtable_setup(void)
{
    CPyVTableItem turns___Way_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_turns___Way_____init__,
    };
    memcpy(turns___Way_vtable, turns___Way_vtable_scratch, sizeof(turns___Way_vtable));
    return 1;
}

static bool
CPyDef_turns___Way_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
turns___Way_get_match(serai___bots___turns___WayObject *self, void *closure);
static int
turns___Way_set_match(serai___bots___turns___WayObject *self, PyObject *value, void *closure);
static PyObject *
turns___Way_get_options(serai___bots___turns___WayObject *self, void *closure);
static int
turns___Way_set_options(serai___bots___turns___WayObject *self, PyObject *value, void *closure);
static PyObject *
turns___Way_get_worth(serai___bots___turns___WayObject *self, void *closure);
static int
turns___Way_set_worth(serai___bots___turns___WayObject *self, PyObject *value, void *closure);

static PyGetSetDef turns___Way_getseters[] = {
    {"match",
     (getter)turns___Way_get_match, (setter)turns___Way_set_match,
     NULL, NULL},
    {"options",
     (getter)turns___Way_get_options, (setter)turns___Way_set_options,
     NULL, NULL},
    {"worth",
     (getter)turns___Way_get_worth, (setter)turns___Way_set_worth,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef turns___Way_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_turns_____mypyc__Way_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_turns___Way_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, match, options, value)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_turns___Way_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Way",
    .tp_new = turns___Way_new,
    .tp_dealloc = (destructor)turns___Way_dealloc,
    .tp_traverse = (traverseproc)turns___Way_traverse,
    .tp_clear = (inquiry)CPyDef_turns___Way_clear,
    .tp_getset = turns___Way_getseters,
    .tp_methods = turns___Way_methods,
    .tp_init = turns___Way_init,
    .tp_basicsize = sizeof(serai___bots___turns___WayObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Way(match, options, value)\n--\n\n"),
};
static PyTypeObject *CPyType_turns___Way_template = &CPyType_turns___Way_template_;

PyObject *CPyDef_turns_____mypyc__Way_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___bots___turns___WayObject *self;
    self = (serai___bots___turns___WayObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = turns___Way_vtable;
    self->_worth = -113.0;
    return (PyObject *)self;
}

PyObject *CPyDef_turns___Way(PyObject *cpy_r_match, PyObject *cpy_r_options, double cpy_r_value)
{
    PyObject *self = CPyDef_turns_____mypyc__Way_setup((PyObject *)CPyType_turns___Way);
    if (self == NULL)
        return NULL;
    char res = CPyDef_turns___Way_____init__(self, cpy_r_match, cpy_r_options, cpy_r_value);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
turns___Way_get_match(serai___bots___turns___WayObject *self, void *closure)
{
    if (unlikely(self->_match == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'match' of 'Way' undefined");
        return NULL;
    }
    CPy_INCREF(self->_match);
    PyObject *retval = self->_match;
    return retval;
}

static int
turns___Way_set_match(serai___bots___turns___WayObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Way' object attribute 'match' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_match___Match))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.match.Match", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_match != NULL) {
        CPy_DECREF(self->_match);
    }
    self->_match = tmp;
    return 0;
}

static PyObject *
turns___Way_get_options(serai___bots___turns___WayObject *self, void *closure)
{
    if (unlikely(self->_options == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'options' of 'Way' undefined");
        return NULL;
    }
    CPy_INCREF(self->_options);
    PyObject *retval = self->_options;
    return retval;
}

static int
turns___Way_set_options(serai___bots___turns___WayObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Way' object attribute 'options' cannot be deleted");
        return -1;
    }
    PyObject * tmp;
    if (likely(PyTuple_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("tuple", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_options != NULL) {
        CPy_DECREF(self->_options);
    }
    self->_options = tmp;
    return 0;
}

static PyObject *
turns___Way_get_worth(serai___bots___turns___WayObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_worth);
    return retval;
}

static int
turns___Way_set_worth(serai___bots___turns___WayObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Way' object attribute 'worth' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_worth = tmp;
    return 0;
}

static int
turns___Opening_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
turns___Opening_traverse(serai___bots___turns___OpeningObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_best);
    Py_VISIT(self->_finished);
    Py_VISIT(self->_open);
    Py_VISIT(self->_seen);
    if (CPyTagged_CheckLong(self->_pushed)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_pushed));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_turns___Opening_clear(PyObject *cpy_r_self)
{
    serai___bots___turns___OpeningObject *self = (serai___bots___turns___OpeningObject *)cpy_r_self;
    Py_CLEAR(self->_best);
    Py_CLEAR(self->_finished);
    Py_CLEAR(self->_open);
    Py_CLEAR(self->_seen);
    if (CPyTagged_CheckLong(self->_pushed)) {
        CPyTagged __tmp = self->_pushed;
        self->_pushed = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_turns___Opening_clear_on_completion(PyObject *cpy_r_self)
{
    serai___bots___turns___OpeningObject *self = (serai___bots___turns___OpeningObject *)cpy_r_self;
    Py_CLEAR(self->_best);
    Py_CLEAR(self->_finished);
    Py_CLEAR(self->_open);
    Py_CLEAR(self->_seen);
    if (CPyTagged_CheckLong(self->_pushed)) {
        CPyTagged __tmp = self->_pushed;
        self->_pushed = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
turns___Opening_dealloc(serai___bots___turns___OpeningObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, turns___Opening_dealloc)
    CPyDef_turns___Opening_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_turns_____mypyc__Opening_setup(PyObject *cpy_r_type);
PyObject *CPyDef_turns___Opening(void);

static PyObject *
turns___Opening_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_turns___Opening) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_turns_____mypyc__Opening_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_turns___Opening_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem turns___Opening_vtable[4];
static bool
CPyDef_turns___Opening_trait_vtable_setup(void)
{
    CPyVTableItem turns___Opening_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_turns___Opening_____init__,
        (CPyVTableItem)CPyDef_turns___Opening___finish,
        (CPyVTableItem)CPyDef_turns___Opening___push,
        (CPyVTableItem)CPyDef_turns___Opening___promise,
    };
    memcpy(turns___Opening_vtable, turns___Opening_vtable_scratch, sizeof(turns___Opening_vtable));
    return 1;
}

static bool
CPyDef_turns___Opening_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
turns___Opening_get_best(serai___bots___turns___OpeningObject *self, void *closure);
static int
turns___Opening_set_best(serai___bots___turns___OpeningObject *self, PyObject *value, void *closure);
static PyObject *
turns___Opening_get_finished(serai___bots___turns___OpeningObject *self, void *closure);
static int
turns___Opening_set_finished(serai___bots___turns___OpeningObject *self, PyObject *value, void *closure);
static PyObject *
turns___Opening_get_open(serai___bots___turns___OpeningObject *self, void *closure);
static int
turns___Opening_set_open(serai___bots___turns___OpeningObject *self, PyObject *value, void *closure);
static PyObject *
turns___Opening_get_seen(serai___bots___turns___OpeningObject *self, void *closure);
static int
turns___Opening_set_seen(serai___bots___turns___OpeningObject *self, PyObject *value, void *closure);
static PyObject *
turns___Opening_get_pushed(serai___bots___turns___OpeningObject *self, void *closure);
static int
turns___Opening_set_pushed(serai___bots___turns___OpeningObject *self, PyObject *value, void *closure);

static PyGetSetDef turns___Opening_getseters[] = {
    {"best",
     (getter)turns___Opening_get_best, (setter)turns___Opening_set_best,
     NULL, NULL},
    {"finished",
     (getter)turns___Opening_get_finished, (setter)turns___Opening_set_finished,
     NULL, NULL},
    {"open",
     (getter)turns___Opening_get_open, (setter)turns___Opening_set_open,
     NULL, NULL},
    {"seen",
     (getter)turns___Opening_get_seen, (setter)turns___Opening_set_seen,
     NULL, NULL},
    {"pushed",
     (getter)turns___Opening_get_pushed, (setter)turns___Opening_set_pushed,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef turns___Opening_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_turns_____mypyc__Opening_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_turns___Opening_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self)\n--\n\n")},
    {"finish",
     (PyCFunction)CPyPy_turns___Opening___finish,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("finish($self, way)\n--\n\n")},
    {"push",
     (PyCFunction)CPyPy_turns___Opening___push,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("push($self, way, regret)\n--\n\n")},
    {"promise",
     (PyCFunction)CPyPy_turns___Opening___promise,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("promise($self)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_turns___Opening_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Opening",
    .tp_new = turns___Opening_new,
    .tp_dealloc = (destructor)turns___Opening_dealloc,
    .tp_traverse = (traverseproc)turns___Opening_traverse,
    .tp_clear = (inquiry)CPyDef_turns___Opening_clear,
    .tp_getset = turns___Opening_getseters,
    .tp_methods = turns___Opening_methods,
    .tp_init = turns___Opening_init,
    .tp_basicsize = sizeof(serai___bots___turns___OpeningObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Opening()\n--\n\n"),
};
static PyTypeObject *CPyType_turns___Opening_template = &CPyType_turns___Opening_template_;

PyObject *CPyDef_turns_____mypyc__Opening_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___bots___turns___OpeningObject *self;
    self = (serai___bots___turns___OpeningObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = turns___Opening_vtable;
    self->_pushed = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_turns___Opening(void)
{
    PyObject *self = CPyDef_turns_____mypyc__Opening_setup((PyObject *)CPyType_turns___Opening);
    if (self == NULL)
        return NULL;
    char res = CPyDef_turns___Opening_____init__(self);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
turns___Opening_get_best(serai___bots___turns___OpeningObject *self, void *closure)
{
    if (unlikely(self->_best == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'best' of 'Opening' undefined");
        return NULL;
    }
    CPy_INCREF(self->_best);
    PyObject *retval = self->_best;
    return retval;
}

static int
turns___Opening_set_best(serai___bots___turns___OpeningObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Opening' object attribute 'best' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (Py_TYPE(value) == CPyType_turns___Way)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL212;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL212;
    CPy_TypeError("serai.bots.turns.Way or None", value); 
    tmp = NULL;
__LL212: ;
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_best != NULL) {
        CPy_DECREF(self->_best);
    }
    self->_best = tmp;
    return 0;
}

static PyObject *
turns___Opening_get_finished(serai___bots___turns___OpeningObject *self, void *closure)
{
    if (unlikely(self->_finished == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'finished' of 'Opening' undefined");
        return NULL;
    }
    CPy_INCREF(self->_finished);
    PyObject *retval = self->_finished;
    return retval;
}

static int
turns___Opening_set_finished(serai___bots___turns___OpeningObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Opening' object attribute 'finished' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyList_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("list", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_finished != NULL) {
        CPy_DECREF(self->_finished);
    }
    self->_finished = tmp;
    return 0;
}

static PyObject *
turns___Opening_get_open(serai___bots___turns___OpeningObject *self, void *closure)
{
    if (unlikely(self->_open == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'open' of 'Opening' undefined");
        return NULL;
    }
    CPy_INCREF(self->_open);
    PyObject *retval = self->_open;
    return retval;
}

static int
turns___Opening_set_open(serai___bots___turns___OpeningObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Opening' object attribute 'open' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyList_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("list", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_open != NULL) {
        CPy_DECREF(self->_open);
    }
    self->_open = tmp;
    return 0;
}

static PyObject *
turns___Opening_get_seen(serai___bots___turns___OpeningObject *self, void *closure)
{
    if (unlikely(self->_seen == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'seen' of 'Opening' undefined");
        return NULL;
    }
    CPy_INCREF(self->_seen);
    PyObject *retval = self->_seen;
    return retval;
}

static int
turns___Opening_set_seen(serai___bots___turns___OpeningObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Opening' object attribute 'seen' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PySet_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("set", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_seen != NULL) {
        CPy_DECREF(self->_seen);
    }
    self->_seen = tmp;
    return 0;
}

static PyObject *
turns___Opening_get_pushed(serai___bots___turns___OpeningObject *self, void *closure)
{
    if (unlikely(self->_pushed == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'pushed' of 'Opening' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_pushed);
    PyObject *retval = CPyTagged_StealAsObject(self->_pushed);
    return retval;
}

static int
turns___Opening_set_pushed(serai___bots___turns___OpeningObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Opening' object attribute 'pushed' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_pushed != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_pushed);
    }
    self->_pushed = tmp;
    return 0;
}

static int
turns____likeliest_env_traverse(serai___bots___turns____likeliest_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_priors);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_turns____likeliest_env_clear(PyObject *cpy_r_self)
{
    serai___bots___turns____likeliest_envObject *self = (serai___bots___turns____likeliest_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_priors);
    return 0;
}

static int32_t CPyDef_turns____likeliest_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___bots___turns____likeliest_envObject *self = (serai___bots___turns____likeliest_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
turns____likeliest_env_dealloc(serai___bots___turns____likeliest_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (turns____likeliest_env_free_instance == NULL) {
        turns____likeliest_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_priors);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, turns____likeliest_env_dealloc)
    CPyDef_turns____likeliest_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_turns_____mypyc___3_likeliest_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_turns____likeliest_env(void);

static PyObject *
turns____likeliest_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_turns____likeliest_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_turns_____mypyc___3_likeliest_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem turns____likeliest_env_vtable[1];
static bool
CPyDef_turns____likeliest_env_trait_vtable_setup(void)
{
    CPyVTableItem turns____likeliest_env_vtable_scratch[] = {
        NULL
    };
    memcpy(turns____likeliest_env_vtable, turns____likeliest_env_vtable_scratch, sizeof(turns____likeliest_env_vtable));
    return 1;
}

static bool
CPyDef_turns____likeliest_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef turns____likeliest_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_turns_____mypyc___3_likeliest_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_turns____likeliest_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_likeliest_env",
    .tp_new = turns____likeliest_env_new,
    .tp_dealloc = (destructor)turns____likeliest_env_dealloc,
    .tp_traverse = (traverseproc)turns____likeliest_env_traverse,
    .tp_clear = (inquiry)CPyDef_turns____likeliest_env_clear,
    .tp_methods = turns____likeliest_env_methods,
    .tp_basicsize = sizeof(serai___bots___turns____likeliest_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_likeliest_env()\n--\n\n"),
};
static PyTypeObject *CPyType_turns____likeliest_env_template = &CPyType_turns____likeliest_env_template_;

PyObject *CPyDef_turns_____mypyc___3_likeliest_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___bots___turns____likeliest_envObject *self;
    if (turns____likeliest_env_free_instance != NULL) {
        self = turns____likeliest_env_free_instance;
        turns____likeliest_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___bots___turns____likeliest_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = turns____likeliest_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_turns____likeliest_env(void)
{
    PyObject *self = CPyDef_turns_____mypyc___3_likeliest_env_setup((PyObject *)CPyType_turns____likeliest_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__turns_____mypyc_lambda__0__likeliest_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_turns_____mypyc_lambda__0__likeliest_obj_____get__(self, instance, owner);
}
PyMemberDef turns_____mypyc_lambda__0__likeliest_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___bots___turns_____mypyc_lambda__0__likeliest_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___bots___turns_____mypyc_lambda__0__likeliest_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
turns_____mypyc_lambda__0__likeliest_obj_traverse(serai___bots___turns_____mypyc_lambda__0__likeliest_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___bots___turns_____mypyc_lambda__0__likeliest_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___bots___turns_____mypyc_lambda__0__likeliest_objObject))));
    return rv;
}

static int32_t CPyDef_turns_____mypyc_lambda__0__likeliest_obj_clear(PyObject *cpy_r_self)
{
    serai___bots___turns_____mypyc_lambda__0__likeliest_objObject *self = (serai___bots___turns_____mypyc_lambda__0__likeliest_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___bots___turns_____mypyc_lambda__0__likeliest_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___bots___turns_____mypyc_lambda__0__likeliest_objObject))));
    return 0;
}

static int32_t CPyDef_turns_____mypyc_lambda__0__likeliest_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___bots___turns_____mypyc_lambda__0__likeliest_objObject *self = (serai___bots___turns_____mypyc_lambda__0__likeliest_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___bots___turns_____mypyc_lambda__0__likeliest_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___bots___turns_____mypyc_lambda__0__likeliest_objObject))));
    return 0;
}

static void
turns_____mypyc_lambda__0__likeliest_obj_dealloc(serai___bots___turns_____mypyc_lambda__0__likeliest_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (turns_____mypyc_lambda__0__likeliest_obj_free_instance == NULL) {
        turns_____mypyc_lambda__0__likeliest_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, turns_____mypyc_lambda__0__likeliest_obj_dealloc)
    CPyDef_turns_____mypyc_lambda__0__likeliest_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_turns_____mypyc___3__mypyc_lambda__0__likeliest_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_turns_____mypyc_lambda__0__likeliest_obj(void);

static PyObject *
turns_____mypyc_lambda__0__likeliest_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_turns_____mypyc_lambda__0__likeliest_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_turns_____mypyc___3__mypyc_lambda__0__likeliest_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem turns_____mypyc_lambda__0__likeliest_obj_vtable[2];
static bool
CPyDef_turns_____mypyc_lambda__0__likeliest_obj_trait_vtable_setup(void)
{
    CPyVTableItem turns_____mypyc_lambda__0__likeliest_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_turns_____mypyc_lambda__0__likeliest_obj_____call__,
        (CPyVTableItem)CPyDef_turns_____mypyc_lambda__0__likeliest_obj_____get__,
    };
    memcpy(turns_____mypyc_lambda__0__likeliest_obj_vtable, turns_____mypyc_lambda__0__likeliest_obj_vtable_scratch, sizeof(turns_____mypyc_lambda__0__likeliest_obj_vtable));
    return 1;
}

static bool
CPyDef_turns_____mypyc_lambda__0__likeliest_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
turns_____mypyc_lambda__0__likeliest_obj_get___3_mypyc_env__(serai___bots___turns_____mypyc_lambda__0__likeliest_objObject *self, void *closure);

static PyGetSetDef turns_____mypyc_lambda__0__likeliest_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)turns_____mypyc_lambda__0__likeliest_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef turns_____mypyc_lambda__0__likeliest_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_turns_____mypyc___3__mypyc_lambda__0__likeliest_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_turns_____mypyc_lambda__0__likeliest_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($place)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_turns_____mypyc_lambda__0__likeliest_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_turns_____mypyc_lambda__0__likeliest_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__0__likeliest_obj",
    .tp_new = turns_____mypyc_lambda__0__likeliest_obj_new,
    .tp_dealloc = (destructor)turns_____mypyc_lambda__0__likeliest_obj_dealloc,
    .tp_traverse = (traverseproc)turns_____mypyc_lambda__0__likeliest_obj_traverse,
    .tp_clear = (inquiry)CPyDef_turns_____mypyc_lambda__0__likeliest_obj_clear,
    .tp_getset = turns_____mypyc_lambda__0__likeliest_obj_getseters,
    .tp_methods = turns_____mypyc_lambda__0__likeliest_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__turns_____mypyc_lambda__0__likeliest_obj,
    .tp_members = turns_____mypyc_lambda__0__likeliest_obj_members,
    .tp_basicsize = sizeof(serai___bots___turns_____mypyc_lambda__0__likeliest_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___bots___turns_____mypyc_lambda__0__likeliest_objObject),
    .tp_weaklistoffset = sizeof(serai___bots___turns_____mypyc_lambda__0__likeliest_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___bots___turns_____mypyc_lambda__0__likeliest_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__0__likeliest_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_turns_____mypyc_lambda__0__likeliest_obj_template = &CPyType_turns_____mypyc_lambda__0__likeliest_obj_template_;

PyObject *CPyDef_turns_____mypyc___3__mypyc_lambda__0__likeliest_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___bots___turns_____mypyc_lambda__0__likeliest_objObject *self;
    if (turns_____mypyc_lambda__0__likeliest_obj_free_instance != NULL) {
        self = turns_____mypyc_lambda__0__likeliest_obj_free_instance;
        turns_____mypyc_lambda__0__likeliest_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___bots___turns_____mypyc_lambda__0__likeliest_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = turns_____mypyc_lambda__0__likeliest_obj_vtable;
    self->vectorcall = CPyPy_turns_____mypyc_lambda__0__likeliest_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_turns_____mypyc_lambda__0__likeliest_obj(void)
{
    PyObject *self = CPyDef_turns_____mypyc___3__mypyc_lambda__0__likeliest_obj_setup((PyObject *)CPyType_turns_____mypyc_lambda__0__likeliest_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
turns_____mypyc_lambda__0__likeliest_obj_get___3_mypyc_env__(serai___bots___turns_____mypyc_lambda__0__likeliest_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__0__likeliest_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}
static PyMethodDef turnsmodule_methods[] = {
    {"is_turn_over", (PyCFunction)CPyPy_turns___is_turn_over, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("is_turn_over(match, seat, turn_start)\n--\n\n") /* docstring */},
    {"best_ways", (PyCFunction)CPyPy_turns___best_ways, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("best_ways(match, effort, most_openings=0, alternatives=1, is_late=None)\n--\n\n") /* docstring */},
    {"_distinct", (PyCFunction)CPyPy_turns____distinct, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_distinct(opening, most)\n--\n\n") /* docstring */},
    {"_likeliest", (PyCFunction)CPyPy_turns____likeliest, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_likeliest(match, decision, count)\n--\n\n") /* docstring */},
    {"_hopeful", (PyCFunction)CPyPy_turns____hopeful, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_hopeful(options, priors)\n--\n\n") /* docstring */},
    {"_follow", (PyCFunction)CPyPy_turns____follow, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_follow(opening, seat, turn_start)\n--\n\n") /* docstring */},
    {"_by_worth", (PyCFunction)CPyPy_turns____by_worth, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_by_worth(way)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___bots___turns__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___bots___turns__internal, "__name__");
    CPyStatic_turns___globals = PyModule_GetDict(CPyModule_serai___bots___turns__internal);
    if (unlikely(CPyStatic_turns___globals == NULL))
        goto fail;
    CPyType_turns____likeliest_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_turns____likeliest_env_template, NULL, modname);
    if (unlikely(!CPyType_turns____likeliest_env))
        goto fail;
    CPyDef_turns____likeliest_env_trait_vtable_setup();
    CPyType_turns_____mypyc_lambda__0__likeliest_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_turns_____mypyc_lambda__0__likeliest_obj_template, NULL, modname);
    if (unlikely(!CPyType_turns_____mypyc_lambda__0__likeliest_obj))
        goto fail;
    CPyDef_turns_____mypyc_lambda__0__likeliest_obj_trait_vtable_setup();
    char result = CPyDef_turns_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___bots___turns__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_turns___Way);
    Py_CLEAR(CPyType_turns___Opening);
    Py_CLEAR(CPyType_turns____likeliest_env);
    Py_CLEAR(CPyType_turns_____mypyc_lambda__0__likeliest_obj);
    return -1;
}
int CPyExec_serai___bots___turns(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___bots___turns__impl, &CPyImportState_serai___bots___turns, &CPyModule_serai___bots___turns);
}
static struct PyModuleDef turnsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.bots.turns",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    turnsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___bots___turns(void)
{
    if (CPyModule_serai___bots___turns__internal) {
        Py_INCREF(CPyModule_serai___bots___turns__internal);
        return CPyModule_serai___bots___turns__internal;
    }
    CPyModule_serai___bots___turns__internal = PyModule_Create(&turnsmodule);
    return CPyModule_serai___bots___turns__internal;
}

PyObject *CPyInit_serai___bots___turns(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___bots___turns__internal) {
        Py_INCREF(CPyModule_serai___bots___turns__internal);
        return CPyModule_serai___bots___turns__internal;
    }
    CPyModule_serai___bots___turns__internal = PyModule_Create(&turnsmodule);
    if (unlikely(CPyModule_serai___bots___turns__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.bots.turns");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___bots___turns__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___bots___turns__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___bots___turns__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___bots___turns(CPyModule_serai___bots___turns__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___bots___turns__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.bots.turns");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___bots___turns__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_turns___Way_____init__(PyObject *cpy_r_self, PyObject *cpy_r_match, PyObject *cpy_r_options, double cpy_r_value) {
    CPy_INCREF(cpy_r_match);
    ((serai___bots___turns___WayObject *)cpy_r_self)->_match = cpy_r_match;
    CPy_INCREF(cpy_r_options);
    ((serai___bots___turns___WayObject *)cpy_r_self)->_options = cpy_r_options;
    ((serai___bots___turns___WayObject *)cpy_r_self)->_worth = cpy_r_value;
    return 1;
}
        
        PyObject *CPyPy_turns___Way_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"match", "options", "value", 0};
            PyObject *obj_match;
            PyObject *obj_options;
            PyObject *obj_value;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OOO", "__init__", kwlist, &obj_match, &obj_options, &obj_value)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_turns___Way))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.bots.turns.Way", obj_self); 
                goto fail;
            }
            PyObject *arg_match;
            if (likely(Py_TYPE(obj_match) == CPyType_match___Match))
                arg_match = obj_match;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_match); 
                goto fail;
            }
            PyObject * arg_options;
            if (likely(PyTuple_Check(obj_options)))
                arg_options = obj_options;
            else {
                CPy_TypeError("tuple", obj_options); 
                goto fail;
            }
            double arg_value;
            arg_value = PyFloat_AsDouble(obj_value);
            if (arg_value == -1.0 && PyErr_Occurred()) {
                CPy_TypeError("float", obj_value); goto fail;
            }
            char retval = CPyDef_turns___Way_____init__(arg_self, arg_match, arg_options, arg_value);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/bots/turns.py", "__init__", 28, CPyStatic_turns___globals);
            return NULL;
        }
        
char CPyDef_turns___Opening_____init__(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    cpy_r_r0 = Py_None;
    CPy_INCREF(cpy_r_r0);
    ((serai___bots___turns___OpeningObject *)cpy_r_self)->_best = cpy_r_r0;
    cpy_r_r1 = PyList_New(0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "__init__", 41, CPyStatic_turns___globals);
        goto CPyL4;
    }
    ((serai___bots___turns___OpeningObject *)cpy_r_self)->_finished = cpy_r_r1;
    cpy_r_r2 = PyList_New(0);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "__init__", 42, CPyStatic_turns___globals);
        goto CPyL4;
    }
    ((serai___bots___turns___OpeningObject *)cpy_r_self)->_open = cpy_r_r2;
    cpy_r_r3 = PySet_New(NULL);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "__init__", 43, CPyStatic_turns___globals);
        goto CPyL4;
    }
    ((serai___bots___turns___OpeningObject *)cpy_r_self)->_seen = cpy_r_r3;
    ((serai___bots___turns___OpeningObject *)cpy_r_self)->_pushed = 0;
    return 1;
CPyL4: ;
    cpy_r_r4 = 2;
    return cpy_r_r4;
}
        
        PyObject *CPyPy_turns___Opening_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "", "__init__", kwlist)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_turns___Opening))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.bots.turns.Opening", obj_self); 
                goto fail;
            }
            char retval = CPyDef_turns___Opening_____init__(arg_self);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/bots/turns.py", "__init__", 39, CPyStatic_turns___globals);
            return NULL;
        }
        
char CPyDef_turns___Opening___finish(PyObject *cpy_r_self, PyObject *cpy_r_way) {
    PyObject *cpy_r_r0;
    int32_t cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    double cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    double cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    cpy_r_r0 = ((serai___bots___turns___OpeningObject *)cpy_r_self)->_finished;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = PyList_Append(cpy_r_r0, cpy_r_way);
    CPy_DECREF(cpy_r_r0);
    cpy_r_r2 = cpy_r_r1 >= 0;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "finish", 47, CPyStatic_turns___globals);
        goto CPyL6;
    }
    cpy_r_r3 = ((serai___bots___turns___OpeningObject *)cpy_r_self)->_best;
    cpy_r_r4 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r5 = cpy_r_r3 == cpy_r_r4;
    if (cpy_r_r5) goto CPyL4;
    cpy_r_r6 = ((serai___bots___turns___WayObject *)cpy_r_way)->_worth;
    cpy_r_r7 = ((serai___bots___turns___OpeningObject *)cpy_r_self)->_best;
    if (likely(cpy_r_r7 != Py_None))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/turns.py", "finish", 48, CPyStatic_turns___globals, "serai.bots.turns.Way", cpy_r_r7);
        goto CPyL6;
    }
    cpy_r_r9 = ((serai___bots___turns___WayObject *)cpy_r_r8)->_worth;
    cpy_r_r10 = cpy_r_r6 > cpy_r_r9;
    if (!cpy_r_r10) goto CPyL5;
CPyL4: ;
    CPy_INCREF(cpy_r_way);
    CPy_DECREF(((serai___bots___turns___OpeningObject *)cpy_r_self)->_best);
    ((serai___bots___turns___OpeningObject *)cpy_r_self)->_best = cpy_r_way;
CPyL5: ;
    return 1;
CPyL6: ;
    cpy_r_r12 = 2;
    return cpy_r_r12;
}
        
        PyObject *CPyPy_turns___Opening___finish(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"way", 0};
            static CPyArg_Parser parser = {"O:finish", kwlist, 0};
            PyObject *obj_way;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_way)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_turns___Opening))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.bots.turns.Opening", obj_self); 
                goto fail;
            }
            PyObject *arg_way;
            if (likely(Py_TYPE(obj_way) == CPyType_turns___Way))
                arg_way = obj_way;
            else {
                CPy_TypeError("serai.bots.turns.Way", obj_way); 
                goto fail;
            }
            char retval = CPyDef_turns___Opening___finish(arg_self, arg_way);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/bots/turns.py", "finish", 46, CPyStatic_turns___globals);
            return NULL;
        }
        
char CPyDef_turns___Opening___push(PyObject *cpy_r_self, PyObject *cpy_r_way, double cpy_r_regret) {
    CPyTagged cpy_r_r0;
    CPyTagged cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyPtr cpy_r_r5;
    int64_t cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    tuple_T4FIIO cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject **cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    cpy_r_r0 = ((serai___bots___turns___OpeningObject *)cpy_r_self)->_pushed;
    cpy_r_r1 = CPyTagged_Add(cpy_r_r0, 2);
    CPyTagged_DECREF(((serai___bots___turns___OpeningObject *)cpy_r_self)->_pushed);
    ((serai___bots___turns___OpeningObject *)cpy_r_self)->_pushed = cpy_r_r1;
    cpy_r_r3 = ((serai___bots___turns___OpeningObject *)cpy_r_self)->_open;
    CPy_INCREF(cpy_r_r3);
    cpy_r_r4 = ((serai___bots___turns___WayObject *)cpy_r_way)->_options;
    CPy_INCREF(cpy_r_r4);
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r6 = *(int64_t *)cpy_r_r5;
    CPy_DECREF(cpy_r_r4);
    cpy_r_r7 = cpy_r_r6 << 1;
    cpy_r_r8 = CPyTagged_Negate(cpy_r_r7);
    cpy_r_r9 = ((serai___bots___turns___OpeningObject *)cpy_r_self)->_pushed;
    CPyTagged_INCREF(cpy_r_r9);
    CPy_INCREF(cpy_r_way);
    cpy_r_r10.f0 = cpy_r_regret;
    cpy_r_r10.f1 = cpy_r_r8;
    cpy_r_r10.f2 = cpy_r_r9;
    cpy_r_r10.f3 = cpy_r_way;
    cpy_r_r11 = CPyStatic_turns___globals;
    cpy_r_r12 = CPyStatics[222]; /* 'heappush' */
    cpy_r_r13 = CPyDict_GetItem(cpy_r_r11, cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "push", 53, CPyStatic_turns___globals);
        goto CPyL4;
    }
    cpy_r_r14 = PyTuple_New(4);
    if (unlikely(cpy_r_r14 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp213 = PyFloat_FromDouble(cpy_r_r10.f0);
    PyTuple_SET_ITEM(cpy_r_r14, 0, __tmp213);
    PyObject *__tmp214 = CPyTagged_StealAsObject(cpy_r_r10.f1);
    PyTuple_SET_ITEM(cpy_r_r14, 1, __tmp214);
    PyObject *__tmp215 = CPyTagged_StealAsObject(cpy_r_r10.f2);
    PyTuple_SET_ITEM(cpy_r_r14, 2, __tmp215);
    PyObject *__tmp216 = cpy_r_r10.f3;
    PyTuple_SET_ITEM(cpy_r_r14, 3, __tmp216);
    PyObject *cpy_r_r15[2] = {cpy_r_r3, cpy_r_r14};
    cpy_r_r16 = (PyObject **)&cpy_r_r15;
    cpy_r_r17 = PyObject_Vectorcall(cpy_r_r13, cpy_r_r16, 2, 0);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "push", 53, CPyStatic_turns___globals);
        goto CPyL5;
    } else
        goto CPyL6;
CPyL2: ;
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r14);
    return 1;
CPyL3: ;
    cpy_r_r18 = 2;
    return cpy_r_r18;
CPyL4: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r10.f1);
    CPyTagged_DecRef(cpy_r_r10.f2);
    CPy_DecRef(cpy_r_r10.f3);
    goto CPyL3;
CPyL5: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r14);
    goto CPyL3;
CPyL6: ;
    CPy_DECREF(cpy_r_r17);
    goto CPyL2;
}
        
        PyObject *CPyPy_turns___Opening___push(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"way", "regret", 0};
            static CPyArg_Parser parser = {"OO:push", kwlist, 0};
            PyObject *obj_way;
            PyObject *obj_regret;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_way, &obj_regret)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_turns___Opening))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.bots.turns.Opening", obj_self); 
                goto fail;
            }
            PyObject *arg_way;
            if (likely(Py_TYPE(obj_way) == CPyType_turns___Way))
                arg_way = obj_way;
            else {
                CPy_TypeError("serai.bots.turns.Way", obj_way); 
                goto fail;
            }
            double arg_regret;
            arg_regret = PyFloat_AsDouble(obj_regret);
            if (arg_regret == -1.0 && PyErr_Occurred()) {
                CPy_TypeError("float", obj_regret); goto fail;
            }
            char retval = CPyDef_turns___Opening___push(arg_self, arg_way, arg_regret);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/bots/turns.py", "push", 51, CPyStatic_turns___globals);
            return NULL;
        }
        
double CPyDef_turns___Opening___promise(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    double cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    tuple_T4FIIO cpy_r_r9;
    double cpy_r_r10;
    double cpy_r_r11;
    double cpy_r_r12;
    cpy_r_r0 = ((serai___bots___turns___OpeningObject *)cpy_r_self)->_best;
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_r0 != cpy_r_r1;
    if (cpy_r_r2) goto CPyL3;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r3 = 0;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "promise", 57, CPyStatic_turns___globals);
        goto CPyL7;
    }
    CPy_Unreachable();
CPyL3: ;
    cpy_r_r4 = ((serai___bots___turns___OpeningObject *)cpy_r_self)->_best;
    if (likely(cpy_r_r4 != Py_None))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/turns.py", "promise", 58, CPyStatic_turns___globals, "serai.bots.turns.Way", cpy_r_r4);
        goto CPyL7;
    }
    cpy_r_r6 = ((serai___bots___turns___WayObject *)cpy_r_r5)->_worth;
    cpy_r_r7 = ((serai___bots___turns___OpeningObject *)cpy_r_self)->_open;
    cpy_r_r8 = CPyList_GetItemShort(cpy_r_r7, 0);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "promise", 58, CPyStatic_turns___globals);
        goto CPyL7;
    }
    PyObject *__tmp217;
    if (unlikely(!(PyTuple_Check(cpy_r_r8) && PyTuple_GET_SIZE(cpy_r_r8) == 4))) {
        __tmp217 = NULL;
        goto __LL218;
    }
    if (likely(CPyFloat_Check(PyTuple_GET_ITEM(cpy_r_r8, 0))))
        __tmp217 = PyTuple_GET_ITEM(cpy_r_r8, 0);
    else {
        __tmp217 = NULL;
    }
    if (__tmp217 == NULL) goto __LL218;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r8, 1))))
        __tmp217 = PyTuple_GET_ITEM(cpy_r_r8, 1);
    else {
        __tmp217 = NULL;
    }
    if (__tmp217 == NULL) goto __LL218;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r8, 2))))
        __tmp217 = PyTuple_GET_ITEM(cpy_r_r8, 2);
    else {
        __tmp217 = NULL;
    }
    if (__tmp217 == NULL) goto __LL218;
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r8, 3)) == CPyType_turns___Way))
        __tmp217 = PyTuple_GET_ITEM(cpy_r_r8, 3);
    else {
        __tmp217 = NULL;
    }
    if (__tmp217 == NULL) goto __LL218;
    __tmp217 = cpy_r_r8;
__LL218: ;
    if (unlikely(__tmp217 == NULL)) {
        CPy_TypeError("tuple[float, int, int, serai.bots.turns.Way]", cpy_r_r8); cpy_r_r9 = (tuple_T4FIIO) { -113.0, CPY_INT_TAG, CPY_INT_TAG, NULL };
    } else {
        PyObject *__tmp219 = PyTuple_GET_ITEM(cpy_r_r8, 0);
        double __tmp220;
        __tmp220 = PyFloat_AsDouble(__tmp219);
        if (__tmp220 == -1.0 && PyErr_Occurred()) {
            goto __LL221;
        }
        cpy_r_r9.f0 = __tmp220;
        PyObject *__tmp222 = PyTuple_GET_ITEM(cpy_r_r8, 1);
        CPyTagged __tmp223;
        if (likely(PyLong_Check(__tmp222)))
            __tmp223 = CPyTagged_FromObject(__tmp222);
        else {
            goto __LL224;
        }
        cpy_r_r9.f1 = __tmp223;
        PyObject *__tmp225 = PyTuple_GET_ITEM(cpy_r_r8, 2);
        CPyTagged __tmp226;
        if (likely(PyLong_Check(__tmp225)))
            __tmp226 = CPyTagged_FromObject(__tmp225);
        else {
            goto __LL227;
        }
        cpy_r_r9.f2 = __tmp226;
        PyObject *__tmp228 = PyTuple_GET_ITEM(cpy_r_r8, 3);
        CPy_INCREF(__tmp228);
        PyObject *__tmp229;
        if (likely(Py_TYPE(__tmp228) == CPyType_turns___Way))
            __tmp229 = __tmp228;
        else {
            CPy_TypeError("serai.bots.turns.Way", __tmp228); 
            __tmp229 = NULL;
        }
        cpy_r_r9.f3 = __tmp229;
    }
    goto __LL230;
__LL221: ;
    cpy_r_r9 = (tuple_T4FIIO) { -113.0, CPY_INT_TAG, CPY_INT_TAG, NULL };
    goto __LL230;
__LL224: ;
    cpy_r_r9 = (tuple_T4FIIO) { -113.0, CPY_INT_TAG, CPY_INT_TAG, NULL };
    goto __LL230;
__LL227: ;
    CPyTagged_DECREF(cpy_r_r9.f1);
    cpy_r_r9 = (tuple_T4FIIO) { -113.0, CPY_INT_TAG, CPY_INT_TAG, NULL };
    goto __LL230;
__LL230: ;
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9.f1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "promise", 58, CPyStatic_turns___globals);
        goto CPyL7;
    }
    cpy_r_r10 = cpy_r_r9.f0;
    CPyTagged_DECREF(cpy_r_r9.f1);
    CPyTagged_DECREF(cpy_r_r9.f2);
    CPy_DECREF(cpy_r_r9.f3);
    cpy_r_r11 = cpy_r_r6 - cpy_r_r10;
    return cpy_r_r11;
CPyL7: ;
    cpy_r_r12 = -113.0;
    return cpy_r_r12;
}
        
        PyObject *CPyPy_turns___Opening___promise(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":promise", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_turns___Opening))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.bots.turns.Opening", obj_self); 
                goto fail;
            }
            double retval = CPyDef_turns___Opening___promise(arg_self);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/bots/turns.py", "promise", 55, CPyStatic_turns___globals);
            return NULL;
        }
        
char CPyDef_turns___is_turn_over(PyObject *cpy_r_match, CPyTagged cpy_r_seat, CPyTagged cpy_r_turn_start) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    CPyTagged cpy_r_r13;
    int64_t cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    cpy_r_r0 = ((serai___kernel___match___MatchObject *)cpy_r_match)->_decision;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/bots/turns.py", "is_turn_over", "Match", "decision", 63, CPyStatic_turns___globals);
        goto CPyL16;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_r0 == cpy_r_r1;
    if (cpy_r_r2) {
        goto CPyL17;
    } else
        goto CPyL3;
CPyL2: ;
    cpy_r_r3 = cpy_r_r2;
    goto CPyL15;
CPyL3: ;
    if (likely(cpy_r_r0 != Py_None))
        cpy_r_r4 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/turns.py", "is_turn_over", 64, CPyStatic_turns___globals, "serai.kernel.decision.Decision", cpy_r_r0);
        goto CPyL18;
    }
    cpy_r_r5 = ((serai___kernel___decision___DecisionObject *)cpy_r_r4)->_seat;
    cpy_r_r6 = cpy_r_r5 & 1;
    cpy_r_r7 = cpy_r_r6 != 0;
    if (!cpy_r_r7) goto CPyL6;
    cpy_r_r8 = CPyTagged_IsEq_(cpy_r_r5, cpy_r_seat);
    cpy_r_r9 = cpy_r_r8 ^ 1;
    cpy_r_r10 = cpy_r_r9;
    goto CPyL7;
CPyL6: ;
    cpy_r_r11 = cpy_r_r5 != cpy_r_seat;
    cpy_r_r10 = cpy_r_r11;
CPyL7: ;
    CPy_DECREF(cpy_r_r0);
    if (!cpy_r_r10) goto CPyL9;
    cpy_r_r12 = cpy_r_r10;
    goto CPyL14;
CPyL9: ;
    cpy_r_r13 = CPyDef_match___Match___turn_start(cpy_r_match);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "is_turn_over", 64, CPyStatic_turns___globals);
        goto CPyL16;
    }
CPyL10: ;
    cpy_r_r14 = cpy_r_r13 & 1;
    cpy_r_r15 = cpy_r_r14 != 0;
    if (!cpy_r_r15) goto CPyL12;
    cpy_r_r16 = CPyTagged_IsEq_(cpy_r_r13, cpy_r_turn_start);
    cpy_r_r17 = cpy_r_r16 ^ 1;
    cpy_r_r18 = cpy_r_r17;
    goto CPyL13;
CPyL12: ;
    cpy_r_r19 = cpy_r_r13 != cpy_r_turn_start;
    cpy_r_r18 = cpy_r_r19;
CPyL13: ;
    CPyTagged_DECREF(cpy_r_r13);
    cpy_r_r12 = cpy_r_r18;
CPyL14: ;
    cpy_r_r3 = cpy_r_r12;
CPyL15: ;
    return cpy_r_r3;
CPyL16: ;
    cpy_r_r20 = 2;
    return cpy_r_r20;
CPyL17: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL2;
CPyL18: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL16;
}
        
        PyObject *CPyPy_turns___is_turn_over(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"match", "seat", "turn_start", 0};
            static CPyArg_Parser parser = {"OOO:is_turn_over", kwlist, 0};
            PyObject *obj_match;
            PyObject *obj_seat;
            PyObject *obj_turn_start;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_match, &obj_seat, &obj_turn_start)) {
                return NULL;
            }
            PyObject *arg_match;
            if (likely(Py_TYPE(obj_match) == CPyType_match___Match))
                arg_match = obj_match;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_match); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            CPyTagged arg_turn_start;
            if (likely(PyLong_Check(obj_turn_start)))
                arg_turn_start = CPyTagged_BorrowFromObject(obj_turn_start);
            else {
                CPy_TypeError("int", obj_turn_start); goto fail;
            }
            char retval = CPyDef_turns___is_turn_over(arg_match, arg_seat, arg_turn_start);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/bots/turns.py", "is_turn_over", 61, CPyStatic_turns___globals);
            return NULL;
        }
        
PyObject *CPyDef_turns___best_ways(PyObject *cpy_r_match, CPyTagged cpy_r_effort, CPyTagged cpy_r_most_openings, CPyTagged cpy_r_alternatives, PyObject *cpy_r_is_late) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_options;
    int64_t cpy_r_r12;
    char cpy_r_r13;
    int64_t cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    CPyTagged cpy_r_r19;
    int64_t cpy_r_r20;
    char cpy_r_r21;
    int64_t cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
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
    CPyTagged cpy_r_r37;
    CPyTagged cpy_r_tried;
    CPyTagged cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyTagged cpy_r_place;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_opening;
    int32_t cpy_r_r43;
    char cpy_r_r44;
    CPyTagged cpy_r_r45;
    int64_t cpy_r_r46;
    char cpy_r_r47;
    char cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_now;
    char cpy_r_r53;
    tuple_T1O cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    char cpy_r_r57;
    double cpy_r_r58;
    char cpy_r_r59;
    char cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    char cpy_r_r63;
    CPyTagged cpy_r_r64;
    char cpy_r_r65;
    int64_t cpy_r_r66;
    CPyPtr cpy_r_r67;
    int64_t cpy_r_r68;
    char cpy_r_r69;
    CPyPtr cpy_r_r70;
    CPyPtr cpy_r_r71;
    int64_t cpy_r_r72;
    CPyPtr cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    char cpy_r_r78;
    PyObject *cpy_r_r79;
    CPyPtr cpy_r_r80;
    int64_t cpy_r_r81;
    CPyTagged cpy_r_r82;
    char cpy_r_r83;
    CPyTagged cpy_r_r84;
    CPyTagged cpy_r_r85;
    int64_t cpy_r_r86;
    int64_t cpy_r_r87;
    char cpy_r_r88;
    int64_t cpy_r_r89;
    char cpy_r_r90;
    char cpy_r_r91;
    char cpy_r_r92;
    PyObject *cpy_r_r93;
    char cpy_r_r94;
    PyObject *cpy_r_r95;
    char cpy_r_r96;
    PyObject *cpy_r_r97;
    int64_t cpy_r_r98;
    CPyPtr cpy_r_r99;
    int64_t cpy_r_r100;
    char cpy_r_r101;
    CPyPtr cpy_r_r102;
    CPyPtr cpy_r_r103;
    int64_t cpy_r_r104;
    CPyPtr cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    CPyPtr cpy_r_r109;
    int64_t cpy_r_r110;
    CPyTagged cpy_r_r111;
    char cpy_r_r112;
    int32_t cpy_r_r113;
    char cpy_r_r114;
    int64_t cpy_r_r115;
    CPyPtr cpy_r_r116;
    int64_t cpy_r_r117;
    CPyTagged cpy_r_r118;
    char cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject **cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    CPyTagged cpy_r_r131;
    CPyTagged cpy_r_r132;
    int64_t cpy_r_r133;
    char cpy_r_r134;
    int64_t cpy_r_r135;
    char cpy_r_r136;
    char cpy_r_r137;
    char cpy_r_r138;
    PyObject *cpy_r_r139;
    int64_t cpy_r_r140;
    CPyPtr cpy_r_r141;
    int64_t cpy_r_r142;
    char cpy_r_r143;
    CPyPtr cpy_r_r144;
    CPyPtr cpy_r_r145;
    int64_t cpy_r_r146;
    CPyPtr cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    int64_t cpy_r_r151;
    CPyPtr cpy_r_r152;
    int64_t cpy_r_r153;
    char cpy_r_r154;
    CPyPtr cpy_r_r155;
    CPyPtr cpy_r_r156;
    int64_t cpy_r_r157;
    CPyPtr cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    int32_t cpy_r_r161;
    char cpy_r_r162;
    int64_t cpy_r_r163;
    int64_t cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject **cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    int64_t cpy_r_r177;
    CPyPtr cpy_r_r178;
    int64_t cpy_r_r179;
    char cpy_r_r180;
    CPyPtr cpy_r_r181;
    CPyPtr cpy_r_r182;
    int64_t cpy_r_r183;
    CPyPtr cpy_r_r184;
    PyObject *cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    char cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    int32_t cpy_r_r192;
    char cpy_r_r193;
    int64_t cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    PyObject *cpy_r_r200;
    PyObject **cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    if (cpy_r_most_openings != CPY_INT_TAG) goto CPyL127;
    cpy_r_most_openings = 0;
CPyL2: ;
    if (cpy_r_alternatives != CPY_INT_TAG) goto CPyL128;
    cpy_r_alternatives = 2;
CPyL4: ;
    if (cpy_r_is_late != NULL) goto CPyL129;
    cpy_r_r0 = Py_None;
    CPy_INCREF(cpy_r_r0);
    cpy_r_is_late = cpy_r_r0;
CPyL6: ;
    cpy_r_r1 = ((serai___kernel___match___MatchObject *)cpy_r_match)->_decision;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/bots/turns.py", "best_ways", "Match", "decision", 80, CPyStatic_turns___globals);
        goto CPyL130;
    }
CPyL7: ;
    cpy_r_r2 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r3 = cpy_r_r1 != cpy_r_r2;
    if (cpy_r_r3) {
        goto CPyL10;
    } else
        goto CPyL131;
CPyL8: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r4 = 0;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "best_ways", 80, CPyStatic_turns___globals);
        goto CPyL126;
    }
    CPy_Unreachable();
CPyL10: ;
    cpy_r_r5 = ((serai___kernel___match___MatchObject *)cpy_r_match)->_decision;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/bots/turns.py", "best_ways", "Match", "decision", 81, CPyStatic_turns___globals);
        goto CPyL130;
    }
CPyL11: ;
    if (likely(cpy_r_r5 != Py_None))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/turns.py", "best_ways", 81, CPyStatic_turns___globals, "serai.kernel.decision.Decision", cpy_r_r5);
        goto CPyL130;
    }
    cpy_r_r7 = ((serai___kernel___decision___DecisionObject *)cpy_r_r6)->_seat;
    CPyTagged_INCREF(cpy_r_r7);
    cpy_r_r8 = CPyDef_match___Match___turn_start(cpy_r_match);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "best_ways", 82, CPyStatic_turns___globals);
        goto CPyL132;
    }
CPyL13: ;
    cpy_r_r9 = ((serai___kernel___match___MatchObject *)cpy_r_match)->_decision;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/bots/turns.py", "best_ways", "Match", "decision", 83, CPyStatic_turns___globals);
        goto CPyL133;
    }
    CPy_INCREF(cpy_r_r9);
CPyL14: ;
    if (likely(cpy_r_r9 != Py_None))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/turns.py", "best_ways", 83, CPyStatic_turns___globals, "serai.kernel.decision.Decision", cpy_r_r9);
        goto CPyL133;
    }
    cpy_r_r11 = CPyDef_decision___Decision___options(cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "best_ways", 83, CPyStatic_turns___globals);
        goto CPyL133;
    }
CPyL16: ;
    cpy_r_options = cpy_r_r11;
    cpy_r_r12 = 0 & 1;
    cpy_r_r13 = cpy_r_r12 != 0;
    if (cpy_r_r13) goto CPyL18;
    cpy_r_r14 = cpy_r_most_openings & 1;
    cpy_r_r15 = cpy_r_r14 != 0;
    if (!cpy_r_r15) goto CPyL19;
CPyL18: ;
    cpy_r_r16 = CPyTagged_IsLt_(0, cpy_r_most_openings);
    cpy_r_r17 = cpy_r_r16;
    goto CPyL20;
CPyL19: ;
    cpy_r_r18 = (Py_ssize_t)0 < (Py_ssize_t)cpy_r_most_openings;
    cpy_r_r17 = cpy_r_r18;
CPyL20: ;
    if (cpy_r_r17) goto CPyL22;
    if (cpy_r_r17) {
        goto CPyL135;
    } else
        goto CPyL136;
CPyL22: ;
    cpy_r_r19 = CPyObject_Size(cpy_r_options);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "best_ways", 84, CPyStatic_turns___globals);
        goto CPyL134;
    }
    cpy_r_r20 = cpy_r_most_openings & 1;
    cpy_r_r21 = cpy_r_r20 != 0;
    if (cpy_r_r21) goto CPyL25;
    cpy_r_r22 = cpy_r_r19 & 1;
    cpy_r_r23 = cpy_r_r22 != 0;
    if (!cpy_r_r23) goto CPyL26;
CPyL25: ;
    cpy_r_r24 = CPyTagged_IsLt_(cpy_r_most_openings, cpy_r_r19);
    cpy_r_r25 = cpy_r_r24;
    goto CPyL27;
CPyL26: ;
    cpy_r_r26 = (Py_ssize_t)cpy_r_most_openings < (Py_ssize_t)cpy_r_r19;
    cpy_r_r25 = cpy_r_r26;
CPyL27: ;
    CPyTagged_DECREF(cpy_r_r19);
    if (cpy_r_r25) {
        goto CPyL135;
    } else
        goto CPyL136;
CPyL28: ;
    cpy_r_r27 = ((serai___kernel___match___MatchObject *)cpy_r_match)->_decision;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/bots/turns.py", "best_ways", "Match", "decision", 85, CPyStatic_turns___globals);
        goto CPyL133;
    }
    CPy_INCREF(cpy_r_r27);
CPyL29: ;
    if (likely(cpy_r_r27 != Py_None))
        cpy_r_r28 = cpy_r_r27;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/turns.py", "best_ways", 85, CPyStatic_turns___globals, "serai.kernel.decision.Decision", cpy_r_r27);
        goto CPyL133;
    }
    cpy_r_r29 = CPyDef_turns____likeliest(cpy_r_match, cpy_r_r28, cpy_r_most_openings);
    CPy_DECREF(cpy_r_r28);
    CPyTagged_DECREF(cpy_r_most_openings);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "best_ways", 85, CPyStatic_turns___globals);
        goto CPyL137;
    }
    cpy_r_options = cpy_r_r29;
    goto CPyL38;
CPyL32: ;
    cpy_r_r30 = ((serai___kernel___match___MatchObject *)cpy_r_match)->_game;
    CPy_INCREF(cpy_r_r30);
    cpy_r_r31 = ((serai___kernel___match___MatchObject *)cpy_r_match)->_table;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/bots/turns.py", "best_ways", "Match", "table", 87, CPyStatic_turns___globals);
        goto CPyL138;
    }
    CPy_INCREF(cpy_r_r31);
CPyL33: ;
    cpy_r_r32 = ((serai___kernel___match___MatchObject *)cpy_r_match)->_decision;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/bots/turns.py", "best_ways", "Match", "decision", 87, CPyStatic_turns___globals);
        goto CPyL139;
    }
    CPy_INCREF(cpy_r_r32);
CPyL34: ;
    if (likely(cpy_r_r32 != Py_None))
        cpy_r_r33 = cpy_r_r32;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/turns.py", "best_ways", 87, CPyStatic_turns___globals, "serai.kernel.decision.Decision", cpy_r_r32);
        goto CPyL139;
    }
    cpy_r_r34 = CPY_GET_METHOD(cpy_r_r30, CPyType_game___Game, 16, serai___kernel___game___GameObject, PyObject * (*)(PyObject *, PyObject *, PyObject *))(cpy_r_r30, cpy_r_r31, cpy_r_r33); /* priors */
    CPy_DECREF(cpy_r_r31);
    CPy_DECREF(cpy_r_r33);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "best_ways", 87, CPyStatic_turns___globals);
        goto CPyL140;
    }
    cpy_r_r35 = CPyDef_turns____hopeful(cpy_r_options, cpy_r_r34);
    CPy_DECREF(cpy_r_options);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "best_ways", 87, CPyStatic_turns___globals);
        goto CPyL137;
    }
    cpy_r_options = cpy_r_r35;
CPyL38: ;
    cpy_r_r36 = PyList_New(0);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "best_ways", 88, CPyStatic_turns___globals);
        goto CPyL140;
    }
    cpy_r_r37 = CPyObject_Size(cpy_r_options);
    if (unlikely(cpy_r_r37 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "best_ways", 89, CPyStatic_turns___globals);
        goto CPyL141;
    }
    cpy_r_tried = cpy_r_r37;
    cpy_r_r38 = 0;
    cpy_r_r39 = PyObject_GetIter(cpy_r_options);
    CPy_DECREF(cpy_r_options);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "best_ways", 90, CPyStatic_turns___globals);
        goto CPyL142;
    }
CPyL41: ;
    cpy_r_r40 = PyIter_Next(cpy_r_r39);
    if (cpy_r_r40 == NULL) goto CPyL143;
    cpy_r_place = cpy_r_r38;
    if (likely(Py_TYPE(cpy_r_r40) == CPyType_option___Option))
        cpy_r_r41 = cpy_r_r40;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/turns.py", "best_ways", 90, CPyStatic_turns___globals, "serai.kernel.option.Option", cpy_r_r40);
        goto CPyL144;
    }
    cpy_r_r42 = CPyDef_turns___Opening();
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "best_ways", 91, CPyStatic_turns___globals);
        goto CPyL145;
    }
    cpy_r_opening = cpy_r_r42;
    cpy_r_r43 = PyList_Append(cpy_r_r36, cpy_r_opening);
    cpy_r_r44 = cpy_r_r43 >= 0;
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "best_ways", 92, CPyStatic_turns___globals);
        goto CPyL146;
    }
    cpy_r_r45 = CPyTagged_Subtract(cpy_r_tried, 2);
    cpy_r_r46 = cpy_r_place & 1;
    cpy_r_r47 = cpy_r_r46 != 0;
    if (!cpy_r_r47) goto CPyL47;
    cpy_r_r48 = CPyTagged_IsEq_(cpy_r_place, cpy_r_r45);
    cpy_r_r49 = cpy_r_r48;
    goto CPyL48;
CPyL47: ;
    cpy_r_r50 = cpy_r_place == cpy_r_r45;
    cpy_r_r49 = cpy_r_r50;
CPyL48: ;
    CPyTagged_DECREF(cpy_r_place);
    CPyTagged_DECREF(cpy_r_r45);
    if (!cpy_r_r49) goto CPyL50;
    CPy_INCREF(cpy_r_match);
    cpy_r_r51 = cpy_r_match;
    goto CPyL52;
CPyL50: ;
    cpy_r_r52 = CPyDef_match___Match___clone(cpy_r_match);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "best_ways", 93, CPyStatic_turns___globals);
        goto CPyL147;
    }
    cpy_r_r51 = cpy_r_r52;
CPyL52: ;
    cpy_r_now = cpy_r_r51;
    cpy_r_r53 = CPyDef_match___Match___play(cpy_r_now, cpy_r_r41);
    if (unlikely(cpy_r_r53 == 2)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "best_ways", 94, CPyStatic_turns___globals);
        goto CPyL148;
    }
    cpy_r_r54.f0 = cpy_r_r41;
    cpy_r_r55 = PyTuple_New(1);
    if (unlikely(cpy_r_r55 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp231 = cpy_r_r54.f0;
    PyTuple_SET_ITEM(cpy_r_r55, 0, __tmp231);
    cpy_r_r56 = CPyDef_turns___Way(cpy_r_now, cpy_r_r55, 0.0);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "best_ways", 95, CPyStatic_turns___globals);
        goto CPyL149;
    }
    cpy_r_r57 = CPyDef_turns___is_turn_over(cpy_r_now, cpy_r_r7, cpy_r_r8);
    if (unlikely(cpy_r_r57 == 2)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "best_ways", 96, CPyStatic_turns___globals);
        goto CPyL150;
    }
    if (!cpy_r_r57) goto CPyL151;
    cpy_r_r58 = CPyDef_worth___worth(cpy_r_now, cpy_r_r7);
    CPy_DECREF(cpy_r_now);
    cpy_r_r59 = cpy_r_r58 == -113.0;
    if (unlikely(cpy_r_r59)) goto CPyL58;
CPyL57: ;
    ((serai___bots___turns___WayObject *)cpy_r_r56)->_worth = cpy_r_r58;
    cpy_r_r61 = CPyDef_turns___Opening___finish(cpy_r_opening, cpy_r_r56);
    CPy_DECREF(cpy_r_r56);
    CPy_DECREF(cpy_r_opening);
    if (unlikely(cpy_r_r61 == 2)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "best_ways", 98, CPyStatic_turns___globals);
        goto CPyL152;
    } else
        goto CPyL60;
CPyL58: ;
    cpy_r_r62 = PyErr_Occurred();
    if (unlikely(cpy_r_r62 != NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "best_ways", 97, CPyStatic_turns___globals);
        goto CPyL153;
    } else
        goto CPyL57;
CPyL59: ;
    cpy_r_r63 = CPyDef_turns___Opening___push(cpy_r_opening, cpy_r_r56, 0.0);
    CPy_DECREF(cpy_r_r56);
    CPy_DECREF(cpy_r_opening);
    if (unlikely(cpy_r_r63 == 2)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "best_ways", 100, CPyStatic_turns___globals);
        goto CPyL152;
    }
CPyL60: ;
    cpy_r_r64 = cpy_r_r38 + 2;
    cpy_r_r38 = cpy_r_r64;
    goto CPyL41;
CPyL61: ;
    cpy_r_r65 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r65)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "best_ways", 90, CPyStatic_turns___globals);
        goto CPyL142;
    }
    cpy_r_r66 = 0;
CPyL63: ;
    cpy_r_r67 = (CPyPtr)((CPyPtr)cpy_r_r36 + offsetof(PyVarObject, ob_size));
    cpy_r_r68 = *(int64_t *)cpy_r_r67;
    cpy_r_r69 = cpy_r_r66 < cpy_r_r68;
    if (!cpy_r_r69) goto CPyL71;
    cpy_r_r70 = (CPyPtr)((CPyPtr)cpy_r_r36 + offsetof(PyListObject, ob_item));
    cpy_r_r71 = *(CPyPtr *)cpy_r_r70;
    cpy_r_r72 = cpy_r_r66 * 8;
    cpy_r_r73 = cpy_r_r71 + cpy_r_r72;
    cpy_r_r74 = *(PyObject * *)cpy_r_r73;
    CPy_INCREF(cpy_r_r74);
    if (likely(Py_TYPE(cpy_r_r74) == CPyType_turns___Opening))
        cpy_r_r75 = cpy_r_r74;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/turns.py", "best_ways", 101, CPyStatic_turns___globals, "serai.bots.turns.Opening", cpy_r_r74);
        goto CPyL142;
    }
    cpy_r_opening = cpy_r_r75;
CPyL66: ;
    cpy_r_r76 = ((serai___bots___turns___OpeningObject *)cpy_r_opening)->_best;
    cpy_r_r77 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r78 = cpy_r_r76 == cpy_r_r77;
    if (!cpy_r_r78) goto CPyL154;
    cpy_r_r79 = ((serai___bots___turns___OpeningObject *)cpy_r_opening)->_open;
    CPy_INCREF(cpy_r_r79);
    cpy_r_r80 = (CPyPtr)((CPyPtr)cpy_r_r79 + offsetof(PyVarObject, ob_size));
    cpy_r_r81 = *(int64_t *)cpy_r_r80;
    CPy_DECREF(cpy_r_r79);
    cpy_r_r82 = cpy_r_r81 << 1;
    cpy_r_r83 = cpy_r_r82 != 0;
    if (!cpy_r_r83) goto CPyL154;
    cpy_r_r84 = CPyDef_turns____follow(cpy_r_opening, cpy_r_r7, cpy_r_r8);
    if (unlikely(cpy_r_r84 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "best_ways", 103, CPyStatic_turns___globals);
        goto CPyL155;
    }
    cpy_r_r85 = CPyTagged_Add(cpy_r_tried, cpy_r_r84);
    CPyTagged_DECREF(cpy_r_tried);
    CPyTagged_DECREF(cpy_r_r84);
    cpy_r_tried = cpy_r_r85;
    goto CPyL66;
CPyL70: ;
    cpy_r_r86 = cpy_r_r66 + 1;
    cpy_r_r66 = cpy_r_r86;
    goto CPyL63;
CPyL71: ;
    cpy_r_r87 = cpy_r_tried & 1;
    cpy_r_r88 = cpy_r_r87 != 0;
    if (cpy_r_r88) goto CPyL73;
    cpy_r_r89 = cpy_r_effort & 1;
    cpy_r_r90 = cpy_r_r89 != 0;
    if (!cpy_r_r90) goto CPyL74;
CPyL73: ;
    cpy_r_r91 = CPyTagged_IsLt_(cpy_r_tried, cpy_r_effort);
    if (cpy_r_r91) {
        goto CPyL75;
    } else
        goto CPyL156;
CPyL74: ;
    cpy_r_r92 = (Py_ssize_t)cpy_r_tried < (Py_ssize_t)cpy_r_effort;
    if (!cpy_r_r92) goto CPyL156;
CPyL75: ;
    cpy_r_r93 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r94 = cpy_r_is_late != cpy_r_r93;
    if (!cpy_r_r94) goto CPyL79;
    cpy_r_r95 = PyObject_Vectorcall(cpy_r_is_late, 0, 0, 0);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "best_ways", 104, CPyStatic_turns___globals);
        goto CPyL142;
    }
    if (unlikely(!PyBool_Check(cpy_r_r95))) {
        CPy_TypeError("bool", cpy_r_r95); cpy_r_r96 = 2;
    } else
        cpy_r_r96 = cpy_r_r95 == Py_True;
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r96 == 2)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "best_ways", 104, CPyStatic_turns___globals);
        goto CPyL142;
    }
    if (cpy_r_r96) goto CPyL156;
CPyL79: ;
    cpy_r_r97 = PyList_New(0);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "best_ways", 105, CPyStatic_turns___globals);
        goto CPyL142;
    }
    cpy_r_r98 = 0;
CPyL81: ;
    cpy_r_r99 = (CPyPtr)((CPyPtr)cpy_r_r36 + offsetof(PyVarObject, ob_size));
    cpy_r_r100 = *(int64_t *)cpy_r_r99;
    cpy_r_r101 = cpy_r_r98 < cpy_r_r100;
    if (!cpy_r_r101) goto CPyL86;
    cpy_r_r102 = (CPyPtr)((CPyPtr)cpy_r_r36 + offsetof(PyListObject, ob_item));
    cpy_r_r103 = *(CPyPtr *)cpy_r_r102;
    cpy_r_r104 = cpy_r_r98 * 8;
    cpy_r_r105 = cpy_r_r103 + cpy_r_r104;
    cpy_r_r106 = *(PyObject * *)cpy_r_r105;
    CPy_INCREF(cpy_r_r106);
    if (likely(Py_TYPE(cpy_r_r106) == CPyType_turns___Opening))
        cpy_r_r107 = cpy_r_r106;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/turns.py", "best_ways", 105, CPyStatic_turns___globals, "serai.bots.turns.Opening", cpy_r_r106);
        goto CPyL157;
    }
    cpy_r_r108 = ((serai___bots___turns___OpeningObject *)cpy_r_r107)->_open;
    CPy_INCREF(cpy_r_r108);
    cpy_r_r109 = (CPyPtr)((CPyPtr)cpy_r_r108 + offsetof(PyVarObject, ob_size));
    cpy_r_r110 = *(int64_t *)cpy_r_r109;
    CPy_DECREF(cpy_r_r108);
    cpy_r_r111 = cpy_r_r110 << 1;
    cpy_r_r112 = cpy_r_r111 != 0;
    if (!cpy_r_r112) goto CPyL158;
    cpy_r_r113 = PyList_Append(cpy_r_r97, cpy_r_r107);
    CPy_DECREF(cpy_r_r107);
    cpy_r_r114 = cpy_r_r113 >= 0;
    if (unlikely(!cpy_r_r114)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "best_ways", 105, CPyStatic_turns___globals);
        goto CPyL157;
    }
CPyL85: ;
    cpy_r_r115 = cpy_r_r98 + 1;
    cpy_r_r98 = cpy_r_r115;
    goto CPyL81;
CPyL86: ;
    cpy_r_r116 = (CPyPtr)((CPyPtr)cpy_r_r97 + offsetof(PyVarObject, ob_size));
    cpy_r_r117 = *(int64_t *)cpy_r_r116;
    cpy_r_r118 = cpy_r_r117 << 1;
    cpy_r_r119 = cpy_r_r118 != 0;
    if (!cpy_r_r119) goto CPyL159;
    cpy_r_r120 = (PyObject *)CPyType_turns___Opening;
    cpy_r_r121 = CPyStatics[223]; /* 'promise' */
    cpy_r_r122 = CPyObject_GetAttr(cpy_r_r120, cpy_r_r121);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "best_ways", 108, CPyStatic_turns___globals);
        goto CPyL160;
    }
    cpy_r_r123 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r124 = CPyStatics[39]; /* 'max' */
    cpy_r_r125 = CPyObject_GetAttr(cpy_r_r123, cpy_r_r124);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "best_ways", 108, CPyStatic_turns___globals);
        goto CPyL161;
    }
    PyObject *cpy_r_r126[2] = {cpy_r_r97, cpy_r_r122};
    cpy_r_r127 = (PyObject **)&cpy_r_r126;
    cpy_r_r128 = CPyStatics[4977]; /* ('key',) */
    cpy_r_r129 = PyObject_Vectorcall(cpy_r_r125, cpy_r_r127, 1, cpy_r_r128);
    CPy_DECREF(cpy_r_r125);
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "best_ways", 108, CPyStatic_turns___globals);
        goto CPyL161;
    }
    CPy_DECREF(cpy_r_r97);
    CPy_DECREF(cpy_r_r122);
    if (likely(Py_TYPE(cpy_r_r129) == CPyType_turns___Opening))
        cpy_r_r130 = cpy_r_r129;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/turns.py", "best_ways", 108, CPyStatic_turns___globals, "serai.bots.turns.Opening", cpy_r_r129);
        goto CPyL142;
    }
    cpy_r_r131 = CPyDef_turns____follow(cpy_r_r130, cpy_r_r7, cpy_r_r8);
    CPy_DECREF(cpy_r_r130);
    if (unlikely(cpy_r_r131 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "best_ways", 108, CPyStatic_turns___globals);
        goto CPyL142;
    }
    cpy_r_r132 = CPyTagged_Add(cpy_r_tried, cpy_r_r131);
    CPyTagged_DECREF(cpy_r_tried);
    CPyTagged_DECREF(cpy_r_r131);
    cpy_r_tried = cpy_r_r132;
    goto CPyL71;
CPyL93: ;
    cpy_r_r133 = cpy_r_alternatives & 1;
    cpy_r_r134 = cpy_r_r133 != 0;
    if (cpy_r_r134) goto CPyL95;
    cpy_r_r135 = 2 & 1;
    cpy_r_r136 = cpy_r_r135 != 0;
    if (!cpy_r_r136) goto CPyL96;
CPyL95: ;
    cpy_r_r137 = CPyTagged_IsLt_(2, cpy_r_alternatives);
    if (cpy_r_r137) {
        goto CPyL97;
    } else
        goto CPyL162;
CPyL96: ;
    cpy_r_r138 = (Py_ssize_t)cpy_r_alternatives > (Py_ssize_t)2;
    if (!cpy_r_r138) goto CPyL162;
CPyL97: ;
    cpy_r_r139 = PyList_New(0);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "best_ways", 110, CPyStatic_turns___globals);
        goto CPyL163;
    }
    cpy_r_r140 = 0;
CPyL99: ;
    cpy_r_r141 = (CPyPtr)((CPyPtr)cpy_r_r36 + offsetof(PyVarObject, ob_size));
    cpy_r_r142 = *(int64_t *)cpy_r_r141;
    cpy_r_r143 = cpy_r_r140 < cpy_r_r142;
    if (!cpy_r_r143) goto CPyL164;
    cpy_r_r144 = (CPyPtr)((CPyPtr)cpy_r_r36 + offsetof(PyListObject, ob_item));
    cpy_r_r145 = *(CPyPtr *)cpy_r_r144;
    cpy_r_r146 = cpy_r_r140 * 8;
    cpy_r_r147 = cpy_r_r145 + cpy_r_r146;
    cpy_r_r148 = *(PyObject * *)cpy_r_r147;
    CPy_INCREF(cpy_r_r148);
    if (likely(Py_TYPE(cpy_r_r148) == CPyType_turns___Opening))
        cpy_r_r149 = cpy_r_r148;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/turns.py", "best_ways", 110, CPyStatic_turns___globals, "serai.bots.turns.Opening", cpy_r_r148);
        goto CPyL165;
    }
    cpy_r_r150 = CPyDef_turns____distinct(cpy_r_r149, cpy_r_alternatives);
    CPy_DECREF(cpy_r_r149);
    if (unlikely(cpy_r_r150 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "best_ways", 110, CPyStatic_turns___globals);
        goto CPyL165;
    }
    cpy_r_r151 = 0;
CPyL103: ;
    cpy_r_r152 = (CPyPtr)((CPyPtr)cpy_r_r150 + offsetof(PyVarObject, ob_size));
    cpy_r_r153 = *(int64_t *)cpy_r_r152;
    cpy_r_r154 = cpy_r_r151 < cpy_r_r153;
    if (!cpy_r_r154) goto CPyL166;
    cpy_r_r155 = (CPyPtr)((CPyPtr)cpy_r_r150 + offsetof(PyListObject, ob_item));
    cpy_r_r156 = *(CPyPtr *)cpy_r_r155;
    cpy_r_r157 = cpy_r_r151 * 8;
    cpy_r_r158 = cpy_r_r156 + cpy_r_r157;
    cpy_r_r159 = *(PyObject * *)cpy_r_r158;
    CPy_INCREF(cpy_r_r159);
    if (likely(Py_TYPE(cpy_r_r159) == CPyType_turns___Way))
        cpy_r_r160 = cpy_r_r159;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/turns.py", "best_ways", 110, CPyStatic_turns___globals, "serai.bots.turns.Way", cpy_r_r159);
        goto CPyL167;
    }
    cpy_r_r161 = PyList_Append(cpy_r_r139, cpy_r_r160);
    CPy_DECREF(cpy_r_r160);
    cpy_r_r162 = cpy_r_r161 >= 0;
    if (unlikely(!cpy_r_r162)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "best_ways", 110, CPyStatic_turns___globals);
        goto CPyL167;
    }
    cpy_r_r163 = cpy_r_r151 + 1;
    cpy_r_r151 = cpy_r_r163;
    goto CPyL103;
CPyL107: ;
    cpy_r_r164 = cpy_r_r140 + 1;
    cpy_r_r140 = cpy_r_r164;
    goto CPyL99;
CPyL108: ;
    cpy_r_r165 = CPyStatic_turns___globals;
    cpy_r_r166 = CPyStatics[224]; /* '_by_worth' */
    cpy_r_r167 = CPyDict_GetItem(cpy_r_r165, cpy_r_r166);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "best_ways", 110, CPyStatic_turns___globals);
        goto CPyL168;
    }
    cpy_r_r168 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r169 = CPyStatics[29]; /* 'sorted' */
    cpy_r_r170 = CPyObject_GetAttr(cpy_r_r168, cpy_r_r169);
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "best_ways", 110, CPyStatic_turns___globals);
        goto CPyL169;
    }
    PyObject *cpy_r_r171[2] = {cpy_r_r139, cpy_r_r167};
    cpy_r_r172 = (PyObject **)&cpy_r_r171;
    cpy_r_r173 = CPyStatics[4977]; /* ('key',) */
    cpy_r_r174 = PyObject_Vectorcall(cpy_r_r170, cpy_r_r172, 1, cpy_r_r173);
    CPy_DECREF(cpy_r_r170);
    if (unlikely(cpy_r_r174 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "best_ways", 110, CPyStatic_turns___globals);
        goto CPyL169;
    }
    CPy_DECREF(cpy_r_r139);
    CPy_DECREF(cpy_r_r167);
    if (likely(PyList_Check(cpy_r_r174)))
        cpy_r_r175 = cpy_r_r174;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/turns.py", "best_ways", 110, CPyStatic_turns___globals, "list", cpy_r_r174);
        goto CPyL126;
    }
    return cpy_r_r175;
CPyL113: ;
    cpy_r_r176 = PyList_New(0);
    if (unlikely(cpy_r_r176 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "best_ways", 111, CPyStatic_turns___globals);
        goto CPyL170;
    }
    cpy_r_r177 = 0;
CPyL115: ;
    cpy_r_r178 = (CPyPtr)((CPyPtr)cpy_r_r36 + offsetof(PyVarObject, ob_size));
    cpy_r_r179 = *(int64_t *)cpy_r_r178;
    cpy_r_r180 = cpy_r_r177 < cpy_r_r179;
    if (!cpy_r_r180) goto CPyL171;
    cpy_r_r181 = (CPyPtr)((CPyPtr)cpy_r_r36 + offsetof(PyListObject, ob_item));
    cpy_r_r182 = *(CPyPtr *)cpy_r_r181;
    cpy_r_r183 = cpy_r_r177 * 8;
    cpy_r_r184 = cpy_r_r182 + cpy_r_r183;
    cpy_r_r185 = *(PyObject * *)cpy_r_r184;
    CPy_INCREF(cpy_r_r185);
    if (likely(Py_TYPE(cpy_r_r185) == CPyType_turns___Opening))
        cpy_r_r186 = cpy_r_r185;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/turns.py", "best_ways", 111, CPyStatic_turns___globals, "serai.bots.turns.Opening", cpy_r_r185);
        goto CPyL172;
    }
    cpy_r_r187 = ((serai___bots___turns___OpeningObject *)cpy_r_r186)->_best;
    cpy_r_r188 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r189 = cpy_r_r187 != cpy_r_r188;
    if (!cpy_r_r189) goto CPyL173;
    cpy_r_r190 = ((serai___bots___turns___OpeningObject *)cpy_r_r186)->_best;
    CPy_INCREF(cpy_r_r190);
    CPy_DECREF(cpy_r_r186);
    if (likely(cpy_r_r190 != Py_None))
        cpy_r_r191 = cpy_r_r190;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/turns.py", "best_ways", 111, CPyStatic_turns___globals, "serai.bots.turns.Way", cpy_r_r190);
        goto CPyL172;
    }
    cpy_r_r192 = PyList_Append(cpy_r_r176, cpy_r_r191);
    CPy_DECREF(cpy_r_r191);
    cpy_r_r193 = cpy_r_r192 >= 0;
    if (unlikely(!cpy_r_r193)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "best_ways", 111, CPyStatic_turns___globals);
        goto CPyL172;
    }
CPyL120: ;
    cpy_r_r194 = cpy_r_r177 + 1;
    cpy_r_r177 = cpy_r_r194;
    goto CPyL115;
CPyL121: ;
    cpy_r_r195 = CPyStatic_turns___globals;
    cpy_r_r196 = CPyStatics[224]; /* '_by_worth' */
    cpy_r_r197 = CPyDict_GetItem(cpy_r_r195, cpy_r_r196);
    if (unlikely(cpy_r_r197 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "best_ways", 112, CPyStatic_turns___globals);
        goto CPyL174;
    }
    cpy_r_r198 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r199 = CPyStatics[29]; /* 'sorted' */
    cpy_r_r200 = CPyObject_GetAttr(cpy_r_r198, cpy_r_r199);
    if (unlikely(cpy_r_r200 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "best_ways", 112, CPyStatic_turns___globals);
        goto CPyL175;
    }
    PyObject *cpy_r_r201[2] = {cpy_r_r176, cpy_r_r197};
    cpy_r_r202 = (PyObject **)&cpy_r_r201;
    cpy_r_r203 = CPyStatics[4977]; /* ('key',) */
    cpy_r_r204 = PyObject_Vectorcall(cpy_r_r200, cpy_r_r202, 1, cpy_r_r203);
    CPy_DECREF(cpy_r_r200);
    if (unlikely(cpy_r_r204 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "best_ways", 112, CPyStatic_turns___globals);
        goto CPyL175;
    }
    CPy_DECREF(cpy_r_r176);
    CPy_DECREF(cpy_r_r197);
    if (likely(PyList_Check(cpy_r_r204)))
        cpy_r_r205 = cpy_r_r204;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/turns.py", "best_ways", 112, CPyStatic_turns___globals, "list", cpy_r_r204);
        goto CPyL126;
    }
    return cpy_r_r205;
CPyL126: ;
    cpy_r_r206 = NULL;
    return cpy_r_r206;
CPyL127: ;
    CPyTagged_INCREF(cpy_r_most_openings);
    goto CPyL2;
CPyL128: ;
    CPyTagged_INCREF(cpy_r_alternatives);
    goto CPyL4;
CPyL129: ;
    CPy_INCREF(cpy_r_is_late);
    goto CPyL6;
CPyL130: ;
    CPyTagged_DecRef(cpy_r_most_openings);
    CPyTagged_DecRef(cpy_r_alternatives);
    CPy_DecRef(cpy_r_is_late);
    goto CPyL126;
CPyL131: ;
    CPyTagged_DECREF(cpy_r_most_openings);
    CPyTagged_DECREF(cpy_r_alternatives);
    CPy_DECREF(cpy_r_is_late);
    goto CPyL8;
CPyL132: ;
    CPyTagged_DecRef(cpy_r_most_openings);
    CPyTagged_DecRef(cpy_r_alternatives);
    CPy_DecRef(cpy_r_is_late);
    CPyTagged_DecRef(cpy_r_r7);
    goto CPyL126;
CPyL133: ;
    CPyTagged_DecRef(cpy_r_most_openings);
    CPyTagged_DecRef(cpy_r_alternatives);
    CPy_DecRef(cpy_r_is_late);
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r8);
    goto CPyL126;
CPyL134: ;
    CPyTagged_DecRef(cpy_r_most_openings);
    CPyTagged_DecRef(cpy_r_alternatives);
    CPy_DecRef(cpy_r_is_late);
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_options);
    goto CPyL126;
CPyL135: ;
    CPy_DECREF(cpy_r_options);
    goto CPyL28;
CPyL136: ;
    CPyTagged_DECREF(cpy_r_most_openings);
    goto CPyL32;
CPyL137: ;
    CPyTagged_DecRef(cpy_r_alternatives);
    CPy_DecRef(cpy_r_is_late);
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r8);
    goto CPyL126;
CPyL138: ;
    CPyTagged_DecRef(cpy_r_alternatives);
    CPy_DecRef(cpy_r_is_late);
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_options);
    CPy_DecRef(cpy_r_r30);
    goto CPyL126;
CPyL139: ;
    CPyTagged_DecRef(cpy_r_alternatives);
    CPy_DecRef(cpy_r_is_late);
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_options);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r31);
    goto CPyL126;
CPyL140: ;
    CPyTagged_DecRef(cpy_r_alternatives);
    CPy_DecRef(cpy_r_is_late);
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_options);
    goto CPyL126;
CPyL141: ;
    CPyTagged_DecRef(cpy_r_alternatives);
    CPy_DecRef(cpy_r_is_late);
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_options);
    CPy_DecRef(cpy_r_r36);
    goto CPyL126;
CPyL142: ;
    CPyTagged_DecRef(cpy_r_alternatives);
    CPy_DecRef(cpy_r_is_late);
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r36);
    CPyTagged_DecRef(cpy_r_tried);
    goto CPyL126;
CPyL143: ;
    CPy_DECREF(cpy_r_r39);
    goto CPyL61;
CPyL144: ;
    CPyTagged_DecRef(cpy_r_alternatives);
    CPy_DecRef(cpy_r_is_late);
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r36);
    CPyTagged_DecRef(cpy_r_tried);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL126;
CPyL145: ;
    CPyTagged_DecRef(cpy_r_alternatives);
    CPy_DecRef(cpy_r_is_late);
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r36);
    CPyTagged_DecRef(cpy_r_tried);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r41);
    goto CPyL126;
CPyL146: ;
    CPyTagged_DecRef(cpy_r_alternatives);
    CPy_DecRef(cpy_r_is_late);
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r36);
    CPyTagged_DecRef(cpy_r_tried);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_opening);
    goto CPyL126;
CPyL147: ;
    CPyTagged_DecRef(cpy_r_alternatives);
    CPy_DecRef(cpy_r_is_late);
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r36);
    CPyTagged_DecRef(cpy_r_tried);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_opening);
    goto CPyL126;
CPyL148: ;
    CPyTagged_DecRef(cpy_r_alternatives);
    CPy_DecRef(cpy_r_is_late);
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r36);
    CPyTagged_DecRef(cpy_r_tried);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_opening);
    CPy_DecRef(cpy_r_now);
    goto CPyL126;
CPyL149: ;
    CPyTagged_DecRef(cpy_r_alternatives);
    CPy_DecRef(cpy_r_is_late);
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r36);
    CPyTagged_DecRef(cpy_r_tried);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_opening);
    CPy_DecRef(cpy_r_now);
    goto CPyL126;
CPyL150: ;
    CPyTagged_DecRef(cpy_r_alternatives);
    CPy_DecRef(cpy_r_is_late);
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r36);
    CPyTagged_DecRef(cpy_r_tried);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_opening);
    CPy_DecRef(cpy_r_now);
    CPy_DecRef(cpy_r_r56);
    goto CPyL126;
CPyL151: ;
    CPy_DECREF(cpy_r_now);
    goto CPyL59;
CPyL152: ;
    CPyTagged_DecRef(cpy_r_alternatives);
    CPy_DecRef(cpy_r_is_late);
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r36);
    CPyTagged_DecRef(cpy_r_tried);
    CPy_DecRef(cpy_r_r39);
    goto CPyL126;
CPyL153: ;
    CPyTagged_DecRef(cpy_r_alternatives);
    CPy_DecRef(cpy_r_is_late);
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r36);
    CPyTagged_DecRef(cpy_r_tried);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_opening);
    CPy_DecRef(cpy_r_r56);
    goto CPyL126;
CPyL154: ;
    CPy_DECREF(cpy_r_opening);
    goto CPyL70;
CPyL155: ;
    CPyTagged_DecRef(cpy_r_alternatives);
    CPy_DecRef(cpy_r_is_late);
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r36);
    CPyTagged_DecRef(cpy_r_tried);
    CPy_DecRef(cpy_r_opening);
    goto CPyL126;
CPyL156: ;
    CPy_DECREF(cpy_r_is_late);
    CPyTagged_DECREF(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r8);
    CPyTagged_DECREF(cpy_r_tried);
    goto CPyL93;
CPyL157: ;
    CPyTagged_DecRef(cpy_r_alternatives);
    CPy_DecRef(cpy_r_is_late);
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r36);
    CPyTagged_DecRef(cpy_r_tried);
    CPy_DecRef(cpy_r_r97);
    goto CPyL126;
CPyL158: ;
    CPy_DECREF(cpy_r_r107);
    goto CPyL85;
CPyL159: ;
    CPy_DECREF(cpy_r_is_late);
    CPyTagged_DECREF(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r8);
    CPyTagged_DECREF(cpy_r_tried);
    CPy_DECREF(cpy_r_r97);
    goto CPyL93;
CPyL160: ;
    CPyTagged_DecRef(cpy_r_alternatives);
    CPy_DecRef(cpy_r_is_late);
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r36);
    CPyTagged_DecRef(cpy_r_tried);
    CPy_DecRef(cpy_r_r97);
    goto CPyL126;
CPyL161: ;
    CPyTagged_DecRef(cpy_r_alternatives);
    CPy_DecRef(cpy_r_is_late);
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r36);
    CPyTagged_DecRef(cpy_r_tried);
    CPy_DecRef(cpy_r_r97);
    CPy_DecRef(cpy_r_r122);
    goto CPyL126;
CPyL162: ;
    CPyTagged_DECREF(cpy_r_alternatives);
    goto CPyL113;
CPyL163: ;
    CPyTagged_DecRef(cpy_r_alternatives);
    CPy_DecRef(cpy_r_r36);
    goto CPyL126;
CPyL164: ;
    CPyTagged_DECREF(cpy_r_alternatives);
    CPy_DECREF(cpy_r_r36);
    goto CPyL108;
CPyL165: ;
    CPyTagged_DecRef(cpy_r_alternatives);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r139);
    goto CPyL126;
CPyL166: ;
    CPy_DECREF(cpy_r_r150);
    goto CPyL107;
CPyL167: ;
    CPyTagged_DecRef(cpy_r_alternatives);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r139);
    CPy_DecRef(cpy_r_r150);
    goto CPyL126;
CPyL168: ;
    CPy_DecRef(cpy_r_r139);
    goto CPyL126;
CPyL169: ;
    CPy_DecRef(cpy_r_r139);
    CPy_DecRef(cpy_r_r167);
    goto CPyL126;
CPyL170: ;
    CPy_DecRef(cpy_r_r36);
    goto CPyL126;
CPyL171: ;
    CPy_DECREF(cpy_r_r36);
    goto CPyL121;
CPyL172: ;
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r176);
    goto CPyL126;
CPyL173: ;
    CPy_DECREF(cpy_r_r186);
    goto CPyL120;
CPyL174: ;
    CPy_DecRef(cpy_r_r176);
    goto CPyL126;
CPyL175: ;
    CPy_DecRef(cpy_r_r176);
    CPy_DecRef(cpy_r_r197);
    goto CPyL126;
}
        
        PyObject *CPyPy_turns___best_ways(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"match", "effort", "most_openings", "alternatives", "is_late", 0};
            static CPyArg_Parser parser = {"OO|OOO:best_ways", kwlist, 0};
            PyObject *obj_match;
            PyObject *obj_effort;
            PyObject *obj_most_openings = NULL;
            PyObject *obj_alternatives = NULL;
            PyObject *obj_is_late = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_match, &obj_effort, &obj_most_openings, &obj_alternatives, &obj_is_late)) {
                return NULL;
            }
            PyObject *arg_match;
            if (likely(Py_TYPE(obj_match) == CPyType_match___Match))
                arg_match = obj_match;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_match); 
                goto fail;
            }
            CPyTagged arg_effort;
            if (likely(PyLong_Check(obj_effort)))
                arg_effort = CPyTagged_BorrowFromObject(obj_effort);
            else {
                CPy_TypeError("int", obj_effort); goto fail;
            }
            CPyTagged arg_most_openings;
            if (obj_most_openings == NULL) {
                arg_most_openings = CPY_INT_TAG;
            } else if (likely(PyLong_Check(obj_most_openings)))
                arg_most_openings = CPyTagged_BorrowFromObject(obj_most_openings);
            else {
                CPy_TypeError("int", obj_most_openings); goto fail;
            }
            CPyTagged arg_alternatives;
            if (obj_alternatives == NULL) {
                arg_alternatives = CPY_INT_TAG;
            } else if (likely(PyLong_Check(obj_alternatives)))
                arg_alternatives = CPyTagged_BorrowFromObject(obj_alternatives);
            else {
                CPy_TypeError("int", obj_alternatives); goto fail;
            }
            PyObject *arg_is_late;
            if (obj_is_late == NULL) {
                arg_is_late = NULL;
                goto __LL232;
            }
            arg_is_late = obj_is_late;
            if (arg_is_late != NULL) goto __LL232;
            if (obj_is_late == Py_None)
                arg_is_late = obj_is_late;
            else {
                arg_is_late = NULL;
            }
            if (arg_is_late != NULL) goto __LL232;
            CPy_TypeError("object or None", obj_is_late); 
            goto fail;
__LL232: ;
            PyObject *retval = CPyDef_turns___best_ways(arg_match, arg_effort, arg_most_openings, arg_alternatives, arg_is_late);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/bots/turns.py", "best_ways", 67, CPyStatic_turns___globals);
            return NULL;
        }
        
PyObject *CPyDef_turns____distinct(PyObject *cpy_r_opening, CPyTagged cpy_r_most) {
    PyObject *cpy_r_r0;
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
    double cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    int64_t cpy_r_r16;
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
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    cpy_r_r0 = PyDict_New();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_distinct", 117, CPyStatic_turns___globals);
        goto CPyL15;
    }
    cpy_r_r1 = ((serai___bots___turns___OpeningObject *)cpy_r_opening)->_finished;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = 0;
CPyL2: ;
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r4 = *(int64_t *)cpy_r_r3;
    cpy_r_r5 = cpy_r_r2 < cpy_r_r4;
    if (!cpy_r_r5) goto CPyL16;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyListObject, ob_item));
    cpy_r_r7 = *(CPyPtr *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r2 * 8;
    cpy_r_r9 = cpy_r_r7 + cpy_r_r8;
    cpy_r_r10 = *(PyObject * *)cpy_r_r9;
    CPy_INCREF(cpy_r_r10);
    if (likely(Py_TYPE(cpy_r_r10) == CPyType_turns___Way))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/turns.py", "_distinct", 118, CPyStatic_turns___globals, "serai.bots.turns.Way", cpy_r_r10);
        goto CPyL17;
    }
    cpy_r_r12 = ((serai___bots___turns___WayObject *)cpy_r_r11)->_worth;
    cpy_r_r13 = PyFloat_FromDouble(cpy_r_r12);
    cpy_r_r14 = CPyDict_SetDefault(cpy_r_r0, cpy_r_r13, cpy_r_r11);
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_distinct", 119, CPyStatic_turns___globals);
        goto CPyL17;
    }
    if (likely(Py_TYPE(cpy_r_r14) == CPyType_turns___Way))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeError("serai.bots.turns.Way", cpy_r_r14); 
        cpy_r_r15 = NULL;
    }
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_distinct", 119, CPyStatic_turns___globals);
        goto CPyL17;
    } else
        goto CPyL18;
CPyL6: ;
    cpy_r_r16 = cpy_r_r2 + 1;
    cpy_r_r2 = cpy_r_r16;
    goto CPyL2;
CPyL7: ;
    cpy_r_r17 = CPyDict_ValuesView(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_distinct", 120, CPyStatic_turns___globals);
        goto CPyL15;
    }
    cpy_r_r18 = CPyStatic_turns___globals;
    cpy_r_r19 = CPyStatics[224]; /* '_by_worth' */
    cpy_r_r20 = CPyDict_GetItem(cpy_r_r18, cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_distinct", 120, CPyStatic_turns___globals);
        goto CPyL19;
    }
    cpy_r_r21 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r22 = CPyStatics[29]; /* 'sorted' */
    cpy_r_r23 = CPyObject_GetAttr(cpy_r_r21, cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_distinct", 120, CPyStatic_turns___globals);
        goto CPyL20;
    }
    PyObject *cpy_r_r24[2] = {cpy_r_r17, cpy_r_r20};
    cpy_r_r25 = (PyObject **)&cpy_r_r24;
    cpy_r_r26 = CPyStatics[4977]; /* ('key',) */
    cpy_r_r27 = PyObject_Vectorcall(cpy_r_r23, cpy_r_r25, 1, cpy_r_r26);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_distinct", 120, CPyStatic_turns___globals);
        goto CPyL20;
    }
    CPy_DECREF(cpy_r_r17);
    CPy_DECREF(cpy_r_r20);
    if (likely(PyList_Check(cpy_r_r27)))
        cpy_r_r28 = cpy_r_r27;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/turns.py", "_distinct", 120, CPyStatic_turns___globals, "list", cpy_r_r27);
        goto CPyL15;
    }
    cpy_r_r29 = CPyList_GetSlice(cpy_r_r28, 0, cpy_r_most);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_distinct", 120, CPyStatic_turns___globals);
        goto CPyL15;
    }
    if (likely(PyList_Check(cpy_r_r29)))
        cpy_r_r30 = cpy_r_r29;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/turns.py", "_distinct", 120, CPyStatic_turns___globals, "list", cpy_r_r29);
        goto CPyL15;
    }
    return cpy_r_r30;
CPyL15: ;
    cpy_r_r31 = NULL;
    return cpy_r_r31;
CPyL16: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL7;
CPyL17: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL15;
CPyL18: ;
    CPy_DECREF(cpy_r_r15);
    goto CPyL6;
CPyL19: ;
    CPy_DecRef(cpy_r_r17);
    goto CPyL15;
CPyL20: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r20);
    goto CPyL15;
}
        
        PyObject *CPyPy_turns____distinct(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"opening", "most", 0};
            static CPyArg_Parser parser = {"OO:_distinct", kwlist, 0};
            PyObject *obj_opening;
            PyObject *obj_most;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_opening, &obj_most)) {
                return NULL;
            }
            PyObject *arg_opening;
            if (likely(Py_TYPE(obj_opening) == CPyType_turns___Opening))
                arg_opening = obj_opening;
            else {
                CPy_TypeError("serai.bots.turns.Opening", obj_opening); 
                goto fail;
            }
            CPyTagged arg_most;
            if (likely(PyLong_Check(obj_most)))
                arg_most = CPyTagged_BorrowFromObject(obj_most);
            else {
                CPy_TypeError("int", obj_most); goto fail;
            }
            PyObject *retval = CPyDef_turns____distinct(arg_opening, arg_most);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/bots/turns.py", "_distinct", 115, CPyStatic_turns___globals);
            return NULL;
        }
        
PyObject *CPyDef_turns_____mypyc_lambda__0__likeliest_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_turns_____mypyc_lambda__0__likeliest_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_turns_____mypyc_lambda__0__likeliest_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/bots/turns.py", "__get__", -1, CPyStatic_turns___globals);
            return NULL;
        }
        
double CPyDef_turns_____mypyc_lambda__0__likeliest_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_place) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    double cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    double cpy_r_r8;
    double cpy_r_r9;
    cpy_r_r0 = ((serai___bots___turns_____mypyc_lambda__0__likeliest_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/bots/turns.py", "<lambda>", "__mypyc_lambda__0__likeliest_obj", "__mypyc_env__", 129, CPyStatic_turns___globals);
        goto CPyL7;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___bots___turns____likeliest_envObject *)cpy_r_r0)->_priors;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/bots/turns.py", "<lambda>", "_likeliest_env", "priors", 129, CPyStatic_turns___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = cpy_r_r1;
    CPyTagged_INCREF(cpy_r_place);
    cpy_r_r3 = CPyTagged_StealAsObject(cpy_r_place);
    cpy_r_r4 = PyObject_GetItem(cpy_r_r2, cpy_r_r3);
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "<lambda>", 129, CPyStatic_turns___globals);
        goto CPyL7;
    }
    cpy_r_r5 = PyFloat_AsDouble(cpy_r_r4);
    if (cpy_r_r5 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r4); cpy_r_r5 = -113.0;
    }
    CPy_DECREF(cpy_r_r4);
    cpy_r_r6 = cpy_r_r5 == -113.0;
    if (unlikely(cpy_r_r6)) goto CPyL5;
CPyL4: ;
    goto CPyL6;
CPyL5: ;
    cpy_r_r7 = PyErr_Occurred();
    if (unlikely(cpy_r_r7 != NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "<lambda>", 129, CPyStatic_turns___globals);
        goto CPyL7;
    } else
        goto CPyL4;
CPyL6: ;
    cpy_r_r8 = -cpy_r_r5;
    return cpy_r_r8;
CPyL7: ;
    cpy_r_r9 = -113.0;
    return cpy_r_r9;
}
        
        PyObject *CPyPy_turns_____mypyc_lambda__0__likeliest_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"place", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_place;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_place)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            double retval = CPyDef_turns_____mypyc_lambda__0__likeliest_obj_____call__(arg___mypyc_self__, arg_place);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/bots/turns.py", "<lambda>", 129, CPyStatic_turns___globals);
            return NULL;
        }
        
PyObject *CPyDef_turns____likeliest(PyObject *cpy_r_match, PyObject *cpy_r_decision, CPyTagged cpy_r_count) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_place;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    CPyTagged cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_r20;
    int64_t cpy_r_r21;
    char cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    CPyTagged cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    int32_t cpy_r_r32;
    char cpy_r_r33;
    CPyTagged cpy_r_r34;
    CPyTagged cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject **cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject **cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    CPyPtr cpy_r_r53;
    int64_t cpy_r_r54;
    PyObject *cpy_r_r55;
    int64_t cpy_r_r56;
    CPyPtr cpy_r_r57;
    int64_t cpy_r_r58;
    char cpy_r_r59;
    CPyPtr cpy_r_r60;
    CPyPtr cpy_r_r61;
    int64_t cpy_r_r62;
    CPyPtr cpy_r_r63;
    PyObject *cpy_r_r64;
    CPyTagged cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    int64_t cpy_r_r69;
    PyObject *cpy_r_r70;
    cpy_r_r0 = CPyDef_turns____likeliest_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_likeliest", 123, CPyStatic_turns___globals);
        goto CPyL44;
    }
    cpy_r_r1 = CPyDef_decision___Decision___options(cpy_r_decision);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_likeliest", 125, CPyStatic_turns___globals);
        goto CPyL45;
    }
CPyL2: ;
    cpy_r_r2 = ((serai___kernel___match___MatchObject *)cpy_r_match)->_game;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = ((serai___kernel___match___MatchObject *)cpy_r_match)->_table;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/bots/turns.py", "_likeliest", "Match", "table", 126, CPyStatic_turns___globals);
        goto CPyL46;
    }
    CPy_INCREF(cpy_r_r3);
CPyL3: ;
    cpy_r_r4 = CPY_GET_METHOD(cpy_r_r2, CPyType_game___Game, 16, serai___kernel___game___GameObject, PyObject * (*)(PyObject *, PyObject *, PyObject *))(cpy_r_r2, cpy_r_r3, cpy_r_decision); /* priors */
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_likeliest", 126, CPyStatic_turns___globals);
        goto CPyL47;
    }
    if (((serai___bots___turns____likeliest_envObject *)cpy_r_r0)->_priors != NULL) {
        CPy_DECREF(((serai___bots___turns____likeliest_envObject *)cpy_r_r0)->_priors);
    }
    ((serai___bots___turns____likeliest_envObject *)cpy_r_r0)->_priors = cpy_r_r4;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_likeliest", 126, CPyStatic_turns___globals);
        goto CPyL47;
    }
    cpy_r_r6 = ((serai___bots___turns____likeliest_envObject *)cpy_r_r0)->_priors;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/bots/turns.py", "_likeliest", "_likeliest_env", "priors", 127, CPyStatic_turns___globals);
        goto CPyL47;
    }
    CPy_INCREF(cpy_r_r6);
CPyL6: ;
    cpy_r_r7 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r8 = cpy_r_r6 == cpy_r_r7;
    CPy_DECREF(cpy_r_r6);
    if (cpy_r_r8) {
        goto CPyL48;
    } else
        goto CPyL26;
CPyL7: ;
    cpy_r_r9 = PyList_New(0);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_likeliest", 128, CPyStatic_turns___globals);
        goto CPyL49;
    }
    cpy_r_r10 = 0;
    CPyTagged_INCREF(cpy_r_r10);
    cpy_r_place = cpy_r_r10;
    CPyTagged_DECREF(cpy_r_place);
CPyL9: ;
    cpy_r_r11 = cpy_r_r10 & 1;
    cpy_r_r12 = cpy_r_r11 != 0;
    if (cpy_r_r12) goto CPyL11;
    cpy_r_r13 = cpy_r_count & 1;
    cpy_r_r14 = cpy_r_r13 != 0;
    if (!cpy_r_r14) goto CPyL12;
CPyL11: ;
    cpy_r_r15 = CPyTagged_IsLt_(cpy_r_r10, cpy_r_count);
    if (cpy_r_r15) {
        goto CPyL13;
    } else
        goto CPyL50;
CPyL12: ;
    cpy_r_r16 = (Py_ssize_t)cpy_r_r10 < (Py_ssize_t)cpy_r_count;
    if (!cpy_r_r16) goto CPyL50;
CPyL13: ;
    CPyTagged_INCREF(cpy_r_r10);
    cpy_r_place = cpy_r_r10;
    cpy_r_r17 = CPyObject_Size(cpy_r_r1);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_likeliest", 128, CPyStatic_turns___globals);
        goto CPyL51;
    }
    cpy_r_r18 = CPyTagged_Subtract(cpy_r_r17, 2);
    CPyTagged_DECREF(cpy_r_r17);
    cpy_r_r19 = CPyTagged_Multiply(cpy_r_place, cpy_r_r18);
    CPyTagged_DECREF(cpy_r_place);
    CPyTagged_DECREF(cpy_r_r18);
    cpy_r_r20 = CPyTagged_Subtract(cpy_r_count, 2);
    cpy_r_r21 = cpy_r_r20 & 1;
    cpy_r_r22 = cpy_r_r21 != 0;
    if (cpy_r_r22) goto CPyL16;
    cpy_r_r23 = 2 & 1;
    cpy_r_r24 = cpy_r_r23 != 0;
    if (!cpy_r_r24) goto CPyL17;
CPyL16: ;
    cpy_r_r25 = CPyTagged_IsLt_(2, cpy_r_r20);
    if (cpy_r_r25) {
        goto CPyL18;
    } else
        goto CPyL52;
CPyL17: ;
    cpy_r_r26 = (Py_ssize_t)cpy_r_r20 > (Py_ssize_t)2;
    if (!cpy_r_r26) goto CPyL52;
CPyL18: ;
    cpy_r_r27 = cpy_r_r20;
    goto CPyL20;
CPyL19: ;
    cpy_r_r27 = 2;
CPyL20: ;
    cpy_r_r28 = CPyTagged_FloorDivide(cpy_r_r19, cpy_r_r27);
    CPyTagged_DECREF(cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_likeliest", 128, CPyStatic_turns___globals);
        goto CPyL53;
    }
    cpy_r_r29 = CPyTagged_StealAsObject(cpy_r_r28);
    cpy_r_r30 = PyObject_GetItem(cpy_r_r1, cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_likeliest", 128, CPyStatic_turns___globals);
        goto CPyL53;
    }
    if (likely(Py_TYPE(cpy_r_r30) == CPyType_option___Option))
        cpy_r_r31 = cpy_r_r30;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/turns.py", "_likeliest", 128, CPyStatic_turns___globals, "serai.kernel.option.Option", cpy_r_r30);
        goto CPyL53;
    }
    cpy_r_r32 = PyList_Append(cpy_r_r9, cpy_r_r31);
    CPy_DECREF(cpy_r_r31);
    cpy_r_r33 = cpy_r_r32 >= 0;
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_likeliest", 128, CPyStatic_turns___globals);
        goto CPyL53;
    }
    cpy_r_r34 = CPyTagged_Add(cpy_r_r10, 2);
    CPyTagged_DECREF(cpy_r_r10);
    cpy_r_r10 = cpy_r_r34;
    goto CPyL9;
CPyL25: ;
    return cpy_r_r9;
CPyL26: ;
    cpy_r_r35 = CPyObject_Size(cpy_r_r1);
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_likeliest", 129, CPyStatic_turns___globals);
        goto CPyL47;
    }
    cpy_r_r36 = (PyObject *)&PyRange_Type;
    cpy_r_r37 = CPyTagged_StealAsObject(cpy_r_r35);
    PyObject *cpy_r_r38[1] = {cpy_r_r37};
    cpy_r_r39 = (PyObject **)&cpy_r_r38;
    cpy_r_r40 = PyObject_Vectorcall(cpy_r_r36, cpy_r_r39, 1, 0);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_likeliest", 129, CPyStatic_turns___globals);
        goto CPyL54;
    }
    CPy_DECREF(cpy_r_r37);
    if (likely(PyRange_Check(cpy_r_r40)))
        cpy_r_r41 = cpy_r_r40;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/turns.py", "_likeliest", 129, CPyStatic_turns___globals, "range", cpy_r_r40);
        goto CPyL47;
    }
    cpy_r_r42 = CPyDef_turns_____mypyc_lambda__0__likeliest_obj();
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_likeliest", 129, CPyStatic_turns___globals);
        goto CPyL55;
    }
    ((serai___bots___turns_____mypyc_lambda__0__likeliest_objObject *)cpy_r_r42)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r43 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r44 = CPyStatics[29]; /* 'sorted' */
    cpy_r_r45 = CPyObject_GetAttr(cpy_r_r43, cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_likeliest", 129, CPyStatic_turns___globals);
        goto CPyL56;
    }
    PyObject *cpy_r_r46[2] = {cpy_r_r41, cpy_r_r42};
    cpy_r_r47 = (PyObject **)&cpy_r_r46;
    cpy_r_r48 = CPyStatics[4977]; /* ('key',) */
    cpy_r_r49 = PyObject_Vectorcall(cpy_r_r45, cpy_r_r47, 1, cpy_r_r48);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_likeliest", 129, CPyStatic_turns___globals);
        goto CPyL56;
    }
    CPy_DECREF(cpy_r_r41);
    CPy_DECREF(cpy_r_r42);
    if (likely(PyList_Check(cpy_r_r49)))
        cpy_r_r50 = cpy_r_r49;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/turns.py", "_likeliest", 129, CPyStatic_turns___globals, "list", cpy_r_r49);
        goto CPyL49;
    }
    cpy_r_r51 = CPyList_GetSlice(cpy_r_r50, 0, cpy_r_count);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_likeliest", 130, CPyStatic_turns___globals);
        goto CPyL49;
    }
    if (likely(PyList_Check(cpy_r_r51)))
        cpy_r_r52 = cpy_r_r51;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/turns.py", "_likeliest", 130, CPyStatic_turns___globals, "list", cpy_r_r51);
        goto CPyL49;
    }
    cpy_r_r53 = (CPyPtr)((CPyPtr)cpy_r_r52 + offsetof(PyVarObject, ob_size));
    cpy_r_r54 = *(int64_t *)cpy_r_r53;
    cpy_r_r55 = PyList_New(cpy_r_r54);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_likeliest", 130, CPyStatic_turns___globals);
        goto CPyL57;
    }
    cpy_r_r56 = 0;
CPyL37: ;
    cpy_r_r57 = (CPyPtr)((CPyPtr)cpy_r_r52 + offsetof(PyVarObject, ob_size));
    cpy_r_r58 = *(int64_t *)cpy_r_r57;
    cpy_r_r59 = cpy_r_r56 < cpy_r_r58;
    if (!cpy_r_r59) goto CPyL58;
    cpy_r_r60 = (CPyPtr)((CPyPtr)cpy_r_r52 + offsetof(PyListObject, ob_item));
    cpy_r_r61 = *(CPyPtr *)cpy_r_r60;
    cpy_r_r62 = cpy_r_r56 * 8;
    cpy_r_r63 = cpy_r_r61 + cpy_r_r62;
    cpy_r_r64 = *(PyObject * *)cpy_r_r63;
    CPy_INCREF(cpy_r_r64);
    if (likely(PyLong_Check(cpy_r_r64)))
        cpy_r_r65 = CPyTagged_FromObject(cpy_r_r64);
    else {
        CPy_TypeError("int", cpy_r_r64); cpy_r_r65 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r65 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_likeliest", 130, CPyStatic_turns___globals);
        goto CPyL59;
    }
    cpy_r_r66 = CPyTagged_StealAsObject(cpy_r_r65);
    cpy_r_r67 = PyObject_GetItem(cpy_r_r1, cpy_r_r66);
    CPy_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_likeliest", 130, CPyStatic_turns___globals);
        goto CPyL59;
    }
    if (likely(Py_TYPE(cpy_r_r67) == CPyType_option___Option))
        cpy_r_r68 = cpy_r_r67;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/turns.py", "_likeliest", 130, CPyStatic_turns___globals, "serai.kernel.option.Option", cpy_r_r67);
        goto CPyL59;
    }
    CPyList_SetItemUnsafe(cpy_r_r55, cpy_r_r56, cpy_r_r68);
    cpy_r_r69 = cpy_r_r56 + 1;
    cpy_r_r56 = cpy_r_r69;
    goto CPyL37;
CPyL43: ;
    return cpy_r_r55;
CPyL44: ;
    cpy_r_r70 = NULL;
    return cpy_r_r70;
CPyL45: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL44;
CPyL46: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL44;
CPyL47: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL44;
CPyL48: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL7;
CPyL49: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL44;
CPyL50: ;
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r10);
    goto CPyL25;
CPyL51: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL44;
CPyL52: ;
    CPyTagged_DECREF(cpy_r_r20);
    goto CPyL19;
CPyL53: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r10);
    goto CPyL44;
CPyL54: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r37);
    goto CPyL44;
CPyL55: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r41);
    goto CPyL44;
CPyL56: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r42);
    goto CPyL44;
CPyL57: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r52);
    goto CPyL44;
CPyL58: ;
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r52);
    goto CPyL43;
CPyL59: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r55);
    goto CPyL44;
}
        
        PyObject *CPyPy_turns____likeliest(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"match", "decision", "count", 0};
            static CPyArg_Parser parser = {"OOO:_likeliest", kwlist, 0};
            PyObject *obj_match;
            PyObject *obj_decision;
            PyObject *obj_count;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_match, &obj_decision, &obj_count)) {
                return NULL;
            }
            PyObject *arg_match;
            if (likely(Py_TYPE(obj_match) == CPyType_match___Match))
                arg_match = obj_match;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_match); 
                goto fail;
            }
            PyObject *arg_decision;
            if (likely(Py_TYPE(obj_decision) == CPyType_decision___Decision))
                arg_decision = obj_decision;
            else {
                CPy_TypeError("serai.kernel.decision.Decision", obj_decision); 
                goto fail;
            }
            CPyTagged arg_count;
            if (likely(PyLong_Check(obj_count)))
                arg_count = CPyTagged_BorrowFromObject(obj_count);
            else {
                CPy_TypeError("int", obj_count); goto fail;
            }
            PyObject *retval = CPyDef_turns____likeliest(arg_match, arg_decision, arg_count);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/bots/turns.py", "_likeliest", 123, CPyStatic_turns___globals);
            return NULL;
        }
        
PyObject *CPyDef_turns____hopeful(PyObject *cpy_r_options, PyObject *cpy_r_priors) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
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
    tuple_T2OF cpy_r_r13;
    PyObject *cpy_r_r14;
    double cpy_r_r15;
    char cpy_r_r16;
    int32_t cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    CPyPtr cpy_r_r20;
    int64_t cpy_r_r21;
    CPyTagged cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = cpy_r_priors == cpy_r_r0;
    if (!cpy_r_r1) goto CPyL2;
    CPy_INCREF(cpy_r_options);
    return cpy_r_options;
CPyL2: ;
    cpy_r_r2 = PyList_New(0);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_hopeful", 137, CPyStatic_turns___globals);
        goto CPyL15;
    }
    cpy_r_r3 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r4 = CPyStatics[36]; /* 'zip' */
    cpy_r_r5 = CPyObject_GetAttr(cpy_r_r3, cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_hopeful", 137, CPyStatic_turns___globals);
        goto CPyL16;
    }
    cpy_r_r6 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r7[3] = {cpy_r_options, cpy_r_priors, cpy_r_r6};
    cpy_r_r8 = (PyObject **)&cpy_r_r7;
    cpy_r_r9 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r10 = PyObject_Vectorcall(cpy_r_r5, cpy_r_r8, 2, cpy_r_r9);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_hopeful", 137, CPyStatic_turns___globals);
        goto CPyL16;
    }
    cpy_r_r11 = PyObject_GetIter(cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_hopeful", 137, CPyStatic_turns___globals);
        goto CPyL16;
    }
CPyL6: ;
    cpy_r_r12 = PyIter_Next(cpy_r_r11);
    if (cpy_r_r12 == NULL) goto CPyL17;
    PyObject *__tmp233;
    if (unlikely(!(PyTuple_Check(cpy_r_r12) && PyTuple_GET_SIZE(cpy_r_r12) == 2))) {
        __tmp233 = NULL;
        goto __LL234;
    }
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r12, 0)) == CPyType_option___Option))
        __tmp233 = PyTuple_GET_ITEM(cpy_r_r12, 0);
    else {
        __tmp233 = NULL;
    }
    if (__tmp233 == NULL) goto __LL234;
    if (likely(CPyFloat_Check(PyTuple_GET_ITEM(cpy_r_r12, 1))))
        __tmp233 = PyTuple_GET_ITEM(cpy_r_r12, 1);
    else {
        __tmp233 = NULL;
    }
    if (__tmp233 == NULL) goto __LL234;
    __tmp233 = cpy_r_r12;
__LL234: ;
    if (unlikely(__tmp233 == NULL)) {
        CPy_TypeError("tuple[serai.kernel.option.Option, float]", cpy_r_r12); cpy_r_r13 = (tuple_T2OF) { NULL, -113.0 };
    } else {
        PyObject *__tmp235 = PyTuple_GET_ITEM(cpy_r_r12, 0);
        CPy_INCREF(__tmp235);
        PyObject *__tmp236;
        if (likely(Py_TYPE(__tmp235) == CPyType_option___Option))
            __tmp236 = __tmp235;
        else {
            CPy_TypeError("serai.kernel.option.Option", __tmp235); 
            __tmp236 = NULL;
        }
        cpy_r_r13.f0 = __tmp236;
        PyObject *__tmp237 = PyTuple_GET_ITEM(cpy_r_r12, 1);
        double __tmp238;
        __tmp238 = PyFloat_AsDouble(__tmp237);
        if (__tmp238 == -1.0 && PyErr_Occurred()) {
            goto __LL239;
        }
        cpy_r_r13.f1 = __tmp238;
    }
    goto __LL240;
__LL239: ;
    CPy_DECREF(cpy_r_r13.f0);
    cpy_r_r13 = (tuple_T2OF) { NULL, -113.0 };
    goto __LL240;
__LL240: ;
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13.f0 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_hopeful", 137, CPyStatic_turns___globals);
        goto CPyL18;
    }
    cpy_r_r14 = cpy_r_r13.f0;
    CPy_INCREF(cpy_r_r14);
    cpy_r_r15 = cpy_r_r13.f1;
    CPy_DECREF(cpy_r_r13.f0);
    cpy_r_r16 = cpy_r_r15 > -INFINITY;
    if (!cpy_r_r16) goto CPyL19;
    cpy_r_r17 = PyList_Append(cpy_r_r2, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r18 = cpy_r_r17 >= 0;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_hopeful", 137, CPyStatic_turns___globals);
        goto CPyL18;
    } else
        goto CPyL6;
CPyL10: ;
    cpy_r_r19 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_hopeful", 137, CPyStatic_turns___globals);
        goto CPyL16;
    }
    cpy_r_r20 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r21 = *(int64_t *)cpy_r_r20;
    cpy_r_r22 = cpy_r_r21 << 1;
    cpy_r_r23 = cpy_r_r22 != 0;
    if (!cpy_r_r23) goto CPyL20;
    cpy_r_r24 = cpy_r_r2;
    goto CPyL14;
CPyL13: ;
    CPy_INCREF(cpy_r_options);
    cpy_r_r24 = cpy_r_options;
CPyL14: ;
    return cpy_r_r24;
CPyL15: ;
    cpy_r_r25 = NULL;
    return cpy_r_r25;
CPyL16: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL15;
CPyL17: ;
    CPy_DECREF(cpy_r_r11);
    goto CPyL10;
CPyL18: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r11);
    goto CPyL15;
CPyL19: ;
    CPy_DECREF(cpy_r_r14);
    goto CPyL6;
CPyL20: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL13;
}
        
        PyObject *CPyPy_turns____hopeful(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"options", "priors", 0};
            static CPyArg_Parser parser = {"OO:_hopeful", kwlist, 0};
            PyObject *obj_options;
            PyObject *obj_priors;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_options, &obj_priors)) {
                return NULL;
            }
            PyObject *arg_options = obj_options;
            PyObject *arg_priors;
            arg_priors = obj_priors;
            if (arg_priors != NULL) goto __LL241;
            if (obj_priors == Py_None)
                arg_priors = obj_priors;
            else {
                arg_priors = NULL;
            }
            if (arg_priors != NULL) goto __LL241;
            CPy_TypeError("object or None", obj_priors); 
            goto fail;
__LL241: ;
            PyObject *retval = CPyDef_turns____hopeful(arg_options, arg_priors);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/bots/turns.py", "_hopeful", 133, CPyStatic_turns___globals);
            return NULL;
        }
        
CPyTagged CPyDef_turns____follow(PyObject *cpy_r_opening, CPyTagged cpy_r_seat, CPyTagged cpy_r_turn_start) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject **cpy_r_r5;
    PyObject *cpy_r_r6;
    tuple_T4FIIO cpy_r_r7;
    double cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    double cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r__;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_priors;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    char cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    CPyTagged cpy_r_r37;
    int64_t cpy_r_r38;
    char cpy_r_r39;
    int64_t cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    double cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    int32_t cpy_r_r53;
    char cpy_r_r54;
    char cpy_r_r55;
    CPyTagged cpy_r_r56;
    CPyTagged cpy_r_r57;
    PyObject *cpy_r_r58;
    CPyTagged cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    CPyTagged cpy_r_place;
    PyObject *cpy_r_r62;
    int64_t cpy_r_r63;
    char cpy_r_r64;
    char cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_now;
    char cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    int32_t cpy_r_r75;
    char cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    char cpy_r_r79;
    PyObject *cpy_r_r80;
    CPyPtr cpy_r_r81;
    int64_t cpy_r_r82;
    CPyTagged cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    CPyTagged cpy_r_r87;
    char cpy_r_r88;
    double cpy_r_r89;
    char cpy_r_r90;
    char cpy_r_r91;
    char cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    double cpy_r_r95;
    char cpy_r_r96;
    char cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    char cpy_r_r101;
    char cpy_r_r102;
    PyObject *cpy_r_r103;
    CPyPtr cpy_r_r104;
    int64_t cpy_r_r105;
    CPyTagged cpy_r_r106;
    double cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    tuple_T3IFO cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    int32_t cpy_r_r115;
    char cpy_r_r116;
    char cpy_r_r117;
    char cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    int32_t cpy_r_r121;
    char cpy_r_r122;
    PyObject *cpy_r_r123;
    char cpy_r_r124;
    double cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    double cpy_r_r129;
    char cpy_r_r130;
    PyObject *cpy_r_r131;
    double cpy_r_r132;
    char cpy_r_r133;
    int32_t cpy_r_r134;
    char cpy_r_r135;
    CPyTagged cpy_r_r136;
    char cpy_r_r137;
    CPyPtr cpy_r_r138;
    int64_t cpy_r_r139;
    CPyTagged cpy_r_r140;
    char cpy_r_r141;
    CPyPtr cpy_r_r142;
    int64_t cpy_r_r143;
    PyObject *cpy_r_r144;
    int64_t cpy_r_r145;
    CPyPtr cpy_r_r146;
    int64_t cpy_r_r147;
    char cpy_r_r148;
    CPyPtr cpy_r_r149;
    CPyPtr cpy_r_r150;
    int64_t cpy_r_r151;
    CPyPtr cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    double cpy_r_r155;
    PyObject *cpy_r_r156;
    int64_t cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject **cpy_r_r162;
    PyObject *cpy_r_r163;
    double cpy_r_r164;
    char cpy_r_r165;
    int64_t cpy_r_r166;
    PyObject *cpy_r_r167;
    CPyPtr cpy_r_r168;
    int64_t cpy_r_r169;
    char cpy_r_r170;
    CPyPtr cpy_r_r171;
    CPyPtr cpy_r_r172;
    int64_t cpy_r_r173;
    CPyPtr cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    double cpy_r_r177;
    double cpy_r_r178;
    double cpy_r_r179;
    char cpy_r_r180;
    int64_t cpy_r_r181;
    CPyTagged cpy_r_r182;
    int64_t cpy_r_r183;
    char cpy_r_r184;
    int64_t cpy_r_r185;
    char cpy_r_r186;
    char cpy_r_r187;
    char cpy_r_r188;
    char cpy_r_r189;
    CPyTagged cpy_r_r190;
    CPyTagged cpy_r_r191;
    CPyTagged cpy_r_r192;
    cpy_r_r0 = ((serai___bots___turns___OpeningObject *)cpy_r_opening)->_open;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyStatic_turns___globals;
    cpy_r_r2 = CPyStatics[225]; /* 'heappop' */
    cpy_r_r3 = CPyDict_GetItem(cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_follow", 142, CPyStatic_turns___globals);
        goto CPyL107;
    }
    PyObject *cpy_r_r4[1] = {cpy_r_r0};
    cpy_r_r5 = (PyObject **)&cpy_r_r4;
    cpy_r_r6 = PyObject_Vectorcall(cpy_r_r3, cpy_r_r5, 1, 0);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_follow", 142, CPyStatic_turns___globals);
        goto CPyL107;
    }
    CPy_DECREF(cpy_r_r0);
    PyObject *__tmp242;
    if (unlikely(!(PyTuple_Check(cpy_r_r6) && PyTuple_GET_SIZE(cpy_r_r6) == 4))) {
        __tmp242 = NULL;
        goto __LL243;
    }
    if (likely(CPyFloat_Check(PyTuple_GET_ITEM(cpy_r_r6, 0))))
        __tmp242 = PyTuple_GET_ITEM(cpy_r_r6, 0);
    else {
        __tmp242 = NULL;
    }
    if (__tmp242 == NULL) goto __LL243;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r6, 1))))
        __tmp242 = PyTuple_GET_ITEM(cpy_r_r6, 1);
    else {
        __tmp242 = NULL;
    }
    if (__tmp242 == NULL) goto __LL243;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r6, 2))))
        __tmp242 = PyTuple_GET_ITEM(cpy_r_r6, 2);
    else {
        __tmp242 = NULL;
    }
    if (__tmp242 == NULL) goto __LL243;
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r6, 3)) == CPyType_turns___Way))
        __tmp242 = PyTuple_GET_ITEM(cpy_r_r6, 3);
    else {
        __tmp242 = NULL;
    }
    if (__tmp242 == NULL) goto __LL243;
    __tmp242 = cpy_r_r6;
__LL243: ;
    if (unlikely(__tmp242 == NULL)) {
        CPy_TypeError("tuple[float, int, int, serai.bots.turns.Way]", cpy_r_r6); cpy_r_r7 = (tuple_T4FIIO) { -113.0, CPY_INT_TAG, CPY_INT_TAG, NULL };
    } else {
        PyObject *__tmp244 = PyTuple_GET_ITEM(cpy_r_r6, 0);
        double __tmp245;
        __tmp245 = PyFloat_AsDouble(__tmp244);
        if (__tmp245 == -1.0 && PyErr_Occurred()) {
            goto __LL246;
        }
        cpy_r_r7.f0 = __tmp245;
        PyObject *__tmp247 = PyTuple_GET_ITEM(cpy_r_r6, 1);
        CPyTagged __tmp248;
        if (likely(PyLong_Check(__tmp247)))
            __tmp248 = CPyTagged_FromObject(__tmp247);
        else {
            goto __LL249;
        }
        cpy_r_r7.f1 = __tmp248;
        PyObject *__tmp250 = PyTuple_GET_ITEM(cpy_r_r6, 2);
        CPyTagged __tmp251;
        if (likely(PyLong_Check(__tmp250)))
            __tmp251 = CPyTagged_FromObject(__tmp250);
        else {
            goto __LL252;
        }
        cpy_r_r7.f2 = __tmp251;
        PyObject *__tmp253 = PyTuple_GET_ITEM(cpy_r_r6, 3);
        CPy_INCREF(__tmp253);
        PyObject *__tmp254;
        if (likely(Py_TYPE(__tmp253) == CPyType_turns___Way))
            __tmp254 = __tmp253;
        else {
            CPy_TypeError("serai.bots.turns.Way", __tmp253); 
            __tmp254 = NULL;
        }
        cpy_r_r7.f3 = __tmp254;
    }
    goto __LL255;
__LL246: ;
    cpy_r_r7 = (tuple_T4FIIO) { -113.0, CPY_INT_TAG, CPY_INT_TAG, NULL };
    goto __LL255;
__LL249: ;
    cpy_r_r7 = (tuple_T4FIIO) { -113.0, CPY_INT_TAG, CPY_INT_TAG, NULL };
    goto __LL255;
__LL252: ;
    CPyTagged_DECREF(cpy_r_r7.f1);
    cpy_r_r7 = (tuple_T4FIIO) { -113.0, CPY_INT_TAG, CPY_INT_TAG, NULL };
    goto __LL255;
__LL255: ;
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7.f1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_follow", 142, CPyStatic_turns___globals);
        goto CPyL106;
    }
    cpy_r_r8 = cpy_r_r7.f0;
    cpy_r_r9 = cpy_r_r7.f1;
    cpy_r_r10 = cpy_r_r7.f2;
    cpy_r_r11 = cpy_r_r7.f3;
    cpy_r_r12 = cpy_r_r8;
    cpy_r_r13 = cpy_r_r9;
    cpy_r_r14 = CPyTagged_StealAsObject(cpy_r_r13);
    cpy_r__ = cpy_r_r14;
    CPy_DECREF(cpy_r__);
    cpy_r_r15 = cpy_r_r10;
    cpy_r_r16 = CPyTagged_StealAsObject(cpy_r_r15);
    cpy_r__ = cpy_r_r16;
    CPy_DECREF(cpy_r__);
    cpy_r_r17 = cpy_r_r11;
    cpy_r_r18 = ((serai___bots___turns___WayObject *)cpy_r_r17)->_match;
    cpy_r_r19 = ((serai___kernel___match___MatchObject *)cpy_r_r18)->_decision;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/bots/turns.py", "_follow", "Match", "decision", 143, CPyStatic_turns___globals);
        goto CPyL108;
    }
    CPy_INCREF(cpy_r_r19);
CPyL4: ;
    cpy_r_r20 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r21 = cpy_r_r19 != cpy_r_r20;
    if (cpy_r_r21) {
        goto CPyL7;
    } else
        goto CPyL109;
CPyL5: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r22 = 0;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_follow", 144, CPyStatic_turns___globals);
        goto CPyL106;
    }
    CPy_Unreachable();
CPyL7: ;
    cpy_r_r23 = ((serai___bots___turns___WayObject *)cpy_r_r17)->_match;
    cpy_r_r24 = ((serai___kernel___match___MatchObject *)cpy_r_r23)->_game;
    CPy_INCREF(cpy_r_r24);
    cpy_r_r25 = ((serai___bots___turns___WayObject *)cpy_r_r17)->_match;
    cpy_r_r26 = ((serai___kernel___match___MatchObject *)cpy_r_r25)->_table;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/bots/turns.py", "_follow", "Match", "table", 146, CPyStatic_turns___globals);
        goto CPyL110;
    }
    CPy_INCREF(cpy_r_r26);
CPyL8: ;
    CPy_INCREF(cpy_r_r19);
    if (likely(cpy_r_r19 != Py_None))
        cpy_r_r27 = cpy_r_r19;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/turns.py", "_follow", 146, CPyStatic_turns___globals, "serai.kernel.decision.Decision", cpy_r_r19);
        goto CPyL111;
    }
    cpy_r_r28 = CPY_GET_METHOD(cpy_r_r24, CPyType_game___Game, 16, serai___kernel___game___GameObject, PyObject * (*)(PyObject *, PyObject *, PyObject *))(cpy_r_r24, cpy_r_r26, cpy_r_r27); /* priors */
    CPy_DECREF(cpy_r_r26);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_follow", 146, CPyStatic_turns___globals);
        goto CPyL110;
    }
    cpy_r_priors = cpy_r_r28;
    CPy_INCREF(cpy_r_r19);
    if (likely(cpy_r_r19 != Py_None))
        cpy_r_r29 = cpy_r_r19;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/turns.py", "_follow", 147, CPyStatic_turns___globals, "serai.kernel.decision.Decision", cpy_r_r19);
        goto CPyL112;
    }
    cpy_r_r30 = CPyDef_decision___Decision___options(cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_follow", 147, CPyStatic_turns___globals);
        goto CPyL112;
    }
CPyL12: ;
    cpy_r_r31 = CPyDef_turns____hopeful(cpy_r_r30, cpy_r_priors);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_follow", 147, CPyStatic_turns___globals);
        goto CPyL112;
    }
    cpy_r_r32 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r33 = cpy_r_priors != cpy_r_r32;
    if (!cpy_r_r33) goto CPyL113;
    cpy_r_r34 = CPyObject_Size(cpy_r_r31);
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_follow", 148, CPyStatic_turns___globals);
        goto CPyL114;
    }
    if (likely(cpy_r_r19 != Py_None))
        cpy_r_r35 = cpy_r_r19;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/turns.py", "_follow", 148, CPyStatic_turns___globals, "serai.kernel.decision.Decision", cpy_r_r19);
        goto CPyL115;
    }
    cpy_r_r36 = CPyDef_decision___Decision___options(cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_follow", 148, CPyStatic_turns___globals);
        goto CPyL115;
    }
CPyL17: ;
    cpy_r_r37 = CPyObject_Size(cpy_r_r36);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_follow", 148, CPyStatic_turns___globals);
        goto CPyL115;
    }
    cpy_r_r38 = cpy_r_r34 & 1;
    cpy_r_r39 = cpy_r_r38 != 0;
    if (cpy_r_r39) goto CPyL20;
    cpy_r_r40 = cpy_r_r37 & 1;
    cpy_r_r41 = cpy_r_r40 != 0;
    if (!cpy_r_r41) goto CPyL21;
CPyL20: ;
    cpy_r_r42 = CPyTagged_IsLt_(cpy_r_r34, cpy_r_r37);
    cpy_r_r43 = cpy_r_r42;
    goto CPyL22;
CPyL21: ;
    cpy_r_r44 = (Py_ssize_t)cpy_r_r34 < (Py_ssize_t)cpy_r_r37;
    cpy_r_r43 = cpy_r_r44;
CPyL22: ;
    CPyTagged_DECREF(cpy_r_r34);
    CPyTagged_DECREF(cpy_r_r37);
    if (!cpy_r_r43) goto CPyL32;
    cpy_r_r45 = PyList_New(0);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_follow", 149, CPyStatic_turns___globals);
        goto CPyL116;
    }
    cpy_r_r46 = PyObject_GetIter(cpy_r_priors);
    CPy_DECREF(cpy_r_priors);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_follow", 149, CPyStatic_turns___globals);
        goto CPyL117;
    }
CPyL25: ;
    cpy_r_r47 = PyIter_Next(cpy_r_r46);
    if (cpy_r_r47 == NULL) goto CPyL118;
    cpy_r_r48 = PyFloat_AsDouble(cpy_r_r47);
    if (cpy_r_r48 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r47); cpy_r_r48 = -113.0;
    }
    CPy_DECREF(cpy_r_r47);
    cpy_r_r49 = cpy_r_r48 == -113.0;
    if (unlikely(cpy_r_r49)) goto CPyL28;
CPyL27: ;
    cpy_r_r50 = cpy_r_r48 > -INFINITY;
    if (cpy_r_r50) {
        goto CPyL29;
    } else
        goto CPyL25;
CPyL28: ;
    cpy_r_r51 = PyErr_Occurred();
    if (unlikely(cpy_r_r51 != NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_follow", 149, CPyStatic_turns___globals);
        goto CPyL119;
    } else
        goto CPyL27;
CPyL29: ;
    cpy_r_r52 = PyFloat_FromDouble(cpy_r_r48);
    cpy_r_r53 = PyList_Append(cpy_r_r45, cpy_r_r52);
    CPy_DECREF(cpy_r_r52);
    cpy_r_r54 = cpy_r_r53 >= 0;
    if (unlikely(!cpy_r_r54)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_follow", 149, CPyStatic_turns___globals);
        goto CPyL119;
    } else
        goto CPyL25;
CPyL30: ;
    cpy_r_r55 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r55)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_follow", 149, CPyStatic_turns___globals);
        goto CPyL117;
    }
    cpy_r_priors = cpy_r_r45;
CPyL32: ;
    cpy_r_r56 = CPyObject_Size(cpy_r_r31);
    if (unlikely(cpy_r_r56 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_follow", 150, CPyStatic_turns___globals);
        goto CPyL116;
    }
    cpy_r_r57 = CPyTagged_Subtract(cpy_r_r56, 2);
    CPyTagged_DECREF(cpy_r_r56);
    cpy_r_r58 = PyList_New(0);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_follow", 151, CPyStatic_turns___globals);
        goto CPyL120;
    }
    cpy_r_r59 = 0;
    cpy_r_r60 = PyObject_GetIter(cpy_r_r31);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_follow", 152, CPyStatic_turns___globals);
        goto CPyL121;
    }
CPyL35: ;
    cpy_r_r61 = PyIter_Next(cpy_r_r60);
    if (cpy_r_r61 == NULL) goto CPyL122;
    cpy_r_place = cpy_r_r59;
    if (likely(Py_TYPE(cpy_r_r61) == CPyType_option___Option))
        cpy_r_r62 = cpy_r_r61;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/turns.py", "_follow", 152, CPyStatic_turns___globals, "serai.kernel.option.Option", cpy_r_r61);
        goto CPyL123;
    }
    cpy_r_r63 = cpy_r_place & 1;
    cpy_r_r64 = cpy_r_r63 != 0;
    if (!cpy_r_r64) goto CPyL39;
    cpy_r_r65 = CPyTagged_IsEq_(cpy_r_place, cpy_r_r57);
    if (cpy_r_r65) {
        goto CPyL40;
    } else
        goto CPyL41;
CPyL39: ;
    cpy_r_r66 = cpy_r_place == cpy_r_r57;
    if (!cpy_r_r66) goto CPyL41;
CPyL40: ;
    cpy_r_r67 = ((serai___bots___turns___WayObject *)cpy_r_r17)->_match;
    CPy_INCREF(cpy_r_r67);
    cpy_r_r68 = cpy_r_r67;
    goto CPyL43;
CPyL41: ;
    cpy_r_r69 = ((serai___bots___turns___WayObject *)cpy_r_r17)->_match;
    CPy_INCREF(cpy_r_r69);
    cpy_r_r70 = CPyDef_match___Match___clone(cpy_r_r69);
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_follow", 153, CPyStatic_turns___globals);
        goto CPyL124;
    }
    cpy_r_r68 = cpy_r_r70;
CPyL43: ;
    cpy_r_now = cpy_r_r68;
    cpy_r_r71 = CPyDef_match___Match___play(cpy_r_now, cpy_r_r62);
    if (unlikely(cpy_r_r71 == 2)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_follow", 154, CPyStatic_turns___globals);
        goto CPyL125;
    }
    cpy_r_r72 = ((serai___bots___turns___WayObject *)cpy_r_r17)->_options;
    CPy_INCREF(cpy_r_r72);
    cpy_r_r73 = PyList_New(0);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_follow", 155, CPyStatic_turns___globals);
        goto CPyL126;
    }
    cpy_r_r74 = CPyList_Extend(cpy_r_r73, cpy_r_r72);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_follow", 155, CPyStatic_turns___globals);
        goto CPyL127;
    } else
        goto CPyL128;
CPyL46: ;
    cpy_r_r75 = PyList_Append(cpy_r_r73, cpy_r_r62);
    CPy_DECREF(cpy_r_r62);
    cpy_r_r76 = cpy_r_r75 >= 0;
    if (unlikely(!cpy_r_r76)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_follow", 155, CPyStatic_turns___globals);
        goto CPyL129;
    }
    cpy_r_r77 = PyList_AsTuple(cpy_r_r73);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_follow", 155, CPyStatic_turns___globals);
        goto CPyL130;
    }
    cpy_r_r78 = CPyDef_turns___Way(cpy_r_now, cpy_r_r77, 0.0);
    CPy_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_follow", 155, CPyStatic_turns___globals);
        goto CPyL130;
    }
    cpy_r_r79 = CPyDef_turns___is_turn_over(cpy_r_now, cpy_r_seat, cpy_r_turn_start);
    if (unlikely(cpy_r_r79 == 2)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_follow", 156, CPyStatic_turns___globals);
        goto CPyL131;
    }
    if (cpy_r_r79) goto CPyL132;
    cpy_r_r80 = ((serai___bots___turns___WayObject *)cpy_r_r78)->_options;
    CPy_INCREF(cpy_r_r80);
    cpy_r_r81 = (CPyPtr)((CPyPtr)cpy_r_r80 + offsetof(PyVarObject, ob_size));
    cpy_r_r82 = *(int64_t *)cpy_r_r81;
    CPy_DECREF(cpy_r_r80);
    cpy_r_r83 = cpy_r_r82 << 1;
    cpy_r_r84 = CPyStatic_turns___globals;
    cpy_r_r85 = CPyStatics[226]; /* 'LONGEST' */
    cpy_r_r86 = CPyDict_GetItem(cpy_r_r84, cpy_r_r85);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_follow", 156, CPyStatic_turns___globals);
        goto CPyL131;
    }
    if (likely(PyLong_Check(cpy_r_r86)))
        cpy_r_r87 = CPyTagged_FromObject(cpy_r_r86);
    else {
        CPy_TypeError("int", cpy_r_r86); cpy_r_r87 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r86);
    if (unlikely(cpy_r_r87 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_follow", 156, CPyStatic_turns___globals);
        goto CPyL131;
    }
    cpy_r_r88 = cpy_r_r83 == cpy_r_r87;
    CPyTagged_DECREF(cpy_r_r87);
    if (cpy_r_r88) {
        goto CPyL132;
    } else
        goto CPyL57;
CPyL54: ;
    cpy_r_r89 = CPyDef_worth___worth(cpy_r_now, cpy_r_seat);
    CPy_DECREF(cpy_r_now);
    cpy_r_r90 = cpy_r_r89 == -113.0;
    if (unlikely(cpy_r_r90)) goto CPyL56;
CPyL55: ;
    ((serai___bots___turns___WayObject *)cpy_r_r78)->_worth = cpy_r_r89;
    cpy_r_r92 = CPyDef_turns___Opening___finish(cpy_r_opening, cpy_r_r78);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r92 == 2)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_follow", 158, CPyStatic_turns___globals);
        goto CPyL133;
    } else
        goto CPyL78;
CPyL56: ;
    cpy_r_r93 = PyErr_Occurred();
    if (unlikely(cpy_r_r93 != NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_follow", 157, CPyStatic_turns___globals);
        goto CPyL134;
    } else
        goto CPyL55;
CPyL57: ;
    cpy_r_r94 = ((serai___kernel___match___MatchObject *)cpy_r_now)->_table;
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AttributeError("src/serai/bots/turns.py", "_follow", "Match", "table", 160, CPyStatic_turns___globals);
        goto CPyL131;
    }
    CPy_INCREF(cpy_r_r94);
CPyL58: ;
    cpy_r_r95 = CPY_GET_METHOD(cpy_r_r24, CPyType_game___Game, 15, serai___kernel___game___GameObject, double (*)(PyObject *, PyObject *, CPyTagged))(cpy_r_r24, cpy_r_r94, cpy_r_seat); /* appraise */
    CPy_DECREF(cpy_r_r94);
    cpy_r_r96 = cpy_r_r95 == -113.0;
    if (unlikely(cpy_r_r96)) goto CPyL60;
CPyL59: ;
    ((serai___bots___turns___WayObject *)cpy_r_r78)->_worth = cpy_r_r95;
    cpy_r_r98 = ((serai___kernel___match___MatchObject *)cpy_r_now)->_decision;
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AttributeError("src/serai/bots/turns.py", "_follow", "Match", "decision", 161, CPyStatic_turns___globals);
        goto CPyL131;
    }
    goto CPyL61;
CPyL60: ;
    cpy_r_r99 = PyErr_Occurred();
    if (unlikely(cpy_r_r99 != NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_follow", 160, CPyStatic_turns___globals);
        goto CPyL131;
    } else
        goto CPyL59;
CPyL61: ;
    cpy_r_r100 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r101 = cpy_r_r98 != cpy_r_r100;
    if (cpy_r_r101) {
        goto CPyL64;
    } else
        goto CPyL135;
CPyL62: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r102 = 0;
    if (unlikely(!cpy_r_r102)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_follow", 161, CPyStatic_turns___globals);
        goto CPyL106;
    }
    CPy_Unreachable();
CPyL64: ;
    cpy_r_r103 = ((serai___bots___turns___WayObject *)cpy_r_r78)->_options;
    CPy_INCREF(cpy_r_r103);
    cpy_r_r104 = (CPyPtr)((CPyPtr)cpy_r_r103 + offsetof(PyVarObject, ob_size));
    cpy_r_r105 = *(int64_t *)cpy_r_r104;
    CPy_DECREF(cpy_r_r103);
    cpy_r_r106 = cpy_r_r105 << 1;
    cpy_r_r107 = ((serai___bots___turns___WayObject *)cpy_r_r78)->_worth;
    cpy_r_r108 = ((serai___kernel___match___MatchObject *)cpy_r_now)->_decision;
    if (unlikely(cpy_r_r108 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'decision' of 'Match' undefined");
    } else {
        CPy_INCREF(cpy_r_r108);
    }
    CPy_DECREF(cpy_r_now);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_follow", 162, CPyStatic_turns___globals);
        goto CPyL136;
    }
CPyL65: ;
    if (likely(cpy_r_r108 != Py_None))
        cpy_r_r109 = cpy_r_r108;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/turns.py", "_follow", 162, CPyStatic_turns___globals, "serai.kernel.decision.Decision", cpy_r_r108);
        goto CPyL136;
    }
    cpy_r_r110 = CPyDef_decision___Decision___options(cpy_r_r109);
    CPy_DECREF(cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_follow", 162, CPyStatic_turns___globals);
        goto CPyL136;
    }
CPyL67: ;
    cpy_r_r111 = PySequence_Tuple(cpy_r_r110);
    CPy_DECREF(cpy_r_r110);
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_follow", 162, CPyStatic_turns___globals);
        goto CPyL136;
    }
    cpy_r_r112.f0 = cpy_r_r106;
    cpy_r_r112.f1 = cpy_r_r107;
    cpy_r_r112.f2 = cpy_r_r111;
    cpy_r_r113 = ((serai___bots___turns___OpeningObject *)cpy_r_opening)->_seen;
    CPy_INCREF(cpy_r_r113);
    CPyTagged_INCREF(cpy_r_r112.f0);
    CPy_INCREF(cpy_r_r112.f2);
    cpy_r_r114 = PyTuple_New(3);
    if (unlikely(cpy_r_r114 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp256 = CPyTagged_StealAsObject(cpy_r_r112.f0);
    PyTuple_SET_ITEM(cpy_r_r114, 0, __tmp256);
    PyObject *__tmp257 = PyFloat_FromDouble(cpy_r_r112.f1);
    PyTuple_SET_ITEM(cpy_r_r114, 1, __tmp257);
    PyObject *__tmp258 = cpy_r_r112.f2;
    PyTuple_SET_ITEM(cpy_r_r114, 2, __tmp258);
    cpy_r_r115 = PySet_Contains(cpy_r_r113, cpy_r_r114);
    CPy_DECREF(cpy_r_r113);
    CPy_DECREF(cpy_r_r114);
    cpy_r_r116 = cpy_r_r115 >= 0;
    if (unlikely(!cpy_r_r116)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_follow", 163, CPyStatic_turns___globals);
        goto CPyL137;
    }
    cpy_r_r117 = cpy_r_r115;
    cpy_r_r118 = cpy_r_r117 ^ 1;
    if (!cpy_r_r118) goto CPyL138;
    cpy_r_r119 = ((serai___bots___turns___OpeningObject *)cpy_r_opening)->_seen;
    CPy_INCREF(cpy_r_r119);
    cpy_r_r120 = PyTuple_New(3);
    if (unlikely(cpy_r_r120 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp259 = CPyTagged_StealAsObject(cpy_r_r112.f0);
    PyTuple_SET_ITEM(cpy_r_r120, 0, __tmp259);
    PyObject *__tmp260 = PyFloat_FromDouble(cpy_r_r112.f1);
    PyTuple_SET_ITEM(cpy_r_r120, 1, __tmp260);
    PyObject *__tmp261 = cpy_r_r112.f2;
    PyTuple_SET_ITEM(cpy_r_r120, 2, __tmp261);
    cpy_r_r121 = PySet_Add(cpy_r_r119, cpy_r_r120);
    CPy_DECREF(cpy_r_r119);
    CPy_DECREF(cpy_r_r120);
    cpy_r_r122 = cpy_r_r121 >= 0;
    if (unlikely(!cpy_r_r122)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_follow", 164, CPyStatic_turns___globals);
        goto CPyL136;
    }
    cpy_r_r123 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r124 = cpy_r_priors != cpy_r_r123;
    if (!cpy_r_r124) goto CPyL139;
    cpy_r_r125 = ((serai___bots___turns___WayObject *)cpy_r_r78)->_worth;
    CPy_INCREF(cpy_r_priors);
    cpy_r_r126 = cpy_r_priors;
    cpy_r_r127 = CPyTagged_StealAsObject(cpy_r_place);
    cpy_r_r128 = PyObject_GetItem(cpy_r_r126, cpy_r_r127);
    CPy_DECREF(cpy_r_r126);
    CPy_DECREF(cpy_r_r127);
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_follow", 166, CPyStatic_turns___globals);
        goto CPyL134;
    }
    cpy_r_r129 = PyFloat_AsDouble(cpy_r_r128);
    if (cpy_r_r129 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r128); cpy_r_r129 = -113.0;
    }
    CPy_DECREF(cpy_r_r128);
    cpy_r_r130 = cpy_r_r129 == -113.0;
    if (unlikely(cpy_r_r130)) goto CPyL75;
CPyL74: ;
    goto CPyL76;
CPyL75: ;
    cpy_r_r131 = PyErr_Occurred();
    if (unlikely(cpy_r_r131 != NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_follow", 166, CPyStatic_turns___globals);
        goto CPyL134;
    } else
        goto CPyL74;
CPyL76: ;
    cpy_r_r132 = cpy_r_r125 + cpy_r_r129;
    ((serai___bots___turns___WayObject *)cpy_r_r78)->_worth = cpy_r_r132;
CPyL77: ;
    cpy_r_r134 = PyList_Append(cpy_r_r58, cpy_r_r78);
    CPy_DECREF(cpy_r_r78);
    cpy_r_r135 = cpy_r_r134 >= 0;
    if (unlikely(!cpy_r_r135)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_follow", 167, CPyStatic_turns___globals);
        goto CPyL133;
    }
CPyL78: ;
    cpy_r_r136 = cpy_r_r59 + 2;
    cpy_r_r59 = cpy_r_r136;
    goto CPyL35;
CPyL79: ;
    cpy_r_r137 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r137)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_follow", 152, CPyStatic_turns___globals);
        goto CPyL140;
    }
    cpy_r_r138 = (CPyPtr)((CPyPtr)cpy_r_r58 + offsetof(PyVarObject, ob_size));
    cpy_r_r139 = *(int64_t *)cpy_r_r138;
    cpy_r_r140 = cpy_r_r139 << 1;
    cpy_r_r141 = cpy_r_r140 != 0;
    if (!cpy_r_r141) goto CPyL141;
    cpy_r_r142 = (CPyPtr)((CPyPtr)cpy_r_r58 + offsetof(PyVarObject, ob_size));
    cpy_r_r143 = *(int64_t *)cpy_r_r142;
    cpy_r_r144 = PyList_New(cpy_r_r143);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_follow", 169, CPyStatic_turns___globals);
        goto CPyL140;
    }
    cpy_r_r145 = 0;
CPyL83: ;
    cpy_r_r146 = (CPyPtr)((CPyPtr)cpy_r_r58 + offsetof(PyVarObject, ob_size));
    cpy_r_r147 = *(int64_t *)cpy_r_r146;
    cpy_r_r148 = cpy_r_r145 < cpy_r_r147;
    if (!cpy_r_r148) goto CPyL87;
    cpy_r_r149 = (CPyPtr)((CPyPtr)cpy_r_r58 + offsetof(PyListObject, ob_item));
    cpy_r_r150 = *(CPyPtr *)cpy_r_r149;
    cpy_r_r151 = cpy_r_r145 * 8;
    cpy_r_r152 = cpy_r_r150 + cpy_r_r151;
    cpy_r_r153 = *(PyObject * *)cpy_r_r152;
    CPy_INCREF(cpy_r_r153);
    if (likely(Py_TYPE(cpy_r_r153) == CPyType_turns___Way))
        cpy_r_r154 = cpy_r_r153;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/turns.py", "_follow", 169, CPyStatic_turns___globals, "serai.bots.turns.Way", cpy_r_r153);
        goto CPyL142;
    }
    cpy_r_r155 = ((serai___bots___turns___WayObject *)cpy_r_r154)->_worth;
    CPy_DECREF(cpy_r_r154);
    cpy_r_r156 = PyFloat_FromDouble(cpy_r_r155);
    CPyList_SetItemUnsafe(cpy_r_r144, cpy_r_r145, cpy_r_r156);
    cpy_r_r157 = cpy_r_r145 + 1;
    cpy_r_r145 = cpy_r_r157;
    goto CPyL83;
CPyL87: ;
    cpy_r_r158 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r159 = CPyStatics[39]; /* 'max' */
    cpy_r_r160 = CPyObject_GetAttr(cpy_r_r158, cpy_r_r159);
    if (unlikely(cpy_r_r160 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_follow", 169, CPyStatic_turns___globals);
        goto CPyL142;
    }
    PyObject *cpy_r_r161[1] = {cpy_r_r144};
    cpy_r_r162 = (PyObject **)&cpy_r_r161;
    cpy_r_r163 = PyObject_Vectorcall(cpy_r_r160, cpy_r_r162, 1, 0);
    CPy_DECREF(cpy_r_r160);
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_follow", 169, CPyStatic_turns___globals);
        goto CPyL142;
    }
    CPy_DECREF(cpy_r_r144);
    cpy_r_r164 = PyFloat_AsDouble(cpy_r_r163);
    if (cpy_r_r164 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r163); cpy_r_r164 = -113.0;
    }
    CPy_DECREF(cpy_r_r163);
    cpy_r_r165 = cpy_r_r164 == -113.0;
    if (unlikely(cpy_r_r165)) goto CPyL91;
CPyL90: ;
    cpy_r_r166 = 0;
    goto CPyL92;
CPyL91: ;
    cpy_r_r167 = PyErr_Occurred();
    if (unlikely(cpy_r_r167 != NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_follow", 169, CPyStatic_turns___globals);
        goto CPyL140;
    } else
        goto CPyL90;
CPyL92: ;
    cpy_r_r168 = (CPyPtr)((CPyPtr)cpy_r_r58 + offsetof(PyVarObject, ob_size));
    cpy_r_r169 = *(int64_t *)cpy_r_r168;
    cpy_r_r170 = cpy_r_r166 < cpy_r_r169;
    if (!cpy_r_r170) goto CPyL141;
    cpy_r_r171 = (CPyPtr)((CPyPtr)cpy_r_r58 + offsetof(PyListObject, ob_item));
    cpy_r_r172 = *(CPyPtr *)cpy_r_r171;
    cpy_r_r173 = cpy_r_r166 * 8;
    cpy_r_r174 = cpy_r_r172 + cpy_r_r173;
    cpy_r_r175 = *(PyObject * *)cpy_r_r174;
    CPy_INCREF(cpy_r_r175);
    if (likely(Py_TYPE(cpy_r_r175) == CPyType_turns___Way))
        cpy_r_r176 = cpy_r_r175;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/turns.py", "_follow", 170, CPyStatic_turns___globals, "serai.bots.turns.Way", cpy_r_r175);
        goto CPyL140;
    }
    cpy_r_r177 = cpy_r_r12 + cpy_r_r164;
    cpy_r_r178 = ((serai___bots___turns___WayObject *)cpy_r_r176)->_worth;
    cpy_r_r179 = cpy_r_r177 - cpy_r_r178;
    cpy_r_r180 = CPyDef_turns___Opening___push(cpy_r_opening, cpy_r_r176, cpy_r_r179);
    CPy_DECREF(cpy_r_r176);
    if (unlikely(cpy_r_r180 == 2)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_follow", 171, CPyStatic_turns___globals);
        goto CPyL140;
    }
    cpy_r_r181 = cpy_r_r166 + 1;
    cpy_r_r166 = cpy_r_r181;
    goto CPyL92;
CPyL96: ;
    cpy_r_r182 = CPyObject_Size(cpy_r_r31);
    if (unlikely(cpy_r_r182 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_follow", 172, CPyStatic_turns___globals);
        goto CPyL143;
    }
    cpy_r_r183 = cpy_r_r182 & 1;
    cpy_r_r184 = cpy_r_r183 != 0;
    if (cpy_r_r184) goto CPyL99;
    cpy_r_r185 = 2 & 1;
    cpy_r_r186 = cpy_r_r185 != 0;
    if (!cpy_r_r186) goto CPyL100;
CPyL99: ;
    cpy_r_r187 = CPyTagged_IsLt_(2, cpy_r_r182);
    cpy_r_r188 = cpy_r_r187;
    goto CPyL101;
CPyL100: ;
    cpy_r_r189 = (Py_ssize_t)cpy_r_r182 > (Py_ssize_t)2;
    cpy_r_r188 = cpy_r_r189;
CPyL101: ;
    CPyTagged_DECREF(cpy_r_r182);
    if (!cpy_r_r188) goto CPyL144;
    cpy_r_r190 = CPyObject_Size(cpy_r_r31);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r190 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "_follow", 172, CPyStatic_turns___globals);
        goto CPyL106;
    }
    cpy_r_r191 = cpy_r_r190;
    goto CPyL105;
CPyL104: ;
    cpy_r_r191 = 0;
CPyL105: ;
    return cpy_r_r191;
CPyL106: ;
    cpy_r_r192 = CPY_INT_TAG;
    return cpy_r_r192;
CPyL107: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL106;
CPyL108: ;
    CPy_DecRef(cpy_r_r17);
    goto CPyL106;
CPyL109: ;
    CPy_DECREF(cpy_r_r17);
    CPy_DECREF(cpy_r_r19);
    goto CPyL5;
CPyL110: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r24);
    goto CPyL106;
CPyL111: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r26);
    goto CPyL106;
CPyL112: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_priors);
    goto CPyL106;
CPyL113: ;
    CPy_DECREF(cpy_r_r19);
    goto CPyL32;
CPyL114: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_priors);
    CPy_DecRef(cpy_r_r31);
    goto CPyL106;
CPyL115: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_priors);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r34);
    goto CPyL106;
CPyL116: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_priors);
    CPy_DecRef(cpy_r_r31);
    goto CPyL106;
CPyL117: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r45);
    goto CPyL106;
CPyL118: ;
    CPy_DECREF(cpy_r_r46);
    goto CPyL30;
CPyL119: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r46);
    goto CPyL106;
CPyL120: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_priors);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r57);
    goto CPyL106;
CPyL121: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_priors);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r58);
    goto CPyL106;
CPyL122: ;
    CPy_DECREF(cpy_r_r17);
    CPy_DECREF(cpy_r_r24);
    CPy_DECREF(cpy_r_priors);
    CPyTagged_DECREF(cpy_r_r57);
    CPy_DECREF(cpy_r_r60);
    goto CPyL79;
CPyL123: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_priors);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r60);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL106;
CPyL124: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_priors);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r60);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r62);
    goto CPyL106;
CPyL125: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_priors);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r60);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_now);
    goto CPyL106;
CPyL126: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_priors);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r60);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_now);
    CPy_DecRef(cpy_r_r72);
    goto CPyL106;
CPyL127: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_priors);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r60);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_now);
    CPy_DecRef(cpy_r_r73);
    goto CPyL106;
CPyL128: ;
    CPy_DECREF(cpy_r_r74);
    goto CPyL46;
CPyL129: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_priors);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r60);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_now);
    CPy_DecRef(cpy_r_r73);
    goto CPyL106;
CPyL130: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_priors);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r60);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_now);
    goto CPyL106;
CPyL131: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_priors);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r60);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_now);
    CPy_DecRef(cpy_r_r78);
    goto CPyL106;
CPyL132: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL54;
CPyL133: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_priors);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r60);
    goto CPyL106;
CPyL134: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_priors);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r60);
    CPy_DecRef(cpy_r_r78);
    goto CPyL106;
CPyL135: ;
    CPy_DECREF(cpy_r_r17);
    CPy_DECREF(cpy_r_r24);
    CPy_DECREF(cpy_r_priors);
    CPy_DECREF(cpy_r_r31);
    CPyTagged_DECREF(cpy_r_r57);
    CPy_DECREF(cpy_r_r58);
    CPy_DECREF(cpy_r_r60);
    CPyTagged_DECREF(cpy_r_place);
    CPy_DECREF(cpy_r_now);
    CPy_DECREF(cpy_r_r78);
    goto CPyL62;
CPyL136: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_priors);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r60);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r78);
    goto CPyL106;
CPyL137: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_priors);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r60);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r78);
    CPyTagged_DecRef(cpy_r_r112.f0);
    CPy_DecRef(cpy_r_r112.f2);
    goto CPyL106;
CPyL138: ;
    CPyTagged_DECREF(cpy_r_place);
    CPy_DECREF(cpy_r_r78);
    CPyTagged_DECREF(cpy_r_r112.f0);
    CPy_DECREF(cpy_r_r112.f2);
    goto CPyL78;
CPyL139: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL77;
CPyL140: ;
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r58);
    goto CPyL106;
CPyL141: ;
    CPy_DECREF(cpy_r_r58);
    goto CPyL96;
CPyL142: ;
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r144);
    goto CPyL106;
CPyL143: ;
    CPy_DecRef(cpy_r_r31);
    goto CPyL106;
CPyL144: ;
    CPy_DECREF(cpy_r_r31);
    goto CPyL104;
}
        
        PyObject *CPyPy_turns____follow(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"opening", "seat", "turn_start", 0};
            static CPyArg_Parser parser = {"OOO:_follow", kwlist, 0};
            PyObject *obj_opening;
            PyObject *obj_seat;
            PyObject *obj_turn_start;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_opening, &obj_seat, &obj_turn_start)) {
                return NULL;
            }
            PyObject *arg_opening;
            if (likely(Py_TYPE(obj_opening) == CPyType_turns___Opening))
                arg_opening = obj_opening;
            else {
                CPy_TypeError("serai.bots.turns.Opening", obj_opening); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            CPyTagged arg_turn_start;
            if (likely(PyLong_Check(obj_turn_start)))
                arg_turn_start = CPyTagged_BorrowFromObject(obj_turn_start);
            else {
                CPy_TypeError("int", obj_turn_start); goto fail;
            }
            CPyTagged retval = CPyDef_turns____follow(arg_opening, arg_seat, arg_turn_start);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/bots/turns.py", "_follow", 140, CPyStatic_turns___globals);
            return NULL;
        }
        
double CPyDef_turns____by_worth(PyObject *cpy_r_way) {
    double cpy_r_r0;
    double cpy_r_r1;
    cpy_r_r0 = ((serai___bots___turns___WayObject *)cpy_r_way)->_worth;
    cpy_r_r1 = -cpy_r_r0;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_turns____by_worth(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"way", 0};
            static CPyArg_Parser parser = {"O:_by_worth", kwlist, 0};
            PyObject *obj_way;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_way)) {
                return NULL;
            }
            PyObject *arg_way;
            if (likely(Py_TYPE(obj_way) == CPyType_turns___Way))
                arg_way = obj_way;
            else {
                CPy_TypeError("serai.bots.turns.Way", obj_way); 
                goto fail;
            }
            double retval = CPyDef_turns____by_worth(arg_way);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/bots/turns.py", "_by_worth", 175, CPyStatic_turns___globals);
            return NULL;
        }
        
char CPyDef_turns_____top_level__(void) {
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
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    void *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    void *cpy_r_r25;
    void *cpy_r_r26;
    void *cpy_r_r27;
    void *cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    void *cpy_r_r34;
    void *cpy_r_r35;
    PyObject **cpy_r_r36;
    PyObject *cpy_r_r37;
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
    void *cpy_r_r48;
    void *cpy_r_r49;
    void *cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    void *cpy_r_r56;
    void *cpy_r_r57;
    PyObject **cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    void *cpy_r_r70;
    void *cpy_r_r71;
    void *cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    void *cpy_r_r78;
    void *cpy_r_r79;
    PyObject **cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    int32_t cpy_r_r95;
    char cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    char cpy_r_r101;
    char cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    int32_t cpy_r_r108;
    char cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    int32_t cpy_r_r112;
    char cpy_r_r113;
    char cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    char cpy_r_r119;
    char cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    int32_t cpy_r_r128;
    char cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    int32_t cpy_r_r132;
    char cpy_r_r133;
    char cpy_r_r134;
    char cpy_r_r135;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "<module>", 1, CPyStatic_turns___globals);
        goto CPyL48;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "<module>", 1, CPyStatic_turns___globals);
        goto CPyL48;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_turns___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "<module>", 10, CPyStatic_turns___globals);
        goto CPyL48;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5014]; /* ('Callable', 'Sequence') */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_turns___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "<module>", 12, CPyStatic_turns___globals);
        goto CPyL48;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[5015]; /* ('heappop', 'heappush') */
    cpy_r_r17 = CPyStatics[227]; /* 'heapq' */
    cpy_r_r18 = CPyStatic_turns___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "<module>", 13, CPyStatic_turns___globals);
        goto CPyL48;
    }
    cpy_r_r20 = (void *)&CPyModule_heapq;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = CPyStatics[5016]; /* ('inf',) */
    cpy_r_r22 = CPyStatics[130]; /* 'math' */
    cpy_r_r23 = CPyStatic_turns___globals;
    cpy_r_r24 = CPyImport_ImportFromMany(cpy_r_r22, cpy_r_r21, cpy_r_r21, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "<module>", 14, CPyStatic_turns___globals);
        goto CPyL48;
    }
    cpy_r_r25 = (void *)&CPyModule_math;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r25, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r26 = (void *)&CPyModule_serai___bots___worth;
    cpy_r_r27 = (void *)&CPyImportState_serai___bots___worth;
    cpy_r_r28 = CPyModuleLockAPI_serai;
    cpy_r_r29 = CPyImport_IsInitialized(cpy_r_r27);
    if (!cpy_r_r29) goto CPyL11;
    cpy_r_r30 = PyImport_GetModuleDict();
    cpy_r_r31 = CPyStatics[202]; /* 'serai.bots.worth' */
    cpy_r_r32 = CPyDict_GetItem(cpy_r_r30, cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "<module>", 16, CPyStatic_turns___globals);
        goto CPyL48;
    }
    cpy_r_r33 = cpy_r_r32;
    goto CPyL15;
CPyL11: ;
    cpy_r_r34 = CPyInitOnly_serai___bots___worth;
    cpy_r_r35 = CPyExec_serai___bots___worth;
    cpy_r_r36 = (PyObject **)&CPyModule_serai___bots___worth__internal;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "<module>", 16, CPyStatic_turns___globals);
        goto CPyL48;
    }
    cpy_r_r40 = CPyStatics[8]; /* '__file__' */
    cpy_r_r41 = CPyObject_GetAttr(cpy_r_r39, cpy_r_r40);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "<module>", 16, CPyStatic_turns___globals);
        goto CPyL48;
    }
    cpy_r_r42 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r43 = CPyStatics[202]; /* 'serai.bots.worth' */
    cpy_r_r44 = CPyImport_ImportNative(cpy_r_r43, cpy_r_r34, cpy_r_r35, cpy_r_r36, cpy_r_r26, cpy_r_r27, cpy_r_r28, cpy_r_r41, cpy_r_r42, 0);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "<module>", 16, CPyStatic_turns___globals);
        goto CPyL48;
    }
    cpy_r_r33 = cpy_r_r44;
CPyL15: ;
    cpy_r_r45 = CPyStatics[5013]; /* ('worth',) */
    cpy_r_r46 = CPyStatic_turns___globals;
    cpy_r_r47 = CPyImport_GetNativeAttrs(cpy_r_r33, cpy_r_r45, cpy_r_r45, cpy_r_r46);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "<module>", 16, CPyStatic_turns___globals);
        goto CPyL48;
    } else
        goto CPyL49;
CPyL16: ;
    cpy_r_r48 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r49 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r50 = CPyModuleLockAPI_serai;
    cpy_r_r51 = CPyImport_IsInitialized(cpy_r_r49);
    if (!cpy_r_r51) goto CPyL19;
    cpy_r_r52 = PyImport_GetModuleDict();
    cpy_r_r53 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r54 = CPyDict_GetItem(cpy_r_r52, cpy_r_r53);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "<module>", 17, CPyStatic_turns___globals);
        goto CPyL48;
    }
    cpy_r_r55 = cpy_r_r54;
    goto CPyL23;
CPyL19: ;
    cpy_r_r56 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r57 = CPyExec_serai___kernel___decision;
    cpy_r_r58 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "<module>", 17, CPyStatic_turns___globals);
        goto CPyL48;
    }
    cpy_r_r62 = CPyStatics[8]; /* '__file__' */
    cpy_r_r63 = CPyObject_GetAttr(cpy_r_r61, cpy_r_r62);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "<module>", 17, CPyStatic_turns___globals);
        goto CPyL48;
    }
    cpy_r_r64 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r65 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r66 = CPyImport_ImportNative(cpy_r_r65, cpy_r_r56, cpy_r_r57, cpy_r_r58, cpy_r_r48, cpy_r_r49, cpy_r_r50, cpy_r_r63, cpy_r_r64, 0);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "<module>", 17, CPyStatic_turns___globals);
        goto CPyL48;
    }
    cpy_r_r55 = cpy_r_r66;
CPyL23: ;
    cpy_r_r67 = CPyStatics[4991]; /* ('Decision', 'Option') */
    cpy_r_r68 = CPyStatic_turns___globals;
    cpy_r_r69 = CPyImport_GetNativeAttrs(cpy_r_r55, cpy_r_r67, cpy_r_r67, cpy_r_r68);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "<module>", 17, CPyStatic_turns___globals);
        goto CPyL48;
    } else
        goto CPyL50;
CPyL24: ;
    cpy_r_r70 = (void *)&CPyModule_serai___kernel___match;
    cpy_r_r71 = (void *)&CPyImportState_serai___kernel___match;
    cpy_r_r72 = CPyModuleLockAPI_serai;
    cpy_r_r73 = CPyImport_IsInitialized(cpy_r_r71);
    if (!cpy_r_r73) goto CPyL27;
    cpy_r_r74 = PyImport_GetModuleDict();
    cpy_r_r75 = CPyStatics[55]; /* 'serai.kernel.match' */
    cpy_r_r76 = CPyDict_GetItem(cpy_r_r74, cpy_r_r75);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "<module>", 18, CPyStatic_turns___globals);
        goto CPyL48;
    }
    cpy_r_r77 = cpy_r_r76;
    goto CPyL31;
CPyL27: ;
    cpy_r_r78 = CPyInitOnly_serai___kernel___match;
    cpy_r_r79 = CPyExec_serai___kernel___match;
    cpy_r_r80 = (PyObject **)&CPyModule_serai___kernel___match__internal;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "<module>", 18, CPyStatic_turns___globals);
        goto CPyL48;
    }
    cpy_r_r84 = CPyStatics[8]; /* '__file__' */
    cpy_r_r85 = CPyObject_GetAttr(cpy_r_r83, cpy_r_r84);
    CPy_DECREF(cpy_r_r83);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "<module>", 18, CPyStatic_turns___globals);
        goto CPyL48;
    }
    cpy_r_r86 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r87 = CPyStatics[55]; /* 'serai.kernel.match' */
    cpy_r_r88 = CPyImport_ImportNative(cpy_r_r87, cpy_r_r78, cpy_r_r79, cpy_r_r80, cpy_r_r70, cpy_r_r71, cpy_r_r72, cpy_r_r85, cpy_r_r86, 0);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "<module>", 18, CPyStatic_turns___globals);
        goto CPyL48;
    }
    cpy_r_r77 = cpy_r_r88;
CPyL31: ;
    cpy_r_r89 = CPyStatics[4993]; /* ('Match',) */
    cpy_r_r90 = CPyStatic_turns___globals;
    cpy_r_r91 = CPyImport_GetNativeAttrs(cpy_r_r77, cpy_r_r89, cpy_r_r89, cpy_r_r90);
    CPy_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "<module>", 18, CPyStatic_turns___globals);
        goto CPyL48;
    } else
        goto CPyL51;
CPyL32: ;
    cpy_r_r92 = CPyStatic_turns___globals;
    cpy_r_r93 = CPyStatics[226]; /* 'LONGEST' */
    cpy_r_r94 = CPyStatics[4901]; /* 60 */
    cpy_r_r95 = CPyDict_SetItem(cpy_r_r92, cpy_r_r93, cpy_r_r94);
    cpy_r_r96 = cpy_r_r95 >= 0;
    if (unlikely(!cpy_r_r96)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "<module>", 20, CPyStatic_turns___globals);
        goto CPyL48;
    }
    cpy_r_r97 = NULL;
    cpy_r_r98 = CPyStatics[51]; /* 'serai.bots.turns' */
    cpy_r_r99 = (PyObject *)CPyType_turns___Way_template;
    cpy_r_r100 = CPyType_FromTemplate(cpy_r_r99, cpy_r_r97, cpy_r_r98);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "<module>", 23, CPyStatic_turns___globals);
        goto CPyL48;
    }
    cpy_r_r101 = CPyDef_turns___Way_trait_vtable_setup();
    if (unlikely(cpy_r_r101 == 2)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "<module>", 23, CPyStatic_turns___globals);
        goto CPyL52;
    }
    cpy_r_r102 = CPyDef_turns___Way_coroutine_setup(cpy_r_r100);
    if (unlikely(cpy_r_r102 == 2)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "<module>", 23, CPyStatic_turns___globals);
        goto CPyL52;
    }
    cpy_r_r103 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r104 = CPyStatics[228]; /* 'match' */
    cpy_r_r105 = CPyStatics[205]; /* 'options' */
    cpy_r_r106 = CPyStatics[203]; /* 'worth' */
    cpy_r_r107 = PyTuple_Pack(3, cpy_r_r104, cpy_r_r105, cpy_r_r106);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "<module>", 23, CPyStatic_turns___globals);
        goto CPyL52;
    }
    cpy_r_r108 = PyObject_SetAttr(cpy_r_r100, cpy_r_r103, cpy_r_r107);
    CPy_DECREF(cpy_r_r107);
    cpy_r_r109 = cpy_r_r108 >= 0;
    if (unlikely(!cpy_r_r109)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "<module>", 23, CPyStatic_turns___globals);
        goto CPyL52;
    }
    CPyType_turns___Way = (PyTypeObject *)cpy_r_r100;
    CPy_INCREF(CPyType_turns___Way);
    cpy_r_r110 = CPyStatic_turns___globals;
    cpy_r_r111 = CPyStatics[134]; /* 'Way' */
    cpy_r_r112 = PyDict_SetItem(cpy_r_r110, cpy_r_r111, cpy_r_r100);
    cpy_r_r113 = cpy_r_r112 >= 0;
    if (unlikely(!cpy_r_r113)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "<module>", 23, CPyStatic_turns___globals);
        goto CPyL52;
    }
    cpy_r_r114 = CPy_InitSubclass(cpy_r_r100);
    CPy_DECREF(cpy_r_r100);
    if (unlikely(!cpy_r_r114)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "<module>", 23, CPyStatic_turns___globals);
        goto CPyL48;
    }
    cpy_r_r115 = NULL;
    cpy_r_r116 = CPyStatics[51]; /* 'serai.bots.turns' */
    cpy_r_r117 = (PyObject *)CPyType_turns___Opening_template;
    cpy_r_r118 = CPyType_FromTemplate(cpy_r_r117, cpy_r_r115, cpy_r_r116);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "<module>", 34, CPyStatic_turns___globals);
        goto CPyL48;
    }
    cpy_r_r119 = CPyDef_turns___Opening_trait_vtable_setup();
    if (unlikely(cpy_r_r119 == 2)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "<module>", 34, CPyStatic_turns___globals);
        goto CPyL53;
    }
    cpy_r_r120 = CPyDef_turns___Opening_coroutine_setup(cpy_r_r118);
    if (unlikely(cpy_r_r120 == 2)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "<module>", 34, CPyStatic_turns___globals);
        goto CPyL53;
    }
    cpy_r_r121 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r122 = CPyStatics[84]; /* 'best' */
    cpy_r_r123 = CPyStatics[229]; /* 'finished' */
    cpy_r_r124 = CPyStatics[230]; /* 'open' */
    cpy_r_r125 = CPyStatics[231]; /* 'seen' */
    cpy_r_r126 = CPyStatics[232]; /* 'pushed' */
    cpy_r_r127 = PyTuple_Pack(5, cpy_r_r122, cpy_r_r123, cpy_r_r124, cpy_r_r125, cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "<module>", 34, CPyStatic_turns___globals);
        goto CPyL53;
    }
    cpy_r_r128 = PyObject_SetAttr(cpy_r_r118, cpy_r_r121, cpy_r_r127);
    CPy_DECREF(cpy_r_r127);
    cpy_r_r129 = cpy_r_r128 >= 0;
    if (unlikely(!cpy_r_r129)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "<module>", 34, CPyStatic_turns___globals);
        goto CPyL53;
    }
    CPyType_turns___Opening = (PyTypeObject *)cpy_r_r118;
    CPy_INCREF(CPyType_turns___Opening);
    cpy_r_r130 = CPyStatic_turns___globals;
    cpy_r_r131 = CPyStatics[233]; /* 'Opening' */
    cpy_r_r132 = PyDict_SetItem(cpy_r_r130, cpy_r_r131, cpy_r_r118);
    cpy_r_r133 = cpy_r_r132 >= 0;
    if (unlikely(!cpy_r_r133)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "<module>", 34, CPyStatic_turns___globals);
        goto CPyL53;
    }
    cpy_r_r134 = CPy_InitSubclass(cpy_r_r118);
    CPy_DECREF(cpy_r_r118);
    if (unlikely(!cpy_r_r134)) {
        CPy_AddTraceback("src/serai/bots/turns.py", "<module>", 34, CPyStatic_turns___globals);
        goto CPyL48;
    }
    return 1;
CPyL48: ;
    cpy_r_r135 = 2;
    return cpy_r_r135;
CPyL49: ;
    CPy_DECREF(cpy_r_r47);
    goto CPyL16;
CPyL50: ;
    CPy_DECREF(cpy_r_r69);
    goto CPyL24;
CPyL51: ;
    CPy_DECREF(cpy_r_r91);
    goto CPyL32;
CPyL52: ;
    CPy_DecRef(cpy_r_r100);
    goto CPyL48;
CPyL53: ;
    CPy_DecRef(cpy_r_r118);
    goto CPyL48;
}

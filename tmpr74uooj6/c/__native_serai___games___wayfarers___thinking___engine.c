#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
engine___Engines_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
engine___Engines_traverse(serai___games___wayfarers___thinking___engine___EnginesObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->__book);
    Py_VISIT(self->__weights);
    Py_VISIT(self->__action);
    Py_VISIT(self->__ability);
    Py_VISIT(self->__trigger);
    Py_VISIT(self->__wakes);
    if (CPyTagged_CheckLong(self->_most_dice)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_most_dice));
    }
    Py_VISIT(self->__kept);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_engine___Engines_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___thinking___engine___EnginesObject *self = (serai___games___wayfarers___thinking___engine___EnginesObject *)cpy_r_self;
    Py_CLEAR(self->__book);
    Py_CLEAR(self->__weights);
    Py_CLEAR(self->__action);
    Py_CLEAR(self->__ability);
    Py_CLEAR(self->__trigger);
    Py_CLEAR(self->__wakes);
    if (CPyTagged_CheckLong(self->_most_dice)) {
        CPyTagged __tmp = self->_most_dice;
        self->_most_dice = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->__kept);
    return 0;
}

static int32_t CPyDef_engine___Engines_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___thinking___engine___EnginesObject *self = (serai___games___wayfarers___thinking___engine___EnginesObject *)cpy_r_self;
    Py_CLEAR(self->__book);
    Py_CLEAR(self->__weights);
    Py_CLEAR(self->__action);
    Py_CLEAR(self->__ability);
    Py_CLEAR(self->__trigger);
    Py_CLEAR(self->__wakes);
    if (CPyTagged_CheckLong(self->_most_dice)) {
        CPyTagged __tmp = self->_most_dice;
        self->_most_dice = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->__kept);
    return 0;
}

static void
engine___Engines_dealloc(serai___games___wayfarers___thinking___engine___EnginesObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, engine___Engines_dealloc)
    CPyDef_engine___Engines_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_engine_____mypyc__Engines_setup(PyObject *cpy_r_type);
PyObject *CPyDef_engine___Engines(PyObject *cpy_r_book, PyObject *cpy_r_weights);

static PyObject *
engine___Engines_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_engine___Engines) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_engine_____mypyc__Engines_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_engine___Engines_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem engine___Engines_vtable[5];
static bool
CPyDef_engine___Engines_trait_vtable_setup(void)
{
    CPyVTableItem engine___Engines_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_engine___Engines_____init__,
        (CPyVTableItem)CPyDef_engine___Engines___of,
        (CPyVTableItem)CPyDef_engine___Engines___dice_value,
        (CPyVTableItem)CPyDef_engine___Engines____made,
        (CPyVTableItem)CPyDef_engine___Engines____slots,
    };
    memcpy(engine___Engines_vtable, engine___Engines_vtable_scratch, sizeof(engine___Engines_vtable));
    return 1;
}

static bool
CPyDef_engine___Engines_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
engine___Engines_get__book(serai___games___wayfarers___thinking___engine___EnginesObject *self, void *closure);
static int
engine___Engines_set__book(serai___games___wayfarers___thinking___engine___EnginesObject *self, PyObject *value, void *closure);
static PyObject *
engine___Engines_get__weights(serai___games___wayfarers___thinking___engine___EnginesObject *self, void *closure);
static int
engine___Engines_set__weights(serai___games___wayfarers___thinking___engine___EnginesObject *self, PyObject *value, void *closure);
static PyObject *
engine___Engines_get__action(serai___games___wayfarers___thinking___engine___EnginesObject *self, void *closure);
static int
engine___Engines_set__action(serai___games___wayfarers___thinking___engine___EnginesObject *self, PyObject *value, void *closure);
static PyObject *
engine___Engines_get__ability(serai___games___wayfarers___thinking___engine___EnginesObject *self, void *closure);
static int
engine___Engines_set__ability(serai___games___wayfarers___thinking___engine___EnginesObject *self, PyObject *value, void *closure);
static PyObject *
engine___Engines_get__trigger(serai___games___wayfarers___thinking___engine___EnginesObject *self, void *closure);
static int
engine___Engines_set__trigger(serai___games___wayfarers___thinking___engine___EnginesObject *self, PyObject *value, void *closure);
static PyObject *
engine___Engines_get__wakes(serai___games___wayfarers___thinking___engine___EnginesObject *self, void *closure);
static int
engine___Engines_set__wakes(serai___games___wayfarers___thinking___engine___EnginesObject *self, PyObject *value, void *closure);
static PyObject *
engine___Engines_get_most_dice(serai___games___wayfarers___thinking___engine___EnginesObject *self, void *closure);
static int
engine___Engines_set_most_dice(serai___games___wayfarers___thinking___engine___EnginesObject *self, PyObject *value, void *closure);
static PyObject *
engine___Engines_get__kept(serai___games___wayfarers___thinking___engine___EnginesObject *self, void *closure);
static int
engine___Engines_set__kept(serai___games___wayfarers___thinking___engine___EnginesObject *self, PyObject *value, void *closure);

static PyGetSetDef engine___Engines_getseters[] = {
    {"_book",
     (getter)engine___Engines_get__book, (setter)engine___Engines_set__book,
     NULL, NULL},
    {"_weights",
     (getter)engine___Engines_get__weights, (setter)engine___Engines_set__weights,
     NULL, NULL},
    {"_action",
     (getter)engine___Engines_get__action, (setter)engine___Engines_set__action,
     NULL, NULL},
    {"_ability",
     (getter)engine___Engines_get__ability, (setter)engine___Engines_set__ability,
     NULL, NULL},
    {"_trigger",
     (getter)engine___Engines_get__trigger, (setter)engine___Engines_set__trigger,
     NULL, NULL},
    {"_wakes",
     (getter)engine___Engines_get__wakes, (setter)engine___Engines_set__wakes,
     NULL, NULL},
    {"most_dice",
     (getter)engine___Engines_get_most_dice, (setter)engine___Engines_set_most_dice,
     NULL, NULL},
    {"_kept",
     (getter)engine___Engines_get__kept, (setter)engine___Engines_set__kept,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef engine___Engines_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_engine_____mypyc__Engines_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_engine___Engines_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, book, weights)\n--\n\n")},
    {"of",
     (PyCFunction)CPyPy_engine___Engines___of,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("of($self, player)\n--\n\n")},
    {"dice_value",
     (PyCFunction)CPyPy_engine___Engines___dice_value,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("dice_value($self, player, engine)\n--\n\n")},
    {"_made",
     (PyCFunction)CPyPy_engine___Engines____made,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_made($self, player)\n--\n\n")},
    {"_slots",
     (PyCFunction)CPyPy_engine___Engines____slots,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_slots($self, player)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_engine___Engines_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Engines",
    .tp_new = engine___Engines_new,
    .tp_dealloc = (destructor)engine___Engines_dealloc,
    .tp_traverse = (traverseproc)engine___Engines_traverse,
    .tp_clear = (inquiry)CPyDef_engine___Engines_clear,
    .tp_getset = engine___Engines_getseters,
    .tp_methods = engine___Engines_methods,
    .tp_init = engine___Engines_init,
    .tp_basicsize = sizeof(serai___games___wayfarers___thinking___engine___EnginesObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Engines(book, weights)\n--\n\n"),
};
static PyTypeObject *CPyType_engine___Engines_template = &CPyType_engine___Engines_template_;

PyObject *CPyDef_engine_____mypyc__Engines_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___thinking___engine___EnginesObject *self;
    self = (serai___games___wayfarers___thinking___engine___EnginesObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = engine___Engines_vtable;
    self->_most_dice = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_engine___Engines(PyObject *cpy_r_book, PyObject *cpy_r_weights)
{
    PyObject *self = CPyDef_engine_____mypyc__Engines_setup((PyObject *)CPyType_engine___Engines);
    if (self == NULL)
        return NULL;
    char res = CPyDef_engine___Engines_____init__(self, cpy_r_book, cpy_r_weights);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
engine___Engines_get__book(serai___games___wayfarers___thinking___engine___EnginesObject *self, void *closure)
{
    if (unlikely(self->__book == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_book' of 'Engines' undefined");
        return NULL;
    }
    CPy_INCREF(self->__book);
    PyObject *retval = self->__book;
    return retval;
}

static int
engine___Engines_set__book(serai___games___wayfarers___thinking___engine___EnginesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Engines' object attribute '_book' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_wayfarers___book___Book))
        tmp = value;
    else {
        CPy_TypeError("serai.games.wayfarers.book.Book", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->__book != NULL) {
        CPy_DECREF(self->__book);
    }
    self->__book = tmp;
    return 0;
}

static PyObject *
engine___Engines_get__weights(serai___games___wayfarers___thinking___engine___EnginesObject *self, void *closure)
{
    if (unlikely(self->__weights == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_weights' of 'Engines' undefined");
        return NULL;
    }
    CPy_INCREF(self->__weights);
    PyObject *retval = self->__weights;
    return retval;
}

static int
engine___Engines_set__weights(serai___games___wayfarers___thinking___engine___EnginesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Engines' object attribute '_weights' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_wayfarers___thinking___weights___Weights))
        tmp = value;
    else {
        CPy_TypeError("serai.games.wayfarers.thinking.weights.Weights", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->__weights != NULL) {
        CPy_DECREF(self->__weights);
    }
    self->__weights = tmp;
    return 0;
}

static PyObject *
engine___Engines_get__action(serai___games___wayfarers___thinking___engine___EnginesObject *self, void *closure)
{
    if (unlikely(self->__action == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_action' of 'Engines' undefined");
        return NULL;
    }
    CPy_INCREF(self->__action);
    PyObject *retval = self->__action;
    return retval;
}

static int
engine___Engines_set__action(serai___games___wayfarers___thinking___engine___EnginesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Engines' object attribute '_action' cannot be deleted");
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
    if (self->__action != NULL) {
        CPy_DECREF(self->__action);
    }
    self->__action = tmp;
    return 0;
}

static PyObject *
engine___Engines_get__ability(serai___games___wayfarers___thinking___engine___EnginesObject *self, void *closure)
{
    if (unlikely(self->__ability == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_ability' of 'Engines' undefined");
        return NULL;
    }
    CPy_INCREF(self->__ability);
    PyObject *retval = self->__ability;
    return retval;
}

static int
engine___Engines_set__ability(serai___games___wayfarers___thinking___engine___EnginesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Engines' object attribute '_ability' cannot be deleted");
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
    if (self->__ability != NULL) {
        CPy_DECREF(self->__ability);
    }
    self->__ability = tmp;
    return 0;
}

static PyObject *
engine___Engines_get__trigger(serai___games___wayfarers___thinking___engine___EnginesObject *self, void *closure)
{
    if (unlikely(self->__trigger == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_trigger' of 'Engines' undefined");
        return NULL;
    }
    CPy_INCREF(self->__trigger);
    PyObject *retval = self->__trigger;
    return retval;
}

static int
engine___Engines_set__trigger(serai___games___wayfarers___thinking___engine___EnginesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Engines' object attribute '_trigger' cannot be deleted");
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
    if (self->__trigger != NULL) {
        CPy_DECREF(self->__trigger);
    }
    self->__trigger = tmp;
    return 0;
}

static PyObject *
engine___Engines_get__wakes(serai___games___wayfarers___thinking___engine___EnginesObject *self, void *closure)
{
    if (unlikely(self->__wakes == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_wakes' of 'Engines' undefined");
        return NULL;
    }
    CPy_INCREF(self->__wakes);
    PyObject *retval = self->__wakes;
    return retval;
}

static int
engine___Engines_set__wakes(serai___games___wayfarers___thinking___engine___EnginesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Engines' object attribute '_wakes' cannot be deleted");
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
    if (self->__wakes != NULL) {
        CPy_DECREF(self->__wakes);
    }
    self->__wakes = tmp;
    return 0;
}

static PyObject *
engine___Engines_get_most_dice(serai___games___wayfarers___thinking___engine___EnginesObject *self, void *closure)
{
    if (unlikely(self->_most_dice == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'most_dice' of 'Engines' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_most_dice);
    PyObject *retval = CPyTagged_StealAsObject(self->_most_dice);
    return retval;
}

static int
engine___Engines_set_most_dice(serai___games___wayfarers___thinking___engine___EnginesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Engines' object attribute 'most_dice' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_most_dice != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_most_dice);
    }
    self->_most_dice = tmp;
    return 0;
}

static PyObject *
engine___Engines_get__kept(serai___games___wayfarers___thinking___engine___EnginesObject *self, void *closure)
{
    if (unlikely(self->__kept == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_kept' of 'Engines' undefined");
        return NULL;
    }
    CPy_INCREF(self->__kept);
    PyObject *retval = self->__kept;
    return retval;
}

static int
engine___Engines_set__kept(serai___games___wayfarers___thinking___engine___EnginesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Engines' object attribute '_kept' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyDict_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("dict", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->__kept != NULL) {
        CPy_DECREF(self->__kept);
    }
    self->__kept = tmp;
    return 0;
}

static int
engine____slots_Engines_env_traverse(serai___games___wayfarers___thinking___engine____slots_Engines_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_gains);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_engine____slots_Engines_env_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___thinking___engine____slots_Engines_envObject *self = (serai___games___wayfarers___thinking___engine____slots_Engines_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_gains);
    return 0;
}

static int32_t CPyDef_engine____slots_Engines_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___thinking___engine____slots_Engines_envObject *self = (serai___games___wayfarers___thinking___engine____slots_Engines_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
engine____slots_Engines_env_dealloc(serai___games___wayfarers___thinking___engine____slots_Engines_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (engine____slots_Engines_env_free_instance == NULL) {
        engine____slots_Engines_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_gains);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, engine____slots_Engines_env_dealloc)
    CPyDef_engine____slots_Engines_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_engine_____mypyc___3_slots_Engines_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_engine____slots_Engines_env(void);

static PyObject *
engine____slots_Engines_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_engine____slots_Engines_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_engine_____mypyc___3_slots_Engines_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem engine____slots_Engines_env_vtable[1];
static bool
CPyDef_engine____slots_Engines_env_trait_vtable_setup(void)
{
    CPyVTableItem engine____slots_Engines_env_vtable_scratch[] = {
        NULL
    };
    memcpy(engine____slots_Engines_env_vtable, engine____slots_Engines_env_vtable_scratch, sizeof(engine____slots_Engines_env_vtable));
    return 1;
}

static bool
CPyDef_engine____slots_Engines_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef engine____slots_Engines_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_engine_____mypyc___3_slots_Engines_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_engine____slots_Engines_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_slots_Engines_env",
    .tp_new = engine____slots_Engines_env_new,
    .tp_dealloc = (destructor)engine____slots_Engines_env_dealloc,
    .tp_traverse = (traverseproc)engine____slots_Engines_env_traverse,
    .tp_clear = (inquiry)CPyDef_engine____slots_Engines_env_clear,
    .tp_methods = engine____slots_Engines_env_methods,
    .tp_basicsize = sizeof(serai___games___wayfarers___thinking___engine____slots_Engines_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_slots_Engines_env()\n--\n\n"),
};
static PyTypeObject *CPyType_engine____slots_Engines_env_template = &CPyType_engine____slots_Engines_env_template_;

PyObject *CPyDef_engine_____mypyc___3_slots_Engines_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___thinking___engine____slots_Engines_envObject *self;
    if (engine____slots_Engines_env_free_instance != NULL) {
        self = engine____slots_Engines_env_free_instance;
        engine____slots_Engines_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___thinking___engine____slots_Engines_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = engine____slots_Engines_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_engine____slots_Engines_env(void)
{
    PyObject *self = CPyDef_engine_____mypyc___3_slots_Engines_env_setup((PyObject *)CPyType_engine____slots_Engines_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__engine_____mypyc_lambda__0__slots_Engines_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_engine_____mypyc_lambda__0__slots_Engines_obj_____get__(self, instance, owner);
}
PyMemberDef engine_____mypyc_lambda__0__slots_Engines_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___thinking___engine_____mypyc_lambda__0__slots_Engines_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___thinking___engine_____mypyc_lambda__0__slots_Engines_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
engine_____mypyc_lambda__0__slots_Engines_obj_traverse(serai___games___wayfarers___thinking___engine_____mypyc_lambda__0__slots_Engines_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___thinking___engine_____mypyc_lambda__0__slots_Engines_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___thinking___engine_____mypyc_lambda__0__slots_Engines_objObject))));
    return rv;
}

static int32_t CPyDef_engine_____mypyc_lambda__0__slots_Engines_obj_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___thinking___engine_____mypyc_lambda__0__slots_Engines_objObject *self = (serai___games___wayfarers___thinking___engine_____mypyc_lambda__0__slots_Engines_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___thinking___engine_____mypyc_lambda__0__slots_Engines_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___thinking___engine_____mypyc_lambda__0__slots_Engines_objObject))));
    return 0;
}

static int32_t CPyDef_engine_____mypyc_lambda__0__slots_Engines_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___thinking___engine_____mypyc_lambda__0__slots_Engines_objObject *self = (serai___games___wayfarers___thinking___engine_____mypyc_lambda__0__slots_Engines_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___thinking___engine_____mypyc_lambda__0__slots_Engines_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___thinking___engine_____mypyc_lambda__0__slots_Engines_objObject))));
    return 0;
}

static void
engine_____mypyc_lambda__0__slots_Engines_obj_dealloc(serai___games___wayfarers___thinking___engine_____mypyc_lambda__0__slots_Engines_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (engine_____mypyc_lambda__0__slots_Engines_obj_free_instance == NULL) {
        engine_____mypyc_lambda__0__slots_Engines_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, engine_____mypyc_lambda__0__slots_Engines_obj_dealloc)
    CPyDef_engine_____mypyc_lambda__0__slots_Engines_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_engine_____mypyc___3__mypyc_lambda__0__slots_Engines_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_engine_____mypyc_lambda__0__slots_Engines_obj(void);

static PyObject *
engine_____mypyc_lambda__0__slots_Engines_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_engine_____mypyc_lambda__0__slots_Engines_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_engine_____mypyc___3__mypyc_lambda__0__slots_Engines_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem engine_____mypyc_lambda__0__slots_Engines_obj_vtable[2];
static bool
CPyDef_engine_____mypyc_lambda__0__slots_Engines_obj_trait_vtable_setup(void)
{
    CPyVTableItem engine_____mypyc_lambda__0__slots_Engines_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_engine_____mypyc_lambda__0__slots_Engines_obj_____call__,
        (CPyVTableItem)CPyDef_engine_____mypyc_lambda__0__slots_Engines_obj_____get__,
    };
    memcpy(engine_____mypyc_lambda__0__slots_Engines_obj_vtable, engine_____mypyc_lambda__0__slots_Engines_obj_vtable_scratch, sizeof(engine_____mypyc_lambda__0__slots_Engines_obj_vtable));
    return 1;
}

static bool
CPyDef_engine_____mypyc_lambda__0__slots_Engines_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
engine_____mypyc_lambda__0__slots_Engines_obj_get___3_mypyc_env__(serai___games___wayfarers___thinking___engine_____mypyc_lambda__0__slots_Engines_objObject *self, void *closure);

static PyGetSetDef engine_____mypyc_lambda__0__slots_Engines_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)engine_____mypyc_lambda__0__slots_Engines_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef engine_____mypyc_lambda__0__slots_Engines_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_engine_____mypyc___3__mypyc_lambda__0__slots_Engines_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_engine_____mypyc_lambda__0__slots_Engines_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($place)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_engine_____mypyc_lambda__0__slots_Engines_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_engine_____mypyc_lambda__0__slots_Engines_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__0__slots_Engines_obj",
    .tp_new = engine_____mypyc_lambda__0__slots_Engines_obj_new,
    .tp_dealloc = (destructor)engine_____mypyc_lambda__0__slots_Engines_obj_dealloc,
    .tp_traverse = (traverseproc)engine_____mypyc_lambda__0__slots_Engines_obj_traverse,
    .tp_clear = (inquiry)CPyDef_engine_____mypyc_lambda__0__slots_Engines_obj_clear,
    .tp_getset = engine_____mypyc_lambda__0__slots_Engines_obj_getseters,
    .tp_methods = engine_____mypyc_lambda__0__slots_Engines_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__engine_____mypyc_lambda__0__slots_Engines_obj,
    .tp_members = engine_____mypyc_lambda__0__slots_Engines_obj_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___thinking___engine_____mypyc_lambda__0__slots_Engines_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___thinking___engine_____mypyc_lambda__0__slots_Engines_objObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___thinking___engine_____mypyc_lambda__0__slots_Engines_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___wayfarers___thinking___engine_____mypyc_lambda__0__slots_Engines_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__0__slots_Engines_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_engine_____mypyc_lambda__0__slots_Engines_obj_template = &CPyType_engine_____mypyc_lambda__0__slots_Engines_obj_template_;

PyObject *CPyDef_engine_____mypyc___3__mypyc_lambda__0__slots_Engines_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___thinking___engine_____mypyc_lambda__0__slots_Engines_objObject *self;
    if (engine_____mypyc_lambda__0__slots_Engines_obj_free_instance != NULL) {
        self = engine_____mypyc_lambda__0__slots_Engines_obj_free_instance;
        engine_____mypyc_lambda__0__slots_Engines_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___thinking___engine_____mypyc_lambda__0__slots_Engines_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = engine_____mypyc_lambda__0__slots_Engines_obj_vtable;
    self->vectorcall = CPyPy_engine_____mypyc_lambda__0__slots_Engines_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_engine_____mypyc_lambda__0__slots_Engines_obj(void)
{
    PyObject *self = CPyDef_engine_____mypyc___3__mypyc_lambda__0__slots_Engines_obj_setup((PyObject *)CPyType_engine_____mypyc_lambda__0__slots_Engines_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
engine_____mypyc_lambda__0__slots_Engines_obj_get___3_mypyc_env__(serai___games___wayfarers___thinking___engine_____mypyc_lambda__0__slots_Engines_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__0__slots_Engines_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}
static PyMethodDef enginemodule_methods[] = {
    {"reached", (PyCFunction)CPyPy_engine___reached, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("reached(player, value)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___wayfarers___thinking___engine__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___wayfarers___thinking___engine__internal, "__name__");
    CPyStatic_engine___globals = PyModule_GetDict(CPyModule_serai___games___wayfarers___thinking___engine__internal);
    if (unlikely(CPyStatic_engine___globals == NULL))
        goto fail;
    CPyType_engine____slots_Engines_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_engine____slots_Engines_env_template, NULL, modname);
    if (unlikely(!CPyType_engine____slots_Engines_env))
        goto fail;
    CPyDef_engine____slots_Engines_env_trait_vtable_setup();
    CPyType_engine_____mypyc_lambda__0__slots_Engines_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_engine_____mypyc_lambda__0__slots_Engines_obj_template, NULL, modname);
    if (unlikely(!CPyType_engine_____mypyc_lambda__0__slots_Engines_obj))
        goto fail;
    CPyDef_engine_____mypyc_lambda__0__slots_Engines_obj_trait_vtable_setup();
    char result = CPyDef_engine_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___wayfarers___thinking___engine__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_engine___Engine);
    Py_CLEAR(CPyType_engine___Engines);
    Py_CLEAR(CPyType_engine____slots_Engines_env);
    Py_CLEAR(CPyType_engine_____mypyc_lambda__0__slots_Engines_obj);
    return -1;
}
int CPyExec_serai___games___wayfarers___thinking___engine(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___wayfarers___thinking___engine__impl, &CPyImportState_serai___games___wayfarers___thinking___engine, &CPyModule_serai___games___wayfarers___thinking___engine);
}
static struct PyModuleDef enginemodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.wayfarers.thinking.engine",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    enginemodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___wayfarers___thinking___engine(void)
{
    if (CPyModule_serai___games___wayfarers___thinking___engine__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___thinking___engine__internal);
        return CPyModule_serai___games___wayfarers___thinking___engine__internal;
    }
    CPyModule_serai___games___wayfarers___thinking___engine__internal = PyModule_Create(&enginemodule);
    return CPyModule_serai___games___wayfarers___thinking___engine__internal;
}

PyObject *CPyInit_serai___games___wayfarers___thinking___engine(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___wayfarers___thinking___engine__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___thinking___engine__internal);
        return CPyModule_serai___games___wayfarers___thinking___engine__internal;
    }
    CPyModule_serai___games___wayfarers___thinking___engine__internal = PyModule_Create(&enginemodule);
    if (unlikely(CPyModule_serai___games___wayfarers___thinking___engine__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.wayfarers.thinking.engine");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___wayfarers___thinking___engine__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___wayfarers___thinking___engine__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___wayfarers___thinking___engine__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___wayfarers___thinking___engine(CPyModule_serai___games___wayfarers___thinking___engine__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___wayfarers___thinking___engine__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.wayfarers.thinking.engine");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___wayfarers___thinking___engine__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_engine___Engines_____init__(PyObject *cpy_r_self, PyObject *cpy_r_book, PyObject *cpy_r_weights) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    int64_t cpy_r_r2;
    PyObject *cpy_r_r3;
    int64_t cpy_r_r4;
    CPyPtr cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    CPyPtr cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    CPyPtr cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    double cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    int64_t cpy_r_r19;
    PyObject *cpy_r_r20;
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
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    double cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    int64_t cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyPtr cpy_r_r41;
    int64_t cpy_r_r42;
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
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    double cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    int64_t cpy_r_r59;
    PyObject *cpy_r_r60;
    CPyPtr cpy_r_r61;
    int64_t cpy_r_r62;
    PyObject *cpy_r_r63;
    int64_t cpy_r_r64;
    CPyPtr cpy_r_r65;
    int64_t cpy_r_r66;
    char cpy_r_r67;
    CPyPtr cpy_r_r68;
    CPyPtr cpy_r_r69;
    int64_t cpy_r_r70;
    CPyPtr cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    double cpy_r_r74;
    char cpy_r_r75;
    CPyTagged cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject **cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    CPyTagged cpy_r_r83;
    double cpy_r_r84;
    char cpy_r_r85;
    double cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    int64_t cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    CPyTagged cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    CPyTagged cpy_r_r97;
    CPyTagged cpy_r_r98;
    PyObject *cpy_r_r99;
    char cpy_r_r100;
    CPy_INCREF(cpy_r_book);
    ((serai___games___wayfarers___thinking___engine___EnginesObject *)cpy_r_self)->__book = cpy_r_book;
    CPy_INCREF(cpy_r_weights);
    ((serai___games___wayfarers___thinking___engine___EnginesObject *)cpy_r_self)->__weights = cpy_r_weights;
    cpy_r_r0 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_cards;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    cpy_r_r3 = PyList_New(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "__init__", 39, CPyStatic_engine___globals);
        goto CPyL43;
    }
    cpy_r_r4 = 0;
CPyL2: ;
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r6 = *(int64_t *)cpy_r_r5;
    cpy_r_r7 = cpy_r_r4 < cpy_r_r6;
    if (!cpy_r_r7) goto CPyL44;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyListObject, ob_item));
    cpy_r_r9 = *(CPyPtr *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r4 * 8;
    cpy_r_r11 = cpy_r_r9 + cpy_r_r10;
    cpy_r_r12 = *(PyObject * *)cpy_r_r11;
    CPy_INCREF(cpy_r_r12);
    if (likely(Py_TYPE(cpy_r_r12) == CPyType_wayfarers___printed___Card))
        cpy_r_r13 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/engine.py", "__init__", 39, CPyStatic_engine___globals, "serai.games.wayfarers.printed.Card", cpy_r_r12);
        goto CPyL45;
    }
    cpy_r_r14 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r13)->_action;
    CPy_INCREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r13);
    cpy_r_r15 = CPyDef_wayfarers___thinking___effect_values___effect_value(cpy_r_r14, cpy_r_weights);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = cpy_r_r15 == -113.0;
    if (unlikely(cpy_r_r16)) goto CPyL6;
CPyL5: ;
    cpy_r_r17 = PyFloat_FromDouble(cpy_r_r15);
    CPyList_SetItemUnsafe(cpy_r_r3, cpy_r_r4, cpy_r_r17);
    goto CPyL7;
CPyL6: ;
    cpy_r_r18 = PyErr_Occurred();
    if (unlikely(cpy_r_r18 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "__init__", 39, CPyStatic_engine___globals);
        goto CPyL45;
    } else
        goto CPyL5;
CPyL7: ;
    cpy_r_r19 = cpy_r_r4 + 1;
    cpy_r_r4 = cpy_r_r19;
    goto CPyL2;
CPyL8: ;
    ((serai___games___wayfarers___thinking___engine___EnginesObject *)cpy_r_self)->__action = cpy_r_r3;
    cpy_r_r20 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_cards;
    CPy_INCREF(cpy_r_r20);
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r20 + offsetof(PyVarObject, ob_size));
    cpy_r_r22 = *(int64_t *)cpy_r_r21;
    cpy_r_r23 = PyList_New(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "__init__", 40, CPyStatic_engine___globals);
        goto CPyL46;
    }
    cpy_r_r24 = 0;
CPyL10: ;
    cpy_r_r25 = (CPyPtr)((CPyPtr)cpy_r_r20 + offsetof(PyVarObject, ob_size));
    cpy_r_r26 = *(int64_t *)cpy_r_r25;
    cpy_r_r27 = cpy_r_r24 < cpy_r_r26;
    if (!cpy_r_r27) goto CPyL47;
    cpy_r_r28 = (CPyPtr)((CPyPtr)cpy_r_r20 + offsetof(PyListObject, ob_item));
    cpy_r_r29 = *(CPyPtr *)cpy_r_r28;
    cpy_r_r30 = cpy_r_r24 * 8;
    cpy_r_r31 = cpy_r_r29 + cpy_r_r30;
    cpy_r_r32 = *(PyObject * *)cpy_r_r31;
    CPy_INCREF(cpy_r_r32);
    if (likely(Py_TYPE(cpy_r_r32) == CPyType_wayfarers___printed___Card))
        cpy_r_r33 = cpy_r_r32;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/engine.py", "__init__", 40, CPyStatic_engine___globals, "serai.games.wayfarers.printed.Card", cpy_r_r32);
        goto CPyL48;
    }
    cpy_r_r34 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r33)->_ability;
    CPy_INCREF(cpy_r_r34);
    CPy_DECREF(cpy_r_r33);
    cpy_r_r35 = CPyDef_wayfarers___thinking___effect_values___effect_value(cpy_r_r34, cpy_r_weights);
    CPy_DECREF(cpy_r_r34);
    cpy_r_r36 = cpy_r_r35 == -113.0;
    if (unlikely(cpy_r_r36)) goto CPyL14;
CPyL13: ;
    cpy_r_r37 = PyFloat_FromDouble(cpy_r_r35);
    CPyList_SetItemUnsafe(cpy_r_r23, cpy_r_r24, cpy_r_r37);
    goto CPyL15;
CPyL14: ;
    cpy_r_r38 = PyErr_Occurred();
    if (unlikely(cpy_r_r38 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "__init__", 40, CPyStatic_engine___globals);
        goto CPyL48;
    } else
        goto CPyL13;
CPyL15: ;
    cpy_r_r39 = cpy_r_r24 + 1;
    cpy_r_r24 = cpy_r_r39;
    goto CPyL10;
CPyL16: ;
    ((serai___games___wayfarers___thinking___engine___EnginesObject *)cpy_r_self)->__ability = cpy_r_r23;
    cpy_r_r40 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_cards;
    CPy_INCREF(cpy_r_r40);
    cpy_r_r41 = (CPyPtr)((CPyPtr)cpy_r_r40 + offsetof(PyVarObject, ob_size));
    cpy_r_r42 = *(int64_t *)cpy_r_r41;
    cpy_r_r43 = PyList_New(cpy_r_r42);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "__init__", 41, CPyStatic_engine___globals);
        goto CPyL49;
    }
    cpy_r_r44 = 0;
CPyL18: ;
    cpy_r_r45 = (CPyPtr)((CPyPtr)cpy_r_r40 + offsetof(PyVarObject, ob_size));
    cpy_r_r46 = *(int64_t *)cpy_r_r45;
    cpy_r_r47 = cpy_r_r44 < cpy_r_r46;
    if (!cpy_r_r47) goto CPyL50;
    cpy_r_r48 = (CPyPtr)((CPyPtr)cpy_r_r40 + offsetof(PyListObject, ob_item));
    cpy_r_r49 = *(CPyPtr *)cpy_r_r48;
    cpy_r_r50 = cpy_r_r44 * 8;
    cpy_r_r51 = cpy_r_r49 + cpy_r_r50;
    cpy_r_r52 = *(PyObject * *)cpy_r_r51;
    CPy_INCREF(cpy_r_r52);
    if (likely(Py_TYPE(cpy_r_r52) == CPyType_wayfarers___printed___Card))
        cpy_r_r53 = cpy_r_r52;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/engine.py", "__init__", 41, CPyStatic_engine___globals, "serai.games.wayfarers.printed.Card", cpy_r_r52);
        goto CPyL51;
    }
    cpy_r_r54 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r53)->_trigger_effect;
    CPy_INCREF(cpy_r_r54);
    CPy_DECREF(cpy_r_r53);
    cpy_r_r55 = CPyDef_wayfarers___thinking___effect_values___effect_value(cpy_r_r54, cpy_r_weights);
    CPy_DECREF(cpy_r_r54);
    cpy_r_r56 = cpy_r_r55 == -113.0;
    if (unlikely(cpy_r_r56)) goto CPyL22;
CPyL21: ;
    cpy_r_r57 = PyFloat_FromDouble(cpy_r_r55);
    CPyList_SetItemUnsafe(cpy_r_r43, cpy_r_r44, cpy_r_r57);
    goto CPyL23;
CPyL22: ;
    cpy_r_r58 = PyErr_Occurred();
    if (unlikely(cpy_r_r58 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "__init__", 41, CPyStatic_engine___globals);
        goto CPyL51;
    } else
        goto CPyL21;
CPyL23: ;
    cpy_r_r59 = cpy_r_r44 + 1;
    cpy_r_r44 = cpy_r_r59;
    goto CPyL18;
CPyL24: ;
    ((serai___games___wayfarers___thinking___engine___EnginesObject *)cpy_r_self)->__trigger = cpy_r_r43;
    cpy_r_r60 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_cards;
    CPy_INCREF(cpy_r_r60);
    cpy_r_r61 = (CPyPtr)((CPyPtr)cpy_r_r60 + offsetof(PyVarObject, ob_size));
    cpy_r_r62 = *(int64_t *)cpy_r_r61;
    cpy_r_r63 = PyList_New(cpy_r_r62);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "__init__", 42, CPyStatic_engine___globals);
        goto CPyL52;
    }
    cpy_r_r64 = 0;
CPyL26: ;
    cpy_r_r65 = (CPyPtr)((CPyPtr)cpy_r_r60 + offsetof(PyVarObject, ob_size));
    cpy_r_r66 = *(int64_t *)cpy_r_r65;
    cpy_r_r67 = cpy_r_r64 < cpy_r_r66;
    if (!cpy_r_r67) goto CPyL53;
    cpy_r_r68 = (CPyPtr)((CPyPtr)cpy_r_r60 + offsetof(PyListObject, ob_item));
    cpy_r_r69 = *(CPyPtr *)cpy_r_r68;
    cpy_r_r70 = cpy_r_r64 * 8;
    cpy_r_r71 = cpy_r_r69 + cpy_r_r70;
    cpy_r_r72 = *(PyObject * *)cpy_r_r71;
    CPy_INCREF(cpy_r_r72);
    if (likely(Py_TYPE(cpy_r_r72) == CPyType_wayfarers___printed___Card))
        cpy_r_r73 = cpy_r_r72;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/engine.py", "__init__", 42, CPyStatic_engine___globals, "serai.games.wayfarers.printed.Card", cpy_r_r72);
        goto CPyL54;
    }
    cpy_r_r74 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_weights)->_triggers;
    if (unlikely(cpy_r_r74 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_weights)->bitmap & 8192)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'triggers' of 'Weights' undefined");
    }
    cpy_r_r75 = cpy_r_r74 == -113.0;
    if (unlikely(cpy_r_r75)) goto CPyL30;
CPyL29: ;
    cpy_r_r76 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r73)->_triggered_by;
    CPyTagged_INCREF(cpy_r_r76);
    CPy_DECREF(cpy_r_r73);
    cpy_r_r77 = CPyStatics[347]; /* 'bit_count' */
    cpy_r_r78 = CPyTagged_StealAsObject(cpy_r_r76);
    PyObject *cpy_r_r79[1] = {cpy_r_r78};
    cpy_r_r80 = (PyObject **)&cpy_r_r79;
    cpy_r_r81 = PyObject_VectorcallMethod(cpy_r_r77, cpy_r_r80, 9223372036854775809ULL, 0);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "__init__", 42, CPyStatic_engine___globals);
        goto CPyL55;
    } else
        goto CPyL31;
CPyL30: ;
    cpy_r_r82 = PyErr_Occurred();
    if (unlikely(cpy_r_r82 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "__init__", 42, CPyStatic_engine___globals);
        goto CPyL56;
    } else
        goto CPyL29;
CPyL31: ;
    CPy_DECREF(cpy_r_r78);
    if (likely(PyLong_Check(cpy_r_r81)))
        cpy_r_r83 = CPyTagged_FromObject(cpy_r_r81);
    else {
        CPy_TypeError("int", cpy_r_r81); cpy_r_r83 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r81);
    if (unlikely(cpy_r_r83 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "__init__", 42, CPyStatic_engine___globals);
        goto CPyL54;
    }
    cpy_r_r84 = CPyFloat_FromTagged(cpy_r_r83);
    CPyTagged_DECREF(cpy_r_r83);
    cpy_r_r85 = cpy_r_r84 == -113.0;
    if (unlikely(cpy_r_r85)) goto CPyL34;
CPyL33: ;
    cpy_r_r86 = cpy_r_r74 * cpy_r_r84;
    cpy_r_r87 = PyFloat_FromDouble(cpy_r_r86);
    CPyList_SetItemUnsafe(cpy_r_r63, cpy_r_r64, cpy_r_r87);
    goto CPyL35;
CPyL34: ;
    cpy_r_r88 = PyErr_Occurred();
    if (unlikely(cpy_r_r88 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "__init__", 42, CPyStatic_engine___globals);
        goto CPyL54;
    } else
        goto CPyL33;
CPyL35: ;
    cpy_r_r89 = cpy_r_r64 + 1;
    cpy_r_r64 = cpy_r_r89;
    goto CPyL26;
CPyL36: ;
    ((serai___games___wayfarers___thinking___engine___EnginesObject *)cpy_r_self)->__wakes = cpy_r_r63;
    cpy_r_r90 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_constants;
    CPy_INCREF(cpy_r_r90);
    cpy_r_r91 = CPyStatics[4274]; /* 'dice_rolled' */
    cpy_r_r92 = CPyDict_GetItem(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "__init__", 43, CPyStatic_engine___globals);
        goto CPyL42;
    }
    if (likely(PyLong_Check(cpy_r_r92)))
        cpy_r_r93 = CPyTagged_FromObject(cpy_r_r92);
    else {
        CPy_TypeError("int", cpy_r_r92); cpy_r_r93 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r93 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "__init__", 43, CPyStatic_engine___globals);
        goto CPyL42;
    }
    cpy_r_r94 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_constants;
    CPy_INCREF(cpy_r_r94);
    cpy_r_r95 = CPyStatics[4275]; /* 'dice_reserve' */
    cpy_r_r96 = CPyDict_GetItem(cpy_r_r94, cpy_r_r95);
    CPy_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "__init__", 43, CPyStatic_engine___globals);
        goto CPyL57;
    }
    if (likely(PyLong_Check(cpy_r_r96)))
        cpy_r_r97 = CPyTagged_FromObject(cpy_r_r96);
    else {
        CPy_TypeError("int", cpy_r_r96); cpy_r_r97 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r97 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "__init__", 43, CPyStatic_engine___globals);
        goto CPyL57;
    }
    cpy_r_r98 = CPyTagged_Add(cpy_r_r93, cpy_r_r97);
    CPyTagged_DECREF(cpy_r_r93);
    CPyTagged_DECREF(cpy_r_r97);
    ((serai___games___wayfarers___thinking___engine___EnginesObject *)cpy_r_self)->_most_dice = cpy_r_r98;
    cpy_r_r99 = PyDict_New();
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "__init__", 44, CPyStatic_engine___globals);
        goto CPyL42;
    }
    ((serai___games___wayfarers___thinking___engine___EnginesObject *)cpy_r_self)->__kept = cpy_r_r99;
    return 1;
CPyL42: ;
    cpy_r_r100 = 2;
    return cpy_r_r100;
CPyL43: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL42;
CPyL44: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL8;
CPyL45: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL42;
CPyL46: ;
    CPy_DecRef(cpy_r_r20);
    goto CPyL42;
CPyL47: ;
    CPy_DECREF(cpy_r_r20);
    goto CPyL16;
CPyL48: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r23);
    goto CPyL42;
CPyL49: ;
    CPy_DecRef(cpy_r_r40);
    goto CPyL42;
CPyL50: ;
    CPy_DECREF(cpy_r_r40);
    goto CPyL24;
CPyL51: ;
    CPy_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_r43);
    goto CPyL42;
CPyL52: ;
    CPy_DecRef(cpy_r_r60);
    goto CPyL42;
CPyL53: ;
    CPy_DECREF(cpy_r_r60);
    goto CPyL36;
CPyL54: ;
    CPy_DecRef(cpy_r_r60);
    CPy_DecRef(cpy_r_r63);
    goto CPyL42;
CPyL55: ;
    CPy_DecRef(cpy_r_r60);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r78);
    goto CPyL42;
CPyL56: ;
    CPy_DecRef(cpy_r_r60);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r73);
    goto CPyL42;
CPyL57: ;
    CPyTagged_DecRef(cpy_r_r93);
    goto CPyL42;
}
        
        PyObject *CPyPy_engine___Engines_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"book", "weights", 0};
            PyObject *obj_book;
            PyObject *obj_weights;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OO", "__init__", kwlist, &obj_book, &obj_weights)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_engine___Engines))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.thinking.engine.Engines", obj_self); 
                goto fail;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_wayfarers___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.wayfarers.book.Book", obj_book); 
                goto fail;
            }
            PyObject *arg_weights;
            if (likely(Py_TYPE(obj_weights) == CPyType_wayfarers___thinking___weights___Weights))
                arg_weights = obj_weights;
            else {
                CPy_TypeError("serai.games.wayfarers.thinking.weights.Weights", obj_weights); 
                goto fail;
            }
            char retval = CPyDef_engine___Engines_____init__(arg_self, arg_book, arg_weights);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "__init__", 36, CPyStatic_engine___globals);
            return NULL;
        }
        
PyObject *CPyDef_engine___Engines___of(PyObject *cpy_r_self, PyObject *cpy_r_player) {
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
    int32_t cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    int32_t cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    int32_t cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    int32_t cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    int32_t cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    int32_t cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_engine;
    PyObject *cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    int64_t cpy_r_r40;
    CPyTagged cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    int32_t cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    cpy_r_r0 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_land;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/engine.py", "of", "Player", "land", 48, CPyStatic_engine___globals);
        goto CPyL31;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_land_folk;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/engine.py", "of", "Player", "land_folk", 48, CPyStatic_engine___globals);
        goto CPyL32;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_water;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/engine.py", "of", "Player", "water", 48, CPyStatic_engine___globals);
        goto CPyL33;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_water_folk;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/engine.py", "of", "Player", "water_folk", 48, CPyStatic_engine___globals);
        goto CPyL34;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_space;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/engine.py", "of", "Player", "space", 48, CPyStatic_engine___globals);
        goto CPyL35;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_space_inspiration;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/engine.py", "of", "Player", "space_inspiration", 49, CPyStatic_engine___globals);
        goto CPyL36;
    }
    CPy_INCREF(cpy_r_r5);
CPyL6: ;
    cpy_r_r6 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_tiles;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/engine.py", "of", "Player", "tiles", 49, CPyStatic_engine___globals);
        goto CPyL37;
    }
    CPy_INCREF(cpy_r_r6);
CPyL7: ;
    cpy_r_r7 = PyList_New(0);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "of", 47, CPyStatic_engine___globals);
        goto CPyL38;
    }
    cpy_r_r8 = CPyList_Extend(cpy_r_r7, cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "of", 47, CPyStatic_engine___globals);
        goto CPyL39;
    } else
        goto CPyL40;
CPyL9: ;
    cpy_r_r9 = CPyStatics[4910]; /* -2 */
    cpy_r_r10 = PyList_Append(cpy_r_r7, cpy_r_r9);
    cpy_r_r11 = cpy_r_r10 >= 0;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "of", 47, CPyStatic_engine___globals);
        goto CPyL39;
    }
    cpy_r_r12 = CPyList_Extend(cpy_r_r7, cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "of", 47, CPyStatic_engine___globals);
        goto CPyL41;
    } else
        goto CPyL42;
CPyL11: ;
    cpy_r_r13 = CPyStatics[4910]; /* -2 */
    cpy_r_r14 = PyList_Append(cpy_r_r7, cpy_r_r13);
    cpy_r_r15 = cpy_r_r14 >= 0;
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "of", 47, CPyStatic_engine___globals);
        goto CPyL41;
    }
    cpy_r_r16 = CPyList_Extend(cpy_r_r7, cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "of", 47, CPyStatic_engine___globals);
        goto CPyL43;
    } else
        goto CPyL44;
CPyL13: ;
    cpy_r_r17 = CPyStatics[4910]; /* -2 */
    cpy_r_r18 = PyList_Append(cpy_r_r7, cpy_r_r17);
    cpy_r_r19 = cpy_r_r18 >= 0;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "of", 47, CPyStatic_engine___globals);
        goto CPyL43;
    }
    cpy_r_r20 = CPyList_Extend(cpy_r_r7, cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "of", 47, CPyStatic_engine___globals);
        goto CPyL45;
    } else
        goto CPyL46;
CPyL15: ;
    cpy_r_r21 = CPyStatics[4910]; /* -2 */
    cpy_r_r22 = PyList_Append(cpy_r_r7, cpy_r_r21);
    cpy_r_r23 = cpy_r_r22 >= 0;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "of", 47, CPyStatic_engine___globals);
        goto CPyL45;
    }
    cpy_r_r24 = CPyList_Extend(cpy_r_r7, cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "of", 47, CPyStatic_engine___globals);
        goto CPyL47;
    } else
        goto CPyL48;
CPyL17: ;
    cpy_r_r25 = CPyStatics[4910]; /* -2 */
    cpy_r_r26 = PyList_Append(cpy_r_r7, cpy_r_r25);
    cpy_r_r27 = cpy_r_r26 >= 0;
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "of", 47, CPyStatic_engine___globals);
        goto CPyL47;
    }
    cpy_r_r28 = CPyList_Extend(cpy_r_r7, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "of", 47, CPyStatic_engine___globals);
        goto CPyL49;
    } else
        goto CPyL50;
CPyL19: ;
    cpy_r_r29 = CPyStatics[4910]; /* -2 */
    cpy_r_r30 = PyList_Append(cpy_r_r7, cpy_r_r29);
    cpy_r_r31 = cpy_r_r30 >= 0;
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "of", 47, CPyStatic_engine___globals);
        goto CPyL49;
    }
    cpy_r_r32 = CPyList_Extend(cpy_r_r7, cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "of", 47, CPyStatic_engine___globals);
        goto CPyL51;
    } else
        goto CPyL52;
CPyL21: ;
    cpy_r_r33 = PyList_AsTuple(cpy_r_r7);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "of", 47, CPyStatic_engine___globals);
        goto CPyL31;
    }
    cpy_r_r34 = ((serai___games___wayfarers___thinking___engine___EnginesObject *)cpy_r_self)->__kept;
    CPy_INCREF(cpy_r_r34);
    cpy_r_r35 = CPyDict_GetWithNone(cpy_r_r34, cpy_r_r33);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "of", 51, CPyStatic_engine___globals);
        goto CPyL53;
    }
    if (PyTuple_Check(cpy_r_r35))
        cpy_r_r36 = cpy_r_r35;
    else {
        cpy_r_r36 = NULL;
    }
    if (cpy_r_r36 != NULL) goto __LL7978;
    if (cpy_r_r35 == Py_None)
        cpy_r_r36 = cpy_r_r35;
    else {
        cpy_r_r36 = NULL;
    }
    if (cpy_r_r36 != NULL) goto __LL7978;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/engine.py", "of", 51, CPyStatic_engine___globals, "tuple or None", cpy_r_r35);
    goto CPyL53;
__LL7978: ;
    cpy_r_engine = cpy_r_r36;
    cpy_r_r37 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r38 = cpy_r_engine == cpy_r_r37;
    if (cpy_r_r38) {
        goto CPyL54;
    } else
        goto CPyL55;
CPyL25: ;
    cpy_r_r39 = ((serai___games___wayfarers___thinking___engine___EnginesObject *)cpy_r_self)->__kept;
    CPy_INCREF(cpy_r_r39);
    cpy_r_r40 = PyDict_Size(cpy_r_r39);
    CPy_DECREF(cpy_r_r39);
    cpy_r_r41 = cpy_r_r40 << 1;
    cpy_r_r42 = (Py_ssize_t)cpy_r_r41 >= (Py_ssize_t)40000;
    if (!cpy_r_r42) goto CPyL27;
    cpy_r_r43 = ((serai___games___wayfarers___thinking___engine___EnginesObject *)cpy_r_self)->__kept;
    CPy_INCREF(cpy_r_r43);
    cpy_r_r44 = CPyDict_Clear(cpy_r_r43);
    CPy_DECREF(cpy_r_r43);
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "of", 54, CPyStatic_engine___globals);
        goto CPyL53;
    }
CPyL27: ;
    cpy_r_r45 = CPyDef_engine___Engines____made(cpy_r_self, cpy_r_player);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "of", 55, CPyStatic_engine___globals);
        goto CPyL53;
    }
    CPy_INCREF(cpy_r_r45);
    cpy_r_engine = cpy_r_r45;
    cpy_r_r46 = ((serai___games___wayfarers___thinking___engine___EnginesObject *)cpy_r_self)->__kept;
    CPy_INCREF(cpy_r_r46);
    cpy_r_r47 = CPyDict_SetItem(cpy_r_r46, cpy_r_r33, cpy_r_r45);
    CPy_DECREF(cpy_r_r46);
    CPy_DECREF(cpy_r_r33);
    CPy_DECREF(cpy_r_r45);
    cpy_r_r48 = cpy_r_r47 >= 0;
    if (unlikely(!cpy_r_r48)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "of", 55, CPyStatic_engine___globals);
        goto CPyL56;
    }
CPyL29: ;
    if (likely(cpy_r_engine != Py_None))
        cpy_r_r49 = cpy_r_engine;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/engine.py", "of", 56, CPyStatic_engine___globals, "tuple", cpy_r_engine);
        goto CPyL31;
    }
    return cpy_r_r49;
CPyL31: ;
    cpy_r_r50 = NULL;
    return cpy_r_r50;
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
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    goto CPyL31;
CPyL36: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    goto CPyL31;
CPyL37: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    goto CPyL31;
CPyL38: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    goto CPyL31;
CPyL39: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    goto CPyL31;
CPyL40: ;
    CPy_DECREF(cpy_r_r8);
    goto CPyL9;
CPyL41: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    goto CPyL31;
CPyL42: ;
    CPy_DECREF(cpy_r_r12);
    goto CPyL11;
CPyL43: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    goto CPyL31;
CPyL44: ;
    CPy_DECREF(cpy_r_r16);
    goto CPyL13;
CPyL45: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    goto CPyL31;
CPyL46: ;
    CPy_DECREF(cpy_r_r20);
    goto CPyL15;
CPyL47: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    goto CPyL31;
CPyL48: ;
    CPy_DECREF(cpy_r_r24);
    goto CPyL17;
CPyL49: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    goto CPyL31;
CPyL50: ;
    CPy_DECREF(cpy_r_r28);
    goto CPyL19;
CPyL51: ;
    CPy_DecRef(cpy_r_r7);
    goto CPyL31;
CPyL52: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL21;
CPyL53: ;
    CPy_DecRef(cpy_r_r33);
    goto CPyL31;
CPyL54: ;
    CPy_DECREF(cpy_r_engine);
    goto CPyL25;
CPyL55: ;
    CPy_DECREF(cpy_r_r33);
    goto CPyL29;
CPyL56: ;
    CPy_DecRef(cpy_r_engine);
    goto CPyL31;
}
        
        PyObject *CPyPy_engine___Engines___of(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"player", 0};
            static CPyArg_Parser parser = {"O:of", kwlist, 0};
            PyObject *obj_player;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_player)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_engine___Engines))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.thinking.engine.Engines", obj_self); 
                goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_wayfarers___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Player", obj_player); 
                goto fail;
            }
            PyObject *retval = CPyDef_engine___Engines___of(arg_self, arg_player);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "of", 46, CPyStatic_engine___globals);
            return NULL;
        }
        
double CPyDef_engine___Engines___dice_value(PyObject *cpy_r_self, PyObject *cpy_r_player, PyObject *cpy_r_engine) {
    CPyTagged cpy_r_taken;
    CPyTagged cpy_r_r0;
    PyObject *cpy_r_r1;
    int64_t cpy_r_r2;
    CPyPtr cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    CPyTagged cpy_r_place;
    CPyPtr cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    CPyPtr cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_die;
    char cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_r14;
    CPyTagged cpy_r_r15;
    int64_t cpy_r_r16;
    double cpy_r_value;
    PyObject *cpy_r_r17;
    int64_t cpy_r_r18;
    CPyPtr cpy_r_r19;
    int64_t cpy_r_r20;
    char cpy_r_r21;
    CPyPtr cpy_r_r22;
    CPyPtr cpy_r_r23;
    int64_t cpy_r_r24;
    CPyPtr cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    int64_t cpy_r_r32;
    CPyPtr cpy_r_r33;
    int64_t cpy_r_r34;
    char cpy_r_r35;
    CPyPtr cpy_r_r36;
    CPyPtr cpy_r_r37;
    int64_t cpy_r_r38;
    CPyPtr cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyTagged cpy_r_r41;
    CPyTagged cpy_r_r42;
    CPyTagged cpy_r_r43;
    char cpy_r_r44;
    CPyTagged cpy_r_r45;
    CPyTagged cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    double cpy_r_r50;
    char cpy_r_r51;
    double cpy_r_r52;
    PyObject *cpy_r_r53;
    int64_t cpy_r_r54;
    int64_t cpy_r_r55;
    double cpy_r_r56;
    cpy_r_taken = 0;
    cpy_r_r0 = 0;
    cpy_r_r1 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_slot_dice;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/engine.py", "dice_value", "Player", "slot_dice", 61, CPyStatic_engine___globals);
        goto CPyL32;
    }
    CPy_INCREF(cpy_r_r1);
CPyL1: ;
    cpy_r_r2 = 0;
CPyL2: ;
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r4 = *(int64_t *)cpy_r_r3;
    cpy_r_r5 = cpy_r_r2 < cpy_r_r4;
    if (!cpy_r_r5) goto CPyL33;
    cpy_r_place = cpy_r_r0;
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
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "dice_value", 61, CPyStatic_engine___globals);
        goto CPyL34;
    }
    cpy_r_die = cpy_r_r11;
    cpy_r_r12 = cpy_r_die != 0;
    CPyTagged_DECREF(cpy_r_die);
    if (!cpy_r_r12) goto CPyL35;
    cpy_r_r13 = CPyTagged_Lshift(2, cpy_r_place);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "dice_value", 63, CPyStatic_engine___globals);
        goto CPyL36;
    }
    cpy_r_r14 = CPyTagged_Or(cpy_r_taken, cpy_r_r13);
    CPyTagged_DECREF(cpy_r_taken);
    CPyTagged_DECREF(cpy_r_r13);
    cpy_r_taken = cpy_r_r14;
CPyL7: ;
    cpy_r_r15 = cpy_r_r0 + 2;
    cpy_r_r0 = cpy_r_r15;
    cpy_r_r16 = cpy_r_r2 + 1;
    cpy_r_r2 = cpy_r_r16;
    goto CPyL2;
CPyL8: ;
    cpy_r_value = 0.0;
    cpy_r_r17 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_dice;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/engine.py", "dice_value", "Player", "dice", 65, CPyStatic_engine___globals);
        goto CPyL32;
    }
    CPy_INCREF(cpy_r_r17);
CPyL9: ;
    cpy_r_r18 = 0;
CPyL10: ;
    cpy_r_r19 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyVarObject, ob_size));
    cpy_r_r20 = *(int64_t *)cpy_r_r19;
    cpy_r_r21 = cpy_r_r18 < cpy_r_r20;
    if (!cpy_r_r21) goto CPyL37;
    cpy_r_r22 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyListObject, ob_item));
    cpy_r_r23 = *(CPyPtr *)cpy_r_r22;
    cpy_r_r24 = cpy_r_r18 * 8;
    cpy_r_r25 = cpy_r_r23 + cpy_r_r24;
    cpy_r_r26 = *(PyObject * *)cpy_r_r25;
    CPy_INCREF(cpy_r_r26);
    if (likely(PyLong_Check(cpy_r_r26)))
        cpy_r_r27 = CPyTagged_FromObject(cpy_r_r26);
    else {
        CPy_TypeError("int", cpy_r_r26); cpy_r_r27 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "dice_value", 65, CPyStatic_engine___globals);
        goto CPyL38;
    }
    cpy_r_die = cpy_r_r27;
    cpy_r_r28 = CPySequenceTuple_GetItem(cpy_r_engine, 8);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "dice_value", 66, CPyStatic_engine___globals);
        goto CPyL39;
    }
    if (likely(PyList_Check(cpy_r_r28)))
        cpy_r_r29 = cpy_r_r28;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/engine.py", "dice_value", 66, CPyStatic_engine___globals, "list", cpy_r_r28);
        goto CPyL39;
    }
    cpy_r_r30 = CPyList_GetItem(cpy_r_r29, cpy_r_die);
    CPy_DECREF(cpy_r_r29);
    CPyTagged_DECREF(cpy_r_die);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "dice_value", 66, CPyStatic_engine___globals);
        goto CPyL38;
    }
    if (likely(PyList_Check(cpy_r_r30)))
        cpy_r_r31 = cpy_r_r30;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/engine.py", "dice_value", 66, CPyStatic_engine___globals, "list", cpy_r_r30);
        goto CPyL38;
    }
    cpy_r_r32 = 0;
CPyL17: ;
    cpy_r_r33 = (CPyPtr)((CPyPtr)cpy_r_r31 + offsetof(PyVarObject, ob_size));
    cpy_r_r34 = *(int64_t *)cpy_r_r33;
    cpy_r_r35 = cpy_r_r32 < cpy_r_r34;
    if (!cpy_r_r35) goto CPyL40;
    cpy_r_r36 = (CPyPtr)((CPyPtr)cpy_r_r31 + offsetof(PyListObject, ob_item));
    cpy_r_r37 = *(CPyPtr *)cpy_r_r36;
    cpy_r_r38 = cpy_r_r32 * 8;
    cpy_r_r39 = cpy_r_r37 + cpy_r_r38;
    cpy_r_r40 = *(PyObject * *)cpy_r_r39;
    CPy_INCREF(cpy_r_r40);
    if (likely(PyLong_Check(cpy_r_r40)))
        cpy_r_r41 = CPyTagged_FromObject(cpy_r_r40);
    else {
        CPy_TypeError("int", cpy_r_r40); cpy_r_r41 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "dice_value", 66, CPyStatic_engine___globals);
        goto CPyL41;
    }
    cpy_r_r42 = CPyTagged_Rshift(cpy_r_taken, cpy_r_r41);
    if (unlikely(cpy_r_r42 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "dice_value", 67, CPyStatic_engine___globals);
        goto CPyL42;
    }
    cpy_r_r43 = CPyTagged_And(cpy_r_r42, 2);
    CPyTagged_DECREF(cpy_r_r42);
    cpy_r_r44 = cpy_r_r43 != 0;
    CPyTagged_DECREF(cpy_r_r43);
    if (cpy_r_r44) {
        goto CPyL43;
    } else
        goto CPyL44;
CPyL21: ;
    cpy_r_r45 = CPyTagged_Lshift(2, cpy_r_r41);
    if (unlikely(cpy_r_r45 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "dice_value", 68, CPyStatic_engine___globals);
        goto CPyL45;
    }
    cpy_r_r46 = CPyTagged_Or(cpy_r_taken, cpy_r_r45);
    CPyTagged_DECREF(cpy_r_taken);
    CPyTagged_DECREF(cpy_r_r45);
    cpy_r_taken = cpy_r_r46;
    cpy_r_r47 = CPySequenceTuple_GetItem(cpy_r_engine, 6);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "dice_value", 69, CPyStatic_engine___globals);
        goto CPyL45;
    }
    if (likely(PyList_Check(cpy_r_r47)))
        cpy_r_r48 = cpy_r_r47;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/engine.py", "dice_value", 69, CPyStatic_engine___globals, "list", cpy_r_r47);
        goto CPyL45;
    }
    cpy_r_r49 = CPyList_GetItem(cpy_r_r48, cpy_r_r41);
    CPy_DECREF(cpy_r_r48);
    CPyTagged_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "dice_value", 69, CPyStatic_engine___globals);
        goto CPyL38;
    }
    cpy_r_r50 = PyFloat_AsDouble(cpy_r_r49);
    if (cpy_r_r50 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r49); cpy_r_r50 = -113.0;
    }
    CPy_DECREF(cpy_r_r49);
    cpy_r_r51 = cpy_r_r50 == -113.0;
    if (unlikely(cpy_r_r51)) goto CPyL27;
CPyL26: ;
    cpy_r_r52 = cpy_r_value + cpy_r_r50;
    cpy_r_value = cpy_r_r52;
    goto CPyL29;
CPyL27: ;
    cpy_r_r53 = PyErr_Occurred();
    if (unlikely(cpy_r_r53 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "dice_value", 69, CPyStatic_engine___globals);
        goto CPyL38;
    } else
        goto CPyL26;
CPyL28: ;
    cpy_r_r54 = cpy_r_r32 + 1;
    cpy_r_r32 = cpy_r_r54;
    goto CPyL17;
CPyL29: ;
    cpy_r_r55 = cpy_r_r18 + 1;
    cpy_r_r18 = cpy_r_r55;
    goto CPyL10;
CPyL30: ;
    return cpy_r_value;
CPyL31: ;
    cpy_r_r56 = -113.0;
    return cpy_r_r56;
CPyL32: ;
    CPyTagged_DecRef(cpy_r_taken);
    goto CPyL31;
CPyL33: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL8;
CPyL34: ;
    CPyTagged_DecRef(cpy_r_taken);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL31;
CPyL35: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL7;
CPyL36: ;
    CPyTagged_DecRef(cpy_r_taken);
    CPy_DecRef(cpy_r_r1);
    goto CPyL31;
CPyL37: ;
    CPyTagged_DECREF(cpy_r_taken);
    CPy_DECREF(cpy_r_r17);
    goto CPyL30;
CPyL38: ;
    CPyTagged_DecRef(cpy_r_taken);
    CPy_DecRef(cpy_r_r17);
    goto CPyL31;
CPyL39: ;
    CPyTagged_DecRef(cpy_r_taken);
    CPyTagged_DecRef(cpy_r_die);
    CPy_DecRef(cpy_r_r17);
    goto CPyL31;
CPyL40: ;
    CPy_DECREF(cpy_r_r31);
    goto CPyL29;
CPyL41: ;
    CPyTagged_DecRef(cpy_r_taken);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r31);
    goto CPyL31;
CPyL42: ;
    CPyTagged_DecRef(cpy_r_taken);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r41);
    goto CPyL31;
CPyL43: ;
    CPyTagged_DECREF(cpy_r_r41);
    goto CPyL28;
CPyL44: ;
    CPy_DECREF(cpy_r_r31);
    goto CPyL21;
CPyL45: ;
    CPyTagged_DecRef(cpy_r_taken);
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r41);
    goto CPyL31;
}
        
        PyObject *CPyPy_engine___Engines___dice_value(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"player", "engine", 0};
            static CPyArg_Parser parser = {"OO:dice_value", kwlist, 0};
            PyObject *obj_player;
            PyObject *obj_engine;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_player, &obj_engine)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_engine___Engines))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.thinking.engine.Engines", obj_self); 
                goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_wayfarers___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Player", obj_player); 
                goto fail;
            }
            PyObject * arg_engine;
            if (likely(PyTuple_Check(obj_engine)))
                arg_engine = obj_engine;
            else {
                CPy_TypeError("tuple", obj_engine); 
                goto fail;
            }
            double retval = CPyDef_engine___Engines___dice_value(arg_self, arg_player, arg_engine);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "dice_value", 58, CPyStatic_engine___globals);
            return NULL;
        }
        
PyObject *CPyDef_engine___Engines____made(PyObject *cpy_r_self, PyObject *cpy_r_player) {
    tuple_T3OOO cpy_r_r0;
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
    PyObject **cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    tuple_T2FF cpy_r_r18;
    double cpy_r_r19;
    char cpy_r_r20;
    double cpy_r_r21;
    double cpy_r_r22;
    double cpy_r_r23;
    PyObject *cpy_r_r24;
    int32_t cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject **cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    CPyTagged cpy_r_r40;
    PyObject *cpy_r_r41;
    double cpy_r_r42;
    char cpy_r_r43;
    double cpy_r_resting;
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
    CPyTagged cpy_r_folk;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    double cpy_r_r66;
    char cpy_r_r67;
    double cpy_r_r68;
    PyObject *cpy_r_r69;
    int64_t cpy_r_r70;
    PyObject *cpy_r_r71;
    double cpy_r_r72;
    char cpy_r_r73;
    CPyTagged cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    CPyTagged cpy_r_r77;
    CPyTagged cpy_r_r78;
    CPyTagged cpy_r_r79;
    CPyTagged cpy_r_dice;
    int64_t cpy_r_r80;
    char cpy_r_r81;
    int64_t cpy_r_r82;
    char cpy_r_r83;
    char cpy_r_r84;
    char cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject **cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    CPyTagged cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject **cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    double cpy_r_r105;
    char cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    double cpy_r_r110;
    char cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    double cpy_r_r115;
    char cpy_r_r116;
    double cpy_r_r117;
    PyObject *cpy_r_r118;
    int32_t cpy_r_r119;
    char cpy_r_r120;
    PyObject *cpy_r_r121;
    CPyTagged cpy_r_r122;
    double cpy_r_triggers;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject **cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    tuple_T2II cpy_r_r135;
    CPyTagged cpy_r_r136;
    CPyTagged cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    double cpy_r_r140;
    char cpy_r_r141;
    char cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    double cpy_r_r146;
    char cpy_r_r147;
    char cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    double cpy_r_r152;
    char cpy_r_r153;
    double cpy_r_r154;
    PyObject *cpy_r_r155;
    double cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    double cpy_r_r159;
    char cpy_r_r160;
    double cpy_r_r161;
    double cpy_r_r162;
    PyObject *cpy_r_r163;
    char cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject **cpy_r_r170;
    PyObject *cpy_r_r171;
    CPyTagged cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject **cpy_r_r178;
    PyObject *cpy_r_r179;
    CPyTagged cpy_r_r180;
    CPyTagged cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject **cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    tuple_T2FF cpy_r_r197;
    double cpy_r_r198;
    char cpy_r_r199;
    double cpy_r_r200;
    double cpy_r_r201;
    double cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    char cpy_r_r207;
    PyObject *cpy_r_worth;
    PyObject *cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject **cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    tuple_T2FF cpy_r_r222;
    double cpy_r_r223;
    char cpy_r_r224;
    double cpy_r_r225;
    double cpy_r_r226;
    double cpy_r_r227;
    PyObject *cpy_r_r228;
    PyObject *cpy_r_r229;
    PyObject *cpy_r_r230;
    PyObject *cpy_r_r231;
    char cpy_r_r232;
    PyObject *cpy_r_a_turn;
    PyObject *cpy_r_r233;
    PyObject *cpy_r_r234;
    PyObject *cpy_r_r235;
    PyObject *cpy_r_r236;
    PyObject *cpy_r_r237;
    PyObject **cpy_r_r239;
    PyObject *cpy_r_r240;
    PyObject *cpy_r_r241;
    PyObject *cpy_r_r242;
    cpy_r_r0 = CPyDef_engine___Engines____slots(cpy_r_self, cpy_r_player);
    if (unlikely(cpy_r_r0.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 74, CPyStatic_engine___globals);
        goto CPyL121;
    }
    cpy_r_r1 = cpy_r_r0.f0;
    cpy_r_r2 = cpy_r_r0.f1;
    cpy_r_r3 = cpy_r_r0.f2;
    cpy_r_r4 = cpy_r_r1;
    cpy_r_r5 = cpy_r_r2;
    cpy_r_r6 = cpy_r_r3;
    cpy_r_r7 = PyList_New(0);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 75, CPyStatic_engine___globals);
        goto CPyL122;
    }
    cpy_r_r8 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r9 = CPyStatics[36]; /* 'zip' */
    cpy_r_r10 = CPyObject_GetAttr(cpy_r_r8, cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 75, CPyStatic_engine___globals);
        goto CPyL123;
    }
    cpy_r_r11 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r12[3] = {cpy_r_r4, cpy_r_r5, cpy_r_r11};
    cpy_r_r13 = (PyObject **)&cpy_r_r12;
    cpy_r_r14 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r15 = PyObject_Vectorcall(cpy_r_r10, cpy_r_r13, 2, cpy_r_r14);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 75, CPyStatic_engine___globals);
        goto CPyL123;
    }
    CPy_DECREF(cpy_r_r5);
    cpy_r_r16 = PyObject_GetIter(cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 75, CPyStatic_engine___globals);
        goto CPyL124;
    }
CPyL5: ;
    cpy_r_r17 = PyIter_Next(cpy_r_r16);
    if (cpy_r_r17 == NULL) goto CPyL125;
    PyObject *__tmp7979;
    if (unlikely(!(PyTuple_Check(cpy_r_r17) && PyTuple_GET_SIZE(cpy_r_r17) == 2))) {
        __tmp7979 = NULL;
        goto __LL7980;
    }
    if (likely(CPyFloat_Check(PyTuple_GET_ITEM(cpy_r_r17, 0))))
        __tmp7979 = PyTuple_GET_ITEM(cpy_r_r17, 0);
    else {
        __tmp7979 = NULL;
    }
    if (__tmp7979 == NULL) goto __LL7980;
    if (likely(CPyFloat_Check(PyTuple_GET_ITEM(cpy_r_r17, 1))))
        __tmp7979 = PyTuple_GET_ITEM(cpy_r_r17, 1);
    else {
        __tmp7979 = NULL;
    }
    if (__tmp7979 == NULL) goto __LL7980;
    __tmp7979 = cpy_r_r17;
__LL7980: ;
    if (unlikely(__tmp7979 == NULL)) {
        CPy_TypeError("tuple[float, float]", cpy_r_r17); cpy_r_r18 = (tuple_T2FF) { -113.0, -113.0 };
    } else {
        PyObject *__tmp7981 = PyTuple_GET_ITEM(cpy_r_r17, 0);
        double __tmp7982;
        __tmp7982 = PyFloat_AsDouble(__tmp7981);
        if (__tmp7982 == -1.0 && PyErr_Occurred()) {
            goto __LL7983;
        }
        cpy_r_r18.f0 = __tmp7982;
        PyObject *__tmp7984 = PyTuple_GET_ITEM(cpy_r_r17, 1);
        double __tmp7985;
        __tmp7985 = PyFloat_AsDouble(__tmp7984);
        if (__tmp7985 == -1.0 && PyErr_Occurred()) {
            goto __LL7986;
        }
        cpy_r_r18.f1 = __tmp7985;
    }
    goto __LL7987;
__LL7983: ;
    cpy_r_r18 = (tuple_T2FF) { -113.0, -113.0 };
    goto __LL7987;
__LL7986: ;
    cpy_r_r18 = (tuple_T2FF) { -113.0, -113.0 };
    goto __LL7987;
__LL7987: ;
    CPy_DECREF(cpy_r_r17);
    cpy_r_r19 = cpy_r_r18.f0;
    cpy_r_r20 = cpy_r_r19 == -113.0;
    if (unlikely(cpy_r_r20)) goto CPyL8;
CPyL7: ;
    cpy_r_r21 = cpy_r_r18.f0;
    cpy_r_r22 = cpy_r_r18.f1;
    cpy_r_r23 = cpy_r_r21 * cpy_r_r22;
    cpy_r_r24 = PyFloat_FromDouble(cpy_r_r23);
    cpy_r_r25 = PyList_Append(cpy_r_r7, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r26 = cpy_r_r25 >= 0;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 75, CPyStatic_engine___globals);
        goto CPyL126;
    } else
        goto CPyL5;
CPyL8: ;
    cpy_r_r27 = PyErr_Occurred();
    if (unlikely(cpy_r_r27 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 75, CPyStatic_engine___globals);
        goto CPyL126;
    } else
        goto CPyL7;
CPyL9: ;
    cpy_r_r28 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 75, CPyStatic_engine___globals);
        goto CPyL124;
    }
    cpy_r_r29 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r30 = CPyStatics[29]; /* 'sorted' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 75, CPyStatic_engine___globals);
        goto CPyL124;
    }
    cpy_r_r32 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r33[2] = {cpy_r_r7, cpy_r_r32};
    cpy_r_r34 = (PyObject **)&cpy_r_r33;
    cpy_r_r35 = CPyStatics[5108]; /* ('reverse',) */
    cpy_r_r36 = PyObject_Vectorcall(cpy_r_r31, cpy_r_r34, 1, cpy_r_r35);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 75, CPyStatic_engine___globals);
        goto CPyL124;
    }
    CPy_DECREF(cpy_r_r7);
    if (likely(PyList_Check(cpy_r_r36)))
        cpy_r_r37 = cpy_r_r36;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 75, CPyStatic_engine___globals, "list", cpy_r_r36);
        goto CPyL127;
    }
    cpy_r_r38 = ((serai___games___wayfarers___thinking___engine___EnginesObject *)cpy_r_self)->__ability;
    cpy_r_r39 = ((serai___games___wayfarers___thinking___engine___EnginesObject *)cpy_r_self)->__book;
    cpy_r_r40 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r39)->_home_townsfolk;
    if (unlikely(cpy_r_r40 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/engine.py", "_made", "Book", "home_townsfolk", 76, CPyStatic_engine___globals);
        goto CPyL128;
    }
CPyL14: ;
    cpy_r_r41 = CPyList_GetItem(cpy_r_r38, cpy_r_r40);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 76, CPyStatic_engine___globals);
        goto CPyL128;
    }
    cpy_r_r42 = PyFloat_AsDouble(cpy_r_r41);
    if (cpy_r_r42 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r41); cpy_r_r42 = -113.0;
    }
    CPy_DECREF(cpy_r_r41);
    cpy_r_r43 = cpy_r_r42 == -113.0;
    if (unlikely(cpy_r_r43)) goto CPyL17;
CPyL16: ;
    cpy_r_resting = cpy_r_r42;
    cpy_r_r44 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_water_folk;
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/engine.py", "_made", "Player", "water_folk", 77, CPyStatic_engine___globals);
        goto CPyL128;
    }
    CPy_INCREF(cpy_r_r44);
    goto CPyL18;
CPyL17: ;
    cpy_r_r45 = PyErr_Occurred();
    if (unlikely(cpy_r_r45 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 76, CPyStatic_engine___globals);
        goto CPyL128;
    } else
        goto CPyL16;
CPyL18: ;
    cpy_r_r46 = 0;
CPyL19: ;
    cpy_r_r47 = (CPyPtr)((CPyPtr)cpy_r_r44 + offsetof(PyVarObject, ob_size));
    cpy_r_r48 = *(int64_t *)cpy_r_r47;
    cpy_r_r49 = cpy_r_r46 < cpy_r_r48;
    if (!cpy_r_r49) goto CPyL129;
    cpy_r_r50 = (CPyPtr)((CPyPtr)cpy_r_r44 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 77, CPyStatic_engine___globals);
        goto CPyL130;
    }
    cpy_r_folk = cpy_r_r55;
    cpy_r_r56 = (Py_ssize_t)cpy_r_folk != -2;
    if (!cpy_r_r56) goto CPyL131;
    cpy_r_r57 = ((serai___games___wayfarers___thinking___engine___EnginesObject *)cpy_r_self)->__book;
    cpy_r_r58 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r57)->_cards;
    cpy_r_r59 = CPyList_GetItemBorrow(cpy_r_r58, cpy_r_folk);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 78, CPyStatic_engine___globals);
        goto CPyL132;
    }
    if (likely(Py_TYPE(cpy_r_r59) == CPyType_wayfarers___printed___Card))
        cpy_r_r60 = cpy_r_r59;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 78, CPyStatic_engine___globals, "serai.games.wayfarers.printed.Card", cpy_r_r59);
        goto CPyL132;
    }
    cpy_r_r61 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r60)->_timing;
    CPy_INCREF(cpy_r_r61);
    cpy_r_r62 = CPyStatics[2199]; /* 'rest' */
    cpy_r_r63 = CPyStr_EqualLiteral(cpy_r_r61, cpy_r_r62, 4);
    CPy_DECREF(cpy_r_r61);
    if (!cpy_r_r63) goto CPyL131;
    cpy_r_r64 = ((serai___games___wayfarers___thinking___engine___EnginesObject *)cpy_r_self)->__ability;
    cpy_r_r65 = CPyList_GetItem(cpy_r_r64, cpy_r_folk);
    CPyTagged_DECREF(cpy_r_folk);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 79, CPyStatic_engine___globals);
        goto CPyL130;
    }
    cpy_r_r66 = PyFloat_AsDouble(cpy_r_r65);
    if (cpy_r_r66 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r65); cpy_r_r66 = -113.0;
    }
    CPy_DECREF(cpy_r_r65);
    cpy_r_r67 = cpy_r_r66 == -113.0;
    if (unlikely(cpy_r_r67)) goto CPyL28;
CPyL27: ;
    cpy_r_r68 = cpy_r_resting + cpy_r_r66;
    cpy_r_resting = cpy_r_r68;
    goto CPyL29;
CPyL28: ;
    cpy_r_r69 = PyErr_Occurred();
    if (unlikely(cpy_r_r69 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 79, CPyStatic_engine___globals);
        goto CPyL130;
    } else
        goto CPyL27;
CPyL29: ;
    cpy_r_r70 = cpy_r_r46 + 1;
    cpy_r_r46 = cpy_r_r70;
    goto CPyL19;
CPyL30: ;
    cpy_r_r71 = ((serai___games___wayfarers___thinking___engine___EnginesObject *)cpy_r_self)->__weights;
    CPy_INCREF(cpy_r_r71);
    cpy_r_r72 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r71)->_further_slots;
    if (unlikely(cpy_r_r72 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r71)->bitmap2 & 256)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'further_slots' of 'Weights' undefined");
    }
    cpy_r_r73 = cpy_r_r72 == -113.0;
    if (unlikely(cpy_r_r73)) goto CPyL32;
CPyL31: ;
    cpy_r_r74 = CPyTagged_FromFloat(cpy_r_r72);
    if (unlikely(cpy_r_r74 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 81, CPyStatic_engine___globals);
        goto CPyL133;
    } else
        goto CPyL33;
CPyL32: ;
    cpy_r_r75 = PyErr_Occurred();
    if (unlikely(cpy_r_r75 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 81, CPyStatic_engine___globals);
        goto CPyL133;
    } else
        goto CPyL31;
CPyL33: ;
    cpy_r_r76 = PyList_New(0);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 82, CPyStatic_engine___globals);
        goto CPyL134;
    }
    cpy_r_r77 = ((serai___games___wayfarers___thinking___engine___EnginesObject *)cpy_r_self)->_most_dice;
    cpy_r_r78 = CPyTagged_Add(cpy_r_r77, 2);
    cpy_r_r79 = 0;
    CPyTagged_INCREF(cpy_r_r79);
    cpy_r_dice = cpy_r_r79;
    CPyTagged_DECREF(cpy_r_dice);
CPyL35: ;
    cpy_r_r80 = cpy_r_r79 & 1;
    cpy_r_r81 = cpy_r_r80 != 0;
    if (cpy_r_r81) goto CPyL37;
    cpy_r_r82 = cpy_r_r78 & 1;
    cpy_r_r83 = cpy_r_r82 != 0;
    if (!cpy_r_r83) goto CPyL38;
CPyL37: ;
    cpy_r_r84 = CPyTagged_IsLt_(cpy_r_r79, cpy_r_r78);
    if (cpy_r_r84) {
        goto CPyL39;
    } else
        goto CPyL135;
CPyL38: ;
    cpy_r_r85 = (Py_ssize_t)cpy_r_r79 < (Py_ssize_t)cpy_r_r78;
    if (!cpy_r_r85) goto CPyL135;
CPyL39: ;
    CPyTagged_INCREF(cpy_r_r79);
    cpy_r_dice = cpy_r_r79;
    cpy_r_r86 = CPyList_GetSlice(cpy_r_r37, 0, cpy_r_dice);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 83, CPyStatic_engine___globals);
        goto CPyL136;
    }
    if (likely(PyList_Check(cpy_r_r86)))
        cpy_r_r87 = cpy_r_r86;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 83, CPyStatic_engine___globals, "list", cpy_r_r86);
        goto CPyL136;
    }
    cpy_r_r88 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r89 = CPyStatics[105]; /* 'sum' */
    cpy_r_r90 = CPyObject_GetAttr(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 83, CPyStatic_engine___globals);
        goto CPyL137;
    }
    PyObject *cpy_r_r91[1] = {cpy_r_r87};
    cpy_r_r92 = (PyObject **)&cpy_r_r91;
    cpy_r_r93 = PyObject_Vectorcall(cpy_r_r90, cpy_r_r92, 1, 0);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 83, CPyStatic_engine___globals);
        goto CPyL137;
    }
    CPy_DECREF(cpy_r_r87);
    if (CPyFloat_Check(cpy_r_r93))
        cpy_r_r94 = cpy_r_r93;
    else {
        cpy_r_r94 = NULL;
    }
    if (cpy_r_r94 != NULL) goto __LL7988;
    if (PyLong_Check(cpy_r_r93))
        cpy_r_r94 = cpy_r_r93;
    else {
        cpy_r_r94 = NULL;
    }
    if (cpy_r_r94 != NULL) goto __LL7988;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 83, CPyStatic_engine___globals, "union[float, int]", cpy_r_r93);
    goto CPyL136;
__LL7988: ;
    cpy_r_r95 = CPyTagged_Add(cpy_r_dice, cpy_r_r74);
    cpy_r_r96 = CPyList_GetSlice(cpy_r_r37, cpy_r_dice, cpy_r_r95);
    CPyTagged_DECREF(cpy_r_dice);
    CPyTagged_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 83, CPyStatic_engine___globals);
        goto CPyL138;
    }
    if (likely(PyList_Check(cpy_r_r96)))
        cpy_r_r97 = cpy_r_r96;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 83, CPyStatic_engine___globals, "list", cpy_r_r96);
        goto CPyL138;
    }
    cpy_r_r98 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r99 = CPyStatics[105]; /* 'sum' */
    cpy_r_r100 = CPyObject_GetAttr(cpy_r_r98, cpy_r_r99);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 83, CPyStatic_engine___globals);
        goto CPyL139;
    }
    PyObject *cpy_r_r101[1] = {cpy_r_r97};
    cpy_r_r102 = (PyObject **)&cpy_r_r101;
    cpy_r_r103 = PyObject_Vectorcall(cpy_r_r100, cpy_r_r102, 1, 0);
    CPy_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 83, CPyStatic_engine___globals);
        goto CPyL139;
    }
    CPy_DECREF(cpy_r_r97);
    if (CPyFloat_Check(cpy_r_r103))
        cpy_r_r104 = cpy_r_r103;
    else {
        cpy_r_r104 = NULL;
    }
    if (cpy_r_r104 != NULL) goto __LL7989;
    if (PyLong_Check(cpy_r_r103))
        cpy_r_r104 = cpy_r_r103;
    else {
        cpy_r_r104 = NULL;
    }
    if (cpy_r_r104 != NULL) goto __LL7989;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 83, CPyStatic_engine___globals, "union[float, int]", cpy_r_r103);
    goto CPyL138;
__LL7989: ;
    cpy_r_r105 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r71)->_further_slot_share;
    if (unlikely(cpy_r_r105 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r71)->bitmap2 & 512)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'further_slot_share' of 'Weights' undefined");
    }
    cpy_r_r106 = cpy_r_r105 == -113.0;
    if (unlikely(cpy_r_r106)) goto CPyL51;
CPyL50: ;
    cpy_r_r107 = PyFloat_FromDouble(cpy_r_r105);
    cpy_r_r108 = PyNumber_Multiply(cpy_r_r104, cpy_r_r107);
    CPy_DECREF(cpy_r_r104);
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 83, CPyStatic_engine___globals);
        goto CPyL138;
    } else
        goto CPyL52;
CPyL51: ;
    cpy_r_r109 = PyErr_Occurred();
    if (unlikely(cpy_r_r109 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 83, CPyStatic_engine___globals);
        goto CPyL140;
    } else
        goto CPyL50;
CPyL52: ;
    cpy_r_r110 = PyFloat_AsDouble(cpy_r_r108);
    if (cpy_r_r110 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r108); cpy_r_r110 = -113.0;
    }
    CPy_DECREF(cpy_r_r108);
    cpy_r_r111 = cpy_r_r110 == -113.0;
    if (unlikely(cpy_r_r111)) goto CPyL54;
CPyL53: ;
    cpy_r_r112 = PyFloat_FromDouble(cpy_r_r110);
    cpy_r_r113 = PyNumber_Add(cpy_r_r94, cpy_r_r112);
    CPy_DECREF(cpy_r_r94);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 83, CPyStatic_engine___globals);
        goto CPyL141;
    } else
        goto CPyL55;
CPyL54: ;
    cpy_r_r114 = PyErr_Occurred();
    if (unlikely(cpy_r_r114 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 83, CPyStatic_engine___globals);
        goto CPyL138;
    } else
        goto CPyL53;
CPyL55: ;
    cpy_r_r115 = PyFloat_AsDouble(cpy_r_r113);
    if (cpy_r_r115 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r113); cpy_r_r115 = -113.0;
    }
    CPy_DECREF(cpy_r_r113);
    cpy_r_r116 = cpy_r_r115 == -113.0;
    if (unlikely(cpy_r_r116)) goto CPyL57;
CPyL56: ;
    cpy_r_r117 = cpy_r_r115 + cpy_r_resting;
    cpy_r_r118 = PyFloat_FromDouble(cpy_r_r117);
    cpy_r_r119 = PyList_Append(cpy_r_r76, cpy_r_r118);
    CPy_DECREF(cpy_r_r118);
    cpy_r_r120 = cpy_r_r119 >= 0;
    if (unlikely(!cpy_r_r120)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 82, CPyStatic_engine___globals);
        goto CPyL141;
    } else
        goto CPyL58;
CPyL57: ;
    cpy_r_r121 = PyErr_Occurred();
    if (unlikely(cpy_r_r121 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 83, CPyStatic_engine___globals);
        goto CPyL141;
    } else
        goto CPyL56;
CPyL58: ;
    cpy_r_r122 = CPyTagged_Add(cpy_r_r79, 2);
    CPyTagged_DECREF(cpy_r_r79);
    cpy_r_r79 = cpy_r_r122;
    goto CPyL35;
CPyL59: ;
    cpy_r_triggers = 0.0;
    cpy_r_r123 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_land;
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/engine.py", "_made", "Player", "land", 87, CPyStatic_engine___globals);
        goto CPyL142;
    }
    CPy_INCREF(cpy_r_r123);
CPyL60: ;
    cpy_r_r124 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_land_folk;
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/engine.py", "_made", "Player", "land_folk", 87, CPyStatic_engine___globals);
        goto CPyL143;
    }
    CPy_INCREF(cpy_r_r124);
CPyL61: ;
    cpy_r_r125 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r126 = CPyStatics[36]; /* 'zip' */
    cpy_r_r127 = CPyObject_GetAttr(cpy_r_r125, cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 87, CPyStatic_engine___globals);
        goto CPyL144;
    }
    cpy_r_r128 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r129[3] = {cpy_r_r123, cpy_r_r124, cpy_r_r128};
    cpy_r_r130 = (PyObject **)&cpy_r_r129;
    cpy_r_r131 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r132 = PyObject_Vectorcall(cpy_r_r127, cpy_r_r130, 2, cpy_r_r131);
    CPy_DECREF(cpy_r_r127);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 87, CPyStatic_engine___globals);
        goto CPyL144;
    }
    CPy_DECREF(cpy_r_r123);
    CPy_DECREF(cpy_r_r124);
    cpy_r_r133 = PyObject_GetIter(cpy_r_r132);
    CPy_DECREF(cpy_r_r132);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 87, CPyStatic_engine___globals);
        goto CPyL142;
    }
CPyL64: ;
    cpy_r_r134 = PyIter_Next(cpy_r_r133);
    if (cpy_r_r134 == NULL) goto CPyL145;
    PyObject *__tmp7990;
    if (unlikely(!(PyTuple_Check(cpy_r_r134) && PyTuple_GET_SIZE(cpy_r_r134) == 2))) {
        __tmp7990 = NULL;
        goto __LL7991;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r134, 0))))
        __tmp7990 = PyTuple_GET_ITEM(cpy_r_r134, 0);
    else {
        __tmp7990 = NULL;
    }
    if (__tmp7990 == NULL) goto __LL7991;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r134, 1))))
        __tmp7990 = PyTuple_GET_ITEM(cpy_r_r134, 1);
    else {
        __tmp7990 = NULL;
    }
    if (__tmp7990 == NULL) goto __LL7991;
    __tmp7990 = cpy_r_r134;
__LL7991: ;
    if (unlikely(__tmp7990 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r134); cpy_r_r135 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp7992 = PyTuple_GET_ITEM(cpy_r_r134, 0);
        CPyTagged __tmp7993;
        if (likely(PyLong_Check(__tmp7992)))
            __tmp7993 = CPyTagged_FromObject(__tmp7992);
        else {
            goto __LL7994;
        }
        cpy_r_r135.f0 = __tmp7993;
        PyObject *__tmp7995 = PyTuple_GET_ITEM(cpy_r_r134, 1);
        CPyTagged __tmp7996;
        if (likely(PyLong_Check(__tmp7995)))
            __tmp7996 = CPyTagged_FromObject(__tmp7995);
        else {
            goto __LL7997;
        }
        cpy_r_r135.f1 = __tmp7996;
    }
    goto __LL7998;
__LL7994: ;
    cpy_r_r135 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL7998;
__LL7997: ;
    CPyTagged_DECREF(cpy_r_r135.f0);
    cpy_r_r135 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL7998;
__LL7998: ;
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r135.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 87, CPyStatic_engine___globals);
        goto CPyL146;
    }
    cpy_r_r136 = cpy_r_r135.f0;
    CPyTagged_INCREF(cpy_r_r136);
    cpy_r_r137 = cpy_r_r135.f1;
    CPyTagged_INCREF(cpy_r_r137);
    CPyTagged_DECREF(cpy_r_r135.f0);
    CPyTagged_DECREF(cpy_r_r135.f1);
    cpy_r_folk = cpy_r_r137;
    cpy_r_r138 = ((serai___games___wayfarers___thinking___engine___EnginesObject *)cpy_r_self)->__trigger;
    cpy_r_r139 = CPyList_GetItem(cpy_r_r138, cpy_r_r136);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 88, CPyStatic_engine___globals);
        goto CPyL147;
    }
    cpy_r_r140 = PyFloat_AsDouble(cpy_r_r139);
    if (cpy_r_r140 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r139); cpy_r_r140 = -113.0;
    }
    CPy_DECREF(cpy_r_r139);
    cpy_r_r141 = cpy_r_r140 == -113.0;
    if (unlikely(cpy_r_r141)) goto CPyL69;
CPyL68: ;
    cpy_r_r142 = cpy_r_r140 != 0.0;
    if (cpy_r_r142) {
        goto CPyL70;
    } else
        goto CPyL148;
CPyL69: ;
    cpy_r_r143 = PyErr_Occurred();
    if (unlikely(cpy_r_r143 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 88, CPyStatic_engine___globals);
        goto CPyL147;
    } else
        goto CPyL68;
CPyL70: ;
    cpy_r_r144 = ((serai___games___wayfarers___thinking___engine___EnginesObject *)cpy_r_self)->__trigger;
    cpy_r_r145 = CPyList_GetItem(cpy_r_r144, cpy_r_r136);
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 89, CPyStatic_engine___globals);
        goto CPyL147;
    }
    cpy_r_r146 = PyFloat_AsDouble(cpy_r_r145);
    if (cpy_r_r146 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r145); cpy_r_r146 = -113.0;
    }
    CPy_DECREF(cpy_r_r145);
    cpy_r_r147 = cpy_r_r146 == -113.0;
    if (unlikely(cpy_r_r147)) goto CPyL73;
CPyL72: ;
    cpy_r_r148 = (Py_ssize_t)cpy_r_folk != -2;
    if (cpy_r_r148) {
        goto CPyL74;
    } else
        goto CPyL149;
CPyL73: ;
    cpy_r_r149 = PyErr_Occurred();
    if (unlikely(cpy_r_r149 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 89, CPyStatic_engine___globals);
        goto CPyL147;
    } else
        goto CPyL72;
CPyL74: ;
    cpy_r_r150 = ((serai___games___wayfarers___thinking___engine___EnginesObject *)cpy_r_self)->__ability;
    cpy_r_r151 = CPyList_GetItem(cpy_r_r150, cpy_r_folk);
    CPyTagged_DECREF(cpy_r_folk);
    if (unlikely(cpy_r_r151 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 89, CPyStatic_engine___globals);
        goto CPyL150;
    }
    cpy_r_r152 = PyFloat_AsDouble(cpy_r_r151);
    if (cpy_r_r152 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r151); cpy_r_r152 = -113.0;
    }
    CPy_DECREF(cpy_r_r151);
    cpy_r_r153 = cpy_r_r152 == -113.0;
    if (unlikely(cpy_r_r153)) goto CPyL77;
CPyL76: ;
    cpy_r_r154 = cpy_r_r152;
    goto CPyL79;
CPyL77: ;
    cpy_r_r155 = PyErr_Occurred();
    if (unlikely(cpy_r_r155 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 89, CPyStatic_engine___globals);
        goto CPyL150;
    } else
        goto CPyL76;
CPyL78: ;
    cpy_r_r154 = 0.0;
CPyL79: ;
    cpy_r_r156 = cpy_r_r146 + cpy_r_r154;
    cpy_r_r157 = ((serai___games___wayfarers___thinking___engine___EnginesObject *)cpy_r_self)->__wakes;
    cpy_r_r158 = CPyList_GetItem(cpy_r_r157, cpy_r_r136);
    CPyTagged_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 89, CPyStatic_engine___globals);
        goto CPyL146;
    }
    cpy_r_r159 = PyFloat_AsDouble(cpy_r_r158);
    if (cpy_r_r159 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r158); cpy_r_r159 = -113.0;
    }
    CPy_DECREF(cpy_r_r158);
    cpy_r_r160 = cpy_r_r159 == -113.0;
    if (unlikely(cpy_r_r160)) goto CPyL82;
CPyL81: ;
    cpy_r_r161 = cpy_r_r156 * cpy_r_r159;
    cpy_r_r162 = cpy_r_triggers + cpy_r_r161;
    cpy_r_triggers = cpy_r_r162;
    goto CPyL64;
CPyL82: ;
    cpy_r_r163 = PyErr_Occurred();
    if (unlikely(cpy_r_r163 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 89, CPyStatic_engine___globals);
        goto CPyL146;
    } else
        goto CPyL81;
CPyL83: ;
    cpy_r_r164 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r164)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 87, CPyStatic_engine___globals);
        goto CPyL142;
    }
    cpy_r_r165 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_silver_discount;
    if (unlikely(cpy_r_r165 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/engine.py", "_made", "Player", "silver_discount", 92, CPyStatic_engine___globals);
        goto CPyL142;
    }
    CPy_INCREF(cpy_r_r165);
CPyL85: ;
    cpy_r_r166 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r167 = CPyStatics[105]; /* 'sum' */
    cpy_r_r168 = CPyObject_GetAttr(cpy_r_r166, cpy_r_r167);
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 92, CPyStatic_engine___globals);
        goto CPyL151;
    }
    PyObject *cpy_r_r169[1] = {cpy_r_r165};
    cpy_r_r170 = (PyObject **)&cpy_r_r169;
    cpy_r_r171 = PyObject_Vectorcall(cpy_r_r168, cpy_r_r170, 1, 0);
    CPy_DECREF(cpy_r_r168);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 92, CPyStatic_engine___globals);
        goto CPyL151;
    }
    CPy_DECREF(cpy_r_r165);
    if (likely(PyLong_Check(cpy_r_r171)))
        cpy_r_r172 = CPyTagged_FromObject(cpy_r_r171);
    else {
        CPy_TypeError("int", cpy_r_r171); cpy_r_r172 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r171);
    if (unlikely(cpy_r_r172 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 92, CPyStatic_engine___globals);
        goto CPyL142;
    }
    cpy_r_r173 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_provision_discount;
    if (unlikely(cpy_r_r173 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/engine.py", "_made", "Player", "provision_discount", 92, CPyStatic_engine___globals);
        goto CPyL152;
    }
    CPy_INCREF(cpy_r_r173);
CPyL89: ;
    cpy_r_r174 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r175 = CPyStatics[105]; /* 'sum' */
    cpy_r_r176 = CPyObject_GetAttr(cpy_r_r174, cpy_r_r175);
    if (unlikely(cpy_r_r176 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 92, CPyStatic_engine___globals);
        goto CPyL153;
    }
    PyObject *cpy_r_r177[1] = {cpy_r_r173};
    cpy_r_r178 = (PyObject **)&cpy_r_r177;
    cpy_r_r179 = PyObject_Vectorcall(cpy_r_r176, cpy_r_r178, 1, 0);
    CPy_DECREF(cpy_r_r176);
    if (unlikely(cpy_r_r179 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 92, CPyStatic_engine___globals);
        goto CPyL153;
    }
    CPy_DECREF(cpy_r_r173);
    if (likely(PyLong_Check(cpy_r_r179)))
        cpy_r_r180 = CPyTagged_FromObject(cpy_r_r179);
    else {
        CPy_TypeError("int", cpy_r_r179); cpy_r_r180 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r179);
    if (unlikely(cpy_r_r180 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 92, CPyStatic_engine___globals);
        goto CPyL152;
    }
    cpy_r_r181 = CPyTagged_Add(cpy_r_r172, cpy_r_r180);
    CPyTagged_DECREF(cpy_r_r172);
    CPyTagged_DECREF(cpy_r_r180);
    cpy_r_r182 = CPyDef_wayfarers___thinking___features___steady_features(cpy_r_player, cpy_r_triggers, cpy_r_resting);
    if (unlikely(cpy_r_r182 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 93, CPyStatic_engine___globals);
        goto CPyL154;
    }
    cpy_r_r183 = CPyStatics[4896]; /* 0 */
    CPy_INCREF(cpy_r_r183);
    if (CPyFloat_Check(cpy_r_r183))
        cpy_r_r184 = cpy_r_r183;
    else {
        cpy_r_r184 = NULL;
    }
    if (cpy_r_r184 != NULL) goto __LL7999;
    if (PyLong_Check(cpy_r_r183))
        cpy_r_r184 = cpy_r_r183;
    else {
        cpy_r_r184 = NULL;
    }
    if (cpy_r_r184 != NULL) goto __LL7999;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 94, CPyStatic_engine___globals, "union[float, int]", cpy_r_r183);
    goto CPyL155;
__LL7999: ;
    cpy_r_r185 = cpy_r_r184;
    cpy_r_r186 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r71)->_steady;
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/engine.py", "_made", "Weights", "steady", 94, CPyStatic_engine___globals);
        goto CPyL156;
    }
    CPy_INCREF(cpy_r_r186);
CPyL95: ;
    cpy_r_r187 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r188 = CPyStatics[36]; /* 'zip' */
    cpy_r_r189 = CPyObject_GetAttr(cpy_r_r187, cpy_r_r188);
    if (unlikely(cpy_r_r189 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 94, CPyStatic_engine___globals);
        goto CPyL157;
    }
    cpy_r_r190 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r191[3] = {cpy_r_r186, cpy_r_r182, cpy_r_r190};
    cpy_r_r192 = (PyObject **)&cpy_r_r191;
    cpy_r_r193 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r194 = PyObject_Vectorcall(cpy_r_r189, cpy_r_r192, 2, cpy_r_r193);
    CPy_DECREF(cpy_r_r189);
    if (unlikely(cpy_r_r194 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 94, CPyStatic_engine___globals);
        goto CPyL157;
    }
    CPy_DECREF(cpy_r_r186);
    cpy_r_r195 = PyObject_GetIter(cpy_r_r194);
    CPy_DECREF(cpy_r_r194);
    if (unlikely(cpy_r_r195 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 94, CPyStatic_engine___globals);
        goto CPyL156;
    }
CPyL98: ;
    cpy_r_r196 = PyIter_Next(cpy_r_r195);
    if (cpy_r_r196 == NULL) goto CPyL158;
    PyObject *__tmp8000;
    if (unlikely(!(PyTuple_Check(cpy_r_r196) && PyTuple_GET_SIZE(cpy_r_r196) == 2))) {
        __tmp8000 = NULL;
        goto __LL8001;
    }
    if (likely(CPyFloat_Check(PyTuple_GET_ITEM(cpy_r_r196, 0))))
        __tmp8000 = PyTuple_GET_ITEM(cpy_r_r196, 0);
    else {
        __tmp8000 = NULL;
    }
    if (__tmp8000 == NULL) goto __LL8001;
    if (likely(CPyFloat_Check(PyTuple_GET_ITEM(cpy_r_r196, 1))))
        __tmp8000 = PyTuple_GET_ITEM(cpy_r_r196, 1);
    else {
        __tmp8000 = NULL;
    }
    if (__tmp8000 == NULL) goto __LL8001;
    __tmp8000 = cpy_r_r196;
__LL8001: ;
    if (unlikely(__tmp8000 == NULL)) {
        CPy_TypeError("tuple[float, float]", cpy_r_r196); cpy_r_r197 = (tuple_T2FF) { -113.0, -113.0 };
    } else {
        PyObject *__tmp8002 = PyTuple_GET_ITEM(cpy_r_r196, 0);
        double __tmp8003;
        __tmp8003 = PyFloat_AsDouble(__tmp8002);
        if (__tmp8003 == -1.0 && PyErr_Occurred()) {
            goto __LL8004;
        }
        cpy_r_r197.f0 = __tmp8003;
        PyObject *__tmp8005 = PyTuple_GET_ITEM(cpy_r_r196, 1);
        double __tmp8006;
        __tmp8006 = PyFloat_AsDouble(__tmp8005);
        if (__tmp8006 == -1.0 && PyErr_Occurred()) {
            goto __LL8007;
        }
        cpy_r_r197.f1 = __tmp8006;
    }
    goto __LL8008;
__LL8004: ;
    cpy_r_r197 = (tuple_T2FF) { -113.0, -113.0 };
    goto __LL8008;
__LL8007: ;
    cpy_r_r197 = (tuple_T2FF) { -113.0, -113.0 };
    goto __LL8008;
__LL8008: ;
    CPy_DECREF(cpy_r_r196);
    cpy_r_r198 = cpy_r_r197.f0;
    cpy_r_r199 = cpy_r_r198 == -113.0;
    if (unlikely(cpy_r_r199)) goto CPyL101;
CPyL100: ;
    cpy_r_r200 = cpy_r_r197.f0;
    cpy_r_r201 = cpy_r_r197.f1;
    cpy_r_r202 = cpy_r_r200 * cpy_r_r201;
    cpy_r_r203 = PyFloat_FromDouble(cpy_r_r202);
    cpy_r_r204 = PyNumber_Add(cpy_r_r185, cpy_r_r203);
    CPy_DECREF(cpy_r_r185);
    CPy_DECREF(cpy_r_r203);
    if (unlikely(cpy_r_r204 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 94, CPyStatic_engine___globals);
        goto CPyL159;
    } else
        goto CPyL102;
CPyL101: ;
    cpy_r_r205 = PyErr_Occurred();
    if (unlikely(cpy_r_r205 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 94, CPyStatic_engine___globals);
        goto CPyL160;
    } else
        goto CPyL100;
CPyL102: ;
    if (CPyFloat_Check(cpy_r_r204))
        cpy_r_r206 = cpy_r_r204;
    else {
        cpy_r_r206 = NULL;
    }
    if (cpy_r_r206 != NULL) goto __LL8009;
    if (PyLong_Check(cpy_r_r204))
        cpy_r_r206 = cpy_r_r204;
    else {
        cpy_r_r206 = NULL;
    }
    if (cpy_r_r206 != NULL) goto __LL8009;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 94, CPyStatic_engine___globals, "union[float, int]", cpy_r_r204);
    goto CPyL159;
__LL8009: ;
    cpy_r_r185 = cpy_r_r206;
    goto CPyL98;
CPyL104: ;
    cpy_r_r207 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r207)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 94, CPyStatic_engine___globals);
        goto CPyL156;
    }
    cpy_r_worth = cpy_r_r185;
    cpy_r_r208 = CPyStatics[4896]; /* 0 */
    CPy_INCREF(cpy_r_r208);
    if (CPyFloat_Check(cpy_r_r208))
        cpy_r_r209 = cpy_r_r208;
    else {
        cpy_r_r209 = NULL;
    }
    if (cpy_r_r209 != NULL) goto __LL8010;
    if (PyLong_Check(cpy_r_r208))
        cpy_r_r209 = cpy_r_r208;
    else {
        cpy_r_r209 = NULL;
    }
    if (cpy_r_r209 != NULL) goto __LL8010;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 95, CPyStatic_engine___globals, "union[float, int]", cpy_r_r208);
    goto CPyL161;
__LL8010: ;
    cpy_r_r210 = cpy_r_r209;
    cpy_r_r211 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r71)->_steady_a_turn;
    if (unlikely(cpy_r_r211 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'steady_a_turn' of 'Weights' undefined");
    } else {
        CPy_INCREF(cpy_r_r211);
    }
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r211 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 95, CPyStatic_engine___globals);
        goto CPyL162;
    }
CPyL107: ;
    cpy_r_r212 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r213 = CPyStatics[36]; /* 'zip' */
    cpy_r_r214 = CPyObject_GetAttr(cpy_r_r212, cpy_r_r213);
    if (unlikely(cpy_r_r214 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 95, CPyStatic_engine___globals);
        goto CPyL163;
    }
    cpy_r_r215 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r216[3] = {cpy_r_r211, cpy_r_r182, cpy_r_r215};
    cpy_r_r217 = (PyObject **)&cpy_r_r216;
    cpy_r_r218 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r219 = PyObject_Vectorcall(cpy_r_r214, cpy_r_r217, 2, cpy_r_r218);
    CPy_DECREF(cpy_r_r214);
    if (unlikely(cpy_r_r219 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 95, CPyStatic_engine___globals);
        goto CPyL163;
    }
    CPy_DECREF(cpy_r_r211);
    CPy_DECREF(cpy_r_r182);
    cpy_r_r220 = PyObject_GetIter(cpy_r_r219);
    CPy_DECREF(cpy_r_r219);
    if (unlikely(cpy_r_r220 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 95, CPyStatic_engine___globals);
        goto CPyL164;
    }
CPyL110: ;
    cpy_r_r221 = PyIter_Next(cpy_r_r220);
    if (cpy_r_r221 == NULL) goto CPyL165;
    PyObject *__tmp8011;
    if (unlikely(!(PyTuple_Check(cpy_r_r221) && PyTuple_GET_SIZE(cpy_r_r221) == 2))) {
        __tmp8011 = NULL;
        goto __LL8012;
    }
    if (likely(CPyFloat_Check(PyTuple_GET_ITEM(cpy_r_r221, 0))))
        __tmp8011 = PyTuple_GET_ITEM(cpy_r_r221, 0);
    else {
        __tmp8011 = NULL;
    }
    if (__tmp8011 == NULL) goto __LL8012;
    if (likely(CPyFloat_Check(PyTuple_GET_ITEM(cpy_r_r221, 1))))
        __tmp8011 = PyTuple_GET_ITEM(cpy_r_r221, 1);
    else {
        __tmp8011 = NULL;
    }
    if (__tmp8011 == NULL) goto __LL8012;
    __tmp8011 = cpy_r_r221;
__LL8012: ;
    if (unlikely(__tmp8011 == NULL)) {
        CPy_TypeError("tuple[float, float]", cpy_r_r221); cpy_r_r222 = (tuple_T2FF) { -113.0, -113.0 };
    } else {
        PyObject *__tmp8013 = PyTuple_GET_ITEM(cpy_r_r221, 0);
        double __tmp8014;
        __tmp8014 = PyFloat_AsDouble(__tmp8013);
        if (__tmp8014 == -1.0 && PyErr_Occurred()) {
            goto __LL8015;
        }
        cpy_r_r222.f0 = __tmp8014;
        PyObject *__tmp8016 = PyTuple_GET_ITEM(cpy_r_r221, 1);
        double __tmp8017;
        __tmp8017 = PyFloat_AsDouble(__tmp8016);
        if (__tmp8017 == -1.0 && PyErr_Occurred()) {
            goto __LL8018;
        }
        cpy_r_r222.f1 = __tmp8017;
    }
    goto __LL8019;
__LL8015: ;
    cpy_r_r222 = (tuple_T2FF) { -113.0, -113.0 };
    goto __LL8019;
__LL8018: ;
    cpy_r_r222 = (tuple_T2FF) { -113.0, -113.0 };
    goto __LL8019;
__LL8019: ;
    CPy_DECREF(cpy_r_r221);
    cpy_r_r223 = cpy_r_r222.f0;
    cpy_r_r224 = cpy_r_r223 == -113.0;
    if (unlikely(cpy_r_r224)) goto CPyL113;
CPyL112: ;
    cpy_r_r225 = cpy_r_r222.f0;
    cpy_r_r226 = cpy_r_r222.f1;
    cpy_r_r227 = cpy_r_r225 * cpy_r_r226;
    cpy_r_r228 = PyFloat_FromDouble(cpy_r_r227);
    cpy_r_r229 = PyNumber_Add(cpy_r_r210, cpy_r_r228);
    CPy_DECREF(cpy_r_r210);
    CPy_DECREF(cpy_r_r228);
    if (unlikely(cpy_r_r229 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 95, CPyStatic_engine___globals);
        goto CPyL166;
    } else
        goto CPyL114;
CPyL113: ;
    cpy_r_r230 = PyErr_Occurred();
    if (unlikely(cpy_r_r230 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 95, CPyStatic_engine___globals);
        goto CPyL167;
    } else
        goto CPyL112;
CPyL114: ;
    if (CPyFloat_Check(cpy_r_r229))
        cpy_r_r231 = cpy_r_r229;
    else {
        cpy_r_r231 = NULL;
    }
    if (cpy_r_r231 != NULL) goto __LL8020;
    if (PyLong_Check(cpy_r_r229))
        cpy_r_r231 = cpy_r_r229;
    else {
        cpy_r_r231 = NULL;
    }
    if (cpy_r_r231 != NULL) goto __LL8020;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 95, CPyStatic_engine___globals, "union[float, int]", cpy_r_r229);
    goto CPyL166;
__LL8020: ;
    cpy_r_r210 = cpy_r_r231;
    goto CPyL110;
CPyL116: ;
    cpy_r_r232 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r232)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 95, CPyStatic_engine___globals);
        goto CPyL164;
    }
    cpy_r_a_turn = cpy_r_r210;
    cpy_r_r233 = CPyStatic_engine___globals;
    cpy_r_r234 = CPyStatics[4307]; /* 'Engine' */
    cpy_r_r235 = CPyDict_GetItem(cpy_r_r233, cpy_r_r234);
    if (unlikely(cpy_r_r235 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 96, CPyStatic_engine___globals);
        goto CPyL168;
    }
    cpy_r_r236 = PyFloat_FromDouble(cpy_r_triggers);
    cpy_r_r237 = CPyTagged_StealAsObject(cpy_r_r181);
    PyObject *cpy_r_r238[7] = {
        cpy_r_r76, cpy_r_r236, cpy_r_r237, cpy_r_r4, cpy_r_r6,
        cpy_r_worth, cpy_r_a_turn
    };
    cpy_r_r239 = (PyObject **)&cpy_r_r238;
    cpy_r_r240 = PyObject_Vectorcall(cpy_r_r235, cpy_r_r239, 7, 0);
    CPy_DECREF(cpy_r_r235);
    if (unlikely(cpy_r_r240 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 96, CPyStatic_engine___globals);
        goto CPyL169;
    }
    CPy_DECREF(cpy_r_r76);
    CPy_DECREF(cpy_r_r236);
    CPy_DECREF(cpy_r_r237);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_worth);
    CPy_DECREF(cpy_r_a_turn);
    if (likely(PyTuple_Check(cpy_r_r240)))
        cpy_r_r241 = cpy_r_r240;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 96, CPyStatic_engine___globals, "tuple", cpy_r_r240);
        goto CPyL121;
    }
    return cpy_r_r241;
CPyL121: ;
    cpy_r_r242 = NULL;
    return cpy_r_r242;
CPyL122: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    goto CPyL121;
CPyL123: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    goto CPyL121;
CPyL124: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    goto CPyL121;
CPyL125: ;
    CPy_DECREF(cpy_r_r16);
    goto CPyL9;
CPyL126: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r16);
    goto CPyL121;
CPyL127: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    goto CPyL121;
CPyL128: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r37);
    goto CPyL121;
CPyL129: ;
    CPy_DECREF(cpy_r_r44);
    goto CPyL30;
CPyL130: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r44);
    goto CPyL121;
CPyL131: ;
    CPyTagged_DECREF(cpy_r_folk);
    goto CPyL29;
CPyL132: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_folk);
    goto CPyL121;
CPyL133: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r71);
    goto CPyL121;
CPyL134: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r71);
    CPyTagged_DecRef(cpy_r_r74);
    goto CPyL121;
CPyL135: ;
    CPy_DECREF(cpy_r_r37);
    CPyTagged_DECREF(cpy_r_r74);
    CPyTagged_DECREF(cpy_r_r78);
    CPyTagged_DECREF(cpy_r_r79);
    goto CPyL59;
CPyL136: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r71);
    CPyTagged_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r76);
    CPyTagged_DecRef(cpy_r_r78);
    CPyTagged_DecRef(cpy_r_r79);
    CPyTagged_DecRef(cpy_r_dice);
    goto CPyL121;
CPyL137: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r71);
    CPyTagged_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r76);
    CPyTagged_DecRef(cpy_r_r78);
    CPyTagged_DecRef(cpy_r_r79);
    CPyTagged_DecRef(cpy_r_dice);
    CPy_DecRef(cpy_r_r87);
    goto CPyL121;
CPyL138: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r71);
    CPyTagged_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r76);
    CPyTagged_DecRef(cpy_r_r78);
    CPyTagged_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r94);
    goto CPyL121;
CPyL139: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r71);
    CPyTagged_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r76);
    CPyTagged_DecRef(cpy_r_r78);
    CPyTagged_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r97);
    goto CPyL121;
CPyL140: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r71);
    CPyTagged_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r76);
    CPyTagged_DecRef(cpy_r_r78);
    CPyTagged_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r94);
    CPy_DecRef(cpy_r_r104);
    goto CPyL121;
CPyL141: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r71);
    CPyTagged_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r76);
    CPyTagged_DecRef(cpy_r_r78);
    CPyTagged_DecRef(cpy_r_r79);
    goto CPyL121;
CPyL142: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r76);
    goto CPyL121;
CPyL143: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r76);
    CPy_DecRef(cpy_r_r123);
    goto CPyL121;
CPyL144: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r76);
    CPy_DecRef(cpy_r_r123);
    CPy_DecRef(cpy_r_r124);
    goto CPyL121;
CPyL145: ;
    CPy_DECREF(cpy_r_r133);
    goto CPyL83;
CPyL146: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r76);
    CPy_DecRef(cpy_r_r133);
    goto CPyL121;
CPyL147: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_folk);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r76);
    CPy_DecRef(cpy_r_r133);
    CPyTagged_DecRef(cpy_r_r136);
    goto CPyL121;
CPyL148: ;
    CPyTagged_DECREF(cpy_r_folk);
    CPyTagged_DECREF(cpy_r_r136);
    goto CPyL64;
CPyL149: ;
    CPyTagged_DECREF(cpy_r_folk);
    goto CPyL78;
CPyL150: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r76);
    CPy_DecRef(cpy_r_r133);
    CPyTagged_DecRef(cpy_r_r136);
    goto CPyL121;
CPyL151: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r76);
    CPy_DecRef(cpy_r_r165);
    goto CPyL121;
CPyL152: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r76);
    CPyTagged_DecRef(cpy_r_r172);
    goto CPyL121;
CPyL153: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r76);
    CPyTagged_DecRef(cpy_r_r172);
    CPy_DecRef(cpy_r_r173);
    goto CPyL121;
CPyL154: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r76);
    CPyTagged_DecRef(cpy_r_r181);
    goto CPyL121;
CPyL155: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r76);
    CPyTagged_DecRef(cpy_r_r181);
    CPy_DecRef(cpy_r_r182);
    goto CPyL121;
CPyL156: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r76);
    CPyTagged_DecRef(cpy_r_r181);
    CPy_DecRef(cpy_r_r182);
    CPy_DecRef(cpy_r_r185);
    goto CPyL121;
CPyL157: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r76);
    CPyTagged_DecRef(cpy_r_r181);
    CPy_DecRef(cpy_r_r182);
    CPy_DecRef(cpy_r_r185);
    CPy_DecRef(cpy_r_r186);
    goto CPyL121;
CPyL158: ;
    CPy_DECREF(cpy_r_r195);
    goto CPyL104;
CPyL159: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r76);
    CPyTagged_DecRef(cpy_r_r181);
    CPy_DecRef(cpy_r_r182);
    CPy_DecRef(cpy_r_r195);
    goto CPyL121;
CPyL160: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r76);
    CPyTagged_DecRef(cpy_r_r181);
    CPy_DecRef(cpy_r_r182);
    CPy_DecRef(cpy_r_r185);
    CPy_DecRef(cpy_r_r195);
    goto CPyL121;
CPyL161: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r76);
    CPyTagged_DecRef(cpy_r_r181);
    CPy_DecRef(cpy_r_r182);
    CPy_DecRef(cpy_r_worth);
    goto CPyL121;
CPyL162: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r76);
    CPyTagged_DecRef(cpy_r_r181);
    CPy_DecRef(cpy_r_r182);
    CPy_DecRef(cpy_r_worth);
    CPy_DecRef(cpy_r_r210);
    goto CPyL121;
CPyL163: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r76);
    CPyTagged_DecRef(cpy_r_r181);
    CPy_DecRef(cpy_r_r182);
    CPy_DecRef(cpy_r_worth);
    CPy_DecRef(cpy_r_r210);
    CPy_DecRef(cpy_r_r211);
    goto CPyL121;
CPyL164: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r76);
    CPyTagged_DecRef(cpy_r_r181);
    CPy_DecRef(cpy_r_worth);
    CPy_DecRef(cpy_r_r210);
    goto CPyL121;
CPyL165: ;
    CPy_DECREF(cpy_r_r220);
    goto CPyL116;
CPyL166: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r76);
    CPyTagged_DecRef(cpy_r_r181);
    CPy_DecRef(cpy_r_worth);
    CPy_DecRef(cpy_r_r220);
    goto CPyL121;
CPyL167: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r76);
    CPyTagged_DecRef(cpy_r_r181);
    CPy_DecRef(cpy_r_worth);
    CPy_DecRef(cpy_r_r210);
    CPy_DecRef(cpy_r_r220);
    goto CPyL121;
CPyL168: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r76);
    CPyTagged_DecRef(cpy_r_r181);
    CPy_DecRef(cpy_r_worth);
    CPy_DecRef(cpy_r_a_turn);
    goto CPyL121;
CPyL169: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r76);
    CPy_DecRef(cpy_r_worth);
    CPy_DecRef(cpy_r_a_turn);
    CPy_DecRef(cpy_r_r236);
    CPy_DecRef(cpy_r_r237);
    goto CPyL121;
}
        
        PyObject *CPyPy_engine___Engines____made(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"player", 0};
            static CPyArg_Parser parser = {"O:_made", kwlist, 0};
            PyObject *obj_player;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_player)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_engine___Engines))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.thinking.engine.Engines", obj_self); 
                goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_wayfarers___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Player", obj_player); 
                goto fail;
            }
            PyObject *retval = CPyDef_engine___Engines____made(arg_self, arg_player);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_made", 73, CPyStatic_engine___globals);
            return NULL;
        }
        
PyObject *CPyDef_engine_____mypyc_lambda__0__slots_Engines_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_engine_____mypyc_lambda__0__slots_Engines_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_engine_____mypyc_lambda__0__slots_Engines_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "__get__", -1, CPyStatic_engine___globals);
            return NULL;
        }
        
double CPyDef_engine_____mypyc_lambda__0__slots_Engines_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_place) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    double cpy_r_r3;
    char cpy_r_r4;
    double cpy_r_r5;
    PyObject *cpy_r_r6;
    double cpy_r_r7;
    cpy_r_r0 = ((serai___games___wayfarers___thinking___engine_____mypyc_lambda__0__slots_Engines_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/engine.py", "<lambda>", "__mypyc_lambda__0__slots_Engines_obj", "__mypyc_env__", 123, CPyStatic_engine___globals);
        goto CPyL6;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___thinking___engine____slots_Engines_envObject *)cpy_r_r0)->_gains;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/engine.py", "<lambda>", "_slots_Engines_env", "gains", 123, CPyStatic_engine___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_place);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<lambda>", 123, CPyStatic_engine___globals);
        goto CPyL6;
    }
    cpy_r_r3 = PyFloat_AsDouble(cpy_r_r2);
    if (cpy_r_r3 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r2); cpy_r_r3 = -113.0;
    }
    CPy_DECREF(cpy_r_r2);
    cpy_r_r4 = cpy_r_r3 == -113.0;
    if (unlikely(cpy_r_r4)) goto CPyL5;
CPyL4: ;
    cpy_r_r5 = -cpy_r_r3;
    return cpy_r_r5;
CPyL5: ;
    cpy_r_r6 = PyErr_Occurred();
    if (unlikely(cpy_r_r6 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<lambda>", 123, CPyStatic_engine___globals);
    } else
        goto CPyL4;
CPyL6: ;
    cpy_r_r7 = -113.0;
    return cpy_r_r7;
}
        
        PyObject *CPyPy_engine_____mypyc_lambda__0__slots_Engines_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            double retval = CPyDef_engine_____mypyc_lambda__0__slots_Engines_obj_____call__(arg___mypyc_self__, arg_place);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<lambda>", 123, CPyStatic_engine___globals);
            return NULL;
        }
        
tuple_T3OOO CPyDef_engine___Engines____slots(PyObject *cpy_r_self, PyObject *cpy_r_player) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject **cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    int32_t cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyPtr cpy_r_r27;
    int64_t cpy_r_r28;
    CPyTagged cpy_r_r29;
    CPyTagged cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r__;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    int32_t cpy_r_r35;
    char cpy_r_r36;
    CPyTagged cpy_r_r37;
    CPyTagged cpy_r_r38;
    PyObject *cpy_r_r39;
    int64_t cpy_r_r40;
    CPyPtr cpy_r_r41;
    int64_t cpy_r_r42;
    char cpy_r_r43;
    CPyTagged cpy_r_place;
    CPyPtr cpy_r_r44;
    CPyPtr cpy_r_r45;
    int64_t cpy_r_r46;
    CPyPtr cpy_r_r47;
    PyObject *cpy_r_r48;
    CPyTagged cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    double cpy_r_r52;
    char cpy_r_r53;
    double cpy_r_gain;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    CPyTagged cpy_r_r57;
    CPyTagged cpy_r_r58;
    CPyTagged cpy_r_extra;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    CPyTagged cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    char cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    double cpy_r_r70;
    char cpy_r_r71;
    double cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    CPyTagged cpy_r_r76;
    CPyTagged cpy_r_count;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    CPyTagged cpy_r_r79;
    char cpy_r_r80;
    char cpy_r_r81;
    CPyTagged cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    int64_t cpy_r_r85;
    CPyPtr cpy_r_r86;
    int64_t cpy_r_r87;
    char cpy_r_r88;
    CPyPtr cpy_r_r89;
    CPyPtr cpy_r_r90;
    int64_t cpy_r_r91;
    CPyPtr cpy_r_r92;
    PyObject *cpy_r_r93;
    CPyTagged cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    CPyTagged cpy_r_r97;
    CPyTagged cpy_r_r98;
    char cpy_r_r99;
    int64_t cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    int32_t cpy_r_r104;
    char cpy_r_r105;
    CPyTagged cpy_r_r106;
    char cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    int32_t cpy_r_r110;
    char cpy_r_r111;
    char cpy_r_r112;
    CPyTagged cpy_r_r113;
    double cpy_r_r114;
    char cpy_r_r115;
    PyObject *cpy_r_r116;
    double cpy_r_r117;
    char cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    int32_t cpy_r_r126;
    char cpy_r_r127;
    CPyTagged cpy_r_r128;
    int64_t cpy_r_r129;
    int64_t cpy_r_r130;
    CPyPtr cpy_r_r131;
    int64_t cpy_r_r132;
    char cpy_r_r133;
    CPyPtr cpy_r_r134;
    CPyPtr cpy_r_r135;
    int64_t cpy_r_r136;
    CPyPtr cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject **cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    int64_t cpy_r_r146;
    PyObject *cpy_r_r147;
    tuple_T3OOO cpy_r_r148;
    tuple_T3OOO cpy_r_r149;
    cpy_r_r0 = CPyDef_engine____slots_Engines_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 98, CPyStatic_engine___globals);
        goto CPyL88;
    }
    cpy_r_r1 = ((serai___games___wayfarers___thinking___engine___EnginesObject *)cpy_r_self)->__book;
    cpy_r_r2 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r1)->_cards;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_assets;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/engine.py", "_slots", "Player", "assets", 101, CPyStatic_engine___globals);
        goto CPyL89;
    }
CPyL2: ;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = cpy_r_r5 << 1;
    cpy_r_r7 = (PyObject *)&PyRange_Type;
    cpy_r_r8 = CPyStatics[4897]; /* 1 */
    cpy_r_r9 = CPyTagged_StealAsObject(cpy_r_r6);
    PyObject *cpy_r_r10[2] = {cpy_r_r8, cpy_r_r9};
    cpy_r_r11 = (PyObject **)&cpy_r_r10;
    cpy_r_r12 = PyObject_Vectorcall(cpy_r_r7, cpy_r_r11, 2, 0);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 101, CPyStatic_engine___globals);
        goto CPyL90;
    }
    CPy_DECREF(cpy_r_r9);
    if (likely(PyRange_Check(cpy_r_r12)))
        cpy_r_r13 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 101, CPyStatic_engine___globals, "range", cpy_r_r12);
        goto CPyL89;
    }
    cpy_r_r14 = PyList_New(0);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 102, CPyStatic_engine___globals);
        goto CPyL91;
    }
    cpy_r_r15 = PyObject_GetIter(cpy_r_r13);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 102, CPyStatic_engine___globals);
        goto CPyL92;
    }
CPyL6: ;
    cpy_r_r16 = PyIter_Next(cpy_r_r15);
    if (cpy_r_r16 == NULL) goto CPyL93;
    if (likely(PyLong_Check(cpy_r_r16)))
        cpy_r_r17 = CPyTagged_FromObject(cpy_r_r16);
    else {
        CPy_TypeError("int", cpy_r_r16); cpy_r_r17 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 102, CPyStatic_engine___globals);
        goto CPyL94;
    }
    cpy_r_r18 = CPyDef_engine___reached(cpy_r_player, cpy_r_r17);
    CPyTagged_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 102, CPyStatic_engine___globals);
        goto CPyL94;
    }
    cpy_r_r19 = PyList_Append(cpy_r_r14, cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    cpy_r_r20 = cpy_r_r19 >= 0;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 102, CPyStatic_engine___globals);
        goto CPyL94;
    } else
        goto CPyL6;
CPyL10: ;
    cpy_r_r21 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 102, CPyStatic_engine___globals);
        goto CPyL92;
    }
    cpy_r_r22 = PyList_New(0);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 103, CPyStatic_engine___globals);
        goto CPyL95;
    }
    if (((serai___games___wayfarers___thinking___engine____slots_Engines_envObject *)cpy_r_r0)->_gains != NULL) {
        CPy_DECREF(((serai___games___wayfarers___thinking___engine____slots_Engines_envObject *)cpy_r_r0)->_gains);
    }
    ((serai___games___wayfarers___thinking___engine____slots_Engines_envObject *)cpy_r_r0)->_gains = cpy_r_r22;
    cpy_r_r23 = 1;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 103, CPyStatic_engine___globals);
        goto CPyL95;
    }
    cpy_r_r24 = PyList_New(0);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 104, CPyStatic_engine___globals);
        goto CPyL95;
    }
    cpy_r_r25 = PyList_New(0);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 105, CPyStatic_engine___globals);
        goto CPyL96;
    }
    cpy_r_r26 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_assets;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/engine.py", "_slots", "Player", "assets", 105, CPyStatic_engine___globals);
        goto CPyL97;
    }
CPyL16: ;
    cpy_r_r27 = (CPyPtr)((CPyPtr)cpy_r_r26 + offsetof(PyVarObject, ob_size));
    cpy_r_r28 = *(int64_t *)cpy_r_r27;
    cpy_r_r29 = cpy_r_r28 << 1;
    cpy_r_r30 = 0;
    cpy_r_r31 = CPyTagged_StealAsObject(cpy_r_r30);
    cpy_r__ = cpy_r_r31;
    CPy_DECREF(cpy_r__);
CPyL17: ;
    cpy_r_r32 = (Py_ssize_t)cpy_r_r30 < (Py_ssize_t)cpy_r_r29;
    if (!cpy_r_r32) goto CPyL21;
    cpy_r_r33 = CPyTagged_StealAsObject(cpy_r_r30);
    cpy_r__ = cpy_r_r33;
    CPy_DECREF(cpy_r__);
    cpy_r_r34 = PyList_New(0);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 105, CPyStatic_engine___globals);
        goto CPyL97;
    }
    cpy_r_r35 = PyList_Append(cpy_r_r25, cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    cpy_r_r36 = cpy_r_r35 >= 0;
    if (unlikely(!cpy_r_r36)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 105, CPyStatic_engine___globals);
        goto CPyL97;
    }
    cpy_r_r37 = cpy_r_r30 + 2;
    cpy_r_r30 = cpy_r_r37;
    goto CPyL17;
CPyL21: ;
    cpy_r_r38 = 0;
    cpy_r_r39 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_slots;
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/engine.py", "_slots", "Player", "slots", 106, CPyStatic_engine___globals);
        goto CPyL98;
    }
    CPy_INCREF(cpy_r_r39);
CPyL22: ;
    cpy_r_r40 = 0;
CPyL23: ;
    cpy_r_r41 = (CPyPtr)((CPyPtr)cpy_r_r39 + offsetof(PyVarObject, ob_size));
    cpy_r_r42 = *(int64_t *)cpy_r_r41;
    cpy_r_r43 = cpy_r_r40 < cpy_r_r42;
    if (!cpy_r_r43) goto CPyL99;
    cpy_r_place = cpy_r_r38;
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
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 106, CPyStatic_engine___globals);
        goto CPyL100;
    }
    cpy_r_r50 = ((serai___games___wayfarers___thinking___engine___EnginesObject *)cpy_r_self)->__action;
    cpy_r_r51 = CPyList_GetItem(cpy_r_r50, cpy_r_r49);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 107, CPyStatic_engine___globals);
        goto CPyL101;
    }
    cpy_r_r52 = PyFloat_AsDouble(cpy_r_r51);
    if (cpy_r_r52 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r51); cpy_r_r52 = -113.0;
    }
    CPy_DECREF(cpy_r_r51);
    cpy_r_r53 = cpy_r_r52 == -113.0;
    if (unlikely(cpy_r_r53)) goto CPyL28;
CPyL27: ;
    cpy_r_gain = cpy_r_r52;
    cpy_r_r54 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_slot_places;
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/engine.py", "_slots", "Player", "slot_places", 108, CPyStatic_engine___globals);
        goto CPyL101;
    }
    goto CPyL29;
CPyL28: ;
    cpy_r_r55 = PyErr_Occurred();
    if (unlikely(cpy_r_r55 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 107, CPyStatic_engine___globals);
        goto CPyL101;
    } else
        goto CPyL27;
CPyL29: ;
    cpy_r_r56 = CPyList_GetItem(cpy_r_r54, cpy_r_place);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 108, CPyStatic_engine___globals);
        goto CPyL101;
    }
    if (likely(PyLong_Check(cpy_r_r56)))
        cpy_r_r57 = CPyTagged_FromObject(cpy_r_r56);
    else {
        CPy_TypeError("int", cpy_r_r56); cpy_r_r57 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r57 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 108, CPyStatic_engine___globals);
        goto CPyL101;
    }
    cpy_r_r58 = CPyDef_wayfarers___table___Player___folk_at(cpy_r_player, cpy_r_r57);
    CPyTagged_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r58 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 108, CPyStatic_engine___globals);
        goto CPyL101;
    }
    cpy_r_extra = 0;
    cpy_r_r59 = (Py_ssize_t)cpy_r_r58 != -2;
    if (cpy_r_r59) {
        goto CPyL102;
    } else
        goto CPyL103;
CPyL33: ;
    cpy_r_r60 = CPyList_GetItemBorrow(cpy_r_r2, cpy_r_r58);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 111, CPyStatic_engine___globals);
        goto CPyL104;
    }
    if (likely(Py_TYPE(cpy_r_r60) == CPyType_wayfarers___printed___Card))
        cpy_r_r61 = cpy_r_r60;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 111, CPyStatic_engine___globals, "serai.games.wayfarers.printed.Card", cpy_r_r60);
        goto CPyL104;
    }
    cpy_r_r62 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r61)->_assets;
    CPyTagged_INCREF(cpy_r_r62);
    cpy_r_extra = cpy_r_r62;
    cpy_r_r63 = CPyList_GetItemBorrow(cpy_r_r2, cpy_r_r58);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 112, CPyStatic_engine___globals);
        goto CPyL105;
    }
    if (likely(Py_TYPE(cpy_r_r63) == CPyType_wayfarers___printed___Card))
        cpy_r_r64 = cpy_r_r63;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 112, CPyStatic_engine___globals, "serai.games.wayfarers.printed.Card", cpy_r_r63);
        goto CPyL105;
    }
    cpy_r_r65 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r64)->_timing;
    CPy_INCREF(cpy_r_r65);
    cpy_r_r66 = CPyStatics[543]; /* 'die' */
    cpy_r_r67 = CPyStr_EqualLiteral(cpy_r_r65, cpy_r_r66, 3);
    CPy_DECREF(cpy_r_r65);
    if (!cpy_r_r67) goto CPyL103;
    cpy_r_r68 = ((serai___games___wayfarers___thinking___engine___EnginesObject *)cpy_r_self)->__ability;
    cpy_r_r69 = CPyList_GetItem(cpy_r_r68, cpy_r_r58);
    CPyTagged_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 113, CPyStatic_engine___globals);
        goto CPyL106;
    }
    cpy_r_r70 = PyFloat_AsDouble(cpy_r_r69);
    if (cpy_r_r70 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r69); cpy_r_r70 = -113.0;
    }
    CPy_DECREF(cpy_r_r69);
    cpy_r_r71 = cpy_r_r70 == -113.0;
    if (unlikely(cpy_r_r71)) goto CPyL41;
CPyL40: ;
    cpy_r_r72 = cpy_r_gain + cpy_r_r70;
    cpy_r_gain = cpy_r_r72;
    goto CPyL42;
CPyL41: ;
    cpy_r_r73 = PyErr_Occurred();
    if (unlikely(cpy_r_r73 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 113, CPyStatic_engine___globals);
        goto CPyL106;
    } else
        goto CPyL40;
CPyL42: ;
    cpy_r_r74 = CPyList_GetItemBorrow(cpy_r_r2, cpy_r_r49);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 114, CPyStatic_engine___globals);
        goto CPyL106;
    }
    if (likely(Py_TYPE(cpy_r_r74) == CPyType_wayfarers___printed___Card))
        cpy_r_r75 = cpy_r_r74;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 114, CPyStatic_engine___globals, "serai.games.wayfarers.printed.Card", cpy_r_r74);
        goto CPyL106;
    }
    cpy_r_r76 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r75)->_needs;
    CPyTagged_INCREF(cpy_r_r76);
    CPyTagged_DECREF(cpy_r_r49);
    cpy_r_count = 0;
    cpy_r_r77 = PyObject_GetIter(cpy_r_r13);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 116, CPyStatic_engine___globals);
        goto CPyL107;
    }
CPyL45: ;
    cpy_r_r78 = PyIter_Next(cpy_r_r77);
    if (cpy_r_r78 == NULL) goto CPyL108;
    if (likely(PyLong_Check(cpy_r_r78)))
        cpy_r_r79 = CPyTagged_FromObject(cpy_r_r78);
    else {
        CPy_TypeError("int", cpy_r_r78); cpy_r_r79 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r79 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 116, CPyStatic_engine___globals);
        goto CPyL109;
    }
    cpy_r_r80 = cpy_r_r76 != 0;
    if (!cpy_r_r80) goto CPyL61;
    cpy_r_r81 = 0;
    cpy_r_r82 = CPyTagged_Subtract(cpy_r_r79, 2);
    cpy_r_r83 = CPyList_GetItem(cpy_r_r14, cpy_r_r82);
    CPyTagged_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 117, CPyStatic_engine___globals);
        goto CPyL110;
    }
    if (likely(PyList_Check(cpy_r_r83)))
        cpy_r_r84 = cpy_r_r83;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 117, CPyStatic_engine___globals, "list", cpy_r_r83);
        goto CPyL110;
    }
    cpy_r_r85 = 0;
CPyL51: ;
    cpy_r_r86 = (CPyPtr)((CPyPtr)cpy_r_r84 + offsetof(PyVarObject, ob_size));
    cpy_r_r87 = *(int64_t *)cpy_r_r86;
    cpy_r_r88 = cpy_r_r85 < cpy_r_r87;
    if (!cpy_r_r88) goto CPyL111;
    cpy_r_r89 = (CPyPtr)((CPyPtr)cpy_r_r84 + offsetof(PyListObject, ob_item));
    cpy_r_r90 = *(CPyPtr *)cpy_r_r89;
    cpy_r_r91 = cpy_r_r85 * 8;
    cpy_r_r92 = cpy_r_r90 + cpy_r_r91;
    cpy_r_r93 = *(PyObject * *)cpy_r_r92;
    CPy_INCREF(cpy_r_r93);
    if (likely(PyLong_Check(cpy_r_r93)))
        cpy_r_r94 = CPyTagged_FromObject(cpy_r_r93);
    else {
        CPy_TypeError("int", cpy_r_r93); cpy_r_r94 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r93);
    if (unlikely(cpy_r_r94 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 117, CPyStatic_engine___globals);
        goto CPyL112;
    }
    cpy_r_r95 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_assets;
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/engine.py", "_slots", "Player", "assets", 117, CPyStatic_engine___globals);
        goto CPyL113;
    }
CPyL54: ;
    cpy_r_r96 = CPyList_GetItemBorrow(cpy_r_r95, cpy_r_r94);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 117, CPyStatic_engine___globals);
        goto CPyL113;
    }
    if (likely(PyLong_Check(cpy_r_r96)))
        cpy_r_r97 = CPyTagged_FromObject(cpy_r_r96);
    else {
        CPy_TypeError("int", cpy_r_r96); cpy_r_r97 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r97 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 117, CPyStatic_engine___globals);
        goto CPyL113;
    }
    cpy_r_r98 = CPyTagged_Add(cpy_r_r97, cpy_r_extra);
    CPyTagged_DECREF(cpy_r_r97);
    CPyTagged_DECREF(cpy_r_r94);
    cpy_r_r99 = CPyDef_wayfarers___names___covers(cpy_r_r98, cpy_r_r76);
    CPyTagged_DECREF(cpy_r_r98);
    if (unlikely(cpy_r_r99 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 117, CPyStatic_engine___globals);
        goto CPyL112;
    }
    if (cpy_r_r99) {
        goto CPyL114;
    } else
        goto CPyL59;
CPyL58: ;
    cpy_r_r81 = 1;
    goto CPyL60;
CPyL59: ;
    cpy_r_r100 = cpy_r_r85 + 1;
    cpy_r_r85 = cpy_r_r100;
    goto CPyL51;
CPyL60: ;
    if (!cpy_r_r81) goto CPyL115;
CPyL61: ;
    cpy_r_r101 = CPyList_GetItem(cpy_r_r25, cpy_r_r79);
    CPyTagged_DECREF(cpy_r_r79);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 118, CPyStatic_engine___globals);
        goto CPyL109;
    }
    if (likely(PyList_Check(cpy_r_r101)))
        cpy_r_r102 = cpy_r_r101;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 118, CPyStatic_engine___globals, "list", cpy_r_r101);
        goto CPyL109;
    }
    CPyTagged_INCREF(cpy_r_place);
    cpy_r_r103 = CPyTagged_StealAsObject(cpy_r_place);
    cpy_r_r104 = PyList_Append(cpy_r_r102, cpy_r_r103);
    CPy_DECREF(cpy_r_r102);
    CPy_DECREF(cpy_r_r103);
    cpy_r_r105 = cpy_r_r104 >= 0;
    if (unlikely(!cpy_r_r105)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 118, CPyStatic_engine___globals);
        goto CPyL109;
    }
    cpy_r_r106 = CPyTagged_Add(cpy_r_count, 2);
    CPyTagged_DECREF(cpy_r_count);
    cpy_r_count = cpy_r_r106;
    goto CPyL45;
CPyL65: ;
    cpy_r_r107 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r107)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 116, CPyStatic_engine___globals);
        goto CPyL116;
    }
    cpy_r_r108 = ((serai___games___wayfarers___thinking___engine____slots_Engines_envObject *)cpy_r_r0)->_gains;
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/engine.py", "_slots", "_slots_Engines_env", "gains", 120, CPyStatic_engine___globals);
        goto CPyL116;
    }
    CPy_INCREF(cpy_r_r108);
CPyL67: ;
    cpy_r_r109 = PyFloat_FromDouble(cpy_r_gain);
    cpy_r_r110 = PyList_Append(cpy_r_r108, cpy_r_r109);
    CPy_DECREF(cpy_r_r108);
    CPy_DECREF(cpy_r_r109);
    cpy_r_r111 = cpy_r_r110 >= 0;
    if (unlikely(!cpy_r_r111)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 120, CPyStatic_engine___globals);
        goto CPyL116;
    }
    cpy_r_r112 = cpy_r_r76 != 0;
    CPyTagged_DECREF(cpy_r_r76);
    if (!cpy_r_r112) goto CPyL117;
    cpy_r_r113 = CPyObject_Size(cpy_r_r13);
    if (unlikely(cpy_r_r113 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 121, CPyStatic_engine___globals);
        goto CPyL118;
    }
    cpy_r_r114 = CPyTagged_TrueDivide(cpy_r_count, cpy_r_r113);
    CPyTagged_DECREF(cpy_r_count);
    CPyTagged_DECREF(cpy_r_r113);
    cpy_r_r115 = cpy_r_r114 == -113.0;
    if (unlikely(cpy_r_r115)) goto CPyL72;
CPyL71: ;
    cpy_r_r116 = ((serai___games___wayfarers___thinking___engine___EnginesObject *)cpy_r_self)->__weights;
    cpy_r_r117 = ((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r116)->_pickiness;
    if (unlikely(cpy_r_r117 == -113.0) && !(((serai___games___wayfarers___thinking___weights___WeightsObject *)cpy_r_r116)->bitmap2 & 1024)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'pickiness' of 'Weights' undefined");
    }
    cpy_r_r118 = cpy_r_r117 == -113.0;
    if (unlikely(cpy_r_r118)) {
        goto CPyL74;
    } else
        goto CPyL73;
CPyL72: ;
    cpy_r_r119 = PyErr_Occurred();
    if (unlikely(cpy_r_r119 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 121, CPyStatic_engine___globals);
        goto CPyL119;
    } else
        goto CPyL71;
CPyL73: ;
    cpy_r_r120 = PyFloat_FromDouble(cpy_r_r114);
    cpy_r_r121 = PyFloat_FromDouble(cpy_r_r117);
    cpy_r_r122 = CPyNumber_Power(cpy_r_r120, cpy_r_r121);
    CPy_DECREF(cpy_r_r120);
    CPy_DECREF(cpy_r_r121);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 121, CPyStatic_engine___globals);
        goto CPyL119;
    } else
        goto CPyL75;
CPyL74: ;
    cpy_r_r123 = PyErr_Occurred();
    if (unlikely(cpy_r_r123 != NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 121, CPyStatic_engine___globals);
        goto CPyL119;
    } else
        goto CPyL73;
CPyL75: ;
    cpy_r_r124 = cpy_r_r122;
    goto CPyL77;
CPyL76: ;
    cpy_r_r125 = PyFloat_FromDouble(1.0);
    cpy_r_r124 = cpy_r_r125;
CPyL77: ;
    cpy_r_r126 = PyList_Append(cpy_r_r24, cpy_r_r124);
    CPy_DECREF(cpy_r_r124);
    cpy_r_r127 = cpy_r_r126 >= 0;
    if (unlikely(!cpy_r_r127)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 121, CPyStatic_engine___globals);
        goto CPyL119;
    }
    cpy_r_r128 = cpy_r_r38 + 2;
    cpy_r_r38 = cpy_r_r128;
    cpy_r_r129 = cpy_r_r40 + 1;
    cpy_r_r40 = cpy_r_r129;
    goto CPyL23;
CPyL79: ;
    cpy_r_r130 = 0;
CPyL80: ;
    cpy_r_r131 = (CPyPtr)((CPyPtr)cpy_r_r25 + offsetof(PyVarObject, ob_size));
    cpy_r_r132 = *(int64_t *)cpy_r_r131;
    cpy_r_r133 = cpy_r_r130 < cpy_r_r132;
    if (!cpy_r_r133) goto CPyL86;
    cpy_r_r134 = (CPyPtr)((CPyPtr)cpy_r_r25 + offsetof(PyListObject, ob_item));
    cpy_r_r135 = *(CPyPtr *)cpy_r_r134;
    cpy_r_r136 = cpy_r_r130 * 8;
    cpy_r_r137 = cpy_r_r135 + cpy_r_r136;
    cpy_r_r138 = *(PyObject * *)cpy_r_r137;
    CPy_INCREF(cpy_r_r138);
    if (likely(PyList_Check(cpy_r_r138)))
        cpy_r_r139 = cpy_r_r138;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 122, CPyStatic_engine___globals, "list", cpy_r_r138);
        goto CPyL120;
    }
    cpy_r_r140 = CPyDef_engine_____mypyc_lambda__0__slots_Engines_obj();
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 123, CPyStatic_engine___globals);
        goto CPyL121;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___wayfarers___thinking___engine_____mypyc_lambda__0__slots_Engines_objObject *)cpy_r_r140)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r141 = CPyStatics[2115]; /* 'sort' */
    PyObject *cpy_r_r142[2] = {cpy_r_r139, cpy_r_r140};
    cpy_r_r143 = (PyObject **)&cpy_r_r142;
    cpy_r_r144 = CPyStatics[4977]; /* ('key',) */
    cpy_r_r145 = PyObject_VectorcallMethod(cpy_r_r141, cpy_r_r143, 9223372036854775809ULL, cpy_r_r144);
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 123, CPyStatic_engine___globals);
        goto CPyL122;
    } else
        goto CPyL123;
CPyL84: ;
    CPy_DECREF(cpy_r_r139);
    CPy_DECREF(cpy_r_r140);
    cpy_r_r146 = cpy_r_r130 + 1;
    cpy_r_r130 = cpy_r_r146;
    goto CPyL80;
CPyL86: ;
    cpy_r_r147 = ((serai___games___wayfarers___thinking___engine____slots_Engines_envObject *)cpy_r_r0)->_gains;
    if (unlikely(cpy_r_r147 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'gains' of '_slots_Engines_env' undefined");
    } else {
        CPy_INCREF(cpy_r_r147);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 124, CPyStatic_engine___globals);
        goto CPyL124;
    }
CPyL87: ;
    cpy_r_r148.f0 = cpy_r_r147;
    cpy_r_r148.f1 = cpy_r_r24;
    cpy_r_r148.f2 = cpy_r_r25;
    return cpy_r_r148;
CPyL88: ;
    tuple_T3OOO __tmp8021 = { NULL, NULL, NULL };
    cpy_r_r149 = __tmp8021;
    return cpy_r_r149;
CPyL89: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL88;
CPyL90: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r9);
    goto CPyL88;
CPyL91: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r13);
    goto CPyL88;
CPyL92: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    goto CPyL88;
CPyL93: ;
    CPy_DECREF(cpy_r_r15);
    goto CPyL10;
CPyL94: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    goto CPyL88;
CPyL95: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    goto CPyL88;
CPyL96: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r24);
    goto CPyL88;
CPyL97: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r25);
    goto CPyL88;
CPyL98: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r25);
    goto CPyL88;
CPyL99: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r39);
    goto CPyL79;
CPyL100: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL88;
CPyL101: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_r49);
    goto CPyL88;
CPyL102: ;
    CPyTagged_DECREF(cpy_r_extra);
    goto CPyL33;
CPyL103: ;
    CPyTagged_DECREF(cpy_r_r58);
    goto CPyL42;
CPyL104: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_r49);
    CPyTagged_DecRef(cpy_r_r58);
    goto CPyL88;
CPyL105: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_r49);
    CPyTagged_DecRef(cpy_r_r58);
    CPyTagged_DecRef(cpy_r_extra);
    goto CPyL88;
CPyL106: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_r49);
    CPyTagged_DecRef(cpy_r_extra);
    goto CPyL88;
CPyL107: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_extra);
    CPyTagged_DecRef(cpy_r_r76);
    CPyTagged_DecRef(cpy_r_count);
    goto CPyL88;
CPyL108: ;
    CPyTagged_DECREF(cpy_r_place);
    CPyTagged_DECREF(cpy_r_extra);
    CPy_DECREF(cpy_r_r77);
    goto CPyL65;
CPyL109: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_extra);
    CPyTagged_DecRef(cpy_r_r76);
    CPyTagged_DecRef(cpy_r_count);
    CPy_DecRef(cpy_r_r77);
    goto CPyL88;
CPyL110: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_extra);
    CPyTagged_DecRef(cpy_r_r76);
    CPyTagged_DecRef(cpy_r_count);
    CPy_DecRef(cpy_r_r77);
    CPyTagged_DecRef(cpy_r_r79);
    goto CPyL88;
CPyL111: ;
    CPy_DECREF(cpy_r_r84);
    goto CPyL60;
CPyL112: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_extra);
    CPyTagged_DecRef(cpy_r_r76);
    CPyTagged_DecRef(cpy_r_count);
    CPy_DecRef(cpy_r_r77);
    CPyTagged_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r84);
    goto CPyL88;
CPyL113: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_extra);
    CPyTagged_DecRef(cpy_r_r76);
    CPyTagged_DecRef(cpy_r_count);
    CPy_DecRef(cpy_r_r77);
    CPyTagged_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r84);
    CPyTagged_DecRef(cpy_r_r94);
    goto CPyL88;
CPyL114: ;
    CPy_DECREF(cpy_r_r84);
    goto CPyL58;
CPyL115: ;
    CPyTagged_DECREF(cpy_r_r79);
    goto CPyL45;
CPyL116: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_r76);
    CPyTagged_DecRef(cpy_r_count);
    goto CPyL88;
CPyL117: ;
    CPyTagged_DECREF(cpy_r_count);
    goto CPyL76;
CPyL118: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_count);
    goto CPyL88;
CPyL119: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r39);
    goto CPyL88;
CPyL120: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r25);
    goto CPyL88;
CPyL121: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r139);
    goto CPyL88;
CPyL122: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r139);
    CPy_DecRef(cpy_r_r140);
    goto CPyL88;
CPyL123: ;
    CPy_DECREF(cpy_r_r145);
    goto CPyL84;
CPyL124: ;
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r25);
    goto CPyL88;
}
        
        PyObject *CPyPy_engine___Engines____slots(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"player", 0};
            static CPyArg_Parser parser = {"O:_slots", kwlist, 0};
            PyObject *obj_player;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_player)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_engine___Engines))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.thinking.engine.Engines", obj_self); 
                goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_wayfarers___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Player", obj_player); 
                goto fail;
            }
            tuple_T3OOO retval = CPyDef_engine___Engines____slots(arg_self, arg_player);
            if (retval.f0 == NULL) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(3);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp8022 = retval.f0;
            PyTuple_SET_ITEM(retbox, 0, __tmp8022);
            PyObject *__tmp8023 = retval.f1;
            PyTuple_SET_ITEM(retbox, 1, __tmp8023);
            PyObject *__tmp8024 = retval.f2;
            PyTuple_SET_ITEM(retbox, 2, __tmp8024);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "_slots", 98, CPyStatic_engine___globals);
            return NULL;
        }
        
PyObject *CPyDef_engine___reached(PyObject *cpy_r_player, CPyTagged cpy_r_value) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    CPyPtr cpy_r_r3;
    CPyTagged cpy_r_other;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    CPyTagged cpy_r_r11;
    int64_t cpy_r_r12;
    char cpy_r_r13;
    int64_t cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    int32_t cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    char cpy_r_r25;
    int64_t cpy_r_r26;
    char cpy_r_r27;
    int64_t cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    CPyTagged cpy_r_r32;
    PyObject *cpy_r_r33;
    int32_t cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    cpy_r_r0 = PyList_New(1);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "reached", 129, CPyStatic_engine___globals);
        goto CPyL24;
    }
    CPyTagged_INCREF(cpy_r_value);
    cpy_r_r1 = CPyTagged_StealAsObject(cpy_r_value);
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyListObject, ob_item));
    cpy_r_r3 = *(CPyPtr *)cpy_r_r2;
    *(PyObject * *)cpy_r_r3 = cpy_r_r1;
    CPyTagged_INCREF(cpy_r_value);
    cpy_r_other = cpy_r_value;
CPyL2: ;
    cpy_r_r4 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_plus;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/engine.py", "reached", "Player", "plus", 131, CPyStatic_engine___globals);
        goto CPyL25;
    }
CPyL3: ;
    cpy_r_r5 = CPyList_GetItem(cpy_r_r4, cpy_r_other);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "reached", 131, CPyStatic_engine___globals);
        goto CPyL25;
    }
    if (unlikely(!PyBool_Check(cpy_r_r5))) {
        CPy_TypeError("bool", cpy_r_r5); cpy_r_r6 = 2;
    } else
        cpy_r_r6 = cpy_r_r5 == Py_True;
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "reached", 131, CPyStatic_engine___globals);
        goto CPyL25;
    }
    if (!cpy_r_r6) goto CPyL26;
    cpy_r_r7 = CPyTagged_Add(cpy_r_other, 2);
    cpy_r_r8 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_assets;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/engine.py", "reached", "Player", "assets", 131, CPyStatic_engine___globals);
        goto CPyL27;
    }
CPyL7: ;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyVarObject, ob_size));
    cpy_r_r10 = *(int64_t *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r10 << 1;
    cpy_r_r12 = cpy_r_r7 & 1;
    cpy_r_r13 = cpy_r_r12 != 0;
    if (cpy_r_r13) goto CPyL9;
    cpy_r_r14 = cpy_r_r11 & 1;
    cpy_r_r15 = cpy_r_r14 != 0;
    if (!cpy_r_r15) goto CPyL10;
CPyL9: ;
    cpy_r_r16 = CPyTagged_IsLt_(cpy_r_r7, cpy_r_r11);
    cpy_r_r17 = cpy_r_r16;
    goto CPyL11;
CPyL10: ;
    cpy_r_r18 = (Py_ssize_t)cpy_r_r7 < (Py_ssize_t)cpy_r_r11;
    cpy_r_r17 = cpy_r_r18;
CPyL11: ;
    CPyTagged_DECREF(cpy_r_r7);
    if (!cpy_r_r17) goto CPyL26;
    cpy_r_r19 = CPyTagged_Add(cpy_r_other, 2);
    CPyTagged_DECREF(cpy_r_other);
    cpy_r_other = cpy_r_r19;
    CPyTagged_INCREF(cpy_r_other);
    cpy_r_r20 = CPyTagged_StealAsObject(cpy_r_other);
    cpy_r_r21 = PyList_Append(cpy_r_r0, cpy_r_r20);
    CPy_DECREF(cpy_r_r20);
    cpy_r_r22 = cpy_r_r21 >= 0;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "reached", 133, CPyStatic_engine___globals);
        goto CPyL25;
    } else
        goto CPyL2;
CPyL13: ;
    CPyTagged_INCREF(cpy_r_value);
    cpy_r_other = cpy_r_value;
CPyL14: ;
    cpy_r_r23 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_minus;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/thinking/engine.py", "reached", "Player", "minus", 135, CPyStatic_engine___globals);
        goto CPyL25;
    }
CPyL15: ;
    cpy_r_r24 = CPyList_GetItem(cpy_r_r23, cpy_r_other);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "reached", 135, CPyStatic_engine___globals);
        goto CPyL25;
    }
    if (unlikely(!PyBool_Check(cpy_r_r24))) {
        CPy_TypeError("bool", cpy_r_r24); cpy_r_r25 = 2;
    } else
        cpy_r_r25 = cpy_r_r24 == Py_True;
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "reached", 135, CPyStatic_engine___globals);
        goto CPyL25;
    }
    if (!cpy_r_r25) goto CPyL28;
    cpy_r_r26 = cpy_r_other & 1;
    cpy_r_r27 = cpy_r_r26 != 0;
    if (cpy_r_r27) goto CPyL20;
    cpy_r_r28 = 2 & 1;
    cpy_r_r29 = cpy_r_r28 != 0;
    if (!cpy_r_r29) goto CPyL21;
CPyL20: ;
    cpy_r_r30 = CPyTagged_IsLt_(2, cpy_r_other);
    if (cpy_r_r30) {
        goto CPyL22;
    } else
        goto CPyL28;
CPyL21: ;
    cpy_r_r31 = (Py_ssize_t)cpy_r_other > (Py_ssize_t)2;
    if (!cpy_r_r31) goto CPyL28;
CPyL22: ;
    cpy_r_r32 = CPyTagged_Subtract(cpy_r_other, 2);
    CPyTagged_DECREF(cpy_r_other);
    cpy_r_other = cpy_r_r32;
    CPyTagged_INCREF(cpy_r_other);
    cpy_r_r33 = CPyTagged_StealAsObject(cpy_r_other);
    cpy_r_r34 = PyList_Append(cpy_r_r0, cpy_r_r33);
    CPy_DECREF(cpy_r_r33);
    cpy_r_r35 = cpy_r_r34 >= 0;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "reached", 137, CPyStatic_engine___globals);
        goto CPyL25;
    } else
        goto CPyL14;
CPyL23: ;
    return cpy_r_r0;
CPyL24: ;
    cpy_r_r36 = NULL;
    return cpy_r_r36;
CPyL25: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_other);
    goto CPyL24;
CPyL26: ;
    CPyTagged_DECREF(cpy_r_other);
    goto CPyL13;
CPyL27: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_other);
    CPyTagged_DecRef(cpy_r_r7);
    goto CPyL24;
CPyL28: ;
    CPyTagged_DECREF(cpy_r_other);
    goto CPyL23;
}
        
        PyObject *CPyPy_engine___reached(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"player", "value", 0};
            static CPyArg_Parser parser = {"OO:reached", kwlist, 0};
            PyObject *obj_player;
            PyObject *obj_value;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_player, &obj_value)) {
                return NULL;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_wayfarers___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Player", obj_player); 
                goto fail;
            }
            CPyTagged arg_value;
            if (likely(PyLong_Check(obj_value)))
                arg_value = CPyTagged_BorrowFromObject(obj_value);
            else {
                CPy_TypeError("int", obj_value); goto fail;
            }
            PyObject *retval = CPyDef_engine___reached(arg_player, arg_value);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "reached", 127, CPyStatic_engine___globals);
            return NULL;
        }
        
char CPyDef_engine_____top_level__(void) {
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
    void *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    char cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    void *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    char cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    char cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject **cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    int32_t cpy_r_r190;
    char cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    int32_t cpy_r_r194;
    char cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    int32_t cpy_r_r198;
    char cpy_r_r199;
    PyObject *cpy_r_r200;
    PyObject *cpy_r_r201;
    int32_t cpy_r_r202;
    char cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    int32_t cpy_r_r206;
    char cpy_r_r207;
    PyObject *cpy_r_r208;
    PyObject *cpy_r_r209;
    int32_t cpy_r_r210;
    char cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    int32_t cpy_r_r214;
    char cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    int32_t cpy_r_r218;
    char cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    int32_t cpy_r_r222;
    char cpy_r_r223;
    PyObject *cpy_r_r224;
    PyObject *cpy_r_r225;
    int32_t cpy_r_r226;
    char cpy_r_r227;
    PyObject **cpy_r_r229;
    PyObject *cpy_r_r230;
    PyObject *cpy_r_r231;
    PyObject *cpy_r_r232;
    int32_t cpy_r_r233;
    char cpy_r_r234;
    PyObject *cpy_r_r235;
    PyObject *cpy_r_r236;
    PyObject *cpy_r_r237;
    PyObject *cpy_r_r238;
    PyObject *cpy_r_r239;
    char cpy_r_r240;
    char cpy_r_r241;
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
    int32_t cpy_r_r252;
    char cpy_r_r253;
    PyObject *cpy_r_r254;
    PyObject *cpy_r_r255;
    int32_t cpy_r_r256;
    char cpy_r_r257;
    char cpy_r_r258;
    char cpy_r_r259;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 1, CPyStatic_engine___globals);
        goto CPyL96;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 1, CPyStatic_engine___globals);
        goto CPyL96;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_engine___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 7, CPyStatic_engine___globals);
        goto CPyL96;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5151]; /* ('Final', 'NamedTuple') */
    cpy_r_r12 = CPyStatics[47]; /* 'typing' */
    cpy_r_r13 = CPyStatic_engine___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 9, CPyStatic_engine___globals);
        goto CPyL96;
    }
    cpy_r_r15 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___games___wayfarers___book;
    cpy_r_r17 = (void *)&CPyImportState_serai___games___wayfarers___book;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[3637]; /* 'serai.games.wayfarers.book' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 11, CPyStatic_engine___globals);
        goto CPyL96;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___games___wayfarers___book;
    cpy_r_r25 = CPyExec_serai___games___wayfarers___book;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___games___wayfarers___book__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 11, CPyStatic_engine___globals);
        goto CPyL96;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 11, CPyStatic_engine___globals);
        goto CPyL96;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[3637]; /* 'serai.games.wayfarers.book' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 11, CPyStatic_engine___globals);
        goto CPyL96;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5025]; /* ('Book',) */
    cpy_r_r36 = CPyStatic_engine___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 11, CPyStatic_engine___globals);
        goto CPyL96;
    } else
        goto CPyL97;
CPyL14: ;
    cpy_r_r38 = (void *)&CPyModule_serai___games___wayfarers___names;
    cpy_r_r39 = (void *)&CPyImportState_serai___games___wayfarers___names;
    cpy_r_r40 = CPyModuleLockAPI_serai;
    cpy_r_r41 = CPyImport_IsInitialized(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL17;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 12, CPyStatic_engine___globals);
        goto CPyL96;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL21;
CPyL17: ;
    cpy_r_r46 = CPyInitOnly_serai___games___wayfarers___names;
    cpy_r_r47 = CPyExec_serai___games___wayfarers___names;
    cpy_r_r48 = (PyObject **)&CPyModule_serai___games___wayfarers___names__internal;
    cpy_r_r49 = PyImport_GetModuleDict();
    cpy_r_r50 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 12, CPyStatic_engine___globals);
        goto CPyL96;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 12, CPyStatic_engine___globals);
        goto CPyL96;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 12, CPyStatic_engine___globals);
        goto CPyL96;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[5594]; /* ('covers',) */
    cpy_r_r58 = CPyStatic_engine___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 12, CPyStatic_engine___globals);
        goto CPyL96;
    } else
        goto CPyL98;
CPyL22: ;
    cpy_r_r60 = (void *)&CPyModule_serai___games___wayfarers___table;
    cpy_r_r61 = (void *)&CPyImportState_serai___games___wayfarers___table;
    cpy_r_r62 = CPyModuleLockAPI_serai;
    cpy_r_r63 = CPyImport_IsInitialized(cpy_r_r61);
    if (!cpy_r_r63) goto CPyL25;
    cpy_r_r64 = PyImport_GetModuleDict();
    cpy_r_r65 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 13, CPyStatic_engine___globals);
        goto CPyL96;
    }
    cpy_r_r67 = cpy_r_r66;
    goto CPyL29;
CPyL25: ;
    cpy_r_r68 = CPyInitOnly_serai___games___wayfarers___table;
    cpy_r_r69 = CPyExec_serai___games___wayfarers___table;
    cpy_r_r70 = (PyObject **)&CPyModule_serai___games___wayfarers___table__internal;
    cpy_r_r71 = PyImport_GetModuleDict();
    cpy_r_r72 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r73 = CPyDict_GetItem(cpy_r_r71, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 13, CPyStatic_engine___globals);
        goto CPyL96;
    }
    cpy_r_r74 = CPyStatics[8]; /* '__file__' */
    cpy_r_r75 = CPyObject_GetAttr(cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 13, CPyStatic_engine___globals);
        goto CPyL96;
    }
    cpy_r_r76 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r77 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r78 = CPyImport_ImportNative(cpy_r_r77, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r60, cpy_r_r61, cpy_r_r62, cpy_r_r75, cpy_r_r76, 0);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 13, CPyStatic_engine___globals);
        goto CPyL96;
    }
    cpy_r_r67 = cpy_r_r78;
CPyL29: ;
    cpy_r_r79 = CPyStatics[5650]; /* ('NO_CARD', 'Player') */
    cpy_r_r80 = CPyStatic_engine___globals;
    cpy_r_r81 = CPyImport_GetNativeAttrs(cpy_r_r67, cpy_r_r79, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 13, CPyStatic_engine___globals);
        goto CPyL96;
    } else
        goto CPyL99;
CPyL30: ;
    cpy_r_r82 = (void *)&CPyModule_serai___games___wayfarers___thinking___effect_values;
    cpy_r_r83 = (void *)&CPyImportState_serai___games___wayfarers___thinking___effect_values;
    cpy_r_r84 = CPyModuleLockAPI_serai;
    cpy_r_r85 = CPyImport_IsInitialized(cpy_r_r83);
    if (!cpy_r_r85) goto CPyL33;
    cpy_r_r86 = PyImport_GetModuleDict();
    cpy_r_r87 = CPyStatics[4315]; /* 'serai.games.wayfarers.thinking.effect_values' */
    cpy_r_r88 = CPyDict_GetItem(cpy_r_r86, cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 14, CPyStatic_engine___globals);
        goto CPyL96;
    }
    cpy_r_r89 = cpy_r_r88;
    goto CPyL37;
CPyL33: ;
    cpy_r_r90 = CPyInitOnly_serai___games___wayfarers___thinking___effect_values;
    cpy_r_r91 = CPyExec_serai___games___wayfarers___thinking___effect_values;
    cpy_r_r92 = (PyObject **)&CPyModule_serai___games___wayfarers___thinking___effect_values__internal;
    cpy_r_r93 = PyImport_GetModuleDict();
    cpy_r_r94 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r95 = CPyDict_GetItem(cpy_r_r93, cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 14, CPyStatic_engine___globals);
        goto CPyL96;
    }
    cpy_r_r96 = CPyStatics[8]; /* '__file__' */
    cpy_r_r97 = CPyObject_GetAttr(cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 14, CPyStatic_engine___globals);
        goto CPyL96;
    }
    cpy_r_r98 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r99 = CPyStatics[4315]; /* 'serai.games.wayfarers.thinking.effect_values' */
    cpy_r_r100 = CPyImport_ImportNative(cpy_r_r99, cpy_r_r90, cpy_r_r91, cpy_r_r92, cpy_r_r82, cpy_r_r83, cpy_r_r84, cpy_r_r97, cpy_r_r98, 0);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 14, CPyStatic_engine___globals);
        goto CPyL96;
    }
    cpy_r_r89 = cpy_r_r100;
CPyL37: ;
    cpy_r_r101 = CPyStatics[5651]; /* ('effect_value',) */
    cpy_r_r102 = CPyStatic_engine___globals;
    cpy_r_r103 = CPyImport_GetNativeAttrs(cpy_r_r89, cpy_r_r101, cpy_r_r101, cpy_r_r102);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 14, CPyStatic_engine___globals);
        goto CPyL96;
    } else
        goto CPyL100;
CPyL38: ;
    cpy_r_r104 = (void *)&CPyModule_serai___games___wayfarers___thinking___features;
    cpy_r_r105 = (void *)&CPyImportState_serai___games___wayfarers___thinking___features;
    cpy_r_r106 = CPyModuleLockAPI_serai;
    cpy_r_r107 = CPyImport_IsInitialized(cpy_r_r105);
    if (!cpy_r_r107) goto CPyL41;
    cpy_r_r108 = PyImport_GetModuleDict();
    cpy_r_r109 = CPyStatics[4309]; /* 'serai.games.wayfarers.thinking.features' */
    cpy_r_r110 = CPyDict_GetItem(cpy_r_r108, cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 15, CPyStatic_engine___globals);
        goto CPyL96;
    }
    cpy_r_r111 = cpy_r_r110;
    goto CPyL45;
CPyL41: ;
    cpy_r_r112 = CPyInitOnly_serai___games___wayfarers___thinking___features;
    cpy_r_r113 = CPyExec_serai___games___wayfarers___thinking___features;
    cpy_r_r114 = (PyObject **)&CPyModule_serai___games___wayfarers___thinking___features__internal;
    cpy_r_r115 = PyImport_GetModuleDict();
    cpy_r_r116 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r117 = CPyDict_GetItem(cpy_r_r115, cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 15, CPyStatic_engine___globals);
        goto CPyL96;
    }
    cpy_r_r118 = CPyStatics[8]; /* '__file__' */
    cpy_r_r119 = CPyObject_GetAttr(cpy_r_r117, cpy_r_r118);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 15, CPyStatic_engine___globals);
        goto CPyL96;
    }
    cpy_r_r120 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r121 = CPyStatics[4309]; /* 'serai.games.wayfarers.thinking.features' */
    cpy_r_r122 = CPyImport_ImportNative(cpy_r_r121, cpy_r_r112, cpy_r_r113, cpy_r_r114, cpy_r_r104, cpy_r_r105, cpy_r_r106, cpy_r_r119, cpy_r_r120, 0);
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 15, CPyStatic_engine___globals);
        goto CPyL96;
    }
    cpy_r_r111 = cpy_r_r122;
CPyL45: ;
    cpy_r_r123 = CPyStatics[5652]; /* ('steady_features',) */
    cpy_r_r124 = CPyStatic_engine___globals;
    cpy_r_r125 = CPyImport_GetNativeAttrs(cpy_r_r111, cpy_r_r123, cpy_r_r123, cpy_r_r124);
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 15, CPyStatic_engine___globals);
        goto CPyL96;
    } else
        goto CPyL101;
CPyL46: ;
    cpy_r_r126 = (void *)&CPyModule_serai___games___wayfarers___thinking___weights;
    cpy_r_r127 = (void *)&CPyImportState_serai___games___wayfarers___thinking___weights;
    cpy_r_r128 = CPyModuleLockAPI_serai;
    cpy_r_r129 = CPyImport_IsInitialized(cpy_r_r127);
    if (!cpy_r_r129) goto CPyL49;
    cpy_r_r130 = PyImport_GetModuleDict();
    cpy_r_r131 = CPyStatics[3645]; /* 'serai.games.wayfarers.thinking.weights' */
    cpy_r_r132 = CPyDict_GetItem(cpy_r_r130, cpy_r_r131);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 16, CPyStatic_engine___globals);
        goto CPyL96;
    }
    cpy_r_r133 = cpy_r_r132;
    goto CPyL53;
CPyL49: ;
    cpy_r_r134 = CPyInitOnly_serai___games___wayfarers___thinking___weights;
    cpy_r_r135 = CPyExec_serai___games___wayfarers___thinking___weights;
    cpy_r_r136 = (PyObject **)&CPyModule_serai___games___wayfarers___thinking___weights__internal;
    cpy_r_r137 = PyImport_GetModuleDict();
    cpy_r_r138 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r139 = CPyDict_GetItem(cpy_r_r137, cpy_r_r138);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 16, CPyStatic_engine___globals);
        goto CPyL96;
    }
    cpy_r_r140 = CPyStatics[8]; /* '__file__' */
    cpy_r_r141 = CPyObject_GetAttr(cpy_r_r139, cpy_r_r140);
    CPy_DECREF(cpy_r_r139);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 16, CPyStatic_engine___globals);
        goto CPyL96;
    }
    cpy_r_r142 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r143 = CPyStatics[3645]; /* 'serai.games.wayfarers.thinking.weights' */
    cpy_r_r144 = CPyImport_ImportNative(cpy_r_r143, cpy_r_r134, cpy_r_r135, cpy_r_r136, cpy_r_r126, cpy_r_r127, cpy_r_r128, cpy_r_r141, cpy_r_r142, 0);
    CPy_DECREF(cpy_r_r141);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 16, CPyStatic_engine___globals);
        goto CPyL96;
    }
    cpy_r_r133 = cpy_r_r144;
CPyL53: ;
    cpy_r_r145 = CPyStatics[5173]; /* ('Weights',) */
    cpy_r_r146 = CPyStatic_engine___globals;
    cpy_r_r147 = CPyImport_GetNativeAttrs(cpy_r_r133, cpy_r_r145, cpy_r_r145, cpy_r_r146);
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 16, CPyStatic_engine___globals);
        goto CPyL96;
    } else
        goto CPyL102;
CPyL54: ;
    cpy_r_r148 = CPyStatic_engine___globals;
    cpy_r_r149 = CPyStatics[4318]; /* 'ENGINES_KEPT' */
    cpy_r_r150 = CPyStatics[4967]; /* 20000 */
    cpy_r_r151 = CPyDict_SetItem(cpy_r_r148, cpy_r_r149, cpy_r_r150);
    cpy_r_r152 = cpy_r_r151 >= 0;
    if (unlikely(!cpy_r_r152)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 18, CPyStatic_engine___globals);
        goto CPyL96;
    }
    cpy_r_r153 = (void *)&CPyModule_typing;
    cpy_r_r154 = CPyStatics[47]; /* 'typing' */
    cpy_r_r155 = CPyImport_GetModuleCacheForImport(cpy_r_r153, cpy_r_r154);
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 21, CPyStatic_engine___globals);
        goto CPyL96;
    }
    cpy_r_r156 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r157 = cpy_r_r155 != cpy_r_r156;
    if (cpy_r_r157) goto CPyL59;
    cpy_r_r158 = PyImport_Import(cpy_r_r154);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 21, CPyStatic_engine___globals);
        goto CPyL96;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r153, cpy_r_r158);
    CPy_DECREF(cpy_r_r158);
CPyL59: ;
    cpy_r_r159 = PyImport_GetModuleDict();
    cpy_r_r160 = CPyStatics[47]; /* 'typing' */
    cpy_r_r161 = CPyDict_GetItem(cpy_r_r159, cpy_r_r160);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 21, CPyStatic_engine___globals);
        goto CPyL96;
    }
    cpy_r_r162 = CPyStatics[60]; /* '_NamedTuple' */
    cpy_r_r163 = CPyObject_GetAttr(cpy_r_r161, cpy_r_r162);
    CPy_DECREF(cpy_r_r161);
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 21, CPyStatic_engine___globals);
        goto CPyL96;
    }
    cpy_r_r164 = PyTuple_Pack(1, cpy_r_r163);
    CPy_DECREF(cpy_r_r163);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 21, CPyStatic_engine___globals);
        goto CPyL96;
    }
    cpy_r_r165 = (void *)&CPyModule_typing;
    cpy_r_r166 = CPyStatics[47]; /* 'typing' */
    cpy_r_r167 = CPyImport_GetModuleCacheForImport(cpy_r_r165, cpy_r_r166);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 21, CPyStatic_engine___globals);
        goto CPyL103;
    }
    cpy_r_r168 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r169 = cpy_r_r167 != cpy_r_r168;
    if (cpy_r_r169) goto CPyL66;
    cpy_r_r170 = PyImport_Import(cpy_r_r166);
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 21, CPyStatic_engine___globals);
        goto CPyL103;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r165, cpy_r_r170);
    CPy_DECREF(cpy_r_r170);
CPyL66: ;
    cpy_r_r171 = PyImport_GetModuleDict();
    cpy_r_r172 = CPyStatics[47]; /* 'typing' */
    cpy_r_r173 = CPyDict_GetItem(cpy_r_r171, cpy_r_r172);
    if (unlikely(cpy_r_r173 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 21, CPyStatic_engine___globals);
        goto CPyL103;
    }
    cpy_r_r174 = CPyStatics[61]; /* 'NamedTupleMeta' */
    cpy_r_r175 = CPyObject_GetAttr(cpy_r_r173, cpy_r_r174);
    CPy_DECREF(cpy_r_r173);
    if (unlikely(cpy_r_r175 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 21, CPyStatic_engine___globals);
        goto CPyL103;
    }
    cpy_r_r176 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r177 = PyObject_HasAttr(cpy_r_r175, cpy_r_r176);
    if (!cpy_r_r177) goto CPyL73;
    cpy_r_r178 = CPyStatics[4307]; /* 'Engine' */
    cpy_r_r179 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r180 = CPyObject_GetAttr(cpy_r_r175, cpy_r_r179);
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 21, CPyStatic_engine___globals);
        goto CPyL104;
    }
    PyObject *cpy_r_r181[2] = {cpy_r_r178, cpy_r_r164};
    cpy_r_r182 = (PyObject **)&cpy_r_r181;
    cpy_r_r183 = PyObject_Vectorcall(cpy_r_r180, cpy_r_r182, 2, 0);
    CPy_DECREF(cpy_r_r180);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 21, CPyStatic_engine___globals);
        goto CPyL104;
    }
    if (likely(PyDict_Check(cpy_r_r183)))
        cpy_r_r184 = cpy_r_r183;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 21, CPyStatic_engine___globals, "dict", cpy_r_r183);
        goto CPyL104;
    }
    cpy_r_r185 = cpy_r_r184;
    goto CPyL75;
CPyL73: ;
    cpy_r_r186 = PyDict_New();
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 21, CPyStatic_engine___globals);
        goto CPyL104;
    }
    cpy_r_r185 = cpy_r_r186;
CPyL75: ;
    cpy_r_r187 = PyDict_New();
    if (unlikely(cpy_r_r187 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 21, CPyStatic_engine___globals);
        goto CPyL105;
    }
    cpy_r_r188 = (PyObject *)&PyList_Type;
    cpy_r_r189 = CPyStatics[572]; /* 'rounds' */
    cpy_r_r190 = PyDict_SetItem(cpy_r_r187, cpy_r_r189, cpy_r_r188);
    cpy_r_r191 = cpy_r_r190 >= 0;
    if (unlikely(!cpy_r_r191)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 24, CPyStatic_engine___globals);
        goto CPyL106;
    }
    cpy_r_r192 = (PyObject *)&PyFloat_Type;
    cpy_r_r193 = CPyStatics[4160]; /* 'triggers' */
    cpy_r_r194 = PyDict_SetItem(cpy_r_r187, cpy_r_r193, cpy_r_r192);
    cpy_r_r195 = cpy_r_r194 >= 0;
    if (unlikely(!cpy_r_r195)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 25, CPyStatic_engine___globals);
        goto CPyL106;
    }
    cpy_r_r196 = (PyObject *)&PyLong_Type;
    cpy_r_r197 = CPyStatics[4319]; /* 'discounts' */
    cpy_r_r198 = PyDict_SetItem(cpy_r_r187, cpy_r_r197, cpy_r_r196);
    cpy_r_r199 = cpy_r_r198 >= 0;
    if (unlikely(!cpy_r_r199)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 26, CPyStatic_engine___globals);
        goto CPyL106;
    }
    cpy_r_r200 = (PyObject *)&PyList_Type;
    cpy_r_r201 = CPyStatics[670]; /* 'gains' */
    cpy_r_r202 = PyDict_SetItem(cpy_r_r187, cpy_r_r201, cpy_r_r200);
    cpy_r_r203 = cpy_r_r202 >= 0;
    if (unlikely(!cpy_r_r203)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 27, CPyStatic_engine___globals);
        goto CPyL106;
    }
    cpy_r_r204 = (PyObject *)&PyList_Type;
    cpy_r_r205 = CPyStatics[4320]; /* 'enter' */
    cpy_r_r206 = PyDict_SetItem(cpy_r_r187, cpy_r_r205, cpy_r_r204);
    cpy_r_r207 = cpy_r_r206 >= 0;
    if (unlikely(!cpy_r_r207)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 28, CPyStatic_engine___globals);
        goto CPyL106;
    }
    cpy_r_r208 = (PyObject *)&PyFloat_Type;
    cpy_r_r209 = CPyStatics[203]; /* 'worth' */
    cpy_r_r210 = PyDict_SetItem(cpy_r_r187, cpy_r_r209, cpy_r_r208);
    cpy_r_r211 = cpy_r_r210 >= 0;
    if (unlikely(!cpy_r_r211)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 29, CPyStatic_engine___globals);
        goto CPyL106;
    }
    cpy_r_r212 = (PyObject *)&PyFloat_Type;
    cpy_r_r213 = CPyStatics[4321]; /* 'worth_a_turn' */
    cpy_r_r214 = PyDict_SetItem(cpy_r_r187, cpy_r_r213, cpy_r_r212);
    cpy_r_r215 = cpy_r_r214 >= 0;
    if (unlikely(!cpy_r_r215)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 30, CPyStatic_engine___globals);
        goto CPyL106;
    }
    cpy_r_r216 = CPyStatics[4307]; /* 'Engine' */
    cpy_r_r217 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r218 = CPyDict_SetItem(cpy_r_r185, cpy_r_r217, cpy_r_r187);
    CPy_DECREF(cpy_r_r187);
    cpy_r_r219 = cpy_r_r218 >= 0;
    if (unlikely(!cpy_r_r219)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 21, CPyStatic_engine___globals);
        goto CPyL105;
    }
    cpy_r_r220 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r221 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r222 = CPyDict_SetItem(cpy_r_r185, cpy_r_r221, cpy_r_r220);
    cpy_r_r223 = cpy_r_r222 >= 0;
    if (unlikely(!cpy_r_r223)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 21, CPyStatic_engine___globals);
        goto CPyL105;
    }
    cpy_r_r224 = CPyStatics[4306]; /* 'serai.games.wayfarers.thinking.engine' */
    cpy_r_r225 = CPyStatics[70]; /* '__module__' */
    cpy_r_r226 = CPyDict_SetItem(cpy_r_r185, cpy_r_r225, cpy_r_r224);
    cpy_r_r227 = cpy_r_r226 >= 0;
    if (unlikely(!cpy_r_r227)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 21, CPyStatic_engine___globals);
        goto CPyL105;
    }
    PyObject *cpy_r_r228[3] = {cpy_r_r216, cpy_r_r164, cpy_r_r185};
    cpy_r_r229 = (PyObject **)&cpy_r_r228;
    cpy_r_r230 = PyObject_Vectorcall(cpy_r_r175, cpy_r_r229, 3, 0);
    CPy_DECREF(cpy_r_r175);
    if (unlikely(cpy_r_r230 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 21, CPyStatic_engine___globals);
        goto CPyL107;
    }
    CPy_DECREF(cpy_r_r164);
    CPy_DECREF(cpy_r_r185);
    CPyType_engine___Engine = (PyTypeObject *)cpy_r_r230;
    CPy_INCREF(CPyType_engine___Engine);
    cpy_r_r231 = CPyStatic_engine___globals;
    cpy_r_r232 = CPyStatics[4307]; /* 'Engine' */
    cpy_r_r233 = PyDict_SetItem(cpy_r_r231, cpy_r_r232, cpy_r_r230);
    CPy_DECREF(cpy_r_r230);
    cpy_r_r234 = cpy_r_r233 >= 0;
    if (unlikely(!cpy_r_r234)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 21, CPyStatic_engine___globals);
        goto CPyL96;
    }
    cpy_r_r235 = (PyObject *)CPyType_engine___Engine;
    cpy_r_r236 = NULL;
    cpy_r_r237 = CPyStatics[4306]; /* 'serai.games.wayfarers.thinking.engine' */
    cpy_r_r238 = (PyObject *)CPyType_engine___Engines_template;
    cpy_r_r239 = CPyType_FromTemplate(cpy_r_r238, cpy_r_r236, cpy_r_r237);
    if (unlikely(cpy_r_r239 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 33, CPyStatic_engine___globals);
        goto CPyL96;
    }
    cpy_r_r240 = CPyDef_engine___Engines_trait_vtable_setup();
    if (unlikely(cpy_r_r240 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 33, CPyStatic_engine___globals);
        goto CPyL108;
    }
    cpy_r_r241 = CPyDef_engine___Engines_coroutine_setup(cpy_r_r239);
    if (unlikely(cpy_r_r241 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 33, CPyStatic_engine___globals);
        goto CPyL108;
    }
    cpy_r_r242 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r243 = CPyStatics[1102]; /* '_book' */
    cpy_r_r244 = CPyStatics[1103]; /* '_weights' */
    cpy_r_r245 = CPyStatics[4322]; /* '_action' */
    cpy_r_r246 = CPyStatics[4323]; /* '_ability' */
    cpy_r_r247 = CPyStatics[4324]; /* '_trigger' */
    cpy_r_r248 = CPyStatics[4325]; /* '_wakes' */
    cpy_r_r249 = CPyStatics[4326]; /* 'most_dice' */
    cpy_r_r250 = CPyStatics[3479]; /* '_kept' */
    cpy_r_r251 = PyTuple_Pack(8, cpy_r_r243, cpy_r_r244, cpy_r_r245, cpy_r_r246, cpy_r_r247, cpy_r_r248, cpy_r_r249, cpy_r_r250);
    if (unlikely(cpy_r_r251 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 33, CPyStatic_engine___globals);
        goto CPyL108;
    }
    cpy_r_r252 = PyObject_SetAttr(cpy_r_r239, cpy_r_r242, cpy_r_r251);
    CPy_DECREF(cpy_r_r251);
    cpy_r_r253 = cpy_r_r252 >= 0;
    if (unlikely(!cpy_r_r253)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 33, CPyStatic_engine___globals);
        goto CPyL108;
    }
    CPyType_engine___Engines = (PyTypeObject *)cpy_r_r239;
    CPy_INCREF(CPyType_engine___Engines);
    cpy_r_r254 = CPyStatic_engine___globals;
    cpy_r_r255 = CPyStatics[4308]; /* 'Engines' */
    cpy_r_r256 = PyDict_SetItem(cpy_r_r254, cpy_r_r255, cpy_r_r239);
    cpy_r_r257 = cpy_r_r256 >= 0;
    if (unlikely(!cpy_r_r257)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 33, CPyStatic_engine___globals);
        goto CPyL108;
    }
    cpy_r_r258 = CPy_InitSubclass(cpy_r_r239);
    CPy_DECREF(cpy_r_r239);
    if (unlikely(!cpy_r_r258)) {
        CPy_AddTraceback("src/serai/games/wayfarers/thinking/engine.py", "<module>", 33, CPyStatic_engine___globals);
        goto CPyL96;
    }
    return 1;
CPyL96: ;
    cpy_r_r259 = 2;
    return cpy_r_r259;
CPyL97: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL98: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
CPyL99: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL30;
CPyL100: ;
    CPy_DECREF(cpy_r_r103);
    goto CPyL38;
CPyL101: ;
    CPy_DECREF(cpy_r_r125);
    goto CPyL46;
CPyL102: ;
    CPy_DECREF(cpy_r_r147);
    goto CPyL54;
CPyL103: ;
    CPy_DecRef(cpy_r_r164);
    goto CPyL96;
CPyL104: ;
    CPy_DecRef(cpy_r_r164);
    CPy_DecRef(cpy_r_r175);
    goto CPyL96;
CPyL105: ;
    CPy_DecRef(cpy_r_r164);
    CPy_DecRef(cpy_r_r175);
    CPy_DecRef(cpy_r_r185);
    goto CPyL96;
CPyL106: ;
    CPy_DecRef(cpy_r_r164);
    CPy_DecRef(cpy_r_r175);
    CPy_DecRef(cpy_r_r185);
    CPy_DecRef(cpy_r_r187);
    goto CPyL96;
CPyL107: ;
    CPy_DecRef(cpy_r_r164);
    CPy_DecRef(cpy_r_r185);
    goto CPyL96;
CPyL108: ;
    CPy_DecRef(cpy_r_r239);
    goto CPyL96;
}

#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
prospects___View_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
prospects___View_traverse(serai___games___scholars___thinking___prospects___ViewObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_scrolls);
    Py_VISIT(self->_planned);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_prospects___View_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___thinking___prospects___ViewObject *self = (serai___games___scholars___thinking___prospects___ViewObject *)cpy_r_self;
    Py_CLEAR(self->_scrolls);
    Py_CLEAR(self->_planned);
    return 0;
}

static int32_t CPyDef_prospects___View_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___thinking___prospects___ViewObject *self = (serai___games___scholars___thinking___prospects___ViewObject *)cpy_r_self;
    Py_CLEAR(self->_scrolls);
    Py_CLEAR(self->_planned);
    return 0;
}

static void
prospects___View_dealloc(serai___games___scholars___thinking___prospects___ViewObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, prospects___View_dealloc)
    CPyDef_prospects___View_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_prospects_____mypyc__View_setup(PyObject *cpy_r_type);
PyObject *CPyDef_prospects___View(void);

static PyObject *
prospects___View_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_prospects___View) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_prospects_____mypyc__View_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_prospects___View_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem prospects___View_vtable[1];
static bool
CPyDef_prospects___View_trait_vtable_setup(void)
{
    CPyVTableItem prospects___View_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_prospects___View_____init__,
    };
    memcpy(prospects___View_vtable, prospects___View_vtable_scratch, sizeof(prospects___View_vtable));
    return 1;
}

static bool
CPyDef_prospects___View_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
prospects___View_get_chain_ease(serai___games___scholars___thinking___prospects___ViewObject *self, void *closure);
static int
prospects___View_set_chain_ease(serai___games___scholars___thinking___prospects___ViewObject *self, PyObject *value, void *closure);
static PyObject *
prospects___View_get_scrolls(serai___games___scholars___thinking___prospects___ViewObject *self, void *closure);
static int
prospects___View_set_scrolls(serai___games___scholars___thinking___prospects___ViewObject *self, PyObject *value, void *closure);
static PyObject *
prospects___View_get_planned(serai___games___scholars___thinking___prospects___ViewObject *self, void *closure);
static int
prospects___View_set_planned(serai___games___scholars___thinking___prospects___ViewObject *self, PyObject *value, void *closure);
static PyObject *
prospects___View_get_ready(serai___games___scholars___thinking___prospects___ViewObject *self, void *closure);
static int
prospects___View_set_ready(serai___games___scholars___thinking___prospects___ViewObject *self, PyObject *value, void *closure);
static PyObject *
prospects___View_get_on_map(serai___games___scholars___thinking___prospects___ViewObject *self, void *closure);
static int
prospects___View_set_on_map(serai___games___scholars___thinking___prospects___ViewObject *self, PyObject *value, void *closure);
static PyObject *
prospects___View_get_next_action(serai___games___scholars___thinking___prospects___ViewObject *self, void *closure);
static int
prospects___View_set_next_action(serai___games___scholars___thinking___prospects___ViewObject *self, PyObject *value, void *closure);
static PyObject *
prospects___View_get_second_action(serai___games___scholars___thinking___prospects___ViewObject *self, void *closure);
static int
prospects___View_set_second_action(serai___games___scholars___thinking___prospects___ViewObject *self, PyObject *value, void *closure);

static PyGetSetDef prospects___View_getseters[] = {
    {"chain_ease",
     (getter)prospects___View_get_chain_ease, (setter)prospects___View_set_chain_ease,
     NULL, NULL},
    {"scrolls",
     (getter)prospects___View_get_scrolls, (setter)prospects___View_set_scrolls,
     NULL, NULL},
    {"planned",
     (getter)prospects___View_get_planned, (setter)prospects___View_set_planned,
     NULL, NULL},
    {"ready",
     (getter)prospects___View_get_ready, (setter)prospects___View_set_ready,
     NULL, NULL},
    {"on_map",
     (getter)prospects___View_get_on_map, (setter)prospects___View_set_on_map,
     NULL, NULL},
    {"next_action",
     (getter)prospects___View_get_next_action, (setter)prospects___View_set_next_action,
     NULL, NULL},
    {"second_action",
     (getter)prospects___View_get_second_action, (setter)prospects___View_set_second_action,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef prospects___View_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_prospects_____mypyc__View_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_prospects___View_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_prospects___View_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "View",
    .tp_new = prospects___View_new,
    .tp_dealloc = (destructor)prospects___View_dealloc,
    .tp_traverse = (traverseproc)prospects___View_traverse,
    .tp_clear = (inquiry)CPyDef_prospects___View_clear,
    .tp_getset = prospects___View_getseters,
    .tp_methods = prospects___View_methods,
    .tp_init = prospects___View_init,
    .tp_basicsize = sizeof(serai___games___scholars___thinking___prospects___ViewObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("View()\n--\n\n"),
};
static PyTypeObject *CPyType_prospects___View_template = &CPyType_prospects___View_template_;

PyObject *CPyDef_prospects_____mypyc__View_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___thinking___prospects___ViewObject *self;
    self = (serai___games___scholars___thinking___prospects___ViewObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = prospects___View_vtable;
    self->_chain_ease = -113.0;
    self->_ready = -113.0;
    self->_on_map = -113.0;
    self->_next_action = -113.0;
    self->_second_action = -113.0;
    return (PyObject *)self;
}

PyObject *CPyDef_prospects___View(void)
{
    PyObject *self = CPyDef_prospects_____mypyc__View_setup((PyObject *)CPyType_prospects___View);
    if (self == NULL)
        return NULL;
    char res = CPyDef_prospects___View_____init__(self);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
prospects___View_get_chain_ease(serai___games___scholars___thinking___prospects___ViewObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_chain_ease);
    return retval;
}

static int
prospects___View_set_chain_ease(serai___games___scholars___thinking___prospects___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'chain_ease' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_chain_ease = tmp;
    return 0;
}

static PyObject *
prospects___View_get_scrolls(serai___games___scholars___thinking___prospects___ViewObject *self, void *closure)
{
    if (unlikely(self->_scrolls == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'scrolls' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_scrolls);
    PyObject *retval = self->_scrolls;
    return retval;
}

static int
prospects___View_set_scrolls(serai___games___scholars___thinking___prospects___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'scrolls' cannot be deleted");
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
    if (self->_scrolls != NULL) {
        CPy_DECREF(self->_scrolls);
    }
    self->_scrolls = tmp;
    return 0;
}

static PyObject *
prospects___View_get_planned(serai___games___scholars___thinking___prospects___ViewObject *self, void *closure)
{
    if (unlikely(self->_planned == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'planned' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_planned);
    PyObject *retval = self->_planned;
    return retval;
}

static int
prospects___View_set_planned(serai___games___scholars___thinking___prospects___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'planned' cannot be deleted");
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
    if (self->_planned != NULL) {
        CPy_DECREF(self->_planned);
    }
    self->_planned = tmp;
    return 0;
}

static PyObject *
prospects___View_get_ready(serai___games___scholars___thinking___prospects___ViewObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_ready);
    return retval;
}

static int
prospects___View_set_ready(serai___games___scholars___thinking___prospects___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'ready' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_ready = tmp;
    return 0;
}

static PyObject *
prospects___View_get_on_map(serai___games___scholars___thinking___prospects___ViewObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_on_map);
    return retval;
}

static int
prospects___View_set_on_map(serai___games___scholars___thinking___prospects___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'on_map' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_on_map = tmp;
    return 0;
}

static PyObject *
prospects___View_get_next_action(serai___games___scholars___thinking___prospects___ViewObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_next_action);
    return retval;
}

static int
prospects___View_set_next_action(serai___games___scholars___thinking___prospects___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'next_action' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_next_action = tmp;
    return 0;
}

static PyObject *
prospects___View_get_second_action(serai___games___scholars___thinking___prospects___ViewObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_second_action);
    return retval;
}

static int
prospects___View_set_second_action(serai___games___scholars___thinking___prospects___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'second_action' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_second_action = tmp;
    return 0;
}

static int
prospects___Prospects_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
prospects___Prospects_traverse(serai___games___scholars___thinking___prospects___ProspectsObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->__book);
    Py_VISIT(self->__weights);
    Py_VISIT(self->__kept);
    Py_VISIT(self->__locations);
    Py_VISIT(self->__dispatch);
    Py_VISIT(self->__retired);
    Py_VISIT(self->__rooms);
    Py_VISIT(self->__immediate);
    Py_VISIT(self->__bonus);
    Py_VISIT(self->__paths);
    Py_VISIT(self->_steps);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_prospects___Prospects_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___thinking___prospects___ProspectsObject *self = (serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self;
    Py_CLEAR(self->__book);
    Py_CLEAR(self->__weights);
    Py_CLEAR(self->__kept);
    Py_CLEAR(self->__locations);
    Py_CLEAR(self->__dispatch);
    Py_CLEAR(self->__retired);
    Py_CLEAR(self->__rooms);
    Py_CLEAR(self->__immediate);
    Py_CLEAR(self->__bonus);
    Py_CLEAR(self->__paths);
    Py_CLEAR(self->_steps);
    return 0;
}

static int32_t CPyDef_prospects___Prospects_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___thinking___prospects___ProspectsObject *self = (serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self;
    Py_CLEAR(self->__book);
    Py_CLEAR(self->__weights);
    Py_CLEAR(self->__kept);
    Py_CLEAR(self->__locations);
    Py_CLEAR(self->__dispatch);
    Py_CLEAR(self->__retired);
    Py_CLEAR(self->__rooms);
    Py_CLEAR(self->__immediate);
    Py_CLEAR(self->__bonus);
    Py_CLEAR(self->__paths);
    Py_CLEAR(self->_steps);
    return 0;
}

static void
prospects___Prospects_dealloc(serai___games___scholars___thinking___prospects___ProspectsObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, prospects___Prospects_dealloc)
    CPyDef_prospects___Prospects_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_prospects_____mypyc__Prospects_setup(PyObject *cpy_r_type);
PyObject *CPyDef_prospects___Prospects(PyObject *cpy_r_book, PyObject *cpy_r_weights, PyObject *cpy_r_effects);

static PyObject *
prospects___Prospects_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_prospects___Prospects) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_prospects_____mypyc__Prospects_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_prospects___Prospects_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem prospects___Prospects_vtable[22];
static bool
CPyDef_prospects___Prospects_trait_vtable_setup(void)
{
    CPyVTableItem prospects___Prospects_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_prospects___Prospects_____init__,
        (CPyVTableItem)CPyDef_prospects___Prospects___of_turn,
        (CPyVTableItem)CPyDef_prospects___Prospects____colours_of_dice,
        (CPyVTableItem)CPyDef_prospects___Prospects___of_main,
        (CPyVTableItem)CPyDef_prospects___Prospects___of_die,
        (CPyVTableItem)CPyDef_prospects___Prospects____of_action,
        (CPyVTableItem)CPyDef_prospects___Prospects___view,
        (CPyVTableItem)CPyDef_prospects___Prospects___of_slot,
        (CPyVTableItem)CPyDef_prospects___Prospects____next_actions,
        (CPyVTableItem)CPyDef_prospects___Prospects____action_worths,
        (CPyVTableItem)CPyDef_prospects___Prospects___chain_costs,
        (CPyVTableItem)CPyDef_prospects___Prospects____chain_costs,
        (CPyVTableItem)CPyDef_prospects___Prospects____scroll,
        (CPyVTableItem)CPyDef_prospects___Prospects____readiness,
        (CPyVTableItem)CPyDef_prospects___Prospects___of_scrolls,
        (CPyVTableItem)CPyDef_prospects___Prospects____translate,
        (CPyVTableItem)CPyDef_prospects___Prospects____research,
        (CPyVTableItem)CPyDef_prospects___Prospects____travel,
        (CPyVTableItem)CPyDef_prospects___Prospects___of_journey,
        (CPyVTableItem)CPyDef_prospects___Prospects____recruit,
        (CPyVTableItem)CPyDef_prospects___Prospects___of_employing,
        (CPyVTableItem)CPyDef_prospects___Prospects____best_room,
    };
    memcpy(prospects___Prospects_vtable, prospects___Prospects_vtable_scratch, sizeof(prospects___Prospects_vtable));
    return 1;
}

static bool
CPyDef_prospects___Prospects_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
prospects___Prospects_get__book(serai___games___scholars___thinking___prospects___ProspectsObject *self, void *closure);
static int
prospects___Prospects_set__book(serai___games___scholars___thinking___prospects___ProspectsObject *self, PyObject *value, void *closure);
static PyObject *
prospects___Prospects_get__weights(serai___games___scholars___thinking___prospects___ProspectsObject *self, void *closure);
static int
prospects___Prospects_set__weights(serai___games___scholars___thinking___prospects___ProspectsObject *self, PyObject *value, void *closure);
static PyObject *
prospects___Prospects_get__kept(serai___games___scholars___thinking___prospects___ProspectsObject *self, void *closure);
static int
prospects___Prospects_set__kept(serai___games___scholars___thinking___prospects___ProspectsObject *self, PyObject *value, void *closure);
static PyObject *
prospects___Prospects_get__locations(serai___games___scholars___thinking___prospects___ProspectsObject *self, void *closure);
static int
prospects___Prospects_set__locations(serai___games___scholars___thinking___prospects___ProspectsObject *self, PyObject *value, void *closure);
static PyObject *
prospects___Prospects_get__dispatch(serai___games___scholars___thinking___prospects___ProspectsObject *self, void *closure);
static int
prospects___Prospects_set__dispatch(serai___games___scholars___thinking___prospects___ProspectsObject *self, PyObject *value, void *closure);
static PyObject *
prospects___Prospects_get__retired(serai___games___scholars___thinking___prospects___ProspectsObject *self, void *closure);
static int
prospects___Prospects_set__retired(serai___games___scholars___thinking___prospects___ProspectsObject *self, PyObject *value, void *closure);
static PyObject *
prospects___Prospects_get__rooms(serai___games___scholars___thinking___prospects___ProspectsObject *self, void *closure);
static int
prospects___Prospects_set__rooms(serai___games___scholars___thinking___prospects___ProspectsObject *self, PyObject *value, void *closure);
static PyObject *
prospects___Prospects_get__immediate(serai___games___scholars___thinking___prospects___ProspectsObject *self, void *closure);
static int
prospects___Prospects_set__immediate(serai___games___scholars___thinking___prospects___ProspectsObject *self, PyObject *value, void *closure);
static PyObject *
prospects___Prospects_get__bonus(serai___games___scholars___thinking___prospects___ProspectsObject *self, void *closure);
static int
prospects___Prospects_set__bonus(serai___games___scholars___thinking___prospects___ProspectsObject *self, PyObject *value, void *closure);
static PyObject *
prospects___Prospects_get__paths(serai___games___scholars___thinking___prospects___ProspectsObject *self, void *closure);
static int
prospects___Prospects_set__paths(serai___games___scholars___thinking___prospects___ProspectsObject *self, PyObject *value, void *closure);
static PyObject *
prospects___Prospects_get_steps(serai___games___scholars___thinking___prospects___ProspectsObject *self, void *closure);
static int
prospects___Prospects_set_steps(serai___games___scholars___thinking___prospects___ProspectsObject *self, PyObject *value, void *closure);

static PyGetSetDef prospects___Prospects_getseters[] = {
    {"_book",
     (getter)prospects___Prospects_get__book, (setter)prospects___Prospects_set__book,
     NULL, NULL},
    {"_weights",
     (getter)prospects___Prospects_get__weights, (setter)prospects___Prospects_set__weights,
     NULL, NULL},
    {"_kept",
     (getter)prospects___Prospects_get__kept, (setter)prospects___Prospects_set__kept,
     NULL, NULL},
    {"_locations",
     (getter)prospects___Prospects_get__locations, (setter)prospects___Prospects_set__locations,
     NULL, NULL},
    {"_dispatch",
     (getter)prospects___Prospects_get__dispatch, (setter)prospects___Prospects_set__dispatch,
     NULL, NULL},
    {"_retired",
     (getter)prospects___Prospects_get__retired, (setter)prospects___Prospects_set__retired,
     NULL, NULL},
    {"_rooms",
     (getter)prospects___Prospects_get__rooms, (setter)prospects___Prospects_set__rooms,
     NULL, NULL},
    {"_immediate",
     (getter)prospects___Prospects_get__immediate, (setter)prospects___Prospects_set__immediate,
     NULL, NULL},
    {"_bonus",
     (getter)prospects___Prospects_get__bonus, (setter)prospects___Prospects_set__bonus,
     NULL, NULL},
    {"_paths",
     (getter)prospects___Prospects_get__paths, (setter)prospects___Prospects_set__paths,
     NULL, NULL},
    {"steps",
     (getter)prospects___Prospects_get_steps, (setter)prospects___Prospects_set_steps,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef prospects___Prospects_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_prospects_____mypyc__Prospects_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_prospects___Prospects_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, book, weights, effects)\n--\n\n")},
    {"of_turn",
     (PyCFunction)CPyPy_prospects___Prospects___of_turn,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("of_turn($self, t, me)\n--\n\n")},
    {"_colours_of_dice",
     (PyCFunction)CPyPy_prospects___Prospects____colours_of_dice,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_colours_of_dice($self, t, me)\n--\n\n")},
    {"of_main",
     (PyCFunction)CPyPy_prospects___Prospects___of_main,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("of_main($self, t, me, action)\n--\n\n")},
    {"of_die",
     (PyCFunction)CPyPy_prospects___Prospects___of_die,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("of_die($self, t, me, die)\n--\n\n")},
    {"_of_action",
     (PyCFunction)CPyPy_prospects___Prospects____of_action,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_of_action($self, t, me, action, colours, value)\n--\n\n")},
    {"view",
     (PyCFunction)CPyPy_prospects___Prospects___view,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("view($self, t, me, counts)\n--\n\n")},
    {"of_slot",
     (PyCFunction)CPyPy_prospects___Prospects___of_slot,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("of_slot($self, t, me, place)\n--\n\n")},
    {"_next_actions",
     (PyCFunction)CPyPy_prospects___Prospects____next_actions,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_next_actions($self, t, me, player, translation, view)\n--\n\n")},
    {"_action_worths",
     (PyCFunction)CPyPy_prospects___Prospects____action_worths,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_action_worths($self, t, me, player, translation)\n--\n\n")},
    {"chain_costs",
     (PyCFunction)CPyPy_prospects___Prospects___chain_costs,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("chain_costs($self, t, me, hiring=False)\n--\n\n")},
    {"_chain_costs",
     (PyCFunction)CPyPy_prospects___Prospects____chain_costs,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_chain_costs($self, t, me, tops)\n--\n\n")},
    {"_scroll",
     (PyCFunction)CPyPy_prospects___Prospects____scroll,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_scroll($self, player, card, counts)\n--\n\n")},
    {"_readiness",
     (PyCFunction)CPyPy_prospects___Prospects____readiness,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_readiness($self, player, colours, found)\n--\n\n")},
    {"of_scrolls",
     (PyCFunction)CPyPy_prospects___Prospects___of_scrolls,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("of_scrolls($self, t, me)\n--\n\n")},
    {"_translate",
     (PyCFunction)CPyPy_prospects___Prospects____translate,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_translate($self, t, me, colour)\n--\n\n")},
    {"_research",
     (PyCFunction)CPyPy_prospects___Prospects____research,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_research($self, t, me, colour, value)\n--\n\n")},
    {"_travel",
     (PyCFunction)CPyPy_prospects___Prospects____travel,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_travel($self, t, me, colour, value)\n--\n\n")},
    {"of_journey",
     (PyCFunction)CPyPy_prospects___Prospects___of_journey,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("of_journey($self, t, me, steps)\n--\n\n")},
    {"_recruit",
     (PyCFunction)CPyPy_prospects___Prospects____recruit,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_recruit($self, t, me, value)\n--\n\n")},
    {"of_employing",
     (PyCFunction)CPyPy_prospects___Prospects___of_employing,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("of_employing($self, t, me, translator)\n--\n\n")},
    {"_best_room",
     (PyCFunction)CPyPy_prospects___Prospects____best_room,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_best_room($self, t, me)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_prospects___Prospects_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Prospects",
    .tp_new = prospects___Prospects_new,
    .tp_dealloc = (destructor)prospects___Prospects_dealloc,
    .tp_traverse = (traverseproc)prospects___Prospects_traverse,
    .tp_clear = (inquiry)CPyDef_prospects___Prospects_clear,
    .tp_getset = prospects___Prospects_getseters,
    .tp_methods = prospects___Prospects_methods,
    .tp_init = prospects___Prospects_init,
    .tp_basicsize = sizeof(serai___games___scholars___thinking___prospects___ProspectsObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Prospects(book, weights, effects)\n--\n\n"),
};
static PyTypeObject *CPyType_prospects___Prospects_template = &CPyType_prospects___Prospects_template_;

PyObject *CPyDef_prospects_____mypyc__Prospects_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___thinking___prospects___ProspectsObject *self;
    self = (serai___games___scholars___thinking___prospects___ProspectsObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = prospects___Prospects_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_prospects___Prospects(PyObject *cpy_r_book, PyObject *cpy_r_weights, PyObject *cpy_r_effects)
{
    PyObject *self = CPyDef_prospects_____mypyc__Prospects_setup((PyObject *)CPyType_prospects___Prospects);
    if (self == NULL)
        return NULL;
    char res = CPyDef_prospects___Prospects_____init__(self, cpy_r_book, cpy_r_weights, cpy_r_effects);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
prospects___Prospects_get__book(serai___games___scholars___thinking___prospects___ProspectsObject *self, void *closure)
{
    if (unlikely(self->__book == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_book' of 'Prospects' undefined");
        return NULL;
    }
    CPy_INCREF(self->__book);
    PyObject *retval = self->__book;
    return retval;
}

static int
prospects___Prospects_set__book(serai___games___scholars___thinking___prospects___ProspectsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Prospects' object attribute '_book' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_scholars___book___Book))
        tmp = value;
    else {
        CPy_TypeError("serai.games.scholars.book.Book", value); 
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
prospects___Prospects_get__weights(serai___games___scholars___thinking___prospects___ProspectsObject *self, void *closure)
{
    if (unlikely(self->__weights == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_weights' of 'Prospects' undefined");
        return NULL;
    }
    CPy_INCREF(self->__weights);
    PyObject *retval = self->__weights;
    return retval;
}

static int
prospects___Prospects_set__weights(serai___games___scholars___thinking___prospects___ProspectsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Prospects' object attribute '_weights' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_scholars___thinking___weights___Weights))
        tmp = value;
    else {
        CPy_TypeError("serai.games.scholars.thinking.weights.Weights", value); 
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
prospects___Prospects_get__kept(serai___games___scholars___thinking___prospects___ProspectsObject *self, void *closure)
{
    if (unlikely(self->__kept == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_kept' of 'Prospects' undefined");
        return NULL;
    }
    CPy_INCREF(self->__kept);
    PyObject *retval = self->__kept;
    return retval;
}

static int
prospects___Prospects_set__kept(serai___games___scholars___thinking___prospects___ProspectsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Prospects' object attribute '_kept' cannot be deleted");
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

static PyObject *
prospects___Prospects_get__locations(serai___games___scholars___thinking___prospects___ProspectsObject *self, void *closure)
{
    if (unlikely(self->__locations == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_locations' of 'Prospects' undefined");
        return NULL;
    }
    CPy_INCREF(self->__locations);
    PyObject *retval = self->__locations;
    return retval;
}

static int
prospects___Prospects_set__locations(serai___games___scholars___thinking___prospects___ProspectsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Prospects' object attribute '_locations' cannot be deleted");
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
    if (self->__locations != NULL) {
        CPy_DECREF(self->__locations);
    }
    self->__locations = tmp;
    return 0;
}

static PyObject *
prospects___Prospects_get__dispatch(serai___games___scholars___thinking___prospects___ProspectsObject *self, void *closure)
{
    if (unlikely(self->__dispatch == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_dispatch' of 'Prospects' undefined");
        return NULL;
    }
    CPy_INCREF(self->__dispatch);
    PyObject *retval = self->__dispatch;
    return retval;
}

static int
prospects___Prospects_set__dispatch(serai___games___scholars___thinking___prospects___ProspectsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Prospects' object attribute '_dispatch' cannot be deleted");
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
    if (self->__dispatch != NULL) {
        CPy_DECREF(self->__dispatch);
    }
    self->__dispatch = tmp;
    return 0;
}

static PyObject *
prospects___Prospects_get__retired(serai___games___scholars___thinking___prospects___ProspectsObject *self, void *closure)
{
    if (unlikely(self->__retired == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_retired' of 'Prospects' undefined");
        return NULL;
    }
    CPy_INCREF(self->__retired);
    PyObject *retval = self->__retired;
    return retval;
}

static int
prospects___Prospects_set__retired(serai___games___scholars___thinking___prospects___ProspectsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Prospects' object attribute '_retired' cannot be deleted");
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
    if (self->__retired != NULL) {
        CPy_DECREF(self->__retired);
    }
    self->__retired = tmp;
    return 0;
}

static PyObject *
prospects___Prospects_get__rooms(serai___games___scholars___thinking___prospects___ProspectsObject *self, void *closure)
{
    if (unlikely(self->__rooms == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_rooms' of 'Prospects' undefined");
        return NULL;
    }
    CPy_INCREF(self->__rooms);
    PyObject *retval = self->__rooms;
    return retval;
}

static int
prospects___Prospects_set__rooms(serai___games___scholars___thinking___prospects___ProspectsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Prospects' object attribute '_rooms' cannot be deleted");
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
    if (self->__rooms != NULL) {
        CPy_DECREF(self->__rooms);
    }
    self->__rooms = tmp;
    return 0;
}

static PyObject *
prospects___Prospects_get__immediate(serai___games___scholars___thinking___prospects___ProspectsObject *self, void *closure)
{
    if (unlikely(self->__immediate == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_immediate' of 'Prospects' undefined");
        return NULL;
    }
    CPy_INCREF(self->__immediate);
    PyObject *retval = self->__immediate;
    return retval;
}

static int
prospects___Prospects_set__immediate(serai___games___scholars___thinking___prospects___ProspectsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Prospects' object attribute '_immediate' cannot be deleted");
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
    if (self->__immediate != NULL) {
        CPy_DECREF(self->__immediate);
    }
    self->__immediate = tmp;
    return 0;
}

static PyObject *
prospects___Prospects_get__bonus(serai___games___scholars___thinking___prospects___ProspectsObject *self, void *closure)
{
    if (unlikely(self->__bonus == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_bonus' of 'Prospects' undefined");
        return NULL;
    }
    CPy_INCREF(self->__bonus);
    PyObject *retval = self->__bonus;
    return retval;
}

static int
prospects___Prospects_set__bonus(serai___games___scholars___thinking___prospects___ProspectsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Prospects' object attribute '_bonus' cannot be deleted");
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
    if (self->__bonus != NULL) {
        CPy_DECREF(self->__bonus);
    }
    self->__bonus = tmp;
    return 0;
}

static PyObject *
prospects___Prospects_get__paths(serai___games___scholars___thinking___prospects___ProspectsObject *self, void *closure)
{
    if (unlikely(self->__paths == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_paths' of 'Prospects' undefined");
        return NULL;
    }
    CPy_INCREF(self->__paths);
    PyObject *retval = self->__paths;
    return retval;
}

static int
prospects___Prospects_set__paths(serai___games___scholars___thinking___prospects___ProspectsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Prospects' object attribute '_paths' cannot be deleted");
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
    if (self->__paths != NULL) {
        CPy_DECREF(self->__paths);
    }
    self->__paths = tmp;
    return 0;
}

static PyObject *
prospects___Prospects_get_steps(serai___games___scholars___thinking___prospects___ProspectsObject *self, void *closure)
{
    if (unlikely(self->_steps == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'steps' of 'Prospects' undefined");
        return NULL;
    }
    CPy_INCREF(self->_steps);
    PyObject *retval = self->_steps;
    return retval;
}

static int
prospects___Prospects_set_steps(serai___games___scholars___thinking___prospects___ProspectsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Prospects' object attribute 'steps' cannot be deleted");
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
    if (self->_steps != NULL) {
        CPy_DECREF(self->_steps);
    }
    self->_steps = tmp;
    return 0;
}
static PyMethodDef prospectsmodule_methods[] = {
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___thinking___prospects__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___thinking___prospects__internal, "__name__");
    CPyStatic_prospects___globals = PyModule_GetDict(CPyModule_serai___games___scholars___thinking___prospects__internal);
    if (unlikely(CPyStatic_prospects___globals == NULL))
        goto fail;
    char result = CPyDef_prospects_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___thinking___prospects__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_prospects___View);
    Py_CLEAR(CPyType_prospects___Prospects);
    return -1;
}
int CPyExec_serai___games___scholars___thinking___prospects(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___thinking___prospects__impl, &CPyImportState_serai___games___scholars___thinking___prospects, &CPyModule_serai___games___scholars___thinking___prospects);
}
static struct PyModuleDef prospectsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.thinking.prospects",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    prospectsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___thinking___prospects(void)
{
    if (CPyModule_serai___games___scholars___thinking___prospects__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___thinking___prospects__internal);
        return CPyModule_serai___games___scholars___thinking___prospects__internal;
    }
    CPyModule_serai___games___scholars___thinking___prospects__internal = PyModule_Create(&prospectsmodule);
    return CPyModule_serai___games___scholars___thinking___prospects__internal;
}

PyObject *CPyInit_serai___games___scholars___thinking___prospects(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___thinking___prospects__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___thinking___prospects__internal);
        return CPyModule_serai___games___scholars___thinking___prospects__internal;
    }
    CPyModule_serai___games___scholars___thinking___prospects__internal = PyModule_Create(&prospectsmodule);
    if (unlikely(CPyModule_serai___games___scholars___thinking___prospects__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.thinking.prospects");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___thinking___prospects__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___thinking___prospects__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___thinking___prospects__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___thinking___prospects(CPyModule_serai___games___scholars___thinking___prospects__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___thinking___prospects__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.thinking.prospects");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___thinking___prospects__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_prospects___View_____init__(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyPtr cpy_r_r4;
    CPyPtr cpy_r_r5;
    CPyPtr cpy_r_r6;
    CPyPtr cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyPtr cpy_r_r11;
    CPyPtr cpy_r_r12;
    CPyPtr cpy_r_r13;
    char cpy_r_r14;
    ((serai___games___scholars___thinking___prospects___ViewObject *)cpy_r_self)->_chain_ease = 0.0;
    cpy_r_r0 = PyList_New(3);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 41, CPyStatic_prospects___globals);
        goto CPyL3;
    }
    cpy_r_r1 = PyFloat_FromDouble(0.0);
    cpy_r_r2 = PyFloat_FromDouble(0.0);
    cpy_r_r3 = PyFloat_FromDouble(0.0);
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyListObject, ob_item));
    cpy_r_r5 = *(CPyPtr *)cpy_r_r4;
    *(PyObject * *)cpy_r_r5 = cpy_r_r1;
    cpy_r_r6 = cpy_r_r5 + 8;
    *(PyObject * *)cpy_r_r6 = cpy_r_r2;
    cpy_r_r7 = cpy_r_r5 + 16;
    *(PyObject * *)cpy_r_r7 = cpy_r_r3;
    ((serai___games___scholars___thinking___prospects___ViewObject *)cpy_r_self)->_scrolls = cpy_r_r0;
    cpy_r_r8 = PyList_New(2);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 42, CPyStatic_prospects___globals);
        goto CPyL3;
    }
    cpy_r_r9 = PyFloat_FromDouble(0.0);
    cpy_r_r10 = PyFloat_FromDouble(0.0);
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyListObject, ob_item));
    cpy_r_r12 = *(CPyPtr *)cpy_r_r11;
    *(PyObject * *)cpy_r_r12 = cpy_r_r9;
    cpy_r_r13 = cpy_r_r12 + 8;
    *(PyObject * *)cpy_r_r13 = cpy_r_r10;
    ((serai___games___scholars___thinking___prospects___ViewObject *)cpy_r_self)->_planned = cpy_r_r8;
    ((serai___games___scholars___thinking___prospects___ViewObject *)cpy_r_self)->_ready = 0.0;
    ((serai___games___scholars___thinking___prospects___ViewObject *)cpy_r_self)->_on_map = 0.0;
    ((serai___games___scholars___thinking___prospects___ViewObject *)cpy_r_self)->_next_action = 0.0;
    ((serai___games___scholars___thinking___prospects___ViewObject *)cpy_r_self)->_second_action = 0.0;
    return 1;
CPyL3: ;
    cpy_r_r14 = 2;
    return cpy_r_r14;
}
        
        PyObject *CPyPy_prospects___View_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "", "__init__", kwlist)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_prospects___View))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.prospects.View", obj_self); 
                goto fail;
            }
            char retval = CPyDef_prospects___View_____init__(arg_self);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 39, CPyStatic_prospects___globals);
            return NULL;
        }
        
char CPyDef_prospects___Prospects_____init__(PyObject *cpy_r_self, PyObject *cpy_r_book, PyObject *cpy_r_weights, PyObject *cpy_r_effects) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    PyObject *cpy_r_r4;
    int64_t cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    CPyPtr cpy_r_r9;
    CPyPtr cpy_r_r10;
    int64_t cpy_r_r11;
    CPyPtr cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    double cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    int64_t cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyPtr cpy_r_r23;
    int64_t cpy_r_r24;
    PyObject *cpy_r_r25;
    int64_t cpy_r_r26;
    CPyPtr cpy_r_r27;
    int64_t cpy_r_r28;
    char cpy_r_r29;
    CPyPtr cpy_r_r30;
    CPyPtr cpy_r_r31;
    int64_t cpy_r_r32;
    CPyPtr cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    double cpy_r_r38;
    char cpy_r_r39;
    double cpy_r_r40;
    double cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    int64_t cpy_r_r44;
    PyObject *cpy_r_r45;
    CPyPtr cpy_r_r46;
    int64_t cpy_r_r47;
    PyObject *cpy_r_r48;
    int64_t cpy_r_r49;
    CPyPtr cpy_r_r50;
    int64_t cpy_r_r51;
    char cpy_r_r52;
    CPyPtr cpy_r_r53;
    CPyPtr cpy_r_r54;
    int64_t cpy_r_r55;
    CPyPtr cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    CPyTagged cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    double cpy_r_r63;
    char cpy_r_r64;
    double cpy_r_r65;
    double cpy_r_r66;
    double cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    double cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    int64_t cpy_r_r73;
    PyObject *cpy_r_r74;
    CPyPtr cpy_r_r75;
    int64_t cpy_r_r76;
    PyObject *cpy_r_r77;
    int64_t cpy_r_r78;
    CPyPtr cpy_r_r79;
    int64_t cpy_r_r80;
    char cpy_r_r81;
    CPyPtr cpy_r_r82;
    CPyPtr cpy_r_r83;
    int64_t cpy_r_r84;
    CPyPtr cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    double cpy_r_r90;
    char cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    CPyTagged cpy_r_r94;
    double cpy_r_r95;
    double cpy_r_r96;
    char cpy_r_r97;
    double cpy_r_r98;
    double cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    int64_t cpy_r_r102;
    PyObject *cpy_r_r103;
    CPyPtr cpy_r_r104;
    int64_t cpy_r_r105;
    PyObject *cpy_r_r106;
    int64_t cpy_r_r107;
    CPyPtr cpy_r_r108;
    int64_t cpy_r_r109;
    char cpy_r_r110;
    CPyPtr cpy_r_r111;
    CPyPtr cpy_r_r112;
    int64_t cpy_r_r113;
    CPyPtr cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    double cpy_r_r119;
    char cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    int64_t cpy_r_r123;
    PyObject *cpy_r_r124;
    CPyPtr cpy_r_r125;
    int64_t cpy_r_r126;
    PyObject *cpy_r_r127;
    int64_t cpy_r_r128;
    CPyPtr cpy_r_r129;
    int64_t cpy_r_r130;
    char cpy_r_r131;
    CPyPtr cpy_r_r132;
    CPyPtr cpy_r_r133;
    int64_t cpy_r_r134;
    CPyPtr cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    char cpy_r_r142;
    char cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    double cpy_r_r147;
    char cpy_r_r148;
    double cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    int64_t cpy_r_r152;
    PyObject *cpy_r_r153;
    CPyPtr cpy_r_r154;
    int64_t cpy_r_r155;
    PyObject *cpy_r_r156;
    int64_t cpy_r_r157;
    CPyPtr cpy_r_r158;
    int64_t cpy_r_r159;
    char cpy_r_r160;
    CPyPtr cpy_r_r161;
    CPyPtr cpy_r_r162;
    int64_t cpy_r_r163;
    CPyPtr cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    double cpy_r_r169;
    char cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    int64_t cpy_r_r173;
    PyObject *cpy_r_r174;
    CPyPtr cpy_r_r175;
    int64_t cpy_r_r176;
    PyObject *cpy_r_r177;
    int64_t cpy_r_r178;
    CPyPtr cpy_r_r179;
    int64_t cpy_r_r180;
    char cpy_r_r181;
    CPyPtr cpy_r_r182;
    CPyPtr cpy_r_r183;
    int64_t cpy_r_r184;
    CPyPtr cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    CPyTagged cpy_r_r191;
    CPyTagged cpy_r_r192;
    CPyTagged cpy_r_r193;
    CPyTagged cpy_r_level;
    int64_t cpy_r_r194;
    char cpy_r_r195;
    int64_t cpy_r_r196;
    char cpy_r_r197;
    char cpy_r_r198;
    char cpy_r_r199;
    PyObject *cpy_r_r200;
    PyObject *cpy_r_r201;
    CPyTagged cpy_r_r202;
    int64_t cpy_r_r203;
    char cpy_r_r204;
    int64_t cpy_r_r205;
    char cpy_r_r206;
    char cpy_r_r207;
    char cpy_r_r208;
    char cpy_r_r209;
    PyObject *cpy_r_r210;
    PyObject *cpy_r_r211;
    CPyTagged cpy_r_r212;
    PyObject *cpy_r_r213;
    CPyTagged cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    CPyTagged cpy_r_r218;
    CPyTagged cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    CPyTagged cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject *cpy_r_r224;
    double cpy_r_r225;
    char cpy_r_r226;
    double cpy_r_r227;
    char cpy_r_r228;
    PyObject *cpy_r_r229;
    double cpy_r_r230;
    PyObject *cpy_r_r231;
    PyObject *cpy_r_r232;
    PyObject *cpy_r_r233;
    CPyTagged cpy_r_r234;
    PyObject *cpy_r_r235;
    PyObject *cpy_r_r236;
    double cpy_r_r237;
    char cpy_r_r238;
    PyObject *cpy_r_r239;
    PyObject *cpy_r_r240;
    PyObject *cpy_r_r241;
    PyObject *cpy_r_r242;
    PyObject *cpy_r_r243;
    double cpy_r_r244;
    char cpy_r_r245;
    double cpy_r_r246;
    double cpy_r_r247;
    double cpy_r_r248;
    double cpy_r_r249;
    double cpy_r_r250;
    double cpy_r_r251;
    double cpy_r_r252;
    PyObject *cpy_r_r253;
    PyObject *cpy_r_r254;
    PyObject *cpy_r_r255;
    double cpy_r_r256;
    char cpy_r_r257;
    PyObject *cpy_r_r258;
    PyObject *cpy_r_r259;
    int32_t cpy_r_r260;
    char cpy_r_r261;
    CPyTagged cpy_r_r262;
    int64_t cpy_r_r263;
    char cpy_r_r264;
    CPy_INCREF(cpy_r_book);
    ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__book = cpy_r_book;
    CPy_INCREF(cpy_r_weights);
    ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__weights = cpy_r_weights;
    cpy_r_r0 = PyDict_New();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 55, CPyStatic_prospects___globals);
        goto CPyL149;
    }
    ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__kept = cpy_r_r0;
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_map;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "__init__", "Book", "map", 56, CPyStatic_prospects___globals);
        goto CPyL149;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = PyList_New(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 56, CPyStatic_prospects___globals);
        goto CPyL150;
    }
    cpy_r_r5 = 0;
CPyL4: ;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r5 < cpy_r_r7;
    if (!cpy_r_r8) goto CPyL151;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyListObject, ob_item));
    cpy_r_r10 = *(CPyPtr *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r5 * 8;
    cpy_r_r12 = cpy_r_r10 + cpy_r_r11;
    cpy_r_r13 = *(PyObject * *)cpy_r_r12;
    CPy_INCREF(cpy_r_r13);
    if (likely(PyTuple_Check(cpy_r_r13)))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 56, CPyStatic_prospects___globals, "tuple", cpy_r_r13);
        goto CPyL152;
    }
    cpy_r_r15 = CPySequenceTuple_GetItem(cpy_r_r14, 6);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 56, CPyStatic_prospects___globals);
        goto CPyL152;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r15, CPyType_kernel___effects___Effect)))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 56, CPyStatic_prospects___globals, "serai.kernel.effects.Effect", cpy_r_r15);
        goto CPyL152;
    }
    cpy_r_r17 = CPyDef_scholars___thinking___effect_values___EffectValues___of(cpy_r_effects, cpy_r_r16);
    CPy_DECREF(cpy_r_r16);
    cpy_r_r18 = cpy_r_r17 == -113.0;
    if (unlikely(cpy_r_r18)) goto CPyL10;
CPyL9: ;
    cpy_r_r19 = PyFloat_FromDouble(cpy_r_r17);
    CPyList_SetItemUnsafe(cpy_r_r4, cpy_r_r5, cpy_r_r19);
    goto CPyL11;
CPyL10: ;
    cpy_r_r20 = PyErr_Occurred();
    if (unlikely(cpy_r_r20 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 56, CPyStatic_prospects___globals);
        goto CPyL152;
    } else
        goto CPyL9;
CPyL11: ;
    cpy_r_r21 = cpy_r_r5 + 1;
    cpy_r_r5 = cpy_r_r21;
    goto CPyL4;
CPyL12: ;
    ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__locations = cpy_r_r4;
    cpy_r_r22 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_translators;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "__init__", "Book", "translators", 57, CPyStatic_prospects___globals);
        goto CPyL149;
    }
    CPy_INCREF(cpy_r_r22);
CPyL13: ;
    cpy_r_r23 = (CPyPtr)((CPyPtr)cpy_r_r22 + offsetof(PyVarObject, ob_size));
    cpy_r_r24 = *(int64_t *)cpy_r_r23;
    cpy_r_r25 = PyList_New(cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 57, CPyStatic_prospects___globals);
        goto CPyL153;
    }
    cpy_r_r26 = 0;
CPyL15: ;
    cpy_r_r27 = (CPyPtr)((CPyPtr)cpy_r_r22 + offsetof(PyVarObject, ob_size));
    cpy_r_r28 = *(int64_t *)cpy_r_r27;
    cpy_r_r29 = cpy_r_r26 < cpy_r_r28;
    if (!cpy_r_r29) goto CPyL154;
    cpy_r_r30 = (CPyPtr)((CPyPtr)cpy_r_r22 + offsetof(PyListObject, ob_item));
    cpy_r_r31 = *(CPyPtr *)cpy_r_r30;
    cpy_r_r32 = cpy_r_r26 * 8;
    cpy_r_r33 = cpy_r_r31 + cpy_r_r32;
    cpy_r_r34 = *(PyObject * *)cpy_r_r33;
    CPy_INCREF(cpy_r_r34);
    if (likely(PyTuple_Check(cpy_r_r34)))
        cpy_r_r35 = cpy_r_r34;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 57, CPyStatic_prospects___globals, "tuple", cpy_r_r34);
        goto CPyL155;
    }
    cpy_r_r36 = CPySequenceTuple_GetItem(cpy_r_r35, 10);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 57, CPyStatic_prospects___globals);
        goto CPyL155;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r36, CPyType_kernel___effects___Effect)))
        cpy_r_r37 = cpy_r_r36;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 57, CPyStatic_prospects___globals, "serai.kernel.effects.Effect", cpy_r_r36);
        goto CPyL155;
    }
    cpy_r_r38 = CPyDef_scholars___thinking___effect_values___EffectValues___of(cpy_r_effects, cpy_r_r37);
    CPy_DECREF(cpy_r_r37);
    cpy_r_r39 = cpy_r_r38 == -113.0;
    if (unlikely(cpy_r_r39)) goto CPyL21;
CPyL20: ;
    cpy_r_r40 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_weights)->_dispatch;
    cpy_r_r41 = cpy_r_r38 * cpy_r_r40;
    cpy_r_r42 = PyFloat_FromDouble(cpy_r_r41);
    CPyList_SetItemUnsafe(cpy_r_r25, cpy_r_r26, cpy_r_r42);
    goto CPyL22;
CPyL21: ;
    cpy_r_r43 = PyErr_Occurred();
    if (unlikely(cpy_r_r43 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 57, CPyStatic_prospects___globals);
        goto CPyL155;
    } else
        goto CPyL20;
CPyL22: ;
    cpy_r_r44 = cpy_r_r26 + 1;
    cpy_r_r26 = cpy_r_r44;
    goto CPyL15;
CPyL23: ;
    ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__dispatch = cpy_r_r25;
    cpy_r_r45 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_translators;
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "__init__", "Book", "translators", 58, CPyStatic_prospects___globals);
        goto CPyL149;
    }
    CPy_INCREF(cpy_r_r45);
CPyL24: ;
    cpy_r_r46 = (CPyPtr)((CPyPtr)cpy_r_r45 + offsetof(PyVarObject, ob_size));
    cpy_r_r47 = *(int64_t *)cpy_r_r46;
    cpy_r_r48 = PyList_New(cpy_r_r47);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 58, CPyStatic_prospects___globals);
        goto CPyL156;
    }
    cpy_r_r49 = 0;
CPyL26: ;
    cpy_r_r50 = (CPyPtr)((CPyPtr)cpy_r_r45 + offsetof(PyVarObject, ob_size));
    cpy_r_r51 = *(int64_t *)cpy_r_r50;
    cpy_r_r52 = cpy_r_r49 < cpy_r_r51;
    if (!cpy_r_r52) goto CPyL157;
    cpy_r_r53 = (CPyPtr)((CPyPtr)cpy_r_r45 + offsetof(PyListObject, ob_item));
    cpy_r_r54 = *(CPyPtr *)cpy_r_r53;
    cpy_r_r55 = cpy_r_r49 * 8;
    cpy_r_r56 = cpy_r_r54 + cpy_r_r55;
    cpy_r_r57 = *(PyObject * *)cpy_r_r56;
    CPy_INCREF(cpy_r_r57);
    if (likely(PyTuple_Check(cpy_r_r57)))
        cpy_r_r58 = cpy_r_r57;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 58, CPyStatic_prospects___globals, "tuple", cpy_r_r57);
        goto CPyL158;
    }
    cpy_r_r59 = CPySequenceTuple_GetItem(cpy_r_r58, 8);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 58, CPyStatic_prospects___globals);
        goto CPyL159;
    }
    if (likely(PyLong_Check(cpy_r_r59)))
        cpy_r_r60 = CPyTagged_FromObject(cpy_r_r59);
    else {
        CPy_TypeError("int", cpy_r_r59); cpy_r_r60 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r60 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 58, CPyStatic_prospects___globals);
        goto CPyL159;
    }
    cpy_r_r61 = CPySequenceTuple_GetItem(cpy_r_r58, 12);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 58, CPyStatic_prospects___globals);
        goto CPyL160;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r61, CPyType_kernel___effects___Effect)))
        cpy_r_r62 = cpy_r_r61;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 58, CPyStatic_prospects___globals, "serai.kernel.effects.Effect", cpy_r_r61);
        goto CPyL160;
    }
    cpy_r_r63 = CPyDef_scholars___thinking___effect_values___EffectValues___of(cpy_r_effects, cpy_r_r62);
    CPy_DECREF(cpy_r_r62);
    cpy_r_r64 = cpy_r_r63 == -113.0;
    if (unlikely(cpy_r_r64)) goto CPyL34;
CPyL33: ;
    cpy_r_r65 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_weights)->_uses_of_retired;
    cpy_r_r66 = cpy_r_r63 * cpy_r_r65;
    cpy_r_r67 = CPyFloat_FromTagged(cpy_r_r60);
    CPyTagged_DECREF(cpy_r_r60);
    cpy_r_r68 = cpy_r_r67 == -113.0;
    if (unlikely(cpy_r_r68)) {
        goto CPyL36;
    } else
        goto CPyL35;
CPyL34: ;
    cpy_r_r69 = PyErr_Occurred();
    if (unlikely(cpy_r_r69 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 58, CPyStatic_prospects___globals);
        goto CPyL160;
    } else
        goto CPyL33;
CPyL35: ;
    cpy_r_r70 = cpy_r_r67 + cpy_r_r66;
    cpy_r_r71 = PyFloat_FromDouble(cpy_r_r70);
    CPyList_SetItemUnsafe(cpy_r_r48, cpy_r_r49, cpy_r_r71);
    goto CPyL37;
CPyL36: ;
    cpy_r_r72 = PyErr_Occurred();
    if (unlikely(cpy_r_r72 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 58, CPyStatic_prospects___globals);
        goto CPyL158;
    } else
        goto CPyL35;
CPyL37: ;
    cpy_r_r73 = cpy_r_r49 + 1;
    cpy_r_r49 = cpy_r_r73;
    goto CPyL26;
CPyL38: ;
    ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__retired = cpy_r_r48;
    cpy_r_r74 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_rooms;
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "__init__", "Book", "rooms", 59, CPyStatic_prospects___globals);
        goto CPyL149;
    }
    CPy_INCREF(cpy_r_r74);
CPyL39: ;
    cpy_r_r75 = (CPyPtr)((CPyPtr)cpy_r_r74 + offsetof(PyVarObject, ob_size));
    cpy_r_r76 = *(int64_t *)cpy_r_r75;
    cpy_r_r77 = PyList_New(cpy_r_r76);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 59, CPyStatic_prospects___globals);
        goto CPyL161;
    }
    cpy_r_r78 = 0;
CPyL41: ;
    cpy_r_r79 = (CPyPtr)((CPyPtr)cpy_r_r74 + offsetof(PyVarObject, ob_size));
    cpy_r_r80 = *(int64_t *)cpy_r_r79;
    cpy_r_r81 = cpy_r_r78 < cpy_r_r80;
    if (!cpy_r_r81) goto CPyL162;
    cpy_r_r82 = (CPyPtr)((CPyPtr)cpy_r_r74 + offsetof(PyListObject, ob_item));
    cpy_r_r83 = *(CPyPtr *)cpy_r_r82;
    cpy_r_r84 = cpy_r_r78 * 8;
    cpy_r_r85 = cpy_r_r83 + cpy_r_r84;
    cpy_r_r86 = *(PyObject * *)cpy_r_r85;
    CPy_INCREF(cpy_r_r86);
    if (likely(PyTuple_Check(cpy_r_r86)))
        cpy_r_r87 = cpy_r_r86;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 59, CPyStatic_prospects___globals, "tuple", cpy_r_r86);
        goto CPyL163;
    }
    cpy_r_r88 = CPySequenceTuple_GetItem(cpy_r_r87, 4);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 59, CPyStatic_prospects___globals);
        goto CPyL164;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r88, CPyType_kernel___effects___Effect)))
        cpy_r_r89 = cpy_r_r88;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 59, CPyStatic_prospects___globals, "serai.kernel.effects.Effect", cpy_r_r88);
        goto CPyL164;
    }
    cpy_r_r90 = CPyDef_scholars___thinking___effect_values___EffectValues___of(cpy_r_effects, cpy_r_r89);
    CPy_DECREF(cpy_r_r89);
    cpy_r_r91 = cpy_r_r90 == -113.0;
    if (unlikely(cpy_r_r91)) goto CPyL47;
CPyL46: ;
    cpy_r_r92 = CPySequenceTuple_GetItem(cpy_r_r87, 2);
    CPy_DECREF(cpy_r_r87);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 59, CPyStatic_prospects___globals);
        goto CPyL163;
    } else
        goto CPyL48;
CPyL47: ;
    cpy_r_r93 = PyErr_Occurred();
    if (unlikely(cpy_r_r93 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 59, CPyStatic_prospects___globals);
        goto CPyL164;
    } else
        goto CPyL46;
CPyL48: ;
    if (likely(PyLong_Check(cpy_r_r92)))
        cpy_r_r94 = CPyTagged_FromObject(cpy_r_r92);
    else {
        CPy_TypeError("int", cpy_r_r92); cpy_r_r94 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r94 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 59, CPyStatic_prospects___globals);
        goto CPyL163;
    }
    cpy_r_r95 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_weights)->_silver;
    cpy_r_r96 = CPyFloat_FromTagged(cpy_r_r94);
    CPyTagged_DECREF(cpy_r_r94);
    cpy_r_r97 = cpy_r_r96 == -113.0;
    if (unlikely(cpy_r_r97)) goto CPyL51;
CPyL50: ;
    cpy_r_r98 = cpy_r_r96 * cpy_r_r95;
    cpy_r_r99 = cpy_r_r90 - cpy_r_r98;
    cpy_r_r100 = PyFloat_FromDouble(cpy_r_r99);
    CPyList_SetItemUnsafe(cpy_r_r77, cpy_r_r78, cpy_r_r100);
    goto CPyL52;
CPyL51: ;
    cpy_r_r101 = PyErr_Occurred();
    if (unlikely(cpy_r_r101 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 59, CPyStatic_prospects___globals);
        goto CPyL163;
    } else
        goto CPyL50;
CPyL52: ;
    cpy_r_r102 = cpy_r_r78 + 1;
    cpy_r_r78 = cpy_r_r102;
    goto CPyL41;
CPyL53: ;
    ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__rooms = cpy_r_r77;
    cpy_r_r103 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_scrolls;
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "__init__", "Book", "scrolls", 60, CPyStatic_prospects___globals);
        goto CPyL149;
    }
    CPy_INCREF(cpy_r_r103);
CPyL54: ;
    cpy_r_r104 = (CPyPtr)((CPyPtr)cpy_r_r103 + offsetof(PyVarObject, ob_size));
    cpy_r_r105 = *(int64_t *)cpy_r_r104;
    cpy_r_r106 = PyList_New(cpy_r_r105);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 60, CPyStatic_prospects___globals);
        goto CPyL165;
    }
    cpy_r_r107 = 0;
CPyL56: ;
    cpy_r_r108 = (CPyPtr)((CPyPtr)cpy_r_r103 + offsetof(PyVarObject, ob_size));
    cpy_r_r109 = *(int64_t *)cpy_r_r108;
    cpy_r_r110 = cpy_r_r107 < cpy_r_r109;
    if (!cpy_r_r110) goto CPyL166;
    cpy_r_r111 = (CPyPtr)((CPyPtr)cpy_r_r103 + offsetof(PyListObject, ob_item));
    cpy_r_r112 = *(CPyPtr *)cpy_r_r111;
    cpy_r_r113 = cpy_r_r107 * 8;
    cpy_r_r114 = cpy_r_r112 + cpy_r_r113;
    cpy_r_r115 = *(PyObject * *)cpy_r_r114;
    CPy_INCREF(cpy_r_r115);
    if (likely(PyTuple_Check(cpy_r_r115)))
        cpy_r_r116 = cpy_r_r115;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 60, CPyStatic_prospects___globals, "tuple", cpy_r_r115);
        goto CPyL167;
    }
    cpy_r_r117 = CPySequenceTuple_GetItem(cpy_r_r116, 8);
    CPy_DECREF(cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 60, CPyStatic_prospects___globals);
        goto CPyL167;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r117, CPyType_kernel___effects___Effect)))
        cpy_r_r118 = cpy_r_r117;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 60, CPyStatic_prospects___globals, "serai.kernel.effects.Effect", cpy_r_r117);
        goto CPyL167;
    }
    cpy_r_r119 = CPyDef_scholars___thinking___effect_values___EffectValues___of(cpy_r_effects, cpy_r_r118);
    CPy_DECREF(cpy_r_r118);
    cpy_r_r120 = cpy_r_r119 == -113.0;
    if (unlikely(cpy_r_r120)) goto CPyL62;
CPyL61: ;
    cpy_r_r121 = PyFloat_FromDouble(cpy_r_r119);
    CPyList_SetItemUnsafe(cpy_r_r106, cpy_r_r107, cpy_r_r121);
    goto CPyL63;
CPyL62: ;
    cpy_r_r122 = PyErr_Occurred();
    if (unlikely(cpy_r_r122 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 60, CPyStatic_prospects___globals);
        goto CPyL167;
    } else
        goto CPyL61;
CPyL63: ;
    cpy_r_r123 = cpy_r_r107 + 1;
    cpy_r_r107 = cpy_r_r123;
    goto CPyL56;
CPyL64: ;
    ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__immediate = cpy_r_r106;
    cpy_r_r124 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_scrolls;
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "__init__", "Book", "scrolls", 61, CPyStatic_prospects___globals);
        goto CPyL149;
    }
    CPy_INCREF(cpy_r_r124);
CPyL65: ;
    cpy_r_r125 = (CPyPtr)((CPyPtr)cpy_r_r124 + offsetof(PyVarObject, ob_size));
    cpy_r_r126 = *(int64_t *)cpy_r_r125;
    cpy_r_r127 = PyList_New(cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 61, CPyStatic_prospects___globals);
        goto CPyL168;
    }
    cpy_r_r128 = 0;
CPyL67: ;
    cpy_r_r129 = (CPyPtr)((CPyPtr)cpy_r_r124 + offsetof(PyVarObject, ob_size));
    cpy_r_r130 = *(int64_t *)cpy_r_r129;
    cpy_r_r131 = cpy_r_r128 < cpy_r_r130;
    if (!cpy_r_r131) goto CPyL169;
    cpy_r_r132 = (CPyPtr)((CPyPtr)cpy_r_r124 + offsetof(PyListObject, ob_item));
    cpy_r_r133 = *(CPyPtr *)cpy_r_r132;
    cpy_r_r134 = cpy_r_r128 * 8;
    cpy_r_r135 = cpy_r_r133 + cpy_r_r134;
    cpy_r_r136 = *(PyObject * *)cpy_r_r135;
    CPy_INCREF(cpy_r_r136);
    if (likely(PyTuple_Check(cpy_r_r136)))
        cpy_r_r137 = cpy_r_r136;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 61, CPyStatic_prospects___globals, "tuple", cpy_r_r136);
        goto CPyL170;
    }
    cpy_r_r138 = CPySequenceTuple_GetItem(cpy_r_r137, 10);
    CPy_DECREF(cpy_r_r137);
    if (unlikely(cpy_r_r138 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 61, CPyStatic_prospects___globals);
        goto CPyL170;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r138, CPyType_formula___Formula)))
        cpy_r_r139 = cpy_r_r138;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 61, CPyStatic_prospects___globals, "serai.kernel.formula.Formula", cpy_r_r138);
        goto CPyL170;
    }
    cpy_r_r140 = ((serai___kernel___formula___FormulaObject *)cpy_r_r139)->_text;
    CPy_INCREF(cpy_r_r140);
    CPy_DECREF(cpy_r_r139);
    cpy_r_r141 = CPyStatics[2595]; /* '0' */
    cpy_r_r142 = CPyStr_EqualLiteral(cpy_r_r140, cpy_r_r141, 1);
    CPy_DECREF(cpy_r_r140);
    cpy_r_r143 = cpy_r_r142 == 0;
    if (!cpy_r_r143) goto CPyL76;
    cpy_r_r144 = CPyStatic_prospects___globals;
    cpy_r_r145 = CPyStatics[3565]; /* 'WORTHWHILE' */
    cpy_r_r146 = CPyDict_GetItem(cpy_r_r144, cpy_r_r145);
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 61, CPyStatic_prospects___globals);
        goto CPyL170;
    }
    cpy_r_r147 = PyFloat_AsDouble(cpy_r_r146);
    if (cpy_r_r147 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r146); cpy_r_r147 = -113.0;
    }
    CPy_DECREF(cpy_r_r146);
    cpy_r_r148 = cpy_r_r147 == -113.0;
    if (unlikely(cpy_r_r148)) goto CPyL75;
CPyL74: ;
    cpy_r_r149 = cpy_r_r147;
    goto CPyL77;
CPyL75: ;
    cpy_r_r150 = PyErr_Occurred();
    if (unlikely(cpy_r_r150 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 61, CPyStatic_prospects___globals);
        goto CPyL170;
    } else
        goto CPyL74;
CPyL76: ;
    cpy_r_r149 = 0.0;
CPyL77: ;
    cpy_r_r151 = PyFloat_FromDouble(cpy_r_r149);
    CPyList_SetItemUnsafe(cpy_r_r127, cpy_r_r128, cpy_r_r151);
    cpy_r_r152 = cpy_r_r128 + 1;
    cpy_r_r128 = cpy_r_r152;
    goto CPyL67;
CPyL79: ;
    ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__bonus = cpy_r_r127;
    cpy_r_r153 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_map;
    if (unlikely(cpy_r_r153 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "__init__", "Book", "map", 62, CPyStatic_prospects___globals);
        goto CPyL149;
    }
    CPy_INCREF(cpy_r_r153);
CPyL80: ;
    cpy_r_r154 = (CPyPtr)((CPyPtr)cpy_r_r153 + offsetof(PyVarObject, ob_size));
    cpy_r_r155 = *(int64_t *)cpy_r_r154;
    cpy_r_r156 = PyList_New(cpy_r_r155);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 62, CPyStatic_prospects___globals);
        goto CPyL171;
    }
    cpy_r_r157 = 0;
CPyL82: ;
    cpy_r_r158 = (CPyPtr)((CPyPtr)cpy_r_r153 + offsetof(PyVarObject, ob_size));
    cpy_r_r159 = *(int64_t *)cpy_r_r158;
    cpy_r_r160 = cpy_r_r157 < cpy_r_r159;
    if (!cpy_r_r160) goto CPyL172;
    cpy_r_r161 = (CPyPtr)((CPyPtr)cpy_r_r153 + offsetof(PyListObject, ob_item));
    cpy_r_r162 = *(CPyPtr *)cpy_r_r161;
    cpy_r_r163 = cpy_r_r157 * 8;
    cpy_r_r164 = cpy_r_r162 + cpy_r_r163;
    cpy_r_r165 = *(PyObject * *)cpy_r_r164;
    CPy_INCREF(cpy_r_r165);
    if (likely(PyTuple_Check(cpy_r_r165)))
        cpy_r_r166 = cpy_r_r165;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 62, CPyStatic_prospects___globals, "tuple", cpy_r_r165);
        goto CPyL173;
    }
    cpy_r_r167 = CPySequenceTuple_GetItem(cpy_r_r166, 12);
    CPy_DECREF(cpy_r_r166);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 62, CPyStatic_prospects___globals);
        goto CPyL173;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r167, CPyType_kernel___effects___Effect)))
        cpy_r_r168 = cpy_r_r167;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 62, CPyStatic_prospects___globals, "serai.kernel.effects.Effect", cpy_r_r167);
        goto CPyL173;
    }
    cpy_r_r169 = CPyDef_scholars___thinking___effect_values___EffectValues___of(cpy_r_effects, cpy_r_r168);
    CPy_DECREF(cpy_r_r168);
    cpy_r_r170 = cpy_r_r169 == -113.0;
    if (unlikely(cpy_r_r170)) goto CPyL88;
CPyL87: ;
    cpy_r_r171 = PyFloat_FromDouble(cpy_r_r169);
    CPyList_SetItemUnsafe(cpy_r_r156, cpy_r_r157, cpy_r_r171);
    goto CPyL89;
CPyL88: ;
    cpy_r_r172 = PyErr_Occurred();
    if (unlikely(cpy_r_r172 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 62, CPyStatic_prospects___globals);
        goto CPyL173;
    } else
        goto CPyL87;
CPyL89: ;
    cpy_r_r173 = cpy_r_r157 + 1;
    cpy_r_r157 = cpy_r_r173;
    goto CPyL82;
CPyL90: ;
    ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__paths = cpy_r_r156;
    cpy_r_r174 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_tracks;
    if (unlikely(cpy_r_r174 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "__init__", "Book", "tracks", 74, CPyStatic_prospects___globals);
        goto CPyL149;
    }
    CPy_INCREF(cpy_r_r174);
CPyL91: ;
    cpy_r_r175 = (CPyPtr)((CPyPtr)cpy_r_r174 + offsetof(PyVarObject, ob_size));
    cpy_r_r176 = *(int64_t *)cpy_r_r175;
    cpy_r_r177 = PyList_New(cpy_r_r176);
    if (unlikely(cpy_r_r177 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 63, CPyStatic_prospects___globals);
        goto CPyL174;
    }
    cpy_r_r178 = 0;
CPyL93: ;
    cpy_r_r179 = (CPyPtr)((CPyPtr)cpy_r_r174 + offsetof(PyVarObject, ob_size));
    cpy_r_r180 = *(int64_t *)cpy_r_r179;
    cpy_r_r181 = cpy_r_r178 < cpy_r_r180;
    if (!cpy_r_r181) goto CPyL175;
    cpy_r_r182 = (CPyPtr)((CPyPtr)cpy_r_r174 + offsetof(PyListObject, ob_item));
    cpy_r_r183 = *(CPyPtr *)cpy_r_r182;
    cpy_r_r184 = cpy_r_r178 * 8;
    cpy_r_r185 = cpy_r_r183 + cpy_r_r184;
    cpy_r_r186 = *(PyObject * *)cpy_r_r185;
    CPy_INCREF(cpy_r_r186);
    if (likely(PyTuple_Check(cpy_r_r186)))
        cpy_r_r187 = cpy_r_r186;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 63, CPyStatic_prospects___globals, "tuple", cpy_r_r186);
        goto CPyL176;
    }
    cpy_r_r188 = PyList_New(0);
    if (unlikely(cpy_r_r188 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 64, CPyStatic_prospects___globals);
        goto CPyL177;
    }
    cpy_r_r189 = CPyStatics[1513]; /* 'top' */
    cpy_r_r190 = CPyObject_GetAttr(cpy_r_r187, cpy_r_r189);
    if (unlikely(cpy_r_r190 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 72, CPyStatic_prospects___globals);
        goto CPyL178;
    }
    if (likely(PyLong_Check(cpy_r_r190)))
        cpy_r_r191 = CPyTagged_FromObject(cpy_r_r190);
    else {
        CPy_TypeError("int", cpy_r_r190); cpy_r_r191 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r190);
    if (unlikely(cpy_r_r191 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 72, CPyStatic_prospects___globals);
        goto CPyL178;
    }
    cpy_r_r192 = CPyTagged_Add(cpy_r_r191, 2);
    CPyTagged_DECREF(cpy_r_r191);
    cpy_r_r193 = 0;
    CPyTagged_INCREF(cpy_r_r193);
    cpy_r_level = cpy_r_r193;
    CPyTagged_DECREF(cpy_r_level);
CPyL99: ;
    cpy_r_r194 = cpy_r_r193 & 1;
    cpy_r_r195 = cpy_r_r194 != 0;
    if (cpy_r_r195) goto CPyL101;
    cpy_r_r196 = cpy_r_r192 & 1;
    cpy_r_r197 = cpy_r_r196 != 0;
    if (!cpy_r_r197) goto CPyL102;
CPyL101: ;
    cpy_r_r198 = CPyTagged_IsLt_(cpy_r_r193, cpy_r_r192);
    if (cpy_r_r198) {
        goto CPyL103;
    } else
        goto CPyL179;
CPyL102: ;
    cpy_r_r199 = (Py_ssize_t)cpy_r_r193 < (Py_ssize_t)cpy_r_r192;
    if (!cpy_r_r199) goto CPyL179;
CPyL103: ;
    CPyTagged_INCREF(cpy_r_r193);
    cpy_r_level = cpy_r_r193;
    cpy_r_r200 = CPyStatics[1513]; /* 'top' */
    cpy_r_r201 = CPyObject_GetAttr(cpy_r_r187, cpy_r_r200);
    if (unlikely(cpy_r_r201 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 70, CPyStatic_prospects___globals);
        goto CPyL180;
    }
    if (likely(PyLong_Check(cpy_r_r201)))
        cpy_r_r202 = CPyTagged_FromObject(cpy_r_r201);
    else {
        CPy_TypeError("int", cpy_r_r201); cpy_r_r202 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r201);
    if (unlikely(cpy_r_r202 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 70, CPyStatic_prospects___globals);
        goto CPyL180;
    }
    cpy_r_r203 = cpy_r_level & 1;
    cpy_r_r204 = cpy_r_r203 != 0;
    if (cpy_r_r204) goto CPyL107;
    cpy_r_r205 = cpy_r_r202 & 1;
    cpy_r_r206 = cpy_r_r205 != 0;
    if (!cpy_r_r206) goto CPyL108;
CPyL107: ;
    cpy_r_r207 = CPyTagged_IsLt_(cpy_r_level, cpy_r_r202);
    cpy_r_r208 = cpy_r_r207;
    goto CPyL109;
CPyL108: ;
    cpy_r_r209 = (Py_ssize_t)cpy_r_level < (Py_ssize_t)cpy_r_r202;
    cpy_r_r208 = cpy_r_r209;
CPyL109: ;
    CPyTagged_DECREF(cpy_r_r202);
    if (!cpy_r_r208) goto CPyL181;
    cpy_r_r210 = CPySequenceTuple_GetItem(cpy_r_r187, 14);
    if (unlikely(cpy_r_r210 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 65, CPyStatic_prospects___globals);
        goto CPyL180;
    }
    if (likely(PyTuple_Check(cpy_r_r210)))
        cpy_r_r211 = cpy_r_r210;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 65, CPyStatic_prospects___globals, "tuple", cpy_r_r210);
        goto CPyL180;
    }
    cpy_r_r212 = CPyTagged_Add(cpy_r_level, 2);
    cpy_r_r213 = CPySequenceTuple_GetItem(cpy_r_r211, cpy_r_r212);
    CPy_DECREF(cpy_r_r211);
    CPyTagged_DECREF(cpy_r_r212);
    if (unlikely(cpy_r_r213 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 65, CPyStatic_prospects___globals);
        goto CPyL180;
    }
    if (likely(PyLong_Check(cpy_r_r213)))
        cpy_r_r214 = CPyTagged_FromObject(cpy_r_r213);
    else {
        CPy_TypeError("int", cpy_r_r213); cpy_r_r214 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r213);
    if (unlikely(cpy_r_r214 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 65, CPyStatic_prospects___globals);
        goto CPyL180;
    }
    cpy_r_r215 = CPySequenceTuple_GetItem(cpy_r_r187, 14);
    if (unlikely(cpy_r_r215 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 66, CPyStatic_prospects___globals);
        goto CPyL182;
    }
    if (likely(PyTuple_Check(cpy_r_r215)))
        cpy_r_r216 = cpy_r_r215;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 66, CPyStatic_prospects___globals, "tuple", cpy_r_r215);
        goto CPyL182;
    }
    cpy_r_r217 = CPySequenceTuple_GetItem(cpy_r_r216, cpy_r_level);
    CPy_DECREF(cpy_r_r216);
    if (unlikely(cpy_r_r217 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 66, CPyStatic_prospects___globals);
        goto CPyL182;
    }
    if (likely(PyLong_Check(cpy_r_r217)))
        cpy_r_r218 = CPyTagged_FromObject(cpy_r_r217);
    else {
        CPy_TypeError("int", cpy_r_r217); cpy_r_r218 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r217);
    if (unlikely(cpy_r_r218 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 66, CPyStatic_prospects___globals);
        goto CPyL182;
    }
    cpy_r_r219 = CPyTagged_Subtract(cpy_r_r214, cpy_r_r218);
    CPyTagged_DECREF(cpy_r_r214);
    CPyTagged_DECREF(cpy_r_r218);
    cpy_r_r220 = CPySequenceTuple_GetItem(cpy_r_r187, 10);
    if (unlikely(cpy_r_r220 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 67, CPyStatic_prospects___globals);
        goto CPyL183;
    }
    if (likely(PyTuple_Check(cpy_r_r220)))
        cpy_r_r221 = cpy_r_r220;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 67, CPyStatic_prospects___globals, "tuple", cpy_r_r220);
        goto CPyL183;
    }
    cpy_r_r222 = CPyTagged_Add(cpy_r_level, 2);
    cpy_r_r223 = CPySequenceTuple_GetItem(cpy_r_r221, cpy_r_r222);
    CPy_DECREF(cpy_r_r221);
    CPyTagged_DECREF(cpy_r_r222);
    if (unlikely(cpy_r_r223 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 67, CPyStatic_prospects___globals);
        goto CPyL183;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r223, CPyType_kernel___effects___Effect)))
        cpy_r_r224 = cpy_r_r223;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 67, CPyStatic_prospects___globals, "serai.kernel.effects.Effect", cpy_r_r223);
        goto CPyL183;
    }
    cpy_r_r225 = CPyDef_scholars___thinking___effect_values___EffectValues___of(cpy_r_effects, cpy_r_r224);
    CPy_DECREF(cpy_r_r224);
    cpy_r_r226 = cpy_r_r225 == -113.0;
    if (unlikely(cpy_r_r226)) goto CPyL124;
CPyL123: ;
    cpy_r_r227 = CPyFloat_FromTagged(cpy_r_r219);
    CPyTagged_DECREF(cpy_r_r219);
    cpy_r_r228 = cpy_r_r227 == -113.0;
    if (unlikely(cpy_r_r228)) {
        goto CPyL126;
    } else
        goto CPyL125;
CPyL124: ;
    cpy_r_r229 = PyErr_Occurred();
    if (unlikely(cpy_r_r229 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 67, CPyStatic_prospects___globals);
        goto CPyL183;
    } else
        goto CPyL123;
CPyL125: ;
    cpy_r_r230 = cpy_r_r227 + cpy_r_r225;
    cpy_r_r231 = CPySequenceTuple_GetItem(cpy_r_r187, 12);
    if (unlikely(cpy_r_r231 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 68, CPyStatic_prospects___globals);
        goto CPyL180;
    } else
        goto CPyL127;
CPyL126: ;
    cpy_r_r232 = PyErr_Occurred();
    if (unlikely(cpy_r_r232 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 65, CPyStatic_prospects___globals);
        goto CPyL180;
    } else
        goto CPyL125;
CPyL127: ;
    if (likely(PyTuple_Check(cpy_r_r231)))
        cpy_r_r233 = cpy_r_r231;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 68, CPyStatic_prospects___globals, "tuple", cpy_r_r231);
        goto CPyL180;
    }
    cpy_r_r234 = CPyTagged_Add(cpy_r_level, 2);
    cpy_r_r235 = CPySequenceTuple_GetItem(cpy_r_r233, cpy_r_r234);
    CPy_DECREF(cpy_r_r233);
    CPyTagged_DECREF(cpy_r_r234);
    if (unlikely(cpy_r_r235 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 68, CPyStatic_prospects___globals);
        goto CPyL180;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r235, CPyType_kernel___effects___Effect)))
        cpy_r_r236 = cpy_r_r235;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 68, CPyStatic_prospects___globals, "serai.kernel.effects.Effect", cpy_r_r235);
        goto CPyL180;
    }
    cpy_r_r237 = CPyDef_scholars___thinking___effect_values___EffectValues___of(cpy_r_effects, cpy_r_r236);
    CPy_DECREF(cpy_r_r236);
    cpy_r_r238 = cpy_r_r237 == -113.0;
    if (unlikely(cpy_r_r238)) goto CPyL132;
CPyL131: ;
    cpy_r_r239 = CPySequenceTuple_GetItem(cpy_r_r187, 12);
    if (unlikely(cpy_r_r239 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 68, CPyStatic_prospects___globals);
        goto CPyL180;
    } else
        goto CPyL133;
CPyL132: ;
    cpy_r_r240 = PyErr_Occurred();
    if (unlikely(cpy_r_r240 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 68, CPyStatic_prospects___globals);
        goto CPyL180;
    } else
        goto CPyL131;
CPyL133: ;
    if (likely(PyTuple_Check(cpy_r_r239)))
        cpy_r_r241 = cpy_r_r239;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 68, CPyStatic_prospects___globals, "tuple", cpy_r_r239);
        goto CPyL180;
    }
    cpy_r_r242 = CPySequenceTuple_GetItem(cpy_r_r241, cpy_r_level);
    CPy_DECREF(cpy_r_r241);
    CPyTagged_DECREF(cpy_r_level);
    if (unlikely(cpy_r_r242 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 68, CPyStatic_prospects___globals);
        goto CPyL184;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r242, CPyType_kernel___effects___Effect)))
        cpy_r_r243 = cpy_r_r242;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 68, CPyStatic_prospects___globals, "serai.kernel.effects.Effect", cpy_r_r242);
        goto CPyL184;
    }
    cpy_r_r244 = CPyDef_scholars___thinking___effect_values___EffectValues___of(cpy_r_effects, cpy_r_r243);
    CPy_DECREF(cpy_r_r243);
    cpy_r_r245 = cpy_r_r244 == -113.0;
    if (unlikely(cpy_r_r245)) goto CPyL138;
CPyL137: ;
    cpy_r_r246 = cpy_r_r237 - cpy_r_r244;
    cpy_r_r247 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_weights)->_harvests;
    cpy_r_r248 = cpy_r_r246 * cpy_r_r247;
    cpy_r_r249 = cpy_r_r230 + cpy_r_r248;
    cpy_r_r250 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_weights)->_track_step;
    cpy_r_r251 = cpy_r_r249 + cpy_r_r250;
    cpy_r_r252 = cpy_r_r251;
    goto CPyL144;
CPyL138: ;
    cpy_r_r253 = PyErr_Occurred();
    if (unlikely(cpy_r_r253 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 68, CPyStatic_prospects___globals);
        goto CPyL184;
    } else
        goto CPyL137;
CPyL139: ;
    cpy_r_r254 = CPySequenceTuple_GetItem(cpy_r_r187, 6);
    if (unlikely(cpy_r_r254 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 71, CPyStatic_prospects___globals);
        goto CPyL184;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r254, CPyType_kernel___effects___Effect)))
        cpy_r_r255 = cpy_r_r254;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 71, CPyStatic_prospects___globals, "serai.kernel.effects.Effect", cpy_r_r254);
        goto CPyL184;
    }
    cpy_r_r256 = CPyDef_scholars___thinking___effect_values___EffectValues___of(cpy_r_effects, cpy_r_r255);
    CPy_DECREF(cpy_r_r255);
    cpy_r_r257 = cpy_r_r256 == -113.0;
    if (unlikely(cpy_r_r257)) goto CPyL143;
CPyL142: ;
    cpy_r_r252 = cpy_r_r256;
    goto CPyL144;
CPyL143: ;
    cpy_r_r258 = PyErr_Occurred();
    if (unlikely(cpy_r_r258 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 71, CPyStatic_prospects___globals);
        goto CPyL184;
    } else
        goto CPyL142;
CPyL144: ;
    cpy_r_r259 = PyFloat_FromDouble(cpy_r_r252);
    cpy_r_r260 = PyList_Append(cpy_r_r188, cpy_r_r259);
    CPy_DECREF(cpy_r_r259);
    cpy_r_r261 = cpy_r_r260 >= 0;
    if (unlikely(!cpy_r_r261)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 64, CPyStatic_prospects___globals);
        goto CPyL184;
    }
    cpy_r_r262 = CPyTagged_Add(cpy_r_r193, 2);
    CPyTagged_DECREF(cpy_r_r193);
    cpy_r_r193 = cpy_r_r262;
    goto CPyL99;
CPyL146: ;
    CPyList_SetItemUnsafe(cpy_r_r177, cpy_r_r178, cpy_r_r188);
    cpy_r_r263 = cpy_r_r178 + 1;
    cpy_r_r178 = cpy_r_r263;
    goto CPyL93;
CPyL148: ;
    ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->_steps = cpy_r_r177;
    return 1;
CPyL149: ;
    cpy_r_r264 = 2;
    return cpy_r_r264;
CPyL150: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL149;
CPyL151: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL12;
CPyL152: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    goto CPyL149;
CPyL153: ;
    CPy_DecRef(cpy_r_r22);
    goto CPyL149;
CPyL154: ;
    CPy_DECREF(cpy_r_r22);
    goto CPyL23;
CPyL155: ;
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r25);
    goto CPyL149;
CPyL156: ;
    CPy_DecRef(cpy_r_r45);
    goto CPyL149;
CPyL157: ;
    CPy_DECREF(cpy_r_r45);
    goto CPyL38;
CPyL158: ;
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r48);
    goto CPyL149;
CPyL159: ;
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r58);
    goto CPyL149;
CPyL160: ;
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r48);
    CPyTagged_DecRef(cpy_r_r60);
    goto CPyL149;
CPyL161: ;
    CPy_DecRef(cpy_r_r74);
    goto CPyL149;
CPyL162: ;
    CPy_DECREF(cpy_r_r74);
    goto CPyL53;
CPyL163: ;
    CPy_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r77);
    goto CPyL149;
CPyL164: ;
    CPy_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r77);
    CPy_DecRef(cpy_r_r87);
    goto CPyL149;
CPyL165: ;
    CPy_DecRef(cpy_r_r103);
    goto CPyL149;
CPyL166: ;
    CPy_DECREF(cpy_r_r103);
    goto CPyL64;
CPyL167: ;
    CPy_DecRef(cpy_r_r103);
    CPy_DecRef(cpy_r_r106);
    goto CPyL149;
CPyL168: ;
    CPy_DecRef(cpy_r_r124);
    goto CPyL149;
CPyL169: ;
    CPy_DECREF(cpy_r_r124);
    goto CPyL79;
CPyL170: ;
    CPy_DecRef(cpy_r_r124);
    CPy_DecRef(cpy_r_r127);
    goto CPyL149;
CPyL171: ;
    CPy_DecRef(cpy_r_r153);
    goto CPyL149;
CPyL172: ;
    CPy_DECREF(cpy_r_r153);
    goto CPyL90;
CPyL173: ;
    CPy_DecRef(cpy_r_r153);
    CPy_DecRef(cpy_r_r156);
    goto CPyL149;
CPyL174: ;
    CPy_DecRef(cpy_r_r174);
    goto CPyL149;
CPyL175: ;
    CPy_DECREF(cpy_r_r174);
    goto CPyL148;
CPyL176: ;
    CPy_DecRef(cpy_r_r174);
    CPy_DecRef(cpy_r_r177);
    goto CPyL149;
CPyL177: ;
    CPy_DecRef(cpy_r_r174);
    CPy_DecRef(cpy_r_r177);
    CPy_DecRef(cpy_r_r187);
    goto CPyL149;
CPyL178: ;
    CPy_DecRef(cpy_r_r174);
    CPy_DecRef(cpy_r_r177);
    CPy_DecRef(cpy_r_r187);
    CPy_DecRef(cpy_r_r188);
    goto CPyL149;
CPyL179: ;
    CPy_DECREF(cpy_r_r187);
    CPyTagged_DECREF(cpy_r_r192);
    CPyTagged_DECREF(cpy_r_r193);
    goto CPyL146;
CPyL180: ;
    CPy_DecRef(cpy_r_r174);
    CPy_DecRef(cpy_r_r177);
    CPy_DecRef(cpy_r_r187);
    CPy_DecRef(cpy_r_r188);
    CPyTagged_DecRef(cpy_r_r192);
    CPyTagged_DecRef(cpy_r_r193);
    CPyTagged_DecRef(cpy_r_level);
    goto CPyL149;
CPyL181: ;
    CPyTagged_DECREF(cpy_r_level);
    goto CPyL139;
CPyL182: ;
    CPy_DecRef(cpy_r_r174);
    CPy_DecRef(cpy_r_r177);
    CPy_DecRef(cpy_r_r187);
    CPy_DecRef(cpy_r_r188);
    CPyTagged_DecRef(cpy_r_r192);
    CPyTagged_DecRef(cpy_r_r193);
    CPyTagged_DecRef(cpy_r_level);
    CPyTagged_DecRef(cpy_r_r214);
    goto CPyL149;
CPyL183: ;
    CPy_DecRef(cpy_r_r174);
    CPy_DecRef(cpy_r_r177);
    CPy_DecRef(cpy_r_r187);
    CPy_DecRef(cpy_r_r188);
    CPyTagged_DecRef(cpy_r_r192);
    CPyTagged_DecRef(cpy_r_r193);
    CPyTagged_DecRef(cpy_r_level);
    CPyTagged_DecRef(cpy_r_r219);
    goto CPyL149;
CPyL184: ;
    CPy_DecRef(cpy_r_r174);
    CPy_DecRef(cpy_r_r177);
    CPy_DecRef(cpy_r_r187);
    CPy_DecRef(cpy_r_r188);
    CPyTagged_DecRef(cpy_r_r192);
    CPyTagged_DecRef(cpy_r_r193);
    goto CPyL149;
}
        
        PyObject *CPyPy_prospects___Prospects_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"book", "weights", "effects", 0};
            PyObject *obj_book;
            PyObject *obj_weights;
            PyObject *obj_effects;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OOO", "__init__", kwlist, &obj_book, &obj_weights, &obj_effects)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_prospects___Prospects))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.prospects.Prospects", obj_self); 
                goto fail;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_scholars___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.scholars.book.Book", obj_book); 
                goto fail;
            }
            PyObject *arg_weights;
            if (likely(Py_TYPE(obj_weights) == CPyType_scholars___thinking___weights___Weights))
                arg_weights = obj_weights;
            else {
                CPy_TypeError("serai.games.scholars.thinking.weights.Weights", obj_weights); 
                goto fail;
            }
            PyObject *arg_effects;
            if (likely(Py_TYPE(obj_effects) == CPyType_scholars___thinking___effect_values___EffectValues))
                arg_effects = obj_effects;
            else {
                CPy_TypeError("serai.games.scholars.thinking.effect_values.EffectValues", obj_effects); 
                goto fail;
            }
            char retval = CPyDef_prospects___Prospects_____init__(arg_self, arg_book, arg_weights, arg_effects);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "__init__", 52, CPyStatic_prospects___globals);
            return NULL;
        }
        
double CPyDef_prospects___Prospects___of_turn(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    tuple_T2OI cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    double cpy_r_best;
    PyObject *cpy_r_r7;
    int64_t cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    CPyPtr cpy_r_r12;
    CPyPtr cpy_r_r13;
    int64_t cpy_r_r14;
    CPyPtr cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_r19;
    double cpy_r_r20;
    char cpy_r_r21;
    double cpy_r_worth;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    double cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyPtr cpy_r_r28;
    int64_t cpy_r_r29;
    PyObject *cpy_r_r30;
    int64_t cpy_r_r31;
    CPyPtr cpy_r_r32;
    int64_t cpy_r_r33;
    char cpy_r_r34;
    CPyPtr cpy_r_r35;
    CPyPtr cpy_r_r36;
    int64_t cpy_r_r37;
    CPyPtr cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r__;
    PyObject *cpy_r_r41;
    int64_t cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    char cpy_r_r47;
    CPyTagged cpy_r_r48;
    int64_t cpy_r_r49;
    CPyPtr cpy_r_r50;
    int64_t cpy_r_r51;
    char cpy_r_r52;
    CPyTagged cpy_r_guild;
    CPyPtr cpy_r_r53;
    CPyPtr cpy_r_r54;
    int64_t cpy_r_r55;
    CPyPtr cpy_r_r56;
    PyObject *cpy_r_r57;
    double cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    CPyTagged cpy_r_r66;
    char cpy_r_r67;
    PyObject *cpy_r_r68;
    int32_t cpy_r_r69;
    char cpy_r_r70;
    char cpy_r_r71;
    char cpy_r_r72;
    double cpy_r_r73;
    char cpy_r_r74;
    double cpy_r_r75;
    double cpy_r_r76;
    double cpy_r_r77;
    double cpy_r_r78;
    char cpy_r_r79;
    PyObject *cpy_r_r80;
    double cpy_r_r81;
    CPyTagged cpy_r_r82;
    int64_t cpy_r_r83;
    int64_t cpy_r_r84;
    double cpy_r_r85;
    double cpy_r_r86;
    double cpy_r_r87;
    cpy_r_r0 = CPyDef_scholars___dice___action_shape(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r0.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_turn", 81, CPyStatic_prospects___globals);
        goto CPyL47;
    }
    cpy_r_r1 = cpy_r_r0.f0;
    cpy_r_r2 = cpy_r_r0.f1;
    cpy_r_r3 = cpy_r_r1;
    cpy_r_r4 = cpy_r_r2;
    cpy_r_r5 = cpy_r_r4 != 0;
    if (cpy_r_r5) {
        goto CPyL3;
    } else
        goto CPyL48;
CPyL2: ;
    return 0.0;
CPyL3: ;
    cpy_r_r6 = ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__weights;
    CPy_INCREF(cpy_r_r6);
    cpy_r_best = 0.0;
    cpy_r_r7 = CPyDef_scholars___turn___main_actions(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_turn", 86, CPyStatic_prospects___globals);
        goto CPyL49;
    }
    cpy_r_r8 = 0;
CPyL5: ;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyVarObject, ob_size));
    cpy_r_r10 = *(int64_t *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r8 < cpy_r_r10;
    if (!cpy_r_r11) goto CPyL50;
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
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_turn", 86, CPyStatic_prospects___globals);
        goto CPyL51;
    }
    cpy_r_r18 = CPY_INT_TAG;
    cpy_r_r19 = CPyDef_scholars___turn___main_value(cpy_r_t, cpy_r_me, cpy_r_r17, cpy_r_r4, cpy_r_r18);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_turn", 87, CPyStatic_prospects___globals);
        goto CPyL52;
    }
    cpy_r_r20 = CPyDef_prospects___Prospects____of_action(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_r17, cpy_r_r3, cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r19);
    cpy_r_r21 = cpy_r_r20 == -113.0;
    if (unlikely(cpy_r_r21)) goto CPyL10;
CPyL9: ;
    cpy_r_worth = cpy_r_r20;
    cpy_r_r22 = cpy_r_worth > cpy_r_best;
    if (cpy_r_r22) {
        goto CPyL11;
    } else
        goto CPyL12;
CPyL10: ;
    cpy_r_r23 = PyErr_Occurred();
    if (unlikely(cpy_r_r23 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_turn", 87, CPyStatic_prospects___globals);
        goto CPyL52;
    } else
        goto CPyL9;
CPyL11: ;
    cpy_r_r24 = cpy_r_worth;
    goto CPyL13;
CPyL12: ;
    cpy_r_r24 = cpy_r_best;
CPyL13: ;
    cpy_r_best = cpy_r_r24;
    cpy_r_r25 = cpy_r_r17 == 6;
    CPyTagged_DECREF(cpy_r_r17);
    if (!cpy_r_r25) goto CPyL45;
    cpy_r_r26 = ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__book;
    cpy_r_r27 = ((serai___games___scholars___book___BookObject *)cpy_r_r26)->_guilds;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "of_turn", "Book", "guilds", 90, CPyStatic_prospects___globals);
        goto CPyL51;
    }
    CPy_INCREF(cpy_r_r27);
CPyL15: ;
    cpy_r_r28 = (CPyPtr)((CPyPtr)cpy_r_r27 + offsetof(PyVarObject, ob_size));
    cpy_r_r29 = *(int64_t *)cpy_r_r28;
    cpy_r_r30 = PyList_New(cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_turn", 90, CPyStatic_prospects___globals);
        goto CPyL53;
    }
    cpy_r_r31 = 0;
CPyL17: ;
    cpy_r_r32 = (CPyPtr)((CPyPtr)cpy_r_r27 + offsetof(PyVarObject, ob_size));
    cpy_r_r33 = *(int64_t *)cpy_r_r32;
    cpy_r_r34 = cpy_r_r31 < cpy_r_r33;
    if (!cpy_r_r34) goto CPyL54;
    cpy_r_r35 = (CPyPtr)((CPyPtr)cpy_r_r27 + offsetof(PyListObject, ob_item));
    cpy_r_r36 = *(CPyPtr *)cpy_r_r35;
    cpy_r_r37 = cpy_r_r31 * 8;
    cpy_r_r38 = cpy_r_r36 + cpy_r_r37;
    cpy_r_r39 = *(PyObject * *)cpy_r_r38;
    CPy_INCREF(cpy_r_r39);
    if (likely(PyTuple_Check(cpy_r_r39)))
        cpy_r_r40 = cpy_r_r39;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "of_turn", 90, CPyStatic_prospects___globals, "tuple", cpy_r_r39);
        goto CPyL55;
    }
    cpy_r__ = cpy_r_r40;
    CPy_DECREF(cpy_r__);
    cpy_r_r41 = PyFloat_FromDouble(0.0);
    CPyList_SetItemUnsafe(cpy_r_r30, cpy_r_r31, cpy_r_r41);
    cpy_r_r42 = cpy_r_r31 + 1;
    cpy_r_r31 = cpy_r_r42;
    goto CPyL17;
CPyL21: ;
    cpy_r_r43 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "of_turn", "Table", "players", 91, CPyStatic_prospects___globals);
        goto CPyL56;
    }
CPyL22: ;
    cpy_r_r44 = CPyList_GetItem(cpy_r_r43, cpy_r_me);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_turn", 91, CPyStatic_prospects___globals);
        goto CPyL56;
    }
    if (likely(Py_TYPE(cpy_r_r44) == CPyType_scholars___table___Player))
        cpy_r_r45 = cpy_r_r44;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "of_turn", 91, CPyStatic_prospects___globals, "serai.games.scholars.table.Player", cpy_r_r44);
        goto CPyL56;
    }
    cpy_r_r46 = CPyDef_prospects___Prospects____colours_of_dice(cpy_r_self, cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_turn", 91, CPyStatic_prospects___globals);
        goto CPyL57;
    }
    cpy_r_r47 = CPyDef_prospects___Prospects____readiness(cpy_r_self, cpy_r_r45, cpy_r_r46, cpy_r_r30);
    CPy_DECREF(cpy_r_r45);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_turn", 91, CPyStatic_prospects___globals);
        goto CPyL56;
    }
    cpy_r_r48 = 0;
    cpy_r_r49 = 0;
CPyL27: ;
    cpy_r_r50 = (CPyPtr)((CPyPtr)cpy_r_r30 + offsetof(PyVarObject, ob_size));
    cpy_r_r51 = *(int64_t *)cpy_r_r50;
    cpy_r_r52 = cpy_r_r49 < cpy_r_r51;
    if (!cpy_r_r52) goto CPyL58;
    cpy_r_guild = cpy_r_r48;
    cpy_r_r53 = (CPyPtr)((CPyPtr)cpy_r_r30 + offsetof(PyListObject, ob_item));
    cpy_r_r54 = *(CPyPtr *)cpy_r_r53;
    cpy_r_r55 = cpy_r_r49 * 8;
    cpy_r_r56 = cpy_r_r54 + cpy_r_r55;
    cpy_r_r57 = *(PyObject * *)cpy_r_r56;
    CPy_INCREF(cpy_r_r57);
    cpy_r_r58 = PyFloat_AsDouble(cpy_r_r57);
    if (cpy_r_r58 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r57); cpy_r_r58 = -113.0;
    }
    CPy_DECREF(cpy_r_r57);
    cpy_r_r59 = cpy_r_r58 == -113.0;
    if (unlikely(cpy_r_r59)) goto CPyL30;
CPyL29: ;
    cpy_r_r60 = ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__book;
    cpy_r_r61 = ((serai___games___scholars___book___BookObject *)cpy_r_r60)->_guilds;
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "of_turn", "Book", "guilds", 93, CPyStatic_prospects___globals);
        goto CPyL59;
    }
    goto CPyL31;
CPyL30: ;
    cpy_r_r62 = PyErr_Occurred();
    if (unlikely(cpy_r_r62 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_turn", 92, CPyStatic_prospects___globals);
        goto CPyL59;
    } else
        goto CPyL29;
CPyL31: ;
    cpy_r_r63 = CPyList_GetItem(cpy_r_r61, cpy_r_guild);
    CPyTagged_DECREF(cpy_r_guild);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_turn", 93, CPyStatic_prospects___globals);
        goto CPyL56;
    }
    if (likely(PyTuple_Check(cpy_r_r63)))
        cpy_r_r64 = cpy_r_r63;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "of_turn", 93, CPyStatic_prospects___globals, "tuple", cpy_r_r63);
        goto CPyL56;
    }
    cpy_r_r65 = CPySequenceTuple_GetItem(cpy_r_r64, 2);
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_turn", 93, CPyStatic_prospects___globals);
        goto CPyL56;
    }
    if (likely(PyLong_Check(cpy_r_r65)))
        cpy_r_r66 = CPyTagged_FromObject(cpy_r_r65);
    else {
        CPy_TypeError("int", cpy_r_r65); cpy_r_r66 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r66 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_turn", 93, CPyStatic_prospects___globals);
        goto CPyL56;
    }
    cpy_r_r67 = cpy_r_r58 > 0.0;
    if (!cpy_r_r67) goto CPyL60;
    CPyTagged_INCREF(cpy_r_r66);
    cpy_r_r68 = CPyTagged_StealAsObject(cpy_r_r66);
    cpy_r_r69 = PySequence_Contains(cpy_r_r3, cpy_r_r68);
    CPy_DECREF(cpy_r_r68);
    cpy_r_r70 = cpy_r_r69 >= 0;
    if (unlikely(!cpy_r_r70)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_turn", 94, CPyStatic_prospects___globals);
        goto CPyL61;
    }
    cpy_r_r71 = cpy_r_r69;
    cpy_r_r72 = cpy_r_r71 ^ 1;
    if (!cpy_r_r72) goto CPyL60;
    cpy_r_r73 = CPyDef_prospects___Prospects____translate(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_r66);
    CPyTagged_DECREF(cpy_r_r66);
    cpy_r_r74 = cpy_r_r73 == -113.0;
    if (unlikely(cpy_r_r74)) goto CPyL40;
CPyL39: ;
    cpy_r_worth = cpy_r_r73;
    cpy_r_r75 = 1.0 - cpy_r_r58;
    cpy_r_r76 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r6)->_recolouring;
    cpy_r_r77 = cpy_r_r75 * cpy_r_r76;
    cpy_r_r78 = cpy_r_worth - cpy_r_r77;
    cpy_r_r79 = cpy_r_r78 > cpy_r_best;
    if (cpy_r_r79) {
        goto CPyL41;
    } else
        goto CPyL42;
CPyL40: ;
    cpy_r_r80 = PyErr_Occurred();
    if (unlikely(cpy_r_r80 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_turn", 95, CPyStatic_prospects___globals);
        goto CPyL56;
    } else
        goto CPyL39;
CPyL41: ;
    cpy_r_r81 = cpy_r_r78;
    goto CPyL43;
CPyL42: ;
    cpy_r_r81 = cpy_r_best;
CPyL43: ;
    cpy_r_best = cpy_r_r81;
CPyL44: ;
    cpy_r_r82 = cpy_r_r48 + 2;
    cpy_r_r48 = cpy_r_r82;
    cpy_r_r83 = cpy_r_r49 + 1;
    cpy_r_r49 = cpy_r_r83;
    goto CPyL27;
CPyL45: ;
    cpy_r_r84 = cpy_r_r8 + 1;
    cpy_r_r8 = cpy_r_r84;
    goto CPyL5;
CPyL46: ;
    cpy_r_r85 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r6)->_sure;
    CPy_DECREF(cpy_r_r6);
    cpy_r_r86 = cpy_r_best * cpy_r_r85;
    return cpy_r_r86;
CPyL47: ;
    cpy_r_r87 = -113.0;
    return cpy_r_r87;
CPyL48: ;
    CPy_DECREF(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r4);
    goto CPyL2;
CPyL49: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    goto CPyL47;
CPyL50: ;
    CPy_DECREF(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r7);
    goto CPyL46;
CPyL51: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    goto CPyL47;
CPyL52: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r17);
    goto CPyL47;
CPyL53: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r27);
    goto CPyL47;
CPyL54: ;
    CPy_DECREF(cpy_r_r27);
    goto CPyL21;
CPyL55: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r30);
    goto CPyL47;
CPyL56: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r30);
    goto CPyL47;
CPyL57: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r45);
    goto CPyL47;
CPyL58: ;
    CPy_DECREF(cpy_r_r30);
    goto CPyL45;
CPyL59: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_guild);
    goto CPyL47;
CPyL60: ;
    CPyTagged_DECREF(cpy_r_r66);
    goto CPyL44;
CPyL61: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_r66);
    goto CPyL47;
}
        
        PyObject *CPyPy_prospects___Prospects___of_turn(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:of_turn", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_prospects___Prospects))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.prospects.Prospects", obj_self); 
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
            double retval = CPyDef_prospects___Prospects___of_turn(arg_self, arg_t, arg_me);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_turn", 79, CPyStatic_prospects___globals);
            return NULL;
        }
        
PyObject *CPyDef_prospects___Prospects____colours_of_dice(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    CPyTagged cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_r12;
    CPyTagged cpy_r_place;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    PyObject *cpy_r_r24;
    tuple_T2II cpy_r_r25;
    CPyTagged cpy_r_r26;
    PyObject *cpy_r_r27;
    int32_t cpy_r_r28;
    char cpy_r_r29;
    CPyTagged cpy_r_r30;
    PyObject *cpy_r_r31;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_working;
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "_colours_of_dice", "Table", "working", 101, CPyStatic_prospects___globals);
        goto CPyL21;
    }
    CPyTagged_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__book;
    cpy_r_r2 = ((serai___games___scholars___book___BookObject *)cpy_r_r1)->_dice_on_card;
    CPyTagged_INCREF(cpy_r_r2);
    cpy_r_r3 = CPyTagged_Multiply(cpy_r_r0, cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r2);
    cpy_r_r4 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "_colours_of_dice", "Table", "players", 102, CPyStatic_prospects___globals);
        goto CPyL22;
    }
CPyL2: ;
    cpy_r_r5 = CPyList_GetItemBorrow(cpy_r_r4, cpy_r_me);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_colours_of_dice", 102, CPyStatic_prospects___globals);
        goto CPyL22;
    }
    if (likely(Py_TYPE(cpy_r_r5) == CPyType_scholars___table___Player))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "_colours_of_dice", 102, CPyStatic_prospects___globals, "serai.games.scholars.table.Player", cpy_r_r5);
        goto CPyL22;
    }
    cpy_r_r7 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r6)->_dice;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "_colours_of_dice", "Player", "dice", 102, CPyStatic_prospects___globals);
        goto CPyL22;
    }
    CPy_INCREF(cpy_r_r7);
CPyL5: ;
    cpy_r_r8 = PyList_New(0);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_colours_of_dice", 103, CPyStatic_prospects___globals);
        goto CPyL23;
    }
    cpy_r_r9 = ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__book;
    cpy_r_r10 = ((serai___games___scholars___book___BookObject *)cpy_r_r9)->_dice_on_card;
    cpy_r_r11 = CPyTagged_Add(cpy_r_r3, cpy_r_r10);
    cpy_r_r12 = cpy_r_r3;
    CPyTagged_INCREF(cpy_r_r12);
    cpy_r_place = cpy_r_r12;
    CPyTagged_DECREF(cpy_r_place);
CPyL7: ;
    cpy_r_r13 = cpy_r_r12 & 1;
    cpy_r_r14 = cpy_r_r13 != 0;
    if (cpy_r_r14) goto CPyL9;
    cpy_r_r15 = cpy_r_r11 & 1;
    cpy_r_r16 = cpy_r_r15 != 0;
    if (!cpy_r_r16) goto CPyL10;
CPyL9: ;
    cpy_r_r17 = CPyTagged_IsLt_(cpy_r_r12, cpy_r_r11);
    if (cpy_r_r17) {
        goto CPyL11;
    } else
        goto CPyL24;
CPyL10: ;
    cpy_r_r18 = (Py_ssize_t)cpy_r_r12 < (Py_ssize_t)cpy_r_r11;
    if (!cpy_r_r18) goto CPyL24;
CPyL11: ;
    CPyTagged_INCREF(cpy_r_r12);
    cpy_r_place = cpy_r_r12;
    cpy_r_r19 = CPyList_GetItem(cpy_r_r7, cpy_r_place);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_colours_of_dice", 106, CPyStatic_prospects___globals);
        goto CPyL25;
    }
    if (likely(PyLong_Check(cpy_r_r19)))
        cpy_r_r20 = CPyTagged_FromObject(cpy_r_r19);
    else {
        CPy_TypeError("int", cpy_r_r19); cpy_r_r20 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_colours_of_dice", 106, CPyStatic_prospects___globals);
        goto CPyL25;
    }
    cpy_r_r21 = cpy_r_r20 != 0;
    CPyTagged_DECREF(cpy_r_r20);
    if (!cpy_r_r21) goto CPyL26;
    cpy_r_r22 = CPyList_GetItem(cpy_r_r7, cpy_r_place);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_colours_of_dice", 104, CPyStatic_prospects___globals);
        goto CPyL25;
    }
    if (likely(PyLong_Check(cpy_r_r22)))
        cpy_r_r23 = CPyTagged_FromObject(cpy_r_r22);
    else {
        CPy_TypeError("int", cpy_r_r22); cpy_r_r23 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_colours_of_dice", 104, CPyStatic_prospects___globals);
        goto CPyL25;
    }
    cpy_r_r24 = PyList_New(0);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_colours_of_dice", 104, CPyStatic_prospects___globals);
        goto CPyL27;
    }
    cpy_r_r25 = CPyDef_scholars___dice___worked(cpy_r_t, cpy_r_me, cpy_r_r23, cpy_r_place, cpy_r_r24);
    CPyTagged_DECREF(cpy_r_r23);
    CPyTagged_DECREF(cpy_r_place);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_colours_of_dice", 104, CPyStatic_prospects___globals);
        goto CPyL28;
    }
    cpy_r_r26 = cpy_r_r25.f0;
    CPyTagged_INCREF(cpy_r_r26);
    CPyTagged_DECREF(cpy_r_r25.f0);
    CPyTagged_DECREF(cpy_r_r25.f1);
    cpy_r_r27 = CPyTagged_StealAsObject(cpy_r_r26);
    cpy_r_r28 = PyList_Append(cpy_r_r8, cpy_r_r27);
    CPy_DECREF(cpy_r_r27);
    cpy_r_r29 = cpy_r_r28 >= 0;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_colours_of_dice", 103, CPyStatic_prospects___globals);
        goto CPyL28;
    }
CPyL19: ;
    cpy_r_r30 = CPyTagged_Add(cpy_r_r12, 2);
    CPyTagged_DECREF(cpy_r_r12);
    cpy_r_r12 = cpy_r_r30;
    goto CPyL7;
CPyL20: ;
    return cpy_r_r8;
CPyL21: ;
    cpy_r_r31 = NULL;
    return cpy_r_r31;
CPyL22: ;
    CPyTagged_DecRef(cpy_r_r3);
    goto CPyL21;
CPyL23: ;
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r7);
    goto CPyL21;
CPyL24: ;
    CPy_DECREF(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r12);
    goto CPyL20;
CPyL25: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL21;
CPyL26: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL19;
CPyL27: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_r23);
    goto CPyL21;
CPyL28: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r12);
    goto CPyL21;
}
        
        PyObject *CPyPy_prospects___Prospects____colours_of_dice(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:_colours_of_dice", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_prospects___Prospects))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.prospects.Prospects", obj_self); 
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
            PyObject *retval = CPyDef_prospects___Prospects____colours_of_dice(arg_self, arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_colours_of_dice", 99, CPyStatic_prospects___globals);
            return NULL;
        }
        
double CPyDef_prospects___Prospects___of_main(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_action) {
    tuple_T2OI cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    double cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    double cpy_r_r10;
    double cpy_r_r11;
    PyObject *cpy_r_r12;
    double cpy_r_r13;
    cpy_r_r0 = CPyDef_scholars___dice___action_shape(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r0.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_main", 111, CPyStatic_prospects___globals);
        goto CPyL5;
    }
    cpy_r_r1 = cpy_r_r0.f0;
    cpy_r_r2 = cpy_r_r0.f1;
    cpy_r_r3 = cpy_r_r1;
    cpy_r_r4 = cpy_r_r2;
    cpy_r_r5 = CPY_INT_TAG;
    cpy_r_r6 = CPyDef_scholars___turn___main_value(cpy_r_t, cpy_r_me, cpy_r_action, cpy_r_r4, cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_main", 112, CPyStatic_prospects___globals);
        goto CPyL6;
    }
    cpy_r_r7 = CPyDef_prospects___Prospects____of_action(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_action, cpy_r_r3, cpy_r_r6);
    CPy_DECREF(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r6);
    cpy_r_r8 = cpy_r_r7 == -113.0;
    if (unlikely(cpy_r_r8)) goto CPyL4;
CPyL3: ;
    cpy_r_r9 = ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__weights;
    cpy_r_r10 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r9)->_sure;
    cpy_r_r11 = cpy_r_r7 * cpy_r_r10;
    return cpy_r_r11;
CPyL4: ;
    cpy_r_r12 = PyErr_Occurred();
    if (unlikely(cpy_r_r12 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_main", 112, CPyStatic_prospects___globals);
    } else
        goto CPyL3;
CPyL5: ;
    cpy_r_r13 = -113.0;
    return cpy_r_r13;
CPyL6: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL5;
}
        
        PyObject *CPyPy_prospects___Prospects___of_main(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "action", 0};
            static CPyArg_Parser parser = {"OOO:of_main", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_action;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_action)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_prospects___Prospects))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.prospects.Prospects", obj_self); 
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
            CPyTagged arg_action;
            if (likely(PyLong_Check(obj_action)))
                arg_action = CPyTagged_BorrowFromObject(obj_action);
            else {
                CPy_TypeError("int", obj_action); goto fail;
            }
            double retval = CPyDef_prospects___Prospects___of_main(arg_self, arg_t, arg_me, arg_action);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_main", 109, CPyStatic_prospects___globals);
            return NULL;
        }
        
double CPyDef_prospects___Prospects___of_die(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_die) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    double cpy_r_r14;
    char cpy_r_r15;
    double cpy_r_best;
    CPyTagged cpy_r_last;
    char cpy_r_skipped;
    PyObject *cpy_r_r16;
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
    int64_t cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    int64_t cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    CPyTagged cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    double cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    double cpy_r_r43;
    double cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    double cpy_r_r47;
    int64_t cpy_r_r48;
    PyObject *cpy_r_r49;
    CPyTagged cpy_r_r50;
    PyObject *cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    char cpy_r_r55;
    double cpy_r_r56;
    double cpy_r_r57;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "of_die", "Table", "players", 116, CPyStatic_prospects___globals);
        goto CPyL39;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_die", 116, CPyStatic_prospects___globals);
        goto CPyL39;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_scholars___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "of_die", 116, CPyStatic_prospects___globals, "serai.games.scholars.table.Player", cpy_r_r1);
        goto CPyL39;
    }
    cpy_r_r3 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_working;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "of_die", "Table", "working", 117, CPyStatic_prospects___globals);
        goto CPyL40;
    }
    CPyTagged_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__book;
    cpy_r_r5 = ((serai___games___scholars___book___BookObject *)cpy_r_r4)->_dice_on_card;
    CPyTagged_INCREF(cpy_r_r5);
    cpy_r_r6 = CPyTagged_Multiply(cpy_r_r3, cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r5);
    cpy_r_r7 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_dice;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "of_die", "Player", "dice", 118, CPyStatic_prospects___globals);
        goto CPyL41;
    }
CPyL5: ;
    cpy_r_r8 = CPyList_GetItem(cpy_r_r7, cpy_r_r6);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_die", 118, CPyStatic_prospects___globals);
        goto CPyL41;
    }
    if (likely(PyLong_Check(cpy_r_r8)))
        cpy_r_r9 = CPyTagged_FromObject(cpy_r_r8);
    else {
        CPy_TypeError("int", cpy_r_r8); cpy_r_r9 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_die", 118, CPyStatic_prospects___globals);
        goto CPyL41;
    }
    cpy_r_r10 = cpy_r_r9 != 0;
    CPyTagged_DECREF(cpy_r_r9);
    if (cpy_r_r10) {
        goto CPyL42;
    } else
        goto CPyL9;
CPyL8: ;
    return 0.0;
CPyL9: ;
    cpy_r_r11 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_dice;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "of_die", "Player", "dice", 120, CPyStatic_prospects___globals);
        goto CPyL41;
    }
    CPy_INCREF(cpy_r_r11);
CPyL10: ;
    CPyTagged_INCREF(cpy_r_die);
    cpy_r_r12 = CPyTagged_StealAsObject(cpy_r_die);
    cpy_r_r13 = CPyList_SetItem(cpy_r_r11, cpy_r_r6, cpy_r_r12);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_die", 120, CPyStatic_prospects___globals);
        goto CPyL41;
    }
    cpy_r_r14 = CPyDef_prospects___Prospects___of_turn(cpy_r_self, cpy_r_t, cpy_r_me);
    cpy_r_r15 = cpy_r_r14 == -113.0;
    if (unlikely(cpy_r_r15)) goto CPyL13;
CPyL12: ;
    cpy_r_best = cpy_r_r14;
    cpy_r_last = 0;
    cpy_r_skipped = 0;
    cpy_r_r16 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_hand;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "of_die", "Player", "hand", 125, CPyStatic_prospects___globals);
        goto CPyL43;
    }
    CPy_INCREF(cpy_r_r16);
    goto CPyL14;
CPyL13: ;
    cpy_r_r17 = PyErr_Occurred();
    if (unlikely(cpy_r_r17 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_die", 121, CPyStatic_prospects___globals);
        goto CPyL41;
    } else
        goto CPyL12;
CPyL14: ;
    cpy_r_r18 = 0;
CPyL15: ;
    cpy_r_r19 = (CPyPtr)((CPyPtr)cpy_r_r16 + offsetof(PyVarObject, ob_size));
    cpy_r_r20 = *(int64_t *)cpy_r_r19;
    cpy_r_r21 = cpy_r_r18 < cpy_r_r20;
    if (!cpy_r_r21) goto CPyL44;
    cpy_r_r22 = (CPyPtr)((CPyPtr)cpy_r_r16 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_die", 125, CPyStatic_prospects___globals);
        goto CPyL45;
    }
    cpy_r_r28 = cpy_r_r27 & 1;
    cpy_r_r29 = cpy_r_r28 != 0;
    if (!cpy_r_r29) goto CPyL19;
    cpy_r_r30 = CPyTagged_IsEq_(cpy_r_r27, cpy_r_die);
    if (cpy_r_r30) {
        goto CPyL20;
    } else
        goto CPyL22;
CPyL19: ;
    cpy_r_r31 = cpy_r_r27 == cpy_r_die;
    if (!cpy_r_r31) goto CPyL22;
CPyL20: ;
    if (cpy_r_skipped) {
        goto CPyL22;
    } else
        goto CPyL46;
CPyL21: ;
    cpy_r_skipped = 1;
    goto CPyL33;
CPyL22: ;
    cpy_r_r32 = cpy_r_r27 & 1;
    cpy_r_r33 = cpy_r_r32 != 0;
    if (!cpy_r_r33) goto CPyL24;
    cpy_r_r34 = CPyTagged_IsEq_(cpy_r_r27, cpy_r_last);
    if (cpy_r_r34) {
        goto CPyL47;
    } else
        goto CPyL48;
CPyL24: ;
    cpy_r_r35 = cpy_r_r27 == cpy_r_last;
    if (cpy_r_r35) {
        goto CPyL47;
    } else
        goto CPyL48;
CPyL25: ;
    CPyTagged_INCREF(cpy_r_r27);
    cpy_r_last = cpy_r_r27;
    cpy_r_r36 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_dice;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "of_die", "Player", "dice", 132, CPyStatic_prospects___globals);
        goto CPyL49;
    }
    CPy_INCREF(cpy_r_r36);
CPyL26: ;
    cpy_r_r37 = CPyTagged_Add(cpy_r_r6, 2);
    cpy_r_r38 = CPyTagged_StealAsObject(cpy_r_r27);
    cpy_r_r39 = CPyList_SetItem(cpy_r_r36, cpy_r_r37, cpy_r_r38);
    CPy_DECREF(cpy_r_r36);
    CPyTagged_DECREF(cpy_r_r37);
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_die", 132, CPyStatic_prospects___globals);
        goto CPyL45;
    }
    cpy_r_r40 = CPyDef_prospects___Prospects___of_turn(cpy_r_self, cpy_r_t, cpy_r_me);
    cpy_r_r41 = cpy_r_r40 == -113.0;
    if (unlikely(cpy_r_r41)) goto CPyL29;
CPyL28: ;
    cpy_r_r42 = ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__weights;
    cpy_r_r43 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r42)->_die;
    cpy_r_r44 = cpy_r_r40 - cpy_r_r43;
    cpy_r_r45 = cpy_r_r44 > cpy_r_best;
    if (cpy_r_r45) {
        goto CPyL30;
    } else
        goto CPyL31;
CPyL29: ;
    cpy_r_r46 = PyErr_Occurred();
    if (unlikely(cpy_r_r46 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_die", 133, CPyStatic_prospects___globals);
        goto CPyL45;
    } else
        goto CPyL28;
CPyL30: ;
    cpy_r_r47 = cpy_r_r44;
    goto CPyL32;
CPyL31: ;
    cpy_r_r47 = cpy_r_best;
CPyL32: ;
    cpy_r_best = cpy_r_r47;
CPyL33: ;
    cpy_r_r48 = cpy_r_r18 + 1;
    cpy_r_r18 = cpy_r_r48;
    goto CPyL15;
CPyL34: ;
    cpy_r_r49 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_dice;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "of_die", "Player", "dice", 134, CPyStatic_prospects___globals);
        goto CPyL41;
    }
    CPy_INCREF(cpy_r_r49);
CPyL35: ;
    cpy_r_r50 = CPyTagged_Add(cpy_r_r6, 2);
    cpy_r_r51 = CPyStatics[4896]; /* 0 */
    CPy_INCREF(cpy_r_r51);
    cpy_r_r52 = CPyList_SetItem(cpy_r_r49, cpy_r_r50, cpy_r_r51);
    CPy_DECREF(cpy_r_r49);
    CPyTagged_DECREF(cpy_r_r50);
    if (unlikely(!cpy_r_r52)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_die", 134, CPyStatic_prospects___globals);
        goto CPyL41;
    }
    cpy_r_r53 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_dice;
    if (unlikely(cpy_r_r53 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'dice' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r53);
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_die", 135, CPyStatic_prospects___globals);
        goto CPyL50;
    }
CPyL37: ;
    cpy_r_r54 = CPyStatics[4896]; /* 0 */
    CPy_INCREF(cpy_r_r54);
    cpy_r_r55 = CPyList_SetItem(cpy_r_r53, cpy_r_r6, cpy_r_r54);
    CPy_DECREF(cpy_r_r53);
    CPyTagged_DECREF(cpy_r_r6);
    if (unlikely(!cpy_r_r55)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_die", 135, CPyStatic_prospects___globals);
        goto CPyL39;
    }
    cpy_r_r56 = cpy_r_best - cpy_r_r14;
    return cpy_r_r56;
CPyL39: ;
    cpy_r_r57 = -113.0;
    return cpy_r_r57;
CPyL40: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL39;
CPyL41: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r6);
    goto CPyL39;
CPyL42: ;
    CPy_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r6);
    goto CPyL8;
CPyL43: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_last);
    goto CPyL39;
CPyL44: ;
    CPyTagged_DECREF(cpy_r_last);
    CPy_DECREF(cpy_r_r16);
    goto CPyL34;
CPyL45: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_last);
    CPy_DecRef(cpy_r_r16);
    goto CPyL39;
CPyL46: ;
    CPyTagged_DECREF(cpy_r_r27);
    goto CPyL21;
CPyL47: ;
    CPyTagged_DECREF(cpy_r_r27);
    goto CPyL33;
CPyL48: ;
    CPyTagged_DECREF(cpy_r_last);
    goto CPyL25;
CPyL49: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_last);
    CPy_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r27);
    goto CPyL39;
CPyL50: ;
    CPyTagged_DecRef(cpy_r_r6);
    goto CPyL39;
}
        
        PyObject *CPyPy_prospects___Prospects___of_die(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "die", 0};
            static CPyArg_Parser parser = {"OOO:of_die", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_die;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_die)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_prospects___Prospects))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.prospects.Prospects", obj_self); 
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
            CPyTagged arg_die;
            if (likely(PyLong_Check(obj_die)))
                arg_die = CPyTagged_BorrowFromObject(obj_die);
            else {
                CPy_TypeError("int", obj_die); goto fail;
            }
            double retval = CPyDef_prospects___Prospects___of_die(arg_self, arg_t, arg_me, arg_die);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_die", 114, CPyStatic_prospects___globals);
            return NULL;
        }
        
double CPyDef_prospects___Prospects____of_action(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_action, PyObject *cpy_r_colours, CPyTagged cpy_r_value) {
    char cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyPtr cpy_r_r5;
    int64_t cpy_r_r6;
    PyObject *cpy_r_r7;
    int64_t cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    CPyPtr cpy_r_r12;
    CPyPtr cpy_r_r13;
    int64_t cpy_r_r14;
    CPyPtr cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    double cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject **cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    double cpy_r_r27;
    char cpy_r_r28;
    double cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    int64_t cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject **cpy_r_r37;
    PyObject *cpy_r_r38;
    double cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    CPyPtr cpy_r_r43;
    int64_t cpy_r_r44;
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
    double cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    int64_t cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject **cpy_r_r65;
    PyObject *cpy_r_r66;
    double cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    char cpy_r_r70;
    CPyPtr cpy_r_r71;
    int64_t cpy_r_r72;
    PyObject *cpy_r_r73;
    int64_t cpy_r_r74;
    CPyPtr cpy_r_r75;
    int64_t cpy_r_r76;
    char cpy_r_r77;
    CPyPtr cpy_r_r78;
    CPyPtr cpy_r_r79;
    int64_t cpy_r_r80;
    CPyPtr cpy_r_r81;
    PyObject *cpy_r_r82;
    CPyTagged cpy_r_r83;
    double cpy_r_r84;
    char cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    int64_t cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject **cpy_r_r93;
    PyObject *cpy_r_r94;
    double cpy_r_r95;
    char cpy_r_r96;
    PyObject *cpy_r_r97;
    char cpy_r_r98;
    char cpy_r_r99;
    CPyPtr cpy_r_r100;
    int64_t cpy_r_r101;
    PyObject *cpy_r_r102;
    int64_t cpy_r_r103;
    CPyPtr cpy_r_r104;
    int64_t cpy_r_r105;
    char cpy_r_r106;
    CPyPtr cpy_r_r107;
    CPyPtr cpy_r_r108;
    int64_t cpy_r_r109;
    CPyPtr cpy_r_r110;
    PyObject *cpy_r_r111;
    CPyTagged cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    CPyTagged cpy_r_r115;
    PyObject *cpy_r_r116;
    int64_t cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject **cpy_r_r122;
    PyObject *cpy_r_r123;
    CPyTagged cpy_r_r124;
    CPyTagged cpy_r_r125;
    double cpy_r_r126;
    char cpy_r_r127;
    PyObject *cpy_r_r128;
    double cpy_r_r129;
    cpy_r_r0 = cpy_r_action == 6;
    if (!cpy_r_r0) goto CPyL18;
    cpy_r_r1 = ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__book;
    cpy_r_r2 = ((serai___games___scholars___book___BookObject *)cpy_r_r1)->_seams;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = CPyStatics[3566]; /* 'prospect' */
    cpy_r_r4 = CPyObject_GetAttr(cpy_r_r2, cpy_r_r3);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_of_action", 140, CPyStatic_prospects___globals);
        goto CPyL62;
    }
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_colours + offsetof(PyVarObject, ob_size));
    cpy_r_r6 = *(int64_t *)cpy_r_r5;
    cpy_r_r7 = PyList_New(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_of_action", 141, CPyStatic_prospects___globals);
        goto CPyL63;
    }
    cpy_r_r8 = 0;
CPyL4: ;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_colours + offsetof(PyVarObject, ob_size));
    cpy_r_r10 = *(int64_t *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r8 < cpy_r_r10;
    if (!cpy_r_r11) goto CPyL64;
    cpy_r_r12 = (CPyPtr)((CPyPtr)cpy_r_colours + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_of_action", 141, CPyStatic_prospects___globals);
        goto CPyL65;
    }
    cpy_r_r18 = CPyDef_prospects___Prospects____translate(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_r17);
    cpy_r_r19 = cpy_r_r18 == -113.0;
    if (unlikely(cpy_r_r19)) goto CPyL8;
CPyL7: ;
    CPyTagged_INCREF(cpy_r_me);
    cpy_r_r20 = CPyTagged_StealAsObject(cpy_r_me);
    cpy_r_r21 = CPyTagged_StealAsObject(cpy_r_r17);
    CPyTagged_INCREF(cpy_r_value);
    cpy_r_r22 = CPyTagged_StealAsObject(cpy_r_value);
    PyObject *cpy_r_r23[4] = {cpy_r_t, cpy_r_r20, cpy_r_r21, cpy_r_r22};
    cpy_r_r24 = (PyObject **)&cpy_r_r23;
    cpy_r_r25 = PyObject_Vectorcall(cpy_r_r4, cpy_r_r24, 4, 0);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_of_action", 141, CPyStatic_prospects___globals);
        goto CPyL66;
    } else
        goto CPyL9;
CPyL8: ;
    cpy_r_r26 = PyErr_Occurred();
    if (unlikely(cpy_r_r26 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_of_action", 141, CPyStatic_prospects___globals);
        goto CPyL67;
    } else
        goto CPyL7;
CPyL9: ;
    CPy_DECREF(cpy_r_r20);
    CPy_DECREF(cpy_r_r21);
    CPy_DECREF(cpy_r_r22);
    cpy_r_r27 = PyFloat_AsDouble(cpy_r_r25);
    if (cpy_r_r27 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r25); cpy_r_r27 = -113.0;
    }
    CPy_DECREF(cpy_r_r25);
    cpy_r_r28 = cpy_r_r27 == -113.0;
    if (unlikely(cpy_r_r28)) goto CPyL11;
CPyL10: ;
    cpy_r_r29 = cpy_r_r18 + cpy_r_r27;
    cpy_r_r30 = PyFloat_FromDouble(cpy_r_r29);
    CPyList_SetItemUnsafe(cpy_r_r7, cpy_r_r8, cpy_r_r30);
    goto CPyL12;
CPyL11: ;
    cpy_r_r31 = PyErr_Occurred();
    if (unlikely(cpy_r_r31 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_of_action", 141, CPyStatic_prospects___globals);
        goto CPyL65;
    } else
        goto CPyL10;
CPyL12: ;
    cpy_r_r32 = cpy_r_r8 + 1;
    cpy_r_r8 = cpy_r_r32;
    goto CPyL4;
CPyL13: ;
    cpy_r_r33 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r34 = CPyStatics[39]; /* 'max' */
    cpy_r_r35 = CPyObject_GetAttr(cpy_r_r33, cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_of_action", 141, CPyStatic_prospects___globals);
        goto CPyL68;
    }
    PyObject *cpy_r_r36[1] = {cpy_r_r7};
    cpy_r_r37 = (PyObject **)&cpy_r_r36;
    cpy_r_r38 = PyObject_Vectorcall(cpy_r_r35, cpy_r_r37, 1, 0);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_of_action", 141, CPyStatic_prospects___globals);
        goto CPyL68;
    }
    CPy_DECREF(cpy_r_r7);
    cpy_r_r39 = PyFloat_AsDouble(cpy_r_r38);
    if (cpy_r_r39 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r38); cpy_r_r39 = -113.0;
    }
    CPy_DECREF(cpy_r_r38);
    cpy_r_r40 = cpy_r_r39 == -113.0;
    if (unlikely(cpy_r_r40)) goto CPyL17;
CPyL16: ;
    return cpy_r_r39;
CPyL17: ;
    cpy_r_r41 = PyErr_Occurred();
    if (unlikely(cpy_r_r41 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_of_action", 141, CPyStatic_prospects___globals);
        goto CPyL62;
    } else
        goto CPyL16;
CPyL18: ;
    cpy_r_r42 = cpy_r_action == 4;
    if (!cpy_r_r42) goto CPyL32;
    cpy_r_r43 = (CPyPtr)((CPyPtr)cpy_r_colours + offsetof(PyVarObject, ob_size));
    cpy_r_r44 = *(int64_t *)cpy_r_r43;
    cpy_r_r45 = PyList_New(cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_of_action", 143, CPyStatic_prospects___globals);
        goto CPyL62;
    }
    cpy_r_r46 = 0;
CPyL21: ;
    cpy_r_r47 = (CPyPtr)((CPyPtr)cpy_r_colours + offsetof(PyVarObject, ob_size));
    cpy_r_r48 = *(int64_t *)cpy_r_r47;
    cpy_r_r49 = cpy_r_r46 < cpy_r_r48;
    if (!cpy_r_r49) goto CPyL27;
    cpy_r_r50 = (CPyPtr)((CPyPtr)cpy_r_colours + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_of_action", 143, CPyStatic_prospects___globals);
        goto CPyL69;
    }
    cpy_r_r56 = CPyDef_prospects___Prospects____research(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_r55, cpy_r_value);
    CPyTagged_DECREF(cpy_r_r55);
    cpy_r_r57 = cpy_r_r56 == -113.0;
    if (unlikely(cpy_r_r57)) goto CPyL25;
CPyL24: ;
    cpy_r_r58 = PyFloat_FromDouble(cpy_r_r56);
    CPyList_SetItemUnsafe(cpy_r_r45, cpy_r_r46, cpy_r_r58);
    goto CPyL26;
CPyL25: ;
    cpy_r_r59 = PyErr_Occurred();
    if (unlikely(cpy_r_r59 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_of_action", 143, CPyStatic_prospects___globals);
        goto CPyL69;
    } else
        goto CPyL24;
CPyL26: ;
    cpy_r_r60 = cpy_r_r46 + 1;
    cpy_r_r46 = cpy_r_r60;
    goto CPyL21;
CPyL27: ;
    cpy_r_r61 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r62 = CPyStatics[39]; /* 'max' */
    cpy_r_r63 = CPyObject_GetAttr(cpy_r_r61, cpy_r_r62);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_of_action", 143, CPyStatic_prospects___globals);
        goto CPyL69;
    }
    PyObject *cpy_r_r64[1] = {cpy_r_r45};
    cpy_r_r65 = (PyObject **)&cpy_r_r64;
    cpy_r_r66 = PyObject_Vectorcall(cpy_r_r63, cpy_r_r65, 1, 0);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_of_action", 143, CPyStatic_prospects___globals);
        goto CPyL69;
    }
    CPy_DECREF(cpy_r_r45);
    cpy_r_r67 = PyFloat_AsDouble(cpy_r_r66);
    if (cpy_r_r67 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r66); cpy_r_r67 = -113.0;
    }
    CPy_DECREF(cpy_r_r66);
    cpy_r_r68 = cpy_r_r67 == -113.0;
    if (unlikely(cpy_r_r68)) goto CPyL31;
CPyL30: ;
    return cpy_r_r67;
CPyL31: ;
    cpy_r_r69 = PyErr_Occurred();
    if (unlikely(cpy_r_r69 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_of_action", 143, CPyStatic_prospects___globals);
        goto CPyL62;
    } else
        goto CPyL30;
CPyL32: ;
    cpy_r_r70 = cpy_r_action == 2;
    if (!cpy_r_r70) goto CPyL46;
    cpy_r_r71 = (CPyPtr)((CPyPtr)cpy_r_colours + offsetof(PyVarObject, ob_size));
    cpy_r_r72 = *(int64_t *)cpy_r_r71;
    cpy_r_r73 = PyList_New(cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_of_action", 145, CPyStatic_prospects___globals);
        goto CPyL62;
    }
    cpy_r_r74 = 0;
CPyL35: ;
    cpy_r_r75 = (CPyPtr)((CPyPtr)cpy_r_colours + offsetof(PyVarObject, ob_size));
    cpy_r_r76 = *(int64_t *)cpy_r_r75;
    cpy_r_r77 = cpy_r_r74 < cpy_r_r76;
    if (!cpy_r_r77) goto CPyL41;
    cpy_r_r78 = (CPyPtr)((CPyPtr)cpy_r_colours + offsetof(PyListObject, ob_item));
    cpy_r_r79 = *(CPyPtr *)cpy_r_r78;
    cpy_r_r80 = cpy_r_r74 * 8;
    cpy_r_r81 = cpy_r_r79 + cpy_r_r80;
    cpy_r_r82 = *(PyObject * *)cpy_r_r81;
    CPy_INCREF(cpy_r_r82);
    if (likely(PyLong_Check(cpy_r_r82)))
        cpy_r_r83 = CPyTagged_FromObject(cpy_r_r82);
    else {
        CPy_TypeError("int", cpy_r_r82); cpy_r_r83 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r83 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_of_action", 145, CPyStatic_prospects___globals);
        goto CPyL70;
    }
    cpy_r_r84 = CPyDef_prospects___Prospects____travel(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_r83, cpy_r_value);
    CPyTagged_DECREF(cpy_r_r83);
    cpy_r_r85 = cpy_r_r84 == -113.0;
    if (unlikely(cpy_r_r85)) goto CPyL39;
CPyL38: ;
    cpy_r_r86 = PyFloat_FromDouble(cpy_r_r84);
    CPyList_SetItemUnsafe(cpy_r_r73, cpy_r_r74, cpy_r_r86);
    goto CPyL40;
CPyL39: ;
    cpy_r_r87 = PyErr_Occurred();
    if (unlikely(cpy_r_r87 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_of_action", 145, CPyStatic_prospects___globals);
        goto CPyL70;
    } else
        goto CPyL38;
CPyL40: ;
    cpy_r_r88 = cpy_r_r74 + 1;
    cpy_r_r74 = cpy_r_r88;
    goto CPyL35;
CPyL41: ;
    cpy_r_r89 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r90 = CPyStatics[39]; /* 'max' */
    cpy_r_r91 = CPyObject_GetAttr(cpy_r_r89, cpy_r_r90);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_of_action", 145, CPyStatic_prospects___globals);
        goto CPyL70;
    }
    PyObject *cpy_r_r92[1] = {cpy_r_r73};
    cpy_r_r93 = (PyObject **)&cpy_r_r92;
    cpy_r_r94 = PyObject_Vectorcall(cpy_r_r91, cpy_r_r93, 1, 0);
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_of_action", 145, CPyStatic_prospects___globals);
        goto CPyL70;
    }
    CPy_DECREF(cpy_r_r73);
    cpy_r_r95 = PyFloat_AsDouble(cpy_r_r94);
    if (cpy_r_r95 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r94); cpy_r_r95 = -113.0;
    }
    CPy_DECREF(cpy_r_r94);
    cpy_r_r96 = cpy_r_r95 == -113.0;
    if (unlikely(cpy_r_r96)) goto CPyL45;
CPyL44: ;
    return cpy_r_r95;
CPyL45: ;
    cpy_r_r97 = PyErr_Occurred();
    if (unlikely(cpy_r_r97 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_of_action", 145, CPyStatic_prospects___globals);
        goto CPyL62;
    } else
        goto CPyL44;
CPyL46: ;
    cpy_r_r98 = cpy_r_action == 0;
    if (cpy_r_r98) goto CPyL49;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r99 = 0;
    if (unlikely(!cpy_r_r99)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_of_action", 146, CPyStatic_prospects___globals);
        goto CPyL62;
    }
    CPy_Unreachable();
CPyL49: ;
    cpy_r_r100 = (CPyPtr)((CPyPtr)cpy_r_colours + offsetof(PyVarObject, ob_size));
    cpy_r_r101 = *(int64_t *)cpy_r_r100;
    cpy_r_r102 = PyList_New(cpy_r_r101);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_of_action", 147, CPyStatic_prospects___globals);
        goto CPyL62;
    }
    cpy_r_r103 = 0;
CPyL51: ;
    cpy_r_r104 = (CPyPtr)((CPyPtr)cpy_r_colours + offsetof(PyVarObject, ob_size));
    cpy_r_r105 = *(int64_t *)cpy_r_r104;
    cpy_r_r106 = cpy_r_r103 < cpy_r_r105;
    if (!cpy_r_r106) goto CPyL56;
    cpy_r_r107 = (CPyPtr)((CPyPtr)cpy_r_colours + offsetof(PyListObject, ob_item));
    cpy_r_r108 = *(CPyPtr *)cpy_r_r107;
    cpy_r_r109 = cpy_r_r103 * 8;
    cpy_r_r110 = cpy_r_r108 + cpy_r_r109;
    cpy_r_r111 = *(PyObject * *)cpy_r_r110;
    CPy_INCREF(cpy_r_r111);
    if (likely(PyLong_Check(cpy_r_r111)))
        cpy_r_r112 = CPyTagged_FromObject(cpy_r_r111);
    else {
        CPy_TypeError("int", cpy_r_r111); cpy_r_r112 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r112 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_of_action", 147, CPyStatic_prospects___globals);
        goto CPyL71;
    }
    cpy_r_r113 = ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__book;
    cpy_r_r114 = ((serai___games___scholars___book___BookObject *)cpy_r_r113)->_seams;
    CPy_INCREF(cpy_r_r114);
    cpy_r_r115 = CPY_GET_METHOD(cpy_r_r114, CPyType_scholars___seams___Seams, 12, serai___games___scholars___seams___SeamsObject, CPyTagged (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_r114, cpy_r_t, cpy_r_me, cpy_r_action, cpy_r_r112); /* value_bonus */
    CPyTagged_DECREF(cpy_r_r112);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r115 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_of_action", 147, CPyStatic_prospects___globals);
        goto CPyL71;
    }
    cpy_r_r116 = CPyTagged_StealAsObject(cpy_r_r115);
    CPyList_SetItemUnsafe(cpy_r_r102, cpy_r_r103, cpy_r_r116);
    cpy_r_r117 = cpy_r_r103 + 1;
    cpy_r_r103 = cpy_r_r117;
    goto CPyL51;
CPyL56: ;
    cpy_r_r118 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r119 = CPyStatics[39]; /* 'max' */
    cpy_r_r120 = CPyObject_GetAttr(cpy_r_r118, cpy_r_r119);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_of_action", 147, CPyStatic_prospects___globals);
        goto CPyL71;
    }
    PyObject *cpy_r_r121[1] = {cpy_r_r102};
    cpy_r_r122 = (PyObject **)&cpy_r_r121;
    cpy_r_r123 = PyObject_Vectorcall(cpy_r_r120, cpy_r_r122, 1, 0);
    CPy_DECREF(cpy_r_r120);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_of_action", 147, CPyStatic_prospects___globals);
        goto CPyL71;
    }
    CPy_DECREF(cpy_r_r102);
    if (likely(PyLong_Check(cpy_r_r123)))
        cpy_r_r124 = CPyTagged_FromObject(cpy_r_r123);
    else {
        CPy_TypeError("int", cpy_r_r123); cpy_r_r124 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r123);
    if (unlikely(cpy_r_r124 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_of_action", 147, CPyStatic_prospects___globals);
        goto CPyL62;
    }
    cpy_r_r125 = CPyTagged_Add(cpy_r_value, cpy_r_r124);
    CPyTagged_DECREF(cpy_r_r124);
    cpy_r_r126 = CPyDef_prospects___Prospects____recruit(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_r125);
    CPyTagged_DECREF(cpy_r_r125);
    cpy_r_r127 = cpy_r_r126 == -113.0;
    if (unlikely(cpy_r_r127)) goto CPyL61;
CPyL60: ;
    return cpy_r_r126;
CPyL61: ;
    cpy_r_r128 = PyErr_Occurred();
    if (unlikely(cpy_r_r128 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_of_action", 147, CPyStatic_prospects___globals);
    } else
        goto CPyL60;
CPyL62: ;
    cpy_r_r129 = -113.0;
    return cpy_r_r129;
CPyL63: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL62;
CPyL64: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL13;
CPyL65: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r7);
    goto CPyL62;
CPyL66: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r22);
    goto CPyL62;
CPyL67: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r17);
    goto CPyL62;
CPyL68: ;
    CPy_DecRef(cpy_r_r7);
    goto CPyL62;
CPyL69: ;
    CPy_DecRef(cpy_r_r45);
    goto CPyL62;
CPyL70: ;
    CPy_DecRef(cpy_r_r73);
    goto CPyL62;
CPyL71: ;
    CPy_DecRef(cpy_r_r102);
    goto CPyL62;
}
        
        PyObject *CPyPy_prospects___Prospects____of_action(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "action", "colours", "value", 0};
            static CPyArg_Parser parser = {"OOOOO:_of_action", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_action;
            PyObject *obj_colours;
            PyObject *obj_value;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_action, &obj_colours, &obj_value)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_prospects___Prospects))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.prospects.Prospects", obj_self); 
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
            CPyTagged arg_action;
            if (likely(PyLong_Check(obj_action)))
                arg_action = CPyTagged_BorrowFromObject(obj_action);
            else {
                CPy_TypeError("int", obj_action); goto fail;
            }
            PyObject *arg_colours;
            if (likely(PyList_Check(obj_colours)))
                arg_colours = obj_colours;
            else {
                CPy_TypeError("list", obj_colours); 
                goto fail;
            }
            CPyTagged arg_value;
            if (likely(PyLong_Check(obj_value)))
                arg_value = CPyTagged_BorrowFromObject(obj_value);
            else {
                CPy_TypeError("int", obj_value); goto fail;
            }
            double retval = CPyDef_prospects___Prospects____of_action(arg_self, arg_t, arg_me, arg_action, arg_colours, arg_value);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_of_action", 138, CPyStatic_prospects___globals);
            return NULL;
        }
        
PyObject *CPyDef_prospects___Prospects___view(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_counts) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    int64_t cpy_r_r9;
    CPyPtr cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    CPyTagged cpy_r_language;
    CPyPtr cpy_r_r13;
    CPyPtr cpy_r_r14;
    int64_t cpy_r_r15;
    CPyPtr cpy_r_r16;
    PyObject *cpy_r_r17;
    tuple_T2FI cpy_r_r18;
    double cpy_r_r19;
    double cpy_r_cost;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r__;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    double cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    int64_t cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    double cpy_r_r36;
    double cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    double cpy_r_r40;
    double cpy_r_r41;
    char cpy_r_r42;
    CPyTagged cpy_r_r43;
    int64_t cpy_r_r44;
    PyObject *cpy_r_r45;
    CPyPtr cpy_r_r46;
    int64_t cpy_r_r47;
    PyObject *cpy_r_r48;
    int64_t cpy_r_r49;
    CPyPtr cpy_r_r50;
    int64_t cpy_r_r51;
    char cpy_r_r52;
    CPyPtr cpy_r_r53;
    CPyPtr cpy_r_r54;
    int64_t cpy_r_r55;
    CPyPtr cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r___2;
    PyObject *cpy_r_r59;
    int64_t cpy_r_r60;
    PyObject *cpy_r_r61;
    CPyPtr cpy_r_r62;
    int64_t cpy_r_r63;
    PyObject *cpy_r_r64;
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
    CPyTagged cpy_r_r75;
    PyObject *cpy_r_r76;
    int64_t cpy_r_r77;
    char cpy_r_r78;
    PyObject *cpy_r_r79;
    CPyPtr cpy_r_r80;
    int64_t cpy_r_r81;
    PyObject *cpy_r_r82;
    int64_t cpy_r_r83;
    CPyPtr cpy_r_r84;
    int64_t cpy_r_r85;
    char cpy_r_r86;
    CPyPtr cpy_r_r87;
    CPyPtr cpy_r_r88;
    int64_t cpy_r_r89;
    CPyPtr cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r___3;
    PyObject *cpy_r_r93;
    int64_t cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    CPyTagged cpy_r_r98;
    PyObject *cpy_r_r99;
    int64_t cpy_r_r100;
    CPyPtr cpy_r_r101;
    int64_t cpy_r_r102;
    char cpy_r_r103;
    CPyTagged cpy_r_place;
    CPyPtr cpy_r_r104;
    CPyPtr cpy_r_r105;
    int64_t cpy_r_r106;
    CPyPtr cpy_r_r107;
    PyObject *cpy_r_r108;
    CPyTagged cpy_r_r109;
    CPyTagged cpy_r_card;
    char cpy_r_r110;
    double cpy_r_r111;
    char cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    CPyTagged cpy_r_r118;
    PyObject *cpy_r_r119;
    tuple_T2FI cpy_r_r120;
    double cpy_r_r121;
    CPyTagged cpy_r_r122;
    double cpy_r_r123;
    CPyTagged cpy_r_r124;
    CPyTagged cpy_r_needed;
    double cpy_r_r125;
    CPyTagged cpy_r_r126;
    CPyTagged cpy_r_r127;
    int64_t cpy_r_r128;
    char cpy_r_r129;
    int64_t cpy_r_r130;
    char cpy_r_r131;
    char cpy_r_r132;
    char cpy_r_r133;
    CPyTagged cpy_r_r134;
    double cpy_r_r135;
    double cpy_r_r136;
    char cpy_r_r137;
    double cpy_r_r138;
    double cpy_r_r139;
    PyObject *cpy_r_r140;
    int32_t cpy_r_r141;
    char cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    tuple_T2FI cpy_r_r145;
    double cpy_r_r146;
    CPyTagged cpy_r_r147;
    double cpy_r_r148;
    CPyTagged cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    double cpy_r_r153;
    char cpy_r_r154;
    char cpy_r_r155;
    PyObject *cpy_r_r156;
    double cpy_r_r157;
    double cpy_r_worth;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    CPyTagged cpy_r_r160;
    char cpy_r_r161;
    int64_t cpy_r_r162;
    char cpy_r_r163;
    char cpy_r_r164;
    char cpy_r_r165;
    char cpy_r_r166;
    char cpy_r_r167;
    double cpy_r_r168;
    double cpy_r_r169;
    CPyTagged cpy_r_r170;
    int64_t cpy_r_r171;
    char cpy_r_r172;
    int64_t cpy_r_r173;
    char cpy_r_r174;
    char cpy_r_r175;
    char cpy_r_r176;
    char cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    CPyTagged cpy_r_r182;
    CPyTagged cpy_r_guild;
    PyObject *cpy_r_r183;
    double cpy_r_r184;
    char cpy_r_r185;
    char cpy_r_r186;
    PyObject *cpy_r_r187;
    double cpy_r_r188;
    PyObject *cpy_r_r189;
    char cpy_r_r190;
    CPyTagged cpy_r_r191;
    CPyTagged cpy_r_r192;
    int64_t cpy_r_r193;
    char cpy_r_r194;
    int64_t cpy_r_r195;
    char cpy_r_r196;
    char cpy_r_r197;
    char cpy_r_r198;
    CPyTagged cpy_r_r199;
    double cpy_r_r200;
    double cpy_r_r201;
    char cpy_r_r202;
    double cpy_r_r203;
    double cpy_r_r204;
    PyObject *cpy_r_r205;
    int32_t cpy_r_r206;
    char cpy_r_r207;
    PyObject *cpy_r_r208;
    CPyTagged cpy_r_r209;
    int64_t cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject **cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    CPyTagged cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    int64_t cpy_r_r220;
    CPyPtr cpy_r_r221;
    int64_t cpy_r_r222;
    char cpy_r_r223;
    CPyPtr cpy_r_r224;
    CPyPtr cpy_r_r225;
    int64_t cpy_r_r226;
    CPyPtr cpy_r_r227;
    PyObject *cpy_r_r228;
    double cpy_r_r229;
    char cpy_r_r230;
    char cpy_r_r231;
    PyObject *cpy_r_r232;
    double cpy_r_r233;
    PyObject *cpy_r_r234;
    PyObject *cpy_r_r235;
    char cpy_r_r236;
    CPyTagged cpy_r_r237;
    int64_t cpy_r_r238;
    PyObject *cpy_r_r239;
    PyObject *cpy_r_r240;
    PyObject **cpy_r_r242;
    PyObject *cpy_r_r243;
    PyObject *cpy_r_r244;
    CPyTagged cpy_r_r245;
    PyObject *cpy_r_r246;
    PyObject *cpy_r_r247;
    int64_t cpy_r_r248;
    CPyPtr cpy_r_r249;
    int64_t cpy_r_r250;
    char cpy_r_r251;
    CPyPtr cpy_r_r252;
    CPyPtr cpy_r_r253;
    int64_t cpy_r_r254;
    CPyPtr cpy_r_r255;
    PyObject *cpy_r_r256;
    double cpy_r_r257;
    char cpy_r_r258;
    char cpy_r_r259;
    PyObject *cpy_r_r260;
    double cpy_r_r261;
    PyObject *cpy_r_r262;
    PyObject *cpy_r_r263;
    char cpy_r_r264;
    CPyTagged cpy_r_r265;
    int64_t cpy_r_r266;
    double cpy_r_translation;
    CPyTagged cpy_r_r267;
    int64_t cpy_r_r268;
    CPyPtr cpy_r_r269;
    int64_t cpy_r_r270;
    char cpy_r_r271;
    CPyPtr cpy_r_r272;
    CPyPtr cpy_r_r273;
    int64_t cpy_r_r274;
    CPyPtr cpy_r_r275;
    PyObject *cpy_r_r276;
    double cpy_r_r277;
    char cpy_r_r278;
    char cpy_r_r279;
    PyObject *cpy_r_r280;
    PyObject *cpy_r_r281;
    double cpy_r_r282;
    char cpy_r_r283;
    double cpy_r_r284;
    double cpy_r_r285;
    double cpy_r_r286;
    double cpy_r_r287;
    char cpy_r_r288;
    PyObject *cpy_r_r289;
    double cpy_r_r290;
    CPyTagged cpy_r_r291;
    int64_t cpy_r_r292;
    char cpy_r_r293;
    PyObject *cpy_r_r294;
    int64_t cpy_r_r295;
    CPyPtr cpy_r_r296;
    int64_t cpy_r_r297;
    char cpy_r_r298;
    CPyPtr cpy_r_r299;
    CPyPtr cpy_r_r300;
    int64_t cpy_r_r301;
    CPyPtr cpy_r_r302;
    PyObject *cpy_r_r303;
    CPyTagged cpy_r_r304;
    char cpy_r_r305;
    PyObject *cpy_r_r306;
    PyObject *cpy_r_r307;
    PyObject *cpy_r_r308;
    PyObject *cpy_r_r309;
    CPyTagged cpy_r_r310;
    PyObject *cpy_r_r311;
    tuple_T2FI cpy_r_r312;
    double cpy_r_r313;
    CPyTagged cpy_r_r314;
    double cpy_r_r315;
    CPyTagged cpy_r_r316;
    PyObject *cpy_r_r317;
    PyObject *cpy_r_r318;
    PyObject *cpy_r_r319;
    PyObject *cpy_r_r320;
    double cpy_r_r321;
    char cpy_r_r322;
    char cpy_r_r323;
    PyObject *cpy_r_r324;
    double cpy_r_r325;
    double cpy_r_r326;
    char cpy_r_r327;
    double cpy_r_r328;
    char cpy_r_r329;
    PyObject *cpy_r_r330;
    double cpy_r_r331;
    char cpy_r_r332;
    int64_t cpy_r_r333;
    char cpy_r_r334;
    PyObject *cpy_r_r335;
    cpy_r_r0 = ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__book;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__weights;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "view", "Table", "players", 154, CPyStatic_prospects___globals);
        goto CPyL180;
    }
CPyL1: ;
    cpy_r_r3 = CPyList_GetItem(cpy_r_r2, cpy_r_me);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 154, CPyStatic_prospects___globals);
        goto CPyL180;
    }
    if (likely(Py_TYPE(cpy_r_r3) == CPyType_scholars___table___Player))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 154, CPyStatic_prospects___globals, "serai.games.scholars.table.Player", cpy_r_r3);
        goto CPyL180;
    }
    cpy_r_r5 = CPyDef_prospects___View();
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 155, CPyStatic_prospects___globals);
        goto CPyL181;
    }
    cpy_r_r6 = 2;
    cpy_r_r7 = CPyDef_prospects___Prospects___chain_costs(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 156, CPyStatic_prospects___globals);
        goto CPyL182;
    }
    cpy_r_r8 = 0;
    cpy_r_r9 = 0;
CPyL6: ;
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyVarObject, ob_size));
    cpy_r_r11 = *(int64_t *)cpy_r_r10;
    cpy_r_r12 = cpy_r_r9 < cpy_r_r11;
    if (!cpy_r_r12) goto CPyL22;
    cpy_r_language = cpy_r_r8;
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyListObject, ob_item));
    cpy_r_r14 = *(CPyPtr *)cpy_r_r13;
    cpy_r_r15 = cpy_r_r9 * 8;
    cpy_r_r16 = cpy_r_r14 + cpy_r_r15;
    cpy_r_r17 = *(PyObject * *)cpy_r_r16;
    CPy_INCREF(cpy_r_r17);
    PyObject *__tmp5950;
    if (unlikely(!(PyTuple_Check(cpy_r_r17) && PyTuple_GET_SIZE(cpy_r_r17) == 2))) {
        __tmp5950 = NULL;
        goto __LL5951;
    }
    if (likely(CPyFloat_Check(PyTuple_GET_ITEM(cpy_r_r17, 0))))
        __tmp5950 = PyTuple_GET_ITEM(cpy_r_r17, 0);
    else {
        __tmp5950 = NULL;
    }
    if (__tmp5950 == NULL) goto __LL5951;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r17, 1))))
        __tmp5950 = PyTuple_GET_ITEM(cpy_r_r17, 1);
    else {
        __tmp5950 = NULL;
    }
    if (__tmp5950 == NULL) goto __LL5951;
    __tmp5950 = cpy_r_r17;
__LL5951: ;
    if (unlikely(__tmp5950 == NULL)) {
        CPy_TypeError("tuple[float, int]", cpy_r_r17); cpy_r_r18 = (tuple_T2FI) { -113.0, CPY_INT_TAG };
    } else {
        PyObject *__tmp5952 = PyTuple_GET_ITEM(cpy_r_r17, 0);
        double __tmp5953;
        __tmp5953 = PyFloat_AsDouble(__tmp5952);
        if (__tmp5953 == -1.0 && PyErr_Occurred()) {
            goto __LL5954;
        }
        cpy_r_r18.f0 = __tmp5953;
        PyObject *__tmp5955 = PyTuple_GET_ITEM(cpy_r_r17, 1);
        CPyTagged __tmp5956;
        if (likely(PyLong_Check(__tmp5955)))
            __tmp5956 = CPyTagged_FromObject(__tmp5955);
        else {
            goto __LL5957;
        }
        cpy_r_r18.f1 = __tmp5956;
    }
    goto __LL5958;
__LL5954: ;
    cpy_r_r18 = (tuple_T2FI) { -113.0, CPY_INT_TAG };
    goto __LL5958;
__LL5957: ;
    cpy_r_r18 = (tuple_T2FI) { -113.0, CPY_INT_TAG };
    goto __LL5958;
__LL5958: ;
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18.f1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 157, CPyStatic_prospects___globals);
        goto CPyL183;
    }
    cpy_r_r19 = cpy_r_r18.f0;
    cpy_r_cost = cpy_r_r19;
    cpy_r_r20 = cpy_r_r18.f1;
    CPyTagged_INCREF(cpy_r_r20);
    CPyTagged_DECREF(cpy_r_r18.f1);
    cpy_r_r21 = CPyTagged_StealAsObject(cpy_r_r20);
    cpy_r__ = cpy_r_r21;
    CPy_DECREF(cpy_r__);
    cpy_r_r22 = CPyStatic_prospects___globals;
    cpy_r_r23 = CPyStatics[3567]; /* 'FAR' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 158, CPyStatic_prospects___globals);
        goto CPyL183;
    }
    cpy_r_r25 = PyFloat_AsDouble(cpy_r_r24);
    if (cpy_r_r25 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r24); cpy_r_r25 = -113.0;
    }
    CPy_DECREF(cpy_r_r24);
    cpy_r_r26 = cpy_r_r25 == -113.0;
    if (unlikely(cpy_r_r26)) goto CPyL11;
CPyL10: ;
    cpy_r_r27 = cpy_r_cost < cpy_r_r25;
    if (cpy_r_r27) {
        goto CPyL12;
    } else
        goto CPyL184;
CPyL11: ;
    cpy_r_r28 = PyErr_Occurred();
    if (unlikely(cpy_r_r28 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 158, CPyStatic_prospects___globals);
        goto CPyL183;
    } else
        goto CPyL10;
CPyL12: ;
    cpy_r_r29 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_arabic;
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "view", "Book", "arabic", 158, CPyStatic_prospects___globals);
        goto CPyL183;
    }
CPyL13: ;
    cpy_r_r30 = cpy_r_language & 1;
    cpy_r_r31 = cpy_r_r30 != 0;
    if (!cpy_r_r31) goto CPyL15;
    cpy_r_r32 = CPyTagged_IsEq_(cpy_r_language, cpy_r_r29);
    cpy_r_r33 = cpy_r_r32 ^ 1;
    cpy_r_r34 = cpy_r_r33;
    goto CPyL16;
CPyL15: ;
    cpy_r_r35 = cpy_r_language != cpy_r_r29;
    cpy_r_r34 = cpy_r_r35;
CPyL16: ;
    CPyTagged_DECREF(cpy_r_language);
    if (!cpy_r_r34) goto CPyL21;
    cpy_r_r36 = ((serai___games___scholars___thinking___prospects___ViewObject *)cpy_r_r5)->_chain_ease;
    cpy_r_r37 = 1.0 + cpy_r_cost;
    cpy_r_r38 = cpy_r_r37 == 0.0;
    if (unlikely(cpy_r_r38)) {
        goto CPyL185;
    } else
        goto CPyL20;
CPyL18: ;
    PyErr_SetString(PyExc_ZeroDivisionError, "float division by zero");
    cpy_r_r39 = 0;
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 159, CPyStatic_prospects___globals);
        goto CPyL179;
    }
    CPy_Unreachable();
CPyL20: ;
    cpy_r_r40 = 1.0 / cpy_r_r37;
    cpy_r_r41 = cpy_r_r36 + cpy_r_r40;
    ((serai___games___scholars___thinking___prospects___ViewObject *)cpy_r_r5)->_chain_ease = cpy_r_r41;
CPyL21: ;
    cpy_r_r43 = cpy_r_r8 + 2;
    cpy_r_r8 = cpy_r_r43;
    cpy_r_r44 = cpy_r_r9 + 1;
    cpy_r_r9 = cpy_r_r44;
    goto CPyL6;
CPyL22: ;
    cpy_r_r45 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_guilds;
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "view", "Book", "guilds", 160, CPyStatic_prospects___globals);
        goto CPyL186;
    }
    CPy_INCREF(cpy_r_r45);
CPyL23: ;
    cpy_r_r46 = (CPyPtr)((CPyPtr)cpy_r_r45 + offsetof(PyVarObject, ob_size));
    cpy_r_r47 = *(int64_t *)cpy_r_r46;
    cpy_r_r48 = PyList_New(cpy_r_r47);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 160, CPyStatic_prospects___globals);
        goto CPyL187;
    }
    cpy_r_r49 = 0;
CPyL25: ;
    cpy_r_r50 = (CPyPtr)((CPyPtr)cpy_r_r45 + offsetof(PyVarObject, ob_size));
    cpy_r_r51 = *(int64_t *)cpy_r_r50;
    cpy_r_r52 = cpy_r_r49 < cpy_r_r51;
    if (!cpy_r_r52) goto CPyL188;
    cpy_r_r53 = (CPyPtr)((CPyPtr)cpy_r_r45 + offsetof(PyListObject, ob_item));
    cpy_r_r54 = *(CPyPtr *)cpy_r_r53;
    cpy_r_r55 = cpy_r_r49 * 8;
    cpy_r_r56 = cpy_r_r54 + cpy_r_r55;
    cpy_r_r57 = *(PyObject * *)cpy_r_r56;
    CPy_INCREF(cpy_r_r57);
    if (likely(PyTuple_Check(cpy_r_r57)))
        cpy_r_r58 = cpy_r_r57;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 160, CPyStatic_prospects___globals, "tuple", cpy_r_r57);
        goto CPyL189;
    }
    cpy_r___2 = cpy_r_r58;
    CPy_DECREF(cpy_r___2);
    cpy_r_r59 = PyFloat_FromDouble(0.0);
    CPyList_SetItemUnsafe(cpy_r_r48, cpy_r_r49, cpy_r_r59);
    cpy_r_r60 = cpy_r_r49 + 1;
    cpy_r_r49 = cpy_r_r60;
    goto CPyL25;
CPyL29: ;
    cpy_r_r61 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r4)->_hand;
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "view", "Player", "hand", 161, CPyStatic_prospects___globals);
        goto CPyL190;
    }
    CPy_INCREF(cpy_r_r61);
CPyL30: ;
    cpy_r_r62 = (CPyPtr)((CPyPtr)cpy_r_r61 + offsetof(PyVarObject, ob_size));
    cpy_r_r63 = *(int64_t *)cpy_r_r62;
    cpy_r_r64 = PyList_New(cpy_r_r63);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 161, CPyStatic_prospects___globals);
        goto CPyL191;
    }
    cpy_r_r65 = 0;
CPyL32: ;
    cpy_r_r66 = (CPyPtr)((CPyPtr)cpy_r_r61 + offsetof(PyVarObject, ob_size));
    cpy_r_r67 = *(int64_t *)cpy_r_r66;
    cpy_r_r68 = cpy_r_r65 < cpy_r_r67;
    if (!cpy_r_r68) goto CPyL192;
    cpy_r_r69 = (CPyPtr)((CPyPtr)cpy_r_r61 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 161, CPyStatic_prospects___globals);
        goto CPyL193;
    }
    cpy_r_r75 = CPyTagged_Rshift(cpy_r_r74, 6);
    CPyTagged_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r75 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 161, CPyStatic_prospects___globals);
        goto CPyL193;
    }
    cpy_r_r76 = CPyTagged_StealAsObject(cpy_r_r75);
    CPyList_SetItemUnsafe(cpy_r_r64, cpy_r_r65, cpy_r_r76);
    cpy_r_r77 = cpy_r_r65 + 1;
    cpy_r_r65 = cpy_r_r77;
    goto CPyL32;
CPyL37: ;
    cpy_r_r78 = CPyDef_prospects___Prospects____readiness(cpy_r_self, cpy_r_r4, cpy_r_r64, cpy_r_r48);
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r78 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 161, CPyStatic_prospects___globals);
        goto CPyL190;
    }
    cpy_r_r79 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_guilds;
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "view", "Book", "guilds", 162, CPyStatic_prospects___globals);
        goto CPyL190;
    }
    CPy_INCREF(cpy_r_r79);
CPyL39: ;
    cpy_r_r80 = (CPyPtr)((CPyPtr)cpy_r_r79 + offsetof(PyVarObject, ob_size));
    cpy_r_r81 = *(int64_t *)cpy_r_r80;
    cpy_r_r82 = PyList_New(cpy_r_r81);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 162, CPyStatic_prospects___globals);
        goto CPyL194;
    }
    cpy_r_r83 = 0;
CPyL41: ;
    cpy_r_r84 = (CPyPtr)((CPyPtr)cpy_r_r79 + offsetof(PyVarObject, ob_size));
    cpy_r_r85 = *(int64_t *)cpy_r_r84;
    cpy_r_r86 = cpy_r_r83 < cpy_r_r85;
    if (!cpy_r_r86) goto CPyL195;
    cpy_r_r87 = (CPyPtr)((CPyPtr)cpy_r_r79 + offsetof(PyListObject, ob_item));
    cpy_r_r88 = *(CPyPtr *)cpy_r_r87;
    cpy_r_r89 = cpy_r_r83 * 8;
    cpy_r_r90 = cpy_r_r88 + cpy_r_r89;
    cpy_r_r91 = *(PyObject * *)cpy_r_r90;
    CPy_INCREF(cpy_r_r91);
    if (likely(PyTuple_Check(cpy_r_r91)))
        cpy_r_r92 = cpy_r_r91;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 162, CPyStatic_prospects___globals, "tuple", cpy_r_r91);
        goto CPyL196;
    }
    cpy_r___3 = cpy_r_r92;
    CPy_DECREF(cpy_r___3);
    cpy_r_r93 = PyFloat_FromDouble(0.0);
    CPyList_SetItemUnsafe(cpy_r_r82, cpy_r_r83, cpy_r_r93);
    cpy_r_r94 = cpy_r_r83 + 1;
    cpy_r_r83 = cpy_r_r94;
    goto CPyL41;
CPyL45: ;
    cpy_r_r95 = CPyDef_prospects___Prospects___chain_costs(cpy_r_self, cpy_r_t, cpy_r_me, 1);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 163, CPyStatic_prospects___globals);
        goto CPyL197;
    }
    cpy_r_r96 = PyList_New(0);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 164, CPyStatic_prospects___globals);
        goto CPyL198;
    }
    cpy_r_r97 = PyList_New(0);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 165, CPyStatic_prospects___globals);
        goto CPyL199;
    }
    cpy_r_r98 = 0;
    cpy_r_r99 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_house;
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "view", "Table", "house", 166, CPyStatic_prospects___globals);
        goto CPyL200;
    }
    CPy_INCREF(cpy_r_r99);
CPyL49: ;
    cpy_r_r100 = 0;
CPyL50: ;
    cpy_r_r101 = (CPyPtr)((CPyPtr)cpy_r_r99 + offsetof(PyVarObject, ob_size));
    cpy_r_r102 = *(int64_t *)cpy_r_r101;
    cpy_r_r103 = cpy_r_r100 < cpy_r_r102;
    if (!cpy_r_r103) goto CPyL201;
    cpy_r_place = cpy_r_r98;
    cpy_r_r104 = (CPyPtr)((CPyPtr)cpy_r_r99 + offsetof(PyListObject, ob_item));
    cpy_r_r105 = *(CPyPtr *)cpy_r_r104;
    cpy_r_r106 = cpy_r_r100 * 8;
    cpy_r_r107 = cpy_r_r105 + cpy_r_r106;
    cpy_r_r108 = *(PyObject * *)cpy_r_r107;
    CPy_INCREF(cpy_r_r108);
    if (likely(PyLong_Check(cpy_r_r108)))
        cpy_r_r109 = CPyTagged_FromObject(cpy_r_r108);
    else {
        CPy_TypeError("int", cpy_r_r108); cpy_r_r109 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r108);
    if (unlikely(cpy_r_r109 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 166, CPyStatic_prospects___globals);
        goto CPyL202;
    }
    cpy_r_card = cpy_r_r109;
    cpy_r_r110 = (Py_ssize_t)cpy_r_card == -2;
    if (cpy_r_r110) goto CPyL203;
    cpy_r_r111 = CPyDef_prospects___Prospects____scroll(cpy_r_self, cpy_r_r4, cpy_r_card, cpy_r_counts);
    cpy_r_r112 = cpy_r_r111 == -113.0;
    if (unlikely(cpy_r_r112)) goto CPyL55;
CPyL54: ;
    cpy_r_r113 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_scrolls;
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "view", "Book", "scrolls", 170, CPyStatic_prospects___globals);
        goto CPyL204;
    }
    goto CPyL56;
CPyL55: ;
    cpy_r_r114 = PyErr_Occurred();
    if (unlikely(cpy_r_r114 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 169, CPyStatic_prospects___globals);
        goto CPyL204;
    } else
        goto CPyL54;
CPyL56: ;
    cpy_r_r115 = CPyList_GetItem(cpy_r_r113, cpy_r_card);
    CPyTagged_DECREF(cpy_r_card);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 170, CPyStatic_prospects___globals);
        goto CPyL202;
    }
    if (likely(PyTuple_Check(cpy_r_r115)))
        cpy_r_r116 = cpy_r_r115;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 170, CPyStatic_prospects___globals, "tuple", cpy_r_r115);
        goto CPyL202;
    }
    cpy_r_r117 = CPySequenceTuple_GetItem(cpy_r_r116, 2);
    CPy_DECREF(cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 170, CPyStatic_prospects___globals);
        goto CPyL202;
    }
    if (likely(PyLong_Check(cpy_r_r117)))
        cpy_r_r118 = CPyTagged_FromObject(cpy_r_r117);
    else {
        CPy_TypeError("int", cpy_r_r117); cpy_r_r118 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r118 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 170, CPyStatic_prospects___globals);
        goto CPyL202;
    }
    cpy_r_language = cpy_r_r118;
    cpy_r_r119 = CPyList_GetItem(cpy_r_r95, cpy_r_language);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 171, CPyStatic_prospects___globals);
        goto CPyL205;
    }
    PyObject *__tmp5959;
    if (unlikely(!(PyTuple_Check(cpy_r_r119) && PyTuple_GET_SIZE(cpy_r_r119) == 2))) {
        __tmp5959 = NULL;
        goto __LL5960;
    }
    if (likely(CPyFloat_Check(PyTuple_GET_ITEM(cpy_r_r119, 0))))
        __tmp5959 = PyTuple_GET_ITEM(cpy_r_r119, 0);
    else {
        __tmp5959 = NULL;
    }
    if (__tmp5959 == NULL) goto __LL5960;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r119, 1))))
        __tmp5959 = PyTuple_GET_ITEM(cpy_r_r119, 1);
    else {
        __tmp5959 = NULL;
    }
    if (__tmp5959 == NULL) goto __LL5960;
    __tmp5959 = cpy_r_r119;
__LL5960: ;
    if (unlikely(__tmp5959 == NULL)) {
        CPy_TypeError("tuple[float, int]", cpy_r_r119); cpy_r_r120 = (tuple_T2FI) { -113.0, CPY_INT_TAG };
    } else {
        PyObject *__tmp5961 = PyTuple_GET_ITEM(cpy_r_r119, 0);
        double __tmp5962;
        __tmp5962 = PyFloat_AsDouble(__tmp5961);
        if (__tmp5962 == -1.0 && PyErr_Occurred()) {
            goto __LL5963;
        }
        cpy_r_r120.f0 = __tmp5962;
        PyObject *__tmp5964 = PyTuple_GET_ITEM(cpy_r_r119, 1);
        CPyTagged __tmp5965;
        if (likely(PyLong_Check(__tmp5964)))
            __tmp5965 = CPyTagged_FromObject(__tmp5964);
        else {
            goto __LL5966;
        }
        cpy_r_r120.f1 = __tmp5965;
    }
    goto __LL5967;
__LL5963: ;
    cpy_r_r120 = (tuple_T2FI) { -113.0, CPY_INT_TAG };
    goto __LL5967;
__LL5966: ;
    cpy_r_r120 = (tuple_T2FI) { -113.0, CPY_INT_TAG };
    goto __LL5967;
__LL5967: ;
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r120.f1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 171, CPyStatic_prospects___globals);
        goto CPyL205;
    }
    cpy_r_r121 = cpy_r_r120.f0;
    cpy_r_r122 = cpy_r_r120.f1;
    cpy_r_r123 = cpy_r_r121;
    cpy_r_cost = cpy_r_r123;
    cpy_r_r124 = cpy_r_r122;
    cpy_r_needed = cpy_r_r124;
    cpy_r_r125 = cpy_r_r111 - cpy_r_cost;
    cpy_r_r126 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r4)->_gold;
    if (unlikely(cpy_r_r126 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "view", "Player", "gold", 172, CPyStatic_prospects___globals);
        goto CPyL206;
    }
CPyL63: ;
    cpy_r_r127 = CPyTagged_Subtract(cpy_r_needed, cpy_r_r126);
    CPyTagged_DECREF(cpy_r_needed);
    cpy_r_r128 = cpy_r_r127 & 1;
    cpy_r_r129 = cpy_r_r128 != 0;
    if (cpy_r_r129) goto CPyL65;
    cpy_r_r130 = 0 & 1;
    cpy_r_r131 = cpy_r_r130 != 0;
    if (!cpy_r_r131) goto CPyL66;
CPyL65: ;
    cpy_r_r132 = CPyTagged_IsLt_(0, cpy_r_r127);
    if (cpy_r_r132) {
        goto CPyL67;
    } else
        goto CPyL207;
CPyL66: ;
    cpy_r_r133 = (Py_ssize_t)cpy_r_r127 > (Py_ssize_t)0;
    if (!cpy_r_r133) goto CPyL207;
CPyL67: ;
    cpy_r_r134 = cpy_r_r127;
    goto CPyL69;
CPyL68: ;
    cpy_r_r134 = 0;
CPyL69: ;
    cpy_r_r135 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r1)->_short_of_gold;
    cpy_r_r136 = CPyFloat_FromTagged(cpy_r_r134);
    CPyTagged_DECREF(cpy_r_r134);
    cpy_r_r137 = cpy_r_r136 == -113.0;
    if (unlikely(cpy_r_r137)) goto CPyL71;
CPyL70: ;
    cpy_r_r138 = cpy_r_r136 * cpy_r_r135;
    cpy_r_r139 = cpy_r_r125 - cpy_r_r138;
    cpy_r_r140 = PyFloat_FromDouble(cpy_r_r139);
    cpy_r_r141 = PyList_Append(cpy_r_r97, cpy_r_r140);
    CPy_DECREF(cpy_r_r140);
    cpy_r_r142 = cpy_r_r141 >= 0;
    if (unlikely(!cpy_r_r142)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 172, CPyStatic_prospects___globals);
        goto CPyL205;
    } else
        goto CPyL72;
CPyL71: ;
    cpy_r_r143 = PyErr_Occurred();
    if (unlikely(cpy_r_r143 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 172, CPyStatic_prospects___globals);
        goto CPyL205;
    } else
        goto CPyL70;
CPyL72: ;
    cpy_r_r144 = CPyList_GetItem(cpy_r_r7, cpy_r_language);
    CPyTagged_DECREF(cpy_r_language);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 173, CPyStatic_prospects___globals);
        goto CPyL202;
    }
    PyObject *__tmp5968;
    if (unlikely(!(PyTuple_Check(cpy_r_r144) && PyTuple_GET_SIZE(cpy_r_r144) == 2))) {
        __tmp5968 = NULL;
        goto __LL5969;
    }
    if (likely(CPyFloat_Check(PyTuple_GET_ITEM(cpy_r_r144, 0))))
        __tmp5968 = PyTuple_GET_ITEM(cpy_r_r144, 0);
    else {
        __tmp5968 = NULL;
    }
    if (__tmp5968 == NULL) goto __LL5969;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r144, 1))))
        __tmp5968 = PyTuple_GET_ITEM(cpy_r_r144, 1);
    else {
        __tmp5968 = NULL;
    }
    if (__tmp5968 == NULL) goto __LL5969;
    __tmp5968 = cpy_r_r144;
__LL5969: ;
    if (unlikely(__tmp5968 == NULL)) {
        CPy_TypeError("tuple[float, int]", cpy_r_r144); cpy_r_r145 = (tuple_T2FI) { -113.0, CPY_INT_TAG };
    } else {
        PyObject *__tmp5970 = PyTuple_GET_ITEM(cpy_r_r144, 0);
        double __tmp5971;
        __tmp5971 = PyFloat_AsDouble(__tmp5970);
        if (__tmp5971 == -1.0 && PyErr_Occurred()) {
            goto __LL5972;
        }
        cpy_r_r145.f0 = __tmp5971;
        PyObject *__tmp5973 = PyTuple_GET_ITEM(cpy_r_r144, 1);
        CPyTagged __tmp5974;
        if (likely(PyLong_Check(__tmp5973)))
            __tmp5974 = CPyTagged_FromObject(__tmp5973);
        else {
            goto __LL5975;
        }
        cpy_r_r145.f1 = __tmp5974;
    }
    goto __LL5976;
__LL5972: ;
    cpy_r_r145 = (tuple_T2FI) { -113.0, CPY_INT_TAG };
    goto __LL5976;
__LL5975: ;
    cpy_r_r145 = (tuple_T2FI) { -113.0, CPY_INT_TAG };
    goto __LL5976;
__LL5976: ;
    CPy_DECREF(cpy_r_r144);
    if (unlikely(cpy_r_r145.f1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 173, CPyStatic_prospects___globals);
        goto CPyL202;
    }
    cpy_r_r146 = cpy_r_r145.f0;
    cpy_r_r147 = cpy_r_r145.f1;
    cpy_r_r148 = cpy_r_r146;
    cpy_r_cost = cpy_r_r148;
    cpy_r_r149 = cpy_r_r147;
    cpy_r_needed = cpy_r_r149;
    cpy_r_r150 = CPyStatic_prospects___globals;
    cpy_r_r151 = CPyStatics[3567]; /* 'FAR' */
    cpy_r_r152 = CPyDict_GetItem(cpy_r_r150, cpy_r_r151);
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 174, CPyStatic_prospects___globals);
        goto CPyL208;
    }
    cpy_r_r153 = PyFloat_AsDouble(cpy_r_r152);
    if (cpy_r_r153 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r152); cpy_r_r153 = -113.0;
    }
    CPy_DECREF(cpy_r_r152);
    cpy_r_r154 = cpy_r_r153 == -113.0;
    if (unlikely(cpy_r_r154)) goto CPyL77;
CPyL76: ;
    cpy_r_r155 = cpy_r_cost >= cpy_r_r153;
    if (cpy_r_r155) {
        goto CPyL209;
    } else
        goto CPyL78;
CPyL77: ;
    cpy_r_r156 = PyErr_Occurred();
    if (unlikely(cpy_r_r156 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 174, CPyStatic_prospects___globals);
        goto CPyL208;
    } else
        goto CPyL76;
CPyL78: ;
    cpy_r_r157 = cpy_r_r111 - cpy_r_cost;
    cpy_r_worth = cpy_r_r157;
    cpy_r_r158 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_house_influence;
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "view", "Table", "house_influence", 177, CPyStatic_prospects___globals);
        goto CPyL208;
    }
CPyL79: ;
    cpy_r_r159 = CPyList_GetItem(cpy_r_r158, cpy_r_place);
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 177, CPyStatic_prospects___globals);
        goto CPyL208;
    }
    if (likely(PyLong_Check(cpy_r_r159)))
        cpy_r_r160 = CPyTagged_FromObject(cpy_r_r159);
    else {
        CPy_TypeError("int", cpy_r_r159); cpy_r_r160 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r159);
    if (unlikely(cpy_r_r160 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 177, CPyStatic_prospects___globals);
        goto CPyL208;
    }
    cpy_r_r161 = (Py_ssize_t)cpy_r_r160 != -2;
    if (!cpy_r_r161) goto CPyL210;
    cpy_r_r162 = cpy_r_r160 & 1;
    cpy_r_r163 = cpy_r_r162 != 0;
    if (!cpy_r_r163) goto CPyL84;
    cpy_r_r164 = CPyTagged_IsEq_(cpy_r_r160, cpy_r_me);
    cpy_r_r165 = cpy_r_r164 ^ 1;
    cpy_r_r166 = cpy_r_r165;
    goto CPyL85;
CPyL84: ;
    cpy_r_r167 = cpy_r_r160 != cpy_r_me;
    cpy_r_r166 = cpy_r_r167;
CPyL85: ;
    CPyTagged_DECREF(cpy_r_r160);
    if (!cpy_r_r166) goto CPyL87;
    if (1) {
        goto CPyL88;
    } else
        goto CPyL89;
CPyL87: ;
    if (!0) goto CPyL89;
CPyL88: ;
    cpy_r_r168 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r1)->_silver;
    cpy_r_r169 = cpy_r_worth - cpy_r_r168;
    cpy_r_worth = cpy_r_r169;
CPyL89: ;
    cpy_r_r170 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r4)->_gold;
    if (unlikely(cpy_r_r170 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "view", "Player", "gold", 179, CPyStatic_prospects___globals);
        goto CPyL208;
    }
CPyL90: ;
    cpy_r_r171 = cpy_r_needed & 1;
    cpy_r_r172 = cpy_r_r171 != 0;
    if (cpy_r_r172) goto CPyL92;
    cpy_r_r173 = cpy_r_r170 & 1;
    cpy_r_r174 = cpy_r_r173 != 0;
    if (!cpy_r_r174) goto CPyL93;
CPyL92: ;
    cpy_r_r175 = CPyTagged_IsLt_(cpy_r_r170, cpy_r_needed);
    cpy_r_r176 = cpy_r_r175 ^ 1;
    if (cpy_r_r176) {
        goto CPyL94;
    } else
        goto CPyL211;
CPyL93: ;
    cpy_r_r177 = (Py_ssize_t)cpy_r_needed <= (Py_ssize_t)cpy_r_r170;
    if (!cpy_r_r177) goto CPyL211;
CPyL94: ;
    cpy_r_r178 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_house;
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "view", "Book", "house", 180, CPyStatic_prospects___globals);
        goto CPyL208;
    }
CPyL95: ;
    cpy_r_r179 = CPyList_GetItem(cpy_r_r178, cpy_r_place);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(cpy_r_r179 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 180, CPyStatic_prospects___globals);
        goto CPyL212;
    }
    if (likely(PyTuple_Check(cpy_r_r179)))
        cpy_r_r180 = cpy_r_r179;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 180, CPyStatic_prospects___globals, "tuple", cpy_r_r179);
        goto CPyL212;
    }
    cpy_r_r181 = CPySequenceTuple_GetItem(cpy_r_r180, 2);
    CPy_DECREF(cpy_r_r180);
    if (unlikely(cpy_r_r181 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 180, CPyStatic_prospects___globals);
        goto CPyL212;
    }
    if (likely(PyLong_Check(cpy_r_r181)))
        cpy_r_r182 = CPyTagged_FromObject(cpy_r_r181);
    else {
        CPy_TypeError("int", cpy_r_r181); cpy_r_r182 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r181);
    if (unlikely(cpy_r_r182 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 180, CPyStatic_prospects___globals);
        goto CPyL212;
    }
    cpy_r_guild = cpy_r_r182;
    cpy_r_r183 = CPyList_GetItem(cpy_r_r82, cpy_r_guild);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 181, CPyStatic_prospects___globals);
        goto CPyL213;
    }
    cpy_r_r184 = PyFloat_AsDouble(cpy_r_r183);
    if (cpy_r_r184 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r183); cpy_r_r184 = -113.0;
    }
    CPy_DECREF(cpy_r_r183);
    cpy_r_r185 = cpy_r_r184 == -113.0;
    if (unlikely(cpy_r_r185)) goto CPyL102;
CPyL101: ;
    cpy_r_r186 = cpy_r_worth > cpy_r_r184;
    if (cpy_r_r186) {
        goto CPyL103;
    } else
        goto CPyL104;
CPyL102: ;
    cpy_r_r187 = PyErr_Occurred();
    if (unlikely(cpy_r_r187 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 181, CPyStatic_prospects___globals);
        goto CPyL213;
    } else
        goto CPyL101;
CPyL103: ;
    cpy_r_r188 = cpy_r_worth;
    goto CPyL105;
CPyL104: ;
    cpy_r_r188 = cpy_r_r184;
CPyL105: ;
    cpy_r_r189 = PyFloat_FromDouble(cpy_r_r188);
    cpy_r_r190 = CPyList_SetItem(cpy_r_r82, cpy_r_guild, cpy_r_r189);
    CPyTagged_DECREF(cpy_r_guild);
    if (unlikely(!cpy_r_r190)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 181, CPyStatic_prospects___globals);
        goto CPyL212;
    }
CPyL106: ;
    cpy_r_r191 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r4)->_gold;
    if (unlikely(cpy_r_r191 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "view", "Player", "gold", 182, CPyStatic_prospects___globals);
        goto CPyL212;
    }
CPyL107: ;
    cpy_r_r192 = CPyTagged_Subtract(cpy_r_needed, cpy_r_r191);
    CPyTagged_DECREF(cpy_r_needed);
    cpy_r_r193 = cpy_r_r192 & 1;
    cpy_r_r194 = cpy_r_r193 != 0;
    if (cpy_r_r194) goto CPyL109;
    cpy_r_r195 = 0 & 1;
    cpy_r_r196 = cpy_r_r195 != 0;
    if (!cpy_r_r196) goto CPyL110;
CPyL109: ;
    cpy_r_r197 = CPyTagged_IsLt_(0, cpy_r_r192);
    if (cpy_r_r197) {
        goto CPyL111;
    } else
        goto CPyL214;
CPyL110: ;
    cpy_r_r198 = (Py_ssize_t)cpy_r_r192 > (Py_ssize_t)0;
    if (!cpy_r_r198) goto CPyL214;
CPyL111: ;
    cpy_r_r199 = cpy_r_r192;
    goto CPyL113;
CPyL112: ;
    cpy_r_r199 = 0;
CPyL113: ;
    cpy_r_r200 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r1)->_short_of_gold;
    cpy_r_r201 = CPyFloat_FromTagged(cpy_r_r199);
    CPyTagged_DECREF(cpy_r_r199);
    cpy_r_r202 = cpy_r_r201 == -113.0;
    if (unlikely(cpy_r_r202)) goto CPyL115;
CPyL114: ;
    cpy_r_r203 = cpy_r_r201 * cpy_r_r200;
    cpy_r_r204 = cpy_r_worth - cpy_r_r203;
    cpy_r_r205 = PyFloat_FromDouble(cpy_r_r204);
    cpy_r_r206 = PyList_Append(cpy_r_r96, cpy_r_r205);
    CPy_DECREF(cpy_r_r205);
    cpy_r_r207 = cpy_r_r206 >= 0;
    if (unlikely(!cpy_r_r207)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 182, CPyStatic_prospects___globals);
        goto CPyL215;
    } else
        goto CPyL116;
CPyL115: ;
    cpy_r_r208 = PyErr_Occurred();
    if (unlikely(cpy_r_r208 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 182, CPyStatic_prospects___globals);
        goto CPyL215;
    } else
        goto CPyL114;
CPyL116: ;
    cpy_r_r209 = cpy_r_r98 + 2;
    cpy_r_r98 = cpy_r_r209;
    cpy_r_r210 = cpy_r_r100 + 1;
    cpy_r_r100 = cpy_r_r210;
    goto CPyL50;
CPyL117: ;
    cpy_r_r211 = CPyStatics[2115]; /* 'sort' */
    cpy_r_r212 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r213[2] = {cpy_r_r96, cpy_r_r212};
    cpy_r_r214 = (PyObject **)&cpy_r_r213;
    cpy_r_r215 = CPyStatics[5108]; /* ('reverse',) */
    cpy_r_r216 = PyObject_VectorcallMethod(cpy_r_r211, cpy_r_r214, 9223372036854775809ULL, cpy_r_r215);
    if (unlikely(cpy_r_r216 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 183, CPyStatic_prospects___globals);
        goto CPyL216;
    } else
        goto CPyL217;
CPyL118: ;
    cpy_r_r217 = 0;
    cpy_r_r218 = CPyList_GetSlice(cpy_r_r96, 0, 6);
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r218 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 184, CPyStatic_prospects___globals);
        goto CPyL218;
    }
    if (likely(PyList_Check(cpy_r_r218)))
        cpy_r_r219 = cpy_r_r218;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 184, CPyStatic_prospects___globals, "list", cpy_r_r218);
        goto CPyL218;
    }
    cpy_r_r220 = 0;
CPyL121: ;
    cpy_r_r221 = (CPyPtr)((CPyPtr)cpy_r_r219 + offsetof(PyVarObject, ob_size));
    cpy_r_r222 = *(int64_t *)cpy_r_r221;
    cpy_r_r223 = cpy_r_r220 < cpy_r_r222;
    if (!cpy_r_r223) goto CPyL219;
    cpy_r_place = cpy_r_r217;
    cpy_r_r224 = (CPyPtr)((CPyPtr)cpy_r_r219 + offsetof(PyListObject, ob_item));
    cpy_r_r225 = *(CPyPtr *)cpy_r_r224;
    cpy_r_r226 = cpy_r_r220 * 8;
    cpy_r_r227 = cpy_r_r225 + cpy_r_r226;
    cpy_r_r228 = *(PyObject * *)cpy_r_r227;
    CPy_INCREF(cpy_r_r228);
    cpy_r_r229 = PyFloat_AsDouble(cpy_r_r228);
    if (cpy_r_r229 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r228); cpy_r_r229 = -113.0;
    }
    CPy_DECREF(cpy_r_r228);
    cpy_r_r230 = cpy_r_r229 == -113.0;
    if (unlikely(cpy_r_r230)) goto CPyL124;
CPyL123: ;
    cpy_r_worth = cpy_r_r229;
    cpy_r_r231 = cpy_r_worth > 0.0;
    if (cpy_r_r231) {
        goto CPyL125;
    } else
        goto CPyL126;
CPyL124: ;
    cpy_r_r232 = PyErr_Occurred();
    if (unlikely(cpy_r_r232 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 184, CPyStatic_prospects___globals);
        goto CPyL220;
    } else
        goto CPyL123;
CPyL125: ;
    cpy_r_r233 = cpy_r_worth;
    goto CPyL127;
CPyL126: ;
    cpy_r_r233 = 0.0;
CPyL127: ;
    cpy_r_r234 = ((serai___games___scholars___thinking___prospects___ViewObject *)cpy_r_r5)->_scrolls;
    CPy_INCREF(cpy_r_r234);
    cpy_r_r235 = PyFloat_FromDouble(cpy_r_r233);
    cpy_r_r236 = CPyList_SetItem(cpy_r_r234, cpy_r_place, cpy_r_r235);
    CPy_DECREF(cpy_r_r234);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(!cpy_r_r236)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 185, CPyStatic_prospects___globals);
        goto CPyL221;
    }
    cpy_r_r237 = cpy_r_r217 + 2;
    cpy_r_r217 = cpy_r_r237;
    cpy_r_r238 = cpy_r_r220 + 1;
    cpy_r_r220 = cpy_r_r238;
    goto CPyL121;
CPyL129: ;
    cpy_r_r239 = CPyStatics[2115]; /* 'sort' */
    cpy_r_r240 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r241[2] = {cpy_r_r97, cpy_r_r240};
    cpy_r_r242 = (PyObject **)&cpy_r_r241;
    cpy_r_r243 = CPyStatics[5108]; /* ('reverse',) */
    cpy_r_r244 = PyObject_VectorcallMethod(cpy_r_r239, cpy_r_r242, 9223372036854775809ULL, cpy_r_r243);
    if (unlikely(cpy_r_r244 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 186, CPyStatic_prospects___globals);
        goto CPyL218;
    } else
        goto CPyL222;
CPyL130: ;
    cpy_r_r245 = 0;
    cpy_r_r246 = CPyList_GetSlice(cpy_r_r97, 0, 4);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r246 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 187, CPyStatic_prospects___globals);
        goto CPyL197;
    }
    if (likely(PyList_Check(cpy_r_r246)))
        cpy_r_r247 = cpy_r_r246;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 187, CPyStatic_prospects___globals, "list", cpy_r_r246);
        goto CPyL197;
    }
    cpy_r_r248 = 0;
CPyL133: ;
    cpy_r_r249 = (CPyPtr)((CPyPtr)cpy_r_r247 + offsetof(PyVarObject, ob_size));
    cpy_r_r250 = *(int64_t *)cpy_r_r249;
    cpy_r_r251 = cpy_r_r248 < cpy_r_r250;
    if (!cpy_r_r251) goto CPyL223;
    cpy_r_place = cpy_r_r245;
    cpy_r_r252 = (CPyPtr)((CPyPtr)cpy_r_r247 + offsetof(PyListObject, ob_item));
    cpy_r_r253 = *(CPyPtr *)cpy_r_r252;
    cpy_r_r254 = cpy_r_r248 * 8;
    cpy_r_r255 = cpy_r_r253 + cpy_r_r254;
    cpy_r_r256 = *(PyObject * *)cpy_r_r255;
    CPy_INCREF(cpy_r_r256);
    cpy_r_r257 = PyFloat_AsDouble(cpy_r_r256);
    if (cpy_r_r257 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r256); cpy_r_r257 = -113.0;
    }
    CPy_DECREF(cpy_r_r256);
    cpy_r_r258 = cpy_r_r257 == -113.0;
    if (unlikely(cpy_r_r258)) goto CPyL136;
CPyL135: ;
    cpy_r_worth = cpy_r_r257;
    cpy_r_r259 = cpy_r_worth > 0.0;
    if (cpy_r_r259) {
        goto CPyL137;
    } else
        goto CPyL138;
CPyL136: ;
    cpy_r_r260 = PyErr_Occurred();
    if (unlikely(cpy_r_r260 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 187, CPyStatic_prospects___globals);
        goto CPyL224;
    } else
        goto CPyL135;
CPyL137: ;
    cpy_r_r261 = cpy_r_worth;
    goto CPyL139;
CPyL138: ;
    cpy_r_r261 = 0.0;
CPyL139: ;
    cpy_r_r262 = ((serai___games___scholars___thinking___prospects___ViewObject *)cpy_r_r5)->_planned;
    CPy_INCREF(cpy_r_r262);
    cpy_r_r263 = PyFloat_FromDouble(cpy_r_r261);
    cpy_r_r264 = CPyList_SetItem(cpy_r_r262, cpy_r_place, cpy_r_r263);
    CPy_DECREF(cpy_r_r262);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(!cpy_r_r264)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 188, CPyStatic_prospects___globals);
        goto CPyL225;
    }
    cpy_r_r265 = cpy_r_r245 + 2;
    cpy_r_r245 = cpy_r_r265;
    cpy_r_r266 = cpy_r_r248 + 1;
    cpy_r_r248 = cpy_r_r266;
    goto CPyL133;
CPyL141: ;
    cpy_r_translation = 0.0;
    cpy_r_r267 = 0;
    cpy_r_r268 = 0;
CPyL142: ;
    cpy_r_r269 = (CPyPtr)((CPyPtr)cpy_r_r48 + offsetof(PyVarObject, ob_size));
    cpy_r_r270 = *(int64_t *)cpy_r_r269;
    cpy_r_r271 = cpy_r_r268 < cpy_r_r270;
    if (!cpy_r_r271) goto CPyL226;
    cpy_r_guild = cpy_r_r267;
    cpy_r_r272 = (CPyPtr)((CPyPtr)cpy_r_r48 + offsetof(PyListObject, ob_item));
    cpy_r_r273 = *(CPyPtr *)cpy_r_r272;
    cpy_r_r274 = cpy_r_r268 * 8;
    cpy_r_r275 = cpy_r_r273 + cpy_r_r274;
    cpy_r_r276 = *(PyObject * *)cpy_r_r275;
    CPy_INCREF(cpy_r_r276);
    cpy_r_r277 = PyFloat_AsDouble(cpy_r_r276);
    if (cpy_r_r277 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r276); cpy_r_r277 = -113.0;
    }
    CPy_DECREF(cpy_r_r276);
    cpy_r_r278 = cpy_r_r277 == -113.0;
    if (unlikely(cpy_r_r278)) goto CPyL145;
CPyL144: ;
    cpy_r_r279 = cpy_r_r277 > 0.0;
    if (cpy_r_r279) {
        goto CPyL146;
    } else
        goto CPyL227;
CPyL145: ;
    cpy_r_r280 = PyErr_Occurred();
    if (unlikely(cpy_r_r280 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 190, CPyStatic_prospects___globals);
        goto CPyL228;
    } else
        goto CPyL144;
CPyL146: ;
    cpy_r_r281 = CPyList_GetItem(cpy_r_r82, cpy_r_guild);
    CPyTagged_DECREF(cpy_r_guild);
    if (unlikely(cpy_r_r281 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 192, CPyStatic_prospects___globals);
        goto CPyL197;
    }
    cpy_r_r282 = PyFloat_AsDouble(cpy_r_r281);
    if (cpy_r_r282 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r281); cpy_r_r282 = -113.0;
    }
    CPy_DECREF(cpy_r_r281);
    cpy_r_r283 = cpy_r_r282 == -113.0;
    if (unlikely(cpy_r_r283)) goto CPyL149;
CPyL148: ;
    cpy_r_r284 = 1.0 - cpy_r_r277;
    cpy_r_r285 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r1)->_recolouring;
    cpy_r_r286 = cpy_r_r284 * cpy_r_r285;
    cpy_r_r287 = cpy_r_r282 - cpy_r_r286;
    cpy_r_r288 = cpy_r_r287 > cpy_r_translation;
    if (cpy_r_r288) {
        goto CPyL150;
    } else
        goto CPyL151;
CPyL149: ;
    cpy_r_r289 = PyErr_Occurred();
    if (unlikely(cpy_r_r289 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 192, CPyStatic_prospects___globals);
        goto CPyL197;
    } else
        goto CPyL148;
CPyL150: ;
    cpy_r_r290 = cpy_r_r287;
    goto CPyL152;
CPyL151: ;
    cpy_r_r290 = cpy_r_translation;
CPyL152: ;
    cpy_r_translation = cpy_r_r290;
CPyL153: ;
    cpy_r_r291 = cpy_r_r267 + 2;
    cpy_r_r267 = cpy_r_r291;
    cpy_r_r292 = cpy_r_r268 + 1;
    cpy_r_r268 = cpy_r_r292;
    goto CPyL142;
CPyL154: ;
    ((serai___games___scholars___thinking___prospects___ViewObject *)cpy_r_r5)->_ready = cpy_r_translation;
    cpy_r_r294 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_map_scrolls;
    if (unlikely(cpy_r_r294 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "view", "Table", "map_scrolls", 194, CPyStatic_prospects___globals);
        goto CPyL229;
    }
    CPy_INCREF(cpy_r_r294);
CPyL155: ;
    cpy_r_r295 = 0;
CPyL156: ;
    cpy_r_r296 = (CPyPtr)((CPyPtr)cpy_r_r294 + offsetof(PyVarObject, ob_size));
    cpy_r_r297 = *(int64_t *)cpy_r_r296;
    cpy_r_r298 = cpy_r_r295 < cpy_r_r297;
    if (!cpy_r_r298) goto CPyL230;
    cpy_r_r299 = (CPyPtr)((CPyPtr)cpy_r_r294 + offsetof(PyListObject, ob_item));
    cpy_r_r300 = *(CPyPtr *)cpy_r_r299;
    cpy_r_r301 = cpy_r_r295 * 8;
    cpy_r_r302 = cpy_r_r300 + cpy_r_r301;
    cpy_r_r303 = *(PyObject * *)cpy_r_r302;
    CPy_INCREF(cpy_r_r303);
    if (likely(PyLong_Check(cpy_r_r303)))
        cpy_r_r304 = CPyTagged_FromObject(cpy_r_r303);
    else {
        CPy_TypeError("int", cpy_r_r303); cpy_r_r304 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r303);
    if (unlikely(cpy_r_r304 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 194, CPyStatic_prospects___globals);
        goto CPyL231;
    }
    cpy_r_card = cpy_r_r304;
    cpy_r_r305 = (Py_ssize_t)cpy_r_card != -2;
    if (!cpy_r_r305) goto CPyL232;
    cpy_r_r306 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_scrolls;
    if (unlikely(cpy_r_r306 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "view", "Book", "scrolls", 196, CPyStatic_prospects___globals);
        goto CPyL233;
    }
CPyL160: ;
    cpy_r_r307 = CPyList_GetItem(cpy_r_r306, cpy_r_card);
    if (unlikely(cpy_r_r307 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 196, CPyStatic_prospects___globals);
        goto CPyL233;
    }
    if (likely(PyTuple_Check(cpy_r_r307)))
        cpy_r_r308 = cpy_r_r307;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 196, CPyStatic_prospects___globals, "tuple", cpy_r_r307);
        goto CPyL233;
    }
    cpy_r_r309 = CPySequenceTuple_GetItem(cpy_r_r308, 2);
    CPy_DECREF(cpy_r_r308);
    if (unlikely(cpy_r_r309 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 196, CPyStatic_prospects___globals);
        goto CPyL233;
    }
    if (likely(PyLong_Check(cpy_r_r309)))
        cpy_r_r310 = CPyTagged_FromObject(cpy_r_r309);
    else {
        CPy_TypeError("int", cpy_r_r309); cpy_r_r310 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r309);
    if (unlikely(cpy_r_r310 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 196, CPyStatic_prospects___globals);
        goto CPyL233;
    }
    cpy_r_r311 = CPyList_GetItem(cpy_r_r7, cpy_r_r310);
    CPyTagged_DECREF(cpy_r_r310);
    if (unlikely(cpy_r_r311 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 196, CPyStatic_prospects___globals);
        goto CPyL233;
    }
    PyObject *__tmp5977;
    if (unlikely(!(PyTuple_Check(cpy_r_r311) && PyTuple_GET_SIZE(cpy_r_r311) == 2))) {
        __tmp5977 = NULL;
        goto __LL5978;
    }
    if (likely(CPyFloat_Check(PyTuple_GET_ITEM(cpy_r_r311, 0))))
        __tmp5977 = PyTuple_GET_ITEM(cpy_r_r311, 0);
    else {
        __tmp5977 = NULL;
    }
    if (__tmp5977 == NULL) goto __LL5978;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r311, 1))))
        __tmp5977 = PyTuple_GET_ITEM(cpy_r_r311, 1);
    else {
        __tmp5977 = NULL;
    }
    if (__tmp5977 == NULL) goto __LL5978;
    __tmp5977 = cpy_r_r311;
__LL5978: ;
    if (unlikely(__tmp5977 == NULL)) {
        CPy_TypeError("tuple[float, int]", cpy_r_r311); cpy_r_r312 = (tuple_T2FI) { -113.0, CPY_INT_TAG };
    } else {
        PyObject *__tmp5979 = PyTuple_GET_ITEM(cpy_r_r311, 0);
        double __tmp5980;
        __tmp5980 = PyFloat_AsDouble(__tmp5979);
        if (__tmp5980 == -1.0 && PyErr_Occurred()) {
            goto __LL5981;
        }
        cpy_r_r312.f0 = __tmp5980;
        PyObject *__tmp5982 = PyTuple_GET_ITEM(cpy_r_r311, 1);
        CPyTagged __tmp5983;
        if (likely(PyLong_Check(__tmp5982)))
            __tmp5983 = CPyTagged_FromObject(__tmp5982);
        else {
            goto __LL5984;
        }
        cpy_r_r312.f1 = __tmp5983;
    }
    goto __LL5985;
__LL5981: ;
    cpy_r_r312 = (tuple_T2FI) { -113.0, CPY_INT_TAG };
    goto __LL5985;
__LL5984: ;
    cpy_r_r312 = (tuple_T2FI) { -113.0, CPY_INT_TAG };
    goto __LL5985;
__LL5985: ;
    CPy_DECREF(cpy_r_r311);
    if (unlikely(cpy_r_r312.f1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 196, CPyStatic_prospects___globals);
        goto CPyL233;
    }
    cpy_r_r313 = cpy_r_r312.f0;
    cpy_r_r314 = cpy_r_r312.f1;
    cpy_r_r315 = cpy_r_r313;
    cpy_r_cost = cpy_r_r315;
    cpy_r_r316 = cpy_r_r314;
    cpy_r_r317 = CPyTagged_StealAsObject(cpy_r_r316);
    cpy_r__ = cpy_r_r317;
    CPy_DECREF(cpy_r__);
    cpy_r_r318 = CPyStatic_prospects___globals;
    cpy_r_r319 = CPyStatics[3567]; /* 'FAR' */
    cpy_r_r320 = CPyDict_GetItem(cpy_r_r318, cpy_r_r319);
    if (unlikely(cpy_r_r320 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 197, CPyStatic_prospects___globals);
        goto CPyL233;
    }
    cpy_r_r321 = PyFloat_AsDouble(cpy_r_r320);
    if (cpy_r_r321 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r320); cpy_r_r321 = -113.0;
    }
    CPy_DECREF(cpy_r_r320);
    cpy_r_r322 = cpy_r_r321 == -113.0;
    if (unlikely(cpy_r_r322)) goto CPyL169;
CPyL168: ;
    cpy_r_r323 = cpy_r_cost < cpy_r_r321;
    if (cpy_r_r323) {
        goto CPyL170;
    } else
        goto CPyL232;
CPyL169: ;
    cpy_r_r324 = PyErr_Occurred();
    if (unlikely(cpy_r_r324 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 197, CPyStatic_prospects___globals);
        goto CPyL233;
    } else
        goto CPyL168;
CPyL170: ;
    cpy_r_r325 = ((serai___games___scholars___thinking___prospects___ViewObject *)cpy_r_r5)->_on_map;
    cpy_r_r326 = CPyDef_prospects___Prospects____scroll(cpy_r_self, cpy_r_r4, cpy_r_card, cpy_r_counts);
    CPyTagged_DECREF(cpy_r_card);
    cpy_r_r327 = cpy_r_r326 == -113.0;
    if (unlikely(cpy_r_r327)) goto CPyL172;
CPyL171: ;
    cpy_r_r328 = cpy_r_r326 - cpy_r_cost;
    cpy_r_r329 = cpy_r_r328 > cpy_r_r325;
    if (cpy_r_r329) {
        goto CPyL173;
    } else
        goto CPyL174;
CPyL172: ;
    cpy_r_r330 = PyErr_Occurred();
    if (unlikely(cpy_r_r330 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 198, CPyStatic_prospects___globals);
        goto CPyL231;
    } else
        goto CPyL171;
CPyL173: ;
    cpy_r_r331 = cpy_r_r328;
    goto CPyL175;
CPyL174: ;
    cpy_r_r331 = cpy_r_r325;
CPyL175: ;
    ((serai___games___scholars___thinking___prospects___ViewObject *)cpy_r_r5)->_on_map = cpy_r_r331;
CPyL176: ;
    cpy_r_r333 = cpy_r_r295 + 1;
    cpy_r_r295 = cpy_r_r333;
    goto CPyL156;
CPyL177: ;
    cpy_r_r334 = CPyDef_prospects___Prospects____next_actions(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_r4, cpy_r_translation, cpy_r_r5);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r334 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 199, CPyStatic_prospects___globals);
        goto CPyL234;
    }
    return cpy_r_r5;
CPyL179: ;
    cpy_r_r335 = NULL;
    return cpy_r_r335;
CPyL180: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL179;
CPyL181: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    goto CPyL179;
CPyL182: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    goto CPyL179;
CPyL183: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_language);
    goto CPyL179;
CPyL184: ;
    CPyTagged_DECREF(cpy_r_language);
    goto CPyL21;
CPyL185: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    goto CPyL18;
CPyL186: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    goto CPyL179;
CPyL187: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r45);
    goto CPyL179;
CPyL188: ;
    CPy_DECREF(cpy_r_r45);
    goto CPyL29;
CPyL189: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r48);
    goto CPyL179;
CPyL190: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r48);
    goto CPyL179;
CPyL191: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r61);
    goto CPyL179;
CPyL192: ;
    CPy_DECREF(cpy_r_r61);
    goto CPyL37;
CPyL193: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r61);
    CPy_DecRef(cpy_r_r64);
    goto CPyL179;
CPyL194: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r79);
    goto CPyL179;
CPyL195: ;
    CPy_DECREF(cpy_r_r79);
    goto CPyL45;
CPyL196: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r82);
    goto CPyL179;
CPyL197: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r82);
    goto CPyL179;
CPyL198: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r95);
    goto CPyL179;
CPyL199: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r95);
    CPy_DecRef(cpy_r_r96);
    goto CPyL179;
CPyL200: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r95);
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r97);
    goto CPyL179;
CPyL201: ;
    CPy_DECREF(cpy_r_r95);
    CPy_DECREF(cpy_r_r99);
    goto CPyL117;
CPyL202: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r95);
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r97);
    CPy_DecRef(cpy_r_r99);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL179;
CPyL203: ;
    CPyTagged_DECREF(cpy_r_place);
    CPyTagged_DECREF(cpy_r_card);
    goto CPyL116;
CPyL204: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r95);
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r97);
    CPy_DecRef(cpy_r_r99);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_card);
    goto CPyL179;
CPyL205: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_language);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r95);
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r97);
    CPy_DecRef(cpy_r_r99);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL179;
CPyL206: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_language);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r95);
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r97);
    CPy_DecRef(cpy_r_r99);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_needed);
    goto CPyL179;
CPyL207: ;
    CPyTagged_DECREF(cpy_r_r127);
    goto CPyL68;
CPyL208: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r95);
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r97);
    CPy_DecRef(cpy_r_r99);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_needed);
    goto CPyL179;
CPyL209: ;
    CPyTagged_DECREF(cpy_r_place);
    CPyTagged_DECREF(cpy_r_needed);
    goto CPyL116;
CPyL210: ;
    CPyTagged_DECREF(cpy_r_r160);
    goto CPyL87;
CPyL211: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL106;
CPyL212: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r95);
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r97);
    CPy_DecRef(cpy_r_r99);
    CPyTagged_DecRef(cpy_r_needed);
    goto CPyL179;
CPyL213: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r95);
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r97);
    CPy_DecRef(cpy_r_r99);
    CPyTagged_DecRef(cpy_r_needed);
    CPyTagged_DecRef(cpy_r_guild);
    goto CPyL179;
CPyL214: ;
    CPyTagged_DECREF(cpy_r_r192);
    goto CPyL112;
CPyL215: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r95);
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r97);
    CPy_DecRef(cpy_r_r99);
    goto CPyL179;
CPyL216: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r97);
    goto CPyL179;
CPyL217: ;
    CPy_DECREF(cpy_r_r216);
    goto CPyL118;
CPyL218: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r97);
    goto CPyL179;
CPyL219: ;
    CPy_DECREF(cpy_r_r219);
    goto CPyL129;
CPyL220: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r97);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r219);
    goto CPyL179;
CPyL221: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r97);
    CPy_DecRef(cpy_r_r219);
    goto CPyL179;
CPyL222: ;
    CPy_DECREF(cpy_r_r244);
    goto CPyL130;
CPyL223: ;
    CPy_DECREF(cpy_r_r247);
    goto CPyL141;
CPyL224: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r82);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r247);
    goto CPyL179;
CPyL225: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r247);
    goto CPyL179;
CPyL226: ;
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r48);
    CPy_DECREF(cpy_r_r82);
    goto CPyL154;
CPyL227: ;
    CPyTagged_DECREF(cpy_r_guild);
    goto CPyL153;
CPyL228: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r82);
    CPyTagged_DecRef(cpy_r_guild);
    goto CPyL179;
CPyL229: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    goto CPyL179;
CPyL230: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r294);
    goto CPyL177;
CPyL231: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r294);
    goto CPyL179;
CPyL232: ;
    CPyTagged_DECREF(cpy_r_card);
    goto CPyL176;
CPyL233: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_card);
    CPy_DecRef(cpy_r_r294);
    goto CPyL179;
CPyL234: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL179;
}
        
        PyObject *CPyPy_prospects___Prospects___view(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "counts", 0};
            static CPyArg_Parser parser = {"OOO:view", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_counts;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_counts)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_prospects___Prospects))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.prospects.Prospects", obj_self); 
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
            PyObject *arg_counts;
            if (likely(PyList_Check(obj_counts)))
                arg_counts = obj_counts;
            else {
                CPy_TypeError("list", obj_counts); 
                goto fail;
            }
            PyObject *retval = CPyDef_prospects___Prospects___view(arg_self, arg_t, arg_me, arg_counts);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "view", 151, CPyStatic_prospects___globals);
            return NULL;
        }
        
double CPyDef_prospects___Prospects___of_slot(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_place) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyPtr cpy_r_r5;
    int64_t cpy_r_r6;
    PyObject *cpy_r_r7;
    int64_t cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    CPyPtr cpy_r_r12;
    CPyPtr cpy_r_r13;
    int64_t cpy_r_r14;
    CPyPtr cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r__;
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
    CPyTagged cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    int64_t cpy_r_r36;
    char cpy_r_r37;
    double cpy_r_translation;
    CPyTagged cpy_r_r38;
    int64_t cpy_r_r39;
    CPyPtr cpy_r_r40;
    int64_t cpy_r_r41;
    char cpy_r_r42;
    CPyTagged cpy_r_guild;
    CPyPtr cpy_r_r43;
    CPyPtr cpy_r_r44;
    int64_t cpy_r_r45;
    CPyPtr cpy_r_r46;
    PyObject *cpy_r_r47;
    double cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    CPyTagged cpy_r_r57;
    double cpy_r_r58;
    char cpy_r_r59;
    double cpy_r_r60;
    PyObject *cpy_r_r61;
    double cpy_r_r62;
    double cpy_r_r63;
    double cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    double cpy_r_r67;
    CPyTagged cpy_r_r68;
    int64_t cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    CPyPtr cpy_r_r77;
    int64_t cpy_r_r78;
    PyObject *cpy_r_r79;
    int64_t cpy_r_r80;
    char cpy_r_r81;
    PyObject *cpy_r_r82;
    CPyTagged cpy_r_r83;
    PyObject *cpy_r_r84;
    double cpy_r_r85;
    char cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    int64_t cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject **cpy_r_r94;
    PyObject *cpy_r_r95;
    double cpy_r_r96;
    char cpy_r_r97;
    PyObject *cpy_r_r98;
    double cpy_r_r99;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "of_slot", "Table", "players", 204, CPyStatic_prospects___globals);
        goto CPyL56;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_slot", 204, CPyStatic_prospects___globals);
        goto CPyL56;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_scholars___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "of_slot", 204, CPyStatic_prospects___globals, "serai.games.scholars.table.Player", cpy_r_r1);
        goto CPyL56;
    }
    cpy_r_r3 = ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__book;
    cpy_r_r4 = ((serai___games___scholars___book___BookObject *)cpy_r_r3)->_guilds;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "of_slot", "Book", "guilds", 205, CPyStatic_prospects___globals);
        goto CPyL57;
    }
    CPy_INCREF(cpy_r_r4);
CPyL4: ;
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r6 = *(int64_t *)cpy_r_r5;
    cpy_r_r7 = PyList_New(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_slot", 205, CPyStatic_prospects___globals);
        goto CPyL58;
    }
    cpy_r_r8 = 0;
CPyL6: ;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r10 = *(int64_t *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r8 < cpy_r_r10;
    if (!cpy_r_r11) goto CPyL59;
    cpy_r_r12 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyListObject, ob_item));
    cpy_r_r13 = *(CPyPtr *)cpy_r_r12;
    cpy_r_r14 = cpy_r_r8 * 8;
    cpy_r_r15 = cpy_r_r13 + cpy_r_r14;
    cpy_r_r16 = *(PyObject * *)cpy_r_r15;
    CPy_INCREF(cpy_r_r16);
    if (likely(PyTuple_Check(cpy_r_r16)))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "of_slot", 205, CPyStatic_prospects___globals, "tuple", cpy_r_r16);
        goto CPyL60;
    }
    cpy_r__ = cpy_r_r17;
    CPy_DECREF(cpy_r__);
    cpy_r_r18 = PyFloat_FromDouble(0.0);
    CPyList_SetItemUnsafe(cpy_r_r7, cpy_r_r8, cpy_r_r18);
    cpy_r_r19 = cpy_r_r8 + 1;
    cpy_r_r8 = cpy_r_r19;
    goto CPyL6;
CPyL10: ;
    cpy_r_r20 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_hand;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "of_slot", "Player", "hand", 206, CPyStatic_prospects___globals);
        goto CPyL61;
    }
    CPy_INCREF(cpy_r_r20);
CPyL11: ;
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r20 + offsetof(PyVarObject, ob_size));
    cpy_r_r22 = *(int64_t *)cpy_r_r21;
    cpy_r_r23 = PyList_New(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_slot", 206, CPyStatic_prospects___globals);
        goto CPyL62;
    }
    cpy_r_r24 = 0;
CPyL13: ;
    cpy_r_r25 = (CPyPtr)((CPyPtr)cpy_r_r20 + offsetof(PyVarObject, ob_size));
    cpy_r_r26 = *(int64_t *)cpy_r_r25;
    cpy_r_r27 = cpy_r_r24 < cpy_r_r26;
    if (!cpy_r_r27) goto CPyL63;
    cpy_r_r28 = (CPyPtr)((CPyPtr)cpy_r_r20 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_slot", 206, CPyStatic_prospects___globals);
        goto CPyL64;
    }
    cpy_r_r34 = CPyTagged_Rshift(cpy_r_r33, 6);
    CPyTagged_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_slot", 206, CPyStatic_prospects___globals);
        goto CPyL64;
    }
    cpy_r_r35 = CPyTagged_StealAsObject(cpy_r_r34);
    CPyList_SetItemUnsafe(cpy_r_r23, cpy_r_r24, cpy_r_r35);
    cpy_r_r36 = cpy_r_r24 + 1;
    cpy_r_r24 = cpy_r_r36;
    goto CPyL13;
CPyL18: ;
    cpy_r_r37 = CPyDef_prospects___Prospects____readiness(cpy_r_self, cpy_r_r2, cpy_r_r23, cpy_r_r7);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_slot", 206, CPyStatic_prospects___globals);
        goto CPyL61;
    }
    cpy_r_translation = 0.0;
    cpy_r_r38 = 0;
    cpy_r_r39 = 0;
CPyL20: ;
    cpy_r_r40 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyVarObject, ob_size));
    cpy_r_r41 = *(int64_t *)cpy_r_r40;
    cpy_r_r42 = cpy_r_r39 < cpy_r_r41;
    if (!cpy_r_r42) goto CPyL65;
    cpy_r_guild = cpy_r_r38;
    cpy_r_r43 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyListObject, ob_item));
    cpy_r_r44 = *(CPyPtr *)cpy_r_r43;
    cpy_r_r45 = cpy_r_r39 * 8;
    cpy_r_r46 = cpy_r_r44 + cpy_r_r45;
    cpy_r_r47 = *(PyObject * *)cpy_r_r46;
    CPy_INCREF(cpy_r_r47);
    cpy_r_r48 = PyFloat_AsDouble(cpy_r_r47);
    if (cpy_r_r48 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r47); cpy_r_r48 = -113.0;
    }
    CPy_DECREF(cpy_r_r47);
    cpy_r_r49 = cpy_r_r48 == -113.0;
    if (unlikely(cpy_r_r49)) goto CPyL23;
CPyL22: ;
    cpy_r_r50 = cpy_r_r48 > 0.0;
    if (cpy_r_r50) {
        goto CPyL24;
    } else
        goto CPyL66;
CPyL23: ;
    cpy_r_r51 = PyErr_Occurred();
    if (unlikely(cpy_r_r51 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_slot", 208, CPyStatic_prospects___globals);
        goto CPyL67;
    } else
        goto CPyL22;
CPyL24: ;
    cpy_r_r52 = ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__book;
    cpy_r_r53 = ((serai___games___scholars___book___BookObject *)cpy_r_r52)->_guilds;
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "of_slot", "Book", "guilds", 210, CPyStatic_prospects___globals);
        goto CPyL67;
    }
CPyL25: ;
    cpy_r_r54 = CPyList_GetItem(cpy_r_r53, cpy_r_guild);
    CPyTagged_DECREF(cpy_r_guild);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_slot", 210, CPyStatic_prospects___globals);
        goto CPyL61;
    }
    if (likely(PyTuple_Check(cpy_r_r54)))
        cpy_r_r55 = cpy_r_r54;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "of_slot", 210, CPyStatic_prospects___globals, "tuple", cpy_r_r54);
        goto CPyL61;
    }
    cpy_r_r56 = CPySequenceTuple_GetItem(cpy_r_r55, 2);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_slot", 210, CPyStatic_prospects___globals);
        goto CPyL61;
    }
    if (likely(PyLong_Check(cpy_r_r56)))
        cpy_r_r57 = CPyTagged_FromObject(cpy_r_r56);
    else {
        CPy_TypeError("int", cpy_r_r56); cpy_r_r57 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r57 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_slot", 210, CPyStatic_prospects___globals);
        goto CPyL61;
    }
    cpy_r_r58 = CPyDef_prospects___Prospects____translate(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_r57);
    CPyTagged_DECREF(cpy_r_r57);
    cpy_r_r59 = cpy_r_r58 == -113.0;
    if (unlikely(cpy_r_r59)) goto CPyL31;
CPyL30: ;
    cpy_r_r60 = 1.0 - cpy_r_r48;
    cpy_r_r61 = ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__weights;
    cpy_r_r62 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r61)->_recolouring;
    cpy_r_r63 = cpy_r_r60 * cpy_r_r62;
    cpy_r_r64 = cpy_r_r58 - cpy_r_r63;
    cpy_r_r65 = cpy_r_r64 > cpy_r_translation;
    if (cpy_r_r65) {
        goto CPyL32;
    } else
        goto CPyL33;
CPyL31: ;
    cpy_r_r66 = PyErr_Occurred();
    if (unlikely(cpy_r_r66 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_slot", 210, CPyStatic_prospects___globals);
        goto CPyL61;
    } else
        goto CPyL30;
CPyL32: ;
    cpy_r_r67 = cpy_r_r64;
    goto CPyL34;
CPyL33: ;
    cpy_r_r67 = cpy_r_translation;
CPyL34: ;
    cpy_r_translation = cpy_r_r67;
CPyL35: ;
    cpy_r_r68 = cpy_r_r38 + 2;
    cpy_r_r38 = cpy_r_r68;
    cpy_r_r69 = cpy_r_r39 + 1;
    cpy_r_r39 = cpy_r_r69;
    goto CPyL20;
CPyL36: ;
    cpy_r_r70 = CPyDef_prospects___Prospects____action_worths(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_r2, cpy_r_translation);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_slot", 212, CPyStatic_prospects___globals);
        goto CPyL56;
    }
    cpy_r_r71 = ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__book;
    cpy_r_r72 = ((serai___games___scholars___book___BookObject *)cpy_r_r71)->_board;
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "of_slot", "Book", "board", 213, CPyStatic_prospects___globals);
        goto CPyL68;
    }
CPyL38: ;
    cpy_r_r73 = CPyList_GetItem(cpy_r_r72, cpy_r_place);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_slot", 213, CPyStatic_prospects___globals);
        goto CPyL68;
    }
    if (likely(PyTuple_Check(cpy_r_r73)))
        cpy_r_r74 = cpy_r_r73;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "of_slot", 213, CPyStatic_prospects___globals, "tuple", cpy_r_r73);
        goto CPyL68;
    }
    cpy_r_r75 = CPySequenceTuple_GetItem(cpy_r_r74, 2);
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_slot", 213, CPyStatic_prospects___globals);
        goto CPyL68;
    }
    if (likely(PyTuple_Check(cpy_r_r75)))
        cpy_r_r76 = cpy_r_r75;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "of_slot", 213, CPyStatic_prospects___globals, "tuple", cpy_r_r75);
        goto CPyL68;
    }
    cpy_r_r77 = (CPyPtr)((CPyPtr)cpy_r_r76 + offsetof(PyVarObject, ob_size));
    cpy_r_r78 = *(int64_t *)cpy_r_r77;
    cpy_r_r79 = PyList_New(cpy_r_r78);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_slot", 213, CPyStatic_prospects___globals);
        goto CPyL69;
    }
    cpy_r_r80 = 0;
CPyL44: ;
    cpy_r_r81 = cpy_r_r80 < cpy_r_r78;
    if (!cpy_r_r81) goto CPyL70;
    cpy_r_r82 = CPySequenceTuple_GetItemUnsafe(cpy_r_r76, cpy_r_r80);
    if (likely(PyLong_Check(cpy_r_r82)))
        cpy_r_r83 = CPyTagged_FromObject(cpy_r_r82);
    else {
        CPy_TypeError("int", cpy_r_r82); cpy_r_r83 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r83 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_slot", 213, CPyStatic_prospects___globals);
        goto CPyL71;
    }
    cpy_r_r84 = CPyList_GetItem(cpy_r_r70, cpy_r_r83);
    CPyTagged_DECREF(cpy_r_r83);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_slot", 213, CPyStatic_prospects___globals);
        goto CPyL71;
    }
    cpy_r_r85 = PyFloat_AsDouble(cpy_r_r84);
    if (cpy_r_r85 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r84); cpy_r_r85 = -113.0;
    }
    CPy_DECREF(cpy_r_r84);
    cpy_r_r86 = cpy_r_r85 == -113.0;
    if (unlikely(cpy_r_r86)) goto CPyL49;
CPyL48: ;
    cpy_r_r87 = PyFloat_FromDouble(cpy_r_r85);
    CPyList_SetItemUnsafe(cpy_r_r79, cpy_r_r80, cpy_r_r87);
    goto CPyL50;
CPyL49: ;
    cpy_r_r88 = PyErr_Occurred();
    if (unlikely(cpy_r_r88 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_slot", 213, CPyStatic_prospects___globals);
        goto CPyL71;
    } else
        goto CPyL48;
CPyL50: ;
    cpy_r_r89 = cpy_r_r80 + 1;
    cpy_r_r80 = cpy_r_r89;
    goto CPyL44;
CPyL51: ;
    cpy_r_r90 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r91 = CPyStatics[39]; /* 'max' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_slot", 213, CPyStatic_prospects___globals);
        goto CPyL72;
    }
    PyObject *cpy_r_r93[1] = {cpy_r_r79};
    cpy_r_r94 = (PyObject **)&cpy_r_r93;
    cpy_r_r95 = PyObject_Vectorcall(cpy_r_r92, cpy_r_r94, 1, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_slot", 213, CPyStatic_prospects___globals);
        goto CPyL72;
    }
    CPy_DECREF(cpy_r_r79);
    cpy_r_r96 = PyFloat_AsDouble(cpy_r_r95);
    if (cpy_r_r96 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r95); cpy_r_r96 = -113.0;
    }
    CPy_DECREF(cpy_r_r95);
    cpy_r_r97 = cpy_r_r96 == -113.0;
    if (unlikely(cpy_r_r97)) goto CPyL55;
CPyL54: ;
    return cpy_r_r96;
CPyL55: ;
    cpy_r_r98 = PyErr_Occurred();
    if (unlikely(cpy_r_r98 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_slot", 213, CPyStatic_prospects___globals);
    } else
        goto CPyL54;
CPyL56: ;
    cpy_r_r99 = -113.0;
    return cpy_r_r99;
CPyL57: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL56;
CPyL58: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    goto CPyL56;
CPyL59: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL10;
CPyL60: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r7);
    goto CPyL56;
CPyL61: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r7);
    goto CPyL56;
CPyL62: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r20);
    goto CPyL56;
CPyL63: ;
    CPy_DECREF(cpy_r_r20);
    goto CPyL18;
CPyL64: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r23);
    goto CPyL56;
CPyL65: ;
    CPy_DECREF(cpy_r_r7);
    goto CPyL36;
CPyL66: ;
    CPyTagged_DECREF(cpy_r_guild);
    goto CPyL35;
CPyL67: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_guild);
    goto CPyL56;
CPyL68: ;
    CPy_DecRef(cpy_r_r70);
    goto CPyL56;
CPyL69: ;
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r76);
    goto CPyL56;
CPyL70: ;
    CPy_DECREF(cpy_r_r70);
    CPy_DECREF(cpy_r_r76);
    goto CPyL51;
CPyL71: ;
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r76);
    CPy_DecRef(cpy_r_r79);
    goto CPyL56;
CPyL72: ;
    CPy_DecRef(cpy_r_r79);
    goto CPyL56;
}
        
        PyObject *CPyPy_prospects___Prospects___of_slot(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "place", 0};
            static CPyArg_Parser parser = {"OOO:of_slot", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_place;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_place)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_prospects___Prospects))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.prospects.Prospects", obj_self); 
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
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            double retval = CPyDef_prospects___Prospects___of_slot(arg_self, arg_t, arg_me, arg_place);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_slot", 202, CPyStatic_prospects___globals);
            return NULL;
        }
        
char CPyDef_prospects___Prospects____next_actions(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_player, double cpy_r_translation, PyObject *cpy_r_view) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    CPyTagged cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    CPyTagged cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    double cpy_r_first;
    double cpy_r_other_one;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    int64_t cpy_r_r14;
    CPyPtr cpy_r_r15;
    int64_t cpy_r_r16;
    char cpy_r_r17;
    CPyTagged cpy_r_place;
    CPyPtr cpy_r_r18;
    CPyPtr cpy_r_r19;
    int64_t cpy_r_r20;
    CPyPtr cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    char cpy_r_r29;
    CPyTagged cpy_r_r30;
    char cpy_r_r31;
    double cpy_r_here;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyPtr cpy_r_r34;
    int64_t cpy_r_r35;
    int64_t cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyTagged cpy_r_r39;
    PyObject *cpy_r_r40;
    double cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    double cpy_r_r45;
    int64_t cpy_r_r46;
    char cpy_r_r47;
    double cpy_r_r48;
    double cpy_r_r49;
    char cpy_r_r50;
    CPyTagged cpy_r_r51;
    int64_t cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    CPyPtr cpy_r_r55;
    int64_t cpy_r_r56;
    CPyTagged cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    CPyPtr cpy_r_r60;
    int64_t cpy_r_r61;
    CPyTagged cpy_r_r62;
    char cpy_r_r63;
    double cpy_r_r64;
    char cpy_r_r65;
    char cpy_r_r66;
    cpy_r_r0 = ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__book;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_hand;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "_next_actions", "Player", "hand", 218, CPyStatic_prospects___globals);
        goto CPyL45;
    }
    CPy_INCREF(cpy_r_r1);
CPyL1: ;
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    CPy_DECREF(cpy_r_r1);
    cpy_r_r4 = cpy_r_r3 << 1;
    cpy_r_r5 = cpy_r_r4 != 0;
    if (!cpy_r_r5) goto CPyL46;
    cpy_r_r6 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_cards;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "_next_actions", "Player", "cards", 218, CPyStatic_prospects___globals);
        goto CPyL45;
    }
    CPy_INCREF(cpy_r_r6);
CPyL3: ;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyVarObject, ob_size));
    cpy_r_r8 = *(int64_t *)cpy_r_r7;
    CPy_DECREF(cpy_r_r6);
    cpy_r_r9 = cpy_r_r8 << 1;
    cpy_r_r10 = cpy_r_r9 != 0;
    if (cpy_r_r10) {
        goto CPyL5;
    } else
        goto CPyL46;
CPyL4: ;
    return 1;
CPyL5: ;
    cpy_r_r11 = CPyDef_prospects___Prospects____action_worths(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_player, cpy_r_translation);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_next_actions", 220, CPyStatic_prospects___globals);
        goto CPyL45;
    }
    cpy_r_first = 0.0;
    cpy_r_other_one = 0.0;
    cpy_r_r12 = 0;
    cpy_r_r13 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_slots;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "_next_actions", "Player", "slots", 222, CPyStatic_prospects___globals);
        goto CPyL47;
    }
    CPy_INCREF(cpy_r_r13);
CPyL7: ;
    cpy_r_r14 = 0;
CPyL8: ;
    cpy_r_r15 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyVarObject, ob_size));
    cpy_r_r16 = *(int64_t *)cpy_r_r15;
    cpy_r_r17 = cpy_r_r14 < cpy_r_r16;
    if (!cpy_r_r17) goto CPyL48;
    cpy_r_place = cpy_r_r12;
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
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_next_actions", 222, CPyStatic_prospects___globals);
        goto CPyL49;
    }
    cpy_r_r24 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_board;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "_next_actions", "Book", "board", 223, CPyStatic_prospects___globals);
        goto CPyL50;
    }
CPyL11: ;
    cpy_r_r25 = CPyList_GetItem(cpy_r_r24, cpy_r_place);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_next_actions", 223, CPyStatic_prospects___globals);
        goto CPyL51;
    }
    if (likely(PyTuple_Check(cpy_r_r25)))
        cpy_r_r26 = cpy_r_r25;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "_next_actions", 223, CPyStatic_prospects___globals, "tuple", cpy_r_r25);
        goto CPyL51;
    }
    cpy_r_r27 = (Py_ssize_t)cpy_r_r23 != -2;
    CPyTagged_DECREF(cpy_r_r23);
    if (cpy_r_r27) goto CPyL52;
    cpy_r_r28 = CPySequenceTuple_GetItem(cpy_r_r26, 6);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_next_actions", 224, CPyStatic_prospects___globals);
        goto CPyL53;
    }
    if (unlikely(!PyBool_Check(cpy_r_r28))) {
        CPy_TypeError("bool", cpy_r_r28); cpy_r_r29 = 2;
    } else
        cpy_r_r29 = cpy_r_r28 == Py_True;
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_next_actions", 224, CPyStatic_prospects___globals);
        goto CPyL53;
    }
    if (cpy_r_r29) goto CPyL19;
    cpy_r_r30 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_goals;
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "_next_actions", "Player", "goals", 224, CPyStatic_prospects___globals);
        goto CPyL53;
    }
CPyL18: ;
    cpy_r_r31 = cpy_r_r30 == 14;
    if (!cpy_r_r31) goto CPyL52;
CPyL19: ;
    cpy_r_here = 0.0;
    cpy_r_r32 = CPySequenceTuple_GetItem(cpy_r_r26, 2);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_next_actions", 227, CPyStatic_prospects___globals);
        goto CPyL54;
    }
    if (likely(PyTuple_Check(cpy_r_r32)))
        cpy_r_r33 = cpy_r_r32;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "_next_actions", 227, CPyStatic_prospects___globals, "tuple", cpy_r_r32);
        goto CPyL54;
    }
    cpy_r_r34 = (CPyPtr)((CPyPtr)cpy_r_r33 + offsetof(PyVarObject, ob_size));
    cpy_r_r35 = *(int64_t *)cpy_r_r34;
    cpy_r_r36 = 0;
CPyL22: ;
    cpy_r_r37 = cpy_r_r36 < cpy_r_r35;
    if (!cpy_r_r37) goto CPyL55;
    cpy_r_r38 = CPySequenceTuple_GetItemUnsafe(cpy_r_r33, cpy_r_r36);
    if (likely(PyLong_Check(cpy_r_r38)))
        cpy_r_r39 = CPyTagged_FromObject(cpy_r_r38);
    else {
        CPy_TypeError("int", cpy_r_r38); cpy_r_r39 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_next_actions", 227, CPyStatic_prospects___globals);
        goto CPyL56;
    }
    cpy_r_r40 = CPyList_GetItem(cpy_r_r11, cpy_r_r39);
    CPyTagged_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_next_actions", 228, CPyStatic_prospects___globals);
        goto CPyL56;
    }
    cpy_r_r41 = PyFloat_AsDouble(cpy_r_r40);
    if (cpy_r_r41 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r40); cpy_r_r41 = -113.0;
    }
    CPy_DECREF(cpy_r_r40);
    cpy_r_r42 = cpy_r_r41 == -113.0;
    if (unlikely(cpy_r_r42)) goto CPyL27;
CPyL26: ;
    cpy_r_r43 = cpy_r_r41 > cpy_r_here;
    if (cpy_r_r43) {
        goto CPyL28;
    } else
        goto CPyL29;
CPyL27: ;
    cpy_r_r44 = PyErr_Occurred();
    if (unlikely(cpy_r_r44 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_next_actions", 228, CPyStatic_prospects___globals);
        goto CPyL56;
    } else
        goto CPyL26;
CPyL28: ;
    cpy_r_r45 = cpy_r_r41;
    goto CPyL30;
CPyL29: ;
    cpy_r_r45 = cpy_r_here;
CPyL30: ;
    cpy_r_here = cpy_r_r45;
    cpy_r_r46 = cpy_r_r36 + 1;
    cpy_r_r36 = cpy_r_r46;
    goto CPyL22;
CPyL32: ;
    cpy_r_r47 = cpy_r_here > cpy_r_first;
    if (!cpy_r_r47) goto CPyL34;
    cpy_r_r48 = cpy_r_here;
    cpy_r_r49 = cpy_r_first;
    cpy_r_first = cpy_r_r48;
    cpy_r_other_one = cpy_r_r49;
    goto CPyL36;
CPyL34: ;
    cpy_r_r50 = cpy_r_here > cpy_r_other_one;
    if (!cpy_r_r50) goto CPyL36;
    cpy_r_other_one = cpy_r_here;
CPyL36: ;
    cpy_r_r51 = cpy_r_r12 + 2;
    cpy_r_r12 = cpy_r_r51;
    cpy_r_r52 = cpy_r_r14 + 1;
    cpy_r_r14 = cpy_r_r52;
    goto CPyL8;
CPyL37: ;
    ((serai___games___scholars___thinking___prospects___ViewObject *)cpy_r_view)->_next_action = cpy_r_first;
    cpy_r_r54 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_hand;
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "_next_actions", "Player", "hand", 234, CPyStatic_prospects___globals);
        goto CPyL44;
    }
CPyL38: ;
    cpy_r_r55 = (CPyPtr)((CPyPtr)cpy_r_r54 + offsetof(PyVarObject, ob_size));
    cpy_r_r56 = *(int64_t *)cpy_r_r55;
    cpy_r_r57 = cpy_r_r56 << 1;
    cpy_r_r58 = (Py_ssize_t)cpy_r_r57 > (Py_ssize_t)4;
    if (!cpy_r_r58) goto CPyL42;
    cpy_r_r59 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_cards;
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "_next_actions", "Player", "cards", 234, CPyStatic_prospects___globals);
        goto CPyL44;
    }
CPyL40: ;
    cpy_r_r60 = (CPyPtr)((CPyPtr)cpy_r_r59 + offsetof(PyVarObject, ob_size));
    cpy_r_r61 = *(int64_t *)cpy_r_r60;
    cpy_r_r62 = cpy_r_r61 << 1;
    cpy_r_r63 = (Py_ssize_t)cpy_r_r62 > (Py_ssize_t)2;
    if (!cpy_r_r63) goto CPyL42;
    cpy_r_r64 = cpy_r_other_one;
    goto CPyL43;
CPyL42: ;
    cpy_r_r64 = 0.0;
CPyL43: ;
    ((serai___games___scholars___thinking___prospects___ViewObject *)cpy_r_view)->_second_action = cpy_r_r64;
    return 1;
CPyL44: ;
    cpy_r_r66 = 2;
    return cpy_r_r66;
CPyL45: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL44;
CPyL46: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL4;
CPyL47: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r11);
    goto CPyL44;
CPyL48: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r13);
    goto CPyL37;
CPyL49: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL44;
CPyL50: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_r23);
    goto CPyL44;
CPyL51: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r23);
    goto CPyL44;
CPyL52: ;
    CPy_DECREF(cpy_r_r26);
    goto CPyL36;
CPyL53: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r26);
    goto CPyL44;
CPyL54: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r13);
    goto CPyL44;
CPyL55: ;
    CPy_DECREF(cpy_r_r33);
    goto CPyL32;
CPyL56: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r33);
    goto CPyL44;
}
        
        PyObject *CPyPy_prospects___Prospects____next_actions(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "player", "translation", "view", 0};
            static CPyArg_Parser parser = {"OOOOO:_next_actions", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_player;
            PyObject *obj_translation;
            PyObject *obj_view;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_player, &obj_translation, &obj_view)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_prospects___Prospects))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.prospects.Prospects", obj_self); 
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
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_scholars___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.scholars.table.Player", obj_player); 
                goto fail;
            }
            double arg_translation;
            arg_translation = PyFloat_AsDouble(obj_translation);
            if (arg_translation == -1.0 && PyErr_Occurred()) {
                CPy_TypeError("float", obj_translation); goto fail;
            }
            PyObject *arg_view;
            if (likely(Py_TYPE(obj_view) == CPyType_prospects___View))
                arg_view = obj_view;
            else {
                CPy_TypeError("serai.games.scholars.thinking.prospects.View", obj_view); 
                goto fail;
            }
            char retval = CPyDef_prospects___Prospects____next_actions(arg_self, arg_t, arg_me, arg_player, arg_translation, arg_view);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_next_actions", 215, CPyStatic_prospects___globals);
            return NULL;
        }
        
PyObject *CPyDef_prospects___Prospects____action_worths(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_player, double cpy_r_translation) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_highest;
    CPyTagged cpy_r_second;
    PyObject *cpy_r_r2;
    int64_t cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    CPyPtr cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    CPyPtr cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    CPyTagged cpy_r_die;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_value;
    int64_t cpy_r_r14;
    char cpy_r_r15;
    int64_t cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged cpy_r_r21;
    int64_t cpy_r_r22;
    char cpy_r_r23;
    int64_t cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    int64_t cpy_r_r28;
    CPyTagged cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyPtr cpy_r_r35;
    CPyPtr cpy_r_r36;
    CPyPtr cpy_r_r37;
    CPyPtr cpy_r_r38;
    CPyPtr cpy_r_r39;
    double cpy_r_r40;
    char cpy_r_r41;
    double cpy_r_r42;
    double cpy_r_r43;
    PyObject *cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyTagged cpy_r_r47;
    double cpy_r_r48;
    char cpy_r_r49;
    double cpy_r_r50;
    double cpy_r_r51;
    PyObject *cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    double cpy_r_r57;
    char cpy_r_r58;
    double cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    double cpy_r_r62;
    double cpy_r_r63;
    double cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    double cpy_r_r67;
    PyObject *cpy_r_r68;
    char cpy_r_r69;
    PyObject *cpy_r_r70;
    double cpy_r_r71;
    char cpy_r_r72;
    CPyTagged cpy_r_r73;
    PyObject *cpy_r_r74;
    double cpy_r_r75;
    char cpy_r_r76;
    double cpy_r_r77;
    double cpy_r_r78;
    double cpy_r_r79;
    char cpy_r_r80;
    PyObject *cpy_r_r81;
    double cpy_r_r82;
    PyObject *cpy_r_r83;
    char cpy_r_r84;
    double cpy_r_r85;
    double cpy_r_r86;
    double cpy_r_r87;
    double cpy_r_r88;
    double cpy_r_r89;
    PyObject *cpy_r_r90;
    char cpy_r_r91;
    PyObject *cpy_r_r92;
    CPyTagged cpy_r_r93;
    int64_t cpy_r_r94;
    CPyPtr cpy_r_r95;
    int64_t cpy_r_r96;
    char cpy_r_r97;
    CPyTagged cpy_r_place;
    CPyPtr cpy_r_r98;
    CPyPtr cpy_r_r99;
    int64_t cpy_r_r100;
    CPyPtr cpy_r_r101;
    PyObject *cpy_r_r102;
    CPyTagged cpy_r_r103;
    CPyTagged cpy_r_r104;
    CPyTagged cpy_r_r105;
    PyObject *cpy_r_r106;
    double cpy_r_r107;
    char cpy_r_r108;
    double cpy_r_r109;
    char cpy_r_r110;
    PyObject *cpy_r_r111;
    double cpy_r_r112;
    double cpy_r_r113;
    char cpy_r_r114;
    PyObject *cpy_r_r115;
    double cpy_r_r116;
    PyObject *cpy_r_r117;
    char cpy_r_r118;
    CPyTagged cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    int64_t cpy_r_r122;
    CPyPtr cpy_r_r123;
    int64_t cpy_r_r124;
    char cpy_r_r125;
    CPyPtr cpy_r_r126;
    CPyPtr cpy_r_r127;
    int64_t cpy_r_r128;
    CPyPtr cpy_r_r129;
    PyObject *cpy_r_r130;
    CPyTagged cpy_r_r131;
    CPyTagged cpy_r_r132;
    CPyTagged cpy_r_r133;
    int64_t cpy_r_r134;
    char cpy_r_r135;
    int64_t cpy_r_r136;
    char cpy_r_r137;
    char cpy_r_r138;
    char cpy_r_r139;
    char cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    CPyTagged cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    CPyPtr cpy_r_r147;
    int64_t cpy_r_r148;
    int64_t cpy_r_r149;
    char cpy_r_r150;
    PyObject *cpy_r_r151;
    CPyTagged cpy_r_r152;
    PyObject *cpy_r_r153;
    double cpy_r_r154;
    char cpy_r_r155;
    double cpy_r_r156;
    char cpy_r_r157;
    PyObject *cpy_r_r158;
    double cpy_r_r159;
    double cpy_r_r160;
    double cpy_r_r161;
    char cpy_r_r162;
    PyObject *cpy_r_r163;
    double cpy_r_r164;
    PyObject *cpy_r_r165;
    char cpy_r_r166;
    int64_t cpy_r_r167;
    int64_t cpy_r_r168;
    CPyTagged cpy_r_r169;
    int64_t cpy_r_r170;
    char cpy_r_r171;
    double cpy_r_r172;
    double cpy_r_r173;
    double cpy_r_r174;
    double cpy_r_r175;
    PyObject *cpy_r_r176;
    char cpy_r_r177;
    PyObject *cpy_r_r178;
    cpy_r_r0 = ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__book;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__weights;
    CPy_INCREF(cpy_r_r1);
    cpy_r_highest = 0;
    cpy_r_second = 0;
    cpy_r_r2 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_hand;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "_action_worths", "Player", "hand", 240, CPyStatic_prospects___globals);
        goto CPyL97;
    }
    CPy_INCREF(cpy_r_r2);
CPyL1: ;
    cpy_r_r3 = 0;
CPyL2: ;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = cpy_r_r3 < cpy_r_r5;
    if (!cpy_r_r6) goto CPyL98;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyListObject, ob_item));
    cpy_r_r8 = *(CPyPtr *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r3 * 8;
    cpy_r_r10 = cpy_r_r8 + cpy_r_r9;
    cpy_r_r11 = *(PyObject * *)cpy_r_r10;
    CPy_INCREF(cpy_r_r11);
    if (likely(PyLong_Check(cpy_r_r11)))
        cpy_r_r12 = CPyTagged_FromObject(cpy_r_r11);
    else {
        CPy_TypeError("int", cpy_r_r11); cpy_r_r12 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_action_worths", 240, CPyStatic_prospects___globals);
        goto CPyL99;
    }
    cpy_r_die = cpy_r_r12;
    cpy_r_r13 = CPyTagged_Remainder(cpy_r_die, 16);
    CPyTagged_DECREF(cpy_r_die);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_action_worths", 241, CPyStatic_prospects___globals);
        goto CPyL99;
    }
    cpy_r_value = cpy_r_r13;
    cpy_r_r14 = cpy_r_value & 1;
    cpy_r_r15 = cpy_r_r14 != 0;
    if (cpy_r_r15) goto CPyL7;
    cpy_r_r16 = cpy_r_highest & 1;
    cpy_r_r17 = cpy_r_r16 != 0;
    if (!cpy_r_r17) goto CPyL8;
CPyL7: ;
    cpy_r_r18 = CPyTagged_IsLt_(cpy_r_highest, cpy_r_value);
    if (cpy_r_r18) {
        goto CPyL100;
    } else
        goto CPyL10;
CPyL8: ;
    cpy_r_r19 = (Py_ssize_t)cpy_r_value > (Py_ssize_t)cpy_r_highest;
    if (cpy_r_r19) {
        goto CPyL100;
    } else
        goto CPyL10;
CPyL9: ;
    cpy_r_r20 = cpy_r_value;
    cpy_r_r21 = cpy_r_highest;
    cpy_r_highest = cpy_r_r20;
    cpy_r_second = cpy_r_r21;
    goto CPyL15;
CPyL10: ;
    cpy_r_r22 = cpy_r_value & 1;
    cpy_r_r23 = cpy_r_r22 != 0;
    if (cpy_r_r23) goto CPyL12;
    cpy_r_r24 = cpy_r_second & 1;
    cpy_r_r25 = cpy_r_r24 != 0;
    if (!cpy_r_r25) goto CPyL13;
CPyL12: ;
    cpy_r_r26 = CPyTagged_IsLt_(cpy_r_second, cpy_r_value);
    if (cpy_r_r26) {
        goto CPyL101;
    } else
        goto CPyL102;
CPyL13: ;
    cpy_r_r27 = (Py_ssize_t)cpy_r_value > (Py_ssize_t)cpy_r_second;
    if (cpy_r_r27) {
        goto CPyL101;
    } else
        goto CPyL102;
CPyL14: ;
    cpy_r_second = cpy_r_value;
CPyL15: ;
    cpy_r_r28 = cpy_r_r3 + 1;
    cpy_r_r3 = cpy_r_r28;
    goto CPyL2;
CPyL16: ;
    cpy_r_r29 = CPyTagged_Add(cpy_r_highest, cpy_r_second);
    cpy_r_r30 = PyList_New(4);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_action_worths", 247, CPyStatic_prospects___globals);
        goto CPyL103;
    }
    cpy_r_r31 = PyFloat_FromDouble(0.0);
    cpy_r_r32 = PyFloat_FromDouble(0.0);
    cpy_r_r33 = PyFloat_FromDouble(0.0);
    cpy_r_r34 = PyFloat_FromDouble(0.0);
    cpy_r_r35 = (CPyPtr)((CPyPtr)cpy_r_r30 + offsetof(PyListObject, ob_item));
    cpy_r_r36 = *(CPyPtr *)cpy_r_r35;
    *(PyObject * *)cpy_r_r36 = cpy_r_r31;
    cpy_r_r37 = cpy_r_r36 + 8;
    *(PyObject * *)cpy_r_r37 = cpy_r_r32;
    cpy_r_r38 = cpy_r_r36 + 16;
    *(PyObject * *)cpy_r_r38 = cpy_r_r33;
    cpy_r_r39 = cpy_r_r36 + 24;
    *(PyObject * *)cpy_r_r39 = cpy_r_r34;
    cpy_r_r40 = CPyDef_prospects___Prospects____recruit(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_highest);
    cpy_r_r41 = cpy_r_r40 == -113.0;
    if (unlikely(cpy_r_r41)) goto CPyL19;
CPyL18: ;
    cpy_r_r42 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r1)->_die;
    cpy_r_r43 = cpy_r_r40 - cpy_r_r42;
    cpy_r_r44 = PyFloat_FromDouble(cpy_r_r43);
    cpy_r_r45 = CPyList_SetItem(cpy_r_r30, 0, cpy_r_r44);
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_action_worths", 248, CPyStatic_prospects___globals);
        goto CPyL104;
    } else
        goto CPyL20;
CPyL19: ;
    cpy_r_r46 = PyErr_Occurred();
    if (unlikely(cpy_r_r46 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_action_worths", 248, CPyStatic_prospects___globals);
        goto CPyL104;
    } else
        goto CPyL18;
CPyL20: ;
    cpy_r_r47 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_white;
    if (unlikely(cpy_r_r47 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "_action_worths", "Book", "white", 249, CPyStatic_prospects___globals);
        goto CPyL104;
    }
    CPyTagged_INCREF(cpy_r_r47);
CPyL21: ;
    cpy_r_r48 = CPyDef_prospects___Prospects____travel(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_r47, cpy_r_highest);
    CPyTagged_DECREF(cpy_r_r47);
    CPyTagged_DECREF(cpy_r_highest);
    cpy_r_r49 = cpy_r_r48 == -113.0;
    if (unlikely(cpy_r_r49)) goto CPyL23;
CPyL22: ;
    cpy_r_r50 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r1)->_die;
    cpy_r_r51 = cpy_r_r48 - cpy_r_r50;
    cpy_r_r52 = PyFloat_FromDouble(cpy_r_r51);
    cpy_r_r53 = CPyList_SetItem(cpy_r_r30, 2, cpy_r_r52);
    if (unlikely(!cpy_r_r53)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_action_worths", 249, CPyStatic_prospects___globals);
        goto CPyL105;
    } else
        goto CPyL24;
CPyL23: ;
    cpy_r_r54 = PyErr_Occurred();
    if (unlikely(cpy_r_r54 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_action_worths", 249, CPyStatic_prospects___globals);
        goto CPyL105;
    } else
        goto CPyL22;
CPyL24: ;
    cpy_r_r55 = cpy_r_second != 0;
    CPyTagged_DECREF(cpy_r_second);
    if (!cpy_r_r55) goto CPyL106;
    cpy_r_r56 = CPyList_GetItemShort(cpy_r_r30, 0);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_action_worths", 251, CPyStatic_prospects___globals);
        goto CPyL107;
    }
    cpy_r_r57 = PyFloat_AsDouble(cpy_r_r56);
    if (cpy_r_r57 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r56); cpy_r_r57 = -113.0;
    }
    CPy_DECREF(cpy_r_r56);
    cpy_r_r58 = cpy_r_r57 == -113.0;
    if (unlikely(cpy_r_r58)) goto CPyL28;
CPyL27: ;
    cpy_r_r59 = CPyDef_prospects___Prospects____recruit(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_r29);
    cpy_r_r60 = cpy_r_r59 == -113.0;
    if (unlikely(cpy_r_r60)) {
        goto CPyL30;
    } else
        goto CPyL29;
CPyL28: ;
    cpy_r_r61 = PyErr_Occurred();
    if (unlikely(cpy_r_r61 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_action_worths", 251, CPyStatic_prospects___globals);
        goto CPyL107;
    } else
        goto CPyL27;
CPyL29: ;
    cpy_r_r62 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r1)->_die;
    cpy_r_r63 = 2.0 * cpy_r_r62;
    cpy_r_r64 = cpy_r_r59 - cpy_r_r63;
    cpy_r_r65 = cpy_r_r64 > cpy_r_r57;
    if (cpy_r_r65) {
        goto CPyL31;
    } else
        goto CPyL32;
CPyL30: ;
    cpy_r_r66 = PyErr_Occurred();
    if (unlikely(cpy_r_r66 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_action_worths", 251, CPyStatic_prospects___globals);
        goto CPyL107;
    } else
        goto CPyL29;
CPyL31: ;
    cpy_r_r67 = cpy_r_r64;
    goto CPyL33;
CPyL32: ;
    cpy_r_r67 = cpy_r_r57;
CPyL33: ;
    cpy_r_r68 = PyFloat_FromDouble(cpy_r_r67);
    cpy_r_r69 = CPyList_SetItem(cpy_r_r30, 0, cpy_r_r68);
    if (unlikely(!cpy_r_r69)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_action_worths", 251, CPyStatic_prospects___globals);
        goto CPyL107;
    }
    cpy_r_r70 = CPyList_GetItemShort(cpy_r_r30, 2);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_action_worths", 252, CPyStatic_prospects___globals);
        goto CPyL107;
    }
    cpy_r_r71 = PyFloat_AsDouble(cpy_r_r70);
    if (cpy_r_r71 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r70); cpy_r_r71 = -113.0;
    }
    CPy_DECREF(cpy_r_r70);
    cpy_r_r72 = cpy_r_r71 == -113.0;
    if (unlikely(cpy_r_r72)) goto CPyL37;
CPyL36: ;
    cpy_r_r73 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_white;
    if (unlikely(cpy_r_r73 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "_action_worths", "Book", "white", 252, CPyStatic_prospects___globals);
        goto CPyL107;
    }
    CPyTagged_INCREF(cpy_r_r73);
    goto CPyL38;
CPyL37: ;
    cpy_r_r74 = PyErr_Occurred();
    if (unlikely(cpy_r_r74 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_action_worths", 252, CPyStatic_prospects___globals);
        goto CPyL107;
    } else
        goto CPyL36;
CPyL38: ;
    cpy_r_r75 = CPyDef_prospects___Prospects____travel(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_r73, cpy_r_r29);
    CPyTagged_DECREF(cpy_r_r73);
    CPyTagged_DECREF(cpy_r_r29);
    cpy_r_r76 = cpy_r_r75 == -113.0;
    if (unlikely(cpy_r_r76)) goto CPyL40;
CPyL39: ;
    cpy_r_r77 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r1)->_die;
    cpy_r_r78 = 2.0 * cpy_r_r77;
    cpy_r_r79 = cpy_r_r75 - cpy_r_r78;
    cpy_r_r80 = cpy_r_r79 > cpy_r_r71;
    if (cpy_r_r80) {
        goto CPyL41;
    } else
        goto CPyL42;
CPyL40: ;
    cpy_r_r81 = PyErr_Occurred();
    if (unlikely(cpy_r_r81 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_action_worths", 252, CPyStatic_prospects___globals);
        goto CPyL108;
    } else
        goto CPyL39;
CPyL41: ;
    cpy_r_r82 = cpy_r_r79;
    goto CPyL43;
CPyL42: ;
    cpy_r_r82 = cpy_r_r71;
CPyL43: ;
    cpy_r_r83 = PyFloat_FromDouble(cpy_r_r82);
    cpy_r_r84 = CPyList_SetItem(cpy_r_r30, 2, cpy_r_r83);
    if (unlikely(!cpy_r_r84)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_action_worths", 252, CPyStatic_prospects___globals);
        goto CPyL108;
    }
CPyL44: ;
    cpy_r_r85 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r1)->_worker;
    cpy_r_r86 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r1)->_silver;
    cpy_r_r87 = cpy_r_r85 + cpy_r_r86;
    cpy_r_r88 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r1)->_die;
    cpy_r_r89 = cpy_r_r87 - cpy_r_r88;
    cpy_r_r90 = PyFloat_FromDouble(cpy_r_r89);
    cpy_r_r91 = CPyList_SetItem(cpy_r_r30, 4, cpy_r_r90);
    if (unlikely(!cpy_r_r91)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_action_worths", 253, CPyStatic_prospects___globals);
        goto CPyL108;
    }
    cpy_r_r92 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_hand;
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "_action_worths", "Player", "hand", 254, CPyStatic_prospects___globals);
        goto CPyL108;
    }
    CPy_INCREF(cpy_r_r92);
CPyL46: ;
    cpy_r_r93 = 0;
    cpy_r_r94 = 0;
CPyL47: ;
    cpy_r_r95 = (CPyPtr)((CPyPtr)cpy_r_r92 + offsetof(PyVarObject, ob_size));
    cpy_r_r96 = *(int64_t *)cpy_r_r95;
    cpy_r_r97 = cpy_r_r94 < cpy_r_r96;
    if (!cpy_r_r97) goto CPyL109;
    cpy_r_place = cpy_r_r93;
    cpy_r_r98 = (CPyPtr)((CPyPtr)cpy_r_r92 + offsetof(PyListObject, ob_item));
    cpy_r_r99 = *(CPyPtr *)cpy_r_r98;
    cpy_r_r100 = cpy_r_r94 * 8;
    cpy_r_r101 = cpy_r_r99 + cpy_r_r100;
    cpy_r_r102 = *(PyObject * *)cpy_r_r101;
    CPy_INCREF(cpy_r_r102);
    if (likely(PyLong_Check(cpy_r_r102)))
        cpy_r_r103 = CPyTagged_FromObject(cpy_r_r102);
    else {
        CPy_TypeError("int", cpy_r_r102); cpy_r_r103 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r103 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_action_worths", 255, CPyStatic_prospects___globals);
        goto CPyL110;
    }
    cpy_r_die = cpy_r_r103;
    cpy_r_r104 = CPyTagged_Rshift(cpy_r_die, 6);
    if (unlikely(cpy_r_r104 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_action_worths", 256, CPyStatic_prospects___globals);
        goto CPyL111;
    }
    cpy_r_r105 = CPyTagged_Remainder(cpy_r_die, 16);
    CPyTagged_DECREF(cpy_r_die);
    if (unlikely(cpy_r_r105 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_action_worths", 256, CPyStatic_prospects___globals);
        goto CPyL112;
    }
    cpy_r_value = cpy_r_r105;
    cpy_r_r106 = CPyList_GetItemShort(cpy_r_r30, 4);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_action_worths", 257, CPyStatic_prospects___globals);
        goto CPyL113;
    }
    cpy_r_r107 = PyFloat_AsDouble(cpy_r_r106);
    if (cpy_r_r107 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r106); cpy_r_r107 = -113.0;
    }
    CPy_DECREF(cpy_r_r106);
    cpy_r_r108 = cpy_r_r107 == -113.0;
    if (unlikely(cpy_r_r108)) goto CPyL54;
CPyL53: ;
    cpy_r_r109 = CPyDef_prospects___Prospects____research(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_r104, cpy_r_value);
    cpy_r_r110 = cpy_r_r109 == -113.0;
    if (unlikely(cpy_r_r110)) {
        goto CPyL56;
    } else
        goto CPyL55;
CPyL54: ;
    cpy_r_r111 = PyErr_Occurred();
    if (unlikely(cpy_r_r111 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_action_worths", 257, CPyStatic_prospects___globals);
        goto CPyL113;
    } else
        goto CPyL53;
CPyL55: ;
    cpy_r_r112 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r1)->_die;
    cpy_r_r113 = cpy_r_r109 - cpy_r_r112;
    cpy_r_r114 = cpy_r_r113 > cpy_r_r107;
    if (cpy_r_r114) {
        goto CPyL57;
    } else
        goto CPyL58;
CPyL56: ;
    cpy_r_r115 = PyErr_Occurred();
    if (unlikely(cpy_r_r115 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_action_worths", 257, CPyStatic_prospects___globals);
        goto CPyL113;
    } else
        goto CPyL55;
CPyL57: ;
    cpy_r_r116 = cpy_r_r113;
    goto CPyL59;
CPyL58: ;
    cpy_r_r116 = cpy_r_r107;
CPyL59: ;
    cpy_r_r117 = PyFloat_FromDouble(cpy_r_r116);
    cpy_r_r118 = CPyList_SetItem(cpy_r_r30, 4, cpy_r_r117);
    if (unlikely(!cpy_r_r118)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_action_worths", 257, CPyStatic_prospects___globals);
        goto CPyL113;
    }
    cpy_r_r119 = CPyTagged_Add(cpy_r_place, 2);
    CPyTagged_DECREF(cpy_r_place);
    cpy_r_r120 = CPyList_GetSlice(cpy_r_r92, cpy_r_r119, 9223372036854775806LL);
    CPyTagged_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_action_worths", 258, CPyStatic_prospects___globals);
        goto CPyL114;
    }
    if (likely(PyList_Check(cpy_r_r120)))
        cpy_r_r121 = cpy_r_r120;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "_action_worths", 258, CPyStatic_prospects___globals, "list", cpy_r_r120);
        goto CPyL114;
    }
    cpy_r_r122 = 0;
CPyL63: ;
    cpy_r_r123 = (CPyPtr)((CPyPtr)cpy_r_r121 + offsetof(PyVarObject, ob_size));
    cpy_r_r124 = *(int64_t *)cpy_r_r123;
    cpy_r_r125 = cpy_r_r122 < cpy_r_r124;
    if (!cpy_r_r125) goto CPyL115;
    cpy_r_r126 = (CPyPtr)((CPyPtr)cpy_r_r121 + offsetof(PyListObject, ob_item));
    cpy_r_r127 = *(CPyPtr *)cpy_r_r126;
    cpy_r_r128 = cpy_r_r122 * 8;
    cpy_r_r129 = cpy_r_r127 + cpy_r_r128;
    cpy_r_r130 = *(PyObject * *)cpy_r_r129;
    CPy_INCREF(cpy_r_r130);
    if (likely(PyLong_Check(cpy_r_r130)))
        cpy_r_r131 = CPyTagged_FromObject(cpy_r_r130);
    else {
        CPy_TypeError("int", cpy_r_r130); cpy_r_r131 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r130);
    if (unlikely(cpy_r_r131 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_action_worths", 258, CPyStatic_prospects___globals);
        goto CPyL116;
    }
    cpy_r_r132 = CPyTagged_Remainder(cpy_r_r131, 16);
    if (unlikely(cpy_r_r132 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_action_worths", 259, CPyStatic_prospects___globals);
        goto CPyL117;
    }
    cpy_r_r133 = CPyTagged_Add(cpy_r_value, cpy_r_r132);
    CPyTagged_DECREF(cpy_r_r132);
    cpy_r_r134 = cpy_r_r133 & 1;
    cpy_r_r135 = cpy_r_r134 != 0;
    if (cpy_r_r135) goto CPyL68;
    cpy_r_r136 = 16 & 1;
    cpy_r_r137 = cpy_r_r136 != 0;
    if (!cpy_r_r137) goto CPyL69;
CPyL68: ;
    cpy_r_r138 = CPyTagged_IsLt_(cpy_r_r133, 16);
    cpy_r_r139 = cpy_r_r138 ^ 1;
    if (cpy_r_r139) {
        goto CPyL70;
    } else
        goto CPyL118;
CPyL69: ;
    cpy_r_r140 = (Py_ssize_t)cpy_r_r133 >= (Py_ssize_t)16;
    if (!cpy_r_r140) goto CPyL118;
CPyL70: ;
    cpy_r_r141 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_mix;
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "_action_worths", "Book", "mix", 261, CPyStatic_prospects___globals);
        goto CPyL119;
    }
CPyL71: ;
    cpy_r_r142 = CPyList_GetItem(cpy_r_r141, cpy_r_r104);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_action_worths", 261, CPyStatic_prospects___globals);
        goto CPyL119;
    }
    if (likely(PyList_Check(cpy_r_r142)))
        cpy_r_r143 = cpy_r_r142;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "_action_worths", 261, CPyStatic_prospects___globals, "list", cpy_r_r142);
        goto CPyL119;
    }
    cpy_r_r144 = CPyTagged_Rshift(cpy_r_r131, 6);
    CPyTagged_DECREF(cpy_r_r131);
    if (unlikely(cpy_r_r144 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_action_worths", 261, CPyStatic_prospects___globals);
        goto CPyL120;
    }
    cpy_r_r145 = CPyList_GetItem(cpy_r_r143, cpy_r_r144);
    CPy_DECREF(cpy_r_r143);
    CPyTagged_DECREF(cpy_r_r144);
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_action_worths", 261, CPyStatic_prospects___globals);
        goto CPyL121;
    }
    if (likely(PyTuple_Check(cpy_r_r145)))
        cpy_r_r146 = cpy_r_r145;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "_action_worths", 261, CPyStatic_prospects___globals, "tuple", cpy_r_r145);
        goto CPyL121;
    }
    cpy_r_r147 = (CPyPtr)((CPyPtr)cpy_r_r146 + offsetof(PyVarObject, ob_size));
    cpy_r_r148 = *(int64_t *)cpy_r_r147;
    cpy_r_r149 = 0;
CPyL77: ;
    cpy_r_r150 = cpy_r_r149 < cpy_r_r148;
    if (!cpy_r_r150) goto CPyL122;
    cpy_r_r151 = CPySequenceTuple_GetItemUnsafe(cpy_r_r146, cpy_r_r149);
    if (likely(PyLong_Check(cpy_r_r151)))
        cpy_r_r152 = CPyTagged_FromObject(cpy_r_r151);
    else {
        CPy_TypeError("int", cpy_r_r151); cpy_r_r152 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r151);
    if (unlikely(cpy_r_r152 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_action_worths", 261, CPyStatic_prospects___globals);
        goto CPyL123;
    }
    cpy_r_r153 = CPyList_GetItemShort(cpy_r_r30, 4);
    if (unlikely(cpy_r_r153 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_action_worths", 262, CPyStatic_prospects___globals);
        goto CPyL124;
    }
    cpy_r_r154 = PyFloat_AsDouble(cpy_r_r153);
    if (cpy_r_r154 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r153); cpy_r_r154 = -113.0;
    }
    CPy_DECREF(cpy_r_r153);
    cpy_r_r155 = cpy_r_r154 == -113.0;
    if (unlikely(cpy_r_r155)) goto CPyL82;
CPyL81: ;
    cpy_r_r156 = CPyDef_prospects___Prospects____research(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_r152, cpy_r_r133);
    CPyTagged_DECREF(cpy_r_r152);
    cpy_r_r157 = cpy_r_r156 == -113.0;
    if (unlikely(cpy_r_r157)) {
        goto CPyL84;
    } else
        goto CPyL83;
CPyL82: ;
    cpy_r_r158 = PyErr_Occurred();
    if (unlikely(cpy_r_r158 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_action_worths", 262, CPyStatic_prospects___globals);
        goto CPyL124;
    } else
        goto CPyL81;
CPyL83: ;
    cpy_r_r159 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r1)->_die;
    cpy_r_r160 = 2.0 * cpy_r_r159;
    cpy_r_r161 = cpy_r_r156 - cpy_r_r160;
    cpy_r_r162 = cpy_r_r161 > cpy_r_r154;
    if (cpy_r_r162) {
        goto CPyL85;
    } else
        goto CPyL86;
CPyL84: ;
    cpy_r_r163 = PyErr_Occurred();
    if (unlikely(cpy_r_r163 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_action_worths", 262, CPyStatic_prospects___globals);
        goto CPyL123;
    } else
        goto CPyL83;
CPyL85: ;
    cpy_r_r164 = cpy_r_r161;
    goto CPyL87;
CPyL86: ;
    cpy_r_r164 = cpy_r_r154;
CPyL87: ;
    cpy_r_r165 = PyFloat_FromDouble(cpy_r_r164);
    cpy_r_r166 = CPyList_SetItem(cpy_r_r30, 4, cpy_r_r165);
    if (unlikely(!cpy_r_r166)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_action_worths", 262, CPyStatic_prospects___globals);
        goto CPyL123;
    }
    cpy_r_r167 = cpy_r_r149 + 1;
    cpy_r_r149 = cpy_r_r167;
    goto CPyL77;
CPyL89: ;
    cpy_r_r168 = cpy_r_r122 + 1;
    cpy_r_r122 = cpy_r_r168;
    goto CPyL63;
CPyL90: ;
    cpy_r_r169 = cpy_r_r93 + 2;
    cpy_r_r93 = cpy_r_r169;
    cpy_r_r170 = cpy_r_r94 + 1;
    cpy_r_r94 = cpy_r_r170;
    goto CPyL47;
CPyL91: ;
    cpy_r_r171 = cpy_r_translation > 0.0;
    if (!cpy_r_r171) goto CPyL125;
    cpy_r_r172 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r1)->_die;
    CPy_DECREF(cpy_r_r1);
    cpy_r_r173 = 2.0 * cpy_r_r172;
    cpy_r_r174 = cpy_r_translation - cpy_r_r173;
    cpy_r_r175 = cpy_r_r174;
    goto CPyL94;
CPyL93: ;
    cpy_r_r175 = 0.0;
CPyL94: ;
    cpy_r_r176 = PyFloat_FromDouble(cpy_r_r175);
    cpy_r_r177 = CPyList_SetItem(cpy_r_r30, 6, cpy_r_r176);
    if (unlikely(!cpy_r_r177)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_action_worths", 263, CPyStatic_prospects___globals);
        goto CPyL126;
    }
    return cpy_r_r30;
CPyL96: ;
    cpy_r_r178 = NULL;
    return cpy_r_r178;
CPyL97: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_highest);
    CPyTagged_DecRef(cpy_r_second);
    goto CPyL96;
CPyL98: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL16;
CPyL99: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_highest);
    CPyTagged_DecRef(cpy_r_second);
    CPy_DecRef(cpy_r_r2);
    goto CPyL96;
CPyL100: ;
    CPyTagged_DECREF(cpy_r_second);
    goto CPyL9;
CPyL101: ;
    CPyTagged_DECREF(cpy_r_second);
    goto CPyL14;
CPyL102: ;
    CPyTagged_DECREF(cpy_r_value);
    goto CPyL15;
CPyL103: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_highest);
    CPyTagged_DecRef(cpy_r_second);
    CPyTagged_DecRef(cpy_r_r29);
    goto CPyL96;
CPyL104: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_highest);
    CPyTagged_DecRef(cpy_r_second);
    CPyTagged_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r30);
    goto CPyL96;
CPyL105: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_second);
    CPyTagged_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r30);
    goto CPyL96;
CPyL106: ;
    CPyTagged_DECREF(cpy_r_r29);
    goto CPyL44;
CPyL107: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r30);
    goto CPyL96;
CPyL108: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r30);
    goto CPyL96;
CPyL109: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r92);
    goto CPyL91;
CPyL110: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r92);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL96;
CPyL111: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_die);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r92);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL96;
CPyL112: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r92);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_r104);
    goto CPyL96;
CPyL113: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_value);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r92);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_r104);
    goto CPyL96;
CPyL114: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_value);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r92);
    CPyTagged_DecRef(cpy_r_r104);
    goto CPyL96;
CPyL115: ;
    CPyTagged_DECREF(cpy_r_value);
    CPyTagged_DECREF(cpy_r_r104);
    CPy_DECREF(cpy_r_r121);
    goto CPyL90;
CPyL116: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_value);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r92);
    CPyTagged_DecRef(cpy_r_r104);
    CPy_DecRef(cpy_r_r121);
    goto CPyL96;
CPyL117: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_value);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r92);
    CPyTagged_DecRef(cpy_r_r104);
    CPy_DecRef(cpy_r_r121);
    CPyTagged_DecRef(cpy_r_r131);
    goto CPyL96;
CPyL118: ;
    CPyTagged_DECREF(cpy_r_r131);
    CPyTagged_DECREF(cpy_r_r133);
    goto CPyL89;
CPyL119: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_value);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r92);
    CPyTagged_DecRef(cpy_r_r104);
    CPy_DecRef(cpy_r_r121);
    CPyTagged_DecRef(cpy_r_r131);
    CPyTagged_DecRef(cpy_r_r133);
    goto CPyL96;
CPyL120: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_value);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r92);
    CPyTagged_DecRef(cpy_r_r104);
    CPy_DecRef(cpy_r_r121);
    CPyTagged_DecRef(cpy_r_r133);
    CPy_DecRef(cpy_r_r143);
    goto CPyL96;
CPyL121: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_value);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r92);
    CPyTagged_DecRef(cpy_r_r104);
    CPy_DecRef(cpy_r_r121);
    CPyTagged_DecRef(cpy_r_r133);
    goto CPyL96;
CPyL122: ;
    CPyTagged_DECREF(cpy_r_r133);
    CPy_DECREF(cpy_r_r146);
    goto CPyL89;
CPyL123: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_value);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r92);
    CPyTagged_DecRef(cpy_r_r104);
    CPy_DecRef(cpy_r_r121);
    CPyTagged_DecRef(cpy_r_r133);
    CPy_DecRef(cpy_r_r146);
    goto CPyL96;
CPyL124: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_value);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r92);
    CPyTagged_DecRef(cpy_r_r104);
    CPy_DecRef(cpy_r_r121);
    CPyTagged_DecRef(cpy_r_r133);
    CPy_DecRef(cpy_r_r146);
    CPyTagged_DecRef(cpy_r_r152);
    goto CPyL96;
CPyL125: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL93;
CPyL126: ;
    CPy_DecRef(cpy_r_r30);
    goto CPyL96;
}
        
        PyObject *CPyPy_prospects___Prospects____action_worths(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "player", "translation", 0};
            static CPyArg_Parser parser = {"OOOO:_action_worths", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_player;
            PyObject *obj_translation;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_player, &obj_translation)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_prospects___Prospects))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.prospects.Prospects", obj_self); 
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
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_scholars___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.scholars.table.Player", obj_player); 
                goto fail;
            }
            double arg_translation;
            arg_translation = PyFloat_AsDouble(obj_translation);
            if (arg_translation == -1.0 && PyErr_Occurred()) {
                CPy_TypeError("float", obj_translation); goto fail;
            }
            PyObject *retval = CPyDef_prospects___Prospects____action_worths(arg_self, arg_t, arg_me, arg_player, arg_translation);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_action_worths", 236, CPyStatic_prospects___globals);
            return NULL;
        }
        
PyObject *CPyDef_prospects___Prospects___chain_costs(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, char cpy_r_hiring) {
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
    CPyPtr cpy_r_r14;
    int64_t cpy_r_r15;
    CPyTagged cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    int64_t cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_tops;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    tuple_T4OOOO cpy_r_r28;
    PyObject *cpy_r_r29;
    char cpy_r_r30;
    tuple_T2IC cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    tuple_T2T4OOOOO cpy_r_r37;
    tuple_T4OOOO cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    int32_t cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    int32_t cpy_r_r52;
    char cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    int32_t cpy_r_r56;
    char cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    int32_t cpy_r_r60;
    char cpy_r_r61;
    char cpy_r_r62;
    tuple_T2T4OOOOO cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    tuple_T4OOOO cpy_r_r75;
    tuple_T2T4OOOOO cpy_r_r76;
    PyObject *cpy_r_r77;
    char cpy_r_r78;
    tuple_T2IC cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    int32_t cpy_r_r82;
    char cpy_r_r83;
    PyObject *cpy_r_r84;
    if (cpy_r_hiring != 2) goto CPyL2;
    cpy_r_hiring = 0;
CPyL2: ;
    if (!cpy_r_hiring) goto CPyL16;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_piles;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "chain_costs", "Table", "piles", 274, CPyStatic_prospects___globals);
        goto CPyL53;
    }
    CPy_INCREF(cpy_r_r0);
CPyL4: ;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    cpy_r_r3 = PyList_New(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "chain_costs", 274, CPyStatic_prospects___globals);
        goto CPyL54;
    }
    cpy_r_r4 = 0;
CPyL6: ;
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r6 = *(int64_t *)cpy_r_r5;
    cpy_r_r7 = cpy_r_r4 < cpy_r_r6;
    if (!cpy_r_r7) goto CPyL55;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyListObject, ob_item));
    cpy_r_r9 = *(CPyPtr *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r4 * 8;
    cpy_r_r11 = cpy_r_r9 + cpy_r_r10;
    cpy_r_r12 = *(PyObject * *)cpy_r_r11;
    CPy_INCREF(cpy_r_r12);
    if (likely(PyList_Check(cpy_r_r12)))
        cpy_r_r13 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "chain_costs", 274, CPyStatic_prospects___globals, "list", cpy_r_r12);
        goto CPyL56;
    }
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyVarObject, ob_size));
    cpy_r_r15 = *(int64_t *)cpy_r_r14;
    cpy_r_r16 = cpy_r_r15 << 1;
    cpy_r_r17 = cpy_r_r16 != 0;
    if (!cpy_r_r17) goto CPyL57;
    cpy_r_r18 = CPyList_GetItemShort(cpy_r_r13, -2);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "chain_costs", 274, CPyStatic_prospects___globals);
        goto CPyL56;
    }
    if (likely(PyLong_Check(cpy_r_r18)))
        cpy_r_r19 = CPyTagged_FromObject(cpy_r_r18);
    else {
        CPy_TypeError("int", cpy_r_r18); cpy_r_r19 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "chain_costs", 274, CPyStatic_prospects___globals);
        goto CPyL56;
    }
    cpy_r_r20 = cpy_r_r19;
    goto CPyL13;
CPyL12: ;
    cpy_r_r20 = -2;
CPyL13: ;
    cpy_r_r21 = CPyTagged_StealAsObject(cpy_r_r20);
    CPyList_SetItemUnsafe(cpy_r_r3, cpy_r_r4, cpy_r_r21);
    cpy_r_r22 = cpy_r_r4 + 1;
    cpy_r_r4 = cpy_r_r22;
    goto CPyL6;
CPyL15: ;
    cpy_r_r23 = cpy_r_r3;
    goto CPyL18;
CPyL16: ;
    cpy_r_r24 = PyList_New(0);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "chain_costs", 274, CPyStatic_prospects___globals);
        goto CPyL53;
    }
    cpy_r_r23 = cpy_r_r24;
CPyL18: ;
    cpy_r_tops = cpy_r_r23;
    cpy_r_r25 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_rooms;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "chain_costs", "Table", "rooms", 275, CPyStatic_prospects___globals);
        goto CPyL58;
    }
    CPy_INCREF(cpy_r_r25);
CPyL19: ;
    cpy_r_r26 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_gold;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "chain_costs", "Table", "gold", 275, CPyStatic_prospects___globals);
        goto CPyL59;
    }
    CPy_INCREF(cpy_r_r26);
CPyL20: ;
    cpy_r_r27 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "chain_costs", "Table", "owners", 275, CPyStatic_prospects___globals);
        goto CPyL60;
    }
    CPy_INCREF(cpy_r_r27);
CPyL21: ;
    CPy_INCREF(cpy_r_tops);
    cpy_r_r28.f0 = cpy_r_r25;
    cpy_r_r28.f1 = cpy_r_r26;
    cpy_r_r28.f2 = cpy_r_r27;
    cpy_r_r28.f3 = cpy_r_tops;
    cpy_r_r29 = ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__kept;
    CPy_INCREF(cpy_r_r29);
    CPyTagged_INCREF(cpy_r_me);
    cpy_r_r30 = cpy_r_hiring;
    cpy_r_r31.f0 = cpy_r_me;
    cpy_r_r31.f1 = cpy_r_r30;
    cpy_r_r32 = PyTuple_New(2);
    if (unlikely(cpy_r_r32 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5986 = CPyTagged_StealAsObject(cpy_r_r31.f0);
    PyTuple_SET_ITEM(cpy_r_r32, 0, __tmp5986);
    PyObject *__tmp5987 = cpy_r_r31.f1 ? Py_True : Py_False;
    CPy_INCREF(__tmp5987);
    PyTuple_SET_ITEM(cpy_r_r32, 1, __tmp5987);
    cpy_r_r33 = CPyDict_GetWithNone(cpy_r_r29, cpy_r_r32);
    CPy_DECREF(cpy_r_r29);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "chain_costs", 276, CPyStatic_prospects___globals);
        goto CPyL61;
    }
    if (unlikely(!(PyTuple_Check(cpy_r_r33) && PyTuple_GET_SIZE(cpy_r_r33) == 2))) {
        cpy_r_r34 = NULL;
        goto __LL5989;
    }
    if (unlikely(!(PyTuple_Check(PyTuple_GET_ITEM(cpy_r_r33, 0)) && PyTuple_GET_SIZE(PyTuple_GET_ITEM(cpy_r_r33, 0)) == 4))) {
        cpy_r_r34 = NULL;
        goto __LL5990;
    }
    if (likely(PyList_Check(PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r33, 0), 0))))
        cpy_r_r34 = PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r33, 0), 0);
    else {
        cpy_r_r34 = NULL;
    }
    if (cpy_r_r34 == NULL) goto __LL5990;
    if (likely(PyList_Check(PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r33, 0), 1))))
        cpy_r_r34 = PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r33, 0), 1);
    else {
        cpy_r_r34 = NULL;
    }
    if (cpy_r_r34 == NULL) goto __LL5990;
    if (likely(PyList_Check(PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r33, 0), 2))))
        cpy_r_r34 = PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r33, 0), 2);
    else {
        cpy_r_r34 = NULL;
    }
    if (cpy_r_r34 == NULL) goto __LL5990;
    if (likely(PyList_Check(PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r33, 0), 3))))
        cpy_r_r34 = PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r33, 0), 3);
    else {
        cpy_r_r34 = NULL;
    }
    if (cpy_r_r34 == NULL) goto __LL5990;
    cpy_r_r34 = PyTuple_GET_ITEM(cpy_r_r33, 0);
__LL5990: ;
    if (cpy_r_r34 == NULL) goto __LL5989;
    if (likely(PyList_Check(PyTuple_GET_ITEM(cpy_r_r33, 1))))
        cpy_r_r34 = PyTuple_GET_ITEM(cpy_r_r33, 1);
    else {
        cpy_r_r34 = NULL;
    }
    if (cpy_r_r34 == NULL) goto __LL5989;
    cpy_r_r34 = cpy_r_r33;
__LL5989: ;
    if (cpy_r_r34 != NULL) goto __LL5988;
    if (cpy_r_r33 == Py_None)
        cpy_r_r34 = cpy_r_r33;
    else {
        cpy_r_r34 = NULL;
    }
    if (cpy_r_r34 != NULL) goto __LL5988;
    CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "chain_costs", 276, CPyStatic_prospects___globals, "tuple[tuple[list, list, list, list], list] or None", cpy_r_r33);
    goto CPyL61;
__LL5988: ;
    cpy_r_r35 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r36 = cpy_r_r34 != cpy_r_r35;
    if (!cpy_r_r36) goto CPyL62;
    PyObject *__tmp5991;
    if (unlikely(!(PyTuple_Check(cpy_r_r34) && PyTuple_GET_SIZE(cpy_r_r34) == 2))) {
        __tmp5991 = NULL;
        goto __LL5992;
    }
    if (unlikely(!(PyTuple_Check(PyTuple_GET_ITEM(cpy_r_r34, 0)) && PyTuple_GET_SIZE(PyTuple_GET_ITEM(cpy_r_r34, 0)) == 4))) {
        __tmp5991 = NULL;
        goto __LL5993;
    }
    if (likely(PyList_Check(PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r34, 0), 0))))
        __tmp5991 = PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r34, 0), 0);
    else {
        __tmp5991 = NULL;
    }
    if (__tmp5991 == NULL) goto __LL5993;
    if (likely(PyList_Check(PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r34, 0), 1))))
        __tmp5991 = PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r34, 0), 1);
    else {
        __tmp5991 = NULL;
    }
    if (__tmp5991 == NULL) goto __LL5993;
    if (likely(PyList_Check(PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r34, 0), 2))))
        __tmp5991 = PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r34, 0), 2);
    else {
        __tmp5991 = NULL;
    }
    if (__tmp5991 == NULL) goto __LL5993;
    if (likely(PyList_Check(PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r34, 0), 3))))
        __tmp5991 = PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r34, 0), 3);
    else {
        __tmp5991 = NULL;
    }
    if (__tmp5991 == NULL) goto __LL5993;
    __tmp5991 = PyTuple_GET_ITEM(cpy_r_r34, 0);
__LL5993: ;
    if (__tmp5991 == NULL) goto __LL5992;
    if (likely(PyList_Check(PyTuple_GET_ITEM(cpy_r_r34, 1))))
        __tmp5991 = PyTuple_GET_ITEM(cpy_r_r34, 1);
    else {
        __tmp5991 = NULL;
    }
    if (__tmp5991 == NULL) goto __LL5992;
    __tmp5991 = cpy_r_r34;
__LL5992: ;
    if (unlikely(__tmp5991 == NULL)) {
        CPy_TypeError("tuple[tuple[list, list, list, list], list]", cpy_r_r34); cpy_r_r37 = (tuple_T2T4OOOOO) { { NULL, NULL, NULL, NULL }, NULL };
    } else {
        PyObject *__tmp5994 = PyTuple_GET_ITEM(cpy_r_r34, 0);
        tuple_T4OOOO __tmp5995;
        PyObject *__tmp5997;
        if (unlikely(!(PyTuple_Check(__tmp5994) && PyTuple_GET_SIZE(__tmp5994) == 4))) {
            __tmp5997 = NULL;
            goto __LL5998;
        }
        if (likely(PyList_Check(PyTuple_GET_ITEM(__tmp5994, 0))))
            __tmp5997 = PyTuple_GET_ITEM(__tmp5994, 0);
        else {
            __tmp5997 = NULL;
        }
        if (__tmp5997 == NULL) goto __LL5998;
        if (likely(PyList_Check(PyTuple_GET_ITEM(__tmp5994, 1))))
            __tmp5997 = PyTuple_GET_ITEM(__tmp5994, 1);
        else {
            __tmp5997 = NULL;
        }
        if (__tmp5997 == NULL) goto __LL5998;
        if (likely(PyList_Check(PyTuple_GET_ITEM(__tmp5994, 2))))
            __tmp5997 = PyTuple_GET_ITEM(__tmp5994, 2);
        else {
            __tmp5997 = NULL;
        }
        if (__tmp5997 == NULL) goto __LL5998;
        if (likely(PyList_Check(PyTuple_GET_ITEM(__tmp5994, 3))))
            __tmp5997 = PyTuple_GET_ITEM(__tmp5994, 3);
        else {
            __tmp5997 = NULL;
        }
        if (__tmp5997 == NULL) goto __LL5998;
        __tmp5997 = __tmp5994;
__LL5998: ;
        if (unlikely(__tmp5997 == NULL)) {
            goto __LL5996;
        } else {
            PyObject *__tmp5999 = PyTuple_GET_ITEM(__tmp5994, 0);
            CPy_INCREF(__tmp5999);
            PyObject *__tmp6000;
            if (likely(PyList_Check(__tmp5999)))
                __tmp6000 = __tmp5999;
            else {
                CPy_TypeError("list", __tmp5999); 
                __tmp6000 = NULL;
            }
            __tmp5995.f0 = __tmp6000;
            PyObject *__tmp6001 = PyTuple_GET_ITEM(__tmp5994, 1);
            CPy_INCREF(__tmp6001);
            PyObject *__tmp6002;
            if (likely(PyList_Check(__tmp6001)))
                __tmp6002 = __tmp6001;
            else {
                CPy_TypeError("list", __tmp6001); 
                __tmp6002 = NULL;
            }
            __tmp5995.f1 = __tmp6002;
            PyObject *__tmp6003 = PyTuple_GET_ITEM(__tmp5994, 2);
            CPy_INCREF(__tmp6003);
            PyObject *__tmp6004;
            if (likely(PyList_Check(__tmp6003)))
                __tmp6004 = __tmp6003;
            else {
                CPy_TypeError("list", __tmp6003); 
                __tmp6004 = NULL;
            }
            __tmp5995.f2 = __tmp6004;
            PyObject *__tmp6005 = PyTuple_GET_ITEM(__tmp5994, 3);
            CPy_INCREF(__tmp6005);
            PyObject *__tmp6006;
            if (likely(PyList_Check(__tmp6005)))
                __tmp6006 = __tmp6005;
            else {
                CPy_TypeError("list", __tmp6005); 
                __tmp6006 = NULL;
            }
            __tmp5995.f3 = __tmp6006;
        }
        cpy_r_r37.f0 = __tmp5995;
        PyObject *__tmp6007 = PyTuple_GET_ITEM(cpy_r_r34, 1);
        CPy_INCREF(__tmp6007);
        PyObject *__tmp6008;
        if (likely(PyList_Check(__tmp6007)))
            __tmp6008 = __tmp6007;
        else {
            CPy_TypeError("list", __tmp6007); 
            __tmp6008 = NULL;
        }
        cpy_r_r37.f1 = __tmp6008;
    }
    goto __LL6009;
__LL5996: ;
    cpy_r_r37 = (tuple_T2T4OOOOO) { { NULL, NULL, NULL, NULL }, NULL };
    goto __LL6009;
__LL6009: ;
    if (unlikely(cpy_r_r37.f0.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "chain_costs", 277, CPyStatic_prospects___globals);
        goto CPyL63;
    }
    cpy_r_r38 = cpy_r_r37.f0;
    CPy_INCREF(cpy_r_r38.f0);
    CPy_INCREF(cpy_r_r38.f1);
    CPy_INCREF(cpy_r_r38.f2);
    CPy_INCREF(cpy_r_r38.f3);
    CPy_DECREF(cpy_r_r37.f0.f0);
    CPy_DECREF(cpy_r_r37.f0.f1);
    CPy_DECREF(cpy_r_r37.f0.f2);
    CPy_DECREF(cpy_r_r37.f0.f3);
    CPy_DECREF(cpy_r_r37.f1);
    cpy_r_r39 = cpy_r_r38.f0;
    CPy_INCREF(cpy_r_r39);
    cpy_r_r40 = cpy_r_r38.f1;
    CPy_INCREF(cpy_r_r40);
    cpy_r_r41 = cpy_r_r38.f2;
    CPy_INCREF(cpy_r_r41);
    cpy_r_r42 = cpy_r_r38.f3;
    CPy_INCREF(cpy_r_r42);
    CPy_DECREF(cpy_r_r38.f0);
    CPy_DECREF(cpy_r_r38.f1);
    CPy_DECREF(cpy_r_r38.f2);
    CPy_DECREF(cpy_r_r38.f3);
    cpy_r_r43 = cpy_r_r28.f0;
    CPy_INCREF(cpy_r_r43);
    cpy_r_r44 = cpy_r_r28.f1;
    CPy_INCREF(cpy_r_r44);
    cpy_r_r45 = cpy_r_r28.f2;
    CPy_INCREF(cpy_r_r45);
    cpy_r_r46 = cpy_r_r28.f3;
    CPy_INCREF(cpy_r_r46);
    CPy_DECREF(cpy_r_r28.f0);
    CPy_DECREF(cpy_r_r28.f1);
    CPy_DECREF(cpy_r_r28.f2);
    CPy_DECREF(cpy_r_r28.f3);
    cpy_r_r47 = PyObject_RichCompare(cpy_r_r39, cpy_r_r43, 2);
    CPy_DECREF(cpy_r_r39);
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "chain_costs", 277, CPyStatic_prospects___globals);
        goto CPyL64;
    }
    cpy_r_r48 = PyObject_IsTrue(cpy_r_r47);
    CPy_DECREF(cpy_r_r47);
    cpy_r_r49 = cpy_r_r48 >= 0;
    if (unlikely(!cpy_r_r49)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "chain_costs", 277, CPyStatic_prospects___globals);
        goto CPyL64;
    }
    cpy_r_r50 = cpy_r_r48;
    if (!cpy_r_r50) goto CPyL65;
    cpy_r_r51 = PyObject_RichCompare(cpy_r_r40, cpy_r_r44, 2);
    CPy_DECREF(cpy_r_r40);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "chain_costs", 277, CPyStatic_prospects___globals);
        goto CPyL66;
    }
    cpy_r_r52 = PyObject_IsTrue(cpy_r_r51);
    CPy_DECREF(cpy_r_r51);
    cpy_r_r53 = cpy_r_r52 >= 0;
    if (unlikely(!cpy_r_r53)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "chain_costs", 277, CPyStatic_prospects___globals);
        goto CPyL66;
    }
    cpy_r_r54 = cpy_r_r52;
    if (!cpy_r_r54) goto CPyL67;
    cpy_r_r55 = PyObject_RichCompare(cpy_r_r41, cpy_r_r45, 2);
    CPy_DECREF(cpy_r_r41);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "chain_costs", 277, CPyStatic_prospects___globals);
        goto CPyL68;
    }
    cpy_r_r56 = PyObject_IsTrue(cpy_r_r55);
    CPy_DECREF(cpy_r_r55);
    cpy_r_r57 = cpy_r_r56 >= 0;
    if (unlikely(!cpy_r_r57)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "chain_costs", 277, CPyStatic_prospects___globals);
        goto CPyL68;
    }
    cpy_r_r58 = cpy_r_r56;
    if (!cpy_r_r58) goto CPyL69;
    cpy_r_r59 = PyObject_RichCompare(cpy_r_r42, cpy_r_r46, 2);
    CPy_DECREF(cpy_r_r42);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "chain_costs", 277, CPyStatic_prospects___globals);
        goto CPyL70;
    }
    cpy_r_r60 = PyObject_IsTrue(cpy_r_r59);
    CPy_DECREF(cpy_r_r59);
    cpy_r_r61 = cpy_r_r60 >= 0;
    if (unlikely(!cpy_r_r61)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "chain_costs", 277, CPyStatic_prospects___globals);
        goto CPyL70;
    }
    cpy_r_r62 = cpy_r_r60;
    if (cpy_r_r62) goto CPyL38;
CPyL37: ;
    if (0) {
        goto CPyL71;
    } else
        goto CPyL72;
CPyL38: ;
    if (1) {
        goto CPyL71;
    } else
        goto CPyL72;
CPyL39: ;
    PyObject *__tmp6010;
    if (unlikely(!(PyTuple_Check(cpy_r_r34) && PyTuple_GET_SIZE(cpy_r_r34) == 2))) {
        __tmp6010 = NULL;
        goto __LL6011;
    }
    if (unlikely(!(PyTuple_Check(PyTuple_GET_ITEM(cpy_r_r34, 0)) && PyTuple_GET_SIZE(PyTuple_GET_ITEM(cpy_r_r34, 0)) == 4))) {
        __tmp6010 = NULL;
        goto __LL6012;
    }
    if (likely(PyList_Check(PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r34, 0), 0))))
        __tmp6010 = PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r34, 0), 0);
    else {
        __tmp6010 = NULL;
    }
    if (__tmp6010 == NULL) goto __LL6012;
    if (likely(PyList_Check(PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r34, 0), 1))))
        __tmp6010 = PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r34, 0), 1);
    else {
        __tmp6010 = NULL;
    }
    if (__tmp6010 == NULL) goto __LL6012;
    if (likely(PyList_Check(PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r34, 0), 2))))
        __tmp6010 = PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r34, 0), 2);
    else {
        __tmp6010 = NULL;
    }
    if (__tmp6010 == NULL) goto __LL6012;
    if (likely(PyList_Check(PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r34, 0), 3))))
        __tmp6010 = PyTuple_GET_ITEM(PyTuple_GET_ITEM(cpy_r_r34, 0), 3);
    else {
        __tmp6010 = NULL;
    }
    if (__tmp6010 == NULL) goto __LL6012;
    __tmp6010 = PyTuple_GET_ITEM(cpy_r_r34, 0);
__LL6012: ;
    if (__tmp6010 == NULL) goto __LL6011;
    if (likely(PyList_Check(PyTuple_GET_ITEM(cpy_r_r34, 1))))
        __tmp6010 = PyTuple_GET_ITEM(cpy_r_r34, 1);
    else {
        __tmp6010 = NULL;
    }
    if (__tmp6010 == NULL) goto __LL6011;
    __tmp6010 = cpy_r_r34;
__LL6011: ;
    if (unlikely(__tmp6010 == NULL)) {
        CPy_TypeError("tuple[tuple[list, list, list, list], list]", cpy_r_r34); cpy_r_r63 = (tuple_T2T4OOOOO) { { NULL, NULL, NULL, NULL }, NULL };
    } else {
        PyObject *__tmp6013 = PyTuple_GET_ITEM(cpy_r_r34, 0);
        tuple_T4OOOO __tmp6014;
        PyObject *__tmp6016;
        if (unlikely(!(PyTuple_Check(__tmp6013) && PyTuple_GET_SIZE(__tmp6013) == 4))) {
            __tmp6016 = NULL;
            goto __LL6017;
        }
        if (likely(PyList_Check(PyTuple_GET_ITEM(__tmp6013, 0))))
            __tmp6016 = PyTuple_GET_ITEM(__tmp6013, 0);
        else {
            __tmp6016 = NULL;
        }
        if (__tmp6016 == NULL) goto __LL6017;
        if (likely(PyList_Check(PyTuple_GET_ITEM(__tmp6013, 1))))
            __tmp6016 = PyTuple_GET_ITEM(__tmp6013, 1);
        else {
            __tmp6016 = NULL;
        }
        if (__tmp6016 == NULL) goto __LL6017;
        if (likely(PyList_Check(PyTuple_GET_ITEM(__tmp6013, 2))))
            __tmp6016 = PyTuple_GET_ITEM(__tmp6013, 2);
        else {
            __tmp6016 = NULL;
        }
        if (__tmp6016 == NULL) goto __LL6017;
        if (likely(PyList_Check(PyTuple_GET_ITEM(__tmp6013, 3))))
            __tmp6016 = PyTuple_GET_ITEM(__tmp6013, 3);
        else {
            __tmp6016 = NULL;
        }
        if (__tmp6016 == NULL) goto __LL6017;
        __tmp6016 = __tmp6013;
__LL6017: ;
        if (unlikely(__tmp6016 == NULL)) {
            goto __LL6015;
        } else {
            PyObject *__tmp6018 = PyTuple_GET_ITEM(__tmp6013, 0);
            CPy_INCREF(__tmp6018);
            PyObject *__tmp6019;
            if (likely(PyList_Check(__tmp6018)))
                __tmp6019 = __tmp6018;
            else {
                CPy_TypeError("list", __tmp6018); 
                __tmp6019 = NULL;
            }
            __tmp6014.f0 = __tmp6019;
            PyObject *__tmp6020 = PyTuple_GET_ITEM(__tmp6013, 1);
            CPy_INCREF(__tmp6020);
            PyObject *__tmp6021;
            if (likely(PyList_Check(__tmp6020)))
                __tmp6021 = __tmp6020;
            else {
                CPy_TypeError("list", __tmp6020); 
                __tmp6021 = NULL;
            }
            __tmp6014.f1 = __tmp6021;
            PyObject *__tmp6022 = PyTuple_GET_ITEM(__tmp6013, 2);
            CPy_INCREF(__tmp6022);
            PyObject *__tmp6023;
            if (likely(PyList_Check(__tmp6022)))
                __tmp6023 = __tmp6022;
            else {
                CPy_TypeError("list", __tmp6022); 
                __tmp6023 = NULL;
            }
            __tmp6014.f2 = __tmp6023;
            PyObject *__tmp6024 = PyTuple_GET_ITEM(__tmp6013, 3);
            CPy_INCREF(__tmp6024);
            PyObject *__tmp6025;
            if (likely(PyList_Check(__tmp6024)))
                __tmp6025 = __tmp6024;
            else {
                CPy_TypeError("list", __tmp6024); 
                __tmp6025 = NULL;
            }
            __tmp6014.f3 = __tmp6025;
        }
        cpy_r_r63.f0 = __tmp6014;
        PyObject *__tmp6026 = PyTuple_GET_ITEM(cpy_r_r34, 1);
        CPy_INCREF(__tmp6026);
        PyObject *__tmp6027;
        if (likely(PyList_Check(__tmp6026)))
            __tmp6027 = __tmp6026;
        else {
            CPy_TypeError("list", __tmp6026); 
            __tmp6027 = NULL;
        }
        cpy_r_r63.f1 = __tmp6027;
    }
    goto __LL6028;
__LL6015: ;
    cpy_r_r63 = (tuple_T2T4OOOOO) { { NULL, NULL, NULL, NULL }, NULL };
    goto __LL6028;
__LL6028: ;
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r63.f0.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "chain_costs", 278, CPyStatic_prospects___globals);
        goto CPyL53;
    }
    cpy_r_r64 = cpy_r_r63.f1;
    CPy_INCREF(cpy_r_r64);
    CPy_DECREF(cpy_r_r63.f0.f0);
    CPy_DECREF(cpy_r_r63.f0.f1);
    CPy_DECREF(cpy_r_r63.f0.f2);
    CPy_DECREF(cpy_r_r63.f0.f3);
    CPy_DECREF(cpy_r_r63.f1);
    return cpy_r_r64;
CPyL41: ;
    cpy_r_r65 = CPyDef_prospects___Prospects____chain_costs(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_tops);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "chain_costs", 279, CPyStatic_prospects___globals);
        goto CPyL58;
    }
    cpy_r_r66 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_rooms;
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "chain_costs", "Table", "rooms", 280, CPyStatic_prospects___globals);
        goto CPyL73;
    }
    CPy_INCREF(cpy_r_r66);
CPyL43: ;
    cpy_r_r67 = CPyList_GetSlice(cpy_r_r66, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "chain_costs", 280, CPyStatic_prospects___globals);
        goto CPyL73;
    }
    if (likely(PyList_Check(cpy_r_r67)))
        cpy_r_r68 = cpy_r_r67;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "chain_costs", 280, CPyStatic_prospects___globals, "list", cpy_r_r67);
        goto CPyL73;
    }
    cpy_r_r69 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_gold;
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "chain_costs", "Table", "gold", 280, CPyStatic_prospects___globals);
        goto CPyL74;
    }
    CPy_INCREF(cpy_r_r69);
CPyL46: ;
    cpy_r_r70 = CPyList_GetSlice(cpy_r_r69, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "chain_costs", 280, CPyStatic_prospects___globals);
        goto CPyL74;
    }
    if (likely(PyList_Check(cpy_r_r70)))
        cpy_r_r71 = cpy_r_r70;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "chain_costs", 280, CPyStatic_prospects___globals, "list", cpy_r_r70);
        goto CPyL74;
    }
    cpy_r_r72 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "chain_costs", "Table", "owners", 280, CPyStatic_prospects___globals);
        goto CPyL75;
    }
    CPy_INCREF(cpy_r_r72);
CPyL49: ;
    cpy_r_r73 = CPyList_GetSlice(cpy_r_r72, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "chain_costs", 280, CPyStatic_prospects___globals);
        goto CPyL75;
    }
    if (likely(PyList_Check(cpy_r_r73)))
        cpy_r_r74 = cpy_r_r73;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "chain_costs", 280, CPyStatic_prospects___globals, "list", cpy_r_r73);
        goto CPyL75;
    }
    cpy_r_r75.f0 = cpy_r_r68;
    cpy_r_r75.f1 = cpy_r_r71;
    cpy_r_r75.f2 = cpy_r_r74;
    cpy_r_r75.f3 = cpy_r_tops;
    CPy_INCREF(cpy_r_r65);
    cpy_r_r76.f0 = cpy_r_r75;
    cpy_r_r76.f1 = cpy_r_r65;
    cpy_r_r77 = ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__kept;
    CPy_INCREF(cpy_r_r77);
    CPyTagged_INCREF(cpy_r_me);
    cpy_r_r78 = cpy_r_hiring;
    cpy_r_r79.f0 = cpy_r_me;
    cpy_r_r79.f1 = cpy_r_r78;
    cpy_r_r80 = PyTuple_New(2);
    if (unlikely(cpy_r_r80 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6029 = CPyTagged_StealAsObject(cpy_r_r79.f0);
    PyTuple_SET_ITEM(cpy_r_r80, 0, __tmp6029);
    PyObject *__tmp6030 = cpy_r_r79.f1 ? Py_True : Py_False;
    CPy_INCREF(__tmp6030);
    PyTuple_SET_ITEM(cpy_r_r80, 1, __tmp6030);
    cpy_r_r81 = PyTuple_New(2);
    if (unlikely(cpy_r_r81 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6031 = PyTuple_New(4);
    if (unlikely(__tmp6031 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6032 = cpy_r_r76.f0.f0;
    PyTuple_SET_ITEM(__tmp6031, 0, __tmp6032);
    PyObject *__tmp6033 = cpy_r_r76.f0.f1;
    PyTuple_SET_ITEM(__tmp6031, 1, __tmp6033);
    PyObject *__tmp6034 = cpy_r_r76.f0.f2;
    PyTuple_SET_ITEM(__tmp6031, 2, __tmp6034);
    PyObject *__tmp6035 = cpy_r_r76.f0.f3;
    PyTuple_SET_ITEM(__tmp6031, 3, __tmp6035);
    PyTuple_SET_ITEM(cpy_r_r81, 0, __tmp6031);
    PyObject *__tmp6036 = cpy_r_r76.f1;
    PyTuple_SET_ITEM(cpy_r_r81, 1, __tmp6036);
    cpy_r_r82 = CPyDict_SetItem(cpy_r_r77, cpy_r_r80, cpy_r_r81);
    CPy_DECREF(cpy_r_r77);
    CPy_DECREF(cpy_r_r80);
    CPy_DECREF(cpy_r_r81);
    cpy_r_r83 = cpy_r_r82 >= 0;
    if (unlikely(!cpy_r_r83)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "chain_costs", 280, CPyStatic_prospects___globals);
        goto CPyL76;
    }
    return cpy_r_r65;
CPyL53: ;
    cpy_r_r84 = NULL;
    return cpy_r_r84;
CPyL54: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL53;
CPyL55: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL15;
CPyL56: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL53;
CPyL57: ;
    CPy_DECREF(cpy_r_r13);
    goto CPyL12;
CPyL58: ;
    CPy_DecRef(cpy_r_tops);
    goto CPyL53;
CPyL59: ;
    CPy_DecRef(cpy_r_tops);
    CPy_DecRef(cpy_r_r25);
    goto CPyL53;
CPyL60: ;
    CPy_DecRef(cpy_r_tops);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r26);
    goto CPyL53;
CPyL61: ;
    CPy_DecRef(cpy_r_tops);
    CPy_DecRef(cpy_r_r28.f0);
    CPy_DecRef(cpy_r_r28.f1);
    CPy_DecRef(cpy_r_r28.f2);
    CPy_DecRef(cpy_r_r28.f3);
    goto CPyL53;
CPyL62: ;
    CPy_DECREF(cpy_r_r28.f0);
    CPy_DECREF(cpy_r_r28.f1);
    CPy_DECREF(cpy_r_r28.f2);
    CPy_DECREF(cpy_r_r28.f3);
    CPy_DECREF(cpy_r_r34);
    goto CPyL41;
CPyL63: ;
    CPy_DecRef(cpy_r_tops);
    CPy_DecRef(cpy_r_r28.f0);
    CPy_DecRef(cpy_r_r28.f1);
    CPy_DecRef(cpy_r_r28.f2);
    CPy_DecRef(cpy_r_r28.f3);
    CPy_DecRef(cpy_r_r34);
    goto CPyL53;
CPyL64: ;
    CPy_DecRef(cpy_r_tops);
    CPy_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r42);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r46);
    goto CPyL53;
CPyL65: ;
    CPy_DECREF(cpy_r_r40);
    CPy_DECREF(cpy_r_r41);
    CPy_DECREF(cpy_r_r42);
    CPy_DECREF(cpy_r_r44);
    CPy_DECREF(cpy_r_r45);
    CPy_DECREF(cpy_r_r46);
    goto CPyL37;
CPyL66: ;
    CPy_DecRef(cpy_r_tops);
    CPy_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r42);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r46);
    goto CPyL53;
CPyL67: ;
    CPy_DECREF(cpy_r_r41);
    CPy_DECREF(cpy_r_r42);
    CPy_DECREF(cpy_r_r45);
    CPy_DECREF(cpy_r_r46);
    goto CPyL37;
CPyL68: ;
    CPy_DecRef(cpy_r_tops);
    CPy_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r42);
    CPy_DecRef(cpy_r_r46);
    goto CPyL53;
CPyL69: ;
    CPy_DECREF(cpy_r_r42);
    CPy_DECREF(cpy_r_r46);
    goto CPyL37;
CPyL70: ;
    CPy_DecRef(cpy_r_tops);
    CPy_DecRef(cpy_r_r34);
    goto CPyL53;
CPyL71: ;
    CPy_DECREF(cpy_r_tops);
    goto CPyL39;
CPyL72: ;
    CPy_DECREF(cpy_r_r34);
    goto CPyL41;
CPyL73: ;
    CPy_DecRef(cpy_r_tops);
    CPy_DecRef(cpy_r_r65);
    goto CPyL53;
CPyL74: ;
    CPy_DecRef(cpy_r_tops);
    CPy_DecRef(cpy_r_r65);
    CPy_DecRef(cpy_r_r68);
    goto CPyL53;
CPyL75: ;
    CPy_DecRef(cpy_r_tops);
    CPy_DecRef(cpy_r_r65);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r71);
    goto CPyL53;
CPyL76: ;
    CPy_DecRef(cpy_r_r65);
    goto CPyL53;
}
        
        PyObject *CPyPy_prospects___Prospects___chain_costs(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "hiring", 0};
            static CPyArg_Parser parser = {"OO|O:chain_costs", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_hiring = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_hiring)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_prospects___Prospects))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.prospects.Prospects", obj_self); 
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
            char arg_hiring;
            if (obj_hiring == NULL) {
                arg_hiring = 2;
            } else if (unlikely(!PyBool_Check(obj_hiring))) {
                CPy_TypeError("bool", obj_hiring); goto fail;
            } else
                arg_hiring = obj_hiring == Py_True;
            PyObject *retval = CPyDef_prospects___Prospects___chain_costs(arg_self, arg_t, arg_me, arg_hiring);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "chain_costs", 268, CPyStatic_prospects___globals);
            return NULL;
        }
        
PyObject *CPyDef_prospects___Prospects____chain_costs(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_tops) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    double cpy_r_r5;
    char cpy_r_r6;
    tuple_T2FI cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyPtr cpy_r_r11;
    CPyPtr cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyPtr cpy_r_r15;
    int64_t cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    tuple_T2FI cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_links;
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    int64_t cpy_r_r26;
    CPyPtr cpy_r_r27;
    int64_t cpy_r_r28;
    char cpy_r_r29;
    CPyTagged cpy_r_room;
    CPyPtr cpy_r_r30;
    CPyPtr cpy_r_r31;
    int64_t cpy_r_r32;
    CPyPtr cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    CPyTagged cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    CPyTagged cpy_r_r44;
    int64_t cpy_r_r45;
    char cpy_r_r46;
    int64_t cpy_r_r47;
    char cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    CPyTagged cpy_r_r54;
    int64_t cpy_r_r55;
    char cpy_r_r56;
    char cpy_r_r57;
    char cpy_r_r58;
    char cpy_r_r59;
    double cpy_r_r60;
    double cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    double cpy_r_r64;
    char cpy_r_r65;
    double cpy_r_r66;
    char cpy_r_r67;
    PyObject *cpy_r_r68;
    char cpy_r_r69;
    PyObject *cpy_r_r70;
    char cpy_r_r71;
    double cpy_r_r72;
    double cpy_r_r73;
    char cpy_r_r74;
    double cpy_r_r75;
    double cpy_r_price;
    double cpy_r_r76;
    double cpy_r_r77;
    double cpy_r_r78;
    double cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    tuple_T2FO cpy_r_r85;
    PyObject *cpy_r_r86;
    int32_t cpy_r_r87;
    char cpy_r_r88;
    CPyTagged cpy_r_r89;
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
    char cpy_r_r102;
    double cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    tuple_T2FO cpy_r_r109;
    PyObject *cpy_r_r110;
    int32_t cpy_r_r111;
    char cpy_r_r112;
    int64_t cpy_r_r113;
    PyObject *cpy_r_r114;
    char cpy_r_changed;
    int64_t cpy_r_r115;
    CPyPtr cpy_r_r116;
    int64_t cpy_r_r117;
    char cpy_r_r118;
    CPyPtr cpy_r_r119;
    CPyPtr cpy_r_r120;
    int64_t cpy_r_r121;
    CPyPtr cpy_r_r122;
    PyObject *cpy_r_r123;
    tuple_T2FO cpy_r_r124;
    double cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    CPyTagged cpy_r_r128;
    PyObject *cpy_r_r129;
    tuple_T2FI cpy_r_r130;
    tuple_T2FI cpy_r_nearest;
    CPyPtr cpy_r_r131;
    int64_t cpy_r_r132;
    int64_t cpy_r_r133;
    char cpy_r_r134;
    PyObject *cpy_r_r135;
    CPyTagged cpy_r_r136;
    CPyTagged cpy_r_language;
    PyObject *cpy_r_r137;
    tuple_T2FI cpy_r_r138;
    double cpy_r_r139;
    double cpy_r_r140;
    char cpy_r_r141;
    PyObject *cpy_r_r142;
    tuple_T2FI cpy_r_r143;
    int64_t cpy_r_r144;
    double cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    double cpy_r_r149;
    char cpy_r_r150;
    char cpy_r_r151;
    PyObject *cpy_r_r152;
    double cpy_r_r153;
    double cpy_r_r154;
    CPyPtr cpy_r_r155;
    int64_t cpy_r_r156;
    int64_t cpy_r_r157;
    char cpy_r_r158;
    PyObject *cpy_r_r159;
    CPyTagged cpy_r_r160;
    PyObject *cpy_r_r161;
    tuple_T2FI cpy_r_r162;
    double cpy_r_r163;
    char cpy_r_r164;
    CPyTagged cpy_r_r165;
    CPyTagged cpy_r_r166;
    tuple_T2FI cpy_r_r167;
    PyObject *cpy_r_r168;
    char cpy_r_r169;
    int64_t cpy_r_r170;
    int64_t cpy_r_r171;
    PyObject *cpy_r_r172;
    cpy_r_r0 = ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__weights;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__book;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = CPyStatic_prospects___globals;
    cpy_r_r3 = CPyStatics[3567]; /* 'FAR' */
    cpy_r_r4 = CPyDict_GetItem(cpy_r_r2, cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", 285, CPyStatic_prospects___globals);
        goto CPyL101;
    }
    cpy_r_r5 = PyFloat_AsDouble(cpy_r_r4);
    if (cpy_r_r5 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r4); cpy_r_r5 = -113.0;
    }
    CPy_DECREF(cpy_r_r4);
    cpy_r_r6 = cpy_r_r5 == -113.0;
    if (unlikely(cpy_r_r6)) goto CPyL3;
CPyL2: ;
    cpy_r_r7.f0 = cpy_r_r5;
    cpy_r_r7.f1 = 0;
    cpy_r_r8 = PyList_New(1);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", 285, CPyStatic_prospects___globals);
        goto CPyL102;
    } else
        goto CPyL4;
CPyL3: ;
    cpy_r_r9 = PyErr_Occurred();
    if (unlikely(cpy_r_r9 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", 285, CPyStatic_prospects___globals);
        goto CPyL101;
    } else
        goto CPyL2;
CPyL4: ;
    cpy_r_r10 = PyTuple_New(2);
    if (unlikely(cpy_r_r10 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6037 = PyFloat_FromDouble(cpy_r_r7.f0);
    PyTuple_SET_ITEM(cpy_r_r10, 0, __tmp6037);
    PyObject *__tmp6038 = CPyTagged_StealAsObject(cpy_r_r7.f1);
    PyTuple_SET_ITEM(cpy_r_r10, 1, __tmp6038);
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyListObject, ob_item));
    cpy_r_r12 = *(CPyPtr *)cpy_r_r11;
    *(PyObject * *)cpy_r_r12 = cpy_r_r10;
    cpy_r_r13 = ((serai___games___scholars___book___BookObject *)cpy_r_r1)->_words;
    cpy_r_r14 = ((serai___games___scholars___book___WordsObject *)cpy_r_r13)->_languages;
    CPy_INCREF(cpy_r_r14);
    cpy_r_r15 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyVarObject, ob_size));
    cpy_r_r16 = *(int64_t *)cpy_r_r15;
    CPy_DECREF(cpy_r_r14);
    cpy_r_r17 = cpy_r_r16 << 1;
    cpy_r_r18 = CPySequence_Multiply(cpy_r_r8, cpy_r_r17);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", 285, CPyStatic_prospects___globals);
        goto CPyL101;
    }
    cpy_r_r19.f0 = 0.0;
    cpy_r_r19.f1 = 0;
    cpy_r_r20 = ((serai___games___scholars___book___BookObject *)cpy_r_r1)->_arabic;
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", "Book", "arabic", 286, CPyStatic_prospects___globals);
        goto CPyL103;
    }
    CPyTagged_INCREF(cpy_r_r20);
CPyL6: ;
    cpy_r_r21 = PyTuple_New(2);
    if (unlikely(cpy_r_r21 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6039 = PyFloat_FromDouble(cpy_r_r19.f0);
    PyTuple_SET_ITEM(cpy_r_r21, 0, __tmp6039);
    PyObject *__tmp6040 = CPyTagged_StealAsObject(cpy_r_r19.f1);
    PyTuple_SET_ITEM(cpy_r_r21, 1, __tmp6040);
    cpy_r_r22 = CPyList_SetItem(cpy_r_r18, cpy_r_r20, cpy_r_r21);
    CPyTagged_DECREF(cpy_r_r20);
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", 286, CPyStatic_prospects___globals);
        goto CPyL104;
    }
    cpy_r_r23 = PyList_New(0);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", 287, CPyStatic_prospects___globals);
        goto CPyL104;
    }
    cpy_r_links = cpy_r_r23;
    cpy_r_r24 = 0;
    cpy_r_r25 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_rooms;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", "Table", "rooms", 288, CPyStatic_prospects___globals);
        goto CPyL105;
    }
    CPy_INCREF(cpy_r_r25);
CPyL9: ;
    cpy_r_r26 = 0;
CPyL10: ;
    cpy_r_r27 = (CPyPtr)((CPyPtr)cpy_r_r25 + offsetof(PyVarObject, ob_size));
    cpy_r_r28 = *(int64_t *)cpy_r_r27;
    cpy_r_r29 = cpy_r_r26 < cpy_r_r28;
    if (!cpy_r_r29) goto CPyL106;
    cpy_r_room = cpy_r_r24;
    cpy_r_r30 = (CPyPtr)((CPyPtr)cpy_r_r25 + offsetof(PyListObject, ob_item));
    cpy_r_r31 = *(CPyPtr *)cpy_r_r30;
    cpy_r_r32 = cpy_r_r26 * 8;
    cpy_r_r33 = cpy_r_r31 + cpy_r_r32;
    cpy_r_r34 = *(PyObject * *)cpy_r_r33;
    CPy_INCREF(cpy_r_r34);
    if (likely(PyLong_Check(cpy_r_r34)))
        cpy_r_r35 = CPyTagged_FromObject(cpy_r_r34);
    else {
        CPy_TypeError("int", cpy_r_r34); cpy_r_r35 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", 288, CPyStatic_prospects___globals);
        goto CPyL107;
    }
    cpy_r_r36 = ((serai___games___scholars___book___BookObject *)cpy_r_r1)->_rooms;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", "Book", "rooms", 289, CPyStatic_prospects___globals);
        goto CPyL108;
    }
CPyL13: ;
    cpy_r_r37 = CPyList_GetItem(cpy_r_r36, cpy_r_room);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", 289, CPyStatic_prospects___globals);
        goto CPyL108;
    }
    if (likely(PyTuple_Check(cpy_r_r37)))
        cpy_r_r38 = cpy_r_r37;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", 289, CPyStatic_prospects___globals, "tuple", cpy_r_r37);
        goto CPyL108;
    }
    cpy_r_r39 = CPySequenceTuple_GetItem(cpy_r_r38, 6);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", 289, CPyStatic_prospects___globals);
        goto CPyL108;
    }
    if (likely(PyLong_Check(cpy_r_r39)))
        cpy_r_r40 = CPyTagged_FromObject(cpy_r_r39);
    else {
        CPy_TypeError("int", cpy_r_r39); cpy_r_r40 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", 289, CPyStatic_prospects___globals);
        goto CPyL108;
    }
    cpy_r_r41 = (Py_ssize_t)cpy_r_r35 != -2;
    if (!cpy_r_r41) goto CPyL109;
    cpy_r_r42 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_gold;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", "Table", "gold", 290, CPyStatic_prospects___globals);
        goto CPyL110;
    }
CPyL19: ;
    cpy_r_r43 = CPyList_GetItemBorrow(cpy_r_r42, cpy_r_room);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", 290, CPyStatic_prospects___globals);
        goto CPyL110;
    }
    if (likely(PyLong_Check(cpy_r_r43)))
        cpy_r_r44 = CPyTagged_FromObject(cpy_r_r43);
    else {
        CPy_TypeError("int", cpy_r_r43); cpy_r_r44 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r44 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", 290, CPyStatic_prospects___globals);
        goto CPyL110;
    }
    cpy_r_r45 = cpy_r_r44 & 1;
    cpy_r_r46 = cpy_r_r45 != 0;
    if (cpy_r_r46) goto CPyL23;
    cpy_r_r47 = cpy_r_r40 & 1;
    cpy_r_r48 = cpy_r_r47 != 0;
    if (!cpy_r_r48) goto CPyL24;
CPyL23: ;
    cpy_r_r49 = CPyTagged_IsLt_(cpy_r_r44, cpy_r_r40);
    cpy_r_r50 = cpy_r_r49;
    goto CPyL25;
CPyL24: ;
    cpy_r_r51 = (Py_ssize_t)cpy_r_r44 < (Py_ssize_t)cpy_r_r40;
    cpy_r_r50 = cpy_r_r51;
CPyL25: ;
    CPyTagged_DECREF(cpy_r_r44);
    if (!cpy_r_r50) goto CPyL109;
    cpy_r_r52 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", "Table", "owners", 291, CPyStatic_prospects___globals);
        goto CPyL110;
    }
CPyL27: ;
    cpy_r_r53 = CPyList_GetItemBorrow(cpy_r_r52, cpy_r_room);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", 291, CPyStatic_prospects___globals);
        goto CPyL110;
    }
    if (likely(PyLong_Check(cpy_r_r53)))
        cpy_r_r54 = CPyTagged_FromObject(cpy_r_r53);
    else {
        CPy_TypeError("int", cpy_r_r53); cpy_r_r54 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r54 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", 291, CPyStatic_prospects___globals);
        goto CPyL110;
    }
    cpy_r_r55 = cpy_r_r54 & 1;
    cpy_r_r56 = cpy_r_r55 != 0;
    if (!cpy_r_r56) goto CPyL31;
    cpy_r_r57 = CPyTagged_IsEq_(cpy_r_r54, cpy_r_me);
    cpy_r_r58 = cpy_r_r57;
    goto CPyL32;
CPyL31: ;
    cpy_r_r59 = cpy_r_r54 == cpy_r_me;
    cpy_r_r58 = cpy_r_r59;
CPyL32: ;
    CPyTagged_DECREF(cpy_r_r54);
    CPyTagged_DECREF(cpy_r_room);
    if (!cpy_r_r58) goto CPyL111;
    cpy_r_r60 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r0)->_least_price;
    cpy_r_r61 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r0)->_gold;
    cpy_r_r62 = ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__retired;
    cpy_r_r63 = CPyList_GetItem(cpy_r_r62, cpy_r_r35);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", 292, CPyStatic_prospects___globals);
        goto CPyL112;
    }
    cpy_r_r64 = PyFloat_AsDouble(cpy_r_r63);
    if (cpy_r_r64 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r63); cpy_r_r64 = -113.0;
    }
    CPy_DECREF(cpy_r_r63);
    cpy_r_r65 = cpy_r_r64 == -113.0;
    if (unlikely(cpy_r_r65)) goto CPyL36;
CPyL35: ;
    cpy_r_r66 = CPyFloat_FromTagged(cpy_r_r40);
    CPyTagged_DECREF(cpy_r_r40);
    cpy_r_r67 = cpy_r_r66 == -113.0;
    if (unlikely(cpy_r_r67)) {
        goto CPyL38;
    } else
        goto CPyL37;
CPyL36: ;
    cpy_r_r68 = PyErr_Occurred();
    if (unlikely(cpy_r_r68 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", 292, CPyStatic_prospects___globals);
        goto CPyL112;
    } else
        goto CPyL35;
CPyL37: ;
    cpy_r_r69 = cpy_r_r66 == 0.0;
    if (unlikely(cpy_r_r69)) {
        goto CPyL113;
    } else
        goto CPyL41;
CPyL38: ;
    cpy_r_r70 = PyErr_Occurred();
    if (unlikely(cpy_r_r70 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", 292, CPyStatic_prospects___globals);
        goto CPyL114;
    } else
        goto CPyL37;
CPyL39: ;
    PyErr_SetString(PyExc_ZeroDivisionError, "float division by zero");
    cpy_r_r71 = 0;
    if (unlikely(!cpy_r_r71)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", 292, CPyStatic_prospects___globals);
        goto CPyL100;
    }
    CPy_Unreachable();
CPyL41: ;
    cpy_r_r72 = cpy_r_r64 / cpy_r_r66;
    cpy_r_r73 = cpy_r_r61 - cpy_r_r72;
    cpy_r_r74 = cpy_r_r73 > cpy_r_r60;
    if (!cpy_r_r74) goto CPyL43;
    cpy_r_r75 = cpy_r_r73;
    goto CPyL44;
CPyL43: ;
    cpy_r_r75 = cpy_r_r60;
CPyL44: ;
    cpy_r_price = cpy_r_r75;
    goto CPyL46;
CPyL45: ;
    cpy_r_r76 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r0)->_gold;
    cpy_r_r77 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r0)->_silver;
    cpy_r_r78 = cpy_r_r76 + cpy_r_r77;
    cpy_r_price = cpy_r_r78;
CPyL46: ;
    cpy_r_r79 = cpy_r_price;
    cpy_r_r80 = ((serai___games___scholars___book___BookObject *)cpy_r_r1)->_translators;
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", "Book", "translators", 295, CPyStatic_prospects___globals);
        goto CPyL114;
    }
CPyL47: ;
    cpy_r_r81 = CPyList_GetItem(cpy_r_r80, cpy_r_r35);
    CPyTagged_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", 295, CPyStatic_prospects___globals);
        goto CPyL115;
    }
    if (likely(PyTuple_Check(cpy_r_r81)))
        cpy_r_r82 = cpy_r_r81;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", 295, CPyStatic_prospects___globals, "tuple", cpy_r_r81);
        goto CPyL115;
    }
    cpy_r_r83 = CPySequenceTuple_GetItem(cpy_r_r82, 6);
    CPy_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", 295, CPyStatic_prospects___globals);
        goto CPyL115;
    }
    if (likely(PyTuple_Check(cpy_r_r83)))
        cpy_r_r84 = cpy_r_r83;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", 295, CPyStatic_prospects___globals, "tuple", cpy_r_r83);
        goto CPyL115;
    }
    cpy_r_r85.f0 = cpy_r_r79;
    cpy_r_r85.f1 = cpy_r_r84;
    cpy_r_r86 = PyTuple_New(2);
    if (unlikely(cpy_r_r86 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6041 = PyFloat_FromDouble(cpy_r_r85.f0);
    PyTuple_SET_ITEM(cpy_r_r86, 0, __tmp6041);
    PyObject *__tmp6042 = cpy_r_r85.f1;
    PyTuple_SET_ITEM(cpy_r_r86, 1, __tmp6042);
    cpy_r_r87 = PyList_Append(cpy_r_links, cpy_r_r86);
    CPy_DECREF(cpy_r_r86);
    cpy_r_r88 = cpy_r_r87 >= 0;
    if (unlikely(!cpy_r_r88)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", 295, CPyStatic_prospects___globals);
        goto CPyL115;
    }
CPyL52: ;
    cpy_r_r89 = cpy_r_r24 + 2;
    cpy_r_r24 = cpy_r_r89;
    cpy_r_r90 = cpy_r_r26 + 1;
    cpy_r_r26 = cpy_r_r90;
    goto CPyL10;
CPyL53: ;
    cpy_r_r91 = PyList_New(0);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", 296, CPyStatic_prospects___globals);
        goto CPyL105;
    }
    cpy_r_r92 = 0;
CPyL55: ;
    cpy_r_r93 = (CPyPtr)((CPyPtr)cpy_r_tops + offsetof(PyVarObject, ob_size));
    cpy_r_r94 = *(int64_t *)cpy_r_r93;
    cpy_r_r95 = cpy_r_r92 < cpy_r_r94;
    if (!cpy_r_r95) goto CPyL116;
    cpy_r_r96 = (CPyPtr)((CPyPtr)cpy_r_tops + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", 296, CPyStatic_prospects___globals);
        goto CPyL117;
    }
    cpy_r_r102 = (Py_ssize_t)cpy_r_r101 != -2;
    if (!cpy_r_r102) goto CPyL118;
    cpy_r_r103 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r0)->_hiring;
    cpy_r_r104 = ((serai___games___scholars___book___BookObject *)cpy_r_r1)->_translators;
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", "Book", "translators", 296, CPyStatic_prospects___globals);
        goto CPyL119;
    }
CPyL59: ;
    cpy_r_r105 = CPyList_GetItem(cpy_r_r104, cpy_r_r101);
    CPyTagged_DECREF(cpy_r_r101);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", 296, CPyStatic_prospects___globals);
        goto CPyL117;
    }
    if (likely(PyTuple_Check(cpy_r_r105)))
        cpy_r_r106 = cpy_r_r105;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", 296, CPyStatic_prospects___globals, "tuple", cpy_r_r105);
        goto CPyL117;
    }
    cpy_r_r107 = CPySequenceTuple_GetItem(cpy_r_r106, 6);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", 296, CPyStatic_prospects___globals);
        goto CPyL117;
    }
    if (likely(PyTuple_Check(cpy_r_r107)))
        cpy_r_r108 = cpy_r_r107;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", 296, CPyStatic_prospects___globals, "tuple", cpy_r_r107);
        goto CPyL117;
    }
    cpy_r_r109.f0 = cpy_r_r103;
    cpy_r_r109.f1 = cpy_r_r108;
    cpy_r_r110 = PyTuple_New(2);
    if (unlikely(cpy_r_r110 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6043 = PyFloat_FromDouble(cpy_r_r109.f0);
    PyTuple_SET_ITEM(cpy_r_r110, 0, __tmp6043);
    PyObject *__tmp6044 = cpy_r_r109.f1;
    PyTuple_SET_ITEM(cpy_r_r110, 1, __tmp6044);
    cpy_r_r111 = PyList_Append(cpy_r_r91, cpy_r_r110);
    CPy_DECREF(cpy_r_r110);
    cpy_r_r112 = cpy_r_r111 >= 0;
    if (unlikely(!cpy_r_r112)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", 296, CPyStatic_prospects___globals);
        goto CPyL117;
    }
CPyL64: ;
    cpy_r_r113 = cpy_r_r92 + 1;
    cpy_r_r92 = cpy_r_r113;
    goto CPyL55;
CPyL65: ;
    cpy_r_r114 = PySequence_InPlaceConcat(cpy_r_links, cpy_r_r91);
    CPy_DECREF(cpy_r_links);
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", 296, CPyStatic_prospects___globals);
        goto CPyL120;
    }
    cpy_r_links = cpy_r_r114;
    cpy_r_changed = 1;
CPyL67: ;
    if (!cpy_r_changed) goto CPyL121;
    cpy_r_changed = 0;
    cpy_r_r115 = 0;
CPyL69: ;
    cpy_r_r116 = (CPyPtr)((CPyPtr)cpy_r_links + offsetof(PyVarObject, ob_size));
    cpy_r_r117 = *(int64_t *)cpy_r_r116;
    cpy_r_r118 = cpy_r_r115 < cpy_r_r117;
    if (!cpy_r_r118) goto CPyL67;
    cpy_r_r119 = (CPyPtr)((CPyPtr)cpy_r_links + offsetof(PyListObject, ob_item));
    cpy_r_r120 = *(CPyPtr *)cpy_r_r119;
    cpy_r_r121 = cpy_r_r115 * 8;
    cpy_r_r122 = cpy_r_r120 + cpy_r_r121;
    cpy_r_r123 = *(PyObject * *)cpy_r_r122;
    CPy_INCREF(cpy_r_r123);
    PyObject *__tmp6045;
    if (unlikely(!(PyTuple_Check(cpy_r_r123) && PyTuple_GET_SIZE(cpy_r_r123) == 2))) {
        __tmp6045 = NULL;
        goto __LL6046;
    }
    if (likely(CPyFloat_Check(PyTuple_GET_ITEM(cpy_r_r123, 0))))
        __tmp6045 = PyTuple_GET_ITEM(cpy_r_r123, 0);
    else {
        __tmp6045 = NULL;
    }
    if (__tmp6045 == NULL) goto __LL6046;
    if (likely(PyTuple_Check(PyTuple_GET_ITEM(cpy_r_r123, 1))))
        __tmp6045 = PyTuple_GET_ITEM(cpy_r_r123, 1);
    else {
        __tmp6045 = NULL;
    }
    if (__tmp6045 == NULL) goto __LL6046;
    __tmp6045 = cpy_r_r123;
__LL6046: ;
    if (unlikely(__tmp6045 == NULL)) {
        CPy_TypeError("tuple[float, tuple]", cpy_r_r123); cpy_r_r124 = (tuple_T2FO) { -113.0, NULL };
    } else {
        PyObject *__tmp6047 = PyTuple_GET_ITEM(cpy_r_r123, 0);
        double __tmp6048;
        __tmp6048 = PyFloat_AsDouble(__tmp6047);
        if (__tmp6048 == -1.0 && PyErr_Occurred()) {
            goto __LL6049;
        }
        cpy_r_r124.f0 = __tmp6048;
        PyObject *__tmp6050 = PyTuple_GET_ITEM(cpy_r_r123, 1);
        CPy_INCREF(__tmp6050);
        PyObject * __tmp6051;
        if (likely(PyTuple_Check(__tmp6050)))
            __tmp6051 = __tmp6050;
        else {
            CPy_TypeError("tuple", __tmp6050); 
            __tmp6051 = NULL;
        }
        cpy_r_r124.f1 = __tmp6051;
    }
    goto __LL6052;
__LL6049: ;
    cpy_r_r124 = (tuple_T2FO) { -113.0, NULL };
    goto __LL6052;
__LL6052: ;
    CPy_DECREF(cpy_r_r123);
    if (unlikely(cpy_r_r124.f1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", 300, CPyStatic_prospects___globals);
        goto CPyL122;
    }
    cpy_r_r125 = cpy_r_r124.f0;
    cpy_r_price = cpy_r_r125;
    cpy_r_r126 = cpy_r_r124.f1;
    CPy_INCREF(cpy_r_r126);
    CPy_DECREF(cpy_r_r124.f1);
    cpy_r_r127 = CPySequenceTuple_GetItem(cpy_r_r126, 0);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", 301, CPyStatic_prospects___globals);
        goto CPyL123;
    }
    if (likely(PyLong_Check(cpy_r_r127)))
        cpy_r_r128 = CPyTagged_FromObject(cpy_r_r127);
    else {
        CPy_TypeError("int", cpy_r_r127); cpy_r_r128 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r127);
    if (unlikely(cpy_r_r128 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", 301, CPyStatic_prospects___globals);
        goto CPyL123;
    }
    cpy_r_r129 = CPyList_GetItem(cpy_r_r18, cpy_r_r128);
    CPyTagged_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", 301, CPyStatic_prospects___globals);
        goto CPyL123;
    }
    PyObject *__tmp6053;
    if (unlikely(!(PyTuple_Check(cpy_r_r129) && PyTuple_GET_SIZE(cpy_r_r129) == 2))) {
        __tmp6053 = NULL;
        goto __LL6054;
    }
    if (likely(CPyFloat_Check(PyTuple_GET_ITEM(cpy_r_r129, 0))))
        __tmp6053 = PyTuple_GET_ITEM(cpy_r_r129, 0);
    else {
        __tmp6053 = NULL;
    }
    if (__tmp6053 == NULL) goto __LL6054;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r129, 1))))
        __tmp6053 = PyTuple_GET_ITEM(cpy_r_r129, 1);
    else {
        __tmp6053 = NULL;
    }
    if (__tmp6053 == NULL) goto __LL6054;
    __tmp6053 = cpy_r_r129;
__LL6054: ;
    if (unlikely(__tmp6053 == NULL)) {
        CPy_TypeError("tuple[float, int]", cpy_r_r129); cpy_r_r130 = (tuple_T2FI) { -113.0, CPY_INT_TAG };
    } else {
        PyObject *__tmp6055 = PyTuple_GET_ITEM(cpy_r_r129, 0);
        double __tmp6056;
        __tmp6056 = PyFloat_AsDouble(__tmp6055);
        if (__tmp6056 == -1.0 && PyErr_Occurred()) {
            goto __LL6057;
        }
        cpy_r_r130.f0 = __tmp6056;
        PyObject *__tmp6058 = PyTuple_GET_ITEM(cpy_r_r129, 1);
        CPyTagged __tmp6059;
        if (likely(PyLong_Check(__tmp6058)))
            __tmp6059 = CPyTagged_FromObject(__tmp6058);
        else {
            goto __LL6060;
        }
        cpy_r_r130.f1 = __tmp6059;
    }
    goto __LL6061;
__LL6057: ;
    cpy_r_r130 = (tuple_T2FI) { -113.0, CPY_INT_TAG };
    goto __LL6061;
__LL6060: ;
    cpy_r_r130 = (tuple_T2FI) { -113.0, CPY_INT_TAG };
    goto __LL6061;
__LL6061: ;
    CPy_DECREF(cpy_r_r129);
    if (unlikely(cpy_r_r130.f1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", 301, CPyStatic_prospects___globals);
        goto CPyL123;
    }
    cpy_r_nearest = cpy_r_r130;
    cpy_r_r131 = (CPyPtr)((CPyPtr)cpy_r_r126 + offsetof(PyVarObject, ob_size));
    cpy_r_r132 = *(int64_t *)cpy_r_r131;
    cpy_r_r133 = 0;
CPyL76: ;
    cpy_r_r134 = cpy_r_r133 < cpy_r_r132;
    if (!cpy_r_r134) goto CPyL85;
    cpy_r_r135 = CPySequenceTuple_GetItemUnsafe(cpy_r_r126, cpy_r_r133);
    if (likely(PyLong_Check(cpy_r_r135)))
        cpy_r_r136 = CPyTagged_FromObject(cpy_r_r135);
    else {
        CPy_TypeError("int", cpy_r_r135); cpy_r_r136 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r135);
    if (unlikely(cpy_r_r136 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", 302, CPyStatic_prospects___globals);
        goto CPyL124;
    }
    cpy_r_language = cpy_r_r136;
    cpy_r_r137 = CPyList_GetItem(cpy_r_r18, cpy_r_language);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", 303, CPyStatic_prospects___globals);
        goto CPyL125;
    }
    PyObject *__tmp6062;
    if (unlikely(!(PyTuple_Check(cpy_r_r137) && PyTuple_GET_SIZE(cpy_r_r137) == 2))) {
        __tmp6062 = NULL;
        goto __LL6063;
    }
    if (likely(CPyFloat_Check(PyTuple_GET_ITEM(cpy_r_r137, 0))))
        __tmp6062 = PyTuple_GET_ITEM(cpy_r_r137, 0);
    else {
        __tmp6062 = NULL;
    }
    if (__tmp6062 == NULL) goto __LL6063;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r137, 1))))
        __tmp6062 = PyTuple_GET_ITEM(cpy_r_r137, 1);
    else {
        __tmp6062 = NULL;
    }
    if (__tmp6062 == NULL) goto __LL6063;
    __tmp6062 = cpy_r_r137;
__LL6063: ;
    if (unlikely(__tmp6062 == NULL)) {
        CPy_TypeError("tuple[float, int]", cpy_r_r137); cpy_r_r138 = (tuple_T2FI) { -113.0, CPY_INT_TAG };
    } else {
        PyObject *__tmp6064 = PyTuple_GET_ITEM(cpy_r_r137, 0);
        double __tmp6065;
        __tmp6065 = PyFloat_AsDouble(__tmp6064);
        if (__tmp6065 == -1.0 && PyErr_Occurred()) {
            goto __LL6066;
        }
        cpy_r_r138.f0 = __tmp6065;
        PyObject *__tmp6067 = PyTuple_GET_ITEM(cpy_r_r137, 1);
        CPyTagged __tmp6068;
        if (likely(PyLong_Check(__tmp6067)))
            __tmp6068 = CPyTagged_FromObject(__tmp6067);
        else {
            goto __LL6069;
        }
        cpy_r_r138.f1 = __tmp6068;
    }
    goto __LL6070;
__LL6066: ;
    cpy_r_r138 = (tuple_T2FI) { -113.0, CPY_INT_TAG };
    goto __LL6070;
__LL6069: ;
    cpy_r_r138 = (tuple_T2FI) { -113.0, CPY_INT_TAG };
    goto __LL6070;
__LL6070: ;
    CPy_DECREF(cpy_r_r137);
    if (unlikely(cpy_r_r138.f1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", 303, CPyStatic_prospects___globals);
        goto CPyL125;
    }
    cpy_r_r139 = cpy_r_r138.f0;
    CPyTagged_DECREF(cpy_r_r138.f1);
    cpy_r_r140 = cpy_r_nearest.f0;
    cpy_r_r141 = cpy_r_r139 < cpy_r_r140;
    if (cpy_r_r141) {
        goto CPyL126;
    } else
        goto CPyL127;
CPyL81: ;
    cpy_r_r142 = CPyList_GetItem(cpy_r_r18, cpy_r_language);
    CPyTagged_DECREF(cpy_r_language);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", 304, CPyStatic_prospects___globals);
        goto CPyL123;
    }
    PyObject *__tmp6071;
    if (unlikely(!(PyTuple_Check(cpy_r_r142) && PyTuple_GET_SIZE(cpy_r_r142) == 2))) {
        __tmp6071 = NULL;
        goto __LL6072;
    }
    if (likely(CPyFloat_Check(PyTuple_GET_ITEM(cpy_r_r142, 0))))
        __tmp6071 = PyTuple_GET_ITEM(cpy_r_r142, 0);
    else {
        __tmp6071 = NULL;
    }
    if (__tmp6071 == NULL) goto __LL6072;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r142, 1))))
        __tmp6071 = PyTuple_GET_ITEM(cpy_r_r142, 1);
    else {
        __tmp6071 = NULL;
    }
    if (__tmp6071 == NULL) goto __LL6072;
    __tmp6071 = cpy_r_r142;
__LL6072: ;
    if (unlikely(__tmp6071 == NULL)) {
        CPy_TypeError("tuple[float, int]", cpy_r_r142); cpy_r_r143 = (tuple_T2FI) { -113.0, CPY_INT_TAG };
    } else {
        PyObject *__tmp6073 = PyTuple_GET_ITEM(cpy_r_r142, 0);
        double __tmp6074;
        __tmp6074 = PyFloat_AsDouble(__tmp6073);
        if (__tmp6074 == -1.0 && PyErr_Occurred()) {
            goto __LL6075;
        }
        cpy_r_r143.f0 = __tmp6074;
        PyObject *__tmp6076 = PyTuple_GET_ITEM(cpy_r_r142, 1);
        CPyTagged __tmp6077;
        if (likely(PyLong_Check(__tmp6076)))
            __tmp6077 = CPyTagged_FromObject(__tmp6076);
        else {
            goto __LL6078;
        }
        cpy_r_r143.f1 = __tmp6077;
    }
    goto __LL6079;
__LL6075: ;
    cpy_r_r143 = (tuple_T2FI) { -113.0, CPY_INT_TAG };
    goto __LL6079;
__LL6078: ;
    cpy_r_r143 = (tuple_T2FI) { -113.0, CPY_INT_TAG };
    goto __LL6079;
__LL6079: ;
    CPy_DECREF(cpy_r_r142);
    if (unlikely(cpy_r_r143.f1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", 304, CPyStatic_prospects___globals);
        goto CPyL123;
    }
    cpy_r_nearest = cpy_r_r143;
CPyL84: ;
    cpy_r_r144 = cpy_r_r133 + 1;
    cpy_r_r133 = cpy_r_r144;
    goto CPyL76;
CPyL85: ;
    cpy_r_r145 = cpy_r_nearest.f0;
    cpy_r_r146 = CPyStatic_prospects___globals;
    cpy_r_r147 = CPyStatics[3567]; /* 'FAR' */
    cpy_r_r148 = CPyDict_GetItem(cpy_r_r146, cpy_r_r147);
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", 305, CPyStatic_prospects___globals);
        goto CPyL124;
    }
    cpy_r_r149 = PyFloat_AsDouble(cpy_r_r148);
    if (cpy_r_r149 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r148); cpy_r_r149 = -113.0;
    }
    CPy_DECREF(cpy_r_r148);
    cpy_r_r150 = cpy_r_r149 == -113.0;
    if (unlikely(cpy_r_r150)) goto CPyL88;
CPyL87: ;
    cpy_r_r151 = cpy_r_r145 >= cpy_r_r149;
    if (cpy_r_r151) {
        goto CPyL128;
    } else
        goto CPyL89;
CPyL88: ;
    cpy_r_r152 = PyErr_Occurred();
    if (unlikely(cpy_r_r152 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", 305, CPyStatic_prospects___globals);
        goto CPyL124;
    } else
        goto CPyL87;
CPyL89: ;
    cpy_r_r153 = cpy_r_nearest.f0;
    cpy_r_r154 = cpy_r_r153 + cpy_r_price;
    cpy_r_r155 = (CPyPtr)((CPyPtr)cpy_r_r126 + offsetof(PyVarObject, ob_size));
    cpy_r_r156 = *(int64_t *)cpy_r_r155;
    cpy_r_r157 = 0;
CPyL90: ;
    cpy_r_r158 = cpy_r_r157 < cpy_r_r156;
    if (!cpy_r_r158) goto CPyL128;
    cpy_r_r159 = CPySequenceTuple_GetItemUnsafe(cpy_r_r126, cpy_r_r157);
    if (likely(PyLong_Check(cpy_r_r159)))
        cpy_r_r160 = CPyTagged_FromObject(cpy_r_r159);
    else {
        CPy_TypeError("int", cpy_r_r159); cpy_r_r160 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r159);
    if (unlikely(cpy_r_r160 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", 308, CPyStatic_prospects___globals);
        goto CPyL124;
    }
    cpy_r_language = cpy_r_r160;
    cpy_r_r161 = CPyList_GetItem(cpy_r_r18, cpy_r_language);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", 309, CPyStatic_prospects___globals);
        goto CPyL125;
    }
    PyObject *__tmp6080;
    if (unlikely(!(PyTuple_Check(cpy_r_r161) && PyTuple_GET_SIZE(cpy_r_r161) == 2))) {
        __tmp6080 = NULL;
        goto __LL6081;
    }
    if (likely(CPyFloat_Check(PyTuple_GET_ITEM(cpy_r_r161, 0))))
        __tmp6080 = PyTuple_GET_ITEM(cpy_r_r161, 0);
    else {
        __tmp6080 = NULL;
    }
    if (__tmp6080 == NULL) goto __LL6081;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r161, 1))))
        __tmp6080 = PyTuple_GET_ITEM(cpy_r_r161, 1);
    else {
        __tmp6080 = NULL;
    }
    if (__tmp6080 == NULL) goto __LL6081;
    __tmp6080 = cpy_r_r161;
__LL6081: ;
    if (unlikely(__tmp6080 == NULL)) {
        CPy_TypeError("tuple[float, int]", cpy_r_r161); cpy_r_r162 = (tuple_T2FI) { -113.0, CPY_INT_TAG };
    } else {
        PyObject *__tmp6082 = PyTuple_GET_ITEM(cpy_r_r161, 0);
        double __tmp6083;
        __tmp6083 = PyFloat_AsDouble(__tmp6082);
        if (__tmp6083 == -1.0 && PyErr_Occurred()) {
            goto __LL6084;
        }
        cpy_r_r162.f0 = __tmp6083;
        PyObject *__tmp6085 = PyTuple_GET_ITEM(cpy_r_r161, 1);
        CPyTagged __tmp6086;
        if (likely(PyLong_Check(__tmp6085)))
            __tmp6086 = CPyTagged_FromObject(__tmp6085);
        else {
            goto __LL6087;
        }
        cpy_r_r162.f1 = __tmp6086;
    }
    goto __LL6088;
__LL6084: ;
    cpy_r_r162 = (tuple_T2FI) { -113.0, CPY_INT_TAG };
    goto __LL6088;
__LL6087: ;
    cpy_r_r162 = (tuple_T2FI) { -113.0, CPY_INT_TAG };
    goto __LL6088;
__LL6088: ;
    CPy_DECREF(cpy_r_r161);
    if (unlikely(cpy_r_r162.f1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", 309, CPyStatic_prospects___globals);
        goto CPyL125;
    }
    cpy_r_r163 = cpy_r_r162.f0;
    CPyTagged_DECREF(cpy_r_r162.f1);
    cpy_r_r164 = cpy_r_r154 < cpy_r_r163;
    if (!cpy_r_r164) goto CPyL129;
    cpy_r_r165 = cpy_r_nearest.f1;
    CPyTagged_INCREF(cpy_r_r165);
    cpy_r_r166 = CPyTagged_Add(cpy_r_r165, 2);
    CPyTagged_DECREF(cpy_r_r165);
    cpy_r_r167.f0 = cpy_r_r154;
    cpy_r_r167.f1 = cpy_r_r166;
    cpy_r_r168 = PyTuple_New(2);
    if (unlikely(cpy_r_r168 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6089 = PyFloat_FromDouble(cpy_r_r167.f0);
    PyTuple_SET_ITEM(cpy_r_r168, 0, __tmp6089);
    PyObject *__tmp6090 = CPyTagged_StealAsObject(cpy_r_r167.f1);
    PyTuple_SET_ITEM(cpy_r_r168, 1, __tmp6090);
    cpy_r_r169 = CPyList_SetItem(cpy_r_r18, cpy_r_language, cpy_r_r168);
    CPyTagged_DECREF(cpy_r_language);
    if (unlikely(!cpy_r_r169)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", 310, CPyStatic_prospects___globals);
        goto CPyL124;
    }
    cpy_r_changed = 1;
CPyL97: ;
    cpy_r_r170 = cpy_r_r157 + 1;
    cpy_r_r157 = cpy_r_r170;
    goto CPyL90;
CPyL98: ;
    cpy_r_r171 = cpy_r_r115 + 1;
    cpy_r_r115 = cpy_r_r171;
    goto CPyL69;
CPyL99: ;
    return cpy_r_r18;
CPyL100: ;
    cpy_r_r172 = NULL;
    return cpy_r_r172;
CPyL101: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL100;
CPyL102: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r7.f1);
    goto CPyL100;
CPyL103: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_r19.f1);
    goto CPyL100;
CPyL104: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r18);
    goto CPyL100;
CPyL105: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_links);
    goto CPyL100;
CPyL106: ;
    CPy_DECREF(cpy_r_r25);
    goto CPyL53;
CPyL107: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_links);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_room);
    goto CPyL100;
CPyL108: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_links);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_room);
    CPyTagged_DecRef(cpy_r_r35);
    goto CPyL100;
CPyL109: ;
    CPyTagged_DECREF(cpy_r_room);
    CPyTagged_DECREF(cpy_r_r35);
    CPyTagged_DECREF(cpy_r_r40);
    goto CPyL52;
CPyL110: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_links);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_room);
    CPyTagged_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_r40);
    goto CPyL100;
CPyL111: ;
    CPyTagged_DECREF(cpy_r_r40);
    goto CPyL45;
CPyL112: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_links);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_r40);
    goto CPyL100;
CPyL113: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_links);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r35);
    goto CPyL39;
CPyL114: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_links);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r35);
    goto CPyL100;
CPyL115: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_links);
    CPy_DecRef(cpy_r_r25);
    goto CPyL100;
CPyL116: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    goto CPyL65;
CPyL117: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_links);
    CPy_DecRef(cpy_r_r91);
    goto CPyL100;
CPyL118: ;
    CPyTagged_DECREF(cpy_r_r101);
    goto CPyL64;
CPyL119: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_links);
    CPy_DecRef(cpy_r_r91);
    CPyTagged_DecRef(cpy_r_r101);
    goto CPyL100;
CPyL120: ;
    CPy_DecRef(cpy_r_r18);
    goto CPyL100;
CPyL121: ;
    CPy_DECREF(cpy_r_links);
    goto CPyL99;
CPyL122: ;
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_links);
    goto CPyL100;
CPyL123: ;
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_links);
    CPy_DecRef(cpy_r_r126);
    goto CPyL100;
CPyL124: ;
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_links);
    CPy_DecRef(cpy_r_r126);
    CPyTagged_DecRef(cpy_r_nearest.f1);
    goto CPyL100;
CPyL125: ;
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_links);
    CPy_DecRef(cpy_r_r126);
    CPyTagged_DecRef(cpy_r_nearest.f1);
    CPyTagged_DecRef(cpy_r_language);
    goto CPyL100;
CPyL126: ;
    CPyTagged_DECREF(cpy_r_nearest.f1);
    goto CPyL81;
CPyL127: ;
    CPyTagged_DECREF(cpy_r_language);
    goto CPyL84;
CPyL128: ;
    CPy_DECREF(cpy_r_r126);
    CPyTagged_DECREF(cpy_r_nearest.f1);
    goto CPyL98;
CPyL129: ;
    CPyTagged_DECREF(cpy_r_language);
    goto CPyL97;
}
        
        PyObject *CPyPy_prospects___Prospects____chain_costs(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "tops", 0};
            static CPyArg_Parser parser = {"OOO:_chain_costs", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_tops;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_tops)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_prospects___Prospects))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.prospects.Prospects", obj_self); 
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
            PyObject *arg_tops;
            if (likely(PyList_Check(obj_tops)))
                arg_tops = obj_tops;
            else {
                CPy_TypeError("list", obj_tops); 
                goto fail;
            }
            PyObject *retval = CPyDef_prospects___Prospects____chain_costs(arg_self, arg_t, arg_me, arg_tops);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_chain_costs", 283, CPyStatic_prospects___globals);
            return NULL;
        }
        
double CPyDef_prospects___Prospects____scroll(PyObject *cpy_r_self, PyObject *cpy_r_player, CPyTagged cpy_r_card, PyObject *cpy_r_counts) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    double cpy_r_r8;
    char cpy_r_r9;
    double cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    double cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    double cpy_r_r17;
    char cpy_r_r18;
    double cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    double cpy_r_r24;
    char cpy_r_r25;
    double cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    PyObject *cpy_r_r36;
    CPyTagged cpy_r_r37;
    PyObject *cpy_r_r38;
    double cpy_r_r39;
    char cpy_r_r40;
    double cpy_r_r41;
    PyObject *cpy_r_r42;
    double cpy_r_r43;
    cpy_r_r0 = ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__book;
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_scrolls;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "_scroll", "Book", "scrolls", 316, CPyStatic_prospects___globals);
        goto CPyL31;
    }
CPyL1: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_card);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_scroll", 316, CPyStatic_prospects___globals);
        goto CPyL31;
    }
    if (likely(PyTuple_Check(cpy_r_r2)))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "_scroll", 316, CPyStatic_prospects___globals, "tuple", cpy_r_r2);
        goto CPyL31;
    }
    cpy_r_r4 = CPySequenceTuple_GetItem(cpy_r_r3, 4);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_scroll", 317, CPyStatic_prospects___globals);
        goto CPyL32;
    }
    if (likely(PyLong_Check(cpy_r_r4)))
        cpy_r_r5 = CPyTagged_FromObject(cpy_r_r4);
    else {
        CPy_TypeError("int", cpy_r_r4); cpy_r_r5 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_scroll", 317, CPyStatic_prospects___globals);
        goto CPyL32;
    }
    cpy_r_r6 = ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__immediate;
    cpy_r_r7 = CPyList_GetItem(cpy_r_r6, cpy_r_card);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_scroll", 317, CPyStatic_prospects___globals);
        goto CPyL33;
    }
    cpy_r_r8 = PyFloat_AsDouble(cpy_r_r7);
    if (cpy_r_r8 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r7); cpy_r_r8 = -113.0;
    }
    CPy_DECREF(cpy_r_r7);
    cpy_r_r9 = cpy_r_r8 == -113.0;
    if (unlikely(cpy_r_r9)) goto CPyL8;
CPyL7: ;
    cpy_r_r10 = CPyFloat_FromTagged(cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r5);
    cpy_r_r11 = cpy_r_r10 == -113.0;
    if (unlikely(cpy_r_r11)) {
        goto CPyL10;
    } else
        goto CPyL9;
CPyL8: ;
    cpy_r_r12 = PyErr_Occurred();
    if (unlikely(cpy_r_r12 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_scroll", 317, CPyStatic_prospects___globals);
        goto CPyL33;
    } else
        goto CPyL7;
CPyL9: ;
    cpy_r_r13 = cpy_r_r10 + cpy_r_r8;
    cpy_r_r14 = ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__bonus;
    cpy_r_r15 = CPyList_GetItem(cpy_r_r14, cpy_r_card);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_scroll", 317, CPyStatic_prospects___globals);
        goto CPyL32;
    } else
        goto CPyL11;
CPyL10: ;
    cpy_r_r16 = PyErr_Occurred();
    if (unlikely(cpy_r_r16 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_scroll", 317, CPyStatic_prospects___globals);
        goto CPyL32;
    } else
        goto CPyL9;
CPyL11: ;
    cpy_r_r17 = PyFloat_AsDouble(cpy_r_r15);
    if (cpy_r_r17 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r15); cpy_r_r17 = -113.0;
    }
    CPy_DECREF(cpy_r_r15);
    cpy_r_r18 = cpy_r_r17 == -113.0;
    if (unlikely(cpy_r_r18)) goto CPyL13;
CPyL12: ;
    cpy_r_r19 = cpy_r_r13 + cpy_r_r17;
    cpy_r_r20 = CPySequenceTuple_GetItem(cpy_r_r3, 10);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_scroll", 317, CPyStatic_prospects___globals);
        goto CPyL32;
    } else
        goto CPyL14;
CPyL13: ;
    cpy_r_r21 = PyErr_Occurred();
    if (unlikely(cpy_r_r21 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_scroll", 317, CPyStatic_prospects___globals);
        goto CPyL32;
    } else
        goto CPyL12;
CPyL14: ;
    if (likely(PyObject_TypeCheck(cpy_r_r20, CPyType_formula___Formula)))
        cpy_r_r22 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "_scroll", 317, CPyStatic_prospects___globals, "serai.kernel.formula.Formula", cpy_r_r20);
        goto CPyL32;
    }
    cpy_r_r23 = CPY_GET_METHOD(cpy_r_r22, CPyType_formula___Formula, 2, serai___kernel___formula___FormulaObject, CPyTagged (*)(PyObject *, PyObject *))(cpy_r_r22, cpy_r_counts); /* value */
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_scroll", 317, CPyStatic_prospects___globals);
        goto CPyL32;
    }
    cpy_r_r24 = CPyFloat_FromTagged(cpy_r_r23);
    CPyTagged_DECREF(cpy_r_r23);
    cpy_r_r25 = cpy_r_r24 == -113.0;
    if (unlikely(cpy_r_r25)) goto CPyL18;
CPyL17: ;
    cpy_r_r26 = cpy_r_r19 + cpy_r_r24;
    cpy_r_r27 = ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->_steps;
    CPy_INCREF(cpy_r_r27);
    cpy_r_r28 = CPySequenceTuple_GetItem(cpy_r_r3, 6);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_scroll", 318, CPyStatic_prospects___globals);
        goto CPyL34;
    } else
        goto CPyL19;
CPyL18: ;
    cpy_r_r29 = PyErr_Occurred();
    if (unlikely(cpy_r_r29 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_scroll", 317, CPyStatic_prospects___globals);
        goto CPyL32;
    } else
        goto CPyL17;
CPyL19: ;
    if (likely(PyLong_Check(cpy_r_r28)))
        cpy_r_r30 = CPyTagged_FromObject(cpy_r_r28);
    else {
        CPy_TypeError("int", cpy_r_r28); cpy_r_r30 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_scroll", 318, CPyStatic_prospects___globals);
        goto CPyL34;
    }
    cpy_r_r31 = CPyList_GetItem(cpy_r_r27, cpy_r_r30);
    CPy_DECREF(cpy_r_r27);
    CPyTagged_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_scroll", 318, CPyStatic_prospects___globals);
        goto CPyL32;
    }
    if (likely(PyList_Check(cpy_r_r31)))
        cpy_r_r32 = cpy_r_r31;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "_scroll", 318, CPyStatic_prospects___globals, "list", cpy_r_r31);
        goto CPyL32;
    }
    cpy_r_r33 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_levels;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "_scroll", "Player", "levels", 318, CPyStatic_prospects___globals);
        goto CPyL35;
    }
    CPy_INCREF(cpy_r_r33);
CPyL23: ;
    cpy_r_r34 = CPySequenceTuple_GetItem(cpy_r_r3, 6);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_scroll", 318, CPyStatic_prospects___globals);
        goto CPyL36;
    }
    if (likely(PyLong_Check(cpy_r_r34)))
        cpy_r_r35 = CPyTagged_FromObject(cpy_r_r34);
    else {
        CPy_TypeError("int", cpy_r_r34); cpy_r_r35 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_scroll", 318, CPyStatic_prospects___globals);
        goto CPyL36;
    }
    cpy_r_r36 = CPyList_GetItemBorrow(cpy_r_r33, cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_scroll", 318, CPyStatic_prospects___globals);
        goto CPyL37;
    }
    if (likely(PyLong_Check(cpy_r_r36)))
        cpy_r_r37 = CPyTagged_FromObject(cpy_r_r36);
    else {
        CPy_TypeError("int", cpy_r_r36); cpy_r_r37 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r37 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_scroll", 318, CPyStatic_prospects___globals);
        goto CPyL37;
    }
    cpy_r_r38 = CPyList_GetItem(cpy_r_r32, cpy_r_r37);
    CPy_DECREF(cpy_r_r32);
    CPyTagged_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_scroll", 318, CPyStatic_prospects___globals);
        goto CPyL38;
    }
    cpy_r_r39 = PyFloat_AsDouble(cpy_r_r38);
    if (cpy_r_r39 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r38); cpy_r_r39 = -113.0;
    }
    CPy_DECREF(cpy_r_r38);
    cpy_r_r40 = cpy_r_r39 == -113.0;
    if (unlikely(cpy_r_r40)) goto CPyL30;
CPyL29: ;
    CPy_DECREF(cpy_r_r33);
    CPyTagged_DECREF(cpy_r_r35);
    cpy_r_r41 = cpy_r_r26 + cpy_r_r39;
    return cpy_r_r41;
CPyL30: ;
    cpy_r_r42 = PyErr_Occurred();
    if (unlikely(cpy_r_r42 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_scroll", 318, CPyStatic_prospects___globals);
        goto CPyL38;
    } else
        goto CPyL29;
CPyL31: ;
    cpy_r_r43 = -113.0;
    return cpy_r_r43;
CPyL32: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL31;
CPyL33: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r5);
    goto CPyL31;
CPyL34: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r27);
    goto CPyL31;
CPyL35: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r32);
    goto CPyL31;
CPyL36: ;
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r33);
    goto CPyL31;
CPyL37: ;
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r33);
    CPyTagged_DecRef(cpy_r_r35);
    goto CPyL31;
CPyL38: ;
    CPy_DecRef(cpy_r_r33);
    CPyTagged_DecRef(cpy_r_r35);
    goto CPyL31;
}
        
        PyObject *CPyPy_prospects___Prospects____scroll(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"player", "card", "counts", 0};
            static CPyArg_Parser parser = {"OOO:_scroll", kwlist, 0};
            PyObject *obj_player;
            PyObject *obj_card;
            PyObject *obj_counts;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_player, &obj_card, &obj_counts)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_prospects___Prospects))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.prospects.Prospects", obj_self); 
                goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_scholars___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.scholars.table.Player", obj_player); 
                goto fail;
            }
            CPyTagged arg_card;
            if (likely(PyLong_Check(obj_card)))
                arg_card = CPyTagged_BorrowFromObject(obj_card);
            else {
                CPy_TypeError("int", obj_card); goto fail;
            }
            PyObject *arg_counts;
            if (likely(PyList_Check(obj_counts)))
                arg_counts = obj_counts;
            else {
                CPy_TypeError("list", obj_counts); 
                goto fail;
            }
            double retval = CPyDef_prospects___Prospects____scroll(arg_self, arg_player, arg_card, arg_counts);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_scroll", 314, CPyStatic_prospects___globals);
            return NULL;
        }
        
char CPyDef_prospects___Prospects____readiness(PyObject *cpy_r_self, PyObject *cpy_r_player, PyObject *cpy_r_colours, PyObject *cpy_r_found) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    int64_t cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    CPyTagged cpy_r_number;
    CPyPtr cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    CPyPtr cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    int32_t cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyPtr cpy_r_r28;
    int64_t cpy_r_r29;
    CPyTagged cpy_r_r30;
    CPyPtr cpy_r_r31;
    int64_t cpy_r_r32;
    CPyTagged cpy_r_r33;
    char cpy_r_r34;
    CPyTagged cpy_r_missing;
    char cpy_r_possible;
    CPyPtr cpy_r_r35;
    int64_t cpy_r_r36;
    int64_t cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    CPyTagged cpy_r_r40;
    PyObject *cpy_r_r41;
    int32_t cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    CPyTagged cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    CPyTagged cpy_r_r52;
    PyObject *cpy_r_r53;
    CPyTagged cpy_r_r54;
    int64_t cpy_r_r55;
    char cpy_r_r56;
    int64_t cpy_r_r57;
    char cpy_r_r58;
    char cpy_r_r59;
    char cpy_r_r60;
    char cpy_r_r61;
    int64_t cpy_r_r62;
    double cpy_r_r63;
    char cpy_r_r64;
    double cpy_r_r65;
    double cpy_r_r66;
    PyObject *cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    CPyTagged cpy_r_r70;
    int64_t cpy_r_r71;
    char cpy_r_r72;
    cpy_r_r0 = ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__book;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = 0;
    cpy_r_r2 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_guilds;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "_readiness", "Book", "guilds", 323, CPyStatic_prospects___globals);
        goto CPyL44;
    }
    CPy_INCREF(cpy_r_r2);
CPyL1: ;
    cpy_r_r3 = 0;
CPyL2: ;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = cpy_r_r3 < cpy_r_r5;
    if (!cpy_r_r6) goto CPyL45;
    cpy_r_number = cpy_r_r1;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyListObject, ob_item));
    cpy_r_r8 = *(CPyPtr *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r3 * 8;
    cpy_r_r10 = cpy_r_r8 + cpy_r_r9;
    cpy_r_r11 = *(PyObject * *)cpy_r_r10;
    CPy_INCREF(cpy_r_r11);
    if (likely(PyTuple_Check(cpy_r_r11)))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "_readiness", 323, CPyStatic_prospects___globals, "tuple", cpy_r_r11);
        goto CPyL46;
    }
    cpy_r_r13 = CPySequenceTuple_GetItem(cpy_r_r12, 2);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_readiness", 324, CPyStatic_prospects___globals);
        goto CPyL47;
    }
    if (likely(PyLong_Check(cpy_r_r13)))
        cpy_r_r14 = CPyTagged_FromObject(cpy_r_r13);
    else {
        CPy_TypeError("int", cpy_r_r13); cpy_r_r14 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_readiness", 324, CPyStatic_prospects___globals);
        goto CPyL47;
    }
    cpy_r_r15 = CPyTagged_StealAsObject(cpy_r_r14);
    cpy_r_r16 = PySequence_Contains(cpy_r_colours, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    cpy_r_r17 = cpy_r_r16 >= 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_readiness", 324, CPyStatic_prospects___globals);
        goto CPyL47;
    }
    cpy_r_r18 = cpy_r_r16;
    if (cpy_r_r18) {
        goto CPyL48;
    } else
        goto CPyL9;
CPyL8: ;
    cpy_r_r19 = PyFloat_FromDouble(1.0);
    cpy_r_r20 = CPyList_SetItem(cpy_r_found, cpy_r_number, cpy_r_r19);
    CPyTagged_DECREF(cpy_r_number);
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_readiness", 325, CPyStatic_prospects___globals);
        goto CPyL49;
    } else
        goto CPyL41;
CPyL9: ;
    cpy_r_r21 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_colours;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "_readiness", "Book", "colours", 327, CPyStatic_prospects___globals);
        goto CPyL47;
    }
    CPy_INCREF(cpy_r_r21);
CPyL10: ;
    cpy_r_r22 = CPySequenceTuple_GetItem(cpy_r_r12, 2);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_readiness", 327, CPyStatic_prospects___globals);
        goto CPyL50;
    }
    if (likely(PyLong_Check(cpy_r_r22)))
        cpy_r_r23 = CPyTagged_FromObject(cpy_r_r22);
    else {
        CPy_TypeError("int", cpy_r_r22); cpy_r_r23 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_readiness", 327, CPyStatic_prospects___globals);
        goto CPyL50;
    }
    cpy_r_r24 = CPyList_GetItem(cpy_r_r21, cpy_r_r23);
    CPy_DECREF(cpy_r_r21);
    CPyTagged_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_readiness", 327, CPyStatic_prospects___globals);
        goto CPyL46;
    }
    if (likely(PyTuple_Check(cpy_r_r24)))
        cpy_r_r25 = cpy_r_r24;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "_readiness", 327, CPyStatic_prospects___globals, "tuple", cpy_r_r24);
        goto CPyL46;
    }
    cpy_r_r26 = CPySequenceTuple_GetItem(cpy_r_r25, 8);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_readiness", 327, CPyStatic_prospects___globals);
        goto CPyL46;
    }
    if (likely(PyTuple_Check(cpy_r_r26)))
        cpy_r_r27 = cpy_r_r26;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "_readiness", 327, CPyStatic_prospects___globals, "tuple", cpy_r_r26);
        goto CPyL46;
    }
    cpy_r_r28 = (CPyPtr)((CPyPtr)cpy_r_colours + offsetof(PyVarObject, ob_size));
    cpy_r_r29 = *(int64_t *)cpy_r_r28;
    cpy_r_r30 = cpy_r_r29 << 1;
    cpy_r_r31 = (CPyPtr)((CPyPtr)cpy_r_r27 + offsetof(PyVarObject, ob_size));
    cpy_r_r32 = *(int64_t *)cpy_r_r31;
    cpy_r_r33 = cpy_r_r32 << 1;
    cpy_r_r34 = (Py_ssize_t)cpy_r_r30 < (Py_ssize_t)cpy_r_r33;
    if (cpy_r_r34) goto CPyL51;
    cpy_r_missing = 0;
    cpy_r_possible = 1;
    cpy_r_r35 = (CPyPtr)((CPyPtr)cpy_r_r27 + offsetof(PyVarObject, ob_size));
    cpy_r_r36 = *(int64_t *)cpy_r_r35;
    cpy_r_r37 = 0;
CPyL18: ;
    cpy_r_r38 = cpy_r_r37 < cpy_r_r36;
    if (!cpy_r_r38) goto CPyL52;
    cpy_r_r39 = CPySequenceTuple_GetItemUnsafe(cpy_r_r27, cpy_r_r37);
    if (likely(PyLong_Check(cpy_r_r39)))
        cpy_r_r40 = CPyTagged_FromObject(cpy_r_r39);
    else {
        CPy_TypeError("int", cpy_r_r39); cpy_r_r40 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_readiness", 332, CPyStatic_prospects___globals);
        goto CPyL53;
    }
    CPyTagged_INCREF(cpy_r_r40);
    cpy_r_r41 = CPyTagged_StealAsObject(cpy_r_r40);
    cpy_r_r42 = PySequence_Contains(cpy_r_colours, cpy_r_r41);
    CPy_DECREF(cpy_r_r41);
    cpy_r_r43 = cpy_r_r42 >= 0;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_readiness", 333, CPyStatic_prospects___globals);
        goto CPyL54;
    }
    cpy_r_r44 = cpy_r_r42;
    cpy_r_r45 = cpy_r_r44 ^ 1;
    if (!cpy_r_r45) goto CPyL55;
    cpy_r_r46 = CPyTagged_Add(cpy_r_missing, 2);
    CPyTagged_DECREF(cpy_r_missing);
    cpy_r_missing = cpy_r_r46;
    if (cpy_r_possible) {
        goto CPyL24;
    } else
        goto CPyL56;
CPyL23: ;
    cpy_r_r47 = cpy_r_possible;
    goto CPyL35;
CPyL24: ;
    cpy_r_r48 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_workers;
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "_readiness", "Player", "workers", 335, CPyStatic_prospects___globals);
        goto CPyL54;
    }
    CPy_INCREF(cpy_r_r48);
CPyL25: ;
    cpy_r_r49 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_worker_of;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "_readiness", "Book", "worker_of", 335, CPyStatic_prospects___globals);
        goto CPyL57;
    }
    CPy_INCREF(cpy_r_r49);
CPyL26: ;
    cpy_r_r50 = CPyTagged_StealAsObject(cpy_r_r40);
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    CPy_DECREF(cpy_r_r49);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_readiness", 335, CPyStatic_prospects___globals);
        goto CPyL58;
    }
    if (likely(PyLong_Check(cpy_r_r51)))
        cpy_r_r52 = CPyTagged_FromObject(cpy_r_r51);
    else {
        CPy_TypeError("int", cpy_r_r51); cpy_r_r52 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r52 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_readiness", 335, CPyStatic_prospects___globals);
        goto CPyL58;
    }
    cpy_r_r53 = CPyList_GetItemBorrow(cpy_r_r48, cpy_r_r52);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_readiness", 335, CPyStatic_prospects___globals);
        goto CPyL59;
    }
    if (likely(PyLong_Check(cpy_r_r53)))
        cpy_r_r54 = CPyTagged_FromObject(cpy_r_r53);
    else {
        CPy_TypeError("int", cpy_r_r53); cpy_r_r54 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r54 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_readiness", 335, CPyStatic_prospects___globals);
        goto CPyL59;
    }
    cpy_r_r55 = cpy_r_r54 & 1;
    cpy_r_r56 = cpy_r_r55 != 0;
    if (cpy_r_r56) goto CPyL32;
    cpy_r_r57 = 0 & 1;
    cpy_r_r58 = cpy_r_r57 != 0;
    if (!cpy_r_r58) goto CPyL33;
CPyL32: ;
    cpy_r_r59 = CPyTagged_IsLt_(0, cpy_r_r54);
    cpy_r_r60 = cpy_r_r59;
    goto CPyL34;
CPyL33: ;
    cpy_r_r61 = (Py_ssize_t)cpy_r_r54 > (Py_ssize_t)0;
    cpy_r_r60 = cpy_r_r61;
CPyL34: ;
    CPyTagged_DECREF(cpy_r_r54);
    CPy_DECREF(cpy_r_r48);
    CPyTagged_DECREF(cpy_r_r52);
    cpy_r_r47 = cpy_r_r60;
CPyL35: ;
    cpy_r_possible = cpy_r_r47;
CPyL36: ;
    cpy_r_r62 = cpy_r_r37 + 1;
    cpy_r_r37 = cpy_r_r62;
    goto CPyL18;
CPyL37: ;
    if (!cpy_r_possible) goto CPyL60;
    cpy_r_r63 = CPyFloat_FromTagged(cpy_r_missing);
    CPyTagged_DECREF(cpy_r_missing);
    cpy_r_r64 = cpy_r_r63 == -113.0;
    if (unlikely(cpy_r_r64)) goto CPyL40;
CPyL39: ;
    cpy_r_r65 = 0.3 * cpy_r_r63;
    cpy_r_r66 = 1.0 - cpy_r_r65;
    cpy_r_r67 = PyFloat_FromDouble(cpy_r_r66);
    cpy_r_r68 = CPyList_SetItem(cpy_r_found, cpy_r_number, cpy_r_r67);
    CPyTagged_DECREF(cpy_r_number);
    if (unlikely(!cpy_r_r68)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_readiness", 337, CPyStatic_prospects___globals);
        goto CPyL49;
    } else
        goto CPyL41;
CPyL40: ;
    cpy_r_r69 = PyErr_Occurred();
    if (unlikely(cpy_r_r69 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_readiness", 337, CPyStatic_prospects___globals);
        goto CPyL46;
    } else
        goto CPyL39;
CPyL41: ;
    cpy_r_r70 = cpy_r_r1 + 2;
    cpy_r_r1 = cpy_r_r70;
    cpy_r_r71 = cpy_r_r3 + 1;
    cpy_r_r3 = cpy_r_r71;
    goto CPyL2;
CPyL42: ;
    return 1;
CPyL43: ;
    cpy_r_r72 = 2;
    return cpy_r_r72;
CPyL44: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL43;
CPyL45: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r2);
    goto CPyL42;
CPyL46: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_number);
    goto CPyL43;
CPyL47: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r12);
    goto CPyL43;
CPyL48: ;
    CPy_DECREF(cpy_r_r12);
    goto CPyL8;
CPyL49: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL43;
CPyL50: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r21);
    goto CPyL43;
CPyL51: ;
    CPyTagged_DECREF(cpy_r_number);
    CPy_DECREF(cpy_r_r27);
    goto CPyL41;
CPyL52: ;
    CPy_DECREF(cpy_r_r27);
    goto CPyL37;
CPyL53: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_missing);
    goto CPyL43;
CPyL54: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_missing);
    CPyTagged_DecRef(cpy_r_r40);
    goto CPyL43;
CPyL55: ;
    CPyTagged_DECREF(cpy_r_r40);
    goto CPyL36;
CPyL56: ;
    CPyTagged_DECREF(cpy_r_r40);
    goto CPyL23;
CPyL57: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_missing);
    CPyTagged_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_r48);
    goto CPyL43;
CPyL58: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_missing);
    CPy_DecRef(cpy_r_r48);
    goto CPyL43;
CPyL59: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_missing);
    CPy_DecRef(cpy_r_r48);
    CPyTagged_DecRef(cpy_r_r52);
    goto CPyL43;
CPyL60: ;
    CPyTagged_DECREF(cpy_r_number);
    CPyTagged_DECREF(cpy_r_missing);
    goto CPyL41;
}
        
        PyObject *CPyPy_prospects___Prospects____readiness(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"player", "colours", "found", 0};
            static CPyArg_Parser parser = {"OOO:_readiness", kwlist, 0};
            PyObject *obj_player;
            PyObject *obj_colours;
            PyObject *obj_found;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_player, &obj_colours, &obj_found)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_prospects___Prospects))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.prospects.Prospects", obj_self); 
                goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_scholars___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.scholars.table.Player", obj_player); 
                goto fail;
            }
            PyObject *arg_colours;
            if (likely(PyList_Check(obj_colours)))
                arg_colours = obj_colours;
            else {
                CPy_TypeError("list", obj_colours); 
                goto fail;
            }
            PyObject *arg_found;
            if (likely(PyList_Check(obj_found)))
                arg_found = obj_found;
            else {
                CPy_TypeError("list", obj_found); 
                goto fail;
            }
            char retval = CPyDef_prospects___Prospects____readiness(arg_self, arg_player, arg_colours, arg_found);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_readiness", 320, CPyStatic_prospects___globals);
            return NULL;
        }
        
PyObject *CPyDef_prospects___Prospects___of_scrolls(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    int64_t cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    CPyPtr cpy_r_r12;
    CPyPtr cpy_r_r13;
    int64_t cpy_r_r14;
    CPyPtr cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    tuple_T2FI cpy_r_r26;
    double cpy_r_r27;
    CPyTagged cpy_r_r28;
    double cpy_r_r29;
    CPyTagged cpy_r_r30;
    CPyTagged cpy_r_r31;
    int64_t cpy_r_r32;
    char cpy_r_r33;
    int64_t cpy_r_r34;
    char cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    double cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    double cpy_r_r47;
    char cpy_r_r48;
    double cpy_r_r49;
    tuple_T2IF cpy_r_r50;
    PyObject *cpy_r_r51;
    int32_t cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    int64_t cpy_r_r55;
    PyObject *cpy_r_r56;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "of_scrolls", "Table", "players", 341, CPyStatic_prospects___globals);
        goto CPyL33;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_scrolls", 341, CPyStatic_prospects___globals);
        goto CPyL33;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_scholars___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "of_scrolls", 341, CPyStatic_prospects___globals, "serai.games.scholars.table.Player", cpy_r_r1);
        goto CPyL33;
    }
    cpy_r_r3 = 2;
    cpy_r_r4 = CPyDef_prospects___Prospects___chain_costs(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_scrolls", 342, CPyStatic_prospects___globals);
        goto CPyL34;
    }
    cpy_r_r5 = CPyDef_scholars___scoring___scroll_counts(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_scrolls", 343, CPyStatic_prospects___globals);
        goto CPyL35;
    }
    cpy_r_r6 = PyList_New(0);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_scrolls", 344, CPyStatic_prospects___globals);
        goto CPyL36;
    }
    cpy_r_r7 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_house;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "of_scrolls", "Table", "house", 345, CPyStatic_prospects___globals);
        goto CPyL37;
    }
    CPy_INCREF(cpy_r_r7);
CPyL7: ;
    cpy_r_r8 = 0;
CPyL8: ;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyVarObject, ob_size));
    cpy_r_r10 = *(int64_t *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r8 < cpy_r_r10;
    if (!cpy_r_r11) goto CPyL38;
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
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_scrolls", 345, CPyStatic_prospects___globals);
        goto CPyL39;
    }
    cpy_r_r18 = (Py_ssize_t)cpy_r_r17 != -2;
    if (!cpy_r_r18) goto CPyL40;
    cpy_r_r19 = ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__book;
    cpy_r_r20 = ((serai___games___scholars___book___BookObject *)cpy_r_r19)->_scrolls;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "of_scrolls", "Book", "scrolls", 347, CPyStatic_prospects___globals);
        goto CPyL41;
    }
CPyL12: ;
    cpy_r_r21 = CPyList_GetItem(cpy_r_r20, cpy_r_r17);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_scrolls", 347, CPyStatic_prospects___globals);
        goto CPyL41;
    }
    if (likely(PyTuple_Check(cpy_r_r21)))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "of_scrolls", 347, CPyStatic_prospects___globals, "tuple", cpy_r_r21);
        goto CPyL41;
    }
    cpy_r_r23 = CPySequenceTuple_GetItem(cpy_r_r22, 2);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_scrolls", 347, CPyStatic_prospects___globals);
        goto CPyL41;
    }
    if (likely(PyLong_Check(cpy_r_r23)))
        cpy_r_r24 = CPyTagged_FromObject(cpy_r_r23);
    else {
        CPy_TypeError("int", cpy_r_r23); cpy_r_r24 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_scrolls", 347, CPyStatic_prospects___globals);
        goto CPyL41;
    }
    cpy_r_r25 = CPyList_GetItem(cpy_r_r4, cpy_r_r24);
    CPyTagged_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_scrolls", 347, CPyStatic_prospects___globals);
        goto CPyL41;
    }
    PyObject *__tmp6091;
    if (unlikely(!(PyTuple_Check(cpy_r_r25) && PyTuple_GET_SIZE(cpy_r_r25) == 2))) {
        __tmp6091 = NULL;
        goto __LL6092;
    }
    if (likely(CPyFloat_Check(PyTuple_GET_ITEM(cpy_r_r25, 0))))
        __tmp6091 = PyTuple_GET_ITEM(cpy_r_r25, 0);
    else {
        __tmp6091 = NULL;
    }
    if (__tmp6091 == NULL) goto __LL6092;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r25, 1))))
        __tmp6091 = PyTuple_GET_ITEM(cpy_r_r25, 1);
    else {
        __tmp6091 = NULL;
    }
    if (__tmp6091 == NULL) goto __LL6092;
    __tmp6091 = cpy_r_r25;
__LL6092: ;
    if (unlikely(__tmp6091 == NULL)) {
        CPy_TypeError("tuple[float, int]", cpy_r_r25); cpy_r_r26 = (tuple_T2FI) { -113.0, CPY_INT_TAG };
    } else {
        PyObject *__tmp6093 = PyTuple_GET_ITEM(cpy_r_r25, 0);
        double __tmp6094;
        __tmp6094 = PyFloat_AsDouble(__tmp6093);
        if (__tmp6094 == -1.0 && PyErr_Occurred()) {
            goto __LL6095;
        }
        cpy_r_r26.f0 = __tmp6094;
        PyObject *__tmp6096 = PyTuple_GET_ITEM(cpy_r_r25, 1);
        CPyTagged __tmp6097;
        if (likely(PyLong_Check(__tmp6096)))
            __tmp6097 = CPyTagged_FromObject(__tmp6096);
        else {
            goto __LL6098;
        }
        cpy_r_r26.f1 = __tmp6097;
    }
    goto __LL6099;
__LL6095: ;
    cpy_r_r26 = (tuple_T2FI) { -113.0, CPY_INT_TAG };
    goto __LL6099;
__LL6098: ;
    cpy_r_r26 = (tuple_T2FI) { -113.0, CPY_INT_TAG };
    goto __LL6099;
__LL6099: ;
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26.f1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_scrolls", 347, CPyStatic_prospects___globals);
        goto CPyL41;
    }
    cpy_r_r27 = cpy_r_r26.f0;
    cpy_r_r28 = cpy_r_r26.f1;
    cpy_r_r29 = cpy_r_r27;
    cpy_r_r30 = cpy_r_r28;
    cpy_r_r31 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_gold;
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "of_scrolls", "Player", "gold", 348, CPyStatic_prospects___globals);
        goto CPyL42;
    }
CPyL19: ;
    cpy_r_r32 = cpy_r_r30 & 1;
    cpy_r_r33 = cpy_r_r32 != 0;
    if (cpy_r_r33) goto CPyL21;
    cpy_r_r34 = cpy_r_r31 & 1;
    cpy_r_r35 = cpy_r_r34 != 0;
    if (!cpy_r_r35) goto CPyL22;
CPyL21: ;
    cpy_r_r36 = CPyTagged_IsLt_(cpy_r_r31, cpy_r_r30);
    cpy_r_r37 = cpy_r_r36 ^ 1;
    cpy_r_r38 = cpy_r_r37;
    goto CPyL23;
CPyL22: ;
    cpy_r_r39 = (Py_ssize_t)cpy_r_r30 <= (Py_ssize_t)cpy_r_r31;
    cpy_r_r38 = cpy_r_r39;
CPyL23: ;
    CPyTagged_DECREF(cpy_r_r30);
    if (!cpy_r_r38) goto CPyL40;
    cpy_r_r40 = CPyStatic_prospects___globals;
    cpy_r_r41 = CPyStatics[3567]; /* 'FAR' */
    cpy_r_r42 = CPyDict_GetItem(cpy_r_r40, cpy_r_r41);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_scrolls", 348, CPyStatic_prospects___globals);
        goto CPyL41;
    }
    cpy_r_r43 = PyFloat_AsDouble(cpy_r_r42);
    if (cpy_r_r43 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r42); cpy_r_r43 = -113.0;
    }
    CPy_DECREF(cpy_r_r42);
    cpy_r_r44 = cpy_r_r43 == -113.0;
    if (unlikely(cpy_r_r44)) goto CPyL27;
CPyL26: ;
    cpy_r_r45 = cpy_r_r29 < cpy_r_r43;
    if (cpy_r_r45) {
        goto CPyL28;
    } else
        goto CPyL40;
CPyL27: ;
    cpy_r_r46 = PyErr_Occurred();
    if (unlikely(cpy_r_r46 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_scrolls", 348, CPyStatic_prospects___globals);
        goto CPyL41;
    } else
        goto CPyL26;
CPyL28: ;
    CPyTagged_INCREF(cpy_r_r17);
    cpy_r_r47 = CPyDef_prospects___Prospects____scroll(cpy_r_self, cpy_r_r2, cpy_r_r17, cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r17);
    cpy_r_r48 = cpy_r_r47 == -113.0;
    if (unlikely(cpy_r_r48)) goto CPyL30;
CPyL29: ;
    cpy_r_r49 = cpy_r_r47 - cpy_r_r29;
    cpy_r_r50.f0 = cpy_r_r17;
    cpy_r_r50.f1 = cpy_r_r49;
    cpy_r_r51 = PyTuple_New(2);
    if (unlikely(cpy_r_r51 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6100 = CPyTagged_StealAsObject(cpy_r_r50.f0);
    PyTuple_SET_ITEM(cpy_r_r51, 0, __tmp6100);
    PyObject *__tmp6101 = PyFloat_FromDouble(cpy_r_r50.f1);
    PyTuple_SET_ITEM(cpy_r_r51, 1, __tmp6101);
    cpy_r_r52 = PyList_Append(cpy_r_r6, cpy_r_r51);
    CPy_DECREF(cpy_r_r51);
    cpy_r_r53 = cpy_r_r52 >= 0;
    if (unlikely(!cpy_r_r53)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_scrolls", 349, CPyStatic_prospects___globals);
        goto CPyL39;
    } else
        goto CPyL31;
CPyL30: ;
    cpy_r_r54 = PyErr_Occurred();
    if (unlikely(cpy_r_r54 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_scrolls", 349, CPyStatic_prospects___globals);
        goto CPyL43;
    } else
        goto CPyL29;
CPyL31: ;
    cpy_r_r55 = cpy_r_r8 + 1;
    cpy_r_r8 = cpy_r_r55;
    goto CPyL8;
CPyL32: ;
    return cpy_r_r6;
CPyL33: ;
    cpy_r_r56 = NULL;
    return cpy_r_r56;
CPyL34: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL33;
CPyL35: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    goto CPyL33;
CPyL36: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    goto CPyL33;
CPyL37: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    goto CPyL33;
CPyL38: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r7);
    goto CPyL32;
CPyL39: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    goto CPyL33;
CPyL40: ;
    CPyTagged_DECREF(cpy_r_r17);
    goto CPyL31;
CPyL41: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r17);
    goto CPyL33;
CPyL42: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r30);
    goto CPyL33;
CPyL43: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r17);
    goto CPyL33;
}
        
        PyObject *CPyPy_prospects___Prospects___of_scrolls(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:of_scrolls", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_prospects___Prospects))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.prospects.Prospects", obj_self); 
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
            PyObject *retval = CPyDef_prospects___Prospects___of_scrolls(arg_self, arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_scrolls", 339, CPyStatic_prospects___globals);
            return NULL;
        }
        
double CPyDef_prospects___Prospects____translate(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_colour) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyPtr cpy_r_r12;
    int64_t cpy_r_r13;
    PyObject *cpy_r_r14;
    int64_t cpy_r_r15;
    CPyPtr cpy_r_r16;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    CPyPtr cpy_r_r19;
    CPyPtr cpy_r_r20;
    int64_t cpy_r_r21;
    CPyPtr cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    int64_t cpy_r_r29;
    double cpy_r_best;
    PyObject *cpy_r_r30;
    int64_t cpy_r_r31;
    CPyPtr cpy_r_r32;
    int64_t cpy_r_r33;
    char cpy_r_r34;
    CPyPtr cpy_r_r35;
    CPyPtr cpy_r_r36;
    int64_t cpy_r_r37;
    CPyPtr cpy_r_r38;
    PyObject *cpy_r_r39;
    tuple_T2IF cpy_r_r40;
    CPyTagged cpy_r_r41;
    double cpy_r_r42;
    PyObject *cpy_r_r43;
    int32_t cpy_r_r44;
    char cpy_r_r45;
    char cpy_r_r46;
    char cpy_r_r47;
    double cpy_r_r48;
    int64_t cpy_r_r49;
    double cpy_r_r50;
    cpy_r_r0 = ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__book;
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_guild_of_colour;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "_translate", "Book", "guild_of_colour", 353, CPyStatic_prospects___globals);
        goto CPyL30;
    }
    CPy_INCREF(cpy_r_r1);
CPyL1: ;
    CPyTagged_INCREF(cpy_r_colour);
    cpy_r_r2 = CPyTagged_StealAsObject(cpy_r_colour);
    cpy_r_r3 = CPyDict_GetWithNone(cpy_r_r1, cpy_r_r2);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_translate", 353, CPyStatic_prospects___globals);
        goto CPyL30;
    }
    if (PyLong_Check(cpy_r_r3))
        cpy_r_r4 = cpy_r_r3;
    else {
        cpy_r_r4 = NULL;
    }
    if (cpy_r_r4 != NULL) goto __LL6102;
    if (cpy_r_r3 == Py_None)
        cpy_r_r4 = cpy_r_r3;
    else {
        cpy_r_r4 = NULL;
    }
    if (cpy_r_r4 != NULL) goto __LL6102;
    CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "_translate", 353, CPyStatic_prospects___globals, "int or None", cpy_r_r3);
    goto CPyL30;
__LL6102: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_r4 == cpy_r_r5;
    if (cpy_r_r6) {
        goto CPyL31;
    } else
        goto CPyL5;
CPyL4: ;
    return 0.0;
CPyL5: ;
    cpy_r_r7 = ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__book;
    cpy_r_r8 = ((serai___games___scholars___book___BookObject *)cpy_r_r7)->_columns;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "_translate", "Book", "columns", 356, CPyStatic_prospects___globals);
        goto CPyL32;
    }
CPyL6: ;
    if (likely(PyLong_Check(cpy_r_r4)))
        cpy_r_r9 = CPyTagged_FromObject(cpy_r_r4);
    else {
        CPy_TypeError("int", cpy_r_r4); cpy_r_r9 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_translate", 356, CPyStatic_prospects___globals);
        goto CPyL30;
    }
    cpy_r_r10 = CPyList_GetItem(cpy_r_r8, cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_translate", 356, CPyStatic_prospects___globals);
        goto CPyL30;
    }
    if (likely(PyList_Check(cpy_r_r10)))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "_translate", 356, CPyStatic_prospects___globals, "list", cpy_r_r10);
        goto CPyL30;
    }
    cpy_r_r12 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyVarObject, ob_size));
    cpy_r_r13 = *(int64_t *)cpy_r_r12;
    cpy_r_r14 = PyList_New(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_translate", 356, CPyStatic_prospects___globals);
        goto CPyL33;
    }
    cpy_r_r15 = 0;
CPyL11: ;
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyVarObject, ob_size));
    cpy_r_r17 = *(int64_t *)cpy_r_r16;
    cpy_r_r18 = cpy_r_r15 < cpy_r_r17;
    if (!cpy_r_r18) goto CPyL34;
    cpy_r_r19 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_translate", 356, CPyStatic_prospects___globals);
        goto CPyL35;
    }
    cpy_r_r25 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_house;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "_translate", "Table", "house", 356, CPyStatic_prospects___globals);
        goto CPyL36;
    }
CPyL14: ;
    cpy_r_r26 = CPyList_GetItem(cpy_r_r25, cpy_r_r24);
    CPyTagged_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_translate", 356, CPyStatic_prospects___globals);
        goto CPyL35;
    }
    if (likely(PyLong_Check(cpy_r_r26)))
        cpy_r_r27 = CPyTagged_FromObject(cpy_r_r26);
    else {
        CPy_TypeError("int", cpy_r_r26); cpy_r_r27 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_translate", 356, CPyStatic_prospects___globals);
        goto CPyL35;
    }
    cpy_r_r28 = CPyTagged_StealAsObject(cpy_r_r27);
    CPyList_SetItemUnsafe(cpy_r_r14, cpy_r_r15, cpy_r_r28);
    cpy_r_r29 = cpy_r_r15 + 1;
    cpy_r_r15 = cpy_r_r29;
    goto CPyL11;
CPyL18: ;
    cpy_r_best = 0.0;
    cpy_r_r30 = CPyDef_prospects___Prospects___of_scrolls(cpy_r_self, cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_translate", 358, CPyStatic_prospects___globals);
        goto CPyL37;
    }
    cpy_r_r31 = 0;
CPyL20: ;
    cpy_r_r32 = (CPyPtr)((CPyPtr)cpy_r_r30 + offsetof(PyVarObject, ob_size));
    cpy_r_r33 = *(int64_t *)cpy_r_r32;
    cpy_r_r34 = cpy_r_r31 < cpy_r_r33;
    if (!cpy_r_r34) goto CPyL38;
    cpy_r_r35 = (CPyPtr)((CPyPtr)cpy_r_r30 + offsetof(PyListObject, ob_item));
    cpy_r_r36 = *(CPyPtr *)cpy_r_r35;
    cpy_r_r37 = cpy_r_r31 * 8;
    cpy_r_r38 = cpy_r_r36 + cpy_r_r37;
    cpy_r_r39 = *(PyObject * *)cpy_r_r38;
    CPy_INCREF(cpy_r_r39);
    PyObject *__tmp6103;
    if (unlikely(!(PyTuple_Check(cpy_r_r39) && PyTuple_GET_SIZE(cpy_r_r39) == 2))) {
        __tmp6103 = NULL;
        goto __LL6104;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r39, 0))))
        __tmp6103 = PyTuple_GET_ITEM(cpy_r_r39, 0);
    else {
        __tmp6103 = NULL;
    }
    if (__tmp6103 == NULL) goto __LL6104;
    if (likely(CPyFloat_Check(PyTuple_GET_ITEM(cpy_r_r39, 1))))
        __tmp6103 = PyTuple_GET_ITEM(cpy_r_r39, 1);
    else {
        __tmp6103 = NULL;
    }
    if (__tmp6103 == NULL) goto __LL6104;
    __tmp6103 = cpy_r_r39;
__LL6104: ;
    if (unlikely(__tmp6103 == NULL)) {
        CPy_TypeError("tuple[int, float]", cpy_r_r39); cpy_r_r40 = (tuple_T2IF) { CPY_INT_TAG, -113.0 };
    } else {
        PyObject *__tmp6105 = PyTuple_GET_ITEM(cpy_r_r39, 0);
        CPyTagged __tmp6106;
        if (likely(PyLong_Check(__tmp6105)))
            __tmp6106 = CPyTagged_FromObject(__tmp6105);
        else {
            goto __LL6107;
        }
        cpy_r_r40.f0 = __tmp6106;
        PyObject *__tmp6108 = PyTuple_GET_ITEM(cpy_r_r39, 1);
        double __tmp6109;
        __tmp6109 = PyFloat_AsDouble(__tmp6108);
        if (__tmp6109 == -1.0 && PyErr_Occurred()) {
            goto __LL6110;
        }
        cpy_r_r40.f1 = __tmp6109;
    }
    goto __LL6111;
__LL6107: ;
    cpy_r_r40 = (tuple_T2IF) { CPY_INT_TAG, -113.0 };
    goto __LL6111;
__LL6110: ;
    CPyTagged_DECREF(cpy_r_r40.f0);
    cpy_r_r40 = (tuple_T2IF) { CPY_INT_TAG, -113.0 };
    goto __LL6111;
__LL6111: ;
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_translate", 358, CPyStatic_prospects___globals);
        goto CPyL39;
    }
    cpy_r_r41 = cpy_r_r40.f0;
    CPyTagged_INCREF(cpy_r_r41);
    cpy_r_r42 = cpy_r_r40.f1;
    CPyTagged_DECREF(cpy_r_r40.f0);
    cpy_r_r43 = CPyTagged_StealAsObject(cpy_r_r41);
    cpy_r_r44 = PySequence_Contains(cpy_r_r14, cpy_r_r43);
    CPy_DECREF(cpy_r_r43);
    cpy_r_r45 = cpy_r_r44 >= 0;
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_translate", 359, CPyStatic_prospects___globals);
        goto CPyL39;
    }
    cpy_r_r46 = cpy_r_r44;
    if (!cpy_r_r46) goto CPyL28;
    cpy_r_r47 = cpy_r_r42 > cpy_r_best;
    if (!cpy_r_r47) goto CPyL26;
    cpy_r_r48 = cpy_r_r42;
    goto CPyL27;
CPyL26: ;
    cpy_r_r48 = cpy_r_best;
CPyL27: ;
    cpy_r_best = cpy_r_r48;
CPyL28: ;
    cpy_r_r49 = cpy_r_r31 + 1;
    cpy_r_r31 = cpy_r_r49;
    goto CPyL20;
CPyL29: ;
    return cpy_r_best;
CPyL30: ;
    cpy_r_r50 = -113.0;
    return cpy_r_r50;
CPyL31: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL4;
CPyL32: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL30;
CPyL33: ;
    CPy_DecRef(cpy_r_r11);
    goto CPyL30;
CPyL34: ;
    CPy_DECREF(cpy_r_r11);
    goto CPyL18;
CPyL35: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r14);
    goto CPyL30;
CPyL36: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r24);
    goto CPyL30;
CPyL37: ;
    CPy_DecRef(cpy_r_r14);
    goto CPyL30;
CPyL38: ;
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r30);
    goto CPyL29;
CPyL39: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r30);
    goto CPyL30;
}
        
        PyObject *CPyPy_prospects___Prospects____translate(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "colour", 0};
            static CPyArg_Parser parser = {"OOO:_translate", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_colour;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_colour)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_prospects___Prospects))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.prospects.Prospects", obj_self); 
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
            CPyTagged arg_colour;
            if (likely(PyLong_Check(obj_colour)))
                arg_colour = CPyTagged_BorrowFromObject(obj_colour);
            else {
                CPy_TypeError("int", obj_colour); goto fail;
            }
            double retval = CPyDef_prospects___Prospects____translate(arg_self, arg_t, arg_me, arg_colour);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_translate", 352, CPyStatic_prospects___globals);
            return NULL;
        }
        
double CPyDef_prospects___Prospects____research(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_colour, CPyTagged cpy_r_value) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    double cpy_r_r5;
    double cpy_r_r6;
    double cpy_r_r7;
    double cpy_r_best;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    int32_t cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
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
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    CPyTagged cpy_r_r45;
    int64_t cpy_r_r46;
    char cpy_r_r47;
    int64_t cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    char cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    CPyTagged cpy_r_r55;
    CPyTagged cpy_r_r56;
    int64_t cpy_r_r57;
    char cpy_r_r58;
    int64_t cpy_r_r59;
    char cpy_r_r60;
    char cpy_r_r61;
    char cpy_r_r62;
    char cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    double cpy_r_r66;
    char cpy_r_r67;
    double cpy_r_r68;
    double cpy_r_r69;
    double cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    CPyTagged cpy_r_r73;
    double cpy_r_r74;
    double cpy_r_r75;
    char cpy_r_r76;
    double cpy_r_r77;
    double cpy_r_r78;
    double cpy_r_worth;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    CPyTagged cpy_r_r81;
    char cpy_r_r82;
    CPyTagged cpy_r_r83;
    CPyPtr cpy_r_r84;
    int64_t cpy_r_r85;
    CPyTagged cpy_r_r86;
    CPyTagged cpy_r_r87;
    int64_t cpy_r_r88;
    char cpy_r_r89;
    int64_t cpy_r_r90;
    char cpy_r_r91;
    char cpy_r_r92;
    char cpy_r_r93;
    CPyTagged cpy_r_r94;
    PyObject *cpy_r_r95;
    double cpy_r_r96;
    char cpy_r_r97;
    double cpy_r_r98;
    PyObject *cpy_r_r99;
    char cpy_r_r100;
    double cpy_r_r101;
    int64_t cpy_r_r102;
    double cpy_r_r103;
    cpy_r_r0 = ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__book;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__weights;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "_research", "Table", "players", 367, CPyStatic_prospects___globals);
        goto CPyL70;
    }
CPyL1: ;
    cpy_r_r3 = CPyList_GetItem(cpy_r_r2, cpy_r_me);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_research", 367, CPyStatic_prospects___globals);
        goto CPyL70;
    }
    if (likely(Py_TYPE(cpy_r_r3) == CPyType_scholars___table___Player))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "_research", 367, CPyStatic_prospects___globals, "serai.games.scholars.table.Player", cpy_r_r3);
        goto CPyL70;
    }
    cpy_r_r5 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r1)->_worker;
    cpy_r_r6 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r1)->_silver;
    cpy_r_r7 = cpy_r_r5 + cpy_r_r6;
    cpy_r_best = cpy_r_r7;
    cpy_r_r8 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_colours;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "_research", "Book", "colours", 369, CPyStatic_prospects___globals);
        goto CPyL71;
    }
CPyL4: ;
    cpy_r_r9 = CPyList_GetItem(cpy_r_r8, cpy_r_colour);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_research", 369, CPyStatic_prospects___globals);
        goto CPyL71;
    }
    if (likely(PyTuple_Check(cpy_r_r9)))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "_research", 369, CPyStatic_prospects___globals, "tuple", cpy_r_r9);
        goto CPyL71;
    }
    cpy_r_r11 = CPySequenceTuple_GetItem(cpy_r_r10, 2);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_research", 369, CPyStatic_prospects___globals);
        goto CPyL71;
    }
    if (likely(PyUnicode_Check(cpy_r_r11)))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "_research", 369, CPyStatic_prospects___globals, "str", cpy_r_r11);
        goto CPyL71;
    }
    cpy_r_r13 = CPyStatics[2348]; /* 'neutral' */
    cpy_r_r14 = CPyStr_EqualLiteral(cpy_r_r12, cpy_r_r13, 7);
    CPy_DECREF(cpy_r_r12);
    if (cpy_r_r14) goto CPyL72;
    cpy_r_r15 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_track_of_colour;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "_research", "Book", "track_of_colour", 369, CPyStatic_prospects___globals);
        goto CPyL71;
    }
    CPy_INCREF(cpy_r_r15);
CPyL10: ;
    CPyTagged_INCREF(cpy_r_colour);
    cpy_r_r16 = CPyTagged_StealAsObject(cpy_r_colour);
    cpy_r_r17 = PyDict_Contains(cpy_r_r15, cpy_r_r16);
    CPy_DECREF(cpy_r_r15);
    CPy_DECREF(cpy_r_r16);
    cpy_r_r18 = cpy_r_r17 >= 0;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_research", 369, CPyStatic_prospects___globals);
        goto CPyL71;
    }
    cpy_r_r19 = cpy_r_r17;
    cpy_r_r20 = cpy_r_r19 ^ 1;
    if (cpy_r_r20) {
        goto CPyL72;
    } else
        goto CPyL13;
CPyL12: ;
    return cpy_r_best;
CPyL13: ;
    cpy_r_r21 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_track_of_colour;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "_research", "Book", "track_of_colour", 371, CPyStatic_prospects___globals);
        goto CPyL71;
    }
    CPy_INCREF(cpy_r_r21);
CPyL14: ;
    CPyTagged_INCREF(cpy_r_colour);
    cpy_r_r22 = CPyTagged_StealAsObject(cpy_r_colour);
    cpy_r_r23 = CPyDict_GetItem(cpy_r_r21, cpy_r_r22);
    CPy_DECREF(cpy_r_r21);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_research", 371, CPyStatic_prospects___globals);
        goto CPyL71;
    }
    if (likely(PyLong_Check(cpy_r_r23)))
        cpy_r_r24 = CPyTagged_FromObject(cpy_r_r23);
    else {
        CPy_TypeError("int", cpy_r_r23); cpy_r_r24 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_research", 371, CPyStatic_prospects___globals);
        goto CPyL71;
    }
    cpy_r_r25 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r4)->_levels;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "_research", "Player", "levels", 372, CPyStatic_prospects___globals);
        goto CPyL73;
    }
CPyL17: ;
    cpy_r_r26 = CPyList_GetItem(cpy_r_r25, cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_research", 372, CPyStatic_prospects___globals);
        goto CPyL73;
    }
    if (likely(PyLong_Check(cpy_r_r26)))
        cpy_r_r27 = CPyTagged_FromObject(cpy_r_r26);
    else {
        CPy_TypeError("int", cpy_r_r26); cpy_r_r27 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_research", 372, CPyStatic_prospects___globals);
        goto CPyL73;
    }
    cpy_r_r28 = ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->_steps;
    cpy_r_r29 = CPyList_GetItem(cpy_r_r28, cpy_r_r24);
    CPyTagged_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_research", 373, CPyStatic_prospects___globals);
        goto CPyL74;
    }
    if (likely(PyList_Check(cpy_r_r29)))
        cpy_r_r30 = cpy_r_r29;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "_research", 373, CPyStatic_prospects___globals, "list", cpy_r_r29);
        goto CPyL74;
    }
    cpy_r_r31 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_research_options;
    if (unlikely(cpy_r_r31 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'research_options' of 'Book' undefined");
    } else {
        CPy_INCREF(cpy_r_r31);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_research", 374, CPyStatic_prospects___globals);
        goto CPyL75;
    }
CPyL22: ;
    cpy_r_r32 = 0;
CPyL23: ;
    cpy_r_r33 = (CPyPtr)((CPyPtr)cpy_r_r31 + offsetof(PyVarObject, ob_size));
    cpy_r_r34 = *(int64_t *)cpy_r_r33;
    cpy_r_r35 = cpy_r_r32 < cpy_r_r34;
    if (!cpy_r_r35) goto CPyL76;
    cpy_r_r36 = (CPyPtr)((CPyPtr)cpy_r_r31 + offsetof(PyListObject, ob_item));
    cpy_r_r37 = *(CPyPtr *)cpy_r_r36;
    cpy_r_r38 = cpy_r_r32 * 8;
    cpy_r_r39 = cpy_r_r37 + cpy_r_r38;
    cpy_r_r40 = *(PyObject * *)cpy_r_r39;
    CPy_INCREF(cpy_r_r40);
    if (likely(PyTuple_Check(cpy_r_r40)))
        cpy_r_r41 = cpy_r_r40;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "_research", 374, CPyStatic_prospects___globals, "tuple", cpy_r_r40);
        goto CPyL77;
    }
    cpy_r_r42 = CPySequenceTuple_GetItem(cpy_r_r41, 4);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_research", 375, CPyStatic_prospects___globals);
        goto CPyL78;
    }
    if (unlikely(!PyBool_Check(cpy_r_r42))) {
        CPy_TypeError("bool", cpy_r_r42); cpy_r_r43 = 2;
    } else
        cpy_r_r43 = cpy_r_r42 == Py_True;
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_research", 375, CPyStatic_prospects___globals);
        goto CPyL78;
    }
    if (!cpy_r_r43) goto CPyL79;
    cpy_r_r44 = CPySequenceTuple_GetItem(cpy_r_r41, 2);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_research", 375, CPyStatic_prospects___globals);
        goto CPyL78;
    }
    if (likely(PyLong_Check(cpy_r_r44)))
        cpy_r_r45 = CPyTagged_FromObject(cpy_r_r44);
    else {
        CPy_TypeError("int", cpy_r_r44); cpy_r_r45 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r45 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_research", 375, CPyStatic_prospects___globals);
        goto CPyL78;
    }
    cpy_r_r46 = cpy_r_r45 & 1;
    cpy_r_r47 = cpy_r_r46 != 0;
    if (cpy_r_r47) goto CPyL32;
    cpy_r_r48 = cpy_r_value & 1;
    cpy_r_r49 = cpy_r_r48 != 0;
    if (!cpy_r_r49) goto CPyL33;
CPyL32: ;
    cpy_r_r50 = CPyTagged_IsLt_(cpy_r_value, cpy_r_r45);
    cpy_r_r51 = cpy_r_r50 ^ 1;
    cpy_r_r52 = cpy_r_r51;
    goto CPyL34;
CPyL33: ;
    cpy_r_r53 = (Py_ssize_t)cpy_r_r45 <= (Py_ssize_t)cpy_r_value;
    cpy_r_r52 = cpy_r_r53;
CPyL34: ;
    CPyTagged_DECREF(cpy_r_r45);
    if (!cpy_r_r52) goto CPyL79;
    cpy_r_r54 = CPySequenceTuple_GetItem(cpy_r_r41, 6);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_research", 375, CPyStatic_prospects___globals);
        goto CPyL78;
    }
    if (likely(PyLong_Check(cpy_r_r54)))
        cpy_r_r55 = CPyTagged_FromObject(cpy_r_r54);
    else {
        CPy_TypeError("int", cpy_r_r54); cpy_r_r55 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r55 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_research", 375, CPyStatic_prospects___globals);
        goto CPyL78;
    }
    cpy_r_r56 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r4)->_gold;
    if (unlikely(cpy_r_r56 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "_research", "Player", "gold", 375, CPyStatic_prospects___globals);
        goto CPyL80;
    }
CPyL38: ;
    cpy_r_r57 = cpy_r_r55 & 1;
    cpy_r_r58 = cpy_r_r57 != 0;
    if (cpy_r_r58) goto CPyL40;
    cpy_r_r59 = cpy_r_r56 & 1;
    cpy_r_r60 = cpy_r_r59 != 0;
    if (!cpy_r_r60) goto CPyL41;
CPyL40: ;
    cpy_r_r61 = CPyTagged_IsLt_(cpy_r_r56, cpy_r_r55);
    cpy_r_r62 = cpy_r_r61 ^ 1;
    cpy_r_r63 = cpy_r_r62;
    goto CPyL42;
CPyL41: ;
    cpy_r_r64 = (Py_ssize_t)cpy_r_r55 <= (Py_ssize_t)cpy_r_r56;
    cpy_r_r63 = cpy_r_r64;
CPyL42: ;
    CPyTagged_DECREF(cpy_r_r55);
    if (!cpy_r_r63) goto CPyL79;
    cpy_r_r65 = CPyList_GetItem(cpy_r_r30, cpy_r_r27);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_research", 376, CPyStatic_prospects___globals);
        goto CPyL78;
    }
    cpy_r_r66 = PyFloat_AsDouble(cpy_r_r65);
    if (cpy_r_r66 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r65); cpy_r_r66 = -113.0;
    }
    CPy_DECREF(cpy_r_r65);
    cpy_r_r67 = cpy_r_r66 == -113.0;
    if (unlikely(cpy_r_r67)) goto CPyL46;
CPyL45: ;
    cpy_r_r68 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r1)->_silver;
    cpy_r_r69 = 2.0 * cpy_r_r68;
    cpy_r_r70 = cpy_r_r66 + cpy_r_r69;
    cpy_r_r71 = CPySequenceTuple_GetItem(cpy_r_r41, 6);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_research", 376, CPyStatic_prospects___globals);
        goto CPyL78;
    } else
        goto CPyL47;
CPyL46: ;
    cpy_r_r72 = PyErr_Occurred();
    if (unlikely(cpy_r_r72 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_research", 376, CPyStatic_prospects___globals);
        goto CPyL78;
    } else
        goto CPyL45;
CPyL47: ;
    if (likely(PyLong_Check(cpy_r_r71)))
        cpy_r_r73 = CPyTagged_FromObject(cpy_r_r71);
    else {
        CPy_TypeError("int", cpy_r_r71); cpy_r_r73 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r73 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_research", 376, CPyStatic_prospects___globals);
        goto CPyL78;
    }
    cpy_r_r74 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r1)->_gold;
    cpy_r_r75 = CPyFloat_FromTagged(cpy_r_r73);
    CPyTagged_DECREF(cpy_r_r73);
    cpy_r_r76 = cpy_r_r75 == -113.0;
    if (unlikely(cpy_r_r76)) goto CPyL50;
CPyL49: ;
    cpy_r_r77 = cpy_r_r75 * cpy_r_r74;
    cpy_r_r78 = cpy_r_r70 - cpy_r_r77;
    cpy_r_worth = cpy_r_r78;
    cpy_r_r79 = CPySequenceTuple_GetItem(cpy_r_r41, 6);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_research", 377, CPyStatic_prospects___globals);
        goto CPyL77;
    } else
        goto CPyL51;
CPyL50: ;
    cpy_r_r80 = PyErr_Occurred();
    if (unlikely(cpy_r_r80 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_research", 376, CPyStatic_prospects___globals);
        goto CPyL78;
    } else
        goto CPyL49;
CPyL51: ;
    if (likely(PyLong_Check(cpy_r_r79)))
        cpy_r_r81 = CPyTagged_FromObject(cpy_r_r79);
    else {
        CPy_TypeError("int", cpy_r_r79); cpy_r_r81 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r79);
    if (unlikely(cpy_r_r81 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_research", 377, CPyStatic_prospects___globals);
        goto CPyL77;
    }
    cpy_r_r82 = cpy_r_r81 == 4;
    CPyTagged_DECREF(cpy_r_r81);
    if (!cpy_r_r82) goto CPyL63;
    cpy_r_r83 = CPyTagged_Add(cpy_r_r27, 2);
    cpy_r_r84 = (CPyPtr)((CPyPtr)cpy_r_r30 + offsetof(PyVarObject, ob_size));
    cpy_r_r85 = *(int64_t *)cpy_r_r84;
    cpy_r_r86 = cpy_r_r85 << 1;
    cpy_r_r87 = CPyTagged_Subtract(cpy_r_r86, 2);
    cpy_r_r88 = cpy_r_r87 & 1;
    cpy_r_r89 = cpy_r_r88 != 0;
    if (cpy_r_r89) goto CPyL55;
    cpy_r_r90 = cpy_r_r83 & 1;
    cpy_r_r91 = cpy_r_r90 != 0;
    if (!cpy_r_r91) goto CPyL56;
CPyL55: ;
    cpy_r_r92 = CPyTagged_IsLt_(cpy_r_r87, cpy_r_r83);
    if (cpy_r_r92) {
        goto CPyL81;
    } else
        goto CPyL82;
CPyL56: ;
    cpy_r_r93 = (Py_ssize_t)cpy_r_r87 < (Py_ssize_t)cpy_r_r83;
    if (cpy_r_r93) {
        goto CPyL81;
    } else
        goto CPyL82;
CPyL57: ;
    cpy_r_r94 = cpy_r_r87;
    goto CPyL59;
CPyL58: ;
    cpy_r_r94 = cpy_r_r83;
CPyL59: ;
    cpy_r_r95 = CPyList_GetItem(cpy_r_r30, cpy_r_r94);
    CPyTagged_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_research", 378, CPyStatic_prospects___globals);
        goto CPyL77;
    }
    cpy_r_r96 = PyFloat_AsDouble(cpy_r_r95);
    if (cpy_r_r96 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r95); cpy_r_r96 = -113.0;
    }
    CPy_DECREF(cpy_r_r95);
    cpy_r_r97 = cpy_r_r96 == -113.0;
    if (unlikely(cpy_r_r97)) goto CPyL62;
CPyL61: ;
    cpy_r_r98 = cpy_r_worth + cpy_r_r96;
    cpy_r_worth = cpy_r_r98;
    goto CPyL63;
CPyL62: ;
    cpy_r_r99 = PyErr_Occurred();
    if (unlikely(cpy_r_r99 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_research", 378, CPyStatic_prospects___globals);
        goto CPyL77;
    } else
        goto CPyL61;
CPyL63: ;
    cpy_r_r100 = cpy_r_worth > cpy_r_best;
    if (!cpy_r_r100) goto CPyL65;
    cpy_r_r101 = cpy_r_worth;
    goto CPyL66;
CPyL65: ;
    cpy_r_r101 = cpy_r_best;
CPyL66: ;
    cpy_r_best = cpy_r_r101;
CPyL67: ;
    cpy_r_r102 = cpy_r_r32 + 1;
    cpy_r_r32 = cpy_r_r102;
    goto CPyL23;
CPyL68: ;
    return cpy_r_best;
CPyL69: ;
    cpy_r_r103 = -113.0;
    return cpy_r_r103;
CPyL70: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL69;
CPyL71: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    goto CPyL69;
CPyL72: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r4);
    goto CPyL12;
CPyL73: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r24);
    goto CPyL69;
CPyL74: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r27);
    goto CPyL69;
CPyL75: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r30);
    goto CPyL69;
CPyL76: ;
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r27);
    CPy_DECREF(cpy_r_r30);
    CPy_DECREF(cpy_r_r31);
    goto CPyL68;
CPyL77: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r31);
    goto CPyL69;
CPyL78: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r41);
    goto CPyL69;
CPyL79: ;
    CPy_DECREF(cpy_r_r41);
    goto CPyL67;
CPyL80: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r41);
    CPyTagged_DecRef(cpy_r_r55);
    goto CPyL69;
CPyL81: ;
    CPyTagged_DECREF(cpy_r_r83);
    goto CPyL57;
CPyL82: ;
    CPyTagged_DECREF(cpy_r_r87);
    goto CPyL58;
}
        
        PyObject *CPyPy_prospects___Prospects____research(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "colour", "value", 0};
            static CPyArg_Parser parser = {"OOOO:_research", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_colour;
            PyObject *obj_value;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_colour, &obj_value)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_prospects___Prospects))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.prospects.Prospects", obj_self); 
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
            CPyTagged arg_colour;
            if (likely(PyLong_Check(obj_colour)))
                arg_colour = CPyTagged_BorrowFromObject(obj_colour);
            else {
                CPy_TypeError("int", obj_colour); goto fail;
            }
            CPyTagged arg_value;
            if (likely(PyLong_Check(obj_value)))
                arg_value = CPyTagged_BorrowFromObject(obj_value);
            else {
                CPy_TypeError("int", obj_value); goto fail;
            }
            double retval = CPyDef_prospects___Prospects____research(arg_self, arg_t, arg_me, arg_colour, arg_value);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_research", 365, CPyStatic_prospects___globals);
            return NULL;
        }
        
double CPyDef_prospects___Prospects____travel(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_colour, CPyTagged cpy_r_value) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    double cpy_r_best;
    double cpy_r_bonus;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_step;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyPtr cpy_r_r16;
    int64_t cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    double cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    double cpy_r_r35;
    char cpy_r_r36;
    double cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    double cpy_r_r40;
    CPyTagged cpy_r_r41;
    double cpy_r_r42;
    cpy_r_r0 = ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__book;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "_travel", "Table", "players", 384, CPyStatic_prospects___globals);
        goto CPyL33;
    }
CPyL1: ;
    cpy_r_r2 = CPyList_GetItemBorrow(cpy_r_r1, cpy_r_me);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_travel", 384, CPyStatic_prospects___globals);
        goto CPyL33;
    }
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_scholars___table___Player))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "_travel", 384, CPyStatic_prospects___globals, "serai.games.scholars.table.Player", cpy_r_r2);
        goto CPyL33;
    }
    cpy_r_r4 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r3)->_place;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "_travel", "Player", "place", 384, CPyStatic_prospects___globals);
        goto CPyL33;
    }
    CPyTagged_INCREF(cpy_r_r4);
CPyL4: ;
    cpy_r_best = 0.0;
    cpy_r_bonus = 0.0;
    cpy_r_r5 = CPyTagged_Add(cpy_r_value, 2);
    cpy_r_r6 = 2;
    CPyTagged_INCREF(cpy_r_r6);
    cpy_r_step = cpy_r_r6;
    CPyTagged_DECREF(cpy_r_step);
CPyL5: ;
    cpy_r_r7 = cpy_r_r6 & 1;
    cpy_r_r8 = cpy_r_r7 != 0;
    if (cpy_r_r8) goto CPyL7;
    cpy_r_r9 = cpy_r_r5 & 1;
    cpy_r_r10 = cpy_r_r9 != 0;
    if (!cpy_r_r10) goto CPyL8;
CPyL7: ;
    cpy_r_r11 = CPyTagged_IsLt_(cpy_r_r6, cpy_r_r5);
    if (cpy_r_r11) {
        goto CPyL9;
    } else
        goto CPyL34;
CPyL8: ;
    cpy_r_r12 = (Py_ssize_t)cpy_r_r6 < (Py_ssize_t)cpy_r_r5;
    if (!cpy_r_r12) goto CPyL34;
CPyL9: ;
    CPyTagged_INCREF(cpy_r_r6);
    cpy_r_step = cpy_r_r6;
    cpy_r_r13 = CPyTagged_Add(cpy_r_r4, cpy_r_step);
    cpy_r_r14 = CPyTagged_Subtract(cpy_r_r13, 2);
    CPyTagged_DECREF(cpy_r_r13);
    cpy_r_r15 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_map;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "_travel", "Book", "map", 388, CPyStatic_prospects___globals);
        goto CPyL35;
    }
CPyL10: ;
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_r15 + offsetof(PyVarObject, ob_size));
    cpy_r_r17 = *(int64_t *)cpy_r_r16;
    cpy_r_r18 = cpy_r_r17 << 1;
    cpy_r_r19 = CPyTagged_Remainder(cpy_r_r14, cpy_r_r18);
    CPyTagged_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_travel", 388, CPyStatic_prospects___globals);
        goto CPyL36;
    }
    cpy_r_r20 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_map;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "_travel", "Book", "map", 389, CPyStatic_prospects___globals);
        goto CPyL37;
    }
CPyL12: ;
    cpy_r_r21 = CPyList_GetItem(cpy_r_r20, cpy_r_r19);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_travel", 389, CPyStatic_prospects___globals);
        goto CPyL37;
    }
    if (likely(PyTuple_Check(cpy_r_r21)))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "_travel", 389, CPyStatic_prospects___globals, "tuple", cpy_r_r21);
        goto CPyL37;
    }
    cpy_r_r23 = CPySequenceTuple_GetItem(cpy_r_r22, 10);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_travel", 389, CPyStatic_prospects___globals);
        goto CPyL37;
    }
    if (likely(PyLong_Check(cpy_r_r23)))
        cpy_r_r24 = CPyTagged_FromObject(cpy_r_r23);
    else {
        CPy_TypeError("int", cpy_r_r23); cpy_r_r24 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_travel", 389, CPyStatic_prospects___globals);
        goto CPyL37;
    }
    cpy_r_r25 = cpy_r_r24 & 1;
    cpy_r_r26 = cpy_r_r25 != 0;
    if (!cpy_r_r26) goto CPyL18;
    cpy_r_r27 = CPyTagged_IsEq_(cpy_r_r24, cpy_r_colour);
    cpy_r_r28 = cpy_r_r27;
    goto CPyL19;
CPyL18: ;
    cpy_r_r29 = cpy_r_r24 == cpy_r_colour;
    cpy_r_r28 = cpy_r_r29;
CPyL19: ;
    CPyTagged_DECREF(cpy_r_r24);
    if (!cpy_r_r28) goto CPyL38;
    cpy_r_r30 = ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__paths;
    cpy_r_r31 = CPyList_GetItem(cpy_r_r30, cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_travel", 390, CPyStatic_prospects___globals);
        goto CPyL36;
    }
    cpy_r_r32 = PyFloat_AsDouble(cpy_r_r31);
    if (cpy_r_r32 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r31); cpy_r_r32 = -113.0;
    }
    CPy_DECREF(cpy_r_r31);
    cpy_r_r33 = cpy_r_r32 == -113.0;
    if (unlikely(cpy_r_r33)) goto CPyL23;
CPyL22: ;
    cpy_r_bonus = cpy_r_r32;
    goto CPyL24;
CPyL23: ;
    cpy_r_r34 = PyErr_Occurred();
    if (unlikely(cpy_r_r34 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_travel", 390, CPyStatic_prospects___globals);
        goto CPyL36;
    } else
        goto CPyL22;
CPyL24: ;
    cpy_r_r35 = CPyDef_prospects___Prospects___of_journey(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_step);
    CPyTagged_DECREF(cpy_r_step);
    cpy_r_r36 = cpy_r_r35 == -113.0;
    if (unlikely(cpy_r_r36)) goto CPyL26;
CPyL25: ;
    cpy_r_r37 = cpy_r_r35 + cpy_r_bonus;
    cpy_r_r38 = cpy_r_r37 > cpy_r_best;
    if (cpy_r_r38) {
        goto CPyL27;
    } else
        goto CPyL28;
CPyL26: ;
    cpy_r_r39 = PyErr_Occurred();
    if (unlikely(cpy_r_r39 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_travel", 391, CPyStatic_prospects___globals);
        goto CPyL39;
    } else
        goto CPyL25;
CPyL27: ;
    cpy_r_r40 = cpy_r_r37;
    goto CPyL29;
CPyL28: ;
    cpy_r_r40 = cpy_r_best;
CPyL29: ;
    cpy_r_best = cpy_r_r40;
    cpy_r_r41 = CPyTagged_Add(cpy_r_r6, 2);
    CPyTagged_DECREF(cpy_r_r6);
    cpy_r_r6 = cpy_r_r41;
    goto CPyL5;
CPyL31: ;
    return cpy_r_best;
CPyL32: ;
    cpy_r_r42 = -113.0;
    return cpy_r_r42;
CPyL33: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL32;
CPyL34: ;
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r6);
    goto CPyL31;
CPyL35: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_step);
    CPyTagged_DecRef(cpy_r_r14);
    goto CPyL32;
CPyL36: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_step);
    goto CPyL32;
CPyL37: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_step);
    CPyTagged_DecRef(cpy_r_r19);
    goto CPyL32;
CPyL38: ;
    CPyTagged_DECREF(cpy_r_r19);
    goto CPyL24;
CPyL39: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r6);
    goto CPyL32;
}
        
        PyObject *CPyPy_prospects___Prospects____travel(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "colour", "value", 0};
            static CPyArg_Parser parser = {"OOOO:_travel", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_colour;
            PyObject *obj_value;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_colour, &obj_value)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_prospects___Prospects))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.prospects.Prospects", obj_self); 
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
            CPyTagged arg_colour;
            if (likely(PyLong_Check(obj_colour)))
                arg_colour = CPyTagged_BorrowFromObject(obj_colour);
            else {
                CPy_TypeError("int", obj_colour); goto fail;
            }
            CPyTagged arg_value;
            if (likely(PyLong_Check(obj_value)))
                arg_value = CPyTagged_BorrowFromObject(obj_value);
            else {
                CPy_TypeError("int", obj_value); goto fail;
            }
            double retval = CPyDef_prospects___Prospects____travel(arg_self, arg_t, arg_me, arg_colour, arg_value);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_travel", 382, CPyStatic_prospects___globals);
            return NULL;
        }
        
double CPyDef_prospects___Prospects___of_journey(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_steps) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    double cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    char cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    int64_t cpy_r_r34;
    char cpy_r_r35;
    int64_t cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    char cpy_r_r40;
    double cpy_r_best;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    CPyTagged cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    CPyTagged cpy_r_r51;
    PyObject *cpy_r_r52;
    double cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    CPyPtr cpy_r_r57;
    int64_t cpy_r_r58;
    CPyTagged cpy_r_r59;
    CPyTagged cpy_r_r60;
    CPyTagged cpy_r_guild;
    char cpy_r_r61;
    CPyTagged cpy_r_r62;
    int64_t cpy_r_r63;
    char cpy_r_r64;
    int64_t cpy_r_r65;
    char cpy_r_r66;
    char cpy_r_r67;
    char cpy_r_r68;
    char cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    CPyTagged cpy_r_r74;
    double cpy_r_r75;
    double cpy_r_r76;
    char cpy_r_r77;
    double cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    CPyTagged cpy_r_r81;
    double cpy_r_r82;
    double cpy_r_r83;
    char cpy_r_r84;
    double cpy_r_r85;
    double cpy_r_r86;
    double cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    CPyTagged cpy_r_r90;
    double cpy_r_r91;
    double cpy_r_r92;
    char cpy_r_r93;
    double cpy_r_r94;
    double cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    CPyTagged cpy_r_r98;
    double cpy_r_r99;
    double cpy_r_r100;
    char cpy_r_r101;
    double cpy_r_r102;
    double cpy_r_r103;
    char cpy_r_r104;
    PyObject *cpy_r_r105;
    double cpy_r_r106;
    CPyTagged cpy_r_r107;
    double cpy_r_r108;
    cpy_r_r0 = ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__book;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__weights;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "of_journey", "Table", "players", 397, CPyStatic_prospects___globals);
        goto CPyL81;
    }
CPyL1: ;
    cpy_r_r3 = CPyList_GetItem(cpy_r_r2, cpy_r_me);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_journey", 397, CPyStatic_prospects___globals);
        goto CPyL81;
    }
    if (likely(Py_TYPE(cpy_r_r3) == CPyType_scholars___table___Player))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "of_journey", 397, CPyStatic_prospects___globals, "serai.games.scholars.table.Player", cpy_r_r3);
        goto CPyL81;
    }
    cpy_r_r5 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r4)->_place;
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "of_journey", "Player", "place", 398, CPyStatic_prospects___globals);
        goto CPyL82;
    }
CPyL4: ;
    cpy_r_r6 = CPyTagged_Add(cpy_r_r5, cpy_r_steps);
    cpy_r_r7 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_map;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "of_journey", "Book", "map", 398, CPyStatic_prospects___globals);
        goto CPyL83;
    }
CPyL5: ;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyVarObject, ob_size));
    cpy_r_r9 = *(int64_t *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r9 << 1;
    cpy_r_r11 = CPyTagged_Remainder(cpy_r_r6, cpy_r_r10);
    CPyTagged_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_journey", 398, CPyStatic_prospects___globals);
        goto CPyL82;
    }
    cpy_r_r12 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_map;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "of_journey", "Book", "map", 399, CPyStatic_prospects___globals);
        goto CPyL84;
    }
CPyL7: ;
    cpy_r_r13 = CPyList_GetItem(cpy_r_r12, cpy_r_r11);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_journey", 399, CPyStatic_prospects___globals);
        goto CPyL84;
    }
    if (likely(PyTuple_Check(cpy_r_r13)))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "of_journey", 399, CPyStatic_prospects___globals, "tuple", cpy_r_r13);
        goto CPyL84;
    }
    cpy_r_r15 = CPySequenceTuple_GetItem(cpy_r_r14, 2);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_journey", 400, CPyStatic_prospects___globals);
        goto CPyL85;
    }
    if (unlikely(!PyBool_Check(cpy_r_r15))) {
        CPy_TypeError("bool", cpy_r_r15); cpy_r_r16 = 2;
    } else
        cpy_r_r16 = cpy_r_r15 == Py_True;
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_journey", 400, CPyStatic_prospects___globals);
        goto CPyL85;
    }
    if (cpy_r_r16) {
        goto CPyL86;
    } else
        goto CPyL87;
CPyL12: ;
    cpy_r_r17 = ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__locations;
    cpy_r_r18 = CPyList_GetItem(cpy_r_r17, cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_journey", 401, CPyStatic_prospects___globals);
        goto CPyL80;
    }
    cpy_r_r19 = PyFloat_AsDouble(cpy_r_r18);
    if (cpy_r_r19 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r18); cpy_r_r19 = -113.0;
    }
    CPy_DECREF(cpy_r_r18);
    cpy_r_r20 = cpy_r_r19 == -113.0;
    if (unlikely(cpy_r_r20)) goto CPyL15;
CPyL14: ;
    return cpy_r_r19;
CPyL15: ;
    cpy_r_r21 = PyErr_Occurred();
    if (unlikely(cpy_r_r21 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_journey", 401, CPyStatic_prospects___globals);
        goto CPyL80;
    } else
        goto CPyL14;
CPyL16: ;
    cpy_r_r22 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_map_scrolls;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "of_journey", "Table", "map_scrolls", 402, CPyStatic_prospects___globals);
        goto CPyL88;
    }
    CPy_INCREF(cpy_r_r22);
CPyL17: ;
    cpy_r_r23 = CPySequenceTuple_GetItem(cpy_r_r14, 4);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_journey", 402, CPyStatic_prospects___globals);
        goto CPyL89;
    }
    if (likely(PyLong_Check(cpy_r_r23)))
        cpy_r_r24 = CPyTagged_FromObject(cpy_r_r23);
    else {
        CPy_TypeError("int", cpy_r_r23); cpy_r_r24 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_journey", 402, CPyStatic_prospects___globals);
        goto CPyL89;
    }
    cpy_r_r25 = CPyList_GetItem(cpy_r_r22, cpy_r_r24);
    CPy_DECREF(cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_journey", 402, CPyStatic_prospects___globals);
        goto CPyL82;
    }
    if (likely(PyLong_Check(cpy_r_r25)))
        cpy_r_r26 = CPyTagged_FromObject(cpy_r_r25);
    else {
        CPy_TypeError("int", cpy_r_r25); cpy_r_r26 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_journey", 402, CPyStatic_prospects___globals);
        goto CPyL82;
    }
    cpy_r_r27 = (Py_ssize_t)cpy_r_r26 == -2;
    if (cpy_r_r27) goto CPyL90;
    cpy_r_r28 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r4)->_silver;
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "of_journey", "Player", "silver", 403, CPyStatic_prospects___globals);
        goto CPyL91;
    }
    CPyTagged_INCREF(cpy_r_r28);
CPyL23: ;
    cpy_r_r29 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_house;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "of_journey", "Book", "house", 403, CPyStatic_prospects___globals);
        goto CPyL92;
    }
CPyL24: ;
    cpy_r_r30 = CPyList_GetItemShort(cpy_r_r29, 0);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_journey", 403, CPyStatic_prospects___globals);
        goto CPyL92;
    }
    if (likely(PyTuple_Check(cpy_r_r30)))
        cpy_r_r31 = cpy_r_r30;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "of_journey", 403, CPyStatic_prospects___globals, "tuple", cpy_r_r30);
        goto CPyL92;
    }
    cpy_r_r32 = CPySequenceTuple_GetItem(cpy_r_r31, 6);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_journey", 403, CPyStatic_prospects___globals);
        goto CPyL92;
    }
    if (likely(PyLong_Check(cpy_r_r32)))
        cpy_r_r33 = CPyTagged_FromObject(cpy_r_r32);
    else {
        CPy_TypeError("int", cpy_r_r32); cpy_r_r33 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_journey", 403, CPyStatic_prospects___globals);
        goto CPyL92;
    }
    cpy_r_r34 = cpy_r_r28 & 1;
    cpy_r_r35 = cpy_r_r34 != 0;
    if (cpy_r_r35) goto CPyL30;
    cpy_r_r36 = cpy_r_r33 & 1;
    cpy_r_r37 = cpy_r_r36 != 0;
    if (!cpy_r_r37) goto CPyL31;
CPyL30: ;
    cpy_r_r38 = CPyTagged_IsLt_(cpy_r_r28, cpy_r_r33);
    cpy_r_r39 = cpy_r_r38;
    goto CPyL32;
CPyL31: ;
    cpy_r_r40 = (Py_ssize_t)cpy_r_r28 < (Py_ssize_t)cpy_r_r33;
    cpy_r_r39 = cpy_r_r40;
CPyL32: ;
    CPyTagged_DECREF(cpy_r_r28);
    CPyTagged_DECREF(cpy_r_r33);
    if (cpy_r_r39) {
        goto CPyL90;
    } else
        goto CPyL34;
CPyL33: ;
    return 0.0;
CPyL34: ;
    cpy_r_best = 0.0;
    cpy_r_r41 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_scrolls;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "of_journey", "Book", "scrolls", 406, CPyStatic_prospects___globals);
        goto CPyL91;
    }
CPyL35: ;
    cpy_r_r42 = CPyList_GetItem(cpy_r_r41, cpy_r_r26);
    CPyTagged_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_journey", 406, CPyStatic_prospects___globals);
        goto CPyL82;
    }
    if (likely(PyTuple_Check(cpy_r_r42)))
        cpy_r_r43 = cpy_r_r42;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "of_journey", 406, CPyStatic_prospects___globals, "tuple", cpy_r_r42);
        goto CPyL82;
    }
    cpy_r_r44 = CPySequenceTuple_GetItem(cpy_r_r43, 6);
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_journey", 406, CPyStatic_prospects___globals);
        goto CPyL82;
    }
    if (likely(PyLong_Check(cpy_r_r44)))
        cpy_r_r45 = CPyTagged_FromObject(cpy_r_r44);
    else {
        CPy_TypeError("int", cpy_r_r44); cpy_r_r45 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r45 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_journey", 406, CPyStatic_prospects___globals);
        goto CPyL82;
    }
    cpy_r_r46 = ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->_steps;
    cpy_r_r47 = CPyList_GetItem(cpy_r_r46, cpy_r_r45);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_journey", 407, CPyStatic_prospects___globals);
        goto CPyL93;
    }
    if (likely(PyList_Check(cpy_r_r47)))
        cpy_r_r48 = cpy_r_r47;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "of_journey", 407, CPyStatic_prospects___globals, "list", cpy_r_r47);
        goto CPyL93;
    }
    cpy_r_r49 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r4)->_levels;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "of_journey", "Player", "levels", 407, CPyStatic_prospects___globals);
        goto CPyL94;
    }
CPyL42: ;
    cpy_r_r50 = CPyList_GetItemBorrow(cpy_r_r49, cpy_r_r45);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_journey", 407, CPyStatic_prospects___globals);
        goto CPyL94;
    }
    if (likely(PyLong_Check(cpy_r_r50)))
        cpy_r_r51 = CPyTagged_FromObject(cpy_r_r50);
    else {
        CPy_TypeError("int", cpy_r_r50); cpy_r_r51 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r51 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_journey", 407, CPyStatic_prospects___globals);
        goto CPyL94;
    }
    cpy_r_r52 = CPyList_GetItem(cpy_r_r48, cpy_r_r51);
    CPy_DECREF(cpy_r_r48);
    CPyTagged_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_journey", 407, CPyStatic_prospects___globals);
        goto CPyL93;
    }
    cpy_r_r53 = PyFloat_AsDouble(cpy_r_r52);
    if (cpy_r_r53 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r52); cpy_r_r53 = -113.0;
    }
    CPy_DECREF(cpy_r_r52);
    cpy_r_r54 = cpy_r_r53 == -113.0;
    if (unlikely(cpy_r_r54)) goto CPyL47;
CPyL46: ;
    CPy_DECREF(cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r45);
    cpy_r_r55 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_guilds;
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "of_journey", "Book", "guilds", 408, CPyStatic_prospects___globals);
        goto CPyL81;
    }
    goto CPyL48;
CPyL47: ;
    cpy_r_r56 = PyErr_Occurred();
    if (unlikely(cpy_r_r56 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_journey", 407, CPyStatic_prospects___globals);
        goto CPyL93;
    } else
        goto CPyL46;
CPyL48: ;
    cpy_r_r57 = (CPyPtr)((CPyPtr)cpy_r_r55 + offsetof(PyVarObject, ob_size));
    cpy_r_r58 = *(int64_t *)cpy_r_r57;
    cpy_r_r59 = cpy_r_r58 << 1;
    cpy_r_r60 = 0;
    cpy_r_guild = cpy_r_r60;
    CPyTagged_DECREF(cpy_r_guild);
CPyL49: ;
    cpy_r_r61 = (Py_ssize_t)cpy_r_r60 < (Py_ssize_t)cpy_r_r59;
    if (!cpy_r_r61) goto CPyL95;
    cpy_r_guild = cpy_r_r60;
    cpy_r_r62 = CPyDef_scholars___table___Table___free_row(cpy_r_t, cpy_r_guild);
    CPyTagged_DECREF(cpy_r_guild);
    if (unlikely(cpy_r_r62 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_journey", 409, CPyStatic_prospects___globals);
        goto CPyL81;
    }
    cpy_r_r63 = cpy_r_r62 & 1;
    cpy_r_r64 = cpy_r_r63 != 0;
    if (cpy_r_r64) goto CPyL53;
    cpy_r_r65 = 0 & 1;
    cpy_r_r66 = cpy_r_r65 != 0;
    if (!cpy_r_r66) goto CPyL54;
CPyL53: ;
    cpy_r_r67 = CPyTagged_IsLt_(cpy_r_r62, 0);
    cpy_r_r68 = cpy_r_r67 ^ 1;
    if (cpy_r_r68) {
        goto CPyL55;
    } else
        goto CPyL96;
CPyL54: ;
    cpy_r_r69 = (Py_ssize_t)cpy_r_r62 >= (Py_ssize_t)0;
    if (!cpy_r_r69) goto CPyL96;
CPyL55: ;
    cpy_r_r70 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_house;
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "of_journey", "Book", "house", 411, CPyStatic_prospects___globals);
        goto CPyL97;
    }
CPyL56: ;
    cpy_r_r71 = CPyList_GetItem(cpy_r_r70, cpy_r_r62);
    CPyTagged_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_journey", 411, CPyStatic_prospects___globals);
        goto CPyL81;
    }
    if (likely(PyTuple_Check(cpy_r_r71)))
        cpy_r_r72 = cpy_r_r71;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "of_journey", 411, CPyStatic_prospects___globals, "tuple", cpy_r_r71);
        goto CPyL81;
    }
    cpy_r_r73 = CPySequenceTuple_GetItem(cpy_r_r72, 8);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_journey", 412, CPyStatic_prospects___globals);
        goto CPyL98;
    }
    if (likely(PyLong_Check(cpy_r_r73)))
        cpy_r_r74 = CPyTagged_FromObject(cpy_r_r73);
    else {
        CPy_TypeError("int", cpy_r_r73); cpy_r_r74 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r74 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_journey", 412, CPyStatic_prospects___globals);
        goto CPyL98;
    }
    cpy_r_r75 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r1)->_influence_guild;
    cpy_r_r76 = CPyFloat_FromTagged(cpy_r_r74);
    CPyTagged_DECREF(cpy_r_r74);
    cpy_r_r77 = cpy_r_r76 == -113.0;
    if (unlikely(cpy_r_r77)) goto CPyL62;
CPyL61: ;
    cpy_r_r78 = cpy_r_r76 * cpy_r_r75;
    cpy_r_r79 = CPySequenceTuple_GetItem(cpy_r_r72, 10);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_journey", 412, CPyStatic_prospects___globals);
        goto CPyL98;
    } else
        goto CPyL63;
CPyL62: ;
    cpy_r_r80 = PyErr_Occurred();
    if (unlikely(cpy_r_r80 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_journey", 412, CPyStatic_prospects___globals);
        goto CPyL98;
    } else
        goto CPyL61;
CPyL63: ;
    if (likely(PyLong_Check(cpy_r_r79)))
        cpy_r_r81 = CPyTagged_FromObject(cpy_r_r79);
    else {
        CPy_TypeError("int", cpy_r_r79); cpy_r_r81 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r79);
    if (unlikely(cpy_r_r81 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_journey", 412, CPyStatic_prospects___globals);
        goto CPyL98;
    }
    cpy_r_r82 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r1)->_gold;
    cpy_r_r83 = CPyFloat_FromTagged(cpy_r_r81);
    CPyTagged_DECREF(cpy_r_r81);
    cpy_r_r84 = cpy_r_r83 == -113.0;
    if (unlikely(cpy_r_r84)) goto CPyL66;
CPyL65: ;
    cpy_r_r85 = cpy_r_r83 * cpy_r_r82;
    cpy_r_r86 = cpy_r_r78 + cpy_r_r85;
    cpy_r_r87 = cpy_r_r86 + cpy_r_r53;
    cpy_r_r88 = CPySequenceTuple_GetItem(cpy_r_r72, 12);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_journey", 413, CPyStatic_prospects___globals);
        goto CPyL98;
    } else
        goto CPyL67;
CPyL66: ;
    cpy_r_r89 = PyErr_Occurred();
    if (unlikely(cpy_r_r89 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_journey", 412, CPyStatic_prospects___globals);
        goto CPyL98;
    } else
        goto CPyL65;
CPyL67: ;
    if (likely(PyLong_Check(cpy_r_r88)))
        cpy_r_r90 = CPyTagged_FromObject(cpy_r_r88);
    else {
        CPy_TypeError("int", cpy_r_r88); cpy_r_r90 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r88);
    if (unlikely(cpy_r_r90 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_journey", 413, CPyStatic_prospects___globals);
        goto CPyL98;
    }
    cpy_r_r91 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r1)->_white_die;
    cpy_r_r92 = CPyFloat_FromTagged(cpy_r_r90);
    CPyTagged_DECREF(cpy_r_r90);
    cpy_r_r93 = cpy_r_r92 == -113.0;
    if (unlikely(cpy_r_r93)) goto CPyL70;
CPyL69: ;
    cpy_r_r94 = cpy_r_r92 * cpy_r_r91;
    cpy_r_r95 = cpy_r_r87 + cpy_r_r94;
    cpy_r_r96 = CPySequenceTuple_GetItem(cpy_r_r72, 6);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_journey", 413, CPyStatic_prospects___globals);
        goto CPyL81;
    } else
        goto CPyL71;
CPyL70: ;
    cpy_r_r97 = PyErr_Occurred();
    if (unlikely(cpy_r_r97 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_journey", 413, CPyStatic_prospects___globals);
        goto CPyL98;
    } else
        goto CPyL69;
CPyL71: ;
    if (likely(PyLong_Check(cpy_r_r96)))
        cpy_r_r98 = CPyTagged_FromObject(cpy_r_r96);
    else {
        CPy_TypeError("int", cpy_r_r96); cpy_r_r98 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r98 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_journey", 413, CPyStatic_prospects___globals);
        goto CPyL81;
    }
    cpy_r_r99 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r1)->_silver;
    cpy_r_r100 = CPyFloat_FromTagged(cpy_r_r98);
    CPyTagged_DECREF(cpy_r_r98);
    cpy_r_r101 = cpy_r_r100 == -113.0;
    if (unlikely(cpy_r_r101)) goto CPyL74;
CPyL73: ;
    cpy_r_r102 = cpy_r_r100 * cpy_r_r99;
    cpy_r_r103 = cpy_r_r95 - cpy_r_r102;
    cpy_r_r104 = cpy_r_r103 > cpy_r_best;
    if (cpy_r_r104) {
        goto CPyL75;
    } else
        goto CPyL76;
CPyL74: ;
    cpy_r_r105 = PyErr_Occurred();
    if (unlikely(cpy_r_r105 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_journey", 413, CPyStatic_prospects___globals);
        goto CPyL81;
    } else
        goto CPyL73;
CPyL75: ;
    cpy_r_r106 = cpy_r_r103;
    goto CPyL77;
CPyL76: ;
    cpy_r_r106 = cpy_r_best;
CPyL77: ;
    cpy_r_best = cpy_r_r106;
CPyL78: ;
    cpy_r_r107 = cpy_r_r60 + 2;
    cpy_r_r60 = cpy_r_r107;
    goto CPyL49;
CPyL79: ;
    return cpy_r_best;
CPyL80: ;
    cpy_r_r108 = -113.0;
    return cpy_r_r108;
CPyL81: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL80;
CPyL82: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    goto CPyL80;
CPyL83: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r6);
    goto CPyL80;
CPyL84: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL80;
CPyL85: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r14);
    goto CPyL80;
CPyL86: ;
    CPyTagged_DECREF(cpy_r_r11);
    goto CPyL16;
CPyL87: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r14);
    goto CPyL12;
CPyL88: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r14);
    goto CPyL80;
CPyL89: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r22);
    goto CPyL80;
CPyL90: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r26);
    goto CPyL33;
CPyL91: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r26);
    goto CPyL80;
CPyL92: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r28);
    goto CPyL80;
CPyL93: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r45);
    goto CPyL80;
CPyL94: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r48);
    goto CPyL80;
CPyL95: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    goto CPyL79;
CPyL96: ;
    CPyTagged_DECREF(cpy_r_r62);
    goto CPyL78;
CPyL97: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r62);
    goto CPyL80;
CPyL98: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r72);
    goto CPyL80;
}
        
        PyObject *CPyPy_prospects___Prospects___of_journey(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "steps", 0};
            static CPyArg_Parser parser = {"OOO:of_journey", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_steps;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_steps)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_prospects___Prospects))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.prospects.Prospects", obj_self); 
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
            CPyTagged arg_steps;
            if (likely(PyLong_Check(obj_steps)))
                arg_steps = CPyTagged_BorrowFromObject(obj_steps);
            else {
                CPy_TypeError("int", obj_steps); goto fail;
            }
            double retval = CPyDef_prospects___Prospects___of_journey(arg_self, arg_t, arg_me, arg_steps);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_journey", 394, CPyStatic_prospects___globals);
            return NULL;
        }
        
double CPyDef_prospects___Prospects____recruit(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_value) {
    double cpy_r_best;
    double cpy_r_r0;
    char cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    int64_t cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    CPyTagged cpy_r_number;
    CPyPtr cpy_r_r9;
    CPyPtr cpy_r_r10;
    int64_t cpy_r_r11;
    CPyPtr cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyPtr cpy_r_r15;
    int64_t cpy_r_r16;
    CPyTagged cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    int64_t cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    double cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    double cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    double cpy_r_r45;
    double cpy_r_r46;
    double cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject **cpy_r_r56;
    PyObject *cpy_r_r57;
    double cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    CPyTagged cpy_r_r61;
    int64_t cpy_r_r62;
    double cpy_r_r63;
    cpy_r_best = 0.0;
    cpy_r_r0 = CPyDef_prospects___Prospects____best_room(cpy_r_self, cpy_r_t, cpy_r_me);
    cpy_r_r1 = cpy_r_r0 == -113.0;
    if (unlikely(cpy_r_r1)) goto CPyL2;
CPyL1: ;
    cpy_r_r2 = 0;
    cpy_r_r3 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_piles;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "_recruit", "Table", "piles", 419, CPyStatic_prospects___globals);
        goto CPyL32;
    }
    CPy_INCREF(cpy_r_r3);
    goto CPyL3;
CPyL2: ;
    cpy_r_r4 = PyErr_Occurred();
    if (unlikely(cpy_r_r4 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_recruit", 418, CPyStatic_prospects___globals);
        goto CPyL32;
    } else
        goto CPyL1;
CPyL3: ;
    cpy_r_r5 = 0;
CPyL4: ;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r5 < cpy_r_r7;
    if (!cpy_r_r8) goto CPyL33;
    cpy_r_number = cpy_r_r2;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyListObject, ob_item));
    cpy_r_r10 = *(CPyPtr *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r5 * 8;
    cpy_r_r12 = cpy_r_r10 + cpy_r_r11;
    cpy_r_r13 = *(PyObject * *)cpy_r_r12;
    CPy_INCREF(cpy_r_r13);
    if (likely(PyList_Check(cpy_r_r13)))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "_recruit", 419, CPyStatic_prospects___globals, "list", cpy_r_r13);
        goto CPyL34;
    }
    cpy_r_r15 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyVarObject, ob_size));
    cpy_r_r16 = *(int64_t *)cpy_r_r15;
    cpy_r_r17 = cpy_r_r16 << 1;
    cpy_r_r18 = cpy_r_r17 != 0;
    if (!cpy_r_r18) goto CPyL35;
    cpy_r_r19 = ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__book;
    cpy_r_r20 = ((serai___games___scholars___book___BookObject *)cpy_r_r19)->_piles;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "_recruit", "Book", "piles", 420, CPyStatic_prospects___globals);
        goto CPyL36;
    }
CPyL8: ;
    cpy_r_r21 = CPyList_GetItem(cpy_r_r20, cpy_r_number);
    CPyTagged_DECREF(cpy_r_number);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_recruit", 420, CPyStatic_prospects___globals);
        goto CPyL37;
    }
    if (likely(PyTuple_Check(cpy_r_r21)))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "_recruit", 420, CPyStatic_prospects___globals, "tuple", cpy_r_r21);
        goto CPyL37;
    }
    cpy_r_r23 = CPySequenceTuple_GetItem(cpy_r_r22, 2);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_recruit", 420, CPyStatic_prospects___globals);
        goto CPyL37;
    }
    if (likely(PyLong_Check(cpy_r_r23)))
        cpy_r_r24 = CPyTagged_FromObject(cpy_r_r23);
    else {
        CPy_TypeError("int", cpy_r_r23); cpy_r_r24 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_recruit", 420, CPyStatic_prospects___globals);
        goto CPyL37;
    }
    cpy_r_r25 = cpy_r_r24 & 1;
    cpy_r_r26 = cpy_r_r25 != 0;
    if (cpy_r_r26) goto CPyL14;
    cpy_r_r27 = cpy_r_value & 1;
    cpy_r_r28 = cpy_r_r27 != 0;
    if (!cpy_r_r28) goto CPyL15;
CPyL14: ;
    cpy_r_r29 = CPyTagged_IsLt_(cpy_r_value, cpy_r_r24);
    cpy_r_r30 = cpy_r_r29 ^ 1;
    cpy_r_r31 = cpy_r_r30;
    goto CPyL16;
CPyL15: ;
    cpy_r_r32 = (Py_ssize_t)cpy_r_r24 <= (Py_ssize_t)cpy_r_value;
    cpy_r_r31 = cpy_r_r32;
CPyL16: ;
    CPyTagged_DECREF(cpy_r_r24);
    if (!cpy_r_r31) goto CPyL38;
    cpy_r_r33 = CPyList_GetItemShort(cpy_r_r14, -2);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_recruit", 421, CPyStatic_prospects___globals);
        goto CPyL39;
    }
    if (likely(PyLong_Check(cpy_r_r33)))
        cpy_r_r34 = CPyTagged_FromObject(cpy_r_r33);
    else {
        CPy_TypeError("int", cpy_r_r33); cpy_r_r34 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_recruit", 421, CPyStatic_prospects___globals);
        goto CPyL39;
    }
    cpy_r_r35 = ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__dispatch;
    cpy_r_r36 = CPyList_GetItem(cpy_r_r35, cpy_r_r34);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_recruit", 422, CPyStatic_prospects___globals);
        goto CPyL40;
    }
    cpy_r_r37 = PyFloat_AsDouble(cpy_r_r36);
    if (cpy_r_r37 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r36); cpy_r_r37 = -113.0;
    }
    CPy_DECREF(cpy_r_r36);
    cpy_r_r38 = cpy_r_r37 == -113.0;
    if (unlikely(cpy_r_r38)) goto CPyL22;
CPyL21: ;
    cpy_r_r39 = ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__retired;
    cpy_r_r40 = CPyList_GetItem(cpy_r_r39, cpy_r_r34);
    CPyTagged_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_recruit", 422, CPyStatic_prospects___globals);
        goto CPyL39;
    } else
        goto CPyL23;
CPyL22: ;
    cpy_r_r41 = PyErr_Occurred();
    if (unlikely(cpy_r_r41 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_recruit", 422, CPyStatic_prospects___globals);
        goto CPyL40;
    } else
        goto CPyL21;
CPyL23: ;
    cpy_r_r42 = PyFloat_AsDouble(cpy_r_r40);
    if (cpy_r_r42 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r40); cpy_r_r42 = -113.0;
    }
    CPy_DECREF(cpy_r_r40);
    cpy_r_r43 = cpy_r_r42 == -113.0;
    if (unlikely(cpy_r_r43)) goto CPyL25;
CPyL24: ;
    cpy_r_r44 = ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__weights;
    cpy_r_r45 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r44)->_employ_low;
    cpy_r_r46 = cpy_r_r42 * cpy_r_r45;
    cpy_r_r47 = cpy_r_r46 + cpy_r_r0;
    cpy_r_r48 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r49 = CPyStatics[39]; /* 'max' */
    cpy_r_r50 = CPyObject_GetAttr(cpy_r_r48, cpy_r_r49);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_recruit", 422, CPyStatic_prospects___globals);
        goto CPyL39;
    } else
        goto CPyL26;
CPyL25: ;
    cpy_r_r51 = PyErr_Occurred();
    if (unlikely(cpy_r_r51 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_recruit", 422, CPyStatic_prospects___globals);
        goto CPyL39;
    } else
        goto CPyL24;
CPyL26: ;
    cpy_r_r52 = PyFloat_FromDouble(cpy_r_best);
    cpy_r_r53 = PyFloat_FromDouble(cpy_r_r37);
    cpy_r_r54 = PyFloat_FromDouble(cpy_r_r47);
    PyObject *cpy_r_r55[3] = {cpy_r_r52, cpy_r_r53, cpy_r_r54};
    cpy_r_r56 = (PyObject **)&cpy_r_r55;
    cpy_r_r57 = PyObject_Vectorcall(cpy_r_r50, cpy_r_r56, 3, 0);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_recruit", 422, CPyStatic_prospects___globals);
        goto CPyL41;
    }
    CPy_DECREF(cpy_r_r52);
    CPy_DECREF(cpy_r_r53);
    CPy_DECREF(cpy_r_r54);
    cpy_r_r58 = PyFloat_AsDouble(cpy_r_r57);
    if (cpy_r_r58 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r57); cpy_r_r58 = -113.0;
    }
    CPy_DECREF(cpy_r_r57);
    cpy_r_r59 = cpy_r_r58 == -113.0;
    if (unlikely(cpy_r_r59)) goto CPyL29;
CPyL28: ;
    cpy_r_best = cpy_r_r58;
    goto CPyL30;
CPyL29: ;
    cpy_r_r60 = PyErr_Occurred();
    if (unlikely(cpy_r_r60 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_recruit", 422, CPyStatic_prospects___globals);
        goto CPyL39;
    } else
        goto CPyL28;
CPyL30: ;
    cpy_r_r61 = cpy_r_r2 + 2;
    cpy_r_r2 = cpy_r_r61;
    cpy_r_r62 = cpy_r_r5 + 1;
    cpy_r_r5 = cpy_r_r62;
    goto CPyL4;
CPyL31: ;
    return cpy_r_best;
CPyL32: ;
    cpy_r_r63 = -113.0;
    return cpy_r_r63;
CPyL33: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL31;
CPyL34: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_number);
    goto CPyL32;
CPyL35: ;
    CPyTagged_DECREF(cpy_r_number);
    CPy_DECREF(cpy_r_r14);
    goto CPyL30;
CPyL36: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r14);
    goto CPyL32;
CPyL37: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r14);
    goto CPyL32;
CPyL38: ;
    CPy_DECREF(cpy_r_r14);
    goto CPyL30;
CPyL39: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL32;
CPyL40: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r34);
    goto CPyL32;
CPyL41: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r53);
    CPy_DecRef(cpy_r_r54);
    goto CPyL32;
}
        
        PyObject *CPyPy_prospects___Prospects____recruit(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "value", 0};
            static CPyArg_Parser parser = {"OOO:_recruit", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_value;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_value)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_prospects___Prospects))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.prospects.Prospects", obj_self); 
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
            CPyTagged arg_value;
            if (likely(PyLong_Check(obj_value)))
                arg_value = CPyTagged_BorrowFromObject(obj_value);
            else {
                CPy_TypeError("int", obj_value); goto fail;
            }
            double retval = CPyDef_prospects___Prospects____recruit(arg_self, arg_t, arg_me, arg_value);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_recruit", 416, CPyStatic_prospects___globals);
            return NULL;
        }
        
double CPyDef_prospects___Prospects___of_employing(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_translator) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    double cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    double cpy_r_r5;
    double cpy_r_r6;
    double cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    double cpy_r_r10;
    PyObject *cpy_r_r11;
    double cpy_r_r12;
    cpy_r_r0 = ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__retired;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_translator);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_employing", 427, CPyStatic_prospects___globals);
        goto CPyL6;
    }
    cpy_r_r2 = PyFloat_AsDouble(cpy_r_r1);
    if (cpy_r_r2 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r1); cpy_r_r2 = -113.0;
    }
    CPy_DECREF(cpy_r_r1);
    cpy_r_r3 = cpy_r_r2 == -113.0;
    if (unlikely(cpy_r_r3)) goto CPyL3;
CPyL2: ;
    cpy_r_r4 = ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__weights;
    cpy_r_r5 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r4)->_employ_low;
    cpy_r_r6 = cpy_r_r2 * cpy_r_r5;
    cpy_r_r7 = CPyDef_prospects___Prospects____best_room(cpy_r_self, cpy_r_t, cpy_r_me);
    cpy_r_r8 = cpy_r_r7 == -113.0;
    if (unlikely(cpy_r_r8)) {
        goto CPyL5;
    } else
        goto CPyL4;
CPyL3: ;
    cpy_r_r9 = PyErr_Occurred();
    if (unlikely(cpy_r_r9 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_employing", 427, CPyStatic_prospects___globals);
        goto CPyL6;
    } else
        goto CPyL2;
CPyL4: ;
    cpy_r_r10 = cpy_r_r6 + cpy_r_r7;
    return cpy_r_r10;
CPyL5: ;
    cpy_r_r11 = PyErr_Occurred();
    if (unlikely(cpy_r_r11 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_employing", 427, CPyStatic_prospects___globals);
    } else
        goto CPyL4;
CPyL6: ;
    cpy_r_r12 = -113.0;
    return cpy_r_r12;
}
        
        PyObject *CPyPy_prospects___Prospects___of_employing(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "translator", 0};
            static CPyArg_Parser parser = {"OOO:of_employing", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_translator;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_translator)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_prospects___Prospects))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.prospects.Prospects", obj_self); 
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
            CPyTagged arg_translator;
            if (likely(PyLong_Check(obj_translator)))
                arg_translator = CPyTagged_BorrowFromObject(obj_translator);
            else {
                CPy_TypeError("int", obj_translator); goto fail;
            }
            double retval = CPyDef_prospects___Prospects___of_employing(arg_self, arg_t, arg_me, arg_translator);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "of_employing", 425, CPyStatic_prospects___globals);
            return NULL;
        }
        
double CPyDef_prospects___Prospects____best_room(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    double cpy_r_r7;
    char cpy_r_r8;
    double cpy_r_r9;
    double cpy_r_best;
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    int64_t cpy_r_r13;
    CPyPtr cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    CPyTagged cpy_r_number;
    CPyPtr cpy_r_r17;
    CPyPtr cpy_r_r18;
    int64_t cpy_r_r19;
    CPyPtr cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    int64_t cpy_r_r30;
    char cpy_r_r31;
    int64_t cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    double cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    double cpy_r_r44;
    CPyTagged cpy_r_r45;
    int64_t cpy_r_r46;
    double cpy_r_r47;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "_best_room", "Table", "players", 430, CPyStatic_prospects___globals);
        goto CPyL31;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_best_room", 430, CPyStatic_prospects___globals);
        goto CPyL31;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_scholars___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "_best_room", 430, CPyStatic_prospects___globals, "serai.games.scholars.table.Player", cpy_r_r1);
        goto CPyL31;
    }
    cpy_r_r3 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r2)->_silver;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "_best_room", "Player", "silver", 430, CPyStatic_prospects___globals);
        goto CPyL31;
    }
    CPyTagged_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = CPyStatic_prospects___globals;
    cpy_r_r5 = CPyStatics[3567]; /* 'FAR' */
    cpy_r_r6 = CPyDict_GetItem(cpy_r_r4, cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_best_room", 431, CPyStatic_prospects___globals);
        goto CPyL32;
    }
    cpy_r_r7 = PyFloat_AsDouble(cpy_r_r6);
    if (cpy_r_r7 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r6); cpy_r_r7 = -113.0;
    }
    CPy_DECREF(cpy_r_r6);
    cpy_r_r8 = cpy_r_r7 == -113.0;
    if (unlikely(cpy_r_r8)) goto CPyL7;
CPyL6: ;
    cpy_r_r9 = -cpy_r_r7;
    cpy_r_best = cpy_r_r9;
    cpy_r_r10 = 0;
    cpy_r_r11 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_rooms;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "_best_room", "Table", "rooms", 432, CPyStatic_prospects___globals);
        goto CPyL32;
    }
    CPy_INCREF(cpy_r_r11);
    goto CPyL8;
CPyL7: ;
    cpy_r_r12 = PyErr_Occurred();
    if (unlikely(cpy_r_r12 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_best_room", 431, CPyStatic_prospects___globals);
        goto CPyL32;
    } else
        goto CPyL6;
CPyL8: ;
    cpy_r_r13 = 0;
CPyL9: ;
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyVarObject, ob_size));
    cpy_r_r15 = *(int64_t *)cpy_r_r14;
    cpy_r_r16 = cpy_r_r13 < cpy_r_r15;
    if (!cpy_r_r16) goto CPyL33;
    cpy_r_number = cpy_r_r10;
    cpy_r_r17 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyListObject, ob_item));
    cpy_r_r18 = *(CPyPtr *)cpy_r_r17;
    cpy_r_r19 = cpy_r_r13 * 8;
    cpy_r_r20 = cpy_r_r18 + cpy_r_r19;
    cpy_r_r21 = *(PyObject * *)cpy_r_r20;
    CPy_INCREF(cpy_r_r21);
    if (likely(PyLong_Check(cpy_r_r21)))
        cpy_r_r22 = CPyTagged_FromObject(cpy_r_r21);
    else {
        CPy_TypeError("int", cpy_r_r21); cpy_r_r22 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_best_room", 432, CPyStatic_prospects___globals);
        goto CPyL34;
    }
    cpy_r_r23 = (Py_ssize_t)cpy_r_r22 == -2;
    CPyTagged_DECREF(cpy_r_r22);
    if (!cpy_r_r23) goto CPyL35;
    cpy_r_r24 = ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__book;
    cpy_r_r25 = ((serai___games___scholars___book___BookObject *)cpy_r_r24)->_rooms;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/prospects.py", "_best_room", "Book", "rooms", 433, CPyStatic_prospects___globals);
        goto CPyL34;
    }
CPyL13: ;
    cpy_r_r26 = CPyList_GetItem(cpy_r_r25, cpy_r_number);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_best_room", 433, CPyStatic_prospects___globals);
        goto CPyL34;
    }
    if (likely(PyTuple_Check(cpy_r_r26)))
        cpy_r_r27 = cpy_r_r26;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/prospects.py", "_best_room", 433, CPyStatic_prospects___globals, "tuple", cpy_r_r26);
        goto CPyL34;
    }
    cpy_r_r28 = CPySequenceTuple_GetItem(cpy_r_r27, 2);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_best_room", 433, CPyStatic_prospects___globals);
        goto CPyL34;
    }
    if (likely(PyLong_Check(cpy_r_r28)))
        cpy_r_r29 = CPyTagged_FromObject(cpy_r_r28);
    else {
        CPy_TypeError("int", cpy_r_r28); cpy_r_r29 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_best_room", 433, CPyStatic_prospects___globals);
        goto CPyL34;
    }
    cpy_r_r30 = cpy_r_r29 & 1;
    cpy_r_r31 = cpy_r_r30 != 0;
    if (cpy_r_r31) goto CPyL19;
    cpy_r_r32 = cpy_r_r3 & 1;
    cpy_r_r33 = cpy_r_r32 != 0;
    if (!cpy_r_r33) goto CPyL20;
CPyL19: ;
    cpy_r_r34 = CPyTagged_IsLt_(cpy_r_r3, cpy_r_r29);
    cpy_r_r35 = cpy_r_r34 ^ 1;
    cpy_r_r36 = cpy_r_r35;
    goto CPyL21;
CPyL20: ;
    cpy_r_r37 = (Py_ssize_t)cpy_r_r29 <= (Py_ssize_t)cpy_r_r3;
    cpy_r_r36 = cpy_r_r37;
CPyL21: ;
    CPyTagged_DECREF(cpy_r_r29);
    if (!cpy_r_r36) goto CPyL35;
    cpy_r_r38 = ((serai___games___scholars___thinking___prospects___ProspectsObject *)cpy_r_self)->__rooms;
    cpy_r_r39 = CPyList_GetItem(cpy_r_r38, cpy_r_number);
    CPyTagged_DECREF(cpy_r_number);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_best_room", 434, CPyStatic_prospects___globals);
        goto CPyL36;
    }
    cpy_r_r40 = PyFloat_AsDouble(cpy_r_r39);
    if (cpy_r_r40 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r39); cpy_r_r40 = -113.0;
    }
    CPy_DECREF(cpy_r_r39);
    cpy_r_r41 = cpy_r_r40 == -113.0;
    if (unlikely(cpy_r_r41)) goto CPyL25;
CPyL24: ;
    cpy_r_r42 = cpy_r_r40 > cpy_r_best;
    if (cpy_r_r42) {
        goto CPyL26;
    } else
        goto CPyL27;
CPyL25: ;
    cpy_r_r43 = PyErr_Occurred();
    if (unlikely(cpy_r_r43 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_best_room", 434, CPyStatic_prospects___globals);
        goto CPyL36;
    } else
        goto CPyL24;
CPyL26: ;
    cpy_r_r44 = cpy_r_r40;
    goto CPyL28;
CPyL27: ;
    cpy_r_r44 = cpy_r_best;
CPyL28: ;
    cpy_r_best = cpy_r_r44;
CPyL29: ;
    cpy_r_r45 = cpy_r_r10 + 2;
    cpy_r_r10 = cpy_r_r45;
    cpy_r_r46 = cpy_r_r13 + 1;
    cpy_r_r13 = cpy_r_r46;
    goto CPyL9;
CPyL30: ;
    return cpy_r_best;
CPyL31: ;
    cpy_r_r47 = -113.0;
    return cpy_r_r47;
CPyL32: ;
    CPyTagged_DecRef(cpy_r_r3);
    goto CPyL31;
CPyL33: ;
    CPyTagged_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r11);
    goto CPyL30;
CPyL34: ;
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_number);
    goto CPyL31;
CPyL35: ;
    CPyTagged_DECREF(cpy_r_number);
    goto CPyL29;
CPyL36: ;
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r11);
    goto CPyL31;
}
        
        PyObject *CPyPy_prospects___Prospects____best_room(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:_best_room", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_prospects___Prospects))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.prospects.Prospects", obj_self); 
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
            double retval = CPyDef_prospects___Prospects____best_room(arg_self, arg_t, arg_me);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "_best_room", 429, CPyStatic_prospects___globals);
            return NULL;
        }
        
char CPyDef_prospects_____top_level__(void) {
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
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    int32_t cpy_r_r190;
    char cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    tuple_T2OO cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    PyObject *cpy_r_r200;
    PyObject *cpy_r_r201;
    int32_t cpy_r_r202;
    char cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    int32_t cpy_r_r207;
    char cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    char cpy_r_r213;
    char cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    PyObject *cpy_r_r222;
    PyObject *cpy_r_r223;
    int32_t cpy_r_r224;
    char cpy_r_r225;
    PyObject *cpy_r_r226;
    PyObject *cpy_r_r227;
    int32_t cpy_r_r228;
    char cpy_r_r229;
    char cpy_r_r230;
    PyObject *cpy_r_r231;
    PyObject *cpy_r_r232;
    PyObject *cpy_r_r233;
    PyObject *cpy_r_r234;
    char cpy_r_r235;
    char cpy_r_r236;
    PyObject *cpy_r_r237;
    PyObject *cpy_r_r238;
    PyObject *cpy_r_r239;
    PyObject *cpy_r_r240;
    PyObject *cpy_r_r241;
    PyObject *cpy_r_r242;
    PyObject *cpy_r_r243;
    PyObject *cpy_r_r244;
    PyObject *cpy_r_r245;
    PyObject *cpy_r_r246;
    PyObject *cpy_r_r247;
    PyObject *cpy_r_r248;
    PyObject *cpy_r_r249;
    int32_t cpy_r_r250;
    char cpy_r_r251;
    PyObject *cpy_r_r252;
    PyObject *cpy_r_r253;
    int32_t cpy_r_r254;
    char cpy_r_r255;
    char cpy_r_r256;
    char cpy_r_r257;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 1, CPyStatic_prospects___globals);
        goto CPyL89;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 1, CPyStatic_prospects___globals);
        goto CPyL89;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_prospects___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 8, CPyStatic_prospects___globals);
        goto CPyL89;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___games___scholars___book;
    cpy_r_r12 = (void *)&CPyImportState_serai___games___scholars___book;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[2309]; /* 'serai.games.scholars.book' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 10, CPyStatic_prospects___globals);
        goto CPyL89;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___games___scholars___book;
    cpy_r_r20 = CPyExec_serai___games___scholars___book;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___games___scholars___book__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 10, CPyStatic_prospects___globals);
        goto CPyL89;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 10, CPyStatic_prospects___globals);
        goto CPyL89;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[2309]; /* 'serai.games.scholars.book' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 10, CPyStatic_prospects___globals);
        goto CPyL89;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5025]; /* ('Book',) */
    cpy_r_r31 = CPyStatic_prospects___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 10, CPyStatic_prospects___globals);
        goto CPyL89;
    } else
        goto CPyL90;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___games___scholars___dice;
    cpy_r_r34 = (void *)&CPyImportState_serai___games___scholars___dice;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[2366]; /* 'serai.games.scholars.dice' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 11, CPyStatic_prospects___globals);
        goto CPyL89;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___games___scholars___dice;
    cpy_r_r42 = CPyExec_serai___games___scholars___dice;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___games___scholars___dice__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 11, CPyStatic_prospects___globals);
        goto CPyL89;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 11, CPyStatic_prospects___globals);
        goto CPyL89;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[2366]; /* 'serai.games.scholars.dice' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 11, CPyStatic_prospects___globals);
        goto CPyL89;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5535]; /* ('action_shape', 'worked') */
    cpy_r_r53 = CPyStatic_prospects___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 11, CPyStatic_prospects___globals);
        goto CPyL89;
    } else
        goto CPyL91;
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
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 12, CPyStatic_prospects___globals);
        goto CPyL89;
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
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 12, CPyStatic_prospects___globals);
        goto CPyL89;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 12, CPyStatic_prospects___globals);
        goto CPyL89;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 12, CPyStatic_prospects___globals);
        goto CPyL89;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5536]; /* ('ALL_GOALS', 'NEUTRAL', 'NO_CARD', 'NOBODY', 'RECRUIT', 'RESEARCH', 'TRANSLATE', 'TRAVEL', 'VALUES') */
    cpy_r_r75 = CPyStatic_prospects___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 12, CPyStatic_prospects___globals);
        goto CPyL89;
    } else
        goto CPyL92;
CPyL29: ;
    cpy_r_r77 = (void *)&CPyModule_serai___games___scholars___scoring;
    cpy_r_r78 = (void *)&CPyImportState_serai___games___scholars___scoring;
    cpy_r_r79 = CPyModuleLockAPI_serai;
    cpy_r_r80 = CPyImport_IsInitialized(cpy_r_r78);
    if (!cpy_r_r80) goto CPyL32;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[2305]; /* 'serai.games.scholars.scoring' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 23, CPyStatic_prospects___globals);
        goto CPyL89;
    }
    cpy_r_r84 = cpy_r_r83;
    goto CPyL36;
CPyL32: ;
    cpy_r_r85 = CPyInitOnly_serai___games___scholars___scoring;
    cpy_r_r86 = CPyExec_serai___games___scholars___scoring;
    cpy_r_r87 = (PyObject **)&CPyModule_serai___games___scholars___scoring__internal;
    cpy_r_r88 = PyImport_GetModuleDict();
    cpy_r_r89 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r90 = CPyDict_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 23, CPyStatic_prospects___globals);
        goto CPyL89;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 23, CPyStatic_prospects___globals);
        goto CPyL89;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[2305]; /* 'serai.games.scholars.scoring' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 23, CPyStatic_prospects___globals);
        goto CPyL89;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5418]; /* ('scroll_counts',) */
    cpy_r_r97 = CPyStatic_prospects___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 23, CPyStatic_prospects___globals);
        goto CPyL89;
    } else
        goto CPyL93;
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
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 24, CPyStatic_prospects___globals);
        goto CPyL89;
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
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 24, CPyStatic_prospects___globals);
        goto CPyL89;
    }
    cpy_r_r113 = CPyStatics[8]; /* '__file__' */
    cpy_r_r114 = CPyObject_GetAttr(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 24, CPyStatic_prospects___globals);
        goto CPyL89;
    }
    cpy_r_r115 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r116 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r117 = CPyImport_ImportNative(cpy_r_r116, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r114, cpy_r_r115, 0);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 24, CPyStatic_prospects___globals);
        goto CPyL89;
    }
    cpy_r_r106 = cpy_r_r117;
CPyL44: ;
    cpy_r_r118 = CPyStatics[5069]; /* ('Player', 'Table') */
    cpy_r_r119 = CPyStatic_prospects___globals;
    cpy_r_r120 = CPyImport_GetNativeAttrs(cpy_r_r106, cpy_r_r118, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 24, CPyStatic_prospects___globals);
        goto CPyL89;
    } else
        goto CPyL94;
CPyL45: ;
    cpy_r_r121 = (void *)&CPyModule_serai___games___scholars___thinking___effect_values;
    cpy_r_r122 = (void *)&CPyImportState_serai___games___scholars___thinking___effect_values;
    cpy_r_r123 = CPyModuleLockAPI_serai;
    cpy_r_r124 = CPyImport_IsInitialized(cpy_r_r122);
    if (!cpy_r_r124) goto CPyL48;
    cpy_r_r125 = PyImport_GetModuleDict();
    cpy_r_r126 = CPyStatics[3220]; /* 'serai.games.scholars.thinking.effect_values' */
    cpy_r_r127 = CPyDict_GetItem(cpy_r_r125, cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 25, CPyStatic_prospects___globals);
        goto CPyL89;
    }
    cpy_r_r128 = cpy_r_r127;
    goto CPyL52;
CPyL48: ;
    cpy_r_r129 = CPyInitOnly_serai___games___scholars___thinking___effect_values;
    cpy_r_r130 = CPyExec_serai___games___scholars___thinking___effect_values;
    cpy_r_r131 = (PyObject **)&CPyModule_serai___games___scholars___thinking___effect_values__internal;
    cpy_r_r132 = PyImport_GetModuleDict();
    cpy_r_r133 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r134 = CPyDict_GetItem(cpy_r_r132, cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 25, CPyStatic_prospects___globals);
        goto CPyL89;
    }
    cpy_r_r135 = CPyStatics[8]; /* '__file__' */
    cpy_r_r136 = CPyObject_GetAttr(cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 25, CPyStatic_prospects___globals);
        goto CPyL89;
    }
    cpy_r_r137 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r138 = CPyStatics[3220]; /* 'serai.games.scholars.thinking.effect_values' */
    cpy_r_r139 = CPyImport_ImportNative(cpy_r_r138, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r136, cpy_r_r137, 0);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 25, CPyStatic_prospects___globals);
        goto CPyL89;
    }
    cpy_r_r128 = cpy_r_r139;
CPyL52: ;
    cpy_r_r140 = CPyStatics[5504]; /* ('EffectValues',) */
    cpy_r_r141 = CPyStatic_prospects___globals;
    cpy_r_r142 = CPyImport_GetNativeAttrs(cpy_r_r128, cpy_r_r140, cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 25, CPyStatic_prospects___globals);
        goto CPyL89;
    } else
        goto CPyL95;
CPyL53: ;
    cpy_r_r143 = (void *)&CPyModule_serai___games___scholars___thinking___weights;
    cpy_r_r144 = (void *)&CPyImportState_serai___games___scholars___thinking___weights;
    cpy_r_r145 = CPyModuleLockAPI_serai;
    cpy_r_r146 = CPyImport_IsInitialized(cpy_r_r144);
    if (!cpy_r_r146) goto CPyL56;
    cpy_r_r147 = PyImport_GetModuleDict();
    cpy_r_r148 = CPyStatics[2321]; /* 'serai.games.scholars.thinking.weights' */
    cpy_r_r149 = CPyDict_GetItem(cpy_r_r147, cpy_r_r148);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 26, CPyStatic_prospects___globals);
        goto CPyL89;
    }
    cpy_r_r150 = cpy_r_r149;
    goto CPyL60;
CPyL56: ;
    cpy_r_r151 = CPyInitOnly_serai___games___scholars___thinking___weights;
    cpy_r_r152 = CPyExec_serai___games___scholars___thinking___weights;
    cpy_r_r153 = (PyObject **)&CPyModule_serai___games___scholars___thinking___weights__internal;
    cpy_r_r154 = PyImport_GetModuleDict();
    cpy_r_r155 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r156 = CPyDict_GetItem(cpy_r_r154, cpy_r_r155);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 26, CPyStatic_prospects___globals);
        goto CPyL89;
    }
    cpy_r_r157 = CPyStatics[8]; /* '__file__' */
    cpy_r_r158 = CPyObject_GetAttr(cpy_r_r156, cpy_r_r157);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 26, CPyStatic_prospects___globals);
        goto CPyL89;
    }
    cpy_r_r159 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r160 = CPyStatics[2321]; /* 'serai.games.scholars.thinking.weights' */
    cpy_r_r161 = CPyImport_ImportNative(cpy_r_r160, cpy_r_r151, cpy_r_r152, cpy_r_r153, cpy_r_r143, cpy_r_r144, cpy_r_r145, cpy_r_r158, cpy_r_r159, 0);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 26, CPyStatic_prospects___globals);
        goto CPyL89;
    }
    cpy_r_r150 = cpy_r_r161;
CPyL60: ;
    cpy_r_r162 = CPyStatics[5173]; /* ('Weights',) */
    cpy_r_r163 = CPyStatic_prospects___globals;
    cpy_r_r164 = CPyImport_GetNativeAttrs(cpy_r_r150, cpy_r_r162, cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 26, CPyStatic_prospects___globals);
        goto CPyL89;
    } else
        goto CPyL96;
CPyL61: ;
    cpy_r_r165 = (void *)&CPyModule_serai___games___scholars___turn;
    cpy_r_r166 = (void *)&CPyImportState_serai___games___scholars___turn;
    cpy_r_r167 = CPyModuleLockAPI_serai;
    cpy_r_r168 = CPyImport_IsInitialized(cpy_r_r166);
    if (!cpy_r_r168) goto CPyL64;
    cpy_r_r169 = PyImport_GetModuleDict();
    cpy_r_r170 = CPyStatics[2307]; /* 'serai.games.scholars.turn' */
    cpy_r_r171 = CPyDict_GetItem(cpy_r_r169, cpy_r_r170);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 27, CPyStatic_prospects___globals);
        goto CPyL89;
    }
    cpy_r_r172 = cpy_r_r171;
    goto CPyL68;
CPyL64: ;
    cpy_r_r173 = CPyInitOnly_serai___games___scholars___turn;
    cpy_r_r174 = CPyExec_serai___games___scholars___turn;
    cpy_r_r175 = (PyObject **)&CPyModule_serai___games___scholars___turn__internal;
    cpy_r_r176 = PyImport_GetModuleDict();
    cpy_r_r177 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r178 = CPyDict_GetItem(cpy_r_r176, cpy_r_r177);
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 27, CPyStatic_prospects___globals);
        goto CPyL89;
    }
    cpy_r_r179 = CPyStatics[8]; /* '__file__' */
    cpy_r_r180 = CPyObject_GetAttr(cpy_r_r178, cpy_r_r179);
    CPy_DECREF(cpy_r_r178);
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 27, CPyStatic_prospects___globals);
        goto CPyL89;
    }
    cpy_r_r181 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r182 = CPyStatics[2307]; /* 'serai.games.scholars.turn' */
    cpy_r_r183 = CPyImport_ImportNative(cpy_r_r182, cpy_r_r173, cpy_r_r174, cpy_r_r175, cpy_r_r165, cpy_r_r166, cpy_r_r167, cpy_r_r180, cpy_r_r181, 0);
    CPy_DECREF(cpy_r_r180);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 27, CPyStatic_prospects___globals);
        goto CPyL89;
    }
    cpy_r_r172 = cpy_r_r183;
CPyL68: ;
    cpy_r_r184 = CPyStatics[5537]; /* ('main_actions', 'main_value') */
    cpy_r_r185 = CPyStatic_prospects___globals;
    cpy_r_r186 = CPyImport_GetNativeAttrs(cpy_r_r172, cpy_r_r184, cpy_r_r184, cpy_r_r185);
    CPy_DECREF(cpy_r_r172);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 27, CPyStatic_prospects___globals);
        goto CPyL89;
    } else
        goto CPyL97;
CPyL69: ;
    cpy_r_r187 = CPyStatic_prospects___globals;
    cpy_r_r188 = CPyStatics[3567]; /* 'FAR' */
    cpy_r_r189 = PyFloat_FromDouble(99.0);
    cpy_r_r190 = CPyDict_SetItem(cpy_r_r187, cpy_r_r188, cpy_r_r189);
    CPy_DECREF(cpy_r_r189);
    cpy_r_r191 = cpy_r_r190 >= 0;
    if (unlikely(!cpy_r_r191)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 29, CPyStatic_prospects___globals);
        goto CPyL89;
    }
    cpy_r_r192 = (PyObject *)&PyList_Type;
    cpy_r_r193 = (PyObject *)&PyTuple_Type;
    cpy_r_r194 = (PyObject *)&PyFloat_Type;
    cpy_r_r195 = (PyObject *)&PyLong_Type;
    CPy_INCREF(cpy_r_r194);
    CPy_INCREF(cpy_r_r195);
    cpy_r_r196.f0 = cpy_r_r194;
    cpy_r_r196.f1 = cpy_r_r195;
    cpy_r_r197 = PyTuple_New(2);
    if (unlikely(cpy_r_r197 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6112 = cpy_r_r196.f0;
    PyTuple_SET_ITEM(cpy_r_r197, 0, __tmp6112);
    PyObject *__tmp6113 = cpy_r_r196.f1;
    PyTuple_SET_ITEM(cpy_r_r197, 1, __tmp6113);
    cpy_r_r198 = PyObject_GetItem(cpy_r_r193, cpy_r_r197);
    CPy_DECREF(cpy_r_r197);
    if (unlikely(cpy_r_r198 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 30, CPyStatic_prospects___globals);
        goto CPyL89;
    }
    cpy_r_r199 = PyObject_GetItem(cpy_r_r192, cpy_r_r198);
    CPy_DECREF(cpy_r_r198);
    if (unlikely(cpy_r_r199 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 30, CPyStatic_prospects___globals);
        goto CPyL89;
    }
    cpy_r_r200 = CPyStatic_prospects___globals;
    cpy_r_r201 = CPyStatics[3570]; /* 'Costs' */
    cpy_r_r202 = CPyDict_SetItem(cpy_r_r200, cpy_r_r201, cpy_r_r199);
    CPy_DECREF(cpy_r_r199);
    cpy_r_r203 = cpy_r_r202 >= 0;
    if (unlikely(!cpy_r_r203)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 30, CPyStatic_prospects___globals);
        goto CPyL89;
    }
    cpy_r_r204 = CPyStatic_prospects___globals;
    cpy_r_r205 = CPyStatics[3565]; /* 'WORTHWHILE' */
    cpy_r_r206 = PyFloat_FromDouble(0.5);
    cpy_r_r207 = CPyDict_SetItem(cpy_r_r204, cpy_r_r205, cpy_r_r206);
    CPy_DECREF(cpy_r_r206);
    cpy_r_r208 = cpy_r_r207 >= 0;
    if (unlikely(!cpy_r_r208)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 31, CPyStatic_prospects___globals);
        goto CPyL89;
    }
    cpy_r_r209 = NULL;
    cpy_r_r210 = CPyStatics[3469]; /* 'serai.games.scholars.thinking.prospects' */
    cpy_r_r211 = (PyObject *)CPyType_prospects___View_template;
    cpy_r_r212 = CPyType_FromTemplate(cpy_r_r211, cpy_r_r209, cpy_r_r210);
    if (unlikely(cpy_r_r212 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 34, CPyStatic_prospects___globals);
        goto CPyL89;
    }
    cpy_r_r213 = CPyDef_prospects___View_trait_vtable_setup();
    if (unlikely(cpy_r_r213 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 34, CPyStatic_prospects___globals);
        goto CPyL98;
    }
    cpy_r_r214 = CPyDef_prospects___View_coroutine_setup(cpy_r_r212);
    if (unlikely(cpy_r_r214 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 34, CPyStatic_prospects___globals);
        goto CPyL98;
    }
    cpy_r_r215 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r216 = CPyStatics[3533]; /* 'chain_ease' */
    cpy_r_r217 = CPyStatics[1594]; /* 'scrolls' */
    cpy_r_r218 = CPyStatics[3571]; /* 'planned' */
    cpy_r_r219 = CPyStatics[3257]; /* 'ready' */
    cpy_r_r220 = CPyStatics[3572]; /* 'on_map' */
    cpy_r_r221 = CPyStatics[3540]; /* 'next_action' */
    cpy_r_r222 = CPyStatics[3541]; /* 'second_action' */
    cpy_r_r223 = PyTuple_Pack(7, cpy_r_r216, cpy_r_r217, cpy_r_r218, cpy_r_r219, cpy_r_r220, cpy_r_r221, cpy_r_r222);
    if (unlikely(cpy_r_r223 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 34, CPyStatic_prospects___globals);
        goto CPyL98;
    }
    cpy_r_r224 = PyObject_SetAttr(cpy_r_r212, cpy_r_r215, cpy_r_r223);
    CPy_DECREF(cpy_r_r223);
    cpy_r_r225 = cpy_r_r224 >= 0;
    if (unlikely(!cpy_r_r225)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 34, CPyStatic_prospects___globals);
        goto CPyL98;
    }
    CPyType_prospects___View = (PyTypeObject *)cpy_r_r212;
    CPy_INCREF(CPyType_prospects___View);
    cpy_r_r226 = CPyStatic_prospects___globals;
    cpy_r_r227 = CPyStatics[1177]; /* 'View' */
    cpy_r_r228 = PyDict_SetItem(cpy_r_r226, cpy_r_r227, cpy_r_r212);
    cpy_r_r229 = cpy_r_r228 >= 0;
    if (unlikely(!cpy_r_r229)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 34, CPyStatic_prospects___globals);
        goto CPyL98;
    }
    cpy_r_r230 = CPy_InitSubclass(cpy_r_r212);
    CPy_DECREF(cpy_r_r212);
    if (unlikely(!cpy_r_r230)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 34, CPyStatic_prospects___globals);
        goto CPyL89;
    }
    cpy_r_r231 = NULL;
    cpy_r_r232 = CPyStatics[3469]; /* 'serai.games.scholars.thinking.prospects' */
    cpy_r_r233 = (PyObject *)CPyType_prospects___Prospects_template;
    cpy_r_r234 = CPyType_FromTemplate(cpy_r_r233, cpy_r_r231, cpy_r_r232);
    if (unlikely(cpy_r_r234 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 49, CPyStatic_prospects___globals);
        goto CPyL89;
    }
    cpy_r_r235 = CPyDef_prospects___Prospects_trait_vtable_setup();
    if (unlikely(cpy_r_r235 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 49, CPyStatic_prospects___globals);
        goto CPyL99;
    }
    cpy_r_r236 = CPyDef_prospects___Prospects_coroutine_setup(cpy_r_r234);
    if (unlikely(cpy_r_r236 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 49, CPyStatic_prospects___globals);
        goto CPyL99;
    }
    cpy_r_r237 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r238 = CPyStatics[1102]; /* '_book' */
    cpy_r_r239 = CPyStatics[1103]; /* '_weights' */
    cpy_r_r240 = CPyStatics[3479]; /* '_kept' */
    cpy_r_r241 = CPyStatics[3573]; /* '_locations' */
    cpy_r_r242 = CPyStatics[3574]; /* '_dispatch' */
    cpy_r_r243 = CPyStatics[3547]; /* '_retired' */
    cpy_r_r244 = CPyStatics[320]; /* '_rooms' */
    cpy_r_r245 = CPyStatics[3575]; /* '_immediate' */
    cpy_r_r246 = CPyStatics[3576]; /* '_bonus' */
    cpy_r_r247 = CPyStatics[3577]; /* '_paths' */
    cpy_r_r248 = CPyStatics[2168]; /* 'steps' */
    cpy_r_r249 = PyTuple_Pack(11, cpy_r_r238, cpy_r_r239, cpy_r_r240, cpy_r_r241, cpy_r_r242, cpy_r_r243, cpy_r_r244, cpy_r_r245, cpy_r_r246, cpy_r_r247, cpy_r_r248);
    if (unlikely(cpy_r_r249 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 49, CPyStatic_prospects___globals);
        goto CPyL99;
    }
    cpy_r_r250 = PyObject_SetAttr(cpy_r_r234, cpy_r_r237, cpy_r_r249);
    CPy_DECREF(cpy_r_r249);
    cpy_r_r251 = cpy_r_r250 >= 0;
    if (unlikely(!cpy_r_r251)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 49, CPyStatic_prospects___globals);
        goto CPyL99;
    }
    CPyType_prospects___Prospects = (PyTypeObject *)cpy_r_r234;
    CPy_INCREF(CPyType_prospects___Prospects);
    cpy_r_r252 = CPyStatic_prospects___globals;
    cpy_r_r253 = CPyStatics[3470]; /* 'Prospects' */
    cpy_r_r254 = PyDict_SetItem(cpy_r_r252, cpy_r_r253, cpy_r_r234);
    cpy_r_r255 = cpy_r_r254 >= 0;
    if (unlikely(!cpy_r_r255)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 49, CPyStatic_prospects___globals);
        goto CPyL99;
    }
    cpy_r_r256 = CPy_InitSubclass(cpy_r_r234);
    CPy_DECREF(cpy_r_r234);
    if (unlikely(!cpy_r_r256)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/prospects.py", "<module>", 49, CPyStatic_prospects___globals);
        goto CPyL89;
    }
    return 1;
CPyL89: ;
    cpy_r_r257 = 2;
    return cpy_r_r257;
CPyL90: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL13;
CPyL91: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL21;
CPyL92: ;
    CPy_DECREF(cpy_r_r76);
    goto CPyL29;
CPyL93: ;
    CPy_DECREF(cpy_r_r98);
    goto CPyL37;
CPyL94: ;
    CPy_DECREF(cpy_r_r120);
    goto CPyL45;
CPyL95: ;
    CPy_DECREF(cpy_r_r142);
    goto CPyL53;
CPyL96: ;
    CPy_DECREF(cpy_r_r164);
    goto CPyL61;
CPyL97: ;
    CPy_DECREF(cpy_r_r186);
    goto CPyL69;
CPyL98: ;
    CPy_DecRef(cpy_r_r212);
    goto CPyL89;
CPyL99: ;
    CPy_DecRef(cpy_r_r234);
    goto CPyL89;
}

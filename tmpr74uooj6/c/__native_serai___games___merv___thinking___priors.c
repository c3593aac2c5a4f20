#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
merv___thinking___priors___Values_traverse(serai___games___merv___thinking___priors___ValuesObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_discovery);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___thinking___priors___Values_clear(PyObject *cpy_r_self)
{
    serai___games___merv___thinking___priors___ValuesObject *self = (serai___games___merv___thinking___priors___ValuesObject *)cpy_r_self;
    Py_CLEAR(self->_discovery);
    return 0;
}

static int32_t CPyDef_merv___thinking___priors___Values_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___thinking___priors___ValuesObject *self = (serai___games___merv___thinking___priors___ValuesObject *)cpy_r_self;
    Py_CLEAR(self->_discovery);
    return 0;
}

static void
merv___thinking___priors___Values_dealloc(serai___games___merv___thinking___priors___ValuesObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, merv___thinking___priors___Values_dealloc)
    CPyDef_merv___thinking___priors___Values_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___thinking___priors_____mypyc__Values_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___thinking___priors___Values(void);

static PyObject *
merv___thinking___priors___Values_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___thinking___priors___Values) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___thinking___priors_____mypyc__Values_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___thinking___priors___Values_vtable[1];
static bool
CPyDef_merv___thinking___priors___Values_trait_vtable_setup(void)
{
    CPyVTableItem merv___thinking___priors___Values_vtable_scratch[] = {
        NULL
    };
    memcpy(merv___thinking___priors___Values_vtable, merv___thinking___priors___Values_vtable_scratch, sizeof(merv___thinking___priors___Values_vtable));
    return 1;
}

static bool
CPyDef_merv___thinking___priors___Values_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___thinking___priors___Values_get_bonus_tile(serai___games___merv___thinking___priors___ValuesObject *self, void *closure);
static int
merv___thinking___priors___Values_set_bonus_tile(serai___games___merv___thinking___priors___ValuesObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___priors___Values_get_building(serai___games___merv___thinking___priors___ValuesObject *self, void *closure);
static int
merv___thinking___priors___Values_set_building(serai___games___merv___thinking___priors___ValuesObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___priors___Values_get_camel(serai___games___merv___thinking___priors___ValuesObject *self, void *closure);
static int
merv___thinking___priors___Values_set_camel(serai___games___merv___thinking___priors___ValuesObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___priors___Values_get_card(serai___games___merv___thinking___priors___ValuesObject *self, void *closure);
static int
merv___thinking___priors___Values_set_card(serai___games___merv___thinking___priors___ValuesObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___priors___Values_get_common(serai___games___merv___thinking___priors___ValuesObject *self, void *closure);
static int
merv___thinking___priors___Values_set_common(serai___games___merv___thinking___priors___ValuesObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___priors___Values_get_courtier(serai___games___merv___thinking___priors___ValuesObject *self, void *closure);
static int
merv___thinking___priors___Values_set_courtier(serai___games___merv___thinking___priors___ValuesObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___priors___Values_get_cube(serai___games___merv___thinking___priors___ValuesObject *self, void *closure);
static int
merv___thinking___priors___Values_set_cube(serai___games___merv___thinking___priors___ValuesObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___priors___Values_get_discovery(serai___games___merv___thinking___priors___ValuesObject *self, void *closure);
static int
merv___thinking___priors___Values_set_discovery(serai___games___merv___thinking___priors___ValuesObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___priors___Values_get_favour(serai___games___merv___thinking___priors___ValuesObject *self, void *closure);
static int
merv___thinking___priors___Values_set_favour(serai___games___merv___thinking___priors___ValuesObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___priors___Values_get_influence(serai___games___merv___thinking___priors___ValuesObject *self, void *closure);
static int
merv___thinking___priors___Values_set_influence(serai___games___merv___thinking___priors___ValuesObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___priors___Values_get_level(serai___games___merv___thinking___priors___ValuesObject *self, void *closure);
static int
merv___thinking___priors___Values_set_level(serai___games___merv___thinking___priors___ValuesObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___priors___Values_get_paid(serai___games___merv___thinking___priors___ValuesObject *self, void *closure);
static int
merv___thinking___priors___Values_set_paid(serai___games___merv___thinking___priors___ValuesObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___priors___Values_get_post(serai___games___merv___thinking___priors___ValuesObject *self, void *closure);
static int
merv___thinking___priors___Values_set_post(serai___games___merv___thinking___priors___ValuesObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___priors___Values_get_rare(serai___games___merv___thinking___priors___ValuesObject *self, void *closure);
static int
merv___thinking___priors___Values_set_rare(serai___games___merv___thinking___priors___ValuesObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___priors___Values_get_scroll(serai___games___merv___thinking___priors___ValuesObject *self, void *closure);
static int
merv___thinking___priors___Values_set_scroll(serai___games___merv___thinking___priors___ValuesObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___priors___Values_get_soldier(serai___games___merv___thinking___priors___ValuesObject *self, void *closure);
static int
merv___thinking___priors___Values_set_soldier(serai___games___merv___thinking___priors___ValuesObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___priors___Values_get_unpaid(serai___games___merv___thinking___priors___ValuesObject *self, void *closure);
static int
merv___thinking___priors___Values_set_unpaid(serai___games___merv___thinking___priors___ValuesObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___priors___Values_get_upgrade(serai___games___merv___thinking___priors___ValuesObject *self, void *closure);
static int
merv___thinking___priors___Values_set_upgrade(serai___games___merv___thinking___priors___ValuesObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___priors___Values_get_white(serai___games___merv___thinking___priors___ValuesObject *self, void *closure);
static int
merv___thinking___priors___Values_set_white(serai___games___merv___thinking___priors___ValuesObject *self, PyObject *value, void *closure);

static PyGetSetDef merv___thinking___priors___Values_getseters[] = {
    {"bonus_tile",
     (getter)merv___thinking___priors___Values_get_bonus_tile, (setter)merv___thinking___priors___Values_set_bonus_tile,
     NULL, NULL},
    {"building",
     (getter)merv___thinking___priors___Values_get_building, (setter)merv___thinking___priors___Values_set_building,
     NULL, NULL},
    {"camel",
     (getter)merv___thinking___priors___Values_get_camel, (setter)merv___thinking___priors___Values_set_camel,
     NULL, NULL},
    {"card",
     (getter)merv___thinking___priors___Values_get_card, (setter)merv___thinking___priors___Values_set_card,
     NULL, NULL},
    {"common",
     (getter)merv___thinking___priors___Values_get_common, (setter)merv___thinking___priors___Values_set_common,
     NULL, NULL},
    {"courtier",
     (getter)merv___thinking___priors___Values_get_courtier, (setter)merv___thinking___priors___Values_set_courtier,
     NULL, NULL},
    {"cube",
     (getter)merv___thinking___priors___Values_get_cube, (setter)merv___thinking___priors___Values_set_cube,
     NULL, NULL},
    {"discovery",
     (getter)merv___thinking___priors___Values_get_discovery, (setter)merv___thinking___priors___Values_set_discovery,
     NULL, NULL},
    {"favour",
     (getter)merv___thinking___priors___Values_get_favour, (setter)merv___thinking___priors___Values_set_favour,
     NULL, NULL},
    {"influence",
     (getter)merv___thinking___priors___Values_get_influence, (setter)merv___thinking___priors___Values_set_influence,
     NULL, NULL},
    {"level",
     (getter)merv___thinking___priors___Values_get_level, (setter)merv___thinking___priors___Values_set_level,
     NULL, NULL},
    {"paid",
     (getter)merv___thinking___priors___Values_get_paid, (setter)merv___thinking___priors___Values_set_paid,
     NULL, NULL},
    {"post",
     (getter)merv___thinking___priors___Values_get_post, (setter)merv___thinking___priors___Values_set_post,
     NULL, NULL},
    {"rare",
     (getter)merv___thinking___priors___Values_get_rare, (setter)merv___thinking___priors___Values_set_rare,
     NULL, NULL},
    {"scroll",
     (getter)merv___thinking___priors___Values_get_scroll, (setter)merv___thinking___priors___Values_set_scroll,
     NULL, NULL},
    {"soldier",
     (getter)merv___thinking___priors___Values_get_soldier, (setter)merv___thinking___priors___Values_set_soldier,
     NULL, NULL},
    {"unpaid",
     (getter)merv___thinking___priors___Values_get_unpaid, (setter)merv___thinking___priors___Values_set_unpaid,
     NULL, NULL},
    {"upgrade",
     (getter)merv___thinking___priors___Values_get_upgrade, (setter)merv___thinking___priors___Values_set_upgrade,
     NULL, NULL},
    {"white",
     (getter)merv___thinking___priors___Values_get_white, (setter)merv___thinking___priors___Values_set_white,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___thinking___priors___Values_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___thinking___priors_____mypyc__Values_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___thinking___priors___Values_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Values",
    .tp_new = merv___thinking___priors___Values_new,
    .tp_dealloc = (destructor)merv___thinking___priors___Values_dealloc,
    .tp_traverse = (traverseproc)merv___thinking___priors___Values_traverse,
    .tp_clear = (inquiry)CPyDef_merv___thinking___priors___Values_clear,
    .tp_getset = merv___thinking___priors___Values_getseters,
    .tp_methods = merv___thinking___priors___Values_methods,
    .tp_basicsize = sizeof(serai___games___merv___thinking___priors___ValuesObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Values()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___thinking___priors___Values_template = &CPyType_merv___thinking___priors___Values_template_;

PyObject *CPyDef_merv___thinking___priors_____mypyc__Values_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___thinking___priors___ValuesObject *self;
    self = (serai___games___merv___thinking___priors___ValuesObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___thinking___priors___Values_vtable;
    self->bitmap = 0;
    self->_bonus_tile = -113.0;
    self->_building = -113.0;
    self->_camel = -113.0;
    self->_card = -113.0;
    self->_common = -113.0;
    self->_courtier = -113.0;
    self->_cube = -113.0;
    self->_favour = -113.0;
    self->_influence = -113.0;
    self->_level = -113.0;
    self->_paid = -113.0;
    self->_post = -113.0;
    self->_rare = -113.0;
    self->_scroll = -113.0;
    self->_soldier = -113.0;
    self->_unpaid = -113.0;
    self->_upgrade = -113.0;
    self->_white = -113.0;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___thinking___priors___Values(void)
{
    PyObject *self = CPyDef_merv___thinking___priors_____mypyc__Values_setup((PyObject *)CPyType_merv___thinking___priors___Values);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
merv___thinking___priors___Values_get_bonus_tile(serai___games___merv___thinking___priors___ValuesObject *self, void *closure)
{
    if (unlikely(self->_bonus_tile == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)self)->bitmap & 1)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'bonus_tile' of 'Values' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_bonus_tile);
    return retval;
}

static int
merv___thinking___priors___Values_set_bonus_tile(serai___games___merv___thinking___priors___ValuesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Values' object attribute 'bonus_tile' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_bonus_tile = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___merv___thinking___priors___ValuesObject *)self)->bitmap |= 1;
    }
    return 0;
}

static PyObject *
merv___thinking___priors___Values_get_building(serai___games___merv___thinking___priors___ValuesObject *self, void *closure)
{
    if (unlikely(self->_building == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)self)->bitmap & 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'building' of 'Values' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_building);
    return retval;
}

static int
merv___thinking___priors___Values_set_building(serai___games___merv___thinking___priors___ValuesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Values' object attribute 'building' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_building = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___merv___thinking___priors___ValuesObject *)self)->bitmap |= 2;
    }
    return 0;
}

static PyObject *
merv___thinking___priors___Values_get_camel(serai___games___merv___thinking___priors___ValuesObject *self, void *closure)
{
    if (unlikely(self->_camel == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)self)->bitmap & 4)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'camel' of 'Values' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_camel);
    return retval;
}

static int
merv___thinking___priors___Values_set_camel(serai___games___merv___thinking___priors___ValuesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Values' object attribute 'camel' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_camel = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___merv___thinking___priors___ValuesObject *)self)->bitmap |= 4;
    }
    return 0;
}

static PyObject *
merv___thinking___priors___Values_get_card(serai___games___merv___thinking___priors___ValuesObject *self, void *closure)
{
    if (unlikely(self->_card == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)self)->bitmap & 8)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'card' of 'Values' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_card);
    return retval;
}

static int
merv___thinking___priors___Values_set_card(serai___games___merv___thinking___priors___ValuesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Values' object attribute 'card' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_card = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___merv___thinking___priors___ValuesObject *)self)->bitmap |= 8;
    }
    return 0;
}

static PyObject *
merv___thinking___priors___Values_get_common(serai___games___merv___thinking___priors___ValuesObject *self, void *closure)
{
    if (unlikely(self->_common == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)self)->bitmap & 16)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'common' of 'Values' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_common);
    return retval;
}

static int
merv___thinking___priors___Values_set_common(serai___games___merv___thinking___priors___ValuesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Values' object attribute 'common' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_common = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___merv___thinking___priors___ValuesObject *)self)->bitmap |= 16;
    }
    return 0;
}

static PyObject *
merv___thinking___priors___Values_get_courtier(serai___games___merv___thinking___priors___ValuesObject *self, void *closure)
{
    if (unlikely(self->_courtier == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)self)->bitmap & 32)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'courtier' of 'Values' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_courtier);
    return retval;
}

static int
merv___thinking___priors___Values_set_courtier(serai___games___merv___thinking___priors___ValuesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Values' object attribute 'courtier' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_courtier = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___merv___thinking___priors___ValuesObject *)self)->bitmap |= 32;
    }
    return 0;
}

static PyObject *
merv___thinking___priors___Values_get_cube(serai___games___merv___thinking___priors___ValuesObject *self, void *closure)
{
    if (unlikely(self->_cube == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)self)->bitmap & 64)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'cube' of 'Values' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_cube);
    return retval;
}

static int
merv___thinking___priors___Values_set_cube(serai___games___merv___thinking___priors___ValuesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Values' object attribute 'cube' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_cube = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___merv___thinking___priors___ValuesObject *)self)->bitmap |= 64;
    }
    return 0;
}

static PyObject *
merv___thinking___priors___Values_get_discovery(serai___games___merv___thinking___priors___ValuesObject *self, void *closure)
{
    if (unlikely(self->_discovery == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'discovery' of 'Values' undefined");
        return NULL;
    }
    CPy_INCREF(self->_discovery);
    PyObject *retval = self->_discovery;
    return retval;
}

static int
merv___thinking___priors___Values_set_discovery(serai___games___merv___thinking___priors___ValuesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Values' object attribute 'discovery' cannot be deleted");
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
    if (self->_discovery != NULL) {
        CPy_DECREF(self->_discovery);
    }
    self->_discovery = tmp;
    return 0;
}

static PyObject *
merv___thinking___priors___Values_get_favour(serai___games___merv___thinking___priors___ValuesObject *self, void *closure)
{
    if (unlikely(self->_favour == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)self)->bitmap & 128)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'favour' of 'Values' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_favour);
    return retval;
}

static int
merv___thinking___priors___Values_set_favour(serai___games___merv___thinking___priors___ValuesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Values' object attribute 'favour' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_favour = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___merv___thinking___priors___ValuesObject *)self)->bitmap |= 128;
    }
    return 0;
}

static PyObject *
merv___thinking___priors___Values_get_influence(serai___games___merv___thinking___priors___ValuesObject *self, void *closure)
{
    if (unlikely(self->_influence == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)self)->bitmap & 256)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'influence' of 'Values' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_influence);
    return retval;
}

static int
merv___thinking___priors___Values_set_influence(serai___games___merv___thinking___priors___ValuesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Values' object attribute 'influence' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_influence = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___merv___thinking___priors___ValuesObject *)self)->bitmap |= 256;
    }
    return 0;
}

static PyObject *
merv___thinking___priors___Values_get_level(serai___games___merv___thinking___priors___ValuesObject *self, void *closure)
{
    if (unlikely(self->_level == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)self)->bitmap & 512)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'level' of 'Values' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_level);
    return retval;
}

static int
merv___thinking___priors___Values_set_level(serai___games___merv___thinking___priors___ValuesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Values' object attribute 'level' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_level = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___merv___thinking___priors___ValuesObject *)self)->bitmap |= 512;
    }
    return 0;
}

static PyObject *
merv___thinking___priors___Values_get_paid(serai___games___merv___thinking___priors___ValuesObject *self, void *closure)
{
    if (unlikely(self->_paid == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)self)->bitmap & 1024)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'paid' of 'Values' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_paid);
    return retval;
}

static int
merv___thinking___priors___Values_set_paid(serai___games___merv___thinking___priors___ValuesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Values' object attribute 'paid' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_paid = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___merv___thinking___priors___ValuesObject *)self)->bitmap |= 1024;
    }
    return 0;
}

static PyObject *
merv___thinking___priors___Values_get_post(serai___games___merv___thinking___priors___ValuesObject *self, void *closure)
{
    if (unlikely(self->_post == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)self)->bitmap & 2048)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'post' of 'Values' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_post);
    return retval;
}

static int
merv___thinking___priors___Values_set_post(serai___games___merv___thinking___priors___ValuesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Values' object attribute 'post' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_post = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___merv___thinking___priors___ValuesObject *)self)->bitmap |= 2048;
    }
    return 0;
}

static PyObject *
merv___thinking___priors___Values_get_rare(serai___games___merv___thinking___priors___ValuesObject *self, void *closure)
{
    if (unlikely(self->_rare == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)self)->bitmap & 4096)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'rare' of 'Values' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_rare);
    return retval;
}

static int
merv___thinking___priors___Values_set_rare(serai___games___merv___thinking___priors___ValuesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Values' object attribute 'rare' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_rare = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___merv___thinking___priors___ValuesObject *)self)->bitmap |= 4096;
    }
    return 0;
}

static PyObject *
merv___thinking___priors___Values_get_scroll(serai___games___merv___thinking___priors___ValuesObject *self, void *closure)
{
    if (unlikely(self->_scroll == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)self)->bitmap & 8192)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'scroll' of 'Values' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_scroll);
    return retval;
}

static int
merv___thinking___priors___Values_set_scroll(serai___games___merv___thinking___priors___ValuesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Values' object attribute 'scroll' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_scroll = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___merv___thinking___priors___ValuesObject *)self)->bitmap |= 8192;
    }
    return 0;
}

static PyObject *
merv___thinking___priors___Values_get_soldier(serai___games___merv___thinking___priors___ValuesObject *self, void *closure)
{
    if (unlikely(self->_soldier == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)self)->bitmap & 16384)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'soldier' of 'Values' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_soldier);
    return retval;
}

static int
merv___thinking___priors___Values_set_soldier(serai___games___merv___thinking___priors___ValuesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Values' object attribute 'soldier' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_soldier = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___merv___thinking___priors___ValuesObject *)self)->bitmap |= 16384;
    }
    return 0;
}

static PyObject *
merv___thinking___priors___Values_get_unpaid(serai___games___merv___thinking___priors___ValuesObject *self, void *closure)
{
    if (unlikely(self->_unpaid == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)self)->bitmap & 32768)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'unpaid' of 'Values' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_unpaid);
    return retval;
}

static int
merv___thinking___priors___Values_set_unpaid(serai___games___merv___thinking___priors___ValuesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Values' object attribute 'unpaid' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_unpaid = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___merv___thinking___priors___ValuesObject *)self)->bitmap |= 32768;
    }
    return 0;
}

static PyObject *
merv___thinking___priors___Values_get_upgrade(serai___games___merv___thinking___priors___ValuesObject *self, void *closure)
{
    if (unlikely(self->_upgrade == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)self)->bitmap & 65536)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'upgrade' of 'Values' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_upgrade);
    return retval;
}

static int
merv___thinking___priors___Values_set_upgrade(serai___games___merv___thinking___priors___ValuesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Values' object attribute 'upgrade' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_upgrade = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___merv___thinking___priors___ValuesObject *)self)->bitmap |= 65536;
    }
    return 0;
}

static PyObject *
merv___thinking___priors___Values_get_white(serai___games___merv___thinking___priors___ValuesObject *self, void *closure)
{
    if (unlikely(self->_white == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)self)->bitmap & 131072)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'white' of 'Values' undefined");
        return NULL;
    }
    PyObject *retval = PyFloat_FromDouble(self->_white);
    return retval;
}

static int
merv___thinking___priors___Values_set_white(serai___games___merv___thinking___priors___ValuesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Values' object attribute 'white' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_white = tmp;
    if (unlikely(tmp == -113.0)) {
        ((serai___games___merv___thinking___priors___ValuesObject *)self)->bitmap |= 131072;
    }
    return 0;
}

static int
merv___thinking___priors___Priors_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
merv___thinking___priors___Priors_traverse(serai___games___merv___thinking___priors___PriorsObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->__book);
    Py_VISIT(self->__appraiser);
    Py_VISIT(self->__weights);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___thinking___priors___Priors_clear(PyObject *cpy_r_self)
{
    serai___games___merv___thinking___priors___PriorsObject *self = (serai___games___merv___thinking___priors___PriorsObject *)cpy_r_self;
    Py_CLEAR(self->__book);
    Py_CLEAR(self->__appraiser);
    Py_CLEAR(self->__weights);
    return 0;
}

static int32_t CPyDef_merv___thinking___priors___Priors_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___thinking___priors___PriorsObject *self = (serai___games___merv___thinking___priors___PriorsObject *)cpy_r_self;
    Py_CLEAR(self->__book);
    Py_CLEAR(self->__appraiser);
    Py_CLEAR(self->__weights);
    return 0;
}

static void
merv___thinking___priors___Priors_dealloc(serai___games___merv___thinking___priors___PriorsObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, merv___thinking___priors___Priors_dealloc)
    CPyDef_merv___thinking___priors___Priors_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___thinking___priors_____mypyc__Priors_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___thinking___priors___Priors(PyObject *cpy_r_book, PyObject *cpy_r_appraiser, PyObject *cpy_r_weights);

static PyObject *
merv___thinking___priors___Priors_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___thinking___priors___Priors) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___thinking___priors_____mypyc__Priors_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_merv___thinking___priors___Priors_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem merv___thinking___priors___Priors_vtable[15];
static bool
CPyDef_merv___thinking___priors___Priors_trait_vtable_setup(void)
{
    CPyVTableItem merv___thinking___priors___Priors_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___thinking___priors___Priors_____init__,
        (CPyVTableItem)CPyDef_merv___thinking___priors___Priors___of,
        (CPyVTableItem)CPyDef_merv___thinking___priors___Priors____values,
        (CPyVTableItem)CPyDef_merv___thinking___priors___Priors____rooms,
        (CPyVTableItem)CPyDef_merv___thinking___priors___Priors____zone,
        (CPyVTableItem)CPyDef_merv___thinking___priors___Priors____district,
        (CPyVTableItem)CPyDef_merv___thinking___priors___Priors____contract,
        (CPyVTableItem)CPyDef_merv___thinking___priors___Priors____action,
        (CPyVTableItem)CPyDef_merv___thinking___priors___Priors____cards,
        (CPyVTableItem)CPyDef_merv___thinking___priors___Priors____courtiers,
        (CPyVTableItem)CPyDef_merv___thinking___priors___Priors____goods,
        (CPyVTableItem)CPyDef_merv___thinking___priors___Priors____climb,
        (CPyVTableItem)CPyDef_merv___thinking___priors___Priors____climb_from,
        (CPyVTableItem)CPyDef_merv___thinking___priors___Priors____space,
        (CPyVTableItem)CPyDef_merv___thinking___priors___Priors____ramparts,
    };
    memcpy(merv___thinking___priors___Priors_vtable, merv___thinking___priors___Priors_vtable_scratch, sizeof(merv___thinking___priors___Priors_vtable));
    return 1;
}

static bool
CPyDef_merv___thinking___priors___Priors_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___thinking___priors___Priors_get__book(serai___games___merv___thinking___priors___PriorsObject *self, void *closure);
static int
merv___thinking___priors___Priors_set__book(serai___games___merv___thinking___priors___PriorsObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___priors___Priors_get__appraiser(serai___games___merv___thinking___priors___PriorsObject *self, void *closure);
static int
merv___thinking___priors___Priors_set__appraiser(serai___games___merv___thinking___priors___PriorsObject *self, PyObject *value, void *closure);
static PyObject *
merv___thinking___priors___Priors_get__weights(serai___games___merv___thinking___priors___PriorsObject *self, void *closure);
static int
merv___thinking___priors___Priors_set__weights(serai___games___merv___thinking___priors___PriorsObject *self, PyObject *value, void *closure);

static PyGetSetDef merv___thinking___priors___Priors_getseters[] = {
    {"_book",
     (getter)merv___thinking___priors___Priors_get__book, (setter)merv___thinking___priors___Priors_set__book,
     NULL, NULL},
    {"_appraiser",
     (getter)merv___thinking___priors___Priors_get__appraiser, (setter)merv___thinking___priors___Priors_set__appraiser,
     NULL, NULL},
    {"_weights",
     (getter)merv___thinking___priors___Priors_get__weights, (setter)merv___thinking___priors___Priors_set__weights,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___thinking___priors___Priors_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___thinking___priors_____mypyc__Priors_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_merv___thinking___priors___Priors_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, book, appraiser, weights)\n--\n\n")},
    {"of",
     (PyCFunction)CPyPy_merv___thinking___priors___Priors___of,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("of($self, t, decision)\n--\n\n")},
    {"_values",
     (PyCFunction)CPyPy_merv___thinking___priors___Priors____values,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_values($self, t, me)\n--\n\n")},
    {"_rooms",
     (PyCFunction)CPyPy_merv___thinking___priors___Priors____rooms,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_rooms($self, t, me, courtiers, v)\n--\n\n")},
    {"_zone",
     (PyCFunction)CPyPy_merv___thinking___priors___Priors____zone,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_zone($self, t, me, zone, values)\n--\n\n")},
    {"_district",
     (PyCFunction)CPyPy_merv___thinking___priors___Priors____district,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_district($self, t, me, zone, square, values)\n--\n\n")},
    {"_contract",
     (PyCFunction)CPyPy_merv___thinking___priors___Priors____contract,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_contract($self, t, me, pile, values)\n--\n\n")},
    {"_action",
     (PyCFunction)CPyPy_merv___thinking___priors___Priors____action,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_action($self, t, me, action, cubes, values)\n--\n\n")},
    {"_cards",
     (PyCFunction)CPyPy_merv___thinking___priors___Priors____cards,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_cards($self, t, me, cubes, values)\n--\n\n")},
    {"_courtiers",
     (PyCFunction)CPyPy_merv___thinking___priors___Priors____courtiers,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_courtiers($self, t, me, cubes, values)\n--\n\n")},
    {"_goods",
     (PyCFunction)CPyPy_merv___thinking___priors___Priors____goods,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_goods($self, t, me, cubes, values)\n--\n\n")},
    {"_climb",
     (PyCFunction)CPyPy_merv___thinking___priors___Priors____climb,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_climb($self, t, me, cubes, values)\n--\n\n")},
    {"_climb_from",
     (PyCFunction)CPyPy_merv___thinking___priors___Priors____climb_from,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_climb_from($self, here, gained, cubes, values)\n--\n\n")},
    {"_space",
     (PyCFunction)CPyPy_merv___thinking___priors___Priors____space,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_space($self, space, values)\n--\n\n")},
    {"_ramparts",
     (PyCFunction)CPyPy_merv___thinking___priors___Priors____ramparts,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_ramparts($self, t, me, cubes, values)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___thinking___priors___Priors_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Priors",
    .tp_new = merv___thinking___priors___Priors_new,
    .tp_dealloc = (destructor)merv___thinking___priors___Priors_dealloc,
    .tp_traverse = (traverseproc)merv___thinking___priors___Priors_traverse,
    .tp_clear = (inquiry)CPyDef_merv___thinking___priors___Priors_clear,
    .tp_getset = merv___thinking___priors___Priors_getseters,
    .tp_methods = merv___thinking___priors___Priors_methods,
    .tp_init = merv___thinking___priors___Priors_init,
    .tp_basicsize = sizeof(serai___games___merv___thinking___priors___PriorsObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Priors(book, appraiser, weights)\n--\n\n"),
};
static PyTypeObject *CPyType_merv___thinking___priors___Priors_template = &CPyType_merv___thinking___priors___Priors_template_;

PyObject *CPyDef_merv___thinking___priors_____mypyc__Priors_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___thinking___priors___PriorsObject *self;
    self = (serai___games___merv___thinking___priors___PriorsObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___thinking___priors___Priors_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___thinking___priors___Priors(PyObject *cpy_r_book, PyObject *cpy_r_appraiser, PyObject *cpy_r_weights)
{
    PyObject *self = CPyDef_merv___thinking___priors_____mypyc__Priors_setup((PyObject *)CPyType_merv___thinking___priors___Priors);
    if (self == NULL)
        return NULL;
    char res = CPyDef_merv___thinking___priors___Priors_____init__(self, cpy_r_book, cpy_r_appraiser, cpy_r_weights);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
merv___thinking___priors___Priors_get__book(serai___games___merv___thinking___priors___PriorsObject *self, void *closure)
{
    if (unlikely(self->__book == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_book' of 'Priors' undefined");
        return NULL;
    }
    CPy_INCREF(self->__book);
    PyObject *retval = self->__book;
    return retval;
}

static int
merv___thinking___priors___Priors_set__book(serai___games___merv___thinking___priors___PriorsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Priors' object attribute '_book' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_merv___book___Book))
        tmp = value;
    else {
        CPy_TypeError("serai.games.merv.book.Book", value); 
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
merv___thinking___priors___Priors_get__appraiser(serai___games___merv___thinking___priors___PriorsObject *self, void *closure)
{
    if (unlikely(self->__appraiser == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_appraiser' of 'Priors' undefined");
        return NULL;
    }
    CPy_INCREF(self->__appraiser);
    PyObject *retval = self->__appraiser;
    return retval;
}

static int
merv___thinking___priors___Priors_set__appraiser(serai___games___merv___thinking___priors___PriorsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Priors' object attribute '_appraiser' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_merv___thinking___appraisal___Appraiser))
        tmp = value;
    else {
        CPy_TypeError("serai.games.merv.thinking.appraisal.Appraiser", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->__appraiser != NULL) {
        CPy_DECREF(self->__appraiser);
    }
    self->__appraiser = tmp;
    return 0;
}

static PyObject *
merv___thinking___priors___Priors_get__weights(serai___games___merv___thinking___priors___PriorsObject *self, void *closure)
{
    if (unlikely(self->__weights == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_weights' of 'Priors' undefined");
        return NULL;
    }
    CPy_INCREF(self->__weights);
    PyObject *retval = self->__weights;
    return retval;
}

static int
merv___thinking___priors___Priors_set__weights(serai___games___merv___thinking___priors___PriorsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Priors' object attribute '_weights' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_merv___thinking___weights___Weights))
        tmp = value;
    else {
        CPy_TypeError("serai.games.merv.thinking.weights.Weights", value); 
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

static int
merv___thinking___priors____ramparts_Priors_env_traverse(serai___games___merv___thinking___priors____ramparts_Priors_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_book);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___thinking___priors____ramparts_Priors_env_clear(PyObject *cpy_r_self)
{
    serai___games___merv___thinking___priors____ramparts_Priors_envObject *self = (serai___games___merv___thinking___priors____ramparts_Priors_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_book);
    return 0;
}

static int32_t CPyDef_merv___thinking___priors____ramparts_Priors_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___thinking___priors____ramparts_Priors_envObject *self = (serai___games___merv___thinking___priors____ramparts_Priors_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
merv___thinking___priors____ramparts_Priors_env_dealloc(serai___games___merv___thinking___priors____ramparts_Priors_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___thinking___priors____ramparts_Priors_env_free_instance == NULL) {
        merv___thinking___priors____ramparts_Priors_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_book);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___thinking___priors____ramparts_Priors_env_dealloc)
    CPyDef_merv___thinking___priors____ramparts_Priors_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___thinking___priors_____mypyc___3_ramparts_Priors_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___thinking___priors____ramparts_Priors_env(void);

static PyObject *
merv___thinking___priors____ramparts_Priors_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___thinking___priors____ramparts_Priors_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___thinking___priors_____mypyc___3_ramparts_Priors_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___thinking___priors____ramparts_Priors_env_vtable[1];
static bool
CPyDef_merv___thinking___priors____ramparts_Priors_env_trait_vtable_setup(void)
{
    CPyVTableItem merv___thinking___priors____ramparts_Priors_env_vtable_scratch[] = {
        NULL
    };
    memcpy(merv___thinking___priors____ramparts_Priors_env_vtable, merv___thinking___priors____ramparts_Priors_env_vtable_scratch, sizeof(merv___thinking___priors____ramparts_Priors_env_vtable));
    return 1;
}

static bool
CPyDef_merv___thinking___priors____ramparts_Priors_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef merv___thinking___priors____ramparts_Priors_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___thinking___priors_____mypyc___3_ramparts_Priors_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___thinking___priors____ramparts_Priors_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_ramparts_Priors_env",
    .tp_new = merv___thinking___priors____ramparts_Priors_env_new,
    .tp_dealloc = (destructor)merv___thinking___priors____ramparts_Priors_env_dealloc,
    .tp_traverse = (traverseproc)merv___thinking___priors____ramparts_Priors_env_traverse,
    .tp_clear = (inquiry)CPyDef_merv___thinking___priors____ramparts_Priors_env_clear,
    .tp_methods = merv___thinking___priors____ramparts_Priors_env_methods,
    .tp_basicsize = sizeof(serai___games___merv___thinking___priors____ramparts_Priors_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_ramparts_Priors_env()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___thinking___priors____ramparts_Priors_env_template = &CPyType_merv___thinking___priors____ramparts_Priors_env_template_;

PyObject *CPyDef_merv___thinking___priors_____mypyc___3_ramparts_Priors_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___thinking___priors____ramparts_Priors_envObject *self;
    if (merv___thinking___priors____ramparts_Priors_env_free_instance != NULL) {
        self = merv___thinking___priors____ramparts_Priors_env_free_instance;
        merv___thinking___priors____ramparts_Priors_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___thinking___priors____ramparts_Priors_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___thinking___priors____ramparts_Priors_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___thinking___priors____ramparts_Priors_env(void)
{
    PyObject *self = CPyDef_merv___thinking___priors_____mypyc___3_ramparts_Priors_env_setup((PyObject *)CPyType_merv___thinking___priors____ramparts_Priors_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_____get__(self, instance, owner);
}
PyMemberDef merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_traverse(serai___games___merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_objObject))));
    return rv;
}

static int32_t CPyDef_merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_objObject *self = (serai___games___merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_objObject))));
    return 0;
}

static int32_t CPyDef_merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_objObject *self = (serai___games___merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_objObject))));
    return 0;
}

static void
merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_dealloc(serai___games___merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_free_instance == NULL) {
        merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_dealloc)
    CPyDef_merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___thinking___priors_____mypyc___3__mypyc_lambda__0__ramparts_Priors_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj(void);

static PyObject *
merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___thinking___priors_____mypyc___3__mypyc_lambda__0__ramparts_Priors_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_vtable[2];
static bool
CPyDef_merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_trait_vtable_setup(void)
{
    CPyVTableItem merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_____call__,
        (CPyVTableItem)CPyDef_merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_____get__,
    };
    memcpy(merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_vtable, merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_vtable_scratch, sizeof(merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_vtable));
    return 1;
}

static bool
CPyDef_merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_get___3_mypyc_env__(serai___games___merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_objObject *self, void *closure);

static PyGetSetDef merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___thinking___priors_____mypyc___3__mypyc_lambda__0__ramparts_Priors_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($piece)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__0__ramparts_Priors_obj",
    .tp_new = merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_new,
    .tp_dealloc = (destructor)merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_dealloc,
    .tp_traverse = (traverseproc)merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_traverse,
    .tp_clear = (inquiry)CPyDef_merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_clear,
    .tp_getset = merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_getseters,
    .tp_methods = merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj,
    .tp_members = merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__0__ramparts_Priors_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_template = &CPyType_merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_template_;

PyObject *CPyDef_merv___thinking___priors_____mypyc___3__mypyc_lambda__0__ramparts_Priors_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_objObject *self;
    if (merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_free_instance != NULL) {
        self = merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_free_instance;
        merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_vtable;
    self->vectorcall = CPyPy_merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj(void)
{
    PyObject *self = CPyDef_merv___thinking___priors_____mypyc___3__mypyc_lambda__0__ramparts_Priors_obj_setup((PyObject *)CPyType_merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_get___3_mypyc_env__(serai___games___merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__0__ramparts_Priors_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}
static PyMethodDef merv___thinking___priorsmodule_methods[] = {
    {"_scrolls", (PyCFunction)CPyPy_merv___thinking___priors____scrolls, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_scrolls(t, me, count, values)\n--\n\n") /* docstring */},
    {"_soldier", (PyCFunction)CPyPy_merv___thinking___priors____soldier, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_soldier(t, me, values)\n--\n\n") /* docstring */},
    {"_spend_colour", (PyCFunction)CPyPy_merv___thinking___priors____spend_colour, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_spend_colour(cubes, colour, count)\n--\n\n") /* docstring */},
    {"_spend", (PyCFunction)CPyPy_merv___thinking___priors____spend, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_spend(cubes, cost)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___merv___thinking___priors__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___merv___thinking___priors__internal, "__name__");
    CPyStatic_merv___thinking___priors___globals = PyModule_GetDict(CPyModule_serai___games___merv___thinking___priors__internal);
    if (unlikely(CPyStatic_merv___thinking___priors___globals == NULL))
        goto fail;
    CPyType_merv___thinking___priors____ramparts_Priors_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___thinking___priors____ramparts_Priors_env_template, NULL, modname);
    if (unlikely(!CPyType_merv___thinking___priors____ramparts_Priors_env))
        goto fail;
    CPyDef_merv___thinking___priors____ramparts_Priors_env_trait_vtable_setup();
    CPyType_merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_template, NULL, modname);
    if (unlikely(!CPyType_merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj))
        goto fail;
    CPyDef_merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_trait_vtable_setup();
    char result = CPyDef_merv___thinking___priors_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___merv___thinking___priors__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_merv___thinking___priors___Values);
    Py_CLEAR(CPyType_merv___thinking___priors___Priors);
    Py_CLEAR(CPyType_merv___thinking___priors____ramparts_Priors_env);
    Py_CLEAR(CPyType_merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj);
    return -1;
}
int CPyExec_serai___games___merv___thinking___priors(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___merv___thinking___priors__impl, &CPyImportState_serai___games___merv___thinking___priors, &CPyModule_serai___games___merv___thinking___priors);
}
static struct PyModuleDef merv___thinking___priorsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.merv.thinking.priors",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    merv___thinking___priorsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___merv___thinking___priors(void)
{
    if (CPyModule_serai___games___merv___thinking___priors__internal) {
        Py_INCREF(CPyModule_serai___games___merv___thinking___priors__internal);
        return CPyModule_serai___games___merv___thinking___priors__internal;
    }
    CPyModule_serai___games___merv___thinking___priors__internal = PyModule_Create(&merv___thinking___priorsmodule);
    return CPyModule_serai___games___merv___thinking___priors__internal;
}

PyObject *CPyInit_serai___games___merv___thinking___priors(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___merv___thinking___priors__internal) {
        Py_INCREF(CPyModule_serai___games___merv___thinking___priors__internal);
        return CPyModule_serai___games___merv___thinking___priors__internal;
    }
    CPyModule_serai___games___merv___thinking___priors__internal = PyModule_Create(&merv___thinking___priorsmodule);
    if (unlikely(CPyModule_serai___games___merv___thinking___priors__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.merv.thinking.priors");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___merv___thinking___priors__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___merv___thinking___priors__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___merv___thinking___priors__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___merv___thinking___priors(CPyModule_serai___games___merv___thinking___priors__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___merv___thinking___priors__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.merv.thinking.priors");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___merv___thinking___priors__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_merv___thinking___priors___Priors_____init__(PyObject *cpy_r_self, PyObject *cpy_r_book, PyObject *cpy_r_appraiser, PyObject *cpy_r_weights) {
    CPy_INCREF(cpy_r_book);
    ((serai___games___merv___thinking___priors___PriorsObject *)cpy_r_self)->__book = cpy_r_book;
    CPy_INCREF(cpy_r_appraiser);
    ((serai___games___merv___thinking___priors___PriorsObject *)cpy_r_self)->__appraiser = cpy_r_appraiser;
    CPy_INCREF(cpy_r_weights);
    ((serai___games___merv___thinking___priors___PriorsObject *)cpy_r_self)->__weights = cpy_r_weights;
    return 1;
}
        
        PyObject *CPyPy_merv___thinking___priors___Priors_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"book", "appraiser", "weights", 0};
            PyObject *obj_book;
            PyObject *obj_appraiser;
            PyObject *obj_weights;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OOO", "__init__", kwlist, &obj_book, &obj_appraiser, &obj_weights)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___thinking___priors___Priors))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.thinking.priors.Priors", obj_self); 
                goto fail;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_merv___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.merv.book.Book", obj_book); 
                goto fail;
            }
            PyObject *arg_appraiser;
            if (likely(Py_TYPE(obj_appraiser) == CPyType_merv___thinking___appraisal___Appraiser))
                arg_appraiser = obj_appraiser;
            else {
                CPy_TypeError("serai.games.merv.thinking.appraisal.Appraiser", obj_appraiser); 
                goto fail;
            }
            PyObject *arg_weights;
            if (likely(Py_TYPE(obj_weights) == CPyType_merv___thinking___weights___Weights))
                arg_weights = obj_weights;
            else {
                CPy_TypeError("serai.games.merv.thinking.weights.Weights", obj_weights); 
                goto fail;
            }
            char retval = CPyDef_merv___thinking___priors___Priors_____init__(arg_self, arg_book, arg_appraiser, arg_weights);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "__init__", 58, CPyStatic_merv___thinking___priors___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___thinking___priors___Priors___of(PyObject *cpy_r_self, PyObject *cpy_r_t, PyObject *cpy_r_decision) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_values;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    int32_t cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    double cpy_r_r21;
    char cpy_r_r22;
    double cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    double cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    int32_t cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    int32_t cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    CPyTagged cpy_r_r50;
    double cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    int32_t cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    char cpy_r_r58;
    double cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    int32_t cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    int32_t cpy_r_r66;
    char cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    CPyTagged cpy_r_r70;
    double cpy_r_r71;
    char cpy_r_r72;
    PyObject *cpy_r_r73;
    int32_t cpy_r_r74;
    char cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    int32_t cpy_r_r78;
    char cpy_r_r79;
    char cpy_r_r80;
    PyObject *cpy_r_r81;
    char cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    CPyTagged cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    int32_t cpy_r_r92;
    char cpy_r_r93;
    char cpy_r_r94;
    PyObject *cpy_r_r95;
    CPyTagged cpy_r_r96;
    double cpy_r_r97;
    char cpy_r_r98;
    double cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    CPyTagged cpy_r_r102;
    double cpy_r_r103;
    char cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    int32_t cpy_r_r107;
    char cpy_r_r108;
    char cpy_r_r109;
    PyObject *cpy_r_r110;
    char cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    char cpy_r_r114;
    char cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    char cpy_r_r120;
    char cpy_r_r121;
    PyObject *cpy_r_r122;
    CPyTagged cpy_r_r123;
    CPyTagged cpy_r_r124;
    double cpy_r_r125;
    char cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    char cpy_r_r133;
    char cpy_r_r134;
    PyObject *cpy_r_r135;
    int32_t cpy_r_r136;
    char cpy_r_r137;
    char cpy_r_r138;
    char cpy_r_r139;
    double cpy_r_r140;
    PyObject *cpy_r_r141;
    int32_t cpy_r_r142;
    char cpy_r_r143;
    char cpy_r_r144;
    PyObject *cpy_r_r145;
    char cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    int32_t cpy_r_r153;
    char cpy_r_r154;
    char cpy_r_r155;
    double cpy_r_r156;
    char cpy_r_r157;
    PyObject *cpy_r_r158;
    CPyTagged cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    CPyPtr cpy_r_r162;
    int64_t cpy_r_r163;
    PyObject *cpy_r_r164;
    int64_t cpy_r_r165;
    CPyPtr cpy_r_r166;
    int64_t cpy_r_r167;
    char cpy_r_r168;
    CPyPtr cpy_r_r169;
    CPyPtr cpy_r_r170;
    int64_t cpy_r_r171;
    CPyPtr cpy_r_r172;
    PyObject *cpy_r_r173;
    CPyTagged cpy_r_r174;
    CPyTagged cpy_r_r175;
    PyObject *cpy_r_r176;
    int64_t cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject **cpy_r_r182;
    PyObject *cpy_r_r183;
    CPyTagged cpy_r_r184;
    double cpy_r_r185;
    char cpy_r_r186;
    double cpy_r_r187;
    double cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    int32_t cpy_r_r191;
    char cpy_r_r192;
    char cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    CPyTagged cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    PyObject *cpy_r_r200;
    CPyTagged cpy_r_r201;
    int64_t cpy_r_r202;
    char cpy_r_r203;
    int64_t cpy_r_r204;
    char cpy_r_r205;
    char cpy_r_r206;
    char cpy_r_r207;
    char cpy_r_r208;
    char cpy_r_r209;
    PyObject *cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    CPyTagged cpy_r_r213;
    int64_t cpy_r_r214;
    char cpy_r_r215;
    int64_t cpy_r_r216;
    char cpy_r_r217;
    char cpy_r_r218;
    char cpy_r_r219;
    char cpy_r_r220;
    char cpy_r_r221;
    PyObject *cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject *cpy_r_r224;
    PyObject *cpy_r_r225;
    PyObject *cpy_r_r226;
    PyObject *cpy_r_r227;
    int32_t cpy_r_r228;
    char cpy_r_r229;
    char cpy_r_r230;
    PyObject *cpy_r_r231;
    CPyTagged cpy_r_r232;
    double cpy_r_r233;
    char cpy_r_r234;
    double cpy_r_r235;
    PyObject *cpy_r_r236;
    PyObject *cpy_r_r237;
    int32_t cpy_r_r238;
    char cpy_r_r239;
    char cpy_r_r240;
    PyObject *cpy_r_r241;
    PyObject *cpy_r_r242;
    cpy_r_r0 = ((serai___kernel___decision___DecisionObject *)cpy_r_decision)->_key;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = ((serai___kernel___decision___DecisionObject *)cpy_r_decision)->_seat;
    CPyTagged_INCREF(cpy_r_r1);
    cpy_r_r2 = CPyDef_decision___Decision___options(cpy_r_decision);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 67, CPyStatic_merv___thinking___priors___globals);
        goto CPyL172;
    }
CPyL1: ;
    cpy_r_r3 = ((serai___games___merv___thinking___priors___PriorsObject *)cpy_r_self)->__book;
    cpy_r_r4 = ((serai___games___merv___book___BookObject *)cpy_r_r3)->_options;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "of", "Book", "options", 68, CPyStatic_merv___thinking___priors___globals);
        goto CPyL173;
    }
    CPy_INCREF(cpy_r_r4);
CPyL2: ;
    cpy_r_r5 = CPyStatics[1745]; /* 'district' */
    cpy_r_r6 = CPyStr_EqualLiteral(cpy_r_r0, cpy_r_r5, 8);
    if (cpy_r_r6) {
        goto CPyL174;
    } else
        goto CPyL24;
CPyL3: ;
    cpy_r_r7 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_zones;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "of", "Table", "zones", 70, CPyStatic_merv___thinking___priors___globals);
        goto CPyL175;
    }
    CPy_INCREF(cpy_r_r7);
CPyL4: ;
    CPyTagged_INCREF(cpy_r_r1);
    cpy_r_r8 = CPyTagged_StealAsObject(cpy_r_r1);
    cpy_r_r9 = CPyList_Index(cpy_r_r7, cpy_r_r8);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 70, CPyStatic_merv___thinking___priors___globals);
        goto CPyL175;
    }
    cpy_r_r10 = CPyDef_merv___thinking___priors___Priors____values(cpy_r_self, cpy_r_t, cpy_r_r1);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 71, CPyStatic_merv___thinking___priors___globals);
        goto CPyL176;
    }
    cpy_r_values = cpy_r_r10;
    cpy_r_r11 = PyList_New(0);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 72, CPyStatic_merv___thinking___priors___globals);
        goto CPyL177;
    }
    cpy_r_r12 = PyObject_GetIter(cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 72, CPyStatic_merv___thinking___priors___globals);
        goto CPyL178;
    }
CPyL8: ;
    cpy_r_r13 = PyIter_Next(cpy_r_r12);
    if (cpy_r_r13 == NULL) goto CPyL179;
    if (likely(Py_TYPE(cpy_r_r13) == CPyType_option___Option))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/priors.py", "of", 72, CPyStatic_merv___thinking___priors___globals, "serai.kernel.option.Option", cpy_r_r13);
        goto CPyL180;
    }
    cpy_r_r15 = ((serai___games___merv___options___OptionsObject *)cpy_r_r4)->_district;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "of", "Options", "district", 74, CPyStatic_merv___thinking___priors___globals);
        goto CPyL181;
    }
    CPy_INCREF(cpy_r_r15);
CPyL11: ;
    cpy_r_r16 = PySequence_Contains(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r15);
    cpy_r_r17 = cpy_r_r16 >= 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 74, CPyStatic_merv___thinking___priors___globals);
        goto CPyL181;
    }
    cpy_r_r18 = cpy_r_r16;
    if (!cpy_r_r18) goto CPyL17;
    cpy_r_r19 = ((serai___kernel___option___OptionObject *)cpy_r_r14)->_value;
    CPy_INCREF(cpy_r_r19);
    CPy_DECREF(cpy_r_r14);
    if (likely(PyLong_Check(cpy_r_r19)))
        cpy_r_r20 = CPyTagged_FromObject(cpy_r_r19);
    else {
        CPy_TypeError("int", cpy_r_r19); cpy_r_r20 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 73, CPyStatic_merv___thinking___priors___globals);
        goto CPyL180;
    }
    cpy_r_r21 = CPyDef_merv___thinking___priors___Priors____district(cpy_r_self, cpy_r_t, cpy_r_r1, cpy_r_r9, cpy_r_r20, cpy_r_values);
    CPyTagged_DECREF(cpy_r_r20);
    cpy_r_r22 = cpy_r_r21 == -113.0;
    if (unlikely(cpy_r_r22)) goto CPyL16;
CPyL15: ;
    cpy_r_r23 = cpy_r_r21;
    goto CPyL21;
CPyL16: ;
    cpy_r_r24 = PyErr_Occurred();
    if (unlikely(cpy_r_r24 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 73, CPyStatic_merv___thinking___priors___globals);
        goto CPyL180;
    } else
        goto CPyL15;
CPyL17: ;
    cpy_r_r25 = ((serai___kernel___option___OptionObject *)cpy_r_r14)->_value;
    CPy_INCREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r14);
    if (likely(PyLong_Check(cpy_r_r25)))
        cpy_r_r26 = CPyTagged_FromObject(cpy_r_r25);
    else {
        CPy_TypeError("int", cpy_r_r25); cpy_r_r26 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 75, CPyStatic_merv___thinking___priors___globals);
        goto CPyL180;
    }
    cpy_r_r27 = CPyDef_merv___thinking___priors___Priors____contract(cpy_r_self, cpy_r_t, cpy_r_r1, cpy_r_r26, cpy_r_values);
    CPyTagged_DECREF(cpy_r_r26);
    cpy_r_r28 = cpy_r_r27 == -113.0;
    if (unlikely(cpy_r_r28)) goto CPyL20;
CPyL19: ;
    cpy_r_r23 = cpy_r_r27;
    goto CPyL21;
CPyL20: ;
    cpy_r_r29 = PyErr_Occurred();
    if (unlikely(cpy_r_r29 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 75, CPyStatic_merv___thinking___priors___globals);
        goto CPyL180;
    } else
        goto CPyL19;
CPyL21: ;
    cpy_r_r30 = PyFloat_FromDouble(cpy_r_r23);
    cpy_r_r31 = PyList_Append(cpy_r_r11, cpy_r_r30);
    CPy_DECREF(cpy_r_r30);
    cpy_r_r32 = cpy_r_r31 >= 0;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 72, CPyStatic_merv___thinking___priors___globals);
        goto CPyL180;
    } else
        goto CPyL8;
CPyL22: ;
    cpy_r_r33 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 72, CPyStatic_merv___thinking___priors___globals);
        goto CPyL182;
    }
    return cpy_r_r11;
CPyL24: ;
    cpy_r_r34 = CPyStatics[334]; /* 'action' */
    cpy_r_r35 = CPyStr_EqualLiteral(cpy_r_r0, cpy_r_r34, 6);
    if (cpy_r_r35) {
        goto CPyL183;
    } else
        goto CPyL56;
CPyL25: ;
    cpy_r_r36 = CPyDef_merv___thinking___priors___Priors____values(cpy_r_self, cpy_r_t, cpy_r_r1);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 79, CPyStatic_merv___thinking___priors___globals);
        goto CPyL175;
    }
    cpy_r_values = cpy_r_r36;
    cpy_r_r37 = PyList_New(0);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 80, CPyStatic_merv___thinking___priors___globals);
        goto CPyL184;
    }
    cpy_r_r38 = PyObject_GetIter(cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 81, CPyStatic_merv___thinking___priors___globals);
        goto CPyL185;
    }
CPyL28: ;
    cpy_r_r39 = PyIter_Next(cpy_r_r38);
    if (cpy_r_r39 == NULL) goto CPyL186;
    if (likely(Py_TYPE(cpy_r_r39) == CPyType_option___Option))
        cpy_r_r40 = cpy_r_r39;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/priors.py", "of", 81, CPyStatic_merv___thinking___priors___globals, "serai.kernel.option.Option", cpy_r_r39);
        goto CPyL187;
    }
    cpy_r_r41 = ((serai___games___merv___options___OptionsObject *)cpy_r_r4)->_act;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "of", "Options", "act", 82, CPyStatic_merv___thinking___priors___globals);
        goto CPyL188;
    }
    CPy_INCREF(cpy_r_r41);
CPyL31: ;
    cpy_r_r42 = PySequence_Contains(cpy_r_r41, cpy_r_r40);
    CPy_DECREF(cpy_r_r41);
    cpy_r_r43 = cpy_r_r42 >= 0;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 82, CPyStatic_merv___thinking___priors___globals);
        goto CPyL188;
    }
    cpy_r_r44 = cpy_r_r42;
    if (!cpy_r_r44) goto CPyL41;
    cpy_r_r45 = ((serai___kernel___option___OptionObject *)cpy_r_r40)->_value;
    CPy_INCREF(cpy_r_r45);
    CPy_DECREF(cpy_r_r40);
    cpy_r_r46 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "of", "Table", "players", 83, CPyStatic_merv___thinking___priors___globals);
        goto CPyL189;
    }
CPyL34: ;
    cpy_r_r47 = CPyList_GetItemBorrow(cpy_r_r46, cpy_r_r1);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 83, CPyStatic_merv___thinking___priors___globals);
        goto CPyL189;
    }
    if (likely(Py_TYPE(cpy_r_r47) == CPyType_merv___table___Player))
        cpy_r_r48 = cpy_r_r47;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/priors.py", "of", 83, CPyStatic_merv___thinking___priors___globals, "serai.games.merv.table.Player", cpy_r_r47);
        goto CPyL189;
    }
    cpy_r_r49 = ((serai___games___merv___table___PlayerObject *)cpy_r_r48)->_cubes;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "of", "Player", "cubes", 83, CPyStatic_merv___thinking___priors___globals);
        goto CPyL189;
    }
    CPy_INCREF(cpy_r_r49);
CPyL37: ;
    if (likely(PyLong_Check(cpy_r_r45)))
        cpy_r_r50 = CPyTagged_FromObject(cpy_r_r45);
    else {
        CPy_TypeError("int", cpy_r_r45); cpy_r_r50 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r50 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 83, CPyStatic_merv___thinking___priors___globals);
        goto CPyL190;
    }
    cpy_r_r51 = CPyDef_merv___thinking___priors___Priors____action(cpy_r_self, cpy_r_t, cpy_r_r1, cpy_r_r50, cpy_r_r49, cpy_r_values);
    CPyTagged_DECREF(cpy_r_r50);
    CPy_DECREF(cpy_r_r49);
    cpy_r_r52 = cpy_r_r51 == -113.0;
    if (unlikely(cpy_r_r52)) goto CPyL40;
CPyL39: ;
    cpy_r_r53 = PyFloat_FromDouble(cpy_r_r51);
    cpy_r_r54 = PyList_Append(cpy_r_r37, cpy_r_r53);
    CPy_DECREF(cpy_r_r53);
    cpy_r_r55 = cpy_r_r54 >= 0;
    if (unlikely(!cpy_r_r55)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 83, CPyStatic_merv___thinking___priors___globals);
        goto CPyL187;
    } else
        goto CPyL28;
CPyL40: ;
    cpy_r_r56 = PyErr_Occurred();
    if (unlikely(cpy_r_r56 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 83, CPyStatic_merv___thinking___priors___globals);
        goto CPyL187;
    } else
        goto CPyL39;
CPyL41: ;
    cpy_r_r57 = ((serai___games___merv___options___OptionsObject *)cpy_r_r4)->_deploy;
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "of", "Options", "deploy", 84, CPyStatic_merv___thinking___priors___globals);
        goto CPyL188;
    }
    CPy_INCREF(cpy_r_r57);
CPyL42: ;
    cpy_r_r58 = cpy_r_r40 == cpy_r_r57;
    CPy_DECREF(cpy_r_r57);
    if (cpy_r_r58) {
        goto CPyL191;
    } else
        goto CPyL46;
CPyL43: ;
    cpy_r_r59 = CPyDef_merv___thinking___priors____soldier(cpy_r_t, cpy_r_r1, cpy_r_values);
    cpy_r_r60 = cpy_r_r59 == -113.0;
    if (unlikely(cpy_r_r60)) goto CPyL45;
CPyL44: ;
    cpy_r_r61 = PyFloat_FromDouble(cpy_r_r59);
    cpy_r_r62 = PyList_Append(cpy_r_r37, cpy_r_r61);
    CPy_DECREF(cpy_r_r61);
    cpy_r_r63 = cpy_r_r62 >= 0;
    if (unlikely(!cpy_r_r63)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 85, CPyStatic_merv___thinking___priors___globals);
        goto CPyL187;
    } else
        goto CPyL28;
CPyL45: ;
    cpy_r_r64 = PyErr_Occurred();
    if (unlikely(cpy_r_r64 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 85, CPyStatic_merv___thinking___priors___globals);
        goto CPyL187;
    } else
        goto CPyL44;
CPyL46: ;
    cpy_r_r65 = ((serai___games___merv___options___OptionsObject *)cpy_r_r4)->_contract;
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "of", "Options", "contract", 86, CPyStatic_merv___thinking___priors___globals);
        goto CPyL188;
    }
    CPy_INCREF(cpy_r_r65);
CPyL47: ;
    cpy_r_r66 = PySequence_Contains(cpy_r_r65, cpy_r_r40);
    CPy_DECREF(cpy_r_r65);
    cpy_r_r67 = cpy_r_r66 >= 0;
    if (unlikely(!cpy_r_r67)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 86, CPyStatic_merv___thinking___priors___globals);
        goto CPyL188;
    }
    cpy_r_r68 = cpy_r_r66;
    if (!cpy_r_r68) goto CPyL192;
    cpy_r_r69 = ((serai___kernel___option___OptionObject *)cpy_r_r40)->_value;
    CPy_INCREF(cpy_r_r69);
    CPy_DECREF(cpy_r_r40);
    if (likely(PyLong_Check(cpy_r_r69)))
        cpy_r_r70 = CPyTagged_FromObject(cpy_r_r69);
    else {
        CPy_TypeError("int", cpy_r_r69); cpy_r_r70 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r70 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 87, CPyStatic_merv___thinking___priors___globals);
        goto CPyL187;
    }
    cpy_r_r71 = CPyDef_merv___thinking___priors___Priors____contract(cpy_r_self, cpy_r_t, cpy_r_r1, cpy_r_r70, cpy_r_values);
    CPyTagged_DECREF(cpy_r_r70);
    cpy_r_r72 = cpy_r_r71 == -113.0;
    if (unlikely(cpy_r_r72)) goto CPyL52;
CPyL51: ;
    cpy_r_r73 = PyFloat_FromDouble(cpy_r_r71);
    cpy_r_r74 = PyList_Append(cpy_r_r37, cpy_r_r73);
    CPy_DECREF(cpy_r_r73);
    cpy_r_r75 = cpy_r_r74 >= 0;
    if (unlikely(!cpy_r_r75)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 87, CPyStatic_merv___thinking___priors___globals);
        goto CPyL187;
    } else
        goto CPyL28;
CPyL52: ;
    cpy_r_r76 = PyErr_Occurred();
    if (unlikely(cpy_r_r76 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 87, CPyStatic_merv___thinking___priors___globals);
        goto CPyL187;
    } else
        goto CPyL51;
CPyL53: ;
    cpy_r_r77 = PyFloat_FromDouble(0.0);
    cpy_r_r78 = PyList_Append(cpy_r_r37, cpy_r_r77);
    CPy_DECREF(cpy_r_r77);
    cpy_r_r79 = cpy_r_r78 >= 0;
    if (unlikely(!cpy_r_r79)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 89, CPyStatic_merv___thinking___priors___globals);
        goto CPyL187;
    } else
        goto CPyL28;
CPyL54: ;
    cpy_r_r80 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r80)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 81, CPyStatic_merv___thinking___priors___globals);
        goto CPyL193;
    }
    return cpy_r_r37;
CPyL56: ;
    cpy_r_r81 = CPyStatics[1438]; /* 'zone' */
    cpy_r_r82 = CPyStr_EqualLiteral(cpy_r_r0, cpy_r_r81, 4);
    if (cpy_r_r82) {
        goto CPyL194;
    } else
        goto CPyL78;
CPyL57: ;
    cpy_r_r83 = CPyDef_merv___thinking___priors___Priors____values(cpy_r_self, cpy_r_t, cpy_r_r1);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 92, CPyStatic_merv___thinking___priors___globals);
        goto CPyL175;
    }
    cpy_r_values = cpy_r_r83;
    cpy_r_r84 = PyList_New(0);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 93, CPyStatic_merv___thinking___priors___globals);
        goto CPyL184;
    }
    cpy_r_r85 = PyObject_GetIter(cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 93, CPyStatic_merv___thinking___priors___globals);
        goto CPyL195;
    }
CPyL60: ;
    cpy_r_r86 = PyIter_Next(cpy_r_r85);
    if (cpy_r_r86 == NULL) goto CPyL196;
    if (likely(Py_TYPE(cpy_r_r86) == CPyType_option___Option))
        cpy_r_r87 = cpy_r_r86;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/priors.py", "of", 93, CPyStatic_merv___thinking___priors___globals, "serai.kernel.option.Option", cpy_r_r86);
        goto CPyL197;
    }
    cpy_r_r88 = ((serai___games___merv___options___OptionsObject *)cpy_r_r4)->_zone;
    cpy_r_r89 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_round;
    if (unlikely(cpy_r_r89 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "of", "Table", "round", 95, CPyStatic_merv___thinking___priors___globals);
        goto CPyL198;
    }
CPyL63: ;
    cpy_r_r90 = CPyList_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 95, CPyStatic_merv___thinking___priors___globals);
        goto CPyL198;
    }
    if (likely(PyList_Check(cpy_r_r90)))
        cpy_r_r91 = cpy_r_r90;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/priors.py", "of", 95, CPyStatic_merv___thinking___priors___globals, "list", cpy_r_r90);
        goto CPyL198;
    }
    cpy_r_r92 = PySequence_Contains(cpy_r_r91, cpy_r_r87);
    CPy_DECREF(cpy_r_r91);
    cpy_r_r93 = cpy_r_r92 >= 0;
    if (unlikely(!cpy_r_r93)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 95, CPyStatic_merv___thinking___priors___globals);
        goto CPyL198;
    }
    cpy_r_r94 = cpy_r_r92;
    if (!cpy_r_r94) goto CPyL71;
    cpy_r_r95 = ((serai___kernel___option___OptionObject *)cpy_r_r87)->_value;
    CPy_INCREF(cpy_r_r95);
    CPy_DECREF(cpy_r_r87);
    if (likely(PyLong_Check(cpy_r_r95)))
        cpy_r_r96 = CPyTagged_FromObject(cpy_r_r95);
    else {
        CPy_TypeError("int", cpy_r_r95); cpy_r_r96 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r96 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 94, CPyStatic_merv___thinking___priors___globals);
        goto CPyL197;
    }
    cpy_r_r97 = CPyDef_merv___thinking___priors___Priors____zone(cpy_r_self, cpy_r_t, cpy_r_r1, cpy_r_r96, cpy_r_values);
    CPyTagged_DECREF(cpy_r_r96);
    cpy_r_r98 = cpy_r_r97 == -113.0;
    if (unlikely(cpy_r_r98)) goto CPyL70;
CPyL69: ;
    cpy_r_r99 = cpy_r_r97;
    goto CPyL75;
CPyL70: ;
    cpy_r_r100 = PyErr_Occurred();
    if (unlikely(cpy_r_r100 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 94, CPyStatic_merv___thinking___priors___globals);
        goto CPyL197;
    } else
        goto CPyL69;
CPyL71: ;
    cpy_r_r101 = ((serai___kernel___option___OptionObject *)cpy_r_r87)->_value;
    CPy_INCREF(cpy_r_r101);
    CPy_DECREF(cpy_r_r87);
    if (likely(PyLong_Check(cpy_r_r101)))
        cpy_r_r102 = CPyTagged_FromObject(cpy_r_r101);
    else {
        CPy_TypeError("int", cpy_r_r101); cpy_r_r102 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r101);
    if (unlikely(cpy_r_r102 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 96, CPyStatic_merv___thinking___priors___globals);
        goto CPyL197;
    }
    cpy_r_r103 = CPyDef_merv___thinking___priors___Priors____contract(cpy_r_self, cpy_r_t, cpy_r_r1, cpy_r_r102, cpy_r_values);
    CPyTagged_DECREF(cpy_r_r102);
    cpy_r_r104 = cpy_r_r103 == -113.0;
    if (unlikely(cpy_r_r104)) goto CPyL74;
CPyL73: ;
    cpy_r_r99 = cpy_r_r103;
    goto CPyL75;
CPyL74: ;
    cpy_r_r105 = PyErr_Occurred();
    if (unlikely(cpy_r_r105 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 96, CPyStatic_merv___thinking___priors___globals);
        goto CPyL197;
    } else
        goto CPyL73;
CPyL75: ;
    cpy_r_r106 = PyFloat_FromDouble(cpy_r_r99);
    cpy_r_r107 = PyList_Append(cpy_r_r84, cpy_r_r106);
    CPy_DECREF(cpy_r_r106);
    cpy_r_r108 = cpy_r_r107 >= 0;
    if (unlikely(!cpy_r_r108)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 93, CPyStatic_merv___thinking___priors___globals);
        goto CPyL197;
    } else
        goto CPyL60;
CPyL76: ;
    cpy_r_r109 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r109)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 93, CPyStatic_merv___thinking___priors___globals);
        goto CPyL199;
    }
    return cpy_r_r84;
CPyL78: ;
    cpy_r_r110 = CPyStatics[1200]; /* 'library' */
    cpy_r_r111 = CPyStr_EqualLiteral(cpy_r_r0, cpy_r_r110, 7);
    if (cpy_r_r111) {
        goto CPyL200;
    } else
        goto CPyL105;
CPyL79: ;
    cpy_r_r112 = ((serai___kernel___decision___DecisionObject *)cpy_r_decision)->_arguments;
    cpy_r_r113 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r114 = cpy_r_r112 != cpy_r_r113;
    if (cpy_r_r114) {
        goto CPyL82;
    } else
        goto CPyL201;
CPyL80: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r115 = 0;
    if (unlikely(!cpy_r_r115)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 100, CPyStatic_merv___thinking___priors___globals);
        goto CPyL171;
    }
    CPy_Unreachable();
CPyL82: ;
    cpy_r_r116 = ((serai___kernel___decision___DecisionObject *)cpy_r_decision)->_arguments;
    CPy_INCREF(cpy_r_r116);
    if (likely(cpy_r_r116 != Py_None))
        cpy_r_r117 = cpy_r_r116;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/priors.py", "of", 101, CPyStatic_merv___thinking___priors___globals, "dict", cpy_r_r116);
        goto CPyL175;
    }
    cpy_r_r118 = CPyStatics[31]; /* 'n' */
    cpy_r_r119 = CPyDict_GetItem(cpy_r_r117, cpy_r_r118);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 101, CPyStatic_merv___thinking___priors___globals);
        goto CPyL175;
    }
    cpy_r_r120 = PyLong_Check(cpy_r_r119);
    if (cpy_r_r120) {
        goto CPyL87;
    } else
        goto CPyL202;
CPyL85: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r121 = 0;
    if (unlikely(!cpy_r_r121)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 102, CPyStatic_merv___thinking___priors___globals);
        goto CPyL171;
    }
    CPy_Unreachable();
CPyL87: ;
    cpy_r_r122 = CPyDef_merv___thinking___priors___Priors____values(cpy_r_self, cpy_r_t, cpy_r_r1);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 103, CPyStatic_merv___thinking___priors___globals);
        goto CPyL203;
    }
    cpy_r_values = cpy_r_r122;
    if (likely(PyLong_Check(cpy_r_r119)))
        cpy_r_r123 = CPyTagged_FromObject(cpy_r_r119);
    else {
        CPy_TypeError("int", cpy_r_r119); cpy_r_r123 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r123 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 104, CPyStatic_merv___thinking___priors___globals);
        goto CPyL184;
    }
    cpy_r_r124 = CPyTagged_Add(cpy_r_r123, 2);
    CPyTagged_DECREF(cpy_r_r123);
    cpy_r_r125 = CPyDef_merv___thinking___priors____scrolls(cpy_r_t, cpy_r_r1, cpy_r_r124, cpy_r_values);
    CPyTagged_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r124);
    CPy_DECREF(cpy_r_values);
    cpy_r_r126 = cpy_r_r125 == -113.0;
    if (unlikely(cpy_r_r126)) goto CPyL91;
CPyL90: ;
    cpy_r_r127 = PyList_New(0);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 105, CPyStatic_merv___thinking___priors___globals);
        goto CPyL204;
    } else
        goto CPyL92;
CPyL91: ;
    cpy_r_r128 = PyErr_Occurred();
    if (unlikely(cpy_r_r128 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 104, CPyStatic_merv___thinking___priors___globals);
        goto CPyL204;
    } else
        goto CPyL90;
CPyL92: ;
    cpy_r_r129 = PyObject_GetIter(cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 105, CPyStatic_merv___thinking___priors___globals);
        goto CPyL205;
    }
CPyL93: ;
    cpy_r_r130 = PyIter_Next(cpy_r_r129);
    if (cpy_r_r130 == NULL) goto CPyL206;
    if (likely(Py_TYPE(cpy_r_r130) == CPyType_option___Option))
        cpy_r_r131 = cpy_r_r130;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/priors.py", "of", 105, CPyStatic_merv___thinking___priors___globals, "serai.kernel.option.Option", cpy_r_r130);
        goto CPyL207;
    }
    cpy_r_r132 = ((serai___games___merv___options___OptionsObject *)cpy_r_r4)->_stop;
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "of", "Options", "stop", 105, CPyStatic_merv___thinking___priors___globals);
        goto CPyL208;
    }
    CPy_INCREF(cpy_r_r132);
CPyL96: ;
    cpy_r_r133 = cpy_r_r131 == cpy_r_r132;
    CPy_DECREF(cpy_r_r132);
    cpy_r_r134 = cpy_r_r133 ^ 1;
    if (!cpy_r_r134) goto CPyL209;
    cpy_r_r135 = ((serai___games___merv___options___OptionsObject *)cpy_r_r4)->_contract;
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "of", "Options", "contract", 105, CPyStatic_merv___thinking___priors___globals);
        goto CPyL208;
    }
    CPy_INCREF(cpy_r_r135);
CPyL98: ;
    cpy_r_r136 = PySequence_Contains(cpy_r_r135, cpy_r_r131);
    CPy_DECREF(cpy_r_r135);
    CPy_DECREF(cpy_r_r131);
    cpy_r_r137 = cpy_r_r136 >= 0;
    if (unlikely(!cpy_r_r137)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 105, CPyStatic_merv___thinking___priors___globals);
        goto CPyL207;
    }
    cpy_r_r138 = cpy_r_r136;
    cpy_r_r139 = cpy_r_r138 ^ 1;
    if (!cpy_r_r139) goto CPyL101;
    cpy_r_r140 = cpy_r_r125;
    goto CPyL102;
CPyL101: ;
    cpy_r_r140 = 0.0;
CPyL102: ;
    cpy_r_r141 = PyFloat_FromDouble(cpy_r_r140);
    cpy_r_r142 = PyList_Append(cpy_r_r127, cpy_r_r141);
    CPy_DECREF(cpy_r_r141);
    cpy_r_r143 = cpy_r_r142 >= 0;
    if (unlikely(!cpy_r_r143)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 105, CPyStatic_merv___thinking___priors___globals);
        goto CPyL207;
    } else
        goto CPyL93;
CPyL103: ;
    cpy_r_r144 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r144)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 105, CPyStatic_merv___thinking___priors___globals);
        goto CPyL210;
    }
    return cpy_r_r127;
CPyL105: ;
    cpy_r_r145 = CPyStatics[1208]; /* 'walls' */
    cpy_r_r146 = CPyStr_EqualLiteral(cpy_r_r0, cpy_r_r145, 5);
    CPy_DECREF(cpy_r_r0);
    if (!cpy_r_r146) goto CPyL135;
    cpy_r_r147 = CPyDef_merv___thinking___priors___Priors____values(cpy_r_self, cpy_r_t, cpy_r_r1);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 107, CPyStatic_merv___thinking___priors___globals);
        goto CPyL175;
    }
    cpy_r_values = cpy_r_r147;
    cpy_r_r148 = PyList_New(0);
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 108, CPyStatic_merv___thinking___priors___globals);
        goto CPyL184;
    }
    cpy_r_r149 = PyObject_GetIter(cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 108, CPyStatic_merv___thinking___priors___globals);
        goto CPyL211;
    }
CPyL109: ;
    cpy_r_r150 = PyIter_Next(cpy_r_r149);
    if (cpy_r_r150 == NULL) goto CPyL212;
    if (likely(Py_TYPE(cpy_r_r150) == CPyType_option___Option))
        cpy_r_r151 = cpy_r_r150;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/priors.py", "of", 108, CPyStatic_merv___thinking___priors___globals, "serai.kernel.option.Option", cpy_r_r150);
        goto CPyL213;
    }
    cpy_r_r152 = ((serai___games___merv___options___OptionsObject *)cpy_r_r4)->_rampart;
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "of", "Options", "rampart", 110, CPyStatic_merv___thinking___priors___globals);
        goto CPyL214;
    }
    CPy_INCREF(cpy_r_r152);
CPyL112: ;
    cpy_r_r153 = PySequence_Contains(cpy_r_r152, cpy_r_r151);
    CPy_DECREF(cpy_r_r152);
    cpy_r_r154 = cpy_r_r153 >= 0;
    if (unlikely(!cpy_r_r154)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 110, CPyStatic_merv___thinking___priors___globals);
        goto CPyL214;
    }
    cpy_r_r155 = cpy_r_r153;
    if (!cpy_r_r155) goto CPyL215;
    cpy_r_r156 = ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->_influence;
    if (unlikely(cpy_r_r156 == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->bitmap & 256)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'influence' of 'Values' undefined");
    }
    cpy_r_r157 = cpy_r_r156 == -113.0;
    if (unlikely(cpy_r_r157)) goto CPyL116;
CPyL115: ;
    cpy_r_r158 = ((serai___kernel___option___OptionObject *)cpy_r_r151)->_value;
    CPy_INCREF(cpy_r_r158);
    CPy_DECREF(cpy_r_r151);
    if (likely(PyLong_Check(cpy_r_r158)))
        cpy_r_r159 = CPyTagged_FromObject(cpy_r_r158);
    else {
        CPy_TypeError("int", cpy_r_r158); cpy_r_r159 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r159 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 109, CPyStatic_merv___thinking___priors___globals);
        goto CPyL213;
    } else
        goto CPyL117;
CPyL116: ;
    cpy_r_r160 = PyErr_Occurred();
    if (unlikely(cpy_r_r160 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 109, CPyStatic_merv___thinking___priors___globals);
        goto CPyL214;
    } else
        goto CPyL115;
CPyL117: ;
    cpy_r_r161 = CPyDef_walls___free_slots(cpy_r_t, cpy_r_r159);
    CPyTagged_DECREF(cpy_r_r159);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 109, CPyStatic_merv___thinking___priors___globals);
        goto CPyL213;
    }
    cpy_r_r162 = (CPyPtr)((CPyPtr)cpy_r_r161 + offsetof(PyVarObject, ob_size));
    cpy_r_r163 = *(int64_t *)cpy_r_r162;
    cpy_r_r164 = PyList_New(cpy_r_r163);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 109, CPyStatic_merv___thinking___priors___globals);
        goto CPyL216;
    }
    cpy_r_r165 = 0;
CPyL120: ;
    cpy_r_r166 = (CPyPtr)((CPyPtr)cpy_r_r161 + offsetof(PyVarObject, ob_size));
    cpy_r_r167 = *(int64_t *)cpy_r_r166;
    cpy_r_r168 = cpy_r_r165 < cpy_r_r167;
    if (!cpy_r_r168) goto CPyL217;
    cpy_r_r169 = (CPyPtr)((CPyPtr)cpy_r_r161 + offsetof(PyListObject, ob_item));
    cpy_r_r170 = *(CPyPtr *)cpy_r_r169;
    cpy_r_r171 = cpy_r_r165 * 8;
    cpy_r_r172 = cpy_r_r170 + cpy_r_r171;
    cpy_r_r173 = *(PyObject * *)cpy_r_r172;
    CPy_INCREF(cpy_r_r173);
    if (likely(PyLong_Check(cpy_r_r173)))
        cpy_r_r174 = CPyTagged_FromObject(cpy_r_r173);
    else {
        CPy_TypeError("int", cpy_r_r173); cpy_r_r174 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r173);
    if (unlikely(cpy_r_r174 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 109, CPyStatic_merv___thinking___priors___globals);
        goto CPyL218;
    }
    cpy_r_r175 = CPyDef_walls___slot_influence(cpy_r_t, cpy_r_r1, cpy_r_r174);
    CPyTagged_DECREF(cpy_r_r174);
    if (unlikely(cpy_r_r175 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 109, CPyStatic_merv___thinking___priors___globals);
        goto CPyL218;
    }
    cpy_r_r176 = CPyTagged_StealAsObject(cpy_r_r175);
    CPyList_SetItemUnsafe(cpy_r_r164, cpy_r_r165, cpy_r_r176);
    cpy_r_r177 = cpy_r_r165 + 1;
    cpy_r_r165 = cpy_r_r177;
    goto CPyL120;
CPyL125: ;
    cpy_r_r178 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r179 = CPyStatics[39]; /* 'max' */
    cpy_r_r180 = CPyObject_GetAttr(cpy_r_r178, cpy_r_r179);
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 109, CPyStatic_merv___thinking___priors___globals);
        goto CPyL219;
    }
    PyObject *cpy_r_r181[1] = {cpy_r_r164};
    cpy_r_r182 = (PyObject **)&cpy_r_r181;
    cpy_r_r183 = PyObject_Vectorcall(cpy_r_r180, cpy_r_r182, 1, 0);
    CPy_DECREF(cpy_r_r180);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 109, CPyStatic_merv___thinking___priors___globals);
        goto CPyL219;
    }
    CPy_DECREF(cpy_r_r164);
    if (likely(PyLong_Check(cpy_r_r183)))
        cpy_r_r184 = CPyTagged_FromObject(cpy_r_r183);
    else {
        CPy_TypeError("int", cpy_r_r183); cpy_r_r184 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r183);
    if (unlikely(cpy_r_r184 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 109, CPyStatic_merv___thinking___priors___globals);
        goto CPyL213;
    }
    cpy_r_r185 = CPyFloat_FromTagged(cpy_r_r184);
    CPyTagged_DECREF(cpy_r_r184);
    cpy_r_r186 = cpy_r_r185 == -113.0;
    if (unlikely(cpy_r_r186)) goto CPyL130;
CPyL129: ;
    cpy_r_r187 = cpy_r_r156 * cpy_r_r185;
    cpy_r_r188 = cpy_r_r187;
    goto CPyL132;
CPyL130: ;
    cpy_r_r189 = PyErr_Occurred();
    if (unlikely(cpy_r_r189 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 109, CPyStatic_merv___thinking___priors___globals);
        goto CPyL213;
    } else
        goto CPyL129;
CPyL131: ;
    cpy_r_r188 = 0.0;
CPyL132: ;
    cpy_r_r190 = PyFloat_FromDouble(cpy_r_r188);
    cpy_r_r191 = PyList_Append(cpy_r_r148, cpy_r_r190);
    CPy_DECREF(cpy_r_r190);
    cpy_r_r192 = cpy_r_r191 >= 0;
    if (unlikely(!cpy_r_r192)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 108, CPyStatic_merv___thinking___priors___globals);
        goto CPyL213;
    } else
        goto CPyL109;
CPyL133: ;
    cpy_r_r193 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r193)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 108, CPyStatic_merv___thinking___priors___globals);
        goto CPyL220;
    }
    return cpy_r_r148;
CPyL135: ;
    cpy_r_r194 = ((serai___games___merv___options___OptionsObject *)cpy_r_r4)->_contract;
    if (unlikely(cpy_r_r194 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "of", "Options", "contract", 114, CPyStatic_merv___thinking___priors___globals);
        goto CPyL175;
    }
CPyL136: ;
    cpy_r_r195 = CPyList_GetItemShortBorrow(cpy_r_r194, 0);
    if (unlikely(cpy_r_r195 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 114, CPyStatic_merv___thinking___priors___globals);
        goto CPyL175;
    }
    if (likely(Py_TYPE(cpy_r_r195) == CPyType_option___Option))
        cpy_r_r196 = cpy_r_r195;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/priors.py", "of", 114, CPyStatic_merv___thinking___priors___globals, "serai.kernel.option.Option", cpy_r_r195);
        goto CPyL175;
    }
    cpy_r_r197 = ((serai___kernel___option___OptionObject *)cpy_r_r196)->_index;
    CPyTagged_INCREF(cpy_r_r197);
    cpy_r_r198 = CPyStatics[4908]; /* -1 */
    cpy_r_r199 = PyObject_GetItem(cpy_r_r2, cpy_r_r198);
    if (unlikely(cpy_r_r199 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 114, CPyStatic_merv___thinking___priors___globals);
        goto CPyL221;
    }
    if (likely(Py_TYPE(cpy_r_r199) == CPyType_option___Option))
        cpy_r_r200 = cpy_r_r199;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/priors.py", "of", 114, CPyStatic_merv___thinking___priors___globals, "serai.kernel.option.Option", cpy_r_r199);
        goto CPyL221;
    }
    cpy_r_r201 = ((serai___kernel___option___OptionObject *)cpy_r_r200)->_index;
    CPyTagged_INCREF(cpy_r_r201);
    CPy_DECREF(cpy_r_r200);
    cpy_r_r202 = cpy_r_r197 & 1;
    cpy_r_r203 = cpy_r_r202 != 0;
    if (cpy_r_r203) goto CPyL142;
    cpy_r_r204 = cpy_r_r201 & 1;
    cpy_r_r205 = cpy_r_r204 != 0;
    if (!cpy_r_r205) goto CPyL143;
CPyL142: ;
    cpy_r_r206 = CPyTagged_IsLt_(cpy_r_r201, cpy_r_r197);
    cpy_r_r207 = cpy_r_r206 ^ 1;
    cpy_r_r208 = cpy_r_r207;
    goto CPyL144;
CPyL143: ;
    cpy_r_r209 = (Py_ssize_t)cpy_r_r197 <= (Py_ssize_t)cpy_r_r201;
    cpy_r_r208 = cpy_r_r209;
CPyL144: ;
    CPyTagged_DECREF(cpy_r_r197);
    if (cpy_r_r208) {
        goto CPyL146;
    } else
        goto CPyL222;
CPyL145: ;
    if (cpy_r_r208) {
        goto CPyL154;
    } else
        goto CPyL224;
CPyL146: ;
    cpy_r_r210 = ((serai___games___merv___options___OptionsObject *)cpy_r_r4)->_contract;
    if (unlikely(cpy_r_r210 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "of", "Options", "contract", 114, CPyStatic_merv___thinking___priors___globals);
        goto CPyL223;
    }
CPyL147: ;
    cpy_r_r211 = CPyList_GetItemShortBorrow(cpy_r_r210, -2);
    if (unlikely(cpy_r_r211 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 114, CPyStatic_merv___thinking___priors___globals);
        goto CPyL223;
    }
    if (likely(Py_TYPE(cpy_r_r211) == CPyType_option___Option))
        cpy_r_r212 = cpy_r_r211;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/priors.py", "of", 114, CPyStatic_merv___thinking___priors___globals, "serai.kernel.option.Option", cpy_r_r211);
        goto CPyL223;
    }
    cpy_r_r213 = ((serai___kernel___option___OptionObject *)cpy_r_r212)->_index;
    CPyTagged_INCREF(cpy_r_r213);
    cpy_r_r214 = cpy_r_r201 & 1;
    cpy_r_r215 = cpy_r_r214 != 0;
    if (cpy_r_r215) goto CPyL151;
    cpy_r_r216 = cpy_r_r213 & 1;
    cpy_r_r217 = cpy_r_r216 != 0;
    if (!cpy_r_r217) goto CPyL152;
CPyL151: ;
    cpy_r_r218 = CPyTagged_IsLt_(cpy_r_r213, cpy_r_r201);
    cpy_r_r219 = cpy_r_r218 ^ 1;
    cpy_r_r220 = cpy_r_r219;
    goto CPyL153;
CPyL152: ;
    cpy_r_r221 = (Py_ssize_t)cpy_r_r201 <= (Py_ssize_t)cpy_r_r213;
    cpy_r_r220 = cpy_r_r221;
CPyL153: ;
    CPyTagged_DECREF(cpy_r_r201);
    CPyTagged_DECREF(cpy_r_r213);
    if (!cpy_r_r220) goto CPyL224;
CPyL154: ;
    cpy_r_r222 = CPyDef_merv___thinking___priors___Priors____values(cpy_r_self, cpy_r_t, cpy_r_r1);
    if (unlikely(cpy_r_r222 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 115, CPyStatic_merv___thinking___priors___globals);
        goto CPyL175;
    }
    cpy_r_values = cpy_r_r222;
    cpy_r_r223 = PyList_New(0);
    if (unlikely(cpy_r_r223 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 116, CPyStatic_merv___thinking___priors___globals);
        goto CPyL184;
    }
    cpy_r_r224 = PyObject_GetIter(cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r224 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 116, CPyStatic_merv___thinking___priors___globals);
        goto CPyL225;
    }
CPyL157: ;
    cpy_r_r225 = PyIter_Next(cpy_r_r224);
    if (cpy_r_r225 == NULL) goto CPyL226;
    if (likely(Py_TYPE(cpy_r_r225) == CPyType_option___Option))
        cpy_r_r226 = cpy_r_r225;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/priors.py", "of", 116, CPyStatic_merv___thinking___priors___globals, "serai.kernel.option.Option", cpy_r_r225);
        goto CPyL227;
    }
    cpy_r_r227 = ((serai___games___merv___options___OptionsObject *)cpy_r_r4)->_contract;
    if (unlikely(cpy_r_r227 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "of", "Options", "contract", 116, CPyStatic_merv___thinking___priors___globals);
        goto CPyL228;
    }
    CPy_INCREF(cpy_r_r227);
CPyL160: ;
    cpy_r_r228 = PySequence_Contains(cpy_r_r227, cpy_r_r226);
    CPy_DECREF(cpy_r_r227);
    cpy_r_r229 = cpy_r_r228 >= 0;
    if (unlikely(!cpy_r_r229)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 116, CPyStatic_merv___thinking___priors___globals);
        goto CPyL228;
    }
    cpy_r_r230 = cpy_r_r228;
    if (!cpy_r_r230) goto CPyL229;
    cpy_r_r231 = ((serai___kernel___option___OptionObject *)cpy_r_r226)->_value;
    CPy_INCREF(cpy_r_r231);
    CPy_DECREF(cpy_r_r226);
    if (likely(PyLong_Check(cpy_r_r231)))
        cpy_r_r232 = CPyTagged_FromObject(cpy_r_r231);
    else {
        CPy_TypeError("int", cpy_r_r231); cpy_r_r232 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r231);
    if (unlikely(cpy_r_r232 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 116, CPyStatic_merv___thinking___priors___globals);
        goto CPyL227;
    }
    cpy_r_r233 = CPyDef_merv___thinking___priors___Priors____contract(cpy_r_self, cpy_r_t, cpy_r_r1, cpy_r_r232, cpy_r_values);
    CPyTagged_DECREF(cpy_r_r232);
    cpy_r_r234 = cpy_r_r233 == -113.0;
    if (unlikely(cpy_r_r234)) goto CPyL165;
CPyL164: ;
    cpy_r_r235 = cpy_r_r233;
    goto CPyL167;
CPyL165: ;
    cpy_r_r236 = PyErr_Occurred();
    if (unlikely(cpy_r_r236 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 116, CPyStatic_merv___thinking___priors___globals);
        goto CPyL227;
    } else
        goto CPyL164;
CPyL166: ;
    cpy_r_r235 = 0.0;
CPyL167: ;
    cpy_r_r237 = PyFloat_FromDouble(cpy_r_r235);
    cpy_r_r238 = PyList_Append(cpy_r_r223, cpy_r_r237);
    CPy_DECREF(cpy_r_r237);
    cpy_r_r239 = cpy_r_r238 >= 0;
    if (unlikely(!cpy_r_r239)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 116, CPyStatic_merv___thinking___priors___globals);
        goto CPyL227;
    } else
        goto CPyL157;
CPyL168: ;
    cpy_r_r240 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r240)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 116, CPyStatic_merv___thinking___priors___globals);
        goto CPyL230;
    }
    return cpy_r_r223;
CPyL170: ;
    cpy_r_r241 = Py_None;
    CPy_INCREF(cpy_r_r241);
    return cpy_r_r241;
CPyL171: ;
    cpy_r_r242 = NULL;
    return cpy_r_r242;
CPyL172: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    goto CPyL171;
CPyL173: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL171;
CPyL174: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL3;
CPyL175: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    goto CPyL171;
CPyL176: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r9);
    goto CPyL171;
CPyL177: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_values);
    goto CPyL171;
CPyL178: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_values);
    CPy_DecRef(cpy_r_r11);
    goto CPyL171;
CPyL179: ;
    CPyTagged_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r9);
    CPy_DECREF(cpy_r_values);
    CPy_DECREF(cpy_r_r12);
    goto CPyL22;
CPyL180: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_values);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r12);
    goto CPyL171;
CPyL181: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_values);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r14);
    goto CPyL171;
CPyL182: ;
    CPy_DecRef(cpy_r_r11);
    goto CPyL171;
CPyL183: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL25;
CPyL184: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_values);
    goto CPyL171;
CPyL185: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_values);
    CPy_DecRef(cpy_r_r37);
    goto CPyL171;
CPyL186: ;
    CPyTagged_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_values);
    CPy_DECREF(cpy_r_r38);
    goto CPyL54;
CPyL187: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_values);
    CPy_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r38);
    goto CPyL171;
CPyL188: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_values);
    CPy_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r40);
    goto CPyL171;
CPyL189: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_values);
    CPy_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r45);
    goto CPyL171;
CPyL190: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_values);
    CPy_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r49);
    goto CPyL171;
CPyL191: ;
    CPy_DECREF(cpy_r_r40);
    goto CPyL43;
CPyL192: ;
    CPy_DECREF(cpy_r_r40);
    goto CPyL53;
CPyL193: ;
    CPy_DecRef(cpy_r_r37);
    goto CPyL171;
CPyL194: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL57;
CPyL195: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_values);
    CPy_DecRef(cpy_r_r84);
    goto CPyL171;
CPyL196: ;
    CPyTagged_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_values);
    CPy_DECREF(cpy_r_r85);
    goto CPyL76;
CPyL197: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_values);
    CPy_DecRef(cpy_r_r84);
    CPy_DecRef(cpy_r_r85);
    goto CPyL171;
CPyL198: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_values);
    CPy_DecRef(cpy_r_r84);
    CPy_DecRef(cpy_r_r85);
    CPy_DecRef(cpy_r_r87);
    goto CPyL171;
CPyL199: ;
    CPy_DecRef(cpy_r_r84);
    goto CPyL171;
CPyL200: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL79;
CPyL201: ;
    CPyTagged_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r4);
    goto CPyL80;
CPyL202: ;
    CPyTagged_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r119);
    goto CPyL85;
CPyL203: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r119);
    goto CPyL171;
CPyL204: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    goto CPyL171;
CPyL205: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r127);
    goto CPyL171;
CPyL206: ;
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r129);
    goto CPyL103;
CPyL207: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r127);
    CPy_DecRef(cpy_r_r129);
    goto CPyL171;
CPyL208: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r127);
    CPy_DecRef(cpy_r_r129);
    CPy_DecRef(cpy_r_r131);
    goto CPyL171;
CPyL209: ;
    CPy_DECREF(cpy_r_r131);
    goto CPyL101;
CPyL210: ;
    CPy_DecRef(cpy_r_r127);
    goto CPyL171;
CPyL211: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_values);
    CPy_DecRef(cpy_r_r148);
    goto CPyL171;
CPyL212: ;
    CPyTagged_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_values);
    CPy_DECREF(cpy_r_r149);
    goto CPyL133;
CPyL213: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_values);
    CPy_DecRef(cpy_r_r148);
    CPy_DecRef(cpy_r_r149);
    goto CPyL171;
CPyL214: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_values);
    CPy_DecRef(cpy_r_r148);
    CPy_DecRef(cpy_r_r149);
    CPy_DecRef(cpy_r_r151);
    goto CPyL171;
CPyL215: ;
    CPy_DECREF(cpy_r_r151);
    goto CPyL131;
CPyL216: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_values);
    CPy_DecRef(cpy_r_r148);
    CPy_DecRef(cpy_r_r149);
    CPy_DecRef(cpy_r_r161);
    goto CPyL171;
CPyL217: ;
    CPy_DECREF(cpy_r_r161);
    goto CPyL125;
CPyL218: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_values);
    CPy_DecRef(cpy_r_r148);
    CPy_DecRef(cpy_r_r149);
    CPy_DecRef(cpy_r_r161);
    CPy_DecRef(cpy_r_r164);
    goto CPyL171;
CPyL219: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_values);
    CPy_DecRef(cpy_r_r148);
    CPy_DecRef(cpy_r_r149);
    CPy_DecRef(cpy_r_r164);
    goto CPyL171;
CPyL220: ;
    CPy_DecRef(cpy_r_r148);
    goto CPyL171;
CPyL221: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r197);
    goto CPyL171;
CPyL222: ;
    CPyTagged_DECREF(cpy_r_r201);
    goto CPyL145;
CPyL223: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r201);
    goto CPyL171;
CPyL224: ;
    CPyTagged_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r4);
    goto CPyL170;
CPyL225: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_values);
    CPy_DecRef(cpy_r_r223);
    goto CPyL171;
CPyL226: ;
    CPyTagged_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_values);
    CPy_DECREF(cpy_r_r224);
    goto CPyL168;
CPyL227: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_values);
    CPy_DecRef(cpy_r_r223);
    CPy_DecRef(cpy_r_r224);
    goto CPyL171;
CPyL228: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_values);
    CPy_DecRef(cpy_r_r223);
    CPy_DecRef(cpy_r_r224);
    CPy_DecRef(cpy_r_r226);
    goto CPyL171;
CPyL229: ;
    CPy_DECREF(cpy_r_r226);
    goto CPyL166;
CPyL230: ;
    CPy_DecRef(cpy_r_r223);
    goto CPyL171;
}
        
        PyObject *CPyPy_merv___thinking___priors___Priors___of(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "decision", 0};
            static CPyArg_Parser parser = {"OO:of", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_decision;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_decision)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___thinking___priors___Priors))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.thinking.priors.Priors", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_decision;
            if (likely(Py_TYPE(obj_decision) == CPyType_decision___Decision))
                arg_decision = obj_decision;
            else {
                CPy_TypeError("serai.kernel.decision.Decision", obj_decision); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___thinking___priors___Priors___of(arg_self, arg_t, arg_decision);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "of", 63, CPyStatic_merv___thinking___priors___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___thinking___priors___Priors____values(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_turns;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    int32_t cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_w;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyPtr cpy_r_r18;
    CPyPtr cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject **cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    double cpy_r_r36;
    char cpy_r_r37;
    CPyTagged cpy_r_r38;
    double cpy_r_r39;
    double cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    double cpy_r_r43;
    double cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    double cpy_r_r48;
    char cpy_r_r49;
    CPyTagged cpy_r_r50;
    double cpy_r_r51;
    double cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    double cpy_r_r55;
    double cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    tuple_T2OI cpy_r_r59;
    PyObject *cpy_r_r60;
    CPyTagged cpy_r_r61;
    PyObject *cpy_r_r62;
    CPyTagged cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    double cpy_r_r66;
    char cpy_r_r67;
    double cpy_r_r68;
    PyObject *cpy_r_r69;
    double cpy_r_r70;
    double cpy_r_contracts;
    PyObject *cpy_r_r71;
    double cpy_r_r72;
    char cpy_r_r73;
    char cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    double cpy_r_r77;
    char cpy_r_r78;
    char cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    double cpy_r_r82;
    char cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    double cpy_r_r86;
    char cpy_r_r87;
    double cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    double cpy_r_r91;
    char cpy_r_r92;
    double cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    double cpy_r_r97;
    char cpy_r_r98;
    double cpy_r_r99;
    double cpy_r_r100;
    char cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    double cpy_r_r104;
    char cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    double cpy_r_r108;
    char cpy_r_r109;
    double cpy_r_r110;
    char cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    double cpy_r_r114;
    char cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    double cpy_r_r118;
    char cpy_r_r119;
    double cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    double cpy_r_r123;
    char cpy_r_r124;
    double cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    double cpy_r_r129;
    char cpy_r_r130;
    double cpy_r_r131;
    double cpy_r_r132;
    char cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    double cpy_r_r136;
    char cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    double cpy_r_r140;
    char cpy_r_r141;
    double cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    double cpy_r_r145;
    char cpy_r_r146;
    double cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    double cpy_r_r151;
    char cpy_r_r152;
    double cpy_r_r153;
    double cpy_r_r154;
    char cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    double cpy_r_r158;
    char cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    double cpy_r_r162;
    char cpy_r_r163;
    double cpy_r_r164;
    double cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    double cpy_r_r168;
    char cpy_r_r169;
    double cpy_r_r170;
    double cpy_r_r171;
    char cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    double cpy_r_r175;
    char cpy_r_r176;
    char cpy_r_r177;
    PyObject *cpy_r_r178;
    CPyTagged cpy_r_r179;
    int64_t cpy_r_r180;
    char cpy_r_r181;
    int64_t cpy_r_r182;
    char cpy_r_r183;
    char cpy_r_r184;
    char cpy_r_r185;
    char cpy_r_r186;
    PyObject *cpy_r_r187;
    double cpy_r_r188;
    char cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    double cpy_r_r192;
    char cpy_r_r193;
    double cpy_r_r194;
    char cpy_r_r195;
    PyObject *cpy_r_r196;
    double cpy_r_r197;
    double cpy_r_r198;
    char cpy_r_r199;
    double cpy_r_r200;
    PyObject *cpy_r_r201;
    PyObject *cpy_r_r202;
    double cpy_r_r203;
    char cpy_r_r204;
    double cpy_r_r205;
    char cpy_r_r206;
    PyObject *cpy_r_r207;
    char cpy_r_r208;
    CPyTagged cpy_r_r209;
    PyObject *cpy_r_r210;
    double cpy_r_r211;
    char cpy_r_r212;
    char cpy_r_r213;
    PyObject *cpy_r_r214;
    PyObject *cpy_r_r215;
    double cpy_r_r216;
    char cpy_r_r217;
    double cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    double cpy_r_r221;
    char cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject *cpy_r_r224;
    double cpy_r_r225;
    char cpy_r_r226;
    double cpy_r_r227;
    double cpy_r_r228;
    double cpy_r_r229;
    double cpy_r_r230;
    double cpy_r_r231;
    char cpy_r_r232;
    PyObject *cpy_r_r233;
    double cpy_r_r234;
    double cpy_r_r235;
    char cpy_r_r236;
    double cpy_r_r237;
    char cpy_r_r238;
    PyObject *cpy_r_r239;
    PyObject *cpy_r_r240;
    CPyTagged cpy_r_r241;
    CPyTagged cpy_r_r242;
    CPyTagged cpy_r_r243;
    CPyTagged cpy_r_phase;
    int64_t cpy_r_r244;
    char cpy_r_r245;
    int64_t cpy_r_r246;
    char cpy_r_r247;
    char cpy_r_r248;
    char cpy_r_r249;
    CPyTagged cpy_r_r250;
    CPyTagged cpy_r_r251;
    CPyTagged cpy_r_r252;
    CPyTagged cpy_r_r253;
    int64_t cpy_r_r254;
    char cpy_r_r255;
    int64_t cpy_r_r256;
    char cpy_r_r257;
    char cpy_r_r258;
    char cpy_r_r259;
    CPyTagged cpy_r_r260;
    CPyTagged cpy_r_r261;
    CPyTagged cpy_r_r262;
    CPyTagged cpy_r_waits;
    PyObject *cpy_r_r263;
    double cpy_r_r264;
    char cpy_r_r265;
    PyObject *cpy_r_r266;
    PyObject *cpy_r_r267;
    double cpy_r_r268;
    char cpy_r_r269;
    double cpy_r_r270;
    char cpy_r_r271;
    PyObject *cpy_r_r272;
    double cpy_r_r273;
    double cpy_r_r274;
    char cpy_r_r275;
    PyObject *cpy_r_r276;
    PyObject *cpy_r_r277;
    double cpy_r_r278;
    char cpy_r_r279;
    double cpy_r_r280;
    double cpy_r_r281;
    char cpy_r_r282;
    PyObject *cpy_r_r283;
    double cpy_r_r284;
    double cpy_r_r285;
    double cpy_r_r286;
    double cpy_r_r287;
    char cpy_r_r288;
    PyObject *cpy_r_r289;
    PyObject *cpy_r_r290;
    double cpy_r_r291;
    char cpy_r_r292;
    double cpy_r_r293;
    PyObject *cpy_r_r294;
    PyObject *cpy_r_r295;
    double cpy_r_r296;
    char cpy_r_r297;
    double cpy_r_r298;
    double cpy_r_r299;
    PyObject *cpy_r_r300;
    PyObject *cpy_r_r301;
    PyObject *cpy_r_r302;
    double cpy_r_r303;
    char cpy_r_r304;
    double cpy_r_r305;
    PyObject *cpy_r_r306;
    PyObject *cpy_r_r307;
    PyObject *cpy_r_r308;
    double cpy_r_r309;
    char cpy_r_r310;
    CPyTagged cpy_r_r311;
    double cpy_r_r312;
    char cpy_r_r313;
    PyObject *cpy_r_r314;
    double cpy_r_r315;
    double cpy_r_r316;
    char cpy_r_r317;
    PyObject *cpy_r_r318;
    PyObject *cpy_r_r319;
    double cpy_r_r320;
    char cpy_r_r321;
    PyObject *cpy_r_r322;
    PyObject *cpy_r_r323;
    double cpy_r_r324;
    char cpy_r_r325;
    double cpy_r_r326;
    char cpy_r_r327;
    PyObject *cpy_r_r328;
    double cpy_r_r329;
    double cpy_r_r330;
    char cpy_r_r331;
    double cpy_r_r332;
    char cpy_r_r333;
    PyObject *cpy_r_r334;
    PyObject *cpy_r_r335;
    double cpy_r_r336;
    char cpy_r_r337;
    PyObject *cpy_r_r338;
    PyObject *cpy_r_r339;
    double cpy_r_r340;
    char cpy_r_r341;
    PyObject *cpy_r_r342;
    PyObject *cpy_r_r343;
    PyObject *cpy_r_r344;
    PyObject *cpy_r_r345;
    PyObject *cpy_r_r346;
    CPyPtr cpy_r_r347;
    CPyPtr cpy_r_r348;
    CPyPtr cpy_r_r349;
    PyObject *cpy_r_r350;
    char cpy_r_r351;
    PyObject *cpy_r_r352;
    cpy_r_r0 = ((serai___games___merv___thinking___priors___PriorsObject *)cpy_r_self)->__weights;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = ((serai___games___merv___thinking___priors___PriorsObject *)cpy_r_self)->__appraiser;
    cpy_r_r2 = ((serai___games___merv___thinking___appraisal___AppraiserObject *)cpy_r_r1)->_survey;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = CPyDef_merv___thinking___features___Survey___turns(cpy_r_r2, cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 122, CPyStatic_merv___thinking___priors___globals);
        goto CPyL215;
    }
    cpy_r_turns = cpy_r_r3;
    cpy_r_r4 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_zones;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_values", "Table", "zones", 123, CPyStatic_merv___thinking___priors___globals);
        goto CPyL216;
    }
    CPy_INCREF(cpy_r_r4);
CPyL2: ;
    CPyTagged_INCREF(cpy_r_me);
    cpy_r_r5 = CPyTagged_StealAsObject(cpy_r_me);
    cpy_r_r6 = PySequence_Contains(cpy_r_r4, cpy_r_r5);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r5);
    cpy_r_r7 = cpy_r_r6 >= 0;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 123, CPyStatic_merv___thinking___priors___globals);
        goto CPyL216;
    }
    cpy_r_r8 = cpy_r_r6;
    cpy_r_r9 = cpy_r_r8 ^ 1;
    if (!cpy_r_r9) goto CPyL5;
    cpy_r_r10 = CPyTagged_Subtract(cpy_r_turns, 2);
    CPyTagged_DECREF(cpy_r_turns);
    cpy_r_turns = cpy_r_r10;
CPyL5: ;
    cpy_r_r11 = ((serai___games___merv___thinking___priors___PriorsObject *)cpy_r_self)->__appraiser;
    CPy_INCREF(cpy_r_r11);
    cpy_r_r12 = CPyDef_merv___thinking___appraisal___Appraiser___weights(cpy_r_r11, cpy_r_turns);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 125, CPyStatic_merv___thinking___priors___globals);
        goto CPyL216;
    }
    cpy_r_w = cpy_r_r12;
    cpy_r_r13 = cpy_r_turns != 0;
    if (cpy_r_r13) goto CPyL13;
    cpy_r_r14 = CPyList_GetSlice(cpy_r_w, 0, 20);
    CPy_DECREF(cpy_r_w);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 127, CPyStatic_merv___thinking___priors___globals);
        goto CPyL216;
    }
    if (likely(PyList_Check(cpy_r_r14)))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/priors.py", "_values", 127, CPyStatic_merv___thinking___priors___globals, "list", cpy_r_r14);
        goto CPyL216;
    }
    cpy_r_r16 = PyList_New(1);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 127, CPyStatic_merv___thinking___priors___globals);
        goto CPyL217;
    }
    cpy_r_r17 = PyFloat_FromDouble(0.0);
    cpy_r_r18 = (CPyPtr)((CPyPtr)cpy_r_r16 + offsetof(PyListObject, ob_item));
    cpy_r_r19 = *(CPyPtr *)cpy_r_r18;
    *(PyObject * *)cpy_r_r19 = cpy_r_r17;
    cpy_r_r20 = CPySequence_Multiply(cpy_r_r16, 78);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 127, CPyStatic_merv___thinking___priors___globals);
        goto CPyL217;
    }
    cpy_r_r21 = PySequence_Concat(cpy_r_r15, cpy_r_r20);
    CPy_DECREF(cpy_r_r15);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 127, CPyStatic_merv___thinking___priors___globals);
        goto CPyL216;
    }
    cpy_r_w = cpy_r_r21;
CPyL13: ;
    cpy_r_r22 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_values", "Table", "players", 128, CPyStatic_merv___thinking___priors___globals);
        goto CPyL218;
    }
CPyL14: ;
    cpy_r_r23 = CPyList_GetItem(cpy_r_r22, cpy_r_me);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 128, CPyStatic_merv___thinking___priors___globals);
        goto CPyL218;
    }
    if (likely(Py_TYPE(cpy_r_r23) == CPyType_merv___table___Player))
        cpy_r_r24 = cpy_r_r23;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/priors.py", "_values", 128, CPyStatic_merv___thinking___priors___globals, "serai.games.merv.table.Player", cpy_r_r23);
        goto CPyL218;
    }
    cpy_r_r25 = CPyDef_merv___thinking___priors___Values();
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 129, CPyStatic_merv___thinking___priors___globals);
        goto CPyL219;
    }
    cpy_r_r26 = CPyDef_merv___thinking___features___Survey___phases(cpy_r_r2, cpy_r_t);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 130, CPyStatic_merv___thinking___priors___globals);
        goto CPyL220;
    }
    cpy_r_r27 = ((serai___games___merv___table___PlayerObject *)cpy_r_r24)->_courtiers;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_values", "Player", "courtiers", 131, CPyStatic_merv___thinking___priors___globals);
        goto CPyL221;
    }
    CPy_INCREF(cpy_r_r27);
CPyL19: ;
    cpy_r_r28 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r29 = CPyStatics[105]; /* 'sum' */
    cpy_r_r30 = CPyObject_GetAttr(cpy_r_r28, cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 131, CPyStatic_merv___thinking___priors___globals);
        goto CPyL222;
    }
    PyObject *cpy_r_r31[1] = {cpy_r_r27};
    cpy_r_r32 = (PyObject **)&cpy_r_r31;
    cpy_r_r33 = PyObject_Vectorcall(cpy_r_r30, cpy_r_r32, 1, 0);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 131, CPyStatic_merv___thinking___priors___globals);
        goto CPyL222;
    }
    CPy_DECREF(cpy_r_r27);
    if (likely(PyLong_Check(cpy_r_r33)))
        cpy_r_r34 = CPyTagged_FromObject(cpy_r_r33);
    else {
        CPy_TypeError("int", cpy_r_r33); cpy_r_r34 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 131, CPyStatic_merv___thinking___priors___globals);
        goto CPyL221;
    }
    cpy_r_r35 = CPyList_GetItemShort(cpy_r_w, 0);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 132, CPyStatic_merv___thinking___priors___globals);
        goto CPyL223;
    }
    cpy_r_r36 = PyFloat_AsDouble(cpy_r_r35);
    if (cpy_r_r36 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r35); cpy_r_r36 = -113.0;
    }
    CPy_DECREF(cpy_r_r35);
    cpy_r_r37 = cpy_r_r36 == -113.0;
    if (unlikely(cpy_r_r37)) goto CPyL25;
CPyL24: ;
    cpy_r_r38 = CPyTagged_Subtract(cpy_r_r26, 2);
    cpy_r_r39 = ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_r0)->_later_paid;
    cpy_r_r40 = CPyFloat_FromTagged(cpy_r_r38);
    CPyTagged_DECREF(cpy_r_r38);
    cpy_r_r41 = cpy_r_r40 == -113.0;
    if (unlikely(cpy_r_r41)) {
        goto CPyL27;
    } else
        goto CPyL26;
CPyL25: ;
    cpy_r_r42 = PyErr_Occurred();
    if (unlikely(cpy_r_r42 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 132, CPyStatic_merv___thinking___priors___globals);
        goto CPyL223;
    } else
        goto CPyL24;
CPyL26: ;
    cpy_r_r43 = cpy_r_r40 * cpy_r_r39;
    cpy_r_r44 = cpy_r_r36 + cpy_r_r43;
    if (unlikely(cpy_r_r44 == -113.0)) {
        ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_r25)->bitmap |= 1024;
    }
    ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_r25)->_paid = cpy_r_r44;
    cpy_r_r45 = 1;
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 132, CPyStatic_merv___thinking___priors___globals);
        goto CPyL223;
    } else
        goto CPyL28;
CPyL27: ;
    cpy_r_r46 = PyErr_Occurred();
    if (unlikely(cpy_r_r46 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 132, CPyStatic_merv___thinking___priors___globals);
        goto CPyL223;
    } else
        goto CPyL26;
CPyL28: ;
    cpy_r_r47 = CPyList_GetItemShort(cpy_r_w, 4);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 133, CPyStatic_merv___thinking___priors___globals);
        goto CPyL223;
    }
    cpy_r_r48 = PyFloat_AsDouble(cpy_r_r47);
    if (cpy_r_r48 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r47); cpy_r_r48 = -113.0;
    }
    CPy_DECREF(cpy_r_r47);
    cpy_r_r49 = cpy_r_r48 == -113.0;
    if (unlikely(cpy_r_r49)) goto CPyL31;
CPyL30: ;
    cpy_r_r50 = CPyTagged_Subtract(cpy_r_r26, 2);
    cpy_r_r51 = ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_r0)->_later_unpaid;
    cpy_r_r52 = CPyFloat_FromTagged(cpy_r_r50);
    CPyTagged_DECREF(cpy_r_r50);
    cpy_r_r53 = cpy_r_r52 == -113.0;
    if (unlikely(cpy_r_r53)) {
        goto CPyL33;
    } else
        goto CPyL32;
CPyL31: ;
    cpy_r_r54 = PyErr_Occurred();
    if (unlikely(cpy_r_r54 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 133, CPyStatic_merv___thinking___priors___globals);
        goto CPyL223;
    } else
        goto CPyL30;
CPyL32: ;
    cpy_r_r55 = cpy_r_r52 * cpy_r_r51;
    cpy_r_r56 = cpy_r_r48 + cpy_r_r55;
    if (unlikely(cpy_r_r56 == -113.0)) {
        ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_r25)->bitmap |= 32768;
    }
    ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_r25)->_unpaid = cpy_r_r56;
    cpy_r_r57 = 1;
    if (unlikely(!cpy_r_r57)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 133, CPyStatic_merv___thinking___priors___globals);
        goto CPyL223;
    } else
        goto CPyL34;
CPyL33: ;
    cpy_r_r58 = PyErr_Occurred();
    if (unlikely(cpy_r_r58 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 133, CPyStatic_merv___thinking___priors___globals);
        goto CPyL223;
    } else
        goto CPyL32;
CPyL34: ;
    cpy_r_r59 = CPyDef_merv___thinking___priors___Priors____rooms(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_r34, cpy_r_r25);
    if (unlikely(cpy_r_r59.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 134, CPyStatic_merv___thinking___priors___globals);
        goto CPyL223;
    }
    cpy_r_r60 = cpy_r_r59.f0;
    cpy_r_r61 = cpy_r_r59.f1;
    cpy_r_r62 = cpy_r_r60;
    cpy_r_r63 = cpy_r_r61;
    cpy_r_r64 = cpy_r_turns != 0;
    if (!cpy_r_r64) goto CPyL40;
    cpy_r_r65 = CPyList_GetItemShort(cpy_r_w, 42);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 135, CPyStatic_merv___thinking___priors___globals);
        goto CPyL224;
    }
    cpy_r_r66 = PyFloat_AsDouble(cpy_r_r65);
    if (cpy_r_r66 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r65); cpy_r_r66 = -113.0;
    }
    CPy_DECREF(cpy_r_r65);
    cpy_r_r67 = cpy_r_r66 == -113.0;
    if (unlikely(cpy_r_r67)) goto CPyL39;
CPyL38: ;
    cpy_r_r68 = cpy_r_r66;
    goto CPyL41;
CPyL39: ;
    cpy_r_r69 = PyErr_Occurred();
    if (unlikely(cpy_r_r69 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 135, CPyStatic_merv___thinking___priors___globals);
        goto CPyL224;
    } else
        goto CPyL38;
CPyL40: ;
    cpy_r_r70 = ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_r0)->_last_contracts;
    cpy_r_r68 = cpy_r_r70;
CPyL41: ;
    cpy_r_contracts = cpy_r_r68;
    cpy_r_r71 = CPyList_GetItemShort(cpy_r_w, 26);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 136, CPyStatic_merv___thinking___priors___globals);
        goto CPyL224;
    }
    cpy_r_r72 = PyFloat_AsDouble(cpy_r_r71);
    if (cpy_r_r72 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r71); cpy_r_r72 = -113.0;
    }
    CPy_DECREF(cpy_r_r71);
    cpy_r_r73 = cpy_r_r72 == -113.0;
    if (unlikely(cpy_r_r73)) goto CPyL44;
CPyL43: ;
    if (unlikely(cpy_r_r72 == -113.0)) {
        ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_r25)->bitmap |= 64;
    }
    ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_r25)->_cube = cpy_r_r72;
    cpy_r_r74 = 1;
    if (unlikely(!cpy_r_r74)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 136, CPyStatic_merv___thinking___priors___globals);
        goto CPyL224;
    } else
        goto CPyL45;
CPyL44: ;
    cpy_r_r75 = PyErr_Occurred();
    if (unlikely(cpy_r_r75 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 136, CPyStatic_merv___thinking___priors___globals);
        goto CPyL224;
    } else
        goto CPyL43;
CPyL45: ;
    cpy_r_r76 = CPyList_GetItemShort(cpy_r_w, 30);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 137, CPyStatic_merv___thinking___priors___globals);
        goto CPyL224;
    }
    cpy_r_r77 = PyFloat_AsDouble(cpy_r_r76);
    if (cpy_r_r77 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r76); cpy_r_r77 = -113.0;
    }
    CPy_DECREF(cpy_r_r76);
    cpy_r_r78 = cpy_r_r77 == -113.0;
    if (unlikely(cpy_r_r78)) goto CPyL48;
CPyL47: ;
    if (unlikely(cpy_r_r77 == -113.0)) {
        ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_r25)->bitmap |= 131072;
    }
    ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_r25)->_white = cpy_r_r77;
    cpy_r_r79 = 1;
    if (unlikely(!cpy_r_r79)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 137, CPyStatic_merv___thinking___priors___globals);
        goto CPyL224;
    } else
        goto CPyL49;
CPyL48: ;
    cpy_r_r80 = PyErr_Occurred();
    if (unlikely(cpy_r_r80 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 137, CPyStatic_merv___thinking___priors___globals);
        goto CPyL224;
    } else
        goto CPyL47;
CPyL49: ;
    cpy_r_r81 = CPyList_GetItemShort(cpy_r_w, 44);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 138, CPyStatic_merv___thinking___priors___globals);
        goto CPyL224;
    }
    cpy_r_r82 = PyFloat_AsDouble(cpy_r_r81);
    if (cpy_r_r82 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r81); cpy_r_r82 = -113.0;
    }
    CPy_DECREF(cpy_r_r81);
    cpy_r_r83 = cpy_r_r82 == -113.0;
    if (unlikely(cpy_r_r83)) goto CPyL52;
CPyL51: ;
    cpy_r_r84 = CPyList_GetItemShort(cpy_r_w, 50);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 138, CPyStatic_merv___thinking___priors___globals);
        goto CPyL224;
    } else
        goto CPyL53;
CPyL52: ;
    cpy_r_r85 = PyErr_Occurred();
    if (unlikely(cpy_r_r85 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 138, CPyStatic_merv___thinking___priors___globals);
        goto CPyL224;
    } else
        goto CPyL51;
CPyL53: ;
    cpy_r_r86 = PyFloat_AsDouble(cpy_r_r84);
    if (cpy_r_r86 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r84); cpy_r_r86 = -113.0;
    }
    CPy_DECREF(cpy_r_r84);
    cpy_r_r87 = cpy_r_r86 == -113.0;
    if (unlikely(cpy_r_r87)) goto CPyL55;
CPyL54: ;
    cpy_r_r88 = cpy_r_r82 + cpy_r_r86;
    cpy_r_r89 = CPyList_GetItemShort(cpy_r_r62, 0);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 138, CPyStatic_merv___thinking___priors___globals);
        goto CPyL224;
    } else
        goto CPyL56;
CPyL55: ;
    cpy_r_r90 = PyErr_Occurred();
    if (unlikely(cpy_r_r90 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 138, CPyStatic_merv___thinking___priors___globals);
        goto CPyL224;
    } else
        goto CPyL54;
CPyL56: ;
    cpy_r_r91 = PyFloat_AsDouble(cpy_r_r89);
    if (cpy_r_r91 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r89); cpy_r_r91 = -113.0;
    }
    CPy_DECREF(cpy_r_r89);
    cpy_r_r92 = cpy_r_r91 == -113.0;
    if (unlikely(cpy_r_r92)) goto CPyL58;
CPyL57: ;
    cpy_r_r93 = cpy_r_r88 + cpy_r_r91;
    cpy_r_r94 = ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_r0)->_items_for_contracts;
    cpy_r_r95 = CPyList_GetItemShort(cpy_r_r94, 0);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 138, CPyStatic_merv___thinking___priors___globals);
        goto CPyL224;
    } else
        goto CPyL59;
CPyL58: ;
    cpy_r_r96 = PyErr_Occurred();
    if (unlikely(cpy_r_r96 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 138, CPyStatic_merv___thinking___priors___globals);
        goto CPyL224;
    } else
        goto CPyL57;
CPyL59: ;
    cpy_r_r97 = PyFloat_AsDouble(cpy_r_r95);
    if (cpy_r_r97 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r95); cpy_r_r97 = -113.0;
    }
    CPy_DECREF(cpy_r_r95);
    cpy_r_r98 = cpy_r_r97 == -113.0;
    if (unlikely(cpy_r_r98)) goto CPyL61;
CPyL60: ;
    cpy_r_r99 = cpy_r_r97 * cpy_r_contracts;
    cpy_r_r100 = cpy_r_r93 + cpy_r_r99;
    if (unlikely(cpy_r_r100 == -113.0)) {
        ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_r25)->bitmap |= 8192;
    }
    ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_r25)->_scroll = cpy_r_r100;
    cpy_r_r101 = 1;
    if (unlikely(!cpy_r_r101)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 138, CPyStatic_merv___thinking___priors___globals);
        goto CPyL224;
    } else
        goto CPyL62;
CPyL61: ;
    cpy_r_r102 = PyErr_Occurred();
    if (unlikely(cpy_r_r102 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 138, CPyStatic_merv___thinking___priors___globals);
        goto CPyL224;
    } else
        goto CPyL60;
CPyL62: ;
    cpy_r_r103 = CPyList_GetItemShort(cpy_r_w, 54);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 139, CPyStatic_merv___thinking___priors___globals);
        goto CPyL224;
    }
    cpy_r_r104 = PyFloat_AsDouble(cpy_r_r103);
    if (cpy_r_r104 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r103); cpy_r_r104 = -113.0;
    }
    CPy_DECREF(cpy_r_r103);
    cpy_r_r105 = cpy_r_r104 == -113.0;
    if (unlikely(cpy_r_r105)) goto CPyL65;
CPyL64: ;
    cpy_r_r106 = CPyList_GetItemShort(cpy_r_r62, 2);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 139, CPyStatic_merv___thinking___priors___globals);
        goto CPyL224;
    } else
        goto CPyL66;
CPyL65: ;
    cpy_r_r107 = PyErr_Occurred();
    if (unlikely(cpy_r_r107 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 139, CPyStatic_merv___thinking___priors___globals);
        goto CPyL224;
    } else
        goto CPyL64;
CPyL66: ;
    cpy_r_r108 = PyFloat_AsDouble(cpy_r_r106);
    if (cpy_r_r108 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r106); cpy_r_r108 = -113.0;
    }
    CPy_DECREF(cpy_r_r106);
    cpy_r_r109 = cpy_r_r108 == -113.0;
    if (unlikely(cpy_r_r109)) goto CPyL68;
CPyL67: ;
    cpy_r_r110 = cpy_r_r104 + cpy_r_r108;
    if (unlikely(cpy_r_r110 == -113.0)) {
        ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_r25)->bitmap |= 8;
    }
    ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_r25)->_card = cpy_r_r110;
    cpy_r_r111 = 1;
    if (unlikely(!cpy_r_r111)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 139, CPyStatic_merv___thinking___priors___globals);
        goto CPyL224;
    } else
        goto CPyL69;
CPyL68: ;
    cpy_r_r112 = PyErr_Occurred();
    if (unlikely(cpy_r_r112 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 139, CPyStatic_merv___thinking___priors___globals);
        goto CPyL224;
    } else
        goto CPyL67;
CPyL69: ;
    cpy_r_r113 = CPyList_GetItemShort(cpy_r_w, 46);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 140, CPyStatic_merv___thinking___priors___globals);
        goto CPyL224;
    }
    cpy_r_r114 = PyFloat_AsDouble(cpy_r_r113);
    if (cpy_r_r114 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r113); cpy_r_r114 = -113.0;
    }
    CPy_DECREF(cpy_r_r113);
    cpy_r_r115 = cpy_r_r114 == -113.0;
    if (unlikely(cpy_r_r115)) goto CPyL72;
CPyL71: ;
    cpy_r_r116 = CPyList_GetItemShort(cpy_r_w, 52);
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 140, CPyStatic_merv___thinking___priors___globals);
        goto CPyL224;
    } else
        goto CPyL73;
CPyL72: ;
    cpy_r_r117 = PyErr_Occurred();
    if (unlikely(cpy_r_r117 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 140, CPyStatic_merv___thinking___priors___globals);
        goto CPyL224;
    } else
        goto CPyL71;
CPyL73: ;
    cpy_r_r118 = PyFloat_AsDouble(cpy_r_r116);
    if (cpy_r_r118 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r116); cpy_r_r118 = -113.0;
    }
    CPy_DECREF(cpy_r_r116);
    cpy_r_r119 = cpy_r_r118 == -113.0;
    if (unlikely(cpy_r_r119)) goto CPyL75;
CPyL74: ;
    cpy_r_r120 = cpy_r_r114 + cpy_r_r118;
    cpy_r_r121 = CPyList_GetItemShort(cpy_r_r62, 4);
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 140, CPyStatic_merv___thinking___priors___globals);
        goto CPyL224;
    } else
        goto CPyL76;
CPyL75: ;
    cpy_r_r122 = PyErr_Occurred();
    if (unlikely(cpy_r_r122 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 140, CPyStatic_merv___thinking___priors___globals);
        goto CPyL224;
    } else
        goto CPyL74;
CPyL76: ;
    cpy_r_r123 = PyFloat_AsDouble(cpy_r_r121);
    if (cpy_r_r123 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r121); cpy_r_r123 = -113.0;
    }
    CPy_DECREF(cpy_r_r121);
    cpy_r_r124 = cpy_r_r123 == -113.0;
    if (unlikely(cpy_r_r124)) goto CPyL78;
CPyL77: ;
    cpy_r_r125 = cpy_r_r120 + cpy_r_r123;
    cpy_r_r126 = ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_r0)->_items_for_contracts;
    cpy_r_r127 = CPyList_GetItemShort(cpy_r_r126, 2);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 140, CPyStatic_merv___thinking___priors___globals);
        goto CPyL224;
    } else
        goto CPyL79;
CPyL78: ;
    cpy_r_r128 = PyErr_Occurred();
    if (unlikely(cpy_r_r128 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 140, CPyStatic_merv___thinking___priors___globals);
        goto CPyL224;
    } else
        goto CPyL77;
CPyL79: ;
    cpy_r_r129 = PyFloat_AsDouble(cpy_r_r127);
    if (cpy_r_r129 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r127); cpy_r_r129 = -113.0;
    }
    CPy_DECREF(cpy_r_r127);
    cpy_r_r130 = cpy_r_r129 == -113.0;
    if (unlikely(cpy_r_r130)) goto CPyL81;
CPyL80: ;
    cpy_r_r131 = cpy_r_r129 * cpy_r_contracts;
    cpy_r_r132 = cpy_r_r125 + cpy_r_r131;
    if (unlikely(cpy_r_r132 == -113.0)) {
        ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_r25)->bitmap |= 16;
    }
    ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_r25)->_common = cpy_r_r132;
    cpy_r_r133 = 1;
    if (unlikely(!cpy_r_r133)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 140, CPyStatic_merv___thinking___priors___globals);
        goto CPyL224;
    } else
        goto CPyL82;
CPyL81: ;
    cpy_r_r134 = PyErr_Occurred();
    if (unlikely(cpy_r_r134 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 140, CPyStatic_merv___thinking___priors___globals);
        goto CPyL224;
    } else
        goto CPyL80;
CPyL82: ;
    cpy_r_r135 = CPyList_GetItemShort(cpy_r_w, 48);
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 141, CPyStatic_merv___thinking___priors___globals);
        goto CPyL224;
    }
    cpy_r_r136 = PyFloat_AsDouble(cpy_r_r135);
    if (cpy_r_r136 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r135); cpy_r_r136 = -113.0;
    }
    CPy_DECREF(cpy_r_r135);
    cpy_r_r137 = cpy_r_r136 == -113.0;
    if (unlikely(cpy_r_r137)) goto CPyL85;
CPyL84: ;
    cpy_r_r138 = CPyList_GetItemShort(cpy_r_w, 52);
    if (unlikely(cpy_r_r138 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 141, CPyStatic_merv___thinking___priors___globals);
        goto CPyL224;
    } else
        goto CPyL86;
CPyL85: ;
    cpy_r_r139 = PyErr_Occurred();
    if (unlikely(cpy_r_r139 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 141, CPyStatic_merv___thinking___priors___globals);
        goto CPyL224;
    } else
        goto CPyL84;
CPyL86: ;
    cpy_r_r140 = PyFloat_AsDouble(cpy_r_r138);
    if (cpy_r_r140 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r138); cpy_r_r140 = -113.0;
    }
    CPy_DECREF(cpy_r_r138);
    cpy_r_r141 = cpy_r_r140 == -113.0;
    if (unlikely(cpy_r_r141)) goto CPyL88;
CPyL87: ;
    cpy_r_r142 = cpy_r_r136 + cpy_r_r140;
    cpy_r_r143 = CPyList_GetItemShort(cpy_r_r62, 4);
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 141, CPyStatic_merv___thinking___priors___globals);
        goto CPyL224;
    } else
        goto CPyL89;
CPyL88: ;
    cpy_r_r144 = PyErr_Occurred();
    if (unlikely(cpy_r_r144 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 141, CPyStatic_merv___thinking___priors___globals);
        goto CPyL224;
    } else
        goto CPyL87;
CPyL89: ;
    cpy_r_r145 = PyFloat_AsDouble(cpy_r_r143);
    if (cpy_r_r145 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r143); cpy_r_r145 = -113.0;
    }
    CPy_DECREF(cpy_r_r143);
    cpy_r_r146 = cpy_r_r145 == -113.0;
    if (unlikely(cpy_r_r146)) goto CPyL91;
CPyL90: ;
    cpy_r_r147 = cpy_r_r142 + cpy_r_r145;
    cpy_r_r148 = ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_r0)->_items_for_contracts;
    cpy_r_r149 = CPyList_GetItemShort(cpy_r_r148, 4);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 141, CPyStatic_merv___thinking___priors___globals);
        goto CPyL224;
    } else
        goto CPyL92;
CPyL91: ;
    cpy_r_r150 = PyErr_Occurred();
    if (unlikely(cpy_r_r150 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 141, CPyStatic_merv___thinking___priors___globals);
        goto CPyL224;
    } else
        goto CPyL90;
CPyL92: ;
    cpy_r_r151 = PyFloat_AsDouble(cpy_r_r149);
    if (cpy_r_r151 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r149); cpy_r_r151 = -113.0;
    }
    CPy_DECREF(cpy_r_r149);
    cpy_r_r152 = cpy_r_r151 == -113.0;
    if (unlikely(cpy_r_r152)) goto CPyL94;
CPyL93: ;
    cpy_r_r153 = cpy_r_r151 * cpy_r_contracts;
    cpy_r_r154 = cpy_r_r147 + cpy_r_r153;
    if (unlikely(cpy_r_r154 == -113.0)) {
        ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_r25)->bitmap |= 4096;
    }
    ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_r25)->_rare = cpy_r_r154;
    cpy_r_r155 = 1;
    if (unlikely(!cpy_r_r155)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 141, CPyStatic_merv___thinking___priors___globals);
        goto CPyL224;
    } else
        goto CPyL95;
CPyL94: ;
    cpy_r_r156 = PyErr_Occurred();
    if (unlikely(cpy_r_r156 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 141, CPyStatic_merv___thinking___priors___globals);
        goto CPyL224;
    } else
        goto CPyL93;
CPyL95: ;
    cpy_r_r157 = CPyList_GetItemShort(cpy_r_w, 56);
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 142, CPyStatic_merv___thinking___priors___globals);
        goto CPyL224;
    }
    cpy_r_r158 = PyFloat_AsDouble(cpy_r_r157);
    if (cpy_r_r158 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r157); cpy_r_r158 = -113.0;
    }
    CPy_DECREF(cpy_r_r157);
    cpy_r_r159 = cpy_r_r158 == -113.0;
    if (unlikely(cpy_r_r159)) goto CPyL98;
CPyL97: ;
    cpy_r_r160 = CPyList_GetItemShort(cpy_r_r62, 6);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r160 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 142, CPyStatic_merv___thinking___priors___globals);
        goto CPyL225;
    } else
        goto CPyL99;
CPyL98: ;
    cpy_r_r161 = PyErr_Occurred();
    if (unlikely(cpy_r_r161 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 142, CPyStatic_merv___thinking___priors___globals);
        goto CPyL224;
    } else
        goto CPyL97;
CPyL99: ;
    cpy_r_r162 = PyFloat_AsDouble(cpy_r_r160);
    if (cpy_r_r162 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r160); cpy_r_r162 = -113.0;
    }
    CPy_DECREF(cpy_r_r160);
    cpy_r_r163 = cpy_r_r162 == -113.0;
    if (unlikely(cpy_r_r163)) goto CPyL101;
CPyL100: ;
    cpy_r_r164 = cpy_r_r158 + cpy_r_r162;
    cpy_r_r165 = ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_r0)->_high_level_share;
    cpy_r_r166 = CPyList_GetItemShort(cpy_r_w, 58);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 142, CPyStatic_merv___thinking___priors___globals);
        goto CPyL225;
    } else
        goto CPyL102;
CPyL101: ;
    cpy_r_r167 = PyErr_Occurred();
    if (unlikely(cpy_r_r167 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 142, CPyStatic_merv___thinking___priors___globals);
        goto CPyL225;
    } else
        goto CPyL100;
CPyL102: ;
    cpy_r_r168 = PyFloat_AsDouble(cpy_r_r166);
    if (cpy_r_r168 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r166); cpy_r_r168 = -113.0;
    }
    CPy_DECREF(cpy_r_r166);
    cpy_r_r169 = cpy_r_r168 == -113.0;
    if (unlikely(cpy_r_r169)) goto CPyL104;
CPyL103: ;
    cpy_r_r170 = cpy_r_r165 * cpy_r_r168;
    cpy_r_r171 = cpy_r_r164 + cpy_r_r170;
    if (unlikely(cpy_r_r171 == -113.0)) {
        ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_r25)->bitmap |= 512;
    }
    ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_r25)->_level = cpy_r_r171;
    cpy_r_r172 = 1;
    if (unlikely(!cpy_r_r172)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 142, CPyStatic_merv___thinking___priors___globals);
        goto CPyL225;
    } else
        goto CPyL105;
CPyL104: ;
    cpy_r_r173 = PyErr_Occurred();
    if (unlikely(cpy_r_r173 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 142, CPyStatic_merv___thinking___priors___globals);
        goto CPyL225;
    } else
        goto CPyL103;
CPyL105: ;
    cpy_r_r174 = CPyList_GetItemShort(cpy_r_w, 32);
    if (unlikely(cpy_r_r174 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 143, CPyStatic_merv___thinking___priors___globals);
        goto CPyL225;
    }
    cpy_r_r175 = PyFloat_AsDouble(cpy_r_r174);
    if (cpy_r_r175 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r174); cpy_r_r175 = -113.0;
    }
    CPy_DECREF(cpy_r_r174);
    cpy_r_r176 = cpy_r_r175 == -113.0;
    if (unlikely(cpy_r_r176)) goto CPyL108;
CPyL107: ;
    if (unlikely(cpy_r_r175 == -113.0)) {
        ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_r25)->bitmap |= 4;
    }
    ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_r25)->_camel = cpy_r_r175;
    cpy_r_r177 = 1;
    if (unlikely(!cpy_r_r177)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 143, CPyStatic_merv___thinking___priors___globals);
        goto CPyL225;
    } else
        goto CPyL109;
CPyL108: ;
    cpy_r_r178 = PyErr_Occurred();
    if (unlikely(cpy_r_r178 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 143, CPyStatic_merv___thinking___priors___globals);
        goto CPyL225;
    } else
        goto CPyL107;
CPyL109: ;
    cpy_r_r179 = ((serai___games___merv___table___PlayerObject *)cpy_r_r24)->_favour;
    if (unlikely(cpy_r_r179 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_values", "Player", "favour", 144, CPyStatic_merv___thinking___priors___globals);
        goto CPyL225;
    }
CPyL110: ;
    cpy_r_r180 = cpy_r_r179 & 1;
    cpy_r_r181 = cpy_r_r180 != 0;
    if (cpy_r_r181) goto CPyL112;
    cpy_r_r182 = cpy_r_r34 & 1;
    cpy_r_r183 = cpy_r_r182 != 0;
    if (!cpy_r_r183) goto CPyL113;
CPyL112: ;
    cpy_r_r184 = CPyTagged_IsLt_(cpy_r_r179, cpy_r_r34);
    cpy_r_r185 = cpy_r_r184;
    goto CPyL114;
CPyL113: ;
    cpy_r_r186 = (Py_ssize_t)cpy_r_r179 < (Py_ssize_t)cpy_r_r34;
    cpy_r_r185 = cpy_r_r186;
CPyL114: ;
    CPy_DECREF(cpy_r_r24);
    if (cpy_r_r185) {
        goto CPyL226;
    } else
        goto CPyL227;
CPyL115: ;
    cpy_r_r187 = CPyList_GetItemShort(cpy_r_w, 0);
    if (unlikely(cpy_r_r187 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 145, CPyStatic_merv___thinking___priors___globals);
        goto CPyL228;
    }
    cpy_r_r188 = PyFloat_AsDouble(cpy_r_r187);
    if (cpy_r_r188 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r187); cpy_r_r188 = -113.0;
    }
    CPy_DECREF(cpy_r_r187);
    cpy_r_r189 = cpy_r_r188 == -113.0;
    if (unlikely(cpy_r_r189)) goto CPyL118;
CPyL117: ;
    cpy_r_r190 = CPyList_GetItemShort(cpy_r_w, 4);
    if (unlikely(cpy_r_r190 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 145, CPyStatic_merv___thinking___priors___globals);
        goto CPyL228;
    } else
        goto CPyL119;
CPyL118: ;
    cpy_r_r191 = PyErr_Occurred();
    if (unlikely(cpy_r_r191 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 145, CPyStatic_merv___thinking___priors___globals);
        goto CPyL228;
    } else
        goto CPyL117;
CPyL119: ;
    cpy_r_r192 = PyFloat_AsDouble(cpy_r_r190);
    if (cpy_r_r192 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r190); cpy_r_r192 = -113.0;
    }
    CPy_DECREF(cpy_r_r190);
    cpy_r_r193 = cpy_r_r192 == -113.0;
    if (unlikely(cpy_r_r193)) goto CPyL121;
CPyL120: ;
    cpy_r_r194 = cpy_r_r188 - cpy_r_r192;
    cpy_r_r195 = cpy_r_r194 > 0.0;
    if (cpy_r_r195) {
        goto CPyL122;
    } else
        goto CPyL123;
CPyL121: ;
    cpy_r_r196 = PyErr_Occurred();
    if (unlikely(cpy_r_r196 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 145, CPyStatic_merv___thinking___priors___globals);
        goto CPyL228;
    } else
        goto CPyL120;
CPyL122: ;
    cpy_r_r197 = cpy_r_r194;
    goto CPyL124;
CPyL123: ;
    cpy_r_r197 = 0.0;
CPyL124: ;
    cpy_r_r198 = CPyFloat_FromTagged(cpy_r_r63);
    CPyTagged_DECREF(cpy_r_r63);
    cpy_r_r199 = cpy_r_r198 == -113.0;
    if (unlikely(cpy_r_r199)) goto CPyL126;
CPyL125: ;
    cpy_r_r200 = cpy_r_r198 * cpy_r_r197;
    cpy_r_r201 = CPyList_GetItemShort(cpy_r_w, 20);
    if (unlikely(cpy_r_r201 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 145, CPyStatic_merv___thinking___priors___globals);
        goto CPyL229;
    } else
        goto CPyL127;
CPyL126: ;
    cpy_r_r202 = PyErr_Occurred();
    if (unlikely(cpy_r_r202 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 145, CPyStatic_merv___thinking___priors___globals);
        goto CPyL229;
    } else
        goto CPyL125;
CPyL127: ;
    cpy_r_r203 = PyFloat_AsDouble(cpy_r_r201);
    if (cpy_r_r203 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r201); cpy_r_r203 = -113.0;
    }
    CPy_DECREF(cpy_r_r201);
    cpy_r_r204 = cpy_r_r203 == -113.0;
    if (unlikely(cpy_r_r204)) goto CPyL129;
CPyL128: ;
    cpy_r_r205 = cpy_r_r200 + cpy_r_r203;
    if (unlikely(cpy_r_r205 == -113.0)) {
        ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_r25)->bitmap |= 128;
    }
    ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_r25)->_favour = cpy_r_r205;
    cpy_r_r206 = 1;
    if (unlikely(!cpy_r_r206)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 145, CPyStatic_merv___thinking___priors___globals);
        goto CPyL229;
    } else
        goto CPyL137;
CPyL129: ;
    cpy_r_r207 = PyErr_Occurred();
    if (unlikely(cpy_r_r207 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 145, CPyStatic_merv___thinking___priors___globals);
        goto CPyL229;
    } else
        goto CPyL128;
CPyL130: ;
    cpy_r_r208 = cpy_r_r34 != 0;
    CPyTagged_DECREF(cpy_r_r34);
    if (!cpy_r_r208) goto CPyL132;
    cpy_r_r209 = 22;
    goto CPyL133;
CPyL132: ;
    cpy_r_r209 = 24;
CPyL133: ;
    cpy_r_r210 = CPyList_GetItem(cpy_r_w, cpy_r_r209);
    CPyTagged_DECREF(cpy_r_r209);
    if (unlikely(cpy_r_r210 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 147, CPyStatic_merv___thinking___priors___globals);
        goto CPyL229;
    }
    cpy_r_r211 = PyFloat_AsDouble(cpy_r_r210);
    if (cpy_r_r211 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r210); cpy_r_r211 = -113.0;
    }
    CPy_DECREF(cpy_r_r210);
    cpy_r_r212 = cpy_r_r211 == -113.0;
    if (unlikely(cpy_r_r212)) goto CPyL136;
CPyL135: ;
    if (unlikely(cpy_r_r211 == -113.0)) {
        ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_r25)->bitmap |= 128;
    }
    ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_r25)->_favour = cpy_r_r211;
    cpy_r_r213 = 1;
    if (unlikely(!cpy_r_r213)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 147, CPyStatic_merv___thinking___priors___globals);
        goto CPyL229;
    } else
        goto CPyL137;
CPyL136: ;
    cpy_r_r214 = PyErr_Occurred();
    if (unlikely(cpy_r_r214 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 147, CPyStatic_merv___thinking___priors___globals);
        goto CPyL229;
    } else
        goto CPyL135;
CPyL137: ;
    cpy_r_r215 = CPyList_GetItemShort(cpy_r_w, 34);
    if (unlikely(cpy_r_r215 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 148, CPyStatic_merv___thinking___priors___globals);
        goto CPyL229;
    }
    cpy_r_r216 = PyFloat_AsDouble(cpy_r_r215);
    if (cpy_r_r216 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r215); cpy_r_r216 = -113.0;
    }
    CPy_DECREF(cpy_r_r215);
    cpy_r_r217 = cpy_r_r216 == -113.0;
    if (unlikely(cpy_r_r217)) goto CPyL140;
CPyL139: ;
    cpy_r_r218 = ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_r0)->_mark_share;
    cpy_r_r219 = CPyList_GetItemShort(cpy_r_w, 40);
    if (unlikely(cpy_r_r219 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 148, CPyStatic_merv___thinking___priors___globals);
        goto CPyL229;
    } else
        goto CPyL141;
CPyL140: ;
    cpy_r_r220 = PyErr_Occurred();
    if (unlikely(cpy_r_r220 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 148, CPyStatic_merv___thinking___priors___globals);
        goto CPyL229;
    } else
        goto CPyL139;
CPyL141: ;
    cpy_r_r221 = PyFloat_AsDouble(cpy_r_r219);
    if (cpy_r_r221 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r219); cpy_r_r221 = -113.0;
    }
    CPy_DECREF(cpy_r_r219);
    cpy_r_r222 = cpy_r_r221 == -113.0;
    if (unlikely(cpy_r_r222)) goto CPyL143;
CPyL142: ;
    cpy_r_r223 = CPyList_GetItemShort(cpy_r_w, 38);
    if (unlikely(cpy_r_r223 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 148, CPyStatic_merv___thinking___priors___globals);
        goto CPyL229;
    } else
        goto CPyL144;
CPyL143: ;
    cpy_r_r224 = PyErr_Occurred();
    if (unlikely(cpy_r_r224 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 148, CPyStatic_merv___thinking___priors___globals);
        goto CPyL229;
    } else
        goto CPyL142;
CPyL144: ;
    cpy_r_r225 = PyFloat_AsDouble(cpy_r_r223);
    if (cpy_r_r225 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r223); cpy_r_r225 = -113.0;
    }
    CPy_DECREF(cpy_r_r223);
    cpy_r_r226 = cpy_r_r225 == -113.0;
    if (unlikely(cpy_r_r226)) goto CPyL146;
CPyL145: ;
    cpy_r_r227 = cpy_r_r221 + cpy_r_r225;
    cpy_r_r228 = cpy_r_r218 * cpy_r_r227;
    cpy_r_r229 = cpy_r_r216 + cpy_r_r228;
    cpy_r_r230 = ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_r0)->_track_points;
    cpy_r_r231 = cpy_r_r229 + cpy_r_r230;
    if (unlikely(cpy_r_r231 == -113.0)) {
        ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_r25)->bitmap |= 256;
    }
    ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_r25)->_influence = cpy_r_r231;
    cpy_r_r232 = 1;
    if (unlikely(!cpy_r_r232)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 148, CPyStatic_merv___thinking___priors___globals);
        goto CPyL229;
    } else
        goto CPyL147;
CPyL146: ;
    cpy_r_r233 = PyErr_Occurred();
    if (unlikely(cpy_r_r233 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 148, CPyStatic_merv___thinking___priors___globals);
        goto CPyL229;
    } else
        goto CPyL145;
CPyL147: ;
    cpy_r_r234 = ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_r0)->_soldier;
    cpy_r_r235 = ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_r25)->_influence;
    if (unlikely(cpy_r_r235 == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_r25)->bitmap & 256)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'influence' of 'Values' undefined");
    }
    cpy_r_r236 = cpy_r_r235 == -113.0;
    if (unlikely(cpy_r_r236)) goto CPyL149;
CPyL148: ;
    cpy_r_r237 = cpy_r_r234 * cpy_r_r235;
    if (unlikely(cpy_r_r237 == -113.0)) {
        ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_r25)->bitmap |= 16384;
    }
    ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_r25)->_soldier = cpy_r_r237;
    cpy_r_r238 = 1;
    if (unlikely(!cpy_r_r238)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 149, CPyStatic_merv___thinking___priors___globals);
        goto CPyL229;
    } else
        goto CPyL150;
CPyL149: ;
    cpy_r_r239 = PyErr_Occurred();
    if (unlikely(cpy_r_r239 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 149, CPyStatic_merv___thinking___priors___globals);
        goto CPyL229;
    } else
        goto CPyL148;
CPyL150: ;
    cpy_r_r240 = ((serai___games___merv___thinking___priors___PriorsObject *)cpy_r_self)->__book;
    cpy_r_r241 = ((serai___games___merv___book___BookObject *)cpy_r_r240)->_rounds;
    if (unlikely(cpy_r_r241 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_values", "Book", "rounds", 150, CPyStatic_merv___thinking___priors___globals);
        goto CPyL229;
    }
    CPyTagged_INCREF(cpy_r_r241);
CPyL151: ;
    cpy_r_r242 = 0;
    cpy_r_r243 = 0;
    CPyTagged_INCREF(cpy_r_r243);
    cpy_r_phase = cpy_r_r243;
    CPyTagged_DECREF(cpy_r_phase);
CPyL152: ;
    cpy_r_r244 = cpy_r_r243 & 1;
    cpy_r_r245 = cpy_r_r244 != 0;
    if (cpy_r_r245) goto CPyL154;
    cpy_r_r246 = cpy_r_r26 & 1;
    cpy_r_r247 = cpy_r_r246 != 0;
    if (!cpy_r_r247) goto CPyL155;
CPyL154: ;
    cpy_r_r248 = CPyTagged_IsLt_(cpy_r_r243, cpy_r_r26);
    if (cpy_r_r248) {
        goto CPyL156;
    } else
        goto CPyL230;
CPyL155: ;
    cpy_r_r249 = (Py_ssize_t)cpy_r_r243 < (Py_ssize_t)cpy_r_r26;
    if (!cpy_r_r249) goto CPyL230;
CPyL156: ;
    CPyTagged_INCREF(cpy_r_r243);
    cpy_r_phase = cpy_r_r243;
    cpy_r_r250 = CPyTagged_Subtract(cpy_r_r26, 2);
    cpy_r_r251 = CPyTagged_Subtract(cpy_r_r250, cpy_r_phase);
    CPyTagged_DECREF(cpy_r_r250);
    CPyTagged_DECREF(cpy_r_phase);
    cpy_r_r252 = CPyTagged_Multiply(cpy_r_r241, cpy_r_r251);
    CPyTagged_DECREF(cpy_r_r251);
    cpy_r_r253 = CPyTagged_Subtract(cpy_r_turns, cpy_r_r252);
    CPyTagged_DECREF(cpy_r_r252);
    cpy_r_r254 = cpy_r_r253 & 1;
    cpy_r_r255 = cpy_r_r254 != 0;
    if (cpy_r_r255) goto CPyL158;
    cpy_r_r256 = 0 & 1;
    cpy_r_r257 = cpy_r_r256 != 0;
    if (!cpy_r_r257) goto CPyL159;
CPyL158: ;
    cpy_r_r258 = CPyTagged_IsLt_(0, cpy_r_r253);
    if (cpy_r_r258) {
        goto CPyL160;
    } else
        goto CPyL231;
CPyL159: ;
    cpy_r_r259 = (Py_ssize_t)cpy_r_r253 > (Py_ssize_t)0;
    if (!cpy_r_r259) goto CPyL231;
CPyL160: ;
    cpy_r_r260 = cpy_r_r253;
    goto CPyL162;
CPyL161: ;
    cpy_r_r260 = 0;
CPyL162: ;
    cpy_r_r261 = CPyTagged_Add(cpy_r_r242, cpy_r_r260);
    CPyTagged_DECREF(cpy_r_r242);
    CPyTagged_DECREF(cpy_r_r260);
    cpy_r_r242 = cpy_r_r261;
    cpy_r_r262 = CPyTagged_Add(cpy_r_r243, 2);
    CPyTagged_DECREF(cpy_r_r243);
    cpy_r_r243 = cpy_r_r262;
    goto CPyL152;
CPyL164: ;
    cpy_r_waits = cpy_r_r242;
    cpy_r_r263 = CPyList_GetItemShort(cpy_r_w, 88);
    if (unlikely(cpy_r_r263 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 152, CPyStatic_merv___thinking___priors___globals);
        goto CPyL232;
    }
    cpy_r_r264 = PyFloat_AsDouble(cpy_r_r263);
    if (cpy_r_r264 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r263); cpy_r_r264 = -113.0;
    }
    CPy_DECREF(cpy_r_r263);
    cpy_r_r265 = cpy_r_r264 == -113.0;
    if (unlikely(cpy_r_r265)) goto CPyL167;
CPyL166: ;
    cpy_r_r266 = CPyList_GetItemShort(cpy_r_w, 8);
    if (unlikely(cpy_r_r266 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 152, CPyStatic_merv___thinking___priors___globals);
        goto CPyL232;
    } else
        goto CPyL168;
CPyL167: ;
    cpy_r_r267 = PyErr_Occurred();
    if (unlikely(cpy_r_r267 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 152, CPyStatic_merv___thinking___priors___globals);
        goto CPyL232;
    } else
        goto CPyL166;
CPyL168: ;
    cpy_r_r268 = PyFloat_AsDouble(cpy_r_r266);
    if (cpy_r_r268 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r266); cpy_r_r268 = -113.0;
    }
    CPy_DECREF(cpy_r_r266);
    cpy_r_r269 = cpy_r_r268 == -113.0;
    if (unlikely(cpy_r_r269)) goto CPyL170;
CPyL169: ;
    cpy_r_r270 = CPyFloat_FromTagged(cpy_r_waits);
    CPyTagged_DECREF(cpy_r_waits);
    cpy_r_r271 = cpy_r_r270 == -113.0;
    if (unlikely(cpy_r_r271)) {
        goto CPyL172;
    } else
        goto CPyL171;
CPyL170: ;
    cpy_r_r272 = PyErr_Occurred();
    if (unlikely(cpy_r_r272 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 152, CPyStatic_merv___thinking___priors___globals);
        goto CPyL232;
    } else
        goto CPyL169;
CPyL171: ;
    cpy_r_r273 = cpy_r_r268 * cpy_r_r270;
    cpy_r_r274 = cpy_r_r264 + cpy_r_r273;
    if (unlikely(cpy_r_r274 == -113.0)) {
        ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_r25)->bitmap |= 32;
    }
    ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_r25)->_courtier = cpy_r_r274;
    cpy_r_r275 = 1;
    if (unlikely(!cpy_r_r275)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 152, CPyStatic_merv___thinking___priors___globals);
        goto CPyL233;
    } else
        goto CPyL173;
CPyL172: ;
    cpy_r_r276 = PyErr_Occurred();
    if (unlikely(cpy_r_r276 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 152, CPyStatic_merv___thinking___priors___globals);
        goto CPyL233;
    } else
        goto CPyL171;
CPyL173: ;
    cpy_r_r277 = CPyList_GetItemShort(cpy_r_w, 82);
    if (unlikely(cpy_r_r277 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 153, CPyStatic_merv___thinking___priors___globals);
        goto CPyL233;
    }
    cpy_r_r278 = PyFloat_AsDouble(cpy_r_r277);
    if (cpy_r_r278 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r277); cpy_r_r278 = -113.0;
    }
    CPy_DECREF(cpy_r_r277);
    cpy_r_r279 = cpy_r_r278 == -113.0;
    if (unlikely(cpy_r_r279)) goto CPyL176;
CPyL175: ;
    cpy_r_r280 = ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_r0)->_post_camel;
    cpy_r_r281 = ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_r25)->_camel;
    if (unlikely(cpy_r_r281 == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_r25)->bitmap & 4)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'camel' of 'Values' undefined");
    }
    cpy_r_r282 = cpy_r_r281 == -113.0;
    if (unlikely(cpy_r_r282)) {
        goto CPyL178;
    } else
        goto CPyL177;
CPyL176: ;
    cpy_r_r283 = PyErr_Occurred();
    if (unlikely(cpy_r_r283 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 153, CPyStatic_merv___thinking___priors___globals);
        goto CPyL233;
    } else
        goto CPyL175;
CPyL177: ;
    cpy_r_r284 = cpy_r_r280 * cpy_r_r281;
    cpy_r_r285 = cpy_r_r278 + cpy_r_r284;
    cpy_r_r286 = ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_r0)->_post;
    cpy_r_r287 = cpy_r_r285 + cpy_r_r286;
    if (unlikely(cpy_r_r287 == -113.0)) {
        ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_r25)->bitmap |= 2048;
    }
    ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_r25)->_post = cpy_r_r287;
    cpy_r_r288 = 1;
    if (unlikely(!cpy_r_r288)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 153, CPyStatic_merv___thinking___priors___globals);
        goto CPyL233;
    } else
        goto CPyL179;
CPyL178: ;
    cpy_r_r289 = PyErr_Occurred();
    if (unlikely(cpy_r_r289 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 153, CPyStatic_merv___thinking___priors___globals);
        goto CPyL233;
    } else
        goto CPyL177;
CPyL179: ;
    cpy_r_r290 = CPyList_GetItemShort(cpy_r_w, 76);
    if (unlikely(cpy_r_r290 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 154, CPyStatic_merv___thinking___priors___globals);
        goto CPyL233;
    }
    cpy_r_r291 = PyFloat_AsDouble(cpy_r_r290);
    if (cpy_r_r291 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r290); cpy_r_r291 = -113.0;
    }
    CPy_DECREF(cpy_r_r290);
    cpy_r_r292 = cpy_r_r291 == -113.0;
    if (unlikely(cpy_r_r292)) goto CPyL182;
CPyL181: ;
    cpy_r_r293 = ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_r0)->_building_line;
    cpy_r_r294 = CPyList_GetItemShort(cpy_r_w, 70);
    if (unlikely(cpy_r_r294 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 154, CPyStatic_merv___thinking___priors___globals);
        goto CPyL233;
    } else
        goto CPyL183;
CPyL182: ;
    cpy_r_r295 = PyErr_Occurred();
    if (unlikely(cpy_r_r295 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 154, CPyStatic_merv___thinking___priors___globals);
        goto CPyL233;
    } else
        goto CPyL181;
CPyL183: ;
    cpy_r_r296 = PyFloat_AsDouble(cpy_r_r294);
    if (cpy_r_r296 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r294); cpy_r_r296 = -113.0;
    }
    CPy_DECREF(cpy_r_r294);
    cpy_r_r297 = cpy_r_r296 == -113.0;
    if (unlikely(cpy_r_r297)) goto CPyL185;
CPyL184: ;
    cpy_r_r298 = cpy_r_r293 * cpy_r_r296;
    cpy_r_r299 = cpy_r_r291 + cpy_r_r298;
    cpy_r_r300 = ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_r0)->_building;
    cpy_r_r301 = CPyList_GetItemShort(cpy_r_r300, 0);
    if (unlikely(cpy_r_r301 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 154, CPyStatic_merv___thinking___priors___globals);
        goto CPyL233;
    } else
        goto CPyL186;
CPyL185: ;
    cpy_r_r302 = PyErr_Occurred();
    if (unlikely(cpy_r_r302 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 154, CPyStatic_merv___thinking___priors___globals);
        goto CPyL233;
    } else
        goto CPyL184;
CPyL186: ;
    cpy_r_r303 = PyFloat_AsDouble(cpy_r_r301);
    if (cpy_r_r303 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r301); cpy_r_r303 = -113.0;
    }
    CPy_DECREF(cpy_r_r301);
    cpy_r_r304 = cpy_r_r303 == -113.0;
    if (unlikely(cpy_r_r304)) goto CPyL188;
CPyL187: ;
    cpy_r_r305 = cpy_r_r299 + cpy_r_r303;
    cpy_r_r306 = ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_r0)->_building;
    cpy_r_r307 = CPyList_GetItemShort(cpy_r_r306, 2);
    if (unlikely(cpy_r_r307 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 154, CPyStatic_merv___thinking___priors___globals);
        goto CPyL233;
    } else
        goto CPyL189;
CPyL188: ;
    cpy_r_r308 = PyErr_Occurred();
    if (unlikely(cpy_r_r308 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 154, CPyStatic_merv___thinking___priors___globals);
        goto CPyL233;
    } else
        goto CPyL187;
CPyL189: ;
    cpy_r_r309 = PyFloat_AsDouble(cpy_r_r307);
    if (cpy_r_r309 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r307); cpy_r_r309 = -113.0;
    }
    CPy_DECREF(cpy_r_r307);
    cpy_r_r310 = cpy_r_r309 == -113.0;
    if (unlikely(cpy_r_r310)) goto CPyL191;
CPyL190: ;
    cpy_r_r311 = CPyTagged_Subtract(cpy_r_r26, 2);
    cpy_r_r312 = CPyFloat_FromTagged(cpy_r_r311);
    CPyTagged_DECREF(cpy_r_r311);
    cpy_r_r313 = cpy_r_r312 == -113.0;
    if (unlikely(cpy_r_r313)) {
        goto CPyL193;
    } else
        goto CPyL192;
CPyL191: ;
    cpy_r_r314 = PyErr_Occurred();
    if (unlikely(cpy_r_r314 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 154, CPyStatic_merv___thinking___priors___globals);
        goto CPyL233;
    } else
        goto CPyL190;
CPyL192: ;
    cpy_r_r315 = cpy_r_r309 * cpy_r_r312;
    cpy_r_r316 = cpy_r_r305 + cpy_r_r315;
    if (unlikely(cpy_r_r316 == -113.0)) {
        ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_r25)->bitmap |= 2;
    }
    ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_r25)->_building = cpy_r_r316;
    cpy_r_r317 = 1;
    if (unlikely(!cpy_r_r317)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 154, CPyStatic_merv___thinking___priors___globals);
        goto CPyL233;
    } else
        goto CPyL194;
CPyL193: ;
    cpy_r_r318 = PyErr_Occurred();
    if (unlikely(cpy_r_r318 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 154, CPyStatic_merv___thinking___priors___globals);
        goto CPyL233;
    } else
        goto CPyL192;
CPyL194: ;
    cpy_r_r319 = CPyList_GetItemShort(cpy_r_w, 80);
    if (unlikely(cpy_r_r319 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 155, CPyStatic_merv___thinking___priors___globals);
        goto CPyL233;
    }
    cpy_r_r320 = PyFloat_AsDouble(cpy_r_r319);
    if (cpy_r_r320 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r319); cpy_r_r320 = -113.0;
    }
    CPy_DECREF(cpy_r_r319);
    cpy_r_r321 = cpy_r_r320 == -113.0;
    if (unlikely(cpy_r_r321)) goto CPyL197;
CPyL196: ;
    cpy_r_r322 = CPyList_GetItemShort(cpy_r_w, 70);
    if (unlikely(cpy_r_r322 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 155, CPyStatic_merv___thinking___priors___globals);
        goto CPyL233;
    } else
        goto CPyL198;
CPyL197: ;
    cpy_r_r323 = PyErr_Occurred();
    if (unlikely(cpy_r_r323 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 155, CPyStatic_merv___thinking___priors___globals);
        goto CPyL233;
    } else
        goto CPyL196;
CPyL198: ;
    cpy_r_r324 = PyFloat_AsDouble(cpy_r_r322);
    if (cpy_r_r324 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r322); cpy_r_r324 = -113.0;
    }
    CPy_DECREF(cpy_r_r322);
    cpy_r_r325 = cpy_r_r324 == -113.0;
    if (unlikely(cpy_r_r325)) goto CPyL200;
CPyL199: ;
    cpy_r_r326 = cpy_r_r320 + cpy_r_r324;
    if (unlikely(cpy_r_r326 == -113.0)) {
        ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_r25)->bitmap |= 65536;
    }
    ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_r25)->_upgrade = cpy_r_r326;
    cpy_r_r327 = 1;
    if (unlikely(!cpy_r_r327)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 155, CPyStatic_merv___thinking___priors___globals);
        goto CPyL233;
    } else
        goto CPyL201;
CPyL200: ;
    cpy_r_r328 = PyErr_Occurred();
    if (unlikely(cpy_r_r328 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 155, CPyStatic_merv___thinking___priors___globals);
        goto CPyL233;
    } else
        goto CPyL199;
CPyL201: ;
    cpy_r_r329 = ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_r0)->_bonus_tile;
    cpy_r_r330 = CPyFloat_FromTagged(cpy_r_r26);
    CPyTagged_DECREF(cpy_r_r26);
    cpy_r_r331 = cpy_r_r330 == -113.0;
    if (unlikely(cpy_r_r331)) goto CPyL203;
CPyL202: ;
    cpy_r_r332 = cpy_r_r329 * cpy_r_r330;
    if (unlikely(cpy_r_r332 == -113.0)) {
        ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_r25)->bitmap |= 1;
    }
    ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_r25)->_bonus_tile = cpy_r_r332;
    cpy_r_r333 = 1;
    if (unlikely(!cpy_r_r333)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 156, CPyStatic_merv___thinking___priors___globals);
        goto CPyL234;
    } else
        goto CPyL204;
CPyL203: ;
    cpy_r_r334 = PyErr_Occurred();
    if (unlikely(cpy_r_r334 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 156, CPyStatic_merv___thinking___priors___globals);
        goto CPyL234;
    } else
        goto CPyL202;
CPyL204: ;
    cpy_r_r335 = CPyList_GetItemShort(cpy_r_w, 62);
    if (unlikely(cpy_r_r335 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 157, CPyStatic_merv___thinking___priors___globals);
        goto CPyL234;
    }
    cpy_r_r336 = PyFloat_AsDouble(cpy_r_r335);
    if (cpy_r_r336 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r335); cpy_r_r336 = -113.0;
    }
    CPy_DECREF(cpy_r_r335);
    cpy_r_r337 = cpy_r_r336 == -113.0;
    if (unlikely(cpy_r_r337)) goto CPyL207;
CPyL206: ;
    cpy_r_r338 = CPyList_GetItemShort(cpy_r_w, 68);
    CPy_DECREF(cpy_r_w);
    if (unlikely(cpy_r_r338 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 157, CPyStatic_merv___thinking___priors___globals);
        goto CPyL235;
    } else
        goto CPyL208;
CPyL207: ;
    cpy_r_r339 = PyErr_Occurred();
    if (unlikely(cpy_r_r339 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 157, CPyStatic_merv___thinking___priors___globals);
        goto CPyL234;
    } else
        goto CPyL206;
CPyL208: ;
    cpy_r_r340 = PyFloat_AsDouble(cpy_r_r338);
    if (cpy_r_r340 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r338); cpy_r_r340 = -113.0;
    }
    CPy_DECREF(cpy_r_r338);
    cpy_r_r341 = cpy_r_r340 == -113.0;
    if (unlikely(cpy_r_r341)) goto CPyL210;
CPyL209: ;
    cpy_r_r342 = ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_r0)->_one_shot;
    CPy_INCREF(cpy_r_r342);
    CPy_DECREF(cpy_r_r0);
    cpy_r_r343 = PyList_New(2);
    if (unlikely(cpy_r_r343 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 157, CPyStatic_merv___thinking___priors___globals);
        goto CPyL236;
    } else
        goto CPyL211;
CPyL210: ;
    cpy_r_r344 = PyErr_Occurred();
    if (unlikely(cpy_r_r344 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 157, CPyStatic_merv___thinking___priors___globals);
        goto CPyL235;
    } else
        goto CPyL209;
CPyL211: ;
    cpy_r_r345 = PyFloat_FromDouble(cpy_r_r336);
    cpy_r_r346 = PyFloat_FromDouble(cpy_r_r340);
    cpy_r_r347 = (CPyPtr)((CPyPtr)cpy_r_r343 + offsetof(PyListObject, ob_item));
    cpy_r_r348 = *(CPyPtr *)cpy_r_r347;
    *(PyObject * *)cpy_r_r348 = cpy_r_r345;
    cpy_r_r349 = cpy_r_r348 + 8;
    *(PyObject * *)cpy_r_r349 = cpy_r_r346;
    cpy_r_r350 = CPyList_Extend(cpy_r_r343, cpy_r_r342);
    CPy_DECREF(cpy_r_r342);
    if (unlikely(cpy_r_r350 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 157, CPyStatic_merv___thinking___priors___globals);
        goto CPyL237;
    } else
        goto CPyL238;
CPyL212: ;
    if (((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_r25)->_discovery != NULL) {
        CPy_DECREF(((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_r25)->_discovery);
    }
    ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_r25)->_discovery = cpy_r_r343;
    cpy_r_r351 = 1;
    if (unlikely(!cpy_r_r351)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 157, CPyStatic_merv___thinking___priors___globals);
        goto CPyL239;
    }
    return cpy_r_r25;
CPyL214: ;
    cpy_r_r352 = NULL;
    return cpy_r_r352;
CPyL215: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL214;
CPyL216: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_turns);
    goto CPyL214;
CPyL217: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_turns);
    CPy_DecRef(cpy_r_r15);
    goto CPyL214;
CPyL218: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_turns);
    CPy_DecRef(cpy_r_w);
    goto CPyL214;
CPyL219: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_turns);
    CPy_DecRef(cpy_r_w);
    CPy_DecRef(cpy_r_r24);
    goto CPyL214;
CPyL220: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_turns);
    CPy_DecRef(cpy_r_w);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r25);
    goto CPyL214;
CPyL221: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_turns);
    CPy_DecRef(cpy_r_w);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r26);
    goto CPyL214;
CPyL222: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_turns);
    CPy_DecRef(cpy_r_w);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r27);
    goto CPyL214;
CPyL223: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_turns);
    CPy_DecRef(cpy_r_w);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r34);
    goto CPyL214;
CPyL224: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_turns);
    CPy_DecRef(cpy_r_w);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_r63);
    goto CPyL214;
CPyL225: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_turns);
    CPy_DecRef(cpy_r_w);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r34);
    CPyTagged_DecRef(cpy_r_r63);
    goto CPyL214;
CPyL226: ;
    CPyTagged_DECREF(cpy_r_r34);
    goto CPyL115;
CPyL227: ;
    CPyTagged_DECREF(cpy_r_r63);
    goto CPyL130;
CPyL228: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_turns);
    CPy_DecRef(cpy_r_w);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r63);
    goto CPyL214;
CPyL229: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_turns);
    CPy_DecRef(cpy_r_w);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r26);
    goto CPyL214;
CPyL230: ;
    CPyTagged_DECREF(cpy_r_turns);
    CPyTagged_DECREF(cpy_r_r241);
    CPyTagged_DECREF(cpy_r_r243);
    goto CPyL164;
CPyL231: ;
    CPyTagged_DECREF(cpy_r_r253);
    goto CPyL161;
CPyL232: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_w);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_waits);
    goto CPyL214;
CPyL233: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_w);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r26);
    goto CPyL214;
CPyL234: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_w);
    CPy_DecRef(cpy_r_r25);
    goto CPyL214;
CPyL235: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r25);
    goto CPyL214;
CPyL236: ;
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r342);
    goto CPyL214;
CPyL237: ;
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r343);
    goto CPyL214;
CPyL238: ;
    CPy_DECREF(cpy_r_r350);
    goto CPyL212;
CPyL239: ;
    CPy_DecRef(cpy_r_r25);
    goto CPyL214;
}
        
        PyObject *CPyPy_merv___thinking___priors___Priors____values(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:_values", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___thinking___priors___Priors))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.thinking.priors.Priors", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *retval = CPyDef_merv___thinking___priors___Priors____values(arg_self, arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_values", 119, CPyStatic_merv___thinking___priors___globals);
            return NULL;
        }
        
tuple_T2OI CPyDef_merv___thinking___priors___Priors____rooms(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_courtiers, PyObject *cpy_r_v) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyPtr cpy_r_r6;
    CPyPtr cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject **cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_best;
    char cpy_r_r18;
    CPyTagged cpy_r_r19;
    double cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    double cpy_r_r24;
    double cpy_r_cover;
    double cpy_r_r25;
    char cpy_r_r26;
    double cpy_r_r27;
    double cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    double cpy_r_r31;
    double cpy_r_r32;
    double cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    int64_t cpy_r_r37;
    CPyPtr cpy_r_r38;
    int64_t cpy_r_r39;
    char cpy_r_r40;
    CPyTagged cpy_r_room;
    CPyPtr cpy_r_r41;
    CPyPtr cpy_r_r42;
    int64_t cpy_r_r43;
    CPyPtr cpy_r_r44;
    PyObject *cpy_r_r45;
    CPyTagged cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    CPyTagged cpy_r_r50;
    PyObject *cpy_r_r51;
    double cpy_r_r52;
    char cpy_r_r53;
    double cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    CPyTagged cpy_r_r58;
    double cpy_r_r59;
    char cpy_r_r60;
    double cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    char cpy_r_r65;
    CPyTagged cpy_r_r66;
    int64_t cpy_r_r67;
    char cpy_r_r68;
    int64_t cpy_r_r69;
    char cpy_r_r70;
    char cpy_r_r71;
    char cpy_r_r72;
    CPyTagged cpy_r_r73;
    CPyTagged cpy_r_r74;
    int64_t cpy_r_r75;
    CPyTagged cpy_r_r76;
    tuple_T2OI cpy_r_r77;
    tuple_T2OI cpy_r_r78;
    cpy_r_r0 = ((serai___games___merv___thinking___priors___PriorsObject *)cpy_r_self)->__book;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_rooms", "Table", "players", 163, CPyStatic_merv___thinking___priors___globals);
        goto CPyL49;
    }
CPyL1: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_me);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_rooms", 163, CPyStatic_merv___thinking___priors___globals);
        goto CPyL49;
    }
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_merv___table___Player))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/priors.py", "_rooms", 163, CPyStatic_merv___thinking___priors___globals, "serai.games.merv.table.Player", cpy_r_r2);
        goto CPyL49;
    }
    cpy_r_r4 = PyList_New(1);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_rooms", 164, CPyStatic_merv___thinking___priors___globals);
        goto CPyL50;
    }
    cpy_r_r5 = PyFloat_FromDouble(0.0);
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyListObject, ob_item));
    cpy_r_r7 = *(CPyPtr *)cpy_r_r6;
    *(PyObject * *)cpy_r_r7 = cpy_r_r5;
    cpy_r_r8 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_room_counts;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_rooms", "Book", "room_counts", 164, CPyStatic_merv___thinking___priors___globals);
        goto CPyL51;
    }
    CPy_INCREF(cpy_r_r8);
CPyL5: ;
    cpy_r_r9 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r10 = CPyStatics[39]; /* 'max' */
    cpy_r_r11 = CPyObject_GetAttr(cpy_r_r9, cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_rooms", 164, CPyStatic_merv___thinking___priors___globals);
        goto CPyL52;
    }
    PyObject *cpy_r_r12[1] = {cpy_r_r8};
    cpy_r_r13 = (PyObject **)&cpy_r_r12;
    cpy_r_r14 = PyObject_Vectorcall(cpy_r_r11, cpy_r_r13, 1, 0);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_rooms", 164, CPyStatic_merv___thinking___priors___globals);
        goto CPyL52;
    }
    CPy_DECREF(cpy_r_r8);
    if (likely(PyLong_Check(cpy_r_r14)))
        cpy_r_r15 = CPyTagged_FromObject(cpy_r_r14);
    else {
        CPy_TypeError("int", cpy_r_r14); cpy_r_r15 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_rooms", 164, CPyStatic_merv___thinking___priors___globals);
        goto CPyL51;
    }
    cpy_r_r16 = CPyTagged_Add(cpy_r_r15, 2);
    CPyTagged_DECREF(cpy_r_r15);
    cpy_r_r17 = CPySequence_Multiply(cpy_r_r4, cpy_r_r16);
    CPy_DECREF(cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_rooms", 164, CPyStatic_merv___thinking___priors___globals);
        goto CPyL50;
    }
    cpy_r_best = 0;
    cpy_r_r18 = cpy_r_courtiers != 0;
    if (!cpy_r_r18) goto CPyL53;
    cpy_r_r19 = ((serai___games___merv___table___PlayerObject *)cpy_r_r3)->_favour;
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_rooms", "Player", "favour", 167, CPyStatic_merv___thinking___priors___globals);
        goto CPyL54;
    }
    CPyTagged_INCREF(cpy_r_r19);
CPyL11: ;
    cpy_r_r20 = CPyTagged_TrueDivide(cpy_r_r19, cpy_r_courtiers);
    CPyTagged_DECREF(cpy_r_r19);
    cpy_r_r21 = cpy_r_r20 == -113.0;
    if (unlikely(cpy_r_r21)) goto CPyL13;
CPyL12: ;
    cpy_r_r22 = cpy_r_r20 < 1.0;
    if (cpy_r_r22) {
        goto CPyL14;
    } else
        goto CPyL15;
CPyL13: ;
    cpy_r_r23 = PyErr_Occurred();
    if (unlikely(cpy_r_r23 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_rooms", 167, CPyStatic_merv___thinking___priors___globals);
        goto CPyL54;
    } else
        goto CPyL12;
CPyL14: ;
    cpy_r_r24 = cpy_r_r20;
    goto CPyL16;
CPyL15: ;
    cpy_r_r24 = 1.0;
CPyL16: ;
    cpy_r_cover = cpy_r_r24;
    cpy_r_r25 = ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_v)->_paid;
    if (unlikely(cpy_r_r25 == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_v)->bitmap & 1024)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'paid' of 'Values' undefined");
    }
    cpy_r_r26 = cpy_r_r25 == -113.0;
    if (unlikely(cpy_r_r26)) goto CPyL18;
CPyL17: ;
    cpy_r_r27 = cpy_r_r25 * cpy_r_cover;
    cpy_r_r28 = ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_v)->_unpaid;
    if (unlikely(cpy_r_r28 == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_v)->bitmap & 32768)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'unpaid' of 'Values' undefined");
    }
    cpy_r_r29 = cpy_r_r28 == -113.0;
    if (unlikely(cpy_r_r29)) {
        goto CPyL20;
    } else
        goto CPyL19;
CPyL18: ;
    cpy_r_r30 = PyErr_Occurred();
    if (unlikely(cpy_r_r30 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_rooms", 168, CPyStatic_merv___thinking___priors___globals);
        goto CPyL54;
    } else
        goto CPyL17;
CPyL19: ;
    cpy_r_r31 = 1.0 - cpy_r_cover;
    cpy_r_r32 = cpy_r_r28 * cpy_r_r31;
    cpy_r_r33 = cpy_r_r27 + cpy_r_r32;
    cpy_r_r34 = 0;
    cpy_r_r35 = ((serai___games___merv___table___PlayerObject *)cpy_r_r3)->_courtiers;
    if (unlikely(cpy_r_r35 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'courtiers' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r35);
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_rooms", 169, CPyStatic_merv___thinking___priors___globals);
        goto CPyL55;
    } else
        goto CPyL21;
CPyL20: ;
    cpy_r_r36 = PyErr_Occurred();
    if (unlikely(cpy_r_r36 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_rooms", 168, CPyStatic_merv___thinking___priors___globals);
        goto CPyL54;
    } else
        goto CPyL19;
CPyL21: ;
    cpy_r_r37 = 0;
CPyL22: ;
    cpy_r_r38 = (CPyPtr)((CPyPtr)cpy_r_r35 + offsetof(PyVarObject, ob_size));
    cpy_r_r39 = *(int64_t *)cpy_r_r38;
    cpy_r_r40 = cpy_r_r37 < cpy_r_r39;
    if (!cpy_r_r40) goto CPyL56;
    cpy_r_room = cpy_r_r34;
    cpy_r_r41 = (CPyPtr)((CPyPtr)cpy_r_r35 + offsetof(PyListObject, ob_item));
    cpy_r_r42 = *(CPyPtr *)cpy_r_r41;
    cpy_r_r43 = cpy_r_r37 * 8;
    cpy_r_r44 = cpy_r_r42 + cpy_r_r43;
    cpy_r_r45 = *(PyObject * *)cpy_r_r44;
    CPy_INCREF(cpy_r_r45);
    if (likely(PyLong_Check(cpy_r_r45)))
        cpy_r_r46 = CPyTagged_FromObject(cpy_r_r45);
    else {
        CPy_TypeError("int", cpy_r_r45); cpy_r_r46 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r46 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_rooms", 169, CPyStatic_merv___thinking___priors___globals);
        goto CPyL57;
    }
    cpy_r_r47 = cpy_r_r46 != 0;
    if (!cpy_r_r47) goto CPyL58;
    cpy_r_r48 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_room_counts;
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_rooms", "Book", "room_counts", 171, CPyStatic_merv___thinking___priors___globals);
        goto CPyL59;
    }
CPyL26: ;
    cpy_r_r49 = CPyList_GetItem(cpy_r_r48, cpy_r_room);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_rooms", 171, CPyStatic_merv___thinking___priors___globals);
        goto CPyL59;
    }
    if (likely(PyLong_Check(cpy_r_r49)))
        cpy_r_r50 = CPyTagged_FromObject(cpy_r_r49);
    else {
        CPy_TypeError("int", cpy_r_r49); cpy_r_r50 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r50 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_rooms", 171, CPyStatic_merv___thinking___priors___globals);
        goto CPyL59;
    }
    cpy_r_r51 = CPyList_GetItem(cpy_r_r17, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_rooms", 171, CPyStatic_merv___thinking___priors___globals);
        goto CPyL60;
    }
    cpy_r_r52 = CPyFloat_FromTagged(cpy_r_r46);
    CPyTagged_DECREF(cpy_r_r46);
    cpy_r_r53 = cpy_r_r52 == -113.0;
    if (unlikely(cpy_r_r53)) goto CPyL31;
CPyL30: ;
    cpy_r_r54 = cpy_r_r33 * cpy_r_r52;
    cpy_r_r55 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_room_vp;
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_rooms", "Book", "room_vp", 171, CPyStatic_merv___thinking___priors___globals);
        goto CPyL61;
    }
    goto CPyL32;
CPyL31: ;
    cpy_r_r56 = PyErr_Occurred();
    if (unlikely(cpy_r_r56 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_rooms", 171, CPyStatic_merv___thinking___priors___globals);
        goto CPyL61;
    } else
        goto CPyL30;
CPyL32: ;
    cpy_r_r57 = CPyList_GetItem(cpy_r_r55, cpy_r_room);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_rooms", 171, CPyStatic_merv___thinking___priors___globals);
        goto CPyL61;
    }
    if (likely(PyLong_Check(cpy_r_r57)))
        cpy_r_r58 = CPyTagged_FromObject(cpy_r_r57);
    else {
        CPy_TypeError("int", cpy_r_r57); cpy_r_r58 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r58 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_rooms", 171, CPyStatic_merv___thinking___priors___globals);
        goto CPyL61;
    }
    cpy_r_r59 = CPyFloat_FromTagged(cpy_r_r58);
    CPyTagged_DECREF(cpy_r_r58);
    cpy_r_r60 = cpy_r_r59 == -113.0;
    if (unlikely(cpy_r_r60)) goto CPyL36;
CPyL35: ;
    cpy_r_r61 = cpy_r_r54 * cpy_r_r59;
    cpy_r_r62 = PyFloat_FromDouble(cpy_r_r61);
    cpy_r_r63 = PyNumber_InPlaceAdd(cpy_r_r51, cpy_r_r62);
    CPy_DECREF(cpy_r_r51);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_rooms", 171, CPyStatic_merv___thinking___priors___globals);
        goto CPyL62;
    } else
        goto CPyL37;
CPyL36: ;
    cpy_r_r64 = PyErr_Occurred();
    if (unlikely(cpy_r_r64 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_rooms", 171, CPyStatic_merv___thinking___priors___globals);
        goto CPyL61;
    } else
        goto CPyL35;
CPyL37: ;
    cpy_r_r65 = CPyList_SetItem(cpy_r_r17, cpy_r_r50, cpy_r_r63);
    CPyTagged_DECREF(cpy_r_r50);
    if (unlikely(!cpy_r_r65)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_rooms", 171, CPyStatic_merv___thinking___priors___globals);
        goto CPyL57;
    }
    cpy_r_r66 = CPyDef_merv___scoring___room_value(cpy_r_t, cpy_r_me, cpy_r_room);
    CPyTagged_DECREF(cpy_r_room);
    if (unlikely(cpy_r_r66 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_rooms", 172, CPyStatic_merv___thinking___priors___globals);
        goto CPyL63;
    }
    cpy_r_r67 = cpy_r_r66 & 1;
    cpy_r_r68 = cpy_r_r67 != 0;
    if (cpy_r_r68) goto CPyL41;
    cpy_r_r69 = cpy_r_best & 1;
    cpy_r_r70 = cpy_r_r69 != 0;
    if (!cpy_r_r70) goto CPyL42;
CPyL41: ;
    cpy_r_r71 = CPyTagged_IsLt_(cpy_r_best, cpy_r_r66);
    if (cpy_r_r71) {
        goto CPyL64;
    } else
        goto CPyL65;
CPyL42: ;
    cpy_r_r72 = (Py_ssize_t)cpy_r_r66 > (Py_ssize_t)cpy_r_best;
    if (cpy_r_r72) {
        goto CPyL64;
    } else
        goto CPyL65;
CPyL43: ;
    cpy_r_r73 = cpy_r_r66;
    goto CPyL45;
CPyL44: ;
    cpy_r_r73 = cpy_r_best;
CPyL45: ;
    cpy_r_best = cpy_r_r73;
CPyL46: ;
    cpy_r_r74 = cpy_r_r34 + 2;
    cpy_r_r34 = cpy_r_r74;
    cpy_r_r75 = cpy_r_r37 + 1;
    cpy_r_r37 = cpy_r_r75;
    goto CPyL22;
CPyL47: ;
    cpy_r_r76 = cpy_r_best;
    cpy_r_r77.f0 = cpy_r_r17;
    cpy_r_r77.f1 = cpy_r_r76;
    return cpy_r_r77;
CPyL48: ;
    tuple_T2OI __tmp3265 = { NULL, CPY_INT_TAG };
    cpy_r_r78 = __tmp3265;
    return cpy_r_r78;
CPyL49: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL48;
CPyL50: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL48;
CPyL51: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    goto CPyL48;
CPyL52: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r8);
    goto CPyL48;
CPyL53: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r3);
    goto CPyL47;
CPyL54: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_best);
    goto CPyL48;
CPyL55: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_best);
    goto CPyL48;
CPyL56: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r35);
    goto CPyL47;
CPyL57: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_best);
    CPy_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_room);
    goto CPyL48;
CPyL58: ;
    CPyTagged_DECREF(cpy_r_room);
    CPyTagged_DECREF(cpy_r_r46);
    goto CPyL46;
CPyL59: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_best);
    CPy_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_room);
    CPyTagged_DecRef(cpy_r_r46);
    goto CPyL48;
CPyL60: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_best);
    CPy_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_room);
    CPyTagged_DecRef(cpy_r_r46);
    CPyTagged_DecRef(cpy_r_r50);
    goto CPyL48;
CPyL61: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_best);
    CPy_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_room);
    CPyTagged_DecRef(cpy_r_r50);
    CPy_DecRef(cpy_r_r51);
    goto CPyL48;
CPyL62: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_best);
    CPy_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_room);
    CPyTagged_DecRef(cpy_r_r50);
    goto CPyL48;
CPyL63: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_best);
    CPy_DecRef(cpy_r_r35);
    goto CPyL48;
CPyL64: ;
    CPyTagged_DECREF(cpy_r_best);
    goto CPyL43;
CPyL65: ;
    CPyTagged_DECREF(cpy_r_r66);
    goto CPyL44;
}
        
        PyObject *CPyPy_merv___thinking___priors___Priors____rooms(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "courtiers", "v", 0};
            static CPyArg_Parser parser = {"OOOO:_rooms", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_courtiers;
            PyObject *obj_v;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_courtiers, &obj_v)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___thinking___priors___Priors))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.thinking.priors.Priors", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            CPyTagged arg_courtiers;
            if (likely(PyLong_Check(obj_courtiers)))
                arg_courtiers = CPyTagged_BorrowFromObject(obj_courtiers);
            else {
                CPy_TypeError("int", obj_courtiers); goto fail;
            }
            PyObject *arg_v;
            if (likely(Py_TYPE(obj_v) == CPyType_merv___thinking___priors___Values))
                arg_v = obj_v;
            else {
                CPy_TypeError("serai.games.merv.thinking.priors.Values", obj_v); 
                goto fail;
            }
            tuple_T2OI retval = CPyDef_merv___thinking___priors___Priors____rooms(arg_self, arg_t, arg_me, arg_courtiers, arg_v);
            if (retval.f0 == NULL) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(2);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp3266 = retval.f0;
            PyTuple_SET_ITEM(retbox, 0, __tmp3266);
            PyObject *__tmp3267 = CPyTagged_StealAsObject(retval.f1);
            PyTuple_SET_ITEM(retbox, 1, __tmp3267);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_rooms", 160, CPyStatic_merv___thinking___priors___globals);
            return NULL;
        }
        
double CPyDef_merv___thinking___priors___Priors____zone(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_zone, PyObject *cpy_r_values) {
    double cpy_r_best;
    PyObject *cpy_r_r0;
    int64_t cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    CPyPtr cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    CPyPtr cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    double cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject **cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    double cpy_r_r29;
    char cpy_r_r30;
    double cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    double cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    double cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    CPyTagged cpy_r_r40;
    double cpy_r_r41;
    char cpy_r_r42;
    double cpy_r_r43;
    double cpy_r_r44;
    double cpy_r_gained;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    double cpy_r_r47;
    char cpy_r_r48;
    double cpy_r_r49;
    PyObject *cpy_r_r50;
    double cpy_r_r51;
    double cpy_r_r52;
    char cpy_r_r53;
    double cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    double cpy_r_r57;
    int64_t cpy_r_r58;
    double cpy_r_r59;
    cpy_r_best = 0.0;
    cpy_r_r0 = CPyDef_production___districts_for(cpy_r_t, cpy_r_me, cpy_r_zone);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_zone", 178, CPyStatic_merv___thinking___priors___globals);
        goto CPyL39;
    }
    cpy_r_r1 = 0;
CPyL2: ;
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = cpy_r_r1 < cpy_r_r3;
    if (!cpy_r_r4) goto CPyL40;
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyListObject, ob_item));
    cpy_r_r6 = *(CPyPtr *)cpy_r_r5;
    cpy_r_r7 = cpy_r_r1 * 8;
    cpy_r_r8 = cpy_r_r6 + cpy_r_r7;
    cpy_r_r9 = *(PyObject * *)cpy_r_r8;
    CPy_INCREF(cpy_r_r9);
    if (likely(PyLong_Check(cpy_r_r9)))
        cpy_r_r10 = CPyTagged_FromObject(cpy_r_r9);
    else {
        CPy_TypeError("int", cpy_r_r9); cpy_r_r10 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_zone", 178, CPyStatic_merv___thinking___priors___globals);
        goto CPyL41;
    }
    cpy_r_r11 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_zone", "Table", "owners", 179, CPyStatic_merv___thinking___priors___globals);
        goto CPyL42;
    }
CPyL5: ;
    cpy_r_r12 = CPyList_GetItem(cpy_r_r11, cpy_r_r10);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_zone", 179, CPyStatic_merv___thinking___priors___globals);
        goto CPyL42;
    }
    if (likely(PyLong_Check(cpy_r_r12)))
        cpy_r_r13 = CPyTagged_FromObject(cpy_r_r12);
    else {
        CPy_TypeError("int", cpy_r_r12); cpy_r_r13 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_zone", 179, CPyStatic_merv___thinking___priors___globals);
        goto CPyL42;
    }
    cpy_r_r14 = CPyDef_production___production_of(cpy_r_t, cpy_r_me, cpy_r_zone, cpy_r_r10);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_zone", 180, CPyStatic_merv___thinking___priors___globals);
        goto CPyL43;
    }
    cpy_r_r15 = CPySequenceTuple_GetItem(cpy_r_r14, 0);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_zone", 180, CPyStatic_merv___thinking___priors___globals);
        goto CPyL43;
    }
    if (likely(PyList_Check(cpy_r_r15)))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/priors.py", "_zone", 180, CPyStatic_merv___thinking___priors___globals, "list", cpy_r_r15);
        goto CPyL43;
    }
    cpy_r_r17 = ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->_cube;
    if (unlikely(cpy_r_r17 == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->bitmap & 64)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'cube' of 'Values' undefined");
    }
    cpy_r_r18 = cpy_r_r17 == -113.0;
    if (unlikely(cpy_r_r18)) goto CPyL12;
CPyL11: ;
    cpy_r_r19 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r20 = CPyStatics[105]; /* 'sum' */
    cpy_r_r21 = CPyObject_GetAttr(cpy_r_r19, cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_zone", 181, CPyStatic_merv___thinking___priors___globals);
        goto CPyL44;
    } else
        goto CPyL13;
CPyL12: ;
    cpy_r_r22 = PyErr_Occurred();
    if (unlikely(cpy_r_r22 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_zone", 181, CPyStatic_merv___thinking___priors___globals);
        goto CPyL44;
    } else
        goto CPyL11;
CPyL13: ;
    PyObject *cpy_r_r23[1] = {cpy_r_r16};
    cpy_r_r24 = (PyObject **)&cpy_r_r23;
    cpy_r_r25 = PyObject_Vectorcall(cpy_r_r21, cpy_r_r24, 1, 0);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_zone", 181, CPyStatic_merv___thinking___priors___globals);
        goto CPyL44;
    }
    if (CPyFloat_Check(cpy_r_r25))
        cpy_r_r26 = cpy_r_r25;
    else {
        cpy_r_r26 = NULL;
    }
    if (cpy_r_r26 != NULL) goto __LL3268;
    if (PyLong_Check(cpy_r_r25))
        cpy_r_r26 = cpy_r_r25;
    else {
        cpy_r_r26 = NULL;
    }
    if (cpy_r_r26 != NULL) goto __LL3268;
    CPy_TypeErrorTraceback("src/serai/games/merv/thinking/priors.py", "_zone", 181, CPyStatic_merv___thinking___priors___globals, "union[float, int]", cpy_r_r25);
    goto CPyL44;
__LL3268: ;
    cpy_r_r27 = PyFloat_FromDouble(cpy_r_r17);
    cpy_r_r28 = PyNumber_Multiply(cpy_r_r27, cpy_r_r26);
    CPy_DECREF(cpy_r_r27);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_zone", 181, CPyStatic_merv___thinking___priors___globals);
        goto CPyL44;
    }
    cpy_r_r29 = PyFloat_AsDouble(cpy_r_r28);
    if (cpy_r_r29 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r28); cpy_r_r29 = -113.0;
    }
    CPy_DECREF(cpy_r_r28);
    cpy_r_r30 = cpy_r_r29 == -113.0;
    if (unlikely(cpy_r_r30)) goto CPyL18;
CPyL17: ;
    cpy_r_r31 = ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->_white;
    if (unlikely(cpy_r_r31 == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->bitmap & 131072)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'white' of 'Values' undefined");
    }
    cpy_r_r32 = cpy_r_r31 == -113.0;
    if (unlikely(cpy_r_r32)) {
        goto CPyL20;
    } else
        goto CPyL19;
CPyL18: ;
    cpy_r_r33 = PyErr_Occurred();
    if (unlikely(cpy_r_r33 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_zone", 181, CPyStatic_merv___thinking___priors___globals);
        goto CPyL44;
    } else
        goto CPyL17;
CPyL19: ;
    cpy_r_r34 = ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->_cube;
    if (unlikely(cpy_r_r34 == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->bitmap & 64)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'cube' of 'Values' undefined");
    }
    cpy_r_r35 = cpy_r_r34 == -113.0;
    if (unlikely(cpy_r_r35)) {
        goto CPyL22;
    } else
        goto CPyL21;
CPyL20: ;
    cpy_r_r36 = PyErr_Occurred();
    if (unlikely(cpy_r_r36 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_zone", 181, CPyStatic_merv___thinking___priors___globals);
        goto CPyL44;
    } else
        goto CPyL19;
CPyL21: ;
    cpy_r_r37 = cpy_r_r31 - cpy_r_r34;
    cpy_r_r38 = CPyList_GetItemShort(cpy_r_r16, 8);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_zone", 181, CPyStatic_merv___thinking___priors___globals);
        goto CPyL43;
    } else
        goto CPyL23;
CPyL22: ;
    cpy_r_r39 = PyErr_Occurred();
    if (unlikely(cpy_r_r39 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_zone", 181, CPyStatic_merv___thinking___priors___globals);
        goto CPyL44;
    } else
        goto CPyL21;
CPyL23: ;
    if (likely(PyLong_Check(cpy_r_r38)))
        cpy_r_r40 = CPyTagged_FromObject(cpy_r_r38);
    else {
        CPy_TypeError("int", cpy_r_r38); cpy_r_r40 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r40 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_zone", 181, CPyStatic_merv___thinking___priors___globals);
        goto CPyL43;
    }
    cpy_r_r41 = CPyFloat_FromTagged(cpy_r_r40);
    CPyTagged_DECREF(cpy_r_r40);
    cpy_r_r42 = cpy_r_r41 == -113.0;
    if (unlikely(cpy_r_r42)) goto CPyL26;
CPyL25: ;
    cpy_r_r43 = cpy_r_r37 * cpy_r_r41;
    cpy_r_r44 = cpy_r_r29 + cpy_r_r43;
    cpy_r_gained = cpy_r_r44;
    cpy_r_r45 = (Py_ssize_t)cpy_r_r13 == -2;
    CPyTagged_DECREF(cpy_r_r13);
    if (cpy_r_r45) {
        goto CPyL27;
    } else
        goto CPyL30;
CPyL26: ;
    cpy_r_r46 = PyErr_Occurred();
    if (unlikely(cpy_r_r46 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_zone", 181, CPyStatic_merv___thinking___priors___globals);
        goto CPyL43;
    } else
        goto CPyL25;
CPyL27: ;
    cpy_r_r47 = ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->_building;
    if (unlikely(cpy_r_r47 == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->bitmap & 2)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'building' of 'Values' undefined");
    }
    cpy_r_r48 = cpy_r_r47 == -113.0;
    if (unlikely(cpy_r_r48)) goto CPyL29;
CPyL28: ;
    cpy_r_r49 = cpy_r_r47;
    goto CPyL31;
CPyL29: ;
    cpy_r_r50 = PyErr_Occurred();
    if (unlikely(cpy_r_r50 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_zone", 182, CPyStatic_merv___thinking___priors___globals);
        goto CPyL42;
    } else
        goto CPyL28;
CPyL30: ;
    cpy_r_r49 = 0.0;
CPyL31: ;
    cpy_r_r51 = cpy_r_gained + cpy_r_r49;
    cpy_r_gained = cpy_r_r51;
    cpy_r_r52 = CPyDef_merv___thinking___priors___Priors____district(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_zone, cpy_r_r10, cpy_r_values);
    CPyTagged_DECREF(cpy_r_r10);
    cpy_r_r53 = cpy_r_r52 == -113.0;
    if (unlikely(cpy_r_r53)) goto CPyL33;
CPyL32: ;
    cpy_r_r54 = cpy_r_gained + cpy_r_r52;
    cpy_r_r55 = cpy_r_r54 > cpy_r_best;
    if (cpy_r_r55) {
        goto CPyL34;
    } else
        goto CPyL35;
CPyL33: ;
    cpy_r_r56 = PyErr_Occurred();
    if (unlikely(cpy_r_r56 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_zone", 183, CPyStatic_merv___thinking___priors___globals);
        goto CPyL41;
    } else
        goto CPyL32;
CPyL34: ;
    cpy_r_r57 = cpy_r_r54;
    goto CPyL36;
CPyL35: ;
    cpy_r_r57 = cpy_r_best;
CPyL36: ;
    cpy_r_best = cpy_r_r57;
    cpy_r_r58 = cpy_r_r1 + 1;
    cpy_r_r1 = cpy_r_r58;
    goto CPyL2;
CPyL38: ;
    return cpy_r_best;
CPyL39: ;
    cpy_r_r59 = -113.0;
    return cpy_r_r59;
CPyL40: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL38;
CPyL41: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL39;
CPyL42: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r10);
    goto CPyL39;
CPyL43: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r13);
    goto CPyL39;
CPyL44: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r16);
    goto CPyL39;
}
        
        PyObject *CPyPy_merv___thinking___priors___Priors____zone(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "zone", "values", 0};
            static CPyArg_Parser parser = {"OOOO:_zone", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_zone;
            PyObject *obj_values;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_zone, &obj_values)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___thinking___priors___Priors))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.thinking.priors.Priors", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            CPyTagged arg_zone;
            if (likely(PyLong_Check(obj_zone)))
                arg_zone = CPyTagged_BorrowFromObject(obj_zone);
            else {
                CPy_TypeError("int", obj_zone); goto fail;
            }
            PyObject *arg_values;
            if (likely(Py_TYPE(obj_values) == CPyType_merv___thinking___priors___Values))
                arg_values = obj_values;
            else {
                CPy_TypeError("serai.games.merv.thinking.priors.Values", obj_values); 
                goto fail;
            }
            double retval = CPyDef_merv___thinking___priors___Priors____zone(arg_self, arg_t, arg_me, arg_zone, arg_values);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_zone", 175, CPyStatic_merv___thinking___priors___globals);
            return NULL;
        }
        
double CPyDef_merv___thinking___priors___Priors____district(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_zone, CPyTagged cpy_r_square, PyObject *cpy_r_values) {
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
    PyObject **cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    tuple_T2II cpy_r_r18;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    int32_t cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyTagged cpy_r_r32;
    double cpy_r_r33;
    char cpy_r_r34;
    double cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    double cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject **cpy_r_r49;
    PyObject *cpy_r_r50;
    double cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    double cpy_r_r54;
    cpy_r_r0 = CPyDef_production___production_of(cpy_r_t, cpy_r_me, cpy_r_zone, cpy_r_square);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_district", 187, CPyStatic_merv___thinking___priors___globals);
        goto CPyL32;
    }
    cpy_r_r1 = CPySequenceTuple_GetItem(cpy_r_r0, 0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_district", 187, CPyStatic_merv___thinking___priors___globals);
        goto CPyL32;
    }
    if (likely(PyList_Check(cpy_r_r1)))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/priors.py", "_district", 187, CPyStatic_merv___thinking___priors___globals, "list", cpy_r_r1);
        goto CPyL32;
    }
    cpy_r_r3 = PyList_New(0);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_district", 188, CPyStatic_merv___thinking___priors___globals);
        goto CPyL33;
    }
    cpy_r_r4 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_district", "Table", "players", 188, CPyStatic_merv___thinking___priors___globals);
        goto CPyL34;
    }
CPyL5: ;
    cpy_r_r5 = CPyList_GetItemBorrow(cpy_r_r4, cpy_r_me);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_district", 188, CPyStatic_merv___thinking___priors___globals);
        goto CPyL34;
    }
    if (likely(Py_TYPE(cpy_r_r5) == CPyType_merv___table___Player))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/priors.py", "_district", 188, CPyStatic_merv___thinking___priors___globals, "serai.games.merv.table.Player", cpy_r_r5);
        goto CPyL34;
    }
    cpy_r_r7 = ((serai___games___merv___table___PlayerObject *)cpy_r_r6)->_cubes;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_district", "Player", "cubes", 188, CPyStatic_merv___thinking___priors___globals);
        goto CPyL34;
    }
    CPy_INCREF(cpy_r_r7);
CPyL8: ;
    cpy_r_r8 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r9 = CPyStatics[36]; /* 'zip' */
    cpy_r_r10 = CPyObject_GetAttr(cpy_r_r8, cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_district", 188, CPyStatic_merv___thinking___priors___globals);
        goto CPyL35;
    }
    cpy_r_r11 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r12[3] = {cpy_r_r7, cpy_r_r2, cpy_r_r11};
    cpy_r_r13 = (PyObject **)&cpy_r_r12;
    cpy_r_r14 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r15 = PyObject_Vectorcall(cpy_r_r10, cpy_r_r13, 2, cpy_r_r14);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_district", 188, CPyStatic_merv___thinking___priors___globals);
        goto CPyL35;
    }
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r2);
    cpy_r_r16 = PyObject_GetIter(cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_district", 188, CPyStatic_merv___thinking___priors___globals);
        goto CPyL36;
    }
CPyL11: ;
    cpy_r_r17 = PyIter_Next(cpy_r_r16);
    if (cpy_r_r17 == NULL) goto CPyL37;
    PyObject *__tmp3269;
    if (unlikely(!(PyTuple_Check(cpy_r_r17) && PyTuple_GET_SIZE(cpy_r_r17) == 2))) {
        __tmp3269 = NULL;
        goto __LL3270;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r17, 0))))
        __tmp3269 = PyTuple_GET_ITEM(cpy_r_r17, 0);
    else {
        __tmp3269 = NULL;
    }
    if (__tmp3269 == NULL) goto __LL3270;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r17, 1))))
        __tmp3269 = PyTuple_GET_ITEM(cpy_r_r17, 1);
    else {
        __tmp3269 = NULL;
    }
    if (__tmp3269 == NULL) goto __LL3270;
    __tmp3269 = cpy_r_r17;
__LL3270: ;
    if (unlikely(__tmp3269 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r17); cpy_r_r18 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp3271 = PyTuple_GET_ITEM(cpy_r_r17, 0);
        CPyTagged __tmp3272;
        if (likely(PyLong_Check(__tmp3271)))
            __tmp3272 = CPyTagged_FromObject(__tmp3271);
        else {
            goto __LL3273;
        }
        cpy_r_r18.f0 = __tmp3272;
        PyObject *__tmp3274 = PyTuple_GET_ITEM(cpy_r_r17, 1);
        CPyTagged __tmp3275;
        if (likely(PyLong_Check(__tmp3274)))
            __tmp3275 = CPyTagged_FromObject(__tmp3274);
        else {
            goto __LL3276;
        }
        cpy_r_r18.f1 = __tmp3275;
    }
    goto __LL3277;
__LL3273: ;
    cpy_r_r18 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3277;
__LL3276: ;
    CPyTagged_DECREF(cpy_r_r18.f0);
    cpy_r_r18 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3277;
__LL3277: ;
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_district", 188, CPyStatic_merv___thinking___priors___globals);
        goto CPyL38;
    }
    cpy_r_r19 = cpy_r_r18.f0;
    CPyTagged_INCREF(cpy_r_r19);
    cpy_r_r20 = cpy_r_r18.f1;
    CPyTagged_INCREF(cpy_r_r20);
    CPyTagged_DECREF(cpy_r_r18.f0);
    CPyTagged_DECREF(cpy_r_r18.f1);
    cpy_r_r21 = CPyTagged_Add(cpy_r_r19, cpy_r_r20);
    CPyTagged_DECREF(cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r20);
    cpy_r_r22 = CPyTagged_StealAsObject(cpy_r_r21);
    cpy_r_r23 = PyList_Append(cpy_r_r3, cpy_r_r22);
    CPy_DECREF(cpy_r_r22);
    cpy_r_r24 = cpy_r_r23 >= 0;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_district", 188, CPyStatic_merv___thinking___priors___globals);
        goto CPyL38;
    } else
        goto CPyL11;
CPyL14: ;
    cpy_r_r25 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_district", 188, CPyStatic_merv___thinking___priors___globals);
        goto CPyL36;
    }
    cpy_r_r26 = ((serai___games___merv___thinking___priors___PriorsObject *)cpy_r_self)->__book;
    cpy_r_r27 = ((serai___games___merv___book___BookObject *)cpy_r_r26)->_district_action;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_district", "Book", "district_action", 189, CPyStatic_merv___thinking___priors___globals);
        goto CPyL39;
    }
    CPy_INCREF(cpy_r_r27);
CPyL16: ;
    cpy_r_r28 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_tiles;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_district", "Table", "tiles", 189, CPyStatic_merv___thinking___priors___globals);
        goto CPyL40;
    }
CPyL17: ;
    cpy_r_r29 = CPyList_GetItemBorrow(cpy_r_r28, cpy_r_square);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_district", 189, CPyStatic_merv___thinking___priors___globals);
        goto CPyL40;
    }
    if (likely(PyLong_Check(cpy_r_r29)))
        cpy_r_r30 = CPyTagged_FromObject(cpy_r_r29);
    else {
        CPy_TypeError("int", cpy_r_r29); cpy_r_r30 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_district", 189, CPyStatic_merv___thinking___priors___globals);
        goto CPyL40;
    }
    cpy_r_r31 = CPyList_GetItem(cpy_r_r27, cpy_r_r30);
    CPy_DECREF(cpy_r_r27);
    CPyTagged_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_district", 189, CPyStatic_merv___thinking___priors___globals);
        goto CPyL39;
    }
    if (likely(PyLong_Check(cpy_r_r31)))
        cpy_r_r32 = CPyTagged_FromObject(cpy_r_r31);
    else {
        CPy_TypeError("int", cpy_r_r31); cpy_r_r32 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_district", 189, CPyStatic_merv___thinking___priors___globals);
        goto CPyL39;
    }
    cpy_r_r33 = CPyDef_merv___thinking___priors___Priors____action(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_r32, cpy_r_r3, cpy_r_values);
    CPyTagged_DECREF(cpy_r_r32);
    CPy_DECREF(cpy_r_r3);
    cpy_r_r34 = cpy_r_r33 == -113.0;
    if (unlikely(cpy_r_r34)) goto CPyL23;
CPyL22: ;
    cpy_r_r35 = ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->_favour;
    if (unlikely(cpy_r_r35 == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->bitmap & 128)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'favour' of 'Values' undefined");
    }
    cpy_r_r36 = cpy_r_r35 == -113.0;
    if (unlikely(cpy_r_r36)) {
        goto CPyL25;
    } else
        goto CPyL24;
CPyL23: ;
    cpy_r_r37 = PyErr_Occurred();
    if (unlikely(cpy_r_r37 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_district", 189, CPyStatic_merv___thinking___priors___globals);
        goto CPyL32;
    } else
        goto CPyL22;
CPyL24: ;
    cpy_r_r38 = CPyDef_merv___thinking___priors____soldier(cpy_r_t, cpy_r_me, cpy_r_values);
    cpy_r_r39 = cpy_r_r38 == -113.0;
    if (unlikely(cpy_r_r39)) {
        goto CPyL27;
    } else
        goto CPyL26;
CPyL25: ;
    cpy_r_r40 = PyErr_Occurred();
    if (unlikely(cpy_r_r40 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_district", 190, CPyStatic_merv___thinking___priors___globals);
        goto CPyL32;
    } else
        goto CPyL24;
CPyL26: ;
    cpy_r_r41 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r42 = CPyStatics[39]; /* 'max' */
    cpy_r_r43 = CPyObject_GetAttr(cpy_r_r41, cpy_r_r42);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_district", 190, CPyStatic_merv___thinking___priors___globals);
        goto CPyL32;
    } else
        goto CPyL28;
CPyL27: ;
    cpy_r_r44 = PyErr_Occurred();
    if (unlikely(cpy_r_r44 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_district", 190, CPyStatic_merv___thinking___priors___globals);
        goto CPyL32;
    } else
        goto CPyL26;
CPyL28: ;
    cpy_r_r45 = PyFloat_FromDouble(cpy_r_r33);
    cpy_r_r46 = PyFloat_FromDouble(cpy_r_r35);
    cpy_r_r47 = PyFloat_FromDouble(cpy_r_r38);
    PyObject *cpy_r_r48[3] = {cpy_r_r45, cpy_r_r46, cpy_r_r47};
    cpy_r_r49 = (PyObject **)&cpy_r_r48;
    cpy_r_r50 = PyObject_Vectorcall(cpy_r_r43, cpy_r_r49, 3, 0);
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_district", 190, CPyStatic_merv___thinking___priors___globals);
        goto CPyL41;
    }
    CPy_DECREF(cpy_r_r45);
    CPy_DECREF(cpy_r_r46);
    CPy_DECREF(cpy_r_r47);
    cpy_r_r51 = PyFloat_AsDouble(cpy_r_r50);
    if (cpy_r_r51 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r50); cpy_r_r51 = -113.0;
    }
    CPy_DECREF(cpy_r_r50);
    cpy_r_r52 = cpy_r_r51 == -113.0;
    if (unlikely(cpy_r_r52)) goto CPyL31;
CPyL30: ;
    return cpy_r_r51;
CPyL31: ;
    cpy_r_r53 = PyErr_Occurred();
    if (unlikely(cpy_r_r53 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_district", 190, CPyStatic_merv___thinking___priors___globals);
    } else
        goto CPyL30;
CPyL32: ;
    cpy_r_r54 = -113.0;
    return cpy_r_r54;
CPyL33: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL32;
CPyL34: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    goto CPyL32;
CPyL35: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r7);
    goto CPyL32;
CPyL36: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL32;
CPyL37: ;
    CPy_DECREF(cpy_r_r16);
    goto CPyL14;
CPyL38: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r16);
    goto CPyL32;
CPyL39: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL32;
CPyL40: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r27);
    goto CPyL32;
CPyL41: ;
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r47);
    goto CPyL32;
}
        
        PyObject *CPyPy_merv___thinking___priors___Priors____district(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "zone", "square", "values", 0};
            static CPyArg_Parser parser = {"OOOOO:_district", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_zone;
            PyObject *obj_square;
            PyObject *obj_values;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_zone, &obj_square, &obj_values)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___thinking___priors___Priors))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.thinking.priors.Priors", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            CPyTagged arg_zone;
            if (likely(PyLong_Check(obj_zone)))
                arg_zone = CPyTagged_BorrowFromObject(obj_zone);
            else {
                CPy_TypeError("int", obj_zone); goto fail;
            }
            CPyTagged arg_square;
            if (likely(PyLong_Check(obj_square)))
                arg_square = CPyTagged_BorrowFromObject(obj_square);
            else {
                CPy_TypeError("int", obj_square); goto fail;
            }
            PyObject *arg_values;
            if (likely(Py_TYPE(obj_values) == CPyType_merv___thinking___priors___Values))
                arg_values = obj_values;
            else {
                CPy_TypeError("serai.games.merv.thinking.priors.Values", obj_values); 
                goto fail;
            }
            double retval = CPyDef_merv___thinking___priors___Priors____district(arg_self, arg_t, arg_me, arg_zone, arg_square, arg_values);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_district", 186, CPyStatic_merv___thinking___priors___globals);
            return NULL;
        }
        
double CPyDef_merv___thinking___priors___Priors____contract(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_pile, PyObject *cpy_r_values) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
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
    int64_t cpy_r_r17;
    char cpy_r_r18;
    int64_t cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    CPyTagged cpy_r_r25;
    CPyTagged cpy_r_r26;
    int64_t cpy_r_r27;
    int64_t cpy_r_r28;
    char cpy_r_r29;
    int64_t cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    CPyTagged cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyTagged cpy_r_r39;
    PyObject *cpy_r_r40;
    double cpy_r_r41;
    double cpy_r_r42;
    char cpy_r_r43;
    double cpy_r_r44;
    PyObject *cpy_r_r45;
    double cpy_r_r46;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_contract", "Table", "players", 194, CPyStatic_merv___thinking___priors___globals);
        goto CPyL28;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_contract", 194, CPyStatic_merv___thinking___priors___globals);
        goto CPyL28;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_merv___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/priors.py", "_contract", 194, CPyStatic_merv___thinking___priors___globals, "serai.games.merv.table.Player", cpy_r_r1);
        goto CPyL28;
    }
    cpy_r_r3 = ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_cubes;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_contract", "Player", "cubes", 194, CPyStatic_merv___thinking___priors___globals);
        goto CPyL28;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = 0;
    cpy_r_r5 = CPyList_GetSlice(cpy_r_r3, 0, 8);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_contract", 195, CPyStatic_merv___thinking___priors___globals);
        goto CPyL29;
    }
    if (likely(PyList_Check(cpy_r_r5)))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/priors.py", "_contract", 195, CPyStatic_merv___thinking___priors___globals, "list", cpy_r_r5);
        goto CPyL29;
    }
    cpy_r_r7 = 0;
CPyL7: ;
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
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_contract", 195, CPyStatic_merv___thinking___priors___globals);
        goto CPyL31;
    }
    cpy_r_r17 = cpy_r_r16 & 1;
    cpy_r_r18 = cpy_r_r17 != 0;
    if (cpy_r_r18) goto CPyL11;
    cpy_r_r19 = 0 & 1;
    cpy_r_r20 = cpy_r_r19 != 0;
    if (!cpy_r_r20) goto CPyL12;
CPyL11: ;
    cpy_r_r21 = CPyTagged_IsLt_(0, cpy_r_r16);
    cpy_r_r22 = cpy_r_r21;
    goto CPyL13;
CPyL12: ;
    cpy_r_r23 = (Py_ssize_t)cpy_r_r16 > (Py_ssize_t)0;
    cpy_r_r22 = cpy_r_r23;
CPyL13: ;
    CPyTagged_DECREF(cpy_r_r16);
    cpy_r_r24 = cpy_r_r22 << 1;
    cpy_r_r25 = cpy_r_r24;
    cpy_r_r26 = CPyTagged_Add(cpy_r_r4, cpy_r_r25);
    CPyTagged_DECREF(cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r25);
    cpy_r_r4 = cpy_r_r26;
    cpy_r_r27 = cpy_r_r7 + 1;
    cpy_r_r7 = cpy_r_r27;
    goto CPyL7;
CPyL15: ;
    cpy_r_r28 = cpy_r_r4 & 1;
    cpy_r_r29 = cpy_r_r28 != 0;
    if (cpy_r_r29) goto CPyL17;
    cpy_r_r30 = 4 & 1;
    cpy_r_r31 = cpy_r_r30 != 0;
    if (!cpy_r_r31) goto CPyL18;
CPyL17: ;
    cpy_r_r32 = CPyTagged_IsLt_(cpy_r_r4, 4);
    cpy_r_r33 = cpy_r_r32;
    goto CPyL19;
CPyL18: ;
    cpy_r_r34 = (Py_ssize_t)cpy_r_r4 < (Py_ssize_t)4;
    cpy_r_r33 = cpy_r_r34;
CPyL19: ;
    CPyTagged_DECREF(cpy_r_r4);
    if (!cpy_r_r33) goto CPyL21;
    return 0.0;
CPyL21: ;
    cpy_r_r35 = ((serai___games___merv___thinking___priors___PriorsObject *)cpy_r_self)->__book;
    cpy_r_r36 = ((serai___games___merv___book___BookObject *)cpy_r_r35)->_contract_vp;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_contract", "Book", "contract_vp", 197, CPyStatic_merv___thinking___priors___globals);
        goto CPyL28;
    }
    CPy_INCREF(cpy_r_r36);
CPyL22: ;
    cpy_r_r37 = CPyDef_contracts___top_contract(cpy_r_t, cpy_r_pile);
    if (unlikely(cpy_r_r37 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_contract", 197, CPyStatic_merv___thinking___priors___globals);
        goto CPyL32;
    }
    cpy_r_r38 = CPyList_GetItem(cpy_r_r36, cpy_r_r37);
    CPy_DECREF(cpy_r_r36);
    CPyTagged_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_contract", 197, CPyStatic_merv___thinking___priors___globals);
        goto CPyL28;
    }
    if (likely(PyLong_Check(cpy_r_r38)))
        cpy_r_r39 = CPyTagged_FromObject(cpy_r_r38);
    else {
        CPy_TypeError("int", cpy_r_r38); cpy_r_r39 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_contract", 197, CPyStatic_merv___thinking___priors___globals);
        goto CPyL28;
    }
    cpy_r_r40 = ((serai___games___merv___thinking___priors___PriorsObject *)cpy_r_self)->__weights;
    cpy_r_r41 = ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_r40)->_unpaid_contract;
    cpy_r_r42 = CPyFloat_FromTagged(cpy_r_r39);
    CPyTagged_DECREF(cpy_r_r39);
    cpy_r_r43 = cpy_r_r42 == -113.0;
    if (unlikely(cpy_r_r43)) goto CPyL27;
CPyL26: ;
    cpy_r_r44 = cpy_r_r42 * cpy_r_r41;
    return cpy_r_r44;
CPyL27: ;
    cpy_r_r45 = PyErr_Occurred();
    if (unlikely(cpy_r_r45 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_contract", 197, CPyStatic_merv___thinking___priors___globals);
    } else
        goto CPyL26;
CPyL28: ;
    cpy_r_r46 = -113.0;
    return cpy_r_r46;
CPyL29: ;
    CPyTagged_DecRef(cpy_r_r4);
    goto CPyL28;
CPyL30: ;
    CPy_DECREF(cpy_r_r6);
    goto CPyL15;
CPyL31: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    goto CPyL28;
CPyL32: ;
    CPy_DecRef(cpy_r_r36);
    goto CPyL28;
}
        
        PyObject *CPyPy_merv___thinking___priors___Priors____contract(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "pile", "values", 0};
            static CPyArg_Parser parser = {"OOOO:_contract", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_pile;
            PyObject *obj_values;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_pile, &obj_values)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___thinking___priors___Priors))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.thinking.priors.Priors", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
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
            PyObject *arg_values;
            if (likely(Py_TYPE(obj_values) == CPyType_merv___thinking___priors___Values))
                arg_values = obj_values;
            else {
                CPy_TypeError("serai.games.merv.thinking.priors.Values", obj_values); 
                goto fail;
            }
            double retval = CPyDef_merv___thinking___priors___Priors____contract(arg_self, arg_t, arg_me, arg_pile, arg_values);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_contract", 192, CPyStatic_merv___thinking___priors___globals);
            return NULL;
        }
        
double CPyDef_merv___thinking___priors___Priors____action(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_action, PyObject *cpy_r_cubes, PyObject *cpy_r_values) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    double cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    double cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    int64_t cpy_r_r34;
    CPyPtr cpy_r_r35;
    int64_t cpy_r_r36;
    char cpy_r_r37;
    CPyPtr cpy_r_r38;
    CPyPtr cpy_r_r39;
    int64_t cpy_r_r40;
    CPyPtr cpy_r_r41;
    PyObject *cpy_r_r42;
    CPyTagged cpy_r_r43;
    int64_t cpy_r_r44;
    char cpy_r_r45;
    int64_t cpy_r_r46;
    char cpy_r_r47;
    char cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    CPyTagged cpy_r_r52;
    CPyTagged cpy_r_r53;
    int64_t cpy_r_r54;
    PyObject *cpy_r_r55;
    CPyTagged cpy_r_r56;
    CPyTagged cpy_r_r57;
    int64_t cpy_r_r58;
    char cpy_r_r59;
    int64_t cpy_r_r60;
    char cpy_r_r61;
    char cpy_r_r62;
    char cpy_r_r63;
    CPyTagged cpy_r_r64;
    CPyTagged cpy_r_count;
    double cpy_r_r65;
    char cpy_r_r66;
    double cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    double cpy_r_r70;
    char cpy_r_r71;
    PyObject *cpy_r_r72;
    double cpy_r_r73;
    double cpy_r_r74;
    char cpy_r_r75;
    PyObject *cpy_r_r76;
    double cpy_r_r77;
    char cpy_r_r78;
    double cpy_r_r79;
    char cpy_r_r80;
    PyObject *cpy_r_r81;
    char cpy_r_r82;
    double cpy_r_r83;
    char cpy_r_r84;
    PyObject *cpy_r_r85;
    char cpy_r_r86;
    char cpy_r_r87;
    double cpy_r_r88;
    char cpy_r_r89;
    PyObject *cpy_r_r90;
    double cpy_r_r91;
    cpy_r_r0 = CPyList_GetSlice(cpy_r_cubes, 0, 9223372036854775806LL);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_action", 200, CPyStatic_merv___thinking___priors___globals);
        goto CPyL71;
    }
    if (likely(PyList_Check(cpy_r_r0)))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/priors.py", "_action", 200, CPyStatic_merv___thinking___priors___globals, "list", cpy_r_r0);
        goto CPyL71;
    }
    cpy_r_cubes = cpy_r_r1;
    cpy_r_r2 = ((serai___games___merv___thinking___priors___PriorsObject *)cpy_r_self)->__book;
    cpy_r_r3 = ((serai___games___merv___book___BookObject *)cpy_r_r2)->_discount_tile;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_action", "Book", "discount_tile", 201, CPyStatic_merv___thinking___priors___globals);
        goto CPyL72;
    }
CPyL3: ;
    cpy_r_r4 = CPyList_GetItem(cpy_r_r3, cpy_r_action);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_action", 201, CPyStatic_merv___thinking___priors___globals);
        goto CPyL72;
    }
    if (likely(PyLong_Check(cpy_r_r4)))
        cpy_r_r5 = CPyTagged_FromObject(cpy_r_r4);
    else {
        CPy_TypeError("int", cpy_r_r4); cpy_r_r5 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_action", 201, CPyStatic_merv___thinking___priors___globals);
        goto CPyL72;
    }
    cpy_r_r6 = (Py_ssize_t)cpy_r_r5 != -2;
    if (!cpy_r_r6) goto CPyL73;
    cpy_r_r7 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_discoveries;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_action", "Table", "discoveries", 202, CPyStatic_merv___thinking___priors___globals);
        goto CPyL74;
    }
CPyL7: ;
    cpy_r_r8 = CPyList_GetItemBorrow(cpy_r_r7, cpy_r_r5);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_action", 202, CPyStatic_merv___thinking___priors___globals);
        goto CPyL74;
    }
    if (likely(PyLong_Check(cpy_r_r8)))
        cpy_r_r9 = CPyTagged_FromObject(cpy_r_r8);
    else {
        CPy_TypeError("int", cpy_r_r8); cpy_r_r9 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_action", 202, CPyStatic_merv___thinking___priors___globals);
        goto CPyL74;
    }
    cpy_r_r10 = cpy_r_r9 & 1;
    cpy_r_r11 = cpy_r_r10 != 0;
    if (!cpy_r_r11) goto CPyL11;
    cpy_r_r12 = CPyTagged_IsEq_(cpy_r_r9, cpy_r_me);
    cpy_r_r13 = cpy_r_r12;
    goto CPyL12;
CPyL11: ;
    cpy_r_r14 = cpy_r_r9 == cpy_r_me;
    cpy_r_r13 = cpy_r_r14;
CPyL12: ;
    CPyTagged_DECREF(cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r5);
    if (!cpy_r_r13) goto CPyL18;
    cpy_r_r15 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_discount_used;
    if (unlikely(cpy_r_r15 == 2)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_action", "Table", "discount_used", 202, CPyStatic_merv___thinking___priors___globals);
        goto CPyL72;
    }
CPyL14: ;
    if (cpy_r_r15) goto CPyL18;
CPyL15: ;
    cpy_r_r16 = CPyList_GetItemShort(cpy_r_cubes, 8);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_action", 203, CPyStatic_merv___thinking___priors___globals);
        goto CPyL72;
    }
    cpy_r_r17 = CPyStatics[4897]; /* 1 */
    cpy_r_r18 = PyNumber_InPlaceAdd(cpy_r_r16, cpy_r_r17);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_action", 203, CPyStatic_merv___thinking___priors___globals);
        goto CPyL72;
    }
    cpy_r_r19 = CPyList_SetItem(cpy_r_cubes, 8, cpy_r_r18);
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_action", 203, CPyStatic_merv___thinking___priors___globals);
        goto CPyL72;
    }
CPyL18: ;
    cpy_r_r20 = cpy_r_action == 0;
    if (!cpy_r_r20) goto CPyL22;
    cpy_r_r21 = CPyDef_merv___thinking___priors___Priors____cards(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_cubes, cpy_r_values);
    CPy_DECREF(cpy_r_cubes);
    cpy_r_r22 = cpy_r_r21 == -113.0;
    if (unlikely(cpy_r_r22)) goto CPyL21;
CPyL20: ;
    return cpy_r_r21;
CPyL21: ;
    cpy_r_r23 = PyErr_Occurred();
    if (unlikely(cpy_r_r23 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_action", 205, CPyStatic_merv___thinking___priors___globals);
        goto CPyL71;
    } else
        goto CPyL20;
CPyL22: ;
    cpy_r_r24 = cpy_r_action == 2;
    if (!cpy_r_r24) goto CPyL26;
    cpy_r_r25 = CPyDef_merv___thinking___priors___Priors____courtiers(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_cubes, cpy_r_values);
    CPy_DECREF(cpy_r_cubes);
    cpy_r_r26 = cpy_r_r25 == -113.0;
    if (unlikely(cpy_r_r26)) goto CPyL25;
CPyL24: ;
    return cpy_r_r25;
CPyL25: ;
    cpy_r_r27 = PyErr_Occurred();
    if (unlikely(cpy_r_r27 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_action", 207, CPyStatic_merv___thinking___priors___globals);
        goto CPyL71;
    } else
        goto CPyL24;
CPyL26: ;
    cpy_r_r28 = cpy_r_action == 4;
    if (!cpy_r_r28) goto CPyL57;
    cpy_r_r29 = ((serai___games___merv___thinking___priors___PriorsObject *)cpy_r_self)->__book;
    cpy_r_r30 = ((serai___games___merv___book___BookObject *)cpy_r_r29)->_library_cubes;
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_action", "Book", "library_cubes", 209, CPyStatic_merv___thinking___priors___globals);
        goto CPyL72;
    }
    CPyTagged_INCREF(cpy_r_r30);
CPyL28: ;
    cpy_r_r31 = 0;
    cpy_r_r32 = CPyList_GetSlice(cpy_r_cubes, 0, 8);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_action", 209, CPyStatic_merv___thinking___priors___globals);
        goto CPyL75;
    }
    if (likely(PyList_Check(cpy_r_r32)))
        cpy_r_r33 = cpy_r_r32;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/priors.py", "_action", 209, CPyStatic_merv___thinking___priors___globals, "list", cpy_r_r32);
        goto CPyL75;
    }
    cpy_r_r34 = 0;
CPyL31: ;
    cpy_r_r35 = (CPyPtr)((CPyPtr)cpy_r_r33 + offsetof(PyVarObject, ob_size));
    cpy_r_r36 = *(int64_t *)cpy_r_r35;
    cpy_r_r37 = cpy_r_r34 < cpy_r_r36;
    if (!cpy_r_r37) goto CPyL76;
    cpy_r_r38 = (CPyPtr)((CPyPtr)cpy_r_r33 + offsetof(PyListObject, ob_item));
    cpy_r_r39 = *(CPyPtr *)cpy_r_r38;
    cpy_r_r40 = cpy_r_r34 * 8;
    cpy_r_r41 = cpy_r_r39 + cpy_r_r40;
    cpy_r_r42 = *(PyObject * *)cpy_r_r41;
    CPy_INCREF(cpy_r_r42);
    if (likely(PyLong_Check(cpy_r_r42)))
        cpy_r_r43 = CPyTagged_FromObject(cpy_r_r42);
    else {
        CPy_TypeError("int", cpy_r_r42); cpy_r_r43 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_action", 209, CPyStatic_merv___thinking___priors___globals);
        goto CPyL77;
    }
    cpy_r_r44 = cpy_r_r43 & 1;
    cpy_r_r45 = cpy_r_r44 != 0;
    if (cpy_r_r45) goto CPyL35;
    cpy_r_r46 = 0 & 1;
    cpy_r_r47 = cpy_r_r46 != 0;
    if (!cpy_r_r47) goto CPyL36;
CPyL35: ;
    cpy_r_r48 = CPyTagged_IsLt_(0, cpy_r_r43);
    cpy_r_r49 = cpy_r_r48;
    goto CPyL37;
CPyL36: ;
    cpy_r_r50 = (Py_ssize_t)cpy_r_r43 > (Py_ssize_t)0;
    cpy_r_r49 = cpy_r_r50;
CPyL37: ;
    CPyTagged_DECREF(cpy_r_r43);
    cpy_r_r51 = cpy_r_r49 << 1;
    cpy_r_r52 = cpy_r_r51;
    cpy_r_r53 = CPyTagged_Add(cpy_r_r31, cpy_r_r52);
    CPyTagged_DECREF(cpy_r_r31);
    CPyTagged_DECREF(cpy_r_r52);
    cpy_r_r31 = cpy_r_r53;
    cpy_r_r54 = cpy_r_r34 + 1;
    cpy_r_r34 = cpy_r_r54;
    goto CPyL31;
CPyL39: ;
    cpy_r_r55 = CPyList_GetItemShortBorrow(cpy_r_cubes, 8);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_action", 209, CPyStatic_merv___thinking___priors___globals);
        goto CPyL75;
    }
    if (likely(PyLong_Check(cpy_r_r55)))
        cpy_r_r56 = CPyTagged_FromObject(cpy_r_r55);
    else {
        CPy_TypeError("int", cpy_r_r55); cpy_r_r56 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r56 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_action", 209, CPyStatic_merv___thinking___priors___globals);
        goto CPyL75;
    }
    cpy_r_r57 = CPyTagged_Add(cpy_r_r31, cpy_r_r56);
    CPyTagged_DECREF(cpy_r_r31);
    CPyTagged_DECREF(cpy_r_r56);
    CPy_DECREF(cpy_r_cubes);
    cpy_r_r58 = cpy_r_r57 & 1;
    cpy_r_r59 = cpy_r_r58 != 0;
    if (cpy_r_r59) goto CPyL43;
    cpy_r_r60 = cpy_r_r30 & 1;
    cpy_r_r61 = cpy_r_r60 != 0;
    if (!cpy_r_r61) goto CPyL44;
CPyL43: ;
    cpy_r_r62 = CPyTagged_IsLt_(cpy_r_r57, cpy_r_r30);
    if (cpy_r_r62) {
        goto CPyL78;
    } else
        goto CPyL79;
CPyL44: ;
    cpy_r_r63 = (Py_ssize_t)cpy_r_r57 < (Py_ssize_t)cpy_r_r30;
    if (cpy_r_r63) {
        goto CPyL78;
    } else
        goto CPyL79;
CPyL45: ;
    cpy_r_r64 = cpy_r_r57;
    goto CPyL47;
CPyL46: ;
    cpy_r_r64 = cpy_r_r30;
CPyL47: ;
    cpy_r_count = cpy_r_r64;
    cpy_r_r65 = CPyDef_merv___thinking___priors____scrolls(cpy_r_t, cpy_r_me, cpy_r_count, cpy_r_values);
    cpy_r_r66 = cpy_r_r65 == -113.0;
    if (unlikely(cpy_r_r66)) goto CPyL49;
CPyL48: ;
    cpy_r_r67 = ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->_cube;
    if (unlikely(cpy_r_r67 == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->bitmap & 64)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'cube' of 'Values' undefined");
    }
    cpy_r_r68 = cpy_r_r67 == -113.0;
    if (unlikely(cpy_r_r68)) {
        goto CPyL51;
    } else
        goto CPyL50;
CPyL49: ;
    cpy_r_r69 = PyErr_Occurred();
    if (unlikely(cpy_r_r69 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_action", 210, CPyStatic_merv___thinking___priors___globals);
        goto CPyL80;
    } else
        goto CPyL48;
CPyL50: ;
    cpy_r_r70 = CPyFloat_FromTagged(cpy_r_count);
    CPyTagged_DECREF(cpy_r_count);
    cpy_r_r71 = cpy_r_r70 == -113.0;
    if (unlikely(cpy_r_r71)) {
        goto CPyL53;
    } else
        goto CPyL52;
CPyL51: ;
    cpy_r_r72 = PyErr_Occurred();
    if (unlikely(cpy_r_r72 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_action", 210, CPyStatic_merv___thinking___priors___globals);
        goto CPyL80;
    } else
        goto CPyL50;
CPyL52: ;
    cpy_r_r73 = cpy_r_r70 * cpy_r_r67;
    cpy_r_r74 = cpy_r_r65 - cpy_r_r73;
    cpy_r_r75 = cpy_r_r74 > 0.0;
    if (cpy_r_r75) {
        goto CPyL54;
    } else
        goto CPyL55;
CPyL53: ;
    cpy_r_r76 = PyErr_Occurred();
    if (unlikely(cpy_r_r76 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_action", 210, CPyStatic_merv___thinking___priors___globals);
        goto CPyL71;
    } else
        goto CPyL52;
CPyL54: ;
    cpy_r_r77 = cpy_r_r74;
    goto CPyL56;
CPyL55: ;
    cpy_r_r77 = 0.0;
CPyL56: ;
    return cpy_r_r77;
CPyL57: ;
    cpy_r_r78 = cpy_r_action == 6;
    if (!cpy_r_r78) goto CPyL61;
    cpy_r_r79 = CPyDef_merv___thinking___priors___Priors____goods(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_cubes, cpy_r_values);
    CPy_DECREF(cpy_r_cubes);
    cpy_r_r80 = cpy_r_r79 == -113.0;
    if (unlikely(cpy_r_r80)) goto CPyL60;
CPyL59: ;
    return cpy_r_r79;
CPyL60: ;
    cpy_r_r81 = PyErr_Occurred();
    if (unlikely(cpy_r_r81 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_action", 212, CPyStatic_merv___thinking___priors___globals);
        goto CPyL71;
    } else
        goto CPyL59;
CPyL61: ;
    cpy_r_r82 = cpy_r_action == 8;
    if (!cpy_r_r82) goto CPyL65;
    cpy_r_r83 = CPyDef_merv___thinking___priors___Priors____climb(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_cubes, cpy_r_values);
    CPy_DECREF(cpy_r_cubes);
    cpy_r_r84 = cpy_r_r83 == -113.0;
    if (unlikely(cpy_r_r84)) goto CPyL64;
CPyL63: ;
    return cpy_r_r83;
CPyL64: ;
    cpy_r_r85 = PyErr_Occurred();
    if (unlikely(cpy_r_r85 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_action", 214, CPyStatic_merv___thinking___priors___globals);
        goto CPyL71;
    } else
        goto CPyL63;
CPyL65: ;
    cpy_r_r86 = cpy_r_action == 10;
    if (cpy_r_r86) {
        goto CPyL68;
    } else
        goto CPyL81;
CPyL66: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r87 = 0;
    if (unlikely(!cpy_r_r87)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_action", 215, CPyStatic_merv___thinking___priors___globals);
        goto CPyL71;
    }
    CPy_Unreachable();
CPyL68: ;
    cpy_r_r88 = CPyDef_merv___thinking___priors___Priors____ramparts(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_cubes, cpy_r_values);
    CPy_DECREF(cpy_r_cubes);
    cpy_r_r89 = cpy_r_r88 == -113.0;
    if (unlikely(cpy_r_r89)) goto CPyL70;
CPyL69: ;
    return cpy_r_r88;
CPyL70: ;
    cpy_r_r90 = PyErr_Occurred();
    if (unlikely(cpy_r_r90 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_action", 216, CPyStatic_merv___thinking___priors___globals);
    } else
        goto CPyL69;
CPyL71: ;
    cpy_r_r91 = -113.0;
    return cpy_r_r91;
CPyL72: ;
    CPy_DecRef(cpy_r_cubes);
    goto CPyL71;
CPyL73: ;
    CPyTagged_DECREF(cpy_r_r5);
    goto CPyL18;
CPyL74: ;
    CPy_DecRef(cpy_r_cubes);
    CPyTagged_DecRef(cpy_r_r5);
    goto CPyL71;
CPyL75: ;
    CPy_DecRef(cpy_r_cubes);
    CPyTagged_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_r31);
    goto CPyL71;
CPyL76: ;
    CPy_DECREF(cpy_r_r33);
    goto CPyL39;
CPyL77: ;
    CPy_DecRef(cpy_r_cubes);
    CPyTagged_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r33);
    goto CPyL71;
CPyL78: ;
    CPyTagged_DECREF(cpy_r_r30);
    goto CPyL45;
CPyL79: ;
    CPyTagged_DECREF(cpy_r_r57);
    goto CPyL46;
CPyL80: ;
    CPyTagged_DecRef(cpy_r_count);
    goto CPyL71;
CPyL81: ;
    CPy_DECREF(cpy_r_cubes);
    goto CPyL66;
}
        
        PyObject *CPyPy_merv___thinking___priors___Priors____action(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "action", "cubes", "values", 0};
            static CPyArg_Parser parser = {"OOOOO:_action", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_action;
            PyObject *obj_cubes;
            PyObject *obj_values;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_action, &obj_cubes, &obj_values)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___thinking___priors___Priors))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.thinking.priors.Priors", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
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
            PyObject *arg_cubes;
            if (likely(PyList_Check(obj_cubes)))
                arg_cubes = obj_cubes;
            else {
                CPy_TypeError("list", obj_cubes); 
                goto fail;
            }
            PyObject *arg_values;
            if (likely(Py_TYPE(obj_values) == CPyType_merv___thinking___priors___Values))
                arg_values = obj_values;
            else {
                CPy_TypeError("serai.games.merv.thinking.priors.Values", obj_values); 
                goto fail;
            }
            double retval = CPyDef_merv___thinking___priors___Priors____action(arg_self, arg_t, arg_me, arg_action, arg_cubes, arg_values);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_action", 199, CPyStatic_merv___thinking___priors___globals);
            return NULL;
        }
        
double CPyDef_merv___thinking___priors___Priors____cards(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_cubes, PyObject *cpy_r_values) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject **cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    CPyTagged cpy_r_r23;
    CPyTagged cpy_r_payable;
    CPyTagged cpy_r_r24;
    CPyTagged cpy_r_r25;
    CPyTagged cpy_r_reach;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    int64_t cpy_r_r29;
    CPyPtr cpy_r_r30;
    int64_t cpy_r_r31;
    char cpy_r_r32;
    CPyTagged cpy_r_place;
    CPyPtr cpy_r_r33;
    CPyPtr cpy_r_r34;
    int64_t cpy_r_r35;
    CPyPtr cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyTagged cpy_r_r38;
    CPyTagged cpy_r_spice;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    CPyTagged cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    CPyTagged cpy_r_r45;
    CPyTagged cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    CPyTagged cpy_r_r49;
    tuple_T2II cpy_r_r50;
    PyObject *cpy_r_r51;
    int32_t cpy_r_r52;
    char cpy_r_r53;
    CPyTagged cpy_r_r54;
    int64_t cpy_r_r55;
    double cpy_r_gained;
    char cpy_r_r56;
    CPyPtr cpy_r_r57;
    int64_t cpy_r_r58;
    CPyTagged cpy_r_r59;
    char cpy_r_r60;
    double cpy_r_best;
    CPyTagged cpy_r_chosen;
    CPyPtr cpy_r_r61;
    int64_t cpy_r_r62;
    CPyTagged cpy_r_r63;
    PyObject *cpy_r_r64;
    CPyTagged cpy_r_r65;
    CPyTagged cpy_r_r66;
    CPyTagged cpy_r_r67;
    int64_t cpy_r_r68;
    CPyPtr cpy_r_r69;
    int64_t cpy_r_r70;
    char cpy_r_r71;
    CPyTagged cpy_r_at;
    CPyPtr cpy_r_r72;
    CPyPtr cpy_r_r73;
    int64_t cpy_r_r74;
    CPyPtr cpy_r_r75;
    PyObject *cpy_r_r76;
    tuple_T2II cpy_r_r77;
    CPyTagged cpy_r_r78;
    CPyTagged cpy_r_r79;
    PyObject *cpy_r_r80;
    CPyTagged cpy_r_r81;
    char cpy_r_r82;
    int64_t cpy_r_r83;
    char cpy_r_r84;
    int64_t cpy_r_r85;
    char cpy_r_r86;
    char cpy_r_r87;
    char cpy_r_r88;
    char cpy_r_r89;
    CPyTagged cpy_r_r90;
    int64_t cpy_r_r91;
    CPyPtr cpy_r_r92;
    int64_t cpy_r_r93;
    char cpy_r_r94;
    CPyPtr cpy_r_r95;
    CPyPtr cpy_r_r96;
    int64_t cpy_r_r97;
    CPyPtr cpy_r_r98;
    PyObject *cpy_r_r99;
    CPyTagged cpy_r_r100;
    int64_t cpy_r_r101;
    char cpy_r_r102;
    int64_t cpy_r_r103;
    char cpy_r_r104;
    char cpy_r_r105;
    char cpy_r_r106;
    char cpy_r_r107;
    char cpy_r_r108;
    CPyTagged cpy_r_r109;
    CPyTagged cpy_r_r110;
    int64_t cpy_r_r111;
    CPyTagged cpy_r_larger;
    double cpy_r_r112;
    char cpy_r_r113;
    CPyTagged cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    CPyTagged cpy_r_r117;
    PyObject *cpy_r_r118;
    CPyTagged cpy_r_r119;
    CPyTagged cpy_r_r120;
    double cpy_r_r121;
    char cpy_r_r122;
    double cpy_r_r123;
    double cpy_r_r124;
    char cpy_r_r125;
    PyObject *cpy_r_r126;
    double cpy_r_r127;
    char cpy_r_r128;
    PyObject *cpy_r_r129;
    double cpy_r_r130;
    double cpy_r_r131;
    double cpy_r_more;
    CPyTagged cpy_r_r132;
    CPyTagged cpy_r_r133;
    PyObject *cpy_r_r134;
    CPyTagged cpy_r_r135;
    char cpy_r_r136;
    PyObject *cpy_r_r137;
    double cpy_r_r138;
    double cpy_r_r139;
    char cpy_r_r140;
    double cpy_r_r141;
    CPyTagged cpy_r_r142;
    int64_t cpy_r_r143;
    double cpy_r_r144;
    char cpy_r_r145;
    char cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    tuple_T2II cpy_r_r149;
    CPyTagged cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    char cpy_r_r154;
    CPyTagged cpy_r_r155;
    double cpy_r_r156;
    char cpy_r_r157;
    double cpy_r_r158;
    double cpy_r_r159;
    PyObject *cpy_r_r160;
    double cpy_r_r161;
    cpy_r_r0 = ((serai___games___merv___thinking___priors___PriorsObject *)cpy_r_self)->__book;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_cards", "Table", "players", 220, CPyStatic_merv___thinking___priors___globals);
        goto CPyL91;
    }
CPyL1: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_me);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_cards", 220, CPyStatic_merv___thinking___priors___globals);
        goto CPyL91;
    }
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_merv___table___Player))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/priors.py", "_cards", 220, CPyStatic_merv___thinking___priors___globals, "serai.games.merv.table.Player", cpy_r_r2);
        goto CPyL91;
    }
    cpy_r_r4 = ((serai___games___merv___table___PlayerObject *)cpy_r_r3)->_spices;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_cards", "Player", "spices", 221, CPyStatic_merv___thinking___priors___globals);
        goto CPyL92;
    }
    CPy_INCREF(cpy_r_r4);
CPyL4: ;
    cpy_r_r5 = CPyList_GetSlice(cpy_r_r4, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_cards", 221, CPyStatic_merv___thinking___priors___globals);
        goto CPyL92;
    }
    if (likely(PyList_Check(cpy_r_r5)))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/priors.py", "_cards", 221, CPyStatic_merv___thinking___priors___globals, "list", cpy_r_r5);
        goto CPyL92;
    }
    cpy_r_r7 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_set_vp;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_cards", "Book", "set_vp", 222, CPyStatic_merv___thinking___priors___globals);
        goto CPyL93;
    }
    CPy_INCREF(cpy_r_r7);
CPyL7: ;
    cpy_r_r8 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_spice_limit;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_cards", "Book", "spice_limit", 223, CPyStatic_merv___thinking___priors___globals);
        goto CPyL94;
    }
CPyL8: ;
    cpy_r_r9 = ((serai___games___merv___table___PlayerObject *)cpy_r_r3)->_influence;
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_cards", "Player", "influence", 223, CPyStatic_merv___thinking___priors___globals);
        goto CPyL94;
    }
CPyL9: ;
    cpy_r_r10 = CPyList_GetItem(cpy_r_r8, cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_cards", 223, CPyStatic_merv___thinking___priors___globals);
        goto CPyL94;
    }
    if (likely(PyLong_Check(cpy_r_r10)))
        cpy_r_r11 = CPyTagged_FromObject(cpy_r_r10);
    else {
        CPy_TypeError("int", cpy_r_r10); cpy_r_r11 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_cards", 223, CPyStatic_merv___thinking___priors___globals);
        goto CPyL94;
    }
    cpy_r_r12 = CPyList_GetSlice(cpy_r_cubes, 0, 8);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_cards", 224, CPyStatic_merv___thinking___priors___globals);
        goto CPyL95;
    }
    if (likely(PyList_Check(cpy_r_r12)))
        cpy_r_r13 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/priors.py", "_cards", 224, CPyStatic_merv___thinking___priors___globals, "list", cpy_r_r12);
        goto CPyL95;
    }
    cpy_r_r14 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r15 = CPyStatics[39]; /* 'max' */
    cpy_r_r16 = CPyObject_GetAttr(cpy_r_r14, cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_cards", 224, CPyStatic_merv___thinking___priors___globals);
        goto CPyL96;
    }
    PyObject *cpy_r_r17[1] = {cpy_r_r13};
    cpy_r_r18 = (PyObject **)&cpy_r_r17;
    cpy_r_r19 = PyObject_Vectorcall(cpy_r_r16, cpy_r_r18, 1, 0);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_cards", 224, CPyStatic_merv___thinking___priors___globals);
        goto CPyL96;
    }
    CPy_DECREF(cpy_r_r13);
    if (likely(PyLong_Check(cpy_r_r19)))
        cpy_r_r20 = CPyTagged_FromObject(cpy_r_r19);
    else {
        CPy_TypeError("int", cpy_r_r19); cpy_r_r20 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_cards", 224, CPyStatic_merv___thinking___priors___globals);
        goto CPyL95;
    }
    cpy_r_r21 = CPyList_GetItemShortBorrow(cpy_r_cubes, 8);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_cards", 224, CPyStatic_merv___thinking___priors___globals);
        goto CPyL97;
    }
    if (likely(PyLong_Check(cpy_r_r21)))
        cpy_r_r22 = CPyTagged_FromObject(cpy_r_r21);
    else {
        CPy_TypeError("int", cpy_r_r21); cpy_r_r22 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_cards", 224, CPyStatic_merv___thinking___priors___globals);
        goto CPyL97;
    }
    cpy_r_r23 = CPyTagged_Add(cpy_r_r20, cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r20);
    CPyTagged_DECREF(cpy_r_r22);
    cpy_r_payable = cpy_r_r23;
    cpy_r_r24 = ((serai___games___merv___table___PlayerObject *)cpy_r_r3)->_camels;
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_cards", "Player", "camels", 225, CPyStatic_merv___thinking___priors___globals);
        goto CPyL98;
    }
CPyL19: ;
    cpy_r_r25 = CPyTagged_Add(cpy_r_r24, 2);
    CPy_DECREF(cpy_r_r3);
    cpy_r_reach = cpy_r_r25;
    cpy_r_r26 = PyList_New(0);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_cards", 226, CPyStatic_merv___thinking___priors___globals);
        goto CPyL99;
    }
    cpy_r_r27 = 0;
    cpy_r_r28 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_row;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_cards", "Table", "row", 227, CPyStatic_merv___thinking___priors___globals);
        goto CPyL100;
    }
    CPy_INCREF(cpy_r_r28);
CPyL21: ;
    cpy_r_r29 = 0;
CPyL22: ;
    cpy_r_r30 = (CPyPtr)((CPyPtr)cpy_r_r28 + offsetof(PyVarObject, ob_size));
    cpy_r_r31 = *(int64_t *)cpy_r_r30;
    cpy_r_r32 = cpy_r_r29 < cpy_r_r31;
    if (!cpy_r_r32) goto CPyL101;
    cpy_r_place = cpy_r_r27;
    cpy_r_r33 = (CPyPtr)((CPyPtr)cpy_r_r28 + offsetof(PyListObject, ob_item));
    cpy_r_r34 = *(CPyPtr *)cpy_r_r33;
    cpy_r_r35 = cpy_r_r29 * 8;
    cpy_r_r36 = cpy_r_r34 + cpy_r_r35;
    cpy_r_r37 = *(PyObject * *)cpy_r_r36;
    CPy_INCREF(cpy_r_r37);
    if (likely(PyLong_Check(cpy_r_r37)))
        cpy_r_r38 = CPyTagged_FromObject(cpy_r_r37);
    else {
        CPy_TypeError("int", cpy_r_r37); cpy_r_r38 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_cards", 227, CPyStatic_merv___thinking___priors___globals);
        goto CPyL102;
    }
    cpy_r_spice = cpy_r_r38;
    cpy_r_r39 = (Py_ssize_t)cpy_r_spice != -2;
    if (!cpy_r_r39) goto CPyL103;
    cpy_r_r40 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_row_camels;
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_cards", "Table", "row_camels", 229, CPyStatic_merv___thinking___priors___globals);
        goto CPyL104;
    }
CPyL26: ;
    cpy_r_r41 = CPyList_GetItem(cpy_r_r40, cpy_r_place);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_cards", 229, CPyStatic_merv___thinking___priors___globals);
        goto CPyL104;
    }
    if (likely(PyLong_Check(cpy_r_r41)))
        cpy_r_r42 = CPyTagged_FromObject(cpy_r_r41);
    else {
        CPy_TypeError("int", cpy_r_r41); cpy_r_r42 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_cards", 229, CPyStatic_merv___thinking___priors___globals);
        goto CPyL104;
    }
    cpy_r_r43 = cpy_r_r42 != 0;
    CPyTagged_DECREF(cpy_r_r42);
    if (cpy_r_r43) goto CPyL31;
    cpy_r_r44 = cpy_r_reach != 0;
    if (!cpy_r_r44) goto CPyL105;
    cpy_r_r45 = CPyTagged_Subtract(cpy_r_reach, 2);
    CPyTagged_DECREF(cpy_r_reach);
    cpy_r_reach = cpy_r_r45;
CPyL31: ;
    cpy_r_r46 = cpy_r_spice;
    cpy_r_r47 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_row_camels;
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_cards", "Table", "row_camels", 233, CPyStatic_merv___thinking___priors___globals);
        goto CPyL106;
    }
CPyL32: ;
    cpy_r_r48 = CPyList_GetItem(cpy_r_r47, cpy_r_place);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_cards", 233, CPyStatic_merv___thinking___priors___globals);
        goto CPyL107;
    }
    if (likely(PyLong_Check(cpy_r_r48)))
        cpy_r_r49 = CPyTagged_FromObject(cpy_r_r48);
    else {
        CPy_TypeError("int", cpy_r_r48); cpy_r_r49 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r49 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_cards", 233, CPyStatic_merv___thinking___priors___globals);
        goto CPyL107;
    }
    cpy_r_r50.f0 = cpy_r_r46;
    cpy_r_r50.f1 = cpy_r_r49;
    cpy_r_r51 = PyTuple_New(2);
    if (unlikely(cpy_r_r51 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3278 = CPyTagged_StealAsObject(cpy_r_r50.f0);
    PyTuple_SET_ITEM(cpy_r_r51, 0, __tmp3278);
    PyObject *__tmp3279 = CPyTagged_StealAsObject(cpy_r_r50.f1);
    PyTuple_SET_ITEM(cpy_r_r51, 1, __tmp3279);
    cpy_r_r52 = PyList_Append(cpy_r_r26, cpy_r_r51);
    CPy_DECREF(cpy_r_r51);
    cpy_r_r53 = cpy_r_r52 >= 0;
    if (unlikely(!cpy_r_r53)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_cards", 233, CPyStatic_merv___thinking___priors___globals);
        goto CPyL108;
    }
CPyL35: ;
    cpy_r_r54 = cpy_r_r27 + 2;
    cpy_r_r27 = cpy_r_r54;
    cpy_r_r55 = cpy_r_r29 + 1;
    cpy_r_r29 = cpy_r_r55;
    goto CPyL22;
CPyL36: ;
    cpy_r_gained = 0.0;
CPyL37: ;
    cpy_r_r56 = cpy_r_payable != 0;
    if (!cpy_r_r56) goto CPyL109;
    cpy_r_r57 = (CPyPtr)((CPyPtr)cpy_r_r26 + offsetof(PyVarObject, ob_size));
    cpy_r_r58 = *(int64_t *)cpy_r_r57;
    cpy_r_r59 = cpy_r_r58 << 1;
    cpy_r_r60 = cpy_r_r59 != 0;
    if (!cpy_r_r60) goto CPyL109;
    cpy_r_best = 0.0;
    cpy_r_chosen = -2;
    cpy_r_r61 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyVarObject, ob_size));
    cpy_r_r62 = *(int64_t *)cpy_r_r61;
    cpy_r_r63 = cpy_r_r62 << 1;
    cpy_r_r64 = CPyStatics[4896]; /* 0 */
    cpy_r_r65 = CPyList_Count(cpy_r_r6, cpy_r_r64);
    if (unlikely(cpy_r_r65 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_cards", 238, CPyStatic_merv___thinking___priors___globals);
        goto CPyL110;
    }
    cpy_r_r66 = CPyTagged_Subtract(cpy_r_r63, cpy_r_r65);
    cpy_r_r67 = 0;
    cpy_r_r68 = 0;
CPyL41: ;
    cpy_r_r69 = (CPyPtr)((CPyPtr)cpy_r_r26 + offsetof(PyVarObject, ob_size));
    cpy_r_r70 = *(int64_t *)cpy_r_r69;
    cpy_r_r71 = cpy_r_r68 < cpy_r_r70;
    if (!cpy_r_r71) goto CPyL111;
    cpy_r_at = cpy_r_r67;
    cpy_r_r72 = (CPyPtr)((CPyPtr)cpy_r_r26 + offsetof(PyListObject, ob_item));
    cpy_r_r73 = *(CPyPtr *)cpy_r_r72;
    cpy_r_r74 = cpy_r_r68 * 8;
    cpy_r_r75 = cpy_r_r73 + cpy_r_r74;
    cpy_r_r76 = *(PyObject * *)cpy_r_r75;
    CPy_INCREF(cpy_r_r76);
    PyObject *__tmp3280;
    if (unlikely(!(PyTuple_Check(cpy_r_r76) && PyTuple_GET_SIZE(cpy_r_r76) == 2))) {
        __tmp3280 = NULL;
        goto __LL3281;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r76, 0))))
        __tmp3280 = PyTuple_GET_ITEM(cpy_r_r76, 0);
    else {
        __tmp3280 = NULL;
    }
    if (__tmp3280 == NULL) goto __LL3281;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r76, 1))))
        __tmp3280 = PyTuple_GET_ITEM(cpy_r_r76, 1);
    else {
        __tmp3280 = NULL;
    }
    if (__tmp3280 == NULL) goto __LL3281;
    __tmp3280 = cpy_r_r76;
__LL3281: ;
    if (unlikely(__tmp3280 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r76); cpy_r_r77 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp3282 = PyTuple_GET_ITEM(cpy_r_r76, 0);
        CPyTagged __tmp3283;
        if (likely(PyLong_Check(__tmp3282)))
            __tmp3283 = CPyTagged_FromObject(__tmp3282);
        else {
            goto __LL3284;
        }
        cpy_r_r77.f0 = __tmp3283;
        PyObject *__tmp3285 = PyTuple_GET_ITEM(cpy_r_r76, 1);
        CPyTagged __tmp3286;
        if (likely(PyLong_Check(__tmp3285)))
            __tmp3286 = CPyTagged_FromObject(__tmp3285);
        else {
            goto __LL3287;
        }
        cpy_r_r77.f1 = __tmp3286;
    }
    goto __LL3288;
__LL3284: ;
    cpy_r_r77 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3288;
__LL3287: ;
    CPyTagged_DECREF(cpy_r_r77.f0);
    cpy_r_r77 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3288;
__LL3288: ;
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r77.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_cards", 239, CPyStatic_merv___thinking___priors___globals);
        goto CPyL112;
    }
    cpy_r_r78 = cpy_r_r77.f0;
    CPyTagged_INCREF(cpy_r_r78);
    cpy_r_spice = cpy_r_r78;
    cpy_r_r79 = cpy_r_r77.f1;
    CPyTagged_INCREF(cpy_r_r79);
    CPyTagged_DECREF(cpy_r_r77.f0);
    CPyTagged_DECREF(cpy_r_r77.f1);
    cpy_r_r80 = CPyList_GetItem(cpy_r_r6, cpy_r_spice);
    CPyTagged_DECREF(cpy_r_spice);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_cards", 240, CPyStatic_merv___thinking___priors___globals);
        goto CPyL113;
    }
    if (likely(PyLong_Check(cpy_r_r80)))
        cpy_r_r81 = CPyTagged_FromObject(cpy_r_r80);
    else {
        CPy_TypeError("int", cpy_r_r80); cpy_r_r81 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r81 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_cards", 240, CPyStatic_merv___thinking___priors___globals);
        goto CPyL113;
    }
    cpy_r_r82 = cpy_r_r81 != 0;
    if (cpy_r_r82) goto CPyL50;
    cpy_r_r83 = cpy_r_r66 & 1;
    cpy_r_r84 = cpy_r_r83 != 0;
    if (cpy_r_r84) goto CPyL48;
    cpy_r_r85 = cpy_r_r11 & 1;
    cpy_r_r86 = cpy_r_r85 != 0;
    if (!cpy_r_r86) goto CPyL49;
CPyL48: ;
    cpy_r_r87 = CPyTagged_IsLt_(cpy_r_r66, cpy_r_r11);
    cpy_r_r88 = cpy_r_r87 ^ 1;
    if (cpy_r_r88) {
        goto CPyL114;
    } else
        goto CPyL50;
CPyL49: ;
    cpy_r_r89 = (Py_ssize_t)cpy_r_r66 >= (Py_ssize_t)cpy_r_r11;
    if (cpy_r_r89) goto CPyL114;
CPyL50: ;
    cpy_r_r90 = 0;
    cpy_r_r91 = 0;
CPyL51: ;
    cpy_r_r92 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyVarObject, ob_size));
    cpy_r_r93 = *(int64_t *)cpy_r_r92;
    cpy_r_r94 = cpy_r_r91 < cpy_r_r93;
    if (!cpy_r_r94) goto CPyL59;
    cpy_r_r95 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyListObject, ob_item));
    cpy_r_r96 = *(CPyPtr *)cpy_r_r95;
    cpy_r_r97 = cpy_r_r91 * 8;
    cpy_r_r98 = cpy_r_r96 + cpy_r_r97;
    cpy_r_r99 = *(PyObject * *)cpy_r_r98;
    CPy_INCREF(cpy_r_r99);
    if (likely(PyLong_Check(cpy_r_r99)))
        cpy_r_r100 = CPyTagged_FromObject(cpy_r_r99);
    else {
        CPy_TypeError("int", cpy_r_r99); cpy_r_r100 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r99);
    if (unlikely(cpy_r_r100 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_cards", 243, CPyStatic_merv___thinking___priors___globals);
        goto CPyL115;
    }
    cpy_r_r101 = cpy_r_r100 & 1;
    cpy_r_r102 = cpy_r_r101 != 0;
    if (cpy_r_r102) goto CPyL55;
    cpy_r_r103 = cpy_r_r81 & 1;
    cpy_r_r104 = cpy_r_r103 != 0;
    if (!cpy_r_r104) goto CPyL56;
CPyL55: ;
    cpy_r_r105 = CPyTagged_IsLt_(cpy_r_r81, cpy_r_r100);
    cpy_r_r106 = cpy_r_r105;
    goto CPyL57;
CPyL56: ;
    cpy_r_r107 = (Py_ssize_t)cpy_r_r100 > (Py_ssize_t)cpy_r_r81;
    cpy_r_r106 = cpy_r_r107;
CPyL57: ;
    CPyTagged_DECREF(cpy_r_r100);
    cpy_r_r108 = cpy_r_r106 << 1;
    cpy_r_r109 = cpy_r_r108;
    cpy_r_r110 = CPyTagged_Add(cpy_r_r90, cpy_r_r109);
    CPyTagged_DECREF(cpy_r_r90);
    CPyTagged_DECREF(cpy_r_r109);
    cpy_r_r90 = cpy_r_r110;
    cpy_r_r111 = cpy_r_r91 + 1;
    cpy_r_r91 = cpy_r_r111;
    goto CPyL51;
CPyL59: ;
    cpy_r_larger = cpy_r_r90;
    cpy_r_r112 = ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->_card;
    if (unlikely(cpy_r_r112 == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->bitmap & 8)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'card' of 'Values' undefined");
    }
    cpy_r_r113 = cpy_r_r112 == -113.0;
    if (unlikely(cpy_r_r113)) goto CPyL61;
CPyL60: ;
    cpy_r_r114 = CPyTagged_Add(cpy_r_larger, 2);
    cpy_r_r115 = CPyList_GetItem(cpy_r_r7, cpy_r_r114);
    CPyTagged_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_cards", 244, CPyStatic_merv___thinking___priors___globals);
        goto CPyL116;
    } else
        goto CPyL62;
CPyL61: ;
    cpy_r_r116 = PyErr_Occurred();
    if (unlikely(cpy_r_r116 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_cards", 244, CPyStatic_merv___thinking___priors___globals);
        goto CPyL116;
    } else
        goto CPyL60;
CPyL62: ;
    if (likely(PyLong_Check(cpy_r_r115)))
        cpy_r_r117 = CPyTagged_FromObject(cpy_r_r115);
    else {
        CPy_TypeError("int", cpy_r_r115); cpy_r_r117 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r115);
    if (unlikely(cpy_r_r117 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_cards", 244, CPyStatic_merv___thinking___priors___globals);
        goto CPyL116;
    }
    cpy_r_r118 = CPyList_GetItemBorrow(cpy_r_r7, cpy_r_larger);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_cards", 244, CPyStatic_merv___thinking___priors___globals);
        goto CPyL117;
    }
    if (likely(PyLong_Check(cpy_r_r118)))
        cpy_r_r119 = CPyTagged_FromObject(cpy_r_r118);
    else {
        CPy_TypeError("int", cpy_r_r118); cpy_r_r119 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r119 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_cards", 244, CPyStatic_merv___thinking___priors___globals);
        goto CPyL117;
    }
    cpy_r_r120 = CPyTagged_Subtract(cpy_r_r117, cpy_r_r119);
    CPyTagged_DECREF(cpy_r_r117);
    CPyTagged_DECREF(cpy_r_r119);
    CPyTagged_DECREF(cpy_r_larger);
    cpy_r_r121 = CPyFloat_FromTagged(cpy_r_r120);
    CPyTagged_DECREF(cpy_r_r120);
    cpy_r_r122 = cpy_r_r121 == -113.0;
    if (unlikely(cpy_r_r122)) goto CPyL67;
CPyL66: ;
    cpy_r_r123 = cpy_r_r112 + cpy_r_r121;
    cpy_r_r124 = ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->_camel;
    if (unlikely(cpy_r_r124 == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->bitmap & 4)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'camel' of 'Values' undefined");
    }
    cpy_r_r125 = cpy_r_r124 == -113.0;
    if (unlikely(cpy_r_r125)) {
        goto CPyL69;
    } else
        goto CPyL68;
CPyL67: ;
    cpy_r_r126 = PyErr_Occurred();
    if (unlikely(cpy_r_r126 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_cards", 244, CPyStatic_merv___thinking___priors___globals);
        goto CPyL118;
    } else
        goto CPyL66;
CPyL68: ;
    cpy_r_r127 = CPyFloat_FromTagged(cpy_r_r79);
    CPyTagged_DECREF(cpy_r_r79);
    cpy_r_r128 = cpy_r_r127 == -113.0;
    if (unlikely(cpy_r_r128)) {
        goto CPyL71;
    } else
        goto CPyL70;
CPyL69: ;
    cpy_r_r129 = PyErr_Occurred();
    if (unlikely(cpy_r_r129 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_cards", 244, CPyStatic_merv___thinking___priors___globals);
        goto CPyL118;
    } else
        goto CPyL68;
CPyL70: ;
    cpy_r_r130 = cpy_r_r127 * cpy_r_r124;
    cpy_r_r131 = cpy_r_r123 + cpy_r_r130;
    cpy_r_more = cpy_r_r131;
    cpy_r_r132 = CPyTagged_Add(cpy_r_r81, 2);
    CPyTagged_DECREF(cpy_r_r81);
    cpy_r_r133 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_pair_size;
    if (unlikely(cpy_r_r133 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_cards", "Book", "pair_size", 245, CPyStatic_merv___thinking___priors___globals);
        goto CPyL119;
    }
    CPyTagged_INCREF(cpy_r_r133);
    goto CPyL72;
CPyL71: ;
    cpy_r_r134 = PyErr_Occurred();
    if (unlikely(cpy_r_r134 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_cards", 244, CPyStatic_merv___thinking___priors___globals);
        goto CPyL120;
    } else
        goto CPyL70;
CPyL72: ;
    cpy_r_r135 = CPyTagged_Remainder(cpy_r_r132, cpy_r_r133);
    CPyTagged_DECREF(cpy_r_r132);
    CPyTagged_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r135 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_cards", 245, CPyStatic_merv___thinking___priors___globals);
        goto CPyL112;
    }
    cpy_r_r136 = cpy_r_r135 == 0;
    CPyTagged_DECREF(cpy_r_r135);
    if (!cpy_r_r136) goto CPyL75;
    cpy_r_r137 = ((serai___games___merv___thinking___priors___PriorsObject *)cpy_r_self)->__weights;
    cpy_r_r138 = ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_r137)->_pair;
    cpy_r_r139 = cpy_r_more + cpy_r_r138;
    cpy_r_more = cpy_r_r139;
CPyL75: ;
    cpy_r_r140 = cpy_r_more > cpy_r_best;
    if (cpy_r_r140) {
        goto CPyL121;
    } else
        goto CPyL122;
CPyL76: ;
    cpy_r_r141 = cpy_r_more;
    cpy_r_best = cpy_r_r141;
    cpy_r_chosen = cpy_r_at;
CPyL77: ;
    cpy_r_r142 = cpy_r_r67 + 2;
    cpy_r_r67 = cpy_r_r142;
    cpy_r_r143 = cpy_r_r68 + 1;
    cpy_r_r68 = cpy_r_r143;
    goto CPyL41;
CPyL78: ;
    cpy_r_r144 = ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->_cube;
    if (unlikely(cpy_r_r144 == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->bitmap & 64)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'cube' of 'Values' undefined");
    }
    cpy_r_r145 = cpy_r_r144 == -113.0;
    if (unlikely(cpy_r_r145)) goto CPyL80;
CPyL79: ;
    cpy_r_r146 = cpy_r_best <= cpy_r_r144;
    if (cpy_r_r146) {
        goto CPyL123;
    } else
        goto CPyL81;
CPyL80: ;
    cpy_r_r147 = PyErr_Occurred();
    if (unlikely(cpy_r_r147 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_cards", 249, CPyStatic_merv___thinking___priors___globals);
        goto CPyL110;
    } else
        goto CPyL79;
CPyL81: ;
    cpy_r_r148 = CPyList_Pop(cpy_r_r26, cpy_r_chosen);
    CPyTagged_DECREF(cpy_r_chosen);
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_cards", 251, CPyStatic_merv___thinking___priors___globals);
        goto CPyL124;
    }
    PyObject *__tmp3289;
    if (unlikely(!(PyTuple_Check(cpy_r_r148) && PyTuple_GET_SIZE(cpy_r_r148) == 2))) {
        __tmp3289 = NULL;
        goto __LL3290;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r148, 0))))
        __tmp3289 = PyTuple_GET_ITEM(cpy_r_r148, 0);
    else {
        __tmp3289 = NULL;
    }
    if (__tmp3289 == NULL) goto __LL3290;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r148, 1))))
        __tmp3289 = PyTuple_GET_ITEM(cpy_r_r148, 1);
    else {
        __tmp3289 = NULL;
    }
    if (__tmp3289 == NULL) goto __LL3290;
    __tmp3289 = cpy_r_r148;
__LL3290: ;
    if (unlikely(__tmp3289 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r148); cpy_r_r149 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp3291 = PyTuple_GET_ITEM(cpy_r_r148, 0);
        CPyTagged __tmp3292;
        if (likely(PyLong_Check(__tmp3291)))
            __tmp3292 = CPyTagged_FromObject(__tmp3291);
        else {
            goto __LL3293;
        }
        cpy_r_r149.f0 = __tmp3292;
        PyObject *__tmp3294 = PyTuple_GET_ITEM(cpy_r_r148, 1);
        CPyTagged __tmp3295;
        if (likely(PyLong_Check(__tmp3294)))
            __tmp3295 = CPyTagged_FromObject(__tmp3294);
        else {
            goto __LL3296;
        }
        cpy_r_r149.f1 = __tmp3295;
    }
    goto __LL3297;
__LL3293: ;
    cpy_r_r149 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3297;
__LL3296: ;
    CPyTagged_DECREF(cpy_r_r149.f0);
    cpy_r_r149 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3297;
__LL3297: ;
    CPy_DECREF(cpy_r_r148);
    if (unlikely(cpy_r_r149.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_cards", 251, CPyStatic_merv___thinking___priors___globals);
        goto CPyL124;
    }
    cpy_r_r150 = cpy_r_r149.f0;
    CPyTagged_INCREF(cpy_r_r150);
    CPyTagged_DECREF(cpy_r_r149.f0);
    CPyTagged_DECREF(cpy_r_r149.f1);
    cpy_r_r151 = CPyList_GetItem(cpy_r_r6, cpy_r_r150);
    if (unlikely(cpy_r_r151 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_cards", 251, CPyStatic_merv___thinking___priors___globals);
        goto CPyL125;
    }
    cpy_r_r152 = CPyStatics[4897]; /* 1 */
    cpy_r_r153 = PyNumber_InPlaceAdd(cpy_r_r151, cpy_r_r152);
    CPy_DECREF(cpy_r_r151);
    if (unlikely(cpy_r_r153 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_cards", 251, CPyStatic_merv___thinking___priors___globals);
        goto CPyL125;
    }
    cpy_r_r154 = CPyList_SetItem(cpy_r_r6, cpy_r_r150, cpy_r_r153);
    CPyTagged_DECREF(cpy_r_r150);
    if (unlikely(!cpy_r_r154)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_cards", 251, CPyStatic_merv___thinking___priors___globals);
        goto CPyL124;
    }
    cpy_r_r155 = CPyTagged_Subtract(cpy_r_payable, 2);
    CPyTagged_DECREF(cpy_r_payable);
    cpy_r_payable = cpy_r_r155;
    cpy_r_r156 = ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->_cube;
    if (unlikely(cpy_r_r156 == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->bitmap & 64)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'cube' of 'Values' undefined");
    }
    cpy_r_r157 = cpy_r_r156 == -113.0;
    if (unlikely(cpy_r_r157)) goto CPyL88;
CPyL87: ;
    cpy_r_r158 = cpy_r_best - cpy_r_r156;
    cpy_r_r159 = cpy_r_gained + cpy_r_r158;
    cpy_r_gained = cpy_r_r159;
    goto CPyL37;
CPyL88: ;
    cpy_r_r160 = PyErr_Occurred();
    if (unlikely(cpy_r_r160 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_cards", 253, CPyStatic_merv___thinking___priors___globals);
        goto CPyL124;
    } else
        goto CPyL87;
CPyL89: ;
    return cpy_r_gained;
CPyL90: ;
    cpy_r_r161 = -113.0;
    return cpy_r_r161;
CPyL91: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL90;
CPyL92: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL90;
CPyL93: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r6);
    goto CPyL90;
CPyL94: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    goto CPyL90;
CPyL95: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL90;
CPyL96: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r13);
    goto CPyL90;
CPyL97: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r20);
    goto CPyL90;
CPyL98: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_payable);
    goto CPyL90;
CPyL99: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_payable);
    CPyTagged_DecRef(cpy_r_reach);
    goto CPyL90;
CPyL100: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_payable);
    CPyTagged_DecRef(cpy_r_reach);
    CPy_DecRef(cpy_r_r26);
    goto CPyL90;
CPyL101: ;
    CPyTagged_DECREF(cpy_r_reach);
    CPy_DECREF(cpy_r_r28);
    goto CPyL36;
CPyL102: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_payable);
    CPyTagged_DecRef(cpy_r_reach);
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL90;
CPyL103: ;
    CPyTagged_DECREF(cpy_r_place);
    CPyTagged_DECREF(cpy_r_spice);
    goto CPyL35;
CPyL104: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_payable);
    CPyTagged_DecRef(cpy_r_reach);
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_spice);
    goto CPyL90;
CPyL105: ;
    CPyTagged_DECREF(cpy_r_reach);
    CPy_DECREF(cpy_r_r28);
    CPyTagged_DECREF(cpy_r_place);
    CPyTagged_DECREF(cpy_r_spice);
    goto CPyL36;
CPyL106: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_payable);
    CPyTagged_DecRef(cpy_r_reach);
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_r46);
    goto CPyL90;
CPyL107: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_payable);
    CPyTagged_DecRef(cpy_r_reach);
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_r46);
    goto CPyL90;
CPyL108: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_payable);
    CPyTagged_DecRef(cpy_r_reach);
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r28);
    goto CPyL90;
CPyL109: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r11);
    CPyTagged_DECREF(cpy_r_payable);
    CPy_DECREF(cpy_r_r26);
    goto CPyL89;
CPyL110: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_payable);
    CPy_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_chosen);
    goto CPyL90;
CPyL111: ;
    CPyTagged_DECREF(cpy_r_r66);
    goto CPyL78;
CPyL112: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_payable);
    CPy_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_chosen);
    CPyTagged_DecRef(cpy_r_r66);
    CPyTagged_DecRef(cpy_r_at);
    goto CPyL90;
CPyL113: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_payable);
    CPy_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_chosen);
    CPyTagged_DecRef(cpy_r_r66);
    CPyTagged_DecRef(cpy_r_at);
    CPyTagged_DecRef(cpy_r_r79);
    goto CPyL90;
CPyL114: ;
    CPyTagged_DECREF(cpy_r_at);
    CPyTagged_DECREF(cpy_r_r79);
    CPyTagged_DECREF(cpy_r_r81);
    goto CPyL77;
CPyL115: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_payable);
    CPy_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_chosen);
    CPyTagged_DecRef(cpy_r_r66);
    CPyTagged_DecRef(cpy_r_at);
    CPyTagged_DecRef(cpy_r_r79);
    CPyTagged_DecRef(cpy_r_r81);
    CPyTagged_DecRef(cpy_r_r90);
    goto CPyL90;
CPyL116: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_payable);
    CPy_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_chosen);
    CPyTagged_DecRef(cpy_r_r66);
    CPyTagged_DecRef(cpy_r_at);
    CPyTagged_DecRef(cpy_r_r79);
    CPyTagged_DecRef(cpy_r_r81);
    CPyTagged_DecRef(cpy_r_larger);
    goto CPyL90;
CPyL117: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_payable);
    CPy_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_chosen);
    CPyTagged_DecRef(cpy_r_r66);
    CPyTagged_DecRef(cpy_r_at);
    CPyTagged_DecRef(cpy_r_r79);
    CPyTagged_DecRef(cpy_r_r81);
    CPyTagged_DecRef(cpy_r_larger);
    CPyTagged_DecRef(cpy_r_r117);
    goto CPyL90;
CPyL118: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_payable);
    CPy_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_chosen);
    CPyTagged_DecRef(cpy_r_r66);
    CPyTagged_DecRef(cpy_r_at);
    CPyTagged_DecRef(cpy_r_r79);
    CPyTagged_DecRef(cpy_r_r81);
    goto CPyL90;
CPyL119: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_payable);
    CPy_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_chosen);
    CPyTagged_DecRef(cpy_r_r66);
    CPyTagged_DecRef(cpy_r_at);
    CPyTagged_DecRef(cpy_r_r132);
    goto CPyL90;
CPyL120: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_payable);
    CPy_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_chosen);
    CPyTagged_DecRef(cpy_r_r66);
    CPyTagged_DecRef(cpy_r_at);
    CPyTagged_DecRef(cpy_r_r81);
    goto CPyL90;
CPyL121: ;
    CPyTagged_DECREF(cpy_r_chosen);
    goto CPyL76;
CPyL122: ;
    CPyTagged_DECREF(cpy_r_at);
    goto CPyL77;
CPyL123: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r11);
    CPyTagged_DECREF(cpy_r_payable);
    CPy_DECREF(cpy_r_r26);
    CPyTagged_DECREF(cpy_r_chosen);
    goto CPyL89;
CPyL124: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_payable);
    CPy_DecRef(cpy_r_r26);
    goto CPyL90;
CPyL125: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_payable);
    CPy_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r150);
    goto CPyL90;
}
        
        PyObject *CPyPy_merv___thinking___priors___Priors____cards(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "cubes", "values", 0};
            static CPyArg_Parser parser = {"OOOO:_cards", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_cubes;
            PyObject *obj_values;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_cubes, &obj_values)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___thinking___priors___Priors))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.thinking.priors.Priors", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *arg_cubes;
            if (likely(PyList_Check(obj_cubes)))
                arg_cubes = obj_cubes;
            else {
                CPy_TypeError("list", obj_cubes); 
                goto fail;
            }
            PyObject *arg_values;
            if (likely(Py_TYPE(obj_values) == CPyType_merv___thinking___priors___Values))
                arg_values = obj_values;
            else {
                CPy_TypeError("serai.games.merv.thinking.priors.Values", obj_values); 
                goto fail;
            }
            double retval = CPyDef_merv___thinking___priors___Priors____cards(arg_self, arg_t, arg_me, arg_cubes, arg_values);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_cards", 218, CPyStatic_merv___thinking___priors___globals);
            return NULL;
        }
        
double CPyDef_merv___thinking___priors___Priors____courtiers(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_cubes, PyObject *cpy_r_values) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject **cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_placed;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyPtr cpy_r_r15;
    int64_t cpy_r_r16;
    CPyTagged cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_room;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    CPyTagged cpy_r_r23;
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    int32_t cpy_r_r26;
    char cpy_r_r27;
    CPyTagged cpy_r_r28;
    double cpy_r_gained;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    CPyTagged cpy_r_r31;
    int64_t cpy_r_r32;
    char cpy_r_r33;
    int64_t cpy_r_r34;
    char cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    CPyTagged cpy_r_r38;
    CPyTagged cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r__;
    int64_t cpy_r_r41;
    char cpy_r_r42;
    int64_t cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    double cpy_r_best;
    CPyTagged cpy_r_chosen;
    CPyTagged cpy_r_r48;
    PyObject *cpy_r_r49;
    int64_t cpy_r_r50;
    CPyPtr cpy_r_r51;
    int64_t cpy_r_r52;
    char cpy_r_r53;
    CPyTagged cpy_r_room_2;
    CPyPtr cpy_r_r54;
    CPyPtr cpy_r_r55;
    int64_t cpy_r_r56;
    CPyPtr cpy_r_r57;
    PyObject *cpy_r_r58;
    CPyTagged cpy_r_r59;
    PyObject *cpy_r_r60;
    CPyTagged cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    CPyTagged cpy_r_r64;
    PyObject *cpy_r_r65;
    CPyTagged cpy_r_r66;
    CPyTagged cpy_r_r67;
    int64_t cpy_r_r68;
    char cpy_r_r69;
    int64_t cpy_r_r70;
    char cpy_r_r71;
    char cpy_r_r72;
    char cpy_r_r73;
    char cpy_r_r74;
    char cpy_r_r75;
    PyObject *cpy_r_r76;
    CPyTagged cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    CPyTagged cpy_r_r80;
    int64_t cpy_r_r81;
    char cpy_r_r82;
    char cpy_r_r83;
    char cpy_r_r84;
    char cpy_r_r85;
    double cpy_r_r86;
    char cpy_r_r87;
    double cpy_r_r88;
    PyObject *cpy_r_r89;
    double cpy_r_first;
    char cpy_r_r90;
    char cpy_r_r91;
    CPyTagged cpy_r_r92;
    CPyTagged cpy_r_r93;
    int64_t cpy_r_r94;
    char cpy_r_r95;
    int64_t cpy_r_r96;
    char cpy_r_r97;
    char cpy_r_r98;
    char cpy_r_r99;
    char cpy_r_r100;
    char cpy_r_paid;
    CPyTagged cpy_r_r101;
    double cpy_r_r102;
    char cpy_r_r103;
    double cpy_r_r104;
    PyObject *cpy_r_r105;
    double cpy_r_r106;
    char cpy_r_r107;
    PyObject *cpy_r_r108;
    double cpy_r_r109;
    char cpy_r_r110;
    double cpy_r_r111;
    double cpy_r_r112;
    double cpy_r_r113;
    char cpy_r_r114;
    PyObject *cpy_r_r115;
    double cpy_r_r116;
    char cpy_r_r117;
    PyObject *cpy_r_r118;
    CPyTagged cpy_r_r119;
    int64_t cpy_r_r120;
    CPyTagged cpy_r_r121;
    double cpy_r_r122;
    char cpy_r_r123;
    double cpy_r_r124;
    char cpy_r_r125;
    PyObject *cpy_r_r126;
    double cpy_r_r127;
    double cpy_r_r128;
    char cpy_r_r129;
    PyObject *cpy_r_r130;
    double cpy_r_r131;
    CPyTagged cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    CPyTagged cpy_r_r135;
    char cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    char cpy_r_r140;
    CPyTagged cpy_r_r141;
    double cpy_r_r142;
    cpy_r_r0 = ((serai___games___merv___thinking___priors___PriorsObject *)cpy_r_self)->__book;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_courtiers", "Table", "players", 258, CPyStatic_merv___thinking___priors___globals);
        goto CPyL93;
    }
CPyL1: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_me);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_courtiers", 258, CPyStatic_merv___thinking___priors___globals);
        goto CPyL93;
    }
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_merv___table___Player))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/priors.py", "_courtiers", 258, CPyStatic_merv___thinking___priors___globals, "serai.games.merv.table.Player", cpy_r_r2);
        goto CPyL93;
    }
    cpy_r_r4 = ((serai___games___merv___table___PlayerObject *)cpy_r_r3)->_courtiers;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_courtiers", "Player", "courtiers", 259, CPyStatic_merv___thinking___priors___globals);
        goto CPyL94;
    }
    CPy_INCREF(cpy_r_r4);
CPyL4: ;
    cpy_r_r5 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r6 = CPyStatics[105]; /* 'sum' */
    cpy_r_r7 = CPyObject_GetAttr(cpy_r_r5, cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_courtiers", 259, CPyStatic_merv___thinking___priors___globals);
        goto CPyL95;
    }
    PyObject *cpy_r_r8[1] = {cpy_r_r4};
    cpy_r_r9 = (PyObject **)&cpy_r_r8;
    cpy_r_r10 = PyObject_Vectorcall(cpy_r_r7, cpy_r_r9, 1, 0);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_courtiers", 259, CPyStatic_merv___thinking___priors___globals);
        goto CPyL95;
    }
    CPy_DECREF(cpy_r_r4);
    if (likely(PyLong_Check(cpy_r_r10)))
        cpy_r_r11 = CPyTagged_FromObject(cpy_r_r10);
    else {
        CPy_TypeError("int", cpy_r_r10); cpy_r_r11 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_courtiers", 259, CPyStatic_merv___thinking___priors___globals);
        goto CPyL94;
    }
    cpy_r_placed = cpy_r_r11;
    cpy_r_r12 = ((serai___games___merv___table___PlayerObject *)cpy_r_r3)->_favour;
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'favour' of 'Player' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r12);
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_courtiers", 260, CPyStatic_merv___thinking___priors___globals);
        goto CPyL96;
    }
CPyL8: ;
    cpy_r_r13 = PyList_New(0);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_courtiers", 261, CPyStatic_merv___thinking___priors___globals);
        goto CPyL97;
    }
    cpy_r_r14 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_room_ids;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_courtiers", "Book", "room_ids", 261, CPyStatic_merv___thinking___priors___globals);
        goto CPyL98;
    }
    CPy_INCREF(cpy_r_r14);
CPyL10: ;
    cpy_r_r15 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyVarObject, ob_size));
    cpy_r_r16 = *(int64_t *)cpy_r_r15;
    CPy_DECREF(cpy_r_r14);
    cpy_r_r17 = cpy_r_r16 << 1;
    cpy_r_r18 = 0;
    cpy_r_room = cpy_r_r18;
    CPyTagged_DECREF(cpy_r_room);
CPyL11: ;
    cpy_r_r19 = (Py_ssize_t)cpy_r_r18 < (Py_ssize_t)cpy_r_r17;
    if (!cpy_r_r19) goto CPyL18;
    cpy_r_room = cpy_r_r18;
    cpy_r_r20 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_room_capacity;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_courtiers", "Book", "room_capacity", 261, CPyStatic_merv___thinking___priors___globals);
        goto CPyL99;
    }
CPyL13: ;
    cpy_r_r21 = CPyList_GetItem(cpy_r_r20, cpy_r_room);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_courtiers", 261, CPyStatic_merv___thinking___priors___globals);
        goto CPyL99;
    }
    if (likely(PyLong_Check(cpy_r_r21)))
        cpy_r_r22 = CPyTagged_FromObject(cpy_r_r21);
    else {
        CPy_TypeError("int", cpy_r_r21); cpy_r_r22 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_courtiers", 261, CPyStatic_merv___thinking___priors___globals);
        goto CPyL99;
    }
    cpy_r_r23 = CPyDef_palace___courtiers_in(cpy_r_t, cpy_r_room);
    CPyTagged_DECREF(cpy_r_room);
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_courtiers", 261, CPyStatic_merv___thinking___priors___globals);
        goto CPyL100;
    }
    cpy_r_r24 = CPyTagged_Subtract(cpy_r_r22, cpy_r_r23);
    CPyTagged_DECREF(cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r23);
    cpy_r_r25 = CPyTagged_StealAsObject(cpy_r_r24);
    cpy_r_r26 = PyList_Append(cpy_r_r13, cpy_r_r25);
    CPy_DECREF(cpy_r_r25);
    cpy_r_r27 = cpy_r_r26 >= 0;
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_courtiers", 261, CPyStatic_merv___thinking___priors___globals);
        goto CPyL98;
    }
    cpy_r_r28 = cpy_r_r18 + 2;
    cpy_r_r18 = cpy_r_r28;
    goto CPyL11;
CPyL18: ;
    cpy_r_gained = 0.0;
    cpy_r_r29 = ((serai___games___merv___thinking___priors___PriorsObject *)cpy_r_self)->__weights;
    cpy_r_r30 = ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_r29)->_most_courtiers;
    CPyTagged_INCREF(cpy_r_r30);
    cpy_r_r31 = CPyDef_merv___table___Table___servants_left(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_courtiers", 263, CPyStatic_merv___thinking___priors___globals);
        goto CPyL101;
    }
    cpy_r_r32 = cpy_r_r31 & 1;
    cpy_r_r33 = cpy_r_r32 != 0;
    if (cpy_r_r33) goto CPyL21;
    cpy_r_r34 = cpy_r_r30 & 1;
    cpy_r_r35 = cpy_r_r34 != 0;
    if (!cpy_r_r35) goto CPyL22;
CPyL21: ;
    cpy_r_r36 = CPyTagged_IsLt_(cpy_r_r31, cpy_r_r30);
    if (cpy_r_r36) {
        goto CPyL102;
    } else
        goto CPyL103;
CPyL22: ;
    cpy_r_r37 = (Py_ssize_t)cpy_r_r31 < (Py_ssize_t)cpy_r_r30;
    if (cpy_r_r37) {
        goto CPyL102;
    } else
        goto CPyL103;
CPyL23: ;
    cpy_r_r38 = cpy_r_r31;
    goto CPyL25;
CPyL24: ;
    cpy_r_r38 = cpy_r_r30;
CPyL25: ;
    cpy_r_r39 = 0;
    CPyTagged_INCREF(cpy_r_r39);
    cpy_r_r40 = CPyTagged_StealAsObject(cpy_r_r39);
    cpy_r__ = cpy_r_r40;
    CPy_DECREF(cpy_r__);
CPyL26: ;
    cpy_r_r41 = cpy_r_r39 & 1;
    cpy_r_r42 = cpy_r_r41 != 0;
    if (cpy_r_r42) goto CPyL28;
    cpy_r_r43 = cpy_r_r38 & 1;
    cpy_r_r44 = cpy_r_r43 != 0;
    if (!cpy_r_r44) goto CPyL29;
CPyL28: ;
    cpy_r_r45 = CPyTagged_IsLt_(cpy_r_r39, cpy_r_r38);
    if (cpy_r_r45) {
        goto CPyL30;
    } else
        goto CPyL104;
CPyL29: ;
    cpy_r_r46 = (Py_ssize_t)cpy_r_r39 < (Py_ssize_t)cpy_r_r38;
    if (!cpy_r_r46) goto CPyL104;
CPyL30: ;
    CPyTagged_INCREF(cpy_r_r39);
    cpy_r_r47 = CPyTagged_StealAsObject(cpy_r_r39);
    cpy_r__ = cpy_r_r47;
    CPy_DECREF(cpy_r__);
    cpy_r_best = 0.0;
    cpy_r_chosen = -2;
    cpy_r_r48 = 0;
    cpy_r_r49 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_room_colour;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_courtiers", "Book", "room_colour", 266, CPyStatic_merv___thinking___priors___globals);
        goto CPyL105;
    }
    CPy_INCREF(cpy_r_r49);
CPyL31: ;
    cpy_r_r50 = 0;
CPyL32: ;
    cpy_r_r51 = (CPyPtr)((CPyPtr)cpy_r_r49 + offsetof(PyVarObject, ob_size));
    cpy_r_r52 = *(int64_t *)cpy_r_r51;
    cpy_r_r53 = cpy_r_r50 < cpy_r_r52;
    if (!cpy_r_r53) goto CPyL106;
    cpy_r_room_2 = cpy_r_r48;
    cpy_r_r54 = (CPyPtr)((CPyPtr)cpy_r_r49 + offsetof(PyListObject, ob_item));
    cpy_r_r55 = *(CPyPtr *)cpy_r_r54;
    cpy_r_r56 = cpy_r_r50 * 8;
    cpy_r_r57 = cpy_r_r55 + cpy_r_r56;
    cpy_r_r58 = *(PyObject * *)cpy_r_r57;
    CPy_INCREF(cpy_r_r58);
    if (likely(PyLong_Check(cpy_r_r58)))
        cpy_r_r59 = CPyTagged_FromObject(cpy_r_r58);
    else {
        CPy_TypeError("int", cpy_r_r58); cpy_r_r59 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r59 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_courtiers", 266, CPyStatic_merv___thinking___priors___globals);
        goto CPyL107;
    }
    cpy_r_r60 = CPyList_GetItem(cpy_r_r13, cpy_r_room_2);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_courtiers", 267, CPyStatic_merv___thinking___priors___globals);
        goto CPyL108;
    }
    if (likely(PyLong_Check(cpy_r_r60)))
        cpy_r_r61 = CPyTagged_FromObject(cpy_r_r60);
    else {
        CPy_TypeError("int", cpy_r_r60); cpy_r_r61 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r61 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_courtiers", 267, CPyStatic_merv___thinking___priors___globals);
        goto CPyL108;
    }
    cpy_r_r62 = cpy_r_r61 != 0;
    CPyTagged_DECREF(cpy_r_r61);
    if (!cpy_r_r62) goto CPyL109;
    cpy_r_r63 = CPyList_GetItem(cpy_r_cubes, cpy_r_r59);
    CPyTagged_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_courtiers", 267, CPyStatic_merv___thinking___priors___globals);
        goto CPyL107;
    }
    if (likely(PyLong_Check(cpy_r_r63)))
        cpy_r_r64 = CPyTagged_FromObject(cpy_r_r63);
    else {
        CPy_TypeError("int", cpy_r_r63); cpy_r_r64 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r64 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_courtiers", 267, CPyStatic_merv___thinking___priors___globals);
        goto CPyL107;
    }
    cpy_r_r65 = CPyList_GetItemShortBorrow(cpy_r_cubes, 8);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_courtiers", 267, CPyStatic_merv___thinking___priors___globals);
        goto CPyL110;
    }
    if (likely(PyLong_Check(cpy_r_r65)))
        cpy_r_r66 = CPyTagged_FromObject(cpy_r_r65);
    else {
        CPy_TypeError("int", cpy_r_r65); cpy_r_r66 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r66 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_courtiers", 267, CPyStatic_merv___thinking___priors___globals);
        goto CPyL110;
    }
    cpy_r_r67 = CPyTagged_Add(cpy_r_r64, cpy_r_r66);
    CPyTagged_DECREF(cpy_r_r64);
    CPyTagged_DECREF(cpy_r_r66);
    cpy_r_r68 = cpy_r_r67 & 1;
    cpy_r_r69 = cpy_r_r68 != 0;
    if (cpy_r_r69) goto CPyL43;
    cpy_r_r70 = cpy_r_placed & 1;
    cpy_r_r71 = cpy_r_r70 != 0;
    if (!cpy_r_r71) goto CPyL44;
CPyL43: ;
    cpy_r_r72 = CPyTagged_IsLt_(cpy_r_placed, cpy_r_r67);
    cpy_r_r73 = cpy_r_r72 ^ 1;
    cpy_r_r74 = cpy_r_r73;
    goto CPyL45;
CPyL44: ;
    cpy_r_r75 = (Py_ssize_t)cpy_r_r67 <= (Py_ssize_t)cpy_r_placed;
    cpy_r_r74 = cpy_r_r75;
CPyL45: ;
    CPyTagged_DECREF(cpy_r_r67);
    if (cpy_r_r74) goto CPyL111;
    cpy_r_r76 = CPyList_GetItem(cpy_r_r13, cpy_r_room_2);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_courtiers", 269, CPyStatic_merv___thinking___priors___globals);
        goto CPyL107;
    }
    if (likely(PyLong_Check(cpy_r_r76)))
        cpy_r_r77 = CPyTagged_FromObject(cpy_r_r76);
    else {
        CPy_TypeError("int", cpy_r_r76); cpy_r_r77 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r77 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_courtiers", 269, CPyStatic_merv___thinking___priors___globals);
        goto CPyL107;
    }
    cpy_r_r78 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_room_capacity;
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_courtiers", "Book", "room_capacity", 269, CPyStatic_merv___thinking___priors___globals);
        goto CPyL112;
    }
CPyL49: ;
    cpy_r_r79 = CPyList_GetItemBorrow(cpy_r_r78, cpy_r_room_2);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_courtiers", 269, CPyStatic_merv___thinking___priors___globals);
        goto CPyL112;
    }
    if (likely(PyLong_Check(cpy_r_r79)))
        cpy_r_r80 = CPyTagged_FromObject(cpy_r_r79);
    else {
        CPy_TypeError("int", cpy_r_r79); cpy_r_r80 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r80 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_courtiers", 269, CPyStatic_merv___thinking___priors___globals);
        goto CPyL112;
    }
    cpy_r_r81 = cpy_r_r77 & 1;
    cpy_r_r82 = cpy_r_r81 != 0;
    if (!cpy_r_r82) goto CPyL53;
    cpy_r_r83 = CPyTagged_IsEq_(cpy_r_r77, cpy_r_r80);
    cpy_r_r84 = cpy_r_r83;
    goto CPyL54;
CPyL53: ;
    cpy_r_r85 = cpy_r_r77 == cpy_r_r80;
    cpy_r_r84 = cpy_r_r85;
CPyL54: ;
    CPyTagged_DECREF(cpy_r_r77);
    CPyTagged_DECREF(cpy_r_r80);
    if (!cpy_r_r84) goto CPyL58;
    cpy_r_r86 = ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->_favour;
    if (unlikely(cpy_r_r86 == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->bitmap & 128)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'favour' of 'Values' undefined");
    }
    cpy_r_r87 = cpy_r_r86 == -113.0;
    if (unlikely(cpy_r_r87)) goto CPyL57;
CPyL56: ;
    cpy_r_r88 = cpy_r_r86;
    goto CPyL59;
CPyL57: ;
    cpy_r_r89 = PyErr_Occurred();
    if (unlikely(cpy_r_r89 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_courtiers", 269, CPyStatic_merv___thinking___priors___globals);
        goto CPyL107;
    } else
        goto CPyL56;
CPyL58: ;
    cpy_r_r88 = 0.0;
CPyL59: ;
    cpy_r_first = cpy_r_r88;
    cpy_r_r90 = cpy_r_first > 0.0;
    cpy_r_r91 = cpy_r_r90 << 1;
    cpy_r_r92 = cpy_r_r91;
    cpy_r_r93 = CPyTagged_Add(cpy_r_r12, cpy_r_r92);
    CPyTagged_DECREF(cpy_r_r92);
    cpy_r_r94 = cpy_r_r93 & 1;
    cpy_r_r95 = cpy_r_r94 != 0;
    if (cpy_r_r95) goto CPyL61;
    cpy_r_r96 = cpy_r_placed & 1;
    cpy_r_r97 = cpy_r_r96 != 0;
    if (!cpy_r_r97) goto CPyL62;
CPyL61: ;
    cpy_r_r98 = CPyTagged_IsLt_(cpy_r_placed, cpy_r_r93);
    cpy_r_r99 = cpy_r_r98;
    goto CPyL63;
CPyL62: ;
    cpy_r_r100 = (Py_ssize_t)cpy_r_r93 > (Py_ssize_t)cpy_r_placed;
    cpy_r_r99 = cpy_r_r100;
CPyL63: ;
    CPyTagged_DECREF(cpy_r_r93);
    cpy_r_paid = cpy_r_r99;
    cpy_r_r101 = CPyDef_merv___scoring___room_value(cpy_r_t, cpy_r_me, cpy_r_room_2);
    if (unlikely(cpy_r_r101 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_courtiers", 271, CPyStatic_merv___thinking___priors___globals);
        goto CPyL107;
    }
    if (!cpy_r_paid) goto CPyL68;
    cpy_r_r102 = ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->_paid;
    if (unlikely(cpy_r_r102 == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->bitmap & 1024)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'paid' of 'Values' undefined");
    }
    cpy_r_r103 = cpy_r_r102 == -113.0;
    if (unlikely(cpy_r_r103)) goto CPyL67;
CPyL66: ;
    cpy_r_r104 = cpy_r_r102;
    goto CPyL71;
CPyL67: ;
    cpy_r_r105 = PyErr_Occurred();
    if (unlikely(cpy_r_r105 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_courtiers", 271, CPyStatic_merv___thinking___priors___globals);
        goto CPyL113;
    } else
        goto CPyL66;
CPyL68: ;
    cpy_r_r106 = ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->_unpaid;
    if (unlikely(cpy_r_r106 == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->bitmap & 32768)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'unpaid' of 'Values' undefined");
    }
    cpy_r_r107 = cpy_r_r106 == -113.0;
    if (unlikely(cpy_r_r107)) goto CPyL70;
CPyL69: ;
    cpy_r_r104 = cpy_r_r106;
    goto CPyL71;
CPyL70: ;
    cpy_r_r108 = PyErr_Occurred();
    if (unlikely(cpy_r_r108 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_courtiers", 271, CPyStatic_merv___thinking___priors___globals);
        goto CPyL113;
    } else
        goto CPyL69;
CPyL71: ;
    cpy_r_r109 = CPyFloat_FromTagged(cpy_r_r101);
    CPyTagged_DECREF(cpy_r_r101);
    cpy_r_r110 = cpy_r_r109 == -113.0;
    if (unlikely(cpy_r_r110)) goto CPyL73;
CPyL72: ;
    cpy_r_r111 = cpy_r_r109 * cpy_r_r104;
    cpy_r_r112 = cpy_r_first + cpy_r_r111;
    cpy_r_r113 = ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->_courtier;
    if (unlikely(cpy_r_r113 == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->bitmap & 32)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'courtier' of 'Values' undefined");
    }
    cpy_r_r114 = cpy_r_r113 == -113.0;
    if (unlikely(cpy_r_r114)) {
        goto CPyL75;
    } else
        goto CPyL74;
CPyL73: ;
    cpy_r_r115 = PyErr_Occurred();
    if (unlikely(cpy_r_r115 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_courtiers", 271, CPyStatic_merv___thinking___priors___globals);
        goto CPyL107;
    } else
        goto CPyL72;
CPyL74: ;
    cpy_r_r116 = cpy_r_r112 + cpy_r_r113;
    cpy_r_r117 = cpy_r_r116 > cpy_r_best;
    if (cpy_r_r117) {
        goto CPyL114;
    } else
        goto CPyL111;
CPyL75: ;
    cpy_r_r118 = PyErr_Occurred();
    if (unlikely(cpy_r_r118 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_courtiers", 271, CPyStatic_merv___thinking___priors___globals);
        goto CPyL107;
    } else
        goto CPyL74;
CPyL76: ;
    cpy_r_best = cpy_r_r116;
    cpy_r_chosen = cpy_r_room_2;
CPyL77: ;
    cpy_r_r119 = cpy_r_r48 + 2;
    cpy_r_r48 = cpy_r_r119;
    cpy_r_r120 = cpy_r_r50 + 1;
    cpy_r_r50 = cpy_r_r120;
    goto CPyL32;
CPyL78: ;
    cpy_r_r121 = CPyTagged_Add(cpy_r_placed, 2);
    cpy_r_r122 = ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->_cube;
    if (unlikely(cpy_r_r122 == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->bitmap & 64)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'cube' of 'Values' undefined");
    }
    cpy_r_r123 = cpy_r_r122 == -113.0;
    if (unlikely(cpy_r_r123)) goto CPyL80;
CPyL79: ;
    cpy_r_r124 = CPyFloat_FromTagged(cpy_r_r121);
    CPyTagged_DECREF(cpy_r_r121);
    cpy_r_r125 = cpy_r_r124 == -113.0;
    if (unlikely(cpy_r_r125)) {
        goto CPyL82;
    } else
        goto CPyL81;
CPyL80: ;
    cpy_r_r126 = PyErr_Occurred();
    if (unlikely(cpy_r_r126 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_courtiers", 274, CPyStatic_merv___thinking___priors___globals);
        goto CPyL115;
    } else
        goto CPyL79;
CPyL81: ;
    cpy_r_r127 = cpy_r_r124 * cpy_r_r122;
    cpy_r_r128 = cpy_r_best - cpy_r_r127;
    cpy_r_best = cpy_r_r128;
    cpy_r_r129 = cpy_r_best <= 0.0;
    if (cpy_r_r129) {
        goto CPyL116;
    } else
        goto CPyL83;
CPyL82: ;
    cpy_r_r130 = PyErr_Occurred();
    if (unlikely(cpy_r_r130 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_courtiers", 274, CPyStatic_merv___thinking___priors___globals);
        goto CPyL105;
    } else
        goto CPyL81;
CPyL83: ;
    cpy_r_r131 = cpy_r_gained + cpy_r_best;
    cpy_r_gained = cpy_r_r131;
    cpy_r_r132 = CPyTagged_Add(cpy_r_placed, 2);
    CPyTagged_DECREF(cpy_r_placed);
    cpy_r_placed = cpy_r_r132;
    cpy_r_r133 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_room_colour;
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_courtiers", "Book", "room_colour", 279, CPyStatic_merv___thinking___priors___globals);
        goto CPyL105;
    }
CPyL84: ;
    cpy_r_r134 = CPyList_GetItem(cpy_r_r133, cpy_r_chosen);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_courtiers", 279, CPyStatic_merv___thinking___priors___globals);
        goto CPyL105;
    }
    if (likely(PyLong_Check(cpy_r_r134)))
        cpy_r_r135 = CPyTagged_FromObject(cpy_r_r134);
    else {
        CPy_TypeError("int", cpy_r_r134); cpy_r_r135 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r135 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_courtiers", 279, CPyStatic_merv___thinking___priors___globals);
        goto CPyL105;
    }
    cpy_r_r136 = CPyDef_merv___thinking___priors____spend_colour(cpy_r_cubes, cpy_r_r135, cpy_r_placed);
    CPyTagged_DECREF(cpy_r_r135);
    if (unlikely(cpy_r_r136 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_courtiers", 279, CPyStatic_merv___thinking___priors___globals);
        goto CPyL105;
    }
    cpy_r_r137 = CPyList_GetItem(cpy_r_r13, cpy_r_chosen);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_courtiers", 280, CPyStatic_merv___thinking___priors___globals);
        goto CPyL105;
    }
    cpy_r_r138 = CPyStatics[4897]; /* 1 */
    cpy_r_r139 = PyNumber_InPlaceSubtract(cpy_r_r137, cpy_r_r138);
    CPy_DECREF(cpy_r_r137);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_courtiers", 280, CPyStatic_merv___thinking___priors___globals);
        goto CPyL105;
    }
    cpy_r_r140 = CPyList_SetItem(cpy_r_r13, cpy_r_chosen, cpy_r_r139);
    CPyTagged_DECREF(cpy_r_chosen);
    if (unlikely(!cpy_r_r140)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_courtiers", 280, CPyStatic_merv___thinking___priors___globals);
        goto CPyL117;
    }
    cpy_r_r141 = CPyTagged_Add(cpy_r_r39, 2);
    CPyTagged_DECREF(cpy_r_r39);
    cpy_r_r39 = cpy_r_r141;
    goto CPyL26;
CPyL91: ;
    return cpy_r_gained;
CPyL92: ;
    cpy_r_r142 = -113.0;
    return cpy_r_r142;
CPyL93: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL92;
CPyL94: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL92;
CPyL95: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    goto CPyL92;
CPyL96: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_placed);
    goto CPyL92;
CPyL97: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_placed);
    CPyTagged_DecRef(cpy_r_r12);
    goto CPyL92;
CPyL98: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_placed);
    CPyTagged_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    goto CPyL92;
CPyL99: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_placed);
    CPyTagged_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_room);
    goto CPyL92;
CPyL100: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_placed);
    CPyTagged_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r22);
    goto CPyL92;
CPyL101: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_placed);
    CPyTagged_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r30);
    goto CPyL92;
CPyL102: ;
    CPyTagged_DECREF(cpy_r_r30);
    goto CPyL23;
CPyL103: ;
    CPyTagged_DECREF(cpy_r_r31);
    goto CPyL24;
CPyL104: ;
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_placed);
    CPyTagged_DECREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r13);
    CPyTagged_DECREF(cpy_r_r38);
    CPyTagged_DECREF(cpy_r_r39);
    goto CPyL91;
CPyL105: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_placed);
    CPyTagged_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r38);
    CPyTagged_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_chosen);
    goto CPyL92;
CPyL106: ;
    CPy_DECREF(cpy_r_r49);
    goto CPyL78;
CPyL107: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_placed);
    CPyTagged_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r38);
    CPyTagged_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_chosen);
    CPy_DecRef(cpy_r_r49);
    CPyTagged_DecRef(cpy_r_room_2);
    goto CPyL92;
CPyL108: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_placed);
    CPyTagged_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r38);
    CPyTagged_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_chosen);
    CPy_DecRef(cpy_r_r49);
    CPyTagged_DecRef(cpy_r_room_2);
    CPyTagged_DecRef(cpy_r_r59);
    goto CPyL92;
CPyL109: ;
    CPyTagged_DECREF(cpy_r_room_2);
    CPyTagged_DECREF(cpy_r_r59);
    goto CPyL77;
CPyL110: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_placed);
    CPyTagged_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r38);
    CPyTagged_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_chosen);
    CPy_DecRef(cpy_r_r49);
    CPyTagged_DecRef(cpy_r_room_2);
    CPyTagged_DecRef(cpy_r_r64);
    goto CPyL92;
CPyL111: ;
    CPyTagged_DECREF(cpy_r_room_2);
    goto CPyL77;
CPyL112: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_placed);
    CPyTagged_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r38);
    CPyTagged_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_chosen);
    CPy_DecRef(cpy_r_r49);
    CPyTagged_DecRef(cpy_r_room_2);
    CPyTagged_DecRef(cpy_r_r77);
    goto CPyL92;
CPyL113: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_placed);
    CPyTagged_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r38);
    CPyTagged_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_chosen);
    CPy_DecRef(cpy_r_r49);
    CPyTagged_DecRef(cpy_r_room_2);
    CPyTagged_DecRef(cpy_r_r101);
    goto CPyL92;
CPyL114: ;
    CPyTagged_DECREF(cpy_r_chosen);
    goto CPyL76;
CPyL115: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_placed);
    CPyTagged_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r38);
    CPyTagged_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_chosen);
    CPyTagged_DecRef(cpy_r_r121);
    goto CPyL92;
CPyL116: ;
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_placed);
    CPyTagged_DECREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r13);
    CPyTagged_DECREF(cpy_r_r38);
    CPyTagged_DECREF(cpy_r_r39);
    CPyTagged_DECREF(cpy_r_chosen);
    goto CPyL91;
CPyL117: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_placed);
    CPyTagged_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r38);
    CPyTagged_DecRef(cpy_r_r39);
    goto CPyL92;
}
        
        PyObject *CPyPy_merv___thinking___priors___Priors____courtiers(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "cubes", "values", 0};
            static CPyArg_Parser parser = {"OOOO:_courtiers", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_cubes;
            PyObject *obj_values;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_cubes, &obj_values)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___thinking___priors___Priors))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.thinking.priors.Priors", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *arg_cubes;
            if (likely(PyList_Check(obj_cubes)))
                arg_cubes = obj_cubes;
            else {
                CPy_TypeError("list", obj_cubes); 
                goto fail;
            }
            PyObject *arg_values;
            if (likely(Py_TYPE(obj_values) == CPyType_merv___thinking___priors___Values))
                arg_values = obj_values;
            else {
                CPy_TypeError("serai.games.merv.thinking.priors.Values", obj_values); 
                goto fail;
            }
            double retval = CPyDef_merv___thinking___priors___Priors____courtiers(arg_self, arg_t, arg_me, arg_cubes, arg_values);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_courtiers", 256, CPyStatic_merv___thinking___priors___globals);
            return NULL;
        }
        
double CPyDef_merv___thinking___priors___Priors____goods(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_cubes, PyObject *cpy_r_values) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_camels;
    double cpy_r_gained;
    char cpy_r_free_road;
    CPyTagged cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    CPyTagged cpy_r_r10;
    char cpy_r_r11;
    double cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    int64_t cpy_r_r18;
    CPyPtr cpy_r_r19;
    int64_t cpy_r_r20;
    char cpy_r_r21;
    CPyTagged cpy_r_city;
    CPyPtr cpy_r_r22;
    CPyPtr cpy_r_r23;
    int64_t cpy_r_r24;
    CPyPtr cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    char cpy_r_r28;
    double cpy_r_r29;
    char cpy_r_r30;
    double cpy_r_r31;
    PyObject *cpy_r_r32;
    double cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    double cpy_r_good;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    tuple_T5IIIII cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject **cpy_r_r44;
    PyObject *cpy_r_r45;
    CPyTagged cpy_r_r46;
    double cpy_r_r47;
    char cpy_r_r48;
    double cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    double cpy_r_r52;
    double cpy_r_r53;
    CPyTagged cpy_r_r54;
    tuple_T2FI cpy_r_r55;
    PyObject *cpy_r_r56;
    int32_t cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    CPyTagged cpy_r_r60;
    int64_t cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject **cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    int64_t cpy_r_r68;
    CPyPtr cpy_r_r69;
    int64_t cpy_r_r70;
    char cpy_r_r71;
    CPyPtr cpy_r_r72;
    CPyPtr cpy_r_r73;
    int64_t cpy_r_r74;
    CPyPtr cpy_r_r75;
    PyObject *cpy_r_r76;
    tuple_T2FI cpy_r_r77;
    double cpy_r_r78;
    CPyTagged cpy_r_r79;
    char cpy_r_r80;
    PyObject *cpy_r_r81;
    CPyPtr cpy_r_r82;
    int64_t cpy_r_r83;
    CPyTagged cpy_r_r84;
    CPyTagged cpy_r_roads;
    char cpy_r_r85;
    char cpy_r_r86;
    char cpy_r_by_post;
    CPyTagged cpy_r_r87;
    CPyTagged cpy_r_needed;
    int64_t cpy_r_r88;
    char cpy_r_r89;
    int64_t cpy_r_r90;
    char cpy_r_r91;
    char cpy_r_r92;
    char cpy_r_r93;
    char cpy_r_r94;
    double cpy_r_r95;
    char cpy_r_r96;
    double cpy_r_r97;
    char cpy_r_r98;
    PyObject *cpy_r_r99;
    double cpy_r_r100;
    char cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    tuple_T5IIIII cpy_r_r105;
    char cpy_r_r106;
    double cpy_r_r107;
    char cpy_r_r108;
    double cpy_r_r109;
    char cpy_r_r110;
    PyObject *cpy_r_r111;
    double cpy_r_r112;
    double cpy_r_r113;
    double cpy_r_r114;
    CPyTagged cpy_r_r115;
    PyObject *cpy_r_r116;
    char cpy_r_r117;
    char cpy_r_r118;
    int64_t cpy_r_r119;
    double cpy_r_r120;
    cpy_r_r0 = ((serai___games___merv___thinking___priors___PriorsObject *)cpy_r_self)->__book;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_goods", "Table", "players", 285, CPyStatic_merv___thinking___priors___globals);
        goto CPyL72;
    }
CPyL1: ;
    cpy_r_r2 = CPyList_GetItemBorrow(cpy_r_r1, cpy_r_me);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_goods", 285, CPyStatic_merv___thinking___priors___globals);
        goto CPyL72;
    }
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_merv___table___Player))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/priors.py", "_goods", 285, CPyStatic_merv___thinking___priors___globals, "serai.games.merv.table.Player", cpy_r_r2);
        goto CPyL72;
    }
    cpy_r_r4 = ((serai___games___merv___table___PlayerObject *)cpy_r_r3)->_camels;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_goods", "Player", "camels", 285, CPyStatic_merv___thinking___priors___globals);
        goto CPyL72;
    }
    CPyTagged_INCREF(cpy_r_r4);
CPyL4: ;
    cpy_r_camels = cpy_r_r4;
    cpy_r_gained = 0.0;
    cpy_r_free_road = 0;
    cpy_r_r5 = CPyDef_merv___table___Table___posts_left(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_goods", 288, CPyStatic_merv___thinking___priors___globals);
        goto CPyL73;
    }
    cpy_r_r6 = cpy_r_r5 != 0;
    CPyTagged_DECREF(cpy_r_r5);
    if (!cpy_r_r6) goto CPyL11;
    cpy_r_r7 = CPyDef_merv___actions___trade___cities_for_post(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_goods", 288, CPyStatic_merv___thinking___priors___globals);
        goto CPyL73;
    }
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyVarObject, ob_size));
    cpy_r_r9 = *(int64_t *)cpy_r_r8;
    CPy_DECREF(cpy_r_r7);
    cpy_r_r10 = cpy_r_r9 << 1;
    cpy_r_r11 = cpy_r_r10 != 0;
    if (!cpy_r_r11) goto CPyL11;
    cpy_r_r12 = ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->_post;
    if (unlikely(cpy_r_r12 == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->bitmap & 2048)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'post' of 'Values' undefined");
    }
    cpy_r_r13 = cpy_r_r12 == -113.0;
    if (unlikely(cpy_r_r13)) goto CPyL10;
CPyL9: ;
    cpy_r_gained = cpy_r_r12;
    cpy_r_free_road = 1;
    goto CPyL11;
CPyL10: ;
    cpy_r_r14 = PyErr_Occurred();
    if (unlikely(cpy_r_r14 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_goods", 289, CPyStatic_merv___thinking___priors___globals);
        goto CPyL73;
    } else
        goto CPyL9;
CPyL11: ;
    cpy_r_r15 = PyList_New(0);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_goods", 291, CPyStatic_merv___thinking___priors___globals);
        goto CPyL73;
    }
    cpy_r_r16 = 0;
    cpy_r_r17 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_city_ring;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_goods", "Book", "city_ring", 292, CPyStatic_merv___thinking___priors___globals);
        goto CPyL74;
    }
    CPy_INCREF(cpy_r_r17);
CPyL13: ;
    cpy_r_r18 = 0;
CPyL14: ;
    cpy_r_r19 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyVarObject, ob_size));
    cpy_r_r20 = *(int64_t *)cpy_r_r19;
    cpy_r_r21 = cpy_r_r18 < cpy_r_r20;
    if (!cpy_r_r21) goto CPyL75;
    cpy_r_city = cpy_r_r16;
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
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_goods", 292, CPyStatic_merv___thinking___priors___globals);
        goto CPyL76;
    }
    cpy_r_r28 = cpy_r_r27 == 0;
    CPyTagged_DECREF(cpy_r_r27);
    if (!cpy_r_r28) goto CPyL20;
    cpy_r_r29 = ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->_common;
    if (unlikely(cpy_r_r29 == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->bitmap & 16)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'common' of 'Values' undefined");
    }
    cpy_r_r30 = cpy_r_r29 == -113.0;
    if (unlikely(cpy_r_r30)) goto CPyL19;
CPyL18: ;
    cpy_r_r31 = cpy_r_r29;
    goto CPyL23;
CPyL19: ;
    cpy_r_r32 = PyErr_Occurred();
    if (unlikely(cpy_r_r32 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_goods", 293, CPyStatic_merv___thinking___priors___globals);
        goto CPyL76;
    } else
        goto CPyL18;
CPyL20: ;
    cpy_r_r33 = ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->_rare;
    if (unlikely(cpy_r_r33 == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->bitmap & 4096)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'rare' of 'Values' undefined");
    }
    cpy_r_r34 = cpy_r_r33 == -113.0;
    if (unlikely(cpy_r_r34)) goto CPyL22;
CPyL21: ;
    cpy_r_r31 = cpy_r_r33;
    goto CPyL23;
CPyL22: ;
    cpy_r_r35 = PyErr_Occurred();
    if (unlikely(cpy_r_r35 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_goods", 293, CPyStatic_merv___thinking___priors___globals);
        goto CPyL76;
    } else
        goto CPyL21;
CPyL23: ;
    cpy_r_good = cpy_r_r31;
    cpy_r_r36 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_city_cost;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_goods", "Book", "city_cost", 294, CPyStatic_merv___thinking___priors___globals);
        goto CPyL76;
    }
CPyL24: ;
    cpy_r_r37 = CPyList_GetItem(cpy_r_r36, cpy_r_city);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_goods", 294, CPyStatic_merv___thinking___priors___globals);
        goto CPyL76;
    }
    PyObject *__tmp3298;
    if (unlikely(!(PyTuple_Check(cpy_r_r37) && PyTuple_GET_SIZE(cpy_r_r37) == 5))) {
        __tmp3298 = NULL;
        goto __LL3299;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r37, 0))))
        __tmp3298 = PyTuple_GET_ITEM(cpy_r_r37, 0);
    else {
        __tmp3298 = NULL;
    }
    if (__tmp3298 == NULL) goto __LL3299;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r37, 1))))
        __tmp3298 = PyTuple_GET_ITEM(cpy_r_r37, 1);
    else {
        __tmp3298 = NULL;
    }
    if (__tmp3298 == NULL) goto __LL3299;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r37, 2))))
        __tmp3298 = PyTuple_GET_ITEM(cpy_r_r37, 2);
    else {
        __tmp3298 = NULL;
    }
    if (__tmp3298 == NULL) goto __LL3299;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r37, 3))))
        __tmp3298 = PyTuple_GET_ITEM(cpy_r_r37, 3);
    else {
        __tmp3298 = NULL;
    }
    if (__tmp3298 == NULL) goto __LL3299;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r37, 4))))
        __tmp3298 = PyTuple_GET_ITEM(cpy_r_r37, 4);
    else {
        __tmp3298 = NULL;
    }
    if (__tmp3298 == NULL) goto __LL3299;
    __tmp3298 = cpy_r_r37;
__LL3299: ;
    if (unlikely(__tmp3298 == NULL)) {
        CPy_TypeError("tuple[int, int, int, int, int]", cpy_r_r37); cpy_r_r38 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp3300 = PyTuple_GET_ITEM(cpy_r_r37, 0);
        CPyTagged __tmp3301;
        if (likely(PyLong_Check(__tmp3300)))
            __tmp3301 = CPyTagged_FromObject(__tmp3300);
        else {
            goto __LL3302;
        }
        cpy_r_r38.f0 = __tmp3301;
        PyObject *__tmp3303 = PyTuple_GET_ITEM(cpy_r_r37, 1);
        CPyTagged __tmp3304;
        if (likely(PyLong_Check(__tmp3303)))
            __tmp3304 = CPyTagged_FromObject(__tmp3303);
        else {
            goto __LL3305;
        }
        cpy_r_r38.f1 = __tmp3304;
        PyObject *__tmp3306 = PyTuple_GET_ITEM(cpy_r_r37, 2);
        CPyTagged __tmp3307;
        if (likely(PyLong_Check(__tmp3306)))
            __tmp3307 = CPyTagged_FromObject(__tmp3306);
        else {
            goto __LL3308;
        }
        cpy_r_r38.f2 = __tmp3307;
        PyObject *__tmp3309 = PyTuple_GET_ITEM(cpy_r_r37, 3);
        CPyTagged __tmp3310;
        if (likely(PyLong_Check(__tmp3309)))
            __tmp3310 = CPyTagged_FromObject(__tmp3309);
        else {
            goto __LL3311;
        }
        cpy_r_r38.f3 = __tmp3310;
        PyObject *__tmp3312 = PyTuple_GET_ITEM(cpy_r_r37, 4);
        CPyTagged __tmp3313;
        if (likely(PyLong_Check(__tmp3312)))
            __tmp3313 = CPyTagged_FromObject(__tmp3312);
        else {
            goto __LL3314;
        }
        cpy_r_r38.f4 = __tmp3313;
    }
    goto __LL3315;
__LL3302: ;
    cpy_r_r38 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3315;
__LL3305: ;
    CPyTagged_DECREF(cpy_r_r38.f0);
    cpy_r_r38 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3315;
__LL3308: ;
    CPyTagged_DECREF(cpy_r_r38.f0);
    CPyTagged_DECREF(cpy_r_r38.f1);
    cpy_r_r38 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3315;
__LL3311: ;
    CPyTagged_DECREF(cpy_r_r38.f0);
    CPyTagged_DECREF(cpy_r_r38.f1);
    CPyTagged_DECREF(cpy_r_r38.f2);
    cpy_r_r38 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3315;
__LL3314: ;
    CPyTagged_DECREF(cpy_r_r38.f0);
    CPyTagged_DECREF(cpy_r_r38.f1);
    CPyTagged_DECREF(cpy_r_r38.f2);
    CPyTagged_DECREF(cpy_r_r38.f3);
    cpy_r_r38 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3315;
__LL3315: ;
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_goods", 294, CPyStatic_merv___thinking___priors___globals);
        goto CPyL76;
    }
    cpy_r_r39 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r40 = CPyStatics[105]; /* 'sum' */
    cpy_r_r41 = CPyObject_GetAttr(cpy_r_r39, cpy_r_r40);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_goods", 294, CPyStatic_merv___thinking___priors___globals);
        goto CPyL77;
    }
    cpy_r_r42 = PyTuple_New(5);
    if (unlikely(cpy_r_r42 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3316 = CPyTagged_StealAsObject(cpy_r_r38.f0);
    PyTuple_SET_ITEM(cpy_r_r42, 0, __tmp3316);
    PyObject *__tmp3317 = CPyTagged_StealAsObject(cpy_r_r38.f1);
    PyTuple_SET_ITEM(cpy_r_r42, 1, __tmp3317);
    PyObject *__tmp3318 = CPyTagged_StealAsObject(cpy_r_r38.f2);
    PyTuple_SET_ITEM(cpy_r_r42, 2, __tmp3318);
    PyObject *__tmp3319 = CPyTagged_StealAsObject(cpy_r_r38.f3);
    PyTuple_SET_ITEM(cpy_r_r42, 3, __tmp3319);
    PyObject *__tmp3320 = CPyTagged_StealAsObject(cpy_r_r38.f4);
    PyTuple_SET_ITEM(cpy_r_r42, 4, __tmp3320);
    PyObject *cpy_r_r43[1] = {cpy_r_r42};
    cpy_r_r44 = (PyObject **)&cpy_r_r43;
    cpy_r_r45 = PyObject_Vectorcall(cpy_r_r41, cpy_r_r44, 1, 0);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_goods", 294, CPyStatic_merv___thinking___priors___globals);
        goto CPyL78;
    }
    CPy_DECREF(cpy_r_r42);
    if (likely(PyLong_Check(cpy_r_r45)))
        cpy_r_r46 = CPyTagged_FromObject(cpy_r_r45);
    else {
        CPy_TypeError("int", cpy_r_r45); cpy_r_r46 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r46 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_goods", 294, CPyStatic_merv___thinking___priors___globals);
        goto CPyL76;
    }
    cpy_r_r47 = ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->_cube;
    if (unlikely(cpy_r_r47 == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->bitmap & 64)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'cube' of 'Values' undefined");
    }
    cpy_r_r48 = cpy_r_r47 == -113.0;
    if (unlikely(cpy_r_r48)) goto CPyL31;
CPyL30: ;
    cpy_r_r49 = CPyFloat_FromTagged(cpy_r_r46);
    CPyTagged_DECREF(cpy_r_r46);
    cpy_r_r50 = cpy_r_r49 == -113.0;
    if (unlikely(cpy_r_r50)) {
        goto CPyL33;
    } else
        goto CPyL32;
CPyL31: ;
    cpy_r_r51 = PyErr_Occurred();
    if (unlikely(cpy_r_r51 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_goods", 294, CPyStatic_merv___thinking___priors___globals);
        goto CPyL79;
    } else
        goto CPyL30;
CPyL32: ;
    cpy_r_r52 = cpy_r_r49 * cpy_r_r47;
    cpy_r_r53 = cpy_r_good - cpy_r_r52;
    cpy_r_r54 = cpy_r_city;
    cpy_r_r55.f0 = cpy_r_r53;
    cpy_r_r55.f1 = cpy_r_r54;
    cpy_r_r56 = PyTuple_New(2);
    if (unlikely(cpy_r_r56 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3321 = PyFloat_FromDouble(cpy_r_r55.f0);
    PyTuple_SET_ITEM(cpy_r_r56, 0, __tmp3321);
    PyObject *__tmp3322 = CPyTagged_StealAsObject(cpy_r_r55.f1);
    PyTuple_SET_ITEM(cpy_r_r56, 1, __tmp3322);
    cpy_r_r57 = PyList_Append(cpy_r_r15, cpy_r_r56);
    CPy_DECREF(cpy_r_r56);
    cpy_r_r58 = cpy_r_r57 >= 0;
    if (unlikely(!cpy_r_r58)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_goods", 294, CPyStatic_merv___thinking___priors___globals);
        goto CPyL80;
    } else
        goto CPyL34;
CPyL33: ;
    cpy_r_r59 = PyErr_Occurred();
    if (unlikely(cpy_r_r59 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_goods", 294, CPyStatic_merv___thinking___priors___globals);
        goto CPyL76;
    } else
        goto CPyL32;
CPyL34: ;
    cpy_r_r60 = cpy_r_r16 + 2;
    cpy_r_r16 = cpy_r_r60;
    cpy_r_r61 = cpy_r_r18 + 1;
    cpy_r_r18 = cpy_r_r61;
    goto CPyL14;
CPyL35: ;
    cpy_r_r62 = CPyStatics[2115]; /* 'sort' */
    cpy_r_r63 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r64[2] = {cpy_r_r15, cpy_r_r63};
    cpy_r_r65 = (PyObject **)&cpy_r_r64;
    cpy_r_r66 = CPyStatics[5108]; /* ('reverse',) */
    cpy_r_r67 = PyObject_VectorcallMethod(cpy_r_r62, cpy_r_r65, 9223372036854775809ULL, cpy_r_r66);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_goods", 295, CPyStatic_merv___thinking___priors___globals);
        goto CPyL74;
    } else
        goto CPyL81;
CPyL36: ;
    cpy_r_r68 = 0;
CPyL37: ;
    cpy_r_r69 = (CPyPtr)((CPyPtr)cpy_r_r15 + offsetof(PyVarObject, ob_size));
    cpy_r_r70 = *(int64_t *)cpy_r_r69;
    cpy_r_r71 = cpy_r_r68 < cpy_r_r70;
    if (!cpy_r_r71) goto CPyL82;
    cpy_r_r72 = (CPyPtr)((CPyPtr)cpy_r_r15 + offsetof(PyListObject, ob_item));
    cpy_r_r73 = *(CPyPtr *)cpy_r_r72;
    cpy_r_r74 = cpy_r_r68 * 8;
    cpy_r_r75 = cpy_r_r73 + cpy_r_r74;
    cpy_r_r76 = *(PyObject * *)cpy_r_r75;
    CPy_INCREF(cpy_r_r76);
    PyObject *__tmp3323;
    if (unlikely(!(PyTuple_Check(cpy_r_r76) && PyTuple_GET_SIZE(cpy_r_r76) == 2))) {
        __tmp3323 = NULL;
        goto __LL3324;
    }
    if (likely(CPyFloat_Check(PyTuple_GET_ITEM(cpy_r_r76, 0))))
        __tmp3323 = PyTuple_GET_ITEM(cpy_r_r76, 0);
    else {
        __tmp3323 = NULL;
    }
    if (__tmp3323 == NULL) goto __LL3324;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r76, 1))))
        __tmp3323 = PyTuple_GET_ITEM(cpy_r_r76, 1);
    else {
        __tmp3323 = NULL;
    }
    if (__tmp3323 == NULL) goto __LL3324;
    __tmp3323 = cpy_r_r76;
__LL3324: ;
    if (unlikely(__tmp3323 == NULL)) {
        CPy_TypeError("tuple[float, int]", cpy_r_r76); cpy_r_r77 = (tuple_T2FI) { -113.0, CPY_INT_TAG };
    } else {
        PyObject *__tmp3325 = PyTuple_GET_ITEM(cpy_r_r76, 0);
        double __tmp3326;
        __tmp3326 = PyFloat_AsDouble(__tmp3325);
        if (__tmp3326 == -1.0 && PyErr_Occurred()) {
            goto __LL3327;
        }
        cpy_r_r77.f0 = __tmp3326;
        PyObject *__tmp3328 = PyTuple_GET_ITEM(cpy_r_r76, 1);
        CPyTagged __tmp3329;
        if (likely(PyLong_Check(__tmp3328)))
            __tmp3329 = CPyTagged_FromObject(__tmp3328);
        else {
            goto __LL3330;
        }
        cpy_r_r77.f1 = __tmp3329;
    }
    goto __LL3331;
__LL3327: ;
    cpy_r_r77 = (tuple_T2FI) { -113.0, CPY_INT_TAG };
    goto __LL3331;
__LL3330: ;
    cpy_r_r77 = (tuple_T2FI) { -113.0, CPY_INT_TAG };
    goto __LL3331;
__LL3331: ;
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r77.f1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_goods", 296, CPyStatic_merv___thinking___priors___globals);
        goto CPyL74;
    }
    cpy_r_r78 = cpy_r_r77.f0;
    cpy_r_r79 = cpy_r_r77.f1;
    CPyTagged_INCREF(cpy_r_r79);
    CPyTagged_DECREF(cpy_r_r77.f1);
    cpy_r_city = cpy_r_r79;
    cpy_r_r80 = cpy_r_r78 <= 0.0;
    if (cpy_r_r80) goto CPyL83;
    cpy_r_r81 = CPyDef_merv___actions___trade___roads_needed(cpy_r_t, cpy_r_me, cpy_r_city);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_goods", 299, CPyStatic_merv___thinking___priors___globals);
        goto CPyL84;
    }
    cpy_r_r82 = (CPyPtr)((CPyPtr)cpy_r_r81 + offsetof(PyVarObject, ob_size));
    cpy_r_r83 = *(int64_t *)cpy_r_r82;
    CPy_DECREF(cpy_r_r81);
    cpy_r_r84 = cpy_r_r83 << 1;
    cpy_r_roads = cpy_r_r84;
    if (cpy_r_free_road) goto CPyL43;
    cpy_r_r85 = cpy_r_free_road;
    goto CPyL44;
CPyL43: ;
    cpy_r_r86 = cpy_r_roads == 2;
    cpy_r_r85 = cpy_r_r86;
CPyL44: ;
    cpy_r_by_post = cpy_r_r85;
    if (cpy_r_by_post) {
        goto CPyL85;
    } else
        goto CPyL46;
CPyL45: ;
    cpy_r_r87 = 0;
    goto CPyL47;
CPyL46: ;
    cpy_r_r87 = cpy_r_roads;
CPyL47: ;
    cpy_r_needed = cpy_r_r87;
    cpy_r_r88 = cpy_r_needed & 1;
    cpy_r_r89 = cpy_r_r88 != 0;
    if (cpy_r_r89) goto CPyL49;
    cpy_r_r90 = cpy_r_camels & 1;
    cpy_r_r91 = cpy_r_r90 != 0;
    if (!cpy_r_r91) goto CPyL50;
CPyL49: ;
    cpy_r_r92 = CPyTagged_IsLt_(cpy_r_camels, cpy_r_needed);
    cpy_r_r93 = cpy_r_r92 ^ 1;
    if (cpy_r_r93) {
        goto CPyL51;
    } else
        goto CPyL86;
CPyL50: ;
    cpy_r_r94 = (Py_ssize_t)cpy_r_needed <= (Py_ssize_t)cpy_r_camels;
    if (!cpy_r_r94) goto CPyL86;
CPyL51: ;
    cpy_r_r95 = ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->_camel;
    if (unlikely(cpy_r_r95 == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->bitmap & 4)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'camel' of 'Values' undefined");
    }
    cpy_r_r96 = cpy_r_r95 == -113.0;
    if (unlikely(cpy_r_r96)) goto CPyL53;
CPyL52: ;
    cpy_r_r97 = CPyFloat_FromTagged(cpy_r_needed);
    cpy_r_r98 = cpy_r_r97 == -113.0;
    if (unlikely(cpy_r_r98)) {
        goto CPyL55;
    } else
        goto CPyL54;
CPyL53: ;
    cpy_r_r99 = PyErr_Occurred();
    if (unlikely(cpy_r_r99 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_goods", 302, CPyStatic_merv___thinking___priors___globals);
        goto CPyL87;
    } else
        goto CPyL52;
CPyL54: ;
    cpy_r_r100 = cpy_r_r97 * cpy_r_r95;
    cpy_r_r101 = cpy_r_r78 > cpy_r_r100;
    if (cpy_r_r101) {
        goto CPyL56;
    } else
        goto CPyL86;
CPyL55: ;
    cpy_r_r102 = PyErr_Occurred();
    if (unlikely(cpy_r_r102 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_goods", 302, CPyStatic_merv___thinking___priors___globals);
        goto CPyL87;
    } else
        goto CPyL54;
CPyL56: ;
    cpy_r_r103 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_city_cost;
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_goods", "Book", "city_cost", 302, CPyStatic_merv___thinking___priors___globals);
        goto CPyL87;
    }
CPyL57: ;
    cpy_r_r104 = CPyList_GetItem(cpy_r_r103, cpy_r_city);
    CPyTagged_DECREF(cpy_r_city);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_goods", 302, CPyStatic_merv___thinking___priors___globals);
        goto CPyL88;
    }
    PyObject *__tmp3332;
    if (unlikely(!(PyTuple_Check(cpy_r_r104) && PyTuple_GET_SIZE(cpy_r_r104) == 5))) {
        __tmp3332 = NULL;
        goto __LL3333;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r104, 0))))
        __tmp3332 = PyTuple_GET_ITEM(cpy_r_r104, 0);
    else {
        __tmp3332 = NULL;
    }
    if (__tmp3332 == NULL) goto __LL3333;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r104, 1))))
        __tmp3332 = PyTuple_GET_ITEM(cpy_r_r104, 1);
    else {
        __tmp3332 = NULL;
    }
    if (__tmp3332 == NULL) goto __LL3333;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r104, 2))))
        __tmp3332 = PyTuple_GET_ITEM(cpy_r_r104, 2);
    else {
        __tmp3332 = NULL;
    }
    if (__tmp3332 == NULL) goto __LL3333;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r104, 3))))
        __tmp3332 = PyTuple_GET_ITEM(cpy_r_r104, 3);
    else {
        __tmp3332 = NULL;
    }
    if (__tmp3332 == NULL) goto __LL3333;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r104, 4))))
        __tmp3332 = PyTuple_GET_ITEM(cpy_r_r104, 4);
    else {
        __tmp3332 = NULL;
    }
    if (__tmp3332 == NULL) goto __LL3333;
    __tmp3332 = cpy_r_r104;
__LL3333: ;
    if (unlikely(__tmp3332 == NULL)) {
        CPy_TypeError("tuple[int, int, int, int, int]", cpy_r_r104); cpy_r_r105 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp3334 = PyTuple_GET_ITEM(cpy_r_r104, 0);
        CPyTagged __tmp3335;
        if (likely(PyLong_Check(__tmp3334)))
            __tmp3335 = CPyTagged_FromObject(__tmp3334);
        else {
            goto __LL3336;
        }
        cpy_r_r105.f0 = __tmp3335;
        PyObject *__tmp3337 = PyTuple_GET_ITEM(cpy_r_r104, 1);
        CPyTagged __tmp3338;
        if (likely(PyLong_Check(__tmp3337)))
            __tmp3338 = CPyTagged_FromObject(__tmp3337);
        else {
            goto __LL3339;
        }
        cpy_r_r105.f1 = __tmp3338;
        PyObject *__tmp3340 = PyTuple_GET_ITEM(cpy_r_r104, 2);
        CPyTagged __tmp3341;
        if (likely(PyLong_Check(__tmp3340)))
            __tmp3341 = CPyTagged_FromObject(__tmp3340);
        else {
            goto __LL3342;
        }
        cpy_r_r105.f2 = __tmp3341;
        PyObject *__tmp3343 = PyTuple_GET_ITEM(cpy_r_r104, 3);
        CPyTagged __tmp3344;
        if (likely(PyLong_Check(__tmp3343)))
            __tmp3344 = CPyTagged_FromObject(__tmp3343);
        else {
            goto __LL3345;
        }
        cpy_r_r105.f3 = __tmp3344;
        PyObject *__tmp3346 = PyTuple_GET_ITEM(cpy_r_r104, 4);
        CPyTagged __tmp3347;
        if (likely(PyLong_Check(__tmp3346)))
            __tmp3347 = CPyTagged_FromObject(__tmp3346);
        else {
            goto __LL3348;
        }
        cpy_r_r105.f4 = __tmp3347;
    }
    goto __LL3349;
__LL3336: ;
    cpy_r_r105 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3349;
__LL3339: ;
    CPyTagged_DECREF(cpy_r_r105.f0);
    cpy_r_r105 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3349;
__LL3342: ;
    CPyTagged_DECREF(cpy_r_r105.f0);
    CPyTagged_DECREF(cpy_r_r105.f1);
    cpy_r_r105 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3349;
__LL3345: ;
    CPyTagged_DECREF(cpy_r_r105.f0);
    CPyTagged_DECREF(cpy_r_r105.f1);
    CPyTagged_DECREF(cpy_r_r105.f2);
    cpy_r_r105 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3349;
__LL3348: ;
    CPyTagged_DECREF(cpy_r_r105.f0);
    CPyTagged_DECREF(cpy_r_r105.f1);
    CPyTagged_DECREF(cpy_r_r105.f2);
    CPyTagged_DECREF(cpy_r_r105.f3);
    cpy_r_r105 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3349;
__LL3349: ;
    CPy_DECREF(cpy_r_r104);
    if (unlikely(cpy_r_r105.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_goods", 302, CPyStatic_merv___thinking___priors___globals);
        goto CPyL88;
    }
    cpy_r_r106 = CPyDef_merv___thinking___priors____spend(cpy_r_cubes, cpy_r_r105);
    CPyTagged_DECREF(cpy_r_r105.f0);
    CPyTagged_DECREF(cpy_r_r105.f1);
    CPyTagged_DECREF(cpy_r_r105.f2);
    CPyTagged_DECREF(cpy_r_r105.f3);
    CPyTagged_DECREF(cpy_r_r105.f4);
    if (unlikely(cpy_r_r106 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_goods", 302, CPyStatic_merv___thinking___priors___globals);
        goto CPyL88;
    }
    if (!cpy_r_r106) goto CPyL89;
    cpy_r_r107 = ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->_camel;
    if (unlikely(cpy_r_r107 == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->bitmap & 4)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'camel' of 'Values' undefined");
    }
    cpy_r_r108 = cpy_r_r107 == -113.0;
    if (unlikely(cpy_r_r108)) goto CPyL63;
CPyL62: ;
    cpy_r_r109 = CPyFloat_FromTagged(cpy_r_needed);
    cpy_r_r110 = cpy_r_r109 == -113.0;
    if (unlikely(cpy_r_r110)) {
        goto CPyL65;
    } else
        goto CPyL64;
CPyL63: ;
    cpy_r_r111 = PyErr_Occurred();
    if (unlikely(cpy_r_r111 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_goods", 303, CPyStatic_merv___thinking___priors___globals);
        goto CPyL88;
    } else
        goto CPyL62;
CPyL64: ;
    cpy_r_r112 = cpy_r_r109 * cpy_r_r107;
    cpy_r_r113 = cpy_r_r78 - cpy_r_r112;
    cpy_r_r114 = cpy_r_gained + cpy_r_r113;
    cpy_r_gained = cpy_r_r114;
    cpy_r_r115 = CPyTagged_Subtract(cpy_r_camels, cpy_r_needed);
    CPyTagged_DECREF(cpy_r_camels);
    CPyTagged_DECREF(cpy_r_needed);
    cpy_r_camels = cpy_r_r115;
    if (cpy_r_free_road) {
        goto CPyL67;
    } else
        goto CPyL66;
CPyL65: ;
    cpy_r_r116 = PyErr_Occurred();
    if (unlikely(cpy_r_r116 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_goods", 303, CPyStatic_merv___thinking___priors___globals);
        goto CPyL88;
    } else
        goto CPyL64;
CPyL66: ;
    cpy_r_r117 = cpy_r_free_road;
    goto CPyL68;
CPyL67: ;
    cpy_r_r118 = cpy_r_by_post ^ 1;
    cpy_r_r117 = cpy_r_r118;
CPyL68: ;
    cpy_r_free_road = cpy_r_r117;
CPyL69: ;
    cpy_r_r119 = cpy_r_r68 + 1;
    cpy_r_r68 = cpy_r_r119;
    goto CPyL37;
CPyL70: ;
    return cpy_r_gained;
CPyL71: ;
    cpy_r_r120 = -113.0;
    return cpy_r_r120;
CPyL72: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL71;
CPyL73: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_camels);
    goto CPyL71;
CPyL74: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_camels);
    CPy_DecRef(cpy_r_r15);
    goto CPyL71;
CPyL75: ;
    CPy_DECREF(cpy_r_r17);
    goto CPyL35;
CPyL76: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_camels);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_city);
    goto CPyL71;
CPyL77: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_camels);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_city);
    CPyTagged_DecRef(cpy_r_r38.f0);
    CPyTagged_DecRef(cpy_r_r38.f1);
    CPyTagged_DecRef(cpy_r_r38.f2);
    CPyTagged_DecRef(cpy_r_r38.f3);
    CPyTagged_DecRef(cpy_r_r38.f4);
    goto CPyL71;
CPyL78: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_camels);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_city);
    CPy_DecRef(cpy_r_r42);
    goto CPyL71;
CPyL79: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_camels);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_city);
    CPyTagged_DecRef(cpy_r_r46);
    goto CPyL71;
CPyL80: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_camels);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r17);
    goto CPyL71;
CPyL81: ;
    CPy_DECREF(cpy_r_r67);
    goto CPyL36;
CPyL82: ;
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_camels);
    CPy_DECREF(cpy_r_r15);
    goto CPyL70;
CPyL83: ;
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_camels);
    CPy_DECREF(cpy_r_r15);
    CPyTagged_DECREF(cpy_r_city);
    goto CPyL70;
CPyL84: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_camels);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_city);
    goto CPyL71;
CPyL85: ;
    CPyTagged_DECREF(cpy_r_roads);
    goto CPyL45;
CPyL86: ;
    CPyTagged_DECREF(cpy_r_city);
    CPyTagged_DECREF(cpy_r_needed);
    goto CPyL69;
CPyL87: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_camels);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_city);
    CPyTagged_DecRef(cpy_r_needed);
    goto CPyL71;
CPyL88: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_camels);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_needed);
    goto CPyL71;
CPyL89: ;
    CPyTagged_DECREF(cpy_r_needed);
    goto CPyL69;
}
        
        PyObject *CPyPy_merv___thinking___priors___Priors____goods(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "cubes", "values", 0};
            static CPyArg_Parser parser = {"OOOO:_goods", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_cubes;
            PyObject *obj_values;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_cubes, &obj_values)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___thinking___priors___Priors))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.thinking.priors.Priors", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *arg_cubes;
            if (likely(PyList_Check(obj_cubes)))
                arg_cubes = obj_cubes;
            else {
                CPy_TypeError("list", obj_cubes); 
                goto fail;
            }
            PyObject *arg_values;
            if (likely(Py_TYPE(obj_values) == CPyType_merv___thinking___priors___Values))
                arg_values = obj_values;
            else {
                CPy_TypeError("serai.games.merv.thinking.priors.Values", obj_values); 
                goto fail;
            }
            double retval = CPyDef_merv___thinking___priors___Priors____goods(arg_self, arg_t, arg_me, arg_cubes, arg_values);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_goods", 283, CPyStatic_merv___thinking___priors___globals);
            return NULL;
        }
        
double CPyDef_merv___thinking___priors___Priors____climb(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_cubes, PyObject *cpy_r_values) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    char cpy_r_r5;
    double cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    double cpy_r_best;
    PyObject *cpy_r_r9;
    int64_t cpy_r_r10;
    CPyPtr cpy_r_r11;
    int64_t cpy_r_r12;
    char cpy_r_r13;
    CPyPtr cpy_r_r14;
    CPyPtr cpy_r_r15;
    int64_t cpy_r_r16;
    CPyPtr cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    tuple_T5IIIII cpy_r_r25;
    char cpy_r_r26;
    double cpy_r_r27;
    char cpy_r_r28;
    double cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    double cpy_r_r36;
    char cpy_r_r37;
    double cpy_r_r38;
    double cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject **cpy_r_r46;
    PyObject *cpy_r_r47;
    CPyTagged cpy_r_r48;
    double cpy_r_r49;
    char cpy_r_r50;
    double cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    double cpy_r_r54;
    double cpy_r_r55;
    double cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    double cpy_r_r61;
    int64_t cpy_r_r62;
    double cpy_r_r63;
    cpy_r_r0 = ((serai___games___merv___thinking___priors___PriorsObject *)cpy_r_self)->__book;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_climb", "Table", "players", 310, CPyStatic_merv___thinking___priors___globals);
        goto CPyL44;
    }
CPyL1: ;
    cpy_r_r2 = CPyList_GetItemBorrow(cpy_r_r1, cpy_r_me);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_climb", 310, CPyStatic_merv___thinking___priors___globals);
        goto CPyL44;
    }
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_merv___table___Player))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/priors.py", "_climb", 310, CPyStatic_merv___thinking___priors___globals, "serai.games.merv.table.Player", cpy_r_r2);
        goto CPyL44;
    }
    cpy_r_r4 = ((serai___games___merv___table___PlayerObject *)cpy_r_r3)->_mosque;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_climb", "Player", "mosque", 310, CPyStatic_merv___thinking___priors___globals);
        goto CPyL44;
    }
    CPyTagged_INCREF(cpy_r_r4);
CPyL4: ;
    cpy_r_r5 = (Py_ssize_t)cpy_r_r4 != -2;
    if (cpy_r_r5) {
        goto CPyL45;
    } else
        goto CPyL46;
CPyL5: ;
    cpy_r_r6 = CPyDef_merv___thinking___priors___Priors____climb_from(cpy_r_self, cpy_r_r4, 0.0, cpy_r_cubes, cpy_r_values);
    CPyTagged_DECREF(cpy_r_r4);
    cpy_r_r7 = cpy_r_r6 == -113.0;
    if (unlikely(cpy_r_r7)) goto CPyL7;
CPyL6: ;
    return cpy_r_r6;
CPyL7: ;
    cpy_r_r8 = PyErr_Occurred();
    if (unlikely(cpy_r_r8 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_climb", 312, CPyStatic_merv___thinking___priors___globals);
        goto CPyL43;
    } else
        goto CPyL6;
CPyL8: ;
    cpy_r_best = 0.0;
    cpy_r_r9 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_entrances;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_climb", "Book", "entrances", 314, CPyStatic_merv___thinking___priors___globals);
        goto CPyL44;
    }
    CPy_INCREF(cpy_r_r9);
CPyL9: ;
    cpy_r_r10 = 0;
CPyL10: ;
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyVarObject, ob_size));
    cpy_r_r12 = *(int64_t *)cpy_r_r11;
    cpy_r_r13 = cpy_r_r10 < cpy_r_r12;
    if (!cpy_r_r13) goto CPyL47;
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyListObject, ob_item));
    cpy_r_r15 = *(CPyPtr *)cpy_r_r14;
    cpy_r_r16 = cpy_r_r10 * 8;
    cpy_r_r17 = cpy_r_r15 + cpy_r_r16;
    cpy_r_r18 = *(PyObject * *)cpy_r_r17;
    CPy_INCREF(cpy_r_r18);
    if (likely(PyLong_Check(cpy_r_r18)))
        cpy_r_r19 = CPyTagged_FromObject(cpy_r_r18);
    else {
        CPy_TypeError("int", cpy_r_r18); cpy_r_r19 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_climb", 314, CPyStatic_merv___thinking___priors___globals);
        goto CPyL48;
    }
    cpy_r_r20 = CPyList_GetSlice(cpy_r_cubes, 0, 9223372036854775806LL);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_climb", 315, CPyStatic_merv___thinking___priors___globals);
        goto CPyL49;
    }
    if (likely(PyList_Check(cpy_r_r20)))
        cpy_r_r21 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/priors.py", "_climb", 315, CPyStatic_merv___thinking___priors___globals, "list", cpy_r_r20);
        goto CPyL49;
    }
    cpy_r_r22 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_edge_cost;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_climb", "Book", "edge_cost", 316, CPyStatic_merv___thinking___priors___globals);
        goto CPyL50;
    }
    CPy_INCREF(cpy_r_r22);
CPyL15: ;
    CPyTagged_INCREF(cpy_r_r19);
    cpy_r_r23 = CPyTagged_StealAsObject(cpy_r_r19);
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    CPy_DECREF(cpy_r_r22);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_climb", 316, CPyStatic_merv___thinking___priors___globals);
        goto CPyL50;
    }
    PyObject *__tmp3350;
    if (unlikely(!(PyTuple_Check(cpy_r_r24) && PyTuple_GET_SIZE(cpy_r_r24) == 5))) {
        __tmp3350 = NULL;
        goto __LL3351;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r24, 0))))
        __tmp3350 = PyTuple_GET_ITEM(cpy_r_r24, 0);
    else {
        __tmp3350 = NULL;
    }
    if (__tmp3350 == NULL) goto __LL3351;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r24, 1))))
        __tmp3350 = PyTuple_GET_ITEM(cpy_r_r24, 1);
    else {
        __tmp3350 = NULL;
    }
    if (__tmp3350 == NULL) goto __LL3351;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r24, 2))))
        __tmp3350 = PyTuple_GET_ITEM(cpy_r_r24, 2);
    else {
        __tmp3350 = NULL;
    }
    if (__tmp3350 == NULL) goto __LL3351;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r24, 3))))
        __tmp3350 = PyTuple_GET_ITEM(cpy_r_r24, 3);
    else {
        __tmp3350 = NULL;
    }
    if (__tmp3350 == NULL) goto __LL3351;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r24, 4))))
        __tmp3350 = PyTuple_GET_ITEM(cpy_r_r24, 4);
    else {
        __tmp3350 = NULL;
    }
    if (__tmp3350 == NULL) goto __LL3351;
    __tmp3350 = cpy_r_r24;
__LL3351: ;
    if (unlikely(__tmp3350 == NULL)) {
        CPy_TypeError("tuple[int, int, int, int, int]", cpy_r_r24); cpy_r_r25 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp3352 = PyTuple_GET_ITEM(cpy_r_r24, 0);
        CPyTagged __tmp3353;
        if (likely(PyLong_Check(__tmp3352)))
            __tmp3353 = CPyTagged_FromObject(__tmp3352);
        else {
            goto __LL3354;
        }
        cpy_r_r25.f0 = __tmp3353;
        PyObject *__tmp3355 = PyTuple_GET_ITEM(cpy_r_r24, 1);
        CPyTagged __tmp3356;
        if (likely(PyLong_Check(__tmp3355)))
            __tmp3356 = CPyTagged_FromObject(__tmp3355);
        else {
            goto __LL3357;
        }
        cpy_r_r25.f1 = __tmp3356;
        PyObject *__tmp3358 = PyTuple_GET_ITEM(cpy_r_r24, 2);
        CPyTagged __tmp3359;
        if (likely(PyLong_Check(__tmp3358)))
            __tmp3359 = CPyTagged_FromObject(__tmp3358);
        else {
            goto __LL3360;
        }
        cpy_r_r25.f2 = __tmp3359;
        PyObject *__tmp3361 = PyTuple_GET_ITEM(cpy_r_r24, 3);
        CPyTagged __tmp3362;
        if (likely(PyLong_Check(__tmp3361)))
            __tmp3362 = CPyTagged_FromObject(__tmp3361);
        else {
            goto __LL3363;
        }
        cpy_r_r25.f3 = __tmp3362;
        PyObject *__tmp3364 = PyTuple_GET_ITEM(cpy_r_r24, 4);
        CPyTagged __tmp3365;
        if (likely(PyLong_Check(__tmp3364)))
            __tmp3365 = CPyTagged_FromObject(__tmp3364);
        else {
            goto __LL3366;
        }
        cpy_r_r25.f4 = __tmp3365;
    }
    goto __LL3367;
__LL3354: ;
    cpy_r_r25 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3367;
__LL3357: ;
    CPyTagged_DECREF(cpy_r_r25.f0);
    cpy_r_r25 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3367;
__LL3360: ;
    CPyTagged_DECREF(cpy_r_r25.f0);
    CPyTagged_DECREF(cpy_r_r25.f1);
    cpy_r_r25 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3367;
__LL3363: ;
    CPyTagged_DECREF(cpy_r_r25.f0);
    CPyTagged_DECREF(cpy_r_r25.f1);
    CPyTagged_DECREF(cpy_r_r25.f2);
    cpy_r_r25 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3367;
__LL3366: ;
    CPyTagged_DECREF(cpy_r_r25.f0);
    CPyTagged_DECREF(cpy_r_r25.f1);
    CPyTagged_DECREF(cpy_r_r25.f2);
    CPyTagged_DECREF(cpy_r_r25.f3);
    cpy_r_r25 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3367;
__LL3367: ;
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_climb", 316, CPyStatic_merv___thinking___priors___globals);
        goto CPyL50;
    }
    cpy_r_r26 = CPyDef_merv___thinking___priors____spend(cpy_r_r21, cpy_r_r25);
    if (unlikely(cpy_r_r26 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_climb", 317, CPyStatic_merv___thinking___priors___globals);
        goto CPyL51;
    }
    if (!cpy_r_r26) goto CPyL52;
    cpy_r_r27 = ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->_level;
    if (unlikely(cpy_r_r27 == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->bitmap & 512)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'level' of 'Values' undefined");
    }
    cpy_r_r28 = cpy_r_r27 == -113.0;
    if (unlikely(cpy_r_r28)) goto CPyL21;
CPyL20: ;
    cpy_r_r29 = ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->_camel;
    if (unlikely(cpy_r_r29 == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->bitmap & 4)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'camel' of 'Values' undefined");
    }
    cpy_r_r30 = cpy_r_r29 == -113.0;
    if (unlikely(cpy_r_r30)) {
        goto CPyL23;
    } else
        goto CPyL22;
CPyL21: ;
    cpy_r_r31 = PyErr_Occurred();
    if (unlikely(cpy_r_r31 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_climb", 318, CPyStatic_merv___thinking___priors___globals);
        goto CPyL51;
    } else
        goto CPyL20;
CPyL22: ;
    cpy_r_r32 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_mosque_camels;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_climb", "Table", "mosque_camels", 318, CPyStatic_merv___thinking___priors___globals);
        goto CPyL51;
    }
    goto CPyL24;
CPyL23: ;
    cpy_r_r33 = PyErr_Occurred();
    if (unlikely(cpy_r_r33 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_climb", 318, CPyStatic_merv___thinking___priors___globals);
        goto CPyL51;
    } else
        goto CPyL22;
CPyL24: ;
    cpy_r_r34 = CPyList_GetItem(cpy_r_r32, cpy_r_r19);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_climb", 318, CPyStatic_merv___thinking___priors___globals);
        goto CPyL51;
    }
    if (likely(PyLong_Check(cpy_r_r34)))
        cpy_r_r35 = CPyTagged_FromObject(cpy_r_r34);
    else {
        CPy_TypeError("int", cpy_r_r34); cpy_r_r35 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_climb", 318, CPyStatic_merv___thinking___priors___globals);
        goto CPyL51;
    }
    cpy_r_r36 = CPyFloat_FromTagged(cpy_r_r35);
    CPyTagged_DECREF(cpy_r_r35);
    cpy_r_r37 = cpy_r_r36 == -113.0;
    if (unlikely(cpy_r_r37)) goto CPyL28;
CPyL27: ;
    cpy_r_r38 = cpy_r_r29 * cpy_r_r36;
    cpy_r_r39 = cpy_r_r27 + cpy_r_r38;
    cpy_r_r40 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r41 = CPyStatics[105]; /* 'sum' */
    cpy_r_r42 = CPyObject_GetAttr(cpy_r_r40, cpy_r_r41);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_climb", 318, CPyStatic_merv___thinking___priors___globals);
        goto CPyL51;
    } else
        goto CPyL29;
CPyL28: ;
    cpy_r_r43 = PyErr_Occurred();
    if (unlikely(cpy_r_r43 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_climb", 318, CPyStatic_merv___thinking___priors___globals);
        goto CPyL51;
    } else
        goto CPyL27;
CPyL29: ;
    cpy_r_r44 = PyTuple_New(5);
    if (unlikely(cpy_r_r44 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3368 = CPyTagged_StealAsObject(cpy_r_r25.f0);
    PyTuple_SET_ITEM(cpy_r_r44, 0, __tmp3368);
    PyObject *__tmp3369 = CPyTagged_StealAsObject(cpy_r_r25.f1);
    PyTuple_SET_ITEM(cpy_r_r44, 1, __tmp3369);
    PyObject *__tmp3370 = CPyTagged_StealAsObject(cpy_r_r25.f2);
    PyTuple_SET_ITEM(cpy_r_r44, 2, __tmp3370);
    PyObject *__tmp3371 = CPyTagged_StealAsObject(cpy_r_r25.f3);
    PyTuple_SET_ITEM(cpy_r_r44, 3, __tmp3371);
    PyObject *__tmp3372 = CPyTagged_StealAsObject(cpy_r_r25.f4);
    PyTuple_SET_ITEM(cpy_r_r44, 4, __tmp3372);
    PyObject *cpy_r_r45[1] = {cpy_r_r44};
    cpy_r_r46 = (PyObject **)&cpy_r_r45;
    cpy_r_r47 = PyObject_Vectorcall(cpy_r_r42, cpy_r_r46, 1, 0);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_climb", 318, CPyStatic_merv___thinking___priors___globals);
        goto CPyL53;
    }
    CPy_DECREF(cpy_r_r44);
    if (likely(PyLong_Check(cpy_r_r47)))
        cpy_r_r48 = CPyTagged_FromObject(cpy_r_r47);
    else {
        CPy_TypeError("int", cpy_r_r47); cpy_r_r48 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r48 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_climb", 318, CPyStatic_merv___thinking___priors___globals);
        goto CPyL50;
    }
    cpy_r_r49 = ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->_cube;
    if (unlikely(cpy_r_r49 == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->bitmap & 64)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'cube' of 'Values' undefined");
    }
    cpy_r_r50 = cpy_r_r49 == -113.0;
    if (unlikely(cpy_r_r50)) goto CPyL33;
CPyL32: ;
    cpy_r_r51 = CPyFloat_FromTagged(cpy_r_r48);
    CPyTagged_DECREF(cpy_r_r48);
    cpy_r_r52 = cpy_r_r51 == -113.0;
    if (unlikely(cpy_r_r52)) {
        goto CPyL35;
    } else
        goto CPyL34;
CPyL33: ;
    cpy_r_r53 = PyErr_Occurred();
    if (unlikely(cpy_r_r53 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_climb", 318, CPyStatic_merv___thinking___priors___globals);
        goto CPyL54;
    } else
        goto CPyL32;
CPyL34: ;
    cpy_r_r54 = cpy_r_r51 * cpy_r_r49;
    cpy_r_r55 = cpy_r_r39 - cpy_r_r54;
    cpy_r_r56 = CPyDef_merv___thinking___priors___Priors____climb_from(cpy_r_self, cpy_r_r19, cpy_r_r55, cpy_r_r21, cpy_r_values);
    CPyTagged_DECREF(cpy_r_r19);
    CPy_DECREF(cpy_r_r21);
    cpy_r_r57 = cpy_r_r56 == -113.0;
    if (unlikely(cpy_r_r57)) {
        goto CPyL37;
    } else
        goto CPyL36;
CPyL35: ;
    cpy_r_r58 = PyErr_Occurred();
    if (unlikely(cpy_r_r58 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_climb", 318, CPyStatic_merv___thinking___priors___globals);
        goto CPyL50;
    } else
        goto CPyL34;
CPyL36: ;
    cpy_r_r59 = cpy_r_r56 > cpy_r_best;
    if (cpy_r_r59) {
        goto CPyL38;
    } else
        goto CPyL39;
CPyL37: ;
    cpy_r_r60 = PyErr_Occurred();
    if (unlikely(cpy_r_r60 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_climb", 319, CPyStatic_merv___thinking___priors___globals);
        goto CPyL48;
    } else
        goto CPyL36;
CPyL38: ;
    cpy_r_r61 = cpy_r_r56;
    goto CPyL40;
CPyL39: ;
    cpy_r_r61 = cpy_r_best;
CPyL40: ;
    cpy_r_best = cpy_r_r61;
CPyL41: ;
    cpy_r_r62 = cpy_r_r10 + 1;
    cpy_r_r10 = cpy_r_r62;
    goto CPyL10;
CPyL42: ;
    return cpy_r_best;
CPyL43: ;
    cpy_r_r63 = -113.0;
    return cpy_r_r63;
CPyL44: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL43;
CPyL45: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL5;
CPyL46: ;
    CPyTagged_DECREF(cpy_r_r4);
    goto CPyL8;
CPyL47: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r9);
    goto CPyL42;
CPyL48: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9);
    goto CPyL43;
CPyL49: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r19);
    goto CPyL43;
CPyL50: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r21);
    goto CPyL43;
CPyL51: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r25.f0);
    CPyTagged_DecRef(cpy_r_r25.f1);
    CPyTagged_DecRef(cpy_r_r25.f2);
    CPyTagged_DecRef(cpy_r_r25.f3);
    CPyTagged_DecRef(cpy_r_r25.f4);
    goto CPyL43;
CPyL52: ;
    CPyTagged_DECREF(cpy_r_r19);
    CPy_DECREF(cpy_r_r21);
    CPyTagged_DECREF(cpy_r_r25.f0);
    CPyTagged_DECREF(cpy_r_r25.f1);
    CPyTagged_DECREF(cpy_r_r25.f2);
    CPyTagged_DECREF(cpy_r_r25.f3);
    CPyTagged_DECREF(cpy_r_r25.f4);
    goto CPyL41;
CPyL53: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r44);
    goto CPyL43;
CPyL54: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r48);
    goto CPyL43;
}
        
        PyObject *CPyPy_merv___thinking___priors___Priors____climb(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "cubes", "values", 0};
            static CPyArg_Parser parser = {"OOOO:_climb", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_cubes;
            PyObject *obj_values;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_cubes, &obj_values)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___thinking___priors___Priors))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.thinking.priors.Priors", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *arg_cubes;
            if (likely(PyList_Check(obj_cubes)))
                arg_cubes = obj_cubes;
            else {
                CPy_TypeError("list", obj_cubes); 
                goto fail;
            }
            PyObject *arg_values;
            if (likely(Py_TYPE(obj_values) == CPyType_merv___thinking___priors___Values))
                arg_values = obj_values;
            else {
                CPy_TypeError("serai.games.merv.thinking.priors.Values", obj_values); 
                goto fail;
            }
            double retval = CPyDef_merv___thinking___priors___Priors____climb(arg_self, arg_t, arg_me, arg_cubes, arg_values);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_climb", 308, CPyStatic_merv___thinking___priors___globals);
            return NULL;
        }
        
double CPyDef_merv___thinking___priors___Priors____climb_from(PyObject *cpy_r_self, CPyTagged cpy_r_here, double cpy_r_gained, PyObject *cpy_r_cubes, PyObject *cpy_r_values) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    double cpy_r_r2;
    double cpy_r_best;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    tuple_T5IIIII cpy_r_r15;
    char cpy_r_r16;
    double cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    double cpy_r_r23;
    char cpy_r_r24;
    double cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject **cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyTagged cpy_r_r34;
    double cpy_r_r35;
    char cpy_r_r36;
    double cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    double cpy_r_r40;
    double cpy_r_r41;
    double cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    double cpy_r_r45;
    double cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    double cpy_r_r49;
    double cpy_r_r50;
    cpy_r_r0 = ((serai___games___merv___thinking___priors___PriorsObject *)cpy_r_self)->__book;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = cpy_r_gained > 0.0;
    if (!cpy_r_r1) goto CPyL2;
    cpy_r_r2 = cpy_r_gained;
    goto CPyL3;
CPyL2: ;
    cpy_r_r2 = 0.0;
CPyL3: ;
    cpy_r_best = cpy_r_r2;
    goto CPyL36;
CPyL4: ;
    cpy_r_r3 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_next_space;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_climb_from", "Book", "next_space", 325, CPyStatic_merv___thinking___priors___globals);
        goto CPyL37;
    }
CPyL5: ;
    cpy_r_r4 = CPyList_GetItem(cpy_r_r3, cpy_r_here);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_climb_from", 325, CPyStatic_merv___thinking___priors___globals);
        goto CPyL37;
    }
    if (likely(PyLong_Check(cpy_r_r4)))
        cpy_r_r5 = CPyTagged_FromObject(cpy_r_r4);
    else {
        CPy_TypeError("int", cpy_r_r4); cpy_r_r5 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_climb_from", 325, CPyStatic_merv___thinking___priors___globals);
        goto CPyL37;
    }
    CPyTagged_INCREF(cpy_r_r5);
    cpy_r_r6 = (Py_ssize_t)cpy_r_r5 != -2;
    CPyTagged_DECREF(cpy_r_r5);
    if (!cpy_r_r6) goto CPyL38;
    cpy_r_r7 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_edge_cost;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_climb_from", "Book", "edge_cost", 326, CPyStatic_merv___thinking___priors___globals);
        goto CPyL39;
    }
    CPy_INCREF(cpy_r_r7);
CPyL9: ;
    cpy_r_r8 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_space_ids;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_climb_from", "Book", "space_ids", 326, CPyStatic_merv___thinking___priors___globals);
        goto CPyL40;
    }
    CPy_INCREF(cpy_r_r8);
CPyL10: ;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyVarObject, ob_size));
    cpy_r_r10 = *(int64_t *)cpy_r_r9;
    CPy_DECREF(cpy_r_r8);
    cpy_r_r11 = cpy_r_r10 << 1;
    cpy_r_r12 = CPyTagged_Add(cpy_r_r11, cpy_r_here);
    CPyTagged_DECREF(cpy_r_here);
    cpy_r_r13 = CPyTagged_StealAsObject(cpy_r_r12);
    cpy_r_r14 = CPyDict_GetItem(cpy_r_r7, cpy_r_r13);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_climb_from", 326, CPyStatic_merv___thinking___priors___globals);
        goto CPyL41;
    }
    PyObject *__tmp3373;
    if (unlikely(!(PyTuple_Check(cpy_r_r14) && PyTuple_GET_SIZE(cpy_r_r14) == 5))) {
        __tmp3373 = NULL;
        goto __LL3374;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r14, 0))))
        __tmp3373 = PyTuple_GET_ITEM(cpy_r_r14, 0);
    else {
        __tmp3373 = NULL;
    }
    if (__tmp3373 == NULL) goto __LL3374;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r14, 1))))
        __tmp3373 = PyTuple_GET_ITEM(cpy_r_r14, 1);
    else {
        __tmp3373 = NULL;
    }
    if (__tmp3373 == NULL) goto __LL3374;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r14, 2))))
        __tmp3373 = PyTuple_GET_ITEM(cpy_r_r14, 2);
    else {
        __tmp3373 = NULL;
    }
    if (__tmp3373 == NULL) goto __LL3374;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r14, 3))))
        __tmp3373 = PyTuple_GET_ITEM(cpy_r_r14, 3);
    else {
        __tmp3373 = NULL;
    }
    if (__tmp3373 == NULL) goto __LL3374;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r14, 4))))
        __tmp3373 = PyTuple_GET_ITEM(cpy_r_r14, 4);
    else {
        __tmp3373 = NULL;
    }
    if (__tmp3373 == NULL) goto __LL3374;
    __tmp3373 = cpy_r_r14;
__LL3374: ;
    if (unlikely(__tmp3373 == NULL)) {
        CPy_TypeError("tuple[int, int, int, int, int]", cpy_r_r14); cpy_r_r15 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp3375 = PyTuple_GET_ITEM(cpy_r_r14, 0);
        CPyTagged __tmp3376;
        if (likely(PyLong_Check(__tmp3375)))
            __tmp3376 = CPyTagged_FromObject(__tmp3375);
        else {
            goto __LL3377;
        }
        cpy_r_r15.f0 = __tmp3376;
        PyObject *__tmp3378 = PyTuple_GET_ITEM(cpy_r_r14, 1);
        CPyTagged __tmp3379;
        if (likely(PyLong_Check(__tmp3378)))
            __tmp3379 = CPyTagged_FromObject(__tmp3378);
        else {
            goto __LL3380;
        }
        cpy_r_r15.f1 = __tmp3379;
        PyObject *__tmp3381 = PyTuple_GET_ITEM(cpy_r_r14, 2);
        CPyTagged __tmp3382;
        if (likely(PyLong_Check(__tmp3381)))
            __tmp3382 = CPyTagged_FromObject(__tmp3381);
        else {
            goto __LL3383;
        }
        cpy_r_r15.f2 = __tmp3382;
        PyObject *__tmp3384 = PyTuple_GET_ITEM(cpy_r_r14, 3);
        CPyTagged __tmp3385;
        if (likely(PyLong_Check(__tmp3384)))
            __tmp3385 = CPyTagged_FromObject(__tmp3384);
        else {
            goto __LL3386;
        }
        cpy_r_r15.f3 = __tmp3385;
        PyObject *__tmp3387 = PyTuple_GET_ITEM(cpy_r_r14, 4);
        CPyTagged __tmp3388;
        if (likely(PyLong_Check(__tmp3387)))
            __tmp3388 = CPyTagged_FromObject(__tmp3387);
        else {
            goto __LL3389;
        }
        cpy_r_r15.f4 = __tmp3388;
    }
    goto __LL3390;
__LL3377: ;
    cpy_r_r15 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3390;
__LL3380: ;
    CPyTagged_DECREF(cpy_r_r15.f0);
    cpy_r_r15 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3390;
__LL3383: ;
    CPyTagged_DECREF(cpy_r_r15.f0);
    CPyTagged_DECREF(cpy_r_r15.f1);
    cpy_r_r15 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3390;
__LL3386: ;
    CPyTagged_DECREF(cpy_r_r15.f0);
    CPyTagged_DECREF(cpy_r_r15.f1);
    CPyTagged_DECREF(cpy_r_r15.f2);
    cpy_r_r15 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3390;
__LL3389: ;
    CPyTagged_DECREF(cpy_r_r15.f0);
    CPyTagged_DECREF(cpy_r_r15.f1);
    CPyTagged_DECREF(cpy_r_r15.f2);
    CPyTagged_DECREF(cpy_r_r15.f3);
    cpy_r_r15 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3390;
__LL3390: ;
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_climb_from", 326, CPyStatic_merv___thinking___priors___globals);
        goto CPyL41;
    }
    cpy_r_r16 = CPyDef_merv___thinking___priors____spend(cpy_r_cubes, cpy_r_r15);
    if (unlikely(cpy_r_r16 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_climb_from", 327, CPyStatic_merv___thinking___priors___globals);
        goto CPyL42;
    }
    if (!cpy_r_r16) goto CPyL43;
    cpy_r_r17 = ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->_level;
    if (unlikely(cpy_r_r17 == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->bitmap & 512)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'level' of 'Values' undefined");
    }
    cpy_r_r18 = cpy_r_r17 == -113.0;
    if (unlikely(cpy_r_r18)) goto CPyL16;
CPyL15: ;
    cpy_r_r19 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_space_vp;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_climb_from", "Book", "space_vp", 329, CPyStatic_merv___thinking___priors___globals);
        goto CPyL42;
    }
    goto CPyL17;
CPyL16: ;
    cpy_r_r20 = PyErr_Occurred();
    if (unlikely(cpy_r_r20 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_climb_from", 329, CPyStatic_merv___thinking___priors___globals);
        goto CPyL42;
    } else
        goto CPyL15;
CPyL17: ;
    cpy_r_r21 = CPyList_GetItem(cpy_r_r19, cpy_r_r5);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_climb_from", 329, CPyStatic_merv___thinking___priors___globals);
        goto CPyL42;
    }
    if (likely(PyLong_Check(cpy_r_r21)))
        cpy_r_r22 = CPyTagged_FromObject(cpy_r_r21);
    else {
        CPy_TypeError("int", cpy_r_r21); cpy_r_r22 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_climb_from", 329, CPyStatic_merv___thinking___priors___globals);
        goto CPyL42;
    }
    cpy_r_r23 = CPyFloat_FromTagged(cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r22);
    cpy_r_r24 = cpy_r_r23 == -113.0;
    if (unlikely(cpy_r_r24)) goto CPyL21;
CPyL20: ;
    cpy_r_r25 = cpy_r_r17 + cpy_r_r23;
    cpy_r_r26 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r27 = CPyStatics[105]; /* 'sum' */
    cpy_r_r28 = CPyObject_GetAttr(cpy_r_r26, cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_climb_from", 329, CPyStatic_merv___thinking___priors___globals);
        goto CPyL42;
    } else
        goto CPyL22;
CPyL21: ;
    cpy_r_r29 = PyErr_Occurred();
    if (unlikely(cpy_r_r29 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_climb_from", 329, CPyStatic_merv___thinking___priors___globals);
        goto CPyL42;
    } else
        goto CPyL20;
CPyL22: ;
    cpy_r_r30 = PyTuple_New(5);
    if (unlikely(cpy_r_r30 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3391 = CPyTagged_StealAsObject(cpy_r_r15.f0);
    PyTuple_SET_ITEM(cpy_r_r30, 0, __tmp3391);
    PyObject *__tmp3392 = CPyTagged_StealAsObject(cpy_r_r15.f1);
    PyTuple_SET_ITEM(cpy_r_r30, 1, __tmp3392);
    PyObject *__tmp3393 = CPyTagged_StealAsObject(cpy_r_r15.f2);
    PyTuple_SET_ITEM(cpy_r_r30, 2, __tmp3393);
    PyObject *__tmp3394 = CPyTagged_StealAsObject(cpy_r_r15.f3);
    PyTuple_SET_ITEM(cpy_r_r30, 3, __tmp3394);
    PyObject *__tmp3395 = CPyTagged_StealAsObject(cpy_r_r15.f4);
    PyTuple_SET_ITEM(cpy_r_r30, 4, __tmp3395);
    PyObject *cpy_r_r31[1] = {cpy_r_r30};
    cpy_r_r32 = (PyObject **)&cpy_r_r31;
    cpy_r_r33 = PyObject_Vectorcall(cpy_r_r28, cpy_r_r32, 1, 0);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_climb_from", 329, CPyStatic_merv___thinking___priors___globals);
        goto CPyL44;
    }
    CPy_DECREF(cpy_r_r30);
    if (likely(PyLong_Check(cpy_r_r33)))
        cpy_r_r34 = CPyTagged_FromObject(cpy_r_r33);
    else {
        CPy_TypeError("int", cpy_r_r33); cpy_r_r34 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_climb_from", 329, CPyStatic_merv___thinking___priors___globals);
        goto CPyL41;
    }
    cpy_r_r35 = ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->_cube;
    if (unlikely(cpy_r_r35 == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->bitmap & 64)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'cube' of 'Values' undefined");
    }
    cpy_r_r36 = cpy_r_r35 == -113.0;
    if (unlikely(cpy_r_r36)) goto CPyL26;
CPyL25: ;
    cpy_r_r37 = CPyFloat_FromTagged(cpy_r_r34);
    CPyTagged_DECREF(cpy_r_r34);
    cpy_r_r38 = cpy_r_r37 == -113.0;
    if (unlikely(cpy_r_r38)) {
        goto CPyL28;
    } else
        goto CPyL27;
CPyL26: ;
    cpy_r_r39 = PyErr_Occurred();
    if (unlikely(cpy_r_r39 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_climb_from", 329, CPyStatic_merv___thinking___priors___globals);
        goto CPyL45;
    } else
        goto CPyL25;
CPyL27: ;
    cpy_r_r40 = cpy_r_r37 * cpy_r_r35;
    cpy_r_r41 = cpy_r_r25 - cpy_r_r40;
    cpy_r_r42 = CPyDef_merv___thinking___priors___Priors____space(cpy_r_self, cpy_r_r5, cpy_r_values);
    cpy_r_r43 = cpy_r_r42 == -113.0;
    if (unlikely(cpy_r_r43)) {
        goto CPyL30;
    } else
        goto CPyL29;
CPyL28: ;
    cpy_r_r44 = PyErr_Occurred();
    if (unlikely(cpy_r_r44 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_climb_from", 329, CPyStatic_merv___thinking___priors___globals);
        goto CPyL41;
    } else
        goto CPyL27;
CPyL29: ;
    cpy_r_r45 = cpy_r_r41 + cpy_r_r42;
    cpy_r_r46 = cpy_r_gained + cpy_r_r45;
    cpy_r_gained = cpy_r_r46;
    cpy_r_r47 = cpy_r_gained > cpy_r_best;
    if (cpy_r_r47) {
        goto CPyL31;
    } else
        goto CPyL32;
CPyL30: ;
    cpy_r_r48 = PyErr_Occurred();
    if (unlikely(cpy_r_r48 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_climb_from", 329, CPyStatic_merv___thinking___priors___globals);
        goto CPyL41;
    } else
        goto CPyL29;
CPyL31: ;
    cpy_r_r49 = cpy_r_gained;
    goto CPyL33;
CPyL32: ;
    cpy_r_r49 = cpy_r_best;
CPyL33: ;
    cpy_r_best = cpy_r_r49;
    cpy_r_here = cpy_r_r5;
    goto CPyL4;
CPyL34: ;
    return cpy_r_best;
CPyL35: ;
    cpy_r_r50 = -113.0;
    return cpy_r_r50;
CPyL36: ;
    CPyTagged_INCREF(cpy_r_here);
    goto CPyL4;
CPyL37: ;
    CPyTagged_DecRef(cpy_r_here);
    CPy_DecRef(cpy_r_r0);
    goto CPyL35;
CPyL38: ;
    CPyTagged_DECREF(cpy_r_here);
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r5);
    goto CPyL34;
CPyL39: ;
    CPyTagged_DecRef(cpy_r_here);
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r5);
    goto CPyL35;
CPyL40: ;
    CPyTagged_DecRef(cpy_r_here);
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    goto CPyL35;
CPyL41: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r5);
    goto CPyL35;
CPyL42: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r15.f0);
    CPyTagged_DecRef(cpy_r_r15.f1);
    CPyTagged_DecRef(cpy_r_r15.f2);
    CPyTagged_DecRef(cpy_r_r15.f3);
    CPyTagged_DecRef(cpy_r_r15.f4);
    goto CPyL35;
CPyL43: ;
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r15.f0);
    CPyTagged_DECREF(cpy_r_r15.f1);
    CPyTagged_DECREF(cpy_r_r15.f2);
    CPyTagged_DECREF(cpy_r_r15.f3);
    CPyTagged_DECREF(cpy_r_r15.f4);
    goto CPyL34;
CPyL44: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r30);
    goto CPyL35;
CPyL45: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r34);
    goto CPyL35;
}
        
        PyObject *CPyPy_merv___thinking___priors___Priors____climb_from(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"here", "gained", "cubes", "values", 0};
            static CPyArg_Parser parser = {"OOOO:_climb_from", kwlist, 0};
            PyObject *obj_here;
            PyObject *obj_gained;
            PyObject *obj_cubes;
            PyObject *obj_values;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_here, &obj_gained, &obj_cubes, &obj_values)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___thinking___priors___Priors))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.thinking.priors.Priors", obj_self); 
                goto fail;
            }
            CPyTagged arg_here;
            if (likely(PyLong_Check(obj_here)))
                arg_here = CPyTagged_BorrowFromObject(obj_here);
            else {
                CPy_TypeError("int", obj_here); goto fail;
            }
            double arg_gained;
            arg_gained = PyFloat_AsDouble(obj_gained);
            if (arg_gained == -1.0 && PyErr_Occurred()) {
                CPy_TypeError("float", obj_gained); goto fail;
            }
            PyObject *arg_cubes;
            if (likely(PyList_Check(obj_cubes)))
                arg_cubes = obj_cubes;
            else {
                CPy_TypeError("list", obj_cubes); 
                goto fail;
            }
            PyObject *arg_values;
            if (likely(Py_TYPE(obj_values) == CPyType_merv___thinking___priors___Values))
                arg_values = obj_values;
            else {
                CPy_TypeError("serai.games.merv.thinking.priors.Values", obj_values); 
                goto fail;
            }
            double retval = CPyDef_merv___thinking___priors___Priors____climb_from(arg_self, arg_here, arg_gained, arg_cubes, arg_values);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_climb_from", 322, CPyStatic_merv___thinking___priors___globals);
            return NULL;
        }
        
double CPyDef_merv___thinking___priors___Priors____space(PyObject *cpy_r_self, CPyTagged cpy_r_space, PyObject *cpy_r_values) {
    double cpy_r_gained;
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
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    double cpy_r_r15;
    char cpy_r_r16;
    double cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    double cpy_r_r21;
    char cpy_r_r22;
    double cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    double cpy_r_r29;
    char cpy_r_r30;
    double cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    double cpy_r_r35;
    char cpy_r_r36;
    double cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    double cpy_r_r48;
    double cpy_r_r49;
    PyObject *cpy_r_r50;
    double cpy_r_r51;
    double cpy_r_r52;
    char cpy_r_r53;
    double cpy_r_r54;
    double cpy_r_r55;
    PyObject *cpy_r_r56;
    int64_t cpy_r_r57;
    double cpy_r_r58;
    cpy_r_gained = 0.0;
    cpy_r_r0 = ((serai___games___merv___thinking___priors___PriorsObject *)cpy_r_self)->__book;
    cpy_r_r1 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_space_effect;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_space", "Book", "space_effect", 337, CPyStatic_merv___thinking___priors___globals);
        goto CPyL36;
    }
CPyL1: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_space);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_space", 337, CPyStatic_merv___thinking___priors___globals);
        goto CPyL36;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r2, CPyType_kernel___effects___Effect)))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/priors.py", "_space", 337, CPyStatic_merv___thinking___priors___globals, "serai.kernel.effects.Effect", cpy_r_r2);
        goto CPyL36;
    }
    cpy_r_r4 = CPyDef_merv___book___steps(cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_space", 337, CPyStatic_merv___thinking___priors___globals);
        goto CPyL36;
    }
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r6 = *(int64_t *)cpy_r_r5;
    cpy_r_r7 = 0;
CPyL5: ;
    cpy_r_r8 = cpy_r_r7 < cpy_r_r6;
    if (!cpy_r_r8) goto CPyL37;
    cpy_r_r9 = CPySequenceTuple_GetItemUnsafe(cpy_r_r4, cpy_r_r7);
    if (likely(Py_TYPE(cpy_r_r9) == CPyType_kernel___effects___Call))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/priors.py", "_space", 337, CPyStatic_merv___thinking___priors___globals, "serai.kernel.effects.Call", cpy_r_r9);
        goto CPyL38;
    }
    cpy_r_r11 = ((serai___kernel___effects___CallObject *)cpy_r_r10)->_verb;
    cpy_r_r12 = ((serai___kernel___effects___VerbObject *)cpy_r_r11)->_name;
    CPy_INCREF(cpy_r_r12);
    cpy_r_r13 = CPyStatics[1757]; /* 'upgrade' */
    cpy_r_r14 = CPyStr_EqualLiteral(cpy_r_r12, cpy_r_r13, 7);
    if (cpy_r_r14) {
        goto CPyL39;
    } else
        goto CPyL11;
CPyL8: ;
    cpy_r_r15 = ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->_upgrade;
    if (unlikely(cpy_r_r15 == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->bitmap & 65536)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'upgrade' of 'Values' undefined");
    }
    cpy_r_r16 = cpy_r_r15 == -113.0;
    if (unlikely(cpy_r_r16)) goto CPyL10;
CPyL9: ;
    cpy_r_r17 = cpy_r_gained + cpy_r_r15;
    cpy_r_gained = cpy_r_r17;
    goto CPyL34;
CPyL10: ;
    cpy_r_r18 = PyErr_Occurred();
    if (unlikely(cpy_r_r18 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_space", 340, CPyStatic_merv___thinking___priors___globals);
        goto CPyL38;
    } else
        goto CPyL9;
CPyL11: ;
    cpy_r_r19 = CPyStatics[641]; /* 'gain' */
    cpy_r_r20 = CPyStr_EqualLiteral(cpy_r_r12, cpy_r_r19, 4);
    if (cpy_r_r20) {
        goto CPyL40;
    } else
        goto CPyL15;
CPyL12: ;
    cpy_r_r21 = ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->_favour;
    if (unlikely(cpy_r_r21 == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->bitmap & 128)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'favour' of 'Values' undefined");
    }
    cpy_r_r22 = cpy_r_r21 == -113.0;
    if (unlikely(cpy_r_r22)) goto CPyL14;
CPyL13: ;
    cpy_r_r23 = cpy_r_gained + cpy_r_r21;
    cpy_r_gained = cpy_r_r23;
    goto CPyL34;
CPyL14: ;
    cpy_r_r24 = PyErr_Occurred();
    if (unlikely(cpy_r_r24 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_space", 342, CPyStatic_merv___thinking___priors___globals);
        goto CPyL38;
    } else
        goto CPyL13;
CPyL15: ;
    cpy_r_r25 = CPyStatics[1330]; /* 'take_bonus_tile' */
    cpy_r_r26 = CPyStr_EqualLiteral(cpy_r_r12, cpy_r_r25, 15);
    if (cpy_r_r26) goto CPyL41;
    cpy_r_r27 = CPyStatics[1579]; /* 'score_each' */
    cpy_r_r28 = CPyStr_EqualLiteral(cpy_r_r12, cpy_r_r27, 10);
    if (cpy_r_r28) {
        goto CPyL41;
    } else
        goto CPyL20;
CPyL17: ;
    cpy_r_r29 = ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->_bonus_tile;
    if (unlikely(cpy_r_r29 == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->bitmap & 1)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'bonus_tile' of 'Values' undefined");
    }
    cpy_r_r30 = cpy_r_r29 == -113.0;
    if (unlikely(cpy_r_r30)) goto CPyL19;
CPyL18: ;
    cpy_r_r31 = cpy_r_gained + cpy_r_r29;
    cpy_r_gained = cpy_r_r31;
    goto CPyL34;
CPyL19: ;
    cpy_r_r32 = PyErr_Occurred();
    if (unlikely(cpy_r_r32 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_space", 344, CPyStatic_merv___thinking___priors___globals);
        goto CPyL38;
    } else
        goto CPyL18;
CPyL20: ;
    cpy_r_r33 = CPyStatics[1328]; /* 'deploy' */
    cpy_r_r34 = CPyStr_EqualLiteral(cpy_r_r12, cpy_r_r33, 6);
    if (cpy_r_r34) {
        goto CPyL42;
    } else
        goto CPyL24;
CPyL21: ;
    cpy_r_r35 = ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->_soldier;
    if (unlikely(cpy_r_r35 == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->bitmap & 16384)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'soldier' of 'Values' undefined");
    }
    cpy_r_r36 = cpy_r_r35 == -113.0;
    if (unlikely(cpy_r_r36)) goto CPyL23;
CPyL22: ;
    cpy_r_r37 = cpy_r_gained + cpy_r_r35;
    cpy_r_gained = cpy_r_r37;
    goto CPyL34;
CPyL23: ;
    cpy_r_r38 = PyErr_Occurred();
    if (unlikely(cpy_r_r38 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_space", 346, CPyStatic_merv___thinking___priors___globals);
        goto CPyL38;
    } else
        goto CPyL22;
CPyL24: ;
    cpy_r_r39 = CPyStatics[1331]; /* 'free' */
    cpy_r_r40 = CPyStr_EqualLiteral(cpy_r_r12, cpy_r_r39, 4);
    CPy_DECREF(cpy_r_r12);
    if (!cpy_r_r40) goto CPyL43;
    cpy_r_r41 = ((serai___kernel___effects___CallObject *)cpy_r_r10)->_words;
    CPy_INCREF(cpy_r_r41);
    CPy_DECREF(cpy_r_r10);
    cpy_r_r42 = CPySequenceTuple_GetItem(cpy_r_r41, 0);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_space", 348, CPyStatic_merv___thinking___priors___globals);
        goto CPyL38;
    }
    if (PyLong_Check(cpy_r_r42))
        cpy_r_r43 = cpy_r_r42;
    else {
        cpy_r_r43 = NULL;
    }
    if (cpy_r_r43 != NULL) goto __LL3396;
    if (PyUnicode_Check(cpy_r_r42))
        cpy_r_r43 = cpy_r_r42;
    else {
        cpy_r_r43 = NULL;
    }
    if (cpy_r_r43 != NULL) goto __LL3396;
    if (unlikely(!(PyTuple_Check(cpy_r_r42) && PyTuple_GET_SIZE(cpy_r_r42) == 2))) {
        cpy_r_r43 = NULL;
        goto __LL3397;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r42, 0))))
        cpy_r_r43 = PyTuple_GET_ITEM(cpy_r_r42, 0);
    else {
        cpy_r_r43 = NULL;
    }
    if (cpy_r_r43 == NULL) goto __LL3397;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r42, 1))))
        cpy_r_r43 = PyTuple_GET_ITEM(cpy_r_r42, 1);
    else {
        cpy_r_r43 = NULL;
    }
    if (cpy_r_r43 == NULL) goto __LL3397;
    cpy_r_r43 = cpy_r_r42;
__LL3397: ;
    if (cpy_r_r43 != NULL) goto __LL3396;
    CPy_TypeErrorTraceback("src/serai/games/merv/thinking/priors.py", "_space", 348, CPyStatic_merv___thinking___priors___globals, "union[int, str, tuple[str, int]]", cpy_r_r42);
    goto CPyL38;
__LL3396: ;
    cpy_r_r44 = CPyStatics[1771]; /* 'courtier' */
    cpy_r_r45 = PyObject_RichCompare(cpy_r_r43, cpy_r_r44, 2);
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_space", 348, CPyStatic_merv___thinking___priors___globals);
        goto CPyL38;
    }
    if (unlikely(!PyBool_Check(cpy_r_r45))) {
        CPy_TypeError("bool", cpy_r_r45); cpy_r_r46 = 2;
    } else
        cpy_r_r46 = cpy_r_r45 == Py_True;
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r46 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_space", 348, CPyStatic_merv___thinking___priors___globals);
        goto CPyL38;
    }
    if (!cpy_r_r46) goto CPyL31;
    cpy_r_r47 = ((serai___games___merv___thinking___priors___PriorsObject *)cpy_r_self)->__weights;
    cpy_r_r48 = ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_r47)->_free_courtier;
    cpy_r_r49 = cpy_r_gained + cpy_r_r48;
    cpy_r_gained = cpy_r_r49;
    goto CPyL34;
CPyL31: ;
    cpy_r_r50 = ((serai___games___merv___thinking___priors___PriorsObject *)cpy_r_self)->__weights;
    cpy_r_r51 = ((serai___games___merv___thinking___weights___WeightsObject *)cpy_r_r50)->_free_rampart;
    cpy_r_r52 = ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->_influence;
    if (unlikely(cpy_r_r52 == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->bitmap & 256)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'influence' of 'Values' undefined");
    }
    cpy_r_r53 = cpy_r_r52 == -113.0;
    if (unlikely(cpy_r_r53)) goto CPyL33;
CPyL32: ;
    cpy_r_r54 = cpy_r_r51 * cpy_r_r52;
    cpy_r_r55 = cpy_r_gained + cpy_r_r54;
    cpy_r_gained = cpy_r_r55;
    goto CPyL34;
CPyL33: ;
    cpy_r_r56 = PyErr_Occurred();
    if (unlikely(cpy_r_r56 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_space", 351, CPyStatic_merv___thinking___priors___globals);
        goto CPyL38;
    } else
        goto CPyL32;
CPyL34: ;
    cpy_r_r57 = cpy_r_r7 + 1;
    cpy_r_r7 = cpy_r_r57;
    goto CPyL5;
CPyL35: ;
    return cpy_r_gained;
CPyL36: ;
    cpy_r_r58 = -113.0;
    return cpy_r_r58;
CPyL37: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL35;
CPyL38: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL36;
CPyL39: ;
    CPy_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r12);
    goto CPyL8;
CPyL40: ;
    CPy_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r12);
    goto CPyL12;
CPyL41: ;
    CPy_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r12);
    goto CPyL17;
CPyL42: ;
    CPy_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r12);
    goto CPyL21;
CPyL43: ;
    CPy_DECREF(cpy_r_r10);
    goto CPyL34;
}
        
        PyObject *CPyPy_merv___thinking___priors___Priors____space(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"space", "values", 0};
            static CPyArg_Parser parser = {"OO:_space", kwlist, 0};
            PyObject *obj_space;
            PyObject *obj_values;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_space, &obj_values)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___thinking___priors___Priors))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.thinking.priors.Priors", obj_self); 
                goto fail;
            }
            CPyTagged arg_space;
            if (likely(PyLong_Check(obj_space)))
                arg_space = CPyTagged_BorrowFromObject(obj_space);
            else {
                CPy_TypeError("int", obj_space); goto fail;
            }
            PyObject *arg_values;
            if (likely(Py_TYPE(obj_values) == CPyType_merv___thinking___priors___Values))
                arg_values = obj_values;
            else {
                CPy_TypeError("serai.games.merv.thinking.priors.Values", obj_values); 
                goto fail;
            }
            double retval = CPyDef_merv___thinking___priors___Priors____space(arg_self, arg_space, arg_values);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_space", 334, CPyStatic_merv___thinking___priors___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "__get__", -1, CPyStatic_merv___thinking___priors___globals);
            return NULL;
        }
        
CPyTagged CPyDef_merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_piece) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    tuple_T5IIIII cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject **cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    CPyTagged cpy_r_r13;
    cpy_r_r0 = ((serai___games___merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "<lambda>", "__mypyc_lambda__0__ramparts_Priors_obj", "__mypyc_env__", 363, CPyStatic_merv___thinking___priors___globals);
        goto CPyL9;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___thinking___priors____ramparts_Priors_envObject *)cpy_r_r0)->_book;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "<lambda>", "_ramparts_Priors_env", "book", 363, CPyStatic_merv___thinking___priors___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___merv___book___BookObject *)cpy_r_r1)->_rampart_cost;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "<lambda>", "Book", "rampart_cost", 363, CPyStatic_merv___thinking___priors___globals);
        goto CPyL10;
    }
CPyL3: ;
    cpy_r_r3 = CPyList_GetItem(cpy_r_r2, cpy_r_piece);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<lambda>", 363, CPyStatic_merv___thinking___priors___globals);
        goto CPyL10;
    }
    PyObject *__tmp3398;
    if (unlikely(!(PyTuple_Check(cpy_r_r3) && PyTuple_GET_SIZE(cpy_r_r3) == 5))) {
        __tmp3398 = NULL;
        goto __LL3399;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r3, 0))))
        __tmp3398 = PyTuple_GET_ITEM(cpy_r_r3, 0);
    else {
        __tmp3398 = NULL;
    }
    if (__tmp3398 == NULL) goto __LL3399;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r3, 1))))
        __tmp3398 = PyTuple_GET_ITEM(cpy_r_r3, 1);
    else {
        __tmp3398 = NULL;
    }
    if (__tmp3398 == NULL) goto __LL3399;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r3, 2))))
        __tmp3398 = PyTuple_GET_ITEM(cpy_r_r3, 2);
    else {
        __tmp3398 = NULL;
    }
    if (__tmp3398 == NULL) goto __LL3399;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r3, 3))))
        __tmp3398 = PyTuple_GET_ITEM(cpy_r_r3, 3);
    else {
        __tmp3398 = NULL;
    }
    if (__tmp3398 == NULL) goto __LL3399;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r3, 4))))
        __tmp3398 = PyTuple_GET_ITEM(cpy_r_r3, 4);
    else {
        __tmp3398 = NULL;
    }
    if (__tmp3398 == NULL) goto __LL3399;
    __tmp3398 = cpy_r_r3;
__LL3399: ;
    if (unlikely(__tmp3398 == NULL)) {
        CPy_TypeError("tuple[int, int, int, int, int]", cpy_r_r3); cpy_r_r4 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp3400 = PyTuple_GET_ITEM(cpy_r_r3, 0);
        CPyTagged __tmp3401;
        if (likely(PyLong_Check(__tmp3400)))
            __tmp3401 = CPyTagged_FromObject(__tmp3400);
        else {
            goto __LL3402;
        }
        cpy_r_r4.f0 = __tmp3401;
        PyObject *__tmp3403 = PyTuple_GET_ITEM(cpy_r_r3, 1);
        CPyTagged __tmp3404;
        if (likely(PyLong_Check(__tmp3403)))
            __tmp3404 = CPyTagged_FromObject(__tmp3403);
        else {
            goto __LL3405;
        }
        cpy_r_r4.f1 = __tmp3404;
        PyObject *__tmp3406 = PyTuple_GET_ITEM(cpy_r_r3, 2);
        CPyTagged __tmp3407;
        if (likely(PyLong_Check(__tmp3406)))
            __tmp3407 = CPyTagged_FromObject(__tmp3406);
        else {
            goto __LL3408;
        }
        cpy_r_r4.f2 = __tmp3407;
        PyObject *__tmp3409 = PyTuple_GET_ITEM(cpy_r_r3, 3);
        CPyTagged __tmp3410;
        if (likely(PyLong_Check(__tmp3409)))
            __tmp3410 = CPyTagged_FromObject(__tmp3409);
        else {
            goto __LL3411;
        }
        cpy_r_r4.f3 = __tmp3410;
        PyObject *__tmp3412 = PyTuple_GET_ITEM(cpy_r_r3, 4);
        CPyTagged __tmp3413;
        if (likely(PyLong_Check(__tmp3412)))
            __tmp3413 = CPyTagged_FromObject(__tmp3412);
        else {
            goto __LL3414;
        }
        cpy_r_r4.f4 = __tmp3413;
    }
    goto __LL3415;
__LL3402: ;
    cpy_r_r4 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3415;
__LL3405: ;
    CPyTagged_DECREF(cpy_r_r4.f0);
    cpy_r_r4 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3415;
__LL3408: ;
    CPyTagged_DECREF(cpy_r_r4.f0);
    CPyTagged_DECREF(cpy_r_r4.f1);
    cpy_r_r4 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3415;
__LL3411: ;
    CPyTagged_DECREF(cpy_r_r4.f0);
    CPyTagged_DECREF(cpy_r_r4.f1);
    CPyTagged_DECREF(cpy_r_r4.f2);
    cpy_r_r4 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3415;
__LL3414: ;
    CPyTagged_DECREF(cpy_r_r4.f0);
    CPyTagged_DECREF(cpy_r_r4.f1);
    CPyTagged_DECREF(cpy_r_r4.f2);
    CPyTagged_DECREF(cpy_r_r4.f3);
    cpy_r_r4 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3415;
__LL3415: ;
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<lambda>", 363, CPyStatic_merv___thinking___priors___globals);
        goto CPyL10;
    }
    CPy_DECREF(cpy_r_r1);
    cpy_r_r5 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r6 = CPyStatics[105]; /* 'sum' */
    cpy_r_r7 = CPyObject_GetAttr(cpy_r_r5, cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<lambda>", 363, CPyStatic_merv___thinking___priors___globals);
        goto CPyL11;
    }
    cpy_r_r8 = PyTuple_New(5);
    if (unlikely(cpy_r_r8 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3416 = CPyTagged_StealAsObject(cpy_r_r4.f0);
    PyTuple_SET_ITEM(cpy_r_r8, 0, __tmp3416);
    PyObject *__tmp3417 = CPyTagged_StealAsObject(cpy_r_r4.f1);
    PyTuple_SET_ITEM(cpy_r_r8, 1, __tmp3417);
    PyObject *__tmp3418 = CPyTagged_StealAsObject(cpy_r_r4.f2);
    PyTuple_SET_ITEM(cpy_r_r8, 2, __tmp3418);
    PyObject *__tmp3419 = CPyTagged_StealAsObject(cpy_r_r4.f3);
    PyTuple_SET_ITEM(cpy_r_r8, 3, __tmp3419);
    PyObject *__tmp3420 = CPyTagged_StealAsObject(cpy_r_r4.f4);
    PyTuple_SET_ITEM(cpy_r_r8, 4, __tmp3420);
    PyObject *cpy_r_r9[1] = {cpy_r_r8};
    cpy_r_r10 = (PyObject **)&cpy_r_r9;
    cpy_r_r11 = PyObject_Vectorcall(cpy_r_r7, cpy_r_r10, 1, 0);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<lambda>", 363, CPyStatic_merv___thinking___priors___globals);
        goto CPyL12;
    }
    CPy_DECREF(cpy_r_r8);
    if (likely(PyLong_Check(cpy_r_r11)))
        cpy_r_r12 = CPyTagged_FromObject(cpy_r_r11);
    else {
        CPy_TypeError("int", cpy_r_r11); cpy_r_r12 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<lambda>", 363, CPyStatic_merv___thinking___priors___globals);
        goto CPyL9;
    }
    return cpy_r_r12;
CPyL9: ;
    cpy_r_r13 = CPY_INT_TAG;
    return cpy_r_r13;
CPyL10: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL9;
CPyL11: ;
    CPyTagged_DecRef(cpy_r_r4.f0);
    CPyTagged_DecRef(cpy_r_r4.f1);
    CPyTagged_DecRef(cpy_r_r4.f2);
    CPyTagged_DecRef(cpy_r_r4.f3);
    CPyTagged_DecRef(cpy_r_r4.f4);
    goto CPyL9;
CPyL12: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL9;
}
        
        PyObject *CPyPy_merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"piece", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_piece;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_piece)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_piece;
            if (likely(PyLong_Check(obj_piece)))
                arg_piece = CPyTagged_BorrowFromObject(obj_piece);
            else {
                CPy_TypeError("int", obj_piece); goto fail;
            }
            CPyTagged retval = CPyDef_merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj_____call__(arg___mypyc_self__, arg_piece);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<lambda>", 363, CPyStatic_merv___thinking___priors___globals);
            return NULL;
        }
        
double CPyDef_merv___thinking___priors___Priors____ramparts(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_cubes, PyObject *cpy_r_values) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyPtr cpy_r_r6;
    CPyPtr cpy_r_r7;
    CPyPtr cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    int64_t cpy_r_r11;
    CPyPtr cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    CPyTagged cpy_r_slot;
    CPyPtr cpy_r_r15;
    CPyPtr cpy_r_r16;
    int64_t cpy_r_r17;
    CPyPtr cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged cpy_r_piece;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    int32_t cpy_r_r30;
    char cpy_r_r31;
    CPyTagged cpy_r_r32;
    int64_t cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    int32_t cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    int32_t cpy_r_r40;
    char cpy_r_r41;
    double cpy_r_gained;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject **cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    int64_t cpy_r_r52;
    CPyPtr cpy_r_r53;
    int64_t cpy_r_r54;
    char cpy_r_r55;
    CPyPtr cpy_r_r56;
    CPyPtr cpy_r_r57;
    int64_t cpy_r_r58;
    CPyPtr cpy_r_r59;
    PyObject *cpy_r_r60;
    CPyTagged cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    tuple_T5IIIII cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    CPyTagged cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    CPyPtr cpy_r_r72;
    int64_t cpy_r_r73;
    CPyTagged cpy_r_r74;
    char cpy_r_r75;
    PyObject *cpy_r_r76;
    CPyTagged cpy_r_r77;
    double cpy_r_r78;
    char cpy_r_r79;
    double cpy_r_r80;
    char cpy_r_r81;
    PyObject *cpy_r_r82;
    double cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject **cpy_r_r90;
    PyObject *cpy_r_r91;
    CPyTagged cpy_r_r92;
    double cpy_r_r93;
    char cpy_r_r94;
    double cpy_r_r95;
    char cpy_r_r96;
    PyObject *cpy_r_r97;
    double cpy_r_r98;
    double cpy_r_r99;
    char cpy_r_r100;
    PyObject *cpy_r_r101;
    char cpy_r_r102;
    PyObject *cpy_r_r103;
    CPyTagged cpy_r_r104;
    double cpy_r_r105;
    int64_t cpy_r_r106;
    double cpy_r_r107;
    cpy_r_r0 = CPyDef_merv___thinking___priors____ramparts_Priors_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_ramparts", 354, CPyStatic_merv___thinking___priors___globals);
        goto CPyL66;
    }
    cpy_r_r1 = ((serai___games___merv___thinking___priors___PriorsObject *)cpy_r_self)->__book;
    CPy_INCREF(cpy_r_r1);
    if (((serai___games___merv___thinking___priors____ramparts_Priors_envObject *)cpy_r_r0)->_book != NULL) {
        CPy_DECREF(((serai___games___merv___thinking___priors____ramparts_Priors_envObject *)cpy_r_r0)->_book);
    }
    ((serai___games___merv___thinking___priors____ramparts_Priors_envObject *)cpy_r_r0)->_book = cpy_r_r1;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_ramparts", 355, CPyStatic_merv___thinking___priors___globals);
        goto CPyL67;
    }
    cpy_r_r3 = PyList_New(0);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_ramparts", 356, CPyStatic_merv___thinking___priors___globals);
        goto CPyL67;
    }
    cpy_r_r4 = PyList_New(0);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_ramparts", 356, CPyStatic_merv___thinking___priors___globals);
        goto CPyL68;
    }
    cpy_r_r5 = PyList_New(2);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_ramparts", 356, CPyStatic_merv___thinking___priors___globals);
        goto CPyL69;
    }
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyListObject, ob_item));
    cpy_r_r7 = *(CPyPtr *)cpy_r_r6;
    *(PyObject * *)cpy_r_r7 = cpy_r_r3;
    cpy_r_r8 = cpy_r_r7 + 8;
    *(PyObject * *)cpy_r_r8 = cpy_r_r4;
    cpy_r_r9 = 0;
    cpy_r_r10 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_ramparts;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_ramparts", "Table", "ramparts", 357, CPyStatic_merv___thinking___priors___globals);
        goto CPyL70;
    }
    CPy_INCREF(cpy_r_r10);
CPyL6: ;
    cpy_r_r11 = 0;
CPyL7: ;
    cpy_r_r12 = (CPyPtr)((CPyPtr)cpy_r_r10 + offsetof(PyVarObject, ob_size));
    cpy_r_r13 = *(int64_t *)cpy_r_r12;
    cpy_r_r14 = cpy_r_r11 < cpy_r_r13;
    if (!cpy_r_r14) goto CPyL71;
    cpy_r_slot = cpy_r_r9;
    cpy_r_r15 = (CPyPtr)((CPyPtr)cpy_r_r10 + offsetof(PyListObject, ob_item));
    cpy_r_r16 = *(CPyPtr *)cpy_r_r15;
    cpy_r_r17 = cpy_r_r11 * 8;
    cpy_r_r18 = cpy_r_r16 + cpy_r_r17;
    cpy_r_r19 = *(PyObject * *)cpy_r_r18;
    CPy_INCREF(cpy_r_r19);
    if (likely(PyLong_Check(cpy_r_r19)))
        cpy_r_r20 = CPyTagged_FromObject(cpy_r_r19);
    else {
        CPy_TypeError("int", cpy_r_r19); cpy_r_r20 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_ramparts", 357, CPyStatic_merv___thinking___priors___globals);
        goto CPyL72;
    }
    cpy_r_piece = cpy_r_r20;
    cpy_r_r21 = (Py_ssize_t)cpy_r_piece == -2;
    CPyTagged_DECREF(cpy_r_piece);
    if (!cpy_r_r21) goto CPyL73;
    cpy_r_r22 = ((serai___games___merv___thinking___priors____ramparts_Priors_envObject *)cpy_r_r0)->_book;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_ramparts", "_ramparts_Priors_env", "book", 359, CPyStatic_merv___thinking___priors___globals);
        goto CPyL72;
    }
    CPy_INCREF(cpy_r_r22);
CPyL11: ;
    cpy_r_r23 = ((serai___games___merv___book___BookObject *)cpy_r_r22)->_slot_kind;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_ramparts", "Book", "slot_kind", 359, CPyStatic_merv___thinking___priors___globals);
        goto CPyL74;
    }
CPyL12: ;
    cpy_r_r24 = CPyList_GetItemBorrow(cpy_r_r23, cpy_r_slot);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_ramparts", 359, CPyStatic_merv___thinking___priors___globals);
        goto CPyL74;
    }
    if (likely(PyLong_Check(cpy_r_r24)))
        cpy_r_r25 = CPyTagged_FromObject(cpy_r_r24);
    else {
        CPy_TypeError("int", cpy_r_r24); cpy_r_r25 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_ramparts", 359, CPyStatic_merv___thinking___priors___globals);
        goto CPyL74;
    }
    cpy_r_r26 = CPyList_GetItem(cpy_r_r5, cpy_r_r25);
    CPyTagged_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_ramparts", 359, CPyStatic_merv___thinking___priors___globals);
        goto CPyL74;
    }
    if (likely(PyList_Check(cpy_r_r26)))
        cpy_r_r27 = cpy_r_r26;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/priors.py", "_ramparts", 359, CPyStatic_merv___thinking___priors___globals, "list", cpy_r_r26);
        goto CPyL74;
    }
    CPy_DECREF(cpy_r_r22);
    cpy_r_r28 = CPyDef_walls___slot_influence(cpy_r_t, cpy_r_me, cpy_r_slot);
    CPyTagged_DECREF(cpy_r_slot);
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_ramparts", 359, CPyStatic_merv___thinking___priors___globals);
        goto CPyL75;
    }
    cpy_r_r29 = CPyTagged_StealAsObject(cpy_r_r28);
    cpy_r_r30 = PyList_Append(cpy_r_r27, cpy_r_r29);
    CPy_DECREF(cpy_r_r27);
    CPy_DECREF(cpy_r_r29);
    cpy_r_r31 = cpy_r_r30 >= 0;
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_ramparts", 359, CPyStatic_merv___thinking___priors___globals);
        goto CPyL76;
    }
CPyL18: ;
    cpy_r_r32 = cpy_r_r9 + 2;
    cpy_r_r9 = cpy_r_r32;
    cpy_r_r33 = cpy_r_r11 + 1;
    cpy_r_r11 = cpy_r_r33;
    goto CPyL7;
CPyL19: ;
    cpy_r_r34 = CPyList_GetItemShort(cpy_r_r5, 0);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_ramparts", 360, CPyStatic_merv___thinking___priors___globals);
        goto CPyL70;
    }
    if (likely(PyList_Check(cpy_r_r34)))
        cpy_r_r35 = cpy_r_r34;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/priors.py", "_ramparts", 360, CPyStatic_merv___thinking___priors___globals, "list", cpy_r_r34);
        goto CPyL70;
    }
    cpy_r_r36 = PyList_Sort(cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    cpy_r_r37 = cpy_r_r36 >= 0;
    if (unlikely(!cpy_r_r37)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_ramparts", 360, CPyStatic_merv___thinking___priors___globals);
        goto CPyL70;
    }
    cpy_r_r38 = CPyList_GetItemShort(cpy_r_r5, 2);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_ramparts", 361, CPyStatic_merv___thinking___priors___globals);
        goto CPyL70;
    }
    if (likely(PyList_Check(cpy_r_r38)))
        cpy_r_r39 = cpy_r_r38;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/priors.py", "_ramparts", 361, CPyStatic_merv___thinking___priors___globals, "list", cpy_r_r38);
        goto CPyL70;
    }
    cpy_r_r40 = PyList_Sort(cpy_r_r39);
    CPy_DECREF(cpy_r_r39);
    cpy_r_r41 = cpy_r_r40 >= 0;
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_ramparts", 361, CPyStatic_merv___thinking___priors___globals);
        goto CPyL70;
    }
    cpy_r_gained = 0.0;
    cpy_r_r42 = CPyDef_walls___different_pieces(cpy_r_t);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_ramparts", 363, CPyStatic_merv___thinking___priors___globals);
        goto CPyL70;
    }
    cpy_r_r43 = CPyDef_merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_obj();
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_ramparts", 363, CPyStatic_merv___thinking___priors___globals);
        goto CPyL77;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___merv___thinking___priors_____mypyc_lambda__0__ramparts_Priors_objObject *)cpy_r_r43)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r44 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r45 = CPyStatics[29]; /* 'sorted' */
    cpy_r_r46 = CPyObject_GetAttr(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_ramparts", 363, CPyStatic_merv___thinking___priors___globals);
        goto CPyL78;
    }
    PyObject *cpy_r_r47[2] = {cpy_r_r42, cpy_r_r43};
    cpy_r_r48 = (PyObject **)&cpy_r_r47;
    cpy_r_r49 = CPyStatics[4977]; /* ('key',) */
    cpy_r_r50 = PyObject_Vectorcall(cpy_r_r46, cpy_r_r48, 1, cpy_r_r49);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_ramparts", 363, CPyStatic_merv___thinking___priors___globals);
        goto CPyL78;
    }
    CPy_DECREF(cpy_r_r42);
    CPy_DECREF(cpy_r_r43);
    if (likely(PyList_Check(cpy_r_r50)))
        cpy_r_r51 = cpy_r_r50;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/priors.py", "_ramparts", 363, CPyStatic_merv___thinking___priors___globals, "list", cpy_r_r50);
        goto CPyL70;
    }
    cpy_r_r52 = 0;
CPyL31: ;
    cpy_r_r53 = (CPyPtr)((CPyPtr)cpy_r_r51 + offsetof(PyVarObject, ob_size));
    cpy_r_r54 = *(int64_t *)cpy_r_r53;
    cpy_r_r55 = cpy_r_r52 < cpy_r_r54;
    if (!cpy_r_r55) goto CPyL79;
    cpy_r_r56 = (CPyPtr)((CPyPtr)cpy_r_r51 + offsetof(PyListObject, ob_item));
    cpy_r_r57 = *(CPyPtr *)cpy_r_r56;
    cpy_r_r58 = cpy_r_r52 * 8;
    cpy_r_r59 = cpy_r_r57 + cpy_r_r58;
    cpy_r_r60 = *(PyObject * *)cpy_r_r59;
    CPy_INCREF(cpy_r_r60);
    if (likely(PyLong_Check(cpy_r_r60)))
        cpy_r_r61 = CPyTagged_FromObject(cpy_r_r60);
    else {
        CPy_TypeError("int", cpy_r_r60); cpy_r_r61 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r61 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_ramparts", 363, CPyStatic_merv___thinking___priors___globals);
        goto CPyL80;
    }
    cpy_r_piece = cpy_r_r61;
    cpy_r_r62 = ((serai___games___merv___thinking___priors____ramparts_Priors_envObject *)cpy_r_r0)->_book;
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_ramparts", "_ramparts_Priors_env", "book", 364, CPyStatic_merv___thinking___priors___globals);
        goto CPyL81;
    }
    CPy_INCREF(cpy_r_r62);
CPyL34: ;
    cpy_r_r63 = ((serai___games___merv___book___BookObject *)cpy_r_r62)->_rampart_cost;
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_ramparts", "Book", "rampart_cost", 364, CPyStatic_merv___thinking___priors___globals);
        goto CPyL82;
    }
CPyL35: ;
    cpy_r_r64 = CPyList_GetItem(cpy_r_r63, cpy_r_piece);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_ramparts", 364, CPyStatic_merv___thinking___priors___globals);
        goto CPyL82;
    }
    PyObject *__tmp3421;
    if (unlikely(!(PyTuple_Check(cpy_r_r64) && PyTuple_GET_SIZE(cpy_r_r64) == 5))) {
        __tmp3421 = NULL;
        goto __LL3422;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r64, 0))))
        __tmp3421 = PyTuple_GET_ITEM(cpy_r_r64, 0);
    else {
        __tmp3421 = NULL;
    }
    if (__tmp3421 == NULL) goto __LL3422;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r64, 1))))
        __tmp3421 = PyTuple_GET_ITEM(cpy_r_r64, 1);
    else {
        __tmp3421 = NULL;
    }
    if (__tmp3421 == NULL) goto __LL3422;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r64, 2))))
        __tmp3421 = PyTuple_GET_ITEM(cpy_r_r64, 2);
    else {
        __tmp3421 = NULL;
    }
    if (__tmp3421 == NULL) goto __LL3422;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r64, 3))))
        __tmp3421 = PyTuple_GET_ITEM(cpy_r_r64, 3);
    else {
        __tmp3421 = NULL;
    }
    if (__tmp3421 == NULL) goto __LL3422;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r64, 4))))
        __tmp3421 = PyTuple_GET_ITEM(cpy_r_r64, 4);
    else {
        __tmp3421 = NULL;
    }
    if (__tmp3421 == NULL) goto __LL3422;
    __tmp3421 = cpy_r_r64;
__LL3422: ;
    if (unlikely(__tmp3421 == NULL)) {
        CPy_TypeError("tuple[int, int, int, int, int]", cpy_r_r64); cpy_r_r65 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp3423 = PyTuple_GET_ITEM(cpy_r_r64, 0);
        CPyTagged __tmp3424;
        if (likely(PyLong_Check(__tmp3423)))
            __tmp3424 = CPyTagged_FromObject(__tmp3423);
        else {
            goto __LL3425;
        }
        cpy_r_r65.f0 = __tmp3424;
        PyObject *__tmp3426 = PyTuple_GET_ITEM(cpy_r_r64, 1);
        CPyTagged __tmp3427;
        if (likely(PyLong_Check(__tmp3426)))
            __tmp3427 = CPyTagged_FromObject(__tmp3426);
        else {
            goto __LL3428;
        }
        cpy_r_r65.f1 = __tmp3427;
        PyObject *__tmp3429 = PyTuple_GET_ITEM(cpy_r_r64, 2);
        CPyTagged __tmp3430;
        if (likely(PyLong_Check(__tmp3429)))
            __tmp3430 = CPyTagged_FromObject(__tmp3429);
        else {
            goto __LL3431;
        }
        cpy_r_r65.f2 = __tmp3430;
        PyObject *__tmp3432 = PyTuple_GET_ITEM(cpy_r_r64, 3);
        CPyTagged __tmp3433;
        if (likely(PyLong_Check(__tmp3432)))
            __tmp3433 = CPyTagged_FromObject(__tmp3432);
        else {
            goto __LL3434;
        }
        cpy_r_r65.f3 = __tmp3433;
        PyObject *__tmp3435 = PyTuple_GET_ITEM(cpy_r_r64, 4);
        CPyTagged __tmp3436;
        if (likely(PyLong_Check(__tmp3435)))
            __tmp3436 = CPyTagged_FromObject(__tmp3435);
        else {
            goto __LL3437;
        }
        cpy_r_r65.f4 = __tmp3436;
    }
    goto __LL3438;
__LL3425: ;
    cpy_r_r65 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3438;
__LL3428: ;
    CPyTagged_DECREF(cpy_r_r65.f0);
    cpy_r_r65 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3438;
__LL3431: ;
    CPyTagged_DECREF(cpy_r_r65.f0);
    CPyTagged_DECREF(cpy_r_r65.f1);
    cpy_r_r65 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3438;
__LL3434: ;
    CPyTagged_DECREF(cpy_r_r65.f0);
    CPyTagged_DECREF(cpy_r_r65.f1);
    CPyTagged_DECREF(cpy_r_r65.f2);
    cpy_r_r65 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3438;
__LL3437: ;
    CPyTagged_DECREF(cpy_r_r65.f0);
    CPyTagged_DECREF(cpy_r_r65.f1);
    CPyTagged_DECREF(cpy_r_r65.f2);
    CPyTagged_DECREF(cpy_r_r65.f3);
    cpy_r_r65 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL3438;
__LL3438: ;
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r65.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_ramparts", 364, CPyStatic_merv___thinking___priors___globals);
        goto CPyL82;
    }
    CPy_DECREF(cpy_r_r62);
    cpy_r_r66 = ((serai___games___merv___thinking___priors____ramparts_Priors_envObject *)cpy_r_r0)->_book;
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_ramparts", "_ramparts_Priors_env", "book", 365, CPyStatic_merv___thinking___priors___globals);
        goto CPyL83;
    }
    CPy_INCREF(cpy_r_r66);
CPyL38: ;
    cpy_r_r67 = ((serai___games___merv___book___BookObject *)cpy_r_r66)->_rampart_kind;
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_ramparts", "Book", "rampart_kind", 365, CPyStatic_merv___thinking___priors___globals);
        goto CPyL84;
    }
CPyL39: ;
    cpy_r_r68 = CPyList_GetItemBorrow(cpy_r_r67, cpy_r_piece);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_ramparts", 365, CPyStatic_merv___thinking___priors___globals);
        goto CPyL84;
    }
    if (likely(PyLong_Check(cpy_r_r68)))
        cpy_r_r69 = CPyTagged_FromObject(cpy_r_r68);
    else {
        CPy_TypeError("int", cpy_r_r68); cpy_r_r69 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r69 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_ramparts", 365, CPyStatic_merv___thinking___priors___globals);
        goto CPyL84;
    }
    cpy_r_r70 = CPyList_GetItem(cpy_r_r5, cpy_r_r69);
    CPyTagged_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_ramparts", 365, CPyStatic_merv___thinking___priors___globals);
        goto CPyL84;
    }
    if (likely(PyList_Check(cpy_r_r70)))
        cpy_r_r71 = cpy_r_r70;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/priors.py", "_ramparts", 365, CPyStatic_merv___thinking___priors___globals, "list", cpy_r_r70);
        goto CPyL84;
    }
    CPy_DECREF(cpy_r_r66);
    CPyTagged_DECREF(cpy_r_piece);
CPyL44: ;
    cpy_r_r72 = (CPyPtr)((CPyPtr)cpy_r_r71 + offsetof(PyVarObject, ob_size));
    cpy_r_r73 = *(int64_t *)cpy_r_r72;
    cpy_r_r74 = cpy_r_r73 << 1;
    cpy_r_r75 = cpy_r_r74 != 0;
    if (!cpy_r_r75) goto CPyL85;
    cpy_r_r76 = CPyList_GetItemShort(cpy_r_r71, -2);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_ramparts", 367, CPyStatic_merv___thinking___priors___globals);
        goto CPyL86;
    }
    if (likely(PyLong_Check(cpy_r_r76)))
        cpy_r_r77 = CPyTagged_FromObject(cpy_r_r76);
    else {
        CPy_TypeError("int", cpy_r_r76); cpy_r_r77 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r77 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_ramparts", 367, CPyStatic_merv___thinking___priors___globals);
        goto CPyL86;
    }
    cpy_r_r78 = ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->_influence;
    if (unlikely(cpy_r_r78 == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->bitmap & 256)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'influence' of 'Values' undefined");
    }
    cpy_r_r79 = cpy_r_r78 == -113.0;
    if (unlikely(cpy_r_r79)) goto CPyL49;
CPyL48: ;
    cpy_r_r80 = CPyFloat_FromTagged(cpy_r_r77);
    CPyTagged_DECREF(cpy_r_r77);
    cpy_r_r81 = cpy_r_r80 == -113.0;
    if (unlikely(cpy_r_r81)) {
        goto CPyL51;
    } else
        goto CPyL50;
CPyL49: ;
    cpy_r_r82 = PyErr_Occurred();
    if (unlikely(cpy_r_r82 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_ramparts", 367, CPyStatic_merv___thinking___priors___globals);
        goto CPyL87;
    } else
        goto CPyL48;
CPyL50: ;
    cpy_r_r83 = cpy_r_r80 * cpy_r_r78;
    cpy_r_r84 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r85 = CPyStatics[105]; /* 'sum' */
    cpy_r_r86 = CPyObject_GetAttr(cpy_r_r84, cpy_r_r85);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_ramparts", 367, CPyStatic_merv___thinking___priors___globals);
        goto CPyL86;
    } else
        goto CPyL52;
CPyL51: ;
    cpy_r_r87 = PyErr_Occurred();
    if (unlikely(cpy_r_r87 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_ramparts", 367, CPyStatic_merv___thinking___priors___globals);
        goto CPyL86;
    } else
        goto CPyL50;
CPyL52: ;
    CPyTagged_INCREF(cpy_r_r65.f0);
    CPyTagged_INCREF(cpy_r_r65.f1);
    CPyTagged_INCREF(cpy_r_r65.f2);
    CPyTagged_INCREF(cpy_r_r65.f3);
    CPyTagged_INCREF(cpy_r_r65.f4);
    cpy_r_r88 = PyTuple_New(5);
    if (unlikely(cpy_r_r88 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3439 = CPyTagged_StealAsObject(cpy_r_r65.f0);
    PyTuple_SET_ITEM(cpy_r_r88, 0, __tmp3439);
    PyObject *__tmp3440 = CPyTagged_StealAsObject(cpy_r_r65.f1);
    PyTuple_SET_ITEM(cpy_r_r88, 1, __tmp3440);
    PyObject *__tmp3441 = CPyTagged_StealAsObject(cpy_r_r65.f2);
    PyTuple_SET_ITEM(cpy_r_r88, 2, __tmp3441);
    PyObject *__tmp3442 = CPyTagged_StealAsObject(cpy_r_r65.f3);
    PyTuple_SET_ITEM(cpy_r_r88, 3, __tmp3442);
    PyObject *__tmp3443 = CPyTagged_StealAsObject(cpy_r_r65.f4);
    PyTuple_SET_ITEM(cpy_r_r88, 4, __tmp3443);
    PyObject *cpy_r_r89[1] = {cpy_r_r88};
    cpy_r_r90 = (PyObject **)&cpy_r_r89;
    cpy_r_r91 = PyObject_Vectorcall(cpy_r_r86, cpy_r_r90, 1, 0);
    CPy_DECREF(cpy_r_r86);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_ramparts", 367, CPyStatic_merv___thinking___priors___globals);
        goto CPyL88;
    }
    CPy_DECREF(cpy_r_r88);
    if (likely(PyLong_Check(cpy_r_r91)))
        cpy_r_r92 = CPyTagged_FromObject(cpy_r_r91);
    else {
        CPy_TypeError("int", cpy_r_r91); cpy_r_r92 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r92 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_ramparts", 367, CPyStatic_merv___thinking___priors___globals);
        goto CPyL86;
    }
    cpy_r_r93 = ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->_cube;
    if (unlikely(cpy_r_r93 == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->bitmap & 64)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'cube' of 'Values' undefined");
    }
    cpy_r_r94 = cpy_r_r93 == -113.0;
    if (unlikely(cpy_r_r94)) goto CPyL56;
CPyL55: ;
    cpy_r_r95 = CPyFloat_FromTagged(cpy_r_r92);
    CPyTagged_DECREF(cpy_r_r92);
    cpy_r_r96 = cpy_r_r95 == -113.0;
    if (unlikely(cpy_r_r96)) {
        goto CPyL58;
    } else
        goto CPyL57;
CPyL56: ;
    cpy_r_r97 = PyErr_Occurred();
    if (unlikely(cpy_r_r97 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_ramparts", 367, CPyStatic_merv___thinking___priors___globals);
        goto CPyL89;
    } else
        goto CPyL55;
CPyL57: ;
    cpy_r_r98 = cpy_r_r95 * cpy_r_r93;
    cpy_r_r99 = cpy_r_r83 - cpy_r_r98;
    cpy_r_r100 = cpy_r_r99 <= 0.0;
    if (cpy_r_r100) {
        goto CPyL85;
    } else
        goto CPyL59;
CPyL58: ;
    cpy_r_r101 = PyErr_Occurred();
    if (unlikely(cpy_r_r101 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_ramparts", 367, CPyStatic_merv___thinking___priors___globals);
        goto CPyL86;
    } else
        goto CPyL57;
CPyL59: ;
    cpy_r_r102 = CPyDef_merv___thinking___priors____spend(cpy_r_cubes, cpy_r_r65);
    if (unlikely(cpy_r_r102 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_ramparts", 368, CPyStatic_merv___thinking___priors___globals);
        goto CPyL86;
    }
    if (!cpy_r_r102) goto CPyL85;
    cpy_r_r103 = CPyList_PopLast(cpy_r_r71);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_ramparts", 370, CPyStatic_merv___thinking___priors___globals);
        goto CPyL86;
    }
    if (likely(PyLong_Check(cpy_r_r103)))
        cpy_r_r104 = CPyTagged_FromObject(cpy_r_r103);
    else {
        CPy_TypeError("int", cpy_r_r103); cpy_r_r104 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r103);
    if (unlikely(cpy_r_r104 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_ramparts", 370, CPyStatic_merv___thinking___priors___globals);
        goto CPyL86;
    } else
        goto CPyL90;
CPyL63: ;
    cpy_r_r105 = cpy_r_gained + cpy_r_r99;
    cpy_r_gained = cpy_r_r105;
    goto CPyL44;
CPyL64: ;
    cpy_r_r106 = cpy_r_r52 + 1;
    cpy_r_r52 = cpy_r_r106;
    goto CPyL31;
CPyL65: ;
    return cpy_r_gained;
CPyL66: ;
    cpy_r_r107 = -113.0;
    return cpy_r_r107;
CPyL67: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL66;
CPyL68: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL66;
CPyL69: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    goto CPyL66;
CPyL70: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    goto CPyL66;
CPyL71: ;
    CPy_DECREF(cpy_r_r10);
    goto CPyL19;
CPyL72: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_slot);
    goto CPyL66;
CPyL73: ;
    CPyTagged_DECREF(cpy_r_slot);
    goto CPyL18;
CPyL74: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_slot);
    CPy_DecRef(cpy_r_r22);
    goto CPyL66;
CPyL75: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r27);
    goto CPyL66;
CPyL76: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r10);
    goto CPyL66;
CPyL77: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r42);
    goto CPyL66;
CPyL78: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r42);
    CPy_DecRef(cpy_r_r43);
    goto CPyL66;
CPyL79: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r51);
    goto CPyL65;
CPyL80: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r51);
    goto CPyL66;
CPyL81: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_piece);
    CPy_DecRef(cpy_r_r51);
    goto CPyL66;
CPyL82: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_piece);
    CPy_DecRef(cpy_r_r51);
    CPy_DecRef(cpy_r_r62);
    goto CPyL66;
CPyL83: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_piece);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r65.f0);
    CPyTagged_DecRef(cpy_r_r65.f1);
    CPyTagged_DecRef(cpy_r_r65.f2);
    CPyTagged_DecRef(cpy_r_r65.f3);
    CPyTagged_DecRef(cpy_r_r65.f4);
    goto CPyL66;
CPyL84: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_piece);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r65.f0);
    CPyTagged_DecRef(cpy_r_r65.f1);
    CPyTagged_DecRef(cpy_r_r65.f2);
    CPyTagged_DecRef(cpy_r_r65.f3);
    CPyTagged_DecRef(cpy_r_r65.f4);
    CPy_DecRef(cpy_r_r66);
    goto CPyL66;
CPyL85: ;
    CPyTagged_DECREF(cpy_r_r65.f0);
    CPyTagged_DECREF(cpy_r_r65.f1);
    CPyTagged_DECREF(cpy_r_r65.f2);
    CPyTagged_DECREF(cpy_r_r65.f3);
    CPyTagged_DECREF(cpy_r_r65.f4);
    CPy_DECREF(cpy_r_r71);
    goto CPyL64;
CPyL86: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r65.f0);
    CPyTagged_DecRef(cpy_r_r65.f1);
    CPyTagged_DecRef(cpy_r_r65.f2);
    CPyTagged_DecRef(cpy_r_r65.f3);
    CPyTagged_DecRef(cpy_r_r65.f4);
    CPy_DecRef(cpy_r_r71);
    goto CPyL66;
CPyL87: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r65.f0);
    CPyTagged_DecRef(cpy_r_r65.f1);
    CPyTagged_DecRef(cpy_r_r65.f2);
    CPyTagged_DecRef(cpy_r_r65.f3);
    CPyTagged_DecRef(cpy_r_r65.f4);
    CPy_DecRef(cpy_r_r71);
    CPyTagged_DecRef(cpy_r_r77);
    goto CPyL66;
CPyL88: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r65.f0);
    CPyTagged_DecRef(cpy_r_r65.f1);
    CPyTagged_DecRef(cpy_r_r65.f2);
    CPyTagged_DecRef(cpy_r_r65.f3);
    CPyTagged_DecRef(cpy_r_r65.f4);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r88);
    goto CPyL66;
CPyL89: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r65.f0);
    CPyTagged_DecRef(cpy_r_r65.f1);
    CPyTagged_DecRef(cpy_r_r65.f2);
    CPyTagged_DecRef(cpy_r_r65.f3);
    CPyTagged_DecRef(cpy_r_r65.f4);
    CPy_DecRef(cpy_r_r71);
    CPyTagged_DecRef(cpy_r_r92);
    goto CPyL66;
CPyL90: ;
    CPyTagged_DECREF(cpy_r_r104);
    goto CPyL63;
}
        
        PyObject *CPyPy_merv___thinking___priors___Priors____ramparts(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "cubes", "values", 0};
            static CPyArg_Parser parser = {"OOOO:_ramparts", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_cubes;
            PyObject *obj_values;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_cubes, &obj_values)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___thinking___priors___Priors))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.thinking.priors.Priors", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *arg_cubes;
            if (likely(PyList_Check(obj_cubes)))
                arg_cubes = obj_cubes;
            else {
                CPy_TypeError("list", obj_cubes); 
                goto fail;
            }
            PyObject *arg_values;
            if (likely(Py_TYPE(obj_values) == CPyType_merv___thinking___priors___Values))
                arg_values = obj_values;
            else {
                CPy_TypeError("serai.games.merv.thinking.priors.Values", obj_values); 
                goto fail;
            }
            double retval = CPyDef_merv___thinking___priors___Priors____ramparts(arg_self, arg_t, arg_me, arg_cubes, arg_values);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_ramparts", 354, CPyStatic_merv___thinking___priors___globals);
            return NULL;
        }
        
double CPyDef_merv___thinking___priors____scrolls(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_count, PyObject *cpy_r_values) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    double cpy_r_r4;
    char cpy_r_r5;
    double cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    double cpy_r_r9;
    double cpy_r_gained;
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    int64_t cpy_r_r14;
    CPyPtr cpy_r_r15;
    int64_t cpy_r_r16;
    char cpy_r_r17;
    CPyTagged cpy_r_level;
    CPyPtr cpy_r_r18;
    CPyPtr cpy_r_r19;
    int64_t cpy_r_r20;
    CPyPtr cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    int64_t cpy_r_r24;
    char cpy_r_r25;
    int64_t cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
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
    double cpy_r_r42;
    char cpy_r_r43;
    double cpy_r_r44;
    PyObject *cpy_r_r45;
    CPyTagged cpy_r_r46;
    int64_t cpy_r_r47;
    double cpy_r_r48;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_scrolls", "Table", "players", 376, CPyStatic_merv___thinking___priors___globals);
        goto CPyL31;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_scrolls", 376, CPyStatic_merv___thinking___priors___globals);
        goto CPyL31;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_merv___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/thinking/priors.py", "_scrolls", 376, CPyStatic_merv___thinking___priors___globals, "serai.games.merv.table.Player", cpy_r_r1);
        goto CPyL31;
    }
    cpy_r_r3 = ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_scrolls;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_scrolls", "Player", "scrolls", 376, CPyStatic_merv___thinking___priors___globals);
        goto CPyL31;
    }
    CPyTagged_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->_scroll;
    if (unlikely(cpy_r_r4 == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->bitmap & 8192)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'scroll' of 'Values' undefined");
    }
    cpy_r_r5 = cpy_r_r4 == -113.0;
    if (unlikely(cpy_r_r5)) goto CPyL6;
CPyL5: ;
    cpy_r_r6 = CPyFloat_FromTagged(cpy_r_count);
    cpy_r_r7 = cpy_r_r6 == -113.0;
    if (unlikely(cpy_r_r7)) {
        goto CPyL8;
    } else
        goto CPyL7;
CPyL6: ;
    cpy_r_r8 = PyErr_Occurred();
    if (unlikely(cpy_r_r8 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_scrolls", 377, CPyStatic_merv___thinking___priors___globals);
        goto CPyL32;
    } else
        goto CPyL5;
CPyL7: ;
    cpy_r_r9 = cpy_r_r6 * cpy_r_r4;
    cpy_r_gained = cpy_r_r9;
    cpy_r_r10 = 0;
    cpy_r_r11 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_scrolls", "Table", "book", 378, CPyStatic_merv___thinking___priors___globals);
        goto CPyL32;
    }
    goto CPyL9;
CPyL8: ;
    cpy_r_r12 = PyErr_Occurred();
    if (unlikely(cpy_r_r12 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_scrolls", 377, CPyStatic_merv___thinking___priors___globals);
        goto CPyL32;
    } else
        goto CPyL7;
CPyL9: ;
    cpy_r_r13 = ((serai___games___merv___book___BookObject *)cpy_r_r11)->_scrolls_for;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_scrolls", "Book", "scrolls_for", 378, CPyStatic_merv___thinking___priors___globals);
        goto CPyL32;
    }
    CPy_INCREF(cpy_r_r13);
CPyL10: ;
    cpy_r_r14 = 0;
CPyL11: ;
    cpy_r_r15 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyVarObject, ob_size));
    cpy_r_r16 = *(int64_t *)cpy_r_r15;
    cpy_r_r17 = cpy_r_r14 < cpy_r_r16;
    if (!cpy_r_r17) goto CPyL33;
    cpy_r_level = cpy_r_r10;
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
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_scrolls", 378, CPyStatic_merv___thinking___priors___globals);
        goto CPyL34;
    }
    cpy_r_r24 = cpy_r_r3 & 1;
    cpy_r_r25 = cpy_r_r24 != 0;
    if (cpy_r_r25) goto CPyL15;
    cpy_r_r26 = cpy_r_r23 & 1;
    cpy_r_r27 = cpy_r_r26 != 0;
    if (!cpy_r_r27) goto CPyL16;
CPyL15: ;
    cpy_r_r28 = CPyTagged_IsLt_(cpy_r_r3, cpy_r_r23);
    cpy_r_r29 = cpy_r_r28;
    goto CPyL17;
CPyL16: ;
    cpy_r_r30 = (Py_ssize_t)cpy_r_r3 < (Py_ssize_t)cpy_r_r23;
    cpy_r_r29 = cpy_r_r30;
CPyL17: ;
    if (cpy_r_r29) {
        goto CPyL19;
    } else
        goto CPyL35;
CPyL18: ;
    if (cpy_r_r29) {
        goto CPyL24;
    } else
        goto CPyL36;
CPyL19: ;
    cpy_r_r31 = CPyTagged_Add(cpy_r_r3, cpy_r_count);
    cpy_r_r32 = cpy_r_r23 & 1;
    cpy_r_r33 = cpy_r_r32 != 0;
    if (cpy_r_r33) goto CPyL21;
    cpy_r_r34 = cpy_r_r31 & 1;
    cpy_r_r35 = cpy_r_r34 != 0;
    if (!cpy_r_r35) goto CPyL22;
CPyL21: ;
    cpy_r_r36 = CPyTagged_IsLt_(cpy_r_r31, cpy_r_r23);
    cpy_r_r37 = cpy_r_r36 ^ 1;
    cpy_r_r38 = cpy_r_r37;
    goto CPyL23;
CPyL22: ;
    cpy_r_r39 = (Py_ssize_t)cpy_r_r23 <= (Py_ssize_t)cpy_r_r31;
    cpy_r_r38 = cpy_r_r39;
CPyL23: ;
    CPyTagged_DECREF(cpy_r_r23);
    CPyTagged_DECREF(cpy_r_r31);
    if (!cpy_r_r38) goto CPyL36;
CPyL24: ;
    cpy_r_r40 = ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->_discovery;
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/thinking/priors.py", "_scrolls", "Values", "discovery", 380, CPyStatic_merv___thinking___priors___globals);
        goto CPyL34;
    }
CPyL25: ;
    cpy_r_r41 = CPyList_GetItem(cpy_r_r40, cpy_r_level);
    CPyTagged_DECREF(cpy_r_level);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_scrolls", 380, CPyStatic_merv___thinking___priors___globals);
        goto CPyL37;
    }
    cpy_r_r42 = PyFloat_AsDouble(cpy_r_r41);
    if (cpy_r_r42 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r41); cpy_r_r42 = -113.0;
    }
    CPy_DECREF(cpy_r_r41);
    cpy_r_r43 = cpy_r_r42 == -113.0;
    if (unlikely(cpy_r_r43)) goto CPyL28;
CPyL27: ;
    cpy_r_r44 = cpy_r_gained + cpy_r_r42;
    cpy_r_gained = cpy_r_r44;
    goto CPyL29;
CPyL28: ;
    cpy_r_r45 = PyErr_Occurred();
    if (unlikely(cpy_r_r45 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_scrolls", 380, CPyStatic_merv___thinking___priors___globals);
        goto CPyL37;
    } else
        goto CPyL27;
CPyL29: ;
    cpy_r_r46 = cpy_r_r10 + 2;
    cpy_r_r10 = cpy_r_r46;
    cpy_r_r47 = cpy_r_r14 + 1;
    cpy_r_r14 = cpy_r_r47;
    goto CPyL11;
CPyL30: ;
    return cpy_r_gained;
CPyL31: ;
    cpy_r_r48 = -113.0;
    return cpy_r_r48;
CPyL32: ;
    CPyTagged_DecRef(cpy_r_r3);
    goto CPyL31;
CPyL33: ;
    CPyTagged_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r13);
    goto CPyL30;
CPyL34: ;
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_level);
    goto CPyL31;
CPyL35: ;
    CPyTagged_DECREF(cpy_r_r23);
    goto CPyL18;
CPyL36: ;
    CPyTagged_DECREF(cpy_r_level);
    goto CPyL29;
CPyL37: ;
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r13);
    goto CPyL31;
}
        
        PyObject *CPyPy_merv___thinking___priors____scrolls(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "count", "values", 0};
            static CPyArg_Parser parser = {"OOOO:_scrolls", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_count;
            PyObject *obj_values;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_count, &obj_values)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
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
            PyObject *arg_values;
            if (likely(Py_TYPE(obj_values) == CPyType_merv___thinking___priors___Values))
                arg_values = obj_values;
            else {
                CPy_TypeError("serai.games.merv.thinking.priors.Values", obj_values); 
                goto fail;
            }
            double retval = CPyDef_merv___thinking___priors____scrolls(arg_t, arg_me, arg_count, arg_values);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_scrolls", 375, CPyStatic_merv___thinking___priors___globals);
            return NULL;
        }
        
double CPyDef_merv___thinking___priors____soldier(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_values) {
    CPyTagged cpy_r_r0;
    char cpy_r_r1;
    double cpy_r_r2;
    char cpy_r_r3;
    double cpy_r_r4;
    PyObject *cpy_r_r5;
    double cpy_r_r6;
    cpy_r_r0 = CPyDef_merv___table___Table___servants_left(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_soldier", 385, CPyStatic_merv___thinking___priors___globals);
        goto CPyL7;
    }
    cpy_r_r1 = cpy_r_r0 != 0;
    CPyTagged_DECREF(cpy_r_r0);
    if (!cpy_r_r1) goto CPyL5;
    cpy_r_r2 = ((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->_soldier;
    if (unlikely(cpy_r_r2 == -113.0) && !(((serai___games___merv___thinking___priors___ValuesObject *)cpy_r_values)->bitmap & 16384)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'soldier' of 'Values' undefined");
    }
    cpy_r_r3 = cpy_r_r2 == -113.0;
    if (unlikely(cpy_r_r3)) goto CPyL4;
CPyL3: ;
    cpy_r_r4 = cpy_r_r2;
    goto CPyL6;
CPyL4: ;
    cpy_r_r5 = PyErr_Occurred();
    if (unlikely(cpy_r_r5 != NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_soldier", 385, CPyStatic_merv___thinking___priors___globals);
        goto CPyL7;
    } else
        goto CPyL3;
CPyL5: ;
    cpy_r_r4 = 0.0;
CPyL6: ;
    return cpy_r_r4;
CPyL7: ;
    cpy_r_r6 = -113.0;
    return cpy_r_r6;
}
        
        PyObject *CPyPy_merv___thinking___priors____soldier(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "values", 0};
            static CPyArg_Parser parser = {"OOO:_soldier", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_values;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_values)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *arg_values;
            if (likely(Py_TYPE(obj_values) == CPyType_merv___thinking___priors___Values))
                arg_values = obj_values;
            else {
                CPy_TypeError("serai.games.merv.thinking.priors.Values", obj_values); 
                goto fail;
            }
            double retval = CPyDef_merv___thinking___priors____soldier(arg_t, arg_me, arg_values);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_soldier", 384, CPyStatic_merv___thinking___priors___globals);
            return NULL;
        }
        
char CPyDef_merv___thinking___priors____spend_colour(PyObject *cpy_r_cubes, CPyTagged cpy_r_colour, CPyTagged cpy_r_count) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    int64_t cpy_r_r2;
    char cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_own;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    cpy_r_r0 = CPyList_GetItem(cpy_r_cubes, cpy_r_colour);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_spend_colour", 389, CPyStatic_merv___thinking___priors___globals);
        goto CPyL15;
    }
    if (likely(PyLong_Check(cpy_r_r0)))
        cpy_r_r1 = CPyTagged_FromObject(cpy_r_r0);
    else {
        CPy_TypeError("int", cpy_r_r0); cpy_r_r1 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_spend_colour", 389, CPyStatic_merv___thinking___priors___globals);
        goto CPyL15;
    }
    cpy_r_r2 = cpy_r_count & 1;
    cpy_r_r3 = cpy_r_r2 != 0;
    if (cpy_r_r3) goto CPyL4;
    cpy_r_r4 = cpy_r_r1 & 1;
    cpy_r_r5 = cpy_r_r4 != 0;
    if (!cpy_r_r5) goto CPyL5;
CPyL4: ;
    cpy_r_r6 = CPyTagged_IsLt_(cpy_r_count, cpy_r_r1);
    if (cpy_r_r6) {
        goto CPyL16;
    } else
        goto CPyL7;
CPyL5: ;
    cpy_r_r7 = (Py_ssize_t)cpy_r_count < (Py_ssize_t)cpy_r_r1;
    if (cpy_r_r7) {
        goto CPyL16;
    } else
        goto CPyL7;
CPyL6: ;
    CPyTagged_INCREF(cpy_r_count);
    cpy_r_r8 = cpy_r_count;
    goto CPyL8;
CPyL7: ;
    cpy_r_r8 = cpy_r_r1;
CPyL8: ;
    cpy_r_own = cpy_r_r8;
    cpy_r_r9 = CPyList_GetItem(cpy_r_cubes, cpy_r_colour);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_spend_colour", 390, CPyStatic_merv___thinking___priors___globals);
        goto CPyL17;
    }
    CPyTagged_INCREF(cpy_r_own);
    cpy_r_r10 = CPyTagged_StealAsObject(cpy_r_own);
    cpy_r_r11 = PyNumber_InPlaceSubtract(cpy_r_r9, cpy_r_r10);
    CPy_DECREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_spend_colour", 390, CPyStatic_merv___thinking___priors___globals);
        goto CPyL17;
    }
    cpy_r_r12 = CPyList_SetItem(cpy_r_cubes, cpy_r_colour, cpy_r_r11);
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_spend_colour", 390, CPyStatic_merv___thinking___priors___globals);
        goto CPyL17;
    }
    cpy_r_r13 = CPyList_GetItemShort(cpy_r_cubes, 8);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_spend_colour", 391, CPyStatic_merv___thinking___priors___globals);
        goto CPyL17;
    }
    cpy_r_r14 = CPyTagged_Subtract(cpy_r_count, cpy_r_own);
    CPyTagged_DECREF(cpy_r_own);
    cpy_r_r15 = CPyTagged_StealAsObject(cpy_r_r14);
    cpy_r_r16 = PyNumber_InPlaceSubtract(cpy_r_r13, cpy_r_r15);
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_spend_colour", 391, CPyStatic_merv___thinking___priors___globals);
        goto CPyL15;
    }
    cpy_r_r17 = CPyList_SetItem(cpy_r_cubes, 8, cpy_r_r16);
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_spend_colour", 391, CPyStatic_merv___thinking___priors___globals);
        goto CPyL15;
    }
    return 1;
CPyL15: ;
    cpy_r_r18 = 2;
    return cpy_r_r18;
CPyL16: ;
    CPyTagged_DECREF(cpy_r_r1);
    goto CPyL6;
CPyL17: ;
    CPyTagged_DecRef(cpy_r_own);
    goto CPyL15;
}
        
        PyObject *CPyPy_merv___thinking___priors____spend_colour(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"cubes", "colour", "count", 0};
            static CPyArg_Parser parser = {"OOO:_spend_colour", kwlist, 0};
            PyObject *obj_cubes;
            PyObject *obj_colour;
            PyObject *obj_count;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_cubes, &obj_colour, &obj_count)) {
                return NULL;
            }
            PyObject *arg_cubes;
            if (likely(PyList_Check(obj_cubes)))
                arg_cubes = obj_cubes;
            else {
                CPy_TypeError("list", obj_cubes); 
                goto fail;
            }
            CPyTagged arg_colour;
            if (likely(PyLong_Check(obj_colour)))
                arg_colour = CPyTagged_BorrowFromObject(obj_colour);
            else {
                CPy_TypeError("int", obj_colour); goto fail;
            }
            CPyTagged arg_count;
            if (likely(PyLong_Check(obj_count)))
                arg_count = CPyTagged_BorrowFromObject(obj_count);
            else {
                CPy_TypeError("int", obj_count); goto fail;
            }
            char retval = CPyDef_merv___thinking___priors____spend_colour(arg_cubes, arg_colour, arg_count);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_spend_colour", 388, CPyStatic_merv___thinking___priors___globals);
            return NULL;
        }
        
char CPyDef_merv___thinking___priors____spend(PyObject *cpy_r_cubes, tuple_T5IIIII cpy_r_cost) {
    CPyTagged cpy_r_lacking;
    CPyTagged cpy_r_r0;
    CPyTagged cpy_r_colour;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    int64_t cpy_r_r24;
    char cpy_r_r25;
    int64_t cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    CPyTagged cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    CPyTagged cpy_r_r37;
    CPyTagged cpy_r_r38;
    int64_t cpy_r_r39;
    char cpy_r_r40;
    int64_t cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    CPyTagged cpy_r_r45;
    PyObject *cpy_r_r46;
    char cpy_r_r47;
    CPyTagged cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    char cpy_r_r52;
    char cpy_r_r53;
    cpy_r_lacking = 0;
    cpy_r_r0 = 0;
    cpy_r_colour = cpy_r_r0;
    CPyTagged_DECREF(cpy_r_colour);
CPyL1: ;
    cpy_r_r1 = (Py_ssize_t)cpy_r_r0 < (Py_ssize_t)8;
    if (!cpy_r_r1) goto CPyL17;
    cpy_r_colour = cpy_r_r0;
    CPyTagged_INCREF(cpy_r_cost.f0);
    CPyTagged_INCREF(cpy_r_cost.f1);
    CPyTagged_INCREF(cpy_r_cost.f2);
    CPyTagged_INCREF(cpy_r_cost.f3);
    CPyTagged_INCREF(cpy_r_cost.f4);
    cpy_r_r2 = PyTuple_New(5);
    if (unlikely(cpy_r_r2 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3444 = CPyTagged_StealAsObject(cpy_r_cost.f0);
    PyTuple_SET_ITEM(cpy_r_r2, 0, __tmp3444);
    PyObject *__tmp3445 = CPyTagged_StealAsObject(cpy_r_cost.f1);
    PyTuple_SET_ITEM(cpy_r_r2, 1, __tmp3445);
    PyObject *__tmp3446 = CPyTagged_StealAsObject(cpy_r_cost.f2);
    PyTuple_SET_ITEM(cpy_r_r2, 2, __tmp3446);
    PyObject *__tmp3447 = CPyTagged_StealAsObject(cpy_r_cost.f3);
    PyTuple_SET_ITEM(cpy_r_r2, 3, __tmp3447);
    PyObject *__tmp3448 = CPyTagged_StealAsObject(cpy_r_cost.f4);
    PyTuple_SET_ITEM(cpy_r_r2, 4, __tmp3448);
    cpy_r_r3 = CPySequenceTuple_GetItem(cpy_r_r2, cpy_r_colour);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_spend", 398, CPyStatic_merv___thinking___priors___globals);
        goto CPyL44;
    }
    if (likely(PyLong_Check(cpy_r_r3)))
        cpy_r_r4 = CPyTagged_FromObject(cpy_r_r3);
    else {
        CPy_TypeError("int", cpy_r_r3); cpy_r_r4 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_spend", 398, CPyStatic_merv___thinking___priors___globals);
        goto CPyL44;
    }
    cpy_r_r5 = CPyList_GetItemBorrow(cpy_r_cubes, cpy_r_colour);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_spend", 398, CPyStatic_merv___thinking___priors___globals);
        goto CPyL45;
    }
    if (likely(PyLong_Check(cpy_r_r5)))
        cpy_r_r6 = CPyTagged_FromObject(cpy_r_r5);
    else {
        CPy_TypeError("int", cpy_r_r5); cpy_r_r6 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_spend", 398, CPyStatic_merv___thinking___priors___globals);
        goto CPyL45;
    }
    cpy_r_r7 = cpy_r_r4 & 1;
    cpy_r_r8 = cpy_r_r7 != 0;
    if (cpy_r_r8) goto CPyL8;
    cpy_r_r9 = cpy_r_r6 & 1;
    cpy_r_r10 = cpy_r_r9 != 0;
    if (!cpy_r_r10) goto CPyL9;
CPyL8: ;
    cpy_r_r11 = CPyTagged_IsLt_(cpy_r_r6, cpy_r_r4);
    cpy_r_r12 = cpy_r_r11;
    goto CPyL10;
CPyL9: ;
    cpy_r_r13 = (Py_ssize_t)cpy_r_r4 > (Py_ssize_t)cpy_r_r6;
    cpy_r_r12 = cpy_r_r13;
CPyL10: ;
    CPyTagged_DECREF(cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r6);
    if (!cpy_r_r12) goto CPyL46;
    CPyTagged_INCREF(cpy_r_cost.f0);
    CPyTagged_INCREF(cpy_r_cost.f1);
    CPyTagged_INCREF(cpy_r_cost.f2);
    CPyTagged_INCREF(cpy_r_cost.f3);
    CPyTagged_INCREF(cpy_r_cost.f4);
    cpy_r_r14 = PyTuple_New(5);
    if (unlikely(cpy_r_r14 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3449 = CPyTagged_StealAsObject(cpy_r_cost.f0);
    PyTuple_SET_ITEM(cpy_r_r14, 0, __tmp3449);
    PyObject *__tmp3450 = CPyTagged_StealAsObject(cpy_r_cost.f1);
    PyTuple_SET_ITEM(cpy_r_r14, 1, __tmp3450);
    PyObject *__tmp3451 = CPyTagged_StealAsObject(cpy_r_cost.f2);
    PyTuple_SET_ITEM(cpy_r_r14, 2, __tmp3451);
    PyObject *__tmp3452 = CPyTagged_StealAsObject(cpy_r_cost.f3);
    PyTuple_SET_ITEM(cpy_r_r14, 3, __tmp3452);
    PyObject *__tmp3453 = CPyTagged_StealAsObject(cpy_r_cost.f4);
    PyTuple_SET_ITEM(cpy_r_r14, 4, __tmp3453);
    cpy_r_r15 = CPySequenceTuple_GetItem(cpy_r_r14, cpy_r_colour);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_spend", 399, CPyStatic_merv___thinking___priors___globals);
        goto CPyL44;
    }
    if (likely(PyLong_Check(cpy_r_r15)))
        cpy_r_r16 = CPyTagged_FromObject(cpy_r_r15);
    else {
        CPy_TypeError("int", cpy_r_r15); cpy_r_r16 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_spend", 399, CPyStatic_merv___thinking___priors___globals);
        goto CPyL44;
    }
    cpy_r_r17 = CPyList_GetItemBorrow(cpy_r_cubes, cpy_r_colour);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_spend", 399, CPyStatic_merv___thinking___priors___globals);
        goto CPyL47;
    }
    if (likely(PyLong_Check(cpy_r_r17)))
        cpy_r_r18 = CPyTagged_FromObject(cpy_r_r17);
    else {
        CPy_TypeError("int", cpy_r_r17); cpy_r_r18 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_spend", 399, CPyStatic_merv___thinking___priors___globals);
        goto CPyL47;
    }
    cpy_r_r19 = CPyTagged_Subtract(cpy_r_r16, cpy_r_r18);
    CPyTagged_DECREF(cpy_r_r16);
    CPyTagged_DECREF(cpy_r_r18);
    CPyTagged_DECREF(cpy_r_colour);
    cpy_r_r20 = CPyTagged_Add(cpy_r_lacking, cpy_r_r19);
    CPyTagged_DECREF(cpy_r_lacking);
    CPyTagged_DECREF(cpy_r_r19);
    cpy_r_lacking = cpy_r_r20;
CPyL16: ;
    cpy_r_r21 = cpy_r_r0 + 2;
    cpy_r_r0 = cpy_r_r21;
    goto CPyL1;
CPyL17: ;
    cpy_r_r22 = CPyList_GetItemShortBorrow(cpy_r_cubes, 8);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_spend", 400, CPyStatic_merv___thinking___priors___globals);
        goto CPyL48;
    }
    if (likely(PyLong_Check(cpy_r_r22)))
        cpy_r_r23 = CPyTagged_FromObject(cpy_r_r22);
    else {
        CPy_TypeError("int", cpy_r_r22); cpy_r_r23 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_spend", 400, CPyStatic_merv___thinking___priors___globals);
        goto CPyL48;
    }
    cpy_r_r24 = cpy_r_lacking & 1;
    cpy_r_r25 = cpy_r_r24 != 0;
    if (cpy_r_r25) goto CPyL21;
    cpy_r_r26 = cpy_r_r23 & 1;
    cpy_r_r27 = cpy_r_r26 != 0;
    if (!cpy_r_r27) goto CPyL22;
CPyL21: ;
    cpy_r_r28 = CPyTagged_IsLt_(cpy_r_r23, cpy_r_lacking);
    cpy_r_r29 = cpy_r_r28;
    goto CPyL23;
CPyL22: ;
    cpy_r_r30 = (Py_ssize_t)cpy_r_lacking > (Py_ssize_t)cpy_r_r23;
    cpy_r_r29 = cpy_r_r30;
CPyL23: ;
    CPyTagged_DECREF(cpy_r_r23);
    if (cpy_r_r29) {
        goto CPyL49;
    } else
        goto CPyL25;
CPyL24: ;
    return 0;
CPyL25: ;
    cpy_r_r31 = 0;
    cpy_r_colour = cpy_r_r31;
    CPyTagged_DECREF(cpy_r_colour);
CPyL26: ;
    cpy_r_r32 = (Py_ssize_t)cpy_r_r31 < (Py_ssize_t)8;
    if (!cpy_r_r32) goto CPyL39;
    cpy_r_colour = cpy_r_r31;
    cpy_r_r33 = CPyList_GetItem(cpy_r_cubes, cpy_r_colour);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_spend", 403, CPyStatic_merv___thinking___priors___globals);
        goto CPyL44;
    }
    if (likely(PyLong_Check(cpy_r_r33)))
        cpy_r_r34 = CPyTagged_FromObject(cpy_r_r33);
    else {
        CPy_TypeError("int", cpy_r_r33); cpy_r_r34 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_spend", 403, CPyStatic_merv___thinking___priors___globals);
        goto CPyL44;
    }
    CPyTagged_INCREF(cpy_r_cost.f0);
    CPyTagged_INCREF(cpy_r_cost.f1);
    CPyTagged_INCREF(cpy_r_cost.f2);
    CPyTagged_INCREF(cpy_r_cost.f3);
    CPyTagged_INCREF(cpy_r_cost.f4);
    cpy_r_r35 = PyTuple_New(5);
    if (unlikely(cpy_r_r35 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3454 = CPyTagged_StealAsObject(cpy_r_cost.f0);
    PyTuple_SET_ITEM(cpy_r_r35, 0, __tmp3454);
    PyObject *__tmp3455 = CPyTagged_StealAsObject(cpy_r_cost.f1);
    PyTuple_SET_ITEM(cpy_r_r35, 1, __tmp3455);
    PyObject *__tmp3456 = CPyTagged_StealAsObject(cpy_r_cost.f2);
    PyTuple_SET_ITEM(cpy_r_r35, 2, __tmp3456);
    PyObject *__tmp3457 = CPyTagged_StealAsObject(cpy_r_cost.f3);
    PyTuple_SET_ITEM(cpy_r_r35, 3, __tmp3457);
    PyObject *__tmp3458 = CPyTagged_StealAsObject(cpy_r_cost.f4);
    PyTuple_SET_ITEM(cpy_r_r35, 4, __tmp3458);
    cpy_r_r36 = CPySequenceTuple_GetItem(cpy_r_r35, cpy_r_colour);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_spend", 403, CPyStatic_merv___thinking___priors___globals);
        goto CPyL50;
    }
    if (likely(PyLong_Check(cpy_r_r36)))
        cpy_r_r37 = CPyTagged_FromObject(cpy_r_r36);
    else {
        CPy_TypeError("int", cpy_r_r36); cpy_r_r37 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_spend", 403, CPyStatic_merv___thinking___priors___globals);
        goto CPyL50;
    }
    cpy_r_r38 = CPyTagged_Subtract(cpy_r_r34, cpy_r_r37);
    CPyTagged_DECREF(cpy_r_r34);
    CPyTagged_DECREF(cpy_r_r37);
    cpy_r_r39 = cpy_r_r38 & 1;
    cpy_r_r40 = cpy_r_r39 != 0;
    if (cpy_r_r40) goto CPyL33;
    cpy_r_r41 = 0 & 1;
    cpy_r_r42 = cpy_r_r41 != 0;
    if (!cpy_r_r42) goto CPyL34;
CPyL33: ;
    cpy_r_r43 = CPyTagged_IsLt_(0, cpy_r_r38);
    if (cpy_r_r43) {
        goto CPyL35;
    } else
        goto CPyL51;
CPyL34: ;
    cpy_r_r44 = (Py_ssize_t)cpy_r_r38 > (Py_ssize_t)0;
    if (!cpy_r_r44) goto CPyL51;
CPyL35: ;
    cpy_r_r45 = cpy_r_r38;
    goto CPyL37;
CPyL36: ;
    cpy_r_r45 = 0;
CPyL37: ;
    cpy_r_r46 = CPyTagged_StealAsObject(cpy_r_r45);
    cpy_r_r47 = CPyList_SetItem(cpy_r_cubes, cpy_r_colour, cpy_r_r46);
    CPyTagged_DECREF(cpy_r_colour);
    if (unlikely(!cpy_r_r47)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_spend", 403, CPyStatic_merv___thinking___priors___globals);
        goto CPyL48;
    }
    cpy_r_r48 = cpy_r_r31 + 2;
    cpy_r_r31 = cpy_r_r48;
    goto CPyL26;
CPyL39: ;
    cpy_r_r49 = CPyList_GetItemShort(cpy_r_cubes, 8);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_spend", 404, CPyStatic_merv___thinking___priors___globals);
        goto CPyL48;
    }
    cpy_r_r50 = CPyTagged_StealAsObject(cpy_r_lacking);
    cpy_r_r51 = PyNumber_InPlaceSubtract(cpy_r_r49, cpy_r_r50);
    CPy_DECREF(cpy_r_r49);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_spend", 404, CPyStatic_merv___thinking___priors___globals);
        goto CPyL43;
    }
    cpy_r_r52 = CPyList_SetItem(cpy_r_cubes, 8, cpy_r_r51);
    if (unlikely(!cpy_r_r52)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_spend", 404, CPyStatic_merv___thinking___priors___globals);
        goto CPyL43;
    }
    return 1;
CPyL43: ;
    cpy_r_r53 = 2;
    return cpy_r_r53;
CPyL44: ;
    CPyTagged_DecRef(cpy_r_lacking);
    CPyTagged_DecRef(cpy_r_colour);
    goto CPyL43;
CPyL45: ;
    CPyTagged_DecRef(cpy_r_lacking);
    CPyTagged_DecRef(cpy_r_colour);
    CPyTagged_DecRef(cpy_r_r4);
    goto CPyL43;
CPyL46: ;
    CPyTagged_DECREF(cpy_r_colour);
    goto CPyL16;
CPyL47: ;
    CPyTagged_DecRef(cpy_r_lacking);
    CPyTagged_DecRef(cpy_r_colour);
    CPyTagged_DecRef(cpy_r_r16);
    goto CPyL43;
CPyL48: ;
    CPyTagged_DecRef(cpy_r_lacking);
    goto CPyL43;
CPyL49: ;
    CPyTagged_DECREF(cpy_r_lacking);
    goto CPyL24;
CPyL50: ;
    CPyTagged_DecRef(cpy_r_lacking);
    CPyTagged_DecRef(cpy_r_colour);
    CPyTagged_DecRef(cpy_r_r34);
    goto CPyL43;
CPyL51: ;
    CPyTagged_DECREF(cpy_r_r38);
    goto CPyL36;
}
        
        PyObject *CPyPy_merv___thinking___priors____spend(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"cubes", "cost", 0};
            static CPyArg_Parser parser = {"OO:_spend", kwlist, 0};
            PyObject *obj_cubes;
            PyObject *obj_cost;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_cubes, &obj_cost)) {
                return NULL;
            }
            PyObject *arg_cubes;
            if (likely(PyList_Check(obj_cubes)))
                arg_cubes = obj_cubes;
            else {
                CPy_TypeError("list", obj_cubes); 
                goto fail;
            }
            tuple_T5IIIII arg_cost;
            PyObject *__tmp3459;
            if (unlikely(!(PyTuple_Check(obj_cost) && PyTuple_GET_SIZE(obj_cost) == 5))) {
                __tmp3459 = NULL;
                goto __LL3460;
            }
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 0))))
                __tmp3459 = PyTuple_GET_ITEM(obj_cost, 0);
            else {
                __tmp3459 = NULL;
            }
            if (__tmp3459 == NULL) goto __LL3460;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 1))))
                __tmp3459 = PyTuple_GET_ITEM(obj_cost, 1);
            else {
                __tmp3459 = NULL;
            }
            if (__tmp3459 == NULL) goto __LL3460;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 2))))
                __tmp3459 = PyTuple_GET_ITEM(obj_cost, 2);
            else {
                __tmp3459 = NULL;
            }
            if (__tmp3459 == NULL) goto __LL3460;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 3))))
                __tmp3459 = PyTuple_GET_ITEM(obj_cost, 3);
            else {
                __tmp3459 = NULL;
            }
            if (__tmp3459 == NULL) goto __LL3460;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_cost, 4))))
                __tmp3459 = PyTuple_GET_ITEM(obj_cost, 4);
            else {
                __tmp3459 = NULL;
            }
            if (__tmp3459 == NULL) goto __LL3460;
            __tmp3459 = obj_cost;
__LL3460: ;
            if (unlikely(__tmp3459 == NULL)) {
                CPy_TypeError("tuple[int, int, int, int, int]", obj_cost); goto fail;
            } else {
                PyObject *__tmp3461 = PyTuple_GET_ITEM(obj_cost, 0);
                CPyTagged __tmp3462;
                if (likely(PyLong_Check(__tmp3461)))
                    __tmp3462 = CPyTagged_BorrowFromObject(__tmp3461);
                else {
                    CPy_TypeError("int", __tmp3461); goto __LL3463;
                }
                arg_cost.f0 = __tmp3462;
                PyObject *__tmp3464 = PyTuple_GET_ITEM(obj_cost, 1);
                CPyTagged __tmp3465;
                if (likely(PyLong_Check(__tmp3464)))
                    __tmp3465 = CPyTagged_BorrowFromObject(__tmp3464);
                else {
                    CPy_TypeError("int", __tmp3464); goto __LL3466;
                }
                arg_cost.f1 = __tmp3465;
                PyObject *__tmp3467 = PyTuple_GET_ITEM(obj_cost, 2);
                CPyTagged __tmp3468;
                if (likely(PyLong_Check(__tmp3467)))
                    __tmp3468 = CPyTagged_BorrowFromObject(__tmp3467);
                else {
                    CPy_TypeError("int", __tmp3467); goto __LL3469;
                }
                arg_cost.f2 = __tmp3468;
                PyObject *__tmp3470 = PyTuple_GET_ITEM(obj_cost, 3);
                CPyTagged __tmp3471;
                if (likely(PyLong_Check(__tmp3470)))
                    __tmp3471 = CPyTagged_BorrowFromObject(__tmp3470);
                else {
                    CPy_TypeError("int", __tmp3470); goto __LL3472;
                }
                arg_cost.f3 = __tmp3471;
                PyObject *__tmp3473 = PyTuple_GET_ITEM(obj_cost, 4);
                CPyTagged __tmp3474;
                if (likely(PyLong_Check(__tmp3473)))
                    __tmp3474 = CPyTagged_BorrowFromObject(__tmp3473);
                else {
                    CPy_TypeError("int", __tmp3473); goto __LL3475;
                }
                arg_cost.f4 = __tmp3474;
            }
            goto __LL3476;
__LL3463: ;
            goto fail;
__LL3466: ;
            goto fail;
__LL3469: ;
            goto fail;
__LL3472: ;
            goto fail;
__LL3475: ;
            goto fail;
__LL3476: ;
            char retval = CPyDef_merv___thinking___priors____spend(arg_cubes, arg_cost);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "_spend", 394, CPyStatic_merv___thinking___priors___globals);
            return NULL;
        }
        
char CPyDef_merv___thinking___priors_____top_level__(void) {
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
    void *cpy_r_r232;
    void *cpy_r_r233;
    void *cpy_r_r234;
    char cpy_r_r235;
    PyObject *cpy_r_r236;
    PyObject *cpy_r_r237;
    PyObject *cpy_r_r238;
    PyObject *cpy_r_r239;
    void *cpy_r_r240;
    void *cpy_r_r241;
    PyObject **cpy_r_r242;
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
    void *cpy_r_r254;
    void *cpy_r_r255;
    void *cpy_r_r256;
    char cpy_r_r257;
    PyObject *cpy_r_r258;
    PyObject *cpy_r_r259;
    PyObject *cpy_r_r260;
    PyObject *cpy_r_r261;
    void *cpy_r_r262;
    void *cpy_r_r263;
    PyObject **cpy_r_r264;
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
    PyObject *cpy_r_r275;
    void *cpy_r_r276;
    void *cpy_r_r277;
    void *cpy_r_r278;
    char cpy_r_r279;
    PyObject *cpy_r_r280;
    PyObject *cpy_r_r281;
    PyObject *cpy_r_r282;
    PyObject *cpy_r_r283;
    void *cpy_r_r284;
    void *cpy_r_r285;
    PyObject **cpy_r_r286;
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
    void *cpy_r_r298;
    void *cpy_r_r299;
    void *cpy_r_r300;
    char cpy_r_r301;
    PyObject *cpy_r_r302;
    PyObject *cpy_r_r303;
    PyObject *cpy_r_r304;
    PyObject *cpy_r_r305;
    void *cpy_r_r306;
    void *cpy_r_r307;
    PyObject **cpy_r_r308;
    PyObject *cpy_r_r309;
    PyObject *cpy_r_r310;
    PyObject *cpy_r_r311;
    PyObject *cpy_r_r312;
    PyObject *cpy_r_r313;
    PyObject *cpy_r_r314;
    PyObject *cpy_r_r315;
    PyObject *cpy_r_r316;
    PyObject *cpy_r_r317;
    PyObject *cpy_r_r318;
    PyObject *cpy_r_r319;
    PyObject *cpy_r_r320;
    PyObject *cpy_r_r321;
    PyObject *cpy_r_r322;
    PyObject *cpy_r_r323;
    char cpy_r_r324;
    char cpy_r_r325;
    PyObject *cpy_r_r326;
    PyObject *cpy_r_r327;
    PyObject *cpy_r_r328;
    PyObject *cpy_r_r329;
    PyObject *cpy_r_r330;
    PyObject *cpy_r_r331;
    PyObject *cpy_r_r332;
    PyObject *cpy_r_r333;
    PyObject *cpy_r_r334;
    PyObject *cpy_r_r335;
    PyObject *cpy_r_r336;
    PyObject *cpy_r_r337;
    PyObject *cpy_r_r338;
    PyObject *cpy_r_r339;
    PyObject *cpy_r_r340;
    PyObject *cpy_r_r341;
    PyObject *cpy_r_r342;
    PyObject *cpy_r_r343;
    PyObject *cpy_r_r344;
    PyObject *cpy_r_r345;
    PyObject *cpy_r_r346;
    int32_t cpy_r_r347;
    char cpy_r_r348;
    PyObject *cpy_r_r349;
    PyObject *cpy_r_r350;
    int32_t cpy_r_r351;
    char cpy_r_r352;
    char cpy_r_r353;
    PyObject *cpy_r_r354;
    PyObject *cpy_r_r355;
    PyObject *cpy_r_r356;
    PyObject *cpy_r_r357;
    char cpy_r_r358;
    char cpy_r_r359;
    PyObject *cpy_r_r360;
    PyObject *cpy_r_r361;
    PyObject *cpy_r_r362;
    PyObject *cpy_r_r363;
    PyObject *cpy_r_r364;
    int32_t cpy_r_r365;
    char cpy_r_r366;
    PyObject *cpy_r_r367;
    PyObject *cpy_r_r368;
    int32_t cpy_r_r369;
    char cpy_r_r370;
    char cpy_r_r371;
    char cpy_r_r372;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 1, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 1, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_merv___thinking___priors___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 8, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___games___merv___actions___palace;
    cpy_r_r12 = (void *)&CPyImportState_serai___games___merv___actions___palace;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[1203]; /* 'serai.games.merv.actions.palace' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 10, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___games___merv___actions___palace;
    cpy_r_r20 = CPyExec_serai___games___merv___actions___palace;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___games___merv___actions___palace__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 10, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 10, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[1203]; /* 'serai.games.merv.actions.palace' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 10, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5219]; /* ('courtiers_in',) */
    cpy_r_r31 = CPyStatic_merv___thinking___priors___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 10, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    } else
        goto CPyL133;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___games___merv___actions___trade;
    cpy_r_r34 = (void *)&CPyImportState_serai___games___merv___actions___trade;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[1205]; /* 'serai.games.merv.actions.trade' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 11, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___games___merv___actions___trade;
    cpy_r_r42 = CPyExec_serai___games___merv___actions___trade;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___games___merv___actions___trade__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 11, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 11, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[1205]; /* 'serai.games.merv.actions.trade' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 11, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5290]; /* ('cities_for_post', 'roads_needed') */
    cpy_r_r53 = CPyStatic_merv___thinking___priors___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 11, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    } else
        goto CPyL134;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___games___merv___actions___walls;
    cpy_r_r56 = (void *)&CPyImportState_serai___games___merv___actions___walls;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[1207]; /* 'serai.games.merv.actions.walls' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 12, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___games___merv___actions___walls;
    cpy_r_r64 = CPyExec_serai___games___merv___actions___walls;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___games___merv___actions___walls__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 12, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 12, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[1207]; /* 'serai.games.merv.actions.walls' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 12, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5291]; /* ('different_pieces', 'free_slots', 'slot_influence') */
    cpy_r_r75 = CPyStatic_merv___thinking___priors___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 12, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    } else
        goto CPyL135;
CPyL29: ;
    cpy_r_r77 = (void *)&CPyModule_serai___games___merv___book;
    cpy_r_r78 = (void *)&CPyImportState_serai___games___merv___book;
    cpy_r_r79 = CPyModuleLockAPI_serai;
    cpy_r_r80 = CPyImport_IsInitialized(cpy_r_r78);
    if (!cpy_r_r80) goto CPyL32;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[1185]; /* 'serai.games.merv.book' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 13, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r84 = cpy_r_r83;
    goto CPyL36;
CPyL32: ;
    cpy_r_r85 = CPyInitOnly_serai___games___merv___book;
    cpy_r_r86 = CPyExec_serai___games___merv___book;
    cpy_r_r87 = (PyObject **)&CPyModule_serai___games___merv___book__internal;
    cpy_r_r88 = PyImport_GetModuleDict();
    cpy_r_r89 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r90 = CPyDict_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 13, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 13, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[1185]; /* 'serai.games.merv.book' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 13, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5292]; /* ('Book', 'steps') */
    cpy_r_r97 = CPyStatic_merv___thinking___priors___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 13, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    } else
        goto CPyL136;
CPyL37: ;
    cpy_r_r99 = (void *)&CPyModule_serai___games___merv___contracts;
    cpy_r_r100 = (void *)&CPyImportState_serai___games___merv___contracts;
    cpy_r_r101 = CPyModuleLockAPI_serai;
    cpy_r_r102 = CPyImport_IsInitialized(cpy_r_r100);
    if (!cpy_r_r102) goto CPyL40;
    cpy_r_r103 = PyImport_GetModuleDict();
    cpy_r_r104 = CPyStatics[1234]; /* 'serai.games.merv.contracts' */
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 14, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r106 = cpy_r_r105;
    goto CPyL44;
CPyL40: ;
    cpy_r_r107 = CPyInitOnly_serai___games___merv___contracts;
    cpy_r_r108 = CPyExec_serai___games___merv___contracts;
    cpy_r_r109 = (PyObject **)&CPyModule_serai___games___merv___contracts__internal;
    cpy_r_r110 = PyImport_GetModuleDict();
    cpy_r_r111 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r112 = CPyDict_GetItem(cpy_r_r110, cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 14, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r113 = CPyStatics[8]; /* '__file__' */
    cpy_r_r114 = CPyObject_GetAttr(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 14, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r115 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r116 = CPyStatics[1234]; /* 'serai.games.merv.contracts' */
    cpy_r_r117 = CPyImport_ImportNative(cpy_r_r116, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r114, cpy_r_r115, 0);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 14, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r106 = cpy_r_r117;
CPyL44: ;
    cpy_r_r118 = CPyStatics[5275]; /* ('top_contract',) */
    cpy_r_r119 = CPyStatic_merv___thinking___priors___globals;
    cpy_r_r120 = CPyImport_GetNativeAttrs(cpy_r_r106, cpy_r_r118, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 14, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    } else
        goto CPyL137;
CPyL45: ;
    cpy_r_r121 = (void *)&CPyModule_serai___games___merv___names;
    cpy_r_r122 = (void *)&CPyImportState_serai___games___merv___names;
    cpy_r_r123 = CPyModuleLockAPI_serai;
    cpy_r_r124 = CPyImport_IsInitialized(cpy_r_r122);
    if (!cpy_r_r124) goto CPyL48;
    cpy_r_r125 = PyImport_GetModuleDict();
    cpy_r_r126 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r127 = CPyDict_GetItem(cpy_r_r125, cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 15, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r128 = cpy_r_r127;
    goto CPyL52;
CPyL48: ;
    cpy_r_r129 = CPyInitOnly_serai___games___merv___names;
    cpy_r_r130 = CPyExec_serai___games___merv___names;
    cpy_r_r131 = (PyObject **)&CPyModule_serai___games___merv___names__internal;
    cpy_r_r132 = PyImport_GetModuleDict();
    cpy_r_r133 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r134 = CPyDict_GetItem(cpy_r_r132, cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 15, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r135 = CPyStatics[8]; /* '__file__' */
    cpy_r_r136 = CPyObject_GetAttr(cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 15, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r137 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r138 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r139 = CPyImport_ImportNative(cpy_r_r138, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r136, cpy_r_r137, 0);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 15, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r128 = cpy_r_r139;
CPyL52: ;
    cpy_r_r140 = CPyStatics[5293]; /* ('CARAVANSARY', 'INNER', 'LIBRARY', 'MOSQUE', 'NOBODY', 'NONE', 'PALACE', 'TRADE', 'WALLS', 'WHITE') */
    cpy_r_r141 = CPyStatic_merv___thinking___priors___globals;
    cpy_r_r142 = CPyImport_GetNativeAttrs(cpy_r_r128, cpy_r_r140, cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 15, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    } else
        goto CPyL138;
CPyL53: ;
    cpy_r_r143 = (void *)&CPyModule_serai___games___merv___paying;
    cpy_r_r144 = (void *)&CPyImportState_serai___games___merv___paying;
    cpy_r_r145 = CPyModuleLockAPI_serai;
    cpy_r_r146 = CPyImport_IsInitialized(cpy_r_r144);
    if (!cpy_r_r146) goto CPyL56;
    cpy_r_r147 = PyImport_GetModuleDict();
    cpy_r_r148 = CPyStatics[1242]; /* 'serai.games.merv.paying' */
    cpy_r_r149 = CPyDict_GetItem(cpy_r_r147, cpy_r_r148);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 16, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r150 = cpy_r_r149;
    goto CPyL60;
CPyL56: ;
    cpy_r_r151 = CPyInitOnly_serai___games___merv___paying;
    cpy_r_r152 = CPyExec_serai___games___merv___paying;
    cpy_r_r153 = (PyObject **)&CPyModule_serai___games___merv___paying__internal;
    cpy_r_r154 = PyImport_GetModuleDict();
    cpy_r_r155 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r156 = CPyDict_GetItem(cpy_r_r154, cpy_r_r155);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 16, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r157 = CPyStatics[8]; /* '__file__' */
    cpy_r_r158 = CPyObject_GetAttr(cpy_r_r156, cpy_r_r157);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 16, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r159 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r160 = CPyStatics[1242]; /* 'serai.games.merv.paying' */
    cpy_r_r161 = CPyImport_ImportNative(cpy_r_r160, cpy_r_r151, cpy_r_r152, cpy_r_r153, cpy_r_r143, cpy_r_r144, cpy_r_r145, cpy_r_r158, cpy_r_r159, 0);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 16, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r150 = cpy_r_r161;
CPyL60: ;
    cpy_r_r162 = CPyStatics[5239]; /* ('Cost',) */
    cpy_r_r163 = CPyStatic_merv___thinking___priors___globals;
    cpy_r_r164 = CPyImport_GetNativeAttrs(cpy_r_r150, cpy_r_r162, cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 16, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    } else
        goto CPyL139;
CPyL61: ;
    cpy_r_r165 = (void *)&CPyModule_serai___games___merv___production;
    cpy_r_r166 = (void *)&CPyImportState_serai___games___merv___production;
    cpy_r_r167 = CPyModuleLockAPI_serai;
    cpy_r_r168 = CPyImport_IsInitialized(cpy_r_r166);
    if (!cpy_r_r168) goto CPyL64;
    cpy_r_r169 = PyImport_GetModuleDict();
    cpy_r_r170 = CPyStatics[1943]; /* 'serai.games.merv.production' */
    cpy_r_r171 = CPyDict_GetItem(cpy_r_r169, cpy_r_r170);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 17, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r172 = cpy_r_r171;
    goto CPyL68;
CPyL64: ;
    cpy_r_r173 = CPyInitOnly_serai___games___merv___production;
    cpy_r_r174 = CPyExec_serai___games___merv___production;
    cpy_r_r175 = (PyObject **)&CPyModule_serai___games___merv___production__internal;
    cpy_r_r176 = PyImport_GetModuleDict();
    cpy_r_r177 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r178 = CPyDict_GetItem(cpy_r_r176, cpy_r_r177);
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 17, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r179 = CPyStatics[8]; /* '__file__' */
    cpy_r_r180 = CPyObject_GetAttr(cpy_r_r178, cpy_r_r179);
    CPy_DECREF(cpy_r_r178);
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 17, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r181 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r182 = CPyStatics[1943]; /* 'serai.games.merv.production' */
    cpy_r_r183 = CPyImport_ImportNative(cpy_r_r182, cpy_r_r173, cpy_r_r174, cpy_r_r175, cpy_r_r165, cpy_r_r166, cpy_r_r167, cpy_r_r180, cpy_r_r181, 0);
    CPy_DECREF(cpy_r_r180);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 17, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r172 = cpy_r_r183;
CPyL68: ;
    cpy_r_r184 = CPyStatics[5294]; /* ('districts_for', 'production_of') */
    cpy_r_r185 = CPyStatic_merv___thinking___priors___globals;
    cpy_r_r186 = CPyImport_GetNativeAttrs(cpy_r_r172, cpy_r_r184, cpy_r_r184, cpy_r_r185);
    CPy_DECREF(cpy_r_r172);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 17, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    } else
        goto CPyL140;
CPyL69: ;
    cpy_r_r187 = (void *)&CPyModule_serai___games___merv___scoring;
    cpy_r_r188 = (void *)&CPyImportState_serai___games___merv___scoring;
    cpy_r_r189 = CPyModuleLockAPI_serai;
    cpy_r_r190 = CPyImport_IsInitialized(cpy_r_r188);
    if (!cpy_r_r190) goto CPyL72;
    cpy_r_r191 = PyImport_GetModuleDict();
    cpy_r_r192 = CPyStatics[1181]; /* 'serai.games.merv.scoring' */
    cpy_r_r193 = CPyDict_GetItem(cpy_r_r191, cpy_r_r192);
    if (unlikely(cpy_r_r193 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 18, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r194 = cpy_r_r193;
    goto CPyL76;
CPyL72: ;
    cpy_r_r195 = CPyInitOnly_serai___games___merv___scoring;
    cpy_r_r196 = CPyExec_serai___games___merv___scoring;
    cpy_r_r197 = (PyObject **)&CPyModule_serai___games___merv___scoring__internal;
    cpy_r_r198 = PyImport_GetModuleDict();
    cpy_r_r199 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r200 = CPyDict_GetItem(cpy_r_r198, cpy_r_r199);
    if (unlikely(cpy_r_r200 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 18, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r201 = CPyStatics[8]; /* '__file__' */
    cpy_r_r202 = CPyObject_GetAttr(cpy_r_r200, cpy_r_r201);
    CPy_DECREF(cpy_r_r200);
    if (unlikely(cpy_r_r202 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 18, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r203 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r204 = CPyStatics[1181]; /* 'serai.games.merv.scoring' */
    cpy_r_r205 = CPyImport_ImportNative(cpy_r_r204, cpy_r_r195, cpy_r_r196, cpy_r_r197, cpy_r_r187, cpy_r_r188, cpy_r_r189, cpy_r_r202, cpy_r_r203, 0);
    CPy_DECREF(cpy_r_r202);
    if (unlikely(cpy_r_r205 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 18, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r194 = cpy_r_r205;
CPyL76: ;
    cpy_r_r206 = CPyStatics[5289]; /* ('room_value',) */
    cpy_r_r207 = CPyStatic_merv___thinking___priors___globals;
    cpy_r_r208 = CPyImport_GetNativeAttrs(cpy_r_r194, cpy_r_r206, cpy_r_r206, cpy_r_r207);
    CPy_DECREF(cpy_r_r194);
    if (unlikely(cpy_r_r208 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 18, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    } else
        goto CPyL141;
CPyL77: ;
    cpy_r_r209 = (void *)&CPyModule_serai___games___merv___table;
    cpy_r_r210 = (void *)&CPyImportState_serai___games___merv___table;
    cpy_r_r211 = CPyModuleLockAPI_serai;
    cpy_r_r212 = CPyImport_IsInitialized(cpy_r_r210);
    if (!cpy_r_r212) goto CPyL80;
    cpy_r_r213 = PyImport_GetModuleDict();
    cpy_r_r214 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r215 = CPyDict_GetItem(cpy_r_r213, cpy_r_r214);
    if (unlikely(cpy_r_r215 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 19, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r216 = cpy_r_r215;
    goto CPyL84;
CPyL80: ;
    cpy_r_r217 = CPyInitOnly_serai___games___merv___table;
    cpy_r_r218 = CPyExec_serai___games___merv___table;
    cpy_r_r219 = (PyObject **)&CPyModule_serai___games___merv___table__internal;
    cpy_r_r220 = PyImport_GetModuleDict();
    cpy_r_r221 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r222 = CPyDict_GetItem(cpy_r_r220, cpy_r_r221);
    if (unlikely(cpy_r_r222 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 19, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r223 = CPyStatics[8]; /* '__file__' */
    cpy_r_r224 = CPyObject_GetAttr(cpy_r_r222, cpy_r_r223);
    CPy_DECREF(cpy_r_r222);
    if (unlikely(cpy_r_r224 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 19, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r225 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r226 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r227 = CPyImport_ImportNative(cpy_r_r226, cpy_r_r217, cpy_r_r218, cpy_r_r219, cpy_r_r209, cpy_r_r210, cpy_r_r211, cpy_r_r224, cpy_r_r225, 0);
    CPy_DECREF(cpy_r_r224);
    if (unlikely(cpy_r_r227 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 19, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r216 = cpy_r_r227;
CPyL84: ;
    cpy_r_r228 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r229 = CPyStatic_merv___thinking___priors___globals;
    cpy_r_r230 = CPyImport_GetNativeAttrs(cpy_r_r216, cpy_r_r228, cpy_r_r228, cpy_r_r229);
    CPy_DECREF(cpy_r_r216);
    if (unlikely(cpy_r_r230 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 19, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    } else
        goto CPyL142;
CPyL85: ;
    cpy_r_r231 = CPyStatic_merv___thinking___priors___globals;
    cpy_r_r232 = (void *)&CPyModule_serai___games___merv___thinking___features;
    cpy_r_r233 = (void *)&CPyImportState_serai___games___merv___thinking___features;
    cpy_r_r234 = CPyModuleLockAPI_serai;
    cpy_r_r235 = CPyImport_IsInitialized(cpy_r_r233);
    if (!cpy_r_r235) goto CPyL88;
    cpy_r_r236 = PyImport_GetModuleDict();
    cpy_r_r237 = CPyStatics[2106]; /* 'serai.games.merv.thinking.features' */
    cpy_r_r238 = CPyDict_GetItem(cpy_r_r236, cpy_r_r237);
    if (unlikely(cpy_r_r238 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 20, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r239 = cpy_r_r238;
    goto CPyL92;
CPyL88: ;
    cpy_r_r240 = CPyInitOnly_serai___games___merv___thinking___features;
    cpy_r_r241 = CPyExec_serai___games___merv___thinking___features;
    cpy_r_r242 = (PyObject **)&CPyModule_serai___games___merv___thinking___features__internal;
    cpy_r_r243 = PyImport_GetModuleDict();
    cpy_r_r244 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r245 = CPyDict_GetItem(cpy_r_r243, cpy_r_r244);
    if (unlikely(cpy_r_r245 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 20, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r246 = CPyStatics[8]; /* '__file__' */
    cpy_r_r247 = CPyObject_GetAttr(cpy_r_r245, cpy_r_r246);
    CPy_DECREF(cpy_r_r245);
    if (unlikely(cpy_r_r247 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 20, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r248 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r249 = CPyStatics[2106]; /* 'serai.games.merv.thinking.features' */
    cpy_r_r250 = CPyImport_ImportNative(cpy_r_r249, cpy_r_r240, cpy_r_r241, cpy_r_r242, cpy_r_r232, cpy_r_r233, cpy_r_r234, cpy_r_r247, cpy_r_r248, 0);
    CPy_DECREF(cpy_r_r247);
    if (unlikely(cpy_r_r250 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 20, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r239 = cpy_r_r250;
CPyL92: ;
    cpy_r_r251 = CPyStatics[2171]; /* 'f' */
    cpy_r_r252 = CPyDict_SetItem(cpy_r_r231, cpy_r_r251, cpy_r_r239);
    CPy_DECREF(cpy_r_r239);
    cpy_r_r253 = cpy_r_r252 >= 0;
    if (unlikely(!cpy_r_r253)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 20, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r254 = (void *)&CPyModule_serai___games___merv___thinking___appraisal;
    cpy_r_r255 = (void *)&CPyImportState_serai___games___merv___thinking___appraisal;
    cpy_r_r256 = CPyModuleLockAPI_serai;
    cpy_r_r257 = CPyImport_IsInitialized(cpy_r_r255);
    if (!cpy_r_r257) goto CPyL96;
    cpy_r_r258 = PyImport_GetModuleDict();
    cpy_r_r259 = CPyStatics[1193]; /* 'serai.games.merv.thinking.appraisal' */
    cpy_r_r260 = CPyDict_GetItem(cpy_r_r258, cpy_r_r259);
    if (unlikely(cpy_r_r260 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 21, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r261 = cpy_r_r260;
    goto CPyL100;
CPyL96: ;
    cpy_r_r262 = CPyInitOnly_serai___games___merv___thinking___appraisal;
    cpy_r_r263 = CPyExec_serai___games___merv___thinking___appraisal;
    cpy_r_r264 = (PyObject **)&CPyModule_serai___games___merv___thinking___appraisal__internal;
    cpy_r_r265 = PyImport_GetModuleDict();
    cpy_r_r266 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r267 = CPyDict_GetItem(cpy_r_r265, cpy_r_r266);
    if (unlikely(cpy_r_r267 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 21, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r268 = CPyStatics[8]; /* '__file__' */
    cpy_r_r269 = CPyObject_GetAttr(cpy_r_r267, cpy_r_r268);
    CPy_DECREF(cpy_r_r267);
    if (unlikely(cpy_r_r269 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 21, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r270 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r271 = CPyStatics[1193]; /* 'serai.games.merv.thinking.appraisal' */
    cpy_r_r272 = CPyImport_ImportNative(cpy_r_r271, cpy_r_r262, cpy_r_r263, cpy_r_r264, cpy_r_r254, cpy_r_r255, cpy_r_r256, cpy_r_r269, cpy_r_r270, 0);
    CPy_DECREF(cpy_r_r269);
    if (unlikely(cpy_r_r272 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 21, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r261 = cpy_r_r272;
CPyL100: ;
    cpy_r_r273 = CPyStatics[5028]; /* ('Appraiser',) */
    cpy_r_r274 = CPyStatic_merv___thinking___priors___globals;
    cpy_r_r275 = CPyImport_GetNativeAttrs(cpy_r_r261, cpy_r_r273, cpy_r_r273, cpy_r_r274);
    CPy_DECREF(cpy_r_r261);
    if (unlikely(cpy_r_r275 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 21, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    } else
        goto CPyL143;
CPyL101: ;
    cpy_r_r276 = (void *)&CPyModule_serai___games___merv___thinking___weights;
    cpy_r_r277 = (void *)&CPyImportState_serai___games___merv___thinking___weights;
    cpy_r_r278 = CPyModuleLockAPI_serai;
    cpy_r_r279 = CPyImport_IsInitialized(cpy_r_r277);
    if (!cpy_r_r279) goto CPyL104;
    cpy_r_r280 = PyImport_GetModuleDict();
    cpy_r_r281 = CPyStatics[1195]; /* 'serai.games.merv.thinking.weights' */
    cpy_r_r282 = CPyDict_GetItem(cpy_r_r280, cpy_r_r281);
    if (unlikely(cpy_r_r282 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 22, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r283 = cpy_r_r282;
    goto CPyL108;
CPyL104: ;
    cpy_r_r284 = CPyInitOnly_serai___games___merv___thinking___weights;
    cpy_r_r285 = CPyExec_serai___games___merv___thinking___weights;
    cpy_r_r286 = (PyObject **)&CPyModule_serai___games___merv___thinking___weights__internal;
    cpy_r_r287 = PyImport_GetModuleDict();
    cpy_r_r288 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r289 = CPyDict_GetItem(cpy_r_r287, cpy_r_r288);
    if (unlikely(cpy_r_r289 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 22, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r290 = CPyStatics[8]; /* '__file__' */
    cpy_r_r291 = CPyObject_GetAttr(cpy_r_r289, cpy_r_r290);
    CPy_DECREF(cpy_r_r289);
    if (unlikely(cpy_r_r291 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 22, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r292 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r293 = CPyStatics[1195]; /* 'serai.games.merv.thinking.weights' */
    cpy_r_r294 = CPyImport_ImportNative(cpy_r_r293, cpy_r_r284, cpy_r_r285, cpy_r_r286, cpy_r_r276, cpy_r_r277, cpy_r_r278, cpy_r_r291, cpy_r_r292, 0);
    CPy_DECREF(cpy_r_r291);
    if (unlikely(cpy_r_r294 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 22, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r283 = cpy_r_r294;
CPyL108: ;
    cpy_r_r295 = CPyStatics[5173]; /* ('Weights',) */
    cpy_r_r296 = CPyStatic_merv___thinking___priors___globals;
    cpy_r_r297 = CPyImport_GetNativeAttrs(cpy_r_r283, cpy_r_r295, cpy_r_r295, cpy_r_r296);
    CPy_DECREF(cpy_r_r283);
    if (unlikely(cpy_r_r297 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 22, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    } else
        goto CPyL144;
CPyL109: ;
    cpy_r_r298 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r299 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r300 = CPyModuleLockAPI_serai;
    cpy_r_r301 = CPyImport_IsInitialized(cpy_r_r299);
    if (!cpy_r_r301) goto CPyL112;
    cpy_r_r302 = PyImport_GetModuleDict();
    cpy_r_r303 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r304 = CPyDict_GetItem(cpy_r_r302, cpy_r_r303);
    if (unlikely(cpy_r_r304 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 23, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r305 = cpy_r_r304;
    goto CPyL116;
CPyL112: ;
    cpy_r_r306 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r307 = CPyExec_serai___kernel___decision;
    cpy_r_r308 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r309 = PyImport_GetModuleDict();
    cpy_r_r310 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r311 = CPyDict_GetItem(cpy_r_r309, cpy_r_r310);
    if (unlikely(cpy_r_r311 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 23, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r312 = CPyStatics[8]; /* '__file__' */
    cpy_r_r313 = CPyObject_GetAttr(cpy_r_r311, cpy_r_r312);
    CPy_DECREF(cpy_r_r311);
    if (unlikely(cpy_r_r313 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 23, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r314 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r315 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r316 = CPyImport_ImportNative(cpy_r_r315, cpy_r_r306, cpy_r_r307, cpy_r_r308, cpy_r_r298, cpy_r_r299, cpy_r_r300, cpy_r_r313, cpy_r_r314, 0);
    CPy_DECREF(cpy_r_r313);
    if (unlikely(cpy_r_r316 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 23, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r305 = cpy_r_r316;
CPyL116: ;
    cpy_r_r317 = CPyStatics[5177]; /* ('Decision',) */
    cpy_r_r318 = CPyStatic_merv___thinking___priors___globals;
    cpy_r_r319 = CPyImport_GetNativeAttrs(cpy_r_r305, cpy_r_r317, cpy_r_r317, cpy_r_r318);
    CPy_DECREF(cpy_r_r305);
    if (unlikely(cpy_r_r319 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 23, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    } else
        goto CPyL145;
CPyL117: ;
    cpy_r_r320 = NULL;
    cpy_r_r321 = CPyStatics[1194]; /* 'serai.games.merv.thinking.priors' */
    cpy_r_r322 = (PyObject *)CPyType_merv___thinking___priors___Values_template;
    cpy_r_r323 = CPyType_FromTemplate(cpy_r_r322, cpy_r_r320, cpy_r_r321);
    if (unlikely(cpy_r_r323 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 26, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r324 = CPyDef_merv___thinking___priors___Values_trait_vtable_setup();
    if (unlikely(cpy_r_r324 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 26, CPyStatic_merv___thinking___priors___globals);
        goto CPyL146;
    }
    cpy_r_r325 = CPyDef_merv___thinking___priors___Values_coroutine_setup(cpy_r_r323);
    if (unlikely(cpy_r_r325 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 26, CPyStatic_merv___thinking___priors___globals);
        goto CPyL146;
    }
    cpy_r_r326 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r327 = CPyStatics[1921]; /* 'bonus_tile' */
    cpy_r_r328 = CPyStatics[2046]; /* 'building' */
    cpy_r_r329 = CPyStatics[1811]; /* 'camel' */
    cpy_r_r330 = CPyStatics[390]; /* 'card' */
    cpy_r_r331 = CPyStatics[1338]; /* 'common' */
    cpy_r_r332 = CPyStatics[1771]; /* 'courtier' */
    cpy_r_r333 = CPyStatics[909]; /* 'cube' */
    cpy_r_r334 = CPyStatics[1806]; /* 'discovery' */
    cpy_r_r335 = CPyStatics[1799]; /* 'favour' */
    cpy_r_r336 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r337 = CPyStatics[1528]; /* 'level' */
    cpy_r_r338 = CPyStatics[2172]; /* 'paid' */
    cpy_r_r339 = CPyStatics[1292]; /* 'post' */
    cpy_r_r340 = CPyStatics[1339]; /* 'rare' */
    cpy_r_r341 = CPyStatics[1326]; /* 'scroll' */
    cpy_r_r342 = CPyStatics[1772]; /* 'soldier' */
    cpy_r_r343 = CPyStatics[2173]; /* 'unpaid' */
    cpy_r_r344 = CPyStatics[1757]; /* 'upgrade' */
    cpy_r_r345 = CPyStatics[1557]; /* 'white' */
    cpy_r_r346 = PyTuple_Pack(19, cpy_r_r327, cpy_r_r328, cpy_r_r329, cpy_r_r330, cpy_r_r331, cpy_r_r332, cpy_r_r333, cpy_r_r334, cpy_r_r335, cpy_r_r336, cpy_r_r337, cpy_r_r338, cpy_r_r339, cpy_r_r340, cpy_r_r341, cpy_r_r342, cpy_r_r343, cpy_r_r344, cpy_r_r345);
    if (unlikely(cpy_r_r346 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 26, CPyStatic_merv___thinking___priors___globals);
        goto CPyL146;
    }
    cpy_r_r347 = PyObject_SetAttr(cpy_r_r323, cpy_r_r326, cpy_r_r346);
    CPy_DECREF(cpy_r_r346);
    cpy_r_r348 = cpy_r_r347 >= 0;
    if (unlikely(!cpy_r_r348)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 26, CPyStatic_merv___thinking___priors___globals);
        goto CPyL146;
    }
    CPyType_merv___thinking___priors___Values = (PyTypeObject *)cpy_r_r323;
    CPy_INCREF(CPyType_merv___thinking___priors___Values);
    cpy_r_r349 = CPyStatic_merv___thinking___priors___globals;
    cpy_r_r350 = CPyStatics[2174]; /* 'Values' */
    cpy_r_r351 = PyDict_SetItem(cpy_r_r349, cpy_r_r350, cpy_r_r323);
    cpy_r_r352 = cpy_r_r351 >= 0;
    if (unlikely(!cpy_r_r352)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 26, CPyStatic_merv___thinking___priors___globals);
        goto CPyL146;
    }
    cpy_r_r353 = CPy_InitSubclass(cpy_r_r323);
    CPy_DECREF(cpy_r_r323);
    if (unlikely(!cpy_r_r353)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 26, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r354 = NULL;
    cpy_r_r355 = CPyStatics[1194]; /* 'serai.games.merv.thinking.priors' */
    cpy_r_r356 = (PyObject *)CPyType_merv___thinking___priors___Priors_template;
    cpy_r_r357 = CPyType_FromTemplate(cpy_r_r356, cpy_r_r354, cpy_r_r355);
    if (unlikely(cpy_r_r357 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 55, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    cpy_r_r358 = CPyDef_merv___thinking___priors___Priors_trait_vtable_setup();
    if (unlikely(cpy_r_r358 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 55, CPyStatic_merv___thinking___priors___globals);
        goto CPyL147;
    }
    cpy_r_r359 = CPyDef_merv___thinking___priors___Priors_coroutine_setup(cpy_r_r357);
    if (unlikely(cpy_r_r359 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 55, CPyStatic_merv___thinking___priors___globals);
        goto CPyL147;
    }
    cpy_r_r360 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r361 = CPyStatics[1102]; /* '_book' */
    cpy_r_r362 = CPyStatics[2175]; /* '_appraiser' */
    cpy_r_r363 = CPyStatics[1103]; /* '_weights' */
    cpy_r_r364 = PyTuple_Pack(3, cpy_r_r361, cpy_r_r362, cpy_r_r363);
    if (unlikely(cpy_r_r364 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 55, CPyStatic_merv___thinking___priors___globals);
        goto CPyL147;
    }
    cpy_r_r365 = PyObject_SetAttr(cpy_r_r357, cpy_r_r360, cpy_r_r364);
    CPy_DECREF(cpy_r_r364);
    cpy_r_r366 = cpy_r_r365 >= 0;
    if (unlikely(!cpy_r_r366)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 55, CPyStatic_merv___thinking___priors___globals);
        goto CPyL147;
    }
    CPyType_merv___thinking___priors___Priors = (PyTypeObject *)cpy_r_r357;
    CPy_INCREF(CPyType_merv___thinking___priors___Priors);
    cpy_r_r367 = CPyStatic_merv___thinking___priors___globals;
    cpy_r_r368 = CPyStatics[297]; /* 'Priors' */
    cpy_r_r369 = PyDict_SetItem(cpy_r_r367, cpy_r_r368, cpy_r_r357);
    cpy_r_r370 = cpy_r_r369 >= 0;
    if (unlikely(!cpy_r_r370)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 55, CPyStatic_merv___thinking___priors___globals);
        goto CPyL147;
    }
    cpy_r_r371 = CPy_InitSubclass(cpy_r_r357);
    CPy_DECREF(cpy_r_r357);
    if (unlikely(!cpy_r_r371)) {
        CPy_AddTraceback("src/serai/games/merv/thinking/priors.py", "<module>", 55, CPyStatic_merv___thinking___priors___globals);
        goto CPyL132;
    }
    return 1;
CPyL132: ;
    cpy_r_r372 = 2;
    return cpy_r_r372;
CPyL133: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL13;
CPyL134: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL21;
CPyL135: ;
    CPy_DECREF(cpy_r_r76);
    goto CPyL29;
CPyL136: ;
    CPy_DECREF(cpy_r_r98);
    goto CPyL37;
CPyL137: ;
    CPy_DECREF(cpy_r_r120);
    goto CPyL45;
CPyL138: ;
    CPy_DECREF(cpy_r_r142);
    goto CPyL53;
CPyL139: ;
    CPy_DECREF(cpy_r_r164);
    goto CPyL61;
CPyL140: ;
    CPy_DECREF(cpy_r_r186);
    goto CPyL69;
CPyL141: ;
    CPy_DECREF(cpy_r_r208);
    goto CPyL77;
CPyL142: ;
    CPy_DECREF(cpy_r_r230);
    goto CPyL85;
CPyL143: ;
    CPy_DECREF(cpy_r_r275);
    goto CPyL101;
CPyL144: ;
    CPy_DECREF(cpy_r_r297);
    goto CPyL109;
CPyL145: ;
    CPy_DECREF(cpy_r_r319);
    goto CPyL117;
CPyL146: ;
    CPy_DecRef(cpy_r_r323);
    goto CPyL132;
CPyL147: ;
    CPy_DecRef(cpy_r_r357);
    goto CPyL132;
}

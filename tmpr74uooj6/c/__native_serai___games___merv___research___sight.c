#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
merv___research___sight___Shown_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
merv___research___sight___Shown_traverse(serai___games___merv___research___sight___ShownObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_phases);
    Py_VISIT(self->_cubes);
    Py_VISIT(self->_actions);
    Py_VISIT(self->_squares);
    Py_VISIT(self->_slots);
    Py_VISIT(self->_ramparts);
    Py_VISIT(self->_sides);
    Py_VISIT(self->_spices);
    Py_VISIT(self->_spaces);
    Py_VISIT(self->_contracts);
    Py_VISIT(self->_rooms);
    Py_VISIT(self->_solo);
    Py_VISIT(self->_built);
    Py_VISIT(self->__districts);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___research___sight___Shown_clear(PyObject *cpy_r_self)
{
    serai___games___merv___research___sight___ShownObject *self = (serai___games___merv___research___sight___ShownObject *)cpy_r_self;
    Py_CLEAR(self->_phases);
    Py_CLEAR(self->_cubes);
    Py_CLEAR(self->_actions);
    Py_CLEAR(self->_squares);
    Py_CLEAR(self->_slots);
    Py_CLEAR(self->_ramparts);
    Py_CLEAR(self->_sides);
    Py_CLEAR(self->_spices);
    Py_CLEAR(self->_spaces);
    Py_CLEAR(self->_contracts);
    Py_CLEAR(self->_rooms);
    Py_CLEAR(self->_solo);
    Py_CLEAR(self->_built);
    Py_CLEAR(self->__districts);
    return 0;
}

static int32_t CPyDef_merv___research___sight___Shown_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___research___sight___ShownObject *self = (serai___games___merv___research___sight___ShownObject *)cpy_r_self;
    Py_CLEAR(self->_phases);
    Py_CLEAR(self->_cubes);
    Py_CLEAR(self->_actions);
    Py_CLEAR(self->_squares);
    Py_CLEAR(self->_slots);
    Py_CLEAR(self->_ramparts);
    Py_CLEAR(self->_sides);
    Py_CLEAR(self->_spices);
    Py_CLEAR(self->_spaces);
    Py_CLEAR(self->_contracts);
    Py_CLEAR(self->_rooms);
    Py_CLEAR(self->_solo);
    Py_CLEAR(self->_built);
    Py_CLEAR(self->__districts);
    return 0;
}

static void
merv___research___sight___Shown_dealloc(serai___games___merv___research___sight___ShownObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, merv___research___sight___Shown_dealloc)
    CPyDef_merv___research___sight___Shown_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___research___sight_____mypyc__Shown_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___research___sight___Shown(PyObject *cpy_r_book);

static PyObject *
merv___research___sight___Shown_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___research___sight___Shown) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___research___sight_____mypyc__Shown_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_merv___research___sight___Shown_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem merv___research___sight___Shown_vtable[2];
static bool
CPyDef_merv___research___sight___Shown_trait_vtable_setup(void)
{
    CPyVTableItem merv___research___sight___Shown_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___research___sight___Shown_____init__,
        (CPyVTableItem)CPyDef_merv___research___sight___Shown___districts,
    };
    memcpy(merv___research___sight___Shown_vtable, merv___research___sight___Shown_vtable_scratch, sizeof(merv___research___sight___Shown_vtable));
    return 1;
}

static bool
CPyDef_merv___research___sight___Shown_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___research___sight___Shown_get_phases(serai___games___merv___research___sight___ShownObject *self, void *closure);
static int
merv___research___sight___Shown_set_phases(serai___games___merv___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
merv___research___sight___Shown_get_cubes(serai___games___merv___research___sight___ShownObject *self, void *closure);
static int
merv___research___sight___Shown_set_cubes(serai___games___merv___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
merv___research___sight___Shown_get_actions(serai___games___merv___research___sight___ShownObject *self, void *closure);
static int
merv___research___sight___Shown_set_actions(serai___games___merv___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
merv___research___sight___Shown_get_squares(serai___games___merv___research___sight___ShownObject *self, void *closure);
static int
merv___research___sight___Shown_set_squares(serai___games___merv___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
merv___research___sight___Shown_get_slots(serai___games___merv___research___sight___ShownObject *self, void *closure);
static int
merv___research___sight___Shown_set_slots(serai___games___merv___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
merv___research___sight___Shown_get_ramparts(serai___games___merv___research___sight___ShownObject *self, void *closure);
static int
merv___research___sight___Shown_set_ramparts(serai___games___merv___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
merv___research___sight___Shown_get_sides(serai___games___merv___research___sight___ShownObject *self, void *closure);
static int
merv___research___sight___Shown_set_sides(serai___games___merv___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
merv___research___sight___Shown_get_spices(serai___games___merv___research___sight___ShownObject *self, void *closure);
static int
merv___research___sight___Shown_set_spices(serai___games___merv___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
merv___research___sight___Shown_get_spaces(serai___games___merv___research___sight___ShownObject *self, void *closure);
static int
merv___research___sight___Shown_set_spaces(serai___games___merv___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
merv___research___sight___Shown_get_contracts(serai___games___merv___research___sight___ShownObject *self, void *closure);
static int
merv___research___sight___Shown_set_contracts(serai___games___merv___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
merv___research___sight___Shown_get_rooms(serai___games___merv___research___sight___ShownObject *self, void *closure);
static int
merv___research___sight___Shown_set_rooms(serai___games___merv___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
merv___research___sight___Shown_get_solo(serai___games___merv___research___sight___ShownObject *self, void *closure);
static int
merv___research___sight___Shown_set_solo(serai___games___merv___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
merv___research___sight___Shown_get_built(serai___games___merv___research___sight___ShownObject *self, void *closure);
static int
merv___research___sight___Shown_set_built(serai___games___merv___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
merv___research___sight___Shown_get__districts(serai___games___merv___research___sight___ShownObject *self, void *closure);
static int
merv___research___sight___Shown_set__districts(serai___games___merv___research___sight___ShownObject *self, PyObject *value, void *closure);

static PyGetSetDef merv___research___sight___Shown_getseters[] = {
    {"phases",
     (getter)merv___research___sight___Shown_get_phases, (setter)merv___research___sight___Shown_set_phases,
     NULL, NULL},
    {"cubes",
     (getter)merv___research___sight___Shown_get_cubes, (setter)merv___research___sight___Shown_set_cubes,
     NULL, NULL},
    {"actions",
     (getter)merv___research___sight___Shown_get_actions, (setter)merv___research___sight___Shown_set_actions,
     NULL, NULL},
    {"squares",
     (getter)merv___research___sight___Shown_get_squares, (setter)merv___research___sight___Shown_set_squares,
     NULL, NULL},
    {"slots",
     (getter)merv___research___sight___Shown_get_slots, (setter)merv___research___sight___Shown_set_slots,
     NULL, NULL},
    {"ramparts",
     (getter)merv___research___sight___Shown_get_ramparts, (setter)merv___research___sight___Shown_set_ramparts,
     NULL, NULL},
    {"sides",
     (getter)merv___research___sight___Shown_get_sides, (setter)merv___research___sight___Shown_set_sides,
     NULL, NULL},
    {"spices",
     (getter)merv___research___sight___Shown_get_spices, (setter)merv___research___sight___Shown_set_spices,
     NULL, NULL},
    {"spaces",
     (getter)merv___research___sight___Shown_get_spaces, (setter)merv___research___sight___Shown_set_spaces,
     NULL, NULL},
    {"contracts",
     (getter)merv___research___sight___Shown_get_contracts, (setter)merv___research___sight___Shown_set_contracts,
     NULL, NULL},
    {"rooms",
     (getter)merv___research___sight___Shown_get_rooms, (setter)merv___research___sight___Shown_set_rooms,
     NULL, NULL},
    {"solo",
     (getter)merv___research___sight___Shown_get_solo, (setter)merv___research___sight___Shown_set_solo,
     NULL, NULL},
    {"built",
     (getter)merv___research___sight___Shown_get_built, (setter)merv___research___sight___Shown_set_built,
     NULL, NULL},
    {"_districts",
     (getter)merv___research___sight___Shown_get__districts, (setter)merv___research___sight___Shown_set__districts,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___research___sight___Shown_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___research___sight_____mypyc__Shown_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_merv___research___sight___Shown_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, book)\n--\n\n")},
    {"districts",
     (PyCFunction)CPyPy_merv___research___sight___Shown___districts,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("districts($self, t)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___research___sight___Shown_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Shown",
    .tp_new = merv___research___sight___Shown_new,
    .tp_dealloc = (destructor)merv___research___sight___Shown_dealloc,
    .tp_traverse = (traverseproc)merv___research___sight___Shown_traverse,
    .tp_clear = (inquiry)CPyDef_merv___research___sight___Shown_clear,
    .tp_getset = merv___research___sight___Shown_getseters,
    .tp_methods = merv___research___sight___Shown_methods,
    .tp_init = merv___research___sight___Shown_init,
    .tp_basicsize = sizeof(serai___games___merv___research___sight___ShownObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Shown(book)\n--\n\n"),
};
static PyTypeObject *CPyType_merv___research___sight___Shown_template = &CPyType_merv___research___sight___Shown_template_;

PyObject *CPyDef_merv___research___sight_____mypyc__Shown_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___research___sight___ShownObject *self;
    self = (serai___games___merv___research___sight___ShownObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___research___sight___Shown_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___research___sight___Shown(PyObject *cpy_r_book)
{
    PyObject *self = CPyDef_merv___research___sight_____mypyc__Shown_setup((PyObject *)CPyType_merv___research___sight___Shown);
    if (self == NULL)
        return NULL;
    char res = CPyDef_merv___research___sight___Shown_____init__(self, cpy_r_book);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
merv___research___sight___Shown_get_phases(serai___games___merv___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_phases == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'phases' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_phases);
    PyObject *retval = self->_phases;
    return retval;
}

static int
merv___research___sight___Shown_set_phases(serai___games___merv___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'phases' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_sheet___Words))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.sheet.Words", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_phases != NULL) {
        CPy_DECREF(self->_phases);
    }
    self->_phases = tmp;
    return 0;
}

static PyObject *
merv___research___sight___Shown_get_cubes(serai___games___merv___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_cubes == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'cubes' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_cubes);
    PyObject *retval = self->_cubes;
    return retval;
}

static int
merv___research___sight___Shown_set_cubes(serai___games___merv___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'cubes' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_sheet___Words))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.sheet.Words", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_cubes != NULL) {
        CPy_DECREF(self->_cubes);
    }
    self->_cubes = tmp;
    return 0;
}

static PyObject *
merv___research___sight___Shown_get_actions(serai___games___merv___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_actions == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'actions' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_actions);
    PyObject *retval = self->_actions;
    return retval;
}

static int
merv___research___sight___Shown_set_actions(serai___games___merv___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'actions' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_sheet___Words))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.sheet.Words", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_actions != NULL) {
        CPy_DECREF(self->_actions);
    }
    self->_actions = tmp;
    return 0;
}

static PyObject *
merv___research___sight___Shown_get_squares(serai___games___merv___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_squares == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'squares' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_squares);
    PyObject *retval = self->_squares;
    return retval;
}

static int
merv___research___sight___Shown_set_squares(serai___games___merv___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'squares' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_sheet___Words))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.sheet.Words", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_squares != NULL) {
        CPy_DECREF(self->_squares);
    }
    self->_squares = tmp;
    return 0;
}

static PyObject *
merv___research___sight___Shown_get_slots(serai___games___merv___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_slots == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'slots' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_slots);
    PyObject *retval = self->_slots;
    return retval;
}

static int
merv___research___sight___Shown_set_slots(serai___games___merv___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'slots' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_sheet___Words))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.sheet.Words", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_slots != NULL) {
        CPy_DECREF(self->_slots);
    }
    self->_slots = tmp;
    return 0;
}

static PyObject *
merv___research___sight___Shown_get_ramparts(serai___games___merv___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_ramparts == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'ramparts' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_ramparts);
    PyObject *retval = self->_ramparts;
    return retval;
}

static int
merv___research___sight___Shown_set_ramparts(serai___games___merv___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'ramparts' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_sheet___Words))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.sheet.Words", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_ramparts != NULL) {
        CPy_DECREF(self->_ramparts);
    }
    self->_ramparts = tmp;
    return 0;
}

static PyObject *
merv___research___sight___Shown_get_sides(serai___games___merv___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_sides == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'sides' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_sides);
    PyObject *retval = self->_sides;
    return retval;
}

static int
merv___research___sight___Shown_set_sides(serai___games___merv___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'sides' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_sheet___Words))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.sheet.Words", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_sides != NULL) {
        CPy_DECREF(self->_sides);
    }
    self->_sides = tmp;
    return 0;
}

static PyObject *
merv___research___sight___Shown_get_spices(serai___games___merv___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_spices == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'spices' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_spices);
    PyObject *retval = self->_spices;
    return retval;
}

static int
merv___research___sight___Shown_set_spices(serai___games___merv___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'spices' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_sheet___Words))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.sheet.Words", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_spices != NULL) {
        CPy_DECREF(self->_spices);
    }
    self->_spices = tmp;
    return 0;
}

static PyObject *
merv___research___sight___Shown_get_spaces(serai___games___merv___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_spaces == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'spaces' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_spaces);
    PyObject *retval = self->_spaces;
    return retval;
}

static int
merv___research___sight___Shown_set_spaces(serai___games___merv___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'spaces' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_sheet___Words))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.sheet.Words", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_spaces != NULL) {
        CPy_DECREF(self->_spaces);
    }
    self->_spaces = tmp;
    return 0;
}

static PyObject *
merv___research___sight___Shown_get_contracts(serai___games___merv___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_contracts == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'contracts' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_contracts);
    PyObject *retval = self->_contracts;
    return retval;
}

static int
merv___research___sight___Shown_set_contracts(serai___games___merv___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'contracts' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_sheet___Words))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.sheet.Words", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_contracts != NULL) {
        CPy_DECREF(self->_contracts);
    }
    self->_contracts = tmp;
    return 0;
}

static PyObject *
merv___research___sight___Shown_get_rooms(serai___games___merv___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_rooms == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'rooms' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_rooms);
    PyObject *retval = self->_rooms;
    return retval;
}

static int
merv___research___sight___Shown_set_rooms(serai___games___merv___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'rooms' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_sheet___Words))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.sheet.Words", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_rooms != NULL) {
        CPy_DECREF(self->_rooms);
    }
    self->_rooms = tmp;
    return 0;
}

static PyObject *
merv___research___sight___Shown_get_solo(serai___games___merv___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_solo == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'solo' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_solo);
    PyObject *retval = self->_solo;
    return retval;
}

static int
merv___research___sight___Shown_set_solo(serai___games___merv___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'solo' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_sheet___Words))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.sheet.Words", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_solo != NULL) {
        CPy_DECREF(self->_solo);
    }
    self->_solo = tmp;
    return 0;
}

static PyObject *
merv___research___sight___Shown_get_built(serai___games___merv___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_built == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'built' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_built);
    PyObject *retval = self->_built;
    return retval;
}

static int
merv___research___sight___Shown_set_built(serai___games___merv___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'built' cannot be deleted");
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
    if (self->_built != NULL) {
        CPy_DECREF(self->_built);
    }
    self->_built = tmp;
    return 0;
}

static PyObject *
merv___research___sight___Shown_get__districts(serai___games___merv___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->__districts == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_districts' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->__districts);
    PyObject *retval = self->__districts;
    return retval;
}

static int
merv___research___sight___Shown_set__districts(serai___games___merv___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute '_districts' cannot be deleted");
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
    if (self->__districts != NULL) {
        CPy_DECREF(self->__districts);
    }
    self->__districts = tmp;
    return 0;
}
static PyMethodDef merv___research___sightmodule_methods[] = {
    {"shown", (PyCFunction)CPyPy_merv___research___sight___shown, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("shown(book)\n--\n\n") /* docstring */},
    {"look", (PyCFunction)CPyPy_merv___research___sight___look, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("look(t, me, sheet)\n--\n\n") /* docstring */},
    {"_city", (PyCFunction)CPyPy_merv___research___sight____city, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_city(t, words, sheet)\n--\n\n") /* docstring */},
    {"_player", (PyCFunction)CPyPy_merv___research___sight____player, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_player(t, seat, player, words, sheet)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___merv___research___sight__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___merv___research___sight__internal, "__name__");
    CPyStatic_merv___research___sight___globals = PyModule_GetDict(CPyModule_serai___games___merv___research___sight__internal);
    if (unlikely(CPyStatic_merv___research___sight___globals == NULL))
        goto fail;
    char result = CPyDef_merv___research___sight_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___merv___research___sight__internal);
    Py_CLEAR(modname);
    CPy_XDECREF(CPyStatic_merv___research___sight___LEFT_OUT.f0);
    CPy_XDECREF(CPyStatic_merv___research___sight___LEFT_OUT.f1);
    CPy_XDECREF(CPyStatic_merv___research___sight___LEFT_OUT.f2);
    CPy_XDECREF(CPyStatic_merv___research___sight___LEFT_OUT.f3);
    CPy_XDECREF(CPyStatic_merv___research___sight___LEFT_OUT.f4);
    CPy_XDECREF(CPyStatic_merv___research___sight___LEFT_OUT.f5);
    CPy_XDECREF(CPyStatic_merv___research___sight___LEFT_OUT.f6);
    CPy_XDECREF(CPyStatic_merv___research___sight___LEFT_OUT.f7);
    CPy_XDECREF(CPyStatic_merv___research___sight___LEFT_OUT.f8);
    CPy_XDECREF(CPyStatic_merv___research___sight___LEFT_OUT.f9);
    CPy_XDECREF(CPyStatic_merv___research___sight___LEFT_OUT.f10);
    CPy_XDECREF(CPyStatic_merv___research___sight___LEFT_OUT.f11);
    CPyStatic_merv___research___sight___LEFT_OUT = (tuple_T12OOOOOOOOOOOO) { NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL };
    Py_CLEAR(CPyType_merv___research___sight___Shown);
    return -1;
}
int CPyExec_serai___games___merv___research___sight(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___merv___research___sight__impl, &CPyImportState_serai___games___merv___research___sight, &CPyModule_serai___games___merv___research___sight);
}
static struct PyModuleDef merv___research___sightmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.merv.research.sight",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    merv___research___sightmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___merv___research___sight(void)
{
    if (CPyModule_serai___games___merv___research___sight__internal) {
        Py_INCREF(CPyModule_serai___games___merv___research___sight__internal);
        return CPyModule_serai___games___merv___research___sight__internal;
    }
    CPyModule_serai___games___merv___research___sight__internal = PyModule_Create(&merv___research___sightmodule);
    return CPyModule_serai___games___merv___research___sight__internal;
}

PyObject *CPyInit_serai___games___merv___research___sight(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___merv___research___sight__internal) {
        Py_INCREF(CPyModule_serai___games___merv___research___sight__internal);
        return CPyModule_serai___games___merv___research___sight__internal;
    }
    CPyModule_serai___games___merv___research___sight__internal = PyModule_Create(&merv___research___sightmodule);
    if (unlikely(CPyModule_serai___games___merv___research___sight__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.merv.research.sight");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___merv___research___sight__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___merv___research___sight__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___merv___research___sight__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___merv___research___sight(CPyModule_serai___games___merv___research___sight__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___merv___research___sight__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.merv.research.sight");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___merv___research___sight__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_merv___research___sight___Shown_____init__(PyObject *cpy_r_self, PyObject *cpy_r_book) {
    tuple_T5OOOOO cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    tuple_T5OOOOO cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    tuple_T6OOOOOO cpy_r_r10;
    char cpy_r_r11;
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
    tuple_T2OO cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
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
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    CPyTagged cpy_r_r45;
    CPyTagged cpy_r_r46;
    CPyTagged cpy_r_square;
    int64_t cpy_r_r47;
    char cpy_r_r48;
    int64_t cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    char cpy_r_r52;
    CPyTagged cpy_r_r53;
    int64_t cpy_r_r54;
    char cpy_r_r55;
    char cpy_r_r56;
    char cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    int32_t cpy_r_r60;
    char cpy_r_r61;
    CPyTagged cpy_r_r62;
    PyObject *cpy_r_r63;
    char cpy_r_r64;
    cpy_r_r0 = CPyStatic_merv___names___PHASES;
    if (likely(cpy_r_r0.f0 != NULL)) goto CPyL3;
    PyErr_SetString(PyExc_NameError, "value for final name \"PHASES\" was not set");
    cpy_r_r1 = 0;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "__init__", 38, CPyStatic_merv___research___sight___globals);
        goto CPyL47;
    }
    CPy_Unreachable();
CPyL3: ;
    CPy_INCREF(cpy_r_r0.f0);
    CPy_INCREF(cpy_r_r0.f1);
    CPy_INCREF(cpy_r_r0.f2);
    CPy_INCREF(cpy_r_r0.f3);
    CPy_INCREF(cpy_r_r0.f4);
    cpy_r_r2 = PyTuple_New(5);
    if (unlikely(cpy_r_r2 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2919 = cpy_r_r0.f0;
    PyTuple_SET_ITEM(cpy_r_r2, 0, __tmp2919);
    PyObject *__tmp2920 = cpy_r_r0.f1;
    PyTuple_SET_ITEM(cpy_r_r2, 1, __tmp2920);
    PyObject *__tmp2921 = cpy_r_r0.f2;
    PyTuple_SET_ITEM(cpy_r_r2, 2, __tmp2921);
    PyObject *__tmp2922 = cpy_r_r0.f3;
    PyTuple_SET_ITEM(cpy_r_r2, 3, __tmp2922);
    PyObject *__tmp2923 = cpy_r_r0.f4;
    PyTuple_SET_ITEM(cpy_r_r2, 4, __tmp2923);
    cpy_r_r3 = NULL;
    cpy_r_r4 = CPyDef_sheet___Words(cpy_r_r2, cpy_r_r3);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "__init__", 38, CPyStatic_merv___research___sight___globals);
        goto CPyL47;
    }
    ((serai___games___merv___research___sight___ShownObject *)cpy_r_self)->_phases = cpy_r_r4;
    cpy_r_r5 = CPyStatic_merv___names___CUBES;
    if (likely(cpy_r_r5.f0 != NULL)) goto CPyL7;
    PyErr_SetString(PyExc_NameError, "value for final name \"CUBES\" was not set");
    cpy_r_r6 = 0;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "__init__", 39, CPyStatic_merv___research___sight___globals);
        goto CPyL47;
    }
    CPy_Unreachable();
CPyL7: ;
    CPy_INCREF(cpy_r_r5.f0);
    CPy_INCREF(cpy_r_r5.f1);
    CPy_INCREF(cpy_r_r5.f2);
    CPy_INCREF(cpy_r_r5.f3);
    CPy_INCREF(cpy_r_r5.f4);
    cpy_r_r7 = PyTuple_New(5);
    if (unlikely(cpy_r_r7 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2924 = cpy_r_r5.f0;
    PyTuple_SET_ITEM(cpy_r_r7, 0, __tmp2924);
    PyObject *__tmp2925 = cpy_r_r5.f1;
    PyTuple_SET_ITEM(cpy_r_r7, 1, __tmp2925);
    PyObject *__tmp2926 = cpy_r_r5.f2;
    PyTuple_SET_ITEM(cpy_r_r7, 2, __tmp2926);
    PyObject *__tmp2927 = cpy_r_r5.f3;
    PyTuple_SET_ITEM(cpy_r_r7, 3, __tmp2927);
    PyObject *__tmp2928 = cpy_r_r5.f4;
    PyTuple_SET_ITEM(cpy_r_r7, 4, __tmp2928);
    cpy_r_r8 = NULL;
    cpy_r_r9 = CPyDef_sheet___Words(cpy_r_r7, cpy_r_r8);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "__init__", 39, CPyStatic_merv___research___sight___globals);
        goto CPyL47;
    }
    ((serai___games___merv___research___sight___ShownObject *)cpy_r_self)->_cubes = cpy_r_r9;
    cpy_r_r10 = CPyStatic_merv___names___ACTIONS;
    if (likely(cpy_r_r10.f0 != NULL)) goto CPyL11;
    PyErr_SetString(PyExc_NameError, "value for final name \"ACTIONS\" was not set");
    cpy_r_r11 = 0;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "__init__", 40, CPyStatic_merv___research___sight___globals);
        goto CPyL47;
    }
    CPy_Unreachable();
CPyL11: ;
    CPy_INCREF(cpy_r_r10.f0);
    CPy_INCREF(cpy_r_r10.f1);
    CPy_INCREF(cpy_r_r10.f2);
    CPy_INCREF(cpy_r_r10.f3);
    CPy_INCREF(cpy_r_r10.f4);
    CPy_INCREF(cpy_r_r10.f5);
    cpy_r_r12 = PyTuple_New(6);
    if (unlikely(cpy_r_r12 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2929 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r12, 0, __tmp2929);
    PyObject *__tmp2930 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r12, 1, __tmp2930);
    PyObject *__tmp2931 = cpy_r_r10.f2;
    PyTuple_SET_ITEM(cpy_r_r12, 2, __tmp2931);
    PyObject *__tmp2932 = cpy_r_r10.f3;
    PyTuple_SET_ITEM(cpy_r_r12, 3, __tmp2932);
    PyObject *__tmp2933 = cpy_r_r10.f4;
    PyTuple_SET_ITEM(cpy_r_r12, 4, __tmp2933);
    PyObject *__tmp2934 = cpy_r_r10.f5;
    PyTuple_SET_ITEM(cpy_r_r12, 5, __tmp2934);
    cpy_r_r13 = NULL;
    cpy_r_r14 = CPyDef_sheet___Words(cpy_r_r12, cpy_r_r13);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "__init__", 40, CPyStatic_merv___research___sight___globals);
        goto CPyL47;
    }
    ((serai___games___merv___research___sight___ShownObject *)cpy_r_self)->_actions = cpy_r_r14;
    cpy_r_r15 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_square_ids;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "__init__", "Book", "square_ids", 41, CPyStatic_merv___research___sight___globals);
        goto CPyL47;
    }
    CPy_INCREF(cpy_r_r15);
CPyL13: ;
    cpy_r_r16 = NULL;
    cpy_r_r17 = CPyDef_sheet___Words(cpy_r_r15, cpy_r_r16);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "__init__", 41, CPyStatic_merv___research___sight___globals);
        goto CPyL47;
    }
    ((serai___games___merv___research___sight___ShownObject *)cpy_r_self)->_squares = cpy_r_r17;
    cpy_r_r18 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_slot_ids;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "__init__", "Book", "slot_ids", 42, CPyStatic_merv___research___sight___globals);
        goto CPyL47;
    }
    CPy_INCREF(cpy_r_r18);
CPyL15: ;
    cpy_r_r19 = NULL;
    cpy_r_r20 = CPyDef_sheet___Words(cpy_r_r18, cpy_r_r19);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "__init__", 42, CPyStatic_merv___research___sight___globals);
        goto CPyL47;
    }
    ((serai___games___merv___research___sight___ShownObject *)cpy_r_self)->_slots = cpy_r_r20;
    cpy_r_r21 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_rampart_ids;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "__init__", "Book", "rampart_ids", 43, CPyStatic_merv___research___sight___globals);
        goto CPyL47;
    }
    CPy_INCREF(cpy_r_r21);
CPyL17: ;
    cpy_r_r22 = NULL;
    cpy_r_r23 = CPyDef_sheet___Words(cpy_r_r21, cpy_r_r22);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "__init__", 43, CPyStatic_merv___research___sight___globals);
        goto CPyL47;
    }
    ((serai___games___merv___research___sight___ShownObject *)cpy_r_self)->_ramparts = cpy_r_r23;
    cpy_r_r24 = CPyStatic_merv___names___SIDES;
    if (likely(cpy_r_r24.f0 != NULL)) goto CPyL21;
    PyErr_SetString(PyExc_NameError, "value for final name \"SIDES\" was not set");
    cpy_r_r25 = 0;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "__init__", 44, CPyStatic_merv___research___sight___globals);
        goto CPyL47;
    }
    CPy_Unreachable();
CPyL21: ;
    CPy_INCREF(cpy_r_r24.f0);
    CPy_INCREF(cpy_r_r24.f1);
    cpy_r_r26 = PyTuple_New(2);
    if (unlikely(cpy_r_r26 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2935 = cpy_r_r24.f0;
    PyTuple_SET_ITEM(cpy_r_r26, 0, __tmp2935);
    PyObject *__tmp2936 = cpy_r_r24.f1;
    PyTuple_SET_ITEM(cpy_r_r26, 1, __tmp2936);
    cpy_r_r27 = NULL;
    cpy_r_r28 = CPyDef_sheet___Words(cpy_r_r26, cpy_r_r27);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "__init__", 44, CPyStatic_merv___research___sight___globals);
        goto CPyL47;
    }
    ((serai___games___merv___research___sight___ShownObject *)cpy_r_self)->_sides = cpy_r_r28;
    cpy_r_r29 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_spice_ids;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "__init__", "Book", "spice_ids", 45, CPyStatic_merv___research___sight___globals);
        goto CPyL47;
    }
    CPy_INCREF(cpy_r_r29);
CPyL23: ;
    cpy_r_r30 = NULL;
    cpy_r_r31 = CPyDef_sheet___Words(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "__init__", 45, CPyStatic_merv___research___sight___globals);
        goto CPyL47;
    }
    ((serai___games___merv___research___sight___ShownObject *)cpy_r_self)->_spices = cpy_r_r31;
    cpy_r_r32 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_space_ids;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "__init__", "Book", "space_ids", 46, CPyStatic_merv___research___sight___globals);
        goto CPyL47;
    }
    CPy_INCREF(cpy_r_r32);
CPyL25: ;
    cpy_r_r33 = NULL;
    cpy_r_r34 = CPyDef_sheet___Words(cpy_r_r32, cpy_r_r33);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "__init__", 46, CPyStatic_merv___research___sight___globals);
        goto CPyL47;
    }
    ((serai___games___merv___research___sight___ShownObject *)cpy_r_self)->_spaces = cpy_r_r34;
    cpy_r_r35 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_contract_ids;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "__init__", "Book", "contract_ids", 47, CPyStatic_merv___research___sight___globals);
        goto CPyL47;
    }
    CPy_INCREF(cpy_r_r35);
CPyL27: ;
    cpy_r_r36 = NULL;
    cpy_r_r37 = CPyDef_sheet___Words(cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "__init__", 47, CPyStatic_merv___research___sight___globals);
        goto CPyL47;
    }
    ((serai___games___merv___research___sight___ShownObject *)cpy_r_self)->_contracts = cpy_r_r37;
    cpy_r_r38 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_room_ids;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "__init__", "Book", "room_ids", 48, CPyStatic_merv___research___sight___globals);
        goto CPyL47;
    }
    CPy_INCREF(cpy_r_r38);
CPyL29: ;
    cpy_r_r39 = NULL;
    cpy_r_r40 = CPyDef_sheet___Words(cpy_r_r38, cpy_r_r39);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "__init__", 48, CPyStatic_merv___research___sight___globals);
        goto CPyL47;
    }
    ((serai___games___merv___research___sight___ShownObject *)cpy_r_self)->_rooms = cpy_r_r40;
    cpy_r_r41 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_solo_ids;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "__init__", "Book", "solo_ids", 49, CPyStatic_merv___research___sight___globals);
        goto CPyL47;
    }
    CPy_INCREF(cpy_r_r41);
CPyL31: ;
    cpy_r_r42 = NULL;
    cpy_r_r43 = CPyDef_sheet___Words(cpy_r_r41, cpy_r_r42);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "__init__", 49, CPyStatic_merv___research___sight___globals);
        goto CPyL47;
    }
    ((serai___games___merv___research___sight___ShownObject *)cpy_r_self)->_solo = cpy_r_r43;
    cpy_r_r44 = PyList_New(0);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "__init__", 50, CPyStatic_merv___research___sight___globals);
        goto CPyL47;
    }
    cpy_r_r45 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_squares;
    if (unlikely(cpy_r_r45 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "__init__", "Book", "squares", 50, CPyStatic_merv___research___sight___globals);
        goto CPyL48;
    }
    CPyTagged_INCREF(cpy_r_r45);
CPyL34: ;
    cpy_r_r46 = 0;
    CPyTagged_INCREF(cpy_r_r46);
    cpy_r_square = cpy_r_r46;
    CPyTagged_DECREF(cpy_r_square);
CPyL35: ;
    cpy_r_r47 = cpy_r_r46 & 1;
    cpy_r_r48 = cpy_r_r47 != 0;
    if (cpy_r_r48) goto CPyL37;
    cpy_r_r49 = cpy_r_r45 & 1;
    cpy_r_r50 = cpy_r_r49 != 0;
    if (!cpy_r_r50) goto CPyL38;
CPyL37: ;
    cpy_r_r51 = CPyTagged_IsLt_(cpy_r_r46, cpy_r_r45);
    if (cpy_r_r51) {
        goto CPyL39;
    } else
        goto CPyL49;
CPyL38: ;
    cpy_r_r52 = (Py_ssize_t)cpy_r_r46 < (Py_ssize_t)cpy_r_r45;
    if (!cpy_r_r52) goto CPyL49;
CPyL39: ;
    CPyTagged_INCREF(cpy_r_r46);
    cpy_r_square = cpy_r_r46;
    cpy_r_r53 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_market_square;
    if (unlikely(cpy_r_r53 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "__init__", "Book", "market_square", 50, CPyStatic_merv___research___sight___globals);
        goto CPyL50;
    }
CPyL40: ;
    cpy_r_r54 = cpy_r_square & 1;
    cpy_r_r55 = cpy_r_r54 != 0;
    if (!cpy_r_r55) goto CPyL42;
    cpy_r_r56 = CPyTagged_IsEq_(cpy_r_square, cpy_r_r53);
    cpy_r_r57 = cpy_r_r56 ^ 1;
    if (cpy_r_r57) {
        goto CPyL43;
    } else
        goto CPyL51;
CPyL42: ;
    cpy_r_r58 = cpy_r_square != cpy_r_r53;
    if (!cpy_r_r58) goto CPyL51;
CPyL43: ;
    cpy_r_r59 = CPyTagged_StealAsObject(cpy_r_square);
    cpy_r_r60 = PyList_Append(cpy_r_r44, cpy_r_r59);
    CPy_DECREF(cpy_r_r59);
    cpy_r_r61 = cpy_r_r60 >= 0;
    if (unlikely(!cpy_r_r61)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "__init__", 50, CPyStatic_merv___research___sight___globals);
        goto CPyL52;
    }
CPyL44: ;
    cpy_r_r62 = CPyTagged_Add(cpy_r_r46, 2);
    CPyTagged_DECREF(cpy_r_r46);
    cpy_r_r46 = cpy_r_r62;
    goto CPyL35;
CPyL45: ;
    ((serai___games___merv___research___sight___ShownObject *)cpy_r_self)->_built = cpy_r_r44;
    cpy_r_r63 = PyDict_New();
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "__init__", 51, CPyStatic_merv___research___sight___globals);
        goto CPyL47;
    }
    ((serai___games___merv___research___sight___ShownObject *)cpy_r_self)->__districts = cpy_r_r63;
    return 1;
CPyL47: ;
    cpy_r_r64 = 2;
    return cpy_r_r64;
CPyL48: ;
    CPy_DecRef(cpy_r_r44);
    goto CPyL47;
CPyL49: ;
    CPyTagged_DECREF(cpy_r_r45);
    CPyTagged_DECREF(cpy_r_r46);
    goto CPyL45;
CPyL50: ;
    CPy_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_r45);
    CPyTagged_DecRef(cpy_r_r46);
    CPyTagged_DecRef(cpy_r_square);
    goto CPyL47;
CPyL51: ;
    CPyTagged_DECREF(cpy_r_square);
    goto CPyL44;
CPyL52: ;
    CPy_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_r45);
    CPyTagged_DecRef(cpy_r_r46);
    goto CPyL47;
}
        
        PyObject *CPyPy_merv___research___sight___Shown_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"book", 0};
            PyObject *obj_book;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "O", "__init__", kwlist, &obj_book)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___research___sight___Shown))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.research.sight.Shown", obj_self); 
                goto fail;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_merv___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.merv.book.Book", obj_book); 
                goto fail;
            }
            char retval = CPyDef_merv___research___sight___Shown_____init__(arg_self, arg_book);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/research/sight.py", "__init__", 37, CPyStatic_merv___research___sight___globals);
            return NULL;
        }
        
tuple_T2OO CPyDef_merv___research___sight___Shown___districts(PyObject *cpy_r_self, PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_found;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    int64_t cpy_r_r8;
    CPyTagged cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyPtr cpy_r_r15;
    int64_t cpy_r_r16;
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
    CPyTagged cpy_r_r30;
    PyObject *cpy_r_r31;
    int64_t cpy_r_r32;
    CPyPtr cpy_r_r33;
    int64_t cpy_r_r34;
    PyObject *cpy_r_r35;
    int64_t cpy_r_r36;
    CPyPtr cpy_r_r37;
    int64_t cpy_r_r38;
    char cpy_r_r39;
    CPyPtr cpy_r_r40;
    CPyPtr cpy_r_r41;
    int64_t cpy_r_r42;
    CPyPtr cpy_r_r43;
    PyObject *cpy_r_r44;
    CPyTagged cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    CPyTagged cpy_r_r48;
    PyObject *cpy_r_r49;
    int64_t cpy_r_r50;
    CPyPtr cpy_r_r51;
    int64_t cpy_r_r52;
    PyObject *cpy_r_r53;
    int64_t cpy_r_r54;
    CPyPtr cpy_r_r55;
    int64_t cpy_r_r56;
    char cpy_r_r57;
    CPyPtr cpy_r_r58;
    CPyPtr cpy_r_r59;
    int64_t cpy_r_r60;
    CPyPtr cpy_r_r61;
    PyObject *cpy_r_r62;
    CPyTagged cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    CPyTagged cpy_r_r66;
    PyObject *cpy_r_r67;
    int64_t cpy_r_r68;
    tuple_T2OO cpy_r_r69;
    PyObject *cpy_r_r70;
    tuple_T2OO cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    int32_t cpy_r_r74;
    char cpy_r_r75;
    tuple_T2OO cpy_r_r76;
    tuple_T2OO cpy_r_r77;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_tiles;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "districts", "Table", "tiles", 55, CPyStatic_merv___research___sight___globals);
        goto CPyL39;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = PyList_AsTuple(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "districts", 55, CPyStatic_merv___research___sight___globals);
        goto CPyL39;
    }
    cpy_r_r2 = ((serai___games___merv___research___sight___ShownObject *)cpy_r_self)->__districts;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = CPyDict_GetWithNone(cpy_r_r2, cpy_r_r1);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "districts", 56, CPyStatic_merv___research___sight___globals);
        goto CPyL40;
    }
    if (unlikely(!(PyTuple_Check(cpy_r_r3) && PyTuple_GET_SIZE(cpy_r_r3) == 2))) {
        cpy_r_r4 = NULL;
        goto __LL2938;
    }
    if (likely(PyList_Check(PyTuple_GET_ITEM(cpy_r_r3, 0))))
        cpy_r_r4 = PyTuple_GET_ITEM(cpy_r_r3, 0);
    else {
        cpy_r_r4 = NULL;
    }
    if (cpy_r_r4 == NULL) goto __LL2938;
    if (likely(PyList_Check(PyTuple_GET_ITEM(cpy_r_r3, 1))))
        cpy_r_r4 = PyTuple_GET_ITEM(cpy_r_r3, 1);
    else {
        cpy_r_r4 = NULL;
    }
    if (cpy_r_r4 == NULL) goto __LL2938;
    cpy_r_r4 = cpy_r_r3;
__LL2938: ;
    if (cpy_r_r4 != NULL) goto __LL2937;
    if (cpy_r_r3 == Py_None)
        cpy_r_r4 = cpy_r_r3;
    else {
        cpy_r_r4 = NULL;
    }
    if (cpy_r_r4 != NULL) goto __LL2937;
    CPy_TypeErrorTraceback("src/serai/games/merv/research/sight.py", "districts", 56, CPyStatic_merv___research___sight___globals, "tuple[list, list] or None", cpy_r_r3);
    goto CPyL40;
__LL2937: ;
    cpy_r_found = cpy_r_r4;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_found == cpy_r_r5;
    if (cpy_r_r6) {
        goto CPyL41;
    } else
        goto CPyL42;
CPyL5: ;
    cpy_r_r7 = ((serai___games___merv___research___sight___ShownObject *)cpy_r_self)->__districts;
    CPy_INCREF(cpy_r_r7);
    cpy_r_r8 = PyDict_Size(cpy_r_r7);
    CPy_DECREF(cpy_r_r7);
    cpy_r_r9 = cpy_r_r8 << 1;
    cpy_r_r10 = (Py_ssize_t)cpy_r_r9 >= (Py_ssize_t)8192;
    if (!cpy_r_r10) goto CPyL7;
    cpy_r_r11 = ((serai___games___merv___research___sight___ShownObject *)cpy_r_self)->__districts;
    CPy_INCREF(cpy_r_r11);
    cpy_r_r12 = CPyDict_Clear(cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "districts", 59, CPyStatic_merv___research___sight___globals);
        goto CPyL40;
    }
CPyL7: ;
    cpy_r_r13 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "districts", "Table", "book", 60, CPyStatic_merv___research___sight___globals);
        goto CPyL40;
    }
    CPy_INCREF(cpy_r_r13);
CPyL8: ;
    cpy_r_r14 = ((serai___games___merv___research___sight___ShownObject *)cpy_r_self)->_built;
    CPy_INCREF(cpy_r_r14);
    cpy_r_r15 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyVarObject, ob_size));
    cpy_r_r16 = *(int64_t *)cpy_r_r15;
    cpy_r_r17 = PyList_New(cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "districts", 61, CPyStatic_merv___research___sight___globals);
        goto CPyL43;
    }
    cpy_r_r18 = 0;
CPyL10: ;
    cpy_r_r19 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyVarObject, ob_size));
    cpy_r_r20 = *(int64_t *)cpy_r_r19;
    cpy_r_r21 = cpy_r_r18 < cpy_r_r20;
    if (!cpy_r_r21) goto CPyL44;
    cpy_r_r22 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "districts", 61, CPyStatic_merv___research___sight___globals);
        goto CPyL45;
    }
    cpy_r_r28 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_tiles;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "districts", "Table", "tiles", 61, CPyStatic_merv___research___sight___globals);
        goto CPyL46;
    }
CPyL13: ;
    cpy_r_r29 = CPyList_GetItem(cpy_r_r28, cpy_r_r27);
    CPyTagged_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "districts", 61, CPyStatic_merv___research___sight___globals);
        goto CPyL45;
    }
    if (likely(PyLong_Check(cpy_r_r29)))
        cpy_r_r30 = CPyTagged_FromObject(cpy_r_r29);
    else {
        CPy_TypeError("int", cpy_r_r29); cpy_r_r30 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "districts", 61, CPyStatic_merv___research___sight___globals);
        goto CPyL45;
    }
    cpy_r_r31 = CPyTagged_StealAsObject(cpy_r_r30);
    CPyList_SetItemUnsafe(cpy_r_r17, cpy_r_r18, cpy_r_r31);
    cpy_r_r32 = cpy_r_r18 + 1;
    cpy_r_r18 = cpy_r_r32;
    goto CPyL10;
CPyL17: ;
    cpy_r_r33 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyVarObject, ob_size));
    cpy_r_r34 = *(int64_t *)cpy_r_r33;
    cpy_r_r35 = PyList_New(cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "districts", 62, CPyStatic_merv___research___sight___globals);
        goto CPyL47;
    }
    cpy_r_r36 = 0;
CPyL19: ;
    cpy_r_r37 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyVarObject, ob_size));
    cpy_r_r38 = *(int64_t *)cpy_r_r37;
    cpy_r_r39 = cpy_r_r36 < cpy_r_r38;
    if (!cpy_r_r39) goto CPyL26;
    cpy_r_r40 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyListObject, ob_item));
    cpy_r_r41 = *(CPyPtr *)cpy_r_r40;
    cpy_r_r42 = cpy_r_r36 * 8;
    cpy_r_r43 = cpy_r_r41 + cpy_r_r42;
    cpy_r_r44 = *(PyObject * *)cpy_r_r43;
    CPy_INCREF(cpy_r_r44);
    if (likely(PyLong_Check(cpy_r_r44)))
        cpy_r_r45 = CPyTagged_FromObject(cpy_r_r44);
    else {
        CPy_TypeError("int", cpy_r_r44); cpy_r_r45 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r45 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "districts", 62, CPyStatic_merv___research___sight___globals);
        goto CPyL48;
    }
    cpy_r_r46 = ((serai___games___merv___book___BookObject *)cpy_r_r13)->_district_action;
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "districts", "Book", "district_action", 62, CPyStatic_merv___research___sight___globals);
        goto CPyL49;
    }
CPyL22: ;
    cpy_r_r47 = CPyList_GetItem(cpy_r_r46, cpy_r_r45);
    CPyTagged_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "districts", 62, CPyStatic_merv___research___sight___globals);
        goto CPyL48;
    }
    if (likely(PyLong_Check(cpy_r_r47)))
        cpy_r_r48 = CPyTagged_FromObject(cpy_r_r47);
    else {
        CPy_TypeError("int", cpy_r_r47); cpy_r_r48 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r48 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "districts", 62, CPyStatic_merv___research___sight___globals);
        goto CPyL48;
    }
    cpy_r_r49 = CPyTagged_StealAsObject(cpy_r_r48);
    CPyList_SetItemUnsafe(cpy_r_r35, cpy_r_r36, cpy_r_r49);
    cpy_r_r50 = cpy_r_r36 + 1;
    cpy_r_r36 = cpy_r_r50;
    goto CPyL19;
CPyL26: ;
    cpy_r_r51 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyVarObject, ob_size));
    cpy_r_r52 = *(int64_t *)cpy_r_r51;
    cpy_r_r53 = PyList_New(cpy_r_r52);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "districts", 62, CPyStatic_merv___research___sight___globals);
        goto CPyL48;
    }
    cpy_r_r54 = 0;
CPyL28: ;
    cpy_r_r55 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyVarObject, ob_size));
    cpy_r_r56 = *(int64_t *)cpy_r_r55;
    cpy_r_r57 = cpy_r_r54 < cpy_r_r56;
    if (!cpy_r_r57) goto CPyL50;
    cpy_r_r58 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyListObject, ob_item));
    cpy_r_r59 = *(CPyPtr *)cpy_r_r58;
    cpy_r_r60 = cpy_r_r54 * 8;
    cpy_r_r61 = cpy_r_r59 + cpy_r_r60;
    cpy_r_r62 = *(PyObject * *)cpy_r_r61;
    CPy_INCREF(cpy_r_r62);
    if (likely(PyLong_Check(cpy_r_r62)))
        cpy_r_r63 = CPyTagged_FromObject(cpy_r_r62);
    else {
        CPy_TypeError("int", cpy_r_r62); cpy_r_r63 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r63 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "districts", 62, CPyStatic_merv___research___sight___globals);
        goto CPyL51;
    }
    cpy_r_r64 = ((serai___games___merv___book___BookObject *)cpy_r_r13)->_district_colour;
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "districts", "Book", "district_colour", 62, CPyStatic_merv___research___sight___globals);
        goto CPyL52;
    }
CPyL31: ;
    cpy_r_r65 = CPyList_GetItem(cpy_r_r64, cpy_r_r63);
    CPyTagged_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "districts", 62, CPyStatic_merv___research___sight___globals);
        goto CPyL51;
    }
    if (likely(PyLong_Check(cpy_r_r65)))
        cpy_r_r66 = CPyTagged_FromObject(cpy_r_r65);
    else {
        CPy_TypeError("int", cpy_r_r65); cpy_r_r66 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r66 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "districts", 62, CPyStatic_merv___research___sight___globals);
        goto CPyL51;
    }
    cpy_r_r67 = CPyTagged_StealAsObject(cpy_r_r66);
    CPyList_SetItemUnsafe(cpy_r_r53, cpy_r_r54, cpy_r_r67);
    cpy_r_r68 = cpy_r_r54 + 1;
    cpy_r_r54 = cpy_r_r68;
    goto CPyL28;
CPyL35: ;
    cpy_r_r69.f0 = cpy_r_r35;
    cpy_r_r69.f1 = cpy_r_r53;
    cpy_r_r70 = PyTuple_New(2);
    if (unlikely(cpy_r_r70 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2939 = cpy_r_r69.f0;
    PyTuple_SET_ITEM(cpy_r_r70, 0, __tmp2939);
    PyObject *__tmp2940 = cpy_r_r69.f1;
    PyTuple_SET_ITEM(cpy_r_r70, 1, __tmp2940);
    cpy_r_found = cpy_r_r70;
    PyObject *__tmp2941;
    if (unlikely(!(PyTuple_Check(cpy_r_found) && PyTuple_GET_SIZE(cpy_r_found) == 2))) {
        __tmp2941 = NULL;
        goto __LL2942;
    }
    if (likely(PyList_Check(PyTuple_GET_ITEM(cpy_r_found, 0))))
        __tmp2941 = PyTuple_GET_ITEM(cpy_r_found, 0);
    else {
        __tmp2941 = NULL;
    }
    if (__tmp2941 == NULL) goto __LL2942;
    if (likely(PyList_Check(PyTuple_GET_ITEM(cpy_r_found, 1))))
        __tmp2941 = PyTuple_GET_ITEM(cpy_r_found, 1);
    else {
        __tmp2941 = NULL;
    }
    if (__tmp2941 == NULL) goto __LL2942;
    __tmp2941 = cpy_r_found;
__LL2942: ;
    if (unlikely(__tmp2941 == NULL)) {
        CPy_TypeError("tuple[list, list]", cpy_r_found); cpy_r_r71 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp2943 = PyTuple_GET_ITEM(cpy_r_found, 0);
        CPy_INCREF(__tmp2943);
        PyObject *__tmp2944;
        if (likely(PyList_Check(__tmp2943)))
            __tmp2944 = __tmp2943;
        else {
            CPy_TypeError("list", __tmp2943); 
            __tmp2944 = NULL;
        }
        cpy_r_r71.f0 = __tmp2944;
        PyObject *__tmp2945 = PyTuple_GET_ITEM(cpy_r_found, 1);
        CPy_INCREF(__tmp2945);
        PyObject *__tmp2946;
        if (likely(PyList_Check(__tmp2945)))
            __tmp2946 = __tmp2945;
        else {
            CPy_TypeError("list", __tmp2945); 
            __tmp2946 = NULL;
        }
        cpy_r_r71.f1 = __tmp2946;
    }
    if (unlikely(cpy_r_r71.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "districts", 63, CPyStatic_merv___research___sight___globals);
        goto CPyL53;
    }
    cpy_r_r72 = ((serai___games___merv___research___sight___ShownObject *)cpy_r_self)->__districts;
    CPy_INCREF(cpy_r_r72);
    cpy_r_r73 = PyTuple_New(2);
    if (unlikely(cpy_r_r73 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2947 = cpy_r_r71.f0;
    PyTuple_SET_ITEM(cpy_r_r73, 0, __tmp2947);
    PyObject *__tmp2948 = cpy_r_r71.f1;
    PyTuple_SET_ITEM(cpy_r_r73, 1, __tmp2948);
    cpy_r_r74 = CPyDict_SetItem(cpy_r_r72, cpy_r_r1, cpy_r_r73);
    CPy_DECREF(cpy_r_r72);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r73);
    cpy_r_r75 = cpy_r_r74 >= 0;
    if (unlikely(!cpy_r_r75)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "districts", 63, CPyStatic_merv___research___sight___globals);
        goto CPyL54;
    }
CPyL37: ;
    PyObject *__tmp2949;
    if (unlikely(!(PyTuple_Check(cpy_r_found) && PyTuple_GET_SIZE(cpy_r_found) == 2))) {
        __tmp2949 = NULL;
        goto __LL2950;
    }
    if (likely(PyList_Check(PyTuple_GET_ITEM(cpy_r_found, 0))))
        __tmp2949 = PyTuple_GET_ITEM(cpy_r_found, 0);
    else {
        __tmp2949 = NULL;
    }
    if (__tmp2949 == NULL) goto __LL2950;
    if (likely(PyList_Check(PyTuple_GET_ITEM(cpy_r_found, 1))))
        __tmp2949 = PyTuple_GET_ITEM(cpy_r_found, 1);
    else {
        __tmp2949 = NULL;
    }
    if (__tmp2949 == NULL) goto __LL2950;
    __tmp2949 = cpy_r_found;
__LL2950: ;
    if (unlikely(__tmp2949 == NULL)) {
        CPy_TypeError("tuple[list, list]", cpy_r_found); cpy_r_r76 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp2951 = PyTuple_GET_ITEM(cpy_r_found, 0);
        CPy_INCREF(__tmp2951);
        PyObject *__tmp2952;
        if (likely(PyList_Check(__tmp2951)))
            __tmp2952 = __tmp2951;
        else {
            CPy_TypeError("list", __tmp2951); 
            __tmp2952 = NULL;
        }
        cpy_r_r76.f0 = __tmp2952;
        PyObject *__tmp2953 = PyTuple_GET_ITEM(cpy_r_found, 1);
        CPy_INCREF(__tmp2953);
        PyObject *__tmp2954;
        if (likely(PyList_Check(__tmp2953)))
            __tmp2954 = __tmp2953;
        else {
            CPy_TypeError("list", __tmp2953); 
            __tmp2954 = NULL;
        }
        cpy_r_r76.f1 = __tmp2954;
    }
    CPy_DECREF(cpy_r_found);
    if (unlikely(cpy_r_r76.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "districts", 64, CPyStatic_merv___research___sight___globals);
        goto CPyL39;
    }
    return cpy_r_r76;
CPyL39: ;
    tuple_T2OO __tmp2955 = { NULL, NULL };
    cpy_r_r77 = __tmp2955;
    return cpy_r_r77;
CPyL40: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL39;
CPyL41: ;
    CPy_DECREF(cpy_r_found);
    goto CPyL5;
CPyL42: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL37;
CPyL43: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    goto CPyL39;
CPyL44: ;
    CPy_DECREF(cpy_r_r14);
    goto CPyL17;
CPyL45: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r17);
    goto CPyL39;
CPyL46: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r27);
    goto CPyL39;
CPyL47: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r17);
    goto CPyL39;
CPyL48: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r35);
    goto CPyL39;
CPyL49: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_r45);
    goto CPyL39;
CPyL50: ;
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r17);
    goto CPyL35;
CPyL51: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r53);
    goto CPyL39;
CPyL52: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r53);
    CPyTagged_DecRef(cpy_r_r63);
    goto CPyL39;
CPyL53: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_found);
    goto CPyL39;
CPyL54: ;
    CPy_DecRef(cpy_r_found);
    goto CPyL39;
}
        
        PyObject *CPyPy_merv___research___sight___Shown___districts(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:districts", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___research___sight___Shown))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.research.sight.Shown", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            tuple_T2OO retval = CPyDef_merv___research___sight___Shown___districts(arg_self, arg_t);
            if (retval.f0 == NULL) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(2);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp2956 = retval.f0;
            PyTuple_SET_ITEM(retbox, 0, __tmp2956);
            PyObject *__tmp2957 = retval.f1;
            PyTuple_SET_ITEM(retbox, 1, __tmp2957);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/research/sight.py", "districts", 53, CPyStatic_merv___research___sight___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___research___sight___shown(PyObject *cpy_r_book) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_merv___research___sight___Shown(cpy_r_book);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "shown", 69, CPyStatic_merv___research___sight___globals);
        goto CPyL2;
    }
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_merv___research___sight___shown(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"book", 0};
            static CPyArg_Parser parser = {"O:shown", kwlist, 0};
            PyObject *obj_book;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_book)) {
                return NULL;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_merv___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.merv.book.Book", obj_book); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___research___sight___shown(arg_book);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/research/sight.py", "shown", 68, CPyStatic_merv___research___sight___globals);
            return NULL;
        }
        
char CPyDef_merv___research___sight___look(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_sheet) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject **cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_many;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyPtr cpy_r_r20;
    int64_t cpy_r_r21;
    CPyTagged cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    CPyTagged cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyPtr cpy_r_r31;
    int64_t cpy_r_r32;
    CPyTagged cpy_r_r33;
    CPyTagged cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    CPyTagged cpy_r_r37;
    CPyTagged cpy_r_r38;
    CPyTagged cpy_r_r39;
    CPyTagged cpy_r_r40;
    CPyTagged cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    CPyTagged cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    CPyTagged cpy_r_r48;
    PyObject *cpy_r_r49;
    CPyPtr cpy_r_r50;
    int64_t cpy_r_r51;
    CPyTagged cpy_r_r52;
    int64_t cpy_r_r53;
    char cpy_r_r54;
    int64_t cpy_r_r55;
    char cpy_r_r56;
    char cpy_r_r57;
    char cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    CPyTagged cpy_r_r61;
    PyObject *cpy_r_r62;
    CPyTagged cpy_r_r63;
    CPyTagged cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    CPyPtr cpy_r_r69;
    int64_t cpy_r_r70;
    CPyTagged cpy_r_r71;
    char cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    CPyPtr cpy_r_r76;
    int64_t cpy_r_r77;
    CPyTagged cpy_r_r78;
    char cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    CPyPtr cpy_r_r83;
    int64_t cpy_r_r84;
    CPyTagged cpy_r_r85;
    char cpy_r_r86;
    PyObject *cpy_r_r87;
    char cpy_r_r88;
    char cpy_r_r89;
    char cpy_r_r90;
    PyObject *cpy_r_r91;
    CPyTagged cpy_r_r92;
    PyObject *cpy_r_r93;
    char cpy_r_r94;
    PyObject *cpy_r_r95;
    CPyTagged cpy_r_r96;
    char cpy_r_r97;
    CPyTagged cpy_r_r98;
    CPyTagged cpy_r_r99;
    PyObject *cpy_r_r100;
    char cpy_r_r101;
    PyObject *cpy_r_r102;
    CPyTagged cpy_r_r103;
    PyObject *cpy_r_r104;
    char cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    CPyPtr cpy_r_r108;
    CPyPtr cpy_r_r109;
    PyObject *cpy_r_r110;
    CPyTagged cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    CPyTagged cpy_r_r114;
    PyObject *cpy_r_r115;
    int64_t cpy_r_r116;
    CPyPtr cpy_r_r117;
    int64_t cpy_r_r118;
    char cpy_r_r119;
    CPyTagged cpy_r_slot;
    CPyPtr cpy_r_r120;
    CPyPtr cpy_r_r121;
    int64_t cpy_r_r122;
    CPyPtr cpy_r_r123;
    PyObject *cpy_r_r124;
    CPyTagged cpy_r_r125;
    char cpy_r_r126;
    PyObject *cpy_r_r127;
    int32_t cpy_r_r128;
    char cpy_r_r129;
    PyObject *cpy_r_r130;
    char cpy_r_r131;
    CPyTagged cpy_r_r132;
    int64_t cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    CPyTagged cpy_r_r136;
    char cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    char cpy_r_r140;
    PyObject *cpy_r_r141;
    CPyTagged cpy_r_r142;
    PyObject *cpy_r_r143;
    char cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    CPyPtr cpy_r_r148;
    int64_t cpy_r_r149;
    CPyTagged cpy_r_r150;
    char cpy_r_r151;
    PyObject *cpy_r_r152;
    char cpy_r_r153;
    char cpy_r_r154;
    PyObject *cpy_r_r155;
    char cpy_r_r156;
    char cpy_r_r157;
    PyObject *cpy_r_r158;
    char cpy_r_r159;
    char cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    CPyTagged cpy_r_r163;
    PyObject *cpy_r_r164;
    char cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    CPyTagged cpy_r_r168;
    char cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    CPyPtr cpy_r_r172;
    int64_t cpy_r_r173;
    CPyTagged cpy_r_r174;
    CPyTagged cpy_r_r175;
    char cpy_r_r176;
    PyObject *cpy_r_r177;
    char cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    CPyPtr cpy_r_r182;
    int64_t cpy_r_r183;
    CPyTagged cpy_r_r184;
    char cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    CPyPtr cpy_r_r189;
    int64_t cpy_r_r190;
    CPyTagged cpy_r_r191;
    char cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    char cpy_r_r195;
    char cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    char cpy_r_r200;
    PyObject *cpy_r_r201;
    CPyPtr cpy_r_r202;
    int64_t cpy_r_r203;
    CPyTagged cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject **cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
    CPyTagged cpy_r_r215;
    CPyTagged cpy_r_r216;
    PyObject *cpy_r_r217;
    int32_t cpy_r_r218;
    char cpy_r_r219;
    char cpy_r_r220;
    CPyTagged cpy_r_r221;
    PyObject *cpy_r_r222;
    char cpy_r_r223;
    PyObject *cpy_r_r224;
    PyObject *cpy_r_r225;
    PyObject *cpy_r_r226;
    PyObject *cpy_r_r227;
    CPyTagged cpy_r_r228;
    PyObject *cpy_r_r229;
    PyObject *cpy_r_r230;
    PyObject *cpy_r_r231;
    CPyPtr cpy_r_r232;
    int64_t cpy_r_r233;
    CPyTagged cpy_r_r234;
    PyObject *cpy_r_r235;
    PyObject *cpy_r_r236;
    CPyTagged cpy_r_r237;
    CPyTagged cpy_r_r238;
    PyObject *cpy_r_r239;
    int32_t cpy_r_r240;
    char cpy_r_r241;
    char cpy_r_r242;
    CPyTagged cpy_r_r243;
    char cpy_r_r244;
    PyObject *cpy_r_r245;
    PyObject *cpy_r_r246;
    PyObject *cpy_r_r247;
    CPyPtr cpy_r_r248;
    int64_t cpy_r_r249;
    CPyTagged cpy_r_r250;
    CPyTagged cpy_r_r251;
    char cpy_r_r252;
    PyObject *cpy_r_r253;
    PyObject *cpy_r_r254;
    PyObject *cpy_r_r255;
    CPyPtr cpy_r_r256;
    int64_t cpy_r_r257;
    CPyTagged cpy_r_r258;
    CPyTagged cpy_r_r259;
    char cpy_r_r260;
    PyObject *cpy_r_r261;
    PyObject *cpy_r_r262;
    PyObject *cpy_r_r263;
    PyObject *cpy_r_r264;
    int64_t cpy_r_r265;
    CPyPtr cpy_r_r266;
    int64_t cpy_r_r267;
    char cpy_r_r268;
    CPyPtr cpy_r_r269;
    CPyPtr cpy_r_r270;
    int64_t cpy_r_r271;
    CPyPtr cpy_r_r272;
    PyObject *cpy_r_r273;
    CPyTagged cpy_r_r274;
    char cpy_r_r275;
    PyObject *cpy_r_r276;
    PyObject *cpy_r_r277;
    PyObject *cpy_r_r278;
    char cpy_r_r279;
    int64_t cpy_r_r280;
    PyObject *cpy_r_r281;
    PyObject *cpy_r_r282;
    char cpy_r_r283;
    PyObject *cpy_r_r284;
    CPyTagged cpy_r_r285;
    CPyTagged cpy_r_r286;
    char cpy_r_r287;
    PyObject *cpy_r_r288;
    PyObject *cpy_r_r289;
    CPyTagged cpy_r_r290;
    PyObject *cpy_r_r291;
    PyObject *cpy_r_r292;
    char cpy_r_r293;
    CPyTagged cpy_r_r294;
    CPyTagged cpy_r_r295;
    char cpy_r_r296;
    CPyTagged cpy_r_r297;
    CPyTagged cpy_r_away;
    int64_t cpy_r_r298;
    char cpy_r_r299;
    int64_t cpy_r_r300;
    char cpy_r_r301;
    char cpy_r_r302;
    char cpy_r_r303;
    CPyTagged cpy_r_r304;
    CPyTagged cpy_r_r305;
    PyObject *cpy_r_r306;
    char cpy_r_r307;
    PyObject *cpy_r_r308;
    PyObject *cpy_r_r309;
    PyObject *cpy_r_r310;
    char cpy_r_r311;
    char cpy_r_r312;
    CPyTagged cpy_r_r313;
    char cpy_r_r314;
    PyObject *cpy_r_r315;
    char cpy_r_r316;
    PyObject *cpy_r_r317;
    CPyTagged cpy_r_r318;
    PyObject *cpy_r_r319;
    char cpy_r_r320;
    PyObject *cpy_r_r321;
    PyObject *cpy_r_r322;
    PyObject *cpy_r_r323;
    CPyTagged cpy_r_r324;
    char cpy_r_r325;
    PyObject *cpy_r_r326;
    PyObject *cpy_r_r327;
    PyObject *cpy_r_r328;
    CPyTagged cpy_r_r329;
    char cpy_r_r330;
    PyObject *cpy_r_r331;
    PyObject *cpy_r_r332;
    PyObject *cpy_r_r333;
    CPyTagged cpy_r_r334;
    char cpy_r_r335;
    char cpy_r_r336;
    char cpy_r_r337;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Table", "book", 73, CPyStatic_merv___research___sight___globals);
        goto CPyL184;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = CPyStatic_merv___research___sight___globals;
    cpy_r_r2 = CPyStatics[772]; /* 'shown' */
    cpy_r_r3 = CPyDict_GetItem(cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 74, CPyStatic_merv___research___sight___globals);
        goto CPyL185;
    }
    PyObject *cpy_r_r4[1] = {cpy_r_r0};
    cpy_r_r5 = (PyObject **)&cpy_r_r4;
    cpy_r_r6 = PyObject_Vectorcall(cpy_r_r3, cpy_r_r5, 1, 0);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 74, CPyStatic_merv___research___sight___globals);
        goto CPyL185;
    }
    if (likely(Py_TYPE(cpy_r_r6) == CPyType_merv___research___sight___Shown))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/research/sight.py", "look", 74, CPyStatic_merv___research___sight___globals, "serai.games.merv.research.sight.Shown", cpy_r_r6);
        goto CPyL185;
    }
    cpy_r_r8 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Table", "players", 75, CPyStatic_merv___research___sight___globals);
        goto CPyL186;
    }
CPyL5: ;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyVarObject, ob_size));
    cpy_r_r10 = *(int64_t *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r10 << 1;
    cpy_r_many = cpy_r_r11;
    cpy_r_r12 = CPyStatics[989]; /* 'phase' */
    cpy_r_r13 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_phase;
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Table", "phase", 76, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    CPyTagged_INCREF(cpy_r_r13);
CPyL6: ;
    cpy_r_r14 = ((serai___games___merv___research___sight___ShownObject *)cpy_r_r7)->_phases;
    CPy_INCREF(cpy_r_r14);
    cpy_r_r15 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 11, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_sheet, cpy_r_r12, cpy_r_r13, cpy_r_r14); /* word */
    CPyTagged_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 76, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    cpy_r_r16 = CPyStatics[1560]; /* 'year' */
    cpy_r_r17 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_year;
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Table", "year", 77, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
CPyL8: ;
    cpy_r_r18 = CPyTagged_Add(cpy_r_r17, 2);
    cpy_r_r19 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_year_ids;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Book", "year_ids", 77, CPyStatic_merv___research___sight___globals);
        goto CPyL188;
    }
    CPy_INCREF(cpy_r_r19);
CPyL9: ;
    cpy_r_r20 = (CPyPtr)((CPyPtr)cpy_r_r19 + offsetof(PyVarObject, ob_size));
    cpy_r_r21 = *(int64_t *)cpy_r_r20;
    CPy_DECREF(cpy_r_r19);
    cpy_r_r22 = cpy_r_r21 << 1;
    cpy_r_r23 = cpy_r_r22 & 1;
    cpy_r_r24 = cpy_r_r23 != 0;
    if (cpy_r_r24) goto CPyL11;
    cpy_r_r25 = cpy_r_r18 & 1;
    cpy_r_r26 = cpy_r_r25 != 0;
    if (!cpy_r_r26) goto CPyL12;
CPyL11: ;
    cpy_r_r27 = CPyTagged_IsLt_(cpy_r_r22, cpy_r_r18);
    if (cpy_r_r27) {
        goto CPyL189;
    } else
        goto CPyL14;
CPyL12: ;
    cpy_r_r28 = (Py_ssize_t)cpy_r_r22 < (Py_ssize_t)cpy_r_r18;
    if (cpy_r_r28) {
        goto CPyL189;
    } else
        goto CPyL14;
CPyL13: ;
    cpy_r_r29 = cpy_r_r22;
    goto CPyL15;
CPyL14: ;
    cpy_r_r29 = cpy_r_r18;
CPyL15: ;
    cpy_r_r30 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_year_ids;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Book", "year_ids", 77, CPyStatic_merv___research___sight___globals);
        goto CPyL190;
    }
    CPy_INCREF(cpy_r_r30);
CPyL16: ;
    cpy_r_r31 = (CPyPtr)((CPyPtr)cpy_r_r30 + offsetof(PyVarObject, ob_size));
    cpy_r_r32 = *(int64_t *)cpy_r_r31;
    CPy_DECREF(cpy_r_r30);
    cpy_r_r33 = cpy_r_r32 << 1;
    cpy_r_r34 = CPY_INT_TAG;
    cpy_r_r35 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r16, cpy_r_r29, cpy_r_r33, cpy_r_r34); /* number */
    CPyTagged_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r35 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 77, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    cpy_r_r36 = CPyStatics[854]; /* 'round' */
    cpy_r_r37 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_round;
    if (unlikely(cpy_r_r37 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Table", "round", 78, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
CPyL18: ;
    cpy_r_r38 = CPyTagged_Add(cpy_r_r37, 2);
    cpy_r_r39 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_rounds;
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Book", "rounds", 78, CPyStatic_merv___research___sight___globals);
        goto CPyL191;
    }
CPyL19: ;
    cpy_r_r40 = CPyTagged_Add(cpy_r_r39, 2);
    cpy_r_r41 = CPY_INT_TAG;
    cpy_r_r42 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r36, cpy_r_r38, cpy_r_r40, cpy_r_r41); /* number */
    CPyTagged_DECREF(cpy_r_r38);
    CPyTagged_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r42 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 78, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    cpy_r_r43 = CPyStatics[990]; /* 'order' */
    cpy_r_r44 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_order;
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Table", "order", 79, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    CPy_INCREF(cpy_r_r44);
CPyL21: ;
    cpy_r_r45 = CPyTagged_Add(cpy_r_many, 2);
    cpy_r_r46 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 14, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r43, cpy_r_r44, cpy_r_r45, 8); /* seats_at */
    CPy_DECREF(cpy_r_r44);
    CPyTagged_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r46 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 79, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    cpy_r_r47 = CPyStatics[2027]; /* 'master' */
    cpy_r_r48 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_at;
    if (unlikely(cpy_r_r48 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Table", "at", 80, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    CPyTagged_INCREF(cpy_r_r48);
CPyL23: ;
    cpy_r_r49 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_order;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Table", "order", 80, CPyStatic_merv___research___sight___globals);
        goto CPyL192;
    }
CPyL24: ;
    cpy_r_r50 = (CPyPtr)((CPyPtr)cpy_r_r49 + offsetof(PyVarObject, ob_size));
    cpy_r_r51 = *(int64_t *)cpy_r_r50;
    cpy_r_r52 = cpy_r_r51 << 1;
    cpy_r_r53 = cpy_r_r48 & 1;
    cpy_r_r54 = cpy_r_r53 != 0;
    if (cpy_r_r54) goto CPyL26;
    cpy_r_r55 = cpy_r_r52 & 1;
    cpy_r_r56 = cpy_r_r55 != 0;
    if (!cpy_r_r56) goto CPyL27;
CPyL26: ;
    cpy_r_r57 = CPyTagged_IsLt_(cpy_r_r48, cpy_r_r52);
    cpy_r_r58 = cpy_r_r57;
    goto CPyL28;
CPyL27: ;
    cpy_r_r59 = (Py_ssize_t)cpy_r_r48 < (Py_ssize_t)cpy_r_r52;
    cpy_r_r58 = cpy_r_r59;
CPyL28: ;
    CPyTagged_DECREF(cpy_r_r48);
    if (!cpy_r_r58) goto CPyL34;
    cpy_r_r60 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_order;
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Table", "order", 80, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
CPyL30: ;
    cpy_r_r61 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_at;
    if (unlikely(cpy_r_r61 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Table", "at", 80, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
CPyL31: ;
    cpy_r_r62 = CPyList_GetItem(cpy_r_r60, cpy_r_r61);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 80, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    if (likely(PyLong_Check(cpy_r_r62)))
        cpy_r_r63 = CPyTagged_FromObject(cpy_r_r62);
    else {
        CPy_TypeError("int", cpy_r_r62); cpy_r_r63 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r63 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 80, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    cpy_r_r64 = cpy_r_r63;
    goto CPyL35;
CPyL34: ;
    cpy_r_r64 = -2;
CPyL35: ;
    cpy_r_r65 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 12, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r47, cpy_r_r64, 8); /* seat */
    CPyTagged_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r65 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 80, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    cpy_r_r66 = CPyStatics[1614]; /* 'zones' */
    cpy_r_r67 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_zones;
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Table", "zones", 81, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    CPy_INCREF(cpy_r_r67);
CPyL37: ;
    cpy_r_r68 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_zones;
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Table", "zones", 81, CPyStatic_merv___research___sight___globals);
        goto CPyL193;
    }
CPyL38: ;
    cpy_r_r69 = (CPyPtr)((CPyPtr)cpy_r_r68 + offsetof(PyVarObject, ob_size));
    cpy_r_r70 = *(int64_t *)cpy_r_r69;
    cpy_r_r71 = cpy_r_r70 << 1;
    cpy_r_r72 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 14, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r66, cpy_r_r67, cpy_r_r71, 8); /* seats_at */
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r72 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 81, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    cpy_r_r73 = CPyStatics[1848]; /* 'queue' */
    cpy_r_r74 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_queue;
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Table", "queue", 82, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    CPy_INCREF(cpy_r_r74);
CPyL40: ;
    cpy_r_r75 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_queue;
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Table", "queue", 82, CPyStatic_merv___research___sight___globals);
        goto CPyL194;
    }
CPyL41: ;
    cpy_r_r76 = (CPyPtr)((CPyPtr)cpy_r_r75 + offsetof(PyVarObject, ob_size));
    cpy_r_r77 = *(int64_t *)cpy_r_r76;
    cpy_r_r78 = cpy_r_r77 << 1;
    cpy_r_r79 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 14, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r73, cpy_r_r74, cpy_r_r78, 8); /* seats_at */
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r79 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 82, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    cpy_r_r80 = CPyStatics[2028]; /* 'queue_camels' */
    cpy_r_r81 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_queue_camels;
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Table", "queue_camels", 83, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    CPy_INCREF(cpy_r_r81);
CPyL43: ;
    cpy_r_r82 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_queue_camels;
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Table", "queue_camels", 83, CPyStatic_merv___research___sight___globals);
        goto CPyL195;
    }
CPyL44: ;
    cpy_r_r83 = (CPyPtr)((CPyPtr)cpy_r_r82 + offsetof(PyVarObject, ob_size));
    cpy_r_r84 = *(int64_t *)cpy_r_r83;
    cpy_r_r85 = cpy_r_r84 << 1;
    cpy_r_r86 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 15, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r80, cpy_r_r81, cpy_r_r85, 20); /* numbers_at */
    CPy_DECREF(cpy_r_r81);
    if (unlikely(cpy_r_r86 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 83, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    cpy_r_r87 = CPyStatics[1291]; /* 'city' */
    cpy_r_r88 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 2, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *))(cpy_r_sheet, cpy_r_r87); /* part */
    if (unlikely(cpy_r_r88 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 84, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    cpy_r_r89 = CPyDef_merv___research___sight____city(cpy_r_t, cpy_r_r7, cpy_r_sheet);
    if (unlikely(cpy_r_r89 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 85, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    cpy_r_r90 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 5, serai___kernel___sheet___SheetObject, char (*)(PyObject *))(cpy_r_sheet); /* end */
    if (unlikely(cpy_r_r90 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 86, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    cpy_r_r91 = CPyStatics[1074]; /* 'active' */
    cpy_r_r92 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_square;
    if (unlikely(cpy_r_r92 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Table", "square", 87, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    CPyTagged_INCREF(cpy_r_r92);
CPyL49: ;
    cpy_r_r93 = ((serai___games___merv___research___sight___ShownObject *)cpy_r_r7)->_squares;
    CPy_INCREF(cpy_r_r93);
    cpy_r_r94 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 11, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_sheet, cpy_r_r91, cpy_r_r92, cpy_r_r93); /* word */
    CPyTagged_DECREF(cpy_r_r92);
    CPy_DECREF(cpy_r_r93);
    if (unlikely(cpy_r_r94 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 87, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    cpy_r_r95 = CPyStatics[2029]; /* 'threatened' */
    cpy_r_r96 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_phase;
    if (unlikely(cpy_r_r96 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Table", "phase", 88, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
CPyL51: ;
    cpy_r_r97 = cpy_r_r96 == 4;
    if (!cpy_r_r97) goto CPyL54;
    cpy_r_r98 = CPyDef_invasion___threatened(cpy_r_t);
    if (unlikely(cpy_r_r98 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 88, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    cpy_r_r99 = cpy_r_r98;
    goto CPyL55;
CPyL54: ;
    cpy_r_r99 = -2;
CPyL55: ;
    cpy_r_r100 = ((serai___games___merv___research___sight___ShownObject *)cpy_r_r7)->_squares;
    CPy_INCREF(cpy_r_r100);
    cpy_r_r101 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 11, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_sheet, cpy_r_r95, cpy_r_r99, cpy_r_r100); /* word */
    CPyTagged_DECREF(cpy_r_r99);
    CPy_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r101 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 88, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    cpy_r_r102 = CPyStatics[334]; /* 'action' */
    cpy_r_r103 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_action;
    if (unlikely(cpy_r_r103 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Table", "action", 89, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    CPyTagged_INCREF(cpy_r_r103);
CPyL57: ;
    cpy_r_r104 = ((serai___games___merv___research___sight___ShownObject *)cpy_r_r7)->_actions;
    CPy_INCREF(cpy_r_r104);
    cpy_r_r105 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 11, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_sheet, cpy_r_r102, cpy_r_r103, cpy_r_r104); /* word */
    CPyTagged_DECREF(cpy_r_r103);
    CPy_DECREF(cpy_r_r104);
    if (unlikely(cpy_r_r105 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 89, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    cpy_r_r106 = PyList_New(1);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 90, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    cpy_r_r107 = CPyStatics[4897]; /* 1 */
    cpy_r_r108 = (CPyPtr)((CPyPtr)cpy_r_r106 + offsetof(PyListObject, ob_item));
    cpy_r_r109 = *(CPyPtr *)cpy_r_r108;
    CPy_INCREF(cpy_r_r107);
    *(PyObject * *)cpy_r_r109 = cpy_r_r107;
    cpy_r_r110 = ((serai___games___merv___research___sight___ShownObject *)cpy_r_r7)->_ramparts;
    cpy_r_r111 = ((serai___kernel___sheet___WordsObject *)cpy_r_r110)->_count;
    CPyTagged_INCREF(cpy_r_r111);
    cpy_r_r112 = CPySequence_Multiply(cpy_r_r106, cpy_r_r111);
    CPy_DECREF(cpy_r_r106);
    CPyTagged_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 90, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    cpy_r_r113 = PyList_New(0);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 91, CPyStatic_merv___research___sight___globals);
        goto CPyL196;
    }
    cpy_r_r114 = 0;
    cpy_r_r115 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_ramparts;
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Table", "ramparts", 92, CPyStatic_merv___research___sight___globals);
        goto CPyL197;
    }
    CPy_INCREF(cpy_r_r115);
CPyL62: ;
    cpy_r_r116 = 0;
CPyL63: ;
    cpy_r_r117 = (CPyPtr)((CPyPtr)cpy_r_r115 + offsetof(PyVarObject, ob_size));
    cpy_r_r118 = *(int64_t *)cpy_r_r117;
    cpy_r_r119 = cpy_r_r116 < cpy_r_r118;
    if (!cpy_r_r119) goto CPyL198;
    cpy_r_slot = cpy_r_r114;
    cpy_r_r120 = (CPyPtr)((CPyPtr)cpy_r_r115 + offsetof(PyListObject, ob_item));
    cpy_r_r121 = *(CPyPtr *)cpy_r_r120;
    cpy_r_r122 = cpy_r_r116 * 8;
    cpy_r_r123 = cpy_r_r121 + cpy_r_r122;
    cpy_r_r124 = *(PyObject * *)cpy_r_r123;
    CPy_INCREF(cpy_r_r124);
    if (likely(PyLong_Check(cpy_r_r124)))
        cpy_r_r125 = CPyTagged_FromObject(cpy_r_r124);
    else {
        CPy_TypeError("int", cpy_r_r124); cpy_r_r125 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r124);
    if (unlikely(cpy_r_r125 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 92, CPyStatic_merv___research___sight___globals);
        goto CPyL199;
    }
    cpy_r_r126 = (Py_ssize_t)cpy_r_r125 != -2;
    if (!cpy_r_r126) goto CPyL200;
    cpy_r_r127 = CPyTagged_StealAsObject(cpy_r_slot);
    cpy_r_r128 = PyList_Append(cpy_r_r113, cpy_r_r127);
    CPy_DECREF(cpy_r_r127);
    cpy_r_r129 = cpy_r_r128 >= 0;
    if (unlikely(!cpy_r_r129)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 94, CPyStatic_merv___research___sight___globals);
        goto CPyL201;
    }
    cpy_r_r130 = CPyStatics[4896]; /* 0 */
    CPy_INCREF(cpy_r_r130);
    cpy_r_r131 = CPyList_SetItem(cpy_r_r112, cpy_r_r125, cpy_r_r130);
    CPyTagged_DECREF(cpy_r_r125);
    if (unlikely(!cpy_r_r131)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 95, CPyStatic_merv___research___sight___globals);
        goto CPyL202;
    }
CPyL68: ;
    cpy_r_r132 = cpy_r_r114 + 2;
    cpy_r_r114 = cpy_r_r132;
    cpy_r_r133 = cpy_r_r116 + 1;
    cpy_r_r116 = cpy_r_r133;
    goto CPyL63;
CPyL69: ;
    cpy_r_r134 = CPyStatics[1505]; /* 'ramparts' */
    cpy_r_r135 = ((serai___games___merv___research___sight___ShownObject *)cpy_r_r7)->_slots;
    CPy_INCREF(cpy_r_r135);
    cpy_r_r136 = CPY_INT_TAG;
    cpy_r_r137 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 19, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r134, cpy_r_r113, cpy_r_r135, cpy_r_r136); /* bag */
    CPy_DECREF(cpy_r_r113);
    CPy_DECREF(cpy_r_r135);
    if (unlikely(cpy_r_r137 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 96, CPyStatic_merv___research___sight___globals);
        goto CPyL196;
    }
    cpy_r_r138 = CPyStatics[2030]; /* 'reserve' */
    cpy_r_r139 = ((serai___games___merv___research___sight___ShownObject *)cpy_r_r7)->_ramparts;
    CPy_INCREF(cpy_r_r139);
    cpy_r_r140 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 21, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *))(cpy_r_sheet, cpy_r_r138, cpy_r_r112, cpy_r_r139); /* flags */
    CPy_DECREF(cpy_r_r112);
    CPy_DECREF(cpy_r_r139);
    if (unlikely(cpy_r_r140 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 97, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    cpy_r_r141 = CPyStatics[1880]; /* 'market' */
    cpy_r_r142 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_market;
    if (unlikely(cpy_r_r142 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Table", "market", 98, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    CPyTagged_INCREF(cpy_r_r142);
CPyL72: ;
    cpy_r_r143 = ((serai___games___merv___research___sight___ShownObject *)cpy_r_r7)->_sides;
    CPy_INCREF(cpy_r_r143);
    cpy_r_r144 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 11, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_sheet, cpy_r_r141, cpy_r_r142, cpy_r_r143); /* word */
    CPyTagged_DECREF(cpy_r_r142);
    CPy_DECREF(cpy_r_r143);
    if (unlikely(cpy_r_r144 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 98, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    cpy_r_r145 = CPyStatics[2031]; /* 'market_camels' */
    cpy_r_r146 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_market_camels;
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Table", "market_camels", 99, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    CPy_INCREF(cpy_r_r146);
CPyL74: ;
    cpy_r_r147 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_market_camels;
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Table", "market_camels", 99, CPyStatic_merv___research___sight___globals);
        goto CPyL203;
    }
CPyL75: ;
    cpy_r_r148 = (CPyPtr)((CPyPtr)cpy_r_r147 + offsetof(PyVarObject, ob_size));
    cpy_r_r149 = *(int64_t *)cpy_r_r148;
    cpy_r_r150 = cpy_r_r149 << 1;
    cpy_r_r151 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 15, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r145, cpy_r_r146, cpy_r_r150, 2); /* numbers_at */
    CPy_DECREF(cpy_r_r146);
    if (unlikely(cpy_r_r151 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 99, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    cpy_r_r152 = CPyStatics[2032]; /* 'market_used' */
    cpy_r_r153 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_market_used;
    if (unlikely(cpy_r_r153 == 2)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Table", "market_used", 100, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
CPyL77: ;
    cpy_r_r154 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 10, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, char))(cpy_r_sheet, cpy_r_r152, cpy_r_r153); /* flag */
    if (unlikely(cpy_r_r154 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 100, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    cpy_r_r155 = CPyStatics[2033]; /* 'discount_used' */
    cpy_r_r156 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_discount_used;
    if (unlikely(cpy_r_r156 == 2)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Table", "discount_used", 101, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
CPyL79: ;
    cpy_r_r157 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 10, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, char))(cpy_r_sheet, cpy_r_r155, cpy_r_r156); /* flag */
    if (unlikely(cpy_r_r157 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 101, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    cpy_r_r158 = CPyStatics[2034]; /* 'convert_used' */
    cpy_r_r159 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_convert_used;
    if (unlikely(cpy_r_r159 == 2)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Table", "convert_used", 102, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
CPyL81: ;
    cpy_r_r160 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 10, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, char))(cpy_r_sheet, cpy_r_r158, cpy_r_r159); /* flag */
    if (unlikely(cpy_r_r160 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 102, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    cpy_r_r161 = CPyStatics[2035]; /* 'row.spice' */
    cpy_r_r162 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_row;
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Table", "row", 103, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    CPy_INCREF(cpy_r_r162);
CPyL83: ;
    cpy_r_r163 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_row_size;
    if (unlikely(cpy_r_r163 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Book", "row_size", 103, CPyStatic_merv___research___sight___globals);
        goto CPyL204;
    }
    CPyTagged_INCREF(cpy_r_r163);
CPyL84: ;
    cpy_r_r164 = ((serai___games___merv___research___sight___ShownObject *)cpy_r_r7)->_spices;
    CPy_INCREF(cpy_r_r164);
    cpy_r_r165 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 13, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_sheet, cpy_r_r161, cpy_r_r162, cpy_r_r163, cpy_r_r164); /* words_at */
    CPy_DECREF(cpy_r_r162);
    CPyTagged_DECREF(cpy_r_r163);
    CPy_DECREF(cpy_r_r164);
    if (unlikely(cpy_r_r165 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 103, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    cpy_r_r166 = CPyStatics[2036]; /* 'row.camel' */
    cpy_r_r167 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_row_camels;
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Table", "row_camels", 104, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    CPy_INCREF(cpy_r_r167);
CPyL86: ;
    cpy_r_r168 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_row_size;
    if (unlikely(cpy_r_r168 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Book", "row_size", 104, CPyStatic_merv___research___sight___globals);
        goto CPyL205;
    }
    CPyTagged_INCREF(cpy_r_r168);
CPyL87: ;
    cpy_r_r169 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 15, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r166, cpy_r_r167, cpy_r_r168, 2); /* numbers_at */
    CPy_DECREF(cpy_r_r167);
    CPyTagged_DECREF(cpy_r_r168);
    if (unlikely(cpy_r_r169 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 104, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    cpy_r_r170 = CPyStatics[994]; /* 'deck' */
    cpy_r_r171 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_deck;
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Table", "deck", 105, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
CPyL89: ;
    cpy_r_r172 = (CPyPtr)((CPyPtr)cpy_r_r171 + offsetof(PyVarObject, ob_size));
    cpy_r_r173 = *(int64_t *)cpy_r_r172;
    cpy_r_r174 = cpy_r_r173 << 1;
    cpy_r_r175 = CPY_INT_TAG;
    cpy_r_r176 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r170, cpy_r_r174, 200, cpy_r_r175); /* number */
    if (unlikely(cpy_r_r176 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 105, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    cpy_r_r177 = CPyStatics[2037]; /* 'cities' */
    cpy_r_r178 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 2, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *))(cpy_r_sheet, cpy_r_r177); /* part */
    if (unlikely(cpy_r_r178 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 106, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    cpy_r_r179 = CPyStatics[1811]; /* 'camel' */
    cpy_r_r180 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_city_camels;
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Table", "city_camels", 107, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    CPy_INCREF(cpy_r_r180);
CPyL92: ;
    cpy_r_r181 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_city_camels;
    if (unlikely(cpy_r_r181 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Table", "city_camels", 107, CPyStatic_merv___research___sight___globals);
        goto CPyL206;
    }
CPyL93: ;
    cpy_r_r182 = (CPyPtr)((CPyPtr)cpy_r_r181 + offsetof(PyVarObject, ob_size));
    cpy_r_r183 = *(int64_t *)cpy_r_r182;
    cpy_r_r184 = cpy_r_r183 << 1;
    cpy_r_r185 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 15, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r179, cpy_r_r180, cpy_r_r184, 2); /* numbers_at */
    CPy_DECREF(cpy_r_r180);
    if (unlikely(cpy_r_r185 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 107, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    cpy_r_r186 = CPyStatics[2038]; /* 'road_camel' */
    cpy_r_r187 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_roads;
    if (unlikely(cpy_r_r187 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Table", "roads", 108, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    CPy_INCREF(cpy_r_r187);
CPyL95: ;
    cpy_r_r188 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_roads;
    if (unlikely(cpy_r_r188 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Table", "roads", 108, CPyStatic_merv___research___sight___globals);
        goto CPyL207;
    }
CPyL96: ;
    cpy_r_r189 = (CPyPtr)((CPyPtr)cpy_r_r188 + offsetof(PyVarObject, ob_size));
    cpy_r_r190 = *(int64_t *)cpy_r_r189;
    cpy_r_r191 = cpy_r_r190 << 1;
    cpy_r_r192 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 15, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r186, cpy_r_r187, cpy_r_r191, 2); /* numbers_at */
    CPy_DECREF(cpy_r_r187);
    if (unlikely(cpy_r_r192 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 108, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    cpy_r_r193 = CPyStatics[2039]; /* 'posts' */
    cpy_r_r194 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_posts;
    if (unlikely(cpy_r_r194 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Table", "posts", 109, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    CPy_INCREF(cpy_r_r194);
CPyL98: ;
    cpy_r_r195 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 18, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *))(cpy_r_sheet, cpy_r_r193, cpy_r_r194); /* seat_bits_at */
    CPy_DECREF(cpy_r_r194);
    if (unlikely(cpy_r_r195 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 109, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    cpy_r_r196 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 5, serai___kernel___sheet___SheetObject, char (*)(PyObject *))(cpy_r_sheet); /* end */
    if (unlikely(cpy_r_r196 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 110, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    cpy_r_r197 = CPyStatics[1701]; /* 'mosque_camels' */
    cpy_r_r198 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_mosque_camels;
    if (unlikely(cpy_r_r198 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Table", "mosque_camels", 111, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    CPy_INCREF(cpy_r_r198);
CPyL101: ;
    cpy_r_r199 = ((serai___games___merv___research___sight___ShownObject *)cpy_r_r7)->_spaces;
    CPy_INCREF(cpy_r_r199);
    cpy_r_r200 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 21, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *))(cpy_r_sheet, cpy_r_r197, cpy_r_r198, cpy_r_r199); /* flags */
    CPy_DECREF(cpy_r_r198);
    CPy_DECREF(cpy_r_r199);
    if (unlikely(cpy_r_r200 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 111, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    cpy_r_r201 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_pile_ids;
    if (unlikely(cpy_r_r201 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Book", "pile_ids", 112, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    CPy_INCREF(cpy_r_r201);
CPyL103: ;
    cpy_r_r202 = (CPyPtr)((CPyPtr)cpy_r_r201 + offsetof(PyVarObject, ob_size));
    cpy_r_r203 = *(int64_t *)cpy_r_r202;
    CPy_DECREF(cpy_r_r201);
    cpy_r_r204 = cpy_r_r203 << 1;
    cpy_r_r205 = (PyObject *)&PyRange_Type;
    cpy_r_r206 = CPyTagged_StealAsObject(cpy_r_r204);
    PyObject *cpy_r_r207[1] = {cpy_r_r206};
    cpy_r_r208 = (PyObject **)&cpy_r_r207;
    cpy_r_r209 = PyObject_Vectorcall(cpy_r_r205, cpy_r_r208, 1, 0);
    if (unlikely(cpy_r_r209 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 112, CPyStatic_merv___research___sight___globals);
        goto CPyL208;
    }
    CPy_DECREF(cpy_r_r206);
    if (likely(PyRange_Check(cpy_r_r209)))
        cpy_r_r210 = cpy_r_r209;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/research/sight.py", "look", 112, CPyStatic_merv___research___sight___globals, "range", cpy_r_r209);
        goto CPyL187;
    }
    cpy_r_r211 = CPyStatics[2040]; /* 'piles.top' */
    cpy_r_r212 = PyList_New(0);
    if (unlikely(cpy_r_r212 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 113, CPyStatic_merv___research___sight___globals);
        goto CPyL209;
    }
    cpy_r_r213 = PyObject_GetIter(cpy_r_r210);
    if (unlikely(cpy_r_r213 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 113, CPyStatic_merv___research___sight___globals);
        goto CPyL210;
    }
CPyL107: ;
    cpy_r_r214 = PyIter_Next(cpy_r_r213);
    if (cpy_r_r214 == NULL) goto CPyL211;
    if (likely(PyLong_Check(cpy_r_r214)))
        cpy_r_r215 = CPyTagged_FromObject(cpy_r_r214);
    else {
        CPy_TypeError("int", cpy_r_r214); cpy_r_r215 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r214);
    if (unlikely(cpy_r_r215 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 113, CPyStatic_merv___research___sight___globals);
        goto CPyL212;
    }
    cpy_r_r216 = CPyDef_contracts___top_contract(cpy_r_t, cpy_r_r215);
    CPyTagged_DECREF(cpy_r_r215);
    if (unlikely(cpy_r_r216 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 113, CPyStatic_merv___research___sight___globals);
        goto CPyL212;
    }
    cpy_r_r217 = CPyTagged_StealAsObject(cpy_r_r216);
    cpy_r_r218 = PyList_Append(cpy_r_r212, cpy_r_r217);
    CPy_DECREF(cpy_r_r217);
    cpy_r_r219 = cpy_r_r218 >= 0;
    if (unlikely(!cpy_r_r219)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 113, CPyStatic_merv___research___sight___globals);
        goto CPyL212;
    } else
        goto CPyL107;
CPyL111: ;
    cpy_r_r220 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r220)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 113, CPyStatic_merv___research___sight___globals);
        goto CPyL210;
    }
    cpy_r_r221 = CPyObject_Size(cpy_r_r210);
    if (unlikely(cpy_r_r221 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 113, CPyStatic_merv___research___sight___globals);
        goto CPyL210;
    }
    cpy_r_r222 = ((serai___games___merv___research___sight___ShownObject *)cpy_r_r7)->_contracts;
    CPy_INCREF(cpy_r_r222);
    cpy_r_r223 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 13, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_sheet, cpy_r_r211, cpy_r_r212, cpy_r_r221, cpy_r_r222); /* words_at */
    CPy_DECREF(cpy_r_r212);
    CPyTagged_DECREF(cpy_r_r221);
    CPy_DECREF(cpy_r_r222);
    if (unlikely(cpy_r_r223 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 113, CPyStatic_merv___research___sight___globals);
        goto CPyL209;
    }
    cpy_r_r224 = CPyStatics[2041]; /* 'piles.left' */
    cpy_r_r225 = PyList_New(0);
    if (unlikely(cpy_r_r225 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 114, CPyStatic_merv___research___sight___globals);
        goto CPyL209;
    }
    cpy_r_r226 = PyObject_GetIter(cpy_r_r210);
    if (unlikely(cpy_r_r226 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 114, CPyStatic_merv___research___sight___globals);
        goto CPyL213;
    }
CPyL116: ;
    cpy_r_r227 = PyIter_Next(cpy_r_r226);
    if (cpy_r_r227 == NULL) goto CPyL214;
    if (likely(PyLong_Check(cpy_r_r227)))
        cpy_r_r228 = CPyTagged_FromObject(cpy_r_r227);
    else {
        CPy_TypeError("int", cpy_r_r227); cpy_r_r228 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r227);
    if (unlikely(cpy_r_r228 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 114, CPyStatic_merv___research___sight___globals);
        goto CPyL215;
    }
    cpy_r_r229 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_piles;
    if (unlikely(cpy_r_r229 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Book", "piles", 114, CPyStatic_merv___research___sight___globals);
        goto CPyL216;
    }
CPyL119: ;
    cpy_r_r230 = CPyList_GetItemBorrow(cpy_r_r229, cpy_r_r228);
    if (unlikely(cpy_r_r230 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 114, CPyStatic_merv___research___sight___globals);
        goto CPyL216;
    }
    if (likely(PyList_Check(cpy_r_r230)))
        cpy_r_r231 = cpy_r_r230;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/research/sight.py", "look", 114, CPyStatic_merv___research___sight___globals, "list", cpy_r_r230);
        goto CPyL216;
    }
    cpy_r_r232 = (CPyPtr)((CPyPtr)cpy_r_r231 + offsetof(PyVarObject, ob_size));
    cpy_r_r233 = *(int64_t *)cpy_r_r232;
    cpy_r_r234 = cpy_r_r233 << 1;
    cpy_r_r235 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_piles;
    if (unlikely(cpy_r_r235 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Table", "piles", 114, CPyStatic_merv___research___sight___globals);
        goto CPyL216;
    }
CPyL122: ;
    cpy_r_r236 = CPyList_GetItemBorrow(cpy_r_r235, cpy_r_r228);
    if (unlikely(cpy_r_r236 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 114, CPyStatic_merv___research___sight___globals);
        goto CPyL216;
    }
    if (likely(PyLong_Check(cpy_r_r236)))
        cpy_r_r237 = CPyTagged_FromObject(cpy_r_r236);
    else {
        CPy_TypeError("int", cpy_r_r236); cpy_r_r237 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r237 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 114, CPyStatic_merv___research___sight___globals);
        goto CPyL216;
    }
    cpy_r_r238 = CPyTagged_Subtract(cpy_r_r234, cpy_r_r237);
    CPyTagged_DECREF(cpy_r_r237);
    CPyTagged_DECREF(cpy_r_r228);
    cpy_r_r239 = CPyTagged_StealAsObject(cpy_r_r238);
    cpy_r_r240 = PyList_Append(cpy_r_r225, cpy_r_r239);
    CPy_DECREF(cpy_r_r239);
    cpy_r_r241 = cpy_r_r240 >= 0;
    if (unlikely(!cpy_r_r241)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 114, CPyStatic_merv___research___sight___globals);
        goto CPyL215;
    } else
        goto CPyL116;
CPyL125: ;
    cpy_r_r242 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r242)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 114, CPyStatic_merv___research___sight___globals);
        goto CPyL213;
    }
    cpy_r_r243 = CPyObject_Size(cpy_r_r210);
    CPy_DECREF(cpy_r_r210);
    if (unlikely(cpy_r_r243 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 114, CPyStatic_merv___research___sight___globals);
        goto CPyL217;
    }
    cpy_r_r244 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 15, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r224, cpy_r_r225, cpy_r_r243, 40); /* numbers_at */
    CPy_DECREF(cpy_r_r225);
    CPyTagged_DECREF(cpy_r_r243);
    if (unlikely(cpy_r_r244 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 114, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    cpy_r_r245 = CPyStatics[1527]; /* 'discoveries' */
    cpy_r_r246 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_discoveries;
    if (unlikely(cpy_r_r246 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Table", "discoveries", 115, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    CPy_INCREF(cpy_r_r246);
CPyL129: ;
    cpy_r_r247 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_discoveries;
    if (unlikely(cpy_r_r247 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Table", "discoveries", 115, CPyStatic_merv___research___sight___globals);
        goto CPyL218;
    }
CPyL130: ;
    cpy_r_r248 = (CPyPtr)((CPyPtr)cpy_r_r247 + offsetof(PyVarObject, ob_size));
    cpy_r_r249 = *(int64_t *)cpy_r_r248;
    cpy_r_r250 = cpy_r_r249 << 1;
    cpy_r_r251 = CPY_INT_TAG;
    cpy_r_r252 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 14, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r245, cpy_r_r246, cpy_r_r250, cpy_r_r251); /* seats_at */
    CPy_DECREF(cpy_r_r246);
    if (unlikely(cpy_r_r252 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 115, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    cpy_r_r253 = CPyStatics[2042]; /* 'bonus_tiles' */
    cpy_r_r254 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_bonus_tiles;
    if (unlikely(cpy_r_r254 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Table", "bonus_tiles", 116, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    CPy_INCREF(cpy_r_r254);
CPyL132: ;
    cpy_r_r255 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_bonus_tiles;
    if (unlikely(cpy_r_r255 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Table", "bonus_tiles", 116, CPyStatic_merv___research___sight___globals);
        goto CPyL219;
    }
CPyL133: ;
    cpy_r_r256 = (CPyPtr)((CPyPtr)cpy_r_r255 + offsetof(PyVarObject, ob_size));
    cpy_r_r257 = *(int64_t *)cpy_r_r256;
    cpy_r_r258 = cpy_r_r257 << 1;
    cpy_r_r259 = CPY_INT_TAG;
    cpy_r_r260 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 14, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r253, cpy_r_r254, cpy_r_r258, cpy_r_r259); /* seats_at */
    CPy_DECREF(cpy_r_r254);
    if (unlikely(cpy_r_r260 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 116, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    cpy_r_r261 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_upgrade_count;
    if (unlikely(cpy_r_r261 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Book", "upgrade_count", 117, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    CPy_INCREF(cpy_r_r261);
CPyL135: ;
    cpy_r_r262 = CPyList_GetSlice(cpy_r_r261, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r261);
    if (unlikely(cpy_r_r262 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 117, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    if (likely(PyList_Check(cpy_r_r262)))
        cpy_r_r263 = cpy_r_r262;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/research/sight.py", "look", 117, CPyStatic_merv___research___sight___globals, "list", cpy_r_r262);
        goto CPyL187;
    }
    cpy_r_r264 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_upgrades;
    if (unlikely(cpy_r_r264 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Table", "upgrades", 118, CPyStatic_merv___research___sight___globals);
        goto CPyL220;
    }
    CPy_INCREF(cpy_r_r264);
CPyL138: ;
    cpy_r_r265 = 0;
CPyL139: ;
    cpy_r_r266 = (CPyPtr)((CPyPtr)cpy_r_r264 + offsetof(PyVarObject, ob_size));
    cpy_r_r267 = *(int64_t *)cpy_r_r266;
    cpy_r_r268 = cpy_r_r265 < cpy_r_r267;
    if (!cpy_r_r268) goto CPyL221;
    cpy_r_r269 = (CPyPtr)((CPyPtr)cpy_r_r264 + offsetof(PyListObject, ob_item));
    cpy_r_r270 = *(CPyPtr *)cpy_r_r269;
    cpy_r_r271 = cpy_r_r265 * 8;
    cpy_r_r272 = cpy_r_r270 + cpy_r_r271;
    cpy_r_r273 = *(PyObject * *)cpy_r_r272;
    CPy_INCREF(cpy_r_r273);
    if (likely(PyLong_Check(cpy_r_r273)))
        cpy_r_r274 = CPyTagged_FromObject(cpy_r_r273);
    else {
        CPy_TypeError("int", cpy_r_r273); cpy_r_r274 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r273);
    if (unlikely(cpy_r_r274 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 118, CPyStatic_merv___research___sight___globals);
        goto CPyL222;
    }
    cpy_r_r275 = (Py_ssize_t)cpy_r_r274 != -2;
    if (!cpy_r_r275) goto CPyL223;
    cpy_r_r276 = CPyList_GetItem(cpy_r_r263, cpy_r_r274);
    if (unlikely(cpy_r_r276 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 120, CPyStatic_merv___research___sight___globals);
        goto CPyL224;
    }
    cpy_r_r277 = CPyStatics[4897]; /* 1 */
    cpy_r_r278 = PyNumber_InPlaceSubtract(cpy_r_r276, cpy_r_r277);
    CPy_DECREF(cpy_r_r276);
    if (unlikely(cpy_r_r278 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 120, CPyStatic_merv___research___sight___globals);
        goto CPyL224;
    }
    cpy_r_r279 = CPyList_SetItem(cpy_r_r263, cpy_r_r274, cpy_r_r278);
    CPyTagged_DECREF(cpy_r_r274);
    if (unlikely(!cpy_r_r279)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 120, CPyStatic_merv___research___sight___globals);
        goto CPyL222;
    }
CPyL145: ;
    cpy_r_r280 = cpy_r_r265 + 1;
    cpy_r_r265 = cpy_r_r280;
    goto CPyL139;
CPyL146: ;
    cpy_r_r281 = CPyStatics[1556]; /* 'upgrades' */
    cpy_r_r282 = ((serai___games___merv___research___sight___ShownObject *)cpy_r_r7)->_cubes;
    CPy_INCREF(cpy_r_r282);
    cpy_r_r283 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 16, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r281, cpy_r_r263, cpy_r_r282, 40); /* numbers */
    CPy_DECREF(cpy_r_r263);
    CPy_DECREF(cpy_r_r282);
    if (unlikely(cpy_r_r283 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 121, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    cpy_r_r284 = CPyStatics[2043]; /* 'courtier_camels' */
    cpy_r_r285 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_courtier_camels;
    if (unlikely(cpy_r_r285 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Table", "courtier_camels", 122, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    CPyTagged_INCREF(cpy_r_r285);
CPyL148: ;
    cpy_r_r286 = CPY_INT_TAG;
    cpy_r_r287 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r284, cpy_r_r285, 60, cpy_r_r286); /* number */
    CPyTagged_DECREF(cpy_r_r285);
    if (unlikely(cpy_r_r287 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 122, CPyStatic_merv___research___sight___globals);
        goto CPyL187;
    }
    cpy_r_r288 = CPyStatics[2044]; /* 'courtier_buildings' */
    cpy_r_r289 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_with_courtier;
    if (unlikely(cpy_r_r289 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'with_courtier' of 'Book' undefined");
    } else {
        CPy_INCREF(cpy_r_r289);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r289 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 123, CPyStatic_merv___research___sight___globals);
        goto CPyL225;
    }
CPyL150: ;
    cpy_r_r290 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_humans;
    if (unlikely(cpy_r_r290 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Table", "humans", 123, CPyStatic_merv___research___sight___globals);
        goto CPyL226;
    }
    CPyTagged_INCREF(cpy_r_r290);
CPyL151: ;
    cpy_r_r291 = CPyTagged_StealAsObject(cpy_r_r290);
    cpy_r_r292 = CPyDict_GetItem(cpy_r_r289, cpy_r_r291);
    CPy_DECREF(cpy_r_r289);
    CPy_DECREF(cpy_r_r291);
    if (unlikely(cpy_r_r292 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 123, CPyStatic_merv___research___sight___globals);
        goto CPyL225;
    }
    if (unlikely(!PyBool_Check(cpy_r_r292))) {
        CPy_TypeError("bool", cpy_r_r292); cpy_r_r293 = 2;
    } else
        cpy_r_r293 = cpy_r_r292 == Py_True;
    CPy_DECREF(cpy_r_r292);
    if (unlikely(cpy_r_r293 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 123, CPyStatic_merv___research___sight___globals);
        goto CPyL225;
    }
    if (!cpy_r_r293) goto CPyL156;
    cpy_r_r294 = CPyDef_merv___table___Table___buildings_left(cpy_r_t, 8);
    if (unlikely(cpy_r_r294 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 123, CPyStatic_merv___research___sight___globals);
        goto CPyL225;
    }
    cpy_r_r295 = cpy_r_r294;
    goto CPyL157;
CPyL156: ;
    cpy_r_r295 = -2;
CPyL157: ;
    cpy_r_r296 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r288, cpy_r_r295, 40, -2); /* number */
    CPyTagged_DECREF(cpy_r_r295);
    if (unlikely(cpy_r_r296 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 123, CPyStatic_merv___research___sight___globals);
        goto CPyL225;
    }
    cpy_r_r297 = 0;
    CPyTagged_INCREF(cpy_r_r297);
    cpy_r_away = cpy_r_r297;
    CPyTagged_DECREF(cpy_r_away);
CPyL159: ;
    cpy_r_r298 = cpy_r_r297 & 1;
    cpy_r_r299 = cpy_r_r298 != 0;
    if (cpy_r_r299) goto CPyL161;
    cpy_r_r300 = cpy_r_many & 1;
    cpy_r_r301 = cpy_r_r300 != 0;
    if (!cpy_r_r301) goto CPyL162;
CPyL161: ;
    cpy_r_r302 = CPyTagged_IsLt_(cpy_r_r297, cpy_r_many);
    if (cpy_r_r302) {
        goto CPyL163;
    } else
        goto CPyL227;
CPyL162: ;
    cpy_r_r303 = (Py_ssize_t)cpy_r_r297 < (Py_ssize_t)cpy_r_many;
    if (!cpy_r_r303) goto CPyL227;
CPyL163: ;
    CPyTagged_INCREF(cpy_r_r297);
    cpy_r_away = cpy_r_r297;
    cpy_r_r304 = CPyTagged_Add(cpy_r_me, cpy_r_away);
    cpy_r_r305 = CPyTagged_Remainder(cpy_r_r304, cpy_r_many);
    CPyTagged_DECREF(cpy_r_r304);
    if (unlikely(cpy_r_r305 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 125, CPyStatic_merv___research___sight___globals);
        goto CPyL228;
    }
    cpy_r_r306 = CPyStatics[317]; /* 'players' */
    cpy_r_r307 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 3, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r306, cpy_r_away); /* competitor */
    CPyTagged_DECREF(cpy_r_away);
    if (unlikely(cpy_r_r307 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 126, CPyStatic_merv___research___sight___globals);
        goto CPyL229;
    }
    cpy_r_r308 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r308 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Table", "players", 127, CPyStatic_merv___research___sight___globals);
        goto CPyL229;
    }
CPyL166: ;
    cpy_r_r309 = CPyList_GetItem(cpy_r_r308, cpy_r_r305);
    if (unlikely(cpy_r_r309 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 127, CPyStatic_merv___research___sight___globals);
        goto CPyL229;
    }
    if (likely(Py_TYPE(cpy_r_r309) == CPyType_merv___table___Player))
        cpy_r_r310 = cpy_r_r309;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/research/sight.py", "look", 127, CPyStatic_merv___research___sight___globals, "serai.games.merv.table.Player", cpy_r_r309);
        goto CPyL229;
    }
    cpy_r_r311 = CPyDef_merv___research___sight____player(cpy_r_t, cpy_r_r305, cpy_r_r310, cpy_r_r7, cpy_r_sheet);
    CPyTagged_DECREF(cpy_r_r305);
    CPy_DECREF(cpy_r_r310);
    if (unlikely(cpy_r_r311 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 127, CPyStatic_merv___research___sight___globals);
        goto CPyL230;
    }
    cpy_r_r312 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 5, serai___kernel___sheet___SheetObject, char (*)(PyObject *))(cpy_r_sheet); /* end */
    if (unlikely(cpy_r_r312 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 128, CPyStatic_merv___research___sight___globals);
        goto CPyL230;
    }
    cpy_r_r313 = CPyTagged_Add(cpy_r_r297, 2);
    CPyTagged_DECREF(cpy_r_r297);
    cpy_r_r297 = cpy_r_r313;
    goto CPyL159;
CPyL171: ;
    cpy_r_r314 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo;
    if (unlikely(cpy_r_r314 == 2)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Table", "solo", 129, CPyStatic_merv___research___sight___globals);
        goto CPyL231;
    }
CPyL172: ;
    if (!cpy_r_r314) goto CPyL232;
CPyL173: ;
    cpy_r_r315 = CPyStatics[2045]; /* 'solo' */
    cpy_r_r316 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 2, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *))(cpy_r_sheet, cpy_r_r315); /* part */
    if (unlikely(cpy_r_r316 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 130, CPyStatic_merv___research___sight___globals);
        goto CPyL231;
    }
    cpy_r_r317 = CPyStatics[390]; /* 'card' */
    cpy_r_r318 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_card;
    if (unlikely(cpy_r_r318 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Table", "solo_card", 131, CPyStatic_merv___research___sight___globals);
        goto CPyL231;
    }
    CPyTagged_INCREF(cpy_r_r318);
CPyL175: ;
    cpy_r_r319 = ((serai___games___merv___research___sight___ShownObject *)cpy_r_r7)->_solo;
    CPy_INCREF(cpy_r_r319);
    cpy_r_r320 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 11, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_sheet, cpy_r_r317, cpy_r_r318, cpy_r_r319); /* word */
    CPyTagged_DECREF(cpy_r_r318);
    CPy_DECREF(cpy_r_r319);
    if (unlikely(cpy_r_r320 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 131, CPyStatic_merv___research___sight___globals);
        goto CPyL231;
    }
    cpy_r_r321 = CPyStatics[994]; /* 'deck' */
    cpy_r_r322 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_deck;
    if (unlikely(cpy_r_r322 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Table", "solo_deck", 132, CPyStatic_merv___research___sight___globals);
        goto CPyL231;
    }
    CPy_INCREF(cpy_r_r322);
CPyL177: ;
    cpy_r_r323 = ((serai___games___merv___research___sight___ShownObject *)cpy_r_r7)->_solo;
    CPy_INCREF(cpy_r_r323);
    cpy_r_r324 = CPY_INT_TAG;
    cpy_r_r325 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 19, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r321, cpy_r_r322, cpy_r_r323, cpy_r_r324); /* bag */
    CPy_DECREF(cpy_r_r322);
    CPy_DECREF(cpy_r_r323);
    if (unlikely(cpy_r_r325 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 132, CPyStatic_merv___research___sight___globals);
        goto CPyL231;
    }
    cpy_r_r326 = CPyStatics[995]; /* 'discard' */
    cpy_r_r327 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_discard;
    if (unlikely(cpy_r_r327 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Table", "solo_discard", 133, CPyStatic_merv___research___sight___globals);
        goto CPyL231;
    }
    CPy_INCREF(cpy_r_r327);
CPyL179: ;
    cpy_r_r328 = ((serai___games___merv___research___sight___ShownObject *)cpy_r_r7)->_solo;
    CPy_INCREF(cpy_r_r328);
    cpy_r_r329 = CPY_INT_TAG;
    cpy_r_r330 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 19, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r326, cpy_r_r327, cpy_r_r328, cpy_r_r329); /* bag */
    CPy_DECREF(cpy_r_r327);
    CPy_DECREF(cpy_r_r328);
    if (unlikely(cpy_r_r330 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 133, CPyStatic_merv___research___sight___globals);
        goto CPyL231;
    }
    cpy_r_r331 = CPyStatics[996]; /* 'removed' */
    cpy_r_r332 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_solo_removed;
    if (unlikely(cpy_r_r332 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "look", "Table", "solo_removed", 134, CPyStatic_merv___research___sight___globals);
        goto CPyL231;
    }
    CPy_INCREF(cpy_r_r332);
CPyL181: ;
    cpy_r_r333 = ((serai___games___merv___research___sight___ShownObject *)cpy_r_r7)->_solo;
    CPy_INCREF(cpy_r_r333);
    CPy_DECREF(cpy_r_r7);
    cpy_r_r334 = CPY_INT_TAG;
    cpy_r_r335 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 19, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r331, cpy_r_r332, cpy_r_r333, cpy_r_r334); /* bag */
    CPy_DECREF(cpy_r_r332);
    CPy_DECREF(cpy_r_r333);
    if (unlikely(cpy_r_r335 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 134, CPyStatic_merv___research___sight___globals);
        goto CPyL184;
    }
    cpy_r_r336 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 5, serai___kernel___sheet___SheetObject, char (*)(PyObject *))(cpy_r_sheet); /* end */
    if (unlikely(cpy_r_r336 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 135, CPyStatic_merv___research___sight___globals);
        goto CPyL184;
    }
CPyL183: ;
    return 1;
CPyL184: ;
    cpy_r_r337 = 2;
    return cpy_r_r337;
CPyL185: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL184;
CPyL186: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    goto CPyL184;
CPyL187: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    goto CPyL184;
CPyL188: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    CPyTagged_DecRef(cpy_r_r18);
    goto CPyL184;
CPyL189: ;
    CPyTagged_DECREF(cpy_r_r18);
    goto CPyL13;
CPyL190: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    CPyTagged_DecRef(cpy_r_r29);
    goto CPyL184;
CPyL191: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    CPyTagged_DecRef(cpy_r_r38);
    goto CPyL184;
CPyL192: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    CPyTagged_DecRef(cpy_r_r48);
    goto CPyL184;
CPyL193: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    CPy_DecRef(cpy_r_r67);
    goto CPyL184;
CPyL194: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    CPy_DecRef(cpy_r_r74);
    goto CPyL184;
CPyL195: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    CPy_DecRef(cpy_r_r81);
    goto CPyL184;
CPyL196: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    CPy_DecRef(cpy_r_r112);
    goto CPyL184;
CPyL197: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r113);
    goto CPyL184;
CPyL198: ;
    CPy_DECREF(cpy_r_r115);
    goto CPyL69;
CPyL199: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r113);
    CPy_DecRef(cpy_r_r115);
    CPyTagged_DecRef(cpy_r_slot);
    goto CPyL184;
CPyL200: ;
    CPyTagged_DECREF(cpy_r_slot);
    CPyTagged_DECREF(cpy_r_r125);
    goto CPyL68;
CPyL201: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r113);
    CPy_DecRef(cpy_r_r115);
    CPyTagged_DecRef(cpy_r_r125);
    goto CPyL184;
CPyL202: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r113);
    CPy_DecRef(cpy_r_r115);
    goto CPyL184;
CPyL203: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    CPy_DecRef(cpy_r_r146);
    goto CPyL184;
CPyL204: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    CPy_DecRef(cpy_r_r162);
    goto CPyL184;
CPyL205: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    CPy_DecRef(cpy_r_r167);
    goto CPyL184;
CPyL206: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    CPy_DecRef(cpy_r_r180);
    goto CPyL184;
CPyL207: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    CPy_DecRef(cpy_r_r187);
    goto CPyL184;
CPyL208: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    CPy_DecRef(cpy_r_r206);
    goto CPyL184;
CPyL209: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    CPy_DecRef(cpy_r_r210);
    goto CPyL184;
CPyL210: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    CPy_DecRef(cpy_r_r210);
    CPy_DecRef(cpy_r_r212);
    goto CPyL184;
CPyL211: ;
    CPy_DECREF(cpy_r_r213);
    goto CPyL111;
CPyL212: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    CPy_DecRef(cpy_r_r210);
    CPy_DecRef(cpy_r_r212);
    CPy_DecRef(cpy_r_r213);
    goto CPyL184;
CPyL213: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    CPy_DecRef(cpy_r_r210);
    CPy_DecRef(cpy_r_r225);
    goto CPyL184;
CPyL214: ;
    CPy_DECREF(cpy_r_r226);
    goto CPyL125;
CPyL215: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    CPy_DecRef(cpy_r_r210);
    CPy_DecRef(cpy_r_r225);
    CPy_DecRef(cpy_r_r226);
    goto CPyL184;
CPyL216: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    CPy_DecRef(cpy_r_r210);
    CPy_DecRef(cpy_r_r225);
    CPy_DecRef(cpy_r_r226);
    CPyTagged_DecRef(cpy_r_r228);
    goto CPyL184;
CPyL217: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    CPy_DecRef(cpy_r_r225);
    goto CPyL184;
CPyL218: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    CPy_DecRef(cpy_r_r246);
    goto CPyL184;
CPyL219: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    CPy_DecRef(cpy_r_r254);
    goto CPyL184;
CPyL220: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    CPy_DecRef(cpy_r_r263);
    goto CPyL184;
CPyL221: ;
    CPy_DECREF(cpy_r_r264);
    goto CPyL146;
CPyL222: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    CPy_DecRef(cpy_r_r263);
    CPy_DecRef(cpy_r_r264);
    goto CPyL184;
CPyL223: ;
    CPyTagged_DECREF(cpy_r_r274);
    goto CPyL145;
CPyL224: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    CPy_DecRef(cpy_r_r263);
    CPy_DecRef(cpy_r_r264);
    CPyTagged_DecRef(cpy_r_r274);
    goto CPyL184;
CPyL225: ;
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    goto CPyL184;
CPyL226: ;
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    CPy_DecRef(cpy_r_r289);
    goto CPyL184;
CPyL227: ;
    CPyTagged_DECREF(cpy_r_many);
    CPyTagged_DECREF(cpy_r_r297);
    goto CPyL171;
CPyL228: ;
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    CPyTagged_DecRef(cpy_r_r297);
    CPyTagged_DecRef(cpy_r_away);
    goto CPyL184;
CPyL229: ;
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    CPyTagged_DecRef(cpy_r_r297);
    CPyTagged_DecRef(cpy_r_r305);
    goto CPyL184;
CPyL230: ;
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    CPyTagged_DecRef(cpy_r_r297);
    goto CPyL184;
CPyL231: ;
    CPy_DecRef(cpy_r_r7);
    goto CPyL184;
CPyL232: ;
    CPy_DECREF(cpy_r_r7);
    goto CPyL183;
}
        
        PyObject *CPyPy_merv___research___sight___look(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "sheet", 0};
            static CPyArg_Parser parser = {"OOO:look", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_sheet;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_sheet)) {
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
            PyObject *arg_sheet;
            if (likely((Py_TYPE(obj_sheet) == CPyType_sheet___Register) || (Py_TYPE(obj_sheet) == CPyType_sheet___Sheet)))
                arg_sheet = obj_sheet;
            else {
                CPy_TypeError("serai.kernel.sheet.Sheet", obj_sheet); 
                goto fail;
            }
            char retval = CPyDef_merv___research___sight___look(arg_t, arg_me, arg_sheet);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/research/sight.py", "look", 72, CPyStatic_merv___research___sight___globals);
            return NULL;
        }
        
char CPyDef_merv___research___sight____city(PyObject *cpy_r_t, PyObject *cpy_r_words, PyObject *cpy_r_sheet) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_room;
    CPyTagged cpy_r_r5;
    tuple_T2OO cpy_r_r6;
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
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyTagged cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
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
    PyObject *cpy_r_r48;
    PyObject *cpy_r_ransoms;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_falls;
    CPyTagged cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    CPyTagged cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    CPyPtr cpy_r_r60;
    int64_t cpy_r_r61;
    PyObject *cpy_r_r62;
    int64_t cpy_r_r63;
    CPyPtr cpy_r_r64;
    int64_t cpy_r_r65;
    char cpy_r_r66;
    CPyPtr cpy_r_r67;
    CPyPtr cpy_r_r68;
    int64_t cpy_r_r69;
    CPyPtr cpy_r_r70;
    PyObject *cpy_r_r71;
    CPyTagged cpy_r_r72;
    char cpy_r_r73;
    char cpy_r_r74;
    CPyTagged cpy_r_r75;
    PyObject *cpy_r_r76;
    int64_t cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    char cpy_r_r80;
    PyObject *cpy_r_r81;
    char cpy_r_r82;
    char cpy_r_r83;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "_city", "Table", "book", 140, CPyStatic_merv___research___sight___globals);
        goto CPyL50;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___research___sight___ShownObject *)cpy_r_words)->_built;
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = cpy_r_r3 << 1;
    cpy_r_room = cpy_r_r4;
    cpy_r_r5 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_market_square;
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'market_square' of 'Book' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r5);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_city", 142, CPyStatic_merv___research___sight___globals);
        goto CPyL51;
    }
CPyL2: ;
    cpy_r_r6 = CPyDef_merv___research___sight___Shown___districts(cpy_r_words, cpy_r_t);
    if (unlikely(cpy_r_r6.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_city", 143, CPyStatic_merv___research___sight___globals);
        goto CPyL52;
    }
    cpy_r_r7 = cpy_r_r6.f0;
    cpy_r_r8 = cpy_r_r6.f1;
    cpy_r_r9 = cpy_r_r7;
    cpy_r_r10 = cpy_r_r8;
    cpy_r_r11 = CPyStatics[334]; /* 'action' */
    cpy_r_r12 = ((serai___games___merv___research___sight___ShownObject *)cpy_r_words)->_actions;
    CPy_INCREF(cpy_r_r12);
    cpy_r_r13 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 13, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_sheet, cpy_r_r11, cpy_r_r9, cpy_r_room, cpy_r_r12); /* words_at */
    CPy_DECREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_city", 144, CPyStatic_merv___research___sight___globals);
        goto CPyL53;
    }
    cpy_r_r14 = CPyStatics[336]; /* 'colour' */
    cpy_r_r15 = ((serai___games___merv___research___sight___ShownObject *)cpy_r_words)->_cubes;
    CPy_INCREF(cpy_r_r15);
    cpy_r_r16 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 13, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_sheet, cpy_r_r14, cpy_r_r10, cpy_r_room, cpy_r_r15); /* words_at */
    CPy_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_city", 145, CPyStatic_merv___research___sight___globals);
        goto CPyL52;
    }
    cpy_r_r17 = CPyStatics[2046]; /* 'building' */
    cpy_r_r18 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "_city", "Table", "owners", 146, CPyStatic_merv___research___sight___globals);
        goto CPyL52;
    }
    CPy_INCREF(cpy_r_r18);
CPyL6: ;
    cpy_r_r19 = CPyList_GetSlice(cpy_r_r18, 0, cpy_r_r5);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_city", 146, CPyStatic_merv___research___sight___globals);
        goto CPyL52;
    }
    if (likely(PyList_Check(cpy_r_r19)))
        cpy_r_r20 = cpy_r_r19;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/research/sight.py", "_city", 146, CPyStatic_merv___research___sight___globals, "list", cpy_r_r19);
        goto CPyL52;
    }
    cpy_r_r21 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "_city", "Table", "owners", 146, CPyStatic_merv___research___sight___globals);
        goto CPyL54;
    }
    CPy_INCREF(cpy_r_r21);
CPyL9: ;
    cpy_r_r22 = CPyTagged_Add(cpy_r_r5, 2);
    cpy_r_r23 = CPyList_GetSlice(cpy_r_r21, cpy_r_r22, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r21);
    CPyTagged_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_city", 146, CPyStatic_merv___research___sight___globals);
        goto CPyL54;
    }
    if (likely(PyList_Check(cpy_r_r23)))
        cpy_r_r24 = cpy_r_r23;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/research/sight.py", "_city", 146, CPyStatic_merv___research___sight___globals, "list", cpy_r_r23);
        goto CPyL54;
    }
    cpy_r_r25 = PySequence_Concat(cpy_r_r20, cpy_r_r24);
    CPy_DECREF(cpy_r_r20);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_city", 146, CPyStatic_merv___research___sight___globals);
        goto CPyL52;
    }
    cpy_r_r26 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 14, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r17, cpy_r_r25, cpy_r_room, 8); /* seats_at */
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_city", 146, CPyStatic_merv___research___sight___globals);
        goto CPyL52;
    }
    cpy_r_r27 = CPyStatics[1772]; /* 'soldier' */
    cpy_r_r28 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_soldiers;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "_city", "Table", "soldiers", 147, CPyStatic_merv___research___sight___globals);
        goto CPyL52;
    }
    CPy_INCREF(cpy_r_r28);
CPyL14: ;
    cpy_r_r29 = CPyList_GetSlice(cpy_r_r28, 0, cpy_r_r5);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_city", 147, CPyStatic_merv___research___sight___globals);
        goto CPyL52;
    }
    if (likely(PyList_Check(cpy_r_r29)))
        cpy_r_r30 = cpy_r_r29;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/research/sight.py", "_city", 147, CPyStatic_merv___research___sight___globals, "list", cpy_r_r29);
        goto CPyL52;
    }
    cpy_r_r31 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_soldiers;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "_city", "Table", "soldiers", 147, CPyStatic_merv___research___sight___globals);
        goto CPyL55;
    }
    CPy_INCREF(cpy_r_r31);
CPyL17: ;
    cpy_r_r32 = CPyTagged_Add(cpy_r_r5, 2);
    cpy_r_r33 = CPyList_GetSlice(cpy_r_r31, cpy_r_r32, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r31);
    CPyTagged_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_city", 147, CPyStatic_merv___research___sight___globals);
        goto CPyL55;
    }
    if (likely(PyList_Check(cpy_r_r33)))
        cpy_r_r34 = cpy_r_r33;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/research/sight.py", "_city", 147, CPyStatic_merv___research___sight___globals, "list", cpy_r_r33);
        goto CPyL55;
    }
    cpy_r_r35 = PySequence_Concat(cpy_r_r30, cpy_r_r34);
    CPy_DECREF(cpy_r_r30);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_city", 147, CPyStatic_merv___research___sight___globals);
        goto CPyL52;
    }
    cpy_r_r36 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 14, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r27, cpy_r_r35, cpy_r_room, 8); /* seats_at */
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_city", 147, CPyStatic_merv___research___sight___globals);
        goto CPyL52;
    }
    cpy_r_r37 = CPyStatics[1757]; /* 'upgrade' */
    cpy_r_r38 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_upgrades;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "_city", "Table", "upgrades", 148, CPyStatic_merv___research___sight___globals);
        goto CPyL52;
    }
    CPy_INCREF(cpy_r_r38);
CPyL22: ;
    cpy_r_r39 = CPyList_GetSlice(cpy_r_r38, 0, cpy_r_r5);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_city", 148, CPyStatic_merv___research___sight___globals);
        goto CPyL52;
    }
    if (likely(PyList_Check(cpy_r_r39)))
        cpy_r_r40 = cpy_r_r39;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/research/sight.py", "_city", 148, CPyStatic_merv___research___sight___globals, "list", cpy_r_r39);
        goto CPyL52;
    }
    cpy_r_r41 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_upgrades;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "_city", "Table", "upgrades", 148, CPyStatic_merv___research___sight___globals);
        goto CPyL56;
    }
    CPy_INCREF(cpy_r_r41);
CPyL25: ;
    cpy_r_r42 = CPyTagged_Add(cpy_r_r5, 2);
    cpy_r_r43 = CPyList_GetSlice(cpy_r_r41, cpy_r_r42, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r41);
    CPyTagged_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_city", 148, CPyStatic_merv___research___sight___globals);
        goto CPyL56;
    }
    if (likely(PyList_Check(cpy_r_r43)))
        cpy_r_r44 = cpy_r_r43;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/research/sight.py", "_city", 148, CPyStatic_merv___research___sight___globals, "list", cpy_r_r43);
        goto CPyL56;
    }
    cpy_r_r45 = PySequence_Concat(cpy_r_r40, cpy_r_r44);
    CPy_DECREF(cpy_r_r40);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_city", 148, CPyStatic_merv___research___sight___globals);
        goto CPyL52;
    }
    cpy_r_r46 = ((serai___games___merv___research___sight___ShownObject *)cpy_r_words)->_cubes;
    CPy_INCREF(cpy_r_r46);
    cpy_r_r47 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 13, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_sheet, cpy_r_r37, cpy_r_r45, cpy_r_room, cpy_r_r46); /* words_at */
    CPy_DECREF(cpy_r_r45);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_city", 148, CPyStatic_merv___research___sight___globals);
        goto CPyL52;
    }
    cpy_r_r48 = PyList_New(0);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_city", 149, CPyStatic_merv___research___sight___globals);
        goto CPyL52;
    }
    cpy_r_ransoms = cpy_r_r48;
    cpy_r_r49 = PyList_New(0);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_city", 150, CPyStatic_merv___research___sight___globals);
        goto CPyL57;
    }
    cpy_r_falls = cpy_r_r49;
    cpy_r_r50 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_phase;
    if (unlikely(cpy_r_r50 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "_city", "Table", "phase", 151, CPyStatic_merv___research___sight___globals);
        goto CPyL58;
    }
CPyL32: ;
    cpy_r_r51 = cpy_r_r50 == 4;
    if (cpy_r_r51) {
        goto CPyL59;
    } else
        goto CPyL60;
CPyL33: ;
    cpy_r_r52 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_ransoms;
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "_city", "Table", "ransoms", 152, CPyStatic_merv___research___sight___globals);
        goto CPyL52;
    }
    CPy_INCREF(cpy_r_r52);
CPyL34: ;
    cpy_r_r53 = CPyList_GetSlice(cpy_r_r52, 0, cpy_r_r5);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_city", 152, CPyStatic_merv___research___sight___globals);
        goto CPyL52;
    }
    if (likely(PyList_Check(cpy_r_r53)))
        cpy_r_r54 = cpy_r_r53;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/research/sight.py", "_city", 152, CPyStatic_merv___research___sight___globals, "list", cpy_r_r53);
        goto CPyL52;
    }
    cpy_r_r55 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_ransoms;
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "_city", "Table", "ransoms", 152, CPyStatic_merv___research___sight___globals);
        goto CPyL61;
    }
    CPy_INCREF(cpy_r_r55);
CPyL37: ;
    cpy_r_r56 = CPyTagged_Add(cpy_r_r5, 2);
    CPyTagged_DECREF(cpy_r_r5);
    cpy_r_r57 = CPyList_GetSlice(cpy_r_r55, cpy_r_r56, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r55);
    CPyTagged_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_city", 152, CPyStatic_merv___research___sight___globals);
        goto CPyL62;
    }
    if (likely(PyList_Check(cpy_r_r57)))
        cpy_r_r58 = cpy_r_r57;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/research/sight.py", "_city", 152, CPyStatic_merv___research___sight___globals, "list", cpy_r_r57);
        goto CPyL62;
    }
    cpy_r_r59 = PySequence_Concat(cpy_r_r54, cpy_r_r58);
    CPy_DECREF(cpy_r_r54);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_city", 152, CPyStatic_merv___research___sight___globals);
        goto CPyL51;
    }
    cpy_r_ransoms = cpy_r_r59;
    cpy_r_r60 = (CPyPtr)((CPyPtr)cpy_r_ransoms + offsetof(PyVarObject, ob_size));
    cpy_r_r61 = *(int64_t *)cpy_r_r60;
    cpy_r_r62 = PyList_New(cpy_r_r61);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_city", 153, CPyStatic_merv___research___sight___globals);
        goto CPyL63;
    }
    cpy_r_r63 = 0;
CPyL42: ;
    cpy_r_r64 = (CPyPtr)((CPyPtr)cpy_r_ransoms + offsetof(PyVarObject, ob_size));
    cpy_r_r65 = *(int64_t *)cpy_r_r64;
    cpy_r_r66 = cpy_r_r63 < cpy_r_r65;
    if (!cpy_r_r66) goto CPyL46;
    cpy_r_r67 = (CPyPtr)((CPyPtr)cpy_r_ransoms + offsetof(PyListObject, ob_item));
    cpy_r_r68 = *(CPyPtr *)cpy_r_r67;
    cpy_r_r69 = cpy_r_r63 * 8;
    cpy_r_r70 = cpy_r_r68 + cpy_r_r69;
    cpy_r_r71 = *(PyObject * *)cpy_r_r70;
    CPy_INCREF(cpy_r_r71);
    if (likely(PyLong_Check(cpy_r_r71)))
        cpy_r_r72 = CPyTagged_FromObject(cpy_r_r71);
    else {
        CPy_TypeError("int", cpy_r_r71); cpy_r_r72 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r72 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_city", 153, CPyStatic_merv___research___sight___globals);
        goto CPyL64;
    }
    cpy_r_r73 = (Py_ssize_t)cpy_r_r72 == -4;
    CPyTagged_DECREF(cpy_r_r72);
    cpy_r_r74 = cpy_r_r73 << 1;
    cpy_r_r75 = cpy_r_r74;
    cpy_r_r76 = CPyTagged_StealAsObject(cpy_r_r75);
    CPyList_SetItemUnsafe(cpy_r_r62, cpy_r_r63, cpy_r_r76);
    cpy_r_r77 = cpy_r_r63 + 1;
    cpy_r_r63 = cpy_r_r77;
    goto CPyL42;
CPyL46: ;
    cpy_r_falls = cpy_r_r62;
CPyL47: ;
    cpy_r_r78 = CPyStatics[1825]; /* 'ransom' */
    cpy_r_r79 = ((serai___games___merv___research___sight___ShownObject *)cpy_r_words)->_cubes;
    CPy_INCREF(cpy_r_r79);
    cpy_r_r80 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 13, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_sheet, cpy_r_r78, cpy_r_ransoms, cpy_r_room, cpy_r_r79); /* words_at */
    CPy_DECREF(cpy_r_ransoms);
    CPy_DECREF(cpy_r_r79);
    if (unlikely(cpy_r_r80 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_city", 154, CPyStatic_merv___research___sight___globals);
        goto CPyL65;
    }
    cpy_r_r81 = CPyStatics[2047]; /* 'falls' */
    cpy_r_r82 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 15, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r81, cpy_r_falls, cpy_r_room, 2); /* numbers_at */
    CPy_DECREF(cpy_r_falls);
    CPyTagged_DECREF(cpy_r_room);
    if (unlikely(cpy_r_r82 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_city", 155, CPyStatic_merv___research___sight___globals);
        goto CPyL50;
    }
    return 1;
CPyL50: ;
    cpy_r_r83 = 2;
    return cpy_r_r83;
CPyL51: ;
    CPyTagged_DecRef(cpy_r_room);
    goto CPyL50;
CPyL52: ;
    CPyTagged_DecRef(cpy_r_room);
    CPyTagged_DecRef(cpy_r_r5);
    goto CPyL50;
CPyL53: ;
    CPyTagged_DecRef(cpy_r_room);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r10);
    goto CPyL50;
CPyL54: ;
    CPyTagged_DecRef(cpy_r_room);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r20);
    goto CPyL50;
CPyL55: ;
    CPyTagged_DecRef(cpy_r_room);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r30);
    goto CPyL50;
CPyL56: ;
    CPyTagged_DecRef(cpy_r_room);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r40);
    goto CPyL50;
CPyL57: ;
    CPyTagged_DecRef(cpy_r_room);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_ransoms);
    goto CPyL50;
CPyL58: ;
    CPyTagged_DecRef(cpy_r_room);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_ransoms);
    CPy_DecRef(cpy_r_falls);
    goto CPyL50;
CPyL59: ;
    CPy_DECREF(cpy_r_ransoms);
    CPy_DECREF(cpy_r_falls);
    goto CPyL33;
CPyL60: ;
    CPyTagged_DECREF(cpy_r_r5);
    goto CPyL47;
CPyL61: ;
    CPyTagged_DecRef(cpy_r_room);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r54);
    goto CPyL50;
CPyL62: ;
    CPyTagged_DecRef(cpy_r_room);
    CPy_DecRef(cpy_r_r54);
    goto CPyL50;
CPyL63: ;
    CPyTagged_DecRef(cpy_r_room);
    CPy_DecRef(cpy_r_ransoms);
    goto CPyL50;
CPyL64: ;
    CPyTagged_DecRef(cpy_r_room);
    CPy_DecRef(cpy_r_ransoms);
    CPy_DecRef(cpy_r_r62);
    goto CPyL50;
CPyL65: ;
    CPyTagged_DecRef(cpy_r_room);
    CPy_DecRef(cpy_r_falls);
    goto CPyL50;
}
        
        PyObject *CPyPy_merv___research___sight____city(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "words", "sheet", 0};
            static CPyArg_Parser parser = {"OOO:_city", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_words;
            PyObject *obj_sheet;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_words, &obj_sheet)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_words;
            if (likely(Py_TYPE(obj_words) == CPyType_merv___research___sight___Shown))
                arg_words = obj_words;
            else {
                CPy_TypeError("serai.games.merv.research.sight.Shown", obj_words); 
                goto fail;
            }
            PyObject *arg_sheet;
            if (likely((Py_TYPE(obj_sheet) == CPyType_sheet___Register) || (Py_TYPE(obj_sheet) == CPyType_sheet___Sheet)))
                arg_sheet = obj_sheet;
            else {
                CPy_TypeError("serai.kernel.sheet.Sheet", obj_sheet); 
                goto fail;
            }
            char retval = CPyDef_merv___research___sight____city(arg_t, arg_words, arg_sheet);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_city", 138, CPyStatic_merv___research___sight___globals);
            return NULL;
        }
        
char CPyDef_merv___research___sight____player(PyObject *cpy_r_t, CPyTagged cpy_r_seat, PyObject *cpy_r_player, PyObject *cpy_r_words, PyObject *cpy_r_sheet) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject **cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    CPyTagged cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    CPyTagged cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    CPyTagged cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    CPyTagged cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    CPyTagged cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    CPyTagged cpy_r_r37;
    CPyTagged cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyTagged cpy_r_r41;
    CPyTagged cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    CPyTagged cpy_r_r45;
    CPyTagged cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    CPyTagged cpy_r_r49;
    CPyTagged cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    CPyTagged cpy_r_r53;
    CPyTagged cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    CPyTagged cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    CPyTagged cpy_r_r66;
    PyObject *cpy_r_r67;
    CPyTagged cpy_r_r68;
    CPyTagged cpy_r_r69;
    char cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    char cpy_r_r74;
    PyObject *cpy_r_r75;
    CPyTagged cpy_r_r76;
    PyObject *cpy_r_r77;
    char cpy_r_r78;
    PyObject *cpy_r_r79;
    CPyTagged cpy_r_r80;
    CPyTagged cpy_r_r81;
    char cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    CPyTagged cpy_r_r86;
    char cpy_r_r87;
    PyObject *cpy_r_r88;
    CPyTagged cpy_r_r89;
    CPyTagged cpy_r_r90;
    char cpy_r_r91;
    PyObject *cpy_r_r92;
    CPyTagged cpy_r_r93;
    CPyTagged cpy_r_r94;
    char cpy_r_r95;
    PyObject *cpy_r_r96;
    CPyTagged cpy_r_r97;
    CPyTagged cpy_r_r98;
    char cpy_r_r99;
    char cpy_r_r100;
    cpy_r_r0 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_points;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "_player", "Player", "points", 159, CPyStatic_merv___research___sight___globals);
        goto CPyL51;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r2 = CPyStatics[105]; /* 'sum' */
    cpy_r_r3 = CPyObject_GetAttr(cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_player", 159, CPyStatic_merv___research___sight___globals);
        goto CPyL52;
    }
    PyObject *cpy_r_r4[1] = {cpy_r_r0};
    cpy_r_r5 = (PyObject **)&cpy_r_r4;
    cpy_r_r6 = PyObject_Vectorcall(cpy_r_r3, cpy_r_r5, 1, 0);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_player", 159, CPyStatic_merv___research___sight___globals);
        goto CPyL52;
    }
    CPy_DECREF(cpy_r_r0);
    if (likely(PyLong_Check(cpy_r_r6)))
        cpy_r_r7 = CPyTagged_FromObject(cpy_r_r6);
    else {
        CPy_TypeError("int", cpy_r_r6); cpy_r_r7 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_player", 159, CPyStatic_merv___research___sight___globals);
        goto CPyL51;
    }
    cpy_r_r8 = CPyDef_merv___scoring___spice_points(cpy_r_t, cpy_r_player);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_player", 160, CPyStatic_merv___research___sight___globals);
        goto CPyL53;
    }
    cpy_r_r9 = CPyStatics[576]; /* 'cubes' */
    cpy_r_r10 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_cubes;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "_player", "Player", "cubes", 161, CPyStatic_merv___research___sight___globals);
        goto CPyL54;
    }
    CPy_INCREF(cpy_r_r10);
CPyL6: ;
    cpy_r_r11 = ((serai___games___merv___research___sight___ShownObject *)cpy_r_words)->_cubes;
    CPy_INCREF(cpy_r_r11);
    cpy_r_r12 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 16, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r9, cpy_r_r10, cpy_r_r11, 30); /* numbers */
    CPy_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_player", 161, CPyStatic_merv___research___sight___globals);
        goto CPyL54;
    }
    cpy_r_r13 = CPyStatics[65]; /* 'points' */
    cpy_r_r14 = CPY_INT_TAG;
    cpy_r_r15 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 7, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r13, cpy_r_r7, 800, cpy_r_r14); /* large */
    if (unlikely(cpy_r_r15 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_player", 162, CPyStatic_merv___research___sight___globals);
        goto CPyL54;
    }
    cpy_r_r16 = CPyStatics[1012]; /* 'total' */
    cpy_r_r17 = CPyTagged_Add(cpy_r_r7, cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r7);
    cpy_r_r18 = CPY_INT_TAG;
    cpy_r_r19 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 7, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r16, cpy_r_r17, 800, cpy_r_r18); /* large */
    CPyTagged_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r19 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_player", 163, CPyStatic_merv___research___sight___globals);
        goto CPyL55;
    }
    cpy_r_r20 = CPyStatics[1799]; /* 'favour' */
    cpy_r_r21 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_favour;
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "_player", "Player", "favour", 164, CPyStatic_merv___research___sight___globals);
        goto CPyL55;
    }
    CPyTagged_INCREF(cpy_r_r21);
CPyL10: ;
    cpy_r_r22 = CPY_INT_TAG;
    cpy_r_r23 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r20, cpy_r_r21, 50, cpy_r_r22); /* number */
    CPyTagged_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r23 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_player", 164, CPyStatic_merv___research___sight___globals);
        goto CPyL55;
    }
    cpy_r_r24 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r25 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_influence;
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "_player", "Player", "influence", 165, CPyStatic_merv___research___sight___globals);
        goto CPyL55;
    }
    CPyTagged_INCREF(cpy_r_r25);
CPyL12: ;
    cpy_r_r26 = CPY_INT_TAG;
    cpy_r_r27 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r24, cpy_r_r25, 50, cpy_r_r26); /* number */
    CPyTagged_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r27 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_player", 165, CPyStatic_merv___research___sight___globals);
        goto CPyL55;
    }
    cpy_r_r28 = CPyStatics[1464]; /* 'camels' */
    cpy_r_r29 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_camels;
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "_player", "Player", "camels", 166, CPyStatic_merv___research___sight___globals);
        goto CPyL55;
    }
    CPyTagged_INCREF(cpy_r_r29);
CPyL14: ;
    cpy_r_r30 = CPY_INT_TAG;
    cpy_r_r31 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r28, cpy_r_r29, 60, cpy_r_r30); /* number */
    CPyTagged_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_player", 166, CPyStatic_merv___research___sight___globals);
        goto CPyL55;
    }
    cpy_r_r32 = CPyStatics[1594]; /* 'scrolls' */
    cpy_r_r33 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_scrolls;
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "_player", "Player", "scrolls", 167, CPyStatic_merv___research___sight___globals);
        goto CPyL55;
    }
    CPyTagged_INCREF(cpy_r_r33);
CPyL16: ;
    cpy_r_r34 = CPY_INT_TAG;
    cpy_r_r35 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r32, cpy_r_r33, 30, cpy_r_r34); /* number */
    CPyTagged_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r35 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_player", 167, CPyStatic_merv___research___sight___globals);
        goto CPyL55;
    }
    cpy_r_r36 = CPyStatics[1338]; /* 'common' */
    cpy_r_r37 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_common;
    if (unlikely(cpy_r_r37 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "_player", "Player", "common", 168, CPyStatic_merv___research___sight___globals);
        goto CPyL55;
    }
    CPyTagged_INCREF(cpy_r_r37);
CPyL18: ;
    cpy_r_r38 = CPY_INT_TAG;
    cpy_r_r39 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r36, cpy_r_r37, 30, cpy_r_r38); /* number */
    CPyTagged_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r39 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_player", 168, CPyStatic_merv___research___sight___globals);
        goto CPyL55;
    }
    cpy_r_r40 = CPyStatics[1339]; /* 'rare' */
    cpy_r_r41 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_rare;
    if (unlikely(cpy_r_r41 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "_player", "Player", "rare", 169, CPyStatic_merv___research___sight___globals);
        goto CPyL55;
    }
    CPyTagged_INCREF(cpy_r_r41);
CPyL20: ;
    cpy_r_r42 = CPY_INT_TAG;
    cpy_r_r43 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r40, cpy_r_r41, 30, cpy_r_r42); /* number */
    CPyTagged_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r43 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_player", 169, CPyStatic_merv___research___sight___globals);
        goto CPyL55;
    }
    cpy_r_r44 = CPyStatics[2048]; /* 'locked_scrolls' */
    cpy_r_r45 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_locked_scrolls;
    if (unlikely(cpy_r_r45 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "_player", "Player", "locked_scrolls", 170, CPyStatic_merv___research___sight___globals);
        goto CPyL55;
    }
    CPyTagged_INCREF(cpy_r_r45);
CPyL22: ;
    cpy_r_r46 = CPY_INT_TAG;
    cpy_r_r47 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r44, cpy_r_r45, 30, cpy_r_r46); /* number */
    CPyTagged_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r47 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_player", 170, CPyStatic_merv___research___sight___globals);
        goto CPyL55;
    }
    cpy_r_r48 = CPyStatics[2049]; /* 'locked_common' */
    cpy_r_r49 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_locked_common;
    if (unlikely(cpy_r_r49 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "_player", "Player", "locked_common", 171, CPyStatic_merv___research___sight___globals);
        goto CPyL55;
    }
    CPyTagged_INCREF(cpy_r_r49);
CPyL24: ;
    cpy_r_r50 = CPY_INT_TAG;
    cpy_r_r51 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r48, cpy_r_r49, 30, cpy_r_r50); /* number */
    CPyTagged_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r51 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_player", 171, CPyStatic_merv___research___sight___globals);
        goto CPyL55;
    }
    cpy_r_r52 = CPyStatics[2050]; /* 'locked_rare' */
    cpy_r_r53 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_locked_rare;
    if (unlikely(cpy_r_r53 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "_player", "Player", "locked_rare", 172, CPyStatic_merv___research___sight___globals);
        goto CPyL55;
    }
    CPyTagged_INCREF(cpy_r_r53);
CPyL26: ;
    cpy_r_r54 = CPY_INT_TAG;
    cpy_r_r55 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r52, cpy_r_r53, 30, cpy_r_r54); /* number */
    CPyTagged_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r55 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_player", 172, CPyStatic_merv___research___sight___globals);
        goto CPyL55;
    }
    cpy_r_r56 = CPyStatics[1514]; /* 'spices' */
    cpy_r_r57 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_spices;
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "_player", "Player", "spices", 173, CPyStatic_merv___research___sight___globals);
        goto CPyL55;
    }
    CPy_INCREF(cpy_r_r57);
CPyL28: ;
    cpy_r_r58 = ((serai___games___merv___research___sight___ShownObject *)cpy_r_words)->_spices;
    CPy_INCREF(cpy_r_r58);
    cpy_r_r59 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 16, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r56, cpy_r_r57, cpy_r_r58, 16); /* numbers */
    CPy_DECREF(cpy_r_r57);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r59 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_player", 173, CPyStatic_merv___research___sight___globals);
        goto CPyL55;
    }
    cpy_r_r60 = CPyStatics[1422]; /* 'spice_points' */
    cpy_r_r61 = CPY_INT_TAG;
    cpy_r_r62 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r60, cpy_r_r8, 200, cpy_r_r61); /* number */
    CPyTagged_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r62 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_player", 174, CPyStatic_merv___research___sight___globals);
        goto CPyL51;
    }
    cpy_r_r63 = CPyStatics[1631]; /* 'spice_limit' */
    cpy_r_r64 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "_player", "Table", "book", 175, CPyStatic_merv___research___sight___globals);
        goto CPyL51;
    }
CPyL31: ;
    cpy_r_r65 = ((serai___games___merv___book___BookObject *)cpy_r_r64)->_spice_limit;
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "_player", "Book", "spice_limit", 175, CPyStatic_merv___research___sight___globals);
        goto CPyL51;
    }
CPyL32: ;
    cpy_r_r66 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_influence;
    if (unlikely(cpy_r_r66 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "_player", "Player", "influence", 175, CPyStatic_merv___research___sight___globals);
        goto CPyL51;
    }
CPyL33: ;
    cpy_r_r67 = CPyList_GetItem(cpy_r_r65, cpy_r_r66);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_player", 175, CPyStatic_merv___research___sight___globals);
        goto CPyL51;
    }
    if (likely(PyLong_Check(cpy_r_r67)))
        cpy_r_r68 = CPyTagged_FromObject(cpy_r_r67);
    else {
        CPy_TypeError("int", cpy_r_r67); cpy_r_r68 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r68 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_player", 175, CPyStatic_merv___research___sight___globals);
        goto CPyL51;
    }
    cpy_r_r69 = CPY_INT_TAG;
    cpy_r_r70 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r63, cpy_r_r68, 20, cpy_r_r69); /* number */
    CPyTagged_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_player", 175, CPyStatic_merv___research___sight___globals);
        goto CPyL51;
    }
    cpy_r_r71 = CPyStatics[2051]; /* 'courtiers' */
    cpy_r_r72 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_courtiers;
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "_player", "Player", "courtiers", 176, CPyStatic_merv___research___sight___globals);
        goto CPyL51;
    }
    CPy_INCREF(cpy_r_r72);
CPyL37: ;
    cpy_r_r73 = ((serai___games___merv___research___sight___ShownObject *)cpy_r_words)->_rooms;
    CPy_INCREF(cpy_r_r73);
    cpy_r_r74 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 16, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r71, cpy_r_r72, cpy_r_r73, 16); /* numbers */
    CPy_DECREF(cpy_r_r72);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r74 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_player", 176, CPyStatic_merv___research___sight___globals);
        goto CPyL51;
    }
    cpy_r_r75 = CPyStatics[1202]; /* 'mosque' */
    cpy_r_r76 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_mosque;
    if (unlikely(cpy_r_r76 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "_player", "Player", "mosque", 177, CPyStatic_merv___research___sight___globals);
        goto CPyL51;
    }
    CPyTagged_INCREF(cpy_r_r76);
CPyL39: ;
    cpy_r_r77 = ((serai___games___merv___research___sight___ShownObject *)cpy_r_words)->_spaces;
    CPy_INCREF(cpy_r_r77);
    cpy_r_r78 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 11, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_sheet, cpy_r_r75, cpy_r_r76, cpy_r_r77); /* word */
    CPyTagged_DECREF(cpy_r_r76);
    CPy_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r78 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_player", 177, CPyStatic_merv___research___sight___globals);
        goto CPyL51;
    }
    cpy_r_r79 = CPyStatics[1867]; /* 'mosque_level' */
    cpy_r_r80 = CPyDef_merv___table___Table___mosque_level(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r80 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_player", 178, CPyStatic_merv___research___sight___globals);
        goto CPyL51;
    }
    cpy_r_r81 = CPY_INT_TAG;
    cpy_r_r82 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r79, cpy_r_r80, 20, cpy_r_r81); /* number */
    CPyTagged_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r82 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_player", 178, CPyStatic_merv___research___sight___globals);
        goto CPyL51;
    }
    cpy_r_r83 = CPyStatics[1546]; /* 'contracts' */
    cpy_r_r84 = ((serai___games___merv___table___PlayerObject *)cpy_r_player)->_contracts;
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/research/sight.py", "_player", "Player", "contracts", 179, CPyStatic_merv___research___sight___globals);
        goto CPyL51;
    }
    CPy_INCREF(cpy_r_r84);
CPyL43: ;
    cpy_r_r85 = ((serai___games___merv___research___sight___ShownObject *)cpy_r_words)->_contracts;
    CPy_INCREF(cpy_r_r85);
    cpy_r_r86 = CPY_INT_TAG;
    cpy_r_r87 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 19, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r83, cpy_r_r84, cpy_r_r85, cpy_r_r86); /* bag */
    CPy_DECREF(cpy_r_r84);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r87 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_player", 179, CPyStatic_merv___research___sight___globals);
        goto CPyL51;
    }
    cpy_r_r88 = CPyStatics[1465]; /* 'buildings' */
    cpy_r_r89 = CPyDef_merv___table___Table___buildings_left(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r89 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_player", 180, CPyStatic_merv___research___sight___globals);
        goto CPyL51;
    }
    cpy_r_r90 = CPY_INT_TAG;
    cpy_r_r91 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r88, cpy_r_r89, 40, cpy_r_r90); /* number */
    CPyTagged_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r91 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_player", 180, CPyStatic_merv___research___sight___globals);
        goto CPyL51;
    }
    cpy_r_r92 = CPyStatics[1466]; /* 'servants' */
    cpy_r_r93 = CPyDef_merv___table___Table___servants_left(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r93 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_player", 181, CPyStatic_merv___research___sight___globals);
        goto CPyL51;
    }
    cpy_r_r94 = CPY_INT_TAG;
    cpy_r_r95 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r92, cpy_r_r93, 40, cpy_r_r94); /* number */
    CPyTagged_DECREF(cpy_r_r93);
    if (unlikely(cpy_r_r95 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_player", 181, CPyStatic_merv___research___sight___globals);
        goto CPyL51;
    }
    cpy_r_r96 = CPyStatics[2039]; /* 'posts' */
    cpy_r_r97 = CPyDef_merv___table___Table___posts_left(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r97 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_player", 182, CPyStatic_merv___research___sight___globals);
        goto CPyL51;
    }
    cpy_r_r98 = CPY_INT_TAG;
    cpy_r_r99 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r96, cpy_r_r97, 40, cpy_r_r98); /* number */
    CPyTagged_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r99 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_player", 182, CPyStatic_merv___research___sight___globals);
        goto CPyL51;
    }
    return 1;
CPyL51: ;
    cpy_r_r100 = 2;
    return cpy_r_r100;
CPyL52: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL51;
CPyL53: ;
    CPyTagged_DecRef(cpy_r_r7);
    goto CPyL51;
CPyL54: ;
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r8);
    goto CPyL51;
CPyL55: ;
    CPyTagged_DecRef(cpy_r_r8);
    goto CPyL51;
}
        
        PyObject *CPyPy_merv___research___sight____player(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "player", "words", "sheet", 0};
            static CPyArg_Parser parser = {"OOOOO:_player", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_player;
            PyObject *obj_words;
            PyObject *obj_sheet;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_player, &obj_words, &obj_sheet)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_merv___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.merv.table.Player", obj_player); 
                goto fail;
            }
            PyObject *arg_words;
            if (likely(Py_TYPE(obj_words) == CPyType_merv___research___sight___Shown))
                arg_words = obj_words;
            else {
                CPy_TypeError("serai.games.merv.research.sight.Shown", obj_words); 
                goto fail;
            }
            PyObject *arg_sheet;
            if (likely((Py_TYPE(obj_sheet) == CPyType_sheet___Register) || (Py_TYPE(obj_sheet) == CPyType_sheet___Sheet)))
                arg_sheet = obj_sheet;
            else {
                CPy_TypeError("serai.kernel.sheet.Sheet", obj_sheet); 
                goto fail;
            }
            char retval = CPyDef_merv___research___sight____player(arg_t, arg_seat, arg_player, arg_words, arg_sheet);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/research/sight.py", "_player", 158, CPyStatic_merv___research___sight___globals);
            return NULL;
        }
        
char CPyDef_merv___research___sight_____top_level__(void) {
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
    void *cpy_r_r21;
    void *cpy_r_r22;
    void *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    void *cpy_r_r29;
    void *cpy_r_r30;
    PyObject **cpy_r_r31;
    PyObject *cpy_r_r32;
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
    void *cpy_r_r43;
    void *cpy_r_r44;
    void *cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    void *cpy_r_r51;
    void *cpy_r_r52;
    PyObject **cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    void *cpy_r_r65;
    void *cpy_r_r66;
    void *cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    void *cpy_r_r73;
    void *cpy_r_r74;
    PyObject **cpy_r_r75;
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
    PyObject *cpy_r_r86;
    void *cpy_r_r87;
    void *cpy_r_r88;
    void *cpy_r_r89;
    char cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    void *cpy_r_r95;
    void *cpy_r_r96;
    PyObject **cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    void *cpy_r_r109;
    void *cpy_r_r110;
    void *cpy_r_r111;
    char cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    void *cpy_r_r117;
    void *cpy_r_r118;
    PyObject **cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    void *cpy_r_r131;
    void *cpy_r_r132;
    void *cpy_r_r133;
    char cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    void *cpy_r_r139;
    void *cpy_r_r140;
    PyObject **cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    int32_t cpy_r_r156;
    char cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    int32_t cpy_r_r161;
    char cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    int32_t cpy_r_r166;
    char cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    tuple_T5OOOOO cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    tuple_T2OO cpy_r_r181;
    PyObject *cpy_r_r182;
    CPyPtr cpy_r_r183;
    CPyPtr cpy_r_r184;
    CPyPtr cpy_r_r185;
    CPyPtr cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    int32_t cpy_r_r189;
    char cpy_r_r190;
    int32_t cpy_r_r191;
    char cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    tuple_T12OOOOOOOOOOOO cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    int32_t cpy_r_r200;
    char cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    char cpy_r_r206;
    char cpy_r_r207;
    PyObject *cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
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
    PyObject *cpy_r_r235;
    PyObject *cpy_r_r236;
    PyObject **cpy_r_r238;
    PyObject *cpy_r_r239;
    PyObject *cpy_r_r240;
    PyObject *cpy_r_r241;
    int32_t cpy_r_r242;
    char cpy_r_r243;
    char cpy_r_r244;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 1, CPyStatic_merv___research___sight___globals);
        goto CPyL79;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 1, CPyStatic_merv___research___sight___globals);
        goto CPyL79;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_merv___research___sight___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 3, CPyStatic_merv___research___sight___globals);
        goto CPyL79;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[4997]; /* ('cache',) */
    cpy_r_r12 = CPyStatics[127]; /* 'functools' */
    cpy_r_r13 = CPyStatic_merv___research___sight___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 5, CPyStatic_merv___research___sight___globals);
        goto CPyL79;
    }
    cpy_r_r15 = (void *)&CPyModule_functools;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[5153]; /* ('TYPE_CHECKING', 'Final') */
    cpy_r_r17 = CPyStatics[47]; /* 'typing' */
    cpy_r_r18 = CPyStatic_merv___research___sight___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 6, CPyStatic_merv___research___sight___globals);
        goto CPyL79;
    }
    cpy_r_r20 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = (void *)&CPyModule_serai___games___merv___contracts;
    cpy_r_r22 = (void *)&CPyImportState_serai___games___merv___contracts;
    cpy_r_r23 = CPyModuleLockAPI_serai;
    cpy_r_r24 = CPyImport_IsInitialized(cpy_r_r22);
    if (!cpy_r_r24) goto CPyL10;
    cpy_r_r25 = PyImport_GetModuleDict();
    cpy_r_r26 = CPyStatics[1234]; /* 'serai.games.merv.contracts' */
    cpy_r_r27 = CPyDict_GetItem(cpy_r_r25, cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 8, CPyStatic_merv___research___sight___globals);
        goto CPyL79;
    }
    cpy_r_r28 = cpy_r_r27;
    goto CPyL14;
CPyL10: ;
    cpy_r_r29 = CPyInitOnly_serai___games___merv___contracts;
    cpy_r_r30 = CPyExec_serai___games___merv___contracts;
    cpy_r_r31 = (PyObject **)&CPyModule_serai___games___merv___contracts__internal;
    cpy_r_r32 = PyImport_GetModuleDict();
    cpy_r_r33 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r34 = CPyDict_GetItem(cpy_r_r32, cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 8, CPyStatic_merv___research___sight___globals);
        goto CPyL79;
    }
    cpy_r_r35 = CPyStatics[8]; /* '__file__' */
    cpy_r_r36 = CPyObject_GetAttr(cpy_r_r34, cpy_r_r35);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 8, CPyStatic_merv___research___sight___globals);
        goto CPyL79;
    }
    cpy_r_r37 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r38 = CPyStatics[1234]; /* 'serai.games.merv.contracts' */
    cpy_r_r39 = CPyImport_ImportNative(cpy_r_r38, cpy_r_r29, cpy_r_r30, cpy_r_r31, cpy_r_r21, cpy_r_r22, cpy_r_r23, cpy_r_r36, cpy_r_r37, 0);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 8, CPyStatic_merv___research___sight___globals);
        goto CPyL79;
    }
    cpy_r_r28 = cpy_r_r39;
CPyL14: ;
    cpy_r_r40 = CPyStatics[5275]; /* ('top_contract',) */
    cpy_r_r41 = CPyStatic_merv___research___sight___globals;
    cpy_r_r42 = CPyImport_GetNativeAttrs(cpy_r_r28, cpy_r_r40, cpy_r_r40, cpy_r_r41);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 8, CPyStatic_merv___research___sight___globals);
        goto CPyL79;
    } else
        goto CPyL80;
CPyL15: ;
    cpy_r_r43 = (void *)&CPyModule_serai___games___merv___invasion;
    cpy_r_r44 = (void *)&CPyImportState_serai___games___merv___invasion;
    cpy_r_r45 = CPyModuleLockAPI_serai;
    cpy_r_r46 = CPyImport_IsInitialized(cpy_r_r44);
    if (!cpy_r_r46) goto CPyL18;
    cpy_r_r47 = PyImport_GetModuleDict();
    cpy_r_r48 = CPyStatics[1836]; /* 'serai.games.merv.invasion' */
    cpy_r_r49 = CPyDict_GetItem(cpy_r_r47, cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 9, CPyStatic_merv___research___sight___globals);
        goto CPyL79;
    }
    cpy_r_r50 = cpy_r_r49;
    goto CPyL22;
CPyL18: ;
    cpy_r_r51 = CPyInitOnly_serai___games___merv___invasion;
    cpy_r_r52 = CPyExec_serai___games___merv___invasion;
    cpy_r_r53 = (PyObject **)&CPyModule_serai___games___merv___invasion__internal;
    cpy_r_r54 = PyImport_GetModuleDict();
    cpy_r_r55 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r56 = CPyDict_GetItem(cpy_r_r54, cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 9, CPyStatic_merv___research___sight___globals);
        goto CPyL79;
    }
    cpy_r_r57 = CPyStatics[8]; /* '__file__' */
    cpy_r_r58 = CPyObject_GetAttr(cpy_r_r56, cpy_r_r57);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 9, CPyStatic_merv___research___sight___globals);
        goto CPyL79;
    }
    cpy_r_r59 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r60 = CPyStatics[1836]; /* 'serai.games.merv.invasion' */
    cpy_r_r61 = CPyImport_ImportNative(cpy_r_r60, cpy_r_r51, cpy_r_r52, cpy_r_r53, cpy_r_r43, cpy_r_r44, cpy_r_r45, cpy_r_r58, cpy_r_r59, 0);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 9, CPyStatic_merv___research___sight___globals);
        goto CPyL79;
    }
    cpy_r_r50 = cpy_r_r61;
CPyL22: ;
    cpy_r_r62 = CPyStatics[5276]; /* ('threatened',) */
    cpy_r_r63 = CPyStatic_merv___research___sight___globals;
    cpy_r_r64 = CPyImport_GetNativeAttrs(cpy_r_r50, cpy_r_r62, cpy_r_r62, cpy_r_r63);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 9, CPyStatic_merv___research___sight___globals);
        goto CPyL79;
    } else
        goto CPyL81;
CPyL23: ;
    cpy_r_r65 = (void *)&CPyModule_serai___games___merv___names;
    cpy_r_r66 = (void *)&CPyImportState_serai___games___merv___names;
    cpy_r_r67 = CPyModuleLockAPI_serai;
    cpy_r_r68 = CPyImport_IsInitialized(cpy_r_r66);
    if (!cpy_r_r68) goto CPyL26;
    cpy_r_r69 = PyImport_GetModuleDict();
    cpy_r_r70 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r71 = CPyDict_GetItem(cpy_r_r69, cpy_r_r70);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 10, CPyStatic_merv___research___sight___globals);
        goto CPyL79;
    }
    cpy_r_r72 = cpy_r_r71;
    goto CPyL30;
CPyL26: ;
    cpy_r_r73 = CPyInitOnly_serai___games___merv___names;
    cpy_r_r74 = CPyExec_serai___games___merv___names;
    cpy_r_r75 = (PyObject **)&CPyModule_serai___games___merv___names__internal;
    cpy_r_r76 = PyImport_GetModuleDict();
    cpy_r_r77 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r78 = CPyDict_GetItem(cpy_r_r76, cpy_r_r77);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 10, CPyStatic_merv___research___sight___globals);
        goto CPyL79;
    }
    cpy_r_r79 = CPyStatics[8]; /* '__file__' */
    cpy_r_r80 = CPyObject_GetAttr(cpy_r_r78, cpy_r_r79);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 10, CPyStatic_merv___research___sight___globals);
        goto CPyL79;
    }
    cpy_r_r81 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r82 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r83 = CPyImport_ImportNative(cpy_r_r82, cpy_r_r73, cpy_r_r74, cpy_r_r75, cpy_r_r65, cpy_r_r66, cpy_r_r67, cpy_r_r80, cpy_r_r81, 0);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 10, CPyStatic_merv___research___sight___globals);
        goto CPyL79;
    }
    cpy_r_r72 = cpy_r_r83;
CPyL30: ;
    cpy_r_r84 = CPyStatics[5277]; /* ('ACTIONS', 'COURTIER', 'CUBES', 'FALLS', 'INVASION', 'NONE', 'PHASES', 'SIDES') */
    cpy_r_r85 = CPyStatic_merv___research___sight___globals;
    cpy_r_r86 = CPyImport_GetNativeAttrs(cpy_r_r72, cpy_r_r84, cpy_r_r84, cpy_r_r85);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 10, CPyStatic_merv___research___sight___globals);
        goto CPyL79;
    } else
        goto CPyL82;
CPyL31: ;
    cpy_r_r87 = (void *)&CPyModule_serai___games___merv___scoring;
    cpy_r_r88 = (void *)&CPyImportState_serai___games___merv___scoring;
    cpy_r_r89 = CPyModuleLockAPI_serai;
    cpy_r_r90 = CPyImport_IsInitialized(cpy_r_r88);
    if (!cpy_r_r90) goto CPyL34;
    cpy_r_r91 = PyImport_GetModuleDict();
    cpy_r_r92 = CPyStatics[1181]; /* 'serai.games.merv.scoring' */
    cpy_r_r93 = CPyDict_GetItem(cpy_r_r91, cpy_r_r92);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 11, CPyStatic_merv___research___sight___globals);
        goto CPyL79;
    }
    cpy_r_r94 = cpy_r_r93;
    goto CPyL38;
CPyL34: ;
    cpy_r_r95 = CPyInitOnly_serai___games___merv___scoring;
    cpy_r_r96 = CPyExec_serai___games___merv___scoring;
    cpy_r_r97 = (PyObject **)&CPyModule_serai___games___merv___scoring__internal;
    cpy_r_r98 = PyImport_GetModuleDict();
    cpy_r_r99 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r100 = CPyDict_GetItem(cpy_r_r98, cpy_r_r99);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 11, CPyStatic_merv___research___sight___globals);
        goto CPyL79;
    }
    cpy_r_r101 = CPyStatics[8]; /* '__file__' */
    cpy_r_r102 = CPyObject_GetAttr(cpy_r_r100, cpy_r_r101);
    CPy_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 11, CPyStatic_merv___research___sight___globals);
        goto CPyL79;
    }
    cpy_r_r103 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r104 = CPyStatics[1181]; /* 'serai.games.merv.scoring' */
    cpy_r_r105 = CPyImport_ImportNative(cpy_r_r104, cpy_r_r95, cpy_r_r96, cpy_r_r97, cpy_r_r87, cpy_r_r88, cpy_r_r89, cpy_r_r102, cpy_r_r103, 0);
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 11, CPyStatic_merv___research___sight___globals);
        goto CPyL79;
    }
    cpy_r_r94 = cpy_r_r105;
CPyL38: ;
    cpy_r_r106 = CPyStatics[5278]; /* ('spice_points',) */
    cpy_r_r107 = CPyStatic_merv___research___sight___globals;
    cpy_r_r108 = CPyImport_GetNativeAttrs(cpy_r_r94, cpy_r_r106, cpy_r_r106, cpy_r_r107);
    CPy_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 11, CPyStatic_merv___research___sight___globals);
        goto CPyL79;
    } else
        goto CPyL83;
CPyL39: ;
    cpy_r_r109 = (void *)&CPyModule_serai___games___merv___table;
    cpy_r_r110 = (void *)&CPyImportState_serai___games___merv___table;
    cpy_r_r111 = CPyModuleLockAPI_serai;
    cpy_r_r112 = CPyImport_IsInitialized(cpy_r_r110);
    if (!cpy_r_r112) goto CPyL42;
    cpy_r_r113 = PyImport_GetModuleDict();
    cpy_r_r114 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r115 = CPyDict_GetItem(cpy_r_r113, cpy_r_r114);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 12, CPyStatic_merv___research___sight___globals);
        goto CPyL79;
    }
    cpy_r_r116 = cpy_r_r115;
    goto CPyL46;
CPyL42: ;
    cpy_r_r117 = CPyInitOnly_serai___games___merv___table;
    cpy_r_r118 = CPyExec_serai___games___merv___table;
    cpy_r_r119 = (PyObject **)&CPyModule_serai___games___merv___table__internal;
    cpy_r_r120 = PyImport_GetModuleDict();
    cpy_r_r121 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r122 = CPyDict_GetItem(cpy_r_r120, cpy_r_r121);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 12, CPyStatic_merv___research___sight___globals);
        goto CPyL79;
    }
    cpy_r_r123 = CPyStatics[8]; /* '__file__' */
    cpy_r_r124 = CPyObject_GetAttr(cpy_r_r122, cpy_r_r123);
    CPy_DECREF(cpy_r_r122);
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 12, CPyStatic_merv___research___sight___globals);
        goto CPyL79;
    }
    cpy_r_r125 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r126 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r127 = CPyImport_ImportNative(cpy_r_r126, cpy_r_r117, cpy_r_r118, cpy_r_r119, cpy_r_r109, cpy_r_r110, cpy_r_r111, cpy_r_r124, cpy_r_r125, 0);
    CPy_DECREF(cpy_r_r124);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 12, CPyStatic_merv___research___sight___globals);
        goto CPyL79;
    }
    cpy_r_r116 = cpy_r_r127;
CPyL46: ;
    cpy_r_r128 = CPyStatics[5069]; /* ('Player', 'Table') */
    cpy_r_r129 = CPyStatic_merv___research___sight___globals;
    cpy_r_r130 = CPyImport_GetNativeAttrs(cpy_r_r116, cpy_r_r128, cpy_r_r128, cpy_r_r129);
    CPy_DECREF(cpy_r_r116);
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 12, CPyStatic_merv___research___sight___globals);
        goto CPyL79;
    } else
        goto CPyL84;
CPyL47: ;
    cpy_r_r131 = (void *)&CPyModule_serai___kernel___sheet;
    cpy_r_r132 = (void *)&CPyImportState_serai___kernel___sheet;
    cpy_r_r133 = CPyModuleLockAPI_serai;
    cpy_r_r134 = CPyImport_IsInitialized(cpy_r_r132);
    if (!cpy_r_r134) goto CPyL50;
    cpy_r_r135 = PyImport_GetModuleDict();
    cpy_r_r136 = CPyStatics[1013]; /* 'serai.kernel.sheet' */
    cpy_r_r137 = CPyDict_GetItem(cpy_r_r135, cpy_r_r136);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 13, CPyStatic_merv___research___sight___globals);
        goto CPyL79;
    }
    cpy_r_r138 = cpy_r_r137;
    goto CPyL54;
CPyL50: ;
    cpy_r_r139 = CPyInitOnly_serai___kernel___sheet;
    cpy_r_r140 = CPyExec_serai___kernel___sheet;
    cpy_r_r141 = (PyObject **)&CPyModule_serai___kernel___sheet__internal;
    cpy_r_r142 = PyImport_GetModuleDict();
    cpy_r_r143 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r144 = CPyDict_GetItem(cpy_r_r142, cpy_r_r143);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 13, CPyStatic_merv___research___sight___globals);
        goto CPyL79;
    }
    cpy_r_r145 = CPyStatics[8]; /* '__file__' */
    cpy_r_r146 = CPyObject_GetAttr(cpy_r_r144, cpy_r_r145);
    CPy_DECREF(cpy_r_r144);
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 13, CPyStatic_merv___research___sight___globals);
        goto CPyL79;
    }
    cpy_r_r147 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r148 = CPyStatics[1013]; /* 'serai.kernel.sheet' */
    cpy_r_r149 = CPyImport_ImportNative(cpy_r_r148, cpy_r_r139, cpy_r_r140, cpy_r_r141, cpy_r_r131, cpy_r_r132, cpy_r_r133, cpy_r_r146, cpy_r_r147, 0);
    CPy_DECREF(cpy_r_r146);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 13, CPyStatic_merv___research___sight___globals);
        goto CPyL79;
    }
    cpy_r_r138 = cpy_r_r149;
CPyL54: ;
    cpy_r_r150 = CPyStatics[5279]; /* ('MOST_KEPT', 'Sheet', 'Words') */
    cpy_r_r151 = CPyStatic_merv___research___sight___globals;
    cpy_r_r152 = CPyImport_GetNativeAttrs(cpy_r_r138, cpy_r_r150, cpy_r_r150, cpy_r_r151);
    CPy_DECREF(cpy_r_r138);
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 13, CPyStatic_merv___research___sight___globals);
        goto CPyL79;
    } else
        goto CPyL85;
CPyL55: ;
    cpy_r_r153 = CPyStatic_merv___research___sight___globals;
    cpy_r_r154 = CPyStatics[1016]; /* '_GOODS' */
    cpy_r_r155 = CPyStatics[4922]; /* 30 */
    cpy_r_r156 = CPyDict_SetItem(cpy_r_r153, cpy_r_r154, cpy_r_r155);
    cpy_r_r157 = cpy_r_r156 >= 0;
    if (unlikely(!cpy_r_r157)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 18, CPyStatic_merv___research___sight___globals);
        goto CPyL79;
    }
    cpy_r_r158 = CPyStatic_merv___research___sight___globals;
    cpy_r_r159 = CPyStatics[1017]; /* '_POINTS' */
    cpy_r_r160 = CPyStatics[4923]; /* 400 */
    cpy_r_r161 = CPyDict_SetItem(cpy_r_r158, cpy_r_r159, cpy_r_r160);
    cpy_r_r162 = cpy_r_r161 >= 0;
    if (unlikely(!cpy_r_r162)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 19, CPyStatic_merv___research___sight___globals);
        goto CPyL79;
    }
    cpy_r_r163 = CPyStatic_merv___research___sight___globals;
    cpy_r_r164 = CPyStatics[1019]; /* 'VERSION' */
    cpy_r_r165 = CPyStatics[4897]; /* 1 */
    cpy_r_r166 = CPyDict_SetItem(cpy_r_r163, cpy_r_r164, cpy_r_r165);
    cpy_r_r167 = cpy_r_r166 >= 0;
    if (unlikely(!cpy_r_r167)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 22, CPyStatic_merv___research___sight___globals);
        goto CPyL79;
    }
    cpy_r_r168 = CPyStatics[2053]; /* 'city.square' */
    cpy_r_r169 = CPyStatics[2054]; /* 'city.district' */
    cpy_r_r170 = CPyStatics[2055]; /* 'city.attacked' */
    cpy_r_r171 = CPyStatics[2056]; /* 'yields.zone' */
    cpy_r_r172 = CPyStatics[2057]; /* 'yields.square' */
    cpy_r_r173 = CPyStatics[2058]; /* 'yields.mine' */
    cpy_r_r174 = CPyStatics[2059]; /* 'yields.owner' */
    cpy_r_r175 = CPyStatics[2060]; /* 'yields.theirs' */
    CPy_INCREF(cpy_r_r171);
    CPy_INCREF(cpy_r_r172);
    CPy_INCREF(cpy_r_r173);
    CPy_INCREF(cpy_r_r174);
    CPy_INCREF(cpy_r_r175);
    cpy_r_r176.f0 = cpy_r_r171;
    cpy_r_r176.f1 = cpy_r_r172;
    cpy_r_r176.f2 = cpy_r_r173;
    cpy_r_r176.f3 = cpy_r_r174;
    cpy_r_r176.f4 = cpy_r_r175;
    cpy_r_r177 = CPyStatics[2061]; /* 'cities.city' */
    cpy_r_r178 = CPyStatics[2062]; /* 'piles.pile' */
    cpy_r_r179 = CPyStatics[2063]; /* 'players.discoveries' */
    cpy_r_r180 = CPyStatics[2064]; /* 'players.bonus_tiles' */
    CPy_INCREF(cpy_r_r179);
    CPy_INCREF(cpy_r_r180);
    cpy_r_r181.f0 = cpy_r_r179;
    cpy_r_r181.f1 = cpy_r_r180;
    cpy_r_r182 = PyList_New(3);
    if (unlikely(cpy_r_r182 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 23, CPyStatic_merv___research___sight___globals);
        goto CPyL86;
    }
    cpy_r_r183 = (CPyPtr)((CPyPtr)cpy_r_r182 + offsetof(PyListObject, ob_item));
    cpy_r_r184 = *(CPyPtr *)cpy_r_r183;
    CPy_INCREF(cpy_r_r168);
    *(PyObject * *)cpy_r_r184 = cpy_r_r168;
    CPy_INCREF(cpy_r_r169);
    cpy_r_r185 = cpy_r_r184 + 8;
    *(PyObject * *)cpy_r_r185 = cpy_r_r169;
    CPy_INCREF(cpy_r_r170);
    cpy_r_r186 = cpy_r_r184 + 16;
    *(PyObject * *)cpy_r_r186 = cpy_r_r170;
    cpy_r_r187 = PyTuple_New(5);
    if (unlikely(cpy_r_r187 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2958 = cpy_r_r176.f0;
    PyTuple_SET_ITEM(cpy_r_r187, 0, __tmp2958);
    PyObject *__tmp2959 = cpy_r_r176.f1;
    PyTuple_SET_ITEM(cpy_r_r187, 1, __tmp2959);
    PyObject *__tmp2960 = cpy_r_r176.f2;
    PyTuple_SET_ITEM(cpy_r_r187, 2, __tmp2960);
    PyObject *__tmp2961 = cpy_r_r176.f3;
    PyTuple_SET_ITEM(cpy_r_r187, 3, __tmp2961);
    PyObject *__tmp2962 = cpy_r_r176.f4;
    PyTuple_SET_ITEM(cpy_r_r187, 4, __tmp2962);
    cpy_r_r188 = CPyList_Extend(cpy_r_r182, cpy_r_r187);
    CPy_DECREF(cpy_r_r187);
    if (unlikely(cpy_r_r188 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 23, CPyStatic_merv___research___sight___globals);
        goto CPyL87;
    } else
        goto CPyL88;
CPyL61: ;
    cpy_r_r189 = PyList_Append(cpy_r_r182, cpy_r_r177);
    cpy_r_r190 = cpy_r_r189 >= 0;
    if (unlikely(!cpy_r_r190)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 23, CPyStatic_merv___research___sight___globals);
        goto CPyL87;
    }
    cpy_r_r191 = PyList_Append(cpy_r_r182, cpy_r_r178);
    cpy_r_r192 = cpy_r_r191 >= 0;
    if (unlikely(!cpy_r_r192)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 23, CPyStatic_merv___research___sight___globals);
        goto CPyL87;
    }
    cpy_r_r193 = PyTuple_New(2);
    if (unlikely(cpy_r_r193 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2963 = cpy_r_r181.f0;
    PyTuple_SET_ITEM(cpy_r_r193, 0, __tmp2963);
    PyObject *__tmp2964 = cpy_r_r181.f1;
    PyTuple_SET_ITEM(cpy_r_r193, 1, __tmp2964);
    cpy_r_r194 = CPyList_Extend(cpy_r_r182, cpy_r_r193);
    CPy_DECREF(cpy_r_r193);
    if (unlikely(cpy_r_r194 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 23, CPyStatic_merv___research___sight___globals);
        goto CPyL89;
    } else
        goto CPyL90;
CPyL64: ;
    cpy_r_r195 = PyList_AsTuple(cpy_r_r182);
    CPy_DECREF(cpy_r_r182);
    if (unlikely(cpy_r_r195 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 23, CPyStatic_merv___research___sight___globals);
        goto CPyL79;
    }
    PyObject *__tmp2965;
    if (unlikely(!(PyTuple_Check(cpy_r_r195) && PyTuple_GET_SIZE(cpy_r_r195) == 12))) {
        __tmp2965 = NULL;
        goto __LL2966;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r195, 0))))
        __tmp2965 = PyTuple_GET_ITEM(cpy_r_r195, 0);
    else {
        __tmp2965 = NULL;
    }
    if (__tmp2965 == NULL) goto __LL2966;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r195, 1))))
        __tmp2965 = PyTuple_GET_ITEM(cpy_r_r195, 1);
    else {
        __tmp2965 = NULL;
    }
    if (__tmp2965 == NULL) goto __LL2966;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r195, 2))))
        __tmp2965 = PyTuple_GET_ITEM(cpy_r_r195, 2);
    else {
        __tmp2965 = NULL;
    }
    if (__tmp2965 == NULL) goto __LL2966;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r195, 3))))
        __tmp2965 = PyTuple_GET_ITEM(cpy_r_r195, 3);
    else {
        __tmp2965 = NULL;
    }
    if (__tmp2965 == NULL) goto __LL2966;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r195, 4))))
        __tmp2965 = PyTuple_GET_ITEM(cpy_r_r195, 4);
    else {
        __tmp2965 = NULL;
    }
    if (__tmp2965 == NULL) goto __LL2966;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r195, 5))))
        __tmp2965 = PyTuple_GET_ITEM(cpy_r_r195, 5);
    else {
        __tmp2965 = NULL;
    }
    if (__tmp2965 == NULL) goto __LL2966;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r195, 6))))
        __tmp2965 = PyTuple_GET_ITEM(cpy_r_r195, 6);
    else {
        __tmp2965 = NULL;
    }
    if (__tmp2965 == NULL) goto __LL2966;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r195, 7))))
        __tmp2965 = PyTuple_GET_ITEM(cpy_r_r195, 7);
    else {
        __tmp2965 = NULL;
    }
    if (__tmp2965 == NULL) goto __LL2966;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r195, 8))))
        __tmp2965 = PyTuple_GET_ITEM(cpy_r_r195, 8);
    else {
        __tmp2965 = NULL;
    }
    if (__tmp2965 == NULL) goto __LL2966;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r195, 9))))
        __tmp2965 = PyTuple_GET_ITEM(cpy_r_r195, 9);
    else {
        __tmp2965 = NULL;
    }
    if (__tmp2965 == NULL) goto __LL2966;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r195, 10))))
        __tmp2965 = PyTuple_GET_ITEM(cpy_r_r195, 10);
    else {
        __tmp2965 = NULL;
    }
    if (__tmp2965 == NULL) goto __LL2966;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r195, 11))))
        __tmp2965 = PyTuple_GET_ITEM(cpy_r_r195, 11);
    else {
        __tmp2965 = NULL;
    }
    if (__tmp2965 == NULL) goto __LL2966;
    __tmp2965 = cpy_r_r195;
__LL2966: ;
    if (unlikely(__tmp2965 == NULL)) {
        CPy_TypeError("tuple[str, str, str, str, str, str, str, str, str, str, str, str]", cpy_r_r195); cpy_r_r196 = (tuple_T12OOOOOOOOOOOO) { NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL };
    } else {
        PyObject *__tmp2967 = PyTuple_GET_ITEM(cpy_r_r195, 0);
        CPy_INCREF(__tmp2967);
        PyObject *__tmp2968;
        if (likely(PyUnicode_Check(__tmp2967)))
            __tmp2968 = __tmp2967;
        else {
            CPy_TypeError("str", __tmp2967); 
            __tmp2968 = NULL;
        }
        cpy_r_r196.f0 = __tmp2968;
        PyObject *__tmp2969 = PyTuple_GET_ITEM(cpy_r_r195, 1);
        CPy_INCREF(__tmp2969);
        PyObject *__tmp2970;
        if (likely(PyUnicode_Check(__tmp2969)))
            __tmp2970 = __tmp2969;
        else {
            CPy_TypeError("str", __tmp2969); 
            __tmp2970 = NULL;
        }
        cpy_r_r196.f1 = __tmp2970;
        PyObject *__tmp2971 = PyTuple_GET_ITEM(cpy_r_r195, 2);
        CPy_INCREF(__tmp2971);
        PyObject *__tmp2972;
        if (likely(PyUnicode_Check(__tmp2971)))
            __tmp2972 = __tmp2971;
        else {
            CPy_TypeError("str", __tmp2971); 
            __tmp2972 = NULL;
        }
        cpy_r_r196.f2 = __tmp2972;
        PyObject *__tmp2973 = PyTuple_GET_ITEM(cpy_r_r195, 3);
        CPy_INCREF(__tmp2973);
        PyObject *__tmp2974;
        if (likely(PyUnicode_Check(__tmp2973)))
            __tmp2974 = __tmp2973;
        else {
            CPy_TypeError("str", __tmp2973); 
            __tmp2974 = NULL;
        }
        cpy_r_r196.f3 = __tmp2974;
        PyObject *__tmp2975 = PyTuple_GET_ITEM(cpy_r_r195, 4);
        CPy_INCREF(__tmp2975);
        PyObject *__tmp2976;
        if (likely(PyUnicode_Check(__tmp2975)))
            __tmp2976 = __tmp2975;
        else {
            CPy_TypeError("str", __tmp2975); 
            __tmp2976 = NULL;
        }
        cpy_r_r196.f4 = __tmp2976;
        PyObject *__tmp2977 = PyTuple_GET_ITEM(cpy_r_r195, 5);
        CPy_INCREF(__tmp2977);
        PyObject *__tmp2978;
        if (likely(PyUnicode_Check(__tmp2977)))
            __tmp2978 = __tmp2977;
        else {
            CPy_TypeError("str", __tmp2977); 
            __tmp2978 = NULL;
        }
        cpy_r_r196.f5 = __tmp2978;
        PyObject *__tmp2979 = PyTuple_GET_ITEM(cpy_r_r195, 6);
        CPy_INCREF(__tmp2979);
        PyObject *__tmp2980;
        if (likely(PyUnicode_Check(__tmp2979)))
            __tmp2980 = __tmp2979;
        else {
            CPy_TypeError("str", __tmp2979); 
            __tmp2980 = NULL;
        }
        cpy_r_r196.f6 = __tmp2980;
        PyObject *__tmp2981 = PyTuple_GET_ITEM(cpy_r_r195, 7);
        CPy_INCREF(__tmp2981);
        PyObject *__tmp2982;
        if (likely(PyUnicode_Check(__tmp2981)))
            __tmp2982 = __tmp2981;
        else {
            CPy_TypeError("str", __tmp2981); 
            __tmp2982 = NULL;
        }
        cpy_r_r196.f7 = __tmp2982;
        PyObject *__tmp2983 = PyTuple_GET_ITEM(cpy_r_r195, 8);
        CPy_INCREF(__tmp2983);
        PyObject *__tmp2984;
        if (likely(PyUnicode_Check(__tmp2983)))
            __tmp2984 = __tmp2983;
        else {
            CPy_TypeError("str", __tmp2983); 
            __tmp2984 = NULL;
        }
        cpy_r_r196.f8 = __tmp2984;
        PyObject *__tmp2985 = PyTuple_GET_ITEM(cpy_r_r195, 9);
        CPy_INCREF(__tmp2985);
        PyObject *__tmp2986;
        if (likely(PyUnicode_Check(__tmp2985)))
            __tmp2986 = __tmp2985;
        else {
            CPy_TypeError("str", __tmp2985); 
            __tmp2986 = NULL;
        }
        cpy_r_r196.f9 = __tmp2986;
        PyObject *__tmp2987 = PyTuple_GET_ITEM(cpy_r_r195, 10);
        CPy_INCREF(__tmp2987);
        PyObject *__tmp2988;
        if (likely(PyUnicode_Check(__tmp2987)))
            __tmp2988 = __tmp2987;
        else {
            CPy_TypeError("str", __tmp2987); 
            __tmp2988 = NULL;
        }
        cpy_r_r196.f10 = __tmp2988;
        PyObject *__tmp2989 = PyTuple_GET_ITEM(cpy_r_r195, 11);
        CPy_INCREF(__tmp2989);
        PyObject *__tmp2990;
        if (likely(PyUnicode_Check(__tmp2989)))
            __tmp2990 = __tmp2989;
        else {
            CPy_TypeError("str", __tmp2989); 
            __tmp2990 = NULL;
        }
        cpy_r_r196.f11 = __tmp2990;
    }
    CPy_DECREF(cpy_r_r195);
    if (unlikely(cpy_r_r196.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 23, CPyStatic_merv___research___sight___globals);
        goto CPyL79;
    }
    CPyStatic_merv___research___sight___LEFT_OUT = cpy_r_r196;
    CPy_INCREF(CPyStatic_merv___research___sight___LEFT_OUT.f0);
    CPy_INCREF(CPyStatic_merv___research___sight___LEFT_OUT.f1);
    CPy_INCREF(CPyStatic_merv___research___sight___LEFT_OUT.f2);
    CPy_INCREF(CPyStatic_merv___research___sight___LEFT_OUT.f3);
    CPy_INCREF(CPyStatic_merv___research___sight___LEFT_OUT.f4);
    CPy_INCREF(CPyStatic_merv___research___sight___LEFT_OUT.f5);
    CPy_INCREF(CPyStatic_merv___research___sight___LEFT_OUT.f6);
    CPy_INCREF(CPyStatic_merv___research___sight___LEFT_OUT.f7);
    CPy_INCREF(CPyStatic_merv___research___sight___LEFT_OUT.f8);
    CPy_INCREF(CPyStatic_merv___research___sight___LEFT_OUT.f9);
    CPy_INCREF(CPyStatic_merv___research___sight___LEFT_OUT.f10);
    CPy_INCREF(CPyStatic_merv___research___sight___LEFT_OUT.f11);
    cpy_r_r197 = CPyStatic_merv___research___sight___globals;
    cpy_r_r198 = CPyStatics[1021]; /* 'LEFT_OUT' */
    cpy_r_r199 = PyTuple_New(12);
    if (unlikely(cpy_r_r199 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2991 = cpy_r_r196.f0;
    PyTuple_SET_ITEM(cpy_r_r199, 0, __tmp2991);
    PyObject *__tmp2992 = cpy_r_r196.f1;
    PyTuple_SET_ITEM(cpy_r_r199, 1, __tmp2992);
    PyObject *__tmp2993 = cpy_r_r196.f2;
    PyTuple_SET_ITEM(cpy_r_r199, 2, __tmp2993);
    PyObject *__tmp2994 = cpy_r_r196.f3;
    PyTuple_SET_ITEM(cpy_r_r199, 3, __tmp2994);
    PyObject *__tmp2995 = cpy_r_r196.f4;
    PyTuple_SET_ITEM(cpy_r_r199, 4, __tmp2995);
    PyObject *__tmp2996 = cpy_r_r196.f5;
    PyTuple_SET_ITEM(cpy_r_r199, 5, __tmp2996);
    PyObject *__tmp2997 = cpy_r_r196.f6;
    PyTuple_SET_ITEM(cpy_r_r199, 6, __tmp2997);
    PyObject *__tmp2998 = cpy_r_r196.f7;
    PyTuple_SET_ITEM(cpy_r_r199, 7, __tmp2998);
    PyObject *__tmp2999 = cpy_r_r196.f8;
    PyTuple_SET_ITEM(cpy_r_r199, 8, __tmp2999);
    PyObject *__tmp3000 = cpy_r_r196.f9;
    PyTuple_SET_ITEM(cpy_r_r199, 9, __tmp3000);
    PyObject *__tmp3001 = cpy_r_r196.f10;
    PyTuple_SET_ITEM(cpy_r_r199, 10, __tmp3001);
    PyObject *__tmp3002 = cpy_r_r196.f11;
    PyTuple_SET_ITEM(cpy_r_r199, 11, __tmp3002);
    cpy_r_r200 = CPyDict_SetItem(cpy_r_r197, cpy_r_r198, cpy_r_r199);
    CPy_DECREF(cpy_r_r199);
    cpy_r_r201 = cpy_r_r200 >= 0;
    if (unlikely(!cpy_r_r201)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 23, CPyStatic_merv___research___sight___globals);
        goto CPyL79;
    }
    cpy_r_r202 = NULL;
    cpy_r_r203 = CPyStatics[1191]; /* 'serai.games.merv.research.sight' */
    cpy_r_r204 = (PyObject *)CPyType_merv___research___sight___Shown_template;
    cpy_r_r205 = CPyType_FromTemplate(cpy_r_r204, cpy_r_r202, cpy_r_r203);
    if (unlikely(cpy_r_r205 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 34, CPyStatic_merv___research___sight___globals);
        goto CPyL79;
    }
    cpy_r_r206 = CPyDef_merv___research___sight___Shown_trait_vtable_setup();
    if (unlikely(cpy_r_r206 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 34, CPyStatic_merv___research___sight___globals);
        goto CPyL91;
    }
    cpy_r_r207 = CPyDef_merv___research___sight___Shown_coroutine_setup(cpy_r_r205);
    if (unlikely(cpy_r_r207 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 34, CPyStatic_merv___research___sight___globals);
        goto CPyL91;
    }
    cpy_r_r208 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r209 = CPyStatics[1022]; /* 'phases' */
    cpy_r_r210 = CPyStatics[576]; /* 'cubes' */
    cpy_r_r211 = CPyStatics[899]; /* 'actions' */
    cpy_r_r212 = CPyStatics[1595]; /* 'squares' */
    cpy_r_r213 = CPyStatics[708]; /* 'slots' */
    cpy_r_r214 = CPyStatics[1505]; /* 'ramparts' */
    cpy_r_r215 = CPyStatics[2065]; /* 'sides' */
    cpy_r_r216 = CPyStatics[1514]; /* 'spices' */
    cpy_r_r217 = CPyStatics[695]; /* 'spaces' */
    cpy_r_r218 = CPyStatics[1546]; /* 'contracts' */
    cpy_r_r219 = CPyStatics[2066]; /* 'rooms' */
    cpy_r_r220 = CPyStatics[2045]; /* 'solo' */
    cpy_r_r221 = CPyStatics[2067]; /* 'built' */
    cpy_r_r222 = CPyStatics[2068]; /* '_districts' */
    cpy_r_r223 = PyTuple_Pack(14, cpy_r_r209, cpy_r_r210, cpy_r_r211, cpy_r_r212, cpy_r_r213, cpy_r_r214, cpy_r_r215, cpy_r_r216, cpy_r_r217, cpy_r_r218, cpy_r_r219, cpy_r_r220, cpy_r_r221, cpy_r_r222);
    if (unlikely(cpy_r_r223 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 34, CPyStatic_merv___research___sight___globals);
        goto CPyL91;
    }
    cpy_r_r224 = PyObject_SetAttr(cpy_r_r205, cpy_r_r208, cpy_r_r223);
    CPy_DECREF(cpy_r_r223);
    cpy_r_r225 = cpy_r_r224 >= 0;
    if (unlikely(!cpy_r_r225)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 34, CPyStatic_merv___research___sight___globals);
        goto CPyL91;
    }
    CPyType_merv___research___sight___Shown = (PyTypeObject *)cpy_r_r205;
    CPy_INCREF(CPyType_merv___research___sight___Shown);
    cpy_r_r226 = CPyStatic_merv___research___sight___globals;
    cpy_r_r227 = CPyStatics[1028]; /* 'Shown' */
    cpy_r_r228 = PyDict_SetItem(cpy_r_r226, cpy_r_r227, cpy_r_r205);
    cpy_r_r229 = cpy_r_r228 >= 0;
    if (unlikely(!cpy_r_r229)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 34, CPyStatic_merv___research___sight___globals);
        goto CPyL91;
    }
    cpy_r_r230 = CPy_InitSubclass(cpy_r_r205);
    CPy_DECREF(cpy_r_r205);
    if (unlikely(!cpy_r_r230)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 34, CPyStatic_merv___research___sight___globals);
        goto CPyL79;
    }
    cpy_r_r231 = CPyStatic_merv___research___sight___globals;
    cpy_r_r232 = CPyStatics[772]; /* 'shown' */
    cpy_r_r233 = CPyDict_GetItem(cpy_r_r231, cpy_r_r232);
    if (unlikely(cpy_r_r233 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 67, CPyStatic_merv___research___sight___globals);
        goto CPyL79;
    }
    cpy_r_r234 = CPyStatic_merv___research___sight___globals;
    cpy_r_r235 = CPyStatics[126]; /* 'cache' */
    cpy_r_r236 = CPyDict_GetItem(cpy_r_r234, cpy_r_r235);
    if (unlikely(cpy_r_r236 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 67, CPyStatic_merv___research___sight___globals);
        goto CPyL92;
    }
    PyObject *cpy_r_r237[1] = {cpy_r_r233};
    cpy_r_r238 = (PyObject **)&cpy_r_r237;
    cpy_r_r239 = PyObject_Vectorcall(cpy_r_r236, cpy_r_r238, 1, 0);
    CPy_DECREF(cpy_r_r236);
    if (unlikely(cpy_r_r239 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 67, CPyStatic_merv___research___sight___globals);
        goto CPyL92;
    }
    CPy_DECREF(cpy_r_r233);
    cpy_r_r240 = CPyStatic_merv___research___sight___globals;
    cpy_r_r241 = CPyStatics[772]; /* 'shown' */
    cpy_r_r242 = PyDict_SetItem(cpy_r_r240, cpy_r_r241, cpy_r_r239);
    CPy_DECREF(cpy_r_r239);
    cpy_r_r243 = cpy_r_r242 >= 0;
    if (unlikely(!cpy_r_r243)) {
        CPy_AddTraceback("src/serai/games/merv/research/sight.py", "<module>", 67, CPyStatic_merv___research___sight___globals);
        goto CPyL79;
    }
    return 1;
CPyL79: ;
    cpy_r_r244 = 2;
    return cpy_r_r244;
CPyL80: ;
    CPy_DECREF(cpy_r_r42);
    goto CPyL15;
CPyL81: ;
    CPy_DECREF(cpy_r_r64);
    goto CPyL23;
CPyL82: ;
    CPy_DECREF(cpy_r_r86);
    goto CPyL31;
CPyL83: ;
    CPy_DECREF(cpy_r_r108);
    goto CPyL39;
CPyL84: ;
    CPy_DECREF(cpy_r_r130);
    goto CPyL47;
CPyL85: ;
    CPy_DECREF(cpy_r_r152);
    goto CPyL55;
CPyL86: ;
    CPy_DecRef(cpy_r_r176.f0);
    CPy_DecRef(cpy_r_r176.f1);
    CPy_DecRef(cpy_r_r176.f2);
    CPy_DecRef(cpy_r_r176.f3);
    CPy_DecRef(cpy_r_r176.f4);
    CPy_DecRef(cpy_r_r181.f0);
    CPy_DecRef(cpy_r_r181.f1);
    goto CPyL79;
CPyL87: ;
    CPy_DecRef(cpy_r_r181.f0);
    CPy_DecRef(cpy_r_r181.f1);
    CPy_DecRef(cpy_r_r182);
    goto CPyL79;
CPyL88: ;
    CPy_DECREF(cpy_r_r188);
    goto CPyL61;
CPyL89: ;
    CPy_DecRef(cpy_r_r182);
    goto CPyL79;
CPyL90: ;
    CPy_DECREF(cpy_r_r194);
    goto CPyL64;
CPyL91: ;
    CPy_DecRef(cpy_r_r205);
    goto CPyL79;
CPyL92: ;
    CPy_DecRef(cpy_r_r233);
    goto CPyL79;
}

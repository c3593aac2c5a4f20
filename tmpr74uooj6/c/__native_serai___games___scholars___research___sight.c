#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
scholars___research___sight___Shown_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
scholars___research___sight___Shown_traverse(serai___games___scholars___research___sight___ShownObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_colours);
    Py_VISIT(self->_workers);
    Py_VISIT(self->_values);
    Py_VISIT(self->_translators);
    Py_VISIT(self->_scrolls);
    Py_VISIT(self->_map);
    Py_VISIT(self->_caliphs);
    Py_VISIT(self->_rooms);
    Py_VISIT(self->_resources);
    Py_VISIT(self->_board);
    Py_VISIT(self->_guilds);
    Py_VISIT(self->_cards);
    Py_VISIT(self->_tracks);
    Py_VISIT(self->_goals);
    Py_VISIT(self->_difficulties);
    Py_VISIT(self->_plans);
    Py_VISIT(self->_languages);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___research___sight___Shown_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___research___sight___ShownObject *self = (serai___games___scholars___research___sight___ShownObject *)cpy_r_self;
    Py_CLEAR(self->_colours);
    Py_CLEAR(self->_workers);
    Py_CLEAR(self->_values);
    Py_CLEAR(self->_translators);
    Py_CLEAR(self->_scrolls);
    Py_CLEAR(self->_map);
    Py_CLEAR(self->_caliphs);
    Py_CLEAR(self->_rooms);
    Py_CLEAR(self->_resources);
    Py_CLEAR(self->_board);
    Py_CLEAR(self->_guilds);
    Py_CLEAR(self->_cards);
    Py_CLEAR(self->_tracks);
    Py_CLEAR(self->_goals);
    Py_CLEAR(self->_difficulties);
    Py_CLEAR(self->_plans);
    Py_CLEAR(self->_languages);
    return 0;
}

static int32_t CPyDef_scholars___research___sight___Shown_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___research___sight___ShownObject *self = (serai___games___scholars___research___sight___ShownObject *)cpy_r_self;
    Py_CLEAR(self->_colours);
    Py_CLEAR(self->_workers);
    Py_CLEAR(self->_values);
    Py_CLEAR(self->_translators);
    Py_CLEAR(self->_scrolls);
    Py_CLEAR(self->_map);
    Py_CLEAR(self->_caliphs);
    Py_CLEAR(self->_rooms);
    Py_CLEAR(self->_resources);
    Py_CLEAR(self->_board);
    Py_CLEAR(self->_guilds);
    Py_CLEAR(self->_cards);
    Py_CLEAR(self->_tracks);
    Py_CLEAR(self->_goals);
    Py_CLEAR(self->_difficulties);
    Py_CLEAR(self->_plans);
    Py_CLEAR(self->_languages);
    return 0;
}

static void
scholars___research___sight___Shown_dealloc(serai___games___scholars___research___sight___ShownObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, scholars___research___sight___Shown_dealloc)
    CPyDef_scholars___research___sight___Shown_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___research___sight_____mypyc__Shown_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___research___sight___Shown(PyObject *cpy_r_book);

static PyObject *
scholars___research___sight___Shown_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___research___sight___Shown) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___research___sight_____mypyc__Shown_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_scholars___research___sight___Shown_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem scholars___research___sight___Shown_vtable[1];
static bool
CPyDef_scholars___research___sight___Shown_trait_vtable_setup(void)
{
    CPyVTableItem scholars___research___sight___Shown_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___research___sight___Shown_____init__,
    };
    memcpy(scholars___research___sight___Shown_vtable, scholars___research___sight___Shown_vtable_scratch, sizeof(scholars___research___sight___Shown_vtable));
    return 1;
}

static bool
CPyDef_scholars___research___sight___Shown_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___research___sight___Shown_get_colours(serai___games___scholars___research___sight___ShownObject *self, void *closure);
static int
scholars___research___sight___Shown_set_colours(serai___games___scholars___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
scholars___research___sight___Shown_get_workers(serai___games___scholars___research___sight___ShownObject *self, void *closure);
static int
scholars___research___sight___Shown_set_workers(serai___games___scholars___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
scholars___research___sight___Shown_get_values(serai___games___scholars___research___sight___ShownObject *self, void *closure);
static int
scholars___research___sight___Shown_set_values(serai___games___scholars___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
scholars___research___sight___Shown_get_translators(serai___games___scholars___research___sight___ShownObject *self, void *closure);
static int
scholars___research___sight___Shown_set_translators(serai___games___scholars___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
scholars___research___sight___Shown_get_scrolls(serai___games___scholars___research___sight___ShownObject *self, void *closure);
static int
scholars___research___sight___Shown_set_scrolls(serai___games___scholars___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
scholars___research___sight___Shown_get_map(serai___games___scholars___research___sight___ShownObject *self, void *closure);
static int
scholars___research___sight___Shown_set_map(serai___games___scholars___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
scholars___research___sight___Shown_get_caliphs(serai___games___scholars___research___sight___ShownObject *self, void *closure);
static int
scholars___research___sight___Shown_set_caliphs(serai___games___scholars___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
scholars___research___sight___Shown_get_rooms(serai___games___scholars___research___sight___ShownObject *self, void *closure);
static int
scholars___research___sight___Shown_set_rooms(serai___games___scholars___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
scholars___research___sight___Shown_get_resources(serai___games___scholars___research___sight___ShownObject *self, void *closure);
static int
scholars___research___sight___Shown_set_resources(serai___games___scholars___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
scholars___research___sight___Shown_get_board(serai___games___scholars___research___sight___ShownObject *self, void *closure);
static int
scholars___research___sight___Shown_set_board(serai___games___scholars___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
scholars___research___sight___Shown_get_guilds(serai___games___scholars___research___sight___ShownObject *self, void *closure);
static int
scholars___research___sight___Shown_set_guilds(serai___games___scholars___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
scholars___research___sight___Shown_get_cards(serai___games___scholars___research___sight___ShownObject *self, void *closure);
static int
scholars___research___sight___Shown_set_cards(serai___games___scholars___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
scholars___research___sight___Shown_get_tracks(serai___games___scholars___research___sight___ShownObject *self, void *closure);
static int
scholars___research___sight___Shown_set_tracks(serai___games___scholars___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
scholars___research___sight___Shown_get_goals(serai___games___scholars___research___sight___ShownObject *self, void *closure);
static int
scholars___research___sight___Shown_set_goals(serai___games___scholars___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
scholars___research___sight___Shown_get_difficulties(serai___games___scholars___research___sight___ShownObject *self, void *closure);
static int
scholars___research___sight___Shown_set_difficulties(serai___games___scholars___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
scholars___research___sight___Shown_get_plans(serai___games___scholars___research___sight___ShownObject *self, void *closure);
static int
scholars___research___sight___Shown_set_plans(serai___games___scholars___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
scholars___research___sight___Shown_get_languages(serai___games___scholars___research___sight___ShownObject *self, void *closure);
static int
scholars___research___sight___Shown_set_languages(serai___games___scholars___research___sight___ShownObject *self, PyObject *value, void *closure);

static PyGetSetDef scholars___research___sight___Shown_getseters[] = {
    {"colours",
     (getter)scholars___research___sight___Shown_get_colours, (setter)scholars___research___sight___Shown_set_colours,
     NULL, NULL},
    {"workers",
     (getter)scholars___research___sight___Shown_get_workers, (setter)scholars___research___sight___Shown_set_workers,
     NULL, NULL},
    {"values",
     (getter)scholars___research___sight___Shown_get_values, (setter)scholars___research___sight___Shown_set_values,
     NULL, NULL},
    {"translators",
     (getter)scholars___research___sight___Shown_get_translators, (setter)scholars___research___sight___Shown_set_translators,
     NULL, NULL},
    {"scrolls",
     (getter)scholars___research___sight___Shown_get_scrolls, (setter)scholars___research___sight___Shown_set_scrolls,
     NULL, NULL},
    {"map",
     (getter)scholars___research___sight___Shown_get_map, (setter)scholars___research___sight___Shown_set_map,
     NULL, NULL},
    {"caliphs",
     (getter)scholars___research___sight___Shown_get_caliphs, (setter)scholars___research___sight___Shown_set_caliphs,
     NULL, NULL},
    {"rooms",
     (getter)scholars___research___sight___Shown_get_rooms, (setter)scholars___research___sight___Shown_set_rooms,
     NULL, NULL},
    {"resources",
     (getter)scholars___research___sight___Shown_get_resources, (setter)scholars___research___sight___Shown_set_resources,
     NULL, NULL},
    {"board",
     (getter)scholars___research___sight___Shown_get_board, (setter)scholars___research___sight___Shown_set_board,
     NULL, NULL},
    {"guilds",
     (getter)scholars___research___sight___Shown_get_guilds, (setter)scholars___research___sight___Shown_set_guilds,
     NULL, NULL},
    {"cards",
     (getter)scholars___research___sight___Shown_get_cards, (setter)scholars___research___sight___Shown_set_cards,
     NULL, NULL},
    {"tracks",
     (getter)scholars___research___sight___Shown_get_tracks, (setter)scholars___research___sight___Shown_set_tracks,
     NULL, NULL},
    {"goals",
     (getter)scholars___research___sight___Shown_get_goals, (setter)scholars___research___sight___Shown_set_goals,
     NULL, NULL},
    {"difficulties",
     (getter)scholars___research___sight___Shown_get_difficulties, (setter)scholars___research___sight___Shown_set_difficulties,
     NULL, NULL},
    {"plans",
     (getter)scholars___research___sight___Shown_get_plans, (setter)scholars___research___sight___Shown_set_plans,
     NULL, NULL},
    {"languages",
     (getter)scholars___research___sight___Shown_get_languages, (setter)scholars___research___sight___Shown_set_languages,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___research___sight___Shown_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___research___sight_____mypyc__Shown_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_scholars___research___sight___Shown_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, book)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___research___sight___Shown_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Shown",
    .tp_new = scholars___research___sight___Shown_new,
    .tp_dealloc = (destructor)scholars___research___sight___Shown_dealloc,
    .tp_traverse = (traverseproc)scholars___research___sight___Shown_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___research___sight___Shown_clear,
    .tp_getset = scholars___research___sight___Shown_getseters,
    .tp_methods = scholars___research___sight___Shown_methods,
    .tp_init = scholars___research___sight___Shown_init,
    .tp_basicsize = sizeof(serai___games___scholars___research___sight___ShownObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Shown(book)\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___research___sight___Shown_template = &CPyType_scholars___research___sight___Shown_template_;

PyObject *CPyDef_scholars___research___sight_____mypyc__Shown_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___research___sight___ShownObject *self;
    self = (serai___games___scholars___research___sight___ShownObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___research___sight___Shown_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___research___sight___Shown(PyObject *cpy_r_book)
{
    PyObject *self = CPyDef_scholars___research___sight_____mypyc__Shown_setup((PyObject *)CPyType_scholars___research___sight___Shown);
    if (self == NULL)
        return NULL;
    char res = CPyDef_scholars___research___sight___Shown_____init__(self, cpy_r_book);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
scholars___research___sight___Shown_get_colours(serai___games___scholars___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_colours == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'colours' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_colours);
    PyObject *retval = self->_colours;
    return retval;
}

static int
scholars___research___sight___Shown_set_colours(serai___games___scholars___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'colours' cannot be deleted");
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
    if (self->_colours != NULL) {
        CPy_DECREF(self->_colours);
    }
    self->_colours = tmp;
    return 0;
}

static PyObject *
scholars___research___sight___Shown_get_workers(serai___games___scholars___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_workers == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'workers' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_workers);
    PyObject *retval = self->_workers;
    return retval;
}

static int
scholars___research___sight___Shown_set_workers(serai___games___scholars___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'workers' cannot be deleted");
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
    if (self->_workers != NULL) {
        CPy_DECREF(self->_workers);
    }
    self->_workers = tmp;
    return 0;
}

static PyObject *
scholars___research___sight___Shown_get_values(serai___games___scholars___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_values == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'values' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_values);
    PyObject *retval = self->_values;
    return retval;
}

static int
scholars___research___sight___Shown_set_values(serai___games___scholars___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'values' cannot be deleted");
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
    if (self->_values != NULL) {
        CPy_DECREF(self->_values);
    }
    self->_values = tmp;
    return 0;
}

static PyObject *
scholars___research___sight___Shown_get_translators(serai___games___scholars___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_translators == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'translators' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_translators);
    PyObject *retval = self->_translators;
    return retval;
}

static int
scholars___research___sight___Shown_set_translators(serai___games___scholars___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'translators' cannot be deleted");
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
    if (self->_translators != NULL) {
        CPy_DECREF(self->_translators);
    }
    self->_translators = tmp;
    return 0;
}

static PyObject *
scholars___research___sight___Shown_get_scrolls(serai___games___scholars___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_scrolls == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'scrolls' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_scrolls);
    PyObject *retval = self->_scrolls;
    return retval;
}

static int
scholars___research___sight___Shown_set_scrolls(serai___games___scholars___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'scrolls' cannot be deleted");
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
    if (self->_scrolls != NULL) {
        CPy_DECREF(self->_scrolls);
    }
    self->_scrolls = tmp;
    return 0;
}

static PyObject *
scholars___research___sight___Shown_get_map(serai___games___scholars___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_map == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'map' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_map);
    PyObject *retval = self->_map;
    return retval;
}

static int
scholars___research___sight___Shown_set_map(serai___games___scholars___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'map' cannot be deleted");
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
    if (self->_map != NULL) {
        CPy_DECREF(self->_map);
    }
    self->_map = tmp;
    return 0;
}

static PyObject *
scholars___research___sight___Shown_get_caliphs(serai___games___scholars___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_caliphs == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'caliphs' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_caliphs);
    PyObject *retval = self->_caliphs;
    return retval;
}

static int
scholars___research___sight___Shown_set_caliphs(serai___games___scholars___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'caliphs' cannot be deleted");
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
    if (self->_caliphs != NULL) {
        CPy_DECREF(self->_caliphs);
    }
    self->_caliphs = tmp;
    return 0;
}

static PyObject *
scholars___research___sight___Shown_get_rooms(serai___games___scholars___research___sight___ShownObject *self, void *closure)
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
scholars___research___sight___Shown_set_rooms(serai___games___scholars___research___sight___ShownObject *self, PyObject *value, void *closure)
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
scholars___research___sight___Shown_get_resources(serai___games___scholars___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_resources == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'resources' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_resources);
    PyObject *retval = self->_resources;
    return retval;
}

static int
scholars___research___sight___Shown_set_resources(serai___games___scholars___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'resources' cannot be deleted");
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
    if (self->_resources != NULL) {
        CPy_DECREF(self->_resources);
    }
    self->_resources = tmp;
    return 0;
}

static PyObject *
scholars___research___sight___Shown_get_board(serai___games___scholars___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_board == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'board' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_board);
    PyObject *retval = self->_board;
    return retval;
}

static int
scholars___research___sight___Shown_set_board(serai___games___scholars___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'board' cannot be deleted");
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
    if (self->_board != NULL) {
        CPy_DECREF(self->_board);
    }
    self->_board = tmp;
    return 0;
}

static PyObject *
scholars___research___sight___Shown_get_guilds(serai___games___scholars___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_guilds == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'guilds' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_guilds);
    PyObject *retval = self->_guilds;
    return retval;
}

static int
scholars___research___sight___Shown_set_guilds(serai___games___scholars___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'guilds' cannot be deleted");
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
    if (self->_guilds != NULL) {
        CPy_DECREF(self->_guilds);
    }
    self->_guilds = tmp;
    return 0;
}

static PyObject *
scholars___research___sight___Shown_get_cards(serai___games___scholars___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_cards == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'cards' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_cards);
    PyObject *retval = self->_cards;
    return retval;
}

static int
scholars___research___sight___Shown_set_cards(serai___games___scholars___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'cards' cannot be deleted");
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
    if (self->_cards != NULL) {
        CPy_DECREF(self->_cards);
    }
    self->_cards = tmp;
    return 0;
}

static PyObject *
scholars___research___sight___Shown_get_tracks(serai___games___scholars___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_tracks == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'tracks' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_tracks);
    PyObject *retval = self->_tracks;
    return retval;
}

static int
scholars___research___sight___Shown_set_tracks(serai___games___scholars___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'tracks' cannot be deleted");
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
    if (self->_tracks != NULL) {
        CPy_DECREF(self->_tracks);
    }
    self->_tracks = tmp;
    return 0;
}

static PyObject *
scholars___research___sight___Shown_get_goals(serai___games___scholars___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_goals == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'goals' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_goals);
    PyObject *retval = self->_goals;
    return retval;
}

static int
scholars___research___sight___Shown_set_goals(serai___games___scholars___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'goals' cannot be deleted");
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
    if (self->_goals != NULL) {
        CPy_DECREF(self->_goals);
    }
    self->_goals = tmp;
    return 0;
}

static PyObject *
scholars___research___sight___Shown_get_difficulties(serai___games___scholars___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_difficulties == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'difficulties' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_difficulties);
    PyObject *retval = self->_difficulties;
    return retval;
}

static int
scholars___research___sight___Shown_set_difficulties(serai___games___scholars___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'difficulties' cannot be deleted");
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
    if (self->_difficulties != NULL) {
        CPy_DECREF(self->_difficulties);
    }
    self->_difficulties = tmp;
    return 0;
}

static PyObject *
scholars___research___sight___Shown_get_plans(serai___games___scholars___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_plans == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'plans' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_plans);
    PyObject *retval = self->_plans;
    return retval;
}

static int
scholars___research___sight___Shown_set_plans(serai___games___scholars___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'plans' cannot be deleted");
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
    if (self->_plans != NULL) {
        CPy_DECREF(self->_plans);
    }
    self->_plans = tmp;
    return 0;
}

static PyObject *
scholars___research___sight___Shown_get_languages(serai___games___scholars___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_languages == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'languages' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_languages);
    PyObject *retval = self->_languages;
    return retval;
}

static int
scholars___research___sight___Shown_set_languages(serai___games___scholars___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'languages' cannot be deleted");
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
    if (self->_languages != NULL) {
        CPy_DECREF(self->_languages);
    }
    self->_languages = tmp;
    return 0;
}
static PyMethodDef scholars___research___sightmodule_methods[] = {
    {"shown", (PyCFunction)CPyPy_scholars___research___sight___shown, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("shown(book)\n--\n\n") /* docstring */},
    {"look", (PyCFunction)CPyPy_scholars___research___sight___look, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("look(t, me, sheet)\n--\n\n") /* docstring */},
    {"_action", (PyCFunction)CPyPy_scholars___research___sight____action, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_action(t, words, sheet)\n--\n\n") /* docstring */},
    {"_player", (PyCFunction)CPyPy_scholars___research___sight____player, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_player(t, player, is_own, words, sheet)\n--\n\n") /* docstring */},
    {"_automa", (PyCFunction)CPyPy_scholars___research___sight____automa, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_automa(automa, words, sheet)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___research___sight__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___research___sight__internal, "__name__");
    CPyStatic_scholars___research___sight___globals = PyModule_GetDict(CPyModule_serai___games___scholars___research___sight__internal);
    if (unlikely(CPyStatic_scholars___research___sight___globals == NULL))
        goto fail;
    char result = CPyDef_scholars___research___sight_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___research___sight__internal);
    Py_CLEAR(modname);
    CPy_XDECREF(CPyStatic_scholars___research___sight___LEFT_OUT.f0);
    CPy_XDECREF(CPyStatic_scholars___research___sight___LEFT_OUT.f1);
    CPy_XDECREF(CPyStatic_scholars___research___sight___LEFT_OUT.f2);
    CPy_XDECREF(CPyStatic_scholars___research___sight___LEFT_OUT.f3);
    CPy_XDECREF(CPyStatic_scholars___research___sight___LEFT_OUT.f4);
    CPy_XDECREF(CPyStatic_scholars___research___sight___LEFT_OUT.f5);
    CPy_XDECREF(CPyStatic_scholars___research___sight___LEFT_OUT.f6);
    CPy_XDECREF(CPyStatic_scholars___research___sight___LEFT_OUT.f7);
    CPy_XDECREF(CPyStatic_scholars___research___sight___LEFT_OUT.f8);
    CPy_XDECREF(CPyStatic_scholars___research___sight___LEFT_OUT.f9);
    CPy_XDECREF(CPyStatic_scholars___research___sight___LEFT_OUT.f10);
    CPy_XDECREF(CPyStatic_scholars___research___sight___LEFT_OUT.f11);
    CPy_XDECREF(CPyStatic_scholars___research___sight___LEFT_OUT.f12);
    CPy_XDECREF(CPyStatic_scholars___research___sight___LEFT_OUT.f13);
    CPy_XDECREF(CPyStatic_scholars___research___sight___LEFT_OUT.f14);
    CPy_XDECREF(CPyStatic_scholars___research___sight___LEFT_OUT.f15);
    CPy_XDECREF(CPyStatic_scholars___research___sight___LEFT_OUT.f16);
    CPy_XDECREF(CPyStatic_scholars___research___sight___LEFT_OUT.f17);
    CPyStatic_scholars___research___sight___LEFT_OUT = (tuple_T18OOOOOOOOOOOOOOOOOO) { NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL };
    Py_CLEAR(CPyType_scholars___research___sight___Shown);
    return -1;
}
int CPyExec_serai___games___scholars___research___sight(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___research___sight__impl, &CPyImportState_serai___games___scholars___research___sight, &CPyModule_serai___games___scholars___research___sight);
}
static struct PyModuleDef scholars___research___sightmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.research.sight",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    scholars___research___sightmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___research___sight(void)
{
    if (CPyModule_serai___games___scholars___research___sight__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___research___sight__internal);
        return CPyModule_serai___games___scholars___research___sight__internal;
    }
    CPyModule_serai___games___scholars___research___sight__internal = PyModule_Create(&scholars___research___sightmodule);
    return CPyModule_serai___games___scholars___research___sight__internal;
}

PyObject *CPyInit_serai___games___scholars___research___sight(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___research___sight__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___research___sight__internal);
        return CPyModule_serai___games___scholars___research___sight__internal;
    }
    CPyModule_serai___games___scholars___research___sight__internal = PyModule_Create(&scholars___research___sightmodule);
    if (unlikely(CPyModule_serai___games___scholars___research___sight__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.research.sight");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___research___sight__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___research___sight__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___research___sight__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___research___sight(CPyModule_serai___games___scholars___research___sight__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___research___sight__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.research.sight");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___research___sight__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_scholars___research___sight___Shown_____init__(PyObject *cpy_r_self, PyObject *cpy_r_book) {
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
    CPyTagged cpy_r_value;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    int32_t cpy_r_r12;
    char cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyPtr cpy_r_r18;
    int64_t cpy_r_r19;
    PyObject *cpy_r_r20;
    int64_t cpy_r_r21;
    CPyPtr cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    CPyPtr cpy_r_r25;
    CPyPtr cpy_r_r26;
    int64_t cpy_r_r27;
    CPyPtr cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    int64_t cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    CPyPtr cpy_r_r37;
    int64_t cpy_r_r38;
    PyObject *cpy_r_r39;
    int64_t cpy_r_r40;
    CPyPtr cpy_r_r41;
    int64_t cpy_r_r42;
    char cpy_r_r43;
    CPyPtr cpy_r_r44;
    CPyPtr cpy_r_r45;
    int64_t cpy_r_r46;
    CPyPtr cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    int64_t cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    CPyPtr cpy_r_r56;
    int64_t cpy_r_r57;
    PyObject *cpy_r_r58;
    int64_t cpy_r_r59;
    CPyPtr cpy_r_r60;
    int64_t cpy_r_r61;
    char cpy_r_r62;
    CPyPtr cpy_r_r63;
    CPyPtr cpy_r_r64;
    int64_t cpy_r_r65;
    CPyPtr cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    int64_t cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
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
    int64_t cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    CPyPtr cpy_r_r94;
    int64_t cpy_r_r95;
    PyObject *cpy_r_r96;
    int64_t cpy_r_r97;
    CPyPtr cpy_r_r98;
    int64_t cpy_r_r99;
    char cpy_r_r100;
    CPyPtr cpy_r_r101;
    CPyPtr cpy_r_r102;
    int64_t cpy_r_r103;
    CPyPtr cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    int64_t cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    CPyPtr cpy_r_r113;
    int64_t cpy_r_r114;
    PyObject *cpy_r_r115;
    int64_t cpy_r_r116;
    CPyPtr cpy_r_r117;
    int64_t cpy_r_r118;
    char cpy_r_r119;
    CPyPtr cpy_r_r120;
    CPyPtr cpy_r_r121;
    int64_t cpy_r_r122;
    CPyPtr cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    int64_t cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    CPyPtr cpy_r_r132;
    int64_t cpy_r_r133;
    PyObject *cpy_r_r134;
    int64_t cpy_r_r135;
    CPyPtr cpy_r_r136;
    int64_t cpy_r_r137;
    char cpy_r_r138;
    CPyPtr cpy_r_r139;
    CPyPtr cpy_r_r140;
    int64_t cpy_r_r141;
    CPyPtr cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    int64_t cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    CPyPtr cpy_r_r151;
    int64_t cpy_r_r152;
    PyObject *cpy_r_r153;
    int64_t cpy_r_r154;
    CPyPtr cpy_r_r155;
    int64_t cpy_r_r156;
    char cpy_r_r157;
    CPyPtr cpy_r_r158;
    CPyPtr cpy_r_r159;
    int64_t cpy_r_r160;
    CPyPtr cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    int64_t cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    CPyPtr cpy_r_r170;
    int64_t cpy_r_r171;
    PyObject *cpy_r_r172;
    int64_t cpy_r_r173;
    CPyPtr cpy_r_r174;
    int64_t cpy_r_r175;
    char cpy_r_r176;
    CPyPtr cpy_r_r177;
    CPyPtr cpy_r_r178;
    int64_t cpy_r_r179;
    CPyPtr cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    int64_t cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    CPyPtr cpy_r_r189;
    int64_t cpy_r_r190;
    PyObject *cpy_r_r191;
    int64_t cpy_r_r192;
    CPyPtr cpy_r_r193;
    int64_t cpy_r_r194;
    char cpy_r_r195;
    CPyPtr cpy_r_r196;
    CPyPtr cpy_r_r197;
    int64_t cpy_r_r198;
    CPyPtr cpy_r_r199;
    PyObject *cpy_r_r200;
    PyObject *cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r_r203;
    int64_t cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject *cpy_r_r207;
    CPyPtr cpy_r_r208;
    int64_t cpy_r_r209;
    PyObject *cpy_r_r210;
    int64_t cpy_r_r211;
    CPyPtr cpy_r_r212;
    int64_t cpy_r_r213;
    char cpy_r_r214;
    CPyPtr cpy_r_r215;
    CPyPtr cpy_r_r216;
    int64_t cpy_r_r217;
    CPyPtr cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    PyObject *cpy_r_r222;
    int64_t cpy_r_r223;
    PyObject *cpy_r_r224;
    PyObject *cpy_r_r225;
    PyObject *cpy_r_r226;
    CPyPtr cpy_r_r227;
    int64_t cpy_r_r228;
    PyObject *cpy_r_r229;
    int64_t cpy_r_r230;
    CPyPtr cpy_r_r231;
    int64_t cpy_r_r232;
    char cpy_r_r233;
    CPyPtr cpy_r_r234;
    CPyPtr cpy_r_r235;
    int64_t cpy_r_r236;
    CPyPtr cpy_r_r237;
    PyObject *cpy_r_r238;
    PyObject *cpy_r_r239;
    PyObject *cpy_r_r240;
    PyObject *cpy_r_r241;
    int64_t cpy_r_r242;
    PyObject *cpy_r_r243;
    PyObject *cpy_r_r244;
    PyObject *cpy_r_r245;
    CPyPtr cpy_r_r246;
    int64_t cpy_r_r247;
    PyObject *cpy_r_r248;
    int64_t cpy_r_r249;
    CPyPtr cpy_r_r250;
    int64_t cpy_r_r251;
    char cpy_r_r252;
    CPyPtr cpy_r_r253;
    CPyPtr cpy_r_r254;
    int64_t cpy_r_r255;
    CPyPtr cpy_r_r256;
    PyObject *cpy_r_r257;
    PyObject *cpy_r_r258;
    PyObject *cpy_r_r259;
    PyObject *cpy_r_r260;
    int64_t cpy_r_r261;
    PyObject *cpy_r_r262;
    PyObject *cpy_r_r263;
    PyObject *cpy_r_r264;
    PyObject *cpy_r_r265;
    CPyPtr cpy_r_r266;
    int64_t cpy_r_r267;
    PyObject *cpy_r_r268;
    int64_t cpy_r_r269;
    char cpy_r_r270;
    PyObject *cpy_r_r271;
    PyObject *cpy_r_r272;
    PyObject *cpy_r_r273;
    PyObject *cpy_r_r274;
    int64_t cpy_r_r275;
    PyObject *cpy_r_r276;
    CPyPtr cpy_r_r277;
    int64_t cpy_r_r278;
    CPyTagged cpy_r_r279;
    CPyTagged cpy_r_r280;
    CPyTagged cpy_r_n;
    char cpy_r_r281;
    CPyTagged cpy_r_r282;
    int64_t cpy_r_r283;
    char cpy_r_r284;
    char cpy_r_r285;
    char cpy_r_r286;
    char cpy_r_r287;
    PyObject *cpy_r_r288;
    int32_t cpy_r_r289;
    char cpy_r_r290;
    CPyTagged cpy_r_r291;
    PyObject *cpy_r_r292;
    char cpy_r_r293;
    cpy_r_r0 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_words;
    cpy_r_r1 = ((serai___games___scholars___book___WordsObject *)cpy_r_r0)->_colours;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = CPyDef_sheet___Words(cpy_r_r1, cpy_r_r2);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 41, CPyStatic_scholars___research___sight___globals);
        goto CPyL157;
    }
    ((serai___games___scholars___research___sight___ShownObject *)cpy_r_self)->_colours = cpy_r_r3;
    cpy_r_r4 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_words;
    cpy_r_r5 = ((serai___games___scholars___book___WordsObject *)cpy_r_r4)->_workers;
    CPy_INCREF(cpy_r_r5);
    cpy_r_r6 = NULL;
    cpy_r_r7 = CPyDef_sheet___Words(cpy_r_r5, cpy_r_r6);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 42, CPyStatic_scholars___research___sight___globals);
        goto CPyL157;
    }
    ((serai___games___scholars___research___sight___ShownObject *)cpy_r_self)->_workers = cpy_r_r7;
    cpy_r_r8 = PyList_New(0);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 43, CPyStatic_scholars___research___sight___globals);
        goto CPyL157;
    }
    cpy_r_r9 = 0;
    cpy_r_value = cpy_r_r9;
    CPyTagged_DECREF(cpy_r_value);
CPyL4: ;
    cpy_r_r10 = (Py_ssize_t)cpy_r_r9 < (Py_ssize_t)16;
    if (!cpy_r_r10) goto CPyL8;
    cpy_r_value = cpy_r_r9;
    cpy_r_r11 = CPyTagged_Str(cpy_r_value);
    CPyTagged_DECREF(cpy_r_value);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 43, CPyStatic_scholars___research___sight___globals);
        goto CPyL158;
    }
    cpy_r_r12 = PyList_Append(cpy_r_r8, cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    cpy_r_r13 = cpy_r_r12 >= 0;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 43, CPyStatic_scholars___research___sight___globals);
        goto CPyL158;
    }
    cpy_r_r14 = cpy_r_r9 + 2;
    cpy_r_r9 = cpy_r_r14;
    goto CPyL4;
CPyL8: ;
    cpy_r_r15 = NULL;
    cpy_r_r16 = CPyDef_sheet___Words(cpy_r_r8, cpy_r_r15);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 43, CPyStatic_scholars___research___sight___globals);
        goto CPyL157;
    }
    ((serai___games___scholars___research___sight___ShownObject *)cpy_r_self)->_values = cpy_r_r16;
    cpy_r_r17 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_translators;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "__init__", "Book", "translators", 44, CPyStatic_scholars___research___sight___globals);
        goto CPyL157;
    }
    CPy_INCREF(cpy_r_r17);
CPyL10: ;
    cpy_r_r18 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyVarObject, ob_size));
    cpy_r_r19 = *(int64_t *)cpy_r_r18;
    cpy_r_r20 = PyList_New(cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 44, CPyStatic_scholars___research___sight___globals);
        goto CPyL159;
    }
    cpy_r_r21 = 0;
CPyL12: ;
    cpy_r_r22 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyVarObject, ob_size));
    cpy_r_r23 = *(int64_t *)cpy_r_r22;
    cpy_r_r24 = cpy_r_r21 < cpy_r_r23;
    if (!cpy_r_r24) goto CPyL160;
    cpy_r_r25 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyListObject, ob_item));
    cpy_r_r26 = *(CPyPtr *)cpy_r_r25;
    cpy_r_r27 = cpy_r_r21 * 8;
    cpy_r_r28 = cpy_r_r26 + cpy_r_r27;
    cpy_r_r29 = *(PyObject * *)cpy_r_r28;
    CPy_INCREF(cpy_r_r29);
    if (likely(PyTuple_Check(cpy_r_r29)))
        cpy_r_r30 = cpy_r_r29;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/research/sight.py", "__init__", 44, CPyStatic_scholars___research___sight___globals, "tuple", cpy_r_r29);
        goto CPyL161;
    }
    cpy_r_r31 = CPySequenceTuple_GetItem(cpy_r_r30, 0);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 44, CPyStatic_scholars___research___sight___globals);
        goto CPyL161;
    }
    if (likely(PyUnicode_Check(cpy_r_r31)))
        cpy_r_r32 = cpy_r_r31;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/research/sight.py", "__init__", 44, CPyStatic_scholars___research___sight___globals, "str", cpy_r_r31);
        goto CPyL161;
    }
    CPyList_SetItemUnsafe(cpy_r_r20, cpy_r_r21, cpy_r_r32);
    cpy_r_r33 = cpy_r_r21 + 1;
    cpy_r_r21 = cpy_r_r33;
    goto CPyL12;
CPyL18: ;
    cpy_r_r34 = NULL;
    cpy_r_r35 = CPyDef_sheet___Words(cpy_r_r20, cpy_r_r34);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 44, CPyStatic_scholars___research___sight___globals);
        goto CPyL157;
    }
    ((serai___games___scholars___research___sight___ShownObject *)cpy_r_self)->_translators = cpy_r_r35;
    cpy_r_r36 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_scrolls;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "__init__", "Book", "scrolls", 45, CPyStatic_scholars___research___sight___globals);
        goto CPyL157;
    }
    CPy_INCREF(cpy_r_r36);
CPyL20: ;
    cpy_r_r37 = (CPyPtr)((CPyPtr)cpy_r_r36 + offsetof(PyVarObject, ob_size));
    cpy_r_r38 = *(int64_t *)cpy_r_r37;
    cpy_r_r39 = PyList_New(cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 45, CPyStatic_scholars___research___sight___globals);
        goto CPyL162;
    }
    cpy_r_r40 = 0;
CPyL22: ;
    cpy_r_r41 = (CPyPtr)((CPyPtr)cpy_r_r36 + offsetof(PyVarObject, ob_size));
    cpy_r_r42 = *(int64_t *)cpy_r_r41;
    cpy_r_r43 = cpy_r_r40 < cpy_r_r42;
    if (!cpy_r_r43) goto CPyL163;
    cpy_r_r44 = (CPyPtr)((CPyPtr)cpy_r_r36 + offsetof(PyListObject, ob_item));
    cpy_r_r45 = *(CPyPtr *)cpy_r_r44;
    cpy_r_r46 = cpy_r_r40 * 8;
    cpy_r_r47 = cpy_r_r45 + cpy_r_r46;
    cpy_r_r48 = *(PyObject * *)cpy_r_r47;
    CPy_INCREF(cpy_r_r48);
    if (likely(PyTuple_Check(cpy_r_r48)))
        cpy_r_r49 = cpy_r_r48;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/research/sight.py", "__init__", 45, CPyStatic_scholars___research___sight___globals, "tuple", cpy_r_r48);
        goto CPyL164;
    }
    cpy_r_r50 = CPySequenceTuple_GetItem(cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 45, CPyStatic_scholars___research___sight___globals);
        goto CPyL164;
    }
    if (likely(PyUnicode_Check(cpy_r_r50)))
        cpy_r_r51 = cpy_r_r50;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/research/sight.py", "__init__", 45, CPyStatic_scholars___research___sight___globals, "str", cpy_r_r50);
        goto CPyL164;
    }
    CPyList_SetItemUnsafe(cpy_r_r39, cpy_r_r40, cpy_r_r51);
    cpy_r_r52 = cpy_r_r40 + 1;
    cpy_r_r40 = cpy_r_r52;
    goto CPyL22;
CPyL28: ;
    cpy_r_r53 = NULL;
    cpy_r_r54 = CPyDef_sheet___Words(cpy_r_r39, cpy_r_r53);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 45, CPyStatic_scholars___research___sight___globals);
        goto CPyL157;
    }
    ((serai___games___scholars___research___sight___ShownObject *)cpy_r_self)->_scrolls = cpy_r_r54;
    cpy_r_r55 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_map;
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "__init__", "Book", "map", 46, CPyStatic_scholars___research___sight___globals);
        goto CPyL157;
    }
    CPy_INCREF(cpy_r_r55);
CPyL30: ;
    cpy_r_r56 = (CPyPtr)((CPyPtr)cpy_r_r55 + offsetof(PyVarObject, ob_size));
    cpy_r_r57 = *(int64_t *)cpy_r_r56;
    cpy_r_r58 = PyList_New(cpy_r_r57);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 46, CPyStatic_scholars___research___sight___globals);
        goto CPyL165;
    }
    cpy_r_r59 = 0;
CPyL32: ;
    cpy_r_r60 = (CPyPtr)((CPyPtr)cpy_r_r55 + offsetof(PyVarObject, ob_size));
    cpy_r_r61 = *(int64_t *)cpy_r_r60;
    cpy_r_r62 = cpy_r_r59 < cpy_r_r61;
    if (!cpy_r_r62) goto CPyL166;
    cpy_r_r63 = (CPyPtr)((CPyPtr)cpy_r_r55 + offsetof(PyListObject, ob_item));
    cpy_r_r64 = *(CPyPtr *)cpy_r_r63;
    cpy_r_r65 = cpy_r_r59 * 8;
    cpy_r_r66 = cpy_r_r64 + cpy_r_r65;
    cpy_r_r67 = *(PyObject * *)cpy_r_r66;
    CPy_INCREF(cpy_r_r67);
    if (likely(PyTuple_Check(cpy_r_r67)))
        cpy_r_r68 = cpy_r_r67;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/research/sight.py", "__init__", 46, CPyStatic_scholars___research___sight___globals, "tuple", cpy_r_r67);
        goto CPyL167;
    }
    cpy_r_r69 = CPySequenceTuple_GetItem(cpy_r_r68, 0);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 46, CPyStatic_scholars___research___sight___globals);
        goto CPyL167;
    }
    if (likely(PyUnicode_Check(cpy_r_r69)))
        cpy_r_r70 = cpy_r_r69;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/research/sight.py", "__init__", 46, CPyStatic_scholars___research___sight___globals, "str", cpy_r_r69);
        goto CPyL167;
    }
    CPyList_SetItemUnsafe(cpy_r_r58, cpy_r_r59, cpy_r_r70);
    cpy_r_r71 = cpy_r_r59 + 1;
    cpy_r_r59 = cpy_r_r71;
    goto CPyL32;
CPyL38: ;
    cpy_r_r72 = NULL;
    cpy_r_r73 = CPyDef_sheet___Words(cpy_r_r58, cpy_r_r72);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 46, CPyStatic_scholars___research___sight___globals);
        goto CPyL157;
    }
    ((serai___games___scholars___research___sight___ShownObject *)cpy_r_self)->_map = cpy_r_r73;
    cpy_r_r74 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_caliph_cards;
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "__init__", "Book", "caliph_cards", 47, CPyStatic_scholars___research___sight___globals);
        goto CPyL157;
    }
    CPy_INCREF(cpy_r_r74);
CPyL40: ;
    cpy_r_r75 = (CPyPtr)((CPyPtr)cpy_r_r74 + offsetof(PyVarObject, ob_size));
    cpy_r_r76 = *(int64_t *)cpy_r_r75;
    cpy_r_r77 = PyList_New(cpy_r_r76);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 47, CPyStatic_scholars___research___sight___globals);
        goto CPyL168;
    }
    cpy_r_r78 = 0;
CPyL42: ;
    cpy_r_r79 = (CPyPtr)((CPyPtr)cpy_r_r74 + offsetof(PyVarObject, ob_size));
    cpy_r_r80 = *(int64_t *)cpy_r_r79;
    cpy_r_r81 = cpy_r_r78 < cpy_r_r80;
    if (!cpy_r_r81) goto CPyL169;
    cpy_r_r82 = (CPyPtr)((CPyPtr)cpy_r_r74 + offsetof(PyListObject, ob_item));
    cpy_r_r83 = *(CPyPtr *)cpy_r_r82;
    cpy_r_r84 = cpy_r_r78 * 8;
    cpy_r_r85 = cpy_r_r83 + cpy_r_r84;
    cpy_r_r86 = *(PyObject * *)cpy_r_r85;
    CPy_INCREF(cpy_r_r86);
    if (likely(PyTuple_Check(cpy_r_r86)))
        cpy_r_r87 = cpy_r_r86;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/research/sight.py", "__init__", 47, CPyStatic_scholars___research___sight___globals, "tuple", cpy_r_r86);
        goto CPyL170;
    }
    cpy_r_r88 = CPySequenceTuple_GetItem(cpy_r_r87, 0);
    CPy_DECREF(cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 47, CPyStatic_scholars___research___sight___globals);
        goto CPyL170;
    }
    if (likely(PyUnicode_Check(cpy_r_r88)))
        cpy_r_r89 = cpy_r_r88;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/research/sight.py", "__init__", 47, CPyStatic_scholars___research___sight___globals, "str", cpy_r_r88);
        goto CPyL170;
    }
    CPyList_SetItemUnsafe(cpy_r_r77, cpy_r_r78, cpy_r_r89);
    cpy_r_r90 = cpy_r_r78 + 1;
    cpy_r_r78 = cpy_r_r90;
    goto CPyL42;
CPyL48: ;
    cpy_r_r91 = NULL;
    cpy_r_r92 = CPyDef_sheet___Words(cpy_r_r77, cpy_r_r91);
    CPy_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 47, CPyStatic_scholars___research___sight___globals);
        goto CPyL157;
    }
    ((serai___games___scholars___research___sight___ShownObject *)cpy_r_self)->_caliphs = cpy_r_r92;
    cpy_r_r93 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_rooms;
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "__init__", "Book", "rooms", 48, CPyStatic_scholars___research___sight___globals);
        goto CPyL157;
    }
    CPy_INCREF(cpy_r_r93);
CPyL50: ;
    cpy_r_r94 = (CPyPtr)((CPyPtr)cpy_r_r93 + offsetof(PyVarObject, ob_size));
    cpy_r_r95 = *(int64_t *)cpy_r_r94;
    cpy_r_r96 = PyList_New(cpy_r_r95);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 48, CPyStatic_scholars___research___sight___globals);
        goto CPyL171;
    }
    cpy_r_r97 = 0;
CPyL52: ;
    cpy_r_r98 = (CPyPtr)((CPyPtr)cpy_r_r93 + offsetof(PyVarObject, ob_size));
    cpy_r_r99 = *(int64_t *)cpy_r_r98;
    cpy_r_r100 = cpy_r_r97 < cpy_r_r99;
    if (!cpy_r_r100) goto CPyL172;
    cpy_r_r101 = (CPyPtr)((CPyPtr)cpy_r_r93 + offsetof(PyListObject, ob_item));
    cpy_r_r102 = *(CPyPtr *)cpy_r_r101;
    cpy_r_r103 = cpy_r_r97 * 8;
    cpy_r_r104 = cpy_r_r102 + cpy_r_r103;
    cpy_r_r105 = *(PyObject * *)cpy_r_r104;
    CPy_INCREF(cpy_r_r105);
    if (likely(PyTuple_Check(cpy_r_r105)))
        cpy_r_r106 = cpy_r_r105;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/research/sight.py", "__init__", 48, CPyStatic_scholars___research___sight___globals, "tuple", cpy_r_r105);
        goto CPyL173;
    }
    cpy_r_r107 = CPySequenceTuple_GetItem(cpy_r_r106, 0);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 48, CPyStatic_scholars___research___sight___globals);
        goto CPyL173;
    }
    if (likely(PyUnicode_Check(cpy_r_r107)))
        cpy_r_r108 = cpy_r_r107;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/research/sight.py", "__init__", 48, CPyStatic_scholars___research___sight___globals, "str", cpy_r_r107);
        goto CPyL173;
    }
    CPyList_SetItemUnsafe(cpy_r_r96, cpy_r_r97, cpy_r_r108);
    cpy_r_r109 = cpy_r_r97 + 1;
    cpy_r_r97 = cpy_r_r109;
    goto CPyL52;
CPyL58: ;
    cpy_r_r110 = NULL;
    cpy_r_r111 = CPyDef_sheet___Words(cpy_r_r96, cpy_r_r110);
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 48, CPyStatic_scholars___research___sight___globals);
        goto CPyL157;
    }
    ((serai___games___scholars___research___sight___ShownObject *)cpy_r_self)->_rooms = cpy_r_r111;
    cpy_r_r112 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_resource_cards;
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "__init__", "Book", "resource_cards", 49, CPyStatic_scholars___research___sight___globals);
        goto CPyL157;
    }
    CPy_INCREF(cpy_r_r112);
CPyL60: ;
    cpy_r_r113 = (CPyPtr)((CPyPtr)cpy_r_r112 + offsetof(PyVarObject, ob_size));
    cpy_r_r114 = *(int64_t *)cpy_r_r113;
    cpy_r_r115 = PyList_New(cpy_r_r114);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 49, CPyStatic_scholars___research___sight___globals);
        goto CPyL174;
    }
    cpy_r_r116 = 0;
CPyL62: ;
    cpy_r_r117 = (CPyPtr)((CPyPtr)cpy_r_r112 + offsetof(PyVarObject, ob_size));
    cpy_r_r118 = *(int64_t *)cpy_r_r117;
    cpy_r_r119 = cpy_r_r116 < cpy_r_r118;
    if (!cpy_r_r119) goto CPyL175;
    cpy_r_r120 = (CPyPtr)((CPyPtr)cpy_r_r112 + offsetof(PyListObject, ob_item));
    cpy_r_r121 = *(CPyPtr *)cpy_r_r120;
    cpy_r_r122 = cpy_r_r116 * 8;
    cpy_r_r123 = cpy_r_r121 + cpy_r_r122;
    cpy_r_r124 = *(PyObject * *)cpy_r_r123;
    CPy_INCREF(cpy_r_r124);
    if (likely(PyTuple_Check(cpy_r_r124)))
        cpy_r_r125 = cpy_r_r124;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/research/sight.py", "__init__", 49, CPyStatic_scholars___research___sight___globals, "tuple", cpy_r_r124);
        goto CPyL176;
    }
    cpy_r_r126 = CPySequenceTuple_GetItem(cpy_r_r125, 0);
    CPy_DECREF(cpy_r_r125);
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 49, CPyStatic_scholars___research___sight___globals);
        goto CPyL176;
    }
    if (likely(PyUnicode_Check(cpy_r_r126)))
        cpy_r_r127 = cpy_r_r126;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/research/sight.py", "__init__", 49, CPyStatic_scholars___research___sight___globals, "str", cpy_r_r126);
        goto CPyL176;
    }
    CPyList_SetItemUnsafe(cpy_r_r115, cpy_r_r116, cpy_r_r127);
    cpy_r_r128 = cpy_r_r116 + 1;
    cpy_r_r116 = cpy_r_r128;
    goto CPyL62;
CPyL68: ;
    cpy_r_r129 = NULL;
    cpy_r_r130 = CPyDef_sheet___Words(cpy_r_r115, cpy_r_r129);
    CPy_DECREF(cpy_r_r115);
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 49, CPyStatic_scholars___research___sight___globals);
        goto CPyL157;
    }
    ((serai___games___scholars___research___sight___ShownObject *)cpy_r_self)->_resources = cpy_r_r130;
    cpy_r_r131 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_board;
    if (unlikely(cpy_r_r131 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "__init__", "Book", "board", 50, CPyStatic_scholars___research___sight___globals);
        goto CPyL157;
    }
    CPy_INCREF(cpy_r_r131);
CPyL70: ;
    cpy_r_r132 = (CPyPtr)((CPyPtr)cpy_r_r131 + offsetof(PyVarObject, ob_size));
    cpy_r_r133 = *(int64_t *)cpy_r_r132;
    cpy_r_r134 = PyList_New(cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 50, CPyStatic_scholars___research___sight___globals);
        goto CPyL177;
    }
    cpy_r_r135 = 0;
CPyL72: ;
    cpy_r_r136 = (CPyPtr)((CPyPtr)cpy_r_r131 + offsetof(PyVarObject, ob_size));
    cpy_r_r137 = *(int64_t *)cpy_r_r136;
    cpy_r_r138 = cpy_r_r135 < cpy_r_r137;
    if (!cpy_r_r138) goto CPyL178;
    cpy_r_r139 = (CPyPtr)((CPyPtr)cpy_r_r131 + offsetof(PyListObject, ob_item));
    cpy_r_r140 = *(CPyPtr *)cpy_r_r139;
    cpy_r_r141 = cpy_r_r135 * 8;
    cpy_r_r142 = cpy_r_r140 + cpy_r_r141;
    cpy_r_r143 = *(PyObject * *)cpy_r_r142;
    CPy_INCREF(cpy_r_r143);
    if (likely(PyTuple_Check(cpy_r_r143)))
        cpy_r_r144 = cpy_r_r143;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/research/sight.py", "__init__", 50, CPyStatic_scholars___research___sight___globals, "tuple", cpy_r_r143);
        goto CPyL179;
    }
    cpy_r_r145 = CPySequenceTuple_GetItem(cpy_r_r144, 0);
    CPy_DECREF(cpy_r_r144);
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 50, CPyStatic_scholars___research___sight___globals);
        goto CPyL179;
    }
    if (likely(PyUnicode_Check(cpy_r_r145)))
        cpy_r_r146 = cpy_r_r145;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/research/sight.py", "__init__", 50, CPyStatic_scholars___research___sight___globals, "str", cpy_r_r145);
        goto CPyL179;
    }
    CPyList_SetItemUnsafe(cpy_r_r134, cpy_r_r135, cpy_r_r146);
    cpy_r_r147 = cpy_r_r135 + 1;
    cpy_r_r135 = cpy_r_r147;
    goto CPyL72;
CPyL78: ;
    cpy_r_r148 = NULL;
    cpy_r_r149 = CPyDef_sheet___Words(cpy_r_r134, cpy_r_r148);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 50, CPyStatic_scholars___research___sight___globals);
        goto CPyL157;
    }
    ((serai___games___scholars___research___sight___ShownObject *)cpy_r_self)->_board = cpy_r_r149;
    cpy_r_r150 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_guilds;
    if (unlikely(cpy_r_r150 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "__init__", "Book", "guilds", 51, CPyStatic_scholars___research___sight___globals);
        goto CPyL157;
    }
    CPy_INCREF(cpy_r_r150);
CPyL80: ;
    cpy_r_r151 = (CPyPtr)((CPyPtr)cpy_r_r150 + offsetof(PyVarObject, ob_size));
    cpy_r_r152 = *(int64_t *)cpy_r_r151;
    cpy_r_r153 = PyList_New(cpy_r_r152);
    if (unlikely(cpy_r_r153 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 51, CPyStatic_scholars___research___sight___globals);
        goto CPyL180;
    }
    cpy_r_r154 = 0;
CPyL82: ;
    cpy_r_r155 = (CPyPtr)((CPyPtr)cpy_r_r150 + offsetof(PyVarObject, ob_size));
    cpy_r_r156 = *(int64_t *)cpy_r_r155;
    cpy_r_r157 = cpy_r_r154 < cpy_r_r156;
    if (!cpy_r_r157) goto CPyL181;
    cpy_r_r158 = (CPyPtr)((CPyPtr)cpy_r_r150 + offsetof(PyListObject, ob_item));
    cpy_r_r159 = *(CPyPtr *)cpy_r_r158;
    cpy_r_r160 = cpy_r_r154 * 8;
    cpy_r_r161 = cpy_r_r159 + cpy_r_r160;
    cpy_r_r162 = *(PyObject * *)cpy_r_r161;
    CPy_INCREF(cpy_r_r162);
    if (likely(PyTuple_Check(cpy_r_r162)))
        cpy_r_r163 = cpy_r_r162;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/research/sight.py", "__init__", 51, CPyStatic_scholars___research___sight___globals, "tuple", cpy_r_r162);
        goto CPyL182;
    }
    cpy_r_r164 = CPySequenceTuple_GetItem(cpy_r_r163, 0);
    CPy_DECREF(cpy_r_r163);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 51, CPyStatic_scholars___research___sight___globals);
        goto CPyL182;
    }
    if (likely(PyUnicode_Check(cpy_r_r164)))
        cpy_r_r165 = cpy_r_r164;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/research/sight.py", "__init__", 51, CPyStatic_scholars___research___sight___globals, "str", cpy_r_r164);
        goto CPyL182;
    }
    CPyList_SetItemUnsafe(cpy_r_r153, cpy_r_r154, cpy_r_r165);
    cpy_r_r166 = cpy_r_r154 + 1;
    cpy_r_r154 = cpy_r_r166;
    goto CPyL82;
CPyL88: ;
    cpy_r_r167 = NULL;
    cpy_r_r168 = CPyDef_sheet___Words(cpy_r_r153, cpy_r_r167);
    CPy_DECREF(cpy_r_r153);
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 51, CPyStatic_scholars___research___sight___globals);
        goto CPyL157;
    }
    ((serai___games___scholars___research___sight___ShownObject *)cpy_r_self)->_guilds = cpy_r_r168;
    cpy_r_r169 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_action_cards;
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "__init__", "Book", "action_cards", 52, CPyStatic_scholars___research___sight___globals);
        goto CPyL157;
    }
    CPy_INCREF(cpy_r_r169);
CPyL90: ;
    cpy_r_r170 = (CPyPtr)((CPyPtr)cpy_r_r169 + offsetof(PyVarObject, ob_size));
    cpy_r_r171 = *(int64_t *)cpy_r_r170;
    cpy_r_r172 = PyList_New(cpy_r_r171);
    if (unlikely(cpy_r_r172 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 52, CPyStatic_scholars___research___sight___globals);
        goto CPyL183;
    }
    cpy_r_r173 = 0;
CPyL92: ;
    cpy_r_r174 = (CPyPtr)((CPyPtr)cpy_r_r169 + offsetof(PyVarObject, ob_size));
    cpy_r_r175 = *(int64_t *)cpy_r_r174;
    cpy_r_r176 = cpy_r_r173 < cpy_r_r175;
    if (!cpy_r_r176) goto CPyL184;
    cpy_r_r177 = (CPyPtr)((CPyPtr)cpy_r_r169 + offsetof(PyListObject, ob_item));
    cpy_r_r178 = *(CPyPtr *)cpy_r_r177;
    cpy_r_r179 = cpy_r_r173 * 8;
    cpy_r_r180 = cpy_r_r178 + cpy_r_r179;
    cpy_r_r181 = *(PyObject * *)cpy_r_r180;
    CPy_INCREF(cpy_r_r181);
    if (likely(PyTuple_Check(cpy_r_r181)))
        cpy_r_r182 = cpy_r_r181;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/research/sight.py", "__init__", 52, CPyStatic_scholars___research___sight___globals, "tuple", cpy_r_r181);
        goto CPyL185;
    }
    cpy_r_r183 = CPySequenceTuple_GetItem(cpy_r_r182, 0);
    CPy_DECREF(cpy_r_r182);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 52, CPyStatic_scholars___research___sight___globals);
        goto CPyL185;
    }
    if (likely(PyUnicode_Check(cpy_r_r183)))
        cpy_r_r184 = cpy_r_r183;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/research/sight.py", "__init__", 52, CPyStatic_scholars___research___sight___globals, "str", cpy_r_r183);
        goto CPyL185;
    }
    CPyList_SetItemUnsafe(cpy_r_r172, cpy_r_r173, cpy_r_r184);
    cpy_r_r185 = cpy_r_r173 + 1;
    cpy_r_r173 = cpy_r_r185;
    goto CPyL92;
CPyL98: ;
    cpy_r_r186 = NULL;
    cpy_r_r187 = CPyDef_sheet___Words(cpy_r_r172, cpy_r_r186);
    CPy_DECREF(cpy_r_r172);
    if (unlikely(cpy_r_r187 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 52, CPyStatic_scholars___research___sight___globals);
        goto CPyL157;
    }
    ((serai___games___scholars___research___sight___ShownObject *)cpy_r_self)->_cards = cpy_r_r187;
    cpy_r_r188 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_tracks;
    if (unlikely(cpy_r_r188 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "__init__", "Book", "tracks", 53, CPyStatic_scholars___research___sight___globals);
        goto CPyL157;
    }
    CPy_INCREF(cpy_r_r188);
CPyL100: ;
    cpy_r_r189 = (CPyPtr)((CPyPtr)cpy_r_r188 + offsetof(PyVarObject, ob_size));
    cpy_r_r190 = *(int64_t *)cpy_r_r189;
    cpy_r_r191 = PyList_New(cpy_r_r190);
    if (unlikely(cpy_r_r191 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 53, CPyStatic_scholars___research___sight___globals);
        goto CPyL186;
    }
    cpy_r_r192 = 0;
CPyL102: ;
    cpy_r_r193 = (CPyPtr)((CPyPtr)cpy_r_r188 + offsetof(PyVarObject, ob_size));
    cpy_r_r194 = *(int64_t *)cpy_r_r193;
    cpy_r_r195 = cpy_r_r192 < cpy_r_r194;
    if (!cpy_r_r195) goto CPyL187;
    cpy_r_r196 = (CPyPtr)((CPyPtr)cpy_r_r188 + offsetof(PyListObject, ob_item));
    cpy_r_r197 = *(CPyPtr *)cpy_r_r196;
    cpy_r_r198 = cpy_r_r192 * 8;
    cpy_r_r199 = cpy_r_r197 + cpy_r_r198;
    cpy_r_r200 = *(PyObject * *)cpy_r_r199;
    CPy_INCREF(cpy_r_r200);
    if (likely(PyTuple_Check(cpy_r_r200)))
        cpy_r_r201 = cpy_r_r200;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/research/sight.py", "__init__", 53, CPyStatic_scholars___research___sight___globals, "tuple", cpy_r_r200);
        goto CPyL188;
    }
    cpy_r_r202 = CPySequenceTuple_GetItem(cpy_r_r201, 0);
    CPy_DECREF(cpy_r_r201);
    if (unlikely(cpy_r_r202 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 53, CPyStatic_scholars___research___sight___globals);
        goto CPyL188;
    }
    if (likely(PyUnicode_Check(cpy_r_r202)))
        cpy_r_r203 = cpy_r_r202;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/research/sight.py", "__init__", 53, CPyStatic_scholars___research___sight___globals, "str", cpy_r_r202);
        goto CPyL188;
    }
    CPyList_SetItemUnsafe(cpy_r_r191, cpy_r_r192, cpy_r_r203);
    cpy_r_r204 = cpy_r_r192 + 1;
    cpy_r_r192 = cpy_r_r204;
    goto CPyL102;
CPyL108: ;
    cpy_r_r205 = NULL;
    cpy_r_r206 = CPyDef_sheet___Words(cpy_r_r191, cpy_r_r205);
    CPy_DECREF(cpy_r_r191);
    if (unlikely(cpy_r_r206 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 53, CPyStatic_scholars___research___sight___globals);
        goto CPyL157;
    }
    ((serai___games___scholars___research___sight___ShownObject *)cpy_r_self)->_tracks = cpy_r_r206;
    cpy_r_r207 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_goal_cards;
    if (unlikely(cpy_r_r207 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "__init__", "Book", "goal_cards", 54, CPyStatic_scholars___research___sight___globals);
        goto CPyL157;
    }
    CPy_INCREF(cpy_r_r207);
CPyL110: ;
    cpy_r_r208 = (CPyPtr)((CPyPtr)cpy_r_r207 + offsetof(PyVarObject, ob_size));
    cpy_r_r209 = *(int64_t *)cpy_r_r208;
    cpy_r_r210 = PyList_New(cpy_r_r209);
    if (unlikely(cpy_r_r210 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 54, CPyStatic_scholars___research___sight___globals);
        goto CPyL189;
    }
    cpy_r_r211 = 0;
CPyL112: ;
    cpy_r_r212 = (CPyPtr)((CPyPtr)cpy_r_r207 + offsetof(PyVarObject, ob_size));
    cpy_r_r213 = *(int64_t *)cpy_r_r212;
    cpy_r_r214 = cpy_r_r211 < cpy_r_r213;
    if (!cpy_r_r214) goto CPyL190;
    cpy_r_r215 = (CPyPtr)((CPyPtr)cpy_r_r207 + offsetof(PyListObject, ob_item));
    cpy_r_r216 = *(CPyPtr *)cpy_r_r215;
    cpy_r_r217 = cpy_r_r211 * 8;
    cpy_r_r218 = cpy_r_r216 + cpy_r_r217;
    cpy_r_r219 = *(PyObject * *)cpy_r_r218;
    CPy_INCREF(cpy_r_r219);
    if (likely(PyTuple_Check(cpy_r_r219)))
        cpy_r_r220 = cpy_r_r219;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/research/sight.py", "__init__", 54, CPyStatic_scholars___research___sight___globals, "tuple", cpy_r_r219);
        goto CPyL191;
    }
    cpy_r_r221 = CPySequenceTuple_GetItem(cpy_r_r220, 0);
    CPy_DECREF(cpy_r_r220);
    if (unlikely(cpy_r_r221 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 54, CPyStatic_scholars___research___sight___globals);
        goto CPyL191;
    }
    if (likely(PyUnicode_Check(cpy_r_r221)))
        cpy_r_r222 = cpy_r_r221;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/research/sight.py", "__init__", 54, CPyStatic_scholars___research___sight___globals, "str", cpy_r_r221);
        goto CPyL191;
    }
    CPyList_SetItemUnsafe(cpy_r_r210, cpy_r_r211, cpy_r_r222);
    cpy_r_r223 = cpy_r_r211 + 1;
    cpy_r_r211 = cpy_r_r223;
    goto CPyL112;
CPyL118: ;
    cpy_r_r224 = NULL;
    cpy_r_r225 = CPyDef_sheet___Words(cpy_r_r210, cpy_r_r224);
    CPy_DECREF(cpy_r_r210);
    if (unlikely(cpy_r_r225 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 54, CPyStatic_scholars___research___sight___globals);
        goto CPyL157;
    }
    ((serai___games___scholars___research___sight___ShownObject *)cpy_r_self)->_goals = cpy_r_r225;
    cpy_r_r226 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_difficulties;
    if (unlikely(cpy_r_r226 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "__init__", "Book", "difficulties", 55, CPyStatic_scholars___research___sight___globals);
        goto CPyL157;
    }
    CPy_INCREF(cpy_r_r226);
CPyL120: ;
    cpy_r_r227 = (CPyPtr)((CPyPtr)cpy_r_r226 + offsetof(PyVarObject, ob_size));
    cpy_r_r228 = *(int64_t *)cpy_r_r227;
    cpy_r_r229 = PyList_New(cpy_r_r228);
    if (unlikely(cpy_r_r229 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 55, CPyStatic_scholars___research___sight___globals);
        goto CPyL192;
    }
    cpy_r_r230 = 0;
CPyL122: ;
    cpy_r_r231 = (CPyPtr)((CPyPtr)cpy_r_r226 + offsetof(PyVarObject, ob_size));
    cpy_r_r232 = *(int64_t *)cpy_r_r231;
    cpy_r_r233 = cpy_r_r230 < cpy_r_r232;
    if (!cpy_r_r233) goto CPyL193;
    cpy_r_r234 = (CPyPtr)((CPyPtr)cpy_r_r226 + offsetof(PyListObject, ob_item));
    cpy_r_r235 = *(CPyPtr *)cpy_r_r234;
    cpy_r_r236 = cpy_r_r230 * 8;
    cpy_r_r237 = cpy_r_r235 + cpy_r_r236;
    cpy_r_r238 = *(PyObject * *)cpy_r_r237;
    CPy_INCREF(cpy_r_r238);
    if (likely(PyTuple_Check(cpy_r_r238)))
        cpy_r_r239 = cpy_r_r238;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/research/sight.py", "__init__", 55, CPyStatic_scholars___research___sight___globals, "tuple", cpy_r_r238);
        goto CPyL194;
    }
    cpy_r_r240 = CPySequenceTuple_GetItem(cpy_r_r239, 0);
    CPy_DECREF(cpy_r_r239);
    if (unlikely(cpy_r_r240 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 55, CPyStatic_scholars___research___sight___globals);
        goto CPyL194;
    }
    if (likely(PyUnicode_Check(cpy_r_r240)))
        cpy_r_r241 = cpy_r_r240;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/research/sight.py", "__init__", 55, CPyStatic_scholars___research___sight___globals, "str", cpy_r_r240);
        goto CPyL194;
    }
    CPyList_SetItemUnsafe(cpy_r_r229, cpy_r_r230, cpy_r_r241);
    cpy_r_r242 = cpy_r_r230 + 1;
    cpy_r_r230 = cpy_r_r242;
    goto CPyL122;
CPyL128: ;
    cpy_r_r243 = NULL;
    cpy_r_r244 = CPyDef_sheet___Words(cpy_r_r229, cpy_r_r243);
    CPy_DECREF(cpy_r_r229);
    if (unlikely(cpy_r_r244 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 55, CPyStatic_scholars___research___sight___globals);
        goto CPyL157;
    }
    ((serai___games___scholars___research___sight___ShownObject *)cpy_r_self)->_difficulties = cpy_r_r244;
    cpy_r_r245 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_plans;
    if (unlikely(cpy_r_r245 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "__init__", "Book", "plans", 56, CPyStatic_scholars___research___sight___globals);
        goto CPyL157;
    }
    CPy_INCREF(cpy_r_r245);
CPyL130: ;
    cpy_r_r246 = (CPyPtr)((CPyPtr)cpy_r_r245 + offsetof(PyVarObject, ob_size));
    cpy_r_r247 = *(int64_t *)cpy_r_r246;
    cpy_r_r248 = PyList_New(cpy_r_r247);
    if (unlikely(cpy_r_r248 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 56, CPyStatic_scholars___research___sight___globals);
        goto CPyL195;
    }
    cpy_r_r249 = 0;
CPyL132: ;
    cpy_r_r250 = (CPyPtr)((CPyPtr)cpy_r_r245 + offsetof(PyVarObject, ob_size));
    cpy_r_r251 = *(int64_t *)cpy_r_r250;
    cpy_r_r252 = cpy_r_r249 < cpy_r_r251;
    if (!cpy_r_r252) goto CPyL196;
    cpy_r_r253 = (CPyPtr)((CPyPtr)cpy_r_r245 + offsetof(PyListObject, ob_item));
    cpy_r_r254 = *(CPyPtr *)cpy_r_r253;
    cpy_r_r255 = cpy_r_r249 * 8;
    cpy_r_r256 = cpy_r_r254 + cpy_r_r255;
    cpy_r_r257 = *(PyObject * *)cpy_r_r256;
    CPy_INCREF(cpy_r_r257);
    if (likely(PyTuple_Check(cpy_r_r257)))
        cpy_r_r258 = cpy_r_r257;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/research/sight.py", "__init__", 56, CPyStatic_scholars___research___sight___globals, "tuple", cpy_r_r257);
        goto CPyL197;
    }
    cpy_r_r259 = CPySequenceTuple_GetItem(cpy_r_r258, 0);
    CPy_DECREF(cpy_r_r258);
    if (unlikely(cpy_r_r259 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 56, CPyStatic_scholars___research___sight___globals);
        goto CPyL197;
    }
    if (likely(PyUnicode_Check(cpy_r_r259)))
        cpy_r_r260 = cpy_r_r259;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/research/sight.py", "__init__", 56, CPyStatic_scholars___research___sight___globals, "str", cpy_r_r259);
        goto CPyL197;
    }
    CPyList_SetItemUnsafe(cpy_r_r248, cpy_r_r249, cpy_r_r260);
    cpy_r_r261 = cpy_r_r249 + 1;
    cpy_r_r249 = cpy_r_r261;
    goto CPyL132;
CPyL138: ;
    cpy_r_r262 = NULL;
    cpy_r_r263 = CPyDef_sheet___Words(cpy_r_r248, cpy_r_r262);
    CPy_DECREF(cpy_r_r248);
    if (unlikely(cpy_r_r263 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 56, CPyStatic_scholars___research___sight___globals);
        goto CPyL157;
    }
    ((serai___games___scholars___research___sight___ShownObject *)cpy_r_self)->_plans = cpy_r_r263;
    cpy_r_r264 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_words;
    cpy_r_r265 = ((serai___games___scholars___book___WordsObject *)cpy_r_r264)->_languages;
    CPy_INCREF(cpy_r_r265);
    cpy_r_r266 = (CPyPtr)((CPyPtr)cpy_r_r265 + offsetof(PyVarObject, ob_size));
    cpy_r_r267 = *(int64_t *)cpy_r_r266;
    cpy_r_r268 = PyList_New(cpy_r_r267);
    if (unlikely(cpy_r_r268 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 57, CPyStatic_scholars___research___sight___globals);
        goto CPyL198;
    }
    cpy_r_r269 = 0;
CPyL141: ;
    cpy_r_r270 = cpy_r_r269 < cpy_r_r267;
    if (!cpy_r_r270) goto CPyL199;
    cpy_r_r271 = CPySequenceTuple_GetItemUnsafe(cpy_r_r265, cpy_r_r269);
    if (likely(PyUnicode_Check(cpy_r_r271)))
        cpy_r_r272 = cpy_r_r271;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/research/sight.py", "__init__", 57, CPyStatic_scholars___research___sight___globals, "str", cpy_r_r271);
        goto CPyL200;
    }
    cpy_r_r273 = CPyStatics[2330]; /* 'language-' */
    cpy_r_r274 = CPyStr_Build(2, cpy_r_r273, cpy_r_r272);
    CPy_DECREF(cpy_r_r272);
    if (unlikely(cpy_r_r274 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 57, CPyStatic_scholars___research___sight___globals);
        goto CPyL200;
    }
    CPyList_SetItemUnsafe(cpy_r_r268, cpy_r_r269, cpy_r_r274);
    cpy_r_r275 = cpy_r_r269 + 1;
    cpy_r_r269 = cpy_r_r275;
    goto CPyL141;
CPyL146: ;
    cpy_r_r276 = PyList_New(0);
    if (unlikely(cpy_r_r276 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 58, CPyStatic_scholars___research___sight___globals);
        goto CPyL201;
    }
    cpy_r_r277 = (CPyPtr)((CPyPtr)cpy_r_r268 + offsetof(PyVarObject, ob_size));
    cpy_r_r278 = *(int64_t *)cpy_r_r277;
    cpy_r_r279 = cpy_r_r278 << 1;
    cpy_r_r280 = 0;
    cpy_r_n = cpy_r_r280;
    CPyTagged_DECREF(cpy_r_n);
CPyL148: ;
    cpy_r_r281 = (Py_ssize_t)cpy_r_r280 < (Py_ssize_t)cpy_r_r279;
    if (!cpy_r_r281) goto CPyL155;
    cpy_r_n = cpy_r_r280;
    cpy_r_r282 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_arabic;
    if (unlikely(cpy_r_r282 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "__init__", "Book", "arabic", 58, CPyStatic_scholars___research___sight___globals);
        goto CPyL202;
    }
CPyL150: ;
    cpy_r_r283 = cpy_r_n & 1;
    cpy_r_r284 = cpy_r_r283 != 0;
    if (!cpy_r_r284) goto CPyL152;
    cpy_r_r285 = CPyTagged_IsEq_(cpy_r_n, cpy_r_r282);
    cpy_r_r286 = cpy_r_r285 ^ 1;
    if (cpy_r_r286) {
        goto CPyL153;
    } else
        goto CPyL203;
CPyL152: ;
    cpy_r_r287 = cpy_r_n != cpy_r_r282;
    if (!cpy_r_r287) goto CPyL203;
CPyL153: ;
    cpy_r_r288 = CPyTagged_StealAsObject(cpy_r_n);
    cpy_r_r289 = PyList_Append(cpy_r_r276, cpy_r_r288);
    CPy_DECREF(cpy_r_r288);
    cpy_r_r290 = cpy_r_r289 >= 0;
    if (unlikely(!cpy_r_r290)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 58, CPyStatic_scholars___research___sight___globals);
        goto CPyL204;
    }
CPyL154: ;
    cpy_r_r291 = cpy_r_r280 + 2;
    cpy_r_r280 = cpy_r_r291;
    goto CPyL148;
CPyL155: ;
    cpy_r_r292 = CPyDef_sheet___Words(cpy_r_r268, cpy_r_r276);
    CPy_DECREF(cpy_r_r268);
    CPy_DECREF(cpy_r_r276);
    if (unlikely(cpy_r_r292 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 58, CPyStatic_scholars___research___sight___globals);
        goto CPyL157;
    }
    ((serai___games___scholars___research___sight___ShownObject *)cpy_r_self)->_languages = cpy_r_r292;
    return 1;
CPyL157: ;
    cpy_r_r293 = 2;
    return cpy_r_r293;
CPyL158: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL157;
CPyL159: ;
    CPy_DecRef(cpy_r_r17);
    goto CPyL157;
CPyL160: ;
    CPy_DECREF(cpy_r_r17);
    goto CPyL18;
CPyL161: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r20);
    goto CPyL157;
CPyL162: ;
    CPy_DecRef(cpy_r_r36);
    goto CPyL157;
CPyL163: ;
    CPy_DECREF(cpy_r_r36);
    goto CPyL28;
CPyL164: ;
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r39);
    goto CPyL157;
CPyL165: ;
    CPy_DecRef(cpy_r_r55);
    goto CPyL157;
CPyL166: ;
    CPy_DECREF(cpy_r_r55);
    goto CPyL38;
CPyL167: ;
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r58);
    goto CPyL157;
CPyL168: ;
    CPy_DecRef(cpy_r_r74);
    goto CPyL157;
CPyL169: ;
    CPy_DECREF(cpy_r_r74);
    goto CPyL48;
CPyL170: ;
    CPy_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r77);
    goto CPyL157;
CPyL171: ;
    CPy_DecRef(cpy_r_r93);
    goto CPyL157;
CPyL172: ;
    CPy_DECREF(cpy_r_r93);
    goto CPyL58;
CPyL173: ;
    CPy_DecRef(cpy_r_r93);
    CPy_DecRef(cpy_r_r96);
    goto CPyL157;
CPyL174: ;
    CPy_DecRef(cpy_r_r112);
    goto CPyL157;
CPyL175: ;
    CPy_DECREF(cpy_r_r112);
    goto CPyL68;
CPyL176: ;
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r115);
    goto CPyL157;
CPyL177: ;
    CPy_DecRef(cpy_r_r131);
    goto CPyL157;
CPyL178: ;
    CPy_DECREF(cpy_r_r131);
    goto CPyL78;
CPyL179: ;
    CPy_DecRef(cpy_r_r131);
    CPy_DecRef(cpy_r_r134);
    goto CPyL157;
CPyL180: ;
    CPy_DecRef(cpy_r_r150);
    goto CPyL157;
CPyL181: ;
    CPy_DECREF(cpy_r_r150);
    goto CPyL88;
CPyL182: ;
    CPy_DecRef(cpy_r_r150);
    CPy_DecRef(cpy_r_r153);
    goto CPyL157;
CPyL183: ;
    CPy_DecRef(cpy_r_r169);
    goto CPyL157;
CPyL184: ;
    CPy_DECREF(cpy_r_r169);
    goto CPyL98;
CPyL185: ;
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r172);
    goto CPyL157;
CPyL186: ;
    CPy_DecRef(cpy_r_r188);
    goto CPyL157;
CPyL187: ;
    CPy_DECREF(cpy_r_r188);
    goto CPyL108;
CPyL188: ;
    CPy_DecRef(cpy_r_r188);
    CPy_DecRef(cpy_r_r191);
    goto CPyL157;
CPyL189: ;
    CPy_DecRef(cpy_r_r207);
    goto CPyL157;
CPyL190: ;
    CPy_DECREF(cpy_r_r207);
    goto CPyL118;
CPyL191: ;
    CPy_DecRef(cpy_r_r207);
    CPy_DecRef(cpy_r_r210);
    goto CPyL157;
CPyL192: ;
    CPy_DecRef(cpy_r_r226);
    goto CPyL157;
CPyL193: ;
    CPy_DECREF(cpy_r_r226);
    goto CPyL128;
CPyL194: ;
    CPy_DecRef(cpy_r_r226);
    CPy_DecRef(cpy_r_r229);
    goto CPyL157;
CPyL195: ;
    CPy_DecRef(cpy_r_r245);
    goto CPyL157;
CPyL196: ;
    CPy_DECREF(cpy_r_r245);
    goto CPyL138;
CPyL197: ;
    CPy_DecRef(cpy_r_r245);
    CPy_DecRef(cpy_r_r248);
    goto CPyL157;
CPyL198: ;
    CPy_DecRef(cpy_r_r265);
    goto CPyL157;
CPyL199: ;
    CPy_DECREF(cpy_r_r265);
    goto CPyL146;
CPyL200: ;
    CPy_DecRef(cpy_r_r265);
    CPy_DecRef(cpy_r_r268);
    goto CPyL157;
CPyL201: ;
    CPy_DecRef(cpy_r_r268);
    goto CPyL157;
CPyL202: ;
    CPy_DecRef(cpy_r_r268);
    CPy_DecRef(cpy_r_r276);
    CPyTagged_DecRef(cpy_r_n);
    goto CPyL157;
CPyL203: ;
    CPyTagged_DECREF(cpy_r_n);
    goto CPyL154;
CPyL204: ;
    CPy_DecRef(cpy_r_r268);
    CPy_DecRef(cpy_r_r276);
    goto CPyL157;
}
        
        PyObject *CPyPy_scholars___research___sight___Shown_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"book", 0};
            PyObject *obj_book;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "O", "__init__", kwlist, &obj_book)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___research___sight___Shown))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.research.sight.Shown", obj_self); 
                goto fail;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_scholars___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.scholars.book.Book", obj_book); 
                goto fail;
            }
            char retval = CPyDef_scholars___research___sight___Shown_____init__(arg_self, arg_book);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "__init__", 40, CPyStatic_scholars___research___sight___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___research___sight___shown(PyObject *cpy_r_book) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_scholars___research___sight___Shown(cpy_r_book);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "shown", 63, CPyStatic_scholars___research___sight___globals);
        goto CPyL2;
    }
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_scholars___research___sight___shown(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"book", 0};
            static CPyArg_Parser parser = {"O:shown", kwlist, 0};
            PyObject *obj_book;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_book)) {
                return NULL;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_scholars___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.scholars.book.Book", obj_book); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___research___sight___shown(arg_book);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "shown", 62, CPyStatic_scholars___research___sight___globals);
            return NULL;
        }
        
char CPyDef_scholars___research___sight___look(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_sheet) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject **cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject **cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    int32_t cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    CPyTagged cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    CPyTagged cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    CPyTagged cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyTagged cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyPtr cpy_r_r47;
    int64_t cpy_r_r48;
    PyObject *cpy_r_r49;
    int64_t cpy_r_r50;
    CPyPtr cpy_r_r51;
    int64_t cpy_r_r52;
    char cpy_r_r53;
    CPyPtr cpy_r_r54;
    CPyPtr cpy_r_r55;
    int64_t cpy_r_r56;
    CPyPtr cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    CPyPtr cpy_r_r60;
    int64_t cpy_r_r61;
    CPyTagged cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    CPyTagged cpy_r_r65;
    CPyTagged cpy_r_r66;
    PyObject *cpy_r_r67;
    int64_t cpy_r_r68;
    PyObject *cpy_r_r69;
    CPyPtr cpy_r_r70;
    int64_t cpy_r_r71;
    CPyTagged cpy_r_r72;
    PyObject *cpy_r_r73;
    char cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    CPyPtr cpy_r_r77;
    int64_t cpy_r_r78;
    PyObject *cpy_r_r79;
    int64_t cpy_r_r80;
    CPyPtr cpy_r_r81;
    int64_t cpy_r_r82;
    char cpy_r_r83;
    CPyPtr cpy_r_r84;
    CPyPtr cpy_r_r85;
    int64_t cpy_r_r86;
    CPyPtr cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    CPyPtr cpy_r_r90;
    int64_t cpy_r_r91;
    CPyTagged cpy_r_r92;
    PyObject *cpy_r_r93;
    int64_t cpy_r_r94;
    PyObject *cpy_r_r95;
    CPyPtr cpy_r_r96;
    int64_t cpy_r_r97;
    CPyTagged cpy_r_r98;
    char cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    CPyPtr cpy_r_r102;
    int64_t cpy_r_r103;
    CPyTagged cpy_r_r104;
    CPyTagged cpy_r_r105;
    char cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    CPyPtr cpy_r_r109;
    int64_t cpy_r_r110;
    CPyTagged cpy_r_r111;
    CPyTagged cpy_r_r112;
    char cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    CPyPtr cpy_r_r117;
    int64_t cpy_r_r118;
    CPyTagged cpy_r_r119;
    PyObject *cpy_r_r120;
    char cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    CPyPtr cpy_r_r125;
    int64_t cpy_r_r126;
    CPyTagged cpy_r_r127;
    CPyTagged cpy_r_r128;
    char cpy_r_r129;
    PyObject *cpy_r_r130;
    CPyTagged cpy_r_r131;
    PyObject *cpy_r_r132;
    char cpy_r_r133;
    PyObject *cpy_r_r134;
    char cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    CPyPtr cpy_r_r139;
    int64_t cpy_r_r140;
    CPyTagged cpy_r_r141;
    CPyTagged cpy_r_r142;
    char cpy_r_r143;
    CPyTagged cpy_r_r144;
    PyObject *cpy_r_r145;
    int64_t cpy_r_r146;
    CPyPtr cpy_r_r147;
    int64_t cpy_r_r148;
    char cpy_r_r149;
    CPyTagged cpy_r_guild;
    CPyPtr cpy_r_r150;
    CPyPtr cpy_r_r151;
    int64_t cpy_r_r152;
    CPyPtr cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    char cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    CPyTagged cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    CPyTagged cpy_r_r165;
    PyObject *cpy_r_r166;
    int32_t cpy_r_r167;
    char cpy_r_r168;
    char cpy_r_r169;
    char cpy_r_r170;
    PyObject *cpy_r_r171;
    CPyPtr cpy_r_r172;
    int64_t cpy_r_r173;
    PyObject *cpy_r_r174;
    int64_t cpy_r_r175;
    CPyPtr cpy_r_r176;
    int64_t cpy_r_r177;
    char cpy_r_r178;
    CPyPtr cpy_r_r179;
    CPyPtr cpy_r_r180;
    int64_t cpy_r_r181;
    CPyPtr cpy_r_r182;
    PyObject *cpy_r_r183;
    CPyTagged cpy_r_r184;
    PyObject *cpy_r_r185;
    PyObject *cpy_r_r186;
    CPyTagged cpy_r_r187;
    PyObject *cpy_r_r188;
    int64_t cpy_r_r189;
    CPyPtr cpy_r_r190;
    int64_t cpy_r_r191;
    CPyTagged cpy_r_r192;
    PyObject *cpy_r_r193;
    char cpy_r_r194;
    PyObject *cpy_r_r195;
    CPyPtr cpy_r_r196;
    int64_t cpy_r_r197;
    PyObject *cpy_r_r198;
    int64_t cpy_r_r199;
    CPyPtr cpy_r_r200;
    int64_t cpy_r_r201;
    char cpy_r_r202;
    CPyPtr cpy_r_r203;
    CPyPtr cpy_r_r204;
    int64_t cpy_r_r205;
    CPyPtr cpy_r_r206;
    PyObject *cpy_r_r207;
    CPyTagged cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    CPyTagged cpy_r_r211;
    PyObject *cpy_r_r212;
    int64_t cpy_r_r213;
    CPyPtr cpy_r_r214;
    int64_t cpy_r_r215;
    CPyTagged cpy_r_r216;
    CPyTagged cpy_r_r217;
    char cpy_r_r218;
    char cpy_r_r219;
    CPyTagged cpy_r_r220;
    int64_t cpy_r_r221;
    char cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject *cpy_r_r224;
    PyObject *cpy_r_r225;
    CPyPtr cpy_r_r226;
    int64_t cpy_r_r227;
    CPyTagged cpy_r_r228;
    PyObject *cpy_r_r229;
    char cpy_r_r230;
    PyObject *cpy_r_r231;
    PyObject *cpy_r_r232;
    PyObject *cpy_r_r233;
    CPyPtr cpy_r_r234;
    int64_t cpy_r_r235;
    CPyTagged cpy_r_r236;
    CPyTagged cpy_r_r237;
    char cpy_r_r238;
    PyObject *cpy_r_r239;
    PyObject *cpy_r_r240;
    PyObject *cpy_r_r241;
    CPyPtr cpy_r_r242;
    int64_t cpy_r_r243;
    CPyTagged cpy_r_r244;
    char cpy_r_r245;
    PyObject *cpy_r_r246;
    PyObject *cpy_r_r247;
    PyObject *cpy_r_r248;
    CPyPtr cpy_r_r249;
    int64_t cpy_r_r250;
    CPyTagged cpy_r_r251;
    PyObject *cpy_r_r252;
    char cpy_r_r253;
    PyObject *cpy_r_r254;
    PyObject *cpy_r_r255;
    PyObject *cpy_r_r256;
    CPyPtr cpy_r_r257;
    int64_t cpy_r_r258;
    CPyTagged cpy_r_r259;
    CPyTagged cpy_r_r260;
    char cpy_r_r261;
    PyObject *cpy_r_r262;
    PyObject *cpy_r_r263;
    PyObject *cpy_r_r264;
    PyObject *cpy_r_r265;
    PyObject *cpy_r_r266;
    PyObject *cpy_r_r267;
    PyObject *cpy_r_r268;
    PyObject *cpy_r_r269;
    PyObject *cpy_r_r270;
    CPyTagged cpy_r_r271;
    char cpy_r_r272;
    PyObject *cpy_r_r273;
    PyObject *cpy_r_r274;
    PyObject *cpy_r_r275;
    PyObject *cpy_r_r276;
    PyObject *cpy_r_r277;
    PyObject *cpy_r_r278;
    PyObject *cpy_r_r279;
    PyObject *cpy_r_r280;
    PyObject *cpy_r_r281;
    CPyTagged cpy_r_r282;
    char cpy_r_r283;
    PyObject *cpy_r_r284;
    char cpy_r_r285;
    char cpy_r_r286;
    char cpy_r_r287;
    PyObject *cpy_r_r288;
    CPyPtr cpy_r_r289;
    int64_t cpy_r_r290;
    CPyTagged cpy_r_r291;
    CPyTagged cpy_r_many;
    CPyTagged cpy_r_r292;
    CPyTagged cpy_r_away;
    int64_t cpy_r_r293;
    char cpy_r_r294;
    int64_t cpy_r_r295;
    char cpy_r_r296;
    char cpy_r_r297;
    char cpy_r_r298;
    CPyTagged cpy_r_r299;
    CPyTagged cpy_r_r300;
    PyObject *cpy_r_r301;
    char cpy_r_r302;
    PyObject *cpy_r_r303;
    PyObject *cpy_r_r304;
    PyObject *cpy_r_r305;
    int64_t cpy_r_r306;
    char cpy_r_r307;
    char cpy_r_r308;
    char cpy_r_r309;
    char cpy_r_r310;
    char cpy_r_r311;
    PyObject *cpy_r_r312;
    PyObject *cpy_r_r313;
    CPyTagged cpy_r_r314;
    char cpy_r_r315;
    PyObject *cpy_r_r316;
    CPyTagged cpy_r_r317;
    PyObject *cpy_r_r318;
    CPyTagged cpy_r_r319;
    CPyTagged cpy_r_r320;
    char cpy_r_r321;
    char cpy_r_r322;
    CPyTagged cpy_r_r323;
    PyObject *cpy_r_r324;
    PyObject *cpy_r_r325;
    char cpy_r_r326;
    PyObject *cpy_r_r327;
    char cpy_r_r328;
    PyObject *cpy_r_r329;
    PyObject *cpy_r_r330;
    char cpy_r_r331;
    PyObject *cpy_r_r332;
    CPyTagged cpy_r_r333;
    PyObject *cpy_r_r334;
    CPyTagged cpy_r_r335;
    CPyTagged cpy_r_r336;
    char cpy_r_r337;
    char cpy_r_r338;
    PyObject *cpy_r_r339;
    char cpy_r_r340;
    char cpy_r_r341;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "look", "Table", "book", 67, CPyStatic_scholars___research___sight___globals);
        goto CPyL168;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = CPyStatic_scholars___research___sight___globals;
    cpy_r_r2 = CPyStatics[772]; /* 'shown' */
    cpy_r_r3 = CPyDict_GetItem(cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 68, CPyStatic_scholars___research___sight___globals);
        goto CPyL169;
    }
    PyObject *cpy_r_r4[1] = {cpy_r_r0};
    cpy_r_r5 = (PyObject **)&cpy_r_r4;
    cpy_r_r6 = PyObject_Vectorcall(cpy_r_r3, cpy_r_r5, 1, 0);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 68, CPyStatic_scholars___research___sight___globals);
        goto CPyL169;
    }
    if (likely(Py_TYPE(cpy_r_r6) == CPyType_scholars___research___sight___Shown))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/research/sight.py", "look", 68, CPyStatic_scholars___research___sight___globals, "serai.games.scholars.research.sight.Shown", cpy_r_r6);
        goto CPyL169;
    }
    cpy_r_r8 = CPyDef_scholars___table___Table___seats(cpy_r_t);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 69, CPyStatic_scholars___research___sight___globals);
        goto CPyL170;
    }
CPyL5: ;
    cpy_r_r9 = (PyObject *)&PyRange_Type;
    cpy_r_r10 = CPyTagged_StealAsObject(cpy_r_r8);
    PyObject *cpy_r_r11[1] = {cpy_r_r10};
    cpy_r_r12 = (PyObject **)&cpy_r_r11;
    cpy_r_r13 = PyObject_Vectorcall(cpy_r_r9, cpy_r_r12, 1, 0);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 69, CPyStatic_scholars___research___sight___globals);
        goto CPyL171;
    }
    CPy_DECREF(cpy_r_r10);
    if (likely(PyRange_Check(cpy_r_r13)))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/research/sight.py", "look", 69, CPyStatic_scholars___research___sight___globals, "range", cpy_r_r13);
        goto CPyL170;
    }
    cpy_r_r15 = PyList_New(0);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 70, CPyStatic_scholars___research___sight___globals);
        goto CPyL172;
    }
    cpy_r_r16 = PyObject_GetIter(cpy_r_r14);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 70, CPyStatic_scholars___research___sight___globals);
        goto CPyL173;
    }
CPyL9: ;
    cpy_r_r17 = PyIter_Next(cpy_r_r16);
    if (cpy_r_r17 == NULL) goto CPyL174;
    if (likely(PyLong_Check(cpy_r_r17)))
        cpy_r_r18 = CPyTagged_FromObject(cpy_r_r17);
    else {
        CPy_TypeError("int", cpy_r_r17); cpy_r_r18 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 70, CPyStatic_scholars___research___sight___globals);
        goto CPyL175;
    }
    cpy_r_r19 = CPyDef_scholars___scoring___dice_sum(cpy_r_t, cpy_r_r18);
    CPyTagged_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 70, CPyStatic_scholars___research___sight___globals);
        goto CPyL175;
    }
    cpy_r_r20 = CPyTagged_StealAsObject(cpy_r_r19);
    cpy_r_r21 = PyList_Append(cpy_r_r15, cpy_r_r20);
    CPy_DECREF(cpy_r_r20);
    cpy_r_r22 = cpy_r_r21 >= 0;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 70, CPyStatic_scholars___research___sight___globals);
        goto CPyL175;
    } else
        goto CPyL9;
CPyL13: ;
    cpy_r_r23 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 70, CPyStatic_scholars___research___sight___globals);
        goto CPyL173;
    }
    cpy_r_r24 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_dice_sums;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "look", "Book", "dice_sums", 71, CPyStatic_scholars___research___sight___globals);
        goto CPyL176;
    }
    CPy_INCREF(cpy_r_r24);
CPyL15: ;
    cpy_r_r25 = CPyDef_scholars___scoring___dice_points(cpy_r_r15, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 71, CPyStatic_scholars___research___sight___globals);
        goto CPyL176;
    }
    cpy_r_r26 = CPyStatics[63]; /* 'seat' */
    cpy_r_r27 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_seat;
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "look", "Table", "seat", 72, CPyStatic_scholars___research___sight___globals);
        goto CPyL177;
    }
    CPyTagged_INCREF(cpy_r_r27);
CPyL17: ;
    cpy_r_r28 = CPY_INT_TAG;
    cpy_r_r29 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 12, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r26, cpy_r_r27, cpy_r_r28); /* seat */
    CPyTagged_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r29 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 72, CPyStatic_scholars___research___sight___globals);
        goto CPyL177;
    }
    cpy_r_r30 = CPyStatics[283]; /* 'turn' */
    cpy_r_r31 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_turn;
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "look", "Table", "turn", 73, CPyStatic_scholars___research___sight___globals);
        goto CPyL177;
    }
    CPyTagged_INCREF(cpy_r_r31);
CPyL19: ;
    cpy_r_r32 = CPY_INT_TAG;
    cpy_r_r33 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r30, cpy_r_r31, 500, cpy_r_r32); /* number */
    CPyTagged_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r33 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 73, CPyStatic_scholars___research___sight___globals);
        goto CPyL177;
    }
    cpy_r_r34 = CPyStatics[800]; /* 'first' */
    cpy_r_r35 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_first;
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "look", "Table", "first", 74, CPyStatic_scholars___research___sight___globals);
        goto CPyL177;
    }
    CPyTagged_INCREF(cpy_r_r35);
CPyL21: ;
    cpy_r_r36 = CPY_INT_TAG;
    cpy_r_r37 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 12, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r34, cpy_r_r35, cpy_r_r36); /* seat */
    CPyTagged_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r37 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 74, CPyStatic_scholars___research___sight___globals);
        goto CPyL177;
    }
    cpy_r_r38 = CPyStatics[1099]; /* 'turns_left' */
    cpy_r_r39 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_turns_left;
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "look", "Table", "turns_left", 75, CPyStatic_scholars___research___sight___globals);
        goto CPyL177;
    }
    CPyTagged_INCREF(cpy_r_r39);
CPyL23: ;
    cpy_r_r40 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r38, cpy_r_r39, 20, -2); /* number */
    CPyTagged_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 75, CPyStatic_scholars___research___sight___globals);
        goto CPyL177;
    }
    cpy_r_r41 = CPyStatics[3248]; /* 'stock' */
    cpy_r_r42 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_stock;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "look", "Table", "stock", 76, CPyStatic_scholars___research___sight___globals);
        goto CPyL177;
    }
    CPy_INCREF(cpy_r_r42);
CPyL25: ;
    cpy_r_r43 = ((serai___games___scholars___research___sight___ShownObject *)cpy_r_r7)->_colours;
    CPy_INCREF(cpy_r_r43);
    cpy_r_r44 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 16, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r41, cpy_r_r42, cpy_r_r43, 80); /* numbers */
    CPy_DECREF(cpy_r_r42);
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r44 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 76, CPyStatic_scholars___research___sight___globals);
        goto CPyL177;
    }
    cpy_r_r45 = CPyStatics[2040]; /* 'piles.top' */
    cpy_r_r46 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_piles;
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "look", "Table", "piles", 77, CPyStatic_scholars___research___sight___globals);
        goto CPyL177;
    }
    CPy_INCREF(cpy_r_r46);
CPyL27: ;
    cpy_r_r47 = (CPyPtr)((CPyPtr)cpy_r_r46 + offsetof(PyVarObject, ob_size));
    cpy_r_r48 = *(int64_t *)cpy_r_r47;
    cpy_r_r49 = PyList_New(cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 77, CPyStatic_scholars___research___sight___globals);
        goto CPyL178;
    }
    cpy_r_r50 = 0;
CPyL29: ;
    cpy_r_r51 = (CPyPtr)((CPyPtr)cpy_r_r46 + offsetof(PyVarObject, ob_size));
    cpy_r_r52 = *(int64_t *)cpy_r_r51;
    cpy_r_r53 = cpy_r_r50 < cpy_r_r52;
    if (!cpy_r_r53) goto CPyL179;
    cpy_r_r54 = (CPyPtr)((CPyPtr)cpy_r_r46 + offsetof(PyListObject, ob_item));
    cpy_r_r55 = *(CPyPtr *)cpy_r_r54;
    cpy_r_r56 = cpy_r_r50 * 8;
    cpy_r_r57 = cpy_r_r55 + cpy_r_r56;
    cpy_r_r58 = *(PyObject * *)cpy_r_r57;
    CPy_INCREF(cpy_r_r58);
    if (likely(PyList_Check(cpy_r_r58)))
        cpy_r_r59 = cpy_r_r58;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/research/sight.py", "look", 77, CPyStatic_scholars___research___sight___globals, "list", cpy_r_r58);
        goto CPyL180;
    }
    cpy_r_r60 = (CPyPtr)((CPyPtr)cpy_r_r59 + offsetof(PyVarObject, ob_size));
    cpy_r_r61 = *(int64_t *)cpy_r_r60;
    cpy_r_r62 = cpy_r_r61 << 1;
    cpy_r_r63 = cpy_r_r62 != 0;
    if (!cpy_r_r63) goto CPyL181;
    cpy_r_r64 = CPyList_GetItemShort(cpy_r_r59, -2);
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 77, CPyStatic_scholars___research___sight___globals);
        goto CPyL180;
    }
    if (likely(PyLong_Check(cpy_r_r64)))
        cpy_r_r65 = CPyTagged_FromObject(cpy_r_r64);
    else {
        CPy_TypeError("int", cpy_r_r64); cpy_r_r65 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r65 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 77, CPyStatic_scholars___research___sight___globals);
        goto CPyL180;
    }
    cpy_r_r66 = cpy_r_r65;
    goto CPyL36;
CPyL35: ;
    cpy_r_r66 = -2;
CPyL36: ;
    cpy_r_r67 = CPyTagged_StealAsObject(cpy_r_r66);
    CPyList_SetItemUnsafe(cpy_r_r49, cpy_r_r50, cpy_r_r67);
    cpy_r_r68 = cpy_r_r50 + 1;
    cpy_r_r50 = cpy_r_r68;
    goto CPyL29;
CPyL38: ;
    cpy_r_r69 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_piles;
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "look", "Table", "piles", 77, CPyStatic_scholars___research___sight___globals);
        goto CPyL182;
    }
CPyL39: ;
    cpy_r_r70 = (CPyPtr)((CPyPtr)cpy_r_r69 + offsetof(PyVarObject, ob_size));
    cpy_r_r71 = *(int64_t *)cpy_r_r70;
    cpy_r_r72 = cpy_r_r71 << 1;
    cpy_r_r73 = ((serai___games___scholars___research___sight___ShownObject *)cpy_r_r7)->_translators;
    CPy_INCREF(cpy_r_r73);
    cpy_r_r74 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 13, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_sheet, cpy_r_r45, cpy_r_r49, cpy_r_r72, cpy_r_r73); /* words_at */
    CPy_DECREF(cpy_r_r49);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r74 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 77, CPyStatic_scholars___research___sight___globals);
        goto CPyL177;
    }
    cpy_r_r75 = CPyStatics[3367]; /* 'piles.cards' */
    cpy_r_r76 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_piles;
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "look", "Table", "piles", 78, CPyStatic_scholars___research___sight___globals);
        goto CPyL177;
    }
    CPy_INCREF(cpy_r_r76);
CPyL41: ;
    cpy_r_r77 = (CPyPtr)((CPyPtr)cpy_r_r76 + offsetof(PyVarObject, ob_size));
    cpy_r_r78 = *(int64_t *)cpy_r_r77;
    cpy_r_r79 = PyList_New(cpy_r_r78);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 78, CPyStatic_scholars___research___sight___globals);
        goto CPyL183;
    }
    cpy_r_r80 = 0;
CPyL43: ;
    cpy_r_r81 = (CPyPtr)((CPyPtr)cpy_r_r76 + offsetof(PyVarObject, ob_size));
    cpy_r_r82 = *(int64_t *)cpy_r_r81;
    cpy_r_r83 = cpy_r_r80 < cpy_r_r82;
    if (!cpy_r_r83) goto CPyL184;
    cpy_r_r84 = (CPyPtr)((CPyPtr)cpy_r_r76 + offsetof(PyListObject, ob_item));
    cpy_r_r85 = *(CPyPtr *)cpy_r_r84;
    cpy_r_r86 = cpy_r_r80 * 8;
    cpy_r_r87 = cpy_r_r85 + cpy_r_r86;
    cpy_r_r88 = *(PyObject * *)cpy_r_r87;
    CPy_INCREF(cpy_r_r88);
    if (likely(PyList_Check(cpy_r_r88)))
        cpy_r_r89 = cpy_r_r88;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/research/sight.py", "look", 78, CPyStatic_scholars___research___sight___globals, "list", cpy_r_r88);
        goto CPyL185;
    }
    cpy_r_r90 = (CPyPtr)((CPyPtr)cpy_r_r89 + offsetof(PyVarObject, ob_size));
    cpy_r_r91 = *(int64_t *)cpy_r_r90;
    CPy_DECREF(cpy_r_r89);
    cpy_r_r92 = cpy_r_r91 << 1;
    cpy_r_r93 = CPyTagged_StealAsObject(cpy_r_r92);
    CPyList_SetItemUnsafe(cpy_r_r79, cpy_r_r80, cpy_r_r93);
    cpy_r_r94 = cpy_r_r80 + 1;
    cpy_r_r80 = cpy_r_r94;
    goto CPyL43;
CPyL47: ;
    cpy_r_r95 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_piles;
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "look", "Table", "piles", 78, CPyStatic_scholars___research___sight___globals);
        goto CPyL186;
    }
CPyL48: ;
    cpy_r_r96 = (CPyPtr)((CPyPtr)cpy_r_r95 + offsetof(PyVarObject, ob_size));
    cpy_r_r97 = *(int64_t *)cpy_r_r96;
    cpy_r_r98 = cpy_r_r97 << 1;
    cpy_r_r99 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 15, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r75, cpy_r_r79, cpy_r_r98, 40); /* numbers_at */
    CPy_DECREF(cpy_r_r79);
    if (unlikely(cpy_r_r99 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 78, CPyStatic_scholars___research___sight___globals);
        goto CPyL177;
    }
    cpy_r_r100 = CPyStatics[994]; /* 'deck' */
    cpy_r_r101 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_deck;
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "look", "Table", "deck", 79, CPyStatic_scholars___research___sight___globals);
        goto CPyL177;
    }
CPyL50: ;
    cpy_r_r102 = (CPyPtr)((CPyPtr)cpy_r_r101 + offsetof(PyVarObject, ob_size));
    cpy_r_r103 = *(int64_t *)cpy_r_r102;
    cpy_r_r104 = cpy_r_r103 << 1;
    cpy_r_r105 = CPY_INT_TAG;
    cpy_r_r106 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r100, cpy_r_r104, 120, cpy_r_r105); /* number */
    if (unlikely(cpy_r_r106 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 79, CPyStatic_scholars___research___sight___globals);
        goto CPyL177;
    }
    cpy_r_r107 = CPyStatics[2030]; /* 'reserve' */
    cpy_r_r108 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_reserve;
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "look", "Table", "reserve", 80, CPyStatic_scholars___research___sight___globals);
        goto CPyL177;
    }
CPyL52: ;
    cpy_r_r109 = (CPyPtr)((CPyPtr)cpy_r_r108 + offsetof(PyVarObject, ob_size));
    cpy_r_r110 = *(int64_t *)cpy_r_r109;
    cpy_r_r111 = cpy_r_r110 << 1;
    cpy_r_r112 = CPY_INT_TAG;
    cpy_r_r113 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r107, cpy_r_r111, 120, cpy_r_r112); /* number */
    if (unlikely(cpy_r_r113 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 80, CPyStatic_scholars___research___sight___globals);
        goto CPyL177;
    }
    cpy_r_r114 = CPyStatics[3368]; /* 'map.card' */
    cpy_r_r115 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_map_scrolls;
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "look", "Table", "map_scrolls", 81, CPyStatic_scholars___research___sight___globals);
        goto CPyL177;
    }
    CPy_INCREF(cpy_r_r115);
CPyL54: ;
    cpy_r_r116 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_map_scrolls;
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "look", "Table", "map_scrolls", 81, CPyStatic_scholars___research___sight___globals);
        goto CPyL187;
    }
CPyL55: ;
    cpy_r_r117 = (CPyPtr)((CPyPtr)cpy_r_r116 + offsetof(PyVarObject, ob_size));
    cpy_r_r118 = *(int64_t *)cpy_r_r117;
    cpy_r_r119 = cpy_r_r118 << 1;
    cpy_r_r120 = ((serai___games___scholars___research___sight___ShownObject *)cpy_r_r7)->_scrolls;
    CPy_INCREF(cpy_r_r120);
    cpy_r_r121 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 13, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_sheet, cpy_r_r114, cpy_r_r115, cpy_r_r119, cpy_r_r120); /* words_at */
    CPy_DECREF(cpy_r_r115);
    CPy_DECREF(cpy_r_r120);
    if (unlikely(cpy_r_r121 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 81, CPyStatic_scholars___research___sight___globals);
        goto CPyL177;
    }
    cpy_r_r122 = CPyStatics[3369]; /* 'map.influence' */
    cpy_r_r123 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_map_influence;
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "look", "Table", "map_influence", 82, CPyStatic_scholars___research___sight___globals);
        goto CPyL177;
    }
    CPy_INCREF(cpy_r_r123);
CPyL57: ;
    cpy_r_r124 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_map_influence;
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "look", "Table", "map_influence", 82, CPyStatic_scholars___research___sight___globals);
        goto CPyL188;
    }
CPyL58: ;
    cpy_r_r125 = (CPyPtr)((CPyPtr)cpy_r_r124 + offsetof(PyVarObject, ob_size));
    cpy_r_r126 = *(int64_t *)cpy_r_r125;
    cpy_r_r127 = cpy_r_r126 << 1;
    cpy_r_r128 = CPY_INT_TAG;
    cpy_r_r129 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 14, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r122, cpy_r_r123, cpy_r_r127, cpy_r_r128); /* seats_at */
    CPy_DECREF(cpy_r_r123);
    if (unlikely(cpy_r_r129 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 82, CPyStatic_scholars___research___sight___globals);
        goto CPyL177;
    }
    cpy_r_r130 = CPyStatics[2348]; /* 'neutral' */
    cpy_r_r131 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_neutral;
    if (unlikely(cpy_r_r131 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "look", "Table", "neutral", 83, CPyStatic_scholars___research___sight___globals);
        goto CPyL177;
    }
    CPyTagged_INCREF(cpy_r_r131);
CPyL60: ;
    cpy_r_r132 = ((serai___games___scholars___research___sight___ShownObject *)cpy_r_r7)->_map;
    CPy_INCREF(cpy_r_r132);
    cpy_r_r133 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 11, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_sheet, cpy_r_r130, cpy_r_r131, cpy_r_r132); /* word */
    CPyTagged_DECREF(cpy_r_r131);
    CPy_DECREF(cpy_r_r132);
    if (unlikely(cpy_r_r133 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 83, CPyStatic_scholars___research___sight___globals);
        goto CPyL177;
    }
    cpy_r_r134 = CPyStatics[2542]; /* 'guilds' */
    cpy_r_r135 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 2, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *))(cpy_r_sheet, cpy_r_r134); /* part */
    if (unlikely(cpy_r_r135 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 84, CPyStatic_scholars___research___sight___globals);
        goto CPyL177;
    }
    cpy_r_r136 = CPyStatics[3370]; /* 'control' */
    cpy_r_r137 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_control;
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "look", "Table", "control", 85, CPyStatic_scholars___research___sight___globals);
        goto CPyL177;
    }
    CPy_INCREF(cpy_r_r137);
CPyL63: ;
    cpy_r_r138 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_control;
    if (unlikely(cpy_r_r138 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "look", "Table", "control", 85, CPyStatic_scholars___research___sight___globals);
        goto CPyL189;
    }
CPyL64: ;
    cpy_r_r139 = (CPyPtr)((CPyPtr)cpy_r_r138 + offsetof(PyVarObject, ob_size));
    cpy_r_r140 = *(int64_t *)cpy_r_r139;
    cpy_r_r141 = cpy_r_r140 << 1;
    cpy_r_r142 = CPY_INT_TAG;
    cpy_r_r143 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 14, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r136, cpy_r_r137, cpy_r_r141, cpy_r_r142); /* seats_at */
    CPy_DECREF(cpy_r_r137);
    if (unlikely(cpy_r_r143 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 85, CPyStatic_scholars___research___sight___globals);
        goto CPyL177;
    }
    cpy_r_r144 = 0;
    cpy_r_r145 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_columns;
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "look", "Book", "columns", 86, CPyStatic_scholars___research___sight___globals);
        goto CPyL177;
    }
    CPy_INCREF(cpy_r_r145);
CPyL66: ;
    cpy_r_r146 = 0;
CPyL67: ;
    cpy_r_r147 = (CPyPtr)((CPyPtr)cpy_r_r145 + offsetof(PyVarObject, ob_size));
    cpy_r_r148 = *(int64_t *)cpy_r_r147;
    cpy_r_r149 = cpy_r_r146 < cpy_r_r148;
    if (!cpy_r_r149) goto CPyL190;
    cpy_r_guild = cpy_r_r144;
    cpy_r_r150 = (CPyPtr)((CPyPtr)cpy_r_r145 + offsetof(PyListObject, ob_item));
    cpy_r_r151 = *(CPyPtr *)cpy_r_r150;
    cpy_r_r152 = cpy_r_r146 * 8;
    cpy_r_r153 = cpy_r_r151 + cpy_r_r152;
    cpy_r_r154 = *(PyObject * *)cpy_r_r153;
    CPy_INCREF(cpy_r_r154);
    if (likely(PyList_Check(cpy_r_r154)))
        cpy_r_r155 = cpy_r_r154;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/research/sight.py", "look", 86, CPyStatic_scholars___research___sight___globals, "list", cpy_r_r154);
        goto CPyL191;
    }
    cpy_r_r156 = CPyStatics[151]; /* '' */
    cpy_r_r157 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 4, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r156, cpy_r_guild); /* place */
    if (unlikely(cpy_r_r157 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 87, CPyStatic_scholars___research___sight___globals);
        goto CPyL192;
    }
    cpy_r_r158 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r159 = PyList_New(0);
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 88, CPyStatic_scholars___research___sight___globals);
        goto CPyL192;
    }
    cpy_r_r160 = PyObject_GetIter(cpy_r_r14);
    if (unlikely(cpy_r_r160 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 88, CPyStatic_scholars___research___sight___globals);
        goto CPyL193;
    }
CPyL72: ;
    cpy_r_r161 = PyIter_Next(cpy_r_r160);
    if (cpy_r_r161 == NULL) goto CPyL194;
    if (likely(PyLong_Check(cpy_r_r161)))
        cpy_r_r162 = CPyTagged_FromObject(cpy_r_r161);
    else {
        CPy_TypeError("int", cpy_r_r161); cpy_r_r162 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r161);
    if (unlikely(cpy_r_r162 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 88, CPyStatic_scholars___research___sight___globals);
        goto CPyL195;
    }
    cpy_r_r163 = CPyDef_scholars___table___Table___guilds_of(cpy_r_t, cpy_r_r162);
    CPyTagged_DECREF(cpy_r_r162);
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 88, CPyStatic_scholars___research___sight___globals);
        goto CPyL195;
    }
    cpy_r_r164 = CPyList_GetItem(cpy_r_r163, cpy_r_guild);
    CPy_DECREF(cpy_r_r163);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 88, CPyStatic_scholars___research___sight___globals);
        goto CPyL195;
    }
    if (likely(PyLong_Check(cpy_r_r164)))
        cpy_r_r165 = CPyTagged_FromObject(cpy_r_r164);
    else {
        CPy_TypeError("int", cpy_r_r164); cpy_r_r165 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r164);
    if (unlikely(cpy_r_r165 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 88, CPyStatic_scholars___research___sight___globals);
        goto CPyL195;
    }
    cpy_r_r166 = CPyTagged_StealAsObject(cpy_r_r165);
    cpy_r_r167 = PyList_Append(cpy_r_r159, cpy_r_r166);
    CPy_DECREF(cpy_r_r166);
    cpy_r_r168 = cpy_r_r167 >= 0;
    if (unlikely(!cpy_r_r168)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 88, CPyStatic_scholars___research___sight___globals);
        goto CPyL195;
    } else
        goto CPyL72;
CPyL78: ;
    cpy_r_r169 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r169)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 88, CPyStatic_scholars___research___sight___globals);
        goto CPyL196;
    }
    cpy_r_r170 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 17, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r158, cpy_r_r159, 40); /* by_seat */
    CPy_DECREF(cpy_r_r159);
    if (unlikely(cpy_r_r170 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 88, CPyStatic_scholars___research___sight___globals);
        goto CPyL197;
    }
    cpy_r_r171 = CPyStatics[3371]; /* 'scrolls.card' */
    cpy_r_r172 = (CPyPtr)((CPyPtr)cpy_r_r155 + offsetof(PyVarObject, ob_size));
    cpy_r_r173 = *(int64_t *)cpy_r_r172;
    cpy_r_r174 = PyList_New(cpy_r_r173);
    if (unlikely(cpy_r_r174 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 89, CPyStatic_scholars___research___sight___globals);
        goto CPyL197;
    }
    cpy_r_r175 = 0;
CPyL82: ;
    cpy_r_r176 = (CPyPtr)((CPyPtr)cpy_r_r155 + offsetof(PyVarObject, ob_size));
    cpy_r_r177 = *(int64_t *)cpy_r_r176;
    cpy_r_r178 = cpy_r_r175 < cpy_r_r177;
    if (!cpy_r_r178) goto CPyL89;
    cpy_r_r179 = (CPyPtr)((CPyPtr)cpy_r_r155 + offsetof(PyListObject, ob_item));
    cpy_r_r180 = *(CPyPtr *)cpy_r_r179;
    cpy_r_r181 = cpy_r_r175 * 8;
    cpy_r_r182 = cpy_r_r180 + cpy_r_r181;
    cpy_r_r183 = *(PyObject * *)cpy_r_r182;
    CPy_INCREF(cpy_r_r183);
    if (likely(PyLong_Check(cpy_r_r183)))
        cpy_r_r184 = CPyTagged_FromObject(cpy_r_r183);
    else {
        CPy_TypeError("int", cpy_r_r183); cpy_r_r184 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r183);
    if (unlikely(cpy_r_r184 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 89, CPyStatic_scholars___research___sight___globals);
        goto CPyL198;
    }
    cpy_r_r185 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_house;
    if (unlikely(cpy_r_r185 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "look", "Table", "house", 89, CPyStatic_scholars___research___sight___globals);
        goto CPyL199;
    }
CPyL85: ;
    cpy_r_r186 = CPyList_GetItem(cpy_r_r185, cpy_r_r184);
    CPyTagged_DECREF(cpy_r_r184);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 89, CPyStatic_scholars___research___sight___globals);
        goto CPyL198;
    }
    if (likely(PyLong_Check(cpy_r_r186)))
        cpy_r_r187 = CPyTagged_FromObject(cpy_r_r186);
    else {
        CPy_TypeError("int", cpy_r_r186); cpy_r_r187 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r186);
    if (unlikely(cpy_r_r187 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 89, CPyStatic_scholars___research___sight___globals);
        goto CPyL198;
    }
    cpy_r_r188 = CPyTagged_StealAsObject(cpy_r_r187);
    CPyList_SetItemUnsafe(cpy_r_r174, cpy_r_r175, cpy_r_r188);
    cpy_r_r189 = cpy_r_r175 + 1;
    cpy_r_r175 = cpy_r_r189;
    goto CPyL82;
CPyL89: ;
    cpy_r_r190 = (CPyPtr)((CPyPtr)cpy_r_r155 + offsetof(PyVarObject, ob_size));
    cpy_r_r191 = *(int64_t *)cpy_r_r190;
    cpy_r_r192 = cpy_r_r191 << 1;
    cpy_r_r193 = ((serai___games___scholars___research___sight___ShownObject *)cpy_r_r7)->_scrolls;
    CPy_INCREF(cpy_r_r193);
    cpy_r_r194 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 13, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_sheet, cpy_r_r171, cpy_r_r174, cpy_r_r192, cpy_r_r193); /* words_at */
    CPy_DECREF(cpy_r_r174);
    CPy_DECREF(cpy_r_r193);
    if (unlikely(cpy_r_r194 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 89, CPyStatic_scholars___research___sight___globals);
        goto CPyL197;
    }
    cpy_r_r195 = CPyStatics[3372]; /* 'scrolls.influence' */
    cpy_r_r196 = (CPyPtr)((CPyPtr)cpy_r_r155 + offsetof(PyVarObject, ob_size));
    cpy_r_r197 = *(int64_t *)cpy_r_r196;
    cpy_r_r198 = PyList_New(cpy_r_r197);
    if (unlikely(cpy_r_r198 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 90, CPyStatic_scholars___research___sight___globals);
        goto CPyL197;
    }
    cpy_r_r199 = 0;
CPyL92: ;
    cpy_r_r200 = (CPyPtr)((CPyPtr)cpy_r_r155 + offsetof(PyVarObject, ob_size));
    cpy_r_r201 = *(int64_t *)cpy_r_r200;
    cpy_r_r202 = cpy_r_r199 < cpy_r_r201;
    if (!cpy_r_r202) goto CPyL99;
    cpy_r_r203 = (CPyPtr)((CPyPtr)cpy_r_r155 + offsetof(PyListObject, ob_item));
    cpy_r_r204 = *(CPyPtr *)cpy_r_r203;
    cpy_r_r205 = cpy_r_r199 * 8;
    cpy_r_r206 = cpy_r_r204 + cpy_r_r205;
    cpy_r_r207 = *(PyObject * *)cpy_r_r206;
    CPy_INCREF(cpy_r_r207);
    if (likely(PyLong_Check(cpy_r_r207)))
        cpy_r_r208 = CPyTagged_FromObject(cpy_r_r207);
    else {
        CPy_TypeError("int", cpy_r_r207); cpy_r_r208 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r207);
    if (unlikely(cpy_r_r208 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 90, CPyStatic_scholars___research___sight___globals);
        goto CPyL200;
    }
    cpy_r_r209 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_house_influence;
    if (unlikely(cpy_r_r209 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "look", "Table", "house_influence", 90, CPyStatic_scholars___research___sight___globals);
        goto CPyL201;
    }
CPyL95: ;
    cpy_r_r210 = CPyList_GetItem(cpy_r_r209, cpy_r_r208);
    CPyTagged_DECREF(cpy_r_r208);
    if (unlikely(cpy_r_r210 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 90, CPyStatic_scholars___research___sight___globals);
        goto CPyL200;
    }
    if (likely(PyLong_Check(cpy_r_r210)))
        cpy_r_r211 = CPyTagged_FromObject(cpy_r_r210);
    else {
        CPy_TypeError("int", cpy_r_r210); cpy_r_r211 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r210);
    if (unlikely(cpy_r_r211 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 90, CPyStatic_scholars___research___sight___globals);
        goto CPyL200;
    }
    cpy_r_r212 = CPyTagged_StealAsObject(cpy_r_r211);
    CPyList_SetItemUnsafe(cpy_r_r198, cpy_r_r199, cpy_r_r212);
    cpy_r_r213 = cpy_r_r199 + 1;
    cpy_r_r199 = cpy_r_r213;
    goto CPyL92;
CPyL99: ;
    cpy_r_r214 = (CPyPtr)((CPyPtr)cpy_r_r155 + offsetof(PyVarObject, ob_size));
    cpy_r_r215 = *(int64_t *)cpy_r_r214;
    CPy_DECREF(cpy_r_r155);
    cpy_r_r216 = cpy_r_r215 << 1;
    cpy_r_r217 = CPY_INT_TAG;
    cpy_r_r218 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 14, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r195, cpy_r_r198, cpy_r_r216, cpy_r_r217); /* seats_at */
    CPy_DECREF(cpy_r_r198);
    if (unlikely(cpy_r_r218 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 90, CPyStatic_scholars___research___sight___globals);
        goto CPyL202;
    }
    cpy_r_r219 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 5, serai___kernel___sheet___SheetObject, char (*)(PyObject *))(cpy_r_sheet); /* end */
    if (unlikely(cpy_r_r219 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 91, CPyStatic_scholars___research___sight___globals);
        goto CPyL202;
    }
    cpy_r_r220 = cpy_r_r144 + 2;
    cpy_r_r144 = cpy_r_r220;
    cpy_r_r221 = cpy_r_r146 + 1;
    cpy_r_r146 = cpy_r_r221;
    goto CPyL67;
CPyL102: ;
    cpy_r_r222 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 5, serai___kernel___sheet___SheetObject, char (*)(PyObject *))(cpy_r_sheet); /* end */
    if (unlikely(cpy_r_r222 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 92, CPyStatic_scholars___research___sight___globals);
        goto CPyL203;
    }
    cpy_r_r223 = CPyStatics[3373]; /* 'rooms.translator' */
    cpy_r_r224 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_rooms;
    if (unlikely(cpy_r_r224 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "look", "Table", "rooms", 93, CPyStatic_scholars___research___sight___globals);
        goto CPyL203;
    }
    CPy_INCREF(cpy_r_r224);
CPyL104: ;
    cpy_r_r225 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_rooms;
    if (unlikely(cpy_r_r225 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "look", "Table", "rooms", 93, CPyStatic_scholars___research___sight___globals);
        goto CPyL204;
    }
CPyL105: ;
    cpy_r_r226 = (CPyPtr)((CPyPtr)cpy_r_r225 + offsetof(PyVarObject, ob_size));
    cpy_r_r227 = *(int64_t *)cpy_r_r226;
    cpy_r_r228 = cpy_r_r227 << 1;
    cpy_r_r229 = ((serai___games___scholars___research___sight___ShownObject *)cpy_r_r7)->_translators;
    CPy_INCREF(cpy_r_r229);
    cpy_r_r230 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 13, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_sheet, cpy_r_r223, cpy_r_r224, cpy_r_r228, cpy_r_r229); /* words_at */
    CPy_DECREF(cpy_r_r224);
    CPy_DECREF(cpy_r_r229);
    if (unlikely(cpy_r_r230 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 93, CPyStatic_scholars___research___sight___globals);
        goto CPyL203;
    }
    cpy_r_r231 = CPyStatics[3374]; /* 'rooms.owner' */
    cpy_r_r232 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r232 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "look", "Table", "owners", 94, CPyStatic_scholars___research___sight___globals);
        goto CPyL203;
    }
    CPy_INCREF(cpy_r_r232);
CPyL107: ;
    cpy_r_r233 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r233 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "look", "Table", "owners", 94, CPyStatic_scholars___research___sight___globals);
        goto CPyL205;
    }
CPyL108: ;
    cpy_r_r234 = (CPyPtr)((CPyPtr)cpy_r_r233 + offsetof(PyVarObject, ob_size));
    cpy_r_r235 = *(int64_t *)cpy_r_r234;
    cpy_r_r236 = cpy_r_r235 << 1;
    cpy_r_r237 = CPY_INT_TAG;
    cpy_r_r238 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 14, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r231, cpy_r_r232, cpy_r_r236, cpy_r_r237); /* seats_at */
    CPy_DECREF(cpy_r_r232);
    if (unlikely(cpy_r_r238 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 94, CPyStatic_scholars___research___sight___globals);
        goto CPyL203;
    }
    cpy_r_r239 = CPyStatics[3375]; /* 'rooms.gold' */
    cpy_r_r240 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_gold;
    if (unlikely(cpy_r_r240 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "look", "Table", "gold", 95, CPyStatic_scholars___research___sight___globals);
        goto CPyL203;
    }
    CPy_INCREF(cpy_r_r240);
CPyL110: ;
    cpy_r_r241 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_gold;
    if (unlikely(cpy_r_r241 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "look", "Table", "gold", 95, CPyStatic_scholars___research___sight___globals);
        goto CPyL206;
    }
CPyL111: ;
    cpy_r_r242 = (CPyPtr)((CPyPtr)cpy_r_r241 + offsetof(PyVarObject, ob_size));
    cpy_r_r243 = *(int64_t *)cpy_r_r242;
    cpy_r_r244 = cpy_r_r243 << 1;
    cpy_r_r245 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 15, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r239, cpy_r_r240, cpy_r_r244, 20); /* numbers_at */
    CPy_DECREF(cpy_r_r240);
    if (unlikely(cpy_r_r245 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 95, CPyStatic_scholars___research___sight___globals);
        goto CPyL203;
    }
    cpy_r_r246 = CPyStatics[3376]; /* 'caliphs.card' */
    cpy_r_r247 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_caliphs;
    if (unlikely(cpy_r_r247 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "look", "Table", "caliphs", 96, CPyStatic_scholars___research___sight___globals);
        goto CPyL203;
    }
    CPy_INCREF(cpy_r_r247);
CPyL113: ;
    cpy_r_r248 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_caliph_slots;
    if (unlikely(cpy_r_r248 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "look", "Book", "caliph_slots", 96, CPyStatic_scholars___research___sight___globals);
        goto CPyL207;
    }
CPyL114: ;
    cpy_r_r249 = (CPyPtr)((CPyPtr)cpy_r_r248 + offsetof(PyVarObject, ob_size));
    cpy_r_r250 = *(int64_t *)cpy_r_r249;
    cpy_r_r251 = cpy_r_r250 << 1;
    cpy_r_r252 = ((serai___games___scholars___research___sight___ShownObject *)cpy_r_r7)->_caliphs;
    CPy_INCREF(cpy_r_r252);
    cpy_r_r253 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 13, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_sheet, cpy_r_r246, cpy_r_r247, cpy_r_r251, cpy_r_r252); /* words_at */
    CPy_DECREF(cpy_r_r247);
    CPy_DECREF(cpy_r_r252);
    if (unlikely(cpy_r_r253 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 96, CPyStatic_scholars___research___sight___globals);
        goto CPyL203;
    }
    cpy_r_r254 = CPyStatics[3377]; /* 'caliphs.influence' */
    cpy_r_r255 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_caliph_influence;
    if (unlikely(cpy_r_r255 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "look", "Table", "caliph_influence", 97, CPyStatic_scholars___research___sight___globals);
        goto CPyL203;
    }
    CPy_INCREF(cpy_r_r255);
CPyL116: ;
    cpy_r_r256 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_caliph_influence;
    if (unlikely(cpy_r_r256 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "look", "Table", "caliph_influence", 97, CPyStatic_scholars___research___sight___globals);
        goto CPyL208;
    }
CPyL117: ;
    cpy_r_r257 = (CPyPtr)((CPyPtr)cpy_r_r256 + offsetof(PyVarObject, ob_size));
    cpy_r_r258 = *(int64_t *)cpy_r_r257;
    cpy_r_r259 = cpy_r_r258 << 1;
    cpy_r_r260 = CPY_INT_TAG;
    cpy_r_r261 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 14, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r254, cpy_r_r255, cpy_r_r259, cpy_r_r260); /* seats_at */
    CPy_DECREF(cpy_r_r255);
    if (unlikely(cpy_r_r261 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 97, CPyStatic_scholars___research___sight___globals);
        goto CPyL203;
    }
    cpy_r_r262 = CPyStatics[3378]; /* 'pairs.room' */
    cpy_r_r263 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_pairs;
    if (unlikely(cpy_r_r263 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "look", "Table", "pairs", 98, CPyStatic_scholars___research___sight___globals);
        goto CPyL203;
    }
    CPy_INCREF(cpy_r_r263);
CPyL119: ;
    cpy_r_r264 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r265 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r266 = CPyStatics[4911]; /* 2 */
    cpy_r_r267 = PySlice_New(cpy_r_r264, cpy_r_r265, cpy_r_r266);
    if (unlikely(cpy_r_r267 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 98, CPyStatic_scholars___research___sight___globals);
        goto CPyL209;
    }
    cpy_r_r268 = PyObject_GetItem(cpy_r_r263, cpy_r_r267);
    CPy_DECREF(cpy_r_r263);
    CPy_DECREF(cpy_r_r267);
    if (unlikely(cpy_r_r268 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 98, CPyStatic_scholars___research___sight___globals);
        goto CPyL203;
    }
    if (likely(PyList_Check(cpy_r_r268)))
        cpy_r_r269 = cpy_r_r268;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/research/sight.py", "look", 98, CPyStatic_scholars___research___sight___globals, "list", cpy_r_r268);
        goto CPyL203;
    }
    cpy_r_r270 = ((serai___games___scholars___research___sight___ShownObject *)cpy_r_r7)->_rooms;
    CPy_INCREF(cpy_r_r270);
    cpy_r_r271 = CPY_INT_TAG;
    cpy_r_r272 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 19, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r262, cpy_r_r269, cpy_r_r270, cpy_r_r271); /* bag */
    CPy_DECREF(cpy_r_r269);
    CPy_DECREF(cpy_r_r270);
    if (unlikely(cpy_r_r272 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 98, CPyStatic_scholars___research___sight___globals);
        goto CPyL203;
    }
    cpy_r_r273 = CPyStatics[3379]; /* 'pairs.resource' */
    cpy_r_r274 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_pairs;
    if (unlikely(cpy_r_r274 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "look", "Table", "pairs", 99, CPyStatic_scholars___research___sight___globals);
        goto CPyL203;
    }
    CPy_INCREF(cpy_r_r274);
CPyL124: ;
    cpy_r_r275 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r276 = CPyStatics[4897]; /* 1 */
    cpy_r_r277 = CPyStatics[4911]; /* 2 */
    cpy_r_r278 = PySlice_New(cpy_r_r276, cpy_r_r275, cpy_r_r277);
    if (unlikely(cpy_r_r278 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 99, CPyStatic_scholars___research___sight___globals);
        goto CPyL210;
    }
    cpy_r_r279 = PyObject_GetItem(cpy_r_r274, cpy_r_r278);
    CPy_DECREF(cpy_r_r274);
    CPy_DECREF(cpy_r_r278);
    if (unlikely(cpy_r_r279 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 99, CPyStatic_scholars___research___sight___globals);
        goto CPyL203;
    }
    if (likely(PyList_Check(cpy_r_r279)))
        cpy_r_r280 = cpy_r_r279;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/research/sight.py", "look", 99, CPyStatic_scholars___research___sight___globals, "list", cpy_r_r279);
        goto CPyL203;
    }
    cpy_r_r281 = ((serai___games___scholars___research___sight___ShownObject *)cpy_r_r7)->_resources;
    CPy_INCREF(cpy_r_r281);
    cpy_r_r282 = CPY_INT_TAG;
    cpy_r_r283 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 19, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r273, cpy_r_r280, cpy_r_r281, cpy_r_r282); /* bag */
    CPy_DECREF(cpy_r_r280);
    CPy_DECREF(cpy_r_r281);
    if (unlikely(cpy_r_r283 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 99, CPyStatic_scholars___research___sight___globals);
        goto CPyL203;
    }
    cpy_r_r284 = CPyStatics[334]; /* 'action' */
    cpy_r_r285 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 2, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *))(cpy_r_sheet, cpy_r_r284); /* part */
    if (unlikely(cpy_r_r285 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 100, CPyStatic_scholars___research___sight___globals);
        goto CPyL203;
    }
    cpy_r_r286 = CPyDef_scholars___research___sight____action(cpy_r_t, cpy_r_r7, cpy_r_sheet);
    if (unlikely(cpy_r_r286 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 101, CPyStatic_scholars___research___sight___globals);
        goto CPyL203;
    }
    cpy_r_r287 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 5, serai___kernel___sheet___SheetObject, char (*)(PyObject *))(cpy_r_sheet); /* end */
    if (unlikely(cpy_r_r287 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 102, CPyStatic_scholars___research___sight___globals);
        goto CPyL203;
    }
    cpy_r_r288 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r288 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "look", "Table", "players", 103, CPyStatic_scholars___research___sight___globals);
        goto CPyL203;
    }
CPyL132: ;
    cpy_r_r289 = (CPyPtr)((CPyPtr)cpy_r_r288 + offsetof(PyVarObject, ob_size));
    cpy_r_r290 = *(int64_t *)cpy_r_r289;
    cpy_r_r291 = cpy_r_r290 << 1;
    cpy_r_many = cpy_r_r291;
    cpy_r_r292 = 0;
    CPyTagged_INCREF(cpy_r_r292);
    cpy_r_away = cpy_r_r292;
    CPyTagged_DECREF(cpy_r_away);
CPyL133: ;
    cpy_r_r293 = cpy_r_r292 & 1;
    cpy_r_r294 = cpy_r_r293 != 0;
    if (cpy_r_r294) goto CPyL135;
    cpy_r_r295 = cpy_r_many & 1;
    cpy_r_r296 = cpy_r_r295 != 0;
    if (!cpy_r_r296) goto CPyL136;
CPyL135: ;
    cpy_r_r297 = CPyTagged_IsLt_(cpy_r_r292, cpy_r_many);
    if (cpy_r_r297) {
        goto CPyL137;
    } else
        goto CPyL211;
CPyL136: ;
    cpy_r_r298 = (Py_ssize_t)cpy_r_r292 < (Py_ssize_t)cpy_r_many;
    if (!cpy_r_r298) goto CPyL211;
CPyL137: ;
    CPyTagged_INCREF(cpy_r_r292);
    cpy_r_away = cpy_r_r292;
    cpy_r_r299 = CPyTagged_Add(cpy_r_me, cpy_r_away);
    cpy_r_r300 = CPyTagged_Remainder(cpy_r_r299, cpy_r_many);
    CPyTagged_DECREF(cpy_r_r299);
    if (unlikely(cpy_r_r300 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 105, CPyStatic_scholars___research___sight___globals);
        goto CPyL212;
    }
    cpy_r_r301 = CPyStatics[317]; /* 'players' */
    cpy_r_r302 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 3, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r301, cpy_r_away); /* competitor */
    CPyTagged_DECREF(cpy_r_away);
    if (unlikely(cpy_r_r302 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 106, CPyStatic_scholars___research___sight___globals);
        goto CPyL213;
    }
    cpy_r_r303 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r303 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "look", "Table", "players", 107, CPyStatic_scholars___research___sight___globals);
        goto CPyL213;
    }
CPyL140: ;
    cpy_r_r304 = CPyList_GetItem(cpy_r_r303, cpy_r_r300);
    if (unlikely(cpy_r_r304 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 107, CPyStatic_scholars___research___sight___globals);
        goto CPyL213;
    }
    if (likely(Py_TYPE(cpy_r_r304) == CPyType_scholars___table___Player))
        cpy_r_r305 = cpy_r_r304;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/research/sight.py", "look", 107, CPyStatic_scholars___research___sight___globals, "serai.games.scholars.table.Player", cpy_r_r304);
        goto CPyL213;
    }
    cpy_r_r306 = cpy_r_r300 & 1;
    cpy_r_r307 = cpy_r_r306 != 0;
    if (!cpy_r_r307) goto CPyL144;
    cpy_r_r308 = CPyTagged_IsEq_(cpy_r_r300, cpy_r_me);
    cpy_r_r309 = cpy_r_r308;
    goto CPyL145;
CPyL144: ;
    cpy_r_r310 = cpy_r_r300 == cpy_r_me;
    cpy_r_r309 = cpy_r_r310;
CPyL145: ;
    cpy_r_r311 = CPyDef_scholars___research___sight____player(cpy_r_t, cpy_r_r305, cpy_r_r309, cpy_r_r7, cpy_r_sheet);
    CPy_DECREF(cpy_r_r305);
    if (unlikely(cpy_r_r311 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 107, CPyStatic_scholars___research___sight___globals);
        goto CPyL213;
    }
    cpy_r_r312 = CPyStatics[2638]; /* 'dice_sum' */
    cpy_r_r313 = CPyList_GetItem(cpy_r_r15, cpy_r_r300);
    if (unlikely(cpy_r_r313 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 108, CPyStatic_scholars___research___sight___globals);
        goto CPyL213;
    }
    if (likely(PyLong_Check(cpy_r_r313)))
        cpy_r_r314 = CPyTagged_FromObject(cpy_r_r313);
    else {
        CPy_TypeError("int", cpy_r_r313); cpy_r_r314 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r313);
    if (unlikely(cpy_r_r314 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 108, CPyStatic_scholars___research___sight___globals);
        goto CPyL213;
    }
    cpy_r_r315 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r312, cpy_r_r314, 120, -120); /* number */
    CPyTagged_DECREF(cpy_r_r314);
    if (unlikely(cpy_r_r315 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 108, CPyStatic_scholars___research___sight___globals);
        goto CPyL213;
    }
    cpy_r_r316 = CPyStatics[65]; /* 'points' */
    cpy_r_r317 = CPyDef_scholars___scoring___quick_score(cpy_r_t, cpy_r_r300);
    if (unlikely(cpy_r_r317 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 109, CPyStatic_scholars___research___sight___globals);
        goto CPyL213;
    }
    cpy_r_r318 = CPyList_GetItemBorrow(cpy_r_r25, cpy_r_r300);
    if (unlikely(cpy_r_r318 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 109, CPyStatic_scholars___research___sight___globals);
        goto CPyL214;
    }
    if (likely(PyLong_Check(cpy_r_r318)))
        cpy_r_r319 = CPyTagged_FromObject(cpy_r_r318);
    else {
        CPy_TypeError("int", cpy_r_r318); cpy_r_r319 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r319 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 109, CPyStatic_scholars___research___sight___globals);
        goto CPyL214;
    }
    cpy_r_r320 = CPyTagged_Add(cpy_r_r317, cpy_r_r319);
    CPyTagged_DECREF(cpy_r_r317);
    CPyTagged_DECREF(cpy_r_r319);
    CPyTagged_DECREF(cpy_r_r300);
    cpy_r_r321 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r316, cpy_r_r320, 400, -100); /* number */
    CPyTagged_DECREF(cpy_r_r320);
    if (unlikely(cpy_r_r321 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 109, CPyStatic_scholars___research___sight___globals);
        goto CPyL215;
    }
    cpy_r_r322 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 5, serai___kernel___sheet___SheetObject, char (*)(PyObject *))(cpy_r_sheet); /* end */
    if (unlikely(cpy_r_r322 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 110, CPyStatic_scholars___research___sight___globals);
        goto CPyL215;
    }
    cpy_r_r323 = CPyTagged_Add(cpy_r_r292, 2);
    CPyTagged_DECREF(cpy_r_r292);
    cpy_r_r292 = cpy_r_r323;
    goto CPyL133;
CPyL155: ;
    cpy_r_r324 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_automa;
    if (unlikely(cpy_r_r324 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "look", "Table", "automa", 111, CPyStatic_scholars___research___sight___globals);
        goto CPyL216;
    }
CPyL156: ;
    cpy_r_r325 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r326 = cpy_r_r324 != cpy_r_r325;
    if (!cpy_r_r326) goto CPyL217;
    cpy_r_r327 = CPyStatics[3160]; /* 'automa' */
    cpy_r_r328 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 2, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *))(cpy_r_sheet, cpy_r_r327); /* part */
    if (unlikely(cpy_r_r328 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 112, CPyStatic_scholars___research___sight___globals);
        goto CPyL216;
    }
    cpy_r_r329 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_automa;
    if (unlikely(cpy_r_r329 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "look", "Table", "automa", 113, CPyStatic_scholars___research___sight___globals);
        goto CPyL216;
    }
    CPy_INCREF(cpy_r_r329);
CPyL159: ;
    if (likely(cpy_r_r329 != Py_None))
        cpy_r_r330 = cpy_r_r329;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/research/sight.py", "look", 113, CPyStatic_scholars___research___sight___globals, "serai.games.scholars.table.Automa", cpy_r_r329);
        goto CPyL216;
    }
    cpy_r_r331 = CPyDef_scholars___research___sight____automa(cpy_r_r330, cpy_r_r7, cpy_r_sheet);
    CPy_DECREF(cpy_r_r330);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r331 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 113, CPyStatic_scholars___research___sight___globals);
        goto CPyL218;
    }
    cpy_r_r332 = CPyStatics[65]; /* 'points' */
    cpy_r_r333 = CPyDef_scholars___scoring___quick_score(cpy_r_t, cpy_r_many);
    if (unlikely(cpy_r_r333 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 114, CPyStatic_scholars___research___sight___globals);
        goto CPyL218;
    }
    cpy_r_r334 = CPyList_GetItemBorrow(cpy_r_r25, cpy_r_many);
    if (unlikely(cpy_r_r334 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 114, CPyStatic_scholars___research___sight___globals);
        goto CPyL219;
    }
    if (likely(PyLong_Check(cpy_r_r334)))
        cpy_r_r335 = CPyTagged_FromObject(cpy_r_r334);
    else {
        CPy_TypeError("int", cpy_r_r334); cpy_r_r335 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r335 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 114, CPyStatic_scholars___research___sight___globals);
        goto CPyL219;
    }
    cpy_r_r336 = CPyTagged_Add(cpy_r_r333, cpy_r_r335);
    CPyTagged_DECREF(cpy_r_r333);
    CPyTagged_DECREF(cpy_r_r335);
    CPy_DECREF(cpy_r_r25);
    CPyTagged_DECREF(cpy_r_many);
    cpy_r_r337 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r332, cpy_r_r336, 400, -100); /* number */
    CPyTagged_DECREF(cpy_r_r336);
    if (unlikely(cpy_r_r337 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 114, CPyStatic_scholars___research___sight___globals);
        goto CPyL169;
    }
    cpy_r_r338 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 5, serai___kernel___sheet___SheetObject, char (*)(PyObject *))(cpy_r_sheet); /* end */
    if (unlikely(cpy_r_r338 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 115, CPyStatic_scholars___research___sight___globals);
        goto CPyL169;
    }
CPyL166: ;
    cpy_r_r339 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_seams;
    CPy_INCREF(cpy_r_r339);
    CPy_DECREF(cpy_r_r0);
    cpy_r_r340 = CPY_GET_METHOD(cpy_r_r339, CPyType_scholars___seams___Seams, 42, serai___games___scholars___seams___SeamsObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_r339, cpy_r_t, cpy_r_me, cpy_r_sheet); /* look */
    CPy_DECREF(cpy_r_r339);
    if (unlikely(cpy_r_r340 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 116, CPyStatic_scholars___research___sight___globals);
        goto CPyL168;
    }
    return 1;
CPyL168: ;
    cpy_r_r341 = 2;
    return cpy_r_r341;
CPyL169: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL168;
CPyL170: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    goto CPyL168;
CPyL171: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r10);
    goto CPyL168;
CPyL172: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r14);
    goto CPyL168;
CPyL173: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    goto CPyL168;
CPyL174: ;
    CPy_DECREF(cpy_r_r16);
    goto CPyL13;
CPyL175: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    goto CPyL168;
CPyL176: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    goto CPyL168;
CPyL177: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r25);
    goto CPyL168;
CPyL178: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r46);
    goto CPyL168;
CPyL179: ;
    CPy_DECREF(cpy_r_r46);
    goto CPyL38;
CPyL180: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r49);
    goto CPyL168;
CPyL181: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL35;
CPyL182: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r49);
    goto CPyL168;
CPyL183: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r76);
    goto CPyL168;
CPyL184: ;
    CPy_DECREF(cpy_r_r76);
    goto CPyL47;
CPyL185: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r76);
    CPy_DecRef(cpy_r_r79);
    goto CPyL168;
CPyL186: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r79);
    goto CPyL168;
CPyL187: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r115);
    goto CPyL168;
CPyL188: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r123);
    goto CPyL168;
CPyL189: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r137);
    goto CPyL168;
CPyL190: ;
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r145);
    goto CPyL102;
CPyL191: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r145);
    CPyTagged_DecRef(cpy_r_guild);
    goto CPyL168;
CPyL192: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r145);
    CPyTagged_DecRef(cpy_r_guild);
    CPy_DecRef(cpy_r_r155);
    goto CPyL168;
CPyL193: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r145);
    CPyTagged_DecRef(cpy_r_guild);
    CPy_DecRef(cpy_r_r155);
    CPy_DecRef(cpy_r_r159);
    goto CPyL168;
CPyL194: ;
    CPyTagged_DECREF(cpy_r_guild);
    CPy_DECREF(cpy_r_r160);
    goto CPyL78;
CPyL195: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r145);
    CPyTagged_DecRef(cpy_r_guild);
    CPy_DecRef(cpy_r_r155);
    CPy_DecRef(cpy_r_r159);
    CPy_DecRef(cpy_r_r160);
    goto CPyL168;
CPyL196: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r145);
    CPy_DecRef(cpy_r_r155);
    CPy_DecRef(cpy_r_r159);
    goto CPyL168;
CPyL197: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r145);
    CPy_DecRef(cpy_r_r155);
    goto CPyL168;
CPyL198: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r145);
    CPy_DecRef(cpy_r_r155);
    CPy_DecRef(cpy_r_r174);
    goto CPyL168;
CPyL199: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r145);
    CPy_DecRef(cpy_r_r155);
    CPy_DecRef(cpy_r_r174);
    CPyTagged_DecRef(cpy_r_r184);
    goto CPyL168;
CPyL200: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r145);
    CPy_DecRef(cpy_r_r155);
    CPy_DecRef(cpy_r_r198);
    goto CPyL168;
CPyL201: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r145);
    CPy_DecRef(cpy_r_r155);
    CPy_DecRef(cpy_r_r198);
    CPyTagged_DecRef(cpy_r_r208);
    goto CPyL168;
CPyL202: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r145);
    goto CPyL168;
CPyL203: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r25);
    goto CPyL168;
CPyL204: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r224);
    goto CPyL168;
CPyL205: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r232);
    goto CPyL168;
CPyL206: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r240);
    goto CPyL168;
CPyL207: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r247);
    goto CPyL168;
CPyL208: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r255);
    goto CPyL168;
CPyL209: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r263);
    goto CPyL168;
CPyL210: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r274);
    goto CPyL168;
CPyL211: ;
    CPy_DECREF(cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r292);
    goto CPyL155;
CPyL212: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_many);
    CPyTagged_DecRef(cpy_r_r292);
    CPyTagged_DecRef(cpy_r_away);
    goto CPyL168;
CPyL213: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_many);
    CPyTagged_DecRef(cpy_r_r292);
    CPyTagged_DecRef(cpy_r_r300);
    goto CPyL168;
CPyL214: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_many);
    CPyTagged_DecRef(cpy_r_r292);
    CPyTagged_DecRef(cpy_r_r300);
    CPyTagged_DecRef(cpy_r_r317);
    goto CPyL168;
CPyL215: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_many);
    CPyTagged_DecRef(cpy_r_r292);
    goto CPyL168;
CPyL216: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_many);
    goto CPyL168;
CPyL217: ;
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r25);
    CPyTagged_DECREF(cpy_r_many);
    goto CPyL166;
CPyL218: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_many);
    goto CPyL168;
CPyL219: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_many);
    CPyTagged_DecRef(cpy_r_r333);
    goto CPyL168;
}
        
        PyObject *CPyPy_scholars___research___sight___look(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "sheet", 0};
            static CPyArg_Parser parser = {"OOO:look", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_sheet;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_sheet)) {
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
            PyObject *arg_sheet;
            if (likely((Py_TYPE(obj_sheet) == CPyType_sheet___Register) || (Py_TYPE(obj_sheet) == CPyType_sheet___Sheet)))
                arg_sheet = obj_sheet;
            else {
                CPy_TypeError("serai.kernel.sheet.Sheet", obj_sheet); 
                goto fail;
            }
            char retval = CPyDef_scholars___research___sight___look(arg_t, arg_me, arg_sheet);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "look", 66, CPyStatic_scholars___research___sight___globals);
            return NULL;
        }
        
char CPyDef_scholars___research___sight____action(PyObject *cpy_r_t, PyObject *cpy_r_words, PyObject *cpy_r_sheet) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_colours;
    CPyTagged cpy_r_value;
    CPyTagged cpy_r_r1;
    int64_t cpy_r_r2;
    char cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    CPyTagged cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyPtr cpy_r_r21;
    CPyPtr cpy_r_r22;
    CPyTagged cpy_r_r23;
    CPyTagged cpy_r_r24;
    tuple_T2OI cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyTagged cpy_r_r32;
    CPyTagged cpy_r_r33;
    CPyTagged cpy_r_r34;
    CPyTagged cpy_r_r35;
    int64_t cpy_r_r36;
    char cpy_r_r37;
    int64_t cpy_r_r38;
    char cpy_r_r39;
    char cpy_r_r40;
    char cpy_r_r41;
    CPyTagged cpy_r_r42;
    CPyTagged cpy_r_r43;
    PyObject *cpy_r_r44;
    CPyTagged cpy_r_r45;
    PyObject *cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    CPyTagged cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    CPyTagged cpy_r_r53;
    char cpy_r_r54;
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
    char cpy_r_r65;
    char cpy_r_r66;
    char cpy_r_r67;
    char cpy_r_r68;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_action", 121, CPyStatic_scholars___research___sight___globals);
        goto CPyL47;
    }
    cpy_r_colours = cpy_r_r0;
    cpy_r_value = 0;
    cpy_r_r1 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_working;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "_action", "Table", "working", 123, CPyStatic_scholars___research___sight___globals);
        goto CPyL48;
    }
CPyL2: ;
    cpy_r_r2 = cpy_r_r1 & 1;
    cpy_r_r3 = cpy_r_r2 != 0;
    if (cpy_r_r3) goto CPyL4;
    cpy_r_r4 = 0 & 1;
    cpy_r_r5 = cpy_r_r4 != 0;
    if (!cpy_r_r5) goto CPyL5;
CPyL4: ;
    cpy_r_r6 = CPyTagged_IsLt_(cpy_r_r1, 0);
    cpy_r_r7 = cpy_r_r6 ^ 1;
    if (cpy_r_r7) {
        goto CPyL49;
    } else
        goto CPyL32;
CPyL5: ;
    cpy_r_r8 = (Py_ssize_t)cpy_r_r1 >= (Py_ssize_t)0;
    if (cpy_r_r8) {
        goto CPyL49;
    } else
        goto CPyL32;
CPyL6: ;
    cpy_r_r9 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_settled;
    if (unlikely(cpy_r_r9 == 2)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "_action", "Table", "settled", 124, CPyStatic_scholars___research___sight___globals);
        goto CPyL47;
    }
CPyL7: ;
    if (!cpy_r_r9) goto CPyL17;
CPyL8: ;
    cpy_r_r10 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_colour;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "_action", "Table", "colour", 124, CPyStatic_scholars___research___sight___globals);
        goto CPyL47;
    }
CPyL9: ;
    cpy_r_r11 = cpy_r_r10 & 1;
    cpy_r_r12 = cpy_r_r11 != 0;
    if (cpy_r_r12) goto CPyL11;
    cpy_r_r13 = 0 & 1;
    cpy_r_r14 = cpy_r_r13 != 0;
    if (!cpy_r_r14) goto CPyL12;
CPyL11: ;
    cpy_r_r15 = CPyTagged_IsLt_(cpy_r_r10, 0);
    cpy_r_r16 = cpy_r_r15 ^ 1;
    if (cpy_r_r16) {
        goto CPyL13;
    } else
        goto CPyL17;
CPyL12: ;
    cpy_r_r17 = (Py_ssize_t)cpy_r_r10 >= (Py_ssize_t)0;
    if (!cpy_r_r17) goto CPyL17;
CPyL13: ;
    cpy_r_r18 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_colour;
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "_action", "Table", "colour", 125, CPyStatic_scholars___research___sight___globals);
        goto CPyL47;
    }
    CPyTagged_INCREF(cpy_r_r18);
CPyL14: ;
    cpy_r_r19 = PyList_New(1);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_action", 125, CPyStatic_scholars___research___sight___globals);
        goto CPyL50;
    }
    cpy_r_r20 = CPyTagged_StealAsObject(cpy_r_r18);
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r19 + offsetof(PyListObject, ob_item));
    cpy_r_r22 = *(CPyPtr *)cpy_r_r21;
    *(PyObject * *)cpy_r_r22 = cpy_r_r20;
    cpy_r_r23 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_value;
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "_action", "Table", "value", 125, CPyStatic_scholars___research___sight___globals);
        goto CPyL51;
    }
    CPyTagged_INCREF(cpy_r_r23);
CPyL16: ;
    cpy_r_colours = cpy_r_r19;
    cpy_r_value = cpy_r_r23;
    goto CPyL32;
CPyL17: ;
    cpy_r_r24 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_seat;
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "_action", "Table", "seat", 127, CPyStatic_scholars___research___sight___globals);
        goto CPyL47;
    }
    CPyTagged_INCREF(cpy_r_r24);
CPyL18: ;
    cpy_r_r25 = CPyDef_scholars___dice___action_shape(cpy_r_t, cpy_r_r24);
    CPyTagged_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_action", 127, CPyStatic_scholars___research___sight___globals);
        goto CPyL47;
    }
    cpy_r_r26 = cpy_r_r25.f0;
    cpy_r_r27 = cpy_r_r25.f1;
    cpy_r_r28 = cpy_r_r26;
    cpy_r_colours = cpy_r_r28;
    cpy_r_r29 = cpy_r_r27;
    cpy_r_value = cpy_r_r29;
    cpy_r_r30 = cpy_r_value != 0;
    if (!cpy_r_r30) goto CPyL52;
    cpy_r_r31 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "_action", "Table", "book", 128, CPyStatic_scholars___research___sight___globals);
        goto CPyL48;
    }
CPyL21: ;
    cpy_r_r32 = ((serai___games___scholars___book___BookObject *)cpy_r_r31)->_most_value;
    CPyTagged_INCREF(cpy_r_r32);
    cpy_r_r33 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_seat;
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "_action", "Table", "seat", 128, CPyStatic_scholars___research___sight___globals);
        goto CPyL53;
    }
    CPyTagged_INCREF(cpy_r_r33);
CPyL22: ;
    cpy_r_r34 = CPyDef_scholars___dice___added_value(cpy_r_t, cpy_r_r33);
    CPyTagged_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_action", 128, CPyStatic_scholars___research___sight___globals);
        goto CPyL53;
    }
    cpy_r_r35 = CPyTagged_Add(cpy_r_value, cpy_r_r34);
    CPyTagged_DECREF(cpy_r_value);
    CPyTagged_DECREF(cpy_r_r34);
    cpy_r_r36 = cpy_r_r35 & 1;
    cpy_r_r37 = cpy_r_r36 != 0;
    if (cpy_r_r37) goto CPyL25;
    cpy_r_r38 = cpy_r_r32 & 1;
    cpy_r_r39 = cpy_r_r38 != 0;
    if (!cpy_r_r39) goto CPyL26;
CPyL25: ;
    cpy_r_r40 = CPyTagged_IsLt_(cpy_r_r35, cpy_r_r32);
    if (cpy_r_r40) {
        goto CPyL54;
    } else
        goto CPyL55;
CPyL26: ;
    cpy_r_r41 = (Py_ssize_t)cpy_r_r35 < (Py_ssize_t)cpy_r_r32;
    if (cpy_r_r41) {
        goto CPyL54;
    } else
        goto CPyL55;
CPyL27: ;
    cpy_r_r42 = cpy_r_r35;
    goto CPyL29;
CPyL28: ;
    cpy_r_r42 = cpy_r_r32;
CPyL29: ;
    cpy_r_r43 = cpy_r_r42;
    goto CPyL31;
CPyL30: ;
    cpy_r_r43 = 0;
CPyL31: ;
    cpy_r_value = cpy_r_r43;
CPyL32: ;
    cpy_r_r44 = CPyStatics[785]; /* 'slot' */
    cpy_r_r45 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_working;
    if (unlikely(cpy_r_r45 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "_action", "Table", "working", 129, CPyStatic_scholars___research___sight___globals);
        goto CPyL48;
    }
    CPyTagged_INCREF(cpy_r_r45);
CPyL33: ;
    cpy_r_r46 = ((serai___games___scholars___research___sight___ShownObject *)cpy_r_words)->_board;
    CPy_INCREF(cpy_r_r46);
    cpy_r_r47 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 11, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_sheet, cpy_r_r44, cpy_r_r45, cpy_r_r46); /* word */
    CPyTagged_DECREF(cpy_r_r45);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_action", 129, CPyStatic_scholars___research___sight___globals);
        goto CPyL48;
    }
    cpy_r_r48 = CPyStatics[701]; /* 'colours' */
    cpy_r_r49 = ((serai___games___scholars___research___sight___ShownObject *)cpy_r_words)->_colours;
    CPy_INCREF(cpy_r_r49);
    cpy_r_r50 = CPY_INT_TAG;
    cpy_r_r51 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 19, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r48, cpy_r_colours, cpy_r_r49, cpy_r_r50); /* bag */
    CPy_DECREF(cpy_r_colours);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r51 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_action", 130, CPyStatic_scholars___research___sight___globals);
        goto CPyL56;
    }
    cpy_r_r52 = CPyStatics[337]; /* 'value' */
    cpy_r_r53 = CPY_INT_TAG;
    cpy_r_r54 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r52, cpy_r_value, 60, cpy_r_r53); /* number */
    CPyTagged_DECREF(cpy_r_value);
    if (unlikely(cpy_r_r54 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_action", 131, CPyStatic_scholars___research___sight___globals);
        goto CPyL47;
    }
    cpy_r_r55 = CPyStatics[3380]; /* 'is_settled' */
    cpy_r_r56 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_working;
    if (unlikely(cpy_r_r56 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "_action", "Table", "working", 132, CPyStatic_scholars___research___sight___globals);
        goto CPyL47;
    }
CPyL37: ;
    cpy_r_r57 = cpy_r_r56 & 1;
    cpy_r_r58 = cpy_r_r57 != 0;
    if (cpy_r_r58) goto CPyL39;
    cpy_r_r59 = 0 & 1;
    cpy_r_r60 = cpy_r_r59 != 0;
    if (!cpy_r_r60) goto CPyL40;
CPyL39: ;
    cpy_r_r61 = CPyTagged_IsLt_(cpy_r_r56, 0);
    cpy_r_r62 = cpy_r_r61 ^ 1;
    cpy_r_r63 = cpy_r_r62;
    goto CPyL41;
CPyL40: ;
    cpy_r_r64 = (Py_ssize_t)cpy_r_r56 >= (Py_ssize_t)0;
    cpy_r_r63 = cpy_r_r64;
CPyL41: ;
    if (cpy_r_r63) goto CPyL43;
    cpy_r_r65 = cpy_r_r63;
    goto CPyL45;
CPyL43: ;
    cpy_r_r66 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_settled;
    if (unlikely(cpy_r_r66 == 2)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "_action", "Table", "settled", 132, CPyStatic_scholars___research___sight___globals);
        goto CPyL47;
    }
CPyL44: ;
    cpy_r_r65 = cpy_r_r66;
CPyL45: ;
    cpy_r_r67 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 10, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, char))(cpy_r_sheet, cpy_r_r55, cpy_r_r65); /* flag */
    if (unlikely(cpy_r_r67 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_action", 132, CPyStatic_scholars___research___sight___globals);
        goto CPyL47;
    }
    return 1;
CPyL47: ;
    cpy_r_r68 = 2;
    return cpy_r_r68;
CPyL48: ;
    CPy_DecRef(cpy_r_colours);
    CPyTagged_DecRef(cpy_r_value);
    goto CPyL47;
CPyL49: ;
    CPy_DECREF(cpy_r_colours);
    CPyTagged_DECREF(cpy_r_value);
    goto CPyL6;
CPyL50: ;
    CPyTagged_DecRef(cpy_r_r18);
    goto CPyL47;
CPyL51: ;
    CPy_DecRef(cpy_r_r19);
    goto CPyL47;
CPyL52: ;
    CPyTagged_DECREF(cpy_r_value);
    goto CPyL30;
CPyL53: ;
    CPy_DecRef(cpy_r_colours);
    CPyTagged_DecRef(cpy_r_value);
    CPyTagged_DecRef(cpy_r_r32);
    goto CPyL47;
CPyL54: ;
    CPyTagged_DECREF(cpy_r_r32);
    goto CPyL27;
CPyL55: ;
    CPyTagged_DECREF(cpy_r_r35);
    goto CPyL28;
CPyL56: ;
    CPyTagged_DecRef(cpy_r_value);
    goto CPyL47;
}
        
        PyObject *CPyPy_scholars___research___sight____action(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "words", "sheet", 0};
            static CPyArg_Parser parser = {"OOO:_action", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_words;
            PyObject *obj_sheet;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_words, &obj_sheet)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_words;
            if (likely(Py_TYPE(obj_words) == CPyType_scholars___research___sight___Shown))
                arg_words = obj_words;
            else {
                CPy_TypeError("serai.games.scholars.research.sight.Shown", obj_words); 
                goto fail;
            }
            PyObject *arg_sheet;
            if (likely((Py_TYPE(obj_sheet) == CPyType_sheet___Register) || (Py_TYPE(obj_sheet) == CPyType_sheet___Sheet)))
                arg_sheet = obj_sheet;
            else {
                CPy_TypeError("serai.kernel.sheet.Sheet", obj_sheet); 
                goto fail;
            }
            char retval = CPyDef_scholars___research___sight____action(arg_t, arg_words, arg_sheet);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_action", 119, CPyStatic_scholars___research___sight___globals);
            return NULL;
        }
        
char CPyDef_scholars___research___sight____player(PyObject *cpy_r_t, PyObject *cpy_r_player, char cpy_r_is_own, PyObject *cpy_r_words, PyObject *cpy_r_sheet) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    CPyTagged cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject **cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    CPyTagged cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyPtr cpy_r_r39;
    int64_t cpy_r_r40;
    PyObject *cpy_r_r41;
    int64_t cpy_r_r42;
    CPyPtr cpy_r_r43;
    int64_t cpy_r_r44;
    char cpy_r_r45;
    CPyPtr cpy_r_r46;
    CPyPtr cpy_r_r47;
    int64_t cpy_r_r48;
    CPyPtr cpy_r_r49;
    PyObject *cpy_r_r50;
    CPyTagged cpy_r_r51;
    CPyTagged cpy_r_r52;
    PyObject *cpy_r_r53;
    int64_t cpy_r_r54;
    PyObject *cpy_r_colours;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    CPyPtr cpy_r_r58;
    int64_t cpy_r_r59;
    PyObject *cpy_r_r60;
    int64_t cpy_r_r61;
    CPyPtr cpy_r_r62;
    int64_t cpy_r_r63;
    char cpy_r_r64;
    CPyPtr cpy_r_r65;
    CPyPtr cpy_r_r66;
    int64_t cpy_r_r67;
    CPyPtr cpy_r_r68;
    PyObject *cpy_r_r69;
    CPyTagged cpy_r_r70;
    CPyTagged cpy_r_r71;
    PyObject *cpy_r_r72;
    int64_t cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    char cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    CPyTagged cpy_r_r80;
    char cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    CPyPtr cpy_r_r85;
    int64_t cpy_r_r86;
    CPyTagged cpy_r_r87;
    PyObject *cpy_r_r88;
    char cpy_r_r89;
    CPyTagged cpy_r_r90;
    CPyTagged cpy_r_r91;
    PyObject *cpy_r_r92;
    CPyTagged cpy_r_r93;
    CPyTagged cpy_r_r94;
    CPyTagged cpy_r_place;
    int64_t cpy_r_r95;
    char cpy_r_r96;
    int64_t cpy_r_r97;
    char cpy_r_r98;
    char cpy_r_r99;
    char cpy_r_r100;
    PyObject *cpy_r_r101;
    CPyTagged cpy_r_value;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    CPyTagged cpy_r_r104;
    CPyTagged cpy_r_r105;
    CPyTagged cpy_r_r106;
    CPyTagged cpy_r_r107;
    CPyTagged cpy_r_at;
    int64_t cpy_r_r108;
    char cpy_r_r109;
    int64_t cpy_r_r110;
    char cpy_r_r111;
    char cpy_r_r112;
    char cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    CPyTagged cpy_r_r116;
    char cpy_r_r117;
    CPyTagged cpy_r_r118;
    PyObject *cpy_r_r119;
    int32_t cpy_r_r120;
    char cpy_r_r121;
    CPyTagged cpy_r_r122;
    CPyTagged cpy_r_r123;
    CPyTagged cpy_r_r124;
    CPyTagged cpy_r_r125;
    CPyTagged cpy_r_r126;
    CPyTagged cpy_r_r127;
    CPyTagged cpy_r_helper;
    int64_t cpy_r_r128;
    char cpy_r_r129;
    int64_t cpy_r_r130;
    char cpy_r_r131;
    char cpy_r_r132;
    char cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    CPyTagged cpy_r_r136;
    char cpy_r_r137;
    char cpy_r_r138;
    PyObject *cpy_r_r139;
    CPyTagged cpy_r_r140;
    PyObject *cpy_r_r141;
    int32_t cpy_r_r142;
    char cpy_r_r143;
    CPyTagged cpy_r_r144;
    CPyTagged cpy_r_r145;
    PyObject *cpy_r_r146;
    char cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    char cpy_r_r150;
    PyObject *cpy_r_r151;
    char cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    char cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    char cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    CPyPtr cpy_r_r163;
    int64_t cpy_r_r164;
    CPyTagged cpy_r_r165;
    char cpy_r_r166;
    char cpy_r_r167;
    CPyTagged cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_retired;
    PyObject *cpy_r_r170;
    int64_t cpy_r_r171;
    CPyPtr cpy_r_r172;
    int64_t cpy_r_r173;
    char cpy_r_r174;
    CPyPtr cpy_r_r175;
    CPyPtr cpy_r_r176;
    int64_t cpy_r_r177;
    CPyPtr cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    int64_t cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    CPyTagged cpy_r_r185;
    char cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    CPyTagged cpy_r_r190;
    char cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    char cpy_r_r195;
    PyObject *cpy_r_r196;
    CPyTagged cpy_r_r197;
    PyObject *cpy_r_r198;
    char cpy_r_r199;
    PyObject *cpy_r_r200;
    CPyTagged cpy_r_r201;
    PyObject *cpy_r_r202;
    char cpy_r_r203;
    PyObject *cpy_r_r204;
    CPyTagged cpy_r_r205;
    CPyTagged cpy_r_r206;
    CPyTagged cpy_r_r207;
    CPyTagged cpy_r_r208;
    CPyTagged cpy_r_r209;
    CPyTagged cpy_r_r210;
    CPyTagged cpy_r_r211;
    CPyTagged cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    CPyPtr cpy_r_r217;
    CPyPtr cpy_r_r218;
    CPyPtr cpy_r_r219;
    CPyPtr cpy_r_r220;
    char cpy_r_r221;
    PyObject *cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject *cpy_r_r224;
    CPyTagged cpy_r_r225;
    char cpy_r_r226;
    PyObject *cpy_r_r227;
    CPyTagged cpy_r_r228;
    PyObject *cpy_r_r229;
    char cpy_r_r230;
    char cpy_r_r231;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "_player", "Table", "book", 136, CPyStatic_scholars___research___sight___globals);
        goto CPyL120;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r2 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_silver;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "_player", "Player", "silver", 137, CPyStatic_scholars___research___sight___globals);
        goto CPyL121;
    }
    CPyTagged_INCREF(cpy_r_r2);
CPyL2: ;
    cpy_r_r3 = CPY_INT_TAG;
    cpy_r_r4 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r1, cpy_r_r2, 60, cpy_r_r3); /* number */
    CPyTagged_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r4 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 137, CPyStatic_scholars___research___sight___globals);
        goto CPyL121;
    }
    cpy_r_r5 = CPyStatics[2345]; /* 'gold' */
    cpy_r_r6 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_gold;
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "_player", "Player", "gold", 138, CPyStatic_scholars___research___sight___globals);
        goto CPyL121;
    }
    CPyTagged_INCREF(cpy_r_r6);
CPyL4: ;
    cpy_r_r7 = CPY_INT_TAG;
    cpy_r_r8 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r5, cpy_r_r6, 60, cpy_r_r7); /* number */
    CPyTagged_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r8 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 138, CPyStatic_scholars___research___sight___globals);
        goto CPyL121;
    }
    cpy_r_r9 = CPyStatics[2536]; /* 'workers' */
    cpy_r_r10 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_workers;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "_player", "Player", "workers", 139, CPyStatic_scholars___research___sight___globals);
        goto CPyL121;
    }
    CPy_INCREF(cpy_r_r10);
CPyL6: ;
    cpy_r_r11 = ((serai___games___scholars___research___sight___ShownObject *)cpy_r_words)->_workers;
    CPy_INCREF(cpy_r_r11);
    cpy_r_r12 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 16, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r9, cpy_r_r10, cpy_r_r11, 30); /* numbers */
    CPy_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 139, CPyStatic_scholars___research___sight___globals);
        goto CPyL121;
    }
    cpy_r_r13 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r14 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_influence;
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "_player", "Player", "influence", 140, CPyStatic_scholars___research___sight___globals);
        goto CPyL121;
    }
    CPyTagged_INCREF(cpy_r_r14);
CPyL8: ;
    cpy_r_r15 = CPY_INT_TAG;
    cpy_r_r16 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r13, cpy_r_r14, 40, cpy_r_r15); /* number */
    CPyTagged_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r16 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 140, CPyStatic_scholars___research___sight___globals);
        goto CPyL121;
    }
    cpy_r_r17 = CPyStatics[2542]; /* 'guilds' */
    cpy_r_r18 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_guilds;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "_player", "Player", "guilds", 141, CPyStatic_scholars___research___sight___globals);
        goto CPyL121;
    }
    CPy_INCREF(cpy_r_r18);
CPyL10: ;
    cpy_r_r19 = ((serai___games___scholars___research___sight___ShownObject *)cpy_r_words)->_guilds;
    CPy_INCREF(cpy_r_r19);
    cpy_r_r20 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 16, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r17, cpy_r_r18, cpy_r_r19, 40); /* numbers */
    CPy_DECREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 141, CPyStatic_scholars___research___sight___globals);
        goto CPyL121;
    }
    cpy_r_r21 = CPyStatics[1003]; /* 'bag' */
    if (!cpy_r_is_own) goto CPyL14;
    cpy_r_r22 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_bag;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "_player", "Player", "bag", 142, CPyStatic_scholars___research___sight___globals);
        goto CPyL121;
    }
    CPy_INCREF(cpy_r_r22);
CPyL13: ;
    cpy_r_r23 = cpy_r_r22;
    goto CPyL16;
CPyL14: ;
    cpy_r_r24 = PyList_New(0);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 142, CPyStatic_scholars___research___sight___globals);
        goto CPyL121;
    }
    cpy_r_r23 = cpy_r_r24;
CPyL16: ;
    cpy_r_r25 = ((serai___games___scholars___research___sight___ShownObject *)cpy_r_words)->_colours;
    CPy_INCREF(cpy_r_r25);
    cpy_r_r26 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 16, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r21, cpy_r_r23, cpy_r_r25, 40); /* numbers */
    CPy_DECREF(cpy_r_r23);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 142, CPyStatic_scholars___research___sight___globals);
        goto CPyL121;
    }
    cpy_r_r27 = CPyStatics[3381]; /* 'bag_size' */
    cpy_r_r28 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_bag;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "_player", "Player", "bag", 143, CPyStatic_scholars___research___sight___globals);
        goto CPyL121;
    }
    CPy_INCREF(cpy_r_r28);
CPyL18: ;
    cpy_r_r29 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r30 = CPyStatics[105]; /* 'sum' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 143, CPyStatic_scholars___research___sight___globals);
        goto CPyL122;
    }
    PyObject *cpy_r_r32[1] = {cpy_r_r28};
    cpy_r_r33 = (PyObject **)&cpy_r_r32;
    cpy_r_r34 = PyObject_Vectorcall(cpy_r_r31, cpy_r_r33, 1, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 143, CPyStatic_scholars___research___sight___globals);
        goto CPyL122;
    }
    CPy_DECREF(cpy_r_r28);
    if (likely(PyLong_Check(cpy_r_r34)))
        cpy_r_r35 = CPyTagged_FromObject(cpy_r_r34);
    else {
        CPy_TypeError("int", cpy_r_r34); cpy_r_r35 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 143, CPyStatic_scholars___research___sight___globals);
        goto CPyL121;
    }
    cpy_r_r36 = CPY_INT_TAG;
    cpy_r_r37 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r27, cpy_r_r35, 80, cpy_r_r36); /* number */
    CPyTagged_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r37 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 143, CPyStatic_scholars___research___sight___globals);
        goto CPyL121;
    }
    cpy_r_r38 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_hand;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "_player", "Player", "hand", 144, CPyStatic_scholars___research___sight___globals);
        goto CPyL121;
    }
    CPy_INCREF(cpy_r_r38);
CPyL23: ;
    cpy_r_r39 = (CPyPtr)((CPyPtr)cpy_r_r38 + offsetof(PyVarObject, ob_size));
    cpy_r_r40 = *(int64_t *)cpy_r_r39;
    cpy_r_r41 = PyList_New(cpy_r_r40);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 144, CPyStatic_scholars___research___sight___globals);
        goto CPyL123;
    }
    cpy_r_r42 = 0;
CPyL25: ;
    cpy_r_r43 = (CPyPtr)((CPyPtr)cpy_r_r38 + offsetof(PyVarObject, ob_size));
    cpy_r_r44 = *(int64_t *)cpy_r_r43;
    cpy_r_r45 = cpy_r_r42 < cpy_r_r44;
    if (!cpy_r_r45) goto CPyL124;
    cpy_r_r46 = (CPyPtr)((CPyPtr)cpy_r_r38 + offsetof(PyListObject, ob_item));
    cpy_r_r47 = *(CPyPtr *)cpy_r_r46;
    cpy_r_r48 = cpy_r_r42 * 8;
    cpy_r_r49 = cpy_r_r47 + cpy_r_r48;
    cpy_r_r50 = *(PyObject * *)cpy_r_r49;
    CPy_INCREF(cpy_r_r50);
    if (likely(PyLong_Check(cpy_r_r50)))
        cpy_r_r51 = CPyTagged_FromObject(cpy_r_r50);
    else {
        CPy_TypeError("int", cpy_r_r50); cpy_r_r51 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r51 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 144, CPyStatic_scholars___research___sight___globals);
        goto CPyL125;
    }
    cpy_r_r52 = CPyDef_scholars___names___colour_of(cpy_r_r51);
    CPyTagged_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r52 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 144, CPyStatic_scholars___research___sight___globals);
        goto CPyL125;
    }
    cpy_r_r53 = CPyTagged_StealAsObject(cpy_r_r52);
    CPyList_SetItemUnsafe(cpy_r_r41, cpy_r_r42, cpy_r_r53);
    cpy_r_r54 = cpy_r_r42 + 1;
    cpy_r_r42 = cpy_r_r54;
    goto CPyL25;
CPyL30: ;
    cpy_r_colours = cpy_r_r41;
    cpy_r_r55 = CPyStatics[3382]; /* 'hand.value' */
    cpy_r_r56 = CPyStatics[3383]; /* 'hand.colour' */
    cpy_r_r57 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_hand;
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "_player", "Player", "hand", 146, CPyStatic_scholars___research___sight___globals);
        goto CPyL126;
    }
    CPy_INCREF(cpy_r_r57);
CPyL31: ;
    cpy_r_r58 = (CPyPtr)((CPyPtr)cpy_r_r57 + offsetof(PyVarObject, ob_size));
    cpy_r_r59 = *(int64_t *)cpy_r_r58;
    cpy_r_r60 = PyList_New(cpy_r_r59);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 146, CPyStatic_scholars___research___sight___globals);
        goto CPyL127;
    }
    cpy_r_r61 = 0;
CPyL33: ;
    cpy_r_r62 = (CPyPtr)((CPyPtr)cpy_r_r57 + offsetof(PyVarObject, ob_size));
    cpy_r_r63 = *(int64_t *)cpy_r_r62;
    cpy_r_r64 = cpy_r_r61 < cpy_r_r63;
    if (!cpy_r_r64) goto CPyL128;
    cpy_r_r65 = (CPyPtr)((CPyPtr)cpy_r_r57 + offsetof(PyListObject, ob_item));
    cpy_r_r66 = *(CPyPtr *)cpy_r_r65;
    cpy_r_r67 = cpy_r_r61 * 8;
    cpy_r_r68 = cpy_r_r66 + cpy_r_r67;
    cpy_r_r69 = *(PyObject * *)cpy_r_r68;
    CPy_INCREF(cpy_r_r69);
    if (likely(PyLong_Check(cpy_r_r69)))
        cpy_r_r70 = CPyTagged_FromObject(cpy_r_r69);
    else {
        CPy_TypeError("int", cpy_r_r69); cpy_r_r70 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r70 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 146, CPyStatic_scholars___research___sight___globals);
        goto CPyL129;
    }
    cpy_r_r71 = CPyDef_scholars___names___value_of(cpy_r_r70);
    CPyTagged_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r71 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 146, CPyStatic_scholars___research___sight___globals);
        goto CPyL129;
    }
    cpy_r_r72 = CPyTagged_StealAsObject(cpy_r_r71);
    CPyList_SetItemUnsafe(cpy_r_r60, cpy_r_r61, cpy_r_r72);
    cpy_r_r73 = cpy_r_r61 + 1;
    cpy_r_r61 = cpy_r_r73;
    goto CPyL33;
CPyL38: ;
    cpy_r_r74 = ((serai___games___scholars___research___sight___ShownObject *)cpy_r_words)->_colours;
    CPy_INCREF(cpy_r_r74);
    cpy_r_r75 = ((serai___games___scholars___research___sight___ShownObject *)cpy_r_words)->_values;
    CPy_INCREF(cpy_r_r75);
    cpy_r_r76 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 24, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r55, cpy_r_r56, cpy_r_colours, cpy_r_r60, cpy_r_r74, cpy_r_r75, 20); /* table */
    CPy_DECREF(cpy_r_colours);
    CPy_DECREF(cpy_r_r60);
    CPy_DECREF(cpy_r_r74);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r76 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 145, CPyStatic_scholars___research___sight___globals);
        goto CPyL121;
    }
    cpy_r_r77 = CPyStatics[993]; /* 'cards' */
    cpy_r_r78 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_cards;
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "_player", "Player", "cards", 148, CPyStatic_scholars___research___sight___globals);
        goto CPyL121;
    }
    CPy_INCREF(cpy_r_r78);
CPyL40: ;
    cpy_r_r79 = ((serai___games___scholars___research___sight___ShownObject *)cpy_r_words)->_cards;
    CPy_INCREF(cpy_r_r79);
    cpy_r_r80 = CPY_INT_TAG;
    cpy_r_r81 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 19, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r80); /* bag */
    CPy_DECREF(cpy_r_r78);
    CPy_DECREF(cpy_r_r79);
    if (unlikely(cpy_r_r81 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 148, CPyStatic_scholars___research___sight___globals);
        goto CPyL121;
    }
    cpy_r_r82 = CPyStatics[3384]; /* 'slots.card' */
    cpy_r_r83 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_slots;
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "_player", "Player", "slots", 149, CPyStatic_scholars___research___sight___globals);
        goto CPyL121;
    }
    CPy_INCREF(cpy_r_r83);
CPyL42: ;
    cpy_r_r84 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_slots;
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "_player", "Player", "slots", 149, CPyStatic_scholars___research___sight___globals);
        goto CPyL130;
    }
CPyL43: ;
    cpy_r_r85 = (CPyPtr)((CPyPtr)cpy_r_r84 + offsetof(PyVarObject, ob_size));
    cpy_r_r86 = *(int64_t *)cpy_r_r85;
    cpy_r_r87 = cpy_r_r86 << 1;
    cpy_r_r88 = ((serai___games___scholars___research___sight___ShownObject *)cpy_r_words)->_cards;
    CPy_INCREF(cpy_r_r88);
    cpy_r_r89 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 13, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_sheet, cpy_r_r82, cpy_r_r83, cpy_r_r87, cpy_r_r88); /* words_at */
    CPy_DECREF(cpy_r_r83);
    CPy_DECREF(cpy_r_r88);
    if (unlikely(cpy_r_r89 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 149, CPyStatic_scholars___research___sight___globals);
        goto CPyL121;
    }
    cpy_r_r90 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_dice_on_card;
    CPyTagged_INCREF(cpy_r_r90);
    cpy_r_r91 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_workers_on_die;
    CPyTagged_INCREF(cpy_r_r91);
    CPy_DECREF(cpy_r_r0);
    cpy_r_r92 = ((serai___games___scholars___research___sight___ShownObject *)cpy_r_words)->_board;
    cpy_r_r93 = ((serai___kernel___sheet___WordsObject *)cpy_r_r92)->_count;
    CPyTagged_INCREF(cpy_r_r93);
    cpy_r_r94 = 0;
    CPyTagged_INCREF(cpy_r_r94);
    cpy_r_place = cpy_r_r94;
    CPyTagged_DECREF(cpy_r_place);
CPyL45: ;
    cpy_r_r95 = cpy_r_r94 & 1;
    cpy_r_r96 = cpy_r_r95 != 0;
    if (cpy_r_r96) goto CPyL47;
    cpy_r_r97 = cpy_r_r93 & 1;
    cpy_r_r98 = cpy_r_r97 != 0;
    if (!cpy_r_r98) goto CPyL48;
CPyL47: ;
    cpy_r_r99 = CPyTagged_IsLt_(cpy_r_r94, cpy_r_r93);
    if (cpy_r_r99) {
        goto CPyL49;
    } else
        goto CPyL131;
CPyL48: ;
    cpy_r_r100 = (Py_ssize_t)cpy_r_r94 < (Py_ssize_t)cpy_r_r93;
    if (!cpy_r_r100) goto CPyL131;
CPyL49: ;
    CPyTagged_INCREF(cpy_r_r94);
    cpy_r_place = cpy_r_r94;
    cpy_r_r101 = PyList_New(0);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 152, CPyStatic_scholars___research___sight___globals);
        goto CPyL132;
    }
    cpy_r_colours = cpy_r_r101;
    cpy_r_value = 0;
    cpy_r_r102 = PyList_New(0);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 154, CPyStatic_scholars___research___sight___globals);
        goto CPyL133;
    }
    cpy_r_r103 = PyList_New(0);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 155, CPyStatic_scholars___research___sight___globals);
        goto CPyL134;
    }
    cpy_r_r104 = CPyTagged_Multiply(cpy_r_place, cpy_r_r90);
    cpy_r_r105 = CPyTagged_Multiply(cpy_r_place, cpy_r_r90);
    cpy_r_r106 = CPyTagged_Add(cpy_r_r105, cpy_r_r90);
    CPyTagged_DECREF(cpy_r_r105);
    cpy_r_r107 = cpy_r_r104;
    CPyTagged_INCREF(cpy_r_r107);
    cpy_r_at = cpy_r_r107;
    CPyTagged_DECREF(cpy_r_at);
CPyL53: ;
    cpy_r_r108 = cpy_r_r107 & 1;
    cpy_r_r109 = cpy_r_r108 != 0;
    if (cpy_r_r109) goto CPyL55;
    cpy_r_r110 = cpy_r_r106 & 1;
    cpy_r_r111 = cpy_r_r110 != 0;
    if (!cpy_r_r111) goto CPyL56;
CPyL55: ;
    cpy_r_r112 = CPyTagged_IsLt_(cpy_r_r107, cpy_r_r106);
    if (cpy_r_r112) {
        goto CPyL57;
    } else
        goto CPyL135;
CPyL56: ;
    cpy_r_r113 = (Py_ssize_t)cpy_r_r107 < (Py_ssize_t)cpy_r_r106;
    if (!cpy_r_r113) goto CPyL135;
CPyL57: ;
    CPyTagged_INCREF(cpy_r_r107);
    cpy_r_at = cpy_r_r107;
    cpy_r_r114 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_dice;
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "_player", "Player", "dice", 157, CPyStatic_scholars___research___sight___globals);
        goto CPyL136;
    }
CPyL58: ;
    cpy_r_r115 = CPyList_GetItem(cpy_r_r114, cpy_r_at);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 157, CPyStatic_scholars___research___sight___globals);
        goto CPyL136;
    }
    if (likely(PyLong_Check(cpy_r_r115)))
        cpy_r_r116 = CPyTagged_FromObject(cpy_r_r115);
    else {
        CPy_TypeError("int", cpy_r_r115); cpy_r_r116 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r115);
    if (unlikely(cpy_r_r116 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 157, CPyStatic_scholars___research___sight___globals);
        goto CPyL136;
    }
    cpy_r_r117 = cpy_r_r116 != 0;
    if (!cpy_r_r117) goto CPyL65;
    cpy_r_r118 = CPyDef_scholars___names___colour_of(cpy_r_r116);
    if (unlikely(cpy_r_r118 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 159, CPyStatic_scholars___research___sight___globals);
        goto CPyL137;
    }
    cpy_r_r119 = CPyTagged_StealAsObject(cpy_r_r118);
    cpy_r_r120 = PyList_Append(cpy_r_colours, cpy_r_r119);
    CPy_DECREF(cpy_r_r119);
    cpy_r_r121 = cpy_r_r120 >= 0;
    if (unlikely(!cpy_r_r121)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 159, CPyStatic_scholars___research___sight___globals);
        goto CPyL137;
    }
    cpy_r_r122 = CPyDef_scholars___names___value_of(cpy_r_r116);
    if (unlikely(cpy_r_r122 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 160, CPyStatic_scholars___research___sight___globals);
        goto CPyL137;
    }
    cpy_r_r123 = CPyTagged_Add(cpy_r_value, cpy_r_r122);
    CPyTagged_DECREF(cpy_r_value);
    CPyTagged_DECREF(cpy_r_r122);
    cpy_r_value = cpy_r_r123;
CPyL65: ;
    cpy_r_r124 = CPyTagged_Multiply(cpy_r_at, cpy_r_r91);
    cpy_r_r125 = CPyTagged_Multiply(cpy_r_at, cpy_r_r91);
    CPyTagged_DECREF(cpy_r_at);
    cpy_r_r126 = CPyTagged_Add(cpy_r_r125, cpy_r_r91);
    CPyTagged_DECREF(cpy_r_r125);
    cpy_r_r127 = cpy_r_r124;
    CPyTagged_INCREF(cpy_r_r127);
    cpy_r_helper = cpy_r_r127;
    CPyTagged_DECREF(cpy_r_helper);
CPyL66: ;
    cpy_r_r128 = cpy_r_r127 & 1;
    cpy_r_r129 = cpy_r_r128 != 0;
    if (cpy_r_r129) goto CPyL68;
    cpy_r_r130 = cpy_r_r126 & 1;
    cpy_r_r131 = cpy_r_r130 != 0;
    if (!cpy_r_r131) goto CPyL69;
CPyL68: ;
    cpy_r_r132 = CPyTagged_IsLt_(cpy_r_r127, cpy_r_r126);
    if (cpy_r_r132) {
        goto CPyL70;
    } else
        goto CPyL138;
CPyL69: ;
    cpy_r_r133 = (Py_ssize_t)cpy_r_r127 < (Py_ssize_t)cpy_r_r126;
    if (!cpy_r_r133) goto CPyL138;
CPyL70: ;
    CPyTagged_INCREF(cpy_r_r127);
    cpy_r_helper = cpy_r_r127;
    cpy_r_r134 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_helpers;
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "_player", "Player", "helpers", 162, CPyStatic_scholars___research___sight___globals);
        goto CPyL139;
    }
CPyL71: ;
    cpy_r_r135 = CPyList_GetItem(cpy_r_r134, cpy_r_helper);
    CPyTagged_DECREF(cpy_r_helper);
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 162, CPyStatic_scholars___research___sight___globals);
        goto CPyL140;
    }
    if (likely(PyLong_Check(cpy_r_r135)))
        cpy_r_r136 = CPyTagged_FromObject(cpy_r_r135);
    else {
        CPy_TypeError("int", cpy_r_r135); cpy_r_r136 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r135);
    if (unlikely(cpy_r_r136 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 162, CPyStatic_scholars___research___sight___globals);
        goto CPyL140;
    }
    cpy_r_r137 = cpy_r_r136 != 0;
    if (!cpy_r_r137) goto CPyL141;
    cpy_r_r138 = cpy_r_r116 != 0;
    if (!cpy_r_r138) goto CPyL76;
    CPy_INCREF(cpy_r_r102);
    cpy_r_r139 = cpy_r_r102;
    goto CPyL77;
CPyL76: ;
    CPy_INCREF(cpy_r_r103);
    cpy_r_r139 = cpy_r_r103;
CPyL77: ;
    cpy_r_r140 = CPyTagged_Subtract(cpy_r_r136, 2);
    CPyTagged_DECREF(cpy_r_r136);
    cpy_r_r141 = CPyTagged_StealAsObject(cpy_r_r140);
    cpy_r_r142 = PyList_Append(cpy_r_r139, cpy_r_r141);
    CPy_DECREF(cpy_r_r139);
    CPy_DECREF(cpy_r_r141);
    cpy_r_r143 = cpy_r_r142 >= 0;
    if (unlikely(!cpy_r_r143)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 164, CPyStatic_scholars___research___sight___globals);
        goto CPyL140;
    }
CPyL78: ;
    cpy_r_r144 = CPyTagged_Add(cpy_r_r127, 2);
    CPyTagged_DECREF(cpy_r_r127);
    cpy_r_r127 = cpy_r_r144;
    goto CPyL66;
CPyL79: ;
    cpy_r_r145 = CPyTagged_Add(cpy_r_r107, 2);
    CPyTagged_DECREF(cpy_r_r107);
    cpy_r_r107 = cpy_r_r145;
    goto CPyL53;
CPyL80: ;
    cpy_r_r146 = CPyStatics[708]; /* 'slots' */
    cpy_r_r147 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 4, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r146, cpy_r_place); /* place */
    if (unlikely(cpy_r_r147 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 165, CPyStatic_scholars___research___sight___globals);
        goto CPyL142;
    }
    cpy_r_r148 = CPyStatics[1020]; /* 'dice.colour' */
    cpy_r_r149 = ((serai___games___scholars___research___sight___ShownObject *)cpy_r_words)->_colours;
    CPy_INCREF(cpy_r_r149);
    cpy_r_r150 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 19, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r148, cpy_r_colours, cpy_r_r149, cpy_r_r90); /* bag */
    CPy_DECREF(cpy_r_colours);
    CPy_DECREF(cpy_r_r149);
    if (unlikely(cpy_r_r150 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 166, CPyStatic_scholars___research___sight___globals);
        goto CPyL143;
    }
    cpy_r_r151 = CPyStatics[999]; /* 'dice.value' */
    cpy_r_r152 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 9, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r151, cpy_r_value, 30); /* total */
    CPyTagged_DECREF(cpy_r_value);
    if (unlikely(cpy_r_r152 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 167, CPyStatic_scholars___research___sight___globals);
        goto CPyL144;
    }
    cpy_r_r153 = CPyStatics[3385]; /* 'dice.workers' */
    cpy_r_r154 = ((serai___games___scholars___research___sight___ShownObject *)cpy_r_words)->_workers;
    CPy_INCREF(cpy_r_r154);
    cpy_r_r155 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 19, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r153, cpy_r_r102, cpy_r_r154, 10); /* bag */
    CPy_DECREF(cpy_r_r102);
    CPy_DECREF(cpy_r_r154);
    if (unlikely(cpy_r_r155 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 168, CPyStatic_scholars___research___sight___globals);
        goto CPyL145;
    }
    cpy_r_r156 = CPyStatics[3386]; /* 'idle_workers' */
    cpy_r_r157 = ((serai___games___scholars___research___sight___ShownObject *)cpy_r_words)->_workers;
    CPy_INCREF(cpy_r_r157);
    cpy_r_r158 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 19, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r156, cpy_r_r103, cpy_r_r157, 10); /* bag */
    CPy_DECREF(cpy_r_r103);
    CPy_DECREF(cpy_r_r157);
    if (unlikely(cpy_r_r158 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 169, CPyStatic_scholars___research___sight___globals);
        goto CPyL132;
    }
    cpy_r_r159 = CPyStatics[2585]; /* 'retired' */
    cpy_r_r160 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_tucked;
    if (unlikely(cpy_r_r160 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "_player", "Player", "tucked", 170, CPyStatic_scholars___research___sight___globals);
        goto CPyL132;
    }
CPyL86: ;
    cpy_r_r161 = CPyList_GetItemBorrow(cpy_r_r160, cpy_r_place);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 170, CPyStatic_scholars___research___sight___globals);
        goto CPyL132;
    }
    if (likely(PyList_Check(cpy_r_r161)))
        cpy_r_r162 = cpy_r_r161;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/research/sight.py", "_player", 170, CPyStatic_scholars___research___sight___globals, "list", cpy_r_r161);
        goto CPyL132;
    }
    cpy_r_r163 = (CPyPtr)((CPyPtr)cpy_r_r162 + offsetof(PyVarObject, ob_size));
    cpy_r_r164 = *(int64_t *)cpy_r_r163;
    cpy_r_r165 = cpy_r_r164 << 1;
    CPyTagged_DECREF(cpy_r_place);
    cpy_r_r166 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 8, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r159, cpy_r_r165, 20); /* count */
    if (unlikely(cpy_r_r166 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 170, CPyStatic_scholars___research___sight___globals);
        goto CPyL146;
    }
    cpy_r_r167 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 5, serai___kernel___sheet___SheetObject, char (*)(PyObject *))(cpy_r_sheet); /* end */
    if (unlikely(cpy_r_r167 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 171, CPyStatic_scholars___research___sight___globals);
        goto CPyL146;
    }
    cpy_r_r168 = CPyTagged_Add(cpy_r_r94, 2);
    CPyTagged_DECREF(cpy_r_r94);
    cpy_r_r94 = cpy_r_r168;
    goto CPyL45;
CPyL91: ;
    cpy_r_r169 = PyList_New(0);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 172, CPyStatic_scholars___research___sight___globals);
        goto CPyL120;
    }
    cpy_r_retired = cpy_r_r169;
    cpy_r_r170 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_tucked;
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "_player", "Player", "tucked", 173, CPyStatic_scholars___research___sight___globals);
        goto CPyL147;
    }
    CPy_INCREF(cpy_r_r170);
CPyL93: ;
    cpy_r_r171 = 0;
CPyL94: ;
    cpy_r_r172 = (CPyPtr)((CPyPtr)cpy_r_r170 + offsetof(PyVarObject, ob_size));
    cpy_r_r173 = *(int64_t *)cpy_r_r172;
    cpy_r_r174 = cpy_r_r171 < cpy_r_r173;
    if (!cpy_r_r174) goto CPyL148;
    cpy_r_r175 = (CPyPtr)((CPyPtr)cpy_r_r170 + offsetof(PyListObject, ob_item));
    cpy_r_r176 = *(CPyPtr *)cpy_r_r175;
    cpy_r_r177 = cpy_r_r171 * 8;
    cpy_r_r178 = cpy_r_r176 + cpy_r_r177;
    cpy_r_r179 = *(PyObject * *)cpy_r_r178;
    CPy_INCREF(cpy_r_r179);
    if (likely(PyList_Check(cpy_r_r179)))
        cpy_r_r180 = cpy_r_r179;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/research/sight.py", "_player", 173, CPyStatic_scholars___research___sight___globals, "list", cpy_r_r179);
        goto CPyL149;
    }
    cpy_r_r181 = PySequence_InPlaceConcat(cpy_r_retired, cpy_r_r180);
    CPy_DECREF(cpy_r_retired);
    CPy_DECREF(cpy_r_r180);
    if (unlikely(cpy_r_r181 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 174, CPyStatic_scholars___research___sight___globals);
        goto CPyL150;
    }
    cpy_r_retired = cpy_r_r181;
    cpy_r_r182 = cpy_r_r171 + 1;
    cpy_r_r171 = cpy_r_r182;
    goto CPyL94;
CPyL99: ;
    cpy_r_r183 = CPyStatics[3387]; /* 'slots.retired' */
    cpy_r_r184 = ((serai___games___scholars___research___sight___ShownObject *)cpy_r_words)->_translators;
    CPy_INCREF(cpy_r_r184);
    cpy_r_r185 = CPY_INT_TAG;
    cpy_r_r186 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 19, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r183, cpy_r_retired, cpy_r_r184, cpy_r_r185); /* bag */
    CPy_DECREF(cpy_r_retired);
    CPy_DECREF(cpy_r_r184);
    if (unlikely(cpy_r_r186 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 175, CPyStatic_scholars___research___sight___globals);
        goto CPyL120;
    }
    cpy_r_r187 = CPyStatics[3119]; /* 'aside' */
    cpy_r_r188 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_aside;
    if (unlikely(cpy_r_r188 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "_player", "Player", "aside", 176, CPyStatic_scholars___research___sight___globals);
        goto CPyL120;
    }
    CPy_INCREF(cpy_r_r188);
CPyL101: ;
    cpy_r_r189 = ((serai___games___scholars___research___sight___ShownObject *)cpy_r_words)->_translators;
    CPy_INCREF(cpy_r_r189);
    cpy_r_r190 = CPY_INT_TAG;
    cpy_r_r191 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 19, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r187, cpy_r_r188, cpy_r_r189, cpy_r_r190); /* bag */
    CPy_DECREF(cpy_r_r188);
    CPy_DECREF(cpy_r_r189);
    if (unlikely(cpy_r_r191 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 176, CPyStatic_scholars___research___sight___globals);
        goto CPyL120;
    }
    cpy_r_r192 = CPyStatics[2674]; /* 'levels' */
    cpy_r_r193 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_levels;
    if (unlikely(cpy_r_r193 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "_player", "Player", "levels", 177, CPyStatic_scholars___research___sight___globals);
        goto CPyL120;
    }
    CPy_INCREF(cpy_r_r193);
CPyL103: ;
    cpy_r_r194 = ((serai___games___scholars___research___sight___ShownObject *)cpy_r_words)->_tracks;
    CPy_INCREF(cpy_r_r194);
    cpy_r_r195 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 16, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r192, cpy_r_r193, cpy_r_r194, 24); /* numbers */
    CPy_DECREF(cpy_r_r193);
    CPy_DECREF(cpy_r_r194);
    if (unlikely(cpy_r_r195 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 177, CPyStatic_scholars___research___sight___globals);
        goto CPyL120;
    }
    cpy_r_r196 = CPyStatics[388]; /* 'location' */
    cpy_r_r197 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_place;
    if (unlikely(cpy_r_r197 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "_player", "Player", "place", 178, CPyStatic_scholars___research___sight___globals);
        goto CPyL120;
    }
    CPyTagged_INCREF(cpy_r_r197);
CPyL105: ;
    cpy_r_r198 = ((serai___games___scholars___research___sight___ShownObject *)cpy_r_words)->_map;
    CPy_INCREF(cpy_r_r198);
    cpy_r_r199 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 11, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_sheet, cpy_r_r196, cpy_r_r197, cpy_r_r198); /* word */
    CPyTagged_DECREF(cpy_r_r197);
    CPy_DECREF(cpy_r_r198);
    if (unlikely(cpy_r_r199 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 178, CPyStatic_scholars___research___sight___globals);
        goto CPyL120;
    }
    cpy_r_r200 = CPyStatics[3388]; /* 'goal' */
    cpy_r_r201 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_goal;
    if (unlikely(cpy_r_r201 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "_player", "Player", "goal", 179, CPyStatic_scholars___research___sight___globals);
        goto CPyL120;
    }
    CPyTagged_INCREF(cpy_r_r201);
CPyL107: ;
    cpy_r_r202 = ((serai___games___scholars___research___sight___ShownObject *)cpy_r_words)->_goals;
    CPy_INCREF(cpy_r_r202);
    cpy_r_r203 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 11, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_sheet, cpy_r_r200, cpy_r_r201, cpy_r_r202); /* word */
    CPyTagged_DECREF(cpy_r_r201);
    CPy_DECREF(cpy_r_r202);
    if (unlikely(cpy_r_r203 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 179, CPyStatic_scholars___research___sight___globals);
        goto CPyL120;
    }
    cpy_r_r204 = CPyStatics[3389]; /* 'goals' */
    cpy_r_r205 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_goals;
    if (unlikely(cpy_r_r205 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "_player", "Player", "goals", 180, CPyStatic_scholars___research___sight___globals);
        goto CPyL120;
    }
    CPyTagged_INCREF(cpy_r_r205);
CPyL109: ;
    cpy_r_r206 = CPyTagged_And(cpy_r_r205, 2);
    CPyTagged_DECREF(cpy_r_r205);
    cpy_r_r207 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_goals;
    if (unlikely(cpy_r_r207 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "_player", "Player", "goals", 180, CPyStatic_scholars___research___sight___globals);
        goto CPyL151;
    }
    CPyTagged_INCREF(cpy_r_r207);
CPyL110: ;
    cpy_r_r208 = CPyTagged_Rshift(cpy_r_r207, 2);
    CPyTagged_DECREF(cpy_r_r207);
    if (unlikely(cpy_r_r208 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 180, CPyStatic_scholars___research___sight___globals);
        goto CPyL151;
    }
    cpy_r_r209 = CPyTagged_And(cpy_r_r208, 2);
    CPyTagged_DECREF(cpy_r_r208);
    cpy_r_r210 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_goals;
    if (unlikely(cpy_r_r210 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "_player", "Player", "goals", 180, CPyStatic_scholars___research___sight___globals);
        goto CPyL152;
    }
    CPyTagged_INCREF(cpy_r_r210);
CPyL112: ;
    cpy_r_r211 = CPyTagged_Rshift(cpy_r_r210, 4);
    CPyTagged_DECREF(cpy_r_r210);
    if (unlikely(cpy_r_r211 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 180, CPyStatic_scholars___research___sight___globals);
        goto CPyL152;
    }
    cpy_r_r212 = CPyTagged_And(cpy_r_r211, 2);
    CPyTagged_DECREF(cpy_r_r211);
    cpy_r_r213 = PyList_New(3);
    if (unlikely(cpy_r_r213 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 180, CPyStatic_scholars___research___sight___globals);
        goto CPyL153;
    }
    cpy_r_r214 = CPyTagged_StealAsObject(cpy_r_r206);
    cpy_r_r215 = CPyTagged_StealAsObject(cpy_r_r209);
    cpy_r_r216 = CPyTagged_StealAsObject(cpy_r_r212);
    cpy_r_r217 = (CPyPtr)((CPyPtr)cpy_r_r213 + offsetof(PyListObject, ob_item));
    cpy_r_r218 = *(CPyPtr *)cpy_r_r217;
    *(PyObject * *)cpy_r_r218 = cpy_r_r214;
    cpy_r_r219 = cpy_r_r218 + 8;
    *(PyObject * *)cpy_r_r219 = cpy_r_r215;
    cpy_r_r220 = cpy_r_r218 + 16;
    *(PyObject * *)cpy_r_r220 = cpy_r_r216;
    cpy_r_r221 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 15, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r204, cpy_r_r213, 6, 2); /* numbers_at */
    CPy_DECREF(cpy_r_r213);
    if (unlikely(cpy_r_r221 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 180, CPyStatic_scholars___research___sight___globals);
        goto CPyL120;
    }
    cpy_r_r222 = CPyStatics[1594]; /* 'scrolls' */
    cpy_r_r223 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_scrolls;
    if (unlikely(cpy_r_r223 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "_player", "Player", "scrolls", 181, CPyStatic_scholars___research___sight___globals);
        goto CPyL120;
    }
    CPy_INCREF(cpy_r_r223);
CPyL116: ;
    cpy_r_r224 = ((serai___games___scholars___research___sight___ShownObject *)cpy_r_words)->_scrolls;
    CPy_INCREF(cpy_r_r224);
    cpy_r_r225 = CPY_INT_TAG;
    cpy_r_r226 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 19, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r222, cpy_r_r223, cpy_r_r224, cpy_r_r225); /* bag */
    CPy_DECREF(cpy_r_r223);
    CPy_DECREF(cpy_r_r224);
    if (unlikely(cpy_r_r226 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 181, CPyStatic_scholars___research___sight___globals);
        goto CPyL120;
    }
    cpy_r_r227 = CPyStatics[759]; /* 'resource' */
    cpy_r_r228 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_resource;
    if (unlikely(cpy_r_r228 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "_player", "Player", "resource", 182, CPyStatic_scholars___research___sight___globals);
        goto CPyL120;
    }
    CPyTagged_INCREF(cpy_r_r228);
CPyL118: ;
    cpy_r_r229 = ((serai___games___scholars___research___sight___ShownObject *)cpy_r_words)->_resources;
    CPy_INCREF(cpy_r_r229);
    cpy_r_r230 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 11, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_sheet, cpy_r_r227, cpy_r_r228, cpy_r_r229); /* word */
    CPyTagged_DECREF(cpy_r_r228);
    CPy_DECREF(cpy_r_r229);
    if (unlikely(cpy_r_r230 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 182, CPyStatic_scholars___research___sight___globals);
        goto CPyL120;
    }
    return 1;
CPyL120: ;
    cpy_r_r231 = 2;
    return cpy_r_r231;
CPyL121: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL120;
CPyL122: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r28);
    goto CPyL120;
CPyL123: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r38);
    goto CPyL120;
CPyL124: ;
    CPy_DECREF(cpy_r_r38);
    goto CPyL30;
CPyL125: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r41);
    goto CPyL120;
CPyL126: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_colours);
    goto CPyL120;
CPyL127: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_colours);
    CPy_DecRef(cpy_r_r57);
    goto CPyL120;
CPyL128: ;
    CPy_DECREF(cpy_r_r57);
    goto CPyL38;
CPyL129: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_colours);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r60);
    goto CPyL120;
CPyL130: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r83);
    goto CPyL120;
CPyL131: ;
    CPyTagged_DECREF(cpy_r_r90);
    CPyTagged_DECREF(cpy_r_r91);
    CPyTagged_DECREF(cpy_r_r93);
    CPyTagged_DECREF(cpy_r_r94);
    goto CPyL91;
CPyL132: ;
    CPyTagged_DecRef(cpy_r_r90);
    CPyTagged_DecRef(cpy_r_r91);
    CPyTagged_DecRef(cpy_r_r93);
    CPyTagged_DecRef(cpy_r_r94);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL120;
CPyL133: ;
    CPy_DecRef(cpy_r_colours);
    CPyTagged_DecRef(cpy_r_r90);
    CPyTagged_DecRef(cpy_r_r91);
    CPyTagged_DecRef(cpy_r_r93);
    CPyTagged_DecRef(cpy_r_r94);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_value);
    goto CPyL120;
CPyL134: ;
    CPy_DecRef(cpy_r_colours);
    CPyTagged_DecRef(cpy_r_r90);
    CPyTagged_DecRef(cpy_r_r91);
    CPyTagged_DecRef(cpy_r_r93);
    CPyTagged_DecRef(cpy_r_r94);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_value);
    CPy_DecRef(cpy_r_r102);
    goto CPyL120;
CPyL135: ;
    CPyTagged_DECREF(cpy_r_r106);
    CPyTagged_DECREF(cpy_r_r107);
    goto CPyL80;
CPyL136: ;
    CPy_DecRef(cpy_r_colours);
    CPyTagged_DecRef(cpy_r_r90);
    CPyTagged_DecRef(cpy_r_r91);
    CPyTagged_DecRef(cpy_r_r93);
    CPyTagged_DecRef(cpy_r_r94);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_value);
    CPy_DecRef(cpy_r_r102);
    CPy_DecRef(cpy_r_r103);
    CPyTagged_DecRef(cpy_r_r106);
    CPyTagged_DecRef(cpy_r_r107);
    CPyTagged_DecRef(cpy_r_at);
    goto CPyL120;
CPyL137: ;
    CPy_DecRef(cpy_r_colours);
    CPyTagged_DecRef(cpy_r_r90);
    CPyTagged_DecRef(cpy_r_r91);
    CPyTagged_DecRef(cpy_r_r93);
    CPyTagged_DecRef(cpy_r_r94);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_value);
    CPy_DecRef(cpy_r_r102);
    CPy_DecRef(cpy_r_r103);
    CPyTagged_DecRef(cpy_r_r106);
    CPyTagged_DecRef(cpy_r_r107);
    CPyTagged_DecRef(cpy_r_at);
    CPyTagged_DecRef(cpy_r_r116);
    goto CPyL120;
CPyL138: ;
    CPyTagged_DECREF(cpy_r_r116);
    CPyTagged_DECREF(cpy_r_r126);
    CPyTagged_DECREF(cpy_r_r127);
    goto CPyL79;
CPyL139: ;
    CPy_DecRef(cpy_r_colours);
    CPyTagged_DecRef(cpy_r_r90);
    CPyTagged_DecRef(cpy_r_r91);
    CPyTagged_DecRef(cpy_r_r93);
    CPyTagged_DecRef(cpy_r_r94);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_value);
    CPy_DecRef(cpy_r_r102);
    CPy_DecRef(cpy_r_r103);
    CPyTagged_DecRef(cpy_r_r106);
    CPyTagged_DecRef(cpy_r_r107);
    CPyTagged_DecRef(cpy_r_r116);
    CPyTagged_DecRef(cpy_r_r126);
    CPyTagged_DecRef(cpy_r_r127);
    CPyTagged_DecRef(cpy_r_helper);
    goto CPyL120;
CPyL140: ;
    CPy_DecRef(cpy_r_colours);
    CPyTagged_DecRef(cpy_r_r90);
    CPyTagged_DecRef(cpy_r_r91);
    CPyTagged_DecRef(cpy_r_r93);
    CPyTagged_DecRef(cpy_r_r94);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_value);
    CPy_DecRef(cpy_r_r102);
    CPy_DecRef(cpy_r_r103);
    CPyTagged_DecRef(cpy_r_r106);
    CPyTagged_DecRef(cpy_r_r107);
    CPyTagged_DecRef(cpy_r_r116);
    CPyTagged_DecRef(cpy_r_r126);
    CPyTagged_DecRef(cpy_r_r127);
    goto CPyL120;
CPyL141: ;
    CPyTagged_DECREF(cpy_r_r136);
    goto CPyL78;
CPyL142: ;
    CPy_DecRef(cpy_r_colours);
    CPyTagged_DecRef(cpy_r_r90);
    CPyTagged_DecRef(cpy_r_r91);
    CPyTagged_DecRef(cpy_r_r93);
    CPyTagged_DecRef(cpy_r_r94);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_value);
    CPy_DecRef(cpy_r_r102);
    CPy_DecRef(cpy_r_r103);
    goto CPyL120;
CPyL143: ;
    CPyTagged_DecRef(cpy_r_r90);
    CPyTagged_DecRef(cpy_r_r91);
    CPyTagged_DecRef(cpy_r_r93);
    CPyTagged_DecRef(cpy_r_r94);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_value);
    CPy_DecRef(cpy_r_r102);
    CPy_DecRef(cpy_r_r103);
    goto CPyL120;
CPyL144: ;
    CPyTagged_DecRef(cpy_r_r90);
    CPyTagged_DecRef(cpy_r_r91);
    CPyTagged_DecRef(cpy_r_r93);
    CPyTagged_DecRef(cpy_r_r94);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r102);
    CPy_DecRef(cpy_r_r103);
    goto CPyL120;
CPyL145: ;
    CPyTagged_DecRef(cpy_r_r90);
    CPyTagged_DecRef(cpy_r_r91);
    CPyTagged_DecRef(cpy_r_r93);
    CPyTagged_DecRef(cpy_r_r94);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r103);
    goto CPyL120;
CPyL146: ;
    CPyTagged_DecRef(cpy_r_r90);
    CPyTagged_DecRef(cpy_r_r91);
    CPyTagged_DecRef(cpy_r_r93);
    CPyTagged_DecRef(cpy_r_r94);
    goto CPyL120;
CPyL147: ;
    CPy_DecRef(cpy_r_retired);
    goto CPyL120;
CPyL148: ;
    CPy_DECREF(cpy_r_r170);
    goto CPyL99;
CPyL149: ;
    CPy_DecRef(cpy_r_retired);
    CPy_DecRef(cpy_r_r170);
    goto CPyL120;
CPyL150: ;
    CPy_DecRef(cpy_r_r170);
    goto CPyL120;
CPyL151: ;
    CPyTagged_DecRef(cpy_r_r206);
    goto CPyL120;
CPyL152: ;
    CPyTagged_DecRef(cpy_r_r206);
    CPyTagged_DecRef(cpy_r_r209);
    goto CPyL120;
CPyL153: ;
    CPyTagged_DecRef(cpy_r_r206);
    CPyTagged_DecRef(cpy_r_r209);
    CPyTagged_DecRef(cpy_r_r212);
    goto CPyL120;
}
        
        PyObject *CPyPy_scholars___research___sight____player(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "player", "is_own", "words", "sheet", 0};
            static CPyArg_Parser parser = {"OOOOO:_player", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_player;
            PyObject *obj_is_own;
            PyObject *obj_words;
            PyObject *obj_sheet;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_player, &obj_is_own, &obj_words, &obj_sheet)) {
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
            char arg_is_own;
            if (unlikely(!PyBool_Check(obj_is_own))) {
                CPy_TypeError("bool", obj_is_own); goto fail;
            } else
                arg_is_own = obj_is_own == Py_True;
            PyObject *arg_words;
            if (likely(Py_TYPE(obj_words) == CPyType_scholars___research___sight___Shown))
                arg_words = obj_words;
            else {
                CPy_TypeError("serai.games.scholars.research.sight.Shown", obj_words); 
                goto fail;
            }
            PyObject *arg_sheet;
            if (likely((Py_TYPE(obj_sheet) == CPyType_sheet___Register) || (Py_TYPE(obj_sheet) == CPyType_sheet___Sheet)))
                arg_sheet = obj_sheet;
            else {
                CPy_TypeError("serai.kernel.sheet.Sheet", obj_sheet); 
                goto fail;
            }
            char retval = CPyDef_scholars___research___sight____player(arg_t, arg_player, arg_is_own, arg_words, arg_sheet);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_player", 135, CPyStatic_scholars___research___sight___globals);
            return NULL;
        }
        
char CPyDef_scholars___research___sight____automa(PyObject *cpy_r_automa, PyObject *cpy_r_words, PyObject *cpy_r_sheet) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    CPyTagged cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    cpy_r_r0 = CPyStatics[647]; /* 'difficulty' */
    cpy_r_r1 = ((serai___games___scholars___table___AutomaObject *)cpy_r_automa)->_difficulty;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "_automa", "Automa", "difficulty", 186, CPyStatic_scholars___research___sight___globals);
        goto CPyL19;
    }
    CPyTagged_INCREF(cpy_r_r1);
CPyL1: ;
    cpy_r_r2 = ((serai___games___scholars___research___sight___ShownObject *)cpy_r_words)->_difficulties;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 11, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_sheet, cpy_r_r0, cpy_r_r1, cpy_r_r2); /* word */
    CPyTagged_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_automa", 186, CPyStatic_scholars___research___sight___globals);
        goto CPyL19;
    }
    cpy_r_r4 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r5 = ((serai___games___scholars___table___AutomaObject *)cpy_r_automa)->_influence;
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "_automa", "Automa", "influence", 187, CPyStatic_scholars___research___sight___globals);
        goto CPyL19;
    }
    CPyTagged_INCREF(cpy_r_r5);
CPyL3: ;
    cpy_r_r6 = CPY_INT_TAG;
    cpy_r_r7 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r4, cpy_r_r5, 40, cpy_r_r6); /* number */
    CPyTagged_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r7 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_automa", 187, CPyStatic_scholars___research___sight___globals);
        goto CPyL19;
    }
    cpy_r_r8 = CPyStatics[2542]; /* 'guilds' */
    cpy_r_r9 = ((serai___games___scholars___table___AutomaObject *)cpy_r_automa)->_guilds;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "_automa", "Automa", "guilds", 188, CPyStatic_scholars___research___sight___globals);
        goto CPyL19;
    }
    CPy_INCREF(cpy_r_r9);
CPyL5: ;
    cpy_r_r10 = ((serai___games___scholars___research___sight___ShownObject *)cpy_r_words)->_guilds;
    CPy_INCREF(cpy_r_r10);
    cpy_r_r11 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 16, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r8, cpy_r_r9, cpy_r_r10, 40); /* numbers */
    CPy_DECREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_automa", 188, CPyStatic_scholars___research___sight___globals);
        goto CPyL19;
    }
    cpy_r_r12 = CPyStatics[2638]; /* 'dice_sum' */
    cpy_r_r13 = ((serai___games___scholars___table___AutomaObject *)cpy_r_automa)->_dice_sum;
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "_automa", "Automa", "dice_sum", 189, CPyStatic_scholars___research___sight___globals);
        goto CPyL19;
    }
    CPyTagged_INCREF(cpy_r_r13);
CPyL7: ;
    cpy_r_r14 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r12, cpy_r_r13, 120, -120); /* number */
    CPyTagged_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_automa", 189, CPyStatic_scholars___research___sight___globals);
        goto CPyL19;
    }
    cpy_r_r15 = CPyStatics[76]; /* 'position' */
    cpy_r_r16 = ((serai___games___scholars___table___AutomaObject *)cpy_r_automa)->_position;
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "_automa", "Automa", "position", 190, CPyStatic_scholars___research___sight___globals);
        goto CPyL19;
    }
    CPyTagged_INCREF(cpy_r_r16);
CPyL9: ;
    cpy_r_r17 = CPY_INT_TAG;
    cpy_r_r18 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r15, cpy_r_r16, 40, cpy_r_r17); /* number */
    CPyTagged_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r18 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_automa", 190, CPyStatic_scholars___research___sight___globals);
        goto CPyL19;
    }
    cpy_r_r19 = CPyStatics[3067]; /* 'markers' */
    cpy_r_r20 = ((serai___games___scholars___table___AutomaObject *)cpy_r_automa)->_markers;
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "_automa", "Automa", "markers", 191, CPyStatic_scholars___research___sight___globals);
        goto CPyL19;
    }
    CPyTagged_INCREF(cpy_r_r20);
CPyL11: ;
    cpy_r_r21 = CPY_INT_TAG;
    cpy_r_r22 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r19, cpy_r_r20, 60, cpy_r_r21); /* number */
    CPyTagged_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r22 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_automa", 191, CPyStatic_scholars___research___sight___globals);
        goto CPyL19;
    }
    cpy_r_r23 = CPyStatics[1594]; /* 'scrolls' */
    cpy_r_r24 = ((serai___games___scholars___table___AutomaObject *)cpy_r_automa)->_languages;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "_automa", "Automa", "languages", 192, CPyStatic_scholars___research___sight___globals);
        goto CPyL19;
    }
    CPy_INCREF(cpy_r_r24);
CPyL13: ;
    cpy_r_r25 = ((serai___games___scholars___research___sight___ShownObject *)cpy_r_words)->_languages;
    CPy_INCREF(cpy_r_r25);
    cpy_r_r26 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 20, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r23, cpy_r_r24, cpy_r_r25, 40); /* counts */
    CPy_DECREF(cpy_r_r24);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_automa", 192, CPyStatic_scholars___research___sight___globals);
        goto CPyL19;
    }
    cpy_r_r27 = CPyStatics[2585]; /* 'retired' */
    cpy_r_r28 = ((serai___games___scholars___table___AutomaObject *)cpy_r_automa)->_retired;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "_automa", "Automa", "retired", 193, CPyStatic_scholars___research___sight___globals);
        goto CPyL19;
    }
    CPy_INCREF(cpy_r_r28);
CPyL15: ;
    cpy_r_r29 = ((serai___games___scholars___research___sight___ShownObject *)cpy_r_words)->_translators;
    CPy_INCREF(cpy_r_r29);
    cpy_r_r30 = CPY_INT_TAG;
    cpy_r_r31 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 19, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r27, cpy_r_r28, cpy_r_r29, cpy_r_r30); /* bag */
    CPy_DECREF(cpy_r_r28);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_automa", 193, CPyStatic_scholars___research___sight___globals);
        goto CPyL19;
    }
    cpy_r_r32 = CPyStatics[2694]; /* 'plans' */
    cpy_r_r33 = ((serai___games___scholars___table___AutomaObject *)cpy_r_automa)->_plans;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/research/sight.py", "_automa", "Automa", "plans", 194, CPyStatic_scholars___research___sight___globals);
        goto CPyL19;
    }
    CPy_INCREF(cpy_r_r33);
CPyL17: ;
    cpy_r_r34 = ((serai___games___scholars___research___sight___ShownObject *)cpy_r_words)->_plans;
    CPy_INCREF(cpy_r_r34);
    cpy_r_r35 = CPY_INT_TAG;
    cpy_r_r36 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 19, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r32, cpy_r_r33, cpy_r_r34, cpy_r_r35); /* bag */
    CPy_DECREF(cpy_r_r33);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r36 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_automa", 194, CPyStatic_scholars___research___sight___globals);
        goto CPyL19;
    }
    return 1;
CPyL19: ;
    cpy_r_r37 = 2;
    return cpy_r_r37;
}
        
        PyObject *CPyPy_scholars___research___sight____automa(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"automa", "words", "sheet", 0};
            static CPyArg_Parser parser = {"OOO:_automa", kwlist, 0};
            PyObject *obj_automa;
            PyObject *obj_words;
            PyObject *obj_sheet;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_automa, &obj_words, &obj_sheet)) {
                return NULL;
            }
            PyObject *arg_automa;
            if (likely(Py_TYPE(obj_automa) == CPyType_scholars___table___Automa))
                arg_automa = obj_automa;
            else {
                CPy_TypeError("serai.games.scholars.table.Automa", obj_automa); 
                goto fail;
            }
            PyObject *arg_words;
            if (likely(Py_TYPE(obj_words) == CPyType_scholars___research___sight___Shown))
                arg_words = obj_words;
            else {
                CPy_TypeError("serai.games.scholars.research.sight.Shown", obj_words); 
                goto fail;
            }
            PyObject *arg_sheet;
            if (likely((Py_TYPE(obj_sheet) == CPyType_sheet___Register) || (Py_TYPE(obj_sheet) == CPyType_sheet___Sheet)))
                arg_sheet = obj_sheet;
            else {
                CPy_TypeError("serai.kernel.sheet.Sheet", obj_sheet); 
                goto fail;
            }
            char retval = CPyDef_scholars___research___sight____automa(arg_automa, arg_words, arg_sheet);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "_automa", 185, CPyStatic_scholars___research___sight___globals);
            return NULL;
        }
        
char CPyDef_scholars___research___sight_____top_level__(void) {
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
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    int32_t cpy_r_r134;
    char cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    int32_t cpy_r_r139;
    char cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    int32_t cpy_r_r144;
    char cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    int32_t cpy_r_r149;
    char cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    int32_t cpy_r_r154;
    char cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    int32_t cpy_r_r159;
    char cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    int32_t cpy_r_r164;
    char cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    tuple_T7OOOOOOO cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject *cpy_r_r178;
    tuple_T4OOOO cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    tuple_T2OO cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
    tuple_T2OO cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    int32_t cpy_r_r191;
    char cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    int32_t cpy_r_r197;
    char cpy_r_r198;
    PyObject *cpy_r_r199;
    PyObject *cpy_r_r200;
    int32_t cpy_r_r201;
    char cpy_r_r202;
    PyObject *cpy_r_r203;
    tuple_T18OOOOOOOOOOOOOOOOOO cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject *cpy_r_r207;
    int32_t cpy_r_r208;
    char cpy_r_r209;
    PyObject *cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    char cpy_r_r214;
    char cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
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
    int32_t cpy_r_r235;
    char cpy_r_r236;
    PyObject *cpy_r_r237;
    PyObject *cpy_r_r238;
    int32_t cpy_r_r239;
    char cpy_r_r240;
    char cpy_r_r241;
    PyObject *cpy_r_r242;
    PyObject *cpy_r_r243;
    PyObject *cpy_r_r244;
    PyObject *cpy_r_r245;
    PyObject *cpy_r_r246;
    PyObject *cpy_r_r247;
    PyObject **cpy_r_r249;
    PyObject *cpy_r_r250;
    PyObject *cpy_r_r251;
    PyObject *cpy_r_r252;
    int32_t cpy_r_r253;
    char cpy_r_r254;
    char cpy_r_r255;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 1, CPyStatic_scholars___research___sight___globals);
        goto CPyL78;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 1, CPyStatic_scholars___research___sight___globals);
        goto CPyL78;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_scholars___research___sight___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 3, CPyStatic_scholars___research___sight___globals);
        goto CPyL78;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[4997]; /* ('cache',) */
    cpy_r_r12 = CPyStatics[127]; /* 'functools' */
    cpy_r_r13 = CPyStatic_scholars___research___sight___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 5, CPyStatic_scholars___research___sight___globals);
        goto CPyL78;
    }
    cpy_r_r15 = (void *)&CPyModule_functools;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[5153]; /* ('TYPE_CHECKING', 'Final') */
    cpy_r_r17 = CPyStatics[47]; /* 'typing' */
    cpy_r_r18 = CPyStatic_scholars___research___sight___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 6, CPyStatic_scholars___research___sight___globals);
        goto CPyL78;
    }
    cpy_r_r20 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = (void *)&CPyModule_serai___games___scholars___dice;
    cpy_r_r22 = (void *)&CPyImportState_serai___games___scholars___dice;
    cpy_r_r23 = CPyModuleLockAPI_serai;
    cpy_r_r24 = CPyImport_IsInitialized(cpy_r_r22);
    if (!cpy_r_r24) goto CPyL10;
    cpy_r_r25 = PyImport_GetModuleDict();
    cpy_r_r26 = CPyStatics[2366]; /* 'serai.games.scholars.dice' */
    cpy_r_r27 = CPyDict_GetItem(cpy_r_r25, cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 8, CPyStatic_scholars___research___sight___globals);
        goto CPyL78;
    }
    cpy_r_r28 = cpy_r_r27;
    goto CPyL14;
CPyL10: ;
    cpy_r_r29 = CPyInitOnly_serai___games___scholars___dice;
    cpy_r_r30 = CPyExec_serai___games___scholars___dice;
    cpy_r_r31 = (PyObject **)&CPyModule_serai___games___scholars___dice__internal;
    cpy_r_r32 = PyImport_GetModuleDict();
    cpy_r_r33 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r34 = CPyDict_GetItem(cpy_r_r32, cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 8, CPyStatic_scholars___research___sight___globals);
        goto CPyL78;
    }
    cpy_r_r35 = CPyStatics[8]; /* '__file__' */
    cpy_r_r36 = CPyObject_GetAttr(cpy_r_r34, cpy_r_r35);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 8, CPyStatic_scholars___research___sight___globals);
        goto CPyL78;
    }
    cpy_r_r37 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r38 = CPyStatics[2366]; /* 'serai.games.scholars.dice' */
    cpy_r_r39 = CPyImport_ImportNative(cpy_r_r38, cpy_r_r29, cpy_r_r30, cpy_r_r31, cpy_r_r21, cpy_r_r22, cpy_r_r23, cpy_r_r36, cpy_r_r37, 0);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 8, CPyStatic_scholars___research___sight___globals);
        goto CPyL78;
    }
    cpy_r_r28 = cpy_r_r39;
CPyL14: ;
    cpy_r_r40 = CPyStatics[5456]; /* ('action_shape', 'added_value') */
    cpy_r_r41 = CPyStatic_scholars___research___sight___globals;
    cpy_r_r42 = CPyImport_GetNativeAttrs(cpy_r_r28, cpy_r_r40, cpy_r_r40, cpy_r_r41);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 8, CPyStatic_scholars___research___sight___globals);
        goto CPyL78;
    } else
        goto CPyL79;
CPyL15: ;
    cpy_r_r43 = (void *)&CPyModule_serai___games___scholars___names;
    cpy_r_r44 = (void *)&CPyImportState_serai___games___scholars___names;
    cpy_r_r45 = CPyModuleLockAPI_serai;
    cpy_r_r46 = CPyImport_IsInitialized(cpy_r_r44);
    if (!cpy_r_r46) goto CPyL18;
    cpy_r_r47 = PyImport_GetModuleDict();
    cpy_r_r48 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r49 = CPyDict_GetItem(cpy_r_r47, cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 9, CPyStatic_scholars___research___sight___globals);
        goto CPyL78;
    }
    cpy_r_r50 = cpy_r_r49;
    goto CPyL22;
CPyL18: ;
    cpy_r_r51 = CPyInitOnly_serai___games___scholars___names;
    cpy_r_r52 = CPyExec_serai___games___scholars___names;
    cpy_r_r53 = (PyObject **)&CPyModule_serai___games___scholars___names__internal;
    cpy_r_r54 = PyImport_GetModuleDict();
    cpy_r_r55 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r56 = CPyDict_GetItem(cpy_r_r54, cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 9, CPyStatic_scholars___research___sight___globals);
        goto CPyL78;
    }
    cpy_r_r57 = CPyStatics[8]; /* '__file__' */
    cpy_r_r58 = CPyObject_GetAttr(cpy_r_r56, cpy_r_r57);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 9, CPyStatic_scholars___research___sight___globals);
        goto CPyL78;
    }
    cpy_r_r59 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r60 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r61 = CPyImport_ImportNative(cpy_r_r60, cpy_r_r51, cpy_r_r52, cpy_r_r53, cpy_r_r43, cpy_r_r44, cpy_r_r45, cpy_r_r58, cpy_r_r59, 0);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 9, CPyStatic_scholars___research___sight___globals);
        goto CPyL78;
    }
    cpy_r_r50 = cpy_r_r61;
CPyL22: ;
    cpy_r_r62 = CPyStatics[5515]; /* ('SIDES', 'colour_of', 'value_of') */
    cpy_r_r63 = CPyStatic_scholars___research___sight___globals;
    cpy_r_r64 = CPyImport_GetNativeAttrs(cpy_r_r50, cpy_r_r62, cpy_r_r62, cpy_r_r63);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 9, CPyStatic_scholars___research___sight___globals);
        goto CPyL78;
    } else
        goto CPyL80;
CPyL23: ;
    cpy_r_r65 = (void *)&CPyModule_serai___games___scholars___scoring;
    cpy_r_r66 = (void *)&CPyImportState_serai___games___scholars___scoring;
    cpy_r_r67 = CPyModuleLockAPI_serai;
    cpy_r_r68 = CPyImport_IsInitialized(cpy_r_r66);
    if (!cpy_r_r68) goto CPyL26;
    cpy_r_r69 = PyImport_GetModuleDict();
    cpy_r_r70 = CPyStatics[2305]; /* 'serai.games.scholars.scoring' */
    cpy_r_r71 = CPyDict_GetItem(cpy_r_r69, cpy_r_r70);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 10, CPyStatic_scholars___research___sight___globals);
        goto CPyL78;
    }
    cpy_r_r72 = cpy_r_r71;
    goto CPyL30;
CPyL26: ;
    cpy_r_r73 = CPyInitOnly_serai___games___scholars___scoring;
    cpy_r_r74 = CPyExec_serai___games___scholars___scoring;
    cpy_r_r75 = (PyObject **)&CPyModule_serai___games___scholars___scoring__internal;
    cpy_r_r76 = PyImport_GetModuleDict();
    cpy_r_r77 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r78 = CPyDict_GetItem(cpy_r_r76, cpy_r_r77);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 10, CPyStatic_scholars___research___sight___globals);
        goto CPyL78;
    }
    cpy_r_r79 = CPyStatics[8]; /* '__file__' */
    cpy_r_r80 = CPyObject_GetAttr(cpy_r_r78, cpy_r_r79);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 10, CPyStatic_scholars___research___sight___globals);
        goto CPyL78;
    }
    cpy_r_r81 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r82 = CPyStatics[2305]; /* 'serai.games.scholars.scoring' */
    cpy_r_r83 = CPyImport_ImportNative(cpy_r_r82, cpy_r_r73, cpy_r_r74, cpy_r_r75, cpy_r_r65, cpy_r_r66, cpy_r_r67, cpy_r_r80, cpy_r_r81, 0);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 10, CPyStatic_scholars___research___sight___globals);
        goto CPyL78;
    }
    cpy_r_r72 = cpy_r_r83;
CPyL30: ;
    cpy_r_r84 = CPyStatics[5516]; /* ('dice_points', 'dice_sum', 'quick_score') */
    cpy_r_r85 = CPyStatic_scholars___research___sight___globals;
    cpy_r_r86 = CPyImport_GetNativeAttrs(cpy_r_r72, cpy_r_r84, cpy_r_r84, cpy_r_r85);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 10, CPyStatic_scholars___research___sight___globals);
        goto CPyL78;
    } else
        goto CPyL81;
CPyL31: ;
    cpy_r_r87 = (void *)&CPyModule_serai___games___scholars___table;
    cpy_r_r88 = (void *)&CPyImportState_serai___games___scholars___table;
    cpy_r_r89 = CPyModuleLockAPI_serai;
    cpy_r_r90 = CPyImport_IsInitialized(cpy_r_r88);
    if (!cpy_r_r90) goto CPyL34;
    cpy_r_r91 = PyImport_GetModuleDict();
    cpy_r_r92 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r93 = CPyDict_GetItem(cpy_r_r91, cpy_r_r92);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 11, CPyStatic_scholars___research___sight___globals);
        goto CPyL78;
    }
    cpy_r_r94 = cpy_r_r93;
    goto CPyL38;
CPyL34: ;
    cpy_r_r95 = CPyInitOnly_serai___games___scholars___table;
    cpy_r_r96 = CPyExec_serai___games___scholars___table;
    cpy_r_r97 = (PyObject **)&CPyModule_serai___games___scholars___table__internal;
    cpy_r_r98 = PyImport_GetModuleDict();
    cpy_r_r99 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r100 = CPyDict_GetItem(cpy_r_r98, cpy_r_r99);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 11, CPyStatic_scholars___research___sight___globals);
        goto CPyL78;
    }
    cpy_r_r101 = CPyStatics[8]; /* '__file__' */
    cpy_r_r102 = CPyObject_GetAttr(cpy_r_r100, cpy_r_r101);
    CPy_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 11, CPyStatic_scholars___research___sight___globals);
        goto CPyL78;
    }
    cpy_r_r103 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r104 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r105 = CPyImport_ImportNative(cpy_r_r104, cpy_r_r95, cpy_r_r96, cpy_r_r97, cpy_r_r87, cpy_r_r88, cpy_r_r89, cpy_r_r102, cpy_r_r103, 0);
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 11, CPyStatic_scholars___research___sight___globals);
        goto CPyL78;
    }
    cpy_r_r94 = cpy_r_r105;
CPyL38: ;
    cpy_r_r106 = CPyStatics[5517]; /* ('Automa', 'Player', 'Table') */
    cpy_r_r107 = CPyStatic_scholars___research___sight___globals;
    cpy_r_r108 = CPyImport_GetNativeAttrs(cpy_r_r94, cpy_r_r106, cpy_r_r106, cpy_r_r107);
    CPy_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 11, CPyStatic_scholars___research___sight___globals);
        goto CPyL78;
    } else
        goto CPyL82;
CPyL39: ;
    cpy_r_r109 = (void *)&CPyModule_serai___kernel___sheet;
    cpy_r_r110 = (void *)&CPyImportState_serai___kernel___sheet;
    cpy_r_r111 = CPyModuleLockAPI_serai;
    cpy_r_r112 = CPyImport_IsInitialized(cpy_r_r110);
    if (!cpy_r_r112) goto CPyL42;
    cpy_r_r113 = PyImport_GetModuleDict();
    cpy_r_r114 = CPyStatics[1013]; /* 'serai.kernel.sheet' */
    cpy_r_r115 = CPyDict_GetItem(cpy_r_r113, cpy_r_r114);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 12, CPyStatic_scholars___research___sight___globals);
        goto CPyL78;
    }
    cpy_r_r116 = cpy_r_r115;
    goto CPyL46;
CPyL42: ;
    cpy_r_r117 = CPyInitOnly_serai___kernel___sheet;
    cpy_r_r118 = CPyExec_serai___kernel___sheet;
    cpy_r_r119 = (PyObject **)&CPyModule_serai___kernel___sheet__internal;
    cpy_r_r120 = PyImport_GetModuleDict();
    cpy_r_r121 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r122 = CPyDict_GetItem(cpy_r_r120, cpy_r_r121);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 12, CPyStatic_scholars___research___sight___globals);
        goto CPyL78;
    }
    cpy_r_r123 = CPyStatics[8]; /* '__file__' */
    cpy_r_r124 = CPyObject_GetAttr(cpy_r_r122, cpy_r_r123);
    CPy_DECREF(cpy_r_r122);
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 12, CPyStatic_scholars___research___sight___globals);
        goto CPyL78;
    }
    cpy_r_r125 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r126 = CPyStatics[1013]; /* 'serai.kernel.sheet' */
    cpy_r_r127 = CPyImport_ImportNative(cpy_r_r126, cpy_r_r117, cpy_r_r118, cpy_r_r119, cpy_r_r109, cpy_r_r110, cpy_r_r111, cpy_r_r124, cpy_r_r125, 0);
    CPy_DECREF(cpy_r_r124);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 12, CPyStatic_scholars___research___sight___globals);
        goto CPyL78;
    }
    cpy_r_r116 = cpy_r_r127;
CPyL46: ;
    cpy_r_r128 = CPyStatics[5157]; /* ('Sheet', 'Words') */
    cpy_r_r129 = CPyStatic_scholars___research___sight___globals;
    cpy_r_r130 = CPyImport_GetNativeAttrs(cpy_r_r116, cpy_r_r128, cpy_r_r128, cpy_r_r129);
    CPy_DECREF(cpy_r_r116);
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 12, CPyStatic_scholars___research___sight___globals);
        goto CPyL78;
    } else
        goto CPyL83;
CPyL47: ;
    cpy_r_r131 = CPyStatic_scholars___research___sight___globals;
    cpy_r_r132 = CPyStatics[3392]; /* '_TURNS' */
    cpy_r_r133 = CPyStatics[4958]; /* 250 */
    cpy_r_r134 = CPyDict_SetItem(cpy_r_r131, cpy_r_r132, cpy_r_r133);
    cpy_r_r135 = cpy_r_r134 >= 0;
    if (unlikely(!cpy_r_r135)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 17, CPyStatic_scholars___research___sight___globals);
        goto CPyL78;
    }
    cpy_r_r136 = CPyStatic_scholars___research___sight___globals;
    cpy_r_r137 = CPyStatics[1016]; /* '_GOODS' */
    cpy_r_r138 = CPyStatics[4922]; /* 30 */
    cpy_r_r139 = CPyDict_SetItem(cpy_r_r136, cpy_r_r137, cpy_r_r138);
    cpy_r_r140 = cpy_r_r139 >= 0;
    if (unlikely(!cpy_r_r140)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 18, CPyStatic_scholars___research___sight___globals);
        goto CPyL78;
    }
    cpy_r_r141 = CPyStatic_scholars___research___sight___globals;
    cpy_r_r142 = CPyStatics[3393]; /* '_INFLUENCE' */
    cpy_r_r143 = CPyStatics[4919]; /* 20 */
    cpy_r_r144 = CPyDict_SetItem(cpy_r_r141, cpy_r_r142, cpy_r_r143);
    cpy_r_r145 = cpy_r_r144 >= 0;
    if (unlikely(!cpy_r_r145)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 19, CPyStatic_scholars___research___sight___globals);
        goto CPyL78;
    }
    cpy_r_r146 = CPyStatic_scholars___research___sight___globals;
    cpy_r_r147 = CPyStatics[3394]; /* '_LEAST_POINTS' */
    cpy_r_r148 = CPyStatics[4959]; /* -50 */
    cpy_r_r149 = CPyDict_SetItem(cpy_r_r146, cpy_r_r147, cpy_r_r148);
    cpy_r_r150 = cpy_r_r149 >= 0;
    if (unlikely(!cpy_r_r150)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 20, CPyStatic_scholars___research___sight___globals);
        goto CPyL78;
    }
    cpy_r_r151 = CPyStatic_scholars___research___sight___globals;
    cpy_r_r152 = CPyStatics[3395]; /* '_MOST_POINTS' */
    cpy_r_r153 = CPyStatics[4960]; /* 200 */
    cpy_r_r154 = CPyDict_SetItem(cpy_r_r151, cpy_r_r152, cpy_r_r153);
    cpy_r_r155 = cpy_r_r154 >= 0;
    if (unlikely(!cpy_r_r155)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 21, CPyStatic_scholars___research___sight___globals);
        goto CPyL78;
    }
    cpy_r_r156 = CPyStatic_scholars___research___sight___globals;
    cpy_r_r157 = CPyStatics[3396]; /* '_DICE' */
    cpy_r_r158 = CPyStatics[4917]; /* 40 */
    cpy_r_r159 = CPyDict_SetItem(cpy_r_r156, cpy_r_r157, cpy_r_r158);
    cpy_r_r160 = cpy_r_r159 >= 0;
    if (unlikely(!cpy_r_r160)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 22, CPyStatic_scholars___research___sight___globals);
        goto CPyL78;
    }
    cpy_r_r161 = CPyStatic_scholars___research___sight___globals;
    cpy_r_r162 = CPyStatics[1019]; /* 'VERSION' */
    cpy_r_r163 = CPyStatics[4897]; /* 1 */
    cpy_r_r164 = CPyDict_SetItem(cpy_r_r161, cpy_r_r162, cpy_r_r163);
    cpy_r_r165 = cpy_r_r164 >= 0;
    if (unlikely(!cpy_r_r165)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 25, CPyStatic_scholars___research___sight___globals);
        goto CPyL78;
    }
    cpy_r_r166 = CPyStatics[3397]; /* 'piles.id' */
    cpy_r_r167 = CPyStatics[3398]; /* 'map.id' */
    cpy_r_r168 = CPyStatics[3399]; /* 'guilds.id' */
    cpy_r_r169 = CPyStatics[3400]; /* 'guilds.scrolls.id' */
    cpy_r_r170 = CPyStatics[3401]; /* 'rooms.id' */
    cpy_r_r171 = CPyStatics[3402]; /* 'rooms.needs' */
    cpy_r_r172 = CPyStatics[3403]; /* 'caliphs.slot' */
    CPy_INCREF(cpy_r_r166);
    CPy_INCREF(cpy_r_r167);
    CPy_INCREF(cpy_r_r168);
    CPy_INCREF(cpy_r_r169);
    CPy_INCREF(cpy_r_r170);
    CPy_INCREF(cpy_r_r171);
    CPy_INCREF(cpy_r_r172);
    cpy_r_r173.f0 = cpy_r_r166;
    cpy_r_r173.f1 = cpy_r_r167;
    cpy_r_r173.f2 = cpy_r_r168;
    cpy_r_r173.f3 = cpy_r_r169;
    cpy_r_r173.f4 = cpy_r_r170;
    cpy_r_r173.f5 = cpy_r_r171;
    cpy_r_r173.f6 = cpy_r_r172;
    cpy_r_r174 = CPyStatics[3404]; /* 'pairs.translator' */
    cpy_r_r175 = CPyStatics[3405]; /* 'players.hand.is_printed' */
    cpy_r_r176 = CPyStatics[3406]; /* 'players.hand.workers' */
    cpy_r_r177 = CPyStatics[3407]; /* 'players.hand.counts_colour' */
    cpy_r_r178 = CPyStatics[3408]; /* 'players.hand.counts_value' */
    CPy_INCREF(cpy_r_r175);
    CPy_INCREF(cpy_r_r176);
    CPy_INCREF(cpy_r_r177);
    CPy_INCREF(cpy_r_r178);
    cpy_r_r179.f0 = cpy_r_r175;
    cpy_r_r179.f1 = cpy_r_r176;
    cpy_r_r179.f2 = cpy_r_r177;
    cpy_r_r179.f3 = cpy_r_r178;
    cpy_r_r180 = CPyStatics[3409]; /* 'players.slots.id' */
    cpy_r_r181 = CPyStatics[3410]; /* 'players.slots.is_open' */
    CPy_INCREF(cpy_r_r180);
    CPy_INCREF(cpy_r_r181);
    cpy_r_r182.f0 = cpy_r_r180;
    cpy_r_r182.f1 = cpy_r_r181;
    cpy_r_r183 = CPyStatics[3411]; /* 'players.slots.dice.is_printed' */
    cpy_r_r184 = CPyStatics[3412]; /* 'players.slots.dice.counts_colour' */
    cpy_r_r185 = CPyStatics[3413]; /* 'players.slots.dice.counts_value' */
    CPy_INCREF(cpy_r_r184);
    CPy_INCREF(cpy_r_r185);
    cpy_r_r186.f0 = cpy_r_r184;
    cpy_r_r186.f1 = cpy_r_r185;
    cpy_r_r187 = CPyStatics[3414]; /* 'players.goals_done' */
    cpy_r_r188 = PyList_New(0);
    if (unlikely(cpy_r_r188 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 26, CPyStatic_scholars___research___sight___globals);
        goto CPyL84;
    }
    cpy_r_r189 = PyTuple_New(7);
    if (unlikely(cpy_r_r189 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5328 = cpy_r_r173.f0;
    PyTuple_SET_ITEM(cpy_r_r189, 0, __tmp5328);
    PyObject *__tmp5329 = cpy_r_r173.f1;
    PyTuple_SET_ITEM(cpy_r_r189, 1, __tmp5329);
    PyObject *__tmp5330 = cpy_r_r173.f2;
    PyTuple_SET_ITEM(cpy_r_r189, 2, __tmp5330);
    PyObject *__tmp5331 = cpy_r_r173.f3;
    PyTuple_SET_ITEM(cpy_r_r189, 3, __tmp5331);
    PyObject *__tmp5332 = cpy_r_r173.f4;
    PyTuple_SET_ITEM(cpy_r_r189, 4, __tmp5332);
    PyObject *__tmp5333 = cpy_r_r173.f5;
    PyTuple_SET_ITEM(cpy_r_r189, 5, __tmp5333);
    PyObject *__tmp5334 = cpy_r_r173.f6;
    PyTuple_SET_ITEM(cpy_r_r189, 6, __tmp5334);
    cpy_r_r190 = CPyList_Extend(cpy_r_r188, cpy_r_r189);
    CPy_DECREF(cpy_r_r189);
    if (unlikely(cpy_r_r190 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 26, CPyStatic_scholars___research___sight___globals);
        goto CPyL85;
    } else
        goto CPyL86;
CPyL57: ;
    cpy_r_r191 = PyList_Append(cpy_r_r188, cpy_r_r174);
    cpy_r_r192 = cpy_r_r191 >= 0;
    if (unlikely(!cpy_r_r192)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 26, CPyStatic_scholars___research___sight___globals);
        goto CPyL85;
    }
    cpy_r_r193 = PyTuple_New(4);
    if (unlikely(cpy_r_r193 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5335 = cpy_r_r179.f0;
    PyTuple_SET_ITEM(cpy_r_r193, 0, __tmp5335);
    PyObject *__tmp5336 = cpy_r_r179.f1;
    PyTuple_SET_ITEM(cpy_r_r193, 1, __tmp5336);
    PyObject *__tmp5337 = cpy_r_r179.f2;
    PyTuple_SET_ITEM(cpy_r_r193, 2, __tmp5337);
    PyObject *__tmp5338 = cpy_r_r179.f3;
    PyTuple_SET_ITEM(cpy_r_r193, 3, __tmp5338);
    cpy_r_r194 = CPyList_Extend(cpy_r_r188, cpy_r_r193);
    CPy_DECREF(cpy_r_r193);
    if (unlikely(cpy_r_r194 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 26, CPyStatic_scholars___research___sight___globals);
        goto CPyL87;
    } else
        goto CPyL88;
CPyL59: ;
    cpy_r_r195 = PyTuple_New(2);
    if (unlikely(cpy_r_r195 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5339 = cpy_r_r182.f0;
    PyTuple_SET_ITEM(cpy_r_r195, 0, __tmp5339);
    PyObject *__tmp5340 = cpy_r_r182.f1;
    PyTuple_SET_ITEM(cpy_r_r195, 1, __tmp5340);
    cpy_r_r196 = CPyList_Extend(cpy_r_r188, cpy_r_r195);
    CPy_DECREF(cpy_r_r195);
    if (unlikely(cpy_r_r196 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 26, CPyStatic_scholars___research___sight___globals);
        goto CPyL89;
    } else
        goto CPyL90;
CPyL60: ;
    cpy_r_r197 = PyList_Append(cpy_r_r188, cpy_r_r183);
    cpy_r_r198 = cpy_r_r197 >= 0;
    if (unlikely(!cpy_r_r198)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 26, CPyStatic_scholars___research___sight___globals);
        goto CPyL89;
    }
    cpy_r_r199 = PyTuple_New(2);
    if (unlikely(cpy_r_r199 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5341 = cpy_r_r186.f0;
    PyTuple_SET_ITEM(cpy_r_r199, 0, __tmp5341);
    PyObject *__tmp5342 = cpy_r_r186.f1;
    PyTuple_SET_ITEM(cpy_r_r199, 1, __tmp5342);
    cpy_r_r200 = CPyList_Extend(cpy_r_r188, cpy_r_r199);
    CPy_DECREF(cpy_r_r199);
    if (unlikely(cpy_r_r200 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 26, CPyStatic_scholars___research___sight___globals);
        goto CPyL91;
    } else
        goto CPyL92;
CPyL62: ;
    cpy_r_r201 = PyList_Append(cpy_r_r188, cpy_r_r187);
    cpy_r_r202 = cpy_r_r201 >= 0;
    if (unlikely(!cpy_r_r202)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 26, CPyStatic_scholars___research___sight___globals);
        goto CPyL91;
    }
    cpy_r_r203 = PyList_AsTuple(cpy_r_r188);
    CPy_DECREF(cpy_r_r188);
    if (unlikely(cpy_r_r203 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 26, CPyStatic_scholars___research___sight___globals);
        goto CPyL78;
    }
    PyObject *__tmp5343;
    if (unlikely(!(PyTuple_Check(cpy_r_r203) && PyTuple_GET_SIZE(cpy_r_r203) == 18))) {
        __tmp5343 = NULL;
        goto __LL5344;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r203, 0))))
        __tmp5343 = PyTuple_GET_ITEM(cpy_r_r203, 0);
    else {
        __tmp5343 = NULL;
    }
    if (__tmp5343 == NULL) goto __LL5344;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r203, 1))))
        __tmp5343 = PyTuple_GET_ITEM(cpy_r_r203, 1);
    else {
        __tmp5343 = NULL;
    }
    if (__tmp5343 == NULL) goto __LL5344;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r203, 2))))
        __tmp5343 = PyTuple_GET_ITEM(cpy_r_r203, 2);
    else {
        __tmp5343 = NULL;
    }
    if (__tmp5343 == NULL) goto __LL5344;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r203, 3))))
        __tmp5343 = PyTuple_GET_ITEM(cpy_r_r203, 3);
    else {
        __tmp5343 = NULL;
    }
    if (__tmp5343 == NULL) goto __LL5344;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r203, 4))))
        __tmp5343 = PyTuple_GET_ITEM(cpy_r_r203, 4);
    else {
        __tmp5343 = NULL;
    }
    if (__tmp5343 == NULL) goto __LL5344;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r203, 5))))
        __tmp5343 = PyTuple_GET_ITEM(cpy_r_r203, 5);
    else {
        __tmp5343 = NULL;
    }
    if (__tmp5343 == NULL) goto __LL5344;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r203, 6))))
        __tmp5343 = PyTuple_GET_ITEM(cpy_r_r203, 6);
    else {
        __tmp5343 = NULL;
    }
    if (__tmp5343 == NULL) goto __LL5344;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r203, 7))))
        __tmp5343 = PyTuple_GET_ITEM(cpy_r_r203, 7);
    else {
        __tmp5343 = NULL;
    }
    if (__tmp5343 == NULL) goto __LL5344;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r203, 8))))
        __tmp5343 = PyTuple_GET_ITEM(cpy_r_r203, 8);
    else {
        __tmp5343 = NULL;
    }
    if (__tmp5343 == NULL) goto __LL5344;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r203, 9))))
        __tmp5343 = PyTuple_GET_ITEM(cpy_r_r203, 9);
    else {
        __tmp5343 = NULL;
    }
    if (__tmp5343 == NULL) goto __LL5344;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r203, 10))))
        __tmp5343 = PyTuple_GET_ITEM(cpy_r_r203, 10);
    else {
        __tmp5343 = NULL;
    }
    if (__tmp5343 == NULL) goto __LL5344;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r203, 11))))
        __tmp5343 = PyTuple_GET_ITEM(cpy_r_r203, 11);
    else {
        __tmp5343 = NULL;
    }
    if (__tmp5343 == NULL) goto __LL5344;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r203, 12))))
        __tmp5343 = PyTuple_GET_ITEM(cpy_r_r203, 12);
    else {
        __tmp5343 = NULL;
    }
    if (__tmp5343 == NULL) goto __LL5344;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r203, 13))))
        __tmp5343 = PyTuple_GET_ITEM(cpy_r_r203, 13);
    else {
        __tmp5343 = NULL;
    }
    if (__tmp5343 == NULL) goto __LL5344;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r203, 14))))
        __tmp5343 = PyTuple_GET_ITEM(cpy_r_r203, 14);
    else {
        __tmp5343 = NULL;
    }
    if (__tmp5343 == NULL) goto __LL5344;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r203, 15))))
        __tmp5343 = PyTuple_GET_ITEM(cpy_r_r203, 15);
    else {
        __tmp5343 = NULL;
    }
    if (__tmp5343 == NULL) goto __LL5344;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r203, 16))))
        __tmp5343 = PyTuple_GET_ITEM(cpy_r_r203, 16);
    else {
        __tmp5343 = NULL;
    }
    if (__tmp5343 == NULL) goto __LL5344;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r203, 17))))
        __tmp5343 = PyTuple_GET_ITEM(cpy_r_r203, 17);
    else {
        __tmp5343 = NULL;
    }
    if (__tmp5343 == NULL) goto __LL5344;
    __tmp5343 = cpy_r_r203;
__LL5344: ;
    if (unlikely(__tmp5343 == NULL)) {
        CPy_TypeError("tuple[str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str]", cpy_r_r203); cpy_r_r204 = (tuple_T18OOOOOOOOOOOOOOOOOO) { NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL };
    } else {
        PyObject *__tmp5345 = PyTuple_GET_ITEM(cpy_r_r203, 0);
        CPy_INCREF(__tmp5345);
        PyObject *__tmp5346;
        if (likely(PyUnicode_Check(__tmp5345)))
            __tmp5346 = __tmp5345;
        else {
            CPy_TypeError("str", __tmp5345); 
            __tmp5346 = NULL;
        }
        cpy_r_r204.f0 = __tmp5346;
        PyObject *__tmp5347 = PyTuple_GET_ITEM(cpy_r_r203, 1);
        CPy_INCREF(__tmp5347);
        PyObject *__tmp5348;
        if (likely(PyUnicode_Check(__tmp5347)))
            __tmp5348 = __tmp5347;
        else {
            CPy_TypeError("str", __tmp5347); 
            __tmp5348 = NULL;
        }
        cpy_r_r204.f1 = __tmp5348;
        PyObject *__tmp5349 = PyTuple_GET_ITEM(cpy_r_r203, 2);
        CPy_INCREF(__tmp5349);
        PyObject *__tmp5350;
        if (likely(PyUnicode_Check(__tmp5349)))
            __tmp5350 = __tmp5349;
        else {
            CPy_TypeError("str", __tmp5349); 
            __tmp5350 = NULL;
        }
        cpy_r_r204.f2 = __tmp5350;
        PyObject *__tmp5351 = PyTuple_GET_ITEM(cpy_r_r203, 3);
        CPy_INCREF(__tmp5351);
        PyObject *__tmp5352;
        if (likely(PyUnicode_Check(__tmp5351)))
            __tmp5352 = __tmp5351;
        else {
            CPy_TypeError("str", __tmp5351); 
            __tmp5352 = NULL;
        }
        cpy_r_r204.f3 = __tmp5352;
        PyObject *__tmp5353 = PyTuple_GET_ITEM(cpy_r_r203, 4);
        CPy_INCREF(__tmp5353);
        PyObject *__tmp5354;
        if (likely(PyUnicode_Check(__tmp5353)))
            __tmp5354 = __tmp5353;
        else {
            CPy_TypeError("str", __tmp5353); 
            __tmp5354 = NULL;
        }
        cpy_r_r204.f4 = __tmp5354;
        PyObject *__tmp5355 = PyTuple_GET_ITEM(cpy_r_r203, 5);
        CPy_INCREF(__tmp5355);
        PyObject *__tmp5356;
        if (likely(PyUnicode_Check(__tmp5355)))
            __tmp5356 = __tmp5355;
        else {
            CPy_TypeError("str", __tmp5355); 
            __tmp5356 = NULL;
        }
        cpy_r_r204.f5 = __tmp5356;
        PyObject *__tmp5357 = PyTuple_GET_ITEM(cpy_r_r203, 6);
        CPy_INCREF(__tmp5357);
        PyObject *__tmp5358;
        if (likely(PyUnicode_Check(__tmp5357)))
            __tmp5358 = __tmp5357;
        else {
            CPy_TypeError("str", __tmp5357); 
            __tmp5358 = NULL;
        }
        cpy_r_r204.f6 = __tmp5358;
        PyObject *__tmp5359 = PyTuple_GET_ITEM(cpy_r_r203, 7);
        CPy_INCREF(__tmp5359);
        PyObject *__tmp5360;
        if (likely(PyUnicode_Check(__tmp5359)))
            __tmp5360 = __tmp5359;
        else {
            CPy_TypeError("str", __tmp5359); 
            __tmp5360 = NULL;
        }
        cpy_r_r204.f7 = __tmp5360;
        PyObject *__tmp5361 = PyTuple_GET_ITEM(cpy_r_r203, 8);
        CPy_INCREF(__tmp5361);
        PyObject *__tmp5362;
        if (likely(PyUnicode_Check(__tmp5361)))
            __tmp5362 = __tmp5361;
        else {
            CPy_TypeError("str", __tmp5361); 
            __tmp5362 = NULL;
        }
        cpy_r_r204.f8 = __tmp5362;
        PyObject *__tmp5363 = PyTuple_GET_ITEM(cpy_r_r203, 9);
        CPy_INCREF(__tmp5363);
        PyObject *__tmp5364;
        if (likely(PyUnicode_Check(__tmp5363)))
            __tmp5364 = __tmp5363;
        else {
            CPy_TypeError("str", __tmp5363); 
            __tmp5364 = NULL;
        }
        cpy_r_r204.f9 = __tmp5364;
        PyObject *__tmp5365 = PyTuple_GET_ITEM(cpy_r_r203, 10);
        CPy_INCREF(__tmp5365);
        PyObject *__tmp5366;
        if (likely(PyUnicode_Check(__tmp5365)))
            __tmp5366 = __tmp5365;
        else {
            CPy_TypeError("str", __tmp5365); 
            __tmp5366 = NULL;
        }
        cpy_r_r204.f10 = __tmp5366;
        PyObject *__tmp5367 = PyTuple_GET_ITEM(cpy_r_r203, 11);
        CPy_INCREF(__tmp5367);
        PyObject *__tmp5368;
        if (likely(PyUnicode_Check(__tmp5367)))
            __tmp5368 = __tmp5367;
        else {
            CPy_TypeError("str", __tmp5367); 
            __tmp5368 = NULL;
        }
        cpy_r_r204.f11 = __tmp5368;
        PyObject *__tmp5369 = PyTuple_GET_ITEM(cpy_r_r203, 12);
        CPy_INCREF(__tmp5369);
        PyObject *__tmp5370;
        if (likely(PyUnicode_Check(__tmp5369)))
            __tmp5370 = __tmp5369;
        else {
            CPy_TypeError("str", __tmp5369); 
            __tmp5370 = NULL;
        }
        cpy_r_r204.f12 = __tmp5370;
        PyObject *__tmp5371 = PyTuple_GET_ITEM(cpy_r_r203, 13);
        CPy_INCREF(__tmp5371);
        PyObject *__tmp5372;
        if (likely(PyUnicode_Check(__tmp5371)))
            __tmp5372 = __tmp5371;
        else {
            CPy_TypeError("str", __tmp5371); 
            __tmp5372 = NULL;
        }
        cpy_r_r204.f13 = __tmp5372;
        PyObject *__tmp5373 = PyTuple_GET_ITEM(cpy_r_r203, 14);
        CPy_INCREF(__tmp5373);
        PyObject *__tmp5374;
        if (likely(PyUnicode_Check(__tmp5373)))
            __tmp5374 = __tmp5373;
        else {
            CPy_TypeError("str", __tmp5373); 
            __tmp5374 = NULL;
        }
        cpy_r_r204.f14 = __tmp5374;
        PyObject *__tmp5375 = PyTuple_GET_ITEM(cpy_r_r203, 15);
        CPy_INCREF(__tmp5375);
        PyObject *__tmp5376;
        if (likely(PyUnicode_Check(__tmp5375)))
            __tmp5376 = __tmp5375;
        else {
            CPy_TypeError("str", __tmp5375); 
            __tmp5376 = NULL;
        }
        cpy_r_r204.f15 = __tmp5376;
        PyObject *__tmp5377 = PyTuple_GET_ITEM(cpy_r_r203, 16);
        CPy_INCREF(__tmp5377);
        PyObject *__tmp5378;
        if (likely(PyUnicode_Check(__tmp5377)))
            __tmp5378 = __tmp5377;
        else {
            CPy_TypeError("str", __tmp5377); 
            __tmp5378 = NULL;
        }
        cpy_r_r204.f16 = __tmp5378;
        PyObject *__tmp5379 = PyTuple_GET_ITEM(cpy_r_r203, 17);
        CPy_INCREF(__tmp5379);
        PyObject *__tmp5380;
        if (likely(PyUnicode_Check(__tmp5379)))
            __tmp5380 = __tmp5379;
        else {
            CPy_TypeError("str", __tmp5379); 
            __tmp5380 = NULL;
        }
        cpy_r_r204.f17 = __tmp5380;
    }
    CPy_DECREF(cpy_r_r203);
    if (unlikely(cpy_r_r204.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 26, CPyStatic_scholars___research___sight___globals);
        goto CPyL78;
    }
    CPyStatic_scholars___research___sight___LEFT_OUT = cpy_r_r204;
    CPy_INCREF(CPyStatic_scholars___research___sight___LEFT_OUT.f0);
    CPy_INCREF(CPyStatic_scholars___research___sight___LEFT_OUT.f1);
    CPy_INCREF(CPyStatic_scholars___research___sight___LEFT_OUT.f2);
    CPy_INCREF(CPyStatic_scholars___research___sight___LEFT_OUT.f3);
    CPy_INCREF(CPyStatic_scholars___research___sight___LEFT_OUT.f4);
    CPy_INCREF(CPyStatic_scholars___research___sight___LEFT_OUT.f5);
    CPy_INCREF(CPyStatic_scholars___research___sight___LEFT_OUT.f6);
    CPy_INCREF(CPyStatic_scholars___research___sight___LEFT_OUT.f7);
    CPy_INCREF(CPyStatic_scholars___research___sight___LEFT_OUT.f8);
    CPy_INCREF(CPyStatic_scholars___research___sight___LEFT_OUT.f9);
    CPy_INCREF(CPyStatic_scholars___research___sight___LEFT_OUT.f10);
    CPy_INCREF(CPyStatic_scholars___research___sight___LEFT_OUT.f11);
    CPy_INCREF(CPyStatic_scholars___research___sight___LEFT_OUT.f12);
    CPy_INCREF(CPyStatic_scholars___research___sight___LEFT_OUT.f13);
    CPy_INCREF(CPyStatic_scholars___research___sight___LEFT_OUT.f14);
    CPy_INCREF(CPyStatic_scholars___research___sight___LEFT_OUT.f15);
    CPy_INCREF(CPyStatic_scholars___research___sight___LEFT_OUT.f16);
    CPy_INCREF(CPyStatic_scholars___research___sight___LEFT_OUT.f17);
    cpy_r_r205 = CPyStatic_scholars___research___sight___globals;
    cpy_r_r206 = CPyStatics[1021]; /* 'LEFT_OUT' */
    cpy_r_r207 = PyTuple_New(18);
    if (unlikely(cpy_r_r207 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5381 = cpy_r_r204.f0;
    PyTuple_SET_ITEM(cpy_r_r207, 0, __tmp5381);
    PyObject *__tmp5382 = cpy_r_r204.f1;
    PyTuple_SET_ITEM(cpy_r_r207, 1, __tmp5382);
    PyObject *__tmp5383 = cpy_r_r204.f2;
    PyTuple_SET_ITEM(cpy_r_r207, 2, __tmp5383);
    PyObject *__tmp5384 = cpy_r_r204.f3;
    PyTuple_SET_ITEM(cpy_r_r207, 3, __tmp5384);
    PyObject *__tmp5385 = cpy_r_r204.f4;
    PyTuple_SET_ITEM(cpy_r_r207, 4, __tmp5385);
    PyObject *__tmp5386 = cpy_r_r204.f5;
    PyTuple_SET_ITEM(cpy_r_r207, 5, __tmp5386);
    PyObject *__tmp5387 = cpy_r_r204.f6;
    PyTuple_SET_ITEM(cpy_r_r207, 6, __tmp5387);
    PyObject *__tmp5388 = cpy_r_r204.f7;
    PyTuple_SET_ITEM(cpy_r_r207, 7, __tmp5388);
    PyObject *__tmp5389 = cpy_r_r204.f8;
    PyTuple_SET_ITEM(cpy_r_r207, 8, __tmp5389);
    PyObject *__tmp5390 = cpy_r_r204.f9;
    PyTuple_SET_ITEM(cpy_r_r207, 9, __tmp5390);
    PyObject *__tmp5391 = cpy_r_r204.f10;
    PyTuple_SET_ITEM(cpy_r_r207, 10, __tmp5391);
    PyObject *__tmp5392 = cpy_r_r204.f11;
    PyTuple_SET_ITEM(cpy_r_r207, 11, __tmp5392);
    PyObject *__tmp5393 = cpy_r_r204.f12;
    PyTuple_SET_ITEM(cpy_r_r207, 12, __tmp5393);
    PyObject *__tmp5394 = cpy_r_r204.f13;
    PyTuple_SET_ITEM(cpy_r_r207, 13, __tmp5394);
    PyObject *__tmp5395 = cpy_r_r204.f14;
    PyTuple_SET_ITEM(cpy_r_r207, 14, __tmp5395);
    PyObject *__tmp5396 = cpy_r_r204.f15;
    PyTuple_SET_ITEM(cpy_r_r207, 15, __tmp5396);
    PyObject *__tmp5397 = cpy_r_r204.f16;
    PyTuple_SET_ITEM(cpy_r_r207, 16, __tmp5397);
    PyObject *__tmp5398 = cpy_r_r204.f17;
    PyTuple_SET_ITEM(cpy_r_r207, 17, __tmp5398);
    cpy_r_r208 = CPyDict_SetItem(cpy_r_r205, cpy_r_r206, cpy_r_r207);
    CPy_DECREF(cpy_r_r207);
    cpy_r_r209 = cpy_r_r208 >= 0;
    if (unlikely(!cpy_r_r209)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 26, CPyStatic_scholars___research___sight___globals);
        goto CPyL78;
    }
    cpy_r_r210 = NULL;
    cpy_r_r211 = CPyStatics[2314]; /* 'serai.games.scholars.research.sight' */
    cpy_r_r212 = (PyObject *)CPyType_scholars___research___sight___Shown_template;
    cpy_r_r213 = CPyType_FromTemplate(cpy_r_r212, cpy_r_r210, cpy_r_r211);
    if (unlikely(cpy_r_r213 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 37, CPyStatic_scholars___research___sight___globals);
        goto CPyL78;
    }
    cpy_r_r214 = CPyDef_scholars___research___sight___Shown_trait_vtable_setup();
    if (unlikely(cpy_r_r214 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 37, CPyStatic_scholars___research___sight___globals);
        goto CPyL93;
    }
    cpy_r_r215 = CPyDef_scholars___research___sight___Shown_coroutine_setup(cpy_r_r213);
    if (unlikely(cpy_r_r215 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 37, CPyStatic_scholars___research___sight___globals);
        goto CPyL93;
    }
    cpy_r_r216 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r217 = CPyStatics[701]; /* 'colours' */
    cpy_r_r218 = CPyStatics[2536]; /* 'workers' */
    cpy_r_r219 = CPyStatics[1023]; /* 'values' */
    cpy_r_r220 = CPyStatics[2583]; /* 'translators' */
    cpy_r_r221 = CPyStatics[1594]; /* 'scrolls' */
    cpy_r_r222 = CPyStatics[2289]; /* 'map' */
    cpy_r_r223 = CPyStatics[2619]; /* 'caliphs' */
    cpy_r_r224 = CPyStatics[2066]; /* 'rooms' */
    cpy_r_r225 = CPyStatics[3415]; /* 'resources' */
    cpy_r_r226 = CPyStatics[2555]; /* 'board' */
    cpy_r_r227 = CPyStatics[2542]; /* 'guilds' */
    cpy_r_r228 = CPyStatics[993]; /* 'cards' */
    cpy_r_r229 = CPyStatics[2540]; /* 'tracks' */
    cpy_r_r230 = CPyStatics[3389]; /* 'goals' */
    cpy_r_r231 = CPyStatics[2700]; /* 'difficulties' */
    cpy_r_r232 = CPyStatics[2694]; /* 'plans' */
    cpy_r_r233 = CPyStatics[2332]; /* 'languages' */
    cpy_r_r234 = PyTuple_Pack(17, cpy_r_r217, cpy_r_r218, cpy_r_r219, cpy_r_r220, cpy_r_r221, cpy_r_r222, cpy_r_r223, cpy_r_r224, cpy_r_r225, cpy_r_r226, cpy_r_r227, cpy_r_r228, cpy_r_r229, cpy_r_r230, cpy_r_r231, cpy_r_r232, cpy_r_r233);
    if (unlikely(cpy_r_r234 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 37, CPyStatic_scholars___research___sight___globals);
        goto CPyL93;
    }
    cpy_r_r235 = PyObject_SetAttr(cpy_r_r213, cpy_r_r216, cpy_r_r234);
    CPy_DECREF(cpy_r_r234);
    cpy_r_r236 = cpy_r_r235 >= 0;
    if (unlikely(!cpy_r_r236)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 37, CPyStatic_scholars___research___sight___globals);
        goto CPyL93;
    }
    CPyType_scholars___research___sight___Shown = (PyTypeObject *)cpy_r_r213;
    CPy_INCREF(CPyType_scholars___research___sight___Shown);
    cpy_r_r237 = CPyStatic_scholars___research___sight___globals;
    cpy_r_r238 = CPyStatics[1028]; /* 'Shown' */
    cpy_r_r239 = PyDict_SetItem(cpy_r_r237, cpy_r_r238, cpy_r_r213);
    cpy_r_r240 = cpy_r_r239 >= 0;
    if (unlikely(!cpy_r_r240)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 37, CPyStatic_scholars___research___sight___globals);
        goto CPyL93;
    }
    cpy_r_r241 = CPy_InitSubclass(cpy_r_r213);
    CPy_DECREF(cpy_r_r213);
    if (unlikely(!cpy_r_r241)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 37, CPyStatic_scholars___research___sight___globals);
        goto CPyL78;
    }
    cpy_r_r242 = CPyStatic_scholars___research___sight___globals;
    cpy_r_r243 = CPyStatics[772]; /* 'shown' */
    cpy_r_r244 = CPyDict_GetItem(cpy_r_r242, cpy_r_r243);
    if (unlikely(cpy_r_r244 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 61, CPyStatic_scholars___research___sight___globals);
        goto CPyL78;
    }
    cpy_r_r245 = CPyStatic_scholars___research___sight___globals;
    cpy_r_r246 = CPyStatics[126]; /* 'cache' */
    cpy_r_r247 = CPyDict_GetItem(cpy_r_r245, cpy_r_r246);
    if (unlikely(cpy_r_r247 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 61, CPyStatic_scholars___research___sight___globals);
        goto CPyL94;
    }
    PyObject *cpy_r_r248[1] = {cpy_r_r244};
    cpy_r_r249 = (PyObject **)&cpy_r_r248;
    cpy_r_r250 = PyObject_Vectorcall(cpy_r_r247, cpy_r_r249, 1, 0);
    CPy_DECREF(cpy_r_r247);
    if (unlikely(cpy_r_r250 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 61, CPyStatic_scholars___research___sight___globals);
        goto CPyL94;
    }
    CPy_DECREF(cpy_r_r244);
    cpy_r_r251 = CPyStatic_scholars___research___sight___globals;
    cpy_r_r252 = CPyStatics[772]; /* 'shown' */
    cpy_r_r253 = PyDict_SetItem(cpy_r_r251, cpy_r_r252, cpy_r_r250);
    CPy_DECREF(cpy_r_r250);
    cpy_r_r254 = cpy_r_r253 >= 0;
    if (unlikely(!cpy_r_r254)) {
        CPy_AddTraceback("src/serai/games/scholars/research/sight.py", "<module>", 61, CPyStatic_scholars___research___sight___globals);
        goto CPyL78;
    }
    return 1;
CPyL78: ;
    cpy_r_r255 = 2;
    return cpy_r_r255;
CPyL79: ;
    CPy_DECREF(cpy_r_r42);
    goto CPyL15;
CPyL80: ;
    CPy_DECREF(cpy_r_r64);
    goto CPyL23;
CPyL81: ;
    CPy_DECREF(cpy_r_r86);
    goto CPyL31;
CPyL82: ;
    CPy_DECREF(cpy_r_r108);
    goto CPyL39;
CPyL83: ;
    CPy_DECREF(cpy_r_r130);
    goto CPyL47;
CPyL84: ;
    CPy_DecRef(cpy_r_r173.f0);
    CPy_DecRef(cpy_r_r173.f1);
    CPy_DecRef(cpy_r_r173.f2);
    CPy_DecRef(cpy_r_r173.f3);
    CPy_DecRef(cpy_r_r173.f4);
    CPy_DecRef(cpy_r_r173.f5);
    CPy_DecRef(cpy_r_r173.f6);
    CPy_DecRef(cpy_r_r179.f0);
    CPy_DecRef(cpy_r_r179.f1);
    CPy_DecRef(cpy_r_r179.f2);
    CPy_DecRef(cpy_r_r179.f3);
    CPy_DecRef(cpy_r_r182.f0);
    CPy_DecRef(cpy_r_r182.f1);
    CPy_DecRef(cpy_r_r186.f0);
    CPy_DecRef(cpy_r_r186.f1);
    goto CPyL78;
CPyL85: ;
    CPy_DecRef(cpy_r_r179.f0);
    CPy_DecRef(cpy_r_r179.f1);
    CPy_DecRef(cpy_r_r179.f2);
    CPy_DecRef(cpy_r_r179.f3);
    CPy_DecRef(cpy_r_r182.f0);
    CPy_DecRef(cpy_r_r182.f1);
    CPy_DecRef(cpy_r_r186.f0);
    CPy_DecRef(cpy_r_r186.f1);
    CPy_DecRef(cpy_r_r188);
    goto CPyL78;
CPyL86: ;
    CPy_DECREF(cpy_r_r190);
    goto CPyL57;
CPyL87: ;
    CPy_DecRef(cpy_r_r182.f0);
    CPy_DecRef(cpy_r_r182.f1);
    CPy_DecRef(cpy_r_r186.f0);
    CPy_DecRef(cpy_r_r186.f1);
    CPy_DecRef(cpy_r_r188);
    goto CPyL78;
CPyL88: ;
    CPy_DECREF(cpy_r_r194);
    goto CPyL59;
CPyL89: ;
    CPy_DecRef(cpy_r_r186.f0);
    CPy_DecRef(cpy_r_r186.f1);
    CPy_DecRef(cpy_r_r188);
    goto CPyL78;
CPyL90: ;
    CPy_DECREF(cpy_r_r196);
    goto CPyL60;
CPyL91: ;
    CPy_DecRef(cpy_r_r188);
    goto CPyL78;
CPyL92: ;
    CPy_DECREF(cpy_r_r200);
    goto CPyL62;
CPyL93: ;
    CPy_DecRef(cpy_r_r213);
    goto CPyL78;
CPyL94: ;
    CPy_DecRef(cpy_r_r244);
    goto CPyL78;
}

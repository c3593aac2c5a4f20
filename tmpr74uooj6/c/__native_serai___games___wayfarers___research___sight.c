#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
wayfarers___research___sight___Shown_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
wayfarers___research___sight___Shown_traverse(serai___games___wayfarers___research___sight___ShownObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_cards);
    Py_VISIT(self->_rows);
    Py_VISIT(self->_slots);
    Py_VISIT(self->_sides);
    Py_VISIT(self->_workers);
    Py_VISIT(self->_guilds);
    Py_VISIT(self->_tags);
    Py_VISIT(self->_tile_types);
    Py_VISIT(self->_boards);
    Py_VISIT(self->_track);
    Py_VISIT(self->_marks);
    Py_VISIT(self->_tiles);
    Py_VISIT(self->_faces);
    Py_VISIT(self->_cells);
    Py_VISIT(self->_dice);
    Py_VISIT(self->_journal_tiles);
    Py_VISIT(self->_ai_boards);
    Py_VISIT(self->_schemes);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___research___sight___Shown_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___research___sight___ShownObject *self = (serai___games___wayfarers___research___sight___ShownObject *)cpy_r_self;
    Py_CLEAR(self->_cards);
    Py_CLEAR(self->_rows);
    Py_CLEAR(self->_slots);
    Py_CLEAR(self->_sides);
    Py_CLEAR(self->_workers);
    Py_CLEAR(self->_guilds);
    Py_CLEAR(self->_tags);
    Py_CLEAR(self->_tile_types);
    Py_CLEAR(self->_boards);
    Py_CLEAR(self->_track);
    Py_CLEAR(self->_marks);
    Py_CLEAR(self->_tiles);
    Py_CLEAR(self->_faces);
    Py_CLEAR(self->_cells);
    Py_CLEAR(self->_dice);
    Py_CLEAR(self->_journal_tiles);
    Py_CLEAR(self->_ai_boards);
    Py_CLEAR(self->_schemes);
    return 0;
}

static int32_t CPyDef_wayfarers___research___sight___Shown_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___research___sight___ShownObject *self = (serai___games___wayfarers___research___sight___ShownObject *)cpy_r_self;
    Py_CLEAR(self->_cards);
    Py_CLEAR(self->_rows);
    Py_CLEAR(self->_slots);
    Py_CLEAR(self->_sides);
    Py_CLEAR(self->_workers);
    Py_CLEAR(self->_guilds);
    Py_CLEAR(self->_tags);
    Py_CLEAR(self->_tile_types);
    Py_CLEAR(self->_boards);
    Py_CLEAR(self->_track);
    Py_CLEAR(self->_marks);
    Py_CLEAR(self->_tiles);
    Py_CLEAR(self->_faces);
    Py_CLEAR(self->_cells);
    Py_CLEAR(self->_dice);
    Py_CLEAR(self->_journal_tiles);
    Py_CLEAR(self->_ai_boards);
    Py_CLEAR(self->_schemes);
    return 0;
}

static void
wayfarers___research___sight___Shown_dealloc(serai___games___wayfarers___research___sight___ShownObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, wayfarers___research___sight___Shown_dealloc)
    CPyDef_wayfarers___research___sight___Shown_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___research___sight_____mypyc__Shown_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___research___sight___Shown(PyObject *cpy_r_book);

static PyObject *
wayfarers___research___sight___Shown_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___research___sight___Shown) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___research___sight_____mypyc__Shown_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_wayfarers___research___sight___Shown_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem wayfarers___research___sight___Shown_vtable[1];
static bool
CPyDef_wayfarers___research___sight___Shown_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___research___sight___Shown_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___research___sight___Shown_____init__,
    };
    memcpy(wayfarers___research___sight___Shown_vtable, wayfarers___research___sight___Shown_vtable_scratch, sizeof(wayfarers___research___sight___Shown_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___research___sight___Shown_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
wayfarers___research___sight___Shown_get_cards(serai___games___wayfarers___research___sight___ShownObject *self, void *closure);
static int
wayfarers___research___sight___Shown_set_cards(serai___games___wayfarers___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___research___sight___Shown_get_rows(serai___games___wayfarers___research___sight___ShownObject *self, void *closure);
static int
wayfarers___research___sight___Shown_set_rows(serai___games___wayfarers___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___research___sight___Shown_get_slots(serai___games___wayfarers___research___sight___ShownObject *self, void *closure);
static int
wayfarers___research___sight___Shown_set_slots(serai___games___wayfarers___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___research___sight___Shown_get_sides(serai___games___wayfarers___research___sight___ShownObject *self, void *closure);
static int
wayfarers___research___sight___Shown_set_sides(serai___games___wayfarers___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___research___sight___Shown_get_workers(serai___games___wayfarers___research___sight___ShownObject *self, void *closure);
static int
wayfarers___research___sight___Shown_set_workers(serai___games___wayfarers___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___research___sight___Shown_get_guilds(serai___games___wayfarers___research___sight___ShownObject *self, void *closure);
static int
wayfarers___research___sight___Shown_set_guilds(serai___games___wayfarers___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___research___sight___Shown_get_tags(serai___games___wayfarers___research___sight___ShownObject *self, void *closure);
static int
wayfarers___research___sight___Shown_set_tags(serai___games___wayfarers___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___research___sight___Shown_get_tile_types(serai___games___wayfarers___research___sight___ShownObject *self, void *closure);
static int
wayfarers___research___sight___Shown_set_tile_types(serai___games___wayfarers___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___research___sight___Shown_get_boards(serai___games___wayfarers___research___sight___ShownObject *self, void *closure);
static int
wayfarers___research___sight___Shown_set_boards(serai___games___wayfarers___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___research___sight___Shown_get_track(serai___games___wayfarers___research___sight___ShownObject *self, void *closure);
static int
wayfarers___research___sight___Shown_set_track(serai___games___wayfarers___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___research___sight___Shown_get_marks(serai___games___wayfarers___research___sight___ShownObject *self, void *closure);
static int
wayfarers___research___sight___Shown_set_marks(serai___games___wayfarers___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___research___sight___Shown_get_tiles(serai___games___wayfarers___research___sight___ShownObject *self, void *closure);
static int
wayfarers___research___sight___Shown_set_tiles(serai___games___wayfarers___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___research___sight___Shown_get_faces(serai___games___wayfarers___research___sight___ShownObject *self, void *closure);
static int
wayfarers___research___sight___Shown_set_faces(serai___games___wayfarers___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___research___sight___Shown_get_cells(serai___games___wayfarers___research___sight___ShownObject *self, void *closure);
static int
wayfarers___research___sight___Shown_set_cells(serai___games___wayfarers___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___research___sight___Shown_get_dice(serai___games___wayfarers___research___sight___ShownObject *self, void *closure);
static int
wayfarers___research___sight___Shown_set_dice(serai___games___wayfarers___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___research___sight___Shown_get_journal_tiles(serai___games___wayfarers___research___sight___ShownObject *self, void *closure);
static int
wayfarers___research___sight___Shown_set_journal_tiles(serai___games___wayfarers___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___research___sight___Shown_get_ai_boards(serai___games___wayfarers___research___sight___ShownObject *self, void *closure);
static int
wayfarers___research___sight___Shown_set_ai_boards(serai___games___wayfarers___research___sight___ShownObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___research___sight___Shown_get_schemes(serai___games___wayfarers___research___sight___ShownObject *self, void *closure);
static int
wayfarers___research___sight___Shown_set_schemes(serai___games___wayfarers___research___sight___ShownObject *self, PyObject *value, void *closure);

static PyGetSetDef wayfarers___research___sight___Shown_getseters[] = {
    {"cards",
     (getter)wayfarers___research___sight___Shown_get_cards, (setter)wayfarers___research___sight___Shown_set_cards,
     NULL, NULL},
    {"rows",
     (getter)wayfarers___research___sight___Shown_get_rows, (setter)wayfarers___research___sight___Shown_set_rows,
     NULL, NULL},
    {"slots",
     (getter)wayfarers___research___sight___Shown_get_slots, (setter)wayfarers___research___sight___Shown_set_slots,
     NULL, NULL},
    {"sides",
     (getter)wayfarers___research___sight___Shown_get_sides, (setter)wayfarers___research___sight___Shown_set_sides,
     NULL, NULL},
    {"workers",
     (getter)wayfarers___research___sight___Shown_get_workers, (setter)wayfarers___research___sight___Shown_set_workers,
     NULL, NULL},
    {"guilds",
     (getter)wayfarers___research___sight___Shown_get_guilds, (setter)wayfarers___research___sight___Shown_set_guilds,
     NULL, NULL},
    {"tags",
     (getter)wayfarers___research___sight___Shown_get_tags, (setter)wayfarers___research___sight___Shown_set_tags,
     NULL, NULL},
    {"tile_types",
     (getter)wayfarers___research___sight___Shown_get_tile_types, (setter)wayfarers___research___sight___Shown_set_tile_types,
     NULL, NULL},
    {"boards",
     (getter)wayfarers___research___sight___Shown_get_boards, (setter)wayfarers___research___sight___Shown_set_boards,
     NULL, NULL},
    {"track",
     (getter)wayfarers___research___sight___Shown_get_track, (setter)wayfarers___research___sight___Shown_set_track,
     NULL, NULL},
    {"marks",
     (getter)wayfarers___research___sight___Shown_get_marks, (setter)wayfarers___research___sight___Shown_set_marks,
     NULL, NULL},
    {"tiles",
     (getter)wayfarers___research___sight___Shown_get_tiles, (setter)wayfarers___research___sight___Shown_set_tiles,
     NULL, NULL},
    {"faces",
     (getter)wayfarers___research___sight___Shown_get_faces, (setter)wayfarers___research___sight___Shown_set_faces,
     NULL, NULL},
    {"cells",
     (getter)wayfarers___research___sight___Shown_get_cells, (setter)wayfarers___research___sight___Shown_set_cells,
     NULL, NULL},
    {"dice",
     (getter)wayfarers___research___sight___Shown_get_dice, (setter)wayfarers___research___sight___Shown_set_dice,
     NULL, NULL},
    {"journal_tiles",
     (getter)wayfarers___research___sight___Shown_get_journal_tiles, (setter)wayfarers___research___sight___Shown_set_journal_tiles,
     NULL, NULL},
    {"ai_boards",
     (getter)wayfarers___research___sight___Shown_get_ai_boards, (setter)wayfarers___research___sight___Shown_set_ai_boards,
     NULL, NULL},
    {"schemes",
     (getter)wayfarers___research___sight___Shown_get_schemes, (setter)wayfarers___research___sight___Shown_set_schemes,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___research___sight___Shown_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___research___sight_____mypyc__Shown_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_wayfarers___research___sight___Shown_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, book)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___research___sight___Shown_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Shown",
    .tp_new = wayfarers___research___sight___Shown_new,
    .tp_dealloc = (destructor)wayfarers___research___sight___Shown_dealloc,
    .tp_traverse = (traverseproc)wayfarers___research___sight___Shown_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___research___sight___Shown_clear,
    .tp_getset = wayfarers___research___sight___Shown_getseters,
    .tp_methods = wayfarers___research___sight___Shown_methods,
    .tp_init = wayfarers___research___sight___Shown_init,
    .tp_basicsize = sizeof(serai___games___wayfarers___research___sight___ShownObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Shown(book)\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___research___sight___Shown_template = &CPyType_wayfarers___research___sight___Shown_template_;

PyObject *CPyDef_wayfarers___research___sight_____mypyc__Shown_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___research___sight___ShownObject *self;
    self = (serai___games___wayfarers___research___sight___ShownObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___research___sight___Shown_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___research___sight___Shown(PyObject *cpy_r_book)
{
    PyObject *self = CPyDef_wayfarers___research___sight_____mypyc__Shown_setup((PyObject *)CPyType_wayfarers___research___sight___Shown);
    if (self == NULL)
        return NULL;
    char res = CPyDef_wayfarers___research___sight___Shown_____init__(self, cpy_r_book);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
wayfarers___research___sight___Shown_get_cards(serai___games___wayfarers___research___sight___ShownObject *self, void *closure)
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
wayfarers___research___sight___Shown_set_cards(serai___games___wayfarers___research___sight___ShownObject *self, PyObject *value, void *closure)
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
wayfarers___research___sight___Shown_get_rows(serai___games___wayfarers___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_rows == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'rows' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_rows);
    PyObject *retval = self->_rows;
    return retval;
}

static int
wayfarers___research___sight___Shown_set_rows(serai___games___wayfarers___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'rows' cannot be deleted");
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
    if (self->_rows != NULL) {
        CPy_DECREF(self->_rows);
    }
    self->_rows = tmp;
    return 0;
}

static PyObject *
wayfarers___research___sight___Shown_get_slots(serai___games___wayfarers___research___sight___ShownObject *self, void *closure)
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
wayfarers___research___sight___Shown_set_slots(serai___games___wayfarers___research___sight___ShownObject *self, PyObject *value, void *closure)
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
wayfarers___research___sight___Shown_get_sides(serai___games___wayfarers___research___sight___ShownObject *self, void *closure)
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
wayfarers___research___sight___Shown_set_sides(serai___games___wayfarers___research___sight___ShownObject *self, PyObject *value, void *closure)
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
wayfarers___research___sight___Shown_get_workers(serai___games___wayfarers___research___sight___ShownObject *self, void *closure)
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
wayfarers___research___sight___Shown_set_workers(serai___games___wayfarers___research___sight___ShownObject *self, PyObject *value, void *closure)
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
wayfarers___research___sight___Shown_get_guilds(serai___games___wayfarers___research___sight___ShownObject *self, void *closure)
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
wayfarers___research___sight___Shown_set_guilds(serai___games___wayfarers___research___sight___ShownObject *self, PyObject *value, void *closure)
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
wayfarers___research___sight___Shown_get_tags(serai___games___wayfarers___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_tags == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'tags' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_tags);
    PyObject *retval = self->_tags;
    return retval;
}

static int
wayfarers___research___sight___Shown_set_tags(serai___games___wayfarers___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'tags' cannot be deleted");
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
    if (self->_tags != NULL) {
        CPy_DECREF(self->_tags);
    }
    self->_tags = tmp;
    return 0;
}

static PyObject *
wayfarers___research___sight___Shown_get_tile_types(serai___games___wayfarers___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_tile_types == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'tile_types' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_tile_types);
    PyObject *retval = self->_tile_types;
    return retval;
}

static int
wayfarers___research___sight___Shown_set_tile_types(serai___games___wayfarers___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'tile_types' cannot be deleted");
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
    if (self->_tile_types != NULL) {
        CPy_DECREF(self->_tile_types);
    }
    self->_tile_types = tmp;
    return 0;
}

static PyObject *
wayfarers___research___sight___Shown_get_boards(serai___games___wayfarers___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_boards == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'boards' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_boards);
    PyObject *retval = self->_boards;
    return retval;
}

static int
wayfarers___research___sight___Shown_set_boards(serai___games___wayfarers___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'boards' cannot be deleted");
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
    if (self->_boards != NULL) {
        CPy_DECREF(self->_boards);
    }
    self->_boards = tmp;
    return 0;
}

static PyObject *
wayfarers___research___sight___Shown_get_track(serai___games___wayfarers___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_track == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'track' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_track);
    PyObject *retval = self->_track;
    return retval;
}

static int
wayfarers___research___sight___Shown_set_track(serai___games___wayfarers___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'track' cannot be deleted");
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
    if (self->_track != NULL) {
        CPy_DECREF(self->_track);
    }
    self->_track = tmp;
    return 0;
}

static PyObject *
wayfarers___research___sight___Shown_get_marks(serai___games___wayfarers___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_marks == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'marks' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_marks);
    PyObject *retval = self->_marks;
    return retval;
}

static int
wayfarers___research___sight___Shown_set_marks(serai___games___wayfarers___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'marks' cannot be deleted");
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
    if (self->_marks != NULL) {
        CPy_DECREF(self->_marks);
    }
    self->_marks = tmp;
    return 0;
}

static PyObject *
wayfarers___research___sight___Shown_get_tiles(serai___games___wayfarers___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_tiles == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'tiles' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_tiles);
    PyObject *retval = self->_tiles;
    return retval;
}

static int
wayfarers___research___sight___Shown_set_tiles(serai___games___wayfarers___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'tiles' cannot be deleted");
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
    if (self->_tiles != NULL) {
        CPy_DECREF(self->_tiles);
    }
    self->_tiles = tmp;
    return 0;
}

static PyObject *
wayfarers___research___sight___Shown_get_faces(serai___games___wayfarers___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_faces == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'faces' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_faces);
    PyObject *retval = self->_faces;
    return retval;
}

static int
wayfarers___research___sight___Shown_set_faces(serai___games___wayfarers___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'faces' cannot be deleted");
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
    if (self->_faces != NULL) {
        CPy_DECREF(self->_faces);
    }
    self->_faces = tmp;
    return 0;
}

static PyObject *
wayfarers___research___sight___Shown_get_cells(serai___games___wayfarers___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_cells == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'cells' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_cells);
    PyObject *retval = self->_cells;
    return retval;
}

static int
wayfarers___research___sight___Shown_set_cells(serai___games___wayfarers___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'cells' cannot be deleted");
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
    if (self->_cells != NULL) {
        CPy_DECREF(self->_cells);
    }
    self->_cells = tmp;
    return 0;
}

static PyObject *
wayfarers___research___sight___Shown_get_dice(serai___games___wayfarers___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_dice == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'dice' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_dice);
    PyObject *retval = self->_dice;
    return retval;
}

static int
wayfarers___research___sight___Shown_set_dice(serai___games___wayfarers___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'dice' cannot be deleted");
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
    if (self->_dice != NULL) {
        CPy_DECREF(self->_dice);
    }
    self->_dice = tmp;
    return 0;
}

static PyObject *
wayfarers___research___sight___Shown_get_journal_tiles(serai___games___wayfarers___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_journal_tiles == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'journal_tiles' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_journal_tiles);
    PyObject *retval = self->_journal_tiles;
    return retval;
}

static int
wayfarers___research___sight___Shown_set_journal_tiles(serai___games___wayfarers___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'journal_tiles' cannot be deleted");
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
    if (self->_journal_tiles != NULL) {
        CPy_DECREF(self->_journal_tiles);
    }
    self->_journal_tiles = tmp;
    return 0;
}

static PyObject *
wayfarers___research___sight___Shown_get_ai_boards(serai___games___wayfarers___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_ai_boards == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'ai_boards' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_ai_boards);
    PyObject *retval = self->_ai_boards;
    return retval;
}

static int
wayfarers___research___sight___Shown_set_ai_boards(serai___games___wayfarers___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'ai_boards' cannot be deleted");
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
    if (self->_ai_boards != NULL) {
        CPy_DECREF(self->_ai_boards);
    }
    self->_ai_boards = tmp;
    return 0;
}

static PyObject *
wayfarers___research___sight___Shown_get_schemes(serai___games___wayfarers___research___sight___ShownObject *self, void *closure)
{
    if (unlikely(self->_schemes == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'schemes' of 'Shown' undefined");
        return NULL;
    }
    CPy_INCREF(self->_schemes);
    PyObject *retval = self->_schemes;
    return retval;
}

static int
wayfarers___research___sight___Shown_set_schemes(serai___games___wayfarers___research___sight___ShownObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shown' object attribute 'schemes' cannot be deleted");
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
    if (self->_schemes != NULL) {
        CPy_DECREF(self->_schemes);
    }
    self->_schemes = tmp;
    return 0;
}
static PyMethodDef wayfarers___research___sightmodule_methods[] = {
    {"shown", (PyCFunction)CPyPy_wayfarers___research___sight___shown, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("shown(book)\n--\n\n") /* docstring */},
    {"look", (PyCFunction)CPyPy_wayfarers___research___sight___look, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("look(t, me, sheet)\n--\n\n") /* docstring */},
    {"_player", (PyCFunction)CPyPy_wayfarers___research___sight____player, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_player(t, seat, player, words, sheet)\n--\n\n") /* docstring */},
    {"_automa", (PyCFunction)CPyPy_wayfarers___research___sight____automa, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_automa(t, automa, words, sheet)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___wayfarers___research___sight__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___wayfarers___research___sight__internal, "__name__");
    CPyStatic_wayfarers___research___sight___globals = PyModule_GetDict(CPyModule_serai___games___wayfarers___research___sight__internal);
    if (unlikely(CPyStatic_wayfarers___research___sight___globals == NULL))
        goto fail;
    char result = CPyDef_wayfarers___research___sight_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___wayfarers___research___sight__internal);
    Py_CLEAR(modname);
    CPy_XDECREF(CPyStatic_wayfarers___research___sight___LEFT_OUT.f0);
    CPy_XDECREF(CPyStatic_wayfarers___research___sight___LEFT_OUT.f1);
    CPyStatic_wayfarers___research___sight___LEFT_OUT = (tuple_T2OO) { NULL, NULL };
    Py_CLEAR(CPyType_wayfarers___research___sight___Shown);
    return -1;
}
int CPyExec_serai___games___wayfarers___research___sight(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___wayfarers___research___sight__impl, &CPyImportState_serai___games___wayfarers___research___sight, &CPyModule_serai___games___wayfarers___research___sight);
}
static struct PyModuleDef wayfarers___research___sightmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.wayfarers.research.sight",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    wayfarers___research___sightmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___wayfarers___research___sight(void)
{
    if (CPyModule_serai___games___wayfarers___research___sight__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___research___sight__internal);
        return CPyModule_serai___games___wayfarers___research___sight__internal;
    }
    CPyModule_serai___games___wayfarers___research___sight__internal = PyModule_Create(&wayfarers___research___sightmodule);
    return CPyModule_serai___games___wayfarers___research___sight__internal;
}

PyObject *CPyInit_serai___games___wayfarers___research___sight(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___wayfarers___research___sight__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___research___sight__internal);
        return CPyModule_serai___games___wayfarers___research___sight__internal;
    }
    CPyModule_serai___games___wayfarers___research___sight__internal = PyModule_Create(&wayfarers___research___sightmodule);
    if (unlikely(CPyModule_serai___games___wayfarers___research___sight__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.wayfarers.research.sight");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___wayfarers___research___sight__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___wayfarers___research___sight__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___wayfarers___research___sight__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___wayfarers___research___sight(CPyModule_serai___games___wayfarers___research___sight__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___wayfarers___research___sight__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.wayfarers.research.sight");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___wayfarers___research___sight__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_wayfarers___research___sight___Shown_____init__(PyObject *cpy_r_self, PyObject *cpy_r_book) {
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
    int64_t cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    tuple_T5OOOOO cpy_r_r19;
    char cpy_r_r20;
    CPyTagged cpy_r_r21;
    CPyTagged cpy_r_row;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    int64_t cpy_r_r26;
    CPyPtr cpy_r_r27;
    int64_t cpy_r_r28;
    char cpy_r_r29;
    CPyTagged cpy_r_n;
    CPyPtr cpy_r_r30;
    CPyPtr cpy_r_r31;
    int64_t cpy_r_r32;
    CPyPtr cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    int64_t cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    char cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    int32_t cpy_r_r43;
    char cpy_r_r44;
    CPyTagged cpy_r_r45;
    int64_t cpy_r_r46;
    PyObject *cpy_r_r47;
    int32_t cpy_r_r48;
    char cpy_r_r49;
    CPyTagged cpy_r_r50;
    PyObject *cpy_r_r51;
    CPyTagged cpy_r_r52;
    PyObject *cpy_r_r53;
    int64_t cpy_r_r54;
    CPyPtr cpy_r_r55;
    int64_t cpy_r_r56;
    char cpy_r_r57;
    CPyTagged cpy_r_n_2;
    CPyPtr cpy_r_r58;
    CPyPtr cpy_r_r59;
    int64_t cpy_r_r60;
    CPyPtr cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    int32_t cpy_r_r66;
    char cpy_r_r67;
    CPyTagged cpy_r_r68;
    int64_t cpy_r_r69;
    PyObject *cpy_r_r70;
    tuple_T2OO cpy_r_r71;
    char cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    tuple_T3OOO cpy_r_r76;
    char cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    tuple_T3OOO cpy_r_r81;
    char cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    tuple_T11OOOOOOOOOOO cpy_r_r86;
    char cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    tuple_T5OOOOO cpy_r_r91;
    char cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
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
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    int64_t cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    CPyPtr cpy_r_r121;
    int64_t cpy_r_r122;
    PyObject *cpy_r_r123;
    int64_t cpy_r_r124;
    CPyPtr cpy_r_r125;
    int64_t cpy_r_r126;
    char cpy_r_r127;
    CPyPtr cpy_r_r128;
    CPyPtr cpy_r_r129;
    int64_t cpy_r_r130;
    CPyPtr cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    int64_t cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    tuple_T2OO cpy_r_r138;
    char cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    CPyTagged cpy_r_r144;
    char cpy_r_r145;
    CPyTagged cpy_r_r146;
    CPyTagged cpy_r_cell;
    int64_t cpy_r_r147;
    char cpy_r_r148;
    int64_t cpy_r_r149;
    char cpy_r_r150;
    char cpy_r_r151;
    char cpy_r_r152;
    PyObject *cpy_r_r153;
    int32_t cpy_r_r154;
    char cpy_r_r155;
    CPyTagged cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    CPyTagged cpy_r_r160;
    CPyTagged cpy_r_value;
    char cpy_r_r161;
    PyObject *cpy_r_r162;
    int32_t cpy_r_r163;
    char cpy_r_r164;
    CPyTagged cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject **cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
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
    tuple_T2OO cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r__;
    int64_t cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    CPyPtr cpy_r_r194;
    int64_t cpy_r_r195;
    PyObject *cpy_r_r196;
    int64_t cpy_r_r197;
    CPyPtr cpy_r_r198;
    int64_t cpy_r_r199;
    char cpy_r_r200;
    CPyPtr cpy_r_r201;
    CPyPtr cpy_r_r202;
    int64_t cpy_r_r203;
    CPyPtr cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject *cpy_r_r207;
    int64_t cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    PyObject *cpy_r_r211;
    CPyPtr cpy_r_r212;
    int64_t cpy_r_r213;
    PyObject *cpy_r_r214;
    int64_t cpy_r_r215;
    CPyPtr cpy_r_r216;
    int64_t cpy_r_r217;
    char cpy_r_r218;
    CPyPtr cpy_r_r219;
    CPyPtr cpy_r_r220;
    int64_t cpy_r_r221;
    CPyPtr cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject *cpy_r_r224;
    PyObject *cpy_r_r225;
    int64_t cpy_r_r226;
    PyObject *cpy_r_r227;
    PyObject *cpy_r_r228;
    char cpy_r_r229;
    cpy_r_r0 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_cards;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    cpy_r_r3 = PyList_New(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 48, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL126;
    }
    cpy_r_r4 = 0;
CPyL2: ;
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r6 = *(int64_t *)cpy_r_r5;
    cpy_r_r7 = cpy_r_r4 < cpy_r_r6;
    if (!cpy_r_r7) goto CPyL127;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyListObject, ob_item));
    cpy_r_r9 = *(CPyPtr *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r4 * 8;
    cpy_r_r11 = cpy_r_r9 + cpy_r_r10;
    cpy_r_r12 = *(PyObject * *)cpy_r_r11;
    CPy_INCREF(cpy_r_r12);
    if (likely(Py_TYPE(cpy_r_r12) == CPyType_wayfarers___printed___Card))
        cpy_r_r13 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 48, CPyStatic_wayfarers___research___sight___globals, "serai.games.wayfarers.printed.Card", cpy_r_r12);
        goto CPyL128;
    }
    cpy_r_r14 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r13)->_id;
    CPy_INCREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r13);
    CPyList_SetItemUnsafe(cpy_r_r3, cpy_r_r4, cpy_r_r14);
    cpy_r_r15 = cpy_r_r4 + 1;
    cpy_r_r4 = cpy_r_r15;
    goto CPyL2;
CPyL6: ;
    cpy_r_r16 = NULL;
    cpy_r_r17 = CPyDef_sheet___Words(cpy_r_r3, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 49, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL129;
    }
    ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_self)->_cards = cpy_r_r17;
    cpy_r_r18 = PyList_New(0);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 50, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL129;
    }
    cpy_r_r19 = CPyStatic_wayfarers___names___ROWS;
    if (unlikely(cpy_r_r19.f0 == NULL)) {
        goto CPyL130;
    } else
        goto CPyL11;
CPyL9: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"ROWS\" was not set");
    cpy_r_r20 = 0;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 51, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL125;
    }
    CPy_Unreachable();
CPyL11: ;
    cpy_r_r21 = 0;
    cpy_r_row = cpy_r_r21;
    CPyTagged_DECREF(cpy_r_row);
CPyL12: ;
    cpy_r_r22 = (Py_ssize_t)cpy_r_r21 < (Py_ssize_t)10;
    if (!cpy_r_r22) goto CPyL26;
    cpy_r_row = cpy_r_r21;
    cpy_r_r23 = PyList_New(0);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 51, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL131;
    }
    cpy_r_r24 = 0;
    cpy_r_r25 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_cards;
    CPy_INCREF(cpy_r_r25);
    cpy_r_r26 = 0;
CPyL15: ;
    cpy_r_r27 = (CPyPtr)((CPyPtr)cpy_r_r25 + offsetof(PyVarObject, ob_size));
    cpy_r_r28 = *(int64_t *)cpy_r_r27;
    cpy_r_r29 = cpy_r_r26 < cpy_r_r28;
    if (!cpy_r_r29) goto CPyL132;
    cpy_r_n = cpy_r_r24;
    cpy_r_r30 = (CPyPtr)((CPyPtr)cpy_r_r25 + offsetof(PyListObject, ob_item));
    cpy_r_r31 = *(CPyPtr *)cpy_r_r30;
    cpy_r_r32 = cpy_r_r26 * 8;
    cpy_r_r33 = cpy_r_r31 + cpy_r_r32;
    cpy_r_r34 = *(PyObject * *)cpy_r_r33;
    CPy_INCREF(cpy_r_r34);
    if (likely(Py_TYPE(cpy_r_r34) == CPyType_wayfarers___printed___Card))
        cpy_r_r35 = cpy_r_r34;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 51, CPyStatic_wayfarers___research___sight___globals, "serai.games.wayfarers.printed.Card", cpy_r_r34);
        goto CPyL133;
    }
    cpy_r_r36 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r35)->_row;
    cpy_r_r37 = cpy_r_r36 & 1;
    cpy_r_r38 = cpy_r_r37 != 0;
    if (!cpy_r_r38) goto CPyL19;
    cpy_r_r39 = CPyTagged_IsEq_(cpy_r_r36, cpy_r_row);
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL19: ;
    cpy_r_r41 = cpy_r_r36 == cpy_r_row;
    cpy_r_r40 = cpy_r_r41;
CPyL20: ;
    CPy_DECREF(cpy_r_r35);
    if (!cpy_r_r40) goto CPyL134;
    cpy_r_r42 = CPyTagged_StealAsObject(cpy_r_n);
    cpy_r_r43 = PyList_Append(cpy_r_r23, cpy_r_r42);
    CPy_DECREF(cpy_r_r42);
    cpy_r_r44 = cpy_r_r43 >= 0;
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 51, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL135;
    }
CPyL22: ;
    cpy_r_r45 = cpy_r_r24 + 2;
    cpy_r_r24 = cpy_r_r45;
    cpy_r_r46 = cpy_r_r26 + 1;
    cpy_r_r26 = cpy_r_r46;
    goto CPyL15;
CPyL23: ;
    cpy_r_r47 = CPyDef_sheet___Words(cpy_r_r3, cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 51, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL136;
    }
    cpy_r_r48 = PyList_Append(cpy_r_r18, cpy_r_r47);
    CPy_DECREF(cpy_r_r47);
    cpy_r_r49 = cpy_r_r48 >= 0;
    if (unlikely(!cpy_r_r49)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 50, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL136;
    }
    cpy_r_r50 = cpy_r_r21 + 2;
    cpy_r_r21 = cpy_r_r50;
    goto CPyL12;
CPyL26: ;
    ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_self)->_rows = cpy_r_r18;
    cpy_r_r51 = PyList_New(0);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 53, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL129;
    }
    cpy_r_r52 = 0;
    cpy_r_r53 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_cards;
    CPy_INCREF(cpy_r_r53);
    cpy_r_r54 = 0;
CPyL28: ;
    cpy_r_r55 = (CPyPtr)((CPyPtr)cpy_r_r53 + offsetof(PyVarObject, ob_size));
    cpy_r_r56 = *(int64_t *)cpy_r_r55;
    cpy_r_r57 = cpy_r_r54 < cpy_r_r56;
    if (!cpy_r_r57) goto CPyL137;
    cpy_r_n_2 = cpy_r_r52;
    cpy_r_r58 = (CPyPtr)((CPyPtr)cpy_r_r53 + offsetof(PyListObject, ob_item));
    cpy_r_r59 = *(CPyPtr *)cpy_r_r58;
    cpy_r_r60 = cpy_r_r54 * 8;
    cpy_r_r61 = cpy_r_r59 + cpy_r_r60;
    cpy_r_r62 = *(PyObject * *)cpy_r_r61;
    CPy_INCREF(cpy_r_r62);
    if (likely(Py_TYPE(cpy_r_r62) == CPyType_wayfarers___printed___Card))
        cpy_r_r63 = cpy_r_r62;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 53, CPyStatic_wayfarers___research___sight___globals, "serai.games.wayfarers.printed.Card", cpy_r_r62);
        goto CPyL138;
    }
    cpy_r_r64 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r63)->_has_slot;
    CPy_DECREF(cpy_r_r63);
    if (!cpy_r_r64) goto CPyL139;
CPyL31: ;
    cpy_r_r65 = CPyTagged_StealAsObject(cpy_r_n_2);
    cpy_r_r66 = PyList_Append(cpy_r_r51, cpy_r_r65);
    CPy_DECREF(cpy_r_r65);
    cpy_r_r67 = cpy_r_r66 >= 0;
    if (unlikely(!cpy_r_r67)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 53, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL140;
    }
CPyL32: ;
    cpy_r_r68 = cpy_r_r52 + 2;
    cpy_r_r52 = cpy_r_r68;
    cpy_r_r69 = cpy_r_r54 + 1;
    cpy_r_r54 = cpy_r_r69;
    goto CPyL28;
CPyL33: ;
    cpy_r_r70 = CPyDef_sheet___Words(cpy_r_r3, cpy_r_r51);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 53, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL125;
    }
    ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_self)->_slots = cpy_r_r70;
    cpy_r_r71 = CPyStatic_wayfarers___names___SIDES;
    if (likely(cpy_r_r71.f0 != NULL)) goto CPyL37;
    PyErr_SetString(PyExc_NameError, "value for final name \"SIDES\" was not set");
    cpy_r_r72 = 0;
    if (unlikely(!cpy_r_r72)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 54, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL125;
    }
    CPy_Unreachable();
CPyL37: ;
    CPy_INCREF(cpy_r_r71.f0);
    CPy_INCREF(cpy_r_r71.f1);
    cpy_r_r73 = PyTuple_New(2);
    if (unlikely(cpy_r_r73 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7756 = cpy_r_r71.f0;
    PyTuple_SET_ITEM(cpy_r_r73, 0, __tmp7756);
    PyObject *__tmp7757 = cpy_r_r71.f1;
    PyTuple_SET_ITEM(cpy_r_r73, 1, __tmp7757);
    cpy_r_r74 = NULL;
    cpy_r_r75 = CPyDef_sheet___Words(cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 54, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL125;
    }
    ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_self)->_sides = cpy_r_r75;
    cpy_r_r76 = CPyStatic_wayfarers___names___WORKERS;
    if (likely(cpy_r_r76.f0 != NULL)) goto CPyL41;
    PyErr_SetString(PyExc_NameError, "value for final name \"WORKERS\" was not set");
    cpy_r_r77 = 0;
    if (unlikely(!cpy_r_r77)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 55, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL125;
    }
    CPy_Unreachable();
CPyL41: ;
    CPy_INCREF(cpy_r_r76.f0);
    CPy_INCREF(cpy_r_r76.f1);
    CPy_INCREF(cpy_r_r76.f2);
    cpy_r_r78 = PyTuple_New(3);
    if (unlikely(cpy_r_r78 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7758 = cpy_r_r76.f0;
    PyTuple_SET_ITEM(cpy_r_r78, 0, __tmp7758);
    PyObject *__tmp7759 = cpy_r_r76.f1;
    PyTuple_SET_ITEM(cpy_r_r78, 1, __tmp7759);
    PyObject *__tmp7760 = cpy_r_r76.f2;
    PyTuple_SET_ITEM(cpy_r_r78, 2, __tmp7760);
    cpy_r_r79 = NULL;
    cpy_r_r80 = CPyDef_sheet___Words(cpy_r_r78, cpy_r_r79);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 55, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL125;
    }
    ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_self)->_workers = cpy_r_r80;
    cpy_r_r81 = CPyStatic_wayfarers___names___GUILDS;
    if (likely(cpy_r_r81.f0 != NULL)) goto CPyL45;
    PyErr_SetString(PyExc_NameError, "value for final name \"GUILDS\" was not set");
    cpy_r_r82 = 0;
    if (unlikely(!cpy_r_r82)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 56, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL125;
    }
    CPy_Unreachable();
CPyL45: ;
    CPy_INCREF(cpy_r_r81.f0);
    CPy_INCREF(cpy_r_r81.f1);
    CPy_INCREF(cpy_r_r81.f2);
    cpy_r_r83 = PyTuple_New(3);
    if (unlikely(cpy_r_r83 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7761 = cpy_r_r81.f0;
    PyTuple_SET_ITEM(cpy_r_r83, 0, __tmp7761);
    PyObject *__tmp7762 = cpy_r_r81.f1;
    PyTuple_SET_ITEM(cpy_r_r83, 1, __tmp7762);
    PyObject *__tmp7763 = cpy_r_r81.f2;
    PyTuple_SET_ITEM(cpy_r_r83, 2, __tmp7763);
    cpy_r_r84 = NULL;
    cpy_r_r85 = CPyDef_sheet___Words(cpy_r_r83, cpy_r_r84);
    CPy_DECREF(cpy_r_r83);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 56, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL125;
    }
    ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_self)->_guilds = cpy_r_r85;
    cpy_r_r86 = CPyStatic_wayfarers___names___TAGS;
    if (likely(cpy_r_r86.f0 != NULL)) goto CPyL49;
    PyErr_SetString(PyExc_NameError, "value for final name \"TAGS\" was not set");
    cpy_r_r87 = 0;
    if (unlikely(!cpy_r_r87)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 57, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL125;
    }
    CPy_Unreachable();
CPyL49: ;
    CPy_INCREF(cpy_r_r86.f0);
    CPy_INCREF(cpy_r_r86.f1);
    CPy_INCREF(cpy_r_r86.f2);
    CPy_INCREF(cpy_r_r86.f3);
    CPy_INCREF(cpy_r_r86.f4);
    CPy_INCREF(cpy_r_r86.f5);
    CPy_INCREF(cpy_r_r86.f6);
    CPy_INCREF(cpy_r_r86.f7);
    CPy_INCREF(cpy_r_r86.f8);
    CPy_INCREF(cpy_r_r86.f9);
    CPy_INCREF(cpy_r_r86.f10);
    cpy_r_r88 = PyTuple_New(11);
    if (unlikely(cpy_r_r88 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7764 = cpy_r_r86.f0;
    PyTuple_SET_ITEM(cpy_r_r88, 0, __tmp7764);
    PyObject *__tmp7765 = cpy_r_r86.f1;
    PyTuple_SET_ITEM(cpy_r_r88, 1, __tmp7765);
    PyObject *__tmp7766 = cpy_r_r86.f2;
    PyTuple_SET_ITEM(cpy_r_r88, 2, __tmp7766);
    PyObject *__tmp7767 = cpy_r_r86.f3;
    PyTuple_SET_ITEM(cpy_r_r88, 3, __tmp7767);
    PyObject *__tmp7768 = cpy_r_r86.f4;
    PyTuple_SET_ITEM(cpy_r_r88, 4, __tmp7768);
    PyObject *__tmp7769 = cpy_r_r86.f5;
    PyTuple_SET_ITEM(cpy_r_r88, 5, __tmp7769);
    PyObject *__tmp7770 = cpy_r_r86.f6;
    PyTuple_SET_ITEM(cpy_r_r88, 6, __tmp7770);
    PyObject *__tmp7771 = cpy_r_r86.f7;
    PyTuple_SET_ITEM(cpy_r_r88, 7, __tmp7771);
    PyObject *__tmp7772 = cpy_r_r86.f8;
    PyTuple_SET_ITEM(cpy_r_r88, 8, __tmp7772);
    PyObject *__tmp7773 = cpy_r_r86.f9;
    PyTuple_SET_ITEM(cpy_r_r88, 9, __tmp7773);
    PyObject *__tmp7774 = cpy_r_r86.f10;
    PyTuple_SET_ITEM(cpy_r_r88, 10, __tmp7774);
    cpy_r_r89 = NULL;
    cpy_r_r90 = CPyDef_sheet___Words(cpy_r_r88, cpy_r_r89);
    CPy_DECREF(cpy_r_r88);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 57, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL125;
    }
    ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_self)->_tags = cpy_r_r90;
    cpy_r_r91 = CPyStatic_wayfarers___names___TILE_TYPES;
    if (likely(cpy_r_r91.f0 != NULL)) goto CPyL53;
    PyErr_SetString(PyExc_NameError, "value for final name \"TILE_TYPES\" was not set");
    cpy_r_r92 = 0;
    if (unlikely(!cpy_r_r92)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 58, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL125;
    }
    CPy_Unreachable();
CPyL53: ;
    CPy_INCREF(cpy_r_r91.f0);
    CPy_INCREF(cpy_r_r91.f1);
    CPy_INCREF(cpy_r_r91.f2);
    CPy_INCREF(cpy_r_r91.f3);
    CPy_INCREF(cpy_r_r91.f4);
    cpy_r_r93 = PyTuple_New(5);
    if (unlikely(cpy_r_r93 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7775 = cpy_r_r91.f0;
    PyTuple_SET_ITEM(cpy_r_r93, 0, __tmp7775);
    PyObject *__tmp7776 = cpy_r_r91.f1;
    PyTuple_SET_ITEM(cpy_r_r93, 1, __tmp7776);
    PyObject *__tmp7777 = cpy_r_r91.f2;
    PyTuple_SET_ITEM(cpy_r_r93, 2, __tmp7777);
    PyObject *__tmp7778 = cpy_r_r91.f3;
    PyTuple_SET_ITEM(cpy_r_r93, 3, __tmp7778);
    PyObject *__tmp7779 = cpy_r_r91.f4;
    PyTuple_SET_ITEM(cpy_r_r93, 4, __tmp7779);
    cpy_r_r94 = NULL;
    cpy_r_r95 = CPyDef_sheet___Words(cpy_r_r93, cpy_r_r94);
    CPy_DECREF(cpy_r_r93);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 58, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL125;
    }
    ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_self)->_tile_types = cpy_r_r95;
    cpy_r_r96 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_boards;
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "__init__", "Book", "boards", 59, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL125;
    }
    CPy_INCREF(cpy_r_r96);
CPyL55: ;
    cpy_r_r97 = NULL;
    cpy_r_r98 = CPyDef_sheet___Words(cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 59, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL125;
    }
    ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_self)->_boards = cpy_r_r98;
    cpy_r_r99 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_track;
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "__init__", "Book", "track", 60, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL125;
    }
    CPy_INCREF(cpy_r_r99);
CPyL57: ;
    cpy_r_r100 = (CPyPtr)((CPyPtr)cpy_r_r99 + offsetof(PyVarObject, ob_size));
    cpy_r_r101 = *(int64_t *)cpy_r_r100;
    cpy_r_r102 = PyList_New(cpy_r_r101);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 60, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL141;
    }
    cpy_r_r103 = 0;
CPyL59: ;
    cpy_r_r104 = (CPyPtr)((CPyPtr)cpy_r_r99 + offsetof(PyVarObject, ob_size));
    cpy_r_r105 = *(int64_t *)cpy_r_r104;
    cpy_r_r106 = cpy_r_r103 < cpy_r_r105;
    if (!cpy_r_r106) goto CPyL142;
    cpy_r_r107 = (CPyPtr)((CPyPtr)cpy_r_r99 + offsetof(PyListObject, ob_item));
    cpy_r_r108 = *(CPyPtr *)cpy_r_r107;
    cpy_r_r109 = cpy_r_r103 * 8;
    cpy_r_r110 = cpy_r_r108 + cpy_r_r109;
    cpy_r_r111 = *(PyObject * *)cpy_r_r110;
    CPy_INCREF(cpy_r_r111);
    if (likely(Py_TYPE(cpy_r_r111) == CPyType_wayfarers___printed___Space))
        cpy_r_r112 = cpy_r_r111;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 60, CPyStatic_wayfarers___research___sight___globals, "serai.games.wayfarers.printed.Space", cpy_r_r111);
        goto CPyL143;
    }
    cpy_r_r113 = ((serai___games___wayfarers___printed___SpaceObject *)cpy_r_r112)->_id;
    CPy_INCREF(cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    CPyList_SetItemUnsafe(cpy_r_r102, cpy_r_r103, cpy_r_r113);
    cpy_r_r114 = cpy_r_r103 + 1;
    cpy_r_r103 = cpy_r_r114;
    goto CPyL59;
CPyL63: ;
    cpy_r_r115 = NULL;
    cpy_r_r116 = CPyDef_sheet___Words(cpy_r_r102, cpy_r_r115);
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 60, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL125;
    }
    ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_self)->_track = cpy_r_r116;
    cpy_r_r117 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_marks;
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "__init__", "Book", "marks", 61, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL125;
    }
    CPy_INCREF(cpy_r_r117);
CPyL65: ;
    cpy_r_r118 = NULL;
    cpy_r_r119 = CPyDef_sheet___Words(cpy_r_r117, cpy_r_r118);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 61, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL125;
    }
    ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_self)->_marks = cpy_r_r119;
    cpy_r_r120 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_tiles;
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "__init__", "Book", "tiles", 62, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL125;
    }
    CPy_INCREF(cpy_r_r120);
CPyL67: ;
    cpy_r_r121 = (CPyPtr)((CPyPtr)cpy_r_r120 + offsetof(PyVarObject, ob_size));
    cpy_r_r122 = *(int64_t *)cpy_r_r121;
    cpy_r_r123 = PyList_New(cpy_r_r122);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 62, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL144;
    }
    cpy_r_r124 = 0;
CPyL69: ;
    cpy_r_r125 = (CPyPtr)((CPyPtr)cpy_r_r120 + offsetof(PyVarObject, ob_size));
    cpy_r_r126 = *(int64_t *)cpy_r_r125;
    cpy_r_r127 = cpy_r_r124 < cpy_r_r126;
    if (!cpy_r_r127) goto CPyL145;
    cpy_r_r128 = (CPyPtr)((CPyPtr)cpy_r_r120 + offsetof(PyListObject, ob_item));
    cpy_r_r129 = *(CPyPtr *)cpy_r_r128;
    cpy_r_r130 = cpy_r_r124 * 8;
    cpy_r_r131 = cpy_r_r129 + cpy_r_r130;
    cpy_r_r132 = *(PyObject * *)cpy_r_r131;
    CPy_INCREF(cpy_r_r132);
    if (likely(Py_TYPE(cpy_r_r132) == CPyType_wayfarers___printed___Tile))
        cpy_r_r133 = cpy_r_r132;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 62, CPyStatic_wayfarers___research___sight___globals, "serai.games.wayfarers.printed.Tile", cpy_r_r132);
        goto CPyL146;
    }
    cpy_r_r134 = ((serai___games___wayfarers___printed___TileObject *)cpy_r_r133)->_id;
    CPy_INCREF(cpy_r_r134);
    CPy_DECREF(cpy_r_r133);
    CPyList_SetItemUnsafe(cpy_r_r123, cpy_r_r124, cpy_r_r134);
    cpy_r_r135 = cpy_r_r124 + 1;
    cpy_r_r124 = cpy_r_r135;
    goto CPyL69;
CPyL73: ;
    cpy_r_r136 = NULL;
    cpy_r_r137 = CPyDef_sheet___Words(cpy_r_r123, cpy_r_r136);
    CPy_DECREF(cpy_r_r123);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 62, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL125;
    }
    ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_self)->_tiles = cpy_r_r137;
    cpy_r_r138 = CPyStatic_wayfarers___names___FACES;
    if (likely(cpy_r_r138.f0 != NULL)) goto CPyL77;
    PyErr_SetString(PyExc_NameError, "value for final name \"FACES\" was not set");
    cpy_r_r139 = 0;
    if (unlikely(!cpy_r_r139)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 63, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL125;
    }
    CPy_Unreachable();
CPyL77: ;
    CPy_INCREF(cpy_r_r138.f0);
    CPy_INCREF(cpy_r_r138.f1);
    cpy_r_r140 = PyTuple_New(2);
    if (unlikely(cpy_r_r140 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7780 = cpy_r_r138.f0;
    PyTuple_SET_ITEM(cpy_r_r140, 0, __tmp7780);
    PyObject *__tmp7781 = cpy_r_r138.f1;
    PyTuple_SET_ITEM(cpy_r_r140, 1, __tmp7781);
    cpy_r_r141 = NULL;
    cpy_r_r142 = CPyDef_sheet___Words(cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r140);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 63, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL125;
    }
    ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_self)->_faces = cpy_r_r142;
    cpy_r_r143 = PyList_New(0);
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 64, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL125;
    }
    cpy_r_r144 = CPyStatic_wayfarers___names___CELLS;
    if (unlikely(cpy_r_r144 == CPY_INT_TAG)) {
        goto CPyL147;
    } else
        goto CPyL82;
CPyL80: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CELLS\" was not set");
    cpy_r_r145 = 0;
    if (unlikely(!cpy_r_r145)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 64, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL125;
    }
    CPy_Unreachable();
CPyL82: ;
    cpy_r_r146 = 0;
    CPyTagged_INCREF(cpy_r_r146);
    cpy_r_cell = cpy_r_r146;
    CPyTagged_DECREF(cpy_r_cell);
CPyL83: ;
    cpy_r_r147 = cpy_r_r146 & 1;
    cpy_r_r148 = cpy_r_r147 != 0;
    if (cpy_r_r148) goto CPyL85;
    cpy_r_r149 = cpy_r_r144 & 1;
    cpy_r_r150 = cpy_r_r149 != 0;
    if (!cpy_r_r150) goto CPyL86;
CPyL85: ;
    cpy_r_r151 = CPyTagged_IsLt_(cpy_r_r146, cpy_r_r144);
    if (cpy_r_r151) {
        goto CPyL87;
    } else
        goto CPyL148;
CPyL86: ;
    cpy_r_r152 = (Py_ssize_t)cpy_r_r146 < (Py_ssize_t)cpy_r_r144;
    if (!cpy_r_r152) goto CPyL148;
CPyL87: ;
    CPyTagged_INCREF(cpy_r_r146);
    cpy_r_cell = cpy_r_r146;
    cpy_r_r153 = CPyDef_wayfarers___names___cell_name(cpy_r_cell);
    CPyTagged_DECREF(cpy_r_cell);
    if (unlikely(cpy_r_r153 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 64, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL149;
    }
    cpy_r_r154 = PyList_Append(cpy_r_r143, cpy_r_r153);
    CPy_DECREF(cpy_r_r153);
    cpy_r_r155 = cpy_r_r154 >= 0;
    if (unlikely(!cpy_r_r155)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 64, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL149;
    }
    cpy_r_r156 = CPyTagged_Add(cpy_r_r146, 2);
    CPyTagged_DECREF(cpy_r_r146);
    cpy_r_r146 = cpy_r_r156;
    goto CPyL83;
CPyL90: ;
    cpy_r_r157 = NULL;
    cpy_r_r158 = CPyDef_sheet___Words(cpy_r_r143, cpy_r_r157);
    CPy_DECREF(cpy_r_r143);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 64, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL125;
    }
    ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_self)->_cells = cpy_r_r158;
    cpy_r_r159 = PyList_New(0);
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 65, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL125;
    }
    cpy_r_r160 = 0;
    cpy_r_value = cpy_r_r160;
    CPyTagged_DECREF(cpy_r_value);
CPyL93: ;
    cpy_r_r161 = (Py_ssize_t)cpy_r_r160 < (Py_ssize_t)14;
    if (!cpy_r_r161) goto CPyL97;
    cpy_r_value = cpy_r_r160;
    cpy_r_r162 = CPyTagged_Str(cpy_r_value);
    CPyTagged_DECREF(cpy_r_value);
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 65, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL150;
    }
    cpy_r_r163 = PyList_Append(cpy_r_r159, cpy_r_r162);
    CPy_DECREF(cpy_r_r162);
    cpy_r_r164 = cpy_r_r163 >= 0;
    if (unlikely(!cpy_r_r164)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 65, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL150;
    }
    cpy_r_r165 = cpy_r_r160 + 2;
    cpy_r_r160 = cpy_r_r165;
    goto CPyL93;
CPyL97: ;
    cpy_r_r166 = (PyObject *)&PyRange_Type;
    cpy_r_r167 = CPyStatics[4897]; /* 1 */
    cpy_r_r168 = CPyStatics[4909]; /* 7 */
    PyObject *cpy_r_r169[2] = {cpy_r_r167, cpy_r_r168};
    cpy_r_r170 = (PyObject **)&cpy_r_r169;
    cpy_r_r171 = PyObject_Vectorcall(cpy_r_r166, cpy_r_r170, 2, 0);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 65, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL150;
    }
    if (likely(PyRange_Check(cpy_r_r171)))
        cpy_r_r172 = cpy_r_r171;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 65, CPyStatic_wayfarers___research___sight___globals, "range", cpy_r_r171);
        goto CPyL150;
    }
    cpy_r_r173 = CPyDef_sheet___Words(cpy_r_r159, cpy_r_r172);
    CPy_DECREF(cpy_r_r159);
    CPy_DECREF(cpy_r_r172);
    if (unlikely(cpy_r_r173 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 65, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL125;
    }
    ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_self)->_dice = cpy_r_r173;
    cpy_r_r174 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_journal_tiles;
    if (unlikely(cpy_r_r174 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "__init__", "Book", "journal_tiles", 66, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL125;
    }
    CPy_INCREF(cpy_r_r174);
CPyL101: ;
    cpy_r_r175 = (CPyPtr)((CPyPtr)cpy_r_r174 + offsetof(PyVarObject, ob_size));
    cpy_r_r176 = *(int64_t *)cpy_r_r175;
    cpy_r_r177 = PyList_New(cpy_r_r176);
    if (unlikely(cpy_r_r177 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 66, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL151;
    }
    cpy_r_r178 = 0;
CPyL103: ;
    cpy_r_r179 = (CPyPtr)((CPyPtr)cpy_r_r174 + offsetof(PyVarObject, ob_size));
    cpy_r_r180 = *(int64_t *)cpy_r_r179;
    cpy_r_r181 = cpy_r_r178 < cpy_r_r180;
    if (!cpy_r_r181) goto CPyL152;
    cpy_r_r182 = (CPyPtr)((CPyPtr)cpy_r_r174 + offsetof(PyListObject, ob_item));
    cpy_r_r183 = *(CPyPtr *)cpy_r_r182;
    cpy_r_r184 = cpy_r_r178 * 8;
    cpy_r_r185 = cpy_r_r183 + cpy_r_r184;
    cpy_r_r186 = *(PyObject * *)cpy_r_r185;
    CPy_INCREF(cpy_r_r186);
    PyObject *__tmp7782;
    if (unlikely(!(PyTuple_Check(cpy_r_r186) && PyTuple_GET_SIZE(cpy_r_r186) == 2))) {
        __tmp7782 = NULL;
        goto __LL7783;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r186, 0))))
        __tmp7782 = PyTuple_GET_ITEM(cpy_r_r186, 0);
    else {
        __tmp7782 = NULL;
    }
    if (__tmp7782 == NULL) goto __LL7783;
    if (likely(PyObject_TypeCheck(PyTuple_GET_ITEM(cpy_r_r186, 1), CPyType_kernel___effects___Effect)))
        __tmp7782 = PyTuple_GET_ITEM(cpy_r_r186, 1);
    else {
        __tmp7782 = NULL;
    }
    if (__tmp7782 == NULL) goto __LL7783;
    __tmp7782 = cpy_r_r186;
__LL7783: ;
    if (unlikely(__tmp7782 == NULL)) {
        CPy_TypeError("tuple[str, serai.kernel.effects.Effect]", cpy_r_r186); cpy_r_r187 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp7784 = PyTuple_GET_ITEM(cpy_r_r186, 0);
        CPy_INCREF(__tmp7784);
        PyObject *__tmp7785;
        if (likely(PyUnicode_Check(__tmp7784)))
            __tmp7785 = __tmp7784;
        else {
            CPy_TypeError("str", __tmp7784); 
            __tmp7785 = NULL;
        }
        cpy_r_r187.f0 = __tmp7785;
        PyObject *__tmp7786 = PyTuple_GET_ITEM(cpy_r_r186, 1);
        CPy_INCREF(__tmp7786);
        PyObject *__tmp7787;
        if (likely(PyObject_TypeCheck(__tmp7786, CPyType_kernel___effects___Effect)))
            __tmp7787 = __tmp7786;
        else {
            CPy_TypeError("serai.kernel.effects.Effect", __tmp7786); 
            __tmp7787 = NULL;
        }
        cpy_r_r187.f1 = __tmp7787;
    }
    CPy_DECREF(cpy_r_r186);
    if (unlikely(cpy_r_r187.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 66, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL153;
    }
    cpy_r_r188 = cpy_r_r187.f0;
    CPy_INCREF(cpy_r_r188);
    cpy_r_r189 = cpy_r_r187.f1;
    CPy_INCREF(cpy_r_r189);
    CPy_DECREF(cpy_r_r187.f0);
    CPy_DECREF(cpy_r_r187.f1);
    cpy_r__ = cpy_r_r189;
    CPy_DECREF(cpy_r__);
    CPyList_SetItemUnsafe(cpy_r_r177, cpy_r_r178, cpy_r_r188);
    cpy_r_r190 = cpy_r_r178 + 1;
    cpy_r_r178 = cpy_r_r190;
    goto CPyL103;
CPyL107: ;
    cpy_r_r191 = NULL;
    cpy_r_r192 = CPyDef_sheet___Words(cpy_r_r177, cpy_r_r191);
    CPy_DECREF(cpy_r_r177);
    if (unlikely(cpy_r_r192 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 66, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL125;
    }
    ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_self)->_journal_tiles = cpy_r_r192;
    cpy_r_r193 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_ai_boards;
    if (unlikely(cpy_r_r193 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "__init__", "Book", "ai_boards", 67, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL125;
    }
    CPy_INCREF(cpy_r_r193);
CPyL109: ;
    cpy_r_r194 = (CPyPtr)((CPyPtr)cpy_r_r193 + offsetof(PyVarObject, ob_size));
    cpy_r_r195 = *(int64_t *)cpy_r_r194;
    cpy_r_r196 = PyList_New(cpy_r_r195);
    if (unlikely(cpy_r_r196 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 67, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL154;
    }
    cpy_r_r197 = 0;
CPyL111: ;
    cpy_r_r198 = (CPyPtr)((CPyPtr)cpy_r_r193 + offsetof(PyVarObject, ob_size));
    cpy_r_r199 = *(int64_t *)cpy_r_r198;
    cpy_r_r200 = cpy_r_r197 < cpy_r_r199;
    if (!cpy_r_r200) goto CPyL155;
    cpy_r_r201 = (CPyPtr)((CPyPtr)cpy_r_r193 + offsetof(PyListObject, ob_item));
    cpy_r_r202 = *(CPyPtr *)cpy_r_r201;
    cpy_r_r203 = cpy_r_r197 * 8;
    cpy_r_r204 = cpy_r_r202 + cpy_r_r203;
    cpy_r_r205 = *(PyObject * *)cpy_r_r204;
    CPy_INCREF(cpy_r_r205);
    if (likely(Py_TYPE(cpy_r_r205) == CPyType_wayfarers___printed___AiBoard))
        cpy_r_r206 = cpy_r_r205;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 67, CPyStatic_wayfarers___research___sight___globals, "serai.games.wayfarers.printed.AiBoard", cpy_r_r205);
        goto CPyL156;
    }
    cpy_r_r207 = ((serai___games___wayfarers___printed___AiBoardObject *)cpy_r_r206)->_id;
    CPy_INCREF(cpy_r_r207);
    CPy_DECREF(cpy_r_r206);
    CPyList_SetItemUnsafe(cpy_r_r196, cpy_r_r197, cpy_r_r207);
    cpy_r_r208 = cpy_r_r197 + 1;
    cpy_r_r197 = cpy_r_r208;
    goto CPyL111;
CPyL115: ;
    cpy_r_r209 = NULL;
    cpy_r_r210 = CPyDef_sheet___Words(cpy_r_r196, cpy_r_r209);
    CPy_DECREF(cpy_r_r196);
    if (unlikely(cpy_r_r210 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 67, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL125;
    }
    ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_self)->_ai_boards = cpy_r_r210;
    cpy_r_r211 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_schemes;
    if (unlikely(cpy_r_r211 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "__init__", "Book", "schemes", 68, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL125;
    }
    CPy_INCREF(cpy_r_r211);
CPyL117: ;
    cpy_r_r212 = (CPyPtr)((CPyPtr)cpy_r_r211 + offsetof(PyVarObject, ob_size));
    cpy_r_r213 = *(int64_t *)cpy_r_r212;
    cpy_r_r214 = PyList_New(cpy_r_r213);
    if (unlikely(cpy_r_r214 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 68, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL157;
    }
    cpy_r_r215 = 0;
CPyL119: ;
    cpy_r_r216 = (CPyPtr)((CPyPtr)cpy_r_r211 + offsetof(PyVarObject, ob_size));
    cpy_r_r217 = *(int64_t *)cpy_r_r216;
    cpy_r_r218 = cpy_r_r215 < cpy_r_r217;
    if (!cpy_r_r218) goto CPyL158;
    cpy_r_r219 = (CPyPtr)((CPyPtr)cpy_r_r211 + offsetof(PyListObject, ob_item));
    cpy_r_r220 = *(CPyPtr *)cpy_r_r219;
    cpy_r_r221 = cpy_r_r215 * 8;
    cpy_r_r222 = cpy_r_r220 + cpy_r_r221;
    cpy_r_r223 = *(PyObject * *)cpy_r_r222;
    CPy_INCREF(cpy_r_r223);
    if (likely(Py_TYPE(cpy_r_r223) == CPyType_wayfarers___printed___Scheme))
        cpy_r_r224 = cpy_r_r223;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 68, CPyStatic_wayfarers___research___sight___globals, "serai.games.wayfarers.printed.Scheme", cpy_r_r223);
        goto CPyL159;
    }
    cpy_r_r225 = ((serai___games___wayfarers___printed___SchemeObject *)cpy_r_r224)->_id;
    CPy_INCREF(cpy_r_r225);
    CPy_DECREF(cpy_r_r224);
    CPyList_SetItemUnsafe(cpy_r_r214, cpy_r_r215, cpy_r_r225);
    cpy_r_r226 = cpy_r_r215 + 1;
    cpy_r_r215 = cpy_r_r226;
    goto CPyL119;
CPyL123: ;
    cpy_r_r227 = NULL;
    cpy_r_r228 = CPyDef_sheet___Words(cpy_r_r214, cpy_r_r227);
    CPy_DECREF(cpy_r_r214);
    if (unlikely(cpy_r_r228 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 68, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL125;
    }
    ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_self)->_schemes = cpy_r_r228;
    return 1;
CPyL125: ;
    cpy_r_r229 = 2;
    return cpy_r_r229;
CPyL126: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL125;
CPyL127: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL6;
CPyL128: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL125;
CPyL129: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL125;
CPyL130: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r18);
    goto CPyL9;
CPyL131: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_row);
    goto CPyL125;
CPyL132: ;
    CPyTagged_DECREF(cpy_r_row);
    CPy_DECREF(cpy_r_r25);
    goto CPyL23;
CPyL133: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_n);
    goto CPyL125;
CPyL134: ;
    CPyTagged_DECREF(cpy_r_n);
    goto CPyL22;
CPyL135: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r25);
    goto CPyL125;
CPyL136: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r18);
    goto CPyL125;
CPyL137: ;
    CPy_DECREF(cpy_r_r53);
    goto CPyL33;
CPyL138: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r51);
    CPy_DecRef(cpy_r_r53);
    CPyTagged_DecRef(cpy_r_n_2);
    goto CPyL125;
CPyL139: ;
    CPyTagged_DECREF(cpy_r_n_2);
    goto CPyL32;
CPyL140: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r51);
    CPy_DecRef(cpy_r_r53);
    goto CPyL125;
CPyL141: ;
    CPy_DecRef(cpy_r_r99);
    goto CPyL125;
CPyL142: ;
    CPy_DECREF(cpy_r_r99);
    goto CPyL63;
CPyL143: ;
    CPy_DecRef(cpy_r_r99);
    CPy_DecRef(cpy_r_r102);
    goto CPyL125;
CPyL144: ;
    CPy_DecRef(cpy_r_r120);
    goto CPyL125;
CPyL145: ;
    CPy_DECREF(cpy_r_r120);
    goto CPyL73;
CPyL146: ;
    CPy_DecRef(cpy_r_r120);
    CPy_DecRef(cpy_r_r123);
    goto CPyL125;
CPyL147: ;
    CPy_DecRef(cpy_r_r143);
    goto CPyL80;
CPyL148: ;
    CPyTagged_DECREF(cpy_r_r146);
    goto CPyL90;
CPyL149: ;
    CPy_DecRef(cpy_r_r143);
    CPyTagged_DecRef(cpy_r_r146);
    goto CPyL125;
CPyL150: ;
    CPy_DecRef(cpy_r_r159);
    goto CPyL125;
CPyL151: ;
    CPy_DecRef(cpy_r_r174);
    goto CPyL125;
CPyL152: ;
    CPy_DECREF(cpy_r_r174);
    goto CPyL107;
CPyL153: ;
    CPy_DecRef(cpy_r_r174);
    CPy_DecRef(cpy_r_r177);
    goto CPyL125;
CPyL154: ;
    CPy_DecRef(cpy_r_r193);
    goto CPyL125;
CPyL155: ;
    CPy_DECREF(cpy_r_r193);
    goto CPyL115;
CPyL156: ;
    CPy_DecRef(cpy_r_r193);
    CPy_DecRef(cpy_r_r196);
    goto CPyL125;
CPyL157: ;
    CPy_DecRef(cpy_r_r211);
    goto CPyL125;
CPyL158: ;
    CPy_DECREF(cpy_r_r211);
    goto CPyL123;
CPyL159: ;
    CPy_DecRef(cpy_r_r211);
    CPy_DecRef(cpy_r_r214);
    goto CPyL125;
}
        
        PyObject *CPyPy_wayfarers___research___sight___Shown_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"book", 0};
            PyObject *obj_book;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "O", "__init__", kwlist, &obj_book)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___research___sight___Shown))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.research.sight.Shown", obj_self); 
                goto fail;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_wayfarers___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.wayfarers.book.Book", obj_book); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___research___sight___Shown_____init__(arg_self, arg_book);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "__init__", 47, CPyStatic_wayfarers___research___sight___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___research___sight___shown(PyObject *cpy_r_book) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_wayfarers___research___sight___Shown(cpy_r_book);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "shown", 73, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL2;
    }
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_wayfarers___research___sight___shown(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"book", 0};
            static CPyArg_Parser parser = {"O:shown", kwlist, 0};
            PyObject *obj_book;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_book)) {
                return NULL;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_wayfarers___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.wayfarers.book.Book", obj_book); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___research___sight___shown(arg_book);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "shown", 72, CPyStatic_wayfarers___research___sight___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___research___sight___look(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_sheet) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject **cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    CPyTagged cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyPtr cpy_r_r26;
    int64_t cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    char cpy_r_r32;
    tuple_T5OOOOO cpy_r_r33;
    char cpy_r_r34;
    CPyTagged cpy_r_r35;
    CPyTagged cpy_r_row;
    char cpy_r_r36;
    CPyTagged cpy_r_r37;
    CPyTagged cpy_r_r38;
    CPyTagged cpy_r_r39;
    CPyTagged cpy_r_r40;
    CPyTagged cpy_r_r41;
    CPyTagged cpy_r_r42;
    tuple_T5OOOOO cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    CPyTagged cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    CPyTagged cpy_r_r62;
    CPyTagged cpy_r_r63;
    char cpy_r_r64;
    CPyTagged cpy_r_r65;
    CPyTagged cpy_r_r66;
    CPyTagged cpy_r_place;
    int64_t cpy_r_r67;
    char cpy_r_r68;
    int64_t cpy_r_r69;
    char cpy_r_r70;
    char cpy_r_r71;
    char cpy_r_r72;
    PyObject *cpy_r_r73;
    char cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    CPyTagged cpy_r_r77;
    PyObject *cpy_r_r78;
    CPyTagged cpy_r_r79;
    PyObject *cpy_r_r80;
    char cpy_r_r81;
    char cpy_r_r82;
    CPyTagged cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    CPyPtr cpy_r_r88;
    int64_t cpy_r_r89;
    CPyTagged cpy_r_r90;
    CPyTagged cpy_r_r91;
    char cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    CPyPtr cpy_r_r98;
    int64_t cpy_r_r99;
    CPyTagged cpy_r_r100;
    char cpy_r_r101;
    PyObject *cpy_r_r102;
    CPyTagged cpy_r_r103;
    PyObject *cpy_r_r104;
    CPyTagged cpy_r_r105;
    int64_t cpy_r_r106;
    char cpy_r_r107;
    char cpy_r_r108;
    char cpy_r_r109;
    char cpy_r_r110;
    PyObject *cpy_r_r111;
    CPyTagged cpy_r_r112;
    CPyTagged cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    char cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    CPyTagged cpy_r_r122;
    char cpy_r_r123;
    char cpy_r_r124;
    CPyTagged cpy_r_r125;
    char cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    CPyPtr cpy_r_r129;
    int64_t cpy_r_r130;
    PyObject *cpy_r_r131;
    int64_t cpy_r_r132;
    CPyPtr cpy_r_r133;
    int64_t cpy_r_r134;
    char cpy_r_r135;
    CPyPtr cpy_r_r136;
    CPyPtr cpy_r_r137;
    int64_t cpy_r_r138;
    CPyPtr cpy_r_r139;
    PyObject *cpy_r_r140;
    CPyTagged cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    CPyTagged cpy_r_r144;
    PyObject *cpy_r_r145;
    int64_t cpy_r_r146;
    PyObject *cpy_r_r147;
    CPyPtr cpy_r_r148;
    int64_t cpy_r_r149;
    CPyTagged cpy_r_r150;
    PyObject *cpy_r_r151;
    char cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    char cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    char cpy_r_r160;
    PyObject *cpy_r_r161;
    CPyTagged cpy_r_r162;
    int64_t cpy_r_r163;
    char cpy_r_r164;
    char cpy_r_r165;
    char cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    CPyTagged cpy_r_r171;
    char cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    CPyPtr cpy_r_r175;
    int64_t cpy_r_r176;
    CPyTagged cpy_r_r177;
    char cpy_r_r178;
    PyObject *cpy_r_r179;
    CPyTagged cpy_r_r180;
    CPyTagged cpy_r_r181;
    char cpy_r_r182;
    PyObject *cpy_r_r183;
    CPyPtr cpy_r_r184;
    int64_t cpy_r_r185;
    CPyTagged cpy_r_r186;
    CPyTagged cpy_r_many;
    CPyTagged cpy_r_r187;
    CPyTagged cpy_r_away;
    int64_t cpy_r_r188;
    char cpy_r_r189;
    int64_t cpy_r_r190;
    char cpy_r_r191;
    char cpy_r_r192;
    char cpy_r_r193;
    CPyTagged cpy_r_r194;
    CPyTagged cpy_r_r195;
    PyObject *cpy_r_r196;
    char cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    PyObject *cpy_r_r200;
    char cpy_r_r201;
    char cpy_r_r202;
    CPyTagged cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    char cpy_r_r206;
    PyObject *cpy_r_r207;
    char cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    char cpy_r_r211;
    char cpy_r_r212;
    char cpy_r_r213;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "look", "Table", "book", 77, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL136;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = CPyStatic_wayfarers___research___sight___globals;
    cpy_r_r2 = CPyStatics[772]; /* 'shown' */
    cpy_r_r3 = CPyDict_GetItem(cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 78, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL137;
    }
    PyObject *cpy_r_r4[1] = {cpy_r_r0};
    cpy_r_r5 = (PyObject **)&cpy_r_r4;
    cpy_r_r6 = PyObject_Vectorcall(cpy_r_r3, cpy_r_r5, 1, 0);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 78, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL137;
    }
    if (likely(Py_TYPE(cpy_r_r6) == CPyType_wayfarers___research___sight___Shown))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/research/sight.py", "look", 78, CPyStatic_wayfarers___research___sight___globals, "serai.games.wayfarers.research.sight.Shown", cpy_r_r6);
        goto CPyL137;
    }
    cpy_r_r8 = CPyStatics[63]; /* 'seat' */
    cpy_r_r9 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_seat;
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "look", "Table", "seat", 79, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL138;
    }
    CPyTagged_INCREF(cpy_r_r9);
CPyL5: ;
    cpy_r_r10 = CPY_INT_TAG;
    cpy_r_r11 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 12, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r8, cpy_r_r9, cpy_r_r10); /* seat */
    CPyTagged_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r11 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 79, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL138;
    }
    cpy_r_r12 = CPyStatics[283]; /* 'turn' */
    cpy_r_r13 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_turn;
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "look", "Table", "turn", 80, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL138;
    }
    CPyTagged_INCREF(cpy_r_r13);
CPyL7: ;
    cpy_r_r14 = CPY_INT_TAG;
    cpy_r_r15 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r12, cpy_r_r13, 500, cpy_r_r14); /* number */
    CPyTagged_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r15 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 80, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL138;
    }
    cpy_r_r16 = CPyStatics[800]; /* 'first' */
    cpy_r_r17 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_first;
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "look", "Table", "first", 81, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL138;
    }
    CPyTagged_INCREF(cpy_r_r17);
CPyL9: ;
    cpy_r_r18 = CPY_INT_TAG;
    cpy_r_r19 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 12, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r16, cpy_r_r17, cpy_r_r18); /* seat */
    CPyTagged_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r19 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 81, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL138;
    }
    cpy_r_r20 = CPyStatics[1099]; /* 'turns_left' */
    cpy_r_r21 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_turns_left;
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "look", "Table", "turns_left", 82, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL138;
    }
    CPyTagged_INCREF(cpy_r_r21);
CPyL11: ;
    cpy_r_r22 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r20, cpy_r_r21, 20, -2); /* number */
    CPyTagged_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 82, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL138;
    }
    cpy_r_r23 = CPyStatics[2065]; /* 'sides' */
    cpy_r_r24 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_sides;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "look", "Table", "sides", 83, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL138;
    }
    CPy_INCREF(cpy_r_r24);
CPyL13: ;
    cpy_r_r25 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_sides;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "look", "Table", "sides", 83, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL139;
    }
CPyL14: ;
    cpy_r_r26 = (CPyPtr)((CPyPtr)cpy_r_r25 + offsetof(PyVarObject, ob_size));
    cpy_r_r27 = *(int64_t *)cpy_r_r26;
    cpy_r_r28 = cpy_r_r27 << 1;
    cpy_r_r29 = ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_r7)->_sides;
    CPy_INCREF(cpy_r_r29);
    cpy_r_r30 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 13, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_sheet, cpy_r_r23, cpy_r_r24, cpy_r_r28, cpy_r_r29); /* words_at */
    CPy_DECREF(cpy_r_r24);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 83, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL138;
    }
    cpy_r_r31 = CPyStatics[3120]; /* 'rows' */
    cpy_r_r32 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 2, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *))(cpy_r_sheet, cpy_r_r31); /* part */
    if (unlikely(cpy_r_r32 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 84, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL138;
    }
    cpy_r_r33 = CPyStatic_wayfarers___names___ROWS;
    if (unlikely(cpy_r_r33.f0 == NULL)) {
        goto CPyL140;
    } else
        goto CPyL19;
CPyL17: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"ROWS\" was not set");
    cpy_r_r34 = 0;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 85, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL136;
    }
    CPy_Unreachable();
CPyL19: ;
    cpy_r_r35 = 0;
    cpy_r_row = cpy_r_r35;
    CPyTagged_DECREF(cpy_r_row);
CPyL20: ;
    cpy_r_r36 = (Py_ssize_t)cpy_r_r35 < (Py_ssize_t)10;
    if (!cpy_r_r36) goto CPyL84;
    cpy_r_row = cpy_r_r35;
    cpy_r_r37 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_slots;
    if (unlikely(cpy_r_r37 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "look", "Book", "slots", 86, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL141;
    }
    CPyTagged_INCREF(cpy_r_r37);
CPyL22: ;
    cpy_r_r38 = CPyTagged_Multiply(cpy_r_row, cpy_r_r37);
    CPyTagged_DECREF(cpy_r_r37);
    cpy_r_r39 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_slots;
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "look", "Book", "slots", 86, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL142;
    }
    CPyTagged_INCREF(cpy_r_r39);
CPyL23: ;
    cpy_r_r40 = CPyTagged_Multiply(cpy_r_row, cpy_r_r39);
    CPyTagged_DECREF(cpy_r_r39);
    cpy_r_r41 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_slots;
    if (unlikely(cpy_r_r41 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "look", "Book", "slots", 86, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL143;
    }
CPyL24: ;
    cpy_r_r42 = CPyTagged_Add(cpy_r_r40, cpy_r_r41);
    CPyTagged_DECREF(cpy_r_r40);
    cpy_r_r43 = CPyStatic_wayfarers___names___ROWS;
    if (unlikely(cpy_r_r43.f0 == NULL)) {
        goto CPyL144;
    } else
        goto CPyL27;
CPyL25: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"ROWS\" was not set");
    cpy_r_r44 = 0;
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 87, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL136;
    }
    CPy_Unreachable();
CPyL27: ;
    CPy_INCREF(cpy_r_r43.f0);
    CPy_INCREF(cpy_r_r43.f1);
    CPy_INCREF(cpy_r_r43.f2);
    CPy_INCREF(cpy_r_r43.f3);
    CPy_INCREF(cpy_r_r43.f4);
    cpy_r_r45 = PyTuple_New(5);
    if (unlikely(cpy_r_r45 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7788 = cpy_r_r43.f0;
    PyTuple_SET_ITEM(cpy_r_r45, 0, __tmp7788);
    PyObject *__tmp7789 = cpy_r_r43.f1;
    PyTuple_SET_ITEM(cpy_r_r45, 1, __tmp7789);
    PyObject *__tmp7790 = cpy_r_r43.f2;
    PyTuple_SET_ITEM(cpy_r_r45, 2, __tmp7790);
    PyObject *__tmp7791 = cpy_r_r43.f3;
    PyTuple_SET_ITEM(cpy_r_r45, 3, __tmp7791);
    PyObject *__tmp7792 = cpy_r_r43.f4;
    PyTuple_SET_ITEM(cpy_r_r45, 4, __tmp7792);
    cpy_r_r46 = CPySequenceTuple_GetItem(cpy_r_r45, cpy_r_row);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 87, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL145;
    }
    if (likely(PyUnicode_Check(cpy_r_r46)))
        cpy_r_r47 = cpy_r_r46;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/research/sight.py", "look", 87, CPyStatic_wayfarers___research___sight___globals, "str", cpy_r_r46);
        goto CPyL145;
    }
    cpy_r_r48 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 2, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *))(cpy_r_sheet, cpy_r_r47); /* part */
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r48 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 87, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL145;
    }
    cpy_r_r49 = CPyStatics[3384]; /* 'slots.card' */
    cpy_r_r50 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display;
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "look", "Table", "display", 88, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL145;
    }
    CPy_INCREF(cpy_r_r50);
CPyL31: ;
    cpy_r_r51 = CPyList_GetSlice(cpy_r_r50, cpy_r_r38, cpy_r_r42);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 88, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL145;
    }
    if (likely(PyList_Check(cpy_r_r51)))
        cpy_r_r52 = cpy_r_r51;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/research/sight.py", "look", 88, CPyStatic_wayfarers___research___sight___globals, "list", cpy_r_r51);
        goto CPyL145;
    }
    cpy_r_r53 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_slots;
    if (unlikely(cpy_r_r53 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "look", "Book", "slots", 88, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL146;
    }
    CPyTagged_INCREF(cpy_r_r53);
CPyL34: ;
    cpy_r_r54 = ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_r7)->_rows;
    cpy_r_r55 = CPyList_GetItem(cpy_r_r54, cpy_r_row);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 88, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL147;
    }
    if (likely(Py_TYPE(cpy_r_r55) == CPyType_sheet___Words))
        cpy_r_r56 = cpy_r_r55;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/research/sight.py", "look", 88, CPyStatic_wayfarers___research___sight___globals, "serai.kernel.sheet.Words", cpy_r_r55);
        goto CPyL147;
    }
    cpy_r_r57 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 13, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_sheet, cpy_r_r49, cpy_r_r52, cpy_r_r53, cpy_r_r56); /* words_at */
    CPy_DECREF(cpy_r_r52);
    CPyTagged_DECREF(cpy_r_r53);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r57 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 88, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL145;
    }
    cpy_r_r58 = CPyStatics[4222]; /* 'slots.influence' */
    cpy_r_r59 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display_influence;
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "look", "Table", "display_influence", 89, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL145;
    }
    CPy_INCREF(cpy_r_r59);
CPyL38: ;
    cpy_r_r60 = CPyList_GetSlice(cpy_r_r59, cpy_r_r38, cpy_r_r42);
    CPy_DECREF(cpy_r_r59);
    CPyTagged_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 89, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL148;
    }
    if (likely(PyList_Check(cpy_r_r60)))
        cpy_r_r61 = cpy_r_r60;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/research/sight.py", "look", 89, CPyStatic_wayfarers___research___sight___globals, "list", cpy_r_r60);
        goto CPyL148;
    }
    cpy_r_r62 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_slots;
    if (unlikely(cpy_r_r62 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "look", "Book", "slots", 89, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL149;
    }
    CPyTagged_INCREF(cpy_r_r62);
CPyL41: ;
    cpy_r_r63 = CPY_INT_TAG;
    cpy_r_r64 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 14, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r58, cpy_r_r61, cpy_r_r62, cpy_r_r63); /* seats_at */
    CPy_DECREF(cpy_r_r61);
    CPyTagged_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r64 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 89, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL148;
    }
    cpy_r_r65 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_slots;
    if (unlikely(cpy_r_r65 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "look", "Book", "slots", 90, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL148;
    }
    CPyTagged_INCREF(cpy_r_r65);
CPyL43: ;
    cpy_r_r66 = 0;
    CPyTagged_INCREF(cpy_r_r66);
    cpy_r_place = cpy_r_r66;
    CPyTagged_DECREF(cpy_r_place);
CPyL44: ;
    cpy_r_r67 = cpy_r_r66 & 1;
    cpy_r_r68 = cpy_r_r67 != 0;
    if (cpy_r_r68) goto CPyL46;
    cpy_r_r69 = cpy_r_r65 & 1;
    cpy_r_r70 = cpy_r_r69 != 0;
    if (!cpy_r_r70) goto CPyL47;
CPyL46: ;
    cpy_r_r71 = CPyTagged_IsLt_(cpy_r_r66, cpy_r_r65);
    if (cpy_r_r71) {
        goto CPyL48;
    } else
        goto CPyL150;
CPyL47: ;
    cpy_r_r72 = (Py_ssize_t)cpy_r_r66 < (Py_ssize_t)cpy_r_r65;
    if (!cpy_r_r72) goto CPyL150;
CPyL48: ;
    CPyTagged_INCREF(cpy_r_r66);
    cpy_r_place = cpy_r_r66;
    cpy_r_r73 = CPyStatics[708]; /* 'slots' */
    cpy_r_r74 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 4, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r73, cpy_r_place); /* place */
    if (unlikely(cpy_r_r74 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 91, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL151;
    }
    cpy_r_r75 = CPyStatics[2536]; /* 'workers' */
    cpy_r_r76 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display_workers;
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "look", "Table", "display_workers", 92, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL151;
    }
    CPy_INCREF(cpy_r_r76);
CPyL50: ;
    cpy_r_r77 = CPyTagged_Add(cpy_r_r38, cpy_r_place);
    CPyTagged_DECREF(cpy_r_place);
    cpy_r_r78 = CPyList_GetItem(cpy_r_r76, cpy_r_r77);
    CPy_DECREF(cpy_r_r76);
    CPyTagged_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 92, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL152;
    }
    if (likely(PyLong_Check(cpy_r_r78)))
        cpy_r_r79 = CPyTagged_FromObject(cpy_r_r78);
    else {
        CPy_TypeError("int", cpy_r_r78); cpy_r_r79 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r79 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 92, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL152;
    }
    cpy_r_r80 = ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_r7)->_workers;
    CPy_INCREF(cpy_r_r80);
    cpy_r_r81 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 22, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_sheet, cpy_r_r75, cpy_r_r79, cpy_r_r80); /* bits */
    CPyTagged_DECREF(cpy_r_r79);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r81 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 92, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL152;
    }
    cpy_r_r82 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 5, serai___kernel___sheet___SheetObject, char (*)(PyObject *))(cpy_r_sheet); /* end */
    if (unlikely(cpy_r_r82 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 93, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL152;
    }
    cpy_r_r83 = CPyTagged_Add(cpy_r_r66, 2);
    CPyTagged_DECREF(cpy_r_r66);
    cpy_r_r66 = cpy_r_r83;
    goto CPyL44;
CPyL55: ;
    cpy_r_r84 = CPyStatics[994]; /* 'deck' */
    cpy_r_r85 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_decks;
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "look", "Table", "decks", 94, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL141;
    }
CPyL56: ;
    cpy_r_r86 = CPyList_GetItemBorrow(cpy_r_r85, cpy_r_row);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 94, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL141;
    }
    if (likely(PyList_Check(cpy_r_r86)))
        cpy_r_r87 = cpy_r_r86;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/research/sight.py", "look", 94, CPyStatic_wayfarers___research___sight___globals, "list", cpy_r_r86);
        goto CPyL141;
    }
    cpy_r_r88 = (CPyPtr)((CPyPtr)cpy_r_r87 + offsetof(PyVarObject, ob_size));
    cpy_r_r89 = *(int64_t *)cpy_r_r88;
    cpy_r_r90 = cpy_r_r89 << 1;
    cpy_r_r91 = CPY_INT_TAG;
    cpy_r_r92 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r84, cpy_r_r90, 120, cpy_r_r91); /* number */
    if (unlikely(cpy_r_r92 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 94, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL141;
    }
    cpy_r_r93 = CPyDef_wayfarers___view___seen_cards(cpy_r_t, cpy_r_row, cpy_r_me);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 95, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL141;
    }
    cpy_r_r94 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_decks;
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "look", "Table", "decks", 96, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL153;
    }
CPyL61: ;
    cpy_r_r95 = CPyList_GetItem(cpy_r_r94, cpy_r_row);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 96, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL153;
    }
    if (likely(PyList_Check(cpy_r_r95)))
        cpy_r_r96 = cpy_r_r95;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/research/sight.py", "look", 96, CPyStatic_wayfarers___research___sight___globals, "list", cpy_r_r95);
        goto CPyL153;
    }
    cpy_r_r97 = CPyStatics[4223]; /* 'known.0' */
    cpy_r_r98 = (CPyPtr)((CPyPtr)cpy_r_r93 + offsetof(PyVarObject, ob_size));
    cpy_r_r99 = *(int64_t *)cpy_r_r98;
    cpy_r_r100 = cpy_r_r99 << 1;
    cpy_r_r101 = cpy_r_r100 != 0;
    if (!cpy_r_r101) goto CPyL154;
    cpy_r_r102 = CPyList_GetItemShort(cpy_r_r96, -2);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 97, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL155;
    }
    if (likely(PyLong_Check(cpy_r_r102)))
        cpy_r_r103 = CPyTagged_FromObject(cpy_r_r102);
    else {
        CPy_TypeError("int", cpy_r_r102); cpy_r_r103 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r103 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 97, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL155;
    }
    cpy_r_r104 = CPyList_GetItemShortBorrow(cpy_r_r93, -2);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 97, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL156;
    }
    if (likely(PyLong_Check(cpy_r_r104)))
        cpy_r_r105 = CPyTagged_FromObject(cpy_r_r104);
    else {
        CPy_TypeError("int", cpy_r_r104); cpy_r_r105 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r105 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 97, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL156;
    }
    cpy_r_r106 = cpy_r_r103 & 1;
    cpy_r_r107 = cpy_r_r106 != 0;
    if (!cpy_r_r107) goto CPyL70;
    cpy_r_r108 = CPyTagged_IsEq_(cpy_r_r103, cpy_r_r105);
    cpy_r_r109 = cpy_r_r108;
    goto CPyL71;
CPyL70: ;
    cpy_r_r110 = cpy_r_r103 == cpy_r_r105;
    cpy_r_r109 = cpy_r_r110;
CPyL71: ;
    CPyTagged_DECREF(cpy_r_r103);
    CPyTagged_DECREF(cpy_r_r105);
    if (!cpy_r_r109) goto CPyL154;
    cpy_r_r111 = CPyList_GetItemShort(cpy_r_r96, -2);
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 97, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL153;
    }
    if (likely(PyLong_Check(cpy_r_r111)))
        cpy_r_r112 = CPyTagged_FromObject(cpy_r_r111);
    else {
        CPy_TypeError("int", cpy_r_r111); cpy_r_r112 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r112 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 97, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL153;
    }
    cpy_r_r113 = cpy_r_r112;
    goto CPyL76;
CPyL75: ;
    cpy_r_r113 = -2;
CPyL76: ;
    cpy_r_r114 = ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_r7)->_rows;
    cpy_r_r115 = CPyList_GetItem(cpy_r_r114, cpy_r_row);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 97, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL157;
    }
    if (likely(Py_TYPE(cpy_r_r115) == CPyType_sheet___Words))
        cpy_r_r116 = cpy_r_r115;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/research/sight.py", "look", 97, CPyStatic_wayfarers___research___sight___globals, "serai.kernel.sheet.Words", cpy_r_r115);
        goto CPyL157;
    }
    cpy_r_r117 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 11, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_sheet, cpy_r_r97, cpy_r_r113, cpy_r_r116); /* word */
    CPyTagged_DECREF(cpy_r_r113);
    CPy_DECREF(cpy_r_r116);
    if (unlikely(cpy_r_r117 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 97, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL153;
    }
    cpy_r_r118 = CPyStatics[4224]; /* 'known' */
    cpy_r_r119 = ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_r7)->_rows;
    cpy_r_r120 = CPyList_GetItem(cpy_r_r119, cpy_r_row);
    CPyTagged_DECREF(cpy_r_row);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 98, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL158;
    }
    if (likely(Py_TYPE(cpy_r_r120) == CPyType_sheet___Words))
        cpy_r_r121 = cpy_r_r120;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/research/sight.py", "look", 98, CPyStatic_wayfarers___research___sight___globals, "serai.kernel.sheet.Words", cpy_r_r120);
        goto CPyL158;
    }
    cpy_r_r122 = CPY_INT_TAG;
    cpy_r_r123 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 19, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r118, cpy_r_r93, cpy_r_r121, cpy_r_r122); /* bag */
    CPy_DECREF(cpy_r_r93);
    CPy_DECREF(cpy_r_r121);
    if (unlikely(cpy_r_r123 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 98, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL138;
    }
    cpy_r_r124 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 5, serai___kernel___sheet___SheetObject, char (*)(PyObject *))(cpy_r_sheet); /* end */
    if (unlikely(cpy_r_r124 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 99, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL138;
    }
    cpy_r_r125 = cpy_r_r35 + 2;
    cpy_r_r35 = cpy_r_r125;
    goto CPyL20;
CPyL84: ;
    cpy_r_r126 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 5, serai___kernel___sheet___SheetObject, char (*)(PyObject *))(cpy_r_sheet); /* end */
    if (unlikely(cpy_r_r126 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 100, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL138;
    }
    cpy_r_r127 = CPyStatics[3859]; /* 'journal_tiles' */
    cpy_r_r128 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_tile_spaces;
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "look", "Book", "tile_spaces", 102, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL138;
    }
    CPy_INCREF(cpy_r_r128);
CPyL86: ;
    cpy_r_r129 = (CPyPtr)((CPyPtr)cpy_r_r128 + offsetof(PyVarObject, ob_size));
    cpy_r_r130 = *(int64_t *)cpy_r_r129;
    cpy_r_r131 = PyList_New(cpy_r_r130);
    if (unlikely(cpy_r_r131 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 102, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL159;
    }
    cpy_r_r132 = 0;
CPyL88: ;
    cpy_r_r133 = (CPyPtr)((CPyPtr)cpy_r_r128 + offsetof(PyVarObject, ob_size));
    cpy_r_r134 = *(int64_t *)cpy_r_r133;
    cpy_r_r135 = cpy_r_r132 < cpy_r_r134;
    if (!cpy_r_r135) goto CPyL160;
    cpy_r_r136 = (CPyPtr)((CPyPtr)cpy_r_r128 + offsetof(PyListObject, ob_item));
    cpy_r_r137 = *(CPyPtr *)cpy_r_r136;
    cpy_r_r138 = cpy_r_r132 * 8;
    cpy_r_r139 = cpy_r_r137 + cpy_r_r138;
    cpy_r_r140 = *(PyObject * *)cpy_r_r139;
    CPy_INCREF(cpy_r_r140);
    if (likely(PyLong_Check(cpy_r_r140)))
        cpy_r_r141 = CPyTagged_FromObject(cpy_r_r140);
    else {
        CPy_TypeError("int", cpy_r_r140); cpy_r_r141 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r140);
    if (unlikely(cpy_r_r141 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 102, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL161;
    }
    cpy_r_r142 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_journal_tiles;
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "look", "Table", "journal_tiles", 102, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL162;
    }
CPyL91: ;
    cpy_r_r143 = CPyList_GetItem(cpy_r_r142, cpy_r_r141);
    CPyTagged_DECREF(cpy_r_r141);
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 102, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL161;
    }
    if (likely(PyLong_Check(cpy_r_r143)))
        cpy_r_r144 = CPyTagged_FromObject(cpy_r_r143);
    else {
        CPy_TypeError("int", cpy_r_r143); cpy_r_r144 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r143);
    if (unlikely(cpy_r_r144 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 102, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL161;
    }
    cpy_r_r145 = CPyTagged_StealAsObject(cpy_r_r144);
    CPyList_SetItemUnsafe(cpy_r_r131, cpy_r_r132, cpy_r_r145);
    cpy_r_r146 = cpy_r_r132 + 1;
    cpy_r_r132 = cpy_r_r146;
    goto CPyL88;
CPyL95: ;
    cpy_r_r147 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_tile_spaces;
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "look", "Book", "tile_spaces", 102, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL163;
    }
CPyL96: ;
    cpy_r_r148 = (CPyPtr)((CPyPtr)cpy_r_r147 + offsetof(PyVarObject, ob_size));
    cpy_r_r149 = *(int64_t *)cpy_r_r148;
    cpy_r_r150 = cpy_r_r149 << 1;
    CPy_DECREF(cpy_r_r0);
    cpy_r_r151 = ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_r7)->_journal_tiles;
    CPy_INCREF(cpy_r_r151);
    cpy_r_r152 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 13, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_sheet, cpy_r_r127, cpy_r_r131, cpy_r_r150, cpy_r_r151); /* words_at */
    CPy_DECREF(cpy_r_r131);
    CPy_DECREF(cpy_r_r151);
    if (unlikely(cpy_r_r152 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 101, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL164;
    }
    cpy_r_r153 = CPyStatics[4225]; /* 'track_workers' */
    cpy_r_r154 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_track_workers;
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "look", "Table", "track_workers", 105, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL164;
    }
    CPy_INCREF(cpy_r_r154);
CPyL98: ;
    cpy_r_r155 = ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_r7)->_marks;
    CPy_INCREF(cpy_r_r155);
    cpy_r_r156 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 21, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *))(cpy_r_sheet, cpy_r_r153, cpy_r_r154, cpy_r_r155); /* flags */
    CPy_DECREF(cpy_r_r154);
    CPy_DECREF(cpy_r_r155);
    if (unlikely(cpy_r_r156 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 105, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL164;
    }
    cpy_r_r157 = CPyStatics[2094]; /* 'tiles' */
    cpy_r_r158 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_tiles;
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "look", "Table", "tiles", 106, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL164;
    }
    CPy_INCREF(cpy_r_r158);
CPyL100: ;
    cpy_r_r159 = ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_r7)->_tiles;
    CPy_INCREF(cpy_r_r159);
    cpy_r_r160 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 16, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r157, cpy_r_r158, cpy_r_r159, 8); /* numbers */
    CPy_DECREF(cpy_r_r158);
    CPy_DECREF(cpy_r_r159);
    if (unlikely(cpy_r_r160 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 106, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL164;
    }
    cpy_r_r161 = CPyStatics[4226]; /* 'drawn' */
    cpy_r_r162 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_seat;
    if (unlikely(cpy_r_r162 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "look", "Table", "seat", 107, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL164;
    }
CPyL102: ;
    cpy_r_r163 = cpy_r_r162 & 1;
    cpy_r_r164 = cpy_r_r163 != 0;
    if (!cpy_r_r164) goto CPyL104;
    cpy_r_r165 = CPyTagged_IsEq_(cpy_r_r162, cpy_r_me);
    if (cpy_r_r165) {
        goto CPyL105;
    } else
        goto CPyL107;
CPyL104: ;
    cpy_r_r166 = cpy_r_r162 == cpy_r_me;
    if (!cpy_r_r166) goto CPyL107;
CPyL105: ;
    cpy_r_r167 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_drawn;
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "look", "Table", "drawn", 107, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL164;
    }
    CPy_INCREF(cpy_r_r167);
CPyL106: ;
    cpy_r_r168 = cpy_r_r167;
    goto CPyL109;
CPyL107: ;
    cpy_r_r169 = PyList_New(0);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 107, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL164;
    }
    cpy_r_r168 = cpy_r_r169;
CPyL109: ;
    cpy_r_r170 = ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_r7)->_cards;
    CPy_INCREF(cpy_r_r170);
    cpy_r_r171 = CPY_INT_TAG;
    cpy_r_r172 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 19, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r161, cpy_r_r168, cpy_r_r170, cpy_r_r171); /* bag */
    CPy_DECREF(cpy_r_r168);
    CPy_DECREF(cpy_r_r170);
    if (unlikely(cpy_r_r172 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 107, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL164;
    }
    cpy_r_r173 = CPyStatics[4226]; /* 'drawn' */
    cpy_r_r174 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_drawn;
    if (unlikely(cpy_r_r174 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "look", "Table", "drawn", 108, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL164;
    }
CPyL111: ;
    cpy_r_r175 = (CPyPtr)((CPyPtr)cpy_r_r174 + offsetof(PyVarObject, ob_size));
    cpy_r_r176 = *(int64_t *)cpy_r_r175;
    cpy_r_r177 = cpy_r_r176 << 1;
    cpy_r_r178 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 8, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r173, cpy_r_r177, 20); /* count */
    if (unlikely(cpy_r_r178 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 108, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL164;
    }
    cpy_r_r179 = CPyStatics[987]; /* 'hand' */
    cpy_r_r180 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_hand;
    if (unlikely(cpy_r_r180 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "look", "Table", "hand", 109, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL164;
    }
    CPyTagged_INCREF(cpy_r_r180);
CPyL113: ;
    cpy_r_r181 = CPY_INT_TAG;
    cpy_r_r182 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r179, cpy_r_r180, 12, cpy_r_r181); /* number */
    CPyTagged_DECREF(cpy_r_r180);
    if (unlikely(cpy_r_r182 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 109, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL164;
    }
    cpy_r_r183 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "look", "Table", "players", 110, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL164;
    }
CPyL115: ;
    cpy_r_r184 = (CPyPtr)((CPyPtr)cpy_r_r183 + offsetof(PyVarObject, ob_size));
    cpy_r_r185 = *(int64_t *)cpy_r_r184;
    cpy_r_r186 = cpy_r_r185 << 1;
    cpy_r_many = cpy_r_r186;
    cpy_r_r187 = 0;
    CPyTagged_INCREF(cpy_r_r187);
    cpy_r_away = cpy_r_r187;
    CPyTagged_DECREF(cpy_r_away);
CPyL116: ;
    cpy_r_r188 = cpy_r_r187 & 1;
    cpy_r_r189 = cpy_r_r188 != 0;
    if (cpy_r_r189) goto CPyL118;
    cpy_r_r190 = cpy_r_many & 1;
    cpy_r_r191 = cpy_r_r190 != 0;
    if (!cpy_r_r191) goto CPyL119;
CPyL118: ;
    cpy_r_r192 = CPyTagged_IsLt_(cpy_r_r187, cpy_r_many);
    if (cpy_r_r192) {
        goto CPyL120;
    } else
        goto CPyL165;
CPyL119: ;
    cpy_r_r193 = (Py_ssize_t)cpy_r_r187 < (Py_ssize_t)cpy_r_many;
    if (!cpy_r_r193) goto CPyL165;
CPyL120: ;
    CPyTagged_INCREF(cpy_r_r187);
    cpy_r_away = cpy_r_r187;
    cpy_r_r194 = CPyTagged_Add(cpy_r_me, cpy_r_away);
    cpy_r_r195 = CPyTagged_Remainder(cpy_r_r194, cpy_r_many);
    CPyTagged_DECREF(cpy_r_r194);
    if (unlikely(cpy_r_r195 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 112, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL166;
    }
    cpy_r_r196 = CPyStatics[317]; /* 'players' */
    cpy_r_r197 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 3, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r196, cpy_r_away); /* competitor */
    CPyTagged_DECREF(cpy_r_away);
    if (unlikely(cpy_r_r197 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 113, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL167;
    }
    cpy_r_r198 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r198 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "look", "Table", "players", 114, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL167;
    }
CPyL123: ;
    cpy_r_r199 = CPyList_GetItem(cpy_r_r198, cpy_r_r195);
    if (unlikely(cpy_r_r199 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 114, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL167;
    }
    if (likely(Py_TYPE(cpy_r_r199) == CPyType_wayfarers___table___Player))
        cpy_r_r200 = cpy_r_r199;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/research/sight.py", "look", 114, CPyStatic_wayfarers___research___sight___globals, "serai.games.wayfarers.table.Player", cpy_r_r199);
        goto CPyL167;
    }
    cpy_r_r201 = CPyDef_wayfarers___research___sight____player(cpy_r_t, cpy_r_r195, cpy_r_r200, cpy_r_r7, cpy_r_sheet);
    CPyTagged_DECREF(cpy_r_r195);
    CPy_DECREF(cpy_r_r200);
    if (unlikely(cpy_r_r201 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 114, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL168;
    }
    cpy_r_r202 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 5, serai___kernel___sheet___SheetObject, char (*)(PyObject *))(cpy_r_sheet); /* end */
    if (unlikely(cpy_r_r202 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 115, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL168;
    }
    cpy_r_r203 = CPyTagged_Add(cpy_r_r187, 2);
    CPyTagged_DECREF(cpy_r_r187);
    cpy_r_r187 = cpy_r_r203;
    goto CPyL116;
CPyL128: ;
    cpy_r_r204 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_automa;
    if (unlikely(cpy_r_r204 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "look", "Table", "automa", 116, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL164;
    }
CPyL129: ;
    cpy_r_r205 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r206 = cpy_r_r204 != cpy_r_r205;
    if (!cpy_r_r206) goto CPyL169;
    cpy_r_r207 = CPyStatics[3160]; /* 'automa' */
    cpy_r_r208 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 2, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *))(cpy_r_sheet, cpy_r_r207); /* part */
    if (unlikely(cpy_r_r208 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 117, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL164;
    }
    cpy_r_r209 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_automa;
    if (unlikely(cpy_r_r209 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "look", "Table", "automa", 118, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL164;
    }
    CPy_INCREF(cpy_r_r209);
CPyL132: ;
    if (likely(cpy_r_r209 != Py_None))
        cpy_r_r210 = cpy_r_r209;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/research/sight.py", "look", 118, CPyStatic_wayfarers___research___sight___globals, "serai.games.wayfarers.table.Automa", cpy_r_r209);
        goto CPyL164;
    }
    cpy_r_r211 = CPyDef_wayfarers___research___sight____automa(cpy_r_t, cpy_r_r210, cpy_r_r7, cpy_r_sheet);
    CPy_DECREF(cpy_r_r210);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r211 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 118, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL136;
    }
    cpy_r_r212 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 5, serai___kernel___sheet___SheetObject, char (*)(PyObject *))(cpy_r_sheet); /* end */
    if (unlikely(cpy_r_r212 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 119, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL136;
    }
CPyL135: ;
    return 1;
CPyL136: ;
    cpy_r_r213 = 2;
    return cpy_r_r213;
CPyL137: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL136;
CPyL138: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    goto CPyL136;
CPyL139: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r24);
    goto CPyL136;
CPyL140: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    goto CPyL17;
CPyL141: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_row);
    goto CPyL136;
CPyL142: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_row);
    CPyTagged_DecRef(cpy_r_r38);
    goto CPyL136;
CPyL143: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_row);
    CPyTagged_DecRef(cpy_r_r38);
    CPyTagged_DecRef(cpy_r_r40);
    goto CPyL136;
CPyL144: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_row);
    CPyTagged_DecRef(cpy_r_r38);
    CPyTagged_DecRef(cpy_r_r42);
    goto CPyL25;
CPyL145: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_row);
    CPyTagged_DecRef(cpy_r_r38);
    CPyTagged_DecRef(cpy_r_r42);
    goto CPyL136;
CPyL146: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_row);
    CPyTagged_DecRef(cpy_r_r38);
    CPyTagged_DecRef(cpy_r_r42);
    CPy_DecRef(cpy_r_r52);
    goto CPyL136;
CPyL147: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_row);
    CPyTagged_DecRef(cpy_r_r38);
    CPyTagged_DecRef(cpy_r_r42);
    CPy_DecRef(cpy_r_r52);
    CPyTagged_DecRef(cpy_r_r53);
    goto CPyL136;
CPyL148: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_row);
    CPyTagged_DecRef(cpy_r_r38);
    goto CPyL136;
CPyL149: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_row);
    CPyTagged_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r61);
    goto CPyL136;
CPyL150: ;
    CPyTagged_DECREF(cpy_r_r38);
    CPyTagged_DECREF(cpy_r_r65);
    CPyTagged_DECREF(cpy_r_r66);
    goto CPyL55;
CPyL151: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_row);
    CPyTagged_DecRef(cpy_r_r38);
    CPyTagged_DecRef(cpy_r_r65);
    CPyTagged_DecRef(cpy_r_r66);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL136;
CPyL152: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_row);
    CPyTagged_DecRef(cpy_r_r38);
    CPyTagged_DecRef(cpy_r_r65);
    CPyTagged_DecRef(cpy_r_r66);
    goto CPyL136;
CPyL153: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r93);
    goto CPyL136;
CPyL154: ;
    CPy_DECREF(cpy_r_r96);
    goto CPyL75;
CPyL155: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r93);
    CPy_DecRef(cpy_r_r96);
    goto CPyL136;
CPyL156: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r93);
    CPy_DecRef(cpy_r_r96);
    CPyTagged_DecRef(cpy_r_r103);
    goto CPyL136;
CPyL157: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r93);
    CPyTagged_DecRef(cpy_r_r113);
    goto CPyL136;
CPyL158: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r93);
    goto CPyL136;
CPyL159: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r128);
    goto CPyL136;
CPyL160: ;
    CPy_DECREF(cpy_r_r128);
    goto CPyL95;
CPyL161: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r128);
    CPy_DecRef(cpy_r_r131);
    goto CPyL136;
CPyL162: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r128);
    CPy_DecRef(cpy_r_r131);
    CPyTagged_DecRef(cpy_r_r141);
    goto CPyL136;
CPyL163: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r131);
    goto CPyL136;
CPyL164: ;
    CPy_DecRef(cpy_r_r7);
    goto CPyL136;
CPyL165: ;
    CPyTagged_DECREF(cpy_r_many);
    CPyTagged_DECREF(cpy_r_r187);
    goto CPyL128;
CPyL166: ;
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    CPyTagged_DecRef(cpy_r_r187);
    CPyTagged_DecRef(cpy_r_away);
    goto CPyL136;
CPyL167: ;
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    CPyTagged_DecRef(cpy_r_r187);
    CPyTagged_DecRef(cpy_r_r195);
    goto CPyL136;
CPyL168: ;
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_many);
    CPyTagged_DecRef(cpy_r_r187);
    goto CPyL136;
CPyL169: ;
    CPy_DECREF(cpy_r_r7);
    goto CPyL135;
}
        
        PyObject *CPyPy_wayfarers___research___sight___look(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "sheet", 0};
            static CPyArg_Parser parser = {"OOO:look", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_sheet;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_sheet)) {
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
            PyObject *arg_sheet;
            if (likely((Py_TYPE(obj_sheet) == CPyType_sheet___Register) || (Py_TYPE(obj_sheet) == CPyType_sheet___Sheet)))
                arg_sheet = obj_sheet;
            else {
                CPy_TypeError("serai.kernel.sheet.Sheet", obj_sheet); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___research___sight___look(arg_t, arg_me, arg_sheet);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "look", 76, CPyStatic_wayfarers___research___sight___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___research___sight____player(PyObject *cpy_r_t, CPyTagged cpy_r_seat, PyObject *cpy_r_player, PyObject *cpy_r_words, PyObject *cpy_r_sheet) {
    CPyTagged cpy_r_r0;
    int64_t cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_mine;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    CPyTagged cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    CPyTagged cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyTagged cpy_r_r39;
    PyObject *cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyTagged cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    CPyTagged cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    CPyTagged cpy_r_r57;
    CPyTagged cpy_r_r58;
    PyObject *cpy_r_r59;
    CPyPtr cpy_r_r60;
    int64_t cpy_r_r61;
    CPyTagged cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    CPyTagged cpy_r_r69;
    char cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    CPyTagged cpy_r_r76;
    char cpy_r_r77;
    PyObject *cpy_r_r78;
    CPyTagged cpy_r_r79;
    CPyTagged cpy_r_r80;
    PyObject *cpy_r_r81;
    CPyPtr cpy_r_r82;
    int64_t cpy_r_r83;
    CPyTagged cpy_r_r84;
    char cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    CPyTagged cpy_r_r91;
    char cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    CPyTagged cpy_r_r98;
    char cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    CPyTagged cpy_r_r103;
    char cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    char cpy_r_r110;
    PyObject *cpy_r_r111;
    CPyTagged cpy_r_r112;
    CPyTagged cpy_r_r113;
    PyObject *cpy_r_r114;
    CPyPtr cpy_r_r115;
    int64_t cpy_r_r116;
    CPyTagged cpy_r_r117;
    char cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    int64_t cpy_r_r123;
    CPyPtr cpy_r_r124;
    int64_t cpy_r_r125;
    char cpy_r_r126;
    CPyPtr cpy_r_r127;
    CPyPtr cpy_r_r128;
    int64_t cpy_r_r129;
    CPyPtr cpy_r_r130;
    PyObject *cpy_r_r131;
    CPyTagged cpy_r_r132;
    CPyTagged cpy_r_r133;
    char cpy_r_r134;
    CPyTagged cpy_r_r135;
    CPyTagged cpy_r_r136;
    PyObject *cpy_r_r137;
    int32_t cpy_r_r138;
    char cpy_r_r139;
    CPyTagged cpy_r_r140;
    PyObject *cpy_r_r141;
    int32_t cpy_r_r142;
    char cpy_r_r143;
    CPyTagged cpy_r_r144;
    char cpy_r_r145;
    CPyTagged cpy_r_r146;
    PyObject *cpy_r_r147;
    int32_t cpy_r_r148;
    char cpy_r_r149;
    int64_t cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    char cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    char cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    CPyTagged cpy_r_r159;
    char cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    CPyTagged cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    char cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    CPyPtr cpy_r_r171;
    CPyPtr cpy_r_r172;
    PyObject *cpy_r_r173;
    CPyTagged cpy_r_r174;
    PyObject *cpy_r_r175;
    int64_t cpy_r_r176;
    CPyPtr cpy_r_r177;
    int64_t cpy_r_r178;
    char cpy_r_r179;
    CPyPtr cpy_r_r180;
    CPyPtr cpy_r_r181;
    int64_t cpy_r_r182;
    CPyPtr cpy_r_r183;
    PyObject *cpy_r_r184;
    CPyTagged cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    CPyTagged cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    char cpy_r_r194;
    int64_t cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    char cpy_r_r198;
    PyObject *cpy_r_r199;
    CPyTagged cpy_r_r200;
    CPyTagged cpy_r_r201;
    char cpy_r_r202;
    char cpy_r_r203;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_seat;
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "_player", "Table", "seat", 123, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
CPyL1: ;
    cpy_r_r1 = cpy_r_r0 & 1;
    cpy_r_r2 = cpy_r_r1 != 0;
    if (!cpy_r_r2) goto CPyL3;
    cpy_r_r3 = CPyTagged_IsEq_(cpy_r_r0, cpy_r_seat);
    cpy_r_r4 = cpy_r_r3;
    goto CPyL4;
CPyL3: ;
    cpy_r_r5 = cpy_r_r0 == cpy_r_seat;
    cpy_r_r4 = cpy_r_r5;
CPyL4: ;
    cpy_r_mine = cpy_r_r4;
    cpy_r_r6 = CPyStatics[2555]; /* 'board' */
    cpy_r_r7 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_board;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "_player", "Player", "board", 124, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
    CPyTagged_INCREF(cpy_r_r7);
CPyL5: ;
    cpy_r_r8 = ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_words)->_boards;
    CPy_INCREF(cpy_r_r8);
    cpy_r_r9 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 11, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_sheet, cpy_r_r6, cpy_r_r7, cpy_r_r8); /* word */
    CPyTagged_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 124, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
    cpy_r_r10 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r11 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_silver;
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "_player", "Player", "silver", 125, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
    CPyTagged_INCREF(cpy_r_r11);
CPyL7: ;
    cpy_r_r12 = CPY_INT_TAG;
    cpy_r_r13 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r10, cpy_r_r11, 80, cpy_r_r12); /* number */
    CPyTagged_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r13 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 125, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
    cpy_r_r14 = CPyStatics[3742]; /* 'provision' */
    cpy_r_r15 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_provision;
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "_player", "Player", "provision", 126, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
    CPyTagged_INCREF(cpy_r_r15);
CPyL9: ;
    cpy_r_r16 = CPY_INT_TAG;
    cpy_r_r17 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r14, cpy_r_r15, 80, cpy_r_r16); /* number */
    CPyTagged_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r17 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 126, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
    cpy_r_r18 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r19 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_influence;
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "_player", "Player", "influence", 127, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
    CPyTagged_INCREF(cpy_r_r19);
CPyL11: ;
    cpy_r_r20 = CPY_INT_TAG;
    cpy_r_r21 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r18, cpy_r_r19, 40, cpy_r_r20); /* number */
    CPyTagged_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r21 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 127, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
    cpy_r_r22 = CPyStatics[2542]; /* 'guilds' */
    cpy_r_r23 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_guilds;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "_player", "Player", "guilds", 128, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
    CPy_INCREF(cpy_r_r23);
CPyL13: ;
    cpy_r_r24 = ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_words)->_guilds;
    CPy_INCREF(cpy_r_r24);
    cpy_r_r25 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 16, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r22, cpy_r_r23, cpy_r_r24, 40); /* numbers */
    CPy_DECREF(cpy_r_r23);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 128, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
    cpy_r_r26 = CPyStatics[2536]; /* 'workers' */
    cpy_r_r27 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_workers;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "_player", "Player", "workers", 129, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
    CPy_INCREF(cpy_r_r27);
CPyL15: ;
    cpy_r_r28 = ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_words)->_workers;
    CPy_INCREF(cpy_r_r28);
    cpy_r_r29 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 16, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r26, cpy_r_r27, cpy_r_r28, 30); /* numbers */
    CPy_DECREF(cpy_r_r27);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 129, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
    cpy_r_r30 = CPyStatics[599]; /* 'dice' */
    cpy_r_r31 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_dice;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "_player", "Player", "dice", 130, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
    CPy_INCREF(cpy_r_r31);
CPyL17: ;
    cpy_r_r32 = ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_words)->_dice;
    CPy_INCREF(cpy_r_r32);
    cpy_r_r33 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 19, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r30, cpy_r_r31, cpy_r_r32, 12); /* bag */
    CPy_DECREF(cpy_r_r31);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 130, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
    cpy_r_r34 = CPyStatics[2030]; /* 'reserve' */
    cpy_r_r35 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_reserve;
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "_player", "Player", "reserve", 131, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
    CPyTagged_INCREF(cpy_r_r35);
CPyL19: ;
    cpy_r_r36 = CPY_INT_TAG;
    cpy_r_r37 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r34, cpy_r_r35, 12, cpy_r_r36); /* number */
    CPyTagged_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r37 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 131, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
    cpy_r_r38 = CPyStatics[3238]; /* 'marker' */
    cpy_r_r39 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_marker;
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "_player", "Player", "marker", 132, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
    CPyTagged_INCREF(cpy_r_r39);
CPyL21: ;
    cpy_r_r40 = ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_words)->_track;
    CPy_INCREF(cpy_r_r40);
    cpy_r_r41 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 11, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_sheet, cpy_r_r38, cpy_r_r39, cpy_r_r40); /* word */
    CPyTagged_DECREF(cpy_r_r39);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 132, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
    cpy_r_r42 = CPyStatics[4227]; /* 'land.card' */
    cpy_r_r43 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_land;
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "_player", "Player", "land", 133, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
    CPy_INCREF(cpy_r_r43);
CPyL23: ;
    cpy_r_r44 = ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_words)->_rows;
    cpy_r_r45 = CPyList_GetItemShort(cpy_r_r44, 0);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 133, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL114;
    }
    if (likely(Py_TYPE(cpy_r_r45) == CPyType_sheet___Words))
        cpy_r_r46 = cpy_r_r45;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 133, CPyStatic_wayfarers___research___sight___globals, "serai.kernel.sheet.Words", cpy_r_r45);
        goto CPyL114;
    }
    cpy_r_r47 = CPY_INT_TAG;
    cpy_r_r48 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 19, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r42, cpy_r_r43, cpy_r_r46, cpy_r_r47); /* bag */
    CPy_DECREF(cpy_r_r43);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 133, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
    cpy_r_r49 = CPyStatics[4228]; /* 'land.tucked' */
    cpy_r_r50 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_land_folk;
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "_player", "Player", "land_folk", 134, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
    CPy_INCREF(cpy_r_r50);
CPyL27: ;
    cpy_r_r51 = ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_words)->_rows;
    cpy_r_r52 = CPyList_GetItemShort(cpy_r_r51, 6);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 134, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL115;
    }
    if (likely(Py_TYPE(cpy_r_r52) == CPyType_sheet___Words))
        cpy_r_r53 = cpy_r_r52;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 134, CPyStatic_wayfarers___research___sight___globals, "serai.kernel.sheet.Words", cpy_r_r52);
        goto CPyL115;
    }
    cpy_r_r54 = CPY_INT_TAG;
    cpy_r_r55 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 19, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r49, cpy_r_r50, cpy_r_r53, cpy_r_r54); /* bag */
    CPy_DECREF(cpy_r_r50);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r55 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 134, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
    cpy_r_r56 = CPyStatics[4229]; /* 'land.ready' */
    if (!cpy_r_mine) goto CPyL33;
    cpy_r_r57 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_ready_land;
    if (unlikely(cpy_r_r57 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "_player", "Player", "ready_land", 135, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
    CPyTagged_INCREF(cpy_r_r57);
CPyL32: ;
    cpy_r_r58 = cpy_r_r57;
    goto CPyL35;
CPyL33: ;
    cpy_r_r59 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_land;
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "_player", "Player", "land", 135, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
CPyL34: ;
    cpy_r_r60 = (CPyPtr)((CPyPtr)cpy_r_r59 + offsetof(PyVarObject, ob_size));
    cpy_r_r61 = *(int64_t *)cpy_r_r60;
    cpy_r_r62 = cpy_r_r61 << 1;
    cpy_r_r58 = cpy_r_r62;
CPyL35: ;
    cpy_r_r63 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 9, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r56, cpy_r_r58, 60); /* total */
    CPyTagged_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r63 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 135, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
    cpy_r_r64 = CPyStatics[4230]; /* 'water.card' */
    cpy_r_r65 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_water;
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "_player", "Player", "water", 136, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
    CPy_INCREF(cpy_r_r65);
CPyL37: ;
    cpy_r_r66 = ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_words)->_rows;
    cpy_r_r67 = CPyList_GetItemShort(cpy_r_r66, 2);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 136, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL116;
    }
    if (likely(Py_TYPE(cpy_r_r67) == CPyType_sheet___Words))
        cpy_r_r68 = cpy_r_r67;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 136, CPyStatic_wayfarers___research___sight___globals, "serai.kernel.sheet.Words", cpy_r_r67);
        goto CPyL116;
    }
    cpy_r_r69 = CPY_INT_TAG;
    cpy_r_r70 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 19, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r64, cpy_r_r65, cpy_r_r68, cpy_r_r69); /* bag */
    CPy_DECREF(cpy_r_r65);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 136, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
    cpy_r_r71 = CPyStatics[4231]; /* 'water.tucked' */
    cpy_r_r72 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_water_folk;
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "_player", "Player", "water_folk", 137, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
    CPy_INCREF(cpy_r_r72);
CPyL41: ;
    cpy_r_r73 = ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_words)->_rows;
    cpy_r_r74 = CPyList_GetItemShort(cpy_r_r73, 6);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 137, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL117;
    }
    if (likely(Py_TYPE(cpy_r_r74) == CPyType_sheet___Words))
        cpy_r_r75 = cpy_r_r74;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 137, CPyStatic_wayfarers___research___sight___globals, "serai.kernel.sheet.Words", cpy_r_r74);
        goto CPyL117;
    }
    cpy_r_r76 = CPY_INT_TAG;
    cpy_r_r77 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 19, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r71, cpy_r_r72, cpy_r_r75, cpy_r_r76); /* bag */
    CPy_DECREF(cpy_r_r72);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r77 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 137, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
    cpy_r_r78 = CPyStatics[4232]; /* 'water.ready' */
    if (!cpy_r_mine) goto CPyL47;
    cpy_r_r79 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_ready_water;
    if (unlikely(cpy_r_r79 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "_player", "Player", "ready_water", 138, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
    CPyTagged_INCREF(cpy_r_r79);
CPyL46: ;
    cpy_r_r80 = cpy_r_r79;
    goto CPyL49;
CPyL47: ;
    cpy_r_r81 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_water;
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "_player", "Player", "water", 138, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
CPyL48: ;
    cpy_r_r82 = (CPyPtr)((CPyPtr)cpy_r_r81 + offsetof(PyVarObject, ob_size));
    cpy_r_r83 = *(int64_t *)cpy_r_r82;
    cpy_r_r84 = cpy_r_r83 << 1;
    cpy_r_r80 = cpy_r_r84;
CPyL49: ;
    cpy_r_r85 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 9, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r78, cpy_r_r80, 60); /* total */
    CPyTagged_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r85 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 138, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
    cpy_r_r86 = CPyStatics[4233]; /* 'space.card' */
    cpy_r_r87 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_space;
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "_player", "Player", "space", 139, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
    CPy_INCREF(cpy_r_r87);
CPyL51: ;
    cpy_r_r88 = ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_words)->_rows;
    cpy_r_r89 = CPyList_GetItemShort(cpy_r_r88, 4);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 139, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL118;
    }
    if (likely(Py_TYPE(cpy_r_r89) == CPyType_sheet___Words))
        cpy_r_r90 = cpy_r_r89;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 139, CPyStatic_wayfarers___research___sight___globals, "serai.kernel.sheet.Words", cpy_r_r89);
        goto CPyL118;
    }
    cpy_r_r91 = CPY_INT_TAG;
    cpy_r_r92 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 19, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r86, cpy_r_r87, cpy_r_r90, cpy_r_r91); /* bag */
    CPy_DECREF(cpy_r_r87);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 139, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
    cpy_r_r93 = CPyStatics[4234]; /* 'space.tucked' */
    cpy_r_r94 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_space_inspiration;
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "_player", "Player", "space_inspiration", 140, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
    CPy_INCREF(cpy_r_r94);
CPyL55: ;
    cpy_r_r95 = ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_words)->_rows;
    cpy_r_r96 = CPyList_GetItemShort(cpy_r_r95, 8);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 140, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL119;
    }
    if (likely(Py_TYPE(cpy_r_r96) == CPyType_sheet___Words))
        cpy_r_r97 = cpy_r_r96;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 140, CPyStatic_wayfarers___research___sight___globals, "serai.kernel.sheet.Words", cpy_r_r96);
        goto CPyL119;
    }
    cpy_r_r98 = CPY_INT_TAG;
    cpy_r_r99 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 19, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r93, cpy_r_r94, cpy_r_r97, cpy_r_r98); /* bag */
    CPy_DECREF(cpy_r_r94);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r99 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 140, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
    cpy_r_r100 = CPyStatics[4235]; /* 'slots.slot' */
    cpy_r_r101 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_slots;
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "_player", "Player", "slots", 141, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
    CPy_INCREF(cpy_r_r101);
CPyL59: ;
    cpy_r_r102 = ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_words)->_slots;
    CPy_INCREF(cpy_r_r102);
    cpy_r_r103 = CPY_INT_TAG;
    cpy_r_r104 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 19, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r100, cpy_r_r101, cpy_r_r102, cpy_r_r103); /* bag */
    CPy_DECREF(cpy_r_r101);
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r104 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 141, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
    cpy_r_r105 = CPyStatics[4236]; /* 'slots.die' */
    cpy_r_r106 = CPyStatics[4235]; /* 'slots.slot' */
    cpy_r_r107 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_slots;
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "_player", "Player", "slots", 142, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
    CPy_INCREF(cpy_r_r107);
CPyL61: ;
    cpy_r_r108 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_slot_dice;
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "_player", "Player", "slot_dice", 142, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL120;
    }
    CPy_INCREF(cpy_r_r108);
CPyL62: ;
    cpy_r_r109 = ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_words)->_slots;
    CPy_INCREF(cpy_r_r109);
    cpy_r_r110 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 23, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r105, cpy_r_r106, cpy_r_r107, cpy_r_r108, cpy_r_r109, 12); /* keyed */
    CPy_DECREF(cpy_r_r107);
    CPy_DECREF(cpy_r_r108);
    CPy_DECREF(cpy_r_r109);
    if (unlikely(cpy_r_r110 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 142, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
    cpy_r_r111 = CPyStatics[4237]; /* 'slots.ready' */
    if (!cpy_r_mine) goto CPyL66;
    cpy_r_r112 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_ready_slots;
    if (unlikely(cpy_r_r112 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "_player", "Player", "ready_slots", 143, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
    CPyTagged_INCREF(cpy_r_r112);
CPyL65: ;
    cpy_r_r113 = cpy_r_r112;
    goto CPyL68;
CPyL66: ;
    cpy_r_r114 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_slots;
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "_player", "Player", "slots", 143, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
CPyL67: ;
    cpy_r_r115 = (CPyPtr)((CPyPtr)cpy_r_r114 + offsetof(PyVarObject, ob_size));
    cpy_r_r116 = *(int64_t *)cpy_r_r115;
    cpy_r_r117 = cpy_r_r116 << 1;
    cpy_r_r113 = cpy_r_r117;
CPyL68: ;
    cpy_r_r118 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 9, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r111, cpy_r_r113, 60); /* total */
    CPyTagged_DECREF(cpy_r_r113);
    if (unlikely(cpy_r_r118 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 143, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
    cpy_r_r119 = PyList_New(0);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 144, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
    cpy_r_r120 = PyList_New(0);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 145, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL121;
    }
    cpy_r_r121 = PyList_New(0);
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 146, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL122;
    }
    cpy_r_r122 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_tiles;
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "_player", "Player", "tiles", 147, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL123;
    }
    CPy_INCREF(cpy_r_r122);
CPyL73: ;
    cpy_r_r123 = 0;
CPyL74: ;
    cpy_r_r124 = (CPyPtr)((CPyPtr)cpy_r_r122 + offsetof(PyVarObject, ob_size));
    cpy_r_r125 = *(int64_t *)cpy_r_r124;
    cpy_r_r126 = cpy_r_r123 < cpy_r_r125;
    if (!cpy_r_r126) goto CPyL124;
    cpy_r_r127 = (CPyPtr)((CPyPtr)cpy_r_r122 + offsetof(PyListObject, ob_item));
    cpy_r_r128 = *(CPyPtr *)cpy_r_r127;
    cpy_r_r129 = cpy_r_r123 * 8;
    cpy_r_r130 = cpy_r_r128 + cpy_r_r129;
    cpy_r_r131 = *(PyObject * *)cpy_r_r130;
    CPy_INCREF(cpy_r_r131);
    if (likely(PyLong_Check(cpy_r_r131)))
        cpy_r_r132 = CPyTagged_FromObject(cpy_r_r131);
    else {
        CPy_TypeError("int", cpy_r_r131); cpy_r_r132 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r131);
    if (unlikely(cpy_r_r132 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 147, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL125;
    }
    cpy_r_r133 = CPyStatic_wayfarers___names___CELLS;
    if (unlikely(cpy_r_r133 == CPY_INT_TAG)) {
        goto CPyL126;
    } else
        goto CPyL79;
CPyL77: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CELLS\" was not set");
    cpy_r_r134 = 0;
    if (unlikely(!cpy_r_r134)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 148, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
    CPy_Unreachable();
CPyL79: ;
    cpy_r_r135 = CPyTagged_FloorDivide(cpy_r_r132, cpy_r_r133);
    if (unlikely(cpy_r_r135 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 148, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL127;
    }
    cpy_r_r136 = CPyTagged_Rshift(cpy_r_r135, 2);
    if (unlikely(cpy_r_r136 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 149, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL128;
    }
    cpy_r_r137 = CPyTagged_StealAsObject(cpy_r_r136);
    cpy_r_r138 = PyList_Append(cpy_r_r119, cpy_r_r137);
    CPy_DECREF(cpy_r_r137);
    cpy_r_r139 = cpy_r_r138 >= 0;
    if (unlikely(!cpy_r_r139)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 149, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL128;
    }
    cpy_r_r140 = CPyTagged_And(cpy_r_r135, 2);
    CPyTagged_DECREF(cpy_r_r135);
    cpy_r_r141 = CPyTagged_StealAsObject(cpy_r_r140);
    cpy_r_r142 = PyList_Append(cpy_r_r120, cpy_r_r141);
    CPy_DECREF(cpy_r_r141);
    cpy_r_r143 = cpy_r_r142 >= 0;
    if (unlikely(!cpy_r_r143)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 150, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL127;
    }
    cpy_r_r144 = CPyStatic_wayfarers___names___CELLS;
    if (unlikely(cpy_r_r144 == CPY_INT_TAG)) {
        goto CPyL129;
    } else
        goto CPyL86;
CPyL84: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CELLS\" was not set");
    cpy_r_r145 = 0;
    if (unlikely(!cpy_r_r145)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 151, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
    CPy_Unreachable();
CPyL86: ;
    cpy_r_r146 = CPyTagged_Remainder(cpy_r_r132, cpy_r_r144);
    CPyTagged_DECREF(cpy_r_r132);
    if (unlikely(cpy_r_r146 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 151, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL125;
    }
    cpy_r_r147 = CPyTagged_StealAsObject(cpy_r_r146);
    cpy_r_r148 = PyList_Append(cpy_r_r121, cpy_r_r147);
    CPy_DECREF(cpy_r_r147);
    cpy_r_r149 = cpy_r_r148 >= 0;
    if (unlikely(!cpy_r_r149)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 151, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL125;
    }
    cpy_r_r150 = cpy_r_r123 + 1;
    cpy_r_r123 = cpy_r_r150;
    goto CPyL74;
CPyL89: ;
    cpy_r_r151 = CPyStatics[4238]; /* 'tiles.tile' */
    cpy_r_r152 = ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_words)->_tiles;
    CPy_INCREF(cpy_r_r152);
    cpy_r_r153 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 19, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r151, cpy_r_r119, cpy_r_r152, 8); /* bag */
    CPy_DECREF(cpy_r_r152);
    if (unlikely(cpy_r_r153 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 152, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL123;
    }
    cpy_r_r154 = CPyStatics[4239]; /* 'tiles.face' */
    cpy_r_r155 = ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_words)->_faces;
    CPy_INCREF(cpy_r_r155);
    cpy_r_r156 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 19, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r154, cpy_r_r120, cpy_r_r155, 40); /* bag */
    CPy_DECREF(cpy_r_r120);
    CPy_DECREF(cpy_r_r155);
    if (unlikely(cpy_r_r156 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 153, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL130;
    }
    cpy_r_r157 = CPyStatics[4240]; /* 'tiles.cell' */
    cpy_r_r158 = ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_words)->_cells;
    CPy_INCREF(cpy_r_r158);
    cpy_r_r159 = CPY_INT_TAG;
    cpy_r_r160 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 19, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r157, cpy_r_r121, cpy_r_r158, cpy_r_r159); /* bag */
    CPy_DECREF(cpy_r_r121);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r160 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 154, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL121;
    }
    cpy_r_r161 = CPyStatics[3818]; /* 'tags' */
    cpy_r_r162 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_counts;
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "_player", "Player", "counts", 155, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL121;
    }
    CPy_INCREF(cpy_r_r162);
CPyL93: ;
    cpy_r_r163 = ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_words)->_tags;
    cpy_r_r164 = ((serai___kernel___sheet___WordsObject *)cpy_r_r163)->_count;
    CPyTagged_INCREF(cpy_r_r164);
    cpy_r_r165 = CPyList_GetSlice(cpy_r_r162, 0, cpy_r_r164);
    CPy_DECREF(cpy_r_r162);
    CPyTagged_DECREF(cpy_r_r164);
    if (unlikely(cpy_r_r165 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 155, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL121;
    }
    if (likely(PyList_Check(cpy_r_r165)))
        cpy_r_r166 = cpy_r_r165;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 155, CPyStatic_wayfarers___research___sight___globals, "list", cpy_r_r165);
        goto CPyL121;
    }
    cpy_r_r167 = ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_words)->_tags;
    CPy_INCREF(cpy_r_r167);
    cpy_r_r168 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 16, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r161, cpy_r_r166, cpy_r_r167, 40); /* numbers */
    CPy_DECREF(cpy_r_r166);
    CPy_DECREF(cpy_r_r167);
    if (unlikely(cpy_r_r168 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 155, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL121;
    }
    cpy_r_r169 = PyList_New(1);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 156, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL121;
    }
    cpy_r_r170 = CPyStatics[4896]; /* 0 */
    cpy_r_r171 = (CPyPtr)((CPyPtr)cpy_r_r169 + offsetof(PyListObject, ob_item));
    cpy_r_r172 = *(CPyPtr *)cpy_r_r171;
    CPy_INCREF(cpy_r_r170);
    *(PyObject * *)cpy_r_r172 = cpy_r_r170;
    cpy_r_r173 = ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_words)->_tile_types;
    cpy_r_r174 = ((serai___kernel___sheet___WordsObject *)cpy_r_r173)->_count;
    CPyTagged_INCREF(cpy_r_r174);
    cpy_r_r175 = CPySequence_Multiply(cpy_r_r169, cpy_r_r174);
    CPy_DECREF(cpy_r_r169);
    CPyTagged_DECREF(cpy_r_r174);
    if (unlikely(cpy_r_r175 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 156, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL121;
    }
    cpy_r_r176 = 0;
CPyL99: ;
    cpy_r_r177 = (CPyPtr)((CPyPtr)cpy_r_r119 + offsetof(PyVarObject, ob_size));
    cpy_r_r178 = *(int64_t *)cpy_r_r177;
    cpy_r_r179 = cpy_r_r176 < cpy_r_r178;
    if (!cpy_r_r179) goto CPyL131;
    cpy_r_r180 = (CPyPtr)((CPyPtr)cpy_r_r119 + offsetof(PyListObject, ob_item));
    cpy_r_r181 = *(CPyPtr *)cpy_r_r180;
    cpy_r_r182 = cpy_r_r176 * 8;
    cpy_r_r183 = cpy_r_r181 + cpy_r_r182;
    cpy_r_r184 = *(PyObject * *)cpy_r_r183;
    CPy_INCREF(cpy_r_r184);
    if (likely(PyLong_Check(cpy_r_r184)))
        cpy_r_r185 = CPyTagged_FromObject(cpy_r_r184);
    else {
        CPy_TypeError("int", cpy_r_r184); cpy_r_r185 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r184);
    if (unlikely(cpy_r_r185 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 157, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL132;
    }
    cpy_r_r186 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "_player", "Table", "book", 158, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL133;
    }
CPyL102: ;
    cpy_r_r187 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r186)->_tiles;
    if (unlikely(cpy_r_r187 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "_player", "Book", "tiles", 158, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL133;
    }
CPyL103: ;
    cpy_r_r188 = CPyList_GetItemBorrow(cpy_r_r187, cpy_r_r185);
    if (unlikely(cpy_r_r188 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 158, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL133;
    }
    if (likely(Py_TYPE(cpy_r_r188) == CPyType_wayfarers___printed___Tile))
        cpy_r_r189 = cpy_r_r188;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 158, CPyStatic_wayfarers___research___sight___globals, "serai.games.wayfarers.printed.Tile", cpy_r_r188);
        goto CPyL133;
    }
    cpy_r_r190 = ((serai___games___wayfarers___printed___TileObject *)cpy_r_r189)->_kind;
    CPyTagged_INCREF(cpy_r_r190);
    CPyTagged_DECREF(cpy_r_r185);
    cpy_r_r191 = CPyList_GetItem(cpy_r_r175, cpy_r_r190);
    if (unlikely(cpy_r_r191 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 158, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL134;
    }
    cpy_r_r192 = CPyStatics[4897]; /* 1 */
    cpy_r_r193 = PyNumber_InPlaceAdd(cpy_r_r191, cpy_r_r192);
    CPy_DECREF(cpy_r_r191);
    if (unlikely(cpy_r_r193 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 158, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL134;
    }
    cpy_r_r194 = CPyList_SetItem(cpy_r_r175, cpy_r_r190, cpy_r_r193);
    CPyTagged_DECREF(cpy_r_r190);
    if (unlikely(!cpy_r_r194)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 158, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL132;
    }
    cpy_r_r195 = cpy_r_r176 + 1;
    cpy_r_r176 = cpy_r_r195;
    goto CPyL99;
CPyL109: ;
    cpy_r_r196 = CPyStatics[4241]; /* 'tile_counts' */
    cpy_r_r197 = ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_words)->_tile_types;
    CPy_INCREF(cpy_r_r197);
    cpy_r_r198 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 16, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r196, cpy_r_r175, cpy_r_r197, 20); /* numbers */
    CPy_DECREF(cpy_r_r175);
    CPy_DECREF(cpy_r_r197);
    if (unlikely(cpy_r_r198 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 159, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
    cpy_r_r199 = CPyStatics[65]; /* 'points' */
    cpy_r_r200 = CPyDef_wayfarers___scoring___points(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r200 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 160, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
    cpy_r_r201 = CPY_INT_TAG;
    cpy_r_r202 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 7, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r199, cpy_r_r200, 800, cpy_r_r201); /* large */
    CPyTagged_DECREF(cpy_r_r200);
    if (unlikely(cpy_r_r202 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 160, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL113;
    }
    return 1;
CPyL113: ;
    cpy_r_r203 = 2;
    return cpy_r_r203;
CPyL114: ;
    CPy_DecRef(cpy_r_r43);
    goto CPyL113;
CPyL115: ;
    CPy_DecRef(cpy_r_r50);
    goto CPyL113;
CPyL116: ;
    CPy_DecRef(cpy_r_r65);
    goto CPyL113;
CPyL117: ;
    CPy_DecRef(cpy_r_r72);
    goto CPyL113;
CPyL118: ;
    CPy_DecRef(cpy_r_r87);
    goto CPyL113;
CPyL119: ;
    CPy_DecRef(cpy_r_r94);
    goto CPyL113;
CPyL120: ;
    CPy_DecRef(cpy_r_r107);
    goto CPyL113;
CPyL121: ;
    CPy_DecRef(cpy_r_r119);
    goto CPyL113;
CPyL122: ;
    CPy_DecRef(cpy_r_r119);
    CPy_DecRef(cpy_r_r120);
    goto CPyL113;
CPyL123: ;
    CPy_DecRef(cpy_r_r119);
    CPy_DecRef(cpy_r_r120);
    CPy_DecRef(cpy_r_r121);
    goto CPyL113;
CPyL124: ;
    CPy_DECREF(cpy_r_r122);
    goto CPyL89;
CPyL125: ;
    CPy_DecRef(cpy_r_r119);
    CPy_DecRef(cpy_r_r120);
    CPy_DecRef(cpy_r_r121);
    CPy_DecRef(cpy_r_r122);
    goto CPyL113;
CPyL126: ;
    CPy_DecRef(cpy_r_r119);
    CPy_DecRef(cpy_r_r120);
    CPy_DecRef(cpy_r_r121);
    CPy_DecRef(cpy_r_r122);
    CPyTagged_DecRef(cpy_r_r132);
    goto CPyL77;
CPyL127: ;
    CPy_DecRef(cpy_r_r119);
    CPy_DecRef(cpy_r_r120);
    CPy_DecRef(cpy_r_r121);
    CPy_DecRef(cpy_r_r122);
    CPyTagged_DecRef(cpy_r_r132);
    goto CPyL113;
CPyL128: ;
    CPy_DecRef(cpy_r_r119);
    CPy_DecRef(cpy_r_r120);
    CPy_DecRef(cpy_r_r121);
    CPy_DecRef(cpy_r_r122);
    CPyTagged_DecRef(cpy_r_r132);
    CPyTagged_DecRef(cpy_r_r135);
    goto CPyL113;
CPyL129: ;
    CPy_DecRef(cpy_r_r119);
    CPy_DecRef(cpy_r_r120);
    CPy_DecRef(cpy_r_r121);
    CPy_DecRef(cpy_r_r122);
    CPyTagged_DecRef(cpy_r_r132);
    goto CPyL84;
CPyL130: ;
    CPy_DecRef(cpy_r_r119);
    CPy_DecRef(cpy_r_r121);
    goto CPyL113;
CPyL131: ;
    CPy_DECREF(cpy_r_r119);
    goto CPyL109;
CPyL132: ;
    CPy_DecRef(cpy_r_r119);
    CPy_DecRef(cpy_r_r175);
    goto CPyL113;
CPyL133: ;
    CPy_DecRef(cpy_r_r119);
    CPy_DecRef(cpy_r_r175);
    CPyTagged_DecRef(cpy_r_r185);
    goto CPyL113;
CPyL134: ;
    CPy_DecRef(cpy_r_r119);
    CPy_DecRef(cpy_r_r175);
    CPyTagged_DecRef(cpy_r_r190);
    goto CPyL113;
}
        
        PyObject *CPyPy_wayfarers___research___sight____player(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_wayfarers___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Player", obj_player); 
                goto fail;
            }
            PyObject *arg_words;
            if (likely(Py_TYPE(obj_words) == CPyType_wayfarers___research___sight___Shown))
                arg_words = obj_words;
            else {
                CPy_TypeError("serai.games.wayfarers.research.sight.Shown", obj_words); 
                goto fail;
            }
            PyObject *arg_sheet;
            if (likely((Py_TYPE(obj_sheet) == CPyType_sheet___Register) || (Py_TYPE(obj_sheet) == CPyType_sheet___Sheet)))
                arg_sheet = obj_sheet;
            else {
                CPy_TypeError("serai.kernel.sheet.Sheet", obj_sheet); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___research___sight____player(arg_t, arg_seat, arg_player, arg_words, arg_sheet);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_player", 122, CPyStatic_wayfarers___research___sight___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___research___sight____automa(PyObject *cpy_r_t, PyObject *cpy_r_automa, PyObject *cpy_r_words, PyObject *cpy_r_sheet) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
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
    CPyTagged cpy_r_r17;
    CPyTagged cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    CPyTagged cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyTagged cpy_r_r34;
    CPyTagged cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    CPyTagged cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    CPyPtr cpy_r_r44;
    int64_t cpy_r_r45;
    CPyTagged cpy_r_r46;
    CPyTagged cpy_r_r47;
    CPyTagged cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    cpy_r_r0 = CPyStatics[2555]; /* 'board' */
    cpy_r_r1 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_automa)->_board;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "_automa", "Automa", "board", 164, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL24;
    }
    CPyTagged_INCREF(cpy_r_r1);
CPyL1: ;
    cpy_r_r2 = ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_words)->_ai_boards;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 11, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_sheet, cpy_r_r0, cpy_r_r1, cpy_r_r2); /* word */
    CPyTagged_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_automa", 164, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL24;
    }
    cpy_r_r4 = CPyStatics[2542]; /* 'guilds' */
    cpy_r_r5 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_automa)->_guilds;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "_automa", "Automa", "guilds", 165, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL24;
    }
    CPy_INCREF(cpy_r_r5);
CPyL3: ;
    cpy_r_r6 = ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_words)->_guilds;
    CPy_INCREF(cpy_r_r6);
    cpy_r_r7 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 16, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r4, cpy_r_r5, cpy_r_r6, 40); /* numbers */
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_automa", 165, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL24;
    }
    cpy_r_r8 = CPyStatics[2536]; /* 'workers' */
    cpy_r_r9 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_automa)->_workers;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "_automa", "Automa", "workers", 166, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL24;
    }
    CPy_INCREF(cpy_r_r9);
CPyL5: ;
    cpy_r_r10 = ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_words)->_workers;
    CPy_INCREF(cpy_r_r10);
    cpy_r_r11 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 16, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r8, cpy_r_r9, cpy_r_r10, 30); /* numbers */
    CPy_DECREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_automa", 166, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL24;
    }
    cpy_r_r12 = CPyStatics[3238]; /* 'marker' */
    cpy_r_r13 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_automa)->_marker;
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "_automa", "Automa", "marker", 167, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL24;
    }
    CPyTagged_INCREF(cpy_r_r13);
CPyL7: ;
    cpy_r_r14 = ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_words)->_track;
    CPy_INCREF(cpy_r_r14);
    cpy_r_r15 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 11, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_sheet, cpy_r_r12, cpy_r_r13, cpy_r_r14); /* word */
    CPyTagged_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_automa", 167, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL24;
    }
    cpy_r_r16 = CPyStatics[759]; /* 'resource' */
    cpy_r_r17 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_automa)->_resource;
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "_automa", "Automa", "resource", 168, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL24;
    }
    CPyTagged_INCREF(cpy_r_r17);
CPyL9: ;
    cpy_r_r18 = CPY_INT_TAG;
    cpy_r_r19 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r16, cpy_r_r17, 40, cpy_r_r18); /* number */
    CPyTagged_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r19 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_automa", 168, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL24;
    }
    cpy_r_r20 = CPyStatics[4242]; /* 'comets' */
    cpy_r_r21 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_automa)->_comets;
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "_automa", "Automa", "comets", 169, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL24;
    }
    CPyTagged_INCREF(cpy_r_r21);
CPyL11: ;
    cpy_r_r22 = CPY_INT_TAG;
    cpy_r_r23 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r20, cpy_r_r21, 40, cpy_r_r22); /* number */
    CPyTagged_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r23 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_automa", 169, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL24;
    }
    cpy_r_r24 = CPyStatics[993]; /* 'cards' */
    cpy_r_r25 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_automa)->_cards;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "_automa", "Automa", "cards", 170, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL24;
    }
    CPy_INCREF(cpy_r_r25);
CPyL13: ;
    cpy_r_r26 = ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_words)->_cards;
    CPy_INCREF(cpy_r_r26);
    cpy_r_r27 = CPY_INT_TAG;
    cpy_r_r28 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 19, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r27); /* bag */
    CPy_DECREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r28 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_automa", 170, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL24;
    }
    cpy_r_r29 = CPyStatics[2094]; /* 'tiles' */
    cpy_r_r30 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_automa)->_tiles;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "_automa", "Automa", "tiles", 171, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL24;
    }
    CPy_INCREF(cpy_r_r30);
CPyL15: ;
    cpy_r_r31 = ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_words)->_tiles;
    CPy_INCREF(cpy_r_r31);
    cpy_r_r32 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 19, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r29, cpy_r_r30, cpy_r_r31, 8); /* bag */
    CPy_DECREF(cpy_r_r30);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_automa", 171, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL24;
    }
    cpy_r_r33 = CPyStatics[1552]; /* 'path' */
    cpy_r_r34 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_automa)->_path;
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "_automa", "Automa", "path", 172, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL24;
    }
    CPyTagged_INCREF(cpy_r_r34);
CPyL17: ;
    cpy_r_r35 = CPY_INT_TAG;
    cpy_r_r36 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r33, cpy_r_r34, 60, cpy_r_r35); /* number */
    CPyTagged_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r36 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_automa", 172, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL24;
    }
    cpy_r_r37 = CPyStatics[3899]; /* 'schemes' */
    cpy_r_r38 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_automa)->_schemes;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "_automa", "Automa", "schemes", 173, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL24;
    }
    CPy_INCREF(cpy_r_r38);
CPyL19: ;
    cpy_r_r39 = ((serai___games___wayfarers___research___sight___ShownObject *)cpy_r_words)->_schemes;
    CPy_INCREF(cpy_r_r39);
    cpy_r_r40 = CPY_INT_TAG;
    cpy_r_r41 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 19, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, PyObject *, CPyTagged))(cpy_r_sheet, cpy_r_r37, cpy_r_r38, cpy_r_r39, cpy_r_r40); /* bag */
    CPy_DECREF(cpy_r_r38);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r41 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_automa", 173, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL24;
    }
    cpy_r_r42 = CPyStatics[65]; /* 'points' */
    cpy_r_r43 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/research/sight.py", "_automa", "Table", "players", 174, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL24;
    }
CPyL21: ;
    cpy_r_r44 = (CPyPtr)((CPyPtr)cpy_r_r43 + offsetof(PyVarObject, ob_size));
    cpy_r_r45 = *(int64_t *)cpy_r_r44;
    cpy_r_r46 = cpy_r_r45 << 1;
    cpy_r_r47 = CPyDef_wayfarers___scoring___points(cpy_r_t, cpy_r_r46);
    if (unlikely(cpy_r_r47 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_automa", 174, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL24;
    }
    cpy_r_r48 = CPY_INT_TAG;
    cpy_r_r49 = CPY_GET_METHOD(cpy_r_sheet, CPyType_sheet___Sheet, 7, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_sheet, cpy_r_r42, cpy_r_r47, 800, cpy_r_r48); /* large */
    CPyTagged_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r49 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_automa", 174, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL24;
    }
    return 1;
CPyL24: ;
    cpy_r_r50 = 2;
    return cpy_r_r50;
}
        
        PyObject *CPyPy_wayfarers___research___sight____automa(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "automa", "words", "sheet", 0};
            static CPyArg_Parser parser = {"OOOO:_automa", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_automa;
            PyObject *obj_words;
            PyObject *obj_sheet;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_automa, &obj_words, &obj_sheet)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_automa;
            if (likely(Py_TYPE(obj_automa) == CPyType_wayfarers___table___Automa))
                arg_automa = obj_automa;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Automa", obj_automa); 
                goto fail;
            }
            PyObject *arg_words;
            if (likely(Py_TYPE(obj_words) == CPyType_wayfarers___research___sight___Shown))
                arg_words = obj_words;
            else {
                CPy_TypeError("serai.games.wayfarers.research.sight.Shown", obj_words); 
                goto fail;
            }
            PyObject *arg_sheet;
            if (likely((Py_TYPE(obj_sheet) == CPyType_sheet___Register) || (Py_TYPE(obj_sheet) == CPyType_sheet___Sheet)))
                arg_sheet = obj_sheet;
            else {
                CPy_TypeError("serai.kernel.sheet.Sheet", obj_sheet); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___research___sight____automa(arg_t, arg_automa, arg_words, arg_sheet);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "_automa", 163, CPyStatic_wayfarers___research___sight___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___research___sight_____top_level__(void) {
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
    int32_t cpy_r_r171;
    char cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    int32_t cpy_r_r176;
    char cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    int32_t cpy_r_r181;
    char cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    tuple_T2OO cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    int32_t cpy_r_r189;
    char cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    char cpy_r_r195;
    char cpy_r_r196;
    PyObject *cpy_r_r197;
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
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    int32_t cpy_r_r217;
    char cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    int32_t cpy_r_r221;
    char cpy_r_r222;
    char cpy_r_r223;
    PyObject *cpy_r_r224;
    PyObject *cpy_r_r225;
    PyObject *cpy_r_r226;
    PyObject *cpy_r_r227;
    PyObject *cpy_r_r228;
    PyObject *cpy_r_r229;
    PyObject **cpy_r_r231;
    PyObject *cpy_r_r232;
    PyObject *cpy_r_r233;
    PyObject *cpy_r_r234;
    int32_t cpy_r_r235;
    char cpy_r_r236;
    char cpy_r_r237;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 1, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL75;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 1, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL75;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_wayfarers___research___sight___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 3, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL75;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[4997]; /* ('cache',) */
    cpy_r_r12 = CPyStatics[127]; /* 'functools' */
    cpy_r_r13 = CPyStatic_wayfarers___research___sight___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 5, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL75;
    }
    cpy_r_r15 = (void *)&CPyModule_functools;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[5153]; /* ('TYPE_CHECKING', 'Final') */
    cpy_r_r17 = CPyStatics[47]; /* 'typing' */
    cpy_r_r18 = CPyStatic_wayfarers___research___sight___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 6, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL75;
    }
    cpy_r_r20 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = (void *)&CPyModule_serai___games___wayfarers___names;
    cpy_r_r22 = (void *)&CPyImportState_serai___games___wayfarers___names;
    cpy_r_r23 = CPyModuleLockAPI_serai;
    cpy_r_r24 = CPyImport_IsInitialized(cpy_r_r22);
    if (!cpy_r_r24) goto CPyL10;
    cpy_r_r25 = PyImport_GetModuleDict();
    cpy_r_r26 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r27 = CPyDict_GetItem(cpy_r_r25, cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 8, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL75;
    }
    cpy_r_r28 = cpy_r_r27;
    goto CPyL14;
CPyL10: ;
    cpy_r_r29 = CPyInitOnly_serai___games___wayfarers___names;
    cpy_r_r30 = CPyExec_serai___games___wayfarers___names;
    cpy_r_r31 = (PyObject **)&CPyModule_serai___games___wayfarers___names__internal;
    cpy_r_r32 = PyImport_GetModuleDict();
    cpy_r_r33 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r34 = CPyDict_GetItem(cpy_r_r32, cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 8, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL75;
    }
    cpy_r_r35 = CPyStatics[8]; /* '__file__' */
    cpy_r_r36 = CPyObject_GetAttr(cpy_r_r34, cpy_r_r35);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 8, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL75;
    }
    cpy_r_r37 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r38 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r39 = CPyImport_ImportNative(cpy_r_r38, cpy_r_r29, cpy_r_r30, cpy_r_r31, cpy_r_r21, cpy_r_r22, cpy_r_r23, cpy_r_r36, cpy_r_r37, 0);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 8, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL75;
    }
    cpy_r_r28 = cpy_r_r39;
CPyL14: ;
    cpy_r_r40 = CPyStatics[5637]; /* ('CELLS', 'FACES', 'GUILDS', 'INSPIRATION', 'LAND', 'ROWS', 'SIDES', 'SPACE', 'TAGS', 'TILE_TYPES', 'TOWNSFOLK', 'WATER', 'WORKERS', 'cell_name') */
    cpy_r_r41 = CPyStatic_wayfarers___research___sight___globals;
    cpy_r_r42 = CPyImport_GetNativeAttrs(cpy_r_r28, cpy_r_r40, cpy_r_r40, cpy_r_r41);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 8, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL75;
    } else
        goto CPyL76;
CPyL15: ;
    cpy_r_r43 = (void *)&CPyModule_serai___games___wayfarers___scoring;
    cpy_r_r44 = (void *)&CPyImportState_serai___games___wayfarers___scoring;
    cpy_r_r45 = CPyModuleLockAPI_serai;
    cpy_r_r46 = CPyImport_IsInitialized(cpy_r_r44);
    if (!cpy_r_r46) goto CPyL18;
    cpy_r_r47 = PyImport_GetModuleDict();
    cpy_r_r48 = CPyStatics[3633]; /* 'serai.games.wayfarers.scoring' */
    cpy_r_r49 = CPyDict_GetItem(cpy_r_r47, cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 24, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL75;
    }
    cpy_r_r50 = cpy_r_r49;
    goto CPyL22;
CPyL18: ;
    cpy_r_r51 = CPyInitOnly_serai___games___wayfarers___scoring;
    cpy_r_r52 = CPyExec_serai___games___wayfarers___scoring;
    cpy_r_r53 = (PyObject **)&CPyModule_serai___games___wayfarers___scoring__internal;
    cpy_r_r54 = PyImport_GetModuleDict();
    cpy_r_r55 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r56 = CPyDict_GetItem(cpy_r_r54, cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 24, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL75;
    }
    cpy_r_r57 = CPyStatics[8]; /* '__file__' */
    cpy_r_r58 = CPyObject_GetAttr(cpy_r_r56, cpy_r_r57);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 24, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL75;
    }
    cpy_r_r59 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r60 = CPyStatics[3633]; /* 'serai.games.wayfarers.scoring' */
    cpy_r_r61 = CPyImport_ImportNative(cpy_r_r60, cpy_r_r51, cpy_r_r52, cpy_r_r53, cpy_r_r43, cpy_r_r44, cpy_r_r45, cpy_r_r58, cpy_r_r59, 0);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 24, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL75;
    }
    cpy_r_r50 = cpy_r_r61;
CPyL22: ;
    cpy_r_r62 = CPyStatics[5638]; /* ('points',) */
    cpy_r_r63 = CPyStatic_wayfarers___research___sight___globals;
    cpy_r_r64 = CPyImport_GetNativeAttrs(cpy_r_r50, cpy_r_r62, cpy_r_r62, cpy_r_r63);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 24, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL75;
    } else
        goto CPyL77;
CPyL23: ;
    cpy_r_r65 = (void *)&CPyModule_serai___games___wayfarers___table;
    cpy_r_r66 = (void *)&CPyImportState_serai___games___wayfarers___table;
    cpy_r_r67 = CPyModuleLockAPI_serai;
    cpy_r_r68 = CPyImport_IsInitialized(cpy_r_r66);
    if (!cpy_r_r68) goto CPyL26;
    cpy_r_r69 = PyImport_GetModuleDict();
    cpy_r_r70 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r71 = CPyDict_GetItem(cpy_r_r69, cpy_r_r70);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 25, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL75;
    }
    cpy_r_r72 = cpy_r_r71;
    goto CPyL30;
CPyL26: ;
    cpy_r_r73 = CPyInitOnly_serai___games___wayfarers___table;
    cpy_r_r74 = CPyExec_serai___games___wayfarers___table;
    cpy_r_r75 = (PyObject **)&CPyModule_serai___games___wayfarers___table__internal;
    cpy_r_r76 = PyImport_GetModuleDict();
    cpy_r_r77 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r78 = CPyDict_GetItem(cpy_r_r76, cpy_r_r77);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 25, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL75;
    }
    cpy_r_r79 = CPyStatics[8]; /* '__file__' */
    cpy_r_r80 = CPyObject_GetAttr(cpy_r_r78, cpy_r_r79);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 25, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL75;
    }
    cpy_r_r81 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r82 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r83 = CPyImport_ImportNative(cpy_r_r82, cpy_r_r73, cpy_r_r74, cpy_r_r75, cpy_r_r65, cpy_r_r66, cpy_r_r67, cpy_r_r80, cpy_r_r81, 0);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 25, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL75;
    }
    cpy_r_r72 = cpy_r_r83;
CPyL30: ;
    cpy_r_r84 = CPyStatics[5517]; /* ('Automa', 'Player', 'Table') */
    cpy_r_r85 = CPyStatic_wayfarers___research___sight___globals;
    cpy_r_r86 = CPyImport_GetNativeAttrs(cpy_r_r72, cpy_r_r84, cpy_r_r84, cpy_r_r85);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 25, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL75;
    } else
        goto CPyL78;
CPyL31: ;
    cpy_r_r87 = (void *)&CPyModule_serai___games___wayfarers___view;
    cpy_r_r88 = (void *)&CPyImportState_serai___games___wayfarers___view;
    cpy_r_r89 = CPyModuleLockAPI_serai;
    cpy_r_r90 = CPyImport_IsInitialized(cpy_r_r88);
    if (!cpy_r_r90) goto CPyL34;
    cpy_r_r91 = PyImport_GetModuleDict();
    cpy_r_r92 = CPyStatics[3636]; /* 'serai.games.wayfarers.view' */
    cpy_r_r93 = CPyDict_GetItem(cpy_r_r91, cpy_r_r92);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 26, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL75;
    }
    cpy_r_r94 = cpy_r_r93;
    goto CPyL38;
CPyL34: ;
    cpy_r_r95 = CPyInitOnly_serai___games___wayfarers___view;
    cpy_r_r96 = CPyExec_serai___games___wayfarers___view;
    cpy_r_r97 = (PyObject **)&CPyModule_serai___games___wayfarers___view__internal;
    cpy_r_r98 = PyImport_GetModuleDict();
    cpy_r_r99 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r100 = CPyDict_GetItem(cpy_r_r98, cpy_r_r99);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 26, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL75;
    }
    cpy_r_r101 = CPyStatics[8]; /* '__file__' */
    cpy_r_r102 = CPyObject_GetAttr(cpy_r_r100, cpy_r_r101);
    CPy_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 26, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL75;
    }
    cpy_r_r103 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r104 = CPyStatics[3636]; /* 'serai.games.wayfarers.view' */
    cpy_r_r105 = CPyImport_ImportNative(cpy_r_r104, cpy_r_r95, cpy_r_r96, cpy_r_r97, cpy_r_r87, cpy_r_r88, cpy_r_r89, cpy_r_r102, cpy_r_r103, 0);
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 26, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL75;
    }
    cpy_r_r94 = cpy_r_r105;
CPyL38: ;
    cpy_r_r106 = CPyStatics[5639]; /* ('seen_cards',) */
    cpy_r_r107 = CPyStatic_wayfarers___research___sight___globals;
    cpy_r_r108 = CPyImport_GetNativeAttrs(cpy_r_r94, cpy_r_r106, cpy_r_r106, cpy_r_r107);
    CPy_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 26, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL75;
    } else
        goto CPyL79;
CPyL39: ;
    cpy_r_r109 = (void *)&CPyModule_serai___kernel___chance;
    cpy_r_r110 = (void *)&CPyImportState_serai___kernel___chance;
    cpy_r_r111 = CPyModuleLockAPI_serai;
    cpy_r_r112 = CPyImport_IsInitialized(cpy_r_r110);
    if (!cpy_r_r112) goto CPyL42;
    cpy_r_r113 = PyImport_GetModuleDict();
    cpy_r_r114 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r115 = CPyDict_GetItem(cpy_r_r113, cpy_r_r114);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 27, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL75;
    }
    cpy_r_r116 = cpy_r_r115;
    goto CPyL46;
CPyL42: ;
    cpy_r_r117 = CPyInitOnly_serai___kernel___chance;
    cpy_r_r118 = CPyExec_serai___kernel___chance;
    cpy_r_r119 = (PyObject **)&CPyModule_serai___kernel___chance__internal;
    cpy_r_r120 = PyImport_GetModuleDict();
    cpy_r_r121 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r122 = CPyDict_GetItem(cpy_r_r120, cpy_r_r121);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 27, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL75;
    }
    cpy_r_r123 = CPyStatics[8]; /* '__file__' */
    cpy_r_r124 = CPyObject_GetAttr(cpy_r_r122, cpy_r_r123);
    CPy_DECREF(cpy_r_r122);
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 27, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL75;
    }
    cpy_r_r125 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r126 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r127 = CPyImport_ImportNative(cpy_r_r126, cpy_r_r117, cpy_r_r118, cpy_r_r119, cpy_r_r109, cpy_r_r110, cpy_r_r111, cpy_r_r124, cpy_r_r125, 0);
    CPy_DECREF(cpy_r_r124);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 27, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL75;
    }
    cpy_r_r116 = cpy_r_r127;
CPyL46: ;
    cpy_r_r128 = CPyStatics[5103]; /* ('DIE_SIDES',) */
    cpy_r_r129 = CPyStatic_wayfarers___research___sight___globals;
    cpy_r_r130 = CPyImport_GetNativeAttrs(cpy_r_r116, cpy_r_r128, cpy_r_r128, cpy_r_r129);
    CPy_DECREF(cpy_r_r116);
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 27, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL75;
    } else
        goto CPyL80;
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
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 28, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL75;
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
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 28, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL75;
    }
    cpy_r_r145 = CPyStatics[8]; /* '__file__' */
    cpy_r_r146 = CPyObject_GetAttr(cpy_r_r144, cpy_r_r145);
    CPy_DECREF(cpy_r_r144);
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 28, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL75;
    }
    cpy_r_r147 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r148 = CPyStatics[1013]; /* 'serai.kernel.sheet' */
    cpy_r_r149 = CPyImport_ImportNative(cpy_r_r148, cpy_r_r139, cpy_r_r140, cpy_r_r141, cpy_r_r131, cpy_r_r132, cpy_r_r133, cpy_r_r146, cpy_r_r147, 0);
    CPy_DECREF(cpy_r_r146);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 28, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL75;
    }
    cpy_r_r138 = cpy_r_r149;
CPyL54: ;
    cpy_r_r150 = CPyStatics[5157]; /* ('Sheet', 'Words') */
    cpy_r_r151 = CPyStatic_wayfarers___research___sight___globals;
    cpy_r_r152 = CPyImport_GetNativeAttrs(cpy_r_r138, cpy_r_r150, cpy_r_r150, cpy_r_r151);
    CPy_DECREF(cpy_r_r138);
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 28, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL75;
    } else
        goto CPyL81;
CPyL55: ;
    cpy_r_r153 = CPyStatic_wayfarers___research___sight___globals;
    cpy_r_r154 = CPyStatics[3392]; /* '_TURNS' */
    cpy_r_r155 = CPyStatics[4958]; /* 250 */
    cpy_r_r156 = CPyDict_SetItem(cpy_r_r153, cpy_r_r154, cpy_r_r155);
    cpy_r_r157 = cpy_r_r156 >= 0;
    if (unlikely(!cpy_r_r157)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 33, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL75;
    }
    cpy_r_r158 = CPyStatic_wayfarers___research___sight___globals;
    cpy_r_r159 = CPyStatics[1016]; /* '_GOODS' */
    cpy_r_r160 = CPyStatics[4917]; /* 40 */
    cpy_r_r161 = CPyDict_SetItem(cpy_r_r158, cpy_r_r159, cpy_r_r160);
    cpy_r_r162 = cpy_r_r161 >= 0;
    if (unlikely(!cpy_r_r162)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 34, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL75;
    }
    cpy_r_r163 = CPyStatic_wayfarers___research___sight___globals;
    cpy_r_r164 = CPyStatics[3393]; /* '_INFLUENCE' */
    cpy_r_r165 = CPyStatics[4919]; /* 20 */
    cpy_r_r166 = CPyDict_SetItem(cpy_r_r163, cpy_r_r164, cpy_r_r165);
    cpy_r_r167 = cpy_r_r166 >= 0;
    if (unlikely(!cpy_r_r167)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 35, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL75;
    }
    cpy_r_r168 = CPyStatic_wayfarers___research___sight___globals;
    cpy_r_r169 = CPyStatics[4244]; /* '_CARDS' */
    cpy_r_r170 = CPyStatics[4922]; /* 30 */
    cpy_r_r171 = CPyDict_SetItem(cpy_r_r168, cpy_r_r169, cpy_r_r170);
    cpy_r_r172 = cpy_r_r171 >= 0;
    if (unlikely(!cpy_r_r172)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 36, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL75;
    }
    cpy_r_r173 = CPyStatic_wayfarers___research___sight___globals;
    cpy_r_r174 = CPyStatics[1017]; /* '_POINTS' */
    cpy_r_r175 = CPyStatics[4923]; /* 400 */
    cpy_r_r176 = CPyDict_SetItem(cpy_r_r173, cpy_r_r174, cpy_r_r175);
    cpy_r_r177 = cpy_r_r176 >= 0;
    if (unlikely(!cpy_r_r177)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 37, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL75;
    }
    cpy_r_r178 = CPyStatic_wayfarers___research___sight___globals;
    cpy_r_r179 = CPyStatics[1019]; /* 'VERSION' */
    cpy_r_r180 = CPyStatics[4897]; /* 1 */
    cpy_r_r181 = CPyDict_SetItem(cpy_r_r178, cpy_r_r179, cpy_r_r180);
    cpy_r_r182 = cpy_r_r181 >= 0;
    if (unlikely(!cpy_r_r182)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 40, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL75;
    }
    cpy_r_r183 = CPyStatics[4245]; /* 'rows.slots.id' */
    cpy_r_r184 = CPyStatics[4246]; /* 'players.space.ready' */
    CPy_INCREF(cpy_r_r183);
    CPy_INCREF(cpy_r_r184);
    cpy_r_r185.f0 = cpy_r_r183;
    cpy_r_r185.f1 = cpy_r_r184;
    CPyStatic_wayfarers___research___sight___LEFT_OUT = cpy_r_r185;
    CPy_INCREF(CPyStatic_wayfarers___research___sight___LEFT_OUT.f0);
    CPy_INCREF(CPyStatic_wayfarers___research___sight___LEFT_OUT.f1);
    cpy_r_r186 = CPyStatic_wayfarers___research___sight___globals;
    cpy_r_r187 = CPyStatics[1021]; /* 'LEFT_OUT' */
    cpy_r_r188 = PyTuple_New(2);
    if (unlikely(cpy_r_r188 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7793 = cpy_r_r185.f0;
    PyTuple_SET_ITEM(cpy_r_r188, 0, __tmp7793);
    PyObject *__tmp7794 = cpy_r_r185.f1;
    PyTuple_SET_ITEM(cpy_r_r188, 1, __tmp7794);
    cpy_r_r189 = CPyDict_SetItem(cpy_r_r186, cpy_r_r187, cpy_r_r188);
    CPy_DECREF(cpy_r_r188);
    cpy_r_r190 = cpy_r_r189 >= 0;
    if (unlikely(!cpy_r_r190)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 41, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL75;
    }
    cpy_r_r191 = NULL;
    cpy_r_r192 = CPyStatics[3641]; /* 'serai.games.wayfarers.research.sight' */
    cpy_r_r193 = (PyObject *)CPyType_wayfarers___research___sight___Shown_template;
    cpy_r_r194 = CPyType_FromTemplate(cpy_r_r193, cpy_r_r191, cpy_r_r192);
    if (unlikely(cpy_r_r194 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 44, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL75;
    }
    cpy_r_r195 = CPyDef_wayfarers___research___sight___Shown_trait_vtable_setup();
    if (unlikely(cpy_r_r195 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 44, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL82;
    }
    cpy_r_r196 = CPyDef_wayfarers___research___sight___Shown_coroutine_setup(cpy_r_r194);
    if (unlikely(cpy_r_r196 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 44, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL82;
    }
    cpy_r_r197 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r198 = CPyStatics[993]; /* 'cards' */
    cpy_r_r199 = CPyStatics[3120]; /* 'rows' */
    cpy_r_r200 = CPyStatics[708]; /* 'slots' */
    cpy_r_r201 = CPyStatics[2065]; /* 'sides' */
    cpy_r_r202 = CPyStatics[2536]; /* 'workers' */
    cpy_r_r203 = CPyStatics[2542]; /* 'guilds' */
    cpy_r_r204 = CPyStatics[3818]; /* 'tags' */
    cpy_r_r205 = CPyStatics[4247]; /* 'tile_types' */
    cpy_r_r206 = CPyStatics[3936]; /* 'boards' */
    cpy_r_r207 = CPyStatics[2562]; /* 'track' */
    cpy_r_r208 = CPyStatics[3929]; /* 'marks' */
    cpy_r_r209 = CPyStatics[2094]; /* 'tiles' */
    cpy_r_r210 = CPyStatics[2534]; /* 'faces' */
    cpy_r_r211 = CPyStatics[4248]; /* 'cells' */
    cpy_r_r212 = CPyStatics[599]; /* 'dice' */
    cpy_r_r213 = CPyStatics[3859]; /* 'journal_tiles' */
    cpy_r_r214 = CPyStatics[3882]; /* 'ai_boards' */
    cpy_r_r215 = CPyStatics[3899]; /* 'schemes' */
    cpy_r_r216 = PyTuple_Pack(18, cpy_r_r198, cpy_r_r199, cpy_r_r200, cpy_r_r201, cpy_r_r202, cpy_r_r203, cpy_r_r204, cpy_r_r205, cpy_r_r206, cpy_r_r207, cpy_r_r208, cpy_r_r209, cpy_r_r210, cpy_r_r211, cpy_r_r212, cpy_r_r213, cpy_r_r214, cpy_r_r215);
    if (unlikely(cpy_r_r216 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 44, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL82;
    }
    cpy_r_r217 = PyObject_SetAttr(cpy_r_r194, cpy_r_r197, cpy_r_r216);
    CPy_DECREF(cpy_r_r216);
    cpy_r_r218 = cpy_r_r217 >= 0;
    if (unlikely(!cpy_r_r218)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 44, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL82;
    }
    CPyType_wayfarers___research___sight___Shown = (PyTypeObject *)cpy_r_r194;
    CPy_INCREF(CPyType_wayfarers___research___sight___Shown);
    cpy_r_r219 = CPyStatic_wayfarers___research___sight___globals;
    cpy_r_r220 = CPyStatics[1028]; /* 'Shown' */
    cpy_r_r221 = PyDict_SetItem(cpy_r_r219, cpy_r_r220, cpy_r_r194);
    cpy_r_r222 = cpy_r_r221 >= 0;
    if (unlikely(!cpy_r_r222)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 44, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL82;
    }
    cpy_r_r223 = CPy_InitSubclass(cpy_r_r194);
    CPy_DECREF(cpy_r_r194);
    if (unlikely(!cpy_r_r223)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 44, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL75;
    }
    cpy_r_r224 = CPyStatic_wayfarers___research___sight___globals;
    cpy_r_r225 = CPyStatics[772]; /* 'shown' */
    cpy_r_r226 = CPyDict_GetItem(cpy_r_r224, cpy_r_r225);
    if (unlikely(cpy_r_r226 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 71, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL75;
    }
    cpy_r_r227 = CPyStatic_wayfarers___research___sight___globals;
    cpy_r_r228 = CPyStatics[126]; /* 'cache' */
    cpy_r_r229 = CPyDict_GetItem(cpy_r_r227, cpy_r_r228);
    if (unlikely(cpy_r_r229 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 71, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL83;
    }
    PyObject *cpy_r_r230[1] = {cpy_r_r226};
    cpy_r_r231 = (PyObject **)&cpy_r_r230;
    cpy_r_r232 = PyObject_Vectorcall(cpy_r_r229, cpy_r_r231, 1, 0);
    CPy_DECREF(cpy_r_r229);
    if (unlikely(cpy_r_r232 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 71, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL83;
    }
    CPy_DECREF(cpy_r_r226);
    cpy_r_r233 = CPyStatic_wayfarers___research___sight___globals;
    cpy_r_r234 = CPyStatics[772]; /* 'shown' */
    cpy_r_r235 = PyDict_SetItem(cpy_r_r233, cpy_r_r234, cpy_r_r232);
    CPy_DECREF(cpy_r_r232);
    cpy_r_r236 = cpy_r_r235 >= 0;
    if (unlikely(!cpy_r_r236)) {
        CPy_AddTraceback("src/serai/games/wayfarers/research/sight.py", "<module>", 71, CPyStatic_wayfarers___research___sight___globals);
        goto CPyL75;
    }
    return 1;
CPyL75: ;
    cpy_r_r237 = 2;
    return cpy_r_r237;
CPyL76: ;
    CPy_DECREF(cpy_r_r42);
    goto CPyL15;
CPyL77: ;
    CPy_DECREF(cpy_r_r64);
    goto CPyL23;
CPyL78: ;
    CPy_DECREF(cpy_r_r86);
    goto CPyL31;
CPyL79: ;
    CPy_DECREF(cpy_r_r108);
    goto CPyL39;
CPyL80: ;
    CPy_DECREF(cpy_r_r130);
    goto CPyL47;
CPyL81: ;
    CPy_DECREF(cpy_r_r152);
    goto CPyL55;
CPyL82: ;
    CPy_DecRef(cpy_r_r194);
    goto CPyL75;
CPyL83: ;
    CPy_DecRef(cpy_r_r226);
    goto CPyL75;
}

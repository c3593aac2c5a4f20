#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
myriad___book___Shelf_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
myriad___book___Shelf_traverse(serai___games___scholars___myriad___book___ShelfObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_options);
    Py_VISIT(self->_book);
    if (CPyTagged_CheckLong(self->_black)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_black));
    }
    Py_VISIT(self->_pages);
    if (CPyTagged_CheckLong(self->_start)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_start));
    }
    Py_VISIT(self->_spaces);
    Py_VISIT(self->_tiles);
    Py_VISIT(self->_row_costs);
    Py_VISIT(self->_translations);
    Py_VISIT(self->_columns);
    Py_VISIT(self->_places);
    if (CPyTagged_CheckLong(self->_first_upgrade)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_first_upgrade));
    }
    Py_VISIT(self->_upgrades);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_myriad___book___Shelf_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___book___ShelfObject *self = (serai___games___scholars___myriad___book___ShelfObject *)cpy_r_self;
    Py_CLEAR(self->_options);
    Py_CLEAR(self->_book);
    if (CPyTagged_CheckLong(self->_black)) {
        CPyTagged __tmp = self->_black;
        self->_black = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_pages);
    if (CPyTagged_CheckLong(self->_start)) {
        CPyTagged __tmp = self->_start;
        self->_start = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_spaces);
    Py_CLEAR(self->_tiles);
    Py_CLEAR(self->_row_costs);
    Py_CLEAR(self->_translations);
    Py_CLEAR(self->_columns);
    Py_CLEAR(self->_places);
    if (CPyTagged_CheckLong(self->_first_upgrade)) {
        CPyTagged __tmp = self->_first_upgrade;
        self->_first_upgrade = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_upgrades);
    return 0;
}

static int32_t CPyDef_myriad___book___Shelf_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___book___ShelfObject *self = (serai___games___scholars___myriad___book___ShelfObject *)cpy_r_self;
    Py_CLEAR(self->_options);
    Py_CLEAR(self->_book);
    if (CPyTagged_CheckLong(self->_black)) {
        CPyTagged __tmp = self->_black;
        self->_black = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_pages);
    if (CPyTagged_CheckLong(self->_start)) {
        CPyTagged __tmp = self->_start;
        self->_start = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_spaces);
    Py_CLEAR(self->_tiles);
    Py_CLEAR(self->_row_costs);
    Py_CLEAR(self->_translations);
    Py_CLEAR(self->_columns);
    Py_CLEAR(self->_places);
    if (CPyTagged_CheckLong(self->_first_upgrade)) {
        CPyTagged __tmp = self->_first_upgrade;
        self->_first_upgrade = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_upgrades);
    return 0;
}

static void
myriad___book___Shelf_dealloc(serai___games___scholars___myriad___book___ShelfObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, myriad___book___Shelf_dealloc)
    CPyDef_myriad___book___Shelf_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_myriad___book_____mypyc__Shelf_setup(PyObject *cpy_r_type);
PyObject *CPyDef_myriad___book___Shelf(PyObject *cpy_r_book, PyObject *cpy_r_content);

static PyObject *
myriad___book___Shelf_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_myriad___book___Shelf) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_myriad___book_____mypyc__Shelf_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_myriad___book___Shelf_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem myriad___book___Shelf_vtable[4];
static bool
CPyDef_myriad___book___Shelf_trait_vtable_setup(void)
{
    CPyVTableItem myriad___book___Shelf_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_myriad___book___Shelf_____init__,
        (CPyVTableItem)CPyDef_myriad___book___Shelf____read_upgrades,
        (CPyVTableItem)CPyDef_myriad___book___Shelf___upgrade_of,
        (CPyVTableItem)CPyDef_myriad___book___Shelf___effects,
    };
    memcpy(myriad___book___Shelf_vtable, myriad___book___Shelf_vtable_scratch, sizeof(myriad___book___Shelf_vtable));
    return 1;
}

static bool
CPyDef_myriad___book___Shelf_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
myriad___book___Shelf_get_options(serai___games___scholars___myriad___book___ShelfObject *self, void *closure);
static int
myriad___book___Shelf_set_options(serai___games___scholars___myriad___book___ShelfObject *self, PyObject *value, void *closure);
static PyObject *
myriad___book___Shelf_get_book(serai___games___scholars___myriad___book___ShelfObject *self, void *closure);
static int
myriad___book___Shelf_set_book(serai___games___scholars___myriad___book___ShelfObject *self, PyObject *value, void *closure);
static PyObject *
myriad___book___Shelf_get_black(serai___games___scholars___myriad___book___ShelfObject *self, void *closure);
static int
myriad___book___Shelf_set_black(serai___games___scholars___myriad___book___ShelfObject *self, PyObject *value, void *closure);
static PyObject *
myriad___book___Shelf_get_pages(serai___games___scholars___myriad___book___ShelfObject *self, void *closure);
static int
myriad___book___Shelf_set_pages(serai___games___scholars___myriad___book___ShelfObject *self, PyObject *value, void *closure);
static PyObject *
myriad___book___Shelf_get_start(serai___games___scholars___myriad___book___ShelfObject *self, void *closure);
static int
myriad___book___Shelf_set_start(serai___games___scholars___myriad___book___ShelfObject *self, PyObject *value, void *closure);
static PyObject *
myriad___book___Shelf_get_spaces(serai___games___scholars___myriad___book___ShelfObject *self, void *closure);
static int
myriad___book___Shelf_set_spaces(serai___games___scholars___myriad___book___ShelfObject *self, PyObject *value, void *closure);
static PyObject *
myriad___book___Shelf_get_tiles(serai___games___scholars___myriad___book___ShelfObject *self, void *closure);
static int
myriad___book___Shelf_set_tiles(serai___games___scholars___myriad___book___ShelfObject *self, PyObject *value, void *closure);
static PyObject *
myriad___book___Shelf_get_row_costs(serai___games___scholars___myriad___book___ShelfObject *self, void *closure);
static int
myriad___book___Shelf_set_row_costs(serai___games___scholars___myriad___book___ShelfObject *self, PyObject *value, void *closure);
static PyObject *
myriad___book___Shelf_get_translations(serai___games___scholars___myriad___book___ShelfObject *self, void *closure);
static int
myriad___book___Shelf_set_translations(serai___games___scholars___myriad___book___ShelfObject *self, PyObject *value, void *closure);
static PyObject *
myriad___book___Shelf_get_columns(serai___games___scholars___myriad___book___ShelfObject *self, void *closure);
static int
myriad___book___Shelf_set_columns(serai___games___scholars___myriad___book___ShelfObject *self, PyObject *value, void *closure);
static PyObject *
myriad___book___Shelf_get_places(serai___games___scholars___myriad___book___ShelfObject *self, void *closure);
static int
myriad___book___Shelf_set_places(serai___games___scholars___myriad___book___ShelfObject *self, PyObject *value, void *closure);
static PyObject *
myriad___book___Shelf_get_first_upgrade(serai___games___scholars___myriad___book___ShelfObject *self, void *closure);
static int
myriad___book___Shelf_set_first_upgrade(serai___games___scholars___myriad___book___ShelfObject *self, PyObject *value, void *closure);
static PyObject *
myriad___book___Shelf_get_upgrades(serai___games___scholars___myriad___book___ShelfObject *self, void *closure);
static int
myriad___book___Shelf_set_upgrades(serai___games___scholars___myriad___book___ShelfObject *self, PyObject *value, void *closure);

static PyGetSetDef myriad___book___Shelf_getseters[] = {
    {"options",
     (getter)myriad___book___Shelf_get_options, (setter)myriad___book___Shelf_set_options,
     NULL, NULL},
    {"book",
     (getter)myriad___book___Shelf_get_book, (setter)myriad___book___Shelf_set_book,
     NULL, NULL},
    {"black",
     (getter)myriad___book___Shelf_get_black, (setter)myriad___book___Shelf_set_black,
     NULL, NULL},
    {"pages",
     (getter)myriad___book___Shelf_get_pages, (setter)myriad___book___Shelf_set_pages,
     NULL, NULL},
    {"start",
     (getter)myriad___book___Shelf_get_start, (setter)myriad___book___Shelf_set_start,
     NULL, NULL},
    {"spaces",
     (getter)myriad___book___Shelf_get_spaces, (setter)myriad___book___Shelf_set_spaces,
     NULL, NULL},
    {"tiles",
     (getter)myriad___book___Shelf_get_tiles, (setter)myriad___book___Shelf_set_tiles,
     NULL, NULL},
    {"row_costs",
     (getter)myriad___book___Shelf_get_row_costs, (setter)myriad___book___Shelf_set_row_costs,
     NULL, NULL},
    {"translations",
     (getter)myriad___book___Shelf_get_translations, (setter)myriad___book___Shelf_set_translations,
     NULL, NULL},
    {"columns",
     (getter)myriad___book___Shelf_get_columns, (setter)myriad___book___Shelf_set_columns,
     NULL, NULL},
    {"places",
     (getter)myriad___book___Shelf_get_places, (setter)myriad___book___Shelf_set_places,
     NULL, NULL},
    {"first_upgrade",
     (getter)myriad___book___Shelf_get_first_upgrade, (setter)myriad___book___Shelf_set_first_upgrade,
     NULL, NULL},
    {"upgrades",
     (getter)myriad___book___Shelf_get_upgrades, (setter)myriad___book___Shelf_set_upgrades,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef myriad___book___Shelf_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_myriad___book_____mypyc__Shelf_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_myriad___book___Shelf_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, book, content)\n--\n\n")},
    {"_read_upgrades",
     (PyCFunction)CPyPy_myriad___book___Shelf____read_upgrades,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_read_upgrades($self, book, content)\n--\n\n")},
    {"upgrade_of",
     (PyCFunction)CPyPy_myriad___book___Shelf___upgrade_of,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("upgrade_of($self, card)\n--\n\n")},
    {"effects",
     (PyCFunction)CPyPy_myriad___book___Shelf___effects,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("effects($self)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_myriad___book___Shelf_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Shelf",
    .tp_new = myriad___book___Shelf_new,
    .tp_dealloc = (destructor)myriad___book___Shelf_dealloc,
    .tp_traverse = (traverseproc)myriad___book___Shelf_traverse,
    .tp_clear = (inquiry)CPyDef_myriad___book___Shelf_clear,
    .tp_getset = myriad___book___Shelf_getseters,
    .tp_methods = myriad___book___Shelf_methods,
    .tp_init = myriad___book___Shelf_init,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___book___ShelfObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Shelf(book, content)\n--\n\n"),
};
static PyTypeObject *CPyType_myriad___book___Shelf_template = &CPyType_myriad___book___Shelf_template_;

PyObject *CPyDef_myriad___book_____mypyc__Shelf_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___book___ShelfObject *self;
    self = (serai___games___scholars___myriad___book___ShelfObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = myriad___book___Shelf_vtable;
    self->_black = CPY_INT_TAG;
    self->_start = CPY_INT_TAG;
    self->_first_upgrade = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_myriad___book___Shelf(PyObject *cpy_r_book, PyObject *cpy_r_content)
{
    PyObject *self = CPyDef_myriad___book_____mypyc__Shelf_setup((PyObject *)CPyType_myriad___book___Shelf);
    if (self == NULL)
        return NULL;
    char res = CPyDef_myriad___book___Shelf_____init__(self, cpy_r_book, cpy_r_content);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
myriad___book___Shelf_get_options(serai___games___scholars___myriad___book___ShelfObject *self, void *closure)
{
    if (unlikely(self->_options == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'options' of 'Shelf' undefined");
        return NULL;
    }
    CPy_INCREF(self->_options);
    PyObject *retval = self->_options;
    return retval;
}

static int
myriad___book___Shelf_set_options(serai___games___scholars___myriad___book___ShelfObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shelf' object attribute 'options' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_myriad___options___MyriadOptions))
        tmp = value;
    else {
        CPy_TypeError("serai.games.scholars.myriad.options.MyriadOptions", value); 
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
myriad___book___Shelf_get_book(serai___games___scholars___myriad___book___ShelfObject *self, void *closure)
{
    if (unlikely(self->_book == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'book' of 'Shelf' undefined");
        return NULL;
    }
    CPy_INCREF(self->_book);
    PyObject *retval = self->_book;
    return retval;
}

static int
myriad___book___Shelf_set_book(serai___games___scholars___myriad___book___ShelfObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shelf' object attribute 'book' cannot be deleted");
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
    if (self->_book != NULL) {
        CPy_DECREF(self->_book);
    }
    self->_book = tmp;
    return 0;
}

static PyObject *
myriad___book___Shelf_get_black(serai___games___scholars___myriad___book___ShelfObject *self, void *closure)
{
    if (unlikely(self->_black == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'black' of 'Shelf' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_black);
    PyObject *retval = CPyTagged_StealAsObject(self->_black);
    return retval;
}

static int
myriad___book___Shelf_set_black(serai___games___scholars___myriad___book___ShelfObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shelf' object attribute 'black' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_black != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_black);
    }
    self->_black = tmp;
    return 0;
}

static PyObject *
myriad___book___Shelf_get_pages(serai___games___scholars___myriad___book___ShelfObject *self, void *closure)
{
    if (unlikely(self->_pages == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'pages' of 'Shelf' undefined");
        return NULL;
    }
    CPy_INCREF(self->_pages);
    PyObject *retval = self->_pages;
    return retval;
}

static int
myriad___book___Shelf_set_pages(serai___games___scholars___myriad___book___ShelfObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shelf' object attribute 'pages' cannot be deleted");
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
    if (self->_pages != NULL) {
        CPy_DECREF(self->_pages);
    }
    self->_pages = tmp;
    return 0;
}

static PyObject *
myriad___book___Shelf_get_start(serai___games___scholars___myriad___book___ShelfObject *self, void *closure)
{
    if (unlikely(self->_start == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'start' of 'Shelf' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_start);
    PyObject *retval = CPyTagged_StealAsObject(self->_start);
    return retval;
}

static int
myriad___book___Shelf_set_start(serai___games___scholars___myriad___book___ShelfObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shelf' object attribute 'start' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_start != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_start);
    }
    self->_start = tmp;
    return 0;
}

static PyObject *
myriad___book___Shelf_get_spaces(serai___games___scholars___myriad___book___ShelfObject *self, void *closure)
{
    if (unlikely(self->_spaces == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'spaces' of 'Shelf' undefined");
        return NULL;
    }
    CPy_INCREF(self->_spaces);
    PyObject *retval = self->_spaces;
    return retval;
}

static int
myriad___book___Shelf_set_spaces(serai___games___scholars___myriad___book___ShelfObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shelf' object attribute 'spaces' cannot be deleted");
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
    if (self->_spaces != NULL) {
        CPy_DECREF(self->_spaces);
    }
    self->_spaces = tmp;
    return 0;
}

static PyObject *
myriad___book___Shelf_get_tiles(serai___games___scholars___myriad___book___ShelfObject *self, void *closure)
{
    if (unlikely(self->_tiles == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'tiles' of 'Shelf' undefined");
        return NULL;
    }
    CPy_INCREF(self->_tiles);
    PyObject *retval = self->_tiles;
    return retval;
}

static int
myriad___book___Shelf_set_tiles(serai___games___scholars___myriad___book___ShelfObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shelf' object attribute 'tiles' cannot be deleted");
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
    if (self->_tiles != NULL) {
        CPy_DECREF(self->_tiles);
    }
    self->_tiles = tmp;
    return 0;
}

static PyObject *
myriad___book___Shelf_get_row_costs(serai___games___scholars___myriad___book___ShelfObject *self, void *closure)
{
    if (unlikely(self->_row_costs == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'row_costs' of 'Shelf' undefined");
        return NULL;
    }
    CPy_INCREF(self->_row_costs);
    PyObject *retval = self->_row_costs;
    return retval;
}

static int
myriad___book___Shelf_set_row_costs(serai___games___scholars___myriad___book___ShelfObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shelf' object attribute 'row_costs' cannot be deleted");
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
    if (self->_row_costs != NULL) {
        CPy_DECREF(self->_row_costs);
    }
    self->_row_costs = tmp;
    return 0;
}

static PyObject *
myriad___book___Shelf_get_translations(serai___games___scholars___myriad___book___ShelfObject *self, void *closure)
{
    if (unlikely(self->_translations == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'translations' of 'Shelf' undefined");
        return NULL;
    }
    CPy_INCREF(self->_translations);
    PyObject *retval = self->_translations;
    return retval;
}

static int
myriad___book___Shelf_set_translations(serai___games___scholars___myriad___book___ShelfObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shelf' object attribute 'translations' cannot be deleted");
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
    if (self->_translations != NULL) {
        CPy_DECREF(self->_translations);
    }
    self->_translations = tmp;
    return 0;
}

static PyObject *
myriad___book___Shelf_get_columns(serai___games___scholars___myriad___book___ShelfObject *self, void *closure)
{
    if (unlikely(self->_columns == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'columns' of 'Shelf' undefined");
        return NULL;
    }
    CPy_INCREF(self->_columns);
    PyObject *retval = self->_columns;
    return retval;
}

static int
myriad___book___Shelf_set_columns(serai___games___scholars___myriad___book___ShelfObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shelf' object attribute 'columns' cannot be deleted");
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
    if (self->_columns != NULL) {
        CPy_DECREF(self->_columns);
    }
    self->_columns = tmp;
    return 0;
}

static PyObject *
myriad___book___Shelf_get_places(serai___games___scholars___myriad___book___ShelfObject *self, void *closure)
{
    if (unlikely(self->_places == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'places' of 'Shelf' undefined");
        return NULL;
    }
    CPy_INCREF(self->_places);
    PyObject *retval = self->_places;
    return retval;
}

static int
myriad___book___Shelf_set_places(serai___games___scholars___myriad___book___ShelfObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shelf' object attribute 'places' cannot be deleted");
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
    if (self->_places != NULL) {
        CPy_DECREF(self->_places);
    }
    self->_places = tmp;
    return 0;
}

static PyObject *
myriad___book___Shelf_get_first_upgrade(serai___games___scholars___myriad___book___ShelfObject *self, void *closure)
{
    if (unlikely(self->_first_upgrade == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'first_upgrade' of 'Shelf' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_first_upgrade);
    PyObject *retval = CPyTagged_StealAsObject(self->_first_upgrade);
    return retval;
}

static int
myriad___book___Shelf_set_first_upgrade(serai___games___scholars___myriad___book___ShelfObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shelf' object attribute 'first_upgrade' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_first_upgrade != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_first_upgrade);
    }
    self->_first_upgrade = tmp;
    return 0;
}

static PyObject *
myriad___book___Shelf_get_upgrades(serai___games___scholars___myriad___book___ShelfObject *self, void *closure)
{
    if (unlikely(self->_upgrades == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'upgrades' of 'Shelf' undefined");
        return NULL;
    }
    CPy_INCREF(self->_upgrades);
    PyObject *retval = self->_upgrades;
    return retval;
}

static int
myriad___book___Shelf_set_upgrades(serai___games___scholars___myriad___book___ShelfObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shelf' object attribute 'upgrades' cannot be deleted");
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
    if (self->_upgrades != NULL) {
        CPy_DECREF(self->_upgrades);
    }
    self->_upgrades = tmp;
    return 0;
}

static int
myriad___book___Shelved_traverse(serai___games___scholars___myriad___book___ShelvedObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_part);
    Py_VISIT(self->_wild_verbs);
    Py_VISIT(self->_shelf);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_myriad___book___Shelved_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___book___ShelvedObject *self = (serai___games___scholars___myriad___book___ShelvedObject *)cpy_r_self;
    Py_CLEAR(self->_part);
    Py_CLEAR(self->_wild_verbs);
    Py_CLEAR(self->_shelf);
    return 0;
}

static int32_t CPyDef_myriad___book___Shelved_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___book___ShelvedObject *self = (serai___games___scholars___myriad___book___ShelvedObject *)cpy_r_self;
    Py_CLEAR(self->_part);
    Py_CLEAR(self->_wild_verbs);
    Py_CLEAR(self->_shelf);
    return 0;
}

static void
myriad___book___Shelved_dealloc(serai___games___scholars___myriad___book___ShelvedObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, myriad___book___Shelved_dealloc)
    CPyDef_myriad___book___Shelved_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_myriad___book_____mypyc__Shelved_setup(PyObject *cpy_r_type);
PyObject *CPyDef_myriad___book___Shelved(void);

static PyObject *
myriad___book___Shelved_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_myriad___book___Shelved) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_myriad___book_____mypyc__Shelved_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem myriad___book___Shelved_vtable[50];
static bool
CPyDef_myriad___book___Shelved_trait_vtable_setup(void)
{
    CPyVTableItem myriad___book___Shelved_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___seams___Seams___add_verbs,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___read,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___effects,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___add_options,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___components,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___lay_out,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___mixed,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___counts_as,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___worker_obstacle,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___steps,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___step,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___needs_colour,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___value_bonus,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___travelled,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___translate_obstacle,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___translate,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___card_effect_used,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___came_to_hand,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___can_replace_die,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___replace_die,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___interacted,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___delivered,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___translated,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___reached,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___cards_may_leave,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___actions_end,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___turn_ends,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___aside,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___tuck_aside,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___tuck_cost,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___tucked,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___caliph_revealed,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___before_end,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___score,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___points,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___promise,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___prospect,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___worth,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___wealth,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___own_card,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___marker_returned,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___see,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___look,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___redeal,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___words,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___settle,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___faults,
        (CPyVTableItem)CPyDef_scholars___seams___Seams___holdings,
        (CPyVTableItem)CPyDef_myriad___book___Shelved_____mypyc_defaults_setup,
        (CPyVTableItem)CPyDef_myriad___book___Shelved_____mypyc_defaults_setup,
    };
    memcpy(myriad___book___Shelved_vtable, myriad___book___Shelved_vtable_scratch, sizeof(myriad___book___Shelved_vtable));
    return 1;
}

static bool
CPyDef_myriad___book___Shelved_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
myriad___book___Shelved_get_shelf(serai___games___scholars___myriad___book___ShelvedObject *self, void *closure);
static int
myriad___book___Shelved_set_shelf(serai___games___scholars___myriad___book___ShelvedObject *self, PyObject *value, void *closure);

static PyGetSetDef myriad___book___Shelved_getseters[] = {
    {"shelf",
     (getter)myriad___book___Shelved_get_shelf, (setter)myriad___book___Shelved_set_shelf,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef myriad___book___Shelved_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_myriad___book_____mypyc__Shelved_setup, METH_O, NULL},
    {"__mypyc_defaults_setup",
     (PyCFunction)CPyPy_myriad___book___Shelved_____mypyc_defaults_setup,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__mypyc_defaults_setup()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_myriad___book___Shelved_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Shelved",
    .tp_new = myriad___book___Shelved_new,
    .tp_dealloc = (destructor)myriad___book___Shelved_dealloc,
    .tp_traverse = (traverseproc)myriad___book___Shelved_traverse,
    .tp_clear = (inquiry)CPyDef_myriad___book___Shelved_clear,
    .tp_getset = myriad___book___Shelved_getseters,
    .tp_methods = myriad___book___Shelved_methods,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___book___ShelvedObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Shelved()\n--\n\n"),
};
static PyTypeObject *CPyType_myriad___book___Shelved_template = &CPyType_myriad___book___Shelved_template_;

PyObject *CPyDef_myriad___book_____mypyc__Shelved_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___book___ShelvedObject *self;
    self = (serai___games___scholars___myriad___book___ShelvedObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = myriad___book___Shelved_vtable;
    if (CPyDef_myriad___book___Shelved_____mypyc_defaults_setup((PyObject *)self) == 0) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

PyObject *CPyDef_myriad___book___Shelved(void)
{
    PyObject *self = CPyDef_myriad___book_____mypyc__Shelved_setup((PyObject *)CPyType_myriad___book___Shelved);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
myriad___book___Shelved_get_shelf(serai___games___scholars___myriad___book___ShelvedObject *self, void *closure)
{
    if (unlikely(self->_shelf == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'shelf' of 'Shelved' undefined");
        return NULL;
    }
    CPy_INCREF(self->_shelf);
    PyObject *retval = self->_shelf;
    return retval;
}

static int
myriad___book___Shelved_set_shelf(serai___games___scholars___myriad___book___ShelvedObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Shelved' object attribute 'shelf' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_myriad___book___Shelf))
        tmp = value;
    else {
        CPy_TypeError("serai.games.scholars.myriad.book.Shelf", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_shelf != NULL) {
        CPy_DECREF(self->_shelf);
    }
    self->_shelf = tmp;
    return 0;
}

static PyObject *CPyDunder___get__myriad___book___counts_itself_Page_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_myriad___book___counts_itself_Page_obj_____get__(self, instance, owner);
}
static int
myriad___book___counts_itself_Page_obj_traverse(serai___games___scholars___myriad___book___counts_itself_Page_objObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    return rv;
}

static int32_t CPyDef_myriad___book___counts_itself_Page_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___book___counts_itself_Page_objObject *self = (serai___games___scholars___myriad___book___counts_itself_Page_objObject *)cpy_r_self;
    return 0;
}

static int32_t CPyDef_myriad___book___counts_itself_Page_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___book___counts_itself_Page_objObject *self = (serai___games___scholars___myriad___book___counts_itself_Page_objObject *)cpy_r_self;
    return 0;
}

static void
myriad___book___counts_itself_Page_obj_dealloc(serai___games___scholars___myriad___book___counts_itself_Page_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (myriad___book___counts_itself_Page_obj_free_instance == NULL) {
        myriad___book___counts_itself_Page_obj_free_instance = self;
        return;
    }
    CPy_TRASHCAN_BEGIN(self, myriad___book___counts_itself_Page_obj_dealloc)
    CPyDef_myriad___book___counts_itself_Page_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_myriad___book_____mypyc__counts_itself_Page_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_myriad___book___counts_itself_Page_obj(void);

static PyObject *
myriad___book___counts_itself_Page_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_myriad___book___counts_itself_Page_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_myriad___book_____mypyc__counts_itself_Page_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem myriad___book___counts_itself_Page_obj_vtable[2];
static bool
CPyDef_myriad___book___counts_itself_Page_obj_trait_vtable_setup(void)
{
    CPyVTableItem myriad___book___counts_itself_Page_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_myriad___book___counts_itself_Page_obj_____call__,
        (CPyVTableItem)CPyDef_myriad___book___counts_itself_Page_obj_____get__,
    };
    memcpy(myriad___book___counts_itself_Page_obj_vtable, myriad___book___counts_itself_Page_obj_vtable_scratch, sizeof(myriad___book___counts_itself_Page_obj_vtable));
    return 1;
}

static bool
CPyDef_myriad___book___counts_itself_Page_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef myriad___book___counts_itself_Page_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_myriad___book_____mypyc__counts_itself_Page_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_myriad___book___counts_itself_Page_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($self)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_myriad___book___counts_itself_Page_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_myriad___book___counts_itself_Page_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "counts_itself_Page_obj",
    .tp_new = myriad___book___counts_itself_Page_obj_new,
    .tp_dealloc = (destructor)myriad___book___counts_itself_Page_obj_dealloc,
    .tp_traverse = (traverseproc)myriad___book___counts_itself_Page_obj_traverse,
    .tp_clear = (inquiry)CPyDef_myriad___book___counts_itself_Page_obj_clear,
    .tp_methods = myriad___book___counts_itself_Page_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__myriad___book___counts_itself_Page_obj,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___book___counts_itself_Page_objObject),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___myriad___book___counts_itself_Page_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("counts_itself_Page_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_myriad___book___counts_itself_Page_obj_template = &CPyType_myriad___book___counts_itself_Page_obj_template_;

PyObject *CPyDef_myriad___book_____mypyc__counts_itself_Page_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___book___counts_itself_Page_objObject *self;
    if (myriad___book___counts_itself_Page_obj_free_instance != NULL) {
        self = myriad___book___counts_itself_Page_obj_free_instance;
        myriad___book___counts_itself_Page_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___myriad___book___counts_itself_Page_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = myriad___book___counts_itself_Page_obj_vtable;
    self->vectorcall = CPyPy_myriad___book___counts_itself_Page_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_myriad___book___counts_itself_Page_obj(void)
{
    PyObject *self = CPyDef_myriad___book_____mypyc__counts_itself_Page_obj_setup((PyObject *)CPyType_myriad___book___counts_itself_Page_obj);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__myriad___book___branches_Tile_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_myriad___book___branches_Tile_obj_____get__(self, instance, owner);
}
static int
myriad___book___branches_Tile_obj_traverse(serai___games___scholars___myriad___book___branches_Tile_objObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    return rv;
}

static int32_t CPyDef_myriad___book___branches_Tile_obj_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___book___branches_Tile_objObject *self = (serai___games___scholars___myriad___book___branches_Tile_objObject *)cpy_r_self;
    return 0;
}

static int32_t CPyDef_myriad___book___branches_Tile_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___book___branches_Tile_objObject *self = (serai___games___scholars___myriad___book___branches_Tile_objObject *)cpy_r_self;
    return 0;
}

static void
myriad___book___branches_Tile_obj_dealloc(serai___games___scholars___myriad___book___branches_Tile_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (myriad___book___branches_Tile_obj_free_instance == NULL) {
        myriad___book___branches_Tile_obj_free_instance = self;
        return;
    }
    CPy_TRASHCAN_BEGIN(self, myriad___book___branches_Tile_obj_dealloc)
    CPyDef_myriad___book___branches_Tile_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_myriad___book_____mypyc__branches_Tile_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_myriad___book___branches_Tile_obj(void);

static PyObject *
myriad___book___branches_Tile_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_myriad___book___branches_Tile_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_myriad___book_____mypyc__branches_Tile_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem myriad___book___branches_Tile_obj_vtable[2];
static bool
CPyDef_myriad___book___branches_Tile_obj_trait_vtable_setup(void)
{
    CPyVTableItem myriad___book___branches_Tile_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_myriad___book___branches_Tile_obj_____call__,
        (CPyVTableItem)CPyDef_myriad___book___branches_Tile_obj_____get__,
    };
    memcpy(myriad___book___branches_Tile_obj_vtable, myriad___book___branches_Tile_obj_vtable_scratch, sizeof(myriad___book___branches_Tile_obj_vtable));
    return 1;
}

static bool
CPyDef_myriad___book___branches_Tile_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef myriad___book___branches_Tile_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_myriad___book_____mypyc__branches_Tile_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_myriad___book___branches_Tile_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($self)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_myriad___book___branches_Tile_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_myriad___book___branches_Tile_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "branches_Tile_obj",
    .tp_new = myriad___book___branches_Tile_obj_new,
    .tp_dealloc = (destructor)myriad___book___branches_Tile_obj_dealloc,
    .tp_traverse = (traverseproc)myriad___book___branches_Tile_obj_traverse,
    .tp_clear = (inquiry)CPyDef_myriad___book___branches_Tile_obj_clear,
    .tp_methods = myriad___book___branches_Tile_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__myriad___book___branches_Tile_obj,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___book___branches_Tile_objObject),
    .tp_vectorcall_offset = offsetof(serai___games___scholars___myriad___book___branches_Tile_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("branches_Tile_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_myriad___book___branches_Tile_obj_template = &CPyType_myriad___book___branches_Tile_obj_template_;

PyObject *CPyDef_myriad___book_____mypyc__branches_Tile_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___book___branches_Tile_objObject *self;
    if (myriad___book___branches_Tile_obj_free_instance != NULL) {
        self = myriad___book___branches_Tile_obj_free_instance;
        myriad___book___branches_Tile_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___myriad___book___branches_Tile_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = myriad___book___branches_Tile_obj_vtable;
    self->vectorcall = CPyPy_myriad___book___branches_Tile_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_myriad___book___branches_Tile_obj(void)
{
    PyObject *self = CPyDef_myriad___book_____mypyc__branches_Tile_obj_setup((PyObject *)CPyType_myriad___book___branches_Tile_obj);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendmyriad___book___effects_Shelf_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_myriad___book___effects_Shelf_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods myriad___book___effects_Shelf_gen_as_async = {
    .am_send = CPyDunder_am_sendmyriad___book___effects_Shelf_gen,
};
static int
myriad___book___effects_Shelf_gen_traverse(serai___games___scholars___myriad___book___effects_Shelf_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__self);
    Py_VISIT(self->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_0);
    Py_VISIT(self->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_1);
    Py_VISIT(self->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_2);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_myriad___book___effects_Shelf_gen_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___book___effects_Shelf_genObject *self = (serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
    Py_CLEAR(self->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_0);
    Py_CLEAR(self->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_1);
    Py_CLEAR(self->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_2);
    return 0;
}

static int32_t CPyDef_myriad___book___effects_Shelf_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___book___effects_Shelf_genObject *self = (serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
    Py_CLEAR(self->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_0);
    Py_CLEAR(self->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_1);
    Py_CLEAR(self->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_2);
    return 0;
}

static void
myriad___book___effects_Shelf_gen_dealloc(serai___games___scholars___myriad___book___effects_Shelf_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (myriad___book___effects_Shelf_gen_free_instance == NULL) {
        myriad___book___effects_Shelf_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
        self->___mypyc_next_label__ = -113;
        self->___mypyc_temp__3_serai___games___scholars___myriad___book___effects_Shelf_gen_0 = -113;
        self->___mypyc_temp__3_serai___games___scholars___myriad___book___effects_Shelf_gen_1 = -113;
        self->___mypyc_temp__3_serai___games___scholars___myriad___book___effects_Shelf_gen_2 = -113;
        Py_CLEAR(self->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_0);
        Py_CLEAR(self->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_1);
        Py_CLEAR(self->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_2);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, myriad___book___effects_Shelf_gen_dealloc)
    CPyDef_myriad___book___effects_Shelf_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_myriad___book_____mypyc__effects_Shelf_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_myriad___book___effects_Shelf_gen(void);

static PyObject *
myriad___book___effects_Shelf_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_myriad___book___effects_Shelf_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_myriad___book_____mypyc__effects_Shelf_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem myriad___book___effects_Shelf_gen_vtable[6];
static bool
CPyDef_myriad___book___effects_Shelf_gen_trait_vtable_setup(void)
{
    CPyVTableItem myriad___book___effects_Shelf_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_myriad___book___effects_Shelf_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_myriad___book___effects_Shelf_gen_____next__,
        (CPyVTableItem)CPyDef_myriad___book___effects_Shelf_gen___send,
        (CPyVTableItem)CPyDef_myriad___book___effects_Shelf_gen_____iter__,
        (CPyVTableItem)CPyDef_myriad___book___effects_Shelf_gen___throw,
        (CPyVTableItem)CPyDef_myriad___book___effects_Shelf_gen___close,
    };
    memcpy(myriad___book___effects_Shelf_gen_vtable, myriad___book___effects_Shelf_gen_vtable_scratch, sizeof(myriad___book___effects_Shelf_gen_vtable));
    return 1;
}

static bool
CPyDef_myriad___book___effects_Shelf_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef myriad___book___effects_Shelf_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_myriad___book_____mypyc__effects_Shelf_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_myriad___book___effects_Shelf_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_myriad___book___effects_Shelf_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_myriad___book___effects_Shelf_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_myriad___book___effects_Shelf_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_myriad___book___effects_Shelf_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_myriad___book___effects_Shelf_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "effects_Shelf_gen",
    .tp_new = myriad___book___effects_Shelf_gen_new,
    .tp_dealloc = (destructor)myriad___book___effects_Shelf_gen_dealloc,
    .tp_traverse = (traverseproc)myriad___book___effects_Shelf_gen_traverse,
    .tp_clear = (inquiry)CPyDef_myriad___book___effects_Shelf_gen_clear,
    .tp_methods = myriad___book___effects_Shelf_gen_methods,
    .tp_iter = CPyDef_myriad___book___effects_Shelf_gen_____iter__,
    .tp_iternext = CPyDef_myriad___book___effects_Shelf_gen_____next__,
    .tp_as_async = &myriad___book___effects_Shelf_gen_as_async,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___book___effects_Shelf_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("effects_Shelf_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_myriad___book___effects_Shelf_gen_template = &CPyType_myriad___book___effects_Shelf_gen_template_;

PyObject *CPyDef_myriad___book_____mypyc__effects_Shelf_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___book___effects_Shelf_genObject *self;
    if (myriad___book___effects_Shelf_gen_free_instance != NULL) {
        self = myriad___book___effects_Shelf_gen_free_instance;
        myriad___book___effects_Shelf_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___scholars___myriad___book___effects_Shelf_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = myriad___book___effects_Shelf_gen_vtable;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_temp__3_serai___games___scholars___myriad___book___effects_Shelf_gen_0 = -113;
    self->___mypyc_temp__3_serai___games___scholars___myriad___book___effects_Shelf_gen_1 = -113;
    self->___mypyc_temp__3_serai___games___scholars___myriad___book___effects_Shelf_gen_2 = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_myriad___book___effects_Shelf_gen(void)
{
    PyObject *self = CPyDef_myriad___book_____mypyc__effects_Shelf_gen_setup((PyObject *)CPyType_myriad___book___effects_Shelf_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef myriad___bookmodule_methods[] = {
    {"_sides", (PyCFunction)CPyPy_myriad___book____sides, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_sides(effect)\n--\n\n") /* docstring */},
    {"shelf", (PyCFunction)CPyPy_myriad___book___shelf, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("shelf(t)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___myriad___book__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___myriad___book__internal, "__name__");
    CPyStatic_myriad___book___globals = PyModule_GetDict(CPyModule_serai___games___scholars___myriad___book__internal);
    if (unlikely(CPyStatic_myriad___book___globals == NULL))
        goto fail;
    CPyType_myriad___book___counts_itself_Page_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_myriad___book___counts_itself_Page_obj_template, NULL, modname);
    if (unlikely(!CPyType_myriad___book___counts_itself_Page_obj))
        goto fail;
    CPyDef_myriad___book___counts_itself_Page_obj_trait_vtable_setup();
    CPyType_myriad___book___branches_Tile_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_myriad___book___branches_Tile_obj_template, NULL, modname);
    if (unlikely(!CPyType_myriad___book___branches_Tile_obj))
        goto fail;
    CPyDef_myriad___book___branches_Tile_obj_trait_vtable_setup();
    CPyType_myriad___book___effects_Shelf_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_myriad___book___effects_Shelf_gen_template, NULL, modname);
    if (unlikely(!CPyType_myriad___book___effects_Shelf_gen))
        goto fail;
    CPyDef_myriad___book___effects_Shelf_gen_trait_vtable_setup();
    char result = CPyDef_myriad___book_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___myriad___book__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_myriad___book___Page);
    Py_CLEAR(CPyType_myriad___book___BookSpace);
    Py_CLEAR(CPyType_myriad___book___Tile);
    Py_CLEAR(CPyType_myriad___book___Upgrade);
    Py_CLEAR(CPyType_myriad___book___BlackTranslation);
    Py_CLEAR(CPyType_myriad___book___Shelf);
    Py_CLEAR(CPyType_myriad___book___Shelved);
    Py_CLEAR(CPyType_myriad___book___counts_itself_Page_obj);
    Py_CLEAR(CPyType_myriad___book___branches_Tile_obj);
    Py_CLEAR(CPyType_myriad___book___effects_Shelf_gen);
    return -1;
}
int CPyExec_serai___games___scholars___myriad___book(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___myriad___book__impl, &CPyImportState_serai___games___scholars___myriad___book, &CPyModule_serai___games___scholars___myriad___book);
}
static struct PyModuleDef myriad___bookmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.myriad.book",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    myriad___bookmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___myriad___book(void)
{
    if (CPyModule_serai___games___scholars___myriad___book__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___myriad___book__internal);
        return CPyModule_serai___games___scholars___myriad___book__internal;
    }
    CPyModule_serai___games___scholars___myriad___book__internal = PyModule_Create(&myriad___bookmodule);
    return CPyModule_serai___games___scholars___myriad___book__internal;
}

PyObject *CPyInit_serai___games___scholars___myriad___book(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___myriad___book__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___myriad___book__internal);
        return CPyModule_serai___games___scholars___myriad___book__internal;
    }
    CPyModule_serai___games___scholars___myriad___book__internal = PyModule_Create(&myriad___bookmodule);
    if (unlikely(CPyModule_serai___games___scholars___myriad___book__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.myriad.book");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___myriad___book__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___myriad___book__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___myriad___book__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___myriad___book(CPyModule_serai___games___scholars___myriad___book__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___myriad___book__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.myriad.book");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___myriad___book__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_myriad___book___counts_itself_Page_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_myriad___book___counts_itself_Page_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_myriad___book___counts_itself_Page_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__get__", -1, CPyStatic_myriad___book___globals);
            return NULL;
        }
        
char CPyDef_myriad___book___counts_itself_Page_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject **cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = 0;
    cpy_r_r3 = CPySequenceTuple_GetItem(cpy_r_self, 10);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "counts_itself", 36, CPyStatic_myriad___book___globals);
        goto CPyL12;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r3, CPyType_kernel___effects___Effect)))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/book.py", "counts_itself", 36, CPyStatic_myriad___book___globals, "serai.kernel.effects.Effect", cpy_r_r3);
        goto CPyL12;
    }
    cpy_r_r5 = CPyDef_kernel___effects___calls(cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "counts_itself", 36, CPyStatic_myriad___book___globals);
        goto CPyL12;
    }
CPyL3: ;
    cpy_r_r6 = NULL;
    cpy_r_r1 = cpy_r_r6;
    cpy_r_r7 = (PyObject **)&cpy_r_r1;
    cpy_r_r8 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r9 = CPyDef_kernel___effects___calls_gen_____mypyc_generator_helper__(cpy_r_r5, cpy_r_r8, cpy_r_r8, cpy_r_r8, cpy_r_r8, cpy_r_r7);
    if (cpy_r_r9 == NULL) {
        goto CPyL13;
    } else
        goto CPyL14;
CPyL4: ;
    if (likely(Py_TYPE(cpy_r_r9) == CPyType_kernel___effects___Call))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/book.py", "counts_itself", 36, CPyStatic_myriad___book___globals, "serai.kernel.effects.Call", cpy_r_r9);
        goto CPyL15;
    }
    cpy_r_r11 = ((serai___kernel___effects___CallObject *)cpy_r_r10)->_verb;
    cpy_r_r12 = ((serai___kernel___effects___VerbObject *)cpy_r_r11)->_name;
    CPy_INCREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r10);
    cpy_r_r13 = CPyStatics[2912]; /* 'score_xp_as_gold' */
    cpy_r_r14 = CPyStatics[2913]; /* 'score_workers_as_silver' */
    cpy_r_r15 = CPyStr_EqualLiteral(cpy_r_r12, cpy_r_r13, 16);
    if (cpy_r_r15) goto CPyL16;
    cpy_r_r16 = CPyStr_EqualLiteral(cpy_r_r12, cpy_r_r14, 23);
    CPy_DECREF(cpy_r_r12);
    if (cpy_r_r16) goto CPyL8;
    if (0) {
        goto CPyL17;
    } else
        goto CPyL3;
CPyL8: ;
    if (1) {
        goto CPyL17;
    } else
        goto CPyL3;
CPyL9: ;
    cpy_r_r2 = 1;
    goto CPyL11;
CPyL10: ;
    cpy_r_r17 = cpy_r_r1 != 0;
    CPy_XDECREF(cpy_r_r1);
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "counts_itself", 36, CPyStatic_myriad___book___globals);
        goto CPyL12;
    }
CPyL11: ;
    return cpy_r_r2;
CPyL12: ;
    cpy_r_r18 = 2;
    return cpy_r_r18;
CPyL13: ;
    CPy_DECREF(cpy_r_r5);
    goto CPyL10;
CPyL14: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL4;
CPyL15: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL12;
CPyL16: ;
    CPy_DECREF(cpy_r_r12);
    goto CPyL8;
CPyL17: ;
    CPy_DECREF(cpy_r_r5);
    goto CPyL9;
}
        
        PyObject *CPyPy_myriad___book___counts_itself_Page_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"self", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_self;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_self)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            PyObject * arg_self;
            if (likely(PyTuple_Check(obj_self)))
                arg_self = obj_self;
            else {
                CPy_TypeError("tuple", obj_self); 
                goto fail;
            }
            char retval = CPyDef_myriad___book___counts_itself_Page_obj_____call__(arg___mypyc_self__, arg_self);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "counts_itself", 34, CPyStatic_myriad___book___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___book___branches_Tile_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_myriad___book___branches_Tile_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_myriad___book___branches_Tile_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__get__", -1, CPyStatic_myriad___book___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___book___branches_Tile_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    tuple_T1O cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    cpy_r_r0 = CPySequenceTuple_GetItem(cpy_r_self, 2);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "branches", 55, CPyStatic_myriad___book___globals);
        goto CPyL9;
    }
    cpy_r_r1 = (PyObject *)CPyType_kernel___effects___Choice;
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyObject, ob_type));
    cpy_r_r3 = *(PyObject * *)cpy_r_r2;
    CPy_DECREF(cpy_r_r0);
    cpy_r_r4 = cpy_r_r3 == cpy_r_r1;
    if (!cpy_r_r4) goto CPyL5;
    cpy_r_r5 = CPySequenceTuple_GetItem(cpy_r_self, 2);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "branches", 55, CPyStatic_myriad___book___globals);
        goto CPyL9;
    }
    if (likely(Py_TYPE(cpy_r_r5) == CPyType_kernel___effects___Choice))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/book.py", "branches", 55, CPyStatic_myriad___book___globals, "serai.kernel.effects.Choice", cpy_r_r5);
        goto CPyL9;
    }
    cpy_r_r7 = ((serai___kernel___effects___ChoiceObject *)cpy_r_r6)->_parts;
    CPy_INCREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r6);
    cpy_r_r8 = cpy_r_r7;
    goto CPyL8;
CPyL5: ;
    cpy_r_r9 = CPySequenceTuple_GetItem(cpy_r_self, 2);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "branches", 55, CPyStatic_myriad___book___globals);
        goto CPyL9;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r9, CPyType_kernel___effects___Effect)))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/book.py", "branches", 55, CPyStatic_myriad___book___globals, "serai.kernel.effects.Effect", cpy_r_r9);
        goto CPyL9;
    }
    cpy_r_r11.f0 = cpy_r_r10;
    cpy_r_r12 = PyTuple_New(1);
    if (unlikely(cpy_r_r12 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp4943 = cpy_r_r11.f0;
    PyTuple_SET_ITEM(cpy_r_r12, 0, __tmp4943);
    cpy_r_r8 = cpy_r_r12;
CPyL8: ;
    return cpy_r_r8;
CPyL9: ;
    cpy_r_r13 = NULL;
    return cpy_r_r13;
}
        
        PyObject *CPyPy_myriad___book___branches_Tile_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"self", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_self;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_self)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            PyObject * arg_self;
            if (likely(PyTuple_Check(obj_self)))
                arg_self = obj_self;
            else {
                CPy_TypeError("tuple", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_myriad___book___branches_Tile_obj_____call__(arg___mypyc_self__, arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "branches", 54, CPyStatic_myriad___book___globals);
            return NULL;
        }
        
char CPyDef_myriad___book___Shelf_____init__(PyObject *cpy_r_self, PyObject *cpy_r_book, PyObject *cpy_r_content) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    int64_t cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    CPyTagged cpy_r_n;
    CPyPtr cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    CPyPtr cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    CPyTagged cpy_r_r17;
    int64_t cpy_r_r18;
    char cpy_r_r19;
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
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    tuple_T2OO cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_id;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_line;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    tuple_T2OO cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    CPyTagged cpy_r_r50;
    tuple_T4OOOO cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    tuple_T4OOOO cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    CPyPtr cpy_r_r59;
    CPyPtr cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject **cpy_r_r69;
    PyObject *cpy_r_r70;
    CPyTagged cpy_r_r71;
    CPyTagged cpy_r_action;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    CPyTagged cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    CPyTagged cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject **cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    int32_t cpy_r_r91;
    char cpy_r_r92;
    char cpy_r_r93;
    PyObject *cpy_r_r94;
    CPyPtr cpy_r_r95;
    int64_t cpy_r_r96;
    CPyTagged cpy_r_r97;
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
    tuple_T2OO cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    tuple_T4OOOO cpy_r_r111;
    char cpy_r_r112;
    PyObject *cpy_r_r113;
    tuple_T4OOOO cpy_r_r114;
    char cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    CPyPtr cpy_r_r119;
    CPyPtr cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject **cpy_r_r129;
    PyObject *cpy_r_r130;
    CPyTagged cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    CPyTagged cpy_r_r135;
    PyObject *cpy_r_r136;
    char cpy_r_r137;
    PyObject *cpy_r_r138;
    char cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject **cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    int32_t cpy_r_r153;
    char cpy_r_r154;
    char cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    tuple_T2OO cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    CPyTagged cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject **cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    int32_t cpy_r_r180;
    char cpy_r_r181;
    char cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    tuple_T2OO cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    CPyTagged cpy_r_r200;
    PyObject *cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject **cpy_r_r207;
    PyObject *cpy_r_r208;
    PyObject *cpy_r_r209;
    int32_t cpy_r_r210;
    char cpy_r_r211;
    char cpy_r_r212;
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
    CPyTagged cpy_r_r224;
    PyObject *cpy_r_r225;
    int32_t cpy_r_r226;
    char cpy_r_r227;
    char cpy_r_r228;
    PyObject *cpy_r_r229;
    PyObject *cpy_r_r230;
    PyObject *cpy_r_r231;
    PyObject *cpy_r_r232;
    PyObject *cpy_r_r233;
    PyObject *cpy_r_r234;
    PyObject *cpy_r_r235;
    PyObject *cpy_r_r236;
    PyObject *cpy_r_r237;
    PyObject *cpy_r_r238;
    PyObject *cpy_r_r239;
    tuple_T2OO cpy_r_r240;
    PyObject *cpy_r_r241;
    PyObject *cpy_r_r242;
    PyObject *cpy_r_r243;
    PyObject *cpy_r_r244;
    CPyTagged cpy_r_r245;
    PyObject *cpy_r_r246;
    PyObject *cpy_r_r247;
    CPyTagged cpy_r_r248;
    PyObject *cpy_r_r249;
    PyObject *cpy_r_r250;
    PyObject *cpy_r_r251;
    PyObject *cpy_r_r252;
    PyObject *cpy_r_r253;
    PyObject *cpy_r_r254;
    PyObject *cpy_r_r255;
    PyObject *cpy_r_r256;
    PyObject **cpy_r_r258;
    PyObject *cpy_r_r259;
    PyObject *cpy_r_r260;
    int32_t cpy_r_r261;
    char cpy_r_r262;
    char cpy_r_r263;
    char cpy_r_r264;
    PyObject *cpy_r_r265;
    char cpy_r_r266;
    PyObject *cpy_r_r267;
    tuple_T4OOOO cpy_r_r268;
    char cpy_r_r269;
    CPyTagged cpy_r_r270;
    CPyTagged cpy_r_action_2;
    char cpy_r_r271;
    PyObject *cpy_r_r272;
    PyObject *cpy_r_r273;
    int64_t cpy_r_r274;
    CPyPtr cpy_r_r275;
    int64_t cpy_r_r276;
    char cpy_r_r277;
    CPyPtr cpy_r_r278;
    CPyPtr cpy_r_r279;
    int64_t cpy_r_r280;
    CPyPtr cpy_r_r281;
    PyObject *cpy_r_r282;
    CPyTagged cpy_r_r283;
    PyObject *cpy_r_r284;
    PyObject *cpy_r_r285;
    PyObject *cpy_r_r286;
    PyObject *cpy_r_r287;
    PyObject *cpy_r_r288;
    PyObject *cpy_r_r289;
    int32_t cpy_r_r290;
    char cpy_r_r291;
    char cpy_r_r292;
    PyObject *cpy_r_r293;
    int32_t cpy_r_r294;
    char cpy_r_r295;
    int64_t cpy_r_r296;
    int32_t cpy_r_r297;
    char cpy_r_r298;
    CPyTagged cpy_r_r299;
    char cpy_r_r300;
    char cpy_r_r301;
    cpy_r_r0 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_verbs;
    CPy_INCREF(cpy_r_r0);
    CPy_INCREF(cpy_r_book);
    ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_self)->_book = cpy_r_book;
    cpy_r_r1 = 0;
    cpy_r_r2 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_colours;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/book.py", "__init__", "Book", "colours", 83, CPyStatic_myriad___book___globals);
        goto CPyL163;
    }
    CPy_INCREF(cpy_r_r2);
CPyL1: ;
    cpy_r_r3 = 0;
CPyL2: ;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = cpy_r_r3 < cpy_r_r5;
    if (!cpy_r_r6) goto CPyL164;
    cpy_r_n = cpy_r_r1;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyListObject, ob_item));
    cpy_r_r8 = *(CPyPtr *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r3 * 8;
    cpy_r_r10 = cpy_r_r8 + cpy_r_r9;
    cpy_r_r11 = *(PyObject * *)cpy_r_r10;
    CPy_INCREF(cpy_r_r11);
    if (likely(PyTuple_Check(cpy_r_r11)))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 83, CPyStatic_myriad___book___globals, "tuple", cpy_r_r11);
        goto CPyL165;
    }
    cpy_r_r13 = CPySequenceTuple_GetItem(cpy_r_r12, 2);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 83, CPyStatic_myriad___book___globals);
        goto CPyL165;
    }
    if (likely(PyUnicode_Check(cpy_r_r13)))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 83, CPyStatic_myriad___book___globals, "str", cpy_r_r13);
        goto CPyL165;
    }
    cpy_r_r15 = CPyStatics[2914]; /* 'other' */
    cpy_r_r16 = CPyStr_EqualLiteral(cpy_r_r14, cpy_r_r15, 5);
    CPy_DECREF(cpy_r_r14);
    if (cpy_r_r16) {
        goto CPyL166;
    } else
        goto CPyL167;
CPyL7: ;
    goto CPyL11;
CPyL8: ;
    cpy_r_r17 = cpy_r_r1 + 2;
    cpy_r_r1 = cpy_r_r17;
    cpy_r_r18 = cpy_r_r3 + 1;
    cpy_r_r3 = cpy_r_r18;
    goto CPyL2;
CPyL9: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r19 = 0;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 83, CPyStatic_myriad___book___globals);
        goto CPyL162;
    }
    CPy_Unreachable();
CPyL11: ;
    ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_self)->_black = cpy_r_n;
    cpy_r_r20 = PyList_New(0);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 84, CPyStatic_myriad___book___globals);
        goto CPyL163;
    }
    ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_self)->_pages = cpy_r_r20;
    cpy_r_r21 = CPyStatics[2915]; /* 'pages' */
    cpy_r_r22 = CPyStatics[571]; /* 'id' */
    cpy_r_r23 = CPyStatics[2916]; /* 'banner' */
    cpy_r_r24 = CPyStatics[334]; /* 'action' */
    cpy_r_r25 = CPyStatics[85]; /* 'cost' */
    cpy_r_r26 = CPyStatics[1519]; /* 'vp' */
    cpy_r_r27 = CPyStatics[602]; /* 'effect' */
    cpy_r_r28 = PyTuple_Pack(6, cpy_r_r22, cpy_r_r23, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 85, CPyStatic_myriad___book___globals);
        goto CPyL163;
    }
    cpy_r_r29 = CPyDef_content___Content___sheet(cpy_r_content, cpy_r_r21, cpy_r_r28);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 85, CPyStatic_myriad___book___globals);
        goto CPyL163;
    }
    cpy_r_r30 = CPyDef_content___Sheet___items(cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 85, CPyStatic_myriad___book___globals);
        goto CPyL163;
    }
    cpy_r_r31 = PyObject_GetIter(cpy_r_r30);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 85, CPyStatic_myriad___book___globals);
        goto CPyL163;
    }
CPyL16: ;
    cpy_r_r32 = PyIter_Next(cpy_r_r31);
    if (cpy_r_r32 == NULL) goto CPyL168;
    PyObject *__tmp4944;
    if (unlikely(!(PyTuple_Check(cpy_r_r32) && PyTuple_GET_SIZE(cpy_r_r32) == 2))) {
        __tmp4944 = NULL;
        goto __LL4945;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r32, 0))))
        __tmp4944 = PyTuple_GET_ITEM(cpy_r_r32, 0);
    else {
        __tmp4944 = NULL;
    }
    if (__tmp4944 == NULL) goto __LL4945;
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r32, 1)) == CPyType_content___Row))
        __tmp4944 = PyTuple_GET_ITEM(cpy_r_r32, 1);
    else {
        __tmp4944 = NULL;
    }
    if (__tmp4944 == NULL) goto __LL4945;
    __tmp4944 = cpy_r_r32;
__LL4945: ;
    if (unlikely(__tmp4944 == NULL)) {
        CPy_TypeError("tuple[str, serai.kernel.content.Row]", cpy_r_r32); cpy_r_r33 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp4946 = PyTuple_GET_ITEM(cpy_r_r32, 0);
        CPy_INCREF(__tmp4946);
        PyObject *__tmp4947;
        if (likely(PyUnicode_Check(__tmp4946)))
            __tmp4947 = __tmp4946;
        else {
            CPy_TypeError("str", __tmp4946); 
            __tmp4947 = NULL;
        }
        cpy_r_r33.f0 = __tmp4947;
        PyObject *__tmp4948 = PyTuple_GET_ITEM(cpy_r_r32, 1);
        CPy_INCREF(__tmp4948);
        PyObject *__tmp4949;
        if (likely(Py_TYPE(__tmp4948) == CPyType_content___Row))
            __tmp4949 = __tmp4948;
        else {
            CPy_TypeError("serai.kernel.content.Row", __tmp4948); 
            __tmp4949 = NULL;
        }
        cpy_r_r33.f1 = __tmp4949;
    }
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 85, CPyStatic_myriad___book___globals);
        goto CPyL169;
    }
    cpy_r_r34 = cpy_r_r33.f0;
    CPy_INCREF(cpy_r_r34);
    cpy_r_id = cpy_r_r34;
    cpy_r_r35 = cpy_r_r33.f1;
    CPy_INCREF(cpy_r_r35);
    CPy_DECREF(cpy_r_r33.f0);
    CPy_DECREF(cpy_r_r33.f1);
    cpy_r_line = cpy_r_r35;
    cpy_r_r36 = CPyStatics[2916]; /* 'banner' */
    cpy_r_r37 = CPyStatics[2759]; /* 'red' */
    cpy_r_r38 = CPyStatics[2917]; /* 'golden' */
    cpy_r_r39 = PyTuple_Pack(2, cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 86, CPyStatic_myriad___book___globals);
        goto CPyL170;
    }
    cpy_r_r40 = CPyDef_content___Row___word(cpy_r_line, cpy_r_r36, cpy_r_r39);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 86, CPyStatic_myriad___book___globals);
        goto CPyL170;
    }
    cpy_r_r41 = CPyStatics[2917]; /* 'golden' */
    cpy_r_r42 = CPyStr_EqualLiteral(cpy_r_r40, cpy_r_r41, 6);
    CPy_DECREF(cpy_r_r40);
    cpy_r_r43 = CPyStatics[602]; /* 'effect' */
    cpy_r_r44 = CPyDef_content___Row___effect(cpy_r_line, cpy_r_r43, cpy_r_r0);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 87, CPyStatic_myriad___book___globals);
        goto CPyL170;
    }
    cpy_r_r45 = CPyDef_myriad___book____sides(cpy_r_r44);
    if (unlikely(cpy_r_r45.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 88, CPyStatic_myriad___book___globals);
        goto CPyL171;
    }
    cpy_r_r46 = cpy_r_r45.f0;
    cpy_r_r47 = cpy_r_r45.f1;
    cpy_r_r48 = cpy_r_r46;
    cpy_r_r49 = cpy_r_r47;
    if (!cpy_r_r42) goto CPyL24;
    cpy_r_r50 = -2;
    goto CPyL39;
CPyL24: ;
    cpy_r_r51 = CPyStatic_scholars___names___ACTIONS;
    if (unlikely(cpy_r_r51.f0 == NULL)) {
        goto CPyL172;
    } else
        goto CPyL27;
CPyL25: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"ACTIONS\" was not set");
    cpy_r_r52 = 0;
    if (unlikely(!cpy_r_r52)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 89, CPyStatic_myriad___book___globals);
        goto CPyL162;
    }
    CPy_Unreachable();
CPyL27: ;
    cpy_r_r53 = CPyStatics[334]; /* 'action' */
    cpy_r_r54 = CPyStatic_scholars___names___ACTIONS;
    if (unlikely(cpy_r_r54.f0 == NULL)) {
        goto CPyL173;
    } else
        goto CPyL30;
CPyL28: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"ACTIONS\" was not set");
    cpy_r_r55 = 0;
    if (unlikely(!cpy_r_r55)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 89, CPyStatic_myriad___book___globals);
        goto CPyL162;
    }
    CPy_Unreachable();
CPyL30: ;
    cpy_r_r56 = CPyStatics[597]; /* 'word' */
    cpy_r_r57 = CPyObject_GetAttr(cpy_r_line, cpy_r_r56);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 89, CPyStatic_myriad___book___globals);
        goto CPyL174;
    }
    cpy_r_r58 = PyList_New(1);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 89, CPyStatic_myriad___book___globals);
        goto CPyL175;
    }
    cpy_r_r59 = (CPyPtr)((CPyPtr)cpy_r_r58 + offsetof(PyListObject, ob_item));
    cpy_r_r60 = *(CPyPtr *)cpy_r_r59;
    CPy_INCREF(cpy_r_r53);
    *(PyObject * *)cpy_r_r60 = cpy_r_r53;
    CPy_INCREF(cpy_r_r54.f0);
    CPy_INCREF(cpy_r_r54.f1);
    CPy_INCREF(cpy_r_r54.f2);
    CPy_INCREF(cpy_r_r54.f3);
    cpy_r_r61 = PyTuple_New(4);
    if (unlikely(cpy_r_r61 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp4950 = cpy_r_r54.f0;
    PyTuple_SET_ITEM(cpy_r_r61, 0, __tmp4950);
    PyObject *__tmp4951 = cpy_r_r54.f1;
    PyTuple_SET_ITEM(cpy_r_r61, 1, __tmp4951);
    PyObject *__tmp4952 = cpy_r_r54.f2;
    PyTuple_SET_ITEM(cpy_r_r61, 2, __tmp4952);
    PyObject *__tmp4953 = cpy_r_r54.f3;
    PyTuple_SET_ITEM(cpy_r_r61, 3, __tmp4953);
    cpy_r_r62 = CPyList_Extend(cpy_r_r58, cpy_r_r61);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 89, CPyStatic_myriad___book___globals);
        goto CPyL176;
    } else
        goto CPyL177;
CPyL33: ;
    cpy_r_r63 = PyList_AsTuple(cpy_r_r58);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 89, CPyStatic_myriad___book___globals);
        goto CPyL175;
    }
    cpy_r_r64 = PyObject_CallObject(cpy_r_r57, cpy_r_r63);
    CPy_DECREF(cpy_r_r57);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 89, CPyStatic_myriad___book___globals);
        goto CPyL174;
    }
    if (likely(PyUnicode_Check(cpy_r_r64)))
        cpy_r_r65 = cpy_r_r64;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 89, CPyStatic_myriad___book___globals, "str", cpy_r_r64);
        goto CPyL174;
    }
    cpy_r_r66 = CPyStatics[549]; /* 'index' */
    CPy_INCREF(cpy_r_r51.f0);
    CPy_INCREF(cpy_r_r51.f1);
    CPy_INCREF(cpy_r_r51.f2);
    CPy_INCREF(cpy_r_r51.f3);
    cpy_r_r67 = PyTuple_New(4);
    if (unlikely(cpy_r_r67 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp4954 = cpy_r_r51.f0;
    PyTuple_SET_ITEM(cpy_r_r67, 0, __tmp4954);
    PyObject *__tmp4955 = cpy_r_r51.f1;
    PyTuple_SET_ITEM(cpy_r_r67, 1, __tmp4955);
    PyObject *__tmp4956 = cpy_r_r51.f2;
    PyTuple_SET_ITEM(cpy_r_r67, 2, __tmp4956);
    PyObject *__tmp4957 = cpy_r_r51.f3;
    PyTuple_SET_ITEM(cpy_r_r67, 3, __tmp4957);
    PyObject *cpy_r_r68[2] = {cpy_r_r67, cpy_r_r65};
    cpy_r_r69 = (PyObject **)&cpy_r_r68;
    cpy_r_r70 = PyObject_VectorcallMethod(cpy_r_r66, cpy_r_r69, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 89, CPyStatic_myriad___book___globals);
        goto CPyL178;
    }
    CPy_DECREF(cpy_r_r67);
    CPy_DECREF(cpy_r_r65);
    if (likely(PyLong_Check(cpy_r_r70)))
        cpy_r_r71 = CPyTagged_FromObject(cpy_r_r70);
    else {
        CPy_TypeError("int", cpy_r_r70); cpy_r_r71 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r71 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 89, CPyStatic_myriad___book___globals);
        goto CPyL174;
    }
    cpy_r_r50 = cpy_r_r71;
CPyL39: ;
    cpy_r_action = cpy_r_r50;
    cpy_r_r72 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_self)->_pages;
    CPy_INCREF(cpy_r_r72);
    cpy_r_r73 = CPyStatics[85]; /* 'cost' */
    cpy_r_r74 = NULL;
    cpy_r_r75 = CPyDef_content___Row___number(cpy_r_line, cpy_r_r73, cpy_r_r74);
    if (unlikely(cpy_r_r75 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 91, CPyStatic_myriad___book___globals);
        goto CPyL179;
    }
    cpy_r_r76 = CPyStatics[1519]; /* 'vp' */
    cpy_r_r77 = NULL;
    cpy_r_r78 = CPyDef_content___Row___number(cpy_r_line, cpy_r_r76, cpy_r_r77);
    if (unlikely(cpy_r_r78 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 91, CPyStatic_myriad___book___globals);
        goto CPyL180;
    }
    cpy_r_r79 = CPyDef_content___Row___source(cpy_r_line);
    CPy_DECREF(cpy_r_line);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 91, CPyStatic_myriad___book___globals);
        goto CPyL181;
    }
CPyL42: ;
    cpy_r_r80 = CPyStatic_myriad___book___globals;
    cpy_r_r81 = CPyStatics[2918]; /* 'Page' */
    cpy_r_r82 = CPyDict_GetItem(cpy_r_r80, cpy_r_r81);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 91, CPyStatic_myriad___book___globals);
        goto CPyL182;
    }
    cpy_r_r83 = cpy_r_r42 ? Py_True : Py_False;
    cpy_r_r84 = CPyTagged_StealAsObject(cpy_r_action);
    cpy_r_r85 = CPyTagged_StealAsObject(cpy_r_r75);
    cpy_r_r86 = CPyTagged_StealAsObject(cpy_r_r78);
    PyObject *cpy_r_r87[9] = {
        cpy_r_id, cpy_r_r83, cpy_r_r84, cpy_r_r85, cpy_r_r86, cpy_r_r44,
        cpy_r_r48, cpy_r_r49, cpy_r_r79
    };
    cpy_r_r88 = (PyObject **)&cpy_r_r87;
    cpy_r_r89 = PyObject_Vectorcall(cpy_r_r82, cpy_r_r88, 9, 0);
    CPy_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 91, CPyStatic_myriad___book___globals);
        goto CPyL183;
    }
    CPy_DECREF(cpy_r_id);
    CPy_DECREF(cpy_r_r84);
    CPy_DECREF(cpy_r_r85);
    CPy_DECREF(cpy_r_r86);
    CPy_DECREF(cpy_r_r44);
    CPy_DECREF(cpy_r_r48);
    CPy_DECREF(cpy_r_r49);
    CPy_DECREF(cpy_r_r79);
    if (likely(PyTuple_Check(cpy_r_r89)))
        cpy_r_r90 = cpy_r_r89;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 91, CPyStatic_myriad___book___globals, "tuple", cpy_r_r89);
        goto CPyL184;
    }
    cpy_r_r91 = PyList_Append(cpy_r_r72, cpy_r_r90);
    CPy_DECREF(cpy_r_r72);
    CPy_DECREF(cpy_r_r90);
    cpy_r_r92 = cpy_r_r91 >= 0;
    if (unlikely(!cpy_r_r92)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 90, CPyStatic_myriad___book___globals);
        goto CPyL169;
    } else
        goto CPyL16;
CPyL46: ;
    cpy_r_r93 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r93)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 85, CPyStatic_myriad___book___globals);
        goto CPyL163;
    }
    cpy_r_r94 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_self)->_pages;
    cpy_r_r95 = (CPyPtr)((CPyPtr)cpy_r_r94 + offsetof(PyVarObject, ob_size));
    cpy_r_r96 = *(int64_t *)cpy_r_r95;
    cpy_r_r97 = cpy_r_r96 << 1;
    ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_self)->_start = cpy_r_r97;
    cpy_r_r98 = CPyStatics[2919]; /* 'starting_pages' */
    cpy_r_r99 = CPyStatics[571]; /* 'id' */
    cpy_r_r100 = CPyStatics[334]; /* 'action' */
    cpy_r_r101 = CPyStatics[1519]; /* 'vp' */
    cpy_r_r102 = PyTuple_Pack(3, cpy_r_r99, cpy_r_r100, cpy_r_r101);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 94, CPyStatic_myriad___book___globals);
        goto CPyL163;
    }
    cpy_r_r103 = CPyDef_content___Content___sheet(cpy_r_content, cpy_r_r98, cpy_r_r102);
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 94, CPyStatic_myriad___book___globals);
        goto CPyL163;
    }
    cpy_r_r104 = CPyDef_content___Sheet___expect(cpy_r_r103, 2);
    CPy_DECREF(cpy_r_r103);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 94, CPyStatic_myriad___book___globals);
        goto CPyL163;
    }
    cpy_r_r105 = CPyDef_content___Sheet___items(cpy_r_r104);
    CPy_DECREF(cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 94, CPyStatic_myriad___book___globals);
        goto CPyL163;
    }
    cpy_r_r106 = PyObject_GetIter(cpy_r_r105);
    CPy_DECREF(cpy_r_r105);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 94, CPyStatic_myriad___book___globals);
        goto CPyL163;
    }
CPyL52: ;
    cpy_r_r107 = PyIter_Next(cpy_r_r106);
    if (cpy_r_r107 == NULL) goto CPyL185;
    PyObject *__tmp4958;
    if (unlikely(!(PyTuple_Check(cpy_r_r107) && PyTuple_GET_SIZE(cpy_r_r107) == 2))) {
        __tmp4958 = NULL;
        goto __LL4959;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r107, 0))))
        __tmp4958 = PyTuple_GET_ITEM(cpy_r_r107, 0);
    else {
        __tmp4958 = NULL;
    }
    if (__tmp4958 == NULL) goto __LL4959;
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r107, 1)) == CPyType_content___Row))
        __tmp4958 = PyTuple_GET_ITEM(cpy_r_r107, 1);
    else {
        __tmp4958 = NULL;
    }
    if (__tmp4958 == NULL) goto __LL4959;
    __tmp4958 = cpy_r_r107;
__LL4959: ;
    if (unlikely(__tmp4958 == NULL)) {
        CPy_TypeError("tuple[str, serai.kernel.content.Row]", cpy_r_r107); cpy_r_r108 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp4960 = PyTuple_GET_ITEM(cpy_r_r107, 0);
        CPy_INCREF(__tmp4960);
        PyObject *__tmp4961;
        if (likely(PyUnicode_Check(__tmp4960)))
            __tmp4961 = __tmp4960;
        else {
            CPy_TypeError("str", __tmp4960); 
            __tmp4961 = NULL;
        }
        cpy_r_r108.f0 = __tmp4961;
        PyObject *__tmp4962 = PyTuple_GET_ITEM(cpy_r_r107, 1);
        CPy_INCREF(__tmp4962);
        PyObject *__tmp4963;
        if (likely(Py_TYPE(__tmp4962) == CPyType_content___Row))
            __tmp4963 = __tmp4962;
        else {
            CPy_TypeError("serai.kernel.content.Row", __tmp4962); 
            __tmp4963 = NULL;
        }
        cpy_r_r108.f1 = __tmp4963;
    }
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r108.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 94, CPyStatic_myriad___book___globals);
        goto CPyL186;
    }
    cpy_r_r109 = cpy_r_r108.f0;
    CPy_INCREF(cpy_r_r109);
    cpy_r_id = cpy_r_r109;
    cpy_r_r110 = cpy_r_r108.f1;
    CPy_INCREF(cpy_r_r110);
    CPy_DECREF(cpy_r_r108.f0);
    CPy_DECREF(cpy_r_r108.f1);
    cpy_r_line = cpy_r_r110;
    cpy_r_r111 = CPyStatic_scholars___names___ACTIONS;
    if (unlikely(cpy_r_r111.f0 == NULL)) {
        goto CPyL187;
    } else
        goto CPyL57;
CPyL55: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"ACTIONS\" was not set");
    cpy_r_r112 = 0;
    if (unlikely(!cpy_r_r112)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 95, CPyStatic_myriad___book___globals);
        goto CPyL162;
    }
    CPy_Unreachable();
CPyL57: ;
    cpy_r_r113 = CPyStatics[334]; /* 'action' */
    cpy_r_r114 = CPyStatic_scholars___names___ACTIONS;
    if (unlikely(cpy_r_r114.f0 == NULL)) {
        goto CPyL188;
    } else
        goto CPyL60;
CPyL58: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"ACTIONS\" was not set");
    cpy_r_r115 = 0;
    if (unlikely(!cpy_r_r115)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 95, CPyStatic_myriad___book___globals);
        goto CPyL162;
    }
    CPy_Unreachable();
CPyL60: ;
    cpy_r_r116 = CPyStatics[597]; /* 'word' */
    cpy_r_r117 = CPyObject_GetAttr(cpy_r_line, cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 95, CPyStatic_myriad___book___globals);
        goto CPyL189;
    }
    cpy_r_r118 = PyList_New(1);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 95, CPyStatic_myriad___book___globals);
        goto CPyL190;
    }
    cpy_r_r119 = (CPyPtr)((CPyPtr)cpy_r_r118 + offsetof(PyListObject, ob_item));
    cpy_r_r120 = *(CPyPtr *)cpy_r_r119;
    CPy_INCREF(cpy_r_r113);
    *(PyObject * *)cpy_r_r120 = cpy_r_r113;
    CPy_INCREF(cpy_r_r114.f0);
    CPy_INCREF(cpy_r_r114.f1);
    CPy_INCREF(cpy_r_r114.f2);
    CPy_INCREF(cpy_r_r114.f3);
    cpy_r_r121 = PyTuple_New(4);
    if (unlikely(cpy_r_r121 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp4964 = cpy_r_r114.f0;
    PyTuple_SET_ITEM(cpy_r_r121, 0, __tmp4964);
    PyObject *__tmp4965 = cpy_r_r114.f1;
    PyTuple_SET_ITEM(cpy_r_r121, 1, __tmp4965);
    PyObject *__tmp4966 = cpy_r_r114.f2;
    PyTuple_SET_ITEM(cpy_r_r121, 2, __tmp4966);
    PyObject *__tmp4967 = cpy_r_r114.f3;
    PyTuple_SET_ITEM(cpy_r_r121, 3, __tmp4967);
    cpy_r_r122 = CPyList_Extend(cpy_r_r118, cpy_r_r121);
    CPy_DECREF(cpy_r_r121);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 95, CPyStatic_myriad___book___globals);
        goto CPyL191;
    } else
        goto CPyL192;
CPyL63: ;
    cpy_r_r123 = PyList_AsTuple(cpy_r_r118);
    CPy_DECREF(cpy_r_r118);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 95, CPyStatic_myriad___book___globals);
        goto CPyL190;
    }
    cpy_r_r124 = PyObject_CallObject(cpy_r_r117, cpy_r_r123);
    CPy_DECREF(cpy_r_r117);
    CPy_DECREF(cpy_r_r123);
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 95, CPyStatic_myriad___book___globals);
        goto CPyL189;
    }
    if (likely(PyUnicode_Check(cpy_r_r124)))
        cpy_r_r125 = cpy_r_r124;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 95, CPyStatic_myriad___book___globals, "str", cpy_r_r124);
        goto CPyL189;
    }
    cpy_r_r126 = CPyStatics[549]; /* 'index' */
    CPy_INCREF(cpy_r_r111.f0);
    CPy_INCREF(cpy_r_r111.f1);
    CPy_INCREF(cpy_r_r111.f2);
    CPy_INCREF(cpy_r_r111.f3);
    cpy_r_r127 = PyTuple_New(4);
    if (unlikely(cpy_r_r127 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp4968 = cpy_r_r111.f0;
    PyTuple_SET_ITEM(cpy_r_r127, 0, __tmp4968);
    PyObject *__tmp4969 = cpy_r_r111.f1;
    PyTuple_SET_ITEM(cpy_r_r127, 1, __tmp4969);
    PyObject *__tmp4970 = cpy_r_r111.f2;
    PyTuple_SET_ITEM(cpy_r_r127, 2, __tmp4970);
    PyObject *__tmp4971 = cpy_r_r111.f3;
    PyTuple_SET_ITEM(cpy_r_r127, 3, __tmp4971);
    PyObject *cpy_r_r128[2] = {cpy_r_r127, cpy_r_r125};
    cpy_r_r129 = (PyObject **)&cpy_r_r128;
    cpy_r_r130 = PyObject_VectorcallMethod(cpy_r_r126, cpy_r_r129, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 95, CPyStatic_myriad___book___globals);
        goto CPyL193;
    }
    CPy_DECREF(cpy_r_r127);
    CPy_DECREF(cpy_r_r125);
    if (likely(PyLong_Check(cpy_r_r130)))
        cpy_r_r131 = CPyTagged_FromObject(cpy_r_r130);
    else {
        CPy_TypeError("int", cpy_r_r130); cpy_r_r131 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r130);
    if (unlikely(cpy_r_r131 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 95, CPyStatic_myriad___book___globals);
        goto CPyL189;
    }
    cpy_r_action = cpy_r_r131;
    cpy_r_r132 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_self)->_pages;
    CPy_INCREF(cpy_r_r132);
    cpy_r_r133 = CPyStatics[1519]; /* 'vp' */
    cpy_r_r134 = NULL;
    cpy_r_r135 = CPyDef_content___Row___number(cpy_r_line, cpy_r_r133, cpy_r_r134);
    if (unlikely(cpy_r_r135 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 96, CPyStatic_myriad___book___globals);
        goto CPyL194;
    }
    cpy_r_r136 = CPyStatic_kernel___effects___NOTHING;
    if (unlikely(cpy_r_r136 == NULL)) {
        goto CPyL195;
    } else
        goto CPyL72;
CPyL70: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"NOTHING\" was not set");
    cpy_r_r137 = 0;
    if (unlikely(!cpy_r_r137)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 96, CPyStatic_myriad___book___globals);
        goto CPyL162;
    }
    CPy_Unreachable();
CPyL72: ;
    cpy_r_r138 = CPyStatic_kernel___effects___NOTHING;
    if (unlikely(cpy_r_r138 == NULL)) {
        goto CPyL196;
    } else
        goto CPyL75;
CPyL73: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"NOTHING\" was not set");
    cpy_r_r139 = 0;
    if (unlikely(!cpy_r_r139)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 96, CPyStatic_myriad___book___globals);
        goto CPyL162;
    }
    CPy_Unreachable();
CPyL75: ;
    cpy_r_r140 = CPyDef_content___Row___source(cpy_r_line);
    CPy_DECREF(cpy_r_line);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 96, CPyStatic_myriad___book___globals);
        goto CPyL197;
    }
CPyL76: ;
    cpy_r_r141 = CPyStatic_myriad___book___globals;
    cpy_r_r142 = CPyStatics[2918]; /* 'Page' */
    cpy_r_r143 = CPyDict_GetItem(cpy_r_r141, cpy_r_r142);
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 96, CPyStatic_myriad___book___globals);
        goto CPyL198;
    }
    cpy_r_r144 = 0 ? Py_True : Py_False;
    cpy_r_r145 = CPyTagged_StealAsObject(cpy_r_action);
    cpy_r_r146 = CPyStatics[4896]; /* 0 */
    cpy_r_r147 = CPyTagged_StealAsObject(cpy_r_r135);
    cpy_r_r148 = Py_None;
    PyObject *cpy_r_r149[9] = {
        cpy_r_id, cpy_r_r144, cpy_r_r145, cpy_r_r146, cpy_r_r147,
        cpy_r_r136, cpy_r_r148, cpy_r_r138, cpy_r_r140
    };
    cpy_r_r150 = (PyObject **)&cpy_r_r149;
    cpy_r_r151 = PyObject_Vectorcall(cpy_r_r143, cpy_r_r150, 9, 0);
    CPy_DECREF(cpy_r_r143);
    if (unlikely(cpy_r_r151 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 96, CPyStatic_myriad___book___globals);
        goto CPyL199;
    }
    CPy_DECREF(cpy_r_id);
    CPy_DECREF(cpy_r_r145);
    CPy_DECREF(cpy_r_r147);
    CPy_DECREF(cpy_r_r140);
    if (likely(PyTuple_Check(cpy_r_r151)))
        cpy_r_r152 = cpy_r_r151;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 96, CPyStatic_myriad___book___globals, "tuple", cpy_r_r151);
        goto CPyL200;
    }
    cpy_r_r153 = PyList_Append(cpy_r_r132, cpy_r_r152);
    CPy_DECREF(cpy_r_r132);
    CPy_DECREF(cpy_r_r152);
    cpy_r_r154 = cpy_r_r153 >= 0;
    if (unlikely(!cpy_r_r154)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 96, CPyStatic_myriad___book___globals);
        goto CPyL186;
    } else
        goto CPyL52;
CPyL80: ;
    cpy_r_r155 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r155)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 94, CPyStatic_myriad___book___globals);
        goto CPyL163;
    }
    cpy_r_r156 = PyList_New(0);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 97, CPyStatic_myriad___book___globals);
        goto CPyL163;
    }
    cpy_r_r157 = CPyStatics[2920]; /* 'book_spaces' */
    cpy_r_r158 = CPyStatics[571]; /* 'id' */
    cpy_r_r159 = CPyStatics[318]; /* 'book' */
    cpy_r_r160 = PyTuple_Pack(2, cpy_r_r158, cpy_r_r159);
    if (unlikely(cpy_r_r160 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 99, CPyStatic_myriad___book___globals);
        goto CPyL201;
    }
    cpy_r_r161 = CPyDef_content___Content___sheet(cpy_r_content, cpy_r_r157, cpy_r_r160);
    CPy_DECREF(cpy_r_r160);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 99, CPyStatic_myriad___book___globals);
        goto CPyL201;
    }
    cpy_r_r162 = CPyDef_content___Sheet___items(cpy_r_r161);
    CPy_DECREF(cpy_r_r161);
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 99, CPyStatic_myriad___book___globals);
        goto CPyL201;
    }
    cpy_r_r163 = PyObject_GetIter(cpy_r_r162);
    CPy_DECREF(cpy_r_r162);
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 97, CPyStatic_myriad___book___globals);
        goto CPyL201;
    }
CPyL86: ;
    cpy_r_r164 = PyIter_Next(cpy_r_r163);
    if (cpy_r_r164 == NULL) goto CPyL202;
    PyObject *__tmp4972;
    if (unlikely(!(PyTuple_Check(cpy_r_r164) && PyTuple_GET_SIZE(cpy_r_r164) == 2))) {
        __tmp4972 = NULL;
        goto __LL4973;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r164, 0))))
        __tmp4972 = PyTuple_GET_ITEM(cpy_r_r164, 0);
    else {
        __tmp4972 = NULL;
    }
    if (__tmp4972 == NULL) goto __LL4973;
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r164, 1)) == CPyType_content___Row))
        __tmp4972 = PyTuple_GET_ITEM(cpy_r_r164, 1);
    else {
        __tmp4972 = NULL;
    }
    if (__tmp4972 == NULL) goto __LL4973;
    __tmp4972 = cpy_r_r164;
__LL4973: ;
    if (unlikely(__tmp4972 == NULL)) {
        CPy_TypeError("tuple[str, serai.kernel.content.Row]", cpy_r_r164); cpy_r_r165 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp4974 = PyTuple_GET_ITEM(cpy_r_r164, 0);
        CPy_INCREF(__tmp4974);
        PyObject *__tmp4975;
        if (likely(PyUnicode_Check(__tmp4974)))
            __tmp4975 = __tmp4974;
        else {
            CPy_TypeError("str", __tmp4974); 
            __tmp4975 = NULL;
        }
        cpy_r_r165.f0 = __tmp4975;
        PyObject *__tmp4976 = PyTuple_GET_ITEM(cpy_r_r164, 1);
        CPy_INCREF(__tmp4976);
        PyObject *__tmp4977;
        if (likely(Py_TYPE(__tmp4976) == CPyType_content___Row))
            __tmp4977 = __tmp4976;
        else {
            CPy_TypeError("serai.kernel.content.Row", __tmp4976); 
            __tmp4977 = NULL;
        }
        cpy_r_r165.f1 = __tmp4977;
    }
    CPy_DECREF(cpy_r_r164);
    if (unlikely(cpy_r_r165.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 97, CPyStatic_myriad___book___globals);
        goto CPyL203;
    }
    cpy_r_r166 = cpy_r_r165.f0;
    CPy_INCREF(cpy_r_r166);
    cpy_r_r167 = cpy_r_r165.f1;
    CPy_INCREF(cpy_r_r167);
    CPy_DECREF(cpy_r_r165.f0);
    CPy_DECREF(cpy_r_r165.f1);
    cpy_r_r168 = CPyStatics[318]; /* 'book' */
    cpy_r_r169 = NULL;
    cpy_r_r170 = CPyDef_content___Row___number(cpy_r_r167, cpy_r_r168, cpy_r_r169);
    if (unlikely(cpy_r_r170 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 98, CPyStatic_myriad___book___globals);
        goto CPyL204;
    }
    cpy_r_r171 = CPyDef_content___Row___source(cpy_r_r167);
    CPy_DECREF(cpy_r_r167);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 98, CPyStatic_myriad___book___globals);
        goto CPyL205;
    }
CPyL90: ;
    cpy_r_r172 = CPyStatic_myriad___book___globals;
    cpy_r_r173 = CPyStatics[2921]; /* 'BookSpace' */
    cpy_r_r174 = CPyDict_GetItem(cpy_r_r172, cpy_r_r173);
    if (unlikely(cpy_r_r174 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 98, CPyStatic_myriad___book___globals);
        goto CPyL206;
    }
    cpy_r_r175 = CPyTagged_StealAsObject(cpy_r_r170);
    PyObject *cpy_r_r176[3] = {cpy_r_r166, cpy_r_r175, cpy_r_r171};
    cpy_r_r177 = (PyObject **)&cpy_r_r176;
    cpy_r_r178 = PyObject_Vectorcall(cpy_r_r174, cpy_r_r177, 3, 0);
    CPy_DECREF(cpy_r_r174);
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 98, CPyStatic_myriad___book___globals);
        goto CPyL207;
    }
    CPy_DECREF(cpy_r_r166);
    CPy_DECREF(cpy_r_r175);
    CPy_DECREF(cpy_r_r171);
    if (likely(PyTuple_Check(cpy_r_r178)))
        cpy_r_r179 = cpy_r_r178;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 98, CPyStatic_myriad___book___globals, "tuple", cpy_r_r178);
        goto CPyL203;
    }
    cpy_r_r180 = PyList_Append(cpy_r_r156, cpy_r_r179);
    CPy_DECREF(cpy_r_r179);
    cpy_r_r181 = cpy_r_r180 >= 0;
    if (unlikely(!cpy_r_r181)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 97, CPyStatic_myriad___book___globals);
        goto CPyL203;
    } else
        goto CPyL86;
CPyL94: ;
    cpy_r_r182 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r182)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 97, CPyStatic_myriad___book___globals);
        goto CPyL201;
    }
    ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_self)->_spaces = cpy_r_r156;
    cpy_r_r183 = PyList_New(0);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 101, CPyStatic_myriad___book___globals);
        goto CPyL163;
    }
    cpy_r_r184 = CPyStatics[2922]; /* 'row_tiles' */
    cpy_r_r185 = CPyStatics[571]; /* 'id' */
    cpy_r_r186 = CPyStatics[602]; /* 'effect' */
    cpy_r_r187 = CPyStatics[1519]; /* 'vp' */
    cpy_r_r188 = PyTuple_Pack(3, cpy_r_r185, cpy_r_r186, cpy_r_r187);
    if (unlikely(cpy_r_r188 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 103, CPyStatic_myriad___book___globals);
        goto CPyL208;
    }
    cpy_r_r189 = CPyDef_content___Content___sheet(cpy_r_content, cpy_r_r184, cpy_r_r188);
    CPy_DECREF(cpy_r_r188);
    if (unlikely(cpy_r_r189 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 103, CPyStatic_myriad___book___globals);
        goto CPyL208;
    }
    cpy_r_r190 = CPyDef_content___Sheet___items(cpy_r_r189);
    CPy_DECREF(cpy_r_r189);
    if (unlikely(cpy_r_r190 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 103, CPyStatic_myriad___book___globals);
        goto CPyL208;
    }
    cpy_r_r191 = PyObject_GetIter(cpy_r_r190);
    CPy_DECREF(cpy_r_r190);
    if (unlikely(cpy_r_r191 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 101, CPyStatic_myriad___book___globals);
        goto CPyL208;
    }
CPyL100: ;
    cpy_r_r192 = PyIter_Next(cpy_r_r191);
    if (cpy_r_r192 == NULL) goto CPyL209;
    PyObject *__tmp4978;
    if (unlikely(!(PyTuple_Check(cpy_r_r192) && PyTuple_GET_SIZE(cpy_r_r192) == 2))) {
        __tmp4978 = NULL;
        goto __LL4979;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r192, 0))))
        __tmp4978 = PyTuple_GET_ITEM(cpy_r_r192, 0);
    else {
        __tmp4978 = NULL;
    }
    if (__tmp4978 == NULL) goto __LL4979;
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r192, 1)) == CPyType_content___Row))
        __tmp4978 = PyTuple_GET_ITEM(cpy_r_r192, 1);
    else {
        __tmp4978 = NULL;
    }
    if (__tmp4978 == NULL) goto __LL4979;
    __tmp4978 = cpy_r_r192;
__LL4979: ;
    if (unlikely(__tmp4978 == NULL)) {
        CPy_TypeError("tuple[str, serai.kernel.content.Row]", cpy_r_r192); cpy_r_r193 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp4980 = PyTuple_GET_ITEM(cpy_r_r192, 0);
        CPy_INCREF(__tmp4980);
        PyObject *__tmp4981;
        if (likely(PyUnicode_Check(__tmp4980)))
            __tmp4981 = __tmp4980;
        else {
            CPy_TypeError("str", __tmp4980); 
            __tmp4981 = NULL;
        }
        cpy_r_r193.f0 = __tmp4981;
        PyObject *__tmp4982 = PyTuple_GET_ITEM(cpy_r_r192, 1);
        CPy_INCREF(__tmp4982);
        PyObject *__tmp4983;
        if (likely(Py_TYPE(__tmp4982) == CPyType_content___Row))
            __tmp4983 = __tmp4982;
        else {
            CPy_TypeError("serai.kernel.content.Row", __tmp4982); 
            __tmp4983 = NULL;
        }
        cpy_r_r193.f1 = __tmp4983;
    }
    CPy_DECREF(cpy_r_r192);
    if (unlikely(cpy_r_r193.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 101, CPyStatic_myriad___book___globals);
        goto CPyL210;
    }
    cpy_r_r194 = cpy_r_r193.f0;
    CPy_INCREF(cpy_r_r194);
    cpy_r_r195 = cpy_r_r193.f1;
    CPy_INCREF(cpy_r_r195);
    CPy_DECREF(cpy_r_r193.f0);
    CPy_DECREF(cpy_r_r193.f1);
    cpy_r_r196 = CPyStatics[602]; /* 'effect' */
    cpy_r_r197 = CPyDef_content___Row___effect(cpy_r_r195, cpy_r_r196, cpy_r_r0);
    if (unlikely(cpy_r_r197 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 102, CPyStatic_myriad___book___globals);
        goto CPyL211;
    }
    cpy_r_r198 = CPyStatics[1519]; /* 'vp' */
    cpy_r_r199 = NULL;
    cpy_r_r200 = CPyDef_content___Row___number(cpy_r_r195, cpy_r_r198, cpy_r_r199);
    if (unlikely(cpy_r_r200 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 102, CPyStatic_myriad___book___globals);
        goto CPyL212;
    }
    cpy_r_r201 = CPyDef_content___Row___source(cpy_r_r195);
    CPy_DECREF(cpy_r_r195);
    if (unlikely(cpy_r_r201 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 102, CPyStatic_myriad___book___globals);
        goto CPyL213;
    }
CPyL105: ;
    cpy_r_r202 = CPyStatic_myriad___book___globals;
    cpy_r_r203 = CPyStatics[2923]; /* 'Tile' */
    cpy_r_r204 = CPyDict_GetItem(cpy_r_r202, cpy_r_r203);
    if (unlikely(cpy_r_r204 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 102, CPyStatic_myriad___book___globals);
        goto CPyL214;
    }
    cpy_r_r205 = CPyTagged_StealAsObject(cpy_r_r200);
    PyObject *cpy_r_r206[4] = {cpy_r_r194, cpy_r_r197, cpy_r_r205, cpy_r_r201};
    cpy_r_r207 = (PyObject **)&cpy_r_r206;
    cpy_r_r208 = PyObject_Vectorcall(cpy_r_r204, cpy_r_r207, 4, 0);
    CPy_DECREF(cpy_r_r204);
    if (unlikely(cpy_r_r208 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 102, CPyStatic_myriad___book___globals);
        goto CPyL215;
    }
    CPy_DECREF(cpy_r_r194);
    CPy_DECREF(cpy_r_r197);
    CPy_DECREF(cpy_r_r205);
    CPy_DECREF(cpy_r_r201);
    if (likely(PyTuple_Check(cpy_r_r208)))
        cpy_r_r209 = cpy_r_r208;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 102, CPyStatic_myriad___book___globals, "tuple", cpy_r_r208);
        goto CPyL210;
    }
    cpy_r_r210 = PyList_Append(cpy_r_r183, cpy_r_r209);
    CPy_DECREF(cpy_r_r209);
    cpy_r_r211 = cpy_r_r210 >= 0;
    if (unlikely(!cpy_r_r211)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 101, CPyStatic_myriad___book___globals);
        goto CPyL210;
    } else
        goto CPyL100;
CPyL109: ;
    cpy_r_r212 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r212)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 101, CPyStatic_myriad___book___globals);
        goto CPyL208;
    }
    ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_self)->_tiles = cpy_r_r183;
    cpy_r_r213 = PyList_New(0);
    if (unlikely(cpy_r_r213 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 105, CPyStatic_myriad___book___globals);
        goto CPyL163;
    }
    cpy_r_r214 = CPyStatics[2924]; /* 'row_costs' */
    cpy_r_r215 = CPyStatics[571]; /* 'id' */
    cpy_r_r216 = CPyStatics[85]; /* 'cost' */
    cpy_r_r217 = PyTuple_Pack(2, cpy_r_r215, cpy_r_r216);
    if (unlikely(cpy_r_r217 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 105, CPyStatic_myriad___book___globals);
        goto CPyL216;
    }
    cpy_r_r218 = CPyDef_content___Content___sheet(cpy_r_content, cpy_r_r214, cpy_r_r217);
    CPy_DECREF(cpy_r_r217);
    if (unlikely(cpy_r_r218 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 105, CPyStatic_myriad___book___globals);
        goto CPyL216;
    }
    cpy_r_r219 = PyObject_GetIter(cpy_r_r218);
    CPy_DECREF(cpy_r_r218);
    if (unlikely(cpy_r_r219 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 105, CPyStatic_myriad___book___globals);
        goto CPyL216;
    }
CPyL114: ;
    cpy_r_r220 = PyIter_Next(cpy_r_r219);
    if (cpy_r_r220 == NULL) goto CPyL217;
    if (likely(Py_TYPE(cpy_r_r220) == CPyType_content___Row))
        cpy_r_r221 = cpy_r_r220;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 105, CPyStatic_myriad___book___globals, "serai.kernel.content.Row", cpy_r_r220);
        goto CPyL218;
    }
    cpy_r_r222 = CPyStatics[85]; /* 'cost' */
    cpy_r_r223 = NULL;
    cpy_r_r224 = CPyDef_content___Row___number(cpy_r_r221, cpy_r_r222, cpy_r_r223);
    CPy_DECREF(cpy_r_r221);
    if (unlikely(cpy_r_r224 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 105, CPyStatic_myriad___book___globals);
        goto CPyL218;
    }
    cpy_r_r225 = CPyTagged_StealAsObject(cpy_r_r224);
    cpy_r_r226 = PyList_Append(cpy_r_r213, cpy_r_r225);
    CPy_DECREF(cpy_r_r225);
    cpy_r_r227 = cpy_r_r226 >= 0;
    if (unlikely(!cpy_r_r227)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 105, CPyStatic_myriad___book___globals);
        goto CPyL218;
    } else
        goto CPyL114;
CPyL118: ;
    cpy_r_r228 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r228)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 105, CPyStatic_myriad___book___globals);
        goto CPyL216;
    }
    ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_self)->_row_costs = cpy_r_r213;
    cpy_r_r229 = PyList_New(0);
    if (unlikely(cpy_r_r229 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 106, CPyStatic_myriad___book___globals);
        goto CPyL163;
    }
    cpy_r_r230 = CPyStatics[2925]; /* 'black_translate' */
    cpy_r_r231 = CPyStatics[571]; /* 'id' */
    cpy_r_r232 = CPyStatics[2538]; /* 'min_value' */
    cpy_r_r233 = CPyStatics[2583]; /* 'translators' */
    cpy_r_r234 = CPyStatics[602]; /* 'effect' */
    cpy_r_r235 = PyTuple_Pack(4, cpy_r_r231, cpy_r_r232, cpy_r_r233, cpy_r_r234);
    if (unlikely(cpy_r_r235 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 110, CPyStatic_myriad___book___globals);
        goto CPyL219;
    }
    cpy_r_r236 = CPyDef_content___Content___sheet(cpy_r_content, cpy_r_r230, cpy_r_r235);
    CPy_DECREF(cpy_r_r235);
    if (unlikely(cpy_r_r236 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 110, CPyStatic_myriad___book___globals);
        goto CPyL219;
    }
    cpy_r_r237 = CPyDef_content___Sheet___items(cpy_r_r236);
    CPy_DECREF(cpy_r_r236);
    if (unlikely(cpy_r_r237 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 110, CPyStatic_myriad___book___globals);
        goto CPyL219;
    }
    cpy_r_r238 = PyObject_GetIter(cpy_r_r237);
    CPy_DECREF(cpy_r_r237);
    if (unlikely(cpy_r_r238 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 106, CPyStatic_myriad___book___globals);
        goto CPyL219;
    }
CPyL124: ;
    cpy_r_r239 = PyIter_Next(cpy_r_r238);
    if (cpy_r_r239 == NULL) goto CPyL220;
    PyObject *__tmp4984;
    if (unlikely(!(PyTuple_Check(cpy_r_r239) && PyTuple_GET_SIZE(cpy_r_r239) == 2))) {
        __tmp4984 = NULL;
        goto __LL4985;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r239, 0))))
        __tmp4984 = PyTuple_GET_ITEM(cpy_r_r239, 0);
    else {
        __tmp4984 = NULL;
    }
    if (__tmp4984 == NULL) goto __LL4985;
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r239, 1)) == CPyType_content___Row))
        __tmp4984 = PyTuple_GET_ITEM(cpy_r_r239, 1);
    else {
        __tmp4984 = NULL;
    }
    if (__tmp4984 == NULL) goto __LL4985;
    __tmp4984 = cpy_r_r239;
__LL4985: ;
    if (unlikely(__tmp4984 == NULL)) {
        CPy_TypeError("tuple[str, serai.kernel.content.Row]", cpy_r_r239); cpy_r_r240 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp4986 = PyTuple_GET_ITEM(cpy_r_r239, 0);
        CPy_INCREF(__tmp4986);
        PyObject *__tmp4987;
        if (likely(PyUnicode_Check(__tmp4986)))
            __tmp4987 = __tmp4986;
        else {
            CPy_TypeError("str", __tmp4986); 
            __tmp4987 = NULL;
        }
        cpy_r_r240.f0 = __tmp4987;
        PyObject *__tmp4988 = PyTuple_GET_ITEM(cpy_r_r239, 1);
        CPy_INCREF(__tmp4988);
        PyObject *__tmp4989;
        if (likely(Py_TYPE(__tmp4988) == CPyType_content___Row))
            __tmp4989 = __tmp4988;
        else {
            CPy_TypeError("serai.kernel.content.Row", __tmp4988); 
            __tmp4989 = NULL;
        }
        cpy_r_r240.f1 = __tmp4989;
    }
    CPy_DECREF(cpy_r_r239);
    if (unlikely(cpy_r_r240.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 106, CPyStatic_myriad___book___globals);
        goto CPyL221;
    }
    cpy_r_r241 = cpy_r_r240.f0;
    CPy_INCREF(cpy_r_r241);
    cpy_r_r242 = cpy_r_r240.f1;
    CPy_INCREF(cpy_r_r242);
    CPy_DECREF(cpy_r_r240.f0);
    CPy_DECREF(cpy_r_r240.f1);
    cpy_r_r243 = CPyStatics[2538]; /* 'min_value' */
    cpy_r_r244 = NULL;
    cpy_r_r245 = CPyDef_content___Row___number(cpy_r_r242, cpy_r_r243, cpy_r_r244);
    if (unlikely(cpy_r_r245 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 108, CPyStatic_myriad___book___globals);
        goto CPyL222;
    }
    cpy_r_r246 = CPyStatics[2583]; /* 'translators' */
    cpy_r_r247 = NULL;
    cpy_r_r248 = CPyDef_content___Row___number(cpy_r_r242, cpy_r_r246, cpy_r_r247);
    if (unlikely(cpy_r_r248 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 108, CPyStatic_myriad___book___globals);
        goto CPyL223;
    }
    cpy_r_r249 = CPyStatics[602]; /* 'effect' */
    cpy_r_r250 = CPyDef_content___Row___effect(cpy_r_r242, cpy_r_r249, cpy_r_r0);
    if (unlikely(cpy_r_r250 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 108, CPyStatic_myriad___book___globals);
        goto CPyL224;
    }
    cpy_r_r251 = CPyDef_content___Row___source(cpy_r_r242);
    CPy_DECREF(cpy_r_r242);
    if (unlikely(cpy_r_r251 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 108, CPyStatic_myriad___book___globals);
        goto CPyL225;
    }
CPyL130: ;
    cpy_r_r252 = CPyStatic_myriad___book___globals;
    cpy_r_r253 = CPyStatics[2906]; /* 'BlackTranslation' */
    cpy_r_r254 = CPyDict_GetItem(cpy_r_r252, cpy_r_r253);
    if (unlikely(cpy_r_r254 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 107, CPyStatic_myriad___book___globals);
        goto CPyL226;
    }
    cpy_r_r255 = CPyTagged_StealAsObject(cpy_r_r245);
    cpy_r_r256 = CPyTagged_StealAsObject(cpy_r_r248);
    PyObject *cpy_r_r257[5] = {cpy_r_r241, cpy_r_r255, cpy_r_r256, cpy_r_r250, cpy_r_r251};
    cpy_r_r258 = (PyObject **)&cpy_r_r257;
    cpy_r_r259 = PyObject_Vectorcall(cpy_r_r254, cpy_r_r258, 5, 0);
    CPy_DECREF(cpy_r_r254);
    if (unlikely(cpy_r_r259 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 107, CPyStatic_myriad___book___globals);
        goto CPyL227;
    }
    CPy_DECREF(cpy_r_r241);
    CPy_DECREF(cpy_r_r255);
    CPy_DECREF(cpy_r_r256);
    CPy_DECREF(cpy_r_r250);
    CPy_DECREF(cpy_r_r251);
    if (likely(PyTuple_Check(cpy_r_r259)))
        cpy_r_r260 = cpy_r_r259;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 107, CPyStatic_myriad___book___globals, "tuple", cpy_r_r259);
        goto CPyL221;
    }
    cpy_r_r261 = PyList_Append(cpy_r_r229, cpy_r_r260);
    CPy_DECREF(cpy_r_r260);
    cpy_r_r262 = cpy_r_r261 >= 0;
    if (unlikely(!cpy_r_r262)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 106, CPyStatic_myriad___book___globals);
        goto CPyL221;
    } else
        goto CPyL124;
CPyL134: ;
    cpy_r_r263 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r263)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 106, CPyStatic_myriad___book___globals);
        goto CPyL228;
    }
    ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_self)->_translations = cpy_r_r229;
    cpy_r_r264 = CPyDef_myriad___book___Shelf____read_upgrades(cpy_r_self, cpy_r_book, cpy_r_content);
    if (unlikely(cpy_r_r264 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 112, CPyStatic_myriad___book___globals);
        goto CPyL162;
    }
    cpy_r_r265 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_columns_for_retirees;
    if (unlikely(cpy_r_r265 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/book.py", "__init__", "Book", "columns_for_retirees", 113, CPyStatic_myriad___book___globals);
        goto CPyL162;
    }
    CPy_INCREF(cpy_r_r265);
CPyL137: ;
    if (((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_self)->_columns != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_self)->_columns);
    }
    ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_self)->_columns = cpy_r_r265;
    cpy_r_r266 = 1;
    if (unlikely(!cpy_r_r266)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 113, CPyStatic_myriad___book___globals);
        goto CPyL162;
    }
    cpy_r_r267 = PyList_New(0);
    if (unlikely(cpy_r_r267 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 114, CPyStatic_myriad___book___globals);
        goto CPyL162;
    }
    cpy_r_r268 = CPyStatic_scholars___names___ACTIONS;
    if (unlikely(cpy_r_r268.f0 == NULL)) {
        goto CPyL229;
    } else
        goto CPyL142;
CPyL140: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"ACTIONS\" was not set");
    cpy_r_r269 = 0;
    if (unlikely(!cpy_r_r269)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 115, CPyStatic_myriad___book___globals);
        goto CPyL162;
    }
    CPy_Unreachable();
CPyL142: ;
    cpy_r_r270 = 0;
    cpy_r_action_2 = cpy_r_r270;
    CPyTagged_DECREF(cpy_r_action_2);
CPyL143: ;
    cpy_r_r271 = (Py_ssize_t)cpy_r_r270 < (Py_ssize_t)8;
    if (!cpy_r_r271) goto CPyL160;
    cpy_r_action_2 = cpy_r_r270;
    cpy_r_r272 = PyList_New(0);
    if (unlikely(cpy_r_r272 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 115, CPyStatic_myriad___book___globals);
        goto CPyL230;
    }
    cpy_r_r273 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_self)->_columns;
    if (unlikely(cpy_r_r273 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/book.py", "__init__", "Shelf", "columns", 115, CPyStatic_myriad___book___globals);
        goto CPyL231;
    }
    CPy_INCREF(cpy_r_r273);
CPyL146: ;
    cpy_r_r274 = 0;
CPyL147: ;
    cpy_r_r275 = (CPyPtr)((CPyPtr)cpy_r_r273 + offsetof(PyVarObject, ob_size));
    cpy_r_r276 = *(int64_t *)cpy_r_r275;
    cpy_r_r277 = cpy_r_r274 < cpy_r_r276;
    if (!cpy_r_r277) goto CPyL232;
    cpy_r_r278 = (CPyPtr)((CPyPtr)cpy_r_r273 + offsetof(PyListObject, ob_item));
    cpy_r_r279 = *(CPyPtr *)cpy_r_r278;
    cpy_r_r280 = cpy_r_r274 * 8;
    cpy_r_r281 = cpy_r_r279 + cpy_r_r280;
    cpy_r_r282 = *(PyObject * *)cpy_r_r281;
    CPy_INCREF(cpy_r_r282);
    if (likely(PyLong_Check(cpy_r_r282)))
        cpy_r_r283 = CPyTagged_FromObject(cpy_r_r282);
    else {
        CPy_TypeError("int", cpy_r_r282); cpy_r_r283 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r282);
    if (unlikely(cpy_r_r283 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 115, CPyStatic_myriad___book___globals);
        goto CPyL233;
    }
    cpy_r_r284 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_board;
    if (unlikely(cpy_r_r284 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/book.py", "__init__", "Book", "board", 115, CPyStatic_myriad___book___globals);
        goto CPyL234;
    }
CPyL150: ;
    cpy_r_r285 = CPyList_GetItem(cpy_r_r284, cpy_r_r283);
    if (unlikely(cpy_r_r285 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 115, CPyStatic_myriad___book___globals);
        goto CPyL234;
    }
    if (likely(PyTuple_Check(cpy_r_r285)))
        cpy_r_r286 = cpy_r_r285;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 115, CPyStatic_myriad___book___globals, "tuple", cpy_r_r285);
        goto CPyL234;
    }
    cpy_r_r287 = CPySequenceTuple_GetItem(cpy_r_r286, 2);
    CPy_DECREF(cpy_r_r286);
    if (unlikely(cpy_r_r287 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 115, CPyStatic_myriad___book___globals);
        goto CPyL234;
    }
    if (likely(PyTuple_Check(cpy_r_r287)))
        cpy_r_r288 = cpy_r_r287;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 115, CPyStatic_myriad___book___globals, "tuple", cpy_r_r287);
        goto CPyL234;
    }
    CPyTagged_INCREF(cpy_r_action_2);
    cpy_r_r289 = CPyTagged_StealAsObject(cpy_r_action_2);
    cpy_r_r290 = PySequence_Contains(cpy_r_r288, cpy_r_r289);
    CPy_DECREF(cpy_r_r288);
    CPy_DECREF(cpy_r_r289);
    cpy_r_r291 = cpy_r_r290 >= 0;
    if (unlikely(!cpy_r_r291)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 115, CPyStatic_myriad___book___globals);
        goto CPyL234;
    }
    cpy_r_r292 = cpy_r_r290;
    if (!cpy_r_r292) goto CPyL235;
    cpy_r_r293 = CPyTagged_StealAsObject(cpy_r_r283);
    cpy_r_r294 = PyList_Append(cpy_r_r272, cpy_r_r293);
    CPy_DECREF(cpy_r_r293);
    cpy_r_r295 = cpy_r_r294 >= 0;
    if (unlikely(!cpy_r_r295)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 115, CPyStatic_myriad___book___globals);
        goto CPyL233;
    }
CPyL157: ;
    cpy_r_r296 = cpy_r_r274 + 1;
    cpy_r_r274 = cpy_r_r296;
    goto CPyL147;
CPyL158: ;
    cpy_r_r297 = PyList_Append(cpy_r_r267, cpy_r_r272);
    CPy_DECREF(cpy_r_r272);
    cpy_r_r298 = cpy_r_r297 >= 0;
    if (unlikely(!cpy_r_r298)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 114, CPyStatic_myriad___book___globals);
        goto CPyL236;
    }
    cpy_r_r299 = cpy_r_r270 + 2;
    cpy_r_r270 = cpy_r_r299;
    goto CPyL143;
CPyL160: ;
    if (((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_self)->_places != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_self)->_places);
    }
    ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_self)->_places = cpy_r_r267;
    cpy_r_r300 = 1;
    if (unlikely(!cpy_r_r300)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 114, CPyStatic_myriad___book___globals);
        goto CPyL162;
    }
    return 1;
CPyL162: ;
    cpy_r_r301 = 2;
    return cpy_r_r301;
CPyL163: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL162;
CPyL164: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r2);
    goto CPyL9;
CPyL165: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_n);
    goto CPyL162;
CPyL166: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL7;
CPyL167: ;
    CPyTagged_DECREF(cpy_r_n);
    goto CPyL8;
CPyL168: ;
    CPy_DECREF(cpy_r_r31);
    goto CPyL46;
CPyL169: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r31);
    goto CPyL162;
CPyL170: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_id);
    CPy_DecRef(cpy_r_line);
    goto CPyL162;
CPyL171: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_id);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_r44);
    goto CPyL162;
CPyL172: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_id);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r49);
    goto CPyL25;
CPyL173: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_id);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r49);
    goto CPyL28;
CPyL174: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_id);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r49);
    goto CPyL162;
CPyL175: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_id);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r57);
    goto CPyL162;
CPyL176: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_id);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r58);
    goto CPyL162;
CPyL177: ;
    CPy_DECREF(cpy_r_r62);
    goto CPyL33;
CPyL178: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_id);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r65);
    CPy_DecRef(cpy_r_r67);
    goto CPyL162;
CPyL179: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_id);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r49);
    CPyTagged_DecRef(cpy_r_action);
    CPy_DecRef(cpy_r_r72);
    goto CPyL162;
CPyL180: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_id);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r49);
    CPyTagged_DecRef(cpy_r_action);
    CPy_DecRef(cpy_r_r72);
    CPyTagged_DecRef(cpy_r_r75);
    goto CPyL162;
CPyL181: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_id);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r49);
    CPyTagged_DecRef(cpy_r_action);
    CPy_DecRef(cpy_r_r72);
    CPyTagged_DecRef(cpy_r_r75);
    CPyTagged_DecRef(cpy_r_r78);
    goto CPyL162;
CPyL182: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_id);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r49);
    CPyTagged_DecRef(cpy_r_action);
    CPy_DecRef(cpy_r_r72);
    CPyTagged_DecRef(cpy_r_r75);
    CPyTagged_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_r79);
    goto CPyL162;
CPyL183: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_id);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r72);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r84);
    CPy_DecRef(cpy_r_r85);
    CPy_DecRef(cpy_r_r86);
    goto CPyL162;
CPyL184: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r72);
    goto CPyL162;
CPyL185: ;
    CPy_DECREF(cpy_r_r106);
    goto CPyL80;
CPyL186: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r106);
    goto CPyL162;
CPyL187: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_id);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_r106);
    goto CPyL55;
CPyL188: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_id);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_r106);
    goto CPyL58;
CPyL189: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_id);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_r106);
    goto CPyL162;
CPyL190: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_id);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_r106);
    CPy_DecRef(cpy_r_r117);
    goto CPyL162;
CPyL191: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_id);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_r106);
    CPy_DecRef(cpy_r_r117);
    CPy_DecRef(cpy_r_r118);
    goto CPyL162;
CPyL192: ;
    CPy_DECREF(cpy_r_r122);
    goto CPyL63;
CPyL193: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_id);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_r106);
    CPy_DecRef(cpy_r_r125);
    CPy_DecRef(cpy_r_r127);
    goto CPyL162;
CPyL194: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_id);
    CPy_DecRef(cpy_r_line);
    CPyTagged_DecRef(cpy_r_action);
    CPy_DecRef(cpy_r_r106);
    CPy_DecRef(cpy_r_r132);
    goto CPyL162;
CPyL195: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_id);
    CPy_DecRef(cpy_r_line);
    CPyTagged_DecRef(cpy_r_action);
    CPy_DecRef(cpy_r_r106);
    CPy_DecRef(cpy_r_r132);
    CPyTagged_DecRef(cpy_r_r135);
    goto CPyL70;
CPyL196: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_id);
    CPy_DecRef(cpy_r_line);
    CPyTagged_DecRef(cpy_r_action);
    CPy_DecRef(cpy_r_r106);
    CPy_DecRef(cpy_r_r132);
    CPyTagged_DecRef(cpy_r_r135);
    goto CPyL73;
CPyL197: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_id);
    CPyTagged_DecRef(cpy_r_action);
    CPy_DecRef(cpy_r_r106);
    CPy_DecRef(cpy_r_r132);
    CPyTagged_DecRef(cpy_r_r135);
    goto CPyL162;
CPyL198: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_id);
    CPyTagged_DecRef(cpy_r_action);
    CPy_DecRef(cpy_r_r106);
    CPy_DecRef(cpy_r_r132);
    CPyTagged_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r140);
    goto CPyL162;
CPyL199: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_id);
    CPy_DecRef(cpy_r_r106);
    CPy_DecRef(cpy_r_r132);
    CPy_DecRef(cpy_r_r140);
    CPy_DecRef(cpy_r_r145);
    CPy_DecRef(cpy_r_r147);
    goto CPyL162;
CPyL200: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r106);
    CPy_DecRef(cpy_r_r132);
    goto CPyL162;
CPyL201: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r156);
    goto CPyL162;
CPyL202: ;
    CPy_DECREF(cpy_r_r163);
    goto CPyL94;
CPyL203: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r156);
    CPy_DecRef(cpy_r_r163);
    goto CPyL162;
CPyL204: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r156);
    CPy_DecRef(cpy_r_r163);
    CPy_DecRef(cpy_r_r166);
    CPy_DecRef(cpy_r_r167);
    goto CPyL162;
CPyL205: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r156);
    CPy_DecRef(cpy_r_r163);
    CPy_DecRef(cpy_r_r166);
    CPyTagged_DecRef(cpy_r_r170);
    goto CPyL162;
CPyL206: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r156);
    CPy_DecRef(cpy_r_r163);
    CPy_DecRef(cpy_r_r166);
    CPyTagged_DecRef(cpy_r_r170);
    CPy_DecRef(cpy_r_r171);
    goto CPyL162;
CPyL207: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r156);
    CPy_DecRef(cpy_r_r163);
    CPy_DecRef(cpy_r_r166);
    CPy_DecRef(cpy_r_r171);
    CPy_DecRef(cpy_r_r175);
    goto CPyL162;
CPyL208: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r183);
    goto CPyL162;
CPyL209: ;
    CPy_DECREF(cpy_r_r191);
    goto CPyL109;
CPyL210: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r183);
    CPy_DecRef(cpy_r_r191);
    goto CPyL162;
CPyL211: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r183);
    CPy_DecRef(cpy_r_r191);
    CPy_DecRef(cpy_r_r194);
    CPy_DecRef(cpy_r_r195);
    goto CPyL162;
CPyL212: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r183);
    CPy_DecRef(cpy_r_r191);
    CPy_DecRef(cpy_r_r194);
    CPy_DecRef(cpy_r_r195);
    CPy_DecRef(cpy_r_r197);
    goto CPyL162;
CPyL213: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r183);
    CPy_DecRef(cpy_r_r191);
    CPy_DecRef(cpy_r_r194);
    CPy_DecRef(cpy_r_r197);
    CPyTagged_DecRef(cpy_r_r200);
    goto CPyL162;
CPyL214: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r183);
    CPy_DecRef(cpy_r_r191);
    CPy_DecRef(cpy_r_r194);
    CPy_DecRef(cpy_r_r197);
    CPyTagged_DecRef(cpy_r_r200);
    CPy_DecRef(cpy_r_r201);
    goto CPyL162;
CPyL215: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r183);
    CPy_DecRef(cpy_r_r191);
    CPy_DecRef(cpy_r_r194);
    CPy_DecRef(cpy_r_r197);
    CPy_DecRef(cpy_r_r201);
    CPy_DecRef(cpy_r_r205);
    goto CPyL162;
CPyL216: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r213);
    goto CPyL162;
CPyL217: ;
    CPy_DECREF(cpy_r_r219);
    goto CPyL118;
CPyL218: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r213);
    CPy_DecRef(cpy_r_r219);
    goto CPyL162;
CPyL219: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r229);
    goto CPyL162;
CPyL220: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r238);
    goto CPyL134;
CPyL221: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r229);
    CPy_DecRef(cpy_r_r238);
    goto CPyL162;
CPyL222: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r229);
    CPy_DecRef(cpy_r_r238);
    CPy_DecRef(cpy_r_r241);
    CPy_DecRef(cpy_r_r242);
    goto CPyL162;
CPyL223: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r229);
    CPy_DecRef(cpy_r_r238);
    CPy_DecRef(cpy_r_r241);
    CPy_DecRef(cpy_r_r242);
    CPyTagged_DecRef(cpy_r_r245);
    goto CPyL162;
CPyL224: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r229);
    CPy_DecRef(cpy_r_r238);
    CPy_DecRef(cpy_r_r241);
    CPy_DecRef(cpy_r_r242);
    CPyTagged_DecRef(cpy_r_r245);
    CPyTagged_DecRef(cpy_r_r248);
    goto CPyL162;
CPyL225: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r229);
    CPy_DecRef(cpy_r_r238);
    CPy_DecRef(cpy_r_r241);
    CPyTagged_DecRef(cpy_r_r245);
    CPyTagged_DecRef(cpy_r_r248);
    CPy_DecRef(cpy_r_r250);
    goto CPyL162;
CPyL226: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r229);
    CPy_DecRef(cpy_r_r238);
    CPy_DecRef(cpy_r_r241);
    CPyTagged_DecRef(cpy_r_r245);
    CPyTagged_DecRef(cpy_r_r248);
    CPy_DecRef(cpy_r_r250);
    CPy_DecRef(cpy_r_r251);
    goto CPyL162;
CPyL227: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r229);
    CPy_DecRef(cpy_r_r238);
    CPy_DecRef(cpy_r_r241);
    CPy_DecRef(cpy_r_r250);
    CPy_DecRef(cpy_r_r251);
    CPy_DecRef(cpy_r_r255);
    CPy_DecRef(cpy_r_r256);
    goto CPyL162;
CPyL228: ;
    CPy_DecRef(cpy_r_r229);
    goto CPyL162;
CPyL229: ;
    CPy_DecRef(cpy_r_r267);
    goto CPyL140;
CPyL230: ;
    CPy_DecRef(cpy_r_r267);
    CPyTagged_DecRef(cpy_r_action_2);
    goto CPyL162;
CPyL231: ;
    CPy_DecRef(cpy_r_r267);
    CPyTagged_DecRef(cpy_r_action_2);
    CPy_DecRef(cpy_r_r272);
    goto CPyL162;
CPyL232: ;
    CPyTagged_DECREF(cpy_r_action_2);
    CPy_DECREF(cpy_r_r273);
    goto CPyL158;
CPyL233: ;
    CPy_DecRef(cpy_r_r267);
    CPyTagged_DecRef(cpy_r_action_2);
    CPy_DecRef(cpy_r_r272);
    CPy_DecRef(cpy_r_r273);
    goto CPyL162;
CPyL234: ;
    CPy_DecRef(cpy_r_r267);
    CPyTagged_DecRef(cpy_r_action_2);
    CPy_DecRef(cpy_r_r272);
    CPy_DecRef(cpy_r_r273);
    CPyTagged_DecRef(cpy_r_r283);
    goto CPyL162;
CPyL235: ;
    CPyTagged_DECREF(cpy_r_r283);
    goto CPyL157;
CPyL236: ;
    CPy_DecRef(cpy_r_r267);
    goto CPyL162;
}
        
        PyObject *CPyPy_myriad___book___Shelf_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"book", "content", 0};
            PyObject *obj_book;
            PyObject *obj_content;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OO", "__init__", kwlist, &obj_book, &obj_content)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___book___Shelf))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.book.Shelf", obj_self); 
                goto fail;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_scholars___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.scholars.book.Book", obj_book); 
                goto fail;
            }
            PyObject *arg_content;
            if (likely(Py_TYPE(obj_content) == CPyType_content___Content))
                arg_content = obj_content;
            else {
                CPy_TypeError("serai.kernel.content.Content", obj_content); 
                goto fail;
            }
            char retval = CPyDef_myriad___book___Shelf_____init__(arg_self, arg_book, arg_content);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__init__", 80, CPyStatic_myriad___book___globals);
            return NULL;
        }
        
char CPyDef_myriad___book___Shelf____read_upgrades(PyObject *cpy_r_self, PyObject *cpy_r_book, PyObject *cpy_r_content) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
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
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    int64_t cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyPtr cpy_r_r21;
    int64_t cpy_r_r22;
    CPyTagged cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
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
    PyObject *cpy_r_r37;
    tuple_T2OO cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    CPyPtr cpy_r_r43;
    int64_t cpy_r_r44;
    CPyTagged cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    CPyPtr cpy_r_r50;
    CPyPtr cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    CPyTagged cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject **cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    int32_t cpy_r_r66;
    char cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    int32_t cpy_r_r70;
    char cpy_r_r71;
    char cpy_r_r72;
    char cpy_r_r73;
    cpy_r_r0 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_action_cards;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/book.py", "_read_upgrades", "Book", "action_cards", 119, CPyStatic_myriad___book___globals);
        goto CPyL40;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_first_goal_card;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/book.py", "_read_upgrades", "Book", "first_goal_card", 119, CPyStatic_myriad___book___globals);
        goto CPyL41;
    }
    CPyTagged_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPyList_GetSlice(cpy_r_r0, 0, cpy_r_r1);
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "_read_upgrades", 119, CPyStatic_myriad___book___globals);
        goto CPyL40;
    }
    if (likely(PyList_Check(cpy_r_r2)))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/book.py", "_read_upgrades", 119, CPyStatic_myriad___book___globals, "list", cpy_r_r2);
        goto CPyL40;
    }
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = PyList_New(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "_read_upgrades", 119, CPyStatic_myriad___book___globals);
        goto CPyL42;
    }
    cpy_r_r7 = 0;
CPyL6: ;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r9 = *(int64_t *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r7 < cpy_r_r9;
    if (!cpy_r_r10) goto CPyL43;
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyListObject, ob_item));
    cpy_r_r12 = *(CPyPtr *)cpy_r_r11;
    cpy_r_r13 = cpy_r_r7 * 8;
    cpy_r_r14 = cpy_r_r12 + cpy_r_r13;
    cpy_r_r15 = *(PyObject * *)cpy_r_r14;
    CPy_INCREF(cpy_r_r15);
    if (likely(PyTuple_Check(cpy_r_r15)))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/book.py", "_read_upgrades", 119, CPyStatic_myriad___book___globals, "tuple", cpy_r_r15);
        goto CPyL44;
    }
    cpy_r_r17 = CPySequenceTuple_GetItem(cpy_r_r16, 0);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "_read_upgrades", 119, CPyStatic_myriad___book___globals);
        goto CPyL44;
    }
    if (likely(PyUnicode_Check(cpy_r_r17)))
        cpy_r_r18 = cpy_r_r17;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/book.py", "_read_upgrades", 119, CPyStatic_myriad___book___globals, "str", cpy_r_r17);
        goto CPyL44;
    }
    CPyList_SetItemUnsafe(cpy_r_r6, cpy_r_r7, cpy_r_r18);
    cpy_r_r19 = cpy_r_r7 + 1;
    cpy_r_r7 = cpy_r_r19;
    goto CPyL6;
CPyL12: ;
    cpy_r_r20 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_action_cards;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/book.py", "_read_upgrades", "Book", "action_cards", 120, CPyStatic_myriad___book___globals);
        goto CPyL45;
    }
CPyL13: ;
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r20 + offsetof(PyVarObject, ob_size));
    cpy_r_r22 = *(int64_t *)cpy_r_r21;
    cpy_r_r23 = cpy_r_r22 << 1;
    if (((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_self)->_first_upgrade != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_self)->_first_upgrade);
    }
    ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_self)->_first_upgrade = cpy_r_r23;
    cpy_r_r24 = 1;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "_read_upgrades", 120, CPyStatic_myriad___book___globals);
        goto CPyL45;
    }
    cpy_r_r25 = PyList_New(0);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "_read_upgrades", 121, CPyStatic_myriad___book___globals);
        goto CPyL45;
    }
    if (((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_self)->_upgrades != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_self)->_upgrades);
    }
    ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_self)->_upgrades = cpy_r_r25;
    cpy_r_r26 = 1;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "_read_upgrades", 121, CPyStatic_myriad___book___globals);
        goto CPyL45;
    }
    cpy_r_r27 = CPyStatics[2926]; /* 'upgraded_cards' */
    cpy_r_r28 = CPyStatics[571]; /* 'id' */
    cpy_r_r29 = CPyStatics[2927]; /* 'replaces' */
    cpy_r_r30 = CPyStatics[2199]; /* 'rest' */
    cpy_r_r31 = CPyStatics[2600]; /* 'work' */
    cpy_r_r32 = CPyStatics[2601]; /* 'printed_die' */
    cpy_r_r33 = PyTuple_Pack(5, cpy_r_r28, cpy_r_r29, cpy_r_r30, cpy_r_r31, cpy_r_r32);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "_read_upgrades", 122, CPyStatic_myriad___book___globals);
        goto CPyL45;
    }
    cpy_r_r34 = CPyDef_content___Content___sheet(cpy_r_content, cpy_r_r27, cpy_r_r33);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "_read_upgrades", 122, CPyStatic_myriad___book___globals);
        goto CPyL45;
    }
    cpy_r_r35 = CPyDef_content___Sheet___items(cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "_read_upgrades", 122, CPyStatic_myriad___book___globals);
        goto CPyL45;
    }
    cpy_r_r36 = PyObject_GetIter(cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "_read_upgrades", 122, CPyStatic_myriad___book___globals);
        goto CPyL45;
    }
CPyL20: ;
    cpy_r_r37 = PyIter_Next(cpy_r_r36);
    if (cpy_r_r37 == NULL) goto CPyL46;
    PyObject *__tmp4990;
    if (unlikely(!(PyTuple_Check(cpy_r_r37) && PyTuple_GET_SIZE(cpy_r_r37) == 2))) {
        __tmp4990 = NULL;
        goto __LL4991;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r37, 0))))
        __tmp4990 = PyTuple_GET_ITEM(cpy_r_r37, 0);
    else {
        __tmp4990 = NULL;
    }
    if (__tmp4990 == NULL) goto __LL4991;
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r37, 1)) == CPyType_content___Row))
        __tmp4990 = PyTuple_GET_ITEM(cpy_r_r37, 1);
    else {
        __tmp4990 = NULL;
    }
    if (__tmp4990 == NULL) goto __LL4991;
    __tmp4990 = cpy_r_r37;
__LL4991: ;
    if (unlikely(__tmp4990 == NULL)) {
        CPy_TypeError("tuple[str, serai.kernel.content.Row]", cpy_r_r37); cpy_r_r38 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp4992 = PyTuple_GET_ITEM(cpy_r_r37, 0);
        CPy_INCREF(__tmp4992);
        PyObject *__tmp4993;
        if (likely(PyUnicode_Check(__tmp4992)))
            __tmp4993 = __tmp4992;
        else {
            CPy_TypeError("str", __tmp4992); 
            __tmp4993 = NULL;
        }
        cpy_r_r38.f0 = __tmp4993;
        PyObject *__tmp4994 = PyTuple_GET_ITEM(cpy_r_r37, 1);
        CPy_INCREF(__tmp4994);
        PyObject *__tmp4995;
        if (likely(Py_TYPE(__tmp4994) == CPyType_content___Row))
            __tmp4995 = __tmp4994;
        else {
            CPy_TypeError("serai.kernel.content.Row", __tmp4994); 
            __tmp4995 = NULL;
        }
        cpy_r_r38.f1 = __tmp4995;
    }
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "_read_upgrades", 122, CPyStatic_myriad___book___globals);
        goto CPyL47;
    }
    cpy_r_r39 = cpy_r_r38.f0;
    CPy_INCREF(cpy_r_r39);
    cpy_r_r40 = cpy_r_r38.f1;
    CPy_INCREF(cpy_r_r40);
    CPy_DECREF(cpy_r_r38.f0);
    CPy_DECREF(cpy_r_r38.f1);
    cpy_r_r41 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_self)->_upgrades;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/book.py", "_read_upgrades", "Shelf", "upgrades", 123, CPyStatic_myriad___book___globals);
        goto CPyL48;
    }
    CPy_INCREF(cpy_r_r41);
CPyL23: ;
    cpy_r_r42 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_action_cards;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/book.py", "_read_upgrades", "Book", "action_cards", 123, CPyStatic_myriad___book___globals);
        goto CPyL49;
    }
CPyL24: ;
    cpy_r_r43 = (CPyPtr)((CPyPtr)cpy_r_r42 + offsetof(PyVarObject, ob_size));
    cpy_r_r44 = *(int64_t *)cpy_r_r43;
    cpy_r_r45 = cpy_r_r44 << 1;
    cpy_r_r46 = CPyStatics[2927]; /* 'replaces' */
    cpy_r_r47 = CPyStatics[597]; /* 'word' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r40, cpy_r_r47);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "_read_upgrades", 123, CPyStatic_myriad___book___globals);
        goto CPyL49;
    }
    cpy_r_r49 = PyList_New(1);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "_read_upgrades", 123, CPyStatic_myriad___book___globals);
        goto CPyL50;
    }
    cpy_r_r50 = (CPyPtr)((CPyPtr)cpy_r_r49 + offsetof(PyListObject, ob_item));
    cpy_r_r51 = *(CPyPtr *)cpy_r_r50;
    CPy_INCREF(cpy_r_r46);
    *(PyObject * *)cpy_r_r51 = cpy_r_r46;
    cpy_r_r52 = CPyList_Extend(cpy_r_r49, cpy_r_r6);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "_read_upgrades", 123, CPyStatic_myriad___book___globals);
        goto CPyL51;
    } else
        goto CPyL52;
CPyL27: ;
    cpy_r_r53 = PyList_AsTuple(cpy_r_r49);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "_read_upgrades", 123, CPyStatic_myriad___book___globals);
        goto CPyL50;
    }
    cpy_r_r54 = PyObject_CallObject(cpy_r_r48, cpy_r_r53);
    CPy_DECREF(cpy_r_r48);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "_read_upgrades", 123, CPyStatic_myriad___book___globals);
        goto CPyL49;
    }
    if (likely(PyUnicode_Check(cpy_r_r54)))
        cpy_r_r55 = cpy_r_r54;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/book.py", "_read_upgrades", 123, CPyStatic_myriad___book___globals, "str", cpy_r_r54);
        goto CPyL49;
    }
    cpy_r_r56 = CPyList_Index(cpy_r_r6, cpy_r_r55);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "_read_upgrades", 123, CPyStatic_myriad___book___globals);
        goto CPyL49;
    }
    cpy_r_r57 = CPyStatic_myriad___book___globals;
    cpy_r_r58 = CPyStatics[2928]; /* 'Upgrade' */
    cpy_r_r59 = CPyDict_GetItem(cpy_r_r57, cpy_r_r58);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "_read_upgrades", 123, CPyStatic_myriad___book___globals);
        goto CPyL53;
    }
    cpy_r_r60 = CPyTagged_StealAsObject(cpy_r_r45);
    cpy_r_r61 = CPyTagged_StealAsObject(cpy_r_r56);
    PyObject *cpy_r_r62[2] = {cpy_r_r60, cpy_r_r61};
    cpy_r_r63 = (PyObject **)&cpy_r_r62;
    cpy_r_r64 = PyObject_Vectorcall(cpy_r_r59, cpy_r_r63, 2, 0);
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "_read_upgrades", 123, CPyStatic_myriad___book___globals);
        goto CPyL54;
    }
    CPy_DECREF(cpy_r_r60);
    CPy_DECREF(cpy_r_r61);
    if (likely(PyTuple_Check(cpy_r_r64)))
        cpy_r_r65 = cpy_r_r64;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/book.py", "_read_upgrades", 123, CPyStatic_myriad___book___globals, "tuple", cpy_r_r64);
        goto CPyL49;
    }
    cpy_r_r66 = PyList_Append(cpy_r_r41, cpy_r_r65);
    CPy_DECREF(cpy_r_r41);
    CPy_DECREF(cpy_r_r65);
    cpy_r_r67 = cpy_r_r66 >= 0;
    if (unlikely(!cpy_r_r67)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "_read_upgrades", 123, CPyStatic_myriad___book___globals);
        goto CPyL48;
    }
    cpy_r_r68 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_action_cards;
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/book.py", "_read_upgrades", "Book", "action_cards", 124, CPyStatic_myriad___book___globals);
        goto CPyL48;
    }
    CPy_INCREF(cpy_r_r68);
CPyL36: ;
    cpy_r_r69 = CPyDef_scholars___book___Book___action_card(cpy_r_book, cpy_r_r39, cpy_r_r40);
    CPy_DECREF(cpy_r_r39);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "_read_upgrades", 124, CPyStatic_myriad___book___globals);
        goto CPyL55;
    }
    cpy_r_r70 = PyList_Append(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    CPy_DECREF(cpy_r_r69);
    cpy_r_r71 = cpy_r_r70 >= 0;
    if (unlikely(!cpy_r_r71)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "_read_upgrades", 124, CPyStatic_myriad___book___globals);
        goto CPyL47;
    } else
        goto CPyL20;
CPyL38: ;
    cpy_r_r72 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r72)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "_read_upgrades", 122, CPyStatic_myriad___book___globals);
        goto CPyL40;
    }
    return 1;
CPyL40: ;
    cpy_r_r73 = 2;
    return cpy_r_r73;
CPyL41: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL40;
CPyL42: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL40;
CPyL43: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL12;
CPyL44: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r6);
    goto CPyL40;
CPyL45: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL40;
CPyL46: ;
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r36);
    goto CPyL38;
CPyL47: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r36);
    goto CPyL40;
CPyL48: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r40);
    goto CPyL40;
CPyL49: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_r41);
    goto CPyL40;
CPyL50: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r48);
    goto CPyL40;
CPyL51: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r49);
    goto CPyL40;
CPyL52: ;
    CPy_DECREF(cpy_r_r52);
    goto CPyL27;
CPyL53: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_r41);
    CPyTagged_DecRef(cpy_r_r56);
    goto CPyL40;
CPyL54: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r60);
    CPy_DecRef(cpy_r_r61);
    goto CPyL40;
CPyL55: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r68);
    goto CPyL40;
}
        
        PyObject *CPyPy_myriad___book___Shelf____read_upgrades(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"book", "content", 0};
            static CPyArg_Parser parser = {"OO:_read_upgrades", kwlist, 0};
            PyObject *obj_book;
            PyObject *obj_content;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_book, &obj_content)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___book___Shelf))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.book.Shelf", obj_self); 
                goto fail;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_scholars___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.scholars.book.Book", obj_book); 
                goto fail;
            }
            PyObject *arg_content;
            if (likely(Py_TYPE(obj_content) == CPyType_content___Content))
                arg_content = obj_content;
            else {
                CPy_TypeError("serai.kernel.content.Content", obj_content); 
                goto fail;
            }
            char retval = CPyDef_myriad___book___Shelf____read_upgrades(arg_self, arg_book, arg_content);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "_read_upgrades", 118, CPyStatic_myriad___book___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___book___Shelf___upgrade_of(PyObject *cpy_r_self, CPyTagged cpy_r_card) {
    CPyTagged cpy_r_r0;
    int64_t cpy_r_r1;
    char cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    cpy_r_r0 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_self)->_first_upgrade;
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/book.py", "upgrade_of", "Shelf", "first_upgrade", 128, CPyStatic_myriad___book___globals);
        goto CPyL12;
    }
CPyL1: ;
    cpy_r_r1 = cpy_r_card & 1;
    cpy_r_r2 = cpy_r_r1 != 0;
    if (cpy_r_r2) goto CPyL3;
    cpy_r_r3 = cpy_r_r0 & 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (!cpy_r_r4) goto CPyL4;
CPyL3: ;
    cpy_r_r5 = CPyTagged_IsLt_(cpy_r_card, cpy_r_r0);
    cpy_r_r6 = cpy_r_r5 ^ 1;
    if (cpy_r_r6) {
        goto CPyL5;
    } else
        goto CPyL10;
CPyL4: ;
    cpy_r_r7 = (Py_ssize_t)cpy_r_card >= (Py_ssize_t)cpy_r_r0;
    if (!cpy_r_r7) goto CPyL10;
CPyL5: ;
    cpy_r_r8 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_self)->_upgrades;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/book.py", "upgrade_of", "Shelf", "upgrades", 128, CPyStatic_myriad___book___globals);
        goto CPyL12;
    }
    CPy_INCREF(cpy_r_r8);
CPyL6: ;
    cpy_r_r9 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_self)->_first_upgrade;
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/book.py", "upgrade_of", "Shelf", "first_upgrade", 128, CPyStatic_myriad___book___globals);
        goto CPyL13;
    }
CPyL7: ;
    cpy_r_r10 = CPyTagged_Subtract(cpy_r_card, cpy_r_r9);
    cpy_r_r11 = CPyList_GetItem(cpy_r_r8, cpy_r_r10);
    CPy_DECREF(cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "upgrade_of", 128, CPyStatic_myriad___book___globals);
        goto CPyL12;
    }
    if (likely(PyTuple_Check(cpy_r_r11)))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/book.py", "upgrade_of", 128, CPyStatic_myriad___book___globals, "tuple", cpy_r_r11);
        goto CPyL12;
    }
    cpy_r_r13 = cpy_r_r12;
    goto CPyL11;
CPyL10: ;
    cpy_r_r14 = Py_None;
    CPy_INCREF(cpy_r_r14);
    cpy_r_r13 = cpy_r_r14;
CPyL11: ;
    return cpy_r_r13;
CPyL12: ;
    cpy_r_r15 = NULL;
    return cpy_r_r15;
CPyL13: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL12;
}
        
        PyObject *CPyPy_myriad___book___Shelf___upgrade_of(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"card", 0};
            static CPyArg_Parser parser = {"O:upgrade_of", kwlist, 0};
            PyObject *obj_card;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_card)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___book___Shelf))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.book.Shelf", obj_self); 
                goto fail;
            }
            CPyTagged arg_card;
            if (likely(PyLong_Check(obj_card)))
                arg_card = CPyTagged_BorrowFromObject(obj_card);
            else {
                CPy_TypeError("int", obj_card); goto fail;
            }
            PyObject *retval = CPyDef_myriad___book___Shelf___upgrade_of(arg_self, arg_card);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "upgrade_of", 126, CPyStatic_myriad___book___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___book___effects_Shelf_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    int32_t cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    int64_t cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyPtr cpy_r_r14;
    CPyPtr cpy_r_r15;
    int64_t cpy_r_r16;
    CPyPtr cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    int64_t cpy_r_r25;
    int64_t cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyPtr cpy_r_r33;
    int64_t cpy_r_r34;
    int64_t cpy_r_r35;
    char cpy_r_r36;
    int64_t cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyPtr cpy_r_r39;
    CPyPtr cpy_r_r40;
    int64_t cpy_r_r41;
    CPyPtr cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    char cpy_r_r49;
    int64_t cpy_r_r50;
    int64_t cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    char cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    CPyPtr cpy_r_r58;
    int64_t cpy_r_r59;
    int64_t cpy_r_r60;
    char cpy_r_r61;
    int64_t cpy_r_r62;
    PyObject *cpy_r_r63;
    CPyPtr cpy_r_r64;
    CPyPtr cpy_r_r65;
    int64_t cpy_r_r66;
    CPyPtr cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    char cpy_r_r72;
    PyObject *cpy_r_r73;
    char cpy_r_r74;
    int64_t cpy_r_r75;
    int64_t cpy_r_r76;
    char cpy_r_r77;
    PyObject *cpy_r_r78;
    char cpy_r_r79;
    int32_t cpy_r_r80;
    char cpy_r_r81;
    int32_t cpy_r_r82;
    PyObject *cpy_r_r83;
    char cpy_r_r84;
    char cpy_r_r85;
    char cpy_r_r86;
    char cpy_r_r87;
    char cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    char cpy_r_r91;
    PyObject *cpy_r_r92;
    char cpy_r_r93;
    PyObject *cpy_r_r94;
    char cpy_r_r95;
    PyObject *cpy_r_r96;
    char cpy_r_r97;
    PyObject *cpy_r_r98;
    char cpy_r_r99;
    PyObject *cpy_r_r100;
    char cpy_r_r101;
    PyObject *cpy_r_r102;
    char cpy_r_r103;
    PyObject *cpy_r_r104;
    char cpy_r_r105;
    PyObject *cpy_r_r106;
    char cpy_r_r107;
    PyObject *cpy_r_r108;
    char cpy_r_r109;
    PyObject *cpy_r_r110;
    char cpy_r_r111;
    PyObject *cpy_r_r112;
    char cpy_r_r113;
    PyObject *cpy_r_r114;
    char cpy_r_r115;
    PyObject *cpy_r_r116;
    char cpy_r_r117;
    PyObject *cpy_r_r118;
    char cpy_r_r119;
    PyObject *cpy_r_r120;
    char cpy_r_r121;
    PyObject *cpy_r_r122;
    char cpy_r_r123;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL52;
CPyL1: ;
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_type != cpy_r_r1;
    if (!cpy_r_r2) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "effects", 130, CPyStatic_myriad___book___globals);
        goto CPyL51;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r3 = ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__self;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/book.py", "effects", "effects_Shelf_gen", "self", 132, CPyStatic_myriad___book___globals);
        goto CPyL51;
    }
CPyL5: ;
    cpy_r_r4 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r3)->_pages;
    CPy_INCREF(cpy_r_r4);
    if (((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_0);
    }
    ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_0 = cpy_r_r4;
    cpy_r_r5 = 1;
    ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___book___effects_Shelf_gen_0 = 0;
    cpy_r_r6 = 1;
    if (!cpy_r_r6) goto CPyL59;
CPyL6: ;
    cpy_r_r7 = ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_0;
    if (unlikely(cpy_r_r7 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_0' of 'effects_Shelf_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r7);
    }
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyVarObject, ob_size));
    cpy_r_r9 = *(int64_t *)cpy_r_r8;
    CPy_DECREF(cpy_r_r7);
    cpy_r_r10 = ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___book___effects_Shelf_gen_0;
    if (unlikely(cpy_r_r10 == -113)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/book.py", "effects", "effects_Shelf_gen", "__mypyc_temp__3_serai___games___scholars___myriad___book___effects_Shelf_gen_0", 132, CPyStatic_myriad___book___globals);
        goto CPyL59;
    }
CPyL7: ;
    cpy_r_r11 = cpy_r_r10 < cpy_r_r9;
    if (!cpy_r_r11) goto CPyL60;
    cpy_r_r12 = ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___book___effects_Shelf_gen_0;
    if (unlikely(cpy_r_r12 == -113)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/book.py", "effects", "effects_Shelf_gen", "__mypyc_temp__3_serai___games___scholars___myriad___book___effects_Shelf_gen_0", 132, CPyStatic_myriad___book___globals);
        goto CPyL59;
    }
CPyL9: ;
    cpy_r_r13 = ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_0;
    if (unlikely(cpy_r_r13 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_0' of 'effects_Shelf_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r13);
    }
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyListObject, ob_item));
    cpy_r_r15 = *(CPyPtr *)cpy_r_r14;
    cpy_r_r16 = cpy_r_r12 * 8;
    cpy_r_r17 = cpy_r_r15 + cpy_r_r16;
    cpy_r_r18 = *(PyObject * *)cpy_r_r17;
    CPy_INCREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r13);
    if (likely(PyTuple_Check(cpy_r_r18)))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/book.py", "effects", 132, CPyStatic_myriad___book___globals, "tuple", cpy_r_r18);
        goto CPyL51;
    }
    cpy_r_r20 = CPySequenceTuple_GetItem(cpy_r_r19, 14);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "effects", 133, CPyStatic_myriad___book___globals);
        goto CPyL51;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r20, CPyType_kernel___effects___Effect)))
        cpy_r_r21 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/book.py", "effects", 133, CPyStatic_myriad___book___globals, "serai.kernel.effects.Effect", cpy_r_r20);
        goto CPyL51;
    }
    ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r21;
CPyL13: ;
    cpy_r_r23 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r24 = cpy_r_type != cpy_r_r23;
    if (cpy_r_r24) {
        goto CPyL61;
    } else
        goto CPyL16;
CPyL14: ;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "effects", 133, CPyStatic_myriad___book___globals);
        goto CPyL51;
    }
    CPy_Unreachable();
CPyL16: ;
    cpy_r_r25 = ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___book___effects_Shelf_gen_0;
    if (unlikely(cpy_r_r25 == -113)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__3_serai___games___scholars___myriad___book___effects_Shelf_gen_0' of 'effects_Shelf_gen' undefined");
    }
    if (cpy_r_r25 == -113) goto CPyL59;
CPyL17: ;
    cpy_r_r26 = cpy_r_r25 + 1;
    ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___book___effects_Shelf_gen_0 = cpy_r_r26;
    cpy_r_r27 = 1;
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "effects", 132, CPyStatic_myriad___book___globals);
        goto CPyL59;
    } else
        goto CPyL6;
CPyL18: ;
    cpy_r_r28 = ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__self;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/book.py", "effects", "effects_Shelf_gen", "self", 134, CPyStatic_myriad___book___globals);
        goto CPyL51;
    }
CPyL19: ;
    cpy_r_r29 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r28)->_tiles;
    CPy_INCREF(cpy_r_r29);
    if (((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_1 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_1);
    }
    ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_1 = cpy_r_r29;
    cpy_r_r30 = 1;
    ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___book___effects_Shelf_gen_1 = 0;
    cpy_r_r31 = 1;
    if (!cpy_r_r31) goto CPyL62;
CPyL20: ;
    cpy_r_r32 = ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_1;
    if (unlikely(cpy_r_r32 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_1' of 'effects_Shelf_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r32);
    }
    cpy_r_r33 = (CPyPtr)((CPyPtr)cpy_r_r32 + offsetof(PyVarObject, ob_size));
    cpy_r_r34 = *(int64_t *)cpy_r_r33;
    CPy_DECREF(cpy_r_r32);
    cpy_r_r35 = ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___book___effects_Shelf_gen_1;
    if (unlikely(cpy_r_r35 == -113)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/book.py", "effects", "effects_Shelf_gen", "__mypyc_temp__3_serai___games___scholars___myriad___book___effects_Shelf_gen_1", 134, CPyStatic_myriad___book___globals);
        goto CPyL62;
    }
CPyL21: ;
    cpy_r_r36 = cpy_r_r35 < cpy_r_r34;
    if (!cpy_r_r36) goto CPyL63;
    cpy_r_r37 = ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___book___effects_Shelf_gen_1;
    if (unlikely(cpy_r_r37 == -113)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/book.py", "effects", "effects_Shelf_gen", "__mypyc_temp__3_serai___games___scholars___myriad___book___effects_Shelf_gen_1", 134, CPyStatic_myriad___book___globals);
        goto CPyL62;
    }
CPyL23: ;
    cpy_r_r38 = ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_1;
    if (unlikely(cpy_r_r38 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_1' of 'effects_Shelf_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r38);
    }
    cpy_r_r39 = (CPyPtr)((CPyPtr)cpy_r_r38 + offsetof(PyListObject, ob_item));
    cpy_r_r40 = *(CPyPtr *)cpy_r_r39;
    cpy_r_r41 = cpy_r_r37 * 8;
    cpy_r_r42 = cpy_r_r40 + cpy_r_r41;
    cpy_r_r43 = *(PyObject * *)cpy_r_r42;
    CPy_INCREF(cpy_r_r43);
    CPy_DECREF(cpy_r_r38);
    if (likely(PyTuple_Check(cpy_r_r43)))
        cpy_r_r44 = cpy_r_r43;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/book.py", "effects", 134, CPyStatic_myriad___book___globals, "tuple", cpy_r_r43);
        goto CPyL51;
    }
    cpy_r_r45 = CPySequenceTuple_GetItem(cpy_r_r44, 2);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "effects", 135, CPyStatic_myriad___book___globals);
        goto CPyL51;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r45, CPyType_kernel___effects___Effect)))
        cpy_r_r46 = cpy_r_r45;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/book.py", "effects", 135, CPyStatic_myriad___book___globals, "serai.kernel.effects.Effect", cpy_r_r45);
        goto CPyL51;
    }
    ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r46;
CPyL27: ;
    cpy_r_r48 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r49 = cpy_r_type != cpy_r_r48;
    if (cpy_r_r49) {
        goto CPyL64;
    } else
        goto CPyL30;
CPyL28: ;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "effects", 135, CPyStatic_myriad___book___globals);
        goto CPyL51;
    }
    CPy_Unreachable();
CPyL30: ;
    cpy_r_r50 = ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___book___effects_Shelf_gen_1;
    if (unlikely(cpy_r_r50 == -113)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__3_serai___games___scholars___myriad___book___effects_Shelf_gen_1' of 'effects_Shelf_gen' undefined");
    }
    if (cpy_r_r50 == -113) goto CPyL62;
CPyL31: ;
    cpy_r_r51 = cpy_r_r50 + 1;
    ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___book___effects_Shelf_gen_1 = cpy_r_r51;
    cpy_r_r52 = 1;
    if (unlikely(!cpy_r_r52)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "effects", 134, CPyStatic_myriad___book___globals);
        goto CPyL62;
    } else
        goto CPyL20;
CPyL32: ;
    cpy_r_r53 = ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__self;
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/book.py", "effects", "effects_Shelf_gen", "self", 136, CPyStatic_myriad___book___globals);
        goto CPyL51;
    }
CPyL33: ;
    cpy_r_r54 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r53)->_translations;
    CPy_INCREF(cpy_r_r54);
    if (((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_2 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_2);
    }
    ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_2 = cpy_r_r54;
    cpy_r_r55 = 1;
    ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___book___effects_Shelf_gen_2 = 0;
    cpy_r_r56 = 1;
    if (!cpy_r_r56) goto CPyL65;
CPyL34: ;
    cpy_r_r57 = ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_2;
    if (unlikely(cpy_r_r57 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_2' of 'effects_Shelf_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r57);
    }
    cpy_r_r58 = (CPyPtr)((CPyPtr)cpy_r_r57 + offsetof(PyVarObject, ob_size));
    cpy_r_r59 = *(int64_t *)cpy_r_r58;
    CPy_DECREF(cpy_r_r57);
    cpy_r_r60 = ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___book___effects_Shelf_gen_2;
    if (unlikely(cpy_r_r60 == -113)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/book.py", "effects", "effects_Shelf_gen", "__mypyc_temp__3_serai___games___scholars___myriad___book___effects_Shelf_gen_2", 136, CPyStatic_myriad___book___globals);
        goto CPyL65;
    }
CPyL35: ;
    cpy_r_r61 = cpy_r_r60 < cpy_r_r59;
    if (!cpy_r_r61) goto CPyL66;
    cpy_r_r62 = ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___book___effects_Shelf_gen_2;
    if (unlikely(cpy_r_r62 == -113)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/book.py", "effects", "effects_Shelf_gen", "__mypyc_temp__3_serai___games___scholars___myriad___book___effects_Shelf_gen_2", 136, CPyStatic_myriad___book___globals);
        goto CPyL65;
    }
CPyL37: ;
    cpy_r_r63 = ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_2;
    if (unlikely(cpy_r_r63 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_2' of 'effects_Shelf_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r63);
    }
    cpy_r_r64 = (CPyPtr)((CPyPtr)cpy_r_r63 + offsetof(PyListObject, ob_item));
    cpy_r_r65 = *(CPyPtr *)cpy_r_r64;
    cpy_r_r66 = cpy_r_r62 * 8;
    cpy_r_r67 = cpy_r_r65 + cpy_r_r66;
    cpy_r_r68 = *(PyObject * *)cpy_r_r67;
    CPy_INCREF(cpy_r_r68);
    CPy_DECREF(cpy_r_r63);
    if (likely(PyTuple_Check(cpy_r_r68)))
        cpy_r_r69 = cpy_r_r68;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/book.py", "effects", 136, CPyStatic_myriad___book___globals, "tuple", cpy_r_r68);
        goto CPyL51;
    }
    cpy_r_r70 = CPySequenceTuple_GetItem(cpy_r_r69, 6);
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "effects", 137, CPyStatic_myriad___book___globals);
        goto CPyL51;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r70, CPyType_kernel___effects___Effect)))
        cpy_r_r71 = cpy_r_r70;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/book.py", "effects", 137, CPyStatic_myriad___book___globals, "serai.kernel.effects.Effect", cpy_r_r70);
        goto CPyL51;
    }
    ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r71;
CPyL41: ;
    cpy_r_r73 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r74 = cpy_r_type != cpy_r_r73;
    if (cpy_r_r74) {
        goto CPyL67;
    } else
        goto CPyL44;
CPyL42: ;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "effects", 137, CPyStatic_myriad___book___globals);
        goto CPyL51;
    }
    CPy_Unreachable();
CPyL44: ;
    cpy_r_r75 = ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___book___effects_Shelf_gen_2;
    if (unlikely(cpy_r_r75 == -113)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__3_serai___games___scholars___myriad___book___effects_Shelf_gen_2' of 'effects_Shelf_gen' undefined");
    }
    if (cpy_r_r75 == -113) goto CPyL65;
CPyL45: ;
    cpy_r_r76 = cpy_r_r75 + 1;
    ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___scholars___myriad___book___effects_Shelf_gen_2 = cpy_r_r76;
    cpy_r_r77 = 1;
    if (unlikely(!cpy_r_r77)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "effects", 136, CPyStatic_myriad___book___globals);
        goto CPyL65;
    } else
        goto CPyL34;
CPyL46: ;
    cpy_r_r78 = Py_None;
    CPy_INCREF(cpy_r_r78);
    ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r80 = CPyDef_myriad___book___effects_Shelf_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL50;
    CPyGen_SetStopIterationValue(cpy_r_r78);
    CPy_DECREF(cpy_r_r78);
    if (!0) goto CPyL58;
    CPy_Unreachable();
CPyL50: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r78;
    CPyGen_Exit(&((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL51: ;
    ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r82 = CPyDef_myriad___book___effects_Shelf_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r83 = NULL;
    CPyGen_Exit(&((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r83;
CPyL52: ;
    cpy_r_r84 = cpy_r_r0 == 0;
    if (cpy_r_r84) goto CPyL68;
    cpy_r_r85 = cpy_r_r0 == 1;
    if (cpy_r_r85) {
        goto CPyL69;
    } else
        goto CPyL70;
CPyL54: ;
    cpy_r_r86 = cpy_r_r0 == 2;
    if (cpy_r_r86) {
        goto CPyL71;
    } else
        goto CPyL72;
CPyL55: ;
    cpy_r_r87 = cpy_r_r0 == 3;
    if (cpy_r_r87) {
        goto CPyL41;
    } else
        goto CPyL73;
CPyL56: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r88 = 0;
    if (unlikely(!cpy_r_r88)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "effects", 130, CPyStatic_myriad___book___globals);
        goto CPyL58;
    }
    CPy_Unreachable();
CPyL58: ;
    cpy_r_r89 = NULL;
    CPyGen_Exit(&((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r89;
CPyL59: ;
    cpy_r_r90 = NULL;
    if (((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_0);
    }
    ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_0 = cpy_r_r90;
    cpy_r_r91 = 1;
    goto CPyL51;
CPyL60: ;
    cpy_r_r92 = NULL;
    if (((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_0);
    }
    ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_0 = cpy_r_r92;
    cpy_r_r93 = 1;
    goto CPyL18;
CPyL61: ;
    cpy_r_r94 = NULL;
    if (((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_0);
    }
    ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_0 = cpy_r_r94;
    cpy_r_r95 = 1;
    goto CPyL14;
CPyL62: ;
    cpy_r_r96 = NULL;
    if (((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_1 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_1);
    }
    ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_1 = cpy_r_r96;
    cpy_r_r97 = 1;
    goto CPyL51;
CPyL63: ;
    cpy_r_r98 = NULL;
    if (((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_1 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_1);
    }
    ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_1 = cpy_r_r98;
    cpy_r_r99 = 1;
    goto CPyL32;
CPyL64: ;
    cpy_r_r100 = NULL;
    if (((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_1 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_1);
    }
    ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_1 = cpy_r_r100;
    cpy_r_r101 = 1;
    goto CPyL28;
CPyL65: ;
    cpy_r_r102 = NULL;
    if (((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_2 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_2);
    }
    ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_2 = cpy_r_r102;
    cpy_r_r103 = 1;
    goto CPyL51;
CPyL66: ;
    cpy_r_r104 = NULL;
    if (((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_2 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_2);
    }
    ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_2 = cpy_r_r104;
    cpy_r_r105 = 1;
    goto CPyL46;
CPyL67: ;
    cpy_r_r106 = NULL;
    if (((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_2 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_2);
    }
    ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_2 = cpy_r_r106;
    cpy_r_r107 = 1;
    goto CPyL42;
CPyL68: ;
    cpy_r_r108 = NULL;
    if (((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_0);
    }
    ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_0 = cpy_r_r108;
    cpy_r_r109 = 1;
    cpy_r_r110 = NULL;
    if (((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_1 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_1);
    }
    ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_1 = cpy_r_r110;
    cpy_r_r111 = 1;
    cpy_r_r112 = NULL;
    if (((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_2 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_2);
    }
    ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_2 = cpy_r_r112;
    cpy_r_r113 = 1;
    goto CPyL1;
CPyL69: ;
    cpy_r_r114 = NULL;
    if (((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_1 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_1);
    }
    ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_1 = cpy_r_r114;
    cpy_r_r115 = 1;
    cpy_r_r116 = NULL;
    if (((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_2 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_2);
    }
    ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_2 = cpy_r_r116;
    cpy_r_r117 = 1;
    goto CPyL13;
CPyL70: ;
    cpy_r_r118 = NULL;
    if (((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_0 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_0);
    }
    ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_0 = cpy_r_r118;
    cpy_r_r119 = 1;
    goto CPyL54;
CPyL71: ;
    cpy_r_r120 = NULL;
    if (((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_2 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_2);
    }
    ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_2 = cpy_r_r120;
    cpy_r_r121 = 1;
    goto CPyL27;
CPyL72: ;
    cpy_r_r122 = NULL;
    if (((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_1 != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_1);
    }
    ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___games___scholars___myriad___book___effects_Shelf_gen_1 = cpy_r_r122;
    cpy_r_r123 = 1;
    goto CPyL55;
CPyL73: ;
    goto CPyL56;
}
        
PyObject *CPyDef_myriad___book___effects_Shelf_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_myriad___book___effects_Shelf_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_myriad___book___effects_Shelf_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_myriad___book___effects_Shelf_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.book.effects_Shelf_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_myriad___book___effects_Shelf_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__next__", -1, CPyStatic_myriad___book___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___book___effects_Shelf_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_myriad___book___effects_Shelf_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_myriad___book___effects_Shelf_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_myriad___book___effects_Shelf_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.book.effects_Shelf_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_myriad___book___effects_Shelf_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "send", -1, CPyStatic_myriad___book___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___book___effects_Shelf_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_myriad___book___effects_Shelf_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_myriad___book___effects_Shelf_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.book.effects_Shelf_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_myriad___book___effects_Shelf_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__iter__", -1, CPyStatic_myriad___book___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___book___effects_Shelf_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_myriad___book___effects_Shelf_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_myriad___book___effects_Shelf_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_myriad___book___effects_Shelf_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.book.effects_Shelf_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_myriad___book___effects_Shelf_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "throw", -1, CPyStatic_myriad___book___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___book___effects_Shelf_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_myriad___book___effects_Shelf_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp4996 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp4996);
    PyObject *__tmp4997 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp4997);
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
        
        PyObject *CPyPy_myriad___book___effects_Shelf_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_myriad___book___effects_Shelf_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.book.effects_Shelf_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_myriad___book___effects_Shelf_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "close", -1, CPyStatic_myriad___book___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___book___Shelf___effects(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = CPyDef_myriad___book___effects_Shelf_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "effects", 130, CPyStatic_myriad___book___globals);
        goto CPyL3;
    }
    ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_self);
    if (((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self);
    }
    ((serai___games___scholars___myriad___book___effects_Shelf_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self = cpy_r_self;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "effects", 130, CPyStatic_myriad___book___globals);
        goto CPyL4;
    }
    return cpy_r_r0;
CPyL3: ;
    cpy_r_r3 = NULL;
    return cpy_r_r3;
CPyL4: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL3;
}
        
        PyObject *CPyPy_myriad___book___Shelf___effects(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":effects", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___book___Shelf))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.book.Shelf", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_myriad___book___Shelf___effects(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "effects", 130, CPyStatic_myriad___book___globals);
            return NULL;
        }
        
tuple_T2OO CPyDef_myriad___book____sides(PyObject *cpy_r_effect) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    tuple_T8OOOOOOOO cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    tuple_T2OO cpy_r_r30;
    tuple_T2CO cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    tuple_T2OO cpy_r_r34;
    tuple_T2OO cpy_r_r35;
    cpy_r_r0 = (PyObject *)CPyType_kernel___effects___Arrow;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_effect + offsetof(PyObject, ob_type));
    cpy_r_r2 = *(PyObject * *)cpy_r_r1;
    cpy_r_r3 = cpy_r_r2 == cpy_r_r0;
    if (!cpy_r_r3) goto CPyL18;
    if (likely(Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___Arrow))
        cpy_r_r4 = cpy_r_effect;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/book.py", "_sides", 142, CPyStatic_myriad___book___globals, "serai.kernel.effects.Arrow", cpy_r_effect);
        goto CPyL19;
    }
    cpy_r_r5 = ((serai___kernel___effects___ArrowObject *)cpy_r_r4)->_cost;
    cpy_r_r6 = ((serai___kernel___effects___CallObject *)cpy_r_r5)->_verb;
    cpy_r_r7 = ((serai___kernel___effects___VerbObject *)cpy_r_r6)->_name;
    CPy_INCREF(cpy_r_r7);
    cpy_r_r8 = CPyStatic_myriad___names___CONDITIONS;
    if (unlikely(cpy_r_r8.f0 == NULL)) {
        goto CPyL20;
    } else
        goto CPyL5;
CPyL3: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CONDITIONS\" was not set");
    cpy_r_r9 = 0;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "_sides", 142, CPyStatic_myriad___book___globals);
        goto CPyL19;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r10 = cpy_r_r8.f0;
    CPy_INCREF(cpy_r_r10);
    cpy_r_r11 = cpy_r_r8.f1;
    CPy_INCREF(cpy_r_r11);
    cpy_r_r12 = cpy_r_r8.f2;
    CPy_INCREF(cpy_r_r12);
    cpy_r_r13 = cpy_r_r8.f3;
    CPy_INCREF(cpy_r_r13);
    cpy_r_r14 = cpy_r_r8.f4;
    CPy_INCREF(cpy_r_r14);
    cpy_r_r15 = cpy_r_r8.f5;
    CPy_INCREF(cpy_r_r15);
    cpy_r_r16 = cpy_r_r8.f6;
    CPy_INCREF(cpy_r_r16);
    cpy_r_r17 = cpy_r_r8.f7;
    CPy_INCREF(cpy_r_r17);
    cpy_r_r18 = CPyStr_Equal(cpy_r_r7, cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (cpy_r_r18) goto CPyL21;
    cpy_r_r19 = CPyStr_Equal(cpy_r_r7, cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    if (cpy_r_r19) goto CPyL22;
    cpy_r_r20 = CPyStr_Equal(cpy_r_r7, cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    if (cpy_r_r20) goto CPyL23;
    cpy_r_r21 = CPyStr_Equal(cpy_r_r7, cpy_r_r13);
    CPy_DECREF(cpy_r_r13);
    if (cpy_r_r21) goto CPyL24;
    cpy_r_r22 = CPyStr_Equal(cpy_r_r7, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    if (cpy_r_r22) goto CPyL25;
    cpy_r_r23 = CPyStr_Equal(cpy_r_r7, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    if (cpy_r_r23) goto CPyL26;
    cpy_r_r24 = CPyStr_Equal(cpy_r_r7, cpy_r_r16);
    CPy_DECREF(cpy_r_r16);
    if (cpy_r_r24) goto CPyL27;
    cpy_r_r25 = CPyStr_Equal(cpy_r_r7, cpy_r_r17);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r17);
    if (cpy_r_r25) goto CPyL14;
    if (0) {
        goto CPyL15;
    } else
        goto CPyL18;
CPyL14: ;
    if (!1) goto CPyL18;
CPyL15: ;
    if (likely(Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___Arrow))
        cpy_r_r26 = cpy_r_effect;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/book.py", "_sides", 143, CPyStatic_myriad___book___globals, "serai.kernel.effects.Arrow", cpy_r_effect);
        goto CPyL19;
    }
    cpy_r_r27 = ((serai___kernel___effects___ArrowObject *)cpy_r_r26)->_cost;
    CPy_INCREF(cpy_r_r27);
    if (likely(Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___Arrow))
        cpy_r_r28 = cpy_r_effect;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/book.py", "_sides", 143, CPyStatic_myriad___book___globals, "serai.kernel.effects.Arrow", cpy_r_effect);
        goto CPyL28;
    }
    cpy_r_r29 = ((serai___kernel___effects___ArrowObject *)cpy_r_r28)->_gain;
    CPy_INCREF(cpy_r_r29);
    cpy_r_r30.f0 = cpy_r_r27;
    cpy_r_r30.f1 = cpy_r_r29;
    return cpy_r_r30;
CPyL18: ;
    CPy_INCREF(cpy_r_effect);
    cpy_r_r31.f0 = 1;
    cpy_r_r31.f1 = cpy_r_effect;
    cpy_r_r32 = cpy_r_r31.f1;
    CPy_INCREF(cpy_r_r32);
    CPy_DECREF(cpy_r_r31.f1);
    cpy_r_r33 = Py_None;
    CPy_INCREF(cpy_r_r33);
    cpy_r_r34.f0 = cpy_r_r33;
    cpy_r_r34.f1 = cpy_r_r32;
    return cpy_r_r34;
CPyL19: ;
    tuple_T2OO __tmp4998 = { NULL, NULL };
    cpy_r_r35 = __tmp4998;
    return cpy_r_r35;
CPyL20: ;
    CPy_DecRef(cpy_r_r7);
    goto CPyL3;
CPyL21: ;
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r15);
    CPy_DECREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r17);
    goto CPyL14;
CPyL22: ;
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r15);
    CPy_DECREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r17);
    goto CPyL14;
CPyL23: ;
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r15);
    CPy_DECREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r17);
    goto CPyL14;
CPyL24: ;
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r15);
    CPy_DECREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r17);
    goto CPyL14;
CPyL25: ;
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r15);
    CPy_DECREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r17);
    goto CPyL14;
CPyL26: ;
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r17);
    goto CPyL14;
CPyL27: ;
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r17);
    goto CPyL14;
CPyL28: ;
    CPy_DecRef(cpy_r_r27);
    goto CPyL19;
}
        
        PyObject *CPyPy_myriad___book____sides(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"effect", 0};
            static CPyArg_Parser parser = {"O:_sides", kwlist, 0};
            PyObject *obj_effect;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_effect)) {
                return NULL;
            }
            PyObject *arg_effect;
            if (likely(PyObject_TypeCheck(obj_effect, CPyType_kernel___effects___Effect)))
                arg_effect = obj_effect;
            else {
                CPy_TypeError("serai.kernel.effects.Effect", obj_effect); 
                goto fail;
            }
            tuple_T2OO retval = CPyDef_myriad___book____sides(arg_effect);
            if (retval.f0 == NULL) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(2);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp4999 = retval.f0;
            PyTuple_SET_ITEM(retbox, 0, __tmp4999);
            PyObject *__tmp5000 = retval.f1;
            PyTuple_SET_ITEM(retbox, 1, __tmp5000);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "_sides", 140, CPyStatic_myriad___book___globals);
            return NULL;
        }
        
char CPyDef_myriad___book___Shelved_____mypyc_defaults_setup(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    tuple_T1O cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = (PyObject *)CPyType_state___Part;
    CPy_INCREF(cpy_r_r0);
    ((serai___games___scholars___myriad___book___ShelvedObject *)cpy_r___mypyc_self__)->_part = cpy_r_r0;
    cpy_r_r1 = CPyStatics[2753]; /* 'wild_white' */
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2.f0 = cpy_r_r1;
    cpy_r_r3 = PyTuple_New(1);
    if (unlikely(cpy_r_r3 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5001 = cpy_r_r2.f0;
    PyTuple_SET_ITEM(cpy_r_r3, 0, __tmp5001);
    ((serai___games___scholars___myriad___book___ShelvedObject *)cpy_r___mypyc_self__)->_wild_verbs = cpy_r_r3;
    return 1;
}
        
        PyObject *CPyPy_myriad___book___Shelved_____mypyc_defaults_setup(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__mypyc_defaults_setup", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely((Py_TYPE(obj___mypyc_self__) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(obj___mypyc_self__) == CPyType_myriad___book___Shelved)))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.scholars.myriad.book.Shelved", obj___mypyc_self__); 
                goto fail;
            }
            char retval = CPyDef_myriad___book___Shelved_____mypyc_defaults_setup(arg___mypyc_self__);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "__mypyc_defaults_setup", -1, CPyStatic_myriad___book___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___book___shelf(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyPtr cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyPtr cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/book.py", "shelf", "Table", "book", 155, CPyStatic_myriad___book___globals);
        goto CPyL9;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_seams;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = (PyObject *)CPyType_myriad___seams___MyriadSeams;
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyObject, ob_type));
    cpy_r_r4 = *(PyObject * *)cpy_r_r3;
    cpy_r_r5 = cpy_r_r4 == cpy_r_r2;
    if (!cpy_r_r5) goto CPyL3;
    if (cpy_r_r5) {
        goto CPyL6;
    } else
        goto CPyL10;
CPyL3: ;
    cpy_r_r6 = (PyObject *)CPyType_myriad___book___Shelved;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyObject, ob_type));
    cpy_r_r8 = *(PyObject * *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r8 == cpy_r_r6;
    if (cpy_r_r9) {
        goto CPyL6;
    } else
        goto CPyL10;
CPyL4: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r10 = 0;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "shelf", 156, CPyStatic_myriad___book___globals);
        goto CPyL9;
    }
    CPy_Unreachable();
CPyL6: ;
    if (likely((Py_TYPE(cpy_r_r1) == CPyType_myriad___seams___MyriadSeams) || (Py_TYPE(cpy_r_r1) == CPyType_myriad___book___Shelved)))
        cpy_r_r11 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/book.py", "shelf", 157, CPyStatic_myriad___book___globals, "serai.games.scholars.myriad.book.Shelved", cpy_r_r1);
        goto CPyL11;
    }
    cpy_r_r12 = ((serai___games___scholars___myriad___book___ShelvedObject *)cpy_r_r11)->_shelf;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/book.py", "shelf", "Shelved", "shelf", 157, CPyStatic_myriad___book___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_r12);
CPyL8: ;
    CPy_DECREF(cpy_r_r1);
    return cpy_r_r12;
CPyL9: ;
    cpy_r_r13 = NULL;
    return cpy_r_r13;
CPyL10: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL4;
CPyL11: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL9;
}
        
        PyObject *CPyPy_myriad___book___shelf(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:shelf", kwlist, 0};
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
            PyObject *retval = CPyDef_myriad___book___shelf(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "shelf", 153, CPyStatic_myriad___book___globals);
            return NULL;
        }
        
char CPyDef_myriad___book_____top_level__(void) {
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
    void *cpy_r_r153;
    void *cpy_r_r154;
    void *cpy_r_r155;
    char cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    void *cpy_r_r161;
    void *cpy_r_r162;
    PyObject **cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    void *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject *cpy_r_r178;
    char cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
    PyObject *cpy_r_r186;
    void *cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    char cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    char cpy_r_r199;
    PyObject *cpy_r_r200;
    PyObject *cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject **cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject *cpy_r_r207;
    PyObject *cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    PyObject *cpy_r_r211;
    int32_t cpy_r_r212;
    char cpy_r_r213;
    PyObject *cpy_r_r214;
    PyObject *cpy_r_r215;
    int32_t cpy_r_r216;
    char cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    int32_t cpy_r_r220;
    char cpy_r_r221;
    PyObject *cpy_r_r222;
    PyObject *cpy_r_r223;
    int32_t cpy_r_r224;
    char cpy_r_r225;
    PyObject *cpy_r_r226;
    PyObject *cpy_r_r227;
    int32_t cpy_r_r228;
    char cpy_r_r229;
    PyObject *cpy_r_r230;
    PyObject *cpy_r_r231;
    int32_t cpy_r_r232;
    char cpy_r_r233;
    PyObject *cpy_r_r234;
    PyObject *cpy_r_r235;
    int32_t cpy_r_r236;
    char cpy_r_r237;
    PyObject *cpy_r_r238;
    PyObject *cpy_r_r239;
    int32_t cpy_r_r240;
    char cpy_r_r241;
    PyObject *cpy_r_r242;
    PyObject *cpy_r_r243;
    int32_t cpy_r_r244;
    char cpy_r_r245;
    PyObject *cpy_r_r246;
    PyObject *cpy_r_r247;
    PyObject *cpy_r_r248;
    PyObject *cpy_r_r249;
    PyObject **cpy_r_r251;
    PyObject *cpy_r_r252;
    PyObject *cpy_r_r253;
    int32_t cpy_r_r254;
    char cpy_r_r255;
    PyObject *cpy_r_r256;
    PyObject *cpy_r_r257;
    int32_t cpy_r_r258;
    char cpy_r_r259;
    PyObject *cpy_r_r260;
    PyObject *cpy_r_r261;
    int32_t cpy_r_r262;
    char cpy_r_r263;
    PyObject *cpy_r_r264;
    PyObject *cpy_r_r265;
    int32_t cpy_r_r266;
    char cpy_r_r267;
    PyObject **cpy_r_r269;
    PyObject *cpy_r_r270;
    PyObject *cpy_r_r271;
    PyObject *cpy_r_r272;
    int32_t cpy_r_r273;
    char cpy_r_r274;
    PyObject *cpy_r_r275;
    void *cpy_r_r276;
    PyObject *cpy_r_r277;
    PyObject *cpy_r_r278;
    PyObject *cpy_r_r279;
    char cpy_r_r280;
    PyObject *cpy_r_r281;
    PyObject *cpy_r_r282;
    PyObject *cpy_r_r283;
    PyObject *cpy_r_r284;
    PyObject *cpy_r_r285;
    PyObject *cpy_r_r286;
    PyObject *cpy_r_r287;
    void *cpy_r_r288;
    PyObject *cpy_r_r289;
    PyObject *cpy_r_r290;
    PyObject *cpy_r_r291;
    char cpy_r_r292;
    PyObject *cpy_r_r293;
    PyObject *cpy_r_r294;
    PyObject *cpy_r_r295;
    PyObject *cpy_r_r296;
    PyObject *cpy_r_r297;
    PyObject *cpy_r_r298;
    PyObject *cpy_r_r299;
    char cpy_r_r300;
    PyObject *cpy_r_r301;
    PyObject *cpy_r_r302;
    PyObject *cpy_r_r303;
    PyObject **cpy_r_r305;
    PyObject *cpy_r_r306;
    PyObject *cpy_r_r307;
    PyObject *cpy_r_r308;
    PyObject *cpy_r_r309;
    PyObject *cpy_r_r310;
    PyObject *cpy_r_r311;
    PyObject *cpy_r_r312;
    int32_t cpy_r_r313;
    char cpy_r_r314;
    PyObject *cpy_r_r315;
    PyObject *cpy_r_r316;
    int32_t cpy_r_r317;
    char cpy_r_r318;
    PyObject *cpy_r_r319;
    PyObject *cpy_r_r320;
    int32_t cpy_r_r321;
    char cpy_r_r322;
    PyObject *cpy_r_r323;
    PyObject *cpy_r_r324;
    int32_t cpy_r_r325;
    char cpy_r_r326;
    PyObject *cpy_r_r327;
    PyObject *cpy_r_r328;
    int32_t cpy_r_r329;
    char cpy_r_r330;
    PyObject *cpy_r_r331;
    PyObject *cpy_r_r332;
    int32_t cpy_r_r333;
    char cpy_r_r334;
    PyObject **cpy_r_r336;
    PyObject *cpy_r_r337;
    PyObject *cpy_r_r338;
    PyObject *cpy_r_r339;
    int32_t cpy_r_r340;
    char cpy_r_r341;
    PyObject *cpy_r_r342;
    void *cpy_r_r343;
    PyObject *cpy_r_r344;
    PyObject *cpy_r_r345;
    PyObject *cpy_r_r346;
    char cpy_r_r347;
    PyObject *cpy_r_r348;
    PyObject *cpy_r_r349;
    PyObject *cpy_r_r350;
    PyObject *cpy_r_r351;
    PyObject *cpy_r_r352;
    PyObject *cpy_r_r353;
    PyObject *cpy_r_r354;
    void *cpy_r_r355;
    PyObject *cpy_r_r356;
    PyObject *cpy_r_r357;
    PyObject *cpy_r_r358;
    char cpy_r_r359;
    PyObject *cpy_r_r360;
    PyObject *cpy_r_r361;
    PyObject *cpy_r_r362;
    PyObject *cpy_r_r363;
    PyObject *cpy_r_r364;
    PyObject *cpy_r_r365;
    PyObject *cpy_r_r366;
    char cpy_r_r367;
    PyObject *cpy_r_r368;
    PyObject *cpy_r_r369;
    PyObject *cpy_r_r370;
    PyObject **cpy_r_r372;
    PyObject *cpy_r_r373;
    PyObject *cpy_r_r374;
    PyObject *cpy_r_r375;
    PyObject *cpy_r_r376;
    PyObject *cpy_r_r377;
    PyObject *cpy_r_r378;
    PyObject *cpy_r_r379;
    int32_t cpy_r_r380;
    char cpy_r_r381;
    PyObject *cpy_r_r382;
    PyObject *cpy_r_r383;
    int32_t cpy_r_r384;
    char cpy_r_r385;
    PyObject *cpy_r_r386;
    PyObject *cpy_r_r387;
    int32_t cpy_r_r388;
    char cpy_r_r389;
    PyObject *cpy_r_r390;
    PyObject *cpy_r_r391;
    int32_t cpy_r_r392;
    char cpy_r_r393;
    PyObject *cpy_r_r394;
    PyObject *cpy_r_r395;
    PyObject *cpy_r_r396;
    PyObject *cpy_r_r397;
    PyObject **cpy_r_r399;
    PyObject *cpy_r_r400;
    PyObject *cpy_r_r401;
    int32_t cpy_r_r402;
    char cpy_r_r403;
    PyObject *cpy_r_r404;
    PyObject *cpy_r_r405;
    int32_t cpy_r_r406;
    char cpy_r_r407;
    PyObject *cpy_r_r408;
    PyObject *cpy_r_r409;
    int32_t cpy_r_r410;
    char cpy_r_r411;
    PyObject *cpy_r_r412;
    PyObject *cpy_r_r413;
    int32_t cpy_r_r414;
    char cpy_r_r415;
    PyObject **cpy_r_r417;
    PyObject *cpy_r_r418;
    PyObject *cpy_r_r419;
    PyObject *cpy_r_r420;
    int32_t cpy_r_r421;
    char cpy_r_r422;
    PyObject *cpy_r_r423;
    void *cpy_r_r424;
    PyObject *cpy_r_r425;
    PyObject *cpy_r_r426;
    PyObject *cpy_r_r427;
    char cpy_r_r428;
    PyObject *cpy_r_r429;
    PyObject *cpy_r_r430;
    PyObject *cpy_r_r431;
    PyObject *cpy_r_r432;
    PyObject *cpy_r_r433;
    PyObject *cpy_r_r434;
    PyObject *cpy_r_r435;
    void *cpy_r_r436;
    PyObject *cpy_r_r437;
    PyObject *cpy_r_r438;
    PyObject *cpy_r_r439;
    char cpy_r_r440;
    PyObject *cpy_r_r441;
    PyObject *cpy_r_r442;
    PyObject *cpy_r_r443;
    PyObject *cpy_r_r444;
    PyObject *cpy_r_r445;
    PyObject *cpy_r_r446;
    PyObject *cpy_r_r447;
    char cpy_r_r448;
    PyObject *cpy_r_r449;
    PyObject *cpy_r_r450;
    PyObject *cpy_r_r451;
    PyObject **cpy_r_r453;
    PyObject *cpy_r_r454;
    PyObject *cpy_r_r455;
    PyObject *cpy_r_r456;
    PyObject *cpy_r_r457;
    PyObject *cpy_r_r458;
    PyObject *cpy_r_r459;
    PyObject *cpy_r_r460;
    int32_t cpy_r_r461;
    char cpy_r_r462;
    PyObject *cpy_r_r463;
    PyObject *cpy_r_r464;
    int32_t cpy_r_r465;
    char cpy_r_r466;
    PyObject *cpy_r_r467;
    PyObject *cpy_r_r468;
    int32_t cpy_r_r469;
    char cpy_r_r470;
    PyObject *cpy_r_r471;
    PyObject *cpy_r_r472;
    int32_t cpy_r_r473;
    char cpy_r_r474;
    PyObject *cpy_r_r475;
    PyObject *cpy_r_r476;
    int32_t cpy_r_r477;
    char cpy_r_r478;
    PyObject **cpy_r_r480;
    PyObject *cpy_r_r481;
    PyObject *cpy_r_r482;
    PyObject *cpy_r_r483;
    int32_t cpy_r_r484;
    char cpy_r_r485;
    PyObject *cpy_r_r486;
    void *cpy_r_r487;
    PyObject *cpy_r_r488;
    PyObject *cpy_r_r489;
    PyObject *cpy_r_r490;
    char cpy_r_r491;
    PyObject *cpy_r_r492;
    PyObject *cpy_r_r493;
    PyObject *cpy_r_r494;
    PyObject *cpy_r_r495;
    PyObject *cpy_r_r496;
    PyObject *cpy_r_r497;
    PyObject *cpy_r_r498;
    void *cpy_r_r499;
    PyObject *cpy_r_r500;
    PyObject *cpy_r_r501;
    PyObject *cpy_r_r502;
    char cpy_r_r503;
    PyObject *cpy_r_r504;
    PyObject *cpy_r_r505;
    PyObject *cpy_r_r506;
    PyObject *cpy_r_r507;
    PyObject *cpy_r_r508;
    PyObject *cpy_r_r509;
    PyObject *cpy_r_r510;
    char cpy_r_r511;
    PyObject *cpy_r_r512;
    PyObject *cpy_r_r513;
    PyObject *cpy_r_r514;
    PyObject **cpy_r_r516;
    PyObject *cpy_r_r517;
    PyObject *cpy_r_r518;
    PyObject *cpy_r_r519;
    PyObject *cpy_r_r520;
    PyObject *cpy_r_r521;
    PyObject *cpy_r_r522;
    PyObject *cpy_r_r523;
    int32_t cpy_r_r524;
    char cpy_r_r525;
    PyObject *cpy_r_r526;
    PyObject *cpy_r_r527;
    int32_t cpy_r_r528;
    char cpy_r_r529;
    PyObject *cpy_r_r530;
    PyObject *cpy_r_r531;
    int32_t cpy_r_r532;
    char cpy_r_r533;
    PyObject *cpy_r_r534;
    PyObject *cpy_r_r535;
    int32_t cpy_r_r536;
    char cpy_r_r537;
    PyObject *cpy_r_r538;
    PyObject *cpy_r_r539;
    int32_t cpy_r_r540;
    char cpy_r_r541;
    PyObject *cpy_r_r542;
    PyObject *cpy_r_r543;
    int32_t cpy_r_r544;
    char cpy_r_r545;
    PyObject *cpy_r_r546;
    PyObject *cpy_r_r547;
    int32_t cpy_r_r548;
    char cpy_r_r549;
    PyObject *cpy_r_r550;
    PyObject *cpy_r_r551;
    int32_t cpy_r_r552;
    char cpy_r_r553;
    PyObject **cpy_r_r555;
    PyObject *cpy_r_r556;
    PyObject *cpy_r_r557;
    PyObject *cpy_r_r558;
    int32_t cpy_r_r559;
    char cpy_r_r560;
    PyObject *cpy_r_r561;
    PyObject *cpy_r_r562;
    PyObject *cpy_r_r563;
    PyObject *cpy_r_r564;
    PyObject *cpy_r_r565;
    char cpy_r_r566;
    char cpy_r_r567;
    PyObject *cpy_r_r568;
    PyObject *cpy_r_r569;
    PyObject *cpy_r_r570;
    PyObject *cpy_r_r571;
    PyObject *cpy_r_r572;
    PyObject *cpy_r_r573;
    PyObject *cpy_r_r574;
    PyObject *cpy_r_r575;
    PyObject *cpy_r_r576;
    PyObject *cpy_r_r577;
    PyObject *cpy_r_r578;
    PyObject *cpy_r_r579;
    PyObject *cpy_r_r580;
    PyObject *cpy_r_r581;
    PyObject *cpy_r_r582;
    int32_t cpy_r_r583;
    char cpy_r_r584;
    PyObject *cpy_r_r585;
    PyObject *cpy_r_r586;
    int32_t cpy_r_r587;
    char cpy_r_r588;
    char cpy_r_r589;
    PyObject *cpy_r_r590;
    PyObject *cpy_r_r591;
    PyObject *cpy_r_r592;
    PyObject *cpy_r_r593;
    PyObject *cpy_r_r594;
    char cpy_r_r595;
    char cpy_r_r596;
    PyObject *cpy_r_r597;
    PyObject *cpy_r_r598;
    PyObject *cpy_r_r599;
    PyObject *cpy_r_r600;
    PyObject *cpy_r_r601;
    int32_t cpy_r_r602;
    char cpy_r_r603;
    PyObject *cpy_r_r604;
    PyObject *cpy_r_r605;
    int32_t cpy_r_r606;
    char cpy_r_r607;
    char cpy_r_r608;
    char cpy_r_r609;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 1, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 1, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_myriad___book___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 3, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5431]; /* ('Iterator',) */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_myriad___book___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 5, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[5432]; /* ('TYPE_CHECKING', 'NamedTuple') */
    cpy_r_r17 = CPyStatics[47]; /* 'typing' */
    cpy_r_r18 = CPyStatic_myriad___book___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 6, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r20 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = (void *)&CPyModule_serai___games___scholars___myriad___names;
    cpy_r_r22 = (void *)&CPyImportState_serai___games___scholars___myriad___names;
    cpy_r_r23 = CPyModuleLockAPI_serai;
    cpy_r_r24 = CPyImport_IsInitialized(cpy_r_r22);
    if (!cpy_r_r24) goto CPyL10;
    cpy_r_r25 = PyImport_GetModuleDict();
    cpy_r_r26 = CPyStatics[2929]; /* 'serai.games.scholars.myriad.names' */
    cpy_r_r27 = CPyDict_GetItem(cpy_r_r25, cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 8, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r28 = cpy_r_r27;
    goto CPyL14;
CPyL10: ;
    cpy_r_r29 = CPyInitOnly_serai___games___scholars___myriad___names;
    cpy_r_r30 = CPyExec_serai___games___scholars___myriad___names;
    cpy_r_r31 = (PyObject **)&CPyModule_serai___games___scholars___myriad___names__internal;
    cpy_r_r32 = PyImport_GetModuleDict();
    cpy_r_r33 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r34 = CPyDict_GetItem(cpy_r_r32, cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 8, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r35 = CPyStatics[8]; /* '__file__' */
    cpy_r_r36 = CPyObject_GetAttr(cpy_r_r34, cpy_r_r35);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 8, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r37 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r38 = CPyStatics[2929]; /* 'serai.games.scholars.myriad.names' */
    cpy_r_r39 = CPyImport_ImportNative(cpy_r_r38, cpy_r_r29, cpy_r_r30, cpy_r_r31, cpy_r_r21, cpy_r_r22, cpy_r_r23, cpy_r_r36, cpy_r_r37, 0);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 8, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r28 = cpy_r_r39;
CPyL14: ;
    cpy_r_r40 = CPyStatics[5433]; /* ('CONDITIONS', 'WORKERS_AS_SILVER', 'XP_AS_GOLD') */
    cpy_r_r41 = CPyStatic_myriad___book___globals;
    cpy_r_r42 = CPyImport_GetNativeAttrs(cpy_r_r28, cpy_r_r40, cpy_r_r40, cpy_r_r41);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 8, CPyStatic_myriad___book___globals);
        goto CPyL241;
    } else
        goto CPyL242;
CPyL15: ;
    cpy_r_r43 = (void *)&CPyModule_serai___games___scholars___myriad___options;
    cpy_r_r44 = (void *)&CPyImportState_serai___games___scholars___myriad___options;
    cpy_r_r45 = CPyModuleLockAPI_serai;
    cpy_r_r46 = CPyImport_IsInitialized(cpy_r_r44);
    if (!cpy_r_r46) goto CPyL18;
    cpy_r_r47 = PyImport_GetModuleDict();
    cpy_r_r48 = CPyStatics[2933]; /* 'serai.games.scholars.myriad.options' */
    cpy_r_r49 = CPyDict_GetItem(cpy_r_r47, cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 9, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r50 = cpy_r_r49;
    goto CPyL22;
CPyL18: ;
    cpy_r_r51 = CPyInitOnly_serai___games___scholars___myriad___options;
    cpy_r_r52 = CPyExec_serai___games___scholars___myriad___options;
    cpy_r_r53 = (PyObject **)&CPyModule_serai___games___scholars___myriad___options__internal;
    cpy_r_r54 = PyImport_GetModuleDict();
    cpy_r_r55 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r56 = CPyDict_GetItem(cpy_r_r54, cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 9, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r57 = CPyStatics[8]; /* '__file__' */
    cpy_r_r58 = CPyObject_GetAttr(cpy_r_r56, cpy_r_r57);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 9, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r59 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r60 = CPyStatics[2933]; /* 'serai.games.scholars.myriad.options' */
    cpy_r_r61 = CPyImport_ImportNative(cpy_r_r60, cpy_r_r51, cpy_r_r52, cpy_r_r53, cpy_r_r43, cpy_r_r44, cpy_r_r45, cpy_r_r58, cpy_r_r59, 0);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 9, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r50 = cpy_r_r61;
CPyL22: ;
    cpy_r_r62 = CPyStatics[5434]; /* ('MyriadOptions',) */
    cpy_r_r63 = CPyStatic_myriad___book___globals;
    cpy_r_r64 = CPyImport_GetNativeAttrs(cpy_r_r50, cpy_r_r62, cpy_r_r62, cpy_r_r63);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 9, CPyStatic_myriad___book___globals);
        goto CPyL241;
    } else
        goto CPyL243;
CPyL23: ;
    cpy_r_r65 = (void *)&CPyModule_serai___games___scholars___names;
    cpy_r_r66 = (void *)&CPyImportState_serai___games___scholars___names;
    cpy_r_r67 = CPyModuleLockAPI_serai;
    cpy_r_r68 = CPyImport_IsInitialized(cpy_r_r66);
    if (!cpy_r_r68) goto CPyL26;
    cpy_r_r69 = PyImport_GetModuleDict();
    cpy_r_r70 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r71 = CPyDict_GetItem(cpy_r_r69, cpy_r_r70);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 10, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r72 = cpy_r_r71;
    goto CPyL30;
CPyL26: ;
    cpy_r_r73 = CPyInitOnly_serai___games___scholars___names;
    cpy_r_r74 = CPyExec_serai___games___scholars___names;
    cpy_r_r75 = (PyObject **)&CPyModule_serai___games___scholars___names__internal;
    cpy_r_r76 = PyImport_GetModuleDict();
    cpy_r_r77 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r78 = CPyDict_GetItem(cpy_r_r76, cpy_r_r77);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 10, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r79 = CPyStatics[8]; /* '__file__' */
    cpy_r_r80 = CPyObject_GetAttr(cpy_r_r78, cpy_r_r79);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 10, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r81 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r82 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r83 = CPyImport_ImportNative(cpy_r_r82, cpy_r_r73, cpy_r_r74, cpy_r_r75, cpy_r_r65, cpy_r_r66, cpy_r_r67, cpy_r_r80, cpy_r_r81, 0);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 10, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r72 = cpy_r_r83;
CPyL30: ;
    cpy_r_r84 = CPyStatics[5435]; /* ('ACTIONS', 'OTHER') */
    cpy_r_r85 = CPyStatic_myriad___book___globals;
    cpy_r_r86 = CPyImport_GetNativeAttrs(cpy_r_r72, cpy_r_r84, cpy_r_r84, cpy_r_r85);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 10, CPyStatic_myriad___book___globals);
        goto CPyL241;
    } else
        goto CPyL244;
CPyL31: ;
    cpy_r_r87 = (void *)&CPyModule_serai___games___scholars___seams;
    cpy_r_r88 = (void *)&CPyImportState_serai___games___scholars___seams;
    cpy_r_r89 = CPyModuleLockAPI_serai;
    cpy_r_r90 = CPyImport_IsInitialized(cpy_r_r88);
    if (!cpy_r_r90) goto CPyL34;
    cpy_r_r91 = PyImport_GetModuleDict();
    cpy_r_r92 = CPyStatics[2315]; /* 'serai.games.scholars.seams' */
    cpy_r_r93 = CPyDict_GetItem(cpy_r_r91, cpy_r_r92);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 11, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r94 = cpy_r_r93;
    goto CPyL38;
CPyL34: ;
    cpy_r_r95 = CPyInitOnly_serai___games___scholars___seams;
    cpy_r_r96 = CPyExec_serai___games___scholars___seams;
    cpy_r_r97 = (PyObject **)&CPyModule_serai___games___scholars___seams__internal;
    cpy_r_r98 = PyImport_GetModuleDict();
    cpy_r_r99 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r100 = CPyDict_GetItem(cpy_r_r98, cpy_r_r99);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 11, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r101 = CPyStatics[8]; /* '__file__' */
    cpy_r_r102 = CPyObject_GetAttr(cpy_r_r100, cpy_r_r101);
    CPy_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 11, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r103 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r104 = CPyStatics[2315]; /* 'serai.games.scholars.seams' */
    cpy_r_r105 = CPyImport_ImportNative(cpy_r_r104, cpy_r_r95, cpy_r_r96, cpy_r_r97, cpy_r_r87, cpy_r_r88, cpy_r_r89, cpy_r_r102, cpy_r_r103, 0);
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 11, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r94 = cpy_r_r105;
CPyL38: ;
    cpy_r_r106 = CPyStatics[5436]; /* ('Seams',) */
    cpy_r_r107 = CPyStatic_myriad___book___globals;
    cpy_r_r108 = CPyImport_GetNativeAttrs(cpy_r_r94, cpy_r_r106, cpy_r_r106, cpy_r_r107);
    CPy_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 11, CPyStatic_myriad___book___globals);
        goto CPyL241;
    } else
        goto CPyL245;
CPyL39: ;
    cpy_r_r109 = (void *)&CPyModule_serai___games___scholars___table;
    cpy_r_r110 = (void *)&CPyImportState_serai___games___scholars___table;
    cpy_r_r111 = CPyModuleLockAPI_serai;
    cpy_r_r112 = CPyImport_IsInitialized(cpy_r_r110);
    if (!cpy_r_r112) goto CPyL42;
    cpy_r_r113 = PyImport_GetModuleDict();
    cpy_r_r114 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r115 = CPyDict_GetItem(cpy_r_r113, cpy_r_r114);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 12, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r116 = cpy_r_r115;
    goto CPyL46;
CPyL42: ;
    cpy_r_r117 = CPyInitOnly_serai___games___scholars___table;
    cpy_r_r118 = CPyExec_serai___games___scholars___table;
    cpy_r_r119 = (PyObject **)&CPyModule_serai___games___scholars___table__internal;
    cpy_r_r120 = PyImport_GetModuleDict();
    cpy_r_r121 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r122 = CPyDict_GetItem(cpy_r_r120, cpy_r_r121);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 12, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r123 = CPyStatics[8]; /* '__file__' */
    cpy_r_r124 = CPyObject_GetAttr(cpy_r_r122, cpy_r_r123);
    CPy_DECREF(cpy_r_r122);
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 12, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r125 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r126 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r127 = CPyImport_ImportNative(cpy_r_r126, cpy_r_r117, cpy_r_r118, cpy_r_r119, cpy_r_r109, cpy_r_r110, cpy_r_r111, cpy_r_r124, cpy_r_r125, 0);
    CPy_DECREF(cpy_r_r124);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 12, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r116 = cpy_r_r127;
CPyL46: ;
    cpy_r_r128 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r129 = CPyStatic_myriad___book___globals;
    cpy_r_r130 = CPyImport_GetNativeAttrs(cpy_r_r116, cpy_r_r128, cpy_r_r128, cpy_r_r129);
    CPy_DECREF(cpy_r_r116);
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 12, CPyStatic_myriad___book___globals);
        goto CPyL241;
    } else
        goto CPyL246;
CPyL47: ;
    cpy_r_r131 = (void *)&CPyModule_serai___kernel___content;
    cpy_r_r132 = (void *)&CPyImportState_serai___kernel___content;
    cpy_r_r133 = CPyModuleLockAPI_serai;
    cpy_r_r134 = CPyImport_IsInitialized(cpy_r_r132);
    if (!cpy_r_r134) goto CPyL50;
    cpy_r_r135 = PyImport_GetModuleDict();
    cpy_r_r136 = CPyStatics[679]; /* 'serai.kernel.content' */
    cpy_r_r137 = CPyDict_GetItem(cpy_r_r135, cpy_r_r136);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 13, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r138 = cpy_r_r137;
    goto CPyL54;
CPyL50: ;
    cpy_r_r139 = CPyInitOnly_serai___kernel___content;
    cpy_r_r140 = CPyExec_serai___kernel___content;
    cpy_r_r141 = (PyObject **)&CPyModule_serai___kernel___content__internal;
    cpy_r_r142 = PyImport_GetModuleDict();
    cpy_r_r143 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r144 = CPyDict_GetItem(cpy_r_r142, cpy_r_r143);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 13, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r145 = CPyStatics[8]; /* '__file__' */
    cpy_r_r146 = CPyObject_GetAttr(cpy_r_r144, cpy_r_r145);
    CPy_DECREF(cpy_r_r144);
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 13, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r147 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r148 = CPyStatics[679]; /* 'serai.kernel.content' */
    cpy_r_r149 = CPyImport_ImportNative(cpy_r_r148, cpy_r_r139, cpy_r_r140, cpy_r_r141, cpy_r_r131, cpy_r_r132, cpy_r_r133, cpy_r_r146, cpy_r_r147, 0);
    CPy_DECREF(cpy_r_r146);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 13, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r138 = cpy_r_r149;
CPyL54: ;
    cpy_r_r150 = CPyStatics[5437]; /* ('Content',) */
    cpy_r_r151 = CPyStatic_myriad___book___globals;
    cpy_r_r152 = CPyImport_GetNativeAttrs(cpy_r_r138, cpy_r_r150, cpy_r_r150, cpy_r_r151);
    CPy_DECREF(cpy_r_r138);
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 13, CPyStatic_myriad___book___globals);
        goto CPyL241;
    } else
        goto CPyL247;
CPyL55: ;
    cpy_r_r153 = (void *)&CPyModule_serai___kernel___effects;
    cpy_r_r154 = (void *)&CPyImportState_serai___kernel___effects;
    cpy_r_r155 = CPyModuleLockAPI_serai;
    cpy_r_r156 = CPyImport_IsInitialized(cpy_r_r154);
    if (!cpy_r_r156) goto CPyL58;
    cpy_r_r157 = PyImport_GetModuleDict();
    cpy_r_r158 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r159 = CPyDict_GetItem(cpy_r_r157, cpy_r_r158);
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 14, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r160 = cpy_r_r159;
    goto CPyL62;
CPyL58: ;
    cpy_r_r161 = CPyInitOnly_serai___kernel___effects;
    cpy_r_r162 = CPyExec_serai___kernel___effects;
    cpy_r_r163 = (PyObject **)&CPyModule_serai___kernel___effects__internal;
    cpy_r_r164 = PyImport_GetModuleDict();
    cpy_r_r165 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r166 = CPyDict_GetItem(cpy_r_r164, cpy_r_r165);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 14, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r167 = CPyStatics[8]; /* '__file__' */
    cpy_r_r168 = CPyObject_GetAttr(cpy_r_r166, cpy_r_r167);
    CPy_DECREF(cpy_r_r166);
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 14, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r169 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r170 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r171 = CPyImport_ImportNative(cpy_r_r170, cpy_r_r161, cpy_r_r162, cpy_r_r163, cpy_r_r153, cpy_r_r154, cpy_r_r155, cpy_r_r168, cpy_r_r169, 0);
    CPy_DECREF(cpy_r_r168);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 14, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r160 = cpy_r_r171;
CPyL62: ;
    cpy_r_r172 = CPyStatics[5438]; /* ('NOTHING', 'Arrow', 'Call', 'Choice', 'Effect', 'calls') */
    cpy_r_r173 = CPyStatic_myriad___book___globals;
    cpy_r_r174 = CPyImport_GetNativeAttrs(cpy_r_r160, cpy_r_r172, cpy_r_r172, cpy_r_r173);
    CPy_DECREF(cpy_r_r160);
    if (unlikely(cpy_r_r174 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 14, CPyStatic_myriad___book___globals);
        goto CPyL241;
    } else
        goto CPyL248;
CPyL63: ;
    cpy_r_r175 = (void *)&CPyModule_typing;
    cpy_r_r176 = CPyStatics[47]; /* 'typing' */
    cpy_r_r177 = CPyImport_GetModuleCacheForImport(cpy_r_r175, cpy_r_r176);
    if (unlikely(cpy_r_r177 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 20, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r178 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r179 = cpy_r_r177 != cpy_r_r178;
    if (cpy_r_r179) goto CPyL68;
    cpy_r_r180 = PyImport_Import(cpy_r_r176);
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 20, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r175, cpy_r_r180);
    CPy_DECREF(cpy_r_r180);
CPyL68: ;
    cpy_r_r181 = PyImport_GetModuleDict();
    cpy_r_r182 = CPyStatics[47]; /* 'typing' */
    cpy_r_r183 = CPyDict_GetItem(cpy_r_r181, cpy_r_r182);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 20, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r184 = CPyStatics[60]; /* '_NamedTuple' */
    cpy_r_r185 = CPyObject_GetAttr(cpy_r_r183, cpy_r_r184);
    CPy_DECREF(cpy_r_r183);
    if (unlikely(cpy_r_r185 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 20, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r186 = PyTuple_Pack(1, cpy_r_r185);
    CPy_DECREF(cpy_r_r185);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 20, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r187 = (void *)&CPyModule_typing;
    cpy_r_r188 = CPyStatics[47]; /* 'typing' */
    cpy_r_r189 = CPyImport_GetModuleCacheForImport(cpy_r_r187, cpy_r_r188);
    if (unlikely(cpy_r_r189 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 20, CPyStatic_myriad___book___globals);
        goto CPyL249;
    }
    cpy_r_r190 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r191 = cpy_r_r189 != cpy_r_r190;
    if (cpy_r_r191) goto CPyL75;
    cpy_r_r192 = PyImport_Import(cpy_r_r188);
    if (unlikely(cpy_r_r192 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 20, CPyStatic_myriad___book___globals);
        goto CPyL249;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r187, cpy_r_r192);
    CPy_DECREF(cpy_r_r192);
CPyL75: ;
    cpy_r_r193 = PyImport_GetModuleDict();
    cpy_r_r194 = CPyStatics[47]; /* 'typing' */
    cpy_r_r195 = CPyDict_GetItem(cpy_r_r193, cpy_r_r194);
    if (unlikely(cpy_r_r195 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 20, CPyStatic_myriad___book___globals);
        goto CPyL249;
    }
    cpy_r_r196 = CPyStatics[61]; /* 'NamedTupleMeta' */
    cpy_r_r197 = CPyObject_GetAttr(cpy_r_r195, cpy_r_r196);
    CPy_DECREF(cpy_r_r195);
    if (unlikely(cpy_r_r197 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 20, CPyStatic_myriad___book___globals);
        goto CPyL249;
    }
    cpy_r_r198 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r199 = PyObject_HasAttr(cpy_r_r197, cpy_r_r198);
    if (!cpy_r_r199) goto CPyL82;
    cpy_r_r200 = CPyStatics[2918]; /* 'Page' */
    cpy_r_r201 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r202 = CPyObject_GetAttr(cpy_r_r197, cpy_r_r201);
    if (unlikely(cpy_r_r202 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 20, CPyStatic_myriad___book___globals);
        goto CPyL250;
    }
    PyObject *cpy_r_r203[2] = {cpy_r_r200, cpy_r_r186};
    cpy_r_r204 = (PyObject **)&cpy_r_r203;
    cpy_r_r205 = PyObject_Vectorcall(cpy_r_r202, cpy_r_r204, 2, 0);
    CPy_DECREF(cpy_r_r202);
    if (unlikely(cpy_r_r205 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 20, CPyStatic_myriad___book___globals);
        goto CPyL250;
    }
    if (likely(PyDict_Check(cpy_r_r205)))
        cpy_r_r206 = cpy_r_r205;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 20, CPyStatic_myriad___book___globals, "dict", cpy_r_r205);
        goto CPyL250;
    }
    cpy_r_r207 = cpy_r_r206;
    goto CPyL84;
CPyL82: ;
    cpy_r_r208 = PyDict_New();
    if (unlikely(cpy_r_r208 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 20, CPyStatic_myriad___book___globals);
        goto CPyL250;
    }
    cpy_r_r207 = cpy_r_r208;
CPyL84: ;
    cpy_r_r209 = PyDict_New();
    if (unlikely(cpy_r_r209 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 20, CPyStatic_myriad___book___globals);
        goto CPyL251;
    }
    cpy_r_r210 = (PyObject *)&PyUnicode_Type;
    cpy_r_r211 = CPyStatics[571]; /* 'id' */
    cpy_r_r212 = PyDict_SetItem(cpy_r_r209, cpy_r_r211, cpy_r_r210);
    cpy_r_r213 = cpy_r_r212 >= 0;
    if (unlikely(!cpy_r_r213)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 23, CPyStatic_myriad___book___globals);
        goto CPyL252;
    }
    cpy_r_r214 = (PyObject *)&PyBool_Type;
    cpy_r_r215 = CPyStatics[2937]; /* 'is_golden' */
    cpy_r_r216 = PyDict_SetItem(cpy_r_r209, cpy_r_r215, cpy_r_r214);
    cpy_r_r217 = cpy_r_r216 >= 0;
    if (unlikely(!cpy_r_r217)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 24, CPyStatic_myriad___book___globals);
        goto CPyL252;
    }
    cpy_r_r218 = (PyObject *)&PyLong_Type;
    cpy_r_r219 = CPyStatics[334]; /* 'action' */
    cpy_r_r220 = PyDict_SetItem(cpy_r_r209, cpy_r_r219, cpy_r_r218);
    cpy_r_r221 = cpy_r_r220 >= 0;
    if (unlikely(!cpy_r_r221)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 25, CPyStatic_myriad___book___globals);
        goto CPyL252;
    }
    cpy_r_r222 = (PyObject *)&PyLong_Type;
    cpy_r_r223 = CPyStatics[85]; /* 'cost' */
    cpy_r_r224 = PyDict_SetItem(cpy_r_r209, cpy_r_r223, cpy_r_r222);
    cpy_r_r225 = cpy_r_r224 >= 0;
    if (unlikely(!cpy_r_r225)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 26, CPyStatic_myriad___book___globals);
        goto CPyL252;
    }
    cpy_r_r226 = (PyObject *)&PyLong_Type;
    cpy_r_r227 = CPyStatics[1519]; /* 'vp' */
    cpy_r_r228 = PyDict_SetItem(cpy_r_r209, cpy_r_r227, cpy_r_r226);
    cpy_r_r229 = cpy_r_r228 >= 0;
    if (unlikely(!cpy_r_r229)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 27, CPyStatic_myriad___book___globals);
        goto CPyL252;
    }
    cpy_r_r230 = (PyObject *)CPyType_kernel___effects___Effect;
    cpy_r_r231 = CPyStatics[602]; /* 'effect' */
    cpy_r_r232 = PyDict_SetItem(cpy_r_r209, cpy_r_r231, cpy_r_r230);
    cpy_r_r233 = cpy_r_r232 >= 0;
    if (unlikely(!cpy_r_r233)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 28, CPyStatic_myriad___book___globals);
        goto CPyL252;
    }
    cpy_r_r234 = (PyObject *)&PyType_Type;
    cpy_r_r235 = CPyStatics[2938]; /* 'condition' */
    cpy_r_r236 = PyDict_SetItem(cpy_r_r209, cpy_r_r235, cpy_r_r234);
    cpy_r_r237 = cpy_r_r236 >= 0;
    if (unlikely(!cpy_r_r237)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 29, CPyStatic_myriad___book___globals);
        goto CPyL252;
    }
    cpy_r_r238 = (PyObject *)CPyType_kernel___effects___Effect;
    cpy_r_r239 = CPyStatics[641]; /* 'gain' */
    cpy_r_r240 = PyDict_SetItem(cpy_r_r209, cpy_r_r239, cpy_r_r238);
    cpy_r_r241 = cpy_r_r240 >= 0;
    if (unlikely(!cpy_r_r241)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 30, CPyStatic_myriad___book___globals);
        goto CPyL252;
    }
    cpy_r_r242 = (PyObject *)&PyUnicode_Type;
    cpy_r_r243 = CPyStatics[980]; /* 'source' */
    cpy_r_r244 = PyDict_SetItem(cpy_r_r209, cpy_r_r243, cpy_r_r242);
    cpy_r_r245 = cpy_r_r244 >= 0;
    if (unlikely(!cpy_r_r245)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 31, CPyStatic_myriad___book___globals);
        goto CPyL252;
    }
    cpy_r_r246 = CPyDef_myriad___book___counts_itself_Page_obj();
    if (unlikely(cpy_r_r246 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 34, CPyStatic_myriad___book___globals);
        goto CPyL252;
    }
    cpy_r_r247 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r248 = CPyStatics[1937]; /* 'property' */
    cpy_r_r249 = CPyObject_GetAttr(cpy_r_r247, cpy_r_r248);
    if (unlikely(cpy_r_r249 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 34, CPyStatic_myriad___book___globals);
        goto CPyL253;
    }
    PyObject *cpy_r_r250[1] = {cpy_r_r246};
    cpy_r_r251 = (PyObject **)&cpy_r_r250;
    cpy_r_r252 = PyObject_Vectorcall(cpy_r_r249, cpy_r_r251, 1, 0);
    CPy_DECREF(cpy_r_r249);
    if (unlikely(cpy_r_r252 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 34, CPyStatic_myriad___book___globals);
        goto CPyL253;
    }
    CPy_DECREF(cpy_r_r246);
    cpy_r_r253 = CPyStatics[2939]; /* 'counts_itself' */
    cpy_r_r254 = CPyDict_SetItem(cpy_r_r207, cpy_r_r253, cpy_r_r252);
    CPy_DECREF(cpy_r_r252);
    cpy_r_r255 = cpy_r_r254 >= 0;
    if (unlikely(!cpy_r_r255)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 34, CPyStatic_myriad___book___globals);
        goto CPyL252;
    }
    cpy_r_r256 = CPyStatics[2918]; /* 'Page' */
    cpy_r_r257 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r258 = CPyDict_SetItem(cpy_r_r207, cpy_r_r257, cpy_r_r209);
    CPy_DECREF(cpy_r_r209);
    cpy_r_r259 = cpy_r_r258 >= 0;
    if (unlikely(!cpy_r_r259)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 20, CPyStatic_myriad___book___globals);
        goto CPyL251;
    }
    cpy_r_r260 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r261 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r262 = CPyDict_SetItem(cpy_r_r207, cpy_r_r261, cpy_r_r260);
    cpy_r_r263 = cpy_r_r262 >= 0;
    if (unlikely(!cpy_r_r263)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 20, CPyStatic_myriad___book___globals);
        goto CPyL251;
    }
    cpy_r_r264 = CPyStatics[2890]; /* 'serai.games.scholars.myriad.book' */
    cpy_r_r265 = CPyStatics[70]; /* '__module__' */
    cpy_r_r266 = CPyDict_SetItem(cpy_r_r207, cpy_r_r265, cpy_r_r264);
    cpy_r_r267 = cpy_r_r266 >= 0;
    if (unlikely(!cpy_r_r267)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 20, CPyStatic_myriad___book___globals);
        goto CPyL251;
    }
    PyObject *cpy_r_r268[3] = {cpy_r_r256, cpy_r_r186, cpy_r_r207};
    cpy_r_r269 = (PyObject **)&cpy_r_r268;
    cpy_r_r270 = PyObject_Vectorcall(cpy_r_r197, cpy_r_r269, 3, 0);
    CPy_DECREF(cpy_r_r197);
    if (unlikely(cpy_r_r270 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 20, CPyStatic_myriad___book___globals);
        goto CPyL254;
    }
    CPy_DECREF(cpy_r_r186);
    CPy_DECREF(cpy_r_r207);
    CPyType_myriad___book___Page = (PyTypeObject *)cpy_r_r270;
    CPy_INCREF(CPyType_myriad___book___Page);
    cpy_r_r271 = CPyStatic_myriad___book___globals;
    cpy_r_r272 = CPyStatics[2918]; /* 'Page' */
    cpy_r_r273 = PyDict_SetItem(cpy_r_r271, cpy_r_r272, cpy_r_r270);
    CPy_DECREF(cpy_r_r270);
    cpy_r_r274 = cpy_r_r273 >= 0;
    if (unlikely(!cpy_r_r274)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 20, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r275 = (PyObject *)CPyType_myriad___book___Page;
    cpy_r_r276 = (void *)&CPyModule_typing;
    cpy_r_r277 = CPyStatics[47]; /* 'typing' */
    cpy_r_r278 = CPyImport_GetModuleCacheForImport(cpy_r_r276, cpy_r_r277);
    if (unlikely(cpy_r_r278 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 39, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r279 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r280 = cpy_r_r278 != cpy_r_r279;
    if (cpy_r_r280) goto CPyL107;
    cpy_r_r281 = PyImport_Import(cpy_r_r277);
    if (unlikely(cpy_r_r281 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 39, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r276, cpy_r_r281);
    CPy_DECREF(cpy_r_r281);
CPyL107: ;
    cpy_r_r282 = PyImport_GetModuleDict();
    cpy_r_r283 = CPyStatics[47]; /* 'typing' */
    cpy_r_r284 = CPyDict_GetItem(cpy_r_r282, cpy_r_r283);
    if (unlikely(cpy_r_r284 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 39, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r285 = CPyStatics[60]; /* '_NamedTuple' */
    cpy_r_r286 = CPyObject_GetAttr(cpy_r_r284, cpy_r_r285);
    CPy_DECREF(cpy_r_r284);
    if (unlikely(cpy_r_r286 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 39, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r287 = PyTuple_Pack(1, cpy_r_r286);
    CPy_DECREF(cpy_r_r286);
    if (unlikely(cpy_r_r287 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 39, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r288 = (void *)&CPyModule_typing;
    cpy_r_r289 = CPyStatics[47]; /* 'typing' */
    cpy_r_r290 = CPyImport_GetModuleCacheForImport(cpy_r_r288, cpy_r_r289);
    if (unlikely(cpy_r_r290 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 39, CPyStatic_myriad___book___globals);
        goto CPyL255;
    }
    cpy_r_r291 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r292 = cpy_r_r290 != cpy_r_r291;
    if (cpy_r_r292) goto CPyL114;
    cpy_r_r293 = PyImport_Import(cpy_r_r289);
    if (unlikely(cpy_r_r293 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 39, CPyStatic_myriad___book___globals);
        goto CPyL255;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r288, cpy_r_r293);
    CPy_DECREF(cpy_r_r293);
CPyL114: ;
    cpy_r_r294 = PyImport_GetModuleDict();
    cpy_r_r295 = CPyStatics[47]; /* 'typing' */
    cpy_r_r296 = CPyDict_GetItem(cpy_r_r294, cpy_r_r295);
    if (unlikely(cpy_r_r296 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 39, CPyStatic_myriad___book___globals);
        goto CPyL255;
    }
    cpy_r_r297 = CPyStatics[61]; /* 'NamedTupleMeta' */
    cpy_r_r298 = CPyObject_GetAttr(cpy_r_r296, cpy_r_r297);
    CPy_DECREF(cpy_r_r296);
    if (unlikely(cpy_r_r298 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 39, CPyStatic_myriad___book___globals);
        goto CPyL255;
    }
    cpy_r_r299 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r300 = PyObject_HasAttr(cpy_r_r298, cpy_r_r299);
    if (!cpy_r_r300) goto CPyL121;
    cpy_r_r301 = CPyStatics[2921]; /* 'BookSpace' */
    cpy_r_r302 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r303 = CPyObject_GetAttr(cpy_r_r298, cpy_r_r302);
    if (unlikely(cpy_r_r303 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 39, CPyStatic_myriad___book___globals);
        goto CPyL256;
    }
    PyObject *cpy_r_r304[2] = {cpy_r_r301, cpy_r_r287};
    cpy_r_r305 = (PyObject **)&cpy_r_r304;
    cpy_r_r306 = PyObject_Vectorcall(cpy_r_r303, cpy_r_r305, 2, 0);
    CPy_DECREF(cpy_r_r303);
    if (unlikely(cpy_r_r306 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 39, CPyStatic_myriad___book___globals);
        goto CPyL256;
    }
    if (likely(PyDict_Check(cpy_r_r306)))
        cpy_r_r307 = cpy_r_r306;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 39, CPyStatic_myriad___book___globals, "dict", cpy_r_r306);
        goto CPyL256;
    }
    cpy_r_r308 = cpy_r_r307;
    goto CPyL123;
CPyL121: ;
    cpy_r_r309 = PyDict_New();
    if (unlikely(cpy_r_r309 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 39, CPyStatic_myriad___book___globals);
        goto CPyL256;
    }
    cpy_r_r308 = cpy_r_r309;
CPyL123: ;
    cpy_r_r310 = PyDict_New();
    if (unlikely(cpy_r_r310 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 39, CPyStatic_myriad___book___globals);
        goto CPyL257;
    }
    cpy_r_r311 = (PyObject *)&PyUnicode_Type;
    cpy_r_r312 = CPyStatics[571]; /* 'id' */
    cpy_r_r313 = PyDict_SetItem(cpy_r_r310, cpy_r_r312, cpy_r_r311);
    cpy_r_r314 = cpy_r_r313 >= 0;
    if (unlikely(!cpy_r_r314)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 40, CPyStatic_myriad___book___globals);
        goto CPyL258;
    }
    cpy_r_r315 = (PyObject *)&PyLong_Type;
    cpy_r_r316 = CPyStatics[318]; /* 'book' */
    cpy_r_r317 = PyDict_SetItem(cpy_r_r310, cpy_r_r316, cpy_r_r315);
    cpy_r_r318 = cpy_r_r317 >= 0;
    if (unlikely(!cpy_r_r318)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 41, CPyStatic_myriad___book___globals);
        goto CPyL258;
    }
    cpy_r_r319 = (PyObject *)&PyUnicode_Type;
    cpy_r_r320 = CPyStatics[980]; /* 'source' */
    cpy_r_r321 = PyDict_SetItem(cpy_r_r310, cpy_r_r320, cpy_r_r319);
    cpy_r_r322 = cpy_r_r321 >= 0;
    if (unlikely(!cpy_r_r322)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 42, CPyStatic_myriad___book___globals);
        goto CPyL258;
    }
    cpy_r_r323 = CPyStatics[2921]; /* 'BookSpace' */
    cpy_r_r324 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r325 = CPyDict_SetItem(cpy_r_r308, cpy_r_r324, cpy_r_r310);
    CPy_DECREF(cpy_r_r310);
    cpy_r_r326 = cpy_r_r325 >= 0;
    if (unlikely(!cpy_r_r326)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 39, CPyStatic_myriad___book___globals);
        goto CPyL257;
    }
    cpy_r_r327 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r328 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r329 = CPyDict_SetItem(cpy_r_r308, cpy_r_r328, cpy_r_r327);
    cpy_r_r330 = cpy_r_r329 >= 0;
    if (unlikely(!cpy_r_r330)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 39, CPyStatic_myriad___book___globals);
        goto CPyL257;
    }
    cpy_r_r331 = CPyStatics[2890]; /* 'serai.games.scholars.myriad.book' */
    cpy_r_r332 = CPyStatics[70]; /* '__module__' */
    cpy_r_r333 = CPyDict_SetItem(cpy_r_r308, cpy_r_r332, cpy_r_r331);
    cpy_r_r334 = cpy_r_r333 >= 0;
    if (unlikely(!cpy_r_r334)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 39, CPyStatic_myriad___book___globals);
        goto CPyL257;
    }
    PyObject *cpy_r_r335[3] = {cpy_r_r323, cpy_r_r287, cpy_r_r308};
    cpy_r_r336 = (PyObject **)&cpy_r_r335;
    cpy_r_r337 = PyObject_Vectorcall(cpy_r_r298, cpy_r_r336, 3, 0);
    CPy_DECREF(cpy_r_r298);
    if (unlikely(cpy_r_r337 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 39, CPyStatic_myriad___book___globals);
        goto CPyL259;
    }
    CPy_DECREF(cpy_r_r287);
    CPy_DECREF(cpy_r_r308);
    CPyType_myriad___book___BookSpace = (PyTypeObject *)cpy_r_r337;
    CPy_INCREF(CPyType_myriad___book___BookSpace);
    cpy_r_r338 = CPyStatic_myriad___book___globals;
    cpy_r_r339 = CPyStatics[2921]; /* 'BookSpace' */
    cpy_r_r340 = PyDict_SetItem(cpy_r_r338, cpy_r_r339, cpy_r_r337);
    CPy_DECREF(cpy_r_r337);
    cpy_r_r341 = cpy_r_r340 >= 0;
    if (unlikely(!cpy_r_r341)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 39, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r342 = (PyObject *)CPyType_myriad___book___BookSpace;
    cpy_r_r343 = (void *)&CPyModule_typing;
    cpy_r_r344 = CPyStatics[47]; /* 'typing' */
    cpy_r_r345 = CPyImport_GetModuleCacheForImport(cpy_r_r343, cpy_r_r344);
    if (unlikely(cpy_r_r345 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 45, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r346 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r347 = cpy_r_r345 != cpy_r_r346;
    if (cpy_r_r347) goto CPyL136;
    cpy_r_r348 = PyImport_Import(cpy_r_r344);
    if (unlikely(cpy_r_r348 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 45, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r343, cpy_r_r348);
    CPy_DECREF(cpy_r_r348);
CPyL136: ;
    cpy_r_r349 = PyImport_GetModuleDict();
    cpy_r_r350 = CPyStatics[47]; /* 'typing' */
    cpy_r_r351 = CPyDict_GetItem(cpy_r_r349, cpy_r_r350);
    if (unlikely(cpy_r_r351 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 45, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r352 = CPyStatics[60]; /* '_NamedTuple' */
    cpy_r_r353 = CPyObject_GetAttr(cpy_r_r351, cpy_r_r352);
    CPy_DECREF(cpy_r_r351);
    if (unlikely(cpy_r_r353 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 45, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r354 = PyTuple_Pack(1, cpy_r_r353);
    CPy_DECREF(cpy_r_r353);
    if (unlikely(cpy_r_r354 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 45, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r355 = (void *)&CPyModule_typing;
    cpy_r_r356 = CPyStatics[47]; /* 'typing' */
    cpy_r_r357 = CPyImport_GetModuleCacheForImport(cpy_r_r355, cpy_r_r356);
    if (unlikely(cpy_r_r357 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 45, CPyStatic_myriad___book___globals);
        goto CPyL260;
    }
    cpy_r_r358 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r359 = cpy_r_r357 != cpy_r_r358;
    if (cpy_r_r359) goto CPyL143;
    cpy_r_r360 = PyImport_Import(cpy_r_r356);
    if (unlikely(cpy_r_r360 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 45, CPyStatic_myriad___book___globals);
        goto CPyL260;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r355, cpy_r_r360);
    CPy_DECREF(cpy_r_r360);
CPyL143: ;
    cpy_r_r361 = PyImport_GetModuleDict();
    cpy_r_r362 = CPyStatics[47]; /* 'typing' */
    cpy_r_r363 = CPyDict_GetItem(cpy_r_r361, cpy_r_r362);
    if (unlikely(cpy_r_r363 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 45, CPyStatic_myriad___book___globals);
        goto CPyL260;
    }
    cpy_r_r364 = CPyStatics[61]; /* 'NamedTupleMeta' */
    cpy_r_r365 = CPyObject_GetAttr(cpy_r_r363, cpy_r_r364);
    CPy_DECREF(cpy_r_r363);
    if (unlikely(cpy_r_r365 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 45, CPyStatic_myriad___book___globals);
        goto CPyL260;
    }
    cpy_r_r366 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r367 = PyObject_HasAttr(cpy_r_r365, cpy_r_r366);
    if (!cpy_r_r367) goto CPyL150;
    cpy_r_r368 = CPyStatics[2923]; /* 'Tile' */
    cpy_r_r369 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r370 = CPyObject_GetAttr(cpy_r_r365, cpy_r_r369);
    if (unlikely(cpy_r_r370 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 45, CPyStatic_myriad___book___globals);
        goto CPyL261;
    }
    PyObject *cpy_r_r371[2] = {cpy_r_r368, cpy_r_r354};
    cpy_r_r372 = (PyObject **)&cpy_r_r371;
    cpy_r_r373 = PyObject_Vectorcall(cpy_r_r370, cpy_r_r372, 2, 0);
    CPy_DECREF(cpy_r_r370);
    if (unlikely(cpy_r_r373 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 45, CPyStatic_myriad___book___globals);
        goto CPyL261;
    }
    if (likely(PyDict_Check(cpy_r_r373)))
        cpy_r_r374 = cpy_r_r373;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 45, CPyStatic_myriad___book___globals, "dict", cpy_r_r373);
        goto CPyL261;
    }
    cpy_r_r375 = cpy_r_r374;
    goto CPyL152;
CPyL150: ;
    cpy_r_r376 = PyDict_New();
    if (unlikely(cpy_r_r376 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 45, CPyStatic_myriad___book___globals);
        goto CPyL261;
    }
    cpy_r_r375 = cpy_r_r376;
CPyL152: ;
    cpy_r_r377 = PyDict_New();
    if (unlikely(cpy_r_r377 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 45, CPyStatic_myriad___book___globals);
        goto CPyL262;
    }
    cpy_r_r378 = (PyObject *)&PyUnicode_Type;
    cpy_r_r379 = CPyStatics[571]; /* 'id' */
    cpy_r_r380 = PyDict_SetItem(cpy_r_r377, cpy_r_r379, cpy_r_r378);
    cpy_r_r381 = cpy_r_r380 >= 0;
    if (unlikely(!cpy_r_r381)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 48, CPyStatic_myriad___book___globals);
        goto CPyL263;
    }
    cpy_r_r382 = (PyObject *)CPyType_kernel___effects___Effect;
    cpy_r_r383 = CPyStatics[602]; /* 'effect' */
    cpy_r_r384 = PyDict_SetItem(cpy_r_r377, cpy_r_r383, cpy_r_r382);
    cpy_r_r385 = cpy_r_r384 >= 0;
    if (unlikely(!cpy_r_r385)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 49, CPyStatic_myriad___book___globals);
        goto CPyL263;
    }
    cpy_r_r386 = (PyObject *)&PyLong_Type;
    cpy_r_r387 = CPyStatics[1519]; /* 'vp' */
    cpy_r_r388 = PyDict_SetItem(cpy_r_r377, cpy_r_r387, cpy_r_r386);
    cpy_r_r389 = cpy_r_r388 >= 0;
    if (unlikely(!cpy_r_r389)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 50, CPyStatic_myriad___book___globals);
        goto CPyL263;
    }
    cpy_r_r390 = (PyObject *)&PyUnicode_Type;
    cpy_r_r391 = CPyStatics[980]; /* 'source' */
    cpy_r_r392 = PyDict_SetItem(cpy_r_r377, cpy_r_r391, cpy_r_r390);
    cpy_r_r393 = cpy_r_r392 >= 0;
    if (unlikely(!cpy_r_r393)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 51, CPyStatic_myriad___book___globals);
        goto CPyL263;
    }
    cpy_r_r394 = CPyDef_myriad___book___branches_Tile_obj();
    if (unlikely(cpy_r_r394 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 54, CPyStatic_myriad___book___globals);
        goto CPyL263;
    }
    cpy_r_r395 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r396 = CPyStatics[1937]; /* 'property' */
    cpy_r_r397 = CPyObject_GetAttr(cpy_r_r395, cpy_r_r396);
    if (unlikely(cpy_r_r397 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 54, CPyStatic_myriad___book___globals);
        goto CPyL264;
    }
    PyObject *cpy_r_r398[1] = {cpy_r_r394};
    cpy_r_r399 = (PyObject **)&cpy_r_r398;
    cpy_r_r400 = PyObject_Vectorcall(cpy_r_r397, cpy_r_r399, 1, 0);
    CPy_DECREF(cpy_r_r397);
    if (unlikely(cpy_r_r400 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 54, CPyStatic_myriad___book___globals);
        goto CPyL264;
    }
    CPy_DECREF(cpy_r_r394);
    cpy_r_r401 = CPyStatics[2940]; /* 'branches' */
    cpy_r_r402 = CPyDict_SetItem(cpy_r_r375, cpy_r_r401, cpy_r_r400);
    CPy_DECREF(cpy_r_r400);
    cpy_r_r403 = cpy_r_r402 >= 0;
    if (unlikely(!cpy_r_r403)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 54, CPyStatic_myriad___book___globals);
        goto CPyL263;
    }
    cpy_r_r404 = CPyStatics[2923]; /* 'Tile' */
    cpy_r_r405 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r406 = CPyDict_SetItem(cpy_r_r375, cpy_r_r405, cpy_r_r377);
    CPy_DECREF(cpy_r_r377);
    cpy_r_r407 = cpy_r_r406 >= 0;
    if (unlikely(!cpy_r_r407)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 45, CPyStatic_myriad___book___globals);
        goto CPyL262;
    }
    cpy_r_r408 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r409 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r410 = CPyDict_SetItem(cpy_r_r375, cpy_r_r409, cpy_r_r408);
    cpy_r_r411 = cpy_r_r410 >= 0;
    if (unlikely(!cpy_r_r411)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 45, CPyStatic_myriad___book___globals);
        goto CPyL262;
    }
    cpy_r_r412 = CPyStatics[2890]; /* 'serai.games.scholars.myriad.book' */
    cpy_r_r413 = CPyStatics[70]; /* '__module__' */
    cpy_r_r414 = CPyDict_SetItem(cpy_r_r375, cpy_r_r413, cpy_r_r412);
    cpy_r_r415 = cpy_r_r414 >= 0;
    if (unlikely(!cpy_r_r415)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 45, CPyStatic_myriad___book___globals);
        goto CPyL262;
    }
    PyObject *cpy_r_r416[3] = {cpy_r_r404, cpy_r_r354, cpy_r_r375};
    cpy_r_r417 = (PyObject **)&cpy_r_r416;
    cpy_r_r418 = PyObject_Vectorcall(cpy_r_r365, cpy_r_r417, 3, 0);
    CPy_DECREF(cpy_r_r365);
    if (unlikely(cpy_r_r418 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 45, CPyStatic_myriad___book___globals);
        goto CPyL265;
    }
    CPy_DECREF(cpy_r_r354);
    CPy_DECREF(cpy_r_r375);
    CPyType_myriad___book___Tile = (PyTypeObject *)cpy_r_r418;
    CPy_INCREF(CPyType_myriad___book___Tile);
    cpy_r_r419 = CPyStatic_myriad___book___globals;
    cpy_r_r420 = CPyStatics[2923]; /* 'Tile' */
    cpy_r_r421 = PyDict_SetItem(cpy_r_r419, cpy_r_r420, cpy_r_r418);
    CPy_DECREF(cpy_r_r418);
    cpy_r_r422 = cpy_r_r421 >= 0;
    if (unlikely(!cpy_r_r422)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 45, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r423 = (PyObject *)CPyType_myriad___book___Tile;
    cpy_r_r424 = (void *)&CPyModule_typing;
    cpy_r_r425 = CPyStatics[47]; /* 'typing' */
    cpy_r_r426 = CPyImport_GetModuleCacheForImport(cpy_r_r424, cpy_r_r425);
    if (unlikely(cpy_r_r426 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 58, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r427 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r428 = cpy_r_r426 != cpy_r_r427;
    if (cpy_r_r428) goto CPyL170;
    cpy_r_r429 = PyImport_Import(cpy_r_r425);
    if (unlikely(cpy_r_r429 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 58, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r424, cpy_r_r429);
    CPy_DECREF(cpy_r_r429);
CPyL170: ;
    cpy_r_r430 = PyImport_GetModuleDict();
    cpy_r_r431 = CPyStatics[47]; /* 'typing' */
    cpy_r_r432 = CPyDict_GetItem(cpy_r_r430, cpy_r_r431);
    if (unlikely(cpy_r_r432 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 58, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r433 = CPyStatics[60]; /* '_NamedTuple' */
    cpy_r_r434 = CPyObject_GetAttr(cpy_r_r432, cpy_r_r433);
    CPy_DECREF(cpy_r_r432);
    if (unlikely(cpy_r_r434 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 58, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r435 = PyTuple_Pack(1, cpy_r_r434);
    CPy_DECREF(cpy_r_r434);
    if (unlikely(cpy_r_r435 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 58, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r436 = (void *)&CPyModule_typing;
    cpy_r_r437 = CPyStatics[47]; /* 'typing' */
    cpy_r_r438 = CPyImport_GetModuleCacheForImport(cpy_r_r436, cpy_r_r437);
    if (unlikely(cpy_r_r438 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 58, CPyStatic_myriad___book___globals);
        goto CPyL266;
    }
    cpy_r_r439 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r440 = cpy_r_r438 != cpy_r_r439;
    if (cpy_r_r440) goto CPyL177;
    cpy_r_r441 = PyImport_Import(cpy_r_r437);
    if (unlikely(cpy_r_r441 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 58, CPyStatic_myriad___book___globals);
        goto CPyL266;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r436, cpy_r_r441);
    CPy_DECREF(cpy_r_r441);
CPyL177: ;
    cpy_r_r442 = PyImport_GetModuleDict();
    cpy_r_r443 = CPyStatics[47]; /* 'typing' */
    cpy_r_r444 = CPyDict_GetItem(cpy_r_r442, cpy_r_r443);
    if (unlikely(cpy_r_r444 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 58, CPyStatic_myriad___book___globals);
        goto CPyL266;
    }
    cpy_r_r445 = CPyStatics[61]; /* 'NamedTupleMeta' */
    cpy_r_r446 = CPyObject_GetAttr(cpy_r_r444, cpy_r_r445);
    CPy_DECREF(cpy_r_r444);
    if (unlikely(cpy_r_r446 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 58, CPyStatic_myriad___book___globals);
        goto CPyL266;
    }
    cpy_r_r447 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r448 = PyObject_HasAttr(cpy_r_r446, cpy_r_r447);
    if (!cpy_r_r448) goto CPyL184;
    cpy_r_r449 = CPyStatics[2928]; /* 'Upgrade' */
    cpy_r_r450 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r451 = CPyObject_GetAttr(cpy_r_r446, cpy_r_r450);
    if (unlikely(cpy_r_r451 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 58, CPyStatic_myriad___book___globals);
        goto CPyL267;
    }
    PyObject *cpy_r_r452[2] = {cpy_r_r449, cpy_r_r435};
    cpy_r_r453 = (PyObject **)&cpy_r_r452;
    cpy_r_r454 = PyObject_Vectorcall(cpy_r_r451, cpy_r_r453, 2, 0);
    CPy_DECREF(cpy_r_r451);
    if (unlikely(cpy_r_r454 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 58, CPyStatic_myriad___book___globals);
        goto CPyL267;
    }
    if (likely(PyDict_Check(cpy_r_r454)))
        cpy_r_r455 = cpy_r_r454;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 58, CPyStatic_myriad___book___globals, "dict", cpy_r_r454);
        goto CPyL267;
    }
    cpy_r_r456 = cpy_r_r455;
    goto CPyL186;
CPyL184: ;
    cpy_r_r457 = PyDict_New();
    if (unlikely(cpy_r_r457 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 58, CPyStatic_myriad___book___globals);
        goto CPyL267;
    }
    cpy_r_r456 = cpy_r_r457;
CPyL186: ;
    cpy_r_r458 = PyDict_New();
    if (unlikely(cpy_r_r458 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 58, CPyStatic_myriad___book___globals);
        goto CPyL268;
    }
    cpy_r_r459 = (PyObject *)&PyLong_Type;
    cpy_r_r460 = CPyStatics[390]; /* 'card' */
    cpy_r_r461 = PyDict_SetItem(cpy_r_r458, cpy_r_r460, cpy_r_r459);
    cpy_r_r462 = cpy_r_r461 >= 0;
    if (unlikely(!cpy_r_r462)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 61, CPyStatic_myriad___book___globals);
        goto CPyL269;
    }
    cpy_r_r463 = (PyObject *)&PyLong_Type;
    cpy_r_r464 = CPyStatics[2927]; /* 'replaces' */
    cpy_r_r465 = PyDict_SetItem(cpy_r_r458, cpy_r_r464, cpy_r_r463);
    cpy_r_r466 = cpy_r_r465 >= 0;
    if (unlikely(!cpy_r_r466)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 62, CPyStatic_myriad___book___globals);
        goto CPyL269;
    }
    cpy_r_r467 = CPyStatics[2928]; /* 'Upgrade' */
    cpy_r_r468 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r469 = CPyDict_SetItem(cpy_r_r456, cpy_r_r468, cpy_r_r458);
    CPy_DECREF(cpy_r_r458);
    cpy_r_r470 = cpy_r_r469 >= 0;
    if (unlikely(!cpy_r_r470)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 58, CPyStatic_myriad___book___globals);
        goto CPyL268;
    }
    cpy_r_r471 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r472 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r473 = CPyDict_SetItem(cpy_r_r456, cpy_r_r472, cpy_r_r471);
    cpy_r_r474 = cpy_r_r473 >= 0;
    if (unlikely(!cpy_r_r474)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 58, CPyStatic_myriad___book___globals);
        goto CPyL268;
    }
    cpy_r_r475 = CPyStatics[2890]; /* 'serai.games.scholars.myriad.book' */
    cpy_r_r476 = CPyStatics[70]; /* '__module__' */
    cpy_r_r477 = CPyDict_SetItem(cpy_r_r456, cpy_r_r476, cpy_r_r475);
    cpy_r_r478 = cpy_r_r477 >= 0;
    if (unlikely(!cpy_r_r478)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 58, CPyStatic_myriad___book___globals);
        goto CPyL268;
    }
    PyObject *cpy_r_r479[3] = {cpy_r_r467, cpy_r_r435, cpy_r_r456};
    cpy_r_r480 = (PyObject **)&cpy_r_r479;
    cpy_r_r481 = PyObject_Vectorcall(cpy_r_r446, cpy_r_r480, 3, 0);
    CPy_DECREF(cpy_r_r446);
    if (unlikely(cpy_r_r481 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 58, CPyStatic_myriad___book___globals);
        goto CPyL270;
    }
    CPy_DECREF(cpy_r_r435);
    CPy_DECREF(cpy_r_r456);
    CPyType_myriad___book___Upgrade = (PyTypeObject *)cpy_r_r481;
    CPy_INCREF(CPyType_myriad___book___Upgrade);
    cpy_r_r482 = CPyStatic_myriad___book___globals;
    cpy_r_r483 = CPyStatics[2928]; /* 'Upgrade' */
    cpy_r_r484 = PyDict_SetItem(cpy_r_r482, cpy_r_r483, cpy_r_r481);
    CPy_DECREF(cpy_r_r481);
    cpy_r_r485 = cpy_r_r484 >= 0;
    if (unlikely(!cpy_r_r485)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 58, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r486 = (PyObject *)CPyType_myriad___book___Upgrade;
    cpy_r_r487 = (void *)&CPyModule_typing;
    cpy_r_r488 = CPyStatics[47]; /* 'typing' */
    cpy_r_r489 = CPyImport_GetModuleCacheForImport(cpy_r_r487, cpy_r_r488);
    if (unlikely(cpy_r_r489 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 65, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r490 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r491 = cpy_r_r489 != cpy_r_r490;
    if (cpy_r_r491) goto CPyL198;
    cpy_r_r492 = PyImport_Import(cpy_r_r488);
    if (unlikely(cpy_r_r492 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 65, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r487, cpy_r_r492);
    CPy_DECREF(cpy_r_r492);
CPyL198: ;
    cpy_r_r493 = PyImport_GetModuleDict();
    cpy_r_r494 = CPyStatics[47]; /* 'typing' */
    cpy_r_r495 = CPyDict_GetItem(cpy_r_r493, cpy_r_r494);
    if (unlikely(cpy_r_r495 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 65, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r496 = CPyStatics[60]; /* '_NamedTuple' */
    cpy_r_r497 = CPyObject_GetAttr(cpy_r_r495, cpy_r_r496);
    CPy_DECREF(cpy_r_r495);
    if (unlikely(cpy_r_r497 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 65, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r498 = PyTuple_Pack(1, cpy_r_r497);
    CPy_DECREF(cpy_r_r497);
    if (unlikely(cpy_r_r498 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 65, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r499 = (void *)&CPyModule_typing;
    cpy_r_r500 = CPyStatics[47]; /* 'typing' */
    cpy_r_r501 = CPyImport_GetModuleCacheForImport(cpy_r_r499, cpy_r_r500);
    if (unlikely(cpy_r_r501 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 65, CPyStatic_myriad___book___globals);
        goto CPyL271;
    }
    cpy_r_r502 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r503 = cpy_r_r501 != cpy_r_r502;
    if (cpy_r_r503) goto CPyL205;
    cpy_r_r504 = PyImport_Import(cpy_r_r500);
    if (unlikely(cpy_r_r504 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 65, CPyStatic_myriad___book___globals);
        goto CPyL271;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r499, cpy_r_r504);
    CPy_DECREF(cpy_r_r504);
CPyL205: ;
    cpy_r_r505 = PyImport_GetModuleDict();
    cpy_r_r506 = CPyStatics[47]; /* 'typing' */
    cpy_r_r507 = CPyDict_GetItem(cpy_r_r505, cpy_r_r506);
    if (unlikely(cpy_r_r507 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 65, CPyStatic_myriad___book___globals);
        goto CPyL271;
    }
    cpy_r_r508 = CPyStatics[61]; /* 'NamedTupleMeta' */
    cpy_r_r509 = CPyObject_GetAttr(cpy_r_r507, cpy_r_r508);
    CPy_DECREF(cpy_r_r507);
    if (unlikely(cpy_r_r509 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 65, CPyStatic_myriad___book___globals);
        goto CPyL271;
    }
    cpy_r_r510 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r511 = PyObject_HasAttr(cpy_r_r509, cpy_r_r510);
    if (!cpy_r_r511) goto CPyL212;
    cpy_r_r512 = CPyStatics[2906]; /* 'BlackTranslation' */
    cpy_r_r513 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r514 = CPyObject_GetAttr(cpy_r_r509, cpy_r_r513);
    if (unlikely(cpy_r_r514 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 65, CPyStatic_myriad___book___globals);
        goto CPyL272;
    }
    PyObject *cpy_r_r515[2] = {cpy_r_r512, cpy_r_r498};
    cpy_r_r516 = (PyObject **)&cpy_r_r515;
    cpy_r_r517 = PyObject_Vectorcall(cpy_r_r514, cpy_r_r516, 2, 0);
    CPy_DECREF(cpy_r_r514);
    if (unlikely(cpy_r_r517 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 65, CPyStatic_myriad___book___globals);
        goto CPyL272;
    }
    if (likely(PyDict_Check(cpy_r_r517)))
        cpy_r_r518 = cpy_r_r517;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 65, CPyStatic_myriad___book___globals, "dict", cpy_r_r517);
        goto CPyL272;
    }
    cpy_r_r519 = cpy_r_r518;
    goto CPyL214;
CPyL212: ;
    cpy_r_r520 = PyDict_New();
    if (unlikely(cpy_r_r520 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 65, CPyStatic_myriad___book___globals);
        goto CPyL272;
    }
    cpy_r_r519 = cpy_r_r520;
CPyL214: ;
    cpy_r_r521 = PyDict_New();
    if (unlikely(cpy_r_r521 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 65, CPyStatic_myriad___book___globals);
        goto CPyL273;
    }
    cpy_r_r522 = (PyObject *)&PyUnicode_Type;
    cpy_r_r523 = CPyStatics[571]; /* 'id' */
    cpy_r_r524 = PyDict_SetItem(cpy_r_r521, cpy_r_r523, cpy_r_r522);
    cpy_r_r525 = cpy_r_r524 >= 0;
    if (unlikely(!cpy_r_r525)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 68, CPyStatic_myriad___book___globals);
        goto CPyL274;
    }
    cpy_r_r526 = (PyObject *)&PyLong_Type;
    cpy_r_r527 = CPyStatics[2538]; /* 'min_value' */
    cpy_r_r528 = PyDict_SetItem(cpy_r_r521, cpy_r_r527, cpy_r_r526);
    cpy_r_r529 = cpy_r_r528 >= 0;
    if (unlikely(!cpy_r_r529)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 69, CPyStatic_myriad___book___globals);
        goto CPyL274;
    }
    cpy_r_r530 = (PyObject *)&PyLong_Type;
    cpy_r_r531 = CPyStatics[2583]; /* 'translators' */
    cpy_r_r532 = PyDict_SetItem(cpy_r_r521, cpy_r_r531, cpy_r_r530);
    cpy_r_r533 = cpy_r_r532 >= 0;
    if (unlikely(!cpy_r_r533)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 70, CPyStatic_myriad___book___globals);
        goto CPyL274;
    }
    cpy_r_r534 = (PyObject *)CPyType_kernel___effects___Effect;
    cpy_r_r535 = CPyStatics[602]; /* 'effect' */
    cpy_r_r536 = PyDict_SetItem(cpy_r_r521, cpy_r_r535, cpy_r_r534);
    cpy_r_r537 = cpy_r_r536 >= 0;
    if (unlikely(!cpy_r_r537)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 71, CPyStatic_myriad___book___globals);
        goto CPyL274;
    }
    cpy_r_r538 = (PyObject *)&PyUnicode_Type;
    cpy_r_r539 = CPyStatics[980]; /* 'source' */
    cpy_r_r540 = PyDict_SetItem(cpy_r_r521, cpy_r_r539, cpy_r_r538);
    cpy_r_r541 = cpy_r_r540 >= 0;
    if (unlikely(!cpy_r_r541)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 72, CPyStatic_myriad___book___globals);
        goto CPyL274;
    }
    cpy_r_r542 = CPyStatics[2906]; /* 'BlackTranslation' */
    cpy_r_r543 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r544 = CPyDict_SetItem(cpy_r_r519, cpy_r_r543, cpy_r_r521);
    CPy_DECREF(cpy_r_r521);
    cpy_r_r545 = cpy_r_r544 >= 0;
    if (unlikely(!cpy_r_r545)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 65, CPyStatic_myriad___book___globals);
        goto CPyL273;
    }
    cpy_r_r546 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r547 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r548 = CPyDict_SetItem(cpy_r_r519, cpy_r_r547, cpy_r_r546);
    cpy_r_r549 = cpy_r_r548 >= 0;
    if (unlikely(!cpy_r_r549)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 65, CPyStatic_myriad___book___globals);
        goto CPyL273;
    }
    cpy_r_r550 = CPyStatics[2890]; /* 'serai.games.scholars.myriad.book' */
    cpy_r_r551 = CPyStatics[70]; /* '__module__' */
    cpy_r_r552 = CPyDict_SetItem(cpy_r_r519, cpy_r_r551, cpy_r_r550);
    cpy_r_r553 = cpy_r_r552 >= 0;
    if (unlikely(!cpy_r_r553)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 65, CPyStatic_myriad___book___globals);
        goto CPyL273;
    }
    PyObject *cpy_r_r554[3] = {cpy_r_r542, cpy_r_r498, cpy_r_r519};
    cpy_r_r555 = (PyObject **)&cpy_r_r554;
    cpy_r_r556 = PyObject_Vectorcall(cpy_r_r509, cpy_r_r555, 3, 0);
    CPy_DECREF(cpy_r_r509);
    if (unlikely(cpy_r_r556 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 65, CPyStatic_myriad___book___globals);
        goto CPyL275;
    }
    CPy_DECREF(cpy_r_r498);
    CPy_DECREF(cpy_r_r519);
    CPyType_myriad___book___BlackTranslation = (PyTypeObject *)cpy_r_r556;
    CPy_INCREF(CPyType_myriad___book___BlackTranslation);
    cpy_r_r557 = CPyStatic_myriad___book___globals;
    cpy_r_r558 = CPyStatics[2906]; /* 'BlackTranslation' */
    cpy_r_r559 = PyDict_SetItem(cpy_r_r557, cpy_r_r558, cpy_r_r556);
    CPy_DECREF(cpy_r_r556);
    cpy_r_r560 = cpy_r_r559 >= 0;
    if (unlikely(!cpy_r_r560)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 65, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r561 = (PyObject *)CPyType_myriad___book___BlackTranslation;
    cpy_r_r562 = NULL;
    cpy_r_r563 = CPyStatics[2890]; /* 'serai.games.scholars.myriad.book' */
    cpy_r_r564 = (PyObject *)CPyType_myriad___book___Shelf_template;
    cpy_r_r565 = CPyType_FromTemplate(cpy_r_r564, cpy_r_r562, cpy_r_r563);
    if (unlikely(cpy_r_r565 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 75, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r566 = CPyDef_myriad___book___Shelf_trait_vtable_setup();
    if (unlikely(cpy_r_r566 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 75, CPyStatic_myriad___book___globals);
        goto CPyL276;
    }
    cpy_r_r567 = CPyDef_myriad___book___Shelf_coroutine_setup(cpy_r_r565);
    if (unlikely(cpy_r_r567 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 75, CPyStatic_myriad___book___globals);
        goto CPyL276;
    }
    cpy_r_r568 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r569 = CPyStatics[205]; /* 'options' */
    cpy_r_r570 = CPyStatics[318]; /* 'book' */
    cpy_r_r571 = CPyStatics[2579]; /* 'black' */
    cpy_r_r572 = CPyStatics[2915]; /* 'pages' */
    cpy_r_r573 = CPyStatics[853]; /* 'start' */
    cpy_r_r574 = CPyStatics[695]; /* 'spaces' */
    cpy_r_r575 = CPyStatics[2094]; /* 'tiles' */
    cpy_r_r576 = CPyStatics[2924]; /* 'row_costs' */
    cpy_r_r577 = CPyStatics[2941]; /* 'translations' */
    cpy_r_r578 = CPyStatics[2680]; /* 'columns' */
    cpy_r_r579 = CPyStatics[1024]; /* 'places' */
    cpy_r_r580 = CPyStatics[2942]; /* 'first_upgrade' */
    cpy_r_r581 = CPyStatics[1556]; /* 'upgrades' */
    cpy_r_r582 = PyTuple_Pack(13, cpy_r_r569, cpy_r_r570, cpy_r_r571, cpy_r_r572, cpy_r_r573, cpy_r_r574, cpy_r_r575, cpy_r_r576, cpy_r_r577, cpy_r_r578, cpy_r_r579, cpy_r_r580, cpy_r_r581);
    if (unlikely(cpy_r_r582 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 75, CPyStatic_myriad___book___globals);
        goto CPyL276;
    }
    cpy_r_r583 = PyObject_SetAttr(cpy_r_r565, cpy_r_r568, cpy_r_r582);
    CPy_DECREF(cpy_r_r582);
    cpy_r_r584 = cpy_r_r583 >= 0;
    if (unlikely(!cpy_r_r584)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 75, CPyStatic_myriad___book___globals);
        goto CPyL276;
    }
    CPyType_myriad___book___Shelf = (PyTypeObject *)cpy_r_r565;
    CPy_INCREF(CPyType_myriad___book___Shelf);
    cpy_r_r585 = CPyStatic_myriad___book___globals;
    cpy_r_r586 = CPyStatics[2943]; /* 'Shelf' */
    cpy_r_r587 = PyDict_SetItem(cpy_r_r585, cpy_r_r586, cpy_r_r565);
    cpy_r_r588 = cpy_r_r587 >= 0;
    if (unlikely(!cpy_r_r588)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 75, CPyStatic_myriad___book___globals);
        goto CPyL276;
    }
    cpy_r_r589 = CPy_InitSubclass(cpy_r_r565);
    CPy_DECREF(cpy_r_r565);
    if (unlikely(!cpy_r_r589)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 75, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r590 = (PyObject *)CPyType_scholars___seams___Seams;
    cpy_r_r591 = PyTuple_Pack(1, cpy_r_r590);
    if (unlikely(cpy_r_r591 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 147, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r592 = CPyStatics[2890]; /* 'serai.games.scholars.myriad.book' */
    cpy_r_r593 = (PyObject *)CPyType_myriad___book___Shelved_template;
    cpy_r_r594 = CPyType_FromTemplate(cpy_r_r593, cpy_r_r591, cpy_r_r592);
    CPy_DECREF(cpy_r_r591);
    if (unlikely(cpy_r_r594 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 147, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    cpy_r_r595 = CPyDef_myriad___book___Shelved_trait_vtable_setup();
    if (unlikely(cpy_r_r595 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 147, CPyStatic_myriad___book___globals);
        goto CPyL277;
    }
    cpy_r_r596 = CPyDef_myriad___book___Shelved_coroutine_setup(cpy_r_r594);
    if (unlikely(cpy_r_r596 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 147, CPyStatic_myriad___book___globals);
        goto CPyL277;
    }
    cpy_r_r597 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r598 = CPyStatics[2891]; /* 'shelf' */
    cpy_r_r599 = CPyStatics[2302]; /* 'part' */
    cpy_r_r600 = CPyStatics[2944]; /* 'wild_verbs' */
    cpy_r_r601 = PyTuple_Pack(3, cpy_r_r598, cpy_r_r599, cpy_r_r600);
    if (unlikely(cpy_r_r601 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 147, CPyStatic_myriad___book___globals);
        goto CPyL277;
    }
    cpy_r_r602 = PyObject_SetAttr(cpy_r_r594, cpy_r_r597, cpy_r_r601);
    CPy_DECREF(cpy_r_r601);
    cpy_r_r603 = cpy_r_r602 >= 0;
    if (unlikely(!cpy_r_r603)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 147, CPyStatic_myriad___book___globals);
        goto CPyL277;
    }
    CPyType_myriad___book___Shelved = (PyTypeObject *)cpy_r_r594;
    CPy_INCREF(CPyType_myriad___book___Shelved);
    cpy_r_r604 = CPyStatic_myriad___book___globals;
    cpy_r_r605 = CPyStatics[2945]; /* 'Shelved' */
    cpy_r_r606 = PyDict_SetItem(cpy_r_r604, cpy_r_r605, cpy_r_r594);
    cpy_r_r607 = cpy_r_r606 >= 0;
    if (unlikely(!cpy_r_r607)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 147, CPyStatic_myriad___book___globals);
        goto CPyL277;
    }
    cpy_r_r608 = CPy_InitSubclass(cpy_r_r594);
    CPy_DECREF(cpy_r_r594);
    if (unlikely(!cpy_r_r608)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/book.py", "<module>", 147, CPyStatic_myriad___book___globals);
        goto CPyL241;
    }
    return 1;
CPyL241: ;
    cpy_r_r609 = 2;
    return cpy_r_r609;
CPyL242: ;
    CPy_DECREF(cpy_r_r42);
    goto CPyL15;
CPyL243: ;
    CPy_DECREF(cpy_r_r64);
    goto CPyL23;
CPyL244: ;
    CPy_DECREF(cpy_r_r86);
    goto CPyL31;
CPyL245: ;
    CPy_DECREF(cpy_r_r108);
    goto CPyL39;
CPyL246: ;
    CPy_DECREF(cpy_r_r130);
    goto CPyL47;
CPyL247: ;
    CPy_DECREF(cpy_r_r152);
    goto CPyL55;
CPyL248: ;
    CPy_DECREF(cpy_r_r174);
    goto CPyL63;
CPyL249: ;
    CPy_DecRef(cpy_r_r186);
    goto CPyL241;
CPyL250: ;
    CPy_DecRef(cpy_r_r186);
    CPy_DecRef(cpy_r_r197);
    goto CPyL241;
CPyL251: ;
    CPy_DecRef(cpy_r_r186);
    CPy_DecRef(cpy_r_r197);
    CPy_DecRef(cpy_r_r207);
    goto CPyL241;
CPyL252: ;
    CPy_DecRef(cpy_r_r186);
    CPy_DecRef(cpy_r_r197);
    CPy_DecRef(cpy_r_r207);
    CPy_DecRef(cpy_r_r209);
    goto CPyL241;
CPyL253: ;
    CPy_DecRef(cpy_r_r186);
    CPy_DecRef(cpy_r_r197);
    CPy_DecRef(cpy_r_r207);
    CPy_DecRef(cpy_r_r209);
    CPy_DecRef(cpy_r_r246);
    goto CPyL241;
CPyL254: ;
    CPy_DecRef(cpy_r_r186);
    CPy_DecRef(cpy_r_r207);
    goto CPyL241;
CPyL255: ;
    CPy_DecRef(cpy_r_r287);
    goto CPyL241;
CPyL256: ;
    CPy_DecRef(cpy_r_r287);
    CPy_DecRef(cpy_r_r298);
    goto CPyL241;
CPyL257: ;
    CPy_DecRef(cpy_r_r287);
    CPy_DecRef(cpy_r_r298);
    CPy_DecRef(cpy_r_r308);
    goto CPyL241;
CPyL258: ;
    CPy_DecRef(cpy_r_r287);
    CPy_DecRef(cpy_r_r298);
    CPy_DecRef(cpy_r_r308);
    CPy_DecRef(cpy_r_r310);
    goto CPyL241;
CPyL259: ;
    CPy_DecRef(cpy_r_r287);
    CPy_DecRef(cpy_r_r308);
    goto CPyL241;
CPyL260: ;
    CPy_DecRef(cpy_r_r354);
    goto CPyL241;
CPyL261: ;
    CPy_DecRef(cpy_r_r354);
    CPy_DecRef(cpy_r_r365);
    goto CPyL241;
CPyL262: ;
    CPy_DecRef(cpy_r_r354);
    CPy_DecRef(cpy_r_r365);
    CPy_DecRef(cpy_r_r375);
    goto CPyL241;
CPyL263: ;
    CPy_DecRef(cpy_r_r354);
    CPy_DecRef(cpy_r_r365);
    CPy_DecRef(cpy_r_r375);
    CPy_DecRef(cpy_r_r377);
    goto CPyL241;
CPyL264: ;
    CPy_DecRef(cpy_r_r354);
    CPy_DecRef(cpy_r_r365);
    CPy_DecRef(cpy_r_r375);
    CPy_DecRef(cpy_r_r377);
    CPy_DecRef(cpy_r_r394);
    goto CPyL241;
CPyL265: ;
    CPy_DecRef(cpy_r_r354);
    CPy_DecRef(cpy_r_r375);
    goto CPyL241;
CPyL266: ;
    CPy_DecRef(cpy_r_r435);
    goto CPyL241;
CPyL267: ;
    CPy_DecRef(cpy_r_r435);
    CPy_DecRef(cpy_r_r446);
    goto CPyL241;
CPyL268: ;
    CPy_DecRef(cpy_r_r435);
    CPy_DecRef(cpy_r_r446);
    CPy_DecRef(cpy_r_r456);
    goto CPyL241;
CPyL269: ;
    CPy_DecRef(cpy_r_r435);
    CPy_DecRef(cpy_r_r446);
    CPy_DecRef(cpy_r_r456);
    CPy_DecRef(cpy_r_r458);
    goto CPyL241;
CPyL270: ;
    CPy_DecRef(cpy_r_r435);
    CPy_DecRef(cpy_r_r456);
    goto CPyL241;
CPyL271: ;
    CPy_DecRef(cpy_r_r498);
    goto CPyL241;
CPyL272: ;
    CPy_DecRef(cpy_r_r498);
    CPy_DecRef(cpy_r_r509);
    goto CPyL241;
CPyL273: ;
    CPy_DecRef(cpy_r_r498);
    CPy_DecRef(cpy_r_r509);
    CPy_DecRef(cpy_r_r519);
    goto CPyL241;
CPyL274: ;
    CPy_DecRef(cpy_r_r498);
    CPy_DecRef(cpy_r_r509);
    CPy_DecRef(cpy_r_r519);
    CPy_DecRef(cpy_r_r521);
    goto CPyL241;
CPyL275: ;
    CPy_DecRef(cpy_r_r498);
    CPy_DecRef(cpy_r_r519);
    goto CPyL241;
CPyL276: ;
    CPy_DecRef(cpy_r_r565);
    goto CPyL241;
CPyL277: ;
    CPy_DecRef(cpy_r_r594);
    goto CPyL241;
}

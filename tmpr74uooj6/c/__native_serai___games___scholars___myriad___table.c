#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
myriad___table___Author_traverse(serai___games___scholars___myriad___table___AuthorObject *self, visitproc visit, void *arg)
{
    if (CPyTagged_CheckLong(self->_xp)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_xp));
    }
    Py_VISIT(self->_pages);
    Py_VISIT(self->_page_rows);
    Py_VISIT(self->_aside);
    if (CPyTagged_CheckLong(self->_rows)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_rows));
    }
    Py_VISIT(self->_resolved);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_myriad___table___Author_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___table___AuthorObject *self = (serai___games___scholars___myriad___table___AuthorObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->_xp)) {
        CPyTagged __tmp = self->_xp;
        self->_xp = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_pages);
    Py_CLEAR(self->_page_rows);
    Py_CLEAR(self->_aside);
    if (CPyTagged_CheckLong(self->_rows)) {
        CPyTagged __tmp = self->_rows;
        self->_rows = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_resolved);
    return 0;
}

static int32_t CPyDef_myriad___table___Author_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___table___AuthorObject *self = (serai___games___scholars___myriad___table___AuthorObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->_xp)) {
        CPyTagged __tmp = self->_xp;
        self->_xp = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_pages);
    Py_CLEAR(self->_page_rows);
    Py_CLEAR(self->_aside);
    if (CPyTagged_CheckLong(self->_rows)) {
        CPyTagged __tmp = self->_rows;
        self->_rows = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_resolved);
    return 0;
}

static void
myriad___table___Author_dealloc(serai___games___scholars___myriad___table___AuthorObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, myriad___table___Author_dealloc)
    CPyDef_myriad___table___Author_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_myriad___table_____mypyc__Author_setup(PyObject *cpy_r_type);
PyObject *CPyDef_myriad___table___Author(void);

static PyObject *
myriad___table___Author_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_myriad___table___Author) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_myriad___table_____mypyc__Author_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem myriad___table___Author_vtable[4];
static bool
CPyDef_myriad___table___Author_trait_vtable_setup(void)
{
    CPyVTableItem myriad___table___Author_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_state___State___dump,
        (CPyVTableItem)CPyDef_state___State___load,
        (CPyVTableItem)CPyDef_state___State___digest,
        (CPyVTableItem)CPyDef_myriad___table___Author___copy,
    };
    memcpy(myriad___table___Author_vtable, myriad___table___Author_vtable_scratch, sizeof(myriad___table___Author_vtable));
    return 1;
}

static bool
CPyDef_myriad___table___Author_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
myriad___table___Author_get_xp(serai___games___scholars___myriad___table___AuthorObject *self, void *closure);
static int
myriad___table___Author_set_xp(serai___games___scholars___myriad___table___AuthorObject *self, PyObject *value, void *closure);
static PyObject *
myriad___table___Author_get_pages(serai___games___scholars___myriad___table___AuthorObject *self, void *closure);
static int
myriad___table___Author_set_pages(serai___games___scholars___myriad___table___AuthorObject *self, PyObject *value, void *closure);
static PyObject *
myriad___table___Author_get_page_rows(serai___games___scholars___myriad___table___AuthorObject *self, void *closure);
static int
myriad___table___Author_set_page_rows(serai___games___scholars___myriad___table___AuthorObject *self, PyObject *value, void *closure);
static PyObject *
myriad___table___Author_get_aside(serai___games___scholars___myriad___table___AuthorObject *self, void *closure);
static int
myriad___table___Author_set_aside(serai___games___scholars___myriad___table___AuthorObject *self, PyObject *value, void *closure);
static PyObject *
myriad___table___Author_get_rows(serai___games___scholars___myriad___table___AuthorObject *self, void *closure);
static int
myriad___table___Author_set_rows(serai___games___scholars___myriad___table___AuthorObject *self, PyObject *value, void *closure);
static PyObject *
myriad___table___Author_get_resolved(serai___games___scholars___myriad___table___AuthorObject *self, void *closure);
static int
myriad___table___Author_set_resolved(serai___games___scholars___myriad___table___AuthorObject *self, PyObject *value, void *closure);

static PyGetSetDef myriad___table___Author_getseters[] = {
    {"xp",
     (getter)myriad___table___Author_get_xp, (setter)myriad___table___Author_set_xp,
     NULL, NULL},
    {"pages",
     (getter)myriad___table___Author_get_pages, (setter)myriad___table___Author_set_pages,
     NULL, NULL},
    {"page_rows",
     (getter)myriad___table___Author_get_page_rows, (setter)myriad___table___Author_set_page_rows,
     NULL, NULL},
    {"aside",
     (getter)myriad___table___Author_get_aside, (setter)myriad___table___Author_set_aside,
     NULL, NULL},
    {"rows",
     (getter)myriad___table___Author_get_rows, (setter)myriad___table___Author_set_rows,
     NULL, NULL},
    {"resolved",
     (getter)myriad___table___Author_get_resolved, (setter)myriad___table___Author_set_resolved,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef myriad___table___Author_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_myriad___table_____mypyc__Author_setup, METH_O, NULL},
    {"copy",
     (PyCFunction)CPyPy_myriad___table___Author___copy,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("copy($self)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_myriad___table___Author_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Author",
    .tp_new = myriad___table___Author_new,
    .tp_dealloc = (destructor)myriad___table___Author_dealloc,
    .tp_traverse = (traverseproc)myriad___table___Author_traverse,
    .tp_clear = (inquiry)CPyDef_myriad___table___Author_clear,
    .tp_getset = myriad___table___Author_getseters,
    .tp_methods = myriad___table___Author_methods,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___table___AuthorObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Author()\n--\n\n"),
};
static PyTypeObject *CPyType_myriad___table___Author_template = &CPyType_myriad___table___Author_template_;

PyObject *CPyDef_myriad___table_____mypyc__Author_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___table___AuthorObject *self;
    self = (serai___games___scholars___myriad___table___AuthorObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = myriad___table___Author_vtable;
    self->_xp = CPY_INT_TAG;
    self->_rows = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_myriad___table___Author(void)
{
    PyObject *self = CPyDef_myriad___table_____mypyc__Author_setup((PyObject *)CPyType_myriad___table___Author);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
myriad___table___Author_get_xp(serai___games___scholars___myriad___table___AuthorObject *self, void *closure)
{
    if (unlikely(self->_xp == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'xp' of 'Author' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_xp);
    PyObject *retval = CPyTagged_StealAsObject(self->_xp);
    return retval;
}

static int
myriad___table___Author_set_xp(serai___games___scholars___myriad___table___AuthorObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Author' object attribute 'xp' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_xp != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_xp);
    }
    self->_xp = tmp;
    return 0;
}

static PyObject *
myriad___table___Author_get_pages(serai___games___scholars___myriad___table___AuthorObject *self, void *closure)
{
    if (unlikely(self->_pages == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'pages' of 'Author' undefined");
        return NULL;
    }
    CPy_INCREF(self->_pages);
    PyObject *retval = self->_pages;
    return retval;
}

static int
myriad___table___Author_set_pages(serai___games___scholars___myriad___table___AuthorObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Author' object attribute 'pages' cannot be deleted");
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
myriad___table___Author_get_page_rows(serai___games___scholars___myriad___table___AuthorObject *self, void *closure)
{
    if (unlikely(self->_page_rows == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'page_rows' of 'Author' undefined");
        return NULL;
    }
    CPy_INCREF(self->_page_rows);
    PyObject *retval = self->_page_rows;
    return retval;
}

static int
myriad___table___Author_set_page_rows(serai___games___scholars___myriad___table___AuthorObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Author' object attribute 'page_rows' cannot be deleted");
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
    if (self->_page_rows != NULL) {
        CPy_DECREF(self->_page_rows);
    }
    self->_page_rows = tmp;
    return 0;
}

static PyObject *
myriad___table___Author_get_aside(serai___games___scholars___myriad___table___AuthorObject *self, void *closure)
{
    if (unlikely(self->_aside == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'aside' of 'Author' undefined");
        return NULL;
    }
    CPy_INCREF(self->_aside);
    PyObject *retval = self->_aside;
    return retval;
}

static int
myriad___table___Author_set_aside(serai___games___scholars___myriad___table___AuthorObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Author' object attribute 'aside' cannot be deleted");
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
    if (self->_aside != NULL) {
        CPy_DECREF(self->_aside);
    }
    self->_aside = tmp;
    return 0;
}

static PyObject *
myriad___table___Author_get_rows(serai___games___scholars___myriad___table___AuthorObject *self, void *closure)
{
    if (unlikely(self->_rows == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'rows' of 'Author' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_rows);
    PyObject *retval = CPyTagged_StealAsObject(self->_rows);
    return retval;
}

static int
myriad___table___Author_set_rows(serai___games___scholars___myriad___table___AuthorObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Author' object attribute 'rows' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_rows != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_rows);
    }
    self->_rows = tmp;
    return 0;
}

static PyObject *
myriad___table___Author_get_resolved(serai___games___scholars___myriad___table___AuthorObject *self, void *closure)
{
    if (unlikely(self->_resolved == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'resolved' of 'Author' undefined");
        return NULL;
    }
    CPy_INCREF(self->_resolved);
    PyObject *retval = self->_resolved;
    return retval;
}

static int
myriad___table___Author_set_resolved(serai___games___scholars___myriad___table___AuthorObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Author' object attribute 'resolved' cannot be deleted");
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
    if (self->_resolved != NULL) {
        CPy_DECREF(self->_resolved);
    }
    self->_resolved = tmp;
    return 0;
}

static int
myriad___table___Myriad_traverse(serai___games___scholars___myriad___table___MyriadObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_authors);
    Py_VISIT(self->_deck);
    Py_VISIT(self->_books);
    Py_VISIT(self->_upgrades);
    Py_VISIT(self->_takers);
    Py_VISIT(self->_track_xp);
    if (CPyTagged_CheckLong(self->_caliph_xp)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_caliph_xp));
    }
    Py_VISIT(self->_ai_pages);
    Py_VISIT(self->_ai_markers);
    Py_VISIT(self->_met);
    Py_VISIT(self->_delivered);
    Py_VISIT(self->_translated);
    Py_VISIT(self->_risen);
    Py_VISIT(self->_used);
    Py_VISIT(self->_fresh);
    Py_VISIT(self->_counted);
    Py_VISIT(self->_came);
    if (CPyTagged_CheckLong(self->_ending)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_ending));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_myriad___table___Myriad_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___table___MyriadObject *self = (serai___games___scholars___myriad___table___MyriadObject *)cpy_r_self;
    Py_CLEAR(self->_authors);
    Py_CLEAR(self->_deck);
    Py_CLEAR(self->_books);
    Py_CLEAR(self->_upgrades);
    Py_CLEAR(self->_takers);
    Py_CLEAR(self->_track_xp);
    if (CPyTagged_CheckLong(self->_caliph_xp)) {
        CPyTagged __tmp = self->_caliph_xp;
        self->_caliph_xp = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_ai_pages);
    Py_CLEAR(self->_ai_markers);
    Py_CLEAR(self->_met);
    Py_CLEAR(self->_delivered);
    Py_CLEAR(self->_translated);
    Py_CLEAR(self->_risen);
    Py_CLEAR(self->_used);
    Py_CLEAR(self->_fresh);
    Py_CLEAR(self->_counted);
    Py_CLEAR(self->_came);
    if (CPyTagged_CheckLong(self->_ending)) {
        CPyTagged __tmp = self->_ending;
        self->_ending = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_myriad___table___Myriad_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___table___MyriadObject *self = (serai___games___scholars___myriad___table___MyriadObject *)cpy_r_self;
    Py_CLEAR(self->_authors);
    Py_CLEAR(self->_deck);
    Py_CLEAR(self->_books);
    Py_CLEAR(self->_upgrades);
    Py_CLEAR(self->_takers);
    Py_CLEAR(self->_track_xp);
    if (CPyTagged_CheckLong(self->_caliph_xp)) {
        CPyTagged __tmp = self->_caliph_xp;
        self->_caliph_xp = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_ai_pages);
    Py_CLEAR(self->_ai_markers);
    Py_CLEAR(self->_met);
    Py_CLEAR(self->_delivered);
    Py_CLEAR(self->_translated);
    Py_CLEAR(self->_risen);
    Py_CLEAR(self->_used);
    Py_CLEAR(self->_fresh);
    Py_CLEAR(self->_counted);
    Py_CLEAR(self->_came);
    if (CPyTagged_CheckLong(self->_ending)) {
        CPyTagged __tmp = self->_ending;
        self->_ending = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
myriad___table___Myriad_dealloc(serai___games___scholars___myriad___table___MyriadObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, myriad___table___Myriad_dealloc)
    CPyDef_myriad___table___Myriad_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_myriad___table_____mypyc__Myriad_setup(PyObject *cpy_r_type);
PyObject *CPyDef_myriad___table___Myriad(void);

static PyObject *
myriad___table___Myriad_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_myriad___table___Myriad) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_myriad___table_____mypyc__Myriad_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem myriad___table___Myriad_vtable[5];
static bool
CPyDef_myriad___table___Myriad_trait_vtable_setup(void)
{
    CPyVTableItem myriad___table___Myriad_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_state___State___dump,
        (CPyVTableItem)CPyDef_state___State___load,
        (CPyVTableItem)CPyDef_state___State___digest,
        (CPyVTableItem)CPyDef_myriad___table___Myriad___copy__Part_glue,
        (CPyVTableItem)CPyDef_myriad___table___Myriad___copy,
    };
    memcpy(myriad___table___Myriad_vtable, myriad___table___Myriad_vtable_scratch, sizeof(myriad___table___Myriad_vtable));
    return 1;
}

static bool
CPyDef_myriad___table___Myriad_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
myriad___table___Myriad_get_authors(serai___games___scholars___myriad___table___MyriadObject *self, void *closure);
static int
myriad___table___Myriad_set_authors(serai___games___scholars___myriad___table___MyriadObject *self, PyObject *value, void *closure);
static PyObject *
myriad___table___Myriad_get_deck(serai___games___scholars___myriad___table___MyriadObject *self, void *closure);
static int
myriad___table___Myriad_set_deck(serai___games___scholars___myriad___table___MyriadObject *self, PyObject *value, void *closure);
static PyObject *
myriad___table___Myriad_get_books(serai___games___scholars___myriad___table___MyriadObject *self, void *closure);
static int
myriad___table___Myriad_set_books(serai___games___scholars___myriad___table___MyriadObject *self, PyObject *value, void *closure);
static PyObject *
myriad___table___Myriad_get_upgrades(serai___games___scholars___myriad___table___MyriadObject *self, void *closure);
static int
myriad___table___Myriad_set_upgrades(serai___games___scholars___myriad___table___MyriadObject *self, PyObject *value, void *closure);
static PyObject *
myriad___table___Myriad_get_takers(serai___games___scholars___myriad___table___MyriadObject *self, void *closure);
static int
myriad___table___Myriad_set_takers(serai___games___scholars___myriad___table___MyriadObject *self, PyObject *value, void *closure);
static PyObject *
myriad___table___Myriad_get_track_xp(serai___games___scholars___myriad___table___MyriadObject *self, void *closure);
static int
myriad___table___Myriad_set_track_xp(serai___games___scholars___myriad___table___MyriadObject *self, PyObject *value, void *closure);
static PyObject *
myriad___table___Myriad_get_caliph_xp(serai___games___scholars___myriad___table___MyriadObject *self, void *closure);
static int
myriad___table___Myriad_set_caliph_xp(serai___games___scholars___myriad___table___MyriadObject *self, PyObject *value, void *closure);
static PyObject *
myriad___table___Myriad_get_ai_pages(serai___games___scholars___myriad___table___MyriadObject *self, void *closure);
static int
myriad___table___Myriad_set_ai_pages(serai___games___scholars___myriad___table___MyriadObject *self, PyObject *value, void *closure);
static PyObject *
myriad___table___Myriad_get_ai_markers(serai___games___scholars___myriad___table___MyriadObject *self, void *closure);
static int
myriad___table___Myriad_set_ai_markers(serai___games___scholars___myriad___table___MyriadObject *self, PyObject *value, void *closure);
static PyObject *
myriad___table___Myriad_get_met(serai___games___scholars___myriad___table___MyriadObject *self, void *closure);
static int
myriad___table___Myriad_set_met(serai___games___scholars___myriad___table___MyriadObject *self, PyObject *value, void *closure);
static PyObject *
myriad___table___Myriad_get_delivered(serai___games___scholars___myriad___table___MyriadObject *self, void *closure);
static int
myriad___table___Myriad_set_delivered(serai___games___scholars___myriad___table___MyriadObject *self, PyObject *value, void *closure);
static PyObject *
myriad___table___Myriad_get_translated(serai___games___scholars___myriad___table___MyriadObject *self, void *closure);
static int
myriad___table___Myriad_set_translated(serai___games___scholars___myriad___table___MyriadObject *self, PyObject *value, void *closure);
static PyObject *
myriad___table___Myriad_get_risen(serai___games___scholars___myriad___table___MyriadObject *self, void *closure);
static int
myriad___table___Myriad_set_risen(serai___games___scholars___myriad___table___MyriadObject *self, PyObject *value, void *closure);
static PyObject *
myriad___table___Myriad_get_white_stop(serai___games___scholars___myriad___table___MyriadObject *self, void *closure);
static int
myriad___table___Myriad_set_white_stop(serai___games___scholars___myriad___table___MyriadObject *self, PyObject *value, void *closure);
static PyObject *
myriad___table___Myriad_get_used(serai___games___scholars___myriad___table___MyriadObject *self, void *closure);
static int
myriad___table___Myriad_set_used(serai___games___scholars___myriad___table___MyriadObject *self, PyObject *value, void *closure);
static PyObject *
myriad___table___Myriad_get_fresh(serai___games___scholars___myriad___table___MyriadObject *self, void *closure);
static int
myriad___table___Myriad_set_fresh(serai___games___scholars___myriad___table___MyriadObject *self, PyObject *value, void *closure);
static PyObject *
myriad___table___Myriad_get_counted(serai___games___scholars___myriad___table___MyriadObject *self, void *closure);
static int
myriad___table___Myriad_set_counted(serai___games___scholars___myriad___table___MyriadObject *self, PyObject *value, void *closure);
static PyObject *
myriad___table___Myriad_get_came(serai___games___scholars___myriad___table___MyriadObject *self, void *closure);
static int
myriad___table___Myriad_set_came(serai___games___scholars___myriad___table___MyriadObject *self, PyObject *value, void *closure);
static PyObject *
myriad___table___Myriad_get_card_used(serai___games___scholars___myriad___table___MyriadObject *self, void *closure);
static int
myriad___table___Myriad_set_card_used(serai___games___scholars___myriad___table___MyriadObject *self, PyObject *value, void *closure);
static PyObject *
myriad___table___Myriad_get_reopened(serai___games___scholars___myriad___table___MyriadObject *self, void *closure);
static int
myriad___table___Myriad_set_reopened(serai___games___scholars___myriad___table___MyriadObject *self, PyObject *value, void *closure);
static PyObject *
myriad___table___Myriad_get_ending(serai___games___scholars___myriad___table___MyriadObject *self, void *closure);
static int
myriad___table___Myriad_set_ending(serai___games___scholars___myriad___table___MyriadObject *self, PyObject *value, void *closure);

static PyGetSetDef myriad___table___Myriad_getseters[] = {
    {"authors",
     (getter)myriad___table___Myriad_get_authors, (setter)myriad___table___Myriad_set_authors,
     NULL, NULL},
    {"deck",
     (getter)myriad___table___Myriad_get_deck, (setter)myriad___table___Myriad_set_deck,
     NULL, NULL},
    {"books",
     (getter)myriad___table___Myriad_get_books, (setter)myriad___table___Myriad_set_books,
     NULL, NULL},
    {"upgrades",
     (getter)myriad___table___Myriad_get_upgrades, (setter)myriad___table___Myriad_set_upgrades,
     NULL, NULL},
    {"takers",
     (getter)myriad___table___Myriad_get_takers, (setter)myriad___table___Myriad_set_takers,
     NULL, NULL},
    {"track_xp",
     (getter)myriad___table___Myriad_get_track_xp, (setter)myriad___table___Myriad_set_track_xp,
     NULL, NULL},
    {"caliph_xp",
     (getter)myriad___table___Myriad_get_caliph_xp, (setter)myriad___table___Myriad_set_caliph_xp,
     NULL, NULL},
    {"ai_pages",
     (getter)myriad___table___Myriad_get_ai_pages, (setter)myriad___table___Myriad_set_ai_pages,
     NULL, NULL},
    {"ai_markers",
     (getter)myriad___table___Myriad_get_ai_markers, (setter)myriad___table___Myriad_set_ai_markers,
     NULL, NULL},
    {"met",
     (getter)myriad___table___Myriad_get_met, (setter)myriad___table___Myriad_set_met,
     NULL, NULL},
    {"delivered",
     (getter)myriad___table___Myriad_get_delivered, (setter)myriad___table___Myriad_set_delivered,
     NULL, NULL},
    {"translated",
     (getter)myriad___table___Myriad_get_translated, (setter)myriad___table___Myriad_set_translated,
     NULL, NULL},
    {"risen",
     (getter)myriad___table___Myriad_get_risen, (setter)myriad___table___Myriad_set_risen,
     NULL, NULL},
    {"white_stop",
     (getter)myriad___table___Myriad_get_white_stop, (setter)myriad___table___Myriad_set_white_stop,
     NULL, NULL},
    {"used",
     (getter)myriad___table___Myriad_get_used, (setter)myriad___table___Myriad_set_used,
     NULL, NULL},
    {"fresh",
     (getter)myriad___table___Myriad_get_fresh, (setter)myriad___table___Myriad_set_fresh,
     NULL, NULL},
    {"counted",
     (getter)myriad___table___Myriad_get_counted, (setter)myriad___table___Myriad_set_counted,
     NULL, NULL},
    {"came",
     (getter)myriad___table___Myriad_get_came, (setter)myriad___table___Myriad_set_came,
     NULL, NULL},
    {"card_used",
     (getter)myriad___table___Myriad_get_card_used, (setter)myriad___table___Myriad_set_card_used,
     NULL, NULL},
    {"reopened",
     (getter)myriad___table___Myriad_get_reopened, (setter)myriad___table___Myriad_set_reopened,
     NULL, NULL},
    {"ending",
     (getter)myriad___table___Myriad_get_ending, (setter)myriad___table___Myriad_set_ending,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef myriad___table___Myriad_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_myriad___table_____mypyc__Myriad_setup, METH_O, NULL},
    {"copy",
     (PyCFunction)CPyPy_myriad___table___Myriad___copy,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("copy($self)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_myriad___table___Myriad_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Myriad",
    .tp_new = myriad___table___Myriad_new,
    .tp_dealloc = (destructor)myriad___table___Myriad_dealloc,
    .tp_traverse = (traverseproc)myriad___table___Myriad_traverse,
    .tp_clear = (inquiry)CPyDef_myriad___table___Myriad_clear,
    .tp_getset = myriad___table___Myriad_getseters,
    .tp_methods = myriad___table___Myriad_methods,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___table___MyriadObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Myriad()\n--\n\n"),
};
static PyTypeObject *CPyType_myriad___table___Myriad_template = &CPyType_myriad___table___Myriad_template_;

PyObject *CPyDef_myriad___table_____mypyc__Myriad_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___table___MyriadObject *self;
    self = (serai___games___scholars___myriad___table___MyriadObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = myriad___table___Myriad_vtable;
    self->_caliph_xp = CPY_INT_TAG;
    self->_white_stop = 2;
    self->_card_used = 2;
    self->_reopened = 2;
    self->_ending = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_myriad___table___Myriad(void)
{
    PyObject *self = CPyDef_myriad___table_____mypyc__Myriad_setup((PyObject *)CPyType_myriad___table___Myriad);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
myriad___table___Myriad_get_authors(serai___games___scholars___myriad___table___MyriadObject *self, void *closure)
{
    if (unlikely(self->_authors == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'authors' of 'Myriad' undefined");
        return NULL;
    }
    CPy_INCREF(self->_authors);
    PyObject *retval = self->_authors;
    return retval;
}

static int
myriad___table___Myriad_set_authors(serai___games___scholars___myriad___table___MyriadObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Myriad' object attribute 'authors' cannot be deleted");
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
    if (self->_authors != NULL) {
        CPy_DECREF(self->_authors);
    }
    self->_authors = tmp;
    return 0;
}

static PyObject *
myriad___table___Myriad_get_deck(serai___games___scholars___myriad___table___MyriadObject *self, void *closure)
{
    if (unlikely(self->_deck == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'deck' of 'Myriad' undefined");
        return NULL;
    }
    CPy_INCREF(self->_deck);
    PyObject *retval = self->_deck;
    return retval;
}

static int
myriad___table___Myriad_set_deck(serai___games___scholars___myriad___table___MyriadObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Myriad' object attribute 'deck' cannot be deleted");
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
    if (self->_deck != NULL) {
        CPy_DECREF(self->_deck);
    }
    self->_deck = tmp;
    return 0;
}

static PyObject *
myriad___table___Myriad_get_books(serai___games___scholars___myriad___table___MyriadObject *self, void *closure)
{
    if (unlikely(self->_books == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'books' of 'Myriad' undefined");
        return NULL;
    }
    CPy_INCREF(self->_books);
    PyObject *retval = self->_books;
    return retval;
}

static int
myriad___table___Myriad_set_books(serai___games___scholars___myriad___table___MyriadObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Myriad' object attribute 'books' cannot be deleted");
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
    if (self->_books != NULL) {
        CPy_DECREF(self->_books);
    }
    self->_books = tmp;
    return 0;
}

static PyObject *
myriad___table___Myriad_get_upgrades(serai___games___scholars___myriad___table___MyriadObject *self, void *closure)
{
    if (unlikely(self->_upgrades == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'upgrades' of 'Myriad' undefined");
        return NULL;
    }
    CPy_INCREF(self->_upgrades);
    PyObject *retval = self->_upgrades;
    return retval;
}

static int
myriad___table___Myriad_set_upgrades(serai___games___scholars___myriad___table___MyriadObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Myriad' object attribute 'upgrades' cannot be deleted");
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

static PyObject *
myriad___table___Myriad_get_takers(serai___games___scholars___myriad___table___MyriadObject *self, void *closure)
{
    if (unlikely(self->_takers == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'takers' of 'Myriad' undefined");
        return NULL;
    }
    CPy_INCREF(self->_takers);
    PyObject *retval = self->_takers;
    return retval;
}

static int
myriad___table___Myriad_set_takers(serai___games___scholars___myriad___table___MyriadObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Myriad' object attribute 'takers' cannot be deleted");
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
    if (self->_takers != NULL) {
        CPy_DECREF(self->_takers);
    }
    self->_takers = tmp;
    return 0;
}

static PyObject *
myriad___table___Myriad_get_track_xp(serai___games___scholars___myriad___table___MyriadObject *self, void *closure)
{
    if (unlikely(self->_track_xp == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'track_xp' of 'Myriad' undefined");
        return NULL;
    }
    CPy_INCREF(self->_track_xp);
    PyObject *retval = self->_track_xp;
    return retval;
}

static int
myriad___table___Myriad_set_track_xp(serai___games___scholars___myriad___table___MyriadObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Myriad' object attribute 'track_xp' cannot be deleted");
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
    if (self->_track_xp != NULL) {
        CPy_DECREF(self->_track_xp);
    }
    self->_track_xp = tmp;
    return 0;
}

static PyObject *
myriad___table___Myriad_get_caliph_xp(serai___games___scholars___myriad___table___MyriadObject *self, void *closure)
{
    if (unlikely(self->_caliph_xp == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'caliph_xp' of 'Myriad' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_caliph_xp);
    PyObject *retval = CPyTagged_StealAsObject(self->_caliph_xp);
    return retval;
}

static int
myriad___table___Myriad_set_caliph_xp(serai___games___scholars___myriad___table___MyriadObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Myriad' object attribute 'caliph_xp' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_caliph_xp != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_caliph_xp);
    }
    self->_caliph_xp = tmp;
    return 0;
}

static PyObject *
myriad___table___Myriad_get_ai_pages(serai___games___scholars___myriad___table___MyriadObject *self, void *closure)
{
    if (unlikely(self->_ai_pages == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'ai_pages' of 'Myriad' undefined");
        return NULL;
    }
    CPy_INCREF(self->_ai_pages);
    PyObject *retval = self->_ai_pages;
    return retval;
}

static int
myriad___table___Myriad_set_ai_pages(serai___games___scholars___myriad___table___MyriadObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Myriad' object attribute 'ai_pages' cannot be deleted");
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
    if (self->_ai_pages != NULL) {
        CPy_DECREF(self->_ai_pages);
    }
    self->_ai_pages = tmp;
    return 0;
}

static PyObject *
myriad___table___Myriad_get_ai_markers(serai___games___scholars___myriad___table___MyriadObject *self, void *closure)
{
    if (unlikely(self->_ai_markers == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'ai_markers' of 'Myriad' undefined");
        return NULL;
    }
    CPy_INCREF(self->_ai_markers);
    PyObject *retval = self->_ai_markers;
    return retval;
}

static int
myriad___table___Myriad_set_ai_markers(serai___games___scholars___myriad___table___MyriadObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Myriad' object attribute 'ai_markers' cannot be deleted");
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
    if (self->_ai_markers != NULL) {
        CPy_DECREF(self->_ai_markers);
    }
    self->_ai_markers = tmp;
    return 0;
}

static PyObject *
myriad___table___Myriad_get_met(serai___games___scholars___myriad___table___MyriadObject *self, void *closure)
{
    if (unlikely(self->_met == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'met' of 'Myriad' undefined");
        return NULL;
    }
    CPy_INCREF(self->_met);
    PyObject *retval = self->_met;
    return retval;
}

static int
myriad___table___Myriad_set_met(serai___games___scholars___myriad___table___MyriadObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Myriad' object attribute 'met' cannot be deleted");
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
    if (self->_met != NULL) {
        CPy_DECREF(self->_met);
    }
    self->_met = tmp;
    return 0;
}

static PyObject *
myriad___table___Myriad_get_delivered(serai___games___scholars___myriad___table___MyriadObject *self, void *closure)
{
    if (unlikely(self->_delivered == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'delivered' of 'Myriad' undefined");
        return NULL;
    }
    CPy_INCREF(self->_delivered);
    PyObject *retval = self->_delivered;
    return retval;
}

static int
myriad___table___Myriad_set_delivered(serai___games___scholars___myriad___table___MyriadObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Myriad' object attribute 'delivered' cannot be deleted");
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
    if (self->_delivered != NULL) {
        CPy_DECREF(self->_delivered);
    }
    self->_delivered = tmp;
    return 0;
}

static PyObject *
myriad___table___Myriad_get_translated(serai___games___scholars___myriad___table___MyriadObject *self, void *closure)
{
    if (unlikely(self->_translated == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'translated' of 'Myriad' undefined");
        return NULL;
    }
    CPy_INCREF(self->_translated);
    PyObject *retval = self->_translated;
    return retval;
}

static int
myriad___table___Myriad_set_translated(serai___games___scholars___myriad___table___MyriadObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Myriad' object attribute 'translated' cannot be deleted");
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
    if (self->_translated != NULL) {
        CPy_DECREF(self->_translated);
    }
    self->_translated = tmp;
    return 0;
}

static PyObject *
myriad___table___Myriad_get_risen(serai___games___scholars___myriad___table___MyriadObject *self, void *closure)
{
    if (unlikely(self->_risen == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'risen' of 'Myriad' undefined");
        return NULL;
    }
    CPy_INCREF(self->_risen);
    PyObject *retval = self->_risen;
    return retval;
}

static int
myriad___table___Myriad_set_risen(serai___games___scholars___myriad___table___MyriadObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Myriad' object attribute 'risen' cannot be deleted");
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
    if (self->_risen != NULL) {
        CPy_DECREF(self->_risen);
    }
    self->_risen = tmp;
    return 0;
}

static PyObject *
myriad___table___Myriad_get_white_stop(serai___games___scholars___myriad___table___MyriadObject *self, void *closure)
{
    if (unlikely(self->_white_stop == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'white_stop' of 'Myriad' undefined");
        return NULL;
    }
    PyObject *retval = self->_white_stop ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
myriad___table___Myriad_set_white_stop(serai___games___scholars___myriad___table___MyriadObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Myriad' object attribute 'white_stop' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_white_stop = tmp;
    return 0;
}

static PyObject *
myriad___table___Myriad_get_used(serai___games___scholars___myriad___table___MyriadObject *self, void *closure)
{
    if (unlikely(self->_used == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'used' of 'Myriad' undefined");
        return NULL;
    }
    CPy_INCREF(self->_used);
    PyObject *retval = self->_used;
    return retval;
}

static int
myriad___table___Myriad_set_used(serai___games___scholars___myriad___table___MyriadObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Myriad' object attribute 'used' cannot be deleted");
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
    if (self->_used != NULL) {
        CPy_DECREF(self->_used);
    }
    self->_used = tmp;
    return 0;
}

static PyObject *
myriad___table___Myriad_get_fresh(serai___games___scholars___myriad___table___MyriadObject *self, void *closure)
{
    if (unlikely(self->_fresh == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'fresh' of 'Myriad' undefined");
        return NULL;
    }
    CPy_INCREF(self->_fresh);
    PyObject *retval = self->_fresh;
    return retval;
}

static int
myriad___table___Myriad_set_fresh(serai___games___scholars___myriad___table___MyriadObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Myriad' object attribute 'fresh' cannot be deleted");
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
    if (self->_fresh != NULL) {
        CPy_DECREF(self->_fresh);
    }
    self->_fresh = tmp;
    return 0;
}

static PyObject *
myriad___table___Myriad_get_counted(serai___games___scholars___myriad___table___MyriadObject *self, void *closure)
{
    if (unlikely(self->_counted == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'counted' of 'Myriad' undefined");
        return NULL;
    }
    CPy_INCREF(self->_counted);
    PyObject *retval = self->_counted;
    return retval;
}

static int
myriad___table___Myriad_set_counted(serai___games___scholars___myriad___table___MyriadObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Myriad' object attribute 'counted' cannot be deleted");
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
    if (self->_counted != NULL) {
        CPy_DECREF(self->_counted);
    }
    self->_counted = tmp;
    return 0;
}

static PyObject *
myriad___table___Myriad_get_came(serai___games___scholars___myriad___table___MyriadObject *self, void *closure)
{
    if (unlikely(self->_came == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'came' of 'Myriad' undefined");
        return NULL;
    }
    CPy_INCREF(self->_came);
    PyObject *retval = self->_came;
    return retval;
}

static int
myriad___table___Myriad_set_came(serai___games___scholars___myriad___table___MyriadObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Myriad' object attribute 'came' cannot be deleted");
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
    if (self->_came != NULL) {
        CPy_DECREF(self->_came);
    }
    self->_came = tmp;
    return 0;
}

static PyObject *
myriad___table___Myriad_get_card_used(serai___games___scholars___myriad___table___MyriadObject *self, void *closure)
{
    if (unlikely(self->_card_used == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'card_used' of 'Myriad' undefined");
        return NULL;
    }
    PyObject *retval = self->_card_used ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
myriad___table___Myriad_set_card_used(serai___games___scholars___myriad___table___MyriadObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Myriad' object attribute 'card_used' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_card_used = tmp;
    return 0;
}

static PyObject *
myriad___table___Myriad_get_reopened(serai___games___scholars___myriad___table___MyriadObject *self, void *closure)
{
    if (unlikely(self->_reopened == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'reopened' of 'Myriad' undefined");
        return NULL;
    }
    PyObject *retval = self->_reopened ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
myriad___table___Myriad_set_reopened(serai___games___scholars___myriad___table___MyriadObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Myriad' object attribute 'reopened' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_reopened = tmp;
    return 0;
}

static PyObject *
myriad___table___Myriad_get_ending(serai___games___scholars___myriad___table___MyriadObject *self, void *closure)
{
    if (unlikely(self->_ending == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'ending' of 'Myriad' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_ending);
    PyObject *retval = CPyTagged_StealAsObject(self->_ending);
    return retval;
}

static int
myriad___table___Myriad_set_ending(serai___games___scholars___myriad___table___MyriadObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Myriad' object attribute 'ending' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_ending != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_ending);
    }
    self->_ending = tmp;
    return 0;
}
static PyMethodDef myriad___tablemodule_methods[] = {
    {"part", (PyCFunction)CPyPy_myriad___table___part, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("part(t)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___myriad___table__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___myriad___table__internal, "__name__");
    CPyStatic_myriad___table___globals = PyModule_GetDict(CPyModule_serai___games___scholars___myriad___table__internal);
    if (unlikely(CPyStatic_myriad___table___globals == NULL))
        goto fail;
    char result = CPyDef_myriad___table_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___myriad___table__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_myriad___table___Author);
    Py_CLEAR(CPyType_myriad___table___Myriad);
    return -1;
}
int CPyExec_serai___games___scholars___myriad___table(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___myriad___table__impl, &CPyImportState_serai___games___scholars___myriad___table, &CPyModule_serai___games___scholars___myriad___table);
}
static struct PyModuleDef myriad___tablemodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.myriad.table",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    myriad___tablemodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___myriad___table(void)
{
    if (CPyModule_serai___games___scholars___myriad___table__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___myriad___table__internal);
        return CPyModule_serai___games___scholars___myriad___table__internal;
    }
    CPyModule_serai___games___scholars___myriad___table__internal = PyModule_Create(&myriad___tablemodule);
    return CPyModule_serai___games___scholars___myriad___table__internal;
}

PyObject *CPyInit_serai___games___scholars___myriad___table(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___myriad___table__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___myriad___table__internal);
        return CPyModule_serai___games___scholars___myriad___table__internal;
    }
    CPyModule_serai___games___scholars___myriad___table__internal = PyModule_Create(&myriad___tablemodule);
    if (unlikely(CPyModule_serai___games___scholars___myriad___table__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.myriad.table");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___myriad___table__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___myriad___table__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___myriad___table__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___myriad___table(CPyModule_serai___games___scholars___myriad___table__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___myriad___table__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.myriad.table");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___myriad___table__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_myriad___table___Author___copy(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    CPyTagged cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    cpy_r_r0 = CPyDef_myriad___table___Author();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy", 28, CPyStatic_myriad___table___globals);
        goto CPyL18;
    }
    cpy_r_r1 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_self)->_xp;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/table.py", "copy", "Author", "xp", 29, CPyStatic_myriad___table___globals);
        goto CPyL19;
    }
    CPyTagged_INCREF(cpy_r_r1);
CPyL2: ;
    if (((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r0)->_xp != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r0)->_xp);
    }
    ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r0)->_xp = cpy_r_r1;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy", 29, CPyStatic_myriad___table___globals);
        goto CPyL19;
    }
    cpy_r_r3 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_self)->_pages;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/table.py", "copy", "Author", "pages", 30, CPyStatic_myriad___table___globals);
        goto CPyL19;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    if (((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r0)->_pages != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r0)->_pages);
    }
    ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r0)->_pages = cpy_r_r3;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy", 30, CPyStatic_myriad___table___globals);
        goto CPyL19;
    }
    cpy_r_r5 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_self)->_page_rows;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/table.py", "copy", "Author", "page_rows", 31, CPyStatic_myriad___table___globals);
        goto CPyL19;
    }
    CPy_INCREF(cpy_r_r5);
CPyL6: ;
    if (((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r0)->_page_rows != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r0)->_page_rows);
    }
    ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r0)->_page_rows = cpy_r_r5;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy", 31, CPyStatic_myriad___table___globals);
        goto CPyL19;
    }
    cpy_r_r7 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_self)->_aside;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/table.py", "copy", "Author", "aside", 32, CPyStatic_myriad___table___globals);
        goto CPyL19;
    }
    CPy_INCREF(cpy_r_r7);
CPyL8: ;
    cpy_r_r8 = CPyList_GetSlice(cpy_r_r7, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy", 32, CPyStatic_myriad___table___globals);
        goto CPyL19;
    }
    if (likely(PyList_Check(cpy_r_r8)))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/table.py", "copy", 32, CPyStatic_myriad___table___globals, "list", cpy_r_r8);
        goto CPyL19;
    }
    if (((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r0)->_aside != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r0)->_aside);
    }
    ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r0)->_aside = cpy_r_r9;
    cpy_r_r10 = 1;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy", 32, CPyStatic_myriad___table___globals);
        goto CPyL19;
    }
    cpy_r_r11 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_self)->_rows;
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/table.py", "copy", "Author", "rows", 33, CPyStatic_myriad___table___globals);
        goto CPyL19;
    }
    CPyTagged_INCREF(cpy_r_r11);
CPyL12: ;
    if (((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r0)->_rows != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r0)->_rows);
    }
    ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r0)->_rows = cpy_r_r11;
    cpy_r_r12 = 1;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy", 33, CPyStatic_myriad___table___globals);
        goto CPyL19;
    }
    cpy_r_r13 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_self)->_resolved;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/table.py", "copy", "Author", "resolved", 34, CPyStatic_myriad___table___globals);
        goto CPyL19;
    }
    CPy_INCREF(cpy_r_r13);
CPyL14: ;
    cpy_r_r14 = CPyList_GetSlice(cpy_r_r13, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy", 34, CPyStatic_myriad___table___globals);
        goto CPyL19;
    }
    if (likely(PyList_Check(cpy_r_r14)))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/table.py", "copy", 34, CPyStatic_myriad___table___globals, "list", cpy_r_r14);
        goto CPyL19;
    }
    if (((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r0)->_resolved != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r0)->_resolved);
    }
    ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r0)->_resolved = cpy_r_r15;
    cpy_r_r16 = 1;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy", 34, CPyStatic_myriad___table___globals);
        goto CPyL19;
    }
    return cpy_r_r0;
CPyL18: ;
    cpy_r_r17 = NULL;
    return cpy_r_r17;
CPyL19: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL18;
}
        
        PyObject *CPyPy_myriad___table___Author___copy(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":copy", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___table___Author))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.table.Author", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_myriad___table___Author___copy(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy", 27, CPyStatic_myriad___table___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___table___Myriad___copy(PyObject *cpy_r_self) {
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
    int64_t cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    char cpy_r_r35;
    CPyTagged cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    char cpy_r_r61;
    char cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    char cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    char cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    char cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    char cpy_r_r79;
    char cpy_r_r80;
    char cpy_r_r81;
    char cpy_r_r82;
    char cpy_r_r83;
    CPyTagged cpy_r_r84;
    char cpy_r_r85;
    PyObject *cpy_r_r86;
    cpy_r_r0 = CPyDef_myriad___table___Myriad();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy", 75, CPyStatic_myriad___table___globals);
        goto CPyL79;
    }
    cpy_r_r1 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_self)->_authors;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/table.py", "copy", "Myriad", "authors", 76, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = PyList_New(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy", 76, CPyStatic_myriad___table___globals);
        goto CPyL81;
    }
    cpy_r_r5 = 0;
CPyL4: ;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r5 < cpy_r_r7;
    if (!cpy_r_r8) goto CPyL82;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyListObject, ob_item));
    cpy_r_r10 = *(CPyPtr *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r5 * 8;
    cpy_r_r12 = cpy_r_r10 + cpy_r_r11;
    cpy_r_r13 = *(PyObject * *)cpy_r_r12;
    CPy_INCREF(cpy_r_r13);
    if (likely(Py_TYPE(cpy_r_r13) == CPyType_myriad___table___Author))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/table.py", "copy", 76, CPyStatic_myriad___table___globals, "serai.games.scholars.myriad.table.Author", cpy_r_r13);
        goto CPyL83;
    }
    cpy_r_r15 = CPyDef_myriad___table___Author___copy(cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy", 76, CPyStatic_myriad___table___globals);
        goto CPyL83;
    }
    CPyList_SetItemUnsafe(cpy_r_r4, cpy_r_r5, cpy_r_r15);
    cpy_r_r16 = cpy_r_r5 + 1;
    cpy_r_r5 = cpy_r_r16;
    goto CPyL4;
CPyL9: ;
    if (((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_authors != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_authors);
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_authors = cpy_r_r4;
    cpy_r_r17 = 1;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy", 76, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    cpy_r_r18 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_self)->_deck;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/table.py", "copy", "Myriad", "deck", 77, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    CPy_INCREF(cpy_r_r18);
CPyL11: ;
    if (((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_deck != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_deck);
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_deck = cpy_r_r18;
    cpy_r_r19 = 1;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy", 77, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    cpy_r_r20 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_self)->_books;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/table.py", "copy", "Myriad", "books", 78, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    CPy_INCREF(cpy_r_r20);
CPyL13: ;
    cpy_r_r21 = CPyList_GetSlice(cpy_r_r20, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy", 78, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    if (likely(PyList_Check(cpy_r_r21)))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/table.py", "copy", 78, CPyStatic_myriad___table___globals, "list", cpy_r_r21);
        goto CPyL80;
    }
    if (((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_books != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_books);
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_books = cpy_r_r22;
    cpy_r_r23 = 1;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy", 78, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    cpy_r_r24 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_self)->_upgrades;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/table.py", "copy", "Myriad", "upgrades", 79, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    CPy_INCREF(cpy_r_r24);
CPyL17: ;
    cpy_r_r25 = CPyList_GetSlice(cpy_r_r24, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy", 79, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    if (likely(PyList_Check(cpy_r_r25)))
        cpy_r_r26 = cpy_r_r25;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/table.py", "copy", 79, CPyStatic_myriad___table___globals, "list", cpy_r_r25);
        goto CPyL80;
    }
    if (((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_upgrades != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_upgrades);
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_upgrades = cpy_r_r26;
    cpy_r_r27 = 1;
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy", 79, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    cpy_r_r28 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_self)->_takers;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/table.py", "copy", "Myriad", "takers", 80, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    CPy_INCREF(cpy_r_r28);
CPyL21: ;
    cpy_r_r29 = CPyList_GetSlice(cpy_r_r28, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy", 80, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    if (likely(PyList_Check(cpy_r_r29)))
        cpy_r_r30 = cpy_r_r29;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/table.py", "copy", 80, CPyStatic_myriad___table___globals, "list", cpy_r_r29);
        goto CPyL80;
    }
    if (((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_takers != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_takers);
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_takers = cpy_r_r30;
    cpy_r_r31 = 1;
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy", 80, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    cpy_r_r32 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_self)->_track_xp;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/table.py", "copy", "Myriad", "track_xp", 81, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    CPy_INCREF(cpy_r_r32);
CPyL25: ;
    cpy_r_r33 = CPyList_GetSlice(cpy_r_r32, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy", 81, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    if (likely(PyList_Check(cpy_r_r33)))
        cpy_r_r34 = cpy_r_r33;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/table.py", "copy", 81, CPyStatic_myriad___table___globals, "list", cpy_r_r33);
        goto CPyL80;
    }
    if (((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_track_xp != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_track_xp);
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_track_xp = cpy_r_r34;
    cpy_r_r35 = 1;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy", 81, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    cpy_r_r36 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_self)->_caliph_xp;
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/table.py", "copy", "Myriad", "caliph_xp", 82, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    CPyTagged_INCREF(cpy_r_r36);
CPyL29: ;
    if (((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_caliph_xp != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_caliph_xp);
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_caliph_xp = cpy_r_r36;
    cpy_r_r37 = 1;
    if (unlikely(!cpy_r_r37)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy", 82, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    cpy_r_r38 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_self)->_ai_pages;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/table.py", "copy", "Myriad", "ai_pages", 83, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    CPy_INCREF(cpy_r_r38);
CPyL31: ;
    cpy_r_r39 = CPyList_GetSlice(cpy_r_r38, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy", 83, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    if (likely(PyList_Check(cpy_r_r39)))
        cpy_r_r40 = cpy_r_r39;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/table.py", "copy", 83, CPyStatic_myriad___table___globals, "list", cpy_r_r39);
        goto CPyL80;
    }
    if (((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_ai_pages != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_ai_pages);
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_ai_pages = cpy_r_r40;
    cpy_r_r41 = 1;
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy", 83, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    cpy_r_r42 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_self)->_ai_markers;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/table.py", "copy", "Myriad", "ai_markers", 84, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    CPy_INCREF(cpy_r_r42);
CPyL35: ;
    cpy_r_r43 = CPyList_GetSlice(cpy_r_r42, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy", 84, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    if (likely(PyList_Check(cpy_r_r43)))
        cpy_r_r44 = cpy_r_r43;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/table.py", "copy", 84, CPyStatic_myriad___table___globals, "list", cpy_r_r43);
        goto CPyL80;
    }
    if (((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_ai_markers != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_ai_markers);
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_ai_markers = cpy_r_r44;
    cpy_r_r45 = 1;
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy", 84, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    cpy_r_r46 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_self)->_met;
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/table.py", "copy", "Myriad", "met", 85, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    CPy_INCREF(cpy_r_r46);
CPyL39: ;
    cpy_r_r47 = CPyList_GetSlice(cpy_r_r46, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy", 85, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    if (likely(PyList_Check(cpy_r_r47)))
        cpy_r_r48 = cpy_r_r47;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/table.py", "copy", 85, CPyStatic_myriad___table___globals, "list", cpy_r_r47);
        goto CPyL80;
    }
    if (((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_met != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_met);
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_met = cpy_r_r48;
    cpy_r_r49 = 1;
    if (unlikely(!cpy_r_r49)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy", 85, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    cpy_r_r50 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_self)->_delivered;
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/table.py", "copy", "Myriad", "delivered", 86, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    CPy_INCREF(cpy_r_r50);
CPyL43: ;
    cpy_r_r51 = CPyList_GetSlice(cpy_r_r50, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy", 86, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    if (likely(PyList_Check(cpy_r_r51)))
        cpy_r_r52 = cpy_r_r51;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/table.py", "copy", 86, CPyStatic_myriad___table___globals, "list", cpy_r_r51);
        goto CPyL80;
    }
    if (((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_delivered != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_delivered);
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_delivered = cpy_r_r52;
    cpy_r_r53 = 1;
    if (unlikely(!cpy_r_r53)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy", 86, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    cpy_r_r54 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_self)->_translated;
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/table.py", "copy", "Myriad", "translated", 87, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    CPy_INCREF(cpy_r_r54);
CPyL47: ;
    cpy_r_r55 = CPyList_GetSlice(cpy_r_r54, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy", 87, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    if (likely(PyList_Check(cpy_r_r55)))
        cpy_r_r56 = cpy_r_r55;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/table.py", "copy", 87, CPyStatic_myriad___table___globals, "list", cpy_r_r55);
        goto CPyL80;
    }
    if (((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_translated != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_translated);
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_translated = cpy_r_r56;
    cpy_r_r57 = 1;
    if (unlikely(!cpy_r_r57)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy", 87, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    cpy_r_r58 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_self)->_risen;
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/table.py", "copy", "Myriad", "risen", 88, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    CPy_INCREF(cpy_r_r58);
CPyL51: ;
    cpy_r_r59 = CPyList_GetSlice(cpy_r_r58, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy", 88, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    if (likely(PyList_Check(cpy_r_r59)))
        cpy_r_r60 = cpy_r_r59;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/table.py", "copy", 88, CPyStatic_myriad___table___globals, "list", cpy_r_r59);
        goto CPyL80;
    }
    if (((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_risen != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_risen);
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_risen = cpy_r_r60;
    cpy_r_r61 = 1;
    if (unlikely(!cpy_r_r61)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy", 88, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    cpy_r_r62 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_self)->_white_stop;
    if (unlikely(cpy_r_r62 == 2)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/table.py", "copy", "Myriad", "white_stop", 89, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
CPyL55: ;
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_white_stop = cpy_r_r62;
    cpy_r_r63 = 1;
    if (unlikely(!cpy_r_r63)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy", 89, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    cpy_r_r64 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_self)->_used;
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/table.py", "copy", "Myriad", "used", 90, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    CPy_INCREF(cpy_r_r64);
CPyL57: ;
    cpy_r_r65 = CPyList_GetSlice(cpy_r_r64, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy", 90, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    if (likely(PyList_Check(cpy_r_r65)))
        cpy_r_r66 = cpy_r_r65;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/table.py", "copy", 90, CPyStatic_myriad___table___globals, "list", cpy_r_r65);
        goto CPyL80;
    }
    if (((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_used != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_used);
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_used = cpy_r_r66;
    cpy_r_r67 = 1;
    if (unlikely(!cpy_r_r67)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy", 90, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    cpy_r_r68 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_self)->_fresh;
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/table.py", "copy", "Myriad", "fresh", 91, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    CPy_INCREF(cpy_r_r68);
CPyL61: ;
    cpy_r_r69 = CPyList_GetSlice(cpy_r_r68, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy", 91, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    if (likely(PyList_Check(cpy_r_r69)))
        cpy_r_r70 = cpy_r_r69;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/table.py", "copy", 91, CPyStatic_myriad___table___globals, "list", cpy_r_r69);
        goto CPyL80;
    }
    if (((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_fresh != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_fresh);
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_fresh = cpy_r_r70;
    cpy_r_r71 = 1;
    if (unlikely(!cpy_r_r71)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy", 91, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    cpy_r_r72 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_self)->_counted;
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/table.py", "copy", "Myriad", "counted", 92, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    CPy_INCREF(cpy_r_r72);
CPyL65: ;
    cpy_r_r73 = CPyList_GetSlice(cpy_r_r72, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy", 92, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    if (likely(PyList_Check(cpy_r_r73)))
        cpy_r_r74 = cpy_r_r73;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/table.py", "copy", 92, CPyStatic_myriad___table___globals, "list", cpy_r_r73);
        goto CPyL80;
    }
    if (((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_counted != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_counted);
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_counted = cpy_r_r74;
    cpy_r_r75 = 1;
    if (unlikely(!cpy_r_r75)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy", 92, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    cpy_r_r76 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_self)->_came;
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/table.py", "copy", "Myriad", "came", 93, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    CPy_INCREF(cpy_r_r76);
CPyL69: ;
    cpy_r_r77 = CPyList_GetSlice(cpy_r_r76, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy", 93, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    if (likely(PyList_Check(cpy_r_r77)))
        cpy_r_r78 = cpy_r_r77;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/table.py", "copy", 93, CPyStatic_myriad___table___globals, "list", cpy_r_r77);
        goto CPyL80;
    }
    if (((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_came != NULL) {
        CPy_DECREF(((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_came);
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_came = cpy_r_r78;
    cpy_r_r79 = 1;
    if (unlikely(!cpy_r_r79)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy", 93, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    cpy_r_r80 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_self)->_card_used;
    if (unlikely(cpy_r_r80 == 2)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/table.py", "copy", "Myriad", "card_used", 94, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
CPyL73: ;
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_card_used = cpy_r_r80;
    cpy_r_r81 = 1;
    if (unlikely(!cpy_r_r81)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy", 94, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    cpy_r_r82 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_self)->_reopened;
    if (unlikely(cpy_r_r82 == 2)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/table.py", "copy", "Myriad", "reopened", 95, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
CPyL75: ;
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_reopened = cpy_r_r82;
    cpy_r_r83 = 1;
    if (unlikely(!cpy_r_r83)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy", 95, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    cpy_r_r84 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_self)->_ending;
    if (unlikely(cpy_r_r84 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/table.py", "copy", "Myriad", "ending", 96, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    CPyTagged_INCREF(cpy_r_r84);
CPyL77: ;
    if (((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_ending != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_ending);
    }
    ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_ending = cpy_r_r84;
    cpy_r_r85 = 1;
    if (unlikely(!cpy_r_r85)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy", 96, CPyStatic_myriad___table___globals);
        goto CPyL80;
    }
    return cpy_r_r0;
CPyL79: ;
    cpy_r_r86 = NULL;
    return cpy_r_r86;
CPyL80: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL79;
CPyL81: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL79;
CPyL82: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL9;
CPyL83: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    goto CPyL79;
}
        
        PyObject *CPyPy_myriad___table___Myriad___copy(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":copy", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___table___Myriad))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.table.Myriad", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_myriad___table___Myriad___copy(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy", 74, CPyStatic_myriad___table___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___table___Myriad___copy__Part_glue(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_myriad___table___Myriad___copy(cpy_r_self);
    if (cpy_r_r0 == NULL) goto CPyL2;
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_myriad___table___Myriad___copy__Part_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":copy__Part_glue", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_myriad___table___Myriad))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.myriad.table.Myriad", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_myriad___table___Myriad___copy__Part_glue(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "copy__Part_glue", -1, CPyStatic_myriad___table___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___table___part(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_part;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/table.py", "part", "Table", "part", 104, CPyStatic_myriad___table___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = (PyObject *)CPyType_myriad___table___Myriad;
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyObject, ob_type));
    cpy_r_r3 = *(PyObject * *)cpy_r_r2;
    cpy_r_r4 = cpy_r_r3 == cpy_r_r1;
    if (cpy_r_r4) {
        goto CPyL4;
    } else
        goto CPyL7;
CPyL2: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r5 = 0;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "part", 105, CPyStatic_myriad___table___globals);
        goto CPyL6;
    }
    CPy_Unreachable();
CPyL4: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_myriad___table___Myriad))
        cpy_r_r6 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/table.py", "part", 106, CPyStatic_myriad___table___globals, "serai.games.scholars.myriad.table.Myriad", cpy_r_r0);
        goto CPyL6;
    }
    return cpy_r_r6;
CPyL6: ;
    cpy_r_r7 = NULL;
    return cpy_r_r7;
CPyL7: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL2;
}
        
        PyObject *CPyPy_myriad___table___part(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:part", kwlist, 0};
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
            PyObject *retval = CPyDef_myriad___table___part(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "part", 102, CPyStatic_myriad___table___globals);
            return NULL;
        }
        
char CPyDef_myriad___table_____top_level__(void) {
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
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    char cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    int32_t cpy_r_r75;
    char cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    int32_t cpy_r_r79;
    char cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    tuple_T6OOOOOO cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    int32_t cpy_r_r91;
    char cpy_r_r92;
    char cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    char cpy_r_r99;
    char cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
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
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    int32_t cpy_r_r124;
    char cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    int32_t cpy_r_r128;
    char cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
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
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    tuple_T21OOOOOOOOOOOOOOOOOOOOO cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    int32_t cpy_r_r155;
    char cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    int32_t cpy_r_r162;
    char cpy_r_r163;
    char cpy_r_r164;
    char cpy_r_r165;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "<module>", 1, CPyStatic_myriad___table___globals);
        goto CPyL43;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "<module>", 1, CPyStatic_myriad___table___globals);
        goto CPyL43;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_myriad___table___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "<module>", 3, CPyStatic_myriad___table___globals);
        goto CPyL43;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5500]; /* ('ClassVar',) */
    cpy_r_r12 = CPyStatics[47]; /* 'typing' */
    cpy_r_r13 = CPyStatic_myriad___table___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "<module>", 5, CPyStatic_myriad___table___globals);
        goto CPyL43;
    }
    cpy_r_r15 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___games___scholars___table;
    cpy_r_r17 = (void *)&CPyImportState_serai___games___scholars___table;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "<module>", 7, CPyStatic_myriad___table___globals);
        goto CPyL43;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___games___scholars___table;
    cpy_r_r25 = CPyExec_serai___games___scholars___table;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___games___scholars___table__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "<module>", 7, CPyStatic_myriad___table___globals);
        goto CPyL43;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "<module>", 7, CPyStatic_myriad___table___globals);
        goto CPyL43;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "<module>", 7, CPyStatic_myriad___table___globals);
        goto CPyL43;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r36 = CPyStatic_myriad___table___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "<module>", 7, CPyStatic_myriad___table___globals);
        goto CPyL43;
    } else
        goto CPyL44;
CPyL14: ;
    cpy_r_r38 = (void *)&CPyModule_serai___kernel___state;
    cpy_r_r39 = (void *)&CPyImportState_serai___kernel___state;
    cpy_r_r40 = CPyModuleLockAPI_serai;
    cpy_r_r41 = CPyImport_IsInitialized(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL17;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[1068]; /* 'serai.kernel.state' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "<module>", 8, CPyStatic_myriad___table___globals);
        goto CPyL43;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL21;
CPyL17: ;
    cpy_r_r46 = CPyInitOnly_serai___kernel___state;
    cpy_r_r47 = CPyExec_serai___kernel___state;
    cpy_r_r48 = (PyObject **)&CPyModule_serai___kernel___state__internal;
    cpy_r_r49 = PyImport_GetModuleDict();
    cpy_r_r50 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "<module>", 8, CPyStatic_myriad___table___globals);
        goto CPyL43;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "<module>", 8, CPyStatic_myriad___table___globals);
        goto CPyL43;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[1068]; /* 'serai.kernel.state' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "<module>", 8, CPyStatic_myriad___table___globals);
        goto CPyL43;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[5501]; /* ('Kept', 'Part', 'State') */
    cpy_r_r58 = CPyStatic_myriad___table___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "<module>", 8, CPyStatic_myriad___table___globals);
        goto CPyL43;
    } else
        goto CPyL45;
CPyL22: ;
    cpy_r_r60 = (PyObject *)CPyType_state___State;
    cpy_r_r61 = PyTuple_Pack(1, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "<module>", 11, CPyStatic_myriad___table___globals);
        goto CPyL43;
    }
    cpy_r_r62 = CPyStatics[2894]; /* 'serai.games.scholars.myriad.table' */
    cpy_r_r63 = (PyObject *)CPyType_myriad___table___Author_template;
    cpy_r_r64 = CPyType_FromTemplate(cpy_r_r63, cpy_r_r61, cpy_r_r62);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "<module>", 11, CPyStatic_myriad___table___globals);
        goto CPyL43;
    }
    cpy_r_r65 = CPyDef_myriad___table___Author_trait_vtable_setup();
    if (unlikely(cpy_r_r65 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "<module>", 11, CPyStatic_myriad___table___globals);
        goto CPyL46;
    }
    cpy_r_r66 = CPyDef_myriad___table___Author_coroutine_setup(cpy_r_r64);
    if (unlikely(cpy_r_r66 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "<module>", 11, CPyStatic_myriad___table___globals);
        goto CPyL46;
    }
    cpy_r_r67 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r68 = CPyStatics[2946]; /* 'xp' */
    cpy_r_r69 = CPyStatics[2915]; /* 'pages' */
    cpy_r_r70 = CPyStatics[3192]; /* 'page_rows' */
    cpy_r_r71 = CPyStatics[3119]; /* 'aside' */
    cpy_r_r72 = CPyStatics[3120]; /* 'rows' */
    cpy_r_r73 = CPyStatics[3122]; /* 'resolved' */
    cpy_r_r74 = PyTuple_Pack(6, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r71, cpy_r_r72, cpy_r_r73);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "<module>", 11, CPyStatic_myriad___table___globals);
        goto CPyL46;
    }
    cpy_r_r75 = PyObject_SetAttr(cpy_r_r64, cpy_r_r67, cpy_r_r74);
    CPy_DECREF(cpy_r_r74);
    cpy_r_r76 = cpy_r_r75 >= 0;
    if (unlikely(!cpy_r_r76)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "<module>", 11, CPyStatic_myriad___table___globals);
        goto CPyL46;
    }
    CPyType_myriad___table___Author = (PyTypeObject *)cpy_r_r64;
    CPy_INCREF(CPyType_myriad___table___Author);
    cpy_r_r77 = CPyStatic_myriad___table___globals;
    cpy_r_r78 = CPyStatics[3125]; /* 'Author' */
    cpy_r_r79 = PyDict_SetItem(cpy_r_r77, cpy_r_r78, cpy_r_r64);
    cpy_r_r80 = cpy_r_r79 >= 0;
    if (unlikely(!cpy_r_r80)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "<module>", 11, CPyStatic_myriad___table___globals);
        goto CPyL46;
    }
    cpy_r_r81 = (PyObject *)CPyType_myriad___table___Author;
    cpy_r_r82 = CPyStatics[2946]; /* 'xp' */
    cpy_r_r83 = CPyStatics[2915]; /* 'pages' */
    cpy_r_r84 = CPyStatics[3192]; /* 'page_rows' */
    cpy_r_r85 = CPyStatics[3119]; /* 'aside' */
    cpy_r_r86 = CPyStatics[3120]; /* 'rows' */
    cpy_r_r87 = CPyStatics[3122]; /* 'resolved' */
    CPy_INCREF(cpy_r_r82);
    CPy_INCREF(cpy_r_r83);
    CPy_INCREF(cpy_r_r84);
    CPy_INCREF(cpy_r_r85);
    CPy_INCREF(cpy_r_r86);
    CPy_INCREF(cpy_r_r87);
    cpy_r_r88.f0 = cpy_r_r82;
    cpy_r_r88.f1 = cpy_r_r83;
    cpy_r_r88.f2 = cpy_r_r84;
    cpy_r_r88.f3 = cpy_r_r85;
    cpy_r_r88.f4 = cpy_r_r86;
    cpy_r_r88.f5 = cpy_r_r87;
    cpy_r_r89 = CPyStatics[1080]; /* 'FIELDS' */
    cpy_r_r90 = PyTuple_New(6);
    if (unlikely(cpy_r_r90 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5173 = cpy_r_r88.f0;
    PyTuple_SET_ITEM(cpy_r_r90, 0, __tmp5173);
    PyObject *__tmp5174 = cpy_r_r88.f1;
    PyTuple_SET_ITEM(cpy_r_r90, 1, __tmp5174);
    PyObject *__tmp5175 = cpy_r_r88.f2;
    PyTuple_SET_ITEM(cpy_r_r90, 2, __tmp5175);
    PyObject *__tmp5176 = cpy_r_r88.f3;
    PyTuple_SET_ITEM(cpy_r_r90, 3, __tmp5176);
    PyObject *__tmp5177 = cpy_r_r88.f4;
    PyTuple_SET_ITEM(cpy_r_r90, 4, __tmp5177);
    PyObject *__tmp5178 = cpy_r_r88.f5;
    PyTuple_SET_ITEM(cpy_r_r90, 5, __tmp5178);
    cpy_r_r91 = PyObject_SetAttr(cpy_r_r81, cpy_r_r89, cpy_r_r90);
    CPy_DECREF(cpy_r_r90);
    cpy_r_r92 = cpy_r_r91 >= 0;
    if (unlikely(!cpy_r_r92)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "<module>", 22, CPyStatic_myriad___table___globals);
        goto CPyL46;
    }
    cpy_r_r93 = CPy_InitSubclass(cpy_r_r64);
    CPy_DECREF(cpy_r_r64);
    if (unlikely(!cpy_r_r93)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "<module>", 11, CPyStatic_myriad___table___globals);
        goto CPyL43;
    }
    cpy_r_r94 = (PyObject *)CPyType_state___Part;
    cpy_r_r95 = PyTuple_Pack(1, cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "<module>", 40, CPyStatic_myriad___table___globals);
        goto CPyL43;
    }
    cpy_r_r96 = CPyStatics[2894]; /* 'serai.games.scholars.myriad.table' */
    cpy_r_r97 = (PyObject *)CPyType_myriad___table___Myriad_template;
    cpy_r_r98 = CPyType_FromTemplate(cpy_r_r97, cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "<module>", 40, CPyStatic_myriad___table___globals);
        goto CPyL43;
    }
    cpy_r_r99 = CPyDef_myriad___table___Myriad_trait_vtable_setup();
    if (unlikely(cpy_r_r99 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "<module>", 40, CPyStatic_myriad___table___globals);
        goto CPyL47;
    }
    cpy_r_r100 = CPyDef_myriad___table___Myriad_coroutine_setup(cpy_r_r98);
    if (unlikely(cpy_r_r100 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "<module>", 40, CPyStatic_myriad___table___globals);
        goto CPyL47;
    }
    cpy_r_r101 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r102 = CPyStatics[3113]; /* 'authors' */
    cpy_r_r103 = CPyStatics[994]; /* 'deck' */
    cpy_r_r104 = CPyStatics[3193]; /* 'books' */
    cpy_r_r105 = CPyStatics[1556]; /* 'upgrades' */
    cpy_r_r106 = CPyStatics[3194]; /* 'takers' */
    cpy_r_r107 = CPyStatics[3108]; /* 'track_xp' */
    cpy_r_r108 = CPyStatics[3109]; /* 'caliph_xp' */
    cpy_r_r109 = CPyStatics[3195]; /* 'ai_pages' */
    cpy_r_r110 = CPyStatics[2662]; /* 'ai_markers' */
    cpy_r_r111 = CPyStatics[3196]; /* 'met' */
    cpy_r_r112 = CPyStatics[3197]; /* 'delivered' */
    cpy_r_r113 = CPyStatics[3198]; /* 'translated' */
    cpy_r_r114 = CPyStatics[2828]; /* 'risen' */
    cpy_r_r115 = CPyStatics[3199]; /* 'white_stop' */
    cpy_r_r116 = CPyStatics[1258]; /* 'used' */
    cpy_r_r117 = CPyStatics[3200]; /* 'fresh' */
    cpy_r_r118 = CPyStatics[798]; /* 'counted' */
    cpy_r_r119 = CPyStatics[3201]; /* 'came' */
    cpy_r_r120 = CPyStatics[3202]; /* 'card_used' */
    cpy_r_r121 = CPyStatics[3203]; /* 'reopened' */
    cpy_r_r122 = CPyStatics[3204]; /* 'ending' */
    cpy_r_r123 = PyTuple_Pack(21, cpy_r_r102, cpy_r_r103, cpy_r_r104, cpy_r_r105, cpy_r_r106, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r110, cpy_r_r111, cpy_r_r112, cpy_r_r113, cpy_r_r114, cpy_r_r115, cpy_r_r116, cpy_r_r117, cpy_r_r118, cpy_r_r119, cpy_r_r120, cpy_r_r121, cpy_r_r122);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "<module>", 40, CPyStatic_myriad___table___globals);
        goto CPyL47;
    }
    cpy_r_r124 = PyObject_SetAttr(cpy_r_r98, cpy_r_r101, cpy_r_r123);
    CPy_DECREF(cpy_r_r123);
    cpy_r_r125 = cpy_r_r124 >= 0;
    if (unlikely(!cpy_r_r125)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "<module>", 40, CPyStatic_myriad___table___globals);
        goto CPyL47;
    }
    CPyType_myriad___table___Myriad = (PyTypeObject *)cpy_r_r98;
    CPy_INCREF(CPyType_myriad___table___Myriad);
    cpy_r_r126 = CPyStatic_myriad___table___globals;
    cpy_r_r127 = CPyStatics[3026]; /* 'Myriad' */
    cpy_r_r128 = PyDict_SetItem(cpy_r_r126, cpy_r_r127, cpy_r_r98);
    cpy_r_r129 = cpy_r_r128 >= 0;
    if (unlikely(!cpy_r_r129)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "<module>", 40, CPyStatic_myriad___table___globals);
        goto CPyL47;
    }
    cpy_r_r130 = (PyObject *)CPyType_myriad___table___Myriad;
    cpy_r_r131 = CPyStatics[3113]; /* 'authors' */
    cpy_r_r132 = CPyStatics[994]; /* 'deck' */
    cpy_r_r133 = CPyStatics[3193]; /* 'books' */
    cpy_r_r134 = CPyStatics[1556]; /* 'upgrades' */
    cpy_r_r135 = CPyStatics[3194]; /* 'takers' */
    cpy_r_r136 = CPyStatics[3108]; /* 'track_xp' */
    cpy_r_r137 = CPyStatics[3109]; /* 'caliph_xp' */
    cpy_r_r138 = CPyStatics[3195]; /* 'ai_pages' */
    cpy_r_r139 = CPyStatics[2662]; /* 'ai_markers' */
    cpy_r_r140 = CPyStatics[3196]; /* 'met' */
    cpy_r_r141 = CPyStatics[3197]; /* 'delivered' */
    cpy_r_r142 = CPyStatics[3198]; /* 'translated' */
    cpy_r_r143 = CPyStatics[2828]; /* 'risen' */
    cpy_r_r144 = CPyStatics[3199]; /* 'white_stop' */
    cpy_r_r145 = CPyStatics[1258]; /* 'used' */
    cpy_r_r146 = CPyStatics[3200]; /* 'fresh' */
    cpy_r_r147 = CPyStatics[798]; /* 'counted' */
    cpy_r_r148 = CPyStatics[3201]; /* 'came' */
    cpy_r_r149 = CPyStatics[3202]; /* 'card_used' */
    cpy_r_r150 = CPyStatics[3203]; /* 'reopened' */
    cpy_r_r151 = CPyStatics[3204]; /* 'ending' */
    CPy_INCREF(cpy_r_r131);
    CPy_INCREF(cpy_r_r132);
    CPy_INCREF(cpy_r_r133);
    CPy_INCREF(cpy_r_r134);
    CPy_INCREF(cpy_r_r135);
    CPy_INCREF(cpy_r_r136);
    CPy_INCREF(cpy_r_r137);
    CPy_INCREF(cpy_r_r138);
    CPy_INCREF(cpy_r_r139);
    CPy_INCREF(cpy_r_r140);
    CPy_INCREF(cpy_r_r141);
    CPy_INCREF(cpy_r_r142);
    CPy_INCREF(cpy_r_r143);
    CPy_INCREF(cpy_r_r144);
    CPy_INCREF(cpy_r_r145);
    CPy_INCREF(cpy_r_r146);
    CPy_INCREF(cpy_r_r147);
    CPy_INCREF(cpy_r_r148);
    CPy_INCREF(cpy_r_r149);
    CPy_INCREF(cpy_r_r150);
    CPy_INCREF(cpy_r_r151);
    cpy_r_r152.f0 = cpy_r_r131;
    cpy_r_r152.f1 = cpy_r_r132;
    cpy_r_r152.f2 = cpy_r_r133;
    cpy_r_r152.f3 = cpy_r_r134;
    cpy_r_r152.f4 = cpy_r_r135;
    cpy_r_r152.f5 = cpy_r_r136;
    cpy_r_r152.f6 = cpy_r_r137;
    cpy_r_r152.f7 = cpy_r_r138;
    cpy_r_r152.f8 = cpy_r_r139;
    cpy_r_r152.f9 = cpy_r_r140;
    cpy_r_r152.f10 = cpy_r_r141;
    cpy_r_r152.f11 = cpy_r_r142;
    cpy_r_r152.f12 = cpy_r_r143;
    cpy_r_r152.f13 = cpy_r_r144;
    cpy_r_r152.f14 = cpy_r_r145;
    cpy_r_r152.f15 = cpy_r_r146;
    cpy_r_r152.f16 = cpy_r_r147;
    cpy_r_r152.f17 = cpy_r_r148;
    cpy_r_r152.f18 = cpy_r_r149;
    cpy_r_r152.f19 = cpy_r_r150;
    cpy_r_r152.f20 = cpy_r_r151;
    cpy_r_r153 = CPyStatics[1080]; /* 'FIELDS' */
    cpy_r_r154 = PyTuple_New(21);
    if (unlikely(cpy_r_r154 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5179 = cpy_r_r152.f0;
    PyTuple_SET_ITEM(cpy_r_r154, 0, __tmp5179);
    PyObject *__tmp5180 = cpy_r_r152.f1;
    PyTuple_SET_ITEM(cpy_r_r154, 1, __tmp5180);
    PyObject *__tmp5181 = cpy_r_r152.f2;
    PyTuple_SET_ITEM(cpy_r_r154, 2, __tmp5181);
    PyObject *__tmp5182 = cpy_r_r152.f3;
    PyTuple_SET_ITEM(cpy_r_r154, 3, __tmp5182);
    PyObject *__tmp5183 = cpy_r_r152.f4;
    PyTuple_SET_ITEM(cpy_r_r154, 4, __tmp5183);
    PyObject *__tmp5184 = cpy_r_r152.f5;
    PyTuple_SET_ITEM(cpy_r_r154, 5, __tmp5184);
    PyObject *__tmp5185 = cpy_r_r152.f6;
    PyTuple_SET_ITEM(cpy_r_r154, 6, __tmp5185);
    PyObject *__tmp5186 = cpy_r_r152.f7;
    PyTuple_SET_ITEM(cpy_r_r154, 7, __tmp5186);
    PyObject *__tmp5187 = cpy_r_r152.f8;
    PyTuple_SET_ITEM(cpy_r_r154, 8, __tmp5187);
    PyObject *__tmp5188 = cpy_r_r152.f9;
    PyTuple_SET_ITEM(cpy_r_r154, 9, __tmp5188);
    PyObject *__tmp5189 = cpy_r_r152.f10;
    PyTuple_SET_ITEM(cpy_r_r154, 10, __tmp5189);
    PyObject *__tmp5190 = cpy_r_r152.f11;
    PyTuple_SET_ITEM(cpy_r_r154, 11, __tmp5190);
    PyObject *__tmp5191 = cpy_r_r152.f12;
    PyTuple_SET_ITEM(cpy_r_r154, 12, __tmp5191);
    PyObject *__tmp5192 = cpy_r_r152.f13;
    PyTuple_SET_ITEM(cpy_r_r154, 13, __tmp5192);
    PyObject *__tmp5193 = cpy_r_r152.f14;
    PyTuple_SET_ITEM(cpy_r_r154, 14, __tmp5193);
    PyObject *__tmp5194 = cpy_r_r152.f15;
    PyTuple_SET_ITEM(cpy_r_r154, 15, __tmp5194);
    PyObject *__tmp5195 = cpy_r_r152.f16;
    PyTuple_SET_ITEM(cpy_r_r154, 16, __tmp5195);
    PyObject *__tmp5196 = cpy_r_r152.f17;
    PyTuple_SET_ITEM(cpy_r_r154, 17, __tmp5196);
    PyObject *__tmp5197 = cpy_r_r152.f18;
    PyTuple_SET_ITEM(cpy_r_r154, 18, __tmp5197);
    PyObject *__tmp5198 = cpy_r_r152.f19;
    PyTuple_SET_ITEM(cpy_r_r154, 19, __tmp5198);
    PyObject *__tmp5199 = cpy_r_r152.f20;
    PyTuple_SET_ITEM(cpy_r_r154, 20, __tmp5199);
    cpy_r_r155 = PyObject_SetAttr(cpy_r_r130, cpy_r_r153, cpy_r_r154);
    CPy_DECREF(cpy_r_r154);
    cpy_r_r156 = cpy_r_r155 >= 0;
    if (unlikely(!cpy_r_r156)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "<module>", 66, CPyStatic_myriad___table___globals);
        goto CPyL47;
    }
    cpy_r_r157 = (PyObject *)CPyType_myriad___table___Myriad;
    cpy_r_r158 = CPyStatics[3113]; /* 'authors' */
    cpy_r_r159 = (PyObject *)CPyType_myriad___table___Author;
    cpy_r_r160 = CPyDict_Build(1, cpy_r_r158, cpy_r_r159);
    if (unlikely(cpy_r_r160 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "<module>", 72, CPyStatic_myriad___table___globals);
        goto CPyL47;
    }
    cpy_r_r161 = CPyStatics[1094]; /* 'NESTED' */
    cpy_r_r162 = PyObject_SetAttr(cpy_r_r157, cpy_r_r161, cpy_r_r160);
    CPy_DECREF(cpy_r_r160);
    cpy_r_r163 = cpy_r_r162 >= 0;
    if (unlikely(!cpy_r_r163)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "<module>", 72, CPyStatic_myriad___table___globals);
        goto CPyL47;
    }
    cpy_r_r164 = CPy_InitSubclass(cpy_r_r98);
    CPy_DECREF(cpy_r_r98);
    if (unlikely(!cpy_r_r164)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/table.py", "<module>", 40, CPyStatic_myriad___table___globals);
        goto CPyL43;
    }
    return 1;
CPyL43: ;
    cpy_r_r165 = 2;
    return cpy_r_r165;
CPyL44: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL45: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
CPyL46: ;
    CPy_DecRef(cpy_r_r64);
    goto CPyL43;
CPyL47: ;
    CPy_DecRef(cpy_r_r98);
    goto CPyL43;
}

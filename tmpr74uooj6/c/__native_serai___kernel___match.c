#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
match___Chapter_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
match___Chapter_traverse(serai___kernel___match___ChapterObject *self, visitproc visit, void *arg)
{
    if (CPyTagged_CheckLong(self->_position)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_position));
    }
    Py_VISIT(self->_table);
    Py_VISIT(self->_before);
    Py_VISIT(self->_entries_before);
    Py_VISIT(self->_left);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_match___Chapter_clear(PyObject *cpy_r_self)
{
    serai___kernel___match___ChapterObject *self = (serai___kernel___match___ChapterObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->_position)) {
        CPyTagged __tmp = self->_position;
        self->_position = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_table);
    Py_CLEAR(self->_before);
    Py_CLEAR(self->_entries_before);
    Py_CLEAR(self->_left);
    return 0;
}

static int32_t CPyDef_match___Chapter_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___match___ChapterObject *self = (serai___kernel___match___ChapterObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->_position)) {
        CPyTagged __tmp = self->_position;
        self->_position = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_table);
    Py_CLEAR(self->_before);
    Py_CLEAR(self->_entries_before);
    Py_CLEAR(self->_left);
    return 0;
}

static void
match___Chapter_dealloc(serai___kernel___match___ChapterObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, match___Chapter_dealloc)
    CPyDef_match___Chapter_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_match_____mypyc__Chapter_setup(PyObject *cpy_r_type);
PyObject *CPyDef_match___Chapter(CPyTagged cpy_r_position, PyObject *cpy_r_table, PyObject *cpy_r_before, PyObject *cpy_r_entries, PyObject *cpy_r_left);

static PyObject *
match___Chapter_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_match___Chapter) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_match_____mypyc__Chapter_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_match___Chapter_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem match___Chapter_vtable[1];
static bool
CPyDef_match___Chapter_trait_vtable_setup(void)
{
    CPyVTableItem match___Chapter_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_match___Chapter_____init__,
    };
    memcpy(match___Chapter_vtable, match___Chapter_vtable_scratch, sizeof(match___Chapter_vtable));
    return 1;
}

static bool
CPyDef_match___Chapter_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
match___Chapter_get_position(serai___kernel___match___ChapterObject *self, void *closure);
static int
match___Chapter_set_position(serai___kernel___match___ChapterObject *self, PyObject *value, void *closure);
static PyObject *
match___Chapter_get_table(serai___kernel___match___ChapterObject *self, void *closure);
static int
match___Chapter_set_table(serai___kernel___match___ChapterObject *self, PyObject *value, void *closure);
static PyObject *
match___Chapter_get_before(serai___kernel___match___ChapterObject *self, void *closure);
static int
match___Chapter_set_before(serai___kernel___match___ChapterObject *self, PyObject *value, void *closure);
static PyObject *
match___Chapter_get_entries_before(serai___kernel___match___ChapterObject *self, void *closure);
static int
match___Chapter_set_entries_before(serai___kernel___match___ChapterObject *self, PyObject *value, void *closure);
static PyObject *
match___Chapter_get_left(serai___kernel___match___ChapterObject *self, void *closure);
static int
match___Chapter_set_left(serai___kernel___match___ChapterObject *self, PyObject *value, void *closure);

static PyGetSetDef match___Chapter_getseters[] = {
    {"position",
     (getter)match___Chapter_get_position, (setter)match___Chapter_set_position,
     NULL, NULL},
    {"table",
     (getter)match___Chapter_get_table, (setter)match___Chapter_set_table,
     NULL, NULL},
    {"before",
     (getter)match___Chapter_get_before, (setter)match___Chapter_set_before,
     NULL, NULL},
    {"entries_before",
     (getter)match___Chapter_get_entries_before, (setter)match___Chapter_set_entries_before,
     NULL, NULL},
    {"left",
     (getter)match___Chapter_get_left, (setter)match___Chapter_set_left,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef match___Chapter_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_match_____mypyc__Chapter_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_match___Chapter_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, position, table, before, entries, left=None)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_match___Chapter_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Chapter",
    .tp_new = match___Chapter_new,
    .tp_dealloc = (destructor)match___Chapter_dealloc,
    .tp_traverse = (traverseproc)match___Chapter_traverse,
    .tp_clear = (inquiry)CPyDef_match___Chapter_clear,
    .tp_getset = match___Chapter_getseters,
    .tp_methods = match___Chapter_methods,
    .tp_init = match___Chapter_init,
    .tp_basicsize = sizeof(serai___kernel___match___ChapterObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Chapter(position, table, before, entries, left=None)\n--\n\n"),
};
static PyTypeObject *CPyType_match___Chapter_template = &CPyType_match___Chapter_template_;

PyObject *CPyDef_match_____mypyc__Chapter_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___match___ChapterObject *self;
    self = (serai___kernel___match___ChapterObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = match___Chapter_vtable;
    self->_position = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_match___Chapter(CPyTagged cpy_r_position, PyObject *cpy_r_table, PyObject *cpy_r_before, PyObject *cpy_r_entries, PyObject *cpy_r_left)
{
    PyObject *self = CPyDef_match_____mypyc__Chapter_setup((PyObject *)CPyType_match___Chapter);
    if (self == NULL)
        return NULL;
    char res = CPyDef_match___Chapter_____init__(self, cpy_r_position, cpy_r_table, cpy_r_before, cpy_r_entries, cpy_r_left);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
match___Chapter_get_position(serai___kernel___match___ChapterObject *self, void *closure)
{
    if (unlikely(self->_position == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'position' of 'Chapter' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_position);
    PyObject *retval = CPyTagged_StealAsObject(self->_position);
    return retval;
}

static int
match___Chapter_set_position(serai___kernel___match___ChapterObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Chapter' object attribute 'position' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_position != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_position);
    }
    self->_position = tmp;
    return 0;
}

static PyObject *
match___Chapter_get_table(serai___kernel___match___ChapterObject *self, void *closure)
{
    if (unlikely(self->_table == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'table' of 'Chapter' undefined");
        return NULL;
    }
    CPy_INCREF(self->_table);
    PyObject *retval = self->_table;
    return retval;
}

static int
match___Chapter_set_table(serai___kernel___match___ChapterObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Chapter' object attribute 'table' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (PyObject_TypeCheck(value, CPyType_kernel___table___Table))
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL8966;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL8966;
    CPy_TypeError("serai.kernel.table.Table or None", value); 
    tmp = NULL;
__LL8966: ;
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_table != NULL) {
        CPy_DECREF(self->_table);
    }
    self->_table = tmp;
    return 0;
}

static PyObject *
match___Chapter_get_before(serai___kernel___match___ChapterObject *self, void *closure)
{
    if (unlikely(self->_before == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'before' of 'Chapter' undefined");
        return NULL;
    }
    CPy_INCREF(self->_before);
    PyObject *retval = self->_before;
    return retval;
}

static int
match___Chapter_set_before(serai___kernel___match___ChapterObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Chapter' object attribute 'before' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (Py_TYPE(value) == CPyType_match___Chapter)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL8967;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL8967;
    CPy_TypeError("serai.kernel.match.Chapter or None", value); 
    tmp = NULL;
__LL8967: ;
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_before != NULL) {
        CPy_DECREF(self->_before);
    }
    self->_before = tmp;
    return 0;
}

static PyObject *
match___Chapter_get_entries_before(serai___kernel___match___ChapterObject *self, void *closure)
{
    if (unlikely(self->_entries_before == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'entries_before' of 'Chapter' undefined");
        return NULL;
    }
    CPy_INCREF(self->_entries_before);
    PyObject *retval = self->_entries_before;
    return retval;
}

static int
match___Chapter_set_entries_before(serai___kernel___match___ChapterObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Chapter' object attribute 'entries_before' cannot be deleted");
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
    if (self->_entries_before != NULL) {
        CPy_DECREF(self->_entries_before);
    }
    self->_entries_before = tmp;
    return 0;
}

static PyObject *
match___Chapter_get_left(serai___kernel___match___ChapterObject *self, void *closure)
{
    if (unlikely(self->_left == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'left' of 'Chapter' undefined");
        return NULL;
    }
    CPy_INCREF(self->_left);
    PyObject *retval = self->_left;
    return retval;
}

static int
match___Chapter_set_left(serai___kernel___match___ChapterObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Chapter' object attribute 'left' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (PyObject_TypeCheck(value, CPyType_kernel___table___Table))
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL8968;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL8968;
    CPy_TypeError("serai.kernel.table.Table or None", value); 
    tmp = NULL;
__LL8968: ;
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_left != NULL) {
        CPy_DECREF(self->_left);
    }
    self->_left = tmp;
    return 0;
}

PyMemberDef match___MatchError_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(PyBaseExceptionObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(PyBaseExceptionObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
match___MatchError_traverse(serai___kernel___match___MatchErrorObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    PyTypeObject *_base_tp_traverse = CPyType_match___MatchError->tp_base;
    while (_base_tp_traverse->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_traverse = _base_tp_traverse->tp_base;
    }
    rv = _base_tp_traverse->tp_traverse((PyObject *)self, visit, arg);
    if (rv != 0) return rv;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyBaseExceptionObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(PyBaseExceptionObject))));
    return rv;
}

static int32_t CPyDef_match___MatchError_clear_subtype(PyObject *cpy_r_self)
{
    serai___kernel___match___MatchErrorObject *self = (serai___kernel___match___MatchErrorObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyBaseExceptionObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(PyBaseExceptionObject))));
    return 0;
}

static int32_t CPyDef_match___MatchError_clear(PyObject *cpy_r_self)
{
    int32_t res = CPyDef_match___MatchError_clear_subtype(cpy_r_self);
    if (res != 0) return res;
    PyTypeObject *_base_tp_clear = CPyType_match___MatchError->tp_base;
    while (_base_tp_clear->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_clear = _base_tp_clear->tp_base;
    }
    return _base_tp_clear->tp_clear((PyObject *)cpy_r_self);
}

static int32_t CPyDef_match___MatchError_clear_on_completion_subtype(PyObject *cpy_r_self)
{
    serai___kernel___match___MatchErrorObject *self = (serai___kernel___match___MatchErrorObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyBaseExceptionObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(PyBaseExceptionObject))));
    return 0;
}

static int32_t CPyDef_match___MatchError_clear_on_completion(PyObject *cpy_r_self)
{
    int32_t res = CPyDef_match___MatchError_clear_on_completion_subtype(cpy_r_self);
    if (res != 0) return res;
    PyTypeObject *_base_tp_clear = CPyType_match___MatchError->tp_base;
    while (_base_tp_clear->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_clear = _base_tp_clear->tp_base;
    }
    return _base_tp_clear->tp_clear((PyObject *)cpy_r_self);
}

static void
match___MatchError_dealloc(serai___kernel___match___MatchErrorObject *self)
{
    if (Py_TYPE(self)->tp_finalize) {
        PyObject *type, *value, *traceback;
        PyErr_Fetch(&type, &value, &traceback);
        int res = PyObject_CallFinalizerFromDealloc((PyObject *)self);
        if (PyErr_Occurred() != NULL) {
            PyErr_WriteUnraisable((PyObject *)self);
            res = -1;
        }
        PyErr_Restore(type, value, traceback);
        if (res < 0) {
            goto done;
        }
    }
    PyObject_GC_UnTrack(self);
    CPyDef_match___MatchError_clear_subtype((PyObject *)self);
    if (PyType_IS_GC(CPyType_match___MatchError->tp_base)) PyObject_GC_Track((PyObject *)self);
    PyTypeObject *_base_tp_dealloc = CPyType_match___MatchError->tp_base;
    while (_base_tp_dealloc->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_dealloc = _base_tp_dealloc->tp_base;
    }
    _base_tp_dealloc->tp_dealloc((PyObject *)self);
    done: ;
}


static PyGetSetDef match___MatchError_getseters[] = {
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef match___MatchError_methods[] = {
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_match___MatchError_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "MatchError",
    .tp_dealloc = (destructor)match___MatchError_dealloc,
    .tp_traverse = (traverseproc)match___MatchError_traverse,
    .tp_clear = (inquiry)CPyDef_match___MatchError_clear,
    .tp_getset = match___MatchError_getseters,
    .tp_methods = match___MatchError_methods,
    .tp_members = match___MatchError_members,
    .tp_basicsize = sizeof(PyBaseExceptionObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(PyBaseExceptionObject),
    .tp_weaklistoffset = sizeof(PyBaseExceptionObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("MatchError()\n--\n\n"),
};
static PyTypeObject *CPyType_match___MatchError_template = &CPyType_match___MatchError_template_;


static int
match___UndoStops_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return CPyPy_match___UndoStops_____init__(self, args, kwds) != NULL ? 0 : -1;
}
PyMemberDef match___UndoStops_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(PyBaseExceptionObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(PyBaseExceptionObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
match___UndoStops_traverse(serai___kernel___match___UndoStopsObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    PyTypeObject *_base_tp_traverse = CPyType_match___UndoStops->tp_base;
    while (_base_tp_traverse->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_traverse = _base_tp_traverse->tp_base;
    }
    rv = _base_tp_traverse->tp_traverse((PyObject *)self, visit, arg);
    if (rv != 0) return rv;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyBaseExceptionObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(PyBaseExceptionObject))));
    return rv;
}

static int32_t CPyDef_match___UndoStops_clear_subtype(PyObject *cpy_r_self)
{
    serai___kernel___match___UndoStopsObject *self = (serai___kernel___match___UndoStopsObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyBaseExceptionObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(PyBaseExceptionObject))));
    return 0;
}

static int32_t CPyDef_match___UndoStops_clear(PyObject *cpy_r_self)
{
    int32_t res = CPyDef_match___UndoStops_clear_subtype(cpy_r_self);
    if (res != 0) return res;
    PyTypeObject *_base_tp_clear = CPyType_match___UndoStops->tp_base;
    while (_base_tp_clear->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_clear = _base_tp_clear->tp_base;
    }
    return _base_tp_clear->tp_clear((PyObject *)cpy_r_self);
}

static int32_t CPyDef_match___UndoStops_clear_on_completion_subtype(PyObject *cpy_r_self)
{
    serai___kernel___match___UndoStopsObject *self = (serai___kernel___match___UndoStopsObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyBaseExceptionObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(PyBaseExceptionObject))));
    return 0;
}

static int32_t CPyDef_match___UndoStops_clear_on_completion(PyObject *cpy_r_self)
{
    int32_t res = CPyDef_match___UndoStops_clear_on_completion_subtype(cpy_r_self);
    if (res != 0) return res;
    PyTypeObject *_base_tp_clear = CPyType_match___UndoStops->tp_base;
    while (_base_tp_clear->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_clear = _base_tp_clear->tp_base;
    }
    return _base_tp_clear->tp_clear((PyObject *)cpy_r_self);
}

static void
match___UndoStops_dealloc(serai___kernel___match___UndoStopsObject *self)
{
    if (Py_TYPE(self)->tp_finalize) {
        PyObject *type, *value, *traceback;
        PyErr_Fetch(&type, &value, &traceback);
        int res = PyObject_CallFinalizerFromDealloc((PyObject *)self);
        if (PyErr_Occurred() != NULL) {
            PyErr_WriteUnraisable((PyObject *)self);
            res = -1;
        }
        PyErr_Restore(type, value, traceback);
        if (res < 0) {
            goto done;
        }
    }
    PyObject_GC_UnTrack(self);
    CPyDef_match___UndoStops_clear_subtype((PyObject *)self);
    if (PyType_IS_GC(CPyType_match___UndoStops->tp_base)) PyObject_GC_Track((PyObject *)self);
    PyTypeObject *_base_tp_dealloc = CPyType_match___UndoStops->tp_base;
    while (_base_tp_dealloc->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_dealloc = _base_tp_dealloc->tp_base;
    }
    _base_tp_dealloc->tp_dealloc((PyObject *)self);
    done: ;
}


static PyGetSetDef match___UndoStops_getseters[] = {
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef match___UndoStops_methods[] = {
    {"__init__",
     (PyCFunction)CPyPy_match___UndoStops_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, reason)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_match___UndoStops_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "UndoStops",
    .tp_dealloc = (destructor)match___UndoStops_dealloc,
    .tp_traverse = (traverseproc)match___UndoStops_traverse,
    .tp_clear = (inquiry)CPyDef_match___UndoStops_clear,
    .tp_getset = match___UndoStops_getseters,
    .tp_methods = match___UndoStops_methods,
    .tp_init = match___UndoStops_init,
    .tp_members = match___UndoStops_members,
    .tp_basicsize = sizeof(PyBaseExceptionObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(PyBaseExceptionObject),
    .tp_weaklistoffset = sizeof(PyBaseExceptionObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("UndoStops(reason)\n--\n\n"),
};
static PyTypeObject *CPyType_match___UndoStops_template = &CPyType_match___UndoStops_template_;


static int
match___Match_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
match___Match_traverse(serai___kernel___match___MatchObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_game);
    if (CPyTagged_CheckLong(self->_players)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_players));
    }
    Py_VISIT(self->_settings);
    Py_VISIT(self->_seed);
    Py_VISIT(self->_given);
    Py_VISIT(self->_earlier);
    if (CPyTagged_CheckLong(self->_origin)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_origin));
    }
    Py_VISIT(self->_table);
    Py_VISIT(self->_decision);
    Py_VISIT(self->__rules);
    Py_VISIT(self->__chapter);
    Py_VISIT(self->__recent);
    Py_VISIT(self->__forced);
    Py_VISIT(self->__told);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_match___Match_clear(PyObject *cpy_r_self)
{
    serai___kernel___match___MatchObject *self = (serai___kernel___match___MatchObject *)cpy_r_self;
    Py_CLEAR(self->_game);
    if (CPyTagged_CheckLong(self->_players)) {
        CPyTagged __tmp = self->_players;
        self->_players = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_settings);
    Py_CLEAR(self->_seed);
    Py_CLEAR(self->_given);
    Py_CLEAR(self->_earlier);
    if (CPyTagged_CheckLong(self->_origin)) {
        CPyTagged __tmp = self->_origin;
        self->_origin = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_table);
    Py_CLEAR(self->_decision);
    Py_CLEAR(self->__rules);
    Py_CLEAR(self->__chapter);
    Py_CLEAR(self->__recent);
    Py_CLEAR(self->__forced);
    Py_CLEAR(self->__told);
    return 0;
}

static int32_t CPyDef_match___Match_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___match___MatchObject *self = (serai___kernel___match___MatchObject *)cpy_r_self;
    Py_CLEAR(self->_game);
    if (CPyTagged_CheckLong(self->_players)) {
        CPyTagged __tmp = self->_players;
        self->_players = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_settings);
    Py_CLEAR(self->_seed);
    Py_CLEAR(self->_given);
    Py_CLEAR(self->_earlier);
    if (CPyTagged_CheckLong(self->_origin)) {
        CPyTagged __tmp = self->_origin;
        self->_origin = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_table);
    Py_CLEAR(self->_decision);
    Py_CLEAR(self->__rules);
    Py_CLEAR(self->__chapter);
    Py_CLEAR(self->__recent);
    Py_CLEAR(self->__forced);
    Py_CLEAR(self->__told);
    return 0;
}

static void
match___Match_dealloc(serai___kernel___match___MatchObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, match___Match_dealloc)
    CPyDef_match___Match_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_match_____mypyc__Match_setup(PyObject *cpy_r_type);
PyObject *CPyDef_match___Match(PyObject *cpy_r_game, CPyTagged cpy_r_players, PyObject *cpy_r_seed, PyObject *cpy_r_settings, char cpy_r_listen, PyObject *cpy_r_given, char cpy_r_begin);

static PyObject *
match___Match_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_match___Match) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_match_____mypyc__Match_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_match___Match_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem match___Match_vtable[42];
static bool
CPyDef_match___Match_trait_vtable_setup(void)
{
    CPyVTableItem match___Match_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_match___Match_____init__,
        (CPyVTableItem)CPyDef_match___Match____begin,
        (CPyVTableItem)CPyDef_match___Match___play,
        (CPyVTableItem)CPyDef_match___Match____run,
        (CPyVTableItem)CPyDef_match___Match____stand,
        (CPyVTableItem)CPyDef_match___Match____turn_page,
        (CPyVTableItem)CPyDef_match___Match____refusal,
        (CPyVTableItem)CPyDef_match___Match___is_over,
        (CPyVTableItem)CPyDef_match___Match___refusals,
        (CPyVTableItem)CPyDef_match___Match___why_not,
        (CPyVTableItem)CPyDef_match___Match___position,
        (CPyVTableItem)CPyDef_match___Match___turn_start,
        (CPyVTableItem)CPyDef_match___Match___entries,
        (CPyVTableItem)CPyDef_match___Match___last_entry,
        (CPyVTableItem)CPyDef_match___Match___observe,
        (CPyVTableItem)CPyDef_match___Match___score,
        (CPyVTableItem)CPyDef_match___Match___digest,
        (CPyVTableItem)CPyDef_match___Match___events,
        (CPyVTableItem)CPyDef_match___Match___story,
        (CPyVTableItem)CPyDef_match___Match___whole_story,
        (CPyVTableItem)CPyDef_match___Match___listen,
        (CPyVTableItem)CPyDef_match___Match____check_seat,
        (CPyVTableItem)CPyDef_match___Match___turn_table,
        (CPyVTableItem)CPyDef_match___Match___left_table,
        (CPyVTableItem)CPyDef_match___Match___origin_table,
        (CPyVTableItem)CPyDef_match___Match___resumed,
        (CPyVTableItem)CPyDef_match___Match___looked_at,
        (CPyVTableItem)CPyDef_match___Match___clone,
        (CPyVTableItem)CPyDef_match___Match___determinize,
        (CPyVTableItem)CPyDef_match___Match___reshuffled,
        (CPyVTableItem)CPyDef_match___Match___imagine,
        (CPyVTableItem)CPyDef_match___Match____add_redeal,
        (CPyVTableItem)CPyDef_match___Match____redeal,
        (CPyVTableItem)CPyDef_match___Match____revived,
        (CPyVTableItem)CPyDef_match___Match___at,
        (CPyVTableItem)CPyDef_match___Match___replay,
        (CPyVTableItem)CPyDef_match___Match___repeat,
        (CPyVTableItem)CPyDef_match___Match____replayed,
        (CPyVTableItem)CPyDef_match___Match____first,
        (CPyVTableItem)CPyDef_match___Match___undo_reason,
        (CPyVTableItem)CPyDef_match___Match____undo_reason,
        (CPyVTableItem)CPyDef_match___Match___undo,
    };
    memcpy(match___Match_vtable, match___Match_vtable_scratch, sizeof(match___Match_vtable));
    return 1;
}

static bool
CPyDef_match___Match_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
match___Match_get_game(serai___kernel___match___MatchObject *self, void *closure);
static int
match___Match_set_game(serai___kernel___match___MatchObject *self, PyObject *value, void *closure);
static PyObject *
match___Match_get_players(serai___kernel___match___MatchObject *self, void *closure);
static int
match___Match_set_players(serai___kernel___match___MatchObject *self, PyObject *value, void *closure);
static PyObject *
match___Match_get_settings(serai___kernel___match___MatchObject *self, void *closure);
static int
match___Match_set_settings(serai___kernel___match___MatchObject *self, PyObject *value, void *closure);
static PyObject *
match___Match_get_seed(serai___kernel___match___MatchObject *self, void *closure);
static int
match___Match_set_seed(serai___kernel___match___MatchObject *self, PyObject *value, void *closure);
static PyObject *
match___Match_get_given(serai___kernel___match___MatchObject *self, void *closure);
static int
match___Match_set_given(serai___kernel___match___MatchObject *self, PyObject *value, void *closure);
static PyObject *
match___Match_get_earlier(serai___kernel___match___MatchObject *self, void *closure);
static int
match___Match_set_earlier(serai___kernel___match___MatchObject *self, PyObject *value, void *closure);
static PyObject *
match___Match_get_origin(serai___kernel___match___MatchObject *self, void *closure);
static int
match___Match_set_origin(serai___kernel___match___MatchObject *self, PyObject *value, void *closure);
static PyObject *
match___Match_get_table(serai___kernel___match___MatchObject *self, void *closure);
static int
match___Match_set_table(serai___kernel___match___MatchObject *self, PyObject *value, void *closure);
static PyObject *
match___Match_get_decision(serai___kernel___match___MatchObject *self, void *closure);
static int
match___Match_set_decision(serai___kernel___match___MatchObject *self, PyObject *value, void *closure);
static PyObject *
match___Match_get__rules(serai___kernel___match___MatchObject *self, void *closure);
static int
match___Match_set__rules(serai___kernel___match___MatchObject *self, PyObject *value, void *closure);
static PyObject *
match___Match_get__chapter(serai___kernel___match___MatchObject *self, void *closure);
static int
match___Match_set__chapter(serai___kernel___match___MatchObject *self, PyObject *value, void *closure);
static PyObject *
match___Match_get__recent(serai___kernel___match___MatchObject *self, void *closure);
static int
match___Match_set__recent(serai___kernel___match___MatchObject *self, PyObject *value, void *closure);
static PyObject *
match___Match_get__forced(serai___kernel___match___MatchObject *self, void *closure);
static int
match___Match_set__forced(serai___kernel___match___MatchObject *self, PyObject *value, void *closure);
static PyObject *
match___Match_get__told(serai___kernel___match___MatchObject *self, void *closure);
static int
match___Match_set__told(serai___kernel___match___MatchObject *self, PyObject *value, void *closure);
static PyObject *
match___Match_get_is_over(serai___kernel___match___MatchObject *self, void *closure);
static PyObject *
match___Match_get_position(serai___kernel___match___MatchObject *self, void *closure);
static PyObject *
match___Match_get_turn_start(serai___kernel___match___MatchObject *self, void *closure);
static PyObject *
match___Match_get_entries(serai___kernel___match___MatchObject *self, void *closure);
static PyObject *
match___Match_get_last_entry(serai___kernel___match___MatchObject *self, void *closure);
static PyObject *
match___Match_get_turn_table(serai___kernel___match___MatchObject *self, void *closure);
static PyObject *
match___Match_get_left_table(serai___kernel___match___MatchObject *self, void *closure);
static PyObject *
match___Match_get_origin_table(serai___kernel___match___MatchObject *self, void *closure);

static PyGetSetDef match___Match_getseters[] = {
    {"game",
     (getter)match___Match_get_game, (setter)match___Match_set_game,
     NULL, NULL},
    {"players",
     (getter)match___Match_get_players, (setter)match___Match_set_players,
     NULL, NULL},
    {"settings",
     (getter)match___Match_get_settings, (setter)match___Match_set_settings,
     NULL, NULL},
    {"seed",
     (getter)match___Match_get_seed, (setter)match___Match_set_seed,
     NULL, NULL},
    {"given",
     (getter)match___Match_get_given, (setter)match___Match_set_given,
     NULL, NULL},
    {"earlier",
     (getter)match___Match_get_earlier, (setter)match___Match_set_earlier,
     NULL, NULL},
    {"origin",
     (getter)match___Match_get_origin, (setter)match___Match_set_origin,
     NULL, NULL},
    {"table",
     (getter)match___Match_get_table, (setter)match___Match_set_table,
     NULL, NULL},
    {"decision",
     (getter)match___Match_get_decision, (setter)match___Match_set_decision,
     NULL, NULL},
    {"_rules",
     (getter)match___Match_get__rules, (setter)match___Match_set__rules,
     NULL, NULL},
    {"_chapter",
     (getter)match___Match_get__chapter, (setter)match___Match_set__chapter,
     NULL, NULL},
    {"_recent",
     (getter)match___Match_get__recent, (setter)match___Match_set__recent,
     NULL, NULL},
    {"_forced",
     (getter)match___Match_get__forced, (setter)match___Match_set__forced,
     NULL, NULL},
    {"_told",
     (getter)match___Match_get__told, (setter)match___Match_set__told,
     NULL, NULL},
    {"is_over",
     (getter)match___Match_get_is_over,
    NULL, NULL, NULL},
    {"position",
     (getter)match___Match_get_position,
    NULL, NULL, NULL},
    {"turn_start",
     (getter)match___Match_get_turn_start,
    NULL, NULL, NULL},
    {"entries",
     (getter)match___Match_get_entries,
    NULL, NULL, NULL},
    {"last_entry",
     (getter)match___Match_get_last_entry,
    NULL, NULL, NULL},
    {"turn_table",
     (getter)match___Match_get_turn_table,
    NULL, NULL, NULL},
    {"left_table",
     (getter)match___Match_get_left_table,
    NULL, NULL, NULL},
    {"origin_table",
     (getter)match___Match_get_origin_table,
    NULL, NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef match___Match_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_match_____mypyc__Match_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_match___Match_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, game, players, seed=\'\', settings=None, listen=False, given=None, begin=True)\n--\n\n")},
    {"_begin",
     (PyCFunction)CPyPy_match___Match____begin,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_begin($self, table, listen)\n--\n\n")},
    {"play",
     (PyCFunction)CPyPy_match___Match___play,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("play($self, option)\n--\n\n")},
    {"_run",
     (PyCFunction)CPyPy_match___Match____run,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_run($self, option)\n--\n\n")},
    {"_stand",
     (PyCFunction)CPyPy_match___Match____stand,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_stand($self, rules, decision)\n--\n\n")},
    {"_turn_page",
     (PyCFunction)CPyPy_match___Match____turn_page,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_turn_page($self)\n--\n\n")},
    {"_refusal",
     (PyCFunction)CPyPy_match___Match____refusal,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_refusal($self, id, decision)\n--\n\n")},
    {"refusals",
     (PyCFunction)CPyPy_match___Match___refusals,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("refusals($self)\n--\n\n")},
    {"why_not",
     (PyCFunction)CPyPy_match___Match___why_not,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("why_not($self, id)\n--\n\n")},
    {"observe",
     (PyCFunction)CPyPy_match___Match___observe,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("observe($self, seat)\n--\n\n")},
    {"score",
     (PyCFunction)CPyPy_match___Match___score,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("score($self, seat)\n--\n\n")},
    {"digest",
     (PyCFunction)CPyPy_match___Match___digest,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("digest($self)\n--\n\n")},
    {"events",
     (PyCFunction)CPyPy_match___Match___events,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("events($self, viewer, since=0)\n--\n\n")},
    {"story",
     (PyCFunction)CPyPy_match___Match___story,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("story($self, viewer, after=-1)\n--\n\n")},
    {"whole_story",
     (PyCFunction)CPyPy_match___Match___whole_story,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("whole_story($self, after=-1)\n--\n\n")},
    {"listen",
     (PyCFunction)CPyPy_match___Match___listen,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("listen($self)\n--\n\n")},
    {"_check_seat",
     (PyCFunction)CPyPy_match___Match____check_seat,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_check_seat($self, seat)\n--\n\n")},
    {"resumed",
     (PyCFunction)CPyPy_match___Match___resumed,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("resumed($self, position, table, before, since=None, origin_table=None)\n--\n\n")},
    {"looked_at",
     (PyCFunction)CPyPy_match___Match___looked_at,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("looked_at($self, position, table)\n--\n\n")},
    {"clone",
     (PyCFunction)CPyPy_match___Match___clone,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("clone($self)\n--\n\n")},
    {"determinize",
     (PyCFunction)CPyPy_match___Match___determinize,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("determinize($self, seat, seed)\n--\n\n")},
    {"reshuffled",
     (PyCFunction)CPyPy_match___Match___reshuffled,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("reshuffled($self, seed)\n--\n\n")},
    {"imagine",
     (PyCFunction)CPyPy_match___Match___imagine,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("imagine($self, seat, seed)\n--\n\n")},
    {"_add_redeal",
     (PyCFunction)CPyPy_match___Match____add_redeal,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_add_redeal($self, entry)\n--\n\n")},
    {"_redeal",
     (PyCFunction)CPyPy_match___Match____redeal,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_redeal($self, entry)\n--\n\n")},
    {"_revived",
     (PyCFunction)CPyPy_match___Match____revived,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_revived($self, chapter, entries, upto, forced=None)\n--\n\n")},
    {"at",
     (PyCFunction)CPyPy_match___Match___at,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("at($self, position)\n--\n\n")},
    {"replay",
     (PyCFunction)CPyPy_match___Match___replay,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("replay($self, listen=True)\n--\n\n")},
    {"repeat",
     (PyCFunction)CPyPy_match___Match___repeat,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("repeat($self, entry)\n--\n\n")},
    {"_replayed",
     (PyCFunction)CPyPy_match___Match____replayed,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_replayed($self, position)\n--\n\n")},
    {"_first",
     (PyCFunction)CPyPy_match___Match____first,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_first($self, listen)\n--\n\n")},
    {"undo_reason",
     (PyCFunction)CPyPy_match___Match___undo_reason,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("undo_reason($self, seat=None)\n--\n\n")},
    {"_undo_reason",
     (PyCFunction)CPyPy_match___Match____undo_reason,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_undo_reason($self, before, seat)\n--\n\n")},
    {"undo",
     (PyCFunction)CPyPy_match___Match___undo,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("undo($self, seat=None)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_match___Match_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Match",
    .tp_new = match___Match_new,
    .tp_dealloc = (destructor)match___Match_dealloc,
    .tp_traverse = (traverseproc)match___Match_traverse,
    .tp_clear = (inquiry)CPyDef_match___Match_clear,
    .tp_getset = match___Match_getseters,
    .tp_methods = match___Match_methods,
    .tp_init = match___Match_init,
    .tp_basicsize = sizeof(serai___kernel___match___MatchObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Match(game, players, seed=\'\', settings=None, listen=False, given=None, begin=True)\n--\n\n"),
};
static PyTypeObject *CPyType_match___Match_template = &CPyType_match___Match_template_;

PyObject *CPyDef_match_____mypyc__Match_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___match___MatchObject *self;
    self = (serai___kernel___match___MatchObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = match___Match_vtable;
    self->_players = CPY_INT_TAG;
    self->_origin = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_match___Match(PyObject *cpy_r_game, CPyTagged cpy_r_players, PyObject *cpy_r_seed, PyObject *cpy_r_settings, char cpy_r_listen, PyObject *cpy_r_given, char cpy_r_begin)
{
    PyObject *self = CPyDef_match_____mypyc__Match_setup((PyObject *)CPyType_match___Match);
    if (self == NULL)
        return NULL;
    char res = CPyDef_match___Match_____init__(self, cpy_r_game, cpy_r_players, cpy_r_seed, cpy_r_settings, cpy_r_listen, cpy_r_given, cpy_r_begin);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
match___Match_get_game(serai___kernel___match___MatchObject *self, void *closure)
{
    if (unlikely(self->_game == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'game' of 'Match' undefined");
        return NULL;
    }
    CPy_INCREF(self->_game);
    PyObject *retval = self->_game;
    return retval;
}

static int
match___Match_set_game(serai___kernel___match___MatchObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Match' object attribute 'game' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyObject_TypeCheck(value, CPyType_game___Game)))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.game.Game", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_game != NULL) {
        CPy_DECREF(self->_game);
    }
    self->_game = tmp;
    return 0;
}

static PyObject *
match___Match_get_players(serai___kernel___match___MatchObject *self, void *closure)
{
    if (unlikely(self->_players == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'players' of 'Match' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_players);
    PyObject *retval = CPyTagged_StealAsObject(self->_players);
    return retval;
}

static int
match___Match_set_players(serai___kernel___match___MatchObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Match' object attribute 'players' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_players != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_players);
    }
    self->_players = tmp;
    return 0;
}

static PyObject *
match___Match_get_settings(serai___kernel___match___MatchObject *self, void *closure)
{
    if (unlikely(self->_settings == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'settings' of 'Match' undefined");
        return NULL;
    }
    CPy_INCREF(self->_settings);
    PyObject *retval = self->_settings;
    return retval;
}

static int
match___Match_set_settings(serai___kernel___match___MatchObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Match' object attribute 'settings' cannot be deleted");
        return -1;
    }
    PyObject *tmp = value;
    CPy_INCREF(tmp);
    if (self->_settings != NULL) {
        CPy_DECREF(self->_settings);
    }
    self->_settings = tmp;
    return 0;
}

static PyObject *
match___Match_get_seed(serai___kernel___match___MatchObject *self, void *closure)
{
    if (unlikely(self->_seed == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'seed' of 'Match' undefined");
        return NULL;
    }
    CPy_INCREF(self->_seed);
    PyObject *retval = self->_seed;
    return retval;
}

static int
match___Match_set_seed(serai___kernel___match___MatchObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Match' object attribute 'seed' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyUnicode_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("str", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_seed != NULL) {
        CPy_DECREF(self->_seed);
    }
    self->_seed = tmp;
    return 0;
}

static PyObject *
match___Match_get_given(serai___kernel___match___MatchObject *self, void *closure)
{
    if (unlikely(self->_given == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'given' of 'Match' undefined");
        return NULL;
    }
    CPy_INCREF(self->_given);
    PyObject *retval = self->_given;
    return retval;
}

static int
match___Match_set_given(serai___kernel___match___MatchObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Match' object attribute 'given' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    tmp = value;
    if (tmp != NULL) goto __LL8969;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL8969;
    CPy_TypeError("object or None", value); 
    tmp = NULL;
__LL8969: ;
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_given != NULL) {
        CPy_DECREF(self->_given);
    }
    self->_given = tmp;
    return 0;
}

static PyObject *
match___Match_get_earlier(serai___kernel___match___MatchObject *self, void *closure)
{
    if (unlikely(self->_earlier == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'earlier' of 'Match' undefined");
        return NULL;
    }
    CPy_INCREF(self->_earlier);
    PyObject *retval = self->_earlier;
    return retval;
}

static int
match___Match_set_earlier(serai___kernel___match___MatchObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Match' object attribute 'earlier' cannot be deleted");
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
    if (self->_earlier != NULL) {
        CPy_DECREF(self->_earlier);
    }
    self->_earlier = tmp;
    return 0;
}

static PyObject *
match___Match_get_origin(serai___kernel___match___MatchObject *self, void *closure)
{
    if (unlikely(self->_origin == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'origin' of 'Match' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_origin);
    PyObject *retval = CPyTagged_StealAsObject(self->_origin);
    return retval;
}

static int
match___Match_set_origin(serai___kernel___match___MatchObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Match' object attribute 'origin' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_origin != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_origin);
    }
    self->_origin = tmp;
    return 0;
}

static PyObject *
match___Match_get_table(serai___kernel___match___MatchObject *self, void *closure)
{
    if (unlikely(self->_table == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'table' of 'Match' undefined");
        return NULL;
    }
    CPy_INCREF(self->_table);
    PyObject *retval = self->_table;
    return retval;
}

static int
match___Match_set_table(serai___kernel___match___MatchObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Match' object attribute 'table' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyObject_TypeCheck(value, CPyType_kernel___table___Table)))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.table.Table", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_table != NULL) {
        CPy_DECREF(self->_table);
    }
    self->_table = tmp;
    return 0;
}

static PyObject *
match___Match_get_decision(serai___kernel___match___MatchObject *self, void *closure)
{
    if (unlikely(self->_decision == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'decision' of 'Match' undefined");
        return NULL;
    }
    CPy_INCREF(self->_decision);
    PyObject *retval = self->_decision;
    return retval;
}

static int
match___Match_set_decision(serai___kernel___match___MatchObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Match' object attribute 'decision' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (Py_TYPE(value) == CPyType_decision___Decision)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL8970;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL8970;
    CPy_TypeError("serai.kernel.decision.Decision or None", value); 
    tmp = NULL;
__LL8970: ;
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_decision != NULL) {
        CPy_DECREF(self->_decision);
    }
    self->_decision = tmp;
    return 0;
}

static PyObject *
match___Match_get__rules(serai___kernel___match___MatchObject *self, void *closure)
{
    if (unlikely(self->__rules == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_rules' of 'Match' undefined");
        return NULL;
    }
    CPy_INCREF(self->__rules);
    PyObject *retval = self->__rules;
    return retval;
}

static int
match___Match_set__rules(serai___kernel___match___MatchObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Match' object attribute '_rules' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    tmp = value;
    if (tmp != NULL) goto __LL8971;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL8971;
    CPy_TypeError("object or None", value); 
    tmp = NULL;
__LL8971: ;
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->__rules != NULL) {
        CPy_DECREF(self->__rules);
    }
    self->__rules = tmp;
    return 0;
}

static PyObject *
match___Match_get__chapter(serai___kernel___match___MatchObject *self, void *closure)
{
    if (unlikely(self->__chapter == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_chapter' of 'Match' undefined");
        return NULL;
    }
    CPy_INCREF(self->__chapter);
    PyObject *retval = self->__chapter;
    return retval;
}

static int
match___Match_set__chapter(serai___kernel___match___MatchObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Match' object attribute '_chapter' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_match___Chapter))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.match.Chapter", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->__chapter != NULL) {
        CPy_DECREF(self->__chapter);
    }
    self->__chapter = tmp;
    return 0;
}

static PyObject *
match___Match_get__recent(serai___kernel___match___MatchObject *self, void *closure)
{
    if (unlikely(self->__recent == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_recent' of 'Match' undefined");
        return NULL;
    }
    CPy_INCREF(self->__recent);
    PyObject *retval = self->__recent;
    return retval;
}

static int
match___Match_set__recent(serai___kernel___match___MatchObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Match' object attribute '_recent' cannot be deleted");
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
    if (self->__recent != NULL) {
        CPy_DECREF(self->__recent);
    }
    self->__recent = tmp;
    return 0;
}

static PyObject *
match___Match_get__forced(serai___kernel___match___MatchObject *self, void *closure)
{
    if (unlikely(self->__forced == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_forced' of 'Match' undefined");
        return NULL;
    }
    CPy_INCREF(self->__forced);
    PyObject *retval = self->__forced;
    return retval;
}

static int
match___Match_set__forced(serai___kernel___match___MatchObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Match' object attribute '_forced' cannot be deleted");
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
    if (self->__forced != NULL) {
        CPy_DECREF(self->__forced);
    }
    self->__forced = tmp;
    return 0;
}

static PyObject *
match___Match_get__told(serai___kernel___match___MatchObject *self, void *closure)
{
    if (unlikely(self->__told == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_told' of 'Match' undefined");
        return NULL;
    }
    CPy_INCREF(self->__told);
    PyObject *retval = self->__told;
    return retval;
}

static int
match___Match_set__told(serai___kernel___match___MatchObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Match' object attribute '_told' cannot be deleted");
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
    if (self->__told != NULL) {
        CPy_DECREF(self->__told);
    }
    self->__told = tmp;
    return 0;
}

static PyObject *
match___Match_get_is_over(serai___kernel___match___MatchObject *self, void *closure)
{
    char retval = CPyDef_match___Match___is_over((PyObject *) self);
    if (retval == 2) {
        return NULL;
    }
    PyObject *retbox = retval ? Py_True : Py_False;
    CPy_INCREF(retbox);
    return retbox;
}

static PyObject *
match___Match_get_position(serai___kernel___match___MatchObject *self, void *closure)
{
    CPyTagged retval = CPyDef_match___Match___position((PyObject *) self);
    if (retval == CPY_INT_TAG) {
        return NULL;
    }
    PyObject *retbox = CPyTagged_StealAsObject(retval);
    return retbox;
}

static PyObject *
match___Match_get_turn_start(serai___kernel___match___MatchObject *self, void *closure)
{
    CPyTagged retval = CPyDef_match___Match___turn_start((PyObject *) self);
    if (retval == CPY_INT_TAG) {
        return NULL;
    }
    PyObject *retbox = CPyTagged_StealAsObject(retval);
    return retbox;
}

static PyObject *
match___Match_get_entries(serai___kernel___match___MatchObject *self, void *closure)
{
    return CPyDef_match___Match___entries((PyObject *) self);
}

static PyObject *
match___Match_get_last_entry(serai___kernel___match___MatchObject *self, void *closure)
{
    return CPyDef_match___Match___last_entry((PyObject *) self);
}

static PyObject *
match___Match_get_turn_table(serai___kernel___match___MatchObject *self, void *closure)
{
    return CPyDef_match___Match___turn_table((PyObject *) self);
}

static PyObject *
match___Match_get_left_table(serai___kernel___match___MatchObject *self, void *closure)
{
    return CPyDef_match___Match___left_table((PyObject *) self);
}

static PyObject *
match___Match_get_origin_table(serai___kernel___match___MatchObject *self, void *closure)
{
    return CPyDef_match___Match___origin_table((PyObject *) self);
}

static PySendResult CPyDunder_am_sendmatch___story_Match_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_match___story_Match_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods match___story_Match_gen_as_async = {
    .am_send = CPyDunder_am_sendmatch___story_Match_gen,
};
static int
match___story_Match_gen_traverse(serai___kernel___match___story_Match_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__self);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__viewer)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__viewer));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__after)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__after));
    }
    Py_VISIT(self->___mypyc_temp__2_serai___kernel___match___story_Match_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_match___story_Match_gen_clear(PyObject *cpy_r_self)
{
    serai___kernel___match___story_Match_genObject *self = (serai___kernel___match___story_Match_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__viewer)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__viewer;
        self->___mypyc_generator_frame_attribute__viewer = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__after)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__after;
        self->___mypyc_generator_frame_attribute__after = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__2_serai___kernel___match___story_Match_gen_0);
    return 0;
}

static int32_t CPyDef_match___story_Match_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___match___story_Match_genObject *self = (serai___kernel___match___story_Match_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__viewer)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__viewer;
        self->___mypyc_generator_frame_attribute__viewer = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__after)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__after;
        self->___mypyc_generator_frame_attribute__after = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__2_serai___kernel___match___story_Match_gen_0);
    return 0;
}

static void
match___story_Match_gen_dealloc(serai___kernel___match___story_Match_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (match___story_Match_gen_free_instance == NULL) {
        match___story_Match_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__viewer)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__viewer;
            self->___mypyc_generator_frame_attribute__viewer = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__viewer = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__after)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__after;
            self->___mypyc_generator_frame_attribute__after = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__after = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__2_serai___kernel___match___story_Match_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, match___story_Match_gen_dealloc)
    CPyDef_match___story_Match_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_match_____mypyc__story_Match_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_match___story_Match_gen(void);

static PyObject *
match___story_Match_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_match___story_Match_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_match_____mypyc__story_Match_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem match___story_Match_gen_vtable[6];
static bool
CPyDef_match___story_Match_gen_trait_vtable_setup(void)
{
    CPyVTableItem match___story_Match_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_match___story_Match_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_match___story_Match_gen_____next__,
        (CPyVTableItem)CPyDef_match___story_Match_gen___send,
        (CPyVTableItem)CPyDef_match___story_Match_gen_____iter__,
        (CPyVTableItem)CPyDef_match___story_Match_gen___throw,
        (CPyVTableItem)CPyDef_match___story_Match_gen___close,
    };
    memcpy(match___story_Match_gen_vtable, match___story_Match_gen_vtable_scratch, sizeof(match___story_Match_gen_vtable));
    return 1;
}

static bool
CPyDef_match___story_Match_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef match___story_Match_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_match_____mypyc__story_Match_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_match___story_Match_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_match___story_Match_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_match___story_Match_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_match___story_Match_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_match___story_Match_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_match___story_Match_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "story_Match_gen",
    .tp_new = match___story_Match_gen_new,
    .tp_dealloc = (destructor)match___story_Match_gen_dealloc,
    .tp_traverse = (traverseproc)match___story_Match_gen_traverse,
    .tp_clear = (inquiry)CPyDef_match___story_Match_gen_clear,
    .tp_methods = match___story_Match_gen_methods,
    .tp_iter = CPyDef_match___story_Match_gen_____iter__,
    .tp_iternext = CPyDef_match___story_Match_gen_____next__,
    .tp_as_async = &match___story_Match_gen_as_async,
    .tp_basicsize = sizeof(serai___kernel___match___story_Match_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("story_Match_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_match___story_Match_gen_template = &CPyType_match___story_Match_gen_template_;

PyObject *CPyDef_match_____mypyc__story_Match_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___match___story_Match_genObject *self;
    if (match___story_Match_gen_free_instance != NULL) {
        self = match___story_Match_gen_free_instance;
        match___story_Match_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___kernel___match___story_Match_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = match___story_Match_gen_vtable;
    self->___mypyc_generator_frame_attribute__viewer = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__after = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_match___story_Match_gen(void)
{
    PyObject *self = CPyDef_match_____mypyc__story_Match_gen_setup((PyObject *)CPyType_match___story_Match_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendmatch___whole_story_Match_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_match___whole_story_Match_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods match___whole_story_Match_gen_as_async = {
    .am_send = CPyDunder_am_sendmatch___whole_story_Match_gen,
};
static int
match___whole_story_Match_gen_traverse(serai___kernel___match___whole_story_Match_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__self);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__after)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__after));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__story);
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___kernel___match___whole_story_Match_gen_1)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_temp__3_serai___kernel___match___whole_story_Match_gen_1));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__position)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__position));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__upto)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__upto));
    }
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_0)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_0));
    }
    Py_VISIT(self->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_1);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_match___whole_story_Match_gen_clear(PyObject *cpy_r_self)
{
    serai___kernel___match___whole_story_Match_genObject *self = (serai___kernel___match___whole_story_Match_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__after)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__after;
        self->___mypyc_generator_frame_attribute__after = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__story);
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___kernel___match___whole_story_Match_gen_1)) {
        CPyTagged __tmp = self->___mypyc_temp__3_serai___kernel___match___whole_story_Match_gen_1;
        self->___mypyc_temp__3_serai___kernel___match___whole_story_Match_gen_1 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__position)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__position;
        self->___mypyc_generator_frame_attribute__position = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__upto)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__upto;
        self->___mypyc_generator_frame_attribute__upto = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_0)) {
        CPyTagged __tmp = self->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_0;
        self->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_0 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_1);
    return 0;
}

static int32_t CPyDef_match___whole_story_Match_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___match___whole_story_Match_genObject *self = (serai___kernel___match___whole_story_Match_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__after)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__after;
        self->___mypyc_generator_frame_attribute__after = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__story);
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___kernel___match___whole_story_Match_gen_1)) {
        CPyTagged __tmp = self->___mypyc_temp__3_serai___kernel___match___whole_story_Match_gen_1;
        self->___mypyc_temp__3_serai___kernel___match___whole_story_Match_gen_1 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__position)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__position;
        self->___mypyc_generator_frame_attribute__position = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__upto)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__upto;
        self->___mypyc_generator_frame_attribute__upto = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_0)) {
        CPyTagged __tmp = self->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_0;
        self->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_0 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_1);
    return 0;
}

static void
match___whole_story_Match_gen_dealloc(serai___kernel___match___whole_story_Match_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (match___whole_story_Match_gen_free_instance == NULL) {
        match___whole_story_Match_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__after)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__after;
            self->___mypyc_generator_frame_attribute__after = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__after = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__story);
        if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___kernel___match___whole_story_Match_gen_1)) {
            CPyTagged __tmp = self->___mypyc_temp__3_serai___kernel___match___whole_story_Match_gen_1;
            self->___mypyc_temp__3_serai___kernel___match___whole_story_Match_gen_1 = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_temp__3_serai___kernel___match___whole_story_Match_gen_1 = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__position)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__position;
            self->___mypyc_generator_frame_attribute__position = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__position = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__upto)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__upto;
            self->___mypyc_generator_frame_attribute__upto = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__upto = CPY_INT_TAG;
        }
        self->___mypyc_temp__3_serai___kernel___match___whole_story_Match_gen_4 = -113;
        if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_0)) {
            CPyTagged __tmp = self->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_0;
            self->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_0 = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_0 = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_1);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, match___whole_story_Match_gen_dealloc)
    CPyDef_match___whole_story_Match_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_match_____mypyc__whole_story_Match_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_match___whole_story_Match_gen(void);

static PyObject *
match___whole_story_Match_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_match___whole_story_Match_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_match_____mypyc__whole_story_Match_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem match___whole_story_Match_gen_vtable[6];
static bool
CPyDef_match___whole_story_Match_gen_trait_vtable_setup(void)
{
    CPyVTableItem match___whole_story_Match_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_match___whole_story_Match_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_match___whole_story_Match_gen_____next__,
        (CPyVTableItem)CPyDef_match___whole_story_Match_gen___send,
        (CPyVTableItem)CPyDef_match___whole_story_Match_gen_____iter__,
        (CPyVTableItem)CPyDef_match___whole_story_Match_gen___throw,
        (CPyVTableItem)CPyDef_match___whole_story_Match_gen___close,
    };
    memcpy(match___whole_story_Match_gen_vtable, match___whole_story_Match_gen_vtable_scratch, sizeof(match___whole_story_Match_gen_vtable));
    return 1;
}

static bool
CPyDef_match___whole_story_Match_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef match___whole_story_Match_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_match_____mypyc__whole_story_Match_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_match___whole_story_Match_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_match___whole_story_Match_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_match___whole_story_Match_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_match___whole_story_Match_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_match___whole_story_Match_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_match___whole_story_Match_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "whole_story_Match_gen",
    .tp_new = match___whole_story_Match_gen_new,
    .tp_dealloc = (destructor)match___whole_story_Match_gen_dealloc,
    .tp_traverse = (traverseproc)match___whole_story_Match_gen_traverse,
    .tp_clear = (inquiry)CPyDef_match___whole_story_Match_gen_clear,
    .tp_methods = match___whole_story_Match_gen_methods,
    .tp_iter = CPyDef_match___whole_story_Match_gen_____iter__,
    .tp_iternext = CPyDef_match___whole_story_Match_gen_____next__,
    .tp_as_async = &match___whole_story_Match_gen_as_async,
    .tp_basicsize = sizeof(serai___kernel___match___whole_story_Match_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("whole_story_Match_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_match___whole_story_Match_gen_template = &CPyType_match___whole_story_Match_gen_template_;

PyObject *CPyDef_match_____mypyc__whole_story_Match_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___match___whole_story_Match_genObject *self;
    if (match___whole_story_Match_gen_free_instance != NULL) {
        self = match___whole_story_Match_gen_free_instance;
        match___whole_story_Match_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___kernel___match___whole_story_Match_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = match___whole_story_Match_gen_vtable;
    self->___mypyc_generator_frame_attribute__after = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_temp__3_serai___kernel___match___whole_story_Match_gen_1 = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__position = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__upto = CPY_INT_TAG;
    self->___mypyc_temp__3_serai___kernel___match___whole_story_Match_gen_4 = -113;
    self->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_0 = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_match___whole_story_Match_gen(void)
{
    PyObject *self = CPyDef_match_____mypyc__whole_story_Match_gen_setup((PyObject *)CPyType_match___whole_story_Match_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendmatch___replay_Match_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_match___replay_Match_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods match___replay_Match_gen_as_async = {
    .am_send = CPyDunder_am_sendmatch___replay_Match_gen,
};
static int
match___replay_Match_gen_traverse(serai___kernel___match___replay_Match_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__self);
    Py_VISIT(self->___mypyc_generator_frame_attribute__again);
    Py_VISIT(self->___mypyc_temp__2_serai___kernel___match___replay_Match_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_match___replay_Match_gen_clear(PyObject *cpy_r_self)
{
    serai___kernel___match___replay_Match_genObject *self = (serai___kernel___match___replay_Match_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__again);
    Py_CLEAR(self->___mypyc_temp__2_serai___kernel___match___replay_Match_gen_0);
    return 0;
}

static int32_t CPyDef_match___replay_Match_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___match___replay_Match_genObject *self = (serai___kernel___match___replay_Match_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__again);
    Py_CLEAR(self->___mypyc_temp__2_serai___kernel___match___replay_Match_gen_0);
    return 0;
}

static void
match___replay_Match_gen_dealloc(serai___kernel___match___replay_Match_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (match___replay_Match_gen_free_instance == NULL) {
        match___replay_Match_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
        self->___mypyc_generator_frame_attribute__listen = 2;
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__again);
        self->___mypyc_temp__3_serai___kernel___match___replay_Match_gen_1 = -113;
        Py_CLEAR(self->___mypyc_temp__2_serai___kernel___match___replay_Match_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, match___replay_Match_gen_dealloc)
    CPyDef_match___replay_Match_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_match_____mypyc__replay_Match_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_match___replay_Match_gen(void);

static PyObject *
match___replay_Match_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_match___replay_Match_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_match_____mypyc__replay_Match_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem match___replay_Match_gen_vtable[6];
static bool
CPyDef_match___replay_Match_gen_trait_vtable_setup(void)
{
    CPyVTableItem match___replay_Match_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_match___replay_Match_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_match___replay_Match_gen_____next__,
        (CPyVTableItem)CPyDef_match___replay_Match_gen___send,
        (CPyVTableItem)CPyDef_match___replay_Match_gen_____iter__,
        (CPyVTableItem)CPyDef_match___replay_Match_gen___throw,
        (CPyVTableItem)CPyDef_match___replay_Match_gen___close,
    };
    memcpy(match___replay_Match_gen_vtable, match___replay_Match_gen_vtable_scratch, sizeof(match___replay_Match_gen_vtable));
    return 1;
}

static bool
CPyDef_match___replay_Match_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef match___replay_Match_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_match_____mypyc__replay_Match_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_match___replay_Match_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_match___replay_Match_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_match___replay_Match_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_match___replay_Match_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_match___replay_Match_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_match___replay_Match_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "replay_Match_gen",
    .tp_new = match___replay_Match_gen_new,
    .tp_dealloc = (destructor)match___replay_Match_gen_dealloc,
    .tp_traverse = (traverseproc)match___replay_Match_gen_traverse,
    .tp_clear = (inquiry)CPyDef_match___replay_Match_gen_clear,
    .tp_methods = match___replay_Match_gen_methods,
    .tp_iter = CPyDef_match___replay_Match_gen_____iter__,
    .tp_iternext = CPyDef_match___replay_Match_gen_____next__,
    .tp_as_async = &match___replay_Match_gen_as_async,
    .tp_basicsize = sizeof(serai___kernel___match___replay_Match_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("replay_Match_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_match___replay_Match_gen_template = &CPyType_match___replay_Match_gen_template_;

PyObject *CPyDef_match_____mypyc__replay_Match_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___match___replay_Match_genObject *self;
    if (match___replay_Match_gen_free_instance != NULL) {
        self = match___replay_Match_gen_free_instance;
        match___replay_Match_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___kernel___match___replay_Match_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = match___replay_Match_gen_vtable;
    self->___mypyc_generator_frame_attribute__listen = 2;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_temp__3_serai___kernel___match___replay_Match_gen_1 = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_match___replay_Match_gen(void)
{
    PyObject *self = CPyDef_match_____mypyc__replay_Match_gen_setup((PyObject *)CPyType_match___replay_Match_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef matchmodule_methods[] = {
    {"checked_settings", (PyCFunction)CPyPy_match___checked_settings, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("checked_settings(game, players, given)\n--\n\n") /* docstring */},
    {"_arrange", (PyCFunction)CPyPy_match____arrange, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_arrange(game, table, given)\n--\n\n") /* docstring */},
    {"_listed", (PyCFunction)CPyPy_match____listed, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_listed(decision)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___kernel___match__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___kernel___match__internal, "__name__");
    CPyStatic_match___globals = PyModule_GetDict(CPyModule_serai___kernel___match__internal);
    if (unlikely(CPyStatic_match___globals == NULL))
        goto fail;
    CPyType_match___story_Match_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_match___story_Match_gen_template, NULL, modname);
    if (unlikely(!CPyType_match___story_Match_gen))
        goto fail;
    CPyDef_match___story_Match_gen_trait_vtable_setup();
    CPyType_match___whole_story_Match_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_match___whole_story_Match_gen_template, NULL, modname);
    if (unlikely(!CPyType_match___whole_story_Match_gen))
        goto fail;
    CPyDef_match___whole_story_Match_gen_trait_vtable_setup();
    CPyType_match___replay_Match_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_match___replay_Match_gen_template, NULL, modname);
    if (unlikely(!CPyType_match___replay_Match_gen))
        goto fail;
    CPyDef_match___replay_Match_gen_trait_vtable_setup();
    char result = CPyDef_match_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___kernel___match__internal);
    Py_CLEAR(modname);
    CPy_XDECREF(CPyStatic_match___NOTHING_TO_UNDO);
    CPyStatic_match___NOTHING_TO_UNDO = NULL;
    CPy_XDECREF(CPyStatic_match___UNDO_RULES_CHANGED);
    CPyStatic_match___UNDO_RULES_CHANGED = NULL;
    CPy_XDECREF(CPyStatic_match___UNDO_REVEALED);
    CPyStatic_match___UNDO_REVEALED = NULL;
    CPy_XDECREF(CPyStatic_match___UNDO_OTHER_SEAT);
    CPyStatic_match___UNDO_OTHER_SEAT = NULL;
    CPy_XDECREF(CPyStatic_match___NOT_ASKED);
    CPyStatic_match___NOT_ASKED = NULL;
    Py_CLEAR(CPyType_match___Redeal);
    Py_CLEAR(CPyType_match___Earlier);
    Py_CLEAR(CPyType_match___Chapter);
    Py_CLEAR(CPyType_match___MatchError);
    Py_CLEAR(CPyType_match___UndoStops);
    Py_CLEAR(CPyType_match___Match);
    Py_CLEAR(CPyType_match___story_Match_gen);
    Py_CLEAR(CPyType_match___whole_story_Match_gen);
    Py_CLEAR(CPyType_match___replay_Match_gen);
    return -1;
}
int CPyExec_serai___kernel___match(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___kernel___match__impl, &CPyImportState_serai___kernel___match, &CPyModule_serai___kernel___match);
}
static struct PyModuleDef matchmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.kernel.match",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    matchmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___kernel___match(void)
{
    if (CPyModule_serai___kernel___match__internal) {
        Py_INCREF(CPyModule_serai___kernel___match__internal);
        return CPyModule_serai___kernel___match__internal;
    }
    CPyModule_serai___kernel___match__internal = PyModule_Create(&matchmodule);
    return CPyModule_serai___kernel___match__internal;
}

PyObject *CPyInit_serai___kernel___match(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___kernel___match__internal) {
        Py_INCREF(CPyModule_serai___kernel___match__internal);
        return CPyModule_serai___kernel___match__internal;
    }
    CPyModule_serai___kernel___match__internal = PyModule_Create(&matchmodule);
    if (unlikely(CPyModule_serai___kernel___match__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.kernel.match");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___kernel___match__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___kernel___match__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___kernel___match__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___kernel___match(CPyModule_serai___kernel___match__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___kernel___match__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.kernel.match");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___kernel___match__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_match___Chapter_____init__(PyObject *cpy_r_self, CPyTagged cpy_r_position, PyObject *cpy_r_table, PyObject *cpy_r_before, PyObject *cpy_r_entries, PyObject *cpy_r_left) {
    PyObject *cpy_r_r0;
    if (cpy_r_left != NULL) goto CPyL3;
    cpy_r_r0 = Py_None;
    CPy_INCREF(cpy_r_r0);
    cpy_r_left = cpy_r_r0;
CPyL2: ;
    CPyTagged_INCREF(cpy_r_position);
    ((serai___kernel___match___ChapterObject *)cpy_r_self)->_position = cpy_r_position;
    CPy_INCREF(cpy_r_table);
    ((serai___kernel___match___ChapterObject *)cpy_r_self)->_table = cpy_r_table;
    CPy_INCREF(cpy_r_before);
    ((serai___kernel___match___ChapterObject *)cpy_r_self)->_before = cpy_r_before;
    CPy_INCREF(cpy_r_entries);
    ((serai___kernel___match___ChapterObject *)cpy_r_self)->_entries_before = cpy_r_entries;
    ((serai___kernel___match___ChapterObject *)cpy_r_self)->_left = cpy_r_left;
    return 1;
CPyL3: ;
    CPy_INCREF(cpy_r_left);
    goto CPyL2;
}
        
        PyObject *CPyPy_match___Chapter_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"position", "table", "before", "entries", "left", 0};
            PyObject *obj_position;
            PyObject *obj_table;
            PyObject *obj_before;
            PyObject *obj_entries;
            PyObject *obj_left = NULL;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OOOO|O", "__init__", kwlist, &obj_position, &obj_table, &obj_before, &obj_entries, &obj_left)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_match___Chapter))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.match.Chapter", obj_self); 
                goto fail;
            }
            CPyTagged arg_position;
            if (likely(PyLong_Check(obj_position)))
                arg_position = CPyTagged_BorrowFromObject(obj_position);
            else {
                CPy_TypeError("int", obj_position); goto fail;
            }
            PyObject *arg_table;
            if (PyObject_TypeCheck(obj_table, CPyType_kernel___table___Table))
                arg_table = obj_table;
            else {
                arg_table = NULL;
            }
            if (arg_table != NULL) goto __LL8972;
            if (obj_table == Py_None)
                arg_table = obj_table;
            else {
                arg_table = NULL;
            }
            if (arg_table != NULL) goto __LL8972;
            CPy_TypeError("serai.kernel.table.Table or None", obj_table); 
            goto fail;
__LL8972: ;
            PyObject *arg_before;
            if (Py_TYPE(obj_before) == CPyType_match___Chapter)
                arg_before = obj_before;
            else {
                arg_before = NULL;
            }
            if (arg_before != NULL) goto __LL8973;
            if (obj_before == Py_None)
                arg_before = obj_before;
            else {
                arg_before = NULL;
            }
            if (arg_before != NULL) goto __LL8973;
            CPy_TypeError("serai.kernel.match.Chapter or None", obj_before); 
            goto fail;
__LL8973: ;
            PyObject *arg_entries;
            if (likely(PyList_Check(obj_entries)))
                arg_entries = obj_entries;
            else {
                CPy_TypeError("list", obj_entries); 
                goto fail;
            }
            PyObject *arg_left;
            if (obj_left == NULL) {
                arg_left = NULL;
                goto __LL8974;
            }
            if (PyObject_TypeCheck(obj_left, CPyType_kernel___table___Table))
                arg_left = obj_left;
            else {
                arg_left = NULL;
            }
            if (arg_left != NULL) goto __LL8974;
            if (obj_left == Py_None)
                arg_left = obj_left;
            else {
                arg_left = NULL;
            }
            if (arg_left != NULL) goto __LL8974;
            CPy_TypeError("serai.kernel.table.Table or None", obj_left); 
            goto fail;
__LL8974: ;
            char retval = CPyDef_match___Chapter_____init__(arg_self, arg_position, arg_table, arg_before, arg_entries, arg_left);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "__init__", 53, CPyStatic_match___globals);
            return NULL;
        }
        
char CPyDef_match___UndoStops_____init__(PyObject *cpy_r_self, PyObject *cpy_r_reason) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject **cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject **cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    int32_t cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    cpy_r_r0 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r1 = CPyStatics[4539]; /* 'super' */
    cpy_r_r2 = CPyObject_GetAttr(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "__init__", 76, CPyStatic_match___globals);
        goto CPyL8;
    }
    cpy_r_r3 = (PyObject *)CPyType_match___UndoStops;
    PyObject *cpy_r_r4[2] = {cpy_r_r3, cpy_r_self};
    cpy_r_r5 = (PyObject **)&cpy_r_r4;
    cpy_r_r6 = PyObject_Vectorcall(cpy_r_r2, cpy_r_r5, 2, 0);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "__init__", 76, CPyStatic_match___globals);
        goto CPyL8;
    }
    cpy_r_r7 = CPyStatics[4540]; /* '__init__' */
    cpy_r_r8 = CPyObject_GetAttr(cpy_r_r6, cpy_r_r7);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "__init__", 76, CPyStatic_match___globals);
        goto CPyL8;
    }
    cpy_r_r9 = CPyStatics[4706]; /* 'undo stops here: ' */
    cpy_r_r10 = CPyDef_option___Reason___key(cpy_r_reason);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "__init__", 76, CPyStatic_match___globals);
        goto CPyL9;
    }
CPyL4: ;
    cpy_r_r11 = CPyStr_Build(2, cpy_r_r9, cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "__init__", 76, CPyStatic_match___globals);
        goto CPyL9;
    }
    PyObject *cpy_r_r12[1] = {cpy_r_r11};
    cpy_r_r13 = (PyObject **)&cpy_r_r12;
    cpy_r_r14 = PyObject_Vectorcall(cpy_r_r8, cpy_r_r13, 1, 0);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "__init__", 76, CPyStatic_match___globals);
        goto CPyL10;
    } else
        goto CPyL11;
CPyL6: ;
    CPy_DECREF(cpy_r_r11);
    cpy_r_r15 = CPyStatics[4707]; /* 'reason' */
    cpy_r_r16 = PyObject_SetAttr(cpy_r_self, cpy_r_r15, cpy_r_reason);
    cpy_r_r17 = cpy_r_r16 >= 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "__init__", 77, CPyStatic_match___globals);
        goto CPyL8;
    }
    return 1;
CPyL8: ;
    cpy_r_r18 = 2;
    return cpy_r_r18;
CPyL9: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL8;
CPyL10: ;
    CPy_DecRef(cpy_r_r11);
    goto CPyL8;
CPyL11: ;
    CPy_DECREF(cpy_r_r14);
    goto CPyL6;
}
        
        PyObject *CPyPy_match___UndoStops_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"reason", 0};
            PyObject *obj_reason;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "O", "__init__", kwlist, &obj_reason)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_match___UndoStops))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.match.UndoStops", obj_self); 
                goto fail;
            }
            PyObject *arg_reason;
            if (likely(Py_TYPE(obj_reason) == CPyType_option___Reason))
                arg_reason = obj_reason;
            else {
                CPy_TypeError("serai.kernel.option.Reason", obj_reason); 
                goto fail;
            }
            char retval = CPyDef_match___UndoStops_____init__(arg_self, arg_reason);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "__init__", 75, CPyStatic_match___globals);
            return NULL;
        }
        
char CPyDef_match___Match_____init__(PyObject *cpy_r_self, PyObject *cpy_r_game, CPyTagged cpy_r_players, PyObject *cpy_r_seed, PyObject *cpy_r_settings, char cpy_r_listen, PyObject *cpy_r_given, char cpy_r_begin) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    tuple_T0 cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    int32_t cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    int32_t cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_table;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    int32_t cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    char cpy_r_r46;
    char cpy_r_r47;
    if (cpy_r_seed != NULL) goto CPyL46;
    cpy_r_r0 = CPyStatics[151]; /* '' */
    CPy_INCREF(cpy_r_r0);
    cpy_r_seed = cpy_r_r0;
CPyL2: ;
    if (cpy_r_settings != NULL) goto CPyL47;
    cpy_r_r1 = Py_None;
    CPy_INCREF(cpy_r_r1);
    cpy_r_settings = cpy_r_r1;
CPyL4: ;
    if (cpy_r_listen != 2) goto CPyL6;
    cpy_r_listen = 0;
CPyL6: ;
    if (cpy_r_given != NULL) goto CPyL48;
    cpy_r_r2 = Py_None;
    CPy_INCREF(cpy_r_r2);
    cpy_r_given = cpy_r_r2;
CPyL8: ;
    if (cpy_r_begin != 2) goto CPyL10;
    cpy_r_begin = 1;
CPyL10: ;
    CPy_INCREF(cpy_r_game);
    ((serai___kernel___match___MatchObject *)cpy_r_self)->_game = cpy_r_game;
    CPyTagged_INCREF(cpy_r_players);
    ((serai___kernel___match___MatchObject *)cpy_r_self)->_players = cpy_r_players;
    cpy_r_r3 = PyObject_Str(cpy_r_seed);
    CPy_DECREF(cpy_r_seed);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "__init__", 139, CPyStatic_match___globals);
        goto CPyL49;
    }
    ((serai___kernel___match___MatchObject *)cpy_r_self)->_seed = cpy_r_r3;
    CPy_INCREF(cpy_r_given);
    ((serai___kernel___match___MatchObject *)cpy_r_self)->_given = cpy_r_given;
    cpy_r_r4.empty_struct_error_flag = 0;
    cpy_r_r5 = CPyTuple_LoadEmptyTupleConstant();
    ((serai___kernel___match___MatchObject *)cpy_r_self)->_earlier = cpy_r_r5;
    ((serai___kernel___match___MatchObject *)cpy_r_self)->_origin = 0;
    if (cpy_r_begin) {
        goto CPyL20;
    } else
        goto CPyL50;
CPyL12: ;
    cpy_r_r6 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r7 = cpy_r_settings != cpy_r_r6;
    if (!cpy_r_r7) goto CPyL51;
    CPy_INCREF(cpy_r_settings);
    cpy_r_r8 = cpy_r_settings;
    cpy_r_r9 = PyObject_IsTrue(cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    cpy_r_r10 = cpy_r_r9 >= 0;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "__init__", 127, CPyStatic_match___globals);
        goto CPyL52;
    }
    cpy_r_r11 = cpy_r_r9;
    if (!cpy_r_r11) goto CPyL51;
    cpy_r_r12 = cpy_r_settings;
    goto CPyL19;
CPyL17: ;
    cpy_r_r13 = PyDict_New();
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "__init__", 144, CPyStatic_match___globals);
        goto CPyL45;
    }
    cpy_r_r12 = cpy_r_r13;
CPyL19: ;
    ((serai___kernel___match___MatchObject *)cpy_r_self)->_settings = cpy_r_r12;
    return 1;
CPyL20: ;
    cpy_r_r14 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r15 = cpy_r_settings != cpy_r_r14;
    if (!cpy_r_r15) goto CPyL53;
    CPy_INCREF(cpy_r_settings);
    cpy_r_r16 = cpy_r_settings;
    cpy_r_r17 = PyObject_IsTrue(cpy_r_r16);
    CPy_DECREF(cpy_r_r16);
    cpy_r_r18 = cpy_r_r17 >= 0;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "__init__", 127, CPyStatic_match___globals);
        goto CPyL49;
    }
    cpy_r_r19 = cpy_r_r17;
    if (!cpy_r_r19) goto CPyL53;
    cpy_r_r20 = cpy_r_settings;
    goto CPyL27;
CPyL25: ;
    cpy_r_r21 = PyDict_New();
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "__init__", 146, CPyStatic_match___globals);
        goto CPyL54;
    }
    cpy_r_r20 = cpy_r_r21;
CPyL27: ;
    cpy_r_r22 = CPyDef_match___checked_settings(cpy_r_game, cpy_r_players, cpy_r_r20);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "__init__", 146, CPyStatic_match___globals);
        goto CPyL54;
    }
    ((serai___kernel___match___MatchObject *)cpy_r_self)->_settings = cpy_r_r22;
    cpy_r_r23 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_settings;
    CPy_INCREF(cpy_r_r23);
    if (likely(PyDict_Check(cpy_r_r23)))
        cpy_r_r24 = cpy_r_r23;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "__init__", 147, CPyStatic_match___globals, "dict", cpy_r_r23);
        goto CPyL54;
    }
    cpy_r_r25 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_seed;
    CPy_INCREF(cpy_r_r25);
    cpy_r_r26 = CPY_GET_METHOD(cpy_r_game, CPyType_game___Game, 0, serai___kernel___game___GameObject, PyObject * (*)(PyObject *, CPyTagged, PyObject *, PyObject *))(cpy_r_game, cpy_r_players, cpy_r_r24, cpy_r_r25); /* setup */
    CPy_DECREF(cpy_r_r24);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "__init__", 147, CPyStatic_match___globals);
        goto CPyL54;
    }
    cpy_r_table = cpy_r_r26;
    cpy_r_r27 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_settings;
    CPy_INCREF(cpy_r_r27);
    if (likely(PyDict_Check(cpy_r_r27)))
        cpy_r_r28 = cpy_r_r27;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "__init__", 148, CPyStatic_match___globals, "dict", cpy_r_r27);
        goto CPyL55;
    }
    cpy_r_r29 = CPyStatic_game___CONFIRM;
    if (unlikely(cpy_r_r29 == NULL)) {
        goto CPyL56;
    } else
        goto CPyL34;
CPyL32: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CONFIRM\" was not set");
    cpy_r_r30 = 0;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "__init__", 148, CPyStatic_match___globals);
        goto CPyL45;
    }
    CPy_Unreachable();
CPyL34: ;
    cpy_r_r31 = CPySequenceTuple_GetItem(cpy_r_r29, 0);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "__init__", 148, CPyStatic_match___globals);
        goto CPyL57;
    }
    if (likely(PyUnicode_Check(cpy_r_r31)))
        cpy_r_r32 = cpy_r_r31;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "__init__", 148, CPyStatic_match___globals, "str", cpy_r_r31);
        goto CPyL57;
    }
    cpy_r_r33 = CPyDict_GetItem(cpy_r_r28, cpy_r_r32);
    CPy_DECREF(cpy_r_r28);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "__init__", 148, CPyStatic_match___globals);
        goto CPyL55;
    }
    if (likely(PyUnicode_Check(cpy_r_r33)))
        cpy_r_r34 = cpy_r_r33;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "__init__", 148, CPyStatic_match___globals, "str", cpy_r_r33);
        goto CPyL55;
    }
    cpy_r_r35 = CPyStatics[1052]; /* 'yes' */
    cpy_r_r36 = CPyStr_EqualLiteral(cpy_r_r34, cpy_r_r35, 3);
    CPy_DECREF(cpy_r_r34);
    cpy_r_r37 = CPyStatics[1092]; /* 'confirm' */
    cpy_r_r38 = cpy_r_r36 ? Py_True : Py_False;
    cpy_r_r39 = PyObject_SetAttr(cpy_r_table, cpy_r_r37, cpy_r_r38);
    cpy_r_r40 = cpy_r_r39 >= 0;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "__init__", 148, CPyStatic_match___globals);
        goto CPyL55;
    }
    cpy_r_r41 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r42 = cpy_r_given != cpy_r_r41;
    if (!cpy_r_r42) goto CPyL58;
    CPy_INCREF(cpy_r_table);
    if (likely(PyObject_TypeCheck(cpy_r_table, CPyType_kernel___table___Table)))
        cpy_r_r43 = cpy_r_table;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "__init__", 150, CPyStatic_match___globals, "serai.kernel.table.Table", cpy_r_table);
        goto CPyL55;
    }
    cpy_r_r44 = CPyDef_match____arrange(cpy_r_game, cpy_r_r43, cpy_r_given);
    CPy_DECREF(cpy_r_r43);
    CPy_DECREF(cpy_r_given);
    if (unlikely(cpy_r_r44 == 2)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "__init__", 150, CPyStatic_match___globals);
        goto CPyL59;
    }
CPyL42: ;
    if (likely(PyObject_TypeCheck(cpy_r_table, CPyType_kernel___table___Table)))
        cpy_r_r45 = cpy_r_table;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "__init__", 151, CPyStatic_match___globals, "serai.kernel.table.Table", cpy_r_table);
        goto CPyL45;
    }
    cpy_r_r46 = CPyDef_match___Match____begin(cpy_r_self, cpy_r_r45, cpy_r_listen);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r46 == 2)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "__init__", 151, CPyStatic_match___globals);
        goto CPyL45;
    }
    return 1;
CPyL45: ;
    cpy_r_r47 = 2;
    return cpy_r_r47;
CPyL46: ;
    CPy_INCREF(cpy_r_seed);
    goto CPyL2;
CPyL47: ;
    CPy_INCREF(cpy_r_settings);
    goto CPyL4;
CPyL48: ;
    CPy_INCREF(cpy_r_given);
    goto CPyL8;
CPyL49: ;
    CPy_DecRef(cpy_r_settings);
    CPy_DecRef(cpy_r_given);
    goto CPyL45;
CPyL50: ;
    CPy_DECREF(cpy_r_given);
    goto CPyL12;
CPyL51: ;
    CPy_DECREF(cpy_r_settings);
    goto CPyL17;
CPyL52: ;
    CPy_DecRef(cpy_r_settings);
    goto CPyL45;
CPyL53: ;
    CPy_DECREF(cpy_r_settings);
    goto CPyL25;
CPyL54: ;
    CPy_DecRef(cpy_r_given);
    goto CPyL45;
CPyL55: ;
    CPy_DecRef(cpy_r_given);
    CPy_DecRef(cpy_r_table);
    goto CPyL45;
CPyL56: ;
    CPy_DecRef(cpy_r_given);
    CPy_DecRef(cpy_r_table);
    CPy_DecRef(cpy_r_r28);
    goto CPyL32;
CPyL57: ;
    CPy_DecRef(cpy_r_given);
    CPy_DecRef(cpy_r_table);
    CPy_DecRef(cpy_r_r28);
    goto CPyL45;
CPyL58: ;
    CPy_DECREF(cpy_r_given);
    goto CPyL42;
CPyL59: ;
    CPy_DecRef(cpy_r_table);
    goto CPyL45;
}
        
        PyObject *CPyPy_match___Match_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"game", "players", "seed", "settings", "listen", "given", "begin", 0};
            PyObject *obj_game;
            PyObject *obj_players;
            PyObject *obj_seed = NULL;
            PyObject *obj_settings = NULL;
            PyObject *obj_listen = NULL;
            PyObject *obj_given = NULL;
            PyObject *obj_begin = NULL;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OO|OOOOO", "__init__", kwlist, &obj_game, &obj_players, &obj_seed, &obj_settings, &obj_listen, &obj_given, &obj_begin)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_match___Match))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_self); 
                goto fail;
            }
            PyObject *arg_game;
            if (likely(PyObject_TypeCheck(obj_game, CPyType_game___Game)))
                arg_game = obj_game;
            else {
                CPy_TypeError("serai.kernel.game.Game", obj_game); 
                goto fail;
            }
            CPyTagged arg_players;
            if (likely(PyLong_Check(obj_players)))
                arg_players = CPyTagged_BorrowFromObject(obj_players);
            else {
                CPy_TypeError("int", obj_players); goto fail;
            }
            PyObject *arg_seed;
            if (obj_seed == NULL) {
                arg_seed = NULL;
                goto __LL8975;
            }
            if (PyUnicode_Check(obj_seed))
                arg_seed = obj_seed;
            else {
                arg_seed = NULL;
            }
            if (arg_seed != NULL) goto __LL8975;
            if (PyLong_Check(obj_seed))
                arg_seed = obj_seed;
            else {
                arg_seed = NULL;
            }
            if (arg_seed != NULL) goto __LL8975;
            CPy_TypeError("union[str, int]", obj_seed); 
            goto fail;
__LL8975: ;
            PyObject *arg_settings;
            if (obj_settings == NULL) {
                arg_settings = NULL;
                goto __LL8976;
            }
            arg_settings = obj_settings;
            if (arg_settings != NULL) goto __LL8976;
            if (obj_settings == Py_None)
                arg_settings = obj_settings;
            else {
                arg_settings = NULL;
            }
            if (arg_settings != NULL) goto __LL8976;
            CPy_TypeError("object or None", obj_settings); 
            goto fail;
__LL8976: ;
            char arg_listen;
            if (obj_listen == NULL) {
                arg_listen = 2;
            } else if (unlikely(!PyBool_Check(obj_listen))) {
                CPy_TypeError("bool", obj_listen); goto fail;
            } else
                arg_listen = obj_listen == Py_True;
            PyObject *arg_given;
            if (obj_given == NULL) {
                arg_given = NULL;
                goto __LL8977;
            }
            arg_given = obj_given;
            if (arg_given != NULL) goto __LL8977;
            if (obj_given == Py_None)
                arg_given = obj_given;
            else {
                arg_given = NULL;
            }
            if (arg_given != NULL) goto __LL8977;
            CPy_TypeError("object or None", obj_given); 
            goto fail;
__LL8977: ;
            char arg_begin;
            if (obj_begin == NULL) {
                arg_begin = 2;
            } else if (unlikely(!PyBool_Check(obj_begin))) {
                CPy_TypeError("bool", obj_begin); goto fail;
            } else
                arg_begin = obj_begin == Py_True;
            char retval = CPyDef_match___Match_____init__(arg_self, arg_game, arg_players, arg_seed, arg_settings, arg_listen, arg_given, arg_begin);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "__init__", 122, CPyStatic_match___globals);
            return NULL;
        }
        
char CPyDef_match___Match____begin(PyObject *cpy_r_self, PyObject *cpy_r_table, char cpy_r_listen) {
    char cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    CPy_INCREF(cpy_r_table);
    if (((serai___kernel___match___MatchObject *)cpy_r_self)->_table != NULL) {
        CPy_DECREF(((serai___kernel___match___MatchObject *)cpy_r_self)->_table);
    }
    ((serai___kernel___match___MatchObject *)cpy_r_self)->_table = cpy_r_table;
    cpy_r_r0 = 1;
    if (unlikely(!cpy_r_r0)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_begin", 154, CPyStatic_match___globals);
        goto CPyL17;
    }
    cpy_r_r1 = PyList_New(0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_begin", 155, CPyStatic_match___globals);
        goto CPyL17;
    }
    cpy_r_r2 = Py_None;
    cpy_r_r3 = Py_None;
    cpy_r_r4 = NULL;
    cpy_r_r5 = CPyDef_match___Chapter(0, cpy_r_r2, cpy_r_r3, cpy_r_r1, cpy_r_r4);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_begin", 155, CPyStatic_match___globals);
        goto CPyL17;
    }
    if (((serai___kernel___match___MatchObject *)cpy_r_self)->__chapter != NULL) {
        CPy_DECREF(((serai___kernel___match___MatchObject *)cpy_r_self)->__chapter);
    }
    ((serai___kernel___match___MatchObject *)cpy_r_self)->__chapter = cpy_r_r5;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_begin", 155, CPyStatic_match___globals);
        goto CPyL17;
    }
    cpy_r_r7 = PyList_New(0);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_begin", 156, CPyStatic_match___globals);
        goto CPyL17;
    }
    if (((serai___kernel___match___MatchObject *)cpy_r_self)->__recent != NULL) {
        CPy_DECREF(((serai___kernel___match___MatchObject *)cpy_r_self)->__recent);
    }
    ((serai___kernel___match___MatchObject *)cpy_r_self)->__recent = cpy_r_r7;
    cpy_r_r8 = 1;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_begin", 156, CPyStatic_match___globals);
        goto CPyL17;
    }
    cpy_r_r9 = PyList_New(0);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_begin", 157, CPyStatic_match___globals);
        goto CPyL17;
    }
    if (((serai___kernel___match___MatchObject *)cpy_r_self)->__forced != NULL) {
        CPy_DECREF(((serai___kernel___match___MatchObject *)cpy_r_self)->__forced);
    }
    ((serai___kernel___match___MatchObject *)cpy_r_self)->__forced = cpy_r_r9;
    cpy_r_r10 = 1;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_begin", 157, CPyStatic_match___globals);
        goto CPyL17;
    }
    cpy_r_r11 = Py_None;
    CPy_INCREF(cpy_r_r11);
    if (((serai___kernel___match___MatchObject *)cpy_r_self)->__rules != NULL) {
        CPy_DECREF(((serai___kernel___match___MatchObject *)cpy_r_self)->__rules);
    }
    ((serai___kernel___match___MatchObject *)cpy_r_self)->__rules = cpy_r_r11;
    cpy_r_r12 = 1;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_begin", 158, CPyStatic_match___globals);
        goto CPyL17;
    }
    cpy_r_r13 = PyDict_New();
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_begin", 159, CPyStatic_match___globals);
        goto CPyL17;
    }
    if (((serai___kernel___match___MatchObject *)cpy_r_self)->__told != NULL) {
        CPy_DECREF(((serai___kernel___match___MatchObject *)cpy_r_self)->__told);
    }
    ((serai___kernel___match___MatchObject *)cpy_r_self)->__told = cpy_r_r13;
    cpy_r_r14 = 1;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_begin", 159, CPyStatic_match___globals);
        goto CPyL17;
    }
    cpy_r_r15 = Py_None;
    CPy_INCREF(cpy_r_r15);
    if (((serai___kernel___match___MatchObject *)cpy_r_self)->_decision != NULL) {
        CPy_DECREF(((serai___kernel___match___MatchObject *)cpy_r_self)->_decision);
    }
    ((serai___kernel___match___MatchObject *)cpy_r_self)->_decision = cpy_r_r15;
    cpy_r_r16 = 1;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_begin", 160, CPyStatic_match___globals);
        goto CPyL17;
    }
    if (!cpy_r_listen) goto CPyL15;
    cpy_r_r17 = PyList_New(0);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_begin", 162, CPyStatic_match___globals);
        goto CPyL17;
    }
    if (((serai___kernel___table___TableObject *)cpy_r_table)->_story != NULL) {
        CPy_DECREF(((serai___kernel___table___TableObject *)cpy_r_table)->_story);
    }
    ((serai___kernel___table___TableObject *)cpy_r_table)->_story = cpy_r_r17;
    cpy_r_r18 = 1;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_begin", 162, CPyStatic_match___globals);
        goto CPyL17;
    }
CPyL15: ;
    cpy_r_r19 = Py_None;
    cpy_r_r20 = CPyDef_match___Match____run(cpy_r_self, cpy_r_r19);
    if (unlikely(cpy_r_r20 == 2)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_begin", 163, CPyStatic_match___globals);
        goto CPyL17;
    }
    return 1;
CPyL17: ;
    cpy_r_r21 = 2;
    return cpy_r_r21;
}
        
        PyObject *CPyPy_match___Match____begin(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"table", "listen", 0};
            static CPyArg_Parser parser = {"OO:_begin", kwlist, 0};
            PyObject *obj_table;
            PyObject *obj_listen;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_table, &obj_listen)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_match___Match))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_self); 
                goto fail;
            }
            PyObject *arg_table;
            if (likely(PyObject_TypeCheck(obj_table, CPyType_kernel___table___Table)))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_table); 
                goto fail;
            }
            char arg_listen;
            if (unlikely(!PyBool_Check(obj_listen))) {
                CPy_TypeError("bool", obj_listen); goto fail;
            } else
                arg_listen = obj_listen == Py_True;
            char retval = CPyDef_match___Match____begin(arg_self, arg_table, arg_listen);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "_begin", 153, CPyStatic_match___globals);
            return NULL;
        }
        
char CPyDef_match___Match___play(PyObject *cpy_r_self, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject **cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    int32_t cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_id;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject **cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    int32_t cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    char cpy_r_r40;
    cpy_r_r0 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_decision;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "play", "Match", "decision", 169, CPyStatic_match___globals);
        goto CPyL34;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_r0 == cpy_r_r1;
    if (cpy_r_r2) {
        goto CPyL35;
    } else
        goto CPyL6;
CPyL2: ;
    cpy_r_r3 = CPyStatics[4708]; /* 'the match is over: there is nothing to choose' */
    cpy_r_r4 = (PyObject *)CPyType_match___MatchError;
    PyObject *cpy_r_r5[1] = {cpy_r_r3};
    cpy_r_r6 = (PyObject **)&cpy_r_r5;
    cpy_r_r7 = PyObject_Vectorcall(cpy_r_r4, cpy_r_r6, 1, 0);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "play", 171, CPyStatic_match___globals);
        goto CPyL34;
    }
    if (likely((Py_TYPE(cpy_r_r7) == CPyType_match___UndoStops) || (Py_TYPE(cpy_r_r7) == CPyType_match___MatchError)))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "play", 171, CPyStatic_match___globals, "serai.kernel.match.MatchError", cpy_r_r7);
        goto CPyL34;
    }
    CPy_Raise(cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "play", 171, CPyStatic_match___globals);
        goto CPyL34;
    }
    CPy_Unreachable();
CPyL6: ;
    cpy_r_r9 = PyUnicode_Check(cpy_r_option);
    if (cpy_r_r9) goto CPyL12;
    CPy_INCREF(cpy_r_option);
    if (likely(Py_TYPE(cpy_r_option) == CPyType_option___Option))
        cpy_r_r10 = cpy_r_option;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "play", 172, CPyStatic_match___globals, "serai.kernel.option.Option", cpy_r_option);
        goto CPyL36;
    }
    CPy_INCREF(cpy_r_r0);
    if (likely(cpy_r_r0 != Py_None))
        cpy_r_r11 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "play", 172, CPyStatic_match___globals, "serai.kernel.decision.Decision", cpy_r_r0);
        goto CPyL37;
    }
    cpy_r_r12 = CPyDef_decision___Decision___options(cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "play", 172, CPyStatic_match___globals);
        goto CPyL37;
    }
CPyL10: ;
    cpy_r_r13 = PySequence_Contains(cpy_r_r12, cpy_r_r10);
    CPy_DECREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r10);
    cpy_r_r14 = cpy_r_r13 >= 0;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "play", 172, CPyStatic_match___globals);
        goto CPyL36;
    }
    cpy_r_r15 = cpy_r_r13;
    cpy_r_r16 = cpy_r_r15 ^ 1;
    if (!cpy_r_r16) goto CPyL38;
CPyL12: ;
    cpy_r_r17 = PyUnicode_Check(cpy_r_option);
    if (!cpy_r_r17) goto CPyL15;
    CPy_INCREF(cpy_r_option);
    if (likely(PyUnicode_Check(cpy_r_option)))
        cpy_r_r18 = cpy_r_option;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "play", 173, CPyStatic_match___globals, "str", cpy_r_option);
        goto CPyL36;
    }
    cpy_r_r19 = cpy_r_r18;
    goto CPyL17;
CPyL15: ;
    if (likely(Py_TYPE(cpy_r_option) == CPyType_option___Option))
        cpy_r_r20 = cpy_r_option;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "play", 173, CPyStatic_match___globals, "serai.kernel.option.Option", cpy_r_option);
        goto CPyL36;
    }
    cpy_r_r21 = ((serai___kernel___option___OptionObject *)cpy_r_r20)->_id;
    CPy_INCREF(cpy_r_r21);
    cpy_r_r19 = cpy_r_r21;
CPyL17: ;
    cpy_r_id = cpy_r_r19;
    CPy_INCREF(cpy_r_r0);
    if (likely(cpy_r_r0 != Py_None))
        cpy_r_r22 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "play", 174, CPyStatic_match___globals, "serai.kernel.decision.Decision", cpy_r_r0);
        goto CPyL39;
    }
    cpy_r_r23 = CPyDef_decision___Decision___find(cpy_r_r22, cpy_r_id);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "play", 174, CPyStatic_match___globals);
        goto CPyL39;
    }
    cpy_r_r24 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r25 = cpy_r_r23 == cpy_r_r24;
    if (cpy_r_r25) {
        goto CPyL40;
    } else
        goto CPyL41;
CPyL20: ;
    if (likely(cpy_r_r0 != Py_None))
        cpy_r_r26 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "play", 176, CPyStatic_match___globals, "serai.kernel.decision.Decision", cpy_r_r0);
        goto CPyL42;
    }
    cpy_r_r27 = CPyDef_match___Match____refusal(cpy_r_self, cpy_r_id, cpy_r_r26);
    CPy_DECREF(cpy_r_id);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "play", 176, CPyStatic_match___globals);
        goto CPyL34;
    }
    cpy_r_r28 = (PyObject *)CPyType_match___MatchError;
    PyObject *cpy_r_r29[1] = {cpy_r_r27};
    cpy_r_r30 = (PyObject **)&cpy_r_r29;
    cpy_r_r31 = PyObject_Vectorcall(cpy_r_r28, cpy_r_r30, 1, 0);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "play", 176, CPyStatic_match___globals);
        goto CPyL43;
    }
    CPy_DECREF(cpy_r_r27);
    if (likely((Py_TYPE(cpy_r_r31) == CPyType_match___UndoStops) || (Py_TYPE(cpy_r_r31) == CPyType_match___MatchError)))
        cpy_r_r32 = cpy_r_r31;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "play", 176, CPyStatic_match___globals, "serai.kernel.match.MatchError", cpy_r_r31);
        goto CPyL34;
    }
    CPy_Raise(cpy_r_r32);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "play", 176, CPyStatic_match___globals);
        goto CPyL34;
    }
    CPy_Unreachable();
CPyL26: ;
    if (likely(cpy_r_r23 != Py_None))
        cpy_r_r33 = cpy_r_r23;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "play", 177, CPyStatic_match___globals, "serai.kernel.option.Option", cpy_r_r23);
        goto CPyL34;
    }
    cpy_r_option = cpy_r_r33;
CPyL28: ;
    cpy_r_r34 = ((serai___kernel___match___MatchObject *)cpy_r_self)->__recent;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "play", "Match", "_recent", 178, CPyStatic_match___globals);
        goto CPyL44;
    }
    CPy_INCREF(cpy_r_r34);
CPyL29: ;
    CPy_INCREF(cpy_r_option);
    if (likely(Py_TYPE(cpy_r_option) == CPyType_option___Option))
        cpy_r_r35 = cpy_r_option;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "play", 178, CPyStatic_match___globals, "serai.kernel.option.Option", cpy_r_option);
        goto CPyL45;
    }
    cpy_r_r36 = PyList_Append(cpy_r_r34, cpy_r_r35);
    CPy_DECREF(cpy_r_r34);
    CPy_DECREF(cpy_r_r35);
    cpy_r_r37 = cpy_r_r36 >= 0;
    if (unlikely(!cpy_r_r37)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "play", 178, CPyStatic_match___globals);
        goto CPyL44;
    }
    if (likely(Py_TYPE(cpy_r_option) == CPyType_option___Option))
        cpy_r_r38 = cpy_r_option;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "play", 179, CPyStatic_match___globals, "serai.kernel.option.Option", cpy_r_option);
        goto CPyL34;
    }
    cpy_r_r39 = CPyDef_match___Match____run(cpy_r_self, cpy_r_r38);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == 2)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "play", 179, CPyStatic_match___globals);
        goto CPyL34;
    }
    return 1;
CPyL34: ;
    cpy_r_r40 = 2;
    return cpy_r_r40;
CPyL35: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL2;
CPyL36: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL34;
CPyL37: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    goto CPyL34;
CPyL38: ;
    CPy_DECREF(cpy_r_r0);
    CPy_INCREF(cpy_r_option);
    goto CPyL28;
CPyL39: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_id);
    goto CPyL34;
CPyL40: ;
    CPy_DECREF(cpy_r_r23);
    goto CPyL20;
CPyL41: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_id);
    goto CPyL26;
CPyL42: ;
    CPy_DecRef(cpy_r_id);
    goto CPyL34;
CPyL43: ;
    CPy_DecRef(cpy_r_r27);
    goto CPyL34;
CPyL44: ;
    CPy_DecRef(cpy_r_option);
    goto CPyL34;
CPyL45: ;
    CPy_DecRef(cpy_r_option);
    CPy_DecRef(cpy_r_r34);
    goto CPyL34;
}
        
        PyObject *CPyPy_match___Match___play(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:play", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_match___Match))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (Py_TYPE(obj_option) == CPyType_option___Option)
                arg_option = obj_option;
            else {
                arg_option = NULL;
            }
            if (arg_option != NULL) goto __LL8978;
            if (PyUnicode_Check(obj_option))
                arg_option = obj_option;
            else {
                arg_option = NULL;
            }
            if (arg_option != NULL) goto __LL8978;
            CPy_TypeError("union[serai.kernel.option.Option, str]", obj_option); 
            goto fail;
__LL8978: ;
            char retval = CPyDef_match___Match___play(arg_self, arg_option);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "play", 167, CPyStatic_match___globals);
            return NULL;
        }
        
char CPyDef_match___Match____run(PyObject *cpy_r_self, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_rules;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_forced;
    CPyTagged cpy_r_idle;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject **cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject **cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_decision;
    PyObject *cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject **cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    tuple_T3OOO cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyTagged cpy_r_r47;
    char cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    CPyTagged cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    CPyTagged cpy_r_r59;
    tuple_T1I cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    CPyTagged cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    char cpy_r_r69;
    int32_t cpy_r_r70;
    char cpy_r_r71;
    char cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    CPyTagged cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject **cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    int32_t cpy_r_r89;
    char cpy_r_r90;
    char cpy_r_r91;
    char cpy_r_r92;
    cpy_r_r0 = ((serai___kernel___match___MatchObject *)cpy_r_self)->__rules;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "_run", "Match", "_rules", 183, CPyStatic_match___globals);
        goto CPyL62;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_rules = cpy_r_r0;
    cpy_r_r1 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_table;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "_run", "Match", "table", 184, CPyStatic_match___globals);
        goto CPyL63;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_forced = 0;
    cpy_r_idle = 0;
    goto CPyL64;
CPyL3: ;
    if (!1) goto CPyL65;
    cpy_r_r2 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r3 = cpy_r_rules == cpy_r_r2;
    if (cpy_r_r3) {
        goto CPyL66;
    } else
        goto CPyL22;
CPyL5: ;
    cpy_r_r4 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_game;
    CPy_INCREF(cpy_r_r4);
    cpy_r_r5 = CPY_GET_METHOD(cpy_r_r4, CPyType_game___Game, 2, serai___kernel___game___GameObject, char (*)(PyObject *, PyObject *))(cpy_r_r4, cpy_r_r1); /* is_over */
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == 2)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_run", 190, CPyStatic_match___globals);
        goto CPyL30;
    }
    if (!cpy_r_r5) goto CPyL9;
    cpy_r_r6 = Py_None;
    cpy_r_r7 = Py_None;
    cpy_r_r8 = CPyDef_match___Match____stand(cpy_r_self, cpy_r_r6, cpy_r_r7);
    if (unlikely(cpy_r_r8 == 2)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_run", 191, CPyStatic_match___globals);
        goto CPyL30;
    } else
        goto CPyL67;
CPyL8: ;
    return 1;
CPyL9: ;
    cpy_r_r9 = cpy_r_idle == 200;
    if (!cpy_r_r9) goto CPyL16;
    cpy_r_r10 = CPyTagged_Str(cpy_r_idle);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_run", 195, CPyStatic_match___globals);
        goto CPyL30;
    }
    cpy_r_r11 = CPyStatics[4709]; /* ' turns have passed in which nobody had a choice: nobody ever will have' */
    cpy_r_r12 = CPyStr_Build(2, cpy_r_r10, cpy_r_r11);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_run", 195, CPyStatic_match___globals);
        goto CPyL30;
    }
    cpy_r_r13 = (PyObject *)CPyType_match___MatchError;
    PyObject *cpy_r_r14[1] = {cpy_r_r12};
    cpy_r_r15 = (PyObject **)&cpy_r_r14;
    cpy_r_r16 = PyObject_Vectorcall(cpy_r_r13, cpy_r_r15, 1, 0);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_run", 194, CPyStatic_match___globals);
        goto CPyL68;
    }
    CPy_DECREF(cpy_r_r12);
    if (likely((Py_TYPE(cpy_r_r16) == CPyType_match___UndoStops) || (Py_TYPE(cpy_r_r16) == CPyType_match___MatchError)))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "_run", 194, CPyStatic_match___globals, "serai.kernel.match.MatchError", cpy_r_r16);
        goto CPyL30;
    }
    CPy_Raise(cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_run", 194, CPyStatic_match___globals);
        goto CPyL30;
    } else
        goto CPyL69;
CPyL15: ;
    CPy_Unreachable();
CPyL16: ;
    cpy_r_r18 = CPyTagged_Add(cpy_r_idle, 2);
    CPyTagged_DECREF(cpy_r_idle);
    cpy_r_idle = cpy_r_r18;
    cpy_r_r19 = CPyDef_match___Match____turn_page(cpy_r_self);
    if (unlikely(cpy_r_r19 == 2)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_run", 198, CPyStatic_match___globals);
        goto CPyL30;
    } else
        goto CPyL70;
CPyL17: ;
    cpy_r_forced = 0;
    cpy_r_r20 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_game;
    CPy_INCREF(cpy_r_r20);
    cpy_r_r21 = CPY_GET_METHOD(cpy_r_r20, CPyType_game___Game, 1, serai___kernel___game___GameObject, PyObject * (*)(PyObject *, PyObject *))(cpy_r_r20, cpy_r_r1); /* turn */
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_run", 200, CPyStatic_match___globals);
        goto CPyL30;
    }
    cpy_r_rules = cpy_r_r21;
    cpy_r_r22 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r23 = CPyStatics[1820]; /* 'next' */
    cpy_r_r24 = CPyObject_GetAttr(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_run", 201, CPyStatic_match___globals);
        goto CPyL71;
    }
    PyObject *cpy_r_r25[1] = {cpy_r_rules};
    cpy_r_r26 = (PyObject **)&cpy_r_r25;
    cpy_r_r27 = PyObject_Vectorcall(cpy_r_r24, cpy_r_r26, 1, 0);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_run", 201, CPyStatic_match___globals);
        goto CPyL71;
    }
    if (likely(Py_TYPE(cpy_r_r27) == CPyType_decision___Decision))
        cpy_r_r28 = cpy_r_r27;
    else {
        CPy_TypeError("serai.kernel.decision.Decision", cpy_r_r27); 
        cpy_r_r28 = NULL;
    }
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_run", 201, CPyStatic_match___globals);
        goto CPyL71;
    } else
        goto CPyL72;
CPyL21: ;
    cpy_r_decision = cpy_r_r28;
    goto CPyL37;
CPyL22: ;
    cpy_r_r29 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r30 = cpy_r_option != cpy_r_r29;
    if (cpy_r_r30) {
        goto CPyL25;
    } else
        goto CPyL73;
CPyL23: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r31 = 0;
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_run", 203, CPyStatic_match___globals);
        goto CPyL30;
    } else
        goto CPyL74;
CPyL24: ;
    CPy_Unreachable();
CPyL25: ;
    CPy_INCREF(cpy_r_option);
    if (likely(cpy_r_option != Py_None))
        cpy_r_r32 = cpy_r_option;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "_run", 204, CPyStatic_match___globals, "serai.kernel.option.Option", cpy_r_option);
        goto CPyL71;
    }
    CPy_INCREF(cpy_r_rules);
    cpy_r_r33 = cpy_r_rules;
    cpy_r_r34 = CPyStatics[4710]; /* 'send' */
    PyObject *cpy_r_r35[2] = {cpy_r_r33, cpy_r_r32};
    cpy_r_r36 = (PyObject **)&cpy_r_r35;
    cpy_r_r37 = PyObject_VectorcallMethod(cpy_r_r34, cpy_r_r36, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_run", 204, CPyStatic_match___globals);
        goto CPyL75;
    }
    CPy_DECREF(cpy_r_r33);
    CPy_DECREF(cpy_r_r32);
    if (likely(Py_TYPE(cpy_r_r37) == CPyType_decision___Decision))
        cpy_r_r38 = cpy_r_r37;
    else {
        CPy_TypeError("serai.kernel.decision.Decision", cpy_r_r37); 
        cpy_r_r38 = NULL;
    }
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_run", 204, CPyStatic_match___globals);
        goto CPyL71;
    } else
        goto CPyL76;
CPyL28: ;
    cpy_r_decision = cpy_r_r38;
    goto CPyL37;
CPyL30: ;
    cpy_r_r39 = CPy_CatchError();
    cpy_r_r40 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r41 = CPyStatics[339]; /* 'StopIteration' */
    cpy_r_r42 = CPyObject_GetAttr(cpy_r_r40, cpy_r_r41);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_run", 205, CPyStatic_match___globals);
        goto CPyL77;
    }
    cpy_r_r43 = CPy_ExceptionMatches(cpy_r_r42);
    CPy_DecRef(cpy_r_r42);
    if (!cpy_r_r43) goto CPyL78;
    cpy_r_r44 = Py_None;
    CPy_INCREF(cpy_r_r44);
    cpy_r_rules = cpy_r_r44;
    CPy_RestoreExcInfo(cpy_r_r39);
    CPy_DecRef(cpy_r_r39.f0);
    CPy_DecRef(cpy_r_r39.f1);
    CPy_DecRef(cpy_r_r39.f2);
    goto CPyL3;
CPyL33: ;
    CPy_Reraise();
    if (!0) {
        goto CPyL35;
    } else
        goto CPyL79;
CPyL34: ;
    CPy_Unreachable();
CPyL35: ;
    CPy_RestoreExcInfo(cpy_r_r39);
    CPy_DecRef(cpy_r_r39.f0);
    CPy_DecRef(cpy_r_r39.f1);
    CPy_DecRef(cpy_r_r39.f2);
    cpy_r_r45 = CPy_KeepPropagating();
    if (!cpy_r_r45) goto CPyL62;
    CPy_Unreachable();
CPyL37: ;
    cpy_r_r46 = CPyDef_decision___Decision___options(cpy_r_decision);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_run", 208, CPyStatic_match___globals);
        goto CPyL80;
    }
CPyL38: ;
    cpy_r_r47 = CPyObject_Size(cpy_r_r46);
    if (unlikely(cpy_r_r47 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_run", 209, CPyStatic_match___globals);
        goto CPyL81;
    }
    cpy_r_r48 = cpy_r_r47 == 2;
    CPyTagged_DECREF(cpy_r_r47);
    if (!cpy_r_r48) goto CPyL82;
    cpy_r_r49 = ((serai___kernel___decision___DecisionObject *)cpy_r_decision)->_shown;
    if (cpy_r_r49) goto CPyL82;
CPyL41: ;
    cpy_r_r50 = CPyStatics[4896]; /* 0 */
    cpy_r_r51 = PyObject_GetItem(cpy_r_r46, cpy_r_r50);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_run", 210, CPyStatic_match___globals);
        goto CPyL80;
    }
    if (likely(Py_TYPE(cpy_r_r51) == CPyType_option___Option))
        cpy_r_r52 = cpy_r_r51;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "_run", 210, CPyStatic_match___globals, "serai.kernel.option.Option", cpy_r_r51);
        goto CPyL80;
    }
    cpy_r_option = cpy_r_r52;
    cpy_r_r53 = CPyTagged_Add(cpy_r_forced, 2);
    CPyTagged_DECREF(cpy_r_forced);
    cpy_r_forced = cpy_r_r53;
    cpy_r_r54 = ((serai___kernel___table___TableObject *)cpy_r_r1)->_story;
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "_run", "Table", "story", 212, CPyStatic_match___globals);
        goto CPyL83;
    }
CPyL44: ;
    cpy_r_r55 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r56 = cpy_r_r54 != cpy_r_r55;
    if (!cpy_r_r56) goto CPyL84;
    if (likely(cpy_r_option != Py_None))
        cpy_r_r57 = cpy_r_option;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "_run", 213, CPyStatic_match___globals, "serai.kernel.option.Option", cpy_r_option);
        goto CPyL83;
    }
    cpy_r_r58 = ((serai___kernel___option___OptionObject *)cpy_r_r57)->_message;
    CPy_INCREF(cpy_r_r58);
    cpy_r_r59 = ((serai___kernel___decision___DecisionObject *)cpy_r_decision)->_seat;
    CPyTagged_INCREF(cpy_r_r59);
    cpy_r_r60.f0 = cpy_r_r59;
    cpy_r_r61 = PyTuple_New(1);
    if (unlikely(cpy_r_r61 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8979 = CPyTagged_StealAsObject(cpy_r_r60.f0);
    PyTuple_SET_ITEM(cpy_r_r61, 0, __tmp8979);
    cpy_r_r62 = NULL;
    cpy_r_r63 = CPyDef_message___Hidden(cpy_r_r58, cpy_r_r61, cpy_r_r62);
    CPy_DECREF(cpy_r_r58);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_run", 213, CPyStatic_match___globals);
        goto CPyL83;
    }
    cpy_r_r64 = CPyStatics[4711]; /* 'event-forced' */
    cpy_r_r65 = ((serai___kernel___decision___DecisionObject *)cpy_r_decision)->_seat;
    CPyTagged_INCREF(cpy_r_r65);
    cpy_r_r66 = ((serai___kernel___decision___DecisionObject *)cpy_r_decision)->_rule;
    CPy_INCREF(cpy_r_r66);
    CPy_DECREF(cpy_r_decision);
    cpy_r_r67 = CPyStatics[71]; /* 'option' */
    cpy_r_r68 = CPyDict_Build(1, cpy_r_r67, cpy_r_r63);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_run", 214, CPyStatic_match___globals);
        goto CPyL85;
    }
    cpy_r_r69 = CPyDef_kernel___table___Table___tell(cpy_r_r1, cpy_r_r64, cpy_r_r65, cpy_r_r66, cpy_r_r68);
    CPyTagged_DECREF(cpy_r_r65);
    CPy_DECREF(cpy_r_r66);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r69 == 2)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_run", 214, CPyStatic_match___globals);
        goto CPyL86;
    } else
        goto CPyL3;
CPyL49: ;
    cpy_r_r70 = PyObject_IsTrue(cpy_r_r46);
    CPy_DECREF(cpy_r_r46);
    cpy_r_r71 = cpy_r_r70 >= 0;
    if (unlikely(!cpy_r_r71)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_run", 208, CPyStatic_match___globals);
        goto CPyL87;
    }
    cpy_r_r72 = cpy_r_r70;
    if (cpy_r_r72) {
        goto CPyL57;
    } else
        goto CPyL88;
CPyL51: ;
    cpy_r_r73 = ((serai___kernel___decision___DecisionObject *)cpy_r_decision)->_key;
    CPy_INCREF(cpy_r_r73);
    cpy_r_r74 = CPyStatics[4712]; /* ' (' */
    cpy_r_r75 = ((serai___kernel___decision___DecisionObject *)cpy_r_decision)->_rule;
    CPy_INCREF(cpy_r_r75);
    cpy_r_r76 = CPyStatics[4713]; /* ') offers seat ' */
    cpy_r_r77 = ((serai___kernel___decision___DecisionObject *)cpy_r_decision)->_seat;
    CPyTagged_INCREF(cpy_r_r77);
    CPy_DECREF(cpy_r_decision);
    cpy_r_r78 = CPyTagged_Str(cpy_r_r77);
    CPyTagged_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_run", 217, CPyStatic_match___globals);
        goto CPyL89;
    }
    cpy_r_r79 = CPyStatics[4714]; /* ' nothing' */
    cpy_r_r80 = CPyStr_Build(6, cpy_r_r73, cpy_r_r74, cpy_r_r75, cpy_r_r76, cpy_r_r78, cpy_r_r79);
    CPy_DECREF(cpy_r_r73);
    CPy_DECREF(cpy_r_r75);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_run", 217, CPyStatic_match___globals);
        goto CPyL62;
    }
    cpy_r_r81 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r82 = CPyStatics[3744]; /* 'AssertionError' */
    cpy_r_r83 = CPyObject_GetAttr(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_run", 217, CPyStatic_match___globals);
        goto CPyL90;
    }
    PyObject *cpy_r_r84[1] = {cpy_r_r80};
    cpy_r_r85 = (PyObject **)&cpy_r_r84;
    cpy_r_r86 = PyObject_Vectorcall(cpy_r_r83, cpy_r_r85, 1, 0);
    CPy_DECREF(cpy_r_r83);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_run", 217, CPyStatic_match___globals);
        goto CPyL90;
    }
    CPy_DECREF(cpy_r_r80);
    CPy_Raise(cpy_r_r86);
    CPy_DECREF(cpy_r_r86);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_run", 217, CPyStatic_match___globals);
        goto CPyL62;
    }
    CPy_Unreachable();
CPyL57: ;
    cpy_r_r87 = ((serai___kernel___match___MatchObject *)cpy_r_self)->__forced;
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "_run", "Match", "_forced", 218, CPyStatic_match___globals);
        goto CPyL87;
    }
    CPy_INCREF(cpy_r_r87);
CPyL58: ;
    cpy_r_r88 = CPyTagged_StealAsObject(cpy_r_forced);
    cpy_r_r89 = PyList_Append(cpy_r_r87, cpy_r_r88);
    CPy_DECREF(cpy_r_r87);
    CPy_DECREF(cpy_r_r88);
    cpy_r_r90 = cpy_r_r89 >= 0;
    if (unlikely(!cpy_r_r90)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_run", 218, CPyStatic_match___globals);
        goto CPyL91;
    }
    cpy_r_r91 = CPyDef_match___Match____stand(cpy_r_self, cpy_r_rules, cpy_r_decision);
    CPy_DECREF(cpy_r_rules);
    CPy_DECREF(cpy_r_decision);
    if (unlikely(cpy_r_r91 == 2)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_run", 219, CPyStatic_match___globals);
        goto CPyL62;
    }
    return 1;
CPyL61: ;
    return 1;
CPyL62: ;
    cpy_r_r92 = 2;
    return cpy_r_r92;
CPyL63: ;
    CPy_DecRef(cpy_r_rules);
    goto CPyL62;
CPyL64: ;
    CPy_INCREF(cpy_r_option);
    goto CPyL3;
CPyL65: ;
    CPy_DECREF(cpy_r_option);
    CPy_DECREF(cpy_r_rules);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_forced);
    CPyTagged_DECREF(cpy_r_idle);
    goto CPyL61;
CPyL66: ;
    CPy_DECREF(cpy_r_rules);
    goto CPyL5;
CPyL67: ;
    CPy_DECREF(cpy_r_option);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_forced);
    CPyTagged_DECREF(cpy_r_idle);
    goto CPyL8;
CPyL68: ;
    CPy_DecRef(cpy_r_r12);
    goto CPyL30;
CPyL69: ;
    CPy_DECREF(cpy_r_option);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_forced);
    CPyTagged_DECREF(cpy_r_idle);
    goto CPyL15;
CPyL70: ;
    CPyTagged_DECREF(cpy_r_forced);
    goto CPyL17;
CPyL71: ;
    CPy_DecRef(cpy_r_rules);
    goto CPyL30;
CPyL72: ;
    CPy_DECREF(cpy_r_option);
    goto CPyL21;
CPyL73: ;
    CPy_DECREF(cpy_r_rules);
    goto CPyL23;
CPyL74: ;
    CPy_DECREF(cpy_r_option);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_forced);
    CPyTagged_DECREF(cpy_r_idle);
    goto CPyL24;
CPyL75: ;
    CPy_DecRef(cpy_r_rules);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r33);
    goto CPyL30;
CPyL76: ;
    CPy_DECREF(cpy_r_option);
    goto CPyL28;
CPyL77: ;
    CPy_DecRef(cpy_r_option);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_forced);
    CPyTagged_DecRef(cpy_r_idle);
    goto CPyL35;
CPyL78: ;
    CPy_DecRef(cpy_r_option);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_forced);
    CPyTagged_DecRef(cpy_r_idle);
    goto CPyL33;
CPyL79: ;
    CPy_DecRef(cpy_r_r39.f0);
    CPy_DecRef(cpy_r_r39.f1);
    CPy_DecRef(cpy_r_r39.f2);
    goto CPyL34;
CPyL80: ;
    CPy_DecRef(cpy_r_rules);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_forced);
    CPyTagged_DecRef(cpy_r_idle);
    CPy_DecRef(cpy_r_decision);
    goto CPyL62;
CPyL81: ;
    CPy_DecRef(cpy_r_rules);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_forced);
    CPyTagged_DecRef(cpy_r_idle);
    CPy_DecRef(cpy_r_decision);
    CPy_DecRef(cpy_r_r46);
    goto CPyL62;
CPyL82: ;
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_idle);
    goto CPyL49;
CPyL83: ;
    CPy_DecRef(cpy_r_option);
    CPy_DecRef(cpy_r_rules);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_forced);
    CPyTagged_DecRef(cpy_r_idle);
    CPy_DecRef(cpy_r_decision);
    goto CPyL62;
CPyL84: ;
    CPy_DECREF(cpy_r_decision);
    goto CPyL3;
CPyL85: ;
    CPy_DecRef(cpy_r_option);
    CPy_DecRef(cpy_r_rules);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_forced);
    CPyTagged_DecRef(cpy_r_idle);
    CPyTagged_DecRef(cpy_r_r65);
    CPy_DecRef(cpy_r_r66);
    goto CPyL62;
CPyL86: ;
    CPy_DecRef(cpy_r_option);
    CPy_DecRef(cpy_r_rules);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_forced);
    CPyTagged_DecRef(cpy_r_idle);
    goto CPyL62;
CPyL87: ;
    CPy_DecRef(cpy_r_rules);
    CPyTagged_DecRef(cpy_r_forced);
    CPy_DecRef(cpy_r_decision);
    goto CPyL62;
CPyL88: ;
    CPy_DECREF(cpy_r_rules);
    CPyTagged_DECREF(cpy_r_forced);
    goto CPyL51;
CPyL89: ;
    CPy_DecRef(cpy_r_r73);
    CPy_DecRef(cpy_r_r75);
    goto CPyL62;
CPyL90: ;
    CPy_DecRef(cpy_r_r80);
    goto CPyL62;
CPyL91: ;
    CPy_DecRef(cpy_r_rules);
    CPy_DecRef(cpy_r_decision);
    goto CPyL62;
}
        
        PyObject *CPyPy_match___Match____run(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:_run", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_match___Match))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (Py_TYPE(obj_option) == CPyType_option___Option)
                arg_option = obj_option;
            else {
                arg_option = NULL;
            }
            if (arg_option != NULL) goto __LL8980;
            if (obj_option == Py_None)
                arg_option = obj_option;
            else {
                arg_option = NULL;
            }
            if (arg_option != NULL) goto __LL8980;
            CPy_TypeError("serai.kernel.option.Option or None", obj_option); 
            goto fail;
__LL8980: ;
            char retval = CPyDef_match___Match____run(arg_self, arg_option);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "_run", 181, CPyStatic_match___globals);
            return NULL;
        }
        
char CPyDef_match___Match____stand(PyObject *cpy_r_self, PyObject *cpy_r_rules, PyObject *cpy_r_decision) {
    char cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    int32_t cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    CPy_INCREF(cpy_r_rules);
    if (((serai___kernel___match___MatchObject *)cpy_r_self)->__rules != NULL) {
        CPy_DECREF(((serai___kernel___match___MatchObject *)cpy_r_self)->__rules);
    }
    ((serai___kernel___match___MatchObject *)cpy_r_self)->__rules = cpy_r_rules;
    cpy_r_r0 = 1;
    if (unlikely(!cpy_r_r0)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_stand", 223, CPyStatic_match___globals);
        goto CPyL12;
    }
    CPy_INCREF(cpy_r_decision);
    if (((serai___kernel___match___MatchObject *)cpy_r_self)->_decision != NULL) {
        CPy_DECREF(((serai___kernel___match___MatchObject *)cpy_r_self)->_decision);
    }
    ((serai___kernel___match___MatchObject *)cpy_r_self)->_decision = cpy_r_decision;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_stand", 224, CPyStatic_match___globals);
        goto CPyL12;
    }
    cpy_r_r2 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_table;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "_stand", "Match", "table", 225, CPyStatic_match___globals);
        goto CPyL12;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___kernel___table___TableObject *)cpy_r_r2)->_story;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "_stand", "Table", "story", 225, CPyStatic_match___globals);
        goto CPyL12;
    }
CPyL4: ;
    cpy_r_r4 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r5 = cpy_r_r3 != cpy_r_r4;
    if (!cpy_r_r5) goto CPyL11;
    cpy_r_r6 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_table;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "_stand", "Match", "table", 226, CPyStatic_match___globals);
        goto CPyL12;
    }
CPyL6: ;
    cpy_r_r7 = ((serai___kernel___table___TableObject *)cpy_r_r6)->_story;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "_stand", "Table", "story", 226, CPyStatic_match___globals);
        goto CPyL12;
    }
CPyL7: ;
    if (likely(cpy_r_r7 != Py_None))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "_stand", 226, CPyStatic_match___globals, "list", cpy_r_r7);
        goto CPyL12;
    }
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyVarObject, ob_size));
    cpy_r_r10 = *(int64_t *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r10 << 1;
    cpy_r_r12 = ((serai___kernel___match___MatchObject *)cpy_r_self)->__told;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "_stand", "Match", "_told", 226, CPyStatic_match___globals);
        goto CPyL12;
    }
    CPy_INCREF(cpy_r_r12);
CPyL9: ;
    cpy_r_r13 = CPyDef_match___Match___position(cpy_r_self);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_stand", 226, CPyStatic_match___globals);
        goto CPyL13;
    }
CPyL10: ;
    cpy_r_r14 = CPyTagged_StealAsObject(cpy_r_r13);
    cpy_r_r15 = CPyTagged_StealAsObject(cpy_r_r11);
    cpy_r_r16 = CPyDict_SetItem(cpy_r_r12, cpy_r_r14, cpy_r_r15);
    CPy_DECREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r15);
    cpy_r_r17 = cpy_r_r16 >= 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_stand", 226, CPyStatic_match___globals);
        goto CPyL12;
    }
CPyL11: ;
    return 1;
CPyL12: ;
    cpy_r_r18 = 2;
    return cpy_r_r18;
CPyL13: ;
    CPy_DecRef(cpy_r_r12);
    goto CPyL12;
}
        
        PyObject *CPyPy_match___Match____stand(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"rules", "decision", 0};
            static CPyArg_Parser parser = {"OO:_stand", kwlist, 0};
            PyObject *obj_rules;
            PyObject *obj_decision;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_rules, &obj_decision)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_match___Match))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_self); 
                goto fail;
            }
            PyObject *arg_rules;
            arg_rules = obj_rules;
            if (arg_rules != NULL) goto __LL8981;
            if (obj_rules == Py_None)
                arg_rules = obj_rules;
            else {
                arg_rules = NULL;
            }
            if (arg_rules != NULL) goto __LL8981;
            CPy_TypeError("object or None", obj_rules); 
            goto fail;
__LL8981: ;
            PyObject *arg_decision;
            if (Py_TYPE(obj_decision) == CPyType_decision___Decision)
                arg_decision = obj_decision;
            else {
                arg_decision = NULL;
            }
            if (arg_decision != NULL) goto __LL8982;
            if (obj_decision == Py_None)
                arg_decision = obj_decision;
            else {
                arg_decision = NULL;
            }
            if (arg_decision != NULL) goto __LL8982;
            CPy_TypeError("serai.kernel.decision.Decision or None", obj_decision); 
            goto fail;
__LL8982: ;
            char retval = CPyDef_match___Match____stand(arg_self, arg_rules, arg_decision);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "_stand", 222, CPyStatic_match___globals);
            return NULL;
        }
        
char CPyDef_match___Match____turn_page(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    CPyTagged cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_before;
    PyObject *cpy_r_entries;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_r20;
    int64_t cpy_r_r21;
    char cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyTagged cpy_r_r32;
    CPyPtr cpy_r_r33;
    int64_t cpy_r_r34;
    CPyTagged cpy_r_r35;
    CPyTagged cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_left;
    CPyTagged cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    char cpy_r_r60;
    char cpy_r_r61;
    cpy_r_r0 = ((serai___kernel___match___MatchObject *)cpy_r_self)->__chapter;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "_turn_page", "Match", "_chapter", 229, CPyStatic_match___globals);
        goto CPyL34;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___kernel___match___MatchObject *)cpy_r_self)->__recent;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "_turn_page", "Match", "_recent", 230, CPyStatic_match___globals);
        goto CPyL35;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = cpy_r_r3 << 1;
    cpy_r_r5 = cpy_r_r4 != 0;
    if (cpy_r_r5) goto CPyL4;
    cpy_r_r6 = ((serai___kernel___match___ChapterObject *)cpy_r_r0)->_table;
    cpy_r_r7 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r8 = cpy_r_r6 == cpy_r_r7;
    if (!cpy_r_r8) goto CPyL36;
CPyL4: ;
    CPy_INCREF(cpy_r_r0);
    cpy_r_before = cpy_r_r0;
    CPy_INCREF(cpy_r_r1);
    cpy_r_entries = cpy_r_r1;
    cpy_r_r9 = ((serai___kernel___match___ChapterObject *)cpy_r_r0)->_table;
    cpy_r_r10 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r11 = cpy_r_r9 == cpy_r_r10;
    if (cpy_r_r11) {
        goto CPyL37;
    } else
        goto CPyL6;
CPyL5: ;
    cpy_r_r12 = ((serai___kernel___match___ChapterObject *)cpy_r_r0)->_before;
    CPy_INCREF(cpy_r_r12);
    cpy_r_before = cpy_r_r12;
    goto CPyL16;
CPyL6: ;
    cpy_r_r13 = ((serai___kernel___match___ChapterObject *)cpy_r_r0)->_before;
    cpy_r_r14 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r15 = cpy_r_r13 != cpy_r_r14;
    if (!cpy_r_r15) goto CPyL16;
    cpy_r_r16 = ((serai___kernel___match___ChapterObject *)cpy_r_r0)->_position;
    cpy_r_r17 = ((serai___kernel___match___ChapterObject *)cpy_r_r0)->_before;
    if (likely(cpy_r_r17 != Py_None))
        cpy_r_r18 = cpy_r_r17;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "_turn_page", 236, CPyStatic_match___globals, "serai.kernel.match.Chapter", cpy_r_r17);
        goto CPyL38;
    }
    cpy_r_r19 = ((serai___kernel___match___ChapterObject *)cpy_r_r18)->_position;
    cpy_r_r20 = CPyTagged_Subtract(cpy_r_r16, cpy_r_r19);
    cpy_r_r21 = cpy_r_r20 & 1;
    cpy_r_r22 = cpy_r_r21 != 0;
    if (cpy_r_r22) goto CPyL10;
    cpy_r_r23 = 48 & 1;
    cpy_r_r24 = cpy_r_r23 != 0;
    if (!cpy_r_r24) goto CPyL11;
CPyL10: ;
    cpy_r_r25 = CPyTagged_IsLt_(cpy_r_r20, 48);
    cpy_r_r26 = cpy_r_r25;
    goto CPyL12;
CPyL11: ;
    cpy_r_r27 = (Py_ssize_t)cpy_r_r20 < (Py_ssize_t)48;
    cpy_r_r26 = cpy_r_r27;
CPyL12: ;
    CPyTagged_DECREF(cpy_r_r20);
    if (cpy_r_r26) {
        goto CPyL39;
    } else
        goto CPyL16;
CPyL13: ;
    cpy_r_r28 = ((serai___kernel___match___ChapterObject *)cpy_r_r0)->_before;
    CPy_INCREF(cpy_r_r28);
    if (likely(cpy_r_r28 != Py_None))
        cpy_r_r29 = cpy_r_r28;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "_turn_page", 237, CPyStatic_match___globals, "serai.kernel.match.Chapter", cpy_r_r28);
        goto CPyL40;
    }
    cpy_r_before = cpy_r_r29;
    cpy_r_r30 = ((serai___kernel___match___ChapterObject *)cpy_r_r0)->_entries_before;
    CPy_INCREF(cpy_r_r30);
    cpy_r_r31 = PySequence_Concat(cpy_r_r30, cpy_r_r1);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_turn_page", 238, CPyStatic_match___globals);
        goto CPyL41;
    }
    cpy_r_entries = cpy_r_r31;
CPyL16: ;
    cpy_r_r32 = ((serai___kernel___match___ChapterObject *)cpy_r_r0)->_position;
    CPyTagged_INCREF(cpy_r_r32);
    CPy_DECREF(cpy_r_r0);
    cpy_r_r33 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r34 = *(int64_t *)cpy_r_r33;
    CPy_DECREF(cpy_r_r1);
    cpy_r_r35 = cpy_r_r34 << 1;
    cpy_r_r36 = CPyTagged_Add(cpy_r_r32, cpy_r_r35);
    CPyTagged_DECREF(cpy_r_r32);
    cpy_r_r37 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_table;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "_turn_page", "Match", "table", 239, CPyStatic_match___globals);
        goto CPyL42;
    }
    CPy_INCREF(cpy_r_r37);
CPyL17: ;
    cpy_r_r38 = CPY_GET_METHOD(cpy_r_r37, CPyType_kernel___table___Table, 3, serai___kernel___table___TableObject, PyObject * (*)(PyObject *))(cpy_r_r37); /* copy */
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_turn_page", 239, CPyStatic_match___globals);
        goto CPyL42;
    }
    cpy_r_r39 = NULL;
    cpy_r_r40 = CPyDef_match___Chapter(cpy_r_r36, cpy_r_r38, cpy_r_before, cpy_r_entries, cpy_r_r39);
    CPyTagged_DECREF(cpy_r_r36);
    CPy_DECREF(cpy_r_r38);
    CPy_DECREF(cpy_r_before);
    CPy_DECREF(cpy_r_entries);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_turn_page", 239, CPyStatic_match___globals);
        goto CPyL34;
    }
    if (((serai___kernel___match___MatchObject *)cpy_r_self)->__chapter != NULL) {
        CPy_DECREF(((serai___kernel___match___MatchObject *)cpy_r_self)->__chapter);
    }
    ((serai___kernel___match___MatchObject *)cpy_r_self)->__chapter = cpy_r_r40;
    cpy_r_r41 = 1;
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_turn_page", 239, CPyStatic_match___globals);
        goto CPyL34;
    }
    cpy_r_r42 = PyList_New(0);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_turn_page", 240, CPyStatic_match___globals);
        goto CPyL34;
    }
    if (((serai___kernel___match___MatchObject *)cpy_r_self)->__recent != NULL) {
        CPy_DECREF(((serai___kernel___match___MatchObject *)cpy_r_self)->__recent);
    }
    ((serai___kernel___match___MatchObject *)cpy_r_self)->__recent = cpy_r_r42;
    cpy_r_r43 = 1;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_turn_page", 240, CPyStatic_match___globals);
        goto CPyL34;
    }
    cpy_r_r44 = PyList_New(0);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_turn_page", 241, CPyStatic_match___globals);
        goto CPyL34;
    }
    if (((serai___kernel___match___MatchObject *)cpy_r_self)->__forced != NULL) {
        CPy_DECREF(((serai___kernel___match___MatchObject *)cpy_r_self)->__forced);
    }
    ((serai___kernel___match___MatchObject *)cpy_r_self)->__forced = cpy_r_r44;
    cpy_r_r45 = 1;
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_turn_page", 241, CPyStatic_match___globals);
        goto CPyL34;
    } else
        goto CPyL33;
CPyL24: ;
    cpy_r_r46 = ((serai___kernel___match___ChapterObject *)cpy_r_r0)->_left;
    cpy_r_r47 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r48 = cpy_r_r46 != cpy_r_r47;
    if (!cpy_r_r48) goto CPyL27;
    cpy_r_r49 = ((serai___kernel___match___ChapterObject *)cpy_r_r0)->_left;
    CPy_INCREF(cpy_r_r49);
    if (likely(cpy_r_r49 != Py_None))
        cpy_r_r50 = cpy_r_r49;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "_turn_page", 243, CPyStatic_match___globals, "serai.kernel.table.Table", cpy_r_r49);
        goto CPyL35;
    }
    cpy_r_r51 = cpy_r_r50;
    goto CPyL29;
CPyL27: ;
    cpy_r_r52 = ((serai___kernel___match___ChapterObject *)cpy_r_r0)->_table;
    CPy_INCREF(cpy_r_r52);
    if (likely(cpy_r_r52 != Py_None))
        cpy_r_r53 = cpy_r_r52;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "_turn_page", 243, CPyStatic_match___globals, "serai.kernel.table.Table", cpy_r_r52);
        goto CPyL35;
    }
    cpy_r_r51 = cpy_r_r53;
CPyL29: ;
    cpy_r_left = cpy_r_r51;
    cpy_r_r54 = ((serai___kernel___match___ChapterObject *)cpy_r_r0)->_position;
    CPyTagged_INCREF(cpy_r_r54);
    cpy_r_r55 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_table;
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "_turn_page", "Match", "table", 244, CPyStatic_match___globals);
        goto CPyL43;
    }
    CPy_INCREF(cpy_r_r55);
CPyL30: ;
    cpy_r_r56 = CPY_GET_METHOD(cpy_r_r55, CPyType_kernel___table___Table, 3, serai___kernel___table___TableObject, PyObject * (*)(PyObject *))(cpy_r_r55); /* copy */
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_turn_page", 244, CPyStatic_match___globals);
        goto CPyL43;
    }
    cpy_r_r57 = ((serai___kernel___match___ChapterObject *)cpy_r_r0)->_before;
    CPy_INCREF(cpy_r_r57);
    cpy_r_r58 = ((serai___kernel___match___ChapterObject *)cpy_r_r0)->_entries_before;
    CPy_INCREF(cpy_r_r58);
    CPy_DECREF(cpy_r_r0);
    cpy_r_r59 = CPyDef_match___Chapter(cpy_r_r54, cpy_r_r56, cpy_r_r57, cpy_r_r58, cpy_r_left);
    CPyTagged_DECREF(cpy_r_r54);
    CPy_DECREF(cpy_r_r56);
    CPy_DECREF(cpy_r_r57);
    CPy_DECREF(cpy_r_r58);
    CPy_DECREF(cpy_r_left);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_turn_page", 244, CPyStatic_match___globals);
        goto CPyL34;
    }
    if (((serai___kernel___match___MatchObject *)cpy_r_self)->__chapter != NULL) {
        CPy_DECREF(((serai___kernel___match___MatchObject *)cpy_r_self)->__chapter);
    }
    ((serai___kernel___match___MatchObject *)cpy_r_self)->__chapter = cpy_r_r59;
    cpy_r_r60 = 1;
    if (unlikely(!cpy_r_r60)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_turn_page", 244, CPyStatic_match___globals);
        goto CPyL34;
    }
CPyL33: ;
    return 1;
CPyL34: ;
    cpy_r_r61 = 2;
    return cpy_r_r61;
CPyL35: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL34;
CPyL36: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL24;
CPyL37: ;
    CPy_DECREF(cpy_r_before);
    goto CPyL5;
CPyL38: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_before);
    CPy_DecRef(cpy_r_entries);
    goto CPyL34;
CPyL39: ;
    CPy_DECREF(cpy_r_before);
    CPy_DECREF(cpy_r_entries);
    goto CPyL13;
CPyL40: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL34;
CPyL41: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_before);
    goto CPyL34;
CPyL42: ;
    CPy_DecRef(cpy_r_before);
    CPy_DecRef(cpy_r_entries);
    CPyTagged_DecRef(cpy_r_r36);
    goto CPyL34;
CPyL43: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_left);
    CPyTagged_DecRef(cpy_r_r54);
    goto CPyL34;
}
        
        PyObject *CPyPy_match___Match____turn_page(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":_turn_page", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_match___Match))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_self); 
                goto fail;
            }
            char retval = CPyDef_match___Match____turn_page(arg_self);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "_turn_page", 228, CPyStatic_match___globals);
            return NULL;
        }
        
PyObject *CPyDef_match___Match____refusal(PyObject *cpy_r_self, PyObject *cpy_r_id, PyObject *cpy_r_decision) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject **cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject **cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject **cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyPtr cpy_r_r32;
    CPyPtr cpy_r_r33;
    CPyPtr cpy_r_r34;
    CPyPtr cpy_r_r35;
    CPyPtr cpy_r_r36;
    CPyPtr cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject **cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject **cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject **cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    CPyPtr cpy_r_r66;
    CPyPtr cpy_r_r67;
    CPyPtr cpy_r_r68;
    CPyPtr cpy_r_r69;
    CPyPtr cpy_r_r70;
    CPyPtr cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    cpy_r_r0 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_game;
    cpy_r_r1 = ((serai___kernel___game___GameObject *)cpy_r_r0)->_vocabulary;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "_refusal", "Game", "vocabulary", 247, CPyStatic_match___globals);
        goto CPyL25;
    }
    CPy_INCREF(cpy_r_r1);
CPyL1: ;
    cpy_r_r2 = CPyDef_option___Vocabulary_____contains__(cpy_r_r1, cpy_r_id);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == 2)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_refusal", 247, CPyStatic_match___globals);
        goto CPyL25;
    }
    cpy_r_r3 = cpy_r_r2 ^ 1;
    if (!cpy_r_r3) goto CPyL14;
    cpy_r_r4 = CPyStatics[151]; /* '' */
    cpy_r_r5 = CPyStatics[156]; /* '{:{}}' */
    cpy_r_r6 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_game;
    cpy_r_r7 = ((serai___kernel___game___GameObject *)cpy_r_r6)->_name;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "_refusal", "Game", "name", 248, CPyStatic_match___globals);
        goto CPyL25;
    }
    CPy_INCREF(cpy_r_r7);
CPyL4: ;
    cpy_r_r8 = CPyStatics[151]; /* '' */
    cpy_r_r9 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r10[3] = {cpy_r_r5, cpy_r_r7, cpy_r_r8};
    cpy_r_r11 = (PyObject **)&cpy_r_r10;
    cpy_r_r12 = PyObject_VectorcallMethod(cpy_r_r9, cpy_r_r11, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_refusal", 248, CPyStatic_match___globals);
        goto CPyL26;
    }
    CPy_DECREF(cpy_r_r7);
    if (likely(PyUnicode_Check(cpy_r_r12)))
        cpy_r_r13 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "_refusal", 248, CPyStatic_match___globals, "str", cpy_r_r12);
        goto CPyL25;
    }
    cpy_r_r14 = CPyStatics[4715]; /* ' has no option ' */
    cpy_r_r15 = CPyStatics[153]; /* '{!r:{}}' */
    cpy_r_r16 = CPyStatics[151]; /* '' */
    cpy_r_r17 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r18[3] = {cpy_r_r15, cpy_r_id, cpy_r_r16};
    cpy_r_r19 = (PyObject **)&cpy_r_r18;
    cpy_r_r20 = PyObject_VectorcallMethod(cpy_r_r17, cpy_r_r19, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_refusal", 248, CPyStatic_match___globals);
        goto CPyL27;
    }
    if (likely(PyUnicode_Check(cpy_r_r20)))
        cpy_r_r21 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "_refusal", 248, CPyStatic_match___globals, "str", cpy_r_r20);
        goto CPyL27;
    }
    cpy_r_r22 = CPyStatics[4716]; /* '; offered are ' */
    cpy_r_r23 = CPyStatics[156]; /* '{:{}}' */
    cpy_r_r24 = CPyDef_match____listed(cpy_r_decision);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_refusal", 248, CPyStatic_match___globals);
        goto CPyL28;
    }
    cpy_r_r25 = CPyStatics[151]; /* '' */
    cpy_r_r26 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r27[3] = {cpy_r_r23, cpy_r_r24, cpy_r_r25};
    cpy_r_r28 = (PyObject **)&cpy_r_r27;
    cpy_r_r29 = PyObject_VectorcallMethod(cpy_r_r26, cpy_r_r28, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_refusal", 248, CPyStatic_match___globals);
        goto CPyL29;
    }
    CPy_DECREF(cpy_r_r24);
    if (likely(PyUnicode_Check(cpy_r_r29)))
        cpy_r_r30 = cpy_r_r29;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "_refusal", 248, CPyStatic_match___globals, "str", cpy_r_r29);
        goto CPyL28;
    }
    cpy_r_r31 = PyList_New(5);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_refusal", 248, CPyStatic_match___globals);
        goto CPyL30;
    }
    cpy_r_r32 = (CPyPtr)((CPyPtr)cpy_r_r31 + offsetof(PyListObject, ob_item));
    cpy_r_r33 = *(CPyPtr *)cpy_r_r32;
    *(PyObject * *)cpy_r_r33 = cpy_r_r13;
    CPy_INCREF(cpy_r_r14);
    cpy_r_r34 = cpy_r_r33 + 8;
    *(PyObject * *)cpy_r_r34 = cpy_r_r14;
    cpy_r_r35 = cpy_r_r33 + 16;
    *(PyObject * *)cpy_r_r35 = cpy_r_r21;
    CPy_INCREF(cpy_r_r22);
    cpy_r_r36 = cpy_r_r33 + 24;
    *(PyObject * *)cpy_r_r36 = cpy_r_r22;
    cpy_r_r37 = cpy_r_r33 + 32;
    *(PyObject * *)cpy_r_r37 = cpy_r_r30;
    cpy_r_r38 = PyUnicode_Join(cpy_r_r4, cpy_r_r31);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_refusal", 248, CPyStatic_match___globals);
        goto CPyL25;
    }
    return cpy_r_r38;
CPyL14: ;
    cpy_r_r39 = CPyDef_match___Match___why_not(cpy_r_self, cpy_r_id);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_refusal", 249, CPyStatic_match___globals);
        goto CPyL25;
    }
    cpy_r_r40 = CPyStatics[151]; /* '' */
    cpy_r_r41 = CPyStatics[153]; /* '{!r:{}}' */
    cpy_r_r42 = CPyStatics[151]; /* '' */
    cpy_r_r43 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r44[3] = {cpy_r_r41, cpy_r_id, cpy_r_r42};
    cpy_r_r45 = (PyObject **)&cpy_r_r44;
    cpy_r_r46 = PyObject_VectorcallMethod(cpy_r_r43, cpy_r_r45, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_refusal", 250, CPyStatic_match___globals);
        goto CPyL31;
    }
    if (likely(PyUnicode_Check(cpy_r_r46)))
        cpy_r_r47 = cpy_r_r46;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "_refusal", 250, CPyStatic_match___globals, "str", cpy_r_r46);
        goto CPyL31;
    }
    cpy_r_r48 = CPyStatics[4717]; /* ' cannot be chosen: ' */
    cpy_r_r49 = CPyStatics[153]; /* '{!r:{}}' */
    cpy_r_r50 = CPyStatics[151]; /* '' */
    cpy_r_r51 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r52[3] = {cpy_r_r49, cpy_r_r39, cpy_r_r50};
    cpy_r_r53 = (PyObject **)&cpy_r_r52;
    cpy_r_r54 = PyObject_VectorcallMethod(cpy_r_r51, cpy_r_r53, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_refusal", 250, CPyStatic_match___globals);
        goto CPyL32;
    }
    CPy_DECREF(cpy_r_r39);
    if (likely(PyUnicode_Check(cpy_r_r54)))
        cpy_r_r55 = cpy_r_r54;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "_refusal", 250, CPyStatic_match___globals, "str", cpy_r_r54);
        goto CPyL33;
    }
    cpy_r_r56 = CPyStatics[4716]; /* '; offered are ' */
    cpy_r_r57 = CPyStatics[156]; /* '{:{}}' */
    cpy_r_r58 = CPyDef_match____listed(cpy_r_decision);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_refusal", 250, CPyStatic_match___globals);
        goto CPyL34;
    }
    cpy_r_r59 = CPyStatics[151]; /* '' */
    cpy_r_r60 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r61[3] = {cpy_r_r57, cpy_r_r58, cpy_r_r59};
    cpy_r_r62 = (PyObject **)&cpy_r_r61;
    cpy_r_r63 = PyObject_VectorcallMethod(cpy_r_r60, cpy_r_r62, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_refusal", 250, CPyStatic_match___globals);
        goto CPyL35;
    }
    CPy_DECREF(cpy_r_r58);
    if (likely(PyUnicode_Check(cpy_r_r63)))
        cpy_r_r64 = cpy_r_r63;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "_refusal", 250, CPyStatic_match___globals, "str", cpy_r_r63);
        goto CPyL34;
    }
    cpy_r_r65 = PyList_New(5);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_refusal", 250, CPyStatic_match___globals);
        goto CPyL36;
    }
    cpy_r_r66 = (CPyPtr)((CPyPtr)cpy_r_r65 + offsetof(PyListObject, ob_item));
    cpy_r_r67 = *(CPyPtr *)cpy_r_r66;
    *(PyObject * *)cpy_r_r67 = cpy_r_r47;
    CPy_INCREF(cpy_r_r48);
    cpy_r_r68 = cpy_r_r67 + 8;
    *(PyObject * *)cpy_r_r68 = cpy_r_r48;
    cpy_r_r69 = cpy_r_r67 + 16;
    *(PyObject * *)cpy_r_r69 = cpy_r_r55;
    CPy_INCREF(cpy_r_r56);
    cpy_r_r70 = cpy_r_r67 + 24;
    *(PyObject * *)cpy_r_r70 = cpy_r_r56;
    cpy_r_r71 = cpy_r_r67 + 32;
    *(PyObject * *)cpy_r_r71 = cpy_r_r64;
    cpy_r_r72 = PyUnicode_Join(cpy_r_r40, cpy_r_r65);
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_refusal", 250, CPyStatic_match___globals);
        goto CPyL25;
    }
    return cpy_r_r72;
CPyL25: ;
    cpy_r_r73 = NULL;
    return cpy_r_r73;
CPyL26: ;
    CPy_DecRef(cpy_r_r7);
    goto CPyL25;
CPyL27: ;
    CPy_DecRef(cpy_r_r13);
    goto CPyL25;
CPyL28: ;
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r21);
    goto CPyL25;
CPyL29: ;
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r24);
    goto CPyL25;
CPyL30: ;
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r30);
    goto CPyL25;
CPyL31: ;
    CPy_DecRef(cpy_r_r39);
    goto CPyL25;
CPyL32: ;
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r47);
    goto CPyL25;
CPyL33: ;
    CPy_DecRef(cpy_r_r47);
    goto CPyL25;
CPyL34: ;
    CPy_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r55);
    goto CPyL25;
CPyL35: ;
    CPy_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r58);
    goto CPyL25;
CPyL36: ;
    CPy_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r64);
    goto CPyL25;
}
        
        PyObject *CPyPy_match___Match____refusal(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"id", "decision", 0};
            static CPyArg_Parser parser = {"OO:_refusal", kwlist, 0};
            PyObject *obj_id;
            PyObject *obj_decision;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_id, &obj_decision)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_match___Match))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_self); 
                goto fail;
            }
            PyObject *arg_id;
            if (likely(PyUnicode_Check(obj_id)))
                arg_id = obj_id;
            else {
                CPy_TypeError("str", obj_id); 
                goto fail;
            }
            PyObject *arg_decision;
            if (likely(Py_TYPE(obj_decision) == CPyType_decision___Decision))
                arg_decision = obj_decision;
            else {
                CPy_TypeError("serai.kernel.decision.Decision", obj_decision); 
                goto fail;
            }
            PyObject *retval = CPyDef_match___Match____refusal(arg_self, arg_id, arg_decision);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "_refusal", 246, CPyStatic_match___globals);
            return NULL;
        }
        
char CPyDef_match___Match___is_over(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    cpy_r_r0 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_decision;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "is_over", "Match", "decision", 254, CPyStatic_match___globals);
        goto CPyL2;
    }
CPyL1: ;
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_r0 == cpy_r_r1;
    return cpy_r_r2;
CPyL2: ;
    cpy_r_r3 = 2;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_match___Match___is_over(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":is_over", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_match___Match))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_self); 
                goto fail;
            }
            char retval = CPyDef_match___Match___is_over(arg_self);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "is_over", 253, CPyStatic_match___globals);
            return NULL;
        }
        
PyObject *CPyDef_match___Match___refusals(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    cpy_r_r0 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_decision;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "refusals", "Match", "decision", 258, CPyStatic_match___globals);
        goto CPyL9;
    }
CPyL1: ;
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_r0 != cpy_r_r1;
    if (!cpy_r_r2) goto CPyL6;
    cpy_r_r3 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_decision;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "refusals", "Match", "decision", 258, CPyStatic_match___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_r3);
CPyL3: ;
    if (likely(cpy_r_r3 != Py_None))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "refusals", 258, CPyStatic_match___globals, "serai.kernel.decision.Decision", cpy_r_r3);
        goto CPyL9;
    }
    cpy_r_r5 = CPyDef_decision___Decision___refusals(cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "refusals", 258, CPyStatic_match___globals);
        goto CPyL9;
    }
    cpy_r_r6 = cpy_r_r5;
    goto CPyL8;
CPyL6: ;
    cpy_r_r7 = PyList_New(0);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "refusals", 258, CPyStatic_match___globals);
        goto CPyL9;
    }
    cpy_r_r6 = cpy_r_r7;
CPyL8: ;
    return cpy_r_r6;
CPyL9: ;
    cpy_r_r8 = NULL;
    return cpy_r_r8;
}
        
        PyObject *CPyPy_match___Match___refusals(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":refusals", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_match___Match))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_match___Match___refusals(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "refusals", 256, CPyStatic_match___globals);
            return NULL;
        }
        
PyObject *CPyDef_match___Match___why_not(PyObject *cpy_r_self, PyObject *cpy_r_id) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
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
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    int64_t cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    cpy_r_r0 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_decision;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "why_not", "Match", "decision", 262, CPyStatic_match___globals);
        goto CPyL18;
    }
CPyL1: ;
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_r0 != cpy_r_r1;
    if (!cpy_r_r2) goto CPyL7;
    cpy_r_r3 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_decision;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "why_not", "Match", "decision", 262, CPyStatic_match___globals);
        goto CPyL18;
    }
    CPy_INCREF(cpy_r_r3);
CPyL3: ;
    if (likely(cpy_r_r3 != Py_None))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "why_not", 262, CPyStatic_match___globals, "serai.kernel.decision.Decision", cpy_r_r3);
        goto CPyL18;
    }
    cpy_r_r5 = CPyDef_decision___Decision___find(cpy_r_r4, cpy_r_id);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "why_not", 262, CPyStatic_match___globals);
        goto CPyL18;
    }
    cpy_r_r6 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r7 = cpy_r_r5 != cpy_r_r6;
    CPy_DECREF(cpy_r_r5);
    if (!cpy_r_r7) goto CPyL7;
    cpy_r_r8 = Py_None;
    CPy_INCREF(cpy_r_r8);
    return cpy_r_r8;
CPyL7: ;
    cpy_r_r9 = CPyDef_match___Match___refusals(cpy_r_self);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "why_not", 264, CPyStatic_match___globals);
        goto CPyL18;
    }
    cpy_r_r10 = 0;
CPyL9: ;
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyVarObject, ob_size));
    cpy_r_r12 = *(int64_t *)cpy_r_r11;
    cpy_r_r13 = cpy_r_r10 < cpy_r_r12;
    if (!cpy_r_r13) goto CPyL19;
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyListObject, ob_item));
    cpy_r_r15 = *(CPyPtr *)cpy_r_r14;
    cpy_r_r16 = cpy_r_r10 * 8;
    cpy_r_r17 = cpy_r_r15 + cpy_r_r16;
    cpy_r_r18 = *(PyObject * *)cpy_r_r17;
    CPy_INCREF(cpy_r_r18);
    if (likely(Py_TYPE(cpy_r_r18) == CPyType_option___Refusal))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "why_not", 264, CPyStatic_match___globals, "serai.kernel.option.Refusal", cpy_r_r18);
        goto CPyL20;
    }
    cpy_r_r20 = ((serai___kernel___option___RefusalObject *)cpy_r_r19)->_option;
    cpy_r_r21 = ((serai___kernel___option___OptionObject *)cpy_r_r20)->_id;
    CPy_INCREF(cpy_r_r21);
    cpy_r_r22 = CPyStr_Equal(cpy_r_r21, cpy_r_id);
    CPy_DECREF(cpy_r_r21);
    if (cpy_r_r22) {
        goto CPyL21;
    } else
        goto CPyL22;
CPyL12: ;
    cpy_r_r23 = ((serai___kernel___option___RefusalObject *)cpy_r_r19)->_reason;
    CPy_INCREF(cpy_r_r23);
    CPy_DECREF(cpy_r_r19);
    return cpy_r_r23;
CPyL13: ;
    cpy_r_r24 = cpy_r_r10 + 1;
    cpy_r_r10 = cpy_r_r24;
    goto CPyL9;
CPyL14: ;
    cpy_r_r25 = CPyStatic_match___NOT_ASKED;
    if (likely(cpy_r_r25 != NULL)) goto CPyL17;
    PyErr_SetString(PyExc_NameError, "value for final name \"NOT_ASKED\" was not set");
    cpy_r_r26 = 0;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "why_not", 267, CPyStatic_match___globals);
        goto CPyL18;
    }
    CPy_Unreachable();
CPyL17: ;
    CPy_INCREF(cpy_r_r25);
    return cpy_r_r25;
CPyL18: ;
    cpy_r_r27 = NULL;
    return cpy_r_r27;
CPyL19: ;
    CPy_DECREF(cpy_r_r9);
    goto CPyL14;
CPyL20: ;
    CPy_DecRef(cpy_r_r9);
    goto CPyL18;
CPyL21: ;
    CPy_DECREF(cpy_r_r9);
    goto CPyL12;
CPyL22: ;
    CPy_DECREF(cpy_r_r19);
    goto CPyL13;
}
        
        PyObject *CPyPy_match___Match___why_not(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"id", 0};
            static CPyArg_Parser parser = {"O:why_not", kwlist, 0};
            PyObject *obj_id;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_id)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_match___Match))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_self); 
                goto fail;
            }
            PyObject *arg_id;
            if (likely(PyUnicode_Check(obj_id)))
                arg_id = obj_id;
            else {
                CPy_TypeError("str", obj_id); 
                goto fail;
            }
            PyObject *retval = CPyDef_match___Match___why_not(arg_self, arg_id);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "why_not", 260, CPyStatic_match___globals);
            return NULL;
        }
        
CPyTagged CPyDef_match___Match___position(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyPtr cpy_r_r3;
    int64_t cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_r7;
    cpy_r_r0 = ((serai___kernel___match___MatchObject *)cpy_r_self)->__chapter;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "position", "Match", "_chapter", 274, CPyStatic_match___globals);
        goto CPyL3;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___kernel___match___ChapterObject *)cpy_r_r0)->_position;
    CPyTagged_INCREF(cpy_r_r1);
    cpy_r_r2 = ((serai___kernel___match___MatchObject *)cpy_r_self)->__recent;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "position", "Match", "_recent", 274, CPyStatic_match___globals);
        goto CPyL4;
    }
CPyL2: ;
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r4 = *(int64_t *)cpy_r_r3;
    cpy_r_r5 = cpy_r_r4 << 1;
    cpy_r_r6 = CPyTagged_Add(cpy_r_r1, cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r1);
    return cpy_r_r6;
CPyL3: ;
    cpy_r_r7 = CPY_INT_TAG;
    return cpy_r_r7;
CPyL4: ;
    CPyTagged_DecRef(cpy_r_r1);
    goto CPyL3;
}
        
        PyObject *CPyPy_match___Match___position(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":position", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_match___Match))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_self); 
                goto fail;
            }
            CPyTagged retval = CPyDef_match___Match___position(arg_self);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "position", 272, CPyStatic_match___globals);
            return NULL;
        }
        
CPyTagged CPyDef_match___Match___turn_start(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    cpy_r_r0 = ((serai___kernel___match___MatchObject *)cpy_r_self)->__chapter;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "turn_start", "Match", "_chapter", 279, CPyStatic_match___globals);
        goto CPyL2;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___kernel___match___ChapterObject *)cpy_r_r0)->_position;
    CPyTagged_INCREF(cpy_r_r1);
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = CPY_INT_TAG;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_match___Match___turn_start(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":turn_start", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_match___Match))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_self); 
                goto fail;
            }
            CPyTagged retval = CPyDef_match___Match___turn_start(arg_self);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "turn_start", 277, CPyStatic_match___globals);
            return NULL;
        }
        
PyObject *CPyDef_match___Match___entries(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    CPyPtr cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_chapter;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    int32_t cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyPtr cpy_r_r14;
    int64_t cpy_r_r15;
    int64_t cpy_r_r16;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    CPyPtr cpy_r_r19;
    int64_t cpy_r_r20;
    char cpy_r_r21;
    CPyPtr cpy_r_r22;
    CPyPtr cpy_r_r23;
    int64_t cpy_r_r24;
    CPyPtr cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    int64_t cpy_r_r28;
    CPyPtr cpy_r_r29;
    int64_t cpy_r_r30;
    char cpy_r_r31;
    CPyPtr cpy_r_r32;
    CPyPtr cpy_r_r33;
    int64_t cpy_r_r34;
    CPyPtr cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    int32_t cpy_r_r38;
    char cpy_r_r39;
    int64_t cpy_r_r40;
    int64_t cpy_r_r41;
    PyObject *cpy_r_r42;
    cpy_r_r0 = ((serai___kernel___match___MatchObject *)cpy_r_self)->__recent;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "entries", "Match", "_recent", 284, CPyStatic_match___globals);
        goto CPyL21;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = PyList_New(1);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "entries", 284, CPyStatic_match___globals);
        goto CPyL22;
    }
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyListObject, ob_item));
    cpy_r_r3 = *(CPyPtr *)cpy_r_r2;
    *(PyObject * *)cpy_r_r3 = cpy_r_r0;
    cpy_r_r4 = ((serai___kernel___match___MatchObject *)cpy_r_self)->__chapter;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "entries", "Match", "_chapter", 285, CPyStatic_match___globals);
        goto CPyL23;
    }
    CPy_INCREF(cpy_r_r4);
CPyL3: ;
    cpy_r_chapter = cpy_r_r4;
CPyL4: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_chapter != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL24;
    if (likely(cpy_r_chapter != Py_None))
        cpy_r_r7 = cpy_r_chapter;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "entries", 287, CPyStatic_match___globals, "serai.kernel.match.Chapter", cpy_r_chapter);
        goto CPyL25;
    }
    cpy_r_r8 = ((serai___kernel___match___ChapterObject *)cpy_r_r7)->_entries_before;
    CPy_INCREF(cpy_r_r8);
    cpy_r_r9 = PyList_Append(cpy_r_r1, cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    cpy_r_r10 = cpy_r_r9 >= 0;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "entries", 287, CPyStatic_match___globals);
        goto CPyL25;
    }
    if (likely(cpy_r_chapter != Py_None))
        cpy_r_r11 = cpy_r_chapter;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "entries", 288, CPyStatic_match___globals, "serai.kernel.match.Chapter", cpy_r_chapter);
        goto CPyL25;
    }
    cpy_r_r12 = ((serai___kernel___match___ChapterObject *)cpy_r_r11)->_before;
    CPy_INCREF(cpy_r_r12);
    CPy_DECREF(cpy_r_chapter);
    cpy_r_chapter = cpy_r_r12;
    goto CPyL4;
CPyL9: ;
    cpy_r_r13 = PyList_New(0);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "entries", 289, CPyStatic_match___globals);
        goto CPyL23;
    }
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r15 = *(int64_t *)cpy_r_r14;
    cpy_r_r16 = cpy_r_r15 - 1;
    cpy_r_r17 = cpy_r_r16;
CPyL11: ;
    cpy_r_r18 = cpy_r_r17 >= 0;
    if (!cpy_r_r18) goto CPyL26;
    cpy_r_r19 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r20 = *(int64_t *)cpy_r_r19;
    cpy_r_r21 = cpy_r_r17 < cpy_r_r20;
    if (!cpy_r_r21) goto CPyL26;
    cpy_r_r22 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyListObject, ob_item));
    cpy_r_r23 = *(CPyPtr *)cpy_r_r22;
    cpy_r_r24 = cpy_r_r17 * 8;
    cpy_r_r25 = cpy_r_r23 + cpy_r_r24;
    cpy_r_r26 = *(PyObject * *)cpy_r_r25;
    CPy_INCREF(cpy_r_r26);
    if (likely(PyList_Check(cpy_r_r26)))
        cpy_r_r27 = cpy_r_r26;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "entries", 289, CPyStatic_match___globals, "list", cpy_r_r26);
        goto CPyL27;
    }
    cpy_r_r28 = 0;
CPyL15: ;
    cpy_r_r29 = (CPyPtr)((CPyPtr)cpy_r_r27 + offsetof(PyVarObject, ob_size));
    cpy_r_r30 = *(int64_t *)cpy_r_r29;
    cpy_r_r31 = cpy_r_r28 < cpy_r_r30;
    if (!cpy_r_r31) goto CPyL28;
    cpy_r_r32 = (CPyPtr)((CPyPtr)cpy_r_r27 + offsetof(PyListObject, ob_item));
    cpy_r_r33 = *(CPyPtr *)cpy_r_r32;
    cpy_r_r34 = cpy_r_r28 * 8;
    cpy_r_r35 = cpy_r_r33 + cpy_r_r34;
    cpy_r_r36 = *(PyObject * *)cpy_r_r35;
    CPy_INCREF(cpy_r_r36);
    if (Py_TYPE(cpy_r_r36) == CPyType_option___Option)
        cpy_r_r37 = cpy_r_r36;
    else {
        cpy_r_r37 = NULL;
    }
    if (cpy_r_r37 != NULL) goto __LL8983;
    if (PyTuple_Check(cpy_r_r36))
        cpy_r_r37 = cpy_r_r36;
    else {
        cpy_r_r37 = NULL;
    }
    if (cpy_r_r37 != NULL) goto __LL8983;
    CPy_TypeErrorTraceback("src/serai/kernel/match.py", "entries", 289, CPyStatic_match___globals, "union[serai.kernel.option.Option, tuple]", cpy_r_r36);
    goto CPyL29;
__LL8983: ;
    cpy_r_r38 = PyList_Append(cpy_r_r13, cpy_r_r37);
    CPy_DECREF(cpy_r_r37);
    cpy_r_r39 = cpy_r_r38 >= 0;
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "entries", 289, CPyStatic_match___globals);
        goto CPyL29;
    }
    cpy_r_r40 = cpy_r_r28 + 1;
    cpy_r_r28 = cpy_r_r40;
    goto CPyL15;
CPyL19: ;
    cpy_r_r41 = cpy_r_r17 + -1;
    cpy_r_r17 = cpy_r_r41;
    goto CPyL11;
CPyL20: ;
    return cpy_r_r13;
CPyL21: ;
    cpy_r_r42 = NULL;
    return cpy_r_r42;
CPyL22: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL21;
CPyL23: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL21;
CPyL24: ;
    CPy_DECREF(cpy_r_chapter);
    goto CPyL9;
CPyL25: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_chapter);
    goto CPyL21;
CPyL26: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL20;
CPyL27: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r13);
    goto CPyL21;
CPyL28: ;
    CPy_DECREF(cpy_r_r27);
    goto CPyL19;
CPyL29: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r27);
    goto CPyL21;
}
        
        PyObject *CPyPy_match___Match___entries(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":entries", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_match___Match))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_match___Match___entries(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "entries", 282, CPyStatic_match___globals);
            return NULL;
        }
        
PyObject *CPyDef_match___Match___last_entry(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_entries;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_chapter;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    CPyTagged cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyPtr cpy_r_r12;
    int64_t cpy_r_r13;
    CPyTagged cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    cpy_r_r0 = ((serai___kernel___match___MatchObject *)cpy_r_self)->__recent;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "last_entry", "Match", "_recent", 294, CPyStatic_match___globals);
        goto CPyL14;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_entries = cpy_r_r0;
    cpy_r_r1 = ((serai___kernel___match___MatchObject *)cpy_r_self)->__chapter;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "last_entry", "Match", "_chapter", 295, CPyStatic_match___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_chapter = cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_entries + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = cpy_r_r3 << 1;
    cpy_r_r5 = cpy_r_r4 != 0;
    if (cpy_r_r5) goto CPyL16;
    cpy_r_r6 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r7 = cpy_r_chapter != cpy_r_r6;
    if (cpy_r_r7) {
        goto CPyL17;
    } else
        goto CPyL16;
CPyL5: ;
    if (likely(cpy_r_chapter != Py_None))
        cpy_r_r8 = cpy_r_chapter;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "last_entry", 297, CPyStatic_match___globals, "serai.kernel.match.Chapter", cpy_r_chapter);
        goto CPyL18;
    }
    cpy_r_r9 = ((serai___kernel___match___ChapterObject *)cpy_r_r8)->_entries_before;
    CPy_INCREF(cpy_r_r9);
    if (likely(cpy_r_chapter != Py_None))
        cpy_r_r10 = cpy_r_chapter;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "last_entry", 297, CPyStatic_match___globals, "serai.kernel.match.Chapter", cpy_r_chapter);
        goto CPyL19;
    }
    cpy_r_r11 = ((serai___kernel___match___ChapterObject *)cpy_r_r10)->_before;
    CPy_INCREF(cpy_r_r11);
    CPy_DECREF(cpy_r_chapter);
    cpy_r_entries = cpy_r_r9;
    cpy_r_chapter = cpy_r_r11;
    goto CPyL3;
CPyL8: ;
    cpy_r_r12 = (CPyPtr)((CPyPtr)cpy_r_entries + offsetof(PyVarObject, ob_size));
    cpy_r_r13 = *(int64_t *)cpy_r_r12;
    cpy_r_r14 = cpy_r_r13 << 1;
    cpy_r_r15 = cpy_r_r14 != 0;
    if (!cpy_r_r15) goto CPyL20;
    cpy_r_r16 = CPyList_GetItemShort(cpy_r_entries, -2);
    CPy_DECREF(cpy_r_entries);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "last_entry", 298, CPyStatic_match___globals);
        goto CPyL14;
    }
    if (Py_TYPE(cpy_r_r16) == CPyType_option___Option)
        cpy_r_r17 = cpy_r_r16;
    else {
        cpy_r_r17 = NULL;
    }
    if (cpy_r_r17 != NULL) goto __LL8984;
    if (PyTuple_Check(cpy_r_r16))
        cpy_r_r17 = cpy_r_r16;
    else {
        cpy_r_r17 = NULL;
    }
    if (cpy_r_r17 != NULL) goto __LL8984;
    CPy_TypeErrorTraceback("src/serai/kernel/match.py", "last_entry", 298, CPyStatic_match___globals, "union[serai.kernel.option.Option, tuple]", cpy_r_r16);
    goto CPyL14;
__LL8984: ;
    cpy_r_r18 = cpy_r_r17;
    goto CPyL13;
CPyL12: ;
    cpy_r_r19 = Py_None;
    CPy_INCREF(cpy_r_r19);
    cpy_r_r18 = cpy_r_r19;
CPyL13: ;
    return cpy_r_r18;
CPyL14: ;
    cpy_r_r20 = NULL;
    return cpy_r_r20;
CPyL15: ;
    CPy_DecRef(cpy_r_entries);
    goto CPyL14;
CPyL16: ;
    CPy_DECREF(cpy_r_chapter);
    goto CPyL8;
CPyL17: ;
    CPy_DECREF(cpy_r_entries);
    goto CPyL5;
CPyL18: ;
    CPy_DecRef(cpy_r_chapter);
    goto CPyL14;
CPyL19: ;
    CPy_DecRef(cpy_r_chapter);
    CPy_DecRef(cpy_r_r9);
    goto CPyL14;
CPyL20: ;
    CPy_DECREF(cpy_r_entries);
    goto CPyL12;
}
        
        PyObject *CPyPy_match___Match___last_entry(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":last_entry", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_match___Match))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_match___Match___last_entry(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "last_entry", 292, CPyStatic_match___globals);
            return NULL;
        }
        
PyObject *CPyDef_match___Match___observe(PyObject *cpy_r_self, CPyTagged cpy_r_seat) {
    char cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_match___Match____check_seat(cpy_r_self, cpy_r_seat);
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "observe", 302, CPyStatic_match___globals);
        goto CPyL4;
    }
    cpy_r_r1 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_game;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_table;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "observe", "Match", "table", 303, CPyStatic_match___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_r2);
CPyL2: ;
    cpy_r_r3 = CPY_GET_METHOD(cpy_r_r1, CPyType_game___Game, 7, serai___kernel___game___GameObject, PyObject * (*)(PyObject *, PyObject *, CPyTagged))(cpy_r_r1, cpy_r_r2, cpy_r_seat); /* observe */
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "observe", 303, CPyStatic_match___globals);
        goto CPyL4;
    }
    return cpy_r_r3;
CPyL4: ;
    cpy_r_r4 = NULL;
    return cpy_r_r4;
CPyL5: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL4;
}
        
        PyObject *CPyPy_match___Match___observe(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"seat", 0};
            static CPyArg_Parser parser = {"O:observe", kwlist, 0};
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_match___Match))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_self); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_match___Match___observe(arg_self, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "observe", 300, CPyStatic_match___globals);
            return NULL;
        }
        
PyObject *CPyDef_match___Match___score(PyObject *cpy_r_self, CPyTagged cpy_r_seat) {
    char cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_match___Match____check_seat(cpy_r_self, cpy_r_seat);
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "score", 307, CPyStatic_match___globals);
        goto CPyL4;
    }
    cpy_r_r1 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_game;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_table;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "score", "Match", "table", 308, CPyStatic_match___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_r2);
CPyL2: ;
    cpy_r_r3 = CPY_GET_METHOD(cpy_r_r1, CPyType_game___Game, 12, serai___kernel___game___GameObject, PyObject * (*)(PyObject *, PyObject *, CPyTagged))(cpy_r_r1, cpy_r_r2, cpy_r_seat); /* score */
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "score", 308, CPyStatic_match___globals);
        goto CPyL4;
    }
    return cpy_r_r3;
CPyL4: ;
    cpy_r_r4 = NULL;
    return cpy_r_r4;
CPyL5: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL4;
}
        
        PyObject *CPyPy_match___Match___score(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"seat", 0};
            static CPyArg_Parser parser = {"O:score", kwlist, 0};
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_match___Match))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_self); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_match___Match___score(arg_self, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "score", 305, CPyStatic_match___globals);
            return NULL;
        }
        
PyObject *CPyDef_match___Match___digest(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_table;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "digest", "Match", "table", 312, CPyStatic_match___globals);
        goto CPyL3;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = CPyDef_state___State___digest(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "digest", 312, CPyStatic_match___globals);
        goto CPyL3;
    }
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_match___Match___digest(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":digest", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_match___Match))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_match___Match___digest(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "digest", 310, CPyStatic_match___globals);
            return NULL;
        }
        
PyObject *CPyDef_match___Match___events(PyObject *cpy_r_self, CPyTagged cpy_r_viewer, CPyTagged cpy_r_since) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyPtr cpy_r_r5;
    int64_t cpy_r_r6;
    CPyTagged cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_story;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_first;
    PyObject *cpy_r_r19;
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
    int64_t cpy_r_r35;
    PyObject *cpy_r_r36;
    if (cpy_r_since != CPY_INT_TAG) goto CPyL28;
    cpy_r_since = 0;
CPyL2: ;
    cpy_r_r0 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_table;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "events", "Match", "table", 316, CPyStatic_match___globals);
        goto CPyL29;
    }
CPyL3: ;
    cpy_r_r1 = ((serai___kernel___table___TableObject *)cpy_r_r0)->_story;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "events", "Table", "story", 316, CPyStatic_match___globals);
        goto CPyL29;
    }
    CPy_INCREF(cpy_r_r1);
CPyL4: ;
    cpy_r_r2 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r3 = cpy_r_r1 != cpy_r_r2;
    if (!cpy_r_r3) goto CPyL30;
    CPy_INCREF(cpy_r_r1);
    if (likely(cpy_r_r1 != Py_None))
        cpy_r_r4 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "events", 316, CPyStatic_match___globals, "list", cpy_r_r1);
        goto CPyL31;
    }
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r6 = *(int64_t *)cpy_r_r5;
    CPy_DECREF(cpy_r_r4);
    cpy_r_r7 = cpy_r_r6 << 1;
    cpy_r_r8 = cpy_r_r7 != 0;
    if (!cpy_r_r8) goto CPyL30;
    if (likely(cpy_r_r1 != Py_None))
        cpy_r_r9 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "events", 316, CPyStatic_match___globals, "list", cpy_r_r1);
        goto CPyL29;
    }
    cpy_r_r10 = cpy_r_r9;
    goto CPyL11;
CPyL9: ;
    cpy_r_r11 = PyList_New(0);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "events", 316, CPyStatic_match___globals);
        goto CPyL29;
    }
    cpy_r_r10 = cpy_r_r11;
CPyL11: ;
    cpy_r_story = cpy_r_r10;
    cpy_r_r12 = cpy_r_since != 0;
    if (!cpy_r_r12) goto CPyL32;
    cpy_r_r13 = ((serai___kernel___match___MatchObject *)cpy_r_self)->__told;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "events", "Match", "_told", 317, CPyStatic_match___globals);
        goto CPyL33;
    }
    CPy_INCREF(cpy_r_r13);
CPyL13: ;
    cpy_r_r14 = CPyTagged_StealAsObject(cpy_r_since);
    cpy_r_r15 = CPyStatics[4896]; /* 0 */
    cpy_r_r16 = CPyDict_Get(cpy_r_r13, cpy_r_r14, cpy_r_r15);
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "events", 317, CPyStatic_match___globals);
        goto CPyL34;
    }
    if (likely(PyLong_Check(cpy_r_r16)))
        cpy_r_r17 = CPyTagged_FromObject(cpy_r_r16);
    else {
        CPy_TypeError("int", cpy_r_r16); cpy_r_r17 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "events", 317, CPyStatic_match___globals);
        goto CPyL34;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL17;
CPyL16: ;
    cpy_r_r18 = 0;
CPyL17: ;
    cpy_r_first = cpy_r_r18;
    cpy_r_r19 = CPyList_GetSlice(cpy_r_story, cpy_r_first, 9223372036854775806LL);
    CPy_DECREF(cpy_r_story);
    CPyTagged_DECREF(cpy_r_first);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "events", 318, CPyStatic_match___globals);
        goto CPyL27;
    }
    if (likely(PyList_Check(cpy_r_r19)))
        cpy_r_r20 = cpy_r_r19;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "events", 318, CPyStatic_match___globals, "list", cpy_r_r19);
        goto CPyL27;
    }
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r20 + offsetof(PyVarObject, ob_size));
    cpy_r_r22 = *(int64_t *)cpy_r_r21;
    cpy_r_r23 = PyList_New(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "events", 318, CPyStatic_match___globals);
        goto CPyL35;
    }
    cpy_r_r24 = 0;
CPyL21: ;
    cpy_r_r25 = (CPyPtr)((CPyPtr)cpy_r_r20 + offsetof(PyVarObject, ob_size));
    cpy_r_r26 = *(int64_t *)cpy_r_r25;
    cpy_r_r27 = cpy_r_r24 < cpy_r_r26;
    if (!cpy_r_r27) goto CPyL36;
    cpy_r_r28 = (CPyPtr)((CPyPtr)cpy_r_r20 + offsetof(PyListObject, ob_item));
    cpy_r_r29 = *(CPyPtr *)cpy_r_r28;
    cpy_r_r30 = cpy_r_r24 * 8;
    cpy_r_r31 = cpy_r_r29 + cpy_r_r30;
    cpy_r_r32 = *(PyObject * *)cpy_r_r31;
    CPy_INCREF(cpy_r_r32);
    if (likely(Py_TYPE(cpy_r_r32) == CPyType_message___Event))
        cpy_r_r33 = cpy_r_r32;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "events", 318, CPyStatic_match___globals, "serai.kernel.message.Event", cpy_r_r32);
        goto CPyL37;
    }
    cpy_r_r34 = CPyDef_message___Event___seen_by(cpy_r_r33, cpy_r_viewer);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "events", 318, CPyStatic_match___globals);
        goto CPyL37;
    }
    CPyList_SetItemUnsafe(cpy_r_r23, cpy_r_r24, cpy_r_r34);
    cpy_r_r35 = cpy_r_r24 + 1;
    cpy_r_r24 = cpy_r_r35;
    goto CPyL21;
CPyL26: ;
    return cpy_r_r23;
CPyL27: ;
    cpy_r_r36 = NULL;
    return cpy_r_r36;
CPyL28: ;
    CPyTagged_INCREF(cpy_r_since);
    goto CPyL2;
CPyL29: ;
    CPyTagged_DecRef(cpy_r_since);
    goto CPyL27;
CPyL30: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL9;
CPyL31: ;
    CPyTagged_DecRef(cpy_r_since);
    CPy_DecRef(cpy_r_r1);
    goto CPyL27;
CPyL32: ;
    CPyTagged_DECREF(cpy_r_since);
    goto CPyL16;
CPyL33: ;
    CPyTagged_DecRef(cpy_r_since);
    CPy_DecRef(cpy_r_story);
    goto CPyL27;
CPyL34: ;
    CPy_DecRef(cpy_r_story);
    goto CPyL27;
CPyL35: ;
    CPy_DecRef(cpy_r_r20);
    goto CPyL27;
CPyL36: ;
    CPy_DECREF(cpy_r_r20);
    goto CPyL26;
CPyL37: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r23);
    goto CPyL27;
}
        
        PyObject *CPyPy_match___Match___events(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"viewer", "since", 0};
            static CPyArg_Parser parser = {"O|O:events", kwlist, 0};
            PyObject *obj_viewer;
            PyObject *obj_since = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_viewer, &obj_since)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_match___Match))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_self); 
                goto fail;
            }
            CPyTagged arg_viewer;
            if (likely(PyLong_Check(obj_viewer)))
                arg_viewer = CPyTagged_BorrowFromObject(obj_viewer);
            else {
                CPy_TypeError("int", obj_viewer); goto fail;
            }
            CPyTagged arg_since;
            if (obj_since == NULL) {
                arg_since = CPY_INT_TAG;
            } else if (likely(PyLong_Check(obj_since)))
                arg_since = CPyTagged_BorrowFromObject(obj_since);
            else {
                CPy_TypeError("int", obj_since); goto fail;
            }
            PyObject *retval = CPyDef_match___Match___events(arg_self, arg_viewer, arg_since);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "events", 314, CPyStatic_match___globals);
            return NULL;
        }
        
PyObject *CPyDef_match___story_Match_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    int32_t cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject **cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    tuple_T2IO cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    tuple_T2IO cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    int32_t cpy_r_r27;
    char cpy_r_r28;
    int32_t cpy_r_r29;
    PyObject *cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    char cpy_r_r38;
    if (unlikely(!CPyGen_TryEnter(&((serai___kernel___match___story_Match_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = ((serai___kernel___match___story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL22;
CPyL1: ;
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_type != cpy_r_r3;
    if (!cpy_r_r4) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "story", 320, CPyStatic_match___globals);
        goto CPyL21;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r5 = ((serai___kernel___match___story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__self;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "story", "story_Match_gen", "self", 322, CPyStatic_match___globals);
        goto CPyL21;
    }
CPyL5: ;
    cpy_r_r6 = ((serai___kernel___match___story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__after;
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/match.py", "story", "story_Match_gen", "after", 322, CPyStatic_match___globals);
        goto CPyL21;
    }
CPyL6: ;
    cpy_r_r7 = CPyDef_match___Match___whole_story(cpy_r_r5, cpy_r_r6);
    if (((serai___kernel___match___story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___story_Match_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___match___story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___story_Match_gen_0);
    }
    ((serai___kernel___match___story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___story_Match_gen_0 = cpy_r_r7;
    cpy_r_r8 = 1;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "story", 322, CPyStatic_match___globals);
        goto CPyL21;
    }
CPyL7: ;
    cpy_r_r9 = NULL;
    cpy_r_r1 = cpy_r_r9;
    cpy_r_r10 = (PyObject **)&cpy_r_r1;
    cpy_r_r11 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r12 = ((serai___kernel___match___story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___story_Match_gen_0;
    if (unlikely(cpy_r_r12 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___kernel___match___story_Match_gen_0' of 'story_Match_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r12);
    }
    cpy_r_r13 = CPyDef_match___whole_story_Match_gen_____mypyc_generator_helper__(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r11, cpy_r_r11, cpy_r_r10);
    CPy_DECREF(cpy_r_r12);
    if (cpy_r_r13 == NULL) {
        goto CPyL15;
    } else
        goto CPyL27;
CPyL8: ;
    PyObject *__tmp8985;
    if (unlikely(!(PyTuple_Check(cpy_r_r13) && PyTuple_GET_SIZE(cpy_r_r13) == 2))) {
        __tmp8985 = NULL;
        goto __LL8986;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r13, 0))))
        __tmp8985 = PyTuple_GET_ITEM(cpy_r_r13, 0);
    else {
        __tmp8985 = NULL;
    }
    if (__tmp8985 == NULL) goto __LL8986;
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r13, 1)) == CPyType_message___Event))
        __tmp8985 = PyTuple_GET_ITEM(cpy_r_r13, 1);
    else {
        __tmp8985 = NULL;
    }
    if (__tmp8985 == NULL) goto __LL8986;
    __tmp8985 = cpy_r_r13;
__LL8986: ;
    if (unlikely(__tmp8985 == NULL)) {
        CPy_TypeError("tuple[int, serai.kernel.message.Event]", cpy_r_r13); cpy_r_r14 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    } else {
        PyObject *__tmp8987 = PyTuple_GET_ITEM(cpy_r_r13, 0);
        CPyTagged __tmp8988;
        if (likely(PyLong_Check(__tmp8987)))
            __tmp8988 = CPyTagged_FromObject(__tmp8987);
        else {
            goto __LL8989;
        }
        cpy_r_r14.f0 = __tmp8988;
        PyObject *__tmp8990 = PyTuple_GET_ITEM(cpy_r_r13, 1);
        CPy_INCREF(__tmp8990);
        PyObject *__tmp8991;
        if (likely(Py_TYPE(__tmp8990) == CPyType_message___Event))
            __tmp8991 = __tmp8990;
        else {
            CPy_TypeError("serai.kernel.message.Event", __tmp8990); 
            __tmp8991 = NULL;
        }
        cpy_r_r14.f1 = __tmp8991;
    }
    goto __LL8992;
__LL8989: ;
    cpy_r_r14 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    goto __LL8992;
__LL8992: ;
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "story", 322, CPyStatic_match___globals);
        goto CPyL21;
    }
    cpy_r_r15 = cpy_r_r14.f0;
    CPyTagged_INCREF(cpy_r_r15);
    cpy_r_r16 = cpy_r_r14.f1;
    CPy_INCREF(cpy_r_r16);
    CPyTagged_DECREF(cpy_r_r14.f0);
    CPy_DECREF(cpy_r_r14.f1);
    cpy_r_r17 = ((serai___kernel___match___story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__viewer;
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/match.py", "story", "story_Match_gen", "viewer", 323, CPyStatic_match___globals);
        goto CPyL28;
    }
CPyL10: ;
    cpy_r_r18 = CPyDef_message___Event___seen_by(cpy_r_r16, cpy_r_r17);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "story", 323, CPyStatic_match___globals);
        goto CPyL29;
    }
    cpy_r_r19.f0 = cpy_r_r15;
    cpy_r_r19.f1 = cpy_r_r18;
    cpy_r_r20 = PyTuple_New(2);
    if (unlikely(cpy_r_r20 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8993 = CPyTagged_StealAsObject(cpy_r_r19.f0);
    PyTuple_SET_ITEM(cpy_r_r20, 0, __tmp8993);
    PyObject *__tmp8994 = cpy_r_r19.f1;
    PyTuple_SET_ITEM(cpy_r_r20, 1, __tmp8994);
    ((serai___kernel___match___story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___kernel___match___story_Match_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r20;
CPyL12: ;
    cpy_r_r22 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r23 = cpy_r_type != cpy_r_r22;
    if (cpy_r_r23) {
        goto CPyL30;
    } else
        goto CPyL7;
CPyL13: ;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "story", 323, CPyStatic_match___globals);
        goto CPyL21;
    }
    CPy_Unreachable();
CPyL15: ;
    cpy_r_r24 = cpy_r_r1 != 0;
    CPy_XDECREF(cpy_r_r1);
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "story", 322, CPyStatic_match___globals);
        goto CPyL21;
    }
    cpy_r_r25 = Py_None;
    CPy_INCREF(cpy_r_r25);
    ((serai___kernel___match___story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r27 = CPyDef_match___story_Match_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL20;
    CPyGen_SetStopIterationValue(cpy_r_r25);
    CPy_DECREF(cpy_r_r25);
    if (!0) goto CPyL26;
    CPy_Unreachable();
CPyL20: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r25;
    CPyGen_Exit(&((serai___kernel___match___story_Match_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL21: ;
    ((serai___kernel___match___story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r29 = CPyDef_match___story_Match_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r30 = NULL;
    CPyGen_Exit(&((serai___kernel___match___story_Match_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r30;
CPyL22: ;
    cpy_r_r31 = cpy_r_r2 == 0;
    if (cpy_r_r31) goto CPyL31;
    cpy_r_r32 = cpy_r_r2 == 1;
    if (cpy_r_r32) {
        goto CPyL12;
    } else
        goto CPyL32;
CPyL24: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r33 = 0;
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "story", 320, CPyStatic_match___globals);
        goto CPyL26;
    }
    CPy_Unreachable();
CPyL26: ;
    cpy_r_r34 = NULL;
    CPyGen_Exit(&((serai___kernel___match___story_Match_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r34;
CPyL27: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL8;
CPyL28: ;
    CPy_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r15);
    goto CPyL21;
CPyL29: ;
    CPyTagged_DecRef(cpy_r_r15);
    goto CPyL21;
CPyL30: ;
    cpy_r_r35 = NULL;
    if (((serai___kernel___match___story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___story_Match_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___match___story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___story_Match_gen_0);
    }
    ((serai___kernel___match___story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___story_Match_gen_0 = cpy_r_r35;
    cpy_r_r36 = 1;
    goto CPyL13;
CPyL31: ;
    cpy_r_r37 = NULL;
    if (((serai___kernel___match___story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___story_Match_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___match___story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___story_Match_gen_0);
    }
    ((serai___kernel___match___story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___story_Match_gen_0 = cpy_r_r37;
    cpy_r_r38 = 1;
    goto CPyL1;
CPyL32: ;
    goto CPyL24;
}
        
PyObject *CPyDef_match___story_Match_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_match___story_Match_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_match___story_Match_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_match___story_Match_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.match.story_Match_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_match___story_Match_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "__next__", -1, CPyStatic_match___globals);
            return NULL;
        }
        
PyObject *CPyDef_match___story_Match_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_match___story_Match_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_match___story_Match_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_match___story_Match_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.match.story_Match_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_match___story_Match_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "send", -1, CPyStatic_match___globals);
            return NULL;
        }
        
PyObject *CPyDef_match___story_Match_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_match___story_Match_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_match___story_Match_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.match.story_Match_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_match___story_Match_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "__iter__", -1, CPyStatic_match___globals);
            return NULL;
        }
        
PyObject *CPyDef_match___story_Match_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_match___story_Match_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_match___story_Match_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_match___story_Match_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.match.story_Match_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_match___story_Match_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "throw", -1, CPyStatic_match___globals);
            return NULL;
        }
        
PyObject *CPyDef_match___story_Match_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_match___story_Match_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp8995 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp8995);
    PyObject *__tmp8996 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp8996);
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
        
        PyObject *CPyPy_match___story_Match_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_match___story_Match_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.match.story_Match_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_match___story_Match_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "close", -1, CPyStatic_match___globals);
            return NULL;
        }
        
PyObject *CPyDef_match___Match___story(PyObject *cpy_r_self, CPyTagged cpy_r_viewer, CPyTagged cpy_r_after) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    if (cpy_r_after != CPY_INT_TAG) goto CPyL8;
    cpy_r_after = -2;
CPyL2: ;
    cpy_r_r0 = CPyDef_match___story_Match_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "story", 320, CPyStatic_match___globals);
        goto CPyL9;
    }
    ((serai___kernel___match___story_Match_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_self);
    if (((serai___kernel___match___story_Match_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self != NULL) {
        CPy_DECREF(((serai___kernel___match___story_Match_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self);
    }
    ((serai___kernel___match___story_Match_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self = cpy_r_self;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "story", 320, CPyStatic_match___globals);
        goto CPyL10;
    }
    CPyTagged_INCREF(cpy_r_viewer);
    if (((serai___kernel___match___story_Match_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__viewer != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___kernel___match___story_Match_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__viewer);
    }
    ((serai___kernel___match___story_Match_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__viewer = cpy_r_viewer;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "story", 320, CPyStatic_match___globals);
        goto CPyL10;
    }
    if (((serai___kernel___match___story_Match_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__after != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___kernel___match___story_Match_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__after);
    }
    ((serai___kernel___match___story_Match_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__after = cpy_r_after;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "story", 320, CPyStatic_match___globals);
        goto CPyL11;
    }
    return cpy_r_r0;
CPyL7: ;
    cpy_r_r5 = NULL;
    return cpy_r_r5;
CPyL8: ;
    CPyTagged_INCREF(cpy_r_after);
    goto CPyL2;
CPyL9: ;
    CPyTagged_DecRef(cpy_r_after);
    goto CPyL7;
CPyL10: ;
    CPyTagged_DecRef(cpy_r_after);
    CPy_DecRef(cpy_r_r0);
    goto CPyL7;
CPyL11: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL7;
}
        
        PyObject *CPyPy_match___Match___story(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"viewer", "after", 0};
            static CPyArg_Parser parser = {"O|O:story", kwlist, 0};
            PyObject *obj_viewer;
            PyObject *obj_after = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_viewer, &obj_after)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_match___Match))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_self); 
                goto fail;
            }
            CPyTagged arg_viewer;
            if (likely(PyLong_Check(obj_viewer)))
                arg_viewer = CPyTagged_BorrowFromObject(obj_viewer);
            else {
                CPy_TypeError("int", obj_viewer); goto fail;
            }
            CPyTagged arg_after;
            if (obj_after == NULL) {
                arg_after = CPY_INT_TAG;
            } else if (likely(PyLong_Check(obj_after)))
                arg_after = CPyTagged_BorrowFromObject(obj_after);
            else {
                CPy_TypeError("int", obj_after); goto fail;
            }
            PyObject *retval = CPyDef_match___Match___story(arg_self, arg_viewer, arg_after);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "story", 320, CPyStatic_match___globals);
            return NULL;
        }
        
PyObject *CPyDef_match___whole_story_Match_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    int32_t cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    CPyTagged cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    CPyTagged cpy_r_first;
    CPyTagged cpy_r_r24;
    CPyTagged cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    CPyTagged cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    CPyTagged cpy_r_r31;
    char cpy_r_r32;
    CPyTagged cpy_r_r33;
    CPyTagged cpy_r_r34;
    int64_t cpy_r_r35;
    char cpy_r_r36;
    int64_t cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    char cpy_r_r40;
    char cpy_r_r41;
    CPyTagged cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    CPyTagged cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    CPyTagged cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    CPyTagged cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    char cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    CPyPtr cpy_r_r59;
    int64_t cpy_r_r60;
    int64_t cpy_r_r61;
    char cpy_r_r62;
    int64_t cpy_r_r63;
    PyObject *cpy_r_r64;
    CPyPtr cpy_r_r65;
    CPyPtr cpy_r_r66;
    int64_t cpy_r_r67;
    CPyPtr cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    CPyTagged cpy_r_r71;
    tuple_T2IO cpy_r_r72;
    PyObject *cpy_r_r73;
    char cpy_r_r74;
    PyObject *cpy_r_r75;
    char cpy_r_r76;
    int64_t cpy_r_r77;
    int64_t cpy_r_r78;
    char cpy_r_r79;
    CPyTagged cpy_r_r80;
    CPyTagged cpy_r_r81;
    CPyTagged cpy_r_r82;
    char cpy_r_r83;
    PyObject *cpy_r_r84;
    char cpy_r_r85;
    int32_t cpy_r_r86;
    char cpy_r_r87;
    int32_t cpy_r_r88;
    PyObject *cpy_r_r89;
    char cpy_r_r90;
    char cpy_r_r91;
    char cpy_r_r92;
    PyObject *cpy_r_r93;
    CPyTagged cpy_r_r94;
    char cpy_r_r95;
    CPyTagged cpy_r_r96;
    char cpy_r_r97;
    CPyTagged cpy_r_r98;
    char cpy_r_r99;
    CPyTagged cpy_r_r100;
    char cpy_r_r101;
    CPyTagged cpy_r_r102;
    char cpy_r_r103;
    PyObject *cpy_r_r104;
    char cpy_r_r105;
    PyObject *cpy_r_r106;
    char cpy_r_r107;
    PyObject *cpy_r_r108;
    char cpy_r_r109;
    CPyTagged cpy_r_r110;
    char cpy_r_r111;
    PyObject *cpy_r_r112;
    char cpy_r_r113;
    CPyTagged cpy_r_r114;
    char cpy_r_r115;
    PyObject *cpy_r_r116;
    char cpy_r_r117;
    if (unlikely(!CPyGen_TryEnter(&((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = ((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL66;
CPyL1: ;
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_type != cpy_r_r1;
    if (!cpy_r_r2) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "whole_story", 325, CPyStatic_match___globals);
        goto CPyL65;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r3 = ((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__self;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "whole_story", "whole_story_Match_gen", "self", 327, CPyStatic_match___globals);
        goto CPyL65;
    }
CPyL5: ;
    cpy_r_r4 = ((serai___kernel___match___MatchObject *)cpy_r_r3)->_table;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "whole_story", "Match", "table", 327, CPyStatic_match___globals);
        goto CPyL65;
    }
CPyL6: ;
    cpy_r_r5 = ((serai___kernel___table___TableObject *)cpy_r_r4)->_story;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "whole_story", "Table", "story", 327, CPyStatic_match___globals);
        goto CPyL65;
    }
    CPy_INCREF(cpy_r_r5);
CPyL7: ;
    cpy_r_r6 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r7 = cpy_r_r5 != cpy_r_r6;
    if (!cpy_r_r7) goto CPyL71;
    CPy_INCREF(cpy_r_r5);
    if (likely(cpy_r_r5 != Py_None))
        cpy_r_r8 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "whole_story", 327, CPyStatic_match___globals, "list", cpy_r_r5);
        goto CPyL72;
    }
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyVarObject, ob_size));
    cpy_r_r10 = *(int64_t *)cpy_r_r9;
    CPy_DECREF(cpy_r_r8);
    cpy_r_r11 = cpy_r_r10 << 1;
    cpy_r_r12 = cpy_r_r11 != 0;
    if (!cpy_r_r12) goto CPyL71;
    if (likely(cpy_r_r5 != Py_None))
        cpy_r_r13 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "whole_story", 327, CPyStatic_match___globals, "list", cpy_r_r5);
        goto CPyL65;
    }
    cpy_r_r14 = cpy_r_r13;
    goto CPyL14;
CPyL12: ;
    cpy_r_r15 = PyList_New(0);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "whole_story", 327, CPyStatic_match___globals);
        goto CPyL65;
    }
    cpy_r_r14 = cpy_r_r15;
CPyL14: ;
    if (((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__story != NULL) {
        CPy_DECREF(((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__story);
    }
    ((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__story = cpy_r_r14;
    cpy_r_r16 = 1;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "whole_story", 327, CPyStatic_match___globals);
        goto CPyL65;
    }
    cpy_r_r17 = ((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__self;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "whole_story", "whole_story_Match_gen", "self", 328, CPyStatic_match___globals);
        goto CPyL65;
    }
CPyL16: ;
    cpy_r_r18 = ((serai___kernel___match___MatchObject *)cpy_r_r17)->__told;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "whole_story", "Match", "_told", 328, CPyStatic_match___globals);
        goto CPyL65;
    }
    CPy_INCREF(cpy_r_r18);
CPyL17: ;
    cpy_r_r19 = ((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__after;
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/match.py", "whole_story", "whole_story_Match_gen", "after", 328, CPyStatic_match___globals);
        goto CPyL73;
    }
CPyL18: ;
    CPyTagged_INCREF(cpy_r_r19);
    cpy_r_r20 = CPyTagged_StealAsObject(cpy_r_r19);
    cpy_r_r21 = CPyStatics[4896]; /* 0 */
    cpy_r_r22 = CPyDict_Get(cpy_r_r18, cpy_r_r20, cpy_r_r21);
    CPy_DECREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "whole_story", 328, CPyStatic_match___globals);
        goto CPyL65;
    }
    if (likely(PyLong_Check(cpy_r_r22)))
        cpy_r_r23 = CPyTagged_FromObject(cpy_r_r22);
    else {
        CPy_TypeError("int", cpy_r_r22); cpy_r_r23 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "whole_story", 328, CPyStatic_match___globals);
        goto CPyL65;
    }
    cpy_r_first = cpy_r_r23;
    cpy_r_r24 = ((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__after;
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/match.py", "whole_story", "whole_story_Match_gen", "after", 329, CPyStatic_match___globals);
        goto CPyL74;
    }
CPyL21: ;
    cpy_r_r25 = CPyTagged_Add(cpy_r_r24, 2);
    cpy_r_r26 = ((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__self;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "whole_story", "whole_story_Match_gen", "self", 329, CPyStatic_match___globals);
        goto CPyL75;
    }
CPyL22: ;
    cpy_r_r27 = CPyDef_match___Match___position(cpy_r_r26);
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "whole_story", 329, CPyStatic_match___globals);
        goto CPyL75;
    }
CPyL23: ;
    cpy_r_r28 = CPyTagged_Add(cpy_r_r27, 2);
    if (((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_0);
    }
    ((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_0 = cpy_r_r28;
    cpy_r_r29 = 1;
    CPyTagged_DECREF(cpy_r_r27);
    if (((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___match___whole_story_Match_gen_1 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___match___whole_story_Match_gen_1);
    }
    ((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___match___whole_story_Match_gen_1 = cpy_r_r25;
    cpy_r_r30 = 1;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "whole_story", 329, CPyStatic_match___globals);
        goto CPyL76;
    }
    cpy_r_r31 = ((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___match___whole_story_Match_gen_1;
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/match.py", "whole_story", "whole_story_Match_gen", "__mypyc_temp__3_serai___kernel___match___whole_story_Match_gen_1", 329, CPyStatic_match___globals);
        goto CPyL76;
    }
CPyL25: ;
    CPyTagged_INCREF(cpy_r_r31);
    if (((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__position != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__position);
    }
    ((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__position = cpy_r_r31;
    cpy_r_r32 = 1;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "whole_story", 329, CPyStatic_match___globals);
        goto CPyL76;
    }
CPyL26: ;
    cpy_r_r33 = ((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___match___whole_story_Match_gen_1;
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/match.py", "whole_story", "whole_story_Match_gen", "__mypyc_temp__3_serai___kernel___match___whole_story_Match_gen_1", 329, CPyStatic_match___globals);
        goto CPyL76;
    }
CPyL27: ;
    cpy_r_r34 = ((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_0;
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_0' of 'whole_story_Match_gen' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r34);
    }
    cpy_r_r35 = cpy_r_r33 & 1;
    cpy_r_r36 = cpy_r_r35 != 0;
    if (cpy_r_r36) goto CPyL29;
    cpy_r_r37 = cpy_r_r34 & 1;
    cpy_r_r38 = cpy_r_r37 != 0;
    if (!cpy_r_r38) goto CPyL30;
CPyL29: ;
    cpy_r_r39 = CPyTagged_IsLt_(cpy_r_r33, cpy_r_r34);
    cpy_r_r40 = cpy_r_r39;
    goto CPyL31;
CPyL30: ;
    cpy_r_r41 = (Py_ssize_t)cpy_r_r33 < (Py_ssize_t)cpy_r_r34;
    cpy_r_r40 = cpy_r_r41;
CPyL31: ;
    CPyTagged_DECREF(cpy_r_r34);
    if (!cpy_r_r40) goto CPyL77;
    cpy_r_r42 = ((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___match___whole_story_Match_gen_1;
    if (unlikely(cpy_r_r42 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/match.py", "whole_story", "whole_story_Match_gen", "__mypyc_temp__3_serai___kernel___match___whole_story_Match_gen_1", 329, CPyStatic_match___globals);
        goto CPyL76;
    }
CPyL33: ;
    CPyTagged_INCREF(cpy_r_r42);
    if (((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__position != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__position);
    }
    ((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__position = cpy_r_r42;
    cpy_r_r43 = 1;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "whole_story", 329, CPyStatic_match___globals);
        goto CPyL76;
    }
    cpy_r_r44 = ((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__self;
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "whole_story", "whole_story_Match_gen", "self", 330, CPyStatic_match___globals);
        goto CPyL76;
    }
CPyL35: ;
    cpy_r_r45 = ((serai___kernel___match___MatchObject *)cpy_r_r44)->__told;
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "whole_story", "Match", "_told", 330, CPyStatic_match___globals);
        goto CPyL76;
    }
    CPy_INCREF(cpy_r_r45);
CPyL36: ;
    cpy_r_r46 = ((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__position;
    if (unlikely(cpy_r_r46 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/match.py", "whole_story", "whole_story_Match_gen", "position", 329, CPyStatic_match___globals);
        goto CPyL78;
    }
CPyL37: ;
    CPyTagged_INCREF(cpy_r_r46);
    cpy_r_r47 = CPyTagged_StealAsObject(cpy_r_r46);
    CPyTagged_INCREF(cpy_r_first);
    cpy_r_r48 = CPyTagged_StealAsObject(cpy_r_first);
    cpy_r_r49 = CPyDict_Get(cpy_r_r45, cpy_r_r47, cpy_r_r48);
    CPy_DECREF(cpy_r_r45);
    CPy_DECREF(cpy_r_r47);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "whole_story", 330, CPyStatic_match___globals);
        goto CPyL76;
    }
    if (likely(PyLong_Check(cpy_r_r49)))
        cpy_r_r50 = CPyTagged_FromObject(cpy_r_r49);
    else {
        CPy_TypeError("int", cpy_r_r49); cpy_r_r50 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r50 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "whole_story", 330, CPyStatic_match___globals);
        goto CPyL76;
    }
    if (((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__upto != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__upto);
    }
    ((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__upto = cpy_r_r50;
    cpy_r_r51 = 1;
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "whole_story", 330, CPyStatic_match___globals);
        goto CPyL76;
    }
    cpy_r_r52 = ((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__story;
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "whole_story", "whole_story_Match_gen", "story", 331, CPyStatic_match___globals);
        goto CPyL76;
    }
CPyL41: ;
    cpy_r_r53 = ((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__upto;
    if (unlikely(cpy_r_r53 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/match.py", "whole_story", "whole_story_Match_gen", "upto", 331, CPyStatic_match___globals);
        goto CPyL76;
    }
CPyL42: ;
    cpy_r_r54 = CPyList_GetSlice(cpy_r_r52, cpy_r_first, cpy_r_r53);
    CPyTagged_DECREF(cpy_r_first);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "whole_story", 331, CPyStatic_match___globals);
        goto CPyL79;
    }
    if (likely(PyList_Check(cpy_r_r54)))
        cpy_r_r55 = cpy_r_r54;
    else {
        CPy_TypeError("list", cpy_r_r54); 
        cpy_r_r55 = NULL;
    }
    if (((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_1 != NULL) {
        CPy_DECREF(((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_1);
    }
    ((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_1 = cpy_r_r55;
    cpy_r_r56 = 1;
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "whole_story", 331, CPyStatic_match___globals);
        goto CPyL79;
    }
    ((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___match___whole_story_Match_gen_4 = 0;
    cpy_r_r57 = 1;
    if (!cpy_r_r57) goto CPyL80;
CPyL45: ;
    cpy_r_r58 = ((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_1;
    if (unlikely(cpy_r_r58 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_1' of 'whole_story_Match_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r58);
    }
    cpy_r_r59 = (CPyPtr)((CPyPtr)cpy_r_r58 + offsetof(PyVarObject, ob_size));
    cpy_r_r60 = *(int64_t *)cpy_r_r59;
    CPy_DECREF(cpy_r_r58);
    cpy_r_r61 = ((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___match___whole_story_Match_gen_4;
    if (unlikely(cpy_r_r61 == -113)) {
        CPy_AttributeError("src/serai/kernel/match.py", "whole_story", "whole_story_Match_gen", "__mypyc_temp__3_serai___kernel___match___whole_story_Match_gen_4", 331, CPyStatic_match___globals);
        goto CPyL80;
    }
CPyL46: ;
    cpy_r_r62 = cpy_r_r61 < cpy_r_r60;
    if (cpy_r_r62) {
        goto CPyL81;
    } else
        goto CPyL82;
CPyL47: ;
    cpy_r_r63 = ((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___match___whole_story_Match_gen_4;
    if (unlikely(cpy_r_r63 == -113)) {
        CPy_AttributeError("src/serai/kernel/match.py", "whole_story", "whole_story_Match_gen", "__mypyc_temp__3_serai___kernel___match___whole_story_Match_gen_4", 331, CPyStatic_match___globals);
        goto CPyL83;
    }
CPyL48: ;
    cpy_r_r64 = ((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_1;
    if (unlikely(cpy_r_r64 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_1' of 'whole_story_Match_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r64);
    }
    cpy_r_r65 = (CPyPtr)((CPyPtr)cpy_r_r64 + offsetof(PyListObject, ob_item));
    cpy_r_r66 = *(CPyPtr *)cpy_r_r65;
    cpy_r_r67 = cpy_r_r63 * 8;
    cpy_r_r68 = cpy_r_r66 + cpy_r_r67;
    cpy_r_r69 = *(PyObject * *)cpy_r_r68;
    CPy_INCREF(cpy_r_r69);
    CPy_DECREF(cpy_r_r64);
    if (likely(Py_TYPE(cpy_r_r69) == CPyType_message___Event))
        cpy_r_r70 = cpy_r_r69;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "whole_story", 331, CPyStatic_match___globals, "serai.kernel.message.Event", cpy_r_r69);
        goto CPyL65;
    }
    cpy_r_r71 = ((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__position;
    if (unlikely(cpy_r_r71 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/match.py", "whole_story", "whole_story_Match_gen", "position", 332, CPyStatic_match___globals);
        goto CPyL84;
    }
CPyL50: ;
    CPyTagged_INCREF(cpy_r_r71);
    cpy_r_r72.f0 = cpy_r_r71;
    cpy_r_r72.f1 = cpy_r_r70;
    cpy_r_r73 = PyTuple_New(2);
    if (unlikely(cpy_r_r73 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8997 = CPyTagged_StealAsObject(cpy_r_r72.f0);
    PyTuple_SET_ITEM(cpy_r_r73, 0, __tmp8997);
    PyObject *__tmp8998 = cpy_r_r72.f1;
    PyTuple_SET_ITEM(cpy_r_r73, 1, __tmp8998);
    ((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r73;
CPyL51: ;
    cpy_r_r75 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r76 = cpy_r_type != cpy_r_r75;
    if (cpy_r_r76) {
        goto CPyL85;
    } else
        goto CPyL54;
CPyL52: ;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "whole_story", 332, CPyStatic_match___globals);
        goto CPyL65;
    }
    CPy_Unreachable();
CPyL54: ;
    cpy_r_r77 = ((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___match___whole_story_Match_gen_4;
    if (unlikely(cpy_r_r77 == -113)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__3_serai___kernel___match___whole_story_Match_gen_4' of 'whole_story_Match_gen' undefined");
    }
    if (cpy_r_r77 == -113) goto CPyL80;
CPyL55: ;
    cpy_r_r78 = cpy_r_r77 + 1;
    ((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___match___whole_story_Match_gen_4 = cpy_r_r78;
    cpy_r_r79 = 1;
    if (unlikely(!cpy_r_r79)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "whole_story", 331, CPyStatic_match___globals);
        goto CPyL80;
    } else
        goto CPyL45;
CPyL56: ;
    cpy_r_r80 = ((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__upto;
    if (unlikely(cpy_r_r80 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/match.py", "whole_story", "whole_story_Match_gen", "upto", 333, CPyStatic_match___globals);
        goto CPyL79;
    }
CPyL57: ;
    CPyTagged_INCREF(cpy_r_r80);
    cpy_r_first = cpy_r_r80;
    cpy_r_r81 = ((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___match___whole_story_Match_gen_1;
    if (unlikely(cpy_r_r81 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/match.py", "whole_story", "whole_story_Match_gen", "__mypyc_temp__3_serai___kernel___match___whole_story_Match_gen_1", 329, CPyStatic_match___globals);
        goto CPyL76;
    }
CPyL59: ;
    cpy_r_r82 = CPyTagged_Add(cpy_r_r81, 2);
    if (((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___match___whole_story_Match_gen_1 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___match___whole_story_Match_gen_1);
    }
    ((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___match___whole_story_Match_gen_1 = cpy_r_r82;
    cpy_r_r83 = 1;
    if (unlikely(!cpy_r_r83)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "whole_story", 329, CPyStatic_match___globals);
        goto CPyL76;
    } else
        goto CPyL26;
CPyL60: ;
    cpy_r_r84 = Py_None;
    CPy_INCREF(cpy_r_r84);
    ((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r86 = CPyDef_match___whole_story_Match_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL64;
    CPyGen_SetStopIterationValue(cpy_r_r84);
    CPy_DECREF(cpy_r_r84);
    if (!0) goto CPyL70;
    CPy_Unreachable();
CPyL64: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r84;
    CPyGen_Exit(&((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL65: ;
    ((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r88 = CPyDef_match___whole_story_Match_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r89 = NULL;
    CPyGen_Exit(&((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r89;
CPyL66: ;
    cpy_r_r90 = cpy_r_r0 == 0;
    if (cpy_r_r90) goto CPyL86;
    cpy_r_r91 = cpy_r_r0 == 1;
    if (cpy_r_r91) {
        goto CPyL51;
    } else
        goto CPyL87;
CPyL68: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r92 = 0;
    if (unlikely(!cpy_r_r92)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "whole_story", 325, CPyStatic_match___globals);
        goto CPyL70;
    }
    CPy_Unreachable();
CPyL70: ;
    cpy_r_r93 = NULL;
    CPyGen_Exit(&((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r93;
CPyL71: ;
    CPy_DECREF(cpy_r_r5);
    goto CPyL12;
CPyL72: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL65;
CPyL73: ;
    CPy_DecRef(cpy_r_r18);
    goto CPyL65;
CPyL74: ;
    CPyTagged_DecRef(cpy_r_first);
    goto CPyL65;
CPyL75: ;
    CPyTagged_DecRef(cpy_r_first);
    CPyTagged_DecRef(cpy_r_r25);
    goto CPyL65;
CPyL76: ;
    CPyTagged_DecRef(cpy_r_first);
    cpy_r_r94 = CPY_INT_TAG;
    if (((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_0);
    }
    ((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_0 = cpy_r_r94;
    cpy_r_r95 = 1;
    goto CPyL65;
CPyL77: ;
    CPyTagged_DECREF(cpy_r_first);
    cpy_r_r96 = CPY_INT_TAG;
    if (((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_0);
    }
    ((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_0 = cpy_r_r96;
    cpy_r_r97 = 1;
    goto CPyL60;
CPyL78: ;
    CPyTagged_DecRef(cpy_r_first);
    cpy_r_r98 = CPY_INT_TAG;
    if (((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_0);
    }
    ((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_0 = cpy_r_r98;
    cpy_r_r99 = 1;
    CPy_DecRef(cpy_r_r45);
    goto CPyL65;
CPyL79: ;
    cpy_r_r100 = CPY_INT_TAG;
    if (((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_0);
    }
    ((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_0 = cpy_r_r100;
    cpy_r_r101 = 1;
    goto CPyL65;
CPyL80: ;
    cpy_r_r102 = CPY_INT_TAG;
    if (((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_0);
    }
    ((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_0 = cpy_r_r102;
    cpy_r_r103 = 1;
    cpy_r_r104 = NULL;
    if (((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_1 != NULL) {
        CPy_DECREF(((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_1);
    }
    ((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_1 = cpy_r_r104;
    cpy_r_r105 = 1;
    goto CPyL65;
CPyL81: ;
    goto CPyL47;
CPyL82: ;
    cpy_r_r106 = NULL;
    if (((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_1 != NULL) {
        CPy_DECREF(((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_1);
    }
    ((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_1 = cpy_r_r106;
    cpy_r_r107 = 1;
    goto CPyL56;
CPyL83: ;
    cpy_r_r108 = NULL;
    if (((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_1 != NULL) {
        CPy_DECREF(((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_1);
    }
    ((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_1 = cpy_r_r108;
    cpy_r_r109 = 1;
    goto CPyL65;
CPyL84: ;
    CPy_DecRef(cpy_r_r70);
    goto CPyL65;
CPyL85: ;
    cpy_r_r110 = CPY_INT_TAG;
    if (((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_0);
    }
    ((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_0 = cpy_r_r110;
    cpy_r_r111 = 1;
    cpy_r_r112 = NULL;
    if (((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_1 != NULL) {
        CPy_DECREF(((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_1);
    }
    ((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_1 = cpy_r_r112;
    cpy_r_r113 = 1;
    goto CPyL52;
CPyL86: ;
    cpy_r_r114 = CPY_INT_TAG;
    if (((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_0 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_0);
    }
    ((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_0 = cpy_r_r114;
    cpy_r_r115 = 1;
    cpy_r_r116 = NULL;
    if (((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_1 != NULL) {
        CPy_DECREF(((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_1);
    }
    ((serai___kernel___match___whole_story_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___whole_story_Match_gen_1 = cpy_r_r116;
    cpy_r_r117 = 1;
    goto CPyL1;
CPyL87: ;
    goto CPyL68;
}
        
PyObject *CPyDef_match___whole_story_Match_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_match___whole_story_Match_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_match___whole_story_Match_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_match___whole_story_Match_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.match.whole_story_Match_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_match___whole_story_Match_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "__next__", -1, CPyStatic_match___globals);
            return NULL;
        }
        
PyObject *CPyDef_match___whole_story_Match_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_match___whole_story_Match_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_match___whole_story_Match_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_match___whole_story_Match_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.match.whole_story_Match_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_match___whole_story_Match_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "send", -1, CPyStatic_match___globals);
            return NULL;
        }
        
PyObject *CPyDef_match___whole_story_Match_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_match___whole_story_Match_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_match___whole_story_Match_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.match.whole_story_Match_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_match___whole_story_Match_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "__iter__", -1, CPyStatic_match___globals);
            return NULL;
        }
        
PyObject *CPyDef_match___whole_story_Match_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_match___whole_story_Match_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_match___whole_story_Match_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_match___whole_story_Match_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.match.whole_story_Match_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_match___whole_story_Match_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "throw", -1, CPyStatic_match___globals);
            return NULL;
        }
        
PyObject *CPyDef_match___whole_story_Match_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_match___whole_story_Match_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp8999 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp8999);
    PyObject *__tmp9000 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp9000);
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
        
        PyObject *CPyPy_match___whole_story_Match_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_match___whole_story_Match_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.match.whole_story_Match_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_match___whole_story_Match_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "close", -1, CPyStatic_match___globals);
            return NULL;
        }
        
PyObject *CPyDef_match___Match___whole_story(PyObject *cpy_r_self, CPyTagged cpy_r_after) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    if (cpy_r_after != CPY_INT_TAG) goto CPyL7;
    cpy_r_after = -2;
CPyL2: ;
    cpy_r_r0 = CPyDef_match___whole_story_Match_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "whole_story", 325, CPyStatic_match___globals);
        goto CPyL8;
    }
    ((serai___kernel___match___whole_story_Match_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_self);
    if (((serai___kernel___match___whole_story_Match_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self != NULL) {
        CPy_DECREF(((serai___kernel___match___whole_story_Match_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self);
    }
    ((serai___kernel___match___whole_story_Match_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self = cpy_r_self;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "whole_story", 325, CPyStatic_match___globals);
        goto CPyL9;
    }
    if (((serai___kernel___match___whole_story_Match_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__after != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___kernel___match___whole_story_Match_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__after);
    }
    ((serai___kernel___match___whole_story_Match_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__after = cpy_r_after;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "whole_story", 325, CPyStatic_match___globals);
        goto CPyL10;
    }
    return cpy_r_r0;
CPyL6: ;
    cpy_r_r4 = NULL;
    return cpy_r_r4;
CPyL7: ;
    CPyTagged_INCREF(cpy_r_after);
    goto CPyL2;
CPyL8: ;
    CPyTagged_DecRef(cpy_r_after);
    goto CPyL6;
CPyL9: ;
    CPyTagged_DecRef(cpy_r_after);
    CPy_DecRef(cpy_r_r0);
    goto CPyL6;
CPyL10: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL6;
}
        
        PyObject *CPyPy_match___Match___whole_story(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"after", 0};
            static CPyArg_Parser parser = {"|O:whole_story", kwlist, 0};
            PyObject *obj_after = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_after)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_match___Match))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_self); 
                goto fail;
            }
            CPyTagged arg_after;
            if (obj_after == NULL) {
                arg_after = CPY_INT_TAG;
            } else if (likely(PyLong_Check(obj_after)))
                arg_after = CPyTagged_BorrowFromObject(obj_after);
            else {
                CPy_TypeError("int", obj_after); goto fail;
            }
            PyObject *retval = CPyDef_match___Match___whole_story(arg_self, arg_after);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "whole_story", 325, CPyStatic_match___globals);
            return NULL;
        }
        
char CPyDef_match___Match___listen(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    int32_t cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    cpy_r_r0 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_table;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "listen", "Match", "table", 337, CPyStatic_match___globals);
        goto CPyL10;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___kernel___table___TableObject *)cpy_r_r0)->_story;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "listen", "Table", "story", 337, CPyStatic_match___globals);
        goto CPyL10;
    }
CPyL2: ;
    cpy_r_r2 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r3 = cpy_r_r1 == cpy_r_r2;
    if (!cpy_r_r3) goto CPyL9;
    cpy_r_r4 = PyList_New(0);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "listen", 338, CPyStatic_match___globals);
        goto CPyL10;
    }
    cpy_r_r5 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_table;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "listen", "Match", "table", 338, CPyStatic_match___globals);
        goto CPyL11;
    }
CPyL5: ;
    if (((serai___kernel___table___TableObject *)cpy_r_r5)->_story != NULL) {
        CPy_DECREF(((serai___kernel___table___TableObject *)cpy_r_r5)->_story);
    }
    ((serai___kernel___table___TableObject *)cpy_r_r5)->_story = cpy_r_r4;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "listen", 338, CPyStatic_match___globals);
        goto CPyL10;
    }
    cpy_r_r7 = ((serai___kernel___match___MatchObject *)cpy_r_self)->__told;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "listen", "Match", "_told", 339, CPyStatic_match___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_r7);
CPyL7: ;
    cpy_r_r8 = CPyDef_match___Match___position(cpy_r_self);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "listen", 339, CPyStatic_match___globals);
        goto CPyL12;
    }
CPyL8: ;
    cpy_r_r9 = CPyTagged_StealAsObject(cpy_r_r8);
    cpy_r_r10 = CPyStatics[4896]; /* 0 */
    cpy_r_r11 = CPyDict_SetItem(cpy_r_r7, cpy_r_r9, cpy_r_r10);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r12 = cpy_r_r11 >= 0;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "listen", 339, CPyStatic_match___globals);
        goto CPyL10;
    }
CPyL9: ;
    return 1;
CPyL10: ;
    cpy_r_r13 = 2;
    return cpy_r_r13;
CPyL11: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL10;
CPyL12: ;
    CPy_DecRef(cpy_r_r7);
    goto CPyL10;
}
        
        PyObject *CPyPy_match___Match___listen(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":listen", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_match___Match))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_self); 
                goto fail;
            }
            char retval = CPyDef_match___Match___listen(arg_self);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "listen", 335, CPyStatic_match___globals);
            return NULL;
        }
        
char CPyDef_match___Match____check_seat(PyObject *cpy_r_self, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject **cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    char cpy_r_r29;
    cpy_r_r0 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_game;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_table;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "_check_seat", "Match", "table", 342, CPyStatic_match___globals);
        goto CPyL22;
    }
    CPy_INCREF(cpy_r_r1);
CPyL1: ;
    cpy_r_r2 = CPY_GET_METHOD(cpy_r_r0, CPyType_game___Game, 3, serai___kernel___game___GameObject, CPyTagged (*)(PyObject *, PyObject *))(cpy_r_r0, cpy_r_r1); /* seats */
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_check_seat", 342, CPyStatic_match___globals);
        goto CPyL21;
    }
    cpy_r_r3 = 0 & 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = cpy_r_seat & 1;
    cpy_r_r6 = cpy_r_r5 != 0;
    if (!cpy_r_r6) goto CPyL5;
CPyL4: ;
    cpy_r_r7 = CPyTagged_IsLt_(cpy_r_seat, 0);
    cpy_r_r8 = cpy_r_r7 ^ 1;
    cpy_r_r9 = cpy_r_r8;
    goto CPyL6;
CPyL5: ;
    cpy_r_r10 = (Py_ssize_t)0 <= (Py_ssize_t)cpy_r_seat;
    cpy_r_r9 = cpy_r_r10;
CPyL6: ;
    if (cpy_r_r9) goto CPyL8;
    if (cpy_r_r9) {
        goto CPyL23;
    } else
        goto CPyL13;
CPyL8: ;
    cpy_r_r11 = cpy_r_seat & 1;
    cpy_r_r12 = cpy_r_r11 != 0;
    if (cpy_r_r12) goto CPyL10;
    cpy_r_r13 = cpy_r_r2 & 1;
    cpy_r_r14 = cpy_r_r13 != 0;
    if (!cpy_r_r14) goto CPyL11;
CPyL10: ;
    cpy_r_r15 = CPyTagged_IsLt_(cpy_r_seat, cpy_r_r2);
    cpy_r_r16 = cpy_r_r15;
    goto CPyL12;
CPyL11: ;
    cpy_r_r17 = (Py_ssize_t)cpy_r_seat < (Py_ssize_t)cpy_r_r2;
    cpy_r_r16 = cpy_r_r17;
CPyL12: ;
    if (cpy_r_r16) goto CPyL23;
CPyL13: ;
    cpy_r_r18 = CPyStatics[4718]; /* 'there is no seat ' */
    cpy_r_r19 = CPyTagged_Str(cpy_r_seat);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_check_seat", 344, CPyStatic_match___globals);
        goto CPyL24;
    }
    cpy_r_r20 = CPyStatics[4719]; /* '; seats are 0 to ' */
    cpy_r_r21 = CPyTagged_Subtract(cpy_r_r2, 2);
    CPyTagged_DECREF(cpy_r_r2);
    cpy_r_r22 = CPyTagged_Str(cpy_r_r21);
    CPyTagged_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_check_seat", 344, CPyStatic_match___globals);
        goto CPyL25;
    }
    cpy_r_r23 = CPyStr_Build(4, cpy_r_r18, cpy_r_r19, cpy_r_r20, cpy_r_r22);
    CPy_DECREF(cpy_r_r19);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_check_seat", 344, CPyStatic_match___globals);
        goto CPyL21;
    }
    cpy_r_r24 = (PyObject *)CPyType_match___MatchError;
    PyObject *cpy_r_r25[1] = {cpy_r_r23};
    cpy_r_r26 = (PyObject **)&cpy_r_r25;
    cpy_r_r27 = PyObject_Vectorcall(cpy_r_r24, cpy_r_r26, 1, 0);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_check_seat", 344, CPyStatic_match___globals);
        goto CPyL26;
    }
    CPy_DECREF(cpy_r_r23);
    if (likely((Py_TYPE(cpy_r_r27) == CPyType_match___UndoStops) || (Py_TYPE(cpy_r_r27) == CPyType_match___MatchError)))
        cpy_r_r28 = cpy_r_r27;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "_check_seat", 344, CPyStatic_match___globals, "serai.kernel.match.MatchError", cpy_r_r27);
        goto CPyL21;
    }
    CPy_Raise(cpy_r_r28);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_check_seat", 344, CPyStatic_match___globals);
        goto CPyL21;
    }
    CPy_Unreachable();
CPyL20: ;
    return 1;
CPyL21: ;
    cpy_r_r29 = 2;
    return cpy_r_r29;
CPyL22: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL21;
CPyL23: ;
    CPyTagged_DECREF(cpy_r_r2);
    goto CPyL20;
CPyL24: ;
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL21;
CPyL25: ;
    CPy_DecRef(cpy_r_r19);
    goto CPyL21;
CPyL26: ;
    CPy_DecRef(cpy_r_r23);
    goto CPyL21;
}
        
        PyObject *CPyPy_match___Match____check_seat(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"seat", 0};
            static CPyArg_Parser parser = {"O:_check_seat", kwlist, 0};
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_match___Match))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_self); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            char retval = CPyDef_match___Match____check_seat(arg_self, arg_seat);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "_check_seat", 341, CPyStatic_match___globals);
            return NULL;
        }
        
PyObject *CPyDef_match___Match___turn_table(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    cpy_r_r0 = ((serai___kernel___match___MatchObject *)cpy_r_self)->__chapter;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "turn_table", "Match", "_chapter", 351, CPyStatic_match___globals);
        goto CPyL7;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___kernel___match___ChapterObject *)cpy_r_r0)->_table;
    cpy_r_r2 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r3 = cpy_r_r1 != cpy_r_r2;
    if (cpy_r_r3) goto CPyL4;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r4 = 0;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "turn_table", 351, CPyStatic_match___globals);
        goto CPyL7;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r5 = ((serai___kernel___match___MatchObject *)cpy_r_self)->__chapter;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "turn_table", "Match", "_chapter", 352, CPyStatic_match___globals);
        goto CPyL7;
    }
CPyL5: ;
    cpy_r_r6 = ((serai___kernel___match___ChapterObject *)cpy_r_r5)->_table;
    CPy_INCREF(cpy_r_r6);
    if (likely(cpy_r_r6 != Py_None))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "turn_table", 352, CPyStatic_match___globals, "serai.kernel.table.Table", cpy_r_r6);
        goto CPyL7;
    }
    return cpy_r_r7;
CPyL7: ;
    cpy_r_r8 = NULL;
    return cpy_r_r8;
}
        
        PyObject *CPyPy_match___Match___turn_table(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":turn_table", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_match___Match))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_match___Match___turn_table(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "turn_table", 349, CPyStatic_match___globals);
            return NULL;
        }
        
PyObject *CPyDef_match___Match___left_table(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    CPyTagged cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    cpy_r_r0 = ((serai___kernel___match___MatchObject *)cpy_r_self)->__chapter;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "left_table", "Match", "_chapter", 357, CPyStatic_match___globals);
        goto CPyL12;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___kernel___match___MatchObject *)cpy_r_self)->__recent;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "left_table", "Match", "_recent", 358, CPyStatic_match___globals);
        goto CPyL13;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    CPy_DECREF(cpy_r_r1);
    cpy_r_r4 = cpy_r_r3 << 1;
    cpy_r_r5 = cpy_r_r4 != 0;
    if (cpy_r_r5) goto CPyL14;
    cpy_r_r6 = ((serai___kernel___match___ChapterObject *)cpy_r_r0)->_table;
    cpy_r_r7 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r8 = cpy_r_r6 == cpy_r_r7;
    if (cpy_r_r8) {
        goto CPyL14;
    } else
        goto CPyL6;
CPyL4: ;
    cpy_r_r9 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_table;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "left_table", "Match", "table", 359, CPyStatic_match___globals);
        goto CPyL12;
    }
    CPy_INCREF(cpy_r_r9);
CPyL5: ;
    return cpy_r_r9;
CPyL6: ;
    cpy_r_r10 = ((serai___kernel___match___ChapterObject *)cpy_r_r0)->_left;
    cpy_r_r11 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r12 = cpy_r_r10 != cpy_r_r11;
    if (!cpy_r_r12) goto CPyL9;
    cpy_r_r13 = ((serai___kernel___match___ChapterObject *)cpy_r_r0)->_left;
    CPy_INCREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r0);
    if (likely(cpy_r_r13 != Py_None))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "left_table", 360, CPyStatic_match___globals, "serai.kernel.table.Table", cpy_r_r13);
        goto CPyL12;
    }
    cpy_r_r15 = cpy_r_r14;
    goto CPyL11;
CPyL9: ;
    cpy_r_r16 = ((serai___kernel___match___ChapterObject *)cpy_r_r0)->_table;
    CPy_INCREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r0);
    if (likely(cpy_r_r16 != Py_None))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "left_table", 360, CPyStatic_match___globals, "serai.kernel.table.Table", cpy_r_r16);
        goto CPyL12;
    }
    cpy_r_r15 = cpy_r_r17;
CPyL11: ;
    return cpy_r_r15;
CPyL12: ;
    cpy_r_r18 = NULL;
    return cpy_r_r18;
CPyL13: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL12;
CPyL14: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL4;
}
        
        PyObject *CPyPy_match___Match___left_table(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":left_table", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_match___Match))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_match___Match___left_table(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "left_table", 355, CPyStatic_match___globals);
            return NULL;
        }
        
PyObject *CPyDef_match___Match___origin_table(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    int64_t cpy_r_r2;
    CPyTagged cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_chapter;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    cpy_r_r0 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_earlier;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    CPy_DECREF(cpy_r_r0);
    cpy_r_r3 = cpy_r_r2 << 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (cpy_r_r4) goto CPyL2;
    cpy_r_r5 = Py_None;
    CPy_INCREF(cpy_r_r5);
    return cpy_r_r5;
CPyL2: ;
    cpy_r_r6 = ((serai___kernel___match___MatchObject *)cpy_r_self)->__chapter;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "origin_table", "Match", "_chapter", 367, CPyStatic_match___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_r6);
CPyL3: ;
    cpy_r_chapter = cpy_r_r6;
CPyL4: ;
    cpy_r_r7 = ((serai___kernel___match___ChapterObject *)cpy_r_chapter)->_before;
    cpy_r_r8 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r9 = cpy_r_r7 != cpy_r_r8;
    if (!cpy_r_r9) goto CPyL7;
    cpy_r_r10 = ((serai___kernel___match___ChapterObject *)cpy_r_chapter)->_before;
    CPy_INCREF(cpy_r_r10);
    CPy_DECREF(cpy_r_chapter);
    if (likely(cpy_r_r10 != Py_None))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "origin_table", 369, CPyStatic_match___globals, "serai.kernel.match.Chapter", cpy_r_r10);
        goto CPyL8;
    }
    cpy_r_chapter = cpy_r_r11;
    goto CPyL4;
CPyL7: ;
    cpy_r_r12 = ((serai___kernel___match___ChapterObject *)cpy_r_chapter)->_table;
    CPy_INCREF(cpy_r_r12);
    CPy_DECREF(cpy_r_chapter);
    return cpy_r_r12;
CPyL8: ;
    cpy_r_r13 = NULL;
    return cpy_r_r13;
}
        
        PyObject *CPyPy_match___Match___origin_table(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":origin_table", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_match___Match))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_match___Match___origin_table(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "origin_table", 363, CPyStatic_match___globals);
            return NULL;
        }
        
PyObject *CPyDef_match___Match___resumed(PyObject *cpy_r_self, CPyTagged cpy_r_position, PyObject *cpy_r_table, PyObject *cpy_r_before, PyObject *cpy_r_since, PyObject *cpy_r_origin_table) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_chapter;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyPtr cpy_r_r21;
    int64_t cpy_r_r22;
    CPyTagged cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_entries;
    CPyPtr cpy_r_r28;
    int64_t cpy_r_r29;
    CPyTagged cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    if (cpy_r_since != NULL) goto CPyL24;
    cpy_r_r0 = Py_None;
    CPy_INCREF(cpy_r_r0);
    cpy_r_since = cpy_r_r0;
CPyL2: ;
    if (cpy_r_origin_table != NULL) goto CPyL25;
    cpy_r_r1 = Py_None;
    CPy_INCREF(cpy_r_r1);
    cpy_r_origin_table = cpy_r_r1;
CPyL4: ;
    cpy_r_r2 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_origin;
    cpy_r_r3 = cpy_r_position & 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (!cpy_r_r4) goto CPyL6;
    cpy_r_r5 = CPyTagged_IsEq_(cpy_r_position, cpy_r_r2);
    if (cpy_r_r5) {
        goto CPyL26;
    } else
        goto CPyL10;
CPyL6: ;
    cpy_r_r6 = cpy_r_position == cpy_r_r2;
    if (cpy_r_r6) {
        goto CPyL26;
    } else
        goto CPyL10;
CPyL7: ;
    cpy_r_r7 = PyList_New(0);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "resumed", 385, CPyStatic_match___globals);
        goto CPyL27;
    }
    cpy_r_r8 = Py_None;
    cpy_r_r9 = NULL;
    cpy_r_r10 = CPyDef_match___Chapter(cpy_r_position, cpy_r_table, cpy_r_r8, cpy_r_r7, cpy_r_r9);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "resumed", 385, CPyStatic_match___globals);
        goto CPyL27;
    }
    cpy_r_chapter = cpy_r_r10;
    goto CPyL14;
CPyL10: ;
    cpy_r_r11 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_origin;
    CPyTagged_INCREF(cpy_r_r11);
    cpy_r_r12 = PyList_New(0);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "resumed", 387, CPyStatic_match___globals);
        goto CPyL28;
    }
    cpy_r_r13 = Py_None;
    cpy_r_r14 = NULL;
    cpy_r_r15 = CPyDef_match___Chapter(cpy_r_r11, cpy_r_origin_table, cpy_r_r13, cpy_r_r12, cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_origin_table);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "resumed", 387, CPyStatic_match___globals);
        goto CPyL27;
    }
    cpy_r_r16 = NULL;
    cpy_r_r17 = CPyDef_match___Chapter(cpy_r_position, cpy_r_table, cpy_r_r15, cpy_r_before, cpy_r_r16);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "resumed", 387, CPyStatic_match___globals);
        goto CPyL27;
    }
    cpy_r_chapter = cpy_r_r17;
CPyL14: ;
    cpy_r_r18 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r19 = cpy_r_since != cpy_r_r18;
    if (!cpy_r_r19) goto CPyL29;
    CPy_INCREF(cpy_r_since);
    if (likely(cpy_r_since != Py_None))
        cpy_r_r20 = cpy_r_since;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "resumed", 377, CPyStatic_match___globals, "list", cpy_r_since);
        goto CPyL30;
    }
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r20 + offsetof(PyVarObject, ob_size));
    cpy_r_r22 = *(int64_t *)cpy_r_r21;
    CPy_DECREF(cpy_r_r20);
    cpy_r_r23 = cpy_r_r22 << 1;
    cpy_r_r24 = cpy_r_r23 != 0;
    if (!cpy_r_r24) goto CPyL29;
    if (likely(cpy_r_since != Py_None))
        cpy_r_r25 = cpy_r_since;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "resumed", 388, CPyStatic_match___globals, "list", cpy_r_since);
        goto CPyL31;
    }
    cpy_r_r26 = cpy_r_r25;
    goto CPyL21;
CPyL19: ;
    cpy_r_r27 = PyList_New(0);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "resumed", 388, CPyStatic_match___globals);
        goto CPyL31;
    }
    cpy_r_r26 = cpy_r_r27;
CPyL21: ;
    cpy_r_entries = cpy_r_r26;
    cpy_r_r28 = (CPyPtr)((CPyPtr)cpy_r_entries + offsetof(PyVarObject, ob_size));
    cpy_r_r29 = *(int64_t *)cpy_r_r28;
    cpy_r_r30 = cpy_r_r29 << 1;
    cpy_r_r31 = NULL;
    cpy_r_r32 = CPyDef_match___Match____revived(cpy_r_self, cpy_r_chapter, cpy_r_entries, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_chapter);
    CPy_DECREF(cpy_r_entries);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "resumed", 389, CPyStatic_match___globals);
        goto CPyL23;
    }
    return cpy_r_r32;
CPyL23: ;
    cpy_r_r33 = NULL;
    return cpy_r_r33;
CPyL24: ;
    CPy_INCREF(cpy_r_since);
    goto CPyL2;
CPyL25: ;
    CPy_INCREF(cpy_r_origin_table);
    goto CPyL4;
CPyL26: ;
    CPy_DECREF(cpy_r_origin_table);
    goto CPyL7;
CPyL27: ;
    CPy_DecRef(cpy_r_since);
    goto CPyL23;
CPyL28: ;
    CPy_DecRef(cpy_r_since);
    CPy_DecRef(cpy_r_origin_table);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL23;
CPyL29: ;
    CPy_DECREF(cpy_r_since);
    goto CPyL19;
CPyL30: ;
    CPy_DecRef(cpy_r_since);
    CPy_DecRef(cpy_r_chapter);
    goto CPyL23;
CPyL31: ;
    CPy_DecRef(cpy_r_chapter);
    goto CPyL23;
}
        
        PyObject *CPyPy_match___Match___resumed(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"position", "table", "before", "since", "origin_table", 0};
            static CPyArg_Parser parser = {"OOO|OO:resumed", kwlist, 0};
            PyObject *obj_position;
            PyObject *obj_table;
            PyObject *obj_before;
            PyObject *obj_since = NULL;
            PyObject *obj_origin_table = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_position, &obj_table, &obj_before, &obj_since, &obj_origin_table)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_match___Match))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_self); 
                goto fail;
            }
            CPyTagged arg_position;
            if (likely(PyLong_Check(obj_position)))
                arg_position = CPyTagged_BorrowFromObject(obj_position);
            else {
                CPy_TypeError("int", obj_position); goto fail;
            }
            PyObject *arg_table;
            if (likely(PyObject_TypeCheck(obj_table, CPyType_kernel___table___Table)))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_table); 
                goto fail;
            }
            PyObject *arg_before;
            if (likely(PyList_Check(obj_before)))
                arg_before = obj_before;
            else {
                CPy_TypeError("list", obj_before); 
                goto fail;
            }
            PyObject *arg_since;
            if (obj_since == NULL) {
                arg_since = NULL;
                goto __LL9001;
            }
            if (PyList_Check(obj_since))
                arg_since = obj_since;
            else {
                arg_since = NULL;
            }
            if (arg_since != NULL) goto __LL9001;
            if (obj_since == Py_None)
                arg_since = obj_since;
            else {
                arg_since = NULL;
            }
            if (arg_since != NULL) goto __LL9001;
            CPy_TypeError("list or None", obj_since); 
            goto fail;
__LL9001: ;
            PyObject *arg_origin_table;
            if (obj_origin_table == NULL) {
                arg_origin_table = NULL;
                goto __LL9002;
            }
            if (PyObject_TypeCheck(obj_origin_table, CPyType_kernel___table___Table))
                arg_origin_table = obj_origin_table;
            else {
                arg_origin_table = NULL;
            }
            if (arg_origin_table != NULL) goto __LL9002;
            if (obj_origin_table == Py_None)
                arg_origin_table = obj_origin_table;
            else {
                arg_origin_table = NULL;
            }
            if (arg_origin_table != NULL) goto __LL9002;
            CPy_TypeError("serai.kernel.table.Table or None", obj_origin_table); 
            goto fail;
__LL9002: ;
            PyObject *retval = CPyDef_match___Match___resumed(arg_self, arg_position, arg_table, arg_before, arg_since, arg_origin_table);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "resumed", 372, CPyStatic_match___globals);
            return NULL;
        }
        
PyObject *CPyDef_match___Match___looked_at(PyObject *cpy_r_self, CPyTagged cpy_r_position, PyObject *cpy_r_table) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    cpy_r_r0 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_game;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_players;
    CPyTagged_INCREF(cpy_r_r1);
    cpy_r_r2 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_seed;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_settings;
    CPy_INCREF(cpy_r_r3);
    cpy_r_r4 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_given;
    CPy_INCREF(cpy_r_r4);
    cpy_r_r5 = CPyDef_match___Match(cpy_r_r0, cpy_r_r1, cpy_r_r2, cpy_r_r3, 0, cpy_r_r4, 0);
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "looked_at", 393, CPyStatic_match___globals);
        goto CPyL14;
    }
    cpy_r_r6 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_earlier;
    CPy_INCREF(cpy_r_r6);
    CPy_DECREF(((serai___kernel___match___MatchObject *)cpy_r_r5)->_earlier);
    ((serai___kernel___match___MatchObject *)cpy_r_r5)->_earlier = cpy_r_r6;
    CPyTagged_INCREF(cpy_r_position);
    CPyTagged_DECREF(((serai___kernel___match___MatchObject *)cpy_r_r5)->_origin);
    ((serai___kernel___match___MatchObject *)cpy_r_r5)->_origin = cpy_r_position;
    CPy_INCREF(cpy_r_table);
    if (((serai___kernel___match___MatchObject *)cpy_r_r5)->_table != NULL) {
        CPy_DECREF(((serai___kernel___match___MatchObject *)cpy_r_r5)->_table);
    }
    ((serai___kernel___match___MatchObject *)cpy_r_r5)->_table = cpy_r_table;
    cpy_r_r9 = 1;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "looked_at", 396, CPyStatic_match___globals);
        goto CPyL15;
    }
    cpy_r_r10 = PyList_New(0);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "looked_at", 397, CPyStatic_match___globals);
        goto CPyL15;
    }
    cpy_r_r11 = Py_None;
    cpy_r_r12 = NULL;
    cpy_r_r13 = CPyDef_match___Chapter(cpy_r_position, cpy_r_table, cpy_r_r11, cpy_r_r10, cpy_r_r12);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "looked_at", 397, CPyStatic_match___globals);
        goto CPyL15;
    }
    if (((serai___kernel___match___MatchObject *)cpy_r_r5)->__chapter != NULL) {
        CPy_DECREF(((serai___kernel___match___MatchObject *)cpy_r_r5)->__chapter);
    }
    ((serai___kernel___match___MatchObject *)cpy_r_r5)->__chapter = cpy_r_r13;
    cpy_r_r14 = 1;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "looked_at", 397, CPyStatic_match___globals);
        goto CPyL15;
    }
    cpy_r_r15 = PyList_New(0);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "looked_at", 398, CPyStatic_match___globals);
        goto CPyL15;
    }
    if (((serai___kernel___match___MatchObject *)cpy_r_r5)->__recent != NULL) {
        CPy_DECREF(((serai___kernel___match___MatchObject *)cpy_r_r5)->__recent);
    }
    ((serai___kernel___match___MatchObject *)cpy_r_r5)->__recent = cpy_r_r15;
    cpy_r_r16 = 1;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "looked_at", 398, CPyStatic_match___globals);
        goto CPyL15;
    }
    cpy_r_r17 = PyList_New(0);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "looked_at", 399, CPyStatic_match___globals);
        goto CPyL15;
    }
    if (((serai___kernel___match___MatchObject *)cpy_r_r5)->__forced != NULL) {
        CPy_DECREF(((serai___kernel___match___MatchObject *)cpy_r_r5)->__forced);
    }
    ((serai___kernel___match___MatchObject *)cpy_r_r5)->__forced = cpy_r_r17;
    cpy_r_r18 = 1;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "looked_at", 399, CPyStatic_match___globals);
        goto CPyL15;
    }
    cpy_r_r19 = PyDict_New();
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "looked_at", 400, CPyStatic_match___globals);
        goto CPyL15;
    }
    if (((serai___kernel___match___MatchObject *)cpy_r_r5)->__told != NULL) {
        CPy_DECREF(((serai___kernel___match___MatchObject *)cpy_r_r5)->__told);
    }
    ((serai___kernel___match___MatchObject *)cpy_r_r5)->__told = cpy_r_r19;
    cpy_r_r20 = 1;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "looked_at", 400, CPyStatic_match___globals);
        goto CPyL15;
    }
    cpy_r_r21 = Py_None;
    CPy_INCREF(cpy_r_r21);
    if (((serai___kernel___match___MatchObject *)cpy_r_r5)->__rules != NULL) {
        CPy_DECREF(((serai___kernel___match___MatchObject *)cpy_r_r5)->__rules);
    }
    ((serai___kernel___match___MatchObject *)cpy_r_r5)->__rules = cpy_r_r21;
    cpy_r_r22 = 1;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "looked_at", 401, CPyStatic_match___globals);
        goto CPyL15;
    }
    cpy_r_r23 = Py_None;
    CPy_INCREF(cpy_r_r23);
    if (((serai___kernel___match___MatchObject *)cpy_r_r5)->_decision != NULL) {
        CPy_DECREF(((serai___kernel___match___MatchObject *)cpy_r_r5)->_decision);
    }
    ((serai___kernel___match___MatchObject *)cpy_r_r5)->_decision = cpy_r_r23;
    cpy_r_r24 = 1;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "looked_at", 402, CPyStatic_match___globals);
        goto CPyL15;
    }
    return cpy_r_r5;
CPyL14: ;
    cpy_r_r25 = NULL;
    return cpy_r_r25;
CPyL15: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL14;
}
        
        PyObject *CPyPy_match___Match___looked_at(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"position", "table", 0};
            static CPyArg_Parser parser = {"OO:looked_at", kwlist, 0};
            PyObject *obj_position;
            PyObject *obj_table;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_position, &obj_table)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_match___Match))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_self); 
                goto fail;
            }
            CPyTagged arg_position;
            if (likely(PyLong_Check(obj_position)))
                arg_position = CPyTagged_BorrowFromObject(obj_position);
            else {
                CPy_TypeError("int", obj_position); goto fail;
            }
            PyObject *arg_table;
            if (likely(PyObject_TypeCheck(obj_table, CPyType_kernel___table___Table)))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_table); 
                goto fail;
            }
            PyObject *retval = CPyDef_match___Match___looked_at(arg_self, arg_position, arg_table);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "looked_at", 391, CPyStatic_match___globals);
            return NULL;
        }
        
PyObject *CPyDef_match___Match___clone(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_forced;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    cpy_r_r0 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_decision;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "clone", "Match", "decision", 409, CPyStatic_match___globals);
        goto CPyL10;
    }
CPyL1: ;
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_r0 != cpy_r_r1;
    if (!cpy_r_r2) goto CPyL4;
    cpy_r_r3 = ((serai___kernel___match___MatchObject *)cpy_r_self)->__forced;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "clone", "Match", "_forced", 409, CPyStatic_match___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_r3);
CPyL3: ;
    cpy_r_r4 = cpy_r_r3;
    goto CPyL5;
CPyL4: ;
    cpy_r_r5 = Py_None;
    CPy_INCREF(cpy_r_r5);
    cpy_r_r4 = cpy_r_r5;
CPyL5: ;
    cpy_r_forced = cpy_r_r4;
    cpy_r_r6 = ((serai___kernel___match___MatchObject *)cpy_r_self)->__chapter;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "clone", "Match", "_chapter", 410, CPyStatic_match___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_r6);
CPyL6: ;
    cpy_r_r7 = ((serai___kernel___match___MatchObject *)cpy_r_self)->__recent;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "clone", "Match", "_recent", 410, CPyStatic_match___globals);
        goto CPyL12;
    }
    CPy_INCREF(cpy_r_r7);
CPyL7: ;
    cpy_r_r8 = ((serai___kernel___match___MatchObject *)cpy_r_self)->__recent;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "clone", "Match", "_recent", 410, CPyStatic_match___globals);
        goto CPyL13;
    }
CPyL8: ;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyVarObject, ob_size));
    cpy_r_r10 = *(int64_t *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r10 << 1;
    cpy_r_r12 = CPyDef_match___Match____revived(cpy_r_self, cpy_r_r6, cpy_r_r7, cpy_r_r11, cpy_r_forced);
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_forced);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "clone", 410, CPyStatic_match___globals);
        goto CPyL10;
    }
    return cpy_r_r12;
CPyL10: ;
    cpy_r_r13 = NULL;
    return cpy_r_r13;
CPyL11: ;
    CPy_DecRef(cpy_r_forced);
    goto CPyL10;
CPyL12: ;
    CPy_DecRef(cpy_r_forced);
    CPy_DecRef(cpy_r_r6);
    goto CPyL10;
CPyL13: ;
    CPy_DecRef(cpy_r_forced);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    goto CPyL10;
}
        
        PyObject *CPyPy_match___Match___clone(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":clone", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_match___Match))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_match___Match___clone(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "clone", 407, CPyStatic_match___globals);
            return NULL;
        }
        
PyObject *CPyDef_match___Match___determinize(PyObject *cpy_r_self, CPyTagged cpy_r_seat, PyObject *cpy_r_seed) {
    char cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject **cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    cpy_r_r0 = CPyDef_match___Match____check_seat(cpy_r_self, cpy_r_seat);
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "determinize", 418, CPyStatic_match___globals);
        goto CPyL8;
    }
    cpy_r_r1 = CPyDef_match___Match___clone(cpy_r_self);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "determinize", 419, CPyStatic_match___globals);
        goto CPyL8;
    }
    cpy_r_r2 = PyObject_Str(cpy_r_seed);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "determinize", 420, CPyStatic_match___globals);
        goto CPyL9;
    }
    cpy_r_r3 = CPyStatic_match___globals;
    cpy_r_r4 = CPyStatics[4720]; /* 'Redeal' */
    cpy_r_r5 = CPyDict_GetItem(cpy_r_r3, cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "determinize", 420, CPyStatic_match___globals);
        goto CPyL10;
    }
    CPyTagged_INCREF(cpy_r_seat);
    cpy_r_r6 = CPyTagged_StealAsObject(cpy_r_seat);
    PyObject *cpy_r_r7[2] = {cpy_r_r6, cpy_r_r2};
    cpy_r_r8 = (PyObject **)&cpy_r_r7;
    cpy_r_r9 = PyObject_Vectorcall(cpy_r_r5, cpy_r_r8, 2, 0);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "determinize", 420, CPyStatic_match___globals);
        goto CPyL11;
    }
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r2);
    if (likely(PyTuple_Check(cpy_r_r9)))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "determinize", 420, CPyStatic_match___globals, "tuple", cpy_r_r9);
        goto CPyL9;
    }
    cpy_r_r11 = CPyDef_match___Match____add_redeal(cpy_r_r1, cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == 2)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "determinize", 421, CPyStatic_match___globals);
        goto CPyL9;
    }
    return cpy_r_r1;
CPyL8: ;
    cpy_r_r12 = NULL;
    return cpy_r_r12;
CPyL9: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL8;
CPyL10: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL8;
CPyL11: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r6);
    goto CPyL8;
}
        
        PyObject *CPyPy_match___Match___determinize(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"seat", "seed", 0};
            static CPyArg_Parser parser = {"OO:determinize", kwlist, 0};
            PyObject *obj_seat;
            PyObject *obj_seed;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_seat, &obj_seed)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_match___Match))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_self); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *arg_seed;
            if (PyUnicode_Check(obj_seed))
                arg_seed = obj_seed;
            else {
                arg_seed = NULL;
            }
            if (arg_seed != NULL) goto __LL9003;
            if (PyLong_Check(obj_seed))
                arg_seed = obj_seed;
            else {
                arg_seed = NULL;
            }
            if (arg_seed != NULL) goto __LL9003;
            CPy_TypeError("union[str, int]", obj_seed); 
            goto fail;
__LL9003: ;
            PyObject *retval = CPyDef_match___Match___determinize(arg_self, arg_seat, arg_seed);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "determinize", 412, CPyStatic_match___globals);
            return NULL;
        }
        
PyObject *CPyDef_match___Match___reshuffled(PyObject *cpy_r_self, PyObject *cpy_r_seed) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject **cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    cpy_r_r0 = CPyDef_match___Match___clone(cpy_r_self);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "reshuffled", 426, CPyStatic_match___globals);
        goto CPyL7;
    }
    cpy_r_r1 = PyObject_Str(cpy_r_seed);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "reshuffled", 427, CPyStatic_match___globals);
        goto CPyL8;
    }
    cpy_r_r2 = CPyStatic_match___globals;
    cpy_r_r3 = CPyStatics[4720]; /* 'Redeal' */
    cpy_r_r4 = CPyDict_GetItem(cpy_r_r2, cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "reshuffled", 427, CPyStatic_match___globals);
        goto CPyL9;
    }
    cpy_r_r5 = CPyStatics[4910]; /* -2 */
    PyObject *cpy_r_r6[2] = {cpy_r_r5, cpy_r_r1};
    cpy_r_r7 = (PyObject **)&cpy_r_r6;
    cpy_r_r8 = PyObject_Vectorcall(cpy_r_r4, cpy_r_r7, 2, 0);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "reshuffled", 427, CPyStatic_match___globals);
        goto CPyL9;
    }
    CPy_DECREF(cpy_r_r1);
    if (likely(PyTuple_Check(cpy_r_r8)))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "reshuffled", 427, CPyStatic_match___globals, "tuple", cpy_r_r8);
        goto CPyL8;
    }
    cpy_r_r10 = CPyDef_match___Match____add_redeal(cpy_r_r0, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == 2)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "reshuffled", 427, CPyStatic_match___globals);
        goto CPyL8;
    }
    return cpy_r_r0;
CPyL7: ;
    cpy_r_r11 = NULL;
    return cpy_r_r11;
CPyL8: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL7;
CPyL9: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL7;
}
        
        PyObject *CPyPy_match___Match___reshuffled(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"seed", 0};
            static CPyArg_Parser parser = {"O:reshuffled", kwlist, 0};
            PyObject *obj_seed;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_seed)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_match___Match))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_self); 
                goto fail;
            }
            PyObject *arg_seed;
            if (PyUnicode_Check(obj_seed))
                arg_seed = obj_seed;
            else {
                arg_seed = NULL;
            }
            if (arg_seed != NULL) goto __LL9004;
            if (PyLong_Check(obj_seed))
                arg_seed = obj_seed;
            else {
                arg_seed = NULL;
            }
            if (arg_seed != NULL) goto __LL9004;
            CPy_TypeError("union[str, int]", obj_seed); 
            goto fail;
__LL9004: ;
            PyObject *retval = CPyDef_match___Match___reshuffled(arg_self, arg_seed);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "reshuffled", 424, CPyStatic_match___globals);
            return NULL;
        }
        
PyObject *CPyDef_match___Match___imagine(PyObject *cpy_r_self, CPyTagged cpy_r_seat, PyObject *cpy_r_seed) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    int64_t cpy_r_r29;
    CPyPtr cpy_r_r30;
    int64_t cpy_r_r31;
    char cpy_r_r32;
    CPyPtr cpy_r_r33;
    CPyPtr cpy_r_r34;
    int64_t cpy_r_r35;
    CPyPtr cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    CPyPtr cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    int32_t cpy_r_r44;
    char cpy_r_r45;
    int64_t cpy_r_r46;
    CPyPtr cpy_r_r47;
    int64_t cpy_r_r48;
    CPyTagged cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    cpy_r_r0 = ((serai___kernel___match___MatchObject *)cpy_r_self)->__chapter;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "imagine", "Match", "_chapter", 436, CPyStatic_match___globals);
        goto CPyL28;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___kernel___match___ChapterObject *)cpy_r_r0)->_table;
    cpy_r_r2 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r3 = cpy_r_r1 == cpy_r_r2;
    if (cpy_r_r3) goto CPyL29;
    cpy_r_r4 = ((serai___kernel___match___ChapterObject *)cpy_r_r0)->_table;
    if (likely(cpy_r_r4 != Py_None))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "imagine", 437, CPyStatic_match___globals, "serai.kernel.table.Table", cpy_r_r4);
        goto CPyL30;
    }
    cpy_r_r6 = ((serai___kernel___table___TableObject *)cpy_r_r5)->_reveals;
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/match.py", "imagine", "Table", "reveals", 437, CPyStatic_match___globals);
        goto CPyL30;
    }
CPyL4: ;
    cpy_r_r7 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_table;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "imagine", "Match", "table", 437, CPyStatic_match___globals);
        goto CPyL30;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___kernel___table___TableObject *)cpy_r_r7)->_reveals;
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/match.py", "imagine", "Table", "reveals", 437, CPyStatic_match___globals);
        goto CPyL30;
    }
CPyL6: ;
    cpy_r_r9 = cpy_r_r6 & 1;
    cpy_r_r10 = cpy_r_r9 != 0;
    if (!cpy_r_r10) goto CPyL8;
    cpy_r_r11 = CPyTagged_IsEq_(cpy_r_r6, cpy_r_r8);
    cpy_r_r12 = cpy_r_r11 ^ 1;
    if (cpy_r_r12) {
        goto CPyL29;
    } else
        goto CPyL11;
CPyL8: ;
    cpy_r_r13 = cpy_r_r6 != cpy_r_r8;
    if (cpy_r_r13) {
        goto CPyL29;
    } else
        goto CPyL11;
CPyL9: ;
    cpy_r_r14 = CPyDef_match___Match___determinize(cpy_r_self, cpy_r_seat, cpy_r_seed);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "imagine", 438, CPyStatic_match___globals);
        goto CPyL28;
    }
    return cpy_r_r14;
CPyL11: ;
    cpy_r_r15 = CPyDef_match___Match____check_seat(cpy_r_self, cpy_r_seat);
    if (unlikely(cpy_r_r15 == 2)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "imagine", 439, CPyStatic_match___globals);
        goto CPyL30;
    }
    cpy_r_r16 = ((serai___kernel___match___ChapterObject *)cpy_r_r0)->_table;
    CPy_INCREF(cpy_r_r16);
    if (likely(cpy_r_r16 != Py_None))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "imagine", 440, CPyStatic_match___globals, "serai.kernel.table.Table", cpy_r_r16);
        goto CPyL30;
    }
    cpy_r_r18 = CPY_GET_METHOD(cpy_r_r17, CPyType_kernel___table___Table, 3, serai___kernel___table___TableObject, PyObject * (*)(PyObject *))(cpy_r_r17); /* copy */
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "imagine", 440, CPyStatic_match___globals);
        goto CPyL30;
    }
    cpy_r_r19 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_game;
    CPy_INCREF(cpy_r_r19);
    cpy_r_r20 = PyObject_Str(cpy_r_seed);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "imagine", 441, CPyStatic_match___globals);
        goto CPyL31;
    }
    cpy_r_r21 = CPY_GET_METHOD(cpy_r_r19, CPyType_game___Game, 11, serai___kernel___game___GameObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_r19, cpy_r_r18, cpy_r_seat, cpy_r_r20); /* redeal */
    CPy_DECREF(cpy_r_r20);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r21 == 2)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "imagine", 441, CPyStatic_match___globals);
        goto CPyL32;
    }
    cpy_r_r22 = ((serai___kernel___match___ChapterObject *)cpy_r_r0)->_position;
    CPyTagged_INCREF(cpy_r_r22);
    cpy_r_r23 = ((serai___kernel___match___ChapterObject *)cpy_r_r0)->_before;
    CPy_INCREF(cpy_r_r23);
    cpy_r_r24 = ((serai___kernel___match___ChapterObject *)cpy_r_r0)->_entries_before;
    CPy_INCREF(cpy_r_r24);
    CPy_DECREF(cpy_r_r0);
    cpy_r_r25 = NULL;
    cpy_r_r26 = CPyDef_match___Chapter(cpy_r_r22, cpy_r_r18, cpy_r_r23, cpy_r_r24, cpy_r_r25);
    CPyTagged_DECREF(cpy_r_r22);
    CPy_DECREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r23);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "imagine", 442, CPyStatic_match___globals);
        goto CPyL28;
    }
    cpy_r_r27 = PyList_New(0);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "imagine", 443, CPyStatic_match___globals);
        goto CPyL33;
    }
    cpy_r_r28 = ((serai___kernel___match___MatchObject *)cpy_r_self)->__recent;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "imagine", "Match", "_recent", 443, CPyStatic_match___globals);
        goto CPyL34;
    }
    CPy_INCREF(cpy_r_r28);
CPyL19: ;
    cpy_r_r29 = 0;
CPyL20: ;
    cpy_r_r30 = (CPyPtr)((CPyPtr)cpy_r_r28 + offsetof(PyVarObject, ob_size));
    cpy_r_r31 = *(int64_t *)cpy_r_r30;
    cpy_r_r32 = cpy_r_r29 < cpy_r_r31;
    if (!cpy_r_r32) goto CPyL35;
    cpy_r_r33 = (CPyPtr)((CPyPtr)cpy_r_r28 + offsetof(PyListObject, ob_item));
    cpy_r_r34 = *(CPyPtr *)cpy_r_r33;
    cpy_r_r35 = cpy_r_r29 * 8;
    cpy_r_r36 = cpy_r_r34 + cpy_r_r35;
    cpy_r_r37 = *(PyObject * *)cpy_r_r36;
    CPy_INCREF(cpy_r_r37);
    if (Py_TYPE(cpy_r_r37) == CPyType_option___Option)
        cpy_r_r38 = cpy_r_r37;
    else {
        cpy_r_r38 = NULL;
    }
    if (cpy_r_r38 != NULL) goto __LL9005;
    if (PyTuple_Check(cpy_r_r37))
        cpy_r_r38 = cpy_r_r37;
    else {
        cpy_r_r38 = NULL;
    }
    if (cpy_r_r38 != NULL) goto __LL9005;
    CPy_TypeErrorTraceback("src/serai/kernel/match.py", "imagine", 443, CPyStatic_match___globals, "union[serai.kernel.option.Option, tuple]", cpy_r_r37);
    goto CPyL36;
__LL9005: ;
    cpy_r_r39 = (PyObject *)CPyType_option___Option;
    cpy_r_r40 = (CPyPtr)((CPyPtr)cpy_r_r38 + offsetof(PyObject, ob_type));
    cpy_r_r41 = *(PyObject * *)cpy_r_r40;
    cpy_r_r42 = cpy_r_r41 == cpy_r_r39;
    if (!cpy_r_r42) goto CPyL37;
    if (likely(Py_TYPE(cpy_r_r38) == CPyType_option___Option))
        cpy_r_r43 = cpy_r_r38;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "imagine", 443, CPyStatic_match___globals, "serai.kernel.option.Option", cpy_r_r38);
        goto CPyL36;
    }
    cpy_r_r44 = PyList_Append(cpy_r_r27, cpy_r_r43);
    CPy_DECREF(cpy_r_r43);
    cpy_r_r45 = cpy_r_r44 >= 0;
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "imagine", 443, CPyStatic_match___globals);
        goto CPyL36;
    }
CPyL25: ;
    cpy_r_r46 = cpy_r_r29 + 1;
    cpy_r_r29 = cpy_r_r46;
    goto CPyL20;
CPyL26: ;
    cpy_r_r47 = (CPyPtr)((CPyPtr)cpy_r_r27 + offsetof(PyVarObject, ob_size));
    cpy_r_r48 = *(int64_t *)cpy_r_r47;
    cpy_r_r49 = cpy_r_r48 << 1;
    cpy_r_r50 = NULL;
    cpy_r_r51 = CPyDef_match___Match____revived(cpy_r_self, cpy_r_r26, cpy_r_r27, cpy_r_r49, cpy_r_r50);
    CPy_DECREF(cpy_r_r26);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "imagine", 444, CPyStatic_match___globals);
        goto CPyL28;
    }
    return cpy_r_r51;
CPyL28: ;
    cpy_r_r52 = NULL;
    return cpy_r_r52;
CPyL29: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL9;
CPyL30: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL28;
CPyL31: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r19);
    goto CPyL28;
CPyL32: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r18);
    goto CPyL28;
CPyL33: ;
    CPy_DecRef(cpy_r_r26);
    goto CPyL28;
CPyL34: ;
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r27);
    goto CPyL28;
CPyL35: ;
    CPy_DECREF(cpy_r_r28);
    goto CPyL26;
CPyL36: ;
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r28);
    goto CPyL28;
CPyL37: ;
    CPy_DECREF(cpy_r_r38);
    goto CPyL25;
}
        
        PyObject *CPyPy_match___Match___imagine(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"seat", "seed", 0};
            static CPyArg_Parser parser = {"OO:imagine", kwlist, 0};
            PyObject *obj_seat;
            PyObject *obj_seed;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_seat, &obj_seed)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_match___Match))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_self); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *arg_seed;
            if (PyUnicode_Check(obj_seed))
                arg_seed = obj_seed;
            else {
                arg_seed = NULL;
            }
            if (arg_seed != NULL) goto __LL9006;
            if (PyLong_Check(obj_seed))
                arg_seed = obj_seed;
            else {
                arg_seed = NULL;
            }
            if (arg_seed != NULL) goto __LL9006;
            CPy_TypeError("union[str, int]", obj_seed); 
            goto fail;
__LL9006: ;
            PyObject *retval = CPyDef_match___Match___imagine(arg_self, arg_seat, arg_seed);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "imagine", 430, CPyStatic_match___globals);
            return NULL;
        }
        
char CPyDef_match___Match____add_redeal(PyObject *cpy_r_self, PyObject *cpy_r_entry) {
    PyObject *cpy_r_r0;
    int32_t cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    int32_t cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    cpy_r_r0 = ((serai___kernel___match___MatchObject *)cpy_r_self)->__recent;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "_add_redeal", "Match", "_recent", 447, CPyStatic_match___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = PyList_Append(cpy_r_r0, cpy_r_entry);
    CPy_DECREF(cpy_r_r0);
    cpy_r_r2 = cpy_r_r1 >= 0;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_add_redeal", 447, CPyStatic_match___globals);
        goto CPyL6;
    }
    cpy_r_r3 = ((serai___kernel___match___MatchObject *)cpy_r_self)->__forced;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "_add_redeal", "Match", "_forced", 448, CPyStatic_match___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_r3);
CPyL3: ;
    cpy_r_r4 = CPyStatics[4896]; /* 0 */
    cpy_r_r5 = PyList_Append(cpy_r_r3, cpy_r_r4);
    CPy_DECREF(cpy_r_r3);
    cpy_r_r6 = cpy_r_r5 >= 0;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_add_redeal", 448, CPyStatic_match___globals);
        goto CPyL6;
    }
    cpy_r_r7 = CPyDef_match___Match____redeal(cpy_r_self, cpy_r_entry);
    if (unlikely(cpy_r_r7 == 2)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_add_redeal", 449, CPyStatic_match___globals);
        goto CPyL6;
    }
    return 1;
CPyL6: ;
    cpy_r_r8 = 2;
    return cpy_r_r8;
}
        
        PyObject *CPyPy_match___Match____add_redeal(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"entry", 0};
            static CPyArg_Parser parser = {"O:_add_redeal", kwlist, 0};
            PyObject *obj_entry;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_entry)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_match___Match))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_self); 
                goto fail;
            }
            PyObject * arg_entry;
            if (likely(PyTuple_Check(obj_entry)))
                arg_entry = obj_entry;
            else {
                CPy_TypeError("tuple", obj_entry); 
                goto fail;
            }
            char retval = CPyDef_match___Match____add_redeal(arg_self, arg_entry);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "_add_redeal", 446, CPyStatic_match___globals);
            return NULL;
        }
        
char CPyDef_match___Match____redeal(PyObject *cpy_r_self, PyObject *cpy_r_entry) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    cpy_r_r0 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_game;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_table;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "_redeal", "Match", "table", 452, CPyStatic_match___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_r1);
CPyL1: ;
    cpy_r_r2 = CPySequenceTuple_GetItem(cpy_r_entry, 0);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_redeal", 452, CPyStatic_match___globals);
        goto CPyL9;
    }
    if (likely(PyLong_Check(cpy_r_r2)))
        cpy_r_r3 = CPyTagged_FromObject(cpy_r_r2);
    else {
        CPy_TypeError("int", cpy_r_r2); cpy_r_r3 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_redeal", 452, CPyStatic_match___globals);
        goto CPyL9;
    }
    cpy_r_r4 = CPySequenceTuple_GetItem(cpy_r_entry, 2);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_redeal", 452, CPyStatic_match___globals);
        goto CPyL10;
    }
    if (likely(PyUnicode_Check(cpy_r_r4)))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "_redeal", 452, CPyStatic_match___globals, "str", cpy_r_r4);
        goto CPyL10;
    }
    cpy_r_r6 = CPY_GET_METHOD(cpy_r_r0, CPyType_game___Game, 11, serai___kernel___game___GameObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_r0, cpy_r_r1, cpy_r_r3, cpy_r_r5); /* redeal */
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r6 == 2)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_redeal", 452, CPyStatic_match___globals);
        goto CPyL7;
    }
    return 1;
CPyL7: ;
    cpy_r_r7 = 2;
    return cpy_r_r7;
CPyL8: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL7;
CPyL9: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL7;
CPyL10: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r3);
    goto CPyL7;
}
        
        PyObject *CPyPy_match___Match____redeal(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"entry", 0};
            static CPyArg_Parser parser = {"O:_redeal", kwlist, 0};
            PyObject *obj_entry;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_entry)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_match___Match))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_self); 
                goto fail;
            }
            PyObject * arg_entry;
            if (likely(PyTuple_Check(obj_entry)))
                arg_entry = obj_entry;
            else {
                CPy_TypeError("tuple", obj_entry); 
                goto fail;
            }
            char retval = CPyDef_match___Match____redeal(arg_self, arg_entry);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "_redeal", 451, CPyStatic_match___globals);
            return NULL;
        }
        
PyObject *CPyDef_match___Match____revived(PyObject *cpy_r_self, PyObject *cpy_r_chapter, PyObject *cpy_r_entries, CPyTagged cpy_r_upto, PyObject *cpy_r_forced) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    CPyTagged cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_option;
    CPyTagged cpy_r_place;
    CPyTagged cpy_r_count;
    PyObject *cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject **cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject **cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_decision;
    PyObject *cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    CPyTagged cpy_r_r51;
    int64_t cpy_r_r52;
    char cpy_r_r53;
    int64_t cpy_r_r54;
    char cpy_r_r55;
    char cpy_r_r56;
    char cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    CPyTagged cpy_r_r63;
    PyObject *cpy_r_r64;
    CPyTagged cpy_r_r65;
    char cpy_r_r66;
    char cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    CPyTagged cpy_r_r72;
    PyObject *cpy_r_r73;
    int32_t cpy_r_r74;
    char cpy_r_r75;
    int64_t cpy_r_r76;
    char cpy_r_r77;
    int64_t cpy_r_r78;
    char cpy_r_r79;
    char cpy_r_r80;
    char cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_entry;
    CPyTagged cpy_r_r84;
    PyObject *cpy_r_r85;
    CPyPtr cpy_r_r86;
    PyObject *cpy_r_r87;
    char cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    char cpy_r_r91;
    PyObject *cpy_r_r92;
    int32_t cpy_r_r93;
    char cpy_r_r94;
    char cpy_r_r95;
    tuple_T3OOO cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    char cpy_r_r100;
    PyObject *cpy_r_r101;
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
    CPyPtr cpy_r_r114;
    PyObject *cpy_r_r115;
    char cpy_r_r116;
    char cpy_r_r117;
    PyObject *cpy_r_r118;
    char cpy_r_r119;
    int64_t cpy_r_r120;
    PyObject *cpy_r_r121;
    char cpy_r_r122;
    PyObject *cpy_r_r123;
    char cpy_r_r124;
    char cpy_r_r125;
    PyObject *cpy_r_r126;
    if (cpy_r_forced != NULL) goto CPyL89;
    cpy_r_r0 = Py_None;
    CPy_INCREF(cpy_r_r0);
    cpy_r_forced = cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = ((serai___kernel___match___ChapterObject *)cpy_r_chapter)->_table;
    cpy_r_r2 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r3 = cpy_r_r1 != cpy_r_r2;
    if (cpy_r_r3) {
        goto CPyL5;
    } else
        goto CPyL90;
CPyL3: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r4 = 0;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_revived", 460, CPyStatic_match___globals);
        goto CPyL88;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r5 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_game;
    CPy_INCREF(cpy_r_r5);
    cpy_r_r6 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_players;
    CPyTagged_INCREF(cpy_r_r6);
    cpy_r_r7 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_seed;
    CPy_INCREF(cpy_r_r7);
    cpy_r_r8 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_settings;
    CPy_INCREF(cpy_r_r8);
    cpy_r_r9 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_given;
    CPy_INCREF(cpy_r_r9);
    cpy_r_r10 = CPyDef_match___Match(cpy_r_r5, cpy_r_r6, cpy_r_r7, cpy_r_r8, 0, cpy_r_r9, 0);
    CPy_DECREF(cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r8);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_revived", 461, CPyStatic_match___globals);
        goto CPyL91;
    }
    cpy_r_r11 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_earlier;
    CPy_INCREF(cpy_r_r11);
    CPy_DECREF(((serai___kernel___match___MatchObject *)cpy_r_r10)->_earlier);
    ((serai___kernel___match___MatchObject *)cpy_r_r10)->_earlier = cpy_r_r11;
    cpy_r_r13 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_origin;
    CPyTagged_INCREF(cpy_r_r13);
    CPyTagged_DECREF(((serai___kernel___match___MatchObject *)cpy_r_r10)->_origin);
    ((serai___kernel___match___MatchObject *)cpy_r_r10)->_origin = cpy_r_r13;
    cpy_r_r15 = ((serai___kernel___match___ChapterObject *)cpy_r_chapter)->_table;
    CPy_INCREF(cpy_r_r15);
    if (likely(cpy_r_r15 != Py_None))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "_revived", 464, CPyStatic_match___globals, "serai.kernel.table.Table", cpy_r_r15);
        goto CPyL92;
    }
    cpy_r_r17 = CPY_GET_METHOD(cpy_r_r16, CPyType_kernel___table___Table, 3, serai___kernel___table___TableObject, PyObject * (*)(PyObject *))(cpy_r_r16); /* copy */
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_revived", 464, CPyStatic_match___globals);
        goto CPyL92;
    }
    CPy_INCREF(cpy_r_r17);
    if (((serai___kernel___match___MatchObject *)cpy_r_r10)->_table != NULL) {
        CPy_DECREF(((serai___kernel___match___MatchObject *)cpy_r_r10)->_table);
    }
    ((serai___kernel___match___MatchObject *)cpy_r_r10)->_table = cpy_r_r17;
    cpy_r_r18 = 1;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_revived", 464, CPyStatic_match___globals);
        goto CPyL93;
    }
    CPy_INCREF(cpy_r_chapter);
    if (((serai___kernel___match___MatchObject *)cpy_r_r10)->__chapter != NULL) {
        CPy_DECREF(((serai___kernel___match___MatchObject *)cpy_r_r10)->__chapter);
    }
    ((serai___kernel___match___MatchObject *)cpy_r_r10)->__chapter = cpy_r_chapter;
    cpy_r_r19 = 1;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_revived", 465, CPyStatic_match___globals);
        goto CPyL94;
    }
    cpy_r_r20 = CPyList_GetSlice(cpy_r_entries, 0, cpy_r_upto);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_revived", 466, CPyStatic_match___globals);
        goto CPyL94;
    }
    if (likely(PyList_Check(cpy_r_r20)))
        cpy_r_r21 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "_revived", 466, CPyStatic_match___globals, "list", cpy_r_r20);
        goto CPyL94;
    }
    if (((serai___kernel___match___MatchObject *)cpy_r_r10)->__recent != NULL) {
        CPy_DECREF(((serai___kernel___match___MatchObject *)cpy_r_r10)->__recent);
    }
    ((serai___kernel___match___MatchObject *)cpy_r_r10)->__recent = cpy_r_r21;
    cpy_r_r22 = 1;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_revived", 466, CPyStatic_match___globals);
        goto CPyL94;
    }
    cpy_r_r23 = PyList_New(0);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_revived", 467, CPyStatic_match___globals);
        goto CPyL94;
    }
    CPy_INCREF(cpy_r_r23);
    if (((serai___kernel___match___MatchObject *)cpy_r_r10)->__forced != NULL) {
        CPy_DECREF(((serai___kernel___match___MatchObject *)cpy_r_r10)->__forced);
    }
    ((serai___kernel___match___MatchObject *)cpy_r_r10)->__forced = cpy_r_r23;
    cpy_r_r24 = 1;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_revived", 467, CPyStatic_match___globals);
        goto CPyL95;
    }
    cpy_r_r25 = PyDict_New();
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_revived", 468, CPyStatic_match___globals);
        goto CPyL96;
    }
    if (((serai___kernel___match___MatchObject *)cpy_r_r10)->__told != NULL) {
        CPy_DECREF(((serai___kernel___match___MatchObject *)cpy_r_r10)->__told);
    }
    ((serai___kernel___match___MatchObject *)cpy_r_r10)->__told = cpy_r_r25;
    cpy_r_r26 = 1;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_revived", 468, CPyStatic_match___globals);
        goto CPyL96;
    }
    cpy_r_r27 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_game;
    CPy_INCREF(cpy_r_r27);
    cpy_r_r28 = CPY_GET_METHOD(cpy_r_r27, CPyType_game___Game, 1, serai___kernel___game___GameObject, PyObject * (*)(PyObject *, PyObject *))(cpy_r_r27, cpy_r_r17); /* turn */
    CPy_DECREF(cpy_r_r17);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_revived", 469, CPyStatic_match___globals);
        goto CPyL97;
    }
    CPy_INCREF(cpy_r_r28);
    if (((serai___kernel___match___MatchObject *)cpy_r_r10)->__rules != NULL) {
        CPy_DECREF(((serai___kernel___match___MatchObject *)cpy_r_r10)->__rules);
    }
    ((serai___kernel___match___MatchObject *)cpy_r_r10)->__rules = cpy_r_r28;
    cpy_r_r29 = 1;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_revived", 469, CPyStatic_match___globals);
        goto CPyL98;
    }
    cpy_r_r30 = Py_None;
    CPy_INCREF(cpy_r_r30);
    cpy_r_option = cpy_r_r30;
    cpy_r_place = 0;
    cpy_r_count = 0;
CPyL20: ;
    if (!1) goto CPyL99;
    cpy_r_r31 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r32 = cpy_r_option == cpy_r_r31;
    if (cpy_r_r32) {
        goto CPyL100;
    } else
        goto CPyL26;
CPyL22: ;
    cpy_r_r33 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r34 = CPyStatics[1820]; /* 'next' */
    cpy_r_r35 = CPyObject_GetAttr(cpy_r_r33, cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_revived", 475, CPyStatic_match___globals);
        goto CPyL101;
    }
    PyObject *cpy_r_r36[1] = {cpy_r_r28};
    cpy_r_r37 = (PyObject **)&cpy_r_r36;
    cpy_r_r38 = PyObject_Vectorcall(cpy_r_r35, cpy_r_r37, 1, 0);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_revived", 475, CPyStatic_match___globals);
        goto CPyL101;
    }
    if (likely(Py_TYPE(cpy_r_r38) == CPyType_decision___Decision))
        cpy_r_r39 = cpy_r_r38;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "_revived", 475, CPyStatic_match___globals, "serai.kernel.decision.Decision", cpy_r_r38);
        goto CPyL101;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL30;
CPyL26: ;
    if (likely(cpy_r_option != Py_None))
        cpy_r_r41 = cpy_r_option;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "_revived", 475, CPyStatic_match___globals, "serai.kernel.option.Option", cpy_r_option);
        goto CPyL101;
    }
    cpy_r_r42 = CPyStatics[4710]; /* 'send' */
    PyObject *cpy_r_r43[2] = {cpy_r_r28, cpy_r_r41};
    cpy_r_r44 = (PyObject **)&cpy_r_r43;
    cpy_r_r45 = PyObject_VectorcallMethod(cpy_r_r42, cpy_r_r44, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_revived", 475, CPyStatic_match___globals);
        goto CPyL102;
    }
    CPy_DECREF(cpy_r_r41);
    if (likely(Py_TYPE(cpy_r_r45) == CPyType_decision___Decision))
        cpy_r_r46 = cpy_r_r45;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "_revived", 475, CPyStatic_match___globals, "serai.kernel.decision.Decision", cpy_r_r45);
        goto CPyL101;
    }
    cpy_r_r40 = cpy_r_r46;
CPyL30: ;
    cpy_r_decision = cpy_r_r40;
    cpy_r_r47 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r48 = cpy_r_forced != cpy_r_r47;
    if (!cpy_r_r48) goto CPyL43;
    if (likely(cpy_r_forced != Py_None))
        cpy_r_r49 = cpy_r_forced;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "_revived", 477, CPyStatic_match___globals, "list", cpy_r_forced);
        goto CPyL103;
    }
    cpy_r_r50 = CPyList_GetItemBorrow(cpy_r_r49, cpy_r_place);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_revived", 477, CPyStatic_match___globals);
        goto CPyL103;
    }
    if (likely(PyLong_Check(cpy_r_r50)))
        cpy_r_r51 = CPyTagged_FromObject(cpy_r_r50);
    else {
        CPy_TypeError("int", cpy_r_r50); cpy_r_r51 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r51 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_revived", 477, CPyStatic_match___globals);
        goto CPyL103;
    }
    cpy_r_r52 = cpy_r_count & 1;
    cpy_r_r53 = cpy_r_r52 != 0;
    if (cpy_r_r53) goto CPyL36;
    cpy_r_r54 = cpy_r_r51 & 1;
    cpy_r_r55 = cpy_r_r54 != 0;
    if (!cpy_r_r55) goto CPyL37;
CPyL36: ;
    cpy_r_r56 = CPyTagged_IsLt_(cpy_r_count, cpy_r_r51);
    cpy_r_r57 = cpy_r_r56;
    goto CPyL38;
CPyL37: ;
    cpy_r_r58 = (Py_ssize_t)cpy_r_count < (Py_ssize_t)cpy_r_r51;
    cpy_r_r57 = cpy_r_r58;
CPyL38: ;
    CPyTagged_DECREF(cpy_r_r51);
    if (!cpy_r_r57) goto CPyL51;
    cpy_r_r59 = CPyDef_decision___Decision___options(cpy_r_decision);
    CPy_DECREF(cpy_r_decision);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_revived", 478, CPyStatic_match___globals);
        goto CPyL101;
    }
CPyL40: ;
    cpy_r_r60 = CPyStatics[4896]; /* 0 */
    cpy_r_r61 = PyObject_GetItem(cpy_r_r59, cpy_r_r60);
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_revived", 478, CPyStatic_match___globals);
        goto CPyL101;
    }
    if (likely(Py_TYPE(cpy_r_r61) == CPyType_option___Option))
        cpy_r_r62 = cpy_r_r61;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "_revived", 478, CPyStatic_match___globals, "serai.kernel.option.Option", cpy_r_r61);
        goto CPyL101;
    }
    cpy_r_option = cpy_r_r62;
    cpy_r_r63 = CPyTagged_Add(cpy_r_count, 2);
    CPyTagged_DECREF(cpy_r_count);
    cpy_r_count = cpy_r_r63;
    goto CPyL20;
CPyL43: ;
    cpy_r_r64 = CPyDef_decision___Decision___options(cpy_r_decision);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_revived", 481, CPyStatic_match___globals);
        goto CPyL103;
    }
CPyL44: ;
    cpy_r_r65 = CPyObject_Size(cpy_r_r64);
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r65 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_revived", 481, CPyStatic_match___globals);
        goto CPyL103;
    }
    cpy_r_r66 = cpy_r_r65 == 2;
    CPyTagged_DECREF(cpy_r_r65);
    if (!cpy_r_r66) goto CPyL51;
    cpy_r_r67 = ((serai___kernel___decision___DecisionObject *)cpy_r_decision)->_shown;
    if (cpy_r_r67) goto CPyL51;
CPyL47: ;
    cpy_r_r68 = CPyDef_decision___Decision___options(cpy_r_decision);
    CPy_DECREF(cpy_r_decision);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_revived", 482, CPyStatic_match___globals);
        goto CPyL101;
    }
CPyL48: ;
    cpy_r_r69 = CPyStatics[4896]; /* 0 */
    cpy_r_r70 = PyObject_GetItem(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_revived", 482, CPyStatic_match___globals);
        goto CPyL101;
    }
    if (likely(Py_TYPE(cpy_r_r70) == CPyType_option___Option))
        cpy_r_r71 = cpy_r_r70;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "_revived", 482, CPyStatic_match___globals, "serai.kernel.option.Option", cpy_r_r70);
        goto CPyL101;
    }
    cpy_r_option = cpy_r_r71;
    cpy_r_r72 = CPyTagged_Add(cpy_r_count, 2);
    CPyTagged_DECREF(cpy_r_count);
    cpy_r_count = cpy_r_r72;
    goto CPyL20;
CPyL51: ;
    cpy_r_r73 = CPyTagged_StealAsObject(cpy_r_count);
    cpy_r_r74 = PyList_Append(cpy_r_r23, cpy_r_r73);
    CPy_DECREF(cpy_r_r73);
    cpy_r_r75 = cpy_r_r74 >= 0;
    if (unlikely(!cpy_r_r75)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_revived", 485, CPyStatic_match___globals);
        goto CPyL104;
    }
    cpy_r_count = 0;
CPyL53: ;
    cpy_r_r76 = cpy_r_place & 1;
    cpy_r_r77 = cpy_r_r76 != 0;
    if (cpy_r_r77) goto CPyL55;
    cpy_r_r78 = cpy_r_upto & 1;
    cpy_r_r79 = cpy_r_r78 != 0;
    if (!cpy_r_r79) goto CPyL56;
CPyL55: ;
    cpy_r_r80 = CPyTagged_IsLt_(cpy_r_place, cpy_r_upto);
    if (cpy_r_r80) {
        goto CPyL57;
    } else
        goto CPyL105;
CPyL56: ;
    cpy_r_r81 = (Py_ssize_t)cpy_r_place < (Py_ssize_t)cpy_r_upto;
    if (!cpy_r_r81) goto CPyL105;
CPyL57: ;
    cpy_r_r82 = CPyList_GetItem(cpy_r_entries, cpy_r_place);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_revived", 488, CPyStatic_match___globals);
        goto CPyL103;
    }
    if (Py_TYPE(cpy_r_r82) == CPyType_option___Option)
        cpy_r_r83 = cpy_r_r82;
    else {
        cpy_r_r83 = NULL;
    }
    if (cpy_r_r83 != NULL) goto __LL9007;
    if (PyTuple_Check(cpy_r_r82))
        cpy_r_r83 = cpy_r_r82;
    else {
        cpy_r_r83 = NULL;
    }
    if (cpy_r_r83 != NULL) goto __LL9007;
    CPy_TypeErrorTraceback("src/serai/kernel/match.py", "_revived", 488, CPyStatic_match___globals, "union[serai.kernel.option.Option, tuple]", cpy_r_r82);
    goto CPyL103;
__LL9007: ;
    cpy_r_entry = cpy_r_r83;
    cpy_r_r84 = CPyTagged_Add(cpy_r_place, 2);
    CPyTagged_DECREF(cpy_r_place);
    cpy_r_place = cpy_r_r84;
    cpy_r_r85 = (PyObject *)CPyType_option___Option;
    cpy_r_r86 = (CPyPtr)((CPyPtr)cpy_r_entry + offsetof(PyObject, ob_type));
    cpy_r_r87 = *(PyObject * *)cpy_r_r86;
    cpy_r_r88 = cpy_r_r87 == cpy_r_r85;
    if (cpy_r_r88) {
        goto CPyL106;
    } else
        goto CPyL62;
CPyL60: ;
    if (likely(Py_TYPE(cpy_r_entry) == CPyType_option___Option))
        cpy_r_r89 = cpy_r_entry;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "_revived", 491, CPyStatic_match___globals, "serai.kernel.option.Option", cpy_r_entry);
        goto CPyL101;
    }
    cpy_r_option = cpy_r_r89;
    goto CPyL20;
CPyL62: ;
    if (likely(PyTuple_Check(cpy_r_entry)))
        cpy_r_r90 = cpy_r_entry;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "_revived", 493, CPyStatic_match___globals, "tuple", cpy_r_entry);
        goto CPyL103;
    }
    cpy_r_r91 = CPyDef_match___Match____redeal(cpy_r_r10, cpy_r_r90);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r91 == 2)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_revived", 493, CPyStatic_match___globals);
        goto CPyL103;
    }
    cpy_r_r92 = CPyStatics[4896]; /* 0 */
    cpy_r_r93 = PyList_Append(cpy_r_r23, cpy_r_r92);
    cpy_r_r94 = cpy_r_r93 >= 0;
    if (unlikely(!cpy_r_r94)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_revived", 494, CPyStatic_match___globals);
        goto CPyL103;
    } else
        goto CPyL53;
CPyL65: ;
    if (((serai___kernel___match___MatchObject *)cpy_r_r10)->_decision != NULL) {
        CPy_DECREF(((serai___kernel___match___MatchObject *)cpy_r_r10)->_decision);
    }
    ((serai___kernel___match___MatchObject *)cpy_r_r10)->_decision = cpy_r_decision;
    cpy_r_r95 = 1;
    if (unlikely(!cpy_r_r95)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_revived", 496, CPyStatic_match___globals);
        goto CPyL67;
    } else
        goto CPyL107;
CPyL66: ;
    return cpy_r_r10;
CPyL67: ;
    cpy_r_r96 = CPy_CatchError();
    cpy_r_r97 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r98 = CPyStatics[339]; /* 'StopIteration' */
    cpy_r_r99 = CPyObject_GetAttr(cpy_r_r97, cpy_r_r98);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_revived", 498, CPyStatic_match___globals);
        goto CPyL108;
    }
    cpy_r_r100 = CPy_ExceptionMatches(cpy_r_r99);
    CPy_DecRef(cpy_r_r99);
    if (!cpy_r_r100) goto CPyL109;
    cpy_r_r101 = CPyList_GetSlice(cpy_r_entries, cpy_r_place, cpy_r_upto);
    CPyTagged_DecRef(cpy_r_place);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_revived", 499, CPyStatic_match___globals);
        goto CPyL110;
    }
    if (likely(PyList_Check(cpy_r_r101)))
        cpy_r_r102 = cpy_r_r101;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "_revived", 499, CPyStatic_match___globals, "list", cpy_r_r101);
        goto CPyL110;
    }
    cpy_r_r103 = 0;
CPyL72: ;
    cpy_r_r104 = (CPyPtr)((CPyPtr)cpy_r_r102 + offsetof(PyVarObject, ob_size));
    cpy_r_r105 = *(int64_t *)cpy_r_r104;
    cpy_r_r106 = cpy_r_r103 < cpy_r_r105;
    if (!cpy_r_r106) goto CPyL111;
    cpy_r_r107 = (CPyPtr)((CPyPtr)cpy_r_r102 + offsetof(PyListObject, ob_item));
    cpy_r_r108 = *(CPyPtr *)cpy_r_r107;
    cpy_r_r109 = cpy_r_r103 * 8;
    cpy_r_r110 = cpy_r_r108 + cpy_r_r109;
    cpy_r_r111 = *(PyObject * *)cpy_r_r110;
    CPy_INCREF(cpy_r_r111);
    if (Py_TYPE(cpy_r_r111) == CPyType_option___Option)
        cpy_r_r112 = cpy_r_r111;
    else {
        cpy_r_r112 = NULL;
    }
    if (cpy_r_r112 != NULL) goto __LL9008;
    if (PyTuple_Check(cpy_r_r111))
        cpy_r_r112 = cpy_r_r111;
    else {
        cpy_r_r112 = NULL;
    }
    if (cpy_r_r112 != NULL) goto __LL9008;
    CPy_TypeErrorTraceback("src/serai/kernel/match.py", "_revived", 499, CPyStatic_match___globals, "union[serai.kernel.option.Option, tuple]", cpy_r_r111);
    goto CPyL112;
__LL9008: ;
    cpy_r_entry = cpy_r_r112;
    cpy_r_r113 = (PyObject *)CPyType_match___Redeal;
    cpy_r_r114 = (CPyPtr)((CPyPtr)cpy_r_entry + offsetof(PyObject, ob_type));
    cpy_r_r115 = *(PyObject * *)cpy_r_r114;
    cpy_r_r116 = cpy_r_r115 == cpy_r_r113;
    if (cpy_r_r116) {
        goto CPyL77;
    } else
        goto CPyL113;
CPyL75: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r117 = 0;
    if (unlikely(!cpy_r_r117)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_revived", 500, CPyStatic_match___globals);
        goto CPyL85;
    } else
        goto CPyL114;
CPyL76: ;
    CPy_Unreachable();
CPyL77: ;
    if (likely(PyTuple_Check(cpy_r_entry)))
        cpy_r_r118 = cpy_r_entry;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "_revived", 501, CPyStatic_match___globals, "tuple", cpy_r_entry);
        goto CPyL112;
    }
    cpy_r_r119 = CPyDef_match___Match____redeal(cpy_r_r10, cpy_r_r118);
    CPy_DecRef(cpy_r_r118);
    if (unlikely(cpy_r_r119 == 2)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_revived", 501, CPyStatic_match___globals);
        goto CPyL112;
    }
    cpy_r_r120 = cpy_r_r103 + 1;
    cpy_r_r103 = cpy_r_r120;
    goto CPyL72;
CPyL80: ;
    cpy_r_r121 = Py_None;
    CPy_INCREF(cpy_r_r121);
    if (((serai___kernel___match___MatchObject *)cpy_r_r10)->__rules != NULL) {
        CPy_DECREF(((serai___kernel___match___MatchObject *)cpy_r_r10)->__rules);
    }
    ((serai___kernel___match___MatchObject *)cpy_r_r10)->__rules = cpy_r_r121;
    cpy_r_r122 = 1;
    if (unlikely(!cpy_r_r122)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_revived", 502, CPyStatic_match___globals);
        goto CPyL110;
    }
    cpy_r_r123 = Py_None;
    CPy_INCREF(cpy_r_r123);
    if (((serai___kernel___match___MatchObject *)cpy_r_r10)->_decision != NULL) {
        CPy_DECREF(((serai___kernel___match___MatchObject *)cpy_r_r10)->_decision);
    }
    ((serai___kernel___match___MatchObject *)cpy_r_r10)->_decision = cpy_r_r123;
    cpy_r_r124 = 1;
    if (unlikely(!cpy_r_r124)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_revived", 502, CPyStatic_match___globals);
        goto CPyL110;
    }
    CPy_RestoreExcInfo(cpy_r_r96);
    CPy_DecRef(cpy_r_r96.f0);
    CPy_DecRef(cpy_r_r96.f1);
    CPy_DecRef(cpy_r_r96.f2);
    return cpy_r_r10;
CPyL83: ;
    CPy_Reraise();
    if (!0) {
        goto CPyL85;
    } else
        goto CPyL115;
CPyL84: ;
    CPy_Unreachable();
CPyL85: ;
    CPy_RestoreExcInfo(cpy_r_r96);
    CPy_DecRef(cpy_r_r96.f0);
    CPy_DecRef(cpy_r_r96.f1);
    CPy_DecRef(cpy_r_r96.f2);
    cpy_r_r125 = CPy_KeepPropagating();
    if (!cpy_r_r125) goto CPyL88;
    CPy_Unreachable();
CPyL87: ;
    CPy_Unreachable();
CPyL88: ;
    cpy_r_r126 = NULL;
    return cpy_r_r126;
CPyL89: ;
    CPy_INCREF(cpy_r_forced);
    goto CPyL2;
CPyL90: ;
    CPy_DECREF(cpy_r_forced);
    goto CPyL3;
CPyL91: ;
    CPy_DecRef(cpy_r_forced);
    goto CPyL88;
CPyL92: ;
    CPy_DecRef(cpy_r_forced);
    CPy_DecRef(cpy_r_r10);
    goto CPyL88;
CPyL93: ;
    CPy_DecRef(cpy_r_forced);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r17);
    goto CPyL88;
CPyL94: ;
    CPy_DecRef(cpy_r_forced);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r17);
    goto CPyL88;
CPyL95: ;
    CPy_DecRef(cpy_r_forced);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r23);
    goto CPyL88;
CPyL96: ;
    CPy_DecRef(cpy_r_forced);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r23);
    goto CPyL88;
CPyL97: ;
    CPy_DecRef(cpy_r_forced);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r23);
    goto CPyL88;
CPyL98: ;
    CPy_DecRef(cpy_r_forced);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r28);
    goto CPyL88;
CPyL99: ;
    CPy_DECREF(cpy_r_forced);
    CPy_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r23);
    CPy_DECREF(cpy_r_r28);
    CPy_DECREF(cpy_r_option);
    CPyTagged_DECREF(cpy_r_place);
    CPyTagged_DECREF(cpy_r_count);
    goto CPyL87;
CPyL100: ;
    CPy_DECREF(cpy_r_option);
    goto CPyL22;
CPyL101: ;
    CPy_DecRef(cpy_r_forced);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_count);
    goto CPyL67;
CPyL102: ;
    CPy_DecRef(cpy_r_forced);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_count);
    CPy_DecRef(cpy_r_r41);
    goto CPyL67;
CPyL103: ;
    CPy_DecRef(cpy_r_forced);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_count);
    CPy_DecRef(cpy_r_decision);
    goto CPyL67;
CPyL104: ;
    CPy_DecRef(cpy_r_forced);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_decision);
    goto CPyL67;
CPyL105: ;
    CPy_DECREF(cpy_r_forced);
    CPy_DECREF(cpy_r_r23);
    CPy_DECREF(cpy_r_r28);
    CPyTagged_DECREF(cpy_r_count);
    goto CPyL65;
CPyL106: ;
    CPy_DECREF(cpy_r_decision);
    goto CPyL60;
CPyL107: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL66;
CPyL108: ;
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL85;
CPyL109: ;
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL83;
CPyL110: ;
    CPy_DecRef(cpy_r_r10);
    goto CPyL85;
CPyL111: ;
    CPy_DecRef(cpy_r_r102);
    goto CPyL80;
CPyL112: ;
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r102);
    goto CPyL85;
CPyL113: ;
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_entry);
    CPy_DecRef(cpy_r_r102);
    goto CPyL75;
CPyL114: ;
    CPy_DecRef(cpy_r_r96.f0);
    CPy_DecRef(cpy_r_r96.f1);
    CPy_DecRef(cpy_r_r96.f2);
    goto CPyL76;
CPyL115: ;
    CPy_DecRef(cpy_r_r96.f0);
    CPy_DecRef(cpy_r_r96.f1);
    CPy_DecRef(cpy_r_r96.f2);
    goto CPyL84;
}
        
        PyObject *CPyPy_match___Match____revived(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"chapter", "entries", "upto", "forced", 0};
            static CPyArg_Parser parser = {"OOO|O:_revived", kwlist, 0};
            PyObject *obj_chapter;
            PyObject *obj_entries;
            PyObject *obj_upto;
            PyObject *obj_forced = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_chapter, &obj_entries, &obj_upto, &obj_forced)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_match___Match))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_self); 
                goto fail;
            }
            PyObject *arg_chapter;
            if (likely(Py_TYPE(obj_chapter) == CPyType_match___Chapter))
                arg_chapter = obj_chapter;
            else {
                CPy_TypeError("serai.kernel.match.Chapter", obj_chapter); 
                goto fail;
            }
            PyObject *arg_entries;
            if (likely(PyList_Check(obj_entries)))
                arg_entries = obj_entries;
            else {
                CPy_TypeError("list", obj_entries); 
                goto fail;
            }
            CPyTagged arg_upto;
            if (likely(PyLong_Check(obj_upto)))
                arg_upto = CPyTagged_BorrowFromObject(obj_upto);
            else {
                CPy_TypeError("int", obj_upto); goto fail;
            }
            PyObject *arg_forced;
            if (obj_forced == NULL) {
                arg_forced = NULL;
                goto __LL9009;
            }
            if (PyList_Check(obj_forced))
                arg_forced = obj_forced;
            else {
                arg_forced = NULL;
            }
            if (arg_forced != NULL) goto __LL9009;
            if (obj_forced == Py_None)
                arg_forced = obj_forced;
            else {
                arg_forced = NULL;
            }
            if (arg_forced != NULL) goto __LL9009;
            CPy_TypeError("list or None", obj_forced); 
            goto fail;
__LL9009: ;
            PyObject *retval = CPyDef_match___Match____revived(arg_self, arg_chapter, arg_entries, arg_upto, arg_forced);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "_revived", 454, CPyStatic_match___globals);
            return NULL;
        }
        
PyObject *CPyDef_match___Match___at(PyObject *cpy_r_self, CPyTagged cpy_r_position) {
    CPyTagged cpy_r_r0;
    int64_t cpy_r_r1;
    char cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    CPyTagged cpy_r_r9;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    int64_t cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject **cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_entries;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_chapter;
    PyObject *cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    CPyTagged cpy_r_r37;
    int64_t cpy_r_r38;
    char cpy_r_r39;
    int64_t cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
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
    CPyTagged cpy_r_r60;
    CPyTagged cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    CPyTagged cpy_r_r69;
    CPyTagged cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    int64_t cpy_r_r73;
    CPyPtr cpy_r_r74;
    int64_t cpy_r_r75;
    char cpy_r_r76;
    CPyPtr cpy_r_r77;
    CPyPtr cpy_r_r78;
    int64_t cpy_r_r79;
    CPyPtr cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    char cpy_r_r83;
    int64_t cpy_r_r84;
    PyObject *cpy_r_r85;
    cpy_r_r0 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_origin;
    CPyTagged_INCREF(cpy_r_r0);
    cpy_r_r1 = cpy_r_r0 & 1;
    cpy_r_r2 = cpy_r_r1 != 0;
    if (cpy_r_r2) goto CPyL2;
    cpy_r_r3 = cpy_r_position & 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (!cpy_r_r4) goto CPyL3;
CPyL2: ;
    cpy_r_r5 = CPyTagged_IsLt_(cpy_r_position, cpy_r_r0);
    cpy_r_r6 = cpy_r_r5 ^ 1;
    cpy_r_r7 = cpy_r_r6;
    goto CPyL4;
CPyL3: ;
    cpy_r_r8 = (Py_ssize_t)cpy_r_r0 <= (Py_ssize_t)cpy_r_position;
    cpy_r_r7 = cpy_r_r8;
CPyL4: ;
    CPyTagged_DECREF(cpy_r_r0);
    if (cpy_r_r7) goto CPyL6;
    if (cpy_r_r7) {
        goto CPyL21;
    } else
        goto CPyL12;
CPyL6: ;
    cpy_r_r9 = CPyDef_match___Match___position(cpy_r_self);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "at", 509, CPyStatic_match___globals);
        goto CPyL57;
    }
CPyL7: ;
    cpy_r_r10 = cpy_r_position & 1;
    cpy_r_r11 = cpy_r_r10 != 0;
    if (cpy_r_r11) goto CPyL9;
    cpy_r_r12 = cpy_r_r9 & 1;
    cpy_r_r13 = cpy_r_r12 != 0;
    if (!cpy_r_r13) goto CPyL10;
CPyL9: ;
    cpy_r_r14 = CPyTagged_IsLt_(cpy_r_r9, cpy_r_position);
    cpy_r_r15 = cpy_r_r14 ^ 1;
    cpy_r_r16 = cpy_r_r15;
    goto CPyL11;
CPyL10: ;
    cpy_r_r17 = (Py_ssize_t)cpy_r_position <= (Py_ssize_t)cpy_r_r9;
    cpy_r_r16 = cpy_r_r17;
CPyL11: ;
    CPyTagged_DECREF(cpy_r_r9);
    if (cpy_r_r16) goto CPyL21;
CPyL12: ;
    cpy_r_r18 = CPyStatics[4721]; /* 'there is no moment ' */
    cpy_r_r19 = CPyTagged_Str(cpy_r_position);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "at", 510, CPyStatic_match___globals);
        goto CPyL57;
    }
    cpy_r_r20 = CPyStatics[4722]; /* '; moments are ' */
    cpy_r_r21 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_origin;
    CPyTagged_INCREF(cpy_r_r21);
    cpy_r_r22 = CPyTagged_Str(cpy_r_r21);
    CPyTagged_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "at", 510, CPyStatic_match___globals);
        goto CPyL58;
    }
    cpy_r_r23 = CPyStatics[4723]; /* ' to ' */
    cpy_r_r24 = CPyDef_match___Match___position(cpy_r_self);
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "at", 510, CPyStatic_match___globals);
        goto CPyL59;
    }
CPyL15: ;
    cpy_r_r25 = CPyTagged_Str(cpy_r_r24);
    CPyTagged_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "at", 510, CPyStatic_match___globals);
        goto CPyL59;
    }
    cpy_r_r26 = CPyStr_Build(6, cpy_r_r18, cpy_r_r19, cpy_r_r20, cpy_r_r22, cpy_r_r23, cpy_r_r25);
    CPy_DECREF(cpy_r_r19);
    CPy_DECREF(cpy_r_r22);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "at", 510, CPyStatic_match___globals);
        goto CPyL57;
    }
    cpy_r_r27 = (PyObject *)CPyType_match___MatchError;
    PyObject *cpy_r_r28[1] = {cpy_r_r26};
    cpy_r_r29 = (PyObject **)&cpy_r_r28;
    cpy_r_r30 = PyObject_Vectorcall(cpy_r_r27, cpy_r_r29, 1, 0);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "at", 510, CPyStatic_match___globals);
        goto CPyL60;
    }
    CPy_DECREF(cpy_r_r26);
    if (likely((Py_TYPE(cpy_r_r30) == CPyType_match___UndoStops) || (Py_TYPE(cpy_r_r30) == CPyType_match___MatchError)))
        cpy_r_r31 = cpy_r_r30;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "at", 510, CPyStatic_match___globals, "serai.kernel.match.MatchError", cpy_r_r30);
        goto CPyL57;
    }
    CPy_Raise(cpy_r_r31);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "at", 510, CPyStatic_match___globals);
        goto CPyL57;
    }
    CPy_Unreachable();
CPyL21: ;
    cpy_r_r32 = ((serai___kernel___match___MatchObject *)cpy_r_self)->__recent;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "at", "Match", "_recent", 511, CPyStatic_match___globals);
        goto CPyL57;
    }
    CPy_INCREF(cpy_r_r32);
CPyL22: ;
    cpy_r_entries = cpy_r_r32;
    cpy_r_r33 = ((serai___kernel___match___MatchObject *)cpy_r_self)->__chapter;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "at", "Match", "_chapter", 512, CPyStatic_match___globals);
        goto CPyL61;
    }
    CPy_INCREF(cpy_r_r33);
CPyL23: ;
    cpy_r_chapter = cpy_r_r33;
CPyL24: ;
    cpy_r_r34 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r35 = cpy_r_chapter != cpy_r_r34;
    if (!cpy_r_r35) goto CPyL33;
    if (likely(cpy_r_chapter != Py_None))
        cpy_r_r36 = cpy_r_chapter;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "at", 513, CPyStatic_match___globals, "serai.kernel.match.Chapter", cpy_r_chapter);
        goto CPyL62;
    }
    cpy_r_r37 = ((serai___kernel___match___ChapterObject *)cpy_r_r36)->_position;
    cpy_r_r38 = cpy_r_r37 & 1;
    cpy_r_r39 = cpy_r_r38 != 0;
    if (cpy_r_r39) goto CPyL28;
    cpy_r_r40 = cpy_r_position & 1;
    cpy_r_r41 = cpy_r_r40 != 0;
    if (!cpy_r_r41) goto CPyL29;
CPyL28: ;
    cpy_r_r42 = CPyTagged_IsLt_(cpy_r_position, cpy_r_r37);
    if (cpy_r_r42) {
        goto CPyL63;
    } else
        goto CPyL33;
CPyL29: ;
    cpy_r_r43 = (Py_ssize_t)cpy_r_r37 > (Py_ssize_t)cpy_r_position;
    if (cpy_r_r43) {
        goto CPyL63;
    } else
        goto CPyL33;
CPyL30: ;
    if (likely(cpy_r_chapter != Py_None))
        cpy_r_r44 = cpy_r_chapter;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "at", 514, CPyStatic_match___globals, "serai.kernel.match.Chapter", cpy_r_chapter);
        goto CPyL64;
    }
    cpy_r_r45 = ((serai___kernel___match___ChapterObject *)cpy_r_r44)->_entries_before;
    CPy_INCREF(cpy_r_r45);
    cpy_r_entries = cpy_r_r45;
    if (likely(cpy_r_chapter != Py_None))
        cpy_r_r46 = cpy_r_chapter;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "at", 515, CPyStatic_match___globals, "serai.kernel.match.Chapter", cpy_r_chapter);
        goto CPyL62;
    }
    cpy_r_r47 = ((serai___kernel___match___ChapterObject *)cpy_r_r46)->_before;
    CPy_INCREF(cpy_r_r47);
    CPy_DECREF(cpy_r_chapter);
    cpy_r_chapter = cpy_r_r47;
    goto CPyL24;
CPyL33: ;
    cpy_r_r48 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r49 = cpy_r_chapter == cpy_r_r48;
    if (cpy_r_r49) goto CPyL65;
    if (likely(cpy_r_chapter != Py_None))
        cpy_r_r50 = cpy_r_chapter;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "at", 516, CPyStatic_match___globals, "serai.kernel.match.Chapter", cpy_r_chapter);
        goto CPyL62;
    }
    cpy_r_r51 = ((serai___kernel___match___ChapterObject *)cpy_r_r50)->_table;
    cpy_r_r52 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r53 = cpy_r_r51 == cpy_r_r52;
    if (cpy_r_r53) {
        goto CPyL65;
    } else
        goto CPyL38;
CPyL36: ;
    cpy_r_r54 = CPyDef_match___Match____replayed(cpy_r_self, cpy_r_position);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "at", 517, CPyStatic_match___globals);
        goto CPyL57;
    }
    return cpy_r_r54;
CPyL38: ;
    CPy_INCREF(cpy_r_chapter);
    if (likely(cpy_r_chapter != Py_None))
        cpy_r_r55 = cpy_r_chapter;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "at", 518, CPyStatic_match___globals, "serai.kernel.match.Chapter", cpy_r_chapter);
        goto CPyL62;
    }
    cpy_r_r56 = ((serai___kernel___match___MatchObject *)cpy_r_self)->__chapter;
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "at", "Match", "_chapter", 518, CPyStatic_match___globals);
        goto CPyL66;
    }
    CPy_INCREF(cpy_r_r56);
CPyL40: ;
    cpy_r_r57 = cpy_r_r55 == cpy_r_r56;
    CPy_DECREF(cpy_r_r55);
    CPy_DECREF(cpy_r_r56);
    if (!cpy_r_r57) goto CPyL45;
    CPy_INCREF(cpy_r_chapter);
    if (likely(cpy_r_chapter != Py_None))
        cpy_r_r58 = cpy_r_chapter;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "at", 519, CPyStatic_match___globals, "serai.kernel.match.Chapter", cpy_r_chapter);
        goto CPyL62;
    }
    if (likely(cpy_r_chapter != Py_None))
        cpy_r_r59 = cpy_r_chapter;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "at", 519, CPyStatic_match___globals, "serai.kernel.match.Chapter", cpy_r_chapter);
        goto CPyL67;
    }
    cpy_r_r60 = ((serai___kernel___match___ChapterObject *)cpy_r_r59)->_position;
    cpy_r_r61 = CPyTagged_Subtract(cpy_r_position, cpy_r_r60);
    CPy_DECREF(cpy_r_chapter);
    cpy_r_r62 = NULL;
    cpy_r_r63 = CPyDef_match___Match____revived(cpy_r_self, cpy_r_r58, cpy_r_entries, cpy_r_r61, cpy_r_r62);
    CPy_DECREF(cpy_r_r58);
    CPy_DECREF(cpy_r_entries);
    CPyTagged_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "at", 519, CPyStatic_match___globals);
        goto CPyL57;
    }
    return cpy_r_r63;
CPyL45: ;
    CPy_INCREF(cpy_r_chapter);
    if (likely(cpy_r_chapter != Py_None))
        cpy_r_r64 = cpy_r_chapter;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "at", 520, CPyStatic_match___globals, "serai.kernel.match.Chapter", cpy_r_chapter);
        goto CPyL62;
    }
    cpy_r_r65 = PyList_New(0);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "at", 520, CPyStatic_match___globals);
        goto CPyL68;
    }
    cpy_r_r66 = NULL;
    cpy_r_r67 = CPyDef_match___Match____revived(cpy_r_self, cpy_r_r64, cpy_r_r65, 0, cpy_r_r66);
    CPy_DECREF(cpy_r_r64);
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "at", 520, CPyStatic_match___globals);
        goto CPyL62;
    }
    if (likely(cpy_r_chapter != Py_None))
        cpy_r_r68 = cpy_r_chapter;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "at", 521, CPyStatic_match___globals, "serai.kernel.match.Chapter", cpy_r_chapter);
        goto CPyL69;
    }
    cpy_r_r69 = ((serai___kernel___match___ChapterObject *)cpy_r_r68)->_position;
    cpy_r_r70 = CPyTagged_Subtract(cpy_r_position, cpy_r_r69);
    CPy_DECREF(cpy_r_chapter);
    cpy_r_r71 = CPyList_GetSlice(cpy_r_entries, 0, cpy_r_r70);
    CPy_DECREF(cpy_r_entries);
    CPyTagged_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "at", 521, CPyStatic_match___globals);
        goto CPyL70;
    }
    if (likely(PyList_Check(cpy_r_r71)))
        cpy_r_r72 = cpy_r_r71;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "at", 521, CPyStatic_match___globals, "list", cpy_r_r71);
        goto CPyL70;
    }
    cpy_r_r73 = 0;
CPyL52: ;
    cpy_r_r74 = (CPyPtr)((CPyPtr)cpy_r_r72 + offsetof(PyVarObject, ob_size));
    cpy_r_r75 = *(int64_t *)cpy_r_r74;
    cpy_r_r76 = cpy_r_r73 < cpy_r_r75;
    if (!cpy_r_r76) goto CPyL71;
    cpy_r_r77 = (CPyPtr)((CPyPtr)cpy_r_r72 + offsetof(PyListObject, ob_item));
    cpy_r_r78 = *(CPyPtr *)cpy_r_r77;
    cpy_r_r79 = cpy_r_r73 * 8;
    cpy_r_r80 = cpy_r_r78 + cpy_r_r79;
    cpy_r_r81 = *(PyObject * *)cpy_r_r80;
    CPy_INCREF(cpy_r_r81);
    if (Py_TYPE(cpy_r_r81) == CPyType_option___Option)
        cpy_r_r82 = cpy_r_r81;
    else {
        cpy_r_r82 = NULL;
    }
    if (cpy_r_r82 != NULL) goto __LL9010;
    if (PyTuple_Check(cpy_r_r81))
        cpy_r_r82 = cpy_r_r81;
    else {
        cpy_r_r82 = NULL;
    }
    if (cpy_r_r82 != NULL) goto __LL9010;
    CPy_TypeErrorTraceback("src/serai/kernel/match.py", "at", 521, CPyStatic_match___globals, "union[serai.kernel.option.Option, tuple]", cpy_r_r81);
    goto CPyL72;
__LL9010: ;
    cpy_r_r83 = CPyDef_match___Match___repeat(cpy_r_r67, cpy_r_r82);
    CPy_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r83 == 2)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "at", 522, CPyStatic_match___globals);
        goto CPyL72;
    }
    cpy_r_r84 = cpy_r_r73 + 1;
    cpy_r_r73 = cpy_r_r84;
    goto CPyL52;
CPyL56: ;
    return cpy_r_r67;
CPyL57: ;
    cpy_r_r85 = NULL;
    return cpy_r_r85;
CPyL58: ;
    CPy_DecRef(cpy_r_r19);
    goto CPyL57;
CPyL59: ;
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r22);
    goto CPyL57;
CPyL60: ;
    CPy_DecRef(cpy_r_r26);
    goto CPyL57;
CPyL61: ;
    CPy_DecRef(cpy_r_entries);
    goto CPyL57;
CPyL62: ;
    CPy_DecRef(cpy_r_entries);
    CPy_DecRef(cpy_r_chapter);
    goto CPyL57;
CPyL63: ;
    CPy_DECREF(cpy_r_entries);
    goto CPyL30;
CPyL64: ;
    CPy_DecRef(cpy_r_chapter);
    goto CPyL57;
CPyL65: ;
    CPy_DECREF(cpy_r_entries);
    CPy_DECREF(cpy_r_chapter);
    goto CPyL36;
CPyL66: ;
    CPy_DecRef(cpy_r_entries);
    CPy_DecRef(cpy_r_chapter);
    CPy_DecRef(cpy_r_r55);
    goto CPyL57;
CPyL67: ;
    CPy_DecRef(cpy_r_entries);
    CPy_DecRef(cpy_r_chapter);
    CPy_DecRef(cpy_r_r58);
    goto CPyL57;
CPyL68: ;
    CPy_DecRef(cpy_r_entries);
    CPy_DecRef(cpy_r_chapter);
    CPy_DecRef(cpy_r_r64);
    goto CPyL57;
CPyL69: ;
    CPy_DecRef(cpy_r_entries);
    CPy_DecRef(cpy_r_chapter);
    CPy_DecRef(cpy_r_r67);
    goto CPyL57;
CPyL70: ;
    CPy_DecRef(cpy_r_r67);
    goto CPyL57;
CPyL71: ;
    CPy_DECREF(cpy_r_r72);
    goto CPyL56;
CPyL72: ;
    CPy_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r72);
    goto CPyL57;
}
        
        PyObject *CPyPy_match___Match___at(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"position", 0};
            static CPyArg_Parser parser = {"O:at", kwlist, 0};
            PyObject *obj_position;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_position)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_match___Match))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_self); 
                goto fail;
            }
            CPyTagged arg_position;
            if (likely(PyLong_Check(obj_position)))
                arg_position = CPyTagged_BorrowFromObject(obj_position);
            else {
                CPy_TypeError("int", obj_position); goto fail;
            }
            PyObject *retval = CPyDef_match___Match___at(arg_self, arg_position);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "at", 507, CPyStatic_match___globals);
            return NULL;
        }
        
PyObject *CPyDef_match___replay_Match_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    int32_t cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyPtr cpy_r_r16;
    int64_t cpy_r_r17;
    int64_t cpy_r_r18;
    char cpy_r_r19;
    int64_t cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyPtr cpy_r_r22;
    CPyPtr cpy_r_r23;
    int64_t cpy_r_r24;
    CPyPtr cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    char cpy_r_r33;
    int64_t cpy_r_r34;
    int64_t cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    char cpy_r_r38;
    int32_t cpy_r_r39;
    char cpy_r_r40;
    int32_t cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    char cpy_r_r57;
    if (unlikely(!CPyGen_TryEnter(&((serai___kernel___match___replay_Match_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = ((serai___kernel___match___replay_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL35;
CPyL1: ;
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_type != cpy_r_r1;
    if (!cpy_r_r2) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "replay", 525, CPyStatic_match___globals);
        goto CPyL34;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r3 = ((serai___kernel___match___replay_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__self;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "replay", "replay_Match_gen", "self", 527, CPyStatic_match___globals);
        goto CPyL34;
    }
CPyL5: ;
    cpy_r_r4 = ((serai___kernel___match___replay_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__listen;
    if (unlikely(cpy_r_r4 == 2)) {
        CPy_AttributeError("src/serai/kernel/match.py", "replay", "replay_Match_gen", "listen", 527, CPyStatic_match___globals);
        goto CPyL34;
    }
CPyL6: ;
    cpy_r_r5 = CPyDef_match___Match____first(cpy_r_r3, cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "replay", 527, CPyStatic_match___globals);
        goto CPyL34;
    }
    if (((serai___kernel___match___replay_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__again != NULL) {
        CPy_DECREF(((serai___kernel___match___replay_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__again);
    }
    ((serai___kernel___match___replay_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__again = cpy_r_r5;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "replay", 527, CPyStatic_match___globals);
        goto CPyL34;
    }
    ((serai___kernel___match___replay_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    cpy_r_r8 = ((serai___kernel___match___replay_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__again;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "replay", "replay_Match_gen", "again", 528, CPyStatic_match___globals);
        goto CPyL34;
    }
CPyL9: ;
    CPy_INCREF(cpy_r_r8);
    CPyGen_Exit(&((serai___kernel___match___replay_Match_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r8;
CPyL10: ;
    cpy_r_r9 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r10 = cpy_r_type != cpy_r_r9;
    if (!cpy_r_r10) goto CPyL13;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "replay", 528, CPyStatic_match___globals);
        goto CPyL34;
    }
    CPy_Unreachable();
CPyL13: ;
    cpy_r_r11 = ((serai___kernel___match___replay_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__self;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "replay", "replay_Match_gen", "self", 529, CPyStatic_match___globals);
        goto CPyL34;
    }
CPyL14: ;
    cpy_r_r12 = CPyDef_match___Match___entries(cpy_r_r11);
    if (((serai___kernel___match___replay_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___replay_Match_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___match___replay_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___replay_Match_gen_0);
    }
    ((serai___kernel___match___replay_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___replay_Match_gen_0 = cpy_r_r12;
    cpy_r_r13 = 1;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "replay", 529, CPyStatic_match___globals);
        goto CPyL34;
    }
CPyL15: ;
    ((serai___kernel___match___replay_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___match___replay_Match_gen_1 = 0;
    cpy_r_r14 = 1;
    if (!cpy_r_r14) goto CPyL41;
CPyL16: ;
    cpy_r_r15 = ((serai___kernel___match___replay_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___replay_Match_gen_0;
    if (unlikely(cpy_r_r15 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___kernel___match___replay_Match_gen_0' of 'replay_Match_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r15);
    }
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_r15 + offsetof(PyVarObject, ob_size));
    cpy_r_r17 = *(int64_t *)cpy_r_r16;
    CPy_DECREF(cpy_r_r15);
    cpy_r_r18 = ((serai___kernel___match___replay_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___match___replay_Match_gen_1;
    if (unlikely(cpy_r_r18 == -113)) {
        CPy_AttributeError("src/serai/kernel/match.py", "replay", "replay_Match_gen", "__mypyc_temp__3_serai___kernel___match___replay_Match_gen_1", 529, CPyStatic_match___globals);
        goto CPyL41;
    }
CPyL17: ;
    cpy_r_r19 = cpy_r_r18 < cpy_r_r17;
    if (!cpy_r_r19) goto CPyL42;
    cpy_r_r20 = ((serai___kernel___match___replay_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___match___replay_Match_gen_1;
    if (unlikely(cpy_r_r20 == -113)) {
        CPy_AttributeError("src/serai/kernel/match.py", "replay", "replay_Match_gen", "__mypyc_temp__3_serai___kernel___match___replay_Match_gen_1", 529, CPyStatic_match___globals);
        goto CPyL41;
    }
CPyL19: ;
    cpy_r_r21 = ((serai___kernel___match___replay_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___replay_Match_gen_0;
    if (unlikely(cpy_r_r21 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___kernel___match___replay_Match_gen_0' of 'replay_Match_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r21);
    }
    cpy_r_r22 = (CPyPtr)((CPyPtr)cpy_r_r21 + offsetof(PyListObject, ob_item));
    cpy_r_r23 = *(CPyPtr *)cpy_r_r22;
    cpy_r_r24 = cpy_r_r20 * 8;
    cpy_r_r25 = cpy_r_r23 + cpy_r_r24;
    cpy_r_r26 = *(PyObject * *)cpy_r_r25;
    CPy_INCREF(cpy_r_r26);
    CPy_DECREF(cpy_r_r21);
    if (Py_TYPE(cpy_r_r26) == CPyType_option___Option)
        cpy_r_r27 = cpy_r_r26;
    else {
        cpy_r_r27 = NULL;
    }
    if (cpy_r_r27 != NULL) goto __LL9011;
    if (PyTuple_Check(cpy_r_r26))
        cpy_r_r27 = cpy_r_r26;
    else {
        cpy_r_r27 = NULL;
    }
    if (cpy_r_r27 != NULL) goto __LL9011;
    CPy_TypeErrorTraceback("src/serai/kernel/match.py", "replay", 529, CPyStatic_match___globals, "union[serai.kernel.option.Option, tuple]", cpy_r_r26);
    goto CPyL34;
__LL9011: ;
    cpy_r_r28 = ((serai___kernel___match___replay_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__again;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "replay", "replay_Match_gen", "again", 530, CPyStatic_match___globals);
        goto CPyL43;
    }
CPyL21: ;
    cpy_r_r29 = CPyDef_match___Match___repeat(cpy_r_r28, cpy_r_r27);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r29 == 2)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "replay", 530, CPyStatic_match___globals);
        goto CPyL34;
    }
    ((serai___kernel___match___replay_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    cpy_r_r31 = ((serai___kernel___match___replay_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__again;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "replay", "replay_Match_gen", "again", 531, CPyStatic_match___globals);
        goto CPyL34;
    }
CPyL23: ;
    CPy_INCREF(cpy_r_r31);
    CPyGen_Exit(&((serai___kernel___match___replay_Match_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r31;
CPyL24: ;
    cpy_r_r32 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r33 = cpy_r_type != cpy_r_r32;
    if (cpy_r_r33) {
        goto CPyL44;
    } else
        goto CPyL27;
CPyL25: ;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "replay", 531, CPyStatic_match___globals);
        goto CPyL34;
    }
    CPy_Unreachable();
CPyL27: ;
    cpy_r_r34 = ((serai___kernel___match___replay_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___match___replay_Match_gen_1;
    if (unlikely(cpy_r_r34 == -113)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__3_serai___kernel___match___replay_Match_gen_1' of 'replay_Match_gen' undefined");
    }
    if (cpy_r_r34 == -113) goto CPyL41;
CPyL28: ;
    cpy_r_r35 = cpy_r_r34 + 1;
    ((serai___kernel___match___replay_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___match___replay_Match_gen_1 = cpy_r_r35;
    cpy_r_r36 = 1;
    if (unlikely(!cpy_r_r36)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "replay", 529, CPyStatic_match___globals);
        goto CPyL41;
    } else
        goto CPyL16;
CPyL29: ;
    cpy_r_r37 = Py_None;
    CPy_INCREF(cpy_r_r37);
    ((serai___kernel___match___replay_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r39 = CPyDef_match___replay_Match_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL33;
    CPyGen_SetStopIterationValue(cpy_r_r37);
    CPy_DECREF(cpy_r_r37);
    if (!0) goto CPyL40;
    CPy_Unreachable();
CPyL33: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r37;
    CPyGen_Exit(&((serai___kernel___match___replay_Match_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL34: ;
    ((serai___kernel___match___replay_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r41 = CPyDef_match___replay_Match_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r42 = NULL;
    CPyGen_Exit(&((serai___kernel___match___replay_Match_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r42;
CPyL35: ;
    cpy_r_r43 = cpy_r_r0 == 0;
    if (cpy_r_r43) goto CPyL45;
    cpy_r_r44 = cpy_r_r0 == 1;
    if (cpy_r_r44) goto CPyL46;
    cpy_r_r45 = cpy_r_r0 == 2;
    if (cpy_r_r45) {
        goto CPyL24;
    } else
        goto CPyL47;
CPyL38: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r46 = 0;
    if (unlikely(!cpy_r_r46)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "replay", 525, CPyStatic_match___globals);
        goto CPyL40;
    }
    CPy_Unreachable();
CPyL40: ;
    cpy_r_r47 = NULL;
    CPyGen_Exit(&((serai___kernel___match___replay_Match_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r47;
CPyL41: ;
    cpy_r_r48 = NULL;
    if (((serai___kernel___match___replay_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___replay_Match_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___match___replay_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___replay_Match_gen_0);
    }
    ((serai___kernel___match___replay_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___replay_Match_gen_0 = cpy_r_r48;
    cpy_r_r49 = 1;
    goto CPyL34;
CPyL42: ;
    cpy_r_r50 = NULL;
    if (((serai___kernel___match___replay_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___replay_Match_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___match___replay_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___replay_Match_gen_0);
    }
    ((serai___kernel___match___replay_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___replay_Match_gen_0 = cpy_r_r50;
    cpy_r_r51 = 1;
    goto CPyL29;
CPyL43: ;
    CPy_DecRef(cpy_r_r27);
    goto CPyL34;
CPyL44: ;
    cpy_r_r52 = NULL;
    if (((serai___kernel___match___replay_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___replay_Match_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___match___replay_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___replay_Match_gen_0);
    }
    ((serai___kernel___match___replay_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___replay_Match_gen_0 = cpy_r_r52;
    cpy_r_r53 = 1;
    goto CPyL25;
CPyL45: ;
    cpy_r_r54 = NULL;
    if (((serai___kernel___match___replay_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___replay_Match_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___match___replay_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___replay_Match_gen_0);
    }
    ((serai___kernel___match___replay_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___replay_Match_gen_0 = cpy_r_r54;
    cpy_r_r55 = 1;
    goto CPyL1;
CPyL46: ;
    cpy_r_r56 = NULL;
    if (((serai___kernel___match___replay_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___replay_Match_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___match___replay_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___replay_Match_gen_0);
    }
    ((serai___kernel___match___replay_Match_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___match___replay_Match_gen_0 = cpy_r_r56;
    cpy_r_r57 = 1;
    goto CPyL10;
CPyL47: ;
    goto CPyL38;
}
        
PyObject *CPyDef_match___replay_Match_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_match___replay_Match_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_match___replay_Match_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_match___replay_Match_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.match.replay_Match_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_match___replay_Match_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "__next__", -1, CPyStatic_match___globals);
            return NULL;
        }
        
PyObject *CPyDef_match___replay_Match_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_match___replay_Match_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_match___replay_Match_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_match___replay_Match_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.match.replay_Match_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_match___replay_Match_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "send", -1, CPyStatic_match___globals);
            return NULL;
        }
        
PyObject *CPyDef_match___replay_Match_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_match___replay_Match_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_match___replay_Match_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.match.replay_Match_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_match___replay_Match_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "__iter__", -1, CPyStatic_match___globals);
            return NULL;
        }
        
PyObject *CPyDef_match___replay_Match_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_match___replay_Match_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_match___replay_Match_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_match___replay_Match_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.match.replay_Match_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_match___replay_Match_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "throw", -1, CPyStatic_match___globals);
            return NULL;
        }
        
PyObject *CPyDef_match___replay_Match_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_match___replay_Match_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp9012 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp9012);
    PyObject *__tmp9013 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp9013);
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
        
        PyObject *CPyPy_match___replay_Match_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_match___replay_Match_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.match.replay_Match_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_match___replay_Match_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "close", -1, CPyStatic_match___globals);
            return NULL;
        }
        
PyObject *CPyDef_match___Match___replay(PyObject *cpy_r_self, char cpy_r_listen) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    if (cpy_r_listen != 2) goto CPyL2;
    cpy_r_listen = 1;
CPyL2: ;
    cpy_r_r0 = CPyDef_match___replay_Match_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "replay", 525, CPyStatic_match___globals);
        goto CPyL6;
    }
    ((serai___kernel___match___replay_Match_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_self);
    if (((serai___kernel___match___replay_Match_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self != NULL) {
        CPy_DECREF(((serai___kernel___match___replay_Match_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self);
    }
    ((serai___kernel___match___replay_Match_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self = cpy_r_self;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "replay", 525, CPyStatic_match___globals);
        goto CPyL7;
    }
    ((serai___kernel___match___replay_Match_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__listen = cpy_r_listen;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "replay", 525, CPyStatic_match___globals);
        goto CPyL7;
    }
    return cpy_r_r0;
CPyL6: ;
    cpy_r_r4 = NULL;
    return cpy_r_r4;
CPyL7: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL6;
}
        
        PyObject *CPyPy_match___Match___replay(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"listen", 0};
            static CPyArg_Parser parser = {"|O:replay", kwlist, 0};
            PyObject *obj_listen = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_listen)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_match___Match))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_self); 
                goto fail;
            }
            char arg_listen;
            if (obj_listen == NULL) {
                arg_listen = 2;
            } else if (unlikely(!PyBool_Check(obj_listen))) {
                CPy_TypeError("bool", obj_listen); goto fail;
            } else
                arg_listen = obj_listen == Py_True;
            PyObject *retval = CPyDef_match___Match___replay(arg_self, arg_listen);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "replay", 525, CPyStatic_match___globals);
            return NULL;
        }
        
char CPyDef_match___Match___repeat(PyObject *cpy_r_self, PyObject *cpy_r_entry) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    cpy_r_r0 = (PyObject *)CPyType_option___Option;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_entry + offsetof(PyObject, ob_type));
    cpy_r_r2 = *(PyObject * *)cpy_r_r1;
    cpy_r_r3 = cpy_r_r2 == cpy_r_r0;
    if (!cpy_r_r3) goto CPyL3;
    CPy_INCREF(cpy_r_entry);
    if (likely(Py_TYPE(cpy_r_entry) == CPyType_option___Option))
        cpy_r_r4 = cpy_r_entry;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "repeat", 536, CPyStatic_match___globals, "serai.kernel.option.Option", cpy_r_entry);
        goto CPyL6;
    }
    cpy_r_r5 = CPyDef_match___Match___play(cpy_r_self, cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == 2)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "repeat", 536, CPyStatic_match___globals);
        goto CPyL6;
    } else
        goto CPyL5;
CPyL3: ;
    CPy_INCREF(cpy_r_entry);
    if (likely(PyTuple_Check(cpy_r_entry)))
        cpy_r_r6 = cpy_r_entry;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "repeat", 538, CPyStatic_match___globals, "tuple", cpy_r_entry);
        goto CPyL6;
    }
    cpy_r_r7 = CPyDef_match___Match____add_redeal(cpy_r_self, cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == 2)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "repeat", 538, CPyStatic_match___globals);
        goto CPyL6;
    }
CPyL5: ;
    return 1;
CPyL6: ;
    cpy_r_r8 = 2;
    return cpy_r_r8;
}
        
        PyObject *CPyPy_match___Match___repeat(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"entry", 0};
            static CPyArg_Parser parser = {"O:repeat", kwlist, 0};
            PyObject *obj_entry;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_entry)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_match___Match))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_self); 
                goto fail;
            }
            PyObject *arg_entry;
            if (Py_TYPE(obj_entry) == CPyType_option___Option)
                arg_entry = obj_entry;
            else {
                arg_entry = NULL;
            }
            if (arg_entry != NULL) goto __LL9014;
            if (PyTuple_Check(obj_entry))
                arg_entry = obj_entry;
            else {
                arg_entry = NULL;
            }
            if (arg_entry != NULL) goto __LL9014;
            CPy_TypeError("union[serai.kernel.option.Option, tuple]", obj_entry); 
            goto fail;
__LL9014: ;
            char retval = CPyDef_match___Match___repeat(arg_self, arg_entry);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "repeat", 533, CPyStatic_match___globals);
            return NULL;
        }
        
PyObject *CPyDef_match___Match____replayed(PyObject *cpy_r_self, CPyTagged cpy_r_position) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    int64_t cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    char cpy_r_r9;
    CPyPtr cpy_r_r10;
    CPyPtr cpy_r_r11;
    int64_t cpy_r_r12;
    CPyPtr cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    int64_t cpy_r_r17;
    PyObject *cpy_r_r18;
    cpy_r_r0 = CPyDef_match___Match____first(cpy_r_self, 0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_replayed", 541, CPyStatic_match___globals);
        goto CPyL10;
    }
    cpy_r_r1 = CPyDef_match___Match___entries(cpy_r_self);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_replayed", 542, CPyStatic_match___globals);
        goto CPyL11;
    }
CPyL2: ;
    cpy_r_r2 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_origin;
    cpy_r_r3 = CPyTagged_Subtract(cpy_r_position, cpy_r_r2);
    cpy_r_r4 = CPyList_GetSlice(cpy_r_r1, 0, cpy_r_r3);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_replayed", 542, CPyStatic_match___globals);
        goto CPyL11;
    }
    if (likely(PyList_Check(cpy_r_r4)))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "_replayed", 542, CPyStatic_match___globals, "list", cpy_r_r4);
        goto CPyL11;
    }
    cpy_r_r6 = 0;
CPyL5: ;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyVarObject, ob_size));
    cpy_r_r8 = *(int64_t *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r6 < cpy_r_r8;
    if (!cpy_r_r9) goto CPyL12;
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyListObject, ob_item));
    cpy_r_r11 = *(CPyPtr *)cpy_r_r10;
    cpy_r_r12 = cpy_r_r6 * 8;
    cpy_r_r13 = cpy_r_r11 + cpy_r_r12;
    cpy_r_r14 = *(PyObject * *)cpy_r_r13;
    CPy_INCREF(cpy_r_r14);
    if (Py_TYPE(cpy_r_r14) == CPyType_option___Option)
        cpy_r_r15 = cpy_r_r14;
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 != NULL) goto __LL9015;
    if (PyTuple_Check(cpy_r_r14))
        cpy_r_r15 = cpy_r_r14;
    else {
        cpy_r_r15 = NULL;
    }
    if (cpy_r_r15 != NULL) goto __LL9015;
    CPy_TypeErrorTraceback("src/serai/kernel/match.py", "_replayed", 542, CPyStatic_match___globals, "union[serai.kernel.option.Option, tuple]", cpy_r_r14);
    goto CPyL13;
__LL9015: ;
    cpy_r_r16 = CPyDef_match___Match___repeat(cpy_r_r0, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == 2)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_replayed", 543, CPyStatic_match___globals);
        goto CPyL13;
    }
    cpy_r_r17 = cpy_r_r6 + 1;
    cpy_r_r6 = cpy_r_r17;
    goto CPyL5;
CPyL9: ;
    return cpy_r_r0;
CPyL10: ;
    cpy_r_r18 = NULL;
    return cpy_r_r18;
CPyL11: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL10;
CPyL12: ;
    CPy_DECREF(cpy_r_r5);
    goto CPyL9;
CPyL13: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    goto CPyL10;
}
        
        PyObject *CPyPy_match___Match____replayed(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"position", 0};
            static CPyArg_Parser parser = {"O:_replayed", kwlist, 0};
            PyObject *obj_position;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_position)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_match___Match))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_self); 
                goto fail;
            }
            CPyTagged arg_position;
            if (likely(PyLong_Check(obj_position)))
                arg_position = CPyTagged_BorrowFromObject(obj_position);
            else {
                CPy_TypeError("int", obj_position); goto fail;
            }
            PyObject *retval = CPyDef_match___Match____replayed(arg_self, arg_position);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "_replayed", 540, CPyStatic_match___globals);
            return NULL;
        }
        
PyObject *CPyDef_match___Match____first(PyObject *cpy_r_self, char cpy_r_listen) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    int64_t cpy_r_r2;
    CPyTagged cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_chapter;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    cpy_r_r0 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_earlier;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    CPy_DECREF(cpy_r_r0);
    cpy_r_r3 = cpy_r_r2 << 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (cpy_r_r4) goto CPyL3;
    cpy_r_r5 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_game;
    CPy_INCREF(cpy_r_r5);
    cpy_r_r6 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_players;
    CPyTagged_INCREF(cpy_r_r6);
    cpy_r_r7 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_seed;
    CPy_INCREF(cpy_r_r7);
    cpy_r_r8 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_settings;
    CPy_INCREF(cpy_r_r8);
    cpy_r_r9 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_given;
    CPy_INCREF(cpy_r_r9);
    cpy_r_r10 = 2;
    cpy_r_r11 = CPyDef_match___Match(cpy_r_r5, cpy_r_r6, cpy_r_r7, cpy_r_r8, cpy_r_listen, cpy_r_r9, cpy_r_r10);
    CPy_DECREF(cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r8);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_first", 549, CPyStatic_match___globals);
        goto CPyL13;
    }
    return cpy_r_r11;
CPyL3: ;
    cpy_r_r12 = ((serai___kernel___match___MatchObject *)cpy_r_self)->__chapter;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "_first", "Match", "_chapter", 550, CPyStatic_match___globals);
        goto CPyL13;
    }
    CPy_INCREF(cpy_r_r12);
CPyL4: ;
    cpy_r_chapter = cpy_r_r12;
CPyL5: ;
    cpy_r_r13 = ((serai___kernel___match___ChapterObject *)cpy_r_chapter)->_before;
    cpy_r_r14 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r15 = cpy_r_r13 != cpy_r_r14;
    if (!cpy_r_r15) goto CPyL8;
    cpy_r_r16 = ((serai___kernel___match___ChapterObject *)cpy_r_chapter)->_before;
    CPy_INCREF(cpy_r_r16);
    CPy_DECREF(cpy_r_chapter);
    if (likely(cpy_r_r16 != Py_None))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "_first", 552, CPyStatic_match___globals, "serai.kernel.match.Chapter", cpy_r_r16);
        goto CPyL13;
    }
    cpy_r_chapter = cpy_r_r17;
    goto CPyL5;
CPyL8: ;
    cpy_r_r18 = PyList_New(0);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_first", 553, CPyStatic_match___globals);
        goto CPyL14;
    }
    cpy_r_r19 = NULL;
    cpy_r_r20 = CPyDef_match___Match____revived(cpy_r_self, cpy_r_chapter, cpy_r_r18, 0, cpy_r_r19);
    CPy_DECREF(cpy_r_chapter);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_first", 553, CPyStatic_match___globals);
        goto CPyL13;
    }
    if (!cpy_r_listen) goto CPyL12;
    cpy_r_r21 = CPyDef_match___Match___listen(cpy_r_r20);
    if (unlikely(cpy_r_r21 == 2)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_first", 555, CPyStatic_match___globals);
        goto CPyL15;
    }
CPyL12: ;
    return cpy_r_r20;
CPyL13: ;
    cpy_r_r22 = NULL;
    return cpy_r_r22;
CPyL14: ;
    CPy_DecRef(cpy_r_chapter);
    goto CPyL13;
CPyL15: ;
    CPy_DecRef(cpy_r_r20);
    goto CPyL13;
}
        
        PyObject *CPyPy_match___Match____first(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"listen", 0};
            static CPyArg_Parser parser = {"O:_first", kwlist, 0};
            PyObject *obj_listen;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_listen)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_match___Match))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_self); 
                goto fail;
            }
            char arg_listen;
            if (unlikely(!PyBool_Check(obj_listen))) {
                CPy_TypeError("bool", obj_listen); goto fail;
            } else
                arg_listen = obj_listen == Py_True;
            PyObject *retval = CPyDef_match___Match____first(arg_self, arg_listen);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "_first", 546, CPyStatic_match___globals);
            return NULL;
        }
        
PyObject *CPyDef_match___Match___undo_reason(PyObject *cpy_r_self, PyObject *cpy_r_seat) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    CPyTagged cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    if (cpy_r_seat != NULL) goto CPyL22;
    cpy_r_r0 = Py_None;
    CPy_INCREF(cpy_r_r0);
    cpy_r_seat = cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = CPyDef_match___Match___position(cpy_r_self);
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "undo_reason", 560, CPyStatic_match___globals);
        goto CPyL23;
    }
CPyL3: ;
    cpy_r_r2 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_origin;
    cpy_r_r3 = cpy_r_r1 & 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (!cpy_r_r4) goto CPyL5;
    cpy_r_r5 = CPyTagged_IsEq_(cpy_r_r1, cpy_r_r2);
    cpy_r_r6 = cpy_r_r5;
    goto CPyL6;
CPyL5: ;
    cpy_r_r7 = cpy_r_r1 == cpy_r_r2;
    cpy_r_r6 = cpy_r_r7;
CPyL6: ;
    CPyTagged_DECREF(cpy_r_r1);
    if (cpy_r_r6) {
        goto CPyL24;
    } else
        goto CPyL17;
CPyL7: ;
    cpy_r_r8 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_earlier;
    CPy_INCREF(cpy_r_r8);
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyVarObject, ob_size));
    cpy_r_r10 = *(int64_t *)cpy_r_r9;
    CPy_DECREF(cpy_r_r8);
    cpy_r_r11 = cpy_r_r10 << 1;
    cpy_r_r12 = cpy_r_r11 != 0;
    if (!cpy_r_r12) goto CPyL12;
    cpy_r_r13 = CPyStatic_match___UNDO_RULES_CHANGED;
    if (likely(cpy_r_r13 != NULL)) goto CPyL11;
    PyErr_SetString(PyExc_NameError, "value for final name \"UNDO_RULES_CHANGED\" was not set");
    cpy_r_r14 = 0;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "undo_reason", 561, CPyStatic_match___globals);
        goto CPyL21;
    }
    CPy_Unreachable();
CPyL11: ;
    CPy_INCREF(cpy_r_r13);
    cpy_r_r15 = cpy_r_r13;
    goto CPyL16;
CPyL12: ;
    cpy_r_r16 = CPyStatic_match___NOTHING_TO_UNDO;
    if (likely(cpy_r_r16 != NULL)) goto CPyL15;
    PyErr_SetString(PyExc_NameError, "value for final name \"NOTHING_TO_UNDO\" was not set");
    cpy_r_r17 = 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "undo_reason", 561, CPyStatic_match___globals);
        goto CPyL21;
    }
    CPy_Unreachable();
CPyL15: ;
    CPy_INCREF(cpy_r_r16);
    cpy_r_r15 = cpy_r_r16;
CPyL16: ;
    return cpy_r_r15;
CPyL17: ;
    cpy_r_r18 = CPyDef_match___Match___position(cpy_r_self);
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "undo_reason", 562, CPyStatic_match___globals);
        goto CPyL23;
    }
CPyL18: ;
    cpy_r_r19 = CPyTagged_Subtract(cpy_r_r18, 2);
    CPyTagged_DECREF(cpy_r_r18);
    cpy_r_r20 = CPyDef_match___Match___at(cpy_r_self, cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "undo_reason", 562, CPyStatic_match___globals);
        goto CPyL23;
    }
    cpy_r_r21 = CPyDef_match___Match____undo_reason(cpy_r_self, cpy_r_r20, cpy_r_seat);
    CPy_DECREF(cpy_r_r20);
    CPy_DECREF(cpy_r_seat);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "undo_reason", 562, CPyStatic_match___globals);
        goto CPyL21;
    }
    return cpy_r_r21;
CPyL21: ;
    cpy_r_r22 = NULL;
    return cpy_r_r22;
CPyL22: ;
    CPy_INCREF(cpy_r_seat);
    goto CPyL2;
CPyL23: ;
    CPy_DecRef(cpy_r_seat);
    goto CPyL21;
CPyL24: ;
    CPy_DECREF(cpy_r_seat);
    goto CPyL7;
}
        
        PyObject *CPyPy_match___Match___undo_reason(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"seat", 0};
            static CPyArg_Parser parser = {"|O:undo_reason", kwlist, 0};
            PyObject *obj_seat = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_match___Match))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_self); 
                goto fail;
            }
            PyObject *arg_seat;
            if (obj_seat == NULL) {
                arg_seat = NULL;
                goto __LL9016;
            }
            if (PyLong_Check(obj_seat))
                arg_seat = obj_seat;
            else {
                arg_seat = NULL;
            }
            if (arg_seat != NULL) goto __LL9016;
            if (obj_seat == Py_None)
                arg_seat = obj_seat;
            else {
                arg_seat = NULL;
            }
            if (arg_seat != NULL) goto __LL9016;
            CPy_TypeError("int or None", obj_seat); 
            goto fail;
__LL9016: ;
            PyObject *retval = CPyDef_match___Match___undo_reason(arg_self, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "undo_reason", 558, CPyStatic_match___globals);
            return NULL;
        }
        
PyObject *CPyDef_match___Match____undo_reason(PyObject *cpy_r_self, PyObject *cpy_r_before, PyObject *cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
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
    CPyTagged cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    int64_t cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    cpy_r_r0 = ((serai___kernel___match___MatchObject *)cpy_r_before)->_decision;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "_undo_reason", "Match", "decision", 565, CPyStatic_match___globals);
        goto CPyL37;
    }
CPyL1: ;
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_r0 != cpy_r_r1;
    if (cpy_r_r2) goto CPyL4;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r3 = 0;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_undo_reason", 565, CPyStatic_match___globals);
        goto CPyL37;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r4 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r5 = cpy_r_seat != cpy_r_r4;
    if (!cpy_r_r5) goto CPyL16;
    cpy_r_r6 = ((serai___kernel___match___MatchObject *)cpy_r_before)->_decision;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "_undo_reason", "Match", "decision", 566, CPyStatic_match___globals);
        goto CPyL37;
    }
CPyL6: ;
    if (likely(cpy_r_r6 != Py_None))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "_undo_reason", 566, CPyStatic_match___globals, "serai.kernel.decision.Decision", cpy_r_r6);
        goto CPyL37;
    }
    cpy_r_r8 = ((serai___kernel___decision___DecisionObject *)cpy_r_r7)->_seat;
    if (likely(PyLong_Check(cpy_r_seat)))
        cpy_r_r9 = CPyTagged_FromObject(cpy_r_seat);
    else {
        CPy_TypeError("int", cpy_r_seat); cpy_r_r9 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_undo_reason", 566, CPyStatic_match___globals);
        goto CPyL37;
    }
    cpy_r_r10 = cpy_r_r8 & 1;
    cpy_r_r11 = cpy_r_r10 != 0;
    if (!cpy_r_r11) goto CPyL10;
    cpy_r_r12 = CPyTagged_IsEq_(cpy_r_r8, cpy_r_r9);
    cpy_r_r13 = cpy_r_r12 ^ 1;
    cpy_r_r14 = cpy_r_r13;
    goto CPyL11;
CPyL10: ;
    cpy_r_r15 = cpy_r_r8 != cpy_r_r9;
    cpy_r_r14 = cpy_r_r15;
CPyL11: ;
    CPyTagged_DECREF(cpy_r_r9);
    if (!cpy_r_r14) goto CPyL16;
    cpy_r_r16 = CPyStatic_match___UNDO_OTHER_SEAT;
    if (likely(cpy_r_r16 != NULL)) goto CPyL15;
    PyErr_SetString(PyExc_NameError, "value for final name \"UNDO_OTHER_SEAT\" was not set");
    cpy_r_r17 = 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_undo_reason", 567, CPyStatic_match___globals);
        goto CPyL37;
    }
    CPy_Unreachable();
CPyL15: ;
    CPy_INCREF(cpy_r_r16);
    return cpy_r_r16;
CPyL16: ;
    cpy_r_r18 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_settings;
    CPy_INCREF(cpy_r_r18);
    cpy_r_r19 = CPyStatic_game___UNDO;
    if (unlikely(cpy_r_r19 == NULL)) {
        goto CPyL38;
    } else
        goto CPyL19;
CPyL17: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"UNDO\" was not set");
    cpy_r_r20 = 0;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_undo_reason", 568, CPyStatic_match___globals);
        goto CPyL37;
    }
    CPy_Unreachable();
CPyL19: ;
    cpy_r_r21 = CPySequenceTuple_GetItem(cpy_r_r19, 0);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_undo_reason", 568, CPyStatic_match___globals);
        goto CPyL39;
    }
    if (likely(PyUnicode_Check(cpy_r_r21)))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "_undo_reason", 568, CPyStatic_match___globals, "str", cpy_r_r21);
        goto CPyL39;
    }
    cpy_r_r23 = PyObject_GetItem(cpy_r_r18, cpy_r_r22);
    CPy_DECREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_undo_reason", 568, CPyStatic_match___globals);
        goto CPyL37;
    }
    if (likely(PyUnicode_Check(cpy_r_r23)))
        cpy_r_r24 = cpy_r_r23;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "_undo_reason", 568, CPyStatic_match___globals, "str", cpy_r_r23);
        goto CPyL37;
    }
    cpy_r_r25 = CPyStatics[1331]; /* 'free' */
    cpy_r_r26 = CPyStr_EqualLiteral(cpy_r_r24, cpy_r_r25, 4);
    CPy_DECREF(cpy_r_r24);
    if (!cpy_r_r26) goto CPyL25;
    cpy_r_r27 = Py_None;
    CPy_INCREF(cpy_r_r27);
    return cpy_r_r27;
CPyL25: ;
    cpy_r_r28 = ((serai___kernel___match___MatchObject *)cpy_r_before)->_table;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "_undo_reason", "Match", "table", 570, CPyStatic_match___globals);
        goto CPyL37;
    }
CPyL26: ;
    cpy_r_r29 = ((serai___kernel___table___TableObject *)cpy_r_r28)->_reveals;
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/match.py", "_undo_reason", "Table", "reveals", 570, CPyStatic_match___globals);
        goto CPyL37;
    }
CPyL27: ;
    cpy_r_r30 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_table;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "_undo_reason", "Match", "table", 570, CPyStatic_match___globals);
        goto CPyL37;
    }
CPyL28: ;
    cpy_r_r31 = ((serai___kernel___table___TableObject *)cpy_r_r30)->_reveals;
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/match.py", "_undo_reason", "Table", "reveals", 570, CPyStatic_match___globals);
        goto CPyL37;
    }
CPyL29: ;
    cpy_r_r32 = cpy_r_r29 & 1;
    cpy_r_r33 = cpy_r_r32 != 0;
    if (!cpy_r_r33) goto CPyL31;
    cpy_r_r34 = CPyTagged_IsEq_(cpy_r_r29, cpy_r_r31);
    cpy_r_r35 = cpy_r_r34 ^ 1;
    if (cpy_r_r35) {
        goto CPyL32;
    } else
        goto CPyL36;
CPyL31: ;
    cpy_r_r36 = cpy_r_r29 != cpy_r_r31;
    if (!cpy_r_r36) goto CPyL36;
CPyL32: ;
    cpy_r_r37 = CPyStatic_match___UNDO_REVEALED;
    if (likely(cpy_r_r37 != NULL)) goto CPyL35;
    PyErr_SetString(PyExc_NameError, "value for final name \"UNDO_REVEALED\" was not set");
    cpy_r_r38 = 0;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_undo_reason", 571, CPyStatic_match___globals);
        goto CPyL37;
    }
    CPy_Unreachable();
CPyL35: ;
    CPy_INCREF(cpy_r_r37);
    return cpy_r_r37;
CPyL36: ;
    cpy_r_r39 = Py_None;
    CPy_INCREF(cpy_r_r39);
    return cpy_r_r39;
CPyL37: ;
    cpy_r_r40 = NULL;
    return cpy_r_r40;
CPyL38: ;
    CPy_DecRef(cpy_r_r18);
    goto CPyL17;
CPyL39: ;
    CPy_DecRef(cpy_r_r18);
    goto CPyL37;
}
        
        PyObject *CPyPy_match___Match____undo_reason(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"before", "seat", 0};
            static CPyArg_Parser parser = {"OO:_undo_reason", kwlist, 0};
            PyObject *obj_before;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_before, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_match___Match))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_self); 
                goto fail;
            }
            PyObject *arg_before;
            if (likely(Py_TYPE(obj_before) == CPyType_match___Match))
                arg_before = obj_before;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_before); 
                goto fail;
            }
            PyObject *arg_seat;
            if (PyLong_Check(obj_seat))
                arg_seat = obj_seat;
            else {
                arg_seat = NULL;
            }
            if (arg_seat != NULL) goto __LL9017;
            if (obj_seat == Py_None)
                arg_seat = obj_seat;
            else {
                arg_seat = NULL;
            }
            if (arg_seat != NULL) goto __LL9017;
            CPy_TypeError("int or None", obj_seat); 
            goto fail;
__LL9017: ;
            PyObject *retval = CPyDef_match___Match____undo_reason(arg_self, arg_before, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "_undo_reason", 564, CPyStatic_match___globals);
            return NULL;
        }
        
char CPyDef_match___Match___undo(PyObject *cpy_r_self, PyObject *cpy_r_seat) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    CPyTagged cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject **cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject **cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyTagged cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    CPyTagged cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    char cpy_r_r61;
    char cpy_r_r62;
    if (cpy_r_seat != NULL) goto CPyL55;
    cpy_r_r0 = Py_None;
    CPy_INCREF(cpy_r_r0);
    cpy_r_seat = cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = CPyDef_match___Match___position(cpy_r_self);
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "undo", 576, CPyStatic_match___globals);
        goto CPyL56;
    }
CPyL3: ;
    cpy_r_r2 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_origin;
    cpy_r_r3 = cpy_r_r1 & 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (!cpy_r_r4) goto CPyL5;
    cpy_r_r5 = CPyTagged_IsEq_(cpy_r_r1, cpy_r_r2);
    cpy_r_r6 = cpy_r_r5;
    goto CPyL6;
CPyL5: ;
    cpy_r_r7 = cpy_r_r1 == cpy_r_r2;
    cpy_r_r6 = cpy_r_r7;
CPyL6: ;
    CPyTagged_DECREF(cpy_r_r1);
    if (cpy_r_r6) {
        goto CPyL57;
    } else
        goto CPyL20;
CPyL7: ;
    cpy_r_r8 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_earlier;
    CPy_INCREF(cpy_r_r8);
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyVarObject, ob_size));
    cpy_r_r10 = *(int64_t *)cpy_r_r9;
    CPy_DECREF(cpy_r_r8);
    cpy_r_r11 = cpy_r_r10 << 1;
    cpy_r_r12 = cpy_r_r11 != 0;
    if (!cpy_r_r12) goto CPyL12;
    cpy_r_r13 = CPyStatic_match___UNDO_RULES_CHANGED;
    if (likely(cpy_r_r13 != NULL)) goto CPyL11;
    PyErr_SetString(PyExc_NameError, "value for final name \"UNDO_RULES_CHANGED\" was not set");
    cpy_r_r14 = 0;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "undo", 577, CPyStatic_match___globals);
        goto CPyL54;
    }
    CPy_Unreachable();
CPyL11: ;
    CPy_INCREF(cpy_r_r13);
    cpy_r_r15 = cpy_r_r13;
    goto CPyL16;
CPyL12: ;
    cpy_r_r16 = CPyStatic_match___NOTHING_TO_UNDO;
    if (likely(cpy_r_r16 != NULL)) goto CPyL15;
    PyErr_SetString(PyExc_NameError, "value for final name \"NOTHING_TO_UNDO\" was not set");
    cpy_r_r17 = 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "undo", 577, CPyStatic_match___globals);
        goto CPyL54;
    }
    CPy_Unreachable();
CPyL15: ;
    CPy_INCREF(cpy_r_r16);
    cpy_r_r15 = cpy_r_r16;
CPyL16: ;
    cpy_r_r18 = (PyObject *)CPyType_match___UndoStops;
    PyObject *cpy_r_r19[1] = {cpy_r_r15};
    cpy_r_r20 = (PyObject **)&cpy_r_r19;
    cpy_r_r21 = PyObject_Vectorcall(cpy_r_r18, cpy_r_r20, 1, 0);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "undo", 577, CPyStatic_match___globals);
        goto CPyL58;
    }
    CPy_DECREF(cpy_r_r15);
    if (likely(Py_TYPE(cpy_r_r21) == CPyType_match___UndoStops))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "undo", 577, CPyStatic_match___globals, "serai.kernel.match.UndoStops", cpy_r_r21);
        goto CPyL54;
    }
    CPy_Raise(cpy_r_r22);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "undo", 577, CPyStatic_match___globals);
        goto CPyL54;
    }
    CPy_Unreachable();
CPyL20: ;
    cpy_r_r23 = CPyDef_match___Match___position(cpy_r_self);
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "undo", 578, CPyStatic_match___globals);
        goto CPyL56;
    }
CPyL21: ;
    cpy_r_r24 = CPyTagged_Subtract(cpy_r_r23, 2);
    CPyTagged_DECREF(cpy_r_r23);
    cpy_r_r25 = CPyDef_match___Match___at(cpy_r_self, cpy_r_r24);
    CPyTagged_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "undo", 578, CPyStatic_match___globals);
        goto CPyL56;
    }
    cpy_r_r26 = CPyDef_match___Match____undo_reason(cpy_r_self, cpy_r_r25, cpy_r_seat);
    CPy_DECREF(cpy_r_seat);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "undo", 579, CPyStatic_match___globals);
        goto CPyL59;
    }
    CPy_INCREF(cpy_r_r26);
    cpy_r_r27 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r28 = cpy_r_r26 != cpy_r_r27;
    CPy_DECREF(cpy_r_r26);
    if (cpy_r_r28) {
        goto CPyL60;
    } else
        goto CPyL61;
CPyL24: ;
    if (likely(cpy_r_r26 != Py_None))
        cpy_r_r29 = cpy_r_r26;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "undo", 580, CPyStatic_match___globals, "serai.kernel.option.Reason", cpy_r_r26);
        goto CPyL54;
    }
    cpy_r_r30 = (PyObject *)CPyType_match___UndoStops;
    PyObject *cpy_r_r31[1] = {cpy_r_r29};
    cpy_r_r32 = (PyObject **)&cpy_r_r31;
    cpy_r_r33 = PyObject_Vectorcall(cpy_r_r30, cpy_r_r32, 1, 0);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "undo", 580, CPyStatic_match___globals);
        goto CPyL62;
    }
    CPy_DECREF(cpy_r_r29);
    if (likely(Py_TYPE(cpy_r_r33) == CPyType_match___UndoStops))
        cpy_r_r34 = cpy_r_r33;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "undo", 580, CPyStatic_match___globals, "serai.kernel.match.UndoStops", cpy_r_r33);
        goto CPyL54;
    }
    CPy_Raise(cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "undo", 580, CPyStatic_match___globals);
        goto CPyL54;
    }
    CPy_Unreachable();
CPyL29: ;
    cpy_r_r35 = ((serai___kernel___match___MatchObject *)cpy_r_self)->_table;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "undo", "Match", "table", 581, CPyStatic_match___globals);
        goto CPyL59;
    }
CPyL30: ;
    cpy_r_r36 = ((serai___kernel___table___TableObject *)cpy_r_r35)->_story;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "undo", "Table", "story", 581, CPyStatic_match___globals);
        goto CPyL59;
    }
    CPy_INCREF(cpy_r_r36);
CPyL31: ;
    cpy_r_r37 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r38 = cpy_r_r36 != cpy_r_r37;
    if (!cpy_r_r38) goto CPyL63;
    if (likely(cpy_r_r36 != Py_None))
        cpy_r_r39 = cpy_r_r36;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "undo", 583, CPyStatic_match___globals, "list", cpy_r_r36);
        goto CPyL59;
    }
    cpy_r_r40 = ((serai___kernel___match___MatchObject *)cpy_r_self)->__told;
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "undo", "Match", "_told", 583, CPyStatic_match___globals);
        goto CPyL64;
    }
    CPy_INCREF(cpy_r_r40);
CPyL34: ;
    cpy_r_r41 = CPyDef_match___Match___position(cpy_r_r25);
    if (unlikely(cpy_r_r41 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "undo", 583, CPyStatic_match___globals);
        goto CPyL65;
    }
CPyL35: ;
    cpy_r_r42 = CPyTagged_StealAsObject(cpy_r_r41);
    cpy_r_r43 = CPyStatics[4896]; /* 0 */
    cpy_r_r44 = CPyDict_Get(cpy_r_r40, cpy_r_r42, cpy_r_r43);
    CPy_DECREF(cpy_r_r40);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "undo", 583, CPyStatic_match___globals);
        goto CPyL64;
    }
    if (likely(PyLong_Check(cpy_r_r44)))
        cpy_r_r45 = CPyTagged_FromObject(cpy_r_r44);
    else {
        CPy_TypeError("int", cpy_r_r44); cpy_r_r45 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r45 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "undo", 583, CPyStatic_match___globals);
        goto CPyL64;
    }
    cpy_r_r46 = CPyList_GetSlice(cpy_r_r39, 0, cpy_r_r45);
    CPy_DECREF(cpy_r_r39);
    CPyTagged_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "undo", 583, CPyStatic_match___globals);
        goto CPyL59;
    }
    if (likely(PyList_Check(cpy_r_r46)))
        cpy_r_r47 = cpy_r_r46;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "undo", 583, CPyStatic_match___globals, "list", cpy_r_r46);
        goto CPyL59;
    }
    cpy_r_r48 = ((serai___kernel___match___MatchObject *)cpy_r_r25)->_table;
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "undo", "Match", "table", 583, CPyStatic_match___globals);
        goto CPyL66;
    }
CPyL40: ;
    if (((serai___kernel___table___TableObject *)cpy_r_r48)->_story != NULL) {
        CPy_DECREF(((serai___kernel___table___TableObject *)cpy_r_r48)->_story);
    }
    ((serai___kernel___table___TableObject *)cpy_r_r48)->_story = cpy_r_r47;
    cpy_r_r49 = 1;
    if (unlikely(!cpy_r_r49)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "undo", 583, CPyStatic_match___globals);
        goto CPyL59;
    }
CPyL41: ;
    cpy_r_r50 = ((serai___kernel___match___MatchObject *)cpy_r_r25)->_table;
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "undo", "Match", "table", 584, CPyStatic_match___globals);
        goto CPyL59;
    }
    CPy_INCREF(cpy_r_r50);
CPyL42: ;
    if (((serai___kernel___match___MatchObject *)cpy_r_self)->_table != NULL) {
        CPy_DECREF(((serai___kernel___match___MatchObject *)cpy_r_self)->_table);
    }
    ((serai___kernel___match___MatchObject *)cpy_r_self)->_table = cpy_r_r50;
    cpy_r_r51 = 1;
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "undo", 584, CPyStatic_match___globals);
        goto CPyL59;
    }
    cpy_r_r52 = ((serai___kernel___match___MatchObject *)cpy_r_r25)->_decision;
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "undo", "Match", "decision", 585, CPyStatic_match___globals);
        goto CPyL59;
    }
    CPy_INCREF(cpy_r_r52);
CPyL44: ;
    if (((serai___kernel___match___MatchObject *)cpy_r_self)->_decision != NULL) {
        CPy_DECREF(((serai___kernel___match___MatchObject *)cpy_r_self)->_decision);
    }
    ((serai___kernel___match___MatchObject *)cpy_r_self)->_decision = cpy_r_r52;
    cpy_r_r53 = 1;
    if (unlikely(!cpy_r_r53)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "undo", 585, CPyStatic_match___globals);
        goto CPyL59;
    }
    cpy_r_r54 = ((serai___kernel___match___MatchObject *)cpy_r_r25)->__rules;
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "undo", "Match", "_rules", 586, CPyStatic_match___globals);
        goto CPyL59;
    }
    CPy_INCREF(cpy_r_r54);
CPyL46: ;
    if (((serai___kernel___match___MatchObject *)cpy_r_self)->__rules != NULL) {
        CPy_DECREF(((serai___kernel___match___MatchObject *)cpy_r_self)->__rules);
    }
    ((serai___kernel___match___MatchObject *)cpy_r_self)->__rules = cpy_r_r54;
    cpy_r_r55 = 1;
    if (unlikely(!cpy_r_r55)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "undo", 586, CPyStatic_match___globals);
        goto CPyL59;
    }
    cpy_r_r56 = ((serai___kernel___match___MatchObject *)cpy_r_r25)->__chapter;
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "undo", "Match", "_chapter", 587, CPyStatic_match___globals);
        goto CPyL59;
    }
    CPy_INCREF(cpy_r_r56);
CPyL48: ;
    if (((serai___kernel___match___MatchObject *)cpy_r_self)->__chapter != NULL) {
        CPy_DECREF(((serai___kernel___match___MatchObject *)cpy_r_self)->__chapter);
    }
    ((serai___kernel___match___MatchObject *)cpy_r_self)->__chapter = cpy_r_r56;
    cpy_r_r57 = 1;
    if (unlikely(!cpy_r_r57)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "undo", 587, CPyStatic_match___globals);
        goto CPyL59;
    }
    cpy_r_r58 = ((serai___kernel___match___MatchObject *)cpy_r_r25)->__recent;
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "undo", "Match", "_recent", 588, CPyStatic_match___globals);
        goto CPyL59;
    }
    CPy_INCREF(cpy_r_r58);
CPyL50: ;
    if (((serai___kernel___match___MatchObject *)cpy_r_self)->__recent != NULL) {
        CPy_DECREF(((serai___kernel___match___MatchObject *)cpy_r_self)->__recent);
    }
    ((serai___kernel___match___MatchObject *)cpy_r_self)->__recent = cpy_r_r58;
    cpy_r_r59 = 1;
    if (unlikely(!cpy_r_r59)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "undo", 588, CPyStatic_match___globals);
        goto CPyL59;
    }
    cpy_r_r60 = ((serai___kernel___match___MatchObject *)cpy_r_r25)->__forced;
    if (unlikely(cpy_r_r60 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '_forced' of 'Match' undefined");
    } else {
        CPy_INCREF(cpy_r_r60);
    }
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "undo", 589, CPyStatic_match___globals);
        goto CPyL54;
    }
CPyL52: ;
    if (((serai___kernel___match___MatchObject *)cpy_r_self)->__forced != NULL) {
        CPy_DECREF(((serai___kernel___match___MatchObject *)cpy_r_self)->__forced);
    }
    ((serai___kernel___match___MatchObject *)cpy_r_self)->__forced = cpy_r_r60;
    cpy_r_r61 = 1;
    if (unlikely(!cpy_r_r61)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "undo", 589, CPyStatic_match___globals);
        goto CPyL54;
    }
    return 1;
CPyL54: ;
    cpy_r_r62 = 2;
    return cpy_r_r62;
CPyL55: ;
    CPy_INCREF(cpy_r_seat);
    goto CPyL2;
CPyL56: ;
    CPy_DecRef(cpy_r_seat);
    goto CPyL54;
CPyL57: ;
    CPy_DECREF(cpy_r_seat);
    goto CPyL7;
CPyL58: ;
    CPy_DecRef(cpy_r_r15);
    goto CPyL54;
CPyL59: ;
    CPy_DecRef(cpy_r_r25);
    goto CPyL54;
CPyL60: ;
    CPy_DECREF(cpy_r_r25);
    goto CPyL24;
CPyL61: ;
    CPy_DECREF(cpy_r_r26);
    goto CPyL29;
CPyL62: ;
    CPy_DecRef(cpy_r_r29);
    goto CPyL54;
CPyL63: ;
    CPy_DECREF(cpy_r_r36);
    goto CPyL41;
CPyL64: ;
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r39);
    goto CPyL54;
CPyL65: ;
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r40);
    goto CPyL54;
CPyL66: ;
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r47);
    goto CPyL54;
}
        
        PyObject *CPyPy_match___Match___undo(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"seat", 0};
            static CPyArg_Parser parser = {"|O:undo", kwlist, 0};
            PyObject *obj_seat = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_match___Match))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_self); 
                goto fail;
            }
            PyObject *arg_seat;
            if (obj_seat == NULL) {
                arg_seat = NULL;
                goto __LL9018;
            }
            if (PyLong_Check(obj_seat))
                arg_seat = obj_seat;
            else {
                arg_seat = NULL;
            }
            if (arg_seat != NULL) goto __LL9018;
            if (obj_seat == Py_None)
                arg_seat = obj_seat;
            else {
                arg_seat = NULL;
            }
            if (arg_seat != NULL) goto __LL9018;
            CPy_TypeError("int or None", obj_seat); 
            goto fail;
__LL9018: ;
            char retval = CPyDef_match___Match___undo(arg_self, arg_seat);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "undo", 574, CPyStatic_match___globals);
            return NULL;
        }
        
PyObject *CPyDef_match___checked_settings(PyObject *cpy_r_game, CPyTagged cpy_r_players, PyObject *cpy_r_given) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    int32_t cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    PyObject *cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
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
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    int32_t cpy_r_r36;
    char cpy_r_r37;
    int32_t cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyPtr cpy_r_r41;
    int64_t cpy_r_r42;
    int64_t cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    int32_t cpy_r_r49;
    char cpy_r_r50;
    int64_t cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject **cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    tuple_T2OO cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    int32_t cpy_r_r61;
    char cpy_r_r62;
    char cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject **cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject **cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject **cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    CPyPtr cpy_r_r93;
    CPyPtr cpy_r_r94;
    CPyPtr cpy_r_r95;
    CPyPtr cpy_r_r96;
    CPyPtr cpy_r_r97;
    CPyPtr cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject **cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    int32_t cpy_r_r109;
    char cpy_r_r110;
    char cpy_r_r111;
    char cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject **cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject **cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject **cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    CPyPtr cpy_r_r144;
    CPyPtr cpy_r_r145;
    CPyPtr cpy_r_r146;
    CPyPtr cpy_r_r147;
    CPyPtr cpy_r_r148;
    CPyPtr cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject **cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    char cpy_r_r156;
    PyObject *cpy_r_r157;
    CPyTagged cpy_r_r158;
    int64_t cpy_r_r159;
    PyObject *cpy_r_r160;
    tuple_T4CIOO cpy_r_r161;
    CPyTagged cpy_r_r162;
    char cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject **cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    int32_t cpy_r_r175;
    char cpy_r_r176;
    char cpy_r_r177;
    char cpy_r_r178;
    PyObject *cpy_r_r179;
    cpy_r_r0 = ((serai___kernel___game___GameObject *)cpy_r_game)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "checked_settings", "Game", "players", 594, CPyStatic_match___globals);
        goto CPyL96;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    CPyTagged_INCREF(cpy_r_players);
    cpy_r_r1 = CPyTagged_StealAsObject(cpy_r_players);
    cpy_r_r2 = PySequence_Contains(cpy_r_r0, cpy_r_r1);
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    cpy_r_r3 = cpy_r_r2 >= 0;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 594, CPyStatic_match___globals);
        goto CPyL96;
    }
    cpy_r_r4 = cpy_r_r2;
    cpy_r_r5 = cpy_r_r4 ^ 1;
    if (!cpy_r_r5) goto CPyL19;
    cpy_r_r6 = CPyStatics[157]; /* ', ' */
    cpy_r_r7 = ((serai___kernel___game___GameObject *)cpy_r_game)->_players;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "checked_settings", "Game", "players", 595, CPyStatic_match___globals);
        goto CPyL96;
    }
    CPy_INCREF(cpy_r_r7);
CPyL4: ;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyVarObject, ob_size));
    cpy_r_r9 = *(int64_t *)cpy_r_r8;
    cpy_r_r10 = PyList_New(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 595, CPyStatic_match___globals);
        goto CPyL97;
    }
    cpy_r_r11 = 0;
CPyL6: ;
    cpy_r_r12 = cpy_r_r11 < cpy_r_r9;
    if (!cpy_r_r12) goto CPyL98;
    cpy_r_r13 = CPySequenceTuple_GetItemUnsafe(cpy_r_r7, cpy_r_r11);
    if (likely(PyLong_Check(cpy_r_r13)))
        cpy_r_r14 = CPyTagged_FromObject(cpy_r_r13);
    else {
        CPy_TypeError("int", cpy_r_r13); cpy_r_r14 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 595, CPyStatic_match___globals);
        goto CPyL99;
    }
    cpy_r_r15 = CPyTagged_Str(cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 595, CPyStatic_match___globals);
        goto CPyL99;
    }
    CPyList_SetItemUnsafe(cpy_r_r10, cpy_r_r11, cpy_r_r15);
    cpy_r_r16 = cpy_r_r11 + 1;
    cpy_r_r11 = cpy_r_r16;
    goto CPyL6;
CPyL11: ;
    cpy_r_r17 = PyUnicode_Join(cpy_r_r6, cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 595, CPyStatic_match___globals);
        goto CPyL96;
    }
    cpy_r_r18 = ((serai___kernel___game___GameObject *)cpy_r_game)->_name;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "checked_settings", "Game", "name", 596, CPyStatic_match___globals);
        goto CPyL100;
    }
    CPy_INCREF(cpy_r_r18);
CPyL13: ;
    cpy_r_r19 = CPyStatics[4724]; /* ' is for ' */
    cpy_r_r20 = CPyStatics[4725]; /* ' players, not for ' */
    cpy_r_r21 = CPyTagged_Str(cpy_r_players);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 596, CPyStatic_match___globals);
        goto CPyL101;
    }
    cpy_r_r22 = CPyStr_Build(5, cpy_r_r18, cpy_r_r19, cpy_r_r17, cpy_r_r20, cpy_r_r21);
    CPy_DECREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r17);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 596, CPyStatic_match___globals);
        goto CPyL96;
    }
    cpy_r_r23 = (PyObject *)CPyType_match___MatchError;
    PyObject *cpy_r_r24[1] = {cpy_r_r22};
    cpy_r_r25 = (PyObject **)&cpy_r_r24;
    cpy_r_r26 = PyObject_Vectorcall(cpy_r_r23, cpy_r_r25, 1, 0);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 596, CPyStatic_match___globals);
        goto CPyL102;
    }
    CPy_DECREF(cpy_r_r22);
    if (likely((Py_TYPE(cpy_r_r26) == CPyType_match___UndoStops) || (Py_TYPE(cpy_r_r26) == CPyType_match___MatchError)))
        cpy_r_r27 = cpy_r_r26;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "checked_settings", 596, CPyStatic_match___globals, "serai.kernel.match.MatchError", cpy_r_r26);
        goto CPyL96;
    }
    CPy_Raise(cpy_r_r27);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 596, CPyStatic_match___globals);
        goto CPyL96;
    }
    CPy_Unreachable();
CPyL19: ;
    cpy_r_r28 = PyDict_New();
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 597, CPyStatic_match___globals);
        goto CPyL96;
    }
    cpy_r_r29 = ((serai___kernel___game___GameObject *)cpy_r_game)->_settings;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "checked_settings", "Game", "settings", 597, CPyStatic_match___globals);
        goto CPyL103;
    }
    CPy_INCREF(cpy_r_r29);
CPyL21: ;
    cpy_r_r30 = CPyStatic_game___UNDO;
    if (unlikely(cpy_r_r30 == NULL)) {
        goto CPyL104;
    } else
        goto CPyL24;
CPyL22: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"UNDO\" was not set");
    cpy_r_r31 = 0;
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 597, CPyStatic_match___globals);
        goto CPyL96;
    }
    CPy_Unreachable();
CPyL24: ;
    cpy_r_r32 = CPyStatic_game___CONFIRM;
    if (unlikely(cpy_r_r32 == NULL)) {
        goto CPyL105;
    } else
        goto CPyL27;
CPyL25: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CONFIRM\" was not set");
    cpy_r_r33 = 0;
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 597, CPyStatic_match___globals);
        goto CPyL96;
    }
    CPy_Unreachable();
CPyL27: ;
    cpy_r_r34 = PyList_New(0);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 597, CPyStatic_match___globals);
        goto CPyL106;
    }
    cpy_r_r35 = CPyList_Extend(cpy_r_r34, cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 597, CPyStatic_match___globals);
        goto CPyL107;
    } else
        goto CPyL108;
CPyL29: ;
    cpy_r_r36 = PyList_Append(cpy_r_r34, cpy_r_r30);
    cpy_r_r37 = cpy_r_r36 >= 0;
    if (unlikely(!cpy_r_r37)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 597, CPyStatic_match___globals);
        goto CPyL107;
    }
    cpy_r_r38 = PyList_Append(cpy_r_r34, cpy_r_r32);
    cpy_r_r39 = cpy_r_r38 >= 0;
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 597, CPyStatic_match___globals);
        goto CPyL107;
    }
    cpy_r_r40 = PyList_AsTuple(cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 597, CPyStatic_match___globals);
        goto CPyL103;
    }
    cpy_r_r41 = (CPyPtr)((CPyPtr)cpy_r_r40 + offsetof(PyVarObject, ob_size));
    cpy_r_r42 = *(int64_t *)cpy_r_r41;
    cpy_r_r43 = 0;
CPyL33: ;
    cpy_r_r44 = cpy_r_r43 < cpy_r_r42;
    if (!cpy_r_r44) goto CPyL109;
    cpy_r_r45 = CPySequenceTuple_GetItemUnsafe(cpy_r_r40, cpy_r_r43);
    if (likely(PyTuple_Check(cpy_r_r45)))
        cpy_r_r46 = cpy_r_r45;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "checked_settings", 597, CPyStatic_match___globals, "tuple", cpy_r_r45);
        goto CPyL110;
    }
    cpy_r_r47 = CPySequenceTuple_GetItem(cpy_r_r46, 0);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 597, CPyStatic_match___globals);
        goto CPyL111;
    }
    if (likely(PyUnicode_Check(cpy_r_r47)))
        cpy_r_r48 = cpy_r_r47;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "checked_settings", 597, CPyStatic_match___globals, "str", cpy_r_r47);
        goto CPyL111;
    }
    cpy_r_r49 = PyDict_SetItem(cpy_r_r28, cpy_r_r48, cpy_r_r46);
    CPy_DECREF(cpy_r_r48);
    CPy_DECREF(cpy_r_r46);
    cpy_r_r50 = cpy_r_r49 >= 0;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 597, CPyStatic_match___globals);
        goto CPyL110;
    }
    cpy_r_r51 = cpy_r_r43 + 1;
    cpy_r_r43 = cpy_r_r51;
    goto CPyL33;
CPyL39: ;
    cpy_r_r52 = CPyStatics[1761]; /* 'items' */
    PyObject *cpy_r_r53[1] = {cpy_r_given};
    cpy_r_r54 = (PyObject **)&cpy_r_r53;
    cpy_r_r55 = PyObject_VectorcallMethod(cpy_r_r52, cpy_r_r54, 9223372036854775809ULL, 0);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 598, CPyStatic_match___globals);
        goto CPyL112;
    }
    cpy_r_r56 = PyObject_GetIter(cpy_r_r55);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 598, CPyStatic_match___globals);
        goto CPyL112;
    }
CPyL41: ;
    cpy_r_r57 = PyIter_Next(cpy_r_r56);
    if (cpy_r_r57 == NULL) goto CPyL113;
    PyObject *__tmp9019;
    if (unlikely(!(PyTuple_Check(cpy_r_r57) && PyTuple_GET_SIZE(cpy_r_r57) == 2))) {
        __tmp9019 = NULL;
        goto __LL9020;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r57, 0))))
        __tmp9019 = PyTuple_GET_ITEM(cpy_r_r57, 0);
    else {
        __tmp9019 = NULL;
    }
    if (__tmp9019 == NULL) goto __LL9020;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r57, 1))))
        __tmp9019 = PyTuple_GET_ITEM(cpy_r_r57, 1);
    else {
        __tmp9019 = NULL;
    }
    if (__tmp9019 == NULL) goto __LL9020;
    __tmp9019 = cpy_r_r57;
__LL9020: ;
    if (unlikely(__tmp9019 == NULL)) {
        CPy_TypeError("tuple[str, str]", cpy_r_r57); cpy_r_r58 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp9021 = PyTuple_GET_ITEM(cpy_r_r57, 0);
        CPy_INCREF(__tmp9021);
        PyObject *__tmp9022;
        if (likely(PyUnicode_Check(__tmp9021)))
            __tmp9022 = __tmp9021;
        else {
            CPy_TypeError("str", __tmp9021); 
            __tmp9022 = NULL;
        }
        cpy_r_r58.f0 = __tmp9022;
        PyObject *__tmp9023 = PyTuple_GET_ITEM(cpy_r_r57, 1);
        CPy_INCREF(__tmp9023);
        PyObject *__tmp9024;
        if (likely(PyUnicode_Check(__tmp9023)))
            __tmp9024 = __tmp9023;
        else {
            CPy_TypeError("str", __tmp9023); 
            __tmp9024 = NULL;
        }
        cpy_r_r58.f1 = __tmp9024;
    }
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r58.f0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 598, CPyStatic_match___globals);
        goto CPyL114;
    }
    cpy_r_r59 = cpy_r_r58.f0;
    CPy_INCREF(cpy_r_r59);
    cpy_r_r60 = cpy_r_r58.f1;
    CPy_INCREF(cpy_r_r60);
    CPy_DECREF(cpy_r_r58.f0);
    CPy_DECREF(cpy_r_r58.f1);
    cpy_r_r61 = PyDict_Contains(cpy_r_r28, cpy_r_r59);
    cpy_r_r62 = cpy_r_r61 >= 0;
    if (unlikely(!cpy_r_r62)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 599, CPyStatic_match___globals);
        goto CPyL115;
    }
    cpy_r_r63 = cpy_r_r61;
    cpy_r_r64 = cpy_r_r63 ^ 1;
    if (cpy_r_r64) {
        goto CPyL116;
    } else
        goto CPyL59;
CPyL45: ;
    cpy_r_r65 = CPyStatics[151]; /* '' */
    cpy_r_r66 = CPyStatics[156]; /* '{:{}}' */
    cpy_r_r67 = ((serai___kernel___game___GameObject *)cpy_r_game)->_name;
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "checked_settings", "Game", "name", 600, CPyStatic_match___globals);
        goto CPyL117;
    }
    CPy_INCREF(cpy_r_r67);
CPyL46: ;
    cpy_r_r68 = CPyStatics[151]; /* '' */
    cpy_r_r69 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r70[3] = {cpy_r_r66, cpy_r_r67, cpy_r_r68};
    cpy_r_r71 = (PyObject **)&cpy_r_r70;
    cpy_r_r72 = PyObject_VectorcallMethod(cpy_r_r69, cpy_r_r71, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 600, CPyStatic_match___globals);
        goto CPyL118;
    }
    CPy_DECREF(cpy_r_r67);
    if (likely(PyUnicode_Check(cpy_r_r72)))
        cpy_r_r73 = cpy_r_r72;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "checked_settings", 600, CPyStatic_match___globals, "str", cpy_r_r72);
        goto CPyL117;
    }
    cpy_r_r74 = CPyStatics[4726]; /* ' has no setting ' */
    cpy_r_r75 = CPyStatics[153]; /* '{!r:{}}' */
    cpy_r_r76 = CPyStatics[151]; /* '' */
    cpy_r_r77 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r78[3] = {cpy_r_r75, cpy_r_r59, cpy_r_r76};
    cpy_r_r79 = (PyObject **)&cpy_r_r78;
    cpy_r_r80 = PyObject_VectorcallMethod(cpy_r_r77, cpy_r_r79, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 600, CPyStatic_match___globals);
        goto CPyL119;
    }
    CPy_DECREF(cpy_r_r59);
    if (likely(PyUnicode_Check(cpy_r_r80)))
        cpy_r_r81 = cpy_r_r80;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "checked_settings", 600, CPyStatic_match___globals, "str", cpy_r_r80);
        goto CPyL120;
    }
    cpy_r_r82 = CPyStatics[4727]; /* '; settings are ' */
    cpy_r_r83 = CPyStatics[156]; /* '{:{}}' */
    cpy_r_r84 = CPyStatics[157]; /* ', ' */
    cpy_r_r85 = PyUnicode_Join(cpy_r_r84, cpy_r_r28);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 600, CPyStatic_match___globals);
        goto CPyL121;
    }
    cpy_r_r86 = CPyStatics[151]; /* '' */
    cpy_r_r87 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r88[3] = {cpy_r_r83, cpy_r_r85, cpy_r_r86};
    cpy_r_r89 = (PyObject **)&cpy_r_r88;
    cpy_r_r90 = PyObject_VectorcallMethod(cpy_r_r87, cpy_r_r89, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 600, CPyStatic_match___globals);
        goto CPyL122;
    }
    CPy_DECREF(cpy_r_r85);
    if (likely(PyUnicode_Check(cpy_r_r90)))
        cpy_r_r91 = cpy_r_r90;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "checked_settings", 600, CPyStatic_match___globals, "str", cpy_r_r90);
        goto CPyL121;
    }
    cpy_r_r92 = PyList_New(5);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 600, CPyStatic_match___globals);
        goto CPyL123;
    }
    cpy_r_r93 = (CPyPtr)((CPyPtr)cpy_r_r92 + offsetof(PyListObject, ob_item));
    cpy_r_r94 = *(CPyPtr *)cpy_r_r93;
    *(PyObject * *)cpy_r_r94 = cpy_r_r73;
    CPy_INCREF(cpy_r_r74);
    cpy_r_r95 = cpy_r_r94 + 8;
    *(PyObject * *)cpy_r_r95 = cpy_r_r74;
    cpy_r_r96 = cpy_r_r94 + 16;
    *(PyObject * *)cpy_r_r96 = cpy_r_r81;
    CPy_INCREF(cpy_r_r82);
    cpy_r_r97 = cpy_r_r94 + 24;
    *(PyObject * *)cpy_r_r97 = cpy_r_r82;
    cpy_r_r98 = cpy_r_r94 + 32;
    *(PyObject * *)cpy_r_r98 = cpy_r_r91;
    cpy_r_r99 = PyUnicode_Join(cpy_r_r65, cpy_r_r92);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 600, CPyStatic_match___globals);
        goto CPyL96;
    }
    cpy_r_r100 = (PyObject *)CPyType_match___MatchError;
    PyObject *cpy_r_r101[1] = {cpy_r_r99};
    cpy_r_r102 = (PyObject **)&cpy_r_r101;
    cpy_r_r103 = PyObject_Vectorcall(cpy_r_r100, cpy_r_r102, 1, 0);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 600, CPyStatic_match___globals);
        goto CPyL124;
    }
    CPy_DECREF(cpy_r_r99);
    if (likely((Py_TYPE(cpy_r_r103) == CPyType_match___UndoStops) || (Py_TYPE(cpy_r_r103) == CPyType_match___MatchError)))
        cpy_r_r104 = cpy_r_r103;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "checked_settings", 600, CPyStatic_match___globals, "serai.kernel.match.MatchError", cpy_r_r103);
        goto CPyL96;
    }
    CPy_Raise(cpy_r_r104);
    CPy_DECREF(cpy_r_r104);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 600, CPyStatic_match___globals);
        goto CPyL96;
    }
    CPy_Unreachable();
CPyL59: ;
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r28, cpy_r_r59);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 601, CPyStatic_match___globals);
        goto CPyL115;
    }
    if (likely(PyTuple_Check(cpy_r_r105)))
        cpy_r_r106 = cpy_r_r105;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "checked_settings", 601, CPyStatic_match___globals, "tuple", cpy_r_r105);
        goto CPyL115;
    }
    cpy_r_r107 = CPySequenceTuple_GetItem(cpy_r_r106, 2);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 601, CPyStatic_match___globals);
        goto CPyL115;
    }
    if (likely(PyTuple_Check(cpy_r_r107)))
        cpy_r_r108 = cpy_r_r107;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "checked_settings", 601, CPyStatic_match___globals, "tuple", cpy_r_r107);
        goto CPyL115;
    }
    cpy_r_r109 = PySequence_Contains(cpy_r_r108, cpy_r_r60);
    CPy_DECREF(cpy_r_r108);
    cpy_r_r110 = cpy_r_r109 >= 0;
    if (unlikely(!cpy_r_r110)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 601, CPyStatic_match___globals);
        goto CPyL115;
    }
    cpy_r_r111 = cpy_r_r109;
    cpy_r_r112 = cpy_r_r111 ^ 1;
    if (cpy_r_r112) {
        goto CPyL125;
    } else
        goto CPyL126;
CPyL65: ;
    cpy_r_r113 = CPyStatics[151]; /* '' */
    cpy_r_r114 = CPyStatics[156]; /* '{:{}}' */
    cpy_r_r115 = CPyStatics[151]; /* '' */
    cpy_r_r116 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r117[3] = {cpy_r_r114, cpy_r_r59, cpy_r_r115};
    cpy_r_r118 = (PyObject **)&cpy_r_r117;
    cpy_r_r119 = PyObject_VectorcallMethod(cpy_r_r116, cpy_r_r118, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 602, CPyStatic_match___globals);
        goto CPyL127;
    }
    if (likely(PyUnicode_Check(cpy_r_r119)))
        cpy_r_r120 = cpy_r_r119;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "checked_settings", 602, CPyStatic_match___globals, "str", cpy_r_r119);
        goto CPyL127;
    }
    cpy_r_r121 = CPyStatics[4728]; /* ' cannot be ' */
    cpy_r_r122 = CPyStatics[153]; /* '{!r:{}}' */
    cpy_r_r123 = CPyStatics[151]; /* '' */
    cpy_r_r124 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r125[3] = {cpy_r_r122, cpy_r_r60, cpy_r_r123};
    cpy_r_r126 = (PyObject **)&cpy_r_r125;
    cpy_r_r127 = PyObject_VectorcallMethod(cpy_r_r124, cpy_r_r126, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 602, CPyStatic_match___globals);
        goto CPyL128;
    }
    CPy_DECREF(cpy_r_r60);
    if (likely(PyUnicode_Check(cpy_r_r127)))
        cpy_r_r128 = cpy_r_r127;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "checked_settings", 602, CPyStatic_match___globals, "str", cpy_r_r127);
        goto CPyL129;
    }
    cpy_r_r129 = CPyStatics[4729]; /* '; it is one of ' */
    cpy_r_r130 = CPyStatics[156]; /* '{:{}}' */
    cpy_r_r131 = CPyStatics[157]; /* ', ' */
    cpy_r_r132 = CPyDict_GetItem(cpy_r_r28, cpy_r_r59);
    CPy_DECREF(cpy_r_r28);
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 602, CPyStatic_match___globals);
        goto CPyL130;
    }
    if (likely(PyTuple_Check(cpy_r_r132)))
        cpy_r_r133 = cpy_r_r132;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "checked_settings", 602, CPyStatic_match___globals, "tuple", cpy_r_r132);
        goto CPyL130;
    }
    cpy_r_r134 = CPySequenceTuple_GetItem(cpy_r_r133, 2);
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 602, CPyStatic_match___globals);
        goto CPyL130;
    }
    if (likely(PyTuple_Check(cpy_r_r134)))
        cpy_r_r135 = cpy_r_r134;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "checked_settings", 602, CPyStatic_match___globals, "tuple", cpy_r_r134);
        goto CPyL130;
    }
    cpy_r_r136 = PyUnicode_Join(cpy_r_r131, cpy_r_r135);
    CPy_DECREF(cpy_r_r135);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 602, CPyStatic_match___globals);
        goto CPyL130;
    }
    cpy_r_r137 = CPyStatics[151]; /* '' */
    cpy_r_r138 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r139[3] = {cpy_r_r130, cpy_r_r136, cpy_r_r137};
    cpy_r_r140 = (PyObject **)&cpy_r_r139;
    cpy_r_r141 = PyObject_VectorcallMethod(cpy_r_r138, cpy_r_r140, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 602, CPyStatic_match___globals);
        goto CPyL131;
    }
    CPy_DECREF(cpy_r_r136);
    if (likely(PyUnicode_Check(cpy_r_r141)))
        cpy_r_r142 = cpy_r_r141;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "checked_settings", 602, CPyStatic_match___globals, "str", cpy_r_r141);
        goto CPyL130;
    }
    cpy_r_r143 = PyList_New(5);
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 602, CPyStatic_match___globals);
        goto CPyL132;
    }
    cpy_r_r144 = (CPyPtr)((CPyPtr)cpy_r_r143 + offsetof(PyListObject, ob_item));
    cpy_r_r145 = *(CPyPtr *)cpy_r_r144;
    *(PyObject * *)cpy_r_r145 = cpy_r_r120;
    CPy_INCREF(cpy_r_r121);
    cpy_r_r146 = cpy_r_r145 + 8;
    *(PyObject * *)cpy_r_r146 = cpy_r_r121;
    cpy_r_r147 = cpy_r_r145 + 16;
    *(PyObject * *)cpy_r_r147 = cpy_r_r128;
    CPy_INCREF(cpy_r_r129);
    cpy_r_r148 = cpy_r_r145 + 24;
    *(PyObject * *)cpy_r_r148 = cpy_r_r129;
    cpy_r_r149 = cpy_r_r145 + 32;
    *(PyObject * *)cpy_r_r149 = cpy_r_r142;
    cpy_r_r150 = PyUnicode_Join(cpy_r_r113, cpy_r_r143);
    CPy_DECREF(cpy_r_r143);
    if (unlikely(cpy_r_r150 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 602, CPyStatic_match___globals);
        goto CPyL96;
    }
    cpy_r_r151 = (PyObject *)CPyType_match___MatchError;
    PyObject *cpy_r_r152[1] = {cpy_r_r150};
    cpy_r_r153 = (PyObject **)&cpy_r_r152;
    cpy_r_r154 = PyObject_Vectorcall(cpy_r_r151, cpy_r_r153, 1, 0);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 602, CPyStatic_match___globals);
        goto CPyL133;
    }
    CPy_DECREF(cpy_r_r150);
    if (likely((Py_TYPE(cpy_r_r154) == CPyType_match___UndoStops) || (Py_TYPE(cpy_r_r154) == CPyType_match___MatchError)))
        cpy_r_r155 = cpy_r_r154;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "checked_settings", 602, CPyStatic_match___globals, "serai.kernel.match.MatchError", cpy_r_r154);
        goto CPyL96;
    }
    CPy_Raise(cpy_r_r155);
    CPy_DECREF(cpy_r_r155);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 602, CPyStatic_match___globals);
        goto CPyL96;
    }
    CPy_Unreachable();
CPyL82: ;
    cpy_r_r156 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r156)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 598, CPyStatic_match___globals);
        goto CPyL112;
    }
    cpy_r_r157 = PyDict_New();
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 603, CPyStatic_match___globals);
        goto CPyL112;
    }
    cpy_r_r158 = 0;
    cpy_r_r159 = PyDict_Size(cpy_r_r28);
    cpy_r_r160 = CPyDict_GetItemsIter(cpy_r_r28);
    if (unlikely(cpy_r_r160 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 603, CPyStatic_match___globals);
        goto CPyL134;
    }
CPyL85: ;
    cpy_r_r161 = CPyDict_NextItem(cpy_r_r160, cpy_r_r158);
    cpy_r_r162 = cpy_r_r161.f1;
    cpy_r_r158 = cpy_r_r162;
    cpy_r_r163 = cpy_r_r161.f0;
    if (!cpy_r_r163) goto CPyL135;
    cpy_r_r164 = cpy_r_r161.f2;
    CPy_INCREF(cpy_r_r164);
    cpy_r_r165 = cpy_r_r161.f3;
    CPy_INCREF(cpy_r_r165);
    CPy_DECREF(cpy_r_r161.f2);
    CPy_DECREF(cpy_r_r161.f3);
    if (likely(PyUnicode_Check(cpy_r_r164)))
        cpy_r_r166 = cpy_r_r164;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "checked_settings", 603, CPyStatic_match___globals, "str", cpy_r_r164);
        goto CPyL136;
    }
    if (likely(PyTuple_Check(cpy_r_r165)))
        cpy_r_r167 = cpy_r_r165;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "checked_settings", 603, CPyStatic_match___globals, "tuple", cpy_r_r165);
        goto CPyL137;
    }
    cpy_r_r168 = CPySequenceTuple_GetItem(cpy_r_r167, 4);
    CPy_DECREF(cpy_r_r167);
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 603, CPyStatic_match___globals);
        goto CPyL138;
    }
    if (likely(PyUnicode_Check(cpy_r_r168)))
        cpy_r_r169 = cpy_r_r168;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "checked_settings", 603, CPyStatic_match___globals, "str", cpy_r_r168);
        goto CPyL138;
    }
    cpy_r_r170 = CPyStatics[88]; /* 'get' */
    PyObject *cpy_r_r171[3] = {cpy_r_given, cpy_r_r166, cpy_r_r169};
    cpy_r_r172 = (PyObject **)&cpy_r_r171;
    cpy_r_r173 = PyObject_VectorcallMethod(cpy_r_r170, cpy_r_r172, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r173 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 603, CPyStatic_match___globals);
        goto CPyL139;
    }
    CPy_DECREF(cpy_r_r169);
    if (likely(PyUnicode_Check(cpy_r_r173)))
        cpy_r_r174 = cpy_r_r173;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "checked_settings", 603, CPyStatic_match___globals, "str", cpy_r_r173);
        goto CPyL138;
    }
    cpy_r_r175 = PyDict_SetItem(cpy_r_r157, cpy_r_r166, cpy_r_r174);
    CPy_DECREF(cpy_r_r166);
    CPy_DECREF(cpy_r_r174);
    cpy_r_r176 = cpy_r_r175 >= 0;
    if (unlikely(!cpy_r_r176)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 603, CPyStatic_match___globals);
        goto CPyL140;
    }
    cpy_r_r177 = CPyDict_CheckSize(cpy_r_r28, cpy_r_r159);
    if (unlikely(!cpy_r_r177)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 603, CPyStatic_match___globals);
        goto CPyL140;
    } else
        goto CPyL85;
CPyL94: ;
    cpy_r_r178 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r178)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 603, CPyStatic_match___globals);
        goto CPyL141;
    }
    return cpy_r_r157;
CPyL96: ;
    cpy_r_r179 = NULL;
    return cpy_r_r179;
CPyL97: ;
    CPy_DecRef(cpy_r_r7);
    goto CPyL96;
CPyL98: ;
    CPy_DECREF(cpy_r_r7);
    goto CPyL11;
CPyL99: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r10);
    goto CPyL96;
CPyL100: ;
    CPy_DecRef(cpy_r_r17);
    goto CPyL96;
CPyL101: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r18);
    goto CPyL96;
CPyL102: ;
    CPy_DecRef(cpy_r_r22);
    goto CPyL96;
CPyL103: ;
    CPy_DecRef(cpy_r_r28);
    goto CPyL96;
CPyL104: ;
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r29);
    goto CPyL22;
CPyL105: ;
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r29);
    goto CPyL25;
CPyL106: ;
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r29);
    goto CPyL96;
CPyL107: ;
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r34);
    goto CPyL96;
CPyL108: ;
    CPy_DECREF(cpy_r_r35);
    goto CPyL29;
CPyL109: ;
    CPy_DECREF(cpy_r_r40);
    goto CPyL39;
CPyL110: ;
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r40);
    goto CPyL96;
CPyL111: ;
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_r46);
    goto CPyL96;
CPyL112: ;
    CPy_DecRef(cpy_r_r28);
    goto CPyL96;
CPyL113: ;
    CPy_DECREF(cpy_r_r56);
    goto CPyL82;
CPyL114: ;
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r56);
    goto CPyL96;
CPyL115: ;
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r56);
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r60);
    goto CPyL96;
CPyL116: ;
    CPy_DECREF(cpy_r_r56);
    CPy_DECREF(cpy_r_r60);
    goto CPyL45;
CPyL117: ;
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r59);
    goto CPyL96;
CPyL118: ;
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r67);
    goto CPyL96;
CPyL119: ;
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r73);
    goto CPyL96;
CPyL120: ;
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r73);
    goto CPyL96;
CPyL121: ;
    CPy_DecRef(cpy_r_r73);
    CPy_DecRef(cpy_r_r81);
    goto CPyL96;
CPyL122: ;
    CPy_DecRef(cpy_r_r73);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r85);
    goto CPyL96;
CPyL123: ;
    CPy_DecRef(cpy_r_r73);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r91);
    goto CPyL96;
CPyL124: ;
    CPy_DecRef(cpy_r_r99);
    goto CPyL96;
CPyL125: ;
    CPy_DECREF(cpy_r_r56);
    goto CPyL65;
CPyL126: ;
    CPy_DECREF(cpy_r_r59);
    CPy_DECREF(cpy_r_r60);
    goto CPyL41;
CPyL127: ;
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r60);
    goto CPyL96;
CPyL128: ;
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r60);
    CPy_DecRef(cpy_r_r120);
    goto CPyL96;
CPyL129: ;
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r120);
    goto CPyL96;
CPyL130: ;
    CPy_DecRef(cpy_r_r120);
    CPy_DecRef(cpy_r_r128);
    goto CPyL96;
CPyL131: ;
    CPy_DecRef(cpy_r_r120);
    CPy_DecRef(cpy_r_r128);
    CPy_DecRef(cpy_r_r136);
    goto CPyL96;
CPyL132: ;
    CPy_DecRef(cpy_r_r120);
    CPy_DecRef(cpy_r_r128);
    CPy_DecRef(cpy_r_r142);
    goto CPyL96;
CPyL133: ;
    CPy_DecRef(cpy_r_r150);
    goto CPyL96;
CPyL134: ;
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r157);
    goto CPyL96;
CPyL135: ;
    CPy_DECREF(cpy_r_r28);
    CPy_DECREF(cpy_r_r160);
    CPy_DECREF(cpy_r_r161.f2);
    CPy_DECREF(cpy_r_r161.f3);
    goto CPyL94;
CPyL136: ;
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r157);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r165);
    goto CPyL96;
CPyL137: ;
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r157);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r166);
    goto CPyL96;
CPyL138: ;
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r157);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r166);
    goto CPyL96;
CPyL139: ;
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r157);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r166);
    CPy_DecRef(cpy_r_r169);
    goto CPyL96;
CPyL140: ;
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r157);
    CPy_DecRef(cpy_r_r160);
    goto CPyL96;
CPyL141: ;
    CPy_DecRef(cpy_r_r157);
    goto CPyL96;
}
        
        PyObject *CPyPy_match___checked_settings(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"game", "players", "given", 0};
            static CPyArg_Parser parser = {"OOO:checked_settings", kwlist, 0};
            PyObject *obj_game;
            PyObject *obj_players;
            PyObject *obj_given;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_game, &obj_players, &obj_given)) {
                return NULL;
            }
            PyObject *arg_game;
            if (likely(PyObject_TypeCheck(obj_game, CPyType_game___Game)))
                arg_game = obj_game;
            else {
                CPy_TypeError("serai.kernel.game.Game", obj_game); 
                goto fail;
            }
            CPyTagged arg_players;
            if (likely(PyLong_Check(obj_players)))
                arg_players = CPyTagged_BorrowFromObject(obj_players);
            else {
                CPy_TypeError("int", obj_players); goto fail;
            }
            PyObject *arg_given = obj_given;
            PyObject *retval = CPyDef_match___checked_settings(arg_game, arg_players, arg_given);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "checked_settings", 592, CPyStatic_match___globals);
            return NULL;
        }
        
char CPyDef_match____arrange(PyObject *cpy_r_game, PyObject *cpy_r_table, PyObject *cpy_r_given) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject **cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
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
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    CPyTagged cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    int64_t cpy_r_r32;
    char cpy_r_r33;
    int64_t cpy_r_r34;
    char cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    char cpy_r_r40;
    int64_t cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject **cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    CPyPtr cpy_r_r52;
    CPyPtr cpy_r_r53;
    CPyPtr cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject **cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject **cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    tuple_T2OO cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    char cpy_r_r77;
    char cpy_r_r78;
    int32_t cpy_r_r79;
    char cpy_r_r80;
    char cpy_r_r81;
    char cpy_r_r82;
    PyObject *cpy_r_r83;
    CPyPtr cpy_r_r84;
    int64_t cpy_r_r85;
    CPyTagged cpy_r_r86;
    char cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject **cpy_r_r96;
    PyObject *cpy_r_r97;
    char cpy_r_r98;
    cpy_r_r0 = CPyStatics[4730]; /* 'rolls' */
    cpy_r_r1 = PyList_New(0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_arrange", 607, CPyStatic_match___globals);
        goto CPyL54;
    }
    cpy_r_r2 = CPyStatics[88]; /* 'get' */
    PyObject *cpy_r_r3[3] = {cpy_r_given, cpy_r_r0, cpy_r_r1};
    cpy_r_r4 = (PyObject **)&cpy_r_r3;
    cpy_r_r5 = PyObject_VectorcallMethod(cpy_r_r2, cpy_r_r4, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_arrange", 607, CPyStatic_match___globals);
        goto CPyL55;
    }
    CPy_DECREF(cpy_r_r1);
    cpy_r_r6 = PyList_Check(cpy_r_r5);
    if (!cpy_r_r6) goto CPyL25;
    cpy_r_r7 = 1;
    CPy_INCREF(cpy_r_r5);
    if (likely(PyList_Check(cpy_r_r5)))
        cpy_r_r8 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "_arrange", 608, CPyStatic_match___globals, "list", cpy_r_r5);
        goto CPyL56;
    }
    cpy_r_r9 = 0;
CPyL5: ;
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyVarObject, ob_size));
    cpy_r_r11 = *(int64_t *)cpy_r_r10;
    cpy_r_r12 = cpy_r_r9 < cpy_r_r11;
    if (!cpy_r_r12) goto CPyL57;
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyListObject, ob_item));
    cpy_r_r14 = *(CPyPtr *)cpy_r_r13;
    cpy_r_r15 = cpy_r_r9 * 8;
    cpy_r_r16 = cpy_r_r14 + cpy_r_r15;
    cpy_r_r17 = *(PyObject * *)cpy_r_r16;
    CPy_INCREF(cpy_r_r17);
    cpy_r_r18 = CPy_TYPE(cpy_r_r17);
    cpy_r_r19 = (PyObject *)&PyLong_Type;
    cpy_r_r20 = cpy_r_r18 == cpy_r_r19;
    CPy_DECREF(cpy_r_r18);
    if (cpy_r_r20) {
        goto CPyL8;
    } else
        goto CPyL58;
CPyL7: ;
    cpy_r_r21 = cpy_r_r20;
    goto CPyL21;
CPyL8: ;
    if (likely(PyLong_Check(cpy_r_r17)))
        cpy_r_r22 = CPyTagged_FromObject(cpy_r_r17);
    else {
        CPy_TypeError("int", cpy_r_r17); cpy_r_r22 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_arrange", 608, CPyStatic_match___globals);
        goto CPyL59;
    }
    cpy_r_r23 = 2 & 1;
    cpy_r_r24 = cpy_r_r23 != 0;
    if (cpy_r_r24) goto CPyL11;
    cpy_r_r25 = cpy_r_r22 & 1;
    cpy_r_r26 = cpy_r_r25 != 0;
    if (!cpy_r_r26) goto CPyL12;
CPyL11: ;
    cpy_r_r27 = CPyTagged_IsLt_(cpy_r_r22, 2);
    cpy_r_r28 = cpy_r_r27 ^ 1;
    cpy_r_r29 = cpy_r_r28;
    goto CPyL13;
CPyL12: ;
    cpy_r_r30 = (Py_ssize_t)2 <= (Py_ssize_t)cpy_r_r22;
    cpy_r_r29 = cpy_r_r30;
CPyL13: ;
    if (cpy_r_r29) {
        goto CPyL15;
    } else
        goto CPyL60;
CPyL14: ;
    cpy_r_r31 = cpy_r_r29;
    goto CPyL20;
CPyL15: ;
    cpy_r_r32 = cpy_r_r22 & 1;
    cpy_r_r33 = cpy_r_r32 != 0;
    if (cpy_r_r33) goto CPyL17;
    cpy_r_r34 = 12 & 1;
    cpy_r_r35 = cpy_r_r34 != 0;
    if (!cpy_r_r35) goto CPyL18;
CPyL17: ;
    cpy_r_r36 = CPyTagged_IsLt_(12, cpy_r_r22);
    cpy_r_r37 = cpy_r_r36 ^ 1;
    cpy_r_r38 = cpy_r_r37;
    goto CPyL19;
CPyL18: ;
    cpy_r_r39 = (Py_ssize_t)cpy_r_r22 <= (Py_ssize_t)12;
    cpy_r_r38 = cpy_r_r39;
CPyL19: ;
    CPyTagged_DECREF(cpy_r_r22);
    cpy_r_r31 = cpy_r_r38;
CPyL20: ;
    cpy_r_r21 = cpy_r_r31;
CPyL21: ;
    cpy_r_r40 = cpy_r_r21 ^ 1;
    if (cpy_r_r40) {
        goto CPyL61;
    } else
        goto CPyL23;
CPyL22: ;
    cpy_r_r7 = 0;
    goto CPyL24;
CPyL23: ;
    cpy_r_r41 = cpy_r_r9 + 1;
    cpy_r_r9 = cpy_r_r41;
    goto CPyL5;
CPyL24: ;
    if (cpy_r_r7) goto CPyL33;
CPyL25: ;
    cpy_r_r42 = CPyStatics[151]; /* '' */
    cpy_r_r43 = CPyStatics[4731]; /* 'rolls: expected a list of die results from 1 to 6, found ' */
    cpy_r_r44 = CPyStatics[153]; /* '{!r:{}}' */
    cpy_r_r45 = CPyStatics[151]; /* '' */
    cpy_r_r46 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r47[3] = {cpy_r_r44, cpy_r_r5, cpy_r_r45};
    cpy_r_r48 = (PyObject **)&cpy_r_r47;
    cpy_r_r49 = PyObject_VectorcallMethod(cpy_r_r46, cpy_r_r48, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_arrange", 609, CPyStatic_match___globals);
        goto CPyL56;
    }
    CPy_DECREF(cpy_r_r5);
    if (likely(PyUnicode_Check(cpy_r_r49)))
        cpy_r_r50 = cpy_r_r49;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "_arrange", 609, CPyStatic_match___globals, "str", cpy_r_r49);
        goto CPyL54;
    }
    cpy_r_r51 = PyList_New(2);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_arrange", 609, CPyStatic_match___globals);
        goto CPyL62;
    }
    cpy_r_r52 = (CPyPtr)((CPyPtr)cpy_r_r51 + offsetof(PyListObject, ob_item));
    cpy_r_r53 = *(CPyPtr *)cpy_r_r52;
    CPy_INCREF(cpy_r_r43);
    *(PyObject * *)cpy_r_r53 = cpy_r_r43;
    cpy_r_r54 = cpy_r_r53 + 8;
    *(PyObject * *)cpy_r_r54 = cpy_r_r50;
    cpy_r_r55 = PyUnicode_Join(cpy_r_r42, cpy_r_r51);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_arrange", 609, CPyStatic_match___globals);
        goto CPyL54;
    }
    cpy_r_r56 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r57 = CPyStatics[122]; /* 'ValueError' */
    cpy_r_r58 = CPyObject_GetAttr(cpy_r_r56, cpy_r_r57);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_arrange", 609, CPyStatic_match___globals);
        goto CPyL63;
    }
    PyObject *cpy_r_r59[1] = {cpy_r_r55};
    cpy_r_r60 = (PyObject **)&cpy_r_r59;
    cpy_r_r61 = PyObject_Vectorcall(cpy_r_r58, cpy_r_r60, 1, 0);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_arrange", 609, CPyStatic_match___globals);
        goto CPyL63;
    }
    CPy_DECREF(cpy_r_r55);
    CPy_Raise(cpy_r_r61);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_arrange", 609, CPyStatic_match___globals);
        goto CPyL54;
    }
    CPy_Unreachable();
CPyL33: ;
    if (likely(PyList_Check(cpy_r_r5)))
        cpy_r_r62 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "_arrange", 610, CPyStatic_match___globals, "list", cpy_r_r5);
        goto CPyL54;
    }
    cpy_r_r63 = PySequence_List(cpy_r_r62);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_arrange", 610, CPyStatic_match___globals);
        goto CPyL54;
    }
    cpy_r_r64 = ((serai___kernel___table___TableObject *)cpy_r_table)->_chance;
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AttributeError("src/serai/kernel/match.py", "_arrange", "Table", "chance", 610, CPyStatic_match___globals);
        goto CPyL64;
    }
CPyL36: ;
    CPy_DECREF(((serai___kernel___chance___ChanceObject *)cpy_r_r64)->_coming);
    ((serai___kernel___chance___ChanceObject *)cpy_r_r64)->_coming = cpy_r_r63;
    cpy_r_r66 = PyDict_New();
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_arrange", 611, CPyStatic_match___globals);
        goto CPyL54;
    }
    cpy_r_r67 = CPyStatics[1761]; /* 'items' */
    PyObject *cpy_r_r68[1] = {cpy_r_given};
    cpy_r_r69 = (PyObject **)&cpy_r_r68;
    cpy_r_r70 = PyObject_VectorcallMethod(cpy_r_r67, cpy_r_r69, 9223372036854775809ULL, 0);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_arrange", 611, CPyStatic_match___globals);
        goto CPyL65;
    }
    cpy_r_r71 = PyObject_GetIter(cpy_r_r70);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_arrange", 611, CPyStatic_match___globals);
        goto CPyL65;
    }
CPyL39: ;
    cpy_r_r72 = PyIter_Next(cpy_r_r71);
    if (cpy_r_r72 == NULL) goto CPyL66;
    PyObject *__tmp9025;
    if (unlikely(!(PyTuple_Check(cpy_r_r72) && PyTuple_GET_SIZE(cpy_r_r72) == 2))) {
        __tmp9025 = NULL;
        goto __LL9026;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r72, 0))))
        __tmp9025 = PyTuple_GET_ITEM(cpy_r_r72, 0);
    else {
        __tmp9025 = NULL;
    }
    if (__tmp9025 == NULL) goto __LL9026;
    __tmp9025 = PyTuple_GET_ITEM(cpy_r_r72, 1);
    if (__tmp9025 == NULL) goto __LL9026;
    __tmp9025 = cpy_r_r72;
__LL9026: ;
    if (unlikely(__tmp9025 == NULL)) {
        CPy_TypeError("tuple[str, object]", cpy_r_r72); cpy_r_r73 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp9027 = PyTuple_GET_ITEM(cpy_r_r72, 0);
        CPy_INCREF(__tmp9027);
        PyObject *__tmp9028;
        if (likely(PyUnicode_Check(__tmp9027)))
            __tmp9028 = __tmp9027;
        else {
            CPy_TypeError("str", __tmp9027); 
            __tmp9028 = NULL;
        }
        cpy_r_r73.f0 = __tmp9028;
        PyObject *__tmp9029 = PyTuple_GET_ITEM(cpy_r_r72, 1);
        CPy_INCREF(__tmp9029);
        PyObject *__tmp9030;
        __tmp9030 = __tmp9029;
        cpy_r_r73.f1 = __tmp9030;
    }
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r73.f0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_arrange", 611, CPyStatic_match___globals);
        goto CPyL67;
    }
    cpy_r_r74 = cpy_r_r73.f0;
    CPy_INCREF(cpy_r_r74);
    cpy_r_r75 = cpy_r_r73.f1;
    CPy_INCREF(cpy_r_r75);
    CPy_DECREF(cpy_r_r73.f0);
    CPy_DECREF(cpy_r_r73.f1);
    cpy_r_r76 = CPyStatics[4730]; /* 'rolls' */
    cpy_r_r77 = CPyStr_EqualLiteral(cpy_r_r74, cpy_r_r76, 5);
    cpy_r_r78 = cpy_r_r77 == 0;
    if (!cpy_r_r78) goto CPyL68;
    cpy_r_r79 = PyDict_SetItem(cpy_r_r66, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r74);
    CPy_DECREF(cpy_r_r75);
    cpy_r_r80 = cpy_r_r79 >= 0;
    if (unlikely(!cpy_r_r80)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_arrange", 611, CPyStatic_match___globals);
        goto CPyL67;
    } else
        goto CPyL39;
CPyL43: ;
    cpy_r_r81 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r81)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_arrange", 611, CPyStatic_match___globals);
        goto CPyL65;
    }
    cpy_r_r82 = CPY_GET_METHOD(cpy_r_game, CPyType_game___Game, 20, serai___kernel___game___GameObject, char (*)(PyObject *, PyObject *, PyObject *))(cpy_r_game, cpy_r_table, cpy_r_r66); /* arrange */
    CPy_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r82 == 2)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_arrange", 611, CPyStatic_match___globals);
        goto CPyL54;
    }
    cpy_r_r83 = CPY_GET_METHOD(cpy_r_game, CPyType_game___Game, 21, serai___kernel___game___GameObject, PyObject * (*)(PyObject *, PyObject *))(cpy_r_game, cpy_r_table); /* faults */
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_arrange", 612, CPyStatic_match___globals);
        goto CPyL54;
    }
    CPy_INCREF(cpy_r_r83);
    cpy_r_r84 = (CPyPtr)((CPyPtr)cpy_r_r83 + offsetof(PyVarObject, ob_size));
    cpy_r_r85 = *(int64_t *)cpy_r_r84;
    CPy_DECREF(cpy_r_r83);
    cpy_r_r86 = cpy_r_r85 << 1;
    cpy_r_r87 = cpy_r_r86 != 0;
    if (!cpy_r_r87) goto CPyL69;
    cpy_r_r88 = CPyStatics[4732]; /* 'this position is impossible: ' */
    cpy_r_r89 = CPyStatics[245]; /* '; ' */
    cpy_r_r90 = PyUnicode_Join(cpy_r_r89, cpy_r_r83);
    CPy_DECREF(cpy_r_r83);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_arrange", 613, CPyStatic_match___globals);
        goto CPyL54;
    }
    cpy_r_r91 = CPyStr_Build(2, cpy_r_r88, cpy_r_r90);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_arrange", 613, CPyStatic_match___globals);
        goto CPyL54;
    }
    cpy_r_r92 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r93 = CPyStatics[122]; /* 'ValueError' */
    cpy_r_r94 = CPyObject_GetAttr(cpy_r_r92, cpy_r_r93);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_arrange", 613, CPyStatic_match___globals);
        goto CPyL70;
    }
    PyObject *cpy_r_r95[1] = {cpy_r_r91};
    cpy_r_r96 = (PyObject **)&cpy_r_r95;
    cpy_r_r97 = PyObject_Vectorcall(cpy_r_r94, cpy_r_r96, 1, 0);
    CPy_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_arrange", 613, CPyStatic_match___globals);
        goto CPyL70;
    }
    CPy_DECREF(cpy_r_r91);
    CPy_Raise(cpy_r_r97);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_arrange", 613, CPyStatic_match___globals);
        goto CPyL54;
    }
    CPy_Unreachable();
CPyL53: ;
    return 1;
CPyL54: ;
    cpy_r_r98 = 2;
    return cpy_r_r98;
CPyL55: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL54;
CPyL56: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL54;
CPyL57: ;
    CPy_DECREF(cpy_r_r8);
    goto CPyL24;
CPyL58: ;
    CPy_DECREF(cpy_r_r17);
    goto CPyL7;
CPyL59: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r8);
    goto CPyL54;
CPyL60: ;
    CPyTagged_DECREF(cpy_r_r22);
    goto CPyL14;
CPyL61: ;
    CPy_DECREF(cpy_r_r8);
    goto CPyL22;
CPyL62: ;
    CPy_DecRef(cpy_r_r50);
    goto CPyL54;
CPyL63: ;
    CPy_DecRef(cpy_r_r55);
    goto CPyL54;
CPyL64: ;
    CPy_DecRef(cpy_r_r63);
    goto CPyL54;
CPyL65: ;
    CPy_DecRef(cpy_r_r66);
    goto CPyL54;
CPyL66: ;
    CPy_DECREF(cpy_r_r71);
    goto CPyL43;
CPyL67: ;
    CPy_DecRef(cpy_r_r66);
    CPy_DecRef(cpy_r_r71);
    goto CPyL54;
CPyL68: ;
    CPy_DECREF(cpy_r_r74);
    CPy_DECREF(cpy_r_r75);
    goto CPyL39;
CPyL69: ;
    CPy_DECREF(cpy_r_r83);
    goto CPyL53;
CPyL70: ;
    CPy_DecRef(cpy_r_r91);
    goto CPyL54;
}
        
        PyObject *CPyPy_match____arrange(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"game", "table", "given", 0};
            static CPyArg_Parser parser = {"OOO:_arrange", kwlist, 0};
            PyObject *obj_game;
            PyObject *obj_table;
            PyObject *obj_given;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_game, &obj_table, &obj_given)) {
                return NULL;
            }
            PyObject *arg_game;
            if (likely(PyObject_TypeCheck(obj_game, CPyType_game___Game)))
                arg_game = obj_game;
            else {
                CPy_TypeError("serai.kernel.game.Game", obj_game); 
                goto fail;
            }
            PyObject *arg_table;
            if (likely(PyObject_TypeCheck(obj_table, CPyType_kernel___table___Table)))
                arg_table = obj_table;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_table); 
                goto fail;
            }
            PyObject *arg_given = obj_given;
            char retval = CPyDef_match____arrange(arg_game, arg_table, arg_given);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "_arrange", 606, CPyStatic_match___globals);
            return NULL;
        }
        
PyObject *CPyDef_match____listed(PyObject *cpy_r_decision) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    int32_t cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    cpy_r_r0 = CPyStatics[157]; /* ', ' */
    cpy_r_r1 = PyList_New(0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_listed", 617, CPyStatic_match___globals);
        goto CPyL9;
    }
    cpy_r_r2 = CPyDef_decision___Decision___options(cpy_r_decision);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_listed", 617, CPyStatic_match___globals);
        goto CPyL10;
    }
CPyL2: ;
    cpy_r_r3 = PyObject_GetIter(cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_listed", 617, CPyStatic_match___globals);
        goto CPyL10;
    }
CPyL3: ;
    cpy_r_r4 = PyIter_Next(cpy_r_r3);
    if (cpy_r_r4 == NULL) goto CPyL11;
    if (likely(Py_TYPE(cpy_r_r4) == CPyType_option___Option))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "_listed", 617, CPyStatic_match___globals, "serai.kernel.option.Option", cpy_r_r4);
        goto CPyL12;
    }
    cpy_r_r6 = ((serai___kernel___option___OptionObject *)cpy_r_r5)->_id;
    CPy_INCREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r5);
    cpy_r_r7 = PyList_Append(cpy_r_r1, cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    cpy_r_r8 = cpy_r_r7 >= 0;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_listed", 617, CPyStatic_match___globals);
        goto CPyL12;
    } else
        goto CPyL3;
CPyL6: ;
    cpy_r_r9 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_listed", 617, CPyStatic_match___globals);
        goto CPyL10;
    }
    cpy_r_r10 = PyUnicode_Join(cpy_r_r0, cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "_listed", 617, CPyStatic_match___globals);
        goto CPyL9;
    }
    return cpy_r_r10;
CPyL9: ;
    cpy_r_r11 = NULL;
    return cpy_r_r11;
CPyL10: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL9;
CPyL11: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL6;
CPyL12: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    goto CPyL9;
}
        
        PyObject *CPyPy_match____listed(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"decision", 0};
            static CPyArg_Parser parser = {"O:_listed", kwlist, 0};
            PyObject *obj_decision;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_decision)) {
                return NULL;
            }
            PyObject *arg_decision;
            if (likely(Py_TYPE(obj_decision) == CPyType_decision___Decision))
                arg_decision = obj_decision;
            else {
                CPy_TypeError("serai.kernel.decision.Decision", obj_decision); 
                goto fail;
            }
            PyObject *retval = CPyDef_match____listed(arg_decision);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/match.py", "_listed", 616, CPyStatic_match___globals);
            return NULL;
        }
        
char CPyDef_match_____top_level__(void) {
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
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    char cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    void *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    char cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    char cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject **cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    int32_t cpy_r_r168;
    char cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    int32_t cpy_r_r172;
    char cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    int32_t cpy_r_r176;
    char cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    int32_t cpy_r_r180;
    char cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    int32_t cpy_r_r184;
    char cpy_r_r185;
    PyObject **cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    int32_t cpy_r_r191;
    char cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    PyObject *cpy_r_r200;
    int32_t cpy_r_r201;
    char cpy_r_r202;
    void *cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    char cpy_r_r207;
    PyObject *cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
    void *cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    PyObject *cpy_r_r218;
    char cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    PyObject *cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject *cpy_r_r224;
    PyObject *cpy_r_r225;
    PyObject *cpy_r_r226;
    char cpy_r_r227;
    PyObject *cpy_r_r228;
    PyObject *cpy_r_r229;
    PyObject *cpy_r_r230;
    PyObject **cpy_r_r232;
    PyObject *cpy_r_r233;
    PyObject *cpy_r_r234;
    PyObject *cpy_r_r235;
    PyObject *cpy_r_r236;
    PyObject *cpy_r_r237;
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
    int32_t cpy_r_r248;
    char cpy_r_r249;
    PyObject *cpy_r_r250;
    PyObject *cpy_r_r251;
    int32_t cpy_r_r252;
    char cpy_r_r253;
    PyObject *cpy_r_r254;
    PyObject *cpy_r_r255;
    int32_t cpy_r_r256;
    char cpy_r_r257;
    PyObject *cpy_r_r258;
    PyObject *cpy_r_r259;
    int32_t cpy_r_r260;
    char cpy_r_r261;
    PyObject **cpy_r_r263;
    PyObject *cpy_r_r264;
    PyObject *cpy_r_r265;
    PyObject *cpy_r_r266;
    int32_t cpy_r_r267;
    char cpy_r_r268;
    PyObject *cpy_r_r269;
    PyObject *cpy_r_r270;
    PyObject *cpy_r_r271;
    PyObject *cpy_r_r272;
    int32_t cpy_r_r273;
    char cpy_r_r274;
    PyObject *cpy_r_r275;
    PyObject *cpy_r_r276;
    PyObject *cpy_r_r277;
    int32_t cpy_r_r278;
    char cpy_r_r279;
    PyObject *cpy_r_r280;
    PyObject *cpy_r_r281;
    PyObject *cpy_r_r282;
    PyObject *cpy_r_r283;
    char cpy_r_r284;
    char cpy_r_r285;
    PyObject *cpy_r_r286;
    PyObject *cpy_r_r287;
    PyObject *cpy_r_r288;
    PyObject *cpy_r_r289;
    PyObject *cpy_r_r290;
    PyObject *cpy_r_r291;
    PyObject *cpy_r_r292;
    int32_t cpy_r_r293;
    char cpy_r_r294;
    PyObject *cpy_r_r295;
    PyObject *cpy_r_r296;
    int32_t cpy_r_r297;
    char cpy_r_r298;
    char cpy_r_r299;
    PyObject *cpy_r_r300;
    PyObject *cpy_r_r301;
    PyObject *cpy_r_r302;
    PyObject *cpy_r_r303;
    PyObject *cpy_r_r304;
    PyObject *cpy_r_r305;
    PyObject *cpy_r_r306;
    PyObject *cpy_r_r307;
    PyObject *cpy_r_r308;
    PyObject *cpy_r_r309;
    int32_t cpy_r_r310;
    char cpy_r_r311;
    PyObject *cpy_r_r312;
    PyObject *cpy_r_r313;
    int32_t cpy_r_r314;
    char cpy_r_r315;
    char cpy_r_r316;
    PyObject *cpy_r_r317;
    PyObject *cpy_r_r318;
    PyObject *cpy_r_r319;
    PyObject *cpy_r_r320;
    PyObject *cpy_r_r321;
    PyObject *cpy_r_r322;
    PyObject *cpy_r_r323;
    PyObject *cpy_r_r324;
    int32_t cpy_r_r325;
    char cpy_r_r326;
    PyObject *cpy_r_r327;
    PyObject *cpy_r_r328;
    int32_t cpy_r_r329;
    char cpy_r_r330;
    char cpy_r_r331;
    PyObject *cpy_r_r332;
    PyObject *cpy_r_r333;
    PyObject *cpy_r_r334;
    PyObject *cpy_r_r335;
    PyObject *cpy_r_r336;
    PyObject *cpy_r_r337;
    int32_t cpy_r_r338;
    char cpy_r_r339;
    PyObject *cpy_r_r340;
    PyObject *cpy_r_r341;
    PyObject *cpy_r_r342;
    PyObject *cpy_r_r343;
    PyObject *cpy_r_r344;
    PyObject *cpy_r_r345;
    int32_t cpy_r_r346;
    char cpy_r_r347;
    PyObject *cpy_r_r348;
    PyObject *cpy_r_r349;
    PyObject *cpy_r_r350;
    PyObject *cpy_r_r351;
    PyObject *cpy_r_r352;
    PyObject *cpy_r_r353;
    int32_t cpy_r_r354;
    char cpy_r_r355;
    PyObject *cpy_r_r356;
    PyObject *cpy_r_r357;
    PyObject *cpy_r_r358;
    PyObject *cpy_r_r359;
    PyObject *cpy_r_r360;
    PyObject *cpy_r_r361;
    int32_t cpy_r_r362;
    char cpy_r_r363;
    PyObject *cpy_r_r364;
    PyObject *cpy_r_r365;
    PyObject *cpy_r_r366;
    PyObject *cpy_r_r367;
    PyObject *cpy_r_r368;
    PyObject *cpy_r_r369;
    int32_t cpy_r_r370;
    char cpy_r_r371;
    PyObject *cpy_r_r372;
    PyObject *cpy_r_r373;
    PyObject *cpy_r_r374;
    PyObject *cpy_r_r375;
    char cpy_r_r376;
    char cpy_r_r377;
    PyObject *cpy_r_r378;
    PyObject *cpy_r_r379;
    PyObject *cpy_r_r380;
    PyObject *cpy_r_r381;
    PyObject *cpy_r_r382;
    PyObject *cpy_r_r383;
    PyObject *cpy_r_r384;
    PyObject *cpy_r_r385;
    PyObject *cpy_r_r386;
    PyObject *cpy_r_r387;
    PyObject *cpy_r_r388;
    PyObject *cpy_r_r389;
    PyObject *cpy_r_r390;
    PyObject *cpy_r_r391;
    PyObject *cpy_r_r392;
    PyObject *cpy_r_r393;
    int32_t cpy_r_r394;
    char cpy_r_r395;
    PyObject *cpy_r_r396;
    PyObject *cpy_r_r397;
    int32_t cpy_r_r398;
    char cpy_r_r399;
    char cpy_r_r400;
    char cpy_r_r401;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 1, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 1, CPyStatic_match___globals);
        goto CPyL152;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_match___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 14, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5711]; /* ('Iterator', 'Mapping') */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_match___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 16, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[5694]; /* ('Any', 'Final', 'NamedTuple', 'TypeAlias') */
    cpy_r_r17 = CPyStatics[47]; /* 'typing' */
    cpy_r_r18 = CPyStatic_match___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 17, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r20 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r22 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r23 = CPyModuleLockAPI_serai;
    cpy_r_r24 = CPyImport_IsInitialized(cpy_r_r22);
    if (!cpy_r_r24) goto CPyL10;
    cpy_r_r25 = PyImport_GetModuleDict();
    cpy_r_r26 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r27 = CPyDict_GetItem(cpy_r_r25, cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 19, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r28 = cpy_r_r27;
    goto CPyL14;
CPyL10: ;
    cpy_r_r29 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r30 = CPyExec_serai___kernel___decision;
    cpy_r_r31 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r32 = PyImport_GetModuleDict();
    cpy_r_r33 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r34 = CPyDict_GetItem(cpy_r_r32, cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 19, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r35 = CPyStatics[8]; /* '__file__' */
    cpy_r_r36 = CPyObject_GetAttr(cpy_r_r34, cpy_r_r35);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 19, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r37 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r38 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r39 = CPyImport_ImportNative(cpy_r_r38, cpy_r_r29, cpy_r_r30, cpy_r_r31, cpy_r_r21, cpy_r_r22, cpy_r_r23, cpy_r_r36, cpy_r_r37, 0);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 19, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r28 = cpy_r_r39;
CPyL14: ;
    cpy_r_r40 = CPyStatics[5712]; /* ('Decision', 'Option', 'Reason', 'Refusal', 'Rules') */
    cpy_r_r41 = CPyStatic_match___globals;
    cpy_r_r42 = CPyImport_GetNativeAttrs(cpy_r_r28, cpy_r_r40, cpy_r_r40, cpy_r_r41);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 19, CPyStatic_match___globals);
        goto CPyL152;
    } else
        goto CPyL153;
CPyL15: ;
    cpy_r_r43 = (void *)&CPyModule_serai___kernel___game;
    cpy_r_r44 = (void *)&CPyImportState_serai___kernel___game;
    cpy_r_r45 = CPyModuleLockAPI_serai;
    cpy_r_r46 = CPyImport_IsInitialized(cpy_r_r44);
    if (!cpy_r_r46) goto CPyL18;
    cpy_r_r47 = PyImport_GetModuleDict();
    cpy_r_r48 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r49 = CPyDict_GetItem(cpy_r_r47, cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 20, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r50 = cpy_r_r49;
    goto CPyL22;
CPyL18: ;
    cpy_r_r51 = CPyInitOnly_serai___kernel___game;
    cpy_r_r52 = CPyExec_serai___kernel___game;
    cpy_r_r53 = (PyObject **)&CPyModule_serai___kernel___game__internal;
    cpy_r_r54 = PyImport_GetModuleDict();
    cpy_r_r55 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r56 = CPyDict_GetItem(cpy_r_r54, cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 20, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r57 = CPyStatics[8]; /* '__file__' */
    cpy_r_r58 = CPyObject_GetAttr(cpy_r_r56, cpy_r_r57);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 20, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r59 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r60 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r61 = CPyImport_ImportNative(cpy_r_r60, cpy_r_r51, cpy_r_r52, cpy_r_r53, cpy_r_r43, cpy_r_r44, cpy_r_r45, cpy_r_r58, cpy_r_r59, 0);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 20, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r50 = cpy_r_r61;
CPyL22: ;
    cpy_r_r62 = CPyStatics[5713]; /* ('CONFIRM', 'EVERYBODY', 'UNDO', 'Game', 'ScoreItem') */
    cpy_r_r63 = CPyStatic_match___globals;
    cpy_r_r64 = CPyImport_GetNativeAttrs(cpy_r_r50, cpy_r_r62, cpy_r_r62, cpy_r_r63);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 20, CPyStatic_match___globals);
        goto CPyL152;
    } else
        goto CPyL154;
CPyL23: ;
    cpy_r_r65 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r66 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r67 = CPyModuleLockAPI_serai;
    cpy_r_r68 = CPyImport_IsInitialized(cpy_r_r66);
    if (!cpy_r_r68) goto CPyL26;
    cpy_r_r69 = PyImport_GetModuleDict();
    cpy_r_r70 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r71 = CPyDict_GetItem(cpy_r_r69, cpy_r_r70);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 21, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r72 = cpy_r_r71;
    goto CPyL30;
CPyL26: ;
    cpy_r_r73 = CPyInitOnly_serai___kernel___message;
    cpy_r_r74 = CPyExec_serai___kernel___message;
    cpy_r_r75 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r76 = PyImport_GetModuleDict();
    cpy_r_r77 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r78 = CPyDict_GetItem(cpy_r_r76, cpy_r_r77);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 21, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r79 = CPyStatics[8]; /* '__file__' */
    cpy_r_r80 = CPyObject_GetAttr(cpy_r_r78, cpy_r_r79);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 21, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r81 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r82 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r83 = CPyImport_ImportNative(cpy_r_r82, cpy_r_r73, cpy_r_r74, cpy_r_r75, cpy_r_r65, cpy_r_r66, cpy_r_r67, cpy_r_r80, cpy_r_r81, 0);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 21, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r72 = cpy_r_r83;
CPyL30: ;
    cpy_r_r84 = CPyStatics[5714]; /* ('Event', 'Hidden') */
    cpy_r_r85 = CPyStatic_match___globals;
    cpy_r_r86 = CPyImport_GetNativeAttrs(cpy_r_r72, cpy_r_r84, cpy_r_r84, cpy_r_r85);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 21, CPyStatic_match___globals);
        goto CPyL152;
    } else
        goto CPyL155;
CPyL31: ;
    cpy_r_r87 = (void *)&CPyModule_serai___kernel___state;
    cpy_r_r88 = (void *)&CPyImportState_serai___kernel___state;
    cpy_r_r89 = CPyModuleLockAPI_serai;
    cpy_r_r90 = CPyImport_IsInitialized(cpy_r_r88);
    if (!cpy_r_r90) goto CPyL34;
    cpy_r_r91 = PyImport_GetModuleDict();
    cpy_r_r92 = CPyStatics[1068]; /* 'serai.kernel.state' */
    cpy_r_r93 = CPyDict_GetItem(cpy_r_r91, cpy_r_r92);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 22, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r94 = cpy_r_r93;
    goto CPyL38;
CPyL34: ;
    cpy_r_r95 = CPyInitOnly_serai___kernel___state;
    cpy_r_r96 = CPyExec_serai___kernel___state;
    cpy_r_r97 = (PyObject **)&CPyModule_serai___kernel___state__internal;
    cpy_r_r98 = PyImport_GetModuleDict();
    cpy_r_r99 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r100 = CPyDict_GetItem(cpy_r_r98, cpy_r_r99);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 22, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r101 = CPyStatics[8]; /* '__file__' */
    cpy_r_r102 = CPyObject_GetAttr(cpy_r_r100, cpy_r_r101);
    CPy_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 22, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r103 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r104 = CPyStatics[1068]; /* 'serai.kernel.state' */
    cpy_r_r105 = CPyImport_ImportNative(cpy_r_r104, cpy_r_r95, cpy_r_r96, cpy_r_r97, cpy_r_r87, cpy_r_r88, cpy_r_r89, cpy_r_r102, cpy_r_r103, 0);
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 22, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r94 = cpy_r_r105;
CPyL38: ;
    cpy_r_r106 = CPyStatics[5709]; /* ('Plain',) */
    cpy_r_r107 = CPyStatic_match___globals;
    cpy_r_r108 = CPyImport_GetNativeAttrs(cpy_r_r94, cpy_r_r106, cpy_r_r106, cpy_r_r107);
    CPy_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 22, CPyStatic_match___globals);
        goto CPyL152;
    } else
        goto CPyL156;
CPyL39: ;
    cpy_r_r109 = (void *)&CPyModule_serai___kernel___table;
    cpy_r_r110 = (void *)&CPyImportState_serai___kernel___table;
    cpy_r_r111 = CPyModuleLockAPI_serai;
    cpy_r_r112 = CPyImport_IsInitialized(cpy_r_r110);
    if (!cpy_r_r112) goto CPyL42;
    cpy_r_r113 = PyImport_GetModuleDict();
    cpy_r_r114 = CPyStatics[1072]; /* 'serai.kernel.table' */
    cpy_r_r115 = CPyDict_GetItem(cpy_r_r113, cpy_r_r114);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 23, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r116 = cpy_r_r115;
    goto CPyL46;
CPyL42: ;
    cpy_r_r117 = CPyInitOnly_serai___kernel___table;
    cpy_r_r118 = CPyExec_serai___kernel___table;
    cpy_r_r119 = (PyObject **)&CPyModule_serai___kernel___table__internal;
    cpy_r_r120 = PyImport_GetModuleDict();
    cpy_r_r121 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r122 = CPyDict_GetItem(cpy_r_r120, cpy_r_r121);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 23, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r123 = CPyStatics[8]; /* '__file__' */
    cpy_r_r124 = CPyObject_GetAttr(cpy_r_r122, cpy_r_r123);
    CPy_DECREF(cpy_r_r122);
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 23, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r125 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r126 = CPyStatics[1072]; /* 'serai.kernel.table' */
    cpy_r_r127 = CPyImport_ImportNative(cpy_r_r126, cpy_r_r117, cpy_r_r118, cpy_r_r119, cpy_r_r109, cpy_r_r110, cpy_r_r111, cpy_r_r124, cpy_r_r125, 0);
    CPy_DECREF(cpy_r_r124);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 23, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r116 = cpy_r_r127;
CPyL46: ;
    cpy_r_r128 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r129 = CPyStatic_match___globals;
    cpy_r_r130 = CPyImport_GetNativeAttrs(cpy_r_r116, cpy_r_r128, cpy_r_r128, cpy_r_r129);
    CPy_DECREF(cpy_r_r116);
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 23, CPyStatic_match___globals);
        goto CPyL152;
    } else
        goto CPyL157;
CPyL47: ;
    cpy_r_r131 = (void *)&CPyModule_typing;
    cpy_r_r132 = CPyStatics[47]; /* 'typing' */
    cpy_r_r133 = CPyImport_GetModuleCacheForImport(cpy_r_r131, cpy_r_r132);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 26, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r134 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r135 = cpy_r_r133 != cpy_r_r134;
    if (cpy_r_r135) goto CPyL51;
    cpy_r_r136 = PyImport_Import(cpy_r_r132);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 26, CPyStatic_match___globals);
        goto CPyL152;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r131, cpy_r_r136);
    CPy_DECREF(cpy_r_r136);
CPyL51: ;
    cpy_r_r137 = PyImport_GetModuleDict();
    cpy_r_r138 = CPyStatics[47]; /* 'typing' */
    cpy_r_r139 = CPyDict_GetItem(cpy_r_r137, cpy_r_r138);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 26, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r140 = CPyStatics[60]; /* '_NamedTuple' */
    cpy_r_r141 = CPyObject_GetAttr(cpy_r_r139, cpy_r_r140);
    CPy_DECREF(cpy_r_r139);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 26, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r142 = PyTuple_Pack(1, cpy_r_r141);
    CPy_DECREF(cpy_r_r141);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 26, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r143 = (void *)&CPyModule_typing;
    cpy_r_r144 = CPyStatics[47]; /* 'typing' */
    cpy_r_r145 = CPyImport_GetModuleCacheForImport(cpy_r_r143, cpy_r_r144);
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 26, CPyStatic_match___globals);
        goto CPyL158;
    }
    cpy_r_r146 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r147 = cpy_r_r145 != cpy_r_r146;
    if (cpy_r_r147) goto CPyL58;
    cpy_r_r148 = PyImport_Import(cpy_r_r144);
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 26, CPyStatic_match___globals);
        goto CPyL158;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r143, cpy_r_r148);
    CPy_DECREF(cpy_r_r148);
CPyL58: ;
    cpy_r_r149 = PyImport_GetModuleDict();
    cpy_r_r150 = CPyStatics[47]; /* 'typing' */
    cpy_r_r151 = CPyDict_GetItem(cpy_r_r149, cpy_r_r150);
    if (unlikely(cpy_r_r151 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 26, CPyStatic_match___globals);
        goto CPyL158;
    }
    cpy_r_r152 = CPyStatics[61]; /* 'NamedTupleMeta' */
    cpy_r_r153 = CPyObject_GetAttr(cpy_r_r151, cpy_r_r152);
    CPy_DECREF(cpy_r_r151);
    if (unlikely(cpy_r_r153 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 26, CPyStatic_match___globals);
        goto CPyL158;
    }
    cpy_r_r154 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r155 = PyObject_HasAttr(cpy_r_r153, cpy_r_r154);
    if (!cpy_r_r155) goto CPyL65;
    cpy_r_r156 = CPyStatics[4720]; /* 'Redeal' */
    cpy_r_r157 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r158 = CPyObject_GetAttr(cpy_r_r153, cpy_r_r157);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 26, CPyStatic_match___globals);
        goto CPyL159;
    }
    PyObject *cpy_r_r159[2] = {cpy_r_r156, cpy_r_r142};
    cpy_r_r160 = (PyObject **)&cpy_r_r159;
    cpy_r_r161 = PyObject_Vectorcall(cpy_r_r158, cpy_r_r160, 2, 0);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 26, CPyStatic_match___globals);
        goto CPyL159;
    }
    if (likely(PyDict_Check(cpy_r_r161)))
        cpy_r_r162 = cpy_r_r161;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "<module>", 26, CPyStatic_match___globals, "dict", cpy_r_r161);
        goto CPyL159;
    }
    cpy_r_r163 = cpy_r_r162;
    goto CPyL67;
CPyL65: ;
    cpy_r_r164 = PyDict_New();
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 26, CPyStatic_match___globals);
        goto CPyL159;
    }
    cpy_r_r163 = cpy_r_r164;
CPyL67: ;
    cpy_r_r165 = PyDict_New();
    if (unlikely(cpy_r_r165 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 26, CPyStatic_match___globals);
        goto CPyL160;
    }
    cpy_r_r166 = (PyObject *)&PyLong_Type;
    cpy_r_r167 = CPyStatics[63]; /* 'seat' */
    cpy_r_r168 = PyDict_SetItem(cpy_r_r165, cpy_r_r167, cpy_r_r166);
    cpy_r_r169 = cpy_r_r168 >= 0;
    if (unlikely(!cpy_r_r169)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 29, CPyStatic_match___globals);
        goto CPyL161;
    }
    cpy_r_r170 = (PyObject *)&PyUnicode_Type;
    cpy_r_r171 = CPyStatics[4678]; /* 'seed' */
    cpy_r_r172 = PyDict_SetItem(cpy_r_r165, cpy_r_r171, cpy_r_r170);
    cpy_r_r173 = cpy_r_r172 >= 0;
    if (unlikely(!cpy_r_r173)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 30, CPyStatic_match___globals);
        goto CPyL161;
    }
    cpy_r_r174 = CPyStatics[4720]; /* 'Redeal' */
    cpy_r_r175 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r176 = CPyDict_SetItem(cpy_r_r163, cpy_r_r175, cpy_r_r165);
    CPy_DECREF(cpy_r_r165);
    cpy_r_r177 = cpy_r_r176 >= 0;
    if (unlikely(!cpy_r_r177)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 26, CPyStatic_match___globals);
        goto CPyL160;
    }
    cpy_r_r178 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r179 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r180 = CPyDict_SetItem(cpy_r_r163, cpy_r_r179, cpy_r_r178);
    cpy_r_r181 = cpy_r_r180 >= 0;
    if (unlikely(!cpy_r_r181)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 26, CPyStatic_match___globals);
        goto CPyL160;
    }
    cpy_r_r182 = CPyStatics[55]; /* 'serai.kernel.match' */
    cpy_r_r183 = CPyStatics[70]; /* '__module__' */
    cpy_r_r184 = CPyDict_SetItem(cpy_r_r163, cpy_r_r183, cpy_r_r182);
    cpy_r_r185 = cpy_r_r184 >= 0;
    if (unlikely(!cpy_r_r185)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 26, CPyStatic_match___globals);
        goto CPyL160;
    }
    PyObject *cpy_r_r186[3] = {cpy_r_r174, cpy_r_r142, cpy_r_r163};
    cpy_r_r187 = (PyObject **)&cpy_r_r186;
    cpy_r_r188 = PyObject_Vectorcall(cpy_r_r153, cpy_r_r187, 3, 0);
    CPy_DECREF(cpy_r_r153);
    if (unlikely(cpy_r_r188 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 26, CPyStatic_match___globals);
        goto CPyL162;
    }
    CPy_DECREF(cpy_r_r142);
    CPy_DECREF(cpy_r_r163);
    CPyType_match___Redeal = (PyTypeObject *)cpy_r_r188;
    CPy_INCREF(CPyType_match___Redeal);
    cpy_r_r189 = CPyStatic_match___globals;
    cpy_r_r190 = CPyStatics[4720]; /* 'Redeal' */
    cpy_r_r191 = PyDict_SetItem(cpy_r_r189, cpy_r_r190, cpy_r_r188);
    CPy_DECREF(cpy_r_r188);
    cpy_r_r192 = cpy_r_r191 >= 0;
    if (unlikely(!cpy_r_r192)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 26, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r193 = (PyObject *)CPyType_match___Redeal;
    cpy_r_r194 = (PyObject *)CPyType_option___Option;
    cpy_r_r195 = CPyStatic_match___globals;
    cpy_r_r196 = CPyStatics[4720]; /* 'Redeal' */
    cpy_r_r197 = CPyDict_GetItem(cpy_r_r195, cpy_r_r196);
    if (unlikely(cpy_r_r197 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 33, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r198 = PyNumber_Or(cpy_r_r194, cpy_r_r197);
    CPy_DECREF(cpy_r_r197);
    if (unlikely(cpy_r_r198 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 33, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r199 = CPyStatic_match___globals;
    cpy_r_r200 = CPyStatics[3183]; /* 'Entry' */
    cpy_r_r201 = CPyDict_SetItem(cpy_r_r199, cpy_r_r200, cpy_r_r198);
    CPy_DECREF(cpy_r_r198);
    cpy_r_r202 = cpy_r_r201 >= 0;
    if (unlikely(!cpy_r_r202)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 33, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r203 = (void *)&CPyModule_typing;
    cpy_r_r204 = CPyStatics[47]; /* 'typing' */
    cpy_r_r205 = CPyImport_GetModuleCacheForImport(cpy_r_r203, cpy_r_r204);
    if (unlikely(cpy_r_r205 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 36, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r206 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r207 = cpy_r_r205 != cpy_r_r206;
    if (cpy_r_r207) goto CPyL82;
    cpy_r_r208 = PyImport_Import(cpy_r_r204);
    if (unlikely(cpy_r_r208 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 36, CPyStatic_match___globals);
        goto CPyL152;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r203, cpy_r_r208);
    CPy_DECREF(cpy_r_r208);
CPyL82: ;
    cpy_r_r209 = PyImport_GetModuleDict();
    cpy_r_r210 = CPyStatics[47]; /* 'typing' */
    cpy_r_r211 = CPyDict_GetItem(cpy_r_r209, cpy_r_r210);
    if (unlikely(cpy_r_r211 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 36, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r212 = CPyStatics[60]; /* '_NamedTuple' */
    cpy_r_r213 = CPyObject_GetAttr(cpy_r_r211, cpy_r_r212);
    CPy_DECREF(cpy_r_r211);
    if (unlikely(cpy_r_r213 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 36, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r214 = PyTuple_Pack(1, cpy_r_r213);
    CPy_DECREF(cpy_r_r213);
    if (unlikely(cpy_r_r214 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 36, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r215 = (void *)&CPyModule_typing;
    cpy_r_r216 = CPyStatics[47]; /* 'typing' */
    cpy_r_r217 = CPyImport_GetModuleCacheForImport(cpy_r_r215, cpy_r_r216);
    if (unlikely(cpy_r_r217 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 36, CPyStatic_match___globals);
        goto CPyL163;
    }
    cpy_r_r218 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r219 = cpy_r_r217 != cpy_r_r218;
    if (cpy_r_r219) goto CPyL89;
    cpy_r_r220 = PyImport_Import(cpy_r_r216);
    if (unlikely(cpy_r_r220 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 36, CPyStatic_match___globals);
        goto CPyL163;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r215, cpy_r_r220);
    CPy_DECREF(cpy_r_r220);
CPyL89: ;
    cpy_r_r221 = PyImport_GetModuleDict();
    cpy_r_r222 = CPyStatics[47]; /* 'typing' */
    cpy_r_r223 = CPyDict_GetItem(cpy_r_r221, cpy_r_r222);
    if (unlikely(cpy_r_r223 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 36, CPyStatic_match___globals);
        goto CPyL163;
    }
    cpy_r_r224 = CPyStatics[61]; /* 'NamedTupleMeta' */
    cpy_r_r225 = CPyObject_GetAttr(cpy_r_r223, cpy_r_r224);
    CPy_DECREF(cpy_r_r223);
    if (unlikely(cpy_r_r225 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 36, CPyStatic_match___globals);
        goto CPyL163;
    }
    cpy_r_r226 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r227 = PyObject_HasAttr(cpy_r_r225, cpy_r_r226);
    if (!cpy_r_r227) goto CPyL96;
    cpy_r_r228 = CPyStatics[4734]; /* 'Earlier' */
    cpy_r_r229 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r230 = CPyObject_GetAttr(cpy_r_r225, cpy_r_r229);
    if (unlikely(cpy_r_r230 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 36, CPyStatic_match___globals);
        goto CPyL164;
    }
    PyObject *cpy_r_r231[2] = {cpy_r_r228, cpy_r_r214};
    cpy_r_r232 = (PyObject **)&cpy_r_r231;
    cpy_r_r233 = PyObject_Vectorcall(cpy_r_r230, cpy_r_r232, 2, 0);
    CPy_DECREF(cpy_r_r230);
    if (unlikely(cpy_r_r233 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 36, CPyStatic_match___globals);
        goto CPyL164;
    }
    if (likely(PyDict_Check(cpy_r_r233)))
        cpy_r_r234 = cpy_r_r233;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/match.py", "<module>", 36, CPyStatic_match___globals, "dict", cpy_r_r233);
        goto CPyL164;
    }
    cpy_r_r235 = cpy_r_r234;
    goto CPyL98;
CPyL96: ;
    cpy_r_r236 = PyDict_New();
    if (unlikely(cpy_r_r236 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 36, CPyStatic_match___globals);
        goto CPyL164;
    }
    cpy_r_r235 = cpy_r_r236;
CPyL98: ;
    cpy_r_r237 = PyDict_New();
    if (unlikely(cpy_r_r237 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 36, CPyStatic_match___globals);
        goto CPyL165;
    }
    cpy_r_r238 = (PyObject *)&PyLong_Type;
    cpy_r_r239 = CPyStatics[316]; /* 'rules_version' */
    cpy_r_r240 = PyDict_SetItem(cpy_r_r237, cpy_r_r239, cpy_r_r238);
    cpy_r_r241 = cpy_r_r240 >= 0;
    if (unlikely(!cpy_r_r241)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 39, CPyStatic_match___globals);
        goto CPyL166;
    }
    cpy_r_r242 = (PyObject *)&PyUnicode_Type;
    cpy_r_r243 = CPyStatics[694]; /* 'content' */
    cpy_r_r244 = PyDict_SetItem(cpy_r_r237, cpy_r_r243, cpy_r_r242);
    cpy_r_r245 = cpy_r_r244 >= 0;
    if (unlikely(!cpy_r_r245)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 40, CPyStatic_match___globals);
        goto CPyL166;
    }
    cpy_r_r246 = (PyObject *)&PyTuple_Type;
    cpy_r_r247 = CPyStatics[1355]; /* 'choices' */
    cpy_r_r248 = PyDict_SetItem(cpy_r_r237, cpy_r_r247, cpy_r_r246);
    cpy_r_r249 = cpy_r_r248 >= 0;
    if (unlikely(!cpy_r_r249)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 41, CPyStatic_match___globals);
        goto CPyL166;
    }
    cpy_r_r250 = CPyStatics[4734]; /* 'Earlier' */
    cpy_r_r251 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r252 = CPyDict_SetItem(cpy_r_r235, cpy_r_r251, cpy_r_r237);
    CPy_DECREF(cpy_r_r237);
    cpy_r_r253 = cpy_r_r252 >= 0;
    if (unlikely(!cpy_r_r253)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 36, CPyStatic_match___globals);
        goto CPyL165;
    }
    cpy_r_r254 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r255 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r256 = CPyDict_SetItem(cpy_r_r235, cpy_r_r255, cpy_r_r254);
    cpy_r_r257 = cpy_r_r256 >= 0;
    if (unlikely(!cpy_r_r257)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 36, CPyStatic_match___globals);
        goto CPyL165;
    }
    cpy_r_r258 = CPyStatics[55]; /* 'serai.kernel.match' */
    cpy_r_r259 = CPyStatics[70]; /* '__module__' */
    cpy_r_r260 = CPyDict_SetItem(cpy_r_r235, cpy_r_r259, cpy_r_r258);
    cpy_r_r261 = cpy_r_r260 >= 0;
    if (unlikely(!cpy_r_r261)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 36, CPyStatic_match___globals);
        goto CPyL165;
    }
    PyObject *cpy_r_r262[3] = {cpy_r_r250, cpy_r_r214, cpy_r_r235};
    cpy_r_r263 = (PyObject **)&cpy_r_r262;
    cpy_r_r264 = PyObject_Vectorcall(cpy_r_r225, cpy_r_r263, 3, 0);
    CPy_DECREF(cpy_r_r225);
    if (unlikely(cpy_r_r264 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 36, CPyStatic_match___globals);
        goto CPyL167;
    }
    CPy_DECREF(cpy_r_r214);
    CPy_DECREF(cpy_r_r235);
    CPyType_match___Earlier = (PyTypeObject *)cpy_r_r264;
    CPy_INCREF(CPyType_match___Earlier);
    cpy_r_r265 = CPyStatic_match___globals;
    cpy_r_r266 = CPyStatics[4734]; /* 'Earlier' */
    cpy_r_r267 = PyDict_SetItem(cpy_r_r265, cpy_r_r266, cpy_r_r264);
    CPy_DECREF(cpy_r_r264);
    cpy_r_r268 = cpy_r_r267 >= 0;
    if (unlikely(!cpy_r_r268)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 36, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r269 = (PyObject *)CPyType_match___Earlier;
    cpy_r_r270 = CPyStatic_match___globals;
    cpy_r_r271 = CPyStatics[4735]; /* 'MOST_IDLE_TURNS' */
    cpy_r_r272 = CPyStatics[4914]; /* 100 */
    cpy_r_r273 = CPyDict_SetItem(cpy_r_r270, cpy_r_r271, cpy_r_r272);
    cpy_r_r274 = cpy_r_r273 >= 0;
    if (unlikely(!cpy_r_r274)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 44, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r275 = CPyStatic_match___globals;
    cpy_r_r276 = CPyStatics[4736]; /* 'FEWEST_ENTRIES' */
    cpy_r_r277 = CPyStatics[4934]; /* 24 */
    cpy_r_r278 = CPyDict_SetItem(cpy_r_r275, cpy_r_r276, cpy_r_r277);
    cpy_r_r279 = cpy_r_r278 >= 0;
    if (unlikely(!cpy_r_r279)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 45, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r280 = NULL;
    cpy_r_r281 = CPyStatics[55]; /* 'serai.kernel.match' */
    cpy_r_r282 = (PyObject *)CPyType_match___Chapter_template;
    cpy_r_r283 = CPyType_FromTemplate(cpy_r_r282, cpy_r_r280, cpy_r_r281);
    if (unlikely(cpy_r_r283 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 48, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r284 = CPyDef_match___Chapter_trait_vtable_setup();
    if (unlikely(cpy_r_r284 == 2)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 48, CPyStatic_match___globals);
        goto CPyL168;
    }
    cpy_r_r285 = CPyDef_match___Chapter_coroutine_setup(cpy_r_r283);
    if (unlikely(cpy_r_r285 == 2)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 48, CPyStatic_match___globals);
        goto CPyL168;
    }
    cpy_r_r286 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r287 = CPyStatics[76]; /* 'position' */
    cpy_r_r288 = CPyStatics[4737]; /* 'table' */
    cpy_r_r289 = CPyStatics[2382]; /* 'before' */
    cpy_r_r290 = CPyStatics[4738]; /* 'entries_before' */
    cpy_r_r291 = CPyStatics[439]; /* 'left' */
    cpy_r_r292 = PyTuple_Pack(5, cpy_r_r287, cpy_r_r288, cpy_r_r289, cpy_r_r290, cpy_r_r291);
    if (unlikely(cpy_r_r292 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 48, CPyStatic_match___globals);
        goto CPyL168;
    }
    cpy_r_r293 = PyObject_SetAttr(cpy_r_r283, cpy_r_r286, cpy_r_r292);
    CPy_DECREF(cpy_r_r292);
    cpy_r_r294 = cpy_r_r293 >= 0;
    if (unlikely(!cpy_r_r294)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 48, CPyStatic_match___globals);
        goto CPyL168;
    }
    CPyType_match___Chapter = (PyTypeObject *)cpy_r_r283;
    CPy_INCREF(CPyType_match___Chapter);
    cpy_r_r295 = CPyStatic_match___globals;
    cpy_r_r296 = CPyStatics[4739]; /* 'Chapter' */
    cpy_r_r297 = PyDict_SetItem(cpy_r_r295, cpy_r_r296, cpy_r_r283);
    cpy_r_r298 = cpy_r_r297 >= 0;
    if (unlikely(!cpy_r_r298)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 48, CPyStatic_match___globals);
        goto CPyL168;
    }
    cpy_r_r299 = CPy_InitSubclass(cpy_r_r283);
    CPy_DECREF(cpy_r_r283);
    if (unlikely(!cpy_r_r299)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 48, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r300 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r301 = CPyStatics[122]; /* 'ValueError' */
    cpy_r_r302 = CPyObject_GetAttr(cpy_r_r300, cpy_r_r301);
    if (unlikely(cpy_r_r302 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 68, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r303 = PyTuple_Pack(1, cpy_r_r302);
    CPy_DECREF(cpy_r_r302);
    if (unlikely(cpy_r_r303 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 68, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r304 = CPyStatics[55]; /* 'serai.kernel.match' */
    cpy_r_r305 = (PyObject *)CPyType_match___MatchError_template;
    cpy_r_r306 = CPyType_FromTemplate(cpy_r_r305, cpy_r_r303, cpy_r_r304);
    CPy_DECREF(cpy_r_r303);
    if (unlikely(cpy_r_r306 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 68, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r307 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r308 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r309 = PyTuple_Pack(1, cpy_r_r308);
    if (unlikely(cpy_r_r309 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 68, CPyStatic_match___globals);
        goto CPyL169;
    }
    cpy_r_r310 = PyObject_SetAttr(cpy_r_r306, cpy_r_r307, cpy_r_r309);
    CPy_DECREF(cpy_r_r309);
    cpy_r_r311 = cpy_r_r310 >= 0;
    if (unlikely(!cpy_r_r311)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 68, CPyStatic_match___globals);
        goto CPyL169;
    }
    CPyType_match___MatchError = (PyTypeObject *)cpy_r_r306;
    CPy_INCREF(CPyType_match___MatchError);
    cpy_r_r312 = CPyStatic_match___globals;
    cpy_r_r313 = CPyStatics[57]; /* 'MatchError' */
    cpy_r_r314 = PyDict_SetItem(cpy_r_r312, cpy_r_r313, cpy_r_r306);
    cpy_r_r315 = cpy_r_r314 >= 0;
    if (unlikely(!cpy_r_r315)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 68, CPyStatic_match___globals);
        goto CPyL169;
    }
    cpy_r_r316 = CPy_InitSubclass(cpy_r_r306);
    CPy_DECREF(cpy_r_r306);
    if (unlikely(!cpy_r_r316)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 68, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r317 = (PyObject *)CPyType_match___MatchError;
    cpy_r_r318 = PyTuple_Pack(1, cpy_r_r317);
    if (unlikely(cpy_r_r318 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 72, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r319 = CPyStatics[55]; /* 'serai.kernel.match' */
    cpy_r_r320 = (PyObject *)CPyType_match___UndoStops_template;
    cpy_r_r321 = CPyType_FromTemplate(cpy_r_r320, cpy_r_r318, cpy_r_r319);
    CPy_DECREF(cpy_r_r318);
    if (unlikely(cpy_r_r321 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 72, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r322 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r323 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r324 = PyTuple_Pack(1, cpy_r_r323);
    if (unlikely(cpy_r_r324 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 72, CPyStatic_match___globals);
        goto CPyL170;
    }
    cpy_r_r325 = PyObject_SetAttr(cpy_r_r321, cpy_r_r322, cpy_r_r324);
    CPy_DECREF(cpy_r_r324);
    cpy_r_r326 = cpy_r_r325 >= 0;
    if (unlikely(!cpy_r_r326)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 72, CPyStatic_match___globals);
        goto CPyL170;
    }
    CPyType_match___UndoStops = (PyTypeObject *)cpy_r_r321;
    CPy_INCREF(CPyType_match___UndoStops);
    cpy_r_r327 = CPyStatic_match___globals;
    cpy_r_r328 = CPyStatics[4740]; /* 'UndoStops' */
    cpy_r_r329 = PyDict_SetItem(cpy_r_r327, cpy_r_r328, cpy_r_r321);
    cpy_r_r330 = cpy_r_r329 >= 0;
    if (unlikely(!cpy_r_r330)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 72, CPyStatic_match___globals);
        goto CPyL170;
    }
    cpy_r_r331 = CPy_InitSubclass(cpy_r_r321);
    CPy_DECREF(cpy_r_r321);
    if (unlikely(!cpy_r_r331)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 72, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r332 = CPyStatics[4661]; /* 'undo' */
    cpy_r_r333 = CPyStatics[4741]; /* 'undo-nothing' */
    cpy_r_r334 = PyDict_New();
    if (unlikely(cpy_r_r334 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 80, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r335 = CPyDef_option___Reason(cpy_r_r332, cpy_r_r333, cpy_r_r334);
    CPy_DECREF(cpy_r_r334);
    if (unlikely(cpy_r_r335 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 80, CPyStatic_match___globals);
        goto CPyL152;
    }
    CPyStatic_match___NOTHING_TO_UNDO = cpy_r_r335;
    CPy_INCREF(CPyStatic_match___NOTHING_TO_UNDO);
    cpy_r_r336 = CPyStatic_match___globals;
    cpy_r_r337 = CPyStatics[4742]; /* 'NOTHING_TO_UNDO' */
    cpy_r_r338 = CPyDict_SetItem(cpy_r_r336, cpy_r_r337, cpy_r_r335);
    CPy_DECREF(cpy_r_r335);
    cpy_r_r339 = cpy_r_r338 >= 0;
    if (unlikely(!cpy_r_r339)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 80, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r340 = CPyStatics[4661]; /* 'undo' */
    cpy_r_r341 = CPyStatics[4743]; /* 'undo-rules-changed' */
    cpy_r_r342 = PyDict_New();
    if (unlikely(cpy_r_r342 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 81, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r343 = CPyDef_option___Reason(cpy_r_r340, cpy_r_r341, cpy_r_r342);
    CPy_DECREF(cpy_r_r342);
    if (unlikely(cpy_r_r343 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 81, CPyStatic_match___globals);
        goto CPyL152;
    }
    CPyStatic_match___UNDO_RULES_CHANGED = cpy_r_r343;
    CPy_INCREF(CPyStatic_match___UNDO_RULES_CHANGED);
    cpy_r_r344 = CPyStatic_match___globals;
    cpy_r_r345 = CPyStatics[4744]; /* 'UNDO_RULES_CHANGED' */
    cpy_r_r346 = CPyDict_SetItem(cpy_r_r344, cpy_r_r345, cpy_r_r343);
    CPy_DECREF(cpy_r_r343);
    cpy_r_r347 = cpy_r_r346 >= 0;
    if (unlikely(!cpy_r_r347)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 81, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r348 = CPyStatics[4661]; /* 'undo' */
    cpy_r_r349 = CPyStatics[4745]; /* 'undo-revealed' */
    cpy_r_r350 = PyDict_New();
    if (unlikely(cpy_r_r350 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 82, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r351 = CPyDef_option___Reason(cpy_r_r348, cpy_r_r349, cpy_r_r350);
    CPy_DECREF(cpy_r_r350);
    if (unlikely(cpy_r_r351 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 82, CPyStatic_match___globals);
        goto CPyL152;
    }
    CPyStatic_match___UNDO_REVEALED = cpy_r_r351;
    CPy_INCREF(CPyStatic_match___UNDO_REVEALED);
    cpy_r_r352 = CPyStatic_match___globals;
    cpy_r_r353 = CPyStatics[4746]; /* 'UNDO_REVEALED' */
    cpy_r_r354 = CPyDict_SetItem(cpy_r_r352, cpy_r_r353, cpy_r_r351);
    CPy_DECREF(cpy_r_r351);
    cpy_r_r355 = cpy_r_r354 >= 0;
    if (unlikely(!cpy_r_r355)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 82, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r356 = CPyStatics[4661]; /* 'undo' */
    cpy_r_r357 = CPyStatics[4747]; /* 'undo-other-seat' */
    cpy_r_r358 = PyDict_New();
    if (unlikely(cpy_r_r358 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 83, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r359 = CPyDef_option___Reason(cpy_r_r356, cpy_r_r357, cpy_r_r358);
    CPy_DECREF(cpy_r_r358);
    if (unlikely(cpy_r_r359 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 83, CPyStatic_match___globals);
        goto CPyL152;
    }
    CPyStatic_match___UNDO_OTHER_SEAT = cpy_r_r359;
    CPy_INCREF(CPyStatic_match___UNDO_OTHER_SEAT);
    cpy_r_r360 = CPyStatic_match___globals;
    cpy_r_r361 = CPyStatics[4748]; /* 'UNDO_OTHER_SEAT' */
    cpy_r_r362 = CPyDict_SetItem(cpy_r_r360, cpy_r_r361, cpy_r_r359);
    CPy_DECREF(cpy_r_r359);
    cpy_r_r363 = cpy_r_r362 >= 0;
    if (unlikely(!cpy_r_r363)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 83, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r364 = CPyStatics[101]; /* 'decision' */
    cpy_r_r365 = CPyStatics[4749]; /* 'not-asked-now' */
    cpy_r_r366 = PyDict_New();
    if (unlikely(cpy_r_r366 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 84, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r367 = CPyDef_option___Reason(cpy_r_r364, cpy_r_r365, cpy_r_r366);
    CPy_DECREF(cpy_r_r366);
    if (unlikely(cpy_r_r367 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 84, CPyStatic_match___globals);
        goto CPyL152;
    }
    CPyStatic_match___NOT_ASKED = cpy_r_r367;
    CPy_INCREF(CPyStatic_match___NOT_ASKED);
    cpy_r_r368 = CPyStatic_match___globals;
    cpy_r_r369 = CPyStatics[4750]; /* 'NOT_ASKED' */
    cpy_r_r370 = CPyDict_SetItem(cpy_r_r368, cpy_r_r369, cpy_r_r367);
    CPy_DECREF(cpy_r_r367);
    cpy_r_r371 = cpy_r_r370 >= 0;
    if (unlikely(!cpy_r_r371)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 84, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r372 = NULL;
    cpy_r_r373 = CPyStatics[55]; /* 'serai.kernel.match' */
    cpy_r_r374 = (PyObject *)CPyType_match___Match_template;
    cpy_r_r375 = CPyType_FromTemplate(cpy_r_r374, cpy_r_r372, cpy_r_r373);
    if (unlikely(cpy_r_r375 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 87, CPyStatic_match___globals);
        goto CPyL152;
    }
    cpy_r_r376 = CPyDef_match___Match_trait_vtable_setup();
    if (unlikely(cpy_r_r376 == 2)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 87, CPyStatic_match___globals);
        goto CPyL171;
    }
    cpy_r_r377 = CPyDef_match___Match_coroutine_setup(cpy_r_r375);
    if (unlikely(cpy_r_r377 == 2)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 87, CPyStatic_match___globals);
        goto CPyL171;
    }
    cpy_r_r378 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r379 = CPyStatics[4751]; /* 'game' */
    cpy_r_r380 = CPyStatics[317]; /* 'players' */
    cpy_r_r381 = CPyStatics[325]; /* 'settings' */
    cpy_r_r382 = CPyStatics[4678]; /* 'seed' */
    cpy_r_r383 = CPyStatics[4752]; /* 'given' */
    cpy_r_r384 = CPyStatics[4753]; /* 'earlier' */
    cpy_r_r385 = CPyStatics[250]; /* 'origin' */
    cpy_r_r386 = CPyStatics[4737]; /* 'table' */
    cpy_r_r387 = CPyStatics[101]; /* 'decision' */
    cpy_r_r388 = CPyStatics[4754]; /* '_rules' */
    cpy_r_r389 = CPyStatics[4755]; /* '_chapter' */
    cpy_r_r390 = CPyStatics[4756]; /* '_recent' */
    cpy_r_r391 = CPyStatics[4757]; /* '_forced' */
    cpy_r_r392 = CPyStatics[4758]; /* '_told' */
    cpy_r_r393 = PyTuple_Pack(14, cpy_r_r379, cpy_r_r380, cpy_r_r381, cpy_r_r382, cpy_r_r383, cpy_r_r384, cpy_r_r385, cpy_r_r386, cpy_r_r387, cpy_r_r388, cpy_r_r389, cpy_r_r390, cpy_r_r391, cpy_r_r392);
    if (unlikely(cpy_r_r393 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 87, CPyStatic_match___globals);
        goto CPyL171;
    }
    cpy_r_r394 = PyObject_SetAttr(cpy_r_r375, cpy_r_r378, cpy_r_r393);
    CPy_DECREF(cpy_r_r393);
    cpy_r_r395 = cpy_r_r394 >= 0;
    if (unlikely(!cpy_r_r395)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 87, CPyStatic_match___globals);
        goto CPyL171;
    }
    CPyType_match___Match = (PyTypeObject *)cpy_r_r375;
    CPy_INCREF(CPyType_match___Match);
    cpy_r_r396 = CPyStatic_match___globals;
    cpy_r_r397 = CPyStatics[56]; /* 'Match' */
    cpy_r_r398 = PyDict_SetItem(cpy_r_r396, cpy_r_r397, cpy_r_r375);
    cpy_r_r399 = cpy_r_r398 >= 0;
    if (unlikely(!cpy_r_r399)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 87, CPyStatic_match___globals);
        goto CPyL171;
    }
    cpy_r_r400 = CPy_InitSubclass(cpy_r_r375);
    CPy_DECREF(cpy_r_r375);
    if (unlikely(!cpy_r_r400)) {
        CPy_AddTraceback("src/serai/kernel/match.py", "<module>", 87, CPyStatic_match___globals);
        goto CPyL152;
    }
    return 1;
CPyL152: ;
    cpy_r_r401 = 2;
    return cpy_r_r401;
CPyL153: ;
    CPy_DECREF(cpy_r_r42);
    goto CPyL15;
CPyL154: ;
    CPy_DECREF(cpy_r_r64);
    goto CPyL23;
CPyL155: ;
    CPy_DECREF(cpy_r_r86);
    goto CPyL31;
CPyL156: ;
    CPy_DECREF(cpy_r_r108);
    goto CPyL39;
CPyL157: ;
    CPy_DECREF(cpy_r_r130);
    goto CPyL47;
CPyL158: ;
    CPy_DecRef(cpy_r_r142);
    goto CPyL152;
CPyL159: ;
    CPy_DecRef(cpy_r_r142);
    CPy_DecRef(cpy_r_r153);
    goto CPyL152;
CPyL160: ;
    CPy_DecRef(cpy_r_r142);
    CPy_DecRef(cpy_r_r153);
    CPy_DecRef(cpy_r_r163);
    goto CPyL152;
CPyL161: ;
    CPy_DecRef(cpy_r_r142);
    CPy_DecRef(cpy_r_r153);
    CPy_DecRef(cpy_r_r163);
    CPy_DecRef(cpy_r_r165);
    goto CPyL152;
CPyL162: ;
    CPy_DecRef(cpy_r_r142);
    CPy_DecRef(cpy_r_r163);
    goto CPyL152;
CPyL163: ;
    CPy_DecRef(cpy_r_r214);
    goto CPyL152;
CPyL164: ;
    CPy_DecRef(cpy_r_r214);
    CPy_DecRef(cpy_r_r225);
    goto CPyL152;
CPyL165: ;
    CPy_DecRef(cpy_r_r214);
    CPy_DecRef(cpy_r_r225);
    CPy_DecRef(cpy_r_r235);
    goto CPyL152;
CPyL166: ;
    CPy_DecRef(cpy_r_r214);
    CPy_DecRef(cpy_r_r225);
    CPy_DecRef(cpy_r_r235);
    CPy_DecRef(cpy_r_r237);
    goto CPyL152;
CPyL167: ;
    CPy_DecRef(cpy_r_r214);
    CPy_DecRef(cpy_r_r235);
    goto CPyL152;
CPyL168: ;
    CPy_DecRef(cpy_r_r283);
    goto CPyL152;
CPyL169: ;
    CPy_DecRef(cpy_r_r306);
    goto CPyL152;
CPyL170: ;
    CPy_DecRef(cpy_r_r321);
    goto CPyL152;
CPyL171: ;
    CPy_DecRef(cpy_r_r375);
    goto CPyL152;
}

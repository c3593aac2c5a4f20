#include "__native_serai.h"
#include "__native_internal_serai.h"

PyMemberDef content___ContentError_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(PyBaseExceptionObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(PyBaseExceptionObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
content___ContentError_traverse(serai___kernel___content___ContentErrorObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    PyTypeObject *_base_tp_traverse = CPyType_content___ContentError->tp_base;
    while (_base_tp_traverse->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_traverse = _base_tp_traverse->tp_base;
    }
    rv = _base_tp_traverse->tp_traverse((PyObject *)self, visit, arg);
    if (rv != 0) return rv;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyBaseExceptionObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(PyBaseExceptionObject))));
    return rv;
}

static int32_t CPyDef_content___ContentError_clear_subtype(PyObject *cpy_r_self)
{
    serai___kernel___content___ContentErrorObject *self = (serai___kernel___content___ContentErrorObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyBaseExceptionObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(PyBaseExceptionObject))));
    return 0;
}

static int32_t CPyDef_content___ContentError_clear(PyObject *cpy_r_self)
{
    int32_t res = CPyDef_content___ContentError_clear_subtype(cpy_r_self);
    if (res != 0) return res;
    PyTypeObject *_base_tp_clear = CPyType_content___ContentError->tp_base;
    while (_base_tp_clear->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_clear = _base_tp_clear->tp_base;
    }
    return _base_tp_clear->tp_clear((PyObject *)cpy_r_self);
}

static int32_t CPyDef_content___ContentError_clear_on_completion_subtype(PyObject *cpy_r_self)
{
    serai___kernel___content___ContentErrorObject *self = (serai___kernel___content___ContentErrorObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyBaseExceptionObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(PyBaseExceptionObject))));
    return 0;
}

static int32_t CPyDef_content___ContentError_clear_on_completion(PyObject *cpy_r_self)
{
    int32_t res = CPyDef_content___ContentError_clear_on_completion_subtype(cpy_r_self);
    if (res != 0) return res;
    PyTypeObject *_base_tp_clear = CPyType_content___ContentError->tp_base;
    while (_base_tp_clear->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_clear = _base_tp_clear->tp_base;
    }
    return _base_tp_clear->tp_clear((PyObject *)cpy_r_self);
}

static void
content___ContentError_dealloc(serai___kernel___content___ContentErrorObject *self)
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
    CPyDef_content___ContentError_clear_subtype((PyObject *)self);
    if (PyType_IS_GC(CPyType_content___ContentError->tp_base)) PyObject_GC_Track((PyObject *)self);
    PyTypeObject *_base_tp_dealloc = CPyType_content___ContentError->tp_base;
    while (_base_tp_dealloc->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_dealloc = _base_tp_dealloc->tp_base;
    }
    _base_tp_dealloc->tp_dealloc((PyObject *)self);
    done: ;
}


static PyGetSetDef content___ContentError_getseters[] = {
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef content___ContentError_methods[] = {
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_content___ContentError_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ContentError",
    .tp_dealloc = (destructor)content___ContentError_dealloc,
    .tp_traverse = (traverseproc)content___ContentError_traverse,
    .tp_clear = (inquiry)CPyDef_content___ContentError_clear,
    .tp_getset = content___ContentError_getseters,
    .tp_methods = content___ContentError_methods,
    .tp_members = content___ContentError_members,
    .tp_basicsize = sizeof(PyBaseExceptionObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(PyBaseExceptionObject),
    .tp_weaklistoffset = sizeof(PyBaseExceptionObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("ContentError()\n--\n\n"),
};
static PyTypeObject *CPyType_content___ContentError_template = &CPyType_content___ContentError_template_;


static int
content___Row_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
content___Row_traverse(serai___kernel___content___RowObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_place);
    Py_VISIT(self->__cells);
    Py_VISIT(self->__places);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_content___Row_clear(PyObject *cpy_r_self)
{
    serai___kernel___content___RowObject *self = (serai___kernel___content___RowObject *)cpy_r_self;
    Py_CLEAR(self->_place);
    Py_CLEAR(self->__cells);
    Py_CLEAR(self->__places);
    return 0;
}

static int32_t CPyDef_content___Row_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___content___RowObject *self = (serai___kernel___content___RowObject *)cpy_r_self;
    Py_CLEAR(self->_place);
    Py_CLEAR(self->__cells);
    Py_CLEAR(self->__places);
    return 0;
}

static void
content___Row_dealloc(serai___kernel___content___RowObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, content___Row_dealloc)
    CPyDef_content___Row_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_content_____mypyc__Row_setup(PyObject *cpy_r_type);
PyObject *CPyDef_content___Row(PyObject *cpy_r_place, PyObject *cpy_r_cells, PyObject *cpy_r_places);

static PyObject *
content___Row_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_content___Row) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_content_____mypyc__Row_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_content___Row_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem content___Row_vtable[9];
static bool
CPyDef_content___Row_trait_vtable_setup(void)
{
    CPyVTableItem content___Row_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_content___Row_____init__,
        (CPyVTableItem)CPyDef_content___Row___fail,
        (CPyVTableItem)CPyDef_content___Row___text,
        (CPyVTableItem)CPyDef_content___Row___word,
        (CPyVTableItem)CPyDef_content___Row___words,
        (CPyVTableItem)CPyDef_content___Row___number,
        (CPyVTableItem)CPyDef_content___Row___effect,
        (CPyVTableItem)CPyDef_content___Row___formula,
        (CPyVTableItem)CPyDef_content___Row___source,
    };
    memcpy(content___Row_vtable, content___Row_vtable_scratch, sizeof(content___Row_vtable));
    return 1;
}

static bool
CPyDef_content___Row_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
content___Row_get_place(serai___kernel___content___RowObject *self, void *closure);
static int
content___Row_set_place(serai___kernel___content___RowObject *self, PyObject *value, void *closure);
static PyObject *
content___Row_get__cells(serai___kernel___content___RowObject *self, void *closure);
static int
content___Row_set__cells(serai___kernel___content___RowObject *self, PyObject *value, void *closure);
static PyObject *
content___Row_get__places(serai___kernel___content___RowObject *self, void *closure);
static int
content___Row_set__places(serai___kernel___content___RowObject *self, PyObject *value, void *closure);
static PyObject *
content___Row_get_source(serai___kernel___content___RowObject *self, void *closure);

static PyGetSetDef content___Row_getseters[] = {
    {"place",
     (getter)content___Row_get_place, (setter)content___Row_set_place,
     NULL, NULL},
    {"_cells",
     (getter)content___Row_get__cells, (setter)content___Row_set__cells,
     NULL, NULL},
    {"_places",
     (getter)content___Row_get__places, (setter)content___Row_set__places,
     NULL, NULL},
    {"source",
     (getter)content___Row_get_source,
    NULL, NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef content___Row_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_content_____mypyc__Row_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_content___Row_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, place, cells, places)\n--\n\n")},
    {"fail",
     (PyCFunction)CPyPy_content___Row___fail,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("fail($self, column, problem)\n--\n\n")},
    {"text",
     (PyCFunction)CPyPy_content___Row___text,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("text($self, column)\n--\n\n")},
    {"word",
     (PyCFunction)CPyPy_content___Row___word,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("word($self, column, *allowed)\n--\n\n")},
    {"words",
     (PyCFunction)CPyPy_content___Row___words,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("words($self, column, separator, *allowed)\n--\n\n")},
    {"number",
     (PyCFunction)CPyPy_content___Row___number,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("number($self, column, default=None)\n--\n\n")},
    {"effect",
     (PyCFunction)CPyPy_content___Row___effect,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("effect($self, column, verbs)\n--\n\n")},
    {"formula",
     (PyCFunction)CPyPy_content___Row___formula,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("formula($self, column, names)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_content___Row_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Row",
    .tp_new = content___Row_new,
    .tp_dealloc = (destructor)content___Row_dealloc,
    .tp_traverse = (traverseproc)content___Row_traverse,
    .tp_clear = (inquiry)CPyDef_content___Row_clear,
    .tp_getset = content___Row_getseters,
    .tp_methods = content___Row_methods,
    .tp_init = content___Row_init,
    .tp_basicsize = sizeof(serai___kernel___content___RowObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Row(place, cells, places)\n--\n\n"),
};
static PyTypeObject *CPyType_content___Row_template = &CPyType_content___Row_template_;

PyObject *CPyDef_content_____mypyc__Row_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___content___RowObject *self;
    self = (serai___kernel___content___RowObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = content___Row_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_content___Row(PyObject *cpy_r_place, PyObject *cpy_r_cells, PyObject *cpy_r_places)
{
    PyObject *self = CPyDef_content_____mypyc__Row_setup((PyObject *)CPyType_content___Row);
    if (self == NULL)
        return NULL;
    char res = CPyDef_content___Row_____init__(self, cpy_r_place, cpy_r_cells, cpy_r_places);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
content___Row_get_place(serai___kernel___content___RowObject *self, void *closure)
{
    if (unlikely(self->_place == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'place' of 'Row' undefined");
        return NULL;
    }
    CPy_INCREF(self->_place);
    PyObject *retval = self->_place;
    return retval;
}

static int
content___Row_set_place(serai___kernel___content___RowObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Row' object attribute 'place' cannot be deleted");
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
    if (self->_place != NULL) {
        CPy_DECREF(self->_place);
    }
    self->_place = tmp;
    return 0;
}

static PyObject *
content___Row_get__cells(serai___kernel___content___RowObject *self, void *closure)
{
    if (unlikely(self->__cells == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_cells' of 'Row' undefined");
        return NULL;
    }
    CPy_INCREF(self->__cells);
    PyObject *retval = self->__cells;
    return retval;
}

static int
content___Row_set__cells(serai___kernel___content___RowObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Row' object attribute '_cells' cannot be deleted");
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
    if (self->__cells != NULL) {
        CPy_DECREF(self->__cells);
    }
    self->__cells = tmp;
    return 0;
}

static PyObject *
content___Row_get__places(serai___kernel___content___RowObject *self, void *closure)
{
    if (unlikely(self->__places == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_places' of 'Row' undefined");
        return NULL;
    }
    CPy_INCREF(self->__places);
    PyObject *retval = self->__places;
    return retval;
}

static int
content___Row_set__places(serai___kernel___content___RowObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Row' object attribute '_places' cannot be deleted");
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
    if (self->__places != NULL) {
        CPy_DECREF(self->__places);
    }
    self->__places = tmp;
    return 0;
}

static PyObject *
content___Row_get_source(serai___kernel___content___RowObject *self, void *closure)
{
    return CPyDef_content___Row___source((PyObject *) self);
}

static int
content___Sheet_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static PyObject *CPyDunder___getitem__content___Sheet(PyObject *obj_self, PyObject *obj_id) {
    PyObject *arg_self;
    if (likely(Py_TYPE(obj_self) == CPyType_content___Sheet))
        arg_self = obj_self;
    else {
        CPy_TypeError("serai.kernel.content.Sheet", obj_self); 
        return NULL;
    }
    PyObject *arg_id;
    if (likely(PyUnicode_Check(obj_id)))
        arg_id = obj_id;
    else {
        CPy_TypeError("str", obj_id); 
        return NULL;
    }
    return CPyDef_content___Sheet_____getitem__(arg_self, arg_id);
}
static Py_ssize_t CPyDunder___len__content___Sheet(PyObject *self) {
    CPyTagged retval = CPyDef_content___Sheet_____len__(self);
    if (retval == CPY_INT_TAG) {
        return -1;
    }
    Py_ssize_t val = CPyTagged_AsSsize_t(retval);
    CPyTagged_DECREF(retval);
    if (PyErr_Occurred()) return -1;
    return val;
}
static PyMappingMethods content___Sheet_as_mapping = {
    .mp_subscript = CPyDunder___getitem__content___Sheet,
    .mp_length = CPyDunder___len__content___Sheet,
};
static int
content___Sheet_traverse(serai___kernel___content___SheetObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_name);
    Py_VISIT(self->_header);
    Py_VISIT(self->__rows);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_content___Sheet_clear(PyObject *cpy_r_self)
{
    serai___kernel___content___SheetObject *self = (serai___kernel___content___SheetObject *)cpy_r_self;
    Py_CLEAR(self->_name);
    Py_CLEAR(self->_header);
    Py_CLEAR(self->__rows);
    return 0;
}

static int32_t CPyDef_content___Sheet_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___content___SheetObject *self = (serai___kernel___content___SheetObject *)cpy_r_self;
    Py_CLEAR(self->_name);
    Py_CLEAR(self->_header);
    Py_CLEAR(self->__rows);
    return 0;
}

static void
content___Sheet_dealloc(serai___kernel___content___SheetObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, content___Sheet_dealloc)
    CPyDef_content___Sheet_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_content_____mypyc__Sheet_setup(PyObject *cpy_r_type);
PyObject *CPyDef_content___Sheet(PyObject *cpy_r_name, PyObject *cpy_r_rows, PyObject *cpy_r_header);

static PyObject *
content___Sheet_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_content___Sheet) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_content_____mypyc__Sheet_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_content___Sheet_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem content___Sheet_vtable[6];
static bool
CPyDef_content___Sheet_trait_vtable_setup(void)
{
    CPyVTableItem content___Sheet_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_content___Sheet_____init__,
        (CPyVTableItem)CPyDef_content___Sheet_____iter__,
        (CPyVTableItem)CPyDef_content___Sheet_____len__,
        (CPyVTableItem)CPyDef_content___Sheet___items,
        (CPyVTableItem)CPyDef_content___Sheet_____getitem__,
        (CPyVTableItem)CPyDef_content___Sheet___expect,
    };
    memcpy(content___Sheet_vtable, content___Sheet_vtable_scratch, sizeof(content___Sheet_vtable));
    return 1;
}

static bool
CPyDef_content___Sheet_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
content___Sheet_get_name(serai___kernel___content___SheetObject *self, void *closure);
static int
content___Sheet_set_name(serai___kernel___content___SheetObject *self, PyObject *value, void *closure);
static PyObject *
content___Sheet_get_header(serai___kernel___content___SheetObject *self, void *closure);
static int
content___Sheet_set_header(serai___kernel___content___SheetObject *self, PyObject *value, void *closure);
static PyObject *
content___Sheet_get__rows(serai___kernel___content___SheetObject *self, void *closure);
static int
content___Sheet_set__rows(serai___kernel___content___SheetObject *self, PyObject *value, void *closure);

static PyGetSetDef content___Sheet_getseters[] = {
    {"name",
     (getter)content___Sheet_get_name, (setter)content___Sheet_set_name,
     NULL, NULL},
    {"header",
     (getter)content___Sheet_get_header, (setter)content___Sheet_set_header,
     NULL, NULL},
    {"_rows",
     (getter)content___Sheet_get__rows, (setter)content___Sheet_set__rows,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef content___Sheet_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_content_____mypyc__Sheet_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_content___Sheet_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, name, rows, header)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_content___Sheet_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__($self, /)\n--\n\n")},
    {"__len__",
     (PyCFunction)CPyPy_content___Sheet_____len__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__len__($self, /)\n--\n\n")},
    {"items",
     (PyCFunction)CPyPy_content___Sheet___items,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("items($self)\n--\n\n")},
    {"__getitem__",
     (PyCFunction)CPyPy_content___Sheet_____getitem__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__getitem__($self, id, /)\n--\n\n")},
    {"expect",
     (PyCFunction)CPyPy_content___Sheet___expect,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("expect($self, count)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_content___Sheet_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Sheet",
    .tp_new = content___Sheet_new,
    .tp_dealloc = (destructor)content___Sheet_dealloc,
    .tp_traverse = (traverseproc)content___Sheet_traverse,
    .tp_clear = (inquiry)CPyDef_content___Sheet_clear,
    .tp_getset = content___Sheet_getseters,
    .tp_methods = content___Sheet_methods,
    .tp_init = content___Sheet_init,
    .tp_iter = CPyDef_content___Sheet_____iter__,
    .tp_as_mapping = &content___Sheet_as_mapping,
    .tp_basicsize = sizeof(serai___kernel___content___SheetObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Sheet(name, rows, header)\n--\n\n"),
};
static PyTypeObject *CPyType_content___Sheet_template = &CPyType_content___Sheet_template_;

PyObject *CPyDef_content_____mypyc__Sheet_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___content___SheetObject *self;
    self = (serai___kernel___content___SheetObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = content___Sheet_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_content___Sheet(PyObject *cpy_r_name, PyObject *cpy_r_rows, PyObject *cpy_r_header)
{
    PyObject *self = CPyDef_content_____mypyc__Sheet_setup((PyObject *)CPyType_content___Sheet);
    if (self == NULL)
        return NULL;
    char res = CPyDef_content___Sheet_____init__(self, cpy_r_name, cpy_r_rows, cpy_r_header);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
content___Sheet_get_name(serai___kernel___content___SheetObject *self, void *closure)
{
    if (unlikely(self->_name == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'name' of 'Sheet' undefined");
        return NULL;
    }
    CPy_INCREF(self->_name);
    PyObject *retval = self->_name;
    return retval;
}

static int
content___Sheet_set_name(serai___kernel___content___SheetObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Sheet' object attribute 'name' cannot be deleted");
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
    if (self->_name != NULL) {
        CPy_DECREF(self->_name);
    }
    self->_name = tmp;
    return 0;
}

static PyObject *
content___Sheet_get_header(serai___kernel___content___SheetObject *self, void *closure)
{
    if (unlikely(self->_header == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'header' of 'Sheet' undefined");
        return NULL;
    }
    CPy_INCREF(self->_header);
    PyObject *retval = self->_header;
    return retval;
}

static int
content___Sheet_set_header(serai___kernel___content___SheetObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Sheet' object attribute 'header' cannot be deleted");
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
    if (self->_header != NULL) {
        CPy_DECREF(self->_header);
    }
    self->_header = tmp;
    return 0;
}

static PyObject *
content___Sheet_get__rows(serai___kernel___content___SheetObject *self, void *closure)
{
    if (unlikely(self->__rows == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_rows' of 'Sheet' undefined");
        return NULL;
    }
    CPy_INCREF(self->__rows);
    PyObject *retval = self->__rows;
    return retval;
}

static int
content___Sheet_set__rows(serai___kernel___content___SheetObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Sheet' object attribute '_rows' cannot be deleted");
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
    if (self->__rows != NULL) {
        CPy_DECREF(self->__rows);
    }
    self->__rows = tmp;
    return 0;
}

static int
content___Content_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
content___Content_traverse(serai___kernel___content___ContentObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_folder);
    Py_VISIT(self->_layers);
    Py_VISIT(self->_overrides);
    Py_VISIT(self->__hash);
    Py_VISIT(self->__read);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_content___Content_clear(PyObject *cpy_r_self)
{
    serai___kernel___content___ContentObject *self = (serai___kernel___content___ContentObject *)cpy_r_self;
    Py_CLEAR(self->_folder);
    Py_CLEAR(self->_layers);
    Py_CLEAR(self->_overrides);
    Py_CLEAR(self->__hash);
    Py_CLEAR(self->__read);
    return 0;
}

static int32_t CPyDef_content___Content_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___content___ContentObject *self = (serai___kernel___content___ContentObject *)cpy_r_self;
    Py_CLEAR(self->_folder);
    Py_CLEAR(self->_layers);
    Py_CLEAR(self->_overrides);
    Py_CLEAR(self->__hash);
    Py_CLEAR(self->__read);
    return 0;
}

static void
content___Content_dealloc(serai___kernel___content___ContentObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, content___Content_dealloc)
    CPyDef_content___Content_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_content_____mypyc__Content_setup(PyObject *cpy_r_type);
PyObject *CPyDef_content___Content(PyObject *cpy_r_folder, PyObject *cpy_r_layers, PyObject *cpy_r_overrides);

static PyObject *
content___Content_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_content___Content) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_content_____mypyc__Content_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_content___Content_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem content___Content_vtable[7];
static bool
CPyDef_content___Content_trait_vtable_setup(void)
{
    CPyVTableItem content___Content_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_content___Content_____init__,
        (CPyVTableItem)CPyDef_content___Content___digest,
        (CPyVTableItem)CPyDef_content___Content___sheet,
        (CPyVTableItem)CPyDef_content___Content___check_used,
        (CPyVTableItem)CPyDef_content___Content____append,
        (CPyVTableItem)CPyDef_content___Content____change,
        (CPyVTableItem)CPyDef_content___Content____text,
    };
    memcpy(content___Content_vtable, content___Content_vtable_scratch, sizeof(content___Content_vtable));
    return 1;
}

static bool
CPyDef_content___Content_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
content___Content_get_folder(serai___kernel___content___ContentObject *self, void *closure);
static int
content___Content_set_folder(serai___kernel___content___ContentObject *self, PyObject *value, void *closure);
static PyObject *
content___Content_get_layers(serai___kernel___content___ContentObject *self, void *closure);
static int
content___Content_set_layers(serai___kernel___content___ContentObject *self, PyObject *value, void *closure);
static PyObject *
content___Content_get_overrides(serai___kernel___content___ContentObject *self, void *closure);
static int
content___Content_set_overrides(serai___kernel___content___ContentObject *self, PyObject *value, void *closure);
static PyObject *
content___Content_get__hash(serai___kernel___content___ContentObject *self, void *closure);
static int
content___Content_set__hash(serai___kernel___content___ContentObject *self, PyObject *value, void *closure);
static PyObject *
content___Content_get__read(serai___kernel___content___ContentObject *self, void *closure);
static int
content___Content_set__read(serai___kernel___content___ContentObject *self, PyObject *value, void *closure);
static PyObject *
content___Content_get_digest(serai___kernel___content___ContentObject *self, void *closure);

static PyGetSetDef content___Content_getseters[] = {
    {"folder",
     (getter)content___Content_get_folder, (setter)content___Content_set_folder,
     NULL, NULL},
    {"layers",
     (getter)content___Content_get_layers, (setter)content___Content_set_layers,
     NULL, NULL},
    {"overrides",
     (getter)content___Content_get_overrides, (setter)content___Content_set_overrides,
     NULL, NULL},
    {"_hash",
     (getter)content___Content_get__hash, (setter)content___Content_set__hash,
     NULL, NULL},
    {"_read",
     (getter)content___Content_get__read, (setter)content___Content_set__read,
     NULL, NULL},
    {"digest",
     (getter)content___Content_get_digest,
    NULL, NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef content___Content_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_content_____mypyc__Content_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_content___Content_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, folder, *layers, overrides=None)\n--\n\n")},
    {"sheet",
     (PyCFunction)CPyPy_content___Content___sheet,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("sheet($self, name, *columns)\n--\n\n")},
    {"check_used",
     (PyCFunction)CPyPy_content___Content___check_used,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("check_used($self)\n--\n\n")},
    {"_append",
     (PyCFunction)CPyPy_content___Content____append,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_append($self, rows, path, name, header)\n--\n\n")},
    {"_change",
     (PyCFunction)CPyPy_content___Content____change,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_change($self, rows, path, file, header)\n--\n\n")},
    {"_text",
     (PyCFunction)CPyPy_content___Content____text,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_text($self, path, name)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_content___Content_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Content",
    .tp_new = content___Content_new,
    .tp_dealloc = (destructor)content___Content_dealloc,
    .tp_traverse = (traverseproc)content___Content_traverse,
    .tp_clear = (inquiry)CPyDef_content___Content_clear,
    .tp_getset = content___Content_getseters,
    .tp_methods = content___Content_methods,
    .tp_init = content___Content_init,
    .tp_basicsize = sizeof(serai___kernel___content___ContentObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Content(folder, *layers, overrides=None)\n--\n\n"),
};
static PyTypeObject *CPyType_content___Content_template = &CPyType_content___Content_template_;

PyObject *CPyDef_content_____mypyc__Content_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___content___ContentObject *self;
    self = (serai___kernel___content___ContentObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = content___Content_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_content___Content(PyObject *cpy_r_folder, PyObject *cpy_r_layers, PyObject *cpy_r_overrides)
{
    PyObject *self = CPyDef_content_____mypyc__Content_setup((PyObject *)CPyType_content___Content);
    if (self == NULL)
        return NULL;
    char res = CPyDef_content___Content_____init__(self, cpy_r_folder, cpy_r_layers, cpy_r_overrides);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
content___Content_get_folder(serai___kernel___content___ContentObject *self, void *closure)
{
    if (unlikely(self->_folder == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'folder' of 'Content' undefined");
        return NULL;
    }
    CPy_INCREF(self->_folder);
    PyObject *retval = self->_folder;
    return retval;
}

static int
content___Content_set_folder(serai___kernel___content___ContentObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Content' object attribute 'folder' cannot be deleted");
        return -1;
    }
    PyObject *tmp = value;
    CPy_INCREF(tmp);
    if (self->_folder != NULL) {
        CPy_DECREF(self->_folder);
    }
    self->_folder = tmp;
    return 0;
}

static PyObject *
content___Content_get_layers(serai___kernel___content___ContentObject *self, void *closure)
{
    if (unlikely(self->_layers == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'layers' of 'Content' undefined");
        return NULL;
    }
    CPy_INCREF(self->_layers);
    PyObject *retval = self->_layers;
    return retval;
}

static int
content___Content_set_layers(serai___kernel___content___ContentObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Content' object attribute 'layers' cannot be deleted");
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
    if (self->_layers != NULL) {
        CPy_DECREF(self->_layers);
    }
    self->_layers = tmp;
    return 0;
}

static PyObject *
content___Content_get_overrides(serai___kernel___content___ContentObject *self, void *closure)
{
    if (unlikely(self->_overrides == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'overrides' of 'Content' undefined");
        return NULL;
    }
    CPy_INCREF(self->_overrides);
    PyObject *retval = self->_overrides;
    return retval;
}

static int
content___Content_set_overrides(serai___kernel___content___ContentObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Content' object attribute 'overrides' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    tmp = value;
    if (tmp != NULL) goto __LL8645;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL8645;
    CPy_TypeError("object or None", value); 
    tmp = NULL;
__LL8645: ;
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_overrides != NULL) {
        CPy_DECREF(self->_overrides);
    }
    self->_overrides = tmp;
    return 0;
}

static PyObject *
content___Content_get__hash(serai___kernel___content___ContentObject *self, void *closure)
{
    if (unlikely(self->__hash == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_hash' of 'Content' undefined");
        return NULL;
    }
    CPy_INCREF(self->__hash);
    PyObject *retval = self->__hash;
    return retval;
}

static int
content___Content_set__hash(serai___kernel___content___ContentObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Content' object attribute '_hash' cannot be deleted");
        return -1;
    }
    PyObject *tmp = value;
    CPy_INCREF(tmp);
    if (self->__hash != NULL) {
        CPy_DECREF(self->__hash);
    }
    self->__hash = tmp;
    return 0;
}

static PyObject *
content___Content_get__read(serai___kernel___content___ContentObject *self, void *closure)
{
    if (unlikely(self->__read == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_read' of 'Content' undefined");
        return NULL;
    }
    CPy_INCREF(self->__read);
    PyObject *retval = self->__read;
    return retval;
}

static int
content___Content_set__read(serai___kernel___content___ContentObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Content' object attribute '_read' cannot be deleted");
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
    if (self->__read != NULL) {
        CPy_DECREF(self->__read);
    }
    self->__read = tmp;
    return 0;
}

static PyObject *
content___Content_get_digest(serai___kernel___content___ContentObject *self, void *closure)
{
    return CPyDef_content___Content___digest((PyObject *) self);
}

static int
content____csv_files_env_traverse(serai___kernel___content____csv_files_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_content____csv_files_env_clear(PyObject *cpy_r_self)
{
    serai___kernel___content____csv_files_envObject *self = (serai___kernel___content____csv_files_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static int32_t CPyDef_content____csv_files_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___content____csv_files_envObject *self = (serai___kernel___content____csv_files_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
content____csv_files_env_dealloc(serai___kernel___content____csv_files_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (content____csv_files_env_free_instance == NULL) {
        content____csv_files_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, content____csv_files_env_dealloc)
    CPyDef_content____csv_files_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_content_____mypyc___3_csv_files_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_content____csv_files_env(void);

static PyObject *
content____csv_files_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_content____csv_files_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_content_____mypyc___3_csv_files_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem content____csv_files_env_vtable[1];
static bool
CPyDef_content____csv_files_env_trait_vtable_setup(void)
{
    CPyVTableItem content____csv_files_env_vtable_scratch[] = {
        NULL
    };
    memcpy(content____csv_files_env_vtable, content____csv_files_env_vtable_scratch, sizeof(content____csv_files_env_vtable));
    return 1;
}

static bool
CPyDef_content____csv_files_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef content____csv_files_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_content_____mypyc___3_csv_files_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_content____csv_files_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_csv_files_env",
    .tp_new = content____csv_files_env_new,
    .tp_dealloc = (destructor)content____csv_files_env_dealloc,
    .tp_traverse = (traverseproc)content____csv_files_env_traverse,
    .tp_clear = (inquiry)CPyDef_content____csv_files_env_clear,
    .tp_methods = content____csv_files_env_methods,
    .tp_basicsize = sizeof(serai___kernel___content____csv_files_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_csv_files_env()\n--\n\n"),
};
static PyTypeObject *CPyType_content____csv_files_env_template = &CPyType_content____csv_files_env_template_;

PyObject *CPyDef_content_____mypyc___3_csv_files_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___content____csv_files_envObject *self;
    if (content____csv_files_env_free_instance != NULL) {
        self = content____csv_files_env_free_instance;
        content____csv_files_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___kernel___content____csv_files_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = content____csv_files_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_content____csv_files_env(void)
{
    PyObject *self = CPyDef_content_____mypyc___3_csv_files_env_setup((PyObject *)CPyType_content____csv_files_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__content_____mypyc_lambda__0__csv_files_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_content_____mypyc_lambda__0__csv_files_obj_____get__(self, instance, owner);
}
PyMemberDef content_____mypyc_lambda__0__csv_files_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___kernel___content_____mypyc_lambda__0__csv_files_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___kernel___content_____mypyc_lambda__0__csv_files_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
content_____mypyc_lambda__0__csv_files_obj_traverse(serai___kernel___content_____mypyc_lambda__0__csv_files_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___kernel___content_____mypyc_lambda__0__csv_files_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___content_____mypyc_lambda__0__csv_files_objObject))));
    return rv;
}

static int32_t CPyDef_content_____mypyc_lambda__0__csv_files_obj_clear(PyObject *cpy_r_self)
{
    serai___kernel___content_____mypyc_lambda__0__csv_files_objObject *self = (serai___kernel___content_____mypyc_lambda__0__csv_files_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___kernel___content_____mypyc_lambda__0__csv_files_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___content_____mypyc_lambda__0__csv_files_objObject))));
    return 0;
}

static int32_t CPyDef_content_____mypyc_lambda__0__csv_files_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___content_____mypyc_lambda__0__csv_files_objObject *self = (serai___kernel___content_____mypyc_lambda__0__csv_files_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___kernel___content_____mypyc_lambda__0__csv_files_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___content_____mypyc_lambda__0__csv_files_objObject))));
    return 0;
}

static void
content_____mypyc_lambda__0__csv_files_obj_dealloc(serai___kernel___content_____mypyc_lambda__0__csv_files_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (content_____mypyc_lambda__0__csv_files_obj_free_instance == NULL) {
        content_____mypyc_lambda__0__csv_files_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, content_____mypyc_lambda__0__csv_files_obj_dealloc)
    CPyDef_content_____mypyc_lambda__0__csv_files_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_content_____mypyc___3__mypyc_lambda__0__csv_files_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_content_____mypyc_lambda__0__csv_files_obj(void);

static PyObject *
content_____mypyc_lambda__0__csv_files_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_content_____mypyc_lambda__0__csv_files_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_content_____mypyc___3__mypyc_lambda__0__csv_files_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem content_____mypyc_lambda__0__csv_files_obj_vtable[2];
static bool
CPyDef_content_____mypyc_lambda__0__csv_files_obj_trait_vtable_setup(void)
{
    CPyVTableItem content_____mypyc_lambda__0__csv_files_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_content_____mypyc_lambda__0__csv_files_obj_____call__,
        (CPyVTableItem)CPyDef_content_____mypyc_lambda__0__csv_files_obj_____get__,
    };
    memcpy(content_____mypyc_lambda__0__csv_files_obj_vtable, content_____mypyc_lambda__0__csv_files_obj_vtable_scratch, sizeof(content_____mypyc_lambda__0__csv_files_obj_vtable));
    return 1;
}

static bool
CPyDef_content_____mypyc_lambda__0__csv_files_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
content_____mypyc_lambda__0__csv_files_obj_get___3_mypyc_env__(serai___kernel___content_____mypyc_lambda__0__csv_files_objObject *self, void *closure);

static PyGetSetDef content_____mypyc_lambda__0__csv_files_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)content_____mypyc_lambda__0__csv_files_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef content_____mypyc_lambda__0__csv_files_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_content_____mypyc___3__mypyc_lambda__0__csv_files_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_content_____mypyc_lambda__0__csv_files_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($path)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_content_____mypyc_lambda__0__csv_files_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_content_____mypyc_lambda__0__csv_files_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__0__csv_files_obj",
    .tp_new = content_____mypyc_lambda__0__csv_files_obj_new,
    .tp_dealloc = (destructor)content_____mypyc_lambda__0__csv_files_obj_dealloc,
    .tp_traverse = (traverseproc)content_____mypyc_lambda__0__csv_files_obj_traverse,
    .tp_clear = (inquiry)CPyDef_content_____mypyc_lambda__0__csv_files_obj_clear,
    .tp_getset = content_____mypyc_lambda__0__csv_files_obj_getseters,
    .tp_methods = content_____mypyc_lambda__0__csv_files_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__content_____mypyc_lambda__0__csv_files_obj,
    .tp_members = content_____mypyc_lambda__0__csv_files_obj_members,
    .tp_basicsize = sizeof(serai___kernel___content_____mypyc_lambda__0__csv_files_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___kernel___content_____mypyc_lambda__0__csv_files_objObject),
    .tp_weaklistoffset = sizeof(serai___kernel___content_____mypyc_lambda__0__csv_files_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___kernel___content_____mypyc_lambda__0__csv_files_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__0__csv_files_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_content_____mypyc_lambda__0__csv_files_obj_template = &CPyType_content_____mypyc_lambda__0__csv_files_obj_template_;

PyObject *CPyDef_content_____mypyc___3__mypyc_lambda__0__csv_files_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___content_____mypyc_lambda__0__csv_files_objObject *self;
    if (content_____mypyc_lambda__0__csv_files_obj_free_instance != NULL) {
        self = content_____mypyc_lambda__0__csv_files_obj_free_instance;
        content_____mypyc_lambda__0__csv_files_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___kernel___content_____mypyc_lambda__0__csv_files_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = content_____mypyc_lambda__0__csv_files_obj_vtable;
    self->vectorcall = CPyPy_content_____mypyc_lambda__0__csv_files_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_content_____mypyc_lambda__0__csv_files_obj(void)
{
    PyObject *self = CPyDef_content_____mypyc___3__mypyc_lambda__0__csv_files_obj_setup((PyObject *)CPyType_content_____mypyc_lambda__0__csv_files_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
content_____mypyc_lambda__0__csv_files_obj_get___3_mypyc_env__(serai___kernel___content_____mypyc_lambda__0__csv_files_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__0__csv_files_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PySendResult CPyDunder_am_sendcontent____lines_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_content____lines_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods content____lines_gen_as_async = {
    .am_send = CPyDunder_am_sendcontent____lines_gen,
};
static int
content____lines_gen_traverse(serai___kernel___content____lines_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__name);
    Py_VISIT(self->___mypyc_generator_frame_attribute__text);
    Py_VISIT(self->___mypyc_generator_frame_attribute__header);
    Py_VISIT(self->___mypyc_generator_frame_attribute__reader);
    Py_VISIT(self->___mypyc_generator_frame_attribute__found);
    Py_VISIT(self->___mypyc_temp__2_serai___kernel___content____lines_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_content____lines_gen_clear(PyObject *cpy_r_self)
{
    serai___kernel___content____lines_genObject *self = (serai___kernel___content____lines_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__name);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__text);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__header);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__reader);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__found);
    Py_CLEAR(self->___mypyc_temp__2_serai___kernel___content____lines_gen_0);
    return 0;
}

static int32_t CPyDef_content____lines_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___content____lines_genObject *self = (serai___kernel___content____lines_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__name);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__text);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__header);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__reader);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__found);
    Py_CLEAR(self->___mypyc_temp__2_serai___kernel___content____lines_gen_0);
    return 0;
}

static void
content____lines_gen_dealloc(serai___kernel___content____lines_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (content____lines_gen_free_instance == NULL) {
        content____lines_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__name);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__text);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__header);
        self->___mypyc_generator_frame_attribute__whole = 2;
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__reader);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__found);
        Py_CLEAR(self->___mypyc_temp__2_serai___kernel___content____lines_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, content____lines_gen_dealloc)
    CPyDef_content____lines_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_content_____mypyc___3_lines_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_content____lines_gen(void);

static PyObject *
content____lines_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_content____lines_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_content_____mypyc___3_lines_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem content____lines_gen_vtable[6];
static bool
CPyDef_content____lines_gen_trait_vtable_setup(void)
{
    CPyVTableItem content____lines_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_content____lines_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_content____lines_gen_____next__,
        (CPyVTableItem)CPyDef_content____lines_gen___send,
        (CPyVTableItem)CPyDef_content____lines_gen_____iter__,
        (CPyVTableItem)CPyDef_content____lines_gen___throw,
        (CPyVTableItem)CPyDef_content____lines_gen___close,
    };
    memcpy(content____lines_gen_vtable, content____lines_gen_vtable_scratch, sizeof(content____lines_gen_vtable));
    return 1;
}

static bool
CPyDef_content____lines_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef content____lines_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_content_____mypyc___3_lines_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_content____lines_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_content____lines_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_content____lines_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_content____lines_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_content____lines_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_content____lines_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_lines_gen",
    .tp_new = content____lines_gen_new,
    .tp_dealloc = (destructor)content____lines_gen_dealloc,
    .tp_traverse = (traverseproc)content____lines_gen_traverse,
    .tp_clear = (inquiry)CPyDef_content____lines_gen_clear,
    .tp_methods = content____lines_gen_methods,
    .tp_iter = CPyDef_content____lines_gen_____iter__,
    .tp_iternext = CPyDef_content____lines_gen_____next__,
    .tp_as_async = &content____lines_gen_as_async,
    .tp_basicsize = sizeof(serai___kernel___content____lines_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_lines_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_content____lines_gen_template = &CPyType_content____lines_gen_template_;

PyObject *CPyDef_content_____mypyc___3_lines_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___content____lines_genObject *self;
    if (content____lines_gen_free_instance != NULL) {
        self = content____lines_gen_free_instance;
        content____lines_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___kernel___content____lines_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = content____lines_gen_vtable;
    self->___mypyc_generator_frame_attribute__whole = 2;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_content____lines_gen(void)
{
    PyObject *self = CPyDef_content_____mypyc___3_lines_gen_setup((PyObject *)CPyType_content____lines_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef contentmodule_methods[] = {
    {"_csv_files", (PyCFunction)CPyPy_content____csv_files, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_csv_files(folder)\n--\n\n") /* docstring */},
    {"_lines", (PyCFunction)CPyPy_content____lines, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_lines(name, text, header, whole)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___kernel___content__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___kernel___content__internal, "__name__");
    CPyStatic_content___globals = PyModule_GetDict(CPyModule_serai___kernel___content__internal);
    if (unlikely(CPyStatic_content___globals == NULL))
        goto fail;
    CPyType_content____csv_files_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_content____csv_files_env_template, NULL, modname);
    if (unlikely(!CPyType_content____csv_files_env))
        goto fail;
    CPyDef_content____csv_files_env_trait_vtable_setup();
    CPyType_content_____mypyc_lambda__0__csv_files_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_content_____mypyc_lambda__0__csv_files_obj_template, NULL, modname);
    if (unlikely(!CPyType_content_____mypyc_lambda__0__csv_files_obj))
        goto fail;
    CPyDef_content_____mypyc_lambda__0__csv_files_obj_trait_vtable_setup();
    CPyType_content____lines_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_content____lines_gen_template, NULL, modname);
    if (unlikely(!CPyType_content____lines_gen))
        goto fail;
    CPyDef_content____lines_gen_trait_vtable_setup();
    char result = CPyDef_content_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___kernel___content__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_content___ContentError);
    Py_CLEAR(CPyType_content___Row);
    Py_CLEAR(CPyType_content___Sheet);
    Py_CLEAR(CPyType_content___Content);
    Py_CLEAR(CPyType_content____csv_files_env);
    Py_CLEAR(CPyType_content_____mypyc_lambda__0__csv_files_obj);
    Py_CLEAR(CPyType_content____lines_gen);
    return -1;
}
int CPyExec_serai___kernel___content(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___kernel___content__impl, &CPyImportState_serai___kernel___content, &CPyModule_serai___kernel___content);
}
static struct PyModuleDef contentmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.kernel.content",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    contentmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___kernel___content(void)
{
    if (CPyModule_serai___kernel___content__internal) {
        Py_INCREF(CPyModule_serai___kernel___content__internal);
        return CPyModule_serai___kernel___content__internal;
    }
    CPyModule_serai___kernel___content__internal = PyModule_Create(&contentmodule);
    return CPyModule_serai___kernel___content__internal;
}

PyObject *CPyInit_serai___kernel___content(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___kernel___content__internal) {
        Py_INCREF(CPyModule_serai___kernel___content__internal);
        return CPyModule_serai___kernel___content__internal;
    }
    CPyModule_serai___kernel___content__internal = PyModule_Create(&contentmodule);
    if (unlikely(CPyModule_serai___kernel___content__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.kernel.content");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___kernel___content__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___kernel___content__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___kernel___content__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___kernel___content(CPyModule_serai___kernel___content__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___kernel___content__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.kernel.content");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___kernel___content__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_content___Row_____init__(PyObject *cpy_r_self, PyObject *cpy_r_place, PyObject *cpy_r_cells, PyObject *cpy_r_places) {
    CPy_INCREF(cpy_r_place);
    ((serai___kernel___content___RowObject *)cpy_r_self)->_place = cpy_r_place;
    CPy_INCREF(cpy_r_cells);
    ((serai___kernel___content___RowObject *)cpy_r_self)->__cells = cpy_r_cells;
    CPy_INCREF(cpy_r_places);
    ((serai___kernel___content___RowObject *)cpy_r_self)->__places = cpy_r_places;
    return 1;
}
        
        PyObject *CPyPy_content___Row_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"place", "cells", "places", 0};
            PyObject *obj_place;
            PyObject *obj_cells;
            PyObject *obj_places;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OOO", "__init__", kwlist, &obj_place, &obj_cells, &obj_places)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_content___Row))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.content.Row", obj_self); 
                goto fail;
            }
            PyObject *arg_place;
            if (likely(PyUnicode_Check(obj_place)))
                arg_place = obj_place;
            else {
                CPy_TypeError("str", obj_place); 
                goto fail;
            }
            PyObject *arg_cells;
            if (likely(PyDict_Check(obj_cells)))
                arg_cells = obj_cells;
            else {
                CPy_TypeError("dict", obj_cells); 
                goto fail;
            }
            PyObject *arg_places;
            if (likely(PyDict_Check(obj_places)))
                arg_places = obj_places;
            else {
                CPy_TypeError("dict", obj_places); 
                goto fail;
            }
            char retval = CPyDef_content___Row_____init__(arg_self, arg_place, arg_cells, arg_places);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/content.py", "__init__", 38, CPyStatic_content___globals);
            return NULL;
        }
        
PyObject *CPyDef_content___Row___fail(PyObject *cpy_r_self, PyObject *cpy_r_column, PyObject *cpy_r_problem) {
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
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject **cpy_r_r17;
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
    CPyPtr cpy_r_r29;
    CPyPtr cpy_r_r30;
    CPyPtr cpy_r_r31;
    CPyPtr cpy_r_r32;
    CPyPtr cpy_r_r33;
    CPyPtr cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject **cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    cpy_r_r0 = CPyStatics[151]; /* '' */
    cpy_r_r1 = CPyStatics[156]; /* '{:{}}' */
    cpy_r_r2 = ((serai___kernel___content___RowObject *)cpy_r_self)->__places;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = ((serai___kernel___content___RowObject *)cpy_r_self)->_place;
    CPy_INCREF(cpy_r_r3);
    cpy_r_r4 = CPyDict_Get(cpy_r_r2, cpy_r_column, cpy_r_r3);
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "fail", 44, CPyStatic_content___globals);
        goto CPyL13;
    }
    if (likely(PyUnicode_Check(cpy_r_r4)))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "fail", 44, CPyStatic_content___globals, "str", cpy_r_r4);
        goto CPyL13;
    }
    cpy_r_r6 = CPyStatics[151]; /* '' */
    cpy_r_r7 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r8[3] = {cpy_r_r1, cpy_r_r5, cpy_r_r6};
    cpy_r_r9 = (PyObject **)&cpy_r_r8;
    cpy_r_r10 = PyObject_VectorcallMethod(cpy_r_r7, cpy_r_r9, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "fail", 44, CPyStatic_content___globals);
        goto CPyL14;
    }
    CPy_DECREF(cpy_r_r5);
    if (likely(PyUnicode_Check(cpy_r_r10)))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "fail", 44, CPyStatic_content___globals, "str", cpy_r_r10);
        goto CPyL13;
    }
    cpy_r_r12 = CPyStatics[4468]; /* ', column ' */
    cpy_r_r13 = CPyStatics[153]; /* '{!r:{}}' */
    cpy_r_r14 = CPyStatics[151]; /* '' */
    cpy_r_r15 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r16[3] = {cpy_r_r13, cpy_r_column, cpy_r_r14};
    cpy_r_r17 = (PyObject **)&cpy_r_r16;
    cpy_r_r18 = PyObject_VectorcallMethod(cpy_r_r15, cpy_r_r17, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "fail", 44, CPyStatic_content___globals);
        goto CPyL15;
    }
    if (likely(PyUnicode_Check(cpy_r_r18)))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "fail", 44, CPyStatic_content___globals, "str", cpy_r_r18);
        goto CPyL15;
    }
    cpy_r_r20 = CPyStatics[118]; /* ': ' */
    cpy_r_r21 = CPyStatics[156]; /* '{:{}}' */
    cpy_r_r22 = CPyStatics[151]; /* '' */
    cpy_r_r23 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r24[3] = {cpy_r_r21, cpy_r_problem, cpy_r_r22};
    cpy_r_r25 = (PyObject **)&cpy_r_r24;
    cpy_r_r26 = PyObject_VectorcallMethod(cpy_r_r23, cpy_r_r25, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "fail", 44, CPyStatic_content___globals);
        goto CPyL16;
    }
    if (likely(PyUnicode_Check(cpy_r_r26)))
        cpy_r_r27 = cpy_r_r26;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "fail", 44, CPyStatic_content___globals, "str", cpy_r_r26);
        goto CPyL16;
    }
    cpy_r_r28 = PyList_New(5);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "fail", 44, CPyStatic_content___globals);
        goto CPyL17;
    }
    cpy_r_r29 = (CPyPtr)((CPyPtr)cpy_r_r28 + offsetof(PyListObject, ob_item));
    cpy_r_r30 = *(CPyPtr *)cpy_r_r29;
    *(PyObject * *)cpy_r_r30 = cpy_r_r11;
    CPy_INCREF(cpy_r_r12);
    cpy_r_r31 = cpy_r_r30 + 8;
    *(PyObject * *)cpy_r_r31 = cpy_r_r12;
    cpy_r_r32 = cpy_r_r30 + 16;
    *(PyObject * *)cpy_r_r32 = cpy_r_r19;
    CPy_INCREF(cpy_r_r20);
    cpy_r_r33 = cpy_r_r30 + 24;
    *(PyObject * *)cpy_r_r33 = cpy_r_r20;
    cpy_r_r34 = cpy_r_r30 + 32;
    *(PyObject * *)cpy_r_r34 = cpy_r_r27;
    cpy_r_r35 = PyUnicode_Join(cpy_r_r0, cpy_r_r28);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "fail", 44, CPyStatic_content___globals);
        goto CPyL13;
    }
    cpy_r_r36 = (PyObject *)CPyType_content___ContentError;
    PyObject *cpy_r_r37[1] = {cpy_r_r35};
    cpy_r_r38 = (PyObject **)&cpy_r_r37;
    cpy_r_r39 = PyObject_Vectorcall(cpy_r_r36, cpy_r_r38, 1, 0);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "fail", 44, CPyStatic_content___globals);
        goto CPyL18;
    }
    CPy_DECREF(cpy_r_r35);
    if (likely(Py_TYPE(cpy_r_r39) == CPyType_content___ContentError))
        cpy_r_r40 = cpy_r_r39;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "fail", 44, CPyStatic_content___globals, "serai.kernel.content.ContentError", cpy_r_r39);
        goto CPyL13;
    }
    return cpy_r_r40;
CPyL13: ;
    cpy_r_r41 = NULL;
    return cpy_r_r41;
CPyL14: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL13;
CPyL15: ;
    CPy_DecRef(cpy_r_r11);
    goto CPyL13;
CPyL16: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r19);
    goto CPyL13;
CPyL17: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r27);
    goto CPyL13;
CPyL18: ;
    CPy_DecRef(cpy_r_r35);
    goto CPyL13;
}
        
        PyObject *CPyPy_content___Row___fail(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"column", "problem", 0};
            static CPyArg_Parser parser = {"OO:fail", kwlist, 0};
            PyObject *obj_column;
            PyObject *obj_problem;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_column, &obj_problem)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_content___Row))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.content.Row", obj_self); 
                goto fail;
            }
            PyObject *arg_column;
            if (likely(PyUnicode_Check(obj_column)))
                arg_column = obj_column;
            else {
                CPy_TypeError("str", obj_column); 
                goto fail;
            }
            PyObject *arg_problem;
            if (likely(PyUnicode_Check(obj_problem)))
                arg_problem = obj_problem;
            else {
                CPy_TypeError("str", obj_problem); 
                goto fail;
            }
            PyObject *retval = CPyDef_content___Row___fail(arg_self, arg_column, arg_problem);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/content.py", "fail", 43, CPyStatic_content___globals);
            return NULL;
        }
        
PyObject *CPyDef_content___Row___text(PyObject *cpy_r_self, PyObject *cpy_r_column) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = ((serai___kernel___content___RowObject *)cpy_r_self)->__cells;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyDict_GetItem(cpy_r_r0, cpy_r_column);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "text", 47, CPyStatic_content___globals);
        goto CPyL3;
    }
    if (likely(PyUnicode_Check(cpy_r_r1)))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "text", 47, CPyStatic_content___globals, "str", cpy_r_r1);
        goto CPyL3;
    }
    return cpy_r_r2;
CPyL3: ;
    cpy_r_r3 = NULL;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_content___Row___text(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"column", 0};
            static CPyArg_Parser parser = {"O:text", kwlist, 0};
            PyObject *obj_column;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_column)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_content___Row))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.content.Row", obj_self); 
                goto fail;
            }
            PyObject *arg_column;
            if (likely(PyUnicode_Check(obj_column)))
                arg_column = obj_column;
            else {
                CPy_TypeError("str", obj_column); 
                goto fail;
            }
            PyObject *retval = CPyDef_content___Row___text(arg_self, arg_column);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/content.py", "text", 46, CPyStatic_content___globals);
            return NULL;
        }
        
PyObject *CPyDef_content___Row___word(PyObject *cpy_r_self, PyObject *cpy_r_column, PyObject *cpy_r_allowed) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    int32_t cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject **cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject **cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyPtr cpy_r_r26;
    CPyPtr cpy_r_r27;
    CPyPtr cpy_r_r28;
    CPyPtr cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    cpy_r_r0 = ((serai___kernel___content___RowObject *)cpy_r_self)->__cells;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyDict_GetItem(cpy_r_r0, cpy_r_column);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "word", 51, CPyStatic_content___globals);
        goto CPyL15;
    }
    if (likely(PyUnicode_Check(cpy_r_r1)))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "word", 51, CPyStatic_content___globals, "str", cpy_r_r1);
        goto CPyL15;
    }
    cpy_r_r3 = PySequence_Contains(cpy_r_allowed, cpy_r_r2);
    cpy_r_r4 = cpy_r_r3 >= 0;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "word", 52, CPyStatic_content___globals);
        goto CPyL16;
    }
    cpy_r_r5 = cpy_r_r3;
    cpy_r_r6 = cpy_r_r5 ^ 1;
    if (!cpy_r_r6) goto CPyL14;
    cpy_r_r7 = CPyStatics[151]; /* '' */
    cpy_r_r8 = CPyStatics[153]; /* '{!r:{}}' */
    cpy_r_r9 = CPyStatics[151]; /* '' */
    cpy_r_r10 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r11[3] = {cpy_r_r8, cpy_r_r2, cpy_r_r9};
    cpy_r_r12 = (PyObject **)&cpy_r_r11;
    cpy_r_r13 = PyObject_VectorcallMethod(cpy_r_r10, cpy_r_r12, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "word", 53, CPyStatic_content___globals);
        goto CPyL16;
    }
    CPy_DECREF(cpy_r_r2);
    if (likely(PyUnicode_Check(cpy_r_r13)))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "word", 53, CPyStatic_content___globals, "str", cpy_r_r13);
        goto CPyL15;
    }
    cpy_r_r15 = CPyStatics[4469]; /* ' is unknown; expected one of ' */
    cpy_r_r16 = CPyStatics[156]; /* '{:{}}' */
    cpy_r_r17 = CPyStatics[157]; /* ', ' */
    cpy_r_r18 = PyUnicode_Join(cpy_r_r17, cpy_r_allowed);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "word", 53, CPyStatic_content___globals);
        goto CPyL17;
    }
    cpy_r_r19 = CPyStatics[151]; /* '' */
    cpy_r_r20 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r21[3] = {cpy_r_r16, cpy_r_r18, cpy_r_r19};
    cpy_r_r22 = (PyObject **)&cpy_r_r21;
    cpy_r_r23 = PyObject_VectorcallMethod(cpy_r_r20, cpy_r_r22, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "word", 53, CPyStatic_content___globals);
        goto CPyL18;
    }
    CPy_DECREF(cpy_r_r18);
    if (likely(PyUnicode_Check(cpy_r_r23)))
        cpy_r_r24 = cpy_r_r23;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "word", 53, CPyStatic_content___globals, "str", cpy_r_r23);
        goto CPyL17;
    }
    cpy_r_r25 = PyList_New(3);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "word", 53, CPyStatic_content___globals);
        goto CPyL19;
    }
    cpy_r_r26 = (CPyPtr)((CPyPtr)cpy_r_r25 + offsetof(PyListObject, ob_item));
    cpy_r_r27 = *(CPyPtr *)cpy_r_r26;
    *(PyObject * *)cpy_r_r27 = cpy_r_r14;
    CPy_INCREF(cpy_r_r15);
    cpy_r_r28 = cpy_r_r27 + 8;
    *(PyObject * *)cpy_r_r28 = cpy_r_r15;
    cpy_r_r29 = cpy_r_r27 + 16;
    *(PyObject * *)cpy_r_r29 = cpy_r_r24;
    cpy_r_r30 = PyUnicode_Join(cpy_r_r7, cpy_r_r25);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "word", 53, CPyStatic_content___globals);
        goto CPyL15;
    }
    cpy_r_r31 = CPyDef_content___Row___fail(cpy_r_self, cpy_r_column, cpy_r_r30);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "word", 53, CPyStatic_content___globals);
        goto CPyL15;
    }
    CPy_Raise(cpy_r_r31);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "word", 53, CPyStatic_content___globals);
        goto CPyL15;
    }
    CPy_Unreachable();
CPyL14: ;
    return cpy_r_r2;
CPyL15: ;
    cpy_r_r32 = NULL;
    return cpy_r_r32;
CPyL16: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL15;
CPyL17: ;
    CPy_DecRef(cpy_r_r14);
    goto CPyL15;
CPyL18: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r18);
    goto CPyL15;
CPyL19: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r24);
    goto CPyL15;
}
        
        PyObject *CPyPy_content___Row___word(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"column", 0};
            static CPyArg_Parser parser = {"%O:word", kwlist, 0};
            PyObject *obj_column;
            PyObject *obj_allowed;
            if (!CPyArg_ParseStackAndKeywords(args, nargs, kwnames, &parser, &obj_allowed, NULL, &obj_column)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_content___Row))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.content.Row", obj_self); 
                goto fail;
            }
            PyObject *arg_column;
            if (likely(PyUnicode_Check(obj_column)))
                arg_column = obj_column;
            else {
                CPy_TypeError("str", obj_column); 
                goto fail;
            }
            PyObject *arg_allowed = obj_allowed;
            PyObject *retval = CPyDef_content___Row___word(arg_self, arg_column, arg_allowed);
            CPy_DECREF(obj_allowed);
            return retval;
fail: ;
            CPy_DECREF(obj_allowed);
            CPy_AddTraceback("src/serai/kernel/content.py", "word", 49, CPyStatic_content___globals);
            return NULL;
        }
        
PyObject *CPyDef_content___Row___words(PyObject *cpy_r_self, PyObject *cpy_r_column, PyObject *cpy_r_separator, PyObject *cpy_r_allowed) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
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
    char cpy_r_r15;
    int32_t cpy_r_r16;
    char cpy_r_r17;
    int64_t cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyPtr cpy_r_r20;
    int64_t cpy_r_r21;
    int64_t cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    int32_t cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject **cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
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
    CPyPtr cpy_r_r49;
    CPyPtr cpy_r_r50;
    CPyPtr cpy_r_r51;
    CPyPtr cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    int64_t cpy_r_r55;
    PyObject *cpy_r_r56;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "words", 58, CPyStatic_content___globals);
        goto CPyL28;
    }
    cpy_r_r1 = ((serai___kernel___content___RowObject *)cpy_r_self)->__cells;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = CPyDict_GetItem(cpy_r_r1, cpy_r_column);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "words", 58, CPyStatic_content___globals);
        goto CPyL29;
    }
    if (likely(PyUnicode_Check(cpy_r_r2)))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "words", 58, CPyStatic_content___globals, "str", cpy_r_r2);
        goto CPyL29;
    }
    cpy_r_r4 = PyUnicode_Split(cpy_r_r3, cpy_r_separator, -1);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "words", 58, CPyStatic_content___globals);
        goto CPyL29;
    }
    cpy_r_r5 = 0;
CPyL5: ;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r5 < cpy_r_r7;
    if (!cpy_r_r8) goto CPyL30;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyListObject, ob_item));
    cpy_r_r10 = *(CPyPtr *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r5 * 8;
    cpy_r_r12 = cpy_r_r10 + cpy_r_r11;
    cpy_r_r13 = *(PyObject * *)cpy_r_r12;
    CPy_INCREF(cpy_r_r13);
    if (likely(PyUnicode_Check(cpy_r_r13)))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "words", 58, CPyStatic_content___globals, "str", cpy_r_r13);
        goto CPyL31;
    }
    cpy_r_r15 = CPyStr_IsTrue(cpy_r_r14);
    if (!cpy_r_r15) goto CPyL32;
    cpy_r_r16 = PyList_Append(cpy_r_r0, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r17 = cpy_r_r16 >= 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "words", 58, CPyStatic_content___globals);
        goto CPyL31;
    }
CPyL9: ;
    cpy_r_r18 = cpy_r_r5 + 1;
    cpy_r_r5 = cpy_r_r18;
    goto CPyL5;
CPyL10: ;
    cpy_r_r19 = PyList_AsTuple(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "words", 58, CPyStatic_content___globals);
        goto CPyL28;
    }
    cpy_r_r20 = (CPyPtr)((CPyPtr)cpy_r_r19 + offsetof(PyVarObject, ob_size));
    cpy_r_r21 = *(int64_t *)cpy_r_r20;
    cpy_r_r22 = 0;
CPyL12: ;
    cpy_r_r23 = cpy_r_r22 < cpy_r_r21;
    if (!cpy_r_r23) goto CPyL27;
    cpy_r_r24 = CPySequenceTuple_GetItemUnsafe(cpy_r_r19, cpy_r_r22);
    if (likely(PyUnicode_Check(cpy_r_r24)))
        cpy_r_r25 = cpy_r_r24;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "words", 59, CPyStatic_content___globals, "str", cpy_r_r24);
        goto CPyL33;
    }
    cpy_r_r26 = PySequence_Contains(cpy_r_allowed, cpy_r_r25);
    cpy_r_r27 = cpy_r_r26 >= 0;
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "words", 60, CPyStatic_content___globals);
        goto CPyL34;
    }
    cpy_r_r28 = cpy_r_r26;
    cpy_r_r29 = cpy_r_r28 ^ 1;
    if (cpy_r_r29) {
        goto CPyL35;
    } else
        goto CPyL36;
CPyL16: ;
    cpy_r_r30 = CPyStatics[151]; /* '' */
    cpy_r_r31 = CPyStatics[153]; /* '{!r:{}}' */
    cpy_r_r32 = CPyStatics[151]; /* '' */
    cpy_r_r33 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r34[3] = {cpy_r_r31, cpy_r_r25, cpy_r_r32};
    cpy_r_r35 = (PyObject **)&cpy_r_r34;
    cpy_r_r36 = PyObject_VectorcallMethod(cpy_r_r33, cpy_r_r35, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "words", 61, CPyStatic_content___globals);
        goto CPyL37;
    }
    CPy_DECREF(cpy_r_r25);
    if (likely(PyUnicode_Check(cpy_r_r36)))
        cpy_r_r37 = cpy_r_r36;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "words", 61, CPyStatic_content___globals, "str", cpy_r_r36);
        goto CPyL28;
    }
    cpy_r_r38 = CPyStatics[4470]; /* ' is unknown; expected some of ' */
    cpy_r_r39 = CPyStatics[156]; /* '{:{}}' */
    cpy_r_r40 = CPyStatics[157]; /* ', ' */
    cpy_r_r41 = PyUnicode_Join(cpy_r_r40, cpy_r_allowed);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "words", 61, CPyStatic_content___globals);
        goto CPyL38;
    }
    cpy_r_r42 = CPyStatics[151]; /* '' */
    cpy_r_r43 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r44[3] = {cpy_r_r39, cpy_r_r41, cpy_r_r42};
    cpy_r_r45 = (PyObject **)&cpy_r_r44;
    cpy_r_r46 = PyObject_VectorcallMethod(cpy_r_r43, cpy_r_r45, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "words", 61, CPyStatic_content___globals);
        goto CPyL39;
    }
    CPy_DECREF(cpy_r_r41);
    if (likely(PyUnicode_Check(cpy_r_r46)))
        cpy_r_r47 = cpy_r_r46;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "words", 61, CPyStatic_content___globals, "str", cpy_r_r46);
        goto CPyL38;
    }
    cpy_r_r48 = PyList_New(3);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "words", 61, CPyStatic_content___globals);
        goto CPyL40;
    }
    cpy_r_r49 = (CPyPtr)((CPyPtr)cpy_r_r48 + offsetof(PyListObject, ob_item));
    cpy_r_r50 = *(CPyPtr *)cpy_r_r49;
    *(PyObject * *)cpy_r_r50 = cpy_r_r37;
    CPy_INCREF(cpy_r_r38);
    cpy_r_r51 = cpy_r_r50 + 8;
    *(PyObject * *)cpy_r_r51 = cpy_r_r38;
    cpy_r_r52 = cpy_r_r50 + 16;
    *(PyObject * *)cpy_r_r52 = cpy_r_r47;
    cpy_r_r53 = PyUnicode_Join(cpy_r_r30, cpy_r_r48);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "words", 61, CPyStatic_content___globals);
        goto CPyL28;
    }
    cpy_r_r54 = CPyDef_content___Row___fail(cpy_r_self, cpy_r_column, cpy_r_r53);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "words", 61, CPyStatic_content___globals);
        goto CPyL28;
    }
    CPy_Raise(cpy_r_r54);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "words", 61, CPyStatic_content___globals);
        goto CPyL28;
    }
    CPy_Unreachable();
CPyL26: ;
    cpy_r_r55 = cpy_r_r22 + 1;
    cpy_r_r22 = cpy_r_r55;
    goto CPyL12;
CPyL27: ;
    return cpy_r_r19;
CPyL28: ;
    cpy_r_r56 = NULL;
    return cpy_r_r56;
CPyL29: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL28;
CPyL30: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL10;
CPyL31: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    goto CPyL28;
CPyL32: ;
    CPy_DECREF(cpy_r_r14);
    goto CPyL9;
CPyL33: ;
    CPy_DecRef(cpy_r_r19);
    goto CPyL28;
CPyL34: ;
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r25);
    goto CPyL28;
CPyL35: ;
    CPy_DECREF(cpy_r_r19);
    goto CPyL16;
CPyL36: ;
    CPy_DECREF(cpy_r_r25);
    goto CPyL26;
CPyL37: ;
    CPy_DecRef(cpy_r_r25);
    goto CPyL28;
CPyL38: ;
    CPy_DecRef(cpy_r_r37);
    goto CPyL28;
CPyL39: ;
    CPy_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r41);
    goto CPyL28;
CPyL40: ;
    CPy_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r47);
    goto CPyL28;
}
        
        PyObject *CPyPy_content___Row___words(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"column", "separator", 0};
            static CPyArg_Parser parser = {"%OO:words", kwlist, 0};
            PyObject *obj_column;
            PyObject *obj_separator;
            PyObject *obj_allowed;
            if (!CPyArg_ParseStackAndKeywords(args, nargs, kwnames, &parser, &obj_allowed, NULL, &obj_column, &obj_separator)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_content___Row))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.content.Row", obj_self); 
                goto fail;
            }
            PyObject *arg_column;
            if (likely(PyUnicode_Check(obj_column)))
                arg_column = obj_column;
            else {
                CPy_TypeError("str", obj_column); 
                goto fail;
            }
            PyObject *arg_separator;
            if (likely(PyUnicode_Check(obj_separator)))
                arg_separator = obj_separator;
            else {
                CPy_TypeError("str", obj_separator); 
                goto fail;
            }
            PyObject *arg_allowed = obj_allowed;
            PyObject *retval = CPyDef_content___Row___words(arg_self, arg_column, arg_separator, arg_allowed);
            CPy_DECREF(obj_allowed);
            return retval;
fail: ;
            CPy_DECREF(obj_allowed);
            CPy_AddTraceback("src/serai/kernel/content.py", "words", 56, CPyStatic_content___globals);
            return NULL;
        }
        
CPyTagged CPyDef_content___Row___number(PyObject *cpy_r_self, PyObject *cpy_r_column, PyObject *cpy_r_default) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    tuple_T3OOO cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
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
    CPyPtr cpy_r_r30;
    CPyPtr cpy_r_r31;
    CPyPtr cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    char cpy_r_r35;
    int64_t cpy_r_r36;
    char cpy_r_r37;
    int64_t cpy_r_r38;
    char cpy_r_r39;
    char cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    int64_t cpy_r_r46;
    char cpy_r_r47;
    int64_t cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    CPyTagged cpy_r_r57;
    if (cpy_r_default != NULL) goto CPyL49;
    cpy_r_r0 = Py_None;
    CPy_INCREF(cpy_r_r0);
    cpy_r_default = cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = ((serai___kernel___content___RowObject *)cpy_r_self)->__cells;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = CPyDict_GetItem(cpy_r_r1, cpy_r_column);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "number", 65, CPyStatic_content___globals);
        goto CPyL50;
    }
    if (likely(PyUnicode_Check(cpy_r_r2)))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "number", 65, CPyStatic_content___globals, "str", cpy_r_r2);
        goto CPyL50;
    }
    cpy_r_r4 = CPyStr_Strip(cpy_r_r3, 0);
    CPy_DECREF(cpy_r_r3);
    cpy_r_r5 = CPyStr_IsTrue(cpy_r_r4);
    if (cpy_r_r5) goto CPyL51;
    cpy_r_r6 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r7 = cpy_r_default != cpy_r_r6;
    if (cpy_r_r7) {
        goto CPyL52;
    } else
        goto CPyL51;
CPyL6: ;
    if (likely(PyLong_Check(cpy_r_default)))
        cpy_r_r8 = CPyTagged_FromObject(cpy_r_default);
    else {
        CPy_TypeError("int", cpy_r_default); cpy_r_r8 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_default);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "number", 67, CPyStatic_content___globals);
        goto CPyL48;
    }
    return cpy_r_r8;
CPyL8: ;
    cpy_r_r9 = CPyStr_GetSlice(cpy_r_r4, 0, 40);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "number", 69, CPyStatic_content___globals);
        goto CPyL13;
    }
    if (likely(PyUnicode_Check(cpy_r_r9)))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "number", 69, CPyStatic_content___globals, "str", cpy_r_r9);
        goto CPyL13;
    }
    cpy_r_r11 = CPyLong_FromStr(cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "number", 69, CPyStatic_content___globals);
        goto CPyL13;
    }
    if (likely(PyLong_Check(cpy_r_r11)))
        cpy_r_r12 = CPyTagged_FromObject(cpy_r_r11);
    else {
        CPy_TypeError("int", cpy_r_r11); cpy_r_r12 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "number", 69, CPyStatic_content___globals);
        goto CPyL13;
    }
    goto CPyL28;
CPyL13: ;
    cpy_r_r13 = CPy_CatchError();
    cpy_r_r14 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r15 = CPyStatics[122]; /* 'ValueError' */
    cpy_r_r16 = CPyObject_GetAttr(cpy_r_r14, cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "number", 70, CPyStatic_content___globals);
        goto CPyL53;
    }
    cpy_r_r17 = CPy_ExceptionMatches(cpy_r_r16);
    CPy_DecRef(cpy_r_r16);
    if (!cpy_r_r17) goto CPyL54;
    cpy_r_r18 = CPyStatics[151]; /* '' */
    cpy_r_r19 = CPyStatics[153]; /* '{!r:{}}' */
    cpy_r_r20 = CPyStr_GetSlice(cpy_r_r4, 0, 40);
    CPy_DecRef(cpy_r_r4);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "number", 71, CPyStatic_content___globals);
        goto CPyL26;
    }
    if (likely(PyUnicode_Check(cpy_r_r20)))
        cpy_r_r21 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "number", 71, CPyStatic_content___globals, "str", cpy_r_r20);
        goto CPyL26;
    }
    cpy_r_r22 = CPyStatics[151]; /* '' */
    cpy_r_r23 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r24[3] = {cpy_r_r19, cpy_r_r21, cpy_r_r22};
    cpy_r_r25 = (PyObject **)&cpy_r_r24;
    cpy_r_r26 = PyObject_VectorcallMethod(cpy_r_r23, cpy_r_r25, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "number", 71, CPyStatic_content___globals);
        goto CPyL55;
    }
    CPy_DecRef(cpy_r_r21);
    if (likely(PyUnicode_Check(cpy_r_r26)))
        cpy_r_r27 = cpy_r_r26;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "number", 71, CPyStatic_content___globals, "str", cpy_r_r26);
        goto CPyL26;
    }
    cpy_r_r28 = CPyStatics[2645]; /* ' is not a whole number' */
    cpy_r_r29 = PyList_New(2);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "number", 71, CPyStatic_content___globals);
        goto CPyL56;
    }
    cpy_r_r30 = (CPyPtr)((CPyPtr)cpy_r_r29 + offsetof(PyListObject, ob_item));
    cpy_r_r31 = *(CPyPtr *)cpy_r_r30;
    *(PyObject * *)cpy_r_r31 = cpy_r_r27;
    CPy_INCREF(cpy_r_r28);
    cpy_r_r32 = cpy_r_r31 + 8;
    *(PyObject * *)cpy_r_r32 = cpy_r_r28;
    cpy_r_r33 = PyUnicode_Join(cpy_r_r18, cpy_r_r29);
    CPy_DecRef(cpy_r_r29);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "number", 71, CPyStatic_content___globals);
        goto CPyL26;
    }
    cpy_r_r34 = CPyDef_content___Row___fail(cpy_r_self, cpy_r_column, cpy_r_r33);
    CPy_DecRef(cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "number", 71, CPyStatic_content___globals);
        goto CPyL26;
    }
    CPy_Raise(cpy_r_r34);
    CPy_DecRef(cpy_r_r34);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "number", 71, CPyStatic_content___globals);
        goto CPyL26;
    } else
        goto CPyL57;
CPyL23: ;
    CPy_Unreachable();
CPyL24: ;
    CPy_Reraise();
    if (!0) {
        goto CPyL26;
    } else
        goto CPyL58;
CPyL25: ;
    CPy_Unreachable();
CPyL26: ;
    CPy_RestoreExcInfo(cpy_r_r13);
    CPy_DecRef(cpy_r_r13.f0);
    CPy_DecRef(cpy_r_r13.f1);
    CPy_DecRef(cpy_r_r13.f2);
    cpy_r_r35 = CPy_KeepPropagating();
    if (!cpy_r_r35) goto CPyL48;
    CPy_Unreachable();
CPyL28: ;
    cpy_r_r36 = cpy_r_r12 & 1;
    cpy_r_r37 = cpy_r_r36 != 0;
    if (cpy_r_r37) goto CPyL30;
    cpy_r_r38 = 0 & 1;
    cpy_r_r39 = cpy_r_r38 != 0;
    if (!cpy_r_r39) goto CPyL31;
CPyL30: ;
    cpy_r_r40 = CPyTagged_IsLt_(cpy_r_r12, 0);
    if (cpy_r_r40) {
        goto CPyL59;
    } else
        goto CPyL37;
CPyL31: ;
    cpy_r_r41 = (Py_ssize_t)cpy_r_r12 < (Py_ssize_t)0;
    if (cpy_r_r41) {
        goto CPyL59;
    } else
        goto CPyL37;
CPyL32: ;
    cpy_r_r42 = CPyTagged_Str(cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "number", 73, CPyStatic_content___globals);
        goto CPyL48;
    }
    cpy_r_r43 = CPyStatics[4471]; /* ' is below 0' */
    cpy_r_r44 = CPyStr_Build(2, cpy_r_r42, cpy_r_r43);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "number", 73, CPyStatic_content___globals);
        goto CPyL48;
    }
    cpy_r_r45 = CPyDef_content___Row___fail(cpy_r_self, cpy_r_column, cpy_r_r44);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "number", 73, CPyStatic_content___globals);
        goto CPyL48;
    }
    CPy_Raise(cpy_r_r45);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "number", 73, CPyStatic_content___globals);
        goto CPyL48;
    }
    CPy_Unreachable();
CPyL37: ;
    cpy_r_r46 = cpy_r_r12 & 1;
    cpy_r_r47 = cpy_r_r46 != 0;
    if (cpy_r_r47) goto CPyL39;
    cpy_r_r48 = 20000 & 1;
    cpy_r_r49 = cpy_r_r48 != 0;
    if (!cpy_r_r49) goto CPyL40;
CPyL39: ;
    cpy_r_r50 = CPyTagged_IsLt_(20000, cpy_r_r12);
    if (cpy_r_r50) {
        goto CPyL60;
    } else
        goto CPyL61;
CPyL40: ;
    cpy_r_r51 = (Py_ssize_t)cpy_r_r12 > (Py_ssize_t)20000;
    if (cpy_r_r51) {
        goto CPyL60;
    } else
        goto CPyL61;
CPyL41: ;
    cpy_r_r52 = CPyStr_GetSlice(cpy_r_r4, 0, 40);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "number", 75, CPyStatic_content___globals);
        goto CPyL48;
    }
    if (likely(PyUnicode_Check(cpy_r_r52)))
        cpy_r_r53 = cpy_r_r52;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "number", 75, CPyStatic_content___globals, "str", cpy_r_r52);
        goto CPyL48;
    }
    cpy_r_r54 = CPyStatics[4472]; /* ' is more than 10000' */
    cpy_r_r55 = CPyStr_Build(2, cpy_r_r53, cpy_r_r54);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "number", 75, CPyStatic_content___globals);
        goto CPyL48;
    }
    cpy_r_r56 = CPyDef_content___Row___fail(cpy_r_self, cpy_r_column, cpy_r_r55);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "number", 75, CPyStatic_content___globals);
        goto CPyL48;
    }
    CPy_Raise(cpy_r_r56);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "number", 75, CPyStatic_content___globals);
        goto CPyL48;
    }
    CPy_Unreachable();
CPyL47: ;
    return cpy_r_r12;
CPyL48: ;
    cpy_r_r57 = CPY_INT_TAG;
    return cpy_r_r57;
CPyL49: ;
    CPy_INCREF(cpy_r_default);
    goto CPyL2;
CPyL50: ;
    CPy_DecRef(cpy_r_default);
    goto CPyL48;
CPyL51: ;
    CPy_DECREF(cpy_r_default);
    goto CPyL8;
CPyL52: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL6;
CPyL53: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL26;
CPyL54: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL24;
CPyL55: ;
    CPy_DecRef(cpy_r_r21);
    goto CPyL26;
CPyL56: ;
    CPy_DecRef(cpy_r_r27);
    goto CPyL26;
CPyL57: ;
    CPy_DecRef(cpy_r_r13.f0);
    CPy_DecRef(cpy_r_r13.f1);
    CPy_DecRef(cpy_r_r13.f2);
    goto CPyL23;
CPyL58: ;
    CPy_DecRef(cpy_r_r13.f0);
    CPy_DecRef(cpy_r_r13.f1);
    CPy_DecRef(cpy_r_r13.f2);
    goto CPyL25;
CPyL59: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL32;
CPyL60: ;
    CPyTagged_DECREF(cpy_r_r12);
    goto CPyL41;
CPyL61: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL47;
}
        
        PyObject *CPyPy_content___Row___number(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"column", "default", 0};
            static CPyArg_Parser parser = {"O|O:number", kwlist, 0};
            PyObject *obj_column;
            PyObject *obj_default = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_column, &obj_default)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_content___Row))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.content.Row", obj_self); 
                goto fail;
            }
            PyObject *arg_column;
            if (likely(PyUnicode_Check(obj_column)))
                arg_column = obj_column;
            else {
                CPy_TypeError("str", obj_column); 
                goto fail;
            }
            PyObject *arg_default;
            if (obj_default == NULL) {
                arg_default = NULL;
                goto __LL8646;
            }
            if (PyLong_Check(obj_default))
                arg_default = obj_default;
            else {
                arg_default = NULL;
            }
            if (arg_default != NULL) goto __LL8646;
            if (obj_default == Py_None)
                arg_default = obj_default;
            else {
                arg_default = NULL;
            }
            if (arg_default != NULL) goto __LL8646;
            CPy_TypeError("int or None", obj_default); 
            goto fail;
__LL8646: ;
            CPyTagged retval = CPyDef_content___Row___number(arg_self, arg_column, arg_default);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/content.py", "number", 64, CPyStatic_content___globals);
            return NULL;
        }
        
PyObject *CPyDef_content___Row___effect(PyObject *cpy_r_self, PyObject *cpy_r_column, PyObject *cpy_r_verbs) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    tuple_T3OOO cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    cpy_r_r0 = ((serai___kernel___content___RowObject *)cpy_r_self)->__cells;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyDict_GetItem(cpy_r_r0, cpy_r_column);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "effect", 80, CPyStatic_content___globals);
        goto CPyL8;
    }
    if (likely(PyUnicode_Check(cpy_r_r1)))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "effect", 80, CPyStatic_content___globals, "str", cpy_r_r1);
        goto CPyL8;
    }
    cpy_r_r3 = CPyStr_IsTrue(cpy_r_r2);
    if (!cpy_r_r3) goto CPyL19;
    cpy_r_r4 = cpy_r_r2;
    goto CPyL6;
CPyL5: ;
    cpy_r_r5 = CPyStatics[2865]; /* 'none' */
    CPy_INCREF(cpy_r_r5);
    cpy_r_r4 = cpy_r_r5;
CPyL6: ;
    cpy_r_r6 = CPyDef_kernel___effects___Verbs___parse(cpy_r_verbs, cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "effect", 80, CPyStatic_content___globals);
        goto CPyL8;
    }
    return cpy_r_r6;
CPyL8: ;
    cpy_r_r7 = CPy_CatchError();
    cpy_r_r8 = (PyObject *)CPyType_kernel___effects___EffectError;
    cpy_r_r9 = CPy_ExceptionMatches(cpy_r_r8);
    if (!cpy_r_r9) goto CPyL14;
    cpy_r_r10 = CPy_GetExcValue();
    if (likely(Py_TYPE(cpy_r_r10) == CPyType_kernel___effects___EffectError))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "effect", 81, CPyStatic_content___globals, "serai.kernel.effects.EffectError", cpy_r_r10);
        goto CPyL16;
    }
    cpy_r_r12 = PyObject_Str(cpy_r_r11);
    CPy_DecRef(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "effect", 82, CPyStatic_content___globals);
        goto CPyL16;
    }
    cpy_r_r13 = CPyDef_content___Row___fail(cpy_r_self, cpy_r_column, cpy_r_r12);
    CPy_DecRef(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "effect", 82, CPyStatic_content___globals);
        goto CPyL16;
    }
    CPy_Raise(cpy_r_r13);
    CPy_DecRef(cpy_r_r13);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "effect", 82, CPyStatic_content___globals);
        goto CPyL16;
    } else
        goto CPyL20;
CPyL13: ;
    CPy_Unreachable();
CPyL14: ;
    CPy_Reraise();
    if (!0) {
        goto CPyL16;
    } else
        goto CPyL21;
CPyL15: ;
    CPy_Unreachable();
CPyL16: ;
    CPy_RestoreExcInfo(cpy_r_r7);
    CPy_DecRef(cpy_r_r7.f0);
    CPy_DecRef(cpy_r_r7.f1);
    CPy_DecRef(cpy_r_r7.f2);
    cpy_r_r14 = CPy_KeepPropagating();
    if (!cpy_r_r14) goto CPyL18;
    CPy_Unreachable();
CPyL18: ;
    cpy_r_r15 = NULL;
    return cpy_r_r15;
CPyL19: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL5;
CPyL20: ;
    CPy_DecRef(cpy_r_r7.f0);
    CPy_DecRef(cpy_r_r7.f1);
    CPy_DecRef(cpy_r_r7.f2);
    goto CPyL13;
CPyL21: ;
    CPy_DecRef(cpy_r_r7.f0);
    CPy_DecRef(cpy_r_r7.f1);
    CPy_DecRef(cpy_r_r7.f2);
    goto CPyL15;
}
        
        PyObject *CPyPy_content___Row___effect(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"column", "verbs", 0};
            static CPyArg_Parser parser = {"OO:effect", kwlist, 0};
            PyObject *obj_column;
            PyObject *obj_verbs;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_column, &obj_verbs)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_content___Row))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.content.Row", obj_self); 
                goto fail;
            }
            PyObject *arg_column;
            if (likely(PyUnicode_Check(obj_column)))
                arg_column = obj_column;
            else {
                CPy_TypeError("str", obj_column); 
                goto fail;
            }
            PyObject *arg_verbs;
            if (likely(Py_TYPE(obj_verbs) == CPyType_kernel___effects___Verbs))
                arg_verbs = obj_verbs;
            else {
                CPy_TypeError("serai.kernel.effects.Verbs", obj_verbs); 
                goto fail;
            }
            PyObject *retval = CPyDef_content___Row___effect(arg_self, arg_column, arg_verbs);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/content.py", "effect", 78, CPyStatic_content___globals);
            return NULL;
        }
        
PyObject *CPyDef_content___Row___formula(PyObject *cpy_r_self, PyObject *cpy_r_column, PyObject *cpy_r_names) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    tuple_T3OOO cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    cpy_r_r0 = ((serai___kernel___content___RowObject *)cpy_r_self)->__cells;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyDict_GetItem(cpy_r_r0, cpy_r_column);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "formula", 86, CPyStatic_content___globals);
        goto CPyL5;
    }
    if (likely(PyUnicode_Check(cpy_r_r1)))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "formula", 86, CPyStatic_content___globals, "str", cpy_r_r1);
        goto CPyL5;
    }
    cpy_r_r3 = CPyDef_formula___parse_formula(cpy_r_r2, cpy_r_names);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "formula", 86, CPyStatic_content___globals);
        goto CPyL5;
    }
    return cpy_r_r3;
CPyL5: ;
    cpy_r_r4 = CPy_CatchError();
    cpy_r_r5 = (PyObject *)CPyType_formula___FormulaError;
    cpy_r_r6 = CPy_ExceptionMatches(cpy_r_r5);
    if (!cpy_r_r6) goto CPyL11;
    cpy_r_r7 = CPy_GetExcValue();
    if (likely(Py_TYPE(cpy_r_r7) == CPyType_formula___FormulaError))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "formula", 87, CPyStatic_content___globals, "serai.kernel.formula.FormulaError", cpy_r_r7);
        goto CPyL13;
    }
    cpy_r_r9 = PyObject_Str(cpy_r_r8);
    CPy_DecRef(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "formula", 88, CPyStatic_content___globals);
        goto CPyL13;
    }
    cpy_r_r10 = CPyDef_content___Row___fail(cpy_r_self, cpy_r_column, cpy_r_r9);
    CPy_DecRef(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "formula", 88, CPyStatic_content___globals);
        goto CPyL13;
    }
    CPy_Raise(cpy_r_r10);
    CPy_DecRef(cpy_r_r10);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "formula", 88, CPyStatic_content___globals);
        goto CPyL13;
    } else
        goto CPyL16;
CPyL10: ;
    CPy_Unreachable();
CPyL11: ;
    CPy_Reraise();
    if (!0) {
        goto CPyL13;
    } else
        goto CPyL17;
CPyL12: ;
    CPy_Unreachable();
CPyL13: ;
    CPy_RestoreExcInfo(cpy_r_r4);
    CPy_DecRef(cpy_r_r4.f0);
    CPy_DecRef(cpy_r_r4.f1);
    CPy_DecRef(cpy_r_r4.f2);
    cpy_r_r11 = CPy_KeepPropagating();
    if (!cpy_r_r11) goto CPyL15;
    CPy_Unreachable();
CPyL15: ;
    cpy_r_r12 = NULL;
    return cpy_r_r12;
CPyL16: ;
    CPy_DecRef(cpy_r_r4.f0);
    CPy_DecRef(cpy_r_r4.f1);
    CPy_DecRef(cpy_r_r4.f2);
    goto CPyL10;
CPyL17: ;
    CPy_DecRef(cpy_r_r4.f0);
    CPy_DecRef(cpy_r_r4.f1);
    CPy_DecRef(cpy_r_r4.f2);
    goto CPyL12;
}
        
        PyObject *CPyPy_content___Row___formula(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"column", "names", 0};
            static CPyArg_Parser parser = {"OO:formula", kwlist, 0};
            PyObject *obj_column;
            PyObject *obj_names;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_column, &obj_names)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_content___Row))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.content.Row", obj_self); 
                goto fail;
            }
            PyObject *arg_column;
            if (likely(PyUnicode_Check(obj_column)))
                arg_column = obj_column;
            else {
                CPy_TypeError("str", obj_column); 
                goto fail;
            }
            PyObject *arg_names = obj_names;
            PyObject *retval = CPyDef_content___Row___formula(arg_self, arg_column, arg_names);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/content.py", "formula", 84, CPyStatic_content___globals);
            return NULL;
        }
        
PyObject *CPyDef_content___Row___source(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    tuple_T3OOO cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyPtr cpy_r_r8;
    CPyPtr cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    cpy_r_r0 = CPyStatics[980]; /* 'source' */
    cpy_r_r1 = CPyStatic_content___globals;
    cpy_r_r2 = CPyStatics[1881]; /* 'SOURCES' */
    cpy_r_r3 = CPyDict_GetItem(cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "source", 92, CPyStatic_content___globals);
        goto CPyL9;
    }
    PyObject *__tmp8647;
    if (unlikely(!(PyTuple_Check(cpy_r_r3) && PyTuple_GET_SIZE(cpy_r_r3) == 3))) {
        __tmp8647 = NULL;
        goto __LL8648;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r3, 0))))
        __tmp8647 = PyTuple_GET_ITEM(cpy_r_r3, 0);
    else {
        __tmp8647 = NULL;
    }
    if (__tmp8647 == NULL) goto __LL8648;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r3, 1))))
        __tmp8647 = PyTuple_GET_ITEM(cpy_r_r3, 1);
    else {
        __tmp8647 = NULL;
    }
    if (__tmp8647 == NULL) goto __LL8648;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r3, 2))))
        __tmp8647 = PyTuple_GET_ITEM(cpy_r_r3, 2);
    else {
        __tmp8647 = NULL;
    }
    if (__tmp8647 == NULL) goto __LL8648;
    __tmp8647 = cpy_r_r3;
__LL8648: ;
    if (unlikely(__tmp8647 == NULL)) {
        CPy_TypeError("tuple[str, str, str]", cpy_r_r3); cpy_r_r4 = (tuple_T3OOO) { NULL, NULL, NULL };
    } else {
        PyObject *__tmp8649 = PyTuple_GET_ITEM(cpy_r_r3, 0);
        CPy_INCREF(__tmp8649);
        PyObject *__tmp8650;
        if (likely(PyUnicode_Check(__tmp8649)))
            __tmp8650 = __tmp8649;
        else {
            CPy_TypeError("str", __tmp8649); 
            __tmp8650 = NULL;
        }
        cpy_r_r4.f0 = __tmp8650;
        PyObject *__tmp8651 = PyTuple_GET_ITEM(cpy_r_r3, 1);
        CPy_INCREF(__tmp8651);
        PyObject *__tmp8652;
        if (likely(PyUnicode_Check(__tmp8651)))
            __tmp8652 = __tmp8651;
        else {
            CPy_TypeError("str", __tmp8651); 
            __tmp8652 = NULL;
        }
        cpy_r_r4.f1 = __tmp8652;
        PyObject *__tmp8653 = PyTuple_GET_ITEM(cpy_r_r3, 2);
        CPy_INCREF(__tmp8653);
        PyObject *__tmp8654;
        if (likely(PyUnicode_Check(__tmp8653)))
            __tmp8654 = __tmp8653;
        else {
            CPy_TypeError("str", __tmp8653); 
            __tmp8654 = NULL;
        }
        cpy_r_r4.f2 = __tmp8654;
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4.f0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "source", 92, CPyStatic_content___globals);
        goto CPyL9;
    }
    cpy_r_r5 = CPyStatics[597]; /* 'word' */
    cpy_r_r6 = CPyObject_GetAttr(cpy_r_self, cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "source", 92, CPyStatic_content___globals);
        goto CPyL10;
    }
    cpy_r_r7 = PyList_New(1);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "source", 92, CPyStatic_content___globals);
        goto CPyL11;
    }
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyListObject, ob_item));
    cpy_r_r9 = *(CPyPtr *)cpy_r_r8;
    CPy_INCREF(cpy_r_r0);
    *(PyObject * *)cpy_r_r9 = cpy_r_r0;
    cpy_r_r10 = PyTuple_New(3);
    if (unlikely(cpy_r_r10 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8655 = cpy_r_r4.f0;
    PyTuple_SET_ITEM(cpy_r_r10, 0, __tmp8655);
    PyObject *__tmp8656 = cpy_r_r4.f1;
    PyTuple_SET_ITEM(cpy_r_r10, 1, __tmp8656);
    PyObject *__tmp8657 = cpy_r_r4.f2;
    PyTuple_SET_ITEM(cpy_r_r10, 2, __tmp8657);
    cpy_r_r11 = CPyList_Extend(cpy_r_r7, cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "source", 92, CPyStatic_content___globals);
        goto CPyL12;
    } else
        goto CPyL13;
CPyL5: ;
    cpy_r_r12 = PyList_AsTuple(cpy_r_r7);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "source", 92, CPyStatic_content___globals);
        goto CPyL14;
    }
    cpy_r_r13 = PyObject_CallObject(cpy_r_r6, cpy_r_r12);
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "source", 92, CPyStatic_content___globals);
        goto CPyL9;
    }
    if (likely(PyUnicode_Check(cpy_r_r13)))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "source", 92, CPyStatic_content___globals, "str", cpy_r_r13);
        goto CPyL9;
    }
    return cpy_r_r14;
CPyL9: ;
    cpy_r_r15 = NULL;
    return cpy_r_r15;
CPyL10: ;
    CPy_DecRef(cpy_r_r4.f0);
    CPy_DecRef(cpy_r_r4.f1);
    CPy_DecRef(cpy_r_r4.f2);
    goto CPyL9;
CPyL11: ;
    CPy_DecRef(cpy_r_r4.f0);
    CPy_DecRef(cpy_r_r4.f1);
    CPy_DecRef(cpy_r_r4.f2);
    CPy_DecRef(cpy_r_r6);
    goto CPyL9;
CPyL12: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    goto CPyL9;
CPyL13: ;
    CPy_DECREF(cpy_r_r11);
    goto CPyL5;
CPyL14: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL9;
}
        
        PyObject *CPyPy_content___Row___source(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":source", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_content___Row))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.content.Row", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_content___Row___source(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/content.py", "source", 91, CPyStatic_content___globals);
            return NULL;
        }
        
char CPyDef_content___Sheet_____init__(PyObject *cpy_r_self, PyObject *cpy_r_name, PyObject *cpy_r_rows, PyObject *cpy_r_header) {
    CPy_INCREF(cpy_r_name);
    ((serai___kernel___content___SheetObject *)cpy_r_self)->_name = cpy_r_name;
    CPy_INCREF(cpy_r_header);
    ((serai___kernel___content___SheetObject *)cpy_r_self)->_header = cpy_r_header;
    CPy_INCREF(cpy_r_rows);
    ((serai___kernel___content___SheetObject *)cpy_r_self)->__rows = cpy_r_rows;
    return 1;
}
        
        PyObject *CPyPy_content___Sheet_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "rows", "header", 0};
            PyObject *obj_name;
            PyObject *obj_rows;
            PyObject *obj_header;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OOO", "__init__", kwlist, &obj_name, &obj_rows, &obj_header)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_content___Sheet))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.content.Sheet", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            PyObject *arg_rows;
            if (likely(PyDict_Check(obj_rows)))
                arg_rows = obj_rows;
            else {
                CPy_TypeError("dict", obj_rows); 
                goto fail;
            }
            PyObject * arg_header;
            if (likely(PyTuple_Check(obj_header)))
                arg_header = obj_header;
            else {
                CPy_TypeError("tuple", obj_header); 
                goto fail;
            }
            char retval = CPyDef_content___Sheet_____init__(arg_self, arg_name, arg_rows, arg_header);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/content.py", "__init__", 98, CPyStatic_content___globals);
            return NULL;
        }
        
PyObject *CPyDef_content___Sheet_____iter__(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = ((serai___kernel___content___SheetObject *)cpy_r_self)->__rows;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyDict_ValuesView(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "__iter__", 104, CPyStatic_content___globals);
        goto CPyL3;
    }
    cpy_r_r2 = PyObject_GetIter(cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "__iter__", 104, CPyStatic_content___globals);
        goto CPyL3;
    }
    return cpy_r_r2;
CPyL3: ;
    cpy_r_r3 = NULL;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_content___Sheet_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_content___Sheet))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.content.Sheet", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_content___Sheet_____iter__(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/content.py", "__iter__", 103, CPyStatic_content___globals);
            return NULL;
        }
        
CPyTagged CPyDef_content___Sheet_____len__(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    int64_t cpy_r_r1;
    CPyTagged cpy_r_r2;
    cpy_r_r0 = ((serai___kernel___content___SheetObject *)cpy_r_self)->__rows;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = PyDict_Size(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    cpy_r_r2 = cpy_r_r1 << 1;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_content___Sheet_____len__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__len__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_content___Sheet))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.content.Sheet", obj_self); 
                goto fail;
            }
            CPyTagged retval = CPyDef_content___Sheet_____len__(arg_self);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/content.py", "__len__", 106, CPyStatic_content___globals);
            return NULL;
        }
        
PyObject *CPyDef_content___Sheet___items(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = ((serai___kernel___content___SheetObject *)cpy_r_self)->__rows;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyDict_ItemsView(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "items", 110, CPyStatic_content___globals);
        goto CPyL3;
    }
    cpy_r_r2 = PyObject_GetIter(cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "items", 110, CPyStatic_content___globals);
        goto CPyL3;
    }
    return cpy_r_r2;
CPyL3: ;
    cpy_r_r3 = NULL;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_content___Sheet___items(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":items", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_content___Sheet))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.content.Sheet", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_content___Sheet___items(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/content.py", "items", 109, CPyStatic_content___globals);
            return NULL;
        }
        
PyObject *CPyDef_content___Sheet_____getitem__(PyObject *cpy_r_self, PyObject *cpy_r_id) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = ((serai___kernel___content___SheetObject *)cpy_r_self)->__rows;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyDict_GetItem(cpy_r_r0, cpy_r_id);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "__getitem__", 113, CPyStatic_content___globals);
        goto CPyL3;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_content___Row))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "__getitem__", 113, CPyStatic_content___globals, "serai.kernel.content.Row", cpy_r_r1);
        goto CPyL3;
    }
    return cpy_r_r2;
CPyL3: ;
    cpy_r_r3 = NULL;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_content___Sheet_____getitem__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"id", 0};
            static CPyArg_Parser parser = {"O:__getitem__", kwlist, 0};
            PyObject *obj_id;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_id)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_content___Sheet))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.content.Sheet", obj_self); 
                goto fail;
            }
            PyObject *arg_id;
            if (likely(PyUnicode_Check(obj_id)))
                arg_id = obj_id;
            else {
                CPy_TypeError("str", obj_id); 
                goto fail;
            }
            PyObject *retval = CPyDef_content___Sheet_____getitem__(arg_self, arg_id);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/content.py", "__getitem__", 112, CPyStatic_content___globals);
            return NULL;
        }
        
PyObject *CPyDef_content___Sheet___expect(PyObject *cpy_r_self, CPyTagged cpy_r_count) {
    CPyTagged cpy_r_r0;
    int64_t cpy_r_r1;
    char cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    int64_t cpy_r_r18;
    char cpy_r_r19;
    int64_t cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject **cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    cpy_r_r0 = CPyDef_content___Sheet_____len__(cpy_r_self);
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "expect", 117, CPyStatic_content___globals);
        goto CPyL26;
    }
    cpy_r_r1 = cpy_r_r0 & 1;
    cpy_r_r2 = cpy_r_r1 != 0;
    if (cpy_r_r2) goto CPyL3;
    cpy_r_r3 = 0 & 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (!cpy_r_r4) goto CPyL4;
CPyL3: ;
    cpy_r_r5 = CPyTagged_IsLt_(cpy_r_r0, 0);
    cpy_r_r6 = cpy_r_r5 ^ 1;
    if (cpy_r_r6) {
        goto CPyL7;
    } else
        goto CPyL27;
CPyL4: ;
    cpy_r_r7 = (Py_ssize_t)cpy_r_r0 >= (Py_ssize_t)0;
    if (cpy_r_r7) {
        goto CPyL7;
    } else
        goto CPyL27;
CPyL5: ;
    PyErr_SetString(PyExc_ValueError, "__len__() should return >= 0");
    cpy_r_r8 = 0;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "expect", 117, CPyStatic_content___globals);
        goto CPyL26;
    }
    CPy_Unreachable();
CPyL7: ;
    cpy_r_r9 = cpy_r_r0 & 1;
    cpy_r_r10 = cpy_r_r9 != 0;
    if (!cpy_r_r10) goto CPyL9;
    cpy_r_r11 = CPyTagged_IsEq_(cpy_r_r0, cpy_r_count);
    cpy_r_r12 = cpy_r_r11 ^ 1;
    cpy_r_r13 = cpy_r_r12;
    goto CPyL10;
CPyL9: ;
    cpy_r_r14 = cpy_r_r0 != cpy_r_count;
    cpy_r_r13 = cpy_r_r14;
CPyL10: ;
    CPyTagged_DECREF(cpy_r_r0);
    if (!cpy_r_r13) goto CPyL25;
    cpy_r_r15 = ((serai___kernel___content___SheetObject *)cpy_r_self)->_name;
    CPy_INCREF(cpy_r_r15);
    cpy_r_r16 = CPyStatics[118]; /* ': ' */
    cpy_r_r17 = CPyDef_content___Sheet_____len__(cpy_r_self);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "expect", 118, CPyStatic_content___globals);
        goto CPyL28;
    }
    cpy_r_r18 = cpy_r_r17 & 1;
    cpy_r_r19 = cpy_r_r18 != 0;
    if (cpy_r_r19) goto CPyL14;
    cpy_r_r20 = 0 & 1;
    cpy_r_r21 = cpy_r_r20 != 0;
    if (!cpy_r_r21) goto CPyL15;
CPyL14: ;
    cpy_r_r22 = CPyTagged_IsLt_(cpy_r_r17, 0);
    cpy_r_r23 = cpy_r_r22 ^ 1;
    if (cpy_r_r23) {
        goto CPyL18;
    } else
        goto CPyL29;
CPyL15: ;
    cpy_r_r24 = (Py_ssize_t)cpy_r_r17 >= (Py_ssize_t)0;
    if (cpy_r_r24) {
        goto CPyL18;
    } else
        goto CPyL29;
CPyL16: ;
    PyErr_SetString(PyExc_ValueError, "__len__() should return >= 0");
    cpy_r_r25 = 0;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "expect", 118, CPyStatic_content___globals);
        goto CPyL26;
    }
    CPy_Unreachable();
CPyL18: ;
    cpy_r_r26 = CPyTagged_Str(cpy_r_r17);
    CPyTagged_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "expect", 118, CPyStatic_content___globals);
        goto CPyL28;
    }
    cpy_r_r27 = CPyStatics[4473]; /* ' rows, expected ' */
    cpy_r_r28 = CPyTagged_Str(cpy_r_count);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "expect", 118, CPyStatic_content___globals);
        goto CPyL30;
    }
    cpy_r_r29 = CPyStr_Build(5, cpy_r_r15, cpy_r_r16, cpy_r_r26, cpy_r_r27, cpy_r_r28);
    CPy_DECREF(cpy_r_r15);
    CPy_DECREF(cpy_r_r26);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "expect", 118, CPyStatic_content___globals);
        goto CPyL26;
    }
    cpy_r_r30 = (PyObject *)CPyType_content___ContentError;
    PyObject *cpy_r_r31[1] = {cpy_r_r29};
    cpy_r_r32 = (PyObject **)&cpy_r_r31;
    cpy_r_r33 = PyObject_Vectorcall(cpy_r_r30, cpy_r_r32, 1, 0);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "expect", 118, CPyStatic_content___globals);
        goto CPyL31;
    }
    CPy_DECREF(cpy_r_r29);
    if (likely(Py_TYPE(cpy_r_r33) == CPyType_content___ContentError))
        cpy_r_r34 = cpy_r_r33;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "expect", 118, CPyStatic_content___globals, "serai.kernel.content.ContentError", cpy_r_r33);
        goto CPyL26;
    }
    CPy_Raise(cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "expect", 118, CPyStatic_content___globals);
        goto CPyL26;
    }
    CPy_Unreachable();
CPyL25: ;
    CPy_INCREF(cpy_r_self);
    return cpy_r_self;
CPyL26: ;
    cpy_r_r35 = NULL;
    return cpy_r_r35;
CPyL27: ;
    CPyTagged_DECREF(cpy_r_r0);
    goto CPyL5;
CPyL28: ;
    CPy_DecRef(cpy_r_r15);
    goto CPyL26;
CPyL29: ;
    CPy_DECREF(cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r17);
    goto CPyL16;
CPyL30: ;
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r26);
    goto CPyL26;
CPyL31: ;
    CPy_DecRef(cpy_r_r29);
    goto CPyL26;
}
        
        PyObject *CPyPy_content___Sheet___expect(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"count", 0};
            static CPyArg_Parser parser = {"O:expect", kwlist, 0};
            PyObject *obj_count;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_count)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_content___Sheet))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.content.Sheet", obj_self); 
                goto fail;
            }
            CPyTagged arg_count;
            if (likely(PyLong_Check(obj_count)))
                arg_count = CPyTagged_BorrowFromObject(obj_count);
            else {
                CPy_TypeError("int", obj_count); goto fail;
            }
            PyObject *retval = CPyDef_content___Sheet___expect(arg_self, arg_count);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/content.py", "expect", 115, CPyStatic_content___globals);
            return NULL;
        }
        
char CPyDef_content___Content_____init__(PyObject *cpy_r_self, PyObject *cpy_r_folder, PyObject *cpy_r_layers, PyObject *cpy_r_overrides) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject **cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject **cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject **cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    if (cpy_r_overrides != NULL) goto CPyL18;
    cpy_r_r0 = Py_None;
    CPy_INCREF(cpy_r_r0);
    cpy_r_overrides = cpy_r_r0;
CPyL2: ;
    CPy_INCREF(cpy_r_folder);
    ((serai___kernel___content___ContentObject *)cpy_r_self)->_folder = cpy_r_folder;
    CPy_INCREF(cpy_r_layers);
    ((serai___kernel___content___ContentObject *)cpy_r_self)->_layers = cpy_r_layers;
    CPy_INCREF(cpy_r_overrides);
    ((serai___kernel___content___ContentObject *)cpy_r_self)->_overrides = cpy_r_overrides;
    cpy_r_r1 = CPyStatic_content___globals;
    cpy_r_r2 = CPyStatics[4454]; /* 'blake2b' */
    cpy_r_r3 = CPyDict_GetItem(cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "__init__", 129, CPyStatic_content___globals);
        goto CPyL19;
    }
    cpy_r_r4 = CPyStatics[4920]; /* 8 */
    PyObject *cpy_r_r5[1] = {cpy_r_r4};
    cpy_r_r6 = (PyObject **)&cpy_r_r5;
    cpy_r_r7 = CPyStatics[5677]; /* ('digest_size',) */
    cpy_r_r8 = PyObject_Vectorcall(cpy_r_r3, cpy_r_r6, 0, cpy_r_r7);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "__init__", 129, CPyStatic_content___globals);
        goto CPyL19;
    }
    ((serai___kernel___content___ContentObject *)cpy_r_self)->__hash = cpy_r_r8;
    cpy_r_r9 = PySet_New(NULL);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "__init__", 130, CPyStatic_content___globals);
        goto CPyL19;
    }
    ((serai___kernel___content___ContentObject *)cpy_r_self)->__read = cpy_r_r9;
    cpy_r_r10 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r11 = cpy_r_overrides != cpy_r_r10;
    if (!cpy_r_r11) goto CPyL20;
    CPy_INCREF(cpy_r_overrides);
    cpy_r_r12 = cpy_r_overrides;
    cpy_r_r13 = CPyStatics[4474]; /* 'is_dir' */
    PyObject *cpy_r_r14[1] = {cpy_r_r12};
    cpy_r_r15 = (PyObject **)&cpy_r_r14;
    cpy_r_r16 = PyObject_VectorcallMethod(cpy_r_r13, cpy_r_r15, 9223372036854775809ULL, 0);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "__init__", 131, CPyStatic_content___globals);
        goto CPyL21;
    }
    CPy_DECREF(cpy_r_r12);
    if (unlikely(!PyBool_Check(cpy_r_r16))) {
        CPy_TypeError("bool", cpy_r_r16); cpy_r_r17 = 2;
    } else
        cpy_r_r17 = cpy_r_r16 == Py_True;
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == 2)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "__init__", 131, CPyStatic_content___globals);
        goto CPyL19;
    }
    if (cpy_r_r17) goto CPyL20;
    cpy_r_r18 = PyObject_Str(cpy_r_overrides);
    CPy_DECREF(cpy_r_overrides);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "__init__", 132, CPyStatic_content___globals);
        goto CPyL17;
    }
    cpy_r_r19 = CPyStatics[4475]; /* ' is not a folder of content files' */
    cpy_r_r20 = CPyStr_Build(2, cpy_r_r18, cpy_r_r19);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "__init__", 132, CPyStatic_content___globals);
        goto CPyL17;
    }
    cpy_r_r21 = (PyObject *)CPyType_content___ContentError;
    PyObject *cpy_r_r22[1] = {cpy_r_r20};
    cpy_r_r23 = (PyObject **)&cpy_r_r22;
    cpy_r_r24 = PyObject_Vectorcall(cpy_r_r21, cpy_r_r23, 1, 0);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "__init__", 132, CPyStatic_content___globals);
        goto CPyL22;
    }
    CPy_DECREF(cpy_r_r20);
    if (likely(Py_TYPE(cpy_r_r24) == CPyType_content___ContentError))
        cpy_r_r25 = cpy_r_r24;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "__init__", 132, CPyStatic_content___globals, "serai.kernel.content.ContentError", cpy_r_r24);
        goto CPyL17;
    }
    CPy_Raise(cpy_r_r25);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "__init__", 132, CPyStatic_content___globals);
        goto CPyL17;
    }
    CPy_Unreachable();
CPyL16: ;
    return 1;
CPyL17: ;
    cpy_r_r26 = 2;
    return cpy_r_r26;
CPyL18: ;
    CPy_INCREF(cpy_r_overrides);
    goto CPyL2;
CPyL19: ;
    CPy_DecRef(cpy_r_overrides);
    goto CPyL17;
CPyL20: ;
    CPy_DECREF(cpy_r_overrides);
    goto CPyL16;
CPyL21: ;
    CPy_DecRef(cpy_r_overrides);
    CPy_DecRef(cpy_r_r12);
    goto CPyL17;
CPyL22: ;
    CPy_DecRef(cpy_r_r20);
    goto CPyL17;
}
        
        PyObject *CPyPy_content___Content_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"folder", "overrides", 0};
            PyObject *obj_folder;
            PyObject *obj_layers;
            PyObject *obj_overrides = NULL;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "%O|$O", "__init__", kwlist, &obj_layers, NULL, &obj_folder, &obj_overrides)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_content___Content))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.content.Content", obj_self); 
                goto fail;
            }
            PyObject *arg_folder = obj_folder;
            PyObject *arg_layers = obj_layers;
            PyObject *arg_overrides;
            if (obj_overrides == NULL) {
                arg_overrides = NULL;
                goto __LL8658;
            }
            arg_overrides = obj_overrides;
            if (arg_overrides != NULL) goto __LL8658;
            if (obj_overrides == Py_None)
                arg_overrides = obj_overrides;
            else {
                arg_overrides = NULL;
            }
            if (arg_overrides != NULL) goto __LL8658;
            CPy_TypeError("object or None", obj_overrides); 
            goto fail;
__LL8658: ;
            char retval = CPyDef_content___Content_____init__(arg_self, arg_folder, arg_layers, arg_overrides);
            CPy_DECREF(obj_layers);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_DECREF(obj_layers);
            CPy_AddTraceback("src/serai/kernel/content.py", "__init__", 125, CPyStatic_content___globals);
            return NULL;
        }
        
PyObject *CPyDef_content___Content___digest(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject **cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = ((serai___kernel___content___ContentObject *)cpy_r_self)->__hash;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyStatics[4456]; /* 'hexdigest' */
    PyObject *cpy_r_r2[1] = {cpy_r_r0};
    cpy_r_r3 = (PyObject **)&cpy_r_r2;
    cpy_r_r4 = PyObject_VectorcallMethod(cpy_r_r1, cpy_r_r3, 9223372036854775809ULL, 0);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "digest", 137, CPyStatic_content___globals);
        goto CPyL4;
    }
    CPy_DECREF(cpy_r_r0);
    if (likely(PyUnicode_Check(cpy_r_r4)))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "digest", 137, CPyStatic_content___globals, "str", cpy_r_r4);
        goto CPyL3;
    }
    return cpy_r_r5;
CPyL3: ;
    cpy_r_r6 = NULL;
    return cpy_r_r6;
CPyL4: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL3;
}
        
        PyObject *CPyPy_content___Content___digest(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":digest", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_content___Content))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.content.Content", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_content___Content___digest(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/content.py", "digest", 135, CPyStatic_content___globals);
            return NULL;
        }
        
PyObject *CPyDef_content___Content___sheet(PyObject *cpy_r_self, PyObject *cpy_r_name, PyObject *cpy_r_columns) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    int32_t cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    int32_t cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject **cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyPtr cpy_r_r21;
    int64_t cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject **cpy_r_r29;
    PyObject *cpy_r_r30;
    char cpy_r_r31;
    int64_t cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    CPyPtr cpy_r_r37;
    int64_t cpy_r_r38;
    int64_t cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject **cpy_r_r45;
    PyObject *cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    char cpy_r_r58;
    int64_t cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    cpy_r_r0 = CPyStatics[980]; /* 'source' */
    cpy_r_r1 = PyList_New(0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "sheet", 141, CPyStatic_content___globals);
        goto CPyL43;
    }
    cpy_r_r2 = CPyList_Extend(cpy_r_r1, cpy_r_columns);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "sheet", 141, CPyStatic_content___globals);
        goto CPyL44;
    } else
        goto CPyL45;
CPyL2: ;
    cpy_r_r3 = PyList_Append(cpy_r_r1, cpy_r_r0);
    cpy_r_r4 = cpy_r_r3 >= 0;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "sheet", 141, CPyStatic_content___globals);
        goto CPyL44;
    }
    cpy_r_r5 = PyList_AsTuple(cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "sheet", 141, CPyStatic_content___globals);
        goto CPyL43;
    }
    cpy_r_r6 = CPyStatics[4476]; /* '.csv' */
    cpy_r_r7 = CPyStr_Build(2, cpy_r_name, cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "sheet", 142, CPyStatic_content___globals);
        goto CPyL46;
    }
    cpy_r_r8 = ((serai___kernel___content___ContentObject *)cpy_r_self)->__read;
    CPy_INCREF(cpy_r_r8);
    cpy_r_r9 = PySet_Add(cpy_r_r8, cpy_r_r7);
    CPy_DECREF(cpy_r_r8);
    cpy_r_r10 = cpy_r_r9 >= 0;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "sheet", 143, CPyStatic_content___globals);
        goto CPyL47;
    }
    cpy_r_r11 = PyDict_New();
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "sheet", 144, CPyStatic_content___globals);
        goto CPyL47;
    }
    cpy_r_r12 = ((serai___kernel___content___ContentObject *)cpy_r_self)->_folder;
    CPy_INCREF(cpy_r_r12);
    cpy_r_r13 = PyNumber_TrueDivide(cpy_r_r12, cpy_r_r7);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "sheet", 145, CPyStatic_content___globals);
        goto CPyL48;
    }
    cpy_r_r14 = CPyStatics[4477]; /* 'is_file' */
    PyObject *cpy_r_r15[1] = {cpy_r_r13};
    cpy_r_r16 = (PyObject **)&cpy_r_r15;
    cpy_r_r17 = PyObject_VectorcallMethod(cpy_r_r14, cpy_r_r16, 9223372036854775809ULL, 0);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "sheet", 145, CPyStatic_content___globals);
        goto CPyL49;
    }
    CPy_DECREF(cpy_r_r13);
    if (unlikely(!PyBool_Check(cpy_r_r17))) {
        CPy_TypeError("bool", cpy_r_r17); cpy_r_r18 = 2;
    } else
        cpy_r_r18 = cpy_r_r17 == Py_True;
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == 2)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "sheet", 145, CPyStatic_content___globals);
        goto CPyL48;
    }
    if (cpy_r_r18) goto CPyL20;
    cpy_r_r19 = 0;
    cpy_r_r20 = ((serai___kernel___content___ContentObject *)cpy_r_self)->_layers;
    CPy_INCREF(cpy_r_r20);
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r20 + offsetof(PyVarObject, ob_size));
    cpy_r_r22 = *(int64_t *)cpy_r_r21;
    cpy_r_r23 = 0;
CPyL12: ;
    cpy_r_r24 = cpy_r_r23 < cpy_r_r22;
    if (!cpy_r_r24) goto CPyL50;
    cpy_r_r25 = CPySequenceTuple_GetItemUnsafe(cpy_r_r20, cpy_r_r23);
    cpy_r_r26 = PyNumber_TrueDivide(cpy_r_r25, cpy_r_r7);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "sheet", 145, CPyStatic_content___globals);
        goto CPyL51;
    }
    cpy_r_r27 = CPyStatics[4477]; /* 'is_file' */
    PyObject *cpy_r_r28[1] = {cpy_r_r26};
    cpy_r_r29 = (PyObject **)&cpy_r_r28;
    cpy_r_r30 = PyObject_VectorcallMethod(cpy_r_r27, cpy_r_r29, 9223372036854775809ULL, 0);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "sheet", 145, CPyStatic_content___globals);
        goto CPyL52;
    }
    CPy_DECREF(cpy_r_r26);
    if (unlikely(!PyBool_Check(cpy_r_r30))) {
        CPy_TypeError("bool", cpy_r_r30); cpy_r_r31 = 2;
    } else
        cpy_r_r31 = cpy_r_r30 == Py_True;
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == 2)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "sheet", 145, CPyStatic_content___globals);
        goto CPyL51;
    }
    if (cpy_r_r31) {
        goto CPyL53;
    } else
        goto CPyL18;
CPyL17: ;
    cpy_r_r19 = 1;
    goto CPyL19;
CPyL18: ;
    cpy_r_r32 = cpy_r_r23 + 1;
    cpy_r_r23 = cpy_r_r32;
    goto CPyL12;
CPyL19: ;
    if (cpy_r_r19) goto CPyL22;
CPyL20: ;
    cpy_r_r33 = ((serai___kernel___content___ContentObject *)cpy_r_self)->_folder;
    CPy_INCREF(cpy_r_r33);
    cpy_r_r34 = PyNumber_TrueDivide(cpy_r_r33, cpy_r_r7);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "sheet", 146, CPyStatic_content___globals);
        goto CPyL48;
    }
    cpy_r_r35 = CPyDef_content___Content____append(cpy_r_self, cpy_r_r11, cpy_r_r34, cpy_r_r7, cpy_r_r5);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == 2)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "sheet", 146, CPyStatic_content___globals);
        goto CPyL48;
    }
CPyL22: ;
    cpy_r_r36 = ((serai___kernel___content___ContentObject *)cpy_r_self)->_layers;
    CPy_INCREF(cpy_r_r36);
    cpy_r_r37 = (CPyPtr)((CPyPtr)cpy_r_r36 + offsetof(PyVarObject, ob_size));
    cpy_r_r38 = *(int64_t *)cpy_r_r37;
    cpy_r_r39 = 0;
CPyL23: ;
    cpy_r_r40 = cpy_r_r39 < cpy_r_r38;
    if (!cpy_r_r40) goto CPyL54;
    cpy_r_r41 = CPySequenceTuple_GetItemUnsafe(cpy_r_r36, cpy_r_r39);
    cpy_r_r42 = PyNumber_TrueDivide(cpy_r_r41, cpy_r_r7);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "sheet", 148, CPyStatic_content___globals);
        goto CPyL55;
    }
    cpy_r_r43 = CPyStatics[4477]; /* 'is_file' */
    PyObject *cpy_r_r44[1] = {cpy_r_r42};
    cpy_r_r45 = (PyObject **)&cpy_r_r44;
    cpy_r_r46 = PyObject_VectorcallMethod(cpy_r_r43, cpy_r_r45, 9223372036854775809ULL, 0);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "sheet", 148, CPyStatic_content___globals);
        goto CPyL56;
    }
    CPy_DECREF(cpy_r_r42);
    if (unlikely(!PyBool_Check(cpy_r_r46))) {
        CPy_TypeError("bool", cpy_r_r46); cpy_r_r47 = 2;
    } else
        cpy_r_r47 = cpy_r_r46 == Py_True;
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47 == 2)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "sheet", 148, CPyStatic_content___globals);
        goto CPyL55;
    }
    if (!cpy_r_r47) goto CPyL32;
    cpy_r_r48 = PyNumber_TrueDivide(cpy_r_r41, cpy_r_r7);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "sheet", 149, CPyStatic_content___globals);
        goto CPyL55;
    }
    cpy_r_r49 = PyNumber_TrueDivide(cpy_r_r41, cpy_r_r7);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "sheet", 149, CPyStatic_content___globals);
        goto CPyL57;
    }
    cpy_r_r50 = PyObject_Str(cpy_r_r49);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "sheet", 149, CPyStatic_content___globals);
        goto CPyL57;
    }
    cpy_r_r51 = CPyDef_content___Content____append(cpy_r_self, cpy_r_r11, cpy_r_r48, cpy_r_r50, cpy_r_r5);
    CPy_DECREF(cpy_r_r48);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r51 == 2)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "sheet", 149, CPyStatic_content___globals);
        goto CPyL55;
    }
CPyL32: ;
    cpy_r_r52 = CPyStatic_content___globals;
    cpy_r_r53 = CPyStatics[4478]; /* 'CHANGES' */
    cpy_r_r54 = CPyDict_GetItem(cpy_r_r52, cpy_r_r53);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "sheet", 150, CPyStatic_content___globals);
        goto CPyL55;
    }
    if (likely(PyUnicode_Check(cpy_r_r54)))
        cpy_r_r55 = cpy_r_r54;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "sheet", 150, CPyStatic_content___globals, "str", cpy_r_r54);
        goto CPyL55;
    }
    cpy_r_r56 = PyNumber_TrueDivide(cpy_r_r41, cpy_r_r55);
    CPy_DECREF(cpy_r_r41);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "sheet", 150, CPyStatic_content___globals);
        goto CPyL58;
    }
    cpy_r_r57 = PyNumber_TrueDivide(cpy_r_r56, cpy_r_r7);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "sheet", 150, CPyStatic_content___globals);
        goto CPyL58;
    }
    cpy_r_r58 = CPyDef_content___Content____change(cpy_r_self, cpy_r_r11, cpy_r_r57, cpy_r_r7, cpy_r_r5);
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r58 == 2)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "sheet", 150, CPyStatic_content___globals);
        goto CPyL58;
    }
    cpy_r_r59 = cpy_r_r39 + 1;
    cpy_r_r39 = cpy_r_r59;
    goto CPyL23;
CPyL38: ;
    cpy_r_r60 = ((serai___kernel___content___ContentObject *)cpy_r_self)->_overrides;
    cpy_r_r61 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r62 = cpy_r_r60 != cpy_r_r61;
    if (!cpy_r_r62) goto CPyL41;
    cpy_r_r63 = ((serai___kernel___content___ContentObject *)cpy_r_self)->_overrides;
    CPy_INCREF(cpy_r_r63);
    cpy_r_r64 = PyNumber_TrueDivide(cpy_r_r63, cpy_r_r7);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "sheet", 152, CPyStatic_content___globals);
        goto CPyL48;
    }
    cpy_r_r65 = CPyDef_content___Content____change(cpy_r_self, cpy_r_r11, cpy_r_r64, cpy_r_r7, cpy_r_r5);
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r65 == 2)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "sheet", 152, CPyStatic_content___globals);
        goto CPyL48;
    }
CPyL41: ;
    cpy_r_r66 = CPyDef_content___Sheet(cpy_r_r7, cpy_r_r11, cpy_r_r5);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "sheet", 153, CPyStatic_content___globals);
        goto CPyL43;
    }
    return cpy_r_r66;
CPyL43: ;
    cpy_r_r67 = NULL;
    return cpy_r_r67;
CPyL44: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL43;
CPyL45: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL2;
CPyL46: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL43;
CPyL47: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    goto CPyL43;
CPyL48: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r11);
    goto CPyL43;
CPyL49: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r13);
    goto CPyL43;
CPyL50: ;
    CPy_DECREF(cpy_r_r20);
    goto CPyL19;
CPyL51: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r20);
    goto CPyL43;
CPyL52: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r26);
    goto CPyL43;
CPyL53: ;
    CPy_DECREF(cpy_r_r20);
    goto CPyL17;
CPyL54: ;
    CPy_DECREF(cpy_r_r36);
    goto CPyL38;
CPyL55: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r41);
    goto CPyL43;
CPyL56: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r42);
    goto CPyL43;
CPyL57: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r48);
    goto CPyL43;
CPyL58: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r36);
    goto CPyL43;
}
        
        PyObject *CPyPy_content___Content___sheet(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", 0};
            static CPyArg_Parser parser = {"%O:sheet", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_columns;
            if (!CPyArg_ParseStackAndKeywords(args, nargs, kwnames, &parser, &obj_columns, NULL, &obj_name)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_content___Content))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.content.Content", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            PyObject *arg_columns = obj_columns;
            PyObject *retval = CPyDef_content___Content___sheet(arg_self, arg_name, arg_columns);
            CPy_DECREF(obj_columns);
            return retval;
fail: ;
            CPy_DECREF(obj_columns);
            CPy_AddTraceback("src/serai/kernel/content.py", "sheet", 139, CPyStatic_content___globals);
            return NULL;
        }
        
char CPyDef_content___Content___check_used(PyObject *cpy_r_self) {
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
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyPtr cpy_r_r21;
    int64_t cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_path;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    int32_t cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject **cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    int64_t cpy_r_r42;
    int64_t cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    tuple_T0 cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    int32_t cpy_r_r58;
    char cpy_r_r59;
    char cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject **cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    char cpy_r_r70;
    char cpy_r_r71;
    cpy_r_r0 = CPyStatics[157]; /* ', ' */
    cpy_r_r1 = ((serai___kernel___content___ContentObject *)cpy_r_self)->__read;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = CPySequence_Sort(cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "check_used", 157, CPyStatic_content___globals);
        goto CPyL45;
    }
    cpy_r_r3 = PyUnicode_Join(cpy_r_r0, cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "check_used", 157, CPyStatic_content___globals);
        goto CPyL45;
    }
    cpy_r_r4 = ((serai___kernel___content___ContentObject *)cpy_r_self)->_layers;
    CPy_INCREF(cpy_r_r4);
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r6 = *(int64_t *)cpy_r_r5;
    cpy_r_r7 = 0;
CPyL3: ;
    cpy_r_r8 = cpy_r_r7 < cpy_r_r6;
    if (!cpy_r_r8) goto CPyL46;
    cpy_r_r9 = CPySequenceTuple_GetItemUnsafe(cpy_r_r4, cpy_r_r7);
    cpy_r_r10 = CPyDef_content____csv_files(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "check_used", 159, CPyStatic_content___globals);
        goto CPyL47;
    }
    cpy_r_r11 = CPyStatic_content___globals;
    cpy_r_r12 = CPyStatics[4478]; /* 'CHANGES' */
    cpy_r_r13 = CPyDict_GetItem(cpy_r_r11, cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "check_used", 159, CPyStatic_content___globals);
        goto CPyL48;
    }
    if (likely(PyUnicode_Check(cpy_r_r13)))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "check_used", 159, CPyStatic_content___globals, "str", cpy_r_r13);
        goto CPyL48;
    }
    cpy_r_r15 = PyNumber_TrueDivide(cpy_r_r9, cpy_r_r14);
    CPy_DECREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "check_used", 159, CPyStatic_content___globals);
        goto CPyL49;
    }
    cpy_r_r16 = CPyDef_content____csv_files(cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "check_used", 159, CPyStatic_content___globals);
        goto CPyL49;
    }
    cpy_r_r17 = PyList_New(0);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "check_used", 159, CPyStatic_content___globals);
        goto CPyL50;
    }
    cpy_r_r18 = CPyList_Extend(cpy_r_r17, cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "check_used", 159, CPyStatic_content___globals);
        goto CPyL51;
    } else
        goto CPyL52;
CPyL11: ;
    cpy_r_r19 = CPyList_Extend(cpy_r_r17, cpy_r_r16);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "check_used", 159, CPyStatic_content___globals);
        goto CPyL53;
    } else
        goto CPyL54;
CPyL12: ;
    cpy_r_r20 = PyList_AsTuple(cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "check_used", 159, CPyStatic_content___globals);
        goto CPyL55;
    }
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r20 + offsetof(PyVarObject, ob_size));
    cpy_r_r22 = *(int64_t *)cpy_r_r21;
    cpy_r_r23 = 0;
CPyL14: ;
    cpy_r_r24 = cpy_r_r23 < cpy_r_r22;
    if (!cpy_r_r24) goto CPyL56;
    cpy_r_r25 = CPySequenceTuple_GetItemUnsafe(cpy_r_r20, cpy_r_r23);
    cpy_r_path = cpy_r_r25;
    cpy_r_r26 = CPyStatics[315]; /* 'name' */
    cpy_r_r27 = CPyObject_GetAttr(cpy_r_path, cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "check_used", 160, CPyStatic_content___globals);
        goto CPyL57;
    }
    if (likely(PyUnicode_Check(cpy_r_r27)))
        cpy_r_r28 = cpy_r_r27;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "check_used", 160, CPyStatic_content___globals, "str", cpy_r_r27);
        goto CPyL57;
    }
    cpy_r_r29 = ((serai___kernel___content___ContentObject *)cpy_r_self)->__read;
    CPy_INCREF(cpy_r_r29);
    cpy_r_r30 = PySet_Contains(cpy_r_r29, cpy_r_r28);
    CPy_DECREF(cpy_r_r29);
    CPy_DECREF(cpy_r_r28);
    cpy_r_r31 = cpy_r_r30 >= 0;
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "check_used", 160, CPyStatic_content___globals);
        goto CPyL57;
    }
    cpy_r_r32 = cpy_r_r30;
    cpy_r_r33 = cpy_r_r32 ^ 1;
    if (cpy_r_r33) {
        goto CPyL58;
    } else
        goto CPyL59;
CPyL19: ;
    cpy_r_r34 = PyObject_Str(cpy_r_path);
    CPy_DECREF(cpy_r_path);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "check_used", 161, CPyStatic_content___globals);
        goto CPyL60;
    }
    cpy_r_r35 = CPyStatics[4479]; /* ' is read by nobody; the content files are ' */
    cpy_r_r36 = CPyStr_Build(3, cpy_r_r34, cpy_r_r35, cpy_r_r3);
    CPy_DECREF(cpy_r_r34);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "check_used", 161, CPyStatic_content___globals);
        goto CPyL45;
    }
    cpy_r_r37 = (PyObject *)CPyType_content___ContentError;
    PyObject *cpy_r_r38[1] = {cpy_r_r36};
    cpy_r_r39 = (PyObject **)&cpy_r_r38;
    cpy_r_r40 = PyObject_Vectorcall(cpy_r_r37, cpy_r_r39, 1, 0);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "check_used", 161, CPyStatic_content___globals);
        goto CPyL61;
    }
    CPy_DECREF(cpy_r_r36);
    if (likely(Py_TYPE(cpy_r_r40) == CPyType_content___ContentError))
        cpy_r_r41 = cpy_r_r40;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "check_used", 161, CPyStatic_content___globals, "serai.kernel.content.ContentError", cpy_r_r40);
        goto CPyL45;
    }
    CPy_Raise(cpy_r_r41);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "check_used", 161, CPyStatic_content___globals);
        goto CPyL45;
    }
    CPy_Unreachable();
CPyL25: ;
    cpy_r_r42 = cpy_r_r23 + 1;
    cpy_r_r23 = cpy_r_r42;
    goto CPyL14;
CPyL26: ;
    cpy_r_r43 = cpy_r_r7 + 1;
    cpy_r_r7 = cpy_r_r43;
    goto CPyL3;
CPyL27: ;
    cpy_r_r44 = ((serai___kernel___content___ContentObject *)cpy_r_self)->_overrides;
    cpy_r_r45 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r46 = cpy_r_r44 != cpy_r_r45;
    if (!cpy_r_r46) goto CPyL30;
    cpy_r_r47 = ((serai___kernel___content___ContentObject *)cpy_r_self)->_overrides;
    CPy_INCREF(cpy_r_r47);
    cpy_r_r48 = CPyDef_content____csv_files(cpy_r_r47);
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "check_used", 162, CPyStatic_content___globals);
        goto CPyL60;
    }
    cpy_r_r49 = cpy_r_r48;
    goto CPyL31;
CPyL30: ;
    cpy_r_r50.empty_struct_error_flag = 0;
    cpy_r_r51 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r49 = cpy_r_r51;
CPyL31: ;
    cpy_r_r52 = PyObject_GetIter(cpy_r_r49);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "check_used", 162, CPyStatic_content___globals);
        goto CPyL60;
    }
CPyL32: ;
    cpy_r_r53 = PyIter_Next(cpy_r_r52);
    if (cpy_r_r53 == NULL) goto CPyL62;
    cpy_r_path = cpy_r_r53;
    cpy_r_r54 = CPyStatics[315]; /* 'name' */
    cpy_r_r55 = CPyObject_GetAttr(cpy_r_path, cpy_r_r54);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "check_used", 163, CPyStatic_content___globals);
        goto CPyL63;
    }
    if (likely(PyUnicode_Check(cpy_r_r55)))
        cpy_r_r56 = cpy_r_r55;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "check_used", 163, CPyStatic_content___globals, "str", cpy_r_r55);
        goto CPyL63;
    }
    cpy_r_r57 = ((serai___kernel___content___ContentObject *)cpy_r_self)->__read;
    CPy_INCREF(cpy_r_r57);
    cpy_r_r58 = PySet_Contains(cpy_r_r57, cpy_r_r56);
    CPy_DECREF(cpy_r_r57);
    CPy_DECREF(cpy_r_r56);
    cpy_r_r59 = cpy_r_r58 >= 0;
    if (unlikely(!cpy_r_r59)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "check_used", 163, CPyStatic_content___globals);
        goto CPyL63;
    }
    cpy_r_r60 = cpy_r_r58;
    cpy_r_r61 = cpy_r_r60 ^ 1;
    if (cpy_r_r61) {
        goto CPyL64;
    } else
        goto CPyL65;
CPyL37: ;
    cpy_r_r62 = PyObject_Str(cpy_r_path);
    CPy_DECREF(cpy_r_path);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "check_used", 164, CPyStatic_content___globals);
        goto CPyL60;
    }
    cpy_r_r63 = CPyStatics[4480]; /* ' overrides nothing; the content files are ' */
    cpy_r_r64 = CPyStr_Build(3, cpy_r_r62, cpy_r_r63, cpy_r_r3);
    CPy_DECREF(cpy_r_r62);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "check_used", 164, CPyStatic_content___globals);
        goto CPyL45;
    }
    cpy_r_r65 = (PyObject *)CPyType_content___ContentError;
    PyObject *cpy_r_r66[1] = {cpy_r_r64};
    cpy_r_r67 = (PyObject **)&cpy_r_r66;
    cpy_r_r68 = PyObject_Vectorcall(cpy_r_r65, cpy_r_r67, 1, 0);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "check_used", 164, CPyStatic_content___globals);
        goto CPyL66;
    }
    CPy_DECREF(cpy_r_r64);
    if (likely(Py_TYPE(cpy_r_r68) == CPyType_content___ContentError))
        cpy_r_r69 = cpy_r_r68;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "check_used", 164, CPyStatic_content___globals, "serai.kernel.content.ContentError", cpy_r_r68);
        goto CPyL45;
    }
    CPy_Raise(cpy_r_r69);
    CPy_DECREF(cpy_r_r69);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "check_used", 164, CPyStatic_content___globals);
        goto CPyL45;
    }
    CPy_Unreachable();
CPyL43: ;
    cpy_r_r70 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r70)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "check_used", 162, CPyStatic_content___globals);
        goto CPyL45;
    }
    return 1;
CPyL45: ;
    cpy_r_r71 = 2;
    return cpy_r_r71;
CPyL46: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL27;
CPyL47: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r9);
    goto CPyL45;
CPyL48: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    goto CPyL45;
CPyL49: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r10);
    goto CPyL45;
CPyL50: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r16);
    goto CPyL45;
CPyL51: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    goto CPyL45;
CPyL52: ;
    CPy_DECREF(cpy_r_r18);
    goto CPyL11;
CPyL53: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r17);
    goto CPyL45;
CPyL54: ;
    CPy_DECREF(cpy_r_r19);
    goto CPyL12;
CPyL55: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    goto CPyL45;
CPyL56: ;
    CPy_DECREF(cpy_r_r20);
    goto CPyL26;
CPyL57: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_path);
    goto CPyL45;
CPyL58: ;
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r20);
    goto CPyL19;
CPyL59: ;
    CPy_DECREF(cpy_r_path);
    goto CPyL25;
CPyL60: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL45;
CPyL61: ;
    CPy_DecRef(cpy_r_r36);
    goto CPyL45;
CPyL62: ;
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r52);
    goto CPyL43;
CPyL63: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_path);
    CPy_DecRef(cpy_r_r52);
    goto CPyL45;
CPyL64: ;
    CPy_DECREF(cpy_r_r52);
    goto CPyL37;
CPyL65: ;
    CPy_DECREF(cpy_r_path);
    goto CPyL32;
CPyL66: ;
    CPy_DecRef(cpy_r_r64);
    goto CPyL45;
}
        
        PyObject *CPyPy_content___Content___check_used(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":check_used", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_content___Content))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.content.Content", obj_self); 
                goto fail;
            }
            char retval = CPyDef_content___Content___check_used(arg_self);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/content.py", "check_used", 155, CPyStatic_content___globals);
            return NULL;
        }
        
char CPyDef_content___Content____append(PyObject *cpy_r_self, PyObject *cpy_r_rows, PyObject *cpy_r_path, PyObject *cpy_r_name, PyObject *cpy_r_header) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject **cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    tuple_T2IO cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    int32_t cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject **cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject **cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject **cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    CPyPtr cpy_r_r45;
    CPyPtr cpy_r_r46;
    CPyPtr cpy_r_r47;
    CPyPtr cpy_r_r48;
    CPyPtr cpy_r_r49;
    CPyPtr cpy_r_r50;
    CPyPtr cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject **cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    int32_t cpy_r_r63;
    char cpy_r_r64;
    char cpy_r_r65;
    char cpy_r_r66;
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = CPyDef_content___Content____text(cpy_r_self, cpy_r_path, cpy_r_name);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_append", 167, CPyStatic_content___globals);
        goto CPyL29;
    }
    cpy_r_r3 = CPyDef_content____lines(cpy_r_name, cpy_r_r2, cpy_r_header, 1);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_append", 167, CPyStatic_content___globals);
        goto CPyL29;
    }
CPyL2: ;
    cpy_r_r4 = NULL;
    cpy_r_r1 = cpy_r_r4;
    cpy_r_r5 = (PyObject **)&cpy_r_r1;
    cpy_r_r6 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r7 = CPyDef_content____lines_gen_____mypyc_generator_helper__(cpy_r_r3, cpy_r_r6, cpy_r_r6, cpy_r_r6, cpy_r_r6, cpy_r_r5);
    if (cpy_r_r7 == NULL) {
        goto CPyL30;
    } else
        goto CPyL31;
CPyL3: ;
    PyObject *__tmp8659;
    if (unlikely(!(PyTuple_Check(cpy_r_r7) && PyTuple_GET_SIZE(cpy_r_r7) == 2))) {
        __tmp8659 = NULL;
        goto __LL8660;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r7, 0))))
        __tmp8659 = PyTuple_GET_ITEM(cpy_r_r7, 0);
    else {
        __tmp8659 = NULL;
    }
    if (__tmp8659 == NULL) goto __LL8660;
    if (likely(PyDict_Check(PyTuple_GET_ITEM(cpy_r_r7, 1))))
        __tmp8659 = PyTuple_GET_ITEM(cpy_r_r7, 1);
    else {
        __tmp8659 = NULL;
    }
    if (__tmp8659 == NULL) goto __LL8660;
    __tmp8659 = cpy_r_r7;
__LL8660: ;
    if (unlikely(__tmp8659 == NULL)) {
        CPy_TypeError("tuple[int, dict]", cpy_r_r7); cpy_r_r8 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    } else {
        PyObject *__tmp8661 = PyTuple_GET_ITEM(cpy_r_r7, 0);
        CPyTagged __tmp8662;
        if (likely(PyLong_Check(__tmp8661)))
            __tmp8662 = CPyTagged_FromObject(__tmp8661);
        else {
            goto __LL8663;
        }
        cpy_r_r8.f0 = __tmp8662;
        PyObject *__tmp8664 = PyTuple_GET_ITEM(cpy_r_r7, 1);
        CPy_INCREF(__tmp8664);
        PyObject *__tmp8665;
        if (likely(PyDict_Check(__tmp8664)))
            __tmp8665 = __tmp8664;
        else {
            CPy_TypeError("dict", __tmp8664); 
            __tmp8665 = NULL;
        }
        cpy_r_r8.f1 = __tmp8665;
    }
    goto __LL8666;
__LL8663: ;
    cpy_r_r8 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    goto __LL8666;
__LL8666: ;
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_append", 167, CPyStatic_content___globals);
        goto CPyL32;
    }
    cpy_r_r9 = cpy_r_r8.f0;
    CPyTagged_INCREF(cpy_r_r9);
    cpy_r_r10 = cpy_r_r8.f1;
    CPy_INCREF(cpy_r_r10);
    CPyTagged_DECREF(cpy_r_r8.f0);
    CPy_DECREF(cpy_r_r8.f1);
    cpy_r_r11 = CPySequenceTuple_GetItem(cpy_r_header, 0);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_append", 168, CPyStatic_content___globals);
        goto CPyL33;
    }
    if (likely(PyUnicode_Check(cpy_r_r11)))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "_append", 168, CPyStatic_content___globals, "str", cpy_r_r11);
        goto CPyL33;
    }
    cpy_r_r13 = CPyDict_GetItem(cpy_r_r10, cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_append", 168, CPyStatic_content___globals);
        goto CPyL33;
    }
    if (likely(PyUnicode_Check(cpy_r_r13)))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "_append", 168, CPyStatic_content___globals, "str", cpy_r_r13);
        goto CPyL33;
    }
    cpy_r_r15 = PyDict_Contains(cpy_r_rows, cpy_r_r14);
    cpy_r_r16 = cpy_r_r15 >= 0;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_append", 169, CPyStatic_content___globals);
        goto CPyL34;
    }
    cpy_r_r17 = cpy_r_r15;
    if (cpy_r_r17) {
        goto CPyL35;
    } else
        goto CPyL22;
CPyL10: ;
    cpy_r_r18 = CPyStatics[151]; /* '' */
    cpy_r_r19 = CPyStatics[156]; /* '{:{}}' */
    cpy_r_r20 = CPyStatics[151]; /* '' */
    cpy_r_r21 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r22[3] = {cpy_r_r19, cpy_r_name, cpy_r_r20};
    cpy_r_r23 = (PyObject **)&cpy_r_r22;
    cpy_r_r24 = PyObject_VectorcallMethod(cpy_r_r21, cpy_r_r23, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_append", 170, CPyStatic_content___globals);
        goto CPyL36;
    }
    if (likely(PyUnicode_Check(cpy_r_r24)))
        cpy_r_r25 = cpy_r_r24;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "_append", 170, CPyStatic_content___globals, "str", cpy_r_r24);
        goto CPyL36;
    }
    cpy_r_r26 = CPyStatics[143]; /* ':' */
    cpy_r_r27 = CPyStatics[156]; /* '{:{}}' */
    cpy_r_r28 = CPyStatics[151]; /* '' */
    cpy_r_r29 = CPyStatics[154]; /* 'format' */
    cpy_r_r30 = CPyTagged_StealAsObject(cpy_r_r9);
    PyObject *cpy_r_r31[3] = {cpy_r_r27, cpy_r_r30, cpy_r_r28};
    cpy_r_r32 = (PyObject **)&cpy_r_r31;
    cpy_r_r33 = PyObject_VectorcallMethod(cpy_r_r29, cpy_r_r32, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_append", 170, CPyStatic_content___globals);
        goto CPyL37;
    }
    CPy_DECREF(cpy_r_r30);
    if (likely(PyUnicode_Check(cpy_r_r33)))
        cpy_r_r34 = cpy_r_r33;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "_append", 170, CPyStatic_content___globals, "str", cpy_r_r33);
        goto CPyL38;
    }
    cpy_r_r35 = CPyStatics[4481]; /* ': the id ' */
    cpy_r_r36 = CPyStatics[153]; /* '{!r:{}}' */
    cpy_r_r37 = CPyStatics[151]; /* '' */
    cpy_r_r38 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r39[3] = {cpy_r_r36, cpy_r_r14, cpy_r_r37};
    cpy_r_r40 = (PyObject **)&cpy_r_r39;
    cpy_r_r41 = PyObject_VectorcallMethod(cpy_r_r38, cpy_r_r40, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_append", 170, CPyStatic_content___globals);
        goto CPyL39;
    }
    CPy_DECREF(cpy_r_r14);
    if (likely(PyUnicode_Check(cpy_r_r41)))
        cpy_r_r42 = cpy_r_r41;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "_append", 170, CPyStatic_content___globals, "str", cpy_r_r41);
        goto CPyL40;
    }
    cpy_r_r43 = CPyStatics[4482]; /* ' stands twice' */
    cpy_r_r44 = PyList_New(6);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_append", 170, CPyStatic_content___globals);
        goto CPyL41;
    }
    cpy_r_r45 = (CPyPtr)((CPyPtr)cpy_r_r44 + offsetof(PyListObject, ob_item));
    cpy_r_r46 = *(CPyPtr *)cpy_r_r45;
    *(PyObject * *)cpy_r_r46 = cpy_r_r25;
    CPy_INCREF(cpy_r_r26);
    cpy_r_r47 = cpy_r_r46 + 8;
    *(PyObject * *)cpy_r_r47 = cpy_r_r26;
    cpy_r_r48 = cpy_r_r46 + 16;
    *(PyObject * *)cpy_r_r48 = cpy_r_r34;
    CPy_INCREF(cpy_r_r35);
    cpy_r_r49 = cpy_r_r46 + 24;
    *(PyObject * *)cpy_r_r49 = cpy_r_r35;
    cpy_r_r50 = cpy_r_r46 + 32;
    *(PyObject * *)cpy_r_r50 = cpy_r_r42;
    CPy_INCREF(cpy_r_r43);
    cpy_r_r51 = cpy_r_r46 + 40;
    *(PyObject * *)cpy_r_r51 = cpy_r_r43;
    cpy_r_r52 = PyUnicode_Join(cpy_r_r18, cpy_r_r44);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_append", 170, CPyStatic_content___globals);
        goto CPyL29;
    }
    cpy_r_r53 = (PyObject *)CPyType_content___ContentError;
    PyObject *cpy_r_r54[1] = {cpy_r_r52};
    cpy_r_r55 = (PyObject **)&cpy_r_r54;
    cpy_r_r56 = PyObject_Vectorcall(cpy_r_r53, cpy_r_r55, 1, 0);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_append", 170, CPyStatic_content___globals);
        goto CPyL42;
    }
    CPy_DECREF(cpy_r_r52);
    if (likely(Py_TYPE(cpy_r_r56) == CPyType_content___ContentError))
        cpy_r_r57 = cpy_r_r56;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "_append", 170, CPyStatic_content___globals, "serai.kernel.content.ContentError", cpy_r_r56);
        goto CPyL29;
    }
    CPy_Raise(cpy_r_r57);
    CPy_DECREF(cpy_r_r57);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_append", 170, CPyStatic_content___globals);
        goto CPyL29;
    }
    CPy_Unreachable();
CPyL22: ;
    cpy_r_r58 = CPyStatics[143]; /* ':' */
    cpy_r_r59 = CPyTagged_Str(cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_append", 171, CPyStatic_content___globals);
        goto CPyL43;
    }
    cpy_r_r60 = CPyStr_Build(3, cpy_r_name, cpy_r_r58, cpy_r_r59);
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_append", 171, CPyStatic_content___globals);
        goto CPyL43;
    }
    cpy_r_r61 = PyDict_New();
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_append", 171, CPyStatic_content___globals);
        goto CPyL44;
    }
    cpy_r_r62 = CPyDef_content___Row(cpy_r_r60, cpy_r_r10, cpy_r_r61);
    CPy_DECREF(cpy_r_r60);
    CPy_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_append", 171, CPyStatic_content___globals);
        goto CPyL45;
    }
    cpy_r_r63 = CPyDict_SetItem(cpy_r_rows, cpy_r_r14, cpy_r_r62);
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r62);
    cpy_r_r64 = cpy_r_r63 >= 0;
    if (unlikely(!cpy_r_r64)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_append", 171, CPyStatic_content___globals);
        goto CPyL32;
    } else
        goto CPyL2;
CPyL27: ;
    cpy_r_r65 = cpy_r_r1 != 0;
    CPy_XDECREF(cpy_r_r1);
    if (unlikely(!cpy_r_r65)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_append", 167, CPyStatic_content___globals);
        goto CPyL29;
    }
    return 1;
CPyL29: ;
    cpy_r_r66 = 2;
    return cpy_r_r66;
CPyL30: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL27;
CPyL31: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL3;
CPyL32: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL29;
CPyL33: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    goto CPyL29;
CPyL34: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r14);
    goto CPyL29;
CPyL35: ;
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r10);
    goto CPyL10;
CPyL36: ;
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r14);
    goto CPyL29;
CPyL37: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r30);
    goto CPyL29;
CPyL38: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r25);
    goto CPyL29;
CPyL39: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r34);
    goto CPyL29;
CPyL40: ;
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r34);
    goto CPyL29;
CPyL41: ;
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r42);
    goto CPyL29;
CPyL42: ;
    CPy_DecRef(cpy_r_r52);
    goto CPyL29;
CPyL43: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r14);
    goto CPyL29;
CPyL44: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r60);
    goto CPyL29;
CPyL45: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r14);
    goto CPyL29;
}
        
        PyObject *CPyPy_content___Content____append(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"rows", "path", "name", "header", 0};
            static CPyArg_Parser parser = {"OOOO:_append", kwlist, 0};
            PyObject *obj_rows;
            PyObject *obj_path;
            PyObject *obj_name;
            PyObject *obj_header;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_rows, &obj_path, &obj_name, &obj_header)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_content___Content))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.content.Content", obj_self); 
                goto fail;
            }
            PyObject *arg_rows;
            if (likely(PyDict_Check(obj_rows)))
                arg_rows = obj_rows;
            else {
                CPy_TypeError("dict", obj_rows); 
                goto fail;
            }
            PyObject *arg_path = obj_path;
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            PyObject * arg_header;
            if (likely(PyTuple_Check(obj_header)))
                arg_header = obj_header;
            else {
                CPy_TypeError("tuple", obj_header); 
                goto fail;
            }
            char retval = CPyDef_content___Content____append(arg_self, arg_rows, arg_path, arg_name, arg_header);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/content.py", "_append", 166, CPyStatic_content___globals);
            return NULL;
        }
        
char CPyDef_content___Content____change(PyObject *cpy_r_self, PyObject *cpy_r_rows, PyObject *cpy_r_path, PyObject *cpy_r_file, PyObject *cpy_r_header) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject **cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject **cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    tuple_T2IO cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject **cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    int32_t cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
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
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject **cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject **cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject **cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    CPyPtr cpy_r_r64;
    CPyPtr cpy_r_r65;
    CPyPtr cpy_r_r66;
    CPyPtr cpy_r_r67;
    CPyPtr cpy_r_r68;
    CPyPtr cpy_r_r69;
    CPyPtr cpy_r_r70;
    CPyPtr cpy_r_r71;
    CPyPtr cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject **cpy_r_r76;
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
    PyObject *cpy_r_r87;
    PyObject **cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    int32_t cpy_r_r99;
    char cpy_r_r100;
    char cpy_r_r101;
    char cpy_r_r102;
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = CPyStatics[4477]; /* 'is_file' */
    PyObject *cpy_r_r3[1] = {cpy_r_path};
    cpy_r_r4 = (PyObject **)&cpy_r_r3;
    cpy_r_r5 = PyObject_VectorcallMethod(cpy_r_r2, cpy_r_r4, 9223372036854775809ULL, 0);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_change", 175, CPyStatic_content___globals);
        goto CPyL45;
    }
    if (unlikely(!PyBool_Check(cpy_r_r5))) {
        CPy_TypeError("bool", cpy_r_r5); cpy_r_r6 = 2;
    } else
        cpy_r_r6 = cpy_r_r5 == Py_True;
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == 2)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_change", 175, CPyStatic_content___globals);
        goto CPyL45;
    }
    if (cpy_r_r6) goto CPyL4;
    return 1;
CPyL4: ;
    cpy_r_r7 = PyObject_Str(cpy_r_path);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_change", 177, CPyStatic_content___globals);
        goto CPyL45;
    }
    cpy_r_r8 = PyObject_Str(cpy_r_path);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_change", 177, CPyStatic_content___globals);
        goto CPyL46;
    }
    cpy_r_r9 = CPyDef_content___Content____text(cpy_r_self, cpy_r_path, cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_change", 177, CPyStatic_content___globals);
        goto CPyL46;
    }
    cpy_r_r10 = CPyDef_content____lines(cpy_r_r7, cpy_r_r9, cpy_r_header, 0);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_change", 177, CPyStatic_content___globals);
        goto CPyL45;
    }
CPyL8: ;
    cpy_r_r11 = NULL;
    cpy_r_r1 = cpy_r_r11;
    cpy_r_r12 = (PyObject **)&cpy_r_r1;
    cpy_r_r13 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r14 = CPyDef_content____lines_gen_____mypyc_generator_helper__(cpy_r_r10, cpy_r_r13, cpy_r_r13, cpy_r_r13, cpy_r_r13, cpy_r_r12);
    if (cpy_r_r14 == NULL) {
        goto CPyL47;
    } else
        goto CPyL48;
CPyL9: ;
    PyObject *__tmp8667;
    if (unlikely(!(PyTuple_Check(cpy_r_r14) && PyTuple_GET_SIZE(cpy_r_r14) == 2))) {
        __tmp8667 = NULL;
        goto __LL8668;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r14, 0))))
        __tmp8667 = PyTuple_GET_ITEM(cpy_r_r14, 0);
    else {
        __tmp8667 = NULL;
    }
    if (__tmp8667 == NULL) goto __LL8668;
    if (likely(PyDict_Check(PyTuple_GET_ITEM(cpy_r_r14, 1))))
        __tmp8667 = PyTuple_GET_ITEM(cpy_r_r14, 1);
    else {
        __tmp8667 = NULL;
    }
    if (__tmp8667 == NULL) goto __LL8668;
    __tmp8667 = cpy_r_r14;
__LL8668: ;
    if (unlikely(__tmp8667 == NULL)) {
        CPy_TypeError("tuple[int, dict]", cpy_r_r14); cpy_r_r15 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    } else {
        PyObject *__tmp8669 = PyTuple_GET_ITEM(cpy_r_r14, 0);
        CPyTagged __tmp8670;
        if (likely(PyLong_Check(__tmp8669)))
            __tmp8670 = CPyTagged_FromObject(__tmp8669);
        else {
            goto __LL8671;
        }
        cpy_r_r15.f0 = __tmp8670;
        PyObject *__tmp8672 = PyTuple_GET_ITEM(cpy_r_r14, 1);
        CPy_INCREF(__tmp8672);
        PyObject *__tmp8673;
        if (likely(PyDict_Check(__tmp8672)))
            __tmp8673 = __tmp8672;
        else {
            CPy_TypeError("dict", __tmp8672); 
            __tmp8673 = NULL;
        }
        cpy_r_r15.f1 = __tmp8673;
    }
    goto __LL8674;
__LL8671: ;
    cpy_r_r15 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    goto __LL8674;
__LL8674: ;
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_change", 177, CPyStatic_content___globals);
        goto CPyL49;
    }
    cpy_r_r16 = cpy_r_r15.f0;
    CPyTagged_INCREF(cpy_r_r16);
    cpy_r_r17 = cpy_r_r15.f1;
    CPy_INCREF(cpy_r_r17);
    CPyTagged_DECREF(cpy_r_r15.f0);
    CPy_DECREF(cpy_r_r15.f1);
    cpy_r_r18 = CPySequenceTuple_GetItem(cpy_r_header, 0);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_change", 178, CPyStatic_content___globals);
        goto CPyL50;
    }
    if (likely(PyUnicode_Check(cpy_r_r18)))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "_change", 178, CPyStatic_content___globals, "str", cpy_r_r18);
        goto CPyL50;
    }
    cpy_r_r20 = CPyStatics[3982]; /* 'pop' */
    PyObject *cpy_r_r21[2] = {cpy_r_r17, cpy_r_r19};
    cpy_r_r22 = (PyObject **)&cpy_r_r21;
    cpy_r_r23 = PyObject_VectorcallMethod(cpy_r_r20, cpy_r_r22, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_change", 178, CPyStatic_content___globals);
        goto CPyL51;
    }
    CPy_DECREF(cpy_r_r19);
    if (likely(PyUnicode_Check(cpy_r_r23)))
        cpy_r_r24 = cpy_r_r23;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "_change", 178, CPyStatic_content___globals, "str", cpy_r_r23);
        goto CPyL50;
    }
    cpy_r_r25 = PyDict_Contains(cpy_r_rows, cpy_r_r24);
    cpy_r_r26 = cpy_r_r25 >= 0;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_change", 179, CPyStatic_content___globals);
        goto CPyL52;
    }
    cpy_r_r27 = cpy_r_r25;
    cpy_r_r28 = cpy_r_r27 ^ 1;
    if (cpy_r_r28) {
        goto CPyL53;
    } else
        goto CPyL30;
CPyL16: ;
    cpy_r_r29 = CPyStatics[151]; /* '' */
    cpy_r_r30 = CPyStatics[156]; /* '{:{}}' */
    cpy_r_r31 = CPyStatics[151]; /* '' */
    cpy_r_r32 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r33[3] = {cpy_r_r30, cpy_r_path, cpy_r_r31};
    cpy_r_r34 = (PyObject **)&cpy_r_r33;
    cpy_r_r35 = PyObject_VectorcallMethod(cpy_r_r32, cpy_r_r34, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_change", 180, CPyStatic_content___globals);
        goto CPyL54;
    }
    if (likely(PyUnicode_Check(cpy_r_r35)))
        cpy_r_r36 = cpy_r_r35;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "_change", 180, CPyStatic_content___globals, "str", cpy_r_r35);
        goto CPyL54;
    }
    cpy_r_r37 = CPyStatics[143]; /* ':' */
    cpy_r_r38 = CPyStatics[156]; /* '{:{}}' */
    cpy_r_r39 = CPyStatics[151]; /* '' */
    cpy_r_r40 = CPyStatics[154]; /* 'format' */
    cpy_r_r41 = CPyTagged_StealAsObject(cpy_r_r16);
    PyObject *cpy_r_r42[3] = {cpy_r_r38, cpy_r_r41, cpy_r_r39};
    cpy_r_r43 = (PyObject **)&cpy_r_r42;
    cpy_r_r44 = PyObject_VectorcallMethod(cpy_r_r40, cpy_r_r43, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_change", 180, CPyStatic_content___globals);
        goto CPyL55;
    }
    CPy_DECREF(cpy_r_r41);
    if (likely(PyUnicode_Check(cpy_r_r44)))
        cpy_r_r45 = cpy_r_r44;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "_change", 180, CPyStatic_content___globals, "str", cpy_r_r44);
        goto CPyL56;
    }
    cpy_r_r46 = CPyStatics[4483]; /* ': there is no row ' */
    cpy_r_r47 = CPyStatics[153]; /* '{!r:{}}' */
    cpy_r_r48 = CPyStatics[151]; /* '' */
    cpy_r_r49 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r50[3] = {cpy_r_r47, cpy_r_r24, cpy_r_r48};
    cpy_r_r51 = (PyObject **)&cpy_r_r50;
    cpy_r_r52 = PyObject_VectorcallMethod(cpy_r_r49, cpy_r_r51, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_change", 180, CPyStatic_content___globals);
        goto CPyL57;
    }
    CPy_DECREF(cpy_r_r24);
    if (likely(PyUnicode_Check(cpy_r_r52)))
        cpy_r_r53 = cpy_r_r52;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "_change", 180, CPyStatic_content___globals, "str", cpy_r_r52);
        goto CPyL58;
    }
    cpy_r_r54 = CPyStatics[4484]; /* ' in ' */
    cpy_r_r55 = CPyStatics[156]; /* '{:{}}' */
    cpy_r_r56 = CPyStatics[151]; /* '' */
    cpy_r_r57 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r58[3] = {cpy_r_r55, cpy_r_file, cpy_r_r56};
    cpy_r_r59 = (PyObject **)&cpy_r_r58;
    cpy_r_r60 = PyObject_VectorcallMethod(cpy_r_r57, cpy_r_r59, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_change", 180, CPyStatic_content___globals);
        goto CPyL59;
    }
    if (likely(PyUnicode_Check(cpy_r_r60)))
        cpy_r_r61 = cpy_r_r60;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "_change", 180, CPyStatic_content___globals, "str", cpy_r_r60);
        goto CPyL59;
    }
    cpy_r_r62 = CPyStatics[4485]; /* ' to override' */
    cpy_r_r63 = PyList_New(8);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_change", 180, CPyStatic_content___globals);
        goto CPyL60;
    }
    cpy_r_r64 = (CPyPtr)((CPyPtr)cpy_r_r63 + offsetof(PyListObject, ob_item));
    cpy_r_r65 = *(CPyPtr *)cpy_r_r64;
    *(PyObject * *)cpy_r_r65 = cpy_r_r36;
    CPy_INCREF(cpy_r_r37);
    cpy_r_r66 = cpy_r_r65 + 8;
    *(PyObject * *)cpy_r_r66 = cpy_r_r37;
    cpy_r_r67 = cpy_r_r65 + 16;
    *(PyObject * *)cpy_r_r67 = cpy_r_r45;
    CPy_INCREF(cpy_r_r46);
    cpy_r_r68 = cpy_r_r65 + 24;
    *(PyObject * *)cpy_r_r68 = cpy_r_r46;
    cpy_r_r69 = cpy_r_r65 + 32;
    *(PyObject * *)cpy_r_r69 = cpy_r_r53;
    CPy_INCREF(cpy_r_r54);
    cpy_r_r70 = cpy_r_r65 + 40;
    *(PyObject * *)cpy_r_r70 = cpy_r_r54;
    cpy_r_r71 = cpy_r_r65 + 48;
    *(PyObject * *)cpy_r_r71 = cpy_r_r61;
    CPy_INCREF(cpy_r_r62);
    cpy_r_r72 = cpy_r_r65 + 56;
    *(PyObject * *)cpy_r_r72 = cpy_r_r62;
    cpy_r_r73 = PyUnicode_Join(cpy_r_r29, cpy_r_r63);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_change", 180, CPyStatic_content___globals);
        goto CPyL45;
    }
    cpy_r_r74 = (PyObject *)CPyType_content___ContentError;
    PyObject *cpy_r_r75[1] = {cpy_r_r73};
    cpy_r_r76 = (PyObject **)&cpy_r_r75;
    cpy_r_r77 = PyObject_Vectorcall(cpy_r_r74, cpy_r_r76, 1, 0);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_change", 180, CPyStatic_content___globals);
        goto CPyL61;
    }
    CPy_DECREF(cpy_r_r73);
    if (likely(Py_TYPE(cpy_r_r77) == CPyType_content___ContentError))
        cpy_r_r78 = cpy_r_r77;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "_change", 180, CPyStatic_content___globals, "serai.kernel.content.ContentError", cpy_r_r77);
        goto CPyL45;
    }
    CPy_Raise(cpy_r_r78);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_change", 180, CPyStatic_content___globals);
        goto CPyL45;
    }
    CPy_Unreachable();
CPyL30: ;
    cpy_r_r79 = CPyDict_GetItem(cpy_r_rows, cpy_r_r24);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_change", 181, CPyStatic_content___globals);
        goto CPyL52;
    }
    if (likely(Py_TYPE(cpy_r_r79) == CPyType_content___Row))
        cpy_r_r80 = cpy_r_r79;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "_change", 181, CPyStatic_content___globals, "serai.kernel.content.Row", cpy_r_r79);
        goto CPyL52;
    }
    cpy_r_r81 = ((serai___kernel___content___RowObject *)cpy_r_r80)->__places;
    CPy_INCREF(cpy_r_r81);
    cpy_r_r82 = (PyObject *)&PyDict_Type;
    cpy_r_r83 = PyObject_Str(cpy_r_path);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_change", 182, CPyStatic_content___globals);
        goto CPyL62;
    }
    cpy_r_r84 = CPyStatics[143]; /* ':' */
    cpy_r_r85 = CPyTagged_Str(cpy_r_r16);
    CPyTagged_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_change", 182, CPyStatic_content___globals);
        goto CPyL63;
    }
    cpy_r_r86 = CPyStr_Build(3, cpy_r_r83, cpy_r_r84, cpy_r_r85);
    CPy_DECREF(cpy_r_r83);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_change", 182, CPyStatic_content___globals);
        goto CPyL64;
    }
    cpy_r_r87 = CPyStatics[1227]; /* 'fromkeys' */
    PyObject *cpy_r_r88[3] = {cpy_r_r82, cpy_r_r17, cpy_r_r86};
    cpy_r_r89 = (PyObject **)&cpy_r_r88;
    cpy_r_r90 = PyObject_VectorcallMethod(cpy_r_r87, cpy_r_r89, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_change", 182, CPyStatic_content___globals);
        goto CPyL65;
    }
    CPy_DECREF(cpy_r_r86);
    if (likely(PyDict_Check(cpy_r_r90)))
        cpy_r_r91 = cpy_r_r90;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "_change", 182, CPyStatic_content___globals, "dict", cpy_r_r90);
        goto CPyL64;
    }
    cpy_r_r92 = PyNumber_Or(cpy_r_r81, cpy_r_r91);
    CPy_DECREF(cpy_r_r81);
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_change", 182, CPyStatic_content___globals);
        goto CPyL66;
    }
    if (likely(PyDict_Check(cpy_r_r92)))
        cpy_r_r93 = cpy_r_r92;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "_change", 182, CPyStatic_content___globals, "dict", cpy_r_r92);
        goto CPyL66;
    }
    cpy_r_r94 = ((serai___kernel___content___RowObject *)cpy_r_r80)->_place;
    CPy_INCREF(cpy_r_r94);
    cpy_r_r95 = ((serai___kernel___content___RowObject *)cpy_r_r80)->__cells;
    CPy_INCREF(cpy_r_r95);
    CPy_DECREF(cpy_r_r80);
    cpy_r_r96 = PyNumber_Or(cpy_r_r95, cpy_r_r17);
    CPy_DECREF(cpy_r_r95);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_change", 183, CPyStatic_content___globals);
        goto CPyL67;
    }
    if (likely(PyDict_Check(cpy_r_r96)))
        cpy_r_r97 = cpy_r_r96;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "_change", 183, CPyStatic_content___globals, "dict", cpy_r_r96);
        goto CPyL67;
    }
    cpy_r_r98 = CPyDef_content___Row(cpy_r_r94, cpy_r_r97, cpy_r_r93);
    CPy_DECREF(cpy_r_r94);
    CPy_DECREF(cpy_r_r97);
    CPy_DECREF(cpy_r_r93);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_change", 183, CPyStatic_content___globals);
        goto CPyL68;
    }
    cpy_r_r99 = CPyDict_SetItem(cpy_r_rows, cpy_r_r24, cpy_r_r98);
    CPy_DECREF(cpy_r_r24);
    CPy_DECREF(cpy_r_r98);
    cpy_r_r100 = cpy_r_r99 >= 0;
    if (unlikely(!cpy_r_r100)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_change", 183, CPyStatic_content___globals);
        goto CPyL49;
    } else
        goto CPyL8;
CPyL43: ;
    cpy_r_r101 = cpy_r_r1 != 0;
    CPy_XDECREF(cpy_r_r1);
    if (unlikely(!cpy_r_r101)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_change", 177, CPyStatic_content___globals);
        goto CPyL45;
    }
    return 1;
CPyL45: ;
    cpy_r_r102 = 2;
    return cpy_r_r102;
CPyL46: ;
    CPy_DecRef(cpy_r_r7);
    goto CPyL45;
CPyL47: ;
    CPy_DECREF(cpy_r_r10);
    goto CPyL43;
CPyL48: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL9;
CPyL49: ;
    CPy_DecRef(cpy_r_r10);
    goto CPyL45;
CPyL50: ;
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    goto CPyL45;
CPyL51: ;
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r19);
    goto CPyL45;
CPyL52: ;
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r24);
    goto CPyL45;
CPyL53: ;
    CPy_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r17);
    goto CPyL16;
CPyL54: ;
    CPyTagged_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r24);
    goto CPyL45;
CPyL55: ;
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r41);
    goto CPyL45;
CPyL56: ;
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r36);
    goto CPyL45;
CPyL57: ;
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r45);
    goto CPyL45;
CPyL58: ;
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r45);
    goto CPyL45;
CPyL59: ;
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r53);
    goto CPyL45;
CPyL60: ;
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r53);
    CPy_DecRef(cpy_r_r61);
    goto CPyL45;
CPyL61: ;
    CPy_DecRef(cpy_r_r73);
    goto CPyL45;
CPyL62: ;
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r80);
    CPy_DecRef(cpy_r_r81);
    goto CPyL45;
CPyL63: ;
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r80);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r83);
    goto CPyL45;
CPyL64: ;
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r80);
    CPy_DecRef(cpy_r_r81);
    goto CPyL45;
CPyL65: ;
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r80);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r86);
    goto CPyL45;
CPyL66: ;
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r80);
    goto CPyL45;
CPyL67: ;
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r93);
    CPy_DecRef(cpy_r_r94);
    goto CPyL45;
CPyL68: ;
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r24);
    goto CPyL45;
}
        
        PyObject *CPyPy_content___Content____change(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"rows", "path", "file", "header", 0};
            static CPyArg_Parser parser = {"OOOO:_change", kwlist, 0};
            PyObject *obj_rows;
            PyObject *obj_path;
            PyObject *obj_file;
            PyObject *obj_header;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_rows, &obj_path, &obj_file, &obj_header)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_content___Content))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.content.Content", obj_self); 
                goto fail;
            }
            PyObject *arg_rows;
            if (likely(PyDict_Check(obj_rows)))
                arg_rows = obj_rows;
            else {
                CPy_TypeError("dict", obj_rows); 
                goto fail;
            }
            PyObject *arg_path = obj_path;
            PyObject *arg_file;
            if (likely(PyUnicode_Check(obj_file)))
                arg_file = obj_file;
            else {
                CPy_TypeError("str", obj_file); 
                goto fail;
            }
            PyObject * arg_header;
            if (likely(PyTuple_Check(obj_header)))
                arg_header = obj_header;
            else {
                CPy_TypeError("tuple", obj_header); 
                goto fail;
            }
            char retval = CPyDef_content___Content____change(arg_self, arg_rows, arg_path, arg_file, arg_header);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/content.py", "_change", 173, CPyStatic_content___globals);
            return NULL;
        }
        
PyObject *CPyDef_content___Content____text(PyObject *cpy_r_self, PyObject *cpy_r_path, PyObject *cpy_r_name) {
    PyObject *cpy_r_r0;
    PyObject **cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    tuple_T3OOO cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_error;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject **cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject **cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    tuple_T3OOO cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyTagged cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject **cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    cpy_r_r0 = CPyStatics[4486]; /* 'read_bytes' */
    PyObject *cpy_r_r1[1] = {cpy_r_path};
    cpy_r_r2 = (PyObject **)&cpy_r_r1;
    cpy_r_r3 = PyObject_VectorcallMethod(cpy_r_r0, cpy_r_r2, 9223372036854775809ULL, 0);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_text", 187, CPyStatic_content___globals);
        goto CPyL4;
    }
    if (likely(PyBytes_Check(cpy_r_r3)))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "_text", 187, CPyStatic_content___globals, "bytes", cpy_r_r3);
        goto CPyL4;
    }
    goto CPyL18;
CPyL4: ;
    cpy_r_r5 = CPy_CatchError();
    cpy_r_r6 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r7 = CPyStatics[114]; /* 'OSError' */
    cpy_r_r8 = CPyObject_GetAttr(cpy_r_r6, cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_text", 188, CPyStatic_content___globals);
        goto CPyL16;
    }
    cpy_r_r9 = CPy_ExceptionMatches(cpy_r_r8);
    CPy_DecRef(cpy_r_r8);
    if (!cpy_r_r9) goto CPyL14;
    cpy_r_r10 = CPy_GetExcValue();
    cpy_r_error = cpy_r_r10;
    cpy_r_r11 = CPyStatics[4487]; /* ' cannot be read: ' */
    cpy_r_r12 = CPyStatics[4488]; /* 'strerror' */
    cpy_r_r13 = CPyObject_GetAttr(cpy_r_error, cpy_r_r12);
    CPy_DecRef(cpy_r_error);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_text", 189, CPyStatic_content___globals);
        goto CPyL16;
    }
    if (PyUnicode_Check(cpy_r_r13))
        cpy_r_r14 = cpy_r_r13;
    else {
        cpy_r_r14 = NULL;
    }
    if (cpy_r_r14 != NULL) goto __LL8675;
    if (cpy_r_r13 == Py_None)
        cpy_r_r14 = cpy_r_r13;
    else {
        cpy_r_r14 = NULL;
    }
    if (cpy_r_r14 != NULL) goto __LL8675;
    CPy_TypeErrorTraceback("src/serai/kernel/content.py", "_text", 189, CPyStatic_content___globals, "str or None", cpy_r_r13);
    goto CPyL16;
__LL8675: ;
    cpy_r_r15 = PyObject_Str(cpy_r_r14);
    CPy_DecRef(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_text", 189, CPyStatic_content___globals);
        goto CPyL16;
    }
    cpy_r_r16 = CPyStr_Build(3, cpy_r_name, cpy_r_r11, cpy_r_r15);
    CPy_DecRef(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_text", 189, CPyStatic_content___globals);
        goto CPyL16;
    }
    cpy_r_r17 = (PyObject *)CPyType_content___ContentError;
    PyObject *cpy_r_r18[1] = {cpy_r_r16};
    cpy_r_r19 = (PyObject **)&cpy_r_r18;
    cpy_r_r20 = PyObject_Vectorcall(cpy_r_r17, cpy_r_r19, 1, 0);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_text", 189, CPyStatic_content___globals);
        goto CPyL37;
    }
    CPy_DecRef(cpy_r_r16);
    if (likely(Py_TYPE(cpy_r_r20) == CPyType_content___ContentError))
        cpy_r_r21 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "_text", 189, CPyStatic_content___globals, "serai.kernel.content.ContentError", cpy_r_r20);
        goto CPyL16;
    }
    CPy_Raise(cpy_r_r21);
    CPy_DecRef(cpy_r_r21);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_text", 189, CPyStatic_content___globals);
        goto CPyL16;
    } else
        goto CPyL38;
CPyL13: ;
    CPy_Unreachable();
CPyL14: ;
    CPy_Reraise();
    if (!0) {
        goto CPyL16;
    } else
        goto CPyL39;
CPyL15: ;
    CPy_Unreachable();
CPyL16: ;
    CPy_RestoreExcInfo(cpy_r_r5);
    CPy_DecRef(cpy_r_r5.f0);
    CPy_DecRef(cpy_r_r5.f1);
    CPy_DecRef(cpy_r_r5.f2);
    cpy_r_r22 = CPy_KeepPropagating();
    if (!cpy_r_r22) goto CPyL36;
    CPy_Unreachable();
CPyL18: ;
    cpy_r_r23 = ((serai___kernel___content___ContentObject *)cpy_r_self)->__hash;
    CPy_INCREF(cpy_r_r23);
    cpy_r_r24 = CPyStatics[4489]; /* 'update' */
    PyObject *cpy_r_r25[2] = {cpy_r_r23, cpy_r_r4};
    cpy_r_r26 = (PyObject **)&cpy_r_r25;
    cpy_r_r27 = PyObject_VectorcallMethod(cpy_r_r24, cpy_r_r26, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_text", 190, CPyStatic_content___globals);
        goto CPyL40;
    } else
        goto CPyL41;
CPyL19: ;
    CPy_DECREF(cpy_r_r23);
    cpy_r_r28 = CPyStatics[4490]; /* 'utf-8-sig' */
    cpy_r_r29 = CPy_Decode(cpy_r_r4, cpy_r_r28, NULL);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_text", 192, CPyStatic_content___globals);
        goto CPyL22;
    }
    return cpy_r_r29;
CPyL22: ;
    cpy_r_r30 = CPy_CatchError();
    cpy_r_r31 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r32 = CPyStatics[4491]; /* 'UnicodeDecodeError' */
    cpy_r_r33 = CPyObject_GetAttr(cpy_r_r31, cpy_r_r32);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_text", 193, CPyStatic_content___globals);
        goto CPyL34;
    }
    cpy_r_r34 = CPy_ExceptionMatches(cpy_r_r33);
    CPy_DecRef(cpy_r_r33);
    if (!cpy_r_r34) goto CPyL32;
    cpy_r_r35 = CPy_GetExcValue();
    cpy_r_error = cpy_r_r35;
    cpy_r_r36 = CPyStatics[4492]; /* ' is not UTF-8 text (byte ' */
    cpy_r_r37 = CPyStatics[853]; /* 'start' */
    cpy_r_r38 = CPyObject_GetAttr(cpy_r_error, cpy_r_r37);
    CPy_DecRef(cpy_r_error);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_text", 194, CPyStatic_content___globals);
        goto CPyL34;
    }
    if (likely(PyLong_Check(cpy_r_r38)))
        cpy_r_r39 = CPyTagged_FromObject(cpy_r_r38);
    else {
        CPy_TypeError("int", cpy_r_r38); cpy_r_r39 = CPY_INT_TAG;
    }
    CPy_DecRef(cpy_r_r38);
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_text", 194, CPyStatic_content___globals);
        goto CPyL34;
    }
    cpy_r_r40 = CPyTagged_Str(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_text", 194, CPyStatic_content___globals);
        goto CPyL34;
    }
    cpy_r_r41 = CPyStatics[3481]; /* ')' */
    cpy_r_r42 = CPyStr_Build(4, cpy_r_name, cpy_r_r36, cpy_r_r40, cpy_r_r41);
    CPy_DecRef(cpy_r_r40);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_text", 194, CPyStatic_content___globals);
        goto CPyL34;
    }
    cpy_r_r43 = (PyObject *)CPyType_content___ContentError;
    PyObject *cpy_r_r44[1] = {cpy_r_r42};
    cpy_r_r45 = (PyObject **)&cpy_r_r44;
    cpy_r_r46 = PyObject_Vectorcall(cpy_r_r43, cpy_r_r45, 1, 0);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_text", 194, CPyStatic_content___globals);
        goto CPyL42;
    }
    CPy_DecRef(cpy_r_r42);
    if (likely(Py_TYPE(cpy_r_r46) == CPyType_content___ContentError))
        cpy_r_r47 = cpy_r_r46;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "_text", 194, CPyStatic_content___globals, "serai.kernel.content.ContentError", cpy_r_r46);
        goto CPyL34;
    }
    CPy_Raise(cpy_r_r47);
    CPy_DecRef(cpy_r_r47);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_text", 194, CPyStatic_content___globals);
        goto CPyL34;
    } else
        goto CPyL43;
CPyL31: ;
    CPy_Unreachable();
CPyL32: ;
    CPy_Reraise();
    if (!0) {
        goto CPyL34;
    } else
        goto CPyL44;
CPyL33: ;
    CPy_Unreachable();
CPyL34: ;
    CPy_RestoreExcInfo(cpy_r_r30);
    CPy_DecRef(cpy_r_r30.f0);
    CPy_DecRef(cpy_r_r30.f1);
    CPy_DecRef(cpy_r_r30.f2);
    cpy_r_r48 = CPy_KeepPropagating();
    if (!cpy_r_r48) goto CPyL36;
    CPy_Unreachable();
CPyL36: ;
    cpy_r_r49 = NULL;
    return cpy_r_r49;
CPyL37: ;
    CPy_DecRef(cpy_r_r16);
    goto CPyL16;
CPyL38: ;
    CPy_DecRef(cpy_r_r5.f0);
    CPy_DecRef(cpy_r_r5.f1);
    CPy_DecRef(cpy_r_r5.f2);
    goto CPyL13;
CPyL39: ;
    CPy_DecRef(cpy_r_r5.f0);
    CPy_DecRef(cpy_r_r5.f1);
    CPy_DecRef(cpy_r_r5.f2);
    goto CPyL15;
CPyL40: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r23);
    goto CPyL36;
CPyL41: ;
    CPy_DECREF(cpy_r_r27);
    goto CPyL19;
CPyL42: ;
    CPy_DecRef(cpy_r_r42);
    goto CPyL34;
CPyL43: ;
    CPy_DecRef(cpy_r_r30.f0);
    CPy_DecRef(cpy_r_r30.f1);
    CPy_DecRef(cpy_r_r30.f2);
    goto CPyL31;
CPyL44: ;
    CPy_DecRef(cpy_r_r30.f0);
    CPy_DecRef(cpy_r_r30.f1);
    CPy_DecRef(cpy_r_r30.f2);
    goto CPyL33;
}
        
        PyObject *CPyPy_content___Content____text(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"path", "name", 0};
            static CPyArg_Parser parser = {"OO:_text", kwlist, 0};
            PyObject *obj_path;
            PyObject *obj_name;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_path, &obj_name)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_content___Content))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.content.Content", obj_self); 
                goto fail;
            }
            PyObject *arg_path = obj_path;
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            PyObject *retval = CPyDef_content___Content____text(arg_self, arg_path, arg_name);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/content.py", "_text", 185, CPyStatic_content___globals);
            return NULL;
        }
        
PyObject *CPyDef_content_____mypyc_lambda__0__csv_files_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_content_____mypyc_lambda__0__csv_files_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_content_____mypyc_lambda__0__csv_files_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/content.py", "__get__", -1, CPyStatic_content___globals);
            return NULL;
        }
        
PyObject *CPyDef_content_____mypyc_lambda__0__csv_files_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_path) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = ((serai___kernel___content_____mypyc_lambda__0__csv_files_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/content.py", "<lambda>", "__mypyc_lambda__0__csv_files_obj", "__mypyc_env__", 200, CPyStatic_content___globals);
        goto CPyL4;
    }
CPyL1: ;
    cpy_r_r1 = CPyStatics[315]; /* 'name' */
    cpy_r_r2 = CPyObject_GetAttr(cpy_r_path, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<lambda>", 200, CPyStatic_content___globals);
        goto CPyL4;
    }
    if (likely(PyUnicode_Check(cpy_r_r2)))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "<lambda>", 200, CPyStatic_content___globals, "str", cpy_r_r2);
        goto CPyL4;
    }
    return cpy_r_r3;
CPyL4: ;
    cpy_r_r4 = NULL;
    return cpy_r_r4;
}
        
        PyObject *CPyPy_content_____mypyc_lambda__0__csv_files_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"path", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_path;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_path)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            PyObject *arg_path = obj_path;
            PyObject *retval = CPyDef_content_____mypyc_lambda__0__csv_files_obj_____call__(arg___mypyc_self__, arg_path);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/content.py", "<lambda>", 200, CPyStatic_content___globals);
            return NULL;
        }
        
PyObject *CPyDef_content____csv_files(PyObject *cpy_r_folder) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject **cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject **cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    int32_t cpy_r_r18;
    char cpy_r_r19;
    int32_t cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject **cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    cpy_r_r0 = CPyDef_content____csv_files_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_csv_files", 197, CPyStatic_content___globals);
        goto CPyL20;
    }
    cpy_r_r1 = CPyStatics[4474]; /* 'is_dir' */
    PyObject *cpy_r_r2[1] = {cpy_r_folder};
    cpy_r_r3 = (PyObject **)&cpy_r_r2;
    cpy_r_r4 = PyObject_VectorcallMethod(cpy_r_r1, cpy_r_r3, 9223372036854775809ULL, 0);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_csv_files", 198, CPyStatic_content___globals);
        goto CPyL21;
    }
    if (unlikely(!PyBool_Check(cpy_r_r4))) {
        CPy_TypeError("bool", cpy_r_r4); cpy_r_r5 = 2;
    } else
        cpy_r_r5 = cpy_r_r4 == Py_True;
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == 2)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_csv_files", 198, CPyStatic_content___globals);
        goto CPyL21;
    }
    if (cpy_r_r5) {
        goto CPyL6;
    } else
        goto CPyL22;
CPyL4: ;
    cpy_r_r6 = PyList_New(0);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_csv_files", 199, CPyStatic_content___globals);
        goto CPyL20;
    }
    return cpy_r_r6;
CPyL6: ;
    cpy_r_r7 = PyList_New(0);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_csv_files", 200, CPyStatic_content___globals);
        goto CPyL21;
    }
    cpy_r_r8 = CPyStatics[4493]; /* 'iterdir' */
    PyObject *cpy_r_r9[1] = {cpy_r_folder};
    cpy_r_r10 = (PyObject **)&cpy_r_r9;
    cpy_r_r11 = PyObject_VectorcallMethod(cpy_r_r8, cpy_r_r10, 9223372036854775809ULL, 0);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_csv_files", 200, CPyStatic_content___globals);
        goto CPyL23;
    }
    cpy_r_r12 = PyObject_GetIter(cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_csv_files", 200, CPyStatic_content___globals);
        goto CPyL23;
    }
CPyL9: ;
    cpy_r_r13 = PyIter_Next(cpy_r_r12);
    if (cpy_r_r13 == NULL) goto CPyL24;
    cpy_r_r14 = CPyStatics[315]; /* 'name' */
    cpy_r_r15 = CPyObject_GetAttr(cpy_r_r13, cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_csv_files", 200, CPyStatic_content___globals);
        goto CPyL25;
    }
    if (likely(PyUnicode_Check(cpy_r_r15)))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "_csv_files", 200, CPyStatic_content___globals, "str", cpy_r_r15);
        goto CPyL25;
    }
    cpy_r_r17 = CPyStatics[4476]; /* '.csv' */
    cpy_r_r18 = CPyStr_Endswith(cpy_r_r16, cpy_r_r17);
    CPy_DECREF(cpy_r_r16);
    cpy_r_r19 = cpy_r_r18;
    if (!cpy_r_r19) goto CPyL26;
    cpy_r_r20 = PyList_Append(cpy_r_r7, cpy_r_r13);
    CPy_DECREF(cpy_r_r13);
    cpy_r_r21 = cpy_r_r20 >= 0;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_csv_files", 200, CPyStatic_content___globals);
        goto CPyL27;
    } else
        goto CPyL9;
CPyL14: ;
    cpy_r_r22 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_csv_files", 200, CPyStatic_content___globals);
        goto CPyL23;
    }
    cpy_r_r23 = CPyDef_content_____mypyc_lambda__0__csv_files_obj();
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_csv_files", 200, CPyStatic_content___globals);
        goto CPyL23;
    }
    ((serai___kernel___content_____mypyc_lambda__0__csv_files_objObject *)cpy_r_r23)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r24 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r25 = CPyStatics[29]; /* 'sorted' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_csv_files", 200, CPyStatic_content___globals);
        goto CPyL28;
    }
    PyObject *cpy_r_r27[2] = {cpy_r_r7, cpy_r_r23};
    cpy_r_r28 = (PyObject **)&cpy_r_r27;
    cpy_r_r29 = CPyStatics[4977]; /* ('key',) */
    cpy_r_r30 = PyObject_Vectorcall(cpy_r_r26, cpy_r_r28, 1, cpy_r_r29);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_csv_files", 200, CPyStatic_content___globals);
        goto CPyL28;
    }
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r23);
    if (likely(PyList_Check(cpy_r_r30)))
        cpy_r_r31 = cpy_r_r30;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "_csv_files", 200, CPyStatic_content___globals, "list", cpy_r_r30);
        goto CPyL20;
    }
    return cpy_r_r31;
CPyL20: ;
    cpy_r_r32 = NULL;
    return cpy_r_r32;
CPyL21: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL20;
CPyL22: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL4;
CPyL23: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    goto CPyL20;
CPyL24: ;
    CPy_DECREF(cpy_r_r12);
    goto CPyL14;
CPyL25: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    goto CPyL20;
CPyL26: ;
    CPy_DECREF(cpy_r_r13);
    goto CPyL9;
CPyL27: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r12);
    goto CPyL20;
CPyL28: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r23);
    goto CPyL20;
}
        
        PyObject *CPyPy_content____csv_files(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"folder", 0};
            static CPyArg_Parser parser = {"O:_csv_files", kwlist, 0};
            PyObject *obj_folder;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_folder)) {
                return NULL;
            }
            PyObject *arg_folder = obj_folder;
            PyObject *retval = CPyDef_content____csv_files(arg_folder);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/content.py", "_csv_files", 197, CPyStatic_content___globals);
            return NULL;
        }
        
PyObject *CPyDef_content____lines_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    int32_t cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject **cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject **cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject **cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    int64_t cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyPtr cpy_r_r35;
    int64_t cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyPtr cpy_r_r39;
    CPyPtr cpy_r_r40;
    int64_t cpy_r_r41;
    CPyPtr cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    int32_t cpy_r_r46;
    char cpy_r_r47;
    char cpy_r_r48;
    char cpy_r_r49;
    int32_t cpy_r_r50;
    char cpy_r_r51;
    int64_t cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    CPyPtr cpy_r_r55;
    int64_t cpy_r_r56;
    int64_t cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    int32_t cpy_r_r62;
    char cpy_r_r63;
    char cpy_r_r64;
    char cpy_r_r65;
    int32_t cpy_r_r66;
    char cpy_r_r67;
    int64_t cpy_r_r68;
    CPyPtr cpy_r_r69;
    int64_t cpy_r_r70;
    CPyTagged cpy_r_r71;
    char cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    int32_t cpy_r_r77;
    char cpy_r_r78;
    char cpy_r_r79;
    char cpy_r_r80;
    char cpy_r_r81;
    CPyPtr cpy_r_r82;
    int64_t cpy_r_r83;
    CPyTagged cpy_r_r84;
    char cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject **cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    char cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    CPyPtr cpy_r_r107;
    int64_t cpy_r_r108;
    CPyTagged cpy_r_r109;
    char cpy_r_r110;
    CPyPtr cpy_r_r111;
    int64_t cpy_r_r112;
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
    PyObject *cpy_r_r123;
    CPyTagged cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    CPyPtr cpy_r_r127;
    int64_t cpy_r_r128;
    CPyTagged cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    CPyPtr cpy_r_r133;
    int64_t cpy_r_r134;
    CPyTagged cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject **cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    CPyTagged cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject **cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    tuple_T2IO cpy_r_r158;
    PyObject *cpy_r_r159;
    char cpy_r_r160;
    PyObject *cpy_r_r161;
    char cpy_r_r162;
    char cpy_r_r163;
    tuple_T3OOO cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    char cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    CPyTagged cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject **cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    char cpy_r_r185;
    PyObject *cpy_r_r186;
    char cpy_r_r187;
    int32_t cpy_r_r188;
    char cpy_r_r189;
    int32_t cpy_r_r190;
    PyObject *cpy_r_r191;
    char cpy_r_r192;
    char cpy_r_r193;
    char cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    char cpy_r_r197;
    PyObject *cpy_r_r198;
    char cpy_r_r199;
    PyObject *cpy_r_r200;
    char cpy_r_r201;
    PyObject *cpy_r_r202;
    char cpy_r_r203;
    if (unlikely(!CPyGen_TryEnter(&((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = ((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL114;
CPyL1: ;
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_type != cpy_r_r1;
    if (!cpy_r_r2) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 203, CPyStatic_content___globals);
        goto CPyL113;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r3 = ((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__text;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/kernel/content.py", "_lines", "_lines_gen", "text", 204, CPyStatic_content___globals);
        goto CPyL113;
    }
CPyL5: ;
    cpy_r_r4 = CPyStatics[151]; /* '' */
    cpy_r_r5 = CPyImport_GetModuleCache(&CPyModule_io);
    cpy_r_r6 = CPyStatics[4494]; /* 'StringIO' */
    cpy_r_r7 = CPyObject_GetAttr(cpy_r_r5, cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 204, CPyStatic_content___globals);
        goto CPyL113;
    }
    PyObject *cpy_r_r8[2] = {cpy_r_r3, cpy_r_r4};
    cpy_r_r9 = (PyObject **)&cpy_r_r8;
    cpy_r_r10 = CPyStatics[5678]; /* ('newline',) */
    cpy_r_r11 = PyObject_Vectorcall(cpy_r_r7, cpy_r_r9, 1, cpy_r_r10);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 204, CPyStatic_content___globals);
        goto CPyL113;
    }
    cpy_r_r12 = CPyImport_GetModuleCache(&CPyModule_csv);
    cpy_r_r13 = CPyStatics[4496]; /* 'reader' */
    cpy_r_r14 = CPyObject_GetAttr(cpy_r_r12, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 204, CPyStatic_content___globals);
        goto CPyL119;
    }
    cpy_r_r15 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r16[2] = {cpy_r_r11, cpy_r_r15};
    cpy_r_r17 = (PyObject **)&cpy_r_r16;
    cpy_r_r18 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r19 = PyObject_Vectorcall(cpy_r_r14, cpy_r_r17, 1, cpy_r_r18);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 204, CPyStatic_content___globals);
        goto CPyL119;
    }
    CPy_DECREF(cpy_r_r11);
    if (((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__reader != NULL) {
        CPy_DECREF(((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__reader);
    }
    ((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__reader = cpy_r_r19;
    cpy_r_r20 = 1;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 204, CPyStatic_content___globals);
        goto CPyL113;
    }
    cpy_r_r21 = PyList_New(0);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 206, CPyStatic_content___globals);
        goto CPyL91;
    }
    cpy_r_r22 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r23 = CPyStatics[1820]; /* 'next' */
    cpy_r_r24 = CPyObject_GetAttr(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 206, CPyStatic_content___globals);
        goto CPyL120;
    }
    cpy_r_r25 = ((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__reader;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/kernel/content.py", "_lines", "_lines_gen", "reader", 206, CPyStatic_content___globals);
        goto CPyL121;
    }
CPyL13: ;
    PyObject *cpy_r_r26[2] = {cpy_r_r25, cpy_r_r21};
    cpy_r_r27 = (PyObject **)&cpy_r_r26;
    cpy_r_r28 = PyObject_Vectorcall(cpy_r_r24, cpy_r_r27, 2, 0);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 206, CPyStatic_content___globals);
        goto CPyL120;
    }
    cpy_r_r29 = ((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__reader;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/kernel/content.py", "_lines", "_lines_gen", "reader", 206, CPyStatic_content___globals);
        goto CPyL122;
    }
CPyL15: ;
    CPy_DECREF(cpy_r_r21);
    if (likely(PyList_Check(cpy_r_r28)))
        cpy_r_r30 = cpy_r_r28;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "_lines", 206, CPyStatic_content___globals, "list", cpy_r_r28);
        goto CPyL91;
    }
    if (((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__found != NULL) {
        CPy_DECREF(((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__found);
    }
    ((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__found = cpy_r_r30;
    cpy_r_r31 = 1;
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 206, CPyStatic_content___globals);
        goto CPyL91;
    }
    cpy_r_r32 = PyList_New(0);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 207, CPyStatic_content___globals);
        goto CPyL91;
    }
    cpy_r_r33 = 0;
CPyL19: ;
    cpy_r_r34 = ((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__found;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/kernel/content.py", "_lines", "_lines_gen", "found", 207, CPyStatic_content___globals);
        goto CPyL123;
    }
CPyL20: ;
    cpy_r_r35 = (CPyPtr)((CPyPtr)cpy_r_r34 + offsetof(PyVarObject, ob_size));
    cpy_r_r36 = *(int64_t *)cpy_r_r35;
    cpy_r_r37 = cpy_r_r33 < cpy_r_r36;
    if (!cpy_r_r37) goto CPyL28;
    cpy_r_r38 = ((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__found;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/kernel/content.py", "_lines", "_lines_gen", "found", 207, CPyStatic_content___globals);
        goto CPyL123;
    }
CPyL22: ;
    cpy_r_r39 = (CPyPtr)((CPyPtr)cpy_r_r38 + offsetof(PyListObject, ob_item));
    cpy_r_r40 = *(CPyPtr *)cpy_r_r39;
    cpy_r_r41 = cpy_r_r33 * 8;
    cpy_r_r42 = cpy_r_r40 + cpy_r_r41;
    cpy_r_r43 = *(PyObject * *)cpy_r_r42;
    CPy_INCREF(cpy_r_r43);
    if (likely(PyUnicode_Check(cpy_r_r43)))
        cpy_r_r44 = cpy_r_r43;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "_lines", 207, CPyStatic_content___globals, "str", cpy_r_r43);
        goto CPyL123;
    }
    cpy_r_r45 = ((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__header;
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AttributeError("src/serai/kernel/content.py", "_lines", "_lines_gen", "header", 207, CPyStatic_content___globals);
        goto CPyL124;
    }
CPyL24: ;
    cpy_r_r46 = PySequence_Contains(cpy_r_r45, cpy_r_r44);
    cpy_r_r47 = cpy_r_r46 >= 0;
    if (unlikely(!cpy_r_r47)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 207, CPyStatic_content___globals);
        goto CPyL124;
    }
    cpy_r_r48 = cpy_r_r46;
    cpy_r_r49 = cpy_r_r48 ^ 1;
    if (!cpy_r_r49) goto CPyL125;
    cpy_r_r50 = PyList_Append(cpy_r_r32, cpy_r_r44);
    CPy_DECREF(cpy_r_r44);
    cpy_r_r51 = cpy_r_r50 >= 0;
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 207, CPyStatic_content___globals);
        goto CPyL123;
    }
CPyL27: ;
    cpy_r_r52 = cpy_r_r33 + 1;
    cpy_r_r33 = cpy_r_r52;
    goto CPyL19;
CPyL28: ;
    cpy_r_r53 = PyList_New(0);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 208, CPyStatic_content___globals);
        goto CPyL126;
    }
    cpy_r_r54 = ((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__header;
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AttributeError("src/serai/kernel/content.py", "_lines", "_lines_gen", "header", 208, CPyStatic_content___globals);
        goto CPyL127;
    }
CPyL30: ;
    cpy_r_r55 = (CPyPtr)((CPyPtr)cpy_r_r54 + offsetof(PyVarObject, ob_size));
    cpy_r_r56 = *(int64_t *)cpy_r_r55;
    cpy_r_r57 = 0;
CPyL31: ;
    cpy_r_r58 = cpy_r_r57 < cpy_r_r56;
    if (!cpy_r_r58) goto CPyL38;
    cpy_r_r59 = CPySequenceTuple_GetItemUnsafe(cpy_r_r54, cpy_r_r57);
    if (likely(PyUnicode_Check(cpy_r_r59)))
        cpy_r_r60 = cpy_r_r59;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "_lines", 208, CPyStatic_content___globals, "str", cpy_r_r59);
        goto CPyL127;
    }
    cpy_r_r61 = ((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__found;
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AttributeError("src/serai/kernel/content.py", "_lines", "_lines_gen", "found", 208, CPyStatic_content___globals);
        goto CPyL128;
    }
CPyL34: ;
    cpy_r_r62 = PySequence_Contains(cpy_r_r61, cpy_r_r60);
    cpy_r_r63 = cpy_r_r62 >= 0;
    if (unlikely(!cpy_r_r63)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 208, CPyStatic_content___globals);
        goto CPyL128;
    }
    cpy_r_r64 = cpy_r_r62;
    cpy_r_r65 = cpy_r_r64 ^ 1;
    if (!cpy_r_r65) goto CPyL129;
    cpy_r_r66 = PyList_Append(cpy_r_r53, cpy_r_r60);
    CPy_DECREF(cpy_r_r60);
    cpy_r_r67 = cpy_r_r66 >= 0;
    if (unlikely(!cpy_r_r67)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 208, CPyStatic_content___globals);
        goto CPyL127;
    }
CPyL37: ;
    cpy_r_r68 = cpy_r_r57 + 1;
    cpy_r_r57 = cpy_r_r68;
    goto CPyL31;
CPyL38: ;
    cpy_r_r69 = (CPyPtr)((CPyPtr)cpy_r_r32 + offsetof(PyVarObject, ob_size));
    cpy_r_r70 = *(int64_t *)cpy_r_r69;
    CPy_DECREF(cpy_r_r32);
    cpy_r_r71 = cpy_r_r70 << 1;
    cpy_r_r72 = cpy_r_r71 != 0;
    if (cpy_r_r72) goto CPyL130;
    cpy_r_r73 = ((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__header;
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AttributeError("src/serai/kernel/content.py", "_lines", "_lines_gen", "header", 209, CPyStatic_content___globals);
        goto CPyL131;
    }
CPyL40: ;
    cpy_r_r74 = CPySequenceTuple_GetItem(cpy_r_r73, 0);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 209, CPyStatic_content___globals);
        goto CPyL131;
    }
    if (likely(PyUnicode_Check(cpy_r_r74)))
        cpy_r_r75 = cpy_r_r74;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "_lines", 209, CPyStatic_content___globals, "str", cpy_r_r74);
        goto CPyL131;
    }
    cpy_r_r76 = ((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__found;
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AttributeError("src/serai/kernel/content.py", "_lines", "_lines_gen", "found", 209, CPyStatic_content___globals);
        goto CPyL132;
    }
CPyL43: ;
    cpy_r_r77 = PySequence_Contains(cpy_r_r76, cpy_r_r75);
    CPy_DECREF(cpy_r_r75);
    cpy_r_r78 = cpy_r_r77 >= 0;
    if (unlikely(!cpy_r_r78)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 209, CPyStatic_content___globals);
        goto CPyL131;
    }
    cpy_r_r79 = cpy_r_r77;
    cpy_r_r80 = cpy_r_r79 ^ 1;
    if (cpy_r_r80) goto CPyL130;
    cpy_r_r81 = ((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__whole;
    if (unlikely(cpy_r_r81 == 2)) {
        CPy_AttributeError("src/serai/kernel/content.py", "_lines", "_lines_gen", "whole", 209, CPyStatic_content___globals);
        goto CPyL131;
    }
CPyL46: ;
    if (!cpy_r_r81) goto CPyL133;
CPyL47: ;
    cpy_r_r82 = (CPyPtr)((CPyPtr)cpy_r_r53 + offsetof(PyVarObject, ob_size));
    cpy_r_r83 = *(int64_t *)cpy_r_r82;
    CPy_DECREF(cpy_r_r53);
    cpy_r_r84 = cpy_r_r83 << 1;
    cpy_r_r85 = cpy_r_r84 != 0;
    if (!cpy_r_r85) goto CPyL58;
CPyL48: ;
    cpy_r_r86 = ((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__name;
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AttributeError("src/serai/kernel/content.py", "_lines", "_lines_gen", "name", 210, CPyStatic_content___globals);
        goto CPyL91;
    }
CPyL49: ;
    cpy_r_r87 = CPyStatics[4497]; /* ':1: the columns are ' */
    cpy_r_r88 = CPyStatics[157]; /* ', ' */
    cpy_r_r89 = ((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__found;
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AttributeError("src/serai/kernel/content.py", "_lines", "_lines_gen", "found", 210, CPyStatic_content___globals);
        goto CPyL91;
    }
CPyL50: ;
    cpy_r_r90 = PyUnicode_Join(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 210, CPyStatic_content___globals);
        goto CPyL91;
    }
    cpy_r_r91 = CPyStatics[4498]; /* '; expected ' */
    cpy_r_r92 = CPyStatics[157]; /* ', ' */
    cpy_r_r93 = ((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__header;
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AttributeError("src/serai/kernel/content.py", "_lines", "_lines_gen", "header", 210, CPyStatic_content___globals);
        goto CPyL134;
    }
CPyL52: ;
    cpy_r_r94 = PyUnicode_Join(cpy_r_r92, cpy_r_r93);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 210, CPyStatic_content___globals);
        goto CPyL134;
    }
    cpy_r_r95 = CPyStr_Build(5, cpy_r_r86, cpy_r_r87, cpy_r_r90, cpy_r_r91, cpy_r_r94);
    CPy_DECREF(cpy_r_r90);
    CPy_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 210, CPyStatic_content___globals);
        goto CPyL91;
    }
    cpy_r_r96 = (PyObject *)CPyType_content___ContentError;
    PyObject *cpy_r_r97[1] = {cpy_r_r95};
    cpy_r_r98 = (PyObject **)&cpy_r_r97;
    cpy_r_r99 = PyObject_Vectorcall(cpy_r_r96, cpy_r_r98, 1, 0);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 210, CPyStatic_content___globals);
        goto CPyL135;
    }
    CPy_DECREF(cpy_r_r95);
    if (likely(Py_TYPE(cpy_r_r99) == CPyType_content___ContentError))
        cpy_r_r100 = cpy_r_r99;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "_lines", 210, CPyStatic_content___globals, "serai.kernel.content.ContentError", cpy_r_r99);
        goto CPyL91;
    }
    CPy_Raise(cpy_r_r100);
    CPy_DECREF(cpy_r_r100);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 210, CPyStatic_content___globals);
        goto CPyL91;
    }
    CPy_Unreachable();
CPyL58: ;
    cpy_r_r101 = ((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__reader;
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AttributeError("src/serai/kernel/content.py", "_lines", "_lines_gen", "reader", 211, CPyStatic_content___globals);
        goto CPyL91;
    }
CPyL59: ;
    cpy_r_r102 = PyObject_GetIter(cpy_r_r101);
    if (((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___content____lines_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___content____lines_gen_0);
    }
    ((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___content____lines_gen_0 = cpy_r_r102;
    cpy_r_r103 = 1;
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 211, CPyStatic_content___globals);
        goto CPyL91;
    }
CPyL60: ;
    cpy_r_r104 = ((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___content____lines_gen_0;
    if (unlikely(cpy_r_r104 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___kernel___content____lines_gen_0' of '_lines_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r104);
    }
    cpy_r_r105 = PyIter_Next(cpy_r_r104);
    CPy_DECREF(cpy_r_r104);
    if (cpy_r_r105 == NULL) goto CPyL136;
    if (likely(PyList_Check(cpy_r_r105)))
        cpy_r_r106 = cpy_r_r105;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "_lines", 211, CPyStatic_content___globals, "list", cpy_r_r105);
        goto CPyL137;
    }
    cpy_r_r107 = (CPyPtr)((CPyPtr)cpy_r_r106 + offsetof(PyVarObject, ob_size));
    cpy_r_r108 = *(int64_t *)cpy_r_r107;
    cpy_r_r109 = cpy_r_r108 << 1;
    cpy_r_r110 = cpy_r_r109 != 0;
    if (cpy_r_r110) {
        goto CPyL138;
    } else
        goto CPyL139;
CPyL63: ;
    cpy_r_r111 = (CPyPtr)((CPyPtr)cpy_r_r106 + offsetof(PyVarObject, ob_size));
    cpy_r_r112 = *(int64_t *)cpy_r_r111;
    cpy_r_r113 = cpy_r_r112 << 1;
    cpy_r_r114 = ((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__found;
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AttributeError("src/serai/kernel/content.py", "_lines", "_lines_gen", "found", 214, CPyStatic_content___globals);
        goto CPyL140;
    }
CPyL64: ;
    cpy_r_r115 = (CPyPtr)((CPyPtr)cpy_r_r114 + offsetof(PyVarObject, ob_size));
    cpy_r_r116 = *(int64_t *)cpy_r_r115;
    cpy_r_r117 = cpy_r_r116 << 1;
    cpy_r_r118 = cpy_r_r113 != cpy_r_r117;
    if (!cpy_r_r118) goto CPyL78;
    cpy_r_r119 = ((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__name;
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AttributeError("src/serai/kernel/content.py", "_lines", "_lines_gen", "name", 215, CPyStatic_content___globals);
        goto CPyL140;
    }
CPyL66: ;
    cpy_r_r120 = CPyStatics[143]; /* ':' */
    cpy_r_r121 = CPyStatics[4499]; /* 'line_num' */
    cpy_r_r122 = ((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__reader;
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AttributeError("src/serai/kernel/content.py", "_lines", "_lines_gen", "reader", 215, CPyStatic_content___globals);
        goto CPyL140;
    }
CPyL67: ;
    cpy_r_r123 = CPyObject_GetAttr(cpy_r_r122, cpy_r_r121);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 215, CPyStatic_content___globals);
        goto CPyL140;
    }
    if (likely(PyLong_Check(cpy_r_r123)))
        cpy_r_r124 = CPyTagged_FromObject(cpy_r_r123);
    else {
        CPy_TypeError("int", cpy_r_r123); cpy_r_r124 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r123);
    if (unlikely(cpy_r_r124 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 215, CPyStatic_content___globals);
        goto CPyL140;
    }
    cpy_r_r125 = CPyTagged_Str(cpy_r_r124);
    CPyTagged_DECREF(cpy_r_r124);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 215, CPyStatic_content___globals);
        goto CPyL140;
    }
    cpy_r_r126 = CPyStatics[118]; /* ': ' */
    cpy_r_r127 = (CPyPtr)((CPyPtr)cpy_r_r106 + offsetof(PyVarObject, ob_size));
    cpy_r_r128 = *(int64_t *)cpy_r_r127;
    CPy_DECREF(cpy_r_r106);
    cpy_r_r129 = cpy_r_r128 << 1;
    cpy_r_r130 = CPyTagged_Str(cpy_r_r129);
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 215, CPyStatic_content___globals);
        goto CPyL141;
    }
    cpy_r_r131 = CPyStatics[4500]; /* ' cells, expected ' */
    cpy_r_r132 = ((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__found;
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AttributeError("src/serai/kernel/content.py", "_lines", "_lines_gen", "found", 215, CPyStatic_content___globals);
        goto CPyL142;
    }
CPyL72: ;
    cpy_r_r133 = (CPyPtr)((CPyPtr)cpy_r_r132 + offsetof(PyVarObject, ob_size));
    cpy_r_r134 = *(int64_t *)cpy_r_r133;
    cpy_r_r135 = cpy_r_r134 << 1;
    cpy_r_r136 = CPyTagged_Str(cpy_r_r135);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 215, CPyStatic_content___globals);
        goto CPyL142;
    }
    cpy_r_r137 = CPyStr_Build(7, cpy_r_r119, cpy_r_r120, cpy_r_r125, cpy_r_r126, cpy_r_r130, cpy_r_r131, cpy_r_r136);
    CPy_DECREF(cpy_r_r125);
    CPy_DECREF(cpy_r_r130);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 215, CPyStatic_content___globals);
        goto CPyL91;
    }
    cpy_r_r138 = (PyObject *)CPyType_content___ContentError;
    PyObject *cpy_r_r139[1] = {cpy_r_r137};
    cpy_r_r140 = (PyObject **)&cpy_r_r139;
    cpy_r_r141 = PyObject_Vectorcall(cpy_r_r138, cpy_r_r140, 1, 0);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 215, CPyStatic_content___globals);
        goto CPyL143;
    }
    CPy_DECREF(cpy_r_r137);
    if (likely(Py_TYPE(cpy_r_r141) == CPyType_content___ContentError))
        cpy_r_r142 = cpy_r_r141;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "_lines", 215, CPyStatic_content___globals, "serai.kernel.content.ContentError", cpy_r_r141);
        goto CPyL91;
    }
    CPy_Raise(cpy_r_r142);
    CPy_DECREF(cpy_r_r142);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 215, CPyStatic_content___globals);
        goto CPyL91;
    }
    CPy_Unreachable();
CPyL78: ;
    cpy_r_r143 = CPyStatics[4499]; /* 'line_num' */
    cpy_r_r144 = ((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__reader;
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AttributeError("src/serai/kernel/content.py", "_lines", "_lines_gen", "reader", 216, CPyStatic_content___globals);
        goto CPyL140;
    }
CPyL79: ;
    cpy_r_r145 = CPyObject_GetAttr(cpy_r_r144, cpy_r_r143);
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 216, CPyStatic_content___globals);
        goto CPyL140;
    }
    if (likely(PyLong_Check(cpy_r_r145)))
        cpy_r_r146 = CPyTagged_FromObject(cpy_r_r145);
    else {
        CPy_TypeError("int", cpy_r_r145); cpy_r_r146 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r145);
    if (unlikely(cpy_r_r146 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 216, CPyStatic_content___globals);
        goto CPyL140;
    }
    cpy_r_r147 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r148 = CPyStatics[36]; /* 'zip' */
    cpy_r_r149 = CPyObject_GetAttr(cpy_r_r147, cpy_r_r148);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 216, CPyStatic_content___globals);
        goto CPyL144;
    }
    cpy_r_r150 = 1 ? Py_True : Py_False;
    cpy_r_r151 = ((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__found;
    if (unlikely(cpy_r_r151 == NULL)) {
        CPy_AttributeError("src/serai/kernel/content.py", "_lines", "_lines_gen", "found", 216, CPyStatic_content___globals);
        goto CPyL145;
    }
CPyL83: ;
    PyObject *cpy_r_r152[3] = {cpy_r_r151, cpy_r_r106, cpy_r_r150};
    cpy_r_r153 = (PyObject **)&cpy_r_r152;
    cpy_r_r154 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r155 = PyObject_Vectorcall(cpy_r_r149, cpy_r_r153, 2, cpy_r_r154);
    CPy_DECREF(cpy_r_r149);
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 216, CPyStatic_content___globals);
        goto CPyL144;
    }
    cpy_r_r156 = ((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__found;
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AttributeError("src/serai/kernel/content.py", "_lines", "_lines_gen", "found", 216, CPyStatic_content___globals);
        goto CPyL146;
    }
CPyL85: ;
    CPy_DECREF(cpy_r_r106);
    cpy_r_r157 = CPyDict_FromAny(cpy_r_r155);
    CPy_DECREF(cpy_r_r155);
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 216, CPyStatic_content___globals);
        goto CPyL147;
    }
    cpy_r_r158.f0 = cpy_r_r146;
    cpy_r_r158.f1 = cpy_r_r157;
    cpy_r_r159 = PyTuple_New(2);
    if (unlikely(cpy_r_r159 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8676 = CPyTagged_StealAsObject(cpy_r_r158.f0);
    PyTuple_SET_ITEM(cpy_r_r159, 0, __tmp8676);
    PyObject *__tmp8677 = cpy_r_r158.f1;
    PyTuple_SET_ITEM(cpy_r_r159, 1, __tmp8677);
    ((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r159;
CPyL87: ;
    cpy_r_r161 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r162 = cpy_r_type != cpy_r_r161;
    if (cpy_r_r162) {
        goto CPyL148;
    } else
        goto CPyL60;
CPyL88: ;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 216, CPyStatic_content___globals);
        goto CPyL91;
    }
    CPy_Unreachable();
CPyL90: ;
    cpy_r_r163 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r163)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 211, CPyStatic_content___globals);
    } else
        goto CPyL108;
CPyL91: ;
    cpy_r_r164 = CPy_CatchError();
    cpy_r_r165 = CPyImport_GetModuleCache(&CPyModule_csv);
    cpy_r_r166 = CPyStatics[4501]; /* 'Error' */
    cpy_r_r167 = CPyObject_GetAttr(cpy_r_r165, cpy_r_r166);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 217, CPyStatic_content___globals);
        goto CPyL106;
    }
    cpy_r_r168 = CPy_ExceptionMatches(cpy_r_r167);
    CPy_DecRef(cpy_r_r167);
    if (!cpy_r_r168) goto CPyL104;
    cpy_r_r169 = CPy_GetExcValue();
    cpy_r_r170 = ((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__name;
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AttributeError("src/serai/kernel/content.py", "_lines", "_lines_gen", "name", 218, CPyStatic_content___globals);
        goto CPyL149;
    }
CPyL94: ;
    cpy_r_r171 = CPyStatics[143]; /* ':' */
    cpy_r_r172 = CPyStatics[4499]; /* 'line_num' */
    cpy_r_r173 = ((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__reader;
    if (unlikely(cpy_r_r173 == NULL)) {
        CPy_AttributeError("src/serai/kernel/content.py", "_lines", "_lines_gen", "reader", 218, CPyStatic_content___globals);
        goto CPyL149;
    }
CPyL95: ;
    cpy_r_r174 = CPyObject_GetAttr(cpy_r_r173, cpy_r_r172);
    if (unlikely(cpy_r_r174 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 218, CPyStatic_content___globals);
        goto CPyL149;
    }
    if (likely(PyLong_Check(cpy_r_r174)))
        cpy_r_r175 = CPyTagged_FromObject(cpy_r_r174);
    else {
        CPy_TypeError("int", cpy_r_r174); cpy_r_r175 = CPY_INT_TAG;
    }
    CPy_DecRef(cpy_r_r174);
    if (unlikely(cpy_r_r175 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 218, CPyStatic_content___globals);
        goto CPyL149;
    }
    cpy_r_r176 = CPyTagged_Str(cpy_r_r175);
    CPyTagged_DecRef(cpy_r_r175);
    if (unlikely(cpy_r_r176 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 218, CPyStatic_content___globals);
        goto CPyL149;
    }
    cpy_r_r177 = CPyStatics[118]; /* ': ' */
    cpy_r_r178 = PyObject_Str(cpy_r_r169);
    CPy_DecRef(cpy_r_r169);
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 218, CPyStatic_content___globals);
        goto CPyL150;
    }
    cpy_r_r179 = CPyStr_Build(5, cpy_r_r170, cpy_r_r171, cpy_r_r176, cpy_r_r177, cpy_r_r178);
    CPy_DecRef(cpy_r_r176);
    CPy_DecRef(cpy_r_r178);
    if (unlikely(cpy_r_r179 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 218, CPyStatic_content___globals);
        goto CPyL106;
    }
    cpy_r_r180 = (PyObject *)CPyType_content___ContentError;
    PyObject *cpy_r_r181[1] = {cpy_r_r179};
    cpy_r_r182 = (PyObject **)&cpy_r_r181;
    cpy_r_r183 = PyObject_Vectorcall(cpy_r_r180, cpy_r_r182, 1, 0);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 218, CPyStatic_content___globals);
        goto CPyL151;
    }
    CPy_DecRef(cpy_r_r179);
    if (likely(Py_TYPE(cpy_r_r183) == CPyType_content___ContentError))
        cpy_r_r184 = cpy_r_r183;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/content.py", "_lines", 218, CPyStatic_content___globals, "serai.kernel.content.ContentError", cpy_r_r183);
        goto CPyL106;
    }
    CPy_Raise(cpy_r_r184);
    CPy_DecRef(cpy_r_r184);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 218, CPyStatic_content___globals);
        goto CPyL106;
    } else
        goto CPyL152;
CPyL103: ;
    CPy_Unreachable();
CPyL104: ;
    CPy_Reraise();
    if (!0) {
        goto CPyL106;
    } else
        goto CPyL153;
CPyL105: ;
    CPy_Unreachable();
CPyL106: ;
    CPy_RestoreExcInfo(cpy_r_r164);
    CPy_DecRef(cpy_r_r164.f0);
    CPy_DecRef(cpy_r_r164.f1);
    CPy_DecRef(cpy_r_r164.f2);
    cpy_r_r185 = CPy_KeepPropagating();
    if (!cpy_r_r185) goto CPyL113;
    CPy_Unreachable();
CPyL108: ;
    cpy_r_r186 = Py_None;
    CPy_INCREF(cpy_r_r186);
    ((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r188 = CPyDef_content____lines_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL112;
    CPyGen_SetStopIterationValue(cpy_r_r186);
    CPy_DECREF(cpy_r_r186);
    if (!0) goto CPyL118;
    CPy_Unreachable();
CPyL112: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r186;
    CPyGen_Exit(&((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL113: ;
    ((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r190 = CPyDef_content____lines_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r191 = NULL;
    CPyGen_Exit(&((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r191;
CPyL114: ;
    cpy_r_r192 = cpy_r_r0 == 0;
    if (cpy_r_r192) goto CPyL154;
    cpy_r_r193 = cpy_r_r0 == 1;
    if (cpy_r_r193) {
        goto CPyL87;
    } else
        goto CPyL155;
CPyL116: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r194 = 0;
    if (unlikely(!cpy_r_r194)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 203, CPyStatic_content___globals);
        goto CPyL118;
    }
    CPy_Unreachable();
CPyL118: ;
    cpy_r_r195 = NULL;
    CPyGen_Exit(&((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r195;
CPyL119: ;
    CPy_DecRef(cpy_r_r11);
    goto CPyL113;
CPyL120: ;
    CPy_DecRef(cpy_r_r21);
    goto CPyL91;
CPyL121: ;
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r24);
    goto CPyL91;
CPyL122: ;
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r28);
    goto CPyL91;
CPyL123: ;
    CPy_DecRef(cpy_r_r32);
    goto CPyL91;
CPyL124: ;
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r44);
    goto CPyL91;
CPyL125: ;
    CPy_DECREF(cpy_r_r44);
    goto CPyL27;
CPyL126: ;
    CPy_DecRef(cpy_r_r32);
    goto CPyL91;
CPyL127: ;
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r53);
    goto CPyL91;
CPyL128: ;
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r53);
    CPy_DecRef(cpy_r_r60);
    goto CPyL91;
CPyL129: ;
    CPy_DECREF(cpy_r_r60);
    goto CPyL37;
CPyL130: ;
    CPy_DECREF(cpy_r_r53);
    goto CPyL48;
CPyL131: ;
    CPy_DecRef(cpy_r_r53);
    goto CPyL91;
CPyL132: ;
    CPy_DecRef(cpy_r_r53);
    CPy_DecRef(cpy_r_r75);
    goto CPyL91;
CPyL133: ;
    CPy_DECREF(cpy_r_r53);
    goto CPyL58;
CPyL134: ;
    CPy_DecRef(cpy_r_r90);
    goto CPyL91;
CPyL135: ;
    CPy_DecRef(cpy_r_r95);
    goto CPyL91;
CPyL136: ;
    cpy_r_r196 = NULL;
    if (((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___content____lines_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___content____lines_gen_0);
    }
    ((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___content____lines_gen_0 = cpy_r_r196;
    cpy_r_r197 = 1;
    goto CPyL90;
CPyL137: ;
    cpy_r_r198 = NULL;
    if (((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___content____lines_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___content____lines_gen_0);
    }
    ((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___content____lines_gen_0 = cpy_r_r198;
    cpy_r_r199 = 1;
    goto CPyL91;
CPyL138: ;
    goto CPyL63;
CPyL139: ;
    CPy_DECREF(cpy_r_r106);
    goto CPyL60;
CPyL140: ;
    CPy_DecRef(cpy_r_r106);
    goto CPyL91;
CPyL141: ;
    CPy_DecRef(cpy_r_r125);
    goto CPyL91;
CPyL142: ;
    CPy_DecRef(cpy_r_r125);
    CPy_DecRef(cpy_r_r130);
    goto CPyL91;
CPyL143: ;
    CPy_DecRef(cpy_r_r137);
    goto CPyL91;
CPyL144: ;
    CPy_DecRef(cpy_r_r106);
    CPyTagged_DecRef(cpy_r_r146);
    goto CPyL91;
CPyL145: ;
    CPy_DecRef(cpy_r_r106);
    CPyTagged_DecRef(cpy_r_r146);
    CPy_DecRef(cpy_r_r149);
    goto CPyL91;
CPyL146: ;
    CPy_DecRef(cpy_r_r106);
    CPyTagged_DecRef(cpy_r_r146);
    CPy_DecRef(cpy_r_r155);
    goto CPyL91;
CPyL147: ;
    CPyTagged_DecRef(cpy_r_r146);
    goto CPyL91;
CPyL148: ;
    cpy_r_r200 = NULL;
    if (((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___content____lines_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___content____lines_gen_0);
    }
    ((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___content____lines_gen_0 = cpy_r_r200;
    cpy_r_r201 = 1;
    goto CPyL88;
CPyL149: ;
    CPy_DecRef(cpy_r_r169);
    goto CPyL106;
CPyL150: ;
    CPy_DecRef(cpy_r_r176);
    goto CPyL106;
CPyL151: ;
    CPy_DecRef(cpy_r_r179);
    goto CPyL106;
CPyL152: ;
    CPy_DecRef(cpy_r_r164.f0);
    CPy_DecRef(cpy_r_r164.f1);
    CPy_DecRef(cpy_r_r164.f2);
    goto CPyL103;
CPyL153: ;
    CPy_DecRef(cpy_r_r164.f0);
    CPy_DecRef(cpy_r_r164.f1);
    CPy_DecRef(cpy_r_r164.f2);
    goto CPyL105;
CPyL154: ;
    cpy_r_r202 = NULL;
    if (((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___content____lines_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___content____lines_gen_0);
    }
    ((serai___kernel___content____lines_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___content____lines_gen_0 = cpy_r_r202;
    cpy_r_r203 = 1;
    goto CPyL1;
CPyL155: ;
    goto CPyL116;
}
        
PyObject *CPyDef_content____lines_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_content____lines_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_content____lines_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_content____lines_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.content._lines_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_content____lines_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/content.py", "__next__", -1, CPyStatic_content___globals);
            return NULL;
        }
        
PyObject *CPyDef_content____lines_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_content____lines_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_content____lines_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_content____lines_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.content._lines_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_content____lines_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/content.py", "send", -1, CPyStatic_content___globals);
            return NULL;
        }
        
PyObject *CPyDef_content____lines_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_content____lines_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_content____lines_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.content._lines_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_content____lines_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/content.py", "__iter__", -1, CPyStatic_content___globals);
            return NULL;
        }
        
PyObject *CPyDef_content____lines_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_content____lines_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_content____lines_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_content____lines_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.content._lines_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_content____lines_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/content.py", "throw", -1, CPyStatic_content___globals);
            return NULL;
        }
        
PyObject *CPyDef_content____lines_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_content____lines_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp8678 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp8678);
    PyObject *__tmp8679 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp8679);
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
        
        PyObject *CPyPy_content____lines_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_content____lines_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.content._lines_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_content____lines_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/content.py", "close", -1, CPyStatic_content___globals);
            return NULL;
        }
        
PyObject *CPyDef_content____lines(PyObject *cpy_r_name, PyObject *cpy_r_text, PyObject *cpy_r_header, char cpy_r_whole) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = CPyDef_content____lines_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 203, CPyStatic_content___globals);
        goto CPyL6;
    }
    ((serai___kernel___content____lines_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_name);
    if (((serai___kernel___content____lines_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__name != NULL) {
        CPy_DECREF(((serai___kernel___content____lines_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__name);
    }
    ((serai___kernel___content____lines_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__name = cpy_r_name;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 203, CPyStatic_content___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_text);
    if (((serai___kernel___content____lines_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__text != NULL) {
        CPy_DECREF(((serai___kernel___content____lines_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__text);
    }
    ((serai___kernel___content____lines_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__text = cpy_r_text;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 203, CPyStatic_content___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_header);
    if (((serai___kernel___content____lines_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__header != NULL) {
        CPy_DECREF(((serai___kernel___content____lines_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__header);
    }
    ((serai___kernel___content____lines_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__header = cpy_r_header;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 203, CPyStatic_content___globals);
        goto CPyL7;
    }
    ((serai___kernel___content____lines_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__whole = cpy_r_whole;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 203, CPyStatic_content___globals);
        goto CPyL7;
    }
    return cpy_r_r0;
CPyL6: ;
    cpy_r_r6 = NULL;
    return cpy_r_r6;
CPyL7: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL6;
}
        
        PyObject *CPyPy_content____lines(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"name", "text", "header", "whole", 0};
            static CPyArg_Parser parser = {"OOOO:_lines", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_text;
            PyObject *obj_header;
            PyObject *obj_whole;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_text, &obj_header, &obj_whole)) {
                return NULL;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            PyObject *arg_text;
            if (likely(PyUnicode_Check(obj_text)))
                arg_text = obj_text;
            else {
                CPy_TypeError("str", obj_text); 
                goto fail;
            }
            PyObject * arg_header;
            if (likely(PyTuple_Check(obj_header)))
                arg_header = obj_header;
            else {
                CPy_TypeError("tuple", obj_header); 
                goto fail;
            }
            char arg_whole;
            if (unlikely(!PyBool_Check(obj_whole))) {
                CPy_TypeError("bool", obj_whole); goto fail;
            } else
                arg_whole = obj_whole == Py_True;
            PyObject *retval = CPyDef_content____lines(arg_name, arg_text, arg_header, arg_whole);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/content.py", "_lines", 203, CPyStatic_content___globals);
            return NULL;
        }
        
char CPyDef_content_____top_level__(void) {
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
    void *cpy_r_r14;
    void *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    void *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    void *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    void *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    void *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    void *cpy_r_r46;
    void *cpy_r_r47;
    void *cpy_r_r48;
    void *cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    void *cpy_r_r55;
    void *cpy_r_r56;
    PyObject **cpy_r_r57;
    PyObject *cpy_r_r58;
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
    void *cpy_r_r69;
    void *cpy_r_r70;
    void *cpy_r_r71;
    char cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    void *cpy_r_r77;
    void *cpy_r_r78;
    PyObject **cpy_r_r79;
    PyObject *cpy_r_r80;
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
    tuple_T3OOO cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    int32_t cpy_r_r98;
    char cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    int32_t cpy_r_r103;
    char cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    int32_t cpy_r_r108;
    char cpy_r_r109;
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
    int32_t cpy_r_r120;
    char cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    int32_t cpy_r_r124;
    char cpy_r_r125;
    char cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    char cpy_r_r131;
    char cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    int32_t cpy_r_r138;
    char cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    int32_t cpy_r_r142;
    char cpy_r_r143;
    char cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    char cpy_r_r149;
    char cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    int32_t cpy_r_r156;
    char cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    int32_t cpy_r_r160;
    char cpy_r_r161;
    char cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    char cpy_r_r167;
    char cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    int32_t cpy_r_r176;
    char cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    int32_t cpy_r_r180;
    char cpy_r_r181;
    char cpy_r_r182;
    char cpy_r_r183;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<module>", 1, CPyStatic_content___globals);
        goto CPyL59;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<module>", 1, CPyStatic_content___globals);
        goto CPyL59;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_content___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<module>", 13, CPyStatic_content___globals);
        goto CPyL59;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_csv;
    cpy_r_r12 = (void *)&CPyModule_io;
    void *cpy_r_r13[2] = {cpy_r_r11, cpy_r_r12};
    cpy_r_r14 = (void *)&cpy_r_r13;
    int64_t cpy_r_r15[2] = {15, 16};
    cpy_r_r16 = (void *)&cpy_r_r15;
    cpy_r_r17 = CPyStatics[5681]; /* (('csv', 'csv', 'csv'), ('io', 'io', 'io')) */
    cpy_r_r18 = CPyStatic_content___globals;
    cpy_r_r19 = CPyStatics[4504]; /* 'src/serai/kernel/content.py' */
    cpy_r_r20 = CPyStatics[125]; /* '<module>' */
    cpy_r_r21 = CPyImport_ImportMany(cpy_r_r17, cpy_r_r14, cpy_r_r18, cpy_r_r19, cpy_r_r20, cpy_r_r16);
    if (!cpy_r_r21) goto CPyL59;
    cpy_r_r22 = CPyStatics[5682]; /* ('Iterator', 'Sequence') */
    cpy_r_r23 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r24 = CPyStatic_content___globals;
    cpy_r_r25 = CPyImport_ImportFromMany(cpy_r_r23, cpy_r_r22, cpy_r_r22, cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<module>", 17, CPyStatic_content___globals);
        goto CPyL59;
    }
    cpy_r_r26 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r26, cpy_r_r25);
    CPy_DECREF(cpy_r_r25);
    cpy_r_r27 = CPyStatics[5675]; /* ('blake2b',) */
    cpy_r_r28 = CPyStatics[4461]; /* 'hashlib' */
    cpy_r_r29 = CPyStatic_content___globals;
    cpy_r_r30 = CPyImport_ImportFromMany(cpy_r_r28, cpy_r_r27, cpy_r_r27, cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<module>", 18, CPyStatic_content___globals);
        goto CPyL59;
    }
    cpy_r_r31 = (void *)&CPyModule_hashlib;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r31, cpy_r_r30);
    CPy_DECREF(cpy_r_r30);
    cpy_r_r32 = CPyStatics[5371]; /* ('Traversable',) */
    cpy_r_r33 = CPyStatics[2647]; /* 'importlib.resources.abc' */
    cpy_r_r34 = CPyStatic_content___globals;
    cpy_r_r35 = CPyImport_ImportFromMany(cpy_r_r33, cpy_r_r32, cpy_r_r32, cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<module>", 19, CPyStatic_content___globals);
        goto CPyL59;
    }
    cpy_r_r36 = (void *)&CPyModule_importlib___resources___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r36, cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    cpy_r_r37 = CPyStatics[5020]; /* ('Path',) */
    cpy_r_r38 = CPyStatics[256]; /* 'pathlib' */
    cpy_r_r39 = CPyStatic_content___globals;
    cpy_r_r40 = CPyImport_ImportFromMany(cpy_r_r38, cpy_r_r37, cpy_r_r37, cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<module>", 20, CPyStatic_content___globals);
        goto CPyL59;
    }
    cpy_r_r41 = (void *)&CPyModule_pathlib;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r41, cpy_r_r40);
    CPy_DECREF(cpy_r_r40);
    cpy_r_r42 = CPyStatics[5022]; /* ('Final',) */
    cpy_r_r43 = CPyStatics[47]; /* 'typing' */
    cpy_r_r44 = CPyStatic_content___globals;
    cpy_r_r45 = CPyImport_ImportFromMany(cpy_r_r43, cpy_r_r42, cpy_r_r42, cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<module>", 21, CPyStatic_content___globals);
        goto CPyL59;
    }
    cpy_r_r46 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r46, cpy_r_r45);
    CPy_DECREF(cpy_r_r45);
    cpy_r_r47 = (void *)&CPyModule_serai___kernel___effects;
    cpy_r_r48 = (void *)&CPyImportState_serai___kernel___effects;
    cpy_r_r49 = CPyModuleLockAPI_serai;
    cpy_r_r50 = CPyImport_IsInitialized(cpy_r_r48);
    if (!cpy_r_r50) goto CPyL14;
    cpy_r_r51 = PyImport_GetModuleDict();
    cpy_r_r52 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r53 = CPyDict_GetItem(cpy_r_r51, cpy_r_r52);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<module>", 23, CPyStatic_content___globals);
        goto CPyL59;
    }
    cpy_r_r54 = cpy_r_r53;
    goto CPyL18;
CPyL14: ;
    cpy_r_r55 = CPyInitOnly_serai___kernel___effects;
    cpy_r_r56 = CPyExec_serai___kernel___effects;
    cpy_r_r57 = (PyObject **)&CPyModule_serai___kernel___effects__internal;
    cpy_r_r58 = PyImport_GetModuleDict();
    cpy_r_r59 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r60 = CPyDict_GetItem(cpy_r_r58, cpy_r_r59);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<module>", 23, CPyStatic_content___globals);
        goto CPyL59;
    }
    cpy_r_r61 = CPyStatics[8]; /* '__file__' */
    cpy_r_r62 = CPyObject_GetAttr(cpy_r_r60, cpy_r_r61);
    CPy_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<module>", 23, CPyStatic_content___globals);
        goto CPyL59;
    }
    cpy_r_r63 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r64 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r65 = CPyImport_ImportNative(cpy_r_r64, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r47, cpy_r_r48, cpy_r_r49, cpy_r_r62, cpy_r_r63, 0);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<module>", 23, CPyStatic_content___globals);
        goto CPyL59;
    }
    cpy_r_r54 = cpy_r_r65;
CPyL18: ;
    cpy_r_r66 = CPyStatics[5683]; /* ('Effect', 'EffectError', 'Verbs') */
    cpy_r_r67 = CPyStatic_content___globals;
    cpy_r_r68 = CPyImport_GetNativeAttrs(cpy_r_r54, cpy_r_r66, cpy_r_r66, cpy_r_r67);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<module>", 23, CPyStatic_content___globals);
        goto CPyL59;
    } else
        goto CPyL60;
CPyL19: ;
    cpy_r_r69 = (void *)&CPyModule_serai___kernel___formula;
    cpy_r_r70 = (void *)&CPyImportState_serai___kernel___formula;
    cpy_r_r71 = CPyModuleLockAPI_serai;
    cpy_r_r72 = CPyImport_IsInitialized(cpy_r_r70);
    if (!cpy_r_r72) goto CPyL22;
    cpy_r_r73 = PyImport_GetModuleDict();
    cpy_r_r74 = CPyStatics[2654]; /* 'serai.kernel.formula' */
    cpy_r_r75 = CPyDict_GetItem(cpy_r_r73, cpy_r_r74);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<module>", 24, CPyStatic_content___globals);
        goto CPyL59;
    }
    cpy_r_r76 = cpy_r_r75;
    goto CPyL26;
CPyL22: ;
    cpy_r_r77 = CPyInitOnly_serai___kernel___formula;
    cpy_r_r78 = CPyExec_serai___kernel___formula;
    cpy_r_r79 = (PyObject **)&CPyModule_serai___kernel___formula__internal;
    cpy_r_r80 = PyImport_GetModuleDict();
    cpy_r_r81 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r82 = CPyDict_GetItem(cpy_r_r80, cpy_r_r81);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<module>", 24, CPyStatic_content___globals);
        goto CPyL59;
    }
    cpy_r_r83 = CPyStatics[8]; /* '__file__' */
    cpy_r_r84 = CPyObject_GetAttr(cpy_r_r82, cpy_r_r83);
    CPy_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<module>", 24, CPyStatic_content___globals);
        goto CPyL59;
    }
    cpy_r_r85 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r86 = CPyStatics[2654]; /* 'serai.kernel.formula' */
    cpy_r_r87 = CPyImport_ImportNative(cpy_r_r86, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r69, cpy_r_r70, cpy_r_r71, cpy_r_r84, cpy_r_r85, 0);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<module>", 24, CPyStatic_content___globals);
        goto CPyL59;
    }
    cpy_r_r76 = cpy_r_r87;
CPyL26: ;
    cpy_r_r88 = CPyStatics[5684]; /* ('Formula', 'FormulaError', 'parse_formula') */
    cpy_r_r89 = CPyStatic_content___globals;
    cpy_r_r90 = CPyImport_GetNativeAttrs(cpy_r_r76, cpy_r_r88, cpy_r_r88, cpy_r_r89);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<module>", 24, CPyStatic_content___globals);
        goto CPyL59;
    } else
        goto CPyL61;
CPyL27: ;
    cpy_r_r91 = CPyStatics[4507]; /* 'rulebook' */
    cpy_r_r92 = CPyStatics[4508]; /* 'public' */
    cpy_r_r93 = CPyStatics[4509]; /* 'reconstructed' */
    CPy_INCREF(cpy_r_r91);
    CPy_INCREF(cpy_r_r92);
    CPy_INCREF(cpy_r_r93);
    cpy_r_r94.f0 = cpy_r_r91;
    cpy_r_r94.f1 = cpy_r_r92;
    cpy_r_r94.f2 = cpy_r_r93;
    cpy_r_r95 = CPyStatic_content___globals;
    cpy_r_r96 = CPyStatics[1881]; /* 'SOURCES' */
    cpy_r_r97 = PyTuple_New(3);
    if (unlikely(cpy_r_r97 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8680 = cpy_r_r94.f0;
    PyTuple_SET_ITEM(cpy_r_r97, 0, __tmp8680);
    PyObject *__tmp8681 = cpy_r_r94.f1;
    PyTuple_SET_ITEM(cpy_r_r97, 1, __tmp8681);
    PyObject *__tmp8682 = cpy_r_r94.f2;
    PyTuple_SET_ITEM(cpy_r_r97, 2, __tmp8682);
    cpy_r_r98 = CPyDict_SetItem(cpy_r_r95, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r97);
    cpy_r_r99 = cpy_r_r98 >= 0;
    if (unlikely(!cpy_r_r99)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<module>", 26, CPyStatic_content___globals);
        goto CPyL59;
    }
    cpy_r_r100 = CPyStatics[75]; /* 'changes' */
    cpy_r_r101 = CPyStatic_content___globals;
    cpy_r_r102 = CPyStatics[4478]; /* 'CHANGES' */
    cpy_r_r103 = CPyDict_SetItem(cpy_r_r101, cpy_r_r102, cpy_r_r100);
    cpy_r_r104 = cpy_r_r103 >= 0;
    if (unlikely(!cpy_r_r104)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<module>", 27, CPyStatic_content___globals);
        goto CPyL59;
    }
    cpy_r_r105 = CPyStatic_content___globals;
    cpy_r_r106 = CPyStatics[4510]; /* 'LARGEST' */
    cpy_r_r107 = CPyStatics[4969]; /* 10000 */
    cpy_r_r108 = CPyDict_SetItem(cpy_r_r105, cpy_r_r106, cpy_r_r107);
    cpy_r_r109 = cpy_r_r108 >= 0;
    if (unlikely(!cpy_r_r109)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<module>", 28, CPyStatic_content___globals);
        goto CPyL59;
    }
    cpy_r_r110 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r111 = CPyStatics[122]; /* 'ValueError' */
    cpy_r_r112 = CPyObject_GetAttr(cpy_r_r110, cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<module>", 31, CPyStatic_content___globals);
        goto CPyL59;
    }
    cpy_r_r113 = PyTuple_Pack(1, cpy_r_r112);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<module>", 31, CPyStatic_content___globals);
        goto CPyL59;
    }
    cpy_r_r114 = CPyStatics[679]; /* 'serai.kernel.content' */
    cpy_r_r115 = (PyObject *)CPyType_content___ContentError_template;
    cpy_r_r116 = CPyType_FromTemplate(cpy_r_r115, cpy_r_r113, cpy_r_r114);
    CPy_DECREF(cpy_r_r113);
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<module>", 31, CPyStatic_content___globals);
        goto CPyL59;
    }
    cpy_r_r117 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r118 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r119 = PyTuple_Pack(1, cpy_r_r118);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<module>", 31, CPyStatic_content___globals);
        goto CPyL62;
    }
    cpy_r_r120 = PyObject_SetAttr(cpy_r_r116, cpy_r_r117, cpy_r_r119);
    CPy_DECREF(cpy_r_r119);
    cpy_r_r121 = cpy_r_r120 >= 0;
    if (unlikely(!cpy_r_r121)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<module>", 31, CPyStatic_content___globals);
        goto CPyL62;
    }
    CPyType_content___ContentError = (PyTypeObject *)cpy_r_r116;
    CPy_INCREF(CPyType_content___ContentError);
    cpy_r_r122 = CPyStatic_content___globals;
    cpy_r_r123 = CPyStatics[681]; /* 'ContentError' */
    cpy_r_r124 = PyDict_SetItem(cpy_r_r122, cpy_r_r123, cpy_r_r116);
    cpy_r_r125 = cpy_r_r124 >= 0;
    if (unlikely(!cpy_r_r125)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<module>", 31, CPyStatic_content___globals);
        goto CPyL62;
    }
    cpy_r_r126 = CPy_InitSubclass(cpy_r_r116);
    CPy_DECREF(cpy_r_r116);
    if (unlikely(!cpy_r_r126)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<module>", 31, CPyStatic_content___globals);
        goto CPyL59;
    }
    cpy_r_r127 = NULL;
    cpy_r_r128 = CPyStatics[679]; /* 'serai.kernel.content' */
    cpy_r_r129 = (PyObject *)CPyType_content___Row_template;
    cpy_r_r130 = CPyType_FromTemplate(cpy_r_r129, cpy_r_r127, cpy_r_r128);
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<module>", 35, CPyStatic_content___globals);
        goto CPyL59;
    }
    cpy_r_r131 = CPyDef_content___Row_trait_vtable_setup();
    if (unlikely(cpy_r_r131 == 2)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<module>", 35, CPyStatic_content___globals);
        goto CPyL63;
    }
    cpy_r_r132 = CPyDef_content___Row_coroutine_setup(cpy_r_r130);
    if (unlikely(cpy_r_r132 == 2)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<module>", 35, CPyStatic_content___globals);
        goto CPyL63;
    }
    cpy_r_r133 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r134 = CPyStatics[649]; /* 'place' */
    cpy_r_r135 = CPyStatics[4511]; /* '_cells' */
    cpy_r_r136 = CPyStatics[4512]; /* '_places' */
    cpy_r_r137 = PyTuple_Pack(3, cpy_r_r134, cpy_r_r135, cpy_r_r136);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<module>", 35, CPyStatic_content___globals);
        goto CPyL63;
    }
    cpy_r_r138 = PyObject_SetAttr(cpy_r_r130, cpy_r_r133, cpy_r_r137);
    CPy_DECREF(cpy_r_r137);
    cpy_r_r139 = cpy_r_r138 >= 0;
    if (unlikely(!cpy_r_r139)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<module>", 35, CPyStatic_content___globals);
        goto CPyL63;
    }
    CPyType_content___Row = (PyTypeObject *)cpy_r_r130;
    CPy_INCREF(CPyType_content___Row);
    cpy_r_r140 = CPyStatic_content___globals;
    cpy_r_r141 = CPyStatics[682]; /* 'Row' */
    cpy_r_r142 = PyDict_SetItem(cpy_r_r140, cpy_r_r141, cpy_r_r130);
    cpy_r_r143 = cpy_r_r142 >= 0;
    if (unlikely(!cpy_r_r143)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<module>", 35, CPyStatic_content___globals);
        goto CPyL63;
    }
    cpy_r_r144 = CPy_InitSubclass(cpy_r_r130);
    CPy_DECREF(cpy_r_r130);
    if (unlikely(!cpy_r_r144)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<module>", 35, CPyStatic_content___globals);
        goto CPyL59;
    }
    cpy_r_r145 = NULL;
    cpy_r_r146 = CPyStatics[679]; /* 'serai.kernel.content' */
    cpy_r_r147 = (PyObject *)CPyType_content___Sheet_template;
    cpy_r_r148 = CPyType_FromTemplate(cpy_r_r147, cpy_r_r145, cpy_r_r146);
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<module>", 95, CPyStatic_content___globals);
        goto CPyL59;
    }
    cpy_r_r149 = CPyDef_content___Sheet_trait_vtable_setup();
    if (unlikely(cpy_r_r149 == 2)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<module>", 95, CPyStatic_content___globals);
        goto CPyL64;
    }
    cpy_r_r150 = CPyDef_content___Sheet_coroutine_setup(cpy_r_r148);
    if (unlikely(cpy_r_r150 == 2)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<module>", 95, CPyStatic_content___globals);
        goto CPyL64;
    }
    cpy_r_r151 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r152 = CPyStatics[315]; /* 'name' */
    cpy_r_r153 = CPyStatics[4513]; /* 'header' */
    cpy_r_r154 = CPyStatics[4514]; /* '_rows' */
    cpy_r_r155 = PyTuple_Pack(3, cpy_r_r152, cpy_r_r153, cpy_r_r154);
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<module>", 95, CPyStatic_content___globals);
        goto CPyL64;
    }
    cpy_r_r156 = PyObject_SetAttr(cpy_r_r148, cpy_r_r151, cpy_r_r155);
    CPy_DECREF(cpy_r_r155);
    cpy_r_r157 = cpy_r_r156 >= 0;
    if (unlikely(!cpy_r_r157)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<module>", 95, CPyStatic_content___globals);
        goto CPyL64;
    }
    CPyType_content___Sheet = (PyTypeObject *)cpy_r_r148;
    CPy_INCREF(CPyType_content___Sheet);
    cpy_r_r158 = CPyStatic_content___globals;
    cpy_r_r159 = CPyStatics[683]; /* 'Sheet' */
    cpy_r_r160 = PyDict_SetItem(cpy_r_r158, cpy_r_r159, cpy_r_r148);
    cpy_r_r161 = cpy_r_r160 >= 0;
    if (unlikely(!cpy_r_r161)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<module>", 95, CPyStatic_content___globals);
        goto CPyL64;
    }
    cpy_r_r162 = CPy_InitSubclass(cpy_r_r148);
    CPy_DECREF(cpy_r_r148);
    if (unlikely(!cpy_r_r162)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<module>", 95, CPyStatic_content___globals);
        goto CPyL59;
    }
    cpy_r_r163 = NULL;
    cpy_r_r164 = CPyStatics[679]; /* 'serai.kernel.content' */
    cpy_r_r165 = (PyObject *)CPyType_content___Content_template;
    cpy_r_r166 = CPyType_FromTemplate(cpy_r_r165, cpy_r_r163, cpy_r_r164);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<module>", 122, CPyStatic_content___globals);
        goto CPyL59;
    }
    cpy_r_r167 = CPyDef_content___Content_trait_vtable_setup();
    if (unlikely(cpy_r_r167 == 2)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<module>", 122, CPyStatic_content___globals);
        goto CPyL65;
    }
    cpy_r_r168 = CPyDef_content___Content_coroutine_setup(cpy_r_r166);
    if (unlikely(cpy_r_r168 == 2)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<module>", 122, CPyStatic_content___globals);
        goto CPyL65;
    }
    cpy_r_r169 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r170 = CPyStatics[4515]; /* 'folder' */
    cpy_r_r171 = CPyStatics[4516]; /* 'layers' */
    cpy_r_r172 = CPyStatics[2545]; /* 'overrides' */
    cpy_r_r173 = CPyStatics[4517]; /* '_hash' */
    cpy_r_r174 = CPyStatics[106]; /* '_read' */
    cpy_r_r175 = PyTuple_Pack(5, cpy_r_r170, cpy_r_r171, cpy_r_r172, cpy_r_r173, cpy_r_r174);
    if (unlikely(cpy_r_r175 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<module>", 122, CPyStatic_content___globals);
        goto CPyL65;
    }
    cpy_r_r176 = PyObject_SetAttr(cpy_r_r166, cpy_r_r169, cpy_r_r175);
    CPy_DECREF(cpy_r_r175);
    cpy_r_r177 = cpy_r_r176 >= 0;
    if (unlikely(!cpy_r_r177)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<module>", 122, CPyStatic_content___globals);
        goto CPyL65;
    }
    CPyType_content___Content = (PyTypeObject *)cpy_r_r166;
    CPy_INCREF(CPyType_content___Content);
    cpy_r_r178 = CPyStatic_content___globals;
    cpy_r_r179 = CPyStatics[680]; /* 'Content' */
    cpy_r_r180 = PyDict_SetItem(cpy_r_r178, cpy_r_r179, cpy_r_r166);
    cpy_r_r181 = cpy_r_r180 >= 0;
    if (unlikely(!cpy_r_r181)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<module>", 122, CPyStatic_content___globals);
        goto CPyL65;
    }
    cpy_r_r182 = CPy_InitSubclass(cpy_r_r166);
    CPy_DECREF(cpy_r_r166);
    if (unlikely(!cpy_r_r182)) {
        CPy_AddTraceback("src/serai/kernel/content.py", "<module>", 122, CPyStatic_content___globals);
        goto CPyL59;
    }
    return 1;
CPyL59: ;
    cpy_r_r183 = 2;
    return cpy_r_r183;
CPyL60: ;
    CPy_DECREF(cpy_r_r68);
    goto CPyL19;
CPyL61: ;
    CPy_DECREF(cpy_r_r90);
    goto CPyL27;
CPyL62: ;
    CPy_DecRef(cpy_r_r116);
    goto CPyL59;
CPyL63: ;
    CPy_DecRef(cpy_r_r130);
    goto CPyL59;
CPyL64: ;
    CPy_DecRef(cpy_r_r148);
    goto CPyL59;
CPyL65: ;
    CPy_DecRef(cpy_r_r166);
    goto CPyL59;
}

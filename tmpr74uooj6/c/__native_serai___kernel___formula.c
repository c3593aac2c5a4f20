#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
formula___Formula_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
formula___Formula_traverse(serai___kernel___formula___FormulaObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_text);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_formula___Formula_clear(PyObject *cpy_r_self)
{
    serai___kernel___formula___FormulaObject *self = (serai___kernel___formula___FormulaObject *)cpy_r_self;
    Py_CLEAR(self->_text);
    return 0;
}

static int32_t CPyDef_formula___Formula_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___formula___FormulaObject *self = (serai___kernel___formula___FormulaObject *)cpy_r_self;
    Py_CLEAR(self->_text);
    return 0;
}

static void
formula___Formula_dealloc(serai___kernel___formula___FormulaObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, formula___Formula_dealloc)
    CPyDef_formula___Formula_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_formula_____mypyc__Formula_setup(PyObject *cpy_r_type);
PyObject *CPyDef_formula___Formula(void);

static PyObject *
formula___Formula_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_formula___Formula) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_formula_____mypyc__Formula_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_formula___Formula_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem formula___Formula_vtable[3];
static bool
CPyDef_formula___Formula_trait_vtable_setup(void)
{
    CPyVTableItem formula___Formula_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_formula___Formula_____init__,
        (CPyVTableItem)CPyDef_formula___Formula_____repr__,
        (CPyVTableItem)CPyDef_formula___Formula___value,
    };
    memcpy(formula___Formula_vtable, formula___Formula_vtable_scratch, sizeof(formula___Formula_vtable));
    return 1;
}

static bool
CPyDef_formula___Formula_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
formula___Formula_get_text(serai___kernel___formula___FormulaObject *self, void *closure);
static int
formula___Formula_set_text(serai___kernel___formula___FormulaObject *self, PyObject *value, void *closure);

static PyGetSetDef formula___Formula_getseters[] = {
    {"text",
     (getter)formula___Formula_get_text, (setter)formula___Formula_set_text,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef formula___Formula_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_formula_____mypyc__Formula_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_formula___Formula_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self)\n--\n\n")},
    {"__repr__",
     (PyCFunction)CPyPy_formula___Formula_____repr__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__repr__($self, /)\n--\n\n")},
    {"value",
     (PyCFunction)CPyPy_formula___Formula___value,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("value($self, counts)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_formula___Formula_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Formula",
    .tp_new = formula___Formula_new,
    .tp_dealloc = (destructor)formula___Formula_dealloc,
    .tp_traverse = (traverseproc)formula___Formula_traverse,
    .tp_clear = (inquiry)CPyDef_formula___Formula_clear,
    .tp_getset = formula___Formula_getseters,
    .tp_methods = formula___Formula_methods,
    .tp_init = formula___Formula_init,
    .tp_repr = CPyDef_formula___Formula_____repr__,
    .tp_basicsize = sizeof(serai___kernel___formula___FormulaObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Formula()\n--\n\n"),
};
static PyTypeObject *CPyType_formula___Formula_template = &CPyType_formula___Formula_template_;

PyObject *CPyDef_formula_____mypyc__Formula_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___formula___FormulaObject *self;
    self = (serai___kernel___formula___FormulaObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = formula___Formula_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_formula___Formula(void)
{
    PyObject *self = CPyDef_formula_____mypyc__Formula_setup((PyObject *)CPyType_formula___Formula);
    if (self == NULL)
        return NULL;
    char res = CPyDef_formula___Formula_____init__(self);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
formula___Formula_get_text(serai___kernel___formula___FormulaObject *self, void *closure)
{
    if (unlikely(self->_text == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'text' of 'Formula' undefined");
        return NULL;
    }
    CPy_INCREF(self->_text);
    PyObject *retval = self->_text;
    return retval;
}

static int
formula___Formula_set_text(serai___kernel___formula___FormulaObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Formula' object attribute 'text' cannot be deleted");
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
    if (self->_text != NULL) {
        CPy_DECREF(self->_text);
    }
    self->_text = tmp;
    return 0;
}

static int
formula___Number_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
formula___Number_traverse(serai___kernel___formula___NumberObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_text);
    if (CPyTagged_CheckLong(self->_number)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_number));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_formula___Number_clear(PyObject *cpy_r_self)
{
    serai___kernel___formula___NumberObject *self = (serai___kernel___formula___NumberObject *)cpy_r_self;
    Py_CLEAR(self->_text);
    if (CPyTagged_CheckLong(self->_number)) {
        CPyTagged __tmp = self->_number;
        self->_number = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_formula___Number_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___formula___NumberObject *self = (serai___kernel___formula___NumberObject *)cpy_r_self;
    Py_CLEAR(self->_text);
    if (CPyTagged_CheckLong(self->_number)) {
        CPyTagged __tmp = self->_number;
        self->_number = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
formula___Number_dealloc(serai___kernel___formula___NumberObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, formula___Number_dealloc)
    CPyDef_formula___Number_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_formula_____mypyc__Number_setup(PyObject *cpy_r_type);
PyObject *CPyDef_formula___Number(CPyTagged cpy_r_number);

static PyObject *
formula___Number_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_formula___Number) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_formula_____mypyc__Number_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_formula___Number_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem formula___Number_vtable[5];
static bool
CPyDef_formula___Number_trait_vtable_setup(void)
{
    CPyVTableItem formula___Number_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_formula___Number_____init__,
        (CPyVTableItem)CPyDef_formula___Formula_____repr__,
        (CPyVTableItem)CPyDef_formula___Number___value,
        (CPyVTableItem)CPyDef_formula___Number_____init__,
        (CPyVTableItem)CPyDef_formula___Number___value,
    };
    memcpy(formula___Number_vtable, formula___Number_vtable_scratch, sizeof(formula___Number_vtable));
    return 1;
}

static bool
CPyDef_formula___Number_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
formula___Number_get_number(serai___kernel___formula___NumberObject *self, void *closure);
static int
formula___Number_set_number(serai___kernel___formula___NumberObject *self, PyObject *value, void *closure);

static PyGetSetDef formula___Number_getseters[] = {
    {"number",
     (getter)formula___Number_get_number, (setter)formula___Number_set_number,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef formula___Number_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_formula_____mypyc__Number_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_formula___Number_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, number)\n--\n\n")},
    {"value",
     (PyCFunction)CPyPy_formula___Number___value,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("value($self, counts)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_formula___Number_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Number",
    .tp_new = formula___Number_new,
    .tp_dealloc = (destructor)formula___Number_dealloc,
    .tp_traverse = (traverseproc)formula___Number_traverse,
    .tp_clear = (inquiry)CPyDef_formula___Number_clear,
    .tp_getset = formula___Number_getseters,
    .tp_methods = formula___Number_methods,
    .tp_init = formula___Number_init,
    .tp_basicsize = sizeof(serai___kernel___formula___NumberObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Number(number)\n--\n\n"),
};
static PyTypeObject *CPyType_formula___Number_template = &CPyType_formula___Number_template_;

PyObject *CPyDef_formula_____mypyc__Number_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___formula___NumberObject *self;
    self = (serai___kernel___formula___NumberObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = formula___Number_vtable;
    self->_number = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_formula___Number(CPyTagged cpy_r_number)
{
    PyObject *self = CPyDef_formula_____mypyc__Number_setup((PyObject *)CPyType_formula___Number);
    if (self == NULL)
        return NULL;
    char res = CPyDef_formula___Number_____init__(self, cpy_r_number);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
formula___Number_get_number(serai___kernel___formula___NumberObject *self, void *closure)
{
    if (unlikely(self->_number == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'number' of 'Number' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_number);
    PyObject *retval = CPyTagged_StealAsObject(self->_number);
    return retval;
}

static int
formula___Number_set_number(serai___kernel___formula___NumberObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Number' object attribute 'number' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_number != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_number);
    }
    self->_number = tmp;
    return 0;
}

static int
formula___Count_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
formula___Count_traverse(serai___kernel___formula___CountObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_text);
    Py_VISIT(self->_name);
    if (CPyTagged_CheckLong(self->_place)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_place));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_formula___Count_clear(PyObject *cpy_r_self)
{
    serai___kernel___formula___CountObject *self = (serai___kernel___formula___CountObject *)cpy_r_self;
    Py_CLEAR(self->_text);
    Py_CLEAR(self->_name);
    if (CPyTagged_CheckLong(self->_place)) {
        CPyTagged __tmp = self->_place;
        self->_place = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_formula___Count_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___formula___CountObject *self = (serai___kernel___formula___CountObject *)cpy_r_self;
    Py_CLEAR(self->_text);
    Py_CLEAR(self->_name);
    if (CPyTagged_CheckLong(self->_place)) {
        CPyTagged __tmp = self->_place;
        self->_place = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
formula___Count_dealloc(serai___kernel___formula___CountObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, formula___Count_dealloc)
    CPyDef_formula___Count_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_formula_____mypyc__Count_setup(PyObject *cpy_r_type);
PyObject *CPyDef_formula___Count(PyObject *cpy_r_name, CPyTagged cpy_r_place);

static PyObject *
formula___Count_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_formula___Count) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_formula_____mypyc__Count_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_formula___Count_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem formula___Count_vtable[5];
static bool
CPyDef_formula___Count_trait_vtable_setup(void)
{
    CPyVTableItem formula___Count_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_formula___Count_____init__,
        (CPyVTableItem)CPyDef_formula___Formula_____repr__,
        (CPyVTableItem)CPyDef_formula___Count___value,
        (CPyVTableItem)CPyDef_formula___Count_____init__,
        (CPyVTableItem)CPyDef_formula___Count___value,
    };
    memcpy(formula___Count_vtable, formula___Count_vtable_scratch, sizeof(formula___Count_vtable));
    return 1;
}

static bool
CPyDef_formula___Count_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
formula___Count_get_name(serai___kernel___formula___CountObject *self, void *closure);
static int
formula___Count_set_name(serai___kernel___formula___CountObject *self, PyObject *value, void *closure);
static PyObject *
formula___Count_get_place(serai___kernel___formula___CountObject *self, void *closure);
static int
formula___Count_set_place(serai___kernel___formula___CountObject *self, PyObject *value, void *closure);

static PyGetSetDef formula___Count_getseters[] = {
    {"name",
     (getter)formula___Count_get_name, (setter)formula___Count_set_name,
     NULL, NULL},
    {"place",
     (getter)formula___Count_get_place, (setter)formula___Count_set_place,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef formula___Count_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_formula_____mypyc__Count_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_formula___Count_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, name, place)\n--\n\n")},
    {"value",
     (PyCFunction)CPyPy_formula___Count___value,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("value($self, counts)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_formula___Count_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Count",
    .tp_new = formula___Count_new,
    .tp_dealloc = (destructor)formula___Count_dealloc,
    .tp_traverse = (traverseproc)formula___Count_traverse,
    .tp_clear = (inquiry)CPyDef_formula___Count_clear,
    .tp_getset = formula___Count_getseters,
    .tp_methods = formula___Count_methods,
    .tp_init = formula___Count_init,
    .tp_basicsize = sizeof(serai___kernel___formula___CountObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Count(name, place)\n--\n\n"),
};
static PyTypeObject *CPyType_formula___Count_template = &CPyType_formula___Count_template_;

PyObject *CPyDef_formula_____mypyc__Count_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___formula___CountObject *self;
    self = (serai___kernel___formula___CountObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = formula___Count_vtable;
    self->_place = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_formula___Count(PyObject *cpy_r_name, CPyTagged cpy_r_place)
{
    PyObject *self = CPyDef_formula_____mypyc__Count_setup((PyObject *)CPyType_formula___Count);
    if (self == NULL)
        return NULL;
    char res = CPyDef_formula___Count_____init__(self, cpy_r_name, cpy_r_place);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
formula___Count_get_name(serai___kernel___formula___CountObject *self, void *closure)
{
    if (unlikely(self->_name == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'name' of 'Count' undefined");
        return NULL;
    }
    CPy_INCREF(self->_name);
    PyObject *retval = self->_name;
    return retval;
}

static int
formula___Count_set_name(serai___kernel___formula___CountObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Count' object attribute 'name' cannot be deleted");
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
formula___Count_get_place(serai___kernel___formula___CountObject *self, void *closure)
{
    if (unlikely(self->_place == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'place' of 'Count' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_place);
    PyObject *retval = CPyTagged_StealAsObject(self->_place);
    return retval;
}

static int
formula___Count_set_place(serai___kernel___formula___CountObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Count' object attribute 'place' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_place != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_place);
    }
    self->_place = tmp;
    return 0;
}

static int
formula___Operation_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
formula___Operation_traverse(serai___kernel___formula___OperationObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_text);
    Py_VISIT(self->_sign);
    Py_VISIT(self->_parts);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_formula___Operation_clear(PyObject *cpy_r_self)
{
    serai___kernel___formula___OperationObject *self = (serai___kernel___formula___OperationObject *)cpy_r_self;
    Py_CLEAR(self->_text);
    Py_CLEAR(self->_sign);
    Py_CLEAR(self->_parts);
    return 0;
}

static int32_t CPyDef_formula___Operation_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___formula___OperationObject *self = (serai___kernel___formula___OperationObject *)cpy_r_self;
    Py_CLEAR(self->_text);
    Py_CLEAR(self->_sign);
    Py_CLEAR(self->_parts);
    return 0;
}

static void
formula___Operation_dealloc(serai___kernel___formula___OperationObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, formula___Operation_dealloc)
    CPyDef_formula___Operation_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_formula_____mypyc__Operation_setup(PyObject *cpy_r_type);
PyObject *CPyDef_formula___Operation(PyObject *cpy_r_sign, PyObject *cpy_r_parts);

static PyObject *
formula___Operation_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_formula___Operation) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_formula_____mypyc__Operation_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_formula___Operation_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem formula___Operation_vtable[5];
static bool
CPyDef_formula___Operation_trait_vtable_setup(void)
{
    CPyVTableItem formula___Operation_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_formula___Operation_____init__,
        (CPyVTableItem)CPyDef_formula___Formula_____repr__,
        (CPyVTableItem)CPyDef_formula___Operation___value,
        (CPyVTableItem)CPyDef_formula___Operation_____init__,
        (CPyVTableItem)CPyDef_formula___Operation___value,
    };
    memcpy(formula___Operation_vtable, formula___Operation_vtable_scratch, sizeof(formula___Operation_vtable));
    return 1;
}

static bool
CPyDef_formula___Operation_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
formula___Operation_get_sign(serai___kernel___formula___OperationObject *self, void *closure);
static int
formula___Operation_set_sign(serai___kernel___formula___OperationObject *self, PyObject *value, void *closure);
static PyObject *
formula___Operation_get_parts(serai___kernel___formula___OperationObject *self, void *closure);
static int
formula___Operation_set_parts(serai___kernel___formula___OperationObject *self, PyObject *value, void *closure);

static PyGetSetDef formula___Operation_getseters[] = {
    {"sign",
     (getter)formula___Operation_get_sign, (setter)formula___Operation_set_sign,
     NULL, NULL},
    {"parts",
     (getter)formula___Operation_get_parts, (setter)formula___Operation_set_parts,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef formula___Operation_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_formula_____mypyc__Operation_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_formula___Operation_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, sign, parts)\n--\n\n")},
    {"value",
     (PyCFunction)CPyPy_formula___Operation___value,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("value($self, counts)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_formula___Operation_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Operation",
    .tp_new = formula___Operation_new,
    .tp_dealloc = (destructor)formula___Operation_dealloc,
    .tp_traverse = (traverseproc)formula___Operation_traverse,
    .tp_clear = (inquiry)CPyDef_formula___Operation_clear,
    .tp_getset = formula___Operation_getseters,
    .tp_methods = formula___Operation_methods,
    .tp_init = formula___Operation_init,
    .tp_basicsize = sizeof(serai___kernel___formula___OperationObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Operation(sign, parts)\n--\n\n"),
};
static PyTypeObject *CPyType_formula___Operation_template = &CPyType_formula___Operation_template_;

PyObject *CPyDef_formula_____mypyc__Operation_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___formula___OperationObject *self;
    self = (serai___kernel___formula___OperationObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = formula___Operation_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_formula___Operation(PyObject *cpy_r_sign, PyObject *cpy_r_parts)
{
    PyObject *self = CPyDef_formula_____mypyc__Operation_setup((PyObject *)CPyType_formula___Operation);
    if (self == NULL)
        return NULL;
    char res = CPyDef_formula___Operation_____init__(self, cpy_r_sign, cpy_r_parts);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
formula___Operation_get_sign(serai___kernel___formula___OperationObject *self, void *closure)
{
    if (unlikely(self->_sign == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'sign' of 'Operation' undefined");
        return NULL;
    }
    CPy_INCREF(self->_sign);
    PyObject *retval = self->_sign;
    return retval;
}

static int
formula___Operation_set_sign(serai___kernel___formula___OperationObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Operation' object attribute 'sign' cannot be deleted");
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
    if (self->_sign != NULL) {
        CPy_DECREF(self->_sign);
    }
    self->_sign = tmp;
    return 0;
}

static PyObject *
formula___Operation_get_parts(serai___kernel___formula___OperationObject *self, void *closure)
{
    if (unlikely(self->_parts == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'parts' of 'Operation' undefined");
        return NULL;
    }
    CPy_INCREF(self->_parts);
    PyObject *retval = self->_parts;
    return retval;
}

static int
formula___Operation_set_parts(serai___kernel___formula___OperationObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Operation' object attribute 'parts' cannot be deleted");
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
    if (self->_parts != NULL) {
        CPy_DECREF(self->_parts);
    }
    self->_parts = tmp;
    return 0;
}

static int
formula___Either_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
formula___Either_traverse(serai___kernel___formula___EitherObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_text);
    Py_VISIT(self->_condition);
    Py_VISIT(self->_yes);
    Py_VISIT(self->_no);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_formula___Either_clear(PyObject *cpy_r_self)
{
    serai___kernel___formula___EitherObject *self = (serai___kernel___formula___EitherObject *)cpy_r_self;
    Py_CLEAR(self->_text);
    Py_CLEAR(self->_condition);
    Py_CLEAR(self->_yes);
    Py_CLEAR(self->_no);
    return 0;
}

static int32_t CPyDef_formula___Either_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___formula___EitherObject *self = (serai___kernel___formula___EitherObject *)cpy_r_self;
    Py_CLEAR(self->_text);
    Py_CLEAR(self->_condition);
    Py_CLEAR(self->_yes);
    Py_CLEAR(self->_no);
    return 0;
}

static void
formula___Either_dealloc(serai___kernel___formula___EitherObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, formula___Either_dealloc)
    CPyDef_formula___Either_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_formula_____mypyc__Either_setup(PyObject *cpy_r_type);
PyObject *CPyDef_formula___Either(PyObject *cpy_r_condition, PyObject *cpy_r_yes, PyObject *cpy_r_no);

static PyObject *
formula___Either_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_formula___Either) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_formula_____mypyc__Either_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_formula___Either_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem formula___Either_vtable[5];
static bool
CPyDef_formula___Either_trait_vtable_setup(void)
{
    CPyVTableItem formula___Either_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_formula___Either_____init__,
        (CPyVTableItem)CPyDef_formula___Formula_____repr__,
        (CPyVTableItem)CPyDef_formula___Either___value,
        (CPyVTableItem)CPyDef_formula___Either_____init__,
        (CPyVTableItem)CPyDef_formula___Either___value,
    };
    memcpy(formula___Either_vtable, formula___Either_vtable_scratch, sizeof(formula___Either_vtable));
    return 1;
}

static bool
CPyDef_formula___Either_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
formula___Either_get_condition(serai___kernel___formula___EitherObject *self, void *closure);
static int
formula___Either_set_condition(serai___kernel___formula___EitherObject *self, PyObject *value, void *closure);
static PyObject *
formula___Either_get_yes(serai___kernel___formula___EitherObject *self, void *closure);
static int
formula___Either_set_yes(serai___kernel___formula___EitherObject *self, PyObject *value, void *closure);
static PyObject *
formula___Either_get_no(serai___kernel___formula___EitherObject *self, void *closure);
static int
formula___Either_set_no(serai___kernel___formula___EitherObject *self, PyObject *value, void *closure);

static PyGetSetDef formula___Either_getseters[] = {
    {"condition",
     (getter)formula___Either_get_condition, (setter)formula___Either_set_condition,
     NULL, NULL},
    {"yes",
     (getter)formula___Either_get_yes, (setter)formula___Either_set_yes,
     NULL, NULL},
    {"no",
     (getter)formula___Either_get_no, (setter)formula___Either_set_no,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef formula___Either_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_formula_____mypyc__Either_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_formula___Either_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, condition, yes, no)\n--\n\n")},
    {"value",
     (PyCFunction)CPyPy_formula___Either___value,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("value($self, counts)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_formula___Either_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Either",
    .tp_new = formula___Either_new,
    .tp_dealloc = (destructor)formula___Either_dealloc,
    .tp_traverse = (traverseproc)formula___Either_traverse,
    .tp_clear = (inquiry)CPyDef_formula___Either_clear,
    .tp_getset = formula___Either_getseters,
    .tp_methods = formula___Either_methods,
    .tp_init = formula___Either_init,
    .tp_basicsize = sizeof(serai___kernel___formula___EitherObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Either(condition, yes, no)\n--\n\n"),
};
static PyTypeObject *CPyType_formula___Either_template = &CPyType_formula___Either_template_;

PyObject *CPyDef_formula_____mypyc__Either_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___formula___EitherObject *self;
    self = (serai___kernel___formula___EitherObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = formula___Either_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_formula___Either(PyObject *cpy_r_condition, PyObject *cpy_r_yes, PyObject *cpy_r_no)
{
    PyObject *self = CPyDef_formula_____mypyc__Either_setup((PyObject *)CPyType_formula___Either);
    if (self == NULL)
        return NULL;
    char res = CPyDef_formula___Either_____init__(self, cpy_r_condition, cpy_r_yes, cpy_r_no);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
formula___Either_get_condition(serai___kernel___formula___EitherObject *self, void *closure)
{
    if (unlikely(self->_condition == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'condition' of 'Either' undefined");
        return NULL;
    }
    CPy_INCREF(self->_condition);
    PyObject *retval = self->_condition;
    return retval;
}

static int
formula___Either_set_condition(serai___kernel___formula___EitherObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Either' object attribute 'condition' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyObject_TypeCheck(value, CPyType_formula___Formula)))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.formula.Formula", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_condition != NULL) {
        CPy_DECREF(self->_condition);
    }
    self->_condition = tmp;
    return 0;
}

static PyObject *
formula___Either_get_yes(serai___kernel___formula___EitherObject *self, void *closure)
{
    if (unlikely(self->_yes == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'yes' of 'Either' undefined");
        return NULL;
    }
    CPy_INCREF(self->_yes);
    PyObject *retval = self->_yes;
    return retval;
}

static int
formula___Either_set_yes(serai___kernel___formula___EitherObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Either' object attribute 'yes' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyObject_TypeCheck(value, CPyType_formula___Formula)))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.formula.Formula", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_yes != NULL) {
        CPy_DECREF(self->_yes);
    }
    self->_yes = tmp;
    return 0;
}

static PyObject *
formula___Either_get_no(serai___kernel___formula___EitherObject *self, void *closure)
{
    if (unlikely(self->_no == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'no' of 'Either' undefined");
        return NULL;
    }
    CPy_INCREF(self->_no);
    PyObject *retval = self->_no;
    return retval;
}

static int
formula___Either_set_no(serai___kernel___formula___EitherObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Either' object attribute 'no' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyObject_TypeCheck(value, CPyType_formula___Formula)))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.formula.Formula", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_no != NULL) {
        CPy_DECREF(self->_no);
    }
    self->_no = tmp;
    return 0;
}

static int
formula___FormulaError_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return CPyPy_formula___FormulaError_____init__(self, args, kwds) != NULL ? 0 : -1;
}
PyMemberDef formula___FormulaError_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(PyBaseExceptionObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(PyBaseExceptionObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
formula___FormulaError_traverse(serai___kernel___formula___FormulaErrorObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    PyTypeObject *_base_tp_traverse = CPyType_formula___FormulaError->tp_base;
    while (_base_tp_traverse->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_traverse = _base_tp_traverse->tp_base;
    }
    rv = _base_tp_traverse->tp_traverse((PyObject *)self, visit, arg);
    if (rv != 0) return rv;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyBaseExceptionObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(PyBaseExceptionObject))));
    return rv;
}

static int32_t CPyDef_formula___FormulaError_clear_subtype(PyObject *cpy_r_self)
{
    serai___kernel___formula___FormulaErrorObject *self = (serai___kernel___formula___FormulaErrorObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyBaseExceptionObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(PyBaseExceptionObject))));
    return 0;
}

static int32_t CPyDef_formula___FormulaError_clear(PyObject *cpy_r_self)
{
    int32_t res = CPyDef_formula___FormulaError_clear_subtype(cpy_r_self);
    if (res != 0) return res;
    PyTypeObject *_base_tp_clear = CPyType_formula___FormulaError->tp_base;
    while (_base_tp_clear->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_clear = _base_tp_clear->tp_base;
    }
    return _base_tp_clear->tp_clear((PyObject *)cpy_r_self);
}

static int32_t CPyDef_formula___FormulaError_clear_on_completion_subtype(PyObject *cpy_r_self)
{
    serai___kernel___formula___FormulaErrorObject *self = (serai___kernel___formula___FormulaErrorObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyBaseExceptionObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(PyBaseExceptionObject))));
    return 0;
}

static int32_t CPyDef_formula___FormulaError_clear_on_completion(PyObject *cpy_r_self)
{
    int32_t res = CPyDef_formula___FormulaError_clear_on_completion_subtype(cpy_r_self);
    if (res != 0) return res;
    PyTypeObject *_base_tp_clear = CPyType_formula___FormulaError->tp_base;
    while (_base_tp_clear->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_clear = _base_tp_clear->tp_base;
    }
    return _base_tp_clear->tp_clear((PyObject *)cpy_r_self);
}

static void
formula___FormulaError_dealloc(serai___kernel___formula___FormulaErrorObject *self)
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
    CPyDef_formula___FormulaError_clear_subtype((PyObject *)self);
    if (PyType_IS_GC(CPyType_formula___FormulaError->tp_base)) PyObject_GC_Track((PyObject *)self);
    PyTypeObject *_base_tp_dealloc = CPyType_formula___FormulaError->tp_base;
    while (_base_tp_dealloc->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_dealloc = _base_tp_dealloc->tp_base;
    }
    _base_tp_dealloc->tp_dealloc((PyObject *)self);
    done: ;
}


static PyGetSetDef formula___FormulaError_getseters[] = {
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef formula___FormulaError_methods[] = {
    {"__init__",
     (PyCFunction)CPyPy_formula___FormulaError_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, text, column, problem)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_formula___FormulaError_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "FormulaError",
    .tp_dealloc = (destructor)formula___FormulaError_dealloc,
    .tp_traverse = (traverseproc)formula___FormulaError_traverse,
    .tp_clear = (inquiry)CPyDef_formula___FormulaError_clear,
    .tp_getset = formula___FormulaError_getseters,
    .tp_methods = formula___FormulaError_methods,
    .tp_init = formula___FormulaError_init,
    .tp_members = formula___FormulaError_members,
    .tp_basicsize = sizeof(PyBaseExceptionObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(PyBaseExceptionObject),
    .tp_weaklistoffset = sizeof(PyBaseExceptionObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("FormulaError(text, column, problem)\n--\n\n"),
};
static PyTypeObject *CPyType_formula___FormulaError_template = &CPyType_formula___FormulaError_template_;


static int
formula____node_env_traverse(serai___kernel___formula____node_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_node);
    Py_VISIT(self->_text);
    Py_VISIT(self->_fail);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_formula____node_env_clear(PyObject *cpy_r_self)
{
    serai___kernel___formula____node_envObject *self = (serai___kernel___formula____node_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_node);
    Py_CLEAR(self->_text);
    Py_CLEAR(self->_fail);
    return 0;
}

static int32_t CPyDef_formula____node_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___formula____node_envObject *self = (serai___kernel___formula____node_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_fail);
    return 0;
}

static void
formula____node_env_dealloc(serai___kernel___formula____node_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (formula____node_env_free_instance == NULL) {
        formula____node_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_node);
        Py_CLEAR(self->_text);
        Py_CLEAR(self->_fail);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, formula____node_env_dealloc)
    CPyDef_formula____node_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_formula_____mypyc___3_node_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_formula____node_env(void);

static PyObject *
formula____node_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_formula____node_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_formula_____mypyc___3_node_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem formula____node_env_vtable[1];
static bool
CPyDef_formula____node_env_trait_vtable_setup(void)
{
    CPyVTableItem formula____node_env_vtable_scratch[] = {
        NULL
    };
    memcpy(formula____node_env_vtable, formula____node_env_vtable_scratch, sizeof(formula____node_env_vtable));
    return 1;
}

static bool
CPyDef_formula____node_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef formula____node_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_formula_____mypyc___3_node_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_formula____node_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_node_env",
    .tp_new = formula____node_env_new,
    .tp_dealloc = (destructor)formula____node_env_dealloc,
    .tp_traverse = (traverseproc)formula____node_env_traverse,
    .tp_clear = (inquiry)CPyDef_formula____node_env_clear,
    .tp_methods = formula____node_env_methods,
    .tp_basicsize = sizeof(serai___kernel___formula____node_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_node_env()\n--\n\n"),
};
static PyTypeObject *CPyType_formula____node_env_template = &CPyType_formula____node_env_template_;

PyObject *CPyDef_formula_____mypyc___3_node_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___formula____node_envObject *self;
    if (formula____node_env_free_instance != NULL) {
        self = formula____node_env_free_instance;
        formula____node_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___kernel___formula____node_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = formula____node_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_formula____node_env(void)
{
    PyObject *self = CPyDef_formula_____mypyc___3_node_env_setup((PyObject *)CPyType_formula____node_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__formula___fail__node_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_formula___fail__node_obj_____get__(self, instance, owner);
}
PyMemberDef formula___fail__node_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___kernel___formula___fail__node_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___kernel___formula___fail__node_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
formula___fail__node_obj_traverse(serai___kernel___formula___fail__node_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___kernel___formula___fail__node_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___formula___fail__node_objObject))));
    return rv;
}

static int32_t CPyDef_formula___fail__node_obj_clear(PyObject *cpy_r_self)
{
    serai___kernel___formula___fail__node_objObject *self = (serai___kernel___formula___fail__node_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___kernel___formula___fail__node_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___formula___fail__node_objObject))));
    return 0;
}

static int32_t CPyDef_formula___fail__node_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___formula___fail__node_objObject *self = (serai___kernel___formula___fail__node_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___kernel___formula___fail__node_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___formula___fail__node_objObject))));
    return 0;
}

static void
formula___fail__node_obj_dealloc(serai___kernel___formula___fail__node_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (formula___fail__node_obj_free_instance == NULL) {
        formula___fail__node_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, formula___fail__node_obj_dealloc)
    CPyDef_formula___fail__node_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_formula_____mypyc__fail__node_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_formula___fail__node_obj(void);

static PyObject *
formula___fail__node_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_formula___fail__node_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_formula_____mypyc__fail__node_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem formula___fail__node_obj_vtable[2];
static bool
CPyDef_formula___fail__node_obj_trait_vtable_setup(void)
{
    CPyVTableItem formula___fail__node_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_formula___fail__node_obj_____call__,
        (CPyVTableItem)CPyDef_formula___fail__node_obj_____get__,
    };
    memcpy(formula___fail__node_obj_vtable, formula___fail__node_obj_vtable_scratch, sizeof(formula___fail__node_obj_vtable));
    return 1;
}

static bool
CPyDef_formula___fail__node_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
formula___fail__node_obj_get___3_mypyc_env__(serai___kernel___formula___fail__node_objObject *self, void *closure);

static PyGetSetDef formula___fail__node_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)formula___fail__node_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef formula___fail__node_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_formula_____mypyc__fail__node_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_formula___fail__node_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($problem)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_formula___fail__node_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_formula___fail__node_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "fail__node_obj",
    .tp_new = formula___fail__node_obj_new,
    .tp_dealloc = (destructor)formula___fail__node_obj_dealloc,
    .tp_traverse = (traverseproc)formula___fail__node_obj_traverse,
    .tp_clear = (inquiry)CPyDef_formula___fail__node_obj_clear,
    .tp_getset = formula___fail__node_obj_getseters,
    .tp_methods = formula___fail__node_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__formula___fail__node_obj,
    .tp_members = formula___fail__node_obj_members,
    .tp_basicsize = sizeof(serai___kernel___formula___fail__node_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___kernel___formula___fail__node_objObject),
    .tp_weaklistoffset = sizeof(serai___kernel___formula___fail__node_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___kernel___formula___fail__node_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("fail__node_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_formula___fail__node_obj_template = &CPyType_formula___fail__node_obj_template_;

PyObject *CPyDef_formula_____mypyc__fail__node_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___formula___fail__node_objObject *self;
    if (formula___fail__node_obj_free_instance != NULL) {
        self = formula___fail__node_obj_free_instance;
        formula___fail__node_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___kernel___formula___fail__node_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = formula___fail__node_obj_vtable;
    self->vectorcall = CPyPy_formula___fail__node_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_formula___fail__node_obj(void)
{
    PyObject *self = CPyDef_formula_____mypyc__fail__node_obj_setup((PyObject *)CPyType_formula___fail__node_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
formula___fail__node_obj_get___3_mypyc_env__(serai___kernel___formula___fail__node_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of 'fail__node_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PySendResult CPyDunder_am_sendformula___strip_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_formula___strip_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods formula___strip_gen_as_async = {
    .am_send = CPyDunder_am_sendformula___strip_gen,
};
static int
formula___strip_gen_traverse(serai___kernel___formula___strip_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__formula);
    Py_VISIT(self->___mypyc_generator_frame_attribute__levels);
    Py_VISIT(self->___mypyc_temp__3_serai___kernel___formula___strip_gen_1);
    Py_VISIT(self->___mypyc_temp__3_serai___kernel___formula___strip_gen_2);
    Py_VISIT(self->___mypyc_temp__3_serai___kernel___formula___strip_gen_3);
    Py_VISIT(self->___mypyc_temp__3_serai___kernel___formula___strip_gen_4);
    Py_VISIT(self->___mypyc_temp__3_serai___kernel___formula___strip_gen_5);
    Py_VISIT(self->___mypyc_temp__3_serai___kernel___formula___strip_gen_6);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_formula___strip_gen_clear(PyObject *cpy_r_self)
{
    serai___kernel___formula___strip_genObject *self = (serai___kernel___formula___strip_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__formula);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__levels);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___formula___strip_gen_1);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___formula___strip_gen_2);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___formula___strip_gen_3);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___formula___strip_gen_4);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___formula___strip_gen_5);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___formula___strip_gen_6);
    return 0;
}

static int32_t CPyDef_formula___strip_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___formula___strip_genObject *self = (serai___kernel___formula___strip_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__formula);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__levels);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___formula___strip_gen_1);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___formula___strip_gen_2);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___formula___strip_gen_3);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___formula___strip_gen_4);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___formula___strip_gen_5);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___formula___strip_gen_6);
    return 0;
}

static void
formula___strip_gen_dealloc(serai___kernel___formula___strip_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (formula___strip_gen_free_instance == NULL) {
        formula___strip_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__formula);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__levels);
        Py_CLEAR(self->___mypyc_temp__3_serai___kernel___formula___strip_gen_1);
        Py_CLEAR(self->___mypyc_temp__3_serai___kernel___formula___strip_gen_2);
        Py_CLEAR(self->___mypyc_temp__3_serai___kernel___formula___strip_gen_3);
        Py_CLEAR(self->___mypyc_temp__3_serai___kernel___formula___strip_gen_4);
        Py_CLEAR(self->___mypyc_temp__3_serai___kernel___formula___strip_gen_5);
        Py_CLEAR(self->___mypyc_temp__3_serai___kernel___formula___strip_gen_6);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, formula___strip_gen_dealloc)
    CPyDef_formula___strip_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_formula_____mypyc__strip_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_formula___strip_gen(void);

static PyObject *
formula___strip_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_formula___strip_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_formula_____mypyc__strip_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem formula___strip_gen_vtable[6];
static bool
CPyDef_formula___strip_gen_trait_vtable_setup(void)
{
    CPyVTableItem formula___strip_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_formula___strip_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_formula___strip_gen_____next__,
        (CPyVTableItem)CPyDef_formula___strip_gen___send,
        (CPyVTableItem)CPyDef_formula___strip_gen_____iter__,
        (CPyVTableItem)CPyDef_formula___strip_gen___throw,
        (CPyVTableItem)CPyDef_formula___strip_gen___close,
    };
    memcpy(formula___strip_gen_vtable, formula___strip_gen_vtable_scratch, sizeof(formula___strip_gen_vtable));
    return 1;
}

static bool
CPyDef_formula___strip_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef formula___strip_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_formula_____mypyc__strip_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_formula___strip_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_formula___strip_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_formula___strip_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_formula___strip_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_formula___strip_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_formula___strip_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "strip_gen",
    .tp_new = formula___strip_gen_new,
    .tp_dealloc = (destructor)formula___strip_gen_dealloc,
    .tp_traverse = (traverseproc)formula___strip_gen_traverse,
    .tp_clear = (inquiry)CPyDef_formula___strip_gen_clear,
    .tp_methods = formula___strip_gen_methods,
    .tp_iter = CPyDef_formula___strip_gen_____iter__,
    .tp_iternext = CPyDef_formula___strip_gen_____next__,
    .tp_as_async = &formula___strip_gen_as_async,
    .tp_basicsize = sizeof(serai___kernel___formula___strip_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("strip_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_formula___strip_gen_template = &CPyType_formula___strip_gen_template_;

PyObject *CPyDef_formula_____mypyc__strip_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___formula___strip_genObject *self;
    if (formula___strip_gen_free_instance != NULL) {
        self = formula___strip_gen_free_instance;
        formula___strip_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___kernel___formula___strip_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = formula___strip_gen_vtable;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_formula___strip_gen(void)
{
    PyObject *self = CPyDef_formula_____mypyc__strip_gen_setup((PyObject *)CPyType_formula___strip_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendformula____goal_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_formula____goal_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods formula____goal_gen_as_async = {
    .am_send = CPyDunder_am_sendformula____goal_gen,
};
static int
formula____goal_gen_traverse(serai___kernel___formula____goal_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__what);
    Py_VISIT(self->___mypyc_generator_frame_attribute__least);
    Py_VISIT(self->___mypyc_generator_frame_attribute__names);
    Py_VISIT(self->___mypyc_generator_frame_attribute__between);
    Py_VISIT(self->___mypyc_generator_frame_attribute__name);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_formula____goal_gen_clear(PyObject *cpy_r_self)
{
    serai___kernel___formula____goal_genObject *self = (serai___kernel___formula____goal_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__what);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__least);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__names);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__between);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__name);
    return 0;
}

static int32_t CPyDef_formula____goal_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___formula____goal_genObject *self = (serai___kernel___formula____goal_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__what);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__least);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__names);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__between);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__name);
    return 0;
}

static void
formula____goal_gen_dealloc(serai___kernel___formula____goal_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (formula____goal_gen_free_instance == NULL) {
        formula____goal_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__what);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__least);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__names);
        self->___mypyc_generator_frame_attribute__every = 2;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__between);
        self->___mypyc_temp__3_serai___kernel___formula____goal_gen_3 = CPY_INT_TAG;
        self->___mypyc_temp__3_serai___kernel___formula____goal_gen_4 = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__name);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, formula____goal_gen_dealloc)
    CPyDef_formula____goal_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_formula_____mypyc___3_goal_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_formula____goal_gen(void);

static PyObject *
formula____goal_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_formula____goal_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_formula_____mypyc___3_goal_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem formula____goal_gen_vtable[6];
static bool
CPyDef_formula____goal_gen_trait_vtable_setup(void)
{
    CPyVTableItem formula____goal_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_formula____goal_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_formula____goal_gen_____next__,
        (CPyVTableItem)CPyDef_formula____goal_gen___send,
        (CPyVTableItem)CPyDef_formula____goal_gen_____iter__,
        (CPyVTableItem)CPyDef_formula____goal_gen___throw,
        (CPyVTableItem)CPyDef_formula____goal_gen___close,
    };
    memcpy(formula____goal_gen_vtable, formula____goal_gen_vtable_scratch, sizeof(formula____goal_gen_vtable));
    return 1;
}

static bool
CPyDef_formula____goal_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef formula____goal_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_formula_____mypyc___3_goal_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_formula____goal_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_formula____goal_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_formula____goal_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_formula____goal_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_formula____goal_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_formula____goal_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_goal_gen",
    .tp_new = formula____goal_gen_new,
    .tp_dealloc = (destructor)formula____goal_gen_dealloc,
    .tp_traverse = (traverseproc)formula____goal_gen_traverse,
    .tp_clear = (inquiry)CPyDef_formula____goal_gen_clear,
    .tp_methods = formula____goal_gen_methods,
    .tp_iter = CPyDef_formula____goal_gen_____iter__,
    .tp_iternext = CPyDef_formula____goal_gen_____next__,
    .tp_as_async = &formula____goal_gen_as_async,
    .tp_basicsize = sizeof(serai___kernel___formula____goal_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_goal_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_formula____goal_gen_template = &CPyType_formula____goal_gen_template_;

PyObject *CPyDef_formula_____mypyc___3_goal_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___formula____goal_genObject *self;
    if (formula____goal_gen_free_instance != NULL) {
        self = formula____goal_gen_free_instance;
        formula____goal_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___kernel___formula____goal_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = formula____goal_gen_vtable;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__every = 2;
    self->___mypyc_temp__3_serai___kernel___formula____goal_gen_3 = CPY_INT_TAG;
    self->___mypyc_temp__3_serai___kernel___formula____goal_gen_4 = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_formula____goal_gen(void)
{
    PyObject *self = CPyDef_formula_____mypyc___3_goal_gen_setup((PyObject *)CPyType_formula____goal_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendformula____points_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_formula____points_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods formula____points_gen_as_async = {
    .am_send = CPyDunder_am_sendformula____points_gen,
};
static int
formula____points_gen_traverse(serai___kernel___formula____points_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__formula);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__step)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__step));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__what);
    Py_VISIT(self->___mypyc_temp__3_serai___kernel___formula____points_gen_2);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_formula____points_gen_clear(PyObject *cpy_r_self)
{
    serai___kernel___formula____points_genObject *self = (serai___kernel___formula____points_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__formula);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__step)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__step;
        self->___mypyc_generator_frame_attribute__step = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__what);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___formula____points_gen_2);
    return 0;
}

static int32_t CPyDef_formula____points_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___formula____points_genObject *self = (serai___kernel___formula____points_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__formula);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__step)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__step;
        self->___mypyc_generator_frame_attribute__step = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__what);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___formula____points_gen_2);
    return 0;
}

static void
formula____points_gen_dealloc(serai___kernel___formula____points_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (formula____points_gen_free_instance == NULL) {
        formula____points_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__formula);
        self->___mypyc_next_label__ = -113;
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__step)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__step;
            self->___mypyc_generator_frame_attribute__step = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__step = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__what);
        Py_CLEAR(self->___mypyc_temp__3_serai___kernel___formula____points_gen_2);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, formula____points_gen_dealloc)
    CPyDef_formula____points_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_formula_____mypyc___3_points_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_formula____points_gen(void);

static PyObject *
formula____points_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_formula____points_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_formula_____mypyc___3_points_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem formula____points_gen_vtable[6];
static bool
CPyDef_formula____points_gen_trait_vtable_setup(void)
{
    CPyVTableItem formula____points_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_formula____points_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_formula____points_gen_____next__,
        (CPyVTableItem)CPyDef_formula____points_gen___send,
        (CPyVTableItem)CPyDef_formula____points_gen_____iter__,
        (CPyVTableItem)CPyDef_formula____points_gen___throw,
        (CPyVTableItem)CPyDef_formula____points_gen___close,
    };
    memcpy(formula____points_gen_vtable, formula____points_gen_vtable_scratch, sizeof(formula____points_gen_vtable));
    return 1;
}

static bool
CPyDef_formula____points_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef formula____points_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_formula_____mypyc___3_points_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_formula____points_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_formula____points_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_formula____points_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_formula____points_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_formula____points_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_formula____points_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_points_gen",
    .tp_new = formula____points_gen_new,
    .tp_dealloc = (destructor)formula____points_gen_dealloc,
    .tp_traverse = (traverseproc)formula____points_gen_traverse,
    .tp_clear = (inquiry)CPyDef_formula____points_gen_clear,
    .tp_methods = formula____points_gen_methods,
    .tp_iter = CPyDef_formula____points_gen_____iter__,
    .tp_iternext = CPyDef_formula____points_gen_____next__,
    .tp_as_async = &formula____points_gen_as_async,
    .tp_basicsize = sizeof(serai___kernel___formula____points_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_points_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_formula____points_gen_template = &CPyType_formula____points_gen_template_;

PyObject *CPyDef_formula_____mypyc___3_points_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___formula____points_genObject *self;
    if (formula____points_gen_free_instance != NULL) {
        self = formula____points_gen_free_instance;
        formula____points_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___kernel___formula____points_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = formula____points_gen_vtable;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__step = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_formula____points_gen(void)
{
    PyObject *self = CPyDef_formula_____mypyc___3_points_gen_setup((PyObject *)CPyType_formula____points_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef formulamodule_methods[] = {
    {"parse_formula", (PyCFunction)CPyPy_formula___parse_formula, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("parse_formula(text, names)\n--\n\n") /* docstring */},
    {"_node", (PyCFunction)CPyPy_formula____node, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_node(node, text, names)\n--\n\n") /* docstring */},
    {"shared_out", (PyCFunction)CPyPy_formula___shared_out, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("shared_out(formula)\n--\n\n") /* docstring */},
    {"counts_only", (PyCFunction)CPyPy_formula___counts_only, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("counts_only(formula)\n--\n\n") /* docstring */},
    {"counted", (PyCFunction)CPyPy_formula___counted, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("counted(formula)\n--\n\n") /* docstring */},
    {"strip", (PyCFunction)CPyPy_formula___strip, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("strip(formula)\n--\n\n") /* docstring */},
    {"_levels", (PyCFunction)CPyPy_formula____levels, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_levels(formula)\n--\n\n") /* docstring */},
    {"_goal", (PyCFunction)CPyPy_formula____goal, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_goal(what, least)\n--\n\n") /* docstring */},
    {"_points", (PyCFunction)CPyPy_formula____points, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_points(formula)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___kernel___formula__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___kernel___formula__internal, "__name__");
    CPyStatic_formula___globals = PyModule_GetDict(CPyModule_serai___kernel___formula__internal);
    if (unlikely(CPyStatic_formula___globals == NULL))
        goto fail;
    CPyType_formula____node_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_formula____node_env_template, NULL, modname);
    if (unlikely(!CPyType_formula____node_env))
        goto fail;
    CPyDef_formula____node_env_trait_vtable_setup();
    CPyType_formula___fail__node_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_formula___fail__node_obj_template, NULL, modname);
    if (unlikely(!CPyType_formula___fail__node_obj))
        goto fail;
    CPyDef_formula___fail__node_obj_trait_vtable_setup();
    CPyType_formula___strip_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_formula___strip_gen_template, NULL, modname);
    if (unlikely(!CPyType_formula___strip_gen))
        goto fail;
    CPyDef_formula___strip_gen_trait_vtable_setup();
    CPyType_formula____goal_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_formula____goal_gen_template, NULL, modname);
    if (unlikely(!CPyType_formula____goal_gen))
        goto fail;
    CPyDef_formula____goal_gen_trait_vtable_setup();
    CPyType_formula____points_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_formula____points_gen_template, NULL, modname);
    if (unlikely(!CPyType_formula____points_gen))
        goto fail;
    CPyDef_formula____points_gen_trait_vtable_setup();
    char result = CPyDef_formula_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___kernel___formula__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_formula___Formula);
    Py_CLEAR(CPyType_formula___Number);
    Py_CLEAR(CPyType_formula___Count);
    Py_CLEAR(CPyType_formula___Operation);
    Py_CLEAR(CPyType_formula___Either);
    Py_CLEAR(CPyType_formula___FormulaError);
    Py_CLEAR(CPyType_formula____node_env);
    Py_CLEAR(CPyType_formula___fail__node_obj);
    Py_CLEAR(CPyType_formula___strip_gen);
    Py_CLEAR(CPyType_formula____goal_gen);
    Py_CLEAR(CPyType_formula____points_gen);
    return -1;
}
int CPyExec_serai___kernel___formula(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___kernel___formula__impl, &CPyImportState_serai___kernel___formula, &CPyModule_serai___kernel___formula);
}
static struct PyModuleDef formulamodule = {
    PyModuleDef_HEAD_INIT,
    "serai.kernel.formula",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    formulamodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___kernel___formula(void)
{
    if (CPyModule_serai___kernel___formula__internal) {
        Py_INCREF(CPyModule_serai___kernel___formula__internal);
        return CPyModule_serai___kernel___formula__internal;
    }
    CPyModule_serai___kernel___formula__internal = PyModule_Create(&formulamodule);
    return CPyModule_serai___kernel___formula__internal;
}

PyObject *CPyInit_serai___kernel___formula(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___kernel___formula__internal) {
        Py_INCREF(CPyModule_serai___kernel___formula__internal);
        return CPyModule_serai___kernel___formula__internal;
    }
    CPyModule_serai___kernel___formula__internal = PyModule_Create(&formulamodule);
    if (unlikely(CPyModule_serai___kernel___formula__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.kernel.formula");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___kernel___formula__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___kernel___formula__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___kernel___formula__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___kernel___formula(CPyModule_serai___kernel___formula__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___kernel___formula__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.kernel.formula");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___kernel___formula__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_formula___Formula_____init__(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    cpy_r_r0 = CPyStatics[151]; /* '' */
    CPy_INCREF(cpy_r_r0);
    ((serai___kernel___formula___FormulaObject *)cpy_r_self)->_text = cpy_r_r0;
    return 1;
}
        
        PyObject *CPyPy_formula___Formula_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "", "__init__", kwlist)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_formula___Formula)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.formula.Formula", obj_self); 
                goto fail;
            }
            char retval = CPyDef_formula___Formula_____init__(arg_self);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/formula.py", "__init__", 20, CPyStatic_formula___globals);
            return NULL;
        }
        
PyObject *CPyDef_formula___Formula_____repr__(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = ((serai___kernel___formula___FormulaObject *)cpy_r_self)->_text;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyStr_IsTrue(cpy_r_r0);
    if (!cpy_r_r1) goto CPyL7;
    cpy_r_r2 = cpy_r_r0;
    goto CPyL5;
CPyL2: ;
    cpy_r_r3 = CPy_TYPE(cpy_r_self);
    cpy_r_r4 = CPy_GetName(cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "__repr__", 24, CPyStatic_formula___globals);
        goto CPyL6;
    }
    if (likely(PyUnicode_Check(cpy_r_r4)))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "__repr__", 24, CPyStatic_formula___globals, "str", cpy_r_r4);
        goto CPyL6;
    }
    cpy_r_r2 = cpy_r_r5;
CPyL5: ;
    return cpy_r_r2;
CPyL6: ;
    cpy_r_r6 = NULL;
    return cpy_r_r6;
CPyL7: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL2;
}
        
        PyObject *CPyPy_formula___Formula_____repr__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__repr__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_formula___Formula)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.formula.Formula", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_formula___Formula_____repr__(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/formula.py", "__repr__", 23, CPyStatic_formula___globals);
            return NULL;
        }
        
CPyTagged CPyDef_formula___Formula___value(PyObject *cpy_r_self, PyObject *cpy_r_counts) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject **cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    cpy_r_r0 = CPyStatics[4601]; /* 'an abstract formula has no value' */
    cpy_r_r1 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r2 = CPyStatics[4589]; /* 'TypeError' */
    cpy_r_r3 = CPyObject_GetAttr(cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "value", 27, CPyStatic_formula___globals);
        goto CPyL4;
    }
    PyObject *cpy_r_r4[1] = {cpy_r_r0};
    cpy_r_r5 = (PyObject **)&cpy_r_r4;
    cpy_r_r6 = PyObject_Vectorcall(cpy_r_r3, cpy_r_r5, 1, 0);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "value", 27, CPyStatic_formula___globals);
        goto CPyL4;
    }
    CPy_Raise(cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "value", 27, CPyStatic_formula___globals);
        goto CPyL4;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = CPY_INT_TAG;
    return cpy_r_r7;
}
        
        PyObject *CPyPy_formula___Formula___value(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"counts", 0};
            static CPyArg_Parser parser = {"O:value", kwlist, 0};
            PyObject *obj_counts;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_counts)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_formula___Formula)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.formula.Formula", obj_self); 
                goto fail;
            }
            PyObject *arg_counts;
            if (likely(PyList_Check(obj_counts)))
                arg_counts = obj_counts;
            else {
                CPy_TypeError("list", obj_counts); 
                goto fail;
            }
            CPyTagged retval = CPyDef_formula___Formula___value(arg_self, arg_counts);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/formula.py", "value", 26, CPyStatic_formula___globals);
            return NULL;
        }
        
char CPyDef_formula___Number_____init__(PyObject *cpy_r_self, CPyTagged cpy_r_number) {
    char cpy_r_r0;
    char cpy_r_r1;
    cpy_r_r0 = CPyDef_formula___Formula_____init__(cpy_r_self);
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "__init__", 34, CPyStatic_formula___globals);
        goto CPyL2;
    }
    CPyTagged_INCREF(cpy_r_number);
    ((serai___kernel___formula___NumberObject *)cpy_r_self)->_number = cpy_r_number;
    return 1;
CPyL2: ;
    cpy_r_r1 = 2;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_formula___Number_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"number", 0};
            PyObject *obj_number;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "O", "__init__", kwlist, &obj_number)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_formula___Number))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.formula.Number", obj_self); 
                goto fail;
            }
            CPyTagged arg_number;
            if (likely(PyLong_Check(obj_number)))
                arg_number = CPyTagged_BorrowFromObject(obj_number);
            else {
                CPy_TypeError("int", obj_number); goto fail;
            }
            char retval = CPyDef_formula___Number_____init__(arg_self, arg_number);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/formula.py", "__init__", 33, CPyStatic_formula___globals);
            return NULL;
        }
        
CPyTagged CPyDef_formula___Number___value(PyObject *cpy_r_self, PyObject *cpy_r_counts) {
    CPyTagged cpy_r_r0;
    cpy_r_r0 = ((serai___kernel___formula___NumberObject *)cpy_r_self)->_number;
    CPyTagged_INCREF(cpy_r_r0);
    return cpy_r_r0;
}
        
        PyObject *CPyPy_formula___Number___value(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"counts", 0};
            static CPyArg_Parser parser = {"O:value", kwlist, 0};
            PyObject *obj_counts;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_counts)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_formula___Number))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.formula.Number", obj_self); 
                goto fail;
            }
            PyObject *arg_counts;
            if (likely(PyList_Check(obj_counts)))
                arg_counts = obj_counts;
            else {
                CPy_TypeError("list", obj_counts); 
                goto fail;
            }
            CPyTagged retval = CPyDef_formula___Number___value(arg_self, arg_counts);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/formula.py", "value", 37, CPyStatic_formula___globals);
            return NULL;
        }
        
char CPyDef_formula___Count_____init__(PyObject *cpy_r_self, PyObject *cpy_r_name, CPyTagged cpy_r_place) {
    char cpy_r_r0;
    char cpy_r_r1;
    cpy_r_r0 = CPyDef_formula___Formula_____init__(cpy_r_self);
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "__init__", 47, CPyStatic_formula___globals);
        goto CPyL2;
    }
    CPy_INCREF(cpy_r_name);
    ((serai___kernel___formula___CountObject *)cpy_r_self)->_name = cpy_r_name;
    CPyTagged_INCREF(cpy_r_place);
    ((serai___kernel___formula___CountObject *)cpy_r_self)->_place = cpy_r_place;
    return 1;
CPyL2: ;
    cpy_r_r1 = 2;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_formula___Count_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "place", 0};
            PyObject *obj_name;
            PyObject *obj_place;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OO", "__init__", kwlist, &obj_name, &obj_place)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_formula___Count))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.formula.Count", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            char retval = CPyDef_formula___Count_____init__(arg_self, arg_name, arg_place);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/formula.py", "__init__", 46, CPyStatic_formula___globals);
            return NULL;
        }
        
CPyTagged CPyDef_formula___Count___value(PyObject *cpy_r_self, PyObject *cpy_r_counts) {
    CPyTagged cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    cpy_r_r0 = ((serai___kernel___formula___CountObject *)cpy_r_self)->_place;
    cpy_r_r1 = CPyList_GetItem(cpy_r_counts, cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "value", 52, CPyStatic_formula___globals);
        goto CPyL3;
    }
    if (likely(PyLong_Check(cpy_r_r1)))
        cpy_r_r2 = CPyTagged_FromObject(cpy_r_r1);
    else {
        CPy_TypeError("int", cpy_r_r1); cpy_r_r2 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "value", 52, CPyStatic_formula___globals);
        goto CPyL3;
    }
    return cpy_r_r2;
CPyL3: ;
    cpy_r_r3 = CPY_INT_TAG;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_formula___Count___value(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"counts", 0};
            static CPyArg_Parser parser = {"O:value", kwlist, 0};
            PyObject *obj_counts;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_counts)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_formula___Count))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.formula.Count", obj_self); 
                goto fail;
            }
            PyObject *arg_counts;
            if (likely(PyList_Check(obj_counts)))
                arg_counts = obj_counts;
            else {
                CPy_TypeError("list", obj_counts); 
                goto fail;
            }
            CPyTagged retval = CPyDef_formula___Count___value(arg_self, arg_counts);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/formula.py", "value", 51, CPyStatic_formula___globals);
            return NULL;
        }
        
char CPyDef_formula___Operation_____init__(PyObject *cpy_r_self, PyObject *cpy_r_sign, PyObject *cpy_r_parts) {
    char cpy_r_r0;
    char cpy_r_r1;
    cpy_r_r0 = CPyDef_formula___Formula_____init__(cpy_r_self);
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "__init__", 61, CPyStatic_formula___globals);
        goto CPyL2;
    }
    CPy_INCREF(cpy_r_sign);
    ((serai___kernel___formula___OperationObject *)cpy_r_self)->_sign = cpy_r_sign;
    CPy_INCREF(cpy_r_parts);
    ((serai___kernel___formula___OperationObject *)cpy_r_self)->_parts = cpy_r_parts;
    return 1;
CPyL2: ;
    cpy_r_r1 = 2;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_formula___Operation_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"sign", "parts", 0};
            PyObject *obj_sign;
            PyObject *obj_parts;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OO", "__init__", kwlist, &obj_sign, &obj_parts)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_formula___Operation))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.formula.Operation", obj_self); 
                goto fail;
            }
            PyObject *arg_sign;
            if (likely(PyUnicode_Check(obj_sign)))
                arg_sign = obj_sign;
            else {
                CPy_TypeError("str", obj_sign); 
                goto fail;
            }
            PyObject * arg_parts;
            if (likely(PyTuple_Check(obj_parts)))
                arg_parts = obj_parts;
            else {
                CPy_TypeError("tuple", obj_parts); 
                goto fail;
            }
            char retval = CPyDef_formula___Operation_____init__(arg_self, arg_sign, arg_parts);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/formula.py", "__init__", 60, CPyStatic_formula___globals);
            return NULL;
        }
        
CPyTagged CPyDef_formula___Operation___value(PyObject *cpy_r_self, PyObject *cpy_r_counts) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_left;
    CPyPtr cpy_r_r5;
    int64_t cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_place;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    int64_t cpy_r_r24;
    char cpy_r_r25;
    int64_t cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    CPyTagged cpy_r_r32;
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    int64_t cpy_r_r35;
    char cpy_r_r36;
    int64_t cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    char cpy_r_r40;
    CPyTagged cpy_r_r41;
    int64_t cpy_r_r42;
    char cpy_r_r43;
    int64_t cpy_r_r44;
    char cpy_r_r45;
    char cpy_r_r46;
    char cpy_r_r47;
    CPyTagged cpy_r_r48;
    CPyTagged cpy_r_r49;
    CPyTagged cpy_r_r50;
    cpy_r_r0 = ((serai___kernel___formula___OperationObject *)cpy_r_self)->_sign;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = ((serai___kernel___formula___OperationObject *)cpy_r_self)->_parts;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = CPySequenceTuple_GetItem(cpy_r_r1, 0);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "value", 68, CPyStatic_formula___globals);
        goto CPyL42;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r2, CPyType_formula___Formula)))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "value", 68, CPyStatic_formula___globals, "serai.kernel.formula.Formula", cpy_r_r2);
        goto CPyL42;
    }
    cpy_r_r4 = CPY_GET_METHOD(cpy_r_r3, CPyType_formula___Formula, 2, serai___kernel___formula___FormulaObject, CPyTagged (*)(PyObject *, PyObject *))(cpy_r_r3, cpy_r_counts); /* value */
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "value", 68, CPyStatic_formula___globals);
        goto CPyL42;
    }
    cpy_r_left = cpy_r_r4;
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r6 = *(int64_t *)cpy_r_r5;
    cpy_r_r7 = cpy_r_r6 << 1;
    cpy_r_r8 = 2;
    cpy_r_place = cpy_r_r8;
    CPyTagged_DECREF(cpy_r_place);
CPyL4: ;
    cpy_r_r9 = (Py_ssize_t)cpy_r_r8 < (Py_ssize_t)cpy_r_r7;
    if (!cpy_r_r9) goto CPyL43;
    cpy_r_place = cpy_r_r8;
    cpy_r_r10 = CPySequenceTuple_GetItem(cpy_r_r1, cpy_r_place);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "value", 70, CPyStatic_formula___globals);
        goto CPyL44;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r10, CPyType_formula___Formula)))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "value", 70, CPyStatic_formula___globals, "serai.kernel.formula.Formula", cpy_r_r10);
        goto CPyL44;
    }
    cpy_r_r12 = CPY_GET_METHOD(cpy_r_r11, CPyType_formula___Formula, 2, serai___kernel___formula___FormulaObject, CPyTagged (*)(PyObject *, PyObject *))(cpy_r_r11, cpy_r_counts); /* value */
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "value", 70, CPyStatic_formula___globals);
        goto CPyL44;
    }
    cpy_r_r13 = CPyStatics[109]; /* '+' */
    cpy_r_r14 = CPyStr_EqualLiteral(cpy_r_r0, cpy_r_r13, 1);
    if (!cpy_r_r14) goto CPyL10;
    cpy_r_r15 = CPyTagged_Add(cpy_r_left, cpy_r_r12);
    CPyTagged_DECREF(cpy_r_left);
    CPyTagged_DECREF(cpy_r_r12);
    cpy_r_left = cpy_r_r15;
    goto CPyL39;
CPyL10: ;
    cpy_r_r16 = CPyStatics[4602]; /* '*' */
    cpy_r_r17 = CPyStr_EqualLiteral(cpy_r_r0, cpy_r_r16, 1);
    if (!cpy_r_r17) goto CPyL12;
    cpy_r_r18 = CPyTagged_Multiply(cpy_r_left, cpy_r_r12);
    CPyTagged_DECREF(cpy_r_left);
    CPyTagged_DECREF(cpy_r_r12);
    cpy_r_left = cpy_r_r18;
    goto CPyL39;
CPyL12: ;
    cpy_r_r19 = CPyStatics[4603]; /* '//' */
    cpy_r_r20 = CPyStr_EqualLiteral(cpy_r_r0, cpy_r_r19, 2);
    if (!cpy_r_r20) goto CPyL15;
    cpy_r_r21 = CPyTagged_FloorDivide(cpy_r_left, cpy_r_r12);
    CPyTagged_DECREF(cpy_r_left);
    CPyTagged_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "value", 76, CPyStatic_formula___globals);
        goto CPyL42;
    }
    cpy_r_left = cpy_r_r21;
    goto CPyL39;
CPyL15: ;
    cpy_r_r22 = CPyStatics[4327]; /* '>=' */
    cpy_r_r23 = CPyStr_EqualLiteral(cpy_r_r0, cpy_r_r22, 2);
    if (!cpy_r_r23) goto CPyL24;
    cpy_r_r24 = cpy_r_left & 1;
    cpy_r_r25 = cpy_r_r24 != 0;
    if (cpy_r_r25) goto CPyL18;
    cpy_r_r26 = cpy_r_r12 & 1;
    cpy_r_r27 = cpy_r_r26 != 0;
    if (!cpy_r_r27) goto CPyL19;
CPyL18: ;
    cpy_r_r28 = CPyTagged_IsLt_(cpy_r_left, cpy_r_r12);
    cpy_r_r29 = cpy_r_r28 ^ 1;
    cpy_r_r30 = cpy_r_r29;
    goto CPyL20;
CPyL19: ;
    cpy_r_r31 = (Py_ssize_t)cpy_r_left >= (Py_ssize_t)cpy_r_r12;
    cpy_r_r30 = cpy_r_r31;
CPyL20: ;
    CPyTagged_DECREF(cpy_r_left);
    CPyTagged_DECREF(cpy_r_r12);
    if (!cpy_r_r30) goto CPyL22;
    cpy_r_r32 = 2;
    goto CPyL23;
CPyL22: ;
    cpy_r_r32 = 0;
CPyL23: ;
    cpy_r_left = cpy_r_r32;
    goto CPyL39;
CPyL24: ;
    cpy_r_r33 = CPyStatics[196]; /* 'min' */
    cpy_r_r34 = CPyStr_EqualLiteral(cpy_r_r0, cpy_r_r33, 3);
    if (!cpy_r_r34) goto CPyL32;
    cpy_r_r35 = cpy_r_r12 & 1;
    cpy_r_r36 = cpy_r_r35 != 0;
    if (cpy_r_r36) goto CPyL27;
    cpy_r_r37 = cpy_r_left & 1;
    cpy_r_r38 = cpy_r_r37 != 0;
    if (!cpy_r_r38) goto CPyL28;
CPyL27: ;
    cpy_r_r39 = CPyTagged_IsLt_(cpy_r_r12, cpy_r_left);
    if (cpy_r_r39) {
        goto CPyL45;
    } else
        goto CPyL46;
CPyL28: ;
    cpy_r_r40 = (Py_ssize_t)cpy_r_r12 < (Py_ssize_t)cpy_r_left;
    if (cpy_r_r40) {
        goto CPyL45;
    } else
        goto CPyL46;
CPyL29: ;
    cpy_r_r41 = cpy_r_r12;
    goto CPyL31;
CPyL30: ;
    cpy_r_r41 = cpy_r_left;
CPyL31: ;
    cpy_r_left = cpy_r_r41;
    goto CPyL39;
CPyL32: ;
    cpy_r_r42 = cpy_r_r12 & 1;
    cpy_r_r43 = cpy_r_r42 != 0;
    if (cpy_r_r43) goto CPyL34;
    cpy_r_r44 = cpy_r_left & 1;
    cpy_r_r45 = cpy_r_r44 != 0;
    if (!cpy_r_r45) goto CPyL35;
CPyL34: ;
    cpy_r_r46 = CPyTagged_IsLt_(cpy_r_left, cpy_r_r12);
    if (cpy_r_r46) {
        goto CPyL47;
    } else
        goto CPyL48;
CPyL35: ;
    cpy_r_r47 = (Py_ssize_t)cpy_r_r12 > (Py_ssize_t)cpy_r_left;
    if (cpy_r_r47) {
        goto CPyL47;
    } else
        goto CPyL48;
CPyL36: ;
    cpy_r_r48 = cpy_r_r12;
    goto CPyL38;
CPyL37: ;
    cpy_r_r48 = cpy_r_left;
CPyL38: ;
    cpy_r_left = cpy_r_r48;
CPyL39: ;
    cpy_r_r49 = cpy_r_r8 + 2;
    cpy_r_r8 = cpy_r_r49;
    goto CPyL4;
CPyL40: ;
    return cpy_r_left;
CPyL41: ;
    cpy_r_r50 = CPY_INT_TAG;
    return cpy_r_r50;
CPyL42: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL41;
CPyL43: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    goto CPyL40;
CPyL44: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_left);
    goto CPyL41;
CPyL45: ;
    CPyTagged_DECREF(cpy_r_left);
    goto CPyL29;
CPyL46: ;
    CPyTagged_DECREF(cpy_r_r12);
    goto CPyL30;
CPyL47: ;
    CPyTagged_DECREF(cpy_r_left);
    goto CPyL36;
CPyL48: ;
    CPyTagged_DECREF(cpy_r_r12);
    goto CPyL37;
}
        
        PyObject *CPyPy_formula___Operation___value(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"counts", 0};
            static CPyArg_Parser parser = {"O:value", kwlist, 0};
            PyObject *obj_counts;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_counts)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_formula___Operation))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.formula.Operation", obj_self); 
                goto fail;
            }
            PyObject *arg_counts;
            if (likely(PyList_Check(obj_counts)))
                arg_counts = obj_counts;
            else {
                CPy_TypeError("list", obj_counts); 
                goto fail;
            }
            CPyTagged retval = CPyDef_formula___Operation___value(arg_self, arg_counts);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/formula.py", "value", 65, CPyStatic_formula___globals);
            return NULL;
        }
        
char CPyDef_formula___Either_____init__(PyObject *cpy_r_self, PyObject *cpy_r_condition, PyObject *cpy_r_yes, PyObject *cpy_r_no) {
    char cpy_r_r0;
    char cpy_r_r1;
    cpy_r_r0 = CPyDef_formula___Formula_____init__(cpy_r_self);
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "__init__", 92, CPyStatic_formula___globals);
        goto CPyL2;
    }
    CPy_INCREF(cpy_r_condition);
    ((serai___kernel___formula___EitherObject *)cpy_r_self)->_condition = cpy_r_condition;
    CPy_INCREF(cpy_r_yes);
    ((serai___kernel___formula___EitherObject *)cpy_r_self)->_yes = cpy_r_yes;
    CPy_INCREF(cpy_r_no);
    ((serai___kernel___formula___EitherObject *)cpy_r_self)->_no = cpy_r_no;
    return 1;
CPyL2: ;
    cpy_r_r1 = 2;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_formula___Either_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"condition", "yes", "no", 0};
            PyObject *obj_condition;
            PyObject *obj_yes;
            PyObject *obj_no;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OOO", "__init__", kwlist, &obj_condition, &obj_yes, &obj_no)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_formula___Either))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.formula.Either", obj_self); 
                goto fail;
            }
            PyObject *arg_condition;
            if (likely(PyObject_TypeCheck(obj_condition, CPyType_formula___Formula)))
                arg_condition = obj_condition;
            else {
                CPy_TypeError("serai.kernel.formula.Formula", obj_condition); 
                goto fail;
            }
            PyObject *arg_yes;
            if (likely(PyObject_TypeCheck(obj_yes, CPyType_formula___Formula)))
                arg_yes = obj_yes;
            else {
                CPy_TypeError("serai.kernel.formula.Formula", obj_yes); 
                goto fail;
            }
            PyObject *arg_no;
            if (likely(PyObject_TypeCheck(obj_no, CPyType_formula___Formula)))
                arg_no = obj_no;
            else {
                CPy_TypeError("serai.kernel.formula.Formula", obj_no); 
                goto fail;
            }
            char retval = CPyDef_formula___Either_____init__(arg_self, arg_condition, arg_yes, arg_no);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/formula.py", "__init__", 91, CPyStatic_formula___globals);
            return NULL;
        }
        
CPyTagged CPyDef_formula___Either___value(PyObject *cpy_r_self, PyObject *cpy_r_counts) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    cpy_r_r0 = ((serai___kernel___formula___EitherObject *)cpy_r_self)->_condition;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPY_GET_METHOD(cpy_r_r0, CPyType_formula___Formula, 2, serai___kernel___formula___FormulaObject, CPyTagged (*)(PyObject *, PyObject *))(cpy_r_r0, cpy_r_counts); /* value */
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "value", 98, CPyStatic_formula___globals);
        goto CPyL7;
    }
    cpy_r_r2 = cpy_r_r1 != 0;
    CPyTagged_DECREF(cpy_r_r1);
    if (!cpy_r_r2) goto CPyL4;
    cpy_r_r3 = ((serai___kernel___formula___EitherObject *)cpy_r_self)->_yes;
    CPy_INCREF(cpy_r_r3);
    cpy_r_r4 = CPY_GET_METHOD(cpy_r_r3, CPyType_formula___Formula, 2, serai___kernel___formula___FormulaObject, CPyTagged (*)(PyObject *, PyObject *))(cpy_r_r3, cpy_r_counts); /* value */
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "value", 98, CPyStatic_formula___globals);
        goto CPyL7;
    }
    cpy_r_r5 = cpy_r_r4;
    goto CPyL6;
CPyL4: ;
    cpy_r_r6 = ((serai___kernel___formula___EitherObject *)cpy_r_self)->_no;
    CPy_INCREF(cpy_r_r6);
    cpy_r_r7 = CPY_GET_METHOD(cpy_r_r6, CPyType_formula___Formula, 2, serai___kernel___formula___FormulaObject, CPyTagged (*)(PyObject *, PyObject *))(cpy_r_r6, cpy_r_counts); /* value */
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "value", 98, CPyStatic_formula___globals);
        goto CPyL7;
    }
    cpy_r_r5 = cpy_r_r7;
CPyL6: ;
    return cpy_r_r5;
CPyL7: ;
    cpy_r_r8 = CPY_INT_TAG;
    return cpy_r_r8;
}
        
        PyObject *CPyPy_formula___Either___value(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"counts", 0};
            static CPyArg_Parser parser = {"O:value", kwlist, 0};
            PyObject *obj_counts;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_counts)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_formula___Either))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.formula.Either", obj_self); 
                goto fail;
            }
            PyObject *arg_counts;
            if (likely(PyList_Check(obj_counts)))
                arg_counts = obj_counts;
            else {
                CPy_TypeError("list", obj_counts); 
                goto fail;
            }
            CPyTagged retval = CPyDef_formula___Either___value(arg_self, arg_counts);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/formula.py", "value", 97, CPyStatic_formula___globals);
            return NULL;
        }
        
char CPyDef_formula___FormulaError_____init__(PyObject *cpy_r_self, PyObject *cpy_r_text, CPyTagged cpy_r_column, PyObject *cpy_r_problem) {
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
    PyObject *cpy_r_r12;
    PyObject **cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
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
    PyObject **cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyPtr cpy_r_r36;
    CPyPtr cpy_r_r37;
    CPyPtr cpy_r_r38;
    CPyPtr cpy_r_r39;
    CPyPtr cpy_r_r40;
    CPyPtr cpy_r_r41;
    CPyPtr cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject **cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    int32_t cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    int32_t cpy_r_r52;
    char cpy_r_r53;
    char cpy_r_r54;
    cpy_r_r0 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r1 = CPyStatics[4539]; /* 'super' */
    cpy_r_r2 = CPyObject_GetAttr(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "__init__", 105, CPyStatic_formula___globals);
        goto CPyL15;
    }
    cpy_r_r3 = (PyObject *)CPyType_formula___FormulaError;
    PyObject *cpy_r_r4[2] = {cpy_r_r3, cpy_r_self};
    cpy_r_r5 = (PyObject **)&cpy_r_r4;
    cpy_r_r6 = PyObject_Vectorcall(cpy_r_r2, cpy_r_r5, 2, 0);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "__init__", 105, CPyStatic_formula___globals);
        goto CPyL15;
    }
    cpy_r_r7 = CPyStatics[4540]; /* '__init__' */
    cpy_r_r8 = CPyObject_GetAttr(cpy_r_r6, cpy_r_r7);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "__init__", 105, CPyStatic_formula___globals);
        goto CPyL15;
    }
    cpy_r_r9 = CPyStatics[151]; /* '' */
    cpy_r_r10 = CPyStatics[156]; /* '{:{}}' */
    cpy_r_r11 = CPyStatics[151]; /* '' */
    cpy_r_r12 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r13[3] = {cpy_r_r10, cpy_r_problem, cpy_r_r11};
    cpy_r_r14 = (PyObject **)&cpy_r_r13;
    cpy_r_r15 = PyObject_VectorcallMethod(cpy_r_r12, cpy_r_r14, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "__init__", 105, CPyStatic_formula___globals);
        goto CPyL16;
    }
    if (likely(PyUnicode_Check(cpy_r_r15)))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "__init__", 105, CPyStatic_formula___globals, "str", cpy_r_r15);
        goto CPyL16;
    }
    cpy_r_r17 = CPyStatics[4541]; /* ' (column ' */
    cpy_r_r18 = CPyStatics[156]; /* '{:{}}' */
    cpy_r_r19 = CPyStatics[151]; /* '' */
    cpy_r_r20 = CPyStatics[154]; /* 'format' */
    CPyTagged_INCREF(cpy_r_column);
    cpy_r_r21 = CPyTagged_StealAsObject(cpy_r_column);
    PyObject *cpy_r_r22[3] = {cpy_r_r18, cpy_r_r21, cpy_r_r19};
    cpy_r_r23 = (PyObject **)&cpy_r_r22;
    cpy_r_r24 = PyObject_VectorcallMethod(cpy_r_r20, cpy_r_r23, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "__init__", 105, CPyStatic_formula___globals);
        goto CPyL17;
    }
    CPy_DECREF(cpy_r_r21);
    if (likely(PyUnicode_Check(cpy_r_r24)))
        cpy_r_r25 = cpy_r_r24;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "__init__", 105, CPyStatic_formula___globals, "str", cpy_r_r24);
        goto CPyL18;
    }
    cpy_r_r26 = CPyStatics[244]; /* ' of ' */
    cpy_r_r27 = CPyStatics[153]; /* '{!r:{}}' */
    cpy_r_r28 = CPyStatics[151]; /* '' */
    cpy_r_r29 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r30[3] = {cpy_r_r27, cpy_r_text, cpy_r_r28};
    cpy_r_r31 = (PyObject **)&cpy_r_r30;
    cpy_r_r32 = PyObject_VectorcallMethod(cpy_r_r29, cpy_r_r31, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "__init__", 105, CPyStatic_formula___globals);
        goto CPyL19;
    }
    if (likely(PyUnicode_Check(cpy_r_r32)))
        cpy_r_r33 = cpy_r_r32;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "__init__", 105, CPyStatic_formula___globals, "str", cpy_r_r32);
        goto CPyL19;
    }
    cpy_r_r34 = CPyStatics[3481]; /* ')' */
    cpy_r_r35 = PyList_New(6);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "__init__", 105, CPyStatic_formula___globals);
        goto CPyL20;
    }
    cpy_r_r36 = (CPyPtr)((CPyPtr)cpy_r_r35 + offsetof(PyListObject, ob_item));
    cpy_r_r37 = *(CPyPtr *)cpy_r_r36;
    *(PyObject * *)cpy_r_r37 = cpy_r_r16;
    CPy_INCREF(cpy_r_r17);
    cpy_r_r38 = cpy_r_r37 + 8;
    *(PyObject * *)cpy_r_r38 = cpy_r_r17;
    cpy_r_r39 = cpy_r_r37 + 16;
    *(PyObject * *)cpy_r_r39 = cpy_r_r25;
    CPy_INCREF(cpy_r_r26);
    cpy_r_r40 = cpy_r_r37 + 24;
    *(PyObject * *)cpy_r_r40 = cpy_r_r26;
    cpy_r_r41 = cpy_r_r37 + 32;
    *(PyObject * *)cpy_r_r41 = cpy_r_r33;
    CPy_INCREF(cpy_r_r34);
    cpy_r_r42 = cpy_r_r37 + 40;
    *(PyObject * *)cpy_r_r42 = cpy_r_r34;
    cpy_r_r43 = PyUnicode_Join(cpy_r_r9, cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "__init__", 105, CPyStatic_formula___globals);
        goto CPyL16;
    }
    PyObject *cpy_r_r44[1] = {cpy_r_r43};
    cpy_r_r45 = (PyObject **)&cpy_r_r44;
    cpy_r_r46 = PyObject_Vectorcall(cpy_r_r8, cpy_r_r45, 1, 0);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "__init__", 105, CPyStatic_formula___globals);
        goto CPyL21;
    } else
        goto CPyL22;
CPyL12: ;
    CPy_DECREF(cpy_r_r43);
    cpy_r_r47 = CPyStatics[1582]; /* 'column' */
    CPyTagged_INCREF(cpy_r_column);
    cpy_r_r48 = CPyTagged_StealAsObject(cpy_r_column);
    cpy_r_r49 = PyObject_SetAttr(cpy_r_self, cpy_r_r47, cpy_r_r48);
    CPy_DECREF(cpy_r_r48);
    cpy_r_r50 = cpy_r_r49 >= 0;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "__init__", 106, CPyStatic_formula___globals);
        goto CPyL15;
    }
    cpy_r_r51 = CPyStatics[4542]; /* 'problem' */
    cpy_r_r52 = PyObject_SetAttr(cpy_r_self, cpy_r_r51, cpy_r_problem);
    cpy_r_r53 = cpy_r_r52 >= 0;
    if (unlikely(!cpy_r_r53)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "__init__", 107, CPyStatic_formula___globals);
        goto CPyL15;
    }
    return 1;
CPyL15: ;
    cpy_r_r54 = 2;
    return cpy_r_r54;
CPyL16: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL15;
CPyL17: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r21);
    goto CPyL15;
CPyL18: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r16);
    goto CPyL15;
CPyL19: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r25);
    goto CPyL15;
CPyL20: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r33);
    goto CPyL15;
CPyL21: ;
    CPy_DecRef(cpy_r_r43);
    goto CPyL15;
CPyL22: ;
    CPy_DECREF(cpy_r_r46);
    goto CPyL12;
}
        
        PyObject *CPyPy_formula___FormulaError_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"text", "column", "problem", 0};
            PyObject *obj_text;
            PyObject *obj_column;
            PyObject *obj_problem;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OOO", "__init__", kwlist, &obj_text, &obj_column, &obj_problem)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_formula___FormulaError))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.formula.FormulaError", obj_self); 
                goto fail;
            }
            PyObject *arg_text;
            if (likely(PyUnicode_Check(obj_text)))
                arg_text = obj_text;
            else {
                CPy_TypeError("str", obj_text); 
                goto fail;
            }
            CPyTagged arg_column;
            if (likely(PyLong_Check(obj_column)))
                arg_column = CPyTagged_BorrowFromObject(obj_column);
            else {
                CPy_TypeError("int", obj_column); goto fail;
            }
            PyObject *arg_problem;
            if (likely(PyUnicode_Check(obj_problem)))
                arg_problem = obj_problem;
            else {
                CPy_TypeError("str", obj_problem); 
                goto fail;
            }
            char retval = CPyDef_formula___FormulaError_____init__(arg_self, arg_text, arg_column, arg_problem);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/formula.py", "__init__", 104, CPyStatic_formula___globals);
            return NULL;
        }
        
PyObject *CPyDef_formula___parse_formula(PyObject *cpy_r_text, PyObject *cpy_r_names) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject **cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    tuple_T3OOO cpy_r_r9;
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
    PyObject *cpy_r_r21;
    tuple_T4OOOO cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    int32_t cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject **cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    cpy_r_r0 = CPyStr_Strip(cpy_r_text, 0);
    cpy_r_text = cpy_r_r0;
    cpy_r_r1 = CPyStatics[4604]; /* 'eval' */
    cpy_r_r2 = CPyImport_GetModuleCache(&CPyModule_ast);
    cpy_r_r3 = CPyStatics[4605]; /* 'parse' */
    cpy_r_r4 = CPyObject_GetAttr(cpy_r_r2, cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "parse_formula", 117, CPyStatic_formula___globals);
        goto CPyL4;
    }
    PyObject *cpy_r_r5[2] = {cpy_r_text, cpy_r_r1};
    cpy_r_r6 = (PyObject **)&cpy_r_r5;
    cpy_r_r7 = CPyStatics[5701]; /* ('mode',) */
    cpy_r_r8 = PyObject_Vectorcall(cpy_r_r4, cpy_r_r6, 1, cpy_r_r7);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "parse_formula", 117, CPyStatic_formula___globals);
        goto CPyL4;
    }
    goto CPyL22;
CPyL4: ;
    cpy_r_r9 = CPy_CatchError();
    cpy_r_r10 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r11 = CPyStatics[4606]; /* 'SyntaxError' */
    cpy_r_r12 = CPyObject_GetAttr(cpy_r_r10, cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "parse_formula", 118, CPyStatic_formula___globals);
        goto CPyL26;
    }
    cpy_r_r13 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r14 = CPyStatics[122]; /* 'ValueError' */
    cpy_r_r15 = CPyObject_GetAttr(cpy_r_r13, cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "parse_formula", 118, CPyStatic_formula___globals);
        goto CPyL27;
    }
    cpy_r_r16 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r17 = CPyStatics[4607]; /* 'RecursionError' */
    cpy_r_r18 = CPyObject_GetAttr(cpy_r_r16, cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "parse_formula", 118, CPyStatic_formula___globals);
        goto CPyL28;
    }
    cpy_r_r19 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r20 = CPyStatics[4608]; /* 'MemoryError' */
    cpy_r_r21 = CPyObject_GetAttr(cpy_r_r19, cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "parse_formula", 118, CPyStatic_formula___globals);
        goto CPyL29;
    }
    cpy_r_r22.f0 = cpy_r_r12;
    cpy_r_r22.f1 = cpy_r_r15;
    cpy_r_r22.f2 = cpy_r_r18;
    cpy_r_r22.f3 = cpy_r_r21;
    cpy_r_r23 = PyTuple_New(4);
    if (unlikely(cpy_r_r23 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8887 = cpy_r_r22.f0;
    PyTuple_SET_ITEM(cpy_r_r23, 0, __tmp8887);
    PyObject *__tmp8888 = cpy_r_r22.f1;
    PyTuple_SET_ITEM(cpy_r_r23, 1, __tmp8888);
    PyObject *__tmp8889 = cpy_r_r22.f2;
    PyTuple_SET_ITEM(cpy_r_r23, 2, __tmp8889);
    PyObject *__tmp8890 = cpy_r_r22.f3;
    PyTuple_SET_ITEM(cpy_r_r23, 3, __tmp8890);
    cpy_r_r24 = CPy_ExceptionMatches(cpy_r_r23);
    CPy_DecRef(cpy_r_r23);
    if (!cpy_r_r24) goto CPyL30;
    cpy_r_r25 = CPy_GetExcValue();
    cpy_r_r26 = CPyStatics[4609]; /* 'offset' */
    cpy_r_r27 = CPyStatics[4896]; /* 0 */
    cpy_r_r28 = CPyObject_GetAttr3(cpy_r_r25, cpy_r_r26, cpy_r_r27);
    CPy_DecRef(cpy_r_r25);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "parse_formula", 119, CPyStatic_formula___globals);
        goto CPyL26;
    }
    cpy_r_r29 = PyObject_IsTrue(cpy_r_r28);
    cpy_r_r30 = cpy_r_r29 >= 0;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "parse_formula", 119, CPyStatic_formula___globals);
        goto CPyL31;
    }
    cpy_r_r31 = cpy_r_r29;
    if (!cpy_r_r31) goto CPyL32;
    cpy_r_r32 = cpy_r_r28;
    goto CPyL14;
CPyL13: ;
    cpy_r_r33 = CPyStatics[4897]; /* 1 */
    CPy_INCREF(cpy_r_r33);
    cpy_r_r32 = cpy_r_r33;
CPyL14: ;
    cpy_r_r34 = CPyStatics[4610]; /* 'this is no formula' */
    cpy_r_r35 = (PyObject *)CPyType_formula___FormulaError;
    PyObject *cpy_r_r36[3] = {cpy_r_text, cpy_r_r32, cpy_r_r34};
    cpy_r_r37 = (PyObject **)&cpy_r_r36;
    cpy_r_r38 = PyObject_Vectorcall(cpy_r_r35, cpy_r_r37, 3, 0);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "parse_formula", 119, CPyStatic_formula___globals);
        goto CPyL33;
    }
    CPy_DecRef(cpy_r_text);
    CPy_DecRef(cpy_r_r32);
    if (likely(Py_TYPE(cpy_r_r38) == CPyType_formula___FormulaError))
        cpy_r_r39 = cpy_r_r38;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "parse_formula", 119, CPyStatic_formula___globals, "serai.kernel.formula.FormulaError", cpy_r_r38);
        goto CPyL20;
    }
    CPy_Raise(cpy_r_r39);
    CPy_DecRef(cpy_r_r39);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "parse_formula", 119, CPyStatic_formula___globals);
        goto CPyL20;
    } else
        goto CPyL34;
CPyL17: ;
    CPy_Unreachable();
CPyL18: ;
    CPy_Reraise();
    if (!0) {
        goto CPyL20;
    } else
        goto CPyL35;
CPyL19: ;
    CPy_Unreachable();
CPyL20: ;
    CPy_RestoreExcInfo(cpy_r_r9);
    CPy_DecRef(cpy_r_r9.f0);
    CPy_DecRef(cpy_r_r9.f1);
    CPy_DecRef(cpy_r_r9.f2);
    cpy_r_r40 = CPy_KeepPropagating();
    if (!cpy_r_r40) goto CPyL25;
    CPy_Unreachable();
CPyL22: ;
    cpy_r_r41 = CPyStatics[4611]; /* 'body' */
    cpy_r_r42 = CPyObject_GetAttr(cpy_r_r8, cpy_r_r41);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "parse_formula", 120, CPyStatic_formula___globals);
        goto CPyL36;
    }
    cpy_r_r43 = CPyDef_formula____node(cpy_r_r42, cpy_r_text, cpy_r_names);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "parse_formula", 120, CPyStatic_formula___globals);
        goto CPyL36;
    }
    CPy_DECREF(((serai___kernel___formula___FormulaObject *)cpy_r_r43)->_text);
    ((serai___kernel___formula___FormulaObject *)cpy_r_r43)->_text = cpy_r_text;
    return cpy_r_r43;
CPyL25: ;
    cpy_r_r45 = NULL;
    return cpy_r_r45;
CPyL26: ;
    CPy_DecRef(cpy_r_text);
    goto CPyL20;
CPyL27: ;
    CPy_DecRef(cpy_r_text);
    CPy_DecRef(cpy_r_r12);
    goto CPyL20;
CPyL28: ;
    CPy_DecRef(cpy_r_text);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    goto CPyL20;
CPyL29: ;
    CPy_DecRef(cpy_r_text);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r18);
    goto CPyL20;
CPyL30: ;
    CPy_DecRef(cpy_r_text);
    goto CPyL18;
CPyL31: ;
    CPy_DecRef(cpy_r_text);
    CPy_DecRef(cpy_r_r28);
    goto CPyL20;
CPyL32: ;
    CPy_DecRef(cpy_r_r28);
    goto CPyL13;
CPyL33: ;
    CPy_DecRef(cpy_r_text);
    CPy_DecRef(cpy_r_r32);
    goto CPyL20;
CPyL34: ;
    CPy_DecRef(cpy_r_r9.f0);
    CPy_DecRef(cpy_r_r9.f1);
    CPy_DecRef(cpy_r_r9.f2);
    goto CPyL17;
CPyL35: ;
    CPy_DecRef(cpy_r_r9.f0);
    CPy_DecRef(cpy_r_r9.f1);
    CPy_DecRef(cpy_r_r9.f2);
    goto CPyL19;
CPyL36: ;
    CPy_DecRef(cpy_r_text);
    goto CPyL25;
}
        
        PyObject *CPyPy_formula___parse_formula(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"text", "names", 0};
            static CPyArg_Parser parser = {"OO:parse_formula", kwlist, 0};
            PyObject *obj_text;
            PyObject *obj_names;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_text, &obj_names)) {
                return NULL;
            }
            PyObject *arg_text;
            if (likely(PyUnicode_Check(obj_text)))
                arg_text = obj_text;
            else {
                CPy_TypeError("str", obj_text); 
                goto fail;
            }
            PyObject *arg_names = obj_names;
            PyObject *retval = CPyDef_formula___parse_formula(arg_text, arg_names);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/formula.py", "parse_formula", 113, CPyStatic_formula___globals);
            return NULL;
        }
        
PyObject *CPyDef_formula___fail__node_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_formula___fail__node_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_formula___fail__node_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/formula.py", "__get__", -1, CPyStatic_formula___globals);
            return NULL;
        }
        
PyObject *CPyDef_formula___fail__node_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_problem) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject **cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    cpy_r_r0 = ((serai___kernel___formula___fail__node_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "fail", "fail__node_obj", "__mypyc_env__", 126, CPyStatic_formula___globals);
        goto CPyL8;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___kernel___formula____node_envObject *)cpy_r_r0)->_text;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "fail", "_node_env", "text", 127, CPyStatic_formula___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___kernel___formula____node_envObject *)cpy_r_r0)->_node;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "fail", "_node_env", "node", 127, CPyStatic_formula___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = CPyStatics[4612]; /* 'col_offset' */
    cpy_r_r4 = CPyObject_GetAttr(cpy_r_r2, cpy_r_r3);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "fail", 127, CPyStatic_formula___globals);
        goto CPyL9;
    }
    if (likely(PyLong_Check(cpy_r_r4)))
        cpy_r_r5 = CPyTagged_FromObject(cpy_r_r4);
    else {
        CPy_TypeError("int", cpy_r_r4); cpy_r_r5 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "fail", 127, CPyStatic_formula___globals);
        goto CPyL9;
    }
    cpy_r_r6 = CPyTagged_Add(cpy_r_r5, 2);
    CPyTagged_DECREF(cpy_r_r5);
    cpy_r_r7 = (PyObject *)CPyType_formula___FormulaError;
    cpy_r_r8 = CPyTagged_StealAsObject(cpy_r_r6);
    PyObject *cpy_r_r9[3] = {cpy_r_r1, cpy_r_r8, cpy_r_problem};
    cpy_r_r10 = (PyObject **)&cpy_r_r9;
    cpy_r_r11 = PyObject_Vectorcall(cpy_r_r7, cpy_r_r10, 3, 0);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "fail", 127, CPyStatic_formula___globals);
        goto CPyL10;
    }
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r8);
    if (likely(Py_TYPE(cpy_r_r11) == CPyType_formula___FormulaError))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "fail", 127, CPyStatic_formula___globals, "serai.kernel.formula.FormulaError", cpy_r_r11);
        goto CPyL8;
    }
    return cpy_r_r12;
CPyL8: ;
    cpy_r_r13 = NULL;
    return cpy_r_r13;
CPyL9: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL8;
CPyL10: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r8);
    goto CPyL8;
}
        
        PyObject *CPyPy_formula___fail__node_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"problem", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_problem;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_problem)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            PyObject *arg_problem;
            if (likely(PyUnicode_Check(obj_problem)))
                arg_problem = obj_problem;
            else {
                CPy_TypeError("str", obj_problem); 
                goto fail;
            }
            PyObject *retval = CPyDef_formula___fail__node_obj_____call__(arg___mypyc_self__, arg_problem);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/formula.py", "fail", 126, CPyStatic_formula___globals);
            return NULL;
        }
        
PyObject *CPyDef_formula____node(PyObject *cpy_r_node, PyObject *cpy_r_text, PyObject *cpy_r_names) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_fail;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    int32_t cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    int32_t cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    int32_t cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject **cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject **cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    CPyPtr cpy_r_r61;
    CPyPtr cpy_r_r62;
    CPyPtr cpy_r_r63;
    CPyPtr cpy_r_r64;
    CPyPtr cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject **cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    CPyTagged cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    int32_t cpy_r_r86;
    char cpy_r_r87;
    char cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    int32_t cpy_r_r97;
    char cpy_r_r98;
    char cpy_r_r99;
    PyObject *cpy_r_r100;
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
    char cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    int32_t cpy_r_r118;
    char cpy_r_r119;
    char cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    int32_t cpy_r_r126;
    char cpy_r_r127;
    char cpy_r_r128;
    PyObject *cpy_r_r129;
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
    PyObject *cpy_r_r143;
    tuple_T2OO cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    int32_t cpy_r_r151;
    char cpy_r_r152;
    char cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    CPyPtr cpy_r_r158;
    int64_t cpy_r_r159;
    CPyTagged cpy_r_r160;
    char cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    int32_t cpy_r_r170;
    char cpy_r_r171;
    char cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
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
    tuple_T2OO cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    int32_t cpy_r_r193;
    char cpy_r_r194;
    char cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    PyObject *cpy_r_r200;
    PyObject *cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    tuple_T3OOO cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject *cpy_r_r207;
    PyObject *cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    int64_t cpy_r_r211;
    char cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
    PyObject *cpy_r_r215;
    int64_t cpy_r_r216;
    PyObject *cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    PyObject *cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject *cpy_r_r224;
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
    int32_t cpy_r_r235;
    char cpy_r_r236;
    char cpy_r_r237;
    PyObject *cpy_r_r238;
    PyObject *cpy_r_r239;
    PyObject *cpy_r_r240;
    PyObject *cpy_r_r241;
    PyObject *cpy_r_r242;
    PyObject *cpy_r_r243;
    PyObject *cpy_r_r244;
    PyObject *cpy_r_r245;
    char cpy_r_r246;
    char cpy_r_r247;
    PyObject *cpy_r_r248;
    PyObject *cpy_r_r249;
    PyObject *cpy_r_r250;
    PyObject *cpy_r_r251;
    CPyPtr cpy_r_r252;
    int64_t cpy_r_r253;
    CPyTagged cpy_r_r254;
    char cpy_r_r255;
    PyObject *cpy_r_r256;
    PyObject *cpy_r_r257;
    PyObject *cpy_r_r258;
    PyObject *cpy_r_r259;
    CPyPtr cpy_r_r260;
    int64_t cpy_r_r261;
    CPyTagged cpy_r_r262;
    char cpy_r_r263;
    PyObject *cpy_r_r264;
    PyObject *cpy_r_r265;
    PyObject *cpy_r_r266;
    PyObject *cpy_r_r267;
    PyObject *cpy_r_r268;
    PyObject *cpy_r_r269;
    PyObject *cpy_r_r270;
    PyObject *cpy_r_r271;
    PyObject **cpy_r_r273;
    PyObject *cpy_r_r274;
    PyObject *cpy_r_r275;
    PyObject *cpy_r_r276;
    PyObject *cpy_r_r277;
    PyObject *cpy_r_r278;
    PyObject *cpy_r_r279;
    PyObject *cpy_r_r280;
    PyObject *cpy_r_r281;
    PyObject *cpy_r_r282;
    PyObject *cpy_r_r283;
    PyObject *cpy_r_r284;
    PyObject *cpy_r_r285;
    CPyPtr cpy_r_r286;
    int64_t cpy_r_r287;
    PyObject *cpy_r_r288;
    int64_t cpy_r_r289;
    CPyPtr cpy_r_r290;
    int64_t cpy_r_r291;
    char cpy_r_r292;
    CPyPtr cpy_r_r293;
    CPyPtr cpy_r_r294;
    int64_t cpy_r_r295;
    CPyPtr cpy_r_r296;
    PyObject *cpy_r_r297;
    PyObject *cpy_r_r298;
    PyObject *cpy_r_r299;
    int64_t cpy_r_r300;
    PyObject *cpy_r_r301;
    PyObject *cpy_r_r302;
    PyObject **cpy_r_r304;
    PyObject *cpy_r_r305;
    PyObject *cpy_r_r306;
    PyObject *cpy_r_r307;
    cpy_r_r0 = CPyDef_formula____node_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 125, CPyStatic_formula___globals);
        goto CPyL194;
    }
    CPy_INCREF(cpy_r_node);
    if (((serai___kernel___formula____node_envObject *)cpy_r_r0)->_node != NULL) {
        CPy_DECREF(((serai___kernel___formula____node_envObject *)cpy_r_r0)->_node);
    }
    ((serai___kernel___formula____node_envObject *)cpy_r_r0)->_node = cpy_r_node;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 125, CPyStatic_formula___globals);
        goto CPyL195;
    }
    CPy_INCREF(cpy_r_text);
    if (((serai___kernel___formula____node_envObject *)cpy_r_r0)->_text != NULL) {
        CPy_DECREF(((serai___kernel___formula____node_envObject *)cpy_r_r0)->_text);
    }
    ((serai___kernel___formula____node_envObject *)cpy_r_r0)->_text = cpy_r_text;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 125, CPyStatic_formula___globals);
        goto CPyL195;
    }
    cpy_r_r3 = CPyDef_formula___fail__node_obj();
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 126, CPyStatic_formula___globals);
        goto CPyL195;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___kernel___formula___fail__node_objObject *)cpy_r_r3)->___mypyc_env__ = cpy_r_r0;
    cpy_r_fail = cpy_r_r3;
    cpy_r_r4 = ((serai___kernel___formula____node_envObject *)cpy_r_r0)->_node;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_node", "_node_env", "node", 129, CPyStatic_formula___globals);
        goto CPyL196;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = CPyImport_GetModuleCache(&CPyModule_ast);
    cpy_r_r6 = CPyStatics[4613]; /* 'Constant' */
    cpy_r_r7 = CPyObject_GetAttr(cpy_r_r5, cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 129, CPyStatic_formula___globals);
        goto CPyL197;
    }
    cpy_r_r8 = PyObject_IsInstance(cpy_r_r4, cpy_r_r7);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r7);
    cpy_r_r9 = cpy_r_r8 >= 0;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 129, CPyStatic_formula___globals);
        goto CPyL196;
    }
    cpy_r_r10 = cpy_r_r8;
    if (!cpy_r_r10) goto CPyL16;
    cpy_r_r11 = ((serai___kernel___formula____node_envObject *)cpy_r_r0)->_node;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_node", "_node_env", "node", 129, CPyStatic_formula___globals);
        goto CPyL196;
    }
    CPy_INCREF(cpy_r_r11);
CPyL9: ;
    cpy_r_r12 = CPyStatics[337]; /* 'value' */
    cpy_r_r13 = CPyObject_GetAttr(cpy_r_r11, cpy_r_r12);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 129, CPyStatic_formula___globals);
        goto CPyL196;
    }
    cpy_r_r14 = CPy_TYPE(cpy_r_r13);
    CPy_DECREF(cpy_r_r13);
    cpy_r_r15 = (PyObject *)&PyLong_Type;
    cpy_r_r16 = cpy_r_r14 == cpy_r_r15;
    CPy_DECREF(cpy_r_r14);
    if (cpy_r_r16) {
        goto CPyL198;
    } else
        goto CPyL16;
CPyL11: ;
    cpy_r_r17 = ((serai___kernel___formula____node_envObject *)cpy_r_r0)->_node;
    if (unlikely(cpy_r_r17 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'node' of '_node_env' undefined");
    } else {
        CPy_INCREF(cpy_r_r17);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 130, CPyStatic_formula___globals);
        goto CPyL194;
    }
CPyL12: ;
    cpy_r_r18 = CPyStatics[337]; /* 'value' */
    cpy_r_r19 = CPyObject_GetAttr(cpy_r_r17, cpy_r_r18);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 130, CPyStatic_formula___globals);
        goto CPyL194;
    }
    if (likely(PyLong_Check(cpy_r_r19)))
        cpy_r_r20 = CPyTagged_FromObject(cpy_r_r19);
    else {
        CPy_TypeError("int", cpy_r_r19); cpy_r_r20 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 130, CPyStatic_formula___globals);
        goto CPyL194;
    }
    cpy_r_r21 = CPyDef_formula___Number(cpy_r_r20);
    CPyTagged_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 130, CPyStatic_formula___globals);
        goto CPyL194;
    }
    return cpy_r_r21;
CPyL16: ;
    cpy_r_r22 = ((serai___kernel___formula____node_envObject *)cpy_r_r0)->_node;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_node", "_node_env", "node", 131, CPyStatic_formula___globals);
        goto CPyL196;
    }
    CPy_INCREF(cpy_r_r22);
CPyL17: ;
    cpy_r_r23 = CPyImport_GetModuleCache(&CPyModule_ast);
    cpy_r_r24 = CPyStatics[4614]; /* 'Name' */
    cpy_r_r25 = CPyObject_GetAttr(cpy_r_r23, cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 131, CPyStatic_formula___globals);
        goto CPyL199;
    }
    cpy_r_r26 = PyObject_IsInstance(cpy_r_r22, cpy_r_r25);
    CPy_DECREF(cpy_r_r22);
    CPy_DECREF(cpy_r_r25);
    cpy_r_r27 = cpy_r_r26 >= 0;
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 131, CPyStatic_formula___globals);
        goto CPyL196;
    }
    cpy_r_r28 = cpy_r_r26;
    if (!cpy_r_r28) goto CPyL49;
    cpy_r_r29 = ((serai___kernel___formula____node_envObject *)cpy_r_r0)->_node;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_node", "_node_env", "node", 132, CPyStatic_formula___globals);
        goto CPyL196;
    }
    CPy_INCREF(cpy_r_r29);
CPyL21: ;
    cpy_r_r30 = CPyStatics[571]; /* 'id' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 132, CPyStatic_formula___globals);
        goto CPyL196;
    }
    if (likely(PyUnicode_Check(cpy_r_r31)))
        cpy_r_r32 = cpy_r_r31;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "_node", 132, CPyStatic_formula___globals, "str", cpy_r_r31);
        goto CPyL196;
    }
    cpy_r_r33 = PySequence_Contains(cpy_r_names, cpy_r_r32);
    CPy_DECREF(cpy_r_r32);
    cpy_r_r34 = cpy_r_r33 >= 0;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 132, CPyStatic_formula___globals);
        goto CPyL196;
    }
    cpy_r_r35 = cpy_r_r33;
    cpy_r_r36 = cpy_r_r35 ^ 1;
    if (!cpy_r_r36) goto CPyL200;
    cpy_r_r37 = CPyStatics[151]; /* '' */
    cpy_r_r38 = CPyStatics[4615]; /* 'nothing is called ' */
    cpy_r_r39 = CPyStatics[153]; /* '{!r:{}}' */
    cpy_r_r40 = ((serai___kernel___formula____node_envObject *)cpy_r_r0)->_node;
    if (unlikely(cpy_r_r40 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'node' of '_node_env' undefined");
    } else {
        CPy_INCREF(cpy_r_r40);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 133, CPyStatic_formula___globals);
        goto CPyL201;
    }
CPyL26: ;
    cpy_r_r41 = CPyStatics[571]; /* 'id' */
    cpy_r_r42 = CPyObject_GetAttr(cpy_r_r40, cpy_r_r41);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 133, CPyStatic_formula___globals);
        goto CPyL201;
    }
    if (likely(PyUnicode_Check(cpy_r_r42)))
        cpy_r_r43 = cpy_r_r42;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "_node", 133, CPyStatic_formula___globals, "str", cpy_r_r42);
        goto CPyL201;
    }
    cpy_r_r44 = CPyStatics[151]; /* '' */
    cpy_r_r45 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r46[3] = {cpy_r_r39, cpy_r_r43, cpy_r_r44};
    cpy_r_r47 = (PyObject **)&cpy_r_r46;
    cpy_r_r48 = PyObject_VectorcallMethod(cpy_r_r45, cpy_r_r47, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 133, CPyStatic_formula___globals);
        goto CPyL202;
    }
    CPy_DECREF(cpy_r_r43);
    if (likely(PyUnicode_Check(cpy_r_r48)))
        cpy_r_r49 = cpy_r_r48;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "_node", 133, CPyStatic_formula___globals, "str", cpy_r_r48);
        goto CPyL201;
    }
    cpy_r_r50 = CPyStatics[4567]; /* '; known are ' */
    cpy_r_r51 = CPyStatics[156]; /* '{:{}}' */
    cpy_r_r52 = CPyStatics[157]; /* ', ' */
    cpy_r_r53 = PyUnicode_Join(cpy_r_r52, cpy_r_names);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 133, CPyStatic_formula___globals);
        goto CPyL203;
    }
    cpy_r_r54 = CPyStatics[151]; /* '' */
    cpy_r_r55 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r56[3] = {cpy_r_r51, cpy_r_r53, cpy_r_r54};
    cpy_r_r57 = (PyObject **)&cpy_r_r56;
    cpy_r_r58 = PyObject_VectorcallMethod(cpy_r_r55, cpy_r_r57, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 133, CPyStatic_formula___globals);
        goto CPyL204;
    }
    CPy_DECREF(cpy_r_r53);
    if (likely(PyUnicode_Check(cpy_r_r58)))
        cpy_r_r59 = cpy_r_r58;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "_node", 133, CPyStatic_formula___globals, "str", cpy_r_r58);
        goto CPyL203;
    }
    cpy_r_r60 = PyList_New(4);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 133, CPyStatic_formula___globals);
        goto CPyL205;
    }
    cpy_r_r61 = (CPyPtr)((CPyPtr)cpy_r_r60 + offsetof(PyListObject, ob_item));
    cpy_r_r62 = *(CPyPtr *)cpy_r_r61;
    CPy_INCREF(cpy_r_r38);
    *(PyObject * *)cpy_r_r62 = cpy_r_r38;
    cpy_r_r63 = cpy_r_r62 + 8;
    *(PyObject * *)cpy_r_r63 = cpy_r_r49;
    CPy_INCREF(cpy_r_r50);
    cpy_r_r64 = cpy_r_r62 + 16;
    *(PyObject * *)cpy_r_r64 = cpy_r_r50;
    cpy_r_r65 = cpy_r_r62 + 24;
    *(PyObject * *)cpy_r_r65 = cpy_r_r59;
    cpy_r_r66 = PyUnicode_Join(cpy_r_r37, cpy_r_r60);
    CPy_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 133, CPyStatic_formula___globals);
        goto CPyL201;
    }
    PyObject *cpy_r_r67[1] = {cpy_r_r66};
    cpy_r_r68 = (PyObject **)&cpy_r_r67;
    cpy_r_r69 = PyObject_Vectorcall(cpy_r_fail, cpy_r_r68, 1, 0);
    CPy_DECREF(cpy_r_fail);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 133, CPyStatic_formula___globals);
        goto CPyL206;
    }
    CPy_DECREF(cpy_r_r66);
    if (likely(Py_TYPE(cpy_r_r69) == CPyType_formula___FormulaError))
        cpy_r_r70 = cpy_r_r69;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "_node", 133, CPyStatic_formula___globals, "serai.kernel.formula.FormulaError", cpy_r_r69);
        goto CPyL194;
    }
    CPy_Raise(cpy_r_r70);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 133, CPyStatic_formula___globals);
        goto CPyL194;
    }
    CPy_Unreachable();
CPyL39: ;
    cpy_r_r71 = ((serai___kernel___formula____node_envObject *)cpy_r_r0)->_node;
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_node", "_node_env", "node", 134, CPyStatic_formula___globals);
        goto CPyL195;
    }
    CPy_INCREF(cpy_r_r71);
CPyL40: ;
    cpy_r_r72 = CPyStatics[571]; /* 'id' */
    cpy_r_r73 = CPyObject_GetAttr(cpy_r_r71, cpy_r_r72);
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 134, CPyStatic_formula___globals);
        goto CPyL195;
    }
    if (likely(PyUnicode_Check(cpy_r_r73)))
        cpy_r_r74 = cpy_r_r73;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "_node", 134, CPyStatic_formula___globals, "str", cpy_r_r73);
        goto CPyL195;
    }
    cpy_r_r75 = PySequence_List(cpy_r_names);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 134, CPyStatic_formula___globals);
        goto CPyL207;
    }
    cpy_r_r76 = ((serai___kernel___formula____node_envObject *)cpy_r_r0)->_node;
    if (unlikely(cpy_r_r76 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'node' of '_node_env' undefined");
    } else {
        CPy_INCREF(cpy_r_r76);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 134, CPyStatic_formula___globals);
        goto CPyL208;
    }
CPyL44: ;
    cpy_r_r77 = CPyStatics[571]; /* 'id' */
    cpy_r_r78 = CPyObject_GetAttr(cpy_r_r76, cpy_r_r77);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 134, CPyStatic_formula___globals);
        goto CPyL208;
    }
    if (likely(PyUnicode_Check(cpy_r_r78)))
        cpy_r_r79 = cpy_r_r78;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "_node", 134, CPyStatic_formula___globals, "str", cpy_r_r78);
        goto CPyL208;
    }
    cpy_r_r80 = CPyList_Index(cpy_r_r75, cpy_r_r79);
    CPy_DECREF(cpy_r_r75);
    CPy_DECREF(cpy_r_r79);
    if (unlikely(cpy_r_r80 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 134, CPyStatic_formula___globals);
        goto CPyL209;
    }
    cpy_r_r81 = CPyDef_formula___Count(cpy_r_r74, cpy_r_r80);
    CPy_DECREF(cpy_r_r74);
    CPyTagged_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 134, CPyStatic_formula___globals);
        goto CPyL194;
    }
    return cpy_r_r81;
CPyL49: ;
    cpy_r_r82 = ((serai___kernel___formula____node_envObject *)cpy_r_r0)->_node;
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_node", "_node_env", "node", 135, CPyStatic_formula___globals);
        goto CPyL196;
    }
    CPy_INCREF(cpy_r_r82);
CPyL50: ;
    cpy_r_r83 = CPyImport_GetModuleCache(&CPyModule_ast);
    cpy_r_r84 = CPyStatics[4616]; /* 'BinOp' */
    cpy_r_r85 = CPyObject_GetAttr(cpy_r_r83, cpy_r_r84);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 135, CPyStatic_formula___globals);
        goto CPyL210;
    }
    cpy_r_r86 = PyObject_IsInstance(cpy_r_r82, cpy_r_r85);
    CPy_DECREF(cpy_r_r82);
    CPy_DECREF(cpy_r_r85);
    cpy_r_r87 = cpy_r_r86 >= 0;
    if (unlikely(!cpy_r_r87)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 135, CPyStatic_formula___globals);
        goto CPyL196;
    }
    cpy_r_r88 = cpy_r_r86;
    if (!cpy_r_r88) goto CPyL90;
    cpy_r_r89 = ((serai___kernel___formula____node_envObject *)cpy_r_r0)->_node;
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_node", "_node_env", "node", 135, CPyStatic_formula___globals);
        goto CPyL196;
    }
    CPy_INCREF(cpy_r_r89);
CPyL54: ;
    cpy_r_r90 = CPyStatics[4617]; /* 'op' */
    cpy_r_r91 = CPyObject_GetAttr(cpy_r_r89, cpy_r_r90);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 135, CPyStatic_formula___globals);
        goto CPyL196;
    }
    cpy_r_r92 = CPy_TYPE(cpy_r_r91);
    CPy_DECREF(cpy_r_r91);
    cpy_r_r93 = CPyStatic_formula___globals;
    cpy_r_r94 = CPyStatics[4618]; /* '_SIGNS' */
    cpy_r_r95 = CPyDict_GetItem(cpy_r_r93, cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 135, CPyStatic_formula___globals);
        goto CPyL211;
    }
    if (likely(PyDict_Check(cpy_r_r95)))
        cpy_r_r96 = cpy_r_r95;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "_node", 135, CPyStatic_formula___globals, "dict", cpy_r_r95);
        goto CPyL211;
    }
    cpy_r_r97 = PyDict_Contains(cpy_r_r96, cpy_r_r92);
    CPy_DECREF(cpy_r_r96);
    CPy_DECREF(cpy_r_r92);
    cpy_r_r98 = cpy_r_r97 >= 0;
    if (unlikely(!cpy_r_r98)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 135, CPyStatic_formula___globals);
        goto CPyL196;
    }
    cpy_r_r99 = cpy_r_r97;
    if (!cpy_r_r99) goto CPyL90;
    cpy_r_r100 = CPyStatic_formula___globals;
    cpy_r_r101 = CPyStatics[4618]; /* '_SIGNS' */
    cpy_r_r102 = CPyDict_GetItem(cpy_r_r100, cpy_r_r101);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 136, CPyStatic_formula___globals);
        goto CPyL196;
    }
    if (likely(PyDict_Check(cpy_r_r102)))
        cpy_r_r103 = cpy_r_r102;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "_node", 136, CPyStatic_formula___globals, "dict", cpy_r_r102);
        goto CPyL196;
    }
    cpy_r_r104 = ((serai___kernel___formula____node_envObject *)cpy_r_r0)->_node;
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_node", "_node_env", "node", 136, CPyStatic_formula___globals);
        goto CPyL212;
    }
    CPy_INCREF(cpy_r_r104);
CPyL62: ;
    cpy_r_r105 = CPyStatics[4617]; /* 'op' */
    cpy_r_r106 = CPyObject_GetAttr(cpy_r_r104, cpy_r_r105);
    CPy_DECREF(cpy_r_r104);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 136, CPyStatic_formula___globals);
        goto CPyL212;
    }
    cpy_r_r107 = CPy_TYPE(cpy_r_r106);
    CPy_DECREF(cpy_r_r106);
    cpy_r_r108 = CPyDict_GetItem(cpy_r_r103, cpy_r_r107);
    CPy_DECREF(cpy_r_r103);
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 136, CPyStatic_formula___globals);
        goto CPyL196;
    }
    if (likely(PyUnicode_Check(cpy_r_r108)))
        cpy_r_r109 = cpy_r_r108;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "_node", 136, CPyStatic_formula___globals, "str", cpy_r_r108);
        goto CPyL196;
    }
    cpy_r_r110 = CPyStatics[4603]; /* '//' */
    cpy_r_r111 = CPyStr_EqualLiteral(cpy_r_r109, cpy_r_r110, 2);
    if (!cpy_r_r111) goto CPyL213;
    cpy_r_r112 = ((serai___kernel___formula____node_envObject *)cpy_r_r0)->_node;
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_node", "_node_env", "node", 137, CPyStatic_formula___globals);
        goto CPyL214;
    }
    CPy_INCREF(cpy_r_r112);
CPyL67: ;
    cpy_r_r113 = CPyStatics[4619]; /* 'right' */
    cpy_r_r114 = CPyObject_GetAttr(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 137, CPyStatic_formula___globals);
        goto CPyL214;
    }
    cpy_r_r115 = CPyImport_GetModuleCache(&CPyModule_ast);
    cpy_r_r116 = CPyStatics[4613]; /* 'Constant' */
    cpy_r_r117 = CPyObject_GetAttr(cpy_r_r115, cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 137, CPyStatic_formula___globals);
        goto CPyL215;
    }
    cpy_r_r118 = PyObject_IsInstance(cpy_r_r114, cpy_r_r117);
    CPy_DECREF(cpy_r_r114);
    CPy_DECREF(cpy_r_r117);
    cpy_r_r119 = cpy_r_r118 >= 0;
    if (unlikely(!cpy_r_r119)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 137, CPyStatic_formula___globals);
        goto CPyL214;
    }
    cpy_r_r120 = cpy_r_r118;
    if (!cpy_r_r120) goto CPyL216;
    cpy_r_r121 = ((serai___kernel___formula____node_envObject *)cpy_r_r0)->_node;
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_node", "_node_env", "node", 137, CPyStatic_formula___globals);
        goto CPyL214;
    }
    CPy_INCREF(cpy_r_r121);
CPyL72: ;
    cpy_r_r122 = CPyStatics[4619]; /* 'right' */
    cpy_r_r123 = CPyObject_GetAttr(cpy_r_r121, cpy_r_r122);
    CPy_DECREF(cpy_r_r121);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 137, CPyStatic_formula___globals);
        goto CPyL214;
    }
    cpy_r_r124 = CPyStatics[337]; /* 'value' */
    cpy_r_r125 = CPyObject_GetAttr(cpy_r_r123, cpy_r_r124);
    CPy_DECREF(cpy_r_r123);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 137, CPyStatic_formula___globals);
        goto CPyL214;
    }
    cpy_r_r126 = PyObject_IsTrue(cpy_r_r125);
    CPy_DECREF(cpy_r_r125);
    cpy_r_r127 = cpy_r_r126 >= 0;
    if (unlikely(!cpy_r_r127)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 137, CPyStatic_formula___globals);
        goto CPyL214;
    }
    cpy_r_r128 = cpy_r_r126;
    if (cpy_r_r128) {
        goto CPyL213;
    } else
        goto CPyL216;
CPyL76: ;
    cpy_r_r129 = CPyStatics[4620]; /* 'a division needs a number other than 0 on its right' */
    PyObject *cpy_r_r130[1] = {cpy_r_r129};
    cpy_r_r131 = (PyObject **)&cpy_r_r130;
    cpy_r_r132 = PyObject_Vectorcall(cpy_r_fail, cpy_r_r131, 1, 0);
    CPy_DECREF(cpy_r_fail);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 138, CPyStatic_formula___globals);
        goto CPyL194;
    }
    if (likely(Py_TYPE(cpy_r_r132) == CPyType_formula___FormulaError))
        cpy_r_r133 = cpy_r_r132;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "_node", 138, CPyStatic_formula___globals, "serai.kernel.formula.FormulaError", cpy_r_r132);
        goto CPyL194;
    }
    CPy_Raise(cpy_r_r133);
    CPy_DECREF(cpy_r_r133);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 138, CPyStatic_formula___globals);
        goto CPyL194;
    }
    CPy_Unreachable();
CPyL80: ;
    cpy_r_r134 = ((serai___kernel___formula____node_envObject *)cpy_r_r0)->_node;
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_node", "_node_env", "node", 139, CPyStatic_formula___globals);
        goto CPyL217;
    }
    CPy_INCREF(cpy_r_r134);
CPyL81: ;
    cpy_r_r135 = CPyStatics[439]; /* 'left' */
    cpy_r_r136 = CPyObject_GetAttr(cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 139, CPyStatic_formula___globals);
        goto CPyL217;
    }
    cpy_r_r137 = ((serai___kernel___formula____node_envObject *)cpy_r_r0)->_text;
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_node", "_node_env", "text", 139, CPyStatic_formula___globals);
        goto CPyL218;
    }
    CPy_INCREF(cpy_r_r137);
CPyL83: ;
    cpy_r_r138 = CPyDef_formula____node(cpy_r_r136, cpy_r_r137, cpy_r_names);
    CPy_DECREF(cpy_r_r136);
    CPy_DECREF(cpy_r_r137);
    if (unlikely(cpy_r_r138 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 139, CPyStatic_formula___globals);
        goto CPyL217;
    }
    cpy_r_r139 = ((serai___kernel___formula____node_envObject *)cpy_r_r0)->_node;
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_node", "_node_env", "node", 139, CPyStatic_formula___globals);
        goto CPyL219;
    }
    CPy_INCREF(cpy_r_r139);
CPyL85: ;
    cpy_r_r140 = CPyStatics[4619]; /* 'right' */
    cpy_r_r141 = CPyObject_GetAttr(cpy_r_r139, cpy_r_r140);
    CPy_DECREF(cpy_r_r139);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 139, CPyStatic_formula___globals);
        goto CPyL219;
    }
    cpy_r_r142 = ((serai___kernel___formula____node_envObject *)cpy_r_r0)->_text;
    if (unlikely(cpy_r_r142 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'text' of '_node_env' undefined");
    } else {
        CPy_INCREF(cpy_r_r142);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 139, CPyStatic_formula___globals);
        goto CPyL220;
    }
CPyL87: ;
    cpy_r_r143 = CPyDef_formula____node(cpy_r_r141, cpy_r_r142, cpy_r_names);
    CPy_DECREF(cpy_r_r141);
    CPy_DECREF(cpy_r_r142);
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 139, CPyStatic_formula___globals);
        goto CPyL221;
    }
    cpy_r_r144.f0 = cpy_r_r138;
    cpy_r_r144.f1 = cpy_r_r143;
    cpy_r_r145 = PyTuple_New(2);
    if (unlikely(cpy_r_r145 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8891 = cpy_r_r144.f0;
    PyTuple_SET_ITEM(cpy_r_r145, 0, __tmp8891);
    PyObject *__tmp8892 = cpy_r_r144.f1;
    PyTuple_SET_ITEM(cpy_r_r145, 1, __tmp8892);
    cpy_r_r146 = CPyDef_formula___Operation(cpy_r_r109, cpy_r_r145);
    CPy_DECREF(cpy_r_r109);
    CPy_DECREF(cpy_r_r145);
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 139, CPyStatic_formula___globals);
        goto CPyL194;
    }
    return cpy_r_r146;
CPyL90: ;
    cpy_r_r147 = ((serai___kernel___formula____node_envObject *)cpy_r_r0)->_node;
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_node", "_node_env", "node", 140, CPyStatic_formula___globals);
        goto CPyL196;
    }
    CPy_INCREF(cpy_r_r147);
CPyL91: ;
    cpy_r_r148 = CPyImport_GetModuleCache(&CPyModule_ast);
    cpy_r_r149 = CPyStatics[4621]; /* 'Compare' */
    cpy_r_r150 = CPyObject_GetAttr(cpy_r_r148, cpy_r_r149);
    if (unlikely(cpy_r_r150 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 140, CPyStatic_formula___globals);
        goto CPyL222;
    }
    cpy_r_r151 = PyObject_IsInstance(cpy_r_r147, cpy_r_r150);
    CPy_DECREF(cpy_r_r147);
    CPy_DECREF(cpy_r_r150);
    cpy_r_r152 = cpy_r_r151 >= 0;
    if (unlikely(!cpy_r_r152)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 140, CPyStatic_formula___globals);
        goto CPyL196;
    }
    cpy_r_r153 = cpy_r_r151;
    if (!cpy_r_r153) goto CPyL117;
    cpy_r_r154 = ((serai___kernel___formula____node_envObject *)cpy_r_r0)->_node;
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_node", "_node_env", "node", 140, CPyStatic_formula___globals);
        goto CPyL196;
    }
    CPy_INCREF(cpy_r_r154);
CPyL95: ;
    cpy_r_r155 = CPyStatics[4622]; /* 'ops' */
    cpy_r_r156 = CPyObject_GetAttr(cpy_r_r154, cpy_r_r155);
    CPy_DECREF(cpy_r_r154);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 140, CPyStatic_formula___globals);
        goto CPyL196;
    }
    if (likely(PyList_Check(cpy_r_r156)))
        cpy_r_r157 = cpy_r_r156;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "_node", 140, CPyStatic_formula___globals, "list", cpy_r_r156);
        goto CPyL223;
    }
    cpy_r_r158 = (CPyPtr)((CPyPtr)cpy_r_r157 + offsetof(PyVarObject, ob_size));
    cpy_r_r159 = *(int64_t *)cpy_r_r158;
    cpy_r_r160 = cpy_r_r159 << 1;
    cpy_r_r161 = cpy_r_r160 == 2;
    CPy_DECREF(cpy_r_r156);
    if (!cpy_r_r161) goto CPyL117;
    cpy_r_r162 = ((serai___kernel___formula____node_envObject *)cpy_r_r0)->_node;
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_node", "_node_env", "node", 140, CPyStatic_formula___globals);
        goto CPyL196;
    }
    CPy_INCREF(cpy_r_r162);
CPyL99: ;
    cpy_r_r163 = CPyStatics[4622]; /* 'ops' */
    cpy_r_r164 = CPyObject_GetAttr(cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r162);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 140, CPyStatic_formula___globals);
        goto CPyL196;
    }
    if (likely(PyList_Check(cpy_r_r164)))
        cpy_r_r165 = cpy_r_r164;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "_node", 140, CPyStatic_formula___globals, "list", cpy_r_r164);
        goto CPyL224;
    }
    cpy_r_r166 = CPyList_GetItemShort(cpy_r_r165, 0);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 140, CPyStatic_formula___globals);
        goto CPyL224;
    }
    CPy_DECREF(cpy_r_r164);
    cpy_r_r167 = CPyImport_GetModuleCache(&CPyModule_ast);
    cpy_r_r168 = CPyStatics[4623]; /* 'GtE' */
    cpy_r_r169 = CPyObject_GetAttr(cpy_r_r167, cpy_r_r168);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 140, CPyStatic_formula___globals);
        goto CPyL225;
    }
    cpy_r_r170 = PyObject_IsInstance(cpy_r_r166, cpy_r_r169);
    CPy_DECREF(cpy_r_r166);
    CPy_DECREF(cpy_r_r169);
    cpy_r_r171 = cpy_r_r170 >= 0;
    if (unlikely(!cpy_r_r171)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 140, CPyStatic_formula___globals);
        goto CPyL196;
    }
    cpy_r_r172 = cpy_r_r170;
    if (cpy_r_r172) {
        goto CPyL226;
    } else
        goto CPyL117;
CPyL105: ;
    cpy_r_r173 = CPyStatics[4327]; /* '>=' */
    cpy_r_r174 = ((serai___kernel___formula____node_envObject *)cpy_r_r0)->_node;
    if (unlikely(cpy_r_r174 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_node", "_node_env", "node", 141, CPyStatic_formula___globals);
        goto CPyL195;
    }
    CPy_INCREF(cpy_r_r174);
CPyL106: ;
    cpy_r_r175 = CPyStatics[439]; /* 'left' */
    cpy_r_r176 = CPyObject_GetAttr(cpy_r_r174, cpy_r_r175);
    CPy_DECREF(cpy_r_r174);
    if (unlikely(cpy_r_r176 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 141, CPyStatic_formula___globals);
        goto CPyL195;
    }
    cpy_r_r177 = ((serai___kernel___formula____node_envObject *)cpy_r_r0)->_text;
    if (unlikely(cpy_r_r177 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_node", "_node_env", "text", 141, CPyStatic_formula___globals);
        goto CPyL227;
    }
    CPy_INCREF(cpy_r_r177);
CPyL108: ;
    cpy_r_r178 = CPyDef_formula____node(cpy_r_r176, cpy_r_r177, cpy_r_names);
    CPy_DECREF(cpy_r_r176);
    CPy_DECREF(cpy_r_r177);
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 141, CPyStatic_formula___globals);
        goto CPyL195;
    }
    cpy_r_r179 = ((serai___kernel___formula____node_envObject *)cpy_r_r0)->_node;
    if (unlikely(cpy_r_r179 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_node", "_node_env", "node", 141, CPyStatic_formula___globals);
        goto CPyL228;
    }
    CPy_INCREF(cpy_r_r179);
CPyL110: ;
    cpy_r_r180 = CPyStatics[4624]; /* 'comparators' */
    cpy_r_r181 = CPyObject_GetAttr(cpy_r_r179, cpy_r_r180);
    CPy_DECREF(cpy_r_r179);
    if (unlikely(cpy_r_r181 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 141, CPyStatic_formula___globals);
        goto CPyL228;
    }
    if (likely(PyList_Check(cpy_r_r181)))
        cpy_r_r182 = cpy_r_r181;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "_node", 141, CPyStatic_formula___globals, "list", cpy_r_r181);
        goto CPyL229;
    }
    cpy_r_r183 = CPyList_GetItemShort(cpy_r_r182, 0);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 141, CPyStatic_formula___globals);
        goto CPyL229;
    }
    CPy_DECREF(cpy_r_r181);
    cpy_r_r184 = ((serai___kernel___formula____node_envObject *)cpy_r_r0)->_text;
    if (unlikely(cpy_r_r184 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'text' of '_node_env' undefined");
    } else {
        CPy_INCREF(cpy_r_r184);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r184 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 141, CPyStatic_formula___globals);
        goto CPyL230;
    }
CPyL114: ;
    cpy_r_r185 = CPyDef_formula____node(cpy_r_r183, cpy_r_r184, cpy_r_names);
    CPy_DECREF(cpy_r_r183);
    CPy_DECREF(cpy_r_r184);
    if (unlikely(cpy_r_r185 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 141, CPyStatic_formula___globals);
        goto CPyL231;
    }
    cpy_r_r186.f0 = cpy_r_r178;
    cpy_r_r186.f1 = cpy_r_r185;
    cpy_r_r187 = PyTuple_New(2);
    if (unlikely(cpy_r_r187 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8893 = cpy_r_r186.f0;
    PyTuple_SET_ITEM(cpy_r_r187, 0, __tmp8893);
    PyObject *__tmp8894 = cpy_r_r186.f1;
    PyTuple_SET_ITEM(cpy_r_r187, 1, __tmp8894);
    cpy_r_r188 = CPyDef_formula___Operation(cpy_r_r173, cpy_r_r187);
    CPy_DECREF(cpy_r_r187);
    if (unlikely(cpy_r_r188 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 141, CPyStatic_formula___globals);
        goto CPyL194;
    }
    return cpy_r_r188;
CPyL117: ;
    cpy_r_r189 = ((serai___kernel___formula____node_envObject *)cpy_r_r0)->_node;
    if (unlikely(cpy_r_r189 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_node", "_node_env", "node", 142, CPyStatic_formula___globals);
        goto CPyL196;
    }
    CPy_INCREF(cpy_r_r189);
CPyL118: ;
    cpy_r_r190 = CPyImport_GetModuleCache(&CPyModule_ast);
    cpy_r_r191 = CPyStatics[4625]; /* 'IfExp' */
    cpy_r_r192 = CPyObject_GetAttr(cpy_r_r190, cpy_r_r191);
    if (unlikely(cpy_r_r192 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 142, CPyStatic_formula___globals);
        goto CPyL232;
    }
    cpy_r_r193 = PyObject_IsInstance(cpy_r_r189, cpy_r_r192);
    CPy_DECREF(cpy_r_r189);
    CPy_DECREF(cpy_r_r192);
    cpy_r_r194 = cpy_r_r193 >= 0;
    if (unlikely(!cpy_r_r194)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 142, CPyStatic_formula___globals);
        goto CPyL196;
    }
    cpy_r_r195 = cpy_r_r193;
    if (cpy_r_r195) {
        goto CPyL233;
    } else
        goto CPyL140;
CPyL121: ;
    cpy_r_r196 = ((serai___kernel___formula____node_envObject *)cpy_r_r0)->_node;
    if (unlikely(cpy_r_r196 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_node", "_node_env", "node", 143, CPyStatic_formula___globals);
        goto CPyL195;
    }
    CPy_INCREF(cpy_r_r196);
CPyL122: ;
    cpy_r_r197 = CPyStatics[4626]; /* 'test' */
    cpy_r_r198 = CPyObject_GetAttr(cpy_r_r196, cpy_r_r197);
    CPy_DECREF(cpy_r_r196);
    if (unlikely(cpy_r_r198 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 143, CPyStatic_formula___globals);
        goto CPyL195;
    }
    cpy_r_r199 = ((serai___kernel___formula____node_envObject *)cpy_r_r0)->_node;
    if (unlikely(cpy_r_r199 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_node", "_node_env", "node", 143, CPyStatic_formula___globals);
        goto CPyL234;
    }
    CPy_INCREF(cpy_r_r199);
CPyL124: ;
    cpy_r_r200 = CPyStatics[4611]; /* 'body' */
    cpy_r_r201 = CPyObject_GetAttr(cpy_r_r199, cpy_r_r200);
    CPy_DECREF(cpy_r_r199);
    if (unlikely(cpy_r_r201 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 143, CPyStatic_formula___globals);
        goto CPyL234;
    }
    cpy_r_r202 = ((serai___kernel___formula____node_envObject *)cpy_r_r0)->_node;
    if (unlikely(cpy_r_r202 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_node", "_node_env", "node", 143, CPyStatic_formula___globals);
        goto CPyL235;
    }
    CPy_INCREF(cpy_r_r202);
CPyL126: ;
    cpy_r_r203 = CPyStatics[4627]; /* 'orelse' */
    cpy_r_r204 = CPyObject_GetAttr(cpy_r_r202, cpy_r_r203);
    CPy_DECREF(cpy_r_r202);
    if (unlikely(cpy_r_r204 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 143, CPyStatic_formula___globals);
        goto CPyL235;
    }
    cpy_r_r205.f0 = cpy_r_r198;
    cpy_r_r205.f1 = cpy_r_r201;
    cpy_r_r205.f2 = cpy_r_r204;
    cpy_r_r206 = cpy_r_r205.f0;
    CPy_INCREF(cpy_r_r206);
    cpy_r_r207 = cpy_r_r205.f1;
    CPy_INCREF(cpy_r_r207);
    cpy_r_r208 = cpy_r_r205.f2;
    CPy_INCREF(cpy_r_r208);
    CPy_DECREF(cpy_r_r205.f0);
    CPy_DECREF(cpy_r_r205.f1);
    CPy_DECREF(cpy_r_r205.f2);
    cpy_r_r209 = PyTuple_Pack(3, cpy_r_r206, cpy_r_r207, cpy_r_r208);
    CPy_DECREF(cpy_r_r206);
    CPy_DECREF(cpy_r_r207);
    CPy_DECREF(cpy_r_r208);
    if (unlikely(cpy_r_r209 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 143, CPyStatic_formula___globals);
        goto CPyL195;
    }
    cpy_r_r210 = PyList_New(3);
    if (unlikely(cpy_r_r210 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 143, CPyStatic_formula___globals);
        goto CPyL236;
    }
    cpy_r_r211 = 0;
    goto CPyL131;
CPyL130: ;
    cpy_r_r212 = cpy_r_r211 < 3;
    if (!cpy_r_r212) goto CPyL237;
CPyL131: ;
    cpy_r_r213 = CPySequenceTuple_GetItemUnsafe(cpy_r_r209, cpy_r_r211);
    cpy_r_r214 = ((serai___kernel___formula____node_envObject *)cpy_r_r0)->_text;
    if (unlikely(cpy_r_r214 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_node", "_node_env", "text", 143, CPyStatic_formula___globals);
        goto CPyL238;
    }
    CPy_INCREF(cpy_r_r214);
CPyL132: ;
    cpy_r_r215 = CPyDef_formula____node(cpy_r_r213, cpy_r_r214, cpy_r_names);
    CPy_DECREF(cpy_r_r213);
    CPy_DECREF(cpy_r_r214);
    if (unlikely(cpy_r_r215 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 143, CPyStatic_formula___globals);
        goto CPyL239;
    }
    CPyList_SetItemUnsafe(cpy_r_r210, cpy_r_r211, cpy_r_r215);
    cpy_r_r216 = cpy_r_r211 + 1;
    cpy_r_r211 = cpy_r_r216;
    goto CPyL130;
CPyL135: ;
    cpy_r_r217 = PyObject_GetIter(cpy_r_r210);
    CPy_DECREF(cpy_r_r210);
    if (unlikely(cpy_r_r217 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 143, CPyStatic_formula___globals);
        goto CPyL194;
    }
    cpy_r_r218 = (PyObject *)CPyType_formula___Either;
    cpy_r_r219 = PySequence_Tuple(cpy_r_r217);
    CPy_DECREF(cpy_r_r217);
    if (unlikely(cpy_r_r219 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 143, CPyStatic_formula___globals);
        goto CPyL194;
    }
    cpy_r_r220 = PyObject_CallObject(cpy_r_r218, cpy_r_r219);
    CPy_DECREF(cpy_r_r219);
    if (unlikely(cpy_r_r220 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 143, CPyStatic_formula___globals);
        goto CPyL194;
    }
    if (likely(Py_TYPE(cpy_r_r220) == CPyType_formula___Either))
        cpy_r_r221 = cpy_r_r220;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "_node", 143, CPyStatic_formula___globals, "serai.kernel.formula.Either", cpy_r_r220);
        goto CPyL194;
    }
    return cpy_r_r221;
CPyL140: ;
    cpy_r_r222 = ((serai___kernel___formula____node_envObject *)cpy_r_r0)->_node;
    if (unlikely(cpy_r_r222 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_node", "_node_env", "node", 144, CPyStatic_formula___globals);
        goto CPyL196;
    }
    CPy_INCREF(cpy_r_r222);
CPyL141: ;
    cpy_r_r223 = CPyImport_GetModuleCache(&CPyModule_ast);
    cpy_r_r224 = CPyStatics[522]; /* 'Call' */
    cpy_r_r225 = CPyObject_GetAttr(cpy_r_r223, cpy_r_r224);
    if (unlikely(cpy_r_r225 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 144, CPyStatic_formula___globals);
        goto CPyL240;
    }
    cpy_r_r226 = PyObject_IsInstance(cpy_r_r222, cpy_r_r225);
    CPy_DECREF(cpy_r_r222);
    CPy_DECREF(cpy_r_r225);
    cpy_r_r227 = cpy_r_r226 >= 0;
    if (unlikely(!cpy_r_r227)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 144, CPyStatic_formula___globals);
        goto CPyL196;
    }
    cpy_r_r228 = cpy_r_r226;
    if (!cpy_r_r228) goto CPyL241;
    cpy_r_r229 = ((serai___kernel___formula____node_envObject *)cpy_r_r0)->_node;
    if (unlikely(cpy_r_r229 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_node", "_node_env", "node", 144, CPyStatic_formula___globals);
        goto CPyL196;
    }
    CPy_INCREF(cpy_r_r229);
CPyL145: ;
    cpy_r_r230 = CPyStatics[4628]; /* 'func' */
    cpy_r_r231 = CPyObject_GetAttr(cpy_r_r229, cpy_r_r230);
    CPy_DECREF(cpy_r_r229);
    if (unlikely(cpy_r_r231 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 144, CPyStatic_formula___globals);
        goto CPyL196;
    }
    cpy_r_r232 = CPyImport_GetModuleCache(&CPyModule_ast);
    cpy_r_r233 = CPyStatics[4614]; /* 'Name' */
    cpy_r_r234 = CPyObject_GetAttr(cpy_r_r232, cpy_r_r233);
    if (unlikely(cpy_r_r234 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 144, CPyStatic_formula___globals);
        goto CPyL242;
    }
    cpy_r_r235 = PyObject_IsInstance(cpy_r_r231, cpy_r_r234);
    CPy_DECREF(cpy_r_r231);
    CPy_DECREF(cpy_r_r234);
    cpy_r_r236 = cpy_r_r235 >= 0;
    if (unlikely(!cpy_r_r236)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 144, CPyStatic_formula___globals);
        goto CPyL196;
    }
    cpy_r_r237 = cpy_r_r235;
    if (!cpy_r_r237) goto CPyL241;
    cpy_r_r238 = ((serai___kernel___formula____node_envObject *)cpy_r_r0)->_node;
    if (unlikely(cpy_r_r238 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_node", "_node_env", "node", 144, CPyStatic_formula___globals);
        goto CPyL196;
    }
    CPy_INCREF(cpy_r_r238);
CPyL150: ;
    cpy_r_r239 = CPyStatics[4628]; /* 'func' */
    cpy_r_r240 = CPyObject_GetAttr(cpy_r_r238, cpy_r_r239);
    CPy_DECREF(cpy_r_r238);
    if (unlikely(cpy_r_r240 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 144, CPyStatic_formula___globals);
        goto CPyL196;
    }
    cpy_r_r241 = CPyStatics[571]; /* 'id' */
    cpy_r_r242 = CPyObject_GetAttr(cpy_r_r240, cpy_r_r241);
    CPy_DECREF(cpy_r_r240);
    if (unlikely(cpy_r_r242 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 144, CPyStatic_formula___globals);
        goto CPyL196;
    }
    if (likely(PyUnicode_Check(cpy_r_r242)))
        cpy_r_r243 = cpy_r_r242;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "_node", 144, CPyStatic_formula___globals, "str", cpy_r_r242);
        goto CPyL196;
    }
    cpy_r_r244 = CPyStatics[196]; /* 'min' */
    cpy_r_r245 = CPyStatics[39]; /* 'max' */
    cpy_r_r246 = CPyStr_EqualLiteral(cpy_r_r243, cpy_r_r244, 3);
    if (cpy_r_r246) goto CPyL243;
    cpy_r_r247 = CPyStr_EqualLiteral(cpy_r_r243, cpy_r_r245, 3);
    CPy_DECREF(cpy_r_r243);
    if (cpy_r_r247) goto CPyL156;
    if (0) {
        goto CPyL157;
    } else
        goto CPyL241;
CPyL156: ;
    if (!1) goto CPyL241;
CPyL157: ;
    cpy_r_r248 = ((serai___kernel___formula____node_envObject *)cpy_r_r0)->_node;
    if (unlikely(cpy_r_r248 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_node", "_node_env", "node", 145, CPyStatic_formula___globals);
        goto CPyL196;
    }
    CPy_INCREF(cpy_r_r248);
CPyL158: ;
    cpy_r_r249 = CPyStatics[4629]; /* 'args' */
    cpy_r_r250 = CPyObject_GetAttr(cpy_r_r248, cpy_r_r249);
    CPy_DECREF(cpy_r_r248);
    if (unlikely(cpy_r_r250 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 145, CPyStatic_formula___globals);
        goto CPyL196;
    }
    if (likely(PyList_Check(cpy_r_r250)))
        cpy_r_r251 = cpy_r_r250;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "_node", 145, CPyStatic_formula___globals, "list", cpy_r_r250);
        goto CPyL244;
    }
    cpy_r_r252 = (CPyPtr)((CPyPtr)cpy_r_r251 + offsetof(PyVarObject, ob_size));
    cpy_r_r253 = *(int64_t *)cpy_r_r252;
    cpy_r_r254 = cpy_r_r253 << 1;
    cpy_r_r255 = (Py_ssize_t)cpy_r_r254 < (Py_ssize_t)4;
    CPy_DECREF(cpy_r_r250);
    if (cpy_r_r255) goto CPyL165;
    cpy_r_r256 = ((serai___kernel___formula____node_envObject *)cpy_r_r0)->_node;
    if (unlikely(cpy_r_r256 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_node", "_node_env", "node", 145, CPyStatic_formula___globals);
        goto CPyL196;
    }
    CPy_INCREF(cpy_r_r256);
CPyL162: ;
    cpy_r_r257 = CPyStatics[4630]; /* 'keywords' */
    cpy_r_r258 = CPyObject_GetAttr(cpy_r_r256, cpy_r_r257);
    CPy_DECREF(cpy_r_r256);
    if (unlikely(cpy_r_r258 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 145, CPyStatic_formula___globals);
        goto CPyL196;
    }
    if (likely(PyList_Check(cpy_r_r258)))
        cpy_r_r259 = cpy_r_r258;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "_node", 145, CPyStatic_formula___globals, "list", cpy_r_r258);
        goto CPyL196;
    }
    cpy_r_r260 = (CPyPtr)((CPyPtr)cpy_r_r259 + offsetof(PyVarObject, ob_size));
    cpy_r_r261 = *(int64_t *)cpy_r_r260;
    CPy_DECREF(cpy_r_r259);
    cpy_r_r262 = cpy_r_r261 << 1;
    cpy_r_r263 = cpy_r_r262 != 0;
    if (!cpy_r_r263) goto CPyL245;
CPyL165: ;
    cpy_r_r264 = ((serai___kernel___formula____node_envObject *)cpy_r_r0)->_node;
    if (unlikely(cpy_r_r264 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'node' of '_node_env' undefined");
    } else {
        CPy_INCREF(cpy_r_r264);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r264 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 146, CPyStatic_formula___globals);
        goto CPyL201;
    }
CPyL166: ;
    cpy_r_r265 = CPyStatics[4628]; /* 'func' */
    cpy_r_r266 = CPyObject_GetAttr(cpy_r_r264, cpy_r_r265);
    CPy_DECREF(cpy_r_r264);
    if (unlikely(cpy_r_r266 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 146, CPyStatic_formula___globals);
        goto CPyL201;
    }
    cpy_r_r267 = CPyStatics[571]; /* 'id' */
    cpy_r_r268 = CPyObject_GetAttr(cpy_r_r266, cpy_r_r267);
    CPy_DECREF(cpy_r_r266);
    if (unlikely(cpy_r_r268 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 146, CPyStatic_formula___globals);
        goto CPyL201;
    }
    if (likely(PyUnicode_Check(cpy_r_r268)))
        cpy_r_r269 = cpy_r_r268;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "_node", 146, CPyStatic_formula___globals, "str", cpy_r_r268);
        goto CPyL201;
    }
    cpy_r_r270 = CPyStatics[4631]; /* ' compares at least two counts' */
    cpy_r_r271 = CPyStr_Build(2, cpy_r_r269, cpy_r_r270);
    CPy_DECREF(cpy_r_r269);
    if (unlikely(cpy_r_r271 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 146, CPyStatic_formula___globals);
        goto CPyL201;
    }
    PyObject *cpy_r_r272[1] = {cpy_r_r271};
    cpy_r_r273 = (PyObject **)&cpy_r_r272;
    cpy_r_r274 = PyObject_Vectorcall(cpy_r_fail, cpy_r_r273, 1, 0);
    CPy_DECREF(cpy_r_fail);
    if (unlikely(cpy_r_r274 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 146, CPyStatic_formula___globals);
        goto CPyL246;
    }
    CPy_DECREF(cpy_r_r271);
    if (likely(Py_TYPE(cpy_r_r274) == CPyType_formula___FormulaError))
        cpy_r_r275 = cpy_r_r274;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "_node", 146, CPyStatic_formula___globals, "serai.kernel.formula.FormulaError", cpy_r_r274);
        goto CPyL194;
    }
    CPy_Raise(cpy_r_r275);
    CPy_DECREF(cpy_r_r275);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 146, CPyStatic_formula___globals);
        goto CPyL194;
    }
    CPy_Unreachable();
CPyL174: ;
    cpy_r_r276 = ((serai___kernel___formula____node_envObject *)cpy_r_r0)->_node;
    if (unlikely(cpy_r_r276 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_node", "_node_env", "node", 147, CPyStatic_formula___globals);
        goto CPyL195;
    }
    CPy_INCREF(cpy_r_r276);
CPyL175: ;
    cpy_r_r277 = CPyStatics[4628]; /* 'func' */
    cpy_r_r278 = CPyObject_GetAttr(cpy_r_r276, cpy_r_r277);
    CPy_DECREF(cpy_r_r276);
    if (unlikely(cpy_r_r278 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 147, CPyStatic_formula___globals);
        goto CPyL195;
    }
    cpy_r_r279 = CPyStatics[571]; /* 'id' */
    cpy_r_r280 = CPyObject_GetAttr(cpy_r_r278, cpy_r_r279);
    CPy_DECREF(cpy_r_r278);
    if (unlikely(cpy_r_r280 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 147, CPyStatic_formula___globals);
        goto CPyL195;
    }
    if (likely(PyUnicode_Check(cpy_r_r280)))
        cpy_r_r281 = cpy_r_r280;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "_node", 147, CPyStatic_formula___globals, "str", cpy_r_r280);
        goto CPyL195;
    }
    cpy_r_r282 = ((serai___kernel___formula____node_envObject *)cpy_r_r0)->_node;
    if (unlikely(cpy_r_r282 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_node", "_node_env", "node", 147, CPyStatic_formula___globals);
        goto CPyL247;
    }
    CPy_INCREF(cpy_r_r282);
CPyL179: ;
    cpy_r_r283 = CPyStatics[4629]; /* 'args' */
    cpy_r_r284 = CPyObject_GetAttr(cpy_r_r282, cpy_r_r283);
    CPy_DECREF(cpy_r_r282);
    if (unlikely(cpy_r_r284 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 147, CPyStatic_formula___globals);
        goto CPyL247;
    }
    if (likely(PyList_Check(cpy_r_r284)))
        cpy_r_r285 = cpy_r_r284;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "_node", 147, CPyStatic_formula___globals, "list", cpy_r_r284);
        goto CPyL247;
    }
    cpy_r_r286 = (CPyPtr)((CPyPtr)cpy_r_r285 + offsetof(PyVarObject, ob_size));
    cpy_r_r287 = *(int64_t *)cpy_r_r286;
    cpy_r_r288 = PyTuple_New(cpy_r_r287);
    if (unlikely(cpy_r_r288 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 147, CPyStatic_formula___globals);
        goto CPyL248;
    }
    cpy_r_r289 = 0;
CPyL183: ;
    cpy_r_r290 = (CPyPtr)((CPyPtr)cpy_r_r285 + offsetof(PyVarObject, ob_size));
    cpy_r_r291 = *(int64_t *)cpy_r_r290;
    cpy_r_r292 = cpy_r_r289 < cpy_r_r291;
    if (!cpy_r_r292) goto CPyL249;
    cpy_r_r293 = (CPyPtr)((CPyPtr)cpy_r_r285 + offsetof(PyListObject, ob_item));
    cpy_r_r294 = *(CPyPtr *)cpy_r_r293;
    cpy_r_r295 = cpy_r_r289 * 8;
    cpy_r_r296 = cpy_r_r294 + cpy_r_r295;
    cpy_r_r297 = *(PyObject * *)cpy_r_r296;
    CPy_INCREF(cpy_r_r297);
    cpy_r_r298 = ((serai___kernel___formula____node_envObject *)cpy_r_r0)->_text;
    if (unlikely(cpy_r_r298 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_node", "_node_env", "text", 147, CPyStatic_formula___globals);
        goto CPyL250;
    }
    CPy_INCREF(cpy_r_r298);
CPyL185: ;
    cpy_r_r299 = CPyDef_formula____node(cpy_r_r297, cpy_r_r298, cpy_r_names);
    CPy_DECREF(cpy_r_r297);
    CPy_DECREF(cpy_r_r298);
    if (unlikely(cpy_r_r299 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 147, CPyStatic_formula___globals);
        goto CPyL251;
    }
    CPySequenceTuple_SetItemUnsafe(cpy_r_r288, cpy_r_r289, cpy_r_r299);
    cpy_r_r300 = cpy_r_r289 + 1;
    cpy_r_r289 = cpy_r_r300;
    goto CPyL183;
CPyL188: ;
    cpy_r_r301 = CPyDef_formula___Operation(cpy_r_r281, cpy_r_r288);
    CPy_DECREF(cpy_r_r281);
    CPy_DECREF(cpy_r_r288);
    if (unlikely(cpy_r_r301 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 147, CPyStatic_formula___globals);
        goto CPyL194;
    }
    return cpy_r_r301;
CPyL190: ;
    cpy_r_r302 = CPyStatics[4632]; /* "only numbers, counts, min, max, +, *, //, >= and 'x if c else y' can stand in a formula" */
    PyObject *cpy_r_r303[1] = {cpy_r_r302};
    cpy_r_r304 = (PyObject **)&cpy_r_r303;
    cpy_r_r305 = PyObject_Vectorcall(cpy_r_fail, cpy_r_r304, 1, 0);
    CPy_DECREF(cpy_r_fail);
    if (unlikely(cpy_r_r305 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 148, CPyStatic_formula___globals);
        goto CPyL194;
    }
    if (likely(Py_TYPE(cpy_r_r305) == CPyType_formula___FormulaError))
        cpy_r_r306 = cpy_r_r305;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "_node", 148, CPyStatic_formula___globals, "serai.kernel.formula.FormulaError", cpy_r_r305);
        goto CPyL194;
    }
    CPy_Raise(cpy_r_r306);
    CPy_DECREF(cpy_r_r306);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 148, CPyStatic_formula___globals);
        goto CPyL194;
    }
    CPy_Unreachable();
CPyL194: ;
    cpy_r_r307 = NULL;
    return cpy_r_r307;
CPyL195: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL194;
CPyL196: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_fail);
    goto CPyL194;
CPyL197: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_fail);
    CPy_DecRef(cpy_r_r4);
    goto CPyL194;
CPyL198: ;
    CPy_DECREF(cpy_r_fail);
    goto CPyL11;
CPyL199: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_fail);
    CPy_DecRef(cpy_r_r22);
    goto CPyL194;
CPyL200: ;
    CPy_DECREF(cpy_r_fail);
    goto CPyL39;
CPyL201: ;
    CPy_DecRef(cpy_r_fail);
    goto CPyL194;
CPyL202: ;
    CPy_DecRef(cpy_r_fail);
    CPy_DecRef(cpy_r_r43);
    goto CPyL194;
CPyL203: ;
    CPy_DecRef(cpy_r_fail);
    CPy_DecRef(cpy_r_r49);
    goto CPyL194;
CPyL204: ;
    CPy_DecRef(cpy_r_fail);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r53);
    goto CPyL194;
CPyL205: ;
    CPy_DecRef(cpy_r_fail);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r59);
    goto CPyL194;
CPyL206: ;
    CPy_DecRef(cpy_r_r66);
    goto CPyL194;
CPyL207: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r74);
    goto CPyL194;
CPyL208: ;
    CPy_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r75);
    goto CPyL194;
CPyL209: ;
    CPy_DecRef(cpy_r_r74);
    goto CPyL194;
CPyL210: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_fail);
    CPy_DecRef(cpy_r_r82);
    goto CPyL194;
CPyL211: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_fail);
    CPy_DecRef(cpy_r_r92);
    goto CPyL194;
CPyL212: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_fail);
    CPy_DecRef(cpy_r_r103);
    goto CPyL194;
CPyL213: ;
    CPy_DECREF(cpy_r_fail);
    goto CPyL80;
CPyL214: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_fail);
    CPy_DecRef(cpy_r_r109);
    goto CPyL194;
CPyL215: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_fail);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r114);
    goto CPyL194;
CPyL216: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r109);
    goto CPyL76;
CPyL217: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r109);
    goto CPyL194;
CPyL218: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r136);
    goto CPyL194;
CPyL219: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r138);
    goto CPyL194;
CPyL220: ;
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r138);
    CPy_DecRef(cpy_r_r141);
    goto CPyL194;
CPyL221: ;
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r138);
    goto CPyL194;
CPyL222: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_fail);
    CPy_DecRef(cpy_r_r147);
    goto CPyL194;
CPyL223: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_fail);
    CPy_DecRef(cpy_r_r156);
    goto CPyL194;
CPyL224: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_fail);
    CPy_DecRef(cpy_r_r164);
    goto CPyL194;
CPyL225: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_fail);
    CPy_DecRef(cpy_r_r166);
    goto CPyL194;
CPyL226: ;
    CPy_DECREF(cpy_r_fail);
    goto CPyL105;
CPyL227: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r176);
    goto CPyL194;
CPyL228: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r178);
    goto CPyL194;
CPyL229: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r178);
    CPy_DecRef(cpy_r_r181);
    goto CPyL194;
CPyL230: ;
    CPy_DecRef(cpy_r_r178);
    CPy_DecRef(cpy_r_r183);
    goto CPyL194;
CPyL231: ;
    CPy_DecRef(cpy_r_r178);
    goto CPyL194;
CPyL232: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_fail);
    CPy_DecRef(cpy_r_r189);
    goto CPyL194;
CPyL233: ;
    CPy_DECREF(cpy_r_fail);
    goto CPyL121;
CPyL234: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r198);
    goto CPyL194;
CPyL235: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r198);
    CPy_DecRef(cpy_r_r201);
    goto CPyL194;
CPyL236: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r209);
    goto CPyL194;
CPyL237: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r209);
    goto CPyL135;
CPyL238: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r209);
    CPy_DecRef(cpy_r_r210);
    CPy_DecRef(cpy_r_r213);
    goto CPyL194;
CPyL239: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r209);
    CPy_DecRef(cpy_r_r210);
    goto CPyL194;
CPyL240: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_fail);
    CPy_DecRef(cpy_r_r222);
    goto CPyL194;
CPyL241: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL190;
CPyL242: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_fail);
    CPy_DecRef(cpy_r_r231);
    goto CPyL194;
CPyL243: ;
    CPy_DECREF(cpy_r_r243);
    goto CPyL156;
CPyL244: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_fail);
    CPy_DecRef(cpy_r_r250);
    goto CPyL194;
CPyL245: ;
    CPy_DECREF(cpy_r_fail);
    goto CPyL174;
CPyL246: ;
    CPy_DecRef(cpy_r_r271);
    goto CPyL194;
CPyL247: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r281);
    goto CPyL194;
CPyL248: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r281);
    CPy_DecRef(cpy_r_r285);
    goto CPyL194;
CPyL249: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r285);
    goto CPyL188;
CPyL250: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r281);
    CPy_DecRef(cpy_r_r285);
    CPy_DecRef(cpy_r_r288);
    CPy_DecRef(cpy_r_r297);
    goto CPyL194;
CPyL251: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r281);
    CPy_DecRef(cpy_r_r285);
    CPy_DecRef(cpy_r_r288);
    goto CPyL194;
}
        
        PyObject *CPyPy_formula____node(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"node", "text", "names", 0};
            static CPyArg_Parser parser = {"OOO:_node", kwlist, 0};
            PyObject *obj_node;
            PyObject *obj_text;
            PyObject *obj_names;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_node, &obj_text, &obj_names)) {
                return NULL;
            }
            PyObject *arg_node = obj_node;
            PyObject *arg_text;
            if (likely(PyUnicode_Check(obj_text)))
                arg_text = obj_text;
            else {
                CPy_TypeError("str", obj_text); 
                goto fail;
            }
            PyObject *arg_names = obj_names;
            PyObject *retval = CPyDef_formula____node(arg_node, arg_text, arg_names);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/formula.py", "_node", 125, CPyStatic_formula___globals);
            return NULL;
        }
        
tuple_T3IIO CPyDef_formula___shared_out(PyObject *cpy_r_formula) {
    CPyTagged cpy_r_each;
    CPyTagged cpy_r_step;
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    int32_t cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyPtr cpy_r_r23;
    PyObject *cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyPtr cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyTagged cpy_r_r39;
    CPyTagged cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyPtr cpy_r_r47;
    PyObject *cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    CPyTagged cpy_r_r51;
    CPyTagged cpy_r_r52;
    CPyTagged cpy_r_r53;
    CPyTagged cpy_r_r54;
    PyObject *cpy_r_r55;
    tuple_T3IIO cpy_r_r56;
    tuple_T3IIO cpy_r_r57;
    cpy_r_each = 2;
    cpy_r_step = 2;
    goto CPyL30;
CPyL1: ;
    cpy_r_r0 = (PyObject *)CPyType_formula___Operation;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_formula + offsetof(PyObject, ob_type));
    cpy_r_r2 = *(PyObject * *)cpy_r_r1;
    cpy_r_r3 = cpy_r_r2 == cpy_r_r0;
    if (!cpy_r_r3) goto CPyL28;
    if (likely(Py_TYPE(cpy_r_formula) == CPyType_formula___Operation))
        cpy_r_r4 = cpy_r_formula;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "shared_out", 157, CPyStatic_formula___globals, "serai.kernel.formula.Operation", cpy_r_formula);
        goto CPyL31;
    }
    cpy_r_r5 = ((serai___kernel___formula___OperationObject *)cpy_r_r4)->_sign;
    CPy_INCREF(cpy_r_r5);
    cpy_r_r6 = CPyStatics[4602]; /* '*' */
    cpy_r_r7 = CPyStatics[4603]; /* '//' */
    cpy_r_r8 = CPyStr_EqualLiteral(cpy_r_r5, cpy_r_r6, 1);
    if (cpy_r_r8) goto CPyL32;
    cpy_r_r9 = CPyStr_EqualLiteral(cpy_r_r5, cpy_r_r7, 2);
    CPy_DECREF(cpy_r_r5);
    if (cpy_r_r9) goto CPyL6;
    if (0) {
        goto CPyL7;
    } else
        goto CPyL28;
CPyL6: ;
    if (!1) goto CPyL28;
CPyL7: ;
    if (likely(Py_TYPE(cpy_r_formula) == CPyType_formula___Operation))
        cpy_r_r10 = cpy_r_formula;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "shared_out", 158, CPyStatic_formula___globals, "serai.kernel.formula.Operation", cpy_r_formula);
        goto CPyL31;
    }
    cpy_r_r11 = ((serai___kernel___formula___OperationObject *)cpy_r_r10)->_parts;
    CPy_INCREF(cpy_r_r11);
    cpy_r_r12 = CPySequence_CheckUnpackCount(cpy_r_r11, 2);
    cpy_r_r13 = cpy_r_r12 >= 0;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "shared_out", 158, CPyStatic_formula___globals);
        goto CPyL33;
    }
    cpy_r_r14 = CPySequenceTuple_GetItemUnsafe(cpy_r_r11, 0);
    cpy_r_r15 = CPySequenceTuple_GetItemUnsafe(cpy_r_r11, 1);
    CPy_DECREF(cpy_r_r11);
    if (likely(PyObject_TypeCheck(cpy_r_r14, CPyType_formula___Formula)))
        cpy_r_r16 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "shared_out", 158, CPyStatic_formula___globals, "serai.kernel.formula.Formula", cpy_r_r14);
        goto CPyL34;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r15, CPyType_formula___Formula)))
        cpy_r_r17 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "shared_out", 158, CPyStatic_formula___globals, "serai.kernel.formula.Formula", cpy_r_r15);
        goto CPyL35;
    }
    if (likely(Py_TYPE(cpy_r_formula) == CPyType_formula___Operation))
        cpy_r_r18 = cpy_r_formula;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "shared_out", 159, CPyStatic_formula___globals, "serai.kernel.formula.Operation", cpy_r_formula);
        goto CPyL36;
    }
    cpy_r_r19 = ((serai___kernel___formula___OperationObject *)cpy_r_r18)->_sign;
    CPy_INCREF(cpy_r_r19);
    cpy_r_r20 = CPyStatics[4603]; /* '//' */
    cpy_r_r21 = CPyStr_EqualLiteral(cpy_r_r19, cpy_r_r20, 2);
    CPy_DECREF(cpy_r_r19);
    if (!cpy_r_r21) goto CPyL16;
    cpy_r_r22 = (PyObject *)CPyType_formula___Number;
    cpy_r_r23 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyObject, ob_type));
    cpy_r_r24 = *(PyObject * *)cpy_r_r23;
    cpy_r_r25 = cpy_r_r24 == cpy_r_r22;
    if (cpy_r_r25) {
        goto CPyL37;
    } else
        goto CPyL16;
CPyL14: ;
    if (likely(Py_TYPE(cpy_r_r17) == CPyType_formula___Number))
        cpy_r_r26 = cpy_r_r17;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "shared_out", 160, CPyStatic_formula___globals, "serai.kernel.formula.Number", cpy_r_r17);
        goto CPyL38;
    }
    cpy_r_r27 = ((serai___kernel___formula___NumberObject *)cpy_r_r26)->_number;
    CPyTagged_INCREF(cpy_r_r27);
    CPy_DECREF(cpy_r_r17);
    cpy_r_r28 = CPyTagged_Multiply(cpy_r_step, cpy_r_r27);
    CPyTagged_DECREF(cpy_r_step);
    CPyTagged_DECREF(cpy_r_r27);
    cpy_r_step = cpy_r_r28;
    cpy_r_formula = cpy_r_r16;
    goto CPyL1;
CPyL16: ;
    if (likely(Py_TYPE(cpy_r_formula) == CPyType_formula___Operation))
        cpy_r_r29 = cpy_r_formula;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "shared_out", 162, CPyStatic_formula___globals, "serai.kernel.formula.Operation", cpy_r_formula);
        goto CPyL36;
    }
    cpy_r_r30 = ((serai___kernel___formula___OperationObject *)cpy_r_r29)->_sign;
    CPy_INCREF(cpy_r_r30);
    cpy_r_r31 = CPyStatics[4602]; /* '*' */
    cpy_r_r32 = CPyStr_EqualLiteral(cpy_r_r30, cpy_r_r31, 1);
    CPy_DECREF(cpy_r_r30);
    if (!cpy_r_r32) goto CPyL22;
    cpy_r_r33 = cpy_r_step == 2;
    if (!cpy_r_r33) goto CPyL22;
    cpy_r_r34 = (PyObject *)CPyType_formula___Number;
    cpy_r_r35 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyObject, ob_type));
    cpy_r_r36 = *(PyObject * *)cpy_r_r35;
    cpy_r_r37 = cpy_r_r36 == cpy_r_r34;
    if (cpy_r_r37) {
        goto CPyL39;
    } else
        goto CPyL22;
CPyL20: ;
    if (likely(Py_TYPE(cpy_r_r17) == CPyType_formula___Number))
        cpy_r_r38 = cpy_r_r17;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "shared_out", 163, CPyStatic_formula___globals, "serai.kernel.formula.Number", cpy_r_r17);
        goto CPyL38;
    }
    cpy_r_r39 = ((serai___kernel___formula___NumberObject *)cpy_r_r38)->_number;
    CPyTagged_INCREF(cpy_r_r39);
    CPy_DECREF(cpy_r_r17);
    cpy_r_r40 = CPyTagged_Multiply(cpy_r_each, cpy_r_r39);
    CPyTagged_DECREF(cpy_r_each);
    CPyTagged_DECREF(cpy_r_r39);
    cpy_r_each = cpy_r_r40;
    cpy_r_formula = cpy_r_r16;
    goto CPyL1;
CPyL22: ;
    if (likely(Py_TYPE(cpy_r_formula) == CPyType_formula___Operation))
        cpy_r_r41 = cpy_r_formula;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "shared_out", 165, CPyStatic_formula___globals, "serai.kernel.formula.Operation", cpy_r_formula);
        goto CPyL36;
    }
    cpy_r_r42 = ((serai___kernel___formula___OperationObject *)cpy_r_r41)->_sign;
    CPy_INCREF(cpy_r_r42);
    cpy_r_r43 = CPyStatics[4602]; /* '*' */
    cpy_r_r44 = CPyStr_EqualLiteral(cpy_r_r42, cpy_r_r43, 1);
    CPy_DECREF(cpy_r_r42);
    if (!cpy_r_r44) goto CPyL40;
    cpy_r_r45 = cpy_r_step == 2;
    if (!cpy_r_r45) goto CPyL40;
    cpy_r_r46 = (PyObject *)CPyType_formula___Number;
    cpy_r_r47 = (CPyPtr)((CPyPtr)cpy_r_r16 + offsetof(PyObject, ob_type));
    cpy_r_r48 = *(PyObject * *)cpy_r_r47;
    cpy_r_r49 = cpy_r_r48 == cpy_r_r46;
    if (cpy_r_r49) {
        goto CPyL41;
    } else
        goto CPyL40;
CPyL26: ;
    if (likely(Py_TYPE(cpy_r_r16) == CPyType_formula___Number))
        cpy_r_r50 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "shared_out", 166, CPyStatic_formula___globals, "serai.kernel.formula.Number", cpy_r_r16);
        goto CPyL38;
    }
    cpy_r_r51 = ((serai___kernel___formula___NumberObject *)cpy_r_r50)->_number;
    CPyTagged_INCREF(cpy_r_r51);
    CPy_DECREF(cpy_r_r16);
    cpy_r_r52 = CPyTagged_Multiply(cpy_r_each, cpy_r_r51);
    CPyTagged_DECREF(cpy_r_each);
    CPyTagged_DECREF(cpy_r_r51);
    cpy_r_each = cpy_r_r52;
    cpy_r_formula = cpy_r_r17;
    goto CPyL1;
CPyL28: ;
    cpy_r_r53 = cpy_r_each;
    cpy_r_r54 = cpy_r_step;
    cpy_r_r55 = cpy_r_formula;
    cpy_r_r56.f0 = cpy_r_r53;
    cpy_r_r56.f1 = cpy_r_r54;
    cpy_r_r56.f2 = cpy_r_r55;
    return cpy_r_r56;
CPyL29: ;
    tuple_T3IIO __tmp8895 = { CPY_INT_TAG, CPY_INT_TAG, NULL };
    cpy_r_r57 = __tmp8895;
    return cpy_r_r57;
CPyL30: ;
    CPy_INCREF(cpy_r_formula);
    goto CPyL1;
CPyL31: ;
    CPy_DecRef(cpy_r_formula);
    CPyTagged_DecRef(cpy_r_each);
    CPyTagged_DecRef(cpy_r_step);
    goto CPyL29;
CPyL32: ;
    CPy_DECREF(cpy_r_r5);
    goto CPyL6;
CPyL33: ;
    CPy_DecRef(cpy_r_formula);
    CPyTagged_DecRef(cpy_r_each);
    CPyTagged_DecRef(cpy_r_step);
    CPy_DecRef(cpy_r_r11);
    goto CPyL29;
CPyL34: ;
    CPy_DecRef(cpy_r_formula);
    CPyTagged_DecRef(cpy_r_each);
    CPyTagged_DecRef(cpy_r_step);
    CPy_DecRef(cpy_r_r15);
    goto CPyL29;
CPyL35: ;
    CPy_DecRef(cpy_r_formula);
    CPyTagged_DecRef(cpy_r_each);
    CPyTagged_DecRef(cpy_r_step);
    CPy_DecRef(cpy_r_r16);
    goto CPyL29;
CPyL36: ;
    CPy_DecRef(cpy_r_formula);
    CPyTagged_DecRef(cpy_r_each);
    CPyTagged_DecRef(cpy_r_step);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    goto CPyL29;
CPyL37: ;
    CPy_DECREF(cpy_r_formula);
    goto CPyL14;
CPyL38: ;
    CPyTagged_DecRef(cpy_r_each);
    CPyTagged_DecRef(cpy_r_step);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    goto CPyL29;
CPyL39: ;
    CPy_DECREF(cpy_r_formula);
    goto CPyL20;
CPyL40: ;
    CPy_DECREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r17);
    goto CPyL28;
CPyL41: ;
    CPy_DECREF(cpy_r_formula);
    goto CPyL26;
}
        
        PyObject *CPyPy_formula___shared_out(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"formula", 0};
            static CPyArg_Parser parser = {"O:shared_out", kwlist, 0};
            PyObject *obj_formula;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_formula)) {
                return NULL;
            }
            PyObject *arg_formula;
            if (likely(PyObject_TypeCheck(obj_formula, CPyType_formula___Formula)))
                arg_formula = obj_formula;
            else {
                CPy_TypeError("serai.kernel.formula.Formula", obj_formula); 
                goto fail;
            }
            tuple_T3IIO retval = CPyDef_formula___shared_out(arg_formula);
            if (retval.f0 == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(3);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp8896 = CPyTagged_StealAsObject(retval.f0);
            PyTuple_SET_ITEM(retbox, 0, __tmp8896);
            PyObject *__tmp8897 = CPyTagged_StealAsObject(retval.f1);
            PyTuple_SET_ITEM(retbox, 1, __tmp8897);
            PyObject *__tmp8898 = retval.f2;
            PyTuple_SET_ITEM(retbox, 2, __tmp8898);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/formula.py", "shared_out", 154, CPyStatic_formula___globals);
            return NULL;
        }
        
char CPyDef_formula___counts_only(PyObject *cpy_r_formula) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject **cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject **cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyPtr cpy_r_r28;
    PyObject *cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    cpy_r_r0 = (PyObject *)CPyType_formula___Operation;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_formula + offsetof(PyObject, ob_type));
    cpy_r_r2 = *(PyObject * *)cpy_r_r1;
    cpy_r_r3 = cpy_r_r2 == cpy_r_r0;
    if (!cpy_r_r3) goto CPyL13;
    if (likely(Py_TYPE(cpy_r_formula) == CPyType_formula___Operation))
        cpy_r_r4 = cpy_r_formula;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "counts_only", 176, CPyStatic_formula___globals, "serai.kernel.formula.Operation", cpy_r_formula);
        goto CPyL14;
    }
    cpy_r_r5 = ((serai___kernel___formula___OperationObject *)cpy_r_r4)->_sign;
    CPy_INCREF(cpy_r_r5);
    cpy_r_r6 = CPyStatics[109]; /* '+' */
    cpy_r_r7 = CPyStr_EqualLiteral(cpy_r_r5, cpy_r_r6, 1);
    CPy_DECREF(cpy_r_r5);
    if (cpy_r_r7) goto CPyL4;
    cpy_r_r8 = cpy_r_r7;
    goto CPyL12;
CPyL4: ;
    cpy_r_r9 = CPyStatic_formula___globals;
    cpy_r_r10 = CPyStatics[4633]; /* 'counts_only' */
    cpy_r_r11 = CPyDict_GetItem(cpy_r_r9, cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "counts_only", 176, CPyStatic_formula___globals);
        goto CPyL14;
    }
    if (likely(Py_TYPE(cpy_r_formula) == CPyType_formula___Operation))
        cpy_r_r12 = cpy_r_formula;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "counts_only", 176, CPyStatic_formula___globals, "serai.kernel.formula.Operation", cpy_r_formula);
        goto CPyL15;
    }
    cpy_r_r13 = ((serai___kernel___formula___OperationObject *)cpy_r_r12)->_parts;
    CPy_INCREF(cpy_r_r13);
    cpy_r_r14 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r15 = CPyStatics[2289]; /* 'map' */
    cpy_r_r16 = CPyObject_GetAttr(cpy_r_r14, cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "counts_only", 176, CPyStatic_formula___globals);
        goto CPyL16;
    }
    PyObject *cpy_r_r17[2] = {cpy_r_r11, cpy_r_r13};
    cpy_r_r18 = (PyObject **)&cpy_r_r17;
    cpy_r_r19 = PyObject_Vectorcall(cpy_r_r16, cpy_r_r18, 2, 0);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "counts_only", 176, CPyStatic_formula___globals);
        goto CPyL16;
    }
    CPy_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r13);
    cpy_r_r20 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r21 = CPyStatics[3054]; /* 'all' */
    cpy_r_r22 = CPyObject_GetAttr(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "counts_only", 176, CPyStatic_formula___globals);
        goto CPyL17;
    }
    PyObject *cpy_r_r23[1] = {cpy_r_r19};
    cpy_r_r24 = (PyObject **)&cpy_r_r23;
    cpy_r_r25 = PyObject_Vectorcall(cpy_r_r22, cpy_r_r24, 1, 0);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "counts_only", 176, CPyStatic_formula___globals);
        goto CPyL17;
    }
    CPy_DECREF(cpy_r_r19);
    if (unlikely(!PyBool_Check(cpy_r_r25))) {
        CPy_TypeError("bool", cpy_r_r25); cpy_r_r26 = 2;
    } else
        cpy_r_r26 = cpy_r_r25 == Py_True;
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == 2)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "counts_only", 176, CPyStatic_formula___globals);
        goto CPyL14;
    }
    cpy_r_r8 = cpy_r_r26;
CPyL12: ;
    return cpy_r_r8;
CPyL13: ;
    cpy_r_r27 = (PyObject *)CPyType_formula___Count;
    cpy_r_r28 = (CPyPtr)((CPyPtr)cpy_r_formula + offsetof(PyObject, ob_type));
    cpy_r_r29 = *(PyObject * *)cpy_r_r28;
    cpy_r_r30 = cpy_r_r29 == cpy_r_r27;
    return cpy_r_r30;
CPyL14: ;
    cpy_r_r31 = 2;
    return cpy_r_r31;
CPyL15: ;
    CPy_DecRef(cpy_r_r11);
    goto CPyL14;
CPyL16: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r13);
    goto CPyL14;
CPyL17: ;
    CPy_DecRef(cpy_r_r19);
    goto CPyL14;
}
        
        PyObject *CPyPy_formula___counts_only(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"formula", 0};
            static CPyArg_Parser parser = {"O:counts_only", kwlist, 0};
            PyObject *obj_formula;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_formula)) {
                return NULL;
            }
            PyObject *arg_formula;
            if (likely(PyObject_TypeCheck(obj_formula, CPyType_formula___Formula)))
                arg_formula = obj_formula;
            else {
                CPy_TypeError("serai.kernel.formula.Formula", obj_formula); 
                goto fail;
            }
            char retval = CPyDef_formula___counts_only(arg_formula);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/formula.py", "counts_only", 173, CPyStatic_formula___globals);
            return NULL;
        }
        
PyObject *CPyDef_formula___counted(PyObject *cpy_r_formula) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    tuple_T3OOO cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    int64_t cpy_r_r17;
    CPyPtr cpy_r_r18;
    int64_t cpy_r_r19;
    char cpy_r_r20;
    CPyPtr cpy_r_r21;
    CPyPtr cpy_r_r22;
    int64_t cpy_r_r23;
    CPyPtr cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    int32_t cpy_r_r27;
    char cpy_r_r28;
    int64_t cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyPtr cpy_r_r32;
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyPtr cpy_r_r38;
    int64_t cpy_r_r39;
    int64_t cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    int64_t cpy_r_r45;
    CPyPtr cpy_r_r46;
    int64_t cpy_r_r47;
    char cpy_r_r48;
    CPyPtr cpy_r_r49;
    CPyPtr cpy_r_r50;
    int64_t cpy_r_r51;
    CPyPtr cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    int32_t cpy_r_r55;
    char cpy_r_r56;
    int64_t cpy_r_r57;
    int64_t cpy_r_r58;
    PyObject *cpy_r_r59;
    CPyPtr cpy_r_r60;
    PyObject *cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    CPyPtr cpy_r_r66;
    CPyPtr cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    cpy_r_r0 = (PyObject *)CPyType_formula___Either;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_formula + offsetof(PyObject, ob_type));
    cpy_r_r2 = *(PyObject * *)cpy_r_r1;
    cpy_r_r3 = cpy_r_r2 == cpy_r_r0;
    if (!cpy_r_r3) goto CPyL16;
    cpy_r_r4 = PyList_New(0);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "counted", 183, CPyStatic_formula___globals);
        goto CPyL37;
    }
    if (likely(Py_TYPE(cpy_r_formula) == CPyType_formula___Either))
        cpy_r_r5 = cpy_r_formula;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "counted", 183, CPyStatic_formula___globals, "serai.kernel.formula.Either", cpy_r_formula);
        goto CPyL38;
    }
    cpy_r_r6 = ((serai___kernel___formula___EitherObject *)cpy_r_r5)->_condition;
    CPy_INCREF(cpy_r_r6);
    if (likely(Py_TYPE(cpy_r_formula) == CPyType_formula___Either))
        cpy_r_r7 = cpy_r_formula;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "counted", 183, CPyStatic_formula___globals, "serai.kernel.formula.Either", cpy_r_formula);
        goto CPyL39;
    }
    cpy_r_r8 = ((serai___kernel___formula___EitherObject *)cpy_r_r7)->_yes;
    CPy_INCREF(cpy_r_r8);
    if (likely(Py_TYPE(cpy_r_formula) == CPyType_formula___Either))
        cpy_r_r9 = cpy_r_formula;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "counted", 183, CPyStatic_formula___globals, "serai.kernel.formula.Either", cpy_r_formula);
        goto CPyL40;
    }
    cpy_r_r10 = ((serai___kernel___formula___EitherObject *)cpy_r_r9)->_no;
    CPy_INCREF(cpy_r_r10);
    cpy_r_r11.f0 = cpy_r_r6;
    cpy_r_r11.f1 = cpy_r_r8;
    cpy_r_r11.f2 = cpy_r_r10;
    cpy_r_r12 = PyTuple_New(3);
    if (unlikely(cpy_r_r12 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8899 = cpy_r_r11.f0;
    PyTuple_SET_ITEM(cpy_r_r12, 0, __tmp8899);
    PyObject *__tmp8900 = cpy_r_r11.f1;
    PyTuple_SET_ITEM(cpy_r_r12, 1, __tmp8900);
    PyObject *__tmp8901 = cpy_r_r11.f2;
    PyTuple_SET_ITEM(cpy_r_r12, 2, __tmp8901);
    cpy_r_r13 = PyObject_GetIter(cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "counted", 183, CPyStatic_formula___globals);
        goto CPyL38;
    }
CPyL6: ;
    cpy_r_r14 = PyIter_Next(cpy_r_r13);
    if (cpy_r_r14 == NULL) goto CPyL41;
    if (likely(PyObject_TypeCheck(cpy_r_r14, CPyType_formula___Formula)))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "counted", 183, CPyStatic_formula___globals, "serai.kernel.formula.Formula", cpy_r_r14);
        goto CPyL42;
    }
    cpy_r_r16 = CPyDef_formula___counted(cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "counted", 183, CPyStatic_formula___globals);
        goto CPyL42;
    }
    cpy_r_r17 = 0;
CPyL10: ;
    cpy_r_r18 = (CPyPtr)((CPyPtr)cpy_r_r16 + offsetof(PyVarObject, ob_size));
    cpy_r_r19 = *(int64_t *)cpy_r_r18;
    cpy_r_r20 = cpy_r_r17 < cpy_r_r19;
    if (!cpy_r_r20) goto CPyL43;
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r16 + offsetof(PyListObject, ob_item));
    cpy_r_r22 = *(CPyPtr *)cpy_r_r21;
    cpy_r_r23 = cpy_r_r17 * 8;
    cpy_r_r24 = cpy_r_r22 + cpy_r_r23;
    cpy_r_r25 = *(PyObject * *)cpy_r_r24;
    CPy_INCREF(cpy_r_r25);
    if (likely(PyUnicode_Check(cpy_r_r25)))
        cpy_r_r26 = cpy_r_r25;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "counted", 183, CPyStatic_formula___globals, "str", cpy_r_r25);
        goto CPyL44;
    }
    cpy_r_r27 = PyList_Append(cpy_r_r4, cpy_r_r26);
    CPy_DECREF(cpy_r_r26);
    cpy_r_r28 = cpy_r_r27 >= 0;
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "counted", 183, CPyStatic_formula___globals);
        goto CPyL44;
    }
    cpy_r_r29 = cpy_r_r17 + 1;
    cpy_r_r17 = cpy_r_r29;
    goto CPyL10;
CPyL14: ;
    cpy_r_r30 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "counted", 183, CPyStatic_formula___globals);
        goto CPyL38;
    }
    return cpy_r_r4;
CPyL16: ;
    cpy_r_r31 = (PyObject *)CPyType_formula___Operation;
    cpy_r_r32 = (CPyPtr)((CPyPtr)cpy_r_formula + offsetof(PyObject, ob_type));
    cpy_r_r33 = *(PyObject * *)cpy_r_r32;
    cpy_r_r34 = cpy_r_r33 == cpy_r_r31;
    if (!cpy_r_r34) goto CPyL30;
    cpy_r_r35 = PyList_New(0);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "counted", 185, CPyStatic_formula___globals);
        goto CPyL37;
    }
    if (likely(Py_TYPE(cpy_r_formula) == CPyType_formula___Operation))
        cpy_r_r36 = cpy_r_formula;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "counted", 185, CPyStatic_formula___globals, "serai.kernel.formula.Operation", cpy_r_formula);
        goto CPyL45;
    }
    cpy_r_r37 = ((serai___kernel___formula___OperationObject *)cpy_r_r36)->_parts;
    CPy_INCREF(cpy_r_r37);
    cpy_r_r38 = (CPyPtr)((CPyPtr)cpy_r_r37 + offsetof(PyVarObject, ob_size));
    cpy_r_r39 = *(int64_t *)cpy_r_r38;
    cpy_r_r40 = 0;
CPyL20: ;
    cpy_r_r41 = cpy_r_r40 < cpy_r_r39;
    if (!cpy_r_r41) goto CPyL46;
    cpy_r_r42 = CPySequenceTuple_GetItemUnsafe(cpy_r_r37, cpy_r_r40);
    if (likely(PyObject_TypeCheck(cpy_r_r42, CPyType_formula___Formula)))
        cpy_r_r43 = cpy_r_r42;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "counted", 185, CPyStatic_formula___globals, "serai.kernel.formula.Formula", cpy_r_r42);
        goto CPyL47;
    }
    cpy_r_r44 = CPyDef_formula___counted(cpy_r_r43);
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "counted", 185, CPyStatic_formula___globals);
        goto CPyL47;
    }
    cpy_r_r45 = 0;
CPyL24: ;
    cpy_r_r46 = (CPyPtr)((CPyPtr)cpy_r_r44 + offsetof(PyVarObject, ob_size));
    cpy_r_r47 = *(int64_t *)cpy_r_r46;
    cpy_r_r48 = cpy_r_r45 < cpy_r_r47;
    if (!cpy_r_r48) goto CPyL48;
    cpy_r_r49 = (CPyPtr)((CPyPtr)cpy_r_r44 + offsetof(PyListObject, ob_item));
    cpy_r_r50 = *(CPyPtr *)cpy_r_r49;
    cpy_r_r51 = cpy_r_r45 * 8;
    cpy_r_r52 = cpy_r_r50 + cpy_r_r51;
    cpy_r_r53 = *(PyObject * *)cpy_r_r52;
    CPy_INCREF(cpy_r_r53);
    if (likely(PyUnicode_Check(cpy_r_r53)))
        cpy_r_r54 = cpy_r_r53;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "counted", 185, CPyStatic_formula___globals, "str", cpy_r_r53);
        goto CPyL49;
    }
    cpy_r_r55 = PyList_Append(cpy_r_r35, cpy_r_r54);
    CPy_DECREF(cpy_r_r54);
    cpy_r_r56 = cpy_r_r55 >= 0;
    if (unlikely(!cpy_r_r56)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "counted", 185, CPyStatic_formula___globals);
        goto CPyL49;
    }
    cpy_r_r57 = cpy_r_r45 + 1;
    cpy_r_r45 = cpy_r_r57;
    goto CPyL24;
CPyL28: ;
    cpy_r_r58 = cpy_r_r40 + 1;
    cpy_r_r40 = cpy_r_r58;
    goto CPyL20;
CPyL29: ;
    return cpy_r_r35;
CPyL30: ;
    cpy_r_r59 = (PyObject *)CPyType_formula___Count;
    cpy_r_r60 = (CPyPtr)((CPyPtr)cpy_r_formula + offsetof(PyObject, ob_type));
    cpy_r_r61 = *(PyObject * *)cpy_r_r60;
    cpy_r_r62 = cpy_r_r61 == cpy_r_r59;
    if (!cpy_r_r62) goto CPyL34;
    if (likely(Py_TYPE(cpy_r_formula) == CPyType_formula___Count))
        cpy_r_r63 = cpy_r_formula;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "counted", 186, CPyStatic_formula___globals, "serai.kernel.formula.Count", cpy_r_formula);
        goto CPyL37;
    }
    cpy_r_r64 = ((serai___kernel___formula___CountObject *)cpy_r_r63)->_name;
    CPy_INCREF(cpy_r_r64);
    cpy_r_r65 = PyList_New(1);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "counted", 186, CPyStatic_formula___globals);
        goto CPyL50;
    }
    cpy_r_r66 = (CPyPtr)((CPyPtr)cpy_r_r65 + offsetof(PyListObject, ob_item));
    cpy_r_r67 = *(CPyPtr *)cpy_r_r66;
    *(PyObject * *)cpy_r_r67 = cpy_r_r64;
    cpy_r_r68 = cpy_r_r65;
    goto CPyL36;
CPyL34: ;
    cpy_r_r69 = PyList_New(0);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "counted", 186, CPyStatic_formula___globals);
        goto CPyL37;
    }
    cpy_r_r68 = cpy_r_r69;
CPyL36: ;
    return cpy_r_r68;
CPyL37: ;
    cpy_r_r70 = NULL;
    return cpy_r_r70;
CPyL38: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL37;
CPyL39: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    goto CPyL37;
CPyL40: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r8);
    goto CPyL37;
CPyL41: ;
    CPy_DECREF(cpy_r_r13);
    goto CPyL14;
CPyL42: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r13);
    goto CPyL37;
CPyL43: ;
    CPy_DECREF(cpy_r_r16);
    goto CPyL6;
CPyL44: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r16);
    goto CPyL37;
CPyL45: ;
    CPy_DecRef(cpy_r_r35);
    goto CPyL37;
CPyL46: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL29;
CPyL47: ;
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r37);
    goto CPyL37;
CPyL48: ;
    CPy_DECREF(cpy_r_r44);
    goto CPyL28;
CPyL49: ;
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r44);
    goto CPyL37;
CPyL50: ;
    CPy_DecRef(cpy_r_r64);
    goto CPyL37;
}
        
        PyObject *CPyPy_formula___counted(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"formula", 0};
            static CPyArg_Parser parser = {"O:counted", kwlist, 0};
            PyObject *obj_formula;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_formula)) {
                return NULL;
            }
            PyObject *arg_formula;
            if (likely(PyObject_TypeCheck(obj_formula, CPyType_formula___Formula)))
                arg_formula = obj_formula;
            else {
                CPy_TypeError("serai.kernel.formula.Formula", obj_formula); 
                goto fail;
            }
            PyObject *retval = CPyDef_formula___counted(arg_formula);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/formula.py", "counted", 180, CPyStatic_formula___globals);
            return NULL;
        }
        
PyObject *CPyDef_formula___strip_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    int32_t cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyPtr cpy_r_r32;
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    int32_t cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    CPyPtr cpy_r_r50;
    PyObject *cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    CPyTagged cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject **cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    char cpy_r_r69;
    PyObject *cpy_r_r70;
    char cpy_r_r71;
    PyObject *cpy_r_r72;
    char cpy_r_r73;
    tuple_T3OOO cpy_r_r74;
    PyObject **cpy_r_r75;
    PyObject *cpy_r_r76;
    char cpy_r_r77;
    char cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject **cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    char cpy_r_r84;
    PyObject *cpy_r_r85;
    CPyPtr cpy_r_r86;
    int64_t cpy_r_r87;
    CPyTagged cpy_r_r88;
    char cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject **cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    char cpy_r_r102;
    PyObject *cpy_r_r103;
    char cpy_r_r104;
    PyObject *cpy_r_r105;
    int64_t cpy_r_r106;
    PyObject *cpy_r_r107;
    CPyPtr cpy_r_r108;
    int64_t cpy_r_r109;
    char cpy_r_r110;
    PyObject *cpy_r_r111;
    CPyPtr cpy_r_r112;
    CPyPtr cpy_r_r113;
    int64_t cpy_r_r114;
    CPyPtr cpy_r_r115;
    PyObject *cpy_r_r116;
    tuple_T2II cpy_r_r117;
    CPyTagged cpy_r_r118;
    CPyTagged cpy_r_r119;
    char cpy_r_r120;
    CPyTagged cpy_r_r121;
    char cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject **cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    int32_t cpy_r_r135;
    char cpy_r_r136;
    int64_t cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    char cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject **cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    char cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    char cpy_r_r149;
    PyObject *cpy_r_r150;
    char cpy_r_r151;
    PyObject *cpy_r_r152;
    char cpy_r_r153;
    tuple_T3OOO cpy_r_r154;
    PyObject **cpy_r_r155;
    PyObject *cpy_r_r156;
    char cpy_r_r157;
    char cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject **cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    char cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    CPyPtr cpy_r_r166;
    PyObject *cpy_r_r167;
    char cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject **cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    int32_t cpy_r_r184;
    char cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    char cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject **cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    char cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    char cpy_r_r197;
    PyObject *cpy_r_r198;
    char cpy_r_r199;
    PyObject *cpy_r_r200;
    char cpy_r_r201;
    tuple_T3OOO cpy_r_r202;
    PyObject **cpy_r_r203;
    PyObject *cpy_r_r204;
    char cpy_r_r205;
    char cpy_r_r206;
    PyObject *cpy_r_r207;
    PyObject **cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    char cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
    PyObject *cpy_r_r215;
    CPyPtr cpy_r_r216;
    int64_t cpy_r_r217;
    PyObject *cpy_r_r218;
    int64_t cpy_r_r219;
    CPyPtr cpy_r_r220;
    int64_t cpy_r_r221;
    char cpy_r_r222;
    CPyPtr cpy_r_r223;
    CPyPtr cpy_r_r224;
    int64_t cpy_r_r225;
    CPyPtr cpy_r_r226;
    PyObject *cpy_r_r227;
    PyObject *cpy_r_r228;
    PyObject *cpy_r_r229;
    PyObject *cpy_r_r230;
    PyObject *cpy_r_r231;
    PyObject *cpy_r_r232;
    PyObject **cpy_r_r234;
    PyObject *cpy_r_r235;
    PyObject *cpy_r_r236;
    int64_t cpy_r_r237;
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
    char cpy_r_r248;
    PyObject *cpy_r_r249;
    PyObject **cpy_r_r250;
    PyObject *cpy_r_r251;
    PyObject *cpy_r_r252;
    PyObject *cpy_r_r253;
    char cpy_r_r254;
    PyObject *cpy_r_r255;
    PyObject *cpy_r_r256;
    char cpy_r_r257;
    PyObject *cpy_r_r258;
    char cpy_r_r259;
    PyObject *cpy_r_r260;
    char cpy_r_r261;
    tuple_T3OOO cpy_r_r262;
    PyObject **cpy_r_r263;
    PyObject *cpy_r_r264;
    char cpy_r_r265;
    char cpy_r_r266;
    PyObject *cpy_r_r267;
    PyObject **cpy_r_r268;
    PyObject *cpy_r_r269;
    PyObject *cpy_r_r270;
    char cpy_r_r271;
    PyObject *cpy_r_r272;
    PyObject *cpy_r_r273;
    CPyPtr cpy_r_r274;
    PyObject *cpy_r_r275;
    char cpy_r_r276;
    PyObject *cpy_r_r277;
    PyObject *cpy_r_r278;
    PyObject *cpy_r_r279;
    PyObject *cpy_r_r280;
    char cpy_r_r281;
    PyObject *cpy_r_r282;
    PyObject *cpy_r_r283;
    char cpy_r_r284;
    PyObject *cpy_r_r285;
    PyObject *cpy_r_r286;
    PyObject *cpy_r_r287;
    int32_t cpy_r_r288;
    char cpy_r_r289;
    PyObject *cpy_r_r290;
    PyObject *cpy_r_r291;
    PyObject *cpy_r_r292;
    PyObject *cpy_r_r293;
    PyObject *cpy_r_r294;
    PyObject *cpy_r_r295;
    PyObject *cpy_r_r296;
    PyObject *cpy_r_r297;
    PyObject *cpy_r_r298;
    PyObject *cpy_r_r299;
    PyObject **cpy_r_r301;
    PyObject *cpy_r_r302;
    PyObject *cpy_r_r303;
    PyObject *cpy_r_r304;
    PyObject *cpy_r_r305;
    PyObject *cpy_r_r306;
    int32_t cpy_r_r307;
    char cpy_r_r308;
    PyObject *cpy_r_r309;
    PyObject *cpy_r_r310;
    PyObject *cpy_r_r311;
    char cpy_r_r312;
    PyObject *cpy_r_r313;
    PyObject **cpy_r_r314;
    PyObject *cpy_r_r315;
    PyObject *cpy_r_r316;
    PyObject *cpy_r_r317;
    char cpy_r_r318;
    PyObject *cpy_r_r319;
    PyObject *cpy_r_r320;
    char cpy_r_r321;
    PyObject *cpy_r_r322;
    char cpy_r_r323;
    PyObject *cpy_r_r324;
    char cpy_r_r325;
    tuple_T3OOO cpy_r_r326;
    PyObject **cpy_r_r327;
    PyObject *cpy_r_r328;
    char cpy_r_r329;
    char cpy_r_r330;
    PyObject *cpy_r_r331;
    PyObject **cpy_r_r332;
    PyObject *cpy_r_r333;
    PyObject *cpy_r_r334;
    char cpy_r_r335;
    PyObject *cpy_r_r336;
    PyObject *cpy_r_r337;
    char cpy_r_r338;
    PyObject *cpy_r_r339;
    PyObject *cpy_r_r340;
    PyObject *cpy_r_r341;
    PyObject **cpy_r_r342;
    PyObject *cpy_r_r343;
    PyObject *cpy_r_r344;
    char cpy_r_r345;
    PyObject *cpy_r_r346;
    PyObject *cpy_r_r347;
    char cpy_r_r348;
    PyObject *cpy_r_r349;
    char cpy_r_r350;
    PyObject *cpy_r_r351;
    char cpy_r_r352;
    tuple_T3OOO cpy_r_r353;
    PyObject **cpy_r_r354;
    PyObject *cpy_r_r355;
    char cpy_r_r356;
    char cpy_r_r357;
    PyObject *cpy_r_r358;
    PyObject *cpy_r_r359;
    PyObject **cpy_r_r360;
    PyObject *cpy_r_r361;
    PyObject *cpy_r_r362;
    char cpy_r_r363;
    PyObject *cpy_r_r364;
    char cpy_r_r365;
    int32_t cpy_r_r366;
    char cpy_r_r367;
    int32_t cpy_r_r368;
    PyObject *cpy_r_r369;
    char cpy_r_r370;
    char cpy_r_r371;
    char cpy_r_r372;
    char cpy_r_r373;
    char cpy_r_r374;
    char cpy_r_r375;
    char cpy_r_r376;
    char cpy_r_r377;
    char cpy_r_r378;
    PyObject *cpy_r_r379;
    if (unlikely(!CPyGen_TryEnter(&((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = NULL;
    cpy_r_r5 = cpy_r_r4;
    CPy_XDECREF(cpy_r_r5);
    cpy_r_r6 = NULL;
    cpy_r_r7 = cpy_r_r6;
    cpy_r_r8 = NULL;
    cpy_r_r9 = cpy_r_r8;
    CPy_XDECREF(cpy_r_r9);
    cpy_r_r10 = NULL;
    cpy_r_r11 = cpy_r_r10;
    cpy_r_r12 = NULL;
    cpy_r_r13 = cpy_r_r12;
    CPy_XDECREF(cpy_r_r13);
    cpy_r_r14 = NULL;
    cpy_r_r15 = cpy_r_r14;
    cpy_r_r16 = NULL;
    cpy_r_r17 = cpy_r_r16;
    CPy_XDECREF(cpy_r_r17);
    cpy_r_r18 = NULL;
    cpy_r_r19 = cpy_r_r18;
    cpy_r_r20 = NULL;
    cpy_r_r21 = cpy_r_r20;
    CPy_XDECREF(cpy_r_r21);
    cpy_r_r22 = NULL;
    cpy_r_r23 = cpy_r_r22;
    cpy_r_r24 = ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL243;
CPyL1: ;
    cpy_r_r25 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r26 = cpy_r_type != cpy_r_r25;
    if (!cpy_r_r26) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 189, CPyStatic_formula___globals);
        goto CPyL242;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r27 = ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__formula;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "strip", "strip_gen", "formula", 194, CPyStatic_formula___globals);
        goto CPyL242;
    }
CPyL5: ;
    cpy_r_r28 = CPyDef_formula____levels(cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 194, CPyStatic_formula___globals);
        goto CPyL242;
    }
    if (((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__levels != NULL) {
        CPy_DECREF(((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__levels);
    }
    ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__levels = cpy_r_r28;
    cpy_r_r29 = 1;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 194, CPyStatic_formula___globals);
        goto CPyL242;
    }
    cpy_r_r30 = ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__formula;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "strip", "strip_gen", "formula", 195, CPyStatic_formula___globals);
        goto CPyL242;
    }
CPyL8: ;
    cpy_r_r31 = (PyObject *)CPyType_formula___Operation;
    cpy_r_r32 = (CPyPtr)((CPyPtr)cpy_r_r30 + offsetof(PyObject, ob_type));
    cpy_r_r33 = *(PyObject * *)cpy_r_r32;
    cpy_r_r34 = cpy_r_r33 == cpy_r_r31;
    if (!cpy_r_r34) goto CPyL43;
    cpy_r_r35 = ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__formula;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "strip", "strip_gen", "formula", 195, CPyStatic_formula___globals);
        goto CPyL242;
    }
CPyL10: ;
    if (likely(Py_TYPE(cpy_r_r35) == CPyType_formula___Operation))
        cpy_r_r36 = cpy_r_r35;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "strip", 195, CPyStatic_formula___globals, "serai.kernel.formula.Operation", cpy_r_r35);
        goto CPyL242;
    }
    cpy_r_r37 = ((serai___kernel___formula___OperationObject *)cpy_r_r36)->_sign;
    CPy_INCREF(cpy_r_r37);
    cpy_r_r38 = CPyStatics[4327]; /* '>=' */
    cpy_r_r39 = CPyStr_EqualLiteral(cpy_r_r37, cpy_r_r38, 2);
    CPy_DECREF(cpy_r_r37);
    if (!cpy_r_r39) goto CPyL43;
    cpy_r_r40 = ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__formula;
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "strip", "strip_gen", "formula", 196, CPyStatic_formula___globals);
        goto CPyL242;
    }
CPyL13: ;
    if (likely(Py_TYPE(cpy_r_r40) == CPyType_formula___Operation))
        cpy_r_r41 = cpy_r_r40;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "strip", 196, CPyStatic_formula___globals, "serai.kernel.formula.Operation", cpy_r_r40);
        goto CPyL242;
    }
    cpy_r_r42 = ((serai___kernel___formula___OperationObject *)cpy_r_r41)->_parts;
    CPy_INCREF(cpy_r_r42);
    cpy_r_r43 = CPySequence_CheckUnpackCount(cpy_r_r42, 2);
    cpy_r_r44 = cpy_r_r43 >= 0;
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 196, CPyStatic_formula___globals);
        goto CPyL254;
    }
    cpy_r_r45 = CPySequenceTuple_GetItemUnsafe(cpy_r_r42, 0);
    cpy_r_r46 = CPySequenceTuple_GetItemUnsafe(cpy_r_r42, 1);
    CPy_DECREF(cpy_r_r42);
    if (likely(PyObject_TypeCheck(cpy_r_r45, CPyType_formula___Formula)))
        cpy_r_r47 = cpy_r_r45;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "strip", 196, CPyStatic_formula___globals, "serai.kernel.formula.Formula", cpy_r_r45);
        goto CPyL255;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r46, CPyType_formula___Formula)))
        cpy_r_r48 = cpy_r_r46;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "strip", 196, CPyStatic_formula___globals, "serai.kernel.formula.Formula", cpy_r_r46);
        goto CPyL256;
    }
    cpy_r_r49 = (PyObject *)CPyType_formula___Number;
    cpy_r_r50 = (CPyPtr)((CPyPtr)cpy_r_r48 + offsetof(PyObject, ob_type));
    cpy_r_r51 = *(PyObject * *)cpy_r_r50;
    cpy_r_r52 = cpy_r_r51 == cpy_r_r49;
    if (!cpy_r_r52) goto CPyL257;
    if (likely(Py_TYPE(cpy_r_r48) == CPyType_formula___Number))
        cpy_r_r53 = cpy_r_r48;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "strip", 197, CPyStatic_formula___globals, "serai.kernel.formula.Number", cpy_r_r48);
        goto CPyL258;
    }
    cpy_r_r54 = ((serai___kernel___formula___NumberObject *)cpy_r_r53)->_number;
    CPyTagged_INCREF(cpy_r_r54);
    CPy_DECREF(cpy_r_r48);
    cpy_r_r55 = CPyTagged_Str(cpy_r_r54);
    CPyTagged_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 197, CPyStatic_formula___globals);
        goto CPyL256;
    }
    cpy_r_r56 = cpy_r_r55;
    goto CPyL22;
CPyL21: ;
    cpy_r_r57 = CPyStatics[151]; /* '' */
    CPy_INCREF(cpy_r_r57);
    cpy_r_r56 = cpy_r_r57;
CPyL22: ;
    cpy_r_r58 = CPyDef_formula____goal(cpy_r_r47, cpy_r_r56);
    CPy_DECREF(cpy_r_r47);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 197, CPyStatic_formula___globals);
        goto CPyL242;
    }
    if (((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_1 != NULL) {
        CPy_DECREF(((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_1);
    }
    ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_1 = cpy_r_r58;
    cpy_r_r59 = 1;
    if (!cpy_r_r59) goto CPyL242;
    cpy_r_r60 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r61 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r62 = NULL;
    cpy_r_r1 = cpy_r_r62;
    cpy_r_r63 = (PyObject **)&cpy_r_r1;
    cpy_r_r64 = ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_1;
    cpy_r_r65 = CPyDef_formula____goal_gen_____mypyc_generator_helper__(cpy_r_r64, cpy_r_r61, cpy_r_r61, cpy_r_r61, cpy_r_r60, cpy_r_r63);
    if (cpy_r_r65 != NULL) goto CPyL259;
    cpy_r_r66 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r66)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 197, CPyStatic_formula___globals);
        goto CPyL260;
    }
    cpy_r_r67 = cpy_r_r1;
    CPy_DECREF(cpy_r_r67);
    cpy_r_r68 = NULL;
    if (((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_1 != NULL) {
        CPy_DECREF(((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_1);
    }
    ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_1 = cpy_r_r68;
    cpy_r_r69 = 1;
    if (unlikely(!cpy_r_r69)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 197, CPyStatic_formula___globals);
        goto CPyL242;
    } else
        goto CPyL237;
CPyL27: ;
    cpy_r_r70 = cpy_r_r65;
CPyL28: ;
    ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r70;
CPyL29: ;
    cpy_r_r72 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r73 = cpy_r_type != cpy_r_r72;
    if (!cpy_r_r73) goto CPyL261;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 197, CPyStatic_formula___globals);
        goto CPyL33;
    } else
        goto CPyL262;
CPyL31: ;
    CPy_Unreachable();
CPyL32: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL39;
CPyL33: ;
    cpy_r_r74 = CPy_CatchError();
    cpy_r_r75 = (PyObject **)&cpy_r_r3;
    cpy_r_r76 = ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_1;
    cpy_r_r77 = CPy_YieldFromErrorHandle(cpy_r_r76, cpy_r_r75);
    if (unlikely(cpy_r_r77 == 2)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 197, CPyStatic_formula___globals);
        goto CPyL263;
    }
    if (cpy_r_r77) goto CPyL36;
    cpy_r_r70 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r74);
    CPy_DecRef(cpy_r_r74.f0);
    CPy_DecRef(cpy_r_r74.f1);
    CPy_DecRef(cpy_r_r74.f2);
    goto CPyL28;
CPyL36: ;
    cpy_r_r67 = cpy_r_r3;
    CPy_DecRef(cpy_r_r67);
    CPy_RestoreExcInfo(cpy_r_r74);
    CPy_DecRef(cpy_r_r74.f0);
    CPy_DecRef(cpy_r_r74.f1);
    CPy_DecRef(cpy_r_r74.f2);
    goto CPyL237;
CPyL37: ;
    CPy_RestoreExcInfo(cpy_r_r74);
    CPy_DecRef(cpy_r_r74.f0);
    CPy_DecRef(cpy_r_r74.f1);
    CPy_DecRef(cpy_r_r74.f2);
    cpy_r_r78 = CPy_KeepPropagating();
    if (!cpy_r_r78) goto CPyL242;
    CPy_Unreachable();
CPyL39: ;
    cpy_r_r79 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r80 = NULL;
    cpy_r_r1 = cpy_r_r80;
    cpy_r_r81 = (PyObject **)&cpy_r_r1;
    cpy_r_r82 = ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_1;
    cpy_r_r83 = CPyDef_formula____goal_gen_____mypyc_generator_helper__(cpy_r_r82, cpy_r_r79, cpy_r_r79, cpy_r_r79, cpy_r_arg, cpy_r_r81);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r83 == NULL) {
        goto CPyL41;
    } else
        goto CPyL264;
CPyL40: ;
    cpy_r_r70 = cpy_r_r83;
    goto CPyL28;
CPyL41: ;
    cpy_r_r84 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r84)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 197, CPyStatic_formula___globals);
        goto CPyL260;
    }
    cpy_r_r67 = cpy_r_r1;
    CPy_DECREF(cpy_r_r67);
    goto CPyL237;
CPyL43: ;
    cpy_r_r85 = ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__levels;
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "strip", "strip_gen", "levels", 194, CPyStatic_formula___globals);
        goto CPyL242;
    }
CPyL44: ;
    cpy_r_r86 = (CPyPtr)((CPyPtr)cpy_r_r85 + offsetof(PyVarObject, ob_size));
    cpy_r_r87 = *(int64_t *)cpy_r_r86;
    cpy_r_r88 = cpy_r_r87 << 1;
    cpy_r_r89 = cpy_r_r88 != 0;
    if (!cpy_r_r89) goto CPyL96;
    cpy_r_r90 = CPyStatics[567]; /* 'count' */
    cpy_r_r91 = ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__formula;
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "strip", "strip_gen", "formula", 199, CPyStatic_formula___globals);
        goto CPyL242;
    }
CPyL46: ;
    cpy_r_r92 = CPyDef_formula___counted(cpy_r_r91);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 199, CPyStatic_formula___globals);
        goto CPyL242;
    }
    cpy_r_r93 = CPyList_GetItemShort(cpy_r_r92, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 199, CPyStatic_formula___globals);
        goto CPyL242;
    }
    if (likely(PyUnicode_Check(cpy_r_r93)))
        cpy_r_r94 = cpy_r_r93;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "strip", 199, CPyStatic_formula___globals, "str", cpy_r_r93);
        goto CPyL242;
    }
    cpy_r_r95 = CPyStatic_formula___globals;
    cpy_r_r96 = CPyStatics[4573]; /* 'Icon' */
    cpy_r_r97 = CPyDict_GetItem(cpy_r_r95, cpy_r_r96);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 199, CPyStatic_formula___globals);
        goto CPyL265;
    }
    PyObject *cpy_r_r98[2] = {cpy_r_r90, cpy_r_r94};
    cpy_r_r99 = (PyObject **)&cpy_r_r98;
    cpy_r_r100 = PyObject_Vectorcall(cpy_r_r97, cpy_r_r99, 2, 0);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 199, CPyStatic_formula___globals);
        goto CPyL265;
    }
    CPy_DECREF(cpy_r_r94);
    if (likely(PyTuple_Check(cpy_r_r100)))
        cpy_r_r101 = cpy_r_r100;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "strip", 199, CPyStatic_formula___globals, "tuple", cpy_r_r100);
        goto CPyL242;
    }
    ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r101;
CPyL53: ;
    cpy_r_r103 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r104 = cpy_r_type != cpy_r_r103;
    if (!cpy_r_r104) goto CPyL56;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 199, CPyStatic_formula___globals);
        goto CPyL242;
    }
    CPy_Unreachable();
CPyL56: ;
    cpy_r_r105 = PyList_New(0);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 200, CPyStatic_formula___globals);
        goto CPyL242;
    }
    cpy_r_r106 = 0;
CPyL58: ;
    cpy_r_r107 = ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__levels;
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "strip", "strip_gen", "levels", 200, CPyStatic_formula___globals);
        goto CPyL266;
    }
CPyL59: ;
    cpy_r_r108 = (CPyPtr)((CPyPtr)cpy_r_r107 + offsetof(PyVarObject, ob_size));
    cpy_r_r109 = *(int64_t *)cpy_r_r108;
    cpy_r_r110 = cpy_r_r106 < cpy_r_r109;
    if (!cpy_r_r110) goto CPyL74;
    cpy_r_r111 = ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__levels;
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "strip", "strip_gen", "levels", 200, CPyStatic_formula___globals);
        goto CPyL266;
    }
CPyL61: ;
    cpy_r_r112 = (CPyPtr)((CPyPtr)cpy_r_r111 + offsetof(PyListObject, ob_item));
    cpy_r_r113 = *(CPyPtr *)cpy_r_r112;
    cpy_r_r114 = cpy_r_r106 * 8;
    cpy_r_r115 = cpy_r_r113 + cpy_r_r114;
    cpy_r_r116 = *(PyObject * *)cpy_r_r115;
    CPy_INCREF(cpy_r_r116);
    PyObject *__tmp8902;
    if (unlikely(!(PyTuple_Check(cpy_r_r116) && PyTuple_GET_SIZE(cpy_r_r116) == 2))) {
        __tmp8902 = NULL;
        goto __LL8903;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r116, 0))))
        __tmp8902 = PyTuple_GET_ITEM(cpy_r_r116, 0);
    else {
        __tmp8902 = NULL;
    }
    if (__tmp8902 == NULL) goto __LL8903;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r116, 1))))
        __tmp8902 = PyTuple_GET_ITEM(cpy_r_r116, 1);
    else {
        __tmp8902 = NULL;
    }
    if (__tmp8902 == NULL) goto __LL8903;
    __tmp8902 = cpy_r_r116;
__LL8903: ;
    if (unlikely(__tmp8902 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r116); cpy_r_r117 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp8904 = PyTuple_GET_ITEM(cpy_r_r116, 0);
        CPyTagged __tmp8905;
        if (likely(PyLong_Check(__tmp8904)))
            __tmp8905 = CPyTagged_FromObject(__tmp8904);
        else {
            goto __LL8906;
        }
        cpy_r_r117.f0 = __tmp8905;
        PyObject *__tmp8907 = PyTuple_GET_ITEM(cpy_r_r116, 1);
        CPyTagged __tmp8908;
        if (likely(PyLong_Check(__tmp8907)))
            __tmp8908 = CPyTagged_FromObject(__tmp8907);
        else {
            goto __LL8909;
        }
        cpy_r_r117.f1 = __tmp8908;
    }
    goto __LL8910;
__LL8906: ;
    cpy_r_r117 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL8910;
__LL8909: ;
    CPyTagged_DECREF(cpy_r_r117.f0);
    cpy_r_r117 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL8910;
__LL8910: ;
    CPy_DECREF(cpy_r_r116);
    if (unlikely(cpy_r_r117.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 200, CPyStatic_formula___globals);
        goto CPyL266;
    }
    cpy_r_r118 = cpy_r_r117.f0;
    CPyTagged_INCREF(cpy_r_r118);
    cpy_r_r119 = cpy_r_r117.f1;
    CPyTagged_INCREF(cpy_r_r119);
    CPyTagged_DECREF(cpy_r_r117.f0);
    CPyTagged_DECREF(cpy_r_r117.f1);
    cpy_r_r120 = cpy_r_r118 != 0;
    if (!cpy_r_r120) goto CPyL64;
    CPyTagged_INCREF(cpy_r_r118);
    cpy_r_r121 = cpy_r_r118;
    goto CPyL65;
CPyL64: ;
    CPyTagged_INCREF(cpy_r_r119);
    cpy_r_r121 = cpy_r_r119;
CPyL65: ;
    cpy_r_r122 = cpy_r_r121 != 0;
    CPyTagged_DECREF(cpy_r_r121);
    if (!cpy_r_r122) goto CPyL267;
    cpy_r_r123 = CPyStatics[266]; /* 'text' */
    cpy_r_r124 = CPyTagged_Str(cpy_r_r118);
    CPyTagged_DECREF(cpy_r_r118);
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 200, CPyStatic_formula___globals);
        goto CPyL268;
    }
    cpy_r_r125 = CPyStatics[4634]; /* '→' */
    cpy_r_r126 = CPyTagged_Str(cpy_r_r119);
    CPyTagged_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 200, CPyStatic_formula___globals);
        goto CPyL269;
    }
    cpy_r_r127 = CPyStr_Build(3, cpy_r_r124, cpy_r_r125, cpy_r_r126);
    CPy_DECREF(cpy_r_r124);
    CPy_DECREF(cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 200, CPyStatic_formula___globals);
        goto CPyL266;
    }
    cpy_r_r128 = CPyStatic_formula___globals;
    cpy_r_r129 = CPyStatics[4573]; /* 'Icon' */
    cpy_r_r130 = CPyDict_GetItem(cpy_r_r128, cpy_r_r129);
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 200, CPyStatic_formula___globals);
        goto CPyL270;
    }
    PyObject *cpy_r_r131[2] = {cpy_r_r123, cpy_r_r127};
    cpy_r_r132 = (PyObject **)&cpy_r_r131;
    cpy_r_r133 = PyObject_Vectorcall(cpy_r_r130, cpy_r_r132, 2, 0);
    CPy_DECREF(cpy_r_r130);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 200, CPyStatic_formula___globals);
        goto CPyL270;
    }
    CPy_DECREF(cpy_r_r127);
    if (likely(PyTuple_Check(cpy_r_r133)))
        cpy_r_r134 = cpy_r_r133;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "strip", 200, CPyStatic_formula___globals, "tuple", cpy_r_r133);
        goto CPyL266;
    }
    cpy_r_r135 = PyList_Append(cpy_r_r105, cpy_r_r134);
    CPy_DECREF(cpy_r_r134);
    cpy_r_r136 = cpy_r_r135 >= 0;
    if (unlikely(!cpy_r_r136)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 200, CPyStatic_formula___globals);
        goto CPyL266;
    }
CPyL73: ;
    cpy_r_r137 = cpy_r_r106 + 1;
    cpy_r_r106 = cpy_r_r137;
    goto CPyL58;
CPyL74: ;
    cpy_r_r138 = PyObject_GetIter(cpy_r_r105);
    CPy_DECREF(cpy_r_r105);
    if (unlikely(cpy_r_r138 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 200, CPyStatic_formula___globals);
        goto CPyL242;
    }
    cpy_r_r139 = PyObject_GetIter(cpy_r_r138);
    CPy_DECREF(cpy_r_r138);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 200, CPyStatic_formula___globals);
        goto CPyL242;
    }
    if (((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_2 != NULL) {
        CPy_DECREF(((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_2);
    }
    ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_2 = cpy_r_r139;
    cpy_r_r140 = 1;
    if (!cpy_r_r140) goto CPyL242;
    cpy_r_r141 = NULL;
    cpy_r_r5 = cpy_r_r141;
    cpy_r_r142 = (PyObject **)&cpy_r_r5;
    cpy_r_r143 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r144 = ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_2;
    cpy_r_r145 = CPyIter_Send(cpy_r_r144, cpy_r_r143, cpy_r_r142);
    if (cpy_r_r145 != NULL) goto CPyL271;
    cpy_r_r146 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r146)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 200, CPyStatic_formula___globals);
        goto CPyL272;
    }
    cpy_r_r147 = cpy_r_r5;
    CPy_DECREF(cpy_r_r147);
    cpy_r_r148 = NULL;
    if (((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_2 != NULL) {
        CPy_DECREF(((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_2);
    }
    ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_2 = cpy_r_r148;
    cpy_r_r149 = 1;
    if (unlikely(!cpy_r_r149)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 200, CPyStatic_formula___globals);
        goto CPyL242;
    } else
        goto CPyL237;
CPyL80: ;
    cpy_r_r150 = cpy_r_r145;
CPyL81: ;
    ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r150;
CPyL82: ;
    cpy_r_r152 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r153 = cpy_r_type != cpy_r_r152;
    if (!cpy_r_r153) goto CPyL273;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 200, CPyStatic_formula___globals);
        goto CPyL86;
    } else
        goto CPyL274;
CPyL84: ;
    CPy_Unreachable();
CPyL85: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL92;
CPyL86: ;
    cpy_r_r154 = CPy_CatchError();
    cpy_r_r155 = (PyObject **)&cpy_r_r7;
    cpy_r_r156 = ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_2;
    cpy_r_r157 = CPy_YieldFromErrorHandle(cpy_r_r156, cpy_r_r155);
    if (unlikely(cpy_r_r157 == 2)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 200, CPyStatic_formula___globals);
        goto CPyL275;
    }
    if (cpy_r_r157) goto CPyL89;
    cpy_r_r150 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r154);
    CPy_DecRef(cpy_r_r154.f0);
    CPy_DecRef(cpy_r_r154.f1);
    CPy_DecRef(cpy_r_r154.f2);
    goto CPyL81;
CPyL89: ;
    cpy_r_r147 = cpy_r_r7;
    CPy_DecRef(cpy_r_r147);
    CPy_RestoreExcInfo(cpy_r_r154);
    CPy_DecRef(cpy_r_r154.f0);
    CPy_DecRef(cpy_r_r154.f1);
    CPy_DecRef(cpy_r_r154.f2);
    goto CPyL237;
CPyL90: ;
    CPy_RestoreExcInfo(cpy_r_r154);
    CPy_DecRef(cpy_r_r154.f0);
    CPy_DecRef(cpy_r_r154.f1);
    CPy_DecRef(cpy_r_r154.f2);
    cpy_r_r158 = CPy_KeepPropagating();
    if (!cpy_r_r158) goto CPyL242;
    CPy_Unreachable();
CPyL92: ;
    cpy_r_r159 = NULL;
    cpy_r_r5 = cpy_r_r159;
    cpy_r_r160 = (PyObject **)&cpy_r_r5;
    cpy_r_r161 = ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_2;
    cpy_r_r162 = CPyIter_Send(cpy_r_r161, cpy_r_arg, cpy_r_r160);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r162 == NULL) {
        goto CPyL94;
    } else
        goto CPyL276;
CPyL93: ;
    cpy_r_r150 = cpy_r_r162;
    goto CPyL81;
CPyL94: ;
    cpy_r_r163 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r163)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 200, CPyStatic_formula___globals);
        goto CPyL272;
    }
    cpy_r_r147 = cpy_r_r5;
    CPy_DECREF(cpy_r_r147);
    goto CPyL237;
CPyL96: ;
    cpy_r_r164 = ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__formula;
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "strip", "strip_gen", "formula", 201, CPyStatic_formula___globals);
        goto CPyL242;
    }
CPyL97: ;
    cpy_r_r165 = (PyObject *)CPyType_formula___Either;
    cpy_r_r166 = (CPyPtr)((CPyPtr)cpy_r_r164 + offsetof(PyObject, ob_type));
    cpy_r_r167 = *(PyObject * *)cpy_r_r166;
    cpy_r_r168 = cpy_r_r167 == cpy_r_r165;
    if (!cpy_r_r168) goto CPyL170;
    cpy_r_r169 = ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__formula;
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "strip", "strip_gen", "formula", 202, CPyStatic_formula___globals);
        goto CPyL242;
    }
CPyL99: ;
    if (likely(Py_TYPE(cpy_r_r169) == CPyType_formula___Either))
        cpy_r_r170 = cpy_r_r169;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "strip", 202, CPyStatic_formula___globals, "serai.kernel.formula.Either", cpy_r_r169);
        goto CPyL242;
    }
    cpy_r_r171 = ((serai___kernel___formula___EitherObject *)cpy_r_r170)->_no;
    CPy_INCREF(cpy_r_r171);
    cpy_r_r172 = CPyDef_formula____points(cpy_r_r171);
    CPy_DECREF(cpy_r_r171);
    if (unlikely(cpy_r_r172 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 202, CPyStatic_formula___globals);
        goto CPyL242;
    }
    cpy_r_r173 = CPyStatics[266]; /* 'text' */
    cpy_r_r174 = CPyStatics[4635]; /* '·' */
    cpy_r_r175 = CPyStatic_formula___globals;
    cpy_r_r176 = CPyStatics[4573]; /* 'Icon' */
    cpy_r_r177 = CPyDict_GetItem(cpy_r_r175, cpy_r_r176);
    if (unlikely(cpy_r_r177 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 202, CPyStatic_formula___globals);
        goto CPyL277;
    }
    PyObject *cpy_r_r178[2] = {cpy_r_r173, cpy_r_r174};
    cpy_r_r179 = (PyObject **)&cpy_r_r178;
    cpy_r_r180 = PyObject_Vectorcall(cpy_r_r177, cpy_r_r179, 2, 0);
    CPy_DECREF(cpy_r_r177);
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 202, CPyStatic_formula___globals);
        goto CPyL277;
    }
    if (likely(PyTuple_Check(cpy_r_r180)))
        cpy_r_r181 = cpy_r_r180;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "strip", 202, CPyStatic_formula___globals, "tuple", cpy_r_r180);
        goto CPyL277;
    }
    cpy_r_r182 = PyList_New(0);
    if (unlikely(cpy_r_r182 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 202, CPyStatic_formula___globals);
        goto CPyL278;
    }
    cpy_r_r183 = CPyList_Extend(cpy_r_r182, cpy_r_r172);
    CPy_DECREF(cpy_r_r172);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 202, CPyStatic_formula___globals);
        goto CPyL279;
    } else
        goto CPyL280;
CPyL106: ;
    cpy_r_r184 = PyList_Append(cpy_r_r182, cpy_r_r181);
    CPy_DECREF(cpy_r_r181);
    cpy_r_r185 = cpy_r_r184 >= 0;
    if (unlikely(!cpy_r_r185)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 202, CPyStatic_formula___globals);
        goto CPyL281;
    }
    cpy_r_r186 = PyList_AsTuple(cpy_r_r182);
    CPy_DECREF(cpy_r_r182);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 202, CPyStatic_formula___globals);
        goto CPyL242;
    }
    cpy_r_r187 = PyObject_GetIter(cpy_r_r186);
    CPy_DECREF(cpy_r_r186);
    if (unlikely(cpy_r_r187 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 202, CPyStatic_formula___globals);
        goto CPyL242;
    }
    if (((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_3 != NULL) {
        CPy_DECREF(((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_3);
    }
    ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_3 = cpy_r_r187;
    cpy_r_r188 = 1;
    if (!cpy_r_r188) goto CPyL242;
    cpy_r_r189 = NULL;
    cpy_r_r9 = cpy_r_r189;
    cpy_r_r190 = (PyObject **)&cpy_r_r9;
    cpy_r_r191 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r192 = ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_3;
    cpy_r_r193 = CPyIter_Send(cpy_r_r192, cpy_r_r191, cpy_r_r190);
    if (cpy_r_r193 != NULL) goto CPyL282;
    cpy_r_r194 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r194)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 202, CPyStatic_formula___globals);
        goto CPyL283;
    }
    cpy_r_r195 = cpy_r_r9;
    CPy_DECREF(cpy_r_r195);
    cpy_r_r196 = NULL;
    if (((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_3 != NULL) {
        CPy_DECREF(((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_3);
    }
    ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_3 = cpy_r_r196;
    cpy_r_r197 = 1;
    if (unlikely(!cpy_r_r197)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 202, CPyStatic_formula___globals);
        goto CPyL242;
    } else
        goto CPyL129;
CPyL113: ;
    cpy_r_r198 = cpy_r_r193;
CPyL114: ;
    ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 4;
    CPyGen_Exit(&((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r198;
CPyL115: ;
    cpy_r_r200 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r201 = cpy_r_type != cpy_r_r200;
    if (!cpy_r_r201) goto CPyL284;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 202, CPyStatic_formula___globals);
        goto CPyL119;
    } else
        goto CPyL285;
CPyL117: ;
    CPy_Unreachable();
CPyL118: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL125;
CPyL119: ;
    cpy_r_r202 = CPy_CatchError();
    cpy_r_r203 = (PyObject **)&cpy_r_r11;
    cpy_r_r204 = ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_3;
    cpy_r_r205 = CPy_YieldFromErrorHandle(cpy_r_r204, cpy_r_r203);
    if (unlikely(cpy_r_r205 == 2)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 202, CPyStatic_formula___globals);
        goto CPyL286;
    }
    if (cpy_r_r205) goto CPyL122;
    cpy_r_r198 = cpy_r_r11;
    CPy_RestoreExcInfo(cpy_r_r202);
    CPy_DecRef(cpy_r_r202.f0);
    CPy_DecRef(cpy_r_r202.f1);
    CPy_DecRef(cpy_r_r202.f2);
    goto CPyL114;
CPyL122: ;
    cpy_r_r195 = cpy_r_r11;
    CPy_DecRef(cpy_r_r195);
    CPy_RestoreExcInfo(cpy_r_r202);
    CPy_DecRef(cpy_r_r202.f0);
    CPy_DecRef(cpy_r_r202.f1);
    CPy_DecRef(cpy_r_r202.f2);
    goto CPyL129;
CPyL123: ;
    CPy_RestoreExcInfo(cpy_r_r202);
    CPy_DecRef(cpy_r_r202.f0);
    CPy_DecRef(cpy_r_r202.f1);
    CPy_DecRef(cpy_r_r202.f2);
    cpy_r_r206 = CPy_KeepPropagating();
    if (!cpy_r_r206) goto CPyL242;
    CPy_Unreachable();
CPyL125: ;
    cpy_r_r207 = NULL;
    cpy_r_r9 = cpy_r_r207;
    cpy_r_r208 = (PyObject **)&cpy_r_r9;
    cpy_r_r209 = ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_3;
    cpy_r_r210 = CPyIter_Send(cpy_r_r209, cpy_r_arg, cpy_r_r208);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r210 == NULL) {
        goto CPyL127;
    } else
        goto CPyL287;
CPyL126: ;
    cpy_r_r198 = cpy_r_r210;
    goto CPyL114;
CPyL127: ;
    cpy_r_r211 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r211)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 202, CPyStatic_formula___globals);
        goto CPyL283;
    }
    cpy_r_r195 = cpy_r_r9;
    CPy_DECREF(cpy_r_r195);
CPyL129: ;
    cpy_r_r212 = ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__formula;
    if (unlikely(cpy_r_r212 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "strip", "strip_gen", "formula", 203, CPyStatic_formula___globals);
        goto CPyL242;
    }
CPyL130: ;
    if (likely(Py_TYPE(cpy_r_r212) == CPyType_formula___Either))
        cpy_r_r213 = cpy_r_r212;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "strip", 203, CPyStatic_formula___globals, "serai.kernel.formula.Either", cpy_r_r212);
        goto CPyL242;
    }
    cpy_r_r214 = ((serai___kernel___formula___EitherObject *)cpy_r_r213)->_condition;
    CPy_INCREF(cpy_r_r214);
    cpy_r_r215 = CPyDef_formula___counted(cpy_r_r214);
    CPy_DECREF(cpy_r_r214);
    if (unlikely(cpy_r_r215 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 203, CPyStatic_formula___globals);
        goto CPyL242;
    }
    cpy_r_r216 = (CPyPtr)((CPyPtr)cpy_r_r215 + offsetof(PyVarObject, ob_size));
    cpy_r_r217 = *(int64_t *)cpy_r_r216;
    cpy_r_r218 = PyList_New(cpy_r_r217);
    if (unlikely(cpy_r_r218 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 203, CPyStatic_formula___globals);
        goto CPyL288;
    }
    cpy_r_r219 = 0;
CPyL134: ;
    cpy_r_r220 = (CPyPtr)((CPyPtr)cpy_r_r215 + offsetof(PyVarObject, ob_size));
    cpy_r_r221 = *(int64_t *)cpy_r_r220;
    cpy_r_r222 = cpy_r_r219 < cpy_r_r221;
    if (!cpy_r_r222) goto CPyL289;
    cpy_r_r223 = (CPyPtr)((CPyPtr)cpy_r_r215 + offsetof(PyListObject, ob_item));
    cpy_r_r224 = *(CPyPtr *)cpy_r_r223;
    cpy_r_r225 = cpy_r_r219 * 8;
    cpy_r_r226 = cpy_r_r224 + cpy_r_r225;
    cpy_r_r227 = *(PyObject * *)cpy_r_r226;
    CPy_INCREF(cpy_r_r227);
    if (likely(PyUnicode_Check(cpy_r_r227)))
        cpy_r_r228 = cpy_r_r227;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "strip", 203, CPyStatic_formula___globals, "str", cpy_r_r227);
        goto CPyL290;
    }
    cpy_r_r229 = CPyStatics[567]; /* 'count' */
    cpy_r_r230 = CPyStatic_formula___globals;
    cpy_r_r231 = CPyStatics[4573]; /* 'Icon' */
    cpy_r_r232 = CPyDict_GetItem(cpy_r_r230, cpy_r_r231);
    if (unlikely(cpy_r_r232 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 203, CPyStatic_formula___globals);
        goto CPyL291;
    }
    PyObject *cpy_r_r233[2] = {cpy_r_r229, cpy_r_r228};
    cpy_r_r234 = (PyObject **)&cpy_r_r233;
    cpy_r_r235 = PyObject_Vectorcall(cpy_r_r232, cpy_r_r234, 2, 0);
    CPy_DECREF(cpy_r_r232);
    if (unlikely(cpy_r_r235 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 203, CPyStatic_formula___globals);
        goto CPyL291;
    }
    CPy_DECREF(cpy_r_r228);
    if (likely(PyTuple_Check(cpy_r_r235)))
        cpy_r_r236 = cpy_r_r235;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "strip", 203, CPyStatic_formula___globals, "tuple", cpy_r_r235);
        goto CPyL290;
    }
    CPyList_SetItemUnsafe(cpy_r_r218, cpy_r_r219, cpy_r_r236);
    cpy_r_r237 = cpy_r_r219 + 1;
    cpy_r_r219 = cpy_r_r237;
    goto CPyL134;
CPyL141: ;
    cpy_r_r238 = PyObject_GetIter(cpy_r_r218);
    CPy_DECREF(cpy_r_r218);
    if (unlikely(cpy_r_r238 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 203, CPyStatic_formula___globals);
        goto CPyL242;
    }
    cpy_r_r239 = ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__formula;
    if (unlikely(cpy_r_r239 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "strip", "strip_gen", "formula", 203, CPyStatic_formula___globals);
        goto CPyL292;
    }
CPyL143: ;
    if (likely(Py_TYPE(cpy_r_r239) == CPyType_formula___Either))
        cpy_r_r240 = cpy_r_r239;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "strip", 203, CPyStatic_formula___globals, "serai.kernel.formula.Either", cpy_r_r239);
        goto CPyL292;
    }
    cpy_r_r241 = ((serai___kernel___formula___EitherObject *)cpy_r_r240)->_yes;
    CPy_INCREF(cpy_r_r241);
    cpy_r_r242 = CPyDef_formula____points(cpy_r_r241);
    CPy_DECREF(cpy_r_r241);
    if (unlikely(cpy_r_r242 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 203, CPyStatic_formula___globals);
        goto CPyL292;
    }
    cpy_r_r243 = PyList_New(0);
    if (unlikely(cpy_r_r243 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 203, CPyStatic_formula___globals);
        goto CPyL293;
    }
    cpy_r_r244 = CPyList_Extend(cpy_r_r243, cpy_r_r238);
    CPy_DECREF(cpy_r_r238);
    if (unlikely(cpy_r_r244 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 203, CPyStatic_formula___globals);
        goto CPyL294;
    } else
        goto CPyL295;
CPyL147: ;
    cpy_r_r245 = CPyList_Extend(cpy_r_r243, cpy_r_r242);
    CPy_DECREF(cpy_r_r242);
    if (unlikely(cpy_r_r245 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 203, CPyStatic_formula___globals);
        goto CPyL296;
    } else
        goto CPyL297;
CPyL148: ;
    cpy_r_r246 = PyList_AsTuple(cpy_r_r243);
    CPy_DECREF(cpy_r_r243);
    if (unlikely(cpy_r_r246 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 203, CPyStatic_formula___globals);
        goto CPyL242;
    }
    cpy_r_r247 = PyObject_GetIter(cpy_r_r246);
    CPy_DECREF(cpy_r_r246);
    if (unlikely(cpy_r_r247 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 203, CPyStatic_formula___globals);
        goto CPyL242;
    }
    if (((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_4 != NULL) {
        CPy_DECREF(((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_4);
    }
    ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_4 = cpy_r_r247;
    cpy_r_r248 = 1;
    if (!cpy_r_r248) goto CPyL242;
    cpy_r_r249 = NULL;
    cpy_r_r13 = cpy_r_r249;
    cpy_r_r250 = (PyObject **)&cpy_r_r13;
    cpy_r_r251 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r252 = ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_4;
    cpy_r_r253 = CPyIter_Send(cpy_r_r252, cpy_r_r251, cpy_r_r250);
    if (cpy_r_r253 != NULL) goto CPyL298;
    cpy_r_r254 = cpy_r_r13 != 0;
    if (unlikely(!cpy_r_r254)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 203, CPyStatic_formula___globals);
        goto CPyL299;
    }
    cpy_r_r255 = cpy_r_r13;
    CPy_DECREF(cpy_r_r255);
    cpy_r_r256 = NULL;
    if (((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_4 != NULL) {
        CPy_DECREF(((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_4);
    }
    ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_4 = cpy_r_r256;
    cpy_r_r257 = 1;
    if (unlikely(!cpy_r_r257)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 203, CPyStatic_formula___globals);
        goto CPyL242;
    } else
        goto CPyL237;
CPyL154: ;
    cpy_r_r258 = cpy_r_r253;
CPyL155: ;
    ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 5;
    CPyGen_Exit(&((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r258;
CPyL156: ;
    cpy_r_r260 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r261 = cpy_r_type != cpy_r_r260;
    if (!cpy_r_r261) goto CPyL300;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 203, CPyStatic_formula___globals);
        goto CPyL160;
    } else
        goto CPyL301;
CPyL158: ;
    CPy_Unreachable();
CPyL159: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL166;
CPyL160: ;
    cpy_r_r262 = CPy_CatchError();
    cpy_r_r263 = (PyObject **)&cpy_r_r15;
    cpy_r_r264 = ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_4;
    cpy_r_r265 = CPy_YieldFromErrorHandle(cpy_r_r264, cpy_r_r263);
    if (unlikely(cpy_r_r265 == 2)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 203, CPyStatic_formula___globals);
        goto CPyL302;
    }
    if (cpy_r_r265) goto CPyL163;
    cpy_r_r258 = cpy_r_r15;
    CPy_RestoreExcInfo(cpy_r_r262);
    CPy_DecRef(cpy_r_r262.f0);
    CPy_DecRef(cpy_r_r262.f1);
    CPy_DecRef(cpy_r_r262.f2);
    goto CPyL155;
CPyL163: ;
    cpy_r_r255 = cpy_r_r15;
    CPy_DecRef(cpy_r_r255);
    CPy_RestoreExcInfo(cpy_r_r262);
    CPy_DecRef(cpy_r_r262.f0);
    CPy_DecRef(cpy_r_r262.f1);
    CPy_DecRef(cpy_r_r262.f2);
    goto CPyL237;
CPyL164: ;
    CPy_RestoreExcInfo(cpy_r_r262);
    CPy_DecRef(cpy_r_r262.f0);
    CPy_DecRef(cpy_r_r262.f1);
    CPy_DecRef(cpy_r_r262.f2);
    cpy_r_r266 = CPy_KeepPropagating();
    if (!cpy_r_r266) goto CPyL242;
    CPy_Unreachable();
CPyL166: ;
    cpy_r_r267 = NULL;
    cpy_r_r13 = cpy_r_r267;
    cpy_r_r268 = (PyObject **)&cpy_r_r13;
    cpy_r_r269 = ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_4;
    cpy_r_r270 = CPyIter_Send(cpy_r_r269, cpy_r_arg, cpy_r_r268);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r270 == NULL) {
        goto CPyL168;
    } else
        goto CPyL303;
CPyL167: ;
    cpy_r_r258 = cpy_r_r270;
    goto CPyL155;
CPyL168: ;
    cpy_r_r271 = cpy_r_r13 != 0;
    if (unlikely(!cpy_r_r271)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 203, CPyStatic_formula___globals);
        goto CPyL299;
    }
    cpy_r_r255 = cpy_r_r13;
    CPy_DECREF(cpy_r_r255);
    goto CPyL237;
CPyL170: ;
    cpy_r_r272 = ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__formula;
    if (unlikely(cpy_r_r272 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "strip", "strip_gen", "formula", 204, CPyStatic_formula___globals);
        goto CPyL242;
    }
CPyL171: ;
    cpy_r_r273 = (PyObject *)CPyType_formula___Operation;
    cpy_r_r274 = (CPyPtr)((CPyPtr)cpy_r_r272 + offsetof(PyObject, ob_type));
    cpy_r_r275 = *(PyObject * *)cpy_r_r274;
    cpy_r_r276 = cpy_r_r275 == cpy_r_r273;
    if (!cpy_r_r276) goto CPyL215;
    cpy_r_r277 = ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__formula;
    if (unlikely(cpy_r_r277 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "strip", "strip_gen", "formula", 204, CPyStatic_formula___globals);
        goto CPyL242;
    }
CPyL173: ;
    if (likely(Py_TYPE(cpy_r_r277) == CPyType_formula___Operation))
        cpy_r_r278 = cpy_r_r277;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "strip", 204, CPyStatic_formula___globals, "serai.kernel.formula.Operation", cpy_r_r277);
        goto CPyL242;
    }
    cpy_r_r279 = ((serai___kernel___formula___OperationObject *)cpy_r_r278)->_sign;
    CPy_INCREF(cpy_r_r279);
    cpy_r_r280 = CPyStatics[109]; /* '+' */
    cpy_r_r281 = CPyStr_EqualLiteral(cpy_r_r279, cpy_r_r280, 1);
    CPy_DECREF(cpy_r_r279);
    if (!cpy_r_r281) goto CPyL215;
    cpy_r_r282 = ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__formula;
    if (unlikely(cpy_r_r282 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "strip", "strip_gen", "formula", 204, CPyStatic_formula___globals);
        goto CPyL242;
    }
CPyL176: ;
    CPy_INCREF(cpy_r_r282);
    if (likely(Py_TYPE(cpy_r_r282) == CPyType_formula___Operation))
        cpy_r_r283 = cpy_r_r282;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "strip", 204, CPyStatic_formula___globals, "serai.kernel.formula.Operation", cpy_r_r282);
        goto CPyL242;
    }
    cpy_r_r284 = CPyDef_formula___counts_only(cpy_r_r283);
    CPy_DECREF(cpy_r_r283);
    if (unlikely(cpy_r_r284 == 2)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 204, CPyStatic_formula___globals);
        goto CPyL242;
    }
    if (cpy_r_r284) goto CPyL215;
    cpy_r_r285 = ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__formula;
    if (unlikely(cpy_r_r285 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "strip", "strip_gen", "formula", 205, CPyStatic_formula___globals);
        goto CPyL242;
    }
CPyL180: ;
    if (likely(Py_TYPE(cpy_r_r285) == CPyType_formula___Operation))
        cpy_r_r286 = cpy_r_r285;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "strip", 205, CPyStatic_formula___globals, "serai.kernel.formula.Operation", cpy_r_r285);
        goto CPyL242;
    }
    cpy_r_r287 = ((serai___kernel___formula___OperationObject *)cpy_r_r286)->_parts;
    CPy_INCREF(cpy_r_r287);
    cpy_r_r288 = CPySequence_CheckUnpackCount(cpy_r_r287, 2);
    cpy_r_r289 = cpy_r_r288 >= 0;
    if (unlikely(!cpy_r_r289)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 205, CPyStatic_formula___globals);
        goto CPyL304;
    }
    cpy_r_r290 = CPySequenceTuple_GetItemUnsafe(cpy_r_r287, 0);
    cpy_r_r291 = CPySequenceTuple_GetItemUnsafe(cpy_r_r287, 1);
    CPy_DECREF(cpy_r_r287);
    if (likely(PyObject_TypeCheck(cpy_r_r290, CPyType_formula___Formula)))
        cpy_r_r292 = cpy_r_r290;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "strip", 205, CPyStatic_formula___globals, "serai.kernel.formula.Formula", cpy_r_r290);
        goto CPyL305;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r291, CPyType_formula___Formula)))
        cpy_r_r293 = cpy_r_r291;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "strip", 205, CPyStatic_formula___globals, "serai.kernel.formula.Formula", cpy_r_r291);
        goto CPyL306;
    }
    cpy_r_r294 = CPyDef_formula___strip(cpy_r_r292);
    CPy_DECREF(cpy_r_r292);
    if (unlikely(cpy_r_r294 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 206, CPyStatic_formula___globals);
        goto CPyL307;
    }
    cpy_r_r295 = CPyStatics[266]; /* 'text' */
    cpy_r_r296 = CPyStatics[109]; /* '+' */
    cpy_r_r297 = CPyStatic_formula___globals;
    cpy_r_r298 = CPyStatics[4573]; /* 'Icon' */
    cpy_r_r299 = CPyDict_GetItem(cpy_r_r297, cpy_r_r298);
    if (unlikely(cpy_r_r299 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 206, CPyStatic_formula___globals);
        goto CPyL308;
    }
    PyObject *cpy_r_r300[2] = {cpy_r_r295, cpy_r_r296};
    cpy_r_r301 = (PyObject **)&cpy_r_r300;
    cpy_r_r302 = PyObject_Vectorcall(cpy_r_r299, cpy_r_r301, 2, 0);
    CPy_DECREF(cpy_r_r299);
    if (unlikely(cpy_r_r302 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 206, CPyStatic_formula___globals);
        goto CPyL308;
    }
    if (likely(PyTuple_Check(cpy_r_r302)))
        cpy_r_r303 = cpy_r_r302;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "strip", 206, CPyStatic_formula___globals, "tuple", cpy_r_r302);
        goto CPyL308;
    }
    cpy_r_r304 = CPyDef_formula___strip(cpy_r_r293);
    CPy_DECREF(cpy_r_r293);
    if (unlikely(cpy_r_r304 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 206, CPyStatic_formula___globals);
        goto CPyL309;
    }
    cpy_r_r305 = PyList_New(0);
    if (unlikely(cpy_r_r305 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 206, CPyStatic_formula___globals);
        goto CPyL310;
    }
    cpy_r_r306 = CPyList_Extend(cpy_r_r305, cpy_r_r294);
    CPy_DECREF(cpy_r_r294);
    if (unlikely(cpy_r_r306 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 206, CPyStatic_formula___globals);
        goto CPyL311;
    } else
        goto CPyL312;
CPyL191: ;
    cpy_r_r307 = PyList_Append(cpy_r_r305, cpy_r_r303);
    CPy_DECREF(cpy_r_r303);
    cpy_r_r308 = cpy_r_r307 >= 0;
    if (unlikely(!cpy_r_r308)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 206, CPyStatic_formula___globals);
        goto CPyL313;
    }
    cpy_r_r309 = CPyList_Extend(cpy_r_r305, cpy_r_r304);
    CPy_DECREF(cpy_r_r304);
    if (unlikely(cpy_r_r309 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 206, CPyStatic_formula___globals);
        goto CPyL314;
    } else
        goto CPyL315;
CPyL193: ;
    cpy_r_r310 = PyList_AsTuple(cpy_r_r305);
    CPy_DECREF(cpy_r_r305);
    if (unlikely(cpy_r_r310 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 206, CPyStatic_formula___globals);
        goto CPyL242;
    }
    cpy_r_r311 = PyObject_GetIter(cpy_r_r310);
    CPy_DECREF(cpy_r_r310);
    if (unlikely(cpy_r_r311 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 206, CPyStatic_formula___globals);
        goto CPyL242;
    }
    if (((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_5 != NULL) {
        CPy_DECREF(((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_5);
    }
    ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_5 = cpy_r_r311;
    cpy_r_r312 = 1;
    if (!cpy_r_r312) goto CPyL242;
    cpy_r_r313 = NULL;
    cpy_r_r17 = cpy_r_r313;
    cpy_r_r314 = (PyObject **)&cpy_r_r17;
    cpy_r_r315 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r316 = ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_5;
    cpy_r_r317 = CPyIter_Send(cpy_r_r316, cpy_r_r315, cpy_r_r314);
    if (cpy_r_r317 != NULL) goto CPyL316;
    cpy_r_r318 = cpy_r_r17 != 0;
    if (unlikely(!cpy_r_r318)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 206, CPyStatic_formula___globals);
        goto CPyL317;
    }
    cpy_r_r319 = cpy_r_r17;
    CPy_DECREF(cpy_r_r319);
    cpy_r_r320 = NULL;
    if (((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_5 != NULL) {
        CPy_DECREF(((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_5);
    }
    ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_5 = cpy_r_r320;
    cpy_r_r321 = 1;
    if (unlikely(!cpy_r_r321)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 206, CPyStatic_formula___globals);
        goto CPyL242;
    } else
        goto CPyL237;
CPyL199: ;
    cpy_r_r322 = cpy_r_r317;
CPyL200: ;
    ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 6;
    CPyGen_Exit(&((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r322;
CPyL201: ;
    cpy_r_r324 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r325 = cpy_r_type != cpy_r_r324;
    if (!cpy_r_r325) goto CPyL318;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 206, CPyStatic_formula___globals);
        goto CPyL205;
    } else
        goto CPyL319;
CPyL203: ;
    CPy_Unreachable();
CPyL204: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL211;
CPyL205: ;
    cpy_r_r326 = CPy_CatchError();
    cpy_r_r327 = (PyObject **)&cpy_r_r19;
    cpy_r_r328 = ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_5;
    cpy_r_r329 = CPy_YieldFromErrorHandle(cpy_r_r328, cpy_r_r327);
    if (unlikely(cpy_r_r329 == 2)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 206, CPyStatic_formula___globals);
        goto CPyL320;
    }
    if (cpy_r_r329) goto CPyL208;
    cpy_r_r322 = cpy_r_r19;
    CPy_RestoreExcInfo(cpy_r_r326);
    CPy_DecRef(cpy_r_r326.f0);
    CPy_DecRef(cpy_r_r326.f1);
    CPy_DecRef(cpy_r_r326.f2);
    goto CPyL200;
CPyL208: ;
    cpy_r_r319 = cpy_r_r19;
    CPy_DecRef(cpy_r_r319);
    CPy_RestoreExcInfo(cpy_r_r326);
    CPy_DecRef(cpy_r_r326.f0);
    CPy_DecRef(cpy_r_r326.f1);
    CPy_DecRef(cpy_r_r326.f2);
    goto CPyL237;
CPyL209: ;
    CPy_RestoreExcInfo(cpy_r_r326);
    CPy_DecRef(cpy_r_r326.f0);
    CPy_DecRef(cpy_r_r326.f1);
    CPy_DecRef(cpy_r_r326.f2);
    cpy_r_r330 = CPy_KeepPropagating();
    if (!cpy_r_r330) goto CPyL242;
    CPy_Unreachable();
CPyL211: ;
    cpy_r_r331 = NULL;
    cpy_r_r17 = cpy_r_r331;
    cpy_r_r332 = (PyObject **)&cpy_r_r17;
    cpy_r_r333 = ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_5;
    cpy_r_r334 = CPyIter_Send(cpy_r_r333, cpy_r_arg, cpy_r_r332);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r334 == NULL) {
        goto CPyL213;
    } else
        goto CPyL321;
CPyL212: ;
    cpy_r_r322 = cpy_r_r334;
    goto CPyL200;
CPyL213: ;
    cpy_r_r335 = cpy_r_r17 != 0;
    if (unlikely(!cpy_r_r335)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 206, CPyStatic_formula___globals);
        goto CPyL317;
    }
    cpy_r_r319 = cpy_r_r17;
    CPy_DECREF(cpy_r_r319);
    goto CPyL237;
CPyL215: ;
    cpy_r_r336 = ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__formula;
    if (unlikely(cpy_r_r336 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "strip", "strip_gen", "formula", 208, CPyStatic_formula___globals);
        goto CPyL242;
    }
CPyL216: ;
    cpy_r_r337 = CPyDef_formula____points(cpy_r_r336);
    if (unlikely(cpy_r_r337 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 208, CPyStatic_formula___globals);
        goto CPyL242;
    }
    if (((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_6 != NULL) {
        CPy_DECREF(((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_6);
    }
    ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_6 = cpy_r_r337;
    cpy_r_r338 = 1;
    if (!cpy_r_r338) goto CPyL242;
    cpy_r_r339 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r340 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r341 = NULL;
    cpy_r_r21 = cpy_r_r341;
    cpy_r_r342 = (PyObject **)&cpy_r_r21;
    cpy_r_r343 = ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_6;
    cpy_r_r344 = CPyDef_formula____points_gen_____mypyc_generator_helper__(cpy_r_r343, cpy_r_r340, cpy_r_r340, cpy_r_r340, cpy_r_r339, cpy_r_r342);
    if (cpy_r_r344 != NULL) goto CPyL322;
    cpy_r_r345 = cpy_r_r21 != 0;
    if (unlikely(!cpy_r_r345)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 208, CPyStatic_formula___globals);
        goto CPyL323;
    }
    cpy_r_r346 = cpy_r_r21;
    CPy_DECREF(cpy_r_r346);
    cpy_r_r347 = NULL;
    if (((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_6 != NULL) {
        CPy_DECREF(((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_6);
    }
    ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_6 = cpy_r_r347;
    cpy_r_r348 = 1;
    if (unlikely(!cpy_r_r348)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 208, CPyStatic_formula___globals);
        goto CPyL242;
    } else
        goto CPyL237;
CPyL221: ;
    cpy_r_r349 = cpy_r_r344;
CPyL222: ;
    ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 7;
    CPyGen_Exit(&((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r349;
CPyL223: ;
    cpy_r_r351 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r352 = cpy_r_type != cpy_r_r351;
    if (!cpy_r_r352) goto CPyL324;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 208, CPyStatic_formula___globals);
        goto CPyL227;
    } else
        goto CPyL325;
CPyL225: ;
    CPy_Unreachable();
CPyL226: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL233;
CPyL227: ;
    cpy_r_r353 = CPy_CatchError();
    cpy_r_r354 = (PyObject **)&cpy_r_r23;
    cpy_r_r355 = ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_6;
    cpy_r_r356 = CPy_YieldFromErrorHandle(cpy_r_r355, cpy_r_r354);
    if (unlikely(cpy_r_r356 == 2)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 208, CPyStatic_formula___globals);
        goto CPyL326;
    }
    if (cpy_r_r356) goto CPyL230;
    cpy_r_r349 = cpy_r_r23;
    CPy_RestoreExcInfo(cpy_r_r353);
    CPy_DecRef(cpy_r_r353.f0);
    CPy_DecRef(cpy_r_r353.f1);
    CPy_DecRef(cpy_r_r353.f2);
    goto CPyL222;
CPyL230: ;
    cpy_r_r346 = cpy_r_r23;
    CPy_DecRef(cpy_r_r346);
    CPy_RestoreExcInfo(cpy_r_r353);
    CPy_DecRef(cpy_r_r353.f0);
    CPy_DecRef(cpy_r_r353.f1);
    CPy_DecRef(cpy_r_r353.f2);
    goto CPyL237;
CPyL231: ;
    CPy_RestoreExcInfo(cpy_r_r353);
    CPy_DecRef(cpy_r_r353.f0);
    CPy_DecRef(cpy_r_r353.f1);
    CPy_DecRef(cpy_r_r353.f2);
    cpy_r_r357 = CPy_KeepPropagating();
    if (!cpy_r_r357) goto CPyL242;
    CPy_Unreachable();
CPyL233: ;
    cpy_r_r358 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r359 = NULL;
    cpy_r_r21 = cpy_r_r359;
    cpy_r_r360 = (PyObject **)&cpy_r_r21;
    cpy_r_r361 = ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula___strip_gen_6;
    cpy_r_r362 = CPyDef_formula____points_gen_____mypyc_generator_helper__(cpy_r_r361, cpy_r_r358, cpy_r_r358, cpy_r_r358, cpy_r_arg, cpy_r_r360);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r362 == NULL) {
        goto CPyL235;
    } else
        goto CPyL327;
CPyL234: ;
    cpy_r_r349 = cpy_r_r362;
    goto CPyL222;
CPyL235: ;
    cpy_r_r363 = cpy_r_r21 != 0;
    if (unlikely(!cpy_r_r363)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 208, CPyStatic_formula___globals);
        goto CPyL323;
    }
    cpy_r_r346 = cpy_r_r21;
    CPy_DECREF(cpy_r_r346);
CPyL237: ;
    cpy_r_r364 = Py_None;
    CPy_INCREF(cpy_r_r364);
    ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r366 = CPyDef_formula___strip_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL241;
    CPyGen_SetStopIterationValue(cpy_r_r364);
    CPy_DECREF(cpy_r_r364);
    if (!0) goto CPyL253;
    CPy_Unreachable();
CPyL241: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r364;
    CPyGen_Exit(&((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL242: ;
    ((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r368 = CPyDef_formula___strip_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r369 = NULL;
    CPyGen_Exit(&((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r369;
CPyL243: ;
    cpy_r_r370 = cpy_r_r24 == 0;
    if (cpy_r_r370) goto CPyL328;
    cpy_r_r371 = cpy_r_r24 == 1;
    if (cpy_r_r371) {
        goto CPyL329;
    } else
        goto CPyL330;
CPyL245: ;
    cpy_r_r372 = cpy_r_r24 == 2;
    if (cpy_r_r372) goto CPyL331;
    cpy_r_r373 = cpy_r_r24 == 3;
    if (cpy_r_r373) {
        goto CPyL332;
    } else
        goto CPyL333;
CPyL247: ;
    cpy_r_r374 = cpy_r_r24 == 4;
    if (cpy_r_r374) {
        goto CPyL334;
    } else
        goto CPyL335;
CPyL248: ;
    cpy_r_r375 = cpy_r_r24 == 5;
    if (cpy_r_r375) {
        goto CPyL336;
    } else
        goto CPyL337;
CPyL249: ;
    cpy_r_r376 = cpy_r_r24 == 6;
    if (cpy_r_r376) {
        goto CPyL338;
    } else
        goto CPyL339;
CPyL250: ;
    cpy_r_r377 = cpy_r_r24 == 7;
    if (cpy_r_r377) {
        goto CPyL223;
    } else
        goto CPyL340;
CPyL251: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r378 = 0;
    if (unlikely(!cpy_r_r378)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 189, CPyStatic_formula___globals);
        goto CPyL253;
    }
    CPy_Unreachable();
CPyL253: ;
    cpy_r_r379 = NULL;
    CPyGen_Exit(&((serai___kernel___formula___strip_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r379;
CPyL254: ;
    CPy_DecRef(cpy_r_r42);
    goto CPyL242;
CPyL255: ;
    CPy_DecRef(cpy_r_r46);
    goto CPyL242;
CPyL256: ;
    CPy_DecRef(cpy_r_r47);
    goto CPyL242;
CPyL257: ;
    CPy_DECREF(cpy_r_r48);
    goto CPyL21;
CPyL258: ;
    CPy_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r48);
    goto CPyL242;
CPyL259: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL27;
CPyL260: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL242;
CPyL261: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL32;
CPyL262: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL31;
CPyL263: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL37;
CPyL264: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL40;
CPyL265: ;
    CPy_DecRef(cpy_r_r94);
    goto CPyL242;
CPyL266: ;
    CPy_DecRef(cpy_r_r105);
    goto CPyL242;
CPyL267: ;
    CPyTagged_DECREF(cpy_r_r118);
    CPyTagged_DECREF(cpy_r_r119);
    goto CPyL73;
CPyL268: ;
    CPy_DecRef(cpy_r_r105);
    CPyTagged_DecRef(cpy_r_r119);
    goto CPyL242;
CPyL269: ;
    CPy_DecRef(cpy_r_r105);
    CPy_DecRef(cpy_r_r124);
    goto CPyL242;
CPyL270: ;
    CPy_DecRef(cpy_r_r105);
    CPy_DecRef(cpy_r_r127);
    goto CPyL242;
CPyL271: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL80;
CPyL272: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL242;
CPyL273: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL85;
CPyL274: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL84;
CPyL275: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL90;
CPyL276: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL93;
CPyL277: ;
    CPy_DecRef(cpy_r_r172);
    goto CPyL242;
CPyL278: ;
    CPy_DecRef(cpy_r_r172);
    CPy_DecRef(cpy_r_r181);
    goto CPyL242;
CPyL279: ;
    CPy_DecRef(cpy_r_r181);
    CPy_DecRef(cpy_r_r182);
    goto CPyL242;
CPyL280: ;
    CPy_DECREF(cpy_r_r183);
    goto CPyL106;
CPyL281: ;
    CPy_DecRef(cpy_r_r182);
    goto CPyL242;
CPyL282: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL113;
CPyL283: ;
    CPy_XDecRef(cpy_r_r9);
    goto CPyL242;
CPyL284: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL118;
CPyL285: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL117;
CPyL286: ;
    CPy_XDecRef(cpy_r_r11);
    goto CPyL123;
CPyL287: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL126;
CPyL288: ;
    CPy_DecRef(cpy_r_r215);
    goto CPyL242;
CPyL289: ;
    CPy_DECREF(cpy_r_r215);
    goto CPyL141;
CPyL290: ;
    CPy_DecRef(cpy_r_r215);
    CPy_DecRef(cpy_r_r218);
    goto CPyL242;
CPyL291: ;
    CPy_DecRef(cpy_r_r215);
    CPy_DecRef(cpy_r_r218);
    CPy_DecRef(cpy_r_r228);
    goto CPyL242;
CPyL292: ;
    CPy_DecRef(cpy_r_r238);
    goto CPyL242;
CPyL293: ;
    CPy_DecRef(cpy_r_r238);
    CPy_DecRef(cpy_r_r242);
    goto CPyL242;
CPyL294: ;
    CPy_DecRef(cpy_r_r242);
    CPy_DecRef(cpy_r_r243);
    goto CPyL242;
CPyL295: ;
    CPy_DECREF(cpy_r_r244);
    goto CPyL147;
CPyL296: ;
    CPy_DecRef(cpy_r_r243);
    goto CPyL242;
CPyL297: ;
    CPy_DECREF(cpy_r_r245);
    goto CPyL148;
CPyL298: ;
    CPy_XDECREF(cpy_r_r13);
    goto CPyL154;
CPyL299: ;
    CPy_XDecRef(cpy_r_r13);
    goto CPyL242;
CPyL300: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL159;
CPyL301: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL158;
CPyL302: ;
    CPy_XDecRef(cpy_r_r15);
    goto CPyL164;
CPyL303: ;
    CPy_XDECREF(cpy_r_r13);
    goto CPyL167;
CPyL304: ;
    CPy_DecRef(cpy_r_r287);
    goto CPyL242;
CPyL305: ;
    CPy_DecRef(cpy_r_r291);
    goto CPyL242;
CPyL306: ;
    CPy_DecRef(cpy_r_r292);
    goto CPyL242;
CPyL307: ;
    CPy_DecRef(cpy_r_r293);
    goto CPyL242;
CPyL308: ;
    CPy_DecRef(cpy_r_r293);
    CPy_DecRef(cpy_r_r294);
    goto CPyL242;
CPyL309: ;
    CPy_DecRef(cpy_r_r294);
    CPy_DecRef(cpy_r_r303);
    goto CPyL242;
CPyL310: ;
    CPy_DecRef(cpy_r_r294);
    CPy_DecRef(cpy_r_r303);
    CPy_DecRef(cpy_r_r304);
    goto CPyL242;
CPyL311: ;
    CPy_DecRef(cpy_r_r303);
    CPy_DecRef(cpy_r_r304);
    CPy_DecRef(cpy_r_r305);
    goto CPyL242;
CPyL312: ;
    CPy_DECREF(cpy_r_r306);
    goto CPyL191;
CPyL313: ;
    CPy_DecRef(cpy_r_r304);
    CPy_DecRef(cpy_r_r305);
    goto CPyL242;
CPyL314: ;
    CPy_DecRef(cpy_r_r305);
    goto CPyL242;
CPyL315: ;
    CPy_DECREF(cpy_r_r309);
    goto CPyL193;
CPyL316: ;
    CPy_XDECREF(cpy_r_r17);
    goto CPyL199;
CPyL317: ;
    CPy_XDecRef(cpy_r_r17);
    goto CPyL242;
CPyL318: ;
    CPy_XDECREF(cpy_r_r19);
    goto CPyL204;
CPyL319: ;
    CPy_XDECREF(cpy_r_r19);
    goto CPyL203;
CPyL320: ;
    CPy_XDecRef(cpy_r_r19);
    goto CPyL209;
CPyL321: ;
    CPy_XDECREF(cpy_r_r17);
    goto CPyL212;
CPyL322: ;
    CPy_XDECREF(cpy_r_r21);
    goto CPyL221;
CPyL323: ;
    CPy_XDecRef(cpy_r_r21);
    goto CPyL242;
CPyL324: ;
    CPy_XDECREF(cpy_r_r23);
    goto CPyL226;
CPyL325: ;
    CPy_XDECREF(cpy_r_r23);
    goto CPyL225;
CPyL326: ;
    CPy_XDecRef(cpy_r_r23);
    goto CPyL231;
CPyL327: ;
    CPy_XDECREF(cpy_r_r21);
    goto CPyL234;
CPyL328: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    CPy_XDECREF(cpy_r_r19);
    CPy_XDECREF(cpy_r_r23);
    goto CPyL1;
CPyL329: ;
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    CPy_XDECREF(cpy_r_r19);
    CPy_XDECREF(cpy_r_r23);
    goto CPyL29;
CPyL330: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL245;
CPyL331: ;
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    CPy_XDECREF(cpy_r_r19);
    CPy_XDECREF(cpy_r_r23);
    goto CPyL53;
CPyL332: ;
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    CPy_XDECREF(cpy_r_r19);
    CPy_XDECREF(cpy_r_r23);
    goto CPyL82;
CPyL333: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL247;
CPyL334: ;
    CPy_XDECREF(cpy_r_r15);
    CPy_XDECREF(cpy_r_r19);
    CPy_XDECREF(cpy_r_r23);
    goto CPyL115;
CPyL335: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL248;
CPyL336: ;
    CPy_XDECREF(cpy_r_r19);
    CPy_XDECREF(cpy_r_r23);
    goto CPyL156;
CPyL337: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL249;
CPyL338: ;
    CPy_XDECREF(cpy_r_r23);
    goto CPyL201;
CPyL339: ;
    CPy_XDECREF(cpy_r_r19);
    goto CPyL250;
CPyL340: ;
    CPy_XDECREF(cpy_r_r23);
    goto CPyL251;
}
        
PyObject *CPyDef_formula___strip_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_formula___strip_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_formula___strip_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_formula___strip_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.formula.strip_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_formula___strip_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/formula.py", "__next__", -1, CPyStatic_formula___globals);
            return NULL;
        }
        
PyObject *CPyDef_formula___strip_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_formula___strip_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_formula___strip_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_formula___strip_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.formula.strip_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_formula___strip_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/formula.py", "send", -1, CPyStatic_formula___globals);
            return NULL;
        }
        
PyObject *CPyDef_formula___strip_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_formula___strip_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_formula___strip_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.formula.strip_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_formula___strip_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/formula.py", "__iter__", -1, CPyStatic_formula___globals);
            return NULL;
        }
        
PyObject *CPyDef_formula___strip_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_formula___strip_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_formula___strip_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_formula___strip_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.formula.strip_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_formula___strip_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/formula.py", "throw", -1, CPyStatic_formula___globals);
            return NULL;
        }
        
PyObject *CPyDef_formula___strip_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_formula___strip_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp8911 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp8911);
    PyObject *__tmp8912 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp8912);
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
        
        PyObject *CPyPy_formula___strip_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_formula___strip_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.formula.strip_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_formula___strip_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/formula.py", "close", -1, CPyStatic_formula___globals);
            return NULL;
        }
        
PyObject *CPyDef_formula___strip(PyObject *cpy_r_formula) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = CPyDef_formula___strip_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 189, CPyStatic_formula___globals);
        goto CPyL3;
    }
    ((serai___kernel___formula___strip_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_formula);
    if (((serai___kernel___formula___strip_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__formula != NULL) {
        CPy_DECREF(((serai___kernel___formula___strip_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__formula);
    }
    ((serai___kernel___formula___strip_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__formula = cpy_r_formula;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 189, CPyStatic_formula___globals);
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
        
        PyObject *CPyPy_formula___strip(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"formula", 0};
            static CPyArg_Parser parser = {"O:strip", kwlist, 0};
            PyObject *obj_formula;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_formula)) {
                return NULL;
            }
            PyObject *arg_formula;
            if (likely(PyObject_TypeCheck(obj_formula, CPyType_formula___Formula)))
                arg_formula = obj_formula;
            else {
                CPy_TypeError("serai.kernel.formula.Formula", obj_formula); 
                goto fail;
            }
            PyObject *retval = CPyDef_formula___strip(arg_formula);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/formula.py", "strip", 189, CPyStatic_formula___globals);
            return NULL;
        }
        
PyObject *CPyDef_formula____levels(PyObject *cpy_r_formula) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_rest;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyPtr cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyPtr cpy_r_r14;
    PyObject *cpy_r_r15;
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
    PyObject *cpy_r_r26;
    CPyPtr cpy_r_r27;
    PyObject *cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyTagged cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    tuple_T2II cpy_r_r37;
    PyObject *cpy_r_r38;
    int32_t cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    CPyPtr cpy_r_r43;
    int64_t cpy_r_r44;
    CPyTagged cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    CPyPtr cpy_r_r48;
    PyObject *cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    CPyPtr cpy_r_r53;
    int64_t cpy_r_r54;
    CPyTagged cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    CPyTagged cpy_r_r59;
    tuple_T2II cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    CPyPtr cpy_r_r63;
    CPyPtr cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_levels", 213, CPyStatic_formula___globals);
        goto CPyL34;
    }
    CPy_INCREF(cpy_r_formula);
    cpy_r_rest = cpy_r_formula;
CPyL2: ;
    cpy_r_r1 = (PyObject *)CPyType_formula___Either;
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_rest + offsetof(PyObject, ob_type));
    cpy_r_r3 = *(PyObject * *)cpy_r_r2;
    cpy_r_r4 = cpy_r_r3 == cpy_r_r1;
    if (!cpy_r_r4) goto CPyL23;
    if (likely(Py_TYPE(cpy_r_rest) == CPyType_formula___Either))
        cpy_r_r5 = cpy_r_rest;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "_levels", 215, CPyStatic_formula___globals, "serai.kernel.formula.Either", cpy_r_rest);
        goto CPyL35;
    }
    cpy_r_r6 = ((serai___kernel___formula___EitherObject *)cpy_r_r5)->_yes;
    cpy_r_r7 = (PyObject *)CPyType_formula___Number;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyObject, ob_type));
    cpy_r_r9 = *(PyObject * *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r9 == cpy_r_r7;
    if (!cpy_r_r10) goto CPyL23;
    if (likely(Py_TYPE(cpy_r_rest) == CPyType_formula___Either))
        cpy_r_r11 = cpy_r_rest;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "_levels", 216, CPyStatic_formula___globals, "serai.kernel.formula.Either", cpy_r_rest);
        goto CPyL35;
    }
    cpy_r_r12 = ((serai___kernel___formula___EitherObject *)cpy_r_r11)->_condition;
    CPy_INCREF(cpy_r_r12);
    cpy_r_r13 = (PyObject *)CPyType_formula___Operation;
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_r12 + offsetof(PyObject, ob_type));
    cpy_r_r15 = *(PyObject * *)cpy_r_r14;
    cpy_r_r16 = cpy_r_r15 == cpy_r_r13;
    if (!cpy_r_r16) goto CPyL36;
    if (likely(Py_TYPE(cpy_r_r12) == CPyType_formula___Operation))
        cpy_r_r17 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "_levels", 217, CPyStatic_formula___globals, "serai.kernel.formula.Operation", cpy_r_r12);
        goto CPyL37;
    }
    cpy_r_r18 = ((serai___kernel___formula___OperationObject *)cpy_r_r17)->_sign;
    CPy_INCREF(cpy_r_r18);
    cpy_r_r19 = CPyStatics[4327]; /* '>=' */
    cpy_r_r20 = CPyStr_EqualLiteral(cpy_r_r18, cpy_r_r19, 2);
    CPy_DECREF(cpy_r_r18);
    if (cpy_r_r20) {
        goto CPyL11;
    } else
        goto CPyL36;
CPyL9: ;
    cpy_r_r21 = PyList_New(0);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_levels", 218, CPyStatic_formula___globals);
        goto CPyL34;
    }
    return cpy_r_r21;
CPyL11: ;
    if (likely(Py_TYPE(cpy_r_r12) == CPyType_formula___Operation))
        cpy_r_r22 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "_levels", 219, CPyStatic_formula___globals, "serai.kernel.formula.Operation", cpy_r_r12);
        goto CPyL37;
    }
    cpy_r_r23 = ((serai___kernel___formula___OperationObject *)cpy_r_r22)->_parts;
    CPy_INCREF(cpy_r_r23);
    CPy_DECREF(cpy_r_r12);
    cpy_r_r24 = CPySequenceTuple_GetItem(cpy_r_r23, 2);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_levels", 219, CPyStatic_formula___globals);
        goto CPyL35;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r24, CPyType_formula___Formula)))
        cpy_r_r25 = cpy_r_r24;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "_levels", 219, CPyStatic_formula___globals, "serai.kernel.formula.Formula", cpy_r_r24);
        goto CPyL35;
    }
    cpy_r_r26 = (PyObject *)CPyType_formula___Number;
    cpy_r_r27 = (CPyPtr)((CPyPtr)cpy_r_r25 + offsetof(PyObject, ob_type));
    cpy_r_r28 = *(PyObject * *)cpy_r_r27;
    cpy_r_r29 = cpy_r_r28 == cpy_r_r26;
    if (cpy_r_r29) {
        goto CPyL17;
    } else
        goto CPyL38;
CPyL15: ;
    cpy_r_r30 = PyList_New(0);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_levels", 221, CPyStatic_formula___globals);
        goto CPyL34;
    }
    return cpy_r_r30;
CPyL17: ;
    if (likely(Py_TYPE(cpy_r_r25) == CPyType_formula___Number))
        cpy_r_r31 = cpy_r_r25;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "_levels", 222, CPyStatic_formula___globals, "serai.kernel.formula.Number", cpy_r_r25);
        goto CPyL39;
    }
    cpy_r_r32 = ((serai___kernel___formula___NumberObject *)cpy_r_r31)->_number;
    CPyTagged_INCREF(cpy_r_r32);
    CPy_DECREF(cpy_r_r25);
    if (likely(Py_TYPE(cpy_r_rest) == CPyType_formula___Either))
        cpy_r_r33 = cpy_r_rest;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "_levels", 222, CPyStatic_formula___globals, "serai.kernel.formula.Either", cpy_r_rest);
        goto CPyL40;
    }
    cpy_r_r34 = ((serai___kernel___formula___EitherObject *)cpy_r_r33)->_yes;
    if (likely(Py_TYPE(cpy_r_r34) == CPyType_formula___Number))
        cpy_r_r35 = cpy_r_r34;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "_levels", 222, CPyStatic_formula___globals, "serai.kernel.formula.Number", cpy_r_r34);
        goto CPyL40;
    }
    cpy_r_r36 = ((serai___kernel___formula___NumberObject *)cpy_r_r35)->_number;
    CPyTagged_INCREF(cpy_r_r36);
    cpy_r_r37.f0 = cpy_r_r32;
    cpy_r_r37.f1 = cpy_r_r36;
    cpy_r_r38 = PyTuple_New(2);
    if (unlikely(cpy_r_r38 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8913 = CPyTagged_StealAsObject(cpy_r_r37.f0);
    PyTuple_SET_ITEM(cpy_r_r38, 0, __tmp8913);
    PyObject *__tmp8914 = CPyTagged_StealAsObject(cpy_r_r37.f1);
    PyTuple_SET_ITEM(cpy_r_r38, 1, __tmp8914);
    cpy_r_r39 = CPyList_Insert(cpy_r_r0, 0, cpy_r_r38);
    CPy_DECREF(cpy_r_r38);
    cpy_r_r40 = cpy_r_r39 >= 0;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_levels", 222, CPyStatic_formula___globals);
        goto CPyL35;
    }
    if (likely(Py_TYPE(cpy_r_rest) == CPyType_formula___Either))
        cpy_r_r41 = cpy_r_rest;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "_levels", 223, CPyStatic_formula___globals, "serai.kernel.formula.Either", cpy_r_rest);
        goto CPyL35;
    }
    cpy_r_r42 = ((serai___kernel___formula___EitherObject *)cpy_r_r41)->_no;
    CPy_INCREF(cpy_r_r42);
    CPy_DECREF(cpy_r_rest);
    cpy_r_rest = cpy_r_r42;
    goto CPyL2;
CPyL23: ;
    cpy_r_r43 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r44 = *(int64_t *)cpy_r_r43;
    cpy_r_r45 = cpy_r_r44 << 1;
    cpy_r_r46 = cpy_r_r45 != 0;
    if (!cpy_r_r46) goto CPyL41;
    cpy_r_r47 = (PyObject *)CPyType_formula___Number;
    cpy_r_r48 = (CPyPtr)((CPyPtr)cpy_r_rest + offsetof(PyObject, ob_type));
    cpy_r_r49 = *(PyObject * *)cpy_r_r48;
    cpy_r_r50 = cpy_r_r49 == cpy_r_r47;
    if (!cpy_r_r50) goto CPyL41;
    cpy_r_r51 = CPyDef_formula___counted(cpy_r_formula);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_levels", 224, CPyStatic_formula___globals);
        goto CPyL35;
    }
    cpy_r_r52 = PySet_New(cpy_r_r51);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_levels", 224, CPyStatic_formula___globals);
        goto CPyL35;
    }
    cpy_r_r53 = (CPyPtr)((CPyPtr)cpy_r_r52 + offsetof(PySetObject, used));
    cpy_r_r54 = *(int64_t *)cpy_r_r53;
    CPy_DECREF(cpy_r_r52);
    cpy_r_r55 = cpy_r_r54 << 1;
    cpy_r_r56 = cpy_r_r55 != 2;
    if (cpy_r_r56) {
        goto CPyL41;
    } else
        goto CPyL30;
CPyL28: ;
    cpy_r_r57 = PyList_New(0);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_levels", 225, CPyStatic_formula___globals);
        goto CPyL34;
    }
    return cpy_r_r57;
CPyL30: ;
    if (likely(Py_TYPE(cpy_r_rest) == CPyType_formula___Number))
        cpy_r_r58 = cpy_r_rest;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "_levels", 226, CPyStatic_formula___globals, "serai.kernel.formula.Number", cpy_r_rest);
        goto CPyL35;
    }
    cpy_r_r59 = ((serai___kernel___formula___NumberObject *)cpy_r_r58)->_number;
    CPyTagged_INCREF(cpy_r_r59);
    CPy_DECREF(cpy_r_rest);
    cpy_r_r60.f0 = 0;
    cpy_r_r60.f1 = cpy_r_r59;
    cpy_r_r61 = PyList_New(1);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_levels", 226, CPyStatic_formula___globals);
        goto CPyL42;
    }
    cpy_r_r62 = PyTuple_New(2);
    if (unlikely(cpy_r_r62 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8915 = CPyTagged_StealAsObject(cpy_r_r60.f0);
    PyTuple_SET_ITEM(cpy_r_r62, 0, __tmp8915);
    PyObject *__tmp8916 = CPyTagged_StealAsObject(cpy_r_r60.f1);
    PyTuple_SET_ITEM(cpy_r_r62, 1, __tmp8916);
    cpy_r_r63 = (CPyPtr)((CPyPtr)cpy_r_r61 + offsetof(PyListObject, ob_item));
    cpy_r_r64 = *(CPyPtr *)cpy_r_r63;
    *(PyObject * *)cpy_r_r64 = cpy_r_r62;
    cpy_r_r65 = CPyList_Extend(cpy_r_r61, cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_levels", 226, CPyStatic_formula___globals);
        goto CPyL43;
    } else
        goto CPyL44;
CPyL33: ;
    return cpy_r_r61;
CPyL34: ;
    cpy_r_r66 = NULL;
    return cpy_r_r66;
CPyL35: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_rest);
    goto CPyL34;
CPyL36: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_rest);
    CPy_DECREF(cpy_r_r12);
    goto CPyL9;
CPyL37: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_rest);
    CPy_DecRef(cpy_r_r12);
    goto CPyL34;
CPyL38: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_rest);
    CPy_DECREF(cpy_r_r25);
    goto CPyL15;
CPyL39: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_rest);
    CPy_DecRef(cpy_r_r25);
    goto CPyL34;
CPyL40: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_rest);
    CPyTagged_DecRef(cpy_r_r32);
    goto CPyL34;
CPyL41: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_rest);
    goto CPyL28;
CPyL42: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r60.f0);
    CPyTagged_DecRef(cpy_r_r60.f1);
    goto CPyL34;
CPyL43: ;
    CPy_DecRef(cpy_r_r61);
    goto CPyL34;
CPyL44: ;
    CPy_DECREF(cpy_r_r65);
    goto CPyL33;
}
        
        PyObject *CPyPy_formula____levels(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"formula", 0};
            static CPyArg_Parser parser = {"O:_levels", kwlist, 0};
            PyObject *obj_formula;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_formula)) {
                return NULL;
            }
            PyObject *arg_formula;
            if (likely(PyObject_TypeCheck(obj_formula, CPyType_formula___Formula)))
                arg_formula = obj_formula;
            else {
                CPy_TypeError("serai.kernel.formula.Formula", obj_formula); 
                goto fail;
            }
            PyObject *retval = CPyDef_formula____levels(arg_formula);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/formula.py", "_levels", 211, CPyStatic_formula___globals);
            return NULL;
        }
        
PyObject *CPyDef_formula____goal_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    int32_t cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyPtr cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyPtr cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyPtr cpy_r_r35;
    int64_t cpy_r_r36;
    int64_t cpy_r_r37;
    char cpy_r_r38;
    CPyTagged cpy_r_r39;
    CPyTagged cpy_r_place;
    PyObject *cpy_r_r40;
    int64_t cpy_r_r41;
    CPyPtr cpy_r_r42;
    CPyPtr cpy_r_r43;
    int64_t cpy_r_r44;
    CPyPtr cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    char cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject **cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject **cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    char cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject **cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    char cpy_r_r86;
    PyObject *cpy_r_r87;
    char cpy_r_r88;
    CPyTagged cpy_r_r89;
    CPyTagged cpy_r_r90;
    char cpy_r_r91;
    int64_t cpy_r_r92;
    int64_t cpy_r_r93;
    char cpy_r_r94;
    PyObject *cpy_r_r95;
    char cpy_r_r96;
    int32_t cpy_r_r97;
    char cpy_r_r98;
    int32_t cpy_r_r99;
    PyObject *cpy_r_r100;
    char cpy_r_r101;
    char cpy_r_r102;
    char cpy_r_r103;
    char cpy_r_r104;
    char cpy_r_r105;
    PyObject *cpy_r_r106;
    if (unlikely(!CPyGen_TryEnter(&((serai___kernel___formula____goal_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = ((serai___kernel___formula____goal_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL71;
CPyL1: ;
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_type != cpy_r_r1;
    if (!cpy_r_r2) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_goal", 229, CPyStatic_formula___globals);
        goto CPyL70;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r3 = ((serai___kernel___formula____goal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__what;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_goal", "_goal_gen", "what", 230, CPyStatic_formula___globals);
        goto CPyL70;
    }
CPyL5: ;
    cpy_r_r4 = CPyDef_formula___counted(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_goal", 230, CPyStatic_formula___globals);
        goto CPyL70;
    }
    if (((serai___kernel___formula____goal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__names != NULL) {
        CPy_DECREF(((serai___kernel___formula____goal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__names);
    }
    ((serai___kernel___formula____goal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__names = cpy_r_r4;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_goal", 230, CPyStatic_formula___globals);
        goto CPyL70;
    }
    cpy_r_r6 = ((serai___kernel___formula____goal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__what;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_goal", "_goal_gen", "what", 231, CPyStatic_formula___globals);
        goto CPyL70;
    }
CPyL8: ;
    cpy_r_r7 = (PyObject *)CPyType_formula___Operation;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyObject, ob_type));
    cpy_r_r9 = *(PyObject * *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r9 == cpy_r_r7;
    if (cpy_r_r10) goto CPyL10;
    cpy_r_r11 = cpy_r_r10;
    goto CPyL13;
CPyL10: ;
    cpy_r_r12 = ((serai___kernel___formula____goal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__what;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_goal", "_goal_gen", "what", 231, CPyStatic_formula___globals);
        goto CPyL70;
    }
CPyL11: ;
    if (likely(Py_TYPE(cpy_r_r12) == CPyType_formula___Operation))
        cpy_r_r13 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "_goal", 231, CPyStatic_formula___globals, "serai.kernel.formula.Operation", cpy_r_r12);
        goto CPyL70;
    }
    cpy_r_r14 = ((serai___kernel___formula___OperationObject *)cpy_r_r13)->_sign;
    CPy_INCREF(cpy_r_r14);
    cpy_r_r15 = CPyStatics[196]; /* 'min' */
    cpy_r_r16 = CPyStr_EqualLiteral(cpy_r_r14, cpy_r_r15, 3);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r11 = cpy_r_r16;
CPyL13: ;
    ((serai___kernel___formula____goal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__every = cpy_r_r11;
    cpy_r_r17 = 1;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_goal", 231, CPyStatic_formula___globals);
        goto CPyL70;
    }
    cpy_r_r18 = ((serai___kernel___formula____goal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__what;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_goal", "_goal_gen", "what", 232, CPyStatic_formula___globals);
        goto CPyL70;
    }
CPyL15: ;
    cpy_r_r19 = (PyObject *)CPyType_formula___Operation;
    cpy_r_r20 = (CPyPtr)((CPyPtr)cpy_r_r18 + offsetof(PyObject, ob_type));
    cpy_r_r21 = *(PyObject * *)cpy_r_r20;
    cpy_r_r22 = cpy_r_r21 == cpy_r_r19;
    if (!cpy_r_r22) goto CPyL20;
    cpy_r_r23 = ((serai___kernel___formula____goal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__what;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_goal", "_goal_gen", "what", 232, CPyStatic_formula___globals);
        goto CPyL70;
    }
CPyL17: ;
    if (likely(Py_TYPE(cpy_r_r23) == CPyType_formula___Operation))
        cpy_r_r24 = cpy_r_r23;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "_goal", 232, CPyStatic_formula___globals, "serai.kernel.formula.Operation", cpy_r_r23);
        goto CPyL70;
    }
    cpy_r_r25 = ((serai___kernel___formula___OperationObject *)cpy_r_r24)->_sign;
    CPy_INCREF(cpy_r_r25);
    cpy_r_r26 = CPyStatics[39]; /* 'max' */
    cpy_r_r27 = CPyStr_EqualLiteral(cpy_r_r25, cpy_r_r26, 3);
    CPy_DECREF(cpy_r_r25);
    if (!cpy_r_r27) goto CPyL20;
    cpy_r_r28 = CPyStatics[32]; /* '/' */
    CPy_INCREF(cpy_r_r28);
    cpy_r_r29 = cpy_r_r28;
    goto CPyL21;
CPyL20: ;
    cpy_r_r30 = CPyStatics[109]; /* '+' */
    CPy_INCREF(cpy_r_r30);
    cpy_r_r29 = cpy_r_r30;
CPyL21: ;
    if (((serai___kernel___formula____goal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__between != NULL) {
        CPy_DECREF(((serai___kernel___formula____goal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__between);
    }
    ((serai___kernel___formula____goal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__between = cpy_r_r29;
    cpy_r_r31 = 1;
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_goal", 232, CPyStatic_formula___globals);
        goto CPyL70;
    }
    ((serai___kernel___formula____goal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula____goal_gen_3 = 0;
    cpy_r_r32 = 1;
    if (!cpy_r_r32) goto CPyL70;
    ((serai___kernel___formula____goal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula____goal_gen_4 = 0;
    cpy_r_r33 = 1;
    if (!cpy_r_r33) goto CPyL70;
CPyL24: ;
    cpy_r_r34 = ((serai___kernel___formula____goal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__names;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_goal", "_goal_gen", "names", 233, CPyStatic_formula___globals);
        goto CPyL70;
    }
CPyL25: ;
    cpy_r_r35 = (CPyPtr)((CPyPtr)cpy_r_r34 + offsetof(PyVarObject, ob_size));
    cpy_r_r36 = *(int64_t *)cpy_r_r35;
    cpy_r_r37 = ((serai___kernel___formula____goal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula____goal_gen_4;
    if (unlikely(cpy_r_r37 == -113)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_goal", "_goal_gen", "__mypyc_temp__3_serai___kernel___formula____goal_gen_4", 233, CPyStatic_formula___globals);
        goto CPyL70;
    }
CPyL26: ;
    cpy_r_r38 = cpy_r_r37 < cpy_r_r36;
    if (!cpy_r_r38) goto CPyL65;
    cpy_r_r39 = ((serai___kernel___formula____goal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula____goal_gen_3;
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_goal", "_goal_gen", "__mypyc_temp__3_serai___kernel___formula____goal_gen_3", 233, CPyStatic_formula___globals);
        goto CPyL70;
    }
CPyL28: ;
    cpy_r_place = cpy_r_r39;
    cpy_r_r40 = ((serai___kernel___formula____goal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__names;
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_goal", "_goal_gen", "names", 233, CPyStatic_formula___globals);
        goto CPyL78;
    }
CPyL29: ;
    cpy_r_r41 = ((serai___kernel___formula____goal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula____goal_gen_4;
    if (unlikely(cpy_r_r41 == -113)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_goal", "_goal_gen", "__mypyc_temp__3_serai___kernel___formula____goal_gen_4", 233, CPyStatic_formula___globals);
        goto CPyL78;
    }
CPyL30: ;
    cpy_r_r42 = (CPyPtr)((CPyPtr)cpy_r_r40 + offsetof(PyListObject, ob_item));
    cpy_r_r43 = *(CPyPtr *)cpy_r_r42;
    cpy_r_r44 = cpy_r_r41 * 8;
    cpy_r_r45 = cpy_r_r43 + cpy_r_r44;
    cpy_r_r46 = *(PyObject * *)cpy_r_r45;
    CPy_INCREF(cpy_r_r46);
    if (likely(PyUnicode_Check(cpy_r_r46)))
        cpy_r_r47 = cpy_r_r46;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "_goal", 233, CPyStatic_formula___globals, "str", cpy_r_r46);
        goto CPyL78;
    }
    if (((serai___kernel___formula____goal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__name != NULL) {
        CPy_DECREF(((serai___kernel___formula____goal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__name);
    }
    ((serai___kernel___formula____goal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__name = cpy_r_r47;
    cpy_r_r48 = 1;
    if (unlikely(!cpy_r_r48)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_goal", 233, CPyStatic_formula___globals);
        goto CPyL78;
    }
    cpy_r_r49 = ((serai___kernel___formula____goal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__every;
    if (unlikely(cpy_r_r49 == 2)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_goal", "_goal_gen", "every", 231, CPyStatic_formula___globals);
        goto CPyL78;
    }
CPyL33: ;
    if (cpy_r_r49) goto CPyL79;
CPyL34: ;
    cpy_r_r50 = cpy_r_place != 0;
    CPyTagged_DECREF(cpy_r_place);
    if (cpy_r_r50) goto CPyL43;
CPyL35: ;
    cpy_r_r51 = CPyStatics[266]; /* 'text' */
    cpy_r_r52 = ((serai___kernel___formula____goal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__least;
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_goal", "_goal_gen", "least", 235, CPyStatic_formula___globals);
        goto CPyL70;
    }
CPyL36: ;
    cpy_r_r53 = CPyStatic_formula___globals;
    cpy_r_r54 = CPyStatics[4573]; /* 'Icon' */
    cpy_r_r55 = CPyDict_GetItem(cpy_r_r53, cpy_r_r54);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_goal", 235, CPyStatic_formula___globals);
        goto CPyL70;
    }
    PyObject *cpy_r_r56[2] = {cpy_r_r51, cpy_r_r52};
    cpy_r_r57 = (PyObject **)&cpy_r_r56;
    cpy_r_r58 = PyObject_Vectorcall(cpy_r_r55, cpy_r_r57, 2, 0);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_goal", 235, CPyStatic_formula___globals);
        goto CPyL70;
    }
    if (likely(PyTuple_Check(cpy_r_r58)))
        cpy_r_r59 = cpy_r_r58;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "_goal", 235, CPyStatic_formula___globals, "tuple", cpy_r_r58);
        goto CPyL70;
    }
    ((serai___kernel___formula____goal_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___kernel___formula____goal_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r59;
CPyL40: ;
    cpy_r_r61 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r62 = cpy_r_type != cpy_r_r61;
    if (!cpy_r_r62) goto CPyL52;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_goal", 235, CPyStatic_formula___globals);
        goto CPyL70;
    }
    CPy_Unreachable();
CPyL43: ;
    cpy_r_r63 = CPyStatics[266]; /* 'text' */
    cpy_r_r64 = CPyStatic_formula___globals;
    cpy_r_r65 = CPyStatics[4573]; /* 'Icon' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_goal", 237, CPyStatic_formula___globals);
        goto CPyL70;
    }
    cpy_r_r67 = ((serai___kernel___formula____goal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__between;
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_goal", "_goal_gen", "between", 237, CPyStatic_formula___globals);
        goto CPyL80;
    }
CPyL45: ;
    PyObject *cpy_r_r68[2] = {cpy_r_r63, cpy_r_r67};
    cpy_r_r69 = (PyObject **)&cpy_r_r68;
    cpy_r_r70 = PyObject_Vectorcall(cpy_r_r66, cpy_r_r69, 2, 0);
    CPy_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_goal", 237, CPyStatic_formula___globals);
        goto CPyL70;
    }
    cpy_r_r71 = ((serai___kernel___formula____goal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__between;
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_goal", "_goal_gen", "between", 237, CPyStatic_formula___globals);
        goto CPyL81;
    }
CPyL47: ;
    if (likely(PyTuple_Check(cpy_r_r70)))
        cpy_r_r72 = cpy_r_r70;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "_goal", 237, CPyStatic_formula___globals, "tuple", cpy_r_r70);
        goto CPyL70;
    }
    ((serai___kernel___formula____goal_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___kernel___formula____goal_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r72;
CPyL49: ;
    cpy_r_r74 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r75 = cpy_r_type != cpy_r_r74;
    if (!cpy_r_r75) goto CPyL52;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_goal", 237, CPyStatic_formula___globals);
        goto CPyL70;
    }
    CPy_Unreachable();
CPyL52: ;
    cpy_r_r76 = CPyStatics[567]; /* 'count' */
    cpy_r_r77 = CPyStatic_formula___globals;
    cpy_r_r78 = CPyStatics[4573]; /* 'Icon' */
    cpy_r_r79 = CPyDict_GetItem(cpy_r_r77, cpy_r_r78);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_goal", 238, CPyStatic_formula___globals);
        goto CPyL70;
    }
    cpy_r_r80 = ((serai___kernel___formula____goal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__name;
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_goal", "_goal_gen", "name", 238, CPyStatic_formula___globals);
        goto CPyL82;
    }
CPyL54: ;
    PyObject *cpy_r_r81[2] = {cpy_r_r76, cpy_r_r80};
    cpy_r_r82 = (PyObject **)&cpy_r_r81;
    cpy_r_r83 = PyObject_Vectorcall(cpy_r_r79, cpy_r_r82, 2, 0);
    CPy_DECREF(cpy_r_r79);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_goal", 238, CPyStatic_formula___globals);
        goto CPyL70;
    }
    cpy_r_r84 = ((serai___kernel___formula____goal_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__name;
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_goal", "_goal_gen", "name", 238, CPyStatic_formula___globals);
        goto CPyL83;
    }
CPyL56: ;
    if (likely(PyTuple_Check(cpy_r_r83)))
        cpy_r_r85 = cpy_r_r83;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "_goal", 238, CPyStatic_formula___globals, "tuple", cpy_r_r83);
        goto CPyL70;
    }
    ((serai___kernel___formula____goal_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___kernel___formula____goal_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r85;
CPyL58: ;
    cpy_r_r87 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r88 = cpy_r_type != cpy_r_r87;
    if (!cpy_r_r88) goto CPyL61;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_goal", 238, CPyStatic_formula___globals);
        goto CPyL70;
    }
    CPy_Unreachable();
CPyL61: ;
    cpy_r_r89 = ((serai___kernel___formula____goal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula____goal_gen_3;
    if (unlikely(cpy_r_r89 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_goal", "_goal_gen", "__mypyc_temp__3_serai___kernel___formula____goal_gen_3", 233, CPyStatic_formula___globals);
        goto CPyL70;
    }
CPyL62: ;
    cpy_r_r90 = cpy_r_r89 + 2;
    ((serai___kernel___formula____goal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula____goal_gen_3 = cpy_r_r90;
    cpy_r_r91 = 1;
    if (unlikely(!cpy_r_r91)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_goal", 233, CPyStatic_formula___globals);
        goto CPyL70;
    }
    cpy_r_r92 = ((serai___kernel___formula____goal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula____goal_gen_4;
    if (unlikely(cpy_r_r92 == -113)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__3_serai___kernel___formula____goal_gen_4' of '_goal_gen' undefined");
    }
    if (cpy_r_r92 == -113) goto CPyL70;
CPyL64: ;
    cpy_r_r93 = cpy_r_r92 + 1;
    ((serai___kernel___formula____goal_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula____goal_gen_4 = cpy_r_r93;
    cpy_r_r94 = 1;
    if (unlikely(!cpy_r_r94)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_goal", 233, CPyStatic_formula___globals);
        goto CPyL70;
    } else
        goto CPyL24;
CPyL65: ;
    cpy_r_r95 = Py_None;
    CPy_INCREF(cpy_r_r95);
    ((serai___kernel___formula____goal_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r97 = CPyDef_formula____goal_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL69;
    CPyGen_SetStopIterationValue(cpy_r_r95);
    CPy_DECREF(cpy_r_r95);
    if (!0) goto CPyL77;
    CPy_Unreachable();
CPyL69: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r95;
    CPyGen_Exit(&((serai___kernel___formula____goal_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL70: ;
    ((serai___kernel___formula____goal_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r99 = CPyDef_formula____goal_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r100 = NULL;
    CPyGen_Exit(&((serai___kernel___formula____goal_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r100;
CPyL71: ;
    cpy_r_r101 = cpy_r_r0 == 0;
    if (cpy_r_r101) goto CPyL1;
    cpy_r_r102 = cpy_r_r0 == 1;
    if (cpy_r_r102) goto CPyL40;
    cpy_r_r103 = cpy_r_r0 == 2;
    if (cpy_r_r103) goto CPyL49;
    cpy_r_r104 = cpy_r_r0 == 3;
    if (cpy_r_r104) goto CPyL58;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r105 = 0;
    if (unlikely(!cpy_r_r105)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_goal", 229, CPyStatic_formula___globals);
        goto CPyL77;
    }
    CPy_Unreachable();
CPyL77: ;
    cpy_r_r106 = NULL;
    CPyGen_Exit(&((serai___kernel___formula____goal_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r106;
CPyL78: ;
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL70;
CPyL79: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL35;
CPyL80: ;
    CPy_DecRef(cpy_r_r66);
    goto CPyL70;
CPyL81: ;
    CPy_DecRef(cpy_r_r70);
    goto CPyL70;
CPyL82: ;
    CPy_DecRef(cpy_r_r79);
    goto CPyL70;
CPyL83: ;
    CPy_DecRef(cpy_r_r83);
    goto CPyL70;
}
        
PyObject *CPyDef_formula____goal_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_formula____goal_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_formula____goal_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_formula____goal_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.formula._goal_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_formula____goal_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/formula.py", "__next__", -1, CPyStatic_formula___globals);
            return NULL;
        }
        
PyObject *CPyDef_formula____goal_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_formula____goal_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_formula____goal_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_formula____goal_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.formula._goal_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_formula____goal_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/formula.py", "send", -1, CPyStatic_formula___globals);
            return NULL;
        }
        
PyObject *CPyDef_formula____goal_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_formula____goal_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_formula____goal_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.formula._goal_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_formula____goal_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/formula.py", "__iter__", -1, CPyStatic_formula___globals);
            return NULL;
        }
        
PyObject *CPyDef_formula____goal_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_formula____goal_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_formula____goal_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_formula____goal_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.formula._goal_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_formula____goal_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/formula.py", "throw", -1, CPyStatic_formula___globals);
            return NULL;
        }
        
PyObject *CPyDef_formula____goal_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_formula____goal_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp8917 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp8917);
    PyObject *__tmp8918 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp8918);
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
        
        PyObject *CPyPy_formula____goal_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_formula____goal_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.formula._goal_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_formula____goal_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/formula.py", "close", -1, CPyStatic_formula___globals);
            return NULL;
        }
        
PyObject *CPyDef_formula____goal(PyObject *cpy_r_what, PyObject *cpy_r_least) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_formula____goal_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_goal", 229, CPyStatic_formula___globals);
        goto CPyL4;
    }
    ((serai___kernel___formula____goal_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_what);
    if (((serai___kernel___formula____goal_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__what != NULL) {
        CPy_DECREF(((serai___kernel___formula____goal_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__what);
    }
    ((serai___kernel___formula____goal_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__what = cpy_r_what;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_goal", 229, CPyStatic_formula___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_least);
    if (((serai___kernel___formula____goal_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__least != NULL) {
        CPy_DECREF(((serai___kernel___formula____goal_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__least);
    }
    ((serai___kernel___formula____goal_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__least = cpy_r_least;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_goal", 229, CPyStatic_formula___globals);
        goto CPyL5;
    }
    return cpy_r_r0;
CPyL4: ;
    cpy_r_r4 = NULL;
    return cpy_r_r4;
CPyL5: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL4;
}
        
        PyObject *CPyPy_formula____goal(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"what", "least", 0};
            static CPyArg_Parser parser = {"OO:_goal", kwlist, 0};
            PyObject *obj_what;
            PyObject *obj_least;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_what, &obj_least)) {
                return NULL;
            }
            PyObject *arg_what;
            if (likely(PyObject_TypeCheck(obj_what, CPyType_formula___Formula)))
                arg_what = obj_what;
            else {
                CPy_TypeError("serai.kernel.formula.Formula", obj_what); 
                goto fail;
            }
            PyObject *arg_least;
            if (likely(PyUnicode_Check(obj_least)))
                arg_least = obj_least;
            else {
                CPy_TypeError("str", obj_least); 
                goto fail;
            }
            PyObject *retval = CPyDef_formula____goal(arg_what, arg_least);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/formula.py", "_goal", 229, CPyStatic_formula___globals);
            return NULL;
        }
        
PyObject *CPyDef_formula____points_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    int32_t cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyPtr cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject **cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    int32_t cpy_r_r29;
    PyObject *cpy_r_r30;
    tuple_T3IIO cpy_r_r31;
    CPyTagged cpy_r_r32;
    CPyTagged cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    CPyTagged cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject **cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    char cpy_r_r53;
    CPyTagged cpy_r_r54;
    int64_t cpy_r_r55;
    char cpy_r_r56;
    int64_t cpy_r_r57;
    char cpy_r_r58;
    char cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    CPyTagged cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject **cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    char cpy_r_r71;
    PyObject *cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    CPyPtr cpy_r_r76;
    int64_t cpy_r_r77;
    PyObject *cpy_r_r78;
    int64_t cpy_r_r79;
    CPyPtr cpy_r_r80;
    int64_t cpy_r_r81;
    char cpy_r_r82;
    CPyPtr cpy_r_r83;
    CPyPtr cpy_r_r84;
    int64_t cpy_r_r85;
    CPyPtr cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject **cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    int64_t cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    char cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject **cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    char cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    char cpy_r_r109;
    PyObject *cpy_r_r110;
    char cpy_r_r111;
    PyObject *cpy_r_r112;
    char cpy_r_r113;
    tuple_T3OOO cpy_r_r114;
    PyObject **cpy_r_r115;
    PyObject *cpy_r_r116;
    char cpy_r_r117;
    char cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject **cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    char cpy_r_r123;
    PyObject *cpy_r_r124;
    char cpy_r_r125;
    int32_t cpy_r_r126;
    char cpy_r_r127;
    int32_t cpy_r_r128;
    PyObject *cpy_r_r129;
    char cpy_r_r130;
    char cpy_r_r131;
    char cpy_r_r132;
    char cpy_r_r133;
    char cpy_r_r134;
    char cpy_r_r135;
    PyObject *cpy_r_r136;
    if (unlikely(!CPyGen_TryEnter(&((serai___kernel___formula____points_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___kernel___formula____points_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL87;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_points", 241, CPyStatic_formula___globals);
        goto CPyL86;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___kernel___formula____points_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__formula;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_points", "_points_gen", "formula", 242, CPyStatic_formula___globals);
        goto CPyL86;
    }
CPyL5: ;
    cpy_r_r8 = (PyObject *)CPyType_formula___Number;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyObject, ob_type));
    cpy_r_r10 = *(PyObject * *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r10 == cpy_r_r8;
    if (!cpy_r_r11) goto CPyL21;
    cpy_r_r12 = CPyStatics[266]; /* 'text' */
    cpy_r_r13 = ((serai___kernel___formula____points_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__formula;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_points", "_points_gen", "formula", 243, CPyStatic_formula___globals);
        goto CPyL86;
    }
CPyL7: ;
    if (likely(Py_TYPE(cpy_r_r13) == CPyType_formula___Number))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "_points", 243, CPyStatic_formula___globals, "serai.kernel.formula.Number", cpy_r_r13);
        goto CPyL86;
    }
    cpy_r_r15 = ((serai___kernel___formula___NumberObject *)cpy_r_r14)->_number;
    CPyTagged_INCREF(cpy_r_r15);
    cpy_r_r16 = CPyTagged_Str(cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_points", 243, CPyStatic_formula___globals);
        goto CPyL86;
    }
    cpy_r_r17 = CPyStatic_formula___globals;
    cpy_r_r18 = CPyStatics[4573]; /* 'Icon' */
    cpy_r_r19 = CPyDict_GetItem(cpy_r_r17, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_points", 243, CPyStatic_formula___globals);
        goto CPyL95;
    }
    PyObject *cpy_r_r20[2] = {cpy_r_r12, cpy_r_r16};
    cpy_r_r21 = (PyObject **)&cpy_r_r20;
    cpy_r_r22 = PyObject_Vectorcall(cpy_r_r19, cpy_r_r21, 2, 0);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_points", 243, CPyStatic_formula___globals);
        goto CPyL95;
    }
    CPy_DECREF(cpy_r_r16);
    if (likely(PyTuple_Check(cpy_r_r22)))
        cpy_r_r23 = cpy_r_r22;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "_points", 243, CPyStatic_formula___globals, "tuple", cpy_r_r22);
        goto CPyL86;
    }
    ((serai___kernel___formula____points_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___kernel___formula____points_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r23;
CPyL13: ;
    cpy_r_r25 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r26 = cpy_r_type != cpy_r_r25;
    if (!cpy_r_r26) goto CPyL16;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_points", 243, CPyStatic_formula___globals);
        goto CPyL86;
    }
    CPy_Unreachable();
CPyL16: ;
    cpy_r_r27 = Py_None;
    CPy_INCREF(cpy_r_r27);
    ((serai___kernel___formula____points_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r29 = CPyDef_formula____points_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL20;
    CPyGen_SetStopIterationValue(cpy_r_r27);
    CPy_DECREF(cpy_r_r27);
    if (!0) goto CPyL94;
    CPy_Unreachable();
CPyL20: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r27;
    CPyGen_Exit(&((serai___kernel___formula____points_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL21: ;
    cpy_r_r30 = ((serai___kernel___formula____points_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__formula;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_points", "_points_gen", "formula", 245, CPyStatic_formula___globals);
        goto CPyL86;
    }
CPyL22: ;
    cpy_r_r31 = CPyDef_formula___shared_out(cpy_r_r30);
    if (unlikely(cpy_r_r31.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_points", 245, CPyStatic_formula___globals);
        goto CPyL86;
    }
    cpy_r_r32 = cpy_r_r31.f0;
    cpy_r_r33 = cpy_r_r31.f1;
    cpy_r_r34 = cpy_r_r31.f2;
    cpy_r_r35 = cpy_r_r32;
    cpy_r_r36 = cpy_r_r33;
    if (((serai___kernel___formula____points_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__step != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___kernel___formula____points_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__step);
    }
    ((serai___kernel___formula____points_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__step = cpy_r_r36;
    cpy_r_r37 = 1;
    if (unlikely(!cpy_r_r37)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_points", 245, CPyStatic_formula___globals);
        goto CPyL96;
    }
    cpy_r_r38 = cpy_r_r34;
    if (((serai___kernel___formula____points_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__what != NULL) {
        CPy_DECREF(((serai___kernel___formula____points_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__what);
    }
    ((serai___kernel___formula____points_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__what = cpy_r_r38;
    cpy_r_r39 = 1;
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_points", 245, CPyStatic_formula___globals);
        goto CPyL96;
    }
    cpy_r_r40 = CPyStatics[266]; /* 'text' */
    cpy_r_r41 = CPyTagged_Str(cpy_r_r35);
    CPyTagged_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_points", 246, CPyStatic_formula___globals);
        goto CPyL86;
    }
    cpy_r_r42 = CPyStatics[32]; /* '/' */
    cpy_r_r43 = CPyStr_Build(2, cpy_r_r41, cpy_r_r42);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_points", 246, CPyStatic_formula___globals);
        goto CPyL86;
    }
    cpy_r_r44 = CPyStatic_formula___globals;
    cpy_r_r45 = CPyStatics[4573]; /* 'Icon' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_points", 246, CPyStatic_formula___globals);
        goto CPyL97;
    }
    PyObject *cpy_r_r47[2] = {cpy_r_r40, cpy_r_r43};
    cpy_r_r48 = (PyObject **)&cpy_r_r47;
    cpy_r_r49 = PyObject_Vectorcall(cpy_r_r46, cpy_r_r48, 2, 0);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_points", 246, CPyStatic_formula___globals);
        goto CPyL97;
    }
    CPy_DECREF(cpy_r_r43);
    if (likely(PyTuple_Check(cpy_r_r49)))
        cpy_r_r50 = cpy_r_r49;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "_points", 246, CPyStatic_formula___globals, "tuple", cpy_r_r49);
        goto CPyL86;
    }
    ((serai___kernel___formula____points_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___kernel___formula____points_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r50;
CPyL31: ;
    cpy_r_r52 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r53 = cpy_r_type != cpy_r_r52;
    if (!cpy_r_r53) goto CPyL34;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_points", 246, CPyStatic_formula___globals);
        goto CPyL86;
    }
    CPy_Unreachable();
CPyL34: ;
    cpy_r_r54 = ((serai___kernel___formula____points_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__step;
    if (unlikely(cpy_r_r54 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_points", "_points_gen", "step", 247, CPyStatic_formula___globals);
        goto CPyL86;
    }
CPyL35: ;
    cpy_r_r55 = cpy_r_r54 & 1;
    cpy_r_r56 = cpy_r_r55 != 0;
    if (cpy_r_r56) goto CPyL37;
    cpy_r_r57 = 2 & 1;
    cpy_r_r58 = cpy_r_r57 != 0;
    if (!cpy_r_r58) goto CPyL38;
CPyL37: ;
    cpy_r_r59 = CPyTagged_IsLt_(2, cpy_r_r54);
    if (cpy_r_r59) {
        goto CPyL39;
    } else
        goto CPyL48;
CPyL38: ;
    cpy_r_r60 = (Py_ssize_t)cpy_r_r54 > (Py_ssize_t)2;
    if (!cpy_r_r60) goto CPyL48;
CPyL39: ;
    cpy_r_r61 = CPyStatics[266]; /* 'text' */
    cpy_r_r62 = ((serai___kernel___formula____points_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__step;
    if (unlikely(cpy_r_r62 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_points", "_points_gen", "step", 248, CPyStatic_formula___globals);
        goto CPyL86;
    }
CPyL40: ;
    cpy_r_r63 = CPyTagged_Str(cpy_r_r62);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_points", 248, CPyStatic_formula___globals);
        goto CPyL86;
    }
    cpy_r_r64 = CPyStatic_formula___globals;
    cpy_r_r65 = CPyStatics[4573]; /* 'Icon' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_points", 248, CPyStatic_formula___globals);
        goto CPyL98;
    }
    PyObject *cpy_r_r67[2] = {cpy_r_r61, cpy_r_r63};
    cpy_r_r68 = (PyObject **)&cpy_r_r67;
    cpy_r_r69 = PyObject_Vectorcall(cpy_r_r66, cpy_r_r68, 2, 0);
    CPy_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_points", 248, CPyStatic_formula___globals);
        goto CPyL98;
    }
    CPy_DECREF(cpy_r_r63);
    if (likely(PyTuple_Check(cpy_r_r69)))
        cpy_r_r70 = cpy_r_r69;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "_points", 248, CPyStatic_formula___globals, "tuple", cpy_r_r69);
        goto CPyL86;
    }
    ((serai___kernel___formula____points_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___kernel___formula____points_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r70;
CPyL45: ;
    cpy_r_r72 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r73 = cpy_r_type != cpy_r_r72;
    if (!cpy_r_r73) goto CPyL48;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_points", 248, CPyStatic_formula___globals);
        goto CPyL86;
    }
    CPy_Unreachable();
CPyL48: ;
    cpy_r_r74 = ((serai___kernel___formula____points_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__what;
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AttributeError("src/serai/kernel/formula.py", "_points", "_points_gen", "what", 249, CPyStatic_formula___globals);
        goto CPyL86;
    }
CPyL49: ;
    cpy_r_r75 = CPyDef_formula___counted(cpy_r_r74);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_points", 249, CPyStatic_formula___globals);
        goto CPyL86;
    }
    cpy_r_r76 = (CPyPtr)((CPyPtr)cpy_r_r75 + offsetof(PyVarObject, ob_size));
    cpy_r_r77 = *(int64_t *)cpy_r_r76;
    cpy_r_r78 = PyList_New(cpy_r_r77);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_points", 249, CPyStatic_formula___globals);
        goto CPyL99;
    }
    cpy_r_r79 = 0;
CPyL52: ;
    cpy_r_r80 = (CPyPtr)((CPyPtr)cpy_r_r75 + offsetof(PyVarObject, ob_size));
    cpy_r_r81 = *(int64_t *)cpy_r_r80;
    cpy_r_r82 = cpy_r_r79 < cpy_r_r81;
    if (!cpy_r_r82) goto CPyL100;
    cpy_r_r83 = (CPyPtr)((CPyPtr)cpy_r_r75 + offsetof(PyListObject, ob_item));
    cpy_r_r84 = *(CPyPtr *)cpy_r_r83;
    cpy_r_r85 = cpy_r_r79 * 8;
    cpy_r_r86 = cpy_r_r84 + cpy_r_r85;
    cpy_r_r87 = *(PyObject * *)cpy_r_r86;
    CPy_INCREF(cpy_r_r87);
    if (likely(PyUnicode_Check(cpy_r_r87)))
        cpy_r_r88 = cpy_r_r87;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "_points", 249, CPyStatic_formula___globals, "str", cpy_r_r87);
        goto CPyL101;
    }
    cpy_r_r89 = CPyStatics[567]; /* 'count' */
    cpy_r_r90 = CPyStatic_formula___globals;
    cpy_r_r91 = CPyStatics[4573]; /* 'Icon' */
    cpy_r_r92 = CPyDict_GetItem(cpy_r_r90, cpy_r_r91);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_points", 249, CPyStatic_formula___globals);
        goto CPyL102;
    }
    PyObject *cpy_r_r93[2] = {cpy_r_r89, cpy_r_r88};
    cpy_r_r94 = (PyObject **)&cpy_r_r93;
    cpy_r_r95 = PyObject_Vectorcall(cpy_r_r92, cpy_r_r94, 2, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_points", 249, CPyStatic_formula___globals);
        goto CPyL102;
    }
    CPy_DECREF(cpy_r_r88);
    if (likely(PyTuple_Check(cpy_r_r95)))
        cpy_r_r96 = cpy_r_r95;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/formula.py", "_points", 249, CPyStatic_formula___globals, "tuple", cpy_r_r95);
        goto CPyL101;
    }
    CPyList_SetItemUnsafe(cpy_r_r78, cpy_r_r79, cpy_r_r96);
    cpy_r_r97 = cpy_r_r79 + 1;
    cpy_r_r79 = cpy_r_r97;
    goto CPyL52;
CPyL59: ;
    cpy_r_r98 = PyObject_GetIter(cpy_r_r78);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_points", 249, CPyStatic_formula___globals);
        goto CPyL86;
    }
    cpy_r_r99 = PyObject_GetIter(cpy_r_r98);
    CPy_DECREF(cpy_r_r98);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_points", 249, CPyStatic_formula___globals);
        goto CPyL86;
    }
    if (((serai___kernel___formula____points_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula____points_gen_2 != NULL) {
        CPy_DECREF(((serai___kernel___formula____points_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula____points_gen_2);
    }
    ((serai___kernel___formula____points_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula____points_gen_2 = cpy_r_r99;
    cpy_r_r100 = 1;
    if (!cpy_r_r100) goto CPyL86;
    cpy_r_r101 = NULL;
    cpy_r_r1 = cpy_r_r101;
    cpy_r_r102 = (PyObject **)&cpy_r_r1;
    cpy_r_r103 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r104 = ((serai___kernel___formula____points_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula____points_gen_2;
    cpy_r_r105 = CPyIter_Send(cpy_r_r104, cpy_r_r103, cpy_r_r102);
    if (cpy_r_r105 != NULL) goto CPyL103;
    cpy_r_r106 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r106)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_points", 249, CPyStatic_formula___globals);
        goto CPyL104;
    }
    cpy_r_r107 = cpy_r_r1;
    CPy_DECREF(cpy_r_r107);
    cpy_r_r108 = NULL;
    if (((serai___kernel___formula____points_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula____points_gen_2 != NULL) {
        CPy_DECREF(((serai___kernel___formula____points_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula____points_gen_2);
    }
    ((serai___kernel___formula____points_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula____points_gen_2 = cpy_r_r108;
    cpy_r_r109 = 1;
    if (unlikely(!cpy_r_r109)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_points", 249, CPyStatic_formula___globals);
        goto CPyL86;
    } else
        goto CPyL81;
CPyL65: ;
    cpy_r_r110 = cpy_r_r105;
CPyL66: ;
    ((serai___kernel___formula____points_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 4;
    CPyGen_Exit(&((serai___kernel___formula____points_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r110;
CPyL67: ;
    cpy_r_r112 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r113 = cpy_r_type != cpy_r_r112;
    if (!cpy_r_r113) goto CPyL105;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_points", 249, CPyStatic_formula___globals);
        goto CPyL71;
    } else
        goto CPyL106;
CPyL69: ;
    CPy_Unreachable();
CPyL70: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL77;
CPyL71: ;
    cpy_r_r114 = CPy_CatchError();
    cpy_r_r115 = (PyObject **)&cpy_r_r3;
    cpy_r_r116 = ((serai___kernel___formula____points_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula____points_gen_2;
    cpy_r_r117 = CPy_YieldFromErrorHandle(cpy_r_r116, cpy_r_r115);
    if (unlikely(cpy_r_r117 == 2)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_points", 249, CPyStatic_formula___globals);
        goto CPyL107;
    }
    if (cpy_r_r117) goto CPyL74;
    cpy_r_r110 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r114);
    CPy_DecRef(cpy_r_r114.f0);
    CPy_DecRef(cpy_r_r114.f1);
    CPy_DecRef(cpy_r_r114.f2);
    goto CPyL66;
CPyL74: ;
    cpy_r_r107 = cpy_r_r3;
    CPy_DecRef(cpy_r_r107);
    CPy_RestoreExcInfo(cpy_r_r114);
    CPy_DecRef(cpy_r_r114.f0);
    CPy_DecRef(cpy_r_r114.f1);
    CPy_DecRef(cpy_r_r114.f2);
    goto CPyL81;
CPyL75: ;
    CPy_RestoreExcInfo(cpy_r_r114);
    CPy_DecRef(cpy_r_r114.f0);
    CPy_DecRef(cpy_r_r114.f1);
    CPy_DecRef(cpy_r_r114.f2);
    cpy_r_r118 = CPy_KeepPropagating();
    if (!cpy_r_r118) goto CPyL86;
    CPy_Unreachable();
CPyL77: ;
    cpy_r_r119 = NULL;
    cpy_r_r1 = cpy_r_r119;
    cpy_r_r120 = (PyObject **)&cpy_r_r1;
    cpy_r_r121 = ((serai___kernel___formula____points_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___formula____points_gen_2;
    cpy_r_r122 = CPyIter_Send(cpy_r_r121, cpy_r_arg, cpy_r_r120);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r122 == NULL) {
        goto CPyL79;
    } else
        goto CPyL108;
CPyL78: ;
    cpy_r_r110 = cpy_r_r122;
    goto CPyL66;
CPyL79: ;
    cpy_r_r123 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r123)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_points", 249, CPyStatic_formula___globals);
        goto CPyL104;
    }
    cpy_r_r107 = cpy_r_r1;
    CPy_DECREF(cpy_r_r107);
CPyL81: ;
    cpy_r_r124 = Py_None;
    CPy_INCREF(cpy_r_r124);
    ((serai___kernel___formula____points_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r126 = CPyDef_formula____points_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL85;
    CPyGen_SetStopIterationValue(cpy_r_r124);
    CPy_DECREF(cpy_r_r124);
    if (!0) goto CPyL94;
    CPy_Unreachable();
CPyL85: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r124;
    CPyGen_Exit(&((serai___kernel___formula____points_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL86: ;
    ((serai___kernel___formula____points_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r128 = CPyDef_formula____points_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r129 = NULL;
    CPyGen_Exit(&((serai___kernel___formula____points_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r129;
CPyL87: ;
    cpy_r_r130 = cpy_r_r4 == 0;
    if (cpy_r_r130) goto CPyL109;
    cpy_r_r131 = cpy_r_r4 == 1;
    if (cpy_r_r131) goto CPyL110;
    cpy_r_r132 = cpy_r_r4 == 2;
    if (cpy_r_r132) goto CPyL111;
    cpy_r_r133 = cpy_r_r4 == 3;
    if (cpy_r_r133) goto CPyL112;
    cpy_r_r134 = cpy_r_r4 == 4;
    if (cpy_r_r134) {
        goto CPyL67;
    } else
        goto CPyL113;
CPyL92: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r135 = 0;
    if (unlikely(!cpy_r_r135)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_points", 241, CPyStatic_formula___globals);
        goto CPyL94;
    }
    CPy_Unreachable();
CPyL94: ;
    cpy_r_r136 = NULL;
    CPyGen_Exit(&((serai___kernel___formula____points_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r136;
CPyL95: ;
    CPy_DecRef(cpy_r_r16);
    goto CPyL86;
CPyL96: ;
    CPyTagged_DecRef(cpy_r_r35);
    goto CPyL86;
CPyL97: ;
    CPy_DecRef(cpy_r_r43);
    goto CPyL86;
CPyL98: ;
    CPy_DecRef(cpy_r_r63);
    goto CPyL86;
CPyL99: ;
    CPy_DecRef(cpy_r_r75);
    goto CPyL86;
CPyL100: ;
    CPy_DECREF(cpy_r_r75);
    goto CPyL59;
CPyL101: ;
    CPy_DecRef(cpy_r_r75);
    CPy_DecRef(cpy_r_r78);
    goto CPyL86;
CPyL102: ;
    CPy_DecRef(cpy_r_r75);
    CPy_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_r88);
    goto CPyL86;
CPyL103: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL65;
CPyL104: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL86;
CPyL105: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL70;
CPyL106: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL69;
CPyL107: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL75;
CPyL108: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL78;
CPyL109: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL110: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL13;
CPyL111: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL31;
CPyL112: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL45;
CPyL113: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL92;
}
        
PyObject *CPyDef_formula____points_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_formula____points_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_formula____points_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_formula____points_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.formula._points_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_formula____points_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/formula.py", "__next__", -1, CPyStatic_formula___globals);
            return NULL;
        }
        
PyObject *CPyDef_formula____points_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_formula____points_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_formula____points_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_formula____points_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.formula._points_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_formula____points_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/formula.py", "send", -1, CPyStatic_formula___globals);
            return NULL;
        }
        
PyObject *CPyDef_formula____points_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_formula____points_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_formula____points_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.formula._points_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_formula____points_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/formula.py", "__iter__", -1, CPyStatic_formula___globals);
            return NULL;
        }
        
PyObject *CPyDef_formula____points_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_formula____points_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_formula____points_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_formula____points_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.formula._points_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_formula____points_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/formula.py", "throw", -1, CPyStatic_formula___globals);
            return NULL;
        }
        
PyObject *CPyDef_formula____points_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_formula____points_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp8919 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp8919);
    PyObject *__tmp8920 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp8920);
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
        
        PyObject *CPyPy_formula____points_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_formula____points_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.formula._points_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_formula____points_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/formula.py", "close", -1, CPyStatic_formula___globals);
            return NULL;
        }
        
PyObject *CPyDef_formula____points(PyObject *cpy_r_formula) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = CPyDef_formula____points_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_points", 241, CPyStatic_formula___globals);
        goto CPyL3;
    }
    ((serai___kernel___formula____points_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_formula);
    if (((serai___kernel___formula____points_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__formula != NULL) {
        CPy_DECREF(((serai___kernel___formula____points_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__formula);
    }
    ((serai___kernel___formula____points_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__formula = cpy_r_formula;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "_points", 241, CPyStatic_formula___globals);
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
        
        PyObject *CPyPy_formula____points(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"formula", 0};
            static CPyArg_Parser parser = {"O:_points", kwlist, 0};
            PyObject *obj_formula;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_formula)) {
                return NULL;
            }
            PyObject *arg_formula;
            if (likely(PyObject_TypeCheck(obj_formula, CPyType_formula___Formula)))
                arg_formula = obj_formula;
            else {
                CPy_TypeError("serai.kernel.formula.Formula", obj_formula); 
                goto fail;
            }
            PyObject *retval = CPyDef_formula____points(arg_formula);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/formula.py", "_points", 241, CPyStatic_formula___globals);
            return NULL;
        }
        
char CPyDef_formula_____top_level__(void) {
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
    void *cpy_r_r13;
    void *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    void *cpy_r_r25;
    void *cpy_r_r26;
    void *cpy_r_r27;
    void *cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    void *cpy_r_r34;
    void *cpy_r_r35;
    PyObject **cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    char cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    int32_t cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    int32_t cpy_r_r61;
    char cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    char cpy_r_r69;
    char cpy_r_r70;
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
    char cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    char cpy_r_r87;
    char cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    int32_t cpy_r_r94;
    char cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    int32_t cpy_r_r98;
    char cpy_r_r99;
    char cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    char cpy_r_r106;
    char cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    int32_t cpy_r_r113;
    char cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    int32_t cpy_r_r117;
    char cpy_r_r118;
    char cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    char cpy_r_r125;
    char cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    int32_t cpy_r_r133;
    char cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    int32_t cpy_r_r137;
    char cpy_r_r138;
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
    PyObject *cpy_r_r149;
    int32_t cpy_r_r150;
    char cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    int32_t cpy_r_r154;
    char cpy_r_r155;
    char cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    int32_t cpy_r_r172;
    char cpy_r_r173;
    char cpy_r_r174;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 1, CPyStatic_formula___globals);
        goto CPyL67;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 1, CPyStatic_formula___globals);
        goto CPyL67;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_formula___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 7, CPyStatic_formula___globals);
        goto CPyL67;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_ast;
    void *cpy_r_r12[1] = {cpy_r_r11};
    cpy_r_r13 = (void *)&cpy_r_r12;
    int64_t cpy_r_r14[1] = {9};
    cpy_r_r15 = (void *)&cpy_r_r14;
    cpy_r_r16 = CPyStatics[5703]; /* (('ast', 'ast', 'ast'),) */
    cpy_r_r17 = CPyStatic_formula___globals;
    cpy_r_r18 = CPyStatics[4637]; /* 'src/serai/kernel/formula.py' */
    cpy_r_r19 = CPyStatics[125]; /* '<module>' */
    cpy_r_r20 = CPyImport_ImportMany(cpy_r_r16, cpy_r_r13, cpy_r_r17, cpy_r_r18, cpy_r_r19, cpy_r_r15);
    if (!cpy_r_r20) goto CPyL67;
    cpy_r_r21 = CPyStatics[5682]; /* ('Iterator', 'Sequence') */
    cpy_r_r22 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r23 = CPyStatic_formula___globals;
    cpy_r_r24 = CPyImport_ImportFromMany(cpy_r_r22, cpy_r_r21, cpy_r_r21, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 10, CPyStatic_formula___globals);
        goto CPyL67;
    }
    cpy_r_r25 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r25, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r26 = (void *)&CPyModule_serai___kernel___effects;
    cpy_r_r27 = (void *)&CPyImportState_serai___kernel___effects;
    cpy_r_r28 = CPyModuleLockAPI_serai;
    cpy_r_r29 = CPyImport_IsInitialized(cpy_r_r27);
    if (!cpy_r_r29) goto CPyL10;
    cpy_r_r30 = PyImport_GetModuleDict();
    cpy_r_r31 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r32 = CPyDict_GetItem(cpy_r_r30, cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 12, CPyStatic_formula___globals);
        goto CPyL67;
    }
    cpy_r_r33 = cpy_r_r32;
    goto CPyL14;
CPyL10: ;
    cpy_r_r34 = CPyInitOnly_serai___kernel___effects;
    cpy_r_r35 = CPyExec_serai___kernel___effects;
    cpy_r_r36 = (PyObject **)&CPyModule_serai___kernel___effects__internal;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 12, CPyStatic_formula___globals);
        goto CPyL67;
    }
    cpy_r_r40 = CPyStatics[8]; /* '__file__' */
    cpy_r_r41 = CPyObject_GetAttr(cpy_r_r39, cpy_r_r40);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 12, CPyStatic_formula___globals);
        goto CPyL67;
    }
    cpy_r_r42 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r43 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r44 = CPyImport_ImportNative(cpy_r_r43, cpy_r_r34, cpy_r_r35, cpy_r_r36, cpy_r_r26, cpy_r_r27, cpy_r_r28, cpy_r_r41, cpy_r_r42, 0);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 12, CPyStatic_formula___globals);
        goto CPyL67;
    }
    cpy_r_r33 = cpy_r_r44;
CPyL14: ;
    cpy_r_r45 = CPyStatics[5704]; /* ('Icon',) */
    cpy_r_r46 = CPyStatic_formula___globals;
    cpy_r_r47 = CPyImport_GetNativeAttrs(cpy_r_r33, cpy_r_r45, cpy_r_r45, cpy_r_r46);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 12, CPyStatic_formula___globals);
        goto CPyL67;
    } else
        goto CPyL68;
CPyL15: ;
    cpy_r_r48 = NULL;
    cpy_r_r49 = CPyStatics[2654]; /* 'serai.kernel.formula' */
    cpy_r_r50 = (PyObject *)CPyType_formula___Formula_template;
    cpy_r_r51 = CPyType_FromTemplate(cpy_r_r50, cpy_r_r48, cpy_r_r49);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 15, CPyStatic_formula___globals);
        goto CPyL67;
    }
    cpy_r_r52 = CPyDef_formula___Formula_trait_vtable_setup();
    if (unlikely(cpy_r_r52 == 2)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 15, CPyStatic_formula___globals);
        goto CPyL69;
    }
    cpy_r_r53 = CPyDef_formula___Formula_coroutine_setup(cpy_r_r51);
    if (unlikely(cpy_r_r53 == 2)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 15, CPyStatic_formula___globals);
        goto CPyL69;
    }
    cpy_r_r54 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r55 = CPyStatics[266]; /* 'text' */
    cpy_r_r56 = PyTuple_Pack(1, cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 15, CPyStatic_formula___globals);
        goto CPyL69;
    }
    cpy_r_r57 = PyObject_SetAttr(cpy_r_r51, cpy_r_r54, cpy_r_r56);
    CPy_DECREF(cpy_r_r56);
    cpy_r_r58 = cpy_r_r57 >= 0;
    if (unlikely(!cpy_r_r58)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 15, CPyStatic_formula___globals);
        goto CPyL69;
    }
    CPyType_formula___Formula = (PyTypeObject *)cpy_r_r51;
    CPy_INCREF(CPyType_formula___Formula);
    cpy_r_r59 = CPyStatic_formula___globals;
    cpy_r_r60 = CPyStatics[2655]; /* 'Formula' */
    cpy_r_r61 = PyDict_SetItem(cpy_r_r59, cpy_r_r60, cpy_r_r51);
    cpy_r_r62 = cpy_r_r61 >= 0;
    if (unlikely(!cpy_r_r62)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 15, CPyStatic_formula___globals);
        goto CPyL69;
    }
    cpy_r_r63 = CPy_InitSubclass(cpy_r_r51);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(!cpy_r_r63)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 15, CPyStatic_formula___globals);
        goto CPyL67;
    }
    cpy_r_r64 = (PyObject *)CPyType_formula___Formula;
    cpy_r_r65 = PyTuple_Pack(1, cpy_r_r64);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 30, CPyStatic_formula___globals);
        goto CPyL67;
    }
    cpy_r_r66 = CPyStatics[2654]; /* 'serai.kernel.formula' */
    cpy_r_r67 = (PyObject *)CPyType_formula___Number_template;
    cpy_r_r68 = CPyType_FromTemplate(cpy_r_r67, cpy_r_r65, cpy_r_r66);
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 30, CPyStatic_formula___globals);
        goto CPyL67;
    }
    cpy_r_r69 = CPyDef_formula___Number_trait_vtable_setup();
    if (unlikely(cpy_r_r69 == 2)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 30, CPyStatic_formula___globals);
        goto CPyL70;
    }
    cpy_r_r70 = CPyDef_formula___Number_coroutine_setup(cpy_r_r68);
    if (unlikely(cpy_r_r70 == 2)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 30, CPyStatic_formula___globals);
        goto CPyL70;
    }
    cpy_r_r71 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r72 = CPyStatics[811]; /* 'number' */
    cpy_r_r73 = CPyStatics[266]; /* 'text' */
    cpy_r_r74 = PyTuple_Pack(2, cpy_r_r72, cpy_r_r73);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 30, CPyStatic_formula___globals);
        goto CPyL70;
    }
    cpy_r_r75 = PyObject_SetAttr(cpy_r_r68, cpy_r_r71, cpy_r_r74);
    CPy_DECREF(cpy_r_r74);
    cpy_r_r76 = cpy_r_r75 >= 0;
    if (unlikely(!cpy_r_r76)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 30, CPyStatic_formula___globals);
        goto CPyL70;
    }
    CPyType_formula___Number = (PyTypeObject *)cpy_r_r68;
    CPy_INCREF(CPyType_formula___Number);
    cpy_r_r77 = CPyStatic_formula___globals;
    cpy_r_r78 = CPyStatics[4156]; /* 'Number' */
    cpy_r_r79 = PyDict_SetItem(cpy_r_r77, cpy_r_r78, cpy_r_r68);
    cpy_r_r80 = cpy_r_r79 >= 0;
    if (unlikely(!cpy_r_r80)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 30, CPyStatic_formula___globals);
        goto CPyL70;
    }
    cpy_r_r81 = CPy_InitSubclass(cpy_r_r68);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(!cpy_r_r81)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 30, CPyStatic_formula___globals);
        goto CPyL67;
    }
    cpy_r_r82 = (PyObject *)CPyType_formula___Formula;
    cpy_r_r83 = PyTuple_Pack(1, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 41, CPyStatic_formula___globals);
        goto CPyL67;
    }
    cpy_r_r84 = CPyStatics[2654]; /* 'serai.kernel.formula' */
    cpy_r_r85 = (PyObject *)CPyType_formula___Count_template;
    cpy_r_r86 = CPyType_FromTemplate(cpy_r_r85, cpy_r_r83, cpy_r_r84);
    CPy_DECREF(cpy_r_r83);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 41, CPyStatic_formula___globals);
        goto CPyL67;
    }
    cpy_r_r87 = CPyDef_formula___Count_trait_vtable_setup();
    if (unlikely(cpy_r_r87 == 2)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 41, CPyStatic_formula___globals);
        goto CPyL71;
    }
    cpy_r_r88 = CPyDef_formula___Count_coroutine_setup(cpy_r_r86);
    if (unlikely(cpy_r_r88 == 2)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 41, CPyStatic_formula___globals);
        goto CPyL71;
    }
    cpy_r_r89 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r90 = CPyStatics[315]; /* 'name' */
    cpy_r_r91 = CPyStatics[649]; /* 'place' */
    cpy_r_r92 = CPyStatics[266]; /* 'text' */
    cpy_r_r93 = PyTuple_Pack(3, cpy_r_r90, cpy_r_r91, cpy_r_r92);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 41, CPyStatic_formula___globals);
        goto CPyL71;
    }
    cpy_r_r94 = PyObject_SetAttr(cpy_r_r86, cpy_r_r89, cpy_r_r93);
    CPy_DECREF(cpy_r_r93);
    cpy_r_r95 = cpy_r_r94 >= 0;
    if (unlikely(!cpy_r_r95)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 41, CPyStatic_formula___globals);
        goto CPyL71;
    }
    CPyType_formula___Count = (PyTypeObject *)cpy_r_r86;
    CPy_INCREF(CPyType_formula___Count);
    cpy_r_r96 = CPyStatic_formula___globals;
    cpy_r_r97 = CPyStatics[4638]; /* 'Count' */
    cpy_r_r98 = PyDict_SetItem(cpy_r_r96, cpy_r_r97, cpy_r_r86);
    cpy_r_r99 = cpy_r_r98 >= 0;
    if (unlikely(!cpy_r_r99)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 41, CPyStatic_formula___globals);
        goto CPyL71;
    }
    cpy_r_r100 = CPy_InitSubclass(cpy_r_r86);
    CPy_DECREF(cpy_r_r86);
    if (unlikely(!cpy_r_r100)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 41, CPyStatic_formula___globals);
        goto CPyL67;
    }
    cpy_r_r101 = (PyObject *)CPyType_formula___Formula;
    cpy_r_r102 = PyTuple_Pack(1, cpy_r_r101);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 55, CPyStatic_formula___globals);
        goto CPyL67;
    }
    cpy_r_r103 = CPyStatics[2654]; /* 'serai.kernel.formula' */
    cpy_r_r104 = (PyObject *)CPyType_formula___Operation_template;
    cpy_r_r105 = CPyType_FromTemplate(cpy_r_r104, cpy_r_r102, cpy_r_r103);
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 55, CPyStatic_formula___globals);
        goto CPyL67;
    }
    cpy_r_r106 = CPyDef_formula___Operation_trait_vtable_setup();
    if (unlikely(cpy_r_r106 == 2)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 55, CPyStatic_formula___globals);
        goto CPyL72;
    }
    cpy_r_r107 = CPyDef_formula___Operation_coroutine_setup(cpy_r_r105);
    if (unlikely(cpy_r_r107 == 2)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 55, CPyStatic_formula___globals);
        goto CPyL72;
    }
    cpy_r_r108 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r109 = CPyStatics[4639]; /* 'sign' */
    cpy_r_r110 = CPyStatics[319]; /* 'parts' */
    cpy_r_r111 = CPyStatics[266]; /* 'text' */
    cpy_r_r112 = PyTuple_Pack(3, cpy_r_r109, cpy_r_r110, cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 55, CPyStatic_formula___globals);
        goto CPyL72;
    }
    cpy_r_r113 = PyObject_SetAttr(cpy_r_r105, cpy_r_r108, cpy_r_r112);
    CPy_DECREF(cpy_r_r112);
    cpy_r_r114 = cpy_r_r113 >= 0;
    if (unlikely(!cpy_r_r114)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 55, CPyStatic_formula___globals);
        goto CPyL72;
    }
    CPyType_formula___Operation = (PyTypeObject *)cpy_r_r105;
    CPy_INCREF(CPyType_formula___Operation);
    cpy_r_r115 = CPyStatic_formula___globals;
    cpy_r_r116 = CPyStatics[4328]; /* 'Operation' */
    cpy_r_r117 = PyDict_SetItem(cpy_r_r115, cpy_r_r116, cpy_r_r105);
    cpy_r_r118 = cpy_r_r117 >= 0;
    if (unlikely(!cpy_r_r118)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 55, CPyStatic_formula___globals);
        goto CPyL72;
    }
    cpy_r_r119 = CPy_InitSubclass(cpy_r_r105);
    CPy_DECREF(cpy_r_r105);
    if (unlikely(!cpy_r_r119)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 55, CPyStatic_formula___globals);
        goto CPyL67;
    }
    cpy_r_r120 = (PyObject *)CPyType_formula___Formula;
    cpy_r_r121 = PyTuple_Pack(1, cpy_r_r120);
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 86, CPyStatic_formula___globals);
        goto CPyL67;
    }
    cpy_r_r122 = CPyStatics[2654]; /* 'serai.kernel.formula' */
    cpy_r_r123 = (PyObject *)CPyType_formula___Either_template;
    cpy_r_r124 = CPyType_FromTemplate(cpy_r_r123, cpy_r_r121, cpy_r_r122);
    CPy_DECREF(cpy_r_r121);
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 86, CPyStatic_formula___globals);
        goto CPyL67;
    }
    cpy_r_r125 = CPyDef_formula___Either_trait_vtable_setup();
    if (unlikely(cpy_r_r125 == 2)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 86, CPyStatic_formula___globals);
        goto CPyL73;
    }
    cpy_r_r126 = CPyDef_formula___Either_coroutine_setup(cpy_r_r124);
    if (unlikely(cpy_r_r126 == 2)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 86, CPyStatic_formula___globals);
        goto CPyL73;
    }
    cpy_r_r127 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r128 = CPyStatics[2938]; /* 'condition' */
    cpy_r_r129 = CPyStatics[1052]; /* 'yes' */
    cpy_r_r130 = CPyStatics[1053]; /* 'no' */
    cpy_r_r131 = CPyStatics[266]; /* 'text' */
    cpy_r_r132 = PyTuple_Pack(4, cpy_r_r128, cpy_r_r129, cpy_r_r130, cpy_r_r131);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 86, CPyStatic_formula___globals);
        goto CPyL73;
    }
    cpy_r_r133 = PyObject_SetAttr(cpy_r_r124, cpy_r_r127, cpy_r_r132);
    CPy_DECREF(cpy_r_r132);
    cpy_r_r134 = cpy_r_r133 >= 0;
    if (unlikely(!cpy_r_r134)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 86, CPyStatic_formula___globals);
        goto CPyL73;
    }
    CPyType_formula___Either = (PyTypeObject *)cpy_r_r124;
    CPy_INCREF(CPyType_formula___Either);
    cpy_r_r135 = CPyStatic_formula___globals;
    cpy_r_r136 = CPyStatics[4640]; /* 'Either' */
    cpy_r_r137 = PyDict_SetItem(cpy_r_r135, cpy_r_r136, cpy_r_r124);
    cpy_r_r138 = cpy_r_r137 >= 0;
    if (unlikely(!cpy_r_r138)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 86, CPyStatic_formula___globals);
        goto CPyL73;
    }
    cpy_r_r139 = CPy_InitSubclass(cpy_r_r124);
    CPy_DECREF(cpy_r_r124);
    if (unlikely(!cpy_r_r139)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 86, CPyStatic_formula___globals);
        goto CPyL67;
    }
    cpy_r_r140 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r141 = CPyStatics[122]; /* 'ValueError' */
    cpy_r_r142 = CPyObject_GetAttr(cpy_r_r140, cpy_r_r141);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 101, CPyStatic_formula___globals);
        goto CPyL67;
    }
    cpy_r_r143 = PyTuple_Pack(1, cpy_r_r142);
    CPy_DECREF(cpy_r_r142);
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 101, CPyStatic_formula___globals);
        goto CPyL67;
    }
    cpy_r_r144 = CPyStatics[2654]; /* 'serai.kernel.formula' */
    cpy_r_r145 = (PyObject *)CPyType_formula___FormulaError_template;
    cpy_r_r146 = CPyType_FromTemplate(cpy_r_r145, cpy_r_r143, cpy_r_r144);
    CPy_DECREF(cpy_r_r143);
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 101, CPyStatic_formula___globals);
        goto CPyL67;
    }
    cpy_r_r147 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r148 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r149 = PyTuple_Pack(1, cpy_r_r148);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 101, CPyStatic_formula___globals);
        goto CPyL74;
    }
    cpy_r_r150 = PyObject_SetAttr(cpy_r_r146, cpy_r_r147, cpy_r_r149);
    CPy_DECREF(cpy_r_r149);
    cpy_r_r151 = cpy_r_r150 >= 0;
    if (unlikely(!cpy_r_r151)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 101, CPyStatic_formula___globals);
        goto CPyL74;
    }
    CPyType_formula___FormulaError = (PyTypeObject *)cpy_r_r146;
    CPy_INCREF(CPyType_formula___FormulaError);
    cpy_r_r152 = CPyStatic_formula___globals;
    cpy_r_r153 = CPyStatics[4506]; /* 'FormulaError' */
    cpy_r_r154 = PyDict_SetItem(cpy_r_r152, cpy_r_r153, cpy_r_r146);
    cpy_r_r155 = cpy_r_r154 >= 0;
    if (unlikely(!cpy_r_r155)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 101, CPyStatic_formula___globals);
        goto CPyL74;
    }
    cpy_r_r156 = CPy_InitSubclass(cpy_r_r146);
    CPy_DECREF(cpy_r_r146);
    if (unlikely(!cpy_r_r156)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 101, CPyStatic_formula___globals);
        goto CPyL67;
    }
    cpy_r_r157 = CPyImport_GetModuleCache(&CPyModule_ast);
    cpy_r_r158 = CPyStatics[4641]; /* 'Add' */
    cpy_r_r159 = CPyObject_GetAttr(cpy_r_r157, cpy_r_r158);
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 110, CPyStatic_formula___globals);
        goto CPyL67;
    }
    cpy_r_r160 = CPyStatics[109]; /* '+' */
    cpy_r_r161 = CPyImport_GetModuleCache(&CPyModule_ast);
    cpy_r_r162 = CPyStatics[4642]; /* 'Mult' */
    cpy_r_r163 = CPyObject_GetAttr(cpy_r_r161, cpy_r_r162);
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 110, CPyStatic_formula___globals);
        goto CPyL75;
    }
    cpy_r_r164 = CPyStatics[4602]; /* '*' */
    cpy_r_r165 = CPyImport_GetModuleCache(&CPyModule_ast);
    cpy_r_r166 = CPyStatics[4643]; /* 'FloorDiv' */
    cpy_r_r167 = CPyObject_GetAttr(cpy_r_r165, cpy_r_r166);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 110, CPyStatic_formula___globals);
        goto CPyL76;
    }
    cpy_r_r168 = CPyStatics[4603]; /* '//' */
    cpy_r_r169 = CPyDict_Build(3, cpy_r_r159, cpy_r_r160, cpy_r_r163, cpy_r_r164, cpy_r_r167, cpy_r_r168);
    CPy_DECREF(cpy_r_r159);
    CPy_DECREF(cpy_r_r163);
    CPy_DECREF(cpy_r_r167);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 110, CPyStatic_formula___globals);
        goto CPyL67;
    }
    cpy_r_r170 = CPyStatic_formula___globals;
    cpy_r_r171 = CPyStatics[4618]; /* '_SIGNS' */
    cpy_r_r172 = CPyDict_SetItem(cpy_r_r170, cpy_r_r171, cpy_r_r169);
    CPy_DECREF(cpy_r_r169);
    cpy_r_r173 = cpy_r_r172 >= 0;
    if (unlikely(!cpy_r_r173)) {
        CPy_AddTraceback("src/serai/kernel/formula.py", "<module>", 110, CPyStatic_formula___globals);
        goto CPyL67;
    }
    return 1;
CPyL67: ;
    cpy_r_r174 = 2;
    return cpy_r_r174;
CPyL68: ;
    CPy_DECREF(cpy_r_r47);
    goto CPyL15;
CPyL69: ;
    CPy_DecRef(cpy_r_r51);
    goto CPyL67;
CPyL70: ;
    CPy_DecRef(cpy_r_r68);
    goto CPyL67;
CPyL71: ;
    CPy_DecRef(cpy_r_r86);
    goto CPyL67;
CPyL72: ;
    CPy_DecRef(cpy_r_r105);
    goto CPyL67;
CPyL73: ;
    CPy_DecRef(cpy_r_r124);
    goto CPyL67;
CPyL74: ;
    CPy_DecRef(cpy_r_r146);
    goto CPyL67;
CPyL75: ;
    CPy_DecRef(cpy_r_r159);
    goto CPyL67;
CPyL76: ;
    CPy_DecRef(cpy_r_r159);
    CPy_DecRef(cpy_r_r163);
    goto CPyL67;
}

#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
option___Option_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
option___Option_traverse(serai___kernel___option___OptionObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_id);
    if (CPyTagged_CheckLong(self->_index)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_index));
    }
    Py_VISIT(self->_value);
    Py_VISIT(self->_message);
    Py_VISIT(self->_touches);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_option___Option_clear(PyObject *cpy_r_self)
{
    serai___kernel___option___OptionObject *self = (serai___kernel___option___OptionObject *)cpy_r_self;
    Py_CLEAR(self->_id);
    if (CPyTagged_CheckLong(self->_index)) {
        CPyTagged __tmp = self->_index;
        self->_index = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_value);
    Py_CLEAR(self->_message);
    Py_CLEAR(self->_touches);
    return 0;
}

static int32_t CPyDef_option___Option_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___option___OptionObject *self = (serai___kernel___option___OptionObject *)cpy_r_self;
    Py_CLEAR(self->_id);
    if (CPyTagged_CheckLong(self->_index)) {
        CPyTagged __tmp = self->_index;
        self->_index = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_value);
    Py_CLEAR(self->_message);
    Py_CLEAR(self->_touches);
    return 0;
}

static void
option___Option_dealloc(serai___kernel___option___OptionObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, option___Option_dealloc)
    CPyDef_option___Option_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_option_____mypyc__Option_setup(PyObject *cpy_r_type);
PyObject *CPyDef_option___Option(PyObject *cpy_r_id, CPyTagged cpy_r_index, PyObject *cpy_r_value, PyObject *cpy_r_message, PyObject *cpy_r_touches);

static PyObject *
option___Option_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_option___Option) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_option_____mypyc__Option_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_option___Option_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem option___Option_vtable[2];
static bool
CPyDef_option___Option_trait_vtable_setup(void)
{
    CPyVTableItem option___Option_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_option___Option_____init__,
        (CPyVTableItem)CPyDef_option___Option_____repr__,
    };
    memcpy(option___Option_vtable, option___Option_vtable_scratch, sizeof(option___Option_vtable));
    return 1;
}

static bool
CPyDef_option___Option_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
option___Option_get_id(serai___kernel___option___OptionObject *self, void *closure);
static int
option___Option_set_id(serai___kernel___option___OptionObject *self, PyObject *value, void *closure);
static PyObject *
option___Option_get_index(serai___kernel___option___OptionObject *self, void *closure);
static int
option___Option_set_index(serai___kernel___option___OptionObject *self, PyObject *value, void *closure);
static PyObject *
option___Option_get_value(serai___kernel___option___OptionObject *self, void *closure);
static int
option___Option_set_value(serai___kernel___option___OptionObject *self, PyObject *value, void *closure);
static PyObject *
option___Option_get_message(serai___kernel___option___OptionObject *self, void *closure);
static int
option___Option_set_message(serai___kernel___option___OptionObject *self, PyObject *value, void *closure);
static PyObject *
option___Option_get_touches(serai___kernel___option___OptionObject *self, void *closure);
static int
option___Option_set_touches(serai___kernel___option___OptionObject *self, PyObject *value, void *closure);

static PyGetSetDef option___Option_getseters[] = {
    {"id",
     (getter)option___Option_get_id, (setter)option___Option_set_id,
     NULL, NULL},
    {"index",
     (getter)option___Option_get_index, (setter)option___Option_set_index,
     NULL, NULL},
    {"value",
     (getter)option___Option_get_value, (setter)option___Option_set_value,
     NULL, NULL},
    {"message",
     (getter)option___Option_get_message, (setter)option___Option_set_message,
     NULL, NULL},
    {"touches",
     (getter)option___Option_get_touches, (setter)option___Option_set_touches,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef option___Option_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_option_____mypyc__Option_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_option___Option_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, id, index, value, message, touches)\n--\n\n")},
    {"__repr__",
     (PyCFunction)CPyPy_option___Option_____repr__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__repr__($self, /)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_option___Option_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Option",
    .tp_new = option___Option_new,
    .tp_dealloc = (destructor)option___Option_dealloc,
    .tp_traverse = (traverseproc)option___Option_traverse,
    .tp_clear = (inquiry)CPyDef_option___Option_clear,
    .tp_getset = option___Option_getseters,
    .tp_methods = option___Option_methods,
    .tp_init = option___Option_init,
    .tp_repr = CPyDef_option___Option_____repr__,
    .tp_basicsize = sizeof(serai___kernel___option___OptionObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Option(id, index, value, message, touches)\n--\n\n"),
};
static PyTypeObject *CPyType_option___Option_template = &CPyType_option___Option_template_;

PyObject *CPyDef_option_____mypyc__Option_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___option___OptionObject *self;
    self = (serai___kernel___option___OptionObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = option___Option_vtable;
    self->_index = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_option___Option(PyObject *cpy_r_id, CPyTagged cpy_r_index, PyObject *cpy_r_value, PyObject *cpy_r_message, PyObject *cpy_r_touches)
{
    PyObject *self = CPyDef_option_____mypyc__Option_setup((PyObject *)CPyType_option___Option);
    if (self == NULL)
        return NULL;
    char res = CPyDef_option___Option_____init__(self, cpy_r_id, cpy_r_index, cpy_r_value, cpy_r_message, cpy_r_touches);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
option___Option_get_id(serai___kernel___option___OptionObject *self, void *closure)
{
    if (unlikely(self->_id == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'id' of 'Option' undefined");
        return NULL;
    }
    CPy_INCREF(self->_id);
    PyObject *retval = self->_id;
    return retval;
}

static int
option___Option_set_id(serai___kernel___option___OptionObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Option' object attribute 'id' cannot be deleted");
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
    if (self->_id != NULL) {
        CPy_DECREF(self->_id);
    }
    self->_id = tmp;
    return 0;
}

static PyObject *
option___Option_get_index(serai___kernel___option___OptionObject *self, void *closure)
{
    if (unlikely(self->_index == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'index' of 'Option' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_index);
    PyObject *retval = CPyTagged_StealAsObject(self->_index);
    return retval;
}

static int
option___Option_set_index(serai___kernel___option___OptionObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Option' object attribute 'index' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_index != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_index);
    }
    self->_index = tmp;
    return 0;
}

static PyObject *
option___Option_get_value(serai___kernel___option___OptionObject *self, void *closure)
{
    if (unlikely(self->_value == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'value' of 'Option' undefined");
        return NULL;
    }
    CPy_INCREF(self->_value);
    PyObject *retval = self->_value;
    return retval;
}

static int
option___Option_set_value(serai___kernel___option___OptionObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Option' object attribute 'value' cannot be deleted");
        return -1;
    }
    PyObject *tmp = value;
    CPy_INCREF(tmp);
    if (self->_value != NULL) {
        CPy_DECREF(self->_value);
    }
    self->_value = tmp;
    return 0;
}

static PyObject *
option___Option_get_message(serai___kernel___option___OptionObject *self, void *closure)
{
    if (unlikely(self->_message == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'message' of 'Option' undefined");
        return NULL;
    }
    CPy_INCREF(self->_message);
    PyObject *retval = self->_message;
    return retval;
}

static int
option___Option_set_message(serai___kernel___option___OptionObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Option' object attribute 'message' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely((Py_TYPE(value) == CPyType_message___Event) || (Py_TYPE(value) == CPyType_message___Message)))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.message.Message", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_message != NULL) {
        CPy_DECREF(self->_message);
    }
    self->_message = tmp;
    return 0;
}

static PyObject *
option___Option_get_touches(serai___kernel___option___OptionObject *self, void *closure)
{
    if (unlikely(self->_touches == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'touches' of 'Option' undefined");
        return NULL;
    }
    CPy_INCREF(self->_touches);
    PyObject *retval = self->_touches;
    return retval;
}

static int
option___Option_set_touches(serai___kernel___option___OptionObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Option' object attribute 'touches' cannot be deleted");
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
    if (self->_touches != NULL) {
        CPy_DECREF(self->_touches);
    }
    self->_touches = tmp;
    return 0;
}

static int
option___Vocabulary_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static PyObject *CPyDunder___getitem__option___Vocabulary(PyObject *obj_self, PyObject *obj_id) {
    PyObject *arg_self;
    if (likely(Py_TYPE(obj_self) == CPyType_option___Vocabulary))
        arg_self = obj_self;
    else {
        CPy_TypeError("serai.kernel.option.Vocabulary", obj_self); 
        return NULL;
    }
    PyObject *arg_id;
    if (likely(PyUnicode_Check(obj_id)))
        arg_id = obj_id;
    else {
        CPy_TypeError("str", obj_id); 
        return NULL;
    }
    return CPyDef_option___Vocabulary_____getitem__(arg_self, arg_id);
}
static Py_ssize_t CPyDunder___len__option___Vocabulary(PyObject *self) {
    CPyTagged retval = CPyDef_option___Vocabulary_____len__(self);
    if (retval == CPY_INT_TAG) {
        return -1;
    }
    Py_ssize_t val = CPyTagged_AsSsize_t(retval);
    CPyTagged_DECREF(retval);
    if (PyErr_Occurred()) return -1;
    return val;
}
static PyMappingMethods option___Vocabulary_as_mapping = {
    .mp_subscript = CPyDunder___getitem__option___Vocabulary,
    .mp_length = CPyDunder___len__option___Vocabulary,
};
static int CPyDunder___contains__option___Vocabulary(PyObject *self, PyObject *obj_item) {
    PyObject *arg_item = obj_item;
    char val = CPyDef_option___Vocabulary_____contains__(self, arg_item);
    if (val == 2) {
        return -1;
    }
    return val;
}
static PySequenceMethods option___Vocabulary_as_sequence = {
    .sq_contains = CPyDunder___contains__option___Vocabulary,
};
static int
option___Vocabulary_traverse(serai___kernel___option___VocabularyObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->__options);
    Py_VISIT(self->__by_id);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_option___Vocabulary_clear(PyObject *cpy_r_self)
{
    serai___kernel___option___VocabularyObject *self = (serai___kernel___option___VocabularyObject *)cpy_r_self;
    Py_CLEAR(self->__options);
    Py_CLEAR(self->__by_id);
    return 0;
}

static int32_t CPyDef_option___Vocabulary_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___option___VocabularyObject *self = (serai___kernel___option___VocabularyObject *)cpy_r_self;
    Py_CLEAR(self->__options);
    Py_CLEAR(self->__by_id);
    return 0;
}

static void
option___Vocabulary_dealloc(serai___kernel___option___VocabularyObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, option___Vocabulary_dealloc)
    CPyDef_option___Vocabulary_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_option_____mypyc__Vocabulary_setup(PyObject *cpy_r_type);
PyObject *CPyDef_option___Vocabulary(void);

static PyObject *
option___Vocabulary_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_option___Vocabulary) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_option_____mypyc__Vocabulary_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_option___Vocabulary_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem option___Vocabulary_vtable[8];
static bool
CPyDef_option___Vocabulary_trait_vtable_setup(void)
{
    CPyVTableItem option___Vocabulary_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_option___Vocabulary_____init__,
        (CPyVTableItem)CPyDef_option___Vocabulary___add,
        (CPyVTableItem)CPyDef_option___Vocabulary_____getitem__,
        (CPyVTableItem)CPyDef_option___Vocabulary___get,
        (CPyVTableItem)CPyDef_option___Vocabulary___at,
        (CPyVTableItem)CPyDef_option___Vocabulary_____contains__,
        (CPyVTableItem)CPyDef_option___Vocabulary_____len__,
        (CPyVTableItem)CPyDef_option___Vocabulary_____iter__,
    };
    memcpy(option___Vocabulary_vtable, option___Vocabulary_vtable_scratch, sizeof(option___Vocabulary_vtable));
    return 1;
}

static bool
CPyDef_option___Vocabulary_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
option___Vocabulary_get__options(serai___kernel___option___VocabularyObject *self, void *closure);
static int
option___Vocabulary_set__options(serai___kernel___option___VocabularyObject *self, PyObject *value, void *closure);
static PyObject *
option___Vocabulary_get__by_id(serai___kernel___option___VocabularyObject *self, void *closure);
static int
option___Vocabulary_set__by_id(serai___kernel___option___VocabularyObject *self, PyObject *value, void *closure);

static PyGetSetDef option___Vocabulary_getseters[] = {
    {"_options",
     (getter)option___Vocabulary_get__options, (setter)option___Vocabulary_set__options,
     NULL, NULL},
    {"_by_id",
     (getter)option___Vocabulary_get__by_id, (setter)option___Vocabulary_set__by_id,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef option___Vocabulary_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_option_____mypyc__Vocabulary_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_option___Vocabulary_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self)\n--\n\n")},
    {"add",
     (PyCFunction)CPyPy_option___Vocabulary___add,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("add($self, id, value=None, key=\'\', arguments=None, touches=())\n--\n\n")},
    {"__getitem__",
     (PyCFunction)CPyPy_option___Vocabulary_____getitem__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__getitem__($self, id, /)\n--\n\n")},
    {"get",
     (PyCFunction)CPyPy_option___Vocabulary___get,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("get($self, id)\n--\n\n")},
    {"at",
     (PyCFunction)CPyPy_option___Vocabulary___at,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("at($self, index)\n--\n\n")},
    {"__contains__",
     (PyCFunction)CPyPy_option___Vocabulary_____contains__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__contains__($self, id, /)\n--\n\n")},
    {"__len__",
     (PyCFunction)CPyPy_option___Vocabulary_____len__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__len__($self, /)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_option___Vocabulary_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__($self, /)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_option___Vocabulary_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Vocabulary",
    .tp_new = option___Vocabulary_new,
    .tp_dealloc = (destructor)option___Vocabulary_dealloc,
    .tp_traverse = (traverseproc)option___Vocabulary_traverse,
    .tp_clear = (inquiry)CPyDef_option___Vocabulary_clear,
    .tp_getset = option___Vocabulary_getseters,
    .tp_methods = option___Vocabulary_methods,
    .tp_init = option___Vocabulary_init,
    .tp_iter = CPyDef_option___Vocabulary_____iter__,
    .tp_as_mapping = &option___Vocabulary_as_mapping,
    .tp_as_sequence = &option___Vocabulary_as_sequence,
    .tp_basicsize = sizeof(serai___kernel___option___VocabularyObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Vocabulary()\n--\n\n"),
};
static PyTypeObject *CPyType_option___Vocabulary_template = &CPyType_option___Vocabulary_template_;

PyObject *CPyDef_option_____mypyc__Vocabulary_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___option___VocabularyObject *self;
    self = (serai___kernel___option___VocabularyObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = option___Vocabulary_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_option___Vocabulary(void)
{
    PyObject *self = CPyDef_option_____mypyc__Vocabulary_setup((PyObject *)CPyType_option___Vocabulary);
    if (self == NULL)
        return NULL;
    char res = CPyDef_option___Vocabulary_____init__(self);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
option___Vocabulary_get__options(serai___kernel___option___VocabularyObject *self, void *closure)
{
    if (unlikely(self->__options == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_options' of 'Vocabulary' undefined");
        return NULL;
    }
    CPy_INCREF(self->__options);
    PyObject *retval = self->__options;
    return retval;
}

static int
option___Vocabulary_set__options(serai___kernel___option___VocabularyObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Vocabulary' object attribute '_options' cannot be deleted");
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
    if (self->__options != NULL) {
        CPy_DECREF(self->__options);
    }
    self->__options = tmp;
    return 0;
}

static PyObject *
option___Vocabulary_get__by_id(serai___kernel___option___VocabularyObject *self, void *closure)
{
    if (unlikely(self->__by_id == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_by_id' of 'Vocabulary' undefined");
        return NULL;
    }
    CPy_INCREF(self->__by_id);
    PyObject *retval = self->__by_id;
    return retval;
}

static int
option___Vocabulary_set__by_id(serai___kernel___option___VocabularyObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Vocabulary' object attribute '_by_id' cannot be deleted");
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
    if (self->__by_id != NULL) {
        CPy_DECREF(self->__by_id);
    }
    self->__by_id = tmp;
    return 0;
}

static int
option___Reason_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
option___Reason_traverse(serai___kernel___option___ReasonObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_rule);
    Py_VISIT(self->_message);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_option___Reason_clear(PyObject *cpy_r_self)
{
    serai___kernel___option___ReasonObject *self = (serai___kernel___option___ReasonObject *)cpy_r_self;
    Py_CLEAR(self->_rule);
    Py_CLEAR(self->_message);
    return 0;
}

static int32_t CPyDef_option___Reason_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___option___ReasonObject *self = (serai___kernel___option___ReasonObject *)cpy_r_self;
    Py_CLEAR(self->_rule);
    Py_CLEAR(self->_message);
    return 0;
}

static void
option___Reason_dealloc(serai___kernel___option___ReasonObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, option___Reason_dealloc)
    CPyDef_option___Reason_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_option_____mypyc__Reason_setup(PyObject *cpy_r_type);
PyObject *CPyDef_option___Reason(PyObject *cpy_r_rule, PyObject *cpy_r_key, PyObject *cpy_r_arguments);

static PyObject *
option___Reason_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_option___Reason) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_option_____mypyc__Reason_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_option___Reason_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem option___Reason_vtable[3];
static bool
CPyDef_option___Reason_trait_vtable_setup(void)
{
    CPyVTableItem option___Reason_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_option___Reason_____init__,
        (CPyVTableItem)CPyDef_option___Reason___key,
        (CPyVTableItem)CPyDef_option___Reason_____repr__,
    };
    memcpy(option___Reason_vtable, option___Reason_vtable_scratch, sizeof(option___Reason_vtable));
    return 1;
}

static bool
CPyDef_option___Reason_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
option___Reason_get_rule(serai___kernel___option___ReasonObject *self, void *closure);
static int
option___Reason_set_rule(serai___kernel___option___ReasonObject *self, PyObject *value, void *closure);
static PyObject *
option___Reason_get_message(serai___kernel___option___ReasonObject *self, void *closure);
static int
option___Reason_set_message(serai___kernel___option___ReasonObject *self, PyObject *value, void *closure);
static PyObject *
option___Reason_get_key(serai___kernel___option___ReasonObject *self, void *closure);

static PyGetSetDef option___Reason_getseters[] = {
    {"rule",
     (getter)option___Reason_get_rule, (setter)option___Reason_set_rule,
     NULL, NULL},
    {"message",
     (getter)option___Reason_get_message, (setter)option___Reason_set_message,
     NULL, NULL},
    {"key",
     (getter)option___Reason_get_key,
    NULL, NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef option___Reason_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_option_____mypyc__Reason_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_option___Reason_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, rule, key, **arguments)\n--\n\n")},
    {"__repr__",
     (PyCFunction)CPyPy_option___Reason_____repr__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__repr__($self, /)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_option___Reason_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Reason",
    .tp_new = option___Reason_new,
    .tp_dealloc = (destructor)option___Reason_dealloc,
    .tp_traverse = (traverseproc)option___Reason_traverse,
    .tp_clear = (inquiry)CPyDef_option___Reason_clear,
    .tp_getset = option___Reason_getseters,
    .tp_methods = option___Reason_methods,
    .tp_init = option___Reason_init,
    .tp_repr = CPyDef_option___Reason_____repr__,
    .tp_basicsize = sizeof(serai___kernel___option___ReasonObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Reason(rule, key, **arguments)\n--\n\n"),
};
static PyTypeObject *CPyType_option___Reason_template = &CPyType_option___Reason_template_;

PyObject *CPyDef_option_____mypyc__Reason_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___option___ReasonObject *self;
    self = (serai___kernel___option___ReasonObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = option___Reason_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_option___Reason(PyObject *cpy_r_rule, PyObject *cpy_r_key, PyObject *cpy_r_arguments)
{
    PyObject *self = CPyDef_option_____mypyc__Reason_setup((PyObject *)CPyType_option___Reason);
    if (self == NULL)
        return NULL;
    char res = CPyDef_option___Reason_____init__(self, cpy_r_rule, cpy_r_key, cpy_r_arguments);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
option___Reason_get_rule(serai___kernel___option___ReasonObject *self, void *closure)
{
    if (unlikely(self->_rule == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'rule' of 'Reason' undefined");
        return NULL;
    }
    CPy_INCREF(self->_rule);
    PyObject *retval = self->_rule;
    return retval;
}

static int
option___Reason_set_rule(serai___kernel___option___ReasonObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Reason' object attribute 'rule' cannot be deleted");
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
    if (self->_rule != NULL) {
        CPy_DECREF(self->_rule);
    }
    self->_rule = tmp;
    return 0;
}

static PyObject *
option___Reason_get_message(serai___kernel___option___ReasonObject *self, void *closure)
{
    if (unlikely(self->_message == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'message' of 'Reason' undefined");
        return NULL;
    }
    CPy_INCREF(self->_message);
    PyObject *retval = self->_message;
    return retval;
}

static int
option___Reason_set_message(serai___kernel___option___ReasonObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Reason' object attribute 'message' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely((Py_TYPE(value) == CPyType_message___Event) || (Py_TYPE(value) == CPyType_message___Message)))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.message.Message", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_message != NULL) {
        CPy_DECREF(self->_message);
    }
    self->_message = tmp;
    return 0;
}

static PyObject *
option___Reason_get_key(serai___kernel___option___ReasonObject *self, void *closure)
{
    return CPyDef_option___Reason___key((PyObject *) self);
}

static int
option___Refusal_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
option___Refusal_traverse(serai___kernel___option___RefusalObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_option);
    Py_VISIT(self->_reason);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_option___Refusal_clear(PyObject *cpy_r_self)
{
    serai___kernel___option___RefusalObject *self = (serai___kernel___option___RefusalObject *)cpy_r_self;
    Py_CLEAR(self->_option);
    Py_CLEAR(self->_reason);
    return 0;
}

static int32_t CPyDef_option___Refusal_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___option___RefusalObject *self = (serai___kernel___option___RefusalObject *)cpy_r_self;
    Py_CLEAR(self->_option);
    Py_CLEAR(self->_reason);
    return 0;
}

static void
option___Refusal_dealloc(serai___kernel___option___RefusalObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, option___Refusal_dealloc)
    CPyDef_option___Refusal_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_option_____mypyc__Refusal_setup(PyObject *cpy_r_type);
PyObject *CPyDef_option___Refusal(PyObject *cpy_r_option, PyObject *cpy_r_reason);

static PyObject *
option___Refusal_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_option___Refusal) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_option_____mypyc__Refusal_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_option___Refusal_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem option___Refusal_vtable[2];
static bool
CPyDef_option___Refusal_trait_vtable_setup(void)
{
    CPyVTableItem option___Refusal_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_option___Refusal_____init__,
        (CPyVTableItem)CPyDef_option___Refusal_____repr__,
    };
    memcpy(option___Refusal_vtable, option___Refusal_vtable_scratch, sizeof(option___Refusal_vtable));
    return 1;
}

static bool
CPyDef_option___Refusal_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
option___Refusal_get_option(serai___kernel___option___RefusalObject *self, void *closure);
static int
option___Refusal_set_option(serai___kernel___option___RefusalObject *self, PyObject *value, void *closure);
static PyObject *
option___Refusal_get_reason(serai___kernel___option___RefusalObject *self, void *closure);
static int
option___Refusal_set_reason(serai___kernel___option___RefusalObject *self, PyObject *value, void *closure);

static PyGetSetDef option___Refusal_getseters[] = {
    {"option",
     (getter)option___Refusal_get_option, (setter)option___Refusal_set_option,
     NULL, NULL},
    {"reason",
     (getter)option___Refusal_get_reason, (setter)option___Refusal_set_reason,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef option___Refusal_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_option_____mypyc__Refusal_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_option___Refusal_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, option, reason)\n--\n\n")},
    {"__repr__",
     (PyCFunction)CPyPy_option___Refusal_____repr__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__repr__($self, /)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_option___Refusal_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Refusal",
    .tp_new = option___Refusal_new,
    .tp_dealloc = (destructor)option___Refusal_dealloc,
    .tp_traverse = (traverseproc)option___Refusal_traverse,
    .tp_clear = (inquiry)CPyDef_option___Refusal_clear,
    .tp_getset = option___Refusal_getseters,
    .tp_methods = option___Refusal_methods,
    .tp_init = option___Refusal_init,
    .tp_repr = CPyDef_option___Refusal_____repr__,
    .tp_basicsize = sizeof(serai___kernel___option___RefusalObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Refusal(option, reason)\n--\n\n"),
};
static PyTypeObject *CPyType_option___Refusal_template = &CPyType_option___Refusal_template_;

PyObject *CPyDef_option_____mypyc__Refusal_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___option___RefusalObject *self;
    self = (serai___kernel___option___RefusalObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = option___Refusal_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_option___Refusal(PyObject *cpy_r_option, PyObject *cpy_r_reason)
{
    PyObject *self = CPyDef_option_____mypyc__Refusal_setup((PyObject *)CPyType_option___Refusal);
    if (self == NULL)
        return NULL;
    char res = CPyDef_option___Refusal_____init__(self, cpy_r_option, cpy_r_reason);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
option___Refusal_get_option(serai___kernel___option___RefusalObject *self, void *closure)
{
    if (unlikely(self->_option == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'option' of 'Refusal' undefined");
        return NULL;
    }
    CPy_INCREF(self->_option);
    PyObject *retval = self->_option;
    return retval;
}

static int
option___Refusal_set_option(serai___kernel___option___RefusalObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Refusal' object attribute 'option' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_option___Option))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.option.Option", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_option != NULL) {
        CPy_DECREF(self->_option);
    }
    self->_option = tmp;
    return 0;
}

static PyObject *
option___Refusal_get_reason(serai___kernel___option___RefusalObject *self, void *closure)
{
    if (unlikely(self->_reason == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'reason' of 'Refusal' undefined");
        return NULL;
    }
    CPy_INCREF(self->_reason);
    PyObject *retval = self->_reason;
    return retval;
}

static int
option___Refusal_set_reason(serai___kernel___option___RefusalObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Refusal' object attribute 'reason' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_option___Reason))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.option.Reason", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_reason != NULL) {
        CPy_DECREF(self->_reason);
    }
    self->_reason = tmp;
    return 0;
}
static PyMethodDef optionmodule_methods[] = {
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___kernel___option__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___kernel___option__internal, "__name__");
    CPyStatic_option___globals = PyModule_GetDict(CPyModule_serai___kernel___option__internal);
    if (unlikely(CPyStatic_option___globals == NULL))
        goto fail;
    char result = CPyDef_option_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___kernel___option__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_option___Option);
    Py_CLEAR(CPyType_option___Vocabulary);
    Py_CLEAR(CPyType_option___Reason);
    Py_CLEAR(CPyType_option___Refusal);
    return -1;
}
int CPyExec_serai___kernel___option(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___kernel___option__impl, &CPyImportState_serai___kernel___option, &CPyModule_serai___kernel___option);
}
static struct PyModuleDef optionmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.kernel.option",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    optionmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___kernel___option(void)
{
    if (CPyModule_serai___kernel___option__internal) {
        Py_INCREF(CPyModule_serai___kernel___option__internal);
        return CPyModule_serai___kernel___option__internal;
    }
    CPyModule_serai___kernel___option__internal = PyModule_Create(&optionmodule);
    return CPyModule_serai___kernel___option__internal;
}

PyObject *CPyInit_serai___kernel___option(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___kernel___option__internal) {
        Py_INCREF(CPyModule_serai___kernel___option__internal);
        return CPyModule_serai___kernel___option__internal;
    }
    CPyModule_serai___kernel___option__internal = PyModule_Create(&optionmodule);
    if (unlikely(CPyModule_serai___kernel___option__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.kernel.option");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___kernel___option__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___kernel___option__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___kernel___option__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___kernel___option(CPyModule_serai___kernel___option__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___kernel___option__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.kernel.option");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___kernel___option__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_option___Option_____init__(PyObject *cpy_r_self, PyObject *cpy_r_id, CPyTagged cpy_r_index, PyObject *cpy_r_value, PyObject *cpy_r_message, PyObject *cpy_r_touches) {
    CPy_INCREF(cpy_r_id);
    ((serai___kernel___option___OptionObject *)cpy_r_self)->_id = cpy_r_id;
    CPyTagged_INCREF(cpy_r_index);
    ((serai___kernel___option___OptionObject *)cpy_r_self)->_index = cpy_r_index;
    CPy_INCREF(cpy_r_value);
    ((serai___kernel___option___OptionObject *)cpy_r_self)->_value = cpy_r_value;
    CPy_INCREF(cpy_r_message);
    ((serai___kernel___option___OptionObject *)cpy_r_self)->_message = cpy_r_message;
    CPy_INCREF(cpy_r_touches);
    ((serai___kernel___option___OptionObject *)cpy_r_self)->_touches = cpy_r_touches;
    return 1;
}
        
        PyObject *CPyPy_option___Option_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"id", "index", "value", "message", "touches", 0};
            PyObject *obj_id;
            PyObject *obj_index;
            PyObject *obj_value;
            PyObject *obj_message;
            PyObject *obj_touches;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OOOOO", "__init__", kwlist, &obj_id, &obj_index, &obj_value, &obj_message, &obj_touches)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_option___Option))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_self); 
                goto fail;
            }
            PyObject *arg_id;
            if (likely(PyUnicode_Check(obj_id)))
                arg_id = obj_id;
            else {
                CPy_TypeError("str", obj_id); 
                goto fail;
            }
            CPyTagged arg_index;
            if (likely(PyLong_Check(obj_index)))
                arg_index = CPyTagged_BorrowFromObject(obj_index);
            else {
                CPy_TypeError("int", obj_index); goto fail;
            }
            PyObject *arg_value = obj_value;
            PyObject *arg_message;
            if (likely((Py_TYPE(obj_message) == CPyType_message___Event) || (Py_TYPE(obj_message) == CPyType_message___Message)))
                arg_message = obj_message;
            else {
                CPy_TypeError("serai.kernel.message.Message", obj_message); 
                goto fail;
            }
            PyObject * arg_touches;
            if (likely(PyTuple_Check(obj_touches)))
                arg_touches = obj_touches;
            else {
                CPy_TypeError("tuple", obj_touches); 
                goto fail;
            }
            char retval = CPyDef_option___Option_____init__(arg_self, arg_id, arg_index, arg_value, arg_message, arg_touches);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/option.py", "__init__", 23, CPyStatic_option___globals);
            return NULL;
        }
        
PyObject *CPyDef_option___Option_____repr__(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    cpy_r_r0 = ((serai___kernel___option___OptionObject *)cpy_r_self)->_id;
    CPy_INCREF(cpy_r_r0);
    return cpy_r_r0;
}
        
        PyObject *CPyPy_option___Option_____repr__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__repr__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_option___Option))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_option___Option_____repr__(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/option.py", "__repr__", 30, CPyStatic_option___globals);
            return NULL;
        }
        
char CPyDef_option___Vocabulary_____init__(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "__init__", 38, CPyStatic_option___globals);
        goto CPyL3;
    }
    ((serai___kernel___option___VocabularyObject *)cpy_r_self)->__options = cpy_r_r0;
    cpy_r_r1 = PyDict_New();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "__init__", 39, CPyStatic_option___globals);
        goto CPyL3;
    }
    ((serai___kernel___option___VocabularyObject *)cpy_r_self)->__by_id = cpy_r_r1;
    return 1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_option___Vocabulary_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "", "__init__", kwlist)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_option___Vocabulary))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.option.Vocabulary", obj_self); 
                goto fail;
            }
            char retval = CPyDef_option___Vocabulary_____init__(arg_self);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/option.py", "__init__", 37, CPyStatic_option___globals);
            return NULL;
        }
        
PyObject *CPyDef_option___Vocabulary___add(PyObject *cpy_r_self, PyObject *cpy_r_id, PyObject *cpy_r_value, PyObject *cpy_r_key, PyObject *cpy_r_arguments, PyObject *cpy_r_touches) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    tuple_T0 cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    int32_t cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject **cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyPtr cpy_r_r20;
    CPyPtr cpy_r_r21;
    CPyPtr cpy_r_r22;
    CPyPtr cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject **cpy_r_r29;
    PyObject *cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    tuple_T3OOO cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyPtr cpy_r_r41;
    int64_t cpy_r_r42;
    CPyTagged cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    int32_t cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    int32_t cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    if (cpy_r_value != NULL) goto CPyL30;
    cpy_r_r0 = Py_None;
    CPy_INCREF(cpy_r_r0);
    cpy_r_value = cpy_r_r0;
CPyL2: ;
    if (cpy_r_key != NULL) goto CPyL31;
    cpy_r_r1 = CPyStatics[151]; /* '' */
    CPy_INCREF(cpy_r_r1);
    cpy_r_key = cpy_r_r1;
CPyL4: ;
    if (cpy_r_arguments != NULL) goto CPyL32;
    cpy_r_r2 = Py_None;
    CPy_INCREF(cpy_r_r2);
    cpy_r_arguments = cpy_r_r2;
CPyL6: ;
    if (cpy_r_touches != NULL) goto CPyL33;
    cpy_r_r3.empty_struct_error_flag = 0;
    cpy_r_r4 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_touches = cpy_r_r4;
CPyL8: ;
    cpy_r_r5 = ((serai___kernel___option___VocabularyObject *)cpy_r_self)->__by_id;
    CPy_INCREF(cpy_r_r5);
    cpy_r_r6 = PyDict_Contains(cpy_r_r5, cpy_r_id);
    CPy_DECREF(cpy_r_r5);
    cpy_r_r7 = cpy_r_r6 >= 0;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "add", 50, CPyStatic_option___globals);
        goto CPyL34;
    }
    cpy_r_r8 = cpy_r_r6;
    if (cpy_r_r8) {
        goto CPyL35;
    } else
        goto CPyL18;
CPyL10: ;
    cpy_r_r9 = CPyStatics[151]; /* '' */
    cpy_r_r10 = CPyStatics[4766]; /* 'the option ' */
    cpy_r_r11 = CPyStatics[153]; /* '{!r:{}}' */
    cpy_r_r12 = CPyStatics[151]; /* '' */
    cpy_r_r13 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r14[3] = {cpy_r_r11, cpy_r_id, cpy_r_r12};
    cpy_r_r15 = (PyObject **)&cpy_r_r14;
    cpy_r_r16 = PyObject_VectorcallMethod(cpy_r_r13, cpy_r_r15, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "add", 51, CPyStatic_option___globals);
        goto CPyL29;
    }
    if (likely(PyUnicode_Check(cpy_r_r16)))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/option.py", "add", 51, CPyStatic_option___globals, "str", cpy_r_r16);
        goto CPyL29;
    }
    cpy_r_r18 = CPyStatics[4767]; /* ' is in the vocabulary already' */
    cpy_r_r19 = PyList_New(3);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "add", 51, CPyStatic_option___globals);
        goto CPyL36;
    }
    cpy_r_r20 = (CPyPtr)((CPyPtr)cpy_r_r19 + offsetof(PyListObject, ob_item));
    cpy_r_r21 = *(CPyPtr *)cpy_r_r20;
    CPy_INCREF(cpy_r_r10);
    *(PyObject * *)cpy_r_r21 = cpy_r_r10;
    cpy_r_r22 = cpy_r_r21 + 8;
    *(PyObject * *)cpy_r_r22 = cpy_r_r17;
    CPy_INCREF(cpy_r_r18);
    cpy_r_r23 = cpy_r_r21 + 16;
    *(PyObject * *)cpy_r_r23 = cpy_r_r18;
    cpy_r_r24 = PyUnicode_Join(cpy_r_r9, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "add", 51, CPyStatic_option___globals);
        goto CPyL29;
    }
    cpy_r_r25 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r26 = CPyStatics[122]; /* 'ValueError' */
    cpy_r_r27 = CPyObject_GetAttr(cpy_r_r25, cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "add", 51, CPyStatic_option___globals);
        goto CPyL37;
    }
    PyObject *cpy_r_r28[1] = {cpy_r_r24};
    cpy_r_r29 = (PyObject **)&cpy_r_r28;
    cpy_r_r30 = PyObject_Vectorcall(cpy_r_r27, cpy_r_r29, 1, 0);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "add", 51, CPyStatic_option___globals);
        goto CPyL37;
    }
    CPy_DECREF(cpy_r_r24);
    CPy_Raise(cpy_r_r30);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "add", 51, CPyStatic_option___globals);
        goto CPyL29;
    }
    CPy_Unreachable();
CPyL18: ;
    cpy_r_r31 = CPyStr_IsTrue(cpy_r_key);
    if (!cpy_r_r31) goto CPyL38;
    cpy_r_r32 = cpy_r_key;
    goto CPyL24;
CPyL20: ;
    cpy_r_r33 = CPyStatics[4134]; /* 'option-' */
    cpy_r_r34 = CPyStatics[143]; /* ':' */
    cpy_r_r35 = PyUnicode_Partition(cpy_r_id, cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "add", 52, CPyStatic_option___globals);
        goto CPyL39;
    }
    PyObject *__tmp9065;
    if (unlikely(!(PyTuple_Check(cpy_r_r35) && PyTuple_GET_SIZE(cpy_r_r35) == 3))) {
        __tmp9065 = NULL;
        goto __LL9066;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r35, 0))))
        __tmp9065 = PyTuple_GET_ITEM(cpy_r_r35, 0);
    else {
        __tmp9065 = NULL;
    }
    if (__tmp9065 == NULL) goto __LL9066;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r35, 1))))
        __tmp9065 = PyTuple_GET_ITEM(cpy_r_r35, 1);
    else {
        __tmp9065 = NULL;
    }
    if (__tmp9065 == NULL) goto __LL9066;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r35, 2))))
        __tmp9065 = PyTuple_GET_ITEM(cpy_r_r35, 2);
    else {
        __tmp9065 = NULL;
    }
    if (__tmp9065 == NULL) goto __LL9066;
    __tmp9065 = cpy_r_r35;
__LL9066: ;
    if (unlikely(__tmp9065 == NULL)) {
        CPy_TypeError("tuple[str, str, str]", cpy_r_r35); cpy_r_r36 = (tuple_T3OOO) { NULL, NULL, NULL };
    } else {
        PyObject *__tmp9067 = PyTuple_GET_ITEM(cpy_r_r35, 0);
        CPy_INCREF(__tmp9067);
        PyObject *__tmp9068;
        if (likely(PyUnicode_Check(__tmp9067)))
            __tmp9068 = __tmp9067;
        else {
            CPy_TypeError("str", __tmp9067); 
            __tmp9068 = NULL;
        }
        cpy_r_r36.f0 = __tmp9068;
        PyObject *__tmp9069 = PyTuple_GET_ITEM(cpy_r_r35, 1);
        CPy_INCREF(__tmp9069);
        PyObject *__tmp9070;
        if (likely(PyUnicode_Check(__tmp9069)))
            __tmp9070 = __tmp9069;
        else {
            CPy_TypeError("str", __tmp9069); 
            __tmp9070 = NULL;
        }
        cpy_r_r36.f1 = __tmp9070;
        PyObject *__tmp9071 = PyTuple_GET_ITEM(cpy_r_r35, 2);
        CPy_INCREF(__tmp9071);
        PyObject *__tmp9072;
        if (likely(PyUnicode_Check(__tmp9071)))
            __tmp9072 = __tmp9071;
        else {
            CPy_TypeError("str", __tmp9071); 
            __tmp9072 = NULL;
        }
        cpy_r_r36.f2 = __tmp9072;
    }
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36.f0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "add", 52, CPyStatic_option___globals);
        goto CPyL39;
    }
    cpy_r_r37 = cpy_r_r36.f0;
    CPy_INCREF(cpy_r_r37);
    CPy_DECREF(cpy_r_r36.f0);
    CPy_DECREF(cpy_r_r36.f1);
    CPy_DECREF(cpy_r_r36.f2);
    cpy_r_r38 = CPyStr_Build(2, cpy_r_r33, cpy_r_r37);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "add", 52, CPyStatic_option___globals);
        goto CPyL39;
    }
    cpy_r_r32 = cpy_r_r38;
CPyL24: ;
    cpy_r_r39 = CPyDef_message___Message(cpy_r_r32, cpy_r_arguments);
    CPy_DECREF(cpy_r_r32);
    CPy_DECREF(cpy_r_arguments);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "add", 52, CPyStatic_option___globals);
        goto CPyL40;
    }
    cpy_r_r40 = ((serai___kernel___option___VocabularyObject *)cpy_r_self)->__options;
    cpy_r_r41 = (CPyPtr)((CPyPtr)cpy_r_r40 + offsetof(PyVarObject, ob_size));
    cpy_r_r42 = *(int64_t *)cpy_r_r41;
    cpy_r_r43 = cpy_r_r42 << 1;
    cpy_r_r44 = CPyDef_option___Option(cpy_r_id, cpy_r_r43, cpy_r_value, cpy_r_r39, cpy_r_touches);
    CPy_DECREF(cpy_r_value);
    CPy_DECREF(cpy_r_r39);
    CPy_DECREF(cpy_r_touches);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "add", 53, CPyStatic_option___globals);
        goto CPyL29;
    }
    cpy_r_r45 = ((serai___kernel___option___VocabularyObject *)cpy_r_self)->__options;
    CPy_INCREF(cpy_r_r45);
    cpy_r_r46 = PyList_Append(cpy_r_r45, cpy_r_r44);
    CPy_DECREF(cpy_r_r45);
    cpy_r_r47 = cpy_r_r46 >= 0;
    if (unlikely(!cpy_r_r47)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "add", 54, CPyStatic_option___globals);
        goto CPyL41;
    }
    cpy_r_r48 = ((serai___kernel___option___VocabularyObject *)cpy_r_self)->__by_id;
    CPy_INCREF(cpy_r_r48);
    cpy_r_r49 = CPyDict_SetItem(cpy_r_r48, cpy_r_id, cpy_r_r44);
    CPy_DECREF(cpy_r_r48);
    cpy_r_r50 = cpy_r_r49 >= 0;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "add", 55, CPyStatic_option___globals);
        goto CPyL41;
    }
    return cpy_r_r44;
CPyL29: ;
    cpy_r_r51 = NULL;
    return cpy_r_r51;
CPyL30: ;
    CPy_INCREF(cpy_r_value);
    goto CPyL2;
CPyL31: ;
    CPy_INCREF(cpy_r_key);
    goto CPyL4;
CPyL32: ;
    CPy_INCREF(cpy_r_arguments);
    goto CPyL6;
CPyL33: ;
    CPy_INCREF(cpy_r_touches);
    goto CPyL8;
CPyL34: ;
    CPy_DecRef(cpy_r_value);
    CPy_DecRef(cpy_r_key);
    CPy_DecRef(cpy_r_arguments);
    CPy_DecRef(cpy_r_touches);
    goto CPyL29;
CPyL35: ;
    CPy_DECREF(cpy_r_value);
    CPy_DECREF(cpy_r_key);
    CPy_DECREF(cpy_r_arguments);
    CPy_DECREF(cpy_r_touches);
    goto CPyL10;
CPyL36: ;
    CPy_DecRef(cpy_r_r17);
    goto CPyL29;
CPyL37: ;
    CPy_DecRef(cpy_r_r24);
    goto CPyL29;
CPyL38: ;
    CPy_DECREF(cpy_r_key);
    goto CPyL20;
CPyL39: ;
    CPy_DecRef(cpy_r_value);
    CPy_DecRef(cpy_r_arguments);
    CPy_DecRef(cpy_r_touches);
    goto CPyL29;
CPyL40: ;
    CPy_DecRef(cpy_r_value);
    CPy_DecRef(cpy_r_touches);
    goto CPyL29;
CPyL41: ;
    CPy_DecRef(cpy_r_r44);
    goto CPyL29;
}
        
        PyObject *CPyPy_option___Vocabulary___add(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"id", "value", "key", "arguments", "touches", 0};
            static CPyArg_Parser parser = {"O|OOOO:add", kwlist, 0};
            PyObject *obj_id;
            PyObject *obj_value = NULL;
            PyObject *obj_key = NULL;
            PyObject *obj_arguments = NULL;
            PyObject *obj_touches = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_id, &obj_value, &obj_key, &obj_arguments, &obj_touches)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_option___Vocabulary))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.option.Vocabulary", obj_self); 
                goto fail;
            }
            PyObject *arg_id;
            if (likely(PyUnicode_Check(obj_id)))
                arg_id = obj_id;
            else {
                CPy_TypeError("str", obj_id); 
                goto fail;
            }
            PyObject *arg_value;
            if (obj_value == NULL) {
                arg_value = NULL;
            } else {
                arg_value = obj_value; 
            }
            PyObject *arg_key;
            if (obj_key == NULL) {
                arg_key = NULL;
            } else if (likely(PyUnicode_Check(obj_key)))
                arg_key = obj_key;
            else {
                CPy_TypeError("str", obj_key); 
                goto fail;
            }
            PyObject *arg_arguments;
            if (obj_arguments == NULL) {
                arg_arguments = NULL;
                goto __LL9073;
            }
            if (PyDict_Check(obj_arguments))
                arg_arguments = obj_arguments;
            else {
                arg_arguments = NULL;
            }
            if (arg_arguments != NULL) goto __LL9073;
            if (obj_arguments == Py_None)
                arg_arguments = obj_arguments;
            else {
                arg_arguments = NULL;
            }
            if (arg_arguments != NULL) goto __LL9073;
            CPy_TypeError("dict or None", obj_arguments); 
            goto fail;
__LL9073: ;
            PyObject * arg_touches;
            if (obj_touches == NULL) {
                arg_touches = NULL;
            } else if (likely(PyTuple_Check(obj_touches)))
                arg_touches = obj_touches;
            else {
                CPy_TypeError("tuple", obj_touches); 
                goto fail;
            }
            PyObject *retval = CPyDef_option___Vocabulary___add(arg_self, arg_id, arg_value, arg_key, arg_arguments, arg_touches);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/option.py", "add", 41, CPyStatic_option___globals);
            return NULL;
        }
        
PyObject *CPyDef_option___Vocabulary_____getitem__(PyObject *cpy_r_self, PyObject *cpy_r_id) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = ((serai___kernel___option___VocabularyObject *)cpy_r_self)->__by_id;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyDict_GetItem(cpy_r_r0, cpy_r_id);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "__getitem__", 59, CPyStatic_option___globals);
        goto CPyL3;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_option___Option))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/option.py", "__getitem__", 59, CPyStatic_option___globals, "serai.kernel.option.Option", cpy_r_r1);
        goto CPyL3;
    }
    return cpy_r_r2;
CPyL3: ;
    cpy_r_r3 = NULL;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_option___Vocabulary_____getitem__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"id", 0};
            static CPyArg_Parser parser = {"O:__getitem__", kwlist, 0};
            PyObject *obj_id;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_id)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_option___Vocabulary))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.option.Vocabulary", obj_self); 
                goto fail;
            }
            PyObject *arg_id;
            if (likely(PyUnicode_Check(obj_id)))
                arg_id = obj_id;
            else {
                CPy_TypeError("str", obj_id); 
                goto fail;
            }
            PyObject *retval = CPyDef_option___Vocabulary_____getitem__(arg_self, arg_id);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/option.py", "__getitem__", 58, CPyStatic_option___globals);
            return NULL;
        }
        
PyObject *CPyDef_option___Vocabulary___get(PyObject *cpy_r_self, PyObject *cpy_r_id) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = ((serai___kernel___option___VocabularyObject *)cpy_r_self)->__by_id;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyDict_GetWithNone(cpy_r_r0, cpy_r_id);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "get", 62, CPyStatic_option___globals);
        goto CPyL3;
    }
    if (Py_TYPE(cpy_r_r1) == CPyType_option___Option)
        cpy_r_r2 = cpy_r_r1;
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 != NULL) goto __LL9074;
    if (cpy_r_r1 == Py_None)
        cpy_r_r2 = cpy_r_r1;
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 != NULL) goto __LL9074;
    CPy_TypeErrorTraceback("src/serai/kernel/option.py", "get", 62, CPyStatic_option___globals, "serai.kernel.option.Option or None", cpy_r_r1);
    goto CPyL3;
__LL9074: ;
    return cpy_r_r2;
CPyL3: ;
    cpy_r_r3 = NULL;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_option___Vocabulary___get(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"id", 0};
            static CPyArg_Parser parser = {"O:get", kwlist, 0};
            PyObject *obj_id;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_id)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_option___Vocabulary))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.option.Vocabulary", obj_self); 
                goto fail;
            }
            PyObject *arg_id;
            if (likely(PyUnicode_Check(obj_id)))
                arg_id = obj_id;
            else {
                CPy_TypeError("str", obj_id); 
                goto fail;
            }
            PyObject *retval = CPyDef_option___Vocabulary___get(arg_self, arg_id);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/option.py", "get", 61, CPyStatic_option___globals);
            return NULL;
        }
        
PyObject *CPyDef_option___Vocabulary___at(PyObject *cpy_r_self, CPyTagged cpy_r_index) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = ((serai___kernel___option___VocabularyObject *)cpy_r_self)->__options;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_index);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "at", 65, CPyStatic_option___globals);
        goto CPyL3;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_option___Option))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/option.py", "at", 65, CPyStatic_option___globals, "serai.kernel.option.Option", cpy_r_r1);
        goto CPyL3;
    }
    return cpy_r_r2;
CPyL3: ;
    cpy_r_r3 = NULL;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_option___Vocabulary___at(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"index", 0};
            static CPyArg_Parser parser = {"O:at", kwlist, 0};
            PyObject *obj_index;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_index)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_option___Vocabulary))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.option.Vocabulary", obj_self); 
                goto fail;
            }
            CPyTagged arg_index;
            if (likely(PyLong_Check(obj_index)))
                arg_index = CPyTagged_BorrowFromObject(obj_index);
            else {
                CPy_TypeError("int", obj_index); goto fail;
            }
            PyObject *retval = CPyDef_option___Vocabulary___at(arg_self, arg_index);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/option.py", "at", 64, CPyStatic_option___globals);
            return NULL;
        }
        
char CPyDef_option___Vocabulary_____contains__(PyObject *cpy_r_self, PyObject *cpy_r_id) {
    PyObject *cpy_r_r0;
    int32_t cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    cpy_r_r0 = ((serai___kernel___option___VocabularyObject *)cpy_r_self)->__by_id;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = PyDict_Contains(cpy_r_r0, cpy_r_id);
    CPy_DECREF(cpy_r_r0);
    cpy_r_r2 = cpy_r_r1 >= 0;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "__contains__", 68, CPyStatic_option___globals);
        goto CPyL2;
    }
    cpy_r_r3 = cpy_r_r1;
    return cpy_r_r3;
CPyL2: ;
    cpy_r_r4 = 2;
    return cpy_r_r4;
}
        
        PyObject *CPyPy_option___Vocabulary_____contains__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"id", 0};
            static CPyArg_Parser parser = {"O:__contains__", kwlist, 0};
            PyObject *obj_id;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_id)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_option___Vocabulary))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.option.Vocabulary", obj_self); 
                goto fail;
            }
            PyObject *arg_id = obj_id;
            char retval = CPyDef_option___Vocabulary_____contains__(arg_self, arg_id);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/option.py", "__contains__", 67, CPyStatic_option___globals);
            return NULL;
        }
        
CPyTagged CPyDef_option___Vocabulary_____len__(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    int64_t cpy_r_r2;
    CPyTagged cpy_r_r3;
    cpy_r_r0 = ((serai___kernel___option___VocabularyObject *)cpy_r_self)->__options;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    cpy_r_r3 = cpy_r_r2 << 1;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_option___Vocabulary_____len__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__len__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_option___Vocabulary))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.option.Vocabulary", obj_self); 
                goto fail;
            }
            CPyTagged retval = CPyDef_option___Vocabulary_____len__(arg_self);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/option.py", "__len__", 70, CPyStatic_option___globals);
            return NULL;
        }
        
PyObject *CPyDef_option___Vocabulary_____iter__(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = ((serai___kernel___option___VocabularyObject *)cpy_r_self)->__options;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = PyObject_GetIter(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "__iter__", 74, CPyStatic_option___globals);
        goto CPyL2;
    }
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_option___Vocabulary_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_option___Vocabulary))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.option.Vocabulary", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_option___Vocabulary_____iter__(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/option.py", "__iter__", 73, CPyStatic_option___globals);
            return NULL;
        }
        
char CPyDef_option___Reason_____init__(PyObject *cpy_r_self, PyObject *cpy_r_rule, PyObject *cpy_r_key, PyObject *cpy_r_arguments) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    CPy_INCREF(cpy_r_rule);
    ((serai___kernel___option___ReasonObject *)cpy_r_self)->_rule = cpy_r_rule;
    cpy_r_r0 = CPyDef_message___Message(cpy_r_key, cpy_r_arguments);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "__init__", 84, CPyStatic_option___globals);
        goto CPyL2;
    }
    ((serai___kernel___option___ReasonObject *)cpy_r_self)->_message = cpy_r_r0;
    return 1;
CPyL2: ;
    cpy_r_r1 = 2;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_option___Reason_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"rule", "key", 0};
            PyObject *obj_rule;
            PyObject *obj_key;
            PyObject *obj_arguments;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "%OO", "__init__", kwlist, NULL, &obj_arguments, &obj_rule, &obj_key)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_option___Reason))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.option.Reason", obj_self); 
                goto fail;
            }
            PyObject *arg_rule;
            if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            PyObject *arg_key;
            if (likely(PyUnicode_Check(obj_key)))
                arg_key = obj_key;
            else {
                CPy_TypeError("str", obj_key); 
                goto fail;
            }
            PyObject *arg_arguments = obj_arguments;
            char retval = CPyDef_option___Reason_____init__(arg_self, arg_rule, arg_key, arg_arguments);
            CPy_DECREF(obj_arguments);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_DECREF(obj_arguments);
            CPy_AddTraceback("src/serai/kernel/option.py", "__init__", 82, CPyStatic_option___globals);
            return NULL;
        }
        
PyObject *CPyDef_option___Reason___key(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = ((serai___kernel___option___ReasonObject *)cpy_r_self)->_message;
    cpy_r_r1 = ((serai___kernel___message___MessageObject *)cpy_r_r0)->_key;
    CPy_INCREF(cpy_r_r1);
    return cpy_r_r1;
}
        
        PyObject *CPyPy_option___Reason___key(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":key", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_option___Reason))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.option.Reason", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_option___Reason___key(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/option.py", "key", 87, CPyStatic_option___globals);
            return NULL;
        }
        
PyObject *CPyDef_option___Reason_____repr__(PyObject *cpy_r_self) {
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
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject **cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyPtr cpy_r_r20;
    CPyPtr cpy_r_r21;
    CPyPtr cpy_r_r22;
    CPyPtr cpy_r_r23;
    CPyPtr cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    cpy_r_r0 = CPyStatics[151]; /* '' */
    cpy_r_r1 = CPyStatics[153]; /* '{!r:{}}' */
    cpy_r_r2 = ((serai___kernel___option___ReasonObject *)cpy_r_self)->_message;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = CPyStatics[151]; /* '' */
    cpy_r_r4 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r5[3] = {cpy_r_r1, cpy_r_r2, cpy_r_r3};
    cpy_r_r6 = (PyObject **)&cpy_r_r5;
    cpy_r_r7 = PyObject_VectorcallMethod(cpy_r_r4, cpy_r_r6, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "__repr__", 91, CPyStatic_option___globals);
        goto CPyL8;
    }
    CPy_DECREF(cpy_r_r2);
    if (likely(PyUnicode_Check(cpy_r_r7)))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/option.py", "__repr__", 91, CPyStatic_option___globals, "str", cpy_r_r7);
        goto CPyL7;
    }
    cpy_r_r9 = CPyStatics[4768]; /* ' [' */
    cpy_r_r10 = CPyStatics[156]; /* '{:{}}' */
    cpy_r_r11 = ((serai___kernel___option___ReasonObject *)cpy_r_self)->_rule;
    CPy_INCREF(cpy_r_r11);
    cpy_r_r12 = CPyStatics[151]; /* '' */
    cpy_r_r13 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r14[3] = {cpy_r_r10, cpy_r_r11, cpy_r_r12};
    cpy_r_r15 = (PyObject **)&cpy_r_r14;
    cpy_r_r16 = PyObject_VectorcallMethod(cpy_r_r13, cpy_r_r15, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "__repr__", 91, CPyStatic_option___globals);
        goto CPyL9;
    }
    CPy_DECREF(cpy_r_r11);
    if (likely(PyUnicode_Check(cpy_r_r16)))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/option.py", "__repr__", 91, CPyStatic_option___globals, "str", cpy_r_r16);
        goto CPyL10;
    }
    cpy_r_r18 = CPyStatics[4769]; /* ']' */
    cpy_r_r19 = PyList_New(4);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "__repr__", 91, CPyStatic_option___globals);
        goto CPyL11;
    }
    cpy_r_r20 = (CPyPtr)((CPyPtr)cpy_r_r19 + offsetof(PyListObject, ob_item));
    cpy_r_r21 = *(CPyPtr *)cpy_r_r20;
    *(PyObject * *)cpy_r_r21 = cpy_r_r8;
    CPy_INCREF(cpy_r_r9);
    cpy_r_r22 = cpy_r_r21 + 8;
    *(PyObject * *)cpy_r_r22 = cpy_r_r9;
    cpy_r_r23 = cpy_r_r21 + 16;
    *(PyObject * *)cpy_r_r23 = cpy_r_r17;
    CPy_INCREF(cpy_r_r18);
    cpy_r_r24 = cpy_r_r21 + 24;
    *(PyObject * *)cpy_r_r24 = cpy_r_r18;
    cpy_r_r25 = PyUnicode_Join(cpy_r_r0, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "__repr__", 91, CPyStatic_option___globals);
        goto CPyL7;
    }
    return cpy_r_r25;
CPyL7: ;
    cpy_r_r26 = NULL;
    return cpy_r_r26;
CPyL8: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL7;
CPyL9: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r11);
    goto CPyL7;
CPyL10: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL7;
CPyL11: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r17);
    goto CPyL7;
}
        
        PyObject *CPyPy_option___Reason_____repr__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__repr__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_option___Reason))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.option.Reason", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_option___Reason_____repr__(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/option.py", "__repr__", 90, CPyStatic_option___globals);
            return NULL;
        }
        
char CPyDef_option___Refusal_____init__(PyObject *cpy_r_self, PyObject *cpy_r_option, PyObject *cpy_r_reason) {
    CPy_INCREF(cpy_r_option);
    ((serai___kernel___option___RefusalObject *)cpy_r_self)->_option = cpy_r_option;
    CPy_INCREF(cpy_r_reason);
    ((serai___kernel___option___RefusalObject *)cpy_r_self)->_reason = cpy_r_reason;
    return 1;
}
        
        PyObject *CPyPy_option___Refusal_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", "reason", 0};
            PyObject *obj_option;
            PyObject *obj_reason;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OO", "__init__", kwlist, &obj_option, &obj_reason)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_option___Refusal))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.option.Refusal", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *arg_reason;
            if (likely(Py_TYPE(obj_reason) == CPyType_option___Reason))
                arg_reason = obj_reason;
            else {
                CPy_TypeError("serai.kernel.option.Reason", obj_reason); 
                goto fail;
            }
            char retval = CPyDef_option___Refusal_____init__(arg_self, arg_option, arg_reason);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/option.py", "__init__", 99, CPyStatic_option___globals);
            return NULL;
        }
        
PyObject *CPyDef_option___Refusal_____repr__(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject **cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject **cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyPtr cpy_r_r20;
    CPyPtr cpy_r_r21;
    CPyPtr cpy_r_r22;
    CPyPtr cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    cpy_r_r0 = CPyStatics[151]; /* '' */
    cpy_r_r1 = CPyStatics[156]; /* '{:{}}' */
    cpy_r_r2 = ((serai___kernel___option___RefusalObject *)cpy_r_self)->_option;
    cpy_r_r3 = ((serai___kernel___option___OptionObject *)cpy_r_r2)->_id;
    CPy_INCREF(cpy_r_r3);
    cpy_r_r4 = CPyStatics[151]; /* '' */
    cpy_r_r5 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r6[3] = {cpy_r_r1, cpy_r_r3, cpy_r_r4};
    cpy_r_r7 = (PyObject **)&cpy_r_r6;
    cpy_r_r8 = PyObject_VectorcallMethod(cpy_r_r5, cpy_r_r7, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "__repr__", 104, CPyStatic_option___globals);
        goto CPyL8;
    }
    CPy_DECREF(cpy_r_r3);
    if (likely(PyUnicode_Check(cpy_r_r8)))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/option.py", "__repr__", 104, CPyStatic_option___globals, "str", cpy_r_r8);
        goto CPyL7;
    }
    cpy_r_r10 = CPyStatics[118]; /* ': ' */
    cpy_r_r11 = CPyStatics[153]; /* '{!r:{}}' */
    cpy_r_r12 = ((serai___kernel___option___RefusalObject *)cpy_r_self)->_reason;
    CPy_INCREF(cpy_r_r12);
    cpy_r_r13 = CPyStatics[151]; /* '' */
    cpy_r_r14 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r15[3] = {cpy_r_r11, cpy_r_r12, cpy_r_r13};
    cpy_r_r16 = (PyObject **)&cpy_r_r15;
    cpy_r_r17 = PyObject_VectorcallMethod(cpy_r_r14, cpy_r_r16, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "__repr__", 104, CPyStatic_option___globals);
        goto CPyL9;
    }
    CPy_DECREF(cpy_r_r12);
    if (likely(PyUnicode_Check(cpy_r_r17)))
        cpy_r_r18 = cpy_r_r17;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/option.py", "__repr__", 104, CPyStatic_option___globals, "str", cpy_r_r17);
        goto CPyL10;
    }
    cpy_r_r19 = PyList_New(3);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "__repr__", 104, CPyStatic_option___globals);
        goto CPyL11;
    }
    cpy_r_r20 = (CPyPtr)((CPyPtr)cpy_r_r19 + offsetof(PyListObject, ob_item));
    cpy_r_r21 = *(CPyPtr *)cpy_r_r20;
    *(PyObject * *)cpy_r_r21 = cpy_r_r9;
    CPy_INCREF(cpy_r_r10);
    cpy_r_r22 = cpy_r_r21 + 8;
    *(PyObject * *)cpy_r_r22 = cpy_r_r10;
    cpy_r_r23 = cpy_r_r21 + 16;
    *(PyObject * *)cpy_r_r23 = cpy_r_r18;
    cpy_r_r24 = PyUnicode_Join(cpy_r_r0, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "__repr__", 104, CPyStatic_option___globals);
        goto CPyL7;
    }
    return cpy_r_r24;
CPyL7: ;
    cpy_r_r25 = NULL;
    return cpy_r_r25;
CPyL8: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL7;
CPyL9: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r12);
    goto CPyL7;
CPyL10: ;
    CPy_DecRef(cpy_r_r9);
    goto CPyL7;
CPyL11: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r18);
    goto CPyL7;
}
        
        PyObject *CPyPy_option___Refusal_____repr__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__repr__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_option___Refusal))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.option.Refusal", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_option___Refusal_____repr__(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/option.py", "__repr__", 103, CPyStatic_option___globals);
            return NULL;
        }
        
char CPyDef_option_____top_level__(void) {
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
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    char cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    int32_t cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    int32_t cpy_r_r60;
    char cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    char cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    int32_t cpy_r_r73;
    char cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    int32_t cpy_r_r77;
    char cpy_r_r78;
    char cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    char cpy_r_r84;
    char cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    int32_t cpy_r_r90;
    char cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    int32_t cpy_r_r94;
    char cpy_r_r95;
    char cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    char cpy_r_r101;
    char cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    int32_t cpy_r_r107;
    char cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    int32_t cpy_r_r111;
    char cpy_r_r112;
    char cpy_r_r113;
    char cpy_r_r114;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "<module>", 1, CPyStatic_option___globals);
        goto CPyL44;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "<module>", 1, CPyStatic_option___globals);
        goto CPyL44;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_option___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "<module>", 6, CPyStatic_option___globals);
        goto CPyL44;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5431]; /* ('Iterator',) */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_option___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "<module>", 8, CPyStatic_option___globals);
        goto CPyL44;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[5000]; /* ('Any',) */
    cpy_r_r17 = CPyStatics[47]; /* 'typing' */
    cpy_r_r18 = CPyStatic_option___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "<module>", 9, CPyStatic_option___globals);
        goto CPyL44;
    }
    cpy_r_r20 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r22 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r23 = CPyModuleLockAPI_serai;
    cpy_r_r24 = CPyImport_IsInitialized(cpy_r_r22);
    if (!cpy_r_r24) goto CPyL10;
    cpy_r_r25 = PyImport_GetModuleDict();
    cpy_r_r26 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r27 = CPyDict_GetItem(cpy_r_r25, cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "<module>", 11, CPyStatic_option___globals);
        goto CPyL44;
    }
    cpy_r_r28 = cpy_r_r27;
    goto CPyL14;
CPyL10: ;
    cpy_r_r29 = CPyInitOnly_serai___kernel___message;
    cpy_r_r30 = CPyExec_serai___kernel___message;
    cpy_r_r31 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r32 = PyImport_GetModuleDict();
    cpy_r_r33 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r34 = CPyDict_GetItem(cpy_r_r32, cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "<module>", 11, CPyStatic_option___globals);
        goto CPyL44;
    }
    cpy_r_r35 = CPyStatics[8]; /* '__file__' */
    cpy_r_r36 = CPyObject_GetAttr(cpy_r_r34, cpy_r_r35);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "<module>", 11, CPyStatic_option___globals);
        goto CPyL44;
    }
    cpy_r_r37 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r38 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r39 = CPyImport_ImportNative(cpy_r_r38, cpy_r_r29, cpy_r_r30, cpy_r_r31, cpy_r_r21, cpy_r_r22, cpy_r_r23, cpy_r_r36, cpy_r_r37, 0);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "<module>", 11, CPyStatic_option___globals);
        goto CPyL44;
    }
    cpy_r_r28 = cpy_r_r39;
CPyL14: ;
    cpy_r_r40 = CPyStatics[5334]; /* ('Argument', 'Message') */
    cpy_r_r41 = CPyStatic_option___globals;
    cpy_r_r42 = CPyImport_GetNativeAttrs(cpy_r_r28, cpy_r_r40, cpy_r_r40, cpy_r_r41);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "<module>", 11, CPyStatic_option___globals);
        goto CPyL44;
    } else
        goto CPyL45;
CPyL15: ;
    cpy_r_r43 = NULL;
    cpy_r_r44 = CPyStatics[4524]; /* 'serai.kernel.option' */
    cpy_r_r45 = (PyObject *)CPyType_option___Option_template;
    cpy_r_r46 = CPyType_FromTemplate(cpy_r_r45, cpy_r_r43, cpy_r_r44);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "<module>", 14, CPyStatic_option___globals);
        goto CPyL44;
    }
    cpy_r_r47 = CPyDef_option___Option_trait_vtable_setup();
    if (unlikely(cpy_r_r47 == 2)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "<module>", 14, CPyStatic_option___globals);
        goto CPyL46;
    }
    cpy_r_r48 = CPyDef_option___Option_coroutine_setup(cpy_r_r46);
    if (unlikely(cpy_r_r48 == 2)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "<module>", 14, CPyStatic_option___globals);
        goto CPyL46;
    }
    cpy_r_r49 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r50 = CPyStatics[571]; /* 'id' */
    cpy_r_r51 = CPyStatics[549]; /* 'index' */
    cpy_r_r52 = CPyStatics[337]; /* 'value' */
    cpy_r_r53 = CPyStatics[64]; /* 'message' */
    cpy_r_r54 = CPyStatics[4770]; /* 'touches' */
    cpy_r_r55 = PyTuple_Pack(5, cpy_r_r50, cpy_r_r51, cpy_r_r52, cpy_r_r53, cpy_r_r54);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "<module>", 14, CPyStatic_option___globals);
        goto CPyL46;
    }
    cpy_r_r56 = PyObject_SetAttr(cpy_r_r46, cpy_r_r49, cpy_r_r55);
    CPy_DECREF(cpy_r_r55);
    cpy_r_r57 = cpy_r_r56 >= 0;
    if (unlikely(!cpy_r_r57)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "<module>", 14, CPyStatic_option___globals);
        goto CPyL46;
    }
    CPyType_option___Option = (PyTypeObject *)cpy_r_r46;
    CPy_INCREF(CPyType_option___Option);
    cpy_r_r58 = CPyStatic_option___globals;
    cpy_r_r59 = CPyStatics[54]; /* 'Option' */
    cpy_r_r60 = PyDict_SetItem(cpy_r_r58, cpy_r_r59, cpy_r_r46);
    cpy_r_r61 = cpy_r_r60 >= 0;
    if (unlikely(!cpy_r_r61)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "<module>", 14, CPyStatic_option___globals);
        goto CPyL46;
    }
    cpy_r_r62 = CPy_InitSubclass(cpy_r_r46);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(!cpy_r_r62)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "<module>", 14, CPyStatic_option___globals);
        goto CPyL44;
    }
    cpy_r_r63 = NULL;
    cpy_r_r64 = CPyStatics[4524]; /* 'serai.kernel.option' */
    cpy_r_r65 = (PyObject *)CPyType_option___Vocabulary_template;
    cpy_r_r66 = CPyType_FromTemplate(cpy_r_r65, cpy_r_r63, cpy_r_r64);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "<module>", 34, CPyStatic_option___globals);
        goto CPyL44;
    }
    cpy_r_r67 = CPyDef_option___Vocabulary_trait_vtable_setup();
    if (unlikely(cpy_r_r67 == 2)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "<module>", 34, CPyStatic_option___globals);
        goto CPyL47;
    }
    cpy_r_r68 = CPyDef_option___Vocabulary_coroutine_setup(cpy_r_r66);
    if (unlikely(cpy_r_r68 == 2)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "<module>", 34, CPyStatic_option___globals);
        goto CPyL47;
    }
    cpy_r_r69 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r70 = CPyStatics[2783]; /* '_options' */
    cpy_r_r71 = CPyStatics[4771]; /* '_by_id' */
    cpy_r_r72 = PyTuple_Pack(2, cpy_r_r70, cpy_r_r71);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "<module>", 34, CPyStatic_option___globals);
        goto CPyL47;
    }
    cpy_r_r73 = PyObject_SetAttr(cpy_r_r66, cpy_r_r69, cpy_r_r72);
    CPy_DECREF(cpy_r_r72);
    cpy_r_r74 = cpy_r_r73 >= 0;
    if (unlikely(!cpy_r_r74)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "<module>", 34, CPyStatic_option___globals);
        goto CPyL47;
    }
    CPyType_option___Vocabulary = (PyTypeObject *)cpy_r_r66;
    CPy_INCREF(CPyType_option___Vocabulary);
    cpy_r_r75 = CPyStatic_option___globals;
    cpy_r_r76 = CPyStatics[896]; /* 'Vocabulary' */
    cpy_r_r77 = PyDict_SetItem(cpy_r_r75, cpy_r_r76, cpy_r_r66);
    cpy_r_r78 = cpy_r_r77 >= 0;
    if (unlikely(!cpy_r_r78)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "<module>", 34, CPyStatic_option___globals);
        goto CPyL47;
    }
    cpy_r_r79 = CPy_InitSubclass(cpy_r_r66);
    CPy_DECREF(cpy_r_r66);
    if (unlikely(!cpy_r_r79)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "<module>", 34, CPyStatic_option___globals);
        goto CPyL44;
    }
    cpy_r_r80 = NULL;
    cpy_r_r81 = CPyStatics[4524]; /* 'serai.kernel.option' */
    cpy_r_r82 = (PyObject *)CPyType_option___Reason_template;
    cpy_r_r83 = CPyType_FromTemplate(cpy_r_r82, cpy_r_r80, cpy_r_r81);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "<module>", 77, CPyStatic_option___globals);
        goto CPyL44;
    }
    cpy_r_r84 = CPyDef_option___Reason_trait_vtable_setup();
    if (unlikely(cpy_r_r84 == 2)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "<module>", 77, CPyStatic_option___globals);
        goto CPyL48;
    }
    cpy_r_r85 = CPyDef_option___Reason_coroutine_setup(cpy_r_r83);
    if (unlikely(cpy_r_r85 == 2)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "<module>", 77, CPyStatic_option___globals);
        goto CPyL48;
    }
    cpy_r_r86 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r87 = CPyStatics[2779]; /* 'rule' */
    cpy_r_r88 = CPyStatics[64]; /* 'message' */
    cpy_r_r89 = PyTuple_Pack(2, cpy_r_r87, cpy_r_r88);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "<module>", 77, CPyStatic_option___globals);
        goto CPyL48;
    }
    cpy_r_r90 = PyObject_SetAttr(cpy_r_r83, cpy_r_r86, cpy_r_r89);
    CPy_DECREF(cpy_r_r89);
    cpy_r_r91 = cpy_r_r90 >= 0;
    if (unlikely(!cpy_r_r91)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "<module>", 77, CPyStatic_option___globals);
        goto CPyL48;
    }
    CPyType_option___Reason = (PyTypeObject *)cpy_r_r83;
    CPy_INCREF(CPyType_option___Reason);
    cpy_r_r92 = CPyStatic_option___globals;
    cpy_r_r93 = CPyStatics[371]; /* 'Reason' */
    cpy_r_r94 = PyDict_SetItem(cpy_r_r92, cpy_r_r93, cpy_r_r83);
    cpy_r_r95 = cpy_r_r94 >= 0;
    if (unlikely(!cpy_r_r95)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "<module>", 77, CPyStatic_option___globals);
        goto CPyL48;
    }
    cpy_r_r96 = CPy_InitSubclass(cpy_r_r83);
    CPy_DECREF(cpy_r_r83);
    if (unlikely(!cpy_r_r96)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "<module>", 77, CPyStatic_option___globals);
        goto CPyL44;
    }
    cpy_r_r97 = NULL;
    cpy_r_r98 = CPyStatics[4524]; /* 'serai.kernel.option' */
    cpy_r_r99 = (PyObject *)CPyType_option___Refusal_template;
    cpy_r_r100 = CPyType_FromTemplate(cpy_r_r99, cpy_r_r97, cpy_r_r98);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "<module>", 94, CPyStatic_option___globals);
        goto CPyL44;
    }
    cpy_r_r101 = CPyDef_option___Refusal_trait_vtable_setup();
    if (unlikely(cpy_r_r101 == 2)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "<module>", 94, CPyStatic_option___globals);
        goto CPyL49;
    }
    cpy_r_r102 = CPyDef_option___Refusal_coroutine_setup(cpy_r_r100);
    if (unlikely(cpy_r_r102 == 2)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "<module>", 94, CPyStatic_option___globals);
        goto CPyL49;
    }
    cpy_r_r103 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r104 = CPyStatics[71]; /* 'option' */
    cpy_r_r105 = CPyStatics[4707]; /* 'reason' */
    cpy_r_r106 = PyTuple_Pack(2, cpy_r_r104, cpy_r_r105);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "<module>", 94, CPyStatic_option___globals);
        goto CPyL49;
    }
    cpy_r_r107 = PyObject_SetAttr(cpy_r_r100, cpy_r_r103, cpy_r_r106);
    CPy_DECREF(cpy_r_r106);
    cpy_r_r108 = cpy_r_r107 >= 0;
    if (unlikely(!cpy_r_r108)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "<module>", 94, CPyStatic_option___globals);
        goto CPyL49;
    }
    CPyType_option___Refusal = (PyTypeObject *)cpy_r_r100;
    CPy_INCREF(CPyType_option___Refusal);
    cpy_r_r109 = CPyStatic_option___globals;
    cpy_r_r110 = CPyStatics[4525]; /* 'Refusal' */
    cpy_r_r111 = PyDict_SetItem(cpy_r_r109, cpy_r_r110, cpy_r_r100);
    cpy_r_r112 = cpy_r_r111 >= 0;
    if (unlikely(!cpy_r_r112)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "<module>", 94, CPyStatic_option___globals);
        goto CPyL49;
    }
    cpy_r_r113 = CPy_InitSubclass(cpy_r_r100);
    CPy_DECREF(cpy_r_r100);
    if (unlikely(!cpy_r_r113)) {
        CPy_AddTraceback("src/serai/kernel/option.py", "<module>", 94, CPyStatic_option___globals);
        goto CPyL44;
    }
    return 1;
CPyL44: ;
    cpy_r_r114 = 2;
    return cpy_r_r114;
CPyL45: ;
    CPy_DECREF(cpy_r_r42);
    goto CPyL15;
CPyL46: ;
    CPy_DecRef(cpy_r_r46);
    goto CPyL44;
CPyL47: ;
    CPy_DecRef(cpy_r_r66);
    goto CPyL44;
CPyL48: ;
    CPy_DecRef(cpy_r_r83);
    goto CPyL44;
CPyL49: ;
    CPy_DecRef(cpy_r_r100);
    goto CPyL44;
}

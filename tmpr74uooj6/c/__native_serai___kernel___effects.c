#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
kernel___effects___Effect_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
kernel___effects___Effect_traverse(serai___kernel___effects___EffectObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_text);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_kernel___effects___Effect_clear(PyObject *cpy_r_self)
{
    serai___kernel___effects___EffectObject *self = (serai___kernel___effects___EffectObject *)cpy_r_self;
    Py_CLEAR(self->_text);
    return 0;
}

static int32_t CPyDef_kernel___effects___Effect_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___effects___EffectObject *self = (serai___kernel___effects___EffectObject *)cpy_r_self;
    Py_CLEAR(self->_text);
    return 0;
}

static void
kernel___effects___Effect_dealloc(serai___kernel___effects___EffectObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, kernel___effects___Effect_dealloc)
    CPyDef_kernel___effects___Effect_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_kernel___effects_____mypyc__Effect_setup(PyObject *cpy_r_type);
PyObject *CPyDef_kernel___effects___Effect(PyObject *cpy_r_text);

static PyObject *
kernel___effects___Effect_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_kernel___effects___Effect) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_kernel___effects_____mypyc__Effect_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_kernel___effects___Effect_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem kernel___effects___Effect_vtable[2];
static bool
CPyDef_kernel___effects___Effect_trait_vtable_setup(void)
{
    CPyVTableItem kernel___effects___Effect_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_kernel___effects___Effect_____init__,
        (CPyVTableItem)CPyDef_kernel___effects___Effect_____repr__,
    };
    memcpy(kernel___effects___Effect_vtable, kernel___effects___Effect_vtable_scratch, sizeof(kernel___effects___Effect_vtable));
    return 1;
}

static bool
CPyDef_kernel___effects___Effect_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
kernel___effects___Effect_get_text(serai___kernel___effects___EffectObject *self, void *closure);
static int
kernel___effects___Effect_set_text(serai___kernel___effects___EffectObject *self, PyObject *value, void *closure);

static PyGetSetDef kernel___effects___Effect_getseters[] = {
    {"text",
     (getter)kernel___effects___Effect_get_text, (setter)kernel___effects___Effect_set_text,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef kernel___effects___Effect_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_kernel___effects_____mypyc__Effect_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_kernel___effects___Effect_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, text)\n--\n\n")},
    {"__repr__",
     (PyCFunction)CPyPy_kernel___effects___Effect_____repr__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__repr__($self, /)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_kernel___effects___Effect_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Effect",
    .tp_new = kernel___effects___Effect_new,
    .tp_dealloc = (destructor)kernel___effects___Effect_dealloc,
    .tp_traverse = (traverseproc)kernel___effects___Effect_traverse,
    .tp_clear = (inquiry)CPyDef_kernel___effects___Effect_clear,
    .tp_getset = kernel___effects___Effect_getseters,
    .tp_methods = kernel___effects___Effect_methods,
    .tp_init = kernel___effects___Effect_init,
    .tp_repr = CPyDef_kernel___effects___Effect_____repr__,
    .tp_basicsize = sizeof(serai___kernel___effects___EffectObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Effect(text)\n--\n\n"),
};
static PyTypeObject *CPyType_kernel___effects___Effect_template = &CPyType_kernel___effects___Effect_template_;

PyObject *CPyDef_kernel___effects_____mypyc__Effect_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___effects___EffectObject *self;
    self = (serai___kernel___effects___EffectObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = kernel___effects___Effect_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_kernel___effects___Effect(PyObject *cpy_r_text)
{
    PyObject *self = CPyDef_kernel___effects_____mypyc__Effect_setup((PyObject *)CPyType_kernel___effects___Effect);
    if (self == NULL)
        return NULL;
    char res = CPyDef_kernel___effects___Effect_____init__(self, cpy_r_text);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
kernel___effects___Effect_get_text(serai___kernel___effects___EffectObject *self, void *closure)
{
    if (unlikely(self->_text == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'text' of 'Effect' undefined");
        return NULL;
    }
    CPy_INCREF(self->_text);
    PyObject *retval = self->_text;
    return retval;
}

static int
kernel___effects___Effect_set_text(serai___kernel___effects___EffectObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Effect' object attribute 'text' cannot be deleted");
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
kernel___effects___Call_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
kernel___effects___Call_traverse(serai___kernel___effects___CallObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_text);
    Py_VISIT(self->_verb);
    Py_VISIT(self->_words);
    Py_VISIT(self->_pairs);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_kernel___effects___Call_clear(PyObject *cpy_r_self)
{
    serai___kernel___effects___CallObject *self = (serai___kernel___effects___CallObject *)cpy_r_self;
    Py_CLEAR(self->_text);
    Py_CLEAR(self->_verb);
    Py_CLEAR(self->_words);
    Py_CLEAR(self->_pairs);
    return 0;
}

static int32_t CPyDef_kernel___effects___Call_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___effects___CallObject *self = (serai___kernel___effects___CallObject *)cpy_r_self;
    Py_CLEAR(self->_text);
    Py_CLEAR(self->_verb);
    Py_CLEAR(self->_words);
    Py_CLEAR(self->_pairs);
    return 0;
}

static void
kernel___effects___Call_dealloc(serai___kernel___effects___CallObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, kernel___effects___Call_dealloc)
    CPyDef_kernel___effects___Call_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_kernel___effects_____mypyc__Call_setup(PyObject *cpy_r_type);
PyObject *CPyDef_kernel___effects___Call(PyObject *cpy_r_text, PyObject *cpy_r_verb, PyObject *cpy_r_words);

static PyObject *
kernel___effects___Call_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_kernel___effects___Call) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_kernel___effects_____mypyc__Call_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_kernel___effects___Call_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem kernel___effects___Call_vtable[4];
static bool
CPyDef_kernel___effects___Call_trait_vtable_setup(void)
{
    CPyVTableItem kernel___effects___Call_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_kernel___effects___Call_____init__,
        (CPyVTableItem)CPyDef_kernel___effects___Effect_____repr__,
        (CPyVTableItem)CPyDef_kernel___effects___Call_____init__,
        (CPyVTableItem)CPyDef_kernel___effects___Call___named,
    };
    memcpy(kernel___effects___Call_vtable, kernel___effects___Call_vtable_scratch, sizeof(kernel___effects___Call_vtable));
    return 1;
}

static bool
CPyDef_kernel___effects___Call_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
kernel___effects___Call_get_verb(serai___kernel___effects___CallObject *self, void *closure);
static int
kernel___effects___Call_set_verb(serai___kernel___effects___CallObject *self, PyObject *value, void *closure);
static PyObject *
kernel___effects___Call_get_words(serai___kernel___effects___CallObject *self, void *closure);
static int
kernel___effects___Call_set_words(serai___kernel___effects___CallObject *self, PyObject *value, void *closure);
static PyObject *
kernel___effects___Call_get_pairs(serai___kernel___effects___CallObject *self, void *closure);
static int
kernel___effects___Call_set_pairs(serai___kernel___effects___CallObject *self, PyObject *value, void *closure);
static PyObject *
kernel___effects___Call_get_named(serai___kernel___effects___CallObject *self, void *closure);

static PyGetSetDef kernel___effects___Call_getseters[] = {
    {"verb",
     (getter)kernel___effects___Call_get_verb, (setter)kernel___effects___Call_set_verb,
     NULL, NULL},
    {"words",
     (getter)kernel___effects___Call_get_words, (setter)kernel___effects___Call_set_words,
     NULL, NULL},
    {"pairs",
     (getter)kernel___effects___Call_get_pairs, (setter)kernel___effects___Call_set_pairs,
     NULL, NULL},
    {"named",
     (getter)kernel___effects___Call_get_named,
    NULL, NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef kernel___effects___Call_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_kernel___effects_____mypyc__Call_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_kernel___effects___Call_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, text, verb, words)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_kernel___effects___Call_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Call",
    .tp_new = kernel___effects___Call_new,
    .tp_dealloc = (destructor)kernel___effects___Call_dealloc,
    .tp_traverse = (traverseproc)kernel___effects___Call_traverse,
    .tp_clear = (inquiry)CPyDef_kernel___effects___Call_clear,
    .tp_getset = kernel___effects___Call_getseters,
    .tp_methods = kernel___effects___Call_methods,
    .tp_init = kernel___effects___Call_init,
    .tp_basicsize = sizeof(serai___kernel___effects___CallObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Call(text, verb, words)\n--\n\n"),
};
static PyTypeObject *CPyType_kernel___effects___Call_template = &CPyType_kernel___effects___Call_template_;

PyObject *CPyDef_kernel___effects_____mypyc__Call_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___effects___CallObject *self;
    self = (serai___kernel___effects___CallObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = kernel___effects___Call_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_kernel___effects___Call(PyObject *cpy_r_text, PyObject *cpy_r_verb, PyObject *cpy_r_words)
{
    PyObject *self = CPyDef_kernel___effects_____mypyc__Call_setup((PyObject *)CPyType_kernel___effects___Call);
    if (self == NULL)
        return NULL;
    char res = CPyDef_kernel___effects___Call_____init__(self, cpy_r_text, cpy_r_verb, cpy_r_words);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
kernel___effects___Call_get_verb(serai___kernel___effects___CallObject *self, void *closure)
{
    if (unlikely(self->_verb == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'verb' of 'Call' undefined");
        return NULL;
    }
    CPy_INCREF(self->_verb);
    PyObject *retval = self->_verb;
    return retval;
}

static int
kernel___effects___Call_set_verb(serai___kernel___effects___CallObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Call' object attribute 'verb' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_kernel___effects___Verb))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.effects.Verb", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_verb != NULL) {
        CPy_DECREF(self->_verb);
    }
    self->_verb = tmp;
    return 0;
}

static PyObject *
kernel___effects___Call_get_words(serai___kernel___effects___CallObject *self, void *closure)
{
    if (unlikely(self->_words == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'words' of 'Call' undefined");
        return NULL;
    }
    CPy_INCREF(self->_words);
    PyObject *retval = self->_words;
    return retval;
}

static int
kernel___effects___Call_set_words(serai___kernel___effects___CallObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Call' object attribute 'words' cannot be deleted");
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
    if (self->_words != NULL) {
        CPy_DECREF(self->_words);
    }
    self->_words = tmp;
    return 0;
}

static PyObject *
kernel___effects___Call_get_pairs(serai___kernel___effects___CallObject *self, void *closure)
{
    if (unlikely(self->_pairs == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'pairs' of 'Call' undefined");
        return NULL;
    }
    CPy_INCREF(self->_pairs);
    PyObject *retval = self->_pairs;
    return retval;
}

static int
kernel___effects___Call_set_pairs(serai___kernel___effects___CallObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Call' object attribute 'pairs' cannot be deleted");
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
    if (self->_pairs != NULL) {
        CPy_DECREF(self->_pairs);
    }
    self->_pairs = tmp;
    return 0;
}

static PyObject *
kernel___effects___Call_get_named(serai___kernel___effects___CallObject *self, void *closure)
{
    return CPyDef_kernel___effects___Call___named((PyObject *) self);
}

static int
kernel___effects___Several_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
kernel___effects___Several_traverse(serai___kernel___effects___SeveralObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_text);
    Py_VISIT(self->_parts);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_kernel___effects___Several_clear(PyObject *cpy_r_self)
{
    serai___kernel___effects___SeveralObject *self = (serai___kernel___effects___SeveralObject *)cpy_r_self;
    Py_CLEAR(self->_text);
    Py_CLEAR(self->_parts);
    return 0;
}

static int32_t CPyDef_kernel___effects___Several_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___effects___SeveralObject *self = (serai___kernel___effects___SeveralObject *)cpy_r_self;
    Py_CLEAR(self->_text);
    Py_CLEAR(self->_parts);
    return 0;
}

static void
kernel___effects___Several_dealloc(serai___kernel___effects___SeveralObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, kernel___effects___Several_dealloc)
    CPyDef_kernel___effects___Several_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_kernel___effects_____mypyc__Several_setup(PyObject *cpy_r_type);
PyObject *CPyDef_kernel___effects___Several(PyObject *cpy_r_text, PyObject *cpy_r_parts);

static PyObject *
kernel___effects___Several_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_kernel___effects___Several) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_kernel___effects_____mypyc__Several_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_kernel___effects___Several_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem kernel___effects___Several_vtable[3];
static bool
CPyDef_kernel___effects___Several_trait_vtable_setup(void)
{
    CPyVTableItem kernel___effects___Several_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_kernel___effects___Several_____init__,
        (CPyVTableItem)CPyDef_kernel___effects___Effect_____repr__,
        (CPyVTableItem)CPyDef_kernel___effects___Several_____init__,
    };
    memcpy(kernel___effects___Several_vtable, kernel___effects___Several_vtable_scratch, sizeof(kernel___effects___Several_vtable));
    return 1;
}

static bool
CPyDef_kernel___effects___Several_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
kernel___effects___Several_get_parts(serai___kernel___effects___SeveralObject *self, void *closure);
static int
kernel___effects___Several_set_parts(serai___kernel___effects___SeveralObject *self, PyObject *value, void *closure);

static PyGetSetDef kernel___effects___Several_getseters[] = {
    {"parts",
     (getter)kernel___effects___Several_get_parts, (setter)kernel___effects___Several_set_parts,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef kernel___effects___Several_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_kernel___effects_____mypyc__Several_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_kernel___effects___Several_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, text, parts)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_kernel___effects___Several_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Several",
    .tp_new = kernel___effects___Several_new,
    .tp_dealloc = (destructor)kernel___effects___Several_dealloc,
    .tp_traverse = (traverseproc)kernel___effects___Several_traverse,
    .tp_clear = (inquiry)CPyDef_kernel___effects___Several_clear,
    .tp_getset = kernel___effects___Several_getseters,
    .tp_methods = kernel___effects___Several_methods,
    .tp_init = kernel___effects___Several_init,
    .tp_basicsize = sizeof(serai___kernel___effects___SeveralObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Several(text, parts)\n--\n\n"),
};
static PyTypeObject *CPyType_kernel___effects___Several_template = &CPyType_kernel___effects___Several_template_;

PyObject *CPyDef_kernel___effects_____mypyc__Several_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___effects___SeveralObject *self;
    self = (serai___kernel___effects___SeveralObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = kernel___effects___Several_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_kernel___effects___Several(PyObject *cpy_r_text, PyObject *cpy_r_parts)
{
    PyObject *self = CPyDef_kernel___effects_____mypyc__Several_setup((PyObject *)CPyType_kernel___effects___Several);
    if (self == NULL)
        return NULL;
    char res = CPyDef_kernel___effects___Several_____init__(self, cpy_r_text, cpy_r_parts);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
kernel___effects___Several_get_parts(serai___kernel___effects___SeveralObject *self, void *closure)
{
    if (unlikely(self->_parts == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'parts' of 'Several' undefined");
        return NULL;
    }
    CPy_INCREF(self->_parts);
    PyObject *retval = self->_parts;
    return retval;
}

static int
kernel___effects___Several_set_parts(serai___kernel___effects___SeveralObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Several' object attribute 'parts' cannot be deleted");
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
kernel___effects___AnyOrder_traverse(serai___kernel___effects___AnyOrderObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_text);
    Py_VISIT(self->_parts);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_kernel___effects___AnyOrder_clear(PyObject *cpy_r_self)
{
    serai___kernel___effects___AnyOrderObject *self = (serai___kernel___effects___AnyOrderObject *)cpy_r_self;
    Py_CLEAR(self->_text);
    Py_CLEAR(self->_parts);
    return 0;
}

static int32_t CPyDef_kernel___effects___AnyOrder_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___effects___AnyOrderObject *self = (serai___kernel___effects___AnyOrderObject *)cpy_r_self;
    Py_CLEAR(self->_text);
    Py_CLEAR(self->_parts);
    return 0;
}

static void
kernel___effects___AnyOrder_dealloc(serai___kernel___effects___AnyOrderObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, kernel___effects___AnyOrder_dealloc)
    CPyDef_kernel___effects___AnyOrder_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_kernel___effects_____mypyc__AnyOrder_setup(PyObject *cpy_r_type);
PyObject *CPyDef_kernel___effects___AnyOrder(PyObject *cpy_r_text, PyObject *cpy_r_parts);

static PyObject *
kernel___effects___AnyOrder_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_kernel___effects___AnyOrder) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_kernel___effects_____mypyc__AnyOrder_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_kernel___effects___Several_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem kernel___effects___AnyOrder_vtable[3];
static bool
CPyDef_kernel___effects___AnyOrder_trait_vtable_setup(void)
{
    CPyVTableItem kernel___effects___AnyOrder_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_kernel___effects___Several_____init__,
        (CPyVTableItem)CPyDef_kernel___effects___Effect_____repr__,
        (CPyVTableItem)CPyDef_kernel___effects___Several_____init__,
    };
    memcpy(kernel___effects___AnyOrder_vtable, kernel___effects___AnyOrder_vtable_scratch, sizeof(kernel___effects___AnyOrder_vtable));
    return 1;
}

static bool
CPyDef_kernel___effects___AnyOrder_coroutine_setup(PyObject *type)
{
    return 1;
}


static PyGetSetDef kernel___effects___AnyOrder_getseters[] = {
    {NULL}  /* Sentinel */
};

static PyMethodDef kernel___effects___AnyOrder_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_kernel___effects_____mypyc__AnyOrder_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_kernel___effects___AnyOrder_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "AnyOrder",
    .tp_new = kernel___effects___AnyOrder_new,
    .tp_dealloc = (destructor)kernel___effects___AnyOrder_dealloc,
    .tp_traverse = (traverseproc)kernel___effects___AnyOrder_traverse,
    .tp_clear = (inquiry)CPyDef_kernel___effects___AnyOrder_clear,
    .tp_getset = kernel___effects___AnyOrder_getseters,
    .tp_methods = kernel___effects___AnyOrder_methods,
    .tp_basicsize = sizeof(serai___kernel___effects___AnyOrderObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("AnyOrder(text, parts)\n--\n\n"),
};
static PyTypeObject *CPyType_kernel___effects___AnyOrder_template = &CPyType_kernel___effects___AnyOrder_template_;

PyObject *CPyDef_kernel___effects_____mypyc__AnyOrder_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___effects___AnyOrderObject *self;
    self = (serai___kernel___effects___AnyOrderObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = kernel___effects___AnyOrder_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_kernel___effects___AnyOrder(PyObject *cpy_r_text, PyObject *cpy_r_parts)
{
    PyObject *self = CPyDef_kernel___effects_____mypyc__AnyOrder_setup((PyObject *)CPyType_kernel___effects___AnyOrder);
    if (self == NULL)
        return NULL;
    char res = CPyDef_kernel___effects___Several_____init__(self, cpy_r_text, cpy_r_parts);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}


static int
kernel___effects___InOrder_traverse(serai___kernel___effects___InOrderObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_text);
    Py_VISIT(self->_parts);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_kernel___effects___InOrder_clear(PyObject *cpy_r_self)
{
    serai___kernel___effects___InOrderObject *self = (serai___kernel___effects___InOrderObject *)cpy_r_self;
    Py_CLEAR(self->_text);
    Py_CLEAR(self->_parts);
    return 0;
}

static int32_t CPyDef_kernel___effects___InOrder_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___effects___InOrderObject *self = (serai___kernel___effects___InOrderObject *)cpy_r_self;
    Py_CLEAR(self->_text);
    Py_CLEAR(self->_parts);
    return 0;
}

static void
kernel___effects___InOrder_dealloc(serai___kernel___effects___InOrderObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, kernel___effects___InOrder_dealloc)
    CPyDef_kernel___effects___InOrder_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_kernel___effects_____mypyc__InOrder_setup(PyObject *cpy_r_type);
PyObject *CPyDef_kernel___effects___InOrder(PyObject *cpy_r_text, PyObject *cpy_r_parts);

static PyObject *
kernel___effects___InOrder_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_kernel___effects___InOrder) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_kernel___effects_____mypyc__InOrder_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_kernel___effects___Several_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem kernel___effects___InOrder_vtable[3];
static bool
CPyDef_kernel___effects___InOrder_trait_vtable_setup(void)
{
    CPyVTableItem kernel___effects___InOrder_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_kernel___effects___Several_____init__,
        (CPyVTableItem)CPyDef_kernel___effects___Effect_____repr__,
        (CPyVTableItem)CPyDef_kernel___effects___Several_____init__,
    };
    memcpy(kernel___effects___InOrder_vtable, kernel___effects___InOrder_vtable_scratch, sizeof(kernel___effects___InOrder_vtable));
    return 1;
}

static bool
CPyDef_kernel___effects___InOrder_coroutine_setup(PyObject *type)
{
    return 1;
}


static PyGetSetDef kernel___effects___InOrder_getseters[] = {
    {NULL}  /* Sentinel */
};

static PyMethodDef kernel___effects___InOrder_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_kernel___effects_____mypyc__InOrder_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_kernel___effects___InOrder_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "InOrder",
    .tp_new = kernel___effects___InOrder_new,
    .tp_dealloc = (destructor)kernel___effects___InOrder_dealloc,
    .tp_traverse = (traverseproc)kernel___effects___InOrder_traverse,
    .tp_clear = (inquiry)CPyDef_kernel___effects___InOrder_clear,
    .tp_getset = kernel___effects___InOrder_getseters,
    .tp_methods = kernel___effects___InOrder_methods,
    .tp_basicsize = sizeof(serai___kernel___effects___InOrderObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("InOrder(text, parts)\n--\n\n"),
};
static PyTypeObject *CPyType_kernel___effects___InOrder_template = &CPyType_kernel___effects___InOrder_template_;

PyObject *CPyDef_kernel___effects_____mypyc__InOrder_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___effects___InOrderObject *self;
    self = (serai___kernel___effects___InOrderObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = kernel___effects___InOrder_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_kernel___effects___InOrder(PyObject *cpy_r_text, PyObject *cpy_r_parts)
{
    PyObject *self = CPyDef_kernel___effects_____mypyc__InOrder_setup((PyObject *)CPyType_kernel___effects___InOrder);
    if (self == NULL)
        return NULL;
    char res = CPyDef_kernel___effects___Several_____init__(self, cpy_r_text, cpy_r_parts);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}


static int
kernel___effects___Choice_traverse(serai___kernel___effects___ChoiceObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_text);
    Py_VISIT(self->_parts);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_kernel___effects___Choice_clear(PyObject *cpy_r_self)
{
    serai___kernel___effects___ChoiceObject *self = (serai___kernel___effects___ChoiceObject *)cpy_r_self;
    Py_CLEAR(self->_text);
    Py_CLEAR(self->_parts);
    return 0;
}

static int32_t CPyDef_kernel___effects___Choice_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___effects___ChoiceObject *self = (serai___kernel___effects___ChoiceObject *)cpy_r_self;
    Py_CLEAR(self->_text);
    Py_CLEAR(self->_parts);
    return 0;
}

static void
kernel___effects___Choice_dealloc(serai___kernel___effects___ChoiceObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, kernel___effects___Choice_dealloc)
    CPyDef_kernel___effects___Choice_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_kernel___effects_____mypyc__Choice_setup(PyObject *cpy_r_type);
PyObject *CPyDef_kernel___effects___Choice(PyObject *cpy_r_text, PyObject *cpy_r_parts);

static PyObject *
kernel___effects___Choice_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_kernel___effects___Choice) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_kernel___effects_____mypyc__Choice_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_kernel___effects___Several_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem kernel___effects___Choice_vtable[3];
static bool
CPyDef_kernel___effects___Choice_trait_vtable_setup(void)
{
    CPyVTableItem kernel___effects___Choice_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_kernel___effects___Several_____init__,
        (CPyVTableItem)CPyDef_kernel___effects___Effect_____repr__,
        (CPyVTableItem)CPyDef_kernel___effects___Several_____init__,
    };
    memcpy(kernel___effects___Choice_vtable, kernel___effects___Choice_vtable_scratch, sizeof(kernel___effects___Choice_vtable));
    return 1;
}

static bool
CPyDef_kernel___effects___Choice_coroutine_setup(PyObject *type)
{
    return 1;
}


static PyGetSetDef kernel___effects___Choice_getseters[] = {
    {NULL}  /* Sentinel */
};

static PyMethodDef kernel___effects___Choice_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_kernel___effects_____mypyc__Choice_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_kernel___effects___Choice_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Choice",
    .tp_new = kernel___effects___Choice_new,
    .tp_dealloc = (destructor)kernel___effects___Choice_dealloc,
    .tp_traverse = (traverseproc)kernel___effects___Choice_traverse,
    .tp_clear = (inquiry)CPyDef_kernel___effects___Choice_clear,
    .tp_getset = kernel___effects___Choice_getseters,
    .tp_methods = kernel___effects___Choice_methods,
    .tp_basicsize = sizeof(serai___kernel___effects___ChoiceObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Choice(text, parts)\n--\n\n"),
};
static PyTypeObject *CPyType_kernel___effects___Choice_template = &CPyType_kernel___effects___Choice_template_;

PyObject *CPyDef_kernel___effects_____mypyc__Choice_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___effects___ChoiceObject *self;
    self = (serai___kernel___effects___ChoiceObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = kernel___effects___Choice_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_kernel___effects___Choice(PyObject *cpy_r_text, PyObject *cpy_r_parts)
{
    PyObject *self = CPyDef_kernel___effects_____mypyc__Choice_setup((PyObject *)CPyType_kernel___effects___Choice);
    if (self == NULL)
        return NULL;
    char res = CPyDef_kernel___effects___Several_____init__(self, cpy_r_text, cpy_r_parts);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}


static int
kernel___effects___Arrow_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
kernel___effects___Arrow_traverse(serai___kernel___effects___ArrowObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_text);
    Py_VISIT(self->_cost);
    Py_VISIT(self->_gain);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_kernel___effects___Arrow_clear(PyObject *cpy_r_self)
{
    serai___kernel___effects___ArrowObject *self = (serai___kernel___effects___ArrowObject *)cpy_r_self;
    Py_CLEAR(self->_text);
    Py_CLEAR(self->_cost);
    Py_CLEAR(self->_gain);
    return 0;
}

static int32_t CPyDef_kernel___effects___Arrow_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___effects___ArrowObject *self = (serai___kernel___effects___ArrowObject *)cpy_r_self;
    Py_CLEAR(self->_text);
    Py_CLEAR(self->_cost);
    Py_CLEAR(self->_gain);
    return 0;
}

static void
kernel___effects___Arrow_dealloc(serai___kernel___effects___ArrowObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, kernel___effects___Arrow_dealloc)
    CPyDef_kernel___effects___Arrow_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_kernel___effects_____mypyc__Arrow_setup(PyObject *cpy_r_type);
PyObject *CPyDef_kernel___effects___Arrow(PyObject *cpy_r_text, PyObject *cpy_r_cost, PyObject *cpy_r_gain);

static PyObject *
kernel___effects___Arrow_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_kernel___effects___Arrow) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_kernel___effects_____mypyc__Arrow_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_kernel___effects___Arrow_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem kernel___effects___Arrow_vtable[3];
static bool
CPyDef_kernel___effects___Arrow_trait_vtable_setup(void)
{
    CPyVTableItem kernel___effects___Arrow_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_kernel___effects___Arrow_____init__,
        (CPyVTableItem)CPyDef_kernel___effects___Effect_____repr__,
        (CPyVTableItem)CPyDef_kernel___effects___Arrow_____init__,
    };
    memcpy(kernel___effects___Arrow_vtable, kernel___effects___Arrow_vtable_scratch, sizeof(kernel___effects___Arrow_vtable));
    return 1;
}

static bool
CPyDef_kernel___effects___Arrow_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
kernel___effects___Arrow_get_cost(serai___kernel___effects___ArrowObject *self, void *closure);
static int
kernel___effects___Arrow_set_cost(serai___kernel___effects___ArrowObject *self, PyObject *value, void *closure);
static PyObject *
kernel___effects___Arrow_get_gain(serai___kernel___effects___ArrowObject *self, void *closure);
static int
kernel___effects___Arrow_set_gain(serai___kernel___effects___ArrowObject *self, PyObject *value, void *closure);

static PyGetSetDef kernel___effects___Arrow_getseters[] = {
    {"cost",
     (getter)kernel___effects___Arrow_get_cost, (setter)kernel___effects___Arrow_set_cost,
     NULL, NULL},
    {"gain",
     (getter)kernel___effects___Arrow_get_gain, (setter)kernel___effects___Arrow_set_gain,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef kernel___effects___Arrow_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_kernel___effects_____mypyc__Arrow_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_kernel___effects___Arrow_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, text, cost, gain)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_kernel___effects___Arrow_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Arrow",
    .tp_new = kernel___effects___Arrow_new,
    .tp_dealloc = (destructor)kernel___effects___Arrow_dealloc,
    .tp_traverse = (traverseproc)kernel___effects___Arrow_traverse,
    .tp_clear = (inquiry)CPyDef_kernel___effects___Arrow_clear,
    .tp_getset = kernel___effects___Arrow_getseters,
    .tp_methods = kernel___effects___Arrow_methods,
    .tp_init = kernel___effects___Arrow_init,
    .tp_basicsize = sizeof(serai___kernel___effects___ArrowObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Arrow(text, cost, gain)\n--\n\n"),
};
static PyTypeObject *CPyType_kernel___effects___Arrow_template = &CPyType_kernel___effects___Arrow_template_;

PyObject *CPyDef_kernel___effects_____mypyc__Arrow_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___effects___ArrowObject *self;
    self = (serai___kernel___effects___ArrowObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = kernel___effects___Arrow_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_kernel___effects___Arrow(PyObject *cpy_r_text, PyObject *cpy_r_cost, PyObject *cpy_r_gain)
{
    PyObject *self = CPyDef_kernel___effects_____mypyc__Arrow_setup((PyObject *)CPyType_kernel___effects___Arrow);
    if (self == NULL)
        return NULL;
    char res = CPyDef_kernel___effects___Arrow_____init__(self, cpy_r_text, cpy_r_cost, cpy_r_gain);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
kernel___effects___Arrow_get_cost(serai___kernel___effects___ArrowObject *self, void *closure)
{
    if (unlikely(self->_cost == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'cost' of 'Arrow' undefined");
        return NULL;
    }
    CPy_INCREF(self->_cost);
    PyObject *retval = self->_cost;
    return retval;
}

static int
kernel___effects___Arrow_set_cost(serai___kernel___effects___ArrowObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Arrow' object attribute 'cost' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_kernel___effects___Call))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.effects.Call", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_cost != NULL) {
        CPy_DECREF(self->_cost);
    }
    self->_cost = tmp;
    return 0;
}

static PyObject *
kernel___effects___Arrow_get_gain(serai___kernel___effects___ArrowObject *self, void *closure)
{
    if (unlikely(self->_gain == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'gain' of 'Arrow' undefined");
        return NULL;
    }
    CPy_INCREF(self->_gain);
    PyObject *retval = self->_gain;
    return retval;
}

static int
kernel___effects___Arrow_set_gain(serai___kernel___effects___ArrowObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Arrow' object attribute 'gain' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyObject_TypeCheck(value, CPyType_kernel___effects___Effect)))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.effects.Effect", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_gain != NULL) {
        CPy_DECREF(self->_gain);
    }
    self->_gain = tmp;
    return 0;
}

static int
kernel___effects___Repeat_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
kernel___effects___Repeat_traverse(serai___kernel___effects___RepeatObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_text);
    if (CPyTagged_CheckLong(self->_times)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_times));
    }
    Py_VISIT(self->_part);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_kernel___effects___Repeat_clear(PyObject *cpy_r_self)
{
    serai___kernel___effects___RepeatObject *self = (serai___kernel___effects___RepeatObject *)cpy_r_self;
    Py_CLEAR(self->_text);
    if (CPyTagged_CheckLong(self->_times)) {
        CPyTagged __tmp = self->_times;
        self->_times = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_part);
    return 0;
}

static int32_t CPyDef_kernel___effects___Repeat_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___effects___RepeatObject *self = (serai___kernel___effects___RepeatObject *)cpy_r_self;
    Py_CLEAR(self->_text);
    if (CPyTagged_CheckLong(self->_times)) {
        CPyTagged __tmp = self->_times;
        self->_times = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_part);
    return 0;
}

static void
kernel___effects___Repeat_dealloc(serai___kernel___effects___RepeatObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, kernel___effects___Repeat_dealloc)
    CPyDef_kernel___effects___Repeat_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_kernel___effects_____mypyc__Repeat_setup(PyObject *cpy_r_type);
PyObject *CPyDef_kernel___effects___Repeat(PyObject *cpy_r_text, CPyTagged cpy_r_times, PyObject *cpy_r_part);

static PyObject *
kernel___effects___Repeat_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_kernel___effects___Repeat) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_kernel___effects_____mypyc__Repeat_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_kernel___effects___Repeat_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem kernel___effects___Repeat_vtable[3];
static bool
CPyDef_kernel___effects___Repeat_trait_vtable_setup(void)
{
    CPyVTableItem kernel___effects___Repeat_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_kernel___effects___Repeat_____init__,
        (CPyVTableItem)CPyDef_kernel___effects___Effect_____repr__,
        (CPyVTableItem)CPyDef_kernel___effects___Repeat_____init__,
    };
    memcpy(kernel___effects___Repeat_vtable, kernel___effects___Repeat_vtable_scratch, sizeof(kernel___effects___Repeat_vtable));
    return 1;
}

static bool
CPyDef_kernel___effects___Repeat_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
kernel___effects___Repeat_get_times(serai___kernel___effects___RepeatObject *self, void *closure);
static int
kernel___effects___Repeat_set_times(serai___kernel___effects___RepeatObject *self, PyObject *value, void *closure);
static PyObject *
kernel___effects___Repeat_get_part(serai___kernel___effects___RepeatObject *self, void *closure);
static int
kernel___effects___Repeat_set_part(serai___kernel___effects___RepeatObject *self, PyObject *value, void *closure);

static PyGetSetDef kernel___effects___Repeat_getseters[] = {
    {"times",
     (getter)kernel___effects___Repeat_get_times, (setter)kernel___effects___Repeat_set_times,
     NULL, NULL},
    {"part",
     (getter)kernel___effects___Repeat_get_part, (setter)kernel___effects___Repeat_set_part,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef kernel___effects___Repeat_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_kernel___effects_____mypyc__Repeat_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_kernel___effects___Repeat_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, text, times, part)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_kernel___effects___Repeat_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Repeat",
    .tp_new = kernel___effects___Repeat_new,
    .tp_dealloc = (destructor)kernel___effects___Repeat_dealloc,
    .tp_traverse = (traverseproc)kernel___effects___Repeat_traverse,
    .tp_clear = (inquiry)CPyDef_kernel___effects___Repeat_clear,
    .tp_getset = kernel___effects___Repeat_getseters,
    .tp_methods = kernel___effects___Repeat_methods,
    .tp_init = kernel___effects___Repeat_init,
    .tp_basicsize = sizeof(serai___kernel___effects___RepeatObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Repeat(text, times, part)\n--\n\n"),
};
static PyTypeObject *CPyType_kernel___effects___Repeat_template = &CPyType_kernel___effects___Repeat_template_;

PyObject *CPyDef_kernel___effects_____mypyc__Repeat_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___effects___RepeatObject *self;
    self = (serai___kernel___effects___RepeatObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = kernel___effects___Repeat_vtable;
    self->_times = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_kernel___effects___Repeat(PyObject *cpy_r_text, CPyTagged cpy_r_times, PyObject *cpy_r_part)
{
    PyObject *self = CPyDef_kernel___effects_____mypyc__Repeat_setup((PyObject *)CPyType_kernel___effects___Repeat);
    if (self == NULL)
        return NULL;
    char res = CPyDef_kernel___effects___Repeat_____init__(self, cpy_r_text, cpy_r_times, cpy_r_part);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
kernel___effects___Repeat_get_times(serai___kernel___effects___RepeatObject *self, void *closure)
{
    if (unlikely(self->_times == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'times' of 'Repeat' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_times);
    PyObject *retval = CPyTagged_StealAsObject(self->_times);
    return retval;
}

static int
kernel___effects___Repeat_set_times(serai___kernel___effects___RepeatObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Repeat' object attribute 'times' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_times != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_times);
    }
    self->_times = tmp;
    return 0;
}

static PyObject *
kernel___effects___Repeat_get_part(serai___kernel___effects___RepeatObject *self, void *closure)
{
    if (unlikely(self->_part == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'part' of 'Repeat' undefined");
        return NULL;
    }
    CPy_INCREF(self->_part);
    PyObject *retval = self->_part;
    return retval;
}

static int
kernel___effects___Repeat_set_part(serai___kernel___effects___RepeatObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Repeat' object attribute 'part' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyObject_TypeCheck(value, CPyType_kernel___effects___Effect)))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.effects.Effect", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_part != NULL) {
        CPy_DECREF(self->_part);
    }
    self->_part = tmp;
    return 0;
}

static int
kernel___effects___Maybe_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
kernel___effects___Maybe_traverse(serai___kernel___effects___MaybeObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_text);
    Py_VISIT(self->_part);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_kernel___effects___Maybe_clear(PyObject *cpy_r_self)
{
    serai___kernel___effects___MaybeObject *self = (serai___kernel___effects___MaybeObject *)cpy_r_self;
    Py_CLEAR(self->_text);
    Py_CLEAR(self->_part);
    return 0;
}

static int32_t CPyDef_kernel___effects___Maybe_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___effects___MaybeObject *self = (serai___kernel___effects___MaybeObject *)cpy_r_self;
    Py_CLEAR(self->_text);
    Py_CLEAR(self->_part);
    return 0;
}

static void
kernel___effects___Maybe_dealloc(serai___kernel___effects___MaybeObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, kernel___effects___Maybe_dealloc)
    CPyDef_kernel___effects___Maybe_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_kernel___effects_____mypyc__Maybe_setup(PyObject *cpy_r_type);
PyObject *CPyDef_kernel___effects___Maybe(PyObject *cpy_r_text, PyObject *cpy_r_part);

static PyObject *
kernel___effects___Maybe_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_kernel___effects___Maybe) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_kernel___effects_____mypyc__Maybe_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_kernel___effects___Maybe_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem kernel___effects___Maybe_vtable[3];
static bool
CPyDef_kernel___effects___Maybe_trait_vtable_setup(void)
{
    CPyVTableItem kernel___effects___Maybe_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_kernel___effects___Maybe_____init__,
        (CPyVTableItem)CPyDef_kernel___effects___Effect_____repr__,
        (CPyVTableItem)CPyDef_kernel___effects___Maybe_____init__,
    };
    memcpy(kernel___effects___Maybe_vtable, kernel___effects___Maybe_vtable_scratch, sizeof(kernel___effects___Maybe_vtable));
    return 1;
}

static bool
CPyDef_kernel___effects___Maybe_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
kernel___effects___Maybe_get_part(serai___kernel___effects___MaybeObject *self, void *closure);
static int
kernel___effects___Maybe_set_part(serai___kernel___effects___MaybeObject *self, PyObject *value, void *closure);

static PyGetSetDef kernel___effects___Maybe_getseters[] = {
    {"part",
     (getter)kernel___effects___Maybe_get_part, (setter)kernel___effects___Maybe_set_part,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef kernel___effects___Maybe_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_kernel___effects_____mypyc__Maybe_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_kernel___effects___Maybe_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, text, part)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_kernel___effects___Maybe_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Maybe",
    .tp_new = kernel___effects___Maybe_new,
    .tp_dealloc = (destructor)kernel___effects___Maybe_dealloc,
    .tp_traverse = (traverseproc)kernel___effects___Maybe_traverse,
    .tp_clear = (inquiry)CPyDef_kernel___effects___Maybe_clear,
    .tp_getset = kernel___effects___Maybe_getseters,
    .tp_methods = kernel___effects___Maybe_methods,
    .tp_init = kernel___effects___Maybe_init,
    .tp_basicsize = sizeof(serai___kernel___effects___MaybeObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Maybe(text, part)\n--\n\n"),
};
static PyTypeObject *CPyType_kernel___effects___Maybe_template = &CPyType_kernel___effects___Maybe_template_;

PyObject *CPyDef_kernel___effects_____mypyc__Maybe_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___effects___MaybeObject *self;
    self = (serai___kernel___effects___MaybeObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = kernel___effects___Maybe_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_kernel___effects___Maybe(PyObject *cpy_r_text, PyObject *cpy_r_part)
{
    PyObject *self = CPyDef_kernel___effects_____mypyc__Maybe_setup((PyObject *)CPyType_kernel___effects___Maybe);
    if (self == NULL)
        return NULL;
    char res = CPyDef_kernel___effects___Maybe_____init__(self, cpy_r_text, cpy_r_part);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
kernel___effects___Maybe_get_part(serai___kernel___effects___MaybeObject *self, void *closure)
{
    if (unlikely(self->_part == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'part' of 'Maybe' undefined");
        return NULL;
    }
    CPy_INCREF(self->_part);
    PyObject *retval = self->_part;
    return retval;
}

static int
kernel___effects___Maybe_set_part(serai___kernel___effects___MaybeObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Maybe' object attribute 'part' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyObject_TypeCheck(value, CPyType_kernel___effects___Effect)))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.effects.Effect", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_part != NULL) {
        CPy_DECREF(self->_part);
    }
    self->_part = tmp;
    return 0;
}

static int
kernel___effects___Verb_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
kernel___effects___Verb_traverse(serai___kernel___effects___VerbObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_name);
    Py_VISIT(self->_parameters);
    Py_VISIT(self->_work);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_kernel___effects___Verb_clear(PyObject *cpy_r_self)
{
    serai___kernel___effects___VerbObject *self = (serai___kernel___effects___VerbObject *)cpy_r_self;
    Py_CLEAR(self->_name);
    Py_CLEAR(self->_parameters);
    Py_CLEAR(self->_work);
    return 0;
}

static int32_t CPyDef_kernel___effects___Verb_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___effects___VerbObject *self = (serai___kernel___effects___VerbObject *)cpy_r_self;
    Py_CLEAR(self->_name);
    Py_CLEAR(self->_parameters);
    Py_CLEAR(self->_work);
    return 0;
}

static void
kernel___effects___Verb_dealloc(serai___kernel___effects___VerbObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, kernel___effects___Verb_dealloc)
    CPyDef_kernel___effects___Verb_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_kernel___effects_____mypyc__Verb_setup(PyObject *cpy_r_type);
PyObject *CPyDef_kernel___effects___Verb(PyObject *cpy_r_name, PyObject *cpy_r_parameters, PyObject *cpy_r_work);

static PyObject *
kernel___effects___Verb_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_kernel___effects___Verb) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_kernel___effects_____mypyc__Verb_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_kernel___effects___Verb_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem kernel___effects___Verb_vtable[2];
static bool
CPyDef_kernel___effects___Verb_trait_vtable_setup(void)
{
    CPyVTableItem kernel___effects___Verb_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_kernel___effects___Verb_____init__,
        (CPyVTableItem)CPyDef_kernel___effects___Verb___complaint,
    };
    memcpy(kernel___effects___Verb_vtable, kernel___effects___Verb_vtable_scratch, sizeof(kernel___effects___Verb_vtable));
    return 1;
}

static bool
CPyDef_kernel___effects___Verb_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
kernel___effects___Verb_get_name(serai___kernel___effects___VerbObject *self, void *closure);
static int
kernel___effects___Verb_set_name(serai___kernel___effects___VerbObject *self, PyObject *value, void *closure);
static PyObject *
kernel___effects___Verb_get_parameters(serai___kernel___effects___VerbObject *self, void *closure);
static int
kernel___effects___Verb_set_parameters(serai___kernel___effects___VerbObject *self, PyObject *value, void *closure);
static PyObject *
kernel___effects___Verb_get_work(serai___kernel___effects___VerbObject *self, void *closure);
static int
kernel___effects___Verb_set_work(serai___kernel___effects___VerbObject *self, PyObject *value, void *closure);

static PyGetSetDef kernel___effects___Verb_getseters[] = {
    {"name",
     (getter)kernel___effects___Verb_get_name, (setter)kernel___effects___Verb_set_name,
     NULL, NULL},
    {"parameters",
     (getter)kernel___effects___Verb_get_parameters, (setter)kernel___effects___Verb_set_parameters,
     NULL, NULL},
    {"work",
     (getter)kernel___effects___Verb_get_work, (setter)kernel___effects___Verb_set_work,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef kernel___effects___Verb_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_kernel___effects_____mypyc__Verb_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_kernel___effects___Verb_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, name, parameters, work)\n--\n\n")},
    {"complaint",
     (PyCFunction)CPyPy_kernel___effects___Verb___complaint,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("complaint($self, words)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_kernel___effects___Verb_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Verb",
    .tp_new = kernel___effects___Verb_new,
    .tp_dealloc = (destructor)kernel___effects___Verb_dealloc,
    .tp_traverse = (traverseproc)kernel___effects___Verb_traverse,
    .tp_clear = (inquiry)CPyDef_kernel___effects___Verb_clear,
    .tp_getset = kernel___effects___Verb_getseters,
    .tp_methods = kernel___effects___Verb_methods,
    .tp_init = kernel___effects___Verb_init,
    .tp_basicsize = sizeof(serai___kernel___effects___VerbObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Verb(name, parameters, work)\n--\n\n"),
};
static PyTypeObject *CPyType_kernel___effects___Verb_template = &CPyType_kernel___effects___Verb_template_;

PyObject *CPyDef_kernel___effects_____mypyc__Verb_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___effects___VerbObject *self;
    self = (serai___kernel___effects___VerbObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = kernel___effects___Verb_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_kernel___effects___Verb(PyObject *cpy_r_name, PyObject *cpy_r_parameters, PyObject *cpy_r_work)
{
    PyObject *self = CPyDef_kernel___effects_____mypyc__Verb_setup((PyObject *)CPyType_kernel___effects___Verb);
    if (self == NULL)
        return NULL;
    char res = CPyDef_kernel___effects___Verb_____init__(self, cpy_r_name, cpy_r_parameters, cpy_r_work);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
kernel___effects___Verb_get_name(serai___kernel___effects___VerbObject *self, void *closure)
{
    if (unlikely(self->_name == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'name' of 'Verb' undefined");
        return NULL;
    }
    CPy_INCREF(self->_name);
    PyObject *retval = self->_name;
    return retval;
}

static int
kernel___effects___Verb_set_name(serai___kernel___effects___VerbObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Verb' object attribute 'name' cannot be deleted");
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
kernel___effects___Verb_get_parameters(serai___kernel___effects___VerbObject *self, void *closure)
{
    if (unlikely(self->_parameters == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'parameters' of 'Verb' undefined");
        return NULL;
    }
    CPy_INCREF(self->_parameters);
    PyObject *retval = self->_parameters;
    return retval;
}

static int
kernel___effects___Verb_set_parameters(serai___kernel___effects___VerbObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Verb' object attribute 'parameters' cannot be deleted");
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
    if (self->_parameters != NULL) {
        CPy_DECREF(self->_parameters);
    }
    self->_parameters = tmp;
    return 0;
}

static PyObject *
kernel___effects___Verb_get_work(serai___kernel___effects___VerbObject *self, void *closure)
{
    if (unlikely(self->_work == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'work' of 'Verb' undefined");
        return NULL;
    }
    CPy_INCREF(self->_work);
    PyObject *retval = self->_work;
    return retval;
}

static int
kernel___effects___Verb_set_work(serai___kernel___effects___VerbObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Verb' object attribute 'work' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyObject_TypeCheck(value, CPyType_work___Work)))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.work.Work", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_work != NULL) {
        CPy_DECREF(self->_work);
    }
    self->_work = tmp;
    return 0;
}

static int
kernel___effects___Verbs_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static PyObject *CPyDunder___getitem__kernel___effects___Verbs(PyObject *obj_self, PyObject *obj_name) {
    PyObject *arg_self;
    if (likely(Py_TYPE(obj_self) == CPyType_kernel___effects___Verbs))
        arg_self = obj_self;
    else {
        CPy_TypeError("serai.kernel.effects.Verbs", obj_self); 
        return NULL;
    }
    PyObject *arg_name;
    if (likely(PyUnicode_Check(obj_name)))
        arg_name = obj_name;
    else {
        CPy_TypeError("str", obj_name); 
        return NULL;
    }
    return CPyDef_kernel___effects___Verbs_____getitem__(arg_self, arg_name);
}
static PyMappingMethods kernel___effects___Verbs_as_mapping = {
    .mp_subscript = CPyDunder___getitem__kernel___effects___Verbs,
};
static int
kernel___effects___Verbs_traverse(serai___kernel___effects___VerbsObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->__verbs);
    Py_VISIT(self->__effects);
    Py_VISIT(self->__parsed);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_kernel___effects___Verbs_clear(PyObject *cpy_r_self)
{
    serai___kernel___effects___VerbsObject *self = (serai___kernel___effects___VerbsObject *)cpy_r_self;
    Py_CLEAR(self->__verbs);
    Py_CLEAR(self->__effects);
    Py_CLEAR(self->__parsed);
    return 0;
}

static int32_t CPyDef_kernel___effects___Verbs_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___effects___VerbsObject *self = (serai___kernel___effects___VerbsObject *)cpy_r_self;
    Py_CLEAR(self->__verbs);
    Py_CLEAR(self->__effects);
    Py_CLEAR(self->__parsed);
    return 0;
}

static void
kernel___effects___Verbs_dealloc(serai___kernel___effects___VerbsObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, kernel___effects___Verbs_dealloc)
    CPyDef_kernel___effects___Verbs_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_kernel___effects_____mypyc__Verbs_setup(PyObject *cpy_r_type);
PyObject *CPyDef_kernel___effects___Verbs(void);

static PyObject *
kernel___effects___Verbs_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_kernel___effects___Verbs) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_kernel___effects_____mypyc__Verbs_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_kernel___effects___Verbs_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem kernel___effects___Verbs_vtable[8];
static bool
CPyDef_kernel___effects___Verbs_trait_vtable_setup(void)
{
    CPyVTableItem kernel___effects___Verbs_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_kernel___effects___Verbs_____init__,
        (CPyVTableItem)CPyDef_kernel___effects___Verbs___add,
        (CPyVTableItem)CPyDef_kernel___effects___Verbs_____getitem__,
        (CPyVTableItem)CPyDef_kernel___effects___Verbs___get,
        (CPyVTableItem)CPyDef_kernel___effects___Verbs___names,
        (CPyVTableItem)CPyDef_kernel___effects___Verbs___parse,
        (CPyVTableItem)CPyDef_kernel___effects___Verbs___interned,
        (CPyVTableItem)CPyDef_kernel___effects___Verbs___call,
    };
    memcpy(kernel___effects___Verbs_vtable, kernel___effects___Verbs_vtable_scratch, sizeof(kernel___effects___Verbs_vtable));
    return 1;
}

static bool
CPyDef_kernel___effects___Verbs_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
kernel___effects___Verbs_get__verbs(serai___kernel___effects___VerbsObject *self, void *closure);
static int
kernel___effects___Verbs_set__verbs(serai___kernel___effects___VerbsObject *self, PyObject *value, void *closure);
static PyObject *
kernel___effects___Verbs_get__effects(serai___kernel___effects___VerbsObject *self, void *closure);
static int
kernel___effects___Verbs_set__effects(serai___kernel___effects___VerbsObject *self, PyObject *value, void *closure);
static PyObject *
kernel___effects___Verbs_get__parsed(serai___kernel___effects___VerbsObject *self, void *closure);
static int
kernel___effects___Verbs_set__parsed(serai___kernel___effects___VerbsObject *self, PyObject *value, void *closure);
static PyObject *
kernel___effects___Verbs_get_names(serai___kernel___effects___VerbsObject *self, void *closure);

static PyGetSetDef kernel___effects___Verbs_getseters[] = {
    {"_verbs",
     (getter)kernel___effects___Verbs_get__verbs, (setter)kernel___effects___Verbs_set__verbs,
     NULL, NULL},
    {"_effects",
     (getter)kernel___effects___Verbs_get__effects, (setter)kernel___effects___Verbs_set__effects,
     NULL, NULL},
    {"_parsed",
     (getter)kernel___effects___Verbs_get__parsed, (setter)kernel___effects___Verbs_set__parsed,
     NULL, NULL},
    {"names",
     (getter)kernel___effects___Verbs_get_names,
    NULL, NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef kernel___effects___Verbs_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_kernel___effects_____mypyc__Verbs_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_kernel___effects___Verbs_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self)\n--\n\n")},
    {"add",
     (PyCFunction)CPyPy_kernel___effects___Verbs___add,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"__getitem__",
     (PyCFunction)CPyPy_kernel___effects___Verbs_____getitem__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__getitem__($self, name, /)\n--\n\n")},
    {"get",
     (PyCFunction)CPyPy_kernel___effects___Verbs___get,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("get($self, name)\n--\n\n")},
    {"parse",
     (PyCFunction)CPyPy_kernel___effects___Verbs___parse,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("parse($self, text)\n--\n\n")},
    {"interned",
     (PyCFunction)CPyPy_kernel___effects___Verbs___interned,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("interned($self, text, make)\n--\n\n")},
    {"call",
     (PyCFunction)CPyPy_kernel___effects___Verbs___call,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("call($self, name, *words)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_kernel___effects___Verbs_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Verbs",
    .tp_new = kernel___effects___Verbs_new,
    .tp_dealloc = (destructor)kernel___effects___Verbs_dealloc,
    .tp_traverse = (traverseproc)kernel___effects___Verbs_traverse,
    .tp_clear = (inquiry)CPyDef_kernel___effects___Verbs_clear,
    .tp_getset = kernel___effects___Verbs_getseters,
    .tp_methods = kernel___effects___Verbs_methods,
    .tp_init = kernel___effects___Verbs_init,
    .tp_as_mapping = &kernel___effects___Verbs_as_mapping,
    .tp_basicsize = sizeof(serai___kernel___effects___VerbsObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Verbs()\n--\n\n"),
};
static PyTypeObject *CPyType_kernel___effects___Verbs_template = &CPyType_kernel___effects___Verbs_template_;

PyObject *CPyDef_kernel___effects_____mypyc__Verbs_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___effects___VerbsObject *self;
    self = (serai___kernel___effects___VerbsObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = kernel___effects___Verbs_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_kernel___effects___Verbs(void)
{
    PyObject *self = CPyDef_kernel___effects_____mypyc__Verbs_setup((PyObject *)CPyType_kernel___effects___Verbs);
    if (self == NULL)
        return NULL;
    char res = CPyDef_kernel___effects___Verbs_____init__(self);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
kernel___effects___Verbs_get__verbs(serai___kernel___effects___VerbsObject *self, void *closure)
{
    if (unlikely(self->__verbs == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_verbs' of 'Verbs' undefined");
        return NULL;
    }
    CPy_INCREF(self->__verbs);
    PyObject *retval = self->__verbs;
    return retval;
}

static int
kernel___effects___Verbs_set__verbs(serai___kernel___effects___VerbsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Verbs' object attribute '_verbs' cannot be deleted");
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
    if (self->__verbs != NULL) {
        CPy_DECREF(self->__verbs);
    }
    self->__verbs = tmp;
    return 0;
}

static PyObject *
kernel___effects___Verbs_get__effects(serai___kernel___effects___VerbsObject *self, void *closure)
{
    if (unlikely(self->__effects == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_effects' of 'Verbs' undefined");
        return NULL;
    }
    CPy_INCREF(self->__effects);
    PyObject *retval = self->__effects;
    return retval;
}

static int
kernel___effects___Verbs_set__effects(serai___kernel___effects___VerbsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Verbs' object attribute '_effects' cannot be deleted");
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
    if (self->__effects != NULL) {
        CPy_DECREF(self->__effects);
    }
    self->__effects = tmp;
    return 0;
}

static PyObject *
kernel___effects___Verbs_get__parsed(serai___kernel___effects___VerbsObject *self, void *closure)
{
    if (unlikely(self->__parsed == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_parsed' of 'Verbs' undefined");
        return NULL;
    }
    CPy_INCREF(self->__parsed);
    PyObject *retval = self->__parsed;
    return retval;
}

static int
kernel___effects___Verbs_set__parsed(serai___kernel___effects___VerbsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Verbs' object attribute '_parsed' cannot be deleted");
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
    if (self->__parsed != NULL) {
        CPy_DECREF(self->__parsed);
    }
    self->__parsed = tmp;
    return 0;
}

static PyObject *
kernel___effects___Verbs_get_names(serai___kernel___effects___VerbsObject *self, void *closure)
{
    return CPyDef_kernel___effects___Verbs___names((PyObject *) self);
}

static int
kernel___effects___EffectError_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return CPyPy_kernel___effects___EffectError_____init__(self, args, kwds) != NULL ? 0 : -1;
}
PyMemberDef kernel___effects___EffectError_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(PyBaseExceptionObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(PyBaseExceptionObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
kernel___effects___EffectError_traverse(serai___kernel___effects___EffectErrorObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    PyTypeObject *_base_tp_traverse = CPyType_kernel___effects___EffectError->tp_base;
    while (_base_tp_traverse->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_traverse = _base_tp_traverse->tp_base;
    }
    rv = _base_tp_traverse->tp_traverse((PyObject *)self, visit, arg);
    if (rv != 0) return rv;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyBaseExceptionObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(PyBaseExceptionObject))));
    return rv;
}

static int32_t CPyDef_kernel___effects___EffectError_clear_subtype(PyObject *cpy_r_self)
{
    serai___kernel___effects___EffectErrorObject *self = (serai___kernel___effects___EffectErrorObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyBaseExceptionObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(PyBaseExceptionObject))));
    return 0;
}

static int32_t CPyDef_kernel___effects___EffectError_clear(PyObject *cpy_r_self)
{
    int32_t res = CPyDef_kernel___effects___EffectError_clear_subtype(cpy_r_self);
    if (res != 0) return res;
    PyTypeObject *_base_tp_clear = CPyType_kernel___effects___EffectError->tp_base;
    while (_base_tp_clear->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_clear = _base_tp_clear->tp_base;
    }
    return _base_tp_clear->tp_clear((PyObject *)cpy_r_self);
}

static int32_t CPyDef_kernel___effects___EffectError_clear_on_completion_subtype(PyObject *cpy_r_self)
{
    serai___kernel___effects___EffectErrorObject *self = (serai___kernel___effects___EffectErrorObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyBaseExceptionObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(PyBaseExceptionObject))));
    return 0;
}

static int32_t CPyDef_kernel___effects___EffectError_clear_on_completion(PyObject *cpy_r_self)
{
    int32_t res = CPyDef_kernel___effects___EffectError_clear_on_completion_subtype(cpy_r_self);
    if (res != 0) return res;
    PyTypeObject *_base_tp_clear = CPyType_kernel___effects___EffectError->tp_base;
    while (_base_tp_clear->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_clear = _base_tp_clear->tp_base;
    }
    return _base_tp_clear->tp_clear((PyObject *)cpy_r_self);
}

static void
kernel___effects___EffectError_dealloc(serai___kernel___effects___EffectErrorObject *self)
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
    CPyDef_kernel___effects___EffectError_clear_subtype((PyObject *)self);
    if (PyType_IS_GC(CPyType_kernel___effects___EffectError->tp_base)) PyObject_GC_Track((PyObject *)self);
    PyTypeObject *_base_tp_dealloc = CPyType_kernel___effects___EffectError->tp_base;
    while (_base_tp_dealloc->tp_flags & Py_TPFLAGS_HEAPTYPE) {
            _base_tp_dealloc = _base_tp_dealloc->tp_base;
    }
    _base_tp_dealloc->tp_dealloc((PyObject *)self);
    done: ;
}


static PyGetSetDef kernel___effects___EffectError_getseters[] = {
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef kernel___effects___EffectError_methods[] = {
    {"__init__",
     (PyCFunction)CPyPy_kernel___effects___EffectError_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, text, column, problem)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_kernel___effects___EffectError_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "EffectError",
    .tp_dealloc = (destructor)kernel___effects___EffectError_dealloc,
    .tp_traverse = (traverseproc)kernel___effects___EffectError_traverse,
    .tp_clear = (inquiry)CPyDef_kernel___effects___EffectError_clear,
    .tp_getset = kernel___effects___EffectError_getseters,
    .tp_methods = kernel___effects___EffectError_methods,
    .tp_init = kernel___effects___EffectError_init,
    .tp_members = kernel___effects___EffectError_members,
    .tp_basicsize = sizeof(PyBaseExceptionObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(PyBaseExceptionObject),
    .tp_weaklistoffset = sizeof(PyBaseExceptionObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("EffectError(text, column, problem)\n--\n\n"),
};
static PyTypeObject *CPyType_kernel___effects___EffectError_template = &CPyType_kernel___effects___EffectError_template_;


static int
kernel___effects____Parser_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
kernel___effects____Parser_traverse(serai___kernel___effects____ParserObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_verbs);
    Py_VISIT(self->_text);
    Py_VISIT(self->_tokens);
    if (CPyTagged_CheckLong(self->_at)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_at));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_kernel___effects____Parser_clear(PyObject *cpy_r_self)
{
    serai___kernel___effects____ParserObject *self = (serai___kernel___effects____ParserObject *)cpy_r_self;
    Py_CLEAR(self->_verbs);
    Py_CLEAR(self->_text);
    Py_CLEAR(self->_tokens);
    if (CPyTagged_CheckLong(self->_at)) {
        CPyTagged __tmp = self->_at;
        self->_at = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_kernel___effects____Parser_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___effects____ParserObject *self = (serai___kernel___effects____ParserObject *)cpy_r_self;
    Py_CLEAR(self->_verbs);
    Py_CLEAR(self->_text);
    Py_CLEAR(self->_tokens);
    if (CPyTagged_CheckLong(self->_at)) {
        CPyTagged __tmp = self->_at;
        self->_at = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
kernel___effects____Parser_dealloc(serai___kernel___effects____ParserObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, kernel___effects____Parser_dealloc)
    CPyDef_kernel___effects____Parser_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_kernel___effects_____mypyc___3_Parser_setup(PyObject *cpy_r_type);
PyObject *CPyDef_kernel___effects____Parser(PyObject *cpy_r_verbs, PyObject *cpy_r_text);

static PyObject *
kernel___effects____Parser_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_kernel___effects____Parser) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_kernel___effects_____mypyc___3_Parser_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_kernel___effects____Parser_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem kernel___effects____Parser_vtable[14];
static bool
CPyDef_kernel___effects____Parser_trait_vtable_setup(void)
{
    CPyVTableItem kernel___effects____Parser_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_kernel___effects____Parser_____init__,
        (CPyVTableItem)CPyDef_kernel___effects____Parser___fail,
        (CPyVTableItem)CPyDef_kernel___effects____Parser___next,
        (CPyVTableItem)CPyDef_kernel___effects____Parser___take,
        (CPyVTableItem)CPyDef_kernel___effects____Parser___whole,
        (CPyVTableItem)CPyDef_kernel___effects____Parser___any_order,
        (CPyVTableItem)CPyDef_kernel___effects____Parser___in_order,
        (CPyVTableItem)CPyDef_kernel___effects____Parser___arrow,
        (CPyVTableItem)CPyDef_kernel___effects____Parser___unit,
        (CPyVTableItem)CPyDef_kernel___effects____Parser___choice,
        (CPyVTableItem)CPyDef_kernel___effects____Parser___repeat,
        (CPyVTableItem)CPyDef_kernel___effects____Parser___call,
        (CPyVTableItem)CPyDef_kernel___effects____Parser___number,
        (CPyVTableItem)CPyDef_kernel___effects____Parser___word,
    };
    memcpy(kernel___effects____Parser_vtable, kernel___effects____Parser_vtable_scratch, sizeof(kernel___effects____Parser_vtable));
    return 1;
}

static bool
CPyDef_kernel___effects____Parser_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
kernel___effects____Parser_get_verbs(serai___kernel___effects____ParserObject *self, void *closure);
static int
kernel___effects____Parser_set_verbs(serai___kernel___effects____ParserObject *self, PyObject *value, void *closure);
static PyObject *
kernel___effects____Parser_get_text(serai___kernel___effects____ParserObject *self, void *closure);
static int
kernel___effects____Parser_set_text(serai___kernel___effects____ParserObject *self, PyObject *value, void *closure);
static PyObject *
kernel___effects____Parser_get_tokens(serai___kernel___effects____ParserObject *self, void *closure);
static int
kernel___effects____Parser_set_tokens(serai___kernel___effects____ParserObject *self, PyObject *value, void *closure);
static PyObject *
kernel___effects____Parser_get_at(serai___kernel___effects____ParserObject *self, void *closure);
static int
kernel___effects____Parser_set_at(serai___kernel___effects____ParserObject *self, PyObject *value, void *closure);
static PyObject *
kernel___effects____Parser_get_next(serai___kernel___effects____ParserObject *self, void *closure);

static PyGetSetDef kernel___effects____Parser_getseters[] = {
    {"verbs",
     (getter)kernel___effects____Parser_get_verbs, (setter)kernel___effects____Parser_set_verbs,
     NULL, NULL},
    {"text",
     (getter)kernel___effects____Parser_get_text, (setter)kernel___effects____Parser_set_text,
     NULL, NULL},
    {"tokens",
     (getter)kernel___effects____Parser_get_tokens, (setter)kernel___effects____Parser_set_tokens,
     NULL, NULL},
    {"at",
     (getter)kernel___effects____Parser_get_at, (setter)kernel___effects____Parser_set_at,
     NULL, NULL},
    {"next",
     (getter)kernel___effects____Parser_get_next,
    NULL, NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef kernel___effects____Parser_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_kernel___effects_____mypyc___3_Parser_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_kernel___effects____Parser_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, verbs, text)\n--\n\n")},
    {"fail",
     (PyCFunction)CPyPy_kernel___effects____Parser___fail,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("fail($self, problem, column=None)\n--\n\n")},
    {"take",
     (PyCFunction)CPyPy_kernel___effects____Parser___take,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("take($self, token=\'\')\n--\n\n")},
    {"whole",
     (PyCFunction)CPyPy_kernel___effects____Parser___whole,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("whole($self)\n--\n\n")},
    {"any_order",
     (PyCFunction)CPyPy_kernel___effects____Parser___any_order,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("any_order($self)\n--\n\n")},
    {"in_order",
     (PyCFunction)CPyPy_kernel___effects____Parser___in_order,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("in_order($self)\n--\n\n")},
    {"arrow",
     (PyCFunction)CPyPy_kernel___effects____Parser___arrow,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("arrow($self)\n--\n\n")},
    {"unit",
     (PyCFunction)CPyPy_kernel___effects____Parser___unit,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("unit($self)\n--\n\n")},
    {"choice",
     (PyCFunction)CPyPy_kernel___effects____Parser___choice,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("choice($self, column)\n--\n\n")},
    {"repeat",
     (PyCFunction)CPyPy_kernel___effects____Parser___repeat,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("repeat($self)\n--\n\n")},
    {"call",
     (PyCFunction)CPyPy_kernel___effects____Parser___call,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("call($self, name, column)\n--\n\n")},
    {"number",
     (PyCFunction)CPyPy_kernel___effects____Parser___number,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("number($self, token)\n--\n\n")},
    {"word",
     (PyCFunction)CPyPy_kernel___effects____Parser___word,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("word($self)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_kernel___effects____Parser_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_Parser",
    .tp_new = kernel___effects____Parser_new,
    .tp_dealloc = (destructor)kernel___effects____Parser_dealloc,
    .tp_traverse = (traverseproc)kernel___effects____Parser_traverse,
    .tp_clear = (inquiry)CPyDef_kernel___effects____Parser_clear,
    .tp_getset = kernel___effects____Parser_getseters,
    .tp_methods = kernel___effects____Parser_methods,
    .tp_init = kernel___effects____Parser_init,
    .tp_basicsize = sizeof(serai___kernel___effects____ParserObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_Parser(verbs, text)\n--\n\n"),
};
static PyTypeObject *CPyType_kernel___effects____Parser_template = &CPyType_kernel___effects____Parser_template_;

PyObject *CPyDef_kernel___effects_____mypyc___3_Parser_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___effects____ParserObject *self;
    self = (serai___kernel___effects____ParserObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = kernel___effects____Parser_vtable;
    self->_at = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_kernel___effects____Parser(PyObject *cpy_r_verbs, PyObject *cpy_r_text)
{
    PyObject *self = CPyDef_kernel___effects_____mypyc___3_Parser_setup((PyObject *)CPyType_kernel___effects____Parser);
    if (self == NULL)
        return NULL;
    char res = CPyDef_kernel___effects____Parser_____init__(self, cpy_r_verbs, cpy_r_text);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
kernel___effects____Parser_get_verbs(serai___kernel___effects____ParserObject *self, void *closure)
{
    if (unlikely(self->_verbs == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'verbs' of '_Parser' undefined");
        return NULL;
    }
    CPy_INCREF(self->_verbs);
    PyObject *retval = self->_verbs;
    return retval;
}

static int
kernel___effects____Parser_set_verbs(serai___kernel___effects____ParserObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'_Parser' object attribute 'verbs' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_kernel___effects___Verbs))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.effects.Verbs", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_verbs != NULL) {
        CPy_DECREF(self->_verbs);
    }
    self->_verbs = tmp;
    return 0;
}

static PyObject *
kernel___effects____Parser_get_text(serai___kernel___effects____ParserObject *self, void *closure)
{
    if (unlikely(self->_text == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'text' of '_Parser' undefined");
        return NULL;
    }
    CPy_INCREF(self->_text);
    PyObject *retval = self->_text;
    return retval;
}

static int
kernel___effects____Parser_set_text(serai___kernel___effects____ParserObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'_Parser' object attribute 'text' cannot be deleted");
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

static PyObject *
kernel___effects____Parser_get_tokens(serai___kernel___effects____ParserObject *self, void *closure)
{
    if (unlikely(self->_tokens == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'tokens' of '_Parser' undefined");
        return NULL;
    }
    CPy_INCREF(self->_tokens);
    PyObject *retval = self->_tokens;
    return retval;
}

static int
kernel___effects____Parser_set_tokens(serai___kernel___effects____ParserObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'_Parser' object attribute 'tokens' cannot be deleted");
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
    if (self->_tokens != NULL) {
        CPy_DECREF(self->_tokens);
    }
    self->_tokens = tmp;
    return 0;
}

static PyObject *
kernel___effects____Parser_get_at(serai___kernel___effects____ParserObject *self, void *closure)
{
    if (unlikely(self->_at == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'at' of '_Parser' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_at);
    PyObject *retval = CPyTagged_StealAsObject(self->_at);
    return retval;
}

static int
kernel___effects____Parser_set_at(serai___kernel___effects____ParserObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'_Parser' object attribute 'at' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_at != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_at);
    }
    self->_at = tmp;
    return 0;
}

static PyObject *
kernel___effects____Parser_get_next(serai___kernel___effects____ParserObject *self, void *closure)
{
    return CPyDef_kernel___effects____Parser___next((PyObject *) self);
}

static PyObject *CPyDunder___get__kernel___effects___accepts_Parameter_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_kernel___effects___accepts_Parameter_obj_____get__(self, instance, owner);
}
static int
kernel___effects___accepts_Parameter_obj_traverse(serai___kernel___effects___accepts_Parameter_objObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    return rv;
}

static int32_t CPyDef_kernel___effects___accepts_Parameter_obj_clear(PyObject *cpy_r_self)
{
    serai___kernel___effects___accepts_Parameter_objObject *self = (serai___kernel___effects___accepts_Parameter_objObject *)cpy_r_self;
    return 0;
}

static int32_t CPyDef_kernel___effects___accepts_Parameter_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___effects___accepts_Parameter_objObject *self = (serai___kernel___effects___accepts_Parameter_objObject *)cpy_r_self;
    return 0;
}

static void
kernel___effects___accepts_Parameter_obj_dealloc(serai___kernel___effects___accepts_Parameter_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (kernel___effects___accepts_Parameter_obj_free_instance == NULL) {
        kernel___effects___accepts_Parameter_obj_free_instance = self;
        return;
    }
    CPy_TRASHCAN_BEGIN(self, kernel___effects___accepts_Parameter_obj_dealloc)
    CPyDef_kernel___effects___accepts_Parameter_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_kernel___effects_____mypyc__accepts_Parameter_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_kernel___effects___accepts_Parameter_obj(void);

static PyObject *
kernel___effects___accepts_Parameter_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_kernel___effects___accepts_Parameter_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_kernel___effects_____mypyc__accepts_Parameter_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem kernel___effects___accepts_Parameter_obj_vtable[2];
static bool
CPyDef_kernel___effects___accepts_Parameter_obj_trait_vtable_setup(void)
{
    CPyVTableItem kernel___effects___accepts_Parameter_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_kernel___effects___accepts_Parameter_obj_____call__,
        (CPyVTableItem)CPyDef_kernel___effects___accepts_Parameter_obj_____get__,
    };
    memcpy(kernel___effects___accepts_Parameter_obj_vtable, kernel___effects___accepts_Parameter_obj_vtable_scratch, sizeof(kernel___effects___accepts_Parameter_obj_vtable));
    return 1;
}

static bool
CPyDef_kernel___effects___accepts_Parameter_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef kernel___effects___accepts_Parameter_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_kernel___effects_____mypyc__accepts_Parameter_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_kernel___effects___accepts_Parameter_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($self, word)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_kernel___effects___accepts_Parameter_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_kernel___effects___accepts_Parameter_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "accepts_Parameter_obj",
    .tp_new = kernel___effects___accepts_Parameter_obj_new,
    .tp_dealloc = (destructor)kernel___effects___accepts_Parameter_obj_dealloc,
    .tp_traverse = (traverseproc)kernel___effects___accepts_Parameter_obj_traverse,
    .tp_clear = (inquiry)CPyDef_kernel___effects___accepts_Parameter_obj_clear,
    .tp_methods = kernel___effects___accepts_Parameter_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__kernel___effects___accepts_Parameter_obj,
    .tp_basicsize = sizeof(serai___kernel___effects___accepts_Parameter_objObject),
    .tp_vectorcall_offset = offsetof(serai___kernel___effects___accepts_Parameter_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("accepts_Parameter_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_kernel___effects___accepts_Parameter_obj_template = &CPyType_kernel___effects___accepts_Parameter_obj_template_;

PyObject *CPyDef_kernel___effects_____mypyc__accepts_Parameter_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___effects___accepts_Parameter_objObject *self;
    if (kernel___effects___accepts_Parameter_obj_free_instance != NULL) {
        self = kernel___effects___accepts_Parameter_obj_free_instance;
        kernel___effects___accepts_Parameter_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___kernel___effects___accepts_Parameter_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = kernel___effects___accepts_Parameter_obj_vtable;
    self->vectorcall = CPyPy_kernel___effects___accepts_Parameter_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_kernel___effects___accepts_Parameter_obj(void)
{
    PyObject *self = CPyDef_kernel___effects_____mypyc__accepts_Parameter_obj_setup((PyObject *)CPyType_kernel___effects___accepts_Parameter_obj);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__kernel___effects___wanted_Parameter_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_kernel___effects___wanted_Parameter_obj_____get__(self, instance, owner);
}
static int
kernel___effects___wanted_Parameter_obj_traverse(serai___kernel___effects___wanted_Parameter_objObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    return rv;
}

static int32_t CPyDef_kernel___effects___wanted_Parameter_obj_clear(PyObject *cpy_r_self)
{
    serai___kernel___effects___wanted_Parameter_objObject *self = (serai___kernel___effects___wanted_Parameter_objObject *)cpy_r_self;
    return 0;
}

static int32_t CPyDef_kernel___effects___wanted_Parameter_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___effects___wanted_Parameter_objObject *self = (serai___kernel___effects___wanted_Parameter_objObject *)cpy_r_self;
    return 0;
}

static void
kernel___effects___wanted_Parameter_obj_dealloc(serai___kernel___effects___wanted_Parameter_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (kernel___effects___wanted_Parameter_obj_free_instance == NULL) {
        kernel___effects___wanted_Parameter_obj_free_instance = self;
        return;
    }
    CPy_TRASHCAN_BEGIN(self, kernel___effects___wanted_Parameter_obj_dealloc)
    CPyDef_kernel___effects___wanted_Parameter_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_kernel___effects_____mypyc__wanted_Parameter_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_kernel___effects___wanted_Parameter_obj(void);

static PyObject *
kernel___effects___wanted_Parameter_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_kernel___effects___wanted_Parameter_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_kernel___effects_____mypyc__wanted_Parameter_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem kernel___effects___wanted_Parameter_obj_vtable[2];
static bool
CPyDef_kernel___effects___wanted_Parameter_obj_trait_vtable_setup(void)
{
    CPyVTableItem kernel___effects___wanted_Parameter_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_kernel___effects___wanted_Parameter_obj_____call__,
        (CPyVTableItem)CPyDef_kernel___effects___wanted_Parameter_obj_____get__,
    };
    memcpy(kernel___effects___wanted_Parameter_obj_vtable, kernel___effects___wanted_Parameter_obj_vtable_scratch, sizeof(kernel___effects___wanted_Parameter_obj_vtable));
    return 1;
}

static bool
CPyDef_kernel___effects___wanted_Parameter_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef kernel___effects___wanted_Parameter_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_kernel___effects_____mypyc__wanted_Parameter_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_kernel___effects___wanted_Parameter_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($self)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_kernel___effects___wanted_Parameter_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_kernel___effects___wanted_Parameter_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "wanted_Parameter_obj",
    .tp_new = kernel___effects___wanted_Parameter_obj_new,
    .tp_dealloc = (destructor)kernel___effects___wanted_Parameter_obj_dealloc,
    .tp_traverse = (traverseproc)kernel___effects___wanted_Parameter_obj_traverse,
    .tp_clear = (inquiry)CPyDef_kernel___effects___wanted_Parameter_obj_clear,
    .tp_methods = kernel___effects___wanted_Parameter_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__kernel___effects___wanted_Parameter_obj,
    .tp_basicsize = sizeof(serai___kernel___effects___wanted_Parameter_objObject),
    .tp_vectorcall_offset = offsetof(serai___kernel___effects___wanted_Parameter_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("wanted_Parameter_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_kernel___effects___wanted_Parameter_obj_template = &CPyType_kernel___effects___wanted_Parameter_obj_template_;

PyObject *CPyDef_kernel___effects_____mypyc__wanted_Parameter_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___effects___wanted_Parameter_objObject *self;
    if (kernel___effects___wanted_Parameter_obj_free_instance != NULL) {
        self = kernel___effects___wanted_Parameter_obj_free_instance;
        kernel___effects___wanted_Parameter_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___kernel___effects___wanted_Parameter_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = kernel___effects___wanted_Parameter_obj_vtable;
    self->vectorcall = CPyPy_kernel___effects___wanted_Parameter_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_kernel___effects___wanted_Parameter_obj(void)
{
    PyObject *self = CPyDef_kernel___effects_____mypyc__wanted_Parameter_obj_setup((PyObject *)CPyType_kernel___effects___wanted_Parameter_obj);
    if (self == NULL)
        return NULL;
    return self;
}


static int
kernel___effects___any_order__Parser_env_traverse(serai___kernel___effects___any_order__Parser_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_flat);
    Py_VISIT(self->_text);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_kernel___effects___any_order__Parser_env_clear(PyObject *cpy_r_self)
{
    serai___kernel___effects___any_order__Parser_envObject *self = (serai___kernel___effects___any_order__Parser_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_flat);
    Py_CLEAR(self->_text);
    return 0;
}

static int32_t CPyDef_kernel___effects___any_order__Parser_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___effects___any_order__Parser_envObject *self = (serai___kernel___effects___any_order__Parser_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
kernel___effects___any_order__Parser_env_dealloc(serai___kernel___effects___any_order__Parser_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (kernel___effects___any_order__Parser_env_free_instance == NULL) {
        kernel___effects___any_order__Parser_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_flat);
        Py_CLEAR(self->_text);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, kernel___effects___any_order__Parser_env_dealloc)
    CPyDef_kernel___effects___any_order__Parser_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_kernel___effects_____mypyc__any_order__Parser_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_kernel___effects___any_order__Parser_env(void);

static PyObject *
kernel___effects___any_order__Parser_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_kernel___effects___any_order__Parser_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_kernel___effects_____mypyc__any_order__Parser_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem kernel___effects___any_order__Parser_env_vtable[1];
static bool
CPyDef_kernel___effects___any_order__Parser_env_trait_vtable_setup(void)
{
    CPyVTableItem kernel___effects___any_order__Parser_env_vtable_scratch[] = {
        NULL
    };
    memcpy(kernel___effects___any_order__Parser_env_vtable, kernel___effects___any_order__Parser_env_vtable_scratch, sizeof(kernel___effects___any_order__Parser_env_vtable));
    return 1;
}

static bool
CPyDef_kernel___effects___any_order__Parser_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef kernel___effects___any_order__Parser_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_kernel___effects_____mypyc__any_order__Parser_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_kernel___effects___any_order__Parser_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "any_order__Parser_env",
    .tp_new = kernel___effects___any_order__Parser_env_new,
    .tp_dealloc = (destructor)kernel___effects___any_order__Parser_env_dealloc,
    .tp_traverse = (traverseproc)kernel___effects___any_order__Parser_env_traverse,
    .tp_clear = (inquiry)CPyDef_kernel___effects___any_order__Parser_env_clear,
    .tp_methods = kernel___effects___any_order__Parser_env_methods,
    .tp_basicsize = sizeof(serai___kernel___effects___any_order__Parser_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("any_order__Parser_env()\n--\n\n"),
};
static PyTypeObject *CPyType_kernel___effects___any_order__Parser_env_template = &CPyType_kernel___effects___any_order__Parser_env_template_;

PyObject *CPyDef_kernel___effects_____mypyc__any_order__Parser_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___effects___any_order__Parser_envObject *self;
    if (kernel___effects___any_order__Parser_env_free_instance != NULL) {
        self = kernel___effects___any_order__Parser_env_free_instance;
        kernel___effects___any_order__Parser_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___kernel___effects___any_order__Parser_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = kernel___effects___any_order__Parser_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_kernel___effects___any_order__Parser_env(void)
{
    PyObject *self = CPyDef_kernel___effects_____mypyc__any_order__Parser_env_setup((PyObject *)CPyType_kernel___effects___any_order__Parser_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__kernel___effects_____mypyc_lambda__0_any_order__Parser_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_____get__(self, instance, owner);
}
PyMemberDef kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___kernel___effects_____mypyc_lambda__0_any_order__Parser_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___kernel___effects_____mypyc_lambda__0_any_order__Parser_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_traverse(serai___kernel___effects_____mypyc_lambda__0_any_order__Parser_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___kernel___effects_____mypyc_lambda__0_any_order__Parser_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___effects_____mypyc_lambda__0_any_order__Parser_objObject))));
    return rv;
}

static int32_t CPyDef_kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_clear(PyObject *cpy_r_self)
{
    serai___kernel___effects_____mypyc_lambda__0_any_order__Parser_objObject *self = (serai___kernel___effects_____mypyc_lambda__0_any_order__Parser_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___kernel___effects_____mypyc_lambda__0_any_order__Parser_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___effects_____mypyc_lambda__0_any_order__Parser_objObject))));
    return 0;
}

static int32_t CPyDef_kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___effects_____mypyc_lambda__0_any_order__Parser_objObject *self = (serai___kernel___effects_____mypyc_lambda__0_any_order__Parser_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___kernel___effects_____mypyc_lambda__0_any_order__Parser_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___effects_____mypyc_lambda__0_any_order__Parser_objObject))));
    return 0;
}

static void
kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_dealloc(serai___kernel___effects_____mypyc_lambda__0_any_order__Parser_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_free_instance == NULL) {
        kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_dealloc)
    CPyDef_kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_kernel___effects_____mypyc___3__mypyc_lambda__0_any_order__Parser_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_kernel___effects_____mypyc_lambda__0_any_order__Parser_obj(void);

static PyObject *
kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_kernel___effects_____mypyc_lambda__0_any_order__Parser_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_kernel___effects_____mypyc___3__mypyc_lambda__0_any_order__Parser_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_vtable[2];
static bool
CPyDef_kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_trait_vtable_setup(void)
{
    CPyVTableItem kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_____call__,
        (CPyVTableItem)CPyDef_kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_____get__,
    };
    memcpy(kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_vtable, kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_vtable_scratch, sizeof(kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_vtable));
    return 1;
}

static bool
CPyDef_kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_get___3_mypyc_env__(serai___kernel___effects_____mypyc_lambda__0_any_order__Parser_objObject *self, void *closure);

static PyGetSetDef kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_kernel___effects_____mypyc___3__mypyc_lambda__0_any_order__Parser_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__()\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__0_any_order__Parser_obj",
    .tp_new = kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_new,
    .tp_dealloc = (destructor)kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_dealloc,
    .tp_traverse = (traverseproc)kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_traverse,
    .tp_clear = (inquiry)CPyDef_kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_clear,
    .tp_getset = kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_getseters,
    .tp_methods = kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__kernel___effects_____mypyc_lambda__0_any_order__Parser_obj,
    .tp_members = kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_members,
    .tp_basicsize = sizeof(serai___kernel___effects_____mypyc_lambda__0_any_order__Parser_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___kernel___effects_____mypyc_lambda__0_any_order__Parser_objObject),
    .tp_weaklistoffset = sizeof(serai___kernel___effects_____mypyc_lambda__0_any_order__Parser_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___kernel___effects_____mypyc_lambda__0_any_order__Parser_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__0_any_order__Parser_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_template = &CPyType_kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_template_;

PyObject *CPyDef_kernel___effects_____mypyc___3__mypyc_lambda__0_any_order__Parser_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___effects_____mypyc_lambda__0_any_order__Parser_objObject *self;
    if (kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_free_instance != NULL) {
        self = kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_free_instance;
        kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___kernel___effects_____mypyc_lambda__0_any_order__Parser_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_vtable;
    self->vectorcall = CPyPy_kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_kernel___effects_____mypyc_lambda__0_any_order__Parser_obj(void)
{
    PyObject *self = CPyDef_kernel___effects_____mypyc___3__mypyc_lambda__0_any_order__Parser_obj_setup((PyObject *)CPyType_kernel___effects_____mypyc_lambda__0_any_order__Parser_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_get___3_mypyc_env__(serai___kernel___effects_____mypyc_lambda__0_any_order__Parser_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__0_any_order__Parser_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static int
kernel___effects___in_order__Parser_env_traverse(serai___kernel___effects___in_order__Parser_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_parts);
    Py_VISIT(self->_text);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_kernel___effects___in_order__Parser_env_clear(PyObject *cpy_r_self)
{
    serai___kernel___effects___in_order__Parser_envObject *self = (serai___kernel___effects___in_order__Parser_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_parts);
    Py_CLEAR(self->_text);
    return 0;
}

static int32_t CPyDef_kernel___effects___in_order__Parser_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___effects___in_order__Parser_envObject *self = (serai___kernel___effects___in_order__Parser_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
kernel___effects___in_order__Parser_env_dealloc(serai___kernel___effects___in_order__Parser_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (kernel___effects___in_order__Parser_env_free_instance == NULL) {
        kernel___effects___in_order__Parser_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_parts);
        Py_CLEAR(self->_text);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, kernel___effects___in_order__Parser_env_dealloc)
    CPyDef_kernel___effects___in_order__Parser_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_kernel___effects_____mypyc__in_order__Parser_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_kernel___effects___in_order__Parser_env(void);

static PyObject *
kernel___effects___in_order__Parser_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_kernel___effects___in_order__Parser_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_kernel___effects_____mypyc__in_order__Parser_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem kernel___effects___in_order__Parser_env_vtable[1];
static bool
CPyDef_kernel___effects___in_order__Parser_env_trait_vtable_setup(void)
{
    CPyVTableItem kernel___effects___in_order__Parser_env_vtable_scratch[] = {
        NULL
    };
    memcpy(kernel___effects___in_order__Parser_env_vtable, kernel___effects___in_order__Parser_env_vtable_scratch, sizeof(kernel___effects___in_order__Parser_env_vtable));
    return 1;
}

static bool
CPyDef_kernel___effects___in_order__Parser_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef kernel___effects___in_order__Parser_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_kernel___effects_____mypyc__in_order__Parser_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_kernel___effects___in_order__Parser_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "in_order__Parser_env",
    .tp_new = kernel___effects___in_order__Parser_env_new,
    .tp_dealloc = (destructor)kernel___effects___in_order__Parser_env_dealloc,
    .tp_traverse = (traverseproc)kernel___effects___in_order__Parser_env_traverse,
    .tp_clear = (inquiry)CPyDef_kernel___effects___in_order__Parser_env_clear,
    .tp_methods = kernel___effects___in_order__Parser_env_methods,
    .tp_basicsize = sizeof(serai___kernel___effects___in_order__Parser_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("in_order__Parser_env()\n--\n\n"),
};
static PyTypeObject *CPyType_kernel___effects___in_order__Parser_env_template = &CPyType_kernel___effects___in_order__Parser_env_template_;

PyObject *CPyDef_kernel___effects_____mypyc__in_order__Parser_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___effects___in_order__Parser_envObject *self;
    if (kernel___effects___in_order__Parser_env_free_instance != NULL) {
        self = kernel___effects___in_order__Parser_env_free_instance;
        kernel___effects___in_order__Parser_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___kernel___effects___in_order__Parser_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = kernel___effects___in_order__Parser_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_kernel___effects___in_order__Parser_env(void)
{
    PyObject *self = CPyDef_kernel___effects_____mypyc__in_order__Parser_env_setup((PyObject *)CPyType_kernel___effects___in_order__Parser_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__kernel___effects_____mypyc_lambda__1_in_order__Parser_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_____get__(self, instance, owner);
}
PyMemberDef kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___kernel___effects_____mypyc_lambda__1_in_order__Parser_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___kernel___effects_____mypyc_lambda__1_in_order__Parser_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_traverse(serai___kernel___effects_____mypyc_lambda__1_in_order__Parser_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___kernel___effects_____mypyc_lambda__1_in_order__Parser_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___effects_____mypyc_lambda__1_in_order__Parser_objObject))));
    return rv;
}

static int32_t CPyDef_kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_clear(PyObject *cpy_r_self)
{
    serai___kernel___effects_____mypyc_lambda__1_in_order__Parser_objObject *self = (serai___kernel___effects_____mypyc_lambda__1_in_order__Parser_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___kernel___effects_____mypyc_lambda__1_in_order__Parser_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___effects_____mypyc_lambda__1_in_order__Parser_objObject))));
    return 0;
}

static int32_t CPyDef_kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___effects_____mypyc_lambda__1_in_order__Parser_objObject *self = (serai___kernel___effects_____mypyc_lambda__1_in_order__Parser_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___kernel___effects_____mypyc_lambda__1_in_order__Parser_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___effects_____mypyc_lambda__1_in_order__Parser_objObject))));
    return 0;
}

static void
kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_dealloc(serai___kernel___effects_____mypyc_lambda__1_in_order__Parser_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_free_instance == NULL) {
        kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_dealloc)
    CPyDef_kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_kernel___effects_____mypyc___3__mypyc_lambda__1_in_order__Parser_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_kernel___effects_____mypyc_lambda__1_in_order__Parser_obj(void);

static PyObject *
kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_kernel___effects_____mypyc_lambda__1_in_order__Parser_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_kernel___effects_____mypyc___3__mypyc_lambda__1_in_order__Parser_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_vtable[2];
static bool
CPyDef_kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_trait_vtable_setup(void)
{
    CPyVTableItem kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_____call__,
        (CPyVTableItem)CPyDef_kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_____get__,
    };
    memcpy(kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_vtable, kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_vtable_scratch, sizeof(kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_vtable));
    return 1;
}

static bool
CPyDef_kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_get___3_mypyc_env__(serai___kernel___effects_____mypyc_lambda__1_in_order__Parser_objObject *self, void *closure);

static PyGetSetDef kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_kernel___effects_____mypyc___3__mypyc_lambda__1_in_order__Parser_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__()\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__1_in_order__Parser_obj",
    .tp_new = kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_new,
    .tp_dealloc = (destructor)kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_dealloc,
    .tp_traverse = (traverseproc)kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_traverse,
    .tp_clear = (inquiry)CPyDef_kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_clear,
    .tp_getset = kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_getseters,
    .tp_methods = kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__kernel___effects_____mypyc_lambda__1_in_order__Parser_obj,
    .tp_members = kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_members,
    .tp_basicsize = sizeof(serai___kernel___effects_____mypyc_lambda__1_in_order__Parser_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___kernel___effects_____mypyc_lambda__1_in_order__Parser_objObject),
    .tp_weaklistoffset = sizeof(serai___kernel___effects_____mypyc_lambda__1_in_order__Parser_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___kernel___effects_____mypyc_lambda__1_in_order__Parser_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__1_in_order__Parser_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_template = &CPyType_kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_template_;

PyObject *CPyDef_kernel___effects_____mypyc___3__mypyc_lambda__1_in_order__Parser_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___effects_____mypyc_lambda__1_in_order__Parser_objObject *self;
    if (kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_free_instance != NULL) {
        self = kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_free_instance;
        kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___kernel___effects_____mypyc_lambda__1_in_order__Parser_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_vtable;
    self->vectorcall = CPyPy_kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_kernel___effects_____mypyc_lambda__1_in_order__Parser_obj(void)
{
    PyObject *self = CPyDef_kernel___effects_____mypyc___3__mypyc_lambda__1_in_order__Parser_obj_setup((PyObject *)CPyType_kernel___effects_____mypyc_lambda__1_in_order__Parser_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_get___3_mypyc_env__(serai___kernel___effects_____mypyc_lambda__1_in_order__Parser_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__1_in_order__Parser_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static int
kernel___effects___arrow__Parser_env_traverse(serai___kernel___effects___arrow__Parser_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_gain);
    Py_VISIT(self->_left);
    Py_VISIT(self->_text);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_kernel___effects___arrow__Parser_env_clear(PyObject *cpy_r_self)
{
    serai___kernel___effects___arrow__Parser_envObject *self = (serai___kernel___effects___arrow__Parser_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_gain);
    Py_CLEAR(self->_left);
    Py_CLEAR(self->_text);
    return 0;
}

static int32_t CPyDef_kernel___effects___arrow__Parser_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___effects___arrow__Parser_envObject *self = (serai___kernel___effects___arrow__Parser_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
kernel___effects___arrow__Parser_env_dealloc(serai___kernel___effects___arrow__Parser_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (kernel___effects___arrow__Parser_env_free_instance == NULL) {
        kernel___effects___arrow__Parser_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_gain);
        Py_CLEAR(self->_left);
        Py_CLEAR(self->_text);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, kernel___effects___arrow__Parser_env_dealloc)
    CPyDef_kernel___effects___arrow__Parser_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_kernel___effects_____mypyc__arrow__Parser_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_kernel___effects___arrow__Parser_env(void);

static PyObject *
kernel___effects___arrow__Parser_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_kernel___effects___arrow__Parser_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_kernel___effects_____mypyc__arrow__Parser_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem kernel___effects___arrow__Parser_env_vtable[1];
static bool
CPyDef_kernel___effects___arrow__Parser_env_trait_vtable_setup(void)
{
    CPyVTableItem kernel___effects___arrow__Parser_env_vtable_scratch[] = {
        NULL
    };
    memcpy(kernel___effects___arrow__Parser_env_vtable, kernel___effects___arrow__Parser_env_vtable_scratch, sizeof(kernel___effects___arrow__Parser_env_vtable));
    return 1;
}

static bool
CPyDef_kernel___effects___arrow__Parser_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef kernel___effects___arrow__Parser_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_kernel___effects_____mypyc__arrow__Parser_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_kernel___effects___arrow__Parser_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "arrow__Parser_env",
    .tp_new = kernel___effects___arrow__Parser_env_new,
    .tp_dealloc = (destructor)kernel___effects___arrow__Parser_env_dealloc,
    .tp_traverse = (traverseproc)kernel___effects___arrow__Parser_env_traverse,
    .tp_clear = (inquiry)CPyDef_kernel___effects___arrow__Parser_env_clear,
    .tp_methods = kernel___effects___arrow__Parser_env_methods,
    .tp_basicsize = sizeof(serai___kernel___effects___arrow__Parser_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("arrow__Parser_env()\n--\n\n"),
};
static PyTypeObject *CPyType_kernel___effects___arrow__Parser_env_template = &CPyType_kernel___effects___arrow__Parser_env_template_;

PyObject *CPyDef_kernel___effects_____mypyc__arrow__Parser_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___effects___arrow__Parser_envObject *self;
    if (kernel___effects___arrow__Parser_env_free_instance != NULL) {
        self = kernel___effects___arrow__Parser_env_free_instance;
        kernel___effects___arrow__Parser_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___kernel___effects___arrow__Parser_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = kernel___effects___arrow__Parser_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_kernel___effects___arrow__Parser_env(void)
{
    PyObject *self = CPyDef_kernel___effects_____mypyc__arrow__Parser_env_setup((PyObject *)CPyType_kernel___effects___arrow__Parser_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__kernel___effects_____mypyc_lambda__2_arrow__Parser_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_____get__(self, instance, owner);
}
PyMemberDef kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___kernel___effects_____mypyc_lambda__2_arrow__Parser_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___kernel___effects_____mypyc_lambda__2_arrow__Parser_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_traverse(serai___kernel___effects_____mypyc_lambda__2_arrow__Parser_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___kernel___effects_____mypyc_lambda__2_arrow__Parser_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___effects_____mypyc_lambda__2_arrow__Parser_objObject))));
    return rv;
}

static int32_t CPyDef_kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_clear(PyObject *cpy_r_self)
{
    serai___kernel___effects_____mypyc_lambda__2_arrow__Parser_objObject *self = (serai___kernel___effects_____mypyc_lambda__2_arrow__Parser_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___kernel___effects_____mypyc_lambda__2_arrow__Parser_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___effects_____mypyc_lambda__2_arrow__Parser_objObject))));
    return 0;
}

static int32_t CPyDef_kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___effects_____mypyc_lambda__2_arrow__Parser_objObject *self = (serai___kernel___effects_____mypyc_lambda__2_arrow__Parser_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___kernel___effects_____mypyc_lambda__2_arrow__Parser_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___effects_____mypyc_lambda__2_arrow__Parser_objObject))));
    return 0;
}

static void
kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_dealloc(serai___kernel___effects_____mypyc_lambda__2_arrow__Parser_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_free_instance == NULL) {
        kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_dealloc)
    CPyDef_kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_kernel___effects_____mypyc___3__mypyc_lambda__2_arrow__Parser_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_kernel___effects_____mypyc_lambda__2_arrow__Parser_obj(void);

static PyObject *
kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_kernel___effects_____mypyc_lambda__2_arrow__Parser_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_kernel___effects_____mypyc___3__mypyc_lambda__2_arrow__Parser_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_vtable[2];
static bool
CPyDef_kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_trait_vtable_setup(void)
{
    CPyVTableItem kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_____call__,
        (CPyVTableItem)CPyDef_kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_____get__,
    };
    memcpy(kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_vtable, kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_vtable_scratch, sizeof(kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_vtable));
    return 1;
}

static bool
CPyDef_kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_get___3_mypyc_env__(serai___kernel___effects_____mypyc_lambda__2_arrow__Parser_objObject *self, void *closure);

static PyGetSetDef kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_kernel___effects_____mypyc___3__mypyc_lambda__2_arrow__Parser_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__()\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__2_arrow__Parser_obj",
    .tp_new = kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_new,
    .tp_dealloc = (destructor)kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_dealloc,
    .tp_traverse = (traverseproc)kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_traverse,
    .tp_clear = (inquiry)CPyDef_kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_clear,
    .tp_getset = kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_getseters,
    .tp_methods = kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__kernel___effects_____mypyc_lambda__2_arrow__Parser_obj,
    .tp_members = kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_members,
    .tp_basicsize = sizeof(serai___kernel___effects_____mypyc_lambda__2_arrow__Parser_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___kernel___effects_____mypyc_lambda__2_arrow__Parser_objObject),
    .tp_weaklistoffset = sizeof(serai___kernel___effects_____mypyc_lambda__2_arrow__Parser_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___kernel___effects_____mypyc_lambda__2_arrow__Parser_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__2_arrow__Parser_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_template = &CPyType_kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_template_;

PyObject *CPyDef_kernel___effects_____mypyc___3__mypyc_lambda__2_arrow__Parser_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___effects_____mypyc_lambda__2_arrow__Parser_objObject *self;
    if (kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_free_instance != NULL) {
        self = kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_free_instance;
        kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___kernel___effects_____mypyc_lambda__2_arrow__Parser_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_vtable;
    self->vectorcall = CPyPy_kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_kernel___effects_____mypyc_lambda__2_arrow__Parser_obj(void)
{
    PyObject *self = CPyDef_kernel___effects_____mypyc___3__mypyc_lambda__2_arrow__Parser_obj_setup((PyObject *)CPyType_kernel___effects_____mypyc_lambda__2_arrow__Parser_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_get___3_mypyc_env__(serai___kernel___effects_____mypyc_lambda__2_arrow__Parser_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__2_arrow__Parser_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static int
kernel___effects___unit__Parser_env_traverse(serai___kernel___effects___unit__Parser_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_part);
    Py_VISIT(self->_text);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_kernel___effects___unit__Parser_env_clear(PyObject *cpy_r_self)
{
    serai___kernel___effects___unit__Parser_envObject *self = (serai___kernel___effects___unit__Parser_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_part);
    Py_CLEAR(self->_text);
    return 0;
}

static int32_t CPyDef_kernel___effects___unit__Parser_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___effects___unit__Parser_envObject *self = (serai___kernel___effects___unit__Parser_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
kernel___effects___unit__Parser_env_dealloc(serai___kernel___effects___unit__Parser_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (kernel___effects___unit__Parser_env_free_instance == NULL) {
        kernel___effects___unit__Parser_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_part);
        Py_CLEAR(self->_text);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, kernel___effects___unit__Parser_env_dealloc)
    CPyDef_kernel___effects___unit__Parser_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_kernel___effects_____mypyc__unit__Parser_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_kernel___effects___unit__Parser_env(void);

static PyObject *
kernel___effects___unit__Parser_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_kernel___effects___unit__Parser_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_kernel___effects_____mypyc__unit__Parser_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem kernel___effects___unit__Parser_env_vtable[1];
static bool
CPyDef_kernel___effects___unit__Parser_env_trait_vtable_setup(void)
{
    CPyVTableItem kernel___effects___unit__Parser_env_vtable_scratch[] = {
        NULL
    };
    memcpy(kernel___effects___unit__Parser_env_vtable, kernel___effects___unit__Parser_env_vtable_scratch, sizeof(kernel___effects___unit__Parser_env_vtable));
    return 1;
}

static bool
CPyDef_kernel___effects___unit__Parser_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef kernel___effects___unit__Parser_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_kernel___effects_____mypyc__unit__Parser_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_kernel___effects___unit__Parser_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "unit__Parser_env",
    .tp_new = kernel___effects___unit__Parser_env_new,
    .tp_dealloc = (destructor)kernel___effects___unit__Parser_env_dealloc,
    .tp_traverse = (traverseproc)kernel___effects___unit__Parser_env_traverse,
    .tp_clear = (inquiry)CPyDef_kernel___effects___unit__Parser_env_clear,
    .tp_methods = kernel___effects___unit__Parser_env_methods,
    .tp_basicsize = sizeof(serai___kernel___effects___unit__Parser_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("unit__Parser_env()\n--\n\n"),
};
static PyTypeObject *CPyType_kernel___effects___unit__Parser_env_template = &CPyType_kernel___effects___unit__Parser_env_template_;

PyObject *CPyDef_kernel___effects_____mypyc__unit__Parser_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___effects___unit__Parser_envObject *self;
    if (kernel___effects___unit__Parser_env_free_instance != NULL) {
        self = kernel___effects___unit__Parser_env_free_instance;
        kernel___effects___unit__Parser_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___kernel___effects___unit__Parser_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = kernel___effects___unit__Parser_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_kernel___effects___unit__Parser_env(void)
{
    PyObject *self = CPyDef_kernel___effects_____mypyc__unit__Parser_env_setup((PyObject *)CPyType_kernel___effects___unit__Parser_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__kernel___effects_____mypyc_lambda__3_unit__Parser_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_kernel___effects_____mypyc_lambda__3_unit__Parser_obj_____get__(self, instance, owner);
}
PyMemberDef kernel___effects_____mypyc_lambda__3_unit__Parser_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___kernel___effects_____mypyc_lambda__3_unit__Parser_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___kernel___effects_____mypyc_lambda__3_unit__Parser_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
kernel___effects_____mypyc_lambda__3_unit__Parser_obj_traverse(serai___kernel___effects_____mypyc_lambda__3_unit__Parser_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___kernel___effects_____mypyc_lambda__3_unit__Parser_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___effects_____mypyc_lambda__3_unit__Parser_objObject))));
    return rv;
}

static int32_t CPyDef_kernel___effects_____mypyc_lambda__3_unit__Parser_obj_clear(PyObject *cpy_r_self)
{
    serai___kernel___effects_____mypyc_lambda__3_unit__Parser_objObject *self = (serai___kernel___effects_____mypyc_lambda__3_unit__Parser_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___kernel___effects_____mypyc_lambda__3_unit__Parser_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___effects_____mypyc_lambda__3_unit__Parser_objObject))));
    return 0;
}

static int32_t CPyDef_kernel___effects_____mypyc_lambda__3_unit__Parser_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___effects_____mypyc_lambda__3_unit__Parser_objObject *self = (serai___kernel___effects_____mypyc_lambda__3_unit__Parser_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___kernel___effects_____mypyc_lambda__3_unit__Parser_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___effects_____mypyc_lambda__3_unit__Parser_objObject))));
    return 0;
}

static void
kernel___effects_____mypyc_lambda__3_unit__Parser_obj_dealloc(serai___kernel___effects_____mypyc_lambda__3_unit__Parser_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (kernel___effects_____mypyc_lambda__3_unit__Parser_obj_free_instance == NULL) {
        kernel___effects_____mypyc_lambda__3_unit__Parser_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, kernel___effects_____mypyc_lambda__3_unit__Parser_obj_dealloc)
    CPyDef_kernel___effects_____mypyc_lambda__3_unit__Parser_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_kernel___effects_____mypyc___3__mypyc_lambda__3_unit__Parser_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_kernel___effects_____mypyc_lambda__3_unit__Parser_obj(void);

static PyObject *
kernel___effects_____mypyc_lambda__3_unit__Parser_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_kernel___effects_____mypyc_lambda__3_unit__Parser_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_kernel___effects_____mypyc___3__mypyc_lambda__3_unit__Parser_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem kernel___effects_____mypyc_lambda__3_unit__Parser_obj_vtable[2];
static bool
CPyDef_kernel___effects_____mypyc_lambda__3_unit__Parser_obj_trait_vtable_setup(void)
{
    CPyVTableItem kernel___effects_____mypyc_lambda__3_unit__Parser_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_kernel___effects_____mypyc_lambda__3_unit__Parser_obj_____call__,
        (CPyVTableItem)CPyDef_kernel___effects_____mypyc_lambda__3_unit__Parser_obj_____get__,
    };
    memcpy(kernel___effects_____mypyc_lambda__3_unit__Parser_obj_vtable, kernel___effects_____mypyc_lambda__3_unit__Parser_obj_vtable_scratch, sizeof(kernel___effects_____mypyc_lambda__3_unit__Parser_obj_vtable));
    return 1;
}

static bool
CPyDef_kernel___effects_____mypyc_lambda__3_unit__Parser_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
kernel___effects_____mypyc_lambda__3_unit__Parser_obj_get___3_mypyc_env__(serai___kernel___effects_____mypyc_lambda__3_unit__Parser_objObject *self, void *closure);

static PyGetSetDef kernel___effects_____mypyc_lambda__3_unit__Parser_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)kernel___effects_____mypyc_lambda__3_unit__Parser_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef kernel___effects_____mypyc_lambda__3_unit__Parser_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_kernel___effects_____mypyc___3__mypyc_lambda__3_unit__Parser_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_kernel___effects_____mypyc_lambda__3_unit__Parser_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__()\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_kernel___effects_____mypyc_lambda__3_unit__Parser_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_kernel___effects_____mypyc_lambda__3_unit__Parser_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__3_unit__Parser_obj",
    .tp_new = kernel___effects_____mypyc_lambda__3_unit__Parser_obj_new,
    .tp_dealloc = (destructor)kernel___effects_____mypyc_lambda__3_unit__Parser_obj_dealloc,
    .tp_traverse = (traverseproc)kernel___effects_____mypyc_lambda__3_unit__Parser_obj_traverse,
    .tp_clear = (inquiry)CPyDef_kernel___effects_____mypyc_lambda__3_unit__Parser_obj_clear,
    .tp_getset = kernel___effects_____mypyc_lambda__3_unit__Parser_obj_getseters,
    .tp_methods = kernel___effects_____mypyc_lambda__3_unit__Parser_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__kernel___effects_____mypyc_lambda__3_unit__Parser_obj,
    .tp_members = kernel___effects_____mypyc_lambda__3_unit__Parser_obj_members,
    .tp_basicsize = sizeof(serai___kernel___effects_____mypyc_lambda__3_unit__Parser_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___kernel___effects_____mypyc_lambda__3_unit__Parser_objObject),
    .tp_weaklistoffset = sizeof(serai___kernel___effects_____mypyc_lambda__3_unit__Parser_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___kernel___effects_____mypyc_lambda__3_unit__Parser_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__3_unit__Parser_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_kernel___effects_____mypyc_lambda__3_unit__Parser_obj_template = &CPyType_kernel___effects_____mypyc_lambda__3_unit__Parser_obj_template_;

PyObject *CPyDef_kernel___effects_____mypyc___3__mypyc_lambda__3_unit__Parser_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___effects_____mypyc_lambda__3_unit__Parser_objObject *self;
    if (kernel___effects_____mypyc_lambda__3_unit__Parser_obj_free_instance != NULL) {
        self = kernel___effects_____mypyc_lambda__3_unit__Parser_obj_free_instance;
        kernel___effects_____mypyc_lambda__3_unit__Parser_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___kernel___effects_____mypyc_lambda__3_unit__Parser_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = kernel___effects_____mypyc_lambda__3_unit__Parser_obj_vtable;
    self->vectorcall = CPyPy_kernel___effects_____mypyc_lambda__3_unit__Parser_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_kernel___effects_____mypyc_lambda__3_unit__Parser_obj(void)
{
    PyObject *self = CPyDef_kernel___effects_____mypyc___3__mypyc_lambda__3_unit__Parser_obj_setup((PyObject *)CPyType_kernel___effects_____mypyc_lambda__3_unit__Parser_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
kernel___effects_____mypyc_lambda__3_unit__Parser_obj_get___3_mypyc_env__(serai___kernel___effects_____mypyc_lambda__3_unit__Parser_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__3_unit__Parser_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static int
kernel___effects___choice__Parser_env_traverse(serai___kernel___effects___choice__Parser_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_parts);
    Py_VISIT(self->_text);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_kernel___effects___choice__Parser_env_clear(PyObject *cpy_r_self)
{
    serai___kernel___effects___choice__Parser_envObject *self = (serai___kernel___effects___choice__Parser_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_parts);
    Py_CLEAR(self->_text);
    return 0;
}

static int32_t CPyDef_kernel___effects___choice__Parser_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___effects___choice__Parser_envObject *self = (serai___kernel___effects___choice__Parser_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
kernel___effects___choice__Parser_env_dealloc(serai___kernel___effects___choice__Parser_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (kernel___effects___choice__Parser_env_free_instance == NULL) {
        kernel___effects___choice__Parser_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_parts);
        Py_CLEAR(self->_text);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, kernel___effects___choice__Parser_env_dealloc)
    CPyDef_kernel___effects___choice__Parser_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_kernel___effects_____mypyc__choice__Parser_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_kernel___effects___choice__Parser_env(void);

static PyObject *
kernel___effects___choice__Parser_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_kernel___effects___choice__Parser_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_kernel___effects_____mypyc__choice__Parser_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem kernel___effects___choice__Parser_env_vtable[1];
static bool
CPyDef_kernel___effects___choice__Parser_env_trait_vtable_setup(void)
{
    CPyVTableItem kernel___effects___choice__Parser_env_vtable_scratch[] = {
        NULL
    };
    memcpy(kernel___effects___choice__Parser_env_vtable, kernel___effects___choice__Parser_env_vtable_scratch, sizeof(kernel___effects___choice__Parser_env_vtable));
    return 1;
}

static bool
CPyDef_kernel___effects___choice__Parser_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef kernel___effects___choice__Parser_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_kernel___effects_____mypyc__choice__Parser_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_kernel___effects___choice__Parser_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "choice__Parser_env",
    .tp_new = kernel___effects___choice__Parser_env_new,
    .tp_dealloc = (destructor)kernel___effects___choice__Parser_env_dealloc,
    .tp_traverse = (traverseproc)kernel___effects___choice__Parser_env_traverse,
    .tp_clear = (inquiry)CPyDef_kernel___effects___choice__Parser_env_clear,
    .tp_methods = kernel___effects___choice__Parser_env_methods,
    .tp_basicsize = sizeof(serai___kernel___effects___choice__Parser_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("choice__Parser_env()\n--\n\n"),
};
static PyTypeObject *CPyType_kernel___effects___choice__Parser_env_template = &CPyType_kernel___effects___choice__Parser_env_template_;

PyObject *CPyDef_kernel___effects_____mypyc__choice__Parser_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___effects___choice__Parser_envObject *self;
    if (kernel___effects___choice__Parser_env_free_instance != NULL) {
        self = kernel___effects___choice__Parser_env_free_instance;
        kernel___effects___choice__Parser_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___kernel___effects___choice__Parser_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = kernel___effects___choice__Parser_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_kernel___effects___choice__Parser_env(void)
{
    PyObject *self = CPyDef_kernel___effects_____mypyc__choice__Parser_env_setup((PyObject *)CPyType_kernel___effects___choice__Parser_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__kernel___effects_____mypyc_lambda__4_choice__Parser_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_kernel___effects_____mypyc_lambda__4_choice__Parser_obj_____get__(self, instance, owner);
}
PyMemberDef kernel___effects_____mypyc_lambda__4_choice__Parser_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___kernel___effects_____mypyc_lambda__4_choice__Parser_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___kernel___effects_____mypyc_lambda__4_choice__Parser_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
kernel___effects_____mypyc_lambda__4_choice__Parser_obj_traverse(serai___kernel___effects_____mypyc_lambda__4_choice__Parser_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___kernel___effects_____mypyc_lambda__4_choice__Parser_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___effects_____mypyc_lambda__4_choice__Parser_objObject))));
    return rv;
}

static int32_t CPyDef_kernel___effects_____mypyc_lambda__4_choice__Parser_obj_clear(PyObject *cpy_r_self)
{
    serai___kernel___effects_____mypyc_lambda__4_choice__Parser_objObject *self = (serai___kernel___effects_____mypyc_lambda__4_choice__Parser_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___kernel___effects_____mypyc_lambda__4_choice__Parser_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___effects_____mypyc_lambda__4_choice__Parser_objObject))));
    return 0;
}

static int32_t CPyDef_kernel___effects_____mypyc_lambda__4_choice__Parser_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___effects_____mypyc_lambda__4_choice__Parser_objObject *self = (serai___kernel___effects_____mypyc_lambda__4_choice__Parser_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___kernel___effects_____mypyc_lambda__4_choice__Parser_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___effects_____mypyc_lambda__4_choice__Parser_objObject))));
    return 0;
}

static void
kernel___effects_____mypyc_lambda__4_choice__Parser_obj_dealloc(serai___kernel___effects_____mypyc_lambda__4_choice__Parser_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (kernel___effects_____mypyc_lambda__4_choice__Parser_obj_free_instance == NULL) {
        kernel___effects_____mypyc_lambda__4_choice__Parser_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, kernel___effects_____mypyc_lambda__4_choice__Parser_obj_dealloc)
    CPyDef_kernel___effects_____mypyc_lambda__4_choice__Parser_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_kernel___effects_____mypyc___3__mypyc_lambda__4_choice__Parser_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_kernel___effects_____mypyc_lambda__4_choice__Parser_obj(void);

static PyObject *
kernel___effects_____mypyc_lambda__4_choice__Parser_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_kernel___effects_____mypyc_lambda__4_choice__Parser_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_kernel___effects_____mypyc___3__mypyc_lambda__4_choice__Parser_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem kernel___effects_____mypyc_lambda__4_choice__Parser_obj_vtable[2];
static bool
CPyDef_kernel___effects_____mypyc_lambda__4_choice__Parser_obj_trait_vtable_setup(void)
{
    CPyVTableItem kernel___effects_____mypyc_lambda__4_choice__Parser_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_kernel___effects_____mypyc_lambda__4_choice__Parser_obj_____call__,
        (CPyVTableItem)CPyDef_kernel___effects_____mypyc_lambda__4_choice__Parser_obj_____get__,
    };
    memcpy(kernel___effects_____mypyc_lambda__4_choice__Parser_obj_vtable, kernel___effects_____mypyc_lambda__4_choice__Parser_obj_vtable_scratch, sizeof(kernel___effects_____mypyc_lambda__4_choice__Parser_obj_vtable));
    return 1;
}

static bool
CPyDef_kernel___effects_____mypyc_lambda__4_choice__Parser_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
kernel___effects_____mypyc_lambda__4_choice__Parser_obj_get___3_mypyc_env__(serai___kernel___effects_____mypyc_lambda__4_choice__Parser_objObject *self, void *closure);

static PyGetSetDef kernel___effects_____mypyc_lambda__4_choice__Parser_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)kernel___effects_____mypyc_lambda__4_choice__Parser_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef kernel___effects_____mypyc_lambda__4_choice__Parser_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_kernel___effects_____mypyc___3__mypyc_lambda__4_choice__Parser_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_kernel___effects_____mypyc_lambda__4_choice__Parser_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__()\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_kernel___effects_____mypyc_lambda__4_choice__Parser_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_kernel___effects_____mypyc_lambda__4_choice__Parser_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__4_choice__Parser_obj",
    .tp_new = kernel___effects_____mypyc_lambda__4_choice__Parser_obj_new,
    .tp_dealloc = (destructor)kernel___effects_____mypyc_lambda__4_choice__Parser_obj_dealloc,
    .tp_traverse = (traverseproc)kernel___effects_____mypyc_lambda__4_choice__Parser_obj_traverse,
    .tp_clear = (inquiry)CPyDef_kernel___effects_____mypyc_lambda__4_choice__Parser_obj_clear,
    .tp_getset = kernel___effects_____mypyc_lambda__4_choice__Parser_obj_getseters,
    .tp_methods = kernel___effects_____mypyc_lambda__4_choice__Parser_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__kernel___effects_____mypyc_lambda__4_choice__Parser_obj,
    .tp_members = kernel___effects_____mypyc_lambda__4_choice__Parser_obj_members,
    .tp_basicsize = sizeof(serai___kernel___effects_____mypyc_lambda__4_choice__Parser_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___kernel___effects_____mypyc_lambda__4_choice__Parser_objObject),
    .tp_weaklistoffset = sizeof(serai___kernel___effects_____mypyc_lambda__4_choice__Parser_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___kernel___effects_____mypyc_lambda__4_choice__Parser_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__4_choice__Parser_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_kernel___effects_____mypyc_lambda__4_choice__Parser_obj_template = &CPyType_kernel___effects_____mypyc_lambda__4_choice__Parser_obj_template_;

PyObject *CPyDef_kernel___effects_____mypyc___3__mypyc_lambda__4_choice__Parser_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___effects_____mypyc_lambda__4_choice__Parser_objObject *self;
    if (kernel___effects_____mypyc_lambda__4_choice__Parser_obj_free_instance != NULL) {
        self = kernel___effects_____mypyc_lambda__4_choice__Parser_obj_free_instance;
        kernel___effects_____mypyc_lambda__4_choice__Parser_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___kernel___effects_____mypyc_lambda__4_choice__Parser_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = kernel___effects_____mypyc_lambda__4_choice__Parser_obj_vtable;
    self->vectorcall = CPyPy_kernel___effects_____mypyc_lambda__4_choice__Parser_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_kernel___effects_____mypyc_lambda__4_choice__Parser_obj(void)
{
    PyObject *self = CPyDef_kernel___effects_____mypyc___3__mypyc_lambda__4_choice__Parser_obj_setup((PyObject *)CPyType_kernel___effects_____mypyc_lambda__4_choice__Parser_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
kernel___effects_____mypyc_lambda__4_choice__Parser_obj_get___3_mypyc_env__(serai___kernel___effects_____mypyc_lambda__4_choice__Parser_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__4_choice__Parser_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static int
kernel___effects___repeat__Parser_env_traverse(serai___kernel___effects___repeat__Parser_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_part);
    Py_VISIT(self->_text);
    Py_VISIT(self->_times);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_kernel___effects___repeat__Parser_env_clear(PyObject *cpy_r_self)
{
    serai___kernel___effects___repeat__Parser_envObject *self = (serai___kernel___effects___repeat__Parser_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_part);
    Py_CLEAR(self->_text);
    Py_CLEAR(self->_times);
    return 0;
}

static int32_t CPyDef_kernel___effects___repeat__Parser_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___effects___repeat__Parser_envObject *self = (serai___kernel___effects___repeat__Parser_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
kernel___effects___repeat__Parser_env_dealloc(serai___kernel___effects___repeat__Parser_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (kernel___effects___repeat__Parser_env_free_instance == NULL) {
        kernel___effects___repeat__Parser_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_part);
        Py_CLEAR(self->_text);
        Py_CLEAR(self->_times);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, kernel___effects___repeat__Parser_env_dealloc)
    CPyDef_kernel___effects___repeat__Parser_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_kernel___effects_____mypyc__repeat__Parser_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_kernel___effects___repeat__Parser_env(void);

static PyObject *
kernel___effects___repeat__Parser_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_kernel___effects___repeat__Parser_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_kernel___effects_____mypyc__repeat__Parser_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem kernel___effects___repeat__Parser_env_vtable[1];
static bool
CPyDef_kernel___effects___repeat__Parser_env_trait_vtable_setup(void)
{
    CPyVTableItem kernel___effects___repeat__Parser_env_vtable_scratch[] = {
        NULL
    };
    memcpy(kernel___effects___repeat__Parser_env_vtable, kernel___effects___repeat__Parser_env_vtable_scratch, sizeof(kernel___effects___repeat__Parser_env_vtable));
    return 1;
}

static bool
CPyDef_kernel___effects___repeat__Parser_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef kernel___effects___repeat__Parser_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_kernel___effects_____mypyc__repeat__Parser_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_kernel___effects___repeat__Parser_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "repeat__Parser_env",
    .tp_new = kernel___effects___repeat__Parser_env_new,
    .tp_dealloc = (destructor)kernel___effects___repeat__Parser_env_dealloc,
    .tp_traverse = (traverseproc)kernel___effects___repeat__Parser_env_traverse,
    .tp_clear = (inquiry)CPyDef_kernel___effects___repeat__Parser_env_clear,
    .tp_methods = kernel___effects___repeat__Parser_env_methods,
    .tp_basicsize = sizeof(serai___kernel___effects___repeat__Parser_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("repeat__Parser_env()\n--\n\n"),
};
static PyTypeObject *CPyType_kernel___effects___repeat__Parser_env_template = &CPyType_kernel___effects___repeat__Parser_env_template_;

PyObject *CPyDef_kernel___effects_____mypyc__repeat__Parser_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___effects___repeat__Parser_envObject *self;
    if (kernel___effects___repeat__Parser_env_free_instance != NULL) {
        self = kernel___effects___repeat__Parser_env_free_instance;
        kernel___effects___repeat__Parser_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___kernel___effects___repeat__Parser_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = kernel___effects___repeat__Parser_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_kernel___effects___repeat__Parser_env(void)
{
    PyObject *self = CPyDef_kernel___effects_____mypyc__repeat__Parser_env_setup((PyObject *)CPyType_kernel___effects___repeat__Parser_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__kernel___effects_____mypyc_lambda__5_repeat__Parser_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_____get__(self, instance, owner);
}
PyMemberDef kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___kernel___effects_____mypyc_lambda__5_repeat__Parser_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___kernel___effects_____mypyc_lambda__5_repeat__Parser_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_traverse(serai___kernel___effects_____mypyc_lambda__5_repeat__Parser_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___kernel___effects_____mypyc_lambda__5_repeat__Parser_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___effects_____mypyc_lambda__5_repeat__Parser_objObject))));
    return rv;
}

static int32_t CPyDef_kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_clear(PyObject *cpy_r_self)
{
    serai___kernel___effects_____mypyc_lambda__5_repeat__Parser_objObject *self = (serai___kernel___effects_____mypyc_lambda__5_repeat__Parser_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___kernel___effects_____mypyc_lambda__5_repeat__Parser_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___effects_____mypyc_lambda__5_repeat__Parser_objObject))));
    return 0;
}

static int32_t CPyDef_kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___effects_____mypyc_lambda__5_repeat__Parser_objObject *self = (serai___kernel___effects_____mypyc_lambda__5_repeat__Parser_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___kernel___effects_____mypyc_lambda__5_repeat__Parser_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___effects_____mypyc_lambda__5_repeat__Parser_objObject))));
    return 0;
}

static void
kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_dealloc(serai___kernel___effects_____mypyc_lambda__5_repeat__Parser_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_free_instance == NULL) {
        kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_dealloc)
    CPyDef_kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_kernel___effects_____mypyc___3__mypyc_lambda__5_repeat__Parser_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_kernel___effects_____mypyc_lambda__5_repeat__Parser_obj(void);

static PyObject *
kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_kernel___effects_____mypyc_lambda__5_repeat__Parser_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_kernel___effects_____mypyc___3__mypyc_lambda__5_repeat__Parser_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_vtable[2];
static bool
CPyDef_kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_trait_vtable_setup(void)
{
    CPyVTableItem kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_____call__,
        (CPyVTableItem)CPyDef_kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_____get__,
    };
    memcpy(kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_vtable, kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_vtable_scratch, sizeof(kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_vtable));
    return 1;
}

static bool
CPyDef_kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_get___3_mypyc_env__(serai___kernel___effects_____mypyc_lambda__5_repeat__Parser_objObject *self, void *closure);

static PyGetSetDef kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_kernel___effects_____mypyc___3__mypyc_lambda__5_repeat__Parser_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__()\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__5_repeat__Parser_obj",
    .tp_new = kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_new,
    .tp_dealloc = (destructor)kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_dealloc,
    .tp_traverse = (traverseproc)kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_traverse,
    .tp_clear = (inquiry)CPyDef_kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_clear,
    .tp_getset = kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_getseters,
    .tp_methods = kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__kernel___effects_____mypyc_lambda__5_repeat__Parser_obj,
    .tp_members = kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_members,
    .tp_basicsize = sizeof(serai___kernel___effects_____mypyc_lambda__5_repeat__Parser_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___kernel___effects_____mypyc_lambda__5_repeat__Parser_objObject),
    .tp_weaklistoffset = sizeof(serai___kernel___effects_____mypyc_lambda__5_repeat__Parser_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___kernel___effects_____mypyc_lambda__5_repeat__Parser_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__5_repeat__Parser_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_template = &CPyType_kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_template_;

PyObject *CPyDef_kernel___effects_____mypyc___3__mypyc_lambda__5_repeat__Parser_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___effects_____mypyc_lambda__5_repeat__Parser_objObject *self;
    if (kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_free_instance != NULL) {
        self = kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_free_instance;
        kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___kernel___effects_____mypyc_lambda__5_repeat__Parser_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_vtable;
    self->vectorcall = CPyPy_kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_kernel___effects_____mypyc_lambda__5_repeat__Parser_obj(void)
{
    PyObject *self = CPyDef_kernel___effects_____mypyc___3__mypyc_lambda__5_repeat__Parser_obj_setup((PyObject *)CPyType_kernel___effects_____mypyc_lambda__5_repeat__Parser_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_get___3_mypyc_env__(serai___kernel___effects_____mypyc_lambda__5_repeat__Parser_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__5_repeat__Parser_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static int
kernel___effects___call__Parser_env_traverse(serai___kernel___effects___call__Parser_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_text);
    Py_VISIT(self->_verb);
    Py_VISIT(self->_words);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_kernel___effects___call__Parser_env_clear(PyObject *cpy_r_self)
{
    serai___kernel___effects___call__Parser_envObject *self = (serai___kernel___effects___call__Parser_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_text);
    Py_CLEAR(self->_verb);
    Py_CLEAR(self->_words);
    return 0;
}

static int32_t CPyDef_kernel___effects___call__Parser_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___effects___call__Parser_envObject *self = (serai___kernel___effects___call__Parser_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
kernel___effects___call__Parser_env_dealloc(serai___kernel___effects___call__Parser_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (kernel___effects___call__Parser_env_free_instance == NULL) {
        kernel___effects___call__Parser_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_text);
        Py_CLEAR(self->_verb);
        Py_CLEAR(self->_words);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, kernel___effects___call__Parser_env_dealloc)
    CPyDef_kernel___effects___call__Parser_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_kernel___effects_____mypyc__call__Parser_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_kernel___effects___call__Parser_env(void);

static PyObject *
kernel___effects___call__Parser_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_kernel___effects___call__Parser_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_kernel___effects_____mypyc__call__Parser_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem kernel___effects___call__Parser_env_vtable[1];
static bool
CPyDef_kernel___effects___call__Parser_env_trait_vtable_setup(void)
{
    CPyVTableItem kernel___effects___call__Parser_env_vtable_scratch[] = {
        NULL
    };
    memcpy(kernel___effects___call__Parser_env_vtable, kernel___effects___call__Parser_env_vtable_scratch, sizeof(kernel___effects___call__Parser_env_vtable));
    return 1;
}

static bool
CPyDef_kernel___effects___call__Parser_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef kernel___effects___call__Parser_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_kernel___effects_____mypyc__call__Parser_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_kernel___effects___call__Parser_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "call__Parser_env",
    .tp_new = kernel___effects___call__Parser_env_new,
    .tp_dealloc = (destructor)kernel___effects___call__Parser_env_dealloc,
    .tp_traverse = (traverseproc)kernel___effects___call__Parser_env_traverse,
    .tp_clear = (inquiry)CPyDef_kernel___effects___call__Parser_env_clear,
    .tp_methods = kernel___effects___call__Parser_env_methods,
    .tp_basicsize = sizeof(serai___kernel___effects___call__Parser_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("call__Parser_env()\n--\n\n"),
};
static PyTypeObject *CPyType_kernel___effects___call__Parser_env_template = &CPyType_kernel___effects___call__Parser_env_template_;

PyObject *CPyDef_kernel___effects_____mypyc__call__Parser_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___effects___call__Parser_envObject *self;
    if (kernel___effects___call__Parser_env_free_instance != NULL) {
        self = kernel___effects___call__Parser_env_free_instance;
        kernel___effects___call__Parser_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___kernel___effects___call__Parser_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = kernel___effects___call__Parser_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_kernel___effects___call__Parser_env(void)
{
    PyObject *self = CPyDef_kernel___effects_____mypyc__call__Parser_env_setup((PyObject *)CPyType_kernel___effects___call__Parser_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__kernel___effects_____mypyc_lambda__6_call__Parser_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_kernel___effects_____mypyc_lambda__6_call__Parser_obj_____get__(self, instance, owner);
}
PyMemberDef kernel___effects_____mypyc_lambda__6_call__Parser_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___kernel___effects_____mypyc_lambda__6_call__Parser_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___kernel___effects_____mypyc_lambda__6_call__Parser_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
kernel___effects_____mypyc_lambda__6_call__Parser_obj_traverse(serai___kernel___effects_____mypyc_lambda__6_call__Parser_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___kernel___effects_____mypyc_lambda__6_call__Parser_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___effects_____mypyc_lambda__6_call__Parser_objObject))));
    return rv;
}

static int32_t CPyDef_kernel___effects_____mypyc_lambda__6_call__Parser_obj_clear(PyObject *cpy_r_self)
{
    serai___kernel___effects_____mypyc_lambda__6_call__Parser_objObject *self = (serai___kernel___effects_____mypyc_lambda__6_call__Parser_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___kernel___effects_____mypyc_lambda__6_call__Parser_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___effects_____mypyc_lambda__6_call__Parser_objObject))));
    return 0;
}

static int32_t CPyDef_kernel___effects_____mypyc_lambda__6_call__Parser_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___effects_____mypyc_lambda__6_call__Parser_objObject *self = (serai___kernel___effects_____mypyc_lambda__6_call__Parser_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___kernel___effects_____mypyc_lambda__6_call__Parser_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___effects_____mypyc_lambda__6_call__Parser_objObject))));
    return 0;
}

static void
kernel___effects_____mypyc_lambda__6_call__Parser_obj_dealloc(serai___kernel___effects_____mypyc_lambda__6_call__Parser_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (kernel___effects_____mypyc_lambda__6_call__Parser_obj_free_instance == NULL) {
        kernel___effects_____mypyc_lambda__6_call__Parser_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, kernel___effects_____mypyc_lambda__6_call__Parser_obj_dealloc)
    CPyDef_kernel___effects_____mypyc_lambda__6_call__Parser_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_kernel___effects_____mypyc___3__mypyc_lambda__6_call__Parser_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_kernel___effects_____mypyc_lambda__6_call__Parser_obj(void);

static PyObject *
kernel___effects_____mypyc_lambda__6_call__Parser_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_kernel___effects_____mypyc_lambda__6_call__Parser_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_kernel___effects_____mypyc___3__mypyc_lambda__6_call__Parser_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem kernel___effects_____mypyc_lambda__6_call__Parser_obj_vtable[2];
static bool
CPyDef_kernel___effects_____mypyc_lambda__6_call__Parser_obj_trait_vtable_setup(void)
{
    CPyVTableItem kernel___effects_____mypyc_lambda__6_call__Parser_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_kernel___effects_____mypyc_lambda__6_call__Parser_obj_____call__,
        (CPyVTableItem)CPyDef_kernel___effects_____mypyc_lambda__6_call__Parser_obj_____get__,
    };
    memcpy(kernel___effects_____mypyc_lambda__6_call__Parser_obj_vtable, kernel___effects_____mypyc_lambda__6_call__Parser_obj_vtable_scratch, sizeof(kernel___effects_____mypyc_lambda__6_call__Parser_obj_vtable));
    return 1;
}

static bool
CPyDef_kernel___effects_____mypyc_lambda__6_call__Parser_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
kernel___effects_____mypyc_lambda__6_call__Parser_obj_get___3_mypyc_env__(serai___kernel___effects_____mypyc_lambda__6_call__Parser_objObject *self, void *closure);

static PyGetSetDef kernel___effects_____mypyc_lambda__6_call__Parser_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)kernel___effects_____mypyc_lambda__6_call__Parser_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef kernel___effects_____mypyc_lambda__6_call__Parser_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_kernel___effects_____mypyc___3__mypyc_lambda__6_call__Parser_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_kernel___effects_____mypyc_lambda__6_call__Parser_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__()\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_kernel___effects_____mypyc_lambda__6_call__Parser_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_kernel___effects_____mypyc_lambda__6_call__Parser_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__6_call__Parser_obj",
    .tp_new = kernel___effects_____mypyc_lambda__6_call__Parser_obj_new,
    .tp_dealloc = (destructor)kernel___effects_____mypyc_lambda__6_call__Parser_obj_dealloc,
    .tp_traverse = (traverseproc)kernel___effects_____mypyc_lambda__6_call__Parser_obj_traverse,
    .tp_clear = (inquiry)CPyDef_kernel___effects_____mypyc_lambda__6_call__Parser_obj_clear,
    .tp_getset = kernel___effects_____mypyc_lambda__6_call__Parser_obj_getseters,
    .tp_methods = kernel___effects_____mypyc_lambda__6_call__Parser_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__kernel___effects_____mypyc_lambda__6_call__Parser_obj,
    .tp_members = kernel___effects_____mypyc_lambda__6_call__Parser_obj_members,
    .tp_basicsize = sizeof(serai___kernel___effects_____mypyc_lambda__6_call__Parser_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___kernel___effects_____mypyc_lambda__6_call__Parser_objObject),
    .tp_weaklistoffset = sizeof(serai___kernel___effects_____mypyc_lambda__6_call__Parser_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___kernel___effects_____mypyc_lambda__6_call__Parser_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__6_call__Parser_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_kernel___effects_____mypyc_lambda__6_call__Parser_obj_template = &CPyType_kernel___effects_____mypyc_lambda__6_call__Parser_obj_template_;

PyObject *CPyDef_kernel___effects_____mypyc___3__mypyc_lambda__6_call__Parser_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___effects_____mypyc_lambda__6_call__Parser_objObject *self;
    if (kernel___effects_____mypyc_lambda__6_call__Parser_obj_free_instance != NULL) {
        self = kernel___effects_____mypyc_lambda__6_call__Parser_obj_free_instance;
        kernel___effects_____mypyc_lambda__6_call__Parser_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___kernel___effects_____mypyc_lambda__6_call__Parser_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = kernel___effects_____mypyc_lambda__6_call__Parser_obj_vtable;
    self->vectorcall = CPyPy_kernel___effects_____mypyc_lambda__6_call__Parser_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_kernel___effects_____mypyc_lambda__6_call__Parser_obj(void)
{
    PyObject *self = CPyDef_kernel___effects_____mypyc___3__mypyc_lambda__6_call__Parser_obj_setup((PyObject *)CPyType_kernel___effects_____mypyc_lambda__6_call__Parser_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
kernel___effects_____mypyc_lambda__6_call__Parser_obj_get___3_mypyc_env__(serai___kernel___effects_____mypyc_lambda__6_call__Parser_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__6_call__Parser_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PySendResult CPyDunder_am_sendkernel___effects___icons_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_kernel___effects___icons_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods kernel___effects___icons_gen_as_async = {
    .am_send = CPyDunder_am_sendkernel___effects___icons_gen,
};
static int
kernel___effects___icons_gen_traverse(serai___kernel___effects___icons_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__effect);
    Py_VISIT(self->___mypyc_generator_frame_attribute__part);
    Py_VISIT(self->___mypyc_temp__3_serai___kernel___effects___icons_gen_3);
    Py_VISIT(self->___mypyc_temp__3_serai___kernel___effects___icons_gen_6);
    Py_VISIT(self->___mypyc_temp__3_serai___kernel___effects___icons_gen_7);
    Py_VISIT(self->___mypyc_temp__3_serai___kernel___effects___icons_gen_8);
    Py_VISIT(self->___mypyc_temp__3_serai___kernel___effects___icons_gen_9);
    Py_VISIT(self->___mypyc_temp__3_serai___kernel___effects___icons_gen_10);
    Py_VISIT(self->___mypyc_temp__2_serai___kernel___effects___icons_gen_0);
    Py_VISIT(self->___mypyc_temp__2_serai___kernel___effects___icons_gen_2);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_kernel___effects___icons_gen_clear(PyObject *cpy_r_self)
{
    serai___kernel___effects___icons_genObject *self = (serai___kernel___effects___icons_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__effect);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__part);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___effects___icons_gen_3);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___effects___icons_gen_6);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___effects___icons_gen_7);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___effects___icons_gen_8);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___effects___icons_gen_9);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___effects___icons_gen_10);
    Py_CLEAR(self->___mypyc_temp__2_serai___kernel___effects___icons_gen_0);
    Py_CLEAR(self->___mypyc_temp__2_serai___kernel___effects___icons_gen_2);
    return 0;
}

static int32_t CPyDef_kernel___effects___icons_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___effects___icons_genObject *self = (serai___kernel___effects___icons_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__effect);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__part);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___effects___icons_gen_3);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___effects___icons_gen_6);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___effects___icons_gen_7);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___effects___icons_gen_8);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___effects___icons_gen_9);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___effects___icons_gen_10);
    Py_CLEAR(self->___mypyc_temp__2_serai___kernel___effects___icons_gen_0);
    Py_CLEAR(self->___mypyc_temp__2_serai___kernel___effects___icons_gen_2);
    return 0;
}

static void
kernel___effects___icons_gen_dealloc(serai___kernel___effects___icons_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (kernel___effects___icons_gen_free_instance == NULL) {
        kernel___effects___icons_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__effect);
        self->___mypyc_next_label__ = -113;
        self->___mypyc_temp__3_serai___kernel___effects___icons_gen_0 = CPY_INT_TAG;
        self->___mypyc_temp__3_serai___kernel___effects___icons_gen_1 = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__part);
        Py_CLEAR(self->___mypyc_temp__3_serai___kernel___effects___icons_gen_3);
        self->___mypyc_temp__3_serai___kernel___effects___icons_gen_4 = CPY_INT_TAG;
        self->___mypyc_temp__3_serai___kernel___effects___icons_gen_5 = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___kernel___effects___icons_gen_6);
        Py_CLEAR(self->___mypyc_temp__3_serai___kernel___effects___icons_gen_7);
        Py_CLEAR(self->___mypyc_temp__3_serai___kernel___effects___icons_gen_8);
        Py_CLEAR(self->___mypyc_temp__3_serai___kernel___effects___icons_gen_9);
        Py_CLEAR(self->___mypyc_temp__3_serai___kernel___effects___icons_gen_10);
        Py_CLEAR(self->___mypyc_temp__2_serai___kernel___effects___icons_gen_0);
        self->___mypyc_temp__2_serai___kernel___effects___icons_gen_1 = -113;
        Py_CLEAR(self->___mypyc_temp__2_serai___kernel___effects___icons_gen_2);
        self->___mypyc_temp__2_serai___kernel___effects___icons_gen_3 = -113;
        return;
    }
    CPy_TRASHCAN_BEGIN(self, kernel___effects___icons_gen_dealloc)
    CPyDef_kernel___effects___icons_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_kernel___effects_____mypyc__icons_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_kernel___effects___icons_gen(void);

static PyObject *
kernel___effects___icons_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_kernel___effects___icons_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_kernel___effects_____mypyc__icons_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem kernel___effects___icons_gen_vtable[6];
static bool
CPyDef_kernel___effects___icons_gen_trait_vtable_setup(void)
{
    CPyVTableItem kernel___effects___icons_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_kernel___effects___icons_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_kernel___effects___icons_gen_____next__,
        (CPyVTableItem)CPyDef_kernel___effects___icons_gen___send,
        (CPyVTableItem)CPyDef_kernel___effects___icons_gen_____iter__,
        (CPyVTableItem)CPyDef_kernel___effects___icons_gen___throw,
        (CPyVTableItem)CPyDef_kernel___effects___icons_gen___close,
    };
    memcpy(kernel___effects___icons_gen_vtable, kernel___effects___icons_gen_vtable_scratch, sizeof(kernel___effects___icons_gen_vtable));
    return 1;
}

static bool
CPyDef_kernel___effects___icons_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef kernel___effects___icons_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_kernel___effects_____mypyc__icons_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_kernel___effects___icons_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_kernel___effects___icons_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_kernel___effects___icons_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_kernel___effects___icons_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_kernel___effects___icons_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_kernel___effects___icons_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "icons_gen",
    .tp_new = kernel___effects___icons_gen_new,
    .tp_dealloc = (destructor)kernel___effects___icons_gen_dealloc,
    .tp_traverse = (traverseproc)kernel___effects___icons_gen_traverse,
    .tp_clear = (inquiry)CPyDef_kernel___effects___icons_gen_clear,
    .tp_methods = kernel___effects___icons_gen_methods,
    .tp_iter = CPyDef_kernel___effects___icons_gen_____iter__,
    .tp_iternext = CPyDef_kernel___effects___icons_gen_____next__,
    .tp_as_async = &kernel___effects___icons_gen_as_async,
    .tp_basicsize = sizeof(serai___kernel___effects___icons_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("icons_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_kernel___effects___icons_gen_template = &CPyType_kernel___effects___icons_gen_template_;

PyObject *CPyDef_kernel___effects_____mypyc__icons_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___effects___icons_genObject *self;
    if (kernel___effects___icons_gen_free_instance != NULL) {
        self = kernel___effects___icons_gen_free_instance;
        kernel___effects___icons_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___kernel___effects___icons_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = kernel___effects___icons_gen_vtable;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_temp__3_serai___kernel___effects___icons_gen_0 = CPY_INT_TAG;
    self->___mypyc_temp__3_serai___kernel___effects___icons_gen_1 = -113;
    self->___mypyc_temp__3_serai___kernel___effects___icons_gen_4 = CPY_INT_TAG;
    self->___mypyc_temp__3_serai___kernel___effects___icons_gen_5 = -113;
    self->___mypyc_temp__2_serai___kernel___effects___icons_gen_1 = -113;
    self->___mypyc_temp__2_serai___kernel___effects___icons_gen_3 = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_kernel___effects___icons_gen(void)
{
    PyObject *self = CPyDef_kernel___effects_____mypyc__icons_gen_setup((PyObject *)CPyType_kernel___effects___icons_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendkernel___effects___calls_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_kernel___effects___calls_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods kernel___effects___calls_gen_as_async = {
    .am_send = CPyDunder_am_sendkernel___effects___calls_gen,
};
static int
kernel___effects___calls_gen_traverse(serai___kernel___effects___calls_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__effect);
    Py_VISIT(self->___mypyc_temp__3_serai___kernel___effects___calls_gen_1);
    Py_VISIT(self->___mypyc_temp__3_serai___kernel___effects___calls_gen_2);
    Py_VISIT(self->___mypyc_temp__3_serai___kernel___effects___calls_gen_3);
    Py_VISIT(self->___mypyc_temp__2_serai___kernel___effects___calls_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_kernel___effects___calls_gen_clear(PyObject *cpy_r_self)
{
    serai___kernel___effects___calls_genObject *self = (serai___kernel___effects___calls_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__effect);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___effects___calls_gen_1);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___effects___calls_gen_2);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___effects___calls_gen_3);
    Py_CLEAR(self->___mypyc_temp__2_serai___kernel___effects___calls_gen_0);
    return 0;
}

static int32_t CPyDef_kernel___effects___calls_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___effects___calls_genObject *self = (serai___kernel___effects___calls_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__effect);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___effects___calls_gen_1);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___effects___calls_gen_2);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___effects___calls_gen_3);
    Py_CLEAR(self->___mypyc_temp__2_serai___kernel___effects___calls_gen_0);
    return 0;
}

static void
kernel___effects___calls_gen_dealloc(serai___kernel___effects___calls_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (kernel___effects___calls_gen_free_instance == NULL) {
        kernel___effects___calls_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__effect);
        self->___mypyc_next_label__ = -113;
        self->___mypyc_temp__3_serai___kernel___effects___calls_gen_0 = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___kernel___effects___calls_gen_1);
        Py_CLEAR(self->___mypyc_temp__3_serai___kernel___effects___calls_gen_2);
        Py_CLEAR(self->___mypyc_temp__3_serai___kernel___effects___calls_gen_3);
        Py_CLEAR(self->___mypyc_temp__2_serai___kernel___effects___calls_gen_0);
        self->___mypyc_temp__2_serai___kernel___effects___calls_gen_1 = -113;
        return;
    }
    CPy_TRASHCAN_BEGIN(self, kernel___effects___calls_gen_dealloc)
    CPyDef_kernel___effects___calls_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_kernel___effects_____mypyc__calls_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_kernel___effects___calls_gen(void);

static PyObject *
kernel___effects___calls_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_kernel___effects___calls_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_kernel___effects_____mypyc__calls_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem kernel___effects___calls_gen_vtable[6];
static bool
CPyDef_kernel___effects___calls_gen_trait_vtable_setup(void)
{
    CPyVTableItem kernel___effects___calls_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_kernel___effects___calls_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_kernel___effects___calls_gen_____next__,
        (CPyVTableItem)CPyDef_kernel___effects___calls_gen___send,
        (CPyVTableItem)CPyDef_kernel___effects___calls_gen_____iter__,
        (CPyVTableItem)CPyDef_kernel___effects___calls_gen___throw,
        (CPyVTableItem)CPyDef_kernel___effects___calls_gen___close,
    };
    memcpy(kernel___effects___calls_gen_vtable, kernel___effects___calls_gen_vtable_scratch, sizeof(kernel___effects___calls_gen_vtable));
    return 1;
}

static bool
CPyDef_kernel___effects___calls_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef kernel___effects___calls_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_kernel___effects_____mypyc__calls_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_kernel___effects___calls_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_kernel___effects___calls_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_kernel___effects___calls_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_kernel___effects___calls_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_kernel___effects___calls_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_kernel___effects___calls_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "calls_gen",
    .tp_new = kernel___effects___calls_gen_new,
    .tp_dealloc = (destructor)kernel___effects___calls_gen_dealloc,
    .tp_traverse = (traverseproc)kernel___effects___calls_gen_traverse,
    .tp_clear = (inquiry)CPyDef_kernel___effects___calls_gen_clear,
    .tp_methods = kernel___effects___calls_gen_methods,
    .tp_iter = CPyDef_kernel___effects___calls_gen_____iter__,
    .tp_iternext = CPyDef_kernel___effects___calls_gen_____next__,
    .tp_as_async = &kernel___effects___calls_gen_as_async,
    .tp_basicsize = sizeof(serai___kernel___effects___calls_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("calls_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_kernel___effects___calls_gen_template = &CPyType_kernel___effects___calls_gen_template_;

PyObject *CPyDef_kernel___effects_____mypyc__calls_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___effects___calls_genObject *self;
    if (kernel___effects___calls_gen_free_instance != NULL) {
        self = kernel___effects___calls_gen_free_instance;
        kernel___effects___calls_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___kernel___effects___calls_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = kernel___effects___calls_gen_vtable;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_temp__3_serai___kernel___effects___calls_gen_0 = -113;
    self->___mypyc_temp__2_serai___kernel___effects___calls_gen_1 = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_kernel___effects___calls_gen(void)
{
    PyObject *self = CPyDef_kernel___effects_____mypyc__calls_gen_setup((PyObject *)CPyType_kernel___effects___calls_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef kernel___effectsmodule_methods[] = {
    {"number", (PyCFunction)CPyPy_kernel___effects___number, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("number(name=\'n\')\n--\n\n") /* docstring */},
    {"word", (PyCFunction)CPyPy_kernel___effects___word, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("word(name, *words, optional=False, many=False)\n--\n\n") /* docstring */},
    {"pairs", (PyCFunction)CPyPy_kernel___effects___pairs, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("pairs(name, *words)\n--\n\n") /* docstring */},
    {"_shown", (PyCFunction)CPyPy_kernel___effects____shown, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_shown(word)\n--\n\n") /* docstring */},
    {"_grouped", (PyCFunction)CPyPy_kernel___effects____grouped, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_grouped(effect, *kinds)\n--\n\n") /* docstring */},
    {"icons", (PyCFunction)CPyPy_kernel___effects___icons, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("icons(effect)\n--\n\n") /* docstring */},
    {"series", (PyCFunction)CPyPy_kernel___effects___series, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("series(effect)\n--\n\n") /* docstring */},
    {"calls", (PyCFunction)CPyPy_kernel___effects___calls, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("calls(effect)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___kernel___effects__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___kernel___effects__internal, "__name__");
    CPyStatic_kernel___effects___globals = PyModule_GetDict(CPyModule_serai___kernel___effects__internal);
    if (unlikely(CPyStatic_kernel___effects___globals == NULL))
        goto fail;
    CPyType_kernel___effects___accepts_Parameter_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_kernel___effects___accepts_Parameter_obj_template, NULL, modname);
    if (unlikely(!CPyType_kernel___effects___accepts_Parameter_obj))
        goto fail;
    CPyDef_kernel___effects___accepts_Parameter_obj_trait_vtable_setup();
    CPyType_kernel___effects___wanted_Parameter_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_kernel___effects___wanted_Parameter_obj_template, NULL, modname);
    if (unlikely(!CPyType_kernel___effects___wanted_Parameter_obj))
        goto fail;
    CPyDef_kernel___effects___wanted_Parameter_obj_trait_vtable_setup();
    CPyType_kernel___effects___any_order__Parser_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_kernel___effects___any_order__Parser_env_template, NULL, modname);
    if (unlikely(!CPyType_kernel___effects___any_order__Parser_env))
        goto fail;
    CPyDef_kernel___effects___any_order__Parser_env_trait_vtable_setup();
    CPyType_kernel___effects_____mypyc_lambda__0_any_order__Parser_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_template, NULL, modname);
    if (unlikely(!CPyType_kernel___effects_____mypyc_lambda__0_any_order__Parser_obj))
        goto fail;
    CPyDef_kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_trait_vtable_setup();
    CPyType_kernel___effects___in_order__Parser_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_kernel___effects___in_order__Parser_env_template, NULL, modname);
    if (unlikely(!CPyType_kernel___effects___in_order__Parser_env))
        goto fail;
    CPyDef_kernel___effects___in_order__Parser_env_trait_vtable_setup();
    CPyType_kernel___effects_____mypyc_lambda__1_in_order__Parser_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_template, NULL, modname);
    if (unlikely(!CPyType_kernel___effects_____mypyc_lambda__1_in_order__Parser_obj))
        goto fail;
    CPyDef_kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_trait_vtable_setup();
    CPyType_kernel___effects___arrow__Parser_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_kernel___effects___arrow__Parser_env_template, NULL, modname);
    if (unlikely(!CPyType_kernel___effects___arrow__Parser_env))
        goto fail;
    CPyDef_kernel___effects___arrow__Parser_env_trait_vtable_setup();
    CPyType_kernel___effects_____mypyc_lambda__2_arrow__Parser_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_template, NULL, modname);
    if (unlikely(!CPyType_kernel___effects_____mypyc_lambda__2_arrow__Parser_obj))
        goto fail;
    CPyDef_kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_trait_vtable_setup();
    CPyType_kernel___effects___unit__Parser_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_kernel___effects___unit__Parser_env_template, NULL, modname);
    if (unlikely(!CPyType_kernel___effects___unit__Parser_env))
        goto fail;
    CPyDef_kernel___effects___unit__Parser_env_trait_vtable_setup();
    CPyType_kernel___effects_____mypyc_lambda__3_unit__Parser_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_kernel___effects_____mypyc_lambda__3_unit__Parser_obj_template, NULL, modname);
    if (unlikely(!CPyType_kernel___effects_____mypyc_lambda__3_unit__Parser_obj))
        goto fail;
    CPyDef_kernel___effects_____mypyc_lambda__3_unit__Parser_obj_trait_vtable_setup();
    CPyType_kernel___effects___choice__Parser_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_kernel___effects___choice__Parser_env_template, NULL, modname);
    if (unlikely(!CPyType_kernel___effects___choice__Parser_env))
        goto fail;
    CPyDef_kernel___effects___choice__Parser_env_trait_vtable_setup();
    CPyType_kernel___effects_____mypyc_lambda__4_choice__Parser_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_kernel___effects_____mypyc_lambda__4_choice__Parser_obj_template, NULL, modname);
    if (unlikely(!CPyType_kernel___effects_____mypyc_lambda__4_choice__Parser_obj))
        goto fail;
    CPyDef_kernel___effects_____mypyc_lambda__4_choice__Parser_obj_trait_vtable_setup();
    CPyType_kernel___effects___repeat__Parser_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_kernel___effects___repeat__Parser_env_template, NULL, modname);
    if (unlikely(!CPyType_kernel___effects___repeat__Parser_env))
        goto fail;
    CPyDef_kernel___effects___repeat__Parser_env_trait_vtable_setup();
    CPyType_kernel___effects_____mypyc_lambda__5_repeat__Parser_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_template, NULL, modname);
    if (unlikely(!CPyType_kernel___effects_____mypyc_lambda__5_repeat__Parser_obj))
        goto fail;
    CPyDef_kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_trait_vtable_setup();
    CPyType_kernel___effects___call__Parser_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_kernel___effects___call__Parser_env_template, NULL, modname);
    if (unlikely(!CPyType_kernel___effects___call__Parser_env))
        goto fail;
    CPyDef_kernel___effects___call__Parser_env_trait_vtable_setup();
    CPyType_kernel___effects_____mypyc_lambda__6_call__Parser_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_kernel___effects_____mypyc_lambda__6_call__Parser_obj_template, NULL, modname);
    if (unlikely(!CPyType_kernel___effects_____mypyc_lambda__6_call__Parser_obj))
        goto fail;
    CPyDef_kernel___effects_____mypyc_lambda__6_call__Parser_obj_trait_vtable_setup();
    CPyType_kernel___effects___icons_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_kernel___effects___icons_gen_template, NULL, modname);
    if (unlikely(!CPyType_kernel___effects___icons_gen))
        goto fail;
    CPyDef_kernel___effects___icons_gen_trait_vtable_setup();
    CPyType_kernel___effects___calls_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_kernel___effects___calls_gen_template, NULL, modname);
    if (unlikely(!CPyType_kernel___effects___calls_gen))
        goto fail;
    CPyDef_kernel___effects___calls_gen_trait_vtable_setup();
    char result = CPyDef_kernel___effects_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___kernel___effects__internal);
    Py_CLEAR(modname);
    CPy_XDECREF(CPyStatic_kernel___effects___NOTHING);
    CPyStatic_kernel___effects___NOTHING = NULL;
    CPy_XDECREF(CPyStatic_kernel___effects____TOKEN);
    CPyStatic_kernel___effects____TOKEN = NULL;
    Py_CLEAR(CPyType_kernel___effects___Effect);
    Py_CLEAR(CPyType_kernel___effects___Call);
    Py_CLEAR(CPyType_kernel___effects___Several);
    Py_CLEAR(CPyType_kernel___effects___AnyOrder);
    Py_CLEAR(CPyType_kernel___effects___InOrder);
    Py_CLEAR(CPyType_kernel___effects___Choice);
    Py_CLEAR(CPyType_kernel___effects___Arrow);
    Py_CLEAR(CPyType_kernel___effects___Repeat);
    Py_CLEAR(CPyType_kernel___effects___Maybe);
    Py_CLEAR(CPyType_kernel___effects___Parameter);
    Py_CLEAR(CPyType_kernel___effects___Verb);
    Py_CLEAR(CPyType_kernel___effects___Verbs);
    Py_CLEAR(CPyType_kernel___effects___EffectError);
    Py_CLEAR(CPyType_kernel___effects____Parser);
    Py_CLEAR(CPyType_kernel___effects___Icon);
    Py_CLEAR(CPyType_kernel___effects___accepts_Parameter_obj);
    Py_CLEAR(CPyType_kernel___effects___wanted_Parameter_obj);
    Py_CLEAR(CPyType_kernel___effects___any_order__Parser_env);
    Py_CLEAR(CPyType_kernel___effects_____mypyc_lambda__0_any_order__Parser_obj);
    Py_CLEAR(CPyType_kernel___effects___in_order__Parser_env);
    Py_CLEAR(CPyType_kernel___effects_____mypyc_lambda__1_in_order__Parser_obj);
    Py_CLEAR(CPyType_kernel___effects___arrow__Parser_env);
    Py_CLEAR(CPyType_kernel___effects_____mypyc_lambda__2_arrow__Parser_obj);
    Py_CLEAR(CPyType_kernel___effects___unit__Parser_env);
    Py_CLEAR(CPyType_kernel___effects_____mypyc_lambda__3_unit__Parser_obj);
    Py_CLEAR(CPyType_kernel___effects___choice__Parser_env);
    Py_CLEAR(CPyType_kernel___effects_____mypyc_lambda__4_choice__Parser_obj);
    Py_CLEAR(CPyType_kernel___effects___repeat__Parser_env);
    Py_CLEAR(CPyType_kernel___effects_____mypyc_lambda__5_repeat__Parser_obj);
    Py_CLEAR(CPyType_kernel___effects___call__Parser_env);
    Py_CLEAR(CPyType_kernel___effects_____mypyc_lambda__6_call__Parser_obj);
    Py_CLEAR(CPyType_kernel___effects___icons_gen);
    Py_CLEAR(CPyType_kernel___effects___calls_gen);
    return -1;
}
int CPyExec_serai___kernel___effects(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___kernel___effects__impl, &CPyImportState_serai___kernel___effects, &CPyModule_serai___kernel___effects);
}
static struct PyModuleDef kernel___effectsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.kernel.effects",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    kernel___effectsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___kernel___effects(void)
{
    if (CPyModule_serai___kernel___effects__internal) {
        Py_INCREF(CPyModule_serai___kernel___effects__internal);
        return CPyModule_serai___kernel___effects__internal;
    }
    CPyModule_serai___kernel___effects__internal = PyModule_Create(&kernel___effectsmodule);
    return CPyModule_serai___kernel___effects__internal;
}

PyObject *CPyInit_serai___kernel___effects(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___kernel___effects__internal) {
        Py_INCREF(CPyModule_serai___kernel___effects__internal);
        return CPyModule_serai___kernel___effects__internal;
    }
    CPyModule_serai___kernel___effects__internal = PyModule_Create(&kernel___effectsmodule);
    if (unlikely(CPyModule_serai___kernel___effects__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.kernel.effects");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___kernel___effects__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___kernel___effects__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___kernel___effects__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___kernel___effects(CPyModule_serai___kernel___effects__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___kernel___effects__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.kernel.effects");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___kernel___effects__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_kernel___effects___Effect_____init__(PyObject *cpy_r_self, PyObject *cpy_r_text) {
    CPy_INCREF(cpy_r_text);
    ((serai___kernel___effects___EffectObject *)cpy_r_self)->_text = cpy_r_text;
    return 1;
}
        
        PyObject *CPyPy_kernel___effects___Effect_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"text", 0};
            PyObject *obj_text;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "O", "__init__", kwlist, &obj_text)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_kernel___effects___Effect)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.effects.Effect", obj_self); 
                goto fail;
            }
            PyObject *arg_text;
            if (likely(PyUnicode_Check(obj_text)))
                arg_text = obj_text;
            else {
                CPy_TypeError("str", obj_text); 
                goto fail;
            }
            char retval = CPyDef_kernel___effects___Effect_____init__(arg_self, arg_text);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 36, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects___Effect_____repr__(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    cpy_r_r0 = ((serai___kernel___effects___EffectObject *)cpy_r_self)->_text;
    CPy_INCREF(cpy_r_r0);
    return cpy_r_r0;
}
        
        PyObject *CPyPy_kernel___effects___Effect_____repr__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__repr__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_kernel___effects___Effect)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.effects.Effect", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_kernel___effects___Effect_____repr__(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "__repr__", 39, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
char CPyDef_kernel___effects___Call_____init__(PyObject *cpy_r_self, PyObject *cpy_r_text, PyObject *cpy_r_verb, PyObject *cpy_r_words) {
    char cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    tuple_T2OI cpy_r_r9;
    PyObject *cpy_r_r10;
    int32_t cpy_r_r11;
    char cpy_r_r12;
    int64_t cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    cpy_r_r0 = CPyDef_kernel___effects___Effect_____init__(cpy_r_self, cpy_r_text);
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 49, CPyStatic_kernel___effects___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_verb);
    ((serai___kernel___effects___CallObject *)cpy_r_self)->_verb = cpy_r_verb;
    CPy_INCREF(cpy_r_words);
    ((serai___kernel___effects___CallObject *)cpy_r_self)->_words = cpy_r_words;
    cpy_r_r1 = PyList_New(0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 52, CPyStatic_kernel___effects___globals);
        goto CPyL11;
    }
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_words + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = 0;
CPyL3: ;
    cpy_r_r5 = cpy_r_r4 < cpy_r_r3;
    if (!cpy_r_r5) goto CPyL9;
    cpy_r_r6 = CPySequenceTuple_GetItemUnsafe(cpy_r_words, cpy_r_r4);
    if (PyLong_Check(cpy_r_r6))
        cpy_r_r7 = cpy_r_r6;
    else {
        cpy_r_r7 = NULL;
    }
    if (cpy_r_r7 != NULL) goto __LL8731;
    if (PyUnicode_Check(cpy_r_r6))
        cpy_r_r7 = cpy_r_r6;
    else {
        cpy_r_r7 = NULL;
    }
    if (cpy_r_r7 != NULL) goto __LL8731;
    if (unlikely(!(PyTuple_Check(cpy_r_r6) && PyTuple_GET_SIZE(cpy_r_r6) == 2))) {
        cpy_r_r7 = NULL;
        goto __LL8732;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r6, 0))))
        cpy_r_r7 = PyTuple_GET_ITEM(cpy_r_r6, 0);
    else {
        cpy_r_r7 = NULL;
    }
    if (cpy_r_r7 == NULL) goto __LL8732;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r6, 1))))
        cpy_r_r7 = PyTuple_GET_ITEM(cpy_r_r6, 1);
    else {
        cpy_r_r7 = NULL;
    }
    if (cpy_r_r7 == NULL) goto __LL8732;
    cpy_r_r7 = cpy_r_r6;
__LL8732: ;
    if (cpy_r_r7 != NULL) goto __LL8731;
    CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "__init__", 52, CPyStatic_kernel___effects___globals, "union[int, str, tuple[str, int]]", cpy_r_r6);
    goto CPyL12;
__LL8731: ;
    cpy_r_r8 = PyTuple_Check(cpy_r_r7);
    if (!cpy_r_r8) goto CPyL13;
    PyObject *__tmp8733;
    if (unlikely(!(PyTuple_Check(cpy_r_r7) && PyTuple_GET_SIZE(cpy_r_r7) == 2))) {
        __tmp8733 = NULL;
        goto __LL8734;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r7, 0))))
        __tmp8733 = PyTuple_GET_ITEM(cpy_r_r7, 0);
    else {
        __tmp8733 = NULL;
    }
    if (__tmp8733 == NULL) goto __LL8734;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r7, 1))))
        __tmp8733 = PyTuple_GET_ITEM(cpy_r_r7, 1);
    else {
        __tmp8733 = NULL;
    }
    if (__tmp8733 == NULL) goto __LL8734;
    __tmp8733 = cpy_r_r7;
__LL8734: ;
    if (unlikely(__tmp8733 == NULL)) {
        CPy_TypeError("tuple[str, int]", cpy_r_r7); cpy_r_r9 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp8735 = PyTuple_GET_ITEM(cpy_r_r7, 0);
        CPy_INCREF(__tmp8735);
        PyObject *__tmp8736;
        if (likely(PyUnicode_Check(__tmp8735)))
            __tmp8736 = __tmp8735;
        else {
            CPy_TypeError("str", __tmp8735); 
            __tmp8736 = NULL;
        }
        cpy_r_r9.f0 = __tmp8736;
        PyObject *__tmp8737 = PyTuple_GET_ITEM(cpy_r_r7, 1);
        CPyTagged __tmp8738;
        if (likely(PyLong_Check(__tmp8737)))
            __tmp8738 = CPyTagged_FromObject(__tmp8737);
        else {
            goto __LL8739;
        }
        cpy_r_r9.f1 = __tmp8738;
    }
    goto __LL8740;
__LL8739: ;
    CPy_DECREF(cpy_r_r9.f0);
    cpy_r_r9 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL8740;
__LL8740: ;
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r9.f0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 52, CPyStatic_kernel___effects___globals);
        goto CPyL12;
    }
    cpy_r_r10 = PyTuple_New(2);
    if (unlikely(cpy_r_r10 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8741 = cpy_r_r9.f0;
    PyTuple_SET_ITEM(cpy_r_r10, 0, __tmp8741);
    PyObject *__tmp8742 = CPyTagged_StealAsObject(cpy_r_r9.f1);
    PyTuple_SET_ITEM(cpy_r_r10, 1, __tmp8742);
    cpy_r_r11 = PyList_Append(cpy_r_r1, cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    cpy_r_r12 = cpy_r_r11 >= 0;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 52, CPyStatic_kernel___effects___globals);
        goto CPyL12;
    }
CPyL8: ;
    cpy_r_r13 = cpy_r_r4 + 1;
    cpy_r_r4 = cpy_r_r13;
    goto CPyL3;
CPyL9: ;
    cpy_r_r14 = PyList_AsTuple(cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 52, CPyStatic_kernel___effects___globals);
        goto CPyL11;
    }
    ((serai___kernel___effects___CallObject *)cpy_r_self)->_pairs = cpy_r_r14;
    return 1;
CPyL11: ;
    cpy_r_r15 = 2;
    return cpy_r_r15;
CPyL12: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL11;
CPyL13: ;
    CPy_DECREF(cpy_r_r7);
    goto CPyL8;
}
        
        PyObject *CPyPy_kernel___effects___Call_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"text", "verb", "words", 0};
            PyObject *obj_text;
            PyObject *obj_verb;
            PyObject *obj_words;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OOO", "__init__", kwlist, &obj_text, &obj_verb, &obj_words)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_kernel___effects___Call))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_self); 
                goto fail;
            }
            PyObject *arg_text;
            if (likely(PyUnicode_Check(obj_text)))
                arg_text = obj_text;
            else {
                CPy_TypeError("str", obj_text); 
                goto fail;
            }
            PyObject *arg_verb;
            if (likely(Py_TYPE(obj_verb) == CPyType_kernel___effects___Verb))
                arg_verb = obj_verb;
            else {
                CPy_TypeError("serai.kernel.effects.Verb", obj_verb); 
                goto fail;
            }
            PyObject * arg_words;
            if (likely(PyTuple_Check(obj_words)))
                arg_words = obj_words;
            else {
                CPy_TypeError("tuple", obj_words); 
                goto fail;
            }
            char retval = CPyDef_kernel___effects___Call_____init__(arg_self, arg_text, arg_verb, arg_words);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 48, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects___Call___named(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    CPyTagged cpy_r_place;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    int32_t cpy_r_r17;
    char cpy_r_r18;
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
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    int32_t cpy_r_r34;
    char cpy_r_r35;
    CPyTagged cpy_r_r36;
    int64_t cpy_r_r37;
    PyObject *cpy_r_r38;
    cpy_r_r0 = PyDict_New();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "named", 57, CPyStatic_kernel___effects___globals);
        goto CPyL23;
    }
    cpy_r_r1 = 0;
    cpy_r_r2 = ((serai___kernel___effects___CallObject *)cpy_r_self)->_verb;
    cpy_r_r3 = ((serai___kernel___effects___VerbObject *)cpy_r_r2)->_parameters;
    CPy_INCREF(cpy_r_r3);
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = 0;
CPyL2: ;
    cpy_r_r7 = cpy_r_r6 < cpy_r_r5;
    if (!cpy_r_r7) goto CPyL24;
    cpy_r_place = cpy_r_r1;
    cpy_r_r8 = CPySequenceTuple_GetItemUnsafe(cpy_r_r3, cpy_r_r6);
    if (likely(PyTuple_Check(cpy_r_r8)))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "named", 58, CPyStatic_kernel___effects___globals, "tuple", cpy_r_r8);
        goto CPyL25;
    }
    cpy_r_r10 = CPySequenceTuple_GetItem(cpy_r_r9, 8);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "named", 59, CPyStatic_kernel___effects___globals);
        goto CPyL26;
    }
    if (unlikely(!PyBool_Check(cpy_r_r10))) {
        CPy_TypeError("bool", cpy_r_r10); cpy_r_r11 = 2;
    } else
        cpy_r_r11 = cpy_r_r10 == Py_True;
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "named", 59, CPyStatic_kernel___effects___globals);
        goto CPyL26;
    }
    if (!cpy_r_r11) goto CPyL12;
    cpy_r_r12 = ((serai___kernel___effects___CallObject *)cpy_r_self)->_words;
    CPy_INCREF(cpy_r_r12);
    cpy_r_r13 = CPySequenceTuple_GetSlice(cpy_r_r12, cpy_r_place, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r12);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "named", 60, CPyStatic_kernel___effects___globals);
        goto CPyL27;
    }
    if (likely(PyTuple_Check(cpy_r_r13)))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "named", 60, CPyStatic_kernel___effects___globals, "tuple", cpy_r_r13);
        goto CPyL27;
    }
    cpy_r_r15 = CPySequenceTuple_GetItem(cpy_r_r9, 0);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "named", 60, CPyStatic_kernel___effects___globals);
        goto CPyL28;
    }
    if (likely(PyUnicode_Check(cpy_r_r15)))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "named", 60, CPyStatic_kernel___effects___globals, "str", cpy_r_r15);
        goto CPyL28;
    }
    cpy_r_r17 = CPyDict_SetItem(cpy_r_r0, cpy_r_r16, cpy_r_r14);
    CPy_DECREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r18 = cpy_r_r17 >= 0;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "named", 60, CPyStatic_kernel___effects___globals);
        goto CPyL29;
    } else
        goto CPyL21;
CPyL12: ;
    cpy_r_r19 = ((serai___kernel___effects___CallObject *)cpy_r_self)->_words;
    CPy_INCREF(cpy_r_r19);
    cpy_r_r20 = (CPyPtr)((CPyPtr)cpy_r_r19 + offsetof(PyVarObject, ob_size));
    cpy_r_r21 = *(int64_t *)cpy_r_r20;
    CPy_DECREF(cpy_r_r19);
    cpy_r_r22 = cpy_r_r21 << 1;
    cpy_r_r23 = cpy_r_place & 1;
    cpy_r_r24 = cpy_r_r23 != 0;
    if (cpy_r_r24) goto CPyL14;
    cpy_r_r25 = cpy_r_r22 & 1;
    cpy_r_r26 = cpy_r_r25 != 0;
    if (!cpy_r_r26) goto CPyL15;
CPyL14: ;
    cpy_r_r27 = CPyTagged_IsLt_(cpy_r_place, cpy_r_r22);
    if (cpy_r_r27) {
        goto CPyL16;
    } else
        goto CPyL30;
CPyL15: ;
    cpy_r_r28 = (Py_ssize_t)cpy_r_place < (Py_ssize_t)cpy_r_r22;
    if (!cpy_r_r28) goto CPyL30;
CPyL16: ;
    cpy_r_r29 = ((serai___kernel___effects___CallObject *)cpy_r_self)->_words;
    CPy_INCREF(cpy_r_r29);
    cpy_r_r30 = CPySequenceTuple_GetItem(cpy_r_r29, cpy_r_place);
    CPy_DECREF(cpy_r_r29);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "named", 62, CPyStatic_kernel___effects___globals);
        goto CPyL27;
    }
    if (PyLong_Check(cpy_r_r30))
        cpy_r_r31 = cpy_r_r30;
    else {
        cpy_r_r31 = NULL;
    }
    if (cpy_r_r31 != NULL) goto __LL8743;
    if (PyUnicode_Check(cpy_r_r30))
        cpy_r_r31 = cpy_r_r30;
    else {
        cpy_r_r31 = NULL;
    }
    if (cpy_r_r31 != NULL) goto __LL8743;
    if (unlikely(!(PyTuple_Check(cpy_r_r30) && PyTuple_GET_SIZE(cpy_r_r30) == 2))) {
        cpy_r_r31 = NULL;
        goto __LL8744;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r30, 0))))
        cpy_r_r31 = PyTuple_GET_ITEM(cpy_r_r30, 0);
    else {
        cpy_r_r31 = NULL;
    }
    if (cpy_r_r31 == NULL) goto __LL8744;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r30, 1))))
        cpy_r_r31 = PyTuple_GET_ITEM(cpy_r_r30, 1);
    else {
        cpy_r_r31 = NULL;
    }
    if (cpy_r_r31 == NULL) goto __LL8744;
    cpy_r_r31 = cpy_r_r30;
__LL8744: ;
    if (cpy_r_r31 != NULL) goto __LL8743;
    CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "named", 62, CPyStatic_kernel___effects___globals, "union[int, str, tuple[str, int]]", cpy_r_r30);
    goto CPyL27;
__LL8743: ;
    cpy_r_r32 = CPySequenceTuple_GetItem(cpy_r_r9, 0);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "named", 62, CPyStatic_kernel___effects___globals);
        goto CPyL31;
    }
    if (likely(PyUnicode_Check(cpy_r_r32)))
        cpy_r_r33 = cpy_r_r32;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "named", 62, CPyStatic_kernel___effects___globals, "str", cpy_r_r32);
        goto CPyL31;
    }
    cpy_r_r34 = CPyDict_SetItem(cpy_r_r0, cpy_r_r33, cpy_r_r31);
    CPy_DECREF(cpy_r_r33);
    CPy_DECREF(cpy_r_r31);
    cpy_r_r35 = cpy_r_r34 >= 0;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "named", 62, CPyStatic_kernel___effects___globals);
        goto CPyL29;
    }
CPyL21: ;
    cpy_r_r36 = cpy_r_r1 + 2;
    cpy_r_r1 = cpy_r_r36;
    cpy_r_r37 = cpy_r_r6 + 1;
    cpy_r_r6 = cpy_r_r37;
    goto CPyL2;
CPyL22: ;
    return cpy_r_r0;
CPyL23: ;
    cpy_r_r38 = NULL;
    return cpy_r_r38;
CPyL24: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL22;
CPyL25: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL23;
CPyL26: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r9);
    goto CPyL23;
CPyL27: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r9);
    goto CPyL23;
CPyL28: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r14);
    goto CPyL23;
CPyL29: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL23;
CPyL30: ;
    CPyTagged_DECREF(cpy_r_place);
    CPy_DECREF(cpy_r_r9);
    goto CPyL21;
CPyL31: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r31);
    goto CPyL23;
}
        
        PyObject *CPyPy_kernel___effects___Call___named(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":named", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_kernel___effects___Call))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_kernel___effects___Call___named(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "named", 55, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
char CPyDef_kernel___effects___Several_____init__(PyObject *cpy_r_self, PyObject *cpy_r_text, PyObject *cpy_r_parts) {
    char cpy_r_r0;
    char cpy_r_r1;
    cpy_r_r0 = CPyDef_kernel___effects___Effect_____init__(cpy_r_self, cpy_r_text);
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 72, CPyStatic_kernel___effects___globals);
        goto CPyL2;
    }
    CPy_INCREF(cpy_r_parts);
    ((serai___kernel___effects___SeveralObject *)cpy_r_self)->_parts = cpy_r_parts;
    return 1;
CPyL2: ;
    cpy_r_r1 = 2;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_kernel___effects___Several_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"text", "parts", 0};
            PyObject *obj_text;
            PyObject *obj_parts;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OO", "__init__", kwlist, &obj_text, &obj_parts)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_kernel___effects___Several)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.effects.Several", obj_self); 
                goto fail;
            }
            PyObject *arg_text;
            if (likely(PyUnicode_Check(obj_text)))
                arg_text = obj_text;
            else {
                CPy_TypeError("str", obj_text); 
                goto fail;
            }
            PyObject * arg_parts;
            if (likely(PyTuple_Check(obj_parts)))
                arg_parts = obj_parts;
            else {
                CPy_TypeError("tuple", obj_parts); 
                goto fail;
            }
            char retval = CPyDef_kernel___effects___Several_____init__(arg_self, arg_text, arg_parts);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 71, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
char CPyDef_kernel___effects___Arrow_____init__(PyObject *cpy_r_self, PyObject *cpy_r_text, PyObject *cpy_r_cost, PyObject *cpy_r_gain) {
    char cpy_r_r0;
    char cpy_r_r1;
    cpy_r_r0 = CPyDef_kernel___effects___Effect_____init__(cpy_r_self, cpy_r_text);
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 94, CPyStatic_kernel___effects___globals);
        goto CPyL2;
    }
    CPy_INCREF(cpy_r_cost);
    ((serai___kernel___effects___ArrowObject *)cpy_r_self)->_cost = cpy_r_cost;
    CPy_INCREF(cpy_r_gain);
    ((serai___kernel___effects___ArrowObject *)cpy_r_self)->_gain = cpy_r_gain;
    return 1;
CPyL2: ;
    cpy_r_r1 = 2;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_kernel___effects___Arrow_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"text", "cost", "gain", 0};
            PyObject *obj_text;
            PyObject *obj_cost;
            PyObject *obj_gain;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OOO", "__init__", kwlist, &obj_text, &obj_cost, &obj_gain)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_kernel___effects___Arrow))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.effects.Arrow", obj_self); 
                goto fail;
            }
            PyObject *arg_text;
            if (likely(PyUnicode_Check(obj_text)))
                arg_text = obj_text;
            else {
                CPy_TypeError("str", obj_text); 
                goto fail;
            }
            PyObject *arg_cost;
            if (likely(Py_TYPE(obj_cost) == CPyType_kernel___effects___Call))
                arg_cost = obj_cost;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_cost); 
                goto fail;
            }
            PyObject *arg_gain;
            if (likely(PyObject_TypeCheck(obj_gain, CPyType_kernel___effects___Effect)))
                arg_gain = obj_gain;
            else {
                CPy_TypeError("serai.kernel.effects.Effect", obj_gain); 
                goto fail;
            }
            char retval = CPyDef_kernel___effects___Arrow_____init__(arg_self, arg_text, arg_cost, arg_gain);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 93, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
char CPyDef_kernel___effects___Repeat_____init__(PyObject *cpy_r_self, PyObject *cpy_r_text, CPyTagged cpy_r_times, PyObject *cpy_r_part) {
    char cpy_r_r0;
    char cpy_r_r1;
    cpy_r_r0 = CPyDef_kernel___effects___Effect_____init__(cpy_r_self, cpy_r_text);
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 105, CPyStatic_kernel___effects___globals);
        goto CPyL2;
    }
    CPyTagged_INCREF(cpy_r_times);
    ((serai___kernel___effects___RepeatObject *)cpy_r_self)->_times = cpy_r_times;
    CPy_INCREF(cpy_r_part);
    ((serai___kernel___effects___RepeatObject *)cpy_r_self)->_part = cpy_r_part;
    return 1;
CPyL2: ;
    cpy_r_r1 = 2;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_kernel___effects___Repeat_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"text", "times", "part", 0};
            PyObject *obj_text;
            PyObject *obj_times;
            PyObject *obj_part;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OOO", "__init__", kwlist, &obj_text, &obj_times, &obj_part)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_kernel___effects___Repeat))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.effects.Repeat", obj_self); 
                goto fail;
            }
            PyObject *arg_text;
            if (likely(PyUnicode_Check(obj_text)))
                arg_text = obj_text;
            else {
                CPy_TypeError("str", obj_text); 
                goto fail;
            }
            CPyTagged arg_times;
            if (likely(PyLong_Check(obj_times)))
                arg_times = CPyTagged_BorrowFromObject(obj_times);
            else {
                CPy_TypeError("int", obj_times); goto fail;
            }
            PyObject *arg_part;
            if (likely(PyObject_TypeCheck(obj_part, CPyType_kernel___effects___Effect)))
                arg_part = obj_part;
            else {
                CPy_TypeError("serai.kernel.effects.Effect", obj_part); 
                goto fail;
            }
            char retval = CPyDef_kernel___effects___Repeat_____init__(arg_self, arg_text, arg_times, arg_part);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 104, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
char CPyDef_kernel___effects___Maybe_____init__(PyObject *cpy_r_self, PyObject *cpy_r_text, PyObject *cpy_r_part) {
    char cpy_r_r0;
    char cpy_r_r1;
    cpy_r_r0 = CPyDef_kernel___effects___Effect_____init__(cpy_r_self, cpy_r_text);
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 116, CPyStatic_kernel___effects___globals);
        goto CPyL2;
    }
    CPy_INCREF(cpy_r_part);
    ((serai___kernel___effects___MaybeObject *)cpy_r_self)->_part = cpy_r_part;
    return 1;
CPyL2: ;
    cpy_r_r1 = 2;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_kernel___effects___Maybe_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"text", "part", 0};
            PyObject *obj_text;
            PyObject *obj_part;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OO", "__init__", kwlist, &obj_text, &obj_part)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_kernel___effects___Maybe))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.effects.Maybe", obj_self); 
                goto fail;
            }
            PyObject *arg_text;
            if (likely(PyUnicode_Check(obj_text)))
                arg_text = obj_text;
            else {
                CPy_TypeError("str", obj_text); 
                goto fail;
            }
            PyObject *arg_part;
            if (likely(PyObject_TypeCheck(obj_part, CPyType_kernel___effects___Effect)))
                arg_part = obj_part;
            else {
                CPy_TypeError("serai.kernel.effects.Effect", obj_part); 
                goto fail;
            }
            char retval = CPyDef_kernel___effects___Maybe_____init__(arg_self, arg_text, arg_part);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 115, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects___accepts_Parameter_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_kernel___effects___accepts_Parameter_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_kernel___effects___accepts_Parameter_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "__get__", -1, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
char CPyDef_kernel___effects___accepts_Parameter_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_self, PyObject *cpy_r_word) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    CPyTagged cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    tuple_T2OI cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    int32_t cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    tuple_T2OI cpy_r_r27;
    CPyTagged cpy_r_r28;
    int64_t cpy_r_r29;
    char cpy_r_r30;
    int64_t cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    int32_t cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    cpy_r_r0 = CPySequenceTuple_GetItem(cpy_r_self, 2);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "accepts", 133, CPyStatic_kernel___effects___globals);
        goto CPyL39;
    }
    if (PyFrozenSet_Check(cpy_r_r0))
        cpy_r_r1 = cpy_r_r0;
    else {
        cpy_r_r1 = NULL;
    }
    if (cpy_r_r1 != NULL) goto __LL8745;
    if (cpy_r_r0 == Py_None)
        cpy_r_r1 = cpy_r_r0;
    else {
        cpy_r_r1 = NULL;
    }
    if (cpy_r_r1 != NULL) goto __LL8745;
    CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "accepts", 133, CPyStatic_kernel___effects___globals, "frozenset or None", cpy_r_r0);
    goto CPyL39;
__LL8745: ;
    cpy_r_r2 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r3 = cpy_r_r1 == cpy_r_r2;
    CPy_DECREF(cpy_r_r1);
    if (!cpy_r_r3) goto CPyL12;
    cpy_r_r4 = PyLong_Check(cpy_r_word);
    if (cpy_r_r4) goto CPyL5;
    cpy_r_r5 = cpy_r_r4;
    goto CPyL11;
CPyL5: ;
    if (likely(PyLong_Check(cpy_r_word)))
        cpy_r_r6 = CPyTagged_FromObject(cpy_r_word);
    else {
        CPy_TypeError("int", cpy_r_word); cpy_r_r6 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "accepts", 134, CPyStatic_kernel___effects___globals);
        goto CPyL39;
    }
    cpy_r_r7 = cpy_r_r6 & 1;
    cpy_r_r8 = cpy_r_r7 != 0;
    if (cpy_r_r8) goto CPyL8;
    cpy_r_r9 = 0 & 1;
    cpy_r_r10 = cpy_r_r9 != 0;
    if (!cpy_r_r10) goto CPyL9;
CPyL8: ;
    cpy_r_r11 = CPyTagged_IsLt_(cpy_r_r6, 0);
    cpy_r_r12 = cpy_r_r11 ^ 1;
    cpy_r_r13 = cpy_r_r12;
    goto CPyL10;
CPyL9: ;
    cpy_r_r14 = (Py_ssize_t)cpy_r_r6 >= (Py_ssize_t)0;
    cpy_r_r13 = cpy_r_r14;
CPyL10: ;
    CPyTagged_DECREF(cpy_r_r6);
    cpy_r_r5 = cpy_r_r13;
CPyL11: ;
    return cpy_r_r5;
CPyL12: ;
    cpy_r_r15 = CPySequenceTuple_GetItem(cpy_r_self, 4);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "accepts", 135, CPyStatic_kernel___effects___globals);
        goto CPyL39;
    }
    if (unlikely(!PyBool_Check(cpy_r_r15))) {
        CPy_TypeError("bool", cpy_r_r15); cpy_r_r16 = 2;
    } else
        cpy_r_r16 = cpy_r_r15 == Py_True;
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "accepts", 135, CPyStatic_kernel___effects___globals);
        goto CPyL39;
    }
    if (!cpy_r_r16) goto CPyL31;
    cpy_r_r17 = PyTuple_Check(cpy_r_word);
    if (cpy_r_r17) goto CPyL17;
    cpy_r_r18 = cpy_r_r17;
    goto CPyL30;
CPyL17: ;
    PyObject *__tmp8746;
    if (unlikely(!(PyTuple_Check(cpy_r_word) && PyTuple_GET_SIZE(cpy_r_word) == 2))) {
        __tmp8746 = NULL;
        goto __LL8747;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_word, 0))))
        __tmp8746 = PyTuple_GET_ITEM(cpy_r_word, 0);
    else {
        __tmp8746 = NULL;
    }
    if (__tmp8746 == NULL) goto __LL8747;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_word, 1))))
        __tmp8746 = PyTuple_GET_ITEM(cpy_r_word, 1);
    else {
        __tmp8746 = NULL;
    }
    if (__tmp8746 == NULL) goto __LL8747;
    __tmp8746 = cpy_r_word;
__LL8747: ;
    if (unlikely(__tmp8746 == NULL)) {
        CPy_TypeError("tuple[str, int]", cpy_r_word); cpy_r_r19 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp8748 = PyTuple_GET_ITEM(cpy_r_word, 0);
        CPy_INCREF(__tmp8748);
        PyObject *__tmp8749;
        if (likely(PyUnicode_Check(__tmp8748)))
            __tmp8749 = __tmp8748;
        else {
            CPy_TypeError("str", __tmp8748); 
            __tmp8749 = NULL;
        }
        cpy_r_r19.f0 = __tmp8749;
        PyObject *__tmp8750 = PyTuple_GET_ITEM(cpy_r_word, 1);
        CPyTagged __tmp8751;
        if (likely(PyLong_Check(__tmp8750)))
            __tmp8751 = CPyTagged_FromObject(__tmp8750);
        else {
            goto __LL8752;
        }
        cpy_r_r19.f1 = __tmp8751;
    }
    goto __LL8753;
__LL8752: ;
    CPy_DECREF(cpy_r_r19.f0);
    cpy_r_r19 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL8753;
__LL8753: ;
    if (unlikely(cpy_r_r19.f0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "accepts", 136, CPyStatic_kernel___effects___globals);
        goto CPyL39;
    }
    cpy_r_r20 = cpy_r_r19.f0;
    CPy_INCREF(cpy_r_r20);
    CPy_DECREF(cpy_r_r19.f0);
    CPyTagged_DECREF(cpy_r_r19.f1);
    cpy_r_r21 = CPySequenceTuple_GetItem(cpy_r_self, 2);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "accepts", 136, CPyStatic_kernel___effects___globals);
        goto CPyL40;
    }
    if (likely(PyFrozenSet_Check(cpy_r_r21)))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "accepts", 136, CPyStatic_kernel___effects___globals, "frozenset", cpy_r_r21);
        goto CPyL40;
    }
    cpy_r_r23 = PySet_Contains(cpy_r_r22, cpy_r_r20);
    CPy_DECREF(cpy_r_r22);
    CPy_DECREF(cpy_r_r20);
    cpy_r_r24 = cpy_r_r23 >= 0;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "accepts", 136, CPyStatic_kernel___effects___globals);
        goto CPyL39;
    }
    cpy_r_r25 = cpy_r_r23;
    if (cpy_r_r25) goto CPyL23;
    cpy_r_r26 = cpy_r_r25;
    goto CPyL29;
CPyL23: ;
    PyObject *__tmp8754;
    if (unlikely(!(PyTuple_Check(cpy_r_word) && PyTuple_GET_SIZE(cpy_r_word) == 2))) {
        __tmp8754 = NULL;
        goto __LL8755;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_word, 0))))
        __tmp8754 = PyTuple_GET_ITEM(cpy_r_word, 0);
    else {
        __tmp8754 = NULL;
    }
    if (__tmp8754 == NULL) goto __LL8755;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_word, 1))))
        __tmp8754 = PyTuple_GET_ITEM(cpy_r_word, 1);
    else {
        __tmp8754 = NULL;
    }
    if (__tmp8754 == NULL) goto __LL8755;
    __tmp8754 = cpy_r_word;
__LL8755: ;
    if (unlikely(__tmp8754 == NULL)) {
        CPy_TypeError("tuple[str, int]", cpy_r_word); cpy_r_r27 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp8756 = PyTuple_GET_ITEM(cpy_r_word, 0);
        CPy_INCREF(__tmp8756);
        PyObject *__tmp8757;
        if (likely(PyUnicode_Check(__tmp8756)))
            __tmp8757 = __tmp8756;
        else {
            CPy_TypeError("str", __tmp8756); 
            __tmp8757 = NULL;
        }
        cpy_r_r27.f0 = __tmp8757;
        PyObject *__tmp8758 = PyTuple_GET_ITEM(cpy_r_word, 1);
        CPyTagged __tmp8759;
        if (likely(PyLong_Check(__tmp8758)))
            __tmp8759 = CPyTagged_FromObject(__tmp8758);
        else {
            goto __LL8760;
        }
        cpy_r_r27.f1 = __tmp8759;
    }
    goto __LL8761;
__LL8760: ;
    CPy_DECREF(cpy_r_r27.f0);
    cpy_r_r27 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL8761;
__LL8761: ;
    if (unlikely(cpy_r_r27.f0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "accepts", 136, CPyStatic_kernel___effects___globals);
        goto CPyL39;
    }
    cpy_r_r28 = cpy_r_r27.f1;
    CPyTagged_INCREF(cpy_r_r28);
    CPy_DECREF(cpy_r_r27.f0);
    CPyTagged_DECREF(cpy_r_r27.f1);
    cpy_r_r29 = cpy_r_r28 & 1;
    cpy_r_r30 = cpy_r_r29 != 0;
    if (cpy_r_r30) goto CPyL26;
    cpy_r_r31 = 0 & 1;
    cpy_r_r32 = cpy_r_r31 != 0;
    if (!cpy_r_r32) goto CPyL27;
CPyL26: ;
    cpy_r_r33 = CPyTagged_IsLt_(0, cpy_r_r28);
    cpy_r_r34 = cpy_r_r33;
    goto CPyL28;
CPyL27: ;
    cpy_r_r35 = (Py_ssize_t)cpy_r_r28 > (Py_ssize_t)0;
    cpy_r_r34 = cpy_r_r35;
CPyL28: ;
    CPyTagged_DECREF(cpy_r_r28);
    cpy_r_r26 = cpy_r_r34;
CPyL29: ;
    cpy_r_r18 = cpy_r_r26;
CPyL30: ;
    return cpy_r_r18;
CPyL31: ;
    cpy_r_r36 = PyUnicode_Check(cpy_r_word);
    if (cpy_r_r36) goto CPyL33;
    cpy_r_r37 = cpy_r_r36;
    goto CPyL38;
CPyL33: ;
    CPy_INCREF(cpy_r_word);
    if (likely(PyUnicode_Check(cpy_r_word)))
        cpy_r_r38 = cpy_r_word;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "accepts", 137, CPyStatic_kernel___effects___globals, "str", cpy_r_word);
        goto CPyL39;
    }
    cpy_r_r39 = CPySequenceTuple_GetItem(cpy_r_self, 2);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "accepts", 137, CPyStatic_kernel___effects___globals);
        goto CPyL41;
    }
    if (likely(PyFrozenSet_Check(cpy_r_r39)))
        cpy_r_r40 = cpy_r_r39;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "accepts", 137, CPyStatic_kernel___effects___globals, "frozenset", cpy_r_r39);
        goto CPyL41;
    }
    cpy_r_r41 = PySet_Contains(cpy_r_r40, cpy_r_r38);
    CPy_DECREF(cpy_r_r40);
    CPy_DECREF(cpy_r_r38);
    cpy_r_r42 = cpy_r_r41 >= 0;
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "accepts", 137, CPyStatic_kernel___effects___globals);
        goto CPyL39;
    }
    cpy_r_r43 = cpy_r_r41;
    cpy_r_r37 = cpy_r_r43;
CPyL38: ;
    return cpy_r_r37;
CPyL39: ;
    cpy_r_r44 = 2;
    return cpy_r_r44;
CPyL40: ;
    CPy_DecRef(cpy_r_r20);
    goto CPyL39;
CPyL41: ;
    CPy_DecRef(cpy_r_r38);
    goto CPyL39;
}
        
        PyObject *CPyPy_kernel___effects___accepts_Parameter_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"self", "word", 0};
            static CPyArg_Parser parser = {"OO:__call__", kwlist, 0};
            PyObject *obj_self;
            PyObject *obj_word;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_self, &obj_word)) {
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
            PyObject *arg_word;
            if (PyLong_Check(obj_word))
                arg_word = obj_word;
            else {
                arg_word = NULL;
            }
            if (arg_word != NULL) goto __LL8762;
            if (PyUnicode_Check(obj_word))
                arg_word = obj_word;
            else {
                arg_word = NULL;
            }
            if (arg_word != NULL) goto __LL8762;
            if (unlikely(!(PyTuple_Check(obj_word) && PyTuple_GET_SIZE(obj_word) == 2))) {
                arg_word = NULL;
                goto __LL8763;
            }
            if (likely(PyUnicode_Check(PyTuple_GET_ITEM(obj_word, 0))))
                arg_word = PyTuple_GET_ITEM(obj_word, 0);
            else {
                arg_word = NULL;
            }
            if (arg_word == NULL) goto __LL8763;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_word, 1))))
                arg_word = PyTuple_GET_ITEM(obj_word, 1);
            else {
                arg_word = NULL;
            }
            if (arg_word == NULL) goto __LL8763;
            arg_word = obj_word;
__LL8763: ;
            if (arg_word != NULL) goto __LL8762;
            CPy_TypeError("union[int, str, tuple[str, int]]", obj_word); 
            goto fail;
__LL8762: ;
            char retval = CPyDef_kernel___effects___accepts_Parameter_obj_____call__(arg___mypyc_self__, arg_self, arg_word);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "accepts", 132, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects___wanted_Parameter_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_kernel___effects___wanted_Parameter_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_kernel___effects___wanted_Parameter_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "__get__", -1, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects___wanted_Parameter_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    cpy_r_r0 = CPySequenceTuple_GetItem(cpy_r_self, 2);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "wanted", 141, CPyStatic_kernel___effects___globals);
        goto CPyL16;
    }
    if (PyFrozenSet_Check(cpy_r_r0))
        cpy_r_r1 = cpy_r_r0;
    else {
        cpy_r_r1 = NULL;
    }
    if (cpy_r_r1 != NULL) goto __LL8764;
    if (cpy_r_r0 == Py_None)
        cpy_r_r1 = cpy_r_r0;
    else {
        cpy_r_r1 = NULL;
    }
    if (cpy_r_r1 != NULL) goto __LL8764;
    CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "wanted", 141, CPyStatic_kernel___effects___globals, "frozenset or None", cpy_r_r0);
    goto CPyL16;
__LL8764: ;
    cpy_r_r2 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r3 = cpy_r_r1 == cpy_r_r2;
    CPy_DECREF(cpy_r_r1);
    if (!cpy_r_r3) goto CPyL4;
    cpy_r_r4 = CPyStatics[4530]; /* 'a number' */
    CPy_INCREF(cpy_r_r4);
    return cpy_r_r4;
CPyL4: ;
    cpy_r_r5 = CPyStatics[157]; /* ', ' */
    cpy_r_r6 = CPySequenceTuple_GetItem(cpy_r_self, 2);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "wanted", 143, CPyStatic_kernel___effects___globals);
        goto CPyL16;
    }
    if (likely(PyFrozenSet_Check(cpy_r_r6)))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "wanted", 143, CPyStatic_kernel___effects___globals, "frozenset", cpy_r_r6);
        goto CPyL16;
    }
    cpy_r_r8 = CPySequence_Sort(cpy_r_r7);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "wanted", 143, CPyStatic_kernel___effects___globals);
        goto CPyL16;
    }
    cpy_r_r9 = PyUnicode_Join(cpy_r_r5, cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "wanted", 143, CPyStatic_kernel___effects___globals);
        goto CPyL16;
    }
    cpy_r_r10 = CPySequenceTuple_GetItem(cpy_r_self, 4);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "wanted", 144, CPyStatic_kernel___effects___globals);
        goto CPyL17;
    }
    if (unlikely(!PyBool_Check(cpy_r_r10))) {
        CPy_TypeError("bool", cpy_r_r10); cpy_r_r11 = 2;
    } else
        cpy_r_r11 = cpy_r_r10 == Py_True;
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "wanted", 144, CPyStatic_kernel___effects___globals);
        goto CPyL17;
    }
    if (!cpy_r_r11) goto CPyL13;
    cpy_r_r12 = CPyStatics[4531]; /* 'word:number with one of ' */
    cpy_r_r13 = CPyStr_Build(2, cpy_r_r12, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "wanted", 144, CPyStatic_kernel___effects___globals);
        goto CPyL16;
    }
    cpy_r_r14 = cpy_r_r13;
    goto CPyL15;
CPyL13: ;
    cpy_r_r15 = CPyStatics[4532]; /* 'one of ' */
    cpy_r_r16 = CPyStr_Build(2, cpy_r_r15, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "wanted", 144, CPyStatic_kernel___effects___globals);
        goto CPyL16;
    }
    cpy_r_r14 = cpy_r_r16;
CPyL15: ;
    return cpy_r_r14;
CPyL16: ;
    cpy_r_r17 = NULL;
    return cpy_r_r17;
CPyL17: ;
    CPy_DecRef(cpy_r_r9);
    goto CPyL16;
}
        
        PyObject *CPyPy_kernel___effects___wanted_Parameter_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_kernel___effects___wanted_Parameter_obj_____call__(arg___mypyc_self__, arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "wanted", 140, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects___number(PyObject *cpy_r_name) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject **cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    if (cpy_r_name != NULL) goto CPyL7;
    cpy_r_r0 = CPyStatics[31]; /* 'n' */
    CPy_INCREF(cpy_r_r0);
    cpy_r_name = cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = CPyStatic_kernel___effects___globals;
    cpy_r_r2 = CPyStatics[2755]; /* 'Parameter' */
    cpy_r_r3 = CPyDict_GetItem(cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "number", 148, CPyStatic_kernel___effects___globals);
        goto CPyL8;
    }
    PyObject *cpy_r_r4[1] = {cpy_r_name};
    cpy_r_r5 = (PyObject **)&cpy_r_r4;
    cpy_r_r6 = PyObject_Vectorcall(cpy_r_r3, cpy_r_r5, 1, 0);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "number", 148, CPyStatic_kernel___effects___globals);
        goto CPyL8;
    }
    CPy_DECREF(cpy_r_name);
    if (likely(PyTuple_Check(cpy_r_r6)))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "number", 148, CPyStatic_kernel___effects___globals, "tuple", cpy_r_r6);
        goto CPyL6;
    }
    return cpy_r_r7;
CPyL6: ;
    cpy_r_r8 = NULL;
    return cpy_r_r8;
CPyL7: ;
    CPy_INCREF(cpy_r_name);
    goto CPyL2;
CPyL8: ;
    CPy_DecRef(cpy_r_name);
    goto CPyL6;
}
        
        PyObject *CPyPy_kernel___effects___number(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"name", 0};
            static CPyArg_Parser parser = {"|O:number", kwlist, 0};
            PyObject *obj_name = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name)) {
                return NULL;
            }
            PyObject *arg_name;
            if (obj_name == NULL) {
                arg_name = NULL;
            } else if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            PyObject *retval = CPyDef_kernel___effects___number(arg_name);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "number", 147, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects___word(PyObject *cpy_r_name, PyObject *cpy_r_words, char cpy_r_optional, char cpy_r_many) {
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
    if (cpy_r_optional != 2) goto CPyL2;
    cpy_r_optional = 0;
CPyL2: ;
    if (cpy_r_many != 2) goto CPyL4;
    cpy_r_many = 0;
CPyL4: ;
    cpy_r_r0 = PyFrozenSet_New(cpy_r_words);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "word", 152, CPyStatic_kernel___effects___globals);
        goto CPyL9;
    }
    cpy_r_r1 = CPyStatic_kernel___effects___globals;
    cpy_r_r2 = CPyStatics[2755]; /* 'Parameter' */
    cpy_r_r3 = CPyDict_GetItem(cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "word", 152, CPyStatic_kernel___effects___globals);
        goto CPyL10;
    }
    cpy_r_r4 = cpy_r_optional ? Py_True : Py_False;
    cpy_r_r5 = cpy_r_many ? Py_True : Py_False;
    PyObject *cpy_r_r6[4] = {cpy_r_name, cpy_r_r0, cpy_r_r4, cpy_r_r5};
    cpy_r_r7 = (PyObject **)&cpy_r_r6;
    cpy_r_r8 = CPyStatics[5691]; /* ('optional', 'many') */
    cpy_r_r9 = PyObject_Vectorcall(cpy_r_r3, cpy_r_r7, 2, cpy_r_r8);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "word", 152, CPyStatic_kernel___effects___globals);
        goto CPyL10;
    }
    CPy_DECREF(cpy_r_r0);
    if (likely(PyTuple_Check(cpy_r_r9)))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "word", 152, CPyStatic_kernel___effects___globals, "tuple", cpy_r_r9);
        goto CPyL9;
    }
    return cpy_r_r10;
CPyL9: ;
    cpy_r_r11 = NULL;
    return cpy_r_r11;
CPyL10: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL9;
}
        
        PyObject *CPyPy_kernel___effects___word(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"name", "optional", "many", 0};
            static CPyArg_Parser parser = {"%O|$OO:word", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_words;
            PyObject *obj_optional = NULL;
            PyObject *obj_many = NULL;
            if (!CPyArg_ParseStackAndKeywords(args, nargs, kwnames, &parser, &obj_words, NULL, &obj_name, &obj_optional, &obj_many)) {
                return NULL;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            PyObject *arg_words = obj_words;
            char arg_optional;
            if (obj_optional == NULL) {
                arg_optional = 2;
            } else if (unlikely(!PyBool_Check(obj_optional))) {
                CPy_TypeError("bool", obj_optional); goto fail;
            } else
                arg_optional = obj_optional == Py_True;
            char arg_many;
            if (obj_many == NULL) {
                arg_many = 2;
            } else if (unlikely(!PyBool_Check(obj_many))) {
                CPy_TypeError("bool", obj_many); goto fail;
            } else
                arg_many = obj_many == Py_True;
            PyObject *retval = CPyDef_kernel___effects___word(arg_name, arg_words, arg_optional, arg_many);
            CPy_DECREF(obj_words);
            return retval;
fail: ;
            CPy_DECREF(obj_words);
            CPy_AddTraceback("src/serai/kernel/effects.py", "word", 151, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects___pairs(PyObject *cpy_r_name, PyObject *cpy_r_words) {
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
    cpy_r_r0 = PyFrozenSet_New(cpy_r_words);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "pairs", 156, CPyStatic_kernel___effects___globals);
        goto CPyL5;
    }
    cpy_r_r1 = CPyStatic_kernel___effects___globals;
    cpy_r_r2 = CPyStatics[2755]; /* 'Parameter' */
    cpy_r_r3 = CPyDict_GetItem(cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "pairs", 156, CPyStatic_kernel___effects___globals);
        goto CPyL6;
    }
    cpy_r_r4 = 1 ? Py_True : Py_False;
    cpy_r_r5 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r6[4] = {cpy_r_name, cpy_r_r0, cpy_r_r4, cpy_r_r5};
    cpy_r_r7 = (PyObject **)&cpy_r_r6;
    cpy_r_r8 = CPyStatics[5692]; /* ('pairs', 'many') */
    cpy_r_r9 = PyObject_Vectorcall(cpy_r_r3, cpy_r_r7, 2, cpy_r_r8);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "pairs", 156, CPyStatic_kernel___effects___globals);
        goto CPyL6;
    }
    CPy_DECREF(cpy_r_r0);
    if (likely(PyTuple_Check(cpy_r_r9)))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "pairs", 156, CPyStatic_kernel___effects___globals, "tuple", cpy_r_r9);
        goto CPyL5;
    }
    return cpy_r_r10;
CPyL5: ;
    cpy_r_r11 = NULL;
    return cpy_r_r11;
CPyL6: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL5;
}
        
        PyObject *CPyPy_kernel___effects___pairs(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"name", 0};
            static CPyArg_Parser parser = {"%O:pairs", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_words;
            if (!CPyArg_ParseStackAndKeywords(args, nargs, kwnames, &parser, &obj_words, NULL, &obj_name)) {
                return NULL;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            PyObject *arg_words = obj_words;
            PyObject *retval = CPyDef_kernel___effects___pairs(arg_name, arg_words);
            CPy_DECREF(obj_words);
            return retval;
fail: ;
            CPy_DECREF(obj_words);
            CPy_AddTraceback("src/serai/kernel/effects.py", "pairs", 155, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
char CPyDef_kernel___effects___Verb_____init__(PyObject *cpy_r_self, PyObject *cpy_r_name, PyObject *cpy_r_parameters, PyObject *cpy_r_work) {
    CPy_INCREF(cpy_r_name);
    ((serai___kernel___effects___VerbObject *)cpy_r_self)->_name = cpy_r_name;
    CPy_INCREF(cpy_r_parameters);
    ((serai___kernel___effects___VerbObject *)cpy_r_self)->_parameters = cpy_r_parameters;
    CPy_INCREF(cpy_r_work);
    ((serai___kernel___effects___VerbObject *)cpy_r_self)->_work = cpy_r_work;
    return 1;
}
        
        PyObject *CPyPy_kernel___effects___Verb_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "parameters", "work", 0};
            PyObject *obj_name;
            PyObject *obj_parameters;
            PyObject *obj_work;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OOO", "__init__", kwlist, &obj_name, &obj_parameters, &obj_work)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_kernel___effects___Verb))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.effects.Verb", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            PyObject * arg_parameters;
            if (likely(PyTuple_Check(obj_parameters)))
                arg_parameters = obj_parameters;
            else {
                CPy_TypeError("tuple", obj_parameters); 
                goto fail;
            }
            PyObject *arg_work;
            if (likely(PyObject_TypeCheck(obj_work, CPyType_work___Work)))
                arg_work = obj_work;
            else {
                CPy_TypeError("serai.kernel.work.Work", obj_work); 
                goto fail;
            }
            char retval = CPyDef_kernel___effects___Verb_____init__(arg_self, arg_name, arg_parameters, arg_work);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 164, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects___Verb___complaint(PyObject *cpy_r_self, PyObject *cpy_r_words) {
    CPyTagged cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    CPyTagged cpy_r_place;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_given;
    int32_t cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    char cpy_r_r27;
    CPyTagged cpy_r_r28;
    CPyTagged cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    tuple_T2IO cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyTagged cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    CPyTagged cpy_r_offset;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject **cpy_r_r47;
    PyObject *cpy_r_r48;
    char cpy_r_r49;
    CPyTagged cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject **cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject **cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
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
    PyObject **cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    CPyPtr cpy_r_r91;
    CPyPtr cpy_r_r92;
    CPyPtr cpy_r_r93;
    CPyPtr cpy_r_r94;
    CPyPtr cpy_r_r95;
    CPyPtr cpy_r_r96;
    CPyPtr cpy_r_r97;
    CPyPtr cpy_r_r98;
    PyObject *cpy_r_r99;
    tuple_T2IO cpy_r_r100;
    PyObject *cpy_r_r101;
    CPyTagged cpy_r_r102;
    char cpy_r_r103;
    CPyTagged cpy_r_r104;
    int64_t cpy_r_r105;
    CPyTagged cpy_r_r106;
    PyObject *cpy_r_r107;
    CPyPtr cpy_r_r108;
    int64_t cpy_r_r109;
    CPyTagged cpy_r_r110;
    int64_t cpy_r_r111;
    char cpy_r_r112;
    int64_t cpy_r_r113;
    char cpy_r_r114;
    char cpy_r_r115;
    char cpy_r_r116;
    char cpy_r_r117;
    PyObject *cpy_r_r118;
    CPyPtr cpy_r_r119;
    int64_t cpy_r_r120;
    CPyTagged cpy_r_r121;
    char cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    char cpy_r_r127;
    PyObject *cpy_r_r128;
    CPyPtr cpy_r_r129;
    int64_t cpy_r_r130;
    CPyTagged cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    CPyPtr cpy_r_r135;
    int64_t cpy_r_r136;
    CPyTagged cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    tuple_T2IO cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    cpy_r_r0 = 0;
    cpy_r_r1 = ((serai___kernel___effects___VerbObject *)cpy_r_self)->_parameters;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = 0;
CPyL1: ;
    cpy_r_r5 = cpy_r_r4 < cpy_r_r3;
    if (!cpy_r_r5) goto CPyL66;
    cpy_r_place = cpy_r_r0;
    cpy_r_r6 = CPySequenceTuple_GetItemUnsafe(cpy_r_r1, cpy_r_r4);
    if (likely(PyTuple_Check(cpy_r_r6)))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "complaint", 171, CPyStatic_kernel___effects___globals, "tuple", cpy_r_r6);
        goto CPyL67;
    }
    cpy_r_r8 = CPySequenceTuple_GetItem(cpy_r_r7, 8);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "complaint", 172, CPyStatic_kernel___effects___globals);
        goto CPyL68;
    }
    if (unlikely(!PyBool_Check(cpy_r_r8))) {
        CPy_TypeError("bool", cpy_r_r8); cpy_r_r9 = 2;
    } else
        cpy_r_r9 = cpy_r_r8 == Py_True;
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "complaint", 172, CPyStatic_kernel___effects___globals);
        goto CPyL68;
    }
    if (!cpy_r_r9) goto CPyL9;
    cpy_r_r10 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r11 = (PyObject *)&_Py_NoneStruct;
    CPyTagged_INCREF(cpy_r_place);
    cpy_r_r12 = CPyTagged_StealAsObject(cpy_r_place);
    cpy_r_r13 = PySlice_New(cpy_r_r12, cpy_r_r10, cpy_r_r11);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "complaint", 172, CPyStatic_kernel___effects___globals);
        goto CPyL68;
    }
    cpy_r_r14 = PyObject_GetItem(cpy_r_words, cpy_r_r13);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "complaint", 172, CPyStatic_kernel___effects___globals);
        goto CPyL68;
    }
    cpy_r_r15 = cpy_r_r14;
    goto CPyL12;
CPyL9: ;
    cpy_r_r16 = CPyTagged_Add(cpy_r_place, 2);
    CPyTagged_DECREF(cpy_r_r16);
    cpy_r_r17 = CPyTagged_Add(cpy_r_place, 2);
    cpy_r_r18 = (PyObject *)&_Py_NoneStruct;
    CPyTagged_INCREF(cpy_r_place);
    cpy_r_r19 = CPyTagged_StealAsObject(cpy_r_place);
    cpy_r_r20 = CPyTagged_StealAsObject(cpy_r_r17);
    cpy_r_r21 = PySlice_New(cpy_r_r19, cpy_r_r20, cpy_r_r18);
    CPy_DECREF(cpy_r_r19);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "complaint", 172, CPyStatic_kernel___effects___globals);
        goto CPyL68;
    }
    cpy_r_r22 = PyObject_GetItem(cpy_r_words, cpy_r_r21);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "complaint", 172, CPyStatic_kernel___effects___globals);
        goto CPyL68;
    }
    cpy_r_r15 = cpy_r_r22;
CPyL12: ;
    cpy_r_given = cpy_r_r15;
    cpy_r_r23 = PyObject_IsTrue(cpy_r_given);
    cpy_r_r24 = cpy_r_r23 >= 0;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "complaint", 172, CPyStatic_kernel___effects___globals);
        goto CPyL69;
    }
    cpy_r_r25 = cpy_r_r23;
    if (cpy_r_r25) goto CPyL24;
    cpy_r_r26 = CPySequenceTuple_GetItem(cpy_r_r7, 6);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "complaint", 173, CPyStatic_kernel___effects___globals);
        goto CPyL69;
    }
    if (unlikely(!PyBool_Check(cpy_r_r26))) {
        CPy_TypeError("bool", cpy_r_r26); cpy_r_r27 = 2;
    } else
        cpy_r_r27 = cpy_r_r26 == Py_True;
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "complaint", 173, CPyStatic_kernel___effects___globals);
        goto CPyL69;
    }
    if (cpy_r_r27) {
        goto CPyL24;
    } else
        goto CPyL70;
CPyL17: ;
    cpy_r_r28 = CPyObject_Size(cpy_r_words);
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "complaint", 174, CPyStatic_kernel___effects___globals);
        goto CPyL71;
    }
    cpy_r_r29 = CPyTagged_Subtract(cpy_r_r28, 2);
    CPyTagged_DECREF(cpy_r_r28);
    cpy_r_r30 = ((serai___kernel___effects___VerbObject *)cpy_r_self)->_name;
    CPy_INCREF(cpy_r_r30);
    cpy_r_r31 = CPyStatics[4533]; /* '(…) lacks its ' */
    cpy_r_r32 = CPySequenceTuple_GetItem(cpy_r_r7, 0);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "complaint", 174, CPyStatic_kernel___effects___globals);
        goto CPyL72;
    }
    if (likely(PyUnicode_Check(cpy_r_r32)))
        cpy_r_r33 = cpy_r_r32;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "complaint", 174, CPyStatic_kernel___effects___globals, "str", cpy_r_r32);
        goto CPyL72;
    }
    cpy_r_r34 = CPyStatics[118]; /* ': ' */
    cpy_r_r35 = CPyStatics[4534]; /* 'wanted' */
    cpy_r_r36 = CPyObject_GetAttr(cpy_r_r7, cpy_r_r35);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "complaint", 174, CPyStatic_kernel___effects___globals);
        goto CPyL73;
    }
    if (likely(PyUnicode_Check(cpy_r_r36)))
        cpy_r_r37 = cpy_r_r36;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "complaint", 174, CPyStatic_kernel___effects___globals, "str", cpy_r_r36);
        goto CPyL73;
    }
    cpy_r_r38 = CPyStr_Build(5, cpy_r_r30, cpy_r_r31, cpy_r_r33, cpy_r_r34, cpy_r_r37);
    CPy_DECREF(cpy_r_r30);
    CPy_DECREF(cpy_r_r33);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "complaint", 174, CPyStatic_kernel___effects___globals);
        goto CPyL74;
    }
    cpy_r_r39.f0 = cpy_r_r29;
    cpy_r_r39.f1 = cpy_r_r38;
    cpy_r_r40 = PyTuple_New(2);
    if (unlikely(cpy_r_r40 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8765 = CPyTagged_StealAsObject(cpy_r_r39.f0);
    PyTuple_SET_ITEM(cpy_r_r40, 0, __tmp8765);
    PyObject *__tmp8766 = cpy_r_r39.f1;
    PyTuple_SET_ITEM(cpy_r_r40, 1, __tmp8766);
    return cpy_r_r40;
CPyL24: ;
    cpy_r_r41 = 0;
    cpy_r_r42 = PyObject_GetIter(cpy_r_given);
    CPy_DECREF(cpy_r_given);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "complaint", 175, CPyStatic_kernel___effects___globals);
        goto CPyL68;
    }
CPyL25: ;
    cpy_r_r43 = PyIter_Next(cpy_r_r42);
    if (cpy_r_r43 == NULL) goto CPyL75;
    cpy_r_offset = cpy_r_r41;
    if (PyLong_Check(cpy_r_r43))
        cpy_r_r44 = cpy_r_r43;
    else {
        cpy_r_r44 = NULL;
    }
    if (cpy_r_r44 != NULL) goto __LL8767;
    if (PyUnicode_Check(cpy_r_r43))
        cpy_r_r44 = cpy_r_r43;
    else {
        cpy_r_r44 = NULL;
    }
    if (cpy_r_r44 != NULL) goto __LL8767;
    if (unlikely(!(PyTuple_Check(cpy_r_r43) && PyTuple_GET_SIZE(cpy_r_r43) == 2))) {
        cpy_r_r44 = NULL;
        goto __LL8768;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r43, 0))))
        cpy_r_r44 = PyTuple_GET_ITEM(cpy_r_r43, 0);
    else {
        cpy_r_r44 = NULL;
    }
    if (cpy_r_r44 == NULL) goto __LL8768;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r43, 1))))
        cpy_r_r44 = PyTuple_GET_ITEM(cpy_r_r43, 1);
    else {
        cpy_r_r44 = NULL;
    }
    if (cpy_r_r44 == NULL) goto __LL8768;
    cpy_r_r44 = cpy_r_r43;
__LL8768: ;
    if (cpy_r_r44 != NULL) goto __LL8767;
    CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "complaint", 175, CPyStatic_kernel___effects___globals, "union[int, str, tuple[str, int]]", cpy_r_r43);
    goto CPyL76;
__LL8767: ;
    cpy_r_r45 = CPyStatics[1502]; /* 'accepts' */
    PyObject *cpy_r_r46[2] = {cpy_r_r7, cpy_r_r44};
    cpy_r_r47 = (PyObject **)&cpy_r_r46;
    cpy_r_r48 = PyObject_VectorcallMethod(cpy_r_r45, cpy_r_r47, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "complaint", 176, CPyStatic_kernel___effects___globals);
        goto CPyL77;
    }
    if (unlikely(!PyBool_Check(cpy_r_r48))) {
        CPy_TypeError("bool", cpy_r_r48); cpy_r_r49 = 2;
    } else
        cpy_r_r49 = cpy_r_r48 == Py_True;
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r49 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "complaint", 176, CPyStatic_kernel___effects___globals);
        goto CPyL77;
    }
    if (cpy_r_r49) {
        goto CPyL78;
    } else
        goto CPyL79;
CPyL30: ;
    cpy_r_r50 = CPyTagged_Add(cpy_r_place, cpy_r_offset);
    CPyTagged_DECREF(cpy_r_place);
    CPyTagged_DECREF(cpy_r_offset);
    cpy_r_r51 = CPyStatics[151]; /* '' */
    cpy_r_r52 = CPyStatics[153]; /* '{!r:{}}' */
    cpy_r_r53 = CPyDef_kernel___effects____shown(cpy_r_r44);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "complaint", 179, CPyStatic_kernel___effects___globals);
        goto CPyL80;
    }
    cpy_r_r54 = CPyStatics[151]; /* '' */
    cpy_r_r55 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r56[3] = {cpy_r_r52, cpy_r_r53, cpy_r_r54};
    cpy_r_r57 = (PyObject **)&cpy_r_r56;
    cpy_r_r58 = PyObject_VectorcallMethod(cpy_r_r55, cpy_r_r57, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "complaint", 179, CPyStatic_kernel___effects___globals);
        goto CPyL81;
    }
    CPy_DECREF(cpy_r_r53);
    if (likely(PyUnicode_Check(cpy_r_r58)))
        cpy_r_r59 = cpy_r_r58;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "complaint", 179, CPyStatic_kernel___effects___globals, "str", cpy_r_r58);
        goto CPyL80;
    }
    cpy_r_r60 = CPyStatics[4535]; /* ' is no ' */
    cpy_r_r61 = CPyStatics[156]; /* '{:{}}' */
    cpy_r_r62 = CPySequenceTuple_GetItem(cpy_r_r7, 0);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "complaint", 179, CPyStatic_kernel___effects___globals);
        goto CPyL82;
    }
    if (likely(PyUnicode_Check(cpy_r_r62)))
        cpy_r_r63 = cpy_r_r62;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "complaint", 179, CPyStatic_kernel___effects___globals, "str", cpy_r_r62);
        goto CPyL82;
    }
    cpy_r_r64 = CPyStatics[151]; /* '' */
    cpy_r_r65 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r66[3] = {cpy_r_r61, cpy_r_r63, cpy_r_r64};
    cpy_r_r67 = (PyObject **)&cpy_r_r66;
    cpy_r_r68 = PyObject_VectorcallMethod(cpy_r_r65, cpy_r_r67, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "complaint", 179, CPyStatic_kernel___effects___globals);
        goto CPyL83;
    }
    CPy_DECREF(cpy_r_r63);
    if (likely(PyUnicode_Check(cpy_r_r68)))
        cpy_r_r69 = cpy_r_r68;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "complaint", 179, CPyStatic_kernel___effects___globals, "str", cpy_r_r68);
        goto CPyL82;
    }
    cpy_r_r70 = CPyStatics[244]; /* ' of ' */
    cpy_r_r71 = CPyStatics[156]; /* '{:{}}' */
    cpy_r_r72 = ((serai___kernel___effects___VerbObject *)cpy_r_self)->_name;
    CPy_INCREF(cpy_r_r72);
    cpy_r_r73 = CPyStatics[151]; /* '' */
    cpy_r_r74 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r75[3] = {cpy_r_r71, cpy_r_r72, cpy_r_r73};
    cpy_r_r76 = (PyObject **)&cpy_r_r75;
    cpy_r_r77 = PyObject_VectorcallMethod(cpy_r_r74, cpy_r_r76, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "complaint", 179, CPyStatic_kernel___effects___globals);
        goto CPyL84;
    }
    CPy_DECREF(cpy_r_r72);
    if (likely(PyUnicode_Check(cpy_r_r77)))
        cpy_r_r78 = cpy_r_r77;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "complaint", 179, CPyStatic_kernel___effects___globals, "str", cpy_r_r77);
        goto CPyL85;
    }
    cpy_r_r79 = CPyStatics[4536]; /* '(…): expected ' */
    cpy_r_r80 = CPyStatics[156]; /* '{:{}}' */
    cpy_r_r81 = CPyStatics[4534]; /* 'wanted' */
    cpy_r_r82 = CPyObject_GetAttr(cpy_r_r7, cpy_r_r81);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "complaint", 179, CPyStatic_kernel___effects___globals);
        goto CPyL86;
    }
    if (likely(PyUnicode_Check(cpy_r_r82)))
        cpy_r_r83 = cpy_r_r82;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "complaint", 179, CPyStatic_kernel___effects___globals, "str", cpy_r_r82);
        goto CPyL86;
    }
    cpy_r_r84 = CPyStatics[151]; /* '' */
    cpy_r_r85 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r86[3] = {cpy_r_r80, cpy_r_r83, cpy_r_r84};
    cpy_r_r87 = (PyObject **)&cpy_r_r86;
    cpy_r_r88 = PyObject_VectorcallMethod(cpy_r_r85, cpy_r_r87, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "complaint", 179, CPyStatic_kernel___effects___globals);
        goto CPyL87;
    }
    CPy_DECREF(cpy_r_r83);
    if (likely(PyUnicode_Check(cpy_r_r88)))
        cpy_r_r89 = cpy_r_r88;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "complaint", 179, CPyStatic_kernel___effects___globals, "str", cpy_r_r88);
        goto CPyL86;
    }
    cpy_r_r90 = PyList_New(7);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "complaint", 179, CPyStatic_kernel___effects___globals);
        goto CPyL88;
    }
    cpy_r_r91 = (CPyPtr)((CPyPtr)cpy_r_r90 + offsetof(PyListObject, ob_item));
    cpy_r_r92 = *(CPyPtr *)cpy_r_r91;
    *(PyObject * *)cpy_r_r92 = cpy_r_r59;
    CPy_INCREF(cpy_r_r60);
    cpy_r_r93 = cpy_r_r92 + 8;
    *(PyObject * *)cpy_r_r93 = cpy_r_r60;
    cpy_r_r94 = cpy_r_r92 + 16;
    *(PyObject * *)cpy_r_r94 = cpy_r_r69;
    CPy_INCREF(cpy_r_r70);
    cpy_r_r95 = cpy_r_r92 + 24;
    *(PyObject * *)cpy_r_r95 = cpy_r_r70;
    cpy_r_r96 = cpy_r_r92 + 32;
    *(PyObject * *)cpy_r_r96 = cpy_r_r78;
    CPy_INCREF(cpy_r_r79);
    cpy_r_r97 = cpy_r_r92 + 40;
    *(PyObject * *)cpy_r_r97 = cpy_r_r79;
    cpy_r_r98 = cpy_r_r92 + 48;
    *(PyObject * *)cpy_r_r98 = cpy_r_r89;
    cpy_r_r99 = PyUnicode_Join(cpy_r_r51, cpy_r_r90);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "complaint", 179, CPyStatic_kernel___effects___globals);
        goto CPyL89;
    }
    cpy_r_r100.f0 = cpy_r_r50;
    cpy_r_r100.f1 = cpy_r_r99;
    cpy_r_r101 = PyTuple_New(2);
    if (unlikely(cpy_r_r101 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8769 = CPyTagged_StealAsObject(cpy_r_r100.f0);
    PyTuple_SET_ITEM(cpy_r_r101, 0, __tmp8769);
    PyObject *__tmp8770 = cpy_r_r100.f1;
    PyTuple_SET_ITEM(cpy_r_r101, 1, __tmp8770);
    return cpy_r_r101;
CPyL46: ;
    cpy_r_r102 = cpy_r_r41 + 2;
    cpy_r_r41 = cpy_r_r102;
    goto CPyL25;
CPyL47: ;
    cpy_r_r103 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r103)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "complaint", 175, CPyStatic_kernel___effects___globals);
        goto CPyL90;
    }
    cpy_r_r104 = cpy_r_r0 + 2;
    cpy_r_r0 = cpy_r_r104;
    cpy_r_r105 = cpy_r_r4 + 1;
    cpy_r_r4 = cpy_r_r105;
    goto CPyL1;
CPyL49: ;
    cpy_r_r106 = CPyObject_Size(cpy_r_words);
    if (unlikely(cpy_r_r106 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "complaint", 181, CPyStatic_kernel___effects___globals);
        goto CPyL65;
    }
    cpy_r_r107 = ((serai___kernel___effects___VerbObject *)cpy_r_self)->_parameters;
    CPy_INCREF(cpy_r_r107);
    cpy_r_r108 = (CPyPtr)((CPyPtr)cpy_r_r107 + offsetof(PyVarObject, ob_size));
    cpy_r_r109 = *(int64_t *)cpy_r_r108;
    CPy_DECREF(cpy_r_r107);
    cpy_r_r110 = cpy_r_r109 << 1;
    cpy_r_r111 = cpy_r_r106 & 1;
    cpy_r_r112 = cpy_r_r111 != 0;
    if (cpy_r_r112) goto CPyL52;
    cpy_r_r113 = cpy_r_r110 & 1;
    cpy_r_r114 = cpy_r_r113 != 0;
    if (!cpy_r_r114) goto CPyL53;
CPyL52: ;
    cpy_r_r115 = CPyTagged_IsLt_(cpy_r_r110, cpy_r_r106);
    cpy_r_r116 = cpy_r_r115;
    goto CPyL54;
CPyL53: ;
    cpy_r_r117 = (Py_ssize_t)cpy_r_r106 > (Py_ssize_t)cpy_r_r110;
    cpy_r_r116 = cpy_r_r117;
CPyL54: ;
    CPyTagged_DECREF(cpy_r_r106);
    if (!cpy_r_r116) goto CPyL64;
    cpy_r_r118 = ((serai___kernel___effects___VerbObject *)cpy_r_self)->_parameters;
    CPy_INCREF(cpy_r_r118);
    cpy_r_r119 = (CPyPtr)((CPyPtr)cpy_r_r118 + offsetof(PyVarObject, ob_size));
    cpy_r_r120 = *(int64_t *)cpy_r_r119;
    CPy_DECREF(cpy_r_r118);
    cpy_r_r121 = cpy_r_r120 << 1;
    cpy_r_r122 = cpy_r_r121 != 0;
    if (!cpy_r_r122) goto CPyL61;
    cpy_r_r123 = ((serai___kernel___effects___VerbObject *)cpy_r_self)->_parameters;
    CPy_INCREF(cpy_r_r123);
    cpy_r_r124 = CPySequenceTuple_GetItem(cpy_r_r123, -2);
    CPy_DECREF(cpy_r_r123);
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "complaint", 181, CPyStatic_kernel___effects___globals);
        goto CPyL65;
    }
    if (likely(PyTuple_Check(cpy_r_r124)))
        cpy_r_r125 = cpy_r_r124;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "complaint", 181, CPyStatic_kernel___effects___globals, "tuple", cpy_r_r124);
        goto CPyL65;
    }
    cpy_r_r126 = CPySequenceTuple_GetItem(cpy_r_r125, 8);
    CPy_DECREF(cpy_r_r125);
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "complaint", 181, CPyStatic_kernel___effects___globals);
        goto CPyL65;
    }
    if (unlikely(!PyBool_Check(cpy_r_r126))) {
        CPy_TypeError("bool", cpy_r_r126); cpy_r_r127 = 2;
    } else
        cpy_r_r127 = cpy_r_r126 == Py_True;
    CPy_DECREF(cpy_r_r126);
    if (unlikely(cpy_r_r127 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "complaint", 181, CPyStatic_kernel___effects___globals);
        goto CPyL65;
    }
    if (cpy_r_r127) goto CPyL64;
CPyL61: ;
    cpy_r_r128 = ((serai___kernel___effects___VerbObject *)cpy_r_self)->_parameters;
    CPy_INCREF(cpy_r_r128);
    cpy_r_r129 = (CPyPtr)((CPyPtr)cpy_r_r128 + offsetof(PyVarObject, ob_size));
    cpy_r_r130 = *(int64_t *)cpy_r_r129;
    CPy_DECREF(cpy_r_r128);
    cpy_r_r131 = cpy_r_r130 << 1;
    cpy_r_r132 = ((serai___kernel___effects___VerbObject *)cpy_r_self)->_name;
    CPy_INCREF(cpy_r_r132);
    cpy_r_r133 = CPyStatics[4537]; /* '(…) takes ' */
    cpy_r_r134 = ((serai___kernel___effects___VerbObject *)cpy_r_self)->_parameters;
    CPy_INCREF(cpy_r_r134);
    cpy_r_r135 = (CPyPtr)((CPyPtr)cpy_r_r134 + offsetof(PyVarObject, ob_size));
    cpy_r_r136 = *(int64_t *)cpy_r_r135;
    CPy_DECREF(cpy_r_r134);
    cpy_r_r137 = cpy_r_r136 << 1;
    cpy_r_r138 = CPyTagged_Str(cpy_r_r137);
    if (unlikely(cpy_r_r138 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "complaint", 182, CPyStatic_kernel___effects___globals);
        goto CPyL91;
    }
    cpy_r_r139 = CPyStatics[4538]; /* ' arguments' */
    cpy_r_r140 = CPyStr_Build(4, cpy_r_r132, cpy_r_r133, cpy_r_r138, cpy_r_r139);
    CPy_DECREF(cpy_r_r132);
    CPy_DECREF(cpy_r_r138);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "complaint", 182, CPyStatic_kernel___effects___globals);
        goto CPyL65;
    }
    cpy_r_r141.f0 = cpy_r_r131;
    cpy_r_r141.f1 = cpy_r_r140;
    cpy_r_r142 = PyTuple_New(2);
    if (unlikely(cpy_r_r142 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8771 = CPyTagged_StealAsObject(cpy_r_r141.f0);
    PyTuple_SET_ITEM(cpy_r_r142, 0, __tmp8771);
    PyObject *__tmp8772 = cpy_r_r141.f1;
    PyTuple_SET_ITEM(cpy_r_r142, 1, __tmp8772);
    return cpy_r_r142;
CPyL64: ;
    cpy_r_r143 = Py_None;
    CPy_INCREF(cpy_r_r143);
    return cpy_r_r143;
CPyL65: ;
    cpy_r_r144 = NULL;
    return cpy_r_r144;
CPyL66: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL49;
CPyL67: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL65;
CPyL68: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r7);
    goto CPyL65;
CPyL69: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_given);
    goto CPyL65;
CPyL70: ;
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_place);
    CPy_DECREF(cpy_r_given);
    goto CPyL17;
CPyL71: ;
    CPy_DecRef(cpy_r_r7);
    goto CPyL65;
CPyL72: ;
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r30);
    goto CPyL65;
CPyL73: ;
    CPyTagged_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r33);
    goto CPyL65;
CPyL74: ;
    CPyTagged_DecRef(cpy_r_r29);
    goto CPyL65;
CPyL75: ;
    CPyTagged_DECREF(cpy_r_place);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r42);
    goto CPyL47;
CPyL76: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_offset);
    goto CPyL65;
CPyL77: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_offset);
    CPy_DecRef(cpy_r_r44);
    goto CPyL65;
CPyL78: ;
    CPyTagged_DECREF(cpy_r_offset);
    CPy_DECREF(cpy_r_r44);
    goto CPyL46;
CPyL79: ;
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r42);
    goto CPyL30;
CPyL80: ;
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r50);
    goto CPyL65;
CPyL81: ;
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r50);
    CPy_DecRef(cpy_r_r53);
    goto CPyL65;
CPyL82: ;
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r50);
    CPy_DecRef(cpy_r_r59);
    goto CPyL65;
CPyL83: ;
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r50);
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r63);
    goto CPyL65;
CPyL84: ;
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r50);
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r69);
    CPy_DecRef(cpy_r_r72);
    goto CPyL65;
CPyL85: ;
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r50);
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r69);
    goto CPyL65;
CPyL86: ;
    CPyTagged_DecRef(cpy_r_r50);
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r69);
    CPy_DecRef(cpy_r_r78);
    goto CPyL65;
CPyL87: ;
    CPyTagged_DecRef(cpy_r_r50);
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r69);
    CPy_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_r83);
    goto CPyL65;
CPyL88: ;
    CPyTagged_DecRef(cpy_r_r50);
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r69);
    CPy_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_r89);
    goto CPyL65;
CPyL89: ;
    CPyTagged_DecRef(cpy_r_r50);
    goto CPyL65;
CPyL90: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL65;
CPyL91: ;
    CPy_DecRef(cpy_r_r132);
    goto CPyL65;
}
        
        PyObject *CPyPy_kernel___effects___Verb___complaint(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"words", 0};
            static CPyArg_Parser parser = {"O:complaint", kwlist, 0};
            PyObject *obj_words;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_words)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_kernel___effects___Verb))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.effects.Verb", obj_self); 
                goto fail;
            }
            PyObject *arg_words = obj_words;
            PyObject *retval = CPyDef_kernel___effects___Verb___complaint(arg_self, arg_words);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "complaint", 169, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
char CPyDef_kernel___effects___Verbs_____init__(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    cpy_r_r0 = PyDict_New();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 190, CPyStatic_kernel___effects___globals);
        goto CPyL7;
    }
    ((serai___kernel___effects___VerbsObject *)cpy_r_self)->__verbs = cpy_r_r0;
    cpy_r_r1 = CPyStatics[2865]; /* 'none' */
    cpy_r_r2 = CPyStatic_kernel___effects___NOTHING;
    if (likely(cpy_r_r2 != NULL)) goto CPyL4;
    PyErr_SetString(PyExc_NameError, "value for final name \"NOTHING\" was not set");
    cpy_r_r3 = 0;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 191, CPyStatic_kernel___effects___globals);
        goto CPyL7;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r4 = CPyDict_Build(1, cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 191, CPyStatic_kernel___effects___globals);
        goto CPyL7;
    }
    ((serai___kernel___effects___VerbsObject *)cpy_r_self)->__effects = cpy_r_r4;
    cpy_r_r5 = PyDict_New();
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 192, CPyStatic_kernel___effects___globals);
        goto CPyL7;
    }
    ((serai___kernel___effects___VerbsObject *)cpy_r_self)->__parsed = cpy_r_r5;
    return 1;
CPyL7: ;
    cpy_r_r6 = 2;
    return cpy_r_r6;
}
        
        PyObject *CPyPy_kernel___effects___Verbs_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "", "__init__", kwlist)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_kernel___effects___Verbs))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.effects.Verbs", obj_self); 
                goto fail;
            }
            char retval = CPyDef_kernel___effects___Verbs_____init__(arg_self);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 189, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects___Verbs___add(PyObject *cpy_r_self, PyObject *cpy_r_name, PyObject *cpy_r_parameters, PyObject *cpy_r_work) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    int32_t cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    if (cpy_r_work != NULL) goto CPyL9;
    cpy_r_r0 = CPyStatic_work___STANDING;
    if (likely(cpy_r_r0 != NULL)) goto CPyL4;
    PyErr_SetString(PyExc_NameError, "value for final name \"STANDING\" was not set");
    cpy_r_r1 = 0;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "add", 194, CPyStatic_kernel___effects___globals);
        goto CPyL8;
    }
    CPy_Unreachable();
CPyL4: ;
    CPy_INCREF(cpy_r_r0);
    cpy_r_work = cpy_r_r0;
CPyL5: ;
    cpy_r_r2 = CPyDef_kernel___effects___Verb(cpy_r_name, cpy_r_parameters, cpy_r_work);
    CPy_DECREF(cpy_r_work);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "add", 195, CPyStatic_kernel___effects___globals);
        goto CPyL8;
    }
    cpy_r_r3 = ((serai___kernel___effects___VerbsObject *)cpy_r_self)->__verbs;
    CPy_INCREF(cpy_r_r3);
    cpy_r_r4 = CPyDict_SetItem(cpy_r_r3, cpy_r_name, cpy_r_r2);
    CPy_DECREF(cpy_r_r3);
    cpy_r_r5 = cpy_r_r4 >= 0;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "add", 196, CPyStatic_kernel___effects___globals);
        goto CPyL10;
    }
    return cpy_r_r2;
CPyL8: ;
    cpy_r_r6 = NULL;
    return cpy_r_r6;
CPyL9: ;
    CPy_INCREF(cpy_r_work);
    goto CPyL5;
CPyL10: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL8;
}
        
        PyObject *CPyPy_kernel___effects___Verbs___add(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "work", 0};
            static CPyArg_Parser parser = {"%O|$O:add", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_parameters;
            PyObject *obj_work = NULL;
            if (!CPyArg_ParseStackAndKeywords(args, nargs, kwnames, &parser, &obj_parameters, NULL, &obj_name, &obj_work)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_kernel___effects___Verbs))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.effects.Verbs", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            PyObject *arg_parameters = obj_parameters;
            PyObject *arg_work;
            if (obj_work == NULL) {
                arg_work = NULL;
            } else if (likely(PyObject_TypeCheck(obj_work, CPyType_work___Work)))
                arg_work = obj_work;
            else {
                CPy_TypeError("serai.kernel.work.Work", obj_work); 
                goto fail;
            }
            PyObject *retval = CPyDef_kernel___effects___Verbs___add(arg_self, arg_name, arg_parameters, arg_work);
            CPy_DECREF(obj_parameters);
            return retval;
fail: ;
            CPy_DECREF(obj_parameters);
            CPy_AddTraceback("src/serai/kernel/effects.py", "add", 194, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects___Verbs_____getitem__(PyObject *cpy_r_self, PyObject *cpy_r_name) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = ((serai___kernel___effects___VerbsObject *)cpy_r_self)->__verbs;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyDict_GetItem(cpy_r_r0, cpy_r_name);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "__getitem__", 200, CPyStatic_kernel___effects___globals);
        goto CPyL3;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_kernel___effects___Verb))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "__getitem__", 200, CPyStatic_kernel___effects___globals, "serai.kernel.effects.Verb", cpy_r_r1);
        goto CPyL3;
    }
    return cpy_r_r2;
CPyL3: ;
    cpy_r_r3 = NULL;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_kernel___effects___Verbs_____getitem__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", 0};
            static CPyArg_Parser parser = {"O:__getitem__", kwlist, 0};
            PyObject *obj_name;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_name)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_kernel___effects___Verbs))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.effects.Verbs", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            PyObject *retval = CPyDef_kernel___effects___Verbs_____getitem__(arg_self, arg_name);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "__getitem__", 199, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects___Verbs___get(PyObject *cpy_r_self, PyObject *cpy_r_name) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = ((serai___kernel___effects___VerbsObject *)cpy_r_self)->__verbs;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyDict_GetWithNone(cpy_r_r0, cpy_r_name);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "get", 203, CPyStatic_kernel___effects___globals);
        goto CPyL3;
    }
    if (Py_TYPE(cpy_r_r1) == CPyType_kernel___effects___Verb)
        cpy_r_r2 = cpy_r_r1;
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 != NULL) goto __LL8773;
    if (cpy_r_r1 == Py_None)
        cpy_r_r2 = cpy_r_r1;
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 != NULL) goto __LL8773;
    CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "get", 203, CPyStatic_kernel___effects___globals, "serai.kernel.effects.Verb or None", cpy_r_r1);
    goto CPyL3;
__LL8773: ;
    return cpy_r_r2;
CPyL3: ;
    cpy_r_r3 = NULL;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_kernel___effects___Verbs___get(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", 0};
            static CPyArg_Parser parser = {"O:get", kwlist, 0};
            PyObject *obj_name;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_name)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_kernel___effects___Verbs))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.effects.Verbs", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            PyObject *retval = CPyDef_kernel___effects___Verbs___get(arg_self, arg_name);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "get", 202, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects___Verbs___names(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = ((serai___kernel___effects___VerbsObject *)cpy_r_self)->__verbs;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPySequence_Sort(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "names", 207, CPyStatic_kernel___effects___globals);
        goto CPyL2;
    }
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_kernel___effects___Verbs___names(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":names", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_kernel___effects___Verbs))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.effects.Verbs", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_kernel___effects___Verbs___names(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "names", 206, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects___Verbs___parse(PyObject *cpy_r_self, PyObject *cpy_r_text) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_effect;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    int32_t cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    cpy_r_r0 = ((serai___kernel___effects___VerbsObject *)cpy_r_self)->__parsed;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyDict_GetWithNone(cpy_r_r0, cpy_r_text);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "parse", 211, CPyStatic_kernel___effects___globals);
        goto CPyL8;
    }
    if (PyObject_TypeCheck(cpy_r_r1, CPyType_kernel___effects___Effect))
        cpy_r_r2 = cpy_r_r1;
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 != NULL) goto __LL8774;
    if (cpy_r_r1 == Py_None)
        cpy_r_r2 = cpy_r_r1;
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 != NULL) goto __LL8774;
    CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "parse", 211, CPyStatic_kernel___effects___globals, "serai.kernel.effects.Effect or None", cpy_r_r1);
    goto CPyL8;
__LL8774: ;
    cpy_r_effect = cpy_r_r2;
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_effect == cpy_r_r3;
    if (cpy_r_r4) {
        goto CPyL9;
    } else
        goto CPyL6;
CPyL3: ;
    cpy_r_r5 = CPyDef_kernel___effects____Parser(cpy_r_self, cpy_r_text);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "parse", 213, CPyStatic_kernel___effects___globals);
        goto CPyL8;
    }
    cpy_r_r6 = CPyDef_kernel___effects____Parser___whole(cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "parse", 213, CPyStatic_kernel___effects___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_r6);
    cpy_r_effect = cpy_r_r6;
    cpy_r_r7 = ((serai___kernel___effects___VerbsObject *)cpy_r_self)->__parsed;
    CPy_INCREF(cpy_r_r7);
    cpy_r_r8 = CPyDict_SetItem(cpy_r_r7, cpy_r_text, cpy_r_r6);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r6);
    cpy_r_r9 = cpy_r_r8 >= 0;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "parse", 213, CPyStatic_kernel___effects___globals);
        goto CPyL10;
    }
CPyL6: ;
    if (likely(cpy_r_effect != Py_None))
        cpy_r_r10 = cpy_r_effect;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "parse", 214, CPyStatic_kernel___effects___globals, "serai.kernel.effects.Effect", cpy_r_effect);
        goto CPyL8;
    }
    return cpy_r_r10;
CPyL8: ;
    cpy_r_r11 = NULL;
    return cpy_r_r11;
CPyL9: ;
    CPy_DECREF(cpy_r_effect);
    goto CPyL3;
CPyL10: ;
    CPy_DecRef(cpy_r_effect);
    goto CPyL8;
}
        
        PyObject *CPyPy_kernel___effects___Verbs___parse(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"text", 0};
            static CPyArg_Parser parser = {"O:parse", kwlist, 0};
            PyObject *obj_text;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_text)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_kernel___effects___Verbs))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.effects.Verbs", obj_self); 
                goto fail;
            }
            PyObject *arg_text;
            if (likely(PyUnicode_Check(obj_text)))
                arg_text = obj_text;
            else {
                CPy_TypeError("str", obj_text); 
                goto fail;
            }
            PyObject *retval = CPyDef_kernel___effects___Verbs___parse(arg_self, arg_text);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "parse", 209, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects___Verbs___interned(PyObject *cpy_r_self, PyObject *cpy_r_text, PyObject *cpy_r_make) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_effect;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    int32_t cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    cpy_r_r0 = ((serai___kernel___effects___VerbsObject *)cpy_r_self)->__effects;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyDict_GetWithNone(cpy_r_r0, cpy_r_text);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "interned", 217, CPyStatic_kernel___effects___globals);
        goto CPyL8;
    }
    if (PyObject_TypeCheck(cpy_r_r1, CPyType_kernel___effects___Effect))
        cpy_r_r2 = cpy_r_r1;
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 != NULL) goto __LL8775;
    if (cpy_r_r1 == Py_None)
        cpy_r_r2 = cpy_r_r1;
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 != NULL) goto __LL8775;
    CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "interned", 217, CPyStatic_kernel___effects___globals, "serai.kernel.effects.Effect or None", cpy_r_r1);
    goto CPyL8;
__LL8775: ;
    cpy_r_effect = cpy_r_r2;
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_effect == cpy_r_r3;
    if (cpy_r_r4) {
        goto CPyL9;
    } else
        goto CPyL6;
CPyL3: ;
    cpy_r_r5 = PyObject_Vectorcall(cpy_r_make, 0, 0, 0);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "interned", 219, CPyStatic_kernel___effects___globals);
        goto CPyL8;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r5, CPyType_kernel___effects___Effect)))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "interned", 219, CPyStatic_kernel___effects___globals, "serai.kernel.effects.Effect", cpy_r_r5);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_r6);
    cpy_r_effect = cpy_r_r6;
    cpy_r_r7 = ((serai___kernel___effects___VerbsObject *)cpy_r_self)->__effects;
    CPy_INCREF(cpy_r_r7);
    cpy_r_r8 = CPyDict_SetItem(cpy_r_r7, cpy_r_text, cpy_r_r6);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r6);
    cpy_r_r9 = cpy_r_r8 >= 0;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "interned", 219, CPyStatic_kernel___effects___globals);
        goto CPyL10;
    }
CPyL6: ;
    if (likely(cpy_r_effect != Py_None))
        cpy_r_r10 = cpy_r_effect;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "interned", 220, CPyStatic_kernel___effects___globals, "serai.kernel.effects.Effect", cpy_r_effect);
        goto CPyL8;
    }
    return cpy_r_r10;
CPyL8: ;
    cpy_r_r11 = NULL;
    return cpy_r_r11;
CPyL9: ;
    CPy_DECREF(cpy_r_effect);
    goto CPyL3;
CPyL10: ;
    CPy_DecRef(cpy_r_effect);
    goto CPyL8;
}
        
        PyObject *CPyPy_kernel___effects___Verbs___interned(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"text", "make", 0};
            static CPyArg_Parser parser = {"OO:interned", kwlist, 0};
            PyObject *obj_text;
            PyObject *obj_make;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_text, &obj_make)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_kernel___effects___Verbs))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.effects.Verbs", obj_self); 
                goto fail;
            }
            PyObject *arg_text;
            if (likely(PyUnicode_Check(obj_text)))
                arg_text = obj_text;
            else {
                CPy_TypeError("str", obj_text); 
                goto fail;
            }
            PyObject *arg_make = obj_make;
            PyObject *retval = CPyDef_kernel___effects___Verbs___interned(arg_self, arg_text, arg_make);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "interned", 216, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects___Verbs___call(PyObject *cpy_r_self, PyObject *cpy_r_name, PyObject *cpy_r_words) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    PyObject *cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    int64_t cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyPtr cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    cpy_r_r0 = CPyStatics[4022]; /* '(' */
    cpy_r_r1 = CPyStatics[160]; /* ',' */
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_words + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = PyList_New(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "call", 224, CPyStatic_kernel___effects___globals);
        goto CPyL15;
    }
    cpy_r_r5 = 0;
CPyL2: ;
    cpy_r_r6 = cpy_r_r5 < cpy_r_r3;
    if (!cpy_r_r6) goto CPyL7;
    cpy_r_r7 = CPySequenceTuple_GetItemUnsafe(cpy_r_words, cpy_r_r5);
    if (PyLong_Check(cpy_r_r7))
        cpy_r_r8 = cpy_r_r7;
    else {
        cpy_r_r8 = NULL;
    }
    if (cpy_r_r8 != NULL) goto __LL8776;
    if (PyUnicode_Check(cpy_r_r7))
        cpy_r_r8 = cpy_r_r7;
    else {
        cpy_r_r8 = NULL;
    }
    if (cpy_r_r8 != NULL) goto __LL8776;
    if (unlikely(!(PyTuple_Check(cpy_r_r7) && PyTuple_GET_SIZE(cpy_r_r7) == 2))) {
        cpy_r_r8 = NULL;
        goto __LL8777;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r7, 0))))
        cpy_r_r8 = PyTuple_GET_ITEM(cpy_r_r7, 0);
    else {
        cpy_r_r8 = NULL;
    }
    if (cpy_r_r8 == NULL) goto __LL8777;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r7, 1))))
        cpy_r_r8 = PyTuple_GET_ITEM(cpy_r_r7, 1);
    else {
        cpy_r_r8 = NULL;
    }
    if (cpy_r_r8 == NULL) goto __LL8777;
    cpy_r_r8 = cpy_r_r7;
__LL8777: ;
    if (cpy_r_r8 != NULL) goto __LL8776;
    CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "call", 224, CPyStatic_kernel___effects___globals, "union[int, str, tuple[str, int]]", cpy_r_r7);
    goto CPyL16;
__LL8776: ;
    cpy_r_r9 = CPyDef_kernel___effects____shown(cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "call", 224, CPyStatic_kernel___effects___globals);
        goto CPyL16;
    }
    CPyList_SetItemUnsafe(cpy_r_r4, cpy_r_r5, cpy_r_r9);
    cpy_r_r10 = cpy_r_r5 + 1;
    cpy_r_r5 = cpy_r_r10;
    goto CPyL2;
CPyL7: ;
    cpy_r_r11 = PyUnicode_Join(cpy_r_r1, cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "call", 224, CPyStatic_kernel___effects___globals);
        goto CPyL15;
    }
    cpy_r_r12 = CPyStatics[3481]; /* ')' */
    cpy_r_r13 = CPyStr_Build(4, cpy_r_name, cpy_r_r0, cpy_r_r11, cpy_r_r12);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "call", 224, CPyStatic_kernel___effects___globals);
        goto CPyL15;
    }
    cpy_r_r14 = CPyDef_kernel___effects___Verbs___parse(cpy_r_self, cpy_r_r13);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "call", 224, CPyStatic_kernel___effects___globals);
        goto CPyL15;
    }
    cpy_r_r15 = (PyObject *)CPyType_kernel___effects___Call;
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyObject, ob_type));
    cpy_r_r17 = *(PyObject * *)cpy_r_r16;
    cpy_r_r18 = cpy_r_r17 == cpy_r_r15;
    if (cpy_r_r18) {
        goto CPyL13;
    } else
        goto CPyL17;
CPyL11: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r19 = 0;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "call", 225, CPyStatic_kernel___effects___globals);
        goto CPyL15;
    }
    CPy_Unreachable();
CPyL13: ;
    if (likely(Py_TYPE(cpy_r_r14) == CPyType_kernel___effects___Call))
        cpy_r_r20 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "call", 226, CPyStatic_kernel___effects___globals, "serai.kernel.effects.Call", cpy_r_r14);
        goto CPyL15;
    }
    return cpy_r_r20;
CPyL15: ;
    cpy_r_r21 = NULL;
    return cpy_r_r21;
CPyL16: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL15;
CPyL17: ;
    CPy_DECREF(cpy_r_r14);
    goto CPyL11;
}
        
        PyObject *CPyPy_kernel___effects___Verbs___call(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", 0};
            static CPyArg_Parser parser = {"%O:call", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_words;
            if (!CPyArg_ParseStackAndKeywords(args, nargs, kwnames, &parser, &obj_words, NULL, &obj_name)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_kernel___effects___Verbs))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.effects.Verbs", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            PyObject *arg_words = obj_words;
            PyObject *retval = CPyDef_kernel___effects___Verbs___call(arg_self, arg_name, arg_words);
            CPy_DECREF(obj_words);
            return retval;
fail: ;
            CPy_DECREF(obj_words);
            CPy_AddTraceback("src/serai/kernel/effects.py", "call", 222, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
char CPyDef_kernel___effects___EffectError_____init__(PyObject *cpy_r_self, PyObject *cpy_r_text, CPyTagged cpy_r_column, PyObject *cpy_r_problem) {
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
    int32_t cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    int32_t cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    int32_t cpy_r_r55;
    char cpy_r_r56;
    char cpy_r_r57;
    cpy_r_r0 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r1 = CPyStatics[4539]; /* 'super' */
    cpy_r_r2 = CPyObject_GetAttr(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 233, CPyStatic_kernel___effects___globals);
        goto CPyL16;
    }
    cpy_r_r3 = (PyObject *)CPyType_kernel___effects___EffectError;
    PyObject *cpy_r_r4[2] = {cpy_r_r3, cpy_r_self};
    cpy_r_r5 = (PyObject **)&cpy_r_r4;
    cpy_r_r6 = PyObject_Vectorcall(cpy_r_r2, cpy_r_r5, 2, 0);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 233, CPyStatic_kernel___effects___globals);
        goto CPyL16;
    }
    cpy_r_r7 = CPyStatics[4540]; /* '__init__' */
    cpy_r_r8 = CPyObject_GetAttr(cpy_r_r6, cpy_r_r7);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 233, CPyStatic_kernel___effects___globals);
        goto CPyL16;
    }
    cpy_r_r9 = CPyStatics[151]; /* '' */
    cpy_r_r10 = CPyStatics[156]; /* '{:{}}' */
    cpy_r_r11 = CPyStatics[151]; /* '' */
    cpy_r_r12 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r13[3] = {cpy_r_r10, cpy_r_problem, cpy_r_r11};
    cpy_r_r14 = (PyObject **)&cpy_r_r13;
    cpy_r_r15 = PyObject_VectorcallMethod(cpy_r_r12, cpy_r_r14, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 233, CPyStatic_kernel___effects___globals);
        goto CPyL17;
    }
    if (likely(PyUnicode_Check(cpy_r_r15)))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "__init__", 233, CPyStatic_kernel___effects___globals, "str", cpy_r_r15);
        goto CPyL17;
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
        CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 233, CPyStatic_kernel___effects___globals);
        goto CPyL18;
    }
    CPy_DECREF(cpy_r_r21);
    if (likely(PyUnicode_Check(cpy_r_r24)))
        cpy_r_r25 = cpy_r_r24;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "__init__", 233, CPyStatic_kernel___effects___globals, "str", cpy_r_r24);
        goto CPyL19;
    }
    cpy_r_r26 = CPyStatics[244]; /* ' of ' */
    cpy_r_r27 = CPyStatics[153]; /* '{!r:{}}' */
    cpy_r_r28 = CPyStatics[151]; /* '' */
    cpy_r_r29 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r30[3] = {cpy_r_r27, cpy_r_text, cpy_r_r28};
    cpy_r_r31 = (PyObject **)&cpy_r_r30;
    cpy_r_r32 = PyObject_VectorcallMethod(cpy_r_r29, cpy_r_r31, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 233, CPyStatic_kernel___effects___globals);
        goto CPyL20;
    }
    if (likely(PyUnicode_Check(cpy_r_r32)))
        cpy_r_r33 = cpy_r_r32;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "__init__", 233, CPyStatic_kernel___effects___globals, "str", cpy_r_r32);
        goto CPyL20;
    }
    cpy_r_r34 = CPyStatics[3481]; /* ')' */
    cpy_r_r35 = PyList_New(6);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 233, CPyStatic_kernel___effects___globals);
        goto CPyL21;
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
        CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 233, CPyStatic_kernel___effects___globals);
        goto CPyL17;
    }
    PyObject *cpy_r_r44[1] = {cpy_r_r43};
    cpy_r_r45 = (PyObject **)&cpy_r_r44;
    cpy_r_r46 = PyObject_Vectorcall(cpy_r_r8, cpy_r_r45, 1, 0);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 233, CPyStatic_kernel___effects___globals);
        goto CPyL22;
    } else
        goto CPyL23;
CPyL12: ;
    CPy_DECREF(cpy_r_r43);
    cpy_r_r47 = CPyStatics[266]; /* 'text' */
    cpy_r_r48 = PyObject_SetAttr(cpy_r_self, cpy_r_r47, cpy_r_text);
    cpy_r_r49 = cpy_r_r48 >= 0;
    if (unlikely(!cpy_r_r49)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 234, CPyStatic_kernel___effects___globals);
        goto CPyL16;
    }
    cpy_r_r50 = CPyStatics[1582]; /* 'column' */
    CPyTagged_INCREF(cpy_r_column);
    cpy_r_r51 = CPyTagged_StealAsObject(cpy_r_column);
    cpy_r_r52 = PyObject_SetAttr(cpy_r_self, cpy_r_r50, cpy_r_r51);
    CPy_DECREF(cpy_r_r51);
    cpy_r_r53 = cpy_r_r52 >= 0;
    if (unlikely(!cpy_r_r53)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 235, CPyStatic_kernel___effects___globals);
        goto CPyL16;
    }
    cpy_r_r54 = CPyStatics[4542]; /* 'problem' */
    cpy_r_r55 = PyObject_SetAttr(cpy_r_self, cpy_r_r54, cpy_r_problem);
    cpy_r_r56 = cpy_r_r55 >= 0;
    if (unlikely(!cpy_r_r56)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 236, CPyStatic_kernel___effects___globals);
        goto CPyL16;
    }
    return 1;
CPyL16: ;
    cpy_r_r57 = 2;
    return cpy_r_r57;
CPyL17: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL16;
CPyL18: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r21);
    goto CPyL16;
CPyL19: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r16);
    goto CPyL16;
CPyL20: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r25);
    goto CPyL16;
CPyL21: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r33);
    goto CPyL16;
CPyL22: ;
    CPy_DecRef(cpy_r_r43);
    goto CPyL16;
CPyL23: ;
    CPy_DECREF(cpy_r_r46);
    goto CPyL12;
}
        
        PyObject *CPyPy_kernel___effects___EffectError_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"text", "column", "problem", 0};
            PyObject *obj_text;
            PyObject *obj_column;
            PyObject *obj_problem;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OOO", "__init__", kwlist, &obj_text, &obj_column, &obj_problem)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_kernel___effects___EffectError))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.effects.EffectError", obj_self); 
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
            char retval = CPyDef_kernel___effects___EffectError_____init__(arg_self, arg_text, arg_column, arg_problem);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 232, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
char CPyDef_kernel___effects____Parser_____init__(PyObject *cpy_r_self, PyObject *cpy_r_verbs, PyObject *cpy_r_text) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_at;
    PyObject *cpy_r_r1;
    int64_t cpy_r_r2;
    char cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_end;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject **cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_found;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    int64_t cpy_r_r22;
    char cpy_r_r23;
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    int64_t cpy_r_r28;
    char cpy_r_r29;
    CPyTagged cpy_r_r30;
    CPyTagged cpy_r_r31;
    CPyTagged cpy_r_r32;
    CPyTagged cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject **cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    CPyPtr cpy_r_r45;
    CPyPtr cpy_r_r46;
    CPyPtr cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject **cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject **cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject **cpy_r_r67;
    PyObject *cpy_r_r68;
    CPyTagged cpy_r_r69;
    CPyTagged cpy_r_r70;
    tuple_T2OI cpy_r_r71;
    PyObject *cpy_r_r72;
    int32_t cpy_r_r73;
    char cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject **cpy_r_r78;
    PyObject *cpy_r_r79;
    CPyTagged cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    int64_t cpy_r_r83;
    char cpy_r_r84;
    CPyTagged cpy_r_r85;
    CPyTagged cpy_r_r86;
    tuple_T2OI cpy_r_r87;
    PyObject *cpy_r_r88;
    int32_t cpy_r_r89;
    char cpy_r_r90;
    char cpy_r_r91;
    CPy_INCREF(cpy_r_verbs);
    ((serai___kernel___effects____ParserObject *)cpy_r_self)->_verbs = cpy_r_verbs;
    CPy_INCREF(cpy_r_text);
    ((serai___kernel___effects____ParserObject *)cpy_r_self)->_text = cpy_r_text;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 246, CPyStatic_kernel___effects___globals);
        goto CPyL40;
    }
    ((serai___kernel___effects____ParserObject *)cpy_r_self)->_tokens = cpy_r_r0;
    cpy_r_at = 0;
    cpy_r_r1 = CPyStr_RStrip(cpy_r_text, 0);
    cpy_r_r2 = CPyStr_Size_size_t(cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    cpy_r_r3 = cpy_r_r2 >= 0;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 248, CPyStatic_kernel___effects___globals);
        goto CPyL41;
    }
    cpy_r_r4 = cpy_r_r2 << 1;
    cpy_r_end = cpy_r_r4;
CPyL3: ;
    cpy_r_r5 = cpy_r_at & 1;
    cpy_r_r6 = cpy_r_r5 != 0;
    if (cpy_r_r6) goto CPyL5;
    cpy_r_r7 = cpy_r_end & 1;
    cpy_r_r8 = cpy_r_r7 != 0;
    if (!cpy_r_r8) goto CPyL6;
CPyL5: ;
    cpy_r_r9 = CPyTagged_IsLt_(cpy_r_at, cpy_r_end);
    if (cpy_r_r9) {
        goto CPyL7;
    } else
        goto CPyL42;
CPyL6: ;
    cpy_r_r10 = (Py_ssize_t)cpy_r_at < (Py_ssize_t)cpy_r_end;
    if (!cpy_r_r10) goto CPyL42;
CPyL7: ;
    cpy_r_r11 = CPyStatic_kernel___effects____TOKEN;
    if (unlikely(cpy_r_r11 == NULL)) {
        goto CPyL43;
    } else
        goto CPyL10;
CPyL8: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"_TOKEN\" was not set");
    cpy_r_r12 = 0;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 250, CPyStatic_kernel___effects___globals);
        goto CPyL40;
    }
    CPy_Unreachable();
CPyL10: ;
    cpy_r_r13 = CPyStatics[228]; /* 'match' */
    CPyTagged_INCREF(cpy_r_at);
    cpy_r_r14 = CPyTagged_StealAsObject(cpy_r_at);
    PyObject *cpy_r_r15[3] = {cpy_r_r11, cpy_r_text, cpy_r_r14};
    cpy_r_r16 = (PyObject **)&cpy_r_r15;
    cpy_r_r17 = PyObject_VectorcallMethod(cpy_r_r13, cpy_r_r16, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 250, CPyStatic_kernel___effects___globals);
        goto CPyL44;
    }
    CPy_DECREF(cpy_r_r14);
    cpy_r_found = cpy_r_r17;
    cpy_r_r18 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r19 = cpy_r_found == cpy_r_r18;
    if (cpy_r_r19) {
        goto CPyL45;
    } else
        goto CPyL46;
CPyL12: ;
    cpy_r_r20 = CPyStr_GetSlice(cpy_r_text, cpy_r_at, 9223372036854775806LL);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 252, CPyStatic_kernel___effects___globals);
        goto CPyL41;
    }
    if (likely(PyUnicode_Check(cpy_r_r20)))
        cpy_r_r21 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "__init__", 252, CPyStatic_kernel___effects___globals, "str", cpy_r_r20);
        goto CPyL41;
    }
    cpy_r_r22 = CPyStr_Size_size_t(cpy_r_r21);
    CPy_DECREF(cpy_r_r21);
    cpy_r_r23 = cpy_r_r22 >= 0;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 252, CPyStatic_kernel___effects___globals);
        goto CPyL41;
    }
    cpy_r_r24 = cpy_r_r22 << 1;
    cpy_r_r25 = CPyStr_GetSlice(cpy_r_text, cpy_r_at, 9223372036854775806LL);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 252, CPyStatic_kernel___effects___globals);
        goto CPyL41;
    }
    if (likely(PyUnicode_Check(cpy_r_r25)))
        cpy_r_r26 = cpy_r_r25;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "__init__", 252, CPyStatic_kernel___effects___globals, "str", cpy_r_r25);
        goto CPyL41;
    }
    cpy_r_r27 = CPyStr_LStrip(cpy_r_r26, 0);
    CPy_DECREF(cpy_r_r26);
    cpy_r_r28 = CPyStr_Size_size_t(cpy_r_r27);
    CPy_DECREF(cpy_r_r27);
    cpy_r_r29 = cpy_r_r28 >= 0;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 252, CPyStatic_kernel___effects___globals);
        goto CPyL41;
    }
    cpy_r_r30 = cpy_r_r28 << 1;
    cpy_r_r31 = CPyTagged_Subtract(cpy_r_r24, cpy_r_r30);
    cpy_r_r32 = CPyTagged_Add(cpy_r_at, cpy_r_r31);
    CPyTagged_DECREF(cpy_r_at);
    CPyTagged_DECREF(cpy_r_r31);
    cpy_r_at = cpy_r_r32;
    cpy_r_r33 = CPyTagged_Add(cpy_r_at, 2);
    cpy_r_r34 = CPyStatics[151]; /* '' */
    cpy_r_r35 = CPyStatics[4543]; /* 'unexpected ' */
    cpy_r_r36 = CPyStatics[153]; /* '{!r:{}}' */
    cpy_r_r37 = CPyStr_GetItem(cpy_r_text, cpy_r_at);
    CPyTagged_DECREF(cpy_r_at);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 253, CPyStatic_kernel___effects___globals);
        goto CPyL47;
    }
    cpy_r_r38 = CPyStatics[151]; /* '' */
    cpy_r_r39 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r40[3] = {cpy_r_r36, cpy_r_r37, cpy_r_r38};
    cpy_r_r41 = (PyObject **)&cpy_r_r40;
    cpy_r_r42 = PyObject_VectorcallMethod(cpy_r_r39, cpy_r_r41, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 253, CPyStatic_kernel___effects___globals);
        goto CPyL48;
    }
    CPy_DECREF(cpy_r_r37);
    if (likely(PyUnicode_Check(cpy_r_r42)))
        cpy_r_r43 = cpy_r_r42;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "__init__", 253, CPyStatic_kernel___effects___globals, "str", cpy_r_r42);
        goto CPyL47;
    }
    cpy_r_r44 = PyList_New(2);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 253, CPyStatic_kernel___effects___globals);
        goto CPyL49;
    }
    cpy_r_r45 = (CPyPtr)((CPyPtr)cpy_r_r44 + offsetof(PyListObject, ob_item));
    cpy_r_r46 = *(CPyPtr *)cpy_r_r45;
    CPy_INCREF(cpy_r_r35);
    *(PyObject * *)cpy_r_r46 = cpy_r_r35;
    cpy_r_r47 = cpy_r_r46 + 8;
    *(PyObject * *)cpy_r_r47 = cpy_r_r43;
    cpy_r_r48 = PyUnicode_Join(cpy_r_r34, cpy_r_r44);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 253, CPyStatic_kernel___effects___globals);
        goto CPyL47;
    }
    cpy_r_r49 = (PyObject *)CPyType_kernel___effects___EffectError;
    cpy_r_r50 = CPyTagged_StealAsObject(cpy_r_r33);
    PyObject *cpy_r_r51[3] = {cpy_r_text, cpy_r_r50, cpy_r_r48};
    cpy_r_r52 = (PyObject **)&cpy_r_r51;
    cpy_r_r53 = PyObject_Vectorcall(cpy_r_r49, cpy_r_r52, 3, 0);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 253, CPyStatic_kernel___effects___globals);
        goto CPyL50;
    }
    CPy_DECREF(cpy_r_r50);
    CPy_DECREF(cpy_r_r48);
    if (likely(Py_TYPE(cpy_r_r53) == CPyType_kernel___effects___EffectError))
        cpy_r_r54 = cpy_r_r53;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "__init__", 253, CPyStatic_kernel___effects___globals, "serai.kernel.effects.EffectError", cpy_r_r53);
        goto CPyL40;
    }
    CPy_Raise(cpy_r_r54);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 253, CPyStatic_kernel___effects___globals);
        goto CPyL40;
    }
    CPy_Unreachable();
CPyL27: ;
    cpy_r_r55 = ((serai___kernel___effects____ParserObject *)cpy_r_self)->_tokens;
    CPy_INCREF(cpy_r_r55);
    CPy_INCREF(cpy_r_found);
    cpy_r_r56 = cpy_r_found;
    cpy_r_r57 = CPyStatics[4544]; /* 'group' */
    cpy_r_r58 = CPyStatics[4897]; /* 1 */
    PyObject *cpy_r_r59[2] = {cpy_r_r56, cpy_r_r58};
    cpy_r_r60 = (PyObject **)&cpy_r_r59;
    cpy_r_r61 = PyObject_VectorcallMethod(cpy_r_r57, cpy_r_r60, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 254, CPyStatic_kernel___effects___globals);
        goto CPyL51;
    }
    CPy_DECREF(cpy_r_r56);
    cpy_r_r62 = cpy_r_r61;
    CPy_INCREF(cpy_r_found);
    cpy_r_r63 = cpy_r_found;
    cpy_r_r64 = CPyStatics[853]; /* 'start' */
    cpy_r_r65 = CPyStatics[4897]; /* 1 */
    PyObject *cpy_r_r66[2] = {cpy_r_r63, cpy_r_r65};
    cpy_r_r67 = (PyObject **)&cpy_r_r66;
    cpy_r_r68 = PyObject_VectorcallMethod(cpy_r_r64, cpy_r_r67, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 254, CPyStatic_kernel___effects___globals);
        goto CPyL52;
    }
    CPy_DECREF(cpy_r_r63);
    if (likely(PyLong_Check(cpy_r_r68)))
        cpy_r_r69 = CPyTagged_FromObject(cpy_r_r68);
    else {
        CPy_TypeError("int", cpy_r_r68); cpy_r_r69 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r69 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 254, CPyStatic_kernel___effects___globals);
        goto CPyL53;
    }
    cpy_r_r70 = CPyTagged_Add(cpy_r_r69, 2);
    CPyTagged_DECREF(cpy_r_r69);
    cpy_r_r71.f0 = cpy_r_r62;
    cpy_r_r71.f1 = cpy_r_r70;
    cpy_r_r72 = PyTuple_New(2);
    if (unlikely(cpy_r_r72 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8778 = cpy_r_r71.f0;
    PyTuple_SET_ITEM(cpy_r_r72, 0, __tmp8778);
    PyObject *__tmp8779 = CPyTagged_StealAsObject(cpy_r_r71.f1);
    PyTuple_SET_ITEM(cpy_r_r72, 1, __tmp8779);
    cpy_r_r73 = PyList_Append(cpy_r_r55, cpy_r_r72);
    CPy_DECREF(cpy_r_r55);
    CPy_DECREF(cpy_r_r72);
    cpy_r_r74 = cpy_r_r73 >= 0;
    if (unlikely(!cpy_r_r74)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 254, CPyStatic_kernel___effects___globals);
        goto CPyL54;
    }
    cpy_r_r75 = cpy_r_found;
    cpy_r_r76 = CPyStatics[4545]; /* 'end' */
    PyObject *cpy_r_r77[1] = {cpy_r_r75};
    cpy_r_r78 = (PyObject **)&cpy_r_r77;
    cpy_r_r79 = PyObject_VectorcallMethod(cpy_r_r76, cpy_r_r78, 9223372036854775809ULL, 0);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 255, CPyStatic_kernel___effects___globals);
        goto CPyL55;
    }
    CPy_DECREF(cpy_r_r75);
    if (likely(PyLong_Check(cpy_r_r79)))
        cpy_r_r80 = CPyTagged_FromObject(cpy_r_r79);
    else {
        CPy_TypeError("int", cpy_r_r79); cpy_r_r80 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r79);
    if (unlikely(cpy_r_r80 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 255, CPyStatic_kernel___effects___globals);
        goto CPyL56;
    }
    cpy_r_at = cpy_r_r80;
    goto CPyL3;
CPyL37: ;
    cpy_r_r81 = ((serai___kernel___effects____ParserObject *)cpy_r_self)->_tokens;
    CPy_INCREF(cpy_r_r81);
    cpy_r_r82 = CPyStatics[151]; /* '' */
    cpy_r_r83 = CPyStr_Size_size_t(cpy_r_text);
    cpy_r_r84 = cpy_r_r83 >= 0;
    if (unlikely(!cpy_r_r84)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 256, CPyStatic_kernel___effects___globals);
        goto CPyL57;
    }
    cpy_r_r85 = cpy_r_r83 << 1;
    cpy_r_r86 = CPyTagged_Add(cpy_r_r85, 2);
    CPy_INCREF(cpy_r_r82);
    cpy_r_r87.f0 = cpy_r_r82;
    cpy_r_r87.f1 = cpy_r_r86;
    cpy_r_r88 = PyTuple_New(2);
    if (unlikely(cpy_r_r88 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8780 = cpy_r_r87.f0;
    PyTuple_SET_ITEM(cpy_r_r88, 0, __tmp8780);
    PyObject *__tmp8781 = CPyTagged_StealAsObject(cpy_r_r87.f1);
    PyTuple_SET_ITEM(cpy_r_r88, 1, __tmp8781);
    cpy_r_r89 = PyList_Append(cpy_r_r81, cpy_r_r88);
    CPy_DECREF(cpy_r_r81);
    CPy_DECREF(cpy_r_r88);
    cpy_r_r90 = cpy_r_r89 >= 0;
    if (unlikely(!cpy_r_r90)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 256, CPyStatic_kernel___effects___globals);
        goto CPyL40;
    }
    ((serai___kernel___effects____ParserObject *)cpy_r_self)->_at = 0;
    return 1;
CPyL40: ;
    cpy_r_r91 = 2;
    return cpy_r_r91;
CPyL41: ;
    CPyTagged_DecRef(cpy_r_at);
    goto CPyL40;
CPyL42: ;
    CPyTagged_DECREF(cpy_r_at);
    CPyTagged_DECREF(cpy_r_end);
    goto CPyL37;
CPyL43: ;
    CPyTagged_DecRef(cpy_r_at);
    CPyTagged_DecRef(cpy_r_end);
    goto CPyL8;
CPyL44: ;
    CPyTagged_DecRef(cpy_r_at);
    CPyTagged_DecRef(cpy_r_end);
    CPy_DecRef(cpy_r_r14);
    goto CPyL40;
CPyL45: ;
    CPyTagged_DECREF(cpy_r_end);
    CPy_DECREF(cpy_r_found);
    goto CPyL12;
CPyL46: ;
    CPyTagged_DECREF(cpy_r_at);
    goto CPyL27;
CPyL47: ;
    CPyTagged_DecRef(cpy_r_r33);
    goto CPyL40;
CPyL48: ;
    CPyTagged_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r37);
    goto CPyL40;
CPyL49: ;
    CPyTagged_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r43);
    goto CPyL40;
CPyL50: ;
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r50);
    goto CPyL40;
CPyL51: ;
    CPyTagged_DecRef(cpy_r_end);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r56);
    goto CPyL40;
CPyL52: ;
    CPyTagged_DecRef(cpy_r_end);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_r63);
    goto CPyL40;
CPyL53: ;
    CPyTagged_DecRef(cpy_r_end);
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r62);
    goto CPyL40;
CPyL54: ;
    CPyTagged_DecRef(cpy_r_end);
    CPy_DecRef(cpy_r_found);
    goto CPyL40;
CPyL55: ;
    CPyTagged_DecRef(cpy_r_end);
    CPy_DecRef(cpy_r_r75);
    goto CPyL40;
CPyL56: ;
    CPyTagged_DecRef(cpy_r_end);
    goto CPyL40;
CPyL57: ;
    CPy_DecRef(cpy_r_r81);
    goto CPyL40;
}
        
        PyObject *CPyPy_kernel___effects____Parser_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"verbs", "text", 0};
            PyObject *obj_verbs;
            PyObject *obj_text;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OO", "__init__", kwlist, &obj_verbs, &obj_text)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_kernel___effects____Parser))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.effects._Parser", obj_self); 
                goto fail;
            }
            PyObject *arg_verbs;
            if (likely(Py_TYPE(obj_verbs) == CPyType_kernel___effects___Verbs))
                arg_verbs = obj_verbs;
            else {
                CPy_TypeError("serai.kernel.effects.Verbs", obj_verbs); 
                goto fail;
            }
            PyObject *arg_text;
            if (likely(PyUnicode_Check(obj_text)))
                arg_text = obj_text;
            else {
                CPy_TypeError("str", obj_text); 
                goto fail;
            }
            char retval = CPyDef_kernel___effects____Parser_____init__(arg_self, arg_verbs, arg_text);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "__init__", 243, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects____Parser___fail(PyObject *cpy_r_self, PyObject *cpy_r_problem, PyObject *cpy_r_column) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    tuple_T2OI cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject **cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    if (cpy_r_column != NULL) goto CPyL12;
    cpy_r_r0 = Py_None;
    CPy_INCREF(cpy_r_r0);
    cpy_r_column = cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = ((serai___kernel___effects____ParserObject *)cpy_r_self)->_text;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r3 = cpy_r_column == cpy_r_r2;
    if (cpy_r_r3) {
        goto CPyL13;
    } else
        goto CPyL6;
CPyL3: ;
    cpy_r_r4 = ((serai___kernel___effects____ParserObject *)cpy_r_self)->_tokens;
    cpy_r_r5 = ((serai___kernel___effects____ParserObject *)cpy_r_self)->_at;
    cpy_r_r6 = CPyList_GetItem(cpy_r_r4, cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "fail", 260, CPyStatic_kernel___effects___globals);
        goto CPyL14;
    }
    PyObject *__tmp8782;
    if (unlikely(!(PyTuple_Check(cpy_r_r6) && PyTuple_GET_SIZE(cpy_r_r6) == 2))) {
        __tmp8782 = NULL;
        goto __LL8783;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r6, 0))))
        __tmp8782 = PyTuple_GET_ITEM(cpy_r_r6, 0);
    else {
        __tmp8782 = NULL;
    }
    if (__tmp8782 == NULL) goto __LL8783;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r6, 1))))
        __tmp8782 = PyTuple_GET_ITEM(cpy_r_r6, 1);
    else {
        __tmp8782 = NULL;
    }
    if (__tmp8782 == NULL) goto __LL8783;
    __tmp8782 = cpy_r_r6;
__LL8783: ;
    if (unlikely(__tmp8782 == NULL)) {
        CPy_TypeError("tuple[str, int]", cpy_r_r6); cpy_r_r7 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp8784 = PyTuple_GET_ITEM(cpy_r_r6, 0);
        CPy_INCREF(__tmp8784);
        PyObject *__tmp8785;
        if (likely(PyUnicode_Check(__tmp8784)))
            __tmp8785 = __tmp8784;
        else {
            CPy_TypeError("str", __tmp8784); 
            __tmp8785 = NULL;
        }
        cpy_r_r7.f0 = __tmp8785;
        PyObject *__tmp8786 = PyTuple_GET_ITEM(cpy_r_r6, 1);
        CPyTagged __tmp8787;
        if (likely(PyLong_Check(__tmp8786)))
            __tmp8787 = CPyTagged_FromObject(__tmp8786);
        else {
            goto __LL8788;
        }
        cpy_r_r7.f1 = __tmp8787;
    }
    goto __LL8789;
__LL8788: ;
    CPy_DECREF(cpy_r_r7.f0);
    cpy_r_r7 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL8789;
__LL8789: ;
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7.f0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "fail", 260, CPyStatic_kernel___effects___globals);
        goto CPyL14;
    }
    cpy_r_r8 = cpy_r_r7.f1;
    CPyTagged_INCREF(cpy_r_r8);
    CPy_DECREF(cpy_r_r7.f0);
    CPyTagged_DECREF(cpy_r_r7.f1);
    cpy_r_r9 = cpy_r_r8;
    goto CPyL8;
CPyL6: ;
    if (likely(PyLong_Check(cpy_r_column)))
        cpy_r_r10 = CPyTagged_FromObject(cpy_r_column);
    else {
        CPy_TypeError("int", cpy_r_column); cpy_r_r10 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_column);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "fail", 260, CPyStatic_kernel___effects___globals);
        goto CPyL14;
    }
    cpy_r_r9 = cpy_r_r10;
CPyL8: ;
    cpy_r_r11 = (PyObject *)CPyType_kernel___effects___EffectError;
    cpy_r_r12 = CPyTagged_StealAsObject(cpy_r_r9);
    PyObject *cpy_r_r13[3] = {cpy_r_r1, cpy_r_r12, cpy_r_problem};
    cpy_r_r14 = (PyObject **)&cpy_r_r13;
    cpy_r_r15 = PyObject_Vectorcall(cpy_r_r11, cpy_r_r14, 3, 0);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "fail", 260, CPyStatic_kernel___effects___globals);
        goto CPyL15;
    }
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r12);
    if (likely(Py_TYPE(cpy_r_r15) == CPyType_kernel___effects___EffectError))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "fail", 260, CPyStatic_kernel___effects___globals, "serai.kernel.effects.EffectError", cpy_r_r15);
        goto CPyL11;
    }
    return cpy_r_r16;
CPyL11: ;
    cpy_r_r17 = NULL;
    return cpy_r_r17;
CPyL12: ;
    CPy_INCREF(cpy_r_column);
    goto CPyL2;
CPyL13: ;
    CPy_DECREF(cpy_r_column);
    goto CPyL3;
CPyL14: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL11;
CPyL15: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r12);
    goto CPyL11;
}
        
        PyObject *CPyPy_kernel___effects____Parser___fail(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"problem", "column", 0};
            static CPyArg_Parser parser = {"O|O:fail", kwlist, 0};
            PyObject *obj_problem;
            PyObject *obj_column = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_problem, &obj_column)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_kernel___effects____Parser))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.effects._Parser", obj_self); 
                goto fail;
            }
            PyObject *arg_problem;
            if (likely(PyUnicode_Check(obj_problem)))
                arg_problem = obj_problem;
            else {
                CPy_TypeError("str", obj_problem); 
                goto fail;
            }
            PyObject *arg_column;
            if (obj_column == NULL) {
                arg_column = NULL;
                goto __LL8790;
            }
            if (PyLong_Check(obj_column))
                arg_column = obj_column;
            else {
                arg_column = NULL;
            }
            if (arg_column != NULL) goto __LL8790;
            if (obj_column == Py_None)
                arg_column = obj_column;
            else {
                arg_column = NULL;
            }
            if (arg_column != NULL) goto __LL8790;
            CPy_TypeError("int or None", obj_column); 
            goto fail;
__LL8790: ;
            PyObject *retval = CPyDef_kernel___effects____Parser___fail(arg_self, arg_problem, arg_column);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "fail", 259, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects____Parser___next(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    tuple_T2OI cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = ((serai___kernel___effects____ParserObject *)cpy_r_self)->_tokens;
    cpy_r_r1 = ((serai___kernel___effects____ParserObject *)cpy_r_self)->_at;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "next", 264, CPyStatic_kernel___effects___globals);
        goto CPyL3;
    }
    PyObject *__tmp8791;
    if (unlikely(!(PyTuple_Check(cpy_r_r2) && PyTuple_GET_SIZE(cpy_r_r2) == 2))) {
        __tmp8791 = NULL;
        goto __LL8792;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r2, 0))))
        __tmp8791 = PyTuple_GET_ITEM(cpy_r_r2, 0);
    else {
        __tmp8791 = NULL;
    }
    if (__tmp8791 == NULL) goto __LL8792;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r2, 1))))
        __tmp8791 = PyTuple_GET_ITEM(cpy_r_r2, 1);
    else {
        __tmp8791 = NULL;
    }
    if (__tmp8791 == NULL) goto __LL8792;
    __tmp8791 = cpy_r_r2;
__LL8792: ;
    if (unlikely(__tmp8791 == NULL)) {
        CPy_TypeError("tuple[str, int]", cpy_r_r2); cpy_r_r3 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp8793 = PyTuple_GET_ITEM(cpy_r_r2, 0);
        CPy_INCREF(__tmp8793);
        PyObject *__tmp8794;
        if (likely(PyUnicode_Check(__tmp8793)))
            __tmp8794 = __tmp8793;
        else {
            CPy_TypeError("str", __tmp8793); 
            __tmp8794 = NULL;
        }
        cpy_r_r3.f0 = __tmp8794;
        PyObject *__tmp8795 = PyTuple_GET_ITEM(cpy_r_r2, 1);
        CPyTagged __tmp8796;
        if (likely(PyLong_Check(__tmp8795)))
            __tmp8796 = CPyTagged_FromObject(__tmp8795);
        else {
            goto __LL8797;
        }
        cpy_r_r3.f1 = __tmp8796;
    }
    goto __LL8798;
__LL8797: ;
    CPy_DECREF(cpy_r_r3.f0);
    cpy_r_r3 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL8798;
__LL8798: ;
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3.f0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "next", 264, CPyStatic_kernel___effects___globals);
        goto CPyL3;
    }
    cpy_r_r4 = cpy_r_r3.f0;
    CPy_INCREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r3.f0);
    CPyTagged_DECREF(cpy_r_r3.f1);
    return cpy_r_r4;
CPyL3: ;
    cpy_r_r5 = NULL;
    return cpy_r_r5;
}
        
        PyObject *CPyPy_kernel___effects____Parser___next(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":next", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_kernel___effects____Parser))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.effects._Parser", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_kernel___effects____Parser___next(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "next", 263, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects____Parser___take(PyObject *cpy_r_self, PyObject *cpy_r_token) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
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
    char cpy_r_r16;
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
    CPyPtr cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyTagged cpy_r_r34;
    CPyTagged cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    if (cpy_r_token != NULL) goto CPyL19;
    cpy_r_r0 = CPyStatics[151]; /* '' */
    CPy_INCREF(cpy_r_r0);
    cpy_r_token = cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = CPyDef_kernel___effects____Parser___next(cpy_r_self);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "take", 267, CPyStatic_kernel___effects___globals);
        goto CPyL20;
    }
CPyL3: ;
    cpy_r_r2 = CPyStr_IsTrue(cpy_r_token);
    if (!cpy_r_r2) goto CPyL21;
    cpy_r_r3 = CPyStr_Equal(cpy_r_r1, cpy_r_token);
    cpy_r_r4 = cpy_r_r3 == 0;
    if (!cpy_r_r4) goto CPyL21;
    cpy_r_r5 = CPyStatics[151]; /* '' */
    cpy_r_r6 = CPyStatics[609]; /* 'expected ' */
    cpy_r_r7 = CPyStatics[153]; /* '{!r:{}}' */
    cpy_r_r8 = CPyStatics[151]; /* '' */
    cpy_r_r9 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r10[3] = {cpy_r_r7, cpy_r_token, cpy_r_r8};
    cpy_r_r11 = (PyObject **)&cpy_r_r10;
    cpy_r_r12 = PyObject_VectorcallMethod(cpy_r_r9, cpy_r_r11, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "take", 269, CPyStatic_kernel___effects___globals);
        goto CPyL22;
    }
    CPy_DECREF(cpy_r_token);
    if (likely(PyUnicode_Check(cpy_r_r12)))
        cpy_r_r13 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "take", 269, CPyStatic_kernel___effects___globals, "str", cpy_r_r12);
        goto CPyL23;
    }
    cpy_r_r14 = CPyStatics[4546]; /* ', found ' */
    cpy_r_r15 = CPyStatics[153]; /* '{!r:{}}' */
    cpy_r_r16 = CPyStr_IsTrue(cpy_r_r1);
    if (!cpy_r_r16) goto CPyL24;
    cpy_r_r17 = cpy_r_r1;
    goto CPyL10;
CPyL9: ;
    cpy_r_r18 = CPyStatics[4547]; /* 'the end' */
    CPy_INCREF(cpy_r_r18);
    cpy_r_r17 = cpy_r_r18;
CPyL10: ;
    cpy_r_r19 = CPyStatics[151]; /* '' */
    cpy_r_r20 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r21[3] = {cpy_r_r15, cpy_r_r17, cpy_r_r19};
    cpy_r_r22 = (PyObject **)&cpy_r_r21;
    cpy_r_r23 = PyObject_VectorcallMethod(cpy_r_r20, cpy_r_r22, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "take", 269, CPyStatic_kernel___effects___globals);
        goto CPyL25;
    }
    CPy_DECREF(cpy_r_r17);
    if (likely(PyUnicode_Check(cpy_r_r23)))
        cpy_r_r24 = cpy_r_r23;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "take", 269, CPyStatic_kernel___effects___globals, "str", cpy_r_r23);
        goto CPyL26;
    }
    cpy_r_r25 = PyList_New(4);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "take", 269, CPyStatic_kernel___effects___globals);
        goto CPyL27;
    }
    cpy_r_r26 = (CPyPtr)((CPyPtr)cpy_r_r25 + offsetof(PyListObject, ob_item));
    cpy_r_r27 = *(CPyPtr *)cpy_r_r26;
    CPy_INCREF(cpy_r_r6);
    *(PyObject * *)cpy_r_r27 = cpy_r_r6;
    cpy_r_r28 = cpy_r_r27 + 8;
    *(PyObject * *)cpy_r_r28 = cpy_r_r13;
    CPy_INCREF(cpy_r_r14);
    cpy_r_r29 = cpy_r_r27 + 16;
    *(PyObject * *)cpy_r_r29 = cpy_r_r14;
    cpy_r_r30 = cpy_r_r27 + 24;
    *(PyObject * *)cpy_r_r30 = cpy_r_r24;
    cpy_r_r31 = PyUnicode_Join(cpy_r_r5, cpy_r_r25);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "take", 269, CPyStatic_kernel___effects___globals);
        goto CPyL18;
    }
    cpy_r_r32 = NULL;
    cpy_r_r33 = CPyDef_kernel___effects____Parser___fail(cpy_r_self, cpy_r_r31, cpy_r_r32);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "take", 269, CPyStatic_kernel___effects___globals);
        goto CPyL18;
    }
    CPy_Raise(cpy_r_r33);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "take", 269, CPyStatic_kernel___effects___globals);
        goto CPyL18;
    }
    CPy_Unreachable();
CPyL17: ;
    cpy_r_r34 = ((serai___kernel___effects____ParserObject *)cpy_r_self)->_at;
    cpy_r_r35 = CPyTagged_Add(cpy_r_r34, 2);
    CPyTagged_DECREF(((serai___kernel___effects____ParserObject *)cpy_r_self)->_at);
    ((serai___kernel___effects____ParserObject *)cpy_r_self)->_at = cpy_r_r35;
    return cpy_r_r1;
CPyL18: ;
    cpy_r_r37 = NULL;
    return cpy_r_r37;
CPyL19: ;
    CPy_INCREF(cpy_r_token);
    goto CPyL2;
CPyL20: ;
    CPy_DecRef(cpy_r_token);
    goto CPyL18;
CPyL21: ;
    CPy_DECREF(cpy_r_token);
    goto CPyL17;
CPyL22: ;
    CPy_DecRef(cpy_r_token);
    CPy_DecRef(cpy_r_r1);
    goto CPyL18;
CPyL23: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL18;
CPyL24: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL9;
CPyL25: ;
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r17);
    goto CPyL18;
CPyL26: ;
    CPy_DecRef(cpy_r_r13);
    goto CPyL18;
CPyL27: ;
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r24);
    goto CPyL18;
}
        
        PyObject *CPyPy_kernel___effects____Parser___take(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"token", 0};
            static CPyArg_Parser parser = {"|O:take", kwlist, 0};
            PyObject *obj_token = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_token)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_kernel___effects____Parser))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.effects._Parser", obj_self); 
                goto fail;
            }
            PyObject *arg_token;
            if (obj_token == NULL) {
                arg_token = NULL;
            } else if (likely(PyUnicode_Check(obj_token)))
                arg_token = obj_token;
            else {
                CPy_TypeError("str", obj_token); 
                goto fail;
            }
            PyObject *retval = CPyDef_kernel___effects____Parser___take(arg_self, arg_token);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "take", 266, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects____Parser___whole(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject **cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyPtr cpy_r_r14;
    CPyPtr cpy_r_r15;
    CPyPtr cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    cpy_r_r0 = CPyDef_kernel___effects____Parser___any_order(cpy_r_self);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "whole", 274, CPyStatic_kernel___effects___globals);
        goto CPyL12;
    }
    cpy_r_r1 = CPyDef_kernel___effects____Parser___next(cpy_r_self);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "whole", 275, CPyStatic_kernel___effects___globals);
        goto CPyL13;
    }
CPyL2: ;
    cpy_r_r2 = CPyStr_IsTrue(cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (cpy_r_r2) {
        goto CPyL14;
    } else
        goto CPyL11;
CPyL3: ;
    cpy_r_r3 = CPyStatics[151]; /* '' */
    cpy_r_r4 = CPyStatics[4543]; /* 'unexpected ' */
    cpy_r_r5 = CPyStatics[153]; /* '{!r:{}}' */
    cpy_r_r6 = CPyDef_kernel___effects____Parser___next(cpy_r_self);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "whole", 276, CPyStatic_kernel___effects___globals);
        goto CPyL12;
    }
CPyL4: ;
    cpy_r_r7 = CPyStatics[151]; /* '' */
    cpy_r_r8 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r9[3] = {cpy_r_r5, cpy_r_r6, cpy_r_r7};
    cpy_r_r10 = (PyObject **)&cpy_r_r9;
    cpy_r_r11 = PyObject_VectorcallMethod(cpy_r_r8, cpy_r_r10, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "whole", 276, CPyStatic_kernel___effects___globals);
        goto CPyL15;
    }
    CPy_DECREF(cpy_r_r6);
    if (likely(PyUnicode_Check(cpy_r_r11)))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "whole", 276, CPyStatic_kernel___effects___globals, "str", cpy_r_r11);
        goto CPyL12;
    }
    cpy_r_r13 = PyList_New(2);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "whole", 276, CPyStatic_kernel___effects___globals);
        goto CPyL16;
    }
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyListObject, ob_item));
    cpy_r_r15 = *(CPyPtr *)cpy_r_r14;
    CPy_INCREF(cpy_r_r4);
    *(PyObject * *)cpy_r_r15 = cpy_r_r4;
    cpy_r_r16 = cpy_r_r15 + 8;
    *(PyObject * *)cpy_r_r16 = cpy_r_r12;
    cpy_r_r17 = PyUnicode_Join(cpy_r_r3, cpy_r_r13);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "whole", 276, CPyStatic_kernel___effects___globals);
        goto CPyL12;
    }
    cpy_r_r18 = NULL;
    cpy_r_r19 = CPyDef_kernel___effects____Parser___fail(cpy_r_self, cpy_r_r17, cpy_r_r18);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "whole", 276, CPyStatic_kernel___effects___globals);
        goto CPyL12;
    }
    CPy_Raise(cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "whole", 276, CPyStatic_kernel___effects___globals);
        goto CPyL12;
    }
    CPy_Unreachable();
CPyL11: ;
    return cpy_r_r0;
CPyL12: ;
    cpy_r_r20 = NULL;
    return cpy_r_r20;
CPyL13: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL12;
CPyL14: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL3;
CPyL15: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL12;
CPyL16: ;
    CPy_DecRef(cpy_r_r12);
    goto CPyL12;
}
        
        PyObject *CPyPy_kernel___effects____Parser___whole(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":whole", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_kernel___effects____Parser))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.effects._Parser", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_kernel___effects____Parser___whole(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "whole", 273, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "__get__", -1, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_____call__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = ((serai___kernel___effects_____mypyc_lambda__0_any_order__Parser_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "<lambda>", "__mypyc_lambda__0_any_order__Parser_obj", "__mypyc_env__", 288, CPyStatic_kernel___effects___globals);
        goto CPyL5;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___kernel___effects___any_order__Parser_envObject *)cpy_r_r0)->_text;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "<lambda>", "any_order__Parser_env", "text", 288, CPyStatic_kernel___effects___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___kernel___effects___any_order__Parser_envObject *)cpy_r_r0)->_flat;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "<lambda>", "any_order__Parser_env", "flat", 288, CPyStatic_kernel___effects___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = CPyDef_kernel___effects___AnyOrder(cpy_r_r1, cpy_r_r2);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<lambda>", 288, CPyStatic_kernel___effects___globals);
        goto CPyL5;
    }
    return cpy_r_r3;
CPyL5: ;
    cpy_r_r4 = NULL;
    return cpy_r_r4;
CPyL6: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL5;
}
        
        PyObject *CPyPy_kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__call__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, PyVectorcall_NARGS(nargs), kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            PyObject *retval = CPyDef_kernel___effects_____mypyc_lambda__0_any_order__Parser_obj_____call__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "<lambda>", 288, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects____Parser___any_order(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyPtr cpy_r_r3;
    CPyPtr cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    int32_t cpy_r_r11;
    char cpy_r_r12;
    CPyPtr cpy_r_r13;
    int64_t cpy_r_r14;
    CPyTagged cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    int64_t cpy_r_r20;
    CPyPtr cpy_r_r21;
    int64_t cpy_r_r22;
    char cpy_r_r23;
    CPyPtr cpy_r_r24;
    CPyPtr cpy_r_r25;
    int64_t cpy_r_r26;
    CPyPtr cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyPtr cpy_r_r31;
    PyObject *cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    tuple_T1O cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyPtr cpy_r_r39;
    int64_t cpy_r_r40;
    int64_t cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    int32_t cpy_r_r45;
    char cpy_r_r46;
    int64_t cpy_r_r47;
    int64_t cpy_r_r48;
    PyObject *cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    CPyPtr cpy_r_r53;
    int64_t cpy_r_r54;
    PyObject *cpy_r_r55;
    int64_t cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    int64_t cpy_r_r61;
    PyObject *cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    cpy_r_r0 = CPyDef_kernel___effects___any_order__Parser_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "any_order", 279, CPyStatic_kernel___effects___globals);
        goto CPyL42;
    }
    cpy_r_r1 = CPyDef_kernel___effects____Parser___in_order(cpy_r_self);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "any_order", 280, CPyStatic_kernel___effects___globals);
        goto CPyL43;
    }
    cpy_r_r2 = PyList_New(1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "any_order", 280, CPyStatic_kernel___effects___globals);
        goto CPyL44;
    }
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyListObject, ob_item));
    cpy_r_r4 = *(CPyPtr *)cpy_r_r3;
    *(PyObject * *)cpy_r_r4 = cpy_r_r1;
CPyL4: ;
    cpy_r_r5 = CPyDef_kernel___effects____Parser___next(cpy_r_self);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "any_order", 281, CPyStatic_kernel___effects___globals);
        goto CPyL45;
    }
CPyL5: ;
    cpy_r_r6 = CPyStatics[4548]; /* '&' */
    cpy_r_r7 = CPyStr_EqualLiteral(cpy_r_r5, cpy_r_r6, 1);
    CPy_DECREF(cpy_r_r5);
    if (!cpy_r_r7) goto CPyL9;
    cpy_r_r8 = NULL;
    cpy_r_r9 = CPyDef_kernel___effects____Parser___take(cpy_r_self, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "any_order", 282, CPyStatic_kernel___effects___globals);
        goto CPyL45;
    } else
        goto CPyL46;
CPyL7: ;
    cpy_r_r10 = CPyDef_kernel___effects____Parser___in_order(cpy_r_self);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "any_order", 283, CPyStatic_kernel___effects___globals);
        goto CPyL45;
    }
    cpy_r_r11 = PyList_Append(cpy_r_r2, cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    cpy_r_r12 = cpy_r_r11 >= 0;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "any_order", 283, CPyStatic_kernel___effects___globals);
        goto CPyL45;
    } else
        goto CPyL4;
CPyL9: ;
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r14 = *(int64_t *)cpy_r_r13;
    cpy_r_r15 = cpy_r_r14 << 1;
    cpy_r_r16 = cpy_r_r15 == 2;
    if (cpy_r_r16) {
        goto CPyL47;
    } else
        goto CPyL13;
CPyL10: ;
    cpy_r_r17 = CPyList_GetItemShort(cpy_r_r2, 0);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "any_order", 285, CPyStatic_kernel___effects___globals);
        goto CPyL42;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r17, CPyType_kernel___effects___Effect)))
        cpy_r_r18 = cpy_r_r17;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "any_order", 285, CPyStatic_kernel___effects___globals, "serai.kernel.effects.Effect", cpy_r_r17);
        goto CPyL42;
    }
    return cpy_r_r18;
CPyL13: ;
    cpy_r_r19 = PyList_New(0);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "any_order", 286, CPyStatic_kernel___effects___globals);
        goto CPyL45;
    }
    cpy_r_r20 = 0;
CPyL15: ;
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r22 = *(int64_t *)cpy_r_r21;
    cpy_r_r23 = cpy_r_r20 < cpy_r_r22;
    if (!cpy_r_r23) goto CPyL48;
    cpy_r_r24 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyListObject, ob_item));
    cpy_r_r25 = *(CPyPtr *)cpy_r_r24;
    cpy_r_r26 = cpy_r_r20 * 8;
    cpy_r_r27 = cpy_r_r25 + cpy_r_r26;
    cpy_r_r28 = *(PyObject * *)cpy_r_r27;
    CPy_INCREF(cpy_r_r28);
    if (likely(PyObject_TypeCheck(cpy_r_r28, CPyType_kernel___effects___Effect)))
        cpy_r_r29 = cpy_r_r28;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "any_order", 286, CPyStatic_kernel___effects___globals, "serai.kernel.effects.Effect", cpy_r_r28);
        goto CPyL49;
    }
    cpy_r_r30 = (PyObject *)CPyType_kernel___effects___AnyOrder;
    cpy_r_r31 = (CPyPtr)((CPyPtr)cpy_r_r29 + offsetof(PyObject, ob_type));
    cpy_r_r32 = *(PyObject * *)cpy_r_r31;
    cpy_r_r33 = cpy_r_r32 == cpy_r_r30;
    if (!cpy_r_r33) goto CPyL20;
    if (likely(Py_TYPE(cpy_r_r29) == CPyType_kernel___effects___AnyOrder))
        cpy_r_r34 = cpy_r_r29;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "any_order", 286, CPyStatic_kernel___effects___globals, "serai.kernel.effects.AnyOrder", cpy_r_r29);
        goto CPyL50;
    }
    cpy_r_r35 = ((serai___kernel___effects___AnyOrderObject *)cpy_r_r34)->_parts;
    CPy_INCREF(cpy_r_r35);
    CPy_DECREF(cpy_r_r29);
    cpy_r_r36 = cpy_r_r35;
    goto CPyL21;
CPyL20: ;
    cpy_r_r37.f0 = cpy_r_r29;
    cpy_r_r38 = PyTuple_New(1);
    if (unlikely(cpy_r_r38 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8799 = cpy_r_r37.f0;
    PyTuple_SET_ITEM(cpy_r_r38, 0, __tmp8799);
    cpy_r_r36 = cpy_r_r38;
CPyL21: ;
    cpy_r_r39 = (CPyPtr)((CPyPtr)cpy_r_r36 + offsetof(PyVarObject, ob_size));
    cpy_r_r40 = *(int64_t *)cpy_r_r39;
    cpy_r_r41 = 0;
CPyL22: ;
    cpy_r_r42 = cpy_r_r41 < cpy_r_r40;
    if (!cpy_r_r42) goto CPyL51;
    cpy_r_r43 = CPySequenceTuple_GetItemUnsafe(cpy_r_r36, cpy_r_r41);
    if (likely(PyObject_TypeCheck(cpy_r_r43, CPyType_kernel___effects___Effect)))
        cpy_r_r44 = cpy_r_r43;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "any_order", 286, CPyStatic_kernel___effects___globals, "serai.kernel.effects.Effect", cpy_r_r43);
        goto CPyL52;
    }
    cpy_r_r45 = PyList_Append(cpy_r_r19, cpy_r_r44);
    CPy_DECREF(cpy_r_r44);
    cpy_r_r46 = cpy_r_r45 >= 0;
    if (unlikely(!cpy_r_r46)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "any_order", 286, CPyStatic_kernel___effects___globals);
        goto CPyL52;
    }
    cpy_r_r47 = cpy_r_r41 + 1;
    cpy_r_r41 = cpy_r_r47;
    goto CPyL22;
CPyL26: ;
    cpy_r_r48 = cpy_r_r20 + 1;
    cpy_r_r20 = cpy_r_r48;
    goto CPyL15;
CPyL27: ;
    cpy_r_r49 = PyList_AsTuple(cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "any_order", 286, CPyStatic_kernel___effects___globals);
        goto CPyL43;
    }
    if (((serai___kernel___effects___any_order__Parser_envObject *)cpy_r_r0)->_flat != NULL) {
        CPy_DECREF(((serai___kernel___effects___any_order__Parser_envObject *)cpy_r_r0)->_flat);
    }
    ((serai___kernel___effects___any_order__Parser_envObject *)cpy_r_r0)->_flat = cpy_r_r49;
    cpy_r_r50 = 1;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "any_order", 286, CPyStatic_kernel___effects___globals);
        goto CPyL43;
    }
    cpy_r_r51 = CPyStatics[4549]; /* ' & ' */
    cpy_r_r52 = ((serai___kernel___effects___any_order__Parser_envObject *)cpy_r_r0)->_flat;
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "any_order", "any_order__Parser_env", "flat", 287, CPyStatic_kernel___effects___globals);
        goto CPyL43;
    }
    CPy_INCREF(cpy_r_r52);
CPyL30: ;
    cpy_r_r53 = (CPyPtr)((CPyPtr)cpy_r_r52 + offsetof(PyVarObject, ob_size));
    cpy_r_r54 = *(int64_t *)cpy_r_r53;
    cpy_r_r55 = PyList_New(cpy_r_r54);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "any_order", 287, CPyStatic_kernel___effects___globals);
        goto CPyL53;
    }
    cpy_r_r56 = 0;
CPyL32: ;
    cpy_r_r57 = cpy_r_r56 < cpy_r_r54;
    if (!cpy_r_r57) goto CPyL54;
    cpy_r_r58 = CPySequenceTuple_GetItemUnsafe(cpy_r_r52, cpy_r_r56);
    if (likely(PyObject_TypeCheck(cpy_r_r58, CPyType_kernel___effects___Effect)))
        cpy_r_r59 = cpy_r_r58;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "any_order", 287, CPyStatic_kernel___effects___globals, "serai.kernel.effects.Effect", cpy_r_r58);
        goto CPyL55;
    }
    cpy_r_r60 = ((serai___kernel___effects___EffectObject *)cpy_r_r59)->_text;
    CPy_INCREF(cpy_r_r60);
    CPy_DECREF(cpy_r_r59);
    CPyList_SetItemUnsafe(cpy_r_r55, cpy_r_r56, cpy_r_r60);
    cpy_r_r61 = cpy_r_r56 + 1;
    cpy_r_r56 = cpy_r_r61;
    goto CPyL32;
CPyL36: ;
    cpy_r_r62 = PyUnicode_Join(cpy_r_r51, cpy_r_r55);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "any_order", 287, CPyStatic_kernel___effects___globals);
        goto CPyL43;
    }
    if (((serai___kernel___effects___any_order__Parser_envObject *)cpy_r_r0)->_text != NULL) {
        CPy_DECREF(((serai___kernel___effects___any_order__Parser_envObject *)cpy_r_r0)->_text);
    }
    ((serai___kernel___effects___any_order__Parser_envObject *)cpy_r_r0)->_text = cpy_r_r62;
    cpy_r_r63 = 1;
    if (unlikely(!cpy_r_r63)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "any_order", 287, CPyStatic_kernel___effects___globals);
        goto CPyL43;
    }
    cpy_r_r64 = ((serai___kernel___effects____ParserObject *)cpy_r_self)->_verbs;
    CPy_INCREF(cpy_r_r64);
    cpy_r_r65 = ((serai___kernel___effects___any_order__Parser_envObject *)cpy_r_r0)->_text;
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "any_order", "any_order__Parser_env", "text", 288, CPyStatic_kernel___effects___globals);
        goto CPyL56;
    }
    CPy_INCREF(cpy_r_r65);
CPyL39: ;
    cpy_r_r66 = CPyDef_kernel___effects_____mypyc_lambda__0_any_order__Parser_obj();
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "any_order", 288, CPyStatic_kernel___effects___globals);
        goto CPyL57;
    }
    ((serai___kernel___effects_____mypyc_lambda__0_any_order__Parser_objObject *)cpy_r_r66)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r67 = CPyDef_kernel___effects___Verbs___interned(cpy_r_r64, cpy_r_r65, cpy_r_r66);
    CPy_DECREF(cpy_r_r65);
    CPy_DECREF(cpy_r_r66);
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "any_order", 288, CPyStatic_kernel___effects___globals);
        goto CPyL42;
    }
    return cpy_r_r67;
CPyL42: ;
    cpy_r_r68 = NULL;
    return cpy_r_r68;
CPyL43: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL42;
CPyL44: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL42;
CPyL45: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL42;
CPyL46: ;
    CPy_DECREF(cpy_r_r9);
    goto CPyL7;
CPyL47: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL10;
CPyL48: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL27;
CPyL49: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r19);
    goto CPyL42;
CPyL50: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r29);
    goto CPyL42;
CPyL51: ;
    CPy_DECREF(cpy_r_r36);
    goto CPyL26;
CPyL52: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r36);
    goto CPyL42;
CPyL53: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r52);
    goto CPyL42;
CPyL54: ;
    CPy_DECREF(cpy_r_r52);
    goto CPyL36;
CPyL55: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r55);
    goto CPyL42;
CPyL56: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r64);
    goto CPyL42;
CPyL57: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r64);
    CPy_DecRef(cpy_r_r65);
    goto CPyL42;
}
        
        PyObject *CPyPy_kernel___effects____Parser___any_order(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":any_order", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_kernel___effects____Parser))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.effects._Parser", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_kernel___effects____Parser___any_order(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "any_order", 279, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "__get__", -1, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_____call__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = ((serai___kernel___effects_____mypyc_lambda__1_in_order__Parser_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "<lambda>", "__mypyc_lambda__1_in_order__Parser_obj", "__mypyc_env__", 298, CPyStatic_kernel___effects___globals);
        goto CPyL6;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___kernel___effects___in_order__Parser_envObject *)cpy_r_r0)->_text;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "<lambda>", "in_order__Parser_env", "text", 298, CPyStatic_kernel___effects___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___kernel___effects___in_order__Parser_envObject *)cpy_r_r0)->_parts;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "<lambda>", "in_order__Parser_env", "parts", 298, CPyStatic_kernel___effects___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = PyList_AsTuple(cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<lambda>", 298, CPyStatic_kernel___effects___globals);
        goto CPyL7;
    }
    cpy_r_r4 = CPyDef_kernel___effects___InOrder(cpy_r_r1, cpy_r_r3);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<lambda>", 298, CPyStatic_kernel___effects___globals);
        goto CPyL6;
    }
    return cpy_r_r4;
CPyL6: ;
    cpy_r_r5 = NULL;
    return cpy_r_r5;
CPyL7: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL6;
}
        
        PyObject *CPyPy_kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__call__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, PyVectorcall_NARGS(nargs), kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            PyObject *retval = CPyDef_kernel___effects_____mypyc_lambda__1_in_order__Parser_obj_____call__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "<lambda>", 298, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects____Parser___in_order(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyPtr cpy_r_r3;
    CPyPtr cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    int32_t cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyPtr cpy_r_r16;
    int64_t cpy_r_r17;
    CPyTagged cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyPtr cpy_r_r25;
    int64_t cpy_r_r26;
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
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    int64_t cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    cpy_r_r0 = CPyDef_kernel___effects___in_order__Parser_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "in_order", 290, CPyStatic_kernel___effects___globals);
        goto CPyL31;
    }
    cpy_r_r1 = CPyDef_kernel___effects____Parser___arrow(cpy_r_self);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "in_order", 291, CPyStatic_kernel___effects___globals);
        goto CPyL32;
    }
    cpy_r_r2 = PyList_New(1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "in_order", 291, CPyStatic_kernel___effects___globals);
        goto CPyL33;
    }
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyListObject, ob_item));
    cpy_r_r4 = *(CPyPtr *)cpy_r_r3;
    *(PyObject * *)cpy_r_r4 = cpy_r_r1;
    if (((serai___kernel___effects___in_order__Parser_envObject *)cpy_r_r0)->_parts != NULL) {
        CPy_DECREF(((serai___kernel___effects___in_order__Parser_envObject *)cpy_r_r0)->_parts);
    }
    ((serai___kernel___effects___in_order__Parser_envObject *)cpy_r_r0)->_parts = cpy_r_r2;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "in_order", 291, CPyStatic_kernel___effects___globals);
        goto CPyL32;
    }
CPyL4: ;
    cpy_r_r6 = CPyDef_kernel___effects____Parser___next(cpy_r_self);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "in_order", 292, CPyStatic_kernel___effects___globals);
        goto CPyL32;
    }
CPyL5: ;
    cpy_r_r7 = CPyStatics[4550]; /* 'then' */
    cpy_r_r8 = CPyStr_EqualLiteral(cpy_r_r6, cpy_r_r7, 4);
    CPy_DECREF(cpy_r_r6);
    if (!cpy_r_r8) goto CPyL10;
    cpy_r_r9 = NULL;
    cpy_r_r10 = CPyDef_kernel___effects____Parser___take(cpy_r_self, cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "in_order", 293, CPyStatic_kernel___effects___globals);
        goto CPyL32;
    } else
        goto CPyL34;
CPyL7: ;
    cpy_r_r11 = ((serai___kernel___effects___in_order__Parser_envObject *)cpy_r_r0)->_parts;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "in_order", "in_order__Parser_env", "parts", 294, CPyStatic_kernel___effects___globals);
        goto CPyL32;
    }
    CPy_INCREF(cpy_r_r11);
CPyL8: ;
    cpy_r_r12 = CPyDef_kernel___effects____Parser___arrow(cpy_r_self);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "in_order", 294, CPyStatic_kernel___effects___globals);
        goto CPyL35;
    }
    cpy_r_r13 = PyList_Append(cpy_r_r11, cpy_r_r12);
    CPy_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r12);
    cpy_r_r14 = cpy_r_r13 >= 0;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "in_order", 294, CPyStatic_kernel___effects___globals);
        goto CPyL32;
    } else
        goto CPyL4;
CPyL10: ;
    cpy_r_r15 = ((serai___kernel___effects___in_order__Parser_envObject *)cpy_r_r0)->_parts;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "in_order", "in_order__Parser_env", "parts", 295, CPyStatic_kernel___effects___globals);
        goto CPyL32;
    }
    CPy_INCREF(cpy_r_r15);
CPyL11: ;
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_r15 + offsetof(PyVarObject, ob_size));
    cpy_r_r17 = *(int64_t *)cpy_r_r16;
    CPy_DECREF(cpy_r_r15);
    cpy_r_r18 = cpy_r_r17 << 1;
    cpy_r_r19 = cpy_r_r18 == 2;
    if (!cpy_r_r19) goto CPyL16;
    cpy_r_r20 = ((serai___kernel___effects___in_order__Parser_envObject *)cpy_r_r0)->_parts;
    if (unlikely(cpy_r_r20 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'parts' of 'in_order__Parser_env' undefined");
    } else {
        CPy_INCREF(cpy_r_r20);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "in_order", 296, CPyStatic_kernel___effects___globals);
        goto CPyL31;
    }
CPyL13: ;
    cpy_r_r21 = CPyList_GetItemShort(cpy_r_r20, 0);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "in_order", 296, CPyStatic_kernel___effects___globals);
        goto CPyL31;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r21, CPyType_kernel___effects___Effect)))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "in_order", 296, CPyStatic_kernel___effects___globals, "serai.kernel.effects.Effect", cpy_r_r21);
        goto CPyL31;
    }
    return cpy_r_r22;
CPyL16: ;
    cpy_r_r23 = CPyStatics[4551]; /* ' then ' */
    cpy_r_r24 = ((serai___kernel___effects___in_order__Parser_envObject *)cpy_r_r0)->_parts;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "in_order", "in_order__Parser_env", "parts", 297, CPyStatic_kernel___effects___globals);
        goto CPyL32;
    }
    CPy_INCREF(cpy_r_r24);
CPyL17: ;
    cpy_r_r25 = (CPyPtr)((CPyPtr)cpy_r_r24 + offsetof(PyVarObject, ob_size));
    cpy_r_r26 = *(int64_t *)cpy_r_r25;
    cpy_r_r27 = PyList_New(cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "in_order", 297, CPyStatic_kernel___effects___globals);
        goto CPyL36;
    }
    cpy_r_r28 = 0;
CPyL19: ;
    cpy_r_r29 = (CPyPtr)((CPyPtr)cpy_r_r24 + offsetof(PyVarObject, ob_size));
    cpy_r_r30 = *(int64_t *)cpy_r_r29;
    cpy_r_r31 = cpy_r_r28 < cpy_r_r30;
    if (!cpy_r_r31) goto CPyL37;
    cpy_r_r32 = (CPyPtr)((CPyPtr)cpy_r_r24 + offsetof(PyListObject, ob_item));
    cpy_r_r33 = *(CPyPtr *)cpy_r_r32;
    cpy_r_r34 = cpy_r_r28 * 8;
    cpy_r_r35 = cpy_r_r33 + cpy_r_r34;
    cpy_r_r36 = *(PyObject * *)cpy_r_r35;
    CPy_INCREF(cpy_r_r36);
    if (likely(PyObject_TypeCheck(cpy_r_r36, CPyType_kernel___effects___Effect)))
        cpy_r_r37 = cpy_r_r36;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "in_order", 297, CPyStatic_kernel___effects___globals, "serai.kernel.effects.Effect", cpy_r_r36);
        goto CPyL38;
    }
    cpy_r_r38 = (PyObject *)CPyType_kernel___effects___AnyOrder;
    cpy_r_r39 = PyTuple_Pack(1, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "in_order", 297, CPyStatic_kernel___effects___globals);
        goto CPyL39;
    }
    cpy_r_r40 = CPyDef_kernel___effects____grouped(cpy_r_r37, cpy_r_r39);
    CPy_DECREF(cpy_r_r37);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "in_order", 297, CPyStatic_kernel___effects___globals);
        goto CPyL38;
    }
    CPyList_SetItemUnsafe(cpy_r_r27, cpy_r_r28, cpy_r_r40);
    cpy_r_r41 = cpy_r_r28 + 1;
    cpy_r_r28 = cpy_r_r41;
    goto CPyL19;
CPyL25: ;
    cpy_r_r42 = PyUnicode_Join(cpy_r_r23, cpy_r_r27);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "in_order", 297, CPyStatic_kernel___effects___globals);
        goto CPyL32;
    }
    if (((serai___kernel___effects___in_order__Parser_envObject *)cpy_r_r0)->_text != NULL) {
        CPy_DECREF(((serai___kernel___effects___in_order__Parser_envObject *)cpy_r_r0)->_text);
    }
    ((serai___kernel___effects___in_order__Parser_envObject *)cpy_r_r0)->_text = cpy_r_r42;
    cpy_r_r43 = 1;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "in_order", 297, CPyStatic_kernel___effects___globals);
        goto CPyL32;
    }
    cpy_r_r44 = ((serai___kernel___effects____ParserObject *)cpy_r_self)->_verbs;
    CPy_INCREF(cpy_r_r44);
    cpy_r_r45 = ((serai___kernel___effects___in_order__Parser_envObject *)cpy_r_r0)->_text;
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "in_order", "in_order__Parser_env", "text", 298, CPyStatic_kernel___effects___globals);
        goto CPyL40;
    }
    CPy_INCREF(cpy_r_r45);
CPyL28: ;
    cpy_r_r46 = CPyDef_kernel___effects_____mypyc_lambda__1_in_order__Parser_obj();
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "in_order", 298, CPyStatic_kernel___effects___globals);
        goto CPyL41;
    }
    ((serai___kernel___effects_____mypyc_lambda__1_in_order__Parser_objObject *)cpy_r_r46)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r47 = CPyDef_kernel___effects___Verbs___interned(cpy_r_r44, cpy_r_r45, cpy_r_r46);
    CPy_DECREF(cpy_r_r45);
    CPy_DECREF(cpy_r_r46);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "in_order", 298, CPyStatic_kernel___effects___globals);
        goto CPyL31;
    }
    return cpy_r_r47;
CPyL31: ;
    cpy_r_r48 = NULL;
    return cpy_r_r48;
CPyL32: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL31;
CPyL33: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL31;
CPyL34: ;
    CPy_DECREF(cpy_r_r10);
    goto CPyL7;
CPyL35: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r11);
    goto CPyL31;
CPyL36: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r24);
    goto CPyL31;
CPyL37: ;
    CPy_DECREF(cpy_r_r24);
    goto CPyL25;
CPyL38: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r27);
    goto CPyL31;
CPyL39: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r37);
    goto CPyL31;
CPyL40: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r44);
    goto CPyL31;
CPyL41: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r45);
    goto CPyL31;
}
        
        PyObject *CPyPy_kernel___effects____Parser___in_order(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":in_order", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_kernel___effects____Parser))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.effects._Parser", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_kernel___effects____Parser___in_order(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "in_order", 290, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "__get__", -1, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_____call__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = ((serai___kernel___effects_____mypyc_lambda__2_arrow__Parser_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "<lambda>", "__mypyc_lambda__2_arrow__Parser_obj", "__mypyc_env__", 310, CPyStatic_kernel___effects___globals);
        goto CPyL7;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___kernel___effects___arrow__Parser_envObject *)cpy_r_r0)->_text;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "<lambda>", "arrow__Parser_env", "text", 310, CPyStatic_kernel___effects___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___kernel___effects___arrow__Parser_envObject *)cpy_r_r0)->_left;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "<lambda>", "arrow__Parser_env", "left", 310, CPyStatic_kernel___effects___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_kernel___effects___Call))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "<lambda>", 310, CPyStatic_kernel___effects___globals, "serai.kernel.effects.Call", cpy_r_r2);
        goto CPyL8;
    }
    cpy_r_r4 = ((serai___kernel___effects___arrow__Parser_envObject *)cpy_r_r0)->_gain;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "<lambda>", "arrow__Parser_env", "gain", 310, CPyStatic_kernel___effects___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = CPyDef_kernel___effects___Arrow(cpy_r_r1, cpy_r_r3, cpy_r_r4);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<lambda>", 310, CPyStatic_kernel___effects___globals);
        goto CPyL7;
    }
    return cpy_r_r5;
CPyL7: ;
    cpy_r_r6 = NULL;
    return cpy_r_r6;
CPyL8: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL7;
CPyL9: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    goto CPyL7;
}
        
        PyObject *CPyPy_kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__call__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, PyVectorcall_NARGS(nargs), kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            PyObject *retval = CPyDef_kernel___effects_____mypyc_lambda__2_arrow__Parser_obj_____call__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "<lambda>", 310, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects____Parser___arrow(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    tuple_T2OI cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyPtr cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
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
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    cpy_r_r0 = CPyDef_kernel___effects___arrow__Parser_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "arrow", 300, CPyStatic_kernel___effects___globals);
        goto CPyL28;
    }
    cpy_r_r1 = ((serai___kernel___effects____ParserObject *)cpy_r_self)->_tokens;
    cpy_r_r2 = ((serai___kernel___effects____ParserObject *)cpy_r_self)->_at;
    cpy_r_r3 = CPyList_GetItem(cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "arrow", 301, CPyStatic_kernel___effects___globals);
        goto CPyL29;
    }
    PyObject *__tmp8800;
    if (unlikely(!(PyTuple_Check(cpy_r_r3) && PyTuple_GET_SIZE(cpy_r_r3) == 2))) {
        __tmp8800 = NULL;
        goto __LL8801;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r3, 0))))
        __tmp8800 = PyTuple_GET_ITEM(cpy_r_r3, 0);
    else {
        __tmp8800 = NULL;
    }
    if (__tmp8800 == NULL) goto __LL8801;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r3, 1))))
        __tmp8800 = PyTuple_GET_ITEM(cpy_r_r3, 1);
    else {
        __tmp8800 = NULL;
    }
    if (__tmp8800 == NULL) goto __LL8801;
    __tmp8800 = cpy_r_r3;
__LL8801: ;
    if (unlikely(__tmp8800 == NULL)) {
        CPy_TypeError("tuple[str, int]", cpy_r_r3); cpy_r_r4 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp8802 = PyTuple_GET_ITEM(cpy_r_r3, 0);
        CPy_INCREF(__tmp8802);
        PyObject *__tmp8803;
        if (likely(PyUnicode_Check(__tmp8802)))
            __tmp8803 = __tmp8802;
        else {
            CPy_TypeError("str", __tmp8802); 
            __tmp8803 = NULL;
        }
        cpy_r_r4.f0 = __tmp8803;
        PyObject *__tmp8804 = PyTuple_GET_ITEM(cpy_r_r3, 1);
        CPyTagged __tmp8805;
        if (likely(PyLong_Check(__tmp8804)))
            __tmp8805 = CPyTagged_FromObject(__tmp8804);
        else {
            goto __LL8806;
        }
        cpy_r_r4.f1 = __tmp8805;
    }
    goto __LL8807;
__LL8806: ;
    CPy_DECREF(cpy_r_r4.f0);
    cpy_r_r4 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL8807;
__LL8807: ;
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4.f0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "arrow", 301, CPyStatic_kernel___effects___globals);
        goto CPyL29;
    }
    cpy_r_r5 = cpy_r_r4.f1;
    CPyTagged_INCREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r4.f0);
    CPyTagged_DECREF(cpy_r_r4.f1);
    cpy_r_r6 = CPyDef_kernel___effects____Parser___unit(cpy_r_self);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "arrow", 302, CPyStatic_kernel___effects___globals);
        goto CPyL30;
    }
    if (((serai___kernel___effects___arrow__Parser_envObject *)cpy_r_r0)->_left != NULL) {
        CPy_DECREF(((serai___kernel___effects___arrow__Parser_envObject *)cpy_r_r0)->_left);
    }
    ((serai___kernel___effects___arrow__Parser_envObject *)cpy_r_r0)->_left = cpy_r_r6;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "arrow", 302, CPyStatic_kernel___effects___globals);
        goto CPyL30;
    }
    cpy_r_r8 = CPyDef_kernel___effects____Parser___next(cpy_r_self);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "arrow", 303, CPyStatic_kernel___effects___globals);
        goto CPyL30;
    }
CPyL6: ;
    cpy_r_r9 = CPyStatics[4552]; /* '->' */
    cpy_r_r10 = CPyStr_EqualLiteral(cpy_r_r8, cpy_r_r9, 2);
    CPy_DECREF(cpy_r_r8);
    cpy_r_r11 = cpy_r_r10 == 0;
    if (cpy_r_r11) {
        goto CPyL31;
    } else
        goto CPyL9;
CPyL7: ;
    cpy_r_r12 = ((serai___kernel___effects___arrow__Parser_envObject *)cpy_r_r0)->_left;
    if (unlikely(cpy_r_r12 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'left' of 'arrow__Parser_env' undefined");
    } else {
        CPy_INCREF(cpy_r_r12);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "arrow", 304, CPyStatic_kernel___effects___globals);
        goto CPyL28;
    }
CPyL8: ;
    return cpy_r_r12;
CPyL9: ;
    cpy_r_r13 = ((serai___kernel___effects___arrow__Parser_envObject *)cpy_r_r0)->_left;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "arrow", "arrow__Parser_env", "left", 305, CPyStatic_kernel___effects___globals);
        goto CPyL30;
    }
    CPy_INCREF(cpy_r_r13);
CPyL10: ;
    cpy_r_r14 = (PyObject *)CPyType_kernel___effects___Call;
    cpy_r_r15 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyObject, ob_type));
    cpy_r_r16 = *(PyObject * *)cpy_r_r15;
    CPy_DECREF(cpy_r_r13);
    cpy_r_r17 = cpy_r_r16 == cpy_r_r14;
    if (cpy_r_r17) {
        goto CPyL32;
    } else
        goto CPyL33;
CPyL11: ;
    cpy_r_r18 = CPyStatics[4553]; /* "only a single verb can stand left of '->'" */
    cpy_r_r19 = CPyTagged_StealAsObject(cpy_r_r5);
    cpy_r_r20 = CPyDef_kernel___effects____Parser___fail(cpy_r_self, cpy_r_r18, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "arrow", 306, CPyStatic_kernel___effects___globals);
        goto CPyL28;
    }
    CPy_Raise(cpy_r_r20);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "arrow", 306, CPyStatic_kernel___effects___globals);
        goto CPyL28;
    }
    CPy_Unreachable();
CPyL14: ;
    cpy_r_r21 = NULL;
    cpy_r_r22 = CPyDef_kernel___effects____Parser___take(cpy_r_self, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "arrow", 307, CPyStatic_kernel___effects___globals);
        goto CPyL29;
    } else
        goto CPyL34;
CPyL15: ;
    cpy_r_r23 = CPyDef_kernel___effects____Parser___unit(cpy_r_self);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "arrow", 308, CPyStatic_kernel___effects___globals);
        goto CPyL29;
    }
    if (((serai___kernel___effects___arrow__Parser_envObject *)cpy_r_r0)->_gain != NULL) {
        CPy_DECREF(((serai___kernel___effects___arrow__Parser_envObject *)cpy_r_r0)->_gain);
    }
    ((serai___kernel___effects___arrow__Parser_envObject *)cpy_r_r0)->_gain = cpy_r_r23;
    cpy_r_r24 = 1;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "arrow", 308, CPyStatic_kernel___effects___globals);
        goto CPyL29;
    }
    cpy_r_r25 = ((serai___kernel___effects___arrow__Parser_envObject *)cpy_r_r0)->_left;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "arrow", "arrow__Parser_env", "left", 309, CPyStatic_kernel___effects___globals);
        goto CPyL29;
    }
    CPy_INCREF(cpy_r_r25);
CPyL18: ;
    if (likely(Py_TYPE(cpy_r_r25) == CPyType_kernel___effects___Call))
        cpy_r_r26 = cpy_r_r25;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "arrow", 309, CPyStatic_kernel___effects___globals, "serai.kernel.effects.Call", cpy_r_r25);
        goto CPyL35;
    }
    cpy_r_r27 = ((serai___kernel___effects___CallObject *)cpy_r_r26)->_text;
    CPy_INCREF(cpy_r_r27);
    CPy_DECREF(cpy_r_r25);
    cpy_r_r28 = CPyStatics[4554]; /* ' -> ' */
    cpy_r_r29 = ((serai___kernel___effects___arrow__Parser_envObject *)cpy_r_r0)->_gain;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "arrow", "arrow__Parser_env", "gain", 309, CPyStatic_kernel___effects___globals);
        goto CPyL36;
    }
    CPy_INCREF(cpy_r_r29);
CPyL20: ;
    cpy_r_r30 = (PyObject *)CPyType_kernel___effects___AnyOrder;
    cpy_r_r31 = (PyObject *)CPyType_kernel___effects___InOrder;
    cpy_r_r32 = (PyObject *)CPyType_kernel___effects___Arrow;
    cpy_r_r33 = PyTuple_Pack(3, cpy_r_r30, cpy_r_r31, cpy_r_r32);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "arrow", 309, CPyStatic_kernel___effects___globals);
        goto CPyL37;
    }
    cpy_r_r34 = CPyDef_kernel___effects____grouped(cpy_r_r29, cpy_r_r33);
    CPy_DECREF(cpy_r_r29);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "arrow", 309, CPyStatic_kernel___effects___globals);
        goto CPyL36;
    }
    cpy_r_r35 = CPyStr_Build(3, cpy_r_r27, cpy_r_r28, cpy_r_r34);
    CPy_DECREF(cpy_r_r27);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "arrow", 309, CPyStatic_kernel___effects___globals);
        goto CPyL29;
    }
    if (((serai___kernel___effects___arrow__Parser_envObject *)cpy_r_r0)->_text != NULL) {
        CPy_DECREF(((serai___kernel___effects___arrow__Parser_envObject *)cpy_r_r0)->_text);
    }
    ((serai___kernel___effects___arrow__Parser_envObject *)cpy_r_r0)->_text = cpy_r_r35;
    cpy_r_r36 = 1;
    if (unlikely(!cpy_r_r36)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "arrow", 309, CPyStatic_kernel___effects___globals);
        goto CPyL29;
    }
    cpy_r_r37 = ((serai___kernel___effects____ParserObject *)cpy_r_self)->_verbs;
    CPy_INCREF(cpy_r_r37);
    cpy_r_r38 = ((serai___kernel___effects___arrow__Parser_envObject *)cpy_r_r0)->_text;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "arrow", "arrow__Parser_env", "text", 310, CPyStatic_kernel___effects___globals);
        goto CPyL38;
    }
    CPy_INCREF(cpy_r_r38);
CPyL25: ;
    cpy_r_r39 = CPyDef_kernel___effects_____mypyc_lambda__2_arrow__Parser_obj();
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "arrow", 310, CPyStatic_kernel___effects___globals);
        goto CPyL39;
    }
    ((serai___kernel___effects_____mypyc_lambda__2_arrow__Parser_objObject *)cpy_r_r39)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r40 = CPyDef_kernel___effects___Verbs___interned(cpy_r_r37, cpy_r_r38, cpy_r_r39);
    CPy_DECREF(cpy_r_r38);
    CPy_DECREF(cpy_r_r39);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "arrow", 310, CPyStatic_kernel___effects___globals);
        goto CPyL28;
    }
    return cpy_r_r40;
CPyL28: ;
    cpy_r_r41 = NULL;
    return cpy_r_r41;
CPyL29: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL28;
CPyL30: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r5);
    goto CPyL28;
CPyL31: ;
    CPyTagged_DECREF(cpy_r_r5);
    goto CPyL7;
CPyL32: ;
    CPyTagged_DECREF(cpy_r_r5);
    goto CPyL14;
CPyL33: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL11;
CPyL34: ;
    CPy_DECREF(cpy_r_r22);
    goto CPyL15;
CPyL35: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r25);
    goto CPyL28;
CPyL36: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r27);
    goto CPyL28;
CPyL37: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r29);
    goto CPyL28;
CPyL38: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r37);
    goto CPyL28;
CPyL39: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r38);
    goto CPyL28;
}
        
        PyObject *CPyPy_kernel___effects____Parser___arrow(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":arrow", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_kernel___effects____Parser))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.effects._Parser", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_kernel___effects____Parser___arrow(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "arrow", 300, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects_____mypyc_lambda__3_unit__Parser_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_kernel___effects_____mypyc_lambda__3_unit__Parser_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_kernel___effects_____mypyc_lambda__3_unit__Parser_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "__get__", -1, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects_____mypyc_lambda__3_unit__Parser_obj_____call__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = ((serai___kernel___effects_____mypyc_lambda__3_unit__Parser_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "<lambda>", "__mypyc_lambda__3_unit__Parser_obj", "__mypyc_env__", 333, CPyStatic_kernel___effects___globals);
        goto CPyL5;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___kernel___effects___unit__Parser_envObject *)cpy_r_r0)->_text;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "<lambda>", "unit__Parser_env", "text", 333, CPyStatic_kernel___effects___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___kernel___effects___unit__Parser_envObject *)cpy_r_r0)->_part;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "<lambda>", "unit__Parser_env", "part", 333, CPyStatic_kernel___effects___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = CPyDef_kernel___effects___Maybe(cpy_r_r1, cpy_r_r2);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<lambda>", 333, CPyStatic_kernel___effects___globals);
        goto CPyL5;
    }
    return cpy_r_r3;
CPyL5: ;
    cpy_r_r4 = NULL;
    return cpy_r_r4;
CPyL6: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL5;
}
        
        PyObject *CPyPy_kernel___effects_____mypyc_lambda__3_unit__Parser_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__call__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, PyVectorcall_NARGS(nargs), kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            PyObject *retval = CPyDef_kernel___effects_____mypyc_lambda__3_unit__Parser_obj_____call__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "<lambda>", 333, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects____Parser___unit(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    tuple_T2OI cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject **cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    CPyTagged cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject **cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyPtr cpy_r_r41;
    CPyPtr cpy_r_r42;
    CPyPtr cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    char cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    char cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    cpy_r_r0 = CPyDef_kernel___effects___unit__Parser_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "unit", 312, CPyStatic_kernel___effects___globals);
        goto CPyL55;
    }
    cpy_r_r1 = ((serai___kernel___effects____ParserObject *)cpy_r_self)->_tokens;
    cpy_r_r2 = ((serai___kernel___effects____ParserObject *)cpy_r_self)->_at;
    cpy_r_r3 = CPyList_GetItem(cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "unit", 313, CPyStatic_kernel___effects___globals);
        goto CPyL56;
    }
    PyObject *__tmp8808;
    if (unlikely(!(PyTuple_Check(cpy_r_r3) && PyTuple_GET_SIZE(cpy_r_r3) == 2))) {
        __tmp8808 = NULL;
        goto __LL8809;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r3, 0))))
        __tmp8808 = PyTuple_GET_ITEM(cpy_r_r3, 0);
    else {
        __tmp8808 = NULL;
    }
    if (__tmp8808 == NULL) goto __LL8809;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r3, 1))))
        __tmp8808 = PyTuple_GET_ITEM(cpy_r_r3, 1);
    else {
        __tmp8808 = NULL;
    }
    if (__tmp8808 == NULL) goto __LL8809;
    __tmp8808 = cpy_r_r3;
__LL8809: ;
    if (unlikely(__tmp8808 == NULL)) {
        CPy_TypeError("tuple[str, int]", cpy_r_r3); cpy_r_r4 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp8810 = PyTuple_GET_ITEM(cpy_r_r3, 0);
        CPy_INCREF(__tmp8810);
        PyObject *__tmp8811;
        if (likely(PyUnicode_Check(__tmp8810)))
            __tmp8811 = __tmp8810;
        else {
            CPy_TypeError("str", __tmp8810); 
            __tmp8811 = NULL;
        }
        cpy_r_r4.f0 = __tmp8811;
        PyObject *__tmp8812 = PyTuple_GET_ITEM(cpy_r_r3, 1);
        CPyTagged __tmp8813;
        if (likely(PyLong_Check(__tmp8812)))
            __tmp8813 = CPyTagged_FromObject(__tmp8812);
        else {
            goto __LL8814;
        }
        cpy_r_r4.f1 = __tmp8813;
    }
    goto __LL8815;
__LL8814: ;
    CPy_DECREF(cpy_r_r4.f0);
    cpy_r_r4 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL8815;
__LL8815: ;
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4.f0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "unit", 313, CPyStatic_kernel___effects___globals);
        goto CPyL56;
    }
    cpy_r_r5 = cpy_r_r4.f0;
    cpy_r_r6 = cpy_r_r4.f1;
    cpy_r_r7 = cpy_r_r5;
    cpy_r_r8 = cpy_r_r6;
    cpy_r_r9 = CPyStatics[4022]; /* '(' */
    cpy_r_r10 = CPyStr_EqualLiteral(cpy_r_r7, cpy_r_r9, 1);
    if (cpy_r_r10) {
        goto CPyL57;
    } else
        goto CPyL8;
CPyL4: ;
    cpy_r_r11 = NULL;
    cpy_r_r12 = CPyDef_kernel___effects____Parser___take(cpy_r_self, cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "unit", 315, CPyStatic_kernel___effects___globals);
        goto CPyL55;
    } else
        goto CPyL58;
CPyL5: ;
    cpy_r_r13 = CPyDef_kernel___effects____Parser___any_order(cpy_r_self);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "unit", 316, CPyStatic_kernel___effects___globals);
        goto CPyL55;
    }
    cpy_r_r14 = CPyStatics[3481]; /* ')' */
    cpy_r_r15 = CPyDef_kernel___effects____Parser___take(cpy_r_self, cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "unit", 317, CPyStatic_kernel___effects___globals);
        goto CPyL59;
    } else
        goto CPyL60;
CPyL7: ;
    return cpy_r_r13;
CPyL8: ;
    cpy_r_r16 = CPyStr_IsTrue(cpy_r_r7);
    if (!cpy_r_r16) goto CPyL61;
    cpy_r_r17 = CPyStr_GetItem(cpy_r_r7, 0);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "unit", 319, CPyStatic_kernel___effects___globals);
        goto CPyL62;
    }
    cpy_r_r18 = CPyStatics[4555]; /* 'isalpha' */
    PyObject *cpy_r_r19[1] = {cpy_r_r17};
    cpy_r_r20 = (PyObject **)&cpy_r_r19;
    cpy_r_r21 = PyObject_VectorcallMethod(cpy_r_r18, cpy_r_r20, 9223372036854775809ULL, 0);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "unit", 319, CPyStatic_kernel___effects___globals);
        goto CPyL63;
    }
    CPy_DECREF(cpy_r_r17);
    if (unlikely(!PyBool_Check(cpy_r_r21))) {
        CPy_TypeError("bool", cpy_r_r21); cpy_r_r22 = 2;
    } else
        cpy_r_r22 = cpy_r_r21 == Py_True;
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "unit", 319, CPyStatic_kernel___effects___globals);
        goto CPyL62;
    }
    if (cpy_r_r22) goto CPyL27;
    cpy_r_r23 = CPyStr_AdjustIndex(cpy_r_r7, 0);
    cpy_r_r24 = CPyStr_RangeCheck(cpy_r_r7, cpy_r_r23);
    if (cpy_r_r24) {
        goto CPyL16;
    } else
        goto CPyL64;
CPyL14: ;
    PyErr_SetString(PyExc_IndexError, "index out of range");
    cpy_r_r25 = 0;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "unit", 319, CPyStatic_kernel___effects___globals);
        goto CPyL55;
    }
    CPy_Unreachable();
CPyL16: ;
    cpy_r_r26 = CPyStr_GetItemUnsafeAsInt(cpy_r_r7, cpy_r_r23);
    cpy_r_r27 = cpy_r_r26 == 190;
    if (cpy_r_r27) {
        goto CPyL27;
    } else
        goto CPyL61;
CPyL17: ;
    cpy_r_r28 = CPyStatics[151]; /* '' */
    cpy_r_r29 = CPyStatics[4556]; /* 'expected an effect, found ' */
    cpy_r_r30 = CPyStatics[153]; /* '{!r:{}}' */
    cpy_r_r31 = CPyStr_IsTrue(cpy_r_r7);
    if (!cpy_r_r31) goto CPyL65;
    cpy_r_r32 = cpy_r_r7;
    goto CPyL20;
CPyL19: ;
    cpy_r_r33 = CPyStatics[4547]; /* 'the end' */
    CPy_INCREF(cpy_r_r33);
    cpy_r_r32 = cpy_r_r33;
CPyL20: ;
    cpy_r_r34 = CPyStatics[151]; /* '' */
    cpy_r_r35 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r36[3] = {cpy_r_r30, cpy_r_r32, cpy_r_r34};
    cpy_r_r37 = (PyObject **)&cpy_r_r36;
    cpy_r_r38 = PyObject_VectorcallMethod(cpy_r_r35, cpy_r_r37, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "unit", 320, CPyStatic_kernel___effects___globals);
        goto CPyL66;
    }
    CPy_DECREF(cpy_r_r32);
    if (likely(PyUnicode_Check(cpy_r_r38)))
        cpy_r_r39 = cpy_r_r38;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "unit", 320, CPyStatic_kernel___effects___globals, "str", cpy_r_r38);
        goto CPyL55;
    }
    cpy_r_r40 = PyList_New(2);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "unit", 320, CPyStatic_kernel___effects___globals);
        goto CPyL67;
    }
    cpy_r_r41 = (CPyPtr)((CPyPtr)cpy_r_r40 + offsetof(PyListObject, ob_item));
    cpy_r_r42 = *(CPyPtr *)cpy_r_r41;
    CPy_INCREF(cpy_r_r29);
    *(PyObject * *)cpy_r_r42 = cpy_r_r29;
    cpy_r_r43 = cpy_r_r42 + 8;
    *(PyObject * *)cpy_r_r43 = cpy_r_r39;
    cpy_r_r44 = PyUnicode_Join(cpy_r_r28, cpy_r_r40);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "unit", 320, CPyStatic_kernel___effects___globals);
        goto CPyL55;
    }
    cpy_r_r45 = NULL;
    cpy_r_r46 = CPyDef_kernel___effects____Parser___fail(cpy_r_self, cpy_r_r44, cpy_r_r45);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "unit", 320, CPyStatic_kernel___effects___globals);
        goto CPyL55;
    }
    CPy_Raise(cpy_r_r46);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "unit", 320, CPyStatic_kernel___effects___globals);
        goto CPyL55;
    }
    CPy_Unreachable();
CPyL27: ;
    cpy_r_r47 = NULL;
    cpy_r_r48 = CPyDef_kernel___effects____Parser___take(cpy_r_self, cpy_r_r47);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "unit", 321, CPyStatic_kernel___effects___globals);
        goto CPyL62;
    } else
        goto CPyL68;
CPyL28: ;
    cpy_r_r49 = CPyStatics[2865]; /* 'none' */
    cpy_r_r50 = CPyStr_EqualLiteral(cpy_r_r7, cpy_r_r49, 4);
    if (!cpy_r_r50) goto CPyL35;
    cpy_r_r51 = CPyDef_kernel___effects____Parser___next(cpy_r_self);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "unit", 322, CPyStatic_kernel___effects___globals);
        goto CPyL62;
    }
CPyL30: ;
    cpy_r_r52 = CPyStatics[4022]; /* '(' */
    cpy_r_r53 = CPyStr_EqualLiteral(cpy_r_r51, cpy_r_r52, 1);
    CPy_DECREF(cpy_r_r51);
    cpy_r_r54 = cpy_r_r53 == 0;
    if (cpy_r_r54) {
        goto CPyL69;
    } else
        goto CPyL35;
CPyL31: ;
    cpy_r_r55 = CPyStatic_kernel___effects___NOTHING;
    if (likely(cpy_r_r55 != NULL)) goto CPyL34;
    PyErr_SetString(PyExc_NameError, "value for final name \"NOTHING\" was not set");
    cpy_r_r56 = 0;
    if (unlikely(!cpy_r_r56)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "unit", 323, CPyStatic_kernel___effects___globals);
        goto CPyL55;
    }
    CPy_Unreachable();
CPyL34: ;
    CPy_INCREF(cpy_r_r55);
    return cpy_r_r55;
CPyL35: ;
    cpy_r_r57 = CPyStatics[4022]; /* '(' */
    cpy_r_r58 = CPyDef_kernel___effects____Parser___take(cpy_r_self, cpy_r_r57);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "unit", 324, CPyStatic_kernel___effects___globals);
        goto CPyL62;
    } else
        goto CPyL70;
CPyL36: ;
    cpy_r_r59 = CPyStatics[89]; /* 'choose' */
    cpy_r_r60 = CPyStr_EqualLiteral(cpy_r_r7, cpy_r_r59, 6);
    if (cpy_r_r60) {
        goto CPyL71;
    } else
        goto CPyL39;
CPyL37: ;
    cpy_r_r61 = CPyDef_kernel___effects____Parser___choice(cpy_r_self, cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "unit", 326, CPyStatic_kernel___effects___globals);
        goto CPyL55;
    }
    return cpy_r_r61;
CPyL39: ;
    cpy_r_r62 = CPyStatics[4557]; /* 'repeat' */
    cpy_r_r63 = CPyStr_EqualLiteral(cpy_r_r7, cpy_r_r62, 6);
    if (cpy_r_r63) {
        goto CPyL72;
    } else
        goto CPyL42;
CPyL40: ;
    cpy_r_r64 = CPyDef_kernel___effects____Parser___repeat(cpy_r_self);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "unit", 328, CPyStatic_kernel___effects___globals);
        goto CPyL55;
    }
    return cpy_r_r64;
CPyL42: ;
    cpy_r_r65 = CPyStatics[4558]; /* 'maybe' */
    cpy_r_r66 = CPyStr_EqualLiteral(cpy_r_r7, cpy_r_r65, 5);
    if (cpy_r_r66) {
        goto CPyL73;
    } else
        goto CPyL74;
CPyL43: ;
    cpy_r_r67 = CPyDef_kernel___effects____Parser___any_order(cpy_r_self);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "unit", 330, CPyStatic_kernel___effects___globals);
        goto CPyL56;
    }
    if (((serai___kernel___effects___unit__Parser_envObject *)cpy_r_r0)->_part != NULL) {
        CPy_DECREF(((serai___kernel___effects___unit__Parser_envObject *)cpy_r_r0)->_part);
    }
    ((serai___kernel___effects___unit__Parser_envObject *)cpy_r_r0)->_part = cpy_r_r67;
    cpy_r_r68 = 1;
    if (unlikely(!cpy_r_r68)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "unit", 330, CPyStatic_kernel___effects___globals);
        goto CPyL56;
    }
    cpy_r_r69 = CPyStatics[3481]; /* ')' */
    cpy_r_r70 = CPyDef_kernel___effects____Parser___take(cpy_r_self, cpy_r_r69);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "unit", 331, CPyStatic_kernel___effects___globals);
        goto CPyL56;
    } else
        goto CPyL75;
CPyL46: ;
    cpy_r_r71 = CPyStatics[4559]; /* 'maybe(' */
    cpy_r_r72 = ((serai___kernel___effects___unit__Parser_envObject *)cpy_r_r0)->_part;
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "unit", "unit__Parser_env", "part", 332, CPyStatic_kernel___effects___globals);
        goto CPyL56;
    }
    CPy_INCREF(cpy_r_r72);
CPyL47: ;
    cpy_r_r73 = ((serai___kernel___effects___EffectObject *)cpy_r_r72)->_text;
    CPy_INCREF(cpy_r_r73);
    CPy_DECREF(cpy_r_r72);
    cpy_r_r74 = CPyStatics[3481]; /* ')' */
    cpy_r_r75 = CPyStr_Build(3, cpy_r_r71, cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "unit", 332, CPyStatic_kernel___effects___globals);
        goto CPyL56;
    }
    if (((serai___kernel___effects___unit__Parser_envObject *)cpy_r_r0)->_text != NULL) {
        CPy_DECREF(((serai___kernel___effects___unit__Parser_envObject *)cpy_r_r0)->_text);
    }
    ((serai___kernel___effects___unit__Parser_envObject *)cpy_r_r0)->_text = cpy_r_r75;
    cpy_r_r76 = 1;
    if (unlikely(!cpy_r_r76)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "unit", 332, CPyStatic_kernel___effects___globals);
        goto CPyL56;
    }
    cpy_r_r77 = ((serai___kernel___effects____ParserObject *)cpy_r_self)->_verbs;
    CPy_INCREF(cpy_r_r77);
    cpy_r_r78 = ((serai___kernel___effects___unit__Parser_envObject *)cpy_r_r0)->_text;
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "unit", "unit__Parser_env", "text", 333, CPyStatic_kernel___effects___globals);
        goto CPyL76;
    }
    CPy_INCREF(cpy_r_r78);
CPyL50: ;
    cpy_r_r79 = CPyDef_kernel___effects_____mypyc_lambda__3_unit__Parser_obj();
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "unit", 333, CPyStatic_kernel___effects___globals);
        goto CPyL77;
    }
    ((serai___kernel___effects_____mypyc_lambda__3_unit__Parser_objObject *)cpy_r_r79)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r80 = CPyDef_kernel___effects___Verbs___interned(cpy_r_r77, cpy_r_r78, cpy_r_r79);
    CPy_DECREF(cpy_r_r78);
    CPy_DECREF(cpy_r_r79);
    CPy_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "unit", 333, CPyStatic_kernel___effects___globals);
        goto CPyL55;
    }
    return cpy_r_r80;
CPyL53: ;
    cpy_r_r81 = CPyDef_kernel___effects____Parser___call(cpy_r_self, cpy_r_r7, cpy_r_r8);
    CPy_DECREF(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "unit", 334, CPyStatic_kernel___effects___globals);
        goto CPyL55;
    }
    return cpy_r_r81;
CPyL55: ;
    cpy_r_r82 = NULL;
    return cpy_r_r82;
CPyL56: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL55;
CPyL57: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r8);
    goto CPyL4;
CPyL58: ;
    CPy_DECREF(cpy_r_r12);
    goto CPyL5;
CPyL59: ;
    CPy_DecRef(cpy_r_r13);
    goto CPyL55;
CPyL60: ;
    CPy_DECREF(cpy_r_r15);
    goto CPyL7;
CPyL61: ;
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r8);
    goto CPyL17;
CPyL62: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r8);
    goto CPyL55;
CPyL63: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r17);
    goto CPyL55;
CPyL64: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r8);
    goto CPyL14;
CPyL65: ;
    CPy_DECREF(cpy_r_r7);
    goto CPyL19;
CPyL66: ;
    CPy_DecRef(cpy_r_r32);
    goto CPyL55;
CPyL67: ;
    CPy_DecRef(cpy_r_r39);
    goto CPyL55;
CPyL68: ;
    CPy_DECREF(cpy_r_r48);
    goto CPyL28;
CPyL69: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r8);
    goto CPyL31;
CPyL70: ;
    CPy_DECREF(cpy_r_r58);
    goto CPyL36;
CPyL71: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r7);
    goto CPyL37;
CPyL72: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r8);
    goto CPyL40;
CPyL73: ;
    CPy_DECREF(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r8);
    goto CPyL43;
CPyL74: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL53;
CPyL75: ;
    CPy_DECREF(cpy_r_r70);
    goto CPyL46;
CPyL76: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r77);
    goto CPyL55;
CPyL77: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r77);
    CPy_DecRef(cpy_r_r78);
    goto CPyL55;
}
        
        PyObject *CPyPy_kernel___effects____Parser___unit(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":unit", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_kernel___effects____Parser))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.effects._Parser", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_kernel___effects____Parser___unit(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "unit", 312, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects_____mypyc_lambda__4_choice__Parser_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_kernel___effects_____mypyc_lambda__4_choice__Parser_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_kernel___effects_____mypyc_lambda__4_choice__Parser_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "__get__", -1, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects_____mypyc_lambda__4_choice__Parser_obj_____call__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = ((serai___kernel___effects_____mypyc_lambda__4_choice__Parser_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "<lambda>", "__mypyc_lambda__4_choice__Parser_obj", "__mypyc_env__", 345, CPyStatic_kernel___effects___globals);
        goto CPyL6;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___kernel___effects___choice__Parser_envObject *)cpy_r_r0)->_text;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "<lambda>", "choice__Parser_env", "text", 345, CPyStatic_kernel___effects___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___kernel___effects___choice__Parser_envObject *)cpy_r_r0)->_parts;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "<lambda>", "choice__Parser_env", "parts", 345, CPyStatic_kernel___effects___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = PyList_AsTuple(cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<lambda>", 345, CPyStatic_kernel___effects___globals);
        goto CPyL7;
    }
    cpy_r_r4 = CPyDef_kernel___effects___Choice(cpy_r_r1, cpy_r_r3);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<lambda>", 345, CPyStatic_kernel___effects___globals);
        goto CPyL6;
    }
    return cpy_r_r4;
CPyL6: ;
    cpy_r_r5 = NULL;
    return cpy_r_r5;
CPyL7: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL6;
}
        
        PyObject *CPyPy_kernel___effects_____mypyc_lambda__4_choice__Parser_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__call__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, PyVectorcall_NARGS(nargs), kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            PyObject *retval = CPyDef_kernel___effects_____mypyc_lambda__4_choice__Parser_obj_____call__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "<lambda>", 345, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects____Parser___choice(PyObject *cpy_r_self, CPyTagged cpy_r_column) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyPtr cpy_r_r3;
    CPyPtr cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    int32_t cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyPtr cpy_r_r18;
    int64_t cpy_r_r19;
    CPyTagged cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyPtr cpy_r_r28;
    int64_t cpy_r_r29;
    PyObject *cpy_r_r30;
    int64_t cpy_r_r31;
    CPyPtr cpy_r_r32;
    int64_t cpy_r_r33;
    char cpy_r_r34;
    CPyPtr cpy_r_r35;
    CPyPtr cpy_r_r36;
    int64_t cpy_r_r37;
    CPyPtr cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    int64_t cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    cpy_r_r0 = CPyDef_kernel___effects___choice__Parser_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "choice", 336, CPyStatic_kernel___effects___globals);
        goto CPyL30;
    }
    cpy_r_r1 = CPyDef_kernel___effects____Parser___any_order(cpy_r_self);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "choice", 337, CPyStatic_kernel___effects___globals);
        goto CPyL31;
    }
    cpy_r_r2 = PyList_New(1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "choice", 337, CPyStatic_kernel___effects___globals);
        goto CPyL32;
    }
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyListObject, ob_item));
    cpy_r_r4 = *(CPyPtr *)cpy_r_r3;
    *(PyObject * *)cpy_r_r4 = cpy_r_r1;
    if (((serai___kernel___effects___choice__Parser_envObject *)cpy_r_r0)->_parts != NULL) {
        CPy_DECREF(((serai___kernel___effects___choice__Parser_envObject *)cpy_r_r0)->_parts);
    }
    ((serai___kernel___effects___choice__Parser_envObject *)cpy_r_r0)->_parts = cpy_r_r2;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "choice", 337, CPyStatic_kernel___effects___globals);
        goto CPyL31;
    }
CPyL4: ;
    cpy_r_r6 = CPyDef_kernel___effects____Parser___next(cpy_r_self);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "choice", 338, CPyStatic_kernel___effects___globals);
        goto CPyL31;
    }
CPyL5: ;
    cpy_r_r7 = CPyStatics[3823]; /* '|' */
    cpy_r_r8 = CPyStr_EqualLiteral(cpy_r_r6, cpy_r_r7, 1);
    CPy_DECREF(cpy_r_r6);
    if (!cpy_r_r8) goto CPyL10;
    cpy_r_r9 = NULL;
    cpy_r_r10 = CPyDef_kernel___effects____Parser___take(cpy_r_self, cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "choice", 339, CPyStatic_kernel___effects___globals);
        goto CPyL31;
    } else
        goto CPyL33;
CPyL7: ;
    cpy_r_r11 = ((serai___kernel___effects___choice__Parser_envObject *)cpy_r_r0)->_parts;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "choice", "choice__Parser_env", "parts", 340, CPyStatic_kernel___effects___globals);
        goto CPyL31;
    }
    CPy_INCREF(cpy_r_r11);
CPyL8: ;
    cpy_r_r12 = CPyDef_kernel___effects____Parser___any_order(cpy_r_self);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "choice", 340, CPyStatic_kernel___effects___globals);
        goto CPyL34;
    }
    cpy_r_r13 = PyList_Append(cpy_r_r11, cpy_r_r12);
    CPy_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r12);
    cpy_r_r14 = cpy_r_r13 >= 0;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "choice", 340, CPyStatic_kernel___effects___globals);
        goto CPyL31;
    } else
        goto CPyL4;
CPyL10: ;
    cpy_r_r15 = CPyStatics[3481]; /* ')' */
    cpy_r_r16 = CPyDef_kernel___effects____Parser___take(cpy_r_self, cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "choice", 341, CPyStatic_kernel___effects___globals);
        goto CPyL31;
    } else
        goto CPyL35;
CPyL11: ;
    cpy_r_r17 = ((serai___kernel___effects___choice__Parser_envObject *)cpy_r_r0)->_parts;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "choice", "choice__Parser_env", "parts", 342, CPyStatic_kernel___effects___globals);
        goto CPyL31;
    }
    CPy_INCREF(cpy_r_r17);
CPyL12: ;
    cpy_r_r18 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyVarObject, ob_size));
    cpy_r_r19 = *(int64_t *)cpy_r_r18;
    CPy_DECREF(cpy_r_r17);
    cpy_r_r20 = cpy_r_r19 << 1;
    cpy_r_r21 = cpy_r_r20 == 2;
    if (cpy_r_r21) {
        goto CPyL36;
    } else
        goto CPyL16;
CPyL13: ;
    cpy_r_r22 = CPyStatics[4560]; /* 'a choice needs at least two branches' */
    CPyTagged_INCREF(cpy_r_column);
    cpy_r_r23 = CPyTagged_StealAsObject(cpy_r_column);
    cpy_r_r24 = CPyDef_kernel___effects____Parser___fail(cpy_r_self, cpy_r_r22, cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "choice", 343, CPyStatic_kernel___effects___globals);
        goto CPyL30;
    }
    CPy_Raise(cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "choice", 343, CPyStatic_kernel___effects___globals);
        goto CPyL30;
    }
    CPy_Unreachable();
CPyL16: ;
    cpy_r_r25 = CPyStatics[4561]; /* 'choose(' */
    cpy_r_r26 = CPyStatics[4562]; /* ' | ' */
    cpy_r_r27 = ((serai___kernel___effects___choice__Parser_envObject *)cpy_r_r0)->_parts;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "choice", "choice__Parser_env", "parts", 344, CPyStatic_kernel___effects___globals);
        goto CPyL31;
    }
    CPy_INCREF(cpy_r_r27);
CPyL17: ;
    cpy_r_r28 = (CPyPtr)((CPyPtr)cpy_r_r27 + offsetof(PyVarObject, ob_size));
    cpy_r_r29 = *(int64_t *)cpy_r_r28;
    cpy_r_r30 = PyList_New(cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "choice", 344, CPyStatic_kernel___effects___globals);
        goto CPyL37;
    }
    cpy_r_r31 = 0;
CPyL19: ;
    cpy_r_r32 = (CPyPtr)((CPyPtr)cpy_r_r27 + offsetof(PyVarObject, ob_size));
    cpy_r_r33 = *(int64_t *)cpy_r_r32;
    cpy_r_r34 = cpy_r_r31 < cpy_r_r33;
    if (!cpy_r_r34) goto CPyL38;
    cpy_r_r35 = (CPyPtr)((CPyPtr)cpy_r_r27 + offsetof(PyListObject, ob_item));
    cpy_r_r36 = *(CPyPtr *)cpy_r_r35;
    cpy_r_r37 = cpy_r_r31 * 8;
    cpy_r_r38 = cpy_r_r36 + cpy_r_r37;
    cpy_r_r39 = *(PyObject * *)cpy_r_r38;
    CPy_INCREF(cpy_r_r39);
    if (likely(PyObject_TypeCheck(cpy_r_r39, CPyType_kernel___effects___Effect)))
        cpy_r_r40 = cpy_r_r39;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "choice", 344, CPyStatic_kernel___effects___globals, "serai.kernel.effects.Effect", cpy_r_r39);
        goto CPyL39;
    }
    cpy_r_r41 = ((serai___kernel___effects___EffectObject *)cpy_r_r40)->_text;
    CPy_INCREF(cpy_r_r41);
    CPy_DECREF(cpy_r_r40);
    CPyList_SetItemUnsafe(cpy_r_r30, cpy_r_r31, cpy_r_r41);
    cpy_r_r42 = cpy_r_r31 + 1;
    cpy_r_r31 = cpy_r_r42;
    goto CPyL19;
CPyL23: ;
    cpy_r_r43 = PyUnicode_Join(cpy_r_r26, cpy_r_r30);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "choice", 344, CPyStatic_kernel___effects___globals);
        goto CPyL31;
    }
    cpy_r_r44 = CPyStatics[3481]; /* ')' */
    cpy_r_r45 = CPyStr_Build(3, cpy_r_r25, cpy_r_r43, cpy_r_r44);
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "choice", 344, CPyStatic_kernel___effects___globals);
        goto CPyL31;
    }
    if (((serai___kernel___effects___choice__Parser_envObject *)cpy_r_r0)->_text != NULL) {
        CPy_DECREF(((serai___kernel___effects___choice__Parser_envObject *)cpy_r_r0)->_text);
    }
    ((serai___kernel___effects___choice__Parser_envObject *)cpy_r_r0)->_text = cpy_r_r45;
    cpy_r_r46 = 1;
    if (unlikely(!cpy_r_r46)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "choice", 344, CPyStatic_kernel___effects___globals);
        goto CPyL31;
    }
    cpy_r_r47 = ((serai___kernel___effects____ParserObject *)cpy_r_self)->_verbs;
    CPy_INCREF(cpy_r_r47);
    cpy_r_r48 = ((serai___kernel___effects___choice__Parser_envObject *)cpy_r_r0)->_text;
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "choice", "choice__Parser_env", "text", 345, CPyStatic_kernel___effects___globals);
        goto CPyL40;
    }
    CPy_INCREF(cpy_r_r48);
CPyL27: ;
    cpy_r_r49 = CPyDef_kernel___effects_____mypyc_lambda__4_choice__Parser_obj();
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "choice", 345, CPyStatic_kernel___effects___globals);
        goto CPyL41;
    }
    ((serai___kernel___effects_____mypyc_lambda__4_choice__Parser_objObject *)cpy_r_r49)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r50 = CPyDef_kernel___effects___Verbs___interned(cpy_r_r47, cpy_r_r48, cpy_r_r49);
    CPy_DECREF(cpy_r_r48);
    CPy_DECREF(cpy_r_r49);
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "choice", 345, CPyStatic_kernel___effects___globals);
        goto CPyL30;
    }
    return cpy_r_r50;
CPyL30: ;
    cpy_r_r51 = NULL;
    return cpy_r_r51;
CPyL31: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL30;
CPyL32: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL30;
CPyL33: ;
    CPy_DECREF(cpy_r_r10);
    goto CPyL7;
CPyL34: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r11);
    goto CPyL30;
CPyL35: ;
    CPy_DECREF(cpy_r_r16);
    goto CPyL11;
CPyL36: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL13;
CPyL37: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r27);
    goto CPyL30;
CPyL38: ;
    CPy_DECREF(cpy_r_r27);
    goto CPyL23;
CPyL39: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r30);
    goto CPyL30;
CPyL40: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r47);
    goto CPyL30;
CPyL41: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r48);
    goto CPyL30;
}
        
        PyObject *CPyPy_kernel___effects____Parser___choice(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"column", 0};
            static CPyArg_Parser parser = {"O:choice", kwlist, 0};
            PyObject *obj_column;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_column)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_kernel___effects____Parser))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.effects._Parser", obj_self); 
                goto fail;
            }
            CPyTagged arg_column;
            if (likely(PyLong_Check(obj_column)))
                arg_column = CPyTagged_BorrowFromObject(obj_column);
            else {
                CPy_TypeError("int", obj_column); goto fail;
            }
            PyObject *retval = CPyDef_kernel___effects____Parser___choice(arg_self, arg_column);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "choice", 336, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "__get__", -1, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_____call__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    cpy_r_r0 = ((serai___kernel___effects_____mypyc_lambda__5_repeat__Parser_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "<lambda>", "__mypyc_lambda__5_repeat__Parser_obj", "__mypyc_env__", 356, CPyStatic_kernel___effects___globals);
        goto CPyL8;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___kernel___effects___repeat__Parser_envObject *)cpy_r_r0)->_text;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "<lambda>", "repeat__Parser_env", "text", 356, CPyStatic_kernel___effects___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___kernel___effects___repeat__Parser_envObject *)cpy_r_r0)->_times;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "<lambda>", "repeat__Parser_env", "times", 356, CPyStatic_kernel___effects___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = CPyLong_FromStr(cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<lambda>", 356, CPyStatic_kernel___effects___globals);
        goto CPyL9;
    }
    if (likely(PyLong_Check(cpy_r_r3)))
        cpy_r_r4 = CPyTagged_FromObject(cpy_r_r3);
    else {
        CPy_TypeError("int", cpy_r_r3); cpy_r_r4 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<lambda>", 356, CPyStatic_kernel___effects___globals);
        goto CPyL9;
    }
    cpy_r_r5 = ((serai___kernel___effects___repeat__Parser_envObject *)cpy_r_r0)->_part;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "<lambda>", "repeat__Parser_env", "part", 356, CPyStatic_kernel___effects___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_r5);
CPyL6: ;
    cpy_r_r6 = CPyDef_kernel___effects___Repeat(cpy_r_r1, cpy_r_r4, cpy_r_r5);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<lambda>", 356, CPyStatic_kernel___effects___globals);
        goto CPyL8;
    }
    return cpy_r_r6;
CPyL8: ;
    cpy_r_r7 = NULL;
    return cpy_r_r7;
CPyL9: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL8;
CPyL10: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r4);
    goto CPyL8;
}
        
        PyObject *CPyPy_kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__call__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, PyVectorcall_NARGS(nargs), kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            PyObject *retval = CPyDef_kernel___effects_____mypyc_lambda__5_repeat__Parser_obj_____call__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "<lambda>", 356, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects____Parser___repeat(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject **cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    CPyTagged cpy_r_r13;
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
    CPyTagged cpy_r_r25;
    CPyTagged cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject **cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyPtr cpy_r_r41;
    CPyPtr cpy_r_r42;
    CPyPtr cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    cpy_r_r0 = CPyDef_kernel___effects___repeat__Parser_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "repeat", 347, CPyStatic_kernel___effects___globals);
        goto CPyL40;
    }
    cpy_r_r1 = NULL;
    cpy_r_r2 = CPyDef_kernel___effects____Parser___take(cpy_r_self, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "repeat", 348, CPyStatic_kernel___effects___globals);
        goto CPyL41;
    }
    if (((serai___kernel___effects___repeat__Parser_envObject *)cpy_r_r0)->_times != NULL) {
        CPy_DECREF(((serai___kernel___effects___repeat__Parser_envObject *)cpy_r_r0)->_times);
    }
    ((serai___kernel___effects___repeat__Parser_envObject *)cpy_r_r0)->_times = cpy_r_r2;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "repeat", 348, CPyStatic_kernel___effects___globals);
        goto CPyL41;
    }
    cpy_r_r4 = ((serai___kernel___effects___repeat__Parser_envObject *)cpy_r_r0)->_times;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "repeat", "repeat__Parser_env", "times", 349, CPyStatic_kernel___effects___globals);
        goto CPyL41;
    }
    CPy_INCREF(cpy_r_r4);
CPyL4: ;
    cpy_r_r5 = CPyStatics[4563]; /* 'isdecimal' */
    PyObject *cpy_r_r6[1] = {cpy_r_r4};
    cpy_r_r7 = (PyObject **)&cpy_r_r6;
    cpy_r_r8 = PyObject_VectorcallMethod(cpy_r_r5, cpy_r_r7, 9223372036854775809ULL, 0);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "repeat", 349, CPyStatic_kernel___effects___globals);
        goto CPyL42;
    }
    CPy_DECREF(cpy_r_r4);
    if (unlikely(!PyBool_Check(cpy_r_r8))) {
        CPy_TypeError("bool", cpy_r_r8); cpy_r_r9 = 2;
    } else
        cpy_r_r9 = cpy_r_r8 == Py_True;
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "repeat", 349, CPyStatic_kernel___effects___globals);
        goto CPyL41;
    }
    if (!cpy_r_r9) goto CPyL18;
    cpy_r_r10 = ((serai___kernel___effects___repeat__Parser_envObject *)cpy_r_r0)->_times;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "repeat", "repeat__Parser_env", "times", 349, CPyStatic_kernel___effects___globals);
        goto CPyL41;
    }
    CPy_INCREF(cpy_r_r10);
CPyL8: ;
    cpy_r_r11 = CPyStr_Size_size_t(cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    cpy_r_r12 = cpy_r_r11 >= 0;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "repeat", 349, CPyStatic_kernel___effects___globals);
        goto CPyL41;
    }
    cpy_r_r13 = cpy_r_r11 << 1;
    cpy_r_r14 = (Py_ssize_t)cpy_r_r13 > (Py_ssize_t)4;
    if (cpy_r_r14) goto CPyL18;
    cpy_r_r15 = ((serai___kernel___effects___repeat__Parser_envObject *)cpy_r_r0)->_times;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "repeat", "repeat__Parser_env", "times", 349, CPyStatic_kernel___effects___globals);
        goto CPyL41;
    }
    CPy_INCREF(cpy_r_r15);
CPyL11: ;
    cpy_r_r16 = CPyLong_FromStr(cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "repeat", 349, CPyStatic_kernel___effects___globals);
        goto CPyL41;
    }
    if (likely(PyLong_Check(cpy_r_r16)))
        cpy_r_r17 = CPyTagged_FromObject(cpy_r_r16);
    else {
        CPy_TypeError("int", cpy_r_r16); cpy_r_r17 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "repeat", 349, CPyStatic_kernel___effects___globals);
        goto CPyL41;
    }
    cpy_r_r18 = cpy_r_r17 & 1;
    cpy_r_r19 = cpy_r_r18 != 0;
    if (cpy_r_r19) goto CPyL15;
    cpy_r_r20 = 2 & 1;
    cpy_r_r21 = cpy_r_r20 != 0;
    if (!cpy_r_r21) goto CPyL16;
CPyL15: ;
    cpy_r_r22 = CPyTagged_IsLt_(cpy_r_r17, 2);
    cpy_r_r23 = cpy_r_r22;
    goto CPyL17;
CPyL16: ;
    cpy_r_r24 = (Py_ssize_t)cpy_r_r17 < (Py_ssize_t)2;
    cpy_r_r23 = cpy_r_r24;
CPyL17: ;
    CPyTagged_DECREF(cpy_r_r17);
    if (!cpy_r_r23) goto CPyL28;
CPyL18: ;
    cpy_r_r25 = ((serai___kernel___effects____ParserObject *)cpy_r_self)->_at;
    cpy_r_r26 = CPyTagged_Subtract(cpy_r_r25, 2);
    CPyTagged_DECREF(((serai___kernel___effects____ParserObject *)cpy_r_self)->_at);
    ((serai___kernel___effects____ParserObject *)cpy_r_self)->_at = cpy_r_r26;
    cpy_r_r28 = CPyStatics[151]; /* '' */
    cpy_r_r29 = CPyStatics[4564]; /* 'expected how often to repeat, 1 to 99, found ' */
    cpy_r_r30 = CPyStatics[153]; /* '{!r:{}}' */
    cpy_r_r31 = ((serai___kernel___effects___repeat__Parser_envObject *)cpy_r_r0)->_times;
    if (unlikely(cpy_r_r31 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'times' of 'repeat__Parser_env' undefined");
    } else {
        CPy_INCREF(cpy_r_r31);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "repeat", 351, CPyStatic_kernel___effects___globals);
        goto CPyL40;
    }
CPyL19: ;
    cpy_r_r32 = CPyStr_GetSlice(cpy_r_r31, 0, 40);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "repeat", 351, CPyStatic_kernel___effects___globals);
        goto CPyL40;
    }
    if (likely(PyUnicode_Check(cpy_r_r32)))
        cpy_r_r33 = cpy_r_r32;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "repeat", 351, CPyStatic_kernel___effects___globals, "str", cpy_r_r32);
        goto CPyL40;
    }
    cpy_r_r34 = CPyStatics[151]; /* '' */
    cpy_r_r35 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r36[3] = {cpy_r_r30, cpy_r_r33, cpy_r_r34};
    cpy_r_r37 = (PyObject **)&cpy_r_r36;
    cpy_r_r38 = PyObject_VectorcallMethod(cpy_r_r35, cpy_r_r37, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "repeat", 351, CPyStatic_kernel___effects___globals);
        goto CPyL43;
    }
    CPy_DECREF(cpy_r_r33);
    if (likely(PyUnicode_Check(cpy_r_r38)))
        cpy_r_r39 = cpy_r_r38;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "repeat", 351, CPyStatic_kernel___effects___globals, "str", cpy_r_r38);
        goto CPyL40;
    }
    cpy_r_r40 = PyList_New(2);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "repeat", 351, CPyStatic_kernel___effects___globals);
        goto CPyL44;
    }
    cpy_r_r41 = (CPyPtr)((CPyPtr)cpy_r_r40 + offsetof(PyListObject, ob_item));
    cpy_r_r42 = *(CPyPtr *)cpy_r_r41;
    CPy_INCREF(cpy_r_r29);
    *(PyObject * *)cpy_r_r42 = cpy_r_r29;
    cpy_r_r43 = cpy_r_r42 + 8;
    *(PyObject * *)cpy_r_r43 = cpy_r_r39;
    cpy_r_r44 = PyUnicode_Join(cpy_r_r28, cpy_r_r40);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "repeat", 351, CPyStatic_kernel___effects___globals);
        goto CPyL40;
    }
    cpy_r_r45 = NULL;
    cpy_r_r46 = CPyDef_kernel___effects____Parser___fail(cpy_r_self, cpy_r_r44, cpy_r_r45);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "repeat", 351, CPyStatic_kernel___effects___globals);
        goto CPyL40;
    }
    CPy_Raise(cpy_r_r46);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "repeat", 351, CPyStatic_kernel___effects___globals);
        goto CPyL40;
    }
    CPy_Unreachable();
CPyL28: ;
    cpy_r_r47 = CPyStatics[160]; /* ',' */
    cpy_r_r48 = CPyDef_kernel___effects____Parser___take(cpy_r_self, cpy_r_r47);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "repeat", 352, CPyStatic_kernel___effects___globals);
        goto CPyL41;
    } else
        goto CPyL45;
CPyL29: ;
    cpy_r_r49 = CPyDef_kernel___effects____Parser___any_order(cpy_r_self);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "repeat", 353, CPyStatic_kernel___effects___globals);
        goto CPyL41;
    }
    if (((serai___kernel___effects___repeat__Parser_envObject *)cpy_r_r0)->_part != NULL) {
        CPy_DECREF(((serai___kernel___effects___repeat__Parser_envObject *)cpy_r_r0)->_part);
    }
    ((serai___kernel___effects___repeat__Parser_envObject *)cpy_r_r0)->_part = cpy_r_r49;
    cpy_r_r50 = 1;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "repeat", 353, CPyStatic_kernel___effects___globals);
        goto CPyL41;
    }
    cpy_r_r51 = CPyStatics[3481]; /* ')' */
    cpy_r_r52 = CPyDef_kernel___effects____Parser___take(cpy_r_self, cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "repeat", 354, CPyStatic_kernel___effects___globals);
        goto CPyL41;
    } else
        goto CPyL46;
CPyL32: ;
    cpy_r_r53 = CPyStatics[4565]; /* 'repeat(' */
    cpy_r_r54 = ((serai___kernel___effects___repeat__Parser_envObject *)cpy_r_r0)->_times;
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "repeat", "repeat__Parser_env", "times", 355, CPyStatic_kernel___effects___globals);
        goto CPyL41;
    }
    CPy_INCREF(cpy_r_r54);
CPyL33: ;
    cpy_r_r55 = CPyStatics[157]; /* ', ' */
    cpy_r_r56 = ((serai___kernel___effects___repeat__Parser_envObject *)cpy_r_r0)->_part;
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "repeat", "repeat__Parser_env", "part", 355, CPyStatic_kernel___effects___globals);
        goto CPyL47;
    }
    CPy_INCREF(cpy_r_r56);
CPyL34: ;
    cpy_r_r57 = ((serai___kernel___effects___EffectObject *)cpy_r_r56)->_text;
    CPy_INCREF(cpy_r_r57);
    CPy_DECREF(cpy_r_r56);
    cpy_r_r58 = CPyStatics[3481]; /* ')' */
    cpy_r_r59 = CPyStr_Build(5, cpy_r_r53, cpy_r_r54, cpy_r_r55, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r54);
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "repeat", 355, CPyStatic_kernel___effects___globals);
        goto CPyL41;
    }
    if (((serai___kernel___effects___repeat__Parser_envObject *)cpy_r_r0)->_text != NULL) {
        CPy_DECREF(((serai___kernel___effects___repeat__Parser_envObject *)cpy_r_r0)->_text);
    }
    ((serai___kernel___effects___repeat__Parser_envObject *)cpy_r_r0)->_text = cpy_r_r59;
    cpy_r_r60 = 1;
    if (unlikely(!cpy_r_r60)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "repeat", 355, CPyStatic_kernel___effects___globals);
        goto CPyL41;
    }
    cpy_r_r61 = ((serai___kernel___effects____ParserObject *)cpy_r_self)->_verbs;
    CPy_INCREF(cpy_r_r61);
    cpy_r_r62 = ((serai___kernel___effects___repeat__Parser_envObject *)cpy_r_r0)->_text;
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "repeat", "repeat__Parser_env", "text", 356, CPyStatic_kernel___effects___globals);
        goto CPyL48;
    }
    CPy_INCREF(cpy_r_r62);
CPyL37: ;
    cpy_r_r63 = CPyDef_kernel___effects_____mypyc_lambda__5_repeat__Parser_obj();
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "repeat", 356, CPyStatic_kernel___effects___globals);
        goto CPyL49;
    }
    ((serai___kernel___effects_____mypyc_lambda__5_repeat__Parser_objObject *)cpy_r_r63)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r64 = CPyDef_kernel___effects___Verbs___interned(cpy_r_r61, cpy_r_r62, cpy_r_r63);
    CPy_DECREF(cpy_r_r62);
    CPy_DECREF(cpy_r_r63);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "repeat", 356, CPyStatic_kernel___effects___globals);
        goto CPyL40;
    }
    return cpy_r_r64;
CPyL40: ;
    cpy_r_r65 = NULL;
    return cpy_r_r65;
CPyL41: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL40;
CPyL42: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    goto CPyL40;
CPyL43: ;
    CPy_DecRef(cpy_r_r33);
    goto CPyL40;
CPyL44: ;
    CPy_DecRef(cpy_r_r39);
    goto CPyL40;
CPyL45: ;
    CPy_DECREF(cpy_r_r48);
    goto CPyL29;
CPyL46: ;
    CPy_DECREF(cpy_r_r52);
    goto CPyL32;
CPyL47: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r54);
    goto CPyL40;
CPyL48: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r61);
    goto CPyL40;
CPyL49: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r61);
    CPy_DecRef(cpy_r_r62);
    goto CPyL40;
}
        
        PyObject *CPyPy_kernel___effects____Parser___repeat(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":repeat", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_kernel___effects____Parser))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.effects._Parser", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_kernel___effects____Parser___repeat(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "repeat", 347, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects_____mypyc_lambda__6_call__Parser_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_kernel___effects_____mypyc_lambda__6_call__Parser_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_kernel___effects_____mypyc_lambda__6_call__Parser_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "__get__", -1, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects_____mypyc_lambda__6_call__Parser_obj_____call__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    cpy_r_r0 = ((serai___kernel___effects_____mypyc_lambda__6_call__Parser_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "<lambda>", "__mypyc_lambda__6_call__Parser_obj", "__mypyc_env__", 374, CPyStatic_kernel___effects___globals);
        goto CPyL8;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___kernel___effects___call__Parser_envObject *)cpy_r_r0)->_text;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "<lambda>", "call__Parser_env", "text", 374, CPyStatic_kernel___effects___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___kernel___effects___call__Parser_envObject *)cpy_r_r0)->_verb;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "<lambda>", "call__Parser_env", "verb", 374, CPyStatic_kernel___effects___globals);
        goto CPyL9;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    if (likely(cpy_r_r2 != Py_None))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "<lambda>", 374, CPyStatic_kernel___effects___globals, "serai.kernel.effects.Verb", cpy_r_r2);
        goto CPyL9;
    }
    cpy_r_r4 = ((serai___kernel___effects___call__Parser_envObject *)cpy_r_r0)->_words;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "<lambda>", "call__Parser_env", "words", 374, CPyStatic_kernel___effects___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = PyList_AsTuple(cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<lambda>", 374, CPyStatic_kernel___effects___globals);
        goto CPyL10;
    }
    cpy_r_r6 = CPyDef_kernel___effects___Call(cpy_r_r1, cpy_r_r3, cpy_r_r5);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<lambda>", 374, CPyStatic_kernel___effects___globals);
        goto CPyL8;
    }
    return cpy_r_r6;
CPyL8: ;
    cpy_r_r7 = NULL;
    return cpy_r_r7;
CPyL9: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL8;
CPyL10: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    goto CPyL8;
}
        
        PyObject *CPyPy_kernel___effects_____mypyc_lambda__6_call__Parser_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__call__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, PyVectorcall_NARGS(nargs), kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            PyObject *retval = CPyDef_kernel___effects_____mypyc_lambda__6_call__Parser_obj_____call__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "<lambda>", 374, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects____Parser___call(PyObject *cpy_r_self, PyObject *cpy_r_name, CPyTagged cpy_r_column) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
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
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    CPyPtr cpy_r_r45;
    int64_t cpy_r_r46;
    CPyTagged cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    CPyTagged cpy_r_r52;
    PyObject *cpy_r_r53;
    tuple_T2OI cpy_r_r54;
    CPyTagged cpy_r_r55;
    PyObject *cpy_r_r56;
    int32_t cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    int32_t cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    char cpy_r_r70;
    tuple_T2IO cpy_r_r71;
    PyObject *cpy_r_r72;
    int32_t cpy_r_r73;
    char cpy_r_r74;
    char cpy_r_r75;
    tuple_T2IO cpy_r_r76;
    CPyTagged cpy_r_r77;
    PyObject *cpy_r_r78;
    CPyTagged cpy_r_r79;
    PyObject *cpy_r_r80;
    int64_t cpy_r_r81;
    char cpy_r_r82;
    int64_t cpy_r_r83;
    char cpy_r_r84;
    char cpy_r_r85;
    char cpy_r_r86;
    char cpy_r_r87;
    char cpy_r_r88;
    CPyPtr cpy_r_r89;
    int64_t cpy_r_r90;
    CPyTagged cpy_r_r91;
    int64_t cpy_r_r92;
    char cpy_r_r93;
    int64_t cpy_r_r94;
    char cpy_r_r95;
    char cpy_r_r96;
    char cpy_r_r97;
    char cpy_r_r98;
    PyObject *cpy_r_r99;
    CPyTagged cpy_r_r100;
    CPyTagged cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    CPyPtr cpy_r_r107;
    int64_t cpy_r_r108;
    PyObject *cpy_r_r109;
    int64_t cpy_r_r110;
    CPyPtr cpy_r_r111;
    int64_t cpy_r_r112;
    char cpy_r_r113;
    CPyPtr cpy_r_r114;
    CPyPtr cpy_r_r115;
    int64_t cpy_r_r116;
    CPyPtr cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    int64_t cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    char cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    cpy_r_r0 = CPyDef_kernel___effects___call__Parser_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "call", 358, CPyStatic_kernel___effects___globals);
        goto CPyL74;
    }
    cpy_r_r1 = ((serai___kernel___effects____ParserObject *)cpy_r_self)->_verbs;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = CPyDef_kernel___effects___Verbs___get(cpy_r_r1, cpy_r_name);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "call", 359, CPyStatic_kernel___effects___globals);
        goto CPyL75;
    }
    if (((serai___kernel___effects___call__Parser_envObject *)cpy_r_r0)->_verb != NULL) {
        CPy_DECREF(((serai___kernel___effects___call__Parser_envObject *)cpy_r_r0)->_verb);
    }
    ((serai___kernel___effects___call__Parser_envObject *)cpy_r_r0)->_verb = cpy_r_r2;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "call", 359, CPyStatic_kernel___effects___globals);
        goto CPyL75;
    }
    cpy_r_r4 = ((serai___kernel___effects___call__Parser_envObject *)cpy_r_r0)->_verb;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "call", "call__Parser_env", "verb", 360, CPyStatic_kernel___effects___globals);
        goto CPyL75;
    }
    CPy_INCREF(cpy_r_r4);
CPyL4: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_r4 == cpy_r_r5;
    CPy_DECREF(cpy_r_r4);
    if (cpy_r_r6) {
        goto CPyL76;
    } else
        goto CPyL16;
CPyL5: ;
    cpy_r_r7 = CPyStatics[151]; /* '' */
    cpy_r_r8 = CPyStatics[4566]; /* 'there is no verb ' */
    cpy_r_r9 = CPyStatics[153]; /* '{!r:{}}' */
    cpy_r_r10 = CPyStatics[151]; /* '' */
    cpy_r_r11 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r12[3] = {cpy_r_r9, cpy_r_name, cpy_r_r10};
    cpy_r_r13 = (PyObject **)&cpy_r_r12;
    cpy_r_r14 = PyObject_VectorcallMethod(cpy_r_r11, cpy_r_r13, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "call", 361, CPyStatic_kernel___effects___globals);
        goto CPyL74;
    }
    if (likely(PyUnicode_Check(cpy_r_r14)))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "call", 361, CPyStatic_kernel___effects___globals, "str", cpy_r_r14);
        goto CPyL74;
    }
    cpy_r_r16 = CPyStatics[4567]; /* '; known are ' */
    cpy_r_r17 = CPyStatics[156]; /* '{:{}}' */
    cpy_r_r18 = CPyStatics[157]; /* ', ' */
    cpy_r_r19 = ((serai___kernel___effects____ParserObject *)cpy_r_self)->_verbs;
    CPy_INCREF(cpy_r_r19);
    cpy_r_r20 = CPyDef_kernel___effects___Verbs___names(cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "call", 361, CPyStatic_kernel___effects___globals);
        goto CPyL77;
    }
CPyL8: ;
    cpy_r_r21 = PyUnicode_Join(cpy_r_r18, cpy_r_r20);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "call", 361, CPyStatic_kernel___effects___globals);
        goto CPyL77;
    }
    cpy_r_r22 = CPyStatics[151]; /* '' */
    cpy_r_r23 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r24[3] = {cpy_r_r17, cpy_r_r21, cpy_r_r22};
    cpy_r_r25 = (PyObject **)&cpy_r_r24;
    cpy_r_r26 = PyObject_VectorcallMethod(cpy_r_r23, cpy_r_r25, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "call", 361, CPyStatic_kernel___effects___globals);
        goto CPyL78;
    }
    CPy_DECREF(cpy_r_r21);
    if (likely(PyUnicode_Check(cpy_r_r26)))
        cpy_r_r27 = cpy_r_r26;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "call", 361, CPyStatic_kernel___effects___globals, "str", cpy_r_r26);
        goto CPyL77;
    }
    cpy_r_r28 = PyList_New(4);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "call", 361, CPyStatic_kernel___effects___globals);
        goto CPyL79;
    }
    cpy_r_r29 = (CPyPtr)((CPyPtr)cpy_r_r28 + offsetof(PyListObject, ob_item));
    cpy_r_r30 = *(CPyPtr *)cpy_r_r29;
    CPy_INCREF(cpy_r_r8);
    *(PyObject * *)cpy_r_r30 = cpy_r_r8;
    cpy_r_r31 = cpy_r_r30 + 8;
    *(PyObject * *)cpy_r_r31 = cpy_r_r15;
    CPy_INCREF(cpy_r_r16);
    cpy_r_r32 = cpy_r_r30 + 16;
    *(PyObject * *)cpy_r_r32 = cpy_r_r16;
    cpy_r_r33 = cpy_r_r30 + 24;
    *(PyObject * *)cpy_r_r33 = cpy_r_r27;
    cpy_r_r34 = PyUnicode_Join(cpy_r_r7, cpy_r_r28);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "call", 361, CPyStatic_kernel___effects___globals);
        goto CPyL74;
    }
    CPyTagged_INCREF(cpy_r_column);
    cpy_r_r35 = CPyTagged_StealAsObject(cpy_r_column);
    cpy_r_r36 = CPyDef_kernel___effects____Parser___fail(cpy_r_self, cpy_r_r34, cpy_r_r35);
    CPy_DECREF(cpy_r_r34);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "call", 361, CPyStatic_kernel___effects___globals);
        goto CPyL74;
    }
    CPy_Raise(cpy_r_r36);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "call", 361, CPyStatic_kernel___effects___globals);
        goto CPyL74;
    }
    CPy_Unreachable();
CPyL16: ;
    cpy_r_r37 = PyList_New(0);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "call", 362, CPyStatic_kernel___effects___globals);
        goto CPyL75;
    }
    if (((serai___kernel___effects___call__Parser_envObject *)cpy_r_r0)->_words != NULL) {
        CPy_DECREF(((serai___kernel___effects___call__Parser_envObject *)cpy_r_r0)->_words);
    }
    ((serai___kernel___effects___call__Parser_envObject *)cpy_r_r0)->_words = cpy_r_r37;
    cpy_r_r38 = 1;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "call", 362, CPyStatic_kernel___effects___globals);
        goto CPyL75;
    }
    cpy_r_r39 = PyList_New(0);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "call", 363, CPyStatic_kernel___effects___globals);
        goto CPyL75;
    }
CPyL20: ;
    cpy_r_r40 = CPyDef_kernel___effects____Parser___next(cpy_r_self);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "call", 364, CPyStatic_kernel___effects___globals);
        goto CPyL80;
    }
CPyL21: ;
    cpy_r_r41 = CPyStatics[3481]; /* ')' */
    cpy_r_r42 = CPyStr_EqualLiteral(cpy_r_r40, cpy_r_r41, 1);
    CPy_DECREF(cpy_r_r40);
    cpy_r_r43 = cpy_r_r42 == 0;
    if (!cpy_r_r43) goto CPyL31;
    cpy_r_r44 = ((serai___kernel___effects___call__Parser_envObject *)cpy_r_r0)->_words;
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "call", "call__Parser_env", "words", 365, CPyStatic_kernel___effects___globals);
        goto CPyL80;
    }
    CPy_INCREF(cpy_r_r44);
CPyL23: ;
    cpy_r_r45 = (CPyPtr)((CPyPtr)cpy_r_r44 + offsetof(PyVarObject, ob_size));
    cpy_r_r46 = *(int64_t *)cpy_r_r45;
    CPy_DECREF(cpy_r_r44);
    cpy_r_r47 = cpy_r_r46 << 1;
    cpy_r_r48 = cpy_r_r47 != 0;
    if (!cpy_r_r48) goto CPyL25;
    cpy_r_r49 = CPyStatics[160]; /* ',' */
    cpy_r_r50 = CPyDef_kernel___effects____Parser___take(cpy_r_self, cpy_r_r49);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "call", 366, CPyStatic_kernel___effects___globals);
        goto CPyL80;
    } else
        goto CPyL81;
CPyL25: ;
    cpy_r_r51 = ((serai___kernel___effects____ParserObject *)cpy_r_self)->_tokens;
    cpy_r_r52 = ((serai___kernel___effects____ParserObject *)cpy_r_self)->_at;
    cpy_r_r53 = CPyList_GetItem(cpy_r_r51, cpy_r_r52);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "call", 367, CPyStatic_kernel___effects___globals);
        goto CPyL80;
    }
    PyObject *__tmp8816;
    if (unlikely(!(PyTuple_Check(cpy_r_r53) && PyTuple_GET_SIZE(cpy_r_r53) == 2))) {
        __tmp8816 = NULL;
        goto __LL8817;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r53, 0))))
        __tmp8816 = PyTuple_GET_ITEM(cpy_r_r53, 0);
    else {
        __tmp8816 = NULL;
    }
    if (__tmp8816 == NULL) goto __LL8817;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r53, 1))))
        __tmp8816 = PyTuple_GET_ITEM(cpy_r_r53, 1);
    else {
        __tmp8816 = NULL;
    }
    if (__tmp8816 == NULL) goto __LL8817;
    __tmp8816 = cpy_r_r53;
__LL8817: ;
    if (unlikely(__tmp8816 == NULL)) {
        CPy_TypeError("tuple[str, int]", cpy_r_r53); cpy_r_r54 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp8818 = PyTuple_GET_ITEM(cpy_r_r53, 0);
        CPy_INCREF(__tmp8818);
        PyObject *__tmp8819;
        if (likely(PyUnicode_Check(__tmp8818)))
            __tmp8819 = __tmp8818;
        else {
            CPy_TypeError("str", __tmp8818); 
            __tmp8819 = NULL;
        }
        cpy_r_r54.f0 = __tmp8819;
        PyObject *__tmp8820 = PyTuple_GET_ITEM(cpy_r_r53, 1);
        CPyTagged __tmp8821;
        if (likely(PyLong_Check(__tmp8820)))
            __tmp8821 = CPyTagged_FromObject(__tmp8820);
        else {
            goto __LL8822;
        }
        cpy_r_r54.f1 = __tmp8821;
    }
    goto __LL8823;
__LL8822: ;
    CPy_DECREF(cpy_r_r54.f0);
    cpy_r_r54 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL8823;
__LL8823: ;
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r54.f0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "call", 367, CPyStatic_kernel___effects___globals);
        goto CPyL80;
    }
    cpy_r_r55 = cpy_r_r54.f1;
    CPyTagged_INCREF(cpy_r_r55);
    CPy_DECREF(cpy_r_r54.f0);
    CPyTagged_DECREF(cpy_r_r54.f1);
    cpy_r_r56 = CPyTagged_StealAsObject(cpy_r_r55);
    cpy_r_r57 = PyList_Append(cpy_r_r39, cpy_r_r56);
    CPy_DECREF(cpy_r_r56);
    cpy_r_r58 = cpy_r_r57 >= 0;
    if (unlikely(!cpy_r_r58)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "call", 367, CPyStatic_kernel___effects___globals);
        goto CPyL80;
    }
    cpy_r_r59 = ((serai___kernel___effects___call__Parser_envObject *)cpy_r_r0)->_words;
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "call", "call__Parser_env", "words", 368, CPyStatic_kernel___effects___globals);
        goto CPyL80;
    }
    CPy_INCREF(cpy_r_r59);
CPyL29: ;
    cpy_r_r60 = CPyDef_kernel___effects____Parser___word(cpy_r_self);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "call", 368, CPyStatic_kernel___effects___globals);
        goto CPyL82;
    }
    cpy_r_r61 = PyList_Append(cpy_r_r59, cpy_r_r60);
    CPy_DECREF(cpy_r_r59);
    CPy_DECREF(cpy_r_r60);
    cpy_r_r62 = cpy_r_r61 >= 0;
    if (unlikely(!cpy_r_r62)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "call", 368, CPyStatic_kernel___effects___globals);
        goto CPyL80;
    } else
        goto CPyL20;
CPyL31: ;
    cpy_r_r63 = CPyStatics[3481]; /* ')' */
    cpy_r_r64 = CPyDef_kernel___effects____Parser___take(cpy_r_self, cpy_r_r63);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "call", 369, CPyStatic_kernel___effects___globals);
        goto CPyL80;
    } else
        goto CPyL83;
CPyL32: ;
    cpy_r_r65 = ((serai___kernel___effects___call__Parser_envObject *)cpy_r_r0)->_verb;
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "call", "call__Parser_env", "verb", 370, CPyStatic_kernel___effects___globals);
        goto CPyL80;
    }
    CPy_INCREF(cpy_r_r65);
CPyL33: ;
    if (likely(cpy_r_r65 != Py_None))
        cpy_r_r66 = cpy_r_r65;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "call", 370, CPyStatic_kernel___effects___globals, "serai.kernel.effects.Verb", cpy_r_r65);
        goto CPyL80;
    }
    cpy_r_r67 = ((serai___kernel___effects___call__Parser_envObject *)cpy_r_r0)->_words;
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "call", "call__Parser_env", "words", 370, CPyStatic_kernel___effects___globals);
        goto CPyL84;
    }
    CPy_INCREF(cpy_r_r67);
CPyL35: ;
    cpy_r_r68 = CPyDef_kernel___effects___Verb___complaint(cpy_r_r66, cpy_r_r67);
    CPy_DECREF(cpy_r_r67);
    CPy_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "call", 370, CPyStatic_kernel___effects___globals);
        goto CPyL80;
    }
    CPy_INCREF(cpy_r_r68);
    cpy_r_r69 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r70 = cpy_r_r68 != cpy_r_r69;
    if (!cpy_r_r70) goto CPyL85;
    PyObject *__tmp8824;
    if (unlikely(!(PyTuple_Check(cpy_r_r68) && PyTuple_GET_SIZE(cpy_r_r68) == 2))) {
        __tmp8824 = NULL;
        goto __LL8825;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r68, 0))))
        __tmp8824 = PyTuple_GET_ITEM(cpy_r_r68, 0);
    else {
        __tmp8824 = NULL;
    }
    if (__tmp8824 == NULL) goto __LL8825;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r68, 1))))
        __tmp8824 = PyTuple_GET_ITEM(cpy_r_r68, 1);
    else {
        __tmp8824 = NULL;
    }
    if (__tmp8824 == NULL) goto __LL8825;
    __tmp8824 = cpy_r_r68;
__LL8825: ;
    if (unlikely(__tmp8824 == NULL)) {
        CPy_TypeError("tuple[int, str]", cpy_r_r68); cpy_r_r71 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    } else {
        PyObject *__tmp8826 = PyTuple_GET_ITEM(cpy_r_r68, 0);
        CPyTagged __tmp8827;
        if (likely(PyLong_Check(__tmp8826)))
            __tmp8827 = CPyTagged_FromObject(__tmp8826);
        else {
            goto __LL8828;
        }
        cpy_r_r71.f0 = __tmp8827;
        PyObject *__tmp8829 = PyTuple_GET_ITEM(cpy_r_r68, 1);
        CPy_INCREF(__tmp8829);
        PyObject *__tmp8830;
        if (likely(PyUnicode_Check(__tmp8829)))
            __tmp8830 = __tmp8829;
        else {
            CPy_TypeError("str", __tmp8829); 
            __tmp8830 = NULL;
        }
        cpy_r_r71.f1 = __tmp8830;
    }
    goto __LL8831;
__LL8828: ;
    cpy_r_r71 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    goto __LL8831;
__LL8831: ;
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r71.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "call", 370, CPyStatic_kernel___effects___globals);
        goto CPyL86;
    }
    cpy_r_r72 = PyTuple_New(2);
    if (unlikely(cpy_r_r72 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8832 = CPyTagged_StealAsObject(cpy_r_r71.f0);
    PyTuple_SET_ITEM(cpy_r_r72, 0, __tmp8832);
    PyObject *__tmp8833 = cpy_r_r71.f1;
    PyTuple_SET_ITEM(cpy_r_r72, 1, __tmp8833);
    cpy_r_r73 = PyObject_IsTrue(cpy_r_r72);
    CPy_DECREF(cpy_r_r72);
    cpy_r_r74 = cpy_r_r73 >= 0;
    if (unlikely(!cpy_r_r74)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "call", 370, CPyStatic_kernel___effects___globals);
        goto CPyL86;
    }
    cpy_r_r75 = cpy_r_r73;
    if (cpy_r_r75) {
        goto CPyL87;
    } else
        goto CPyL88;
CPyL40: ;
    PyObject *__tmp8834;
    if (unlikely(!(PyTuple_Check(cpy_r_r68) && PyTuple_GET_SIZE(cpy_r_r68) == 2))) {
        __tmp8834 = NULL;
        goto __LL8835;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r68, 0))))
        __tmp8834 = PyTuple_GET_ITEM(cpy_r_r68, 0);
    else {
        __tmp8834 = NULL;
    }
    if (__tmp8834 == NULL) goto __LL8835;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r68, 1))))
        __tmp8834 = PyTuple_GET_ITEM(cpy_r_r68, 1);
    else {
        __tmp8834 = NULL;
    }
    if (__tmp8834 == NULL) goto __LL8835;
    __tmp8834 = cpy_r_r68;
__LL8835: ;
    if (unlikely(__tmp8834 == NULL)) {
        CPy_TypeError("tuple[int, str]", cpy_r_r68); cpy_r_r76 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    } else {
        PyObject *__tmp8836 = PyTuple_GET_ITEM(cpy_r_r68, 0);
        CPyTagged __tmp8837;
        if (likely(PyLong_Check(__tmp8836)))
            __tmp8837 = CPyTagged_FromObject(__tmp8836);
        else {
            goto __LL8838;
        }
        cpy_r_r76.f0 = __tmp8837;
        PyObject *__tmp8839 = PyTuple_GET_ITEM(cpy_r_r68, 1);
        CPy_INCREF(__tmp8839);
        PyObject *__tmp8840;
        if (likely(PyUnicode_Check(__tmp8839)))
            __tmp8840 = __tmp8839;
        else {
            CPy_TypeError("str", __tmp8839); 
            __tmp8840 = NULL;
        }
        cpy_r_r76.f1 = __tmp8840;
    }
    goto __LL8841;
__LL8838: ;
    cpy_r_r76 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    goto __LL8841;
__LL8841: ;
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r76.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "call", 371, CPyStatic_kernel___effects___globals);
        goto CPyL89;
    }
    cpy_r_r77 = cpy_r_r76.f0;
    cpy_r_r78 = cpy_r_r76.f1;
    cpy_r_r79 = cpy_r_r77;
    cpy_r_r80 = cpy_r_r78;
    cpy_r_r81 = 0 & 1;
    cpy_r_r82 = cpy_r_r81 != 0;
    if (cpy_r_r82) goto CPyL43;
    cpy_r_r83 = cpy_r_r79 & 1;
    cpy_r_r84 = cpy_r_r83 != 0;
    if (!cpy_r_r84) goto CPyL44;
CPyL43: ;
    cpy_r_r85 = CPyTagged_IsLt_(cpy_r_r79, 0);
    cpy_r_r86 = cpy_r_r85 ^ 1;
    cpy_r_r87 = cpy_r_r86;
    goto CPyL45;
CPyL44: ;
    cpy_r_r88 = (Py_ssize_t)0 <= (Py_ssize_t)cpy_r_r79;
    cpy_r_r87 = cpy_r_r88;
CPyL45: ;
    if (cpy_r_r87) goto CPyL47;
    if (cpy_r_r87) {
        goto CPyL52;
    } else
        goto CPyL90;
CPyL47: ;
    cpy_r_r89 = (CPyPtr)((CPyPtr)cpy_r_r39 + offsetof(PyVarObject, ob_size));
    cpy_r_r90 = *(int64_t *)cpy_r_r89;
    cpy_r_r91 = cpy_r_r90 << 1;
    cpy_r_r92 = cpy_r_r79 & 1;
    cpy_r_r93 = cpy_r_r92 != 0;
    if (cpy_r_r93) goto CPyL49;
    cpy_r_r94 = cpy_r_r91 & 1;
    cpy_r_r95 = cpy_r_r94 != 0;
    if (!cpy_r_r95) goto CPyL50;
CPyL49: ;
    cpy_r_r96 = CPyTagged_IsLt_(cpy_r_r79, cpy_r_r91);
    cpy_r_r97 = cpy_r_r96;
    goto CPyL51;
CPyL50: ;
    cpy_r_r98 = (Py_ssize_t)cpy_r_r79 < (Py_ssize_t)cpy_r_r91;
    cpy_r_r97 = cpy_r_r98;
CPyL51: ;
    if (!cpy_r_r97) goto CPyL90;
CPyL52: ;
    cpy_r_r99 = CPyList_GetItem(cpy_r_r39, cpy_r_r79);
    CPy_DECREF(cpy_r_r39);
    CPyTagged_DECREF(cpy_r_r79);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "call", 372, CPyStatic_kernel___effects___globals);
        goto CPyL91;
    }
    if (likely(PyLong_Check(cpy_r_r99)))
        cpy_r_r100 = CPyTagged_FromObject(cpy_r_r99);
    else {
        CPy_TypeError("int", cpy_r_r99); cpy_r_r100 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r99);
    if (unlikely(cpy_r_r100 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "call", 372, CPyStatic_kernel___effects___globals);
        goto CPyL91;
    }
    cpy_r_r101 = cpy_r_r100;
    goto CPyL56;
CPyL55: ;
    CPyTagged_INCREF(cpy_r_column);
    cpy_r_r101 = cpy_r_column;
CPyL56: ;
    cpy_r_r102 = CPyTagged_StealAsObject(cpy_r_r101);
    cpy_r_r103 = CPyDef_kernel___effects____Parser___fail(cpy_r_self, cpy_r_r80, cpy_r_r102);
    CPy_DECREF(cpy_r_r80);
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "call", 372, CPyStatic_kernel___effects___globals);
        goto CPyL74;
    }
    CPy_Raise(cpy_r_r103);
    CPy_DECREF(cpy_r_r103);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "call", 372, CPyStatic_kernel___effects___globals);
        goto CPyL74;
    }
    CPy_Unreachable();
CPyL59: ;
    cpy_r_r104 = CPyStatics[4022]; /* '(' */
    cpy_r_r105 = CPyStatics[160]; /* ',' */
    cpy_r_r106 = ((serai___kernel___effects___call__Parser_envObject *)cpy_r_r0)->_words;
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "call", "call__Parser_env", "words", 373, CPyStatic_kernel___effects___globals);
        goto CPyL75;
    }
    CPy_INCREF(cpy_r_r106);
CPyL60: ;
    cpy_r_r107 = (CPyPtr)((CPyPtr)cpy_r_r106 + offsetof(PyVarObject, ob_size));
    cpy_r_r108 = *(int64_t *)cpy_r_r107;
    cpy_r_r109 = PyList_New(cpy_r_r108);
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "call", 373, CPyStatic_kernel___effects___globals);
        goto CPyL92;
    }
    cpy_r_r110 = 0;
CPyL62: ;
    cpy_r_r111 = (CPyPtr)((CPyPtr)cpy_r_r106 + offsetof(PyVarObject, ob_size));
    cpy_r_r112 = *(int64_t *)cpy_r_r111;
    cpy_r_r113 = cpy_r_r110 < cpy_r_r112;
    if (!cpy_r_r113) goto CPyL93;
    cpy_r_r114 = (CPyPtr)((CPyPtr)cpy_r_r106 + offsetof(PyListObject, ob_item));
    cpy_r_r115 = *(CPyPtr *)cpy_r_r114;
    cpy_r_r116 = cpy_r_r110 * 8;
    cpy_r_r117 = cpy_r_r115 + cpy_r_r116;
    cpy_r_r118 = *(PyObject * *)cpy_r_r117;
    CPy_INCREF(cpy_r_r118);
    if (PyLong_Check(cpy_r_r118))
        cpy_r_r119 = cpy_r_r118;
    else {
        cpy_r_r119 = NULL;
    }
    if (cpy_r_r119 != NULL) goto __LL8842;
    if (PyUnicode_Check(cpy_r_r118))
        cpy_r_r119 = cpy_r_r118;
    else {
        cpy_r_r119 = NULL;
    }
    if (cpy_r_r119 != NULL) goto __LL8842;
    if (unlikely(!(PyTuple_Check(cpy_r_r118) && PyTuple_GET_SIZE(cpy_r_r118) == 2))) {
        cpy_r_r119 = NULL;
        goto __LL8843;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r118, 0))))
        cpy_r_r119 = PyTuple_GET_ITEM(cpy_r_r118, 0);
    else {
        cpy_r_r119 = NULL;
    }
    if (cpy_r_r119 == NULL) goto __LL8843;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r118, 1))))
        cpy_r_r119 = PyTuple_GET_ITEM(cpy_r_r118, 1);
    else {
        cpy_r_r119 = NULL;
    }
    if (cpy_r_r119 == NULL) goto __LL8843;
    cpy_r_r119 = cpy_r_r118;
__LL8843: ;
    if (cpy_r_r119 != NULL) goto __LL8842;
    CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "call", 373, CPyStatic_kernel___effects___globals, "union[int, str, tuple[str, int]]", cpy_r_r118);
    goto CPyL94;
__LL8842: ;
    cpy_r_r120 = CPyDef_kernel___effects____shown(cpy_r_r119);
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "call", 373, CPyStatic_kernel___effects___globals);
        goto CPyL94;
    }
    CPyList_SetItemUnsafe(cpy_r_r109, cpy_r_r110, cpy_r_r120);
    cpy_r_r121 = cpy_r_r110 + 1;
    cpy_r_r110 = cpy_r_r121;
    goto CPyL62;
CPyL67: ;
    cpy_r_r122 = PyUnicode_Join(cpy_r_r105, cpy_r_r109);
    CPy_DECREF(cpy_r_r109);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "call", 373, CPyStatic_kernel___effects___globals);
        goto CPyL75;
    }
    cpy_r_r123 = CPyStatics[3481]; /* ')' */
    cpy_r_r124 = CPyStr_Build(4, cpy_r_name, cpy_r_r104, cpy_r_r122, cpy_r_r123);
    CPy_DECREF(cpy_r_r122);
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "call", 373, CPyStatic_kernel___effects___globals);
        goto CPyL75;
    }
    if (((serai___kernel___effects___call__Parser_envObject *)cpy_r_r0)->_text != NULL) {
        CPy_DECREF(((serai___kernel___effects___call__Parser_envObject *)cpy_r_r0)->_text);
    }
    ((serai___kernel___effects___call__Parser_envObject *)cpy_r_r0)->_text = cpy_r_r124;
    cpy_r_r125 = 1;
    if (unlikely(!cpy_r_r125)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "call", 373, CPyStatic_kernel___effects___globals);
        goto CPyL75;
    }
    cpy_r_r126 = ((serai___kernel___effects____ParserObject *)cpy_r_self)->_verbs;
    CPy_INCREF(cpy_r_r126);
    cpy_r_r127 = ((serai___kernel___effects___call__Parser_envObject *)cpy_r_r0)->_text;
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "call", "call__Parser_env", "text", 374, CPyStatic_kernel___effects___globals);
        goto CPyL95;
    }
    CPy_INCREF(cpy_r_r127);
CPyL71: ;
    cpy_r_r128 = CPyDef_kernel___effects_____mypyc_lambda__6_call__Parser_obj();
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "call", 374, CPyStatic_kernel___effects___globals);
        goto CPyL96;
    }
    ((serai___kernel___effects_____mypyc_lambda__6_call__Parser_objObject *)cpy_r_r128)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r129 = CPyDef_kernel___effects___Verbs___interned(cpy_r_r126, cpy_r_r127, cpy_r_r128);
    CPy_DECREF(cpy_r_r127);
    CPy_DECREF(cpy_r_r128);
    CPy_DECREF(cpy_r_r126);
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "call", 374, CPyStatic_kernel___effects___globals);
        goto CPyL74;
    }
    return cpy_r_r129;
CPyL74: ;
    cpy_r_r130 = NULL;
    return cpy_r_r130;
CPyL75: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL74;
CPyL76: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL5;
CPyL77: ;
    CPy_DecRef(cpy_r_r15);
    goto CPyL74;
CPyL78: ;
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r21);
    goto CPyL74;
CPyL79: ;
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r27);
    goto CPyL74;
CPyL80: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r39);
    goto CPyL74;
CPyL81: ;
    CPy_DECREF(cpy_r_r50);
    goto CPyL25;
CPyL82: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r59);
    goto CPyL74;
CPyL83: ;
    CPy_DECREF(cpy_r_r64);
    goto CPyL32;
CPyL84: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r66);
    goto CPyL74;
CPyL85: ;
    CPy_DECREF(cpy_r_r39);
    CPy_DECREF(cpy_r_r68);
    CPy_DECREF(cpy_r_r68);
    goto CPyL59;
CPyL86: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r68);
    goto CPyL74;
CPyL87: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL40;
CPyL88: ;
    CPy_DECREF(cpy_r_r39);
    CPy_DECREF(cpy_r_r68);
    goto CPyL59;
CPyL89: ;
    CPy_DecRef(cpy_r_r39);
    goto CPyL74;
CPyL90: ;
    CPy_DECREF(cpy_r_r39);
    CPyTagged_DECREF(cpy_r_r79);
    goto CPyL55;
CPyL91: ;
    CPy_DecRef(cpy_r_r80);
    goto CPyL74;
CPyL92: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r106);
    goto CPyL74;
CPyL93: ;
    CPy_DECREF(cpy_r_r106);
    goto CPyL67;
CPyL94: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r106);
    CPy_DecRef(cpy_r_r109);
    goto CPyL74;
CPyL95: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r126);
    goto CPyL74;
CPyL96: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r126);
    CPy_DecRef(cpy_r_r127);
    goto CPyL74;
}
        
        PyObject *CPyPy_kernel___effects____Parser___call(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "column", 0};
            static CPyArg_Parser parser = {"OO:call", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_column;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_column)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_kernel___effects____Parser))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.effects._Parser", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            CPyTagged arg_column;
            if (likely(PyLong_Check(obj_column)))
                arg_column = CPyTagged_BorrowFromObject(obj_column);
            else {
                CPy_TypeError("int", obj_column); goto fail;
            }
            PyObject *retval = CPyDef_kernel___effects____Parser___call(arg_self, arg_name, arg_column);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "call", 358, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
CPyTagged CPyDef_kernel___effects____Parser___number(PyObject *cpy_r_self, PyObject *cpy_r_token) {
    int64_t cpy_r_r0;
    char cpy_r_r1;
    CPyTagged cpy_r_r2;
    char cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    char cpy_r_r6;
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
    PyObject *cpy_r_r22;
    PyObject **cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyPtr cpy_r_r28;
    CPyPtr cpy_r_r29;
    CPyPtr cpy_r_r30;
    CPyPtr cpy_r_r31;
    CPyPtr cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    CPyTagged cpy_r_r37;
    CPyTagged cpy_r_r38;
    cpy_r_r0 = CPyStr_Size_size_t(cpy_r_token);
    cpy_r_r1 = cpy_r_r0 >= 0;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "number", 377, CPyStatic_kernel___effects___globals);
        goto CPyL16;
    }
    cpy_r_r2 = cpy_r_r0 << 1;
    cpy_r_r3 = (Py_ssize_t)cpy_r_r2 > (Py_ssize_t)12;
    if (!cpy_r_r3) goto CPyL13;
    cpy_r_r4 = ((serai___kernel___effects____ParserObject *)cpy_r_self)->_at;
    cpy_r_r5 = CPyTagged_Subtract(cpy_r_r4, 2);
    CPyTagged_DECREF(((serai___kernel___effects____ParserObject *)cpy_r_self)->_at);
    ((serai___kernel___effects____ParserObject *)cpy_r_self)->_at = cpy_r_r5;
    cpy_r_r7 = CPyStatics[151]; /* '' */
    cpy_r_r8 = CPyStatics[4568]; /* 'no number of a game has more than ' */
    cpy_r_r9 = CPyStatics[156]; /* '{:{}}' */
    cpy_r_r10 = CPyStatics[151]; /* '' */
    cpy_r_r11 = CPyStatics[154]; /* 'format' */
    cpy_r_r12 = CPyStatics[4900]; /* 6 */
    PyObject *cpy_r_r13[3] = {cpy_r_r9, cpy_r_r12, cpy_r_r10};
    cpy_r_r14 = (PyObject **)&cpy_r_r13;
    cpy_r_r15 = PyObject_VectorcallMethod(cpy_r_r11, cpy_r_r14, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "number", 379, CPyStatic_kernel___effects___globals);
        goto CPyL16;
    }
    if (likely(PyUnicode_Check(cpy_r_r15)))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "number", 379, CPyStatic_kernel___effects___globals, "str", cpy_r_r15);
        goto CPyL16;
    }
    cpy_r_r17 = CPyStatics[4569]; /* ' digits, found ' */
    cpy_r_r18 = CPyStatics[153]; /* '{!r:{}}' */
    cpy_r_r19 = CPyStr_GetSlice(cpy_r_token, 0, 40);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "number", 379, CPyStatic_kernel___effects___globals);
        goto CPyL17;
    }
    if (likely(PyUnicode_Check(cpy_r_r19)))
        cpy_r_r20 = cpy_r_r19;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "number", 379, CPyStatic_kernel___effects___globals, "str", cpy_r_r19);
        goto CPyL17;
    }
    cpy_r_r21 = CPyStatics[151]; /* '' */
    cpy_r_r22 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r23[3] = {cpy_r_r18, cpy_r_r20, cpy_r_r21};
    cpy_r_r24 = (PyObject **)&cpy_r_r23;
    cpy_r_r25 = PyObject_VectorcallMethod(cpy_r_r22, cpy_r_r24, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "number", 379, CPyStatic_kernel___effects___globals);
        goto CPyL18;
    }
    CPy_DECREF(cpy_r_r20);
    if (likely(PyUnicode_Check(cpy_r_r25)))
        cpy_r_r26 = cpy_r_r25;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "number", 379, CPyStatic_kernel___effects___globals, "str", cpy_r_r25);
        goto CPyL17;
    }
    cpy_r_r27 = PyList_New(4);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "number", 379, CPyStatic_kernel___effects___globals);
        goto CPyL19;
    }
    cpy_r_r28 = (CPyPtr)((CPyPtr)cpy_r_r27 + offsetof(PyListObject, ob_item));
    cpy_r_r29 = *(CPyPtr *)cpy_r_r28;
    CPy_INCREF(cpy_r_r8);
    *(PyObject * *)cpy_r_r29 = cpy_r_r8;
    cpy_r_r30 = cpy_r_r29 + 8;
    *(PyObject * *)cpy_r_r30 = cpy_r_r16;
    CPy_INCREF(cpy_r_r17);
    cpy_r_r31 = cpy_r_r29 + 16;
    *(PyObject * *)cpy_r_r31 = cpy_r_r17;
    cpy_r_r32 = cpy_r_r29 + 24;
    *(PyObject * *)cpy_r_r32 = cpy_r_r26;
    cpy_r_r33 = PyUnicode_Join(cpy_r_r7, cpy_r_r27);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "number", 379, CPyStatic_kernel___effects___globals);
        goto CPyL16;
    }
    cpy_r_r34 = NULL;
    cpy_r_r35 = CPyDef_kernel___effects____Parser___fail(cpy_r_self, cpy_r_r33, cpy_r_r34);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "number", 379, CPyStatic_kernel___effects___globals);
        goto CPyL16;
    }
    CPy_Raise(cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "number", 379, CPyStatic_kernel___effects___globals);
        goto CPyL16;
    }
    CPy_Unreachable();
CPyL13: ;
    cpy_r_r36 = CPyLong_FromStr(cpy_r_token);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "number", 380, CPyStatic_kernel___effects___globals);
        goto CPyL16;
    }
    if (likely(PyLong_Check(cpy_r_r36)))
        cpy_r_r37 = CPyTagged_FromObject(cpy_r_r36);
    else {
        CPy_TypeError("int", cpy_r_r36); cpy_r_r37 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "number", 380, CPyStatic_kernel___effects___globals);
        goto CPyL16;
    }
    return cpy_r_r37;
CPyL16: ;
    cpy_r_r38 = CPY_INT_TAG;
    return cpy_r_r38;
CPyL17: ;
    CPy_DecRef(cpy_r_r16);
    goto CPyL16;
CPyL18: ;
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r20);
    goto CPyL16;
CPyL19: ;
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r26);
    goto CPyL16;
}
        
        PyObject *CPyPy_kernel___effects____Parser___number(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"token", 0};
            static CPyArg_Parser parser = {"O:number", kwlist, 0};
            PyObject *obj_token;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_token)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_kernel___effects____Parser))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.effects._Parser", obj_self); 
                goto fail;
            }
            PyObject *arg_token;
            if (likely(PyUnicode_Check(obj_token)))
                arg_token = obj_token;
            else {
                CPy_TypeError("str", obj_token); 
                goto fail;
            }
            CPyTagged retval = CPyDef_kernel___effects____Parser___number(arg_self, arg_token);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "number", 376, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects____Parser___word(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject **cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject **cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    int64_t cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    CPyTagged cpy_r_r21;
    char cpy_r_r22;
    CPyTagged cpy_r_r23;
    CPyTagged cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject **cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyPtr cpy_r_r39;
    CPyPtr cpy_r_r40;
    CPyPtr cpy_r_r41;
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
    PyObject **cpy_r_r55;
    PyObject *cpy_r_r56;
    char cpy_r_r57;
    CPyTagged cpy_r_r58;
    tuple_T2OI cpy_r_r59;
    PyObject *cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject **cpy_r_r65;
    PyObject *cpy_r_r66;
    char cpy_r_r67;
    CPyTagged cpy_r_r68;
    CPyTagged cpy_r_r69;
    char cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    char cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject **cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    CPyPtr cpy_r_r84;
    CPyPtr cpy_r_r85;
    CPyPtr cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    cpy_r_r0 = NULL;
    cpy_r_r1 = CPyDef_kernel___effects____Parser___take(cpy_r_self, cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "word", 383, CPyStatic_kernel___effects___globals);
        goto CPyL52;
    }
    cpy_r_r2 = CPyStatics[1414]; /* '-' */
    cpy_r_r3 = CPyStr_Removeprefix(cpy_r_r1, cpy_r_r2);
    cpy_r_r4 = CPyStatics[4563]; /* 'isdecimal' */
    PyObject *cpy_r_r5[1] = {cpy_r_r3};
    cpy_r_r6 = (PyObject **)&cpy_r_r5;
    cpy_r_r7 = PyObject_VectorcallMethod(cpy_r_r4, cpy_r_r6, 9223372036854775809ULL, 0);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "word", 384, CPyStatic_kernel___effects___globals);
        goto CPyL53;
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(!PyBool_Check(cpy_r_r7))) {
        CPy_TypeError("bool", cpy_r_r7); cpy_r_r8 = 2;
    } else
        cpy_r_r8 = cpy_r_r7 == Py_True;
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "word", 384, CPyStatic_kernel___effects___globals);
        goto CPyL54;
    }
    if (!cpy_r_r8) goto CPyL6;
    cpy_r_r9 = CPyDef_kernel___effects____Parser___number(cpy_r_self, cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "word", 385, CPyStatic_kernel___effects___globals);
        goto CPyL52;
    }
    cpy_r_r10 = CPyTagged_StealAsObject(cpy_r_r9);
    return cpy_r_r10;
CPyL6: ;
    cpy_r_r11 = CPyStr_IsTrue(cpy_r_r1);
    if (!cpy_r_r11) goto CPyL15;
    cpy_r_r12 = CPyStr_GetItem(cpy_r_r1, 0);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "word", 386, CPyStatic_kernel___effects___globals);
        goto CPyL54;
    }
    cpy_r_r13 = CPyStatics[4555]; /* 'isalpha' */
    PyObject *cpy_r_r14[1] = {cpy_r_r12};
    cpy_r_r15 = (PyObject **)&cpy_r_r14;
    cpy_r_r16 = PyObject_VectorcallMethod(cpy_r_r13, cpy_r_r15, 9223372036854775809ULL, 0);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "word", 386, CPyStatic_kernel___effects___globals);
        goto CPyL55;
    }
    CPy_DECREF(cpy_r_r12);
    if (unlikely(!PyBool_Check(cpy_r_r16))) {
        CPy_TypeError("bool", cpy_r_r16); cpy_r_r17 = 2;
    } else
        cpy_r_r17 = cpy_r_r16 == Py_True;
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "word", 386, CPyStatic_kernel___effects___globals);
        goto CPyL54;
    }
    if (cpy_r_r17) goto CPyL25;
    cpy_r_r18 = CPyStr_AdjustIndex(cpy_r_r1, 0);
    cpy_r_r19 = CPyStr_RangeCheck(cpy_r_r1, cpy_r_r18);
    if (cpy_r_r19) {
        goto CPyL14;
    } else
        goto CPyL56;
CPyL12: ;
    PyErr_SetString(PyExc_IndexError, "index out of range");
    cpy_r_r20 = 0;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "word", 386, CPyStatic_kernel___effects___globals);
        goto CPyL52;
    }
    CPy_Unreachable();
CPyL14: ;
    cpy_r_r21 = CPyStr_GetItemUnsafeAsInt(cpy_r_r1, cpy_r_r18);
    cpy_r_r22 = cpy_r_r21 == 190;
    if (cpy_r_r22) goto CPyL25;
CPyL15: ;
    cpy_r_r23 = ((serai___kernel___effects____ParserObject *)cpy_r_self)->_at;
    cpy_r_r24 = CPyTagged_Subtract(cpy_r_r23, 2);
    CPyTagged_DECREF(((serai___kernel___effects____ParserObject *)cpy_r_self)->_at);
    ((serai___kernel___effects____ParserObject *)cpy_r_self)->_at = cpy_r_r24;
    cpy_r_r26 = CPyStatics[151]; /* '' */
    cpy_r_r27 = CPyStatics[4570]; /* 'expected an argument, found ' */
    cpy_r_r28 = CPyStatics[153]; /* '{!r:{}}' */
    cpy_r_r29 = CPyStr_IsTrue(cpy_r_r1);
    if (!cpy_r_r29) goto CPyL57;
    cpy_r_r30 = cpy_r_r1;
    goto CPyL18;
CPyL17: ;
    cpy_r_r31 = CPyStatics[4547]; /* 'the end' */
    CPy_INCREF(cpy_r_r31);
    cpy_r_r30 = cpy_r_r31;
CPyL18: ;
    cpy_r_r32 = CPyStatics[151]; /* '' */
    cpy_r_r33 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r34[3] = {cpy_r_r28, cpy_r_r30, cpy_r_r32};
    cpy_r_r35 = (PyObject **)&cpy_r_r34;
    cpy_r_r36 = PyObject_VectorcallMethod(cpy_r_r33, cpy_r_r35, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "word", 388, CPyStatic_kernel___effects___globals);
        goto CPyL58;
    }
    CPy_DECREF(cpy_r_r30);
    if (likely(PyUnicode_Check(cpy_r_r36)))
        cpy_r_r37 = cpy_r_r36;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "word", 388, CPyStatic_kernel___effects___globals, "str", cpy_r_r36);
        goto CPyL52;
    }
    cpy_r_r38 = PyList_New(2);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "word", 388, CPyStatic_kernel___effects___globals);
        goto CPyL59;
    }
    cpy_r_r39 = (CPyPtr)((CPyPtr)cpy_r_r38 + offsetof(PyListObject, ob_item));
    cpy_r_r40 = *(CPyPtr *)cpy_r_r39;
    CPy_INCREF(cpy_r_r27);
    *(PyObject * *)cpy_r_r40 = cpy_r_r27;
    cpy_r_r41 = cpy_r_r40 + 8;
    *(PyObject * *)cpy_r_r41 = cpy_r_r37;
    cpy_r_r42 = PyUnicode_Join(cpy_r_r26, cpy_r_r38);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "word", 388, CPyStatic_kernel___effects___globals);
        goto CPyL52;
    }
    cpy_r_r43 = NULL;
    cpy_r_r44 = CPyDef_kernel___effects____Parser___fail(cpy_r_self, cpy_r_r42, cpy_r_r43);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "word", 388, CPyStatic_kernel___effects___globals);
        goto CPyL52;
    }
    CPy_Raise(cpy_r_r44);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "word", 388, CPyStatic_kernel___effects___globals);
        goto CPyL52;
    }
    CPy_Unreachable();
CPyL25: ;
    cpy_r_r45 = CPyDef_kernel___effects____Parser___next(cpy_r_self);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "word", 389, CPyStatic_kernel___effects___globals);
        goto CPyL54;
    }
CPyL26: ;
    cpy_r_r46 = CPyStatics[143]; /* ':' */
    cpy_r_r47 = CPyStr_EqualLiteral(cpy_r_r45, cpy_r_r46, 1);
    CPy_DECREF(cpy_r_r45);
    cpy_r_r48 = cpy_r_r47 == 0;
    if (!cpy_r_r48) goto CPyL28;
    return cpy_r_r1;
CPyL28: ;
    cpy_r_r49 = CPyStatics[143]; /* ':' */
    cpy_r_r50 = CPyDef_kernel___effects____Parser___take(cpy_r_self, cpy_r_r49);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "word", 391, CPyStatic_kernel___effects___globals);
        goto CPyL54;
    } else
        goto CPyL60;
CPyL29: ;
    cpy_r_r51 = NULL;
    cpy_r_r52 = CPyDef_kernel___effects____Parser___take(cpy_r_self, cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "word", 392, CPyStatic_kernel___effects___globals);
        goto CPyL54;
    }
    cpy_r_r53 = CPyStatics[4563]; /* 'isdecimal' */
    PyObject *cpy_r_r54[1] = {cpy_r_r52};
    cpy_r_r55 = (PyObject **)&cpy_r_r54;
    cpy_r_r56 = PyObject_VectorcallMethod(cpy_r_r53, cpy_r_r55, 9223372036854775809ULL, 0);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "word", 393, CPyStatic_kernel___effects___globals);
        goto CPyL61;
    }
    if (unlikely(!PyBool_Check(cpy_r_r56))) {
        CPy_TypeError("bool", cpy_r_r56); cpy_r_r57 = 2;
    } else
        cpy_r_r57 = cpy_r_r56 == Py_True;
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r57 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "word", 393, CPyStatic_kernel___effects___globals);
        goto CPyL61;
    }
    if (!cpy_r_r57) goto CPyL35;
    cpy_r_r58 = CPyDef_kernel___effects____Parser___number(cpy_r_self, cpy_r_r52);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r58 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "word", 394, CPyStatic_kernel___effects___globals);
        goto CPyL62;
    }
    cpy_r_r59.f0 = cpy_r_r1;
    cpy_r_r59.f1 = cpy_r_r58;
    cpy_r_r60 = PyTuple_New(2);
    if (unlikely(cpy_r_r60 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8844 = cpy_r_r59.f0;
    PyTuple_SET_ITEM(cpy_r_r60, 0, __tmp8844);
    PyObject *__tmp8845 = CPyTagged_StealAsObject(cpy_r_r59.f1);
    PyTuple_SET_ITEM(cpy_r_r60, 1, __tmp8845);
    return cpy_r_r60;
CPyL35: ;
    cpy_r_r61 = CPyStr_IsTrue(cpy_r_r52);
    if (!cpy_r_r61) goto CPyL63;
    cpy_r_r62 = CPyStr_GetItem(cpy_r_r52, 0);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "word", 395, CPyStatic_kernel___effects___globals);
        goto CPyL61;
    }
    cpy_r_r63 = CPyStatics[4555]; /* 'isalpha' */
    PyObject *cpy_r_r64[1] = {cpy_r_r62};
    cpy_r_r65 = (PyObject **)&cpy_r_r64;
    cpy_r_r66 = PyObject_VectorcallMethod(cpy_r_r63, cpy_r_r65, 9223372036854775809ULL, 0);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "word", 395, CPyStatic_kernel___effects___globals);
        goto CPyL64;
    }
    CPy_DECREF(cpy_r_r62);
    if (unlikely(!PyBool_Check(cpy_r_r66))) {
        CPy_TypeError("bool", cpy_r_r66); cpy_r_r67 = 2;
    } else
        cpy_r_r67 = cpy_r_r66 == Py_True;
    CPy_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r67 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "word", 395, CPyStatic_kernel___effects___globals);
        goto CPyL61;
    }
    if (cpy_r_r67) {
        goto CPyL50;
    } else
        goto CPyL63;
CPyL40: ;
    cpy_r_r68 = ((serai___kernel___effects____ParserObject *)cpy_r_self)->_at;
    cpy_r_r69 = CPyTagged_Subtract(cpy_r_r68, 2);
    CPyTagged_DECREF(((serai___kernel___effects____ParserObject *)cpy_r_self)->_at);
    ((serai___kernel___effects____ParserObject *)cpy_r_self)->_at = cpy_r_r69;
    cpy_r_r71 = CPyStatics[151]; /* '' */
    cpy_r_r72 = CPyStatics[4571]; /* "expected a number or a word after ':', found " */
    cpy_r_r73 = CPyStatics[153]; /* '{!r:{}}' */
    cpy_r_r74 = CPyStr_IsTrue(cpy_r_r52);
    if (!cpy_r_r74) goto CPyL65;
    cpy_r_r75 = cpy_r_r52;
    goto CPyL43;
CPyL42: ;
    cpy_r_r76 = CPyStatics[4547]; /* 'the end' */
    CPy_INCREF(cpy_r_r76);
    cpy_r_r75 = cpy_r_r76;
CPyL43: ;
    cpy_r_r77 = CPyStatics[151]; /* '' */
    cpy_r_r78 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r79[3] = {cpy_r_r73, cpy_r_r75, cpy_r_r77};
    cpy_r_r80 = (PyObject **)&cpy_r_r79;
    cpy_r_r81 = PyObject_VectorcallMethod(cpy_r_r78, cpy_r_r80, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "word", 397, CPyStatic_kernel___effects___globals);
        goto CPyL66;
    }
    CPy_DECREF(cpy_r_r75);
    if (likely(PyUnicode_Check(cpy_r_r81)))
        cpy_r_r82 = cpy_r_r81;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "word", 397, CPyStatic_kernel___effects___globals, "str", cpy_r_r81);
        goto CPyL52;
    }
    cpy_r_r83 = PyList_New(2);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "word", 397, CPyStatic_kernel___effects___globals);
        goto CPyL67;
    }
    cpy_r_r84 = (CPyPtr)((CPyPtr)cpy_r_r83 + offsetof(PyListObject, ob_item));
    cpy_r_r85 = *(CPyPtr *)cpy_r_r84;
    CPy_INCREF(cpy_r_r72);
    *(PyObject * *)cpy_r_r85 = cpy_r_r72;
    cpy_r_r86 = cpy_r_r85 + 8;
    *(PyObject * *)cpy_r_r86 = cpy_r_r82;
    cpy_r_r87 = PyUnicode_Join(cpy_r_r71, cpy_r_r83);
    CPy_DECREF(cpy_r_r83);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "word", 397, CPyStatic_kernel___effects___globals);
        goto CPyL52;
    }
    cpy_r_r88 = NULL;
    cpy_r_r89 = CPyDef_kernel___effects____Parser___fail(cpy_r_self, cpy_r_r87, cpy_r_r88);
    CPy_DECREF(cpy_r_r87);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "word", 397, CPyStatic_kernel___effects___globals);
        goto CPyL52;
    }
    CPy_Raise(cpy_r_r89);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "word", 397, CPyStatic_kernel___effects___globals);
        goto CPyL52;
    }
    CPy_Unreachable();
CPyL50: ;
    cpy_r_r90 = CPyStatics[143]; /* ':' */
    cpy_r_r91 = CPyStr_Build(3, cpy_r_r1, cpy_r_r90, cpy_r_r52);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "word", 398, CPyStatic_kernel___effects___globals);
        goto CPyL52;
    }
    return cpy_r_r91;
CPyL52: ;
    cpy_r_r92 = NULL;
    return cpy_r_r92;
CPyL53: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    goto CPyL52;
CPyL54: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL52;
CPyL55: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r12);
    goto CPyL52;
CPyL56: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL12;
CPyL57: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL17;
CPyL58: ;
    CPy_DecRef(cpy_r_r30);
    goto CPyL52;
CPyL59: ;
    CPy_DecRef(cpy_r_r37);
    goto CPyL52;
CPyL60: ;
    CPy_DECREF(cpy_r_r50);
    goto CPyL29;
CPyL61: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r52);
    goto CPyL52;
CPyL62: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL52;
CPyL63: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL40;
CPyL64: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r62);
    goto CPyL52;
CPyL65: ;
    CPy_DECREF(cpy_r_r52);
    goto CPyL42;
CPyL66: ;
    CPy_DecRef(cpy_r_r75);
    goto CPyL52;
CPyL67: ;
    CPy_DecRef(cpy_r_r82);
    goto CPyL52;
}
        
        PyObject *CPyPy_kernel___effects____Parser___word(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":word", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_kernel___effects____Parser))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.effects._Parser", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_kernel___effects____Parser___word(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "word", 382, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects____shown(PyObject *cpy_r_word) {
    char cpy_r_r0;
    tuple_T2OI cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    tuple_T2OI cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    cpy_r_r0 = PyTuple_Check(cpy_r_word);
    if (!cpy_r_r0) goto CPyL6;
    PyObject *__tmp8846;
    if (unlikely(!(PyTuple_Check(cpy_r_word) && PyTuple_GET_SIZE(cpy_r_word) == 2))) {
        __tmp8846 = NULL;
        goto __LL8847;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_word, 0))))
        __tmp8846 = PyTuple_GET_ITEM(cpy_r_word, 0);
    else {
        __tmp8846 = NULL;
    }
    if (__tmp8846 == NULL) goto __LL8847;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_word, 1))))
        __tmp8846 = PyTuple_GET_ITEM(cpy_r_word, 1);
    else {
        __tmp8846 = NULL;
    }
    if (__tmp8846 == NULL) goto __LL8847;
    __tmp8846 = cpy_r_word;
__LL8847: ;
    if (unlikely(__tmp8846 == NULL)) {
        CPy_TypeError("tuple[str, int]", cpy_r_word); cpy_r_r1 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp8848 = PyTuple_GET_ITEM(cpy_r_word, 0);
        CPy_INCREF(__tmp8848);
        PyObject *__tmp8849;
        if (likely(PyUnicode_Check(__tmp8848)))
            __tmp8849 = __tmp8848;
        else {
            CPy_TypeError("str", __tmp8848); 
            __tmp8849 = NULL;
        }
        cpy_r_r1.f0 = __tmp8849;
        PyObject *__tmp8850 = PyTuple_GET_ITEM(cpy_r_word, 1);
        CPyTagged __tmp8851;
        if (likely(PyLong_Check(__tmp8850)))
            __tmp8851 = CPyTagged_FromObject(__tmp8850);
        else {
            goto __LL8852;
        }
        cpy_r_r1.f1 = __tmp8851;
    }
    goto __LL8853;
__LL8852: ;
    CPy_DECREF(cpy_r_r1.f0);
    cpy_r_r1 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL8853;
__LL8853: ;
    if (unlikely(cpy_r_r1.f0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "_shown", 402, CPyStatic_kernel___effects___globals);
        goto CPyL10;
    }
    cpy_r_r2 = cpy_r_r1.f0;
    CPy_INCREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r1.f0);
    CPyTagged_DECREF(cpy_r_r1.f1);
    cpy_r_r3 = CPyStatics[143]; /* ':' */
    PyObject *__tmp8854;
    if (unlikely(!(PyTuple_Check(cpy_r_word) && PyTuple_GET_SIZE(cpy_r_word) == 2))) {
        __tmp8854 = NULL;
        goto __LL8855;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_word, 0))))
        __tmp8854 = PyTuple_GET_ITEM(cpy_r_word, 0);
    else {
        __tmp8854 = NULL;
    }
    if (__tmp8854 == NULL) goto __LL8855;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_word, 1))))
        __tmp8854 = PyTuple_GET_ITEM(cpy_r_word, 1);
    else {
        __tmp8854 = NULL;
    }
    if (__tmp8854 == NULL) goto __LL8855;
    __tmp8854 = cpy_r_word;
__LL8855: ;
    if (unlikely(__tmp8854 == NULL)) {
        CPy_TypeError("tuple[str, int]", cpy_r_word); cpy_r_r4 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp8856 = PyTuple_GET_ITEM(cpy_r_word, 0);
        CPy_INCREF(__tmp8856);
        PyObject *__tmp8857;
        if (likely(PyUnicode_Check(__tmp8856)))
            __tmp8857 = __tmp8856;
        else {
            CPy_TypeError("str", __tmp8856); 
            __tmp8857 = NULL;
        }
        cpy_r_r4.f0 = __tmp8857;
        PyObject *__tmp8858 = PyTuple_GET_ITEM(cpy_r_word, 1);
        CPyTagged __tmp8859;
        if (likely(PyLong_Check(__tmp8858)))
            __tmp8859 = CPyTagged_FromObject(__tmp8858);
        else {
            goto __LL8860;
        }
        cpy_r_r4.f1 = __tmp8859;
    }
    goto __LL8861;
__LL8860: ;
    CPy_DECREF(cpy_r_r4.f0);
    cpy_r_r4 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL8861;
__LL8861: ;
    if (unlikely(cpy_r_r4.f0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "_shown", 402, CPyStatic_kernel___effects___globals);
        goto CPyL11;
    }
    cpy_r_r5 = cpy_r_r4.f1;
    CPyTagged_INCREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r4.f0);
    CPyTagged_DECREF(cpy_r_r4.f1);
    cpy_r_r6 = CPyTagged_Str(cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "_shown", 402, CPyStatic_kernel___effects___globals);
        goto CPyL11;
    }
    cpy_r_r7 = CPyStr_Build(3, cpy_r_r2, cpy_r_r3, cpy_r_r6);
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "_shown", 402, CPyStatic_kernel___effects___globals);
        goto CPyL10;
    }
    cpy_r_r8 = cpy_r_r7;
    goto CPyL9;
CPyL6: ;
    CPy_INCREF(cpy_r_word);
    if (PyLong_Check(cpy_r_word))
        cpy_r_r9 = cpy_r_word;
    else {
        cpy_r_r9 = NULL;
    }
    if (cpy_r_r9 != NULL) goto __LL8862;
    if (PyUnicode_Check(cpy_r_word))
        cpy_r_r9 = cpy_r_word;
    else {
        cpy_r_r9 = NULL;
    }
    if (cpy_r_r9 != NULL) goto __LL8862;
    CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "_shown", 402, CPyStatic_kernel___effects___globals, "union[int, str]", cpy_r_word);
    goto CPyL10;
__LL8862: ;
    cpy_r_r10 = PyObject_Str(cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "_shown", 402, CPyStatic_kernel___effects___globals);
        goto CPyL10;
    }
    cpy_r_r8 = cpy_r_r10;
CPyL9: ;
    return cpy_r_r8;
CPyL10: ;
    cpy_r_r11 = NULL;
    return cpy_r_r11;
CPyL11: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL10;
}
        
        PyObject *CPyPy_kernel___effects____shown(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"word", 0};
            static CPyArg_Parser parser = {"O:_shown", kwlist, 0};
            PyObject *obj_word;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_word)) {
                return NULL;
            }
            PyObject *arg_word;
            if (PyLong_Check(obj_word))
                arg_word = obj_word;
            else {
                arg_word = NULL;
            }
            if (arg_word != NULL) goto __LL8863;
            if (PyUnicode_Check(obj_word))
                arg_word = obj_word;
            else {
                arg_word = NULL;
            }
            if (arg_word != NULL) goto __LL8863;
            if (unlikely(!(PyTuple_Check(obj_word) && PyTuple_GET_SIZE(obj_word) == 2))) {
                arg_word = NULL;
                goto __LL8864;
            }
            if (likely(PyUnicode_Check(PyTuple_GET_ITEM(obj_word, 0))))
                arg_word = PyTuple_GET_ITEM(obj_word, 0);
            else {
                arg_word = NULL;
            }
            if (arg_word == NULL) goto __LL8864;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_word, 1))))
                arg_word = PyTuple_GET_ITEM(obj_word, 1);
            else {
                arg_word = NULL;
            }
            if (arg_word == NULL) goto __LL8864;
            arg_word = obj_word;
__LL8864: ;
            if (arg_word != NULL) goto __LL8863;
            CPy_TypeError("union[int, str, tuple[str, int]]", obj_word); 
            goto fail;
__LL8863: ;
            PyObject *retval = CPyDef_kernel___effects____shown(arg_word);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "_shown", 401, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects____grouped(PyObject *cpy_r_effect, PyObject *cpy_r_kinds) {
    int32_t cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    cpy_r_r0 = PyObject_IsInstance(cpy_r_effect, cpy_r_kinds);
    cpy_r_r1 = cpy_r_r0 >= 0;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "_grouped", 406, CPyStatic_kernel___effects___globals);
        goto CPyL10;
    }
    cpy_r_r2 = cpy_r_r0;
    if (!cpy_r_r2) goto CPyL8;
    cpy_r_r3 = CPyStatic_kernel___effects___NOTHING;
    if (likely(cpy_r_r3 != NULL)) goto CPyL5;
    PyErr_SetString(PyExc_NameError, "value for final name \"NOTHING\" was not set");
    cpy_r_r4 = 0;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "_grouped", 406, CPyStatic_kernel___effects___globals);
        goto CPyL10;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r5 = cpy_r_effect == cpy_r_r3;
    cpy_r_r6 = cpy_r_r5 ^ 1;
    if (!cpy_r_r6) goto CPyL8;
    cpy_r_r7 = CPyStatics[4022]; /* '(' */
    cpy_r_r8 = ((serai___kernel___effects___EffectObject *)cpy_r_effect)->_text;
    CPy_INCREF(cpy_r_r8);
    cpy_r_r9 = CPyStatics[3481]; /* ')' */
    cpy_r_r10 = CPyStr_Build(3, cpy_r_r7, cpy_r_r8, cpy_r_r9);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "_grouped", 406, CPyStatic_kernel___effects___globals);
        goto CPyL10;
    }
    cpy_r_r11 = cpy_r_r10;
    goto CPyL9;
CPyL8: ;
    cpy_r_r12 = ((serai___kernel___effects___EffectObject *)cpy_r_effect)->_text;
    CPy_INCREF(cpy_r_r12);
    cpy_r_r11 = cpy_r_r12;
CPyL9: ;
    return cpy_r_r11;
CPyL10: ;
    cpy_r_r13 = NULL;
    return cpy_r_r13;
}
        
        PyObject *CPyPy_kernel___effects____grouped(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"effect", 0};
            static CPyArg_Parser parser = {"%O:_grouped", kwlist, 0};
            PyObject *obj_effect;
            PyObject *obj_kinds;
            if (!CPyArg_ParseStackAndKeywords(args, nargs, kwnames, &parser, &obj_kinds, NULL, &obj_effect)) {
                return NULL;
            }
            PyObject *arg_effect;
            if (likely(PyObject_TypeCheck(obj_effect, CPyType_kernel___effects___Effect)))
                arg_effect = obj_effect;
            else {
                CPy_TypeError("serai.kernel.effects.Effect", obj_effect); 
                goto fail;
            }
            PyObject *arg_kinds = obj_kinds;
            PyObject *retval = CPyDef_kernel___effects____grouped(arg_effect, arg_kinds);
            CPy_DECREF(obj_kinds);
            return retval;
fail: ;
            CPy_DECREF(obj_kinds);
            CPy_AddTraceback("src/serai/kernel/effects.py", "_grouped", 405, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects___icons_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    CPyPtr cpy_r_r29;
    PyObject *cpy_r_r30;
    char cpy_r_r31;
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
    PyObject **cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    CPyPtr cpy_r_r52;
    PyObject *cpy_r_r53;
    char cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    CPyPtr cpy_r_r61;
    int64_t cpy_r_r62;
    char cpy_r_r63;
    char cpy_r_r64;
    int64_t cpy_r_r65;
    int64_t cpy_r_r66;
    char cpy_r_r67;
    CPyTagged cpy_r_r68;
    CPyTagged cpy_r_place;
    int64_t cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    char cpy_r_r73;
    char cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject **cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    char cpy_r_r83;
    PyObject *cpy_r_r84;
    char cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    char cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject **cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    char cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    char cpy_r_r98;
    PyObject *cpy_r_r99;
    char cpy_r_r100;
    PyObject *cpy_r_r101;
    char cpy_r_r102;
    tuple_T3OOO cpy_r_r103;
    PyObject **cpy_r_r104;
    PyObject *cpy_r_r105;
    char cpy_r_r106;
    char cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject **cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    char cpy_r_r113;
    CPyTagged cpy_r_r114;
    CPyTagged cpy_r_r115;
    char cpy_r_r116;
    int64_t cpy_r_r117;
    int64_t cpy_r_r118;
    char cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    char cpy_r_r122;
    char cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    char cpy_r_r127;
    PyObject *cpy_r_r128;
    CPyPtr cpy_r_r129;
    int64_t cpy_r_r130;
    char cpy_r_r131;
    char cpy_r_r132;
    int64_t cpy_r_r133;
    int64_t cpy_r_r134;
    char cpy_r_r135;
    CPyTagged cpy_r_r136;
    int64_t cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    char cpy_r_r141;
    char cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    CPyPtr cpy_r_r145;
    PyObject *cpy_r_r146;
    char cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject **cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    char cpy_r_r156;
    PyObject *cpy_r_r157;
    char cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    char cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject **cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    char cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    char cpy_r_r171;
    PyObject *cpy_r_r172;
    char cpy_r_r173;
    PyObject *cpy_r_r174;
    char cpy_r_r175;
    tuple_T3OOO cpy_r_r176;
    PyObject **cpy_r_r177;
    PyObject *cpy_r_r178;
    char cpy_r_r179;
    char cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject **cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
    char cpy_r_r186;
    CPyTagged cpy_r_r187;
    CPyTagged cpy_r_r188;
    char cpy_r_r189;
    int64_t cpy_r_r190;
    int64_t cpy_r_r191;
    char cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    CPyPtr cpy_r_r195;
    PyObject *cpy_r_r196;
    char cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    PyObject *cpy_r_r200;
    PyObject *cpy_r_r201;
    char cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject **cpy_r_r206;
    PyObject *cpy_r_r207;
    PyObject *cpy_r_r208;
    char cpy_r_r209;
    PyObject *cpy_r_r210;
    PyObject *cpy_r_r211;
    char cpy_r_r212;
    PyObject *cpy_r_r213;
    char cpy_r_r214;
    PyObject *cpy_r_r215;
    char cpy_r_r216;
    tuple_T3OOO cpy_r_r217;
    PyObject **cpy_r_r218;
    PyObject *cpy_r_r219;
    char cpy_r_r220;
    char cpy_r_r221;
    PyObject *cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject **cpy_r_r224;
    PyObject *cpy_r_r225;
    PyObject *cpy_r_r226;
    char cpy_r_r227;
    PyObject *cpy_r_r228;
    PyObject *cpy_r_r229;
    PyObject *cpy_r_r230;
    PyObject *cpy_r_r231;
    PyObject **cpy_r_r233;
    PyObject *cpy_r_r234;
    PyObject *cpy_r_r235;
    char cpy_r_r236;
    PyObject *cpy_r_r237;
    char cpy_r_r238;
    PyObject *cpy_r_r239;
    PyObject *cpy_r_r240;
    PyObject *cpy_r_r241;
    PyObject *cpy_r_r242;
    char cpy_r_r243;
    PyObject *cpy_r_r244;
    PyObject *cpy_r_r245;
    PyObject *cpy_r_r246;
    PyObject **cpy_r_r247;
    PyObject *cpy_r_r248;
    PyObject *cpy_r_r249;
    char cpy_r_r250;
    PyObject *cpy_r_r251;
    PyObject *cpy_r_r252;
    char cpy_r_r253;
    PyObject *cpy_r_r254;
    char cpy_r_r255;
    PyObject *cpy_r_r256;
    char cpy_r_r257;
    tuple_T3OOO cpy_r_r258;
    PyObject **cpy_r_r259;
    PyObject *cpy_r_r260;
    char cpy_r_r261;
    char cpy_r_r262;
    PyObject *cpy_r_r263;
    PyObject *cpy_r_r264;
    PyObject **cpy_r_r265;
    PyObject *cpy_r_r266;
    PyObject *cpy_r_r267;
    char cpy_r_r268;
    PyObject *cpy_r_r269;
    PyObject *cpy_r_r270;
    CPyPtr cpy_r_r271;
    PyObject *cpy_r_r272;
    char cpy_r_r273;
    PyObject *cpy_r_r274;
    PyObject *cpy_r_r275;
    PyObject *cpy_r_r276;
    CPyTagged cpy_r_r277;
    tuple_T1I cpy_r_r278;
    PyObject *cpy_r_r279;
    PyObject *cpy_r_r280;
    PyObject *cpy_r_r281;
    PyObject *cpy_r_r282;
    PyObject **cpy_r_r284;
    PyObject *cpy_r_r285;
    PyObject *cpy_r_r286;
    PyObject *cpy_r_r287;
    char cpy_r_r288;
    PyObject *cpy_r_r289;
    char cpy_r_r290;
    PyObject *cpy_r_r291;
    PyObject *cpy_r_r292;
    PyObject *cpy_r_r293;
    PyObject *cpy_r_r294;
    char cpy_r_r295;
    PyObject *cpy_r_r296;
    PyObject *cpy_r_r297;
    PyObject *cpy_r_r298;
    PyObject **cpy_r_r299;
    PyObject *cpy_r_r300;
    PyObject *cpy_r_r301;
    char cpy_r_r302;
    PyObject *cpy_r_r303;
    PyObject *cpy_r_r304;
    char cpy_r_r305;
    PyObject *cpy_r_r306;
    char cpy_r_r307;
    PyObject *cpy_r_r308;
    char cpy_r_r309;
    tuple_T3OOO cpy_r_r310;
    PyObject **cpy_r_r311;
    PyObject *cpy_r_r312;
    char cpy_r_r313;
    char cpy_r_r314;
    PyObject *cpy_r_r315;
    PyObject *cpy_r_r316;
    PyObject **cpy_r_r317;
    PyObject *cpy_r_r318;
    PyObject *cpy_r_r319;
    char cpy_r_r320;
    PyObject *cpy_r_r321;
    PyObject *cpy_r_r322;
    CPyPtr cpy_r_r323;
    PyObject *cpy_r_r324;
    char cpy_r_r325;
    PyObject *cpy_r_r326;
    PyObject *cpy_r_r327;
    PyObject *cpy_r_r328;
    PyObject *cpy_r_r329;
    PyObject **cpy_r_r331;
    PyObject *cpy_r_r332;
    PyObject *cpy_r_r333;
    char cpy_r_r334;
    PyObject *cpy_r_r335;
    char cpy_r_r336;
    PyObject *cpy_r_r337;
    PyObject *cpy_r_r338;
    PyObject *cpy_r_r339;
    PyObject *cpy_r_r340;
    char cpy_r_r341;
    PyObject *cpy_r_r342;
    PyObject *cpy_r_r343;
    PyObject *cpy_r_r344;
    PyObject **cpy_r_r345;
    PyObject *cpy_r_r346;
    PyObject *cpy_r_r347;
    char cpy_r_r348;
    PyObject *cpy_r_r349;
    PyObject *cpy_r_r350;
    char cpy_r_r351;
    PyObject *cpy_r_r352;
    char cpy_r_r353;
    PyObject *cpy_r_r354;
    char cpy_r_r355;
    tuple_T3OOO cpy_r_r356;
    PyObject **cpy_r_r357;
    PyObject *cpy_r_r358;
    char cpy_r_r359;
    char cpy_r_r360;
    PyObject *cpy_r_r361;
    PyObject *cpy_r_r362;
    PyObject **cpy_r_r363;
    PyObject *cpy_r_r364;
    PyObject *cpy_r_r365;
    char cpy_r_r366;
    PyObject *cpy_r_r367;
    PyObject *cpy_r_r368;
    PyObject *cpy_r_r369;
    PyObject *cpy_r_r370;
    PyObject **cpy_r_r372;
    PyObject *cpy_r_r373;
    PyObject *cpy_r_r374;
    char cpy_r_r375;
    PyObject *cpy_r_r376;
    char cpy_r_r377;
    PyObject *cpy_r_r378;
    char cpy_r_r379;
    int32_t cpy_r_r380;
    char cpy_r_r381;
    int32_t cpy_r_r382;
    PyObject *cpy_r_r383;
    char cpy_r_r384;
    char cpy_r_r385;
    char cpy_r_r386;
    char cpy_r_r387;
    char cpy_r_r388;
    char cpy_r_r389;
    char cpy_r_r390;
    char cpy_r_r391;
    char cpy_r_r392;
    char cpy_r_r393;
    char cpy_r_r394;
    char cpy_r_r395;
    char cpy_r_r396;
    char cpy_r_r397;
    char cpy_r_r398;
    PyObject *cpy_r_r399;
    PyObject *cpy_r_r400;
    char cpy_r_r401;
    PyObject *cpy_r_r402;
    char cpy_r_r403;
    PyObject *cpy_r_r404;
    char cpy_r_r405;
    PyObject *cpy_r_r406;
    char cpy_r_r407;
    PyObject *cpy_r_r408;
    char cpy_r_r409;
    PyObject *cpy_r_r410;
    char cpy_r_r411;
    PyObject *cpy_r_r412;
    char cpy_r_r413;
    PyObject *cpy_r_r414;
    char cpy_r_r415;
    PyObject *cpy_r_r416;
    char cpy_r_r417;
    PyObject *cpy_r_r418;
    char cpy_r_r419;
    PyObject *cpy_r_r420;
    char cpy_r_r421;
    PyObject *cpy_r_r422;
    char cpy_r_r423;
    PyObject *cpy_r_r424;
    char cpy_r_r425;
    PyObject *cpy_r_r426;
    char cpy_r_r427;
    PyObject *cpy_r_r428;
    char cpy_r_r429;
    PyObject *cpy_r_r430;
    char cpy_r_r431;
    PyObject *cpy_r_r432;
    char cpy_r_r433;
    PyObject *cpy_r_r434;
    char cpy_r_r435;
    PyObject *cpy_r_r436;
    char cpy_r_r437;
    PyObject *cpy_r_r438;
    char cpy_r_r439;
    if (unlikely(!CPyGen_TryEnter(&((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r24 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL245;
CPyL1: ;
    cpy_r_r25 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r26 = cpy_r_type != cpy_r_r25;
    if (!cpy_r_r26) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 420, CPyStatic_kernel___effects___globals);
        goto CPyL244;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r27 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "icons", "icons_gen", "effect", 422, CPyStatic_kernel___effects___globals);
        goto CPyL244;
    }
CPyL5: ;
    cpy_r_r28 = (PyObject *)CPyType_kernel___effects___Call;
    cpy_r_r29 = (CPyPtr)((CPyPtr)cpy_r_r27 + offsetof(PyObject, ob_type));
    cpy_r_r30 = *(PyObject * *)cpy_r_r29;
    cpy_r_r31 = cpy_r_r30 == cpy_r_r28;
    if (!cpy_r_r31) goto CPyL17;
    cpy_r_r32 = CPyStatics[4572]; /* 'verb' */
    cpy_r_r33 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "icons", "icons_gen", "effect", 423, CPyStatic_kernel___effects___globals);
        goto CPyL244;
    }
CPyL7: ;
    if (likely(Py_TYPE(cpy_r_r33) == CPyType_kernel___effects___Call))
        cpy_r_r34 = cpy_r_r33;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "icons", 423, CPyStatic_kernel___effects___globals, "serai.kernel.effects.Call", cpy_r_r33);
        goto CPyL244;
    }
    cpy_r_r35 = ((serai___kernel___effects___CallObject *)cpy_r_r34)->_verb;
    cpy_r_r36 = ((serai___kernel___effects___VerbObject *)cpy_r_r35)->_name;
    CPy_INCREF(cpy_r_r36);
    cpy_r_r37 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "icons", "icons_gen", "effect", 423, CPyStatic_kernel___effects___globals);
        goto CPyL262;
    }
CPyL9: ;
    if (likely(Py_TYPE(cpy_r_r37) == CPyType_kernel___effects___Call))
        cpy_r_r38 = cpy_r_r37;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "icons", 423, CPyStatic_kernel___effects___globals, "serai.kernel.effects.Call", cpy_r_r37);
        goto CPyL262;
    }
    cpy_r_r39 = ((serai___kernel___effects___CallObject *)cpy_r_r38)->_words;
    CPy_INCREF(cpy_r_r39);
    cpy_r_r40 = CPyStatic_kernel___effects___globals;
    cpy_r_r41 = CPyStatics[4573]; /* 'Icon' */
    cpy_r_r42 = CPyDict_GetItem(cpy_r_r40, cpy_r_r41);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 423, CPyStatic_kernel___effects___globals);
        goto CPyL263;
    }
    PyObject *cpy_r_r43[3] = {cpy_r_r32, cpy_r_r36, cpy_r_r39};
    cpy_r_r44 = (PyObject **)&cpy_r_r43;
    cpy_r_r45 = PyObject_Vectorcall(cpy_r_r42, cpy_r_r44, 3, 0);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 423, CPyStatic_kernel___effects___globals);
        goto CPyL263;
    }
    CPy_DECREF(cpy_r_r36);
    CPy_DECREF(cpy_r_r39);
    if (likely(PyTuple_Check(cpy_r_r45)))
        cpy_r_r46 = cpy_r_r45;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "icons", 423, CPyStatic_kernel___effects___globals, "tuple", cpy_r_r45);
        goto CPyL244;
    }
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r46;
CPyL14: ;
    cpy_r_r48 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r49 = cpy_r_type != cpy_r_r48;
    if (!cpy_r_r49) goto CPyL239;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 423, CPyStatic_kernel___effects___globals);
        goto CPyL244;
    }
    CPy_Unreachable();
CPyL17: ;
    cpy_r_r50 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "icons", "icons_gen", "effect", 424, CPyStatic_kernel___effects___globals);
        goto CPyL244;
    }
CPyL18: ;
    cpy_r_r51 = (PyObject *)CPyType_kernel___effects___Choice;
    cpy_r_r52 = (CPyPtr)((CPyPtr)cpy_r_r50 + offsetof(PyObject, ob_type));
    cpy_r_r53 = *(PyObject * *)cpy_r_r52;
    cpy_r_r54 = cpy_r_r53 == cpy_r_r51;
    if (!cpy_r_r54) goto CPyL63;
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_0 = 0;
    cpy_r_r55 = 1;
    if (!cpy_r_r55) goto CPyL244;
    cpy_r_r56 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "icons", "icons_gen", "effect", 425, CPyStatic_kernel___effects___globals);
        goto CPyL244;
    }
CPyL21: ;
    if (likely(Py_TYPE(cpy_r_r56) == CPyType_kernel___effects___Choice))
        cpy_r_r57 = cpy_r_r56;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "icons", 425, CPyStatic_kernel___effects___globals, "serai.kernel.effects.Choice", cpy_r_r56);
        goto CPyL244;
    }
    cpy_r_r58 = ((serai___kernel___effects___ChoiceObject *)cpy_r_r57)->_parts;
    CPy_INCREF(cpy_r_r58);
    if (((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_0);
    }
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_0 = cpy_r_r58;
    cpy_r_r59 = 1;
    cpy_r_r60 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_0;
    if (unlikely(cpy_r_r60 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___kernel___effects___icons_gen_0' of 'icons_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r60);
    }
    cpy_r_r61 = (CPyPtr)((CPyPtr)cpy_r_r60 + offsetof(PyVarObject, ob_size));
    cpy_r_r62 = *(int64_t *)cpy_r_r61;
    CPy_DECREF(cpy_r_r60);
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_1 = cpy_r_r62;
    cpy_r_r63 = 1;
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_1 = 0;
    cpy_r_r64 = 1;
    if (!cpy_r_r64) goto CPyL264;
CPyL23: ;
    cpy_r_r65 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_1;
    if (unlikely(cpy_r_r65 == -113)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "icons", "icons_gen", "__mypyc_temp__3_serai___kernel___effects___icons_gen_1", 425, CPyStatic_kernel___effects___globals);
        goto CPyL264;
    }
CPyL24: ;
    cpy_r_r66 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_1;
    if (unlikely(cpy_r_r66 == -113)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___kernel___effects___icons_gen_1' of 'icons_gen' undefined");
    }
    cpy_r_r67 = cpy_r_r65 < cpy_r_r66;
    if (!cpy_r_r67) goto CPyL265;
    cpy_r_r68 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_0;
    if (unlikely(cpy_r_r68 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "icons", "icons_gen", "__mypyc_temp__3_serai___kernel___effects___icons_gen_0", 425, CPyStatic_kernel___effects___globals);
        goto CPyL264;
    }
CPyL26: ;
    cpy_r_place = cpy_r_r68;
    cpy_r_r69 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_1;
    if (unlikely(cpy_r_r69 == -113)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "icons", "icons_gen", "__mypyc_temp__3_serai___kernel___effects___icons_gen_1", 425, CPyStatic_kernel___effects___globals);
        goto CPyL266;
    }
CPyL27: ;
    cpy_r_r70 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_0;
    if (unlikely(cpy_r_r70 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___kernel___effects___icons_gen_0' of 'icons_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r70);
    }
    cpy_r_r71 = CPySequenceTuple_GetItemUnsafe(cpy_r_r70, cpy_r_r69);
    CPy_DECREF(cpy_r_r70);
    if (likely(PyObject_TypeCheck(cpy_r_r71, CPyType_kernel___effects___Effect)))
        cpy_r_r72 = cpy_r_r71;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "icons", 425, CPyStatic_kernel___effects___globals, "serai.kernel.effects.Effect", cpy_r_r71);
        goto CPyL266;
    }
    if (((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__part != NULL) {
        CPy_DECREF(((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__part);
    }
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__part = cpy_r_r72;
    cpy_r_r73 = 1;
    if (unlikely(!cpy_r_r73)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 425, CPyStatic_kernel___effects___globals);
        goto CPyL266;
    }
    cpy_r_r74 = cpy_r_place != 0;
    CPyTagged_DECREF(cpy_r_place);
    if (cpy_r_r74) {
        goto CPyL267;
    } else
        goto CPyL37;
CPyL30: ;
    cpy_r_r75 = CPyStatics[4574]; /* 'or' */
    cpy_r_r76 = CPyStatic_kernel___effects___globals;
    cpy_r_r77 = CPyStatics[4573]; /* 'Icon' */
    cpy_r_r78 = CPyDict_GetItem(cpy_r_r76, cpy_r_r77);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 427, CPyStatic_kernel___effects___globals);
        goto CPyL244;
    }
    PyObject *cpy_r_r79[1] = {cpy_r_r75};
    cpy_r_r80 = (PyObject **)&cpy_r_r79;
    cpy_r_r81 = PyObject_Vectorcall(cpy_r_r78, cpy_r_r80, 1, 0);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 427, CPyStatic_kernel___effects___globals);
        goto CPyL244;
    }
    if (likely(PyTuple_Check(cpy_r_r81)))
        cpy_r_r82 = cpy_r_r81;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "icons", 427, CPyStatic_kernel___effects___globals, "tuple", cpy_r_r81);
        goto CPyL244;
    }
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r82;
CPyL34: ;
    cpy_r_r84 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r85 = cpy_r_type != cpy_r_r84;
    if (cpy_r_r85) {
        goto CPyL268;
    } else
        goto CPyL37;
CPyL35: ;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 427, CPyStatic_kernel___effects___globals);
        goto CPyL244;
    }
    CPy_Unreachable();
CPyL37: ;
    cpy_r_r86 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__part;
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "icons", "icons_gen", "part", 428, CPyStatic_kernel___effects___globals);
        goto CPyL264;
    }
CPyL38: ;
    cpy_r_r87 = CPyDef_kernel___effects___icons(cpy_r_r86);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 428, CPyStatic_kernel___effects___globals);
        goto CPyL264;
    }
    if (((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_3 != NULL) {
        CPy_DECREF(((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_3);
    }
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_3 = cpy_r_r87;
    cpy_r_r88 = 1;
    if (!cpy_r_r88) goto CPyL264;
    cpy_r_r89 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r90 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r91 = NULL;
    cpy_r_r1 = cpy_r_r91;
    cpy_r_r92 = (PyObject **)&cpy_r_r1;
    cpy_r_r93 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_3;
    cpy_r_r94 = CPyDef_kernel___effects___icons_gen_____mypyc_generator_helper__(cpy_r_r93, cpy_r_r90, cpy_r_r90, cpy_r_r90, cpy_r_r89, cpy_r_r92);
    if (cpy_r_r94 != NULL) goto CPyL269;
    cpy_r_r95 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r95)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 428, CPyStatic_kernel___effects___globals);
        goto CPyL270;
    }
    cpy_r_r96 = cpy_r_r1;
    CPy_DECREF(cpy_r_r96);
    cpy_r_r97 = NULL;
    if (((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_3 != NULL) {
        CPy_DECREF(((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_3);
    }
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_3 = cpy_r_r97;
    cpy_r_r98 = 1;
    if (unlikely(!cpy_r_r98)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 428, CPyStatic_kernel___effects___globals);
        goto CPyL264;
    } else
        goto CPyL59;
CPyL43: ;
    cpy_r_r99 = cpy_r_r94;
CPyL44: ;
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r99;
CPyL45: ;
    cpy_r_r101 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r102 = cpy_r_type != cpy_r_r101;
    if (!cpy_r_r102) goto CPyL271;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 428, CPyStatic_kernel___effects___globals);
        goto CPyL49;
    } else
        goto CPyL272;
CPyL47: ;
    CPy_Unreachable();
CPyL48: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL55;
CPyL49: ;
    cpy_r_r103 = CPy_CatchError();
    cpy_r_r104 = (PyObject **)&cpy_r_r3;
    cpy_r_r105 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_3;
    cpy_r_r106 = CPy_YieldFromErrorHandle(cpy_r_r105, cpy_r_r104);
    if (unlikely(cpy_r_r106 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 428, CPyStatic_kernel___effects___globals);
        goto CPyL273;
    }
    if (cpy_r_r106) {
        goto CPyL52;
    } else
        goto CPyL274;
CPyL51: ;
    cpy_r_r99 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r103);
    CPy_DecRef(cpy_r_r103.f0);
    CPy_DecRef(cpy_r_r103.f1);
    CPy_DecRef(cpy_r_r103.f2);
    goto CPyL44;
CPyL52: ;
    cpy_r_r96 = cpy_r_r3;
    CPy_DecRef(cpy_r_r96);
    CPy_RestoreExcInfo(cpy_r_r103);
    CPy_DecRef(cpy_r_r103.f0);
    CPy_DecRef(cpy_r_r103.f1);
    CPy_DecRef(cpy_r_r103.f2);
    goto CPyL59;
CPyL53: ;
    CPy_RestoreExcInfo(cpy_r_r103);
    CPy_DecRef(cpy_r_r103.f0);
    CPy_DecRef(cpy_r_r103.f1);
    CPy_DecRef(cpy_r_r103.f2);
    cpy_r_r107 = CPy_KeepPropagating();
    if (!cpy_r_r107) goto CPyL244;
    CPy_Unreachable();
CPyL55: ;
    cpy_r_r108 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r109 = NULL;
    cpy_r_r1 = cpy_r_r109;
    cpy_r_r110 = (PyObject **)&cpy_r_r1;
    cpy_r_r111 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_3;
    cpy_r_r112 = CPyDef_kernel___effects___icons_gen_____mypyc_generator_helper__(cpy_r_r111, cpy_r_r108, cpy_r_r108, cpy_r_r108, cpy_r_arg, cpy_r_r110);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r112 == NULL) {
        goto CPyL57;
    } else
        goto CPyL275;
CPyL56: ;
    cpy_r_r99 = cpy_r_r112;
    goto CPyL44;
CPyL57: ;
    cpy_r_r113 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r113)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 428, CPyStatic_kernel___effects___globals);
        goto CPyL270;
    }
    cpy_r_r96 = cpy_r_r1;
    CPy_DECREF(cpy_r_r96);
CPyL59: ;
    cpy_r_r114 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_0;
    if (unlikely(cpy_r_r114 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "icons", "icons_gen", "__mypyc_temp__3_serai___kernel___effects___icons_gen_0", 425, CPyStatic_kernel___effects___globals);
        goto CPyL264;
    }
CPyL60: ;
    cpy_r_r115 = cpy_r_r114 + 2;
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_0 = cpy_r_r115;
    cpy_r_r116 = 1;
    if (unlikely(!cpy_r_r116)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 425, CPyStatic_kernel___effects___globals);
        goto CPyL264;
    }
    cpy_r_r117 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_1;
    if (unlikely(cpy_r_r117 == -113)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__3_serai___kernel___effects___icons_gen_1' of 'icons_gen' undefined");
    }
    if (cpy_r_r117 == -113) goto CPyL264;
CPyL62: ;
    cpy_r_r118 = cpy_r_r117 + 1;
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_1 = cpy_r_r118;
    cpy_r_r119 = 1;
    if (unlikely(!cpy_r_r119)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 425, CPyStatic_kernel___effects___globals);
        goto CPyL264;
    } else
        goto CPyL23;
CPyL63: ;
    cpy_r_r120 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "icons", "icons_gen", "effect", 429, CPyStatic_kernel___effects___globals);
        goto CPyL244;
    }
CPyL64: ;
    cpy_r_r121 = (PyObject *)CPyType_kernel___effects___Several;
    cpy_r_r122 = CPy_TypeCheck(cpy_r_r120, cpy_r_r121);
    if (!cpy_r_r122) goto CPyL111;
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_4 = 0;
    cpy_r_r123 = 1;
    if (!cpy_r_r123) goto CPyL244;
    cpy_r_r124 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "icons", "icons_gen", "effect", 430, CPyStatic_kernel___effects___globals);
        goto CPyL244;
    }
CPyL67: ;
    if (likely(PyObject_TypeCheck(cpy_r_r124, CPyType_kernel___effects___Several)))
        cpy_r_r125 = cpy_r_r124;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "icons", 430, CPyStatic_kernel___effects___globals, "serai.kernel.effects.Several", cpy_r_r124);
        goto CPyL244;
    }
    cpy_r_r126 = ((serai___kernel___effects___SeveralObject *)cpy_r_r125)->_parts;
    CPy_INCREF(cpy_r_r126);
    if (((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_2 != NULL) {
        CPy_DECREF(((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_2);
    }
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_2 = cpy_r_r126;
    cpy_r_r127 = 1;
    cpy_r_r128 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_2;
    if (unlikely(cpy_r_r128 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___kernel___effects___icons_gen_2' of 'icons_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r128);
    }
    cpy_r_r129 = (CPyPtr)((CPyPtr)cpy_r_r128 + offsetof(PyVarObject, ob_size));
    cpy_r_r130 = *(int64_t *)cpy_r_r129;
    CPy_DECREF(cpy_r_r128);
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_3 = cpy_r_r130;
    cpy_r_r131 = 1;
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_5 = 0;
    cpy_r_r132 = 1;
    if (!cpy_r_r132) goto CPyL276;
CPyL69: ;
    cpy_r_r133 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_5;
    if (unlikely(cpy_r_r133 == -113)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "icons", "icons_gen", "__mypyc_temp__3_serai___kernel___effects___icons_gen_5", 430, CPyStatic_kernel___effects___globals);
        goto CPyL276;
    }
CPyL70: ;
    cpy_r_r134 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_3;
    if (unlikely(cpy_r_r134 == -113)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___kernel___effects___icons_gen_3' of 'icons_gen' undefined");
    }
    cpy_r_r135 = cpy_r_r133 < cpy_r_r134;
    if (!cpy_r_r135) goto CPyL277;
    cpy_r_r136 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_4;
    if (unlikely(cpy_r_r136 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "icons", "icons_gen", "__mypyc_temp__3_serai___kernel___effects___icons_gen_4", 430, CPyStatic_kernel___effects___globals);
        goto CPyL276;
    }
CPyL72: ;
    cpy_r_place = cpy_r_r136;
    cpy_r_r137 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_5;
    if (unlikely(cpy_r_r137 == -113)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "icons", "icons_gen", "__mypyc_temp__3_serai___kernel___effects___icons_gen_5", 430, CPyStatic_kernel___effects___globals);
        goto CPyL278;
    }
CPyL73: ;
    cpy_r_r138 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_2;
    if (unlikely(cpy_r_r138 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___kernel___effects___icons_gen_2' of 'icons_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r138);
    }
    cpy_r_r139 = CPySequenceTuple_GetItemUnsafe(cpy_r_r138, cpy_r_r137);
    CPy_DECREF(cpy_r_r138);
    if (likely(PyObject_TypeCheck(cpy_r_r139, CPyType_kernel___effects___Effect)))
        cpy_r_r140 = cpy_r_r139;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "icons", 430, CPyStatic_kernel___effects___globals, "serai.kernel.effects.Effect", cpy_r_r139);
        goto CPyL278;
    }
    if (((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__part != NULL) {
        CPy_DECREF(((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__part);
    }
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__part = cpy_r_r140;
    cpy_r_r141 = 1;
    if (unlikely(!cpy_r_r141)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 430, CPyStatic_kernel___effects___globals);
        goto CPyL278;
    }
    cpy_r_r142 = cpy_r_place != 0;
    CPyTagged_DECREF(cpy_r_place);
    if (!cpy_r_r142) goto CPyL85;
    cpy_r_r143 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "icons", "icons_gen", "effect", 431, CPyStatic_kernel___effects___globals);
        goto CPyL276;
    }
CPyL77: ;
    cpy_r_r144 = (PyObject *)CPyType_kernel___effects___InOrder;
    cpy_r_r145 = (CPyPtr)((CPyPtr)cpy_r_r143 + offsetof(PyObject, ob_type));
    cpy_r_r146 = *(PyObject * *)cpy_r_r145;
    cpy_r_r147 = cpy_r_r146 == cpy_r_r144;
    if (cpy_r_r147) {
        goto CPyL279;
    } else
        goto CPyL85;
CPyL78: ;
    cpy_r_r148 = CPyStatics[4550]; /* 'then' */
    cpy_r_r149 = CPyStatic_kernel___effects___globals;
    cpy_r_r150 = CPyStatics[4573]; /* 'Icon' */
    cpy_r_r151 = CPyDict_GetItem(cpy_r_r149, cpy_r_r150);
    if (unlikely(cpy_r_r151 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 432, CPyStatic_kernel___effects___globals);
        goto CPyL244;
    }
    PyObject *cpy_r_r152[1] = {cpy_r_r148};
    cpy_r_r153 = (PyObject **)&cpy_r_r152;
    cpy_r_r154 = PyObject_Vectorcall(cpy_r_r151, cpy_r_r153, 1, 0);
    CPy_DECREF(cpy_r_r151);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 432, CPyStatic_kernel___effects___globals);
        goto CPyL244;
    }
    if (likely(PyTuple_Check(cpy_r_r154)))
        cpy_r_r155 = cpy_r_r154;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "icons", 432, CPyStatic_kernel___effects___globals, "tuple", cpy_r_r154);
        goto CPyL244;
    }
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 4;
    CPyGen_Exit(&((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r155;
CPyL82: ;
    cpy_r_r157 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r158 = cpy_r_type != cpy_r_r157;
    if (cpy_r_r158) {
        goto CPyL280;
    } else
        goto CPyL85;
CPyL83: ;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 432, CPyStatic_kernel___effects___globals);
        goto CPyL244;
    }
    CPy_Unreachable();
CPyL85: ;
    cpy_r_r159 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__part;
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "icons", "icons_gen", "part", 433, CPyStatic_kernel___effects___globals);
        goto CPyL276;
    }
CPyL86: ;
    cpy_r_r160 = CPyDef_kernel___effects___icons(cpy_r_r159);
    if (unlikely(cpy_r_r160 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 433, CPyStatic_kernel___effects___globals);
        goto CPyL276;
    }
    if (((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_6 != NULL) {
        CPy_DECREF(((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_6);
    }
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_6 = cpy_r_r160;
    cpy_r_r161 = 1;
    if (!cpy_r_r161) goto CPyL276;
    cpy_r_r162 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r163 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r164 = NULL;
    cpy_r_r5 = cpy_r_r164;
    cpy_r_r165 = (PyObject **)&cpy_r_r5;
    cpy_r_r166 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_6;
    cpy_r_r167 = CPyDef_kernel___effects___icons_gen_____mypyc_generator_helper__(cpy_r_r166, cpy_r_r163, cpy_r_r163, cpy_r_r163, cpy_r_r162, cpy_r_r165);
    if (cpy_r_r167 != NULL) goto CPyL281;
    cpy_r_r168 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r168)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 433, CPyStatic_kernel___effects___globals);
        goto CPyL282;
    }
    cpy_r_r169 = cpy_r_r5;
    CPy_DECREF(cpy_r_r169);
    cpy_r_r170 = NULL;
    if (((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_6 != NULL) {
        CPy_DECREF(((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_6);
    }
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_6 = cpy_r_r170;
    cpy_r_r171 = 1;
    if (unlikely(!cpy_r_r171)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 433, CPyStatic_kernel___effects___globals);
        goto CPyL276;
    } else
        goto CPyL107;
CPyL91: ;
    cpy_r_r172 = cpy_r_r167;
CPyL92: ;
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 5;
    CPyGen_Exit(&((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r172;
CPyL93: ;
    cpy_r_r174 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r175 = cpy_r_type != cpy_r_r174;
    if (!cpy_r_r175) goto CPyL283;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 433, CPyStatic_kernel___effects___globals);
        goto CPyL97;
    } else
        goto CPyL284;
CPyL95: ;
    CPy_Unreachable();
CPyL96: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL103;
CPyL97: ;
    cpy_r_r176 = CPy_CatchError();
    cpy_r_r177 = (PyObject **)&cpy_r_r7;
    cpy_r_r178 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_6;
    cpy_r_r179 = CPy_YieldFromErrorHandle(cpy_r_r178, cpy_r_r177);
    if (unlikely(cpy_r_r179 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 433, CPyStatic_kernel___effects___globals);
        goto CPyL285;
    }
    if (cpy_r_r179) {
        goto CPyL100;
    } else
        goto CPyL286;
CPyL99: ;
    cpy_r_r172 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r176);
    CPy_DecRef(cpy_r_r176.f0);
    CPy_DecRef(cpy_r_r176.f1);
    CPy_DecRef(cpy_r_r176.f2);
    goto CPyL92;
CPyL100: ;
    cpy_r_r169 = cpy_r_r7;
    CPy_DecRef(cpy_r_r169);
    CPy_RestoreExcInfo(cpy_r_r176);
    CPy_DecRef(cpy_r_r176.f0);
    CPy_DecRef(cpy_r_r176.f1);
    CPy_DecRef(cpy_r_r176.f2);
    goto CPyL107;
CPyL101: ;
    CPy_RestoreExcInfo(cpy_r_r176);
    CPy_DecRef(cpy_r_r176.f0);
    CPy_DecRef(cpy_r_r176.f1);
    CPy_DecRef(cpy_r_r176.f2);
    cpy_r_r180 = CPy_KeepPropagating();
    if (!cpy_r_r180) goto CPyL244;
    CPy_Unreachable();
CPyL103: ;
    cpy_r_r181 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r182 = NULL;
    cpy_r_r5 = cpy_r_r182;
    cpy_r_r183 = (PyObject **)&cpy_r_r5;
    cpy_r_r184 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_6;
    cpy_r_r185 = CPyDef_kernel___effects___icons_gen_____mypyc_generator_helper__(cpy_r_r184, cpy_r_r181, cpy_r_r181, cpy_r_r181, cpy_r_arg, cpy_r_r183);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r185 == NULL) {
        goto CPyL105;
    } else
        goto CPyL287;
CPyL104: ;
    cpy_r_r172 = cpy_r_r185;
    goto CPyL92;
CPyL105: ;
    cpy_r_r186 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r186)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 433, CPyStatic_kernel___effects___globals);
        goto CPyL282;
    }
    cpy_r_r169 = cpy_r_r5;
    CPy_DECREF(cpy_r_r169);
CPyL107: ;
    cpy_r_r187 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_4;
    if (unlikely(cpy_r_r187 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "icons", "icons_gen", "__mypyc_temp__3_serai___kernel___effects___icons_gen_4", 430, CPyStatic_kernel___effects___globals);
        goto CPyL276;
    }
CPyL108: ;
    cpy_r_r188 = cpy_r_r187 + 2;
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_4 = cpy_r_r188;
    cpy_r_r189 = 1;
    if (unlikely(!cpy_r_r189)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 430, CPyStatic_kernel___effects___globals);
        goto CPyL276;
    }
    cpy_r_r190 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_5;
    if (unlikely(cpy_r_r190 == -113)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__3_serai___kernel___effects___icons_gen_5' of 'icons_gen' undefined");
    }
    if (cpy_r_r190 == -113) goto CPyL276;
CPyL110: ;
    cpy_r_r191 = cpy_r_r190 + 1;
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_5 = cpy_r_r191;
    cpy_r_r192 = 1;
    if (unlikely(!cpy_r_r192)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 430, CPyStatic_kernel___effects___globals);
        goto CPyL276;
    } else
        goto CPyL69;
CPyL111: ;
    cpy_r_r193 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r193 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "icons", "icons_gen", "effect", 434, CPyStatic_kernel___effects___globals);
        goto CPyL244;
    }
CPyL112: ;
    cpy_r_r194 = (PyObject *)CPyType_kernel___effects___Arrow;
    cpy_r_r195 = (CPyPtr)((CPyPtr)cpy_r_r193 + offsetof(PyObject, ob_type));
    cpy_r_r196 = *(PyObject * *)cpy_r_r195;
    cpy_r_r197 = cpy_r_r196 == cpy_r_r194;
    if (!cpy_r_r197) goto CPyL166;
    cpy_r_r198 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r198 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "icons", "icons_gen", "effect", 435, CPyStatic_kernel___effects___globals);
        goto CPyL244;
    }
CPyL114: ;
    if (likely(Py_TYPE(cpy_r_r198) == CPyType_kernel___effects___Arrow))
        cpy_r_r199 = cpy_r_r198;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "icons", 435, CPyStatic_kernel___effects___globals, "serai.kernel.effects.Arrow", cpy_r_r198);
        goto CPyL244;
    }
    cpy_r_r200 = ((serai___kernel___effects___ArrowObject *)cpy_r_r199)->_cost;
    CPy_INCREF(cpy_r_r200);
    cpy_r_r201 = CPyDef_kernel___effects___icons(cpy_r_r200);
    CPy_DECREF(cpy_r_r200);
    if (unlikely(cpy_r_r201 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 435, CPyStatic_kernel___effects___globals);
        goto CPyL244;
    }
    if (((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_7 != NULL) {
        CPy_DECREF(((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_7);
    }
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_7 = cpy_r_r201;
    cpy_r_r202 = 1;
    if (!cpy_r_r202) goto CPyL244;
    cpy_r_r203 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r204 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r205 = NULL;
    cpy_r_r9 = cpy_r_r205;
    cpy_r_r206 = (PyObject **)&cpy_r_r9;
    cpy_r_r207 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_7;
    cpy_r_r208 = CPyDef_kernel___effects___icons_gen_____mypyc_generator_helper__(cpy_r_r207, cpy_r_r204, cpy_r_r204, cpy_r_r204, cpy_r_r203, cpy_r_r206);
    if (cpy_r_r208 != NULL) goto CPyL288;
    cpy_r_r209 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r209)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 435, CPyStatic_kernel___effects___globals);
        goto CPyL289;
    }
    cpy_r_r210 = cpy_r_r9;
    CPy_DECREF(cpy_r_r210);
    cpy_r_r211 = NULL;
    if (((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_7 != NULL) {
        CPy_DECREF(((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_7);
    }
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_7 = cpy_r_r211;
    cpy_r_r212 = 1;
    if (unlikely(!cpy_r_r212)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 435, CPyStatic_kernel___effects___globals);
        goto CPyL244;
    } else
        goto CPyL136;
CPyL120: ;
    cpy_r_r213 = cpy_r_r208;
CPyL121: ;
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 6;
    CPyGen_Exit(&((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r213;
CPyL122: ;
    cpy_r_r215 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r216 = cpy_r_type != cpy_r_r215;
    if (!cpy_r_r216) goto CPyL290;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 435, CPyStatic_kernel___effects___globals);
        goto CPyL126;
    } else
        goto CPyL291;
CPyL124: ;
    CPy_Unreachable();
CPyL125: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL132;
CPyL126: ;
    cpy_r_r217 = CPy_CatchError();
    cpy_r_r218 = (PyObject **)&cpy_r_r11;
    cpy_r_r219 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_7;
    cpy_r_r220 = CPy_YieldFromErrorHandle(cpy_r_r219, cpy_r_r218);
    if (unlikely(cpy_r_r220 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 435, CPyStatic_kernel___effects___globals);
        goto CPyL292;
    }
    if (cpy_r_r220) goto CPyL129;
    cpy_r_r213 = cpy_r_r11;
    CPy_RestoreExcInfo(cpy_r_r217);
    CPy_DecRef(cpy_r_r217.f0);
    CPy_DecRef(cpy_r_r217.f1);
    CPy_DecRef(cpy_r_r217.f2);
    goto CPyL121;
CPyL129: ;
    cpy_r_r210 = cpy_r_r11;
    CPy_DecRef(cpy_r_r210);
    CPy_RestoreExcInfo(cpy_r_r217);
    CPy_DecRef(cpy_r_r217.f0);
    CPy_DecRef(cpy_r_r217.f1);
    CPy_DecRef(cpy_r_r217.f2);
    goto CPyL136;
CPyL130: ;
    CPy_RestoreExcInfo(cpy_r_r217);
    CPy_DecRef(cpy_r_r217.f0);
    CPy_DecRef(cpy_r_r217.f1);
    CPy_DecRef(cpy_r_r217.f2);
    cpy_r_r221 = CPy_KeepPropagating();
    if (!cpy_r_r221) goto CPyL244;
    CPy_Unreachable();
CPyL132: ;
    cpy_r_r222 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r223 = NULL;
    cpy_r_r9 = cpy_r_r223;
    cpy_r_r224 = (PyObject **)&cpy_r_r9;
    cpy_r_r225 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_7;
    cpy_r_r226 = CPyDef_kernel___effects___icons_gen_____mypyc_generator_helper__(cpy_r_r225, cpy_r_r222, cpy_r_r222, cpy_r_r222, cpy_r_arg, cpy_r_r224);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r226 == NULL) {
        goto CPyL134;
    } else
        goto CPyL293;
CPyL133: ;
    cpy_r_r213 = cpy_r_r226;
    goto CPyL121;
CPyL134: ;
    cpy_r_r227 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r227)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 435, CPyStatic_kernel___effects___globals);
        goto CPyL289;
    }
    cpy_r_r210 = cpy_r_r9;
    CPy_DECREF(cpy_r_r210);
CPyL136: ;
    cpy_r_r228 = CPyStatics[4575]; /* 'arrow' */
    cpy_r_r229 = CPyStatic_kernel___effects___globals;
    cpy_r_r230 = CPyStatics[4573]; /* 'Icon' */
    cpy_r_r231 = CPyDict_GetItem(cpy_r_r229, cpy_r_r230);
    if (unlikely(cpy_r_r231 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 436, CPyStatic_kernel___effects___globals);
        goto CPyL244;
    }
    PyObject *cpy_r_r232[1] = {cpy_r_r228};
    cpy_r_r233 = (PyObject **)&cpy_r_r232;
    cpy_r_r234 = PyObject_Vectorcall(cpy_r_r231, cpy_r_r233, 1, 0);
    CPy_DECREF(cpy_r_r231);
    if (unlikely(cpy_r_r234 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 436, CPyStatic_kernel___effects___globals);
        goto CPyL244;
    }
    if (likely(PyTuple_Check(cpy_r_r234)))
        cpy_r_r235 = cpy_r_r234;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "icons", 436, CPyStatic_kernel___effects___globals, "tuple", cpy_r_r234);
        goto CPyL244;
    }
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 7;
    CPyGen_Exit(&((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r235;
CPyL140: ;
    cpy_r_r237 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r238 = cpy_r_type != cpy_r_r237;
    if (!cpy_r_r238) goto CPyL143;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 436, CPyStatic_kernel___effects___globals);
        goto CPyL244;
    }
    CPy_Unreachable();
CPyL143: ;
    cpy_r_r239 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r239 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "icons", "icons_gen", "effect", 437, CPyStatic_kernel___effects___globals);
        goto CPyL244;
    }
CPyL144: ;
    if (likely(Py_TYPE(cpy_r_r239) == CPyType_kernel___effects___Arrow))
        cpy_r_r240 = cpy_r_r239;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "icons", 437, CPyStatic_kernel___effects___globals, "serai.kernel.effects.Arrow", cpy_r_r239);
        goto CPyL244;
    }
    cpy_r_r241 = ((serai___kernel___effects___ArrowObject *)cpy_r_r240)->_gain;
    CPy_INCREF(cpy_r_r241);
    cpy_r_r242 = CPyDef_kernel___effects___icons(cpy_r_r241);
    CPy_DECREF(cpy_r_r241);
    if (unlikely(cpy_r_r242 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 437, CPyStatic_kernel___effects___globals);
        goto CPyL244;
    }
    if (((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_8 != NULL) {
        CPy_DECREF(((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_8);
    }
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_8 = cpy_r_r242;
    cpy_r_r243 = 1;
    if (!cpy_r_r243) goto CPyL244;
    cpy_r_r244 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r245 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r246 = NULL;
    cpy_r_r13 = cpy_r_r246;
    cpy_r_r247 = (PyObject **)&cpy_r_r13;
    cpy_r_r248 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_8;
    cpy_r_r249 = CPyDef_kernel___effects___icons_gen_____mypyc_generator_helper__(cpy_r_r248, cpy_r_r245, cpy_r_r245, cpy_r_r245, cpy_r_r244, cpy_r_r247);
    if (cpy_r_r249 != NULL) goto CPyL294;
    cpy_r_r250 = cpy_r_r13 != 0;
    if (unlikely(!cpy_r_r250)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 437, CPyStatic_kernel___effects___globals);
        goto CPyL295;
    }
    cpy_r_r251 = cpy_r_r13;
    CPy_DECREF(cpy_r_r251);
    cpy_r_r252 = NULL;
    if (((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_8 != NULL) {
        CPy_DECREF(((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_8);
    }
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_8 = cpy_r_r252;
    cpy_r_r253 = 1;
    if (unlikely(!cpy_r_r253)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 437, CPyStatic_kernel___effects___globals);
        goto CPyL244;
    } else
        goto CPyL239;
CPyL150: ;
    cpy_r_r254 = cpy_r_r249;
CPyL151: ;
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 8;
    CPyGen_Exit(&((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r254;
CPyL152: ;
    cpy_r_r256 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r257 = cpy_r_type != cpy_r_r256;
    if (!cpy_r_r257) goto CPyL296;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 437, CPyStatic_kernel___effects___globals);
        goto CPyL156;
    } else
        goto CPyL297;
CPyL154: ;
    CPy_Unreachable();
CPyL155: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL162;
CPyL156: ;
    cpy_r_r258 = CPy_CatchError();
    cpy_r_r259 = (PyObject **)&cpy_r_r15;
    cpy_r_r260 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_8;
    cpy_r_r261 = CPy_YieldFromErrorHandle(cpy_r_r260, cpy_r_r259);
    if (unlikely(cpy_r_r261 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 437, CPyStatic_kernel___effects___globals);
        goto CPyL298;
    }
    if (cpy_r_r261) goto CPyL159;
    cpy_r_r254 = cpy_r_r15;
    CPy_RestoreExcInfo(cpy_r_r258);
    CPy_DecRef(cpy_r_r258.f0);
    CPy_DecRef(cpy_r_r258.f1);
    CPy_DecRef(cpy_r_r258.f2);
    goto CPyL151;
CPyL159: ;
    cpy_r_r251 = cpy_r_r15;
    CPy_DecRef(cpy_r_r251);
    CPy_RestoreExcInfo(cpy_r_r258);
    CPy_DecRef(cpy_r_r258.f0);
    CPy_DecRef(cpy_r_r258.f1);
    CPy_DecRef(cpy_r_r258.f2);
    goto CPyL239;
CPyL160: ;
    CPy_RestoreExcInfo(cpy_r_r258);
    CPy_DecRef(cpy_r_r258.f0);
    CPy_DecRef(cpy_r_r258.f1);
    CPy_DecRef(cpy_r_r258.f2);
    cpy_r_r262 = CPy_KeepPropagating();
    if (!cpy_r_r262) goto CPyL244;
    CPy_Unreachable();
CPyL162: ;
    cpy_r_r263 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r264 = NULL;
    cpy_r_r13 = cpy_r_r264;
    cpy_r_r265 = (PyObject **)&cpy_r_r13;
    cpy_r_r266 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_8;
    cpy_r_r267 = CPyDef_kernel___effects___icons_gen_____mypyc_generator_helper__(cpy_r_r266, cpy_r_r263, cpy_r_r263, cpy_r_r263, cpy_r_arg, cpy_r_r265);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r267 == NULL) {
        goto CPyL164;
    } else
        goto CPyL299;
CPyL163: ;
    cpy_r_r254 = cpy_r_r267;
    goto CPyL151;
CPyL164: ;
    cpy_r_r268 = cpy_r_r13 != 0;
    if (unlikely(!cpy_r_r268)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 437, CPyStatic_kernel___effects___globals);
        goto CPyL295;
    }
    cpy_r_r251 = cpy_r_r13;
    CPy_DECREF(cpy_r_r251);
    goto CPyL239;
CPyL166: ;
    cpy_r_r269 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r269 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "icons", "icons_gen", "effect", 438, CPyStatic_kernel___effects___globals);
        goto CPyL244;
    }
CPyL167: ;
    cpy_r_r270 = (PyObject *)CPyType_kernel___effects___Repeat;
    cpy_r_r271 = (CPyPtr)((CPyPtr)cpy_r_r269 + offsetof(PyObject, ob_type));
    cpy_r_r272 = *(PyObject * *)cpy_r_r271;
    cpy_r_r273 = cpy_r_r272 == cpy_r_r270;
    if (!cpy_r_r273) goto CPyL200;
    cpy_r_r274 = CPyStatics[3473]; /* 'times' */
    cpy_r_r275 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r275 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "icons", "icons_gen", "effect", 439, CPyStatic_kernel___effects___globals);
        goto CPyL244;
    }
CPyL169: ;
    if (likely(Py_TYPE(cpy_r_r275) == CPyType_kernel___effects___Repeat))
        cpy_r_r276 = cpy_r_r275;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "icons", 439, CPyStatic_kernel___effects___globals, "serai.kernel.effects.Repeat", cpy_r_r275);
        goto CPyL244;
    }
    cpy_r_r277 = ((serai___kernel___effects___RepeatObject *)cpy_r_r276)->_times;
    CPyTagged_INCREF(cpy_r_r277);
    cpy_r_r278.f0 = cpy_r_r277;
    cpy_r_r279 = CPyStatic_kernel___effects___globals;
    cpy_r_r280 = CPyStatics[4573]; /* 'Icon' */
    cpy_r_r281 = CPyDict_GetItem(cpy_r_r279, cpy_r_r280);
    if (unlikely(cpy_r_r281 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 439, CPyStatic_kernel___effects___globals);
        goto CPyL300;
    }
    cpy_r_r282 = PyTuple_New(1);
    if (unlikely(cpy_r_r282 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8865 = CPyTagged_StealAsObject(cpy_r_r278.f0);
    PyTuple_SET_ITEM(cpy_r_r282, 0, __tmp8865);
    PyObject *cpy_r_r283[2] = {cpy_r_r274, cpy_r_r282};
    cpy_r_r284 = (PyObject **)&cpy_r_r283;
    cpy_r_r285 = CPyStatics[5693]; /* ('words',) */
    cpy_r_r286 = PyObject_Vectorcall(cpy_r_r281, cpy_r_r284, 1, cpy_r_r285);
    CPy_DECREF(cpy_r_r281);
    if (unlikely(cpy_r_r286 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 439, CPyStatic_kernel___effects___globals);
        goto CPyL301;
    }
    CPy_DECREF(cpy_r_r282);
    if (likely(PyTuple_Check(cpy_r_r286)))
        cpy_r_r287 = cpy_r_r286;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "icons", 439, CPyStatic_kernel___effects___globals, "tuple", cpy_r_r286);
        goto CPyL244;
    }
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 9;
    CPyGen_Exit(&((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r287;
CPyL174: ;
    cpy_r_r289 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r290 = cpy_r_type != cpy_r_r289;
    if (!cpy_r_r290) goto CPyL177;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 439, CPyStatic_kernel___effects___globals);
        goto CPyL244;
    }
    CPy_Unreachable();
CPyL177: ;
    cpy_r_r291 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r291 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "icons", "icons_gen", "effect", 440, CPyStatic_kernel___effects___globals);
        goto CPyL244;
    }
CPyL178: ;
    if (likely(Py_TYPE(cpy_r_r291) == CPyType_kernel___effects___Repeat))
        cpy_r_r292 = cpy_r_r291;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "icons", 440, CPyStatic_kernel___effects___globals, "serai.kernel.effects.Repeat", cpy_r_r291);
        goto CPyL244;
    }
    cpy_r_r293 = ((serai___kernel___effects___RepeatObject *)cpy_r_r292)->_part;
    CPy_INCREF(cpy_r_r293);
    cpy_r_r294 = CPyDef_kernel___effects___icons(cpy_r_r293);
    CPy_DECREF(cpy_r_r293);
    if (unlikely(cpy_r_r294 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 440, CPyStatic_kernel___effects___globals);
        goto CPyL244;
    }
    if (((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_9 != NULL) {
        CPy_DECREF(((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_9);
    }
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_9 = cpy_r_r294;
    cpy_r_r295 = 1;
    if (!cpy_r_r295) goto CPyL244;
    cpy_r_r296 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r297 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r298 = NULL;
    cpy_r_r17 = cpy_r_r298;
    cpy_r_r299 = (PyObject **)&cpy_r_r17;
    cpy_r_r300 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_9;
    cpy_r_r301 = CPyDef_kernel___effects___icons_gen_____mypyc_generator_helper__(cpy_r_r300, cpy_r_r297, cpy_r_r297, cpy_r_r297, cpy_r_r296, cpy_r_r299);
    if (cpy_r_r301 != NULL) goto CPyL302;
    cpy_r_r302 = cpy_r_r17 != 0;
    if (unlikely(!cpy_r_r302)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 440, CPyStatic_kernel___effects___globals);
        goto CPyL303;
    }
    cpy_r_r303 = cpy_r_r17;
    CPy_DECREF(cpy_r_r303);
    cpy_r_r304 = NULL;
    if (((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_9 != NULL) {
        CPy_DECREF(((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_9);
    }
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_9 = cpy_r_r304;
    cpy_r_r305 = 1;
    if (unlikely(!cpy_r_r305)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 440, CPyStatic_kernel___effects___globals);
        goto CPyL244;
    } else
        goto CPyL239;
CPyL184: ;
    cpy_r_r306 = cpy_r_r301;
CPyL185: ;
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 10;
    CPyGen_Exit(&((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r306;
CPyL186: ;
    cpy_r_r308 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r309 = cpy_r_type != cpy_r_r308;
    if (!cpy_r_r309) goto CPyL304;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 440, CPyStatic_kernel___effects___globals);
        goto CPyL190;
    } else
        goto CPyL305;
CPyL188: ;
    CPy_Unreachable();
CPyL189: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL196;
CPyL190: ;
    cpy_r_r310 = CPy_CatchError();
    cpy_r_r311 = (PyObject **)&cpy_r_r19;
    cpy_r_r312 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_9;
    cpy_r_r313 = CPy_YieldFromErrorHandle(cpy_r_r312, cpy_r_r311);
    if (unlikely(cpy_r_r313 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 440, CPyStatic_kernel___effects___globals);
        goto CPyL306;
    }
    if (cpy_r_r313) goto CPyL193;
    cpy_r_r306 = cpy_r_r19;
    CPy_RestoreExcInfo(cpy_r_r310);
    CPy_DecRef(cpy_r_r310.f0);
    CPy_DecRef(cpy_r_r310.f1);
    CPy_DecRef(cpy_r_r310.f2);
    goto CPyL185;
CPyL193: ;
    cpy_r_r303 = cpy_r_r19;
    CPy_DecRef(cpy_r_r303);
    CPy_RestoreExcInfo(cpy_r_r310);
    CPy_DecRef(cpy_r_r310.f0);
    CPy_DecRef(cpy_r_r310.f1);
    CPy_DecRef(cpy_r_r310.f2);
    goto CPyL239;
CPyL194: ;
    CPy_RestoreExcInfo(cpy_r_r310);
    CPy_DecRef(cpy_r_r310.f0);
    CPy_DecRef(cpy_r_r310.f1);
    CPy_DecRef(cpy_r_r310.f2);
    cpy_r_r314 = CPy_KeepPropagating();
    if (!cpy_r_r314) goto CPyL244;
    CPy_Unreachable();
CPyL196: ;
    cpy_r_r315 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r316 = NULL;
    cpy_r_r17 = cpy_r_r316;
    cpy_r_r317 = (PyObject **)&cpy_r_r17;
    cpy_r_r318 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_9;
    cpy_r_r319 = CPyDef_kernel___effects___icons_gen_____mypyc_generator_helper__(cpy_r_r318, cpy_r_r315, cpy_r_r315, cpy_r_r315, cpy_r_arg, cpy_r_r317);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r319 == NULL) {
        goto CPyL198;
    } else
        goto CPyL307;
CPyL197: ;
    cpy_r_r306 = cpy_r_r319;
    goto CPyL185;
CPyL198: ;
    cpy_r_r320 = cpy_r_r17 != 0;
    if (unlikely(!cpy_r_r320)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 440, CPyStatic_kernel___effects___globals);
        goto CPyL303;
    }
    cpy_r_r303 = cpy_r_r17;
    CPy_DECREF(cpy_r_r303);
    goto CPyL239;
CPyL200: ;
    cpy_r_r321 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r321 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "icons", "icons_gen", "effect", 441, CPyStatic_kernel___effects___globals);
        goto CPyL244;
    }
CPyL201: ;
    cpy_r_r322 = (PyObject *)CPyType_kernel___effects___Maybe;
    cpy_r_r323 = (CPyPtr)((CPyPtr)cpy_r_r321 + offsetof(PyObject, ob_type));
    cpy_r_r324 = *(PyObject * *)cpy_r_r323;
    cpy_r_r325 = cpy_r_r324 == cpy_r_r322;
    if (!cpy_r_r325) goto CPyL239;
    cpy_r_r326 = CPyStatics[230]; /* 'open' */
    cpy_r_r327 = CPyStatic_kernel___effects___globals;
    cpy_r_r328 = CPyStatics[4573]; /* 'Icon' */
    cpy_r_r329 = CPyDict_GetItem(cpy_r_r327, cpy_r_r328);
    if (unlikely(cpy_r_r329 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 442, CPyStatic_kernel___effects___globals);
        goto CPyL244;
    }
    PyObject *cpy_r_r330[1] = {cpy_r_r326};
    cpy_r_r331 = (PyObject **)&cpy_r_r330;
    cpy_r_r332 = PyObject_Vectorcall(cpy_r_r329, cpy_r_r331, 1, 0);
    CPy_DECREF(cpy_r_r329);
    if (unlikely(cpy_r_r332 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 442, CPyStatic_kernel___effects___globals);
        goto CPyL244;
    }
    if (likely(PyTuple_Check(cpy_r_r332)))
        cpy_r_r333 = cpy_r_r332;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "icons", 442, CPyStatic_kernel___effects___globals, "tuple", cpy_r_r332);
        goto CPyL244;
    }
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 11;
    CPyGen_Exit(&((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r333;
CPyL206: ;
    cpy_r_r335 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r336 = cpy_r_type != cpy_r_r335;
    if (!cpy_r_r336) goto CPyL209;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 442, CPyStatic_kernel___effects___globals);
        goto CPyL244;
    }
    CPy_Unreachable();
CPyL209: ;
    cpy_r_r337 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r337 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "icons", "icons_gen", "effect", 443, CPyStatic_kernel___effects___globals);
        goto CPyL244;
    }
CPyL210: ;
    if (likely(Py_TYPE(cpy_r_r337) == CPyType_kernel___effects___Maybe))
        cpy_r_r338 = cpy_r_r337;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "icons", 443, CPyStatic_kernel___effects___globals, "serai.kernel.effects.Maybe", cpy_r_r337);
        goto CPyL244;
    }
    cpy_r_r339 = ((serai___kernel___effects___MaybeObject *)cpy_r_r338)->_part;
    CPy_INCREF(cpy_r_r339);
    cpy_r_r340 = CPyDef_kernel___effects___icons(cpy_r_r339);
    CPy_DECREF(cpy_r_r339);
    if (unlikely(cpy_r_r340 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 443, CPyStatic_kernel___effects___globals);
        goto CPyL244;
    }
    if (((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_10 != NULL) {
        CPy_DECREF(((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_10);
    }
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_10 = cpy_r_r340;
    cpy_r_r341 = 1;
    if (!cpy_r_r341) goto CPyL244;
    cpy_r_r342 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r343 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r344 = NULL;
    cpy_r_r21 = cpy_r_r344;
    cpy_r_r345 = (PyObject **)&cpy_r_r21;
    cpy_r_r346 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_10;
    cpy_r_r347 = CPyDef_kernel___effects___icons_gen_____mypyc_generator_helper__(cpy_r_r346, cpy_r_r343, cpy_r_r343, cpy_r_r343, cpy_r_r342, cpy_r_r345);
    if (cpy_r_r347 != NULL) goto CPyL308;
    cpy_r_r348 = cpy_r_r21 != 0;
    if (unlikely(!cpy_r_r348)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 443, CPyStatic_kernel___effects___globals);
        goto CPyL309;
    }
    cpy_r_r349 = cpy_r_r21;
    CPy_DECREF(cpy_r_r349);
    cpy_r_r350 = NULL;
    if (((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_10 != NULL) {
        CPy_DECREF(((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_10);
    }
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_10 = cpy_r_r350;
    cpy_r_r351 = 1;
    if (unlikely(!cpy_r_r351)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 443, CPyStatic_kernel___effects___globals);
        goto CPyL244;
    } else
        goto CPyL232;
CPyL216: ;
    cpy_r_r352 = cpy_r_r347;
CPyL217: ;
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 12;
    CPyGen_Exit(&((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r352;
CPyL218: ;
    cpy_r_r354 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r355 = cpy_r_type != cpy_r_r354;
    if (!cpy_r_r355) goto CPyL310;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 443, CPyStatic_kernel___effects___globals);
        goto CPyL222;
    } else
        goto CPyL311;
CPyL220: ;
    CPy_Unreachable();
CPyL221: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL228;
CPyL222: ;
    cpy_r_r356 = CPy_CatchError();
    cpy_r_r357 = (PyObject **)&cpy_r_r23;
    cpy_r_r358 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_10;
    cpy_r_r359 = CPy_YieldFromErrorHandle(cpy_r_r358, cpy_r_r357);
    if (unlikely(cpy_r_r359 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 443, CPyStatic_kernel___effects___globals);
        goto CPyL312;
    }
    if (cpy_r_r359) goto CPyL225;
    cpy_r_r352 = cpy_r_r23;
    CPy_RestoreExcInfo(cpy_r_r356);
    CPy_DecRef(cpy_r_r356.f0);
    CPy_DecRef(cpy_r_r356.f1);
    CPy_DecRef(cpy_r_r356.f2);
    goto CPyL217;
CPyL225: ;
    cpy_r_r349 = cpy_r_r23;
    CPy_DecRef(cpy_r_r349);
    CPy_RestoreExcInfo(cpy_r_r356);
    CPy_DecRef(cpy_r_r356.f0);
    CPy_DecRef(cpy_r_r356.f1);
    CPy_DecRef(cpy_r_r356.f2);
    goto CPyL232;
CPyL226: ;
    CPy_RestoreExcInfo(cpy_r_r356);
    CPy_DecRef(cpy_r_r356.f0);
    CPy_DecRef(cpy_r_r356.f1);
    CPy_DecRef(cpy_r_r356.f2);
    cpy_r_r360 = CPy_KeepPropagating();
    if (!cpy_r_r360) goto CPyL244;
    CPy_Unreachable();
CPyL228: ;
    cpy_r_r361 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r362 = NULL;
    cpy_r_r21 = cpy_r_r362;
    cpy_r_r363 = (PyObject **)&cpy_r_r21;
    cpy_r_r364 = ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___icons_gen_10;
    cpy_r_r365 = CPyDef_kernel___effects___icons_gen_____mypyc_generator_helper__(cpy_r_r364, cpy_r_r361, cpy_r_r361, cpy_r_r361, cpy_r_arg, cpy_r_r363);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r365 == NULL) {
        goto CPyL230;
    } else
        goto CPyL313;
CPyL229: ;
    cpy_r_r352 = cpy_r_r365;
    goto CPyL217;
CPyL230: ;
    cpy_r_r366 = cpy_r_r21 != 0;
    if (unlikely(!cpy_r_r366)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 443, CPyStatic_kernel___effects___globals);
        goto CPyL309;
    }
    cpy_r_r349 = cpy_r_r21;
    CPy_DECREF(cpy_r_r349);
CPyL232: ;
    cpy_r_r367 = CPyStatics[87]; /* 'close' */
    cpy_r_r368 = CPyStatic_kernel___effects___globals;
    cpy_r_r369 = CPyStatics[4573]; /* 'Icon' */
    cpy_r_r370 = CPyDict_GetItem(cpy_r_r368, cpy_r_r369);
    if (unlikely(cpy_r_r370 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 444, CPyStatic_kernel___effects___globals);
        goto CPyL244;
    }
    PyObject *cpy_r_r371[1] = {cpy_r_r367};
    cpy_r_r372 = (PyObject **)&cpy_r_r371;
    cpy_r_r373 = PyObject_Vectorcall(cpy_r_r370, cpy_r_r372, 1, 0);
    CPy_DECREF(cpy_r_r370);
    if (unlikely(cpy_r_r373 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 444, CPyStatic_kernel___effects___globals);
        goto CPyL244;
    }
    if (likely(PyTuple_Check(cpy_r_r373)))
        cpy_r_r374 = cpy_r_r373;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "icons", 444, CPyStatic_kernel___effects___globals, "tuple", cpy_r_r373);
        goto CPyL244;
    }
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 13;
    CPyGen_Exit(&((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r374;
CPyL236: ;
    cpy_r_r376 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r377 = cpy_r_type != cpy_r_r376;
    if (!cpy_r_r377) goto CPyL239;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 444, CPyStatic_kernel___effects___globals);
        goto CPyL244;
    }
    CPy_Unreachable();
CPyL239: ;
    cpy_r_r378 = Py_None;
    CPy_INCREF(cpy_r_r378);
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r380 = CPyDef_kernel___effects___icons_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL243;
    CPyGen_SetStopIterationValue(cpy_r_r378);
    CPy_DECREF(cpy_r_r378);
    if (!0) goto CPyL261;
    CPy_Unreachable();
CPyL243: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r378;
    CPyGen_Exit(&((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL244: ;
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r382 = CPyDef_kernel___effects___icons_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r383 = NULL;
    CPyGen_Exit(&((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r383;
CPyL245: ;
    cpy_r_r384 = cpy_r_r24 == 0;
    if (cpy_r_r384) goto CPyL314;
    cpy_r_r385 = cpy_r_r24 == 1;
    if (cpy_r_r385) goto CPyL315;
    cpy_r_r386 = cpy_r_r24 == 2;
    if (cpy_r_r386) goto CPyL316;
    cpy_r_r387 = cpy_r_r24 == 3;
    if (cpy_r_r387) {
        goto CPyL317;
    } else
        goto CPyL318;
CPyL249: ;
    cpy_r_r388 = cpy_r_r24 == 4;
    if (cpy_r_r388) goto CPyL319;
    cpy_r_r389 = cpy_r_r24 == 5;
    if (cpy_r_r389) {
        goto CPyL320;
    } else
        goto CPyL321;
CPyL251: ;
    cpy_r_r390 = cpy_r_r24 == 6;
    if (cpy_r_r390) {
        goto CPyL322;
    } else
        goto CPyL323;
CPyL252: ;
    cpy_r_r391 = cpy_r_r24 == 7;
    if (cpy_r_r391) goto CPyL324;
    cpy_r_r392 = cpy_r_r24 == 8;
    if (cpy_r_r392) {
        goto CPyL325;
    } else
        goto CPyL326;
CPyL254: ;
    cpy_r_r393 = cpy_r_r24 == 9;
    if (cpy_r_r393) goto CPyL327;
    cpy_r_r394 = cpy_r_r24 == 10;
    if (cpy_r_r394) {
        goto CPyL328;
    } else
        goto CPyL329;
CPyL256: ;
    cpy_r_r395 = cpy_r_r24 == 11;
    if (cpy_r_r395) goto CPyL330;
    cpy_r_r396 = cpy_r_r24 == 12;
    if (cpy_r_r396) {
        goto CPyL218;
    } else
        goto CPyL331;
CPyL258: ;
    cpy_r_r397 = cpy_r_r24 == 13;
    if (cpy_r_r397) goto CPyL236;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r398 = 0;
    if (unlikely(!cpy_r_r398)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 420, CPyStatic_kernel___effects___globals);
        goto CPyL261;
    }
    CPy_Unreachable();
CPyL261: ;
    cpy_r_r399 = NULL;
    CPyGen_Exit(&((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r399;
CPyL262: ;
    CPy_DecRef(cpy_r_r36);
    goto CPyL244;
CPyL263: ;
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r39);
    goto CPyL244;
CPyL264: ;
    cpy_r_r400 = NULL;
    if (((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_0);
    }
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_0 = cpy_r_r400;
    cpy_r_r401 = 1;
    goto CPyL244;
CPyL265: ;
    cpy_r_r402 = NULL;
    if (((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_0);
    }
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_0 = cpy_r_r402;
    cpy_r_r403 = 1;
    goto CPyL239;
CPyL266: ;
    cpy_r_r404 = NULL;
    if (((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_0);
    }
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_0 = cpy_r_r404;
    cpy_r_r405 = 1;
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL244;
CPyL267: ;
    goto CPyL30;
CPyL268: ;
    cpy_r_r406 = NULL;
    if (((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_0);
    }
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_0 = cpy_r_r406;
    cpy_r_r407 = 1;
    goto CPyL35;
CPyL269: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL43;
CPyL270: ;
    CPy_XDecRef(cpy_r_r1);
    cpy_r_r408 = NULL;
    if (((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_0);
    }
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_0 = cpy_r_r408;
    cpy_r_r409 = 1;
    goto CPyL244;
CPyL271: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL48;
CPyL272: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL47;
CPyL273: ;
    CPy_XDecRef(cpy_r_r3);
    cpy_r_r410 = NULL;
    if (((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_0);
    }
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_0 = cpy_r_r410;
    cpy_r_r411 = 1;
    goto CPyL53;
CPyL274: ;
    goto CPyL51;
CPyL275: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL56;
CPyL276: ;
    cpy_r_r412 = NULL;
    if (((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_2 != NULL) {
        CPy_DECREF(((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_2);
    }
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_2 = cpy_r_r412;
    cpy_r_r413 = 1;
    goto CPyL244;
CPyL277: ;
    cpy_r_r414 = NULL;
    if (((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_2 != NULL) {
        CPy_DECREF(((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_2);
    }
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_2 = cpy_r_r414;
    cpy_r_r415 = 1;
    goto CPyL239;
CPyL278: ;
    CPyTagged_DecRef(cpy_r_place);
    cpy_r_r416 = NULL;
    if (((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_2 != NULL) {
        CPy_DECREF(((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_2);
    }
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_2 = cpy_r_r416;
    cpy_r_r417 = 1;
    goto CPyL244;
CPyL279: ;
    goto CPyL78;
CPyL280: ;
    cpy_r_r418 = NULL;
    if (((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_2 != NULL) {
        CPy_DECREF(((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_2);
    }
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_2 = cpy_r_r418;
    cpy_r_r419 = 1;
    goto CPyL83;
CPyL281: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL91;
CPyL282: ;
    CPy_XDecRef(cpy_r_r5);
    cpy_r_r420 = NULL;
    if (((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_2 != NULL) {
        CPy_DECREF(((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_2);
    }
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_2 = cpy_r_r420;
    cpy_r_r421 = 1;
    goto CPyL244;
CPyL283: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL96;
CPyL284: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL95;
CPyL285: ;
    CPy_XDecRef(cpy_r_r7);
    cpy_r_r422 = NULL;
    if (((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_2 != NULL) {
        CPy_DECREF(((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_2);
    }
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_2 = cpy_r_r422;
    cpy_r_r423 = 1;
    goto CPyL101;
CPyL286: ;
    goto CPyL99;
CPyL287: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL104;
CPyL288: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL120;
CPyL289: ;
    CPy_XDecRef(cpy_r_r9);
    goto CPyL244;
CPyL290: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL125;
CPyL291: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL124;
CPyL292: ;
    CPy_XDecRef(cpy_r_r11);
    goto CPyL130;
CPyL293: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL133;
CPyL294: ;
    CPy_XDECREF(cpy_r_r13);
    goto CPyL150;
CPyL295: ;
    CPy_XDecRef(cpy_r_r13);
    goto CPyL244;
CPyL296: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL155;
CPyL297: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL154;
CPyL298: ;
    CPy_XDecRef(cpy_r_r15);
    goto CPyL160;
CPyL299: ;
    CPy_XDECREF(cpy_r_r13);
    goto CPyL163;
CPyL300: ;
    CPyTagged_DecRef(cpy_r_r278.f0);
    goto CPyL244;
CPyL301: ;
    CPy_DecRef(cpy_r_r282);
    goto CPyL244;
CPyL302: ;
    CPy_XDECREF(cpy_r_r17);
    goto CPyL184;
CPyL303: ;
    CPy_XDecRef(cpy_r_r17);
    goto CPyL244;
CPyL304: ;
    CPy_XDECREF(cpy_r_r19);
    goto CPyL189;
CPyL305: ;
    CPy_XDECREF(cpy_r_r19);
    goto CPyL188;
CPyL306: ;
    CPy_XDecRef(cpy_r_r19);
    goto CPyL194;
CPyL307: ;
    CPy_XDECREF(cpy_r_r17);
    goto CPyL197;
CPyL308: ;
    CPy_XDECREF(cpy_r_r21);
    goto CPyL216;
CPyL309: ;
    CPy_XDecRef(cpy_r_r21);
    goto CPyL244;
CPyL310: ;
    CPy_XDECREF(cpy_r_r23);
    goto CPyL221;
CPyL311: ;
    CPy_XDECREF(cpy_r_r23);
    goto CPyL220;
CPyL312: ;
    CPy_XDecRef(cpy_r_r23);
    goto CPyL226;
CPyL313: ;
    CPy_XDECREF(cpy_r_r21);
    goto CPyL229;
CPyL314: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    CPy_XDECREF(cpy_r_r19);
    CPy_XDECREF(cpy_r_r23);
    cpy_r_r424 = NULL;
    if (((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_0);
    }
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_0 = cpy_r_r424;
    cpy_r_r425 = 1;
    cpy_r_r426 = NULL;
    if (((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_2 != NULL) {
        CPy_DECREF(((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_2);
    }
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_2 = cpy_r_r426;
    cpy_r_r427 = 1;
    goto CPyL1;
CPyL315: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    CPy_XDECREF(cpy_r_r19);
    CPy_XDECREF(cpy_r_r23);
    cpy_r_r428 = NULL;
    if (((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_0);
    }
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_0 = cpy_r_r428;
    cpy_r_r429 = 1;
    cpy_r_r430 = NULL;
    if (((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_2 != NULL) {
        CPy_DECREF(((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_2);
    }
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_2 = cpy_r_r430;
    cpy_r_r431 = 1;
    goto CPyL14;
CPyL316: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    CPy_XDECREF(cpy_r_r19);
    CPy_XDECREF(cpy_r_r23);
    cpy_r_r432 = NULL;
    if (((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_2 != NULL) {
        CPy_DECREF(((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_2);
    }
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_2 = cpy_r_r432;
    cpy_r_r433 = 1;
    goto CPyL34;
CPyL317: ;
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    CPy_XDECREF(cpy_r_r19);
    CPy_XDECREF(cpy_r_r23);
    cpy_r_r434 = NULL;
    if (((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_2 != NULL) {
        CPy_DECREF(((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_2);
    }
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_2 = cpy_r_r434;
    cpy_r_r435 = 1;
    goto CPyL45;
CPyL318: ;
    CPy_XDECREF(cpy_r_r3);
    cpy_r_r436 = NULL;
    if (((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_0);
    }
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_0 = cpy_r_r436;
    cpy_r_r437 = 1;
    goto CPyL249;
CPyL319: ;
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    CPy_XDECREF(cpy_r_r19);
    CPy_XDECREF(cpy_r_r23);
    goto CPyL82;
CPyL320: ;
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    CPy_XDECREF(cpy_r_r19);
    CPy_XDECREF(cpy_r_r23);
    goto CPyL93;
CPyL321: ;
    CPy_XDECREF(cpy_r_r7);
    cpy_r_r438 = NULL;
    if (((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_2 != NULL) {
        CPy_DECREF(((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_2);
    }
    ((serai___kernel___effects___icons_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___icons_gen_2 = cpy_r_r438;
    cpy_r_r439 = 1;
    goto CPyL251;
CPyL322: ;
    CPy_XDECREF(cpy_r_r15);
    CPy_XDECREF(cpy_r_r19);
    CPy_XDECREF(cpy_r_r23);
    goto CPyL122;
CPyL323: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL252;
CPyL324: ;
    CPy_XDECREF(cpy_r_r15);
    CPy_XDECREF(cpy_r_r19);
    CPy_XDECREF(cpy_r_r23);
    goto CPyL140;
CPyL325: ;
    CPy_XDECREF(cpy_r_r19);
    CPy_XDECREF(cpy_r_r23);
    goto CPyL152;
CPyL326: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL254;
CPyL327: ;
    CPy_XDECREF(cpy_r_r19);
    CPy_XDECREF(cpy_r_r23);
    goto CPyL174;
CPyL328: ;
    CPy_XDECREF(cpy_r_r23);
    goto CPyL186;
CPyL329: ;
    CPy_XDECREF(cpy_r_r19);
    goto CPyL256;
CPyL330: ;
    CPy_XDECREF(cpy_r_r23);
    goto CPyL206;
CPyL331: ;
    CPy_XDECREF(cpy_r_r23);
    goto CPyL258;
}
        
PyObject *CPyDef_kernel___effects___icons_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_kernel___effects___icons_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_kernel___effects___icons_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_kernel___effects___icons_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.effects.icons_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_kernel___effects___icons_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "__next__", -1, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects___icons_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_kernel___effects___icons_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_kernel___effects___icons_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_kernel___effects___icons_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.effects.icons_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_kernel___effects___icons_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "send", -1, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects___icons_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_kernel___effects___icons_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_kernel___effects___icons_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.effects.icons_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_kernel___effects___icons_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "__iter__", -1, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects___icons_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_kernel___effects___icons_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_kernel___effects___icons_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_kernel___effects___icons_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.effects.icons_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_kernel___effects___icons_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "throw", -1, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects___icons_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_kernel___effects___icons_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp8866 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp8866);
    PyObject *__tmp8867 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp8867);
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
        
        PyObject *CPyPy_kernel___effects___icons_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_kernel___effects___icons_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.effects.icons_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_kernel___effects___icons_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "close", -1, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects___icons(PyObject *cpy_r_effect) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = CPyDef_kernel___effects___icons_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 420, CPyStatic_kernel___effects___globals);
        goto CPyL3;
    }
    ((serai___kernel___effects___icons_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_effect);
    if (((serai___kernel___effects___icons_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__effect != NULL) {
        CPy_DECREF(((serai___kernel___effects___icons_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__effect);
    }
    ((serai___kernel___effects___icons_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__effect = cpy_r_effect;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 420, CPyStatic_kernel___effects___globals);
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
        
        PyObject *CPyPy_kernel___effects___icons(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"effect", 0};
            static CPyArg_Parser parser = {"O:icons", kwlist, 0};
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
            PyObject *retval = CPyDef_kernel___effects___icons(arg_effect);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "icons", 420, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects___series(PyObject *cpy_r_effect) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    tuple_T1O cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyPtr cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyPtr cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyPtr cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyPtr cpy_r_r26;
    int64_t cpy_r_r27;
    int64_t cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyPtr cpy_r_r33;
    int64_t cpy_r_r34;
    int64_t cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    int32_t cpy_r_r39;
    char cpy_r_r40;
    int64_t cpy_r_r41;
    int64_t cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject **cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    cpy_r_r0 = (PyObject *)CPyType_kernel___effects___Call;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_effect + offsetof(PyObject, ob_type));
    cpy_r_r2 = *(PyObject * *)cpy_r_r1;
    cpy_r_r3 = cpy_r_r2 == cpy_r_r0;
    if (!cpy_r_r3) goto CPyL3;
    CPy_INCREF(cpy_r_effect);
    if (likely(Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___Call))
        cpy_r_r4 = cpy_r_effect;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "series", 450, CPyStatic_kernel___effects___globals, "serai.kernel.effects.Call", cpy_r_effect);
        goto CPyL31;
    }
    cpy_r_r5.f0 = cpy_r_r4;
    cpy_r_r6 = PyTuple_New(1);
    if (unlikely(cpy_r_r6 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8868 = cpy_r_r5.f0;
    PyTuple_SET_ITEM(cpy_r_r6, 0, __tmp8868);
    return cpy_r_r6;
CPyL3: ;
    cpy_r_r7 = (PyObject *)CPyType_kernel___effects___InOrder;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_effect + offsetof(PyObject, ob_type));
    cpy_r_r9 = *(PyObject * *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r9 == cpy_r_r7;
    if (!cpy_r_r10) goto CPyL5;
    if (cpy_r_r10) {
        goto CPyL6;
    } else
        goto CPyL25;
CPyL5: ;
    cpy_r_r11 = (PyObject *)CPyType_kernel___effects___AnyOrder;
    cpy_r_r12 = (CPyPtr)((CPyPtr)cpy_r_effect + offsetof(PyObject, ob_type));
    cpy_r_r13 = *(PyObject * *)cpy_r_r12;
    cpy_r_r14 = cpy_r_r13 == cpy_r_r11;
    if (!cpy_r_r14) goto CPyL25;
CPyL6: ;
    cpy_r_r15 = PyList_New(0);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "series", 452, CPyStatic_kernel___effects___globals);
        goto CPyL31;
    }
    CPy_INCREF(cpy_r_effect);
    if (Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___InOrder)
        cpy_r_r16 = cpy_r_effect;
    else {
        cpy_r_r16 = NULL;
    }
    if (cpy_r_r16 != NULL) goto __LL8869;
    if (Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___AnyOrder)
        cpy_r_r16 = cpy_r_effect;
    else {
        cpy_r_r16 = NULL;
    }
    if (cpy_r_r16 != NULL) goto __LL8869;
    CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "series", 452, CPyStatic_kernel___effects___globals, "union[serai.kernel.effects.InOrder, serai.kernel.effects.AnyOrder]", cpy_r_effect);
    goto CPyL32;
__LL8869: ;
    cpy_r_r17 = (PyObject *)CPyType_kernel___effects___InOrder;
    cpy_r_r18 = (CPyPtr)((CPyPtr)cpy_r_r16 + offsetof(PyObject, ob_type));
    cpy_r_r19 = *(PyObject * *)cpy_r_r18;
    cpy_r_r20 = cpy_r_r19 == cpy_r_r17;
    if (!cpy_r_r20) goto CPyL11;
    if (likely(Py_TYPE(cpy_r_r16) == CPyType_kernel___effects___InOrder))
        cpy_r_r21 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "series", 452, CPyStatic_kernel___effects___globals, "serai.kernel.effects.InOrder", cpy_r_r16);
        goto CPyL32;
    }
    cpy_r_r22 = ((serai___kernel___effects___InOrderObject *)cpy_r_r21)->_parts;
    CPy_INCREF(cpy_r_r22);
    CPy_DECREF(cpy_r_r21);
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL11: ;
    if (likely(Py_TYPE(cpy_r_r16) == CPyType_kernel___effects___AnyOrder))
        cpy_r_r24 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "series", 452, CPyStatic_kernel___effects___globals, "serai.kernel.effects.AnyOrder", cpy_r_r16);
        goto CPyL32;
    }
    cpy_r_r25 = ((serai___kernel___effects___AnyOrderObject *)cpy_r_r24)->_parts;
    CPy_INCREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r23 = cpy_r_r25;
CPyL13: ;
    cpy_r_r26 = (CPyPtr)((CPyPtr)cpy_r_r23 + offsetof(PyVarObject, ob_size));
    cpy_r_r27 = *(int64_t *)cpy_r_r26;
    cpy_r_r28 = 0;
CPyL14: ;
    cpy_r_r29 = cpy_r_r28 < cpy_r_r27;
    if (!cpy_r_r29) goto CPyL33;
    cpy_r_r30 = CPySequenceTuple_GetItemUnsafe(cpy_r_r23, cpy_r_r28);
    if (likely(PyObject_TypeCheck(cpy_r_r30, CPyType_kernel___effects___Effect)))
        cpy_r_r31 = cpy_r_r30;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "series", 452, CPyStatic_kernel___effects___globals, "serai.kernel.effects.Effect", cpy_r_r30);
        goto CPyL34;
    }
    cpy_r_r32 = CPyDef_kernel___effects___series(cpy_r_r31);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "series", 452, CPyStatic_kernel___effects___globals);
        goto CPyL34;
    }
    cpy_r_r33 = (CPyPtr)((CPyPtr)cpy_r_r32 + offsetof(PyVarObject, ob_size));
    cpy_r_r34 = *(int64_t *)cpy_r_r33;
    cpy_r_r35 = 0;
CPyL18: ;
    cpy_r_r36 = cpy_r_r35 < cpy_r_r34;
    if (!cpy_r_r36) goto CPyL35;
    cpy_r_r37 = CPySequenceTuple_GetItemUnsafe(cpy_r_r32, cpy_r_r35);
    if (likely(Py_TYPE(cpy_r_r37) == CPyType_kernel___effects___Call))
        cpy_r_r38 = cpy_r_r37;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "series", 452, CPyStatic_kernel___effects___globals, "serai.kernel.effects.Call", cpy_r_r37);
        goto CPyL36;
    }
    cpy_r_r39 = PyList_Append(cpy_r_r15, cpy_r_r38);
    CPy_DECREF(cpy_r_r38);
    cpy_r_r40 = cpy_r_r39 >= 0;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "series", 452, CPyStatic_kernel___effects___globals);
        goto CPyL36;
    }
    cpy_r_r41 = cpy_r_r35 + 1;
    cpy_r_r35 = cpy_r_r41;
    goto CPyL18;
CPyL22: ;
    cpy_r_r42 = cpy_r_r28 + 1;
    cpy_r_r28 = cpy_r_r42;
    goto CPyL14;
CPyL23: ;
    cpy_r_r43 = PyList_AsTuple(cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "series", 452, CPyStatic_kernel___effects___globals);
        goto CPyL31;
    }
    return cpy_r_r43;
CPyL25: ;
    cpy_r_r44 = CPyStatics[660]; /* "'" */
    cpy_r_r45 = PyObject_Str(cpy_r_effect);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "series", 453, CPyStatic_kernel___effects___globals);
        goto CPyL31;
    }
    cpy_r_r46 = CPyStatics[1581]; /* "' must be a sequence of single verbs" */
    cpy_r_r47 = CPyStr_Build(3, cpy_r_r44, cpy_r_r45, cpy_r_r46);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "series", 453, CPyStatic_kernel___effects___globals);
        goto CPyL31;
    }
    cpy_r_r48 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r49 = CPyStatics[122]; /* 'ValueError' */
    cpy_r_r50 = CPyObject_GetAttr(cpy_r_r48, cpy_r_r49);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "series", 453, CPyStatic_kernel___effects___globals);
        goto CPyL37;
    }
    PyObject *cpy_r_r51[1] = {cpy_r_r47};
    cpy_r_r52 = (PyObject **)&cpy_r_r51;
    cpy_r_r53 = PyObject_Vectorcall(cpy_r_r50, cpy_r_r52, 1, 0);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "series", 453, CPyStatic_kernel___effects___globals);
        goto CPyL37;
    }
    CPy_DECREF(cpy_r_r47);
    CPy_Raise(cpy_r_r53);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "series", 453, CPyStatic_kernel___effects___globals);
        goto CPyL31;
    }
    CPy_Unreachable();
CPyL31: ;
    cpy_r_r54 = NULL;
    return cpy_r_r54;
CPyL32: ;
    CPy_DecRef(cpy_r_r15);
    goto CPyL31;
CPyL33: ;
    CPy_DECREF(cpy_r_r23);
    goto CPyL23;
CPyL34: ;
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r23);
    goto CPyL31;
CPyL35: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL22;
CPyL36: ;
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r32);
    goto CPyL31;
CPyL37: ;
    CPy_DecRef(cpy_r_r47);
    goto CPyL31;
}
        
        PyObject *CPyPy_kernel___effects___series(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"effect", 0};
            static CPyArg_Parser parser = {"O:series", kwlist, 0};
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
            PyObject *retval = CPyDef_kernel___effects___series(arg_effect);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "series", 447, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects___calls_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    int32_t cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyPtr cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyPtr cpy_r_r33;
    int64_t cpy_r_r34;
    char cpy_r_r35;
    char cpy_r_r36;
    int64_t cpy_r_r37;
    int64_t cpy_r_r38;
    char cpy_r_r39;
    int64_t cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject **cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    char cpy_r_r59;
    tuple_T3OOO cpy_r_r60;
    PyObject **cpy_r_r61;
    PyObject *cpy_r_r62;
    char cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject **cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    char cpy_r_r70;
    int64_t cpy_r_r71;
    int64_t cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    CPyPtr cpy_r_r76;
    PyObject *cpy_r_r77;
    char cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    char cpy_r_r82;
    PyObject *cpy_r_r83;
    char cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    char cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject **cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    char cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    char cpy_r_r99;
    PyObject *cpy_r_r100;
    char cpy_r_r101;
    PyObject *cpy_r_r102;
    char cpy_r_r103;
    tuple_T3OOO cpy_r_r104;
    PyObject **cpy_r_r105;
    PyObject *cpy_r_r106;
    char cpy_r_r107;
    char cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject **cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    char cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    CPyPtr cpy_r_r117;
    PyObject *cpy_r_r118;
    char cpy_r_r119;
    PyObject *cpy_r_r120;
    CPyPtr cpy_r_r121;
    PyObject *cpy_r_r122;
    char cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    CPyPtr cpy_r_r127;
    PyObject *cpy_r_r128;
    char cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    char cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject **cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    char cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    char cpy_r_r146;
    PyObject *cpy_r_r147;
    char cpy_r_r148;
    PyObject *cpy_r_r149;
    char cpy_r_r150;
    tuple_T3OOO cpy_r_r151;
    PyObject **cpy_r_r152;
    PyObject *cpy_r_r153;
    char cpy_r_r154;
    char cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject **cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    char cpy_r_r161;
    PyObject *cpy_r_r162;
    char cpy_r_r163;
    int32_t cpy_r_r164;
    char cpy_r_r165;
    int32_t cpy_r_r166;
    PyObject *cpy_r_r167;
    char cpy_r_r168;
    char cpy_r_r169;
    char cpy_r_r170;
    char cpy_r_r171;
    char cpy_r_r172;
    char cpy_r_r173;
    char cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    char cpy_r_r177;
    PyObject *cpy_r_r178;
    char cpy_r_r179;
    PyObject *cpy_r_r180;
    char cpy_r_r181;
    PyObject *cpy_r_r182;
    char cpy_r_r183;
    PyObject *cpy_r_r184;
    char cpy_r_r185;
    PyObject *cpy_r_r186;
    char cpy_r_r187;
    PyObject *cpy_r_r188;
    char cpy_r_r189;
    if (unlikely(!CPyGen_TryEnter(&((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r12 = ((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL113;
CPyL1: ;
    cpy_r_r13 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r14 = cpy_r_type != cpy_r_r13;
    if (!cpy_r_r14) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "calls", 456, CPyStatic_kernel___effects___globals);
        goto CPyL112;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r15 = ((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "calls", "calls_gen", "effect", 458, CPyStatic_kernel___effects___globals);
        goto CPyL112;
    }
CPyL5: ;
    cpy_r_r16 = (PyObject *)CPyType_kernel___effects___Call;
    cpy_r_r17 = (CPyPtr)((CPyPtr)cpy_r_r15 + offsetof(PyObject, ob_type));
    cpy_r_r18 = *(PyObject * *)cpy_r_r17;
    cpy_r_r19 = cpy_r_r18 == cpy_r_r16;
    if (!cpy_r_r19) goto CPyL12;
    cpy_r_r20 = ((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "calls", "calls_gen", "effect", 459, CPyStatic_kernel___effects___globals);
        goto CPyL112;
    }
CPyL7: ;
    CPy_INCREF(cpy_r_r20);
    if (likely(Py_TYPE(cpy_r_r20) == CPyType_kernel___effects___Call))
        cpy_r_r21 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "calls", 459, CPyStatic_kernel___effects___globals, "serai.kernel.effects.Call", cpy_r_r20);
        goto CPyL112;
    }
    ((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r21;
CPyL9: ;
    cpy_r_r23 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r24 = cpy_r_type != cpy_r_r23;
    if (!cpy_r_r24) goto CPyL107;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "calls", 459, CPyStatic_kernel___effects___globals);
        goto CPyL112;
    }
    CPy_Unreachable();
CPyL12: ;
    cpy_r_r25 = ((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "calls", "calls_gen", "effect", 460, CPyStatic_kernel___effects___globals);
        goto CPyL112;
    }
CPyL13: ;
    cpy_r_r26 = (PyObject *)CPyType_kernel___effects___Several;
    cpy_r_r27 = CPy_TypeCheck(cpy_r_r25, cpy_r_r26);
    if (!cpy_r_r27) goto CPyL44;
    cpy_r_r28 = ((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "calls", "calls_gen", "effect", 461, CPyStatic_kernel___effects___globals);
        goto CPyL112;
    }
CPyL15: ;
    if (likely(PyObject_TypeCheck(cpy_r_r28, CPyType_kernel___effects___Several)))
        cpy_r_r29 = cpy_r_r28;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "calls", 461, CPyStatic_kernel___effects___globals, "serai.kernel.effects.Several", cpy_r_r28);
        goto CPyL112;
    }
    cpy_r_r30 = ((serai___kernel___effects___SeveralObject *)cpy_r_r29)->_parts;
    CPy_INCREF(cpy_r_r30);
    if (((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___calls_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___calls_gen_0);
    }
    ((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___calls_gen_0 = cpy_r_r30;
    cpy_r_r31 = 1;
    cpy_r_r32 = ((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___calls_gen_0;
    if (unlikely(cpy_r_r32 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___kernel___effects___calls_gen_0' of 'calls_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r32);
    }
    cpy_r_r33 = (CPyPtr)((CPyPtr)cpy_r_r32 + offsetof(PyVarObject, ob_size));
    cpy_r_r34 = *(int64_t *)cpy_r_r33;
    CPy_DECREF(cpy_r_r32);
    ((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___calls_gen_1 = cpy_r_r34;
    cpy_r_r35 = 1;
    ((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___calls_gen_0 = 0;
    cpy_r_r36 = 1;
    if (!cpy_r_r36) goto CPyL122;
CPyL17: ;
    cpy_r_r37 = ((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___calls_gen_0;
    if (unlikely(cpy_r_r37 == -113)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "calls", "calls_gen", "__mypyc_temp__3_serai___kernel___effects___calls_gen_0", 461, CPyStatic_kernel___effects___globals);
        goto CPyL122;
    }
CPyL18: ;
    cpy_r_r38 = ((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___calls_gen_1;
    if (unlikely(cpy_r_r38 == -113)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___kernel___effects___calls_gen_1' of 'calls_gen' undefined");
    }
    cpy_r_r39 = cpy_r_r37 < cpy_r_r38;
    if (!cpy_r_r39) goto CPyL123;
    cpy_r_r40 = ((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___calls_gen_0;
    if (unlikely(cpy_r_r40 == -113)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "calls", "calls_gen", "__mypyc_temp__3_serai___kernel___effects___calls_gen_0", 461, CPyStatic_kernel___effects___globals);
        goto CPyL122;
    }
CPyL20: ;
    cpy_r_r41 = ((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___calls_gen_0;
    if (unlikely(cpy_r_r41 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___kernel___effects___calls_gen_0' of 'calls_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r41);
    }
    cpy_r_r42 = CPySequenceTuple_GetItemUnsafe(cpy_r_r41, cpy_r_r40);
    CPy_DECREF(cpy_r_r41);
    if (likely(PyObject_TypeCheck(cpy_r_r42, CPyType_kernel___effects___Effect)))
        cpy_r_r43 = cpy_r_r42;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "calls", 461, CPyStatic_kernel___effects___globals, "serai.kernel.effects.Effect", cpy_r_r42);
        goto CPyL122;
    }
    cpy_r_r44 = CPyDef_kernel___effects___calls(cpy_r_r43);
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "calls", 462, CPyStatic_kernel___effects___globals);
        goto CPyL122;
    }
    if (((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___calls_gen_1 != NULL) {
        CPy_DECREF(((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___calls_gen_1);
    }
    ((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___calls_gen_1 = cpy_r_r44;
    cpy_r_r45 = 1;
    if (!cpy_r_r45) goto CPyL122;
    cpy_r_r46 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r47 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r48 = NULL;
    cpy_r_r1 = cpy_r_r48;
    cpy_r_r49 = (PyObject **)&cpy_r_r1;
    cpy_r_r50 = ((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___calls_gen_1;
    cpy_r_r51 = CPyDef_kernel___effects___calls_gen_____mypyc_generator_helper__(cpy_r_r50, cpy_r_r47, cpy_r_r47, cpy_r_r47, cpy_r_r46, cpy_r_r49);
    if (cpy_r_r51 != NULL) goto CPyL124;
    cpy_r_r52 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r52)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "calls", 462, CPyStatic_kernel___effects___globals);
        goto CPyL125;
    }
    cpy_r_r53 = cpy_r_r1;
    CPy_DECREF(cpy_r_r53);
    cpy_r_r54 = NULL;
    if (((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___calls_gen_1 != NULL) {
        CPy_DECREF(((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___calls_gen_1);
    }
    ((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___calls_gen_1 = cpy_r_r54;
    cpy_r_r55 = 1;
    if (unlikely(!cpy_r_r55)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "calls", 462, CPyStatic_kernel___effects___globals);
        goto CPyL122;
    } else
        goto CPyL42;
CPyL26: ;
    cpy_r_r56 = cpy_r_r51;
CPyL27: ;
    ((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r56;
CPyL28: ;
    cpy_r_r58 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r59 = cpy_r_type != cpy_r_r58;
    if (!cpy_r_r59) goto CPyL126;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "calls", 462, CPyStatic_kernel___effects___globals);
        goto CPyL32;
    } else
        goto CPyL127;
CPyL30: ;
    CPy_Unreachable();
CPyL31: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL38;
CPyL32: ;
    cpy_r_r60 = CPy_CatchError();
    cpy_r_r61 = (PyObject **)&cpy_r_r3;
    cpy_r_r62 = ((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___calls_gen_1;
    cpy_r_r63 = CPy_YieldFromErrorHandle(cpy_r_r62, cpy_r_r61);
    if (unlikely(cpy_r_r63 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "calls", 462, CPyStatic_kernel___effects___globals);
        goto CPyL128;
    }
    if (cpy_r_r63) {
        goto CPyL35;
    } else
        goto CPyL129;
CPyL34: ;
    cpy_r_r56 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r60);
    CPy_DecRef(cpy_r_r60.f0);
    CPy_DecRef(cpy_r_r60.f1);
    CPy_DecRef(cpy_r_r60.f2);
    goto CPyL27;
CPyL35: ;
    cpy_r_r53 = cpy_r_r3;
    CPy_DecRef(cpy_r_r53);
    CPy_RestoreExcInfo(cpy_r_r60);
    CPy_DecRef(cpy_r_r60.f0);
    CPy_DecRef(cpy_r_r60.f1);
    CPy_DecRef(cpy_r_r60.f2);
    goto CPyL42;
CPyL36: ;
    CPy_RestoreExcInfo(cpy_r_r60);
    CPy_DecRef(cpy_r_r60.f0);
    CPy_DecRef(cpy_r_r60.f1);
    CPy_DecRef(cpy_r_r60.f2);
    cpy_r_r64 = CPy_KeepPropagating();
    if (!cpy_r_r64) goto CPyL112;
    CPy_Unreachable();
CPyL38: ;
    cpy_r_r65 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r66 = NULL;
    cpy_r_r1 = cpy_r_r66;
    cpy_r_r67 = (PyObject **)&cpy_r_r1;
    cpy_r_r68 = ((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___calls_gen_1;
    cpy_r_r69 = CPyDef_kernel___effects___calls_gen_____mypyc_generator_helper__(cpy_r_r68, cpy_r_r65, cpy_r_r65, cpy_r_r65, cpy_r_arg, cpy_r_r67);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r69 == NULL) {
        goto CPyL40;
    } else
        goto CPyL130;
CPyL39: ;
    cpy_r_r56 = cpy_r_r69;
    goto CPyL27;
CPyL40: ;
    cpy_r_r70 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r70)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "calls", 462, CPyStatic_kernel___effects___globals);
        goto CPyL125;
    }
    cpy_r_r53 = cpy_r_r1;
    CPy_DECREF(cpy_r_r53);
CPyL42: ;
    cpy_r_r71 = ((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___calls_gen_0;
    if (unlikely(cpy_r_r71 == -113)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__3_serai___kernel___effects___calls_gen_0' of 'calls_gen' undefined");
    }
    if (cpy_r_r71 == -113) goto CPyL122;
CPyL43: ;
    cpy_r_r72 = cpy_r_r71 + 1;
    ((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___calls_gen_0 = cpy_r_r72;
    cpy_r_r73 = 1;
    if (unlikely(!cpy_r_r73)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "calls", 461, CPyStatic_kernel___effects___globals);
        goto CPyL122;
    } else
        goto CPyL17;
CPyL44: ;
    cpy_r_r74 = ((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "calls", "calls_gen", "effect", 463, CPyStatic_kernel___effects___globals);
        goto CPyL112;
    }
CPyL45: ;
    cpy_r_r75 = (PyObject *)CPyType_kernel___effects___Arrow;
    cpy_r_r76 = (CPyPtr)((CPyPtr)cpy_r_r74 + offsetof(PyObject, ob_type));
    cpy_r_r77 = *(PyObject * *)cpy_r_r76;
    cpy_r_r78 = cpy_r_r77 == cpy_r_r75;
    if (!cpy_r_r78) goto CPyL75;
    cpy_r_r79 = ((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "calls", "calls_gen", "effect", 464, CPyStatic_kernel___effects___globals);
        goto CPyL112;
    }
CPyL47: ;
    if (likely(Py_TYPE(cpy_r_r79) == CPyType_kernel___effects___Arrow))
        cpy_r_r80 = cpy_r_r79;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "calls", 464, CPyStatic_kernel___effects___globals, "serai.kernel.effects.Arrow", cpy_r_r79);
        goto CPyL112;
    }
    cpy_r_r81 = ((serai___kernel___effects___ArrowObject *)cpy_r_r80)->_cost;
    CPy_INCREF(cpy_r_r81);
    ((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r81;
CPyL49: ;
    cpy_r_r83 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r84 = cpy_r_type != cpy_r_r83;
    if (!cpy_r_r84) goto CPyL52;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "calls", 464, CPyStatic_kernel___effects___globals);
        goto CPyL112;
    }
    CPy_Unreachable();
CPyL52: ;
    cpy_r_r85 = ((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "calls", "calls_gen", "effect", 465, CPyStatic_kernel___effects___globals);
        goto CPyL112;
    }
CPyL53: ;
    if (likely(Py_TYPE(cpy_r_r85) == CPyType_kernel___effects___Arrow))
        cpy_r_r86 = cpy_r_r85;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "calls", 465, CPyStatic_kernel___effects___globals, "serai.kernel.effects.Arrow", cpy_r_r85);
        goto CPyL112;
    }
    cpy_r_r87 = ((serai___kernel___effects___ArrowObject *)cpy_r_r86)->_gain;
    CPy_INCREF(cpy_r_r87);
    cpy_r_r88 = CPyDef_kernel___effects___calls(cpy_r_r87);
    CPy_DECREF(cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "calls", 465, CPyStatic_kernel___effects___globals);
        goto CPyL112;
    }
    if (((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___calls_gen_2 != NULL) {
        CPy_DECREF(((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___calls_gen_2);
    }
    ((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___calls_gen_2 = cpy_r_r88;
    cpy_r_r89 = 1;
    if (!cpy_r_r89) goto CPyL112;
    cpy_r_r90 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r91 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r92 = NULL;
    cpy_r_r5 = cpy_r_r92;
    cpy_r_r93 = (PyObject **)&cpy_r_r5;
    cpy_r_r94 = ((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___calls_gen_2;
    cpy_r_r95 = CPyDef_kernel___effects___calls_gen_____mypyc_generator_helper__(cpy_r_r94, cpy_r_r91, cpy_r_r91, cpy_r_r91, cpy_r_r90, cpy_r_r93);
    if (cpy_r_r95 != NULL) goto CPyL131;
    cpy_r_r96 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r96)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "calls", 465, CPyStatic_kernel___effects___globals);
        goto CPyL132;
    }
    cpy_r_r97 = cpy_r_r5;
    CPy_DECREF(cpy_r_r97);
    cpy_r_r98 = NULL;
    if (((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___calls_gen_2 != NULL) {
        CPy_DECREF(((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___calls_gen_2);
    }
    ((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___calls_gen_2 = cpy_r_r98;
    cpy_r_r99 = 1;
    if (unlikely(!cpy_r_r99)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "calls", 465, CPyStatic_kernel___effects___globals);
        goto CPyL112;
    } else
        goto CPyL107;
CPyL59: ;
    cpy_r_r100 = cpy_r_r95;
CPyL60: ;
    ((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 4;
    CPyGen_Exit(&((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r100;
CPyL61: ;
    cpy_r_r102 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r103 = cpy_r_type != cpy_r_r102;
    if (!cpy_r_r103) goto CPyL133;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "calls", 465, CPyStatic_kernel___effects___globals);
        goto CPyL65;
    } else
        goto CPyL134;
CPyL63: ;
    CPy_Unreachable();
CPyL64: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL71;
CPyL65: ;
    cpy_r_r104 = CPy_CatchError();
    cpy_r_r105 = (PyObject **)&cpy_r_r7;
    cpy_r_r106 = ((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___calls_gen_2;
    cpy_r_r107 = CPy_YieldFromErrorHandle(cpy_r_r106, cpy_r_r105);
    if (unlikely(cpy_r_r107 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "calls", 465, CPyStatic_kernel___effects___globals);
        goto CPyL135;
    }
    if (cpy_r_r107) goto CPyL68;
    cpy_r_r100 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r104);
    CPy_DecRef(cpy_r_r104.f0);
    CPy_DecRef(cpy_r_r104.f1);
    CPy_DecRef(cpy_r_r104.f2);
    goto CPyL60;
CPyL68: ;
    cpy_r_r97 = cpy_r_r7;
    CPy_DecRef(cpy_r_r97);
    CPy_RestoreExcInfo(cpy_r_r104);
    CPy_DecRef(cpy_r_r104.f0);
    CPy_DecRef(cpy_r_r104.f1);
    CPy_DecRef(cpy_r_r104.f2);
    goto CPyL107;
CPyL69: ;
    CPy_RestoreExcInfo(cpy_r_r104);
    CPy_DecRef(cpy_r_r104.f0);
    CPy_DecRef(cpy_r_r104.f1);
    CPy_DecRef(cpy_r_r104.f2);
    cpy_r_r108 = CPy_KeepPropagating();
    if (!cpy_r_r108) goto CPyL112;
    CPy_Unreachable();
CPyL71: ;
    cpy_r_r109 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r110 = NULL;
    cpy_r_r5 = cpy_r_r110;
    cpy_r_r111 = (PyObject **)&cpy_r_r5;
    cpy_r_r112 = ((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___calls_gen_2;
    cpy_r_r113 = CPyDef_kernel___effects___calls_gen_____mypyc_generator_helper__(cpy_r_r112, cpy_r_r109, cpy_r_r109, cpy_r_r109, cpy_r_arg, cpy_r_r111);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r113 == NULL) {
        goto CPyL73;
    } else
        goto CPyL136;
CPyL72: ;
    cpy_r_r100 = cpy_r_r113;
    goto CPyL60;
CPyL73: ;
    cpy_r_r114 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r114)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "calls", 465, CPyStatic_kernel___effects___globals);
        goto CPyL132;
    }
    cpy_r_r97 = cpy_r_r5;
    CPy_DECREF(cpy_r_r97);
    goto CPyL107;
CPyL75: ;
    cpy_r_r115 = ((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "calls", "calls_gen", "effect", 466, CPyStatic_kernel___effects___globals);
        goto CPyL112;
    }
CPyL76: ;
    cpy_r_r116 = (PyObject *)CPyType_kernel___effects___Repeat;
    cpy_r_r117 = (CPyPtr)((CPyPtr)cpy_r_r115 + offsetof(PyObject, ob_type));
    cpy_r_r118 = *(PyObject * *)cpy_r_r117;
    cpy_r_r119 = cpy_r_r118 == cpy_r_r116;
    if (!cpy_r_r119) goto CPyL78;
    if (cpy_r_r119) {
        goto CPyL79;
    } else
        goto CPyL107;
CPyL78: ;
    cpy_r_r120 = (PyObject *)CPyType_kernel___effects___Maybe;
    cpy_r_r121 = (CPyPtr)((CPyPtr)cpy_r_r115 + offsetof(PyObject, ob_type));
    cpy_r_r122 = *(PyObject * *)cpy_r_r121;
    cpy_r_r123 = cpy_r_r122 == cpy_r_r120;
    if (!cpy_r_r123) goto CPyL107;
CPyL79: ;
    cpy_r_r124 = ((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AttributeError("src/serai/kernel/effects.py", "calls", "calls_gen", "effect", 467, CPyStatic_kernel___effects___globals);
        goto CPyL112;
    }
CPyL80: ;
    CPy_INCREF(cpy_r_r124);
    if (Py_TYPE(cpy_r_r124) == CPyType_kernel___effects___Repeat)
        cpy_r_r125 = cpy_r_r124;
    else {
        cpy_r_r125 = NULL;
    }
    if (cpy_r_r125 != NULL) goto __LL8870;
    if (Py_TYPE(cpy_r_r124) == CPyType_kernel___effects___Maybe)
        cpy_r_r125 = cpy_r_r124;
    else {
        cpy_r_r125 = NULL;
    }
    if (cpy_r_r125 != NULL) goto __LL8870;
    CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "calls", 467, CPyStatic_kernel___effects___globals, "union[serai.kernel.effects.Repeat, serai.kernel.effects.Maybe]", cpy_r_r124);
    goto CPyL112;
__LL8870: ;
    cpy_r_r126 = (PyObject *)CPyType_kernel___effects___Repeat;
    cpy_r_r127 = (CPyPtr)((CPyPtr)cpy_r_r125 + offsetof(PyObject, ob_type));
    cpy_r_r128 = *(PyObject * *)cpy_r_r127;
    cpy_r_r129 = cpy_r_r128 == cpy_r_r126;
    if (!cpy_r_r129) goto CPyL84;
    if (likely(Py_TYPE(cpy_r_r125) == CPyType_kernel___effects___Repeat))
        cpy_r_r130 = cpy_r_r125;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "calls", 467, CPyStatic_kernel___effects___globals, "serai.kernel.effects.Repeat", cpy_r_r125);
        goto CPyL112;
    }
    cpy_r_r131 = ((serai___kernel___effects___RepeatObject *)cpy_r_r130)->_part;
    CPy_INCREF(cpy_r_r131);
    CPy_DECREF(cpy_r_r130);
    cpy_r_r132 = cpy_r_r131;
    goto CPyL86;
CPyL84: ;
    if (likely(Py_TYPE(cpy_r_r125) == CPyType_kernel___effects___Maybe))
        cpy_r_r133 = cpy_r_r125;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "calls", 467, CPyStatic_kernel___effects___globals, "serai.kernel.effects.Maybe", cpy_r_r125);
        goto CPyL112;
    }
    cpy_r_r134 = ((serai___kernel___effects___MaybeObject *)cpy_r_r133)->_part;
    CPy_INCREF(cpy_r_r134);
    CPy_DECREF(cpy_r_r133);
    cpy_r_r132 = cpy_r_r134;
CPyL86: ;
    cpy_r_r135 = CPyDef_kernel___effects___calls(cpy_r_r132);
    CPy_DECREF(cpy_r_r132);
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "calls", 467, CPyStatic_kernel___effects___globals);
        goto CPyL112;
    }
    if (((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___calls_gen_3 != NULL) {
        CPy_DECREF(((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___calls_gen_3);
    }
    ((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___calls_gen_3 = cpy_r_r135;
    cpy_r_r136 = 1;
    if (!cpy_r_r136) goto CPyL112;
    cpy_r_r137 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r138 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r139 = NULL;
    cpy_r_r9 = cpy_r_r139;
    cpy_r_r140 = (PyObject **)&cpy_r_r9;
    cpy_r_r141 = ((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___calls_gen_3;
    cpy_r_r142 = CPyDef_kernel___effects___calls_gen_____mypyc_generator_helper__(cpy_r_r141, cpy_r_r138, cpy_r_r138, cpy_r_r138, cpy_r_r137, cpy_r_r140);
    if (cpy_r_r142 != NULL) goto CPyL137;
    cpy_r_r143 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r143)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "calls", 467, CPyStatic_kernel___effects___globals);
        goto CPyL138;
    }
    cpy_r_r144 = cpy_r_r9;
    CPy_DECREF(cpy_r_r144);
    cpy_r_r145 = NULL;
    if (((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___calls_gen_3 != NULL) {
        CPy_DECREF(((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___calls_gen_3);
    }
    ((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___calls_gen_3 = cpy_r_r145;
    cpy_r_r146 = 1;
    if (unlikely(!cpy_r_r146)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "calls", 467, CPyStatic_kernel___effects___globals);
        goto CPyL112;
    } else
        goto CPyL107;
CPyL91: ;
    cpy_r_r147 = cpy_r_r142;
CPyL92: ;
    ((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 5;
    CPyGen_Exit(&((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r147;
CPyL93: ;
    cpy_r_r149 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r150 = cpy_r_type != cpy_r_r149;
    if (!cpy_r_r150) goto CPyL139;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "calls", 467, CPyStatic_kernel___effects___globals);
        goto CPyL97;
    } else
        goto CPyL140;
CPyL95: ;
    CPy_Unreachable();
CPyL96: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL103;
CPyL97: ;
    cpy_r_r151 = CPy_CatchError();
    cpy_r_r152 = (PyObject **)&cpy_r_r11;
    cpy_r_r153 = ((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___calls_gen_3;
    cpy_r_r154 = CPy_YieldFromErrorHandle(cpy_r_r153, cpy_r_r152);
    if (unlikely(cpy_r_r154 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "calls", 467, CPyStatic_kernel___effects___globals);
        goto CPyL141;
    }
    if (cpy_r_r154) goto CPyL100;
    cpy_r_r147 = cpy_r_r11;
    CPy_RestoreExcInfo(cpy_r_r151);
    CPy_DecRef(cpy_r_r151.f0);
    CPy_DecRef(cpy_r_r151.f1);
    CPy_DecRef(cpy_r_r151.f2);
    goto CPyL92;
CPyL100: ;
    cpy_r_r144 = cpy_r_r11;
    CPy_DecRef(cpy_r_r144);
    CPy_RestoreExcInfo(cpy_r_r151);
    CPy_DecRef(cpy_r_r151.f0);
    CPy_DecRef(cpy_r_r151.f1);
    CPy_DecRef(cpy_r_r151.f2);
    goto CPyL107;
CPyL101: ;
    CPy_RestoreExcInfo(cpy_r_r151);
    CPy_DecRef(cpy_r_r151.f0);
    CPy_DecRef(cpy_r_r151.f1);
    CPy_DecRef(cpy_r_r151.f2);
    cpy_r_r155 = CPy_KeepPropagating();
    if (!cpy_r_r155) goto CPyL112;
    CPy_Unreachable();
CPyL103: ;
    cpy_r_r156 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r157 = NULL;
    cpy_r_r9 = cpy_r_r157;
    cpy_r_r158 = (PyObject **)&cpy_r_r9;
    cpy_r_r159 = ((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___effects___calls_gen_3;
    cpy_r_r160 = CPyDef_kernel___effects___calls_gen_____mypyc_generator_helper__(cpy_r_r159, cpy_r_r156, cpy_r_r156, cpy_r_r156, cpy_r_arg, cpy_r_r158);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r160 == NULL) {
        goto CPyL105;
    } else
        goto CPyL142;
CPyL104: ;
    cpy_r_r147 = cpy_r_r160;
    goto CPyL92;
CPyL105: ;
    cpy_r_r161 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r161)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "calls", 467, CPyStatic_kernel___effects___globals);
        goto CPyL138;
    }
    cpy_r_r144 = cpy_r_r9;
    CPy_DECREF(cpy_r_r144);
CPyL107: ;
    cpy_r_r162 = Py_None;
    CPy_INCREF(cpy_r_r162);
    ((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r164 = CPyDef_kernel___effects___calls_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL111;
    CPyGen_SetStopIterationValue(cpy_r_r162);
    CPy_DECREF(cpy_r_r162);
    if (!0) goto CPyL121;
    CPy_Unreachable();
CPyL111: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r162;
    CPyGen_Exit(&((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL112: ;
    ((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r166 = CPyDef_kernel___effects___calls_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r167 = NULL;
    CPyGen_Exit(&((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r167;
CPyL113: ;
    cpy_r_r168 = cpy_r_r12 == 0;
    if (cpy_r_r168) goto CPyL143;
    cpy_r_r169 = cpy_r_r12 == 1;
    if (cpy_r_r169) goto CPyL144;
    cpy_r_r170 = cpy_r_r12 == 2;
    if (cpy_r_r170) {
        goto CPyL145;
    } else
        goto CPyL146;
CPyL116: ;
    cpy_r_r171 = cpy_r_r12 == 3;
    if (cpy_r_r171) goto CPyL147;
    cpy_r_r172 = cpy_r_r12 == 4;
    if (cpy_r_r172) {
        goto CPyL148;
    } else
        goto CPyL149;
CPyL118: ;
    cpy_r_r173 = cpy_r_r12 == 5;
    if (cpy_r_r173) {
        goto CPyL93;
    } else
        goto CPyL150;
CPyL119: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r174 = 0;
    if (unlikely(!cpy_r_r174)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "calls", 456, CPyStatic_kernel___effects___globals);
        goto CPyL121;
    }
    CPy_Unreachable();
CPyL121: ;
    cpy_r_r175 = NULL;
    CPyGen_Exit(&((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r175;
CPyL122: ;
    cpy_r_r176 = NULL;
    if (((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___calls_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___calls_gen_0);
    }
    ((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___calls_gen_0 = cpy_r_r176;
    cpy_r_r177 = 1;
    goto CPyL112;
CPyL123: ;
    cpy_r_r178 = NULL;
    if (((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___calls_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___calls_gen_0);
    }
    ((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___calls_gen_0 = cpy_r_r178;
    cpy_r_r179 = 1;
    goto CPyL107;
CPyL124: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL26;
CPyL125: ;
    CPy_XDecRef(cpy_r_r1);
    cpy_r_r180 = NULL;
    if (((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___calls_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___calls_gen_0);
    }
    ((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___calls_gen_0 = cpy_r_r180;
    cpy_r_r181 = 1;
    goto CPyL112;
CPyL126: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL31;
CPyL127: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL30;
CPyL128: ;
    CPy_XDecRef(cpy_r_r3);
    cpy_r_r182 = NULL;
    if (((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___calls_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___calls_gen_0);
    }
    ((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___calls_gen_0 = cpy_r_r182;
    cpy_r_r183 = 1;
    goto CPyL36;
CPyL129: ;
    goto CPyL34;
CPyL130: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL39;
CPyL131: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL59;
CPyL132: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL112;
CPyL133: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL64;
CPyL134: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL63;
CPyL135: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL69;
CPyL136: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL72;
CPyL137: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL91;
CPyL138: ;
    CPy_XDecRef(cpy_r_r9);
    goto CPyL112;
CPyL139: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL96;
CPyL140: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL95;
CPyL141: ;
    CPy_XDecRef(cpy_r_r11);
    goto CPyL101;
CPyL142: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL104;
CPyL143: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    cpy_r_r184 = NULL;
    if (((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___calls_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___calls_gen_0);
    }
    ((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___calls_gen_0 = cpy_r_r184;
    cpy_r_r185 = 1;
    goto CPyL1;
CPyL144: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    cpy_r_r186 = NULL;
    if (((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___calls_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___calls_gen_0);
    }
    ((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___calls_gen_0 = cpy_r_r186;
    cpy_r_r187 = 1;
    goto CPyL9;
CPyL145: ;
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    goto CPyL28;
CPyL146: ;
    CPy_XDECREF(cpy_r_r3);
    cpy_r_r188 = NULL;
    if (((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___calls_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___calls_gen_0);
    }
    ((serai___kernel___effects___calls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___effects___calls_gen_0 = cpy_r_r188;
    cpy_r_r189 = 1;
    goto CPyL116;
CPyL147: ;
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    goto CPyL49;
CPyL148: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL61;
CPyL149: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL118;
CPyL150: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL119;
}
        
PyObject *CPyDef_kernel___effects___calls_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_kernel___effects___calls_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_kernel___effects___calls_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_kernel___effects___calls_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.effects.calls_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_kernel___effects___calls_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "__next__", -1, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects___calls_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_kernel___effects___calls_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_kernel___effects___calls_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_kernel___effects___calls_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.effects.calls_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_kernel___effects___calls_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "send", -1, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects___calls_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_kernel___effects___calls_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_kernel___effects___calls_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.effects.calls_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_kernel___effects___calls_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "__iter__", -1, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects___calls_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_kernel___effects___calls_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_kernel___effects___calls_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_kernel___effects___calls_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.effects.calls_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_kernel___effects___calls_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "throw", -1, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects___calls_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_kernel___effects___calls_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp8871 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp8871);
    PyObject *__tmp8872 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp8872);
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
        
        PyObject *CPyPy_kernel___effects___calls_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_kernel___effects___calls_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.effects.calls_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_kernel___effects___calls_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "close", -1, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
PyObject *CPyDef_kernel___effects___calls(PyObject *cpy_r_effect) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = CPyDef_kernel___effects___calls_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "calls", 456, CPyStatic_kernel___effects___globals);
        goto CPyL3;
    }
    ((serai___kernel___effects___calls_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_effect);
    if (((serai___kernel___effects___calls_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__effect != NULL) {
        CPy_DECREF(((serai___kernel___effects___calls_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__effect);
    }
    ((serai___kernel___effects___calls_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__effect = cpy_r_effect;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "calls", 456, CPyStatic_kernel___effects___globals);
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
        
        PyObject *CPyPy_kernel___effects___calls(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"effect", 0};
            static CPyArg_Parser parser = {"O:calls", kwlist, 0};
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
            PyObject *retval = CPyDef_kernel___effects___calls(arg_effect);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/effects.py", "calls", 456, CPyStatic_kernel___effects___globals);
            return NULL;
        }
        
char CPyDef_kernel___effects_____top_level__(void) {
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
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    void *cpy_r_r30;
    void *cpy_r_r31;
    void *cpy_r_r32;
    void *cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    void *cpy_r_r39;
    void *cpy_r_r40;
    PyObject **cpy_r_r41;
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
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    tuple_T2OO cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    int32_t cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    int32_t cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    int32_t cpy_r_r77;
    char cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    char cpy_r_r83;
    char cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    int32_t cpy_r_r88;
    char cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    int32_t cpy_r_r92;
    char cpy_r_r93;
    char cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    char cpy_r_r100;
    char cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    int32_t cpy_r_r108;
    char cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    int32_t cpy_r_r112;
    char cpy_r_r113;
    char cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    char cpy_r_r120;
    char cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    int32_t cpy_r_r126;
    char cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    int32_t cpy_r_r130;
    char cpy_r_r131;
    char cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    char cpy_r_r138;
    char cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    int32_t cpy_r_r144;
    char cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    int32_t cpy_r_r148;
    char cpy_r_r149;
    char cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    char cpy_r_r156;
    char cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    int32_t cpy_r_r162;
    char cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    int32_t cpy_r_r166;
    char cpy_r_r167;
    char cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    char cpy_r_r174;
    char cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    int32_t cpy_r_r180;
    char cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    int32_t cpy_r_r184;
    char cpy_r_r185;
    char cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    char cpy_r_r192;
    char cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    int32_t cpy_r_r199;
    char cpy_r_r200;
    PyObject *cpy_r_r201;
    PyObject *cpy_r_r202;
    int32_t cpy_r_r203;
    char cpy_r_r204;
    char cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject *cpy_r_r207;
    PyObject *cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    char cpy_r_r211;
    char cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    int32_t cpy_r_r218;
    char cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    int32_t cpy_r_r222;
    char cpy_r_r223;
    char cpy_r_r224;
    PyObject *cpy_r_r225;
    PyObject *cpy_r_r226;
    PyObject *cpy_r_r227;
    PyObject *cpy_r_r228;
    PyObject *cpy_r_r229;
    char cpy_r_r230;
    char cpy_r_r231;
    PyObject *cpy_r_r232;
    PyObject *cpy_r_r233;
    PyObject *cpy_r_r234;
    PyObject *cpy_r_r235;
    int32_t cpy_r_r236;
    char cpy_r_r237;
    PyObject *cpy_r_r238;
    PyObject *cpy_r_r239;
    int32_t cpy_r_r240;
    char cpy_r_r241;
    char cpy_r_r242;
    PyObject *cpy_r_r243;
    tuple_T0 cpy_r_r244;
    PyObject *cpy_r_r245;
    PyObject *cpy_r_r246;
    PyObject *cpy_r_r247;
    PyObject *cpy_r_r248;
    int32_t cpy_r_r249;
    char cpy_r_r250;
    void *cpy_r_r251;
    PyObject *cpy_r_r252;
    PyObject *cpy_r_r253;
    PyObject *cpy_r_r254;
    char cpy_r_r255;
    PyObject *cpy_r_r256;
    PyObject *cpy_r_r257;
    PyObject *cpy_r_r258;
    PyObject *cpy_r_r259;
    PyObject *cpy_r_r260;
    PyObject *cpy_r_r261;
    PyObject *cpy_r_r262;
    void *cpy_r_r263;
    PyObject *cpy_r_r264;
    PyObject *cpy_r_r265;
    PyObject *cpy_r_r266;
    char cpy_r_r267;
    PyObject *cpy_r_r268;
    PyObject *cpy_r_r269;
    PyObject *cpy_r_r270;
    PyObject *cpy_r_r271;
    PyObject *cpy_r_r272;
    PyObject *cpy_r_r273;
    PyObject *cpy_r_r274;
    char cpy_r_r275;
    PyObject *cpy_r_r276;
    PyObject *cpy_r_r277;
    PyObject *cpy_r_r278;
    PyObject **cpy_r_r280;
    PyObject *cpy_r_r281;
    PyObject *cpy_r_r282;
    PyObject *cpy_r_r283;
    PyObject *cpy_r_r284;
    PyObject *cpy_r_r285;
    PyObject *cpy_r_r286;
    PyObject *cpy_r_r287;
    int32_t cpy_r_r288;
    char cpy_r_r289;
    PyObject *cpy_r_r290;
    PyObject *cpy_r_r291;
    int32_t cpy_r_r292;
    char cpy_r_r293;
    PyObject *cpy_r_r294;
    PyObject *cpy_r_r295;
    int32_t cpy_r_r296;
    char cpy_r_r297;
    PyObject *cpy_r_r298;
    PyObject *cpy_r_r299;
    int32_t cpy_r_r300;
    char cpy_r_r301;
    PyObject *cpy_r_r302;
    PyObject *cpy_r_r303;
    int32_t cpy_r_r304;
    char cpy_r_r305;
    PyObject *cpy_r_r306;
    PyObject *cpy_r_r307;
    int32_t cpy_r_r308;
    char cpy_r_r309;
    PyObject *cpy_r_r310;
    PyObject *cpy_r_r311;
    int32_t cpy_r_r312;
    char cpy_r_r313;
    PyObject *cpy_r_r314;
    PyObject *cpy_r_r315;
    int32_t cpy_r_r316;
    char cpy_r_r317;
    PyObject *cpy_r_r318;
    PyObject *cpy_r_r319;
    int32_t cpy_r_r320;
    char cpy_r_r321;
    PyObject *cpy_r_r322;
    PyObject *cpy_r_r323;
    int32_t cpy_r_r324;
    char cpy_r_r325;
    PyObject *cpy_r_r326;
    PyObject *cpy_r_r327;
    PyObject *cpy_r_r328;
    PyObject *cpy_r_r329;
    PyObject **cpy_r_r331;
    PyObject *cpy_r_r332;
    PyObject *cpy_r_r333;
    int32_t cpy_r_r334;
    char cpy_r_r335;
    PyObject *cpy_r_r336;
    PyObject *cpy_r_r337;
    int32_t cpy_r_r338;
    char cpy_r_r339;
    PyObject *cpy_r_r340;
    PyObject *cpy_r_r341;
    int32_t cpy_r_r342;
    char cpy_r_r343;
    PyObject *cpy_r_r344;
    PyObject *cpy_r_r345;
    int32_t cpy_r_r346;
    char cpy_r_r347;
    PyObject **cpy_r_r349;
    PyObject *cpy_r_r350;
    PyObject *cpy_r_r351;
    PyObject *cpy_r_r352;
    int32_t cpy_r_r353;
    char cpy_r_r354;
    PyObject *cpy_r_r355;
    PyObject *cpy_r_r356;
    PyObject *cpy_r_r357;
    PyObject *cpy_r_r358;
    PyObject *cpy_r_r359;
    char cpy_r_r360;
    char cpy_r_r361;
    PyObject *cpy_r_r362;
    PyObject *cpy_r_r363;
    PyObject *cpy_r_r364;
    PyObject *cpy_r_r365;
    PyObject *cpy_r_r366;
    int32_t cpy_r_r367;
    char cpy_r_r368;
    PyObject *cpy_r_r369;
    PyObject *cpy_r_r370;
    int32_t cpy_r_r371;
    char cpy_r_r372;
    char cpy_r_r373;
    PyObject *cpy_r_r374;
    PyObject *cpy_r_r375;
    PyObject *cpy_r_r376;
    PyObject *cpy_r_r377;
    char cpy_r_r378;
    char cpy_r_r379;
    PyObject *cpy_r_r380;
    PyObject *cpy_r_r381;
    PyObject *cpy_r_r382;
    PyObject *cpy_r_r383;
    PyObject *cpy_r_r384;
    int32_t cpy_r_r385;
    char cpy_r_r386;
    PyObject *cpy_r_r387;
    PyObject *cpy_r_r388;
    int32_t cpy_r_r389;
    char cpy_r_r390;
    char cpy_r_r391;
    PyObject *cpy_r_r392;
    PyObject *cpy_r_r393;
    PyObject *cpy_r_r394;
    PyObject *cpy_r_r395;
    PyObject *cpy_r_r396;
    PyObject *cpy_r_r397;
    PyObject *cpy_r_r398;
    PyObject *cpy_r_r399;
    PyObject *cpy_r_r400;
    PyObject *cpy_r_r401;
    int32_t cpy_r_r402;
    char cpy_r_r403;
    PyObject *cpy_r_r404;
    PyObject *cpy_r_r405;
    int32_t cpy_r_r406;
    char cpy_r_r407;
    char cpy_r_r408;
    PyObject *cpy_r_r409;
    PyObject *cpy_r_r410;
    PyObject *cpy_r_r411;
    PyObject *cpy_r_r412;
    PyObject **cpy_r_r414;
    PyObject *cpy_r_r415;
    PyObject *cpy_r_r416;
    PyObject *cpy_r_r417;
    int32_t cpy_r_r418;
    char cpy_r_r419;
    PyObject *cpy_r_r420;
    PyObject *cpy_r_r421;
    PyObject *cpy_r_r422;
    PyObject *cpy_r_r423;
    char cpy_r_r424;
    char cpy_r_r425;
    PyObject *cpy_r_r426;
    PyObject *cpy_r_r427;
    PyObject *cpy_r_r428;
    PyObject *cpy_r_r429;
    PyObject *cpy_r_r430;
    PyObject *cpy_r_r431;
    int32_t cpy_r_r432;
    char cpy_r_r433;
    PyObject *cpy_r_r434;
    PyObject *cpy_r_r435;
    int32_t cpy_r_r436;
    char cpy_r_r437;
    char cpy_r_r438;
    void *cpy_r_r439;
    PyObject *cpy_r_r440;
    PyObject *cpy_r_r441;
    PyObject *cpy_r_r442;
    char cpy_r_r443;
    PyObject *cpy_r_r444;
    PyObject *cpy_r_r445;
    PyObject *cpy_r_r446;
    PyObject *cpy_r_r447;
    PyObject *cpy_r_r448;
    PyObject *cpy_r_r449;
    PyObject *cpy_r_r450;
    void *cpy_r_r451;
    PyObject *cpy_r_r452;
    PyObject *cpy_r_r453;
    PyObject *cpy_r_r454;
    char cpy_r_r455;
    PyObject *cpy_r_r456;
    PyObject *cpy_r_r457;
    PyObject *cpy_r_r458;
    PyObject *cpy_r_r459;
    PyObject *cpy_r_r460;
    PyObject *cpy_r_r461;
    PyObject *cpy_r_r462;
    char cpy_r_r463;
    PyObject *cpy_r_r464;
    PyObject *cpy_r_r465;
    PyObject *cpy_r_r466;
    PyObject **cpy_r_r468;
    PyObject *cpy_r_r469;
    PyObject *cpy_r_r470;
    PyObject *cpy_r_r471;
    PyObject *cpy_r_r472;
    PyObject *cpy_r_r473;
    PyObject *cpy_r_r474;
    PyObject *cpy_r_r475;
    int32_t cpy_r_r476;
    char cpy_r_r477;
    PyObject *cpy_r_r478;
    PyObject *cpy_r_r479;
    int32_t cpy_r_r480;
    char cpy_r_r481;
    PyObject *cpy_r_r482;
    PyObject *cpy_r_r483;
    int32_t cpy_r_r484;
    char cpy_r_r485;
    PyObject *cpy_r_r486;
    PyObject *cpy_r_r487;
    int32_t cpy_r_r488;
    char cpy_r_r489;
    tuple_T0 cpy_r_r490;
    PyObject *cpy_r_r491;
    PyObject *cpy_r_r492;
    int32_t cpy_r_r493;
    char cpy_r_r494;
    PyObject *cpy_r_r495;
    PyObject *cpy_r_r496;
    int32_t cpy_r_r497;
    char cpy_r_r498;
    PyObject *cpy_r_r499;
    PyObject *cpy_r_r500;
    int32_t cpy_r_r501;
    char cpy_r_r502;
    PyObject *cpy_r_r503;
    PyObject *cpy_r_r504;
    int32_t cpy_r_r505;
    char cpy_r_r506;
    PyObject **cpy_r_r508;
    PyObject *cpy_r_r509;
    PyObject *cpy_r_r510;
    PyObject *cpy_r_r511;
    int32_t cpy_r_r512;
    char cpy_r_r513;
    PyObject *cpy_r_r514;
    char cpy_r_r515;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 1, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 1, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_kernel___effects___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 17, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_re;
    void *cpy_r_r12[1] = {cpy_r_r11};
    cpy_r_r13 = (void *)&cpy_r_r12;
    int64_t cpy_r_r14[1] = {19};
    cpy_r_r15 = (void *)&cpy_r_r14;
    cpy_r_r16 = CPyStatics[5415]; /* (('re', 're', 're'),) */
    cpy_r_r17 = CPyStatic_kernel___effects___globals;
    cpy_r_r18 = CPyStatics[4576]; /* 'src/serai/kernel/effects.py' */
    cpy_r_r19 = CPyStatics[125]; /* '<module>' */
    cpy_r_r20 = CPyImport_ImportMany(cpy_r_r16, cpy_r_r13, cpy_r_r17, cpy_r_r18, cpy_r_r19, cpy_r_r15);
    if (!cpy_r_r20) goto CPyL200;
    cpy_r_r21 = CPyStatics[5370]; /* ('Callable', 'Iterator', 'Sequence') */
    cpy_r_r22 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r23 = CPyStatic_kernel___effects___globals;
    cpy_r_r24 = CPyImport_ImportFromMany(cpy_r_r22, cpy_r_r21, cpy_r_r21, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 20, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r25 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r25, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r26 = CPyStatics[5694]; /* ('Any', 'Final', 'NamedTuple', 'TypeAlias') */
    cpy_r_r27 = CPyStatics[47]; /* 'typing' */
    cpy_r_r28 = CPyStatic_kernel___effects___globals;
    cpy_r_r29 = CPyImport_ImportFromMany(cpy_r_r27, cpy_r_r26, cpy_r_r26, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 21, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r30 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r30, cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    cpy_r_r31 = (void *)&CPyModule_serai___kernel___work;
    cpy_r_r32 = (void *)&CPyImportState_serai___kernel___work;
    cpy_r_r33 = CPyModuleLockAPI_serai;
    cpy_r_r34 = CPyImport_IsInitialized(cpy_r_r32);
    if (!cpy_r_r34) goto CPyL11;
    cpy_r_r35 = PyImport_GetModuleDict();
    cpy_r_r36 = CPyStatics[523]; /* 'serai.kernel.work' */
    cpy_r_r37 = CPyDict_GetItem(cpy_r_r35, cpy_r_r36);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 23, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r38 = cpy_r_r37;
    goto CPyL15;
CPyL11: ;
    cpy_r_r39 = CPyInitOnly_serai___kernel___work;
    cpy_r_r40 = CPyExec_serai___kernel___work;
    cpy_r_r41 = (PyObject **)&CPyModule_serai___kernel___work__internal;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 23, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r45 = CPyStatics[8]; /* '__file__' */
    cpy_r_r46 = CPyObject_GetAttr(cpy_r_r44, cpy_r_r45);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 23, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r47 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r48 = CPyStatics[523]; /* 'serai.kernel.work' */
    cpy_r_r49 = CPyImport_ImportNative(cpy_r_r48, cpy_r_r39, cpy_r_r40, cpy_r_r41, cpy_r_r31, cpy_r_r32, cpy_r_r33, cpy_r_r46, cpy_r_r47, 0);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 23, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r38 = cpy_r_r49;
CPyL15: ;
    cpy_r_r50 = CPyStatics[5695]; /* ('STANDING', 'Work') */
    cpy_r_r51 = CPyStatic_kernel___effects___globals;
    cpy_r_r52 = CPyImport_GetNativeAttrs(cpy_r_r38, cpy_r_r50, cpy_r_r50, cpy_r_r51);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 23, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    } else
        goto CPyL201;
CPyL16: ;
    cpy_r_r53 = (PyObject *)&PyTuple_Type;
    cpy_r_r54 = (PyObject *)&PyUnicode_Type;
    cpy_r_r55 = (PyObject *)&PyLong_Type;
    CPy_INCREF(cpy_r_r54);
    CPy_INCREF(cpy_r_r55);
    cpy_r_r56.f0 = cpy_r_r54;
    cpy_r_r56.f1 = cpy_r_r55;
    cpy_r_r57 = PyTuple_New(2);
    if (unlikely(cpy_r_r57 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8873 = cpy_r_r56.f0;
    PyTuple_SET_ITEM(cpy_r_r57, 0, __tmp8873);
    PyObject *__tmp8874 = cpy_r_r56.f1;
    PyTuple_SET_ITEM(cpy_r_r57, 1, __tmp8874);
    cpy_r_r58 = PyObject_GetItem(cpy_r_r53, cpy_r_r57);
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 25, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r59 = CPyStatic_kernel___effects___globals;
    cpy_r_r60 = CPyStatics[4577]; /* 'Pair' */
    cpy_r_r61 = CPyDict_SetItem(cpy_r_r59, cpy_r_r60, cpy_r_r58);
    CPy_DECREF(cpy_r_r58);
    cpy_r_r62 = cpy_r_r61 >= 0;
    if (unlikely(!cpy_r_r62)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 25, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r63 = (PyObject *)&PyLong_Type;
    cpy_r_r64 = (PyObject *)&PyUnicode_Type;
    cpy_r_r65 = PyNumber_Or(cpy_r_r63, cpy_r_r64);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 26, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r66 = CPyStatic_kernel___effects___globals;
    cpy_r_r67 = CPyStatics[4577]; /* 'Pair' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 26, CPyStatic_kernel___effects___globals);
        goto CPyL202;
    }
    cpy_r_r69 = PyNumber_Or(cpy_r_r65, cpy_r_r68);
    CPy_DECREF(cpy_r_r65);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 26, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r70 = CPyStatic_kernel___effects___globals;
    cpy_r_r71 = CPyStatics[4578]; /* 'Word' */
    cpy_r_r72 = CPyDict_SetItem(cpy_r_r70, cpy_r_r71, cpy_r_r69);
    CPy_DECREF(cpy_r_r69);
    cpy_r_r73 = cpy_r_r72 >= 0;
    if (unlikely(!cpy_r_r73)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 26, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r74 = CPyStatic_kernel___effects___globals;
    cpy_r_r75 = CPyStatics[4579]; /* 'LONGEST_NUMBER' */
    cpy_r_r76 = CPyStatics[4900]; /* 6 */
    cpy_r_r77 = CPyDict_SetItem(cpy_r_r74, cpy_r_r75, cpy_r_r76);
    cpy_r_r78 = cpy_r_r77 >= 0;
    if (unlikely(!cpy_r_r78)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 28, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r79 = NULL;
    cpy_r_r80 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r81 = (PyObject *)CPyType_kernel___effects___Effect_template;
    cpy_r_r82 = CPyType_FromTemplate(cpy_r_r81, cpy_r_r79, cpy_r_r80);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 31, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r83 = CPyDef_kernel___effects___Effect_trait_vtable_setup();
    if (unlikely(cpy_r_r83 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 31, CPyStatic_kernel___effects___globals);
        goto CPyL203;
    }
    cpy_r_r84 = CPyDef_kernel___effects___Effect_coroutine_setup(cpy_r_r82);
    if (unlikely(cpy_r_r84 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 31, CPyStatic_kernel___effects___globals);
        goto CPyL203;
    }
    cpy_r_r85 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r86 = CPyStatics[266]; /* 'text' */
    cpy_r_r87 = PyTuple_Pack(1, cpy_r_r86);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 31, CPyStatic_kernel___effects___globals);
        goto CPyL203;
    }
    cpy_r_r88 = PyObject_SetAttr(cpy_r_r82, cpy_r_r85, cpy_r_r87);
    CPy_DECREF(cpy_r_r87);
    cpy_r_r89 = cpy_r_r88 >= 0;
    if (unlikely(!cpy_r_r89)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 31, CPyStatic_kernel___effects___globals);
        goto CPyL203;
    }
    CPyType_kernel___effects___Effect = (PyTypeObject *)cpy_r_r82;
    CPy_INCREF(CPyType_kernel___effects___Effect);
    cpy_r_r90 = CPyStatic_kernel___effects___globals;
    cpy_r_r91 = CPyStatics[686]; /* 'Effect' */
    cpy_r_r92 = PyDict_SetItem(cpy_r_r90, cpy_r_r91, cpy_r_r82);
    cpy_r_r93 = cpy_r_r92 >= 0;
    if (unlikely(!cpy_r_r93)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 31, CPyStatic_kernel___effects___globals);
        goto CPyL203;
    }
    cpy_r_r94 = CPy_InitSubclass(cpy_r_r82);
    CPy_DECREF(cpy_r_r82);
    if (unlikely(!cpy_r_r94)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 31, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r95 = (PyObject *)CPyType_kernel___effects___Effect;
    cpy_r_r96 = PyTuple_Pack(1, cpy_r_r95);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 43, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r97 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r98 = (PyObject *)CPyType_kernel___effects___Call_template;
    cpy_r_r99 = CPyType_FromTemplate(cpy_r_r98, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 43, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r100 = CPyDef_kernel___effects___Call_trait_vtable_setup();
    if (unlikely(cpy_r_r100 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 43, CPyStatic_kernel___effects___globals);
        goto CPyL204;
    }
    cpy_r_r101 = CPyDef_kernel___effects___Call_coroutine_setup(cpy_r_r99);
    if (unlikely(cpy_r_r101 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 43, CPyStatic_kernel___effects___globals);
        goto CPyL204;
    }
    cpy_r_r102 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r103 = CPyStatics[4572]; /* 'verb' */
    cpy_r_r104 = CPyStatics[2551]; /* 'words' */
    cpy_r_r105 = CPyStatics[1760]; /* 'pairs' */
    cpy_r_r106 = CPyStatics[266]; /* 'text' */
    cpy_r_r107 = PyTuple_Pack(4, cpy_r_r103, cpy_r_r104, cpy_r_r105, cpy_r_r106);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 43, CPyStatic_kernel___effects___globals);
        goto CPyL204;
    }
    cpy_r_r108 = PyObject_SetAttr(cpy_r_r99, cpy_r_r102, cpy_r_r107);
    CPy_DECREF(cpy_r_r107);
    cpy_r_r109 = cpy_r_r108 >= 0;
    if (unlikely(!cpy_r_r109)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 43, CPyStatic_kernel___effects___globals);
        goto CPyL204;
    }
    CPyType_kernel___effects___Call = (PyTypeObject *)cpy_r_r99;
    CPy_INCREF(CPyType_kernel___effects___Call);
    cpy_r_r110 = CPyStatic_kernel___effects___globals;
    cpy_r_r111 = CPyStatics[522]; /* 'Call' */
    cpy_r_r112 = PyDict_SetItem(cpy_r_r110, cpy_r_r111, cpy_r_r99);
    cpy_r_r113 = cpy_r_r112 >= 0;
    if (unlikely(!cpy_r_r113)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 43, CPyStatic_kernel___effects___globals);
        goto CPyL204;
    }
    cpy_r_r114 = CPy_InitSubclass(cpy_r_r99);
    CPy_DECREF(cpy_r_r99);
    if (unlikely(!cpy_r_r114)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 43, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r115 = (PyObject *)CPyType_kernel___effects___Effect;
    cpy_r_r116 = PyTuple_Pack(1, cpy_r_r115);
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 66, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r117 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r118 = (PyObject *)CPyType_kernel___effects___Several_template;
    cpy_r_r119 = CPyType_FromTemplate(cpy_r_r118, cpy_r_r116, cpy_r_r117);
    CPy_DECREF(cpy_r_r116);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 66, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r120 = CPyDef_kernel___effects___Several_trait_vtable_setup();
    if (unlikely(cpy_r_r120 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 66, CPyStatic_kernel___effects___globals);
        goto CPyL205;
    }
    cpy_r_r121 = CPyDef_kernel___effects___Several_coroutine_setup(cpy_r_r119);
    if (unlikely(cpy_r_r121 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 66, CPyStatic_kernel___effects___globals);
        goto CPyL205;
    }
    cpy_r_r122 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r123 = CPyStatics[319]; /* 'parts' */
    cpy_r_r124 = CPyStatics[266]; /* 'text' */
    cpy_r_r125 = PyTuple_Pack(2, cpy_r_r123, cpy_r_r124);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 66, CPyStatic_kernel___effects___globals);
        goto CPyL205;
    }
    cpy_r_r126 = PyObject_SetAttr(cpy_r_r119, cpy_r_r122, cpy_r_r125);
    CPy_DECREF(cpy_r_r125);
    cpy_r_r127 = cpy_r_r126 >= 0;
    if (unlikely(!cpy_r_r127)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 66, CPyStatic_kernel___effects___globals);
        goto CPyL205;
    }
    CPyType_kernel___effects___Several = (PyTypeObject *)cpy_r_r119;
    CPy_INCREF(CPyType_kernel___effects___Several);
    cpy_r_r128 = CPyStatic_kernel___effects___globals;
    cpy_r_r129 = CPyStatics[2482]; /* 'Several' */
    cpy_r_r130 = PyDict_SetItem(cpy_r_r128, cpy_r_r129, cpy_r_r119);
    cpy_r_r131 = cpy_r_r130 >= 0;
    if (unlikely(!cpy_r_r131)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 66, CPyStatic_kernel___effects___globals);
        goto CPyL205;
    }
    cpy_r_r132 = CPy_InitSubclass(cpy_r_r119);
    CPy_DECREF(cpy_r_r119);
    if (unlikely(!cpy_r_r132)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 66, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r133 = (PyObject *)CPyType_kernel___effects___Several;
    cpy_r_r134 = PyTuple_Pack(1, cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 76, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r135 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r136 = (PyObject *)CPyType_kernel___effects___AnyOrder_template;
    cpy_r_r137 = CPyType_FromTemplate(cpy_r_r136, cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 76, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r138 = CPyDef_kernel___effects___AnyOrder_trait_vtable_setup();
    if (unlikely(cpy_r_r138 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 76, CPyStatic_kernel___effects___globals);
        goto CPyL206;
    }
    cpy_r_r139 = CPyDef_kernel___effects___AnyOrder_coroutine_setup(cpy_r_r137);
    if (unlikely(cpy_r_r139 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 76, CPyStatic_kernel___effects___globals);
        goto CPyL206;
    }
    cpy_r_r140 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r141 = CPyStatics[319]; /* 'parts' */
    cpy_r_r142 = CPyStatics[266]; /* 'text' */
    cpy_r_r143 = PyTuple_Pack(2, cpy_r_r141, cpy_r_r142);
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 76, CPyStatic_kernel___effects___globals);
        goto CPyL206;
    }
    cpy_r_r144 = PyObject_SetAttr(cpy_r_r137, cpy_r_r140, cpy_r_r143);
    CPy_DECREF(cpy_r_r143);
    cpy_r_r145 = cpy_r_r144 >= 0;
    if (unlikely(!cpy_r_r145)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 76, CPyStatic_kernel___effects___globals);
        goto CPyL206;
    }
    CPyType_kernel___effects___AnyOrder = (PyTypeObject *)cpy_r_r137;
    CPy_INCREF(CPyType_kernel___effects___AnyOrder);
    cpy_r_r146 = CPyStatic_kernel___effects___globals;
    cpy_r_r147 = CPyStatics[2653]; /* 'AnyOrder' */
    cpy_r_r148 = PyDict_SetItem(cpy_r_r146, cpy_r_r147, cpy_r_r137);
    cpy_r_r149 = cpy_r_r148 >= 0;
    if (unlikely(!cpy_r_r149)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 76, CPyStatic_kernel___effects___globals);
        goto CPyL206;
    }
    cpy_r_r150 = CPy_InitSubclass(cpy_r_r137);
    CPy_DECREF(cpy_r_r137);
    if (unlikely(!cpy_r_r150)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 76, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r151 = (PyObject *)CPyType_kernel___effects___Several;
    cpy_r_r152 = PyTuple_Pack(1, cpy_r_r151);
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 80, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r153 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r154 = (PyObject *)CPyType_kernel___effects___InOrder_template;
    cpy_r_r155 = CPyType_FromTemplate(cpy_r_r154, cpy_r_r152, cpy_r_r153);
    CPy_DECREF(cpy_r_r152);
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 80, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r156 = CPyDef_kernel___effects___InOrder_trait_vtable_setup();
    if (unlikely(cpy_r_r156 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 80, CPyStatic_kernel___effects___globals);
        goto CPyL207;
    }
    cpy_r_r157 = CPyDef_kernel___effects___InOrder_coroutine_setup(cpy_r_r155);
    if (unlikely(cpy_r_r157 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 80, CPyStatic_kernel___effects___globals);
        goto CPyL207;
    }
    cpy_r_r158 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r159 = CPyStatics[319]; /* 'parts' */
    cpy_r_r160 = CPyStatics[266]; /* 'text' */
    cpy_r_r161 = PyTuple_Pack(2, cpy_r_r159, cpy_r_r160);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 80, CPyStatic_kernel___effects___globals);
        goto CPyL207;
    }
    cpy_r_r162 = PyObject_SetAttr(cpy_r_r155, cpy_r_r158, cpy_r_r161);
    CPy_DECREF(cpy_r_r161);
    cpy_r_r163 = cpy_r_r162 >= 0;
    if (unlikely(!cpy_r_r163)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 80, CPyStatic_kernel___effects___globals);
        goto CPyL207;
    }
    CPyType_kernel___effects___InOrder = (PyTypeObject *)cpy_r_r155;
    CPy_INCREF(CPyType_kernel___effects___InOrder);
    cpy_r_r164 = CPyStatic_kernel___effects___globals;
    cpy_r_r165 = CPyStatics[1379]; /* 'InOrder' */
    cpy_r_r166 = PyDict_SetItem(cpy_r_r164, cpy_r_r165, cpy_r_r155);
    cpy_r_r167 = cpy_r_r166 >= 0;
    if (unlikely(!cpy_r_r167)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 80, CPyStatic_kernel___effects___globals);
        goto CPyL207;
    }
    cpy_r_r168 = CPy_InitSubclass(cpy_r_r155);
    CPy_DECREF(cpy_r_r155);
    if (unlikely(!cpy_r_r168)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 80, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r169 = (PyObject *)CPyType_kernel___effects___Several;
    cpy_r_r170 = PyTuple_Pack(1, cpy_r_r169);
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 84, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r171 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r172 = (PyObject *)CPyType_kernel___effects___Choice_template;
    cpy_r_r173 = CPyType_FromTemplate(cpy_r_r172, cpy_r_r170, cpy_r_r171);
    CPy_DECREF(cpy_r_r170);
    if (unlikely(cpy_r_r173 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 84, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r174 = CPyDef_kernel___effects___Choice_trait_vtable_setup();
    if (unlikely(cpy_r_r174 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 84, CPyStatic_kernel___effects___globals);
        goto CPyL208;
    }
    cpy_r_r175 = CPyDef_kernel___effects___Choice_coroutine_setup(cpy_r_r173);
    if (unlikely(cpy_r_r175 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 84, CPyStatic_kernel___effects___globals);
        goto CPyL208;
    }
    cpy_r_r176 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r177 = CPyStatics[319]; /* 'parts' */
    cpy_r_r178 = CPyStatics[266]; /* 'text' */
    cpy_r_r179 = PyTuple_Pack(2, cpy_r_r177, cpy_r_r178);
    if (unlikely(cpy_r_r179 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 84, CPyStatic_kernel___effects___globals);
        goto CPyL208;
    }
    cpy_r_r180 = PyObject_SetAttr(cpy_r_r173, cpy_r_r176, cpy_r_r179);
    CPy_DECREF(cpy_r_r179);
    cpy_r_r181 = cpy_r_r180 >= 0;
    if (unlikely(!cpy_r_r181)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 84, CPyStatic_kernel___effects___globals);
        goto CPyL208;
    }
    CPyType_kernel___effects___Choice = (PyTypeObject *)cpy_r_r173;
    CPy_INCREF(CPyType_kernel___effects___Choice);
    cpy_r_r182 = CPyStatic_kernel___effects___globals;
    cpy_r_r183 = CPyStatics[2936]; /* 'Choice' */
    cpy_r_r184 = PyDict_SetItem(cpy_r_r182, cpy_r_r183, cpy_r_r173);
    cpy_r_r185 = cpy_r_r184 >= 0;
    if (unlikely(!cpy_r_r185)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 84, CPyStatic_kernel___effects___globals);
        goto CPyL208;
    }
    cpy_r_r186 = CPy_InitSubclass(cpy_r_r173);
    CPy_DECREF(cpy_r_r173);
    if (unlikely(!cpy_r_r186)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 84, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r187 = (PyObject *)CPyType_kernel___effects___Effect;
    cpy_r_r188 = PyTuple_Pack(1, cpy_r_r187);
    if (unlikely(cpy_r_r188 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 88, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r189 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r190 = (PyObject *)CPyType_kernel___effects___Arrow_template;
    cpy_r_r191 = CPyType_FromTemplate(cpy_r_r190, cpy_r_r188, cpy_r_r189);
    CPy_DECREF(cpy_r_r188);
    if (unlikely(cpy_r_r191 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 88, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r192 = CPyDef_kernel___effects___Arrow_trait_vtable_setup();
    if (unlikely(cpy_r_r192 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 88, CPyStatic_kernel___effects___globals);
        goto CPyL209;
    }
    cpy_r_r193 = CPyDef_kernel___effects___Arrow_coroutine_setup(cpy_r_r191);
    if (unlikely(cpy_r_r193 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 88, CPyStatic_kernel___effects___globals);
        goto CPyL209;
    }
    cpy_r_r194 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r195 = CPyStatics[85]; /* 'cost' */
    cpy_r_r196 = CPyStatics[641]; /* 'gain' */
    cpy_r_r197 = CPyStatics[266]; /* 'text' */
    cpy_r_r198 = PyTuple_Pack(3, cpy_r_r195, cpy_r_r196, cpy_r_r197);
    if (unlikely(cpy_r_r198 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 88, CPyStatic_kernel___effects___globals);
        goto CPyL209;
    }
    cpy_r_r199 = PyObject_SetAttr(cpy_r_r191, cpy_r_r194, cpy_r_r198);
    CPy_DECREF(cpy_r_r198);
    cpy_r_r200 = cpy_r_r199 >= 0;
    if (unlikely(!cpy_r_r200)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 88, CPyStatic_kernel___effects___globals);
        goto CPyL209;
    }
    CPyType_kernel___effects___Arrow = (PyTypeObject *)cpy_r_r191;
    CPy_INCREF(CPyType_kernel___effects___Arrow);
    cpy_r_r201 = CPyStatic_kernel___effects___globals;
    cpy_r_r202 = CPyStatics[685]; /* 'Arrow' */
    cpy_r_r203 = PyDict_SetItem(cpy_r_r201, cpy_r_r202, cpy_r_r191);
    cpy_r_r204 = cpy_r_r203 >= 0;
    if (unlikely(!cpy_r_r204)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 88, CPyStatic_kernel___effects___globals);
        goto CPyL209;
    }
    cpy_r_r205 = CPy_InitSubclass(cpy_r_r191);
    CPy_DECREF(cpy_r_r191);
    if (unlikely(!cpy_r_r205)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 88, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r206 = (PyObject *)CPyType_kernel___effects___Effect;
    cpy_r_r207 = PyTuple_Pack(1, cpy_r_r206);
    if (unlikely(cpy_r_r207 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 99, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r208 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r209 = (PyObject *)CPyType_kernel___effects___Repeat_template;
    cpy_r_r210 = CPyType_FromTemplate(cpy_r_r209, cpy_r_r207, cpy_r_r208);
    CPy_DECREF(cpy_r_r207);
    if (unlikely(cpy_r_r210 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 99, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r211 = CPyDef_kernel___effects___Repeat_trait_vtable_setup();
    if (unlikely(cpy_r_r211 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 99, CPyStatic_kernel___effects___globals);
        goto CPyL210;
    }
    cpy_r_r212 = CPyDef_kernel___effects___Repeat_coroutine_setup(cpy_r_r210);
    if (unlikely(cpy_r_r212 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 99, CPyStatic_kernel___effects___globals);
        goto CPyL210;
    }
    cpy_r_r213 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r214 = CPyStatics[3473]; /* 'times' */
    cpy_r_r215 = CPyStatics[2302]; /* 'part' */
    cpy_r_r216 = CPyStatics[266]; /* 'text' */
    cpy_r_r217 = PyTuple_Pack(3, cpy_r_r214, cpy_r_r215, cpy_r_r216);
    if (unlikely(cpy_r_r217 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 99, CPyStatic_kernel___effects___globals);
        goto CPyL210;
    }
    cpy_r_r218 = PyObject_SetAttr(cpy_r_r210, cpy_r_r213, cpy_r_r217);
    CPy_DECREF(cpy_r_r217);
    cpy_r_r219 = cpy_r_r218 >= 0;
    if (unlikely(!cpy_r_r219)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 99, CPyStatic_kernel___effects___globals);
        goto CPyL210;
    }
    CPyType_kernel___effects___Repeat = (PyTypeObject *)cpy_r_r210;
    CPy_INCREF(CPyType_kernel___effects___Repeat);
    cpy_r_r220 = CPyStatic_kernel___effects___globals;
    cpy_r_r221 = CPyStatics[3478]; /* 'Repeat' */
    cpy_r_r222 = PyDict_SetItem(cpy_r_r220, cpy_r_r221, cpy_r_r210);
    cpy_r_r223 = cpy_r_r222 >= 0;
    if (unlikely(!cpy_r_r223)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 99, CPyStatic_kernel___effects___globals);
        goto CPyL210;
    }
    cpy_r_r224 = CPy_InitSubclass(cpy_r_r210);
    CPy_DECREF(cpy_r_r210);
    if (unlikely(!cpy_r_r224)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 99, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r225 = (PyObject *)CPyType_kernel___effects___Effect;
    cpy_r_r226 = PyTuple_Pack(1, cpy_r_r225);
    if (unlikely(cpy_r_r226 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 110, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r227 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r228 = (PyObject *)CPyType_kernel___effects___Maybe_template;
    cpy_r_r229 = CPyType_FromTemplate(cpy_r_r228, cpy_r_r226, cpy_r_r227);
    CPy_DECREF(cpy_r_r226);
    if (unlikely(cpy_r_r229 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 110, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r230 = CPyDef_kernel___effects___Maybe_trait_vtable_setup();
    if (unlikely(cpy_r_r230 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 110, CPyStatic_kernel___effects___globals);
        goto CPyL211;
    }
    cpy_r_r231 = CPyDef_kernel___effects___Maybe_coroutine_setup(cpy_r_r229);
    if (unlikely(cpy_r_r231 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 110, CPyStatic_kernel___effects___globals);
        goto CPyL211;
    }
    cpy_r_r232 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r233 = CPyStatics[2302]; /* 'part' */
    cpy_r_r234 = CPyStatics[266]; /* 'text' */
    cpy_r_r235 = PyTuple_Pack(2, cpy_r_r233, cpy_r_r234);
    if (unlikely(cpy_r_r235 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 110, CPyStatic_kernel___effects___globals);
        goto CPyL211;
    }
    cpy_r_r236 = PyObject_SetAttr(cpy_r_r229, cpy_r_r232, cpy_r_r235);
    CPy_DECREF(cpy_r_r235);
    cpy_r_r237 = cpy_r_r236 >= 0;
    if (unlikely(!cpy_r_r237)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 110, CPyStatic_kernel___effects___globals);
        goto CPyL211;
    }
    CPyType_kernel___effects___Maybe = (PyTypeObject *)cpy_r_r229;
    CPy_INCREF(CPyType_kernel___effects___Maybe);
    cpy_r_r238 = CPyStatic_kernel___effects___globals;
    cpy_r_r239 = CPyStatics[3477]; /* 'Maybe' */
    cpy_r_r240 = PyDict_SetItem(cpy_r_r238, cpy_r_r239, cpy_r_r229);
    cpy_r_r241 = cpy_r_r240 >= 0;
    if (unlikely(!cpy_r_r241)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 110, CPyStatic_kernel___effects___globals);
        goto CPyL211;
    }
    cpy_r_r242 = CPy_InitSubclass(cpy_r_r229);
    CPy_DECREF(cpy_r_r229);
    if (unlikely(!cpy_r_r242)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 110, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r243 = CPyStatics[2865]; /* 'none' */
    cpy_r_r244.empty_struct_error_flag = 0;
    cpy_r_r245 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r246 = CPyDef_kernel___effects___AnyOrder(cpy_r_r243, cpy_r_r245);
    CPy_DECREF(cpy_r_r245);
    if (unlikely(cpy_r_r246 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 120, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    CPyStatic_kernel___effects___NOTHING = cpy_r_r246;
    CPy_INCREF(CPyStatic_kernel___effects___NOTHING);
    cpy_r_r247 = CPyStatic_kernel___effects___globals;
    cpy_r_r248 = CPyStatics[684]; /* 'NOTHING' */
    cpy_r_r249 = CPyDict_SetItem(cpy_r_r247, cpy_r_r248, cpy_r_r246);
    CPy_DECREF(cpy_r_r246);
    cpy_r_r250 = cpy_r_r249 >= 0;
    if (unlikely(!cpy_r_r250)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 120, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r251 = (void *)&CPyModule_typing;
    cpy_r_r252 = CPyStatics[47]; /* 'typing' */
    cpy_r_r253 = CPyImport_GetModuleCacheForImport(cpy_r_r251, cpy_r_r252);
    if (unlikely(cpy_r_r253 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 123, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r254 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r255 = cpy_r_r253 != cpy_r_r254;
    if (cpy_r_r255) goto CPyL100;
    cpy_r_r256 = PyImport_Import(cpy_r_r252);
    if (unlikely(cpy_r_r256 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 123, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r251, cpy_r_r256);
    CPy_DECREF(cpy_r_r256);
CPyL100: ;
    cpy_r_r257 = PyImport_GetModuleDict();
    cpy_r_r258 = CPyStatics[47]; /* 'typing' */
    cpy_r_r259 = CPyDict_GetItem(cpy_r_r257, cpy_r_r258);
    if (unlikely(cpy_r_r259 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 123, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r260 = CPyStatics[60]; /* '_NamedTuple' */
    cpy_r_r261 = CPyObject_GetAttr(cpy_r_r259, cpy_r_r260);
    CPy_DECREF(cpy_r_r259);
    if (unlikely(cpy_r_r261 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 123, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r262 = PyTuple_Pack(1, cpy_r_r261);
    CPy_DECREF(cpy_r_r261);
    if (unlikely(cpy_r_r262 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 123, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r263 = (void *)&CPyModule_typing;
    cpy_r_r264 = CPyStatics[47]; /* 'typing' */
    cpy_r_r265 = CPyImport_GetModuleCacheForImport(cpy_r_r263, cpy_r_r264);
    if (unlikely(cpy_r_r265 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 123, CPyStatic_kernel___effects___globals);
        goto CPyL212;
    }
    cpy_r_r266 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r267 = cpy_r_r265 != cpy_r_r266;
    if (cpy_r_r267) goto CPyL107;
    cpy_r_r268 = PyImport_Import(cpy_r_r264);
    if (unlikely(cpy_r_r268 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 123, CPyStatic_kernel___effects___globals);
        goto CPyL212;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r263, cpy_r_r268);
    CPy_DECREF(cpy_r_r268);
CPyL107: ;
    cpy_r_r269 = PyImport_GetModuleDict();
    cpy_r_r270 = CPyStatics[47]; /* 'typing' */
    cpy_r_r271 = CPyDict_GetItem(cpy_r_r269, cpy_r_r270);
    if (unlikely(cpy_r_r271 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 123, CPyStatic_kernel___effects___globals);
        goto CPyL212;
    }
    cpy_r_r272 = CPyStatics[61]; /* 'NamedTupleMeta' */
    cpy_r_r273 = CPyObject_GetAttr(cpy_r_r271, cpy_r_r272);
    CPy_DECREF(cpy_r_r271);
    if (unlikely(cpy_r_r273 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 123, CPyStatic_kernel___effects___globals);
        goto CPyL212;
    }
    cpy_r_r274 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r275 = PyObject_HasAttr(cpy_r_r273, cpy_r_r274);
    if (!cpy_r_r275) goto CPyL114;
    cpy_r_r276 = CPyStatics[2755]; /* 'Parameter' */
    cpy_r_r277 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r278 = CPyObject_GetAttr(cpy_r_r273, cpy_r_r277);
    if (unlikely(cpy_r_r278 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 123, CPyStatic_kernel___effects___globals);
        goto CPyL213;
    }
    PyObject *cpy_r_r279[2] = {cpy_r_r276, cpy_r_r262};
    cpy_r_r280 = (PyObject **)&cpy_r_r279;
    cpy_r_r281 = PyObject_Vectorcall(cpy_r_r278, cpy_r_r280, 2, 0);
    CPy_DECREF(cpy_r_r278);
    if (unlikely(cpy_r_r281 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 123, CPyStatic_kernel___effects___globals);
        goto CPyL213;
    }
    if (likely(PyDict_Check(cpy_r_r281)))
        cpy_r_r282 = cpy_r_r281;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "<module>", 123, CPyStatic_kernel___effects___globals, "dict", cpy_r_r281);
        goto CPyL213;
    }
    cpy_r_r283 = cpy_r_r282;
    goto CPyL116;
CPyL114: ;
    cpy_r_r284 = PyDict_New();
    if (unlikely(cpy_r_r284 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 123, CPyStatic_kernel___effects___globals);
        goto CPyL213;
    }
    cpy_r_r283 = cpy_r_r284;
CPyL116: ;
    cpy_r_r285 = PyDict_New();
    if (unlikely(cpy_r_r285 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 123, CPyStatic_kernel___effects___globals);
        goto CPyL214;
    }
    cpy_r_r286 = (PyObject *)&PyUnicode_Type;
    cpy_r_r287 = CPyStatics[315]; /* 'name' */
    cpy_r_r288 = PyDict_SetItem(cpy_r_r285, cpy_r_r287, cpy_r_r286);
    cpy_r_r289 = cpy_r_r288 >= 0;
    if (unlikely(!cpy_r_r289)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 126, CPyStatic_kernel___effects___globals);
        goto CPyL215;
    }
    cpy_r_r290 = (PyObject *)&PyType_Type;
    cpy_r_r291 = CPyStatics[2551]; /* 'words' */
    cpy_r_r292 = PyDict_SetItem(cpy_r_r285, cpy_r_r291, cpy_r_r290);
    cpy_r_r293 = cpy_r_r292 >= 0;
    if (unlikely(!cpy_r_r293)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 127, CPyStatic_kernel___effects___globals);
        goto CPyL215;
    }
    cpy_r_r294 = CPyStatics[2551]; /* 'words' */
    cpy_r_r295 = Py_None;
    cpy_r_r296 = CPyDict_SetItem(cpy_r_r283, cpy_r_r294, cpy_r_r295);
    cpy_r_r297 = cpy_r_r296 >= 0;
    if (unlikely(!cpy_r_r297)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 127, CPyStatic_kernel___effects___globals);
        goto CPyL215;
    }
    cpy_r_r298 = (PyObject *)&PyBool_Type;
    cpy_r_r299 = CPyStatics[1760]; /* 'pairs' */
    cpy_r_r300 = PyDict_SetItem(cpy_r_r285, cpy_r_r299, cpy_r_r298);
    cpy_r_r301 = cpy_r_r300 >= 0;
    if (unlikely(!cpy_r_r301)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 128, CPyStatic_kernel___effects___globals);
        goto CPyL215;
    }
    cpy_r_r302 = CPyStatics[1760]; /* 'pairs' */
    cpy_r_r303 = 0 ? Py_True : Py_False;
    cpy_r_r304 = CPyDict_SetItem(cpy_r_r283, cpy_r_r302, cpy_r_r303);
    cpy_r_r305 = cpy_r_r304 >= 0;
    if (unlikely(!cpy_r_r305)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 128, CPyStatic_kernel___effects___globals);
        goto CPyL215;
    }
    cpy_r_r306 = (PyObject *)&PyBool_Type;
    cpy_r_r307 = CPyStatics[2756]; /* 'optional' */
    cpy_r_r308 = PyDict_SetItem(cpy_r_r285, cpy_r_r307, cpy_r_r306);
    cpy_r_r309 = cpy_r_r308 >= 0;
    if (unlikely(!cpy_r_r309)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 129, CPyStatic_kernel___effects___globals);
        goto CPyL215;
    }
    cpy_r_r310 = CPyStatics[2756]; /* 'optional' */
    cpy_r_r311 = 0 ? Py_True : Py_False;
    cpy_r_r312 = CPyDict_SetItem(cpy_r_r283, cpy_r_r310, cpy_r_r311);
    cpy_r_r313 = cpy_r_r312 >= 0;
    if (unlikely(!cpy_r_r313)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 129, CPyStatic_kernel___effects___globals);
        goto CPyL215;
    }
    cpy_r_r314 = (PyObject *)&PyBool_Type;
    cpy_r_r315 = CPyStatics[2752]; /* 'many' */
    cpy_r_r316 = PyDict_SetItem(cpy_r_r285, cpy_r_r315, cpy_r_r314);
    cpy_r_r317 = cpy_r_r316 >= 0;
    if (unlikely(!cpy_r_r317)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 130, CPyStatic_kernel___effects___globals);
        goto CPyL215;
    }
    cpy_r_r318 = CPyStatics[2752]; /* 'many' */
    cpy_r_r319 = 0 ? Py_True : Py_False;
    cpy_r_r320 = CPyDict_SetItem(cpy_r_r283, cpy_r_r318, cpy_r_r319);
    cpy_r_r321 = cpy_r_r320 >= 0;
    if (unlikely(!cpy_r_r321)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 130, CPyStatic_kernel___effects___globals);
        goto CPyL215;
    }
    cpy_r_r322 = CPyDef_kernel___effects___accepts_Parameter_obj();
    if (unlikely(cpy_r_r322 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 132, CPyStatic_kernel___effects___globals);
        goto CPyL215;
    }
    cpy_r_r323 = CPyStatics[1502]; /* 'accepts' */
    cpy_r_r324 = CPyDict_SetItem(cpy_r_r283, cpy_r_r323, cpy_r_r322);
    CPy_DECREF(cpy_r_r322);
    cpy_r_r325 = cpy_r_r324 >= 0;
    if (unlikely(!cpy_r_r325)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 132, CPyStatic_kernel___effects___globals);
        goto CPyL215;
    }
    cpy_r_r326 = CPyDef_kernel___effects___wanted_Parameter_obj();
    if (unlikely(cpy_r_r326 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 140, CPyStatic_kernel___effects___globals);
        goto CPyL215;
    }
    cpy_r_r327 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r328 = CPyStatics[1937]; /* 'property' */
    cpy_r_r329 = CPyObject_GetAttr(cpy_r_r327, cpy_r_r328);
    if (unlikely(cpy_r_r329 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 140, CPyStatic_kernel___effects___globals);
        goto CPyL216;
    }
    PyObject *cpy_r_r330[1] = {cpy_r_r326};
    cpy_r_r331 = (PyObject **)&cpy_r_r330;
    cpy_r_r332 = PyObject_Vectorcall(cpy_r_r329, cpy_r_r331, 1, 0);
    CPy_DECREF(cpy_r_r329);
    if (unlikely(cpy_r_r332 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 140, CPyStatic_kernel___effects___globals);
        goto CPyL216;
    }
    CPy_DECREF(cpy_r_r326);
    cpy_r_r333 = CPyStatics[4534]; /* 'wanted' */
    cpy_r_r334 = CPyDict_SetItem(cpy_r_r283, cpy_r_r333, cpy_r_r332);
    CPy_DECREF(cpy_r_r332);
    cpy_r_r335 = cpy_r_r334 >= 0;
    if (unlikely(!cpy_r_r335)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 140, CPyStatic_kernel___effects___globals);
        goto CPyL215;
    }
    cpy_r_r336 = CPyStatics[2755]; /* 'Parameter' */
    cpy_r_r337 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r338 = CPyDict_SetItem(cpy_r_r283, cpy_r_r337, cpy_r_r285);
    CPy_DECREF(cpy_r_r285);
    cpy_r_r339 = cpy_r_r338 >= 0;
    if (unlikely(!cpy_r_r339)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 123, CPyStatic_kernel___effects___globals);
        goto CPyL214;
    }
    cpy_r_r340 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r341 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r342 = CPyDict_SetItem(cpy_r_r283, cpy_r_r341, cpy_r_r340);
    cpy_r_r343 = cpy_r_r342 >= 0;
    if (unlikely(!cpy_r_r343)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 123, CPyStatic_kernel___effects___globals);
        goto CPyL214;
    }
    cpy_r_r344 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r345 = CPyStatics[70]; /* '__module__' */
    cpy_r_r346 = CPyDict_SetItem(cpy_r_r283, cpy_r_r345, cpy_r_r344);
    cpy_r_r347 = cpy_r_r346 >= 0;
    if (unlikely(!cpy_r_r347)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 123, CPyStatic_kernel___effects___globals);
        goto CPyL214;
    }
    PyObject *cpy_r_r348[3] = {cpy_r_r336, cpy_r_r262, cpy_r_r283};
    cpy_r_r349 = (PyObject **)&cpy_r_r348;
    cpy_r_r350 = PyObject_Vectorcall(cpy_r_r273, cpy_r_r349, 3, 0);
    CPy_DECREF(cpy_r_r273);
    if (unlikely(cpy_r_r350 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 123, CPyStatic_kernel___effects___globals);
        goto CPyL217;
    }
    CPy_DECREF(cpy_r_r262);
    CPy_DECREF(cpy_r_r283);
    CPyType_kernel___effects___Parameter = (PyTypeObject *)cpy_r_r350;
    CPy_INCREF(CPyType_kernel___effects___Parameter);
    cpy_r_r351 = CPyStatic_kernel___effects___globals;
    cpy_r_r352 = CPyStatics[2755]; /* 'Parameter' */
    cpy_r_r353 = PyDict_SetItem(cpy_r_r351, cpy_r_r352, cpy_r_r350);
    CPy_DECREF(cpy_r_r350);
    cpy_r_r354 = cpy_r_r353 >= 0;
    if (unlikely(!cpy_r_r354)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 123, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r355 = (PyObject *)CPyType_kernel___effects___Parameter;
    cpy_r_r356 = NULL;
    cpy_r_r357 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r358 = (PyObject *)CPyType_kernel___effects___Verb_template;
    cpy_r_r359 = CPyType_FromTemplate(cpy_r_r358, cpy_r_r356, cpy_r_r357);
    if (unlikely(cpy_r_r359 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 159, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r360 = CPyDef_kernel___effects___Verb_trait_vtable_setup();
    if (unlikely(cpy_r_r360 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 159, CPyStatic_kernel___effects___globals);
        goto CPyL218;
    }
    cpy_r_r361 = CPyDef_kernel___effects___Verb_coroutine_setup(cpy_r_r359);
    if (unlikely(cpy_r_r361 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 159, CPyStatic_kernel___effects___globals);
        goto CPyL218;
    }
    cpy_r_r362 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r363 = CPyStatics[315]; /* 'name' */
    cpy_r_r364 = CPyStatics[4580]; /* 'parameters' */
    cpy_r_r365 = CPyStatics[2600]; /* 'work' */
    cpy_r_r366 = PyTuple_Pack(3, cpy_r_r363, cpy_r_r364, cpy_r_r365);
    if (unlikely(cpy_r_r366 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 159, CPyStatic_kernel___effects___globals);
        goto CPyL218;
    }
    cpy_r_r367 = PyObject_SetAttr(cpy_r_r359, cpy_r_r362, cpy_r_r366);
    CPy_DECREF(cpy_r_r366);
    cpy_r_r368 = cpy_r_r367 >= 0;
    if (unlikely(!cpy_r_r368)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 159, CPyStatic_kernel___effects___globals);
        goto CPyL218;
    }
    CPyType_kernel___effects___Verb = (PyTypeObject *)cpy_r_r359;
    CPy_INCREF(CPyType_kernel___effects___Verb);
    cpy_r_r369 = CPyStatic_kernel___effects___globals;
    cpy_r_r370 = CPyStatics[4581]; /* 'Verb' */
    cpy_r_r371 = PyDict_SetItem(cpy_r_r369, cpy_r_r370, cpy_r_r359);
    cpy_r_r372 = cpy_r_r371 >= 0;
    if (unlikely(!cpy_r_r372)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 159, CPyStatic_kernel___effects___globals);
        goto CPyL218;
    }
    cpy_r_r373 = CPy_InitSubclass(cpy_r_r359);
    CPy_DECREF(cpy_r_r359);
    if (unlikely(!cpy_r_r373)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 159, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r374 = NULL;
    cpy_r_r375 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r376 = (PyObject *)CPyType_kernel___effects___Verbs_template;
    cpy_r_r377 = CPyType_FromTemplate(cpy_r_r376, cpy_r_r374, cpy_r_r375);
    if (unlikely(cpy_r_r377 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 186, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r378 = CPyDef_kernel___effects___Verbs_trait_vtable_setup();
    if (unlikely(cpy_r_r378 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 186, CPyStatic_kernel___effects___globals);
        goto CPyL219;
    }
    cpy_r_r379 = CPyDef_kernel___effects___Verbs_coroutine_setup(cpy_r_r377);
    if (unlikely(cpy_r_r379 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 186, CPyStatic_kernel___effects___globals);
        goto CPyL219;
    }
    cpy_r_r380 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r381 = CPyStatics[4582]; /* '_verbs' */
    cpy_r_r382 = CPyStatics[3564]; /* '_effects' */
    cpy_r_r383 = CPyStatics[4583]; /* '_parsed' */
    cpy_r_r384 = PyTuple_Pack(3, cpy_r_r381, cpy_r_r382, cpy_r_r383);
    if (unlikely(cpy_r_r384 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 186, CPyStatic_kernel___effects___globals);
        goto CPyL219;
    }
    cpy_r_r385 = PyObject_SetAttr(cpy_r_r377, cpy_r_r380, cpy_r_r384);
    CPy_DECREF(cpy_r_r384);
    cpy_r_r386 = cpy_r_r385 >= 0;
    if (unlikely(!cpy_r_r386)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 186, CPyStatic_kernel___effects___globals);
        goto CPyL219;
    }
    CPyType_kernel___effects___Verbs = (PyTypeObject *)cpy_r_r377;
    CPy_INCREF(CPyType_kernel___effects___Verbs);
    cpy_r_r387 = CPyStatic_kernel___effects___globals;
    cpy_r_r388 = CPyStatics[810]; /* 'Verbs' */
    cpy_r_r389 = PyDict_SetItem(cpy_r_r387, cpy_r_r388, cpy_r_r377);
    cpy_r_r390 = cpy_r_r389 >= 0;
    if (unlikely(!cpy_r_r390)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 186, CPyStatic_kernel___effects___globals);
        goto CPyL219;
    }
    cpy_r_r391 = CPy_InitSubclass(cpy_r_r377);
    CPy_DECREF(cpy_r_r377);
    if (unlikely(!cpy_r_r391)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 186, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r392 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r393 = CPyStatics[122]; /* 'ValueError' */
    cpy_r_r394 = CPyObject_GetAttr(cpy_r_r392, cpy_r_r393);
    if (unlikely(cpy_r_r394 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 229, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r395 = PyTuple_Pack(1, cpy_r_r394);
    CPy_DECREF(cpy_r_r394);
    if (unlikely(cpy_r_r395 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 229, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r396 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r397 = (PyObject *)CPyType_kernel___effects___EffectError_template;
    cpy_r_r398 = CPyType_FromTemplate(cpy_r_r397, cpy_r_r395, cpy_r_r396);
    CPy_DECREF(cpy_r_r395);
    if (unlikely(cpy_r_r398 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 229, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r399 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r400 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r401 = PyTuple_Pack(1, cpy_r_r400);
    if (unlikely(cpy_r_r401 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 229, CPyStatic_kernel___effects___globals);
        goto CPyL220;
    }
    cpy_r_r402 = PyObject_SetAttr(cpy_r_r398, cpy_r_r399, cpy_r_r401);
    CPy_DECREF(cpy_r_r401);
    cpy_r_r403 = cpy_r_r402 >= 0;
    if (unlikely(!cpy_r_r403)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 229, CPyStatic_kernel___effects___globals);
        goto CPyL220;
    }
    CPyType_kernel___effects___EffectError = (PyTypeObject *)cpy_r_r398;
    CPy_INCREF(CPyType_kernel___effects___EffectError);
    cpy_r_r404 = CPyStatic_kernel___effects___globals;
    cpy_r_r405 = CPyStatics[4505]; /* 'EffectError' */
    cpy_r_r406 = PyDict_SetItem(cpy_r_r404, cpy_r_r405, cpy_r_r398);
    cpy_r_r407 = cpy_r_r406 >= 0;
    if (unlikely(!cpy_r_r407)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 229, CPyStatic_kernel___effects___globals);
        goto CPyL220;
    }
    cpy_r_r408 = CPy_InitSubclass(cpy_r_r398);
    CPy_DECREF(cpy_r_r398);
    if (unlikely(!cpy_r_r408)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 229, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r409 = CPyStatics[4584]; /* '\\s*(->|[()|&,:]|-?\\d+|[A-Za-z_][A-Za-z0-9_-]*)' */
    cpy_r_r410 = CPyImport_GetModuleCache(&CPyModule_re);
    cpy_r_r411 = CPyStatics[4585]; /* 'compile' */
    cpy_r_r412 = CPyObject_GetAttr(cpy_r_r410, cpy_r_r411);
    if (unlikely(cpy_r_r412 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 239, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    PyObject *cpy_r_r413[1] = {cpy_r_r409};
    cpy_r_r414 = (PyObject **)&cpy_r_r413;
    cpy_r_r415 = PyObject_Vectorcall(cpy_r_r412, cpy_r_r414, 1, 0);
    CPy_DECREF(cpy_r_r412);
    if (unlikely(cpy_r_r415 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 239, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    CPyStatic_kernel___effects____TOKEN = cpy_r_r415;
    CPy_INCREF(CPyStatic_kernel___effects____TOKEN);
    cpy_r_r416 = CPyStatic_kernel___effects___globals;
    cpy_r_r417 = CPyStatics[4586]; /* '_TOKEN' */
    cpy_r_r418 = CPyDict_SetItem(cpy_r_r416, cpy_r_r417, cpy_r_r415);
    CPy_DECREF(cpy_r_r415);
    cpy_r_r419 = cpy_r_r418 >= 0;
    if (unlikely(!cpy_r_r419)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 239, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r420 = NULL;
    cpy_r_r421 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r422 = (PyObject *)CPyType_kernel___effects____Parser_template;
    cpy_r_r423 = CPyType_FromTemplate(cpy_r_r422, cpy_r_r420, cpy_r_r421);
    if (unlikely(cpy_r_r423 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 242, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r424 = CPyDef_kernel___effects____Parser_trait_vtable_setup();
    if (unlikely(cpy_r_r424 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 242, CPyStatic_kernel___effects___globals);
        goto CPyL221;
    }
    cpy_r_r425 = CPyDef_kernel___effects____Parser_coroutine_setup(cpy_r_r423);
    if (unlikely(cpy_r_r425 == 2)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 242, CPyStatic_kernel___effects___globals);
        goto CPyL221;
    }
    cpy_r_r426 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r427 = CPyStatics[698]; /* 'verbs' */
    cpy_r_r428 = CPyStatics[266]; /* 'text' */
    cpy_r_r429 = CPyStatics[431]; /* 'tokens' */
    cpy_r_r430 = CPyStatics[2093]; /* 'at' */
    cpy_r_r431 = PyTuple_Pack(4, cpy_r_r427, cpy_r_r428, cpy_r_r429, cpy_r_r430);
    if (unlikely(cpy_r_r431 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 242, CPyStatic_kernel___effects___globals);
        goto CPyL221;
    }
    cpy_r_r432 = PyObject_SetAttr(cpy_r_r423, cpy_r_r426, cpy_r_r431);
    CPy_DECREF(cpy_r_r431);
    cpy_r_r433 = cpy_r_r432 >= 0;
    if (unlikely(!cpy_r_r433)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 242, CPyStatic_kernel___effects___globals);
        goto CPyL221;
    }
    CPyType_kernel___effects____Parser = (PyTypeObject *)cpy_r_r423;
    CPy_INCREF(CPyType_kernel___effects____Parser);
    cpy_r_r434 = CPyStatic_kernel___effects___globals;
    cpy_r_r435 = CPyStatics[4587]; /* '_Parser' */
    cpy_r_r436 = PyDict_SetItem(cpy_r_r434, cpy_r_r435, cpy_r_r423);
    cpy_r_r437 = cpy_r_r436 >= 0;
    if (unlikely(!cpy_r_r437)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 242, CPyStatic_kernel___effects___globals);
        goto CPyL221;
    }
    cpy_r_r438 = CPy_InitSubclass(cpy_r_r423);
    CPy_DECREF(cpy_r_r423);
    if (unlikely(!cpy_r_r438)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 242, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r439 = (void *)&CPyModule_typing;
    cpy_r_r440 = CPyStatics[47]; /* 'typing' */
    cpy_r_r441 = CPyImport_GetModuleCacheForImport(cpy_r_r439, cpy_r_r440);
    if (unlikely(cpy_r_r441 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 409, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r442 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r443 = cpy_r_r441 != cpy_r_r442;
    if (cpy_r_r443) goto CPyL172;
    cpy_r_r444 = PyImport_Import(cpy_r_r440);
    if (unlikely(cpy_r_r444 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 409, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r439, cpy_r_r444);
    CPy_DECREF(cpy_r_r444);
CPyL172: ;
    cpy_r_r445 = PyImport_GetModuleDict();
    cpy_r_r446 = CPyStatics[47]; /* 'typing' */
    cpy_r_r447 = CPyDict_GetItem(cpy_r_r445, cpy_r_r446);
    if (unlikely(cpy_r_r447 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 409, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r448 = CPyStatics[60]; /* '_NamedTuple' */
    cpy_r_r449 = CPyObject_GetAttr(cpy_r_r447, cpy_r_r448);
    CPy_DECREF(cpy_r_r447);
    if (unlikely(cpy_r_r449 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 409, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r450 = PyTuple_Pack(1, cpy_r_r449);
    CPy_DECREF(cpy_r_r449);
    if (unlikely(cpy_r_r450 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 409, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r451 = (void *)&CPyModule_typing;
    cpy_r_r452 = CPyStatics[47]; /* 'typing' */
    cpy_r_r453 = CPyImport_GetModuleCacheForImport(cpy_r_r451, cpy_r_r452);
    if (unlikely(cpy_r_r453 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 409, CPyStatic_kernel___effects___globals);
        goto CPyL222;
    }
    cpy_r_r454 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r455 = cpy_r_r453 != cpy_r_r454;
    if (cpy_r_r455) goto CPyL179;
    cpy_r_r456 = PyImport_Import(cpy_r_r452);
    if (unlikely(cpy_r_r456 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 409, CPyStatic_kernel___effects___globals);
        goto CPyL222;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r451, cpy_r_r456);
    CPy_DECREF(cpy_r_r456);
CPyL179: ;
    cpy_r_r457 = PyImport_GetModuleDict();
    cpy_r_r458 = CPyStatics[47]; /* 'typing' */
    cpy_r_r459 = CPyDict_GetItem(cpy_r_r457, cpy_r_r458);
    if (unlikely(cpy_r_r459 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 409, CPyStatic_kernel___effects___globals);
        goto CPyL222;
    }
    cpy_r_r460 = CPyStatics[61]; /* 'NamedTupleMeta' */
    cpy_r_r461 = CPyObject_GetAttr(cpy_r_r459, cpy_r_r460);
    CPy_DECREF(cpy_r_r459);
    if (unlikely(cpy_r_r461 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 409, CPyStatic_kernel___effects___globals);
        goto CPyL222;
    }
    cpy_r_r462 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r463 = PyObject_HasAttr(cpy_r_r461, cpy_r_r462);
    if (!cpy_r_r463) goto CPyL186;
    cpy_r_r464 = CPyStatics[4573]; /* 'Icon' */
    cpy_r_r465 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r466 = CPyObject_GetAttr(cpy_r_r461, cpy_r_r465);
    if (unlikely(cpy_r_r466 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 409, CPyStatic_kernel___effects___globals);
        goto CPyL223;
    }
    PyObject *cpy_r_r467[2] = {cpy_r_r464, cpy_r_r450};
    cpy_r_r468 = (PyObject **)&cpy_r_r467;
    cpy_r_r469 = PyObject_Vectorcall(cpy_r_r466, cpy_r_r468, 2, 0);
    CPy_DECREF(cpy_r_r466);
    if (unlikely(cpy_r_r469 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 409, CPyStatic_kernel___effects___globals);
        goto CPyL223;
    }
    if (likely(PyDict_Check(cpy_r_r469)))
        cpy_r_r470 = cpy_r_r469;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/effects.py", "<module>", 409, CPyStatic_kernel___effects___globals, "dict", cpy_r_r469);
        goto CPyL223;
    }
    cpy_r_r471 = cpy_r_r470;
    goto CPyL188;
CPyL186: ;
    cpy_r_r472 = PyDict_New();
    if (unlikely(cpy_r_r472 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 409, CPyStatic_kernel___effects___globals);
        goto CPyL223;
    }
    cpy_r_r471 = cpy_r_r472;
CPyL188: ;
    cpy_r_r473 = PyDict_New();
    if (unlikely(cpy_r_r473 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 409, CPyStatic_kernel___effects___globals);
        goto CPyL224;
    }
    cpy_r_r474 = (PyObject *)&PyUnicode_Type;
    cpy_r_r475 = CPyStatics[497]; /* 'kind' */
    cpy_r_r476 = PyDict_SetItem(cpy_r_r473, cpy_r_r475, cpy_r_r474);
    cpy_r_r477 = cpy_r_r476 >= 0;
    if (unlikely(!cpy_r_r477)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 415, CPyStatic_kernel___effects___globals);
        goto CPyL225;
    }
    cpy_r_r478 = (PyObject *)&PyUnicode_Type;
    cpy_r_r479 = CPyStatics[315]; /* 'name' */
    cpy_r_r480 = PyDict_SetItem(cpy_r_r473, cpy_r_r479, cpy_r_r478);
    cpy_r_r481 = cpy_r_r480 >= 0;
    if (unlikely(!cpy_r_r481)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 416, CPyStatic_kernel___effects___globals);
        goto CPyL225;
    }
    cpy_r_r482 = CPyStatics[151]; /* '' */
    cpy_r_r483 = CPyStatics[315]; /* 'name' */
    cpy_r_r484 = CPyDict_SetItem(cpy_r_r471, cpy_r_r483, cpy_r_r482);
    cpy_r_r485 = cpy_r_r484 >= 0;
    if (unlikely(!cpy_r_r485)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 416, CPyStatic_kernel___effects___globals);
        goto CPyL225;
    }
    cpy_r_r486 = (PyObject *)&PyTuple_Type;
    cpy_r_r487 = CPyStatics[2551]; /* 'words' */
    cpy_r_r488 = PyDict_SetItem(cpy_r_r473, cpy_r_r487, cpy_r_r486);
    cpy_r_r489 = cpy_r_r488 >= 0;
    if (unlikely(!cpy_r_r489)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 417, CPyStatic_kernel___effects___globals);
        goto CPyL225;
    }
    cpy_r_r490.empty_struct_error_flag = 0;
    cpy_r_r491 = CPyStatics[2551]; /* 'words' */
    cpy_r_r492 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r493 = CPyDict_SetItem(cpy_r_r471, cpy_r_r491, cpy_r_r492);
    CPy_DECREF(cpy_r_r492);
    cpy_r_r494 = cpy_r_r493 >= 0;
    if (unlikely(!cpy_r_r494)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 417, CPyStatic_kernel___effects___globals);
        goto CPyL225;
    }
    cpy_r_r495 = CPyStatics[4573]; /* 'Icon' */
    cpy_r_r496 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r497 = CPyDict_SetItem(cpy_r_r471, cpy_r_r496, cpy_r_r473);
    CPy_DECREF(cpy_r_r473);
    cpy_r_r498 = cpy_r_r497 >= 0;
    if (unlikely(!cpy_r_r498)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 409, CPyStatic_kernel___effects___globals);
        goto CPyL224;
    }
    cpy_r_r499 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r500 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r501 = CPyDict_SetItem(cpy_r_r471, cpy_r_r500, cpy_r_r499);
    cpy_r_r502 = cpy_r_r501 >= 0;
    if (unlikely(!cpy_r_r502)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 409, CPyStatic_kernel___effects___globals);
        goto CPyL224;
    }
    cpy_r_r503 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r504 = CPyStatics[70]; /* '__module__' */
    cpy_r_r505 = CPyDict_SetItem(cpy_r_r471, cpy_r_r504, cpy_r_r503);
    cpy_r_r506 = cpy_r_r505 >= 0;
    if (unlikely(!cpy_r_r506)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 409, CPyStatic_kernel___effects___globals);
        goto CPyL224;
    }
    PyObject *cpy_r_r507[3] = {cpy_r_r495, cpy_r_r450, cpy_r_r471};
    cpy_r_r508 = (PyObject **)&cpy_r_r507;
    cpy_r_r509 = PyObject_Vectorcall(cpy_r_r461, cpy_r_r508, 3, 0);
    CPy_DECREF(cpy_r_r461);
    if (unlikely(cpy_r_r509 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 409, CPyStatic_kernel___effects___globals);
        goto CPyL226;
    }
    CPy_DECREF(cpy_r_r450);
    CPy_DECREF(cpy_r_r471);
    CPyType_kernel___effects___Icon = (PyTypeObject *)cpy_r_r509;
    CPy_INCREF(CPyType_kernel___effects___Icon);
    cpy_r_r510 = CPyStatic_kernel___effects___globals;
    cpy_r_r511 = CPyStatics[4573]; /* 'Icon' */
    cpy_r_r512 = PyDict_SetItem(cpy_r_r510, cpy_r_r511, cpy_r_r509);
    CPy_DECREF(cpy_r_r509);
    cpy_r_r513 = cpy_r_r512 >= 0;
    if (unlikely(!cpy_r_r513)) {
        CPy_AddTraceback("src/serai/kernel/effects.py", "<module>", 409, CPyStatic_kernel___effects___globals);
        goto CPyL200;
    }
    cpy_r_r514 = (PyObject *)CPyType_kernel___effects___Icon;
    return 1;
CPyL200: ;
    cpy_r_r515 = 2;
    return cpy_r_r515;
CPyL201: ;
    CPy_DECREF(cpy_r_r52);
    goto CPyL16;
CPyL202: ;
    CPy_DecRef(cpy_r_r65);
    goto CPyL200;
CPyL203: ;
    CPy_DecRef(cpy_r_r82);
    goto CPyL200;
CPyL204: ;
    CPy_DecRef(cpy_r_r99);
    goto CPyL200;
CPyL205: ;
    CPy_DecRef(cpy_r_r119);
    goto CPyL200;
CPyL206: ;
    CPy_DecRef(cpy_r_r137);
    goto CPyL200;
CPyL207: ;
    CPy_DecRef(cpy_r_r155);
    goto CPyL200;
CPyL208: ;
    CPy_DecRef(cpy_r_r173);
    goto CPyL200;
CPyL209: ;
    CPy_DecRef(cpy_r_r191);
    goto CPyL200;
CPyL210: ;
    CPy_DecRef(cpy_r_r210);
    goto CPyL200;
CPyL211: ;
    CPy_DecRef(cpy_r_r229);
    goto CPyL200;
CPyL212: ;
    CPy_DecRef(cpy_r_r262);
    goto CPyL200;
CPyL213: ;
    CPy_DecRef(cpy_r_r262);
    CPy_DecRef(cpy_r_r273);
    goto CPyL200;
CPyL214: ;
    CPy_DecRef(cpy_r_r262);
    CPy_DecRef(cpy_r_r273);
    CPy_DecRef(cpy_r_r283);
    goto CPyL200;
CPyL215: ;
    CPy_DecRef(cpy_r_r262);
    CPy_DecRef(cpy_r_r273);
    CPy_DecRef(cpy_r_r283);
    CPy_DecRef(cpy_r_r285);
    goto CPyL200;
CPyL216: ;
    CPy_DecRef(cpy_r_r262);
    CPy_DecRef(cpy_r_r273);
    CPy_DecRef(cpy_r_r283);
    CPy_DecRef(cpy_r_r285);
    CPy_DecRef(cpy_r_r326);
    goto CPyL200;
CPyL217: ;
    CPy_DecRef(cpy_r_r262);
    CPy_DecRef(cpy_r_r283);
    goto CPyL200;
CPyL218: ;
    CPy_DecRef(cpy_r_r359);
    goto CPyL200;
CPyL219: ;
    CPy_DecRef(cpy_r_r377);
    goto CPyL200;
CPyL220: ;
    CPy_DecRef(cpy_r_r398);
    goto CPyL200;
CPyL221: ;
    CPy_DecRef(cpy_r_r423);
    goto CPyL200;
CPyL222: ;
    CPy_DecRef(cpy_r_r450);
    goto CPyL200;
CPyL223: ;
    CPy_DecRef(cpy_r_r450);
    CPy_DecRef(cpy_r_r461);
    goto CPyL200;
CPyL224: ;
    CPy_DecRef(cpy_r_r450);
    CPy_DecRef(cpy_r_r461);
    CPy_DecRef(cpy_r_r471);
    goto CPyL200;
CPyL225: ;
    CPy_DecRef(cpy_r_r450);
    CPy_DecRef(cpy_r_r461);
    CPy_DecRef(cpy_r_r471);
    CPy_DecRef(cpy_r_r473);
    goto CPyL200;
CPyL226: ;
    CPy_DecRef(cpy_r_r450);
    CPy_DecRef(cpy_r_r471);
    goto CPyL200;
}

#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
offer___Offer_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static PyObject *CPyDunder___add__offer___Offer(PyObject *obj_left, PyObject *obj_right) {
    PyObject *arg_left;
    if (likely(PyObject_TypeCheck(obj_left, CPyType_offer___Offer)))
        arg_left = obj_left;
    else {
        goto typefail;
    }
    PyObject *arg_right;
    if (PyObject_TypeCheck(obj_right, CPyType_offer___Offer))
        arg_right = obj_right;
    else {
        arg_right = NULL;
    }
    if (arg_right != NULL) goto __LL9038;
    if (obj_right == Py_None)
        arg_right = obj_right;
    else {
        arg_right = NULL;
    }
    if (arg_right != NULL) goto __LL9038;
    goto typefail;
__LL9038: ;
    return CPyDef_offer___Offer_____add__(arg_left, arg_right);
typefail: ;
    return CPy_CallReverseOpMethod(obj_left, obj_right, "+", mypyc_interned_str.__radd__);
}
static PyNumberMethods offer___Offer_as_number = {
    .nb_add = CPyDunder___add__offer___Offer,
};
static int
offer___Offer_traverse(serai___kernel___offer___OfferObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->__likely);
    Py_VISIT(self->__obstacle);
    Py_VISIT(self->__others);
    Py_VISIT(self->__note);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_offer___Offer_clear(PyObject *cpy_r_self)
{
    serai___kernel___offer___OfferObject *self = (serai___kernel___offer___OfferObject *)cpy_r_self;
    Py_CLEAR(self->__likely);
    Py_CLEAR(self->__obstacle);
    Py_CLEAR(self->__others);
    Py_CLEAR(self->__note);
    return 0;
}

static int32_t CPyDef_offer___Offer_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___offer___OfferObject *self = (serai___kernel___offer___OfferObject *)cpy_r_self;
    Py_CLEAR(self->__likely);
    Py_CLEAR(self->__obstacle);
    Py_CLEAR(self->__others);
    Py_CLEAR(self->__note);
    return 0;
}

static void
offer___Offer_dealloc(serai___kernel___offer___OfferObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, offer___Offer_dealloc)
    CPyDef_offer___Offer_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_offer_____mypyc__Offer_setup(PyObject *cpy_r_type);
PyObject *CPyDef_offer___Offer(PyObject *cpy_r_likely, PyObject *cpy_r_obstacle, PyObject *cpy_r_others, PyObject *cpy_r_note);

static PyObject *
offer___Offer_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_offer___Offer) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_offer_____mypyc__Offer_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_offer___Offer_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem offer___Offer_vtable[6];
static bool
CPyDef_offer___Offer_trait_vtable_setup(void)
{
    CPyVTableItem offer___Offer_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_offer___Offer_____init__,
        (CPyVTableItem)CPyDef_offer___Offer_____add__,
        (CPyVTableItem)CPyDef_offer___Offer___options,
        (CPyVTableItem)CPyDef_offer___Offer___refusals,
        (CPyVTableItem)CPyDef_offer___Offer___contradictions,
        (CPyVTableItem)CPyDef_offer___Offer___note,
    };
    memcpy(offer___Offer_vtable, offer___Offer_vtable_scratch, sizeof(offer___Offer_vtable));
    return 1;
}

static bool
CPyDef_offer___Offer_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
offer___Offer_get__likely(serai___kernel___offer___OfferObject *self, void *closure);
static int
offer___Offer_set__likely(serai___kernel___offer___OfferObject *self, PyObject *value, void *closure);
static PyObject *
offer___Offer_get__obstacle(serai___kernel___offer___OfferObject *self, void *closure);
static int
offer___Offer_set__obstacle(serai___kernel___offer___OfferObject *self, PyObject *value, void *closure);
static PyObject *
offer___Offer_get__others(serai___kernel___offer___OfferObject *self, void *closure);
static int
offer___Offer_set__others(serai___kernel___offer___OfferObject *self, PyObject *value, void *closure);
static PyObject *
offer___Offer_get__note(serai___kernel___offer___OfferObject *self, void *closure);
static int
offer___Offer_set__note(serai___kernel___offer___OfferObject *self, PyObject *value, void *closure);

static PyGetSetDef offer___Offer_getseters[] = {
    {"_likely",
     (getter)offer___Offer_get__likely, (setter)offer___Offer_set__likely,
     NULL, NULL},
    {"_obstacle",
     (getter)offer___Offer_get__obstacle, (setter)offer___Offer_set__obstacle,
     NULL, NULL},
    {"_others",
     (getter)offer___Offer_get__others, (setter)offer___Offer_set__others,
     NULL, NULL},
    {"_note",
     (getter)offer___Offer_get__note, (setter)offer___Offer_set__note,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef offer___Offer_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_offer_____mypyc__Offer_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_offer___Offer_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, likely, obstacle=None, others=(), note=None)\n--\n\n")},
    {"__add__",
     (PyCFunction)CPyPy_offer___Offer_____add__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__add__($self, more, /)\n--\n\n")},
    {"options",
     (PyCFunction)CPyPy_offer___Offer___options,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("options($self)\n--\n\n")},
    {"refusals",
     (PyCFunction)CPyPy_offer___Offer___refusals,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("refusals($self)\n--\n\n")},
    {"contradictions",
     (PyCFunction)CPyPy_offer___Offer___contradictions,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("contradictions($self)\n--\n\n")},
    {"note",
     (PyCFunction)CPyPy_offer___Offer___note,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("note($self, option)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_offer___Offer_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Offer",
    .tp_new = offer___Offer_new,
    .tp_dealloc = (destructor)offer___Offer_dealloc,
    .tp_traverse = (traverseproc)offer___Offer_traverse,
    .tp_clear = (inquiry)CPyDef_offer___Offer_clear,
    .tp_getset = offer___Offer_getseters,
    .tp_methods = offer___Offer_methods,
    .tp_init = offer___Offer_init,
    .tp_as_number = &offer___Offer_as_number,
    .tp_basicsize = sizeof(serai___kernel___offer___OfferObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Offer(likely, obstacle=None, others=(), note=None)\n--\n\n"),
};
static PyTypeObject *CPyType_offer___Offer_template = &CPyType_offer___Offer_template_;

PyObject *CPyDef_offer_____mypyc__Offer_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___offer___OfferObject *self;
    self = (serai___kernel___offer___OfferObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = offer___Offer_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_offer___Offer(PyObject *cpy_r_likely, PyObject *cpy_r_obstacle, PyObject *cpy_r_others, PyObject *cpy_r_note)
{
    PyObject *self = CPyDef_offer_____mypyc__Offer_setup((PyObject *)CPyType_offer___Offer);
    if (self == NULL)
        return NULL;
    char res = CPyDef_offer___Offer_____init__(self, cpy_r_likely, cpy_r_obstacle, cpy_r_others, cpy_r_note);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
offer___Offer_get__likely(serai___kernel___offer___OfferObject *self, void *closure)
{
    if (unlikely(self->__likely == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_likely' of 'Offer' undefined");
        return NULL;
    }
    CPy_INCREF(self->__likely);
    PyObject *retval = self->__likely;
    return retval;
}

static int
offer___Offer_set__likely(serai___kernel___offer___OfferObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Offer' object attribute '_likely' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (PyList_Check(value))
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL9039;
    if (PyTuple_Check(value))
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL9039;
    tmp = value;
    if (tmp != NULL) goto __LL9039;
    CPy_TypeError("union[list, tuple, object]", value); 
    tmp = NULL;
__LL9039: ;
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->__likely != NULL) {
        CPy_DECREF(self->__likely);
    }
    self->__likely = tmp;
    return 0;
}

static PyObject *
offer___Offer_get__obstacle(serai___kernel___offer___OfferObject *self, void *closure)
{
    if (unlikely(self->__obstacle == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_obstacle' of 'Offer' undefined");
        return NULL;
    }
    CPy_INCREF(self->__obstacle);
    PyObject *retval = self->__obstacle;
    return retval;
}

static int
offer___Offer_set__obstacle(serai___kernel___offer___OfferObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Offer' object attribute '_obstacle' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    tmp = value;
    if (tmp != NULL) goto __LL9040;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL9040;
    CPy_TypeError("object or None", value); 
    tmp = NULL;
__LL9040: ;
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->__obstacle != NULL) {
        CPy_DECREF(self->__obstacle);
    }
    self->__obstacle = tmp;
    return 0;
}

static PyObject *
offer___Offer_get__others(serai___kernel___offer___OfferObject *self, void *closure)
{
    if (unlikely(self->__others == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_others' of 'Offer' undefined");
        return NULL;
    }
    CPy_INCREF(self->__others);
    PyObject *retval = self->__others;
    return retval;
}

static int
offer___Offer_set__others(serai___kernel___offer___OfferObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Offer' object attribute '_others' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (PyList_Check(value))
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL9041;
    if (PyTuple_Check(value))
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL9041;
    tmp = value;
    if (tmp != NULL) goto __LL9041;
    CPy_TypeError("union[list, tuple, object]", value); 
    tmp = NULL;
__LL9041: ;
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->__others != NULL) {
        CPy_DECREF(self->__others);
    }
    self->__others = tmp;
    return 0;
}

static PyObject *
offer___Offer_get__note(serai___kernel___offer___OfferObject *self, void *closure)
{
    if (unlikely(self->__note == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_note' of 'Offer' undefined");
        return NULL;
    }
    CPy_INCREF(self->__note);
    PyObject *retval = self->__note;
    return retval;
}

static int
offer___Offer_set__note(serai___kernel___offer___OfferObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Offer' object attribute '_note' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    tmp = value;
    if (tmp != NULL) goto __LL9042;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL9042;
    CPy_TypeError("object or None", value); 
    tmp = NULL;
__LL9042: ;
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->__note != NULL) {
        CPy_DECREF(self->__note);
    }
    self->__note = tmp;
    return 0;
}

static int
offer___Refused_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
offer___Refused_traverse(serai___kernel___offer___RefusedObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->__likely);
    Py_VISIT(self->__obstacle);
    Py_VISIT(self->__others);
    Py_VISIT(self->__note);
    Py_VISIT(self->__candidates);
    Py_VISIT(self->__reason);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_offer___Refused_clear(PyObject *cpy_r_self)
{
    serai___kernel___offer___RefusedObject *self = (serai___kernel___offer___RefusedObject *)cpy_r_self;
    Py_CLEAR(self->__likely);
    Py_CLEAR(self->__obstacle);
    Py_CLEAR(self->__others);
    Py_CLEAR(self->__note);
    Py_CLEAR(self->__candidates);
    Py_CLEAR(self->__reason);
    return 0;
}

static int32_t CPyDef_offer___Refused_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___offer___RefusedObject *self = (serai___kernel___offer___RefusedObject *)cpy_r_self;
    Py_CLEAR(self->__likely);
    Py_CLEAR(self->__obstacle);
    Py_CLEAR(self->__others);
    Py_CLEAR(self->__note);
    Py_CLEAR(self->__candidates);
    Py_CLEAR(self->__reason);
    return 0;
}

static void
offer___Refused_dealloc(serai___kernel___offer___RefusedObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, offer___Refused_dealloc)
    CPyDef_offer___Refused_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_offer_____mypyc__Refused_setup(PyObject *cpy_r_type);
PyObject *CPyDef_offer___Refused(PyObject *cpy_r_candidates, PyObject *cpy_r_reason);

static PyObject *
offer___Refused_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_offer___Refused) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_offer_____mypyc__Refused_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_offer___Refused_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem offer___Refused_vtable[11];
static bool
CPyDef_offer___Refused_trait_vtable_setup(void)
{
    CPyVTableItem offer___Refused_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_offer___Refused_____init__,
        (CPyVTableItem)CPyDef_offer___Offer_____add__,
        (CPyVTableItem)CPyDef_offer___Refused___options,
        (CPyVTableItem)CPyDef_offer___Refused___refusals,
        (CPyVTableItem)CPyDef_offer___Refused___contradictions,
        (CPyVTableItem)CPyDef_offer___Refused___note,
        (CPyVTableItem)CPyDef_offer___Refused_____init__,
        (CPyVTableItem)CPyDef_offer___Refused___options,
        (CPyVTableItem)CPyDef_offer___Refused___refusals,
        (CPyVTableItem)CPyDef_offer___Refused___contradictions,
        (CPyVTableItem)CPyDef_offer___Refused___note,
    };
    memcpy(offer___Refused_vtable, offer___Refused_vtable_scratch, sizeof(offer___Refused_vtable));
    return 1;
}

static bool
CPyDef_offer___Refused_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
offer___Refused_get__candidates(serai___kernel___offer___RefusedObject *self, void *closure);
static int
offer___Refused_set__candidates(serai___kernel___offer___RefusedObject *self, PyObject *value, void *closure);
static PyObject *
offer___Refused_get__reason(serai___kernel___offer___RefusedObject *self, void *closure);
static int
offer___Refused_set__reason(serai___kernel___offer___RefusedObject *self, PyObject *value, void *closure);

static PyGetSetDef offer___Refused_getseters[] = {
    {"_candidates",
     (getter)offer___Refused_get__candidates, (setter)offer___Refused_set__candidates,
     NULL, NULL},
    {"_reason",
     (getter)offer___Refused_get__reason, (setter)offer___Refused_set__reason,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef offer___Refused_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_offer_____mypyc__Refused_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_offer___Refused_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, candidates, reason)\n--\n\n")},
    {"options",
     (PyCFunction)CPyPy_offer___Refused___options,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("options($self)\n--\n\n")},
    {"refusals",
     (PyCFunction)CPyPy_offer___Refused___refusals,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("refusals($self)\n--\n\n")},
    {"contradictions",
     (PyCFunction)CPyPy_offer___Refused___contradictions,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("contradictions($self)\n--\n\n")},
    {"note",
     (PyCFunction)CPyPy_offer___Refused___note,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("note($self, option)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_offer___Refused_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Refused",
    .tp_new = offer___Refused_new,
    .tp_dealloc = (destructor)offer___Refused_dealloc,
    .tp_traverse = (traverseproc)offer___Refused_traverse,
    .tp_clear = (inquiry)CPyDef_offer___Refused_clear,
    .tp_getset = offer___Refused_getseters,
    .tp_methods = offer___Refused_methods,
    .tp_init = offer___Refused_init,
    .tp_basicsize = sizeof(serai___kernel___offer___RefusedObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Refused(candidates, reason)\n--\n\n"),
};
static PyTypeObject *CPyType_offer___Refused_template = &CPyType_offer___Refused_template_;

PyObject *CPyDef_offer_____mypyc__Refused_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___offer___RefusedObject *self;
    self = (serai___kernel___offer___RefusedObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = offer___Refused_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_offer___Refused(PyObject *cpy_r_candidates, PyObject *cpy_r_reason)
{
    PyObject *self = CPyDef_offer_____mypyc__Refused_setup((PyObject *)CPyType_offer___Refused);
    if (self == NULL)
        return NULL;
    char res = CPyDef_offer___Refused_____init__(self, cpy_r_candidates, cpy_r_reason);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
offer___Refused_get__candidates(serai___kernel___offer___RefusedObject *self, void *closure)
{
    if (unlikely(self->__candidates == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_candidates' of 'Refused' undefined");
        return NULL;
    }
    CPy_INCREF(self->__candidates);
    PyObject *retval = self->__candidates;
    return retval;
}

static int
offer___Refused_set__candidates(serai___kernel___offer___RefusedObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Refused' object attribute '_candidates' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (PyList_Check(value))
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL9043;
    if (PyTuple_Check(value))
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL9043;
    tmp = value;
    if (tmp != NULL) goto __LL9043;
    CPy_TypeError("union[list, tuple, object]", value); 
    tmp = NULL;
__LL9043: ;
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->__candidates != NULL) {
        CPy_DECREF(self->__candidates);
    }
    self->__candidates = tmp;
    return 0;
}

static PyObject *
offer___Refused_get__reason(serai___kernel___offer___RefusedObject *self, void *closure)
{
    if (unlikely(self->__reason == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_reason' of 'Refused' undefined");
        return NULL;
    }
    CPy_INCREF(self->__reason);
    PyObject *retval = self->__reason;
    return retval;
}

static int
offer___Refused_set__reason(serai___kernel___offer___RefusedObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Refused' object attribute '_reason' cannot be deleted");
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
    if (self->__reason != NULL) {
        CPy_DECREF(self->__reason);
    }
    self->__reason = tmp;
    return 0;
}

static int
offer___TableOffer_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
PyMemberDef offer___TableOffer_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___kernel___offer___TableOfferObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___kernel___offer___TableOfferObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
offer___TableOffer_traverse(serai___kernel___offer___TableOfferObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->__likely);
    Py_VISIT(self->__obstacle);
    Py_VISIT(self->__others);
    Py_VISIT(self->__note);
    Py_VISIT(self->_t);
    if (CPyTagged_CheckLong(self->_me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_me));
    }
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___kernel___offer___TableOfferObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___offer___TableOfferObject))));
    return rv;
}

static int32_t CPyDef_offer___TableOffer_clear(PyObject *cpy_r_self)
{
    serai___kernel___offer___TableOfferObject *self = (serai___kernel___offer___TableOfferObject *)cpy_r_self;
    Py_CLEAR(self->__likely);
    Py_CLEAR(self->__obstacle);
    Py_CLEAR(self->__others);
    Py_CLEAR(self->__note);
    Py_CLEAR(self->_t);
    if (CPyTagged_CheckLong(self->_me)) {
        CPyTagged __tmp = self->_me;
        self->_me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___kernel___offer___TableOfferObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___offer___TableOfferObject))));
    return 0;
}

static int32_t CPyDef_offer___TableOffer_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___offer___TableOfferObject *self = (serai___kernel___offer___TableOfferObject *)cpy_r_self;
    Py_CLEAR(self->__likely);
    Py_CLEAR(self->__obstacle);
    Py_CLEAR(self->__others);
    Py_CLEAR(self->__note);
    Py_CLEAR(self->_t);
    if (CPyTagged_CheckLong(self->_me)) {
        CPyTagged __tmp = self->_me;
        self->_me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___kernel___offer___TableOfferObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___offer___TableOfferObject))));
    return 0;
}

static void
offer___TableOffer_dealloc(serai___kernel___offer___TableOfferObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, offer___TableOffer_dealloc)
    CPyDef_offer___TableOffer_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_offer_____mypyc__TableOffer_setup(PyObject *cpy_r_type);
PyObject *CPyDef_offer___TableOffer(PyObject *cpy_r_t, CPyTagged cpy_r_me);

static PyObject *
offer___TableOffer_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_offer___TableOffer) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_offer_____mypyc__TableOffer_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_offer___TableOffer_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem offer___TableOffer_vtable[14];
static bool
CPyDef_offer___TableOffer_trait_vtable_setup(void)
{
    CPyVTableItem offer___TableOffer_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_offer___TableOffer_____init__,
        (CPyVTableItem)CPyDef_offer___Offer_____add__,
        (CPyVTableItem)CPyDef_offer___TableOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_offer___TableOffer___note,
        (CPyVTableItem)CPyDef_offer___TableOffer_____init__,
        (CPyVTableItem)CPyDef_offer___TableOffer___likely,
        (CPyVTableItem)CPyDef_offer___TableOffer___others,
        (CPyVTableItem)CPyDef_offer___TableOffer___obstacle,
        (CPyVTableItem)CPyDef_offer___TableOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_offer___TableOffer___note,
    };
    memcpy(offer___TableOffer_vtable, offer___TableOffer_vtable_scratch, sizeof(offer___TableOffer_vtable));
    return 1;
}

static bool
CPyDef_offer___TableOffer_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
offer___TableOffer_get_t(serai___kernel___offer___TableOfferObject *self, void *closure);
static int
offer___TableOffer_set_t(serai___kernel___offer___TableOfferObject *self, PyObject *value, void *closure);
static PyObject *
offer___TableOffer_get_me(serai___kernel___offer___TableOfferObject *self, void *closure);
static int
offer___TableOffer_set_me(serai___kernel___offer___TableOfferObject *self, PyObject *value, void *closure);

static PyGetSetDef offer___TableOffer_getseters[] = {
    {"t",
     (getter)offer___TableOffer_get_t, (setter)offer___TableOffer_set_t,
     NULL, NULL},
    {"me",
     (getter)offer___TableOffer_get_me, (setter)offer___TableOffer_set_me,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef offer___TableOffer_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_offer_____mypyc__TableOffer_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_offer___TableOffer_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, t, me)\n--\n\n")},
    {"likely",
     (PyCFunction)CPyPy_offer___TableOffer___likely,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("likely($self)\n--\n\n")},
    {"others",
     (PyCFunction)CPyPy_offer___TableOffer___others,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("others($self)\n--\n\n")},
    {"obstacle",
     (PyCFunction)CPyPy_offer___TableOffer___obstacle,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("obstacle($self, option)\n--\n\n")},
    {"options",
     (PyCFunction)CPyPy_offer___TableOffer___options,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("options($self)\n--\n\n")},
    {"refusals",
     (PyCFunction)CPyPy_offer___TableOffer___refusals,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("refusals($self)\n--\n\n")},
    {"contradictions",
     (PyCFunction)CPyPy_offer___TableOffer___contradictions,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("contradictions($self)\n--\n\n")},
    {"note",
     (PyCFunction)CPyPy_offer___TableOffer___note,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("note($self, option)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_offer___TableOffer_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "TableOffer",
    .tp_new = offer___TableOffer_new,
    .tp_dealloc = (destructor)offer___TableOffer_dealloc,
    .tp_traverse = (traverseproc)offer___TableOffer_traverse,
    .tp_clear = (inquiry)CPyDef_offer___TableOffer_clear,
    .tp_getset = offer___TableOffer_getseters,
    .tp_methods = offer___TableOffer_methods,
    .tp_init = offer___TableOffer_init,
    .tp_members = offer___TableOffer_members,
    .tp_basicsize = sizeof(serai___kernel___offer___TableOfferObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___kernel___offer___TableOfferObject),
    .tp_weaklistoffset = sizeof(serai___kernel___offer___TableOfferObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("TableOffer(t, me)\n--\n\n"),
};
static PyTypeObject *CPyType_offer___TableOffer_template = &CPyType_offer___TableOffer_template_;

PyObject *CPyDef_offer_____mypyc__TableOffer_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___offer___TableOfferObject *self;
    self = (serai___kernel___offer___TableOfferObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = offer___TableOffer_vtable;
    self->_me = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_offer___TableOffer(PyObject *cpy_r_t, CPyTagged cpy_r_me)
{
    PyObject *self = CPyDef_offer_____mypyc__TableOffer_setup((PyObject *)CPyType_offer___TableOffer);
    if (self == NULL)
        return NULL;
    char res = CPyDef_offer___TableOffer_____init__(self, cpy_r_t, cpy_r_me);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
offer___TableOffer_get_t(serai___kernel___offer___TableOfferObject *self, void *closure)
{
    if (unlikely(self->_t == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 't' of 'TableOffer' undefined");
        return NULL;
    }
    CPy_INCREF(self->_t);
    PyObject *retval = self->_t;
    return retval;
}

static int
offer___TableOffer_set_t(serai___kernel___offer___TableOfferObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'TableOffer' object attribute 't' cannot be deleted");
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
    if (self->_t != NULL) {
        CPy_DECREF(self->_t);
    }
    self->_t = tmp;
    return 0;
}

static PyObject *
offer___TableOffer_get_me(serai___kernel___offer___TableOfferObject *self, void *closure)
{
    if (unlikely(self->_me == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'me' of 'TableOffer' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_me);
    PyObject *retval = CPyTagged_StealAsObject(self->_me);
    return retval;
}

static int
offer___TableOffer_set_me(serai___kernel___offer___TableOfferObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'TableOffer' object attribute 'me' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_me != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_me);
    }
    self->_me = tmp;
    return 0;
}

static int
offer___Both_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
offer___Both_traverse(serai___kernel___offer___BothObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->__likely);
    Py_VISIT(self->__obstacle);
    Py_VISIT(self->__others);
    Py_VISIT(self->__note);
    Py_VISIT(self->__first);
    Py_VISIT(self->__second);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_offer___Both_clear(PyObject *cpy_r_self)
{
    serai___kernel___offer___BothObject *self = (serai___kernel___offer___BothObject *)cpy_r_self;
    Py_CLEAR(self->__likely);
    Py_CLEAR(self->__obstacle);
    Py_CLEAR(self->__others);
    Py_CLEAR(self->__note);
    Py_CLEAR(self->__first);
    Py_CLEAR(self->__second);
    return 0;
}

static int32_t CPyDef_offer___Both_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___offer___BothObject *self = (serai___kernel___offer___BothObject *)cpy_r_self;
    Py_CLEAR(self->__likely);
    Py_CLEAR(self->__obstacle);
    Py_CLEAR(self->__others);
    Py_CLEAR(self->__note);
    Py_CLEAR(self->__first);
    Py_CLEAR(self->__second);
    return 0;
}

static void
offer___Both_dealloc(serai___kernel___offer___BothObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, offer___Both_dealloc)
    CPyDef_offer___Both_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_offer_____mypyc__Both_setup(PyObject *cpy_r_type);
PyObject *CPyDef_offer___Both(PyObject *cpy_r_first, PyObject *cpy_r_second);

static PyObject *
offer___Both_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_offer___Both) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_offer_____mypyc__Both_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_offer___Both_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem offer___Both_vtable[11];
static bool
CPyDef_offer___Both_trait_vtable_setup(void)
{
    CPyVTableItem offer___Both_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_offer___Both_____init__,
        (CPyVTableItem)CPyDef_offer___Offer_____add__,
        (CPyVTableItem)CPyDef_offer___Both___options,
        (CPyVTableItem)CPyDef_offer___Both___refusals,
        (CPyVTableItem)CPyDef_offer___Both___contradictions,
        (CPyVTableItem)CPyDef_offer___Both___note,
        (CPyVTableItem)CPyDef_offer___Both_____init__,
        (CPyVTableItem)CPyDef_offer___Both___options,
        (CPyVTableItem)CPyDef_offer___Both___refusals,
        (CPyVTableItem)CPyDef_offer___Both___contradictions,
        (CPyVTableItem)CPyDef_offer___Both___note,
    };
    memcpy(offer___Both_vtable, offer___Both_vtable_scratch, sizeof(offer___Both_vtable));
    return 1;
}

static bool
CPyDef_offer___Both_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
offer___Both_get__first(serai___kernel___offer___BothObject *self, void *closure);
static int
offer___Both_set__first(serai___kernel___offer___BothObject *self, PyObject *value, void *closure);
static PyObject *
offer___Both_get__second(serai___kernel___offer___BothObject *self, void *closure);
static int
offer___Both_set__second(serai___kernel___offer___BothObject *self, PyObject *value, void *closure);

static PyGetSetDef offer___Both_getseters[] = {
    {"_first",
     (getter)offer___Both_get__first, (setter)offer___Both_set__first,
     NULL, NULL},
    {"_second",
     (getter)offer___Both_get__second, (setter)offer___Both_set__second,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef offer___Both_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_offer_____mypyc__Both_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_offer___Both_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, first, second)\n--\n\n")},
    {"options",
     (PyCFunction)CPyPy_offer___Both___options,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("options($self)\n--\n\n")},
    {"refusals",
     (PyCFunction)CPyPy_offer___Both___refusals,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("refusals($self)\n--\n\n")},
    {"contradictions",
     (PyCFunction)CPyPy_offer___Both___contradictions,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("contradictions($self)\n--\n\n")},
    {"note",
     (PyCFunction)CPyPy_offer___Both___note,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("note($self, option)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_offer___Both_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Both",
    .tp_new = offer___Both_new,
    .tp_dealloc = (destructor)offer___Both_dealloc,
    .tp_traverse = (traverseproc)offer___Both_traverse,
    .tp_clear = (inquiry)CPyDef_offer___Both_clear,
    .tp_getset = offer___Both_getseters,
    .tp_methods = offer___Both_methods,
    .tp_init = offer___Both_init,
    .tp_basicsize = sizeof(serai___kernel___offer___BothObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Both(first, second)\n--\n\n"),
};
static PyTypeObject *CPyType_offer___Both_template = &CPyType_offer___Both_template_;

PyObject *CPyDef_offer_____mypyc__Both_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___offer___BothObject *self;
    self = (serai___kernel___offer___BothObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = offer___Both_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_offer___Both(PyObject *cpy_r_first, PyObject *cpy_r_second)
{
    PyObject *self = CPyDef_offer_____mypyc__Both_setup((PyObject *)CPyType_offer___Both);
    if (self == NULL)
        return NULL;
    char res = CPyDef_offer___Both_____init__(self, cpy_r_first, cpy_r_second);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
offer___Both_get__first(serai___kernel___offer___BothObject *self, void *closure)
{
    if (unlikely(self->__first == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_first' of 'Both' undefined");
        return NULL;
    }
    CPy_INCREF(self->__first);
    PyObject *retval = self->__first;
    return retval;
}

static int
offer___Both_set__first(serai___kernel___offer___BothObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Both' object attribute '_first' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyObject_TypeCheck(value, CPyType_offer___Offer)))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.offer.Offer", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->__first != NULL) {
        CPy_DECREF(self->__first);
    }
    self->__first = tmp;
    return 0;
}

static PyObject *
offer___Both_get__second(serai___kernel___offer___BothObject *self, void *closure)
{
    if (unlikely(self->__second == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_second' of 'Both' undefined");
        return NULL;
    }
    CPy_INCREF(self->__second);
    PyObject *retval = self->__second;
    return retval;
}

static int
offer___Both_set__second(serai___kernel___offer___BothObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Both' object attribute '_second' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyObject_TypeCheck(value, CPyType_offer___Offer)))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.offer.Offer", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->__second != NULL) {
        CPy_DECREF(self->__second);
    }
    self->__second = tmp;
    return 0;
}

static int
offer___Listed_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
offer___Listed_traverse(serai___kernel___offer___ListedObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->__likely);
    Py_VISIT(self->__obstacle);
    Py_VISIT(self->__others);
    Py_VISIT(self->__note);
    Py_VISIT(self->__first);
    Py_VISIT(self->__second);
    Py_VISIT(self->__options);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_offer___Listed_clear(PyObject *cpy_r_self)
{
    serai___kernel___offer___ListedObject *self = (serai___kernel___offer___ListedObject *)cpy_r_self;
    Py_CLEAR(self->__likely);
    Py_CLEAR(self->__obstacle);
    Py_CLEAR(self->__others);
    Py_CLEAR(self->__note);
    Py_CLEAR(self->__first);
    Py_CLEAR(self->__second);
    Py_CLEAR(self->__options);
    return 0;
}

static int32_t CPyDef_offer___Listed_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___offer___ListedObject *self = (serai___kernel___offer___ListedObject *)cpy_r_self;
    Py_CLEAR(self->__likely);
    Py_CLEAR(self->__obstacle);
    Py_CLEAR(self->__others);
    Py_CLEAR(self->__note);
    Py_CLEAR(self->__first);
    Py_CLEAR(self->__second);
    Py_CLEAR(self->__options);
    return 0;
}

static void
offer___Listed_dealloc(serai___kernel___offer___ListedObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, offer___Listed_dealloc)
    CPyDef_offer___Listed_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_offer_____mypyc__Listed_setup(PyObject *cpy_r_type);
PyObject *CPyDef_offer___Listed(PyObject *cpy_r_options, PyObject *cpy_r_first, PyObject *cpy_r_second);

static PyObject *
offer___Listed_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_offer___Listed) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_offer_____mypyc__Listed_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_offer___Listed_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem offer___Listed_vtable[13];
static bool
CPyDef_offer___Listed_trait_vtable_setup(void)
{
    CPyVTableItem offer___Listed_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_offer___Listed_____init__,
        (CPyVTableItem)CPyDef_offer___Offer_____add__,
        (CPyVTableItem)CPyDef_offer___Listed___options,
        (CPyVTableItem)CPyDef_offer___Both___refusals,
        (CPyVTableItem)CPyDef_offer___Both___contradictions,
        (CPyVTableItem)CPyDef_offer___Both___note,
        (CPyVTableItem)CPyDef_offer___Listed_____init__,
        (CPyVTableItem)CPyDef_offer___Listed___options,
        (CPyVTableItem)CPyDef_offer___Both___refusals,
        (CPyVTableItem)CPyDef_offer___Both___contradictions,
        (CPyVTableItem)CPyDef_offer___Both___note,
        (CPyVTableItem)CPyDef_offer___Listed_____init__,
        (CPyVTableItem)CPyDef_offer___Listed___options,
    };
    memcpy(offer___Listed_vtable, offer___Listed_vtable_scratch, sizeof(offer___Listed_vtable));
    return 1;
}

static bool
CPyDef_offer___Listed_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
offer___Listed_get__options(serai___kernel___offer___ListedObject *self, void *closure);
static int
offer___Listed_set__options(serai___kernel___offer___ListedObject *self, PyObject *value, void *closure);

static PyGetSetDef offer___Listed_getseters[] = {
    {"_options",
     (getter)offer___Listed_get__options, (setter)offer___Listed_set__options,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef offer___Listed_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_offer_____mypyc__Listed_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_offer___Listed_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, options, first, second)\n--\n\n")},
    {"options",
     (PyCFunction)CPyPy_offer___Listed___options,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("options($self)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_offer___Listed_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Listed",
    .tp_new = offer___Listed_new,
    .tp_dealloc = (destructor)offer___Listed_dealloc,
    .tp_traverse = (traverseproc)offer___Listed_traverse,
    .tp_clear = (inquiry)CPyDef_offer___Listed_clear,
    .tp_getset = offer___Listed_getseters,
    .tp_methods = offer___Listed_methods,
    .tp_init = offer___Listed_init,
    .tp_basicsize = sizeof(serai___kernel___offer___ListedObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Listed(options, first, second)\n--\n\n"),
};
static PyTypeObject *CPyType_offer___Listed_template = &CPyType_offer___Listed_template_;

PyObject *CPyDef_offer_____mypyc__Listed_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___offer___ListedObject *self;
    self = (serai___kernel___offer___ListedObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = offer___Listed_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_offer___Listed(PyObject *cpy_r_options, PyObject *cpy_r_first, PyObject *cpy_r_second)
{
    PyObject *self = CPyDef_offer_____mypyc__Listed_setup((PyObject *)CPyType_offer___Listed);
    if (self == NULL)
        return NULL;
    char res = CPyDef_offer___Listed_____init__(self, cpy_r_options, cpy_r_first, cpy_r_second);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
offer___Listed_get__options(serai___kernel___offer___ListedObject *self, void *closure)
{
    if (unlikely(self->__options == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_options' of 'Listed' undefined");
        return NULL;
    }
    CPy_INCREF(self->__options);
    PyObject *retval = self->__options;
    return retval;
}

static int
offer___Listed_set__options(serai___kernel___offer___ListedObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Listed' object attribute '_options' cannot be deleted");
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
static PyMethodDef offermodule_methods[] = {
    {"listed", (PyCFunction)CPyPy_offer___listed, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("listed(candidates)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___kernel___offer__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___kernel___offer__internal, "__name__");
    CPyStatic_offer___globals = PyModule_GetDict(CPyModule_serai___kernel___offer__internal);
    if (unlikely(CPyStatic_offer___globals == NULL))
        goto fail;
    char result = CPyDef_offer_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___kernel___offer__internal);
    Py_CLEAR(modname);
    CPy_XDECREF(CPyStatic_offer___NOTHING);
    CPyStatic_offer___NOTHING = NULL;
    Py_CLEAR(CPyType_offer___Offer);
    Py_CLEAR(CPyType_offer___Refused);
    Py_CLEAR(CPyType_offer___TableOffer);
    Py_CLEAR(CPyType_offer___Both);
    Py_CLEAR(CPyType_offer___Listed);
    return -1;
}
int CPyExec_serai___kernel___offer(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___kernel___offer__impl, &CPyImportState_serai___kernel___offer, &CPyModule_serai___kernel___offer);
}
static struct PyModuleDef offermodule = {
    PyModuleDef_HEAD_INIT,
    "serai.kernel.offer",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    offermodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___kernel___offer(void)
{
    if (CPyModule_serai___kernel___offer__internal) {
        Py_INCREF(CPyModule_serai___kernel___offer__internal);
        return CPyModule_serai___kernel___offer__internal;
    }
    CPyModule_serai___kernel___offer__internal = PyModule_Create(&offermodule);
    return CPyModule_serai___kernel___offer__internal;
}

PyObject *CPyInit_serai___kernel___offer(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___kernel___offer__internal) {
        Py_INCREF(CPyModule_serai___kernel___offer__internal);
        return CPyModule_serai___kernel___offer__internal;
    }
    CPyModule_serai___kernel___offer__internal = PyModule_Create(&offermodule);
    if (unlikely(CPyModule_serai___kernel___offer__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.kernel.offer");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___kernel___offer__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___kernel___offer__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___kernel___offer__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___kernel___offer(CPyModule_serai___kernel___offer__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___kernel___offer__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.kernel.offer");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___kernel___offer__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_offer___Offer_____init__(PyObject *cpy_r_self, PyObject *cpy_r_likely, PyObject *cpy_r_obstacle, PyObject *cpy_r_others, PyObject *cpy_r_note) {
    PyObject *cpy_r_r0;
    tuple_T0 cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    if (cpy_r_obstacle != NULL) goto CPyL7;
    cpy_r_r0 = Py_None;
    CPy_INCREF(cpy_r_r0);
    cpy_r_obstacle = cpy_r_r0;
CPyL2: ;
    if (cpy_r_others != NULL) goto CPyL8;
    cpy_r_r1.empty_struct_error_flag = 0;
    cpy_r_r2 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_others = cpy_r_r2;
CPyL4: ;
    if (cpy_r_note != NULL) goto CPyL9;
    cpy_r_r3 = Py_None;
    CPy_INCREF(cpy_r_r3);
    cpy_r_note = cpy_r_r3;
CPyL6: ;
    CPy_INCREF(cpy_r_likely);
    ((serai___kernel___offer___OfferObject *)cpy_r_self)->__likely = cpy_r_likely;
    ((serai___kernel___offer___OfferObject *)cpy_r_self)->__obstacle = cpy_r_obstacle;
    ((serai___kernel___offer___OfferObject *)cpy_r_self)->__others = cpy_r_others;
    ((serai___kernel___offer___OfferObject *)cpy_r_self)->__note = cpy_r_note;
    return 1;
CPyL7: ;
    CPy_INCREF(cpy_r_obstacle);
    goto CPyL2;
CPyL8: ;
    CPy_INCREF(cpy_r_others);
    goto CPyL4;
CPyL9: ;
    CPy_INCREF(cpy_r_note);
    goto CPyL6;
}
        
        PyObject *CPyPy_offer___Offer_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"likely", "obstacle", "others", "note", 0};
            PyObject *obj_likely;
            PyObject *obj_obstacle = NULL;
            PyObject *obj_others = NULL;
            PyObject *obj_note = NULL;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "O|OOO", "__init__", kwlist, &obj_likely, &obj_obstacle, &obj_others, &obj_note)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_offer___Offer)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.offer.Offer", obj_self); 
                goto fail;
            }
            PyObject *arg_likely;
            if (PyList_Check(obj_likely))
                arg_likely = obj_likely;
            else {
                arg_likely = NULL;
            }
            if (arg_likely != NULL) goto __LL9044;
            if (PyTuple_Check(obj_likely))
                arg_likely = obj_likely;
            else {
                arg_likely = NULL;
            }
            if (arg_likely != NULL) goto __LL9044;
            arg_likely = obj_likely;
            if (arg_likely != NULL) goto __LL9044;
            CPy_TypeError("union[list, tuple, object]", obj_likely); 
            goto fail;
__LL9044: ;
            PyObject *arg_obstacle;
            if (obj_obstacle == NULL) {
                arg_obstacle = NULL;
                goto __LL9045;
            }
            arg_obstacle = obj_obstacle;
            if (arg_obstacle != NULL) goto __LL9045;
            if (obj_obstacle == Py_None)
                arg_obstacle = obj_obstacle;
            else {
                arg_obstacle = NULL;
            }
            if (arg_obstacle != NULL) goto __LL9045;
            CPy_TypeError("object or None", obj_obstacle); 
            goto fail;
__LL9045: ;
            PyObject *arg_others;
            if (obj_others == NULL) {
                arg_others = NULL;
                goto __LL9046;
            }
            if (PyList_Check(obj_others))
                arg_others = obj_others;
            else {
                arg_others = NULL;
            }
            if (arg_others != NULL) goto __LL9046;
            if (PyTuple_Check(obj_others))
                arg_others = obj_others;
            else {
                arg_others = NULL;
            }
            if (arg_others != NULL) goto __LL9046;
            arg_others = obj_others;
            if (arg_others != NULL) goto __LL9046;
            CPy_TypeError("union[list, tuple, object]", obj_others); 
            goto fail;
__LL9046: ;
            PyObject *arg_note;
            if (obj_note == NULL) {
                arg_note = NULL;
                goto __LL9047;
            }
            arg_note = obj_note;
            if (arg_note != NULL) goto __LL9047;
            if (obj_note == Py_None)
                arg_note = obj_note;
            else {
                arg_note = NULL;
            }
            if (arg_note != NULL) goto __LL9047;
            CPy_TypeError("object or None", obj_note); 
            goto fail;
__LL9047: ;
            char retval = CPyDef_offer___Offer_____init__(arg_self, arg_likely, arg_obstacle, arg_others, arg_note);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/offer.py", "__init__", 39, CPyStatic_offer___globals);
            return NULL;
        }
        
PyObject *CPyDef_offer___Offer_____add__(PyObject *cpy_r_self, PyObject *cpy_r_more) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = cpy_r_more == cpy_r_r0;
    if (!cpy_r_r1) goto CPyL2;
    CPy_INCREF(cpy_r_self);
    cpy_r_r2 = cpy_r_self;
    goto CPyL5;
CPyL2: ;
    CPy_INCREF(cpy_r_more);
    if (likely(cpy_r_more != Py_None))
        cpy_r_r3 = cpy_r_more;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/offer.py", "__add__", 53, CPyStatic_offer___globals, "serai.kernel.offer.Offer", cpy_r_more);
        goto CPyL6;
    }
    cpy_r_r4 = CPyDef_offer___Both(cpy_r_self, cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "__add__", 53, CPyStatic_offer___globals);
        goto CPyL6;
    }
    cpy_r_r2 = cpy_r_r4;
CPyL5: ;
    return cpy_r_r2;
CPyL6: ;
    cpy_r_r5 = NULL;
    return cpy_r_r5;
}
        
        PyObject *CPyPy_offer___Offer_____add__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"more", 0};
            static CPyArg_Parser parser = {"O:__add__", kwlist, 0};
            PyObject *obj_more;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_more)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_offer___Offer)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.offer.Offer", obj_self); 
                goto fail;
            }
            PyObject *arg_more;
            if (PyObject_TypeCheck(obj_more, CPyType_offer___Offer))
                arg_more = obj_more;
            else {
                arg_more = NULL;
            }
            if (arg_more != NULL) goto __LL9048;
            if (obj_more == Py_None)
                arg_more = obj_more;
            else {
                arg_more = NULL;
            }
            if (arg_more != NULL) goto __LL9048;
            CPy_TypeError("serai.kernel.offer.Offer or None", obj_more); 
            goto fail;
__LL9048: ;
            PyObject *retval = CPyDef_offer___Offer_____add__(arg_self, arg_more);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/offer.py", "__add__", 51, CPyStatic_offer___globals);
            return NULL;
        }
        
PyObject *CPyDef_offer___Offer___options(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_likely;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
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
    char cpy_r_r19;
    int32_t cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    cpy_r_r0 = ((serai___kernel___offer___OfferObject *)cpy_r_self)->__likely;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/offer.py", "options", "Offer", "_likely", 57, CPyStatic_offer___globals);
        goto CPyL23;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = PyList_Check(cpy_r_r0);
    if (cpy_r_r1) goto CPyL3;
    cpy_r_r2 = PyTuple_Check(cpy_r_r0);
    if (!cpy_r_r2) goto CPyL4;
CPyL3: ;
    if (1) {
        goto CPyL5;
    } else
        goto CPyL7;
CPyL4: ;
    if (!0) goto CPyL7;
CPyL5: ;
    if (PyList_Check(cpy_r_r0))
        cpy_r_r3 = cpy_r_r0;
    else {
        cpy_r_r3 = NULL;
    }
    if (cpy_r_r3 != NULL) goto __LL9049;
    if (PyTuple_Check(cpy_r_r0))
        cpy_r_r3 = cpy_r_r0;
    else {
        cpy_r_r3 = NULL;
    }
    if (cpy_r_r3 != NULL) goto __LL9049;
    CPy_TypeErrorTraceback("src/serai/kernel/offer.py", "options", 58, CPyStatic_offer___globals, "union[list, tuple]", cpy_r_r0);
    goto CPyL23;
__LL9049: ;
    cpy_r_r4 = cpy_r_r3;
    goto CPyL9;
CPyL7: ;
    cpy_r_r5 = PyObject_Vectorcall(cpy_r_r0, 0, 0, 0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "options", 58, CPyStatic_offer___globals);
        goto CPyL23;
    }
    cpy_r_r4 = cpy_r_r5;
CPyL9: ;
    cpy_r_likely = cpy_r_r4;
    cpy_r_r6 = ((serai___kernel___offer___OfferObject *)cpy_r_self)->__obstacle;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/kernel/offer.py", "options", "Offer", "_obstacle", 59, CPyStatic_offer___globals);
        goto CPyL24;
    }
    CPy_INCREF(cpy_r_r6);
CPyL10: ;
    cpy_r_r7 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r8 = cpy_r_r6 == cpy_r_r7;
    if (cpy_r_r8) {
        goto CPyL25;
    } else
        goto CPyL13;
CPyL11: ;
    cpy_r_r9 = PySequence_List(cpy_r_likely);
    CPy_DECREF(cpy_r_likely);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "options", 61, CPyStatic_offer___globals);
        goto CPyL23;
    }
    return cpy_r_r9;
CPyL13: ;
    cpy_r_r10 = PyList_New(0);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "options", 62, CPyStatic_offer___globals);
        goto CPyL26;
    }
    cpy_r_r11 = PyObject_GetIter(cpy_r_likely);
    CPy_DECREF(cpy_r_likely);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "options", 63, CPyStatic_offer___globals);
        goto CPyL27;
    }
CPyL15: ;
    cpy_r_r12 = PyIter_Next(cpy_r_r11);
    if (cpy_r_r12 == NULL) goto CPyL28;
    if (likely(Py_TYPE(cpy_r_r12) == CPyType_option___Option))
        cpy_r_r13 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/offer.py", "options", 63, CPyStatic_offer___globals, "serai.kernel.option.Option", cpy_r_r12);
        goto CPyL29;
    }
    PyObject *cpy_r_r14[1] = {cpy_r_r13};
    cpy_r_r15 = (PyObject **)&cpy_r_r14;
    cpy_r_r16 = PyObject_Vectorcall(cpy_r_r6, cpy_r_r15, 1, 0);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "options", 64, CPyStatic_offer___globals);
        goto CPyL30;
    }
    if (Py_TYPE(cpy_r_r16) == CPyType_option___Reason)
        cpy_r_r17 = cpy_r_r16;
    else {
        cpy_r_r17 = NULL;
    }
    if (cpy_r_r17 != NULL) goto __LL9050;
    if (cpy_r_r16 == Py_None)
        cpy_r_r17 = cpy_r_r16;
    else {
        cpy_r_r17 = NULL;
    }
    if (cpy_r_r17 != NULL) goto __LL9050;
    CPy_TypeErrorTraceback("src/serai/kernel/offer.py", "options", 64, CPyStatic_offer___globals, "serai.kernel.option.Reason or None", cpy_r_r16);
    goto CPyL31;
__LL9050: ;
    cpy_r_r18 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r19 = cpy_r_r17 == cpy_r_r18;
    CPy_DECREF(cpy_r_r16);
    if (!cpy_r_r19) goto CPyL32;
    cpy_r_r20 = PyList_Append(cpy_r_r10, cpy_r_r13);
    CPy_DECREF(cpy_r_r13);
    cpy_r_r21 = cpy_r_r20 >= 0;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "options", 65, CPyStatic_offer___globals);
        goto CPyL29;
    } else
        goto CPyL15;
CPyL21: ;
    cpy_r_r22 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "options", 63, CPyStatic_offer___globals);
        goto CPyL33;
    }
    return cpy_r_r10;
CPyL23: ;
    cpy_r_r23 = NULL;
    return cpy_r_r23;
CPyL24: ;
    CPy_DecRef(cpy_r_likely);
    goto CPyL23;
CPyL25: ;
    CPy_DECREF(cpy_r_r6);
    goto CPyL11;
CPyL26: ;
    CPy_DecRef(cpy_r_likely);
    CPy_DecRef(cpy_r_r6);
    goto CPyL23;
CPyL27: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r10);
    goto CPyL23;
CPyL28: ;
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r11);
    goto CPyL21;
CPyL29: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r11);
    goto CPyL23;
CPyL30: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r13);
    goto CPyL23;
CPyL31: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r16);
    goto CPyL23;
CPyL32: ;
    CPy_DECREF(cpy_r_r13);
    goto CPyL15;
CPyL33: ;
    CPy_DecRef(cpy_r_r10);
    goto CPyL23;
}
        
        PyObject *CPyPy_offer___Offer___options(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":options", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_offer___Offer)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.offer.Offer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_offer___Offer___options(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/offer.py", "options", 55, CPyStatic_offer___globals);
            return NULL;
        }
        
PyObject *CPyDef_offer___Offer___refusals(PyObject *cpy_r_self) {
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
    PyObject *cpy_r_r11;
    CPyPtr cpy_r_r12;
    int64_t cpy_r_r13;
    int64_t cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject **cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    int32_t cpy_r_r26;
    char cpy_r_r27;
    int64_t cpy_r_r28;
    PyObject *cpy_r_r29;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "refusals", 70, CPyStatic_offer___globals);
        goto CPyL22;
    }
    cpy_r_r1 = ((serai___kernel___offer___OfferObject *)cpy_r_self)->__obstacle;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/kernel/offer.py", "refusals", "Offer", "_obstacle", 71, CPyStatic_offer___globals);
        goto CPyL23;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r3 = cpy_r_r1 != cpy_r_r2;
    if (!cpy_r_r3) goto CPyL24;
    cpy_r_r4 = ((serai___kernel___offer___OfferObject *)cpy_r_self)->__likely;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/kernel/offer.py", "refusals", "Offer", "_likely", 73, CPyStatic_offer___globals);
        goto CPyL25;
    }
    CPy_INCREF(cpy_r_r4);
CPyL4: ;
    cpy_r_r5 = CPyDef_offer___listed(cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "refusals", 73, CPyStatic_offer___globals);
        goto CPyL25;
    }
    cpy_r_r6 = ((serai___kernel___offer___OfferObject *)cpy_r_self)->__others;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/kernel/offer.py", "refusals", "Offer", "_others", 73, CPyStatic_offer___globals);
        goto CPyL26;
    }
    CPy_INCREF(cpy_r_r6);
CPyL6: ;
    cpy_r_r7 = CPyDef_offer___listed(cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "refusals", 73, CPyStatic_offer___globals);
        goto CPyL26;
    }
    cpy_r_r8 = PyList_New(0);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "refusals", 73, CPyStatic_offer___globals);
        goto CPyL27;
    }
    cpy_r_r9 = CPyList_Extend(cpy_r_r8, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "refusals", 73, CPyStatic_offer___globals);
        goto CPyL28;
    } else
        goto CPyL29;
CPyL9: ;
    cpy_r_r10 = CPyList_Extend(cpy_r_r8, cpy_r_r7);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "refusals", 73, CPyStatic_offer___globals);
        goto CPyL30;
    } else
        goto CPyL31;
CPyL10: ;
    cpy_r_r11 = PyList_AsTuple(cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "refusals", 73, CPyStatic_offer___globals);
        goto CPyL25;
    }
    cpy_r_r12 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyVarObject, ob_size));
    cpy_r_r13 = *(int64_t *)cpy_r_r12;
    cpy_r_r14 = 0;
CPyL12: ;
    cpy_r_r15 = cpy_r_r14 < cpy_r_r13;
    if (!cpy_r_r15) goto CPyL32;
    cpy_r_r16 = CPySequenceTuple_GetItemUnsafe(cpy_r_r11, cpy_r_r14);
    if (likely(Py_TYPE(cpy_r_r16) == CPyType_option___Option))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/offer.py", "refusals", 73, CPyStatic_offer___globals, "serai.kernel.option.Option", cpy_r_r16);
        goto CPyL33;
    }
    PyObject *cpy_r_r18[1] = {cpy_r_r17};
    cpy_r_r19 = (PyObject **)&cpy_r_r18;
    cpy_r_r20 = PyObject_Vectorcall(cpy_r_r1, cpy_r_r19, 1, 0);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "refusals", 74, CPyStatic_offer___globals);
        goto CPyL34;
    }
    if (Py_TYPE(cpy_r_r20) == CPyType_option___Reason)
        cpy_r_r21 = cpy_r_r20;
    else {
        cpy_r_r21 = NULL;
    }
    if (cpy_r_r21 != NULL) goto __LL9051;
    if (cpy_r_r20 == Py_None)
        cpy_r_r21 = cpy_r_r20;
    else {
        cpy_r_r21 = NULL;
    }
    if (cpy_r_r21 != NULL) goto __LL9051;
    CPy_TypeErrorTraceback("src/serai/kernel/offer.py", "refusals", 74, CPyStatic_offer___globals, "serai.kernel.option.Reason or None", cpy_r_r20);
    goto CPyL34;
__LL9051: ;
    cpy_r_r22 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r23 = cpy_r_r21 != cpy_r_r22;
    if (!cpy_r_r23) goto CPyL35;
    if (likely(cpy_r_r21 != Py_None))
        cpy_r_r24 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/offer.py", "refusals", 76, CPyStatic_offer___globals, "serai.kernel.option.Reason", cpy_r_r21);
        goto CPyL34;
    }
    cpy_r_r25 = CPyDef_option___Refusal(cpy_r_r17, cpy_r_r24);
    CPy_DECREF(cpy_r_r17);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "refusals", 76, CPyStatic_offer___globals);
        goto CPyL33;
    }
    cpy_r_r26 = PyList_Append(cpy_r_r0, cpy_r_r25);
    CPy_DECREF(cpy_r_r25);
    cpy_r_r27 = cpy_r_r26 >= 0;
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "refusals", 76, CPyStatic_offer___globals);
        goto CPyL33;
    }
CPyL20: ;
    cpy_r_r28 = cpy_r_r14 + 1;
    cpy_r_r14 = cpy_r_r28;
    goto CPyL12;
CPyL21: ;
    return cpy_r_r0;
CPyL22: ;
    cpy_r_r29 = NULL;
    return cpy_r_r29;
CPyL23: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL22;
CPyL24: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL21;
CPyL25: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL22;
CPyL26: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    goto CPyL22;
CPyL27: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    goto CPyL22;
CPyL28: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r8);
    goto CPyL22;
CPyL29: ;
    CPy_DECREF(cpy_r_r9);
    goto CPyL9;
CPyL30: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r8);
    goto CPyL22;
CPyL31: ;
    CPy_DECREF(cpy_r_r10);
    goto CPyL10;
CPyL32: ;
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r11);
    goto CPyL21;
CPyL33: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r11);
    goto CPyL22;
CPyL34: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r17);
    goto CPyL22;
CPyL35: ;
    CPy_DECREF(cpy_r_r17);
    CPy_DECREF(cpy_r_r21);
    goto CPyL20;
}
        
        PyObject *CPyPy_offer___Offer___refusals(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":refusals", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_offer___Offer)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.offer.Offer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_offer___Offer___refusals(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/offer.py", "refusals", 68, CPyStatic_offer___globals);
            return NULL;
        }
        
PyObject *CPyDef_offer___Offer___contradictions(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    PyObject **cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    int32_t cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    cpy_r_r0 = ((serai___kernel___offer___OfferObject *)cpy_r_self)->__obstacle;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/offer.py", "contradictions", "Offer", "_obstacle", 81, CPyStatic_offer___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = PyList_New(0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "contradictions", 82, CPyStatic_offer___globals);
        goto CPyL16;
    }
    cpy_r_r2 = ((serai___kernel___offer___OfferObject *)cpy_r_self)->__others;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/kernel/offer.py", "contradictions", "Offer", "_others", 82, CPyStatic_offer___globals);
        goto CPyL17;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = CPyDef_offer___listed(cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "contradictions", 82, CPyStatic_offer___globals);
        goto CPyL17;
    }
    cpy_r_r4 = PyObject_GetIter(cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "contradictions", 82, CPyStatic_offer___globals);
        goto CPyL17;
    }
CPyL5: ;
    cpy_r_r5 = PyIter_Next(cpy_r_r4);
    if (cpy_r_r5 == NULL) goto CPyL18;
    if (likely(Py_TYPE(cpy_r_r5) == CPyType_option___Option))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/offer.py", "contradictions", 82, CPyStatic_offer___globals, "serai.kernel.option.Option", cpy_r_r5);
        goto CPyL19;
    }
    cpy_r_r7 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r8 = cpy_r_r0 == cpy_r_r7;
    if (!cpy_r_r8) goto CPyL9;
    if (cpy_r_r8) {
        goto CPyL12;
    } else
        goto CPyL22;
CPyL9: ;
    PyObject *cpy_r_r9[1] = {cpy_r_r6};
    cpy_r_r10 = (PyObject **)&cpy_r_r9;
    cpy_r_r11 = PyObject_Vectorcall(cpy_r_r0, cpy_r_r10, 1, 0);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "contradictions", 82, CPyStatic_offer___globals);
        goto CPyL20;
    }
    if (Py_TYPE(cpy_r_r11) == CPyType_option___Reason)
        cpy_r_r12 = cpy_r_r11;
    else {
        cpy_r_r12 = NULL;
    }
    if (cpy_r_r12 != NULL) goto __LL9052;
    if (cpy_r_r11 == Py_None)
        cpy_r_r12 = cpy_r_r11;
    else {
        cpy_r_r12 = NULL;
    }
    if (cpy_r_r12 != NULL) goto __LL9052;
    CPy_TypeErrorTraceback("src/serai/kernel/offer.py", "contradictions", 82, CPyStatic_offer___globals, "serai.kernel.option.Reason or None", cpy_r_r11);
    goto CPyL21;
__LL9052: ;
    cpy_r_r13 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r14 = cpy_r_r12 == cpy_r_r13;
    CPy_DECREF(cpy_r_r11);
    if (!cpy_r_r14) goto CPyL22;
CPyL12: ;
    cpy_r_r15 = PyList_Append(cpy_r_r1, cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    cpy_r_r16 = cpy_r_r15 >= 0;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "contradictions", 82, CPyStatic_offer___globals);
        goto CPyL19;
    } else
        goto CPyL5;
CPyL13: ;
    cpy_r_r17 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "contradictions", 82, CPyStatic_offer___globals);
        goto CPyL23;
    }
    return cpy_r_r1;
CPyL15: ;
    cpy_r_r18 = NULL;
    return cpy_r_r18;
CPyL16: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL15;
CPyL17: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL15;
CPyL18: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r4);
    goto CPyL13;
CPyL19: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    goto CPyL15;
CPyL20: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    goto CPyL15;
CPyL21: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r11);
    goto CPyL15;
CPyL22: ;
    CPy_DECREF(cpy_r_r6);
    goto CPyL5;
CPyL23: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL15;
}
        
        PyObject *CPyPy_offer___Offer___contradictions(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":contradictions", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_offer___Offer)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.offer.Offer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_offer___Offer___contradictions(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/offer.py", "contradictions", 79, CPyStatic_offer___globals);
            return NULL;
        }
        
PyObject *CPyDef_offer___Offer___note(PyObject *cpy_r_self, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject **cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    cpy_r_r0 = ((serai___kernel___offer___OfferObject *)cpy_r_self)->__note;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/offer.py", "note", "Offer", "_note", 86, CPyStatic_offer___globals);
        goto CPyL8;
    }
CPyL1: ;
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_r0 != cpy_r_r1;
    if (!cpy_r_r2) goto CPyL6;
    cpy_r_r3 = ((serai___kernel___offer___OfferObject *)cpy_r_self)->__note;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/kernel/offer.py", "note", "Offer", "_note", 86, CPyStatic_offer___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_r3);
CPyL3: ;
    PyObject *cpy_r_r4[1] = {cpy_r_option};
    cpy_r_r5 = (PyObject **)&cpy_r_r4;
    cpy_r_r6 = PyObject_Vectorcall(cpy_r_r3, cpy_r_r5, 1, 0);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "note", 86, CPyStatic_offer___globals);
        goto CPyL8;
    }
    if ((Py_TYPE(cpy_r_r6) == CPyType_message___Event) || (Py_TYPE(cpy_r_r6) == CPyType_message___Message))
        cpy_r_r7 = cpy_r_r6;
    else {
        cpy_r_r7 = NULL;
    }
    if (cpy_r_r7 != NULL) goto __LL9053;
    if (cpy_r_r6 == Py_None)
        cpy_r_r7 = cpy_r_r6;
    else {
        cpy_r_r7 = NULL;
    }
    if (cpy_r_r7 != NULL) goto __LL9053;
    CPy_TypeErrorTraceback("src/serai/kernel/offer.py", "note", 86, CPyStatic_offer___globals, "serai.kernel.message.Message or None", cpy_r_r6);
    goto CPyL8;
__LL9053: ;
    cpy_r_r8 = cpy_r_r7;
    goto CPyL7;
CPyL6: ;
    cpy_r_r9 = Py_None;
    CPy_INCREF(cpy_r_r9);
    cpy_r_r8 = cpy_r_r9;
CPyL7: ;
    return cpy_r_r8;
CPyL8: ;
    cpy_r_r10 = NULL;
    return cpy_r_r10;
}
        
        PyObject *CPyPy_offer___Offer___note(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:note", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_offer___Offer)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.offer.Offer", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_offer___Offer___note(arg_self, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/offer.py", "note", 84, CPyStatic_offer___globals);
            return NULL;
        }
        
char CPyDef_offer___Refused_____init__(PyObject *cpy_r_self, PyObject *cpy_r_candidates, PyObject *cpy_r_reason) {
    CPy_INCREF(cpy_r_candidates);
    ((serai___kernel___offer___RefusedObject *)cpy_r_self)->__candidates = cpy_r_candidates;
    CPy_INCREF(cpy_r_reason);
    ((serai___kernel___offer___RefusedObject *)cpy_r_self)->__reason = cpy_r_reason;
    return 1;
}
        
        PyObject *CPyPy_offer___Refused_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"candidates", "reason", 0};
            PyObject *obj_candidates;
            PyObject *obj_reason;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OO", "__init__", kwlist, &obj_candidates, &obj_reason)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_offer___Refused))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.offer.Refused", obj_self); 
                goto fail;
            }
            PyObject *arg_candidates;
            if (PyList_Check(obj_candidates))
                arg_candidates = obj_candidates;
            else {
                arg_candidates = NULL;
            }
            if (arg_candidates != NULL) goto __LL9054;
            if (PyTuple_Check(obj_candidates))
                arg_candidates = obj_candidates;
            else {
                arg_candidates = NULL;
            }
            if (arg_candidates != NULL) goto __LL9054;
            arg_candidates = obj_candidates;
            if (arg_candidates != NULL) goto __LL9054;
            CPy_TypeError("union[list, tuple, object]", obj_candidates); 
            goto fail;
__LL9054: ;
            PyObject *arg_reason;
            if (likely(Py_TYPE(obj_reason) == CPyType_option___Reason))
                arg_reason = obj_reason;
            else {
                CPy_TypeError("serai.kernel.option.Reason", obj_reason); 
                goto fail;
            }
            char retval = CPyDef_offer___Refused_____init__(arg_self, arg_candidates, arg_reason);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/offer.py", "__init__", 94, CPyStatic_offer___globals);
            return NULL;
        }
        
PyObject *CPyDef_offer___Refused___options(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "options", 99, CPyStatic_offer___globals);
        goto CPyL2;
    }
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_offer___Refused___options(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":options", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_offer___Refused))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.offer.Refused", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_offer___Refused___options(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/offer.py", "options", 98, CPyStatic_offer___globals);
            return NULL;
        }
        
PyObject *CPyDef_offer___Refused___refusals(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    int32_t cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "refusals", 102, CPyStatic_offer___globals);
        goto CPyL9;
    }
    cpy_r_r1 = ((serai___kernel___offer___RefusedObject *)cpy_r_self)->__candidates;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = CPyDef_offer___listed(cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "refusals", 102, CPyStatic_offer___globals);
        goto CPyL10;
    }
    cpy_r_r3 = PyObject_GetIter(cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "refusals", 102, CPyStatic_offer___globals);
        goto CPyL10;
    }
CPyL3: ;
    cpy_r_r4 = PyIter_Next(cpy_r_r3);
    if (cpy_r_r4 == NULL) goto CPyL11;
    if (likely(Py_TYPE(cpy_r_r4) == CPyType_option___Option))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/offer.py", "refusals", 102, CPyStatic_offer___globals, "serai.kernel.option.Option", cpy_r_r4);
        goto CPyL12;
    }
    cpy_r_r6 = ((serai___kernel___offer___RefusedObject *)cpy_r_self)->__reason;
    CPy_INCREF(cpy_r_r6);
    cpy_r_r7 = CPyDef_option___Refusal(cpy_r_r5, cpy_r_r6);
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "refusals", 102, CPyStatic_offer___globals);
        goto CPyL12;
    }
    cpy_r_r8 = PyList_Append(cpy_r_r0, cpy_r_r7);
    CPy_DECREF(cpy_r_r7);
    cpy_r_r9 = cpy_r_r8 >= 0;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "refusals", 102, CPyStatic_offer___globals);
        goto CPyL12;
    } else
        goto CPyL3;
CPyL7: ;
    cpy_r_r10 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "refusals", 102, CPyStatic_offer___globals);
        goto CPyL10;
    }
    return cpy_r_r0;
CPyL9: ;
    cpy_r_r11 = NULL;
    return cpy_r_r11;
CPyL10: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL9;
CPyL11: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL7;
CPyL12: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL9;
}
        
        PyObject *CPyPy_offer___Refused___refusals(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":refusals", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_offer___Refused))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.offer.Refused", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_offer___Refused___refusals(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/offer.py", "refusals", 101, CPyStatic_offer___globals);
            return NULL;
        }
        
PyObject *CPyDef_offer___Refused___contradictions(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "contradictions", 105, CPyStatic_offer___globals);
        goto CPyL2;
    }
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_offer___Refused___contradictions(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":contradictions", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_offer___Refused))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.offer.Refused", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_offer___Refused___contradictions(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/offer.py", "contradictions", 104, CPyStatic_offer___globals);
            return NULL;
        }
        
PyObject *CPyDef_offer___Refused___note(PyObject *cpy_r_self, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    cpy_r_r0 = Py_None;
    CPy_INCREF(cpy_r_r0);
    return cpy_r_r0;
}
        
        PyObject *CPyPy_offer___Refused___note(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:note", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_offer___Refused))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.offer.Refused", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_offer___Refused___note(arg_self, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/offer.py", "note", 107, CPyStatic_offer___globals);
            return NULL;
        }
        
char CPyDef_offer___TableOffer_____init__(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    char cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    CPy_INCREF(cpy_r_t);
    if (((serai___kernel___offer___TableOfferObject *)cpy_r_self)->_t != NULL) {
        CPy_DECREF(((serai___kernel___offer___TableOfferObject *)cpy_r_self)->_t);
    }
    ((serai___kernel___offer___TableOfferObject *)cpy_r_self)->_t = cpy_r_t;
    cpy_r_r0 = 1;
    if (unlikely(!cpy_r_r0)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "__init__", 117, CPyStatic_offer___globals);
        goto CPyL3;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___kernel___offer___TableOfferObject *)cpy_r_self)->_me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___kernel___offer___TableOfferObject *)cpy_r_self)->_me);
    }
    ((serai___kernel___offer___TableOfferObject *)cpy_r_self)->_me = cpy_r_me;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "__init__", 118, CPyStatic_offer___globals);
        goto CPyL3;
    }
    return 1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_offer___TableOffer_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", 0};
            PyObject *obj_t;
            PyObject *obj_me;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OO", "__init__", kwlist, &obj_t, &obj_me)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_offer___TableOffer)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.offer.TableOffer", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(PyObject_TypeCheck(obj_t, CPyType_kernel___table___Table)))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.kernel.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            char retval = CPyDef_offer___TableOffer_____init__(arg_self, arg_t, arg_me);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/offer.py", "__init__", 116, CPyStatic_offer___globals);
            return NULL;
        }
        
PyObject *CPyDef_offer___TableOffer___likely(PyObject *cpy_r_self) {
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
    cpy_r_r0 = CPy_TYPE(cpy_r_self);
    cpy_r_r1 = CPy_GetName(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "likely", 122, CPyStatic_offer___globals);
        goto CPyL7;
    }
    if (likely(PyUnicode_Check(cpy_r_r1)))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/offer.py", "likely", 122, CPyStatic_offer___globals, "str", cpy_r_r1);
        goto CPyL7;
    }
    cpy_r_r3 = CPyStatics[4761]; /* ' names no candidates' */
    cpy_r_r4 = CPyStr_Build(2, cpy_r_r2, cpy_r_r3);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "likely", 122, CPyStatic_offer___globals);
        goto CPyL7;
    }
    cpy_r_r5 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r6 = CPyStatics[4589]; /* 'TypeError' */
    cpy_r_r7 = CPyObject_GetAttr(cpy_r_r5, cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "likely", 122, CPyStatic_offer___globals);
        goto CPyL8;
    }
    PyObject *cpy_r_r8[1] = {cpy_r_r4};
    cpy_r_r9 = (PyObject **)&cpy_r_r8;
    cpy_r_r10 = PyObject_Vectorcall(cpy_r_r7, cpy_r_r9, 1, 0);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "likely", 122, CPyStatic_offer___globals);
        goto CPyL8;
    }
    CPy_DECREF(cpy_r_r4);
    CPy_Raise(cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "likely", 122, CPyStatic_offer___globals);
        goto CPyL7;
    }
    CPy_Unreachable();
CPyL7: ;
    cpy_r_r11 = NULL;
    return cpy_r_r11;
CPyL8: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL7;
}
        
        PyObject *CPyPy_offer___TableOffer___likely(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":likely", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_offer___TableOffer)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.offer.TableOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_offer___TableOffer___likely(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/offer.py", "likely", 120, CPyStatic_offer___globals);
            return NULL;
        }
        
PyObject *CPyDef_offer___TableOffer___others(PyObject *cpy_r_self) {
    tuple_T0 cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0.empty_struct_error_flag = 0;
    cpy_r_r1 = CPyTuple_LoadEmptyTupleConstant();
    return cpy_r_r1;
}
        
        PyObject *CPyPy_offer___TableOffer___others(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":others", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_offer___TableOffer)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.offer.TableOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_offer___TableOffer___others(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/offer.py", "others", 124, CPyStatic_offer___globals);
            return NULL;
        }
        
PyObject *CPyDef_offer___TableOffer___obstacle(PyObject *cpy_r_self, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    cpy_r_r0 = Py_None;
    CPy_INCREF(cpy_r_r0);
    return cpy_r_r0;
}
        
        PyObject *CPyPy_offer___TableOffer___obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:obstacle", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_offer___TableOffer)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.offer.TableOffer", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_offer___TableOffer___obstacle(arg_self, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/offer.py", "obstacle", 128, CPyStatic_offer___globals);
            return NULL;
        }
        
PyObject *CPyDef_offer___TableOffer___options(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    int32_t cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "options", 133, CPyStatic_offer___globals);
        goto CPyL10;
    }
    cpy_r_r1 = CPY_GET_METHOD(cpy_r_self, CPyType_offer___TableOffer, 7, serai___kernel___offer___TableOfferObject, PyObject * (*)(PyObject *))(cpy_r_self); /* likely */
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "options", 134, CPyStatic_offer___globals);
        goto CPyL11;
    }
    cpy_r_r2 = PyObject_GetIter(cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "options", 134, CPyStatic_offer___globals);
        goto CPyL11;
    }
CPyL3: ;
    cpy_r_r3 = PyIter_Next(cpy_r_r2);
    if (cpy_r_r3 == NULL) goto CPyL12;
    if (likely(Py_TYPE(cpy_r_r3) == CPyType_option___Option))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/offer.py", "options", 134, CPyStatic_offer___globals, "serai.kernel.option.Option", cpy_r_r3);
        goto CPyL13;
    }
    cpy_r_r5 = CPY_GET_METHOD(cpy_r_self, CPyType_offer___TableOffer, 9, serai___kernel___offer___TableOfferObject, PyObject * (*)(PyObject *, PyObject *))(cpy_r_self, cpy_r_r4); /* obstacle */
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "options", 135, CPyStatic_offer___globals);
        goto CPyL14;
    }
    cpy_r_r6 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r7 = cpy_r_r5 == cpy_r_r6;
    CPy_DECREF(cpy_r_r5);
    if (!cpy_r_r7) goto CPyL15;
    cpy_r_r8 = PyList_Append(cpy_r_r0, cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    cpy_r_r9 = cpy_r_r8 >= 0;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "options", 136, CPyStatic_offer___globals);
        goto CPyL13;
    } else
        goto CPyL3;
CPyL8: ;
    cpy_r_r10 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "options", 134, CPyStatic_offer___globals);
        goto CPyL11;
    }
    return cpy_r_r0;
CPyL10: ;
    cpy_r_r11 = NULL;
    return cpy_r_r11;
CPyL11: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL10;
CPyL12: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL8;
CPyL13: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL10;
CPyL14: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    goto CPyL10;
CPyL15: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL3;
}
        
        PyObject *CPyPy_offer___TableOffer___options(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":options", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_offer___TableOffer)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.offer.TableOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_offer___TableOffer___options(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/offer.py", "options", 132, CPyStatic_offer___globals);
            return NULL;
        }
        
PyObject *CPyDef_offer___TableOffer___refusals(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    int32_t cpy_r_r18;
    char cpy_r_r19;
    int64_t cpy_r_r20;
    PyObject *cpy_r_r21;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "refusals", 140, CPyStatic_offer___globals);
        goto CPyL17;
    }
    cpy_r_r1 = CPY_GET_METHOD(cpy_r_self, CPyType_offer___TableOffer, 7, serai___kernel___offer___TableOfferObject, PyObject * (*)(PyObject *))(cpy_r_self); /* likely */
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "refusals", 141, CPyStatic_offer___globals);
        goto CPyL18;
    }
    cpy_r_r2 = CPY_GET_METHOD(cpy_r_self, CPyType_offer___TableOffer, 8, serai___kernel___offer___TableOfferObject, PyObject * (*)(PyObject *))(cpy_r_self); /* others */
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "refusals", 141, CPyStatic_offer___globals);
        goto CPyL19;
    }
    cpy_r_r3 = PyList_New(0);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "refusals", 141, CPyStatic_offer___globals);
        goto CPyL20;
    }
    cpy_r_r4 = CPyList_Extend(cpy_r_r3, cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "refusals", 141, CPyStatic_offer___globals);
        goto CPyL21;
    } else
        goto CPyL22;
CPyL5: ;
    cpy_r_r5 = CPyList_Extend(cpy_r_r3, cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "refusals", 141, CPyStatic_offer___globals);
        goto CPyL23;
    } else
        goto CPyL24;
CPyL6: ;
    cpy_r_r6 = PyList_AsTuple(cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "refusals", 141, CPyStatic_offer___globals);
        goto CPyL18;
    }
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyVarObject, ob_size));
    cpy_r_r8 = *(int64_t *)cpy_r_r7;
    cpy_r_r9 = 0;
CPyL8: ;
    cpy_r_r10 = cpy_r_r9 < cpy_r_r8;
    if (!cpy_r_r10) goto CPyL25;
    cpy_r_r11 = CPySequenceTuple_GetItemUnsafe(cpy_r_r6, cpy_r_r9);
    if (likely(Py_TYPE(cpy_r_r11) == CPyType_option___Option))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/offer.py", "refusals", 141, CPyStatic_offer___globals, "serai.kernel.option.Option", cpy_r_r11);
        goto CPyL26;
    }
    cpy_r_r13 = CPY_GET_METHOD(cpy_r_self, CPyType_offer___TableOffer, 9, serai___kernel___offer___TableOfferObject, PyObject * (*)(PyObject *, PyObject *))(cpy_r_self, cpy_r_r12); /* obstacle */
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "refusals", 142, CPyStatic_offer___globals);
        goto CPyL27;
    }
    cpy_r_r14 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r15 = cpy_r_r13 != cpy_r_r14;
    if (!cpy_r_r15) goto CPyL28;
    if (likely(cpy_r_r13 != Py_None))
        cpy_r_r16 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/offer.py", "refusals", 144, CPyStatic_offer___globals, "serai.kernel.option.Reason", cpy_r_r13);
        goto CPyL27;
    }
    cpy_r_r17 = CPyDef_option___Refusal(cpy_r_r12, cpy_r_r16);
    CPy_DECREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "refusals", 144, CPyStatic_offer___globals);
        goto CPyL26;
    }
    cpy_r_r18 = PyList_Append(cpy_r_r0, cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    cpy_r_r19 = cpy_r_r18 >= 0;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "refusals", 144, CPyStatic_offer___globals);
        goto CPyL26;
    }
CPyL15: ;
    cpy_r_r20 = cpy_r_r9 + 1;
    cpy_r_r9 = cpy_r_r20;
    goto CPyL8;
CPyL16: ;
    return cpy_r_r0;
CPyL17: ;
    cpy_r_r21 = NULL;
    return cpy_r_r21;
CPyL18: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL17;
CPyL19: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL17;
CPyL20: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL17;
CPyL21: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    goto CPyL17;
CPyL22: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL5;
CPyL23: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL17;
CPyL24: ;
    CPy_DECREF(cpy_r_r5);
    goto CPyL6;
CPyL25: ;
    CPy_DECREF(cpy_r_r6);
    goto CPyL16;
CPyL26: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    goto CPyL17;
CPyL27: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r12);
    goto CPyL17;
CPyL28: ;
    CPy_DECREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r13);
    goto CPyL15;
}
        
        PyObject *CPyPy_offer___TableOffer___refusals(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":refusals", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_offer___TableOffer)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.offer.TableOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_offer___TableOffer___refusals(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/offer.py", "refusals", 139, CPyStatic_offer___globals);
            return NULL;
        }
        
PyObject *CPyDef_offer___TableOffer___contradictions(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    int32_t cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    int32_t cpy_r_r21;
    char cpy_r_r22;
    int64_t cpy_r_r23;
    PyObject *cpy_r_r24;
    cpy_r_r0 = CPY_GET_METHOD(cpy_r_self, CPyType_offer___TableOffer, 10, serai___kernel___offer___TableOfferObject, PyObject * (*)(PyObject *))(cpy_r_self); /* options */
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "contradictions", 148, CPyStatic_offer___globals);
        goto CPyL17;
    }
    cpy_r_r1 = CPY_GET_METHOD(cpy_r_self, CPyType_offer___TableOffer, 7, serai___kernel___offer___TableOfferObject, PyObject * (*)(PyObject *))(cpy_r_self); /* likely */
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "contradictions", 149, CPyStatic_offer___globals);
        goto CPyL18;
    }
    cpy_r_r2 = CPY_GET_METHOD(cpy_r_self, CPyType_offer___TableOffer, 8, serai___kernel___offer___TableOfferObject, PyObject * (*)(PyObject *))(cpy_r_self); /* others */
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "contradictions", 149, CPyStatic_offer___globals);
        goto CPyL19;
    }
    cpy_r_r3 = PyList_New(0);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "contradictions", 149, CPyStatic_offer___globals);
        goto CPyL20;
    }
    cpy_r_r4 = CPyList_Extend(cpy_r_r3, cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "contradictions", 149, CPyStatic_offer___globals);
        goto CPyL21;
    } else
        goto CPyL22;
CPyL5: ;
    cpy_r_r5 = CPyList_Extend(cpy_r_r3, cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "contradictions", 149, CPyStatic_offer___globals);
        goto CPyL23;
    } else
        goto CPyL24;
CPyL6: ;
    cpy_r_r6 = PyList_AsTuple(cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "contradictions", 149, CPyStatic_offer___globals);
        goto CPyL18;
    }
    cpy_r_r7 = PyList_New(0);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "contradictions", 150, CPyStatic_offer___globals);
        goto CPyL25;
    }
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyVarObject, ob_size));
    cpy_r_r9 = *(int64_t *)cpy_r_r8;
    cpy_r_r10 = 0;
CPyL9: ;
    cpy_r_r11 = cpy_r_r10 < cpy_r_r9;
    if (!cpy_r_r11) goto CPyL26;
    cpy_r_r12 = CPySequenceTuple_GetItemUnsafe(cpy_r_r6, cpy_r_r10);
    if (likely(Py_TYPE(cpy_r_r12) == CPyType_option___Option))
        cpy_r_r13 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/offer.py", "contradictions", 150, CPyStatic_offer___globals, "serai.kernel.option.Option", cpy_r_r12);
        goto CPyL27;
    }
    cpy_r_r14 = CPY_GET_METHOD(cpy_r_self, CPyType_offer___TableOffer, 9, serai___kernel___offer___TableOfferObject, PyObject * (*)(PyObject *, PyObject *))(cpy_r_self, cpy_r_r13); /* obstacle */
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "contradictions", 150, CPyStatic_offer___globals);
        goto CPyL28;
    }
    cpy_r_r15 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r16 = cpy_r_r14 == cpy_r_r15;
    CPy_DECREF(cpy_r_r14);
    cpy_r_r17 = PySequence_Contains(cpy_r_r0, cpy_r_r13);
    cpy_r_r18 = cpy_r_r17 >= 0;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "contradictions", 150, CPyStatic_offer___globals);
        goto CPyL28;
    }
    cpy_r_r19 = cpy_r_r17;
    cpy_r_r20 = cpy_r_r16 != cpy_r_r19;
    if (!cpy_r_r20) goto CPyL29;
    cpy_r_r21 = PyList_Append(cpy_r_r7, cpy_r_r13);
    CPy_DECREF(cpy_r_r13);
    cpy_r_r22 = cpy_r_r21 >= 0;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "contradictions", 150, CPyStatic_offer___globals);
        goto CPyL27;
    }
CPyL15: ;
    cpy_r_r23 = cpy_r_r10 + 1;
    cpy_r_r10 = cpy_r_r23;
    goto CPyL9;
CPyL16: ;
    return cpy_r_r7;
CPyL17: ;
    cpy_r_r24 = NULL;
    return cpy_r_r24;
CPyL18: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL17;
CPyL19: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL17;
CPyL20: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL17;
CPyL21: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    goto CPyL17;
CPyL22: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL5;
CPyL23: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL17;
CPyL24: ;
    CPy_DECREF(cpy_r_r5);
    goto CPyL6;
CPyL25: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    goto CPyL17;
CPyL26: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r6);
    goto CPyL16;
CPyL27: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    goto CPyL17;
CPyL28: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r13);
    goto CPyL17;
CPyL29: ;
    CPy_DECREF(cpy_r_r13);
    goto CPyL15;
}
        
        PyObject *CPyPy_offer___TableOffer___contradictions(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":contradictions", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_offer___TableOffer)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.offer.TableOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_offer___TableOffer___contradictions(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/offer.py", "contradictions", 147, CPyStatic_offer___globals);
            return NULL;
        }
        
PyObject *CPyDef_offer___TableOffer___note(PyObject *cpy_r_self, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    cpy_r_r0 = Py_None;
    CPy_INCREF(cpy_r_r0);
    return cpy_r_r0;
}
        
        PyObject *CPyPy_offer___TableOffer___note(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:note", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(PyObject_TypeCheck(obj_self, CPyType_offer___TableOffer)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.offer.TableOffer", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_offer___TableOffer___note(arg_self, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/offer.py", "note", 152, CPyStatic_offer___globals);
            return NULL;
        }
        
char CPyDef_offer___Both_____init__(PyObject *cpy_r_self, PyObject *cpy_r_first, PyObject *cpy_r_second) {
    CPy_INCREF(cpy_r_first);
    ((serai___kernel___offer___BothObject *)cpy_r_self)->__first = cpy_r_first;
    CPy_INCREF(cpy_r_second);
    ((serai___kernel___offer___BothObject *)cpy_r_self)->__second = cpy_r_second;
    return 1;
}
        
        PyObject *CPyPy_offer___Both_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"first", "second", 0};
            PyObject *obj_first;
            PyObject *obj_second;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OO", "__init__", kwlist, &obj_first, &obj_second)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_offer___Listed) || (Py_TYPE(obj_self) == CPyType_offer___Both)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.offer.Both", obj_self); 
                goto fail;
            }
            PyObject *arg_first;
            if (likely(PyObject_TypeCheck(obj_first, CPyType_offer___Offer)))
                arg_first = obj_first;
            else {
                CPy_TypeError("serai.kernel.offer.Offer", obj_first); 
                goto fail;
            }
            PyObject *arg_second;
            if (likely(PyObject_TypeCheck(obj_second, CPyType_offer___Offer)))
                arg_second = obj_second;
            else {
                CPy_TypeError("serai.kernel.offer.Offer", obj_second); 
                goto fail;
            }
            char retval = CPyDef_offer___Both_____init__(arg_self, arg_first, arg_second);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/offer.py", "__init__", 161, CPyStatic_offer___globals);
            return NULL;
        }
        
PyObject *CPyDef_offer___Both___options(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    CPyTagged cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    cpy_r_r0 = ((serai___kernel___offer___BothObject *)cpy_r_self)->__first;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPY_GET_METHOD(cpy_r_r0, CPyType_offer___Offer, 2, serai___kernel___offer___OfferObject, PyObject * (*)(PyObject *))(cpy_r_r0); /* options */
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "options", 166, CPyStatic_offer___globals);
        goto CPyL7;
    }
    cpy_r_r2 = ((serai___kernel___offer___BothObject *)cpy_r_self)->__second;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = CPY_GET_METHOD(cpy_r_r2, CPyType_offer___Offer, 2, serai___kernel___offer___OfferObject, PyObject * (*)(PyObject *))(cpy_r_r2); /* options */
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "options", 167, CPyStatic_offer___globals);
        goto CPyL8;
    }
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = cpy_r_r5 << 1;
    cpy_r_r7 = cpy_r_r6 != 0;
    if (!cpy_r_r7) goto CPyL9;
    cpy_r_r8 = PySequence_Concat(cpy_r_r1, cpy_r_r3);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "options", 168, CPyStatic_offer___globals);
        goto CPyL7;
    }
    cpy_r_r9 = cpy_r_r8;
    goto CPyL6;
CPyL5: ;
    cpy_r_r9 = cpy_r_r1;
CPyL6: ;
    return cpy_r_r9;
CPyL7: ;
    cpy_r_r10 = NULL;
    return cpy_r_r10;
CPyL8: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL7;
CPyL9: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL5;
}
        
        PyObject *CPyPy_offer___Both___options(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":options", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_offer___Listed) || (Py_TYPE(obj_self) == CPyType_offer___Both)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.offer.Both", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_offer___Both___options(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/offer.py", "options", 165, CPyStatic_offer___globals);
            return NULL;
        }
        
PyObject *CPyDef_offer___Both___refusals(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = ((serai___kernel___offer___BothObject *)cpy_r_self)->__first;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPY_GET_METHOD(cpy_r_r0, CPyType_offer___Offer, 3, serai___kernel___offer___OfferObject, PyObject * (*)(PyObject *))(cpy_r_r0); /* refusals */
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "refusals", 171, CPyStatic_offer___globals);
        goto CPyL4;
    }
    cpy_r_r2 = ((serai___kernel___offer___BothObject *)cpy_r_self)->__second;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = CPY_GET_METHOD(cpy_r_r2, CPyType_offer___Offer, 3, serai___kernel___offer___OfferObject, PyObject * (*)(PyObject *))(cpy_r_r2); /* refusals */
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "refusals", 171, CPyStatic_offer___globals);
        goto CPyL5;
    }
    cpy_r_r4 = PySequence_Concat(cpy_r_r1, cpy_r_r3);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "refusals", 171, CPyStatic_offer___globals);
        goto CPyL4;
    }
    return cpy_r_r4;
CPyL4: ;
    cpy_r_r5 = NULL;
    return cpy_r_r5;
CPyL5: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL4;
}
        
        PyObject *CPyPy_offer___Both___refusals(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":refusals", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_offer___Listed) || (Py_TYPE(obj_self) == CPyType_offer___Both)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.offer.Both", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_offer___Both___refusals(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/offer.py", "refusals", 170, CPyStatic_offer___globals);
            return NULL;
        }
        
PyObject *CPyDef_offer___Both___contradictions(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = ((serai___kernel___offer___BothObject *)cpy_r_self)->__first;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPY_GET_METHOD(cpy_r_r0, CPyType_offer___Offer, 4, serai___kernel___offer___OfferObject, PyObject * (*)(PyObject *))(cpy_r_r0); /* contradictions */
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "contradictions", 174, CPyStatic_offer___globals);
        goto CPyL4;
    }
    cpy_r_r2 = ((serai___kernel___offer___BothObject *)cpy_r_self)->__second;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = CPY_GET_METHOD(cpy_r_r2, CPyType_offer___Offer, 4, serai___kernel___offer___OfferObject, PyObject * (*)(PyObject *))(cpy_r_r2); /* contradictions */
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "contradictions", 174, CPyStatic_offer___globals);
        goto CPyL5;
    }
    cpy_r_r4 = PySequence_Concat(cpy_r_r1, cpy_r_r3);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "contradictions", 174, CPyStatic_offer___globals);
        goto CPyL4;
    }
    return cpy_r_r4;
CPyL4: ;
    cpy_r_r5 = NULL;
    return cpy_r_r5;
CPyL5: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL4;
}
        
        PyObject *CPyPy_offer___Both___contradictions(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":contradictions", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_offer___Listed) || (Py_TYPE(obj_self) == CPyType_offer___Both)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.offer.Both", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_offer___Both___contradictions(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/offer.py", "contradictions", 173, CPyStatic_offer___globals);
            return NULL;
        }
        
PyObject *CPyDef_offer___Both___note(PyObject *cpy_r_self, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    cpy_r_r0 = ((serai___kernel___offer___BothObject *)cpy_r_self)->__first;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPY_GET_METHOD(cpy_r_r0, CPyType_offer___Offer, 5, serai___kernel___offer___OfferObject, PyObject * (*)(PyObject *, PyObject *))(cpy_r_r0, cpy_r_option); /* note */
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "note", 177, CPyStatic_offer___globals);
        goto CPyL6;
    }
    cpy_r_r2 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r3 = cpy_r_r1 != cpy_r_r2;
    if (!cpy_r_r3) goto CPyL7;
    cpy_r_r4 = cpy_r_r1;
    goto CPyL5;
CPyL3: ;
    cpy_r_r5 = ((serai___kernel___offer___BothObject *)cpy_r_self)->__second;
    CPy_INCREF(cpy_r_r5);
    cpy_r_r6 = CPY_GET_METHOD(cpy_r_r5, CPyType_offer___Offer, 5, serai___kernel___offer___OfferObject, PyObject * (*)(PyObject *, PyObject *))(cpy_r_r5, cpy_r_option); /* note */
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "note", 177, CPyStatic_offer___globals);
        goto CPyL6;
    }
    cpy_r_r4 = cpy_r_r6;
CPyL5: ;
    return cpy_r_r4;
CPyL6: ;
    cpy_r_r7 = NULL;
    return cpy_r_r7;
CPyL7: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL3;
}
        
        PyObject *CPyPy_offer___Both___note(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:note", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_offer___Listed) || (Py_TYPE(obj_self) == CPyType_offer___Both)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.offer.Both", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_offer___Both___note(arg_self, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/offer.py", "note", 176, CPyStatic_offer___globals);
            return NULL;
        }
        
char CPyDef_offer___Listed_____init__(PyObject *cpy_r_self, PyObject *cpy_r_options, PyObject *cpy_r_first, PyObject *cpy_r_second) {
    CPy_INCREF(cpy_r_first);
    ((serai___kernel___offer___ListedObject *)cpy_r_self)->__first = cpy_r_first;
    CPy_INCREF(cpy_r_second);
    ((serai___kernel___offer___ListedObject *)cpy_r_self)->__second = cpy_r_second;
    CPy_INCREF(cpy_r_options);
    ((serai___kernel___offer___ListedObject *)cpy_r_self)->__options = cpy_r_options;
    return 1;
}
        
        PyObject *CPyPy_offer___Listed_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"options", "first", "second", 0};
            PyObject *obj_options;
            PyObject *obj_first;
            PyObject *obj_second;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OOO", "__init__", kwlist, &obj_options, &obj_first, &obj_second)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_offer___Listed))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.offer.Listed", obj_self); 
                goto fail;
            }
            PyObject *arg_options;
            if (likely(PyList_Check(obj_options)))
                arg_options = obj_options;
            else {
                CPy_TypeError("list", obj_options); 
                goto fail;
            }
            PyObject *arg_first;
            if (likely(PyObject_TypeCheck(obj_first, CPyType_offer___Offer)))
                arg_first = obj_first;
            else {
                CPy_TypeError("serai.kernel.offer.Offer", obj_first); 
                goto fail;
            }
            PyObject *arg_second;
            if (likely(PyObject_TypeCheck(obj_second, CPyType_offer___Offer)))
                arg_second = obj_second;
            else {
                CPy_TypeError("serai.kernel.offer.Offer", obj_second); 
                goto fail;
            }
            char retval = CPyDef_offer___Listed_____init__(arg_self, arg_options, arg_first, arg_second);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/offer.py", "__init__", 185, CPyStatic_offer___globals);
            return NULL;
        }
        
PyObject *CPyDef_offer___Listed___options(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    cpy_r_r0 = ((serai___kernel___offer___ListedObject *)cpy_r_self)->__options;
    CPy_INCREF(cpy_r_r0);
    return cpy_r_r0;
}
        
        PyObject *CPyPy_offer___Listed___options(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":options", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_offer___Listed))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.offer.Listed", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_offer___Listed___options(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/offer.py", "options", 190, CPyStatic_offer___globals);
            return NULL;
        }
        
PyObject *CPyDef_offer___listed(PyObject *cpy_r_candidates) {
    char cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = PyList_Check(cpy_r_candidates);
    if (cpy_r_r0) goto CPyL2;
    cpy_r_r1 = PyTuple_Check(cpy_r_candidates);
    if (!cpy_r_r1) goto CPyL3;
CPyL2: ;
    if (1) {
        goto CPyL4;
    } else
        goto CPyL6;
CPyL3: ;
    if (!0) goto CPyL6;
CPyL4: ;
    CPy_INCREF(cpy_r_candidates);
    if (PyList_Check(cpy_r_candidates))
        cpy_r_r2 = cpy_r_candidates;
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 != NULL) goto __LL9055;
    if (PyTuple_Check(cpy_r_candidates))
        cpy_r_r2 = cpy_r_candidates;
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 != NULL) goto __LL9055;
    CPy_TypeErrorTraceback("src/serai/kernel/offer.py", "listed", 199, CPyStatic_offer___globals, "union[list, tuple]", cpy_r_candidates);
    goto CPyL9;
__LL9055: ;
    cpy_r_r3 = cpy_r_r2;
    goto CPyL8;
CPyL6: ;
    cpy_r_r4 = PyObject_Vectorcall(cpy_r_candidates, 0, 0, 0);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "listed", 199, CPyStatic_offer___globals);
        goto CPyL9;
    }
    cpy_r_r3 = cpy_r_r4;
CPyL8: ;
    return cpy_r_r3;
CPyL9: ;
    cpy_r_r5 = NULL;
    return cpy_r_r5;
}
        
        PyObject *CPyPy_offer___listed(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"candidates", 0};
            static CPyArg_Parser parser = {"O:listed", kwlist, 0};
            PyObject *obj_candidates;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_candidates)) {
                return NULL;
            }
            PyObject *arg_candidates;
            if (PyList_Check(obj_candidates))
                arg_candidates = obj_candidates;
            else {
                arg_candidates = NULL;
            }
            if (arg_candidates != NULL) goto __LL9056;
            if (PyTuple_Check(obj_candidates))
                arg_candidates = obj_candidates;
            else {
                arg_candidates = NULL;
            }
            if (arg_candidates != NULL) goto __LL9056;
            arg_candidates = obj_candidates;
            if (arg_candidates != NULL) goto __LL9056;
            CPy_TypeError("union[list, tuple, object]", obj_candidates); 
            goto fail;
__LL9056: ;
            PyObject *retval = CPyDef_offer___listed(arg_candidates);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/offer.py", "listed", 197, CPyStatic_offer___globals);
            return NULL;
        }
        
char CPyDef_offer_____top_level__(void) {
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
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject **cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    int32_t cpy_r_r98;
    char cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    tuple_T2OO cpy_r_r106;
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
    tuple_T2OO cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    int32_t cpy_r_r125;
    char cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    CPyPtr cpy_r_r132;
    CPyPtr cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    tuple_T2OO cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    int32_t cpy_r_r142;
    char cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    CPyPtr cpy_r_r149;
    CPyPtr cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    tuple_T2OO cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    int32_t cpy_r_r159;
    char cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    char cpy_r_r165;
    char cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    int32_t cpy_r_r173;
    char cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    int32_t cpy_r_r177;
    char cpy_r_r178;
    char cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    char cpy_r_r185;
    char cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    int32_t cpy_r_r195;
    char cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    int32_t cpy_r_r199;
    char cpy_r_r200;
    char cpy_r_r201;
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
    int32_t cpy_r_r225;
    char cpy_r_r226;
    PyObject *cpy_r_r227;
    PyObject *cpy_r_r228;
    int32_t cpy_r_r229;
    char cpy_r_r230;
    char cpy_r_r231;
    PyObject *cpy_r_r232;
    PyObject *cpy_r_r233;
    PyObject *cpy_r_r234;
    PyObject *cpy_r_r235;
    PyObject *cpy_r_r236;
    char cpy_r_r237;
    char cpy_r_r238;
    PyObject *cpy_r_r239;
    PyObject *cpy_r_r240;
    PyObject *cpy_r_r241;
    PyObject *cpy_r_r242;
    PyObject *cpy_r_r243;
    PyObject *cpy_r_r244;
    PyObject *cpy_r_r245;
    PyObject *cpy_r_r246;
    int32_t cpy_r_r247;
    char cpy_r_r248;
    PyObject *cpy_r_r249;
    PyObject *cpy_r_r250;
    int32_t cpy_r_r251;
    char cpy_r_r252;
    char cpy_r_r253;
    PyObject *cpy_r_r254;
    PyObject *cpy_r_r255;
    PyObject *cpy_r_r256;
    PyObject *cpy_r_r257;
    PyObject *cpy_r_r258;
    char cpy_r_r259;
    char cpy_r_r260;
    PyObject *cpy_r_r261;
    PyObject *cpy_r_r262;
    PyObject *cpy_r_r263;
    PyObject *cpy_r_r264;
    PyObject *cpy_r_r265;
    PyObject *cpy_r_r266;
    PyObject *cpy_r_r267;
    PyObject *cpy_r_r268;
    PyObject *cpy_r_r269;
    int32_t cpy_r_r270;
    char cpy_r_r271;
    PyObject *cpy_r_r272;
    PyObject *cpy_r_r273;
    int32_t cpy_r_r274;
    char cpy_r_r275;
    char cpy_r_r276;
    tuple_T0 cpy_r_r277;
    PyObject *cpy_r_r278;
    PyObject *cpy_r_r279;
    PyObject *cpy_r_r280;
    PyObject *cpy_r_r281;
    PyObject *cpy_r_r282;
    PyObject *cpy_r_r283;
    PyObject *cpy_r_r284;
    int32_t cpy_r_r285;
    char cpy_r_r286;
    char cpy_r_r287;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 1, CPyStatic_offer___globals);
        goto CPyL99;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 1, CPyStatic_offer___globals);
        goto CPyL99;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_offer___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 15, CPyStatic_offer___globals);
        goto CPyL99;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5014]; /* ('Callable', 'Sequence') */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_offer___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 17, CPyStatic_offer___globals);
        goto CPyL99;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[5715]; /* ('Final', 'Generic', 'TypeAlias', 'TypeVar') */
    cpy_r_r17 = CPyStatics[47]; /* 'typing' */
    cpy_r_r18 = CPyStatic_offer___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 18, CPyStatic_offer___globals);
        goto CPyL99;
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
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 20, CPyStatic_offer___globals);
        goto CPyL99;
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
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 20, CPyStatic_offer___globals);
        goto CPyL99;
    }
    cpy_r_r35 = CPyStatics[8]; /* '__file__' */
    cpy_r_r36 = CPyObject_GetAttr(cpy_r_r34, cpy_r_r35);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 20, CPyStatic_offer___globals);
        goto CPyL99;
    }
    cpy_r_r37 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r38 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r39 = CPyImport_ImportNative(cpy_r_r38, cpy_r_r29, cpy_r_r30, cpy_r_r31, cpy_r_r21, cpy_r_r22, cpy_r_r23, cpy_r_r36, cpy_r_r37, 0);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 20, CPyStatic_offer___globals);
        goto CPyL99;
    }
    cpy_r_r28 = cpy_r_r39;
CPyL14: ;
    cpy_r_r40 = CPyStatics[4988]; /* ('Message',) */
    cpy_r_r41 = CPyStatic_offer___globals;
    cpy_r_r42 = CPyImport_GetNativeAttrs(cpy_r_r28, cpy_r_r40, cpy_r_r40, cpy_r_r41);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 20, CPyStatic_offer___globals);
        goto CPyL99;
    } else
        goto CPyL100;
CPyL15: ;
    cpy_r_r43 = (void *)&CPyModule_serai___kernel___option;
    cpy_r_r44 = (void *)&CPyImportState_serai___kernel___option;
    cpy_r_r45 = CPyModuleLockAPI_serai;
    cpy_r_r46 = CPyImport_IsInitialized(cpy_r_r44);
    if (!cpy_r_r46) goto CPyL18;
    cpy_r_r47 = PyImport_GetModuleDict();
    cpy_r_r48 = CPyStatics[4524]; /* 'serai.kernel.option' */
    cpy_r_r49 = CPyDict_GetItem(cpy_r_r47, cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 21, CPyStatic_offer___globals);
        goto CPyL99;
    }
    cpy_r_r50 = cpy_r_r49;
    goto CPyL22;
CPyL18: ;
    cpy_r_r51 = CPyInitOnly_serai___kernel___option;
    cpy_r_r52 = CPyExec_serai___kernel___option;
    cpy_r_r53 = (PyObject **)&CPyModule_serai___kernel___option__internal;
    cpy_r_r54 = PyImport_GetModuleDict();
    cpy_r_r55 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r56 = CPyDict_GetItem(cpy_r_r54, cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 21, CPyStatic_offer___globals);
        goto CPyL99;
    }
    cpy_r_r57 = CPyStatics[8]; /* '__file__' */
    cpy_r_r58 = CPyObject_GetAttr(cpy_r_r56, cpy_r_r57);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 21, CPyStatic_offer___globals);
        goto CPyL99;
    }
    cpy_r_r59 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r60 = CPyStatics[4524]; /* 'serai.kernel.option' */
    cpy_r_r61 = CPyImport_ImportNative(cpy_r_r60, cpy_r_r51, cpy_r_r52, cpy_r_r53, cpy_r_r43, cpy_r_r44, cpy_r_r45, cpy_r_r58, cpy_r_r59, 0);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 21, CPyStatic_offer___globals);
        goto CPyL99;
    }
    cpy_r_r50 = cpy_r_r61;
CPyL22: ;
    cpy_r_r62 = CPyStatics[5716]; /* ('Option', 'Reason', 'Refusal') */
    cpy_r_r63 = CPyStatic_offer___globals;
    cpy_r_r64 = CPyImport_GetNativeAttrs(cpy_r_r50, cpy_r_r62, cpy_r_r62, cpy_r_r63);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 21, CPyStatic_offer___globals);
        goto CPyL99;
    } else
        goto CPyL101;
CPyL23: ;
    cpy_r_r65 = (void *)&CPyModule_serai___kernel___table;
    cpy_r_r66 = (void *)&CPyImportState_serai___kernel___table;
    cpy_r_r67 = CPyModuleLockAPI_serai;
    cpy_r_r68 = CPyImport_IsInitialized(cpy_r_r66);
    if (!cpy_r_r68) goto CPyL26;
    cpy_r_r69 = PyImport_GetModuleDict();
    cpy_r_r70 = CPyStatics[1072]; /* 'serai.kernel.table' */
    cpy_r_r71 = CPyDict_GetItem(cpy_r_r69, cpy_r_r70);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 22, CPyStatic_offer___globals);
        goto CPyL99;
    }
    cpy_r_r72 = cpy_r_r71;
    goto CPyL30;
CPyL26: ;
    cpy_r_r73 = CPyInitOnly_serai___kernel___table;
    cpy_r_r74 = CPyExec_serai___kernel___table;
    cpy_r_r75 = (PyObject **)&CPyModule_serai___kernel___table__internal;
    cpy_r_r76 = PyImport_GetModuleDict();
    cpy_r_r77 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r78 = CPyDict_GetItem(cpy_r_r76, cpy_r_r77);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 22, CPyStatic_offer___globals);
        goto CPyL99;
    }
    cpy_r_r79 = CPyStatics[8]; /* '__file__' */
    cpy_r_r80 = CPyObject_GetAttr(cpy_r_r78, cpy_r_r79);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 22, CPyStatic_offer___globals);
        goto CPyL99;
    }
    cpy_r_r81 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r82 = CPyStatics[1072]; /* 'serai.kernel.table' */
    cpy_r_r83 = CPyImport_ImportNative(cpy_r_r82, cpy_r_r73, cpy_r_r74, cpy_r_r75, cpy_r_r65, cpy_r_r66, cpy_r_r67, cpy_r_r80, cpy_r_r81, 0);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 22, CPyStatic_offer___globals);
        goto CPyL99;
    }
    cpy_r_r72 = cpy_r_r83;
CPyL30: ;
    cpy_r_r84 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r85 = CPyStatic_offer___globals;
    cpy_r_r86 = CPyImport_GetNativeAttrs(cpy_r_r72, cpy_r_r84, cpy_r_r84, cpy_r_r85);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 22, CPyStatic_offer___globals);
        goto CPyL99;
    } else
        goto CPyL102;
CPyL31: ;
    cpy_r_r87 = CPyStatics[4593]; /* 'T' */
    cpy_r_r88 = (PyObject *)CPyType_kernel___table___Table;
    cpy_r_r89 = CPyStatic_offer___globals;
    cpy_r_r90 = CPyStatics[4521]; /* 'TypeVar' */
    cpy_r_r91 = CPyDict_GetItem(cpy_r_r89, cpy_r_r90);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 24, CPyStatic_offer___globals);
        goto CPyL99;
    }
    PyObject *cpy_r_r92[2] = {cpy_r_r87, cpy_r_r88};
    cpy_r_r93 = (PyObject **)&cpy_r_r92;
    cpy_r_r94 = CPyStatics[5699]; /* ('bound',) */
    cpy_r_r95 = PyObject_Vectorcall(cpy_r_r91, cpy_r_r93, 1, cpy_r_r94);
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 24, CPyStatic_offer___globals);
        goto CPyL99;
    }
    cpy_r_r96 = CPyStatic_offer___globals;
    cpy_r_r97 = CPyStatics[4593]; /* 'T' */
    cpy_r_r98 = CPyDict_SetItem(cpy_r_r96, cpy_r_r97, cpy_r_r95);
    CPy_DECREF(cpy_r_r95);
    cpy_r_r99 = cpy_r_r98 >= 0;
    if (unlikely(!cpy_r_r99)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 24, CPyStatic_offer___globals);
        goto CPyL99;
    }
    cpy_r_r100 = (PyObject *)&PyList_Type;
    cpy_r_r101 = (PyObject *)CPyType_option___Option;
    cpy_r_r102 = PyObject_GetItem(cpy_r_r100, cpy_r_r101);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 26, CPyStatic_offer___globals);
        goto CPyL99;
    }
    cpy_r_r103 = (PyObject *)&PyTuple_Type;
    cpy_r_r104 = (PyObject *)CPyType_option___Option;
    cpy_r_r105 = (PyObject *)&_Py_EllipsisObject;
    CPy_INCREF(cpy_r_r104);
    CPy_INCREF(cpy_r_r105);
    cpy_r_r106.f0 = cpy_r_r104;
    cpy_r_r106.f1 = cpy_r_r105;
    cpy_r_r107 = PyTuple_New(2);
    if (unlikely(cpy_r_r107 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp9057 = cpy_r_r106.f0;
    PyTuple_SET_ITEM(cpy_r_r107, 0, __tmp9057);
    PyObject *__tmp9058 = cpy_r_r106.f1;
    PyTuple_SET_ITEM(cpy_r_r107, 1, __tmp9058);
    cpy_r_r108 = PyObject_GetItem(cpy_r_r103, cpy_r_r107);
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 26, CPyStatic_offer___globals);
        goto CPyL103;
    }
    cpy_r_r109 = PyNumber_Or(cpy_r_r102, cpy_r_r108);
    CPy_DECREF(cpy_r_r102);
    CPy_DECREF(cpy_r_r108);
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 26, CPyStatic_offer___globals);
        goto CPyL99;
    }
    cpy_r_r110 = CPyStatic_offer___globals;
    cpy_r_r111 = CPyStatics[169]; /* 'Callable' */
    cpy_r_r112 = CPyDict_GetItem(cpy_r_r110, cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 26, CPyStatic_offer___globals);
        goto CPyL104;
    }
    cpy_r_r113 = PyList_New(0);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 26, CPyStatic_offer___globals);
        goto CPyL105;
    }
    cpy_r_r114 = CPyStatic_offer___globals;
    cpy_r_r115 = CPyStatics[43]; /* 'Sequence' */
    cpy_r_r116 = CPyDict_GetItem(cpy_r_r114, cpy_r_r115);
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 26, CPyStatic_offer___globals);
        goto CPyL106;
    }
    cpy_r_r117 = (PyObject *)CPyType_option___Option;
    cpy_r_r118 = PyObject_GetItem(cpy_r_r116, cpy_r_r117);
    CPy_DECREF(cpy_r_r116);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 26, CPyStatic_offer___globals);
        goto CPyL106;
    }
    cpy_r_r119.f0 = cpy_r_r113;
    cpy_r_r119.f1 = cpy_r_r118;
    cpy_r_r120 = PyTuple_New(2);
    if (unlikely(cpy_r_r120 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp9059 = cpy_r_r119.f0;
    PyTuple_SET_ITEM(cpy_r_r120, 0, __tmp9059);
    PyObject *__tmp9060 = cpy_r_r119.f1;
    PyTuple_SET_ITEM(cpy_r_r120, 1, __tmp9060);
    cpy_r_r121 = PyObject_GetItem(cpy_r_r112, cpy_r_r120);
    CPy_DECREF(cpy_r_r112);
    CPy_DECREF(cpy_r_r120);
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 26, CPyStatic_offer___globals);
        goto CPyL104;
    }
    cpy_r_r122 = PyNumber_Or(cpy_r_r109, cpy_r_r121);
    CPy_DECREF(cpy_r_r109);
    CPy_DECREF(cpy_r_r121);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 26, CPyStatic_offer___globals);
        goto CPyL99;
    }
    cpy_r_r123 = CPyStatic_offer___globals;
    cpy_r_r124 = CPyStatics[4522]; /* 'Candidates' */
    cpy_r_r125 = CPyDict_SetItem(cpy_r_r123, cpy_r_r124, cpy_r_r122);
    CPy_DECREF(cpy_r_r122);
    cpy_r_r126 = cpy_r_r125 >= 0;
    if (unlikely(!cpy_r_r126)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 26, CPyStatic_offer___globals);
        goto CPyL99;
    }
    cpy_r_r127 = CPyStatic_offer___globals;
    cpy_r_r128 = CPyStatics[169]; /* 'Callable' */
    cpy_r_r129 = CPyDict_GetItem(cpy_r_r127, cpy_r_r128);
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 27, CPyStatic_offer___globals);
        goto CPyL99;
    }
    cpy_r_r130 = (PyObject *)CPyType_option___Option;
    cpy_r_r131 = PyList_New(1);
    if (unlikely(cpy_r_r131 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 27, CPyStatic_offer___globals);
        goto CPyL107;
    }
    cpy_r_r132 = (CPyPtr)((CPyPtr)cpy_r_r131 + offsetof(PyListObject, ob_item));
    cpy_r_r133 = *(CPyPtr *)cpy_r_r132;
    CPy_INCREF(cpy_r_r130);
    *(PyObject * *)cpy_r_r133 = cpy_r_r130;
    cpy_r_r134 = (PyObject *)CPyType_option___Reason;
    cpy_r_r135 = Py_None;
    cpy_r_r136 = PyNumber_Or(cpy_r_r134, cpy_r_r135);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 27, CPyStatic_offer___globals);
        goto CPyL108;
    }
    cpy_r_r137.f0 = cpy_r_r131;
    cpy_r_r137.f1 = cpy_r_r136;
    cpy_r_r138 = PyTuple_New(2);
    if (unlikely(cpy_r_r138 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp9061 = cpy_r_r137.f0;
    PyTuple_SET_ITEM(cpy_r_r138, 0, __tmp9061);
    PyObject *__tmp9062 = cpy_r_r137.f1;
    PyTuple_SET_ITEM(cpy_r_r138, 1, __tmp9062);
    cpy_r_r139 = PyObject_GetItem(cpy_r_r129, cpy_r_r138);
    CPy_DECREF(cpy_r_r129);
    CPy_DECREF(cpy_r_r138);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 27, CPyStatic_offer___globals);
        goto CPyL99;
    }
    cpy_r_r140 = CPyStatic_offer___globals;
    cpy_r_r141 = CPyStatics[4762]; /* 'Obstacle' */
    cpy_r_r142 = CPyDict_SetItem(cpy_r_r140, cpy_r_r141, cpy_r_r139);
    CPy_DECREF(cpy_r_r139);
    cpy_r_r143 = cpy_r_r142 >= 0;
    if (unlikely(!cpy_r_r143)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 27, CPyStatic_offer___globals);
        goto CPyL99;
    }
    cpy_r_r144 = CPyStatic_offer___globals;
    cpy_r_r145 = CPyStatics[169]; /* 'Callable' */
    cpy_r_r146 = CPyDict_GetItem(cpy_r_r144, cpy_r_r145);
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 28, CPyStatic_offer___globals);
        goto CPyL99;
    }
    cpy_r_r147 = (PyObject *)CPyType_option___Option;
    cpy_r_r148 = PyList_New(1);
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 28, CPyStatic_offer___globals);
        goto CPyL109;
    }
    cpy_r_r149 = (CPyPtr)((CPyPtr)cpy_r_r148 + offsetof(PyListObject, ob_item));
    cpy_r_r150 = *(CPyPtr *)cpy_r_r149;
    CPy_INCREF(cpy_r_r147);
    *(PyObject * *)cpy_r_r150 = cpy_r_r147;
    cpy_r_r151 = (PyObject *)CPyType_message___Message;
    cpy_r_r152 = Py_None;
    cpy_r_r153 = PyNumber_Or(cpy_r_r151, cpy_r_r152);
    if (unlikely(cpy_r_r153 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 28, CPyStatic_offer___globals);
        goto CPyL110;
    }
    cpy_r_r154.f0 = cpy_r_r148;
    cpy_r_r154.f1 = cpy_r_r153;
    cpy_r_r155 = PyTuple_New(2);
    if (unlikely(cpy_r_r155 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp9063 = cpy_r_r154.f0;
    PyTuple_SET_ITEM(cpy_r_r155, 0, __tmp9063);
    PyObject *__tmp9064 = cpy_r_r154.f1;
    PyTuple_SET_ITEM(cpy_r_r155, 1, __tmp9064);
    cpy_r_r156 = PyObject_GetItem(cpy_r_r146, cpy_r_r155);
    CPy_DECREF(cpy_r_r146);
    CPy_DECREF(cpy_r_r155);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 28, CPyStatic_offer___globals);
        goto CPyL99;
    }
    cpy_r_r157 = CPyStatic_offer___globals;
    cpy_r_r158 = CPyStatics[4523]; /* 'Note' */
    cpy_r_r159 = CPyDict_SetItem(cpy_r_r157, cpy_r_r158, cpy_r_r156);
    CPy_DECREF(cpy_r_r156);
    cpy_r_r160 = cpy_r_r159 >= 0;
    if (unlikely(!cpy_r_r160)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 28, CPyStatic_offer___globals);
        goto CPyL99;
    }
    cpy_r_r161 = NULL;
    cpy_r_r162 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r163 = (PyObject *)CPyType_offer___Offer_template;
    cpy_r_r164 = CPyType_FromTemplate(cpy_r_r163, cpy_r_r161, cpy_r_r162);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 31, CPyStatic_offer___globals);
        goto CPyL99;
    }
    cpy_r_r165 = CPyDef_offer___Offer_trait_vtable_setup();
    if (unlikely(cpy_r_r165 == 2)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 31, CPyStatic_offer___globals);
        goto CPyL111;
    }
    cpy_r_r166 = CPyDef_offer___Offer_coroutine_setup(cpy_r_r164);
    if (unlikely(cpy_r_r166 == 2)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 31, CPyStatic_offer___globals);
        goto CPyL111;
    }
    cpy_r_r167 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r168 = CPyStatics[380]; /* '_likely' */
    cpy_r_r169 = CPyStatics[381]; /* '_obstacle' */
    cpy_r_r170 = CPyStatics[382]; /* '_others' */
    cpy_r_r171 = CPyStatics[383]; /* '_note' */
    cpy_r_r172 = PyTuple_Pack(4, cpy_r_r168, cpy_r_r169, cpy_r_r170, cpy_r_r171);
    if (unlikely(cpy_r_r172 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 31, CPyStatic_offer___globals);
        goto CPyL111;
    }
    cpy_r_r173 = PyObject_SetAttr(cpy_r_r164, cpy_r_r167, cpy_r_r172);
    CPy_DECREF(cpy_r_r172);
    cpy_r_r174 = cpy_r_r173 >= 0;
    if (unlikely(!cpy_r_r174)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 31, CPyStatic_offer___globals);
        goto CPyL111;
    }
    CPyType_offer___Offer = (PyTypeObject *)cpy_r_r164;
    CPy_INCREF(CPyType_offer___Offer);
    cpy_r_r175 = CPyStatic_offer___globals;
    cpy_r_r176 = CPyStatics[419]; /* 'Offer' */
    cpy_r_r177 = PyDict_SetItem(cpy_r_r175, cpy_r_r176, cpy_r_r164);
    cpy_r_r178 = cpy_r_r177 >= 0;
    if (unlikely(!cpy_r_r178)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 31, CPyStatic_offer___globals);
        goto CPyL111;
    }
    cpy_r_r179 = CPy_InitSubclass(cpy_r_r164);
    CPy_DECREF(cpy_r_r164);
    if (unlikely(!cpy_r_r179)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 31, CPyStatic_offer___globals);
        goto CPyL99;
    }
    cpy_r_r180 = (PyObject *)CPyType_offer___Offer;
    cpy_r_r181 = PyTuple_Pack(1, cpy_r_r180);
    if (unlikely(cpy_r_r181 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 89, CPyStatic_offer___globals);
        goto CPyL99;
    }
    cpy_r_r182 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r183 = (PyObject *)CPyType_offer___Refused_template;
    cpy_r_r184 = CPyType_FromTemplate(cpy_r_r183, cpy_r_r181, cpy_r_r182);
    CPy_DECREF(cpy_r_r181);
    if (unlikely(cpy_r_r184 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 89, CPyStatic_offer___globals);
        goto CPyL99;
    }
    cpy_r_r185 = CPyDef_offer___Refused_trait_vtable_setup();
    if (unlikely(cpy_r_r185 == 2)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 89, CPyStatic_offer___globals);
        goto CPyL112;
    }
    cpy_r_r186 = CPyDef_offer___Refused_coroutine_setup(cpy_r_r184);
    if (unlikely(cpy_r_r186 == 2)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 89, CPyStatic_offer___globals);
        goto CPyL112;
    }
    cpy_r_r187 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r188 = CPyStatics[218]; /* '_candidates' */
    cpy_r_r189 = CPyStatics[4763]; /* '_reason' */
    cpy_r_r190 = CPyStatics[380]; /* '_likely' */
    cpy_r_r191 = CPyStatics[381]; /* '_obstacle' */
    cpy_r_r192 = CPyStatics[382]; /* '_others' */
    cpy_r_r193 = CPyStatics[383]; /* '_note' */
    cpy_r_r194 = PyTuple_Pack(6, cpy_r_r188, cpy_r_r189, cpy_r_r190, cpy_r_r191, cpy_r_r192, cpy_r_r193);
    if (unlikely(cpy_r_r194 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 89, CPyStatic_offer___globals);
        goto CPyL112;
    }
    cpy_r_r195 = PyObject_SetAttr(cpy_r_r184, cpy_r_r187, cpy_r_r194);
    CPy_DECREF(cpy_r_r194);
    cpy_r_r196 = cpy_r_r195 >= 0;
    if (unlikely(!cpy_r_r196)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 89, CPyStatic_offer___globals);
        goto CPyL112;
    }
    CPyType_offer___Refused = (PyTypeObject *)cpy_r_r184;
    CPy_INCREF(CPyType_offer___Refused);
    cpy_r_r197 = CPyStatic_offer___globals;
    cpy_r_r198 = CPyStatics[897]; /* 'Refused' */
    cpy_r_r199 = PyDict_SetItem(cpy_r_r197, cpy_r_r198, cpy_r_r184);
    cpy_r_r200 = cpy_r_r199 >= 0;
    if (unlikely(!cpy_r_r200)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 89, CPyStatic_offer___globals);
        goto CPyL112;
    }
    cpy_r_r201 = CPy_InitSubclass(cpy_r_r184);
    CPy_DECREF(cpy_r_r184);
    if (unlikely(!cpy_r_r201)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 89, CPyStatic_offer___globals);
        goto CPyL99;
    }
    cpy_r_r202 = (PyObject *)CPyType_offer___Offer;
    cpy_r_r203 = CPyStatic_offer___globals;
    cpy_r_r204 = CPyStatics[4590]; /* 'Generic' */
    cpy_r_r205 = CPyDict_GetItem(cpy_r_r203, cpy_r_r204);
    if (unlikely(cpy_r_r205 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 111, CPyStatic_offer___globals);
        goto CPyL99;
    }
    cpy_r_r206 = CPyStatic_offer___globals;
    cpy_r_r207 = CPyStatics[4593]; /* 'T' */
    cpy_r_r208 = CPyDict_GetItem(cpy_r_r206, cpy_r_r207);
    if (unlikely(cpy_r_r208 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 111, CPyStatic_offer___globals);
        goto CPyL113;
    }
    cpy_r_r209 = PyObject_GetItem(cpy_r_r205, cpy_r_r208);
    CPy_DECREF(cpy_r_r205);
    CPy_DECREF(cpy_r_r208);
    if (unlikely(cpy_r_r209 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 111, CPyStatic_offer___globals);
        goto CPyL99;
    }
    cpy_r_r210 = PyTuple_Pack(2, cpy_r_r202, cpy_r_r209);
    CPy_DECREF(cpy_r_r209);
    if (unlikely(cpy_r_r210 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 111, CPyStatic_offer___globals);
        goto CPyL99;
    }
    cpy_r_r211 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r212 = (PyObject *)CPyType_offer___TableOffer_template;
    cpy_r_r213 = CPyType_FromTemplate(cpy_r_r212, cpy_r_r210, cpy_r_r211);
    CPy_DECREF(cpy_r_r210);
    if (unlikely(cpy_r_r213 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 111, CPyStatic_offer___globals);
        goto CPyL99;
    }
    cpy_r_r214 = CPyDef_offer___TableOffer_trait_vtable_setup();
    if (unlikely(cpy_r_r214 == 2)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 111, CPyStatic_offer___globals);
        goto CPyL114;
    }
    cpy_r_r215 = CPyDef_offer___TableOffer_coroutine_setup(cpy_r_r213);
    if (unlikely(cpy_r_r215 == 2)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 111, CPyStatic_offer___globals);
        goto CPyL114;
    }
    cpy_r_r216 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r217 = CPyStatics[378]; /* 't' */
    cpy_r_r218 = CPyStatics[379]; /* 'me' */
    cpy_r_r219 = CPyStatics[380]; /* '_likely' */
    cpy_r_r220 = CPyStatics[381]; /* '_obstacle' */
    cpy_r_r221 = CPyStatics[382]; /* '_others' */
    cpy_r_r222 = CPyStatics[383]; /* '_note' */
    cpy_r_r223 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r224 = PyTuple_Pack(7, cpy_r_r217, cpy_r_r218, cpy_r_r219, cpy_r_r220, cpy_r_r221, cpy_r_r222, cpy_r_r223);
    if (unlikely(cpy_r_r224 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 111, CPyStatic_offer___globals);
        goto CPyL114;
    }
    cpy_r_r225 = PyObject_SetAttr(cpy_r_r213, cpy_r_r216, cpy_r_r224);
    CPy_DECREF(cpy_r_r224);
    cpy_r_r226 = cpy_r_r225 >= 0;
    if (unlikely(!cpy_r_r226)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 111, CPyStatic_offer___globals);
        goto CPyL114;
    }
    CPyType_offer___TableOffer = (PyTypeObject *)cpy_r_r213;
    CPy_INCREF(CPyType_offer___TableOffer);
    cpy_r_r227 = CPyStatic_offer___globals;
    cpy_r_r228 = CPyStatics[376]; /* 'TableOffer' */
    cpy_r_r229 = PyDict_SetItem(cpy_r_r227, cpy_r_r228, cpy_r_r213);
    cpy_r_r230 = cpy_r_r229 >= 0;
    if (unlikely(!cpy_r_r230)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 111, CPyStatic_offer___globals);
        goto CPyL114;
    }
    cpy_r_r231 = CPy_InitSubclass(cpy_r_r213);
    CPy_DECREF(cpy_r_r213);
    if (unlikely(!cpy_r_r231)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 111, CPyStatic_offer___globals);
        goto CPyL99;
    }
    cpy_r_r232 = (PyObject *)CPyType_offer___Offer;
    cpy_r_r233 = PyTuple_Pack(1, cpy_r_r232);
    if (unlikely(cpy_r_r233 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 156, CPyStatic_offer___globals);
        goto CPyL99;
    }
    cpy_r_r234 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r235 = (PyObject *)CPyType_offer___Both_template;
    cpy_r_r236 = CPyType_FromTemplate(cpy_r_r235, cpy_r_r233, cpy_r_r234);
    CPy_DECREF(cpy_r_r233);
    if (unlikely(cpy_r_r236 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 156, CPyStatic_offer___globals);
        goto CPyL99;
    }
    cpy_r_r237 = CPyDef_offer___Both_trait_vtable_setup();
    if (unlikely(cpy_r_r237 == 2)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 156, CPyStatic_offer___globals);
        goto CPyL115;
    }
    cpy_r_r238 = CPyDef_offer___Both_coroutine_setup(cpy_r_r236);
    if (unlikely(cpy_r_r238 == 2)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 156, CPyStatic_offer___globals);
        goto CPyL115;
    }
    cpy_r_r239 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r240 = CPyStatics[4764]; /* '_first' */
    cpy_r_r241 = CPyStatics[4765]; /* '_second' */
    cpy_r_r242 = CPyStatics[380]; /* '_likely' */
    cpy_r_r243 = CPyStatics[381]; /* '_obstacle' */
    cpy_r_r244 = CPyStatics[382]; /* '_others' */
    cpy_r_r245 = CPyStatics[383]; /* '_note' */
    cpy_r_r246 = PyTuple_Pack(6, cpy_r_r240, cpy_r_r241, cpy_r_r242, cpy_r_r243, cpy_r_r244, cpy_r_r245);
    if (unlikely(cpy_r_r246 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 156, CPyStatic_offer___globals);
        goto CPyL115;
    }
    cpy_r_r247 = PyObject_SetAttr(cpy_r_r236, cpy_r_r239, cpy_r_r246);
    CPy_DECREF(cpy_r_r246);
    cpy_r_r248 = cpy_r_r247 >= 0;
    if (unlikely(!cpy_r_r248)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 156, CPyStatic_offer___globals);
        goto CPyL115;
    }
    CPyType_offer___Both = (PyTypeObject *)cpy_r_r236;
    CPy_INCREF(CPyType_offer___Both);
    cpy_r_r249 = CPyStatic_offer___globals;
    cpy_r_r250 = CPyStatics[4591]; /* 'Both' */
    cpy_r_r251 = PyDict_SetItem(cpy_r_r249, cpy_r_r250, cpy_r_r236);
    cpy_r_r252 = cpy_r_r251 >= 0;
    if (unlikely(!cpy_r_r252)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 156, CPyStatic_offer___globals);
        goto CPyL115;
    }
    cpy_r_r253 = CPy_InitSubclass(cpy_r_r236);
    CPy_DECREF(cpy_r_r236);
    if (unlikely(!cpy_r_r253)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 156, CPyStatic_offer___globals);
        goto CPyL99;
    }
    cpy_r_r254 = (PyObject *)CPyType_offer___Both;
    cpy_r_r255 = PyTuple_Pack(1, cpy_r_r254);
    if (unlikely(cpy_r_r255 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 180, CPyStatic_offer___globals);
        goto CPyL99;
    }
    cpy_r_r256 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r257 = (PyObject *)CPyType_offer___Listed_template;
    cpy_r_r258 = CPyType_FromTemplate(cpy_r_r257, cpy_r_r255, cpy_r_r256);
    CPy_DECREF(cpy_r_r255);
    if (unlikely(cpy_r_r258 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 180, CPyStatic_offer___globals);
        goto CPyL99;
    }
    cpy_r_r259 = CPyDef_offer___Listed_trait_vtable_setup();
    if (unlikely(cpy_r_r259 == 2)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 180, CPyStatic_offer___globals);
        goto CPyL116;
    }
    cpy_r_r260 = CPyDef_offer___Listed_coroutine_setup(cpy_r_r258);
    if (unlikely(cpy_r_r260 == 2)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 180, CPyStatic_offer___globals);
        goto CPyL116;
    }
    cpy_r_r261 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r262 = CPyStatics[2783]; /* '_options' */
    cpy_r_r263 = CPyStatics[4764]; /* '_first' */
    cpy_r_r264 = CPyStatics[4765]; /* '_second' */
    cpy_r_r265 = CPyStatics[380]; /* '_likely' */
    cpy_r_r266 = CPyStatics[381]; /* '_obstacle' */
    cpy_r_r267 = CPyStatics[382]; /* '_others' */
    cpy_r_r268 = CPyStatics[383]; /* '_note' */
    cpy_r_r269 = PyTuple_Pack(7, cpy_r_r262, cpy_r_r263, cpy_r_r264, cpy_r_r265, cpy_r_r266, cpy_r_r267, cpy_r_r268);
    if (unlikely(cpy_r_r269 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 180, CPyStatic_offer___globals);
        goto CPyL116;
    }
    cpy_r_r270 = PyObject_SetAttr(cpy_r_r258, cpy_r_r261, cpy_r_r269);
    CPy_DECREF(cpy_r_r269);
    cpy_r_r271 = cpy_r_r270 >= 0;
    if (unlikely(!cpy_r_r271)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 180, CPyStatic_offer___globals);
        goto CPyL116;
    }
    CPyType_offer___Listed = (PyTypeObject *)cpy_r_r258;
    CPy_INCREF(CPyType_offer___Listed);
    cpy_r_r272 = CPyStatic_offer___globals;
    cpy_r_r273 = CPyStatics[4592]; /* 'Listed' */
    cpy_r_r274 = PyDict_SetItem(cpy_r_r272, cpy_r_r273, cpy_r_r258);
    cpy_r_r275 = cpy_r_r274 >= 0;
    if (unlikely(!cpy_r_r275)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 180, CPyStatic_offer___globals);
        goto CPyL116;
    }
    cpy_r_r276 = CPy_InitSubclass(cpy_r_r258);
    CPy_DECREF(cpy_r_r258);
    if (unlikely(!cpy_r_r276)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 180, CPyStatic_offer___globals);
        goto CPyL99;
    }
    cpy_r_r277.empty_struct_error_flag = 0;
    cpy_r_r278 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r279 = NULL;
    cpy_r_r280 = NULL;
    cpy_r_r281 = NULL;
    cpy_r_r282 = CPyDef_offer___Offer(cpy_r_r278, cpy_r_r279, cpy_r_r280, cpy_r_r281);
    CPy_DECREF(cpy_r_r278);
    if (unlikely(cpy_r_r282 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 194, CPyStatic_offer___globals);
        goto CPyL99;
    }
    CPyStatic_offer___NOTHING = cpy_r_r282;
    CPy_INCREF(CPyStatic_offer___NOTHING);
    cpy_r_r283 = CPyStatic_offer___globals;
    cpy_r_r284 = CPyStatics[684]; /* 'NOTHING' */
    cpy_r_r285 = CPyDict_SetItem(cpy_r_r283, cpy_r_r284, cpy_r_r282);
    CPy_DECREF(cpy_r_r282);
    cpy_r_r286 = cpy_r_r285 >= 0;
    if (unlikely(!cpy_r_r286)) {
        CPy_AddTraceback("src/serai/kernel/offer.py", "<module>", 194, CPyStatic_offer___globals);
        goto CPyL99;
    }
    return 1;
CPyL99: ;
    cpy_r_r287 = 2;
    return cpy_r_r287;
CPyL100: ;
    CPy_DECREF(cpy_r_r42);
    goto CPyL15;
CPyL101: ;
    CPy_DECREF(cpy_r_r64);
    goto CPyL23;
CPyL102: ;
    CPy_DECREF(cpy_r_r86);
    goto CPyL31;
CPyL103: ;
    CPy_DecRef(cpy_r_r102);
    goto CPyL99;
CPyL104: ;
    CPy_DecRef(cpy_r_r109);
    goto CPyL99;
CPyL105: ;
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r112);
    goto CPyL99;
CPyL106: ;
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r113);
    goto CPyL99;
CPyL107: ;
    CPy_DecRef(cpy_r_r129);
    goto CPyL99;
CPyL108: ;
    CPy_DecRef(cpy_r_r129);
    CPy_DecRef(cpy_r_r131);
    goto CPyL99;
CPyL109: ;
    CPy_DecRef(cpy_r_r146);
    goto CPyL99;
CPyL110: ;
    CPy_DecRef(cpy_r_r146);
    CPy_DecRef(cpy_r_r148);
    goto CPyL99;
CPyL111: ;
    CPy_DecRef(cpy_r_r164);
    goto CPyL99;
CPyL112: ;
    CPy_DecRef(cpy_r_r184);
    goto CPyL99;
CPyL113: ;
    CPy_DecRef(cpy_r_r205);
    goto CPyL99;
CPyL114: ;
    CPy_DecRef(cpy_r_r213);
    goto CPyL99;
CPyL115: ;
    CPy_DecRef(cpy_r_r236);
    goto CPyL99;
CPyL116: ;
    CPy_DecRef(cpy_r_r258);
    goto CPyL99;
}

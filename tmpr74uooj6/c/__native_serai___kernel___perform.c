#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
perform___Performer_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
PyMemberDef perform___Performer_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___kernel___perform___PerformerObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___kernel___perform___PerformerObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
perform___Performer_traverse(serai___kernel___perform___PerformerObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_vocabulary);
    Py_VISIT(self->_rule);
    Py_VISIT(self->_extras);
    Py_VISIT(self->_in_vain);
    Py_VISIT(self->_done);
    Py_VISIT(self->__flat);
    Py_VISIT(self->__options);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___kernel___perform___PerformerObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___perform___PerformerObject))));
    return rv;
}

static int32_t CPyDef_perform___Performer_clear(PyObject *cpy_r_self)
{
    serai___kernel___perform___PerformerObject *self = (serai___kernel___perform___PerformerObject *)cpy_r_self;
    Py_CLEAR(self->_vocabulary);
    Py_CLEAR(self->_rule);
    Py_CLEAR(self->_extras);
    Py_CLEAR(self->_in_vain);
    Py_CLEAR(self->_done);
    Py_CLEAR(self->__flat);
    Py_CLEAR(self->__options);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___kernel___perform___PerformerObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___perform___PerformerObject))));
    return 0;
}

static int32_t CPyDef_perform___Performer_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___perform___PerformerObject *self = (serai___kernel___perform___PerformerObject *)cpy_r_self;
    Py_CLEAR(self->_vocabulary);
    Py_CLEAR(self->_rule);
    Py_CLEAR(self->_extras);
    Py_CLEAR(self->_in_vain);
    Py_CLEAR(self->_done);
    Py_CLEAR(self->__flat);
    Py_CLEAR(self->__options);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___kernel___perform___PerformerObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___perform___PerformerObject))));
    return 0;
}

static void
perform___Performer_dealloc(serai___kernel___perform___PerformerObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, perform___Performer_dealloc)
    CPyDef_perform___Performer_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_perform_____mypyc__Performer_setup(PyObject *cpy_r_type);
PyObject *CPyDef_perform___Performer(PyObject *cpy_r_vocabulary, PyObject *cpy_r_rule, PyObject *cpy_r_extras);

static PyObject *
perform___Performer_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_perform___Performer) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_perform_____mypyc__Performer_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_perform___Performer_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem perform___Performer_vtable[18];
static bool
CPyDef_perform___Performer_trait_vtable_setup(void)
{
    CPyVTableItem perform___Performer_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_perform___Performer_____init__,
        (CPyVTableItem)CPyDef_perform___Performer___prepare,
        (CPyVTableItem)CPyDef_perform___Performer____prepare_part,
        (CPyVTableItem)CPyDef_perform___Performer____prepare_branch,
        (CPyVTableItem)CPyDef_perform___Performer___option,
        (CPyVTableItem)CPyDef_perform___Performer___flat,
        (CPyVTableItem)CPyDef_perform___Performer____work,
        (CPyVTableItem)CPyDef_perform___Performer___possible,
        (CPyVTableItem)CPyDef_perform___Performer___always,
        (CPyVTableItem)CPyDef_perform___Performer___binds,
        (CPyVTableItem)CPyDef_perform___Performer___after_cost,
        (CPyVTableItem)CPyDef_perform___Performer___perform,
        (CPyVTableItem)CPyDef_perform___Performer___resolve,
        (CPyVTableItem)CPyDef_perform___Performer___reason,
        (CPyVTableItem)CPyDef_perform___Performer____asks_itself,
        (CPyVTableItem)CPyDef_perform___Performer____source,
        (CPyVTableItem)CPyDef_perform___Performer____run_free,
        (CPyVTableItem)CPyDef_perform___Performer____do,
    };
    memcpy(perform___Performer_vtable, perform___Performer_vtable_scratch, sizeof(perform___Performer_vtable));
    return 1;
}

static bool
CPyDef_perform___Performer_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
perform___Performer_get_vocabulary(serai___kernel___perform___PerformerObject *self, void *closure);
static int
perform___Performer_set_vocabulary(serai___kernel___perform___PerformerObject *self, PyObject *value, void *closure);
static PyObject *
perform___Performer_get_rule(serai___kernel___perform___PerformerObject *self, void *closure);
static int
perform___Performer_set_rule(serai___kernel___perform___PerformerObject *self, PyObject *value, void *closure);
static PyObject *
perform___Performer_get_extras(serai___kernel___perform___PerformerObject *self, void *closure);
static int
perform___Performer_set_extras(serai___kernel___perform___PerformerObject *self, PyObject *value, void *closure);
static PyObject *
perform___Performer_get_in_vain(serai___kernel___perform___PerformerObject *self, void *closure);
static int
perform___Performer_set_in_vain(serai___kernel___perform___PerformerObject *self, PyObject *value, void *closure);
static PyObject *
perform___Performer_get_done(serai___kernel___perform___PerformerObject *self, void *closure);
static int
perform___Performer_set_done(serai___kernel___perform___PerformerObject *self, PyObject *value, void *closure);
static PyObject *
perform___Performer_get__flat(serai___kernel___perform___PerformerObject *self, void *closure);
static int
perform___Performer_set__flat(serai___kernel___perform___PerformerObject *self, PyObject *value, void *closure);
static PyObject *
perform___Performer_get__options(serai___kernel___perform___PerformerObject *self, void *closure);
static int
perform___Performer_set__options(serai___kernel___perform___PerformerObject *self, PyObject *value, void *closure);

static PyGetSetDef perform___Performer_getseters[] = {
    {"vocabulary",
     (getter)perform___Performer_get_vocabulary, (setter)perform___Performer_set_vocabulary,
     NULL, NULL},
    {"rule",
     (getter)perform___Performer_get_rule, (setter)perform___Performer_set_rule,
     NULL, NULL},
    {"extras",
     (getter)perform___Performer_get_extras, (setter)perform___Performer_set_extras,
     NULL, NULL},
    {"in_vain",
     (getter)perform___Performer_get_in_vain, (setter)perform___Performer_set_in_vain,
     NULL, NULL},
    {"done",
     (getter)perform___Performer_get_done, (setter)perform___Performer_set_done,
     NULL, NULL},
    {"_flat",
     (getter)perform___Performer_get__flat, (setter)perform___Performer_set__flat,
     NULL, NULL},
    {"_options",
     (getter)perform___Performer_get__options, (setter)perform___Performer_set__options,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef perform___Performer_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_perform_____mypyc__Performer_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_perform___Performer_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, vocabulary, rule, extras=None)\n--\n\n")},
    {"prepare",
     (PyCFunction)CPyPy_perform___Performer___prepare,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("prepare($self, effect)\n--\n\n")},
    {"_prepare_part",
     (PyCFunction)CPyPy_perform___Performer____prepare_part,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_prepare_part($self, part)\n--\n\n")},
    {"_prepare_branch",
     (PyCFunction)CPyPy_perform___Performer____prepare_branch,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_prepare_branch($self, branch)\n--\n\n")},
    {"option",
     (PyCFunction)CPyPy_perform___Performer___option,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("option($self, effect)\n--\n\n")},
    {"flat",
     (PyCFunction)CPyPy_perform___Performer___flat,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("flat($self, effect)\n--\n\n")},
    {"_work",
     (PyCFunction)CPyPy_perform___Performer____work,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_work($self, call)\n--\n\n")},
    {"possible",
     (PyCFunction)CPyPy_perform___Performer___possible,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("possible($self, t, me, effect, context)\n--\n\n")},
    {"always",
     (PyCFunction)CPyPy_perform___Performer___always,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("always($self, effect)\n--\n\n")},
    {"binds",
     (PyCFunction)CPyPy_perform___Performer___binds,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("binds($self, t, me, part, context)\n--\n\n")},
    {"after_cost",
     (PyCFunction)CPyPy_perform___Performer___after_cost,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("after_cost($self, context)\n--\n\n")},
    {"perform",
     (PyCFunction)CPyPy_perform___Performer___perform,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("perform($self, t, me, effect, context=0)\n--\n\n")},
    {"resolve",
     (PyCFunction)CPyPy_perform___Performer___resolve,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("resolve($self, t, me, waiting, at_least_one=False, all=False)\n--\n\n")},
    {"reason",
     (PyCFunction)CPyPy_perform___Performer___reason,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("reason($self, t, me, part, context)\n--\n\n")},
    {"_asks_itself",
     (PyCFunction)CPyPy_perform___Performer____asks_itself,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_asks_itself($self, effect, optional)\n--\n\n")},
    {"_source",
     (PyCFunction)CPyPy_perform___Performer____source,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_source($self, me, waiting, sources)\n--\n\n")},
    {"_run_free",
     (PyCFunction)CPyPy_perform___Performer____run_free,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_run_free($self, t, me, waiting)\n--\n\n")},
    {"_do",
     (PyCFunction)CPyPy_perform___Performer____do,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_do($self, t, me, waiting, effect, context, at_least_one)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_perform___Performer_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Performer",
    .tp_new = perform___Performer_new,
    .tp_dealloc = (destructor)perform___Performer_dealloc,
    .tp_traverse = (traverseproc)perform___Performer_traverse,
    .tp_clear = (inquiry)CPyDef_perform___Performer_clear,
    .tp_getset = perform___Performer_getseters,
    .tp_methods = perform___Performer_methods,
    .tp_init = perform___Performer_init,
    .tp_members = perform___Performer_members,
    .tp_basicsize = sizeof(serai___kernel___perform___PerformerObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___kernel___perform___PerformerObject),
    .tp_weaklistoffset = sizeof(serai___kernel___perform___PerformerObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Performer(vocabulary, rule, extras=None)\n--\n\n"),
};
static PyTypeObject *CPyType_perform___Performer_template = &CPyType_perform___Performer_template_;

PyObject *CPyDef_perform_____mypyc__Performer_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___perform___PerformerObject *self;
    self = (serai___kernel___perform___PerformerObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = perform___Performer_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_perform___Performer(PyObject *cpy_r_vocabulary, PyObject *cpy_r_rule, PyObject *cpy_r_extras)
{
    PyObject *self = CPyDef_perform_____mypyc__Performer_setup((PyObject *)CPyType_perform___Performer);
    if (self == NULL)
        return NULL;
    char res = CPyDef_perform___Performer_____init__(self, cpy_r_vocabulary, cpy_r_rule, cpy_r_extras);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
perform___Performer_get_vocabulary(serai___kernel___perform___PerformerObject *self, void *closure)
{
    if (unlikely(self->_vocabulary == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'vocabulary' of 'Performer' undefined");
        return NULL;
    }
    CPy_INCREF(self->_vocabulary);
    PyObject *retval = self->_vocabulary;
    return retval;
}

static int
perform___Performer_set_vocabulary(serai___kernel___perform___PerformerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Performer' object attribute 'vocabulary' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_option___Vocabulary))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.option.Vocabulary", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_vocabulary != NULL) {
        CPy_DECREF(self->_vocabulary);
    }
    self->_vocabulary = tmp;
    return 0;
}

static PyObject *
perform___Performer_get_rule(serai___kernel___perform___PerformerObject *self, void *closure)
{
    if (unlikely(self->_rule == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'rule' of 'Performer' undefined");
        return NULL;
    }
    CPy_INCREF(self->_rule);
    PyObject *retval = self->_rule;
    return retval;
}

static int
perform___Performer_set_rule(serai___kernel___perform___PerformerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Performer' object attribute 'rule' cannot be deleted");
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
perform___Performer_get_extras(serai___kernel___perform___PerformerObject *self, void *closure)
{
    if (unlikely(self->_extras == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'extras' of 'Performer' undefined");
        return NULL;
    }
    CPy_INCREF(self->_extras);
    PyObject *retval = self->_extras;
    return retval;
}

static int
perform___Performer_set_extras(serai___kernel___perform___PerformerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Performer' object attribute 'extras' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyObject_TypeCheck(value, CPyType_extras___Extras)))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.extras.Extras", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_extras != NULL) {
        CPy_DECREF(self->_extras);
    }
    self->_extras = tmp;
    return 0;
}

static PyObject *
perform___Performer_get_in_vain(serai___kernel___perform___PerformerObject *self, void *closure)
{
    if (unlikely(self->_in_vain == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'in_vain' of 'Performer' undefined");
        return NULL;
    }
    CPy_INCREF(self->_in_vain);
    PyObject *retval = self->_in_vain;
    return retval;
}

static int
perform___Performer_set_in_vain(serai___kernel___perform___PerformerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Performer' object attribute 'in_vain' cannot be deleted");
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
    if (self->_in_vain != NULL) {
        CPy_DECREF(self->_in_vain);
    }
    self->_in_vain = tmp;
    return 0;
}

static PyObject *
perform___Performer_get_done(serai___kernel___perform___PerformerObject *self, void *closure)
{
    if (unlikely(self->_done == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'done' of 'Performer' undefined");
        return NULL;
    }
    CPy_INCREF(self->_done);
    PyObject *retval = self->_done;
    return retval;
}

static int
perform___Performer_set_done(serai___kernel___perform___PerformerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Performer' object attribute 'done' cannot be deleted");
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
    if (self->_done != NULL) {
        CPy_DECREF(self->_done);
    }
    self->_done = tmp;
    return 0;
}

static PyObject *
perform___Performer_get__flat(serai___kernel___perform___PerformerObject *self, void *closure)
{
    if (unlikely(self->__flat == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_flat' of 'Performer' undefined");
        return NULL;
    }
    CPy_INCREF(self->__flat);
    PyObject *retval = self->__flat;
    return retval;
}

static int
perform___Performer_set__flat(serai___kernel___perform___PerformerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Performer' object attribute '_flat' cannot be deleted");
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
    if (self->__flat != NULL) {
        CPy_DECREF(self->__flat);
    }
    self->__flat = tmp;
    return 0;
}

static PyObject *
perform___Performer_get__options(serai___kernel___perform___PerformerObject *self, void *closure)
{
    if (unlikely(self->__options == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_options' of 'Performer' undefined");
        return NULL;
    }
    CPy_INCREF(self->__options);
    PyObject *retval = self->__options;
    return retval;
}

static int
perform___Performer_set__options(serai___kernel___perform___PerformerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Performer' object attribute '_options' cannot be deleted");
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
    if (self->__options != NULL) {
        CPy_DECREF(self->__options);
    }
    self->__options = tmp;
    return 0;
}

static int
perform___NextOffer_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
PyMemberDef perform___NextOffer_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___kernel___perform___NextOfferObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___kernel___perform___NextOfferObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
perform___NextOffer_traverse(serai___kernel___perform___NextOfferObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->__likely);
    Py_VISIT(self->__obstacle);
    Py_VISIT(self->__others);
    Py_VISIT(self->__note);
    Py_VISIT(self->_t);
    if (CPyTagged_CheckLong(self->_me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_me));
    }
    Py_VISIT(self->__performer);
    Py_VISIT(self->__possible);
    Py_VISIT(self->__in_vain);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___kernel___perform___NextOfferObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___perform___NextOfferObject))));
    return rv;
}

static int32_t CPyDef_perform___NextOffer_clear(PyObject *cpy_r_self)
{
    serai___kernel___perform___NextOfferObject *self = (serai___kernel___perform___NextOfferObject *)cpy_r_self;
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
    Py_CLEAR(self->__performer);
    Py_CLEAR(self->__possible);
    Py_CLEAR(self->__in_vain);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___kernel___perform___NextOfferObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___perform___NextOfferObject))));
    return 0;
}

static int32_t CPyDef_perform___NextOffer_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___perform___NextOfferObject *self = (serai___kernel___perform___NextOfferObject *)cpy_r_self;
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
    Py_CLEAR(self->__performer);
    Py_CLEAR(self->__possible);
    Py_CLEAR(self->__in_vain);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___kernel___perform___NextOfferObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___kernel___perform___NextOfferObject))));
    return 0;
}

static void
perform___NextOffer_dealloc(serai___kernel___perform___NextOfferObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, perform___NextOffer_dealloc)
    CPyDef_perform___NextOffer_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_perform_____mypyc__NextOffer_setup(PyObject *cpy_r_type);
PyObject *CPyDef_perform___NextOffer(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_performer, PyObject *cpy_r_possible, PyObject *cpy_r_in_vain);

static PyObject *
perform___NextOffer_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_perform___NextOffer) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_perform_____mypyc__NextOffer_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_perform___NextOffer_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem perform___NextOffer_vtable[19];
static bool
CPyDef_perform___NextOffer_trait_vtable_setup(void)
{
    CPyVTableItem perform___NextOffer_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_perform___NextOffer_____init__,
        (CPyVTableItem)CPyDef_offer___Offer_____add__,
        (CPyVTableItem)CPyDef_perform___NextOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_offer___TableOffer___note,
        (CPyVTableItem)CPyDef_perform___NextOffer_____init__,
        (CPyVTableItem)CPyDef_perform___NextOffer___likely__TableOffer_glue,
        (CPyVTableItem)CPyDef_perform___NextOffer___others__TableOffer_glue,
        (CPyVTableItem)CPyDef_perform___NextOffer___obstacle,
        (CPyVTableItem)CPyDef_perform___NextOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_offer___TableOffer___note,
        (CPyVTableItem)CPyDef_perform___NextOffer_____init__,
        (CPyVTableItem)CPyDef_perform___NextOffer___options,
        (CPyVTableItem)CPyDef_perform___NextOffer___likely,
        (CPyVTableItem)CPyDef_perform___NextOffer___others,
        (CPyVTableItem)CPyDef_perform___NextOffer___obstacle,
    };
    memcpy(perform___NextOffer_vtable, perform___NextOffer_vtable_scratch, sizeof(perform___NextOffer_vtable));
    return 1;
}

static bool
CPyDef_perform___NextOffer_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
perform___NextOffer_get__performer(serai___kernel___perform___NextOfferObject *self, void *closure);
static int
perform___NextOffer_set__performer(serai___kernel___perform___NextOfferObject *self, PyObject *value, void *closure);
static PyObject *
perform___NextOffer_get__possible(serai___kernel___perform___NextOfferObject *self, void *closure);
static int
perform___NextOffer_set__possible(serai___kernel___perform___NextOfferObject *self, PyObject *value, void *closure);
static PyObject *
perform___NextOffer_get__in_vain(serai___kernel___perform___NextOfferObject *self, void *closure);
static int
perform___NextOffer_set__in_vain(serai___kernel___perform___NextOfferObject *self, PyObject *value, void *closure);

static PyGetSetDef perform___NextOffer_getseters[] = {
    {"_performer",
     (getter)perform___NextOffer_get__performer, (setter)perform___NextOffer_set__performer,
     NULL, NULL},
    {"_possible",
     (getter)perform___NextOffer_get__possible, (setter)perform___NextOffer_set__possible,
     NULL, NULL},
    {"_in_vain",
     (getter)perform___NextOffer_get__in_vain, (setter)perform___NextOffer_set__in_vain,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef perform___NextOffer_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_perform_____mypyc__NextOffer_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_perform___NextOffer_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, t, me, performer, possible, in_vain)\n--\n\n")},
    {"options",
     (PyCFunction)CPyPy_perform___NextOffer___options,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("options($self)\n--\n\n")},
    {"likely",
     (PyCFunction)CPyPy_perform___NextOffer___likely,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("likely($self)\n--\n\n")},
    {"others",
     (PyCFunction)CPyPy_perform___NextOffer___others,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("others($self)\n--\n\n")},
    {"obstacle",
     (PyCFunction)CPyPy_perform___NextOffer___obstacle,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("obstacle($self, option)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_perform___NextOffer_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "NextOffer",
    .tp_new = perform___NextOffer_new,
    .tp_dealloc = (destructor)perform___NextOffer_dealloc,
    .tp_traverse = (traverseproc)perform___NextOffer_traverse,
    .tp_clear = (inquiry)CPyDef_perform___NextOffer_clear,
    .tp_getset = perform___NextOffer_getseters,
    .tp_methods = perform___NextOffer_methods,
    .tp_init = perform___NextOffer_init,
    .tp_members = perform___NextOffer_members,
    .tp_basicsize = sizeof(serai___kernel___perform___NextOfferObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___kernel___perform___NextOfferObject),
    .tp_weaklistoffset = sizeof(serai___kernel___perform___NextOfferObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("NextOffer(t, me, performer, possible, in_vain)\n--\n\n"),
};
static PyTypeObject *CPyType_perform___NextOffer_template = &CPyType_perform___NextOffer_template_;

PyObject *CPyDef_perform_____mypyc__NextOffer_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___perform___NextOfferObject *self;
    self = (serai___kernel___perform___NextOfferObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = perform___NextOffer_vtable;
    self->_me = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_perform___NextOffer(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_performer, PyObject *cpy_r_possible, PyObject *cpy_r_in_vain)
{
    PyObject *self = CPyDef_perform_____mypyc__NextOffer_setup((PyObject *)CPyType_perform___NextOffer);
    if (self == NULL)
        return NULL;
    char res = CPyDef_perform___NextOffer_____init__(self, cpy_r_t, cpy_r_me, cpy_r_performer, cpy_r_possible, cpy_r_in_vain);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
perform___NextOffer_get__performer(serai___kernel___perform___NextOfferObject *self, void *closure)
{
    if (unlikely(self->__performer == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_performer' of 'NextOffer' undefined");
        return NULL;
    }
    CPy_INCREF(self->__performer);
    PyObject *retval = self->__performer;
    return retval;
}

static int
perform___NextOffer_set__performer(serai___kernel___perform___NextOfferObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'NextOffer' object attribute '_performer' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely((Py_TYPE(value) == CPyType_scholars___effects___ScholarsPerformer) || (Py_TYPE(value) == CPyType_wayfarers___effects___WayfarersPerformer) || (Py_TYPE(value) == CPyType_perform___Performer)))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.perform.Performer", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->__performer != NULL) {
        CPy_DECREF(self->__performer);
    }
    self->__performer = tmp;
    return 0;
}

static PyObject *
perform___NextOffer_get__possible(serai___kernel___perform___NextOfferObject *self, void *closure)
{
    if (unlikely(self->__possible == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_possible' of 'NextOffer' undefined");
        return NULL;
    }
    CPy_INCREF(self->__possible);
    PyObject *retval = self->__possible;
    return retval;
}

static int
perform___NextOffer_set__possible(serai___kernel___perform___NextOfferObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'NextOffer' object attribute '_possible' cannot be deleted");
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
    if (self->__possible != NULL) {
        CPy_DECREF(self->__possible);
    }
    self->__possible = tmp;
    return 0;
}

static PyObject *
perform___NextOffer_get__in_vain(serai___kernel___perform___NextOfferObject *self, void *closure)
{
    if (unlikely(self->__in_vain == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_in_vain' of 'NextOffer' undefined");
        return NULL;
    }
    CPy_INCREF(self->__in_vain);
    PyObject *retval = self->__in_vain;
    return retval;
}

static int
perform___NextOffer_set__in_vain(serai___kernel___perform___NextOfferObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'NextOffer' object attribute '_in_vain' cannot be deleted");
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
    if (self->__in_vain != NULL) {
        CPy_DECREF(self->__in_vain);
    }
    self->__in_vain = tmp;
    return 0;
}

static PySendResult CPyDunder_am_sendperform___resolve_Performer_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_perform___resolve_Performer_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods perform___resolve_Performer_gen_as_async = {
    .am_send = CPyDunder_am_sendperform___resolve_Performer_gen,
};
static int
perform___resolve_Performer_gen_traverse(serai___kernel___perform___resolve_Performer_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__self);
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__waiting);
    Py_VISIT(self->___mypyc_generator_frame_attribute__options);
    Py_VISIT(self->___mypyc_generator_frame_attribute__sources);
    Py_VISIT(self->___mypyc_generator_frame_attribute__effect);
    Py_VISIT(self->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_3);
    Py_VISIT(self->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_4);
    Py_VISIT(self->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_5);
    Py_VISIT(self->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_6);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_perform___resolve_Performer_gen_clear(PyObject *cpy_r_self)
{
    serai___kernel___perform___resolve_Performer_genObject *self = (serai___kernel___perform___resolve_Performer_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__waiting);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__sources);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__effect);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_3);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_4);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_5);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_6);
    return 0;
}

static int32_t CPyDef_perform___resolve_Performer_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___perform___resolve_Performer_genObject *self = (serai___kernel___perform___resolve_Performer_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__waiting);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__sources);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__effect);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_3);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_4);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_5);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_6);
    return 0;
}

static void
perform___resolve_Performer_gen_dealloc(serai___kernel___perform___resolve_Performer_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (perform___resolve_Performer_gen_free_instance == NULL) {
        perform___resolve_Performer_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__waiting);
        self->___mypyc_generator_frame_attribute__at_least_one = 2;
        self->___mypyc_generator_frame_attribute__all = 2;
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__sources);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__effect);
        Py_CLEAR(self->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_3);
        Py_CLEAR(self->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_4);
        Py_CLEAR(self->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_5);
        Py_CLEAR(self->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_6);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, perform___resolve_Performer_gen_dealloc)
    CPyDef_perform___resolve_Performer_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_perform_____mypyc__resolve_Performer_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_perform___resolve_Performer_gen(void);

static PyObject *
perform___resolve_Performer_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_perform___resolve_Performer_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_perform_____mypyc__resolve_Performer_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem perform___resolve_Performer_gen_vtable[6];
static bool
CPyDef_perform___resolve_Performer_gen_trait_vtable_setup(void)
{
    CPyVTableItem perform___resolve_Performer_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_perform___resolve_Performer_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_perform___resolve_Performer_gen_____next__,
        (CPyVTableItem)CPyDef_perform___resolve_Performer_gen___send,
        (CPyVTableItem)CPyDef_perform___resolve_Performer_gen_____iter__,
        (CPyVTableItem)CPyDef_perform___resolve_Performer_gen___throw,
        (CPyVTableItem)CPyDef_perform___resolve_Performer_gen___close,
    };
    memcpy(perform___resolve_Performer_gen_vtable, perform___resolve_Performer_gen_vtable_scratch, sizeof(perform___resolve_Performer_gen_vtable));
    return 1;
}

static bool
CPyDef_perform___resolve_Performer_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef perform___resolve_Performer_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_perform_____mypyc__resolve_Performer_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_perform___resolve_Performer_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_perform___resolve_Performer_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_perform___resolve_Performer_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_perform___resolve_Performer_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_perform___resolve_Performer_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_perform___resolve_Performer_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "resolve_Performer_gen",
    .tp_new = perform___resolve_Performer_gen_new,
    .tp_dealloc = (destructor)perform___resolve_Performer_gen_dealloc,
    .tp_traverse = (traverseproc)perform___resolve_Performer_gen_traverse,
    .tp_clear = (inquiry)CPyDef_perform___resolve_Performer_gen_clear,
    .tp_methods = perform___resolve_Performer_gen_methods,
    .tp_iter = CPyDef_perform___resolve_Performer_gen_____iter__,
    .tp_iternext = CPyDef_perform___resolve_Performer_gen_____next__,
    .tp_as_async = &perform___resolve_Performer_gen_as_async,
    .tp_basicsize = sizeof(serai___kernel___perform___resolve_Performer_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("resolve_Performer_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_perform___resolve_Performer_gen_template = &CPyType_perform___resolve_Performer_gen_template_;

PyObject *CPyDef_perform_____mypyc__resolve_Performer_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___perform___resolve_Performer_genObject *self;
    if (perform___resolve_Performer_gen_free_instance != NULL) {
        self = perform___resolve_Performer_gen_free_instance;
        perform___resolve_Performer_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___kernel___perform___resolve_Performer_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = perform___resolve_Performer_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__at_least_one = 2;
    self->___mypyc_generator_frame_attribute__all = 2;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_perform___resolve_Performer_gen(void)
{
    PyObject *self = CPyDef_perform_____mypyc__resolve_Performer_gen_setup((PyObject *)CPyType_perform___resolve_Performer_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendperform____source_Performer_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_perform____source_Performer_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods perform____source_Performer_gen_as_async = {
    .am_send = CPyDunder_am_sendperform____source_Performer_gen,
};
static int
perform____source_Performer_gen_traverse(serai___kernel___perform____source_Performer_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__self);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__waiting);
    Py_VISIT(self->___mypyc_generator_frame_attribute__sources);
    Py_VISIT(self->___mypyc_generator_frame_attribute__choices);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_perform____source_Performer_gen_clear(PyObject *cpy_r_self)
{
    serai___kernel___perform____source_Performer_genObject *self = (serai___kernel___perform____source_Performer_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__waiting);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__sources);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__choices);
    return 0;
}

static int32_t CPyDef_perform____source_Performer_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___perform____source_Performer_genObject *self = (serai___kernel___perform____source_Performer_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__waiting);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__sources);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__choices);
    return 0;
}

static void
perform____source_Performer_gen_dealloc(serai___kernel___perform____source_Performer_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (perform____source_Performer_gen_free_instance == NULL) {
        perform____source_Performer_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__waiting);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__sources);
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__choices);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, perform____source_Performer_gen_dealloc)
    CPyDef_perform____source_Performer_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_perform_____mypyc___3_source_Performer_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_perform____source_Performer_gen(void);

static PyObject *
perform____source_Performer_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_perform____source_Performer_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_perform_____mypyc___3_source_Performer_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem perform____source_Performer_gen_vtable[6];
static bool
CPyDef_perform____source_Performer_gen_trait_vtable_setup(void)
{
    CPyVTableItem perform____source_Performer_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_perform____source_Performer_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_perform____source_Performer_gen_____next__,
        (CPyVTableItem)CPyDef_perform____source_Performer_gen___send,
        (CPyVTableItem)CPyDef_perform____source_Performer_gen_____iter__,
        (CPyVTableItem)CPyDef_perform____source_Performer_gen___throw,
        (CPyVTableItem)CPyDef_perform____source_Performer_gen___close,
    };
    memcpy(perform____source_Performer_gen_vtable, perform____source_Performer_gen_vtable_scratch, sizeof(perform____source_Performer_gen_vtable));
    return 1;
}

static bool
CPyDef_perform____source_Performer_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef perform____source_Performer_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_perform_____mypyc___3_source_Performer_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_perform____source_Performer_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_perform____source_Performer_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_perform____source_Performer_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_perform____source_Performer_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_perform____source_Performer_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_perform____source_Performer_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_source_Performer_gen",
    .tp_new = perform____source_Performer_gen_new,
    .tp_dealloc = (destructor)perform____source_Performer_gen_dealloc,
    .tp_traverse = (traverseproc)perform____source_Performer_gen_traverse,
    .tp_clear = (inquiry)CPyDef_perform____source_Performer_gen_clear,
    .tp_methods = perform____source_Performer_gen_methods,
    .tp_iter = CPyDef_perform____source_Performer_gen_____iter__,
    .tp_iternext = CPyDef_perform____source_Performer_gen_____next__,
    .tp_as_async = &perform____source_Performer_gen_as_async,
    .tp_basicsize = sizeof(serai___kernel___perform____source_Performer_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_source_Performer_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_perform____source_Performer_gen_template = &CPyType_perform____source_Performer_gen_template_;

PyObject *CPyDef_perform_____mypyc___3_source_Performer_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___perform____source_Performer_genObject *self;
    if (perform____source_Performer_gen_free_instance != NULL) {
        self = perform____source_Performer_gen_free_instance;
        perform____source_Performer_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___kernel___perform____source_Performer_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = perform____source_Performer_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_perform____source_Performer_gen(void)
{
    PyObject *self = CPyDef_perform_____mypyc___3_source_Performer_gen_setup((PyObject *)CPyType_perform____source_Performer_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendperform____do_Performer_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_perform____do_Performer_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods perform____do_Performer_gen_as_async = {
    .am_send = CPyDunder_am_sendperform____do_Performer_gen,
};
static int
perform____do_Performer_gen_traverse(serai___kernel___perform____do_Performer_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__self);
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__waiting);
    Py_VISIT(self->___mypyc_generator_frame_attribute__effect);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__context)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__context));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_0);
    Py_VISIT(self->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_1);
    Py_VISIT(self->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_2);
    Py_VISIT(self->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_4);
    Py_VISIT(self->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_5);
    Py_VISIT(self->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_perform____do_Performer_gen_clear(PyObject *cpy_r_self)
{
    serai___kernel___perform____do_Performer_genObject *self = (serai___kernel___perform____do_Performer_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__waiting);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__effect);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__context)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__context;
        self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_0);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_1);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_2);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_4);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_5);
    Py_CLEAR(self->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0);
    return 0;
}

static int32_t CPyDef_perform____do_Performer_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___perform____do_Performer_genObject *self = (serai___kernel___perform____do_Performer_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__waiting);
    Py_CLEAR(self->___mypyc_generator_frame_attribute__effect);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__context)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__context;
        self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_0);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_1);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_2);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_4);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_5);
    Py_CLEAR(self->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0);
    return 0;
}

static void
perform____do_Performer_gen_dealloc(serai___kernel___perform____do_Performer_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (perform____do_Performer_gen_free_instance == NULL) {
        perform____do_Performer_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__self);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__waiting);
        Py_CLEAR(self->___mypyc_generator_frame_attribute__effect);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__context)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__context;
            self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
        }
        self->___mypyc_generator_frame_attribute__at_least_one = 2;
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_0);
        Py_CLEAR(self->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_1);
        Py_CLEAR(self->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_2);
        self->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_3 = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_4);
        Py_CLEAR(self->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_5);
        Py_CLEAR(self->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0);
        self->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_1 = -113;
        return;
    }
    CPy_TRASHCAN_BEGIN(self, perform____do_Performer_gen_dealloc)
    CPyDef_perform____do_Performer_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_perform_____mypyc___3_do_Performer_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_perform____do_Performer_gen(void);

static PyObject *
perform____do_Performer_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_perform____do_Performer_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_perform_____mypyc___3_do_Performer_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem perform____do_Performer_gen_vtable[6];
static bool
CPyDef_perform____do_Performer_gen_trait_vtable_setup(void)
{
    CPyVTableItem perform____do_Performer_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_perform____do_Performer_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_perform____do_Performer_gen_____next__,
        (CPyVTableItem)CPyDef_perform____do_Performer_gen___send,
        (CPyVTableItem)CPyDef_perform____do_Performer_gen_____iter__,
        (CPyVTableItem)CPyDef_perform____do_Performer_gen___throw,
        (CPyVTableItem)CPyDef_perform____do_Performer_gen___close,
    };
    memcpy(perform____do_Performer_gen_vtable, perform____do_Performer_gen_vtable_scratch, sizeof(perform____do_Performer_gen_vtable));
    return 1;
}

static bool
CPyDef_perform____do_Performer_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef perform____do_Performer_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_perform_____mypyc___3_do_Performer_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_perform____do_Performer_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_perform____do_Performer_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_perform____do_Performer_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_perform____do_Performer_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_perform____do_Performer_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_perform____do_Performer_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_do_Performer_gen",
    .tp_new = perform____do_Performer_gen_new,
    .tp_dealloc = (destructor)perform____do_Performer_gen_dealloc,
    .tp_traverse = (traverseproc)perform____do_Performer_gen_traverse,
    .tp_clear = (inquiry)CPyDef_perform____do_Performer_gen_clear,
    .tp_methods = perform____do_Performer_gen_methods,
    .tp_iter = CPyDef_perform____do_Performer_gen_____iter__,
    .tp_iternext = CPyDef_perform____do_Performer_gen_____next__,
    .tp_as_async = &perform____do_Performer_gen_as_async,
    .tp_basicsize = sizeof(serai___kernel___perform____do_Performer_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_do_Performer_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_perform____do_Performer_gen_template = &CPyType_perform____do_Performer_gen_template_;

PyObject *CPyDef_perform_____mypyc___3_do_Performer_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___perform____do_Performer_genObject *self;
    if (perform____do_Performer_gen_free_instance != NULL) {
        self = perform____do_Performer_gen_free_instance;
        perform____do_Performer_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___kernel___perform____do_Performer_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = perform____do_Performer_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__at_least_one = 2;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_3 = -113;
    self->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_1 = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_perform____do_Performer_gen(void)
{
    PyObject *self = CPyDef_perform_____mypyc___3_do_Performer_gen_setup((PyObject *)CPyType_perform____do_Performer_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendperform___in_order_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_perform___in_order_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods perform___in_order_gen_as_async = {
    .am_send = CPyDunder_am_sendperform___in_order_gen,
};
static int
perform___in_order_gen_traverse(serai___kernel___perform___in_order_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__effect);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__context)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__context));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___kernel___perform___in_order_gen_0);
    Py_VISIT(self->___mypyc_temp__3_serai___kernel___perform___in_order_gen_1);
    Py_VISIT(self->___mypyc_temp__3_serai___kernel___perform___in_order_gen_3);
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___kernel___perform___in_order_gen_4)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_temp__3_serai___kernel___perform___in_order_gen_4));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___kernel___perform___in_order_gen_5);
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___kernel___perform___in_order_gen_1)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_temp__2_serai___kernel___perform___in_order_gen_1));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_perform___in_order_gen_clear(PyObject *cpy_r_self)
{
    serai___kernel___perform___in_order_genObject *self = (serai___kernel___perform___in_order_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__effect);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__context)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__context;
        self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___perform___in_order_gen_0);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___perform___in_order_gen_1);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___perform___in_order_gen_3);
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___kernel___perform___in_order_gen_4)) {
        CPyTagged __tmp = self->___mypyc_temp__3_serai___kernel___perform___in_order_gen_4;
        self->___mypyc_temp__3_serai___kernel___perform___in_order_gen_4 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___perform___in_order_gen_5);
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___kernel___perform___in_order_gen_1)) {
        CPyTagged __tmp = self->___mypyc_temp__2_serai___kernel___perform___in_order_gen_1;
        self->___mypyc_temp__2_serai___kernel___perform___in_order_gen_1 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_perform___in_order_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___perform___in_order_genObject *self = (serai___kernel___perform___in_order_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__effect);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__context)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__context;
        self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___perform___in_order_gen_0);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___perform___in_order_gen_1);
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___perform___in_order_gen_3);
    if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___kernel___perform___in_order_gen_4)) {
        CPyTagged __tmp = self->___mypyc_temp__3_serai___kernel___perform___in_order_gen_4;
        self->___mypyc_temp__3_serai___kernel___perform___in_order_gen_4 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___kernel___perform___in_order_gen_5);
    if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___kernel___perform___in_order_gen_1)) {
        CPyTagged __tmp = self->___mypyc_temp__2_serai___kernel___perform___in_order_gen_1;
        self->___mypyc_temp__2_serai___kernel___perform___in_order_gen_1 = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
perform___in_order_gen_dealloc(serai___kernel___perform___in_order_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (perform___in_order_gen_free_instance == NULL) {
        perform___in_order_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_generator_frame_attribute__effect);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__context)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__context;
            self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___kernel___perform___in_order_gen_0);
        Py_CLEAR(self->___mypyc_temp__3_serai___kernel___perform___in_order_gen_1);
        self->___mypyc_temp__3_serai___kernel___perform___in_order_gen_2 = -113;
        Py_CLEAR(self->___mypyc_temp__3_serai___kernel___perform___in_order_gen_3);
        if (CPyTagged_CheckLong(self->___mypyc_temp__3_serai___kernel___perform___in_order_gen_4)) {
            CPyTagged __tmp = self->___mypyc_temp__3_serai___kernel___perform___in_order_gen_4;
            self->___mypyc_temp__3_serai___kernel___perform___in_order_gen_4 = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_temp__3_serai___kernel___perform___in_order_gen_4 = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_temp__3_serai___kernel___perform___in_order_gen_5);
        self->___mypyc_temp__2_serai___kernel___perform___in_order_gen_0 = -113;
        if (CPyTagged_CheckLong(self->___mypyc_temp__2_serai___kernel___perform___in_order_gen_1)) {
            CPyTagged __tmp = self->___mypyc_temp__2_serai___kernel___perform___in_order_gen_1;
            self->___mypyc_temp__2_serai___kernel___perform___in_order_gen_1 = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_temp__2_serai___kernel___perform___in_order_gen_1 = CPY_INT_TAG;
        }
        return;
    }
    CPy_TRASHCAN_BEGIN(self, perform___in_order_gen_dealloc)
    CPyDef_perform___in_order_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_perform_____mypyc__in_order_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_perform___in_order_gen(void);

static PyObject *
perform___in_order_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_perform___in_order_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_perform_____mypyc__in_order_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem perform___in_order_gen_vtable[6];
static bool
CPyDef_perform___in_order_gen_trait_vtable_setup(void)
{
    CPyVTableItem perform___in_order_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_perform___in_order_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_perform___in_order_gen_____next__,
        (CPyVTableItem)CPyDef_perform___in_order_gen___send,
        (CPyVTableItem)CPyDef_perform___in_order_gen_____iter__,
        (CPyVTableItem)CPyDef_perform___in_order_gen___throw,
        (CPyVTableItem)CPyDef_perform___in_order_gen___close,
    };
    memcpy(perform___in_order_gen_vtable, perform___in_order_gen_vtable_scratch, sizeof(perform___in_order_gen_vtable));
    return 1;
}

static bool
CPyDef_perform___in_order_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef perform___in_order_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_perform_____mypyc__in_order_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_perform___in_order_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_perform___in_order_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_perform___in_order_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_perform___in_order_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_perform___in_order_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_perform___in_order_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "in_order_gen",
    .tp_new = perform___in_order_gen_new,
    .tp_dealloc = (destructor)perform___in_order_gen_dealloc,
    .tp_traverse = (traverseproc)perform___in_order_gen_traverse,
    .tp_clear = (inquiry)CPyDef_perform___in_order_gen_clear,
    .tp_methods = perform___in_order_gen_methods,
    .tp_iter = CPyDef_perform___in_order_gen_____iter__,
    .tp_iternext = CPyDef_perform___in_order_gen_____next__,
    .tp_as_async = &perform___in_order_gen_as_async,
    .tp_basicsize = sizeof(serai___kernel___perform___in_order_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("in_order_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_perform___in_order_gen_template = &CPyType_perform___in_order_gen_template_;

PyObject *CPyDef_perform_____mypyc__in_order_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___perform___in_order_genObject *self;
    if (perform___in_order_gen_free_instance != NULL) {
        self = perform___in_order_gen_free_instance;
        perform___in_order_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___kernel___perform___in_order_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = perform___in_order_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__context = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_temp__3_serai___kernel___perform___in_order_gen_2 = -113;
    self->___mypyc_temp__3_serai___kernel___perform___in_order_gen_4 = CPY_INT_TAG;
    self->___mypyc_temp__2_serai___kernel___perform___in_order_gen_0 = -113;
    self->___mypyc_temp__2_serai___kernel___perform___in_order_gen_1 = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_perform___in_order_gen(void)
{
    PyObject *self = CPyDef_perform_____mypyc__in_order_gen_setup((PyObject *)CPyType_perform___in_order_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef performmodule_methods[] = {
    {"in_order", (PyCFunction)CPyPy_perform___in_order, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("in_order(t, me, effect, context=0)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___kernel___perform__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___kernel___perform__internal, "__name__");
    CPyStatic_perform___globals = PyModule_GetDict(CPyModule_serai___kernel___perform__internal);
    if (unlikely(CPyStatic_perform___globals == NULL))
        goto fail;
    CPyType_perform___resolve_Performer_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_perform___resolve_Performer_gen_template, NULL, modname);
    if (unlikely(!CPyType_perform___resolve_Performer_gen))
        goto fail;
    CPyDef_perform___resolve_Performer_gen_trait_vtable_setup();
    CPyType_perform____source_Performer_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_perform____source_Performer_gen_template, NULL, modname);
    if (unlikely(!CPyType_perform____source_Performer_gen))
        goto fail;
    CPyDef_perform____source_Performer_gen_trait_vtable_setup();
    CPyType_perform____do_Performer_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_perform____do_Performer_gen_template, NULL, modname);
    if (unlikely(!CPyType_perform____do_Performer_gen))
        goto fail;
    CPyDef_perform____do_Performer_gen_trait_vtable_setup();
    CPyType_perform___in_order_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_perform___in_order_gen_template, NULL, modname);
    if (unlikely(!CPyType_perform___in_order_gen))
        goto fail;
    CPyDef_perform___in_order_gen_trait_vtable_setup();
    char result = CPyDef_perform_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___kernel___perform__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_perform___Performer);
    Py_CLEAR(CPyType_perform___NextOffer);
    Py_CLEAR(CPyType_perform___resolve_Performer_gen);
    Py_CLEAR(CPyType_perform____source_Performer_gen);
    Py_CLEAR(CPyType_perform____do_Performer_gen);
    Py_CLEAR(CPyType_perform___in_order_gen);
    return -1;
}
int CPyExec_serai___kernel___perform(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___kernel___perform__impl, &CPyImportState_serai___kernel___perform, &CPyModule_serai___kernel___perform);
}
static struct PyModuleDef performmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.kernel.perform",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    performmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___kernel___perform(void)
{
    if (CPyModule_serai___kernel___perform__internal) {
        Py_INCREF(CPyModule_serai___kernel___perform__internal);
        return CPyModule_serai___kernel___perform__internal;
    }
    CPyModule_serai___kernel___perform__internal = PyModule_Create(&performmodule);
    return CPyModule_serai___kernel___perform__internal;
}

PyObject *CPyInit_serai___kernel___perform(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___kernel___perform__internal) {
        Py_INCREF(CPyModule_serai___kernel___perform__internal);
        return CPyModule_serai___kernel___perform__internal;
    }
    CPyModule_serai___kernel___perform__internal = PyModule_Create(&performmodule);
    if (unlikely(CPyModule_serai___kernel___perform__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.kernel.perform");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___kernel___perform__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___kernel___perform__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___kernel___perform__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___kernel___perform(CPyModule_serai___kernel___perform__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___kernel___perform__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.kernel.perform");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___kernel___perform__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_perform___Performer_____init__(PyObject *cpy_r_self, PyObject *cpy_r_vocabulary, PyObject *cpy_r_rule, PyObject *cpy_r_extras) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
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
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    if (cpy_r_extras != NULL) goto CPyL21;
    cpy_r_r0 = Py_None;
    CPy_INCREF(cpy_r_r0);
    cpy_r_extras = cpy_r_r0;
CPyL2: ;
    CPy_INCREF(cpy_r_vocabulary);
    if (((serai___kernel___perform___PerformerObject *)cpy_r_self)->_vocabulary != NULL) {
        CPy_DECREF(((serai___kernel___perform___PerformerObject *)cpy_r_self)->_vocabulary);
    }
    ((serai___kernel___perform___PerformerObject *)cpy_r_self)->_vocabulary = cpy_r_vocabulary;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "__init__", 34, CPyStatic_perform___globals);
        goto CPyL22;
    }
    CPy_INCREF(cpy_r_rule);
    if (((serai___kernel___perform___PerformerObject *)cpy_r_self)->_rule != NULL) {
        CPy_DECREF(((serai___kernel___perform___PerformerObject *)cpy_r_self)->_rule);
    }
    ((serai___kernel___perform___PerformerObject *)cpy_r_self)->_rule = cpy_r_rule;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "__init__", 35, CPyStatic_perform___globals);
        goto CPyL22;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_extras == cpy_r_r3;
    if (cpy_r_r4) {
        goto CPyL23;
    } else
        goto CPyL7;
CPyL5: ;
    cpy_r_r5 = CPyDef_extras___Extras();
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "__init__", 36, CPyStatic_perform___globals);
        goto CPyL20;
    }
    cpy_r_r6 = cpy_r_r5;
    goto CPyL9;
CPyL7: ;
    if (likely(cpy_r_extras != Py_None))
        cpy_r_r7 = cpy_r_extras;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "__init__", 36, CPyStatic_perform___globals, "serai.kernel.extras.Extras", cpy_r_extras);
        goto CPyL20;
    }
    cpy_r_r6 = cpy_r_r7;
CPyL9: ;
    if (((serai___kernel___perform___PerformerObject *)cpy_r_self)->_extras != NULL) {
        CPy_DECREF(((serai___kernel___perform___PerformerObject *)cpy_r_self)->_extras);
    }
    ((serai___kernel___perform___PerformerObject *)cpy_r_self)->_extras = cpy_r_r6;
    cpy_r_r8 = 1;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "__init__", 36, CPyStatic_perform___globals);
        goto CPyL20;
    }
    cpy_r_r9 = CPyStatics[4772]; /* 'reason-in-vain' */
    cpy_r_r10 = PyDict_New();
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "__init__", 37, CPyStatic_perform___globals);
        goto CPyL20;
    }
    cpy_r_r11 = CPyDef_option___Reason(cpy_r_rule, cpy_r_r9, cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "__init__", 37, CPyStatic_perform___globals);
        goto CPyL20;
    }
    if (((serai___kernel___perform___PerformerObject *)cpy_r_self)->_in_vain != NULL) {
        CPy_DECREF(((serai___kernel___perform___PerformerObject *)cpy_r_self)->_in_vain);
    }
    ((serai___kernel___perform___PerformerObject *)cpy_r_self)->_in_vain = cpy_r_r11;
    cpy_r_r12 = 1;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "__init__", 37, CPyStatic_perform___globals);
        goto CPyL20;
    }
    cpy_r_r13 = CPyStatics[892]; /* 'done' */
    cpy_r_r14 = NULL;
    cpy_r_r15 = NULL;
    cpy_r_r16 = NULL;
    cpy_r_r17 = NULL;
    cpy_r_r18 = CPyDef_option___Vocabulary___add(cpy_r_vocabulary, cpy_r_r13, cpy_r_r14, cpy_r_r15, cpy_r_r16, cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "__init__", 38, CPyStatic_perform___globals);
        goto CPyL20;
    }
    if (((serai___kernel___perform___PerformerObject *)cpy_r_self)->_done != NULL) {
        CPy_DECREF(((serai___kernel___perform___PerformerObject *)cpy_r_self)->_done);
    }
    ((serai___kernel___perform___PerformerObject *)cpy_r_self)->_done = cpy_r_r18;
    cpy_r_r19 = 1;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "__init__", 38, CPyStatic_perform___globals);
        goto CPyL20;
    }
    cpy_r_r20 = PyDict_New();
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "__init__", 39, CPyStatic_perform___globals);
        goto CPyL20;
    }
    if (((serai___kernel___perform___PerformerObject *)cpy_r_self)->__flat != NULL) {
        CPy_DECREF(((serai___kernel___perform___PerformerObject *)cpy_r_self)->__flat);
    }
    ((serai___kernel___perform___PerformerObject *)cpy_r_self)->__flat = cpy_r_r20;
    cpy_r_r21 = 1;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "__init__", 39, CPyStatic_perform___globals);
        goto CPyL20;
    }
    cpy_r_r22 = PyDict_New();
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "__init__", 40, CPyStatic_perform___globals);
        goto CPyL20;
    }
    if (((serai___kernel___perform___PerformerObject *)cpy_r_self)->__options != NULL) {
        CPy_DECREF(((serai___kernel___perform___PerformerObject *)cpy_r_self)->__options);
    }
    ((serai___kernel___perform___PerformerObject *)cpy_r_self)->__options = cpy_r_r22;
    cpy_r_r23 = 1;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "__init__", 40, CPyStatic_perform___globals);
        goto CPyL20;
    }
    return 1;
CPyL20: ;
    cpy_r_r24 = 2;
    return cpy_r_r24;
CPyL21: ;
    CPy_INCREF(cpy_r_extras);
    goto CPyL2;
CPyL22: ;
    CPy_DecRef(cpy_r_extras);
    goto CPyL20;
CPyL23: ;
    CPy_DECREF(cpy_r_extras);
    goto CPyL5;
}
        
        PyObject *CPyPy_perform___Performer_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"vocabulary", "rule", "extras", 0};
            PyObject *obj_vocabulary;
            PyObject *obj_rule;
            PyObject *obj_extras = NULL;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OO|O", "__init__", kwlist, &obj_vocabulary, &obj_rule, &obj_extras)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_scholars___effects___ScholarsPerformer) || (Py_TYPE(obj_self) == CPyType_wayfarers___effects___WayfarersPerformer) || (Py_TYPE(obj_self) == CPyType_perform___Performer)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.perform.Performer", obj_self); 
                goto fail;
            }
            PyObject *arg_vocabulary;
            if (likely(Py_TYPE(obj_vocabulary) == CPyType_option___Vocabulary))
                arg_vocabulary = obj_vocabulary;
            else {
                CPy_TypeError("serai.kernel.option.Vocabulary", obj_vocabulary); 
                goto fail;
            }
            PyObject *arg_rule;
            if (likely(PyUnicode_Check(obj_rule)))
                arg_rule = obj_rule;
            else {
                CPy_TypeError("str", obj_rule); 
                goto fail;
            }
            PyObject *arg_extras;
            if (obj_extras == NULL) {
                arg_extras = NULL;
                goto __LL9075;
            }
            if (PyObject_TypeCheck(obj_extras, CPyType_extras___Extras))
                arg_extras = obj_extras;
            else {
                arg_extras = NULL;
            }
            if (arg_extras != NULL) goto __LL9075;
            if (obj_extras == Py_None)
                arg_extras = obj_extras;
            else {
                arg_extras = NULL;
            }
            if (arg_extras != NULL) goto __LL9075;
            CPy_TypeError("serai.kernel.extras.Extras or None", obj_extras); 
            goto fail;
__LL9075: ;
            char retval = CPyDef_perform___Performer_____init__(arg_self, arg_vocabulary, arg_rule, arg_extras);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/perform.py", "__init__", 32, CPyStatic_perform___globals);
            return NULL;
        }
        
PyObject *CPyDef_perform___Performer___prepare(PyObject *cpy_r_self, PyObject *cpy_r_effect) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    int64_t cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    int64_t cpy_r_r8;
    PyObject *cpy_r_r9;
    cpy_r_r0 = CPyDef_perform___Performer___flat(cpy_r_self, cpy_r_effect);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "prepare", 44, CPyStatic_perform___globals);
        goto CPyL7;
    }
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    cpy_r_r3 = 0;
CPyL2: ;
    cpy_r_r4 = cpy_r_r3 < cpy_r_r2;
    if (!cpy_r_r4) goto CPyL8;
    cpy_r_r5 = CPySequenceTuple_GetItemUnsafe(cpy_r_r0, cpy_r_r3);
    if (likely(PyObject_TypeCheck(cpy_r_r5, CPyType_kernel___effects___Effect)))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "prepare", 44, CPyStatic_perform___globals, "serai.kernel.effects.Effect", cpy_r_r5);
        goto CPyL9;
    }
    cpy_r_r7 = CPyDef_perform___Performer____prepare_part(cpy_r_self, cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == 2)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "prepare", 45, CPyStatic_perform___globals);
        goto CPyL9;
    }
    cpy_r_r8 = cpy_r_r3 + 1;
    cpy_r_r3 = cpy_r_r8;
    goto CPyL2;
CPyL6: ;
    CPy_INCREF(cpy_r_effect);
    return cpy_r_effect;
CPyL7: ;
    cpy_r_r9 = NULL;
    return cpy_r_r9;
CPyL8: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL6;
CPyL9: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL7;
}
        
        PyObject *CPyPy_perform___Performer___prepare(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"effect", 0};
            static CPyArg_Parser parser = {"O:prepare", kwlist, 0};
            PyObject *obj_effect;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_effect)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_scholars___effects___ScholarsPerformer) || (Py_TYPE(obj_self) == CPyType_wayfarers___effects___WayfarersPerformer) || (Py_TYPE(obj_self) == CPyType_perform___Performer)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.perform.Performer", obj_self); 
                goto fail;
            }
            PyObject *arg_effect;
            if (likely(PyObject_TypeCheck(obj_effect, CPyType_kernel___effects___Effect)))
                arg_effect = obj_effect;
            else {
                CPy_TypeError("serai.kernel.effects.Effect", obj_effect); 
                goto fail;
            }
            PyObject *retval = CPyDef_perform___Performer___prepare(arg_self, arg_effect);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/perform.py", "prepare", 42, CPyStatic_perform___globals);
            return NULL;
        }
        
char CPyDef_perform___Performer____prepare_part(PyObject *cpy_r_self, PyObject *cpy_r_part) {
    PyObject *cpy_r_r0;
    int32_t cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_option;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
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
    int32_t cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyPtr cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyPtr cpy_r_r30;
    PyObject *cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyPtr cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    CPyPtr cpy_r_r43;
    int64_t cpy_r_r44;
    int64_t cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    char cpy_r_r49;
    int64_t cpy_r_r50;
    PyObject *cpy_r_r51;
    CPyPtr cpy_r_r52;
    PyObject *cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    CPyPtr cpy_r_r59;
    PyObject *cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    char cpy_r_r65;
    cpy_r_r0 = ((serai___kernel___perform___PerformerObject *)cpy_r_self)->__options;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_prepare_part", "Performer", "_options", 49, CPyStatic_perform___globals);
        goto CPyL36;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = PyDict_Contains(cpy_r_r0, cpy_r_part);
    CPy_DECREF(cpy_r_r0);
    cpy_r_r2 = cpy_r_r1 >= 0;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_prepare_part", 49, CPyStatic_perform___globals);
        goto CPyL36;
    }
    cpy_r_r3 = cpy_r_r1;
    cpy_r_r4 = cpy_r_r3 ^ 1;
    if (!cpy_r_r4) goto CPyL15;
    cpy_r_r5 = ((serai___kernel___perform___PerformerObject *)cpy_r_self)->_vocabulary;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_prepare_part", "Performer", "vocabulary", 50, CPyStatic_perform___globals);
        goto CPyL36;
    }
    CPy_INCREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4773]; /* 'do:' */
    cpy_r_r7 = ((serai___kernel___effects___EffectObject *)cpy_r_part)->_text;
    CPy_INCREF(cpy_r_r7);
    cpy_r_r8 = CPyStr_Build(2, cpy_r_r6, cpy_r_r7);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_prepare_part", 50, CPyStatic_perform___globals);
        goto CPyL37;
    }
    cpy_r_r9 = CPyDef_option___Vocabulary___get(cpy_r_r5, cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_prepare_part", 50, CPyStatic_perform___globals);
        goto CPyL36;
    }
    cpy_r_option = cpy_r_r9;
    cpy_r_r10 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r11 = cpy_r_option == cpy_r_r10;
    if (cpy_r_r11) {
        goto CPyL38;
    } else
        goto CPyL12;
CPyL7: ;
    cpy_r_r12 = ((serai___kernel___perform___PerformerObject *)cpy_r_self)->_vocabulary;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_prepare_part", "Performer", "vocabulary", 52, CPyStatic_perform___globals);
        goto CPyL36;
    }
    CPy_INCREF(cpy_r_r12);
CPyL8: ;
    cpy_r_r13 = CPyStatics[4773]; /* 'do:' */
    cpy_r_r14 = ((serai___kernel___effects___EffectObject *)cpy_r_part)->_text;
    CPy_INCREF(cpy_r_r14);
    cpy_r_r15 = CPyStr_Build(2, cpy_r_r13, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_prepare_part", 52, CPyStatic_perform___globals);
        goto CPyL39;
    }
    cpy_r_r16 = CPyStatics[4774]; /* 'option-do' */
    cpy_r_r17 = CPyStatics[602]; /* 'effect' */
    cpy_r_r18 = CPyDict_Build(1, cpy_r_r17, cpy_r_part);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_prepare_part", 52, CPyStatic_perform___globals);
        goto CPyL40;
    }
    cpy_r_r19 = NULL;
    cpy_r_r20 = CPyDef_option___Vocabulary___add(cpy_r_r12, cpy_r_r15, cpy_r_part, cpy_r_r16, cpy_r_r18, cpy_r_r19);
    CPy_DECREF(cpy_r_r15);
    CPy_DECREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_prepare_part", 52, CPyStatic_perform___globals);
        goto CPyL36;
    }
    cpy_r_option = cpy_r_r20;
CPyL12: ;
    if (likely(cpy_r_option != Py_None))
        cpy_r_r21 = cpy_r_option;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "_prepare_part", 53, CPyStatic_perform___globals, "serai.kernel.option.Option", cpy_r_option);
        goto CPyL36;
    }
    cpy_r_r22 = ((serai___kernel___perform___PerformerObject *)cpy_r_self)->__options;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_prepare_part", "Performer", "_options", 53, CPyStatic_perform___globals);
        goto CPyL41;
    }
    CPy_INCREF(cpy_r_r22);
CPyL14: ;
    cpy_r_r23 = CPyDict_SetItem(cpy_r_r22, cpy_r_part, cpy_r_r21);
    CPy_DECREF(cpy_r_r22);
    CPy_DECREF(cpy_r_r21);
    cpy_r_r24 = cpy_r_r23 >= 0;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_prepare_part", 53, CPyStatic_perform___globals);
        goto CPyL36;
    }
CPyL15: ;
    cpy_r_r25 = (PyObject *)CPyType_kernel___effects___Choice;
    cpy_r_r26 = (CPyPtr)((CPyPtr)cpy_r_part + offsetof(PyObject, ob_type));
    cpy_r_r27 = *(PyObject * *)cpy_r_r26;
    cpy_r_r28 = cpy_r_r27 == cpy_r_r25;
    if (!cpy_r_r28) goto CPyL17;
    if (cpy_r_r28) {
        goto CPyL18;
    } else
        goto CPyL29;
CPyL17: ;
    cpy_r_r29 = (PyObject *)CPyType_kernel___effects___InOrder;
    cpy_r_r30 = (CPyPtr)((CPyPtr)cpy_r_part + offsetof(PyObject, ob_type));
    cpy_r_r31 = *(PyObject * *)cpy_r_r30;
    cpy_r_r32 = cpy_r_r31 == cpy_r_r29;
    if (!cpy_r_r32) goto CPyL29;
CPyL18: ;
    CPy_INCREF(cpy_r_part);
    if (Py_TYPE(cpy_r_part) == CPyType_kernel___effects___Choice)
        cpy_r_r33 = cpy_r_part;
    else {
        cpy_r_r33 = NULL;
    }
    if (cpy_r_r33 != NULL) goto __LL9076;
    if (Py_TYPE(cpy_r_part) == CPyType_kernel___effects___InOrder)
        cpy_r_r33 = cpy_r_part;
    else {
        cpy_r_r33 = NULL;
    }
    if (cpy_r_r33 != NULL) goto __LL9076;
    CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "_prepare_part", 55, CPyStatic_perform___globals, "union[serai.kernel.effects.Choice, serai.kernel.effects.InOrder]", cpy_r_part);
    goto CPyL36;
__LL9076: ;
    cpy_r_r34 = (PyObject *)CPyType_kernel___effects___Choice;
    cpy_r_r35 = (CPyPtr)((CPyPtr)cpy_r_r33 + offsetof(PyObject, ob_type));
    cpy_r_r36 = *(PyObject * *)cpy_r_r35;
    cpy_r_r37 = cpy_r_r36 == cpy_r_r34;
    if (!cpy_r_r37) goto CPyL22;
    if (likely(Py_TYPE(cpy_r_r33) == CPyType_kernel___effects___Choice))
        cpy_r_r38 = cpy_r_r33;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "_prepare_part", 55, CPyStatic_perform___globals, "serai.kernel.effects.Choice", cpy_r_r33);
        goto CPyL36;
    }
    cpy_r_r39 = ((serai___kernel___effects___ChoiceObject *)cpy_r_r38)->_parts;
    CPy_INCREF(cpy_r_r39);
    CPy_DECREF(cpy_r_r38);
    cpy_r_r40 = cpy_r_r39;
    goto CPyL24;
CPyL22: ;
    if (likely(Py_TYPE(cpy_r_r33) == CPyType_kernel___effects___InOrder))
        cpy_r_r41 = cpy_r_r33;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "_prepare_part", 55, CPyStatic_perform___globals, "serai.kernel.effects.InOrder", cpy_r_r33);
        goto CPyL36;
    }
    cpy_r_r42 = ((serai___kernel___effects___InOrderObject *)cpy_r_r41)->_parts;
    CPy_INCREF(cpy_r_r42);
    CPy_DECREF(cpy_r_r41);
    cpy_r_r40 = cpy_r_r42;
CPyL24: ;
    cpy_r_r43 = (CPyPtr)((CPyPtr)cpy_r_r40 + offsetof(PyVarObject, ob_size));
    cpy_r_r44 = *(int64_t *)cpy_r_r43;
    cpy_r_r45 = 0;
CPyL25: ;
    cpy_r_r46 = cpy_r_r45 < cpy_r_r44;
    if (!cpy_r_r46) goto CPyL42;
    cpy_r_r47 = CPySequenceTuple_GetItemUnsafe(cpy_r_r40, cpy_r_r45);
    if (likely(PyObject_TypeCheck(cpy_r_r47, CPyType_kernel___effects___Effect)))
        cpy_r_r48 = cpy_r_r47;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "_prepare_part", 55, CPyStatic_perform___globals, "serai.kernel.effects.Effect", cpy_r_r47);
        goto CPyL43;
    }
    cpy_r_r49 = CPyDef_perform___Performer____prepare_branch(cpy_r_self, cpy_r_r48);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r49 == 2)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_prepare_part", 56, CPyStatic_perform___globals);
        goto CPyL43;
    }
    cpy_r_r50 = cpy_r_r45 + 1;
    cpy_r_r45 = cpy_r_r50;
    goto CPyL25;
CPyL29: ;
    cpy_r_r51 = (PyObject *)CPyType_kernel___effects___Arrow;
    cpy_r_r52 = (CPyPtr)((CPyPtr)cpy_r_part + offsetof(PyObject, ob_type));
    cpy_r_r53 = *(PyObject * *)cpy_r_r52;
    cpy_r_r54 = cpy_r_r53 == cpy_r_r51;
    if (!cpy_r_r54) goto CPyL32;
    if (likely(Py_TYPE(cpy_r_part) == CPyType_kernel___effects___Arrow))
        cpy_r_r55 = cpy_r_part;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "_prepare_part", 58, CPyStatic_perform___globals, "serai.kernel.effects.Arrow", cpy_r_part);
        goto CPyL36;
    }
    cpy_r_r56 = ((serai___kernel___effects___ArrowObject *)cpy_r_r55)->_gain;
    CPy_INCREF(cpy_r_r56);
    cpy_r_r57 = CPyDef_perform___Performer___prepare(cpy_r_self, cpy_r_r56);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_prepare_part", 58, CPyStatic_perform___globals);
        goto CPyL36;
    } else
        goto CPyL44;
CPyL32: ;
    cpy_r_r58 = (PyObject *)CPyType_kernel___effects___Maybe;
    cpy_r_r59 = (CPyPtr)((CPyPtr)cpy_r_part + offsetof(PyObject, ob_type));
    cpy_r_r60 = *(PyObject * *)cpy_r_r59;
    cpy_r_r61 = cpy_r_r60 == cpy_r_r58;
    if (!cpy_r_r61) goto CPyL35;
    if (likely(Py_TYPE(cpy_r_part) == CPyType_kernel___effects___Maybe))
        cpy_r_r62 = cpy_r_part;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "_prepare_part", 60, CPyStatic_perform___globals, "serai.kernel.effects.Maybe", cpy_r_part);
        goto CPyL36;
    }
    cpy_r_r63 = ((serai___kernel___effects___MaybeObject *)cpy_r_r62)->_part;
    CPy_INCREF(cpy_r_r63);
    cpy_r_r64 = CPyDef_perform___Performer___prepare(cpy_r_self, cpy_r_r63);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_prepare_part", 60, CPyStatic_perform___globals);
        goto CPyL36;
    } else
        goto CPyL45;
CPyL35: ;
    return 1;
CPyL36: ;
    cpy_r_r65 = 2;
    return cpy_r_r65;
CPyL37: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL36;
CPyL38: ;
    CPy_DECREF(cpy_r_option);
    goto CPyL7;
CPyL39: ;
    CPy_DecRef(cpy_r_r12);
    goto CPyL36;
CPyL40: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r15);
    goto CPyL36;
CPyL41: ;
    CPy_DecRef(cpy_r_r21);
    goto CPyL36;
CPyL42: ;
    CPy_DECREF(cpy_r_r40);
    goto CPyL35;
CPyL43: ;
    CPy_DecRef(cpy_r_r40);
    goto CPyL36;
CPyL44: ;
    CPy_DECREF(cpy_r_r57);
    goto CPyL35;
CPyL45: ;
    CPy_DECREF(cpy_r_r64);
    goto CPyL35;
}
        
        PyObject *CPyPy_perform___Performer____prepare_part(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"part", 0};
            static CPyArg_Parser parser = {"O:_prepare_part", kwlist, 0};
            PyObject *obj_part;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_part)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_scholars___effects___ScholarsPerformer) || (Py_TYPE(obj_self) == CPyType_wayfarers___effects___WayfarersPerformer) || (Py_TYPE(obj_self) == CPyType_perform___Performer)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.perform.Performer", obj_self); 
                goto fail;
            }
            PyObject *arg_part;
            if (likely(PyObject_TypeCheck(obj_part, CPyType_kernel___effects___Effect)))
                arg_part = obj_part;
            else {
                CPy_TypeError("serai.kernel.effects.Effect", obj_part); 
                goto fail;
            }
            char retval = CPyDef_perform___Performer____prepare_part(arg_self, arg_part);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/perform.py", "_prepare_part", 48, CPyStatic_perform___globals);
            return NULL;
        }
        
char CPyDef_perform___Performer____prepare_branch(PyObject *cpy_r_self, PyObject *cpy_r_branch) {
    char cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    cpy_r_r0 = CPyDef_perform___Performer____prepare_part(cpy_r_self, cpy_r_branch);
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_prepare_branch", 63, CPyStatic_perform___globals);
        goto CPyL3;
    }
    cpy_r_r1 = CPyDef_perform___Performer___prepare(cpy_r_self, cpy_r_branch);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_prepare_branch", 64, CPyStatic_perform___globals);
        goto CPyL3;
    } else
        goto CPyL4;
CPyL2: ;
    return 1;
CPyL3: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
CPyL4: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL2;
}
        
        PyObject *CPyPy_perform___Performer____prepare_branch(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"branch", 0};
            static CPyArg_Parser parser = {"O:_prepare_branch", kwlist, 0};
            PyObject *obj_branch;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_branch)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_scholars___effects___ScholarsPerformer) || (Py_TYPE(obj_self) == CPyType_wayfarers___effects___WayfarersPerformer) || (Py_TYPE(obj_self) == CPyType_perform___Performer)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.perform.Performer", obj_self); 
                goto fail;
            }
            PyObject *arg_branch;
            if (likely(PyObject_TypeCheck(obj_branch, CPyType_kernel___effects___Effect)))
                arg_branch = obj_branch;
            else {
                CPy_TypeError("serai.kernel.effects.Effect", obj_branch); 
                goto fail;
            }
            char retval = CPyDef_perform___Performer____prepare_branch(arg_self, arg_branch);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/perform.py", "_prepare_branch", 62, CPyStatic_perform___globals);
            return NULL;
        }
        
PyObject *CPyDef_perform___Performer___option(PyObject *cpy_r_self, PyObject *cpy_r_effect) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = ((serai___kernel___perform___PerformerObject *)cpy_r_self)->__options;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "option", "Performer", "_options", 68, CPyStatic_perform___globals);
        goto CPyL4;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = CPyDict_GetItem(cpy_r_r0, cpy_r_effect);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "option", 68, CPyStatic_perform___globals);
        goto CPyL4;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_option___Option))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "option", 68, CPyStatic_perform___globals, "serai.kernel.option.Option", cpy_r_r1);
        goto CPyL4;
    }
    return cpy_r_r2;
CPyL4: ;
    cpy_r_r3 = NULL;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_perform___Performer___option(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"effect", 0};
            static CPyArg_Parser parser = {"O:option", kwlist, 0};
            PyObject *obj_effect;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_effect)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_scholars___effects___ScholarsPerformer) || (Py_TYPE(obj_self) == CPyType_wayfarers___effects___WayfarersPerformer) || (Py_TYPE(obj_self) == CPyType_perform___Performer)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.perform.Performer", obj_self); 
                goto fail;
            }
            PyObject *arg_effect;
            if (likely(PyObject_TypeCheck(obj_effect, CPyType_kernel___effects___Effect)))
                arg_effect = obj_effect;
            else {
                CPy_TypeError("serai.kernel.effects.Effect", obj_effect); 
                goto fail;
            }
            PyObject *retval = CPyDef_perform___Performer___option(arg_self, arg_effect);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/perform.py", "option", 66, CPyStatic_perform___globals);
            return NULL;
        }
        
PyObject *CPyDef_perform___Performer___flat(PyObject *cpy_r_self, PyObject *cpy_r_effect) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_parts;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyPtr cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyPtr cpy_r_r12;
    int64_t cpy_r_r13;
    int64_t cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyPtr cpy_r_r19;
    int64_t cpy_r_r20;
    int64_t cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    int32_t cpy_r_r25;
    char cpy_r_r26;
    int64_t cpy_r_r27;
    int64_t cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyPtr cpy_r_r31;
    PyObject *cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyTagged cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyPtr cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    tuple_T1O cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    int32_t cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    cpy_r_r0 = ((serai___kernel___perform___PerformerObject *)cpy_r_self)->__flat;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "flat", "Performer", "_flat", 72, CPyStatic_perform___globals);
        goto CPyL37;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = CPyDict_GetWithNone(cpy_r_r0, cpy_r_effect);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "flat", 72, CPyStatic_perform___globals);
        goto CPyL37;
    }
    if (PyTuple_Check(cpy_r_r1))
        cpy_r_r2 = cpy_r_r1;
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 != NULL) goto __LL9077;
    if (cpy_r_r1 == Py_None)
        cpy_r_r2 = cpy_r_r1;
    else {
        cpy_r_r2 = NULL;
    }
    if (cpy_r_r2 != NULL) goto __LL9077;
    CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "flat", 72, CPyStatic_perform___globals, "tuple or None", cpy_r_r1);
    goto CPyL37;
__LL9077: ;
    cpy_r_parts = cpy_r_r2;
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_parts == cpy_r_r3;
    if (cpy_r_r4) {
        goto CPyL38;
    } else
        goto CPyL35;
CPyL4: ;
    cpy_r_r5 = (PyObject *)CPyType_kernel___effects___AnyOrder;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_effect + offsetof(PyObject, ob_type));
    cpy_r_r7 = *(PyObject * *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r7 == cpy_r_r5;
    if (!cpy_r_r8) goto CPyL19;
    cpy_r_r9 = PyList_New(0);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "flat", 75, CPyStatic_perform___globals);
        goto CPyL37;
    }
    if (likely(Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___AnyOrder))
        cpy_r_r10 = cpy_r_effect;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "flat", 75, CPyStatic_perform___globals, "serai.kernel.effects.AnyOrder", cpy_r_effect);
        goto CPyL39;
    }
    cpy_r_r11 = ((serai___kernel___effects___AnyOrderObject *)cpy_r_r10)->_parts;
    CPy_INCREF(cpy_r_r11);
    cpy_r_r12 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyVarObject, ob_size));
    cpy_r_r13 = *(int64_t *)cpy_r_r12;
    cpy_r_r14 = 0;
CPyL8: ;
    cpy_r_r15 = cpy_r_r14 < cpy_r_r13;
    if (!cpy_r_r15) goto CPyL40;
    cpy_r_r16 = CPySequenceTuple_GetItemUnsafe(cpy_r_r11, cpy_r_r14);
    if (likely(PyObject_TypeCheck(cpy_r_r16, CPyType_kernel___effects___Effect)))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "flat", 75, CPyStatic_perform___globals, "serai.kernel.effects.Effect", cpy_r_r16);
        goto CPyL41;
    }
    cpy_r_r18 = CPyDef_perform___Performer___flat(cpy_r_self, cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "flat", 75, CPyStatic_perform___globals);
        goto CPyL41;
    }
    cpy_r_r19 = (CPyPtr)((CPyPtr)cpy_r_r18 + offsetof(PyVarObject, ob_size));
    cpy_r_r20 = *(int64_t *)cpy_r_r19;
    cpy_r_r21 = 0;
CPyL12: ;
    cpy_r_r22 = cpy_r_r21 < cpy_r_r20;
    if (!cpy_r_r22) goto CPyL42;
    cpy_r_r23 = CPySequenceTuple_GetItemUnsafe(cpy_r_r18, cpy_r_r21);
    if (likely(PyObject_TypeCheck(cpy_r_r23, CPyType_kernel___effects___Effect)))
        cpy_r_r24 = cpy_r_r23;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "flat", 75, CPyStatic_perform___globals, "serai.kernel.effects.Effect", cpy_r_r23);
        goto CPyL43;
    }
    cpy_r_r25 = PyList_Append(cpy_r_r9, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r26 = cpy_r_r25 >= 0;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "flat", 75, CPyStatic_perform___globals);
        goto CPyL43;
    }
    cpy_r_r27 = cpy_r_r21 + 1;
    cpy_r_r21 = cpy_r_r27;
    goto CPyL12;
CPyL16: ;
    cpy_r_r28 = cpy_r_r14 + 1;
    cpy_r_r14 = cpy_r_r28;
    goto CPyL8;
CPyL17: ;
    cpy_r_r29 = PyList_AsTuple(cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "flat", 75, CPyStatic_perform___globals);
        goto CPyL37;
    }
    cpy_r_parts = cpy_r_r29;
    goto CPyL32;
CPyL19: ;
    cpy_r_r30 = (PyObject *)CPyType_kernel___effects___Repeat;
    cpy_r_r31 = (CPyPtr)((CPyPtr)cpy_r_effect + offsetof(PyObject, ob_type));
    cpy_r_r32 = *(PyObject * *)cpy_r_r31;
    cpy_r_r33 = cpy_r_r32 == cpy_r_r30;
    if (!cpy_r_r33) goto CPyL25;
    if (likely(Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___Repeat))
        cpy_r_r34 = cpy_r_effect;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "flat", 77, CPyStatic_perform___globals, "serai.kernel.effects.Repeat", cpy_r_effect);
        goto CPyL37;
    }
    cpy_r_r35 = ((serai___kernel___effects___RepeatObject *)cpy_r_r34)->_part;
    CPy_INCREF(cpy_r_r35);
    cpy_r_r36 = CPyDef_perform___Performer___flat(cpy_r_self, cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "flat", 77, CPyStatic_perform___globals);
        goto CPyL37;
    }
    if (likely(Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___Repeat))
        cpy_r_r37 = cpy_r_effect;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "flat", 77, CPyStatic_perform___globals, "serai.kernel.effects.Repeat", cpy_r_effect);
        goto CPyL44;
    }
    cpy_r_r38 = ((serai___kernel___effects___RepeatObject *)cpy_r_r37)->_times;
    CPyTagged_INCREF(cpy_r_r38);
    cpy_r_r39 = CPySequence_Multiply(cpy_r_r36, cpy_r_r38);
    CPy_DECREF(cpy_r_r36);
    CPyTagged_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "flat", 77, CPyStatic_perform___globals);
        goto CPyL37;
    }
    cpy_r_parts = cpy_r_r39;
    goto CPyL32;
CPyL25: ;
    cpy_r_r40 = (PyObject *)CPyType_kernel___effects___Call;
    cpy_r_r41 = (CPyPtr)((CPyPtr)cpy_r_effect + offsetof(PyObject, ob_type));
    cpy_r_r42 = *(PyObject * *)cpy_r_r41;
    cpy_r_r43 = cpy_r_r42 == cpy_r_r40;
    if (!cpy_r_r43) goto CPyL31;
    CPy_INCREF(cpy_r_effect);
    if (likely(Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___Call))
        cpy_r_r44 = cpy_r_effect;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "flat", 79, CPyStatic_perform___globals, "serai.kernel.effects.Call", cpy_r_effect);
        goto CPyL37;
    }
    cpy_r_r45 = CPyDef_perform___Performer____work(cpy_r_self, cpy_r_r44);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "flat", 79, CPyStatic_perform___globals);
        goto CPyL37;
    }
    CPy_INCREF(cpy_r_effect);
    if (likely(Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___Call))
        cpy_r_r46 = cpy_r_effect;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "flat", 79, CPyStatic_perform___globals, "serai.kernel.effects.Call", cpy_r_effect);
        goto CPyL45;
    }
    cpy_r_r47 = CPY_GET_METHOD(cpy_r_r45, CPyType_work___Work, 0, serai___kernel___work___WorkObject, PyObject * (*)(PyObject *, PyObject *))(cpy_r_r45, cpy_r_r46); /* units */
    CPy_DECREF(cpy_r_r46);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "flat", 79, CPyStatic_perform___globals);
        goto CPyL37;
    }
    cpy_r_parts = cpy_r_r47;
    goto CPyL32;
CPyL31: ;
    CPy_INCREF(cpy_r_effect);
    cpy_r_r48.f0 = cpy_r_effect;
    cpy_r_r49 = PyTuple_New(1);
    if (unlikely(cpy_r_r49 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp9078 = cpy_r_r48.f0;
    PyTuple_SET_ITEM(cpy_r_r49, 0, __tmp9078);
    cpy_r_parts = cpy_r_r49;
CPyL32: ;
    CPy_INCREF(cpy_r_parts);
    if (likely(cpy_r_parts != Py_None))
        cpy_r_r50 = cpy_r_parts;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "flat", 82, CPyStatic_perform___globals, "tuple", cpy_r_parts);
        goto CPyL46;
    }
    cpy_r_r51 = ((serai___kernel___perform___PerformerObject *)cpy_r_self)->__flat;
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "flat", "Performer", "_flat", 82, CPyStatic_perform___globals);
        goto CPyL47;
    }
    CPy_INCREF(cpy_r_r51);
CPyL34: ;
    cpy_r_r52 = CPyDict_SetItem(cpy_r_r51, cpy_r_effect, cpy_r_r50);
    CPy_DECREF(cpy_r_r51);
    CPy_DECREF(cpy_r_r50);
    cpy_r_r53 = cpy_r_r52 >= 0;
    if (unlikely(!cpy_r_r53)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "flat", 82, CPyStatic_perform___globals);
        goto CPyL46;
    }
CPyL35: ;
    if (likely(cpy_r_parts != Py_None))
        cpy_r_r54 = cpy_r_parts;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "flat", 83, CPyStatic_perform___globals, "tuple", cpy_r_parts);
        goto CPyL37;
    }
    return cpy_r_r54;
CPyL37: ;
    cpy_r_r55 = NULL;
    return cpy_r_r55;
CPyL38: ;
    CPy_DECREF(cpy_r_parts);
    goto CPyL4;
CPyL39: ;
    CPy_DecRef(cpy_r_r9);
    goto CPyL37;
CPyL40: ;
    CPy_DECREF(cpy_r_r11);
    goto CPyL17;
CPyL41: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r11);
    goto CPyL37;
CPyL42: ;
    CPy_DECREF(cpy_r_r18);
    goto CPyL16;
CPyL43: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r18);
    goto CPyL37;
CPyL44: ;
    CPy_DecRef(cpy_r_r36);
    goto CPyL37;
CPyL45: ;
    CPy_DecRef(cpy_r_r45);
    goto CPyL37;
CPyL46: ;
    CPy_DecRef(cpy_r_parts);
    goto CPyL37;
CPyL47: ;
    CPy_DecRef(cpy_r_parts);
    CPy_DecRef(cpy_r_r50);
    goto CPyL37;
}
        
        PyObject *CPyPy_perform___Performer___flat(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"effect", 0};
            static CPyArg_Parser parser = {"O:flat", kwlist, 0};
            PyObject *obj_effect;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_effect)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_scholars___effects___ScholarsPerformer) || (Py_TYPE(obj_self) == CPyType_wayfarers___effects___WayfarersPerformer) || (Py_TYPE(obj_self) == CPyType_perform___Performer)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.perform.Performer", obj_self); 
                goto fail;
            }
            PyObject *arg_effect;
            if (likely(PyObject_TypeCheck(obj_effect, CPyType_kernel___effects___Effect)))
                arg_effect = obj_effect;
            else {
                CPy_TypeError("serai.kernel.effects.Effect", obj_effect); 
                goto fail;
            }
            PyObject *retval = CPyDef_perform___Performer___flat(arg_self, arg_effect);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/perform.py", "flat", 70, CPyStatic_perform___globals);
            return NULL;
        }
        
PyObject *CPyDef_perform___Performer____work(PyObject *cpy_r_self, PyObject *cpy_r_call) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = ((serai___kernel___effects___CallObject *)cpy_r_call)->_verb;
    cpy_r_r1 = ((serai___kernel___effects___VerbObject *)cpy_r_r0)->_work;
    CPy_INCREF(cpy_r_r1);
    return cpy_r_r1;
}
        
        PyObject *CPyPy_perform___Performer____work(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"call", 0};
            static CPyArg_Parser parser = {"O:_work", kwlist, 0};
            PyObject *obj_call;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_call)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_scholars___effects___ScholarsPerformer) || (Py_TYPE(obj_self) == CPyType_wayfarers___effects___WayfarersPerformer) || (Py_TYPE(obj_self) == CPyType_perform___Performer)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.perform.Performer", obj_self); 
                goto fail;
            }
            PyObject *arg_call;
            if (likely(Py_TYPE(obj_call) == CPyType_kernel___effects___Call))
                arg_call = obj_call;
            else {
                CPy_TypeError("serai.kernel.effects.Call", obj_call); 
                goto fail;
            }
            PyObject *retval = CPyDef_perform___Performer____work(arg_self, arg_call);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/perform.py", "_work", 85, CPyStatic_perform___globals);
            return NULL;
        }
        
char CPyDef_perform___Performer___possible(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_effect, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyPtr cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
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
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyPtr cpy_r_r25;
    PyObject *cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyPtr cpy_r_r30;
    PyObject *cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    CPyPtr cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    CPyPtr cpy_r_r45;
    PyObject *cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    CPyPtr cpy_r_r49;
    PyObject *cpy_r_r50;
    char cpy_r_r51;
    char cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    CPyPtr cpy_r_r56;
    PyObject *cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    CPyPtr cpy_r_r63;
    PyObject *cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    CPyPtr cpy_r_r70;
    int64_t cpy_r_r71;
    int64_t cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    char cpy_r_r76;
    int64_t cpy_r_r77;
    char cpy_r_r78;
    cpy_r_r0 = (PyObject *)CPyType_kernel___effects___Call;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_effect + offsetof(PyObject, ob_type));
    cpy_r_r2 = *(PyObject * *)cpy_r_r1;
    cpy_r_r3 = cpy_r_r2 == cpy_r_r0;
    if (!cpy_r_r3) goto CPyL6;
    CPy_INCREF(cpy_r_effect);
    if (likely(Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___Call))
        cpy_r_r4 = cpy_r_effect;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "possible", 92, CPyStatic_perform___globals, "serai.kernel.effects.Call", cpy_r_effect);
        goto CPyL49;
    }
    cpy_r_r5 = CPyDef_perform___Performer____work(cpy_r_self, cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "possible", 92, CPyStatic_perform___globals);
        goto CPyL49;
    }
    CPy_INCREF(cpy_r_effect);
    if (likely(Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___Call))
        cpy_r_r6 = cpy_r_effect;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "possible", 92, CPyStatic_perform___globals, "serai.kernel.effects.Call", cpy_r_effect);
        goto CPyL50;
    }
    cpy_r_r7 = CPY_GET_METHOD(cpy_r_r5, CPyType_work___Work, 2, serai___kernel___work___WorkObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *, CPyTagged))(cpy_r_r5, cpy_r_t, cpy_r_me, cpy_r_r6, cpy_r_context); /* possible */
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r7 == 2)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "possible", 92, CPyStatic_perform___globals);
        goto CPyL49;
    }
    return cpy_r_r7;
CPyL6: ;
    cpy_r_r8 = (PyObject *)CPyType_kernel___effects___Arrow;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_effect + offsetof(PyObject, ob_type));
    cpy_r_r10 = *(PyObject * *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r10 == cpy_r_r8;
    if (!cpy_r_r11) goto CPyL13;
    if (likely(Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___Arrow))
        cpy_r_r12 = cpy_r_effect;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "possible", 94, CPyStatic_perform___globals, "serai.kernel.effects.Arrow", cpy_r_effect);
        goto CPyL49;
    }
    cpy_r_r13 = ((serai___kernel___effects___ArrowObject *)cpy_r_r12)->_cost;
    CPy_INCREF(cpy_r_r13);
    cpy_r_r14 = CPyDef_perform___Performer____work(cpy_r_self, cpy_r_r13);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "possible", 94, CPyStatic_perform___globals);
        goto CPyL49;
    }
    if (likely(Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___Arrow))
        cpy_r_r15 = cpy_r_effect;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "possible", 94, CPyStatic_perform___globals, "serai.kernel.effects.Arrow", cpy_r_effect);
        goto CPyL51;
    }
    cpy_r_r16 = ((serai___kernel___effects___ArrowObject *)cpy_r_r15)->_cost;
    CPy_INCREF(cpy_r_r16);
    if (likely(Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___Arrow))
        cpy_r_r17 = cpy_r_effect;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "possible", 94, CPyStatic_perform___globals, "serai.kernel.effects.Arrow", cpy_r_effect);
        goto CPyL52;
    }
    cpy_r_r18 = ((serai___kernel___effects___ArrowObject *)cpy_r_r17)->_gain;
    CPy_INCREF(cpy_r_r18);
    cpy_r_r19 = CPY_GET_METHOD(cpy_r_r14, CPyType_work___Work, 3, serai___kernel___work___WorkObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *, PyObject *, CPyTagged))(cpy_r_r14, cpy_r_t, cpy_r_me, cpy_r_r16, cpy_r_r18, cpy_r_context); /* possible_then */
    CPy_DECREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r19 == 2)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "possible", 94, CPyStatic_perform___globals);
        goto CPyL49;
    }
    return cpy_r_r19;
CPyL13: ;
    cpy_r_r20 = (PyObject *)CPyType_kernel___effects___Repeat;
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_effect + offsetof(PyObject, ob_type));
    cpy_r_r22 = *(PyObject * *)cpy_r_r21;
    cpy_r_r23 = cpy_r_r22 == cpy_r_r20;
    if (!cpy_r_r23) goto CPyL15;
    if (cpy_r_r23) {
        goto CPyL16;
    } else
        goto CPyL24;
CPyL15: ;
    cpy_r_r24 = (PyObject *)CPyType_kernel___effects___Maybe;
    cpy_r_r25 = (CPyPtr)((CPyPtr)cpy_r_effect + offsetof(PyObject, ob_type));
    cpy_r_r26 = *(PyObject * *)cpy_r_r25;
    cpy_r_r27 = cpy_r_r26 == cpy_r_r24;
    if (!cpy_r_r27) goto CPyL24;
CPyL16: ;
    CPy_INCREF(cpy_r_effect);
    if (Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___Repeat)
        cpy_r_r28 = cpy_r_effect;
    else {
        cpy_r_r28 = NULL;
    }
    if (cpy_r_r28 != NULL) goto __LL9079;
    if (Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___Maybe)
        cpy_r_r28 = cpy_r_effect;
    else {
        cpy_r_r28 = NULL;
    }
    if (cpy_r_r28 != NULL) goto __LL9079;
    CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "possible", 96, CPyStatic_perform___globals, "union[serai.kernel.effects.Repeat, serai.kernel.effects.Maybe]", cpy_r_effect);
    goto CPyL49;
__LL9079: ;
    cpy_r_r29 = (PyObject *)CPyType_kernel___effects___Repeat;
    cpy_r_r30 = (CPyPtr)((CPyPtr)cpy_r_r28 + offsetof(PyObject, ob_type));
    cpy_r_r31 = *(PyObject * *)cpy_r_r30;
    cpy_r_r32 = cpy_r_r31 == cpy_r_r29;
    if (!cpy_r_r32) goto CPyL20;
    if (likely(Py_TYPE(cpy_r_r28) == CPyType_kernel___effects___Repeat))
        cpy_r_r33 = cpy_r_r28;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "possible", 96, CPyStatic_perform___globals, "serai.kernel.effects.Repeat", cpy_r_r28);
        goto CPyL49;
    }
    cpy_r_r34 = ((serai___kernel___effects___RepeatObject *)cpy_r_r33)->_part;
    CPy_INCREF(cpy_r_r34);
    CPy_DECREF(cpy_r_r33);
    cpy_r_r35 = cpy_r_r34;
    goto CPyL22;
CPyL20: ;
    if (likely(Py_TYPE(cpy_r_r28) == CPyType_kernel___effects___Maybe))
        cpy_r_r36 = cpy_r_r28;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "possible", 96, CPyStatic_perform___globals, "serai.kernel.effects.Maybe", cpy_r_r28);
        goto CPyL49;
    }
    cpy_r_r37 = ((serai___kernel___effects___MaybeObject *)cpy_r_r36)->_part;
    CPy_INCREF(cpy_r_r37);
    CPy_DECREF(cpy_r_r36);
    cpy_r_r35 = cpy_r_r37;
CPyL22: ;
    cpy_r_r38 = CPY_GET_METHOD(cpy_r_self, CPyType_perform___Performer, 7, serai___kernel___perform___PerformerObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *, CPyTagged))(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_r35, cpy_r_context); /* possible */
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r38 == 2)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "possible", 96, CPyStatic_perform___globals);
        goto CPyL49;
    }
    return cpy_r_r38;
CPyL24: ;
    cpy_r_r39 = (PyObject *)CPyType_kernel___effects___AnyOrder;
    cpy_r_r40 = (CPyPtr)((CPyPtr)cpy_r_effect + offsetof(PyObject, ob_type));
    cpy_r_r41 = *(PyObject * *)cpy_r_r40;
    cpy_r_r42 = cpy_r_r41 == cpy_r_r39;
    if (!cpy_r_r42) goto CPyL26;
    cpy_r_r43 = cpy_r_r42;
    goto CPyL27;
CPyL26: ;
    cpy_r_r44 = (PyObject *)CPyType_kernel___effects___InOrder;
    cpy_r_r45 = (CPyPtr)((CPyPtr)cpy_r_effect + offsetof(PyObject, ob_type));
    cpy_r_r46 = *(PyObject * *)cpy_r_r45;
    cpy_r_r47 = cpy_r_r46 == cpy_r_r44;
    cpy_r_r43 = cpy_r_r47;
CPyL27: ;
    if (!cpy_r_r43) goto CPyL29;
    if (cpy_r_r43) {
        goto CPyL32;
    } else
        goto CPyL30;
CPyL29: ;
    cpy_r_r48 = (PyObject *)CPyType_kernel___effects___Choice;
    cpy_r_r49 = (CPyPtr)((CPyPtr)cpy_r_effect + offsetof(PyObject, ob_type));
    cpy_r_r50 = *(PyObject * *)cpy_r_r49;
    cpy_r_r51 = cpy_r_r50 == cpy_r_r48;
    if (cpy_r_r51) goto CPyL32;
CPyL30: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r52 = 0;
    if (unlikely(!cpy_r_r52)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "possible", 97, CPyStatic_perform___globals);
        goto CPyL49;
    }
    CPy_Unreachable();
CPyL32: ;
    cpy_r_r53 = 0;
    CPy_INCREF(cpy_r_effect);
    if (Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___AnyOrder)
        cpy_r_r54 = cpy_r_effect;
    else {
        cpy_r_r54 = NULL;
    }
    if (cpy_r_r54 != NULL) goto __LL9080;
    if (Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___InOrder)
        cpy_r_r54 = cpy_r_effect;
    else {
        cpy_r_r54 = NULL;
    }
    if (cpy_r_r54 != NULL) goto __LL9080;
    if (Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___Choice)
        cpy_r_r54 = cpy_r_effect;
    else {
        cpy_r_r54 = NULL;
    }
    if (cpy_r_r54 != NULL) goto __LL9080;
    CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "possible", 98, CPyStatic_perform___globals, "union[serai.kernel.effects.AnyOrder, serai.kernel.effects.InOrder, serai.kernel.effects.Choice]", cpy_r_effect);
    goto CPyL49;
__LL9080: ;
    cpy_r_r55 = (PyObject *)CPyType_kernel___effects___AnyOrder;
    cpy_r_r56 = (CPyPtr)((CPyPtr)cpy_r_r54 + offsetof(PyObject, ob_type));
    cpy_r_r57 = *(PyObject * *)cpy_r_r56;
    cpy_r_r58 = cpy_r_r57 == cpy_r_r55;
    if (!cpy_r_r58) goto CPyL36;
    if (likely(Py_TYPE(cpy_r_r54) == CPyType_kernel___effects___AnyOrder))
        cpy_r_r59 = cpy_r_r54;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "possible", 98, CPyStatic_perform___globals, "serai.kernel.effects.AnyOrder", cpy_r_r54);
        goto CPyL49;
    }
    cpy_r_r60 = ((serai___kernel___effects___AnyOrderObject *)cpy_r_r59)->_parts;
    CPy_INCREF(cpy_r_r60);
    CPy_DECREF(cpy_r_r59);
    cpy_r_r61 = cpy_r_r60;
    goto CPyL41;
CPyL36: ;
    cpy_r_r62 = (PyObject *)CPyType_kernel___effects___InOrder;
    cpy_r_r63 = (CPyPtr)((CPyPtr)cpy_r_r54 + offsetof(PyObject, ob_type));
    cpy_r_r64 = *(PyObject * *)cpy_r_r63;
    cpy_r_r65 = cpy_r_r64 == cpy_r_r62;
    if (!cpy_r_r65) goto CPyL39;
    if (likely(Py_TYPE(cpy_r_r54) == CPyType_kernel___effects___InOrder))
        cpy_r_r66 = cpy_r_r54;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "possible", 98, CPyStatic_perform___globals, "serai.kernel.effects.InOrder", cpy_r_r54);
        goto CPyL49;
    }
    cpy_r_r67 = ((serai___kernel___effects___InOrderObject *)cpy_r_r66)->_parts;
    CPy_INCREF(cpy_r_r67);
    CPy_DECREF(cpy_r_r66);
    cpy_r_r61 = cpy_r_r67;
    goto CPyL41;
CPyL39: ;
    if (likely(Py_TYPE(cpy_r_r54) == CPyType_kernel___effects___Choice))
        cpy_r_r68 = cpy_r_r54;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "possible", 98, CPyStatic_perform___globals, "serai.kernel.effects.Choice", cpy_r_r54);
        goto CPyL49;
    }
    cpy_r_r69 = ((serai___kernel___effects___ChoiceObject *)cpy_r_r68)->_parts;
    CPy_INCREF(cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    cpy_r_r61 = cpy_r_r69;
CPyL41: ;
    cpy_r_r70 = (CPyPtr)((CPyPtr)cpy_r_r61 + offsetof(PyVarObject, ob_size));
    cpy_r_r71 = *(int64_t *)cpy_r_r70;
    cpy_r_r72 = 0;
CPyL42: ;
    cpy_r_r73 = cpy_r_r72 < cpy_r_r71;
    if (!cpy_r_r73) goto CPyL53;
    cpy_r_r74 = CPySequenceTuple_GetItemUnsafe(cpy_r_r61, cpy_r_r72);
    if (likely(PyObject_TypeCheck(cpy_r_r74, CPyType_kernel___effects___Effect)))
        cpy_r_r75 = cpy_r_r74;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "possible", 98, CPyStatic_perform___globals, "serai.kernel.effects.Effect", cpy_r_r74);
        goto CPyL54;
    }
    cpy_r_r76 = CPY_GET_METHOD(cpy_r_self, CPyType_perform___Performer, 7, serai___kernel___perform___PerformerObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *, CPyTagged))(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_r75, cpy_r_context); /* possible */
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r76 == 2)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "possible", 98, CPyStatic_perform___globals);
        goto CPyL54;
    }
    if (cpy_r_r76) {
        goto CPyL55;
    } else
        goto CPyL47;
CPyL46: ;
    cpy_r_r53 = 1;
    goto CPyL48;
CPyL47: ;
    cpy_r_r77 = cpy_r_r72 + 1;
    cpy_r_r72 = cpy_r_r77;
    goto CPyL42;
CPyL48: ;
    return cpy_r_r53;
CPyL49: ;
    cpy_r_r78 = 2;
    return cpy_r_r78;
CPyL50: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL49;
CPyL51: ;
    CPy_DecRef(cpy_r_r14);
    goto CPyL49;
CPyL52: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    goto CPyL49;
CPyL53: ;
    CPy_DECREF(cpy_r_r61);
    goto CPyL48;
CPyL54: ;
    CPy_DecRef(cpy_r_r61);
    goto CPyL49;
CPyL55: ;
    CPy_DECREF(cpy_r_r61);
    goto CPyL46;
}
        
        PyObject *CPyPy_perform___Performer___possible(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "effect", "context", 0};
            static CPyArg_Parser parser = {"OOOO:possible", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_effect;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_effect, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_scholars___effects___ScholarsPerformer) || (Py_TYPE(obj_self) == CPyType_wayfarers___effects___WayfarersPerformer) || (Py_TYPE(obj_self) == CPyType_perform___Performer)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.perform.Performer", obj_self); 
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
            PyObject *arg_effect;
            if (likely(PyObject_TypeCheck(obj_effect, CPyType_kernel___effects___Effect)))
                arg_effect = obj_effect;
            else {
                CPy_TypeError("serai.kernel.effects.Effect", obj_effect); 
                goto fail;
            }
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            char retval = CPyDef_perform___Performer___possible(arg_self, arg_t, arg_me, arg_effect, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/perform.py", "possible", 89, CPyStatic_perform___globals);
            return NULL;
        }
        
char CPyDef_perform___Performer___always(PyObject *cpy_r_self, PyObject *cpy_r_effect) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyPtr cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyPtr cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyPtr cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyPtr cpy_r_r23;
    PyObject *cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyPtr cpy_r_r30;
    PyObject *cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    CPyPtr cpy_r_r37;
    int64_t cpy_r_r38;
    int64_t cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    int64_t cpy_r_r44;
    PyObject *cpy_r_r45;
    CPyPtr cpy_r_r46;
    PyObject *cpy_r_r47;
    char cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    CPyPtr cpy_r_r51;
    PyObject *cpy_r_r52;
    char cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    CPyPtr cpy_r_r57;
    PyObject *cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    char cpy_r_r65;
    char cpy_r_r66;
    cpy_r_r0 = (PyObject *)CPyType_kernel___effects___Call;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_effect + offsetof(PyObject, ob_type));
    cpy_r_r2 = *(PyObject * *)cpy_r_r1;
    cpy_r_r3 = cpy_r_r2 == cpy_r_r0;
    if (!cpy_r_r3) goto CPyL5;
    CPy_INCREF(cpy_r_effect);
    if (likely(Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___Call))
        cpy_r_r4 = cpy_r_effect;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "always", 103, CPyStatic_perform___globals, "serai.kernel.effects.Call", cpy_r_effect);
        goto CPyL42;
    }
    cpy_r_r5 = CPyDef_perform___Performer____work(cpy_r_self, cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "always", 103, CPyStatic_perform___globals);
        goto CPyL42;
    }
    cpy_r_r6 = ((serai___kernel___work___WorkObject *)cpy_r_r5)->_always;
    if (unlikely(cpy_r_r6 == 2)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'always' of 'Work' undefined");
    }
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == 2)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "always", 103, CPyStatic_perform___globals);
        goto CPyL42;
    }
CPyL4: ;
    return cpy_r_r6;
CPyL5: ;
    cpy_r_r7 = (PyObject *)CPyType_kernel___effects___AnyOrder;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_effect + offsetof(PyObject, ob_type));
    cpy_r_r9 = *(PyObject * *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r9 == cpy_r_r7;
    if (!cpy_r_r10) goto CPyL7;
    cpy_r_r11 = cpy_r_r10;
    goto CPyL8;
CPyL7: ;
    cpy_r_r12 = (PyObject *)CPyType_kernel___effects___InOrder;
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_effect + offsetof(PyObject, ob_type));
    cpy_r_r14 = *(PyObject * *)cpy_r_r13;
    cpy_r_r15 = cpy_r_r14 == cpy_r_r12;
    cpy_r_r11 = cpy_r_r15;
CPyL8: ;
    if (!cpy_r_r11) goto CPyL10;
    if (cpy_r_r11) {
        goto CPyL11;
    } else
        goto CPyL28;
CPyL10: ;
    cpy_r_r16 = (PyObject *)CPyType_kernel___effects___Choice;
    cpy_r_r17 = (CPyPtr)((CPyPtr)cpy_r_effect + offsetof(PyObject, ob_type));
    cpy_r_r18 = *(PyObject * *)cpy_r_r17;
    cpy_r_r19 = cpy_r_r18 == cpy_r_r16;
    if (!cpy_r_r19) goto CPyL28;
CPyL11: ;
    cpy_r_r20 = 0;
    CPy_INCREF(cpy_r_effect);
    if (Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___AnyOrder)
        cpy_r_r21 = cpy_r_effect;
    else {
        cpy_r_r21 = NULL;
    }
    if (cpy_r_r21 != NULL) goto __LL9081;
    if (Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___InOrder)
        cpy_r_r21 = cpy_r_effect;
    else {
        cpy_r_r21 = NULL;
    }
    if (cpy_r_r21 != NULL) goto __LL9081;
    if (Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___Choice)
        cpy_r_r21 = cpy_r_effect;
    else {
        cpy_r_r21 = NULL;
    }
    if (cpy_r_r21 != NULL) goto __LL9081;
    CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "always", 105, CPyStatic_perform___globals, "union[serai.kernel.effects.AnyOrder, serai.kernel.effects.InOrder, serai.kernel.effects.Choice]", cpy_r_effect);
    goto CPyL42;
__LL9081: ;
    cpy_r_r22 = (PyObject *)CPyType_kernel___effects___AnyOrder;
    cpy_r_r23 = (CPyPtr)((CPyPtr)cpy_r_r21 + offsetof(PyObject, ob_type));
    cpy_r_r24 = *(PyObject * *)cpy_r_r23;
    cpy_r_r25 = cpy_r_r24 == cpy_r_r22;
    if (!cpy_r_r25) goto CPyL15;
    if (likely(Py_TYPE(cpy_r_r21) == CPyType_kernel___effects___AnyOrder))
        cpy_r_r26 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "always", 105, CPyStatic_perform___globals, "serai.kernel.effects.AnyOrder", cpy_r_r21);
        goto CPyL42;
    }
    cpy_r_r27 = ((serai___kernel___effects___AnyOrderObject *)cpy_r_r26)->_parts;
    CPy_INCREF(cpy_r_r27);
    CPy_DECREF(cpy_r_r26);
    cpy_r_r28 = cpy_r_r27;
    goto CPyL20;
CPyL15: ;
    cpy_r_r29 = (PyObject *)CPyType_kernel___effects___InOrder;
    cpy_r_r30 = (CPyPtr)((CPyPtr)cpy_r_r21 + offsetof(PyObject, ob_type));
    cpy_r_r31 = *(PyObject * *)cpy_r_r30;
    cpy_r_r32 = cpy_r_r31 == cpy_r_r29;
    if (!cpy_r_r32) goto CPyL18;
    if (likely(Py_TYPE(cpy_r_r21) == CPyType_kernel___effects___InOrder))
        cpy_r_r33 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "always", 105, CPyStatic_perform___globals, "serai.kernel.effects.InOrder", cpy_r_r21);
        goto CPyL42;
    }
    cpy_r_r34 = ((serai___kernel___effects___InOrderObject *)cpy_r_r33)->_parts;
    CPy_INCREF(cpy_r_r34);
    CPy_DECREF(cpy_r_r33);
    cpy_r_r28 = cpy_r_r34;
    goto CPyL20;
CPyL18: ;
    if (likely(Py_TYPE(cpy_r_r21) == CPyType_kernel___effects___Choice))
        cpy_r_r35 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "always", 105, CPyStatic_perform___globals, "serai.kernel.effects.Choice", cpy_r_r21);
        goto CPyL42;
    }
    cpy_r_r36 = ((serai___kernel___effects___ChoiceObject *)cpy_r_r35)->_parts;
    CPy_INCREF(cpy_r_r36);
    CPy_DECREF(cpy_r_r35);
    cpy_r_r28 = cpy_r_r36;
CPyL20: ;
    cpy_r_r37 = (CPyPtr)((CPyPtr)cpy_r_r28 + offsetof(PyVarObject, ob_size));
    cpy_r_r38 = *(int64_t *)cpy_r_r37;
    cpy_r_r39 = 0;
CPyL21: ;
    cpy_r_r40 = cpy_r_r39 < cpy_r_r38;
    if (!cpy_r_r40) goto CPyL43;
    cpy_r_r41 = CPySequenceTuple_GetItemUnsafe(cpy_r_r28, cpy_r_r39);
    if (likely(PyObject_TypeCheck(cpy_r_r41, CPyType_kernel___effects___Effect)))
        cpy_r_r42 = cpy_r_r41;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "always", 105, CPyStatic_perform___globals, "serai.kernel.effects.Effect", cpy_r_r41);
        goto CPyL44;
    }
    cpy_r_r43 = CPyDef_perform___Performer___always(cpy_r_self, cpy_r_r42);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43 == 2)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "always", 105, CPyStatic_perform___globals);
        goto CPyL44;
    }
    if (cpy_r_r43) {
        goto CPyL45;
    } else
        goto CPyL26;
CPyL25: ;
    cpy_r_r20 = 1;
    goto CPyL27;
CPyL26: ;
    cpy_r_r44 = cpy_r_r39 + 1;
    cpy_r_r39 = cpy_r_r44;
    goto CPyL21;
CPyL27: ;
    return cpy_r_r20;
CPyL28: ;
    cpy_r_r45 = (PyObject *)CPyType_kernel___effects___Repeat;
    cpy_r_r46 = (CPyPtr)((CPyPtr)cpy_r_effect + offsetof(PyObject, ob_type));
    cpy_r_r47 = *(PyObject * *)cpy_r_r46;
    cpy_r_r48 = cpy_r_r47 == cpy_r_r45;
    if (!cpy_r_r48) goto CPyL30;
    cpy_r_r49 = cpy_r_r48;
    goto CPyL31;
CPyL30: ;
    cpy_r_r50 = (PyObject *)CPyType_kernel___effects___Maybe;
    cpy_r_r51 = (CPyPtr)((CPyPtr)cpy_r_effect + offsetof(PyObject, ob_type));
    cpy_r_r52 = *(PyObject * *)cpy_r_r51;
    cpy_r_r53 = cpy_r_r52 == cpy_r_r50;
    cpy_r_r49 = cpy_r_r53;
CPyL31: ;
    if (cpy_r_r49) goto CPyL33;
    cpy_r_r54 = cpy_r_r49;
    goto CPyL41;
CPyL33: ;
    CPy_INCREF(cpy_r_effect);
    if (Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___Repeat)
        cpy_r_r55 = cpy_r_effect;
    else {
        cpy_r_r55 = NULL;
    }
    if (cpy_r_r55 != NULL) goto __LL9082;
    if (Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___Maybe)
        cpy_r_r55 = cpy_r_effect;
    else {
        cpy_r_r55 = NULL;
    }
    if (cpy_r_r55 != NULL) goto __LL9082;
    CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "always", 106, CPyStatic_perform___globals, "union[serai.kernel.effects.Repeat, serai.kernel.effects.Maybe]", cpy_r_effect);
    goto CPyL42;
__LL9082: ;
    cpy_r_r56 = (PyObject *)CPyType_kernel___effects___Repeat;
    cpy_r_r57 = (CPyPtr)((CPyPtr)cpy_r_r55 + offsetof(PyObject, ob_type));
    cpy_r_r58 = *(PyObject * *)cpy_r_r57;
    cpy_r_r59 = cpy_r_r58 == cpy_r_r56;
    if (!cpy_r_r59) goto CPyL37;
    if (likely(Py_TYPE(cpy_r_r55) == CPyType_kernel___effects___Repeat))
        cpy_r_r60 = cpy_r_r55;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "always", 106, CPyStatic_perform___globals, "serai.kernel.effects.Repeat", cpy_r_r55);
        goto CPyL42;
    }
    cpy_r_r61 = ((serai___kernel___effects___RepeatObject *)cpy_r_r60)->_part;
    CPy_INCREF(cpy_r_r61);
    CPy_DECREF(cpy_r_r60);
    cpy_r_r62 = cpy_r_r61;
    goto CPyL39;
CPyL37: ;
    if (likely(Py_TYPE(cpy_r_r55) == CPyType_kernel___effects___Maybe))
        cpy_r_r63 = cpy_r_r55;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "always", 106, CPyStatic_perform___globals, "serai.kernel.effects.Maybe", cpy_r_r55);
        goto CPyL42;
    }
    cpy_r_r64 = ((serai___kernel___effects___MaybeObject *)cpy_r_r63)->_part;
    CPy_INCREF(cpy_r_r64);
    CPy_DECREF(cpy_r_r63);
    cpy_r_r62 = cpy_r_r64;
CPyL39: ;
    cpy_r_r65 = CPyDef_perform___Performer___always(cpy_r_self, cpy_r_r62);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r65 == 2)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "always", 106, CPyStatic_perform___globals);
        goto CPyL42;
    }
    cpy_r_r54 = cpy_r_r65;
CPyL41: ;
    return cpy_r_r54;
CPyL42: ;
    cpy_r_r66 = 2;
    return cpy_r_r66;
CPyL43: ;
    CPy_DECREF(cpy_r_r28);
    goto CPyL27;
CPyL44: ;
    CPy_DecRef(cpy_r_r28);
    goto CPyL42;
CPyL45: ;
    CPy_DECREF(cpy_r_r28);
    goto CPyL25;
}
        
        PyObject *CPyPy_perform___Performer___always(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"effect", 0};
            static CPyArg_Parser parser = {"O:always", kwlist, 0};
            PyObject *obj_effect;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_effect)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_scholars___effects___ScholarsPerformer) || (Py_TYPE(obj_self) == CPyType_wayfarers___effects___WayfarersPerformer) || (Py_TYPE(obj_self) == CPyType_perform___Performer)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.perform.Performer", obj_self); 
                goto fail;
            }
            PyObject *arg_effect;
            if (likely(PyObject_TypeCheck(obj_effect, CPyType_kernel___effects___Effect)))
                arg_effect = obj_effect;
            else {
                CPy_TypeError("serai.kernel.effects.Effect", obj_effect); 
                goto fail;
            }
            char retval = CPyDef_perform___Performer___always(arg_self, arg_effect);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/perform.py", "always", 100, CPyStatic_perform___globals);
            return NULL;
        }
        
char CPyDef_perform___Performer___binds(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_part, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    cpy_r_r0 = (PyObject *)CPyType_kernel___effects___Call;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_part + offsetof(PyObject, ob_type));
    cpy_r_r2 = *(PyObject * *)cpy_r_r1;
    cpy_r_r3 = cpy_r_r2 == cpy_r_r0;
    if (cpy_r_r3) goto CPyL2;
    cpy_r_r4 = cpy_r_r3;
    goto CPyL7;
CPyL2: ;
    CPy_INCREF(cpy_r_part);
    if (likely(Py_TYPE(cpy_r_part) == CPyType_kernel___effects___Call))
        cpy_r_r5 = cpy_r_part;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "binds", 110, CPyStatic_perform___globals, "serai.kernel.effects.Call", cpy_r_part);
        goto CPyL8;
    }
    cpy_r_r6 = CPyDef_perform___Performer____work(cpy_r_self, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "binds", 110, CPyStatic_perform___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_part);
    if (likely(Py_TYPE(cpy_r_part) == CPyType_kernel___effects___Call))
        cpy_r_r7 = cpy_r_part;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "binds", 110, CPyStatic_perform___globals, "serai.kernel.effects.Call", cpy_r_part);
        goto CPyL9;
    }
    cpy_r_r8 = CPY_GET_METHOD(cpy_r_r6, CPyType_work___Work, 4, serai___kernel___work___WorkObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *, CPyTagged))(cpy_r_r6, cpy_r_t, cpy_r_me, cpy_r_r7, cpy_r_context); /* binds */
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r8 == 2)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "binds", 110, CPyStatic_perform___globals);
        goto CPyL8;
    }
    cpy_r_r4 = cpy_r_r8;
CPyL7: ;
    return cpy_r_r4;
CPyL8: ;
    cpy_r_r9 = 2;
    return cpy_r_r9;
CPyL9: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL8;
}
        
        PyObject *CPyPy_perform___Performer___binds(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "part", "context", 0};
            static CPyArg_Parser parser = {"OOOO:binds", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_part;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_part, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_scholars___effects___ScholarsPerformer) || (Py_TYPE(obj_self) == CPyType_wayfarers___effects___WayfarersPerformer) || (Py_TYPE(obj_self) == CPyType_perform___Performer)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.perform.Performer", obj_self); 
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
            PyObject *arg_part;
            if (likely(PyObject_TypeCheck(obj_part, CPyType_kernel___effects___Effect)))
                arg_part = obj_part;
            else {
                CPy_TypeError("serai.kernel.effects.Effect", obj_part); 
                goto fail;
            }
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            char retval = CPyDef_perform___Performer___binds(arg_self, arg_t, arg_me, arg_part, arg_context);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/perform.py", "binds", 108, CPyStatic_perform___globals);
            return NULL;
        }
        
CPyTagged CPyDef_perform___Performer___after_cost(PyObject *cpy_r_self, CPyTagged cpy_r_context) {
    CPyTagged_INCREF(cpy_r_context);
    return cpy_r_context;
}
        
        PyObject *CPyPy_perform___Performer___after_cost(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"context", 0};
            static CPyArg_Parser parser = {"O:after_cost", kwlist, 0};
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_scholars___effects___ScholarsPerformer) || (Py_TYPE(obj_self) == CPyType_wayfarers___effects___WayfarersPerformer) || (Py_TYPE(obj_self) == CPyType_perform___Performer)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.perform.Performer", obj_self); 
                goto fail;
            }
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            CPyTagged retval = CPyDef_perform___Performer___after_cost(arg_self, arg_context);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/perform.py", "after_cost", 112, CPyStatic_perform___globals);
            return NULL;
        }
        
PyObject *CPyDef_perform___Performer___perform(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_effect, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    int64_t cpy_r_r2;
    PyObject *cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    tuple_T2OI cpy_r_r9;
    PyObject *cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    if (cpy_r_context != CPY_INT_TAG) goto CPyL12;
    cpy_r_context = 0;
CPyL2: ;
    cpy_r_r0 = CPyDef_perform___Performer___flat(cpy_r_self, cpy_r_effect);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "perform", 118, CPyStatic_perform___globals);
        goto CPyL13;
    }
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    cpy_r_r3 = PyList_New(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "perform", 118, CPyStatic_perform___globals);
        goto CPyL14;
    }
    cpy_r_r4 = 0;
CPyL5: ;
    cpy_r_r5 = cpy_r_r4 < cpy_r_r2;
    if (!cpy_r_r5) goto CPyL15;
    cpy_r_r6 = CPySequenceTuple_GetItemUnsafe(cpy_r_r0, cpy_r_r4);
    if (likely(PyObject_TypeCheck(cpy_r_r6, CPyType_kernel___effects___Effect)))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "perform", 118, CPyStatic_perform___globals, "serai.kernel.effects.Effect", cpy_r_r6);
        goto CPyL16;
    }
    CPyTagged_INCREF(cpy_r_context);
    cpy_r_r8 = cpy_r_context;
    cpy_r_r9.f0 = cpy_r_r7;
    cpy_r_r9.f1 = cpy_r_r8;
    cpy_r_r10 = PyTuple_New(2);
    if (unlikely(cpy_r_r10 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp9083 = cpy_r_r9.f0;
    PyTuple_SET_ITEM(cpy_r_r10, 0, __tmp9083);
    PyObject *__tmp9084 = CPyTagged_StealAsObject(cpy_r_r9.f1);
    PyTuple_SET_ITEM(cpy_r_r10, 1, __tmp9084);
    CPyList_SetItemUnsafe(cpy_r_r3, cpy_r_r4, cpy_r_r10);
    cpy_r_r11 = cpy_r_r4 + 1;
    cpy_r_r4 = cpy_r_r11;
    goto CPyL5;
CPyL9: ;
    cpy_r_r12 = 2;
    cpy_r_r13 = 2;
    cpy_r_r14 = CPyDef_perform___Performer___resolve(cpy_r_self, cpy_r_t, cpy_r_me, cpy_r_r3, cpy_r_r12, cpy_r_r13);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "perform", 118, CPyStatic_perform___globals);
        goto CPyL11;
    }
    return cpy_r_r14;
CPyL11: ;
    cpy_r_r15 = NULL;
    return cpy_r_r15;
CPyL12: ;
    CPyTagged_INCREF(cpy_r_context);
    goto CPyL2;
CPyL13: ;
    CPyTagged_DecRef(cpy_r_context);
    goto CPyL11;
CPyL14: ;
    CPyTagged_DecRef(cpy_r_context);
    CPy_DecRef(cpy_r_r0);
    goto CPyL11;
CPyL15: ;
    CPyTagged_DECREF(cpy_r_context);
    CPy_DECREF(cpy_r_r0);
    goto CPyL9;
CPyL16: ;
    CPyTagged_DecRef(cpy_r_context);
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL11;
}
        
        PyObject *CPyPy_perform___Performer___perform(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "effect", "context", 0};
            static CPyArg_Parser parser = {"OOO|O:perform", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_effect;
            PyObject *obj_context = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_effect, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_scholars___effects___ScholarsPerformer) || (Py_TYPE(obj_self) == CPyType_wayfarers___effects___WayfarersPerformer) || (Py_TYPE(obj_self) == CPyType_perform___Performer)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.perform.Performer", obj_self); 
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
            PyObject *arg_effect;
            if (likely(PyObject_TypeCheck(obj_effect, CPyType_kernel___effects___Effect)))
                arg_effect = obj_effect;
            else {
                CPy_TypeError("serai.kernel.effects.Effect", obj_effect); 
                goto fail;
            }
            CPyTagged arg_context;
            if (obj_context == NULL) {
                arg_context = CPY_INT_TAG;
            } else if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            PyObject *retval = CPyDef_perform___Performer___perform(arg_self, arg_t, arg_me, arg_effect, arg_context);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/perform.py", "perform", 116, CPyStatic_perform___globals);
            return NULL;
        }
        
PyObject *CPyDef_perform___resolve_Performer_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    int32_t cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyPtr cpy_r_r20;
    int64_t cpy_r_r21;
    CPyTagged cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyPtr cpy_r_r31;
    int64_t cpy_r_r32;
    CPyTagged cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    int32_t cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_must;
    CPyTagged cpy_r_r44;
    PyObject *cpy_r_r45;
    int64_t cpy_r_r46;
    CPyPtr cpy_r_r47;
    int64_t cpy_r_r48;
    char cpy_r_r49;
    CPyTagged cpy_r_place;
    CPyPtr cpy_r_r50;
    CPyPtr cpy_r_r51;
    int64_t cpy_r_r52;
    CPyPtr cpy_r_r53;
    PyObject *cpy_r_r54;
    tuple_T2OI cpy_r_r55;
    PyObject *cpy_r_r56;
    char cpy_r_r57;
    CPyTagged cpy_r_r58;
    CPyTagged cpy_r_context;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    CPyPtr cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    tuple_T1O cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_parts;
    CPyPtr cpy_r_r73;
    int64_t cpy_r_r74;
    int64_t cpy_r_r75;
    char cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    CPyTagged cpy_r_r81;
    char cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    int32_t cpy_r_r88;
    char cpy_r_r89;
    char cpy_r_r90;
    PyObject *cpy_r_r91;
    CPyTagged cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    CPyTagged cpy_r_r96;
    tuple_T2IO cpy_r_r97;
    PyObject *cpy_r_r98;
    int32_t cpy_r_r99;
    char cpy_r_r100;
    PyObject *cpy_r_r101;
    int32_t cpy_r_r102;
    char cpy_r_r103;
    CPyTagged cpy_r_r104;
    tuple_T2IO cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    CPyPtr cpy_r_r108;
    CPyPtr cpy_r_r109;
    PyObject *cpy_r_r110;
    int32_t cpy_r_r111;
    char cpy_r_r112;
    char cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    CPyTagged cpy_r_r116;
    char cpy_r_r117;
    CPyTagged cpy_r_r118;
    tuple_T2OI cpy_r_r119;
    PyObject *cpy_r_r120;
    int32_t cpy_r_r121;
    char cpy_r_r122;
    int64_t cpy_r_r123;
    CPyTagged cpy_r_r124;
    int64_t cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    CPyTagged cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    char cpy_r_r132;
    char cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    CPyPtr cpy_r_r136;
    int64_t cpy_r_r137;
    CPyTagged cpy_r_r138;
    char cpy_r_r139;
    char cpy_r_has_extra;
    PyObject *cpy_r_r140;
    CPyPtr cpy_r_r141;
    int64_t cpy_r_r142;
    CPyTagged cpy_r_r143;
    char cpy_r_r144;
    PyObject *cpy_r_r145;
    char cpy_r_r146;
    int32_t cpy_r_r147;
    char cpy_r_r148;
    char cpy_r_r149;
    char cpy_r_r150;
    PyObject *cpy_r_r151;
    CPyPtr cpy_r_r152;
    int64_t cpy_r_r153;
    CPyTagged cpy_r_r154;
    char cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    tuple_T2IO cpy_r_r160;
    PyObject *cpy_r_r161;
    tuple_T2IO cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    tuple_T2OI cpy_r_r165;
    PyObject *cpy_r_r166;
    tuple_T2IO cpy_r_r167;
    CPyTagged cpy_r_r168;
    PyObject *cpy_r_r169;
    CPyTagged cpy_r_r170;
    PyObject *cpy_r_r171;
    char cpy_r_r172;
    PyObject *cpy_r_r173;
    CPyPtr cpy_r_r174;
    int64_t cpy_r_r175;
    CPyTagged cpy_r_r176;
    char cpy_r_r177;
    char cpy_r_r178;
    char cpy_r_r179;
    char cpy_r_alone;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    char cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    CPyPtr cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    char cpy_r_r188;
    char cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    tuple_T2OI cpy_r_r192;
    CPyTagged cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    CPyTagged cpy_r_r199;
    PyObject *cpy_r_r200;
    PyObject *cpy_r_r201;
    PyObject *cpy_r_r202;
    char cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject **cpy_r_r207;
    PyObject *cpy_r_r208;
    PyObject *cpy_r_r209;
    char cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    char cpy_r_r213;
    PyObject *cpy_r_r214;
    char cpy_r_r215;
    PyObject *cpy_r_r216;
    char cpy_r_r217;
    tuple_T3OOO cpy_r_r218;
    PyObject **cpy_r_r219;
    PyObject *cpy_r_r220;
    char cpy_r_r221;
    char cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject *cpy_r_r224;
    PyObject **cpy_r_r225;
    PyObject *cpy_r_r226;
    PyObject *cpy_r_r227;
    char cpy_r_r228;
    char cpy_r_r229;
    char cpy_r_r230;
    PyObject *cpy_r_r231;
    PyObject *cpy_r_r232;
    int64_t cpy_r_r233;
    CPyPtr cpy_r_r234;
    int64_t cpy_r_r235;
    char cpy_r_r236;
    CPyPtr cpy_r_r237;
    CPyPtr cpy_r_r238;
    int64_t cpy_r_r239;
    CPyPtr cpy_r_r240;
    PyObject *cpy_r_r241;
    tuple_T2OI cpy_r_r242;
    PyObject *cpy_r_r243;
    PyObject *cpy_r_r244;
    PyObject *cpy_r_r245;
    char cpy_r_r246;
    char cpy_r_r247;
    PyObject *cpy_r_r248;
    int32_t cpy_r_r249;
    char cpy_r_r250;
    int64_t cpy_r_r251;
    PyObject *cpy_r_r252;
    PyObject *cpy_r_r253;
    PyObject *cpy_r_r254;
    PyObject *cpy_r_r255;
    PyObject *cpy_r_r256;
    int32_t cpy_r_r257;
    char cpy_r_r258;
    PyObject *cpy_r_r259;
    CPyPtr cpy_r_r260;
    int64_t cpy_r_r261;
    CPyTagged cpy_r_r262;
    char cpy_r_r263;
    PyObject *cpy_r_r264;
    PyObject *cpy_r_r265;
    tuple_T1O cpy_r_r266;
    PyObject *cpy_r_r267;
    PyObject *cpy_r_r268;
    tuple_T0 cpy_r_r269;
    PyObject *cpy_r_r270;
    PyObject *cpy_r_done;
    PyObject *cpy_r_r271;
    char cpy_r_r272;
    PyObject *cpy_r_r273;
    CPyTagged cpy_r_r274;
    PyObject *cpy_r_r275;
    PyObject *cpy_r_r276;
    PyObject *cpy_r_r277;
    PyObject *cpy_r_r278;
    PyObject *cpy_r_r279;
    PyObject *cpy_r_r280;
    PyObject *cpy_r_offer;
    PyObject *cpy_r_r281;
    CPyTagged cpy_r_r282;
    PyObject *cpy_r_r283;
    PyObject *cpy_r_r284;
    PyObject *cpy_r_r285;
    PyObject *cpy_r_r286;
    PyObject *cpy_r_r287;
    PyObject *cpy_r_r288;
    PyObject *cpy_r_r289;
    PyObject *cpy_r_r290;
    PyObject *cpy_r_r291;
    PyObject *cpy_r_r292;
    CPyTagged cpy_r_r293;
    PyObject *cpy_r_r294;
    PyObject *cpy_r_r295;
    PyObject *cpy_r_r296;
    PyObject *cpy_r_r297;
    PyObject *cpy_r_r298;
    char cpy_r_r299;
    PyObject *cpy_r_r300;
    char cpy_r_r301;
    PyObject *cpy_r_r302;
    char cpy_r_r303;
    PyObject *cpy_r_r304;
    PyObject *cpy_r_r305;
    PyObject *cpy_r_r306;
    char cpy_r_r307;
    PyObject *cpy_r_r308;
    char cpy_r_r309;
    int32_t cpy_r_r310;
    PyObject *cpy_r_r311;
    PyObject *cpy_r_r312;
    char cpy_r_r313;
    PyObject *cpy_r_r314;
    PyObject *cpy_r_r315;
    PyObject *cpy_r_r316;
    CPyTagged cpy_r_r317;
    PyObject *cpy_r_r318;
    PyObject *cpy_r_r319;
    char cpy_r_r320;
    PyObject *cpy_r_r321;
    PyObject **cpy_r_r322;
    PyObject *cpy_r_r323;
    PyObject *cpy_r_r324;
    PyObject *cpy_r_r325;
    char cpy_r_r326;
    PyObject *cpy_r_r327;
    PyObject *cpy_r_r328;
    char cpy_r_r329;
    PyObject *cpy_r_r330;
    char cpy_r_r331;
    PyObject *cpy_r_r332;
    char cpy_r_r333;
    tuple_T3OOO cpy_r_r334;
    PyObject **cpy_r_r335;
    PyObject *cpy_r_r336;
    char cpy_r_r337;
    char cpy_r_r338;
    PyObject *cpy_r_r339;
    PyObject **cpy_r_r340;
    PyObject *cpy_r_r341;
    PyObject *cpy_r_r342;
    char cpy_r_r343;
    PyObject *cpy_r_r344;
    CPyTagged cpy_r_r345;
    PyObject *cpy_r_r346;
    PyObject *cpy_r_r347;
    PyObject *cpy_r_r348;
    CPyPtr cpy_r_r349;
    int64_t cpy_r_r350;
    CPyTagged cpy_r_r351;
    char cpy_r_r352;
    PyObject *cpy_r_r353;
    tuple_T2IO cpy_r_r354;
    tuple_T2IO cpy_r_r355;
    PyObject *cpy_r_r356;
    CPyTagged cpy_r_r357;
    PyObject *cpy_r_r358;
    PyObject *cpy_r_r359;
    char cpy_r_r360;
    PyObject *cpy_r_r361;
    PyObject *cpy_r_r362;
    PyObject *cpy_r_r363;
    PyObject **cpy_r_r364;
    PyObject *cpy_r_r365;
    PyObject *cpy_r_r366;
    char cpy_r_r367;
    PyObject *cpy_r_r368;
    PyObject *cpy_r_r369;
    char cpy_r_r370;
    PyObject *cpy_r_r371;
    char cpy_r_r372;
    PyObject *cpy_r_r373;
    char cpy_r_r374;
    tuple_T3OOO cpy_r_r375;
    PyObject **cpy_r_r376;
    PyObject *cpy_r_r377;
    char cpy_r_r378;
    char cpy_r_r379;
    PyObject *cpy_r_r380;
    PyObject *cpy_r_r381;
    PyObject **cpy_r_r382;
    PyObject *cpy_r_r383;
    PyObject *cpy_r_r384;
    char cpy_r_r385;
    tuple_T2IO cpy_r_r386;
    CPyTagged cpy_r_r387;
    PyObject *cpy_r_r388;
    CPyTagged cpy_r_r389;
    PyObject *cpy_r_r390;
    char cpy_r_r391;
    PyObject *cpy_r_r392;
    PyObject *cpy_r_r393;
    tuple_T2OI cpy_r_r394;
    CPyTagged cpy_r_r395;
    PyObject *cpy_r_r396;
    PyObject *cpy_r_r397;
    CPyTagged cpy_r_r398;
    PyObject *cpy_r_r399;
    char cpy_r_r400;
    PyObject *cpy_r_r401;
    PyObject *cpy_r_r402;
    char cpy_r_r403;
    PyObject *cpy_r_r404;
    PyObject *cpy_r_r405;
    PyObject *cpy_r_r406;
    PyObject **cpy_r_r407;
    PyObject *cpy_r_r408;
    PyObject *cpy_r_r409;
    char cpy_r_r410;
    PyObject *cpy_r_r411;
    PyObject *cpy_r_r412;
    char cpy_r_r413;
    PyObject *cpy_r_r414;
    char cpy_r_r415;
    PyObject *cpy_r_r416;
    char cpy_r_r417;
    tuple_T3OOO cpy_r_r418;
    PyObject **cpy_r_r419;
    PyObject *cpy_r_r420;
    char cpy_r_r421;
    char cpy_r_r422;
    PyObject *cpy_r_r423;
    PyObject *cpy_r_r424;
    PyObject **cpy_r_r425;
    PyObject *cpy_r_r426;
    PyObject *cpy_r_r427;
    char cpy_r_r428;
    char cpy_r_r429;
    PyObject *cpy_r_r430;
    char cpy_r_r431;
    int32_t cpy_r_r432;
    char cpy_r_r433;
    int32_t cpy_r_r434;
    PyObject *cpy_r_r435;
    char cpy_r_r436;
    char cpy_r_r437;
    char cpy_r_r438;
    char cpy_r_r439;
    char cpy_r_r440;
    char cpy_r_r441;
    char cpy_r_r442;
    PyObject *cpy_r_r443;
    if (unlikely(!CPyGen_TryEnter(&((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r16 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL324;
CPyL1: ;
    cpy_r_r17 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r18 = cpy_r_type != cpy_r_r17;
    if (!cpy_r_r18) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 120, CPyStatic_perform___globals);
        goto CPyL323;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r19 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__waiting;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "waiting", 126, CPyStatic_perform___globals);
        goto CPyL323;
    }
CPyL5: ;
    cpy_r_r20 = (CPyPtr)((CPyPtr)cpy_r_r19 + offsetof(PyVarObject, ob_size));
    cpy_r_r21 = *(int64_t *)cpy_r_r20;
    cpy_r_r22 = cpy_r_r21 << 1;
    cpy_r_r23 = cpy_r_r22 != 0;
    if (!cpy_r_r23) goto CPyL318;
    cpy_r_r24 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__self;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "self", 127, CPyStatic_perform___globals);
        goto CPyL323;
    }
CPyL7: ;
    cpy_r_r25 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "t", 127, CPyStatic_perform___globals);
        goto CPyL323;
    }
CPyL8: ;
    cpy_r_r26 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "me", 127, CPyStatic_perform___globals);
        goto CPyL323;
    }
CPyL9: ;
    cpy_r_r27 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__waiting;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "waiting", 127, CPyStatic_perform___globals);
        goto CPyL323;
    }
CPyL10: ;
    cpy_r_r28 = CPyDef_perform___Performer____run_free(cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r27);
    if (unlikely(cpy_r_r28 == 2)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 127, CPyStatic_perform___globals);
        goto CPyL323;
    }
    if (!cpy_r_r28) goto CPyL13;
    ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__at_least_one = 0;
    cpy_r_r29 = 1;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 128, CPyStatic_perform___globals);
        goto CPyL323;
    }
CPyL13: ;
    cpy_r_r30 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__waiting;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "waiting", 129, CPyStatic_perform___globals);
        goto CPyL323;
    }
CPyL14: ;
    cpy_r_r31 = (CPyPtr)((CPyPtr)cpy_r_r30 + offsetof(PyVarObject, ob_size));
    cpy_r_r32 = *(int64_t *)cpy_r_r31;
    cpy_r_r33 = cpy_r_r32 << 1;
    cpy_r_r34 = cpy_r_r33 != 0;
    if (cpy_r_r34) goto CPyL20;
    cpy_r_r35 = Py_None;
    CPy_INCREF(cpy_r_r35);
    ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r37 = CPyDef_perform___resolve_Performer_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL19;
    CPyGen_SetStopIterationValue(cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    if (!0) goto CPyL332;
    CPy_Unreachable();
CPyL19: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r35;
    CPyGen_Exit(&((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL20: ;
    cpy_r_r38 = PyList_New(0);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 131, CPyStatic_perform___globals);
        goto CPyL323;
    }
    if (((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options != NULL) {
        CPy_DECREF(((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options);
    }
    ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options = cpy_r_r38;
    cpy_r_r39 = 1;
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 131, CPyStatic_perform___globals);
        goto CPyL323;
    }
    cpy_r_r40 = PyList_New(0);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 132, CPyStatic_perform___globals);
        goto CPyL323;
    }
    if (((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__sources != NULL) {
        CPy_DECREF(((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__sources);
    }
    ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__sources = cpy_r_r40;
    cpy_r_r41 = 1;
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 132, CPyStatic_perform___globals);
        goto CPyL323;
    }
    cpy_r_r42 = PyList_New(0);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 133, CPyStatic_perform___globals);
        goto CPyL323;
    }
    cpy_r_r43 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__all;
    if (unlikely(cpy_r_r43 == 2)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "all", 134, CPyStatic_perform___globals);
        goto CPyL333;
    }
CPyL26: ;
    cpy_r_must = cpy_r_r43;
    cpy_r_r44 = 0;
    cpy_r_r45 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__waiting;
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "waiting", 135, CPyStatic_perform___globals);
        goto CPyL333;
    }
CPyL27: ;
    cpy_r_r46 = 0;
CPyL28: ;
    cpy_r_r47 = (CPyPtr)((CPyPtr)cpy_r_r45 + offsetof(PyVarObject, ob_size));
    cpy_r_r48 = *(int64_t *)cpy_r_r47;
    cpy_r_r49 = cpy_r_r46 < cpy_r_r48;
    if (!cpy_r_r49) goto CPyL77;
    cpy_r_place = cpy_r_r44;
    cpy_r_r50 = (CPyPtr)((CPyPtr)cpy_r_r45 + offsetof(PyListObject, ob_item));
    cpy_r_r51 = *(CPyPtr *)cpy_r_r50;
    cpy_r_r52 = cpy_r_r46 * 8;
    cpy_r_r53 = cpy_r_r51 + cpy_r_r52;
    cpy_r_r54 = *(PyObject * *)cpy_r_r53;
    CPy_INCREF(cpy_r_r54);
    PyObject *__tmp9085;
    if (unlikely(!(PyTuple_Check(cpy_r_r54) && PyTuple_GET_SIZE(cpy_r_r54) == 2))) {
        __tmp9085 = NULL;
        goto __LL9086;
    }
    if (likely(PyObject_TypeCheck(PyTuple_GET_ITEM(cpy_r_r54, 0), CPyType_kernel___effects___Effect)))
        __tmp9085 = PyTuple_GET_ITEM(cpy_r_r54, 0);
    else {
        __tmp9085 = NULL;
    }
    if (__tmp9085 == NULL) goto __LL9086;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r54, 1))))
        __tmp9085 = PyTuple_GET_ITEM(cpy_r_r54, 1);
    else {
        __tmp9085 = NULL;
    }
    if (__tmp9085 == NULL) goto __LL9086;
    __tmp9085 = cpy_r_r54;
__LL9086: ;
    if (unlikely(__tmp9085 == NULL)) {
        CPy_TypeError("tuple[serai.kernel.effects.Effect, int]", cpy_r_r54); cpy_r_r55 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp9087 = PyTuple_GET_ITEM(cpy_r_r54, 0);
        CPy_INCREF(__tmp9087);
        PyObject *__tmp9088;
        if (likely(PyObject_TypeCheck(__tmp9087, CPyType_kernel___effects___Effect)))
            __tmp9088 = __tmp9087;
        else {
            CPy_TypeError("serai.kernel.effects.Effect", __tmp9087); 
            __tmp9088 = NULL;
        }
        cpy_r_r55.f0 = __tmp9088;
        PyObject *__tmp9089 = PyTuple_GET_ITEM(cpy_r_r54, 1);
        CPyTagged __tmp9090;
        if (likely(PyLong_Check(__tmp9089)))
            __tmp9090 = CPyTagged_FromObject(__tmp9089);
        else {
            goto __LL9091;
        }
        cpy_r_r55.f1 = __tmp9090;
    }
    goto __LL9092;
__LL9091: ;
    CPy_DECREF(cpy_r_r55.f0);
    cpy_r_r55 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL9092;
__LL9092: ;
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r55.f0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 135, CPyStatic_perform___globals);
        goto CPyL334;
    }
    cpy_r_r56 = cpy_r_r55.f0;
    CPy_INCREF(cpy_r_r56);
    if (((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect != NULL) {
        CPy_DECREF(((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect);
    }
    ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect = cpy_r_r56;
    cpy_r_r57 = 1;
    if (unlikely(!cpy_r_r57)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 135, CPyStatic_perform___globals);
        goto CPyL335;
    }
    cpy_r_r58 = cpy_r_r55.f1;
    CPyTagged_INCREF(cpy_r_r58);
    CPy_DECREF(cpy_r_r55.f0);
    CPyTagged_DECREF(cpy_r_r55.f1);
    cpy_r_context = cpy_r_r58;
    cpy_r_r59 = (PyObject *)CPyType_kernel___effects___Choice;
    cpy_r_r60 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "effect", 136, CPyStatic_perform___globals);
        goto CPyL336;
    }
CPyL32: ;
    cpy_r_r61 = (CPyPtr)((CPyPtr)cpy_r_r60 + offsetof(PyObject, ob_type));
    cpy_r_r62 = *(PyObject * *)cpy_r_r61;
    cpy_r_r63 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "effect", 136, CPyStatic_perform___globals);
        goto CPyL336;
    }
CPyL33: ;
    cpy_r_r64 = cpy_r_r62 == cpy_r_r59;
    if (!cpy_r_r64) goto CPyL38;
    cpy_r_r65 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "effect", 136, CPyStatic_perform___globals);
        goto CPyL336;
    }
CPyL35: ;
    if (likely(Py_TYPE(cpy_r_r65) == CPyType_kernel___effects___Choice))
        cpy_r_r66 = cpy_r_r65;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "resolve", 136, CPyStatic_perform___globals, "serai.kernel.effects.Choice", cpy_r_r65);
        goto CPyL336;
    }
    cpy_r_r67 = ((serai___kernel___effects___ChoiceObject *)cpy_r_r66)->_parts;
    CPy_INCREF(cpy_r_r67);
    cpy_r_r68 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "effect", 136, CPyStatic_perform___globals);
        goto CPyL337;
    }
CPyL37: ;
    cpy_r_r69 = cpy_r_r67;
    goto CPyL40;
CPyL38: ;
    cpy_r_r70 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "effect", 136, CPyStatic_perform___globals);
        goto CPyL336;
    }
CPyL39: ;
    CPy_INCREF(cpy_r_r70);
    cpy_r_r71.f0 = cpy_r_r70;
    cpy_r_r72 = PyTuple_New(1);
    if (unlikely(cpy_r_r72 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp9093 = cpy_r_r71.f0;
    PyTuple_SET_ITEM(cpy_r_r72, 0, __tmp9093);
    cpy_r_r69 = cpy_r_r72;
CPyL40: ;
    cpy_r_parts = cpy_r_r69;
    cpy_r_r73 = (CPyPtr)((CPyPtr)cpy_r_parts + offsetof(PyVarObject, ob_size));
    cpy_r_r74 = *(int64_t *)cpy_r_r73;
    cpy_r_r75 = 0;
CPyL41: ;
    cpy_r_r76 = cpy_r_r75 < cpy_r_r74;
    if (!cpy_r_r76) goto CPyL338;
    cpy_r_r77 = CPySequenceTuple_GetItemUnsafe(cpy_r_parts, cpy_r_r75);
    if (likely(PyObject_TypeCheck(cpy_r_r77, CPyType_kernel___effects___Effect)))
        cpy_r_r78 = cpy_r_r77;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "resolve", 137, CPyStatic_perform___globals, "serai.kernel.effects.Effect", cpy_r_r77);
        goto CPyL339;
    }
    cpy_r_r79 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__self;
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "self", 138, CPyStatic_perform___globals);
        goto CPyL340;
    }
CPyL44: ;
    cpy_r_r80 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "t", 138, CPyStatic_perform___globals);
        goto CPyL340;
    }
CPyL45: ;
    cpy_r_r81 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r81 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "me", 138, CPyStatic_perform___globals);
        goto CPyL340;
    }
CPyL46: ;
    cpy_r_r82 = CPY_GET_METHOD(cpy_r_r79, CPyType_perform___Performer, 7, serai___kernel___perform___PerformerObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *, CPyTagged))(cpy_r_r79, cpy_r_r80, cpy_r_r81, cpy_r_r78, cpy_r_context); /* possible */
    if (unlikely(cpy_r_r82 == 2)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 138, CPyStatic_perform___globals);
        goto CPyL340;
    }
    if (!cpy_r_r82) goto CPyL74;
    cpy_r_r83 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__self;
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "self", 139, CPyStatic_perform___globals);
        goto CPyL340;
    }
CPyL49: ;
    cpy_r_r84 = ((serai___kernel___perform___PerformerObject *)cpy_r_r83)->__options;
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "Performer", "_options", 139, CPyStatic_perform___globals);
        goto CPyL340;
    }
    CPy_INCREF(cpy_r_r84);
CPyL50: ;
    cpy_r_r85 = CPyDict_GetItem(cpy_r_r84, cpy_r_r78);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 139, CPyStatic_perform___globals);
        goto CPyL340;
    }
    if (likely(Py_TYPE(cpy_r_r85) == CPyType_option___Option))
        cpy_r_r86 = cpy_r_r85;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "resolve", 139, CPyStatic_perform___globals, "serai.kernel.option.Option", cpy_r_r85);
        goto CPyL340;
    }
    cpy_r_r87 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "options", 140, CPyStatic_perform___globals);
        goto CPyL341;
    }
CPyL53: ;
    cpy_r_r88 = PySequence_Contains(cpy_r_r87, cpy_r_r86);
    cpy_r_r89 = cpy_r_r88 >= 0;
    if (unlikely(!cpy_r_r89)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 140, CPyStatic_perform___globals);
        goto CPyL341;
    }
    cpy_r_r90 = cpy_r_r88;
    if (!cpy_r_r90) goto CPyL61;
    cpy_r_r91 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "options", 141, CPyStatic_perform___globals);
        goto CPyL341;
    }
CPyL56: ;
    cpy_r_r92 = CPyList_Index(cpy_r_r91, cpy_r_r86);
    CPy_DECREF(cpy_r_r86);
    if (unlikely(cpy_r_r92 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 141, CPyStatic_perform___globals);
        goto CPyL340;
    }
    cpy_r_r93 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__sources;
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "sources", 141, CPyStatic_perform___globals);
        goto CPyL342;
    }
CPyL58: ;
    cpy_r_r94 = CPyList_GetItem(cpy_r_r93, cpy_r_r92);
    CPyTagged_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 141, CPyStatic_perform___globals);
        goto CPyL340;
    }
    if (likely(PyList_Check(cpy_r_r94)))
        cpy_r_r95 = cpy_r_r94;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "resolve", 141, CPyStatic_perform___globals, "list", cpy_r_r94);
        goto CPyL340;
    }
    CPyTagged_INCREF(cpy_r_place);
    cpy_r_r96 = cpy_r_place;
    cpy_r_r97.f0 = cpy_r_r96;
    cpy_r_r97.f1 = cpy_r_r78;
    cpy_r_r98 = PyTuple_New(2);
    if (unlikely(cpy_r_r98 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp9094 = CPyTagged_StealAsObject(cpy_r_r97.f0);
    PyTuple_SET_ITEM(cpy_r_r98, 0, __tmp9094);
    PyObject *__tmp9095 = cpy_r_r97.f1;
    PyTuple_SET_ITEM(cpy_r_r98, 1, __tmp9095);
    cpy_r_r99 = PyList_Append(cpy_r_r95, cpy_r_r98);
    CPy_DECREF(cpy_r_r95);
    CPy_DECREF(cpy_r_r98);
    cpy_r_r100 = cpy_r_r99 >= 0;
    if (unlikely(!cpy_r_r100)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 141, CPyStatic_perform___globals);
        goto CPyL339;
    } else
        goto CPyL75;
CPyL61: ;
    cpy_r_r101 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "options", 143, CPyStatic_perform___globals);
        goto CPyL341;
    }
CPyL62: ;
    cpy_r_r102 = PyList_Append(cpy_r_r101, cpy_r_r86);
    CPy_DECREF(cpy_r_r86);
    cpy_r_r103 = cpy_r_r102 >= 0;
    if (unlikely(!cpy_r_r103)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 143, CPyStatic_perform___globals);
        goto CPyL340;
    }
    CPyTagged_INCREF(cpy_r_place);
    cpy_r_r104 = cpy_r_place;
    CPy_INCREF(cpy_r_r78);
    cpy_r_r105.f0 = cpy_r_r104;
    cpy_r_r105.f1 = cpy_r_r78;
    cpy_r_r106 = PyList_New(1);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 144, CPyStatic_perform___globals);
        goto CPyL343;
    }
    cpy_r_r107 = PyTuple_New(2);
    if (unlikely(cpy_r_r107 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp9096 = CPyTagged_StealAsObject(cpy_r_r105.f0);
    PyTuple_SET_ITEM(cpy_r_r107, 0, __tmp9096);
    PyObject *__tmp9097 = cpy_r_r105.f1;
    PyTuple_SET_ITEM(cpy_r_r107, 1, __tmp9097);
    cpy_r_r108 = (CPyPtr)((CPyPtr)cpy_r_r106 + offsetof(PyListObject, ob_item));
    cpy_r_r109 = *(CPyPtr *)cpy_r_r108;
    *(PyObject * *)cpy_r_r109 = cpy_r_r107;
    cpy_r_r110 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__sources;
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "sources", 144, CPyStatic_perform___globals);
        goto CPyL344;
    }
CPyL65: ;
    cpy_r_r111 = PyList_Append(cpy_r_r110, cpy_r_r106);
    CPy_DECREF(cpy_r_r106);
    cpy_r_r112 = cpy_r_r111 >= 0;
    if (unlikely(!cpy_r_r112)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 144, CPyStatic_perform___globals);
        goto CPyL340;
    }
    if (cpy_r_must) {
        goto CPyL345;
    } else
        goto CPyL68;
CPyL67: ;
    cpy_r_r113 = cpy_r_must;
    goto CPyL73;
CPyL68: ;
    cpy_r_r114 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__self;
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "self", 145, CPyStatic_perform___globals);
        goto CPyL340;
    }
CPyL69: ;
    cpy_r_r115 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "t", 145, CPyStatic_perform___globals);
        goto CPyL340;
    }
CPyL70: ;
    cpy_r_r116 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r116 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "me", 145, CPyStatic_perform___globals);
        goto CPyL340;
    }
CPyL71: ;
    cpy_r_r117 = CPY_GET_METHOD(cpy_r_r114, CPyType_perform___Performer, 9, serai___kernel___perform___PerformerObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *, CPyTagged))(cpy_r_r114, cpy_r_r115, cpy_r_r116, cpy_r_r78, cpy_r_context); /* binds */
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r117 == 2)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 145, CPyStatic_perform___globals);
        goto CPyL339;
    }
    cpy_r_r113 = cpy_r_r117;
CPyL73: ;
    cpy_r_must = cpy_r_r113;
    goto CPyL75;
CPyL74: ;
    CPyTagged_INCREF(cpy_r_context);
    cpy_r_r118 = cpy_r_context;
    cpy_r_r119.f0 = cpy_r_r78;
    cpy_r_r119.f1 = cpy_r_r118;
    cpy_r_r120 = PyTuple_New(2);
    if (unlikely(cpy_r_r120 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp9098 = cpy_r_r119.f0;
    PyTuple_SET_ITEM(cpy_r_r120, 0, __tmp9098);
    PyObject *__tmp9099 = CPyTagged_StealAsObject(cpy_r_r119.f1);
    PyTuple_SET_ITEM(cpy_r_r120, 1, __tmp9099);
    cpy_r_r121 = PyList_Append(cpy_r_r42, cpy_r_r120);
    CPy_DECREF(cpy_r_r120);
    cpy_r_r122 = cpy_r_r121 >= 0;
    if (unlikely(!cpy_r_r122)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 147, CPyStatic_perform___globals);
        goto CPyL339;
    }
CPyL75: ;
    cpy_r_r123 = cpy_r_r75 + 1;
    cpy_r_r75 = cpy_r_r123;
    goto CPyL41;
CPyL76: ;
    cpy_r_r124 = cpy_r_r44 + 2;
    cpy_r_r44 = cpy_r_r124;
    cpy_r_r125 = cpy_r_r46 + 1;
    cpy_r_r46 = cpy_r_r125;
    goto CPyL28;
CPyL77: ;
    cpy_r_r126 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__self;
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "self", 148, CPyStatic_perform___globals);
        goto CPyL333;
    }
CPyL78: ;
    cpy_r_r127 = ((serai___kernel___perform___PerformerObject *)cpy_r_r126)->_extras;
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "Performer", "extras", 148, CPyStatic_perform___globals);
        goto CPyL333;
    }
    CPy_INCREF(cpy_r_r127);
CPyL79: ;
    cpy_r_r128 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "t", 148, CPyStatic_perform___globals);
        goto CPyL346;
    }
CPyL80: ;
    cpy_r_r129 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r129 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "me", 148, CPyStatic_perform___globals);
        goto CPyL346;
    }
CPyL81: ;
    cpy_r_r130 = CPY_GET_METHOD(cpy_r_r127, CPyType_extras___Extras, 0, serai___kernel___extras___ExtrasObject, PyObject * (*)(PyObject *, PyObject *, CPyTagged))(cpy_r_r127, cpy_r_r128, cpy_r_r129); /* offer */
    CPy_DECREF(cpy_r_r127);
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 148, CPyStatic_perform___globals);
        goto CPyL333;
    }
    cpy_r_r131 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r132 = cpy_r_r130 != cpy_r_r131;
    if (cpy_r_r132) goto CPyL84;
    cpy_r_r133 = cpy_r_r132;
    goto CPyL87;
CPyL84: ;
    CPy_INCREF(cpy_r_r130);
    if (likely(cpy_r_r130 != Py_None))
        cpy_r_r134 = cpy_r_r130;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "resolve", 149, CPyStatic_perform___globals, "serai.kernel.offer.Offer", cpy_r_r130);
        goto CPyL347;
    }
    cpy_r_r135 = CPY_GET_METHOD(cpy_r_r134, CPyType_offer___Offer, 2, serai___kernel___offer___OfferObject, PyObject * (*)(PyObject *))(cpy_r_r134); /* options */
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 149, CPyStatic_perform___globals);
        goto CPyL347;
    }
    cpy_r_r136 = (CPyPtr)((CPyPtr)cpy_r_r135 + offsetof(PyVarObject, ob_size));
    cpy_r_r137 = *(int64_t *)cpy_r_r136;
    CPy_DECREF(cpy_r_r135);
    cpy_r_r138 = cpy_r_r137 << 1;
    cpy_r_r139 = cpy_r_r138 != 0;
    cpy_r_r133 = cpy_r_r139;
CPyL87: ;
    cpy_r_has_extra = cpy_r_r133;
    cpy_r_r140 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "options", 131, CPyStatic_perform___globals);
        goto CPyL347;
    }
CPyL88: ;
    cpy_r_r141 = (CPyPtr)((CPyPtr)cpy_r_r140 + offsetof(PyVarObject, ob_size));
    cpy_r_r142 = *(int64_t *)cpy_r_r141;
    cpy_r_r143 = cpy_r_r142 << 1;
    cpy_r_r144 = cpy_r_r143 != 0;
    if (cpy_r_r144) goto CPyL95;
    if (cpy_r_has_extra) {
        goto CPyL95;
    } else
        goto CPyL348;
CPyL90: ;
    cpy_r_r145 = Py_None;
    CPy_INCREF(cpy_r_r145);
    ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r147 = CPyDef_perform___resolve_Performer_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL94;
    CPyGen_SetStopIterationValue(cpy_r_r145);
    CPy_DECREF(cpy_r_r145);
    if (!0) goto CPyL332;
    CPy_Unreachable();
CPyL94: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r145;
    CPyGen_Exit(&((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL95: ;
    if (!cpy_r_must) goto CPyL97;
    cpy_r_r148 = cpy_r_must;
    goto CPyL99;
CPyL97: ;
    cpy_r_r149 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__at_least_one;
    if (unlikely(cpy_r_r149 == 2)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "at_least_one", 152, CPyStatic_perform___globals);
        goto CPyL347;
    }
CPyL98: ;
    cpy_r_r148 = cpy_r_r149;
CPyL99: ;
    cpy_r_r150 = cpy_r_r148 ^ 1;
    cpy_r_r151 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r151 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "options", 131, CPyStatic_perform___globals);
        goto CPyL347;
    }
CPyL100: ;
    cpy_r_r152 = (CPyPtr)((CPyPtr)cpy_r_r151 + offsetof(PyVarObject, ob_size));
    cpy_r_r153 = *(int64_t *)cpy_r_r152;
    cpy_r_r154 = cpy_r_r153 << 1;
    cpy_r_r155 = cpy_r_r154 != 0;
    if (!cpy_r_r155) goto CPyL108;
    cpy_r_r156 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__sources;
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "sources", 153, CPyStatic_perform___globals);
        goto CPyL347;
    }
CPyL102: ;
    cpy_r_r157 = CPyList_GetItemShortBorrow(cpy_r_r156, 0);
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 153, CPyStatic_perform___globals);
        goto CPyL347;
    }
    if (likely(PyList_Check(cpy_r_r157)))
        cpy_r_r158 = cpy_r_r157;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "resolve", 153, CPyStatic_perform___globals, "list", cpy_r_r157);
        goto CPyL347;
    }
    cpy_r_r159 = CPyList_GetItemShort(cpy_r_r158, 0);
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 153, CPyStatic_perform___globals);
        goto CPyL347;
    }
    PyObject *__tmp9100;
    if (unlikely(!(PyTuple_Check(cpy_r_r159) && PyTuple_GET_SIZE(cpy_r_r159) == 2))) {
        __tmp9100 = NULL;
        goto __LL9101;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r159, 0))))
        __tmp9100 = PyTuple_GET_ITEM(cpy_r_r159, 0);
    else {
        __tmp9100 = NULL;
    }
    if (__tmp9100 == NULL) goto __LL9101;
    if (likely(PyObject_TypeCheck(PyTuple_GET_ITEM(cpy_r_r159, 1), CPyType_kernel___effects___Effect)))
        __tmp9100 = PyTuple_GET_ITEM(cpy_r_r159, 1);
    else {
        __tmp9100 = NULL;
    }
    if (__tmp9100 == NULL) goto __LL9101;
    __tmp9100 = cpy_r_r159;
__LL9101: ;
    if (unlikely(__tmp9100 == NULL)) {
        CPy_TypeError("tuple[int, serai.kernel.effects.Effect]", cpy_r_r159); cpy_r_r160 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    } else {
        PyObject *__tmp9102 = PyTuple_GET_ITEM(cpy_r_r159, 0);
        CPyTagged __tmp9103;
        if (likely(PyLong_Check(__tmp9102)))
            __tmp9103 = CPyTagged_FromObject(__tmp9102);
        else {
            goto __LL9104;
        }
        cpy_r_r160.f0 = __tmp9103;
        PyObject *__tmp9105 = PyTuple_GET_ITEM(cpy_r_r159, 1);
        CPy_INCREF(__tmp9105);
        PyObject *__tmp9106;
        if (likely(PyObject_TypeCheck(__tmp9105, CPyType_kernel___effects___Effect)))
            __tmp9106 = __tmp9105;
        else {
            CPy_TypeError("serai.kernel.effects.Effect", __tmp9105); 
            __tmp9106 = NULL;
        }
        cpy_r_r160.f1 = __tmp9106;
    }
    goto __LL9107;
__LL9104: ;
    cpy_r_r160 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    goto __LL9107;
__LL9107: ;
    CPy_DECREF(cpy_r_r159);
    if (unlikely(cpy_r_r160.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 153, CPyStatic_perform___globals);
        goto CPyL347;
    }
    cpy_r_r161 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__sources;
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "sources", 153, CPyStatic_perform___globals);
        goto CPyL349;
    }
CPyL107: ;
    cpy_r_r162 = cpy_r_r160;
    goto CPyL112;
CPyL108: ;
    cpy_r_r163 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__waiting;
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "waiting", 153, CPyStatic_perform___globals);
        goto CPyL347;
    }
CPyL109: ;
    cpy_r_r164 = CPyList_GetItemShort(cpy_r_r163, 0);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 153, CPyStatic_perform___globals);
        goto CPyL347;
    }
    PyObject *__tmp9108;
    if (unlikely(!(PyTuple_Check(cpy_r_r164) && PyTuple_GET_SIZE(cpy_r_r164) == 2))) {
        __tmp9108 = NULL;
        goto __LL9109;
    }
    if (likely(PyObject_TypeCheck(PyTuple_GET_ITEM(cpy_r_r164, 0), CPyType_kernel___effects___Effect)))
        __tmp9108 = PyTuple_GET_ITEM(cpy_r_r164, 0);
    else {
        __tmp9108 = NULL;
    }
    if (__tmp9108 == NULL) goto __LL9109;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r164, 1))))
        __tmp9108 = PyTuple_GET_ITEM(cpy_r_r164, 1);
    else {
        __tmp9108 = NULL;
    }
    if (__tmp9108 == NULL) goto __LL9109;
    __tmp9108 = cpy_r_r164;
__LL9109: ;
    if (unlikely(__tmp9108 == NULL)) {
        CPy_TypeError("tuple[serai.kernel.effects.Effect, int]", cpy_r_r164); cpy_r_r165 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp9110 = PyTuple_GET_ITEM(cpy_r_r164, 0);
        CPy_INCREF(__tmp9110);
        PyObject *__tmp9111;
        if (likely(PyObject_TypeCheck(__tmp9110, CPyType_kernel___effects___Effect)))
            __tmp9111 = __tmp9110;
        else {
            CPy_TypeError("serai.kernel.effects.Effect", __tmp9110); 
            __tmp9111 = NULL;
        }
        cpy_r_r165.f0 = __tmp9111;
        PyObject *__tmp9112 = PyTuple_GET_ITEM(cpy_r_r164, 1);
        CPyTagged __tmp9113;
        if (likely(PyLong_Check(__tmp9112)))
            __tmp9113 = CPyTagged_FromObject(__tmp9112);
        else {
            goto __LL9114;
        }
        cpy_r_r165.f1 = __tmp9113;
    }
    goto __LL9115;
__LL9114: ;
    CPy_DECREF(cpy_r_r165.f0);
    cpy_r_r165 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL9115;
__LL9115: ;
    CPy_DECREF(cpy_r_r164);
    if (unlikely(cpy_r_r165.f0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 153, CPyStatic_perform___globals);
        goto CPyL347;
    }
    cpy_r_r166 = cpy_r_r165.f0;
    CPy_INCREF(cpy_r_r166);
    CPy_DECREF(cpy_r_r165.f0);
    CPyTagged_DECREF(cpy_r_r165.f1);
    cpy_r_r167.f0 = 0;
    cpy_r_r167.f1 = cpy_r_r166;
    cpy_r_r162 = cpy_r_r167;
CPyL112: ;
    cpy_r_r168 = cpy_r_r162.f0;
    cpy_r_r169 = cpy_r_r162.f1;
    cpy_r_r170 = cpy_r_r168;
    cpy_r_place = cpy_r_r170;
    cpy_r_r171 = cpy_r_r169;
    if (((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect != NULL) {
        CPy_DECREF(((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect);
    }
    ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect = cpy_r_r171;
    cpy_r_r172 = 1;
    if (unlikely(!cpy_r_r172)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 153, CPyStatic_perform___globals);
        goto CPyL350;
    }
    cpy_r_r173 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r173 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "options", 154, CPyStatic_perform___globals);
        goto CPyL350;
    }
CPyL114: ;
    cpy_r_r174 = (CPyPtr)((CPyPtr)cpy_r_r173 + offsetof(PyVarObject, ob_size));
    cpy_r_r175 = *(int64_t *)cpy_r_r174;
    cpy_r_r176 = cpy_r_r175 << 1;
    cpy_r_r177 = cpy_r_r176 == 2;
    if (cpy_r_r177) goto CPyL116;
    cpy_r_r178 = cpy_r_r177;
    goto CPyL117;
CPyL116: ;
    cpy_r_r179 = cpy_r_has_extra ^ 1;
    cpy_r_r178 = cpy_r_r179;
CPyL117: ;
    cpy_r_alone = cpy_r_r178;
    if (!cpy_r_alone) goto CPyL175;
    cpy_r_r180 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__self;
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "self", 155, CPyStatic_perform___globals);
        goto CPyL350;
    }
CPyL119: ;
    cpy_r_r181 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r181 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "effect", 155, CPyStatic_perform___globals);
        goto CPyL350;
    }
CPyL120: ;
    cpy_r_r182 = CPyDef_perform___Performer____asks_itself(cpy_r_r180, cpy_r_r181, cpy_r_r150);
    if (unlikely(cpy_r_r182 == 2)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 155, CPyStatic_perform___globals);
        goto CPyL350;
    }
    if (cpy_r_r182) {
        goto CPyL351;
    } else
        goto CPyL175;
CPyL122: ;
    cpy_r_r183 = (PyObject *)CPyType_kernel___effects___Call;
    cpy_r_r184 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r184 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "effect", 156, CPyStatic_perform___globals);
        goto CPyL352;
    }
CPyL123: ;
    cpy_r_r185 = (CPyPtr)((CPyPtr)cpy_r_r184 + offsetof(PyObject, ob_type));
    cpy_r_r186 = *(PyObject * *)cpy_r_r185;
    cpy_r_r187 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r187 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "effect", 156, CPyStatic_perform___globals);
        goto CPyL352;
    }
CPyL124: ;
    cpy_r_r188 = cpy_r_r186 == cpy_r_r183;
    if (cpy_r_r188) {
        goto CPyL127;
    } else
        goto CPyL353;
CPyL125: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r189 = 0;
    if (unlikely(!cpy_r_r189)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 156, CPyStatic_perform___globals);
        goto CPyL323;
    }
    CPy_Unreachable();
CPyL127: ;
    cpy_r_r190 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__waiting;
    if (unlikely(cpy_r_r190 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "waiting", 157, CPyStatic_perform___globals);
        goto CPyL352;
    }
CPyL128: ;
    cpy_r_r191 = CPyList_Pop(cpy_r_r190, cpy_r_place);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(cpy_r_r191 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 157, CPyStatic_perform___globals);
        goto CPyL323;
    }
    PyObject *__tmp9116;
    if (unlikely(!(PyTuple_Check(cpy_r_r191) && PyTuple_GET_SIZE(cpy_r_r191) == 2))) {
        __tmp9116 = NULL;
        goto __LL9117;
    }
    if (likely(PyObject_TypeCheck(PyTuple_GET_ITEM(cpy_r_r191, 0), CPyType_kernel___effects___Effect)))
        __tmp9116 = PyTuple_GET_ITEM(cpy_r_r191, 0);
    else {
        __tmp9116 = NULL;
    }
    if (__tmp9116 == NULL) goto __LL9117;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r191, 1))))
        __tmp9116 = PyTuple_GET_ITEM(cpy_r_r191, 1);
    else {
        __tmp9116 = NULL;
    }
    if (__tmp9116 == NULL) goto __LL9117;
    __tmp9116 = cpy_r_r191;
__LL9117: ;
    if (unlikely(__tmp9116 == NULL)) {
        CPy_TypeError("tuple[serai.kernel.effects.Effect, int]", cpy_r_r191); cpy_r_r192 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp9118 = PyTuple_GET_ITEM(cpy_r_r191, 0);
        CPy_INCREF(__tmp9118);
        PyObject *__tmp9119;
        if (likely(PyObject_TypeCheck(__tmp9118, CPyType_kernel___effects___Effect)))
            __tmp9119 = __tmp9118;
        else {
            CPy_TypeError("serai.kernel.effects.Effect", __tmp9118); 
            __tmp9119 = NULL;
        }
        cpy_r_r192.f0 = __tmp9119;
        PyObject *__tmp9120 = PyTuple_GET_ITEM(cpy_r_r191, 1);
        CPyTagged __tmp9121;
        if (likely(PyLong_Check(__tmp9120)))
            __tmp9121 = CPyTagged_FromObject(__tmp9120);
        else {
            goto __LL9122;
        }
        cpy_r_r192.f1 = __tmp9121;
    }
    goto __LL9123;
__LL9122: ;
    CPy_DECREF(cpy_r_r192.f0);
    cpy_r_r192 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL9123;
__LL9123: ;
    CPy_DECREF(cpy_r_r191);
    if (unlikely(cpy_r_r192.f0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 157, CPyStatic_perform___globals);
        goto CPyL323;
    }
    cpy_r_r193 = cpy_r_r192.f1;
    CPyTagged_INCREF(cpy_r_r193);
    CPy_DECREF(cpy_r_r192.f0);
    CPyTagged_DECREF(cpy_r_r192.f1);
    cpy_r_context = cpy_r_r193;
    cpy_r_r194 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__self;
    if (unlikely(cpy_r_r194 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "self", 158, CPyStatic_perform___globals);
        goto CPyL354;
    }
CPyL131: ;
    cpy_r_r195 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r195 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "effect", 158, CPyStatic_perform___globals);
        goto CPyL354;
    }
CPyL132: ;
    CPy_INCREF(cpy_r_r195);
    if (likely(Py_TYPE(cpy_r_r195) == CPyType_kernel___effects___Call))
        cpy_r_r196 = cpy_r_r195;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "resolve", 158, CPyStatic_perform___globals, "serai.kernel.effects.Call", cpy_r_r195);
        goto CPyL354;
    }
    cpy_r_r197 = CPyDef_perform___Performer____work(cpy_r_r194, cpy_r_r196);
    CPy_DECREF(cpy_r_r196);
    if (unlikely(cpy_r_r197 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 158, CPyStatic_perform___globals);
        goto CPyL354;
    }
    cpy_r_r198 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r198 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "t", 158, CPyStatic_perform___globals);
        goto CPyL355;
    }
CPyL135: ;
    cpy_r_r199 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r199 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "me", 158, CPyStatic_perform___globals);
        goto CPyL355;
    }
CPyL136: ;
    cpy_r_r200 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r200 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "effect", 158, CPyStatic_perform___globals);
        goto CPyL355;
    }
CPyL137: ;
    CPy_INCREF(cpy_r_r200);
    if (likely(Py_TYPE(cpy_r_r200) == CPyType_kernel___effects___Call))
        cpy_r_r201 = cpy_r_r200;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "resolve", 158, CPyStatic_perform___globals, "serai.kernel.effects.Call", cpy_r_r200);
        goto CPyL355;
    }
    cpy_r_r202 = CPY_GET_METHOD(cpy_r_r197, CPyType_work___Work, 7, serai___kernel___work___WorkObject, PyObject * (*)(PyObject *, PyObject *, CPyTagged, PyObject *, CPyTagged, char))(cpy_r_r197, cpy_r_r198, cpy_r_r199, cpy_r_r201, cpy_r_context, cpy_r_r150); /* ask */
    CPy_DECREF(cpy_r_r201);
    CPyTagged_DECREF(cpy_r_context);
    CPy_DECREF(cpy_r_r197);
    if (unlikely(cpy_r_r202 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 158, CPyStatic_perform___globals);
        goto CPyL323;
    }
    if (((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_3 != NULL) {
        CPy_DECREF(((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_3);
    }
    ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_3 = cpy_r_r202;
    cpy_r_r203 = 1;
    if (!cpy_r_r203) goto CPyL323;
    cpy_r_r204 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r205 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r206 = NULL;
    cpy_r_r1 = cpy_r_r206;
    cpy_r_r207 = (PyObject **)&cpy_r_r1;
    cpy_r_r208 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_3;
    cpy_r_r209 = CPY_GET_METHOD(cpy_r_r208, CPyType_work___ask_Work_gen, 0, serai___kernel___work___ask_Work_genObject, PyObject * (*)(PyObject *, PyObject *, PyObject *, PyObject *, PyObject *, PyObject **))(cpy_r_r208, cpy_r_r205, cpy_r_r205, cpy_r_r205, cpy_r_r204, cpy_r_r207); /* __mypyc_generator_helper__ */
    if (cpy_r_r209 != NULL) goto CPyL356;
    cpy_r_r210 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r210)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 158, CPyStatic_perform___globals);
        goto CPyL357;
    }
    cpy_r_r211 = cpy_r_r1;
    cpy_r_r212 = NULL;
    if (((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_3 != NULL) {
        CPy_DECREF(((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_3);
    }
    ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_3 = cpy_r_r212;
    cpy_r_r213 = 1;
    if (unlikely(!cpy_r_r213)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 158, CPyStatic_perform___globals);
        goto CPyL358;
    } else
        goto CPyL159;
CPyL143: ;
    cpy_r_r214 = cpy_r_r209;
CPyL144: ;
    ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r214;
CPyL145: ;
    cpy_r_r216 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r217 = cpy_r_type != cpy_r_r216;
    if (!cpy_r_r217) goto CPyL359;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 158, CPyStatic_perform___globals);
        goto CPyL149;
    } else
        goto CPyL360;
CPyL147: ;
    CPy_Unreachable();
CPyL148: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL155;
CPyL149: ;
    cpy_r_r218 = CPy_CatchError();
    cpy_r_r219 = (PyObject **)&cpy_r_r3;
    cpy_r_r220 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_3;
    cpy_r_r221 = CPy_YieldFromErrorHandle(cpy_r_r220, cpy_r_r219);
    if (unlikely(cpy_r_r221 == 2)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 158, CPyStatic_perform___globals);
        goto CPyL361;
    }
    if (cpy_r_r221) goto CPyL152;
    cpy_r_r214 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r218);
    CPy_DecRef(cpy_r_r218.f0);
    CPy_DecRef(cpy_r_r218.f1);
    CPy_DecRef(cpy_r_r218.f2);
    goto CPyL144;
CPyL152: ;
    cpy_r_r211 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r218);
    CPy_DecRef(cpy_r_r218.f0);
    CPy_DecRef(cpy_r_r218.f1);
    CPy_DecRef(cpy_r_r218.f2);
    goto CPyL159;
CPyL153: ;
    CPy_RestoreExcInfo(cpy_r_r218);
    CPy_DecRef(cpy_r_r218.f0);
    CPy_DecRef(cpy_r_r218.f1);
    CPy_DecRef(cpy_r_r218.f2);
    cpy_r_r222 = CPy_KeepPropagating();
    if (!cpy_r_r222) goto CPyL323;
    CPy_Unreachable();
CPyL155: ;
    cpy_r_r223 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r224 = NULL;
    cpy_r_r1 = cpy_r_r224;
    cpy_r_r225 = (PyObject **)&cpy_r_r1;
    cpy_r_r226 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_3;
    cpy_r_r227 = CPY_GET_METHOD(cpy_r_r226, CPyType_work___ask_Work_gen, 0, serai___kernel___work___ask_Work_genObject, PyObject * (*)(PyObject *, PyObject *, PyObject *, PyObject *, PyObject *, PyObject **))(cpy_r_r226, cpy_r_r223, cpy_r_r223, cpy_r_r223, cpy_r_arg, cpy_r_r225); /* __mypyc_generator_helper__ */
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r227 == NULL) {
        goto CPyL157;
    } else
        goto CPyL362;
CPyL156: ;
    cpy_r_r214 = cpy_r_r227;
    goto CPyL144;
CPyL157: ;
    cpy_r_r228 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r228)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 158, CPyStatic_perform___globals);
        goto CPyL357;
    }
    cpy_r_r211 = cpy_r_r1;
CPyL159: ;
    if (unlikely(!PyBool_Check(cpy_r_r211))) {
        CPy_TypeError("bool", cpy_r_r211); cpy_r_r229 = 2;
    } else
        cpy_r_r229 = cpy_r_r211 == Py_True;
    CPy_DECREF(cpy_r_r211);
    if (unlikely(cpy_r_r229 == 2)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 158, CPyStatic_perform___globals);
        goto CPyL323;
    }
    ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__at_least_one = 0;
    cpy_r_r230 = 1;
    if (unlikely(!cpy_r_r230)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 159, CPyStatic_perform___globals);
        goto CPyL323;
    }
    if (cpy_r_r229) goto CPyL4;
    cpy_r_r231 = PyList_New(0);
    if (unlikely(cpy_r_r231 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 161, CPyStatic_perform___globals);
        goto CPyL323;
    }
    cpy_r_r232 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__waiting;
    if (unlikely(cpy_r_r232 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "waiting", 161, CPyStatic_perform___globals);
        goto CPyL363;
    }
CPyL164: ;
    cpy_r_r233 = 0;
CPyL165: ;
    cpy_r_r234 = (CPyPtr)((CPyPtr)cpy_r_r232 + offsetof(PyVarObject, ob_size));
    cpy_r_r235 = *(int64_t *)cpy_r_r234;
    cpy_r_r236 = cpy_r_r233 < cpy_r_r235;
    if (!cpy_r_r236) goto CPyL172;
    cpy_r_r237 = (CPyPtr)((CPyPtr)cpy_r_r232 + offsetof(PyListObject, ob_item));
    cpy_r_r238 = *(CPyPtr *)cpy_r_r237;
    cpy_r_r239 = cpy_r_r233 * 8;
    cpy_r_r240 = cpy_r_r238 + cpy_r_r239;
    cpy_r_r241 = *(PyObject * *)cpy_r_r240;
    CPy_INCREF(cpy_r_r241);
    PyObject *__tmp9124;
    if (unlikely(!(PyTuple_Check(cpy_r_r241) && PyTuple_GET_SIZE(cpy_r_r241) == 2))) {
        __tmp9124 = NULL;
        goto __LL9125;
    }
    if (likely(PyObject_TypeCheck(PyTuple_GET_ITEM(cpy_r_r241, 0), CPyType_kernel___effects___Effect)))
        __tmp9124 = PyTuple_GET_ITEM(cpy_r_r241, 0);
    else {
        __tmp9124 = NULL;
    }
    if (__tmp9124 == NULL) goto __LL9125;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r241, 1))))
        __tmp9124 = PyTuple_GET_ITEM(cpy_r_r241, 1);
    else {
        __tmp9124 = NULL;
    }
    if (__tmp9124 == NULL) goto __LL9125;
    __tmp9124 = cpy_r_r241;
__LL9125: ;
    if (unlikely(__tmp9124 == NULL)) {
        CPy_TypeError("tuple[serai.kernel.effects.Effect, int]", cpy_r_r241); cpy_r_r242 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp9126 = PyTuple_GET_ITEM(cpy_r_r241, 0);
        CPy_INCREF(__tmp9126);
        PyObject *__tmp9127;
        if (likely(PyObject_TypeCheck(__tmp9126, CPyType_kernel___effects___Effect)))
            __tmp9127 = __tmp9126;
        else {
            CPy_TypeError("serai.kernel.effects.Effect", __tmp9126); 
            __tmp9127 = NULL;
        }
        cpy_r_r242.f0 = __tmp9127;
        PyObject *__tmp9128 = PyTuple_GET_ITEM(cpy_r_r241, 1);
        CPyTagged __tmp9129;
        if (likely(PyLong_Check(__tmp9128)))
            __tmp9129 = CPyTagged_FromObject(__tmp9128);
        else {
            goto __LL9130;
        }
        cpy_r_r242.f1 = __tmp9129;
    }
    goto __LL9131;
__LL9130: ;
    CPy_DECREF(cpy_r_r242.f0);
    cpy_r_r242 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL9131;
__LL9131: ;
    CPy_DECREF(cpy_r_r241);
    if (unlikely(cpy_r_r242.f0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 161, CPyStatic_perform___globals);
        goto CPyL363;
    }
    cpy_r_r243 = cpy_r_r242.f0;
    CPy_INCREF(cpy_r_r243);
    cpy_r_r244 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r244 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "effect", 161, CPyStatic_perform___globals);
        goto CPyL364;
    }
CPyL168: ;
    CPy_INCREF(cpy_r_r244);
    if (likely(Py_TYPE(cpy_r_r244) == CPyType_kernel___effects___Call))
        cpy_r_r245 = cpy_r_r244;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "resolve", 161, CPyStatic_perform___globals, "serai.kernel.effects.Call", cpy_r_r244);
        goto CPyL364;
    }
    cpy_r_r246 = cpy_r_r243 == cpy_r_r245;
    CPy_DECREF(cpy_r_r243);
    CPy_DECREF(cpy_r_r245);
    cpy_r_r247 = cpy_r_r246 ^ 1;
    if (!cpy_r_r247) goto CPyL365;
    cpy_r_r248 = PyTuple_New(2);
    if (unlikely(cpy_r_r248 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp9132 = cpy_r_r242.f0;
    PyTuple_SET_ITEM(cpy_r_r248, 0, __tmp9132);
    PyObject *__tmp9133 = CPyTagged_StealAsObject(cpy_r_r242.f1);
    PyTuple_SET_ITEM(cpy_r_r248, 1, __tmp9133);
    cpy_r_r249 = PyList_Append(cpy_r_r231, cpy_r_r248);
    CPy_DECREF(cpy_r_r248);
    cpy_r_r250 = cpy_r_r249 >= 0;
    if (unlikely(!cpy_r_r250)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 161, CPyStatic_perform___globals);
        goto CPyL363;
    }
CPyL171: ;
    cpy_r_r251 = cpy_r_r233 + 1;
    cpy_r_r233 = cpy_r_r251;
    goto CPyL165;
CPyL172: ;
    cpy_r_r252 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__waiting;
    if (unlikely(cpy_r_r252 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "waiting", 161, CPyStatic_perform___globals);
        goto CPyL363;
    }
CPyL173: ;
    cpy_r_r253 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r254 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r255 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r256 = PySlice_New(cpy_r_r253, cpy_r_r254, cpy_r_r255);
    if (unlikely(cpy_r_r256 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 161, CPyStatic_perform___globals);
        goto CPyL363;
    }
    cpy_r_r257 = PyObject_SetItem(cpy_r_r252, cpy_r_r256, cpy_r_r231);
    CPy_DECREF(cpy_r_r256);
    CPy_DECREF(cpy_r_r231);
    cpy_r_r258 = cpy_r_r257 >= 0;
    if (unlikely(!cpy_r_r258)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 161, CPyStatic_perform___globals);
        goto CPyL323;
    } else
        goto CPyL4;
CPyL175: ;
    if (!cpy_r_alone) goto CPyL366;
    if (cpy_r_r150) {
        goto CPyL366;
    } else
        goto CPyL367;
CPyL177: ;
    if (cpy_r_r150) goto CPyL180;
    cpy_r_r259 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r259 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "options", 131, CPyStatic_perform___globals);
        goto CPyL347;
    }
CPyL179: ;
    cpy_r_r260 = (CPyPtr)((CPyPtr)cpy_r_r259 + offsetof(PyVarObject, ob_size));
    cpy_r_r261 = *(int64_t *)cpy_r_r260;
    cpy_r_r262 = cpy_r_r261 << 1;
    cpy_r_r263 = cpy_r_r262 != 0;
    if (cpy_r_r263) goto CPyL183;
CPyL180: ;
    cpy_r_r264 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__self;
    if (unlikely(cpy_r_r264 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "self", 164, CPyStatic_perform___globals);
        goto CPyL347;
    }
CPyL181: ;
    cpy_r_r265 = ((serai___kernel___perform___PerformerObject *)cpy_r_r264)->_done;
    if (unlikely(cpy_r_r265 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "Performer", "done", 164, CPyStatic_perform___globals);
        goto CPyL347;
    }
    CPy_INCREF(cpy_r_r265);
CPyL182: ;
    cpy_r_r266.f0 = cpy_r_r265;
    cpy_r_r267 = PyTuple_New(1);
    if (unlikely(cpy_r_r267 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp9134 = cpy_r_r266.f0;
    PyTuple_SET_ITEM(cpy_r_r267, 0, __tmp9134);
    cpy_r_r268 = cpy_r_r267;
    goto CPyL184;
CPyL183: ;
    cpy_r_r269.empty_struct_error_flag = 0;
    cpy_r_r270 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r268 = cpy_r_r270;
CPyL184: ;
    cpy_r_done = cpy_r_r268;
    cpy_r_r271 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r272 = cpy_r_r130 == cpy_r_r271;
    if (cpy_r_r272) {
        goto CPyL368;
    } else
        goto CPyL194;
CPyL185: ;
    cpy_r_r273 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r273 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "t", 166, CPyStatic_perform___globals);
        goto CPyL369;
    }
CPyL186: ;
    cpy_r_r274 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r274 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "me", 166, CPyStatic_perform___globals);
        goto CPyL369;
    }
CPyL187: ;
    cpy_r_r275 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__self;
    if (unlikely(cpy_r_r275 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "self", 166, CPyStatic_perform___globals);
        goto CPyL369;
    }
CPyL188: ;
    cpy_r_r276 = PyList_New(0);
    if (unlikely(cpy_r_r276 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 166, CPyStatic_perform___globals);
        goto CPyL369;
    }
    cpy_r_r277 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r277 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "options", 166, CPyStatic_perform___globals);
        goto CPyL370;
    }
CPyL190: ;
    cpy_r_r278 = CPyList_Extend(cpy_r_r276, cpy_r_r277);
    if (unlikely(cpy_r_r278 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 166, CPyStatic_perform___globals);
        goto CPyL370;
    } else
        goto CPyL371;
CPyL191: ;
    cpy_r_r279 = CPyList_Extend(cpy_r_r276, cpy_r_done);
    CPy_DECREF(cpy_r_done);
    if (unlikely(cpy_r_r279 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 166, CPyStatic_perform___globals);
        goto CPyL372;
    } else
        goto CPyL373;
CPyL192: ;
    cpy_r_r280 = CPyDef_perform___NextOffer(cpy_r_r273, cpy_r_r274, cpy_r_r275, cpy_r_r276, cpy_r_r42);
    CPy_DECREF(cpy_r_r276);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r280 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 166, CPyStatic_perform___globals);
        goto CPyL323;
    }
    cpy_r_offer = cpy_r_r280;
    goto CPyL204;
CPyL194: ;
    cpy_r_r281 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r281 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "t", 168, CPyStatic_perform___globals);
        goto CPyL374;
    }
CPyL195: ;
    cpy_r_r282 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r282 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "me", 168, CPyStatic_perform___globals);
        goto CPyL374;
    }
CPyL196: ;
    cpy_r_r283 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__self;
    if (unlikely(cpy_r_r283 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "self", 168, CPyStatic_perform___globals);
        goto CPyL374;
    }
CPyL197: ;
    cpy_r_r284 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r284 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "options", 168, CPyStatic_perform___globals);
        goto CPyL374;
    }
CPyL198: ;
    cpy_r_r285 = CPyDef_perform___NextOffer(cpy_r_r281, cpy_r_r282, cpy_r_r283, cpy_r_r284, cpy_r_r42);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r285 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 168, CPyStatic_perform___globals);
        goto CPyL375;
    }
    if (likely(cpy_r_r130 != Py_None))
        cpy_r_r286 = cpy_r_r130;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "resolve", 168, CPyStatic_perform___globals, "serai.kernel.offer.Offer", cpy_r_r130);
        goto CPyL376;
    }
    cpy_r_r287 = CPyDef_offer___Offer_____add__(cpy_r_r285, cpy_r_r286);
    CPy_DECREF(cpy_r_r286);
    CPy_DECREF(cpy_r_r285);
    if (unlikely(cpy_r_r287 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 168, CPyStatic_perform___globals);
        goto CPyL377;
    }
    cpy_r_r288 = NULL;
    cpy_r_r289 = NULL;
    cpy_r_r290 = NULL;
    cpy_r_r291 = CPyDef_offer___Offer(cpy_r_done, cpy_r_r288, cpy_r_r289, cpy_r_r290);
    CPy_DECREF(cpy_r_done);
    if (unlikely(cpy_r_r291 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 168, CPyStatic_perform___globals);
        goto CPyL378;
    }
    cpy_r_r292 = CPyDef_offer___Offer_____add__(cpy_r_r287, cpy_r_r291);
    CPy_DECREF(cpy_r_r291);
    CPy_DECREF(cpy_r_r287);
    if (unlikely(cpy_r_r292 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 168, CPyStatic_perform___globals);
        goto CPyL323;
    }
    cpy_r_offer = cpy_r_r292;
CPyL204: ;
    cpy_r_r293 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r293 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "me", 169, CPyStatic_perform___globals);
        goto CPyL379;
    }
CPyL205: ;
    cpy_r_r294 = CPyStatics[990]; /* 'order' */
    cpy_r_r295 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__self;
    if (unlikely(cpy_r_r295 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "self", 169, CPyStatic_perform___globals);
        goto CPyL379;
    }
CPyL206: ;
    cpy_r_r296 = ((serai___kernel___perform___PerformerObject *)cpy_r_r295)->_rule;
    if (unlikely(cpy_r_r296 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "Performer", "rule", 169, CPyStatic_perform___globals);
        goto CPyL379;
    }
    CPy_INCREF(cpy_r_r296);
CPyL207: ;
    cpy_r_r297 = NULL;
    cpy_r_r298 = NULL;
    cpy_r_r299 = 2;
    cpy_r_r300 = CPyDef_decision___ask(cpy_r_r293, cpy_r_r294, cpy_r_r296, cpy_r_offer, cpy_r_r297, cpy_r_r298, cpy_r_r299);
    CPy_DECREF(cpy_r_r296);
    CPy_DECREF(cpy_r_offer);
    if (unlikely(cpy_r_r300 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 169, CPyStatic_perform___globals);
        goto CPyL323;
    }
    ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r300;
CPyL209: ;
    cpy_r_r302 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r303 = cpy_r_type != cpy_r_r302;
    if (!cpy_r_r303) goto CPyL212;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 169, CPyStatic_perform___globals);
        goto CPyL323;
    }
    CPy_Unreachable();
CPyL212: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r304 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "resolve", 169, CPyStatic_perform___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL323;
    }
    cpy_r_r305 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__self;
    if (unlikely(cpy_r_r305 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "self", 170, CPyStatic_perform___globals);
        goto CPyL380;
    }
CPyL214: ;
    cpy_r_r306 = ((serai___kernel___perform___PerformerObject *)cpy_r_r305)->_done;
    if (unlikely(cpy_r_r306 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "Performer", "done", 170, CPyStatic_perform___globals);
        goto CPyL380;
    }
    CPy_INCREF(cpy_r_r306);
CPyL215: ;
    cpy_r_r307 = cpy_r_r304 == cpy_r_r306;
    CPy_DECREF(cpy_r_r306);
    if (cpy_r_r307) {
        goto CPyL381;
    } else
        goto CPyL221;
CPyL216: ;
    cpy_r_r308 = Py_None;
    CPy_INCREF(cpy_r_r308);
    ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r310 = CPyDef_perform___resolve_Performer_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL220;
    CPyGen_SetStopIterationValue(cpy_r_r308);
    CPy_DECREF(cpy_r_r308);
    if (!0) goto CPyL332;
    CPy_Unreachable();
CPyL220: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r308;
    CPyGen_Exit(&((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL221: ;
    cpy_r_r311 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__self;
    if (unlikely(cpy_r_r311 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "self", 172, CPyStatic_perform___globals);
        goto CPyL380;
    }
CPyL222: ;
    cpy_r_r312 = ((serai___kernel___perform___PerformerObject *)cpy_r_r311)->_extras;
    if (unlikely(cpy_r_r312 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "Performer", "extras", 172, CPyStatic_perform___globals);
        goto CPyL380;
    }
    CPy_INCREF(cpy_r_r312);
CPyL223: ;
    cpy_r_r313 = CPY_GET_METHOD(cpy_r_r312, CPyType_extras___Extras, 1, serai___kernel___extras___ExtrasObject, char (*)(PyObject *, PyObject *))(cpy_r_r312, cpy_r_r304); /* holds */
    CPy_DECREF(cpy_r_r312);
    if (unlikely(cpy_r_r313 == 2)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 172, CPyStatic_perform___globals);
        goto CPyL380;
    }
    if (!cpy_r_r313) goto CPyL251;
    cpy_r_r314 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__self;
    if (unlikely(cpy_r_r314 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "self", 173, CPyStatic_perform___globals);
        goto CPyL380;
    }
CPyL226: ;
    cpy_r_r315 = ((serai___kernel___perform___PerformerObject *)cpy_r_r314)->_extras;
    if (unlikely(cpy_r_r315 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "Performer", "extras", 173, CPyStatic_perform___globals);
        goto CPyL380;
    }
    CPy_INCREF(cpy_r_r315);
CPyL227: ;
    cpy_r_r316 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r316 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "t", 173, CPyStatic_perform___globals);
        goto CPyL382;
    }
CPyL228: ;
    cpy_r_r317 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r317 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "me", 173, CPyStatic_perform___globals);
        goto CPyL382;
    }
CPyL229: ;
    cpy_r_r318 = CPY_GET_METHOD(cpy_r_r315, CPyType_extras___Extras, 2, serai___kernel___extras___ExtrasObject, PyObject * (*)(PyObject *, PyObject *, CPyTagged, PyObject *))(cpy_r_r315, cpy_r_r316, cpy_r_r317, cpy_r_r304); /* take */
    CPy_DECREF(cpy_r_r304);
    CPy_DECREF(cpy_r_r315);
    if (unlikely(cpy_r_r318 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 173, CPyStatic_perform___globals);
        goto CPyL323;
    }
    cpy_r_r319 = PyObject_GetIter(cpy_r_r318);
    CPy_DECREF(cpy_r_r318);
    if (unlikely(cpy_r_r319 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 173, CPyStatic_perform___globals);
        goto CPyL323;
    }
    if (((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_4 != NULL) {
        CPy_DECREF(((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_4);
    }
    ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_4 = cpy_r_r319;
    cpy_r_r320 = 1;
    if (!cpy_r_r320) goto CPyL323;
    cpy_r_r321 = NULL;
    cpy_r_r5 = cpy_r_r321;
    cpy_r_r322 = (PyObject **)&cpy_r_r5;
    cpy_r_r323 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r324 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_4;
    cpy_r_r325 = CPyIter_Send(cpy_r_r324, cpy_r_r323, cpy_r_r322);
    if (cpy_r_r325 != NULL) goto CPyL383;
    cpy_r_r326 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r326)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 173, CPyStatic_perform___globals);
        goto CPyL384;
    }
    cpy_r_r327 = cpy_r_r5;
    CPy_DECREF(cpy_r_r327);
    cpy_r_r328 = NULL;
    if (((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_4 != NULL) {
        CPy_DECREF(((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_4);
    }
    ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_4 = cpy_r_r328;
    cpy_r_r329 = 1;
    if (unlikely(!cpy_r_r329)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 173, CPyStatic_perform___globals);
        goto CPyL323;
    } else
        goto CPyL4;
CPyL235: ;
    cpy_r_r330 = cpy_r_r325;
CPyL236: ;
    ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r330;
CPyL237: ;
    cpy_r_r332 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r333 = cpy_r_type != cpy_r_r332;
    if (!cpy_r_r333) goto CPyL385;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 173, CPyStatic_perform___globals);
        goto CPyL241;
    } else
        goto CPyL386;
CPyL239: ;
    CPy_Unreachable();
CPyL240: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL247;
CPyL241: ;
    cpy_r_r334 = CPy_CatchError();
    cpy_r_r335 = (PyObject **)&cpy_r_r7;
    cpy_r_r336 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_4;
    cpy_r_r337 = CPy_YieldFromErrorHandle(cpy_r_r336, cpy_r_r335);
    if (unlikely(cpy_r_r337 == 2)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 173, CPyStatic_perform___globals);
        goto CPyL387;
    }
    if (cpy_r_r337) goto CPyL244;
    cpy_r_r330 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r334);
    CPy_DecRef(cpy_r_r334.f0);
    CPy_DecRef(cpy_r_r334.f1);
    CPy_DecRef(cpy_r_r334.f2);
    goto CPyL236;
CPyL244: ;
    cpy_r_r327 = cpy_r_r7;
    CPy_DecRef(cpy_r_r327);
    CPy_RestoreExcInfo(cpy_r_r334);
    CPy_DecRef(cpy_r_r334.f0);
    CPy_DecRef(cpy_r_r334.f1);
    CPy_DecRef(cpy_r_r334.f2);
    goto CPyL4;
CPyL245: ;
    CPy_RestoreExcInfo(cpy_r_r334);
    CPy_DecRef(cpy_r_r334.f0);
    CPy_DecRef(cpy_r_r334.f1);
    CPy_DecRef(cpy_r_r334.f2);
    cpy_r_r338 = CPy_KeepPropagating();
    if (!cpy_r_r338) goto CPyL323;
    CPy_Unreachable();
CPyL247: ;
    cpy_r_r339 = NULL;
    cpy_r_r5 = cpy_r_r339;
    cpy_r_r340 = (PyObject **)&cpy_r_r5;
    cpy_r_r341 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_4;
    cpy_r_r342 = CPyIter_Send(cpy_r_r341, cpy_r_arg, cpy_r_r340);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r342 == NULL) {
        goto CPyL249;
    } else
        goto CPyL388;
CPyL248: ;
    cpy_r_r330 = cpy_r_r342;
    goto CPyL236;
CPyL249: ;
    cpy_r_r343 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r343)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 173, CPyStatic_perform___globals);
        goto CPyL384;
    }
    cpy_r_r327 = cpy_r_r5;
    CPy_DECREF(cpy_r_r327);
    goto CPyL4;
CPyL251: ;
    cpy_r_r344 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r344 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "options", 175, CPyStatic_perform___globals);
        goto CPyL380;
    }
CPyL252: ;
    cpy_r_r345 = CPyList_Index(cpy_r_r344, cpy_r_r304);
    CPy_DECREF(cpy_r_r304);
    if (unlikely(cpy_r_r345 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 175, CPyStatic_perform___globals);
        goto CPyL323;
    }
    cpy_r_r346 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__sources;
    if (unlikely(cpy_r_r346 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "sources", 175, CPyStatic_perform___globals);
        goto CPyL389;
    }
CPyL254: ;
    cpy_r_r347 = CPyList_GetItem(cpy_r_r346, cpy_r_r345);
    CPyTagged_DECREF(cpy_r_r345);
    if (unlikely(cpy_r_r347 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 175, CPyStatic_perform___globals);
        goto CPyL323;
    }
    if (likely(PyList_Check(cpy_r_r347)))
        cpy_r_r348 = cpy_r_r347;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "resolve", 175, CPyStatic_perform___globals, "list", cpy_r_r347);
        goto CPyL323;
    }
    cpy_r_r349 = (CPyPtr)((CPyPtr)cpy_r_r348 + offsetof(PyVarObject, ob_size));
    cpy_r_r350 = *(int64_t *)cpy_r_r349;
    cpy_r_r351 = cpy_r_r350 << 1;
    cpy_r_r352 = cpy_r_r351 == 2;
    if (!cpy_r_r352) goto CPyL260;
    cpy_r_r353 = CPyList_GetItemShort(cpy_r_r348, 0);
    CPy_DECREF(cpy_r_r348);
    if (unlikely(cpy_r_r353 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 176, CPyStatic_perform___globals);
        goto CPyL323;
    }
    PyObject *__tmp9135;
    if (unlikely(!(PyTuple_Check(cpy_r_r353) && PyTuple_GET_SIZE(cpy_r_r353) == 2))) {
        __tmp9135 = NULL;
        goto __LL9136;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r353, 0))))
        __tmp9135 = PyTuple_GET_ITEM(cpy_r_r353, 0);
    else {
        __tmp9135 = NULL;
    }
    if (__tmp9135 == NULL) goto __LL9136;
    if (likely(PyObject_TypeCheck(PyTuple_GET_ITEM(cpy_r_r353, 1), CPyType_kernel___effects___Effect)))
        __tmp9135 = PyTuple_GET_ITEM(cpy_r_r353, 1);
    else {
        __tmp9135 = NULL;
    }
    if (__tmp9135 == NULL) goto __LL9136;
    __tmp9135 = cpy_r_r353;
__LL9136: ;
    if (unlikely(__tmp9135 == NULL)) {
        CPy_TypeError("tuple[int, serai.kernel.effects.Effect]", cpy_r_r353); cpy_r_r354 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    } else {
        PyObject *__tmp9137 = PyTuple_GET_ITEM(cpy_r_r353, 0);
        CPyTagged __tmp9138;
        if (likely(PyLong_Check(__tmp9137)))
            __tmp9138 = CPyTagged_FromObject(__tmp9137);
        else {
            goto __LL9139;
        }
        cpy_r_r354.f0 = __tmp9138;
        PyObject *__tmp9140 = PyTuple_GET_ITEM(cpy_r_r353, 1);
        CPy_INCREF(__tmp9140);
        PyObject *__tmp9141;
        if (likely(PyObject_TypeCheck(__tmp9140, CPyType_kernel___effects___Effect)))
            __tmp9141 = __tmp9140;
        else {
            CPy_TypeError("serai.kernel.effects.Effect", __tmp9140); 
            __tmp9141 = NULL;
        }
        cpy_r_r354.f1 = __tmp9141;
    }
    goto __LL9142;
__LL9139: ;
    cpy_r_r354 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    goto __LL9142;
__LL9142: ;
    CPy_DECREF(cpy_r_r353);
    if (unlikely(cpy_r_r354.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 176, CPyStatic_perform___globals);
        goto CPyL323;
    }
    cpy_r_r355 = cpy_r_r354;
    goto CPyL286;
CPyL260: ;
    cpy_r_r356 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__self;
    if (unlikely(cpy_r_r356 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "self", 176, CPyStatic_perform___globals);
        goto CPyL390;
    }
CPyL261: ;
    cpy_r_r357 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r357 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "me", 176, CPyStatic_perform___globals);
        goto CPyL390;
    }
CPyL262: ;
    cpy_r_r358 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__waiting;
    if (unlikely(cpy_r_r358 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "waiting", 176, CPyStatic_perform___globals);
        goto CPyL390;
    }
CPyL263: ;
    cpy_r_r359 = CPyDef_perform___Performer____source(cpy_r_r356, cpy_r_r357, cpy_r_r358, cpy_r_r348);
    CPy_DECREF(cpy_r_r348);
    if (unlikely(cpy_r_r359 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 176, CPyStatic_perform___globals);
        goto CPyL323;
    }
    if (((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_5 != NULL) {
        CPy_DECREF(((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_5);
    }
    ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_5 = cpy_r_r359;
    cpy_r_r360 = 1;
    if (!cpy_r_r360) goto CPyL323;
    cpy_r_r361 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r362 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r363 = NULL;
    cpy_r_r9 = cpy_r_r363;
    cpy_r_r364 = (PyObject **)&cpy_r_r9;
    cpy_r_r365 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_5;
    cpy_r_r366 = CPyDef_perform____source_Performer_gen_____mypyc_generator_helper__(cpy_r_r365, cpy_r_r362, cpy_r_r362, cpy_r_r362, cpy_r_r361, cpy_r_r364);
    if (cpy_r_r366 != NULL) goto CPyL391;
    cpy_r_r367 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r367)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 176, CPyStatic_perform___globals);
        goto CPyL392;
    }
    cpy_r_r368 = cpy_r_r9;
    cpy_r_r369 = NULL;
    if (((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_5 != NULL) {
        CPy_DECREF(((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_5);
    }
    ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_5 = cpy_r_r369;
    cpy_r_r370 = 1;
    if (unlikely(!cpy_r_r370)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 176, CPyStatic_perform___globals);
        goto CPyL393;
    } else
        goto CPyL284;
CPyL268: ;
    cpy_r_r371 = cpy_r_r366;
CPyL269: ;
    ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 4;
    CPyGen_Exit(&((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r371;
CPyL270: ;
    cpy_r_r373 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r374 = cpy_r_type != cpy_r_r373;
    if (!cpy_r_r374) goto CPyL394;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 176, CPyStatic_perform___globals);
        goto CPyL274;
    } else
        goto CPyL395;
CPyL272: ;
    CPy_Unreachable();
CPyL273: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL280;
CPyL274: ;
    cpy_r_r375 = CPy_CatchError();
    cpy_r_r376 = (PyObject **)&cpy_r_r11;
    cpy_r_r377 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_5;
    cpy_r_r378 = CPy_YieldFromErrorHandle(cpy_r_r377, cpy_r_r376);
    if (unlikely(cpy_r_r378 == 2)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 176, CPyStatic_perform___globals);
        goto CPyL396;
    }
    if (cpy_r_r378) goto CPyL277;
    cpy_r_r371 = cpy_r_r11;
    CPy_RestoreExcInfo(cpy_r_r375);
    CPy_DecRef(cpy_r_r375.f0);
    CPy_DecRef(cpy_r_r375.f1);
    CPy_DecRef(cpy_r_r375.f2);
    goto CPyL269;
CPyL277: ;
    cpy_r_r368 = cpy_r_r11;
    CPy_RestoreExcInfo(cpy_r_r375);
    CPy_DecRef(cpy_r_r375.f0);
    CPy_DecRef(cpy_r_r375.f1);
    CPy_DecRef(cpy_r_r375.f2);
    goto CPyL284;
CPyL278: ;
    CPy_RestoreExcInfo(cpy_r_r375);
    CPy_DecRef(cpy_r_r375.f0);
    CPy_DecRef(cpy_r_r375.f1);
    CPy_DecRef(cpy_r_r375.f2);
    cpy_r_r379 = CPy_KeepPropagating();
    if (!cpy_r_r379) goto CPyL323;
    CPy_Unreachable();
CPyL280: ;
    cpy_r_r380 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r381 = NULL;
    cpy_r_r9 = cpy_r_r381;
    cpy_r_r382 = (PyObject **)&cpy_r_r9;
    cpy_r_r383 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_5;
    cpy_r_r384 = CPyDef_perform____source_Performer_gen_____mypyc_generator_helper__(cpy_r_r383, cpy_r_r380, cpy_r_r380, cpy_r_r380, cpy_r_arg, cpy_r_r382);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r384 == NULL) {
        goto CPyL282;
    } else
        goto CPyL397;
CPyL281: ;
    cpy_r_r371 = cpy_r_r384;
    goto CPyL269;
CPyL282: ;
    cpy_r_r385 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r385)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 176, CPyStatic_perform___globals);
        goto CPyL392;
    }
    cpy_r_r368 = cpy_r_r9;
CPyL284: ;
    PyObject *__tmp9143;
    if (unlikely(!(PyTuple_Check(cpy_r_r368) && PyTuple_GET_SIZE(cpy_r_r368) == 2))) {
        __tmp9143 = NULL;
        goto __LL9144;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r368, 0))))
        __tmp9143 = PyTuple_GET_ITEM(cpy_r_r368, 0);
    else {
        __tmp9143 = NULL;
    }
    if (__tmp9143 == NULL) goto __LL9144;
    if (likely(PyObject_TypeCheck(PyTuple_GET_ITEM(cpy_r_r368, 1), CPyType_kernel___effects___Effect)))
        __tmp9143 = PyTuple_GET_ITEM(cpy_r_r368, 1);
    else {
        __tmp9143 = NULL;
    }
    if (__tmp9143 == NULL) goto __LL9144;
    __tmp9143 = cpy_r_r368;
__LL9144: ;
    if (unlikely(__tmp9143 == NULL)) {
        CPy_TypeError("tuple[int, serai.kernel.effects.Effect]", cpy_r_r368); cpy_r_r386 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    } else {
        PyObject *__tmp9145 = PyTuple_GET_ITEM(cpy_r_r368, 0);
        CPyTagged __tmp9146;
        if (likely(PyLong_Check(__tmp9145)))
            __tmp9146 = CPyTagged_FromObject(__tmp9145);
        else {
            goto __LL9147;
        }
        cpy_r_r386.f0 = __tmp9146;
        PyObject *__tmp9148 = PyTuple_GET_ITEM(cpy_r_r368, 1);
        CPy_INCREF(__tmp9148);
        PyObject *__tmp9149;
        if (likely(PyObject_TypeCheck(__tmp9148, CPyType_kernel___effects___Effect)))
            __tmp9149 = __tmp9148;
        else {
            CPy_TypeError("serai.kernel.effects.Effect", __tmp9148); 
            __tmp9149 = NULL;
        }
        cpy_r_r386.f1 = __tmp9149;
    }
    goto __LL9150;
__LL9147: ;
    cpy_r_r386 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    goto __LL9150;
__LL9150: ;
    CPy_DECREF(cpy_r_r368);
    if (unlikely(cpy_r_r386.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 176, CPyStatic_perform___globals);
        goto CPyL323;
    }
    cpy_r_r355 = cpy_r_r386;
CPyL286: ;
    cpy_r_r387 = cpy_r_r355.f0;
    cpy_r_r388 = cpy_r_r355.f1;
    cpy_r_r389 = cpy_r_r387;
    cpy_r_place = cpy_r_r389;
    cpy_r_r390 = cpy_r_r388;
    if (((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect != NULL) {
        CPy_DECREF(((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect);
    }
    ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect = cpy_r_r390;
    cpy_r_r391 = 1;
    if (unlikely(!cpy_r_r391)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 176, CPyStatic_perform___globals);
        goto CPyL352;
    }
CPyL287: ;
    cpy_r_r392 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__waiting;
    if (unlikely(cpy_r_r392 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "waiting", 177, CPyStatic_perform___globals);
        goto CPyL352;
    }
CPyL288: ;
    cpy_r_r393 = CPyList_Pop(cpy_r_r392, cpy_r_place);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(cpy_r_r393 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 177, CPyStatic_perform___globals);
        goto CPyL323;
    }
    PyObject *__tmp9151;
    if (unlikely(!(PyTuple_Check(cpy_r_r393) && PyTuple_GET_SIZE(cpy_r_r393) == 2))) {
        __tmp9151 = NULL;
        goto __LL9152;
    }
    if (likely(PyObject_TypeCheck(PyTuple_GET_ITEM(cpy_r_r393, 0), CPyType_kernel___effects___Effect)))
        __tmp9151 = PyTuple_GET_ITEM(cpy_r_r393, 0);
    else {
        __tmp9151 = NULL;
    }
    if (__tmp9151 == NULL) goto __LL9152;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r393, 1))))
        __tmp9151 = PyTuple_GET_ITEM(cpy_r_r393, 1);
    else {
        __tmp9151 = NULL;
    }
    if (__tmp9151 == NULL) goto __LL9152;
    __tmp9151 = cpy_r_r393;
__LL9152: ;
    if (unlikely(__tmp9151 == NULL)) {
        CPy_TypeError("tuple[serai.kernel.effects.Effect, int]", cpy_r_r393); cpy_r_r394 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp9153 = PyTuple_GET_ITEM(cpy_r_r393, 0);
        CPy_INCREF(__tmp9153);
        PyObject *__tmp9154;
        if (likely(PyObject_TypeCheck(__tmp9153, CPyType_kernel___effects___Effect)))
            __tmp9154 = __tmp9153;
        else {
            CPy_TypeError("serai.kernel.effects.Effect", __tmp9153); 
            __tmp9154 = NULL;
        }
        cpy_r_r394.f0 = __tmp9154;
        PyObject *__tmp9155 = PyTuple_GET_ITEM(cpy_r_r393, 1);
        CPyTagged __tmp9156;
        if (likely(PyLong_Check(__tmp9155)))
            __tmp9156 = CPyTagged_FromObject(__tmp9155);
        else {
            goto __LL9157;
        }
        cpy_r_r394.f1 = __tmp9156;
    }
    goto __LL9158;
__LL9157: ;
    CPy_DECREF(cpy_r_r394.f0);
    cpy_r_r394 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL9158;
__LL9158: ;
    CPy_DECREF(cpy_r_r393);
    if (unlikely(cpy_r_r394.f0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 177, CPyStatic_perform___globals);
        goto CPyL323;
    }
    cpy_r_r395 = cpy_r_r394.f1;
    CPyTagged_INCREF(cpy_r_r395);
    CPy_DECREF(cpy_r_r394.f0);
    CPyTagged_DECREF(cpy_r_r394.f1);
    cpy_r_context = cpy_r_r395;
    cpy_r_r396 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__self;
    if (unlikely(cpy_r_r396 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "self", 178, CPyStatic_perform___globals);
        goto CPyL354;
    }
CPyL291: ;
    cpy_r_r397 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r397 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "t", 178, CPyStatic_perform___globals);
        goto CPyL354;
    }
CPyL292: ;
    cpy_r_r398 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r398 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "me", 178, CPyStatic_perform___globals);
        goto CPyL354;
    }
CPyL293: ;
    cpy_r_r399 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__waiting;
    if (unlikely(cpy_r_r399 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "waiting", 178, CPyStatic_perform___globals);
        goto CPyL354;
    }
CPyL294: ;
    cpy_r_r400 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__at_least_one;
    if (unlikely(cpy_r_r400 == 2)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "at_least_one", 178, CPyStatic_perform___globals);
        goto CPyL354;
    }
CPyL295: ;
    cpy_r_r401 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r401 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "resolve", "resolve_Performer_gen", "effect", 178, CPyStatic_perform___globals);
        goto CPyL354;
    }
CPyL296: ;
    cpy_r_r402 = CPyDef_perform___Performer____do(cpy_r_r396, cpy_r_r397, cpy_r_r398, cpy_r_r399, cpy_r_r401, cpy_r_context, cpy_r_r400);
    CPyTagged_DECREF(cpy_r_context);
    if (unlikely(cpy_r_r402 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 178, CPyStatic_perform___globals);
        goto CPyL323;
    }
    if (((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_6 != NULL) {
        CPy_DECREF(((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_6);
    }
    ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_6 = cpy_r_r402;
    cpy_r_r403 = 1;
    if (!cpy_r_r403) goto CPyL323;
    cpy_r_r404 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r405 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r406 = NULL;
    cpy_r_r13 = cpy_r_r406;
    cpy_r_r407 = (PyObject **)&cpy_r_r13;
    cpy_r_r408 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_6;
    cpy_r_r409 = CPyDef_perform____do_Performer_gen_____mypyc_generator_helper__(cpy_r_r408, cpy_r_r405, cpy_r_r405, cpy_r_r405, cpy_r_r404, cpy_r_r407);
    if (cpy_r_r409 != NULL) goto CPyL398;
    cpy_r_r410 = cpy_r_r13 != 0;
    if (unlikely(!cpy_r_r410)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 178, CPyStatic_perform___globals);
        goto CPyL399;
    }
    cpy_r_r411 = cpy_r_r13;
    CPy_DECREF(cpy_r_r411);
    cpy_r_r412 = NULL;
    if (((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_6 != NULL) {
        CPy_DECREF(((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_6);
    }
    ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_6 = cpy_r_r412;
    cpy_r_r413 = 1;
    if (unlikely(!cpy_r_r413)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 178, CPyStatic_perform___globals);
        goto CPyL323;
    } else
        goto CPyL317;
CPyL301: ;
    cpy_r_r414 = cpy_r_r409;
CPyL302: ;
    ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 5;
    CPyGen_Exit(&((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r414;
CPyL303: ;
    cpy_r_r416 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r417 = cpy_r_type != cpy_r_r416;
    if (!cpy_r_r417) goto CPyL400;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 178, CPyStatic_perform___globals);
        goto CPyL307;
    } else
        goto CPyL401;
CPyL305: ;
    CPy_Unreachable();
CPyL306: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL313;
CPyL307: ;
    cpy_r_r418 = CPy_CatchError();
    cpy_r_r419 = (PyObject **)&cpy_r_r15;
    cpy_r_r420 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_6;
    cpy_r_r421 = CPy_YieldFromErrorHandle(cpy_r_r420, cpy_r_r419);
    if (unlikely(cpy_r_r421 == 2)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 178, CPyStatic_perform___globals);
        goto CPyL402;
    }
    if (cpy_r_r421) goto CPyL310;
    cpy_r_r414 = cpy_r_r15;
    CPy_RestoreExcInfo(cpy_r_r418);
    CPy_DecRef(cpy_r_r418.f0);
    CPy_DecRef(cpy_r_r418.f1);
    CPy_DecRef(cpy_r_r418.f2);
    goto CPyL302;
CPyL310: ;
    cpy_r_r411 = cpy_r_r15;
    CPy_DecRef(cpy_r_r411);
    CPy_RestoreExcInfo(cpy_r_r418);
    CPy_DecRef(cpy_r_r418.f0);
    CPy_DecRef(cpy_r_r418.f1);
    CPy_DecRef(cpy_r_r418.f2);
    goto CPyL317;
CPyL311: ;
    CPy_RestoreExcInfo(cpy_r_r418);
    CPy_DecRef(cpy_r_r418.f0);
    CPy_DecRef(cpy_r_r418.f1);
    CPy_DecRef(cpy_r_r418.f2);
    cpy_r_r422 = CPy_KeepPropagating();
    if (!cpy_r_r422) goto CPyL323;
    CPy_Unreachable();
CPyL313: ;
    cpy_r_r423 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r424 = NULL;
    cpy_r_r13 = cpy_r_r424;
    cpy_r_r425 = (PyObject **)&cpy_r_r13;
    cpy_r_r426 = ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___resolve_Performer_gen_6;
    cpy_r_r427 = CPyDef_perform____do_Performer_gen_____mypyc_generator_helper__(cpy_r_r426, cpy_r_r423, cpy_r_r423, cpy_r_r423, cpy_r_arg, cpy_r_r425);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r427 == NULL) {
        goto CPyL315;
    } else
        goto CPyL403;
CPyL314: ;
    cpy_r_r414 = cpy_r_r427;
    goto CPyL302;
CPyL315: ;
    cpy_r_r428 = cpy_r_r13 != 0;
    if (unlikely(!cpy_r_r428)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 178, CPyStatic_perform___globals);
        goto CPyL399;
    }
    cpy_r_r411 = cpy_r_r13;
    CPy_DECREF(cpy_r_r411);
CPyL317: ;
    ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__at_least_one = 0;
    cpy_r_r429 = 1;
    if (unlikely(!cpy_r_r429)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 179, CPyStatic_perform___globals);
        goto CPyL323;
    } else
        goto CPyL4;
CPyL318: ;
    cpy_r_r430 = Py_None;
    CPy_INCREF(cpy_r_r430);
    ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r432 = CPyDef_perform___resolve_Performer_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL322;
    CPyGen_SetStopIterationValue(cpy_r_r430);
    CPy_DECREF(cpy_r_r430);
    if (!0) goto CPyL332;
    CPy_Unreachable();
CPyL322: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r430;
    CPyGen_Exit(&((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL323: ;
    ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r434 = CPyDef_perform___resolve_Performer_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r435 = NULL;
    CPyGen_Exit(&((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r435;
CPyL324: ;
    cpy_r_r436 = cpy_r_r16 == 0;
    if (cpy_r_r436) goto CPyL404;
    cpy_r_r437 = cpy_r_r16 == 1;
    if (cpy_r_r437) {
        goto CPyL405;
    } else
        goto CPyL406;
CPyL326: ;
    cpy_r_r438 = cpy_r_r16 == 2;
    if (cpy_r_r438) goto CPyL407;
    cpy_r_r439 = cpy_r_r16 == 3;
    if (cpy_r_r439) {
        goto CPyL408;
    } else
        goto CPyL409;
CPyL328: ;
    cpy_r_r440 = cpy_r_r16 == 4;
    if (cpy_r_r440) {
        goto CPyL410;
    } else
        goto CPyL411;
CPyL329: ;
    cpy_r_r441 = cpy_r_r16 == 5;
    if (cpy_r_r441) {
        goto CPyL303;
    } else
        goto CPyL412;
CPyL330: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r442 = 0;
    if (unlikely(!cpy_r_r442)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 120, CPyStatic_perform___globals);
        goto CPyL332;
    }
    CPy_Unreachable();
CPyL332: ;
    cpy_r_r443 = NULL;
    CPyGen_Exit(&((serai___kernel___perform___resolve_Performer_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r443;
CPyL333: ;
    CPy_DecRef(cpy_r_r42);
    goto CPyL323;
CPyL334: ;
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL323;
CPyL335: ;
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r55.f0);
    CPyTagged_DecRef(cpy_r_r55.f1);
    goto CPyL323;
CPyL336: ;
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_context);
    goto CPyL323;
CPyL337: ;
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_context);
    CPy_DecRef(cpy_r_r67);
    goto CPyL323;
CPyL338: ;
    CPyTagged_DECREF(cpy_r_place);
    CPyTagged_DECREF(cpy_r_context);
    CPy_DECREF(cpy_r_parts);
    goto CPyL76;
CPyL339: ;
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_context);
    CPy_DecRef(cpy_r_parts);
    goto CPyL323;
CPyL340: ;
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_context);
    CPy_DecRef(cpy_r_parts);
    CPy_DecRef(cpy_r_r78);
    goto CPyL323;
CPyL341: ;
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_context);
    CPy_DecRef(cpy_r_parts);
    CPy_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_r86);
    goto CPyL323;
CPyL342: ;
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_context);
    CPy_DecRef(cpy_r_parts);
    CPy_DecRef(cpy_r_r78);
    CPyTagged_DecRef(cpy_r_r92);
    goto CPyL323;
CPyL343: ;
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_context);
    CPy_DecRef(cpy_r_parts);
    CPy_DecRef(cpy_r_r78);
    CPyTagged_DecRef(cpy_r_r105.f0);
    CPy_DecRef(cpy_r_r105.f1);
    goto CPyL323;
CPyL344: ;
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_context);
    CPy_DecRef(cpy_r_parts);
    CPy_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_r106);
    goto CPyL323;
CPyL345: ;
    CPy_DECREF(cpy_r_r78);
    goto CPyL67;
CPyL346: ;
    CPy_DecRef(cpy_r_r42);
    CPy_DecRef(cpy_r_r127);
    goto CPyL323;
CPyL347: ;
    CPy_DecRef(cpy_r_r42);
    CPy_DecRef(cpy_r_r130);
    goto CPyL323;
CPyL348: ;
    CPy_DECREF(cpy_r_r42);
    CPy_DECREF(cpy_r_r130);
    goto CPyL90;
CPyL349: ;
    CPy_DecRef(cpy_r_r42);
    CPy_DecRef(cpy_r_r130);
    CPyTagged_DecRef(cpy_r_r160.f0);
    CPy_DecRef(cpy_r_r160.f1);
    goto CPyL323;
CPyL350: ;
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r130);
    goto CPyL323;
CPyL351: ;
    CPy_DECREF(cpy_r_r42);
    CPy_DECREF(cpy_r_r130);
    goto CPyL122;
CPyL352: ;
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL323;
CPyL353: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL125;
CPyL354: ;
    CPyTagged_DecRef(cpy_r_context);
    goto CPyL323;
CPyL355: ;
    CPyTagged_DecRef(cpy_r_context);
    CPy_DecRef(cpy_r_r197);
    goto CPyL323;
CPyL356: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL143;
CPyL357: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL323;
CPyL358: ;
    CPy_DecRef(cpy_r_r211);
    goto CPyL323;
CPyL359: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL148;
CPyL360: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL147;
CPyL361: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL153;
CPyL362: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL156;
CPyL363: ;
    CPy_DecRef(cpy_r_r231);
    goto CPyL323;
CPyL364: ;
    CPy_DecRef(cpy_r_r231);
    CPy_DecRef(cpy_r_r242.f0);
    CPyTagged_DecRef(cpy_r_r242.f1);
    CPy_DecRef(cpy_r_r243);
    goto CPyL323;
CPyL365: ;
    CPy_DECREF(cpy_r_r242.f0);
    CPyTagged_DECREF(cpy_r_r242.f1);
    goto CPyL171;
CPyL366: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL177;
CPyL367: ;
    CPy_DECREF(cpy_r_r42);
    CPy_DECREF(cpy_r_r130);
    goto CPyL287;
CPyL368: ;
    CPy_DECREF(cpy_r_r130);
    goto CPyL185;
CPyL369: ;
    CPy_DecRef(cpy_r_r42);
    CPy_DecRef(cpy_r_done);
    goto CPyL323;
CPyL370: ;
    CPy_DecRef(cpy_r_r42);
    CPy_DecRef(cpy_r_done);
    CPy_DecRef(cpy_r_r276);
    goto CPyL323;
CPyL371: ;
    CPy_DECREF(cpy_r_r278);
    goto CPyL191;
CPyL372: ;
    CPy_DecRef(cpy_r_r42);
    CPy_DecRef(cpy_r_r276);
    goto CPyL323;
CPyL373: ;
    CPy_DECREF(cpy_r_r279);
    goto CPyL192;
CPyL374: ;
    CPy_DecRef(cpy_r_r42);
    CPy_DecRef(cpy_r_r130);
    CPy_DecRef(cpy_r_done);
    goto CPyL323;
CPyL375: ;
    CPy_DecRef(cpy_r_r130);
    CPy_DecRef(cpy_r_done);
    goto CPyL323;
CPyL376: ;
    CPy_DecRef(cpy_r_done);
    CPy_DecRef(cpy_r_r285);
    goto CPyL323;
CPyL377: ;
    CPy_DecRef(cpy_r_done);
    goto CPyL323;
CPyL378: ;
    CPy_DecRef(cpy_r_r287);
    goto CPyL323;
CPyL379: ;
    CPy_DecRef(cpy_r_offer);
    goto CPyL323;
CPyL380: ;
    CPy_DecRef(cpy_r_r304);
    goto CPyL323;
CPyL381: ;
    CPy_DECREF(cpy_r_r304);
    goto CPyL216;
CPyL382: ;
    CPy_DecRef(cpy_r_r304);
    CPy_DecRef(cpy_r_r315);
    goto CPyL323;
CPyL383: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL235;
CPyL384: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL323;
CPyL385: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL240;
CPyL386: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL239;
CPyL387: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL245;
CPyL388: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL248;
CPyL389: ;
    CPyTagged_DecRef(cpy_r_r345);
    goto CPyL323;
CPyL390: ;
    CPy_DecRef(cpy_r_r348);
    goto CPyL323;
CPyL391: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL268;
CPyL392: ;
    CPy_XDecRef(cpy_r_r9);
    goto CPyL323;
CPyL393: ;
    CPy_DecRef(cpy_r_r368);
    goto CPyL323;
CPyL394: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL273;
CPyL395: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL272;
CPyL396: ;
    CPy_XDecRef(cpy_r_r11);
    goto CPyL278;
CPyL397: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL281;
CPyL398: ;
    CPy_XDECREF(cpy_r_r13);
    goto CPyL301;
CPyL399: ;
    CPy_XDecRef(cpy_r_r13);
    goto CPyL323;
CPyL400: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL306;
CPyL401: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL305;
CPyL402: ;
    CPy_XDecRef(cpy_r_r15);
    goto CPyL311;
CPyL403: ;
    CPy_XDECREF(cpy_r_r13);
    goto CPyL314;
CPyL404: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    goto CPyL1;
CPyL405: ;
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    goto CPyL145;
CPyL406: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL326;
CPyL407: ;
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    goto CPyL209;
CPyL408: ;
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    goto CPyL237;
CPyL409: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL328;
CPyL410: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL270;
CPyL411: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL329;
CPyL412: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL330;
}
        
PyObject *CPyDef_perform___resolve_Performer_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_perform___resolve_Performer_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_perform___resolve_Performer_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_perform___resolve_Performer_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.perform.resolve_Performer_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_perform___resolve_Performer_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/perform.py", "__next__", -1, CPyStatic_perform___globals);
            return NULL;
        }
        
PyObject *CPyDef_perform___resolve_Performer_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_perform___resolve_Performer_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_perform___resolve_Performer_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_perform___resolve_Performer_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.perform.resolve_Performer_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_perform___resolve_Performer_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/perform.py", "send", -1, CPyStatic_perform___globals);
            return NULL;
        }
        
PyObject *CPyDef_perform___resolve_Performer_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_perform___resolve_Performer_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_perform___resolve_Performer_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.perform.resolve_Performer_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_perform___resolve_Performer_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/perform.py", "__iter__", -1, CPyStatic_perform___globals);
            return NULL;
        }
        
PyObject *CPyDef_perform___resolve_Performer_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_perform___resolve_Performer_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_perform___resolve_Performer_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_perform___resolve_Performer_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.perform.resolve_Performer_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_perform___resolve_Performer_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/perform.py", "throw", -1, CPyStatic_perform___globals);
            return NULL;
        }
        
PyObject *CPyDef_perform___resolve_Performer_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_perform___resolve_Performer_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp9159 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp9159);
    PyObject *__tmp9160 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp9160);
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
        
        PyObject *CPyPy_perform___resolve_Performer_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_perform___resolve_Performer_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.perform.resolve_Performer_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_perform___resolve_Performer_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/perform.py", "close", -1, CPyStatic_perform___globals);
            return NULL;
        }
        
PyObject *CPyDef_perform___Performer___resolve(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_waiting, char cpy_r_at_least_one, char cpy_r_all) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    if (cpy_r_at_least_one != 2) goto CPyL2;
    cpy_r_at_least_one = 0;
CPyL2: ;
    if (cpy_r_all != 2) goto CPyL4;
    cpy_r_all = 0;
CPyL4: ;
    cpy_r_r0 = CPyDef_perform___resolve_Performer_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 120, CPyStatic_perform___globals);
        goto CPyL12;
    }
    ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_self);
    if (((serai___kernel___perform___resolve_Performer_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self != NULL) {
        CPy_DECREF(((serai___kernel___perform___resolve_Performer_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self);
    }
    ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self = cpy_r_self;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 120, CPyStatic_perform___globals);
        goto CPyL13;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___kernel___perform___resolve_Performer_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___kernel___perform___resolve_Performer_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 120, CPyStatic_perform___globals);
        goto CPyL13;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___kernel___perform___resolve_Performer_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___kernel___perform___resolve_Performer_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 120, CPyStatic_perform___globals);
        goto CPyL13;
    }
    CPy_INCREF(cpy_r_waiting);
    if (((serai___kernel___perform___resolve_Performer_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__waiting != NULL) {
        CPy_DECREF(((serai___kernel___perform___resolve_Performer_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__waiting);
    }
    ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__waiting = cpy_r_waiting;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 120, CPyStatic_perform___globals);
        goto CPyL13;
    }
    ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__at_least_one = cpy_r_at_least_one;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 120, CPyStatic_perform___globals);
        goto CPyL13;
    }
    ((serai___kernel___perform___resolve_Performer_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__all = cpy_r_all;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 120, CPyStatic_perform___globals);
        goto CPyL13;
    }
    return cpy_r_r0;
CPyL12: ;
    cpy_r_r8 = NULL;
    return cpy_r_r8;
CPyL13: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL12;
}
        
        PyObject *CPyPy_perform___Performer___resolve(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "waiting", "at_least_one", "all", 0};
            static CPyArg_Parser parser = {"OOO|OO:resolve", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_waiting;
            PyObject *obj_at_least_one = NULL;
            PyObject *obj_all = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_waiting, &obj_at_least_one, &obj_all)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_scholars___effects___ScholarsPerformer) || (Py_TYPE(obj_self) == CPyType_wayfarers___effects___WayfarersPerformer) || (Py_TYPE(obj_self) == CPyType_perform___Performer)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.perform.Performer", obj_self); 
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
            PyObject *arg_waiting;
            if (likely(PyList_Check(obj_waiting)))
                arg_waiting = obj_waiting;
            else {
                CPy_TypeError("list", obj_waiting); 
                goto fail;
            }
            char arg_at_least_one;
            if (obj_at_least_one == NULL) {
                arg_at_least_one = 2;
            } else if (unlikely(!PyBool_Check(obj_at_least_one))) {
                CPy_TypeError("bool", obj_at_least_one); goto fail;
            } else
                arg_at_least_one = obj_at_least_one == Py_True;
            char arg_all;
            if (obj_all == NULL) {
                arg_all = 2;
            } else if (unlikely(!PyBool_Check(obj_all))) {
                CPy_TypeError("bool", obj_all); goto fail;
            } else
                arg_all = obj_all == Py_True;
            PyObject *retval = CPyDef_perform___Performer___resolve(arg_self, arg_t, arg_me, arg_waiting, arg_at_least_one, arg_all);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/perform.py", "resolve", 120, CPyStatic_perform___globals);
            return NULL;
        }
        
PyObject *CPyDef_perform___Performer___reason(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_part, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_call;
    PyObject *cpy_r_r7;
    CPyPtr cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_reason;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    cpy_r_r0 = (PyObject *)CPyType_kernel___effects___Arrow;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_part + offsetof(PyObject, ob_type));
    cpy_r_r2 = *(PyObject * *)cpy_r_r1;
    cpy_r_r3 = cpy_r_r2 == cpy_r_r0;
    if (!cpy_r_r3) goto CPyL3;
    if (likely(Py_TYPE(cpy_r_part) == CPyType_kernel___effects___Arrow))
        cpy_r_r4 = cpy_r_part;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "reason", 183, CPyStatic_perform___globals, "serai.kernel.effects.Arrow", cpy_r_part);
        goto CPyL17;
    }
    cpy_r_r5 = ((serai___kernel___effects___ArrowObject *)cpy_r_r4)->_cost;
    CPy_INCREF(cpy_r_r5);
    cpy_r_r6 = cpy_r_r5;
    goto CPyL4;
CPyL3: ;
    CPy_INCREF(cpy_r_part);
    cpy_r_r6 = cpy_r_part;
CPyL4: ;
    cpy_r_call = cpy_r_r6;
    cpy_r_r7 = (PyObject *)CPyType_kernel___effects___Call;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_call + offsetof(PyObject, ob_type));
    cpy_r_r9 = *(PyObject * *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r9 == cpy_r_r7;
    if (!cpy_r_r10) goto CPyL18;
    CPy_INCREF(cpy_r_call);
    if (likely(Py_TYPE(cpy_r_call) == CPyType_kernel___effects___Call))
        cpy_r_r11 = cpy_r_call;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "reason", 184, CPyStatic_perform___globals, "serai.kernel.effects.Call", cpy_r_call);
        goto CPyL19;
    }
    cpy_r_r12 = CPyDef_perform___Performer____work(cpy_r_self, cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "reason", 184, CPyStatic_perform___globals);
        goto CPyL19;
    }
    if (likely(Py_TYPE(cpy_r_call) == CPyType_kernel___effects___Call))
        cpy_r_r13 = cpy_r_call;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "reason", 184, CPyStatic_perform___globals, "serai.kernel.effects.Call", cpy_r_call);
        goto CPyL20;
    }
    cpy_r_r14 = CPY_GET_METHOD(cpy_r_r12, CPyType_work___Work, 5, serai___kernel___work___WorkObject, PyObject * (*)(PyObject *, PyObject *, CPyTagged, PyObject *, CPyTagged))(cpy_r_r12, cpy_r_t, cpy_r_me, cpy_r_r13, cpy_r_context); /* reason */
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "reason", 184, CPyStatic_perform___globals);
        goto CPyL17;
    }
    cpy_r_r15 = cpy_r_r14;
    goto CPyL11;
CPyL10: ;
    cpy_r_r16 = Py_None;
    CPy_INCREF(cpy_r_r16);
    cpy_r_r15 = cpy_r_r16;
CPyL11: ;
    cpy_r_reason = cpy_r_r15;
    cpy_r_r17 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r18 = cpy_r_reason == cpy_r_r17;
    if (cpy_r_r18) {
        goto CPyL21;
    } else
        goto CPyL14;
CPyL12: ;
    cpy_r_r19 = ((serai___kernel___perform___PerformerObject *)cpy_r_self)->_in_vain;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "reason", "Performer", "in_vain", 185, CPyStatic_perform___globals);
        goto CPyL17;
    }
    CPy_INCREF(cpy_r_r19);
CPyL13: ;
    cpy_r_r20 = cpy_r_r19;
    goto CPyL16;
CPyL14: ;
    if (likely(cpy_r_reason != Py_None))
        cpy_r_r21 = cpy_r_reason;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "reason", 185, CPyStatic_perform___globals, "serai.kernel.option.Reason", cpy_r_reason);
        goto CPyL17;
    }
    cpy_r_r20 = cpy_r_r21;
CPyL16: ;
    return cpy_r_r20;
CPyL17: ;
    cpy_r_r22 = NULL;
    return cpy_r_r22;
CPyL18: ;
    CPy_DECREF(cpy_r_call);
    goto CPyL10;
CPyL19: ;
    CPy_DecRef(cpy_r_call);
    goto CPyL17;
CPyL20: ;
    CPy_DecRef(cpy_r_r12);
    goto CPyL17;
CPyL21: ;
    CPy_DECREF(cpy_r_reason);
    goto CPyL12;
}
        
        PyObject *CPyPy_perform___Performer___reason(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "part", "context", 0};
            static CPyArg_Parser parser = {"OOOO:reason", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_part;
            PyObject *obj_context;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_part, &obj_context)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_scholars___effects___ScholarsPerformer) || (Py_TYPE(obj_self) == CPyType_wayfarers___effects___WayfarersPerformer) || (Py_TYPE(obj_self) == CPyType_perform___Performer)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.perform.Performer", obj_self); 
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
            PyObject *arg_part;
            if (likely(PyObject_TypeCheck(obj_part, CPyType_kernel___effects___Effect)))
                arg_part = obj_part;
            else {
                CPy_TypeError("serai.kernel.effects.Effect", obj_part); 
                goto fail;
            }
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            PyObject *retval = CPyDef_perform___Performer___reason(arg_self, arg_t, arg_me, arg_part, arg_context);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/perform.py", "reason", 181, CPyStatic_perform___globals);
            return NULL;
        }
        
char CPyDef_perform___Performer____asks_itself(PyObject *cpy_r_self, PyObject *cpy_r_effect, char cpy_r_optional) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    CPyTagged cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    cpy_r_r0 = (PyObject *)CPyType_kernel___effects___Call;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_effect + offsetof(PyObject, ob_type));
    cpy_r_r2 = *(PyObject * *)cpy_r_r1;
    cpy_r_r3 = cpy_r_r2 == cpy_r_r0;
    if (!cpy_r_r3) goto CPyL4;
    CPy_INCREF(cpy_r_effect);
    if (likely(Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___Call))
        cpy_r_r4 = cpy_r_effect;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "_asks_itself", 189, CPyStatic_perform___globals, "serai.kernel.effects.Call", cpy_r_effect);
        goto CPyL12;
    }
    cpy_r_r5 = CPyDef_perform___Performer___flat(cpy_r_self, cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_asks_itself", 189, CPyStatic_perform___globals);
        goto CPyL12;
    }
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    CPy_DECREF(cpy_r_r5);
    cpy_r_r8 = cpy_r_r7 << 1;
    cpy_r_r9 = cpy_r_r8 != 2;
    if (!cpy_r_r9) goto CPyL5;
CPyL4: ;
    return 0;
CPyL5: ;
    cpy_r_r10 = cpy_r_optional ^ 1;
    if (!cpy_r_r10) goto CPyL7;
    cpy_r_r11 = cpy_r_r10;
    goto CPyL11;
CPyL7: ;
    CPy_INCREF(cpy_r_effect);
    if (likely(Py_TYPE(cpy_r_effect) == CPyType_kernel___effects___Call))
        cpy_r_r12 = cpy_r_effect;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "_asks_itself", 191, CPyStatic_perform___globals, "serai.kernel.effects.Call", cpy_r_effect);
        goto CPyL12;
    }
    cpy_r_r13 = CPyDef_perform___Performer____work(cpy_r_self, cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_asks_itself", 191, CPyStatic_perform___globals);
        goto CPyL12;
    }
    cpy_r_r14 = ((serai___kernel___work___WorkObject *)cpy_r_r13)->_asks_itself;
    if (unlikely(cpy_r_r14 == 2)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'asks_itself' of 'Work' undefined");
    }
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == 2)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_asks_itself", 191, CPyStatic_perform___globals);
        goto CPyL12;
    }
CPyL10: ;
    cpy_r_r11 = cpy_r_r14;
CPyL11: ;
    return cpy_r_r11;
CPyL12: ;
    cpy_r_r15 = 2;
    return cpy_r_r15;
}
        
        PyObject *CPyPy_perform___Performer____asks_itself(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"effect", "optional", 0};
            static CPyArg_Parser parser = {"OO:_asks_itself", kwlist, 0};
            PyObject *obj_effect;
            PyObject *obj_optional;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_effect, &obj_optional)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_scholars___effects___ScholarsPerformer) || (Py_TYPE(obj_self) == CPyType_wayfarers___effects___WayfarersPerformer) || (Py_TYPE(obj_self) == CPyType_perform___Performer)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.perform.Performer", obj_self); 
                goto fail;
            }
            PyObject *arg_effect;
            if (likely(PyObject_TypeCheck(obj_effect, CPyType_kernel___effects___Effect)))
                arg_effect = obj_effect;
            else {
                CPy_TypeError("serai.kernel.effects.Effect", obj_effect); 
                goto fail;
            }
            char arg_optional;
            if (unlikely(!PyBool_Check(obj_optional))) {
                CPy_TypeError("bool", obj_optional); goto fail;
            } else
                arg_optional = obj_optional == Py_True;
            char retval = CPyDef_perform___Performer____asks_itself(arg_self, arg_effect, arg_optional);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/perform.py", "_asks_itself", 187, CPyStatic_perform___globals);
            return NULL;
        }
        
PyObject *CPyDef_perform____source_Performer_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    int32_t cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
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
    tuple_T2IO cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    tuple_T2OI cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyPtr cpy_r_r23;
    PyObject *cpy_r_r24;
    char cpy_r_r25;
    tuple_T2IO cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    int32_t cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    tuple_T2IO cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    tuple_T2IO cpy_r_r39;
    int64_t cpy_r_r40;
    PyObject *cpy_r_r41;
    int64_t cpy_r_r42;
    CPyTagged cpy_r_r43;
    char cpy_r_r44;
    CPyTagged cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    tuple_T2IO cpy_r_r61;
    PyObject *cpy_r_r62;
    char cpy_r_r63;
    int32_t cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    tuple_T2IO cpy_r_r67;
    PyObject *cpy_r_r68;
    char cpy_r_r69;
    int32_t cpy_r_r70;
    char cpy_r_r71;
    int32_t cpy_r_r72;
    PyObject *cpy_r_r73;
    char cpy_r_r74;
    char cpy_r_r75;
    char cpy_r_r76;
    PyObject *cpy_r_r77;
    if (unlikely(!CPyGen_TryEnter(&((serai___kernel___perform____source_Performer_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = ((serai___kernel___perform____source_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL58;
CPyL1: ;
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_type != cpy_r_r1;
    if (!cpy_r_r2) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_source", 193, CPyStatic_perform___globals);
        goto CPyL57;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r3 = PyDict_New();
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_source", 195, CPyStatic_perform___globals);
        goto CPyL57;
    }
    if (((serai___kernel___perform____source_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__choices != NULL) {
        CPy_DECREF(((serai___kernel___perform____source_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__choices);
    }
    ((serai___kernel___perform____source_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__choices = cpy_r_r3;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_source", 195, CPyStatic_perform___globals);
        goto CPyL57;
    }
    cpy_r_r5 = ((serai___kernel___perform____source_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__sources;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_source", "_source_Performer_gen", "sources", 196, CPyStatic_perform___globals);
        goto CPyL57;
    }
CPyL7: ;
    cpy_r_r6 = 0;
CPyL8: ;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyVarObject, ob_size));
    cpy_r_r8 = *(int64_t *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r6 < cpy_r_r8;
    if (!cpy_r_r9) goto CPyL28;
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyListObject, ob_item));
    cpy_r_r11 = *(CPyPtr *)cpy_r_r10;
    cpy_r_r12 = cpy_r_r6 * 8;
    cpy_r_r13 = cpy_r_r11 + cpy_r_r12;
    cpy_r_r14 = *(PyObject * *)cpy_r_r13;
    CPy_INCREF(cpy_r_r14);
    PyObject *__tmp9161;
    if (unlikely(!(PyTuple_Check(cpy_r_r14) && PyTuple_GET_SIZE(cpy_r_r14) == 2))) {
        __tmp9161 = NULL;
        goto __LL9162;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r14, 0))))
        __tmp9161 = PyTuple_GET_ITEM(cpy_r_r14, 0);
    else {
        __tmp9161 = NULL;
    }
    if (__tmp9161 == NULL) goto __LL9162;
    if (likely(PyObject_TypeCheck(PyTuple_GET_ITEM(cpy_r_r14, 1), CPyType_kernel___effects___Effect)))
        __tmp9161 = PyTuple_GET_ITEM(cpy_r_r14, 1);
    else {
        __tmp9161 = NULL;
    }
    if (__tmp9161 == NULL) goto __LL9162;
    __tmp9161 = cpy_r_r14;
__LL9162: ;
    if (unlikely(__tmp9161 == NULL)) {
        CPy_TypeError("tuple[int, serai.kernel.effects.Effect]", cpy_r_r14); cpy_r_r15 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    } else {
        PyObject *__tmp9163 = PyTuple_GET_ITEM(cpy_r_r14, 0);
        CPyTagged __tmp9164;
        if (likely(PyLong_Check(__tmp9163)))
            __tmp9164 = CPyTagged_FromObject(__tmp9163);
        else {
            goto __LL9165;
        }
        cpy_r_r15.f0 = __tmp9164;
        PyObject *__tmp9166 = PyTuple_GET_ITEM(cpy_r_r14, 1);
        CPy_INCREF(__tmp9166);
        PyObject *__tmp9167;
        if (likely(PyObject_TypeCheck(__tmp9166, CPyType_kernel___effects___Effect)))
            __tmp9167 = __tmp9166;
        else {
            CPy_TypeError("serai.kernel.effects.Effect", __tmp9166); 
            __tmp9167 = NULL;
        }
        cpy_r_r15.f1 = __tmp9167;
    }
    goto __LL9168;
__LL9165: ;
    cpy_r_r15 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    goto __LL9168;
__LL9168: ;
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_source", 196, CPyStatic_perform___globals);
        goto CPyL57;
    }
    cpy_r_r16 = cpy_r_r15.f0;
    CPyTagged_INCREF(cpy_r_r16);
    cpy_r_r17 = cpy_r_r15.f1;
    CPy_INCREF(cpy_r_r17);
    CPyTagged_DECREF(cpy_r_r15.f0);
    CPy_DECREF(cpy_r_r15.f1);
    cpy_r_r18 = ((serai___kernel___perform____source_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__waiting;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_source", "_source_Performer_gen", "waiting", 197, CPyStatic_perform___globals);
        goto CPyL63;
    }
CPyL11: ;
    cpy_r_r19 = CPyList_GetItem(cpy_r_r18, cpy_r_r16);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_source", 197, CPyStatic_perform___globals);
        goto CPyL63;
    }
    PyObject *__tmp9169;
    if (unlikely(!(PyTuple_Check(cpy_r_r19) && PyTuple_GET_SIZE(cpy_r_r19) == 2))) {
        __tmp9169 = NULL;
        goto __LL9170;
    }
    if (likely(PyObject_TypeCheck(PyTuple_GET_ITEM(cpy_r_r19, 0), CPyType_kernel___effects___Effect)))
        __tmp9169 = PyTuple_GET_ITEM(cpy_r_r19, 0);
    else {
        __tmp9169 = NULL;
    }
    if (__tmp9169 == NULL) goto __LL9170;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r19, 1))))
        __tmp9169 = PyTuple_GET_ITEM(cpy_r_r19, 1);
    else {
        __tmp9169 = NULL;
    }
    if (__tmp9169 == NULL) goto __LL9170;
    __tmp9169 = cpy_r_r19;
__LL9170: ;
    if (unlikely(__tmp9169 == NULL)) {
        CPy_TypeError("tuple[serai.kernel.effects.Effect, int]", cpy_r_r19); cpy_r_r20 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp9171 = PyTuple_GET_ITEM(cpy_r_r19, 0);
        CPy_INCREF(__tmp9171);
        PyObject *__tmp9172;
        if (likely(PyObject_TypeCheck(__tmp9171, CPyType_kernel___effects___Effect)))
            __tmp9172 = __tmp9171;
        else {
            CPy_TypeError("serai.kernel.effects.Effect", __tmp9171); 
            __tmp9172 = NULL;
        }
        cpy_r_r20.f0 = __tmp9172;
        PyObject *__tmp9173 = PyTuple_GET_ITEM(cpy_r_r19, 1);
        CPyTagged __tmp9174;
        if (likely(PyLong_Check(__tmp9173)))
            __tmp9174 = CPyTagged_FromObject(__tmp9173);
        else {
            goto __LL9175;
        }
        cpy_r_r20.f1 = __tmp9174;
    }
    goto __LL9176;
__LL9175: ;
    CPy_DECREF(cpy_r_r20.f0);
    cpy_r_r20 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL9176;
__LL9176: ;
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20.f0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_source", 197, CPyStatic_perform___globals);
        goto CPyL63;
    }
    cpy_r_r21 = cpy_r_r20.f0;
    CPy_INCREF(cpy_r_r21);
    CPy_DECREF(cpy_r_r20.f0);
    CPyTagged_DECREF(cpy_r_r20.f1);
    cpy_r_r22 = (PyObject *)CPyType_kernel___effects___Choice;
    cpy_r_r23 = (CPyPtr)((CPyPtr)cpy_r_r21 + offsetof(PyObject, ob_type));
    cpy_r_r24 = *(PyObject * *)cpy_r_r23;
    cpy_r_r25 = cpy_r_r24 == cpy_r_r22;
    if (cpy_r_r25) {
        goto CPyL19;
    } else
        goto CPyL64;
CPyL14: ;
    cpy_r_r26.f0 = cpy_r_r16;
    cpy_r_r26.f1 = cpy_r_r17;
    cpy_r_r27 = PyTuple_New(2);
    if (unlikely(cpy_r_r27 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp9177 = CPyTagged_StealAsObject(cpy_r_r26.f0);
    PyTuple_SET_ITEM(cpy_r_r27, 0, __tmp9177);
    PyObject *__tmp9178 = cpy_r_r26.f1;
    PyTuple_SET_ITEM(cpy_r_r27, 1, __tmp9178);
    ((serai___kernel___perform____source_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r29 = CPyDef_perform____source_Performer_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL18;
    CPyGen_SetStopIterationValue(cpy_r_r27);
    CPy_DECREF(cpy_r_r27);
    if (!0) goto CPyL62;
    CPy_Unreachable();
CPyL18: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r27;
    CPyGen_Exit(&((serai___kernel___perform____source_Performer_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL19: ;
    cpy_r_r30 = ((serai___kernel___perform____source_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__self;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_source", "_source_Performer_gen", "self", 200, CPyStatic_perform___globals);
        goto CPyL65;
    }
CPyL20: ;
    cpy_r_r31 = ((serai___kernel___perform___PerformerObject *)cpy_r_r30)->__options;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_source", "Performer", "_options", 200, CPyStatic_perform___globals);
        goto CPyL65;
    }
    CPy_INCREF(cpy_r_r31);
CPyL21: ;
    if (likely(Py_TYPE(cpy_r_r21) == CPyType_kernel___effects___Choice))
        cpy_r_r32 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "_source", 200, CPyStatic_perform___globals, "serai.kernel.effects.Choice", cpy_r_r21);
        goto CPyL66;
    }
    cpy_r_r33 = CPyDict_GetItem(cpy_r_r31, cpy_r_r32);
    CPy_DECREF(cpy_r_r31);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_source", 200, CPyStatic_perform___globals);
        goto CPyL63;
    }
    if (likely(Py_TYPE(cpy_r_r33) == CPyType_option___Option))
        cpy_r_r34 = cpy_r_r33;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "_source", 200, CPyStatic_perform___globals, "serai.kernel.option.Option", cpy_r_r33);
        goto CPyL63;
    }
    cpy_r_r35.f0 = cpy_r_r16;
    cpy_r_r35.f1 = cpy_r_r17;
    cpy_r_r36 = PyTuple_New(2);
    if (unlikely(cpy_r_r36 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp9179 = CPyTagged_StealAsObject(cpy_r_r35.f0);
    PyTuple_SET_ITEM(cpy_r_r36, 0, __tmp9179);
    PyObject *__tmp9180 = cpy_r_r35.f1;
    PyTuple_SET_ITEM(cpy_r_r36, 1, __tmp9180);
    cpy_r_r37 = ((serai___kernel___perform____source_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__choices;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_source", "_source_Performer_gen", "choices", 200, CPyStatic_perform___globals);
        goto CPyL67;
    }
CPyL25: ;
    cpy_r_r38 = CPyDict_SetDefault(cpy_r_r37, cpy_r_r34, cpy_r_r36);
    CPy_DECREF(cpy_r_r34);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_source", 200, CPyStatic_perform___globals);
        goto CPyL57;
    }
    PyObject *__tmp9181;
    if (unlikely(!(PyTuple_Check(cpy_r_r38) && PyTuple_GET_SIZE(cpy_r_r38) == 2))) {
        __tmp9181 = NULL;
        goto __LL9182;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r38, 0))))
        __tmp9181 = PyTuple_GET_ITEM(cpy_r_r38, 0);
    else {
        __tmp9181 = NULL;
    }
    if (__tmp9181 == NULL) goto __LL9182;
    if (likely(PyObject_TypeCheck(PyTuple_GET_ITEM(cpy_r_r38, 1), CPyType_kernel___effects___Effect)))
        __tmp9181 = PyTuple_GET_ITEM(cpy_r_r38, 1);
    else {
        __tmp9181 = NULL;
    }
    if (__tmp9181 == NULL) goto __LL9182;
    __tmp9181 = cpy_r_r38;
__LL9182: ;
    if (unlikely(__tmp9181 == NULL)) {
        CPy_TypeError("tuple[int, serai.kernel.effects.Effect]", cpy_r_r38); cpy_r_r39 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    } else {
        PyObject *__tmp9183 = PyTuple_GET_ITEM(cpy_r_r38, 0);
        CPyTagged __tmp9184;
        if (likely(PyLong_Check(__tmp9183)))
            __tmp9184 = CPyTagged_FromObject(__tmp9183);
        else {
            goto __LL9185;
        }
        cpy_r_r39.f0 = __tmp9184;
        PyObject *__tmp9186 = PyTuple_GET_ITEM(cpy_r_r38, 1);
        CPy_INCREF(__tmp9186);
        PyObject *__tmp9187;
        if (likely(PyObject_TypeCheck(__tmp9186, CPyType_kernel___effects___Effect)))
            __tmp9187 = __tmp9186;
        else {
            CPy_TypeError("serai.kernel.effects.Effect", __tmp9186); 
            __tmp9187 = NULL;
        }
        cpy_r_r39.f1 = __tmp9187;
    }
    goto __LL9188;
__LL9185: ;
    cpy_r_r39 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    goto __LL9188;
__LL9188: ;
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_source", 200, CPyStatic_perform___globals);
        goto CPyL57;
    } else
        goto CPyL68;
CPyL27: ;
    cpy_r_r40 = cpy_r_r6 + 1;
    cpy_r_r6 = cpy_r_r40;
    goto CPyL8;
CPyL28: ;
    cpy_r_r41 = ((serai___kernel___perform____source_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__choices;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_source", "_source_Performer_gen", "choices", 201, CPyStatic_perform___globals);
        goto CPyL57;
    }
CPyL29: ;
    cpy_r_r42 = PyDict_Size(cpy_r_r41);
    cpy_r_r43 = cpy_r_r42 << 1;
    cpy_r_r44 = (Py_ssize_t)cpy_r_r43 > (Py_ssize_t)2;
    if (!cpy_r_r44) goto CPyL49;
    cpy_r_r45 = ((serai___kernel___perform____source_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r45 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_source", "_source_Performer_gen", "me", 202, CPyStatic_perform___globals);
        goto CPyL57;
    }
CPyL31: ;
    cpy_r_r46 = CPyStatics[980]; /* 'source' */
    cpy_r_r47 = ((serai___kernel___perform____source_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__self;
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_source", "_source_Performer_gen", "self", 202, CPyStatic_perform___globals);
        goto CPyL57;
    }
CPyL32: ;
    cpy_r_r48 = ((serai___kernel___perform___PerformerObject *)cpy_r_r47)->_rule;
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_source", "Performer", "rule", 202, CPyStatic_perform___globals);
        goto CPyL57;
    }
    CPy_INCREF(cpy_r_r48);
CPyL33: ;
    cpy_r_r49 = ((serai___kernel___perform____source_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__choices;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_source", "_source_Performer_gen", "choices", 202, CPyStatic_perform___globals);
        goto CPyL69;
    }
CPyL34: ;
    cpy_r_r50 = PySequence_List(cpy_r_r49);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_source", 202, CPyStatic_perform___globals);
        goto CPyL69;
    }
    cpy_r_r51 = NULL;
    cpy_r_r52 = NULL;
    cpy_r_r53 = 2;
    cpy_r_r54 = CPyDef_decision___ask(cpy_r_r45, cpy_r_r46, cpy_r_r48, cpy_r_r50, cpy_r_r51, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r48);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_source", 202, CPyStatic_perform___globals);
        goto CPyL57;
    }
    ((serai___kernel___perform____source_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___kernel___perform____source_Performer_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r54;
CPyL37: ;
    cpy_r_r56 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r57 = cpy_r_type != cpy_r_r56;
    if (!cpy_r_r57) goto CPyL40;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_source", 202, CPyStatic_perform___globals);
        goto CPyL57;
    }
    CPy_Unreachable();
CPyL40: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r58 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "_source", 202, CPyStatic_perform___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL57;
    }
    cpy_r_r59 = ((serai___kernel___perform____source_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__choices;
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_source", "_source_Performer_gen", "choices", 203, CPyStatic_perform___globals);
        goto CPyL70;
    }
CPyL42: ;
    cpy_r_r60 = CPyDict_GetItem(cpy_r_r59, cpy_r_r58);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_source", 203, CPyStatic_perform___globals);
        goto CPyL57;
    }
    PyObject *__tmp9189;
    if (unlikely(!(PyTuple_Check(cpy_r_r60) && PyTuple_GET_SIZE(cpy_r_r60) == 2))) {
        __tmp9189 = NULL;
        goto __LL9190;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r60, 0))))
        __tmp9189 = PyTuple_GET_ITEM(cpy_r_r60, 0);
    else {
        __tmp9189 = NULL;
    }
    if (__tmp9189 == NULL) goto __LL9190;
    if (likely(PyObject_TypeCheck(PyTuple_GET_ITEM(cpy_r_r60, 1), CPyType_kernel___effects___Effect)))
        __tmp9189 = PyTuple_GET_ITEM(cpy_r_r60, 1);
    else {
        __tmp9189 = NULL;
    }
    if (__tmp9189 == NULL) goto __LL9190;
    __tmp9189 = cpy_r_r60;
__LL9190: ;
    if (unlikely(__tmp9189 == NULL)) {
        CPy_TypeError("tuple[int, serai.kernel.effects.Effect]", cpy_r_r60); cpy_r_r61 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    } else {
        PyObject *__tmp9191 = PyTuple_GET_ITEM(cpy_r_r60, 0);
        CPyTagged __tmp9192;
        if (likely(PyLong_Check(__tmp9191)))
            __tmp9192 = CPyTagged_FromObject(__tmp9191);
        else {
            goto __LL9193;
        }
        cpy_r_r61.f0 = __tmp9192;
        PyObject *__tmp9194 = PyTuple_GET_ITEM(cpy_r_r60, 1);
        CPy_INCREF(__tmp9194);
        PyObject *__tmp9195;
        if (likely(PyObject_TypeCheck(__tmp9194, CPyType_kernel___effects___Effect)))
            __tmp9195 = __tmp9194;
        else {
            CPy_TypeError("serai.kernel.effects.Effect", __tmp9194); 
            __tmp9195 = NULL;
        }
        cpy_r_r61.f1 = __tmp9195;
    }
    goto __LL9196;
__LL9193: ;
    cpy_r_r61 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    goto __LL9196;
__LL9196: ;
    CPy_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r61.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_source", 203, CPyStatic_perform___globals);
        goto CPyL57;
    }
    cpy_r_r62 = PyTuple_New(2);
    if (unlikely(cpy_r_r62 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp9197 = CPyTagged_StealAsObject(cpy_r_r61.f0);
    PyTuple_SET_ITEM(cpy_r_r62, 0, __tmp9197);
    PyObject *__tmp9198 = cpy_r_r61.f1;
    PyTuple_SET_ITEM(cpy_r_r62, 1, __tmp9198);
    ((serai___kernel___perform____source_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r64 = CPyDef_perform____source_Performer_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL48;
    CPyGen_SetStopIterationValue(cpy_r_r62);
    CPy_DECREF(cpy_r_r62);
    if (!0) goto CPyL62;
    CPy_Unreachable();
CPyL48: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r62;
    CPyGen_Exit(&((serai___kernel___perform____source_Performer_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL49: ;
    cpy_r_r65 = ((serai___kernel___perform____source_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__sources;
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_source", "_source_Performer_gen", "sources", 204, CPyStatic_perform___globals);
        goto CPyL57;
    }
CPyL50: ;
    cpy_r_r66 = CPyList_GetItemShort(cpy_r_r65, 0);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_source", 204, CPyStatic_perform___globals);
        goto CPyL57;
    }
    PyObject *__tmp9199;
    if (unlikely(!(PyTuple_Check(cpy_r_r66) && PyTuple_GET_SIZE(cpy_r_r66) == 2))) {
        __tmp9199 = NULL;
        goto __LL9200;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r66, 0))))
        __tmp9199 = PyTuple_GET_ITEM(cpy_r_r66, 0);
    else {
        __tmp9199 = NULL;
    }
    if (__tmp9199 == NULL) goto __LL9200;
    if (likely(PyObject_TypeCheck(PyTuple_GET_ITEM(cpy_r_r66, 1), CPyType_kernel___effects___Effect)))
        __tmp9199 = PyTuple_GET_ITEM(cpy_r_r66, 1);
    else {
        __tmp9199 = NULL;
    }
    if (__tmp9199 == NULL) goto __LL9200;
    __tmp9199 = cpy_r_r66;
__LL9200: ;
    if (unlikely(__tmp9199 == NULL)) {
        CPy_TypeError("tuple[int, serai.kernel.effects.Effect]", cpy_r_r66); cpy_r_r67 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    } else {
        PyObject *__tmp9201 = PyTuple_GET_ITEM(cpy_r_r66, 0);
        CPyTagged __tmp9202;
        if (likely(PyLong_Check(__tmp9201)))
            __tmp9202 = CPyTagged_FromObject(__tmp9201);
        else {
            goto __LL9203;
        }
        cpy_r_r67.f0 = __tmp9202;
        PyObject *__tmp9204 = PyTuple_GET_ITEM(cpy_r_r66, 1);
        CPy_INCREF(__tmp9204);
        PyObject *__tmp9205;
        if (likely(PyObject_TypeCheck(__tmp9204, CPyType_kernel___effects___Effect)))
            __tmp9205 = __tmp9204;
        else {
            CPy_TypeError("serai.kernel.effects.Effect", __tmp9204); 
            __tmp9205 = NULL;
        }
        cpy_r_r67.f1 = __tmp9205;
    }
    goto __LL9206;
__LL9203: ;
    cpy_r_r67 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    goto __LL9206;
__LL9206: ;
    CPy_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r67.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_source", 204, CPyStatic_perform___globals);
        goto CPyL57;
    }
    cpy_r_r68 = PyTuple_New(2);
    if (unlikely(cpy_r_r68 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp9207 = CPyTagged_StealAsObject(cpy_r_r67.f0);
    PyTuple_SET_ITEM(cpy_r_r68, 0, __tmp9207);
    PyObject *__tmp9208 = cpy_r_r67.f1;
    PyTuple_SET_ITEM(cpy_r_r68, 1, __tmp9208);
    ((serai___kernel___perform____source_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r70 = CPyDef_perform____source_Performer_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL56;
    CPyGen_SetStopIterationValue(cpy_r_r68);
    CPy_DECREF(cpy_r_r68);
    if (!0) goto CPyL62;
    CPy_Unreachable();
CPyL56: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r68;
    CPyGen_Exit(&((serai___kernel___perform____source_Performer_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL57: ;
    ((serai___kernel___perform____source_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r72 = CPyDef_perform____source_Performer_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r73 = NULL;
    CPyGen_Exit(&((serai___kernel___perform____source_Performer_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r73;
CPyL58: ;
    cpy_r_r74 = cpy_r_r0 == 0;
    if (cpy_r_r74) goto CPyL1;
    cpy_r_r75 = cpy_r_r0 == 1;
    if (cpy_r_r75) goto CPyL37;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r76 = 0;
    if (unlikely(!cpy_r_r76)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_source", 193, CPyStatic_perform___globals);
        goto CPyL62;
    }
    CPy_Unreachable();
CPyL62: ;
    cpy_r_r77 = NULL;
    CPyGen_Exit(&((serai___kernel___perform____source_Performer_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r77;
CPyL63: ;
    CPyTagged_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    goto CPyL57;
CPyL64: ;
    CPy_DECREF(cpy_r_r21);
    goto CPyL14;
CPyL65: ;
    CPyTagged_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r21);
    goto CPyL57;
CPyL66: ;
    CPyTagged_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r31);
    goto CPyL57;
CPyL67: ;
    CPy_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r36);
    goto CPyL57;
CPyL68: ;
    CPyTagged_DECREF(cpy_r_r39.f0);
    CPy_DECREF(cpy_r_r39.f1);
    goto CPyL27;
CPyL69: ;
    CPy_DecRef(cpy_r_r48);
    goto CPyL57;
CPyL70: ;
    CPy_DecRef(cpy_r_r58);
    goto CPyL57;
}
        
PyObject *CPyDef_perform____source_Performer_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_perform____source_Performer_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_perform____source_Performer_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_perform____source_Performer_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.perform._source_Performer_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_perform____source_Performer_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/perform.py", "__next__", -1, CPyStatic_perform___globals);
            return NULL;
        }
        
PyObject *CPyDef_perform____source_Performer_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_perform____source_Performer_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_perform____source_Performer_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_perform____source_Performer_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.perform._source_Performer_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_perform____source_Performer_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/perform.py", "send", -1, CPyStatic_perform___globals);
            return NULL;
        }
        
PyObject *CPyDef_perform____source_Performer_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_perform____source_Performer_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_perform____source_Performer_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.perform._source_Performer_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_perform____source_Performer_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/perform.py", "__iter__", -1, CPyStatic_perform___globals);
            return NULL;
        }
        
PyObject *CPyDef_perform____source_Performer_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_perform____source_Performer_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_perform____source_Performer_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_perform____source_Performer_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.perform._source_Performer_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_perform____source_Performer_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/perform.py", "throw", -1, CPyStatic_perform___globals);
            return NULL;
        }
        
PyObject *CPyDef_perform____source_Performer_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_perform____source_Performer_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp9209 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp9209);
    PyObject *__tmp9210 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp9210);
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
        
        PyObject *CPyPy_perform____source_Performer_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_perform____source_Performer_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.perform._source_Performer_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_perform____source_Performer_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/perform.py", "close", -1, CPyStatic_perform___globals);
            return NULL;
        }
        
PyObject *CPyDef_perform___Performer____source(PyObject *cpy_r_self, CPyTagged cpy_r_me, PyObject *cpy_r_waiting, PyObject *cpy_r_sources) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = CPyDef_perform____source_Performer_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_source", 193, CPyStatic_perform___globals);
        goto CPyL6;
    }
    ((serai___kernel___perform____source_Performer_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_self);
    if (((serai___kernel___perform____source_Performer_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self != NULL) {
        CPy_DECREF(((serai___kernel___perform____source_Performer_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self);
    }
    ((serai___kernel___perform____source_Performer_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self = cpy_r_self;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_source", 193, CPyStatic_perform___globals);
        goto CPyL7;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___kernel___perform____source_Performer_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___kernel___perform____source_Performer_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___kernel___perform____source_Performer_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_source", 193, CPyStatic_perform___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_waiting);
    if (((serai___kernel___perform____source_Performer_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__waiting != NULL) {
        CPy_DECREF(((serai___kernel___perform____source_Performer_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__waiting);
    }
    ((serai___kernel___perform____source_Performer_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__waiting = cpy_r_waiting;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_source", 193, CPyStatic_perform___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_sources);
    if (((serai___kernel___perform____source_Performer_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__sources != NULL) {
        CPy_DECREF(((serai___kernel___perform____source_Performer_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__sources);
    }
    ((serai___kernel___perform____source_Performer_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__sources = cpy_r_sources;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_source", 193, CPyStatic_perform___globals);
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
        
        PyObject *CPyPy_perform___Performer____source(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"me", "waiting", "sources", 0};
            static CPyArg_Parser parser = {"OOO:_source", kwlist, 0};
            PyObject *obj_me;
            PyObject *obj_waiting;
            PyObject *obj_sources;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_me, &obj_waiting, &obj_sources)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_scholars___effects___ScholarsPerformer) || (Py_TYPE(obj_self) == CPyType_wayfarers___effects___WayfarersPerformer) || (Py_TYPE(obj_self) == CPyType_perform___Performer)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.perform.Performer", obj_self); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            PyObject *arg_waiting;
            if (likely(PyList_Check(obj_waiting)))
                arg_waiting = obj_waiting;
            else {
                CPy_TypeError("list", obj_waiting); 
                goto fail;
            }
            PyObject *arg_sources;
            if (likely(PyList_Check(obj_sources)))
                arg_sources = obj_sources;
            else {
                CPy_TypeError("list", obj_sources); 
                goto fail;
            }
            PyObject *retval = CPyDef_perform___Performer____source(arg_self, arg_me, arg_waiting, arg_sources);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/perform.py", "_source", 193, CPyStatic_perform___globals);
            return NULL;
        }
        
char CPyDef_perform___Performer____run_free(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_waiting) {
    char cpy_r_did;
    CPyTagged cpy_r_place;
    CPyPtr cpy_r_r0;
    int64_t cpy_r_r1;
    CPyTagged cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    tuple_T2OI cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyPtr cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    int32_t cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    char cpy_r_r27;
    CPyTagged cpy_r_r28;
    char cpy_r_r29;
    cpy_r_did = 0;
    cpy_r_place = 0;
CPyL1: ;
    cpy_r_r0 = (CPyPtr)((CPyPtr)cpy_r_waiting + offsetof(PyVarObject, ob_size));
    cpy_r_r1 = *(int64_t *)cpy_r_r0;
    cpy_r_r2 = cpy_r_r1 << 1;
    cpy_r_r3 = cpy_r_place & 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (cpy_r_r4) goto CPyL3;
    cpy_r_r5 = cpy_r_r2 & 1;
    cpy_r_r6 = cpy_r_r5 != 0;
    if (!cpy_r_r6) goto CPyL4;
CPyL3: ;
    cpy_r_r7 = CPyTagged_IsLt_(cpy_r_place, cpy_r_r2);
    if (cpy_r_r7) {
        goto CPyL5;
    } else
        goto CPyL20;
CPyL4: ;
    cpy_r_r8 = (Py_ssize_t)cpy_r_place < (Py_ssize_t)cpy_r_r2;
    if (!cpy_r_r8) goto CPyL20;
CPyL5: ;
    cpy_r_r9 = CPyList_GetItem(cpy_r_waiting, cpy_r_place);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_run_free", 210, CPyStatic_perform___globals);
        goto CPyL21;
    }
    PyObject *__tmp9211;
    if (unlikely(!(PyTuple_Check(cpy_r_r9) && PyTuple_GET_SIZE(cpy_r_r9) == 2))) {
        __tmp9211 = NULL;
        goto __LL9212;
    }
    if (likely(PyObject_TypeCheck(PyTuple_GET_ITEM(cpy_r_r9, 0), CPyType_kernel___effects___Effect)))
        __tmp9211 = PyTuple_GET_ITEM(cpy_r_r9, 0);
    else {
        __tmp9211 = NULL;
    }
    if (__tmp9211 == NULL) goto __LL9212;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r9, 1))))
        __tmp9211 = PyTuple_GET_ITEM(cpy_r_r9, 1);
    else {
        __tmp9211 = NULL;
    }
    if (__tmp9211 == NULL) goto __LL9212;
    __tmp9211 = cpy_r_r9;
__LL9212: ;
    if (unlikely(__tmp9211 == NULL)) {
        CPy_TypeError("tuple[serai.kernel.effects.Effect, int]", cpy_r_r9); cpy_r_r10 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp9213 = PyTuple_GET_ITEM(cpy_r_r9, 0);
        CPy_INCREF(__tmp9213);
        PyObject *__tmp9214;
        if (likely(PyObject_TypeCheck(__tmp9213, CPyType_kernel___effects___Effect)))
            __tmp9214 = __tmp9213;
        else {
            CPy_TypeError("serai.kernel.effects.Effect", __tmp9213); 
            __tmp9214 = NULL;
        }
        cpy_r_r10.f0 = __tmp9214;
        PyObject *__tmp9215 = PyTuple_GET_ITEM(cpy_r_r9, 1);
        CPyTagged __tmp9216;
        if (likely(PyLong_Check(__tmp9215)))
            __tmp9216 = CPyTagged_FromObject(__tmp9215);
        else {
            goto __LL9217;
        }
        cpy_r_r10.f1 = __tmp9216;
    }
    goto __LL9218;
__LL9217: ;
    CPy_DECREF(cpy_r_r10.f0);
    cpy_r_r10 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL9218;
__LL9218: ;
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10.f0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_run_free", 210, CPyStatic_perform___globals);
        goto CPyL21;
    }
    cpy_r_r11 = cpy_r_r10.f0;
    cpy_r_r12 = cpy_r_r10.f1;
    cpy_r_r13 = cpy_r_r11;
    cpy_r_r14 = cpy_r_r12;
    cpy_r_r15 = (PyObject *)CPyType_kernel___effects___Call;
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyObject, ob_type));
    cpy_r_r17 = *(PyObject * *)cpy_r_r16;
    cpy_r_r18 = cpy_r_r17 == cpy_r_r15;
    if (!cpy_r_r18) goto CPyL22;
    CPy_INCREF(cpy_r_r13);
    if (likely(Py_TYPE(cpy_r_r13) == CPyType_kernel___effects___Call))
        cpy_r_r19 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "_run_free", 212, CPyStatic_perform___globals, "serai.kernel.effects.Call", cpy_r_r13);
        goto CPyL23;
    }
    cpy_r_r20 = CPyDef_perform___Performer____work(cpy_r_self, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_run_free", 212, CPyStatic_perform___globals);
        goto CPyL23;
    }
    CPy_INCREF(cpy_r_r13);
    if (likely(Py_TYPE(cpy_r_r13) == CPyType_kernel___effects___Call))
        cpy_r_r21 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "_run_free", 213, CPyStatic_perform___globals, "serai.kernel.effects.Call", cpy_r_r13);
        goto CPyL24;
    }
    cpy_r_r22 = CPY_GET_METHOD(cpy_r_r20, CPyType_work___Work, 1, serai___kernel___work___WorkObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *, CPyTagged))(cpy_r_r20, cpy_r_t, cpy_r_me, cpy_r_r21, cpy_r_r14); /* free */
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == 2)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_run_free", 213, CPyStatic_perform___globals);
        goto CPyL24;
    }
    if (!cpy_r_r22) goto CPyL25;
    cpy_r_r23 = CPyTagged_StealAsObject(cpy_r_place);
    cpy_r_r24 = PyObject_DelItem(cpy_r_waiting, cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    cpy_r_r25 = cpy_r_r24 >= 0;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_run_free", 214, CPyStatic_perform___globals);
        goto CPyL26;
    }
    if (likely(Py_TYPE(cpy_r_r13) == CPyType_kernel___effects___Call))
        cpy_r_r26 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "_run_free", 215, CPyStatic_perform___globals, "serai.kernel.effects.Call", cpy_r_r13);
        goto CPyL27;
    }
    cpy_r_r27 = CPY_GET_METHOD(cpy_r_r20, CPyType_work___Work, 6, serai___kernel___work___WorkObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *, CPyTagged))(cpy_r_r20, cpy_r_t, cpy_r_me, cpy_r_r26, cpy_r_r14); /* run */
    CPy_DECREF(cpy_r_r26);
    CPyTagged_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r27 == 2)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_run_free", 215, CPyStatic_perform___globals);
        goto CPyL19;
    }
    cpy_r_did = 1;
    cpy_r_place = 0;
    goto CPyL1;
CPyL17: ;
    cpy_r_r28 = CPyTagged_Add(cpy_r_place, 2);
    CPyTagged_DECREF(cpy_r_place);
    cpy_r_place = cpy_r_r28;
    goto CPyL1;
CPyL18: ;
    return cpy_r_did;
CPyL19: ;
    cpy_r_r29 = 2;
    return cpy_r_r29;
CPyL20: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL18;
CPyL21: ;
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL19;
CPyL22: ;
    CPy_DECREF(cpy_r_r13);
    CPyTagged_DECREF(cpy_r_r14);
    goto CPyL17;
CPyL23: ;
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r14);
    goto CPyL19;
CPyL24: ;
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r20);
    goto CPyL19;
CPyL25: ;
    CPy_DECREF(cpy_r_r13);
    CPyTagged_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r20);
    goto CPyL17;
CPyL26: ;
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r20);
    goto CPyL19;
CPyL27: ;
    CPyTagged_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r20);
    goto CPyL19;
}
        
        PyObject *CPyPy_perform___Performer____run_free(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "waiting", 0};
            static CPyArg_Parser parser = {"OOO:_run_free", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_waiting;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_waiting)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_scholars___effects___ScholarsPerformer) || (Py_TYPE(obj_self) == CPyType_wayfarers___effects___WayfarersPerformer) || (Py_TYPE(obj_self) == CPyType_perform___Performer)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.perform.Performer", obj_self); 
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
            PyObject *arg_waiting;
            if (likely(PyList_Check(obj_waiting)))
                arg_waiting = obj_waiting;
            else {
                CPy_TypeError("list", obj_waiting); 
                goto fail;
            }
            char retval = CPyDef_perform___Performer____run_free(arg_self, arg_t, arg_me, arg_waiting);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/perform.py", "_run_free", 206, CPyStatic_perform___globals);
            return NULL;
        }
        
PyObject *CPyDef_perform____do_Performer_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    int32_t cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyPtr cpy_r_r25;
    PyObject *cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    CPyPtr cpy_r_r37;
    int64_t cpy_r_r38;
    CPyTagged cpy_r_r39;
    char cpy_r_r40;
    char cpy_r_r41;
    CPyPtr cpy_r_r42;
    int64_t cpy_r_r43;
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
    CPyTagged cpy_r_r55;
    tuple_T2OI cpy_r_r56;
    PyObject *cpy_r_r57;
    int64_t cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    int32_t cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    CPyPtr cpy_r_r67;
    PyObject *cpy_r_r68;
    char cpy_r_r69;
    char cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    CPyTagged cpy_r_r75;
    PyObject *cpy_r_r76;
    CPyTagged cpy_r_r77;
    PyObject *cpy_r_r78;
    char cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject **cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    char cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    char cpy_r_r89;
    PyObject *cpy_r_r90;
    char cpy_r_r91;
    PyObject *cpy_r_r92;
    char cpy_r_r93;
    tuple_T3OOO cpy_r_r94;
    PyObject **cpy_r_r95;
    PyObject *cpy_r_r96;
    char cpy_r_r97;
    char cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject **cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    char cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    CPyPtr cpy_r_r107;
    PyObject *cpy_r_r108;
    char cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    CPyTagged cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    CPyTagged cpy_r_r120;
    PyObject *cpy_r_r121;
    char cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject **cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    char cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    char cpy_r_r132;
    PyObject *cpy_r_r133;
    char cpy_r_r134;
    PyObject *cpy_r_r135;
    char cpy_r_r136;
    tuple_T3OOO cpy_r_r137;
    PyObject **cpy_r_r138;
    PyObject *cpy_r_r139;
    char cpy_r_r140;
    char cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject **cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    char cpy_r_r147;
    PyObject *cpy_r_r148;
    CPyTagged cpy_r_r149;
    CPyTagged cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    CPyPtr cpy_r_r156;
    int64_t cpy_r_r157;
    PyObject *cpy_r_r158;
    int64_t cpy_r_r159;
    char cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    tuple_T2OI cpy_r_r163;
    PyObject *cpy_r_r164;
    int64_t cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    CPyTagged cpy_r_r168;
    char cpy_r_r169;
    char cpy_r_r170;
    PyObject *cpy_r_r171;
    char cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject **cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject *cpy_r_r178;
    char cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    char cpy_r_r182;
    PyObject *cpy_r_r183;
    char cpy_r_r184;
    PyObject *cpy_r_r185;
    char cpy_r_r186;
    tuple_T3OOO cpy_r_r187;
    PyObject **cpy_r_r188;
    PyObject *cpy_r_r189;
    char cpy_r_r190;
    char cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject **cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    char cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    CPyPtr cpy_r_r200;
    PyObject *cpy_r_r201;
    char cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    char cpy_r_r206;
    PyObject *cpy_r_r207;
    CPyPtr cpy_r_r208;
    int64_t cpy_r_r209;
    char cpy_r_r210;
    char cpy_r_r211;
    int64_t cpy_r_r212;
    int64_t cpy_r_r213;
    char cpy_r_r214;
    int64_t cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    CPyPtr cpy_r_r221;
    int64_t cpy_r_r222;
    PyObject *cpy_r_r223;
    int64_t cpy_r_r224;
    char cpy_r_r225;
    PyObject *cpy_r_r226;
    PyObject *cpy_r_r227;
    CPyTagged cpy_r_r228;
    tuple_T2OI cpy_r_r229;
    PyObject *cpy_r_r230;
    int64_t cpy_r_r231;
    PyObject *cpy_r_r232;
    PyObject *cpy_r_r233;
    CPyTagged cpy_r_r234;
    PyObject *cpy_r_r235;
    CPyPtr cpy_r_r236;
    PyObject *cpy_r_r237;
    char cpy_r_r238;
    char cpy_r_r239;
    char cpy_r_r240;
    PyObject *cpy_r_r241;
    char cpy_r_r242;
    PyObject *cpy_r_r243;
    PyObject *cpy_r_r244;
    PyObject *cpy_r_r245;
    PyObject **cpy_r_r246;
    PyObject *cpy_r_r247;
    PyObject *cpy_r_r248;
    char cpy_r_r249;
    PyObject *cpy_r_r250;
    PyObject *cpy_r_r251;
    char cpy_r_r252;
    PyObject *cpy_r_r253;
    char cpy_r_r254;
    PyObject *cpy_r_r255;
    char cpy_r_r256;
    tuple_T3OOO cpy_r_r257;
    PyObject **cpy_r_r258;
    PyObject *cpy_r_r259;
    char cpy_r_r260;
    char cpy_r_r261;
    PyObject *cpy_r_r262;
    PyObject *cpy_r_r263;
    PyObject **cpy_r_r264;
    PyObject *cpy_r_r265;
    PyObject *cpy_r_r266;
    char cpy_r_r267;
    int64_t cpy_r_r268;
    int64_t cpy_r_r269;
    char cpy_r_r270;
    PyObject *cpy_r_r271;
    PyObject *cpy_r_r272;
    CPyPtr cpy_r_r273;
    PyObject *cpy_r_r274;
    char cpy_r_r275;
    PyObject *cpy_r_r276;
    PyObject *cpy_r_r277;
    CPyTagged cpy_r_r278;
    PyObject *cpy_r_r279;
    PyObject *cpy_r_r280;
    PyObject *cpy_r_r281;
    PyObject *cpy_r_r282;
    PyObject *cpy_r_r283;
    CPyPtr cpy_r_r284;
    int64_t cpy_r_r285;
    PyObject *cpy_r_r286;
    int64_t cpy_r_r287;
    char cpy_r_r288;
    PyObject *cpy_r_r289;
    PyObject *cpy_r_r290;
    CPyTagged cpy_r_r291;
    tuple_T2OI cpy_r_r292;
    PyObject *cpy_r_r293;
    int64_t cpy_r_r294;
    char cpy_r_r295;
    PyObject *cpy_r_r296;
    char cpy_r_r297;
    PyObject *cpy_r_r298;
    PyObject *cpy_r_r299;
    PyObject *cpy_r_r300;
    PyObject **cpy_r_r301;
    PyObject *cpy_r_r302;
    PyObject *cpy_r_r303;
    char cpy_r_r304;
    PyObject *cpy_r_r305;
    PyObject *cpy_r_r306;
    char cpy_r_r307;
    PyObject *cpy_r_r308;
    char cpy_r_r309;
    PyObject *cpy_r_r310;
    char cpy_r_r311;
    tuple_T3OOO cpy_r_r312;
    PyObject **cpy_r_r313;
    PyObject *cpy_r_r314;
    char cpy_r_r315;
    char cpy_r_r316;
    PyObject *cpy_r_r317;
    PyObject *cpy_r_r318;
    PyObject **cpy_r_r319;
    PyObject *cpy_r_r320;
    PyObject *cpy_r_r321;
    char cpy_r_r322;
    PyObject *cpy_r_r323;
    PyObject *cpy_r_r324;
    PyObject *cpy_r_r325;
    CPyPtr cpy_r_r326;
    int64_t cpy_r_r327;
    PyObject *cpy_r_r328;
    int64_t cpy_r_r329;
    char cpy_r_r330;
    PyObject *cpy_r_r331;
    PyObject *cpy_r_r332;
    CPyTagged cpy_r_r333;
    tuple_T2OI cpy_r_r334;
    PyObject *cpy_r_r335;
    int64_t cpy_r_r336;
    PyObject *cpy_r_r337;
    PyObject *cpy_r_r338;
    PyObject *cpy_r_r339;
    PyObject *cpy_r_r340;
    PyObject *cpy_r_r341;
    int32_t cpy_r_r342;
    char cpy_r_r343;
    PyObject *cpy_r_r344;
    char cpy_r_r345;
    int32_t cpy_r_r346;
    char cpy_r_r347;
    int32_t cpy_r_r348;
    PyObject *cpy_r_r349;
    char cpy_r_r350;
    char cpy_r_r351;
    char cpy_r_r352;
    char cpy_r_r353;
    char cpy_r_r354;
    char cpy_r_r355;
    char cpy_r_r356;
    PyObject *cpy_r_r357;
    PyObject *cpy_r_r358;
    char cpy_r_r359;
    PyObject *cpy_r_r360;
    char cpy_r_r361;
    PyObject *cpy_r_r362;
    char cpy_r_r363;
    PyObject *cpy_r_r364;
    char cpy_r_r365;
    PyObject *cpy_r_r366;
    char cpy_r_r367;
    PyObject *cpy_r_r368;
    char cpy_r_r369;
    PyObject *cpy_r_r370;
    char cpy_r_r371;
    PyObject *cpy_r_r372;
    char cpy_r_r373;
    PyObject *cpy_r_r374;
    char cpy_r_r375;
    PyObject *cpy_r_r376;
    char cpy_r_r377;
    PyObject *cpy_r_r378;
    char cpy_r_r379;
    PyObject *cpy_r_r380;
    char cpy_r_r381;
    PyObject *cpy_r_r382;
    char cpy_r_r383;
    PyObject *cpy_r_r384;
    char cpy_r_r385;
    if (unlikely(!CPyGen_TryEnter(&((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r20 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL230;
CPyL1: ;
    cpy_r_r21 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r22 = cpy_r_type != cpy_r_r21;
    if (!cpy_r_r22) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 222, CPyStatic_perform___globals);
        goto CPyL229;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r23 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_do", "_do_Performer_gen", "effect", 224, CPyStatic_perform___globals);
        goto CPyL229;
    }
CPyL5: ;
    cpy_r_r24 = (PyObject *)CPyType_kernel___effects___Call;
    cpy_r_r25 = (CPyPtr)((CPyPtr)cpy_r_r23 + offsetof(PyObject, ob_type));
    cpy_r_r26 = *(PyObject * *)cpy_r_r25;
    cpy_r_r27 = cpy_r_r26 == cpy_r_r24;
    if (!cpy_r_r27) goto CPyL60;
    cpy_r_r28 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__self;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_do", "_do_Performer_gen", "self", 225, CPyStatic_perform___globals);
        goto CPyL229;
    }
CPyL7: ;
    cpy_r_r29 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_do", "_do_Performer_gen", "effect", 225, CPyStatic_perform___globals);
        goto CPyL229;
    }
CPyL8: ;
    CPy_INCREF(cpy_r_r29);
    if (likely(Py_TYPE(cpy_r_r29) == CPyType_kernel___effects___Call))
        cpy_r_r30 = cpy_r_r29;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "_do", 225, CPyStatic_perform___globals, "serai.kernel.effects.Call", cpy_r_r29);
        goto CPyL229;
    }
    cpy_r_r31 = CPyDef_perform___Performer___flat(cpy_r_r28, cpy_r_r30);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 225, CPyStatic_perform___globals);
        goto CPyL229;
    }
    cpy_r_r32 = PyObject_GetIter(cpy_r_r31);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 225, CPyStatic_perform___globals);
        goto CPyL229;
    }
    cpy_r_r33 = PyIter_Next(cpy_r_r32);
    if (cpy_r_r33 == NULL) {
        goto CPyL239;
    } else
        goto CPyL14;
CPyL12: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r34 = 0;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 225, CPyStatic_perform___globals);
        goto CPyL229;
    }
    CPy_Unreachable();
CPyL14: ;
    if (likely(PyObject_TypeCheck(cpy_r_r33, CPyType_kernel___effects___Effect)))
        cpy_r_r35 = cpy_r_r33;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "_do", 225, CPyStatic_perform___globals, "serai.kernel.effects.Effect", cpy_r_r33);
        goto CPyL240;
    }
    cpy_r_r36 = PySequence_List(cpy_r_r32);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 225, CPyStatic_perform___globals);
        goto CPyL241;
    }
    cpy_r_r37 = (CPyPtr)((CPyPtr)cpy_r_r36 + offsetof(PyVarObject, ob_size));
    cpy_r_r38 = *(int64_t *)cpy_r_r37;
    cpy_r_r39 = cpy_r_r38 << 1;
    cpy_r_r40 = (Py_ssize_t)0 <= (Py_ssize_t)cpy_r_r39;
    if (cpy_r_r40) {
        goto CPyL19;
    } else
        goto CPyL242;
CPyL17: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r41 = 0;
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 225, CPyStatic_perform___globals);
        goto CPyL229;
    }
    CPy_Unreachable();
CPyL19: ;
    cpy_r_r42 = (CPyPtr)((CPyPtr)cpy_r_r36 + offsetof(PyVarObject, ob_size));
    cpy_r_r43 = *(int64_t *)cpy_r_r42;
    cpy_r_r44 = PyList_New(cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 226, CPyStatic_perform___globals);
        goto CPyL243;
    }
    cpy_r_r45 = 0;
CPyL21: ;
    cpy_r_r46 = (CPyPtr)((CPyPtr)cpy_r_r36 + offsetof(PyVarObject, ob_size));
    cpy_r_r47 = *(int64_t *)cpy_r_r46;
    cpy_r_r48 = cpy_r_r45 < cpy_r_r47;
    if (!cpy_r_r48) goto CPyL244;
    cpy_r_r49 = (CPyPtr)((CPyPtr)cpy_r_r36 + offsetof(PyListObject, ob_item));
    cpy_r_r50 = *(CPyPtr *)cpy_r_r49;
    cpy_r_r51 = cpy_r_r45 * 8;
    cpy_r_r52 = cpy_r_r50 + cpy_r_r51;
    cpy_r_r53 = *(PyObject * *)cpy_r_r52;
    CPy_INCREF(cpy_r_r53);
    if (likely(PyObject_TypeCheck(cpy_r_r53, CPyType_kernel___effects___Effect)))
        cpy_r_r54 = cpy_r_r53;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "_do", 226, CPyStatic_perform___globals, "serai.kernel.effects.Effect", cpy_r_r53);
        goto CPyL245;
    }
    cpy_r_r55 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__context;
    if (unlikely(cpy_r_r55 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_do", "_do_Performer_gen", "context", 226, CPyStatic_perform___globals);
        goto CPyL246;
    }
CPyL24: ;
    CPyTagged_INCREF(cpy_r_r55);
    cpy_r_r56.f0 = cpy_r_r54;
    cpy_r_r56.f1 = cpy_r_r55;
    cpy_r_r57 = PyTuple_New(2);
    if (unlikely(cpy_r_r57 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp9219 = cpy_r_r56.f0;
    PyTuple_SET_ITEM(cpy_r_r57, 0, __tmp9219);
    PyObject *__tmp9220 = CPyTagged_StealAsObject(cpy_r_r56.f1);
    PyTuple_SET_ITEM(cpy_r_r57, 1, __tmp9220);
    CPyList_SetItemUnsafe(cpy_r_r44, cpy_r_r45, cpy_r_r57);
    cpy_r_r58 = cpy_r_r45 + 1;
    cpy_r_r45 = cpy_r_r58;
    goto CPyL21;
CPyL26: ;
    cpy_r_r59 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__waiting;
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_do", "_do_Performer_gen", "waiting", 226, CPyStatic_perform___globals);
        goto CPyL247;
    }
CPyL27: ;
    cpy_r_r60 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r61 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r62 = CPyStatics[4896]; /* 0 */
    cpy_r_r63 = PySlice_New(cpy_r_r60, cpy_r_r62, cpy_r_r61);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 226, CPyStatic_perform___globals);
        goto CPyL247;
    }
    cpy_r_r64 = PyObject_SetItem(cpy_r_r59, cpy_r_r63, cpy_r_r44);
    CPy_DECREF(cpy_r_r63);
    CPy_DECREF(cpy_r_r44);
    cpy_r_r65 = cpy_r_r64 >= 0;
    if (unlikely(!cpy_r_r65)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 226, CPyStatic_perform___globals);
        goto CPyL241;
    }
    cpy_r_r66 = (PyObject *)CPyType_kernel___effects___Call;
    cpy_r_r67 = (CPyPtr)((CPyPtr)cpy_r_r35 + offsetof(PyObject, ob_type));
    cpy_r_r68 = *(PyObject * *)cpy_r_r67;
    cpy_r_r69 = cpy_r_r68 == cpy_r_r66;
    if (cpy_r_r69) {
        goto CPyL32;
    } else
        goto CPyL248;
CPyL30: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r70 = 0;
    if (unlikely(!cpy_r_r70)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 227, CPyStatic_perform___globals);
        goto CPyL229;
    }
    CPy_Unreachable();
CPyL32: ;
    cpy_r_r71 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__self;
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_do", "_do_Performer_gen", "self", 228, CPyStatic_perform___globals);
        goto CPyL241;
    }
CPyL33: ;
    CPy_INCREF(cpy_r_r35);
    if (likely(Py_TYPE(cpy_r_r35) == CPyType_kernel___effects___Call))
        cpy_r_r72 = cpy_r_r35;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "_do", 228, CPyStatic_perform___globals, "serai.kernel.effects.Call", cpy_r_r35);
        goto CPyL241;
    }
    cpy_r_r73 = CPyDef_perform___Performer____work(cpy_r_r71, cpy_r_r72);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 228, CPyStatic_perform___globals);
        goto CPyL241;
    }
    cpy_r_r74 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_do", "_do_Performer_gen", "t", 228, CPyStatic_perform___globals);
        goto CPyL249;
    }
CPyL36: ;
    cpy_r_r75 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r75 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_do", "_do_Performer_gen", "me", 228, CPyStatic_perform___globals);
        goto CPyL249;
    }
CPyL37: ;
    if (likely(Py_TYPE(cpy_r_r35) == CPyType_kernel___effects___Call))
        cpy_r_r76 = cpy_r_r35;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "_do", 228, CPyStatic_perform___globals, "serai.kernel.effects.Call", cpy_r_r35);
        goto CPyL250;
    }
    cpy_r_r77 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__context;
    if (unlikely(cpy_r_r77 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_do", "_do_Performer_gen", "context", 228, CPyStatic_perform___globals);
        goto CPyL251;
    }
CPyL39: ;
    cpy_r_r78 = CPY_GET_METHOD(cpy_r_r73, CPyType_work___Work, 7, serai___kernel___work___WorkObject, PyObject * (*)(PyObject *, PyObject *, CPyTagged, PyObject *, CPyTagged, char))(cpy_r_r73, cpy_r_r74, cpy_r_r75, cpy_r_r76, cpy_r_r77, 0); /* ask */
    CPy_DECREF(cpy_r_r76);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 228, CPyStatic_perform___globals);
        goto CPyL229;
    }
    if (((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_0);
    }
    ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_0 = cpy_r_r78;
    cpy_r_r79 = 1;
    if (!cpy_r_r79) goto CPyL229;
    cpy_r_r80 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r81 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r82 = NULL;
    cpy_r_r1 = cpy_r_r82;
    cpy_r_r83 = (PyObject **)&cpy_r_r1;
    cpy_r_r84 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_0;
    cpy_r_r85 = CPY_GET_METHOD(cpy_r_r84, CPyType_work___ask_Work_gen, 0, serai___kernel___work___ask_Work_genObject, PyObject * (*)(PyObject *, PyObject *, PyObject *, PyObject *, PyObject *, PyObject **))(cpy_r_r84, cpy_r_r81, cpy_r_r81, cpy_r_r81, cpy_r_r80, cpy_r_r83); /* __mypyc_generator_helper__ */
    if (cpy_r_r85 != NULL) goto CPyL252;
    cpy_r_r86 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r86)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 228, CPyStatic_perform___globals);
        goto CPyL253;
    }
    cpy_r_r87 = cpy_r_r1;
    CPy_DECREF(cpy_r_r87);
    cpy_r_r88 = NULL;
    if (((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_0);
    }
    ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_0 = cpy_r_r88;
    cpy_r_r89 = 1;
    if (unlikely(!cpy_r_r89)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 228, CPyStatic_perform___globals);
        goto CPyL229;
    } else
        goto CPyL224;
CPyL44: ;
    cpy_r_r90 = cpy_r_r85;
CPyL45: ;
    ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r90;
CPyL46: ;
    cpy_r_r92 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r93 = cpy_r_type != cpy_r_r92;
    if (!cpy_r_r93) goto CPyL254;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 228, CPyStatic_perform___globals);
        goto CPyL50;
    } else
        goto CPyL255;
CPyL48: ;
    CPy_Unreachable();
CPyL49: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL56;
CPyL50: ;
    cpy_r_r94 = CPy_CatchError();
    cpy_r_r95 = (PyObject **)&cpy_r_r3;
    cpy_r_r96 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_0;
    cpy_r_r97 = CPy_YieldFromErrorHandle(cpy_r_r96, cpy_r_r95);
    if (unlikely(cpy_r_r97 == 2)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 228, CPyStatic_perform___globals);
        goto CPyL256;
    }
    if (cpy_r_r97) goto CPyL53;
    cpy_r_r90 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r94);
    CPy_DecRef(cpy_r_r94.f0);
    CPy_DecRef(cpy_r_r94.f1);
    CPy_DecRef(cpy_r_r94.f2);
    goto CPyL45;
CPyL53: ;
    cpy_r_r87 = cpy_r_r3;
    CPy_DecRef(cpy_r_r87);
    CPy_RestoreExcInfo(cpy_r_r94);
    CPy_DecRef(cpy_r_r94.f0);
    CPy_DecRef(cpy_r_r94.f1);
    CPy_DecRef(cpy_r_r94.f2);
    goto CPyL224;
CPyL54: ;
    CPy_RestoreExcInfo(cpy_r_r94);
    CPy_DecRef(cpy_r_r94.f0);
    CPy_DecRef(cpy_r_r94.f1);
    CPy_DecRef(cpy_r_r94.f2);
    cpy_r_r98 = CPy_KeepPropagating();
    if (!cpy_r_r98) goto CPyL229;
    CPy_Unreachable();
CPyL56: ;
    cpy_r_r99 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r100 = NULL;
    cpy_r_r1 = cpy_r_r100;
    cpy_r_r101 = (PyObject **)&cpy_r_r1;
    cpy_r_r102 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_0;
    cpy_r_r103 = CPY_GET_METHOD(cpy_r_r102, CPyType_work___ask_Work_gen, 0, serai___kernel___work___ask_Work_genObject, PyObject * (*)(PyObject *, PyObject *, PyObject *, PyObject *, PyObject *, PyObject **))(cpy_r_r102, cpy_r_r99, cpy_r_r99, cpy_r_r99, cpy_r_arg, cpy_r_r101); /* __mypyc_generator_helper__ */
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r103 == NULL) {
        goto CPyL58;
    } else
        goto CPyL257;
CPyL57: ;
    cpy_r_r90 = cpy_r_r103;
    goto CPyL45;
CPyL58: ;
    cpy_r_r104 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r104)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 228, CPyStatic_perform___globals);
        goto CPyL253;
    }
    cpy_r_r87 = cpy_r_r1;
    CPy_DECREF(cpy_r_r87);
    goto CPyL224;
CPyL60: ;
    cpy_r_r105 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_do", "_do_Performer_gen", "effect", 229, CPyStatic_perform___globals);
        goto CPyL229;
    }
CPyL61: ;
    cpy_r_r106 = (PyObject *)CPyType_kernel___effects___Arrow;
    cpy_r_r107 = (CPyPtr)((CPyPtr)cpy_r_r105 + offsetof(PyObject, ob_type));
    cpy_r_r108 = *(PyObject * *)cpy_r_r107;
    cpy_r_r109 = cpy_r_r108 == cpy_r_r106;
    if (!cpy_r_r109) goto CPyL130;
    cpy_r_r110 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__self;
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_do", "_do_Performer_gen", "self", 230, CPyStatic_perform___globals);
        goto CPyL229;
    }
CPyL63: ;
    cpy_r_r111 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_do", "_do_Performer_gen", "effect", 230, CPyStatic_perform___globals);
        goto CPyL229;
    }
CPyL64: ;
    if (likely(Py_TYPE(cpy_r_r111) == CPyType_kernel___effects___Arrow))
        cpy_r_r112 = cpy_r_r111;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "_do", 230, CPyStatic_perform___globals, "serai.kernel.effects.Arrow", cpy_r_r111);
        goto CPyL229;
    }
    cpy_r_r113 = ((serai___kernel___effects___ArrowObject *)cpy_r_r112)->_cost;
    CPy_INCREF(cpy_r_r113);
    cpy_r_r114 = CPyDef_perform___Performer____work(cpy_r_r110, cpy_r_r113);
    CPy_DECREF(cpy_r_r113);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 230, CPyStatic_perform___globals);
        goto CPyL229;
    }
    cpy_r_r115 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_do", "_do_Performer_gen", "t", 230, CPyStatic_perform___globals);
        goto CPyL258;
    }
CPyL67: ;
    cpy_r_r116 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r116 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_do", "_do_Performer_gen", "me", 230, CPyStatic_perform___globals);
        goto CPyL258;
    }
CPyL68: ;
    cpy_r_r117 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_do", "_do_Performer_gen", "effect", 230, CPyStatic_perform___globals);
        goto CPyL258;
    }
CPyL69: ;
    if (likely(Py_TYPE(cpy_r_r117) == CPyType_kernel___effects___Arrow))
        cpy_r_r118 = cpy_r_r117;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "_do", 230, CPyStatic_perform___globals, "serai.kernel.effects.Arrow", cpy_r_r117);
        goto CPyL258;
    }
    cpy_r_r119 = ((serai___kernel___effects___ArrowObject *)cpy_r_r118)->_cost;
    CPy_INCREF(cpy_r_r119);
    cpy_r_r120 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__context;
    if (unlikely(cpy_r_r120 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_do", "_do_Performer_gen", "context", 230, CPyStatic_perform___globals);
        goto CPyL259;
    }
CPyL71: ;
    cpy_r_r121 = CPY_GET_METHOD(cpy_r_r114, CPyType_work___Work, 7, serai___kernel___work___WorkObject, PyObject * (*)(PyObject *, PyObject *, CPyTagged, PyObject *, CPyTagged, char))(cpy_r_r114, cpy_r_r115, cpy_r_r116, cpy_r_r119, cpy_r_r120, 0); /* ask */
    CPy_DECREF(cpy_r_r119);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 230, CPyStatic_perform___globals);
        goto CPyL229;
    }
    if (((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_1 != NULL) {
        CPy_DECREF(((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_1);
    }
    ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_1 = cpy_r_r121;
    cpy_r_r122 = 1;
    if (!cpy_r_r122) goto CPyL229;
    cpy_r_r123 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r124 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r125 = NULL;
    cpy_r_r5 = cpy_r_r125;
    cpy_r_r126 = (PyObject **)&cpy_r_r5;
    cpy_r_r127 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_1;
    cpy_r_r128 = CPY_GET_METHOD(cpy_r_r127, CPyType_work___ask_Work_gen, 0, serai___kernel___work___ask_Work_genObject, PyObject * (*)(PyObject *, PyObject *, PyObject *, PyObject *, PyObject *, PyObject **))(cpy_r_r127, cpy_r_r124, cpy_r_r124, cpy_r_r124, cpy_r_r123, cpy_r_r126); /* __mypyc_generator_helper__ */
    if (cpy_r_r128 != NULL) goto CPyL260;
    cpy_r_r129 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r129)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 230, CPyStatic_perform___globals);
        goto CPyL261;
    }
    cpy_r_r130 = cpy_r_r5;
    CPy_DECREF(cpy_r_r130);
    cpy_r_r131 = NULL;
    if (((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_1 != NULL) {
        CPy_DECREF(((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_1);
    }
    ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_1 = cpy_r_r131;
    cpy_r_r132 = 1;
    if (unlikely(!cpy_r_r132)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 230, CPyStatic_perform___globals);
        goto CPyL229;
    } else
        goto CPyL92;
CPyL76: ;
    cpy_r_r133 = cpy_r_r128;
CPyL77: ;
    ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r133;
CPyL78: ;
    cpy_r_r135 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r136 = cpy_r_type != cpy_r_r135;
    if (!cpy_r_r136) goto CPyL262;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 230, CPyStatic_perform___globals);
        goto CPyL82;
    } else
        goto CPyL263;
CPyL80: ;
    CPy_Unreachable();
CPyL81: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL88;
CPyL82: ;
    cpy_r_r137 = CPy_CatchError();
    cpy_r_r138 = (PyObject **)&cpy_r_r7;
    cpy_r_r139 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_1;
    cpy_r_r140 = CPy_YieldFromErrorHandle(cpy_r_r139, cpy_r_r138);
    if (unlikely(cpy_r_r140 == 2)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 230, CPyStatic_perform___globals);
        goto CPyL264;
    }
    if (cpy_r_r140) goto CPyL85;
    cpy_r_r133 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r137);
    CPy_DecRef(cpy_r_r137.f0);
    CPy_DecRef(cpy_r_r137.f1);
    CPy_DecRef(cpy_r_r137.f2);
    goto CPyL77;
CPyL85: ;
    cpy_r_r130 = cpy_r_r7;
    CPy_DecRef(cpy_r_r130);
    CPy_RestoreExcInfo(cpy_r_r137);
    CPy_DecRef(cpy_r_r137.f0);
    CPy_DecRef(cpy_r_r137.f1);
    CPy_DecRef(cpy_r_r137.f2);
    goto CPyL92;
CPyL86: ;
    CPy_RestoreExcInfo(cpy_r_r137);
    CPy_DecRef(cpy_r_r137.f0);
    CPy_DecRef(cpy_r_r137.f1);
    CPy_DecRef(cpy_r_r137.f2);
    cpy_r_r141 = CPy_KeepPropagating();
    if (!cpy_r_r141) goto CPyL229;
    CPy_Unreachable();
CPyL88: ;
    cpy_r_r142 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r143 = NULL;
    cpy_r_r5 = cpy_r_r143;
    cpy_r_r144 = (PyObject **)&cpy_r_r5;
    cpy_r_r145 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_1;
    cpy_r_r146 = CPY_GET_METHOD(cpy_r_r145, CPyType_work___ask_Work_gen, 0, serai___kernel___work___ask_Work_genObject, PyObject * (*)(PyObject *, PyObject *, PyObject *, PyObject *, PyObject *, PyObject **))(cpy_r_r145, cpy_r_r142, cpy_r_r142, cpy_r_r142, cpy_r_arg, cpy_r_r144); /* __mypyc_generator_helper__ */
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r146 == NULL) {
        goto CPyL90;
    } else
        goto CPyL265;
CPyL89: ;
    cpy_r_r133 = cpy_r_r146;
    goto CPyL77;
CPyL90: ;
    cpy_r_r147 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r147)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 230, CPyStatic_perform___globals);
        goto CPyL261;
    }
    cpy_r_r130 = cpy_r_r5;
    CPy_DECREF(cpy_r_r130);
CPyL92: ;
    cpy_r_r148 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__self;
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_do", "_do_Performer_gen", "self", 231, CPyStatic_perform___globals);
        goto CPyL229;
    }
CPyL93: ;
    cpy_r_r149 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__context;
    if (unlikely(cpy_r_r149 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_do", "_do_Performer_gen", "context", 231, CPyStatic_perform___globals);
        goto CPyL229;
    }
CPyL94: ;
    cpy_r_r150 = CPY_GET_METHOD(cpy_r_r148, CPyType_perform___Performer, 10, serai___kernel___perform___PerformerObject, CPyTagged (*)(PyObject *, CPyTagged))(cpy_r_r148, cpy_r_r149); /* after_cost */
    if (unlikely(cpy_r_r150 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 231, CPyStatic_perform___globals);
        goto CPyL229;
    }
    cpy_r_r151 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__self;
    if (unlikely(cpy_r_r151 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_do", "_do_Performer_gen", "self", 232, CPyStatic_perform___globals);
        goto CPyL266;
    }
CPyL96: ;
    cpy_r_r152 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_do", "_do_Performer_gen", "effect", 232, CPyStatic_perform___globals);
        goto CPyL266;
    }
CPyL97: ;
    if (likely(Py_TYPE(cpy_r_r152) == CPyType_kernel___effects___Arrow))
        cpy_r_r153 = cpy_r_r152;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "_do", 232, CPyStatic_perform___globals, "serai.kernel.effects.Arrow", cpy_r_r152);
        goto CPyL266;
    }
    cpy_r_r154 = ((serai___kernel___effects___ArrowObject *)cpy_r_r153)->_gain;
    CPy_INCREF(cpy_r_r154);
    cpy_r_r155 = CPyDef_perform___Performer___flat(cpy_r_r151, cpy_r_r154);
    CPy_DECREF(cpy_r_r154);
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 232, CPyStatic_perform___globals);
        goto CPyL266;
    }
    cpy_r_r156 = (CPyPtr)((CPyPtr)cpy_r_r155 + offsetof(PyVarObject, ob_size));
    cpy_r_r157 = *(int64_t *)cpy_r_r156;
    cpy_r_r158 = PyList_New(cpy_r_r157);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 232, CPyStatic_perform___globals);
        goto CPyL267;
    }
    cpy_r_r159 = 0;
CPyL101: ;
    cpy_r_r160 = cpy_r_r159 < cpy_r_r157;
    if (!cpy_r_r160) goto CPyL268;
    cpy_r_r161 = CPySequenceTuple_GetItemUnsafe(cpy_r_r155, cpy_r_r159);
    if (likely(PyObject_TypeCheck(cpy_r_r161, CPyType_kernel___effects___Effect)))
        cpy_r_r162 = cpy_r_r161;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "_do", 232, CPyStatic_perform___globals, "serai.kernel.effects.Effect", cpy_r_r161);
        goto CPyL269;
    }
    CPyTagged_INCREF(cpy_r_r150);
    cpy_r_r163.f0 = cpy_r_r162;
    cpy_r_r163.f1 = cpy_r_r150;
    cpy_r_r164 = PyTuple_New(2);
    if (unlikely(cpy_r_r164 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp9221 = cpy_r_r163.f0;
    PyTuple_SET_ITEM(cpy_r_r164, 0, __tmp9221);
    PyObject *__tmp9222 = CPyTagged_StealAsObject(cpy_r_r163.f1);
    PyTuple_SET_ITEM(cpy_r_r164, 1, __tmp9222);
    CPyList_SetItemUnsafe(cpy_r_r158, cpy_r_r159, cpy_r_r164);
    cpy_r_r165 = cpy_r_r159 + 1;
    cpy_r_r159 = cpy_r_r165;
    goto CPyL101;
CPyL105: ;
    cpy_r_r166 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__self;
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_do", "_do_Performer_gen", "self", 233, CPyStatic_perform___globals);
        goto CPyL270;
    }
CPyL106: ;
    cpy_r_r167 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_do", "_do_Performer_gen", "t", 233, CPyStatic_perform___globals);
        goto CPyL270;
    }
CPyL107: ;
    cpy_r_r168 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r168 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_do", "_do_Performer_gen", "me", 233, CPyStatic_perform___globals);
        goto CPyL270;
    }
CPyL108: ;
    cpy_r_r169 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__at_least_one;
    if (unlikely(cpy_r_r169 == 2)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_do", "_do_Performer_gen", "at_least_one", 233, CPyStatic_perform___globals);
        goto CPyL270;
    }
CPyL109: ;
    cpy_r_r170 = 2;
    cpy_r_r171 = CPyDef_perform___Performer___resolve(cpy_r_r166, cpy_r_r167, cpy_r_r168, cpy_r_r158, cpy_r_r169, cpy_r_r170);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 233, CPyStatic_perform___globals);
        goto CPyL229;
    }
    if (((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_2 != NULL) {
        CPy_DECREF(((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_2);
    }
    ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_2 = cpy_r_r171;
    cpy_r_r172 = 1;
    if (!cpy_r_r172) goto CPyL229;
    cpy_r_r173 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r174 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r175 = NULL;
    cpy_r_r9 = cpy_r_r175;
    cpy_r_r176 = (PyObject **)&cpy_r_r9;
    cpy_r_r177 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_2;
    cpy_r_r178 = CPyDef_perform___resolve_Performer_gen_____mypyc_generator_helper__(cpy_r_r177, cpy_r_r174, cpy_r_r174, cpy_r_r174, cpy_r_r173, cpy_r_r176);
    if (cpy_r_r178 != NULL) goto CPyL271;
    cpy_r_r179 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r179)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 233, CPyStatic_perform___globals);
        goto CPyL272;
    }
    cpy_r_r180 = cpy_r_r9;
    CPy_DECREF(cpy_r_r180);
    cpy_r_r181 = NULL;
    if (((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_2 != NULL) {
        CPy_DECREF(((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_2);
    }
    ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_2 = cpy_r_r181;
    cpy_r_r182 = 1;
    if (unlikely(!cpy_r_r182)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 233, CPyStatic_perform___globals);
        goto CPyL229;
    } else
        goto CPyL224;
CPyL114: ;
    cpy_r_r183 = cpy_r_r178;
CPyL115: ;
    ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r183;
CPyL116: ;
    cpy_r_r185 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r186 = cpy_r_type != cpy_r_r185;
    if (!cpy_r_r186) goto CPyL273;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 233, CPyStatic_perform___globals);
        goto CPyL120;
    } else
        goto CPyL274;
CPyL118: ;
    CPy_Unreachable();
CPyL119: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL126;
CPyL120: ;
    cpy_r_r187 = CPy_CatchError();
    cpy_r_r188 = (PyObject **)&cpy_r_r11;
    cpy_r_r189 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_2;
    cpy_r_r190 = CPy_YieldFromErrorHandle(cpy_r_r189, cpy_r_r188);
    if (unlikely(cpy_r_r190 == 2)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 233, CPyStatic_perform___globals);
        goto CPyL275;
    }
    if (cpy_r_r190) goto CPyL123;
    cpy_r_r183 = cpy_r_r11;
    CPy_RestoreExcInfo(cpy_r_r187);
    CPy_DecRef(cpy_r_r187.f0);
    CPy_DecRef(cpy_r_r187.f1);
    CPy_DecRef(cpy_r_r187.f2);
    goto CPyL115;
CPyL123: ;
    cpy_r_r180 = cpy_r_r11;
    CPy_DecRef(cpy_r_r180);
    CPy_RestoreExcInfo(cpy_r_r187);
    CPy_DecRef(cpy_r_r187.f0);
    CPy_DecRef(cpy_r_r187.f1);
    CPy_DecRef(cpy_r_r187.f2);
    goto CPyL224;
CPyL124: ;
    CPy_RestoreExcInfo(cpy_r_r187);
    CPy_DecRef(cpy_r_r187.f0);
    CPy_DecRef(cpy_r_r187.f1);
    CPy_DecRef(cpy_r_r187.f2);
    cpy_r_r191 = CPy_KeepPropagating();
    if (!cpy_r_r191) goto CPyL229;
    CPy_Unreachable();
CPyL126: ;
    cpy_r_r192 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r193 = NULL;
    cpy_r_r9 = cpy_r_r193;
    cpy_r_r194 = (PyObject **)&cpy_r_r9;
    cpy_r_r195 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_2;
    cpy_r_r196 = CPyDef_perform___resolve_Performer_gen_____mypyc_generator_helper__(cpy_r_r195, cpy_r_r192, cpy_r_r192, cpy_r_r192, cpy_r_arg, cpy_r_r194);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r196 == NULL) {
        goto CPyL128;
    } else
        goto CPyL276;
CPyL127: ;
    cpy_r_r183 = cpy_r_r196;
    goto CPyL115;
CPyL128: ;
    cpy_r_r197 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r197)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 233, CPyStatic_perform___globals);
        goto CPyL272;
    }
    cpy_r_r180 = cpy_r_r9;
    CPy_DECREF(cpy_r_r180);
    goto CPyL224;
CPyL130: ;
    cpy_r_r198 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r198 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_do", "_do_Performer_gen", "effect", 234, CPyStatic_perform___globals);
        goto CPyL229;
    }
CPyL131: ;
    cpy_r_r199 = (PyObject *)CPyType_kernel___effects___InOrder;
    cpy_r_r200 = (CPyPtr)((CPyPtr)cpy_r_r198 + offsetof(PyObject, ob_type));
    cpy_r_r201 = *(PyObject * *)cpy_r_r200;
    cpy_r_r202 = cpy_r_r201 == cpy_r_r199;
    if (!cpy_r_r202) goto CPyL174;
    cpy_r_r203 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r203 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_do", "_do_Performer_gen", "effect", 235, CPyStatic_perform___globals);
        goto CPyL229;
    }
CPyL133: ;
    if (likely(Py_TYPE(cpy_r_r203) == CPyType_kernel___effects___InOrder))
        cpy_r_r204 = cpy_r_r203;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "_do", 235, CPyStatic_perform___globals, "serai.kernel.effects.InOrder", cpy_r_r203);
        goto CPyL229;
    }
    cpy_r_r205 = ((serai___kernel___effects___InOrderObject *)cpy_r_r204)->_parts;
    CPy_INCREF(cpy_r_r205);
    if (((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0);
    }
    ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0 = cpy_r_r205;
    cpy_r_r206 = 1;
    cpy_r_r207 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0;
    if (unlikely(cpy_r_r207 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0' of '_do_Performer_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r207);
    }
    cpy_r_r208 = (CPyPtr)((CPyPtr)cpy_r_r207 + offsetof(PyVarObject, ob_size));
    cpy_r_r209 = *(int64_t *)cpy_r_r208;
    CPy_DECREF(cpy_r_r207);
    ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_1 = cpy_r_r209;
    cpy_r_r210 = 1;
    ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_3 = 0;
    cpy_r_r211 = 1;
    if (!cpy_r_r211) goto CPyL277;
CPyL135: ;
    cpy_r_r212 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_3;
    if (unlikely(cpy_r_r212 == -113)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_do", "_do_Performer_gen", "__mypyc_temp__3_serai___kernel___perform____do_Performer_gen_3", 235, CPyStatic_perform___globals);
        goto CPyL277;
    }
CPyL136: ;
    cpy_r_r213 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_1;
    if (unlikely(cpy_r_r213 == -113)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___kernel___perform____do_Performer_gen_1' of '_do_Performer_gen' undefined");
    }
    cpy_r_r214 = cpy_r_r212 < cpy_r_r213;
    if (!cpy_r_r214) goto CPyL278;
    cpy_r_r215 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_3;
    if (unlikely(cpy_r_r215 == -113)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_do", "_do_Performer_gen", "__mypyc_temp__3_serai___kernel___perform____do_Performer_gen_3", 235, CPyStatic_perform___globals);
        goto CPyL277;
    }
CPyL138: ;
    cpy_r_r216 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0;
    if (unlikely(cpy_r_r216 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0' of '_do_Performer_gen' undefined");
    } else {
        CPy_INCREF(cpy_r_r216);
    }
    cpy_r_r217 = CPySequenceTuple_GetItemUnsafe(cpy_r_r216, cpy_r_r215);
    CPy_DECREF(cpy_r_r216);
    if (likely(PyObject_TypeCheck(cpy_r_r217, CPyType_kernel___effects___Effect)))
        cpy_r_r218 = cpy_r_r217;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "_do", 235, CPyStatic_perform___globals, "serai.kernel.effects.Effect", cpy_r_r217);
        goto CPyL277;
    }
    cpy_r_r219 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__self;
    if (unlikely(cpy_r_r219 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_do", "_do_Performer_gen", "self", 236, CPyStatic_perform___globals);
        goto CPyL279;
    }
CPyL140: ;
    cpy_r_r220 = CPyDef_perform___Performer___flat(cpy_r_r219, cpy_r_r218);
    if (unlikely(cpy_r_r220 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 236, CPyStatic_perform___globals);
        goto CPyL279;
    }
    cpy_r_r221 = (CPyPtr)((CPyPtr)cpy_r_r220 + offsetof(PyVarObject, ob_size));
    cpy_r_r222 = *(int64_t *)cpy_r_r221;
    cpy_r_r223 = PyList_New(cpy_r_r222);
    if (unlikely(cpy_r_r223 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 236, CPyStatic_perform___globals);
        goto CPyL280;
    }
    cpy_r_r224 = 0;
CPyL143: ;
    cpy_r_r225 = cpy_r_r224 < cpy_r_r222;
    if (!cpy_r_r225) goto CPyL281;
    cpy_r_r226 = CPySequenceTuple_GetItemUnsafe(cpy_r_r220, cpy_r_r224);
    if (likely(PyObject_TypeCheck(cpy_r_r226, CPyType_kernel___effects___Effect)))
        cpy_r_r227 = cpy_r_r226;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "_do", 236, CPyStatic_perform___globals, "serai.kernel.effects.Effect", cpy_r_r226);
        goto CPyL282;
    }
    cpy_r_r228 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__context;
    if (unlikely(cpy_r_r228 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_do", "_do_Performer_gen", "context", 236, CPyStatic_perform___globals);
        goto CPyL283;
    }
CPyL146: ;
    CPyTagged_INCREF(cpy_r_r228);
    cpy_r_r229.f0 = cpy_r_r227;
    cpy_r_r229.f1 = cpy_r_r228;
    cpy_r_r230 = PyTuple_New(2);
    if (unlikely(cpy_r_r230 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp9223 = cpy_r_r229.f0;
    PyTuple_SET_ITEM(cpy_r_r230, 0, __tmp9223);
    PyObject *__tmp9224 = CPyTagged_StealAsObject(cpy_r_r229.f1);
    PyTuple_SET_ITEM(cpy_r_r230, 1, __tmp9224);
    CPyList_SetItemUnsafe(cpy_r_r223, cpy_r_r224, cpy_r_r230);
    cpy_r_r231 = cpy_r_r224 + 1;
    cpy_r_r224 = cpy_r_r231;
    goto CPyL143;
CPyL148: ;
    cpy_r_r232 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__self;
    if (unlikely(cpy_r_r232 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_do", "_do_Performer_gen", "self", 237, CPyStatic_perform___globals);
        goto CPyL284;
    }
CPyL149: ;
    cpy_r_r233 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r233 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_do", "_do_Performer_gen", "t", 237, CPyStatic_perform___globals);
        goto CPyL284;
    }
CPyL150: ;
    cpy_r_r234 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r234 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_do", "_do_Performer_gen", "me", 237, CPyStatic_perform___globals);
        goto CPyL284;
    }
CPyL151: ;
    cpy_r_r235 = (PyObject *)CPyType_kernel___effects___Maybe;
    cpy_r_r236 = (CPyPtr)((CPyPtr)cpy_r_r218 + offsetof(PyObject, ob_type));
    cpy_r_r237 = *(PyObject * *)cpy_r_r236;
    CPy_DECREF(cpy_r_r218);
    cpy_r_r238 = cpy_r_r237 == cpy_r_r235;
    cpy_r_r239 = cpy_r_r238 ^ 1;
    cpy_r_r240 = 2;
    cpy_r_r241 = CPyDef_perform___Performer___resolve(cpy_r_r232, cpy_r_r233, cpy_r_r234, cpy_r_r223, cpy_r_r239, cpy_r_r240);
    CPy_DECREF(cpy_r_r223);
    if (unlikely(cpy_r_r241 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 237, CPyStatic_perform___globals);
        goto CPyL277;
    }
    if (((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_4 != NULL) {
        CPy_DECREF(((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_4);
    }
    ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_4 = cpy_r_r241;
    cpy_r_r242 = 1;
    if (!cpy_r_r242) goto CPyL277;
    cpy_r_r243 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r244 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r245 = NULL;
    cpy_r_r13 = cpy_r_r245;
    cpy_r_r246 = (PyObject **)&cpy_r_r13;
    cpy_r_r247 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_4;
    cpy_r_r248 = CPyDef_perform___resolve_Performer_gen_____mypyc_generator_helper__(cpy_r_r247, cpy_r_r244, cpy_r_r244, cpy_r_r244, cpy_r_r243, cpy_r_r246);
    if (cpy_r_r248 != NULL) goto CPyL285;
    cpy_r_r249 = cpy_r_r13 != 0;
    if (unlikely(!cpy_r_r249)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 237, CPyStatic_perform___globals);
        goto CPyL286;
    }
    cpy_r_r250 = cpy_r_r13;
    CPy_DECREF(cpy_r_r250);
    cpy_r_r251 = NULL;
    if (((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_4 != NULL) {
        CPy_DECREF(((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_4);
    }
    ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_4 = cpy_r_r251;
    cpy_r_r252 = 1;
    if (unlikely(!cpy_r_r252)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 237, CPyStatic_perform___globals);
        goto CPyL277;
    } else
        goto CPyL172;
CPyL156: ;
    cpy_r_r253 = cpy_r_r248;
CPyL157: ;
    ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 4;
    CPyGen_Exit(&((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r253;
CPyL158: ;
    cpy_r_r255 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r256 = cpy_r_type != cpy_r_r255;
    if (!cpy_r_r256) goto CPyL287;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 237, CPyStatic_perform___globals);
        goto CPyL162;
    } else
        goto CPyL288;
CPyL160: ;
    CPy_Unreachable();
CPyL161: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL168;
CPyL162: ;
    cpy_r_r257 = CPy_CatchError();
    cpy_r_r258 = (PyObject **)&cpy_r_r15;
    cpy_r_r259 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_4;
    cpy_r_r260 = CPy_YieldFromErrorHandle(cpy_r_r259, cpy_r_r258);
    if (unlikely(cpy_r_r260 == 2)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 237, CPyStatic_perform___globals);
        goto CPyL289;
    }
    if (cpy_r_r260) {
        goto CPyL165;
    } else
        goto CPyL290;
CPyL164: ;
    cpy_r_r253 = cpy_r_r15;
    CPy_RestoreExcInfo(cpy_r_r257);
    CPy_DecRef(cpy_r_r257.f0);
    CPy_DecRef(cpy_r_r257.f1);
    CPy_DecRef(cpy_r_r257.f2);
    goto CPyL157;
CPyL165: ;
    cpy_r_r250 = cpy_r_r15;
    CPy_DecRef(cpy_r_r250);
    CPy_RestoreExcInfo(cpy_r_r257);
    CPy_DecRef(cpy_r_r257.f0);
    CPy_DecRef(cpy_r_r257.f1);
    CPy_DecRef(cpy_r_r257.f2);
    goto CPyL172;
CPyL166: ;
    CPy_RestoreExcInfo(cpy_r_r257);
    CPy_DecRef(cpy_r_r257.f0);
    CPy_DecRef(cpy_r_r257.f1);
    CPy_DecRef(cpy_r_r257.f2);
    cpy_r_r261 = CPy_KeepPropagating();
    if (!cpy_r_r261) goto CPyL229;
    CPy_Unreachable();
CPyL168: ;
    cpy_r_r262 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r263 = NULL;
    cpy_r_r13 = cpy_r_r263;
    cpy_r_r264 = (PyObject **)&cpy_r_r13;
    cpy_r_r265 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_4;
    cpy_r_r266 = CPyDef_perform___resolve_Performer_gen_____mypyc_generator_helper__(cpy_r_r265, cpy_r_r262, cpy_r_r262, cpy_r_r262, cpy_r_arg, cpy_r_r264);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r266 == NULL) {
        goto CPyL170;
    } else
        goto CPyL291;
CPyL169: ;
    cpy_r_r253 = cpy_r_r266;
    goto CPyL157;
CPyL170: ;
    cpy_r_r267 = cpy_r_r13 != 0;
    if (unlikely(!cpy_r_r267)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 237, CPyStatic_perform___globals);
        goto CPyL286;
    }
    cpy_r_r250 = cpy_r_r13;
    CPy_DECREF(cpy_r_r250);
CPyL172: ;
    cpy_r_r268 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_3;
    if (unlikely(cpy_r_r268 == -113)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__3_serai___kernel___perform____do_Performer_gen_3' of '_do_Performer_gen' undefined");
    }
    if (cpy_r_r268 == -113) goto CPyL277;
CPyL173: ;
    cpy_r_r269 = cpy_r_r268 + 1;
    ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_3 = cpy_r_r269;
    cpy_r_r270 = 1;
    if (unlikely(!cpy_r_r270)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 235, CPyStatic_perform___globals);
        goto CPyL277;
    } else
        goto CPyL135;
CPyL174: ;
    cpy_r_r271 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r271 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_do", "_do_Performer_gen", "effect", 238, CPyStatic_perform___globals);
        goto CPyL229;
    }
CPyL175: ;
    cpy_r_r272 = (PyObject *)CPyType_kernel___effects___Maybe;
    cpy_r_r273 = (CPyPtr)((CPyPtr)cpy_r_r271 + offsetof(PyObject, ob_type));
    cpy_r_r274 = *(PyObject * *)cpy_r_r273;
    cpy_r_r275 = cpy_r_r274 == cpy_r_r272;
    if (!cpy_r_r275) goto CPyL211;
    cpy_r_r276 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__self;
    if (unlikely(cpy_r_r276 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_do", "_do_Performer_gen", "self", 239, CPyStatic_perform___globals);
        goto CPyL229;
    }
CPyL177: ;
    cpy_r_r277 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r277 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_do", "_do_Performer_gen", "t", 239, CPyStatic_perform___globals);
        goto CPyL229;
    }
CPyL178: ;
    cpy_r_r278 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r278 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_do", "_do_Performer_gen", "me", 239, CPyStatic_perform___globals);
        goto CPyL229;
    }
CPyL179: ;
    cpy_r_r279 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__self;
    if (unlikely(cpy_r_r279 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_do", "_do_Performer_gen", "self", 239, CPyStatic_perform___globals);
        goto CPyL229;
    }
CPyL180: ;
    cpy_r_r280 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r280 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_do", "_do_Performer_gen", "effect", 239, CPyStatic_perform___globals);
        goto CPyL229;
    }
CPyL181: ;
    if (likely(Py_TYPE(cpy_r_r280) == CPyType_kernel___effects___Maybe))
        cpy_r_r281 = cpy_r_r280;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "_do", 239, CPyStatic_perform___globals, "serai.kernel.effects.Maybe", cpy_r_r280);
        goto CPyL229;
    }
    cpy_r_r282 = ((serai___kernel___effects___MaybeObject *)cpy_r_r281)->_part;
    CPy_INCREF(cpy_r_r282);
    cpy_r_r283 = CPyDef_perform___Performer___flat(cpy_r_r279, cpy_r_r282);
    CPy_DECREF(cpy_r_r282);
    if (unlikely(cpy_r_r283 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 239, CPyStatic_perform___globals);
        goto CPyL229;
    }
    cpy_r_r284 = (CPyPtr)((CPyPtr)cpy_r_r283 + offsetof(PyVarObject, ob_size));
    cpy_r_r285 = *(int64_t *)cpy_r_r284;
    cpy_r_r286 = PyList_New(cpy_r_r285);
    if (unlikely(cpy_r_r286 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 239, CPyStatic_perform___globals);
        goto CPyL292;
    }
    cpy_r_r287 = 0;
CPyL185: ;
    cpy_r_r288 = cpy_r_r287 < cpy_r_r285;
    if (!cpy_r_r288) goto CPyL293;
    cpy_r_r289 = CPySequenceTuple_GetItemUnsafe(cpy_r_r283, cpy_r_r287);
    if (likely(PyObject_TypeCheck(cpy_r_r289, CPyType_kernel___effects___Effect)))
        cpy_r_r290 = cpy_r_r289;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "_do", 239, CPyStatic_perform___globals, "serai.kernel.effects.Effect", cpy_r_r289);
        goto CPyL294;
    }
    cpy_r_r291 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__context;
    if (unlikely(cpy_r_r291 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_do", "_do_Performer_gen", "context", 239, CPyStatic_perform___globals);
        goto CPyL295;
    }
CPyL188: ;
    CPyTagged_INCREF(cpy_r_r291);
    cpy_r_r292.f0 = cpy_r_r290;
    cpy_r_r292.f1 = cpy_r_r291;
    cpy_r_r293 = PyTuple_New(2);
    if (unlikely(cpy_r_r293 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp9225 = cpy_r_r292.f0;
    PyTuple_SET_ITEM(cpy_r_r293, 0, __tmp9225);
    PyObject *__tmp9226 = CPyTagged_StealAsObject(cpy_r_r292.f1);
    PyTuple_SET_ITEM(cpy_r_r293, 1, __tmp9226);
    CPyList_SetItemUnsafe(cpy_r_r286, cpy_r_r287, cpy_r_r293);
    cpy_r_r294 = cpy_r_r287 + 1;
    cpy_r_r287 = cpy_r_r294;
    goto CPyL185;
CPyL190: ;
    cpy_r_r295 = 2;
    cpy_r_r296 = CPyDef_perform___Performer___resolve(cpy_r_r276, cpy_r_r277, cpy_r_r278, cpy_r_r286, 1, cpy_r_r295);
    CPy_DECREF(cpy_r_r286);
    if (unlikely(cpy_r_r296 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 239, CPyStatic_perform___globals);
        goto CPyL229;
    }
    if (((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_5 != NULL) {
        CPy_DECREF(((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_5);
    }
    ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_5 = cpy_r_r296;
    cpy_r_r297 = 1;
    if (!cpy_r_r297) goto CPyL229;
    cpy_r_r298 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r299 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r300 = NULL;
    cpy_r_r17 = cpy_r_r300;
    cpy_r_r301 = (PyObject **)&cpy_r_r17;
    cpy_r_r302 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_5;
    cpy_r_r303 = CPyDef_perform___resolve_Performer_gen_____mypyc_generator_helper__(cpy_r_r302, cpy_r_r299, cpy_r_r299, cpy_r_r299, cpy_r_r298, cpy_r_r301);
    if (cpy_r_r303 != NULL) goto CPyL296;
    cpy_r_r304 = cpy_r_r17 != 0;
    if (unlikely(!cpy_r_r304)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 239, CPyStatic_perform___globals);
        goto CPyL297;
    }
    cpy_r_r305 = cpy_r_r17;
    CPy_DECREF(cpy_r_r305);
    cpy_r_r306 = NULL;
    if (((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_5 != NULL) {
        CPy_DECREF(((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_5);
    }
    ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_5 = cpy_r_r306;
    cpy_r_r307 = 1;
    if (unlikely(!cpy_r_r307)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 239, CPyStatic_perform___globals);
        goto CPyL229;
    } else
        goto CPyL224;
CPyL195: ;
    cpy_r_r308 = cpy_r_r303;
CPyL196: ;
    ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 5;
    CPyGen_Exit(&((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r308;
CPyL197: ;
    cpy_r_r310 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r311 = cpy_r_type != cpy_r_r310;
    if (!cpy_r_r311) goto CPyL298;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 239, CPyStatic_perform___globals);
        goto CPyL201;
    } else
        goto CPyL299;
CPyL199: ;
    CPy_Unreachable();
CPyL200: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL207;
CPyL201: ;
    cpy_r_r312 = CPy_CatchError();
    cpy_r_r313 = (PyObject **)&cpy_r_r19;
    cpy_r_r314 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_5;
    cpy_r_r315 = CPy_YieldFromErrorHandle(cpy_r_r314, cpy_r_r313);
    if (unlikely(cpy_r_r315 == 2)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 239, CPyStatic_perform___globals);
        goto CPyL300;
    }
    if (cpy_r_r315) goto CPyL204;
    cpy_r_r308 = cpy_r_r19;
    CPy_RestoreExcInfo(cpy_r_r312);
    CPy_DecRef(cpy_r_r312.f0);
    CPy_DecRef(cpy_r_r312.f1);
    CPy_DecRef(cpy_r_r312.f2);
    goto CPyL196;
CPyL204: ;
    cpy_r_r305 = cpy_r_r19;
    CPy_DecRef(cpy_r_r305);
    CPy_RestoreExcInfo(cpy_r_r312);
    CPy_DecRef(cpy_r_r312.f0);
    CPy_DecRef(cpy_r_r312.f1);
    CPy_DecRef(cpy_r_r312.f2);
    goto CPyL224;
CPyL205: ;
    CPy_RestoreExcInfo(cpy_r_r312);
    CPy_DecRef(cpy_r_r312.f0);
    CPy_DecRef(cpy_r_r312.f1);
    CPy_DecRef(cpy_r_r312.f2);
    cpy_r_r316 = CPy_KeepPropagating();
    if (!cpy_r_r316) goto CPyL229;
    CPy_Unreachable();
CPyL207: ;
    cpy_r_r317 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r318 = NULL;
    cpy_r_r17 = cpy_r_r318;
    cpy_r_r319 = (PyObject **)&cpy_r_r17;
    cpy_r_r320 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform____do_Performer_gen_5;
    cpy_r_r321 = CPyDef_perform___resolve_Performer_gen_____mypyc_generator_helper__(cpy_r_r320, cpy_r_r317, cpy_r_r317, cpy_r_r317, cpy_r_arg, cpy_r_r319);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r321 == NULL) {
        goto CPyL209;
    } else
        goto CPyL301;
CPyL208: ;
    cpy_r_r308 = cpy_r_r321;
    goto CPyL196;
CPyL209: ;
    cpy_r_r322 = cpy_r_r17 != 0;
    if (unlikely(!cpy_r_r322)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 239, CPyStatic_perform___globals);
        goto CPyL297;
    }
    cpy_r_r305 = cpy_r_r17;
    CPy_DECREF(cpy_r_r305);
    goto CPyL224;
CPyL211: ;
    cpy_r_r323 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__self;
    if (unlikely(cpy_r_r323 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_do", "_do_Performer_gen", "self", 241, CPyStatic_perform___globals);
        goto CPyL229;
    }
CPyL212: ;
    cpy_r_r324 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r324 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_do", "_do_Performer_gen", "effect", 241, CPyStatic_perform___globals);
        goto CPyL229;
    }
CPyL213: ;
    cpy_r_r325 = CPyDef_perform___Performer___flat(cpy_r_r323, cpy_r_r324);
    if (unlikely(cpy_r_r325 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 241, CPyStatic_perform___globals);
        goto CPyL229;
    }
    cpy_r_r326 = (CPyPtr)((CPyPtr)cpy_r_r325 + offsetof(PyVarObject, ob_size));
    cpy_r_r327 = *(int64_t *)cpy_r_r326;
    cpy_r_r328 = PyList_New(cpy_r_r327);
    if (unlikely(cpy_r_r328 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 241, CPyStatic_perform___globals);
        goto CPyL302;
    }
    cpy_r_r329 = 0;
CPyL216: ;
    cpy_r_r330 = cpy_r_r329 < cpy_r_r327;
    if (!cpy_r_r330) goto CPyL303;
    cpy_r_r331 = CPySequenceTuple_GetItemUnsafe(cpy_r_r325, cpy_r_r329);
    if (likely(PyObject_TypeCheck(cpy_r_r331, CPyType_kernel___effects___Effect)))
        cpy_r_r332 = cpy_r_r331;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "_do", 241, CPyStatic_perform___globals, "serai.kernel.effects.Effect", cpy_r_r331);
        goto CPyL304;
    }
    cpy_r_r333 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__context;
    if (unlikely(cpy_r_r333 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_do", "_do_Performer_gen", "context", 241, CPyStatic_perform___globals);
        goto CPyL305;
    }
CPyL219: ;
    CPyTagged_INCREF(cpy_r_r333);
    cpy_r_r334.f0 = cpy_r_r332;
    cpy_r_r334.f1 = cpy_r_r333;
    cpy_r_r335 = PyTuple_New(2);
    if (unlikely(cpy_r_r335 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp9227 = cpy_r_r334.f0;
    PyTuple_SET_ITEM(cpy_r_r335, 0, __tmp9227);
    PyObject *__tmp9228 = CPyTagged_StealAsObject(cpy_r_r334.f1);
    PyTuple_SET_ITEM(cpy_r_r335, 1, __tmp9228);
    CPyList_SetItemUnsafe(cpy_r_r328, cpy_r_r329, cpy_r_r335);
    cpy_r_r336 = cpy_r_r329 + 1;
    cpy_r_r329 = cpy_r_r336;
    goto CPyL216;
CPyL221: ;
    cpy_r_r337 = ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__waiting;
    if (unlikely(cpy_r_r337 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "_do", "_do_Performer_gen", "waiting", 241, CPyStatic_perform___globals);
        goto CPyL306;
    }
CPyL222: ;
    cpy_r_r338 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r339 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r340 = CPyStatics[4896]; /* 0 */
    cpy_r_r341 = PySlice_New(cpy_r_r338, cpy_r_r340, cpy_r_r339);
    if (unlikely(cpy_r_r341 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 241, CPyStatic_perform___globals);
        goto CPyL306;
    }
    cpy_r_r342 = PyObject_SetItem(cpy_r_r337, cpy_r_r341, cpy_r_r328);
    CPy_DECREF(cpy_r_r341);
    CPy_DECREF(cpy_r_r328);
    cpy_r_r343 = cpy_r_r342 >= 0;
    if (unlikely(!cpy_r_r343)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 241, CPyStatic_perform___globals);
        goto CPyL229;
    }
CPyL224: ;
    cpy_r_r344 = Py_None;
    CPy_INCREF(cpy_r_r344);
    ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r346 = CPyDef_perform____do_Performer_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL228;
    CPyGen_SetStopIterationValue(cpy_r_r344);
    CPy_DECREF(cpy_r_r344);
    if (!0) goto CPyL238;
    CPy_Unreachable();
CPyL228: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r344;
    CPyGen_Exit(&((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL229: ;
    ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r348 = CPyDef_perform____do_Performer_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r349 = NULL;
    CPyGen_Exit(&((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r349;
CPyL230: ;
    cpy_r_r350 = cpy_r_r20 == 0;
    if (cpy_r_r350) goto CPyL307;
    cpy_r_r351 = cpy_r_r20 == 1;
    if (cpy_r_r351) {
        goto CPyL308;
    } else
        goto CPyL309;
CPyL232: ;
    cpy_r_r352 = cpy_r_r20 == 2;
    if (cpy_r_r352) {
        goto CPyL310;
    } else
        goto CPyL311;
CPyL233: ;
    cpy_r_r353 = cpy_r_r20 == 3;
    if (cpy_r_r353) {
        goto CPyL312;
    } else
        goto CPyL313;
CPyL234: ;
    cpy_r_r354 = cpy_r_r20 == 4;
    if (cpy_r_r354) {
        goto CPyL314;
    } else
        goto CPyL315;
CPyL235: ;
    cpy_r_r355 = cpy_r_r20 == 5;
    if (cpy_r_r355) {
        goto CPyL197;
    } else
        goto CPyL316;
CPyL236: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r356 = 0;
    if (unlikely(!cpy_r_r356)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 222, CPyStatic_perform___globals);
        goto CPyL238;
    }
    CPy_Unreachable();
CPyL238: ;
    cpy_r_r357 = NULL;
    CPyGen_Exit(&((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r357;
CPyL239: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL12;
CPyL240: ;
    CPy_DecRef(cpy_r_r32);
    goto CPyL229;
CPyL241: ;
    CPy_DecRef(cpy_r_r35);
    goto CPyL229;
CPyL242: ;
    CPy_DECREF(cpy_r_r35);
    CPy_DECREF(cpy_r_r36);
    goto CPyL17;
CPyL243: ;
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r36);
    goto CPyL229;
CPyL244: ;
    CPy_DECREF(cpy_r_r36);
    goto CPyL26;
CPyL245: ;
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r44);
    goto CPyL229;
CPyL246: ;
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r54);
    goto CPyL229;
CPyL247: ;
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r44);
    goto CPyL229;
CPyL248: ;
    CPy_DECREF(cpy_r_r35);
    goto CPyL30;
CPyL249: ;
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r73);
    goto CPyL229;
CPyL250: ;
    CPy_DecRef(cpy_r_r73);
    goto CPyL229;
CPyL251: ;
    CPy_DecRef(cpy_r_r73);
    CPy_DecRef(cpy_r_r76);
    goto CPyL229;
CPyL252: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL44;
CPyL253: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL229;
CPyL254: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL49;
CPyL255: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL48;
CPyL256: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL54;
CPyL257: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL57;
CPyL258: ;
    CPy_DecRef(cpy_r_r114);
    goto CPyL229;
CPyL259: ;
    CPy_DecRef(cpy_r_r114);
    CPy_DecRef(cpy_r_r119);
    goto CPyL229;
CPyL260: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL76;
CPyL261: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL229;
CPyL262: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL81;
CPyL263: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL80;
CPyL264: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL86;
CPyL265: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL89;
CPyL266: ;
    CPyTagged_DecRef(cpy_r_r150);
    goto CPyL229;
CPyL267: ;
    CPyTagged_DecRef(cpy_r_r150);
    CPy_DecRef(cpy_r_r155);
    goto CPyL229;
CPyL268: ;
    CPyTagged_DECREF(cpy_r_r150);
    CPy_DECREF(cpy_r_r155);
    goto CPyL105;
CPyL269: ;
    CPyTagged_DecRef(cpy_r_r150);
    CPy_DecRef(cpy_r_r155);
    CPy_DecRef(cpy_r_r158);
    goto CPyL229;
CPyL270: ;
    CPy_DecRef(cpy_r_r158);
    goto CPyL229;
CPyL271: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL114;
CPyL272: ;
    CPy_XDecRef(cpy_r_r9);
    goto CPyL229;
CPyL273: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL119;
CPyL274: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL118;
CPyL275: ;
    CPy_XDecRef(cpy_r_r11);
    goto CPyL124;
CPyL276: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL127;
CPyL277: ;
    cpy_r_r358 = NULL;
    if (((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0);
    }
    ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0 = cpy_r_r358;
    cpy_r_r359 = 1;
    goto CPyL229;
CPyL278: ;
    cpy_r_r360 = NULL;
    if (((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0);
    }
    ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0 = cpy_r_r360;
    cpy_r_r361 = 1;
    goto CPyL224;
CPyL279: ;
    cpy_r_r362 = NULL;
    if (((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0);
    }
    ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0 = cpy_r_r362;
    cpy_r_r363 = 1;
    CPy_DecRef(cpy_r_r218);
    goto CPyL229;
CPyL280: ;
    cpy_r_r364 = NULL;
    if (((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0);
    }
    ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0 = cpy_r_r364;
    cpy_r_r365 = 1;
    CPy_DecRef(cpy_r_r218);
    CPy_DecRef(cpy_r_r220);
    goto CPyL229;
CPyL281: ;
    CPy_DECREF(cpy_r_r220);
    goto CPyL148;
CPyL282: ;
    cpy_r_r366 = NULL;
    if (((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0);
    }
    ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0 = cpy_r_r366;
    cpy_r_r367 = 1;
    CPy_DecRef(cpy_r_r218);
    CPy_DecRef(cpy_r_r220);
    CPy_DecRef(cpy_r_r223);
    goto CPyL229;
CPyL283: ;
    cpy_r_r368 = NULL;
    if (((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0);
    }
    ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0 = cpy_r_r368;
    cpy_r_r369 = 1;
    CPy_DecRef(cpy_r_r218);
    CPy_DecRef(cpy_r_r220);
    CPy_DecRef(cpy_r_r223);
    CPy_DecRef(cpy_r_r227);
    goto CPyL229;
CPyL284: ;
    cpy_r_r370 = NULL;
    if (((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0);
    }
    ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0 = cpy_r_r370;
    cpy_r_r371 = 1;
    CPy_DecRef(cpy_r_r218);
    CPy_DecRef(cpy_r_r223);
    goto CPyL229;
CPyL285: ;
    CPy_XDECREF(cpy_r_r13);
    goto CPyL156;
CPyL286: ;
    CPy_XDecRef(cpy_r_r13);
    cpy_r_r372 = NULL;
    if (((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0);
    }
    ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0 = cpy_r_r372;
    cpy_r_r373 = 1;
    goto CPyL229;
CPyL287: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL161;
CPyL288: ;
    CPy_XDECREF(cpy_r_r15);
    goto CPyL160;
CPyL289: ;
    CPy_XDecRef(cpy_r_r15);
    cpy_r_r374 = NULL;
    if (((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0);
    }
    ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0 = cpy_r_r374;
    cpy_r_r375 = 1;
    goto CPyL166;
CPyL290: ;
    goto CPyL164;
CPyL291: ;
    CPy_XDECREF(cpy_r_r13);
    goto CPyL169;
CPyL292: ;
    CPy_DecRef(cpy_r_r283);
    goto CPyL229;
CPyL293: ;
    CPy_DECREF(cpy_r_r283);
    goto CPyL190;
CPyL294: ;
    CPy_DecRef(cpy_r_r283);
    CPy_DecRef(cpy_r_r286);
    goto CPyL229;
CPyL295: ;
    CPy_DecRef(cpy_r_r283);
    CPy_DecRef(cpy_r_r286);
    CPy_DecRef(cpy_r_r290);
    goto CPyL229;
CPyL296: ;
    CPy_XDECREF(cpy_r_r17);
    goto CPyL195;
CPyL297: ;
    CPy_XDecRef(cpy_r_r17);
    goto CPyL229;
CPyL298: ;
    CPy_XDECREF(cpy_r_r19);
    goto CPyL200;
CPyL299: ;
    CPy_XDECREF(cpy_r_r19);
    goto CPyL199;
CPyL300: ;
    CPy_XDecRef(cpy_r_r19);
    goto CPyL205;
CPyL301: ;
    CPy_XDECREF(cpy_r_r17);
    goto CPyL208;
CPyL302: ;
    CPy_DecRef(cpy_r_r325);
    goto CPyL229;
CPyL303: ;
    CPy_DECREF(cpy_r_r325);
    goto CPyL221;
CPyL304: ;
    CPy_DecRef(cpy_r_r325);
    CPy_DecRef(cpy_r_r328);
    goto CPyL229;
CPyL305: ;
    CPy_DecRef(cpy_r_r325);
    CPy_DecRef(cpy_r_r328);
    CPy_DecRef(cpy_r_r332);
    goto CPyL229;
CPyL306: ;
    CPy_DecRef(cpy_r_r328);
    goto CPyL229;
CPyL307: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    CPy_XDECREF(cpy_r_r19);
    cpy_r_r376 = NULL;
    if (((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0);
    }
    ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0 = cpy_r_r376;
    cpy_r_r377 = 1;
    goto CPyL1;
CPyL308: ;
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    CPy_XDECREF(cpy_r_r19);
    cpy_r_r378 = NULL;
    if (((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0);
    }
    ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0 = cpy_r_r378;
    cpy_r_r379 = 1;
    goto CPyL46;
CPyL309: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL232;
CPyL310: ;
    CPy_XDECREF(cpy_r_r11);
    CPy_XDECREF(cpy_r_r15);
    CPy_XDECREF(cpy_r_r19);
    cpy_r_r380 = NULL;
    if (((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0);
    }
    ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0 = cpy_r_r380;
    cpy_r_r381 = 1;
    goto CPyL78;
CPyL311: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL233;
CPyL312: ;
    CPy_XDECREF(cpy_r_r15);
    CPy_XDECREF(cpy_r_r19);
    cpy_r_r382 = NULL;
    if (((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0);
    }
    ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0 = cpy_r_r382;
    cpy_r_r383 = 1;
    goto CPyL116;
CPyL313: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL234;
CPyL314: ;
    CPy_XDECREF(cpy_r_r19);
    goto CPyL158;
CPyL315: ;
    CPy_XDECREF(cpy_r_r15);
    cpy_r_r384 = NULL;
    if (((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0);
    }
    ((serai___kernel___perform____do_Performer_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform____do_Performer_gen_0 = cpy_r_r384;
    cpy_r_r385 = 1;
    goto CPyL235;
CPyL316: ;
    CPy_XDECREF(cpy_r_r19);
    goto CPyL236;
}
        
PyObject *CPyDef_perform____do_Performer_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_perform____do_Performer_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_perform____do_Performer_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_perform____do_Performer_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.perform._do_Performer_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_perform____do_Performer_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/perform.py", "__next__", -1, CPyStatic_perform___globals);
            return NULL;
        }
        
PyObject *CPyDef_perform____do_Performer_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_perform____do_Performer_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_perform____do_Performer_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_perform____do_Performer_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.perform._do_Performer_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_perform____do_Performer_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/perform.py", "send", -1, CPyStatic_perform___globals);
            return NULL;
        }
        
PyObject *CPyDef_perform____do_Performer_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_perform____do_Performer_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_perform____do_Performer_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.perform._do_Performer_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_perform____do_Performer_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/perform.py", "__iter__", -1, CPyStatic_perform___globals);
            return NULL;
        }
        
PyObject *CPyDef_perform____do_Performer_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_perform____do_Performer_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_perform____do_Performer_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_perform____do_Performer_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.perform._do_Performer_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_perform____do_Performer_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/perform.py", "throw", -1, CPyStatic_perform___globals);
            return NULL;
        }
        
PyObject *CPyDef_perform____do_Performer_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_perform____do_Performer_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp9229 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp9229);
    PyObject *__tmp9230 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp9230);
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
        
        PyObject *CPyPy_perform____do_Performer_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_perform____do_Performer_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.perform._do_Performer_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_perform____do_Performer_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/perform.py", "close", -1, CPyStatic_perform___globals);
            return NULL;
        }
        
PyObject *CPyDef_perform___Performer____do(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_waiting, PyObject *cpy_r_effect, CPyTagged cpy_r_context, char cpy_r_at_least_one) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    cpy_r_r0 = CPyDef_perform____do_Performer_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 222, CPyStatic_perform___globals);
        goto CPyL9;
    }
    ((serai___kernel___perform____do_Performer_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_self);
    if (((serai___kernel___perform____do_Performer_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self != NULL) {
        CPy_DECREF(((serai___kernel___perform____do_Performer_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self);
    }
    ((serai___kernel___perform____do_Performer_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__self = cpy_r_self;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 222, CPyStatic_perform___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_t);
    if (((serai___kernel___perform____do_Performer_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___kernel___perform____do_Performer_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___kernel___perform____do_Performer_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 222, CPyStatic_perform___globals);
        goto CPyL10;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___kernel___perform____do_Performer_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___kernel___perform____do_Performer_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___kernel___perform____do_Performer_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 222, CPyStatic_perform___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_waiting);
    if (((serai___kernel___perform____do_Performer_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__waiting != NULL) {
        CPy_DECREF(((serai___kernel___perform____do_Performer_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__waiting);
    }
    ((serai___kernel___perform____do_Performer_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__waiting = cpy_r_waiting;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 222, CPyStatic_perform___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_effect);
    if (((serai___kernel___perform____do_Performer_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__effect != NULL) {
        CPy_DECREF(((serai___kernel___perform____do_Performer_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__effect);
    }
    ((serai___kernel___perform____do_Performer_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__effect = cpy_r_effect;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 222, CPyStatic_perform___globals);
        goto CPyL10;
    }
    CPyTagged_INCREF(cpy_r_context);
    if (((serai___kernel___perform____do_Performer_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___kernel___perform____do_Performer_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context);
    }
    ((serai___kernel___perform____do_Performer_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context = cpy_r_context;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 222, CPyStatic_perform___globals);
        goto CPyL10;
    }
    ((serai___kernel___perform____do_Performer_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__at_least_one = cpy_r_at_least_one;
    cpy_r_r8 = 1;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 222, CPyStatic_perform___globals);
        goto CPyL10;
    }
    return cpy_r_r0;
CPyL9: ;
    cpy_r_r9 = NULL;
    return cpy_r_r9;
CPyL10: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL9;
}
        
        PyObject *CPyPy_perform___Performer____do(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "waiting", "effect", "context", "at_least_one", 0};
            static CPyArg_Parser parser = {"OOOOOO:_do", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_waiting;
            PyObject *obj_effect;
            PyObject *obj_context;
            PyObject *obj_at_least_one;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_waiting, &obj_effect, &obj_context, &obj_at_least_one)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_scholars___effects___ScholarsPerformer) || (Py_TYPE(obj_self) == CPyType_wayfarers___effects___WayfarersPerformer) || (Py_TYPE(obj_self) == CPyType_perform___Performer)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.perform.Performer", obj_self); 
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
            PyObject *arg_waiting;
            if (likely(PyList_Check(obj_waiting)))
                arg_waiting = obj_waiting;
            else {
                CPy_TypeError("list", obj_waiting); 
                goto fail;
            }
            PyObject *arg_effect;
            if (likely(PyObject_TypeCheck(obj_effect, CPyType_kernel___effects___Effect)))
                arg_effect = obj_effect;
            else {
                CPy_TypeError("serai.kernel.effects.Effect", obj_effect); 
                goto fail;
            }
            CPyTagged arg_context;
            if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            char arg_at_least_one;
            if (unlikely(!PyBool_Check(obj_at_least_one))) {
                CPy_TypeError("bool", obj_at_least_one); goto fail;
            } else
                arg_at_least_one = obj_at_least_one == Py_True;
            PyObject *retval = CPyDef_perform___Performer____do(arg_self, arg_t, arg_me, arg_waiting, arg_effect, arg_context, arg_at_least_one);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/perform.py", "_do", 222, CPyStatic_perform___globals);
            return NULL;
        }
        
char CPyDef_perform___NextOffer_____init__(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_performer, PyObject *cpy_r_possible, PyObject *cpy_r_in_vain) {
    char cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    CPy_INCREF(cpy_r_t);
    if (((serai___kernel___perform___NextOfferObject *)cpy_r_self)->_t != NULL) {
        CPy_DECREF(((serai___kernel___perform___NextOfferObject *)cpy_r_self)->_t);
    }
    ((serai___kernel___perform___NextOfferObject *)cpy_r_self)->_t = cpy_r_t;
    cpy_r_r0 = 1;
    if (unlikely(!cpy_r_r0)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "__init__", 250, CPyStatic_perform___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___kernel___perform___NextOfferObject *)cpy_r_self)->_me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___kernel___perform___NextOfferObject *)cpy_r_self)->_me);
    }
    ((serai___kernel___perform___NextOfferObject *)cpy_r_self)->_me = cpy_r_me;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "__init__", 251, CPyStatic_perform___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_performer);
    if (((serai___kernel___perform___NextOfferObject *)cpy_r_self)->__performer != NULL) {
        CPy_DECREF(((serai___kernel___perform___NextOfferObject *)cpy_r_self)->__performer);
    }
    ((serai___kernel___perform___NextOfferObject *)cpy_r_self)->__performer = cpy_r_performer;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "__init__", 252, CPyStatic_perform___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_possible);
    if (((serai___kernel___perform___NextOfferObject *)cpy_r_self)->__possible != NULL) {
        CPy_DECREF(((serai___kernel___perform___NextOfferObject *)cpy_r_self)->__possible);
    }
    ((serai___kernel___perform___NextOfferObject *)cpy_r_self)->__possible = cpy_r_possible;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "__init__", 253, CPyStatic_perform___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_in_vain);
    if (((serai___kernel___perform___NextOfferObject *)cpy_r_self)->__in_vain != NULL) {
        CPy_DECREF(((serai___kernel___perform___NextOfferObject *)cpy_r_self)->__in_vain);
    }
    ((serai___kernel___perform___NextOfferObject *)cpy_r_self)->__in_vain = cpy_r_in_vain;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "__init__", 254, CPyStatic_perform___globals);
        goto CPyL6;
    }
    return 1;
CPyL6: ;
    cpy_r_r5 = 2;
    return cpy_r_r5;
}
        
        PyObject *CPyPy_perform___NextOffer_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "performer", "possible", "in_vain", 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_performer;
            PyObject *obj_possible;
            PyObject *obj_in_vain;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OOOOO", "__init__", kwlist, &obj_t, &obj_me, &obj_performer, &obj_possible, &obj_in_vain)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_perform___NextOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.perform.NextOffer", obj_self); 
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
            PyObject *arg_performer;
            if (likely((Py_TYPE(obj_performer) == CPyType_scholars___effects___ScholarsPerformer) || (Py_TYPE(obj_performer) == CPyType_wayfarers___effects___WayfarersPerformer) || (Py_TYPE(obj_performer) == CPyType_perform___Performer)))
                arg_performer = obj_performer;
            else {
                CPy_TypeError("serai.kernel.perform.Performer", obj_performer); 
                goto fail;
            }
            PyObject *arg_possible;
            if (likely(PyList_Check(obj_possible)))
                arg_possible = obj_possible;
            else {
                CPy_TypeError("list", obj_possible); 
                goto fail;
            }
            PyObject *arg_in_vain;
            if (likely(PyList_Check(obj_in_vain)))
                arg_in_vain = obj_in_vain;
            else {
                CPy_TypeError("list", obj_in_vain); 
                goto fail;
            }
            char retval = CPyDef_perform___NextOffer_____init__(arg_self, arg_t, arg_me, arg_performer, arg_possible, arg_in_vain);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/perform.py", "__init__", 249, CPyStatic_perform___globals);
            return NULL;
        }
        
PyObject *CPyDef_perform___NextOffer___options(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = ((serai___kernel___perform___NextOfferObject *)cpy_r_self)->__possible;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "options", "NextOffer", "_possible", 257, CPyStatic_perform___globals);
        goto CPyL2;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_perform___NextOffer___options(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":options", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_perform___NextOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.perform.NextOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_perform___NextOffer___options(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/perform.py", "options", 256, CPyStatic_perform___globals);
            return NULL;
        }
        
PyObject *CPyDef_perform___NextOffer___likely(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = ((serai___kernel___perform___NextOfferObject *)cpy_r_self)->__possible;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "likely", "NextOffer", "_possible", 260, CPyStatic_perform___globals);
        goto CPyL2;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_perform___NextOffer___likely(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":likely", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_perform___NextOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.perform.NextOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_perform___NextOffer___likely(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/perform.py", "likely", 259, CPyStatic_perform___globals);
            return NULL;
        }
        
PyObject *CPyDef_perform___NextOffer___likely__TableOffer_glue(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_perform___NextOffer___likely(cpy_r_self);
    if (cpy_r_r0 == NULL) goto CPyL2;
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_perform___NextOffer___likely__TableOffer_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":likely__TableOffer_glue", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_perform___NextOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.perform.NextOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_perform___NextOffer___likely__TableOffer_glue(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/perform.py", "likely__TableOffer_glue", -1, CPyStatic_perform___globals);
            return NULL;
        }
        
PyObject *CPyDef_perform___NextOffer___others(PyObject *cpy_r_self) {
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
    tuple_T2OI cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    int64_t cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject **cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    int64_t cpy_r_r29;
    PyObject *cpy_r_r30;
    tuple_T3CIO cpy_r_r31;
    CPyTagged cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    int32_t cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    char cpy_r_r40;
    int32_t cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    cpy_r_r0 = (PyObject *)&PyDict_Type;
    cpy_r_r1 = ((serai___kernel___perform___NextOfferObject *)cpy_r_self)->__in_vain;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "others", "NextOffer", "_in_vain", 263, CPyStatic_perform___globals);
        goto CPyL23;
    }
    CPy_INCREF(cpy_r_r1);
CPyL1: ;
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = PyList_New(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "others", 263, CPyStatic_perform___globals);
        goto CPyL24;
    }
    cpy_r_r5 = 0;
CPyL3: ;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r5 < cpy_r_r7;
    if (!cpy_r_r8) goto CPyL25;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyListObject, ob_item));
    cpy_r_r10 = *(CPyPtr *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r5 * 8;
    cpy_r_r12 = cpy_r_r10 + cpy_r_r11;
    cpy_r_r13 = *(PyObject * *)cpy_r_r12;
    CPy_INCREF(cpy_r_r13);
    PyObject *__tmp9231;
    if (unlikely(!(PyTuple_Check(cpy_r_r13) && PyTuple_GET_SIZE(cpy_r_r13) == 2))) {
        __tmp9231 = NULL;
        goto __LL9232;
    }
    if (likely(PyObject_TypeCheck(PyTuple_GET_ITEM(cpy_r_r13, 0), CPyType_kernel___effects___Effect)))
        __tmp9231 = PyTuple_GET_ITEM(cpy_r_r13, 0);
    else {
        __tmp9231 = NULL;
    }
    if (__tmp9231 == NULL) goto __LL9232;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r13, 1))))
        __tmp9231 = PyTuple_GET_ITEM(cpy_r_r13, 1);
    else {
        __tmp9231 = NULL;
    }
    if (__tmp9231 == NULL) goto __LL9232;
    __tmp9231 = cpy_r_r13;
__LL9232: ;
    if (unlikely(__tmp9231 == NULL)) {
        CPy_TypeError("tuple[serai.kernel.effects.Effect, int]", cpy_r_r13); cpy_r_r14 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp9233 = PyTuple_GET_ITEM(cpy_r_r13, 0);
        CPy_INCREF(__tmp9233);
        PyObject *__tmp9234;
        if (likely(PyObject_TypeCheck(__tmp9233, CPyType_kernel___effects___Effect)))
            __tmp9234 = __tmp9233;
        else {
            CPy_TypeError("serai.kernel.effects.Effect", __tmp9233); 
            __tmp9234 = NULL;
        }
        cpy_r_r14.f0 = __tmp9234;
        PyObject *__tmp9235 = PyTuple_GET_ITEM(cpy_r_r13, 1);
        CPyTagged __tmp9236;
        if (likely(PyLong_Check(__tmp9235)))
            __tmp9236 = CPyTagged_FromObject(__tmp9235);
        else {
            goto __LL9237;
        }
        cpy_r_r14.f1 = __tmp9236;
    }
    goto __LL9238;
__LL9237: ;
    CPy_DECREF(cpy_r_r14.f0);
    cpy_r_r14 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL9238;
__LL9238: ;
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14.f0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "others", 263, CPyStatic_perform___globals);
        goto CPyL26;
    }
    cpy_r_r15 = cpy_r_r14.f0;
    CPy_INCREF(cpy_r_r15);
    cpy_r_r16 = cpy_r_r14.f1;
    CPyTagged_INCREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r14.f0);
    CPyTagged_DECREF(cpy_r_r14.f1);
    cpy_r_r17 = CPyTagged_StealAsObject(cpy_r_r16);
    CPy_DECREF(cpy_r_r17);
    cpy_r_r18 = ((serai___kernel___perform___NextOfferObject *)cpy_r_self)->__performer;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "others", "NextOffer", "_performer", 263, CPyStatic_perform___globals);
        goto CPyL27;
    }
    CPy_INCREF(cpy_r_r18);
CPyL6: ;
    cpy_r_r19 = CPyDef_perform___Performer___option(cpy_r_r18, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "others", 263, CPyStatic_perform___globals);
        goto CPyL26;
    }
    CPyList_SetItemUnsafe(cpy_r_r4, cpy_r_r5, cpy_r_r19);
    cpy_r_r20 = cpy_r_r5 + 1;
    cpy_r_r5 = cpy_r_r20;
    goto CPyL3;
CPyL9: ;
    cpy_r_r21 = PyObject_GetIter(cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "others", 263, CPyStatic_perform___globals);
        goto CPyL23;
    }
    cpy_r_r22 = CPyStatics[1227]; /* 'fromkeys' */
    PyObject *cpy_r_r23[2] = {cpy_r_r0, cpy_r_r21};
    cpy_r_r24 = (PyObject **)&cpy_r_r23;
    cpy_r_r25 = PyObject_VectorcallMethod(cpy_r_r22, cpy_r_r24, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "others", 263, CPyStatic_perform___globals);
        goto CPyL28;
    }
    CPy_DECREF(cpy_r_r21);
    if (likely(PyDict_Check(cpy_r_r25)))
        cpy_r_r26 = cpy_r_r25;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "others", 263, CPyStatic_perform___globals, "dict", cpy_r_r25);
        goto CPyL23;
    }
    cpy_r_r27 = PyList_New(0);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "others", 264, CPyStatic_perform___globals);
        goto CPyL29;
    }
    cpy_r_r28 = 0;
    cpy_r_r29 = PyDict_Size(cpy_r_r26);
    cpy_r_r30 = CPyDict_GetKeysIter(cpy_r_r26);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "others", 264, CPyStatic_perform___globals);
        goto CPyL30;
    }
CPyL14: ;
    cpy_r_r31 = CPyDict_NextKey(cpy_r_r30, cpy_r_r28);
    cpy_r_r32 = cpy_r_r31.f1;
    cpy_r_r28 = cpy_r_r32;
    cpy_r_r33 = cpy_r_r31.f0;
    if (!cpy_r_r33) goto CPyL31;
    cpy_r_r34 = cpy_r_r31.f2;
    CPy_INCREF(cpy_r_r34);
    CPy_DECREF(cpy_r_r31.f2);
    if (likely(Py_TYPE(cpy_r_r34) == CPyType_option___Option))
        cpy_r_r35 = cpy_r_r34;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "others", 264, CPyStatic_perform___globals, "serai.kernel.option.Option", cpy_r_r34);
        goto CPyL32;
    }
    cpy_r_r36 = ((serai___kernel___perform___NextOfferObject *)cpy_r_self)->__possible;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "others", "NextOffer", "_possible", 264, CPyStatic_perform___globals);
        goto CPyL33;
    }
    CPy_INCREF(cpy_r_r36);
CPyL17: ;
    cpy_r_r37 = PySequence_Contains(cpy_r_r36, cpy_r_r35);
    CPy_DECREF(cpy_r_r36);
    cpy_r_r38 = cpy_r_r37 >= 0;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "others", 264, CPyStatic_perform___globals);
        goto CPyL33;
    }
    cpy_r_r39 = cpy_r_r37;
    cpy_r_r40 = cpy_r_r39 ^ 1;
    if (!cpy_r_r40) goto CPyL34;
    cpy_r_r41 = PyList_Append(cpy_r_r27, cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    cpy_r_r42 = cpy_r_r41 >= 0;
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "others", 264, CPyStatic_perform___globals);
        goto CPyL32;
    }
CPyL20: ;
    cpy_r_r43 = CPyDict_CheckSize(cpy_r_r26, cpy_r_r29);
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "others", 264, CPyStatic_perform___globals);
        goto CPyL32;
    } else
        goto CPyL14;
CPyL21: ;
    cpy_r_r44 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "others", 264, CPyStatic_perform___globals);
        goto CPyL35;
    }
    return cpy_r_r27;
CPyL23: ;
    cpy_r_r45 = NULL;
    return cpy_r_r45;
CPyL24: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL23;
CPyL25: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL9;
CPyL26: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    goto CPyL23;
CPyL27: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r15);
    goto CPyL23;
CPyL28: ;
    CPy_DecRef(cpy_r_r21);
    goto CPyL23;
CPyL29: ;
    CPy_DecRef(cpy_r_r26);
    goto CPyL23;
CPyL30: ;
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r27);
    goto CPyL23;
CPyL31: ;
    CPy_DECREF(cpy_r_r26);
    CPy_DECREF(cpy_r_r30);
    CPy_DECREF(cpy_r_r31.f2);
    goto CPyL21;
CPyL32: ;
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r30);
    goto CPyL23;
CPyL33: ;
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r35);
    goto CPyL23;
CPyL34: ;
    CPy_DECREF(cpy_r_r35);
    goto CPyL20;
CPyL35: ;
    CPy_DecRef(cpy_r_r27);
    goto CPyL23;
}
        
        PyObject *CPyPy_perform___NextOffer___others(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":others", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_perform___NextOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.perform.NextOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_perform___NextOffer___others(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/perform.py", "others", 262, CPyStatic_perform___globals);
            return NULL;
        }
        
PyObject *CPyDef_perform___NextOffer___others__TableOffer_glue(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_perform___NextOffer___others(cpy_r_self);
    if (cpy_r_r0 == NULL) goto CPyL2;
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_perform___NextOffer___others__TableOffer_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":others__TableOffer_glue", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_perform___NextOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.perform.NextOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_perform___NextOffer___others__TableOffer_glue(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/perform.py", "others__TableOffer_glue", -1, CPyStatic_perform___globals);
            return NULL;
        }
        
PyObject *CPyDef_perform___NextOffer___obstacle(PyObject *cpy_r_self, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    int64_t cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    CPyPtr cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    CPyPtr cpy_r_r8;
    PyObject *cpy_r_r9;
    tuple_T2OI cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    int32_t cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    PyObject *cpy_r_r24;
    int64_t cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    cpy_r_r0 = ((serai___kernel___perform___NextOfferObject *)cpy_r_self)->__in_vain;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "obstacle", "NextOffer", "_in_vain", 267, CPyStatic_perform___globals);
        goto CPyL17;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = 0;
CPyL2: ;
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = cpy_r_r1 < cpy_r_r3;
    if (!cpy_r_r4) goto CPyL18;
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyListObject, ob_item));
    cpy_r_r6 = *(CPyPtr *)cpy_r_r5;
    cpy_r_r7 = cpy_r_r1 * 8;
    cpy_r_r8 = cpy_r_r6 + cpy_r_r7;
    cpy_r_r9 = *(PyObject * *)cpy_r_r8;
    CPy_INCREF(cpy_r_r9);
    PyObject *__tmp9239;
    if (unlikely(!(PyTuple_Check(cpy_r_r9) && PyTuple_GET_SIZE(cpy_r_r9) == 2))) {
        __tmp9239 = NULL;
        goto __LL9240;
    }
    if (likely(PyObject_TypeCheck(PyTuple_GET_ITEM(cpy_r_r9, 0), CPyType_kernel___effects___Effect)))
        __tmp9239 = PyTuple_GET_ITEM(cpy_r_r9, 0);
    else {
        __tmp9239 = NULL;
    }
    if (__tmp9239 == NULL) goto __LL9240;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r9, 1))))
        __tmp9239 = PyTuple_GET_ITEM(cpy_r_r9, 1);
    else {
        __tmp9239 = NULL;
    }
    if (__tmp9239 == NULL) goto __LL9240;
    __tmp9239 = cpy_r_r9;
__LL9240: ;
    if (unlikely(__tmp9239 == NULL)) {
        CPy_TypeError("tuple[serai.kernel.effects.Effect, int]", cpy_r_r9); cpy_r_r10 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp9241 = PyTuple_GET_ITEM(cpy_r_r9, 0);
        CPy_INCREF(__tmp9241);
        PyObject *__tmp9242;
        if (likely(PyObject_TypeCheck(__tmp9241, CPyType_kernel___effects___Effect)))
            __tmp9242 = __tmp9241;
        else {
            CPy_TypeError("serai.kernel.effects.Effect", __tmp9241); 
            __tmp9242 = NULL;
        }
        cpy_r_r10.f0 = __tmp9242;
        PyObject *__tmp9243 = PyTuple_GET_ITEM(cpy_r_r9, 1);
        CPyTagged __tmp9244;
        if (likely(PyLong_Check(__tmp9243)))
            __tmp9244 = CPyTagged_FromObject(__tmp9243);
        else {
            goto __LL9245;
        }
        cpy_r_r10.f1 = __tmp9244;
    }
    goto __LL9246;
__LL9245: ;
    CPy_DECREF(cpy_r_r10.f0);
    cpy_r_r10 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL9246;
__LL9246: ;
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10.f0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "obstacle", 267, CPyStatic_perform___globals);
        goto CPyL19;
    }
    cpy_r_r11 = cpy_r_r10.f0;
    CPy_INCREF(cpy_r_r11);
    cpy_r_r12 = cpy_r_r10.f1;
    CPyTagged_INCREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r10.f0);
    CPyTagged_DECREF(cpy_r_r10.f1);
    cpy_r_r13 = ((serai___kernel___perform___NextOfferObject *)cpy_r_self)->__performer;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "obstacle", "NextOffer", "_performer", 268, CPyStatic_perform___globals);
        goto CPyL20;
    }
    CPy_INCREF(cpy_r_r13);
CPyL5: ;
    cpy_r_r14 = CPyDef_perform___Performer___option(cpy_r_r13, cpy_r_r11);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "obstacle", 268, CPyStatic_perform___globals);
        goto CPyL20;
    }
    cpy_r_r15 = cpy_r_r14 == cpy_r_option;
    CPy_DECREF(cpy_r_r14);
    if (!cpy_r_r15) goto CPyL21;
    cpy_r_r16 = ((serai___kernel___perform___NextOfferObject *)cpy_r_self)->__possible;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "obstacle", "NextOffer", "_possible", 268, CPyStatic_perform___globals);
        goto CPyL20;
    }
    CPy_INCREF(cpy_r_r16);
CPyL8: ;
    cpy_r_r17 = PySequence_Contains(cpy_r_r16, cpy_r_option);
    CPy_DECREF(cpy_r_r16);
    cpy_r_r18 = cpy_r_r17 >= 0;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "obstacle", 268, CPyStatic_perform___globals);
        goto CPyL20;
    }
    cpy_r_r19 = cpy_r_r17;
    cpy_r_r20 = cpy_r_r19 ^ 1;
    if (cpy_r_r20) {
        goto CPyL22;
    } else
        goto CPyL21;
CPyL10: ;
    cpy_r_r21 = ((serai___kernel___perform___NextOfferObject *)cpy_r_self)->__performer;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "obstacle", "NextOffer", "_performer", 269, CPyStatic_perform___globals);
        goto CPyL23;
    }
    CPy_INCREF(cpy_r_r21);
CPyL11: ;
    cpy_r_r22 = ((serai___kernel___perform___NextOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "obstacle", "NextOffer", "t", 269, CPyStatic_perform___globals);
        goto CPyL24;
    }
    CPy_INCREF(cpy_r_r22);
CPyL12: ;
    cpy_r_r23 = ((serai___kernel___perform___NextOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "obstacle", "NextOffer", "me", 269, CPyStatic_perform___globals);
        goto CPyL25;
    }
    CPyTagged_INCREF(cpy_r_r23);
CPyL13: ;
    cpy_r_r24 = CPyDef_perform___Performer___reason(cpy_r_r21, cpy_r_r22, cpy_r_r23, cpy_r_r11, cpy_r_r12);
    CPy_DECREF(cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r23);
    CPy_DECREF(cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "obstacle", 269, CPyStatic_perform___globals);
        goto CPyL17;
    }
    return cpy_r_r24;
CPyL15: ;
    cpy_r_r25 = cpy_r_r1 + 1;
    cpy_r_r1 = cpy_r_r25;
    goto CPyL2;
CPyL16: ;
    cpy_r_r26 = Py_None;
    CPy_INCREF(cpy_r_r26);
    return cpy_r_r26;
CPyL17: ;
    cpy_r_r27 = NULL;
    return cpy_r_r27;
CPyL18: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL16;
CPyL19: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL17;
CPyL20: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r12);
    goto CPyL17;
CPyL21: ;
    CPy_DECREF(cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r12);
    goto CPyL15;
CPyL22: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL10;
CPyL23: ;
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r12);
    goto CPyL17;
CPyL24: ;
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r21);
    goto CPyL17;
CPyL25: ;
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r22);
    goto CPyL17;
}
        
        PyObject *CPyPy_perform___NextOffer___obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:obstacle", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_perform___NextOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.perform.NextOffer", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_perform___NextOffer___obstacle(arg_self, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/perform.py", "obstacle", 266, CPyStatic_perform___globals);
            return NULL;
        }
        
PyObject *CPyDef_perform___in_order_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyTagged cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject **cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    char cpy_r_r51;
    tuple_T3OOO cpy_r_r52;
    PyObject **cpy_r_r53;
    PyObject *cpy_r_r54;
    char cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject **cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    CPyPtr cpy_r_r65;
    PyObject *cpy_r_r66;
    char cpy_r_r67;
    PyObject *cpy_r_r68;
    CPyPtr cpy_r_r69;
    PyObject *cpy_r_r70;
    char cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    CPyPtr cpy_r_r75;
    PyObject *cpy_r_r76;
    char cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    char cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    char cpy_r_r83;
    PyObject *cpy_r_r84;
    CPyPtr cpy_r_r85;
    int64_t cpy_r_r86;
    char cpy_r_r87;
    char cpy_r_r88;
    int64_t cpy_r_r89;
    int64_t cpy_r_r90;
    char cpy_r_r91;
    PyObject *cpy_r_r92;
    int64_t cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    CPyTagged cpy_r_r97;
    CPyTagged cpy_r_r98;
    PyObject *cpy_r_r99;
    char cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject **cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    char cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    char cpy_r_r110;
    PyObject *cpy_r_r111;
    char cpy_r_r112;
    PyObject *cpy_r_r113;
    char cpy_r_r114;
    tuple_T3OOO cpy_r_r115;
    PyObject **cpy_r_r116;
    PyObject *cpy_r_r117;
    char cpy_r_r118;
    char cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject **cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    char cpy_r_r125;
    int64_t cpy_r_r126;
    int64_t cpy_r_r127;
    char cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    CPyPtr cpy_r_r131;
    PyObject *cpy_r_r132;
    char cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    CPyTagged cpy_r_r136;
    char cpy_r_r137;
    char cpy_r_r138;
    CPyTagged cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r__;
    CPyTagged cpy_r_r141;
    CPyTagged cpy_r_r142;
    int64_t cpy_r_r143;
    char cpy_r_r144;
    int64_t cpy_r_r145;
    char cpy_r_r146;
    char cpy_r_r147;
    char cpy_r_r148;
    char cpy_r_r149;
    CPyTagged cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    CPyTagged cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    CPyTagged cpy_r_r157;
    PyObject *cpy_r_r158;
    char cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject **cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    char cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    char cpy_r_r169;
    PyObject *cpy_r_r170;
    char cpy_r_r171;
    PyObject *cpy_r_r172;
    char cpy_r_r173;
    tuple_T3OOO cpy_r_r174;
    PyObject **cpy_r_r175;
    PyObject *cpy_r_r176;
    char cpy_r_r177;
    char cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject **cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    char cpy_r_r184;
    CPyTagged cpy_r_r185;
    CPyTagged cpy_r_r186;
    char cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject **cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    CPyPtr cpy_r_r200;
    CPyPtr cpy_r_r201;
    CPyPtr cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject **cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    char cpy_r_r211;
    int32_t cpy_r_r212;
    char cpy_r_r213;
    int32_t cpy_r_r214;
    PyObject *cpy_r_r215;
    char cpy_r_r216;
    char cpy_r_r217;
    char cpy_r_r218;
    char cpy_r_r219;
    char cpy_r_r220;
    PyObject *cpy_r_r221;
    CPyTagged cpy_r_r222;
    char cpy_r_r223;
    CPyTagged cpy_r_r224;
    char cpy_r_r225;
    CPyTagged cpy_r_r226;
    char cpy_r_r227;
    CPyTagged cpy_r_r228;
    char cpy_r_r229;
    CPyTagged cpy_r_r230;
    char cpy_r_r231;
    CPyTagged cpy_r_r232;
    char cpy_r_r233;
    CPyTagged cpy_r_r234;
    char cpy_r_r235;
    CPyTagged cpy_r_r236;
    char cpy_r_r237;
    if (unlikely(!CPyGen_TryEnter(&((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r12 = ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL143;
CPyL1: ;
    cpy_r_r13 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r14 = cpy_r_type != cpy_r_r13;
    if (!cpy_r_r14) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "in_order", 273, CPyStatic_perform___globals);
        goto CPyL142;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r15 = ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "in_order", "in_order_gen", "effect", 275, CPyStatic_perform___globals);
        goto CPyL142;
    }
CPyL5: ;
    cpy_r_r16 = (PyObject *)CPyType_kernel___effects___Call;
    cpy_r_r17 = (CPyPtr)((CPyPtr)cpy_r_r15 + offsetof(PyObject, ob_type));
    cpy_r_r18 = *(PyObject * *)cpy_r_r17;
    cpy_r_r19 = cpy_r_r18 == cpy_r_r16;
    if (!cpy_r_r19) goto CPyL42;
    cpy_r_r20 = ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "in_order", "in_order_gen", "effect", 276, CPyStatic_perform___globals);
        goto CPyL142;
    }
CPyL7: ;
    if (likely(Py_TYPE(cpy_r_r20) == CPyType_kernel___effects___Call))
        cpy_r_r21 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "in_order", 276, CPyStatic_perform___globals, "serai.kernel.effects.Call", cpy_r_r20);
        goto CPyL142;
    }
    cpy_r_r22 = ((serai___kernel___effects___CallObject *)cpy_r_r21)->_verb;
    cpy_r_r23 = ((serai___kernel___effects___VerbObject *)cpy_r_r22)->_work;
    CPy_INCREF(cpy_r_r23);
    cpy_r_r24 = ((serai___kernel___work___WorkObject *)cpy_r_r23)->_quiet;
    if (unlikely(cpy_r_r24 == 2)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "in_order", "Work", "quiet", 277, CPyStatic_perform___globals);
        goto CPyL150;
    }
CPyL9: ;
    if (!cpy_r_r24) goto CPyL16;
CPyL10: ;
    cpy_r_r25 = ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "in_order", "in_order_gen", "t", 278, CPyStatic_perform___globals);
        goto CPyL150;
    }
CPyL11: ;
    cpy_r_r26 = ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "in_order", "in_order_gen", "me", 278, CPyStatic_perform___globals);
        goto CPyL150;
    }
CPyL12: ;
    cpy_r_r27 = ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "in_order", "in_order_gen", "effect", 278, CPyStatic_perform___globals);
        goto CPyL150;
    }
CPyL13: ;
    CPy_INCREF(cpy_r_r27);
    if (likely(Py_TYPE(cpy_r_r27) == CPyType_kernel___effects___Call))
        cpy_r_r28 = cpy_r_r27;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "in_order", 278, CPyStatic_perform___globals, "serai.kernel.effects.Call", cpy_r_r27);
        goto CPyL150;
    }
    cpy_r_r29 = ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__context;
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "in_order", "in_order_gen", "context", 278, CPyStatic_perform___globals);
        goto CPyL151;
    }
CPyL15: ;
    cpy_r_r30 = CPY_GET_METHOD(cpy_r_r23, CPyType_work___Work, 6, serai___kernel___work___WorkObject, char (*)(PyObject *, PyObject *, CPyTagged, PyObject *, CPyTagged))(cpy_r_r23, cpy_r_r25, cpy_r_r26, cpy_r_r28, cpy_r_r29); /* run */
    CPy_DECREF(cpy_r_r28);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r30 == 2)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "in_order", 278, CPyStatic_perform___globals);
        goto CPyL142;
    } else
        goto CPyL137;
CPyL16: ;
    cpy_r_r31 = ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "in_order", "in_order_gen", "t", 280, CPyStatic_perform___globals);
        goto CPyL150;
    }
CPyL17: ;
    cpy_r_r32 = ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "in_order", "in_order_gen", "me", 280, CPyStatic_perform___globals);
        goto CPyL150;
    }
CPyL18: ;
    cpy_r_r33 = ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "in_order", "in_order_gen", "effect", 280, CPyStatic_perform___globals);
        goto CPyL150;
    }
CPyL19: ;
    CPy_INCREF(cpy_r_r33);
    if (likely(Py_TYPE(cpy_r_r33) == CPyType_kernel___effects___Call))
        cpy_r_r34 = cpy_r_r33;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "in_order", 280, CPyStatic_perform___globals, "serai.kernel.effects.Call", cpy_r_r33);
        goto CPyL150;
    }
    cpy_r_r35 = ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__context;
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "in_order", "in_order_gen", "context", 280, CPyStatic_perform___globals);
        goto CPyL152;
    }
CPyL21: ;
    cpy_r_r36 = CPY_GET_METHOD(cpy_r_r23, CPyType_work___Work, 7, serai___kernel___work___WorkObject, PyObject * (*)(PyObject *, PyObject *, CPyTagged, PyObject *, CPyTagged, char))(cpy_r_r23, cpy_r_r31, cpy_r_r32, cpy_r_r34, cpy_r_r35, 0); /* ask */
    CPy_DECREF(cpy_r_r34);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "in_order", 280, CPyStatic_perform___globals);
        goto CPyL142;
    }
    if (((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_0);
    }
    ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_0 = cpy_r_r36;
    cpy_r_r37 = 1;
    if (!cpy_r_r37) goto CPyL142;
    cpy_r_r38 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r39 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r40 = NULL;
    cpy_r_r1 = cpy_r_r40;
    cpy_r_r41 = (PyObject **)&cpy_r_r1;
    cpy_r_r42 = ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_0;
    cpy_r_r43 = CPY_GET_METHOD(cpy_r_r42, CPyType_work___ask_Work_gen, 0, serai___kernel___work___ask_Work_genObject, PyObject * (*)(PyObject *, PyObject *, PyObject *, PyObject *, PyObject *, PyObject **))(cpy_r_r42, cpy_r_r39, cpy_r_r39, cpy_r_r39, cpy_r_r38, cpy_r_r41); /* __mypyc_generator_helper__ */
    if (cpy_r_r43 != NULL) goto CPyL153;
    cpy_r_r44 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "in_order", 280, CPyStatic_perform___globals);
        goto CPyL154;
    }
    cpy_r_r45 = cpy_r_r1;
    CPy_DECREF(cpy_r_r45);
    cpy_r_r46 = NULL;
    if (((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_0 != NULL) {
        CPy_DECREF(((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_0);
    }
    ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_0 = cpy_r_r46;
    cpy_r_r47 = 1;
    if (unlikely(!cpy_r_r47)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "in_order", 280, CPyStatic_perform___globals);
        goto CPyL142;
    } else
        goto CPyL137;
CPyL26: ;
    cpy_r_r48 = cpy_r_r43;
CPyL27: ;
    ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r48;
CPyL28: ;
    cpy_r_r50 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r51 = cpy_r_type != cpy_r_r50;
    if (!cpy_r_r51) goto CPyL155;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "in_order", 280, CPyStatic_perform___globals);
        goto CPyL32;
    } else
        goto CPyL156;
CPyL30: ;
    CPy_Unreachable();
CPyL31: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL38;
CPyL32: ;
    cpy_r_r52 = CPy_CatchError();
    cpy_r_r53 = (PyObject **)&cpy_r_r3;
    cpy_r_r54 = ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_0;
    cpy_r_r55 = CPy_YieldFromErrorHandle(cpy_r_r54, cpy_r_r53);
    if (unlikely(cpy_r_r55 == 2)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "in_order", 280, CPyStatic_perform___globals);
        goto CPyL157;
    }
    if (cpy_r_r55) goto CPyL35;
    cpy_r_r48 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r52);
    CPy_DecRef(cpy_r_r52.f0);
    CPy_DecRef(cpy_r_r52.f1);
    CPy_DecRef(cpy_r_r52.f2);
    goto CPyL27;
CPyL35: ;
    cpy_r_r45 = cpy_r_r3;
    CPy_DecRef(cpy_r_r45);
    CPy_RestoreExcInfo(cpy_r_r52);
    CPy_DecRef(cpy_r_r52.f0);
    CPy_DecRef(cpy_r_r52.f1);
    CPy_DecRef(cpy_r_r52.f2);
    goto CPyL137;
CPyL36: ;
    CPy_RestoreExcInfo(cpy_r_r52);
    CPy_DecRef(cpy_r_r52.f0);
    CPy_DecRef(cpy_r_r52.f1);
    CPy_DecRef(cpy_r_r52.f2);
    cpy_r_r56 = CPy_KeepPropagating();
    if (!cpy_r_r56) goto CPyL142;
    CPy_Unreachable();
CPyL38: ;
    cpy_r_r57 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r58 = NULL;
    cpy_r_r1 = cpy_r_r58;
    cpy_r_r59 = (PyObject **)&cpy_r_r1;
    cpy_r_r60 = ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_0;
    cpy_r_r61 = CPY_GET_METHOD(cpy_r_r60, CPyType_work___ask_Work_gen, 0, serai___kernel___work___ask_Work_genObject, PyObject * (*)(PyObject *, PyObject *, PyObject *, PyObject *, PyObject *, PyObject **))(cpy_r_r60, cpy_r_r57, cpy_r_r57, cpy_r_r57, cpy_r_arg, cpy_r_r59); /* __mypyc_generator_helper__ */
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r61 == NULL) {
        goto CPyL40;
    } else
        goto CPyL158;
CPyL39: ;
    cpy_r_r48 = cpy_r_r61;
    goto CPyL27;
CPyL40: ;
    cpy_r_r62 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r62)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "in_order", 280, CPyStatic_perform___globals);
        goto CPyL154;
    }
    cpy_r_r45 = cpy_r_r1;
    CPy_DECREF(cpy_r_r45);
    goto CPyL137;
CPyL42: ;
    cpy_r_r63 = ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "in_order", "in_order_gen", "effect", 281, CPyStatic_perform___globals);
        goto CPyL142;
    }
CPyL43: ;
    cpy_r_r64 = (PyObject *)CPyType_kernel___effects___InOrder;
    cpy_r_r65 = (CPyPtr)((CPyPtr)cpy_r_r63 + offsetof(PyObject, ob_type));
    cpy_r_r66 = *(PyObject * *)cpy_r_r65;
    cpy_r_r67 = cpy_r_r66 == cpy_r_r64;
    if (!cpy_r_r67) goto CPyL45;
    if (cpy_r_r67) {
        goto CPyL46;
    } else
        goto CPyL86;
CPyL45: ;
    cpy_r_r68 = (PyObject *)CPyType_kernel___effects___AnyOrder;
    cpy_r_r69 = (CPyPtr)((CPyPtr)cpy_r_r63 + offsetof(PyObject, ob_type));
    cpy_r_r70 = *(PyObject * *)cpy_r_r69;
    cpy_r_r71 = cpy_r_r70 == cpy_r_r68;
    if (!cpy_r_r71) goto CPyL86;
CPyL46: ;
    cpy_r_r72 = ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "in_order", "in_order_gen", "effect", 282, CPyStatic_perform___globals);
        goto CPyL142;
    }
CPyL47: ;
    CPy_INCREF(cpy_r_r72);
    if (Py_TYPE(cpy_r_r72) == CPyType_kernel___effects___InOrder)
        cpy_r_r73 = cpy_r_r72;
    else {
        cpy_r_r73 = NULL;
    }
    if (cpy_r_r73 != NULL) goto __LL9247;
    if (Py_TYPE(cpy_r_r72) == CPyType_kernel___effects___AnyOrder)
        cpy_r_r73 = cpy_r_r72;
    else {
        cpy_r_r73 = NULL;
    }
    if (cpy_r_r73 != NULL) goto __LL9247;
    CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "in_order", 282, CPyStatic_perform___globals, "union[serai.kernel.effects.InOrder, serai.kernel.effects.AnyOrder]", cpy_r_r72);
    goto CPyL142;
__LL9247: ;
    cpy_r_r74 = (PyObject *)CPyType_kernel___effects___InOrder;
    cpy_r_r75 = (CPyPtr)((CPyPtr)cpy_r_r73 + offsetof(PyObject, ob_type));
    cpy_r_r76 = *(PyObject * *)cpy_r_r75;
    cpy_r_r77 = cpy_r_r76 == cpy_r_r74;
    if (!cpy_r_r77) goto CPyL51;
    if (likely(Py_TYPE(cpy_r_r73) == CPyType_kernel___effects___InOrder))
        cpy_r_r78 = cpy_r_r73;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "in_order", 282, CPyStatic_perform___globals, "serai.kernel.effects.InOrder", cpy_r_r73);
        goto CPyL142;
    }
    cpy_r_r79 = ((serai___kernel___effects___InOrderObject *)cpy_r_r78)->_parts;
    CPy_INCREF(cpy_r_r79);
    CPy_DECREF(cpy_r_r78);
    if (((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_1 != NULL) {
        CPy_DECREF(((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_1);
    }
    ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_1 = cpy_r_r79;
    cpy_r_r80 = 1;
    if (unlikely(!cpy_r_r80)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "in_order", 282, CPyStatic_perform___globals);
        goto CPyL142;
    } else
        goto CPyL53;
CPyL51: ;
    if (likely(Py_TYPE(cpy_r_r73) == CPyType_kernel___effects___AnyOrder))
        cpy_r_r81 = cpy_r_r73;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "in_order", 282, CPyStatic_perform___globals, "serai.kernel.effects.AnyOrder", cpy_r_r73);
        goto CPyL142;
    }
    cpy_r_r82 = ((serai___kernel___effects___AnyOrderObject *)cpy_r_r81)->_parts;
    CPy_INCREF(cpy_r_r82);
    CPy_DECREF(cpy_r_r81);
    if (((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_1 != NULL) {
        CPy_DECREF(((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_1);
    }
    ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_1 = cpy_r_r82;
    cpy_r_r83 = 1;
    if (unlikely(!cpy_r_r83)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "in_order", 282, CPyStatic_perform___globals);
        goto CPyL142;
    }
CPyL53: ;
    cpy_r_r84 = ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_1;
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "in_order", "in_order_gen", "__mypyc_temp__3_serai___kernel___perform___in_order_gen_1", 282, CPyStatic_perform___globals);
        goto CPyL142;
    }
CPyL54: ;
    cpy_r_r85 = (CPyPtr)((CPyPtr)cpy_r_r84 + offsetof(PyVarObject, ob_size));
    cpy_r_r86 = *(int64_t *)cpy_r_r85;
    ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform___in_order_gen_0 = cpy_r_r86;
    cpy_r_r87 = 1;
    ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_2 = 0;
    cpy_r_r88 = 1;
    if (!cpy_r_r88) goto CPyL142;
CPyL55: ;
    cpy_r_r89 = ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_2;
    if (unlikely(cpy_r_r89 == -113)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "in_order", "in_order_gen", "__mypyc_temp__3_serai___kernel___perform___in_order_gen_2", 282, CPyStatic_perform___globals);
        goto CPyL142;
    }
CPyL56: ;
    cpy_r_r90 = ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform___in_order_gen_0;
    if (unlikely(cpy_r_r90 == -113)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___kernel___perform___in_order_gen_0' of 'in_order_gen' undefined");
    }
    cpy_r_r91 = cpy_r_r89 < cpy_r_r90;
    if (!cpy_r_r91) goto CPyL137;
    cpy_r_r92 = ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_1;
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "in_order", "in_order_gen", "__mypyc_temp__3_serai___kernel___perform___in_order_gen_1", 282, CPyStatic_perform___globals);
        goto CPyL142;
    }
CPyL58: ;
    cpy_r_r93 = ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_2;
    if (unlikely(cpy_r_r93 == -113)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "in_order", "in_order_gen", "__mypyc_temp__3_serai___kernel___perform___in_order_gen_2", 282, CPyStatic_perform___globals);
        goto CPyL142;
    }
CPyL59: ;
    cpy_r_r94 = CPySequenceTuple_GetItemUnsafe(cpy_r_r92, cpy_r_r93);
    if (likely(PyObject_TypeCheck(cpy_r_r94, CPyType_kernel___effects___Effect)))
        cpy_r_r95 = cpy_r_r94;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "in_order", 282, CPyStatic_perform___globals, "serai.kernel.effects.Effect", cpy_r_r94);
        goto CPyL142;
    }
    cpy_r_r96 = ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "in_order", "in_order_gen", "t", 283, CPyStatic_perform___globals);
        goto CPyL159;
    }
CPyL61: ;
    cpy_r_r97 = ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r97 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "in_order", "in_order_gen", "me", 283, CPyStatic_perform___globals);
        goto CPyL159;
    }
CPyL62: ;
    cpy_r_r98 = ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__context;
    if (unlikely(cpy_r_r98 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "in_order", "in_order_gen", "context", 283, CPyStatic_perform___globals);
        goto CPyL159;
    }
CPyL63: ;
    cpy_r_r99 = CPyDef_perform___in_order(cpy_r_r96, cpy_r_r97, cpy_r_r95, cpy_r_r98);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "in_order", 283, CPyStatic_perform___globals);
        goto CPyL142;
    }
    if (((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_3 != NULL) {
        CPy_DECREF(((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_3);
    }
    ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_3 = cpy_r_r99;
    cpy_r_r100 = 1;
    if (!cpy_r_r100) goto CPyL142;
    cpy_r_r101 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r102 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r103 = NULL;
    cpy_r_r5 = cpy_r_r103;
    cpy_r_r104 = (PyObject **)&cpy_r_r5;
    cpy_r_r105 = ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_3;
    cpy_r_r106 = CPyDef_perform___in_order_gen_____mypyc_generator_helper__(cpy_r_r105, cpy_r_r102, cpy_r_r102, cpy_r_r102, cpy_r_r101, cpy_r_r104);
    if (cpy_r_r106 != NULL) goto CPyL160;
    cpy_r_r107 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r107)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "in_order", 283, CPyStatic_perform___globals);
        goto CPyL161;
    }
    cpy_r_r108 = cpy_r_r5;
    CPy_DECREF(cpy_r_r108);
    cpy_r_r109 = NULL;
    if (((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_3 != NULL) {
        CPy_DECREF(((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_3);
    }
    ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_3 = cpy_r_r109;
    cpy_r_r110 = 1;
    if (unlikely(!cpy_r_r110)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "in_order", 283, CPyStatic_perform___globals);
        goto CPyL142;
    } else
        goto CPyL84;
CPyL68: ;
    cpy_r_r111 = cpy_r_r106;
CPyL69: ;
    ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r111;
CPyL70: ;
    cpy_r_r113 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r114 = cpy_r_type != cpy_r_r113;
    if (!cpy_r_r114) goto CPyL162;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "in_order", 283, CPyStatic_perform___globals);
        goto CPyL74;
    } else
        goto CPyL163;
CPyL72: ;
    CPy_Unreachable();
CPyL73: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL80;
CPyL74: ;
    cpy_r_r115 = CPy_CatchError();
    cpy_r_r116 = (PyObject **)&cpy_r_r7;
    cpy_r_r117 = ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_3;
    cpy_r_r118 = CPy_YieldFromErrorHandle(cpy_r_r117, cpy_r_r116);
    if (unlikely(cpy_r_r118 == 2)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "in_order", 283, CPyStatic_perform___globals);
        goto CPyL164;
    }
    if (cpy_r_r118) goto CPyL77;
    cpy_r_r111 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r115);
    CPy_DecRef(cpy_r_r115.f0);
    CPy_DecRef(cpy_r_r115.f1);
    CPy_DecRef(cpy_r_r115.f2);
    goto CPyL69;
CPyL77: ;
    cpy_r_r108 = cpy_r_r7;
    CPy_DecRef(cpy_r_r108);
    CPy_RestoreExcInfo(cpy_r_r115);
    CPy_DecRef(cpy_r_r115.f0);
    CPy_DecRef(cpy_r_r115.f1);
    CPy_DecRef(cpy_r_r115.f2);
    goto CPyL84;
CPyL78: ;
    CPy_RestoreExcInfo(cpy_r_r115);
    CPy_DecRef(cpy_r_r115.f0);
    CPy_DecRef(cpy_r_r115.f1);
    CPy_DecRef(cpy_r_r115.f2);
    cpy_r_r119 = CPy_KeepPropagating();
    if (!cpy_r_r119) goto CPyL142;
    CPy_Unreachable();
CPyL80: ;
    cpy_r_r120 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r121 = NULL;
    cpy_r_r5 = cpy_r_r121;
    cpy_r_r122 = (PyObject **)&cpy_r_r5;
    cpy_r_r123 = ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_3;
    cpy_r_r124 = CPyDef_perform___in_order_gen_____mypyc_generator_helper__(cpy_r_r123, cpy_r_r120, cpy_r_r120, cpy_r_r120, cpy_r_arg, cpy_r_r122);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r124 == NULL) {
        goto CPyL82;
    } else
        goto CPyL165;
CPyL81: ;
    cpy_r_r111 = cpy_r_r124;
    goto CPyL69;
CPyL82: ;
    cpy_r_r125 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r125)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "in_order", 283, CPyStatic_perform___globals);
        goto CPyL161;
    }
    cpy_r_r108 = cpy_r_r5;
    CPy_DECREF(cpy_r_r108);
CPyL84: ;
    cpy_r_r126 = ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_2;
    if (unlikely(cpy_r_r126 == -113)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__3_serai___kernel___perform___in_order_gen_2' of 'in_order_gen' undefined");
    }
    if (cpy_r_r126 == -113) goto CPyL142;
CPyL85: ;
    cpy_r_r127 = cpy_r_r126 + 1;
    ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_2 = cpy_r_r127;
    cpy_r_r128 = 1;
    if (unlikely(!cpy_r_r128)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "in_order", 282, CPyStatic_perform___globals);
        goto CPyL142;
    } else
        goto CPyL55;
CPyL86: ;
    cpy_r_r129 = ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "in_order", "in_order_gen", "effect", 284, CPyStatic_perform___globals);
        goto CPyL142;
    }
CPyL87: ;
    cpy_r_r130 = (PyObject *)CPyType_kernel___effects___Repeat;
    cpy_r_r131 = (CPyPtr)((CPyPtr)cpy_r_r129 + offsetof(PyObject, ob_type));
    cpy_r_r132 = *(PyObject * *)cpy_r_r131;
    cpy_r_r133 = cpy_r_r132 == cpy_r_r130;
    if (!cpy_r_r133) goto CPyL128;
    cpy_r_r134 = ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "in_order", "in_order_gen", "effect", 285, CPyStatic_perform___globals);
        goto CPyL142;
    }
CPyL89: ;
    if (likely(Py_TYPE(cpy_r_r134) == CPyType_kernel___effects___Repeat))
        cpy_r_r135 = cpy_r_r134;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "in_order", 285, CPyStatic_perform___globals, "serai.kernel.effects.Repeat", cpy_r_r134);
        goto CPyL142;
    }
    cpy_r_r136 = ((serai___kernel___effects___RepeatObject *)cpy_r_r135)->_times;
    CPyTagged_INCREF(cpy_r_r136);
    if (((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform___in_order_gen_1 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform___in_order_gen_1);
    }
    ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform___in_order_gen_1 = cpy_r_r136;
    cpy_r_r137 = 1;
    if (((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_4 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_4);
    }
    ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_4 = 0;
    cpy_r_r138 = 1;
    if (unlikely(!cpy_r_r138)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "in_order", 285, CPyStatic_perform___globals);
        goto CPyL166;
    }
    cpy_r_r139 = ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_4;
    if (unlikely(cpy_r_r139 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "in_order", "in_order_gen", "__mypyc_temp__3_serai___kernel___perform___in_order_gen_4", 285, CPyStatic_perform___globals);
        goto CPyL166;
    }
CPyL92: ;
    CPyTagged_INCREF(cpy_r_r139);
    cpy_r_r140 = CPyTagged_StealAsObject(cpy_r_r139);
    cpy_r__ = cpy_r_r140;
    CPy_DECREF(cpy_r__);
CPyL93: ;
    cpy_r_r141 = ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_4;
    if (unlikely(cpy_r_r141 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "in_order", "in_order_gen", "__mypyc_temp__3_serai___kernel___perform___in_order_gen_4", 285, CPyStatic_perform___globals);
        goto CPyL166;
    }
CPyL94: ;
    cpy_r_r142 = ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform___in_order_gen_1;
    if (unlikely(cpy_r_r142 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute '__mypyc_temp__2_serai___kernel___perform___in_order_gen_1' of 'in_order_gen' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r142);
    }
    cpy_r_r143 = cpy_r_r141 & 1;
    cpy_r_r144 = cpy_r_r143 != 0;
    if (cpy_r_r144) goto CPyL96;
    cpy_r_r145 = cpy_r_r142 & 1;
    cpy_r_r146 = cpy_r_r145 != 0;
    if (!cpy_r_r146) goto CPyL97;
CPyL96: ;
    cpy_r_r147 = CPyTagged_IsLt_(cpy_r_r141, cpy_r_r142);
    cpy_r_r148 = cpy_r_r147;
    goto CPyL98;
CPyL97: ;
    cpy_r_r149 = (Py_ssize_t)cpy_r_r141 < (Py_ssize_t)cpy_r_r142;
    cpy_r_r148 = cpy_r_r149;
CPyL98: ;
    CPyTagged_DECREF(cpy_r_r142);
    if (!cpy_r_r148) goto CPyL167;
    cpy_r_r150 = ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_4;
    if (unlikely(cpy_r_r150 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "in_order", "in_order_gen", "__mypyc_temp__3_serai___kernel___perform___in_order_gen_4", 285, CPyStatic_perform___globals);
        goto CPyL166;
    }
CPyL100: ;
    CPyTagged_INCREF(cpy_r_r150);
    cpy_r_r151 = CPyTagged_StealAsObject(cpy_r_r150);
    cpy_r__ = cpy_r_r151;
    CPy_DECREF(cpy_r__);
    cpy_r_r152 = ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "in_order", "in_order_gen", "t", 286, CPyStatic_perform___globals);
        goto CPyL166;
    }
CPyL101: ;
    cpy_r_r153 = ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r153 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "in_order", "in_order_gen", "me", 286, CPyStatic_perform___globals);
        goto CPyL166;
    }
CPyL102: ;
    cpy_r_r154 = ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "in_order", "in_order_gen", "effect", 286, CPyStatic_perform___globals);
        goto CPyL166;
    }
CPyL103: ;
    if (likely(Py_TYPE(cpy_r_r154) == CPyType_kernel___effects___Repeat))
        cpy_r_r155 = cpy_r_r154;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "in_order", 286, CPyStatic_perform___globals, "serai.kernel.effects.Repeat", cpy_r_r154);
        goto CPyL166;
    }
    cpy_r_r156 = ((serai___kernel___effects___RepeatObject *)cpy_r_r155)->_part;
    CPy_INCREF(cpy_r_r156);
    cpy_r_r157 = ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__context;
    if (unlikely(cpy_r_r157 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "in_order", "in_order_gen", "context", 286, CPyStatic_perform___globals);
        goto CPyL168;
    }
CPyL105: ;
    cpy_r_r158 = CPyDef_perform___in_order(cpy_r_r152, cpy_r_r153, cpy_r_r156, cpy_r_r157);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "in_order", 286, CPyStatic_perform___globals);
        goto CPyL166;
    }
    if (((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_5 != NULL) {
        CPy_DECREF(((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_5);
    }
    ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_5 = cpy_r_r158;
    cpy_r_r159 = 1;
    if (!cpy_r_r159) goto CPyL166;
    cpy_r_r160 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r161 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r162 = NULL;
    cpy_r_r9 = cpy_r_r162;
    cpy_r_r163 = (PyObject **)&cpy_r_r9;
    cpy_r_r164 = ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_5;
    cpy_r_r165 = CPyDef_perform___in_order_gen_____mypyc_generator_helper__(cpy_r_r164, cpy_r_r161, cpy_r_r161, cpy_r_r161, cpy_r_r160, cpy_r_r163);
    if (cpy_r_r165 != NULL) goto CPyL169;
    cpy_r_r166 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r166)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "in_order", 286, CPyStatic_perform___globals);
        goto CPyL170;
    }
    cpy_r_r167 = cpy_r_r9;
    CPy_DECREF(cpy_r_r167);
    cpy_r_r168 = NULL;
    if (((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_5 != NULL) {
        CPy_DECREF(((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_5);
    }
    ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_5 = cpy_r_r168;
    cpy_r_r169 = 1;
    if (unlikely(!cpy_r_r169)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "in_order", 286, CPyStatic_perform___globals);
        goto CPyL166;
    } else
        goto CPyL126;
CPyL110: ;
    cpy_r_r170 = cpy_r_r165;
CPyL111: ;
    ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r170;
CPyL112: ;
    cpy_r_r172 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r173 = cpy_r_type != cpy_r_r172;
    if (!cpy_r_r173) goto CPyL171;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "in_order", 286, CPyStatic_perform___globals);
        goto CPyL116;
    } else
        goto CPyL172;
CPyL114: ;
    CPy_Unreachable();
CPyL115: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL122;
CPyL116: ;
    cpy_r_r174 = CPy_CatchError();
    cpy_r_r175 = (PyObject **)&cpy_r_r11;
    cpy_r_r176 = ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_5;
    cpy_r_r177 = CPy_YieldFromErrorHandle(cpy_r_r176, cpy_r_r175);
    if (unlikely(cpy_r_r177 == 2)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "in_order", 286, CPyStatic_perform___globals);
        goto CPyL173;
    }
    if (cpy_r_r177) {
        goto CPyL119;
    } else
        goto CPyL174;
CPyL118: ;
    cpy_r_r170 = cpy_r_r11;
    CPy_RestoreExcInfo(cpy_r_r174);
    CPy_DecRef(cpy_r_r174.f0);
    CPy_DecRef(cpy_r_r174.f1);
    CPy_DecRef(cpy_r_r174.f2);
    goto CPyL111;
CPyL119: ;
    cpy_r_r167 = cpy_r_r11;
    CPy_DecRef(cpy_r_r167);
    CPy_RestoreExcInfo(cpy_r_r174);
    CPy_DecRef(cpy_r_r174.f0);
    CPy_DecRef(cpy_r_r174.f1);
    CPy_DecRef(cpy_r_r174.f2);
    goto CPyL126;
CPyL120: ;
    CPy_RestoreExcInfo(cpy_r_r174);
    CPy_DecRef(cpy_r_r174.f0);
    CPy_DecRef(cpy_r_r174.f1);
    CPy_DecRef(cpy_r_r174.f2);
    cpy_r_r178 = CPy_KeepPropagating();
    if (!cpy_r_r178) goto CPyL142;
    CPy_Unreachable();
CPyL122: ;
    cpy_r_r179 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r180 = NULL;
    cpy_r_r9 = cpy_r_r180;
    cpy_r_r181 = (PyObject **)&cpy_r_r9;
    cpy_r_r182 = ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_5;
    cpy_r_r183 = CPyDef_perform___in_order_gen_____mypyc_generator_helper__(cpy_r_r182, cpy_r_r179, cpy_r_r179, cpy_r_r179, cpy_r_arg, cpy_r_r181);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r183 == NULL) {
        goto CPyL124;
    } else
        goto CPyL175;
CPyL123: ;
    cpy_r_r170 = cpy_r_r183;
    goto CPyL111;
CPyL124: ;
    cpy_r_r184 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r184)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "in_order", 286, CPyStatic_perform___globals);
        goto CPyL170;
    }
    cpy_r_r167 = cpy_r_r9;
    CPy_DECREF(cpy_r_r167);
CPyL126: ;
    cpy_r_r185 = ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_4;
    if (unlikely(cpy_r_r185 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "in_order", "in_order_gen", "__mypyc_temp__3_serai___kernel___perform___in_order_gen_4", 285, CPyStatic_perform___globals);
        goto CPyL166;
    }
CPyL127: ;
    cpy_r_r186 = CPyTagged_Add(cpy_r_r185, 2);
    if (((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_4 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_4);
    }
    ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___kernel___perform___in_order_gen_4 = cpy_r_r186;
    cpy_r_r187 = 1;
    if (unlikely(!cpy_r_r187)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "in_order", 285, CPyStatic_perform___globals);
        goto CPyL166;
    } else
        goto CPyL93;
CPyL128: ;
    cpy_r_r188 = CPyStatics[151]; /* '' */
    cpy_r_r189 = CPyStatics[153]; /* '{!r:{}}' */
    cpy_r_r190 = ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__effect;
    if (unlikely(cpy_r_r190 == NULL)) {
        CPy_AttributeError("src/serai/kernel/perform.py", "in_order", "in_order_gen", "effect", 288, CPyStatic_perform___globals);
        goto CPyL142;
    }
CPyL129: ;
    cpy_r_r191 = ((serai___kernel___effects___EffectObject *)cpy_r_r190)->_text;
    CPy_INCREF(cpy_r_r191);
    cpy_r_r192 = CPyStatics[151]; /* '' */
    cpy_r_r193 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r194[3] = {cpy_r_r189, cpy_r_r191, cpy_r_r192};
    cpy_r_r195 = (PyObject **)&cpy_r_r194;
    cpy_r_r196 = PyObject_VectorcallMethod(cpy_r_r193, cpy_r_r195, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r196 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "in_order", 288, CPyStatic_perform___globals);
        goto CPyL176;
    }
    CPy_DECREF(cpy_r_r191);
    if (likely(PyUnicode_Check(cpy_r_r196)))
        cpy_r_r197 = cpy_r_r196;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/perform.py", "in_order", 288, CPyStatic_perform___globals, "str", cpy_r_r196);
        goto CPyL142;
    }
    cpy_r_r198 = CPyStatics[4775]; /* ' leaves a choice: it cannot be done in order' */
    cpy_r_r199 = PyList_New(2);
    if (unlikely(cpy_r_r199 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "in_order", 288, CPyStatic_perform___globals);
        goto CPyL177;
    }
    cpy_r_r200 = (CPyPtr)((CPyPtr)cpy_r_r199 + offsetof(PyListObject, ob_item));
    cpy_r_r201 = *(CPyPtr *)cpy_r_r200;
    *(PyObject * *)cpy_r_r201 = cpy_r_r197;
    CPy_INCREF(cpy_r_r198);
    cpy_r_r202 = cpy_r_r201 + 8;
    *(PyObject * *)cpy_r_r202 = cpy_r_r198;
    cpy_r_r203 = PyUnicode_Join(cpy_r_r188, cpy_r_r199);
    CPy_DECREF(cpy_r_r199);
    if (unlikely(cpy_r_r203 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "in_order", 288, CPyStatic_perform___globals);
        goto CPyL142;
    }
    cpy_r_r204 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r205 = CPyStatics[4589]; /* 'TypeError' */
    cpy_r_r206 = CPyObject_GetAttr(cpy_r_r204, cpy_r_r205);
    if (unlikely(cpy_r_r206 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "in_order", 288, CPyStatic_perform___globals);
        goto CPyL178;
    }
    PyObject *cpy_r_r207[1] = {cpy_r_r203};
    cpy_r_r208 = (PyObject **)&cpy_r_r207;
    cpy_r_r209 = PyObject_Vectorcall(cpy_r_r206, cpy_r_r208, 1, 0);
    CPy_DECREF(cpy_r_r206);
    if (unlikely(cpy_r_r209 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "in_order", 288, CPyStatic_perform___globals);
        goto CPyL178;
    }
    CPy_DECREF(cpy_r_r203);
    CPy_Raise(cpy_r_r209);
    CPy_DECREF(cpy_r_r209);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "in_order", 288, CPyStatic_perform___globals);
        goto CPyL142;
    }
    CPy_Unreachable();
CPyL137: ;
    cpy_r_r210 = Py_None;
    CPy_INCREF(cpy_r_r210);
    ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r212 = CPyDef_perform___in_order_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL141;
    CPyGen_SetStopIterationValue(cpy_r_r210);
    CPy_DECREF(cpy_r_r210);
    if (!0) goto CPyL149;
    CPy_Unreachable();
CPyL141: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r210;
    CPyGen_Exit(&((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL142: ;
    ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r214 = CPyDef_perform___in_order_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r215 = NULL;
    CPyGen_Exit(&((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r215;
CPyL143: ;
    cpy_r_r216 = cpy_r_r12 == 0;
    if (cpy_r_r216) goto CPyL179;
    cpy_r_r217 = cpy_r_r12 == 1;
    if (cpy_r_r217) {
        goto CPyL180;
    } else
        goto CPyL181;
CPyL145: ;
    cpy_r_r218 = cpy_r_r12 == 2;
    if (cpy_r_r218) {
        goto CPyL182;
    } else
        goto CPyL183;
CPyL146: ;
    cpy_r_r219 = cpy_r_r12 == 3;
    if (cpy_r_r219) {
        goto CPyL112;
    } else
        goto CPyL184;
CPyL147: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r220 = 0;
    if (unlikely(!cpy_r_r220)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "in_order", 273, CPyStatic_perform___globals);
        goto CPyL149;
    }
    CPy_Unreachable();
CPyL149: ;
    cpy_r_r221 = NULL;
    CPyGen_Exit(&((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r221;
CPyL150: ;
    CPy_DecRef(cpy_r_r23);
    goto CPyL142;
CPyL151: ;
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r28);
    goto CPyL142;
CPyL152: ;
    CPy_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r34);
    goto CPyL142;
CPyL153: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL26;
CPyL154: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL142;
CPyL155: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL31;
CPyL156: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL30;
CPyL157: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL36;
CPyL158: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL39;
CPyL159: ;
    CPy_DecRef(cpy_r_r95);
    goto CPyL142;
CPyL160: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL68;
CPyL161: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL142;
CPyL162: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL73;
CPyL163: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL72;
CPyL164: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL78;
CPyL165: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL81;
CPyL166: ;
    cpy_r_r222 = CPY_INT_TAG;
    if (((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform___in_order_gen_1 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform___in_order_gen_1);
    }
    ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform___in_order_gen_1 = cpy_r_r222;
    cpy_r_r223 = 1;
    goto CPyL142;
CPyL167: ;
    cpy_r_r224 = CPY_INT_TAG;
    if (((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform___in_order_gen_1 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform___in_order_gen_1);
    }
    ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform___in_order_gen_1 = cpy_r_r224;
    cpy_r_r225 = 1;
    goto CPyL137;
CPyL168: ;
    cpy_r_r226 = CPY_INT_TAG;
    if (((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform___in_order_gen_1 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform___in_order_gen_1);
    }
    ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform___in_order_gen_1 = cpy_r_r226;
    cpy_r_r227 = 1;
    CPy_DecRef(cpy_r_r156);
    goto CPyL142;
CPyL169: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL110;
CPyL170: ;
    CPy_XDecRef(cpy_r_r9);
    cpy_r_r228 = CPY_INT_TAG;
    if (((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform___in_order_gen_1 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform___in_order_gen_1);
    }
    ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform___in_order_gen_1 = cpy_r_r228;
    cpy_r_r229 = 1;
    goto CPyL142;
CPyL171: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL115;
CPyL172: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL114;
CPyL173: ;
    CPy_XDecRef(cpy_r_r11);
    cpy_r_r230 = CPY_INT_TAG;
    if (((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform___in_order_gen_1 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform___in_order_gen_1);
    }
    ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform___in_order_gen_1 = cpy_r_r230;
    cpy_r_r231 = 1;
    goto CPyL120;
CPyL174: ;
    goto CPyL118;
CPyL175: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL123;
CPyL176: ;
    CPy_DecRef(cpy_r_r191);
    goto CPyL142;
CPyL177: ;
    CPy_DecRef(cpy_r_r197);
    goto CPyL142;
CPyL178: ;
    CPy_DecRef(cpy_r_r203);
    goto CPyL142;
CPyL179: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    cpy_r_r232 = CPY_INT_TAG;
    if (((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform___in_order_gen_1 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform___in_order_gen_1);
    }
    ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform___in_order_gen_1 = cpy_r_r232;
    cpy_r_r233 = 1;
    goto CPyL1;
CPyL180: ;
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    cpy_r_r234 = CPY_INT_TAG;
    if (((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform___in_order_gen_1 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform___in_order_gen_1);
    }
    ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform___in_order_gen_1 = cpy_r_r234;
    cpy_r_r235 = 1;
    goto CPyL28;
CPyL181: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL145;
CPyL182: ;
    CPy_XDECREF(cpy_r_r11);
    cpy_r_r236 = CPY_INT_TAG;
    if (((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform___in_order_gen_1 != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform___in_order_gen_1);
    }
    ((serai___kernel___perform___in_order_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__2_serai___kernel___perform___in_order_gen_1 = cpy_r_r236;
    cpy_r_r237 = 1;
    goto CPyL70;
CPyL183: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL146;
CPyL184: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL147;
}
        
PyObject *CPyDef_perform___in_order_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_perform___in_order_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_perform___in_order_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_perform___in_order_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.perform.in_order_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_perform___in_order_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/perform.py", "__next__", -1, CPyStatic_perform___globals);
            return NULL;
        }
        
PyObject *CPyDef_perform___in_order_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_perform___in_order_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_perform___in_order_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_perform___in_order_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.perform.in_order_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_perform___in_order_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/perform.py", "send", -1, CPyStatic_perform___globals);
            return NULL;
        }
        
PyObject *CPyDef_perform___in_order_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_perform___in_order_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_perform___in_order_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.perform.in_order_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_perform___in_order_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/perform.py", "__iter__", -1, CPyStatic_perform___globals);
            return NULL;
        }
        
PyObject *CPyDef_perform___in_order_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_perform___in_order_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_perform___in_order_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_perform___in_order_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.perform.in_order_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_perform___in_order_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/perform.py", "throw", -1, CPyStatic_perform___globals);
            return NULL;
        }
        
PyObject *CPyDef_perform___in_order_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_perform___in_order_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp9248 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp9248);
    PyObject *__tmp9249 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp9249);
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
        
        PyObject *CPyPy_perform___in_order_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_perform___in_order_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.kernel.perform.in_order_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_perform___in_order_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/perform.py", "close", -1, CPyStatic_perform___globals);
            return NULL;
        }
        
PyObject *CPyDef_perform___in_order(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_effect, CPyTagged cpy_r_context) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    if (cpy_r_context != CPY_INT_TAG) goto CPyL9;
    cpy_r_context = 0;
CPyL2: ;
    cpy_r_r0 = CPyDef_perform___in_order_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "in_order", 273, CPyStatic_perform___globals);
        goto CPyL10;
    }
    ((serai___kernel___perform___in_order_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___kernel___perform___in_order_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___kernel___perform___in_order_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___kernel___perform___in_order_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "in_order", 273, CPyStatic_perform___globals);
        goto CPyL11;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___kernel___perform___in_order_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___kernel___perform___in_order_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___kernel___perform___in_order_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "in_order", 273, CPyStatic_perform___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_effect);
    if (((serai___kernel___perform___in_order_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__effect != NULL) {
        CPy_DECREF(((serai___kernel___perform___in_order_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__effect);
    }
    ((serai___kernel___perform___in_order_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__effect = cpy_r_effect;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "in_order", 273, CPyStatic_perform___globals);
        goto CPyL11;
    }
    if (((serai___kernel___perform___in_order_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___kernel___perform___in_order_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context);
    }
    ((serai___kernel___perform___in_order_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__context = cpy_r_context;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "in_order", 273, CPyStatic_perform___globals);
        goto CPyL12;
    }
    return cpy_r_r0;
CPyL8: ;
    cpy_r_r6 = NULL;
    return cpy_r_r6;
CPyL9: ;
    CPyTagged_INCREF(cpy_r_context);
    goto CPyL2;
CPyL10: ;
    CPyTagged_DecRef(cpy_r_context);
    goto CPyL8;
CPyL11: ;
    CPyTagged_DecRef(cpy_r_context);
    CPy_DecRef(cpy_r_r0);
    goto CPyL8;
CPyL12: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL8;
}
        
        PyObject *CPyPy_perform___in_order(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "effect", "context", 0};
            static CPyArg_Parser parser = {"OOO|O:in_order", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_effect;
            PyObject *obj_context = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_effect, &obj_context)) {
                return NULL;
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
            PyObject *arg_effect;
            if (likely(PyObject_TypeCheck(obj_effect, CPyType_kernel___effects___Effect)))
                arg_effect = obj_effect;
            else {
                CPy_TypeError("serai.kernel.effects.Effect", obj_effect); 
                goto fail;
            }
            CPyTagged arg_context;
            if (obj_context == NULL) {
                arg_context = CPY_INT_TAG;
            } else if (likely(PyLong_Check(obj_context)))
                arg_context = CPyTagged_BorrowFromObject(obj_context);
            else {
                CPy_TypeError("int", obj_context); goto fail;
            }
            PyObject *retval = CPyDef_perform___in_order(arg_t, arg_me, arg_effect, arg_context);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/perform.py", "in_order", 273, CPyStatic_perform___globals);
            return NULL;
        }
        
char CPyDef_perform_____top_level__(void) {
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
    void *cpy_r_r60;
    void *cpy_r_r61;
    void *cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    void *cpy_r_r68;
    void *cpy_r_r69;
    PyObject **cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    void *cpy_r_r82;
    void *cpy_r_r83;
    void *cpy_r_r84;
    char cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    void *cpy_r_r90;
    void *cpy_r_r91;
    PyObject **cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    void *cpy_r_r104;
    void *cpy_r_r105;
    void *cpy_r_r106;
    char cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    void *cpy_r_r112;
    void *cpy_r_r113;
    PyObject **cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    void *cpy_r_r126;
    void *cpy_r_r127;
    void *cpy_r_r128;
    char cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    void *cpy_r_r134;
    void *cpy_r_r135;
    PyObject **cpy_r_r136;
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
    PyObject *cpy_r_r152;
    PyObject **cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    int32_t cpy_r_r159;
    char cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    tuple_T2OO cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    int32_t cpy_r_r169;
    char cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    tuple_T2OO cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject *cpy_r_r178;
    int32_t cpy_r_r179;
    char cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
    PyObject *cpy_r_r186;
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
    PyObject *cpy_r_r199;
    PyObject *cpy_r_r200;
    PyObject *cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r_r203;
    int32_t cpy_r_r204;
    char cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject *cpy_r_r207;
    int32_t cpy_r_r208;
    char cpy_r_r209;
    char cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    char cpy_r_r220;
    char cpy_r_r221;
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
    int32_t cpy_r_r234;
    char cpy_r_r235;
    PyObject *cpy_r_r236;
    PyObject *cpy_r_r237;
    int32_t cpy_r_r238;
    char cpy_r_r239;
    char cpy_r_r240;
    char cpy_r_r241;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 1, CPyStatic_perform___globals);
        goto CPyL83;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 1, CPyStatic_perform___globals);
        goto CPyL83;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_perform___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 12, CPyStatic_perform___globals);
        goto CPyL83;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5717]; /* ('Any', 'Generic', 'TypeAlias', 'TypeVar') */
    cpy_r_r12 = CPyStatics[47]; /* 'typing' */
    cpy_r_r13 = CPyStatic_perform___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 14, CPyStatic_perform___globals);
        goto CPyL83;
    }
    cpy_r_r15 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r17 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 16, CPyStatic_perform___globals);
        goto CPyL83;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r25 = CPyExec_serai___kernel___decision;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 16, CPyStatic_perform___globals);
        goto CPyL83;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 16, CPyStatic_perform___globals);
        goto CPyL83;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 16, CPyStatic_perform___globals);
        goto CPyL83;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5718]; /* ('Asking', 'Offer', 'Option', 'Reason', 'Rules', 'Vocabulary', 'ask') */
    cpy_r_r36 = CPyStatic_perform___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 16, CPyStatic_perform___globals);
        goto CPyL83;
    } else
        goto CPyL84;
CPyL14: ;
    cpy_r_r38 = (void *)&CPyModule_serai___kernel___effects;
    cpy_r_r39 = (void *)&CPyImportState_serai___kernel___effects;
    cpy_r_r40 = CPyModuleLockAPI_serai;
    cpy_r_r41 = CPyImport_IsInitialized(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL17;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 17, CPyStatic_perform___globals);
        goto CPyL83;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL21;
CPyL17: ;
    cpy_r_r46 = CPyInitOnly_serai___kernel___effects;
    cpy_r_r47 = CPyExec_serai___kernel___effects;
    cpy_r_r48 = (PyObject **)&CPyModule_serai___kernel___effects__internal;
    cpy_r_r49 = PyImport_GetModuleDict();
    cpy_r_r50 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 17, CPyStatic_perform___globals);
        goto CPyL83;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 17, CPyStatic_perform___globals);
        goto CPyL83;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 17, CPyStatic_perform___globals);
        goto CPyL83;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[5649]; /* ('AnyOrder', 'Arrow', 'Call', 'Choice', 'Effect', 'InOrder', 'Maybe', 'Repeat') */
    cpy_r_r58 = CPyStatic_perform___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 17, CPyStatic_perform___globals);
        goto CPyL83;
    } else
        goto CPyL85;
CPyL22: ;
    cpy_r_r60 = (void *)&CPyModule_serai___kernel___extras;
    cpy_r_r61 = (void *)&CPyImportState_serai___kernel___extras;
    cpy_r_r62 = CPyModuleLockAPI_serai;
    cpy_r_r63 = CPyImport_IsInitialized(cpy_r_r61);
    if (!cpy_r_r63) goto CPyL25;
    cpy_r_r64 = PyImport_GetModuleDict();
    cpy_r_r65 = CPyStatics[373]; /* 'serai.kernel.extras' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 18, CPyStatic_perform___globals);
        goto CPyL83;
    }
    cpy_r_r67 = cpy_r_r66;
    goto CPyL29;
CPyL25: ;
    cpy_r_r68 = CPyInitOnly_serai___kernel___extras;
    cpy_r_r69 = CPyExec_serai___kernel___extras;
    cpy_r_r70 = (PyObject **)&CPyModule_serai___kernel___extras__internal;
    cpy_r_r71 = PyImport_GetModuleDict();
    cpy_r_r72 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r73 = CPyDict_GetItem(cpy_r_r71, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 18, CPyStatic_perform___globals);
        goto CPyL83;
    }
    cpy_r_r74 = CPyStatics[8]; /* '__file__' */
    cpy_r_r75 = CPyObject_GetAttr(cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 18, CPyStatic_perform___globals);
        goto CPyL83;
    }
    cpy_r_r76 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r77 = CPyStatics[373]; /* 'serai.kernel.extras' */
    cpy_r_r78 = CPyImport_ImportNative(cpy_r_r77, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r60, cpy_r_r61, cpy_r_r62, cpy_r_r75, cpy_r_r76, 0);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 18, CPyStatic_perform___globals);
        goto CPyL83;
    }
    cpy_r_r67 = cpy_r_r78;
CPyL29: ;
    cpy_r_r79 = CPyStatics[5140]; /* ('Extras',) */
    cpy_r_r80 = CPyStatic_perform___globals;
    cpy_r_r81 = CPyImport_GetNativeAttrs(cpy_r_r67, cpy_r_r79, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 18, CPyStatic_perform___globals);
        goto CPyL83;
    } else
        goto CPyL86;
CPyL30: ;
    cpy_r_r82 = (void *)&CPyModule_serai___kernel___offer;
    cpy_r_r83 = (void *)&CPyImportState_serai___kernel___offer;
    cpy_r_r84 = CPyModuleLockAPI_serai;
    cpy_r_r85 = CPyImport_IsInitialized(cpy_r_r83);
    if (!cpy_r_r85) goto CPyL33;
    cpy_r_r86 = PyImport_GetModuleDict();
    cpy_r_r87 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r88 = CPyDict_GetItem(cpy_r_r86, cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 19, CPyStatic_perform___globals);
        goto CPyL83;
    }
    cpy_r_r89 = cpy_r_r88;
    goto CPyL37;
CPyL33: ;
    cpy_r_r90 = CPyInitOnly_serai___kernel___offer;
    cpy_r_r91 = CPyExec_serai___kernel___offer;
    cpy_r_r92 = (PyObject **)&CPyModule_serai___kernel___offer__internal;
    cpy_r_r93 = PyImport_GetModuleDict();
    cpy_r_r94 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r95 = CPyDict_GetItem(cpy_r_r93, cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 19, CPyStatic_perform___globals);
        goto CPyL83;
    }
    cpy_r_r96 = CPyStatics[8]; /* '__file__' */
    cpy_r_r97 = CPyObject_GetAttr(cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 19, CPyStatic_perform___globals);
        goto CPyL83;
    }
    cpy_r_r98 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r99 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r100 = CPyImport_ImportNative(cpy_r_r99, cpy_r_r90, cpy_r_r91, cpy_r_r92, cpy_r_r82, cpy_r_r83, cpy_r_r84, cpy_r_r97, cpy_r_r98, 0);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 19, CPyStatic_perform___globals);
        goto CPyL83;
    }
    cpy_r_r89 = cpy_r_r100;
CPyL37: ;
    cpy_r_r101 = CPyStatics[5043]; /* ('TableOffer',) */
    cpy_r_r102 = CPyStatic_perform___globals;
    cpy_r_r103 = CPyImport_GetNativeAttrs(cpy_r_r89, cpy_r_r101, cpy_r_r101, cpy_r_r102);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 19, CPyStatic_perform___globals);
        goto CPyL83;
    } else
        goto CPyL87;
CPyL38: ;
    cpy_r_r104 = (void *)&CPyModule_serai___kernel___table;
    cpy_r_r105 = (void *)&CPyImportState_serai___kernel___table;
    cpy_r_r106 = CPyModuleLockAPI_serai;
    cpy_r_r107 = CPyImport_IsInitialized(cpy_r_r105);
    if (!cpy_r_r107) goto CPyL41;
    cpy_r_r108 = PyImport_GetModuleDict();
    cpy_r_r109 = CPyStatics[1072]; /* 'serai.kernel.table' */
    cpy_r_r110 = CPyDict_GetItem(cpy_r_r108, cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 20, CPyStatic_perform___globals);
        goto CPyL83;
    }
    cpy_r_r111 = cpy_r_r110;
    goto CPyL45;
CPyL41: ;
    cpy_r_r112 = CPyInitOnly_serai___kernel___table;
    cpy_r_r113 = CPyExec_serai___kernel___table;
    cpy_r_r114 = (PyObject **)&CPyModule_serai___kernel___table__internal;
    cpy_r_r115 = PyImport_GetModuleDict();
    cpy_r_r116 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r117 = CPyDict_GetItem(cpy_r_r115, cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 20, CPyStatic_perform___globals);
        goto CPyL83;
    }
    cpy_r_r118 = CPyStatics[8]; /* '__file__' */
    cpy_r_r119 = CPyObject_GetAttr(cpy_r_r117, cpy_r_r118);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 20, CPyStatic_perform___globals);
        goto CPyL83;
    }
    cpy_r_r120 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r121 = CPyStatics[1072]; /* 'serai.kernel.table' */
    cpy_r_r122 = CPyImport_ImportNative(cpy_r_r121, cpy_r_r112, cpy_r_r113, cpy_r_r114, cpy_r_r104, cpy_r_r105, cpy_r_r106, cpy_r_r119, cpy_r_r120, 0);
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 20, CPyStatic_perform___globals);
        goto CPyL83;
    }
    cpy_r_r111 = cpy_r_r122;
CPyL45: ;
    cpy_r_r123 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r124 = CPyStatic_perform___globals;
    cpy_r_r125 = CPyImport_GetNativeAttrs(cpy_r_r111, cpy_r_r123, cpy_r_r123, cpy_r_r124);
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 20, CPyStatic_perform___globals);
        goto CPyL83;
    } else
        goto CPyL88;
CPyL46: ;
    cpy_r_r126 = (void *)&CPyModule_serai___kernel___work;
    cpy_r_r127 = (void *)&CPyImportState_serai___kernel___work;
    cpy_r_r128 = CPyModuleLockAPI_serai;
    cpy_r_r129 = CPyImport_IsInitialized(cpy_r_r127);
    if (!cpy_r_r129) goto CPyL49;
    cpy_r_r130 = PyImport_GetModuleDict();
    cpy_r_r131 = CPyStatics[523]; /* 'serai.kernel.work' */
    cpy_r_r132 = CPyDict_GetItem(cpy_r_r130, cpy_r_r131);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 21, CPyStatic_perform___globals);
        goto CPyL83;
    }
    cpy_r_r133 = cpy_r_r132;
    goto CPyL53;
CPyL49: ;
    cpy_r_r134 = CPyInitOnly_serai___kernel___work;
    cpy_r_r135 = CPyExec_serai___kernel___work;
    cpy_r_r136 = (PyObject **)&CPyModule_serai___kernel___work__internal;
    cpy_r_r137 = PyImport_GetModuleDict();
    cpy_r_r138 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r139 = CPyDict_GetItem(cpy_r_r137, cpy_r_r138);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 21, CPyStatic_perform___globals);
        goto CPyL83;
    }
    cpy_r_r140 = CPyStatics[8]; /* '__file__' */
    cpy_r_r141 = CPyObject_GetAttr(cpy_r_r139, cpy_r_r140);
    CPy_DECREF(cpy_r_r139);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 21, CPyStatic_perform___globals);
        goto CPyL83;
    }
    cpy_r_r142 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r143 = CPyStatics[523]; /* 'serai.kernel.work' */
    cpy_r_r144 = CPyImport_ImportNative(cpy_r_r143, cpy_r_r134, cpy_r_r135, cpy_r_r136, cpy_r_r126, cpy_r_r127, cpy_r_r128, cpy_r_r141, cpy_r_r142, 0);
    CPy_DECREF(cpy_r_r141);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 21, CPyStatic_perform___globals);
        goto CPyL83;
    }
    cpy_r_r133 = cpy_r_r144;
CPyL53: ;
    cpy_r_r145 = CPyStatics[5089]; /* ('Work',) */
    cpy_r_r146 = CPyStatic_perform___globals;
    cpy_r_r147 = CPyImport_GetNativeAttrs(cpy_r_r133, cpy_r_r145, cpy_r_r145, cpy_r_r146);
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 21, CPyStatic_perform___globals);
        goto CPyL83;
    } else
        goto CPyL89;
CPyL54: ;
    cpy_r_r148 = CPyStatics[4593]; /* 'T' */
    cpy_r_r149 = (PyObject *)CPyType_kernel___table___Table;
    cpy_r_r150 = CPyStatic_perform___globals;
    cpy_r_r151 = CPyStatics[4521]; /* 'TypeVar' */
    cpy_r_r152 = CPyDict_GetItem(cpy_r_r150, cpy_r_r151);
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 23, CPyStatic_perform___globals);
        goto CPyL83;
    }
    PyObject *cpy_r_r153[2] = {cpy_r_r148, cpy_r_r149};
    cpy_r_r154 = (PyObject **)&cpy_r_r153;
    cpy_r_r155 = CPyStatics[5699]; /* ('bound',) */
    cpy_r_r156 = PyObject_Vectorcall(cpy_r_r152, cpy_r_r154, 1, cpy_r_r155);
    CPy_DECREF(cpy_r_r152);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 23, CPyStatic_perform___globals);
        goto CPyL83;
    }
    cpy_r_r157 = CPyStatic_perform___globals;
    cpy_r_r158 = CPyStatics[4593]; /* 'T' */
    cpy_r_r159 = CPyDict_SetItem(cpy_r_r157, cpy_r_r158, cpy_r_r156);
    CPy_DECREF(cpy_r_r156);
    cpy_r_r160 = cpy_r_r159 >= 0;
    if (unlikely(!cpy_r_r160)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 23, CPyStatic_perform___globals);
        goto CPyL83;
    }
    cpy_r_r161 = (PyObject *)&PyTuple_Type;
    cpy_r_r162 = (PyObject *)CPyType_kernel___effects___Effect;
    cpy_r_r163 = (PyObject *)&PyLong_Type;
    CPy_INCREF(cpy_r_r162);
    CPy_INCREF(cpy_r_r163);
    cpy_r_r164.f0 = cpy_r_r162;
    cpy_r_r164.f1 = cpy_r_r163;
    cpy_r_r165 = PyTuple_New(2);
    if (unlikely(cpy_r_r165 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp9250 = cpy_r_r164.f0;
    PyTuple_SET_ITEM(cpy_r_r165, 0, __tmp9250);
    PyObject *__tmp9251 = cpy_r_r164.f1;
    PyTuple_SET_ITEM(cpy_r_r165, 1, __tmp9251);
    cpy_r_r166 = PyObject_GetItem(cpy_r_r161, cpy_r_r165);
    CPy_DECREF(cpy_r_r165);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 25, CPyStatic_perform___globals);
        goto CPyL83;
    }
    cpy_r_r167 = CPyStatic_perform___globals;
    cpy_r_r168 = CPyStatics[3674]; /* 'Waiting' */
    cpy_r_r169 = CPyDict_SetItem(cpy_r_r167, cpy_r_r168, cpy_r_r166);
    CPy_DECREF(cpy_r_r166);
    cpy_r_r170 = cpy_r_r169 >= 0;
    if (unlikely(!cpy_r_r170)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 25, CPyStatic_perform___globals);
        goto CPyL83;
    }
    cpy_r_r171 = (PyObject *)&PyTuple_Type;
    cpy_r_r172 = (PyObject *)&PyLong_Type;
    cpy_r_r173 = (PyObject *)CPyType_kernel___effects___Effect;
    CPy_INCREF(cpy_r_r172);
    CPy_INCREF(cpy_r_r173);
    cpy_r_r174.f0 = cpy_r_r172;
    cpy_r_r174.f1 = cpy_r_r173;
    cpy_r_r175 = PyTuple_New(2);
    if (unlikely(cpy_r_r175 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp9252 = cpy_r_r174.f0;
    PyTuple_SET_ITEM(cpy_r_r175, 0, __tmp9252);
    PyObject *__tmp9253 = cpy_r_r174.f1;
    PyTuple_SET_ITEM(cpy_r_r175, 1, __tmp9253);
    cpy_r_r176 = PyObject_GetItem(cpy_r_r171, cpy_r_r175);
    CPy_DECREF(cpy_r_r175);
    if (unlikely(cpy_r_r176 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 26, CPyStatic_perform___globals);
        goto CPyL83;
    }
    cpy_r_r177 = CPyStatic_perform___globals;
    cpy_r_r178 = CPyStatics[4776]; /* 'Source' */
    cpy_r_r179 = CPyDict_SetItem(cpy_r_r177, cpy_r_r178, cpy_r_r176);
    CPy_DECREF(cpy_r_r176);
    cpy_r_r180 = cpy_r_r179 >= 0;
    if (unlikely(!cpy_r_r180)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 26, CPyStatic_perform___globals);
        goto CPyL83;
    }
    cpy_r_r181 = CPyStatic_perform___globals;
    cpy_r_r182 = CPyStatics[4590]; /* 'Generic' */
    cpy_r_r183 = CPyDict_GetItem(cpy_r_r181, cpy_r_r182);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 29, CPyStatic_perform___globals);
        goto CPyL83;
    }
    cpy_r_r184 = CPyStatic_perform___globals;
    cpy_r_r185 = CPyStatics[4593]; /* 'T' */
    cpy_r_r186 = CPyDict_GetItem(cpy_r_r184, cpy_r_r185);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 29, CPyStatic_perform___globals);
        goto CPyL90;
    }
    cpy_r_r187 = PyObject_GetItem(cpy_r_r183, cpy_r_r186);
    CPy_DECREF(cpy_r_r183);
    CPy_DECREF(cpy_r_r186);
    if (unlikely(cpy_r_r187 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 29, CPyStatic_perform___globals);
        goto CPyL83;
    }
    cpy_r_r188 = PyTuple_Pack(1, cpy_r_r187);
    CPy_DECREF(cpy_r_r187);
    if (unlikely(cpy_r_r188 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 29, CPyStatic_perform___globals);
        goto CPyL83;
    }
    cpy_r_r189 = CPyStatics[565]; /* 'serai.kernel.perform' */
    cpy_r_r190 = (PyObject *)CPyType_perform___Performer_template;
    cpy_r_r191 = CPyType_FromTemplate(cpy_r_r190, cpy_r_r188, cpy_r_r189);
    CPy_DECREF(cpy_r_r188);
    if (unlikely(cpy_r_r191 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 29, CPyStatic_perform___globals);
        goto CPyL83;
    }
    cpy_r_r192 = CPyDef_perform___Performer_trait_vtable_setup();
    if (unlikely(cpy_r_r192 == 2)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 29, CPyStatic_perform___globals);
        goto CPyL91;
    }
    cpy_r_r193 = CPyDef_perform___Performer_coroutine_setup(cpy_r_r191);
    if (unlikely(cpy_r_r193 == 2)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 29, CPyStatic_perform___globals);
        goto CPyL91;
    }
    cpy_r_r194 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r195 = CPyStatics[326]; /* 'vocabulary' */
    cpy_r_r196 = CPyStatics[2779]; /* 'rule' */
    cpy_r_r197 = CPyStatics[2780]; /* 'extras' */
    cpy_r_r198 = CPyStatics[2781]; /* 'in_vain' */
    cpy_r_r199 = CPyStatics[892]; /* 'done' */
    cpy_r_r200 = CPyStatics[2782]; /* '_flat' */
    cpy_r_r201 = CPyStatics[2783]; /* '_options' */
    cpy_r_r202 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r203 = PyTuple_Pack(8, cpy_r_r195, cpy_r_r196, cpy_r_r197, cpy_r_r198, cpy_r_r199, cpy_r_r200, cpy_r_r201, cpy_r_r202);
    if (unlikely(cpy_r_r203 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 29, CPyStatic_perform___globals);
        goto CPyL91;
    }
    cpy_r_r204 = PyObject_SetAttr(cpy_r_r191, cpy_r_r194, cpy_r_r203);
    CPy_DECREF(cpy_r_r203);
    cpy_r_r205 = cpy_r_r204 >= 0;
    if (unlikely(!cpy_r_r205)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 29, CPyStatic_perform___globals);
        goto CPyL91;
    }
    CPyType_perform___Performer = (PyTypeObject *)cpy_r_r191;
    CPy_INCREF(CPyType_perform___Performer);
    cpy_r_r206 = CPyStatic_perform___globals;
    cpy_r_r207 = CPyStatics[2657]; /* 'Performer' */
    cpy_r_r208 = PyDict_SetItem(cpy_r_r206, cpy_r_r207, cpy_r_r191);
    cpy_r_r209 = cpy_r_r208 >= 0;
    if (unlikely(!cpy_r_r209)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 29, CPyStatic_perform___globals);
        goto CPyL91;
    }
    cpy_r_r210 = CPy_InitSubclass(cpy_r_r191);
    CPy_DECREF(cpy_r_r191);
    if (unlikely(!cpy_r_r210)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 29, CPyStatic_perform___globals);
        goto CPyL83;
    }
    cpy_r_r211 = (PyObject *)CPyType_offer___TableOffer;
    cpy_r_r212 = CPyStatic_perform___globals;
    cpy_r_r213 = CPyStatics[4593]; /* 'T' */
    cpy_r_r214 = CPyDict_GetItem(cpy_r_r212, cpy_r_r213);
    if (unlikely(cpy_r_r214 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 244, CPyStatic_perform___globals);
        goto CPyL83;
    }
    cpy_r_r215 = PyObject_GetItem(cpy_r_r211, cpy_r_r214);
    CPy_DECREF(cpy_r_r214);
    if (unlikely(cpy_r_r215 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 244, CPyStatic_perform___globals);
        goto CPyL83;
    }
    cpy_r_r216 = PyTuple_Pack(1, cpy_r_r215);
    CPy_DECREF(cpy_r_r215);
    if (unlikely(cpy_r_r216 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 244, CPyStatic_perform___globals);
        goto CPyL83;
    }
    cpy_r_r217 = CPyStatics[565]; /* 'serai.kernel.perform' */
    cpy_r_r218 = (PyObject *)CPyType_perform___NextOffer_template;
    cpy_r_r219 = CPyType_FromTemplate(cpy_r_r218, cpy_r_r216, cpy_r_r217);
    CPy_DECREF(cpy_r_r216);
    if (unlikely(cpy_r_r219 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 244, CPyStatic_perform___globals);
        goto CPyL83;
    }
    cpy_r_r220 = CPyDef_perform___NextOffer_trait_vtable_setup();
    if (unlikely(cpy_r_r220 == 2)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 244, CPyStatic_perform___globals);
        goto CPyL92;
    }
    cpy_r_r221 = CPyDef_perform___NextOffer_coroutine_setup(cpy_r_r219);
    if (unlikely(cpy_r_r221 == 2)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 244, CPyStatic_perform___globals);
        goto CPyL92;
    }
    cpy_r_r222 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r223 = CPyStatics[4777]; /* '_performer' */
    cpy_r_r224 = CPyStatics[4778]; /* '_possible' */
    cpy_r_r225 = CPyStatics[4779]; /* '_in_vain' */
    cpy_r_r226 = CPyStatics[378]; /* 't' */
    cpy_r_r227 = CPyStatics[379]; /* 'me' */
    cpy_r_r228 = CPyStatics[380]; /* '_likely' */
    cpy_r_r229 = CPyStatics[381]; /* '_obstacle' */
    cpy_r_r230 = CPyStatics[382]; /* '_others' */
    cpy_r_r231 = CPyStatics[383]; /* '_note' */
    cpy_r_r232 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r233 = PyTuple_Pack(10, cpy_r_r223, cpy_r_r224, cpy_r_r225, cpy_r_r226, cpy_r_r227, cpy_r_r228, cpy_r_r229, cpy_r_r230, cpy_r_r231, cpy_r_r232);
    if (unlikely(cpy_r_r233 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 244, CPyStatic_perform___globals);
        goto CPyL92;
    }
    cpy_r_r234 = PyObject_SetAttr(cpy_r_r219, cpy_r_r222, cpy_r_r233);
    CPy_DECREF(cpy_r_r233);
    cpy_r_r235 = cpy_r_r234 >= 0;
    if (unlikely(!cpy_r_r235)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 244, CPyStatic_perform___globals);
        goto CPyL92;
    }
    CPyType_perform___NextOffer = (PyTypeObject *)cpy_r_r219;
    CPy_INCREF(CPyType_perform___NextOffer);
    cpy_r_r236 = CPyStatic_perform___globals;
    cpy_r_r237 = CPyStatics[4780]; /* 'NextOffer' */
    cpy_r_r238 = PyDict_SetItem(cpy_r_r236, cpy_r_r237, cpy_r_r219);
    cpy_r_r239 = cpy_r_r238 >= 0;
    if (unlikely(!cpy_r_r239)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 244, CPyStatic_perform___globals);
        goto CPyL92;
    }
    cpy_r_r240 = CPy_InitSubclass(cpy_r_r219);
    CPy_DECREF(cpy_r_r219);
    if (unlikely(!cpy_r_r240)) {
        CPy_AddTraceback("src/serai/kernel/perform.py", "<module>", 244, CPyStatic_perform___globals);
        goto CPyL83;
    }
    return 1;
CPyL83: ;
    cpy_r_r241 = 2;
    return cpy_r_r241;
CPyL84: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL85: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
CPyL86: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL30;
CPyL87: ;
    CPy_DECREF(cpy_r_r103);
    goto CPyL38;
CPyL88: ;
    CPy_DECREF(cpy_r_r125);
    goto CPyL46;
CPyL89: ;
    CPy_DECREF(cpy_r_r147);
    goto CPyL54;
CPyL90: ;
    CPy_DecRef(cpy_r_r183);
    goto CPyL83;
CPyL91: ;
    CPy_DecRef(cpy_r_r191);
    goto CPyL83;
CPyL92: ;
    CPy_DecRef(cpy_r_r219);
    goto CPyL83;
}

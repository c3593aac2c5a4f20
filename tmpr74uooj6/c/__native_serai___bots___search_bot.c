#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
search_bot___Candidate_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
search_bot___Candidate_traverse(serai___bots___search_bot___CandidateObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_options);
    if (CPyTagged_CheckLong(self->_worlds)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_worlds));
    }
    Py_VISIT(self->__leads);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_search_bot___Candidate_clear(PyObject *cpy_r_self)
{
    serai___bots___search_bot___CandidateObject *self = (serai___bots___search_bot___CandidateObject *)cpy_r_self;
    Py_CLEAR(self->_options);
    if (CPyTagged_CheckLong(self->_worlds)) {
        CPyTagged __tmp = self->_worlds;
        self->_worlds = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->__leads);
    return 0;
}

static int32_t CPyDef_search_bot___Candidate_clear_on_completion(PyObject *cpy_r_self)
{
    serai___bots___search_bot___CandidateObject *self = (serai___bots___search_bot___CandidateObject *)cpy_r_self;
    Py_CLEAR(self->_options);
    if (CPyTagged_CheckLong(self->_worlds)) {
        CPyTagged __tmp = self->_worlds;
        self->_worlds = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->__leads);
    return 0;
}

static void
search_bot___Candidate_dealloc(serai___bots___search_bot___CandidateObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, search_bot___Candidate_dealloc)
    CPyDef_search_bot___Candidate_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_search_bot_____mypyc__Candidate_setup(PyObject *cpy_r_type);
PyObject *CPyDef_search_bot___Candidate(PyObject *cpy_r_way, CPyTagged cpy_r_seat);

static PyObject *
search_bot___Candidate_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_search_bot___Candidate) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_search_bot_____mypyc__Candidate_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_search_bot___Candidate_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem search_bot___Candidate_vtable[6];
static bool
CPyDef_search_bot___Candidate_trait_vtable_setup(void)
{
    CPyVTableItem search_bot___Candidate_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_search_bot___Candidate_____init__,
        (CPyVTableItem)CPyDef_search_bot___Candidate___add,
        (CPyVTableItem)CPyDef_search_bot___Candidate___lead,
        (CPyVTableItem)CPyDef_search_bot___Candidate___score,
        (CPyVTableItem)CPyDef_search_bot___Candidate___lead_since,
        (CPyVTableItem)CPyDef_search_bot___Candidate___is_clearly_better,
    };
    memcpy(search_bot___Candidate_vtable, search_bot___Candidate_vtable_scratch, sizeof(search_bot___Candidate_vtable));
    return 1;
}

static bool
CPyDef_search_bot___Candidate_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
search_bot___Candidate_get_options(serai___bots___search_bot___CandidateObject *self, void *closure);
static int
search_bot___Candidate_set_options(serai___bots___search_bot___CandidateObject *self, PyObject *value, void *closure);
static PyObject *
search_bot___Candidate_get_worlds(serai___bots___search_bot___CandidateObject *self, void *closure);
static int
search_bot___Candidate_set_worlds(serai___bots___search_bot___CandidateObject *self, PyObject *value, void *closure);
static PyObject *
search_bot___Candidate_get__first_lead(serai___bots___search_bot___CandidateObject *self, void *closure);
static int
search_bot___Candidate_set__first_lead(serai___bots___search_bot___CandidateObject *self, PyObject *value, void *closure);
static PyObject *
search_bot___Candidate_get__first_score(serai___bots___search_bot___CandidateObject *self, void *closure);
static int
search_bot___Candidate_set__first_score(serai___bots___search_bot___CandidateObject *self, PyObject *value, void *closure);
static PyObject *
search_bot___Candidate_get__leads(serai___bots___search_bot___CandidateObject *self, void *closure);
static int
search_bot___Candidate_set__leads(serai___bots___search_bot___CandidateObject *self, PyObject *value, void *closure);
static PyObject *
search_bot___Candidate_get__sum(serai___bots___search_bot___CandidateObject *self, void *closure);
static int
search_bot___Candidate_set__sum(serai___bots___search_bot___CandidateObject *self, PyObject *value, void *closure);
static PyObject *
search_bot___Candidate_get__scores(serai___bots___search_bot___CandidateObject *self, void *closure);
static int
search_bot___Candidate_set__scores(serai___bots___search_bot___CandidateObject *self, PyObject *value, void *closure);
static PyObject *
search_bot___Candidate_get_lead(serai___bots___search_bot___CandidateObject *self, void *closure);
static PyObject *
search_bot___Candidate_get_score(serai___bots___search_bot___CandidateObject *self, void *closure);

static PyGetSetDef search_bot___Candidate_getseters[] = {
    {"options",
     (getter)search_bot___Candidate_get_options, (setter)search_bot___Candidate_set_options,
     NULL, NULL},
    {"worlds",
     (getter)search_bot___Candidate_get_worlds, (setter)search_bot___Candidate_set_worlds,
     NULL, NULL},
    {"_first_lead",
     (getter)search_bot___Candidate_get__first_lead, (setter)search_bot___Candidate_set__first_lead,
     NULL, NULL},
    {"_first_score",
     (getter)search_bot___Candidate_get__first_score, (setter)search_bot___Candidate_set__first_score,
     NULL, NULL},
    {"_leads",
     (getter)search_bot___Candidate_get__leads, (setter)search_bot___Candidate_set__leads,
     NULL, NULL},
    {"_sum",
     (getter)search_bot___Candidate_get__sum, (setter)search_bot___Candidate_set__sum,
     NULL, NULL},
    {"_scores",
     (getter)search_bot___Candidate_get__scores, (setter)search_bot___Candidate_set__scores,
     NULL, NULL},
    {"lead",
     (getter)search_bot___Candidate_get_lead,
    NULL, NULL, NULL},
    {"score",
     (getter)search_bot___Candidate_get_score,
    NULL, NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef search_bot___Candidate_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_search_bot_____mypyc__Candidate_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_search_bot___Candidate_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, way, seat)\n--\n\n")},
    {"add",
     (PyCFunction)CPyPy_search_bot___Candidate___add,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("add($self, lead, score)\n--\n\n")},
    {"lead_since",
     (PyCFunction)CPyPy_search_bot___Candidate___lead_since,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("lead_since($self, world)\n--\n\n")},
    {"is_clearly_better",
     (PyCFunction)CPyPy_search_bot___Candidate___is_clearly_better,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("is_clearly_better($self, other)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_search_bot___Candidate_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Candidate",
    .tp_new = search_bot___Candidate_new,
    .tp_dealloc = (destructor)search_bot___Candidate_dealloc,
    .tp_traverse = (traverseproc)search_bot___Candidate_traverse,
    .tp_clear = (inquiry)CPyDef_search_bot___Candidate_clear,
    .tp_getset = search_bot___Candidate_getseters,
    .tp_methods = search_bot___Candidate_methods,
    .tp_init = search_bot___Candidate_init,
    .tp_basicsize = sizeof(serai___bots___search_bot___CandidateObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Candidate(way, seat)\n--\n\n"),
};
static PyTypeObject *CPyType_search_bot___Candidate_template = &CPyType_search_bot___Candidate_template_;

PyObject *CPyDef_search_bot_____mypyc__Candidate_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___bots___search_bot___CandidateObject *self;
    self = (serai___bots___search_bot___CandidateObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = search_bot___Candidate_vtable;
    self->_worlds = CPY_INT_TAG;
    self->__first_lead = -113.0;
    self->__first_score = -113.0;
    self->__sum = -113.0;
    self->__scores = -113.0;
    return (PyObject *)self;
}

PyObject *CPyDef_search_bot___Candidate(PyObject *cpy_r_way, CPyTagged cpy_r_seat)
{
    PyObject *self = CPyDef_search_bot_____mypyc__Candidate_setup((PyObject *)CPyType_search_bot___Candidate);
    if (self == NULL)
        return NULL;
    char res = CPyDef_search_bot___Candidate_____init__(self, cpy_r_way, cpy_r_seat);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
search_bot___Candidate_get_options(serai___bots___search_bot___CandidateObject *self, void *closure)
{
    if (unlikely(self->_options == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'options' of 'Candidate' undefined");
        return NULL;
    }
    CPy_INCREF(self->_options);
    PyObject *retval = self->_options;
    return retval;
}

static int
search_bot___Candidate_set_options(serai___bots___search_bot___CandidateObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Candidate' object attribute 'options' cannot be deleted");
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
    if (self->_options != NULL) {
        CPy_DECREF(self->_options);
    }
    self->_options = tmp;
    return 0;
}

static PyObject *
search_bot___Candidate_get_worlds(serai___bots___search_bot___CandidateObject *self, void *closure)
{
    if (unlikely(self->_worlds == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'worlds' of 'Candidate' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_worlds);
    PyObject *retval = CPyTagged_StealAsObject(self->_worlds);
    return retval;
}

static int
search_bot___Candidate_set_worlds(serai___bots___search_bot___CandidateObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Candidate' object attribute 'worlds' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_worlds != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_worlds);
    }
    self->_worlds = tmp;
    return 0;
}

static PyObject *
search_bot___Candidate_get__first_lead(serai___bots___search_bot___CandidateObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->__first_lead);
    return retval;
}

static int
search_bot___Candidate_set__first_lead(serai___bots___search_bot___CandidateObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Candidate' object attribute '_first_lead' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->__first_lead = tmp;
    return 0;
}

static PyObject *
search_bot___Candidate_get__first_score(serai___bots___search_bot___CandidateObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->__first_score);
    return retval;
}

static int
search_bot___Candidate_set__first_score(serai___bots___search_bot___CandidateObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Candidate' object attribute '_first_score' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->__first_score = tmp;
    return 0;
}

static PyObject *
search_bot___Candidate_get__leads(serai___bots___search_bot___CandidateObject *self, void *closure)
{
    if (unlikely(self->__leads == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_leads' of 'Candidate' undefined");
        return NULL;
    }
    CPy_INCREF(self->__leads);
    PyObject *retval = self->__leads;
    return retval;
}

static int
search_bot___Candidate_set__leads(serai___bots___search_bot___CandidateObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Candidate' object attribute '_leads' cannot be deleted");
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
    if (self->__leads != NULL) {
        CPy_DECREF(self->__leads);
    }
    self->__leads = tmp;
    return 0;
}

static PyObject *
search_bot___Candidate_get__sum(serai___bots___search_bot___CandidateObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->__sum);
    return retval;
}

static int
search_bot___Candidate_set__sum(serai___bots___search_bot___CandidateObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Candidate' object attribute '_sum' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->__sum = tmp;
    return 0;
}

static PyObject *
search_bot___Candidate_get__scores(serai___bots___search_bot___CandidateObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->__scores);
    return retval;
}

static int
search_bot___Candidate_set__scores(serai___bots___search_bot___CandidateObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Candidate' object attribute '_scores' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->__scores = tmp;
    return 0;
}

static PyObject *
search_bot___Candidate_get_lead(serai___bots___search_bot___CandidateObject *self, void *closure)
{
    double retval = CPyDef_search_bot___Candidate___lead((PyObject *) self);
    if (retval == -113.0 && PyErr_Occurred()) {
        return NULL;
    }
    PyObject *retbox = PyFloat_FromDouble(retval);
    return retbox;
}

static PyObject *
search_bot___Candidate_get_score(serai___bots___search_bot___CandidateObject *self, void *closure)
{
    double retval = CPyDef_search_bot___Candidate___score((PyObject *) self);
    if (retval == -113.0 && PyErr_Occurred()) {
        return NULL;
    }
    PyObject *retbox = PyFloat_FromDouble(retval);
    return retbox;
}

static int
search_bot___Valued_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
search_bot___Valued_traverse(serai___bots___search_bot___ValuedObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_way);
    Py_VISIT(self->_option);
    if (CPyTagged_CheckLong(self->_visits)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_visits));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_search_bot___Valued_clear(PyObject *cpy_r_self)
{
    serai___bots___search_bot___ValuedObject *self = (serai___bots___search_bot___ValuedObject *)cpy_r_self;
    Py_CLEAR(self->_way);
    Py_CLEAR(self->_option);
    if (CPyTagged_CheckLong(self->_visits)) {
        CPyTagged __tmp = self->_visits;
        self->_visits = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_search_bot___Valued_clear_on_completion(PyObject *cpy_r_self)
{
    serai___bots___search_bot___ValuedObject *self = (serai___bots___search_bot___ValuedObject *)cpy_r_self;
    Py_CLEAR(self->_way);
    Py_CLEAR(self->_option);
    if (CPyTagged_CheckLong(self->_visits)) {
        CPyTagged __tmp = self->_visits;
        self->_visits = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
search_bot___Valued_dealloc(serai___bots___search_bot___ValuedObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, search_bot___Valued_dealloc)
    CPyDef_search_bot___Valued_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_search_bot_____mypyc__Valued_setup(PyObject *cpy_r_type);
PyObject *CPyDef_search_bot___Valued(PyObject *cpy_r_candidate, double cpy_r_lead);

static PyObject *
search_bot___Valued_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_search_bot___Valued) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_search_bot_____mypyc__Valued_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_search_bot___Valued_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem search_bot___Valued_vtable[1];
static bool
CPyDef_search_bot___Valued_trait_vtable_setup(void)
{
    CPyVTableItem search_bot___Valued_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_search_bot___Valued_____init__,
    };
    memcpy(search_bot___Valued_vtable, search_bot___Valued_vtable_scratch, sizeof(search_bot___Valued_vtable));
    return 1;
}

static bool
CPyDef_search_bot___Valued_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
search_bot___Valued_get_way(serai___bots___search_bot___ValuedObject *self, void *closure);
static int
search_bot___Valued_set_way(serai___bots___search_bot___ValuedObject *self, PyObject *value, void *closure);
static PyObject *
search_bot___Valued_get_option(serai___bots___search_bot___ValuedObject *self, void *closure);
static int
search_bot___Valued_set_option(serai___bots___search_bot___ValuedObject *self, PyObject *value, void *closure);
static PyObject *
search_bot___Valued_get_worth(serai___bots___search_bot___ValuedObject *self, void *closure);
static int
search_bot___Valued_set_worth(serai___bots___search_bot___ValuedObject *self, PyObject *value, void *closure);
static PyObject *
search_bot___Valued_get_score(serai___bots___search_bot___ValuedObject *self, void *closure);
static int
search_bot___Valued_set_score(serai___bots___search_bot___ValuedObject *self, PyObject *value, void *closure);
static PyObject *
search_bot___Valued_get_visits(serai___bots___search_bot___ValuedObject *self, void *closure);
static int
search_bot___Valued_set_visits(serai___bots___search_bot___ValuedObject *self, PyObject *value, void *closure);

static PyGetSetDef search_bot___Valued_getseters[] = {
    {"way",
     (getter)search_bot___Valued_get_way, (setter)search_bot___Valued_set_way,
     NULL, NULL},
    {"option",
     (getter)search_bot___Valued_get_option, (setter)search_bot___Valued_set_option,
     NULL, NULL},
    {"worth",
     (getter)search_bot___Valued_get_worth, (setter)search_bot___Valued_set_worth,
     NULL, NULL},
    {"score",
     (getter)search_bot___Valued_get_score, (setter)search_bot___Valued_set_score,
     NULL, NULL},
    {"visits",
     (getter)search_bot___Valued_get_visits, (setter)search_bot___Valued_set_visits,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef search_bot___Valued_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_search_bot_____mypyc__Valued_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_search_bot___Valued_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, candidate, lead)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_search_bot___Valued_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Valued",
    .tp_new = search_bot___Valued_new,
    .tp_dealloc = (destructor)search_bot___Valued_dealloc,
    .tp_traverse = (traverseproc)search_bot___Valued_traverse,
    .tp_clear = (inquiry)CPyDef_search_bot___Valued_clear,
    .tp_getset = search_bot___Valued_getseters,
    .tp_methods = search_bot___Valued_methods,
    .tp_init = search_bot___Valued_init,
    .tp_basicsize = sizeof(serai___bots___search_bot___ValuedObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Valued(candidate, lead)\n--\n\n"),
};
static PyTypeObject *CPyType_search_bot___Valued_template = &CPyType_search_bot___Valued_template_;

PyObject *CPyDef_search_bot_____mypyc__Valued_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___bots___search_bot___ValuedObject *self;
    self = (serai___bots___search_bot___ValuedObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = search_bot___Valued_vtable;
    self->_worth = -113.0;
    self->_score = -113.0;
    self->_visits = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_search_bot___Valued(PyObject *cpy_r_candidate, double cpy_r_lead)
{
    PyObject *self = CPyDef_search_bot_____mypyc__Valued_setup((PyObject *)CPyType_search_bot___Valued);
    if (self == NULL)
        return NULL;
    char res = CPyDef_search_bot___Valued_____init__(self, cpy_r_candidate, cpy_r_lead);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
search_bot___Valued_get_way(serai___bots___search_bot___ValuedObject *self, void *closure)
{
    if (unlikely(self->_way == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'way' of 'Valued' undefined");
        return NULL;
    }
    CPy_INCREF(self->_way);
    PyObject *retval = self->_way;
    return retval;
}

static int
search_bot___Valued_set_way(serai___bots___search_bot___ValuedObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Valued' object attribute 'way' cannot be deleted");
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
    if (self->_way != NULL) {
        CPy_DECREF(self->_way);
    }
    self->_way = tmp;
    return 0;
}

static PyObject *
search_bot___Valued_get_option(serai___bots___search_bot___ValuedObject *self, void *closure)
{
    if (unlikely(self->_option == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'option' of 'Valued' undefined");
        return NULL;
    }
    CPy_INCREF(self->_option);
    PyObject *retval = self->_option;
    return retval;
}

static int
search_bot___Valued_set_option(serai___bots___search_bot___ValuedObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Valued' object attribute 'option' cannot be deleted");
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
search_bot___Valued_get_worth(serai___bots___search_bot___ValuedObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_worth);
    return retval;
}

static int
search_bot___Valued_set_worth(serai___bots___search_bot___ValuedObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Valued' object attribute 'worth' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_worth = tmp;
    return 0;
}

static PyObject *
search_bot___Valued_get_score(serai___bots___search_bot___ValuedObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_score);
    return retval;
}

static int
search_bot___Valued_set_score(serai___bots___search_bot___ValuedObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Valued' object attribute 'score' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_score = tmp;
    return 0;
}

static PyObject *
search_bot___Valued_get_visits(serai___bots___search_bot___ValuedObject *self, void *closure)
{
    if (unlikely(self->_visits == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'visits' of 'Valued' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_visits);
    PyObject *retval = CPyTagged_StealAsObject(self->_visits);
    return retval;
}

static int
search_bot___Valued_set_visits(serai___bots___search_bot___ValuedObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Valued' object attribute 'visits' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_visits != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_visits);
    }
    self->_visits = tmp;
    return 0;
}

static int
search_bot___Comparison_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
search_bot___Comparison_traverse(serai___bots___search_bot___ComparisonObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_best);
    if (CPyTagged_CheckLong(self->_worlds)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_worlds));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_search_bot___Comparison_clear(PyObject *cpy_r_self)
{
    serai___bots___search_bot___ComparisonObject *self = (serai___bots___search_bot___ComparisonObject *)cpy_r_self;
    Py_CLEAR(self->_best);
    if (CPyTagged_CheckLong(self->_worlds)) {
        CPyTagged __tmp = self->_worlds;
        self->_worlds = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_search_bot___Comparison_clear_on_completion(PyObject *cpy_r_self)
{
    serai___bots___search_bot___ComparisonObject *self = (serai___bots___search_bot___ComparisonObject *)cpy_r_self;
    Py_CLEAR(self->_best);
    if (CPyTagged_CheckLong(self->_worlds)) {
        CPyTagged __tmp = self->_worlds;
        self->_worlds = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
search_bot___Comparison_dealloc(serai___bots___search_bot___ComparisonObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, search_bot___Comparison_dealloc)
    CPyDef_search_bot___Comparison_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_search_bot_____mypyc__Comparison_setup(PyObject *cpy_r_type);
PyObject *CPyDef_search_bot___Comparison(PyObject *cpy_r_best, double cpy_r_cost, CPyTagged cpy_r_worlds);

static PyObject *
search_bot___Comparison_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_search_bot___Comparison) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_search_bot_____mypyc__Comparison_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_search_bot___Comparison_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem search_bot___Comparison_vtable[1];
static bool
CPyDef_search_bot___Comparison_trait_vtable_setup(void)
{
    CPyVTableItem search_bot___Comparison_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_search_bot___Comparison_____init__,
    };
    memcpy(search_bot___Comparison_vtable, search_bot___Comparison_vtable_scratch, sizeof(search_bot___Comparison_vtable));
    return 1;
}

static bool
CPyDef_search_bot___Comparison_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
search_bot___Comparison_get_best(serai___bots___search_bot___ComparisonObject *self, void *closure);
static int
search_bot___Comparison_set_best(serai___bots___search_bot___ComparisonObject *self, PyObject *value, void *closure);
static PyObject *
search_bot___Comparison_get_cost(serai___bots___search_bot___ComparisonObject *self, void *closure);
static int
search_bot___Comparison_set_cost(serai___bots___search_bot___ComparisonObject *self, PyObject *value, void *closure);
static PyObject *
search_bot___Comparison_get_worlds(serai___bots___search_bot___ComparisonObject *self, void *closure);
static int
search_bot___Comparison_set_worlds(serai___bots___search_bot___ComparisonObject *self, PyObject *value, void *closure);

static PyGetSetDef search_bot___Comparison_getseters[] = {
    {"best",
     (getter)search_bot___Comparison_get_best, (setter)search_bot___Comparison_set_best,
     NULL, NULL},
    {"cost",
     (getter)search_bot___Comparison_get_cost, (setter)search_bot___Comparison_set_cost,
     NULL, NULL},
    {"worlds",
     (getter)search_bot___Comparison_get_worlds, (setter)search_bot___Comparison_set_worlds,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef search_bot___Comparison_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_search_bot_____mypyc__Comparison_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_search_bot___Comparison_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, best, cost, worlds)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_search_bot___Comparison_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Comparison",
    .tp_new = search_bot___Comparison_new,
    .tp_dealloc = (destructor)search_bot___Comparison_dealloc,
    .tp_traverse = (traverseproc)search_bot___Comparison_traverse,
    .tp_clear = (inquiry)CPyDef_search_bot___Comparison_clear,
    .tp_getset = search_bot___Comparison_getseters,
    .tp_methods = search_bot___Comparison_methods,
    .tp_init = search_bot___Comparison_init,
    .tp_basicsize = sizeof(serai___bots___search_bot___ComparisonObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Comparison(best, cost, worlds)\n--\n\n"),
};
static PyTypeObject *CPyType_search_bot___Comparison_template = &CPyType_search_bot___Comparison_template_;

PyObject *CPyDef_search_bot_____mypyc__Comparison_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___bots___search_bot___ComparisonObject *self;
    self = (serai___bots___search_bot___ComparisonObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = search_bot___Comparison_vtable;
    self->_cost = -113.0;
    self->_worlds = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_search_bot___Comparison(PyObject *cpy_r_best, double cpy_r_cost, CPyTagged cpy_r_worlds)
{
    PyObject *self = CPyDef_search_bot_____mypyc__Comparison_setup((PyObject *)CPyType_search_bot___Comparison);
    if (self == NULL)
        return NULL;
    char res = CPyDef_search_bot___Comparison_____init__(self, cpy_r_best, cpy_r_cost, cpy_r_worlds);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
search_bot___Comparison_get_best(serai___bots___search_bot___ComparisonObject *self, void *closure)
{
    if (unlikely(self->_best == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'best' of 'Comparison' undefined");
        return NULL;
    }
    CPy_INCREF(self->_best);
    PyObject *retval = self->_best;
    return retval;
}

static int
search_bot___Comparison_set_best(serai___bots___search_bot___ComparisonObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Comparison' object attribute 'best' cannot be deleted");
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
    if (self->_best != NULL) {
        CPy_DECREF(self->_best);
    }
    self->_best = tmp;
    return 0;
}

static PyObject *
search_bot___Comparison_get_cost(serai___bots___search_bot___ComparisonObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_cost);
    return retval;
}

static int
search_bot___Comparison_set_cost(serai___bots___search_bot___ComparisonObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Comparison' object attribute 'cost' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_cost = tmp;
    return 0;
}

static PyObject *
search_bot___Comparison_get_worlds(serai___bots___search_bot___ComparisonObject *self, void *closure)
{
    if (unlikely(self->_worlds == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'worlds' of 'Comparison' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_worlds);
    PyObject *retval = CPyTagged_StealAsObject(self->_worlds);
    return retval;
}

static int
search_bot___Comparison_set_worlds(serai___bots___search_bot___ComparisonObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Comparison' object attribute 'worlds' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_worlds != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_worlds);
    }
    self->_worlds = tmp;
    return 0;
}

static int
search_bot___SearchBot_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
search_bot___SearchBot_traverse(serai___bots___search_bot___SearchBotObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->__seed);
    if (CPyTagged_CheckLong(self->__iterations)) {
        Py_VISIT(CPyTagged_LongAsObject(self->__iterations));
    }
    Py_VISIT(self->__seconds);
    if (CPyTagged_CheckLong(self->__effort)) {
        Py_VISIT(CPyTagged_LongAsObject(self->__effort));
    }
    if (CPyTagged_CheckLong(self->__candidates)) {
        Py_VISIT(CPyTagged_LongAsObject(self->__candidates));
    }
    if (CPyTagged_CheckLong(self->__playout_effort)) {
        Py_VISIT(CPyTagged_LongAsObject(self->__playout_effort));
    }
    if (CPyTagged_CheckLong(self->__horizon)) {
        Py_VISIT(CPyTagged_LongAsObject(self->__horizon));
    }
    if (CPyTagged_CheckLong(self->__going_on)) {
        Py_VISIT(CPyTagged_LongAsObject(self->__going_on));
    }
    Py_VISIT(self->__plan);
    Py_VISIT(self->__expects);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_search_bot___SearchBot_clear(PyObject *cpy_r_self)
{
    serai___bots___search_bot___SearchBotObject *self = (serai___bots___search_bot___SearchBotObject *)cpy_r_self;
    Py_CLEAR(self->__seed);
    if (CPyTagged_CheckLong(self->__iterations)) {
        CPyTagged __tmp = self->__iterations;
        self->__iterations = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->__seconds);
    if (CPyTagged_CheckLong(self->__effort)) {
        CPyTagged __tmp = self->__effort;
        self->__effort = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->__candidates)) {
        CPyTagged __tmp = self->__candidates;
        self->__candidates = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->__playout_effort)) {
        CPyTagged __tmp = self->__playout_effort;
        self->__playout_effort = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->__horizon)) {
        CPyTagged __tmp = self->__horizon;
        self->__horizon = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->__going_on)) {
        CPyTagged __tmp = self->__going_on;
        self->__going_on = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->__plan);
    Py_CLEAR(self->__expects);
    return 0;
}

static int32_t CPyDef_search_bot___SearchBot_clear_on_completion(PyObject *cpy_r_self)
{
    serai___bots___search_bot___SearchBotObject *self = (serai___bots___search_bot___SearchBotObject *)cpy_r_self;
    Py_CLEAR(self->__seed);
    if (CPyTagged_CheckLong(self->__iterations)) {
        CPyTagged __tmp = self->__iterations;
        self->__iterations = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->__seconds);
    if (CPyTagged_CheckLong(self->__effort)) {
        CPyTagged __tmp = self->__effort;
        self->__effort = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->__candidates)) {
        CPyTagged __tmp = self->__candidates;
        self->__candidates = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->__playout_effort)) {
        CPyTagged __tmp = self->__playout_effort;
        self->__playout_effort = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->__horizon)) {
        CPyTagged __tmp = self->__horizon;
        self->__horizon = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->__going_on)) {
        CPyTagged __tmp = self->__going_on;
        self->__going_on = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->__plan);
    Py_CLEAR(self->__expects);
    return 0;
}

static void
search_bot___SearchBot_dealloc(serai___bots___search_bot___SearchBotObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, search_bot___SearchBot_dealloc)
    CPyDef_search_bot___SearchBot_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_search_bot_____mypyc__SearchBot_setup(PyObject *cpy_r_type);
PyObject *CPyDef_search_bot___SearchBot(PyObject *cpy_r_seed, CPyTagged cpy_r_iterations, PyObject *cpy_r_seconds, CPyTagged cpy_r_effort, CPyTagged cpy_r_candidates, CPyTagged cpy_r_playout_effort, CPyTagged cpy_r_horizon, CPyTagged cpy_r_going_on);

static PyObject *
search_bot___SearchBot_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_search_bot___SearchBot) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_search_bot_____mypyc__SearchBot_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_search_bot___SearchBot_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem search_bot___SearchBot_vtable[11];
static bool
CPyDef_search_bot___SearchBot_trait_vtable_setup(void)
{
    CPyVTableItem search_bot___SearchBot_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_search_bot___SearchBot_____init__,
        (CPyVTableItem)CPyDef_search_bot___SearchBot___choose,
        (CPyVTableItem)CPyDef_search_bot___SearchBot___consider,
        (CPyVTableItem)CPyDef_search_bot___SearchBot___compare,
        (CPyVTableItem)CPyDef_search_bot___SearchBot____go_on,
        (CPyVTableItem)CPyDef_search_bot___SearchBot____caught_up,
        (CPyVTableItem)CPyDef_search_bot___SearchBot____clock,
        (CPyVTableItem)CPyDef_search_bot___SearchBot____world,
        (CPyVTableItem)CPyDef_search_bot___SearchBot____try,
        (CPyVTableItem)CPyDef_search_bot___SearchBot____walked,
        (CPyVTableItem)CPyDef_search_bot___SearchBot____played_on,
    };
    memcpy(search_bot___SearchBot_vtable, search_bot___SearchBot_vtable_scratch, sizeof(search_bot___SearchBot_vtable));
    return 1;
}

static bool
CPyDef_search_bot___SearchBot_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
search_bot___SearchBot_get__seed(serai___bots___search_bot___SearchBotObject *self, void *closure);
static int
search_bot___SearchBot_set__seed(serai___bots___search_bot___SearchBotObject *self, PyObject *value, void *closure);
static PyObject *
search_bot___SearchBot_get__iterations(serai___bots___search_bot___SearchBotObject *self, void *closure);
static int
search_bot___SearchBot_set__iterations(serai___bots___search_bot___SearchBotObject *self, PyObject *value, void *closure);
static PyObject *
search_bot___SearchBot_get__seconds(serai___bots___search_bot___SearchBotObject *self, void *closure);
static int
search_bot___SearchBot_set__seconds(serai___bots___search_bot___SearchBotObject *self, PyObject *value, void *closure);
static PyObject *
search_bot___SearchBot_get__effort(serai___bots___search_bot___SearchBotObject *self, void *closure);
static int
search_bot___SearchBot_set__effort(serai___bots___search_bot___SearchBotObject *self, PyObject *value, void *closure);
static PyObject *
search_bot___SearchBot_get__candidates(serai___bots___search_bot___SearchBotObject *self, void *closure);
static int
search_bot___SearchBot_set__candidates(serai___bots___search_bot___SearchBotObject *self, PyObject *value, void *closure);
static PyObject *
search_bot___SearchBot_get__playout_effort(serai___bots___search_bot___SearchBotObject *self, void *closure);
static int
search_bot___SearchBot_set__playout_effort(serai___bots___search_bot___SearchBotObject *self, PyObject *value, void *closure);
static PyObject *
search_bot___SearchBot_get__horizon(serai___bots___search_bot___SearchBotObject *self, void *closure);
static int
search_bot___SearchBot_set__horizon(serai___bots___search_bot___SearchBotObject *self, PyObject *value, void *closure);
static PyObject *
search_bot___SearchBot_get__going_on(serai___bots___search_bot___SearchBotObject *self, void *closure);
static int
search_bot___SearchBot_set__going_on(serai___bots___search_bot___SearchBotObject *self, PyObject *value, void *closure);
static PyObject *
search_bot___SearchBot_get__plan(serai___bots___search_bot___SearchBotObject *self, void *closure);
static int
search_bot___SearchBot_set__plan(serai___bots___search_bot___SearchBotObject *self, PyObject *value, void *closure);
static PyObject *
search_bot___SearchBot_get__expects(serai___bots___search_bot___SearchBotObject *self, void *closure);
static int
search_bot___SearchBot_set__expects(serai___bots___search_bot___SearchBotObject *self, PyObject *value, void *closure);

static PyGetSetDef search_bot___SearchBot_getseters[] = {
    {"_seed",
     (getter)search_bot___SearchBot_get__seed, (setter)search_bot___SearchBot_set__seed,
     NULL, NULL},
    {"_iterations",
     (getter)search_bot___SearchBot_get__iterations, (setter)search_bot___SearchBot_set__iterations,
     NULL, NULL},
    {"_seconds",
     (getter)search_bot___SearchBot_get__seconds, (setter)search_bot___SearchBot_set__seconds,
     NULL, NULL},
    {"_effort",
     (getter)search_bot___SearchBot_get__effort, (setter)search_bot___SearchBot_set__effort,
     NULL, NULL},
    {"_candidates",
     (getter)search_bot___SearchBot_get__candidates, (setter)search_bot___SearchBot_set__candidates,
     NULL, NULL},
    {"_playout_effort",
     (getter)search_bot___SearchBot_get__playout_effort, (setter)search_bot___SearchBot_set__playout_effort,
     NULL, NULL},
    {"_horizon",
     (getter)search_bot___SearchBot_get__horizon, (setter)search_bot___SearchBot_set__horizon,
     NULL, NULL},
    {"_going_on",
     (getter)search_bot___SearchBot_get__going_on, (setter)search_bot___SearchBot_set__going_on,
     NULL, NULL},
    {"_plan",
     (getter)search_bot___SearchBot_get__plan, (setter)search_bot___SearchBot_set__plan,
     NULL, NULL},
    {"_expects",
     (getter)search_bot___SearchBot_get__expects, (setter)search_bot___SearchBot_set__expects,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef search_bot___SearchBot_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_search_bot_____mypyc__SearchBot_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_search_bot___SearchBot_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"choose",
     (PyCFunction)CPyPy_search_bot___SearchBot___choose,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("choose($self, outlook)\n--\n\n")},
    {"consider",
     (PyCFunction)CPyPy_search_bot___SearchBot___consider,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("consider($self, outlook, options=1)\n--\n\n")},
    {"compare",
     (PyCFunction)CPyPy_search_bot___SearchBot___compare,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("compare($self, outlook, taken)\n--\n\n")},
    {"_go_on",
     (PyCFunction)CPyPy_search_bot___SearchBot____go_on,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_go_on($self, candidates, outlook, is_late)\n--\n\n")},
    {"_caught_up",
     (PyCFunction)CPyPy_search_bot___SearchBot____caught_up,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_caught_up($self, leaders, outlook, is_late)\n--\n\n")},
    {"_clock",
     (PyCFunction)CPyPy_search_bot___SearchBot____clock,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_clock($self, start, share)\n--\n\n")},
    {"_world",
     (PyCFunction)CPyPy_search_bot___SearchBot____world,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_world($self, outlook, number)\n--\n\n")},
    {"_try",
     (PyCFunction)CPyPy_search_bot___SearchBot____try,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_try($self, staying, outlook, number, is_late, in_part=True)\n--\n\n")},
    {"_walked",
     (PyCFunction)CPyPy_search_bot___SearchBot____walked,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_walked($self, options, world, seat)\n--\n\n")},
    {"_played_on",
     (PyCFunction)CPyPy_search_bot___SearchBot____played_on,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_played_on($self, world, seat)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_search_bot___SearchBot_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "SearchBot",
    .tp_new = search_bot___SearchBot_new,
    .tp_dealloc = (destructor)search_bot___SearchBot_dealloc,
    .tp_traverse = (traverseproc)search_bot___SearchBot_traverse,
    .tp_clear = (inquiry)CPyDef_search_bot___SearchBot_clear,
    .tp_getset = search_bot___SearchBot_getseters,
    .tp_methods = search_bot___SearchBot_methods,
    .tp_init = search_bot___SearchBot_init,
    .tp_basicsize = sizeof(serai___bots___search_bot___SearchBotObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR(NULL),
};
static PyTypeObject *CPyType_search_bot___SearchBot_template = &CPyType_search_bot___SearchBot_template_;

PyObject *CPyDef_search_bot_____mypyc__SearchBot_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___bots___search_bot___SearchBotObject *self;
    self = (serai___bots___search_bot___SearchBotObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = search_bot___SearchBot_vtable;
    self->__iterations = CPY_INT_TAG;
    self->__effort = CPY_INT_TAG;
    self->__candidates = CPY_INT_TAG;
    self->__playout_effort = CPY_INT_TAG;
    self->__horizon = CPY_INT_TAG;
    self->__going_on = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_search_bot___SearchBot(PyObject *cpy_r_seed, CPyTagged cpy_r_iterations, PyObject *cpy_r_seconds, CPyTagged cpy_r_effort, CPyTagged cpy_r_candidates, CPyTagged cpy_r_playout_effort, CPyTagged cpy_r_horizon, CPyTagged cpy_r_going_on)
{
    PyObject *self = CPyDef_search_bot_____mypyc__SearchBot_setup((PyObject *)CPyType_search_bot___SearchBot);
    if (self == NULL)
        return NULL;
    char res = CPyDef_search_bot___SearchBot_____init__(self, cpy_r_seed, cpy_r_iterations, cpy_r_seconds, cpy_r_effort, cpy_r_candidates, cpy_r_playout_effort, cpy_r_horizon, cpy_r_going_on);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
search_bot___SearchBot_get__seed(serai___bots___search_bot___SearchBotObject *self, void *closure)
{
    if (unlikely(self->__seed == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_seed' of 'SearchBot' undefined");
        return NULL;
    }
    CPy_INCREF(self->__seed);
    PyObject *retval = self->__seed;
    return retval;
}

static int
search_bot___SearchBot_set__seed(serai___bots___search_bot___SearchBotObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'SearchBot' object attribute '_seed' cannot be deleted");
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
    if (self->__seed != NULL) {
        CPy_DECREF(self->__seed);
    }
    self->__seed = tmp;
    return 0;
}

static PyObject *
search_bot___SearchBot_get__iterations(serai___bots___search_bot___SearchBotObject *self, void *closure)
{
    if (unlikely(self->__iterations == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_iterations' of 'SearchBot' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->__iterations);
    PyObject *retval = CPyTagged_StealAsObject(self->__iterations);
    return retval;
}

static int
search_bot___SearchBot_set__iterations(serai___bots___search_bot___SearchBotObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'SearchBot' object attribute '_iterations' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->__iterations != CPY_INT_TAG) {
        CPyTagged_DECREF(self->__iterations);
    }
    self->__iterations = tmp;
    return 0;
}

static PyObject *
search_bot___SearchBot_get__seconds(serai___bots___search_bot___SearchBotObject *self, void *closure)
{
    if (unlikely(self->__seconds == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_seconds' of 'SearchBot' undefined");
        return NULL;
    }
    CPy_INCREF(self->__seconds);
    PyObject *retval = self->__seconds;
    return retval;
}

static int
search_bot___SearchBot_set__seconds(serai___bots___search_bot___SearchBotObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'SearchBot' object attribute '_seconds' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (CPyFloat_Check(value))
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL186;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL186;
    CPy_TypeError("float or None", value); 
    tmp = NULL;
__LL186: ;
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->__seconds != NULL) {
        CPy_DECREF(self->__seconds);
    }
    self->__seconds = tmp;
    return 0;
}

static PyObject *
search_bot___SearchBot_get__effort(serai___bots___search_bot___SearchBotObject *self, void *closure)
{
    if (unlikely(self->__effort == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_effort' of 'SearchBot' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->__effort);
    PyObject *retval = CPyTagged_StealAsObject(self->__effort);
    return retval;
}

static int
search_bot___SearchBot_set__effort(serai___bots___search_bot___SearchBotObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'SearchBot' object attribute '_effort' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->__effort != CPY_INT_TAG) {
        CPyTagged_DECREF(self->__effort);
    }
    self->__effort = tmp;
    return 0;
}

static PyObject *
search_bot___SearchBot_get__candidates(serai___bots___search_bot___SearchBotObject *self, void *closure)
{
    if (unlikely(self->__candidates == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_candidates' of 'SearchBot' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->__candidates);
    PyObject *retval = CPyTagged_StealAsObject(self->__candidates);
    return retval;
}

static int
search_bot___SearchBot_set__candidates(serai___bots___search_bot___SearchBotObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'SearchBot' object attribute '_candidates' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->__candidates != CPY_INT_TAG) {
        CPyTagged_DECREF(self->__candidates);
    }
    self->__candidates = tmp;
    return 0;
}

static PyObject *
search_bot___SearchBot_get__playout_effort(serai___bots___search_bot___SearchBotObject *self, void *closure)
{
    if (unlikely(self->__playout_effort == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_playout_effort' of 'SearchBot' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->__playout_effort);
    PyObject *retval = CPyTagged_StealAsObject(self->__playout_effort);
    return retval;
}

static int
search_bot___SearchBot_set__playout_effort(serai___bots___search_bot___SearchBotObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'SearchBot' object attribute '_playout_effort' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->__playout_effort != CPY_INT_TAG) {
        CPyTagged_DECREF(self->__playout_effort);
    }
    self->__playout_effort = tmp;
    return 0;
}

static PyObject *
search_bot___SearchBot_get__horizon(serai___bots___search_bot___SearchBotObject *self, void *closure)
{
    if (unlikely(self->__horizon == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_horizon' of 'SearchBot' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->__horizon);
    PyObject *retval = CPyTagged_StealAsObject(self->__horizon);
    return retval;
}

static int
search_bot___SearchBot_set__horizon(serai___bots___search_bot___SearchBotObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'SearchBot' object attribute '_horizon' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->__horizon != CPY_INT_TAG) {
        CPyTagged_DECREF(self->__horizon);
    }
    self->__horizon = tmp;
    return 0;
}

static PyObject *
search_bot___SearchBot_get__going_on(serai___bots___search_bot___SearchBotObject *self, void *closure)
{
    if (unlikely(self->__going_on == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_going_on' of 'SearchBot' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->__going_on);
    PyObject *retval = CPyTagged_StealAsObject(self->__going_on);
    return retval;
}

static int
search_bot___SearchBot_set__going_on(serai___bots___search_bot___SearchBotObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'SearchBot' object attribute '_going_on' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->__going_on != CPY_INT_TAG) {
        CPyTagged_DECREF(self->__going_on);
    }
    self->__going_on = tmp;
    return 0;
}

static PyObject *
search_bot___SearchBot_get__plan(serai___bots___search_bot___SearchBotObject *self, void *closure)
{
    if (unlikely(self->__plan == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_plan' of 'SearchBot' undefined");
        return NULL;
    }
    CPy_INCREF(self->__plan);
    PyObject *retval = self->__plan;
    return retval;
}

static int
search_bot___SearchBot_set__plan(serai___bots___search_bot___SearchBotObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'SearchBot' object attribute '_plan' cannot be deleted");
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
    if (self->__plan != NULL) {
        CPy_DECREF(self->__plan);
    }
    self->__plan = tmp;
    return 0;
}

static PyObject *
search_bot___SearchBot_get__expects(serai___bots___search_bot___SearchBotObject *self, void *closure)
{
    if (unlikely(self->__expects == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_expects' of 'SearchBot' undefined");
        return NULL;
    }
    CPy_INCREF(self->__expects);
    PyObject *retval = self->__expects;
    return retval;
}

static int
search_bot___SearchBot_set__expects(serai___bots___search_bot___SearchBotObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'SearchBot' object attribute '_expects' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (unlikely(!(PyTuple_Check(value) && PyTuple_GET_SIZE(value) == 2))) {
        tmp = NULL;
        goto __LL188;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(value, 0))))
        tmp = PyTuple_GET_ITEM(value, 0);
    else {
        tmp = NULL;
    }
    if (tmp == NULL) goto __LL188;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(value, 1))))
        tmp = PyTuple_GET_ITEM(value, 1);
    else {
        tmp = NULL;
    }
    if (tmp == NULL) goto __LL188;
    tmp = value;
__LL188: ;
    if (tmp != NULL) goto __LL187;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL187;
    CPy_TypeError("tuple[int, int] or None", value); 
    tmp = NULL;
__LL187: ;
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->__expects != NULL) {
        CPy_DECREF(self->__expects);
    }
    self->__expects = tmp;
    return 0;
}

static int
search_bot____clock_SearchBot_env_traverse(serai___bots___search_bot____clock_SearchBot_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_search_bot____clock_SearchBot_env_clear(PyObject *cpy_r_self)
{
    serai___bots___search_bot____clock_SearchBot_envObject *self = (serai___bots___search_bot____clock_SearchBot_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static int32_t CPyDef_search_bot____clock_SearchBot_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___bots___search_bot____clock_SearchBot_envObject *self = (serai___bots___search_bot____clock_SearchBot_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
search_bot____clock_SearchBot_env_dealloc(serai___bots___search_bot____clock_SearchBot_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (search_bot____clock_SearchBot_env_free_instance == NULL) {
        search_bot____clock_SearchBot_env_free_instance = self;
        self->bitmap = 0;
        Py_CLEAR(self->___mypyc_self__);
        self->_until = -113.0;
        return;
    }
    CPy_TRASHCAN_BEGIN(self, search_bot____clock_SearchBot_env_dealloc)
    CPyDef_search_bot____clock_SearchBot_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_search_bot_____mypyc___3_clock_SearchBot_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_search_bot____clock_SearchBot_env(void);

static PyObject *
search_bot____clock_SearchBot_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_search_bot____clock_SearchBot_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_search_bot_____mypyc___3_clock_SearchBot_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem search_bot____clock_SearchBot_env_vtable[1];
static bool
CPyDef_search_bot____clock_SearchBot_env_trait_vtable_setup(void)
{
    CPyVTableItem search_bot____clock_SearchBot_env_vtable_scratch[] = {
        NULL
    };
    memcpy(search_bot____clock_SearchBot_env_vtable, search_bot____clock_SearchBot_env_vtable_scratch, sizeof(search_bot____clock_SearchBot_env_vtable));
    return 1;
}

static bool
CPyDef_search_bot____clock_SearchBot_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef search_bot____clock_SearchBot_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_search_bot_____mypyc___3_clock_SearchBot_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_search_bot____clock_SearchBot_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_clock_SearchBot_env",
    .tp_new = search_bot____clock_SearchBot_env_new,
    .tp_dealloc = (destructor)search_bot____clock_SearchBot_env_dealloc,
    .tp_traverse = (traverseproc)search_bot____clock_SearchBot_env_traverse,
    .tp_clear = (inquiry)CPyDef_search_bot____clock_SearchBot_env_clear,
    .tp_methods = search_bot____clock_SearchBot_env_methods,
    .tp_basicsize = sizeof(serai___bots___search_bot____clock_SearchBot_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_clock_SearchBot_env()\n--\n\n"),
};
static PyTypeObject *CPyType_search_bot____clock_SearchBot_env_template = &CPyType_search_bot____clock_SearchBot_env_template_;

PyObject *CPyDef_search_bot_____mypyc___3_clock_SearchBot_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___bots___search_bot____clock_SearchBot_envObject *self;
    if (search_bot____clock_SearchBot_env_free_instance != NULL) {
        self = search_bot____clock_SearchBot_env_free_instance;
        search_bot____clock_SearchBot_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___bots___search_bot____clock_SearchBot_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = search_bot____clock_SearchBot_env_vtable;
    self->bitmap = 0;
    self->_until = -113.0;
    return (PyObject *)self;
}

PyObject *CPyDef_search_bot____clock_SearchBot_env(void)
{
    PyObject *self = CPyDef_search_bot_____mypyc___3_clock_SearchBot_env_setup((PyObject *)CPyType_search_bot____clock_SearchBot_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__search_bot_____mypyc_lambda__0__clock_SearchBot_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_search_bot_____mypyc_lambda__0__clock_SearchBot_obj_____get__(self, instance, owner);
}
PyMemberDef search_bot_____mypyc_lambda__0__clock_SearchBot_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___bots___search_bot_____mypyc_lambda__0__clock_SearchBot_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___bots___search_bot_____mypyc_lambda__0__clock_SearchBot_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
search_bot_____mypyc_lambda__0__clock_SearchBot_obj_traverse(serai___bots___search_bot_____mypyc_lambda__0__clock_SearchBot_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___bots___search_bot_____mypyc_lambda__0__clock_SearchBot_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___bots___search_bot_____mypyc_lambda__0__clock_SearchBot_objObject))));
    return rv;
}

static int32_t CPyDef_search_bot_____mypyc_lambda__0__clock_SearchBot_obj_clear(PyObject *cpy_r_self)
{
    serai___bots___search_bot_____mypyc_lambda__0__clock_SearchBot_objObject *self = (serai___bots___search_bot_____mypyc_lambda__0__clock_SearchBot_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___bots___search_bot_____mypyc_lambda__0__clock_SearchBot_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___bots___search_bot_____mypyc_lambda__0__clock_SearchBot_objObject))));
    return 0;
}

static int32_t CPyDef_search_bot_____mypyc_lambda__0__clock_SearchBot_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___bots___search_bot_____mypyc_lambda__0__clock_SearchBot_objObject *self = (serai___bots___search_bot_____mypyc_lambda__0__clock_SearchBot_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___bots___search_bot_____mypyc_lambda__0__clock_SearchBot_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___bots___search_bot_____mypyc_lambda__0__clock_SearchBot_objObject))));
    return 0;
}

static void
search_bot_____mypyc_lambda__0__clock_SearchBot_obj_dealloc(serai___bots___search_bot_____mypyc_lambda__0__clock_SearchBot_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (search_bot_____mypyc_lambda__0__clock_SearchBot_obj_free_instance == NULL) {
        search_bot_____mypyc_lambda__0__clock_SearchBot_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, search_bot_____mypyc_lambda__0__clock_SearchBot_obj_dealloc)
    CPyDef_search_bot_____mypyc_lambda__0__clock_SearchBot_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_search_bot_____mypyc___3__mypyc_lambda__0__clock_SearchBot_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_search_bot_____mypyc_lambda__0__clock_SearchBot_obj(void);

static PyObject *
search_bot_____mypyc_lambda__0__clock_SearchBot_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_search_bot_____mypyc_lambda__0__clock_SearchBot_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_search_bot_____mypyc___3__mypyc_lambda__0__clock_SearchBot_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem search_bot_____mypyc_lambda__0__clock_SearchBot_obj_vtable[2];
static bool
CPyDef_search_bot_____mypyc_lambda__0__clock_SearchBot_obj_trait_vtable_setup(void)
{
    CPyVTableItem search_bot_____mypyc_lambda__0__clock_SearchBot_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_search_bot_____mypyc_lambda__0__clock_SearchBot_obj_____call__,
        (CPyVTableItem)CPyDef_search_bot_____mypyc_lambda__0__clock_SearchBot_obj_____get__,
    };
    memcpy(search_bot_____mypyc_lambda__0__clock_SearchBot_obj_vtable, search_bot_____mypyc_lambda__0__clock_SearchBot_obj_vtable_scratch, sizeof(search_bot_____mypyc_lambda__0__clock_SearchBot_obj_vtable));
    return 1;
}

static bool
CPyDef_search_bot_____mypyc_lambda__0__clock_SearchBot_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
search_bot_____mypyc_lambda__0__clock_SearchBot_obj_get___3_mypyc_env__(serai___bots___search_bot_____mypyc_lambda__0__clock_SearchBot_objObject *self, void *closure);

static PyGetSetDef search_bot_____mypyc_lambda__0__clock_SearchBot_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)search_bot_____mypyc_lambda__0__clock_SearchBot_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef search_bot_____mypyc_lambda__0__clock_SearchBot_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_search_bot_____mypyc___3__mypyc_lambda__0__clock_SearchBot_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_search_bot_____mypyc_lambda__0__clock_SearchBot_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__()\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_search_bot_____mypyc_lambda__0__clock_SearchBot_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_search_bot_____mypyc_lambda__0__clock_SearchBot_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__0__clock_SearchBot_obj",
    .tp_new = search_bot_____mypyc_lambda__0__clock_SearchBot_obj_new,
    .tp_dealloc = (destructor)search_bot_____mypyc_lambda__0__clock_SearchBot_obj_dealloc,
    .tp_traverse = (traverseproc)search_bot_____mypyc_lambda__0__clock_SearchBot_obj_traverse,
    .tp_clear = (inquiry)CPyDef_search_bot_____mypyc_lambda__0__clock_SearchBot_obj_clear,
    .tp_getset = search_bot_____mypyc_lambda__0__clock_SearchBot_obj_getseters,
    .tp_methods = search_bot_____mypyc_lambda__0__clock_SearchBot_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__search_bot_____mypyc_lambda__0__clock_SearchBot_obj,
    .tp_members = search_bot_____mypyc_lambda__0__clock_SearchBot_obj_members,
    .tp_basicsize = sizeof(serai___bots___search_bot_____mypyc_lambda__0__clock_SearchBot_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___bots___search_bot_____mypyc_lambda__0__clock_SearchBot_objObject),
    .tp_weaklistoffset = sizeof(serai___bots___search_bot_____mypyc_lambda__0__clock_SearchBot_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___bots___search_bot_____mypyc_lambda__0__clock_SearchBot_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__0__clock_SearchBot_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_search_bot_____mypyc_lambda__0__clock_SearchBot_obj_template = &CPyType_search_bot_____mypyc_lambda__0__clock_SearchBot_obj_template_;

PyObject *CPyDef_search_bot_____mypyc___3__mypyc_lambda__0__clock_SearchBot_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___bots___search_bot_____mypyc_lambda__0__clock_SearchBot_objObject *self;
    if (search_bot_____mypyc_lambda__0__clock_SearchBot_obj_free_instance != NULL) {
        self = search_bot_____mypyc_lambda__0__clock_SearchBot_obj_free_instance;
        search_bot_____mypyc_lambda__0__clock_SearchBot_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___bots___search_bot_____mypyc_lambda__0__clock_SearchBot_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = search_bot_____mypyc_lambda__0__clock_SearchBot_obj_vtable;
    self->vectorcall = CPyPy_search_bot_____mypyc_lambda__0__clock_SearchBot_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_search_bot_____mypyc_lambda__0__clock_SearchBot_obj(void)
{
    PyObject *self = CPyDef_search_bot_____mypyc___3__mypyc_lambda__0__clock_SearchBot_obj_setup((PyObject *)CPyType_search_bot_____mypyc_lambda__0__clock_SearchBot_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
search_bot_____mypyc_lambda__0__clock_SearchBot_obj_get___3_mypyc_env__(serai___bots___search_bot_____mypyc_lambda__0__clock_SearchBot_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__0__clock_SearchBot_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__search_bot_____mypyc_lambda__1__clock_SearchBot_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_search_bot_____mypyc_lambda__1__clock_SearchBot_obj_____get__(self, instance, owner);
}
PyMemberDef search_bot_____mypyc_lambda__1__clock_SearchBot_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___bots___search_bot_____mypyc_lambda__1__clock_SearchBot_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___bots___search_bot_____mypyc_lambda__1__clock_SearchBot_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
search_bot_____mypyc_lambda__1__clock_SearchBot_obj_traverse(serai___bots___search_bot_____mypyc_lambda__1__clock_SearchBot_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___bots___search_bot_____mypyc_lambda__1__clock_SearchBot_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___bots___search_bot_____mypyc_lambda__1__clock_SearchBot_objObject))));
    return rv;
}

static int32_t CPyDef_search_bot_____mypyc_lambda__1__clock_SearchBot_obj_clear(PyObject *cpy_r_self)
{
    serai___bots___search_bot_____mypyc_lambda__1__clock_SearchBot_objObject *self = (serai___bots___search_bot_____mypyc_lambda__1__clock_SearchBot_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___bots___search_bot_____mypyc_lambda__1__clock_SearchBot_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___bots___search_bot_____mypyc_lambda__1__clock_SearchBot_objObject))));
    return 0;
}

static int32_t CPyDef_search_bot_____mypyc_lambda__1__clock_SearchBot_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___bots___search_bot_____mypyc_lambda__1__clock_SearchBot_objObject *self = (serai___bots___search_bot_____mypyc_lambda__1__clock_SearchBot_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___bots___search_bot_____mypyc_lambda__1__clock_SearchBot_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___bots___search_bot_____mypyc_lambda__1__clock_SearchBot_objObject))));
    return 0;
}

static void
search_bot_____mypyc_lambda__1__clock_SearchBot_obj_dealloc(serai___bots___search_bot_____mypyc_lambda__1__clock_SearchBot_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (search_bot_____mypyc_lambda__1__clock_SearchBot_obj_free_instance == NULL) {
        search_bot_____mypyc_lambda__1__clock_SearchBot_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, search_bot_____mypyc_lambda__1__clock_SearchBot_obj_dealloc)
    CPyDef_search_bot_____mypyc_lambda__1__clock_SearchBot_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_search_bot_____mypyc___3__mypyc_lambda__1__clock_SearchBot_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_search_bot_____mypyc_lambda__1__clock_SearchBot_obj(void);

static PyObject *
search_bot_____mypyc_lambda__1__clock_SearchBot_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_search_bot_____mypyc_lambda__1__clock_SearchBot_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_search_bot_____mypyc___3__mypyc_lambda__1__clock_SearchBot_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem search_bot_____mypyc_lambda__1__clock_SearchBot_obj_vtable[2];
static bool
CPyDef_search_bot_____mypyc_lambda__1__clock_SearchBot_obj_trait_vtable_setup(void)
{
    CPyVTableItem search_bot_____mypyc_lambda__1__clock_SearchBot_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_search_bot_____mypyc_lambda__1__clock_SearchBot_obj_____call__,
        (CPyVTableItem)CPyDef_search_bot_____mypyc_lambda__1__clock_SearchBot_obj_____get__,
    };
    memcpy(search_bot_____mypyc_lambda__1__clock_SearchBot_obj_vtable, search_bot_____mypyc_lambda__1__clock_SearchBot_obj_vtable_scratch, sizeof(search_bot_____mypyc_lambda__1__clock_SearchBot_obj_vtable));
    return 1;
}

static bool
CPyDef_search_bot_____mypyc_lambda__1__clock_SearchBot_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
search_bot_____mypyc_lambda__1__clock_SearchBot_obj_get___3_mypyc_env__(serai___bots___search_bot_____mypyc_lambda__1__clock_SearchBot_objObject *self, void *closure);

static PyGetSetDef search_bot_____mypyc_lambda__1__clock_SearchBot_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)search_bot_____mypyc_lambda__1__clock_SearchBot_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef search_bot_____mypyc_lambda__1__clock_SearchBot_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_search_bot_____mypyc___3__mypyc_lambda__1__clock_SearchBot_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_search_bot_____mypyc_lambda__1__clock_SearchBot_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__()\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_search_bot_____mypyc_lambda__1__clock_SearchBot_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_search_bot_____mypyc_lambda__1__clock_SearchBot_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__1__clock_SearchBot_obj",
    .tp_new = search_bot_____mypyc_lambda__1__clock_SearchBot_obj_new,
    .tp_dealloc = (destructor)search_bot_____mypyc_lambda__1__clock_SearchBot_obj_dealloc,
    .tp_traverse = (traverseproc)search_bot_____mypyc_lambda__1__clock_SearchBot_obj_traverse,
    .tp_clear = (inquiry)CPyDef_search_bot_____mypyc_lambda__1__clock_SearchBot_obj_clear,
    .tp_getset = search_bot_____mypyc_lambda__1__clock_SearchBot_obj_getseters,
    .tp_methods = search_bot_____mypyc_lambda__1__clock_SearchBot_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__search_bot_____mypyc_lambda__1__clock_SearchBot_obj,
    .tp_members = search_bot_____mypyc_lambda__1__clock_SearchBot_obj_members,
    .tp_basicsize = sizeof(serai___bots___search_bot_____mypyc_lambda__1__clock_SearchBot_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___bots___search_bot_____mypyc_lambda__1__clock_SearchBot_objObject),
    .tp_weaklistoffset = sizeof(serai___bots___search_bot_____mypyc_lambda__1__clock_SearchBot_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___bots___search_bot_____mypyc_lambda__1__clock_SearchBot_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__1__clock_SearchBot_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_search_bot_____mypyc_lambda__1__clock_SearchBot_obj_template = &CPyType_search_bot_____mypyc_lambda__1__clock_SearchBot_obj_template_;

PyObject *CPyDef_search_bot_____mypyc___3__mypyc_lambda__1__clock_SearchBot_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___bots___search_bot_____mypyc_lambda__1__clock_SearchBot_objObject *self;
    if (search_bot_____mypyc_lambda__1__clock_SearchBot_obj_free_instance != NULL) {
        self = search_bot_____mypyc_lambda__1__clock_SearchBot_obj_free_instance;
        search_bot_____mypyc_lambda__1__clock_SearchBot_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___bots___search_bot_____mypyc_lambda__1__clock_SearchBot_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = search_bot_____mypyc_lambda__1__clock_SearchBot_obj_vtable;
    self->vectorcall = CPyPy_search_bot_____mypyc_lambda__1__clock_SearchBot_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_search_bot_____mypyc_lambda__1__clock_SearchBot_obj(void)
{
    PyObject *self = CPyDef_search_bot_____mypyc___3__mypyc_lambda__1__clock_SearchBot_obj_setup((PyObject *)CPyType_search_bot_____mypyc_lambda__1__clock_SearchBot_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
search_bot_____mypyc_lambda__1__clock_SearchBot_obj_get___3_mypyc_env__(serai___bots___search_bot_____mypyc_lambda__1__clock_SearchBot_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__1__clock_SearchBot_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}
static PyMethodDef search_botmodule_methods[] = {
    {"_spread", (PyCFunction)CPyPy_search_bot____spread, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_spread(ways, most, options)\n--\n\n") /* docstring */},
    {"_by_stay", (PyCFunction)CPyPy_search_bot____by_stay, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_by_stay(candidate)\n--\n\n") /* docstring */},
    {"_by_lead", (PyCFunction)CPyPy_search_bot____by_lead, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_by_lead(candidate)\n--\n\n") /* docstring */},
    {"_ranked", (PyCFunction)CPyPy_search_bot____ranked, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_ranked(candidates)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___bots___search_bot__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___bots___search_bot__internal, "__name__");
    CPyStatic_search_bot___globals = PyModule_GetDict(CPyModule_serai___bots___search_bot__internal);
    if (unlikely(CPyStatic_search_bot___globals == NULL))
        goto fail;
    CPyType_search_bot____clock_SearchBot_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_search_bot____clock_SearchBot_env_template, NULL, modname);
    if (unlikely(!CPyType_search_bot____clock_SearchBot_env))
        goto fail;
    CPyDef_search_bot____clock_SearchBot_env_trait_vtable_setup();
    CPyType_search_bot_____mypyc_lambda__0__clock_SearchBot_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_search_bot_____mypyc_lambda__0__clock_SearchBot_obj_template, NULL, modname);
    if (unlikely(!CPyType_search_bot_____mypyc_lambda__0__clock_SearchBot_obj))
        goto fail;
    CPyDef_search_bot_____mypyc_lambda__0__clock_SearchBot_obj_trait_vtable_setup();
    CPyType_search_bot_____mypyc_lambda__1__clock_SearchBot_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_search_bot_____mypyc_lambda__1__clock_SearchBot_obj_template, NULL, modname);
    if (unlikely(!CPyType_search_bot_____mypyc_lambda__1__clock_SearchBot_obj))
        goto fail;
    CPyDef_search_bot_____mypyc_lambda__1__clock_SearchBot_obj_trait_vtable_setup();
    char result = CPyDef_search_bot_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___bots___search_bot__internal);
    Py_CLEAR(modname);
    CPyTagged_XDECREF(CPyStatic_search_bot___serai___bots___search_bot___SearchBot_____init_____going_on);
    CPyStatic_search_bot___serai___bots___search_bot___SearchBot_____init_____going_on = CPY_INT_TAG;
    Py_CLEAR(CPyType_search_bot___Candidate);
    Py_CLEAR(CPyType_search_bot___Valued);
    Py_CLEAR(CPyType_search_bot___Comparison);
    Py_CLEAR(CPyType_search_bot___SearchBot);
    Py_CLEAR(CPyType_search_bot____clock_SearchBot_env);
    Py_CLEAR(CPyType_search_bot_____mypyc_lambda__0__clock_SearchBot_obj);
    Py_CLEAR(CPyType_search_bot_____mypyc_lambda__1__clock_SearchBot_obj);
    return -1;
}
int CPyExec_serai___bots___search_bot(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___bots___search_bot__impl, &CPyImportState_serai___bots___search_bot, &CPyModule_serai___bots___search_bot);
}
static struct PyModuleDef search_botmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.bots.search_bot",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    search_botmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___bots___search_bot(void)
{
    if (CPyModule_serai___bots___search_bot__internal) {
        Py_INCREF(CPyModule_serai___bots___search_bot__internal);
        return CPyModule_serai___bots___search_bot__internal;
    }
    CPyModule_serai___bots___search_bot__internal = PyModule_Create(&search_botmodule);
    return CPyModule_serai___bots___search_bot__internal;
}

PyObject *CPyInit_serai___bots___search_bot(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___bots___search_bot__internal) {
        Py_INCREF(CPyModule_serai___bots___search_bot__internal);
        return CPyModule_serai___bots___search_bot__internal;
    }
    CPyModule_serai___bots___search_bot__internal = PyModule_Create(&search_botmodule);
    if (unlikely(CPyModule_serai___bots___search_bot__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.bots.search_bot");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___bots___search_bot__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___bots___search_bot__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___bots___search_bot__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___bots___search_bot(CPyModule_serai___bots___search_bot__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___bots___search_bot__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.bots.search_bot");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___bots___search_bot__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_search_bot___Candidate_____init__(PyObject *cpy_r_self, PyObject *cpy_r_way, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    double cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    double cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    cpy_r_r0 = ((serai___bots___turns___WayObject *)cpy_r_way)->_options;
    CPy_INCREF(cpy_r_r0);
    ((serai___bots___search_bot___CandidateObject *)cpy_r_self)->_options = cpy_r_r0;
    ((serai___bots___search_bot___CandidateObject *)cpy_r_self)->_worlds = 0;
    cpy_r_r1 = ((serai___bots___turns___WayObject *)cpy_r_way)->_worth;
    ((serai___bots___search_bot___CandidateObject *)cpy_r_self)->__first_lead = cpy_r_r1;
    cpy_r_r2 = ((serai___bots___turns___WayObject *)cpy_r_way)->_match;
    cpy_r_r3 = ((serai___kernel___match___MatchObject *)cpy_r_r2)->_game;
    CPy_INCREF(cpy_r_r3);
    cpy_r_r4 = ((serai___bots___turns___WayObject *)cpy_r_way)->_match;
    cpy_r_r5 = ((serai___kernel___match___MatchObject *)cpy_r_r4)->_table;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/bots/search_bot.py", "__init__", "Match", "table", 46, CPyStatic_search_bot___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_r5);
CPyL1: ;
    cpy_r_r6 = CPY_GET_METHOD(cpy_r_r3, CPyType_game___Game, 15, serai___kernel___game___GameObject, double (*)(PyObject *, PyObject *, CPyTagged))(cpy_r_r3, cpy_r_r5, cpy_r_seat); /* appraise */
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r3);
    cpy_r_r7 = cpy_r_r6 == -113.0;
    if (unlikely(cpy_r_r7)) goto CPyL3;
CPyL2: ;
    ((serai___bots___search_bot___CandidateObject *)cpy_r_self)->__first_score = cpy_r_r6;
    cpy_r_r8 = PyList_New(0);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "__init__", 47, CPyStatic_search_bot___globals);
        goto CPyL5;
    } else
        goto CPyL4;
CPyL3: ;
    cpy_r_r9 = PyErr_Occurred();
    if (unlikely(cpy_r_r9 != NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "__init__", 46, CPyStatic_search_bot___globals);
        goto CPyL5;
    } else
        goto CPyL2;
CPyL4: ;
    ((serai___bots___search_bot___CandidateObject *)cpy_r_self)->__leads = cpy_r_r8;
    ((serai___bots___search_bot___CandidateObject *)cpy_r_self)->__sum = 0.0;
    ((serai___bots___search_bot___CandidateObject *)cpy_r_self)->__scores = 0.0;
    return 1;
CPyL5: ;
    cpy_r_r10 = 2;
    return cpy_r_r10;
CPyL6: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL5;
}
        
        PyObject *CPyPy_search_bot___Candidate_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"way", "seat", 0};
            PyObject *obj_way;
            PyObject *obj_seat;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OO", "__init__", kwlist, &obj_way, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_search_bot___Candidate))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.bots.search_bot.Candidate", obj_self); 
                goto fail;
            }
            PyObject *arg_way;
            if (likely(Py_TYPE(obj_way) == CPyType_turns___Way))
                arg_way = obj_way;
            else {
                CPy_TypeError("serai.bots.turns.Way", obj_way); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            char retval = CPyDef_search_bot___Candidate_____init__(arg_self, arg_way, arg_seat);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/bots/search_bot.py", "__init__", 42, CPyStatic_search_bot___globals);
            return NULL;
        }
        
char CPyDef_search_bot___Candidate___add(PyObject *cpy_r_self, double cpy_r_lead, double cpy_r_score) {
    CPyTagged cpy_r_r0;
    CPyTagged cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    int32_t cpy_r_r5;
    char cpy_r_r6;
    double cpy_r_r7;
    double cpy_r_r8;
    char cpy_r_r9;
    double cpy_r_r10;
    double cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    cpy_r_r0 = ((serai___bots___search_bot___CandidateObject *)cpy_r_self)->_worlds;
    cpy_r_r1 = CPyTagged_Add(cpy_r_r0, 2);
    CPyTagged_DECREF(((serai___bots___search_bot___CandidateObject *)cpy_r_self)->_worlds);
    ((serai___bots___search_bot___CandidateObject *)cpy_r_self)->_worlds = cpy_r_r1;
    cpy_r_r3 = ((serai___bots___search_bot___CandidateObject *)cpy_r_self)->__leads;
    CPy_INCREF(cpy_r_r3);
    cpy_r_r4 = PyFloat_FromDouble(cpy_r_lead);
    cpy_r_r5 = PyList_Append(cpy_r_r3, cpy_r_r4);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r4);
    cpy_r_r6 = cpy_r_r5 >= 0;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "add", 54, CPyStatic_search_bot___globals);
        goto CPyL2;
    }
    cpy_r_r7 = ((serai___bots___search_bot___CandidateObject *)cpy_r_self)->__sum;
    cpy_r_r8 = cpy_r_r7 + cpy_r_lead;
    ((serai___bots___search_bot___CandidateObject *)cpy_r_self)->__sum = cpy_r_r8;
    cpy_r_r10 = ((serai___bots___search_bot___CandidateObject *)cpy_r_self)->__scores;
    cpy_r_r11 = cpy_r_r10 + cpy_r_score;
    ((serai___bots___search_bot___CandidateObject *)cpy_r_self)->__scores = cpy_r_r11;
    return 1;
CPyL2: ;
    cpy_r_r13 = 2;
    return cpy_r_r13;
}
        
        PyObject *CPyPy_search_bot___Candidate___add(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"lead", "score", 0};
            static CPyArg_Parser parser = {"OO:add", kwlist, 0};
            PyObject *obj_lead;
            PyObject *obj_score;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_lead, &obj_score)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_search_bot___Candidate))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.bots.search_bot.Candidate", obj_self); 
                goto fail;
            }
            double arg_lead;
            arg_lead = PyFloat_AsDouble(obj_lead);
            if (arg_lead == -1.0 && PyErr_Occurred()) {
                CPy_TypeError("float", obj_lead); goto fail;
            }
            double arg_score;
            arg_score = PyFloat_AsDouble(obj_score);
            if (arg_score == -1.0 && PyErr_Occurred()) {
                CPy_TypeError("float", obj_score); goto fail;
            }
            char retval = CPyDef_search_bot___Candidate___add(arg_self, arg_lead, arg_score);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/bots/search_bot.py", "add", 51, CPyStatic_search_bot___globals);
            return NULL;
        }
        
double CPyDef_search_bot___Candidate___lead(PyObject *cpy_r_self) {
    CPyTagged cpy_r_r0;
    char cpy_r_r1;
    double cpy_r_r2;
    CPyTagged cpy_r_r3;
    double cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    double cpy_r_r9;
    double cpy_r_r10;
    double cpy_r_r11;
    double cpy_r_r12;
    cpy_r_r0 = ((serai___bots___search_bot___CandidateObject *)cpy_r_self)->_worlds;
    CPyTagged_INCREF(cpy_r_r0);
    cpy_r_r1 = cpy_r_r0 != 0;
    CPyTagged_DECREF(cpy_r_r0);
    if (!cpy_r_r1) goto CPyL7;
    cpy_r_r2 = ((serai___bots___search_bot___CandidateObject *)cpy_r_self)->__sum;
    cpy_r_r3 = ((serai___bots___search_bot___CandidateObject *)cpy_r_self)->_worlds;
    CPyTagged_INCREF(cpy_r_r3);
    cpy_r_r4 = CPyFloat_FromTagged(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r3);
    cpy_r_r5 = cpy_r_r4 == -113.0;
    if (unlikely(cpy_r_r5)) goto CPyL3;
CPyL2: ;
    cpy_r_r6 = cpy_r_r4 == 0.0;
    if (unlikely(cpy_r_r6)) {
        goto CPyL4;
    } else
        goto CPyL6;
CPyL3: ;
    cpy_r_r7 = PyErr_Occurred();
    if (unlikely(cpy_r_r7 != NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "lead", 61, CPyStatic_search_bot___globals);
        goto CPyL9;
    } else
        goto CPyL2;
CPyL4: ;
    PyErr_SetString(PyExc_ZeroDivisionError, "float division by zero");
    cpy_r_r8 = 0;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "lead", 61, CPyStatic_search_bot___globals);
        goto CPyL9;
    }
    CPy_Unreachable();
CPyL6: ;
    cpy_r_r9 = cpy_r_r2 / cpy_r_r4;
    cpy_r_r10 = cpy_r_r9;
    goto CPyL8;
CPyL7: ;
    cpy_r_r11 = ((serai___bots___search_bot___CandidateObject *)cpy_r_self)->__first_lead;
    cpy_r_r10 = cpy_r_r11;
CPyL8: ;
    return cpy_r_r10;
CPyL9: ;
    cpy_r_r12 = -113.0;
    return cpy_r_r12;
}
        
        PyObject *CPyPy_search_bot___Candidate___lead(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":lead", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_search_bot___Candidate))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.bots.search_bot.Candidate", obj_self); 
                goto fail;
            }
            double retval = CPyDef_search_bot___Candidate___lead(arg_self);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/bots/search_bot.py", "lead", 59, CPyStatic_search_bot___globals);
            return NULL;
        }
        
double CPyDef_search_bot___Candidate___score(PyObject *cpy_r_self) {
    CPyTagged cpy_r_r0;
    char cpy_r_r1;
    double cpy_r_r2;
    CPyTagged cpy_r_r3;
    double cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    double cpy_r_r9;
    double cpy_r_r10;
    double cpy_r_r11;
    double cpy_r_r12;
    cpy_r_r0 = ((serai___bots___search_bot___CandidateObject *)cpy_r_self)->_worlds;
    CPyTagged_INCREF(cpy_r_r0);
    cpy_r_r1 = cpy_r_r0 != 0;
    CPyTagged_DECREF(cpy_r_r0);
    if (!cpy_r_r1) goto CPyL7;
    cpy_r_r2 = ((serai___bots___search_bot___CandidateObject *)cpy_r_self)->__scores;
    cpy_r_r3 = ((serai___bots___search_bot___CandidateObject *)cpy_r_self)->_worlds;
    CPyTagged_INCREF(cpy_r_r3);
    cpy_r_r4 = CPyFloat_FromTagged(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r3);
    cpy_r_r5 = cpy_r_r4 == -113.0;
    if (unlikely(cpy_r_r5)) goto CPyL3;
CPyL2: ;
    cpy_r_r6 = cpy_r_r4 == 0.0;
    if (unlikely(cpy_r_r6)) {
        goto CPyL4;
    } else
        goto CPyL6;
CPyL3: ;
    cpy_r_r7 = PyErr_Occurred();
    if (unlikely(cpy_r_r7 != NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "score", 66, CPyStatic_search_bot___globals);
        goto CPyL9;
    } else
        goto CPyL2;
CPyL4: ;
    PyErr_SetString(PyExc_ZeroDivisionError, "float division by zero");
    cpy_r_r8 = 0;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "score", 66, CPyStatic_search_bot___globals);
        goto CPyL9;
    }
    CPy_Unreachable();
CPyL6: ;
    cpy_r_r9 = cpy_r_r2 / cpy_r_r4;
    cpy_r_r10 = cpy_r_r9;
    goto CPyL8;
CPyL7: ;
    cpy_r_r11 = ((serai___bots___search_bot___CandidateObject *)cpy_r_self)->__first_score;
    cpy_r_r10 = cpy_r_r11;
CPyL8: ;
    return cpy_r_r10;
CPyL9: ;
    cpy_r_r12 = -113.0;
    return cpy_r_r12;
}
        
        PyObject *CPyPy_search_bot___Candidate___score(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":score", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_search_bot___Candidate))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.bots.search_bot.Candidate", obj_self); 
                goto fail;
            }
            double retval = CPyDef_search_bot___Candidate___score(arg_self);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/bots/search_bot.py", "score", 64, CPyStatic_search_bot___globals);
            return NULL;
        }
        
double CPyDef_search_bot___Candidate___lead_since(PyObject *cpy_r_self, CPyTagged cpy_r_world) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyPtr cpy_r_r3;
    int64_t cpy_r_r4;
    CPyTagged cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject **cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyPtr cpy_r_r14;
    int64_t cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    double cpy_r_r19;
    char cpy_r_r20;
    double cpy_r_r21;
    PyObject *cpy_r_r22;
    double cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    double cpy_r_r26;
    cpy_r_r0 = ((serai___bots___search_bot___CandidateObject *)cpy_r_self)->__leads;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyList_GetSlice(cpy_r_r0, cpy_r_world, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "lead_since", 70, CPyStatic_search_bot___globals);
        goto CPyL14;
    }
    if (likely(PyList_Check(cpy_r_r1)))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "lead_since", 70, CPyStatic_search_bot___globals, "list", cpy_r_r1);
        goto CPyL14;
    }
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r4 = *(int64_t *)cpy_r_r3;
    cpy_r_r5 = cpy_r_r4 << 1;
    cpy_r_r6 = cpy_r_r5 != 0;
    if (!cpy_r_r6) goto CPyL15;
    cpy_r_r7 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r8 = CPyStatics[105]; /* 'sum' */
    cpy_r_r9 = CPyObject_GetAttr(cpy_r_r7, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "lead_since", 71, CPyStatic_search_bot___globals);
        goto CPyL16;
    }
    PyObject *cpy_r_r10[1] = {cpy_r_r2};
    cpy_r_r11 = (PyObject **)&cpy_r_r10;
    cpy_r_r12 = PyObject_Vectorcall(cpy_r_r9, cpy_r_r11, 1, 0);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "lead_since", 71, CPyStatic_search_bot___globals);
        goto CPyL16;
    }
    if (CPyFloat_Check(cpy_r_r12))
        cpy_r_r13 = cpy_r_r12;
    else {
        cpy_r_r13 = NULL;
    }
    if (cpy_r_r13 != NULL) goto __LL189;
    if (PyLong_Check(cpy_r_r12))
        cpy_r_r13 = cpy_r_r12;
    else {
        cpy_r_r13 = NULL;
    }
    if (cpy_r_r13 != NULL) goto __LL189;
    CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "lead_since", 71, CPyStatic_search_bot___globals, "union[float, int]", cpy_r_r12);
    goto CPyL16;
__LL189: ;
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r15 = *(int64_t *)cpy_r_r14;
    CPy_DECREF(cpy_r_r2);
    cpy_r_r16 = cpy_r_r15 << 1;
    cpy_r_r17 = CPyTagged_StealAsObject(cpy_r_r16);
    cpy_r_r18 = PyNumber_TrueDivide(cpy_r_r13, cpy_r_r17);
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "lead_since", 71, CPyStatic_search_bot___globals);
        goto CPyL14;
    }
    cpy_r_r19 = PyFloat_AsDouble(cpy_r_r18);
    if (cpy_r_r19 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r18); cpy_r_r19 = -113.0;
    }
    CPy_DECREF(cpy_r_r18);
    cpy_r_r20 = cpy_r_r19 == -113.0;
    if (unlikely(cpy_r_r20)) goto CPyL9;
CPyL8: ;
    cpy_r_r21 = cpy_r_r19;
    goto CPyL13;
CPyL9: ;
    cpy_r_r22 = PyErr_Occurred();
    if (unlikely(cpy_r_r22 != NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "lead_since", 71, CPyStatic_search_bot___globals);
        goto CPyL14;
    } else
        goto CPyL8;
CPyL10: ;
    cpy_r_r23 = CPyDef_search_bot___Candidate___lead(cpy_r_self);
    cpy_r_r24 = cpy_r_r23 == -113.0;
    if (unlikely(cpy_r_r24)) goto CPyL12;
CPyL11: ;
    cpy_r_r21 = cpy_r_r23;
    goto CPyL13;
CPyL12: ;
    cpy_r_r25 = PyErr_Occurred();
    if (unlikely(cpy_r_r25 != NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "lead_since", 71, CPyStatic_search_bot___globals);
        goto CPyL14;
    } else
        goto CPyL11;
CPyL13: ;
    return cpy_r_r21;
CPyL14: ;
    cpy_r_r26 = -113.0;
    return cpy_r_r26;
CPyL15: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL10;
CPyL16: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL14;
}
        
        PyObject *CPyPy_search_bot___Candidate___lead_since(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"world", 0};
            static CPyArg_Parser parser = {"O:lead_since", kwlist, 0};
            PyObject *obj_world;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_world)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_search_bot___Candidate))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.bots.search_bot.Candidate", obj_self); 
                goto fail;
            }
            CPyTagged arg_world;
            if (likely(PyLong_Check(obj_world)))
                arg_world = CPyTagged_BorrowFromObject(obj_world);
            else {
                CPy_TypeError("int", obj_world); goto fail;
            }
            double retval = CPyDef_search_bot___Candidate___lead_since(arg_self, arg_world);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/bots/search_bot.py", "lead_since", 68, CPyStatic_search_bot___globals);
            return NULL;
        }
        
char CPyDef_search_bot___Candidate___is_clearly_better(PyObject *cpy_r_self, PyObject *cpy_r_other) {
    CPyTagged cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    CPyTagged cpy_r_r12;
    CPyTagged cpy_r_r13;
    int64_t cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject **cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    tuple_T2FF cpy_r_r32;
    double cpy_r_r33;
    char cpy_r_r34;
    double cpy_r_r35;
    double cpy_r_r36;
    double cpy_r_r37;
    PyObject *cpy_r_r38;
    int32_t cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject **cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    CPyPtr cpy_r_r50;
    int64_t cpy_r_r51;
    CPyTagged cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    double cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    int64_t cpy_r_r61;
    CPyPtr cpy_r_r62;
    int64_t cpy_r_r63;
    char cpy_r_r64;
    CPyPtr cpy_r_r65;
    CPyPtr cpy_r_r66;
    int64_t cpy_r_r67;
    CPyPtr cpy_r_r68;
    PyObject *cpy_r_r69;
    double cpy_r_r70;
    char cpy_r_r71;
    double cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    double cpy_r_r77;
    char cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    int64_t cpy_r_r83;
    CPyPtr cpy_r_r84;
    int64_t cpy_r_r85;
    CPyTagged cpy_r_r86;
    CPyTagged cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    double cpy_r_r90;
    char cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    double cpy_r_r96;
    char cpy_r_r97;
    CPyPtr cpy_r_r98;
    int64_t cpy_r_r99;
    CPyTagged cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    double cpy_r_r105;
    char cpy_r_r106;
    double cpy_r_r107;
    char cpy_r_r108;
    PyObject *cpy_r_r109;
    double cpy_r_r110;
    char cpy_r_r111;
    PyObject *cpy_r_r112;
    char cpy_r_r113;
    cpy_r_r0 = ((serai___bots___search_bot___CandidateObject *)cpy_r_self)->_worlds;
    CPyTagged_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyStatic_search_bot___globals;
    cpy_r_r2 = CPyStatics[189]; /* 'FEW' */
    cpy_r_r3 = CPyDict_GetItem(cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "is_clearly_better", 75, CPyStatic_search_bot___globals);
        goto CPyL51;
    }
    if (likely(PyLong_Check(cpy_r_r3)))
        cpy_r_r4 = CPyTagged_FromObject(cpy_r_r3);
    else {
        CPy_TypeError("int", cpy_r_r3); cpy_r_r4 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "is_clearly_better", 75, CPyStatic_search_bot___globals);
        goto CPyL51;
    }
    cpy_r_r5 = cpy_r_r0 & 1;
    cpy_r_r6 = cpy_r_r5 != 0;
    if (cpy_r_r6) goto CPyL4;
    cpy_r_r7 = cpy_r_r4 & 1;
    cpy_r_r8 = cpy_r_r7 != 0;
    if (!cpy_r_r8) goto CPyL5;
CPyL4: ;
    cpy_r_r9 = CPyTagged_IsLt_(cpy_r_r0, cpy_r_r4);
    cpy_r_r10 = cpy_r_r9;
    goto CPyL6;
CPyL5: ;
    cpy_r_r11 = (Py_ssize_t)cpy_r_r0 < (Py_ssize_t)cpy_r_r4;
    cpy_r_r10 = cpy_r_r11;
CPyL6: ;
    CPyTagged_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r4);
    if (cpy_r_r10) goto CPyL10;
    cpy_r_r12 = ((serai___bots___search_bot___CandidateObject *)cpy_r_self)->_worlds;
    cpy_r_r13 = ((serai___bots___search_bot___CandidateObject *)cpy_r_other)->_worlds;
    cpy_r_r14 = cpy_r_r12 & 1;
    cpy_r_r15 = cpy_r_r14 != 0;
    if (!cpy_r_r15) goto CPyL9;
    cpy_r_r16 = CPyTagged_IsEq_(cpy_r_r12, cpy_r_r13);
    cpy_r_r17 = cpy_r_r16 ^ 1;
    if (cpy_r_r17) {
        goto CPyL10;
    } else
        goto CPyL11;
CPyL9: ;
    cpy_r_r18 = cpy_r_r12 != cpy_r_r13;
    if (!cpy_r_r18) goto CPyL11;
CPyL10: ;
    return 0;
CPyL11: ;
    cpy_r_r19 = PyList_New(0);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "is_clearly_better", 77, CPyStatic_search_bot___globals);
        goto CPyL50;
    }
    cpy_r_r20 = ((serai___bots___search_bot___CandidateObject *)cpy_r_self)->__leads;
    CPy_INCREF(cpy_r_r20);
    cpy_r_r21 = ((serai___bots___search_bot___CandidateObject *)cpy_r_other)->__leads;
    CPy_INCREF(cpy_r_r21);
    cpy_r_r22 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r23 = CPyStatics[36]; /* 'zip' */
    cpy_r_r24 = CPyObject_GetAttr(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "is_clearly_better", 77, CPyStatic_search_bot___globals);
        goto CPyL52;
    }
    cpy_r_r25 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r26[3] = {cpy_r_r20, cpy_r_r21, cpy_r_r25};
    cpy_r_r27 = (PyObject **)&cpy_r_r26;
    cpy_r_r28 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r29 = PyObject_Vectorcall(cpy_r_r24, cpy_r_r27, 2, cpy_r_r28);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "is_clearly_better", 77, CPyStatic_search_bot___globals);
        goto CPyL52;
    }
    CPy_DECREF(cpy_r_r20);
    CPy_DECREF(cpy_r_r21);
    cpy_r_r30 = PyObject_GetIter(cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "is_clearly_better", 77, CPyStatic_search_bot___globals);
        goto CPyL53;
    }
CPyL15: ;
    cpy_r_r31 = PyIter_Next(cpy_r_r30);
    if (cpy_r_r31 == NULL) goto CPyL54;
    PyObject *__tmp190;
    if (unlikely(!(PyTuple_Check(cpy_r_r31) && PyTuple_GET_SIZE(cpy_r_r31) == 2))) {
        __tmp190 = NULL;
        goto __LL191;
    }
    if (likely(CPyFloat_Check(PyTuple_GET_ITEM(cpy_r_r31, 0))))
        __tmp190 = PyTuple_GET_ITEM(cpy_r_r31, 0);
    else {
        __tmp190 = NULL;
    }
    if (__tmp190 == NULL) goto __LL191;
    if (likely(CPyFloat_Check(PyTuple_GET_ITEM(cpy_r_r31, 1))))
        __tmp190 = PyTuple_GET_ITEM(cpy_r_r31, 1);
    else {
        __tmp190 = NULL;
    }
    if (__tmp190 == NULL) goto __LL191;
    __tmp190 = cpy_r_r31;
__LL191: ;
    if (unlikely(__tmp190 == NULL)) {
        CPy_TypeError("tuple[float, float]", cpy_r_r31); cpy_r_r32 = (tuple_T2FF) { -113.0, -113.0 };
    } else {
        PyObject *__tmp192 = PyTuple_GET_ITEM(cpy_r_r31, 0);
        double __tmp193;
        __tmp193 = PyFloat_AsDouble(__tmp192);
        if (__tmp193 == -1.0 && PyErr_Occurred()) {
            goto __LL194;
        }
        cpy_r_r32.f0 = __tmp193;
        PyObject *__tmp195 = PyTuple_GET_ITEM(cpy_r_r31, 1);
        double __tmp196;
        __tmp196 = PyFloat_AsDouble(__tmp195);
        if (__tmp196 == -1.0 && PyErr_Occurred()) {
            goto __LL197;
        }
        cpy_r_r32.f1 = __tmp196;
    }
    goto __LL198;
__LL194: ;
    cpy_r_r32 = (tuple_T2FF) { -113.0, -113.0 };
    goto __LL198;
__LL197: ;
    cpy_r_r32 = (tuple_T2FF) { -113.0, -113.0 };
    goto __LL198;
__LL198: ;
    CPy_DECREF(cpy_r_r31);
    cpy_r_r33 = cpy_r_r32.f0;
    cpy_r_r34 = cpy_r_r33 == -113.0;
    if (unlikely(cpy_r_r34)) goto CPyL18;
CPyL17: ;
    cpy_r_r35 = cpy_r_r32.f0;
    cpy_r_r36 = cpy_r_r32.f1;
    cpy_r_r37 = cpy_r_r35 - cpy_r_r36;
    cpy_r_r38 = PyFloat_FromDouble(cpy_r_r37);
    cpy_r_r39 = PyList_Append(cpy_r_r19, cpy_r_r38);
    CPy_DECREF(cpy_r_r38);
    cpy_r_r40 = cpy_r_r39 >= 0;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "is_clearly_better", 77, CPyStatic_search_bot___globals);
        goto CPyL55;
    } else
        goto CPyL15;
CPyL18: ;
    cpy_r_r41 = PyErr_Occurred();
    if (unlikely(cpy_r_r41 != NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "is_clearly_better", 77, CPyStatic_search_bot___globals);
        goto CPyL55;
    } else
        goto CPyL17;
CPyL19: ;
    cpy_r_r42 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "is_clearly_better", 77, CPyStatic_search_bot___globals);
        goto CPyL53;
    }
    cpy_r_r43 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r44 = CPyStatics[105]; /* 'sum' */
    cpy_r_r45 = CPyObject_GetAttr(cpy_r_r43, cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "is_clearly_better", 78, CPyStatic_search_bot___globals);
        goto CPyL56;
    }
    PyObject *cpy_r_r46[1] = {cpy_r_r19};
    cpy_r_r47 = (PyObject **)&cpy_r_r46;
    cpy_r_r48 = PyObject_Vectorcall(cpy_r_r45, cpy_r_r47, 1, 0);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "is_clearly_better", 78, CPyStatic_search_bot___globals);
        goto CPyL56;
    }
    if (CPyFloat_Check(cpy_r_r48))
        cpy_r_r49 = cpy_r_r48;
    else {
        cpy_r_r49 = NULL;
    }
    if (cpy_r_r49 != NULL) goto __LL199;
    if (PyLong_Check(cpy_r_r48))
        cpy_r_r49 = cpy_r_r48;
    else {
        cpy_r_r49 = NULL;
    }
    if (cpy_r_r49 != NULL) goto __LL199;
    CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "is_clearly_better", 78, CPyStatic_search_bot___globals, "union[float, int]", cpy_r_r48);
    goto CPyL56;
__LL199: ;
    cpy_r_r50 = (CPyPtr)((CPyPtr)cpy_r_r19 + offsetof(PyVarObject, ob_size));
    cpy_r_r51 = *(int64_t *)cpy_r_r50;
    cpy_r_r52 = cpy_r_r51 << 1;
    cpy_r_r53 = CPyTagged_StealAsObject(cpy_r_r52);
    cpy_r_r54 = PyNumber_TrueDivide(cpy_r_r49, cpy_r_r53);
    CPy_DECREF(cpy_r_r49);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "is_clearly_better", 78, CPyStatic_search_bot___globals);
        goto CPyL56;
    }
    cpy_r_r55 = PyFloat_AsDouble(cpy_r_r54);
    if (cpy_r_r55 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r54); cpy_r_r55 = -113.0;
    }
    CPy_DECREF(cpy_r_r54);
    cpy_r_r56 = cpy_r_r55 == -113.0;
    if (unlikely(cpy_r_r56)) goto CPyL26;
CPyL25: ;
    cpy_r_r57 = CPyStatics[4896]; /* 0 */
    CPy_INCREF(cpy_r_r57);
    if (CPyFloat_Check(cpy_r_r57))
        cpy_r_r58 = cpy_r_r57;
    else {
        cpy_r_r58 = NULL;
    }
    if (cpy_r_r58 != NULL) goto __LL200;
    if (PyLong_Check(cpy_r_r57))
        cpy_r_r58 = cpy_r_r57;
    else {
        cpy_r_r58 = NULL;
    }
    if (cpy_r_r58 != NULL) goto __LL200;
    CPy_TypeError("union[float, int]", cpy_r_r57); 
    cpy_r_r58 = NULL;
__LL200: ;
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "is_clearly_better", 79, CPyStatic_search_bot___globals);
        goto CPyL56;
    } else
        goto CPyL27;
CPyL26: ;
    cpy_r_r59 = PyErr_Occurred();
    if (unlikely(cpy_r_r59 != NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "is_clearly_better", 78, CPyStatic_search_bot___globals);
        goto CPyL56;
    } else
        goto CPyL25;
CPyL27: ;
    cpy_r_r60 = cpy_r_r58;
    cpy_r_r61 = 0;
CPyL28: ;
    cpy_r_r62 = (CPyPtr)((CPyPtr)cpy_r_r19 + offsetof(PyVarObject, ob_size));
    cpy_r_r63 = *(int64_t *)cpy_r_r62;
    cpy_r_r64 = cpy_r_r61 < cpy_r_r63;
    if (!cpy_r_r64) goto CPyL38;
    cpy_r_r65 = (CPyPtr)((CPyPtr)cpy_r_r19 + offsetof(PyListObject, ob_item));
    cpy_r_r66 = *(CPyPtr *)cpy_r_r65;
    cpy_r_r67 = cpy_r_r61 * 8;
    cpy_r_r68 = cpy_r_r66 + cpy_r_r67;
    cpy_r_r69 = *(PyObject * *)cpy_r_r68;
    CPy_INCREF(cpy_r_r69);
    cpy_r_r70 = PyFloat_AsDouble(cpy_r_r69);
    if (cpy_r_r70 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r69); cpy_r_r70 = -113.0;
    }
    CPy_DECREF(cpy_r_r69);
    cpy_r_r71 = cpy_r_r70 == -113.0;
    if (unlikely(cpy_r_r71)) goto CPyL31;
CPyL30: ;
    cpy_r_r72 = cpy_r_r70 - cpy_r_r55;
    cpy_r_r73 = PyFloat_FromDouble(cpy_r_r72);
    cpy_r_r74 = PyFloat_FromDouble(2.0);
    cpy_r_r75 = CPyNumber_Power(cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "is_clearly_better", 79, CPyStatic_search_bot___globals);
        goto CPyL57;
    } else
        goto CPyL32;
CPyL31: ;
    cpy_r_r76 = PyErr_Occurred();
    if (unlikely(cpy_r_r76 != NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "is_clearly_better", 79, CPyStatic_search_bot___globals);
        goto CPyL57;
    } else
        goto CPyL30;
CPyL32: ;
    cpy_r_r77 = PyFloat_AsDouble(cpy_r_r75);
    if (cpy_r_r77 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r75); cpy_r_r77 = -113.0;
    }
    CPy_DECREF(cpy_r_r75);
    cpy_r_r78 = cpy_r_r77 == -113.0;
    if (unlikely(cpy_r_r78)) goto CPyL34;
CPyL33: ;
    cpy_r_r79 = PyFloat_FromDouble(cpy_r_r77);
    cpy_r_r80 = PyNumber_Add(cpy_r_r60, cpy_r_r79);
    CPy_DECREF(cpy_r_r60);
    CPy_DECREF(cpy_r_r79);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "is_clearly_better", 79, CPyStatic_search_bot___globals);
        goto CPyL56;
    } else
        goto CPyL35;
CPyL34: ;
    cpy_r_r81 = PyErr_Occurred();
    if (unlikely(cpy_r_r81 != NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "is_clearly_better", 79, CPyStatic_search_bot___globals);
        goto CPyL57;
    } else
        goto CPyL33;
CPyL35: ;
    if (CPyFloat_Check(cpy_r_r80))
        cpy_r_r82 = cpy_r_r80;
    else {
        cpy_r_r82 = NULL;
    }
    if (cpy_r_r82 != NULL) goto __LL201;
    if (PyLong_Check(cpy_r_r80))
        cpy_r_r82 = cpy_r_r80;
    else {
        cpy_r_r82 = NULL;
    }
    if (cpy_r_r82 != NULL) goto __LL201;
    CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "is_clearly_better", 79, CPyStatic_search_bot___globals, "union[float, int]", cpy_r_r80);
    goto CPyL56;
__LL201: ;
    cpy_r_r60 = cpy_r_r82;
    cpy_r_r83 = cpy_r_r61 + 1;
    cpy_r_r61 = cpy_r_r83;
    goto CPyL28;
CPyL38: ;
    cpy_r_r84 = (CPyPtr)((CPyPtr)cpy_r_r19 + offsetof(PyVarObject, ob_size));
    cpy_r_r85 = *(int64_t *)cpy_r_r84;
    cpy_r_r86 = cpy_r_r85 << 1;
    cpy_r_r87 = CPyTagged_Subtract(cpy_r_r86, 2);
    cpy_r_r88 = CPyTagged_StealAsObject(cpy_r_r87);
    cpy_r_r89 = PyNumber_TrueDivide(cpy_r_r60, cpy_r_r88);
    CPy_DECREF(cpy_r_r60);
    CPy_DECREF(cpy_r_r88);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "is_clearly_better", 79, CPyStatic_search_bot___globals);
        goto CPyL56;
    }
    cpy_r_r90 = PyFloat_AsDouble(cpy_r_r89);
    if (cpy_r_r90 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r89); cpy_r_r90 = -113.0;
    }
    CPy_DECREF(cpy_r_r89);
    cpy_r_r91 = cpy_r_r90 == -113.0;
    if (unlikely(cpy_r_r91)) goto CPyL41;
CPyL40: ;
    cpy_r_r92 = CPyStatic_search_bot___globals;
    cpy_r_r93 = CPyStatics[190]; /* 'CLEARLY' */
    cpy_r_r94 = CPyDict_GetItem(cpy_r_r92, cpy_r_r93);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "is_clearly_better", 80, CPyStatic_search_bot___globals);
        goto CPyL56;
    } else
        goto CPyL42;
CPyL41: ;
    cpy_r_r95 = PyErr_Occurred();
    if (unlikely(cpy_r_r95 != NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "is_clearly_better", 79, CPyStatic_search_bot___globals);
        goto CPyL56;
    } else
        goto CPyL40;
CPyL42: ;
    cpy_r_r96 = PyFloat_AsDouble(cpy_r_r94);
    if (cpy_r_r96 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r94); cpy_r_r96 = -113.0;
    }
    CPy_DECREF(cpy_r_r94);
    cpy_r_r97 = cpy_r_r96 == -113.0;
    if (unlikely(cpy_r_r97)) goto CPyL44;
CPyL43: ;
    cpy_r_r98 = (CPyPtr)((CPyPtr)cpy_r_r19 + offsetof(PyVarObject, ob_size));
    cpy_r_r99 = *(int64_t *)cpy_r_r98;
    CPy_DECREF(cpy_r_r19);
    cpy_r_r100 = cpy_r_r99 << 1;
    cpy_r_r101 = PyFloat_FromDouble(cpy_r_r90);
    cpy_r_r102 = CPyTagged_StealAsObject(cpy_r_r100);
    cpy_r_r103 = PyNumber_TrueDivide(cpy_r_r101, cpy_r_r102);
    CPy_DECREF(cpy_r_r101);
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "is_clearly_better", 80, CPyStatic_search_bot___globals);
        goto CPyL50;
    } else
        goto CPyL45;
CPyL44: ;
    cpy_r_r104 = PyErr_Occurred();
    if (unlikely(cpy_r_r104 != NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "is_clearly_better", 80, CPyStatic_search_bot___globals);
        goto CPyL56;
    } else
        goto CPyL43;
CPyL45: ;
    cpy_r_r105 = PyFloat_AsDouble(cpy_r_r103);
    if (cpy_r_r105 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r103); cpy_r_r105 = -113.0;
    }
    CPy_DECREF(cpy_r_r103);
    cpy_r_r106 = cpy_r_r105 == -113.0;
    if (unlikely(cpy_r_r106)) goto CPyL47;
CPyL46: ;
    cpy_r_r107 = CPyFloat_Sqrt(cpy_r_r105);
    cpy_r_r108 = cpy_r_r107 == -113.0;
    if (unlikely(cpy_r_r108)) {
        goto CPyL49;
    } else
        goto CPyL48;
CPyL47: ;
    cpy_r_r109 = PyErr_Occurred();
    if (unlikely(cpy_r_r109 != NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "is_clearly_better", 80, CPyStatic_search_bot___globals);
        goto CPyL50;
    } else
        goto CPyL46;
CPyL48: ;
    cpy_r_r110 = cpy_r_r96 * cpy_r_r107;
    cpy_r_r111 = cpy_r_r55 > cpy_r_r110;
    return cpy_r_r111;
CPyL49: ;
    cpy_r_r112 = PyErr_Occurred();
    if (unlikely(cpy_r_r112 != NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "is_clearly_better", 80, CPyStatic_search_bot___globals);
    } else
        goto CPyL48;
CPyL50: ;
    cpy_r_r113 = 2;
    return cpy_r_r113;
CPyL51: ;
    CPyTagged_DecRef(cpy_r_r0);
    goto CPyL50;
CPyL52: ;
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r21);
    goto CPyL50;
CPyL53: ;
    CPy_DecRef(cpy_r_r19);
    goto CPyL50;
CPyL54: ;
    CPy_DECREF(cpy_r_r30);
    goto CPyL19;
CPyL55: ;
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r30);
    goto CPyL50;
CPyL56: ;
    CPy_DecRef(cpy_r_r19);
    goto CPyL50;
CPyL57: ;
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r60);
    goto CPyL50;
}
        
        PyObject *CPyPy_search_bot___Candidate___is_clearly_better(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"other", 0};
            static CPyArg_Parser parser = {"O:is_clearly_better", kwlist, 0};
            PyObject *obj_other;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_other)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_search_bot___Candidate))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.bots.search_bot.Candidate", obj_self); 
                goto fail;
            }
            PyObject *arg_other;
            if (likely(Py_TYPE(obj_other) == CPyType_search_bot___Candidate))
                arg_other = obj_other;
            else {
                CPy_TypeError("serai.bots.search_bot.Candidate", obj_other); 
                goto fail;
            }
            char retval = CPyDef_search_bot___Candidate___is_clearly_better(arg_self, arg_other);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/bots/search_bot.py", "is_clearly_better", 73, CPyStatic_search_bot___globals);
            return NULL;
        }
        
char CPyDef_search_bot___Valued_____init__(PyObject *cpy_r_self, PyObject *cpy_r_candidate, double cpy_r_lead) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    double cpy_r_r4;
    char cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    cpy_r_r0 = ((serai___bots___search_bot___CandidateObject *)cpy_r_candidate)->_options;
    CPy_INCREF(cpy_r_r0);
    ((serai___bots___search_bot___ValuedObject *)cpy_r_self)->_way = cpy_r_r0;
    cpy_r_r1 = ((serai___bots___search_bot___CandidateObject *)cpy_r_candidate)->_options;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = CPySequenceTuple_GetItem(cpy_r_r1, 0);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "__init__", 90, CPyStatic_search_bot___globals);
        goto CPyL5;
    }
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_option___Option))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "__init__", 90, CPyStatic_search_bot___globals, "serai.kernel.option.Option", cpy_r_r2);
        goto CPyL5;
    }
    ((serai___bots___search_bot___ValuedObject *)cpy_r_self)->_option = cpy_r_r3;
    ((serai___bots___search_bot___ValuedObject *)cpy_r_self)->_worth = cpy_r_lead;
    cpy_r_r4 = CPyDef_search_bot___Candidate___score(cpy_r_candidate);
    cpy_r_r5 = cpy_r_r4 == -113.0;
    if (unlikely(cpy_r_r5)) goto CPyL4;
CPyL3: ;
    ((serai___bots___search_bot___ValuedObject *)cpy_r_self)->_score = cpy_r_r4;
    cpy_r_r6 = ((serai___bots___search_bot___CandidateObject *)cpy_r_candidate)->_worlds;
    CPyTagged_INCREF(cpy_r_r6);
    ((serai___bots___search_bot___ValuedObject *)cpy_r_self)->_visits = cpy_r_r6;
    return 1;
CPyL4: ;
    cpy_r_r7 = PyErr_Occurred();
    if (unlikely(cpy_r_r7 != NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "__init__", 92, CPyStatic_search_bot___globals);
    } else
        goto CPyL3;
CPyL5: ;
    cpy_r_r8 = 2;
    return cpy_r_r8;
}
        
        PyObject *CPyPy_search_bot___Valued_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"candidate", "lead", 0};
            PyObject *obj_candidate;
            PyObject *obj_lead;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OO", "__init__", kwlist, &obj_candidate, &obj_lead)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_search_bot___Valued))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.bots.search_bot.Valued", obj_self); 
                goto fail;
            }
            PyObject *arg_candidate;
            if (likely(Py_TYPE(obj_candidate) == CPyType_search_bot___Candidate))
                arg_candidate = obj_candidate;
            else {
                CPy_TypeError("serai.bots.search_bot.Candidate", obj_candidate); 
                goto fail;
            }
            double arg_lead;
            arg_lead = PyFloat_AsDouble(obj_lead);
            if (arg_lead == -1.0 && PyErr_Occurred()) {
                CPy_TypeError("float", obj_lead); goto fail;
            }
            char retval = CPyDef_search_bot___Valued_____init__(arg_self, arg_candidate, arg_lead);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/bots/search_bot.py", "__init__", 88, CPyStatic_search_bot___globals);
            return NULL;
        }
        
char CPyDef_search_bot___Comparison_____init__(PyObject *cpy_r_self, PyObject *cpy_r_best, double cpy_r_cost, CPyTagged cpy_r_worlds) {
    CPy_INCREF(cpy_r_best);
    ((serai___bots___search_bot___ComparisonObject *)cpy_r_self)->_best = cpy_r_best;
    ((serai___bots___search_bot___ComparisonObject *)cpy_r_self)->_cost = cpy_r_cost;
    CPyTagged_INCREF(cpy_r_worlds);
    ((serai___bots___search_bot___ComparisonObject *)cpy_r_self)->_worlds = cpy_r_worlds;
    return 1;
}
        
        PyObject *CPyPy_search_bot___Comparison_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"best", "cost", "worlds", 0};
            PyObject *obj_best;
            PyObject *obj_cost;
            PyObject *obj_worlds;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OOO", "__init__", kwlist, &obj_best, &obj_cost, &obj_worlds)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_search_bot___Comparison))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.bots.search_bot.Comparison", obj_self); 
                goto fail;
            }
            PyObject * arg_best;
            if (likely(PyTuple_Check(obj_best)))
                arg_best = obj_best;
            else {
                CPy_TypeError("tuple", obj_best); 
                goto fail;
            }
            double arg_cost;
            arg_cost = PyFloat_AsDouble(obj_cost);
            if (arg_cost == -1.0 && PyErr_Occurred()) {
                CPy_TypeError("float", obj_cost); goto fail;
            }
            CPyTagged arg_worlds;
            if (likely(PyLong_Check(obj_worlds)))
                arg_worlds = CPyTagged_BorrowFromObject(obj_worlds);
            else {
                CPy_TypeError("int", obj_worlds); goto fail;
            }
            char retval = CPyDef_search_bot___Comparison_____init__(arg_self, arg_best, arg_cost, arg_worlds);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/bots/search_bot.py", "__init__", 101, CPyStatic_search_bot___globals);
            return NULL;
        }
        
char CPyDef_search_bot___SearchBot_____init__(PyObject *cpy_r_self, PyObject *cpy_r_seed, CPyTagged cpy_r_iterations, PyObject *cpy_r_seconds, CPyTagged cpy_r_effort, CPyTagged cpy_r_candidates, CPyTagged cpy_r_playout_effort, CPyTagged cpy_r_horizon, CPyTagged cpy_r_going_on) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    if (cpy_r_iterations != CPY_INT_TAG) goto CPyL20;
    cpy_r_iterations = 32;
CPyL2: ;
    if (cpy_r_seconds != NULL) goto CPyL21;
    cpy_r_r0 = Py_None;
    CPy_INCREF(cpy_r_r0);
    cpy_r_seconds = cpy_r_r0;
CPyL4: ;
    if (cpy_r_effort != CPY_INT_TAG) goto CPyL22;
    cpy_r_effort = 10000;
CPyL6: ;
    if (cpy_r_candidates != CPY_INT_TAG) goto CPyL23;
    cpy_r_candidates = 16;
CPyL8: ;
    if (cpy_r_playout_effort != CPY_INT_TAG) goto CPyL24;
    cpy_r_playout_effort = 400;
CPyL10: ;
    if (cpy_r_horizon != CPY_INT_TAG) goto CPyL25;
    cpy_r_horizon = 8;
CPyL12: ;
    if (cpy_r_going_on != CPY_INT_TAG) goto CPyL26;
    cpy_r_r1 = CPyStatic_search_bot___serai___bots___search_bot___SearchBot_____init_____going_on;
    CPyTagged_INCREF(cpy_r_r1);
    cpy_r_going_on = cpy_r_r1;
CPyL14: ;
    CPy_INCREF(cpy_r_seed);
    ((serai___bots___search_bot___SearchBotObject *)cpy_r_self)->__seed = cpy_r_seed;
    ((serai___bots___search_bot___SearchBotObject *)cpy_r_self)->__iterations = cpy_r_iterations;
    CPy_INCREF(cpy_r_seconds);
    ((serai___bots___search_bot___SearchBotObject *)cpy_r_self)->__seconds = cpy_r_seconds;
    ((serai___bots___search_bot___SearchBotObject *)cpy_r_self)->__effort = cpy_r_effort;
    ((serai___bots___search_bot___SearchBotObject *)cpy_r_self)->__candidates = cpy_r_candidates;
    ((serai___bots___search_bot___SearchBotObject *)cpy_r_self)->__playout_effort = cpy_r_playout_effort;
    ((serai___bots___search_bot___SearchBotObject *)cpy_r_self)->__horizon = cpy_r_horizon;
    cpy_r_r2 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r3 = cpy_r_seconds != cpy_r_r2;
    CPy_DECREF(cpy_r_seconds);
    if (!cpy_r_r3) goto CPyL27;
    cpy_r_r4 = cpy_r_going_on;
    goto CPyL17;
CPyL16: ;
    cpy_r_r4 = 2;
CPyL17: ;
    ((serai___bots___search_bot___SearchBotObject *)cpy_r_self)->__going_on = cpy_r_r4;
    cpy_r_r5 = PyList_New(0);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "__init__", 135, CPyStatic_search_bot___globals);
        goto CPyL19;
    }
    ((serai___bots___search_bot___SearchBotObject *)cpy_r_self)->__plan = cpy_r_r5;
    cpy_r_r6 = Py_None;
    CPy_INCREF(cpy_r_r6);
    ((serai___bots___search_bot___SearchBotObject *)cpy_r_self)->__expects = cpy_r_r6;
    return 1;
CPyL19: ;
    cpy_r_r7 = 2;
    return cpy_r_r7;
CPyL20: ;
    CPyTagged_INCREF(cpy_r_iterations);
    goto CPyL2;
CPyL21: ;
    CPy_INCREF(cpy_r_seconds);
    goto CPyL4;
CPyL22: ;
    CPyTagged_INCREF(cpy_r_effort);
    goto CPyL6;
CPyL23: ;
    CPyTagged_INCREF(cpy_r_candidates);
    goto CPyL8;
CPyL24: ;
    CPyTagged_INCREF(cpy_r_playout_effort);
    goto CPyL10;
CPyL25: ;
    CPyTagged_INCREF(cpy_r_horizon);
    goto CPyL12;
CPyL26: ;
    CPyTagged_INCREF(cpy_r_going_on);
    goto CPyL14;
CPyL27: ;
    CPyTagged_DECREF(cpy_r_going_on);
    goto CPyL16;
}
        
        PyObject *CPyPy_search_bot___SearchBot_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"seed", "iterations", "seconds", "effort", "candidates", "playout_effort", "horizon", "going_on", 0};
            PyObject *obj_seed;
            PyObject *obj_iterations = NULL;
            PyObject *obj_seconds = NULL;
            PyObject *obj_effort = NULL;
            PyObject *obj_candidates = NULL;
            PyObject *obj_playout_effort = NULL;
            PyObject *obj_horizon = NULL;
            PyObject *obj_going_on = NULL;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "O|OOOOOOO", "__init__", kwlist, &obj_seed, &obj_iterations, &obj_seconds, &obj_effort, &obj_candidates, &obj_playout_effort, &obj_horizon, &obj_going_on)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_search_bot___SearchBot))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.bots.search_bot.SearchBot", obj_self); 
                goto fail;
            }
            PyObject *arg_seed;
            if (likely(PyUnicode_Check(obj_seed)))
                arg_seed = obj_seed;
            else {
                CPy_TypeError("str", obj_seed); 
                goto fail;
            }
            CPyTagged arg_iterations;
            if (obj_iterations == NULL) {
                arg_iterations = CPY_INT_TAG;
            } else if (likely(PyLong_Check(obj_iterations)))
                arg_iterations = CPyTagged_BorrowFromObject(obj_iterations);
            else {
                CPy_TypeError("int", obj_iterations); goto fail;
            }
            PyObject *arg_seconds;
            if (obj_seconds == NULL) {
                arg_seconds = NULL;
                goto __LL202;
            }
            if (CPyFloat_Check(obj_seconds))
                arg_seconds = obj_seconds;
            else {
                arg_seconds = NULL;
            }
            if (arg_seconds != NULL) goto __LL202;
            if (obj_seconds == Py_None)
                arg_seconds = obj_seconds;
            else {
                arg_seconds = NULL;
            }
            if (arg_seconds != NULL) goto __LL202;
            CPy_TypeError("float or None", obj_seconds); 
            goto fail;
__LL202: ;
            CPyTagged arg_effort;
            if (obj_effort == NULL) {
                arg_effort = CPY_INT_TAG;
            } else if (likely(PyLong_Check(obj_effort)))
                arg_effort = CPyTagged_BorrowFromObject(obj_effort);
            else {
                CPy_TypeError("int", obj_effort); goto fail;
            }
            CPyTagged arg_candidates;
            if (obj_candidates == NULL) {
                arg_candidates = CPY_INT_TAG;
            } else if (likely(PyLong_Check(obj_candidates)))
                arg_candidates = CPyTagged_BorrowFromObject(obj_candidates);
            else {
                CPy_TypeError("int", obj_candidates); goto fail;
            }
            CPyTagged arg_playout_effort;
            if (obj_playout_effort == NULL) {
                arg_playout_effort = CPY_INT_TAG;
            } else if (likely(PyLong_Check(obj_playout_effort)))
                arg_playout_effort = CPyTagged_BorrowFromObject(obj_playout_effort);
            else {
                CPy_TypeError("int", obj_playout_effort); goto fail;
            }
            CPyTagged arg_horizon;
            if (obj_horizon == NULL) {
                arg_horizon = CPY_INT_TAG;
            } else if (likely(PyLong_Check(obj_horizon)))
                arg_horizon = CPyTagged_BorrowFromObject(obj_horizon);
            else {
                CPy_TypeError("int", obj_horizon); goto fail;
            }
            CPyTagged arg_going_on;
            if (obj_going_on == NULL) {
                arg_going_on = CPY_INT_TAG;
            } else if (likely(PyLong_Check(obj_going_on)))
                arg_going_on = CPyTagged_BorrowFromObject(obj_going_on);
            else {
                CPy_TypeError("int", obj_going_on); goto fail;
            }
            char retval = CPyDef_search_bot___SearchBot_____init__(arg_self, arg_seed, arg_iterations, arg_seconds, arg_effort, arg_candidates, arg_playout_effort, arg_horizon, arg_going_on);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/bots/search_bot.py", "__init__", 116, CPyStatic_search_bot___globals);
            return NULL;
        }
        
PyObject *CPyDef_search_bot___SearchBot___choose(PyObject *cpy_r_self, PyObject *cpy_r_outlook) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    tuple_T2II cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyPtr cpy_r_r15;
    int64_t cpy_r_r16;
    CPyTagged cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    int32_t cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_choice;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyPtr cpy_r_r38;
    int64_t cpy_r_r39;
    CPyTagged cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    CPyTagged cpy_r_r44;
    CPyTagged cpy_r_r45;
    CPyTagged cpy_r_r46;
    tuple_T2II cpy_r_r47;
    PyObject *cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    cpy_r_r0 = ((serai___bots___bot___OutlookObject *)cpy_r_outlook)->_decision;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyDef_decision___Decision___options(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "choose", 139, CPyStatic_search_bot___globals);
        goto CPyL35;
    }
CPyL1: ;
    cpy_r_r2 = CPyObject_Size(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "choose", 140, CPyStatic_search_bot___globals);
        goto CPyL36;
    }
    cpy_r_r3 = cpy_r_r2 == 2;
    CPyTagged_DECREF(cpy_r_r2);
    if (!cpy_r_r3) goto CPyL6;
    cpy_r_r4 = CPyStatics[4896]; /* 0 */
    cpy_r_r5 = PyObject_GetItem(cpy_r_r1, cpy_r_r4);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "choose", 141, CPyStatic_search_bot___globals);
        goto CPyL35;
    }
    if (likely(Py_TYPE(cpy_r_r5) == CPyType_option___Option))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "choose", 141, CPyStatic_search_bot___globals, "serai.kernel.option.Option", cpy_r_r5);
        goto CPyL35;
    }
    return cpy_r_r6;
CPyL6: ;
    cpy_r_r7 = ((serai___bots___search_bot___SearchBotObject *)cpy_r_self)->__expects;
    CPy_INCREF(cpy_r_r7);
    cpy_r_r8 = CPyDef_bot___Outlook___position(cpy_r_outlook);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "choose", 142, CPyStatic_search_bot___globals);
        goto CPyL37;
    }
CPyL7: ;
    cpy_r_r9 = CPyDef_bot___Outlook___reveals(cpy_r_outlook);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "choose", 142, CPyStatic_search_bot___globals);
        goto CPyL38;
    }
CPyL8: ;
    cpy_r_r10.f0 = cpy_r_r8;
    cpy_r_r10.f1 = cpy_r_r9;
    cpy_r_r11 = PyTuple_New(2);
    if (unlikely(cpy_r_r11 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp203 = CPyTagged_StealAsObject(cpy_r_r10.f0);
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp203);
    PyObject *__tmp204 = CPyTagged_StealAsObject(cpy_r_r10.f1);
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp204);
    cpy_r_r12 = PyObject_RichCompare(cpy_r_r7, cpy_r_r11, 2);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "choose", 142, CPyStatic_search_bot___globals);
        goto CPyL36;
    }
    if (unlikely(!PyBool_Check(cpy_r_r12))) {
        CPy_TypeError("bool", cpy_r_r12); cpy_r_r13 = 2;
    } else
        cpy_r_r13 = cpy_r_r12 == Py_True;
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == 2)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "choose", 142, CPyStatic_search_bot___globals);
        goto CPyL36;
    }
    if (!cpy_r_r13) goto CPyL39;
    cpy_r_r14 = ((serai___bots___search_bot___SearchBotObject *)cpy_r_self)->__plan;
    CPy_INCREF(cpy_r_r14);
    cpy_r_r15 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyVarObject, ob_size));
    cpy_r_r16 = *(int64_t *)cpy_r_r15;
    CPy_DECREF(cpy_r_r14);
    cpy_r_r17 = cpy_r_r16 << 1;
    cpy_r_r18 = cpy_r_r17 != 0;
    if (!cpy_r_r18) goto CPyL39;
    cpy_r_r19 = ((serai___bots___search_bot___SearchBotObject *)cpy_r_self)->__plan;
    cpy_r_r20 = CPyList_GetItemShort(cpy_r_r19, 0);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "choose", 142, CPyStatic_search_bot___globals);
        goto CPyL36;
    }
    if (likely(Py_TYPE(cpy_r_r20) == CPyType_option___Option))
        cpy_r_r21 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "choose", 142, CPyStatic_search_bot___globals, "serai.kernel.option.Option", cpy_r_r20);
        goto CPyL36;
    }
    cpy_r_r22 = PySequence_Contains(cpy_r_r1, cpy_r_r21);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r21);
    cpy_r_r23 = cpy_r_r22 >= 0;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "choose", 142, CPyStatic_search_bot___globals);
        goto CPyL35;
    }
    cpy_r_r24 = cpy_r_r22;
    if (!cpy_r_r24) goto CPyL19;
    cpy_r_r25 = ((serai___bots___search_bot___SearchBotObject *)cpy_r_self)->__plan;
    CPy_INCREF(cpy_r_r25);
    cpy_r_r26 = CPyList_Pop(cpy_r_r25, 0);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "choose", 143, CPyStatic_search_bot___globals);
        goto CPyL35;
    }
    if (likely(Py_TYPE(cpy_r_r26) == CPyType_option___Option))
        cpy_r_r27 = cpy_r_r26;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "choose", 143, CPyStatic_search_bot___globals, "serai.kernel.option.Option", cpy_r_r26);
        goto CPyL35;
    }
    cpy_r_choice = cpy_r_r27;
    goto CPyL32;
CPyL19: ;
    cpy_r_r28 = CPY_INT_TAG;
    cpy_r_r29 = CPyDef_search_bot___SearchBot___consider(cpy_r_self, cpy_r_outlook, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "choose", 145, CPyStatic_search_bot___globals);
        goto CPyL35;
    }
    cpy_r_r30 = CPyList_GetItemShortBorrow(cpy_r_r29, 0);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "choose", 145, CPyStatic_search_bot___globals);
        goto CPyL40;
    }
    if (likely(Py_TYPE(cpy_r_r30) == CPyType_search_bot___Valued))
        cpy_r_r31 = cpy_r_r30;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "choose", 145, CPyStatic_search_bot___globals, "serai.bots.search_bot.Valued", cpy_r_r30);
        goto CPyL40;
    }
    cpy_r_r32 = ((serai___bots___search_bot___ValuedObject *)cpy_r_r31)->_way;
    CPy_INCREF(cpy_r_r32);
    CPy_DECREF(cpy_r_r29);
    cpy_r_r33 = PyObject_GetIter(cpy_r_r32);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "choose", 145, CPyStatic_search_bot___globals);
        goto CPyL35;
    }
    cpy_r_r34 = PyIter_Next(cpy_r_r33);
    if (cpy_r_r34 == NULL) {
        goto CPyL41;
    } else
        goto CPyL26;
CPyL24: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r35 = 0;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "choose", 145, CPyStatic_search_bot___globals);
        goto CPyL35;
    }
    CPy_Unreachable();
CPyL26: ;
    if (likely(Py_TYPE(cpy_r_r34) == CPyType_option___Option))
        cpy_r_r36 = cpy_r_r34;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "choose", 145, CPyStatic_search_bot___globals, "serai.kernel.option.Option", cpy_r_r34);
        goto CPyL42;
    }
    cpy_r_choice = cpy_r_r36;
    cpy_r_r37 = PySequence_List(cpy_r_r33);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "choose", 145, CPyStatic_search_bot___globals);
        goto CPyL43;
    }
    cpy_r_r38 = (CPyPtr)((CPyPtr)cpy_r_r37 + offsetof(PyVarObject, ob_size));
    cpy_r_r39 = *(int64_t *)cpy_r_r38;
    cpy_r_r40 = cpy_r_r39 << 1;
    cpy_r_r41 = (Py_ssize_t)0 <= (Py_ssize_t)cpy_r_r40;
    if (cpy_r_r41) {
        goto CPyL31;
    } else
        goto CPyL44;
CPyL29: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r42 = 0;
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "choose", 145, CPyStatic_search_bot___globals);
        goto CPyL35;
    }
    CPy_Unreachable();
CPyL31: ;
    CPy_DECREF(((serai___bots___search_bot___SearchBotObject *)cpy_r_self)->__plan);
    ((serai___bots___search_bot___SearchBotObject *)cpy_r_self)->__plan = cpy_r_r37;
CPyL32: ;
    cpy_r_r44 = CPyDef_bot___Outlook___position(cpy_r_outlook);
    if (unlikely(cpy_r_r44 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "choose", 146, CPyStatic_search_bot___globals);
        goto CPyL43;
    }
CPyL33: ;
    cpy_r_r45 = CPyTagged_Add(cpy_r_r44, 2);
    CPyTagged_DECREF(cpy_r_r44);
    cpy_r_r46 = CPyDef_bot___Outlook___reveals(cpy_r_outlook);
    if (unlikely(cpy_r_r46 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "choose", 146, CPyStatic_search_bot___globals);
        goto CPyL45;
    }
CPyL34: ;
    cpy_r_r47.f0 = cpy_r_r45;
    cpy_r_r47.f1 = cpy_r_r46;
    cpy_r_r48 = PyTuple_New(2);
    if (unlikely(cpy_r_r48 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp205 = CPyTagged_StealAsObject(cpy_r_r47.f0);
    PyTuple_SET_ITEM(cpy_r_r48, 0, __tmp205);
    PyObject *__tmp206 = CPyTagged_StealAsObject(cpy_r_r47.f1);
    PyTuple_SET_ITEM(cpy_r_r48, 1, __tmp206);
    CPy_DECREF(((serai___bots___search_bot___SearchBotObject *)cpy_r_self)->__expects);
    ((serai___bots___search_bot___SearchBotObject *)cpy_r_self)->__expects = cpy_r_r48;
    return cpy_r_choice;
CPyL35: ;
    cpy_r_r50 = NULL;
    return cpy_r_r50;
CPyL36: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL35;
CPyL37: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r7);
    goto CPyL35;
CPyL38: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r8);
    goto CPyL35;
CPyL39: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL19;
CPyL40: ;
    CPy_DecRef(cpy_r_r29);
    goto CPyL35;
CPyL41: ;
    CPy_DECREF(cpy_r_r33);
    goto CPyL24;
CPyL42: ;
    CPy_DecRef(cpy_r_r33);
    goto CPyL35;
CPyL43: ;
    CPy_DecRef(cpy_r_choice);
    goto CPyL35;
CPyL44: ;
    CPy_DECREF(cpy_r_choice);
    CPy_DECREF(cpy_r_r37);
    goto CPyL29;
CPyL45: ;
    CPy_DecRef(cpy_r_choice);
    CPyTagged_DecRef(cpy_r_r45);
    goto CPyL35;
}
        
        PyObject *CPyPy_search_bot___SearchBot___choose(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"outlook", 0};
            static CPyArg_Parser parser = {"O:choose", kwlist, 0};
            PyObject *obj_outlook;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_outlook)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_search_bot___SearchBot))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.bots.search_bot.SearchBot", obj_self); 
                goto fail;
            }
            PyObject *arg_outlook;
            if (likely(Py_TYPE(obj_outlook) == CPyType_bot___Outlook))
                arg_outlook = obj_outlook;
            else {
                CPy_TypeError("serai.bots.bot.Outlook", obj_outlook); 
                goto fail;
            }
            PyObject *retval = CPyDef_search_bot___SearchBot___choose(arg_self, arg_outlook);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/bots/search_bot.py", "choose", 138, CPyStatic_search_bot___globals);
            return NULL;
        }
        
PyObject *CPyDef_search_bot___SearchBot___consider(PyObject *cpy_r_self, PyObject *cpy_r_outlook, CPyTagged cpy_r_options) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    double cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyPtr cpy_r_r15;
    int64_t cpy_r_r16;
    PyObject *cpy_r_r17;
    int64_t cpy_r_r18;
    CPyPtr cpy_r_r19;
    int64_t cpy_r_r20;
    char cpy_r_r21;
    CPyPtr cpy_r_r22;
    CPyPtr cpy_r_r23;
    int64_t cpy_r_r24;
    CPyPtr cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    int64_t cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_staying;
    CPyPtr cpy_r_r32;
    int64_t cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject **cpy_r_r40;
    PyObject *cpy_r_r41;
    double cpy_r_r42;
    char cpy_r_r43;
    CPyTagged cpy_r_r44;
    PyObject *cpy_r_r45;
    int64_t cpy_r_r46;
    char cpy_r_r47;
    int64_t cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    CPyTagged cpy_r_r52;
    CPyTagged cpy_r_rounds;
    CPyPtr cpy_r_r53;
    int64_t cpy_r_r54;
    CPyTagged cpy_r_r55;
    char cpy_r_r56;
    CPyTagged cpy_r_r57;
    CPyTagged cpy_r_r58;
    CPyTagged cpy_r_iterations;
    CPyTagged cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r__;
    int64_t cpy_r_r61;
    char cpy_r_r62;
    int64_t cpy_r_r63;
    char cpy_r_r64;
    char cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    CPyTagged cpy_r_r70;
    CPyPtr cpy_r_r71;
    int64_t cpy_r_r72;
    CPyTagged cpy_r_r73;
    CPyTagged cpy_r_r74;
    CPyTagged cpy_r_r75;
    int64_t cpy_r_r76;
    char cpy_r_r77;
    int64_t cpy_r_r78;
    char cpy_r_r79;
    char cpy_r_r80;
    char cpy_r_r81;
    CPyTagged cpy_r_r82;
    CPyTagged cpy_r_r83;
    CPyTagged cpy_r_r84;
    CPyTagged cpy_r_number;
    int64_t cpy_r_r85;
    char cpy_r_r86;
    int64_t cpy_r_r87;
    char cpy_r_r88;
    char cpy_r_r89;
    char cpy_r_r90;
    char cpy_r_r91;
    char cpy_r_r92;
    PyObject *cpy_r_r93;
    CPyTagged cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject **cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    CPyPtr cpy_r_r106;
    int64_t cpy_r_r107;
    CPyTagged cpy_r_r108;
    CPyTagged cpy_r_r109;
    CPyTagged cpy_r_r110;
    int64_t cpy_r_r111;
    char cpy_r_r112;
    int64_t cpy_r_r113;
    char cpy_r_r114;
    char cpy_r_r115;
    char cpy_r_r116;
    CPyTagged cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    CPyTagged cpy_r_r120;
    CPyPtr cpy_r_r121;
    int64_t cpy_r_r122;
    CPyTagged cpy_r_r123;
    char cpy_r_r124;
    char cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    if (cpy_r_options != CPY_INT_TAG) goto CPyL76;
    cpy_r_options = 2;
CPyL2: ;
    cpy_r_r0 = CPyStatic_search_bot___globals;
    cpy_r_r1 = CPyStatics[191]; /* 'monotonic' */
    cpy_r_r2 = CPyDict_GetItem(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "consider", 155, CPyStatic_search_bot___globals);
        goto CPyL77;
    }
    cpy_r_r3 = PyObject_Vectorcall(cpy_r_r2, 0, 0, 0);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "consider", 155, CPyStatic_search_bot___globals);
        goto CPyL77;
    }
    cpy_r_r4 = PyFloat_AsDouble(cpy_r_r3);
    if (cpy_r_r4 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r3); cpy_r_r4 = -113.0;
    }
    CPy_DECREF(cpy_r_r3);
    cpy_r_r5 = cpy_r_r4 == -113.0;
    if (unlikely(cpy_r_r5)) goto CPyL6;
CPyL5: ;
    cpy_r_r6 = CPyDef_search_bot___SearchBot____world(cpy_r_self, cpy_r_outlook, 0);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "consider", 156, CPyStatic_search_bot___globals);
        goto CPyL77;
    } else
        goto CPyL7;
CPyL6: ;
    cpy_r_r7 = PyErr_Occurred();
    if (unlikely(cpy_r_r7 != NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "consider", 155, CPyStatic_search_bot___globals);
        goto CPyL77;
    } else
        goto CPyL5;
CPyL7: ;
    cpy_r_r8 = ((serai___bots___search_bot___SearchBotObject *)cpy_r_self)->__effort;
    CPyTagged_INCREF(cpy_r_r8);
    cpy_r_r9 = ((serai___bots___search_bot___SearchBotObject *)cpy_r_self)->__candidates;
    CPyTagged_INCREF(cpy_r_r9);
    cpy_r_r10 = CPyDef_search_bot___SearchBot____clock(cpy_r_self, cpy_r_r4, 0.5);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "consider", 157, CPyStatic_search_bot___globals);
        goto CPyL78;
    }
    cpy_r_r11 = CPY_INT_TAG;
    cpy_r_r12 = CPyDef_turns___best_ways(cpy_r_r6, cpy_r_r8, cpy_r_r11, cpy_r_r9, cpy_r_r10);
    CPy_DECREF(cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "consider", 157, CPyStatic_search_bot___globals);
        goto CPyL77;
    }
    cpy_r_r13 = ((serai___bots___search_bot___SearchBotObject *)cpy_r_self)->__candidates;
    CPyTagged_INCREF(cpy_r_r13);
    cpy_r_r14 = CPyDef_search_bot____spread(cpy_r_r12, cpy_r_r13, cpy_r_options);
    CPy_DECREF(cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r13);
    CPyTagged_DECREF(cpy_r_options);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "consider", 158, CPyStatic_search_bot___globals);
        goto CPyL75;
    }
    cpy_r_r15 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyVarObject, ob_size));
    cpy_r_r16 = *(int64_t *)cpy_r_r15;
    cpy_r_r17 = PyList_New(cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "consider", 158, CPyStatic_search_bot___globals);
        goto CPyL79;
    }
    cpy_r_r18 = 0;
CPyL12: ;
    cpy_r_r19 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyVarObject, ob_size));
    cpy_r_r20 = *(int64_t *)cpy_r_r19;
    cpy_r_r21 = cpy_r_r18 < cpy_r_r20;
    if (!cpy_r_r21) goto CPyL80;
    cpy_r_r22 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyListObject, ob_item));
    cpy_r_r23 = *(CPyPtr *)cpy_r_r22;
    cpy_r_r24 = cpy_r_r18 * 8;
    cpy_r_r25 = cpy_r_r23 + cpy_r_r24;
    cpy_r_r26 = *(PyObject * *)cpy_r_r25;
    CPy_INCREF(cpy_r_r26);
    if (likely(Py_TYPE(cpy_r_r26) == CPyType_turns___Way))
        cpy_r_r27 = cpy_r_r26;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "consider", 158, CPyStatic_search_bot___globals, "serai.bots.turns.Way", cpy_r_r26);
        goto CPyL81;
    }
    cpy_r_r28 = ((serai___bots___bot___OutlookObject *)cpy_r_outlook)->_seat;
    CPyTagged_INCREF(cpy_r_r28);
    cpy_r_r29 = CPyDef_search_bot___Candidate(cpy_r_r27, cpy_r_r28);
    CPy_DECREF(cpy_r_r27);
    CPyTagged_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "consider", 158, CPyStatic_search_bot___globals);
        goto CPyL81;
    }
    CPyList_SetItemUnsafe(cpy_r_r17, cpy_r_r18, cpy_r_r29);
    cpy_r_r30 = cpy_r_r18 + 1;
    cpy_r_r18 = cpy_r_r30;
    goto CPyL12;
CPyL17: ;
    cpy_r_r31 = CPyDef_search_bot___SearchBot____clock(cpy_r_self, cpy_r_r4, 1.0);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "consider", 159, CPyStatic_search_bot___globals);
        goto CPyL82;
    }
    CPy_INCREF(cpy_r_r17);
    cpy_r_staying = cpy_r_r17;
    cpy_r_r32 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyVarObject, ob_size));
    cpy_r_r33 = *(int64_t *)cpy_r_r32;
    cpy_r_r34 = cpy_r_r33 << 1;
    cpy_r_r35 = CPyStatic_search_bot___globals;
    cpy_r_r36 = CPyStatics[192]; /* 'log2' */
    cpy_r_r37 = CPyDict_GetItem(cpy_r_r35, cpy_r_r36);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "consider", 161, CPyStatic_search_bot___globals);
        goto CPyL83;
    }
    cpy_r_r38 = CPyTagged_StealAsObject(cpy_r_r34);
    PyObject *cpy_r_r39[1] = {cpy_r_r38};
    cpy_r_r40 = (PyObject **)&cpy_r_r39;
    cpy_r_r41 = PyObject_Vectorcall(cpy_r_r37, cpy_r_r40, 1, 0);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "consider", 161, CPyStatic_search_bot___globals);
        goto CPyL84;
    }
    CPy_DECREF(cpy_r_r38);
    cpy_r_r42 = PyFloat_AsDouble(cpy_r_r41);
    if (cpy_r_r42 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r41); cpy_r_r42 = -113.0;
    }
    CPy_DECREF(cpy_r_r41);
    cpy_r_r43 = cpy_r_r42 == -113.0;
    if (unlikely(cpy_r_r43)) goto CPyL22;
CPyL21: ;
    cpy_r_r44 = CPyFloat_Ceil(cpy_r_r42);
    if (unlikely(cpy_r_r44 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "consider", 161, CPyStatic_search_bot___globals);
        goto CPyL83;
    } else
        goto CPyL23;
CPyL22: ;
    cpy_r_r45 = PyErr_Occurred();
    if (unlikely(cpy_r_r45 != NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "consider", 161, CPyStatic_search_bot___globals);
        goto CPyL83;
    } else
        goto CPyL21;
CPyL23: ;
    cpy_r_r46 = cpy_r_r44 & 1;
    cpy_r_r47 = cpy_r_r46 != 0;
    if (cpy_r_r47) goto CPyL25;
    cpy_r_r48 = 2 & 1;
    cpy_r_r49 = cpy_r_r48 != 0;
    if (!cpy_r_r49) goto CPyL26;
CPyL25: ;
    cpy_r_r50 = CPyTagged_IsLt_(2, cpy_r_r44);
    if (cpy_r_r50) {
        goto CPyL27;
    } else
        goto CPyL85;
CPyL26: ;
    cpy_r_r51 = (Py_ssize_t)cpy_r_r44 > (Py_ssize_t)2;
    if (!cpy_r_r51) goto CPyL85;
CPyL27: ;
    cpy_r_r52 = cpy_r_r44;
    goto CPyL29;
CPyL28: ;
    cpy_r_r52 = 2;
CPyL29: ;
    cpy_r_rounds = cpy_r_r52;
    cpy_r_r53 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyVarObject, ob_size));
    cpy_r_r54 = *(int64_t *)cpy_r_r53;
    cpy_r_r55 = cpy_r_r54 << 1;
    cpy_r_r56 = (Py_ssize_t)cpy_r_r55 > (Py_ssize_t)2;
    if (!cpy_r_r56) goto CPyL31;
    cpy_r_r57 = ((serai___bots___search_bot___SearchBotObject *)cpy_r_self)->__iterations;
    CPyTagged_INCREF(cpy_r_r57);
    cpy_r_r58 = cpy_r_r57;
    goto CPyL32;
CPyL31: ;
    cpy_r_r58 = 2;
CPyL32: ;
    cpy_r_iterations = cpy_r_r58;
    cpy_r_r59 = 0;
    CPyTagged_INCREF(cpy_r_r59);
    cpy_r_r60 = CPyTagged_StealAsObject(cpy_r_r59);
    cpy_r__ = cpy_r_r60;
    CPy_DECREF(cpy_r__);
CPyL33: ;
    cpy_r_r61 = cpy_r_r59 & 1;
    cpy_r_r62 = cpy_r_r61 != 0;
    if (cpy_r_r62) goto CPyL35;
    cpy_r_r63 = cpy_r_rounds & 1;
    cpy_r_r64 = cpy_r_r63 != 0;
    if (!cpy_r_r64) goto CPyL36;
CPyL35: ;
    cpy_r_r65 = CPyTagged_IsLt_(cpy_r_r59, cpy_r_rounds);
    if (cpy_r_r65) {
        goto CPyL37;
    } else
        goto CPyL86;
CPyL36: ;
    cpy_r_r66 = (Py_ssize_t)cpy_r_r59 < (Py_ssize_t)cpy_r_rounds;
    if (!cpy_r_r66) goto CPyL86;
CPyL37: ;
    CPyTagged_INCREF(cpy_r_r59);
    cpy_r_r67 = CPyTagged_StealAsObject(cpy_r_r59);
    cpy_r__ = cpy_r_r67;
    CPy_DECREF(cpy_r__);
    cpy_r_r68 = CPyList_GetItemShortBorrow(cpy_r_staying, 0);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "consider", 164, CPyStatic_search_bot___globals);
        goto CPyL87;
    }
    if (likely(Py_TYPE(cpy_r_r68) == CPyType_search_bot___Candidate))
        cpy_r_r69 = cpy_r_r68;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "consider", 164, CPyStatic_search_bot___globals, "serai.bots.search_bot.Candidate", cpy_r_r68);
        goto CPyL87;
    }
    cpy_r_r70 = ((serai___bots___search_bot___CandidateObject *)cpy_r_r69)->_worlds;
    CPyTagged_INCREF(cpy_r_r70);
    cpy_r_r71 = (CPyPtr)((CPyPtr)cpy_r_staying + offsetof(PyVarObject, ob_size));
    cpy_r_r72 = *(int64_t *)cpy_r_r71;
    cpy_r_r73 = cpy_r_r72 << 1;
    cpy_r_r74 = CPyTagged_Multiply(cpy_r_rounds, cpy_r_r73);
    cpy_r_r75 = CPyTagged_FloorDivide(cpy_r_iterations, cpy_r_r74);
    CPyTagged_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r75 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "consider", 165, CPyStatic_search_bot___globals);
        goto CPyL88;
    }
    cpy_r_r76 = cpy_r_r75 & 1;
    cpy_r_r77 = cpy_r_r76 != 0;
    if (cpy_r_r77) goto CPyL42;
    cpy_r_r78 = 2 & 1;
    cpy_r_r79 = cpy_r_r78 != 0;
    if (!cpy_r_r79) goto CPyL43;
CPyL42: ;
    cpy_r_r80 = CPyTagged_IsLt_(2, cpy_r_r75);
    if (cpy_r_r80) {
        goto CPyL44;
    } else
        goto CPyL89;
CPyL43: ;
    cpy_r_r81 = (Py_ssize_t)cpy_r_r75 > (Py_ssize_t)2;
    if (!cpy_r_r81) goto CPyL89;
CPyL44: ;
    cpy_r_r82 = cpy_r_r75;
    goto CPyL46;
CPyL45: ;
    cpy_r_r82 = 2;
CPyL46: ;
    cpy_r_r83 = CPyTagged_Add(cpy_r_r70, cpy_r_r82);
    CPyTagged_DECREF(cpy_r_r82);
    cpy_r_r84 = cpy_r_r70;
    CPyTagged_INCREF(cpy_r_r84);
    cpy_r_number = cpy_r_r84;
    CPyTagged_DECREF(cpy_r_number);
CPyL47: ;
    cpy_r_r85 = cpy_r_r84 & 1;
    cpy_r_r86 = cpy_r_r85 != 0;
    if (cpy_r_r86) goto CPyL49;
    cpy_r_r87 = cpy_r_r83 & 1;
    cpy_r_r88 = cpy_r_r87 != 0;
    if (!cpy_r_r88) goto CPyL50;
CPyL49: ;
    cpy_r_r89 = CPyTagged_IsLt_(cpy_r_r84, cpy_r_r83);
    if (cpy_r_r89) {
        goto CPyL51;
    } else
        goto CPyL90;
CPyL50: ;
    cpy_r_r90 = (Py_ssize_t)cpy_r_r84 < (Py_ssize_t)cpy_r_r83;
    if (!cpy_r_r90) goto CPyL90;
CPyL51: ;
    CPyTagged_INCREF(cpy_r_r84);
    cpy_r_number = cpy_r_r84;
    cpy_r_r91 = 2;
    cpy_r_r92 = CPyDef_search_bot___SearchBot____try(cpy_r_self, cpy_r_staying, cpy_r_outlook, cpy_r_number, cpy_r_r31, cpy_r_r91);
    CPyTagged_DECREF(cpy_r_number);
    if (unlikely(cpy_r_r92 == 2)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "consider", 166, CPyStatic_search_bot___globals);
        goto CPyL91;
    }
    if (cpy_r_r92) {
        goto CPyL55;
    } else
        goto CPyL92;
CPyL53: ;
    cpy_r_r93 = CPyDef_search_bot____ranked(cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "consider", 167, CPyStatic_search_bot___globals);
        goto CPyL75;
    }
    return cpy_r_r93;
CPyL55: ;
    cpy_r_r94 = CPyTagged_Add(cpy_r_r84, 2);
    CPyTagged_DECREF(cpy_r_r84);
    cpy_r_r84 = cpy_r_r94;
    goto CPyL47;
CPyL56: ;
    cpy_r_r95 = CPyStatic_search_bot___globals;
    cpy_r_r96 = CPyStatics[193]; /* '_by_lead' */
    cpy_r_r97 = CPyDict_GetItem(cpy_r_r95, cpy_r_r96);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "consider", 168, CPyStatic_search_bot___globals);
        goto CPyL87;
    }
    cpy_r_r98 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r99 = CPyStatics[29]; /* 'sorted' */
    cpy_r_r100 = CPyObject_GetAttr(cpy_r_r98, cpy_r_r99);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "consider", 168, CPyStatic_search_bot___globals);
        goto CPyL93;
    }
    PyObject *cpy_r_r101[2] = {cpy_r_staying, cpy_r_r97};
    cpy_r_r102 = (PyObject **)&cpy_r_r101;
    cpy_r_r103 = CPyStatics[4977]; /* ('key',) */
    cpy_r_r104 = PyObject_Vectorcall(cpy_r_r100, cpy_r_r102, 1, cpy_r_r103);
    CPy_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "consider", 168, CPyStatic_search_bot___globals);
        goto CPyL93;
    }
    CPy_DECREF(cpy_r_r97);
    if (likely(PyList_Check(cpy_r_r104)))
        cpy_r_r105 = cpy_r_r104;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "consider", 168, CPyStatic_search_bot___globals, "list", cpy_r_r104);
        goto CPyL87;
    }
    cpy_r_r106 = (CPyPtr)((CPyPtr)cpy_r_staying + offsetof(PyVarObject, ob_size));
    cpy_r_r107 = *(int64_t *)cpy_r_r106;
    CPy_DECREF(cpy_r_staying);
    cpy_r_r108 = cpy_r_r107 << 1;
    cpy_r_r109 = CPyTagged_Add(cpy_r_r108, 2);
    cpy_r_r110 = CPyTagged_Rshift(cpy_r_r109, 2);
    CPyTagged_DECREF(cpy_r_r109);
    if (unlikely(cpy_r_r110 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "consider", 168, CPyStatic_search_bot___globals);
        goto CPyL94;
    }
    cpy_r_r111 = cpy_r_r110 & 1;
    cpy_r_r112 = cpy_r_r111 != 0;
    if (cpy_r_r112) goto CPyL63;
    cpy_r_r113 = 4 & 1;
    cpy_r_r114 = cpy_r_r113 != 0;
    if (!cpy_r_r114) goto CPyL64;
CPyL63: ;
    cpy_r_r115 = CPyTagged_IsLt_(4, cpy_r_r110);
    if (cpy_r_r115) {
        goto CPyL65;
    } else
        goto CPyL95;
CPyL64: ;
    cpy_r_r116 = (Py_ssize_t)cpy_r_r110 > (Py_ssize_t)4;
    if (!cpy_r_r116) goto CPyL95;
CPyL65: ;
    cpy_r_r117 = cpy_r_r110;
    goto CPyL67;
CPyL66: ;
    cpy_r_r117 = 4;
CPyL67: ;
    cpy_r_r118 = CPyList_GetSlice(cpy_r_r105, 0, cpy_r_r117);
    CPy_DECREF(cpy_r_r105);
    CPyTagged_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "consider", 168, CPyStatic_search_bot___globals);
        goto CPyL96;
    }
    if (likely(PyList_Check(cpy_r_r118)))
        cpy_r_r119 = cpy_r_r118;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "consider", 168, CPyStatic_search_bot___globals, "list", cpy_r_r118);
        goto CPyL96;
    }
    cpy_r_staying = cpy_r_r119;
    cpy_r_r120 = CPyTagged_Add(cpy_r_r59, 2);
    CPyTagged_DECREF(cpy_r_r59);
    cpy_r_r59 = cpy_r_r120;
    goto CPyL33;
CPyL71: ;
    cpy_r_r121 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyVarObject, ob_size));
    cpy_r_r122 = *(int64_t *)cpy_r_r121;
    cpy_r_r123 = cpy_r_r122 << 1;
    cpy_r_r124 = (Py_ssize_t)cpy_r_r123 > (Py_ssize_t)2;
    if (!cpy_r_r124) goto CPyL97;
    cpy_r_r125 = CPyDef_search_bot___SearchBot____go_on(cpy_r_self, cpy_r_r17, cpy_r_outlook, cpy_r_r31);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r125 == 2)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "consider", 170, CPyStatic_search_bot___globals);
        goto CPyL82;
    }
CPyL73: ;
    cpy_r_r126 = CPyDef_search_bot____ranked(cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "consider", 171, CPyStatic_search_bot___globals);
        goto CPyL75;
    }
    return cpy_r_r126;
CPyL75: ;
    cpy_r_r127 = NULL;
    return cpy_r_r127;
CPyL76: ;
    CPyTagged_INCREF(cpy_r_options);
    goto CPyL2;
CPyL77: ;
    CPyTagged_DecRef(cpy_r_options);
    goto CPyL75;
CPyL78: ;
    CPyTagged_DecRef(cpy_r_options);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r9);
    goto CPyL75;
CPyL79: ;
    CPy_DecRef(cpy_r_r14);
    goto CPyL75;
CPyL80: ;
    CPy_DECREF(cpy_r_r14);
    goto CPyL17;
CPyL81: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r17);
    goto CPyL75;
CPyL82: ;
    CPy_DecRef(cpy_r_r17);
    goto CPyL75;
CPyL83: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_staying);
    goto CPyL75;
CPyL84: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_staying);
    CPy_DecRef(cpy_r_r38);
    goto CPyL75;
CPyL85: ;
    CPyTagged_DECREF(cpy_r_r44);
    goto CPyL28;
CPyL86: ;
    CPy_DECREF(cpy_r_staying);
    CPyTagged_DECREF(cpy_r_rounds);
    CPyTagged_DECREF(cpy_r_iterations);
    CPyTagged_DECREF(cpy_r_r59);
    goto CPyL71;
CPyL87: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_staying);
    CPyTagged_DecRef(cpy_r_rounds);
    CPyTagged_DecRef(cpy_r_iterations);
    CPyTagged_DecRef(cpy_r_r59);
    goto CPyL75;
CPyL88: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_staying);
    CPyTagged_DecRef(cpy_r_rounds);
    CPyTagged_DecRef(cpy_r_iterations);
    CPyTagged_DecRef(cpy_r_r59);
    CPyTagged_DecRef(cpy_r_r70);
    goto CPyL75;
CPyL89: ;
    CPyTagged_DECREF(cpy_r_r75);
    goto CPyL45;
CPyL90: ;
    CPyTagged_DECREF(cpy_r_r83);
    CPyTagged_DECREF(cpy_r_r84);
    goto CPyL56;
CPyL91: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_staying);
    CPyTagged_DecRef(cpy_r_rounds);
    CPyTagged_DecRef(cpy_r_iterations);
    CPyTagged_DecRef(cpy_r_r59);
    CPyTagged_DecRef(cpy_r_r83);
    CPyTagged_DecRef(cpy_r_r84);
    goto CPyL75;
CPyL92: ;
    CPy_DECREF(cpy_r_r31);
    CPy_DECREF(cpy_r_staying);
    CPyTagged_DECREF(cpy_r_rounds);
    CPyTagged_DECREF(cpy_r_iterations);
    CPyTagged_DECREF(cpy_r_r59);
    CPyTagged_DECREF(cpy_r_r83);
    CPyTagged_DECREF(cpy_r_r84);
    goto CPyL53;
CPyL93: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_staying);
    CPyTagged_DecRef(cpy_r_rounds);
    CPyTagged_DecRef(cpy_r_iterations);
    CPyTagged_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r97);
    goto CPyL75;
CPyL94: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_rounds);
    CPyTagged_DecRef(cpy_r_iterations);
    CPyTagged_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r105);
    goto CPyL75;
CPyL95: ;
    CPyTagged_DECREF(cpy_r_r110);
    goto CPyL66;
CPyL96: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_rounds);
    CPyTagged_DecRef(cpy_r_iterations);
    CPyTagged_DecRef(cpy_r_r59);
    goto CPyL75;
CPyL97: ;
    CPy_DECREF(cpy_r_r31);
    goto CPyL73;
}
        
        PyObject *CPyPy_search_bot___SearchBot___consider(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"outlook", "options", 0};
            static CPyArg_Parser parser = {"O|O:consider", kwlist, 0};
            PyObject *obj_outlook;
            PyObject *obj_options = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_outlook, &obj_options)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_search_bot___SearchBot))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.bots.search_bot.SearchBot", obj_self); 
                goto fail;
            }
            PyObject *arg_outlook;
            if (likely(Py_TYPE(obj_outlook) == CPyType_bot___Outlook))
                arg_outlook = obj_outlook;
            else {
                CPy_TypeError("serai.bots.bot.Outlook", obj_outlook); 
                goto fail;
            }
            CPyTagged arg_options;
            if (obj_options == NULL) {
                arg_options = CPY_INT_TAG;
            } else if (likely(PyLong_Check(obj_options)))
                arg_options = CPyTagged_BorrowFromObject(obj_options);
            else {
                CPy_TypeError("int", obj_options); goto fail;
            }
            PyObject *retval = CPyDef_search_bot___SearchBot___consider(arg_self, arg_outlook, arg_options);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/bots/search_bot.py", "consider", 149, CPyStatic_search_bot___globals);
            return NULL;
        }
        
PyObject *CPyDef_search_bot___SearchBot___compare(PyObject *cpy_r_self, PyObject *cpy_r_outlook, PyObject *cpy_r_taken) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    double cpy_r_r4;
    char cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    double cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    int64_t cpy_r_r25;
    CPyPtr cpy_r_r26;
    int64_t cpy_r_r27;
    char cpy_r_r28;
    CPyPtr cpy_r_r29;
    CPyPtr cpy_r_r30;
    int64_t cpy_r_r31;
    CPyPtr cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    int32_t cpy_r_r39;
    char cpy_r_r40;
    int64_t cpy_r_r41;
    PyObject *cpy_r_staying;
    CPyPtr cpy_r_r42;
    int64_t cpy_r_r43;
    CPyTagged cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyPtr cpy_r_r47;
    int64_t cpy_r_r48;
    CPyTagged cpy_r_r49;
    CPyTagged cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject **cpy_r_r56;
    PyObject *cpy_r_r57;
    double cpy_r_r58;
    char cpy_r_r59;
    CPyTagged cpy_r_r60;
    PyObject *cpy_r_r61;
    int64_t cpy_r_r62;
    char cpy_r_r63;
    int64_t cpy_r_r64;
    char cpy_r_r65;
    char cpy_r_r66;
    char cpy_r_r67;
    CPyTagged cpy_r_r68;
    CPyTagged cpy_r_rounds;
    PyObject *cpy_r_r69;
    char cpy_r_in_time;
    CPyTagged cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r__;
    int64_t cpy_r_r72;
    char cpy_r_r73;
    int64_t cpy_r_r74;
    char cpy_r_r75;
    char cpy_r_r76;
    char cpy_r_r77;
    PyObject *cpy_r_r78;
    CPyTagged cpy_r_r79;
    CPyTagged cpy_r_r80;
    CPyTagged cpy_r_r81;
    CPyPtr cpy_r_r82;
    int64_t cpy_r_r83;
    CPyTagged cpy_r_r84;
    CPyTagged cpy_r_r85;
    CPyTagged cpy_r_r86;
    CPyTagged cpy_r_r87;
    int64_t cpy_r_r88;
    char cpy_r_r89;
    int64_t cpy_r_r90;
    char cpy_r_r91;
    char cpy_r_r92;
    char cpy_r_r93;
    CPyTagged cpy_r_r94;
    CPyTagged cpy_r_r95;
    CPyTagged cpy_r_r96;
    CPyTagged cpy_r_number;
    int64_t cpy_r_r97;
    char cpy_r_r98;
    int64_t cpy_r_r99;
    char cpy_r_r100;
    char cpy_r_r101;
    char cpy_r_r102;
    char cpy_r_r103;
    PyObject *cpy_r_r104;
    CPyPtr cpy_r_r105;
    CPyPtr cpy_r_r106;
    PyObject *cpy_r_r107;
    char cpy_r_r108;
    char cpy_r_r109;
    CPyTagged cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject **cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    CPyPtr cpy_r_r122;
    int64_t cpy_r_r123;
    CPyTagged cpy_r_r124;
    CPyTagged cpy_r_r125;
    CPyTagged cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    CPyTagged cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    CPyTagged cpy_r_r132;
    CPyTagged cpy_r_r133;
    CPyTagged cpy_r_r134;
    int64_t cpy_r_r135;
    char cpy_r_r136;
    int64_t cpy_r_r137;
    char cpy_r_r138;
    char cpy_r_r139;
    char cpy_r_r140;
    CPyTagged cpy_r_r141;
    CPyTagged cpy_r_r142;
    CPyTagged cpy_r_r143;
    int64_t cpy_r_r144;
    char cpy_r_r145;
    int64_t cpy_r_r146;
    char cpy_r_r147;
    char cpy_r_r148;
    char cpy_r_r149;
    PyObject *cpy_r_r150;
    CPyPtr cpy_r_r151;
    CPyPtr cpy_r_r152;
    CPyPtr cpy_r_r153;
    PyObject *cpy_r_r154;
    char cpy_r_r155;
    CPyTagged cpy_r_r156;
    double cpy_r_r157;
    char cpy_r_r158;
    double cpy_r_r159;
    char cpy_r_r160;
    PyObject *cpy_r_r161;
    double cpy_r_r162;
    char cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    char cpy_r_r167;
    double cpy_r_r168;
    CPyTagged cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    cpy_r_r0 = CPyStatic_search_bot___globals;
    cpy_r_r1 = CPyStatics[191]; /* 'monotonic' */
    cpy_r_r2 = CPyDict_GetItem(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "compare", 179, CPyStatic_search_bot___globals);
        goto CPyL105;
    }
    cpy_r_r3 = PyObject_Vectorcall(cpy_r_r2, 0, 0, 0);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "compare", 179, CPyStatic_search_bot___globals);
        goto CPyL105;
    }
    cpy_r_r4 = PyFloat_AsDouble(cpy_r_r3);
    if (cpy_r_r4 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r3); cpy_r_r4 = -113.0;
    }
    CPy_DECREF(cpy_r_r3);
    cpy_r_r5 = cpy_r_r4 == -113.0;
    if (unlikely(cpy_r_r5)) goto CPyL4;
CPyL3: ;
    cpy_r_r6 = ((serai___bots___bot___OutlookObject *)cpy_r_outlook)->_seat;
    CPyTagged_INCREF(cpy_r_r6);
    cpy_r_r7 = CPyDef_search_bot___SearchBot____world(cpy_r_self, cpy_r_outlook, 0);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "compare", 182, CPyStatic_search_bot___globals);
        goto CPyL106;
    } else
        goto CPyL5;
CPyL4: ;
    cpy_r_r8 = PyErr_Occurred();
    if (unlikely(cpy_r_r8 != NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "compare", 179, CPyStatic_search_bot___globals);
        goto CPyL105;
    } else
        goto CPyL3;
CPyL5: ;
    cpy_r_r9 = ((serai___bots___search_bot___SearchBotObject *)cpy_r_self)->__effort;
    CPyTagged_INCREF(cpy_r_r9);
    cpy_r_r10 = ((serai___bots___search_bot___SearchBotObject *)cpy_r_self)->__candidates;
    CPyTagged_INCREF(cpy_r_r10);
    cpy_r_r11 = CPyDef_search_bot___SearchBot____clock(cpy_r_self, cpy_r_r4, 0.3);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "compare", 182, CPyStatic_search_bot___globals);
        goto CPyL107;
    }
    cpy_r_r12 = CPY_INT_TAG;
    cpy_r_r13 = CPyDef_turns___best_ways(cpy_r_r7, cpy_r_r9, cpy_r_r12, cpy_r_r10, cpy_r_r11);
    CPy_DECREF(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "compare", 181, CPyStatic_search_bot___globals);
        goto CPyL106;
    }
    cpy_r_r14 = CPyDef_search_bot___SearchBot____world(cpy_r_self, cpy_r_outlook, 0);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "compare", 184, CPyStatic_search_bot___globals);
        goto CPyL108;
    }
    cpy_r_r15 = CPyDef_search_bot___SearchBot____walked(cpy_r_self, cpy_r_taken, cpy_r_r14, cpy_r_r6);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "compare", 184, CPyStatic_search_bot___globals);
        goto CPyL108;
    }
    cpy_r_r16 = CPyDef_worth___worth(cpy_r_r15, cpy_r_r6);
    cpy_r_r17 = cpy_r_r16 == -113.0;
    if (unlikely(cpy_r_r17)) goto CPyL11;
CPyL10: ;
    cpy_r_r18 = CPyDef_turns___Way(cpy_r_r15, cpy_r_taken, cpy_r_r16);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "compare", 185, CPyStatic_search_bot___globals);
        goto CPyL108;
    } else
        goto CPyL12;
CPyL11: ;
    cpy_r_r19 = PyErr_Occurred();
    if (unlikely(cpy_r_r19 != NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "compare", 185, CPyStatic_search_bot___globals);
        goto CPyL109;
    } else
        goto CPyL10;
CPyL12: ;
    cpy_r_r20 = CPyDef_search_bot___Candidate(cpy_r_r18, cpy_r_r6);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "compare", 185, CPyStatic_search_bot___globals);
        goto CPyL108;
    }
    cpy_r_r21 = PyList_New(0);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "compare", 186, CPyStatic_search_bot___globals);
        goto CPyL110;
    }
    cpy_r_r22 = ((serai___bots___search_bot___SearchBotObject *)cpy_r_self)->__candidates;
    CPyTagged_INCREF(cpy_r_r22);
    cpy_r_r23 = CPyList_GetSlice(cpy_r_r13, 0, cpy_r_r22);
    CPy_DECREF(cpy_r_r13);
    CPyTagged_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "compare", 186, CPyStatic_search_bot___globals);
        goto CPyL111;
    }
    if (likely(PyList_Check(cpy_r_r23)))
        cpy_r_r24 = cpy_r_r23;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "compare", 186, CPyStatic_search_bot___globals, "list", cpy_r_r23);
        goto CPyL111;
    }
    cpy_r_r25 = 0;
CPyL17: ;
    cpy_r_r26 = (CPyPtr)((CPyPtr)cpy_r_r24 + offsetof(PyVarObject, ob_size));
    cpy_r_r27 = *(int64_t *)cpy_r_r26;
    cpy_r_r28 = cpy_r_r25 < cpy_r_r27;
    if (!cpy_r_r28) goto CPyL112;
    cpy_r_r29 = (CPyPtr)((CPyPtr)cpy_r_r24 + offsetof(PyListObject, ob_item));
    cpy_r_r30 = *(CPyPtr *)cpy_r_r29;
    cpy_r_r31 = cpy_r_r25 * 8;
    cpy_r_r32 = cpy_r_r30 + cpy_r_r31;
    cpy_r_r33 = *(PyObject * *)cpy_r_r32;
    CPy_INCREF(cpy_r_r33);
    if (likely(Py_TYPE(cpy_r_r33) == CPyType_turns___Way))
        cpy_r_r34 = cpy_r_r33;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "compare", 186, CPyStatic_search_bot___globals, "serai.bots.turns.Way", cpy_r_r33);
        goto CPyL113;
    }
    cpy_r_r35 = ((serai___bots___turns___WayObject *)cpy_r_r34)->_options;
    CPy_INCREF(cpy_r_r35);
    cpy_r_r36 = PyObject_RichCompare(cpy_r_r35, cpy_r_taken, 3);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "compare", 186, CPyStatic_search_bot___globals);
        goto CPyL114;
    }
    if (unlikely(!PyBool_Check(cpy_r_r36))) {
        CPy_TypeError("bool", cpy_r_r36); cpy_r_r37 = 2;
    } else
        cpy_r_r37 = cpy_r_r36 == Py_True;
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == 2)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "compare", 186, CPyStatic_search_bot___globals);
        goto CPyL114;
    }
    if (!cpy_r_r37) goto CPyL115;
    cpy_r_r38 = CPyDef_search_bot___Candidate(cpy_r_r34, cpy_r_r6);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "compare", 186, CPyStatic_search_bot___globals);
        goto CPyL113;
    }
    cpy_r_r39 = PyList_Append(cpy_r_r21, cpy_r_r38);
    CPy_DECREF(cpy_r_r38);
    cpy_r_r40 = cpy_r_r39 >= 0;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "compare", 186, CPyStatic_search_bot___globals);
        goto CPyL113;
    }
CPyL24: ;
    cpy_r_r41 = cpy_r_r25 + 1;
    cpy_r_r25 = cpy_r_r41;
    goto CPyL17;
CPyL25: ;
    cpy_r_staying = cpy_r_r21;
    cpy_r_r42 = (CPyPtr)((CPyPtr)cpy_r_staying + offsetof(PyVarObject, ob_size));
    cpy_r_r43 = *(int64_t *)cpy_r_r42;
    cpy_r_r44 = cpy_r_r43 << 1;
    cpy_r_r45 = cpy_r_r44 != 0;
    if (cpy_r_r45) {
        goto CPyL28;
    } else
        goto CPyL116;
CPyL26: ;
    cpy_r_r46 = CPyDef_search_bot___Comparison(cpy_r_taken, 0.0, 0);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "compare", 188, CPyStatic_search_bot___globals);
        goto CPyL105;
    }
    return cpy_r_r46;
CPyL28: ;
    cpy_r_r47 = (CPyPtr)((CPyPtr)cpy_r_staying + offsetof(PyVarObject, ob_size));
    cpy_r_r48 = *(int64_t *)cpy_r_r47;
    cpy_r_r49 = cpy_r_r48 << 1;
    cpy_r_r50 = CPyTagged_Add(cpy_r_r49, 2);
    cpy_r_r51 = CPyStatic_search_bot___globals;
    cpy_r_r52 = CPyStatics[192]; /* 'log2' */
    cpy_r_r53 = CPyDict_GetItem(cpy_r_r51, cpy_r_r52);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "compare", 189, CPyStatic_search_bot___globals);
        goto CPyL117;
    }
    cpy_r_r54 = CPyTagged_StealAsObject(cpy_r_r50);
    PyObject *cpy_r_r55[1] = {cpy_r_r54};
    cpy_r_r56 = (PyObject **)&cpy_r_r55;
    cpy_r_r57 = PyObject_Vectorcall(cpy_r_r53, cpy_r_r56, 1, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "compare", 189, CPyStatic_search_bot___globals);
        goto CPyL118;
    }
    CPy_DECREF(cpy_r_r54);
    cpy_r_r58 = PyFloat_AsDouble(cpy_r_r57);
    if (cpy_r_r58 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r57); cpy_r_r58 = -113.0;
    }
    CPy_DECREF(cpy_r_r57);
    cpy_r_r59 = cpy_r_r58 == -113.0;
    if (unlikely(cpy_r_r59)) goto CPyL32;
CPyL31: ;
    cpy_r_r60 = CPyFloat_Ceil(cpy_r_r58);
    if (unlikely(cpy_r_r60 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "compare", 189, CPyStatic_search_bot___globals);
        goto CPyL119;
    } else
        goto CPyL33;
CPyL32: ;
    cpy_r_r61 = PyErr_Occurred();
    if (unlikely(cpy_r_r61 != NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "compare", 189, CPyStatic_search_bot___globals);
        goto CPyL119;
    } else
        goto CPyL31;
CPyL33: ;
    cpy_r_r62 = cpy_r_r60 & 1;
    cpy_r_r63 = cpy_r_r62 != 0;
    if (cpy_r_r63) goto CPyL35;
    cpy_r_r64 = 2 & 1;
    cpy_r_r65 = cpy_r_r64 != 0;
    if (!cpy_r_r65) goto CPyL36;
CPyL35: ;
    cpy_r_r66 = CPyTagged_IsLt_(2, cpy_r_r60);
    if (cpy_r_r66) {
        goto CPyL37;
    } else
        goto CPyL120;
CPyL36: ;
    cpy_r_r67 = (Py_ssize_t)cpy_r_r60 > (Py_ssize_t)2;
    if (!cpy_r_r67) goto CPyL120;
CPyL37: ;
    cpy_r_r68 = cpy_r_r60;
    goto CPyL39;
CPyL38: ;
    cpy_r_r68 = 2;
CPyL39: ;
    cpy_r_rounds = cpy_r_r68;
    cpy_r_r69 = CPyDef_search_bot___SearchBot____clock(cpy_r_self, cpy_r_r4, 0.7);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "compare", 190, CPyStatic_search_bot___globals);
        goto CPyL121;
    }
    cpy_r_in_time = 1;
    cpy_r_r70 = 0;
    CPyTagged_INCREF(cpy_r_r70);
    cpy_r_r71 = CPyTagged_StealAsObject(cpy_r_r70);
    cpy_r__ = cpy_r_r71;
    CPy_DECREF(cpy_r__);
CPyL41: ;
    cpy_r_r72 = cpy_r_r70 & 1;
    cpy_r_r73 = cpy_r_r72 != 0;
    if (cpy_r_r73) goto CPyL43;
    cpy_r_r74 = cpy_r_rounds & 1;
    cpy_r_r75 = cpy_r_r74 != 0;
    if (!cpy_r_r75) goto CPyL44;
CPyL43: ;
    cpy_r_r76 = CPyTagged_IsLt_(cpy_r_r70, cpy_r_rounds);
    if (cpy_r_r76) {
        goto CPyL45;
    } else
        goto CPyL122;
CPyL44: ;
    cpy_r_r77 = (Py_ssize_t)cpy_r_r70 < (Py_ssize_t)cpy_r_rounds;
    if (!cpy_r_r77) goto CPyL122;
CPyL45: ;
    CPyTagged_INCREF(cpy_r_r70);
    cpy_r_r78 = CPyTagged_StealAsObject(cpy_r_r70);
    cpy_r__ = cpy_r_r78;
    CPy_DECREF(cpy_r__);
    cpy_r_r79 = ((serai___bots___search_bot___CandidateObject *)cpy_r_r20)->_worlds;
    CPyTagged_INCREF(cpy_r_r79);
    cpy_r_r80 = ((serai___bots___search_bot___SearchBotObject *)cpy_r_self)->__iterations;
    CPyTagged_INCREF(cpy_r_r80);
    cpy_r_r81 = CPyTagged_Multiply(4, cpy_r_rounds);
    cpy_r_r82 = (CPyPtr)((CPyPtr)cpy_r_staying + offsetof(PyVarObject, ob_size));
    cpy_r_r83 = *(int64_t *)cpy_r_r82;
    cpy_r_r84 = cpy_r_r83 << 1;
    cpy_r_r85 = CPyTagged_Add(cpy_r_r84, 2);
    cpy_r_r86 = CPyTagged_Multiply(cpy_r_r81, cpy_r_r85);
    CPyTagged_DECREF(cpy_r_r81);
    CPyTagged_DECREF(cpy_r_r85);
    cpy_r_r87 = CPyTagged_FloorDivide(cpy_r_r80, cpy_r_r86);
    CPyTagged_DECREF(cpy_r_r80);
    CPyTagged_DECREF(cpy_r_r86);
    if (unlikely(cpy_r_r87 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "compare", 194, CPyStatic_search_bot___globals);
        goto CPyL123;
    }
    cpy_r_r88 = cpy_r_r87 & 1;
    cpy_r_r89 = cpy_r_r88 != 0;
    if (cpy_r_r89) goto CPyL48;
    cpy_r_r90 = 2 & 1;
    cpy_r_r91 = cpy_r_r90 != 0;
    if (!cpy_r_r91) goto CPyL49;
CPyL48: ;
    cpy_r_r92 = CPyTagged_IsLt_(2, cpy_r_r87);
    if (cpy_r_r92) {
        goto CPyL50;
    } else
        goto CPyL124;
CPyL49: ;
    cpy_r_r93 = (Py_ssize_t)cpy_r_r87 > (Py_ssize_t)2;
    if (!cpy_r_r93) goto CPyL124;
CPyL50: ;
    cpy_r_r94 = cpy_r_r87;
    goto CPyL52;
CPyL51: ;
    cpy_r_r94 = 2;
CPyL52: ;
    cpy_r_r95 = CPyTagged_Add(cpy_r_r79, cpy_r_r94);
    CPyTagged_DECREF(cpy_r_r94);
    cpy_r_r96 = cpy_r_r79;
    CPyTagged_INCREF(cpy_r_r96);
    cpy_r_number = cpy_r_r96;
    CPyTagged_DECREF(cpy_r_number);
CPyL53: ;
    cpy_r_r97 = cpy_r_r96 & 1;
    cpy_r_r98 = cpy_r_r97 != 0;
    if (cpy_r_r98) goto CPyL55;
    cpy_r_r99 = cpy_r_r95 & 1;
    cpy_r_r100 = cpy_r_r99 != 0;
    if (!cpy_r_r100) goto CPyL56;
CPyL55: ;
    cpy_r_r101 = CPyTagged_IsLt_(cpy_r_r96, cpy_r_r95);
    if (cpy_r_r101) {
        goto CPyL57;
    } else
        goto CPyL125;
CPyL56: ;
    cpy_r_r102 = (Py_ssize_t)cpy_r_r96 < (Py_ssize_t)cpy_r_r95;
    if (!cpy_r_r102) goto CPyL125;
CPyL57: ;
    CPyTagged_INCREF(cpy_r_r96);
    cpy_r_number = cpy_r_r96;
    if (cpy_r_in_time) {
        goto CPyL59;
    } else
        goto CPyL126;
CPyL58: ;
    cpy_r_r103 = cpy_r_in_time;
    goto CPyL63;
CPyL59: ;
    cpy_r_r104 = PyList_New(1);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "compare", 195, CPyStatic_search_bot___globals);
        goto CPyL127;
    }
    cpy_r_r105 = (CPyPtr)((CPyPtr)cpy_r_r104 + offsetof(PyListObject, ob_item));
    cpy_r_r106 = *(CPyPtr *)cpy_r_r105;
    CPy_INCREF(cpy_r_r20);
    *(PyObject * *)cpy_r_r106 = cpy_r_r20;
    cpy_r_r107 = CPyList_Extend(cpy_r_r104, cpy_r_staying);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "compare", 195, CPyStatic_search_bot___globals);
        goto CPyL128;
    } else
        goto CPyL129;
CPyL61: ;
    cpy_r_r108 = 2;
    cpy_r_r109 = CPyDef_search_bot___SearchBot____try(cpy_r_self, cpy_r_r104, cpy_r_outlook, cpy_r_number, cpy_r_r69, cpy_r_r108);
    CPy_DECREF(cpy_r_r104);
    CPyTagged_DECREF(cpy_r_number);
    if (unlikely(cpy_r_r109 == 2)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "compare", 195, CPyStatic_search_bot___globals);
        goto CPyL130;
    }
    cpy_r_r103 = cpy_r_r109;
CPyL63: ;
    cpy_r_in_time = cpy_r_r103;
    cpy_r_r110 = CPyTagged_Add(cpy_r_r96, 2);
    CPyTagged_DECREF(cpy_r_r96);
    cpy_r_r96 = cpy_r_r110;
    goto CPyL53;
CPyL65: ;
    cpy_r_r111 = CPyStatic_search_bot___globals;
    cpy_r_r112 = CPyStatics[193]; /* '_by_lead' */
    cpy_r_r113 = CPyDict_GetItem(cpy_r_r111, cpy_r_r112);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "compare", 196, CPyStatic_search_bot___globals);
        goto CPyL131;
    }
    cpy_r_r114 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r115 = CPyStatics[29]; /* 'sorted' */
    cpy_r_r116 = CPyObject_GetAttr(cpy_r_r114, cpy_r_r115);
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "compare", 196, CPyStatic_search_bot___globals);
        goto CPyL132;
    }
    PyObject *cpy_r_r117[2] = {cpy_r_staying, cpy_r_r113};
    cpy_r_r118 = (PyObject **)&cpy_r_r117;
    cpy_r_r119 = CPyStatics[4977]; /* ('key',) */
    cpy_r_r120 = PyObject_Vectorcall(cpy_r_r116, cpy_r_r118, 1, cpy_r_r119);
    CPy_DECREF(cpy_r_r116);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "compare", 196, CPyStatic_search_bot___globals);
        goto CPyL132;
    }
    CPy_DECREF(cpy_r_r113);
    if (likely(PyList_Check(cpy_r_r120)))
        cpy_r_r121 = cpy_r_r120;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "compare", 196, CPyStatic_search_bot___globals, "list", cpy_r_r120);
        goto CPyL131;
    }
    cpy_r_r122 = (CPyPtr)((CPyPtr)cpy_r_staying + offsetof(PyVarObject, ob_size));
    cpy_r_r123 = *(int64_t *)cpy_r_r122;
    CPy_DECREF(cpy_r_staying);
    cpy_r_r124 = cpy_r_r123 << 1;
    cpy_r_r125 = CPyTagged_Add(cpy_r_r124, 2);
    cpy_r_r126 = CPyTagged_Rshift(cpy_r_r125, 2);
    CPyTagged_DECREF(cpy_r_r125);
    if (unlikely(cpy_r_r126 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "compare", 196, CPyStatic_search_bot___globals);
        goto CPyL133;
    }
    cpy_r_r127 = CPyList_GetSlice(cpy_r_r121, 0, cpy_r_r126);
    CPy_DECREF(cpy_r_r121);
    CPyTagged_DECREF(cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "compare", 196, CPyStatic_search_bot___globals);
        goto CPyL134;
    }
    if (likely(PyList_Check(cpy_r_r127)))
        cpy_r_r128 = cpy_r_r127;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "compare", 196, CPyStatic_search_bot___globals, "list", cpy_r_r127);
        goto CPyL134;
    }
    cpy_r_staying = cpy_r_r128;
    cpy_r_r129 = CPyTagged_Add(cpy_r_r70, 2);
    CPyTagged_DECREF(cpy_r_r70);
    cpy_r_r70 = cpy_r_r129;
    goto CPyL41;
CPyL74: ;
    cpy_r_r130 = CPyList_GetItemShort(cpy_r_staying, 0);
    CPy_DECREF(cpy_r_staying);
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "compare", 197, CPyStatic_search_bot___globals);
        goto CPyL135;
    }
    if (likely(Py_TYPE(cpy_r_r130) == CPyType_search_bot___Candidate))
        cpy_r_r131 = cpy_r_r130;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "compare", 197, CPyStatic_search_bot___globals, "serai.bots.search_bot.Candidate", cpy_r_r130);
        goto CPyL135;
    }
    cpy_r_r132 = ((serai___bots___search_bot___CandidateObject *)cpy_r_r20)->_worlds;
    CPyTagged_INCREF(cpy_r_r132);
    cpy_r_r133 = ((serai___bots___search_bot___SearchBotObject *)cpy_r_self)->__iterations;
    CPyTagged_INCREF(cpy_r_r133);
    cpy_r_r134 = CPyTagged_Rshift(cpy_r_r133, 4);
    CPyTagged_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r134 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "compare", 199, CPyStatic_search_bot___globals);
        goto CPyL136;
    }
    cpy_r_r135 = cpy_r_r134 & 1;
    cpy_r_r136 = cpy_r_r135 != 0;
    if (cpy_r_r136) goto CPyL79;
    cpy_r_r137 = 4 & 1;
    cpy_r_r138 = cpy_r_r137 != 0;
    if (!cpy_r_r138) goto CPyL80;
CPyL79: ;
    cpy_r_r139 = CPyTagged_IsLt_(4, cpy_r_r134);
    if (cpy_r_r139) {
        goto CPyL81;
    } else
        goto CPyL137;
CPyL80: ;
    cpy_r_r140 = (Py_ssize_t)cpy_r_r134 > (Py_ssize_t)4;
    if (!cpy_r_r140) goto CPyL137;
CPyL81: ;
    cpy_r_r141 = cpy_r_r134;
    goto CPyL83;
CPyL82: ;
    cpy_r_r141 = 4;
CPyL83: ;
    cpy_r_r142 = CPyTagged_Add(cpy_r_r132, cpy_r_r141);
    CPyTagged_DECREF(cpy_r_r141);
    CPyTagged_INCREF(cpy_r_r132);
    cpy_r_r143 = cpy_r_r132;
    CPyTagged_INCREF(cpy_r_r143);
    cpy_r_number = cpy_r_r143;
    CPyTagged_DECREF(cpy_r_number);
CPyL84: ;
    cpy_r_r144 = cpy_r_r143 & 1;
    cpy_r_r145 = cpy_r_r144 != 0;
    if (cpy_r_r145) goto CPyL86;
    cpy_r_r146 = cpy_r_r142 & 1;
    cpy_r_r147 = cpy_r_r146 != 0;
    if (!cpy_r_r147) goto CPyL87;
CPyL86: ;
    cpy_r_r148 = CPyTagged_IsLt_(cpy_r_r143, cpy_r_r142);
    if (cpy_r_r148) {
        goto CPyL88;
    } else
        goto CPyL138;
CPyL87: ;
    cpy_r_r149 = (Py_ssize_t)cpy_r_r143 < (Py_ssize_t)cpy_r_r142;
    if (!cpy_r_r149) goto CPyL138;
CPyL88: ;
    CPyTagged_INCREF(cpy_r_r143);
    cpy_r_number = cpy_r_r143;
    cpy_r_r150 = PyList_New(2);
    if (unlikely(cpy_r_r150 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "compare", 200, CPyStatic_search_bot___globals);
        goto CPyL139;
    }
    cpy_r_r151 = (CPyPtr)((CPyPtr)cpy_r_r150 + offsetof(PyListObject, ob_item));
    cpy_r_r152 = *(CPyPtr *)cpy_r_r151;
    CPy_INCREF(cpy_r_r20);
    *(PyObject * *)cpy_r_r152 = cpy_r_r20;
    CPy_INCREF(cpy_r_r131);
    cpy_r_r153 = cpy_r_r152 + 8;
    *(PyObject * *)cpy_r_r153 = cpy_r_r131;
    cpy_r_r154 = CPyDef_search_bot___SearchBot____clock(cpy_r_self, cpy_r_r4, 1.0);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "compare", 200, CPyStatic_search_bot___globals);
        goto CPyL140;
    }
    cpy_r_r155 = CPyDef_search_bot___SearchBot____try(cpy_r_self, cpy_r_r150, cpy_r_outlook, cpy_r_number, cpy_r_r154, 0);
    CPy_DECREF(cpy_r_r150);
    CPyTagged_DECREF(cpy_r_number);
    CPy_DECREF(cpy_r_r154);
    if (unlikely(cpy_r_r155 == 2)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "compare", 200, CPyStatic_search_bot___globals);
        goto CPyL141;
    }
    if (!cpy_r_r155) goto CPyL138;
    cpy_r_r156 = CPyTagged_Add(cpy_r_r143, 2);
    CPyTagged_DECREF(cpy_r_r143);
    cpy_r_r143 = cpy_r_r156;
    goto CPyL84;
CPyL93: ;
    cpy_r_r157 = CPyDef_search_bot___Candidate___lead_since(cpy_r_r131, cpy_r_r132);
    cpy_r_r158 = cpy_r_r157 == -113.0;
    if (unlikely(cpy_r_r158)) goto CPyL95;
CPyL94: ;
    cpy_r_r159 = CPyDef_search_bot___Candidate___lead_since(cpy_r_r20, cpy_r_r132);
    CPyTagged_DECREF(cpy_r_r132);
    cpy_r_r160 = cpy_r_r159 == -113.0;
    if (unlikely(cpy_r_r160)) {
        goto CPyL97;
    } else
        goto CPyL96;
CPyL95: ;
    cpy_r_r161 = PyErr_Occurred();
    if (unlikely(cpy_r_r161 != NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "compare", 202, CPyStatic_search_bot___globals);
        goto CPyL136;
    } else
        goto CPyL94;
CPyL96: ;
    cpy_r_r162 = cpy_r_r157 - cpy_r_r159;
    cpy_r_r163 = cpy_r_r162 > 0.0;
    if (cpy_r_r163) {
        goto CPyL98;
    } else
        goto CPyL142;
CPyL97: ;
    cpy_r_r164 = PyErr_Occurred();
    if (unlikely(cpy_r_r164 != NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "compare", 202, CPyStatic_search_bot___globals);
        goto CPyL143;
    } else
        goto CPyL96;
CPyL98: ;
    cpy_r_r165 = ((serai___bots___search_bot___CandidateObject *)cpy_r_r131)->_options;
    CPy_INCREF(cpy_r_r165);
    CPy_DECREF(cpy_r_r131);
    cpy_r_r166 = cpy_r_r165;
    goto CPyL100;
CPyL99: ;
    CPy_INCREF(cpy_r_taken);
    cpy_r_r166 = cpy_r_taken;
CPyL100: ;
    cpy_r_r167 = cpy_r_r162 > 0.0;
    if (!cpy_r_r167) goto CPyL102;
    cpy_r_r168 = cpy_r_r162;
    goto CPyL103;
CPyL102: ;
    cpy_r_r168 = 0.0;
CPyL103: ;
    cpy_r_r169 = ((serai___bots___search_bot___CandidateObject *)cpy_r_r20)->_worlds;
    CPyTagged_INCREF(cpy_r_r169);
    CPy_DECREF(cpy_r_r20);
    cpy_r_r170 = CPyDef_search_bot___Comparison(cpy_r_r166, cpy_r_r168, cpy_r_r169);
    CPy_DECREF(cpy_r_r166);
    CPyTagged_DECREF(cpy_r_r169);
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "compare", 203, CPyStatic_search_bot___globals);
        goto CPyL105;
    }
    return cpy_r_r170;
CPyL105: ;
    cpy_r_r171 = NULL;
    return cpy_r_r171;
CPyL106: ;
    CPyTagged_DecRef(cpy_r_r6);
    goto CPyL105;
CPyL107: ;
    CPyTagged_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r10);
    goto CPyL105;
CPyL108: ;
    CPyTagged_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r13);
    goto CPyL105;
CPyL109: ;
    CPyTagged_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r15);
    goto CPyL105;
CPyL110: ;
    CPyTagged_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r20);
    goto CPyL105;
CPyL111: ;
    CPyTagged_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r21);
    goto CPyL105;
CPyL112: ;
    CPyTagged_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r24);
    goto CPyL25;
CPyL113: ;
    CPyTagged_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r24);
    goto CPyL105;
CPyL114: ;
    CPyTagged_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r34);
    goto CPyL105;
CPyL115: ;
    CPy_DECREF(cpy_r_r34);
    goto CPyL24;
CPyL116: ;
    CPy_DECREF(cpy_r_r20);
    CPy_DECREF(cpy_r_staying);
    goto CPyL26;
CPyL117: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_staying);
    CPyTagged_DecRef(cpy_r_r50);
    goto CPyL105;
CPyL118: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_staying);
    CPy_DecRef(cpy_r_r54);
    goto CPyL105;
CPyL119: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_staying);
    goto CPyL105;
CPyL120: ;
    CPyTagged_DECREF(cpy_r_r60);
    goto CPyL38;
CPyL121: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_staying);
    CPyTagged_DecRef(cpy_r_rounds);
    goto CPyL105;
CPyL122: ;
    CPyTagged_DECREF(cpy_r_rounds);
    CPy_DECREF(cpy_r_r69);
    CPyTagged_DECREF(cpy_r_r70);
    goto CPyL74;
CPyL123: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_staying);
    CPyTagged_DecRef(cpy_r_rounds);
    CPy_DecRef(cpy_r_r69);
    CPyTagged_DecRef(cpy_r_r70);
    CPyTagged_DecRef(cpy_r_r79);
    goto CPyL105;
CPyL124: ;
    CPyTagged_DECREF(cpy_r_r87);
    goto CPyL51;
CPyL125: ;
    CPyTagged_DECREF(cpy_r_r95);
    CPyTagged_DECREF(cpy_r_r96);
    goto CPyL65;
CPyL126: ;
    CPyTagged_DECREF(cpy_r_number);
    goto CPyL58;
CPyL127: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_staying);
    CPyTagged_DecRef(cpy_r_rounds);
    CPy_DecRef(cpy_r_r69);
    CPyTagged_DecRef(cpy_r_r70);
    CPyTagged_DecRef(cpy_r_r95);
    CPyTagged_DecRef(cpy_r_r96);
    CPyTagged_DecRef(cpy_r_number);
    goto CPyL105;
CPyL128: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_staying);
    CPyTagged_DecRef(cpy_r_rounds);
    CPy_DecRef(cpy_r_r69);
    CPyTagged_DecRef(cpy_r_r70);
    CPyTagged_DecRef(cpy_r_r95);
    CPyTagged_DecRef(cpy_r_r96);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r104);
    goto CPyL105;
CPyL129: ;
    CPy_DECREF(cpy_r_r107);
    goto CPyL61;
CPyL130: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_staying);
    CPyTagged_DecRef(cpy_r_rounds);
    CPy_DecRef(cpy_r_r69);
    CPyTagged_DecRef(cpy_r_r70);
    CPyTagged_DecRef(cpy_r_r95);
    CPyTagged_DecRef(cpy_r_r96);
    goto CPyL105;
CPyL131: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_staying);
    CPyTagged_DecRef(cpy_r_rounds);
    CPy_DecRef(cpy_r_r69);
    CPyTagged_DecRef(cpy_r_r70);
    goto CPyL105;
CPyL132: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_staying);
    CPyTagged_DecRef(cpy_r_rounds);
    CPy_DecRef(cpy_r_r69);
    CPyTagged_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r113);
    goto CPyL105;
CPyL133: ;
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_rounds);
    CPy_DecRef(cpy_r_r69);
    CPyTagged_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r121);
    goto CPyL105;
CPyL134: ;
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_rounds);
    CPy_DecRef(cpy_r_r69);
    CPyTagged_DecRef(cpy_r_r70);
    goto CPyL105;
CPyL135: ;
    CPy_DecRef(cpy_r_r20);
    goto CPyL105;
CPyL136: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r131);
    CPyTagged_DecRef(cpy_r_r132);
    goto CPyL105;
CPyL137: ;
    CPyTagged_DECREF(cpy_r_r134);
    goto CPyL82;
CPyL138: ;
    CPyTagged_DECREF(cpy_r_r142);
    CPyTagged_DECREF(cpy_r_r143);
    goto CPyL93;
CPyL139: ;
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r131);
    CPyTagged_DecRef(cpy_r_r132);
    CPyTagged_DecRef(cpy_r_r142);
    CPyTagged_DecRef(cpy_r_r143);
    goto CPyL105;
CPyL140: ;
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r131);
    CPyTagged_DecRef(cpy_r_r132);
    CPyTagged_DecRef(cpy_r_r142);
    CPyTagged_DecRef(cpy_r_r143);
    CPy_DecRef(cpy_r_r150);
    goto CPyL105;
CPyL141: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r131);
    CPyTagged_DecRef(cpy_r_r132);
    CPyTagged_DecRef(cpy_r_r142);
    CPyTagged_DecRef(cpy_r_r143);
    goto CPyL105;
CPyL142: ;
    CPy_DECREF(cpy_r_r131);
    goto CPyL99;
CPyL143: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r131);
    goto CPyL105;
}
        
        PyObject *CPyPy_search_bot___SearchBot___compare(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"outlook", "taken", 0};
            static CPyArg_Parser parser = {"OO:compare", kwlist, 0};
            PyObject *obj_outlook;
            PyObject *obj_taken;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_outlook, &obj_taken)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_search_bot___SearchBot))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.bots.search_bot.SearchBot", obj_self); 
                goto fail;
            }
            PyObject *arg_outlook;
            if (likely(Py_TYPE(obj_outlook) == CPyType_bot___Outlook))
                arg_outlook = obj_outlook;
            else {
                CPy_TypeError("serai.bots.bot.Outlook", obj_outlook); 
                goto fail;
            }
            PyObject * arg_taken;
            if (likely(PyTuple_Check(obj_taken)))
                arg_taken = obj_taken;
            else {
                CPy_TypeError("tuple", obj_taken); 
                goto fail;
            }
            PyObject *retval = CPyDef_search_bot___SearchBot___compare(arg_self, arg_outlook, arg_taken);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/bots/search_bot.py", "compare", 173, CPyStatic_search_bot___globals);
            return NULL;
        }
        
char CPyDef_search_bot___SearchBot____go_on(PyObject *cpy_r_self, PyObject *cpy_r_candidates, PyObject *cpy_r_outlook, PyObject *cpy_r_is_late) {
    CPyTagged cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_left;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    CPyTagged cpy_r_r17;
    CPyTagged cpy_r_share;
    int64_t cpy_r_r18;
    char cpy_r_r19;
    int64_t cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
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
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyTagged cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_leaders;
    CPyTagged cpy_r_r41;
    int64_t cpy_r_r42;
    CPyPtr cpy_r_r43;
    int64_t cpy_r_r44;
    char cpy_r_r45;
    CPyPtr cpy_r_r46;
    CPyPtr cpy_r_r47;
    int64_t cpy_r_r48;
    CPyPtr cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    CPyTagged cpy_r_r54;
    CPyTagged cpy_r_r55;
    CPyTagged cpy_r_r56;
    CPyTagged cpy_r_r57;
    int64_t cpy_r_r58;
    CPyTagged cpy_r_r59;
    char cpy_r_r60;
    CPyTagged cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r__;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    CPyTagged cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    CPyTagged cpy_r_r70;
    CPyTagged cpy_r_r71;
    CPyTagged cpy_r_r72;
    CPyTagged cpy_r_number;
    int64_t cpy_r_r73;
    char cpy_r_r74;
    int64_t cpy_r_r75;
    char cpy_r_r76;
    char cpy_r_r77;
    char cpy_r_r78;
    CPyPtr cpy_r_r79;
    int64_t cpy_r_r80;
    CPyTagged cpy_r_r81;
    CPyTagged cpy_r_r82;
    char cpy_r_r83;
    CPyTagged cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject **cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    char cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    int64_t cpy_r_r99;
    CPyPtr cpy_r_r100;
    int64_t cpy_r_r101;
    char cpy_r_r102;
    CPyPtr cpy_r_r103;
    CPyPtr cpy_r_r104;
    int64_t cpy_r_r105;
    CPyPtr cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    char cpy_r_r111;
    char cpy_r_r112;
    int64_t cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    CPyTagged cpy_r_r116;
    CPyTagged cpy_r_r117;
    char cpy_r_r118;
    cpy_r_r0 = ((serai___bots___search_bot___SearchBotObject *)cpy_r_self)->__iterations;
    CPyTagged_INCREF(cpy_r_r0);
    cpy_r_r1 = ((serai___bots___search_bot___SearchBotObject *)cpy_r_self)->__going_on;
    cpy_r_r2 = CPyTagged_Subtract(cpy_r_r1, 2);
    cpy_r_r3 = CPyTagged_Multiply(cpy_r_r0, cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r2);
    cpy_r_left = cpy_r_r3;
    cpy_r_r4 = ((serai___bots___search_bot___SearchBotObject *)cpy_r_self)->__iterations;
    CPyTagged_INCREF(cpy_r_r4);
    cpy_r_r5 = CPyStatic_search_bot___globals;
    cpy_r_r6 = CPyStatics[194]; /* 'LEADERS' */
    cpy_r_r7 = CPyDict_GetItem(cpy_r_r5, cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_go_on", 208, CPyStatic_search_bot___globals);
        goto CPyL71;
    }
    if (likely(PyLong_Check(cpy_r_r7)))
        cpy_r_r8 = CPyTagged_FromObject(cpy_r_r7);
    else {
        CPy_TypeError("int", cpy_r_r7); cpy_r_r8 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_go_on", 208, CPyStatic_search_bot___globals);
        goto CPyL71;
    }
    cpy_r_r9 = CPyTagged_Multiply(4, cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r8);
    cpy_r_r10 = CPyTagged_FloorDivide(cpy_r_r4, cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_go_on", 208, CPyStatic_search_bot___globals);
        goto CPyL72;
    }
    cpy_r_r11 = cpy_r_r10 & 1;
    cpy_r_r12 = cpy_r_r11 != 0;
    if (cpy_r_r12) goto CPyL5;
    cpy_r_r13 = 2 & 1;
    cpy_r_r14 = cpy_r_r13 != 0;
    if (!cpy_r_r14) goto CPyL6;
CPyL5: ;
    cpy_r_r15 = CPyTagged_IsLt_(2, cpy_r_r10);
    if (cpy_r_r15) {
        goto CPyL7;
    } else
        goto CPyL73;
CPyL6: ;
    cpy_r_r16 = (Py_ssize_t)cpy_r_r10 > (Py_ssize_t)2;
    if (!cpy_r_r16) goto CPyL73;
CPyL7: ;
    cpy_r_r17 = cpy_r_r10;
    goto CPyL9;
CPyL8: ;
    cpy_r_r17 = 2;
CPyL9: ;
    cpy_r_share = cpy_r_r17;
CPyL10: ;
    cpy_r_r18 = cpy_r_left & 1;
    cpy_r_r19 = cpy_r_r18 != 0;
    if (cpy_r_r19) goto CPyL12;
    cpy_r_r20 = 0 & 1;
    cpy_r_r21 = cpy_r_r20 != 0;
    if (!cpy_r_r21) goto CPyL13;
CPyL12: ;
    cpy_r_r22 = CPyTagged_IsLt_(0, cpy_r_left);
    if (cpy_r_r22) {
        goto CPyL14;
    } else
        goto CPyL74;
CPyL13: ;
    cpy_r_r23 = (Py_ssize_t)cpy_r_left > (Py_ssize_t)0;
    if (!cpy_r_r23) goto CPyL74;
CPyL14: ;
    cpy_r_r24 = CPyStatic_search_bot___globals;
    cpy_r_r25 = CPyStatics[195]; /* '_by_stay' */
    cpy_r_r26 = CPyDict_GetItem(cpy_r_r24, cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_go_on", 210, CPyStatic_search_bot___globals);
        goto CPyL75;
    }
    cpy_r_r27 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r28 = CPyStatics[29]; /* 'sorted' */
    cpy_r_r29 = CPyObject_GetAttr(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_go_on", 210, CPyStatic_search_bot___globals);
        goto CPyL76;
    }
    PyObject *cpy_r_r30[2] = {cpy_r_candidates, cpy_r_r26};
    cpy_r_r31 = (PyObject **)&cpy_r_r30;
    cpy_r_r32 = CPyStatics[4977]; /* ('key',) */
    cpy_r_r33 = PyObject_Vectorcall(cpy_r_r29, cpy_r_r31, 1, cpy_r_r32);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_go_on", 210, CPyStatic_search_bot___globals);
        goto CPyL76;
    }
    CPy_DECREF(cpy_r_r26);
    if (likely(PyList_Check(cpy_r_r33)))
        cpy_r_r34 = cpy_r_r33;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "_go_on", 210, CPyStatic_search_bot___globals, "list", cpy_r_r33);
        goto CPyL75;
    }
    cpy_r_r35 = CPyStatic_search_bot___globals;
    cpy_r_r36 = CPyStatics[194]; /* 'LEADERS' */
    cpy_r_r37 = CPyDict_GetItem(cpy_r_r35, cpy_r_r36);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_go_on", 210, CPyStatic_search_bot___globals);
        goto CPyL77;
    }
    if (likely(PyLong_Check(cpy_r_r37)))
        cpy_r_r38 = CPyTagged_FromObject(cpy_r_r37);
    else {
        CPy_TypeError("int", cpy_r_r37); cpy_r_r38 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_go_on", 210, CPyStatic_search_bot___globals);
        goto CPyL77;
    }
    cpy_r_r39 = CPyList_GetSlice(cpy_r_r34, 0, cpy_r_r38);
    CPy_DECREF(cpy_r_r34);
    CPyTagged_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_go_on", 210, CPyStatic_search_bot___globals);
        goto CPyL75;
    }
    if (likely(PyList_Check(cpy_r_r39)))
        cpy_r_r40 = cpy_r_r39;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "_go_on", 210, CPyStatic_search_bot___globals, "list", cpy_r_r39);
        goto CPyL75;
    }
    cpy_r_leaders = cpy_r_r40;
    cpy_r_r41 = 0;
    cpy_r_r42 = 0;
CPyL23: ;
    cpy_r_r43 = (CPyPtr)((CPyPtr)cpy_r_leaders + offsetof(PyVarObject, ob_size));
    cpy_r_r44 = *(int64_t *)cpy_r_r43;
    cpy_r_r45 = cpy_r_r42 < cpy_r_r44;
    if (!cpy_r_r45) goto CPyL29;
    cpy_r_r46 = (CPyPtr)((CPyPtr)cpy_r_leaders + offsetof(PyListObject, ob_item));
    cpy_r_r47 = *(CPyPtr *)cpy_r_r46;
    cpy_r_r48 = cpy_r_r42 * 8;
    cpy_r_r49 = cpy_r_r47 + cpy_r_r48;
    cpy_r_r50 = *(PyObject * *)cpy_r_r49;
    CPy_INCREF(cpy_r_r50);
    if (likely(Py_TYPE(cpy_r_r50) == CPyType_search_bot___Candidate))
        cpy_r_r51 = cpy_r_r50;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "_go_on", 211, CPyStatic_search_bot___globals, "serai.bots.search_bot.Candidate", cpy_r_r50);
        goto CPyL78;
    }
    cpy_r_r52 = CPyList_GetItemShortBorrow(cpy_r_leaders, 0);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_go_on", 211, CPyStatic_search_bot___globals);
        goto CPyL79;
    }
    if (likely(Py_TYPE(cpy_r_r52) == CPyType_search_bot___Candidate))
        cpy_r_r53 = cpy_r_r52;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "_go_on", 211, CPyStatic_search_bot___globals, "serai.bots.search_bot.Candidate", cpy_r_r52);
        goto CPyL79;
    }
    cpy_r_r54 = ((serai___bots___search_bot___CandidateObject *)cpy_r_r53)->_worlds;
    cpy_r_r55 = ((serai___bots___search_bot___CandidateObject *)cpy_r_r51)->_worlds;
    cpy_r_r56 = CPyTagged_Subtract(cpy_r_r54, cpy_r_r55);
    CPy_DECREF(cpy_r_r51);
    cpy_r_r57 = CPyTagged_Add(cpy_r_r41, cpy_r_r56);
    CPyTagged_DECREF(cpy_r_r41);
    CPyTagged_DECREF(cpy_r_r56);
    cpy_r_r41 = cpy_r_r57;
    cpy_r_r58 = cpy_r_r42 + 1;
    cpy_r_r42 = cpy_r_r58;
    goto CPyL23;
CPyL29: ;
    cpy_r_r59 = CPyTagged_Subtract(cpy_r_left, cpy_r_r41);
    CPyTagged_DECREF(cpy_r_left);
    CPyTagged_DECREF(cpy_r_r41);
    cpy_r_left = cpy_r_r59;
    cpy_r_r60 = CPyDef_search_bot___SearchBot____caught_up(cpy_r_self, cpy_r_leaders, cpy_r_outlook, cpy_r_is_late);
    if (unlikely(cpy_r_r60 == 2)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_go_on", 212, CPyStatic_search_bot___globals);
        goto CPyL80;
    }
    if (cpy_r_r60) {
        goto CPyL32;
    } else
        goto CPyL81;
CPyL31: ;
    return 1;
CPyL32: ;
    cpy_r_r61 = 0;
    cpy_r_r62 = CPyTagged_StealAsObject(cpy_r_r61);
    cpy_r__ = cpy_r_r62;
    CPy_DECREF(cpy_r__);
CPyL33: ;
    cpy_r_r63 = (Py_ssize_t)cpy_r_r61 < (Py_ssize_t)4;
    if (!cpy_r_r63) goto CPyL82;
    cpy_r_r64 = CPyTagged_StealAsObject(cpy_r_r61);
    cpy_r__ = cpy_r_r64;
    CPy_DECREF(cpy_r__);
    cpy_r_r65 = CPyList_GetItemShortBorrow(cpy_r_leaders, 0);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_go_on", 215, CPyStatic_search_bot___globals);
        goto CPyL80;
    }
    if (likely(Py_TYPE(cpy_r_r65) == CPyType_search_bot___Candidate))
        cpy_r_r66 = cpy_r_r65;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "_go_on", 215, CPyStatic_search_bot___globals, "serai.bots.search_bot.Candidate", cpy_r_r65);
        goto CPyL80;
    }
    cpy_r_r67 = ((serai___bots___search_bot___CandidateObject *)cpy_r_r66)->_worlds;
    CPyTagged_INCREF(cpy_r_r67);
    cpy_r_r68 = CPyList_GetItemShortBorrow(cpy_r_leaders, 0);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_go_on", 215, CPyStatic_search_bot___globals);
        goto CPyL83;
    }
    if (likely(Py_TYPE(cpy_r_r68) == CPyType_search_bot___Candidate))
        cpy_r_r69 = cpy_r_r68;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "_go_on", 215, CPyStatic_search_bot___globals, "serai.bots.search_bot.Candidate", cpy_r_r68);
        goto CPyL83;
    }
    cpy_r_r70 = ((serai___bots___search_bot___CandidateObject *)cpy_r_r69)->_worlds;
    cpy_r_r71 = CPyTagged_Add(cpy_r_r70, cpy_r_share);
    cpy_r_r72 = cpy_r_r67;
    CPyTagged_INCREF(cpy_r_r72);
    cpy_r_number = cpy_r_r72;
    CPyTagged_DECREF(cpy_r_number);
CPyL39: ;
    cpy_r_r73 = cpy_r_r72 & 1;
    cpy_r_r74 = cpy_r_r73 != 0;
    if (cpy_r_r74) goto CPyL41;
    cpy_r_r75 = cpy_r_r71 & 1;
    cpy_r_r76 = cpy_r_r75 != 0;
    if (!cpy_r_r76) goto CPyL42;
CPyL41: ;
    cpy_r_r77 = CPyTagged_IsLt_(cpy_r_r72, cpy_r_r71);
    if (cpy_r_r77) {
        goto CPyL43;
    } else
        goto CPyL84;
CPyL42: ;
    cpy_r_r78 = (Py_ssize_t)cpy_r_r72 < (Py_ssize_t)cpy_r_r71;
    if (!cpy_r_r78) goto CPyL84;
CPyL43: ;
    CPyTagged_INCREF(cpy_r_r72);
    cpy_r_number = cpy_r_r72;
    cpy_r_r79 = (CPyPtr)((CPyPtr)cpy_r_leaders + offsetof(PyVarObject, ob_size));
    cpy_r_r80 = *(int64_t *)cpy_r_r79;
    cpy_r_r81 = cpy_r_r80 << 1;
    cpy_r_r82 = CPyTagged_Subtract(cpy_r_left, cpy_r_r81);
    CPyTagged_DECREF(cpy_r_left);
    cpy_r_left = cpy_r_r82;
    cpy_r_r83 = CPyDef_search_bot___SearchBot____try(cpy_r_self, cpy_r_leaders, cpy_r_outlook, cpy_r_number, cpy_r_is_late, 0);
    CPyTagged_DECREF(cpy_r_number);
    if (unlikely(cpy_r_r83 == 2)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_go_on", 217, CPyStatic_search_bot___globals);
        goto CPyL85;
    }
    if (cpy_r_r83) {
        goto CPyL46;
    } else
        goto CPyL86;
CPyL45: ;
    return 1;
CPyL46: ;
    cpy_r_r84 = CPyTagged_Add(cpy_r_r72, 2);
    CPyTagged_DECREF(cpy_r_r72);
    cpy_r_r72 = cpy_r_r84;
    goto CPyL39;
CPyL47: ;
    cpy_r_r85 = CPyStatic_search_bot___globals;
    cpy_r_r86 = CPyStatics[193]; /* '_by_lead' */
    cpy_r_r87 = CPyDict_GetItem(cpy_r_r85, cpy_r_r86);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_go_on", 219, CPyStatic_search_bot___globals);
        goto CPyL80;
    }
    cpy_r_r88 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r89 = CPyStatics[29]; /* 'sorted' */
    cpy_r_r90 = CPyObject_GetAttr(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_go_on", 219, CPyStatic_search_bot___globals);
        goto CPyL87;
    }
    PyObject *cpy_r_r91[2] = {cpy_r_leaders, cpy_r_r87};
    cpy_r_r92 = (PyObject **)&cpy_r_r91;
    cpy_r_r93 = CPyStatics[4977]; /* ('key',) */
    cpy_r_r94 = PyObject_Vectorcall(cpy_r_r90, cpy_r_r92, 1, cpy_r_r93);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_go_on", 219, CPyStatic_search_bot___globals);
        goto CPyL87;
    }
    CPy_DECREF(cpy_r_leaders);
    CPy_DECREF(cpy_r_r87);
    if (likely(PyList_Check(cpy_r_r94)))
        cpy_r_r95 = cpy_r_r94;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "_go_on", 219, CPyStatic_search_bot___globals, "list", cpy_r_r94);
        goto CPyL75;
    }
    cpy_r_leaders = cpy_r_r95;
    cpy_r_r96 = 1;
    cpy_r_r97 = CPyList_GetSlice(cpy_r_leaders, 2, 9223372036854775806LL);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_go_on", 220, CPyStatic_search_bot___globals);
        goto CPyL80;
    }
    if (likely(PyList_Check(cpy_r_r97)))
        cpy_r_r98 = cpy_r_r97;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "_go_on", 220, CPyStatic_search_bot___globals, "list", cpy_r_r97);
        goto CPyL80;
    }
    cpy_r_r99 = 0;
CPyL54: ;
    cpy_r_r100 = (CPyPtr)((CPyPtr)cpy_r_r98 + offsetof(PyVarObject, ob_size));
    cpy_r_r101 = *(int64_t *)cpy_r_r100;
    cpy_r_r102 = cpy_r_r99 < cpy_r_r101;
    if (!cpy_r_r102) goto CPyL88;
    cpy_r_r103 = (CPyPtr)((CPyPtr)cpy_r_r98 + offsetof(PyListObject, ob_item));
    cpy_r_r104 = *(CPyPtr *)cpy_r_r103;
    cpy_r_r105 = cpy_r_r99 * 8;
    cpy_r_r106 = cpy_r_r104 + cpy_r_r105;
    cpy_r_r107 = *(PyObject * *)cpy_r_r106;
    CPy_INCREF(cpy_r_r107);
    if (likely(Py_TYPE(cpy_r_r107) == CPyType_search_bot___Candidate))
        cpy_r_r108 = cpy_r_r107;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "_go_on", 220, CPyStatic_search_bot___globals, "serai.bots.search_bot.Candidate", cpy_r_r107);
        goto CPyL89;
    }
    cpy_r_r109 = CPyList_GetItemShort(cpy_r_leaders, 0);
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_go_on", 220, CPyStatic_search_bot___globals);
        goto CPyL90;
    }
    if (likely(Py_TYPE(cpy_r_r109) == CPyType_search_bot___Candidate))
        cpy_r_r110 = cpy_r_r109;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "_go_on", 220, CPyStatic_search_bot___globals, "serai.bots.search_bot.Candidate", cpy_r_r109);
        goto CPyL90;
    }
    cpy_r_r111 = CPyDef_search_bot___Candidate___is_clearly_better(cpy_r_r110, cpy_r_r108);
    CPy_DECREF(cpy_r_r108);
    CPy_DECREF(cpy_r_r110);
    if (unlikely(cpy_r_r111 == 2)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_go_on", 220, CPyStatic_search_bot___globals);
        goto CPyL89;
    }
    cpy_r_r112 = cpy_r_r111 ^ 1;
    if (cpy_r_r112) {
        goto CPyL91;
    } else
        goto CPyL61;
CPyL60: ;
    cpy_r_r96 = 0;
    goto CPyL62;
CPyL61: ;
    cpy_r_r113 = cpy_r_r99 + 1;
    cpy_r_r99 = cpy_r_r113;
    goto CPyL54;
CPyL62: ;
    if (cpy_r_r96) {
        goto CPyL92;
    } else
        goto CPyL64;
CPyL63: ;
    return 1;
CPyL64: ;
    cpy_r_r114 = CPyList_GetSlice(cpy_r_leaders, 0, 4);
    CPy_DECREF(cpy_r_leaders);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_go_on", 222, CPyStatic_search_bot___globals);
        goto CPyL75;
    }
    if (likely(PyList_Check(cpy_r_r114)))
        cpy_r_r115 = cpy_r_r114;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "_go_on", 222, CPyStatic_search_bot___globals, "list", cpy_r_r114);
        goto CPyL75;
    }
    cpy_r_leaders = cpy_r_r115;
    cpy_r_r116 = cpy_r_r61 + 2;
    cpy_r_r61 = cpy_r_r116;
    goto CPyL33;
CPyL68: ;
    cpy_r_r117 = CPyTagged_Multiply(cpy_r_share, 4);
    CPyTagged_DECREF(cpy_r_share);
    cpy_r_share = cpy_r_r117;
    goto CPyL10;
CPyL69: ;
    return 1;
CPyL70: ;
    cpy_r_r118 = 2;
    return cpy_r_r118;
CPyL71: ;
    CPyTagged_DecRef(cpy_r_left);
    CPyTagged_DecRef(cpy_r_r4);
    goto CPyL70;
CPyL72: ;
    CPyTagged_DecRef(cpy_r_left);
    goto CPyL70;
CPyL73: ;
    CPyTagged_DECREF(cpy_r_r10);
    goto CPyL8;
CPyL74: ;
    CPyTagged_DECREF(cpy_r_left);
    CPyTagged_DECREF(cpy_r_share);
    goto CPyL69;
CPyL75: ;
    CPyTagged_DecRef(cpy_r_left);
    CPyTagged_DecRef(cpy_r_share);
    goto CPyL70;
CPyL76: ;
    CPyTagged_DecRef(cpy_r_left);
    CPyTagged_DecRef(cpy_r_share);
    CPy_DecRef(cpy_r_r26);
    goto CPyL70;
CPyL77: ;
    CPyTagged_DecRef(cpy_r_left);
    CPyTagged_DecRef(cpy_r_share);
    CPy_DecRef(cpy_r_r34);
    goto CPyL70;
CPyL78: ;
    CPyTagged_DecRef(cpy_r_left);
    CPyTagged_DecRef(cpy_r_share);
    CPy_DecRef(cpy_r_leaders);
    CPyTagged_DecRef(cpy_r_r41);
    goto CPyL70;
CPyL79: ;
    CPyTagged_DecRef(cpy_r_left);
    CPyTagged_DecRef(cpy_r_share);
    CPy_DecRef(cpy_r_leaders);
    CPyTagged_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r51);
    goto CPyL70;
CPyL80: ;
    CPyTagged_DecRef(cpy_r_left);
    CPyTagged_DecRef(cpy_r_share);
    CPy_DecRef(cpy_r_leaders);
    goto CPyL70;
CPyL81: ;
    CPyTagged_DECREF(cpy_r_left);
    CPyTagged_DECREF(cpy_r_share);
    CPy_DECREF(cpy_r_leaders);
    goto CPyL31;
CPyL82: ;
    CPy_DECREF(cpy_r_leaders);
    goto CPyL68;
CPyL83: ;
    CPyTagged_DecRef(cpy_r_left);
    CPyTagged_DecRef(cpy_r_share);
    CPy_DecRef(cpy_r_leaders);
    CPyTagged_DecRef(cpy_r_r67);
    goto CPyL70;
CPyL84: ;
    CPyTagged_DECREF(cpy_r_r71);
    CPyTagged_DECREF(cpy_r_r72);
    goto CPyL47;
CPyL85: ;
    CPyTagged_DecRef(cpy_r_left);
    CPyTagged_DecRef(cpy_r_share);
    CPy_DecRef(cpy_r_leaders);
    CPyTagged_DecRef(cpy_r_r71);
    CPyTagged_DecRef(cpy_r_r72);
    goto CPyL70;
CPyL86: ;
    CPyTagged_DECREF(cpy_r_left);
    CPyTagged_DECREF(cpy_r_share);
    CPy_DECREF(cpy_r_leaders);
    CPyTagged_DECREF(cpy_r_r71);
    CPyTagged_DECREF(cpy_r_r72);
    goto CPyL45;
CPyL87: ;
    CPyTagged_DecRef(cpy_r_left);
    CPyTagged_DecRef(cpy_r_share);
    CPy_DecRef(cpy_r_leaders);
    CPy_DecRef(cpy_r_r87);
    goto CPyL70;
CPyL88: ;
    CPy_DECREF(cpy_r_r98);
    goto CPyL62;
CPyL89: ;
    CPyTagged_DecRef(cpy_r_left);
    CPyTagged_DecRef(cpy_r_share);
    CPy_DecRef(cpy_r_leaders);
    CPy_DecRef(cpy_r_r98);
    goto CPyL70;
CPyL90: ;
    CPyTagged_DecRef(cpy_r_left);
    CPyTagged_DecRef(cpy_r_share);
    CPy_DecRef(cpy_r_leaders);
    CPy_DecRef(cpy_r_r98);
    CPy_DecRef(cpy_r_r108);
    goto CPyL70;
CPyL91: ;
    CPy_DECREF(cpy_r_r98);
    goto CPyL60;
CPyL92: ;
    CPyTagged_DECREF(cpy_r_left);
    CPyTagged_DECREF(cpy_r_share);
    CPy_DECREF(cpy_r_leaders);
    goto CPyL63;
}
        
        PyObject *CPyPy_search_bot___SearchBot____go_on(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"candidates", "outlook", "is_late", 0};
            static CPyArg_Parser parser = {"OOO:_go_on", kwlist, 0};
            PyObject *obj_candidates;
            PyObject *obj_outlook;
            PyObject *obj_is_late;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_candidates, &obj_outlook, &obj_is_late)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_search_bot___SearchBot))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.bots.search_bot.SearchBot", obj_self); 
                goto fail;
            }
            PyObject *arg_candidates;
            if (likely(PyList_Check(obj_candidates)))
                arg_candidates = obj_candidates;
            else {
                CPy_TypeError("list", obj_candidates); 
                goto fail;
            }
            PyObject *arg_outlook;
            if (likely(Py_TYPE(obj_outlook) == CPyType_bot___Outlook))
                arg_outlook = obj_outlook;
            else {
                CPy_TypeError("serai.bots.bot.Outlook", obj_outlook); 
                goto fail;
            }
            PyObject *arg_is_late = obj_is_late;
            char retval = CPyDef_search_bot___SearchBot____go_on(arg_self, arg_candidates, arg_outlook, arg_is_late);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/bots/search_bot.py", "_go_on", 205, CPyStatic_search_bot___globals);
            return NULL;
        }
        
char CPyDef_search_bot___SearchBot____caught_up(PyObject *cpy_r_self, PyObject *cpy_r_leaders, PyObject *cpy_r_outlook, PyObject *cpy_r_is_late) {
    CPyPtr cpy_r_r0;
    int64_t cpy_r_r1;
    PyObject *cpy_r_r2;
    int64_t cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    CPyPtr cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    CPyPtr cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    int64_t cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject **cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    CPyPtr cpy_r_r23;
    int64_t cpy_r_r24;
    PyObject *cpy_r_r25;
    int64_t cpy_r_r26;
    CPyPtr cpy_r_r27;
    int64_t cpy_r_r28;
    char cpy_r_r29;
    CPyPtr cpy_r_r30;
    CPyPtr cpy_r_r31;
    int64_t cpy_r_r32;
    CPyPtr cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    PyObject *cpy_r_r37;
    int64_t cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject **cpy_r_r43;
    PyObject *cpy_r_r44;
    CPyTagged cpy_r_r45;
    CPyTagged cpy_r_r46;
    CPyTagged cpy_r_number;
    int64_t cpy_r_r47;
    char cpy_r_r48;
    int64_t cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    int64_t cpy_r_r54;
    CPyPtr cpy_r_r55;
    int64_t cpy_r_r56;
    char cpy_r_r57;
    CPyPtr cpy_r_r58;
    CPyPtr cpy_r_r59;
    int64_t cpy_r_r60;
    CPyPtr cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    CPyTagged cpy_r_r64;
    int64_t cpy_r_r65;
    char cpy_r_r66;
    char cpy_r_r67;
    char cpy_r_r68;
    int32_t cpy_r_r69;
    char cpy_r_r70;
    int64_t cpy_r_r71;
    char cpy_r_r72;
    CPyTagged cpy_r_r73;
    char cpy_r_r74;
    cpy_r_r0 = (CPyPtr)((CPyPtr)cpy_r_leaders + offsetof(PyVarObject, ob_size));
    cpy_r_r1 = *(int64_t *)cpy_r_r0;
    cpy_r_r2 = PyList_New(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_caught_up", 227, CPyStatic_search_bot___globals);
        goto CPyL37;
    }
    cpy_r_r3 = 0;
CPyL2: ;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_leaders + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = cpy_r_r3 < cpy_r_r5;
    if (!cpy_r_r6) goto CPyL6;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_leaders + offsetof(PyListObject, ob_item));
    cpy_r_r8 = *(CPyPtr *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r3 * 8;
    cpy_r_r10 = cpy_r_r8 + cpy_r_r9;
    cpy_r_r11 = *(PyObject * *)cpy_r_r10;
    CPy_INCREF(cpy_r_r11);
    if (likely(Py_TYPE(cpy_r_r11) == CPyType_search_bot___Candidate))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "_caught_up", 227, CPyStatic_search_bot___globals, "serai.bots.search_bot.Candidate", cpy_r_r11);
        goto CPyL38;
    }
    cpy_r_r13 = ((serai___bots___search_bot___CandidateObject *)cpy_r_r12)->_worlds;
    CPyTagged_INCREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r12);
    cpy_r_r14 = CPyTagged_StealAsObject(cpy_r_r13);
    CPyList_SetItemUnsafe(cpy_r_r2, cpy_r_r3, cpy_r_r14);
    cpy_r_r15 = cpy_r_r3 + 1;
    cpy_r_r3 = cpy_r_r15;
    goto CPyL2;
CPyL6: ;
    cpy_r_r16 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r17 = CPyStatics[39]; /* 'max' */
    cpy_r_r18 = CPyObject_GetAttr(cpy_r_r16, cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_caught_up", 227, CPyStatic_search_bot___globals);
        goto CPyL38;
    }
    PyObject *cpy_r_r19[1] = {cpy_r_r2};
    cpy_r_r20 = (PyObject **)&cpy_r_r19;
    cpy_r_r21 = PyObject_Vectorcall(cpy_r_r18, cpy_r_r20, 1, 0);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_caught_up", 227, CPyStatic_search_bot___globals);
        goto CPyL38;
    }
    CPy_DECREF(cpy_r_r2);
    if (likely(PyLong_Check(cpy_r_r21)))
        cpy_r_r22 = CPyTagged_FromObject(cpy_r_r21);
    else {
        CPy_TypeError("int", cpy_r_r21); cpy_r_r22 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_caught_up", 227, CPyStatic_search_bot___globals);
        goto CPyL37;
    }
    cpy_r_r23 = (CPyPtr)((CPyPtr)cpy_r_leaders + offsetof(PyVarObject, ob_size));
    cpy_r_r24 = *(int64_t *)cpy_r_r23;
    cpy_r_r25 = PyList_New(cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_caught_up", 228, CPyStatic_search_bot___globals);
        goto CPyL39;
    }
    cpy_r_r26 = 0;
CPyL11: ;
    cpy_r_r27 = (CPyPtr)((CPyPtr)cpy_r_leaders + offsetof(PyVarObject, ob_size));
    cpy_r_r28 = *(int64_t *)cpy_r_r27;
    cpy_r_r29 = cpy_r_r26 < cpy_r_r28;
    if (!cpy_r_r29) goto CPyL15;
    cpy_r_r30 = (CPyPtr)((CPyPtr)cpy_r_leaders + offsetof(PyListObject, ob_item));
    cpy_r_r31 = *(CPyPtr *)cpy_r_r30;
    cpy_r_r32 = cpy_r_r26 * 8;
    cpy_r_r33 = cpy_r_r31 + cpy_r_r32;
    cpy_r_r34 = *(PyObject * *)cpy_r_r33;
    CPy_INCREF(cpy_r_r34);
    if (likely(Py_TYPE(cpy_r_r34) == CPyType_search_bot___Candidate))
        cpy_r_r35 = cpy_r_r34;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "_caught_up", 228, CPyStatic_search_bot___globals, "serai.bots.search_bot.Candidate", cpy_r_r34);
        goto CPyL40;
    }
    cpy_r_r36 = ((serai___bots___search_bot___CandidateObject *)cpy_r_r35)->_worlds;
    CPyTagged_INCREF(cpy_r_r36);
    CPy_DECREF(cpy_r_r35);
    cpy_r_r37 = CPyTagged_StealAsObject(cpy_r_r36);
    CPyList_SetItemUnsafe(cpy_r_r25, cpy_r_r26, cpy_r_r37);
    cpy_r_r38 = cpy_r_r26 + 1;
    cpy_r_r26 = cpy_r_r38;
    goto CPyL11;
CPyL15: ;
    cpy_r_r39 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r40 = CPyStatics[196]; /* 'min' */
    cpy_r_r41 = CPyObject_GetAttr(cpy_r_r39, cpy_r_r40);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_caught_up", 228, CPyStatic_search_bot___globals);
        goto CPyL40;
    }
    PyObject *cpy_r_r42[1] = {cpy_r_r25};
    cpy_r_r43 = (PyObject **)&cpy_r_r42;
    cpy_r_r44 = PyObject_Vectorcall(cpy_r_r41, cpy_r_r43, 1, 0);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_caught_up", 228, CPyStatic_search_bot___globals);
        goto CPyL40;
    }
    CPy_DECREF(cpy_r_r25);
    if (likely(PyLong_Check(cpy_r_r44)))
        cpy_r_r45 = CPyTagged_FromObject(cpy_r_r44);
    else {
        CPy_TypeError("int", cpy_r_r44); cpy_r_r45 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r45 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_caught_up", 228, CPyStatic_search_bot___globals);
        goto CPyL39;
    }
    cpy_r_r46 = cpy_r_r45;
    CPyTagged_INCREF(cpy_r_r46);
    cpy_r_number = cpy_r_r46;
    CPyTagged_DECREF(cpy_r_number);
CPyL19: ;
    cpy_r_r47 = cpy_r_r46 & 1;
    cpy_r_r48 = cpy_r_r47 != 0;
    if (cpy_r_r48) goto CPyL21;
    cpy_r_r49 = cpy_r_r22 & 1;
    cpy_r_r50 = cpy_r_r49 != 0;
    if (!cpy_r_r50) goto CPyL22;
CPyL21: ;
    cpy_r_r51 = CPyTagged_IsLt_(cpy_r_r46, cpy_r_r22);
    if (cpy_r_r51) {
        goto CPyL23;
    } else
        goto CPyL41;
CPyL22: ;
    cpy_r_r52 = (Py_ssize_t)cpy_r_r46 < (Py_ssize_t)cpy_r_r22;
    if (!cpy_r_r52) goto CPyL41;
CPyL23: ;
    CPyTagged_INCREF(cpy_r_r46);
    cpy_r_number = cpy_r_r46;
    cpy_r_r53 = PyList_New(0);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_caught_up", 229, CPyStatic_search_bot___globals);
        goto CPyL42;
    }
    cpy_r_r54 = 0;
CPyL25: ;
    cpy_r_r55 = (CPyPtr)((CPyPtr)cpy_r_leaders + offsetof(PyVarObject, ob_size));
    cpy_r_r56 = *(int64_t *)cpy_r_r55;
    cpy_r_r57 = cpy_r_r54 < cpy_r_r56;
    if (!cpy_r_r57) goto CPyL32;
    cpy_r_r58 = (CPyPtr)((CPyPtr)cpy_r_leaders + offsetof(PyListObject, ob_item));
    cpy_r_r59 = *(CPyPtr *)cpy_r_r58;
    cpy_r_r60 = cpy_r_r54 * 8;
    cpy_r_r61 = cpy_r_r59 + cpy_r_r60;
    cpy_r_r62 = *(PyObject * *)cpy_r_r61;
    CPy_INCREF(cpy_r_r62);
    if (likely(Py_TYPE(cpy_r_r62) == CPyType_search_bot___Candidate))
        cpy_r_r63 = cpy_r_r62;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "_caught_up", 229, CPyStatic_search_bot___globals, "serai.bots.search_bot.Candidate", cpy_r_r62);
        goto CPyL43;
    }
    cpy_r_r64 = ((serai___bots___search_bot___CandidateObject *)cpy_r_r63)->_worlds;
    cpy_r_r65 = cpy_r_r64 & 1;
    cpy_r_r66 = cpy_r_r65 != 0;
    if (!cpy_r_r66) goto CPyL29;
    cpy_r_r67 = CPyTagged_IsEq_(cpy_r_r64, cpy_r_number);
    if (cpy_r_r67) {
        goto CPyL30;
    } else
        goto CPyL44;
CPyL29: ;
    cpy_r_r68 = cpy_r_r64 == cpy_r_number;
    if (!cpy_r_r68) goto CPyL44;
CPyL30: ;
    cpy_r_r69 = PyList_Append(cpy_r_r53, cpy_r_r63);
    CPy_DECREF(cpy_r_r63);
    cpy_r_r70 = cpy_r_r69 >= 0;
    if (unlikely(!cpy_r_r70)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_caught_up", 229, CPyStatic_search_bot___globals);
        goto CPyL43;
    }
CPyL31: ;
    cpy_r_r71 = cpy_r_r54 + 1;
    cpy_r_r54 = cpy_r_r71;
    goto CPyL25;
CPyL32: ;
    cpy_r_r72 = CPyDef_search_bot___SearchBot____try(cpy_r_self, cpy_r_r53, cpy_r_outlook, cpy_r_number, cpy_r_is_late, 0);
    CPy_DECREF(cpy_r_r53);
    CPyTagged_DECREF(cpy_r_number);
    if (unlikely(cpy_r_r72 == 2)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_caught_up", 230, CPyStatic_search_bot___globals);
        goto CPyL45;
    }
    if (cpy_r_r72) {
        goto CPyL35;
    } else
        goto CPyL46;
CPyL34: ;
    return 0;
CPyL35: ;
    cpy_r_r73 = CPyTagged_Add(cpy_r_r46, 2);
    CPyTagged_DECREF(cpy_r_r46);
    cpy_r_r46 = cpy_r_r73;
    goto CPyL19;
CPyL36: ;
    return 1;
CPyL37: ;
    cpy_r_r74 = 2;
    return cpy_r_r74;
CPyL38: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL37;
CPyL39: ;
    CPyTagged_DecRef(cpy_r_r22);
    goto CPyL37;
CPyL40: ;
    CPyTagged_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r25);
    goto CPyL37;
CPyL41: ;
    CPyTagged_DECREF(cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r46);
    goto CPyL36;
CPyL42: ;
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r46);
    CPyTagged_DecRef(cpy_r_number);
    goto CPyL37;
CPyL43: ;
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r46);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r53);
    goto CPyL37;
CPyL44: ;
    CPy_DECREF(cpy_r_r63);
    goto CPyL31;
CPyL45: ;
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r46);
    goto CPyL37;
CPyL46: ;
    CPyTagged_DECREF(cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r46);
    goto CPyL34;
}
        
        PyObject *CPyPy_search_bot___SearchBot____caught_up(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"leaders", "outlook", "is_late", 0};
            static CPyArg_Parser parser = {"OOO:_caught_up", kwlist, 0};
            PyObject *obj_leaders;
            PyObject *obj_outlook;
            PyObject *obj_is_late;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_leaders, &obj_outlook, &obj_is_late)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_search_bot___SearchBot))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.bots.search_bot.SearchBot", obj_self); 
                goto fail;
            }
            PyObject *arg_leaders;
            if (likely(PyList_Check(obj_leaders)))
                arg_leaders = obj_leaders;
            else {
                CPy_TypeError("list", obj_leaders); 
                goto fail;
            }
            PyObject *arg_outlook;
            if (likely(Py_TYPE(obj_outlook) == CPyType_bot___Outlook))
                arg_outlook = obj_outlook;
            else {
                CPy_TypeError("serai.bots.bot.Outlook", obj_outlook); 
                goto fail;
            }
            PyObject *arg_is_late = obj_is_late;
            char retval = CPyDef_search_bot___SearchBot____caught_up(arg_self, arg_leaders, arg_outlook, arg_is_late);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/bots/search_bot.py", "_caught_up", 225, CPyStatic_search_bot___globals);
            return NULL;
        }
        
PyObject *CPyDef_search_bot_____mypyc_lambda__0__clock_SearchBot_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_search_bot_____mypyc_lambda__0__clock_SearchBot_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_search_bot_____mypyc_lambda__0__clock_SearchBot_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/bots/search_bot.py", "__get__", -1, CPyStatic_search_bot___globals);
            return NULL;
        }
        
char CPyDef_search_bot_____mypyc_lambda__0__clock_SearchBot_obj_____call__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    cpy_r_r0 = ((serai___bots___search_bot_____mypyc_lambda__0__clock_SearchBot_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/bots/search_bot.py", "<lambda>", "__mypyc_lambda__0__clock_SearchBot_obj", "__mypyc_env__", 237, CPyStatic_search_bot___globals);
        goto CPyL2;
    }
CPyL1: ;
    return 0;
CPyL2: ;
    cpy_r_r1 = 2;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_search_bot_____mypyc_lambda__0__clock_SearchBot_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__call__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, PyVectorcall_NARGS(nargs), kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            char retval = CPyDef_search_bot_____mypyc_lambda__0__clock_SearchBot_obj_____call__(arg___mypyc_self__);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/bots/search_bot.py", "<lambda>", 237, CPyStatic_search_bot___globals);
            return NULL;
        }
        
PyObject *CPyDef_search_bot_____mypyc_lambda__1__clock_SearchBot_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_search_bot_____mypyc_lambda__1__clock_SearchBot_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_search_bot_____mypyc_lambda__1__clock_SearchBot_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/bots/search_bot.py", "__get__", -1, CPyStatic_search_bot___globals);
            return NULL;
        }
        
char CPyDef_search_bot_____mypyc_lambda__1__clock_SearchBot_obj_____call__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    double cpy_r_r5;
    char cpy_r_r6;
    double cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    cpy_r_r0 = ((serai___bots___search_bot_____mypyc_lambda__1__clock_SearchBot_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/bots/search_bot.py", "<lambda>", "__mypyc_lambda__1__clock_SearchBot_obj", "__mypyc_env__", 239, CPyStatic_search_bot___globals);
        goto CPyL8;
    }
CPyL1: ;
    cpy_r_r1 = CPyStatic_search_bot___globals;
    cpy_r_r2 = CPyStatics[191]; /* 'monotonic' */
    cpy_r_r3 = CPyDict_GetItem(cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<lambda>", 239, CPyStatic_search_bot___globals);
        goto CPyL8;
    }
    cpy_r_r4 = PyObject_Vectorcall(cpy_r_r3, 0, 0, 0);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<lambda>", 239, CPyStatic_search_bot___globals);
        goto CPyL8;
    }
    cpy_r_r5 = PyFloat_AsDouble(cpy_r_r4);
    if (cpy_r_r5 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r4); cpy_r_r5 = -113.0;
    }
    CPy_DECREF(cpy_r_r4);
    cpy_r_r6 = cpy_r_r5 == -113.0;
    if (unlikely(cpy_r_r6)) goto CPyL5;
CPyL4: ;
    cpy_r_r7 = ((serai___bots___search_bot____clock_SearchBot_envObject *)cpy_r_r0)->_until;
    if (unlikely(cpy_r_r7 == -113.0) && !(((serai___bots___search_bot____clock_SearchBot_envObject *)cpy_r_r0)->bitmap & 1)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'until' of '_clock_SearchBot_env' undefined");
    }
    cpy_r_r8 = cpy_r_r7 == -113.0;
    if (unlikely(cpy_r_r8)) {
        goto CPyL7;
    } else
        goto CPyL6;
CPyL5: ;
    cpy_r_r9 = PyErr_Occurred();
    if (unlikely(cpy_r_r9 != NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<lambda>", 239, CPyStatic_search_bot___globals);
        goto CPyL8;
    } else
        goto CPyL4;
CPyL6: ;
    cpy_r_r10 = cpy_r_r5 > cpy_r_r7;
    return cpy_r_r10;
CPyL7: ;
    cpy_r_r11 = PyErr_Occurred();
    if (unlikely(cpy_r_r11 != NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<lambda>", 239, CPyStatic_search_bot___globals);
    } else
        goto CPyL6;
CPyL8: ;
    cpy_r_r12 = 2;
    return cpy_r_r12;
}
        
        PyObject *CPyPy_search_bot_____mypyc_lambda__1__clock_SearchBot_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__call__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, PyVectorcall_NARGS(nargs), kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            char retval = CPyDef_search_bot_____mypyc_lambda__1__clock_SearchBot_obj_____call__(arg___mypyc_self__);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/bots/search_bot.py", "<lambda>", 239, CPyStatic_search_bot___globals);
            return NULL;
        }
        
PyObject *CPyDef_search_bot___SearchBot____clock(PyObject *cpy_r_self, double cpy_r_start, double cpy_r_share) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    double cpy_r_r6;
    char cpy_r_r7;
    double cpy_r_r8;
    double cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    cpy_r_r0 = CPyDef_search_bot____clock_SearchBot_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_clock", 234, CPyStatic_search_bot___globals);
        goto CPyL9;
    }
    cpy_r_r1 = ((serai___bots___search_bot___SearchBotObject *)cpy_r_self)->__seconds;
    cpy_r_r2 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r3 = cpy_r_r1 == cpy_r_r2;
    if (!cpy_r_r3) goto CPyL4;
    cpy_r_r4 = CPyDef_search_bot_____mypyc_lambda__0__clock_SearchBot_obj();
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_clock", 237, CPyStatic_search_bot___globals);
        goto CPyL10;
    }
    ((serai___bots___search_bot_____mypyc_lambda__0__clock_SearchBot_objObject *)cpy_r_r4)->___mypyc_env__ = cpy_r_r0;
    return cpy_r_r4;
CPyL4: ;
    cpy_r_r5 = ((serai___bots___search_bot___SearchBotObject *)cpy_r_self)->__seconds;
    CPy_INCREF(cpy_r_r5);
    cpy_r_r6 = PyFloat_AsDouble(cpy_r_r5);
    if (cpy_r_r6 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r5); cpy_r_r6 = -113.0;
    }
    CPy_DECREF(cpy_r_r5);
    cpy_r_r7 = cpy_r_r6 == -113.0;
    if (unlikely(cpy_r_r7)) goto CPyL6;
CPyL5: ;
    cpy_r_r8 = cpy_r_r6 * cpy_r_share;
    cpy_r_r9 = cpy_r_start + cpy_r_r8;
    if (unlikely(cpy_r_r9 == -113.0)) {
        ((serai___bots___search_bot____clock_SearchBot_envObject *)cpy_r_r0)->bitmap |= 1;
    }
    ((serai___bots___search_bot____clock_SearchBot_envObject *)cpy_r_r0)->_until = cpy_r_r9;
    cpy_r_r10 = 1;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_clock", 238, CPyStatic_search_bot___globals);
        goto CPyL10;
    } else
        goto CPyL7;
CPyL6: ;
    cpy_r_r11 = PyErr_Occurred();
    if (unlikely(cpy_r_r11 != NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_clock", 238, CPyStatic_search_bot___globals);
        goto CPyL10;
    } else
        goto CPyL5;
CPyL7: ;
    cpy_r_r12 = CPyDef_search_bot_____mypyc_lambda__1__clock_SearchBot_obj();
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_clock", 239, CPyStatic_search_bot___globals);
        goto CPyL10;
    }
    ((serai___bots___search_bot_____mypyc_lambda__1__clock_SearchBot_objObject *)cpy_r_r12)->___mypyc_env__ = cpy_r_r0;
    return cpy_r_r12;
CPyL9: ;
    cpy_r_r13 = NULL;
    return cpy_r_r13;
CPyL10: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL9;
}
        
        PyObject *CPyPy_search_bot___SearchBot____clock(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"start", "share", 0};
            static CPyArg_Parser parser = {"OO:_clock", kwlist, 0};
            PyObject *obj_start;
            PyObject *obj_share;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_start, &obj_share)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_search_bot___SearchBot))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.bots.search_bot.SearchBot", obj_self); 
                goto fail;
            }
            double arg_start;
            arg_start = PyFloat_AsDouble(obj_start);
            if (arg_start == -1.0 && PyErr_Occurred()) {
                CPy_TypeError("float", obj_start); goto fail;
            }
            double arg_share;
            arg_share = PyFloat_AsDouble(obj_share);
            if (arg_share == -1.0 && PyErr_Occurred()) {
                CPy_TypeError("float", obj_share); goto fail;
            }
            PyObject *retval = CPyDef_search_bot___SearchBot____clock(arg_self, arg_start, arg_share);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/bots/search_bot.py", "_clock", 234, CPyStatic_search_bot___globals);
            return NULL;
        }
        
PyObject *CPyDef_search_bot___SearchBot____world(PyObject *cpy_r_self, PyObject *cpy_r_outlook, CPyTagged cpy_r_number) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    cpy_r_r0 = ((serai___bots___search_bot___SearchBotObject *)cpy_r_self)->__seed;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyStatics[32]; /* '/' */
    cpy_r_r2 = CPyDef_bot___Outlook___turn_start(cpy_r_outlook);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_world", 242, CPyStatic_search_bot___globals);
        goto CPyL9;
    }
CPyL1: ;
    cpy_r_r3 = CPyTagged_Str(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_world", 242, CPyStatic_search_bot___globals);
        goto CPyL9;
    }
    cpy_r_r4 = CPyStatics[32]; /* '/' */
    cpy_r_r5 = CPyDef_bot___Outlook___reveals(cpy_r_outlook);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_world", 242, CPyStatic_search_bot___globals);
        goto CPyL10;
    }
CPyL3: ;
    cpy_r_r6 = CPyTagged_Str(cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_world", 242, CPyStatic_search_bot___globals);
        goto CPyL10;
    }
    cpy_r_r7 = CPyStatics[32]; /* '/' */
    cpy_r_r8 = CPyTagged_Str(cpy_r_number);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_world", 242, CPyStatic_search_bot___globals);
        goto CPyL11;
    }
    cpy_r_r9 = CPyStr_Build(7, cpy_r_r0, cpy_r_r1, cpy_r_r3, cpy_r_r4, cpy_r_r6, cpy_r_r7, cpy_r_r8);
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_world", 242, CPyStatic_search_bot___globals);
        goto CPyL8;
    }
    cpy_r_r10 = CPyDef_bot___Outlook___imagine(cpy_r_outlook, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_world", 242, CPyStatic_search_bot___globals);
        goto CPyL8;
    }
    return cpy_r_r10;
CPyL8: ;
    cpy_r_r11 = NULL;
    return cpy_r_r11;
CPyL9: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL8;
CPyL10: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL8;
CPyL11: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r6);
    goto CPyL8;
}
        
        PyObject *CPyPy_search_bot___SearchBot____world(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"outlook", "number", 0};
            static CPyArg_Parser parser = {"OO:_world", kwlist, 0};
            PyObject *obj_outlook;
            PyObject *obj_number;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_outlook, &obj_number)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_search_bot___SearchBot))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.bots.search_bot.SearchBot", obj_self); 
                goto fail;
            }
            PyObject *arg_outlook;
            if (likely(Py_TYPE(obj_outlook) == CPyType_bot___Outlook))
                arg_outlook = obj_outlook;
            else {
                CPy_TypeError("serai.bots.bot.Outlook", obj_outlook); 
                goto fail;
            }
            CPyTagged arg_number;
            if (likely(PyLong_Check(obj_number)))
                arg_number = CPyTagged_BorrowFromObject(obj_number);
            else {
                CPy_TypeError("int", obj_number); goto fail;
            }
            PyObject *retval = CPyDef_search_bot___SearchBot____world(arg_self, arg_outlook, arg_number);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/bots/search_bot.py", "_world", 241, CPyStatic_search_bot___globals);
            return NULL;
        }
        
char CPyDef_search_bot___SearchBot____try(PyObject *cpy_r_self, PyObject *cpy_r_staying, PyObject *cpy_r_outlook, CPyTagged cpy_r_number, PyObject *cpy_r_is_late, char cpy_r_in_part) {
    CPyTagged cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_positions;
    int64_t cpy_r_r2;
    CPyPtr cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    CPyPtr cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    CPyPtr cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_one;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    int32_t cpy_r_r17;
    char cpy_r_r18;
    int64_t cpy_r_r19;
    CPyPtr cpy_r_r20;
    int64_t cpy_r_r21;
    PyObject *cpy_r_r22;
    int64_t cpy_r_r23;
    CPyPtr cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    CPyPtr cpy_r_r27;
    CPyPtr cpy_r_r28;
    int64_t cpy_r_r29;
    CPyPtr cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    double cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    int64_t cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyPtr cpy_r_r39;
    CPyPtr cpy_r_r40;
    CPyPtr cpy_r_r41;
    int64_t cpy_r_r42;
    CPyTagged cpy_r_r43;
    CPyTagged cpy_r_r44;
    int64_t cpy_r_r45;
    char cpy_r_r46;
    int64_t cpy_r_r47;
    char cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    int64_t cpy_r_r53;
    CPyPtr cpy_r_r54;
    int64_t cpy_r_r55;
    char cpy_r_r56;
    CPyPtr cpy_r_r57;
    CPyPtr cpy_r_r58;
    int64_t cpy_r_r59;
    CPyPtr cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    int32_t cpy_r_r67;
    char cpy_r_r68;
    int64_t cpy_r_r69;
    CPyPtr cpy_r_r70;
    int64_t cpy_r_r71;
    CPyTagged cpy_r_r72;
    CPyPtr cpy_r_r73;
    int64_t cpy_r_r74;
    CPyTagged cpy_r_r75;
    char cpy_r_r76;
    CPyPtr cpy_r_r77;
    int64_t cpy_r_r78;
    PyObject *cpy_r_r79;
    int64_t cpy_r_r80;
    CPyPtr cpy_r_r81;
    int64_t cpy_r_r82;
    char cpy_r_r83;
    CPyPtr cpy_r_r84;
    CPyPtr cpy_r_r85;
    int64_t cpy_r_r86;
    CPyPtr cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    double cpy_r_r90;
    char cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    int64_t cpy_r_r94;
    int32_t cpy_r_r95;
    char cpy_r_r96;
    CPyPtr cpy_r_r97;
    int64_t cpy_r_r98;
    CPyTagged cpy_r_r99;
    CPyTagged cpy_r_r100;
    int64_t cpy_r_r101;
    char cpy_r_r102;
    int64_t cpy_r_r103;
    char cpy_r_r104;
    char cpy_r_r105;
    char cpy_r_r106;
    char cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    CPyPtr cpy_r_r110;
    int64_t cpy_r_r111;
    CPyTagged cpy_r_r112;
    char cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_counted;
    CPyTagged cpy_r_r115;
    int64_t cpy_r_r116;
    CPyPtr cpy_r_r117;
    int64_t cpy_r_r118;
    char cpy_r_r119;
    CPyTagged cpy_r_place;
    CPyPtr cpy_r_r120;
    CPyPtr cpy_r_r121;
    int64_t cpy_r_r122;
    CPyPtr cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    int64_t cpy_r_r129;
    CPyPtr cpy_r_r130;
    int64_t cpy_r_r131;
    char cpy_r_r132;
    CPyPtr cpy_r_r133;
    CPyPtr cpy_r_r134;
    int64_t cpy_r_r135;
    CPyPtr cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    double cpy_r_r140;
    char cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    int64_t cpy_r_r146;
    CPyPtr cpy_r_r147;
    int64_t cpy_r_r148;
    CPyTagged cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    double cpy_r_r152;
    char cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    double cpy_r_r161;
    char cpy_r_r162;
    char cpy_r_r163;
    PyObject *cpy_r_r164;
    CPyTagged cpy_r_r165;
    int64_t cpy_r_r166;
    CPyPtr cpy_r_r167;
    int64_t cpy_r_r168;
    CPyTagged cpy_r_r169;
    CPyTagged cpy_r_r170;
    int64_t cpy_r_r171;
    char cpy_r_r172;
    int64_t cpy_r_r173;
    char cpy_r_r174;
    char cpy_r_r175;
    char cpy_r_r176;
    char cpy_r_r177;
    char cpy_r_r178;
    if (cpy_r_in_part != 2) goto CPyL2;
    cpy_r_in_part = 1;
CPyL2: ;
    cpy_r_r0 = ((serai___bots___bot___OutlookObject *)cpy_r_outlook)->_seat;
    CPyTagged_INCREF(cpy_r_r0);
    cpy_r_r1 = PyList_New(0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_try", 257, CPyStatic_search_bot___globals);
        goto CPyL92;
    }
    cpy_r_positions = cpy_r_r1;
    cpy_r_r2 = 0;
CPyL4: ;
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_staying + offsetof(PyVarObject, ob_size));
    cpy_r_r4 = *(int64_t *)cpy_r_r3;
    cpy_r_r5 = cpy_r_r2 < cpy_r_r4;
    if (!cpy_r_r5) goto CPyL14;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_staying + offsetof(PyListObject, ob_item));
    cpy_r_r7 = *(CPyPtr *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r2 * 8;
    cpy_r_r9 = cpy_r_r7 + cpy_r_r8;
    cpy_r_r10 = *(PyObject * *)cpy_r_r9;
    CPy_INCREF(cpy_r_r10);
    if (likely(Py_TYPE(cpy_r_r10) == CPyType_search_bot___Candidate))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "_try", 258, CPyStatic_search_bot___globals, "serai.bots.search_bot.Candidate", cpy_r_r10);
        goto CPyL93;
    }
    cpy_r_one = cpy_r_r11;
    cpy_r_r12 = PyObject_Vectorcall(cpy_r_is_late, 0, 0, 0);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_try", 259, CPyStatic_search_bot___globals);
        goto CPyL94;
    }
    if (unlikely(!PyBool_Check(cpy_r_r12))) {
        CPy_TypeError("bool", cpy_r_r12); cpy_r_r13 = 2;
    } else
        cpy_r_r13 = cpy_r_r12 == Py_True;
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == 2)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_try", 259, CPyStatic_search_bot___globals);
        goto CPyL94;
    }
    if (cpy_r_r13) {
        goto CPyL95;
    } else
        goto CPyL10;
CPyL9: ;
    return 0;
CPyL10: ;
    cpy_r_r14 = ((serai___bots___search_bot___CandidateObject *)cpy_r_one)->_options;
    CPy_INCREF(cpy_r_r14);
    CPy_DECREF(cpy_r_one);
    cpy_r_r15 = CPyDef_search_bot___SearchBot____world(cpy_r_self, cpy_r_outlook, cpy_r_number);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_try", 261, CPyStatic_search_bot___globals);
        goto CPyL96;
    }
    cpy_r_r16 = CPyDef_search_bot___SearchBot____walked(cpy_r_self, cpy_r_r14, cpy_r_r15, cpy_r_r0);
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_try", 261, CPyStatic_search_bot___globals);
        goto CPyL93;
    }
    cpy_r_r17 = PyList_Append(cpy_r_positions, cpy_r_r16);
    CPy_DECREF(cpy_r_r16);
    cpy_r_r18 = cpy_r_r17 >= 0;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_try", 261, CPyStatic_search_bot___globals);
        goto CPyL93;
    }
    cpy_r_r19 = cpy_r_r2 + 1;
    cpy_r_r2 = cpy_r_r19;
    goto CPyL4;
CPyL14: ;
    cpy_r_r20 = (CPyPtr)((CPyPtr)cpy_r_positions + offsetof(PyVarObject, ob_size));
    cpy_r_r21 = *(int64_t *)cpy_r_r20;
    cpy_r_r22 = PyList_New(cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_try", 262, CPyStatic_search_bot___globals);
        goto CPyL93;
    }
    cpy_r_r23 = 0;
CPyL16: ;
    cpy_r_r24 = (CPyPtr)((CPyPtr)cpy_r_positions + offsetof(PyVarObject, ob_size));
    cpy_r_r25 = *(int64_t *)cpy_r_r24;
    cpy_r_r26 = cpy_r_r23 < cpy_r_r25;
    if (!cpy_r_r26) goto CPyL22;
    cpy_r_r27 = (CPyPtr)((CPyPtr)cpy_r_positions + offsetof(PyListObject, ob_item));
    cpy_r_r28 = *(CPyPtr *)cpy_r_r27;
    cpy_r_r29 = cpy_r_r23 * 8;
    cpy_r_r30 = cpy_r_r28 + cpy_r_r29;
    cpy_r_r31 = *(PyObject * *)cpy_r_r30;
    CPy_INCREF(cpy_r_r31);
    if (likely(Py_TYPE(cpy_r_r31) == CPyType_match___Match))
        cpy_r_r32 = cpy_r_r31;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "_try", 262, CPyStatic_search_bot___globals, "serai.kernel.match.Match", cpy_r_r31);
        goto CPyL97;
    }
    cpy_r_r33 = CPyDef_worth___worth(cpy_r_r32, cpy_r_r0);
    CPy_DECREF(cpy_r_r32);
    cpy_r_r34 = cpy_r_r33 == -113.0;
    if (unlikely(cpy_r_r34)) goto CPyL20;
CPyL19: ;
    cpy_r_r35 = PyFloat_FromDouble(cpy_r_r33);
    CPyList_SetItemUnsafe(cpy_r_r22, cpy_r_r23, cpy_r_r35);
    goto CPyL21;
CPyL20: ;
    cpy_r_r36 = PyErr_Occurred();
    if (unlikely(cpy_r_r36 != NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_try", 262, CPyStatic_search_bot___globals);
        goto CPyL97;
    } else
        goto CPyL19;
CPyL21: ;
    cpy_r_r37 = cpy_r_r23 + 1;
    cpy_r_r23 = cpy_r_r37;
    goto CPyL16;
CPyL22: ;
    cpy_r_r38 = PyList_New(1);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_try", 262, CPyStatic_search_bot___globals);
        goto CPyL97;
    }
    cpy_r_r39 = (CPyPtr)((CPyPtr)cpy_r_r38 + offsetof(PyListObject, ob_item));
    cpy_r_r40 = *(CPyPtr *)cpy_r_r39;
    *(PyObject * *)cpy_r_r40 = cpy_r_r22;
CPyL24: ;
    cpy_r_r41 = (CPyPtr)((CPyPtr)cpy_r_r38 + offsetof(PyVarObject, ob_size));
    cpy_r_r42 = *(int64_t *)cpy_r_r41;
    cpy_r_r43 = cpy_r_r42 << 1;
    cpy_r_r44 = ((serai___bots___search_bot___SearchBotObject *)cpy_r_self)->__horizon;
    cpy_r_r45 = cpy_r_r43 & 1;
    cpy_r_r46 = cpy_r_r45 != 0;
    if (cpy_r_r46) goto CPyL26;
    cpy_r_r47 = cpy_r_r44 & 1;
    cpy_r_r48 = cpy_r_r47 != 0;
    if (!cpy_r_r48) goto CPyL27;
CPyL26: ;
    cpy_r_r49 = CPyTagged_IsLt_(cpy_r_r44, cpy_r_r43);
    cpy_r_r50 = cpy_r_r49 ^ 1;
    if (cpy_r_r50) {
        goto CPyL28;
    } else
        goto CPyL49;
CPyL27: ;
    cpy_r_r51 = (Py_ssize_t)cpy_r_r43 <= (Py_ssize_t)cpy_r_r44;
    if (!cpy_r_r51) goto CPyL49;
CPyL28: ;
    cpy_r_r52 = PyList_New(0);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_try", 264, CPyStatic_search_bot___globals);
        goto CPyL98;
    }
    cpy_r_r53 = 0;
CPyL30: ;
    cpy_r_r54 = (CPyPtr)((CPyPtr)cpy_r_positions + offsetof(PyVarObject, ob_size));
    cpy_r_r55 = *(int64_t *)cpy_r_r54;
    cpy_r_r56 = cpy_r_r53 < cpy_r_r55;
    if (!cpy_r_r56) goto CPyL39;
    cpy_r_r57 = (CPyPtr)((CPyPtr)cpy_r_positions + offsetof(PyListObject, ob_item));
    cpy_r_r58 = *(CPyPtr *)cpy_r_r57;
    cpy_r_r59 = cpy_r_r53 * 8;
    cpy_r_r60 = cpy_r_r58 + cpy_r_r59;
    cpy_r_r61 = *(PyObject * *)cpy_r_r60;
    CPy_INCREF(cpy_r_r61);
    if (likely(Py_TYPE(cpy_r_r61) == CPyType_match___Match))
        cpy_r_r62 = cpy_r_r61;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "_try", 265, CPyStatic_search_bot___globals, "serai.kernel.match.Match", cpy_r_r61);
        goto CPyL99;
    }
    cpy_r_r63 = PyObject_Vectorcall(cpy_r_is_late, 0, 0, 0);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_try", 266, CPyStatic_search_bot___globals);
        goto CPyL100;
    }
    if (unlikely(!PyBool_Check(cpy_r_r63))) {
        CPy_TypeError("bool", cpy_r_r63); cpy_r_r64 = 2;
    } else
        cpy_r_r64 = cpy_r_r63 == Py_True;
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r64 == 2)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_try", 266, CPyStatic_search_bot___globals);
        goto CPyL100;
    }
    if (cpy_r_r64) goto CPyL101;
    cpy_r_r65 = CPyDef_match___Match___clone(cpy_r_r62);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_try", 268, CPyStatic_search_bot___globals);
        goto CPyL99;
    }
    cpy_r_r66 = CPyDef_search_bot___SearchBot____played_on(cpy_r_self, cpy_r_r65, cpy_r_r0);
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_try", 268, CPyStatic_search_bot___globals);
        goto CPyL99;
    }
    cpy_r_r67 = PyList_Append(cpy_r_r52, cpy_r_r66);
    CPy_DECREF(cpy_r_r66);
    cpy_r_r68 = cpy_r_r67 >= 0;
    if (unlikely(!cpy_r_r68)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_try", 268, CPyStatic_search_bot___globals);
        goto CPyL99;
    }
    cpy_r_r69 = cpy_r_r53 + 1;
    cpy_r_r53 = cpy_r_r69;
    goto CPyL30;
CPyL39: ;
    cpy_r_r70 = (CPyPtr)((CPyPtr)cpy_r_r52 + offsetof(PyVarObject, ob_size));
    cpy_r_r71 = *(int64_t *)cpy_r_r70;
    cpy_r_r72 = cpy_r_r71 << 1;
    cpy_r_r73 = (CPyPtr)((CPyPtr)cpy_r_positions + offsetof(PyVarObject, ob_size));
    cpy_r_r74 = *(int64_t *)cpy_r_r73;
    cpy_r_r75 = cpy_r_r74 << 1;
    cpy_r_r76 = (Py_ssize_t)cpy_r_r72 < (Py_ssize_t)cpy_r_r75;
    if (cpy_r_r76) {
        goto CPyL102;
    } else
        goto CPyL103;
CPyL40: ;
    cpy_r_positions = cpy_r_r52;
    cpy_r_r77 = (CPyPtr)((CPyPtr)cpy_r_positions + offsetof(PyVarObject, ob_size));
    cpy_r_r78 = *(int64_t *)cpy_r_r77;
    cpy_r_r79 = PyList_New(cpy_r_r78);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_try", 272, CPyStatic_search_bot___globals);
        goto CPyL98;
    }
    cpy_r_r80 = 0;
CPyL42: ;
    cpy_r_r81 = (CPyPtr)((CPyPtr)cpy_r_positions + offsetof(PyVarObject, ob_size));
    cpy_r_r82 = *(int64_t *)cpy_r_r81;
    cpy_r_r83 = cpy_r_r80 < cpy_r_r82;
    if (!cpy_r_r83) goto CPyL48;
    cpy_r_r84 = (CPyPtr)((CPyPtr)cpy_r_positions + offsetof(PyListObject, ob_item));
    cpy_r_r85 = *(CPyPtr *)cpy_r_r84;
    cpy_r_r86 = cpy_r_r80 * 8;
    cpy_r_r87 = cpy_r_r85 + cpy_r_r86;
    cpy_r_r88 = *(PyObject * *)cpy_r_r87;
    CPy_INCREF(cpy_r_r88);
    if (likely(Py_TYPE(cpy_r_r88) == CPyType_match___Match))
        cpy_r_r89 = cpy_r_r88;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "_try", 272, CPyStatic_search_bot___globals, "serai.kernel.match.Match", cpy_r_r88);
        goto CPyL104;
    }
    cpy_r_r90 = CPyDef_worth___worth(cpy_r_r89, cpy_r_r0);
    CPy_DECREF(cpy_r_r89);
    cpy_r_r91 = cpy_r_r90 == -113.0;
    if (unlikely(cpy_r_r91)) goto CPyL46;
CPyL45: ;
    cpy_r_r92 = PyFloat_FromDouble(cpy_r_r90);
    CPyList_SetItemUnsafe(cpy_r_r79, cpy_r_r80, cpy_r_r92);
    goto CPyL47;
CPyL46: ;
    cpy_r_r93 = PyErr_Occurred();
    if (unlikely(cpy_r_r93 != NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_try", 272, CPyStatic_search_bot___globals);
        goto CPyL104;
    } else
        goto CPyL45;
CPyL47: ;
    cpy_r_r94 = cpy_r_r80 + 1;
    cpy_r_r80 = cpy_r_r94;
    goto CPyL42;
CPyL48: ;
    cpy_r_r95 = PyList_Append(cpy_r_r38, cpy_r_r79);
    CPy_DECREF(cpy_r_r79);
    cpy_r_r96 = cpy_r_r95 >= 0;
    if (unlikely(!cpy_r_r96)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_try", 272, CPyStatic_search_bot___globals);
        goto CPyL98;
    } else
        goto CPyL24;
CPyL49: ;
    cpy_r_r97 = (CPyPtr)((CPyPtr)cpy_r_r38 + offsetof(PyVarObject, ob_size));
    cpy_r_r98 = *(int64_t *)cpy_r_r97;
    cpy_r_r99 = cpy_r_r98 << 1;
    cpy_r_r100 = ((serai___bots___search_bot___SearchBotObject *)cpy_r_self)->__horizon;
    cpy_r_r101 = cpy_r_r99 & 1;
    cpy_r_r102 = cpy_r_r101 != 0;
    if (cpy_r_r102) goto CPyL51;
    cpy_r_r103 = cpy_r_r100 & 1;
    cpy_r_r104 = cpy_r_r103 != 0;
    if (!cpy_r_r104) goto CPyL52;
CPyL51: ;
    cpy_r_r105 = CPyTagged_IsLt_(cpy_r_r100, cpy_r_r99);
    cpy_r_r106 = cpy_r_r105 ^ 1;
    if (cpy_r_r106) {
        goto CPyL53;
    } else
        goto CPyL55;
CPyL52: ;
    cpy_r_r107 = (Py_ssize_t)cpy_r_r99 <= (Py_ssize_t)cpy_r_r100;
    if (!cpy_r_r107) goto CPyL55;
CPyL53: ;
    if (cpy_r_in_part) {
        goto CPyL55;
    } else
        goto CPyL105;
CPyL54: ;
    return 0;
CPyL55: ;
    cpy_r_r108 = CPyList_GetSlice(cpy_r_r38, 2, 9223372036854775806LL);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_try", 275, CPyStatic_search_bot___globals);
        goto CPyL98;
    }
    if (likely(PyList_Check(cpy_r_r108)))
        cpy_r_r109 = cpy_r_r108;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "_try", 275, CPyStatic_search_bot___globals, "list", cpy_r_r108);
        goto CPyL98;
    }
    cpy_r_r110 = (CPyPtr)((CPyPtr)cpy_r_r109 + offsetof(PyVarObject, ob_size));
    cpy_r_r111 = *(int64_t *)cpy_r_r110;
    cpy_r_r112 = cpy_r_r111 << 1;
    cpy_r_r113 = cpy_r_r112 != 0;
    if (!cpy_r_r113) goto CPyL106;
    cpy_r_r114 = cpy_r_r109;
    goto CPyL60;
CPyL59: ;
    CPy_INCREF(cpy_r_r38);
    cpy_r_r114 = cpy_r_r38;
CPyL60: ;
    cpy_r_counted = cpy_r_r114;
    cpy_r_r115 = 0;
    cpy_r_r116 = 0;
CPyL61: ;
    cpy_r_r117 = (CPyPtr)((CPyPtr)cpy_r_staying + offsetof(PyVarObject, ob_size));
    cpy_r_r118 = *(int64_t *)cpy_r_r117;
    cpy_r_r119 = cpy_r_r116 < cpy_r_r118;
    if (!cpy_r_r119) goto CPyL107;
    cpy_r_place = cpy_r_r115;
    cpy_r_r120 = (CPyPtr)((CPyPtr)cpy_r_staying + offsetof(PyListObject, ob_item));
    cpy_r_r121 = *(CPyPtr *)cpy_r_r120;
    cpy_r_r122 = cpy_r_r116 * 8;
    cpy_r_r123 = cpy_r_r121 + cpy_r_r122;
    cpy_r_r124 = *(PyObject * *)cpy_r_r123;
    CPy_INCREF(cpy_r_r124);
    if (likely(Py_TYPE(cpy_r_r124) == CPyType_search_bot___Candidate))
        cpy_r_r125 = cpy_r_r124;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "_try", 276, CPyStatic_search_bot___globals, "serai.bots.search_bot.Candidate", cpy_r_r124);
        goto CPyL108;
    }
    cpy_r_one = cpy_r_r125;
    cpy_r_r126 = CPyStatics[4896]; /* 0 */
    CPy_INCREF(cpy_r_r126);
    if (CPyFloat_Check(cpy_r_r126))
        cpy_r_r127 = cpy_r_r126;
    else {
        cpy_r_r127 = NULL;
    }
    if (cpy_r_r127 != NULL) goto __LL207;
    if (PyLong_Check(cpy_r_r126))
        cpy_r_r127 = cpy_r_r126;
    else {
        cpy_r_r127 = NULL;
    }
    if (cpy_r_r127 != NULL) goto __LL207;
    CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "_try", 277, CPyStatic_search_bot___globals, "union[float, int]", cpy_r_r126);
    goto CPyL109;
__LL207: ;
    cpy_r_r128 = cpy_r_r127;
    cpy_r_r129 = 0;
CPyL65: ;
    cpy_r_r130 = (CPyPtr)((CPyPtr)cpy_r_counted + offsetof(PyVarObject, ob_size));
    cpy_r_r131 = *(int64_t *)cpy_r_r130;
    cpy_r_r132 = cpy_r_r129 < cpy_r_r131;
    if (!cpy_r_r132) goto CPyL74;
    cpy_r_r133 = (CPyPtr)((CPyPtr)cpy_r_counted + offsetof(PyListObject, ob_item));
    cpy_r_r134 = *(CPyPtr *)cpy_r_r133;
    cpy_r_r135 = cpy_r_r129 * 8;
    cpy_r_r136 = cpy_r_r134 + cpy_r_r135;
    cpy_r_r137 = *(PyObject * *)cpy_r_r136;
    CPy_INCREF(cpy_r_r137);
    if (likely(PyList_Check(cpy_r_r137)))
        cpy_r_r138 = cpy_r_r137;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "_try", 277, CPyStatic_search_bot___globals, "list", cpy_r_r137);
        goto CPyL110;
    }
    cpy_r_r139 = CPyList_GetItem(cpy_r_r138, cpy_r_place);
    CPy_DECREF(cpy_r_r138);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_try", 277, CPyStatic_search_bot___globals);
        goto CPyL110;
    }
    cpy_r_r140 = PyFloat_AsDouble(cpy_r_r139);
    if (cpy_r_r140 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r139); cpy_r_r140 = -113.0;
    }
    CPy_DECREF(cpy_r_r139);
    cpy_r_r141 = cpy_r_r140 == -113.0;
    if (unlikely(cpy_r_r141)) goto CPyL70;
CPyL69: ;
    cpy_r_r142 = PyFloat_FromDouble(cpy_r_r140);
    cpy_r_r143 = PyNumber_Add(cpy_r_r128, cpy_r_r142);
    CPy_DECREF(cpy_r_r128);
    CPy_DECREF(cpy_r_r142);
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_try", 277, CPyStatic_search_bot___globals);
        goto CPyL109;
    } else
        goto CPyL71;
CPyL70: ;
    cpy_r_r144 = PyErr_Occurred();
    if (unlikely(cpy_r_r144 != NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_try", 277, CPyStatic_search_bot___globals);
        goto CPyL110;
    } else
        goto CPyL69;
CPyL71: ;
    if (CPyFloat_Check(cpy_r_r143))
        cpy_r_r145 = cpy_r_r143;
    else {
        cpy_r_r145 = NULL;
    }
    if (cpy_r_r145 != NULL) goto __LL208;
    if (PyLong_Check(cpy_r_r143))
        cpy_r_r145 = cpy_r_r143;
    else {
        cpy_r_r145 = NULL;
    }
    if (cpy_r_r145 != NULL) goto __LL208;
    CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "_try", 277, CPyStatic_search_bot___globals, "union[float, int]", cpy_r_r143);
    goto CPyL109;
__LL208: ;
    cpy_r_r128 = cpy_r_r145;
    cpy_r_r146 = cpy_r_r129 + 1;
    cpy_r_r129 = cpy_r_r146;
    goto CPyL65;
CPyL74: ;
    cpy_r_r147 = (CPyPtr)((CPyPtr)cpy_r_counted + offsetof(PyVarObject, ob_size));
    cpy_r_r148 = *(int64_t *)cpy_r_r147;
    cpy_r_r149 = cpy_r_r148 << 1;
    cpy_r_r150 = CPyTagged_StealAsObject(cpy_r_r149);
    cpy_r_r151 = PyNumber_TrueDivide(cpy_r_r128, cpy_r_r150);
    CPy_DECREF(cpy_r_r128);
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r151 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_try", 277, CPyStatic_search_bot___globals);
        goto CPyL109;
    }
    cpy_r_r152 = PyFloat_AsDouble(cpy_r_r151);
    if (cpy_r_r152 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r151); cpy_r_r152 = -113.0;
    }
    CPy_DECREF(cpy_r_r151);
    cpy_r_r153 = cpy_r_r152 == -113.0;
    if (unlikely(cpy_r_r153)) goto CPyL77;
CPyL76: ;
    cpy_r_r154 = CPyList_GetItemBorrow(cpy_r_positions, cpy_r_place);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_try", 278, CPyStatic_search_bot___globals);
        goto CPyL109;
    } else
        goto CPyL78;
CPyL77: ;
    cpy_r_r155 = PyErr_Occurred();
    if (unlikely(cpy_r_r155 != NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_try", 277, CPyStatic_search_bot___globals);
        goto CPyL109;
    } else
        goto CPyL76;
CPyL78: ;
    if (likely(Py_TYPE(cpy_r_r154) == CPyType_match___Match))
        cpy_r_r156 = cpy_r_r154;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "_try", 278, CPyStatic_search_bot___globals, "serai.kernel.match.Match", cpy_r_r154);
        goto CPyL109;
    }
    cpy_r_r157 = ((serai___kernel___match___MatchObject *)cpy_r_r156)->_game;
    CPy_INCREF(cpy_r_r157);
    cpy_r_r158 = CPyList_GetItemBorrow(cpy_r_positions, cpy_r_place);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_try", 278, CPyStatic_search_bot___globals);
        goto CPyL111;
    }
    if (likely(Py_TYPE(cpy_r_r158) == CPyType_match___Match))
        cpy_r_r159 = cpy_r_r158;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "_try", 278, CPyStatic_search_bot___globals, "serai.kernel.match.Match", cpy_r_r158);
        goto CPyL111;
    }
    cpy_r_r160 = ((serai___kernel___match___MatchObject *)cpy_r_r159)->_table;
    if (unlikely(cpy_r_r160 == NULL)) {
        CPy_AttributeError("src/serai/bots/search_bot.py", "_try", "Match", "table", 278, CPyStatic_search_bot___globals);
        goto CPyL111;
    }
    CPy_INCREF(cpy_r_r160);
CPyL82: ;
    CPyTagged_DECREF(cpy_r_place);
    cpy_r_r161 = CPY_GET_METHOD(cpy_r_r157, CPyType_game___Game, 15, serai___kernel___game___GameObject, double (*)(PyObject *, PyObject *, CPyTagged))(cpy_r_r157, cpy_r_r160, cpy_r_r0); /* appraise */
    CPy_DECREF(cpy_r_r160);
    CPy_DECREF(cpy_r_r157);
    cpy_r_r162 = cpy_r_r161 == -113.0;
    if (unlikely(cpy_r_r162)) goto CPyL84;
CPyL83: ;
    cpy_r_r163 = CPyDef_search_bot___Candidate___add(cpy_r_one, cpy_r_r152, cpy_r_r161);
    CPy_DECREF(cpy_r_one);
    if (unlikely(cpy_r_r163 == 2)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_try", 278, CPyStatic_search_bot___globals);
        goto CPyL112;
    } else
        goto CPyL85;
CPyL84: ;
    cpy_r_r164 = PyErr_Occurred();
    if (unlikely(cpy_r_r164 != NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_try", 278, CPyStatic_search_bot___globals);
        goto CPyL113;
    } else
        goto CPyL83;
CPyL85: ;
    cpy_r_r165 = cpy_r_r115 + 2;
    cpy_r_r115 = cpy_r_r165;
    cpy_r_r166 = cpy_r_r116 + 1;
    cpy_r_r116 = cpy_r_r166;
    goto CPyL61;
CPyL86: ;
    cpy_r_r167 = (CPyPtr)((CPyPtr)cpy_r_r38 + offsetof(PyVarObject, ob_size));
    cpy_r_r168 = *(int64_t *)cpy_r_r167;
    CPy_DECREF(cpy_r_r38);
    cpy_r_r169 = cpy_r_r168 << 1;
    cpy_r_r170 = ((serai___bots___search_bot___SearchBotObject *)cpy_r_self)->__horizon;
    cpy_r_r171 = cpy_r_r169 & 1;
    cpy_r_r172 = cpy_r_r171 != 0;
    if (cpy_r_r172) goto CPyL88;
    cpy_r_r173 = cpy_r_r170 & 1;
    cpy_r_r174 = cpy_r_r173 != 0;
    if (!cpy_r_r174) goto CPyL89;
CPyL88: ;
    cpy_r_r175 = CPyTagged_IsLt_(cpy_r_r170, cpy_r_r169);
    cpy_r_r176 = cpy_r_r175;
    goto CPyL90;
CPyL89: ;
    cpy_r_r177 = (Py_ssize_t)cpy_r_r169 > (Py_ssize_t)cpy_r_r170;
    cpy_r_r176 = cpy_r_r177;
CPyL90: ;
    return cpy_r_r176;
CPyL91: ;
    cpy_r_r178 = 2;
    return cpy_r_r178;
CPyL92: ;
    CPyTagged_DecRef(cpy_r_r0);
    goto CPyL91;
CPyL93: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_positions);
    goto CPyL91;
CPyL94: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_positions);
    CPy_DecRef(cpy_r_one);
    goto CPyL91;
CPyL95: ;
    CPyTagged_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_positions);
    CPy_DECREF(cpy_r_one);
    goto CPyL9;
CPyL96: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_positions);
    CPy_DecRef(cpy_r_r14);
    goto CPyL91;
CPyL97: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_positions);
    CPy_DecRef(cpy_r_r22);
    goto CPyL91;
CPyL98: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_positions);
    CPy_DecRef(cpy_r_r38);
    goto CPyL91;
CPyL99: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_positions);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r52);
    goto CPyL91;
CPyL100: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_positions);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r62);
    goto CPyL91;
CPyL101: ;
    CPy_DECREF(cpy_r_r62);
    goto CPyL39;
CPyL102: ;
    CPy_DECREF(cpy_r_r52);
    goto CPyL49;
CPyL103: ;
    CPy_DECREF(cpy_r_positions);
    goto CPyL40;
CPyL104: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_positions);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r79);
    goto CPyL91;
CPyL105: ;
    CPyTagged_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_positions);
    CPy_DECREF(cpy_r_r38);
    goto CPyL54;
CPyL106: ;
    CPy_DECREF(cpy_r_r109);
    goto CPyL59;
CPyL107: ;
    CPyTagged_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_positions);
    CPy_DECREF(cpy_r_counted);
    goto CPyL86;
CPyL108: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_positions);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_counted);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL91;
CPyL109: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_positions);
    CPy_DecRef(cpy_r_one);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_counted);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL91;
CPyL110: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_positions);
    CPy_DecRef(cpy_r_one);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_counted);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r128);
    goto CPyL91;
CPyL111: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_positions);
    CPy_DecRef(cpy_r_one);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_counted);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r157);
    goto CPyL91;
CPyL112: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_positions);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_counted);
    goto CPyL91;
CPyL113: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_positions);
    CPy_DecRef(cpy_r_one);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_counted);
    goto CPyL91;
}
        
        PyObject *CPyPy_search_bot___SearchBot____try(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"staying", "outlook", "number", "is_late", "in_part", 0};
            static CPyArg_Parser parser = {"OOOO|O:_try", kwlist, 0};
            PyObject *obj_staying;
            PyObject *obj_outlook;
            PyObject *obj_number;
            PyObject *obj_is_late;
            PyObject *obj_in_part = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_staying, &obj_outlook, &obj_number, &obj_is_late, &obj_in_part)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_search_bot___SearchBot))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.bots.search_bot.SearchBot", obj_self); 
                goto fail;
            }
            PyObject *arg_staying;
            if (likely(PyList_Check(obj_staying)))
                arg_staying = obj_staying;
            else {
                CPy_TypeError("list", obj_staying); 
                goto fail;
            }
            PyObject *arg_outlook;
            if (likely(Py_TYPE(obj_outlook) == CPyType_bot___Outlook))
                arg_outlook = obj_outlook;
            else {
                CPy_TypeError("serai.bots.bot.Outlook", obj_outlook); 
                goto fail;
            }
            CPyTagged arg_number;
            if (likely(PyLong_Check(obj_number)))
                arg_number = CPyTagged_BorrowFromObject(obj_number);
            else {
                CPy_TypeError("int", obj_number); goto fail;
            }
            PyObject *arg_is_late = obj_is_late;
            char arg_in_part;
            if (obj_in_part == NULL) {
                arg_in_part = 2;
            } else if (unlikely(!PyBool_Check(obj_in_part))) {
                CPy_TypeError("bool", obj_in_part); goto fail;
            } else
                arg_in_part = obj_in_part == Py_True;
            char retval = CPyDef_search_bot___SearchBot____try(arg_self, arg_staying, arg_outlook, arg_number, arg_is_late, arg_in_part);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/bots/search_bot.py", "_try", 244, CPyStatic_search_bot___globals);
            return NULL;
        }
        
PyObject *CPyDef_search_bot___SearchBot____walked(PyObject *cpy_r_self, PyObject *cpy_r_options, PyObject *cpy_r_world, CPyTagged cpy_r_seat) {
    CPyTagged cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyPtr cpy_r_r3;
    int64_t cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    int32_t cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    int64_t cpy_r_r29;
    CPyTagged cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyTagged cpy_r_r34;
    CPyTagged cpy_r_r35;
    CPyTagged cpy_r_r36;
    CPyTagged cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    cpy_r_r0 = CPyDef_match___Match___turn_start(cpy_r_world);
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_walked", 283, CPyStatic_search_bot___globals);
        goto CPyL32;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___kernel___match___MatchObject *)cpy_r_world)->_table;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/bots/search_bot.py", "_walked", "Match", "table", 284, CPyStatic_search_bot___globals);
        goto CPyL33;
    }
CPyL2: ;
    cpy_r_r2 = ((serai___kernel___table___TableObject *)cpy_r_r1)->_reveals;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/bots/search_bot.py", "_walked", "Table", "reveals", 284, CPyStatic_search_bot___globals);
        goto CPyL33;
    }
    CPyTagged_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_options + offsetof(PyVarObject, ob_size));
    cpy_r_r4 = *(int64_t *)cpy_r_r3;
    cpy_r_r5 = 0;
CPyL4: ;
    cpy_r_r6 = cpy_r_r5 < cpy_r_r4;
    if (!cpy_r_r6) goto CPyL34;
    cpy_r_r7 = CPySequenceTuple_GetItemUnsafe(cpy_r_options, cpy_r_r5);
    if (likely(Py_TYPE(cpy_r_r7) == CPyType_option___Option))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "_walked", 285, CPyStatic_search_bot___globals, "serai.kernel.option.Option", cpy_r_r7);
        goto CPyL35;
    }
    cpy_r_r9 = ((serai___kernel___match___MatchObject *)cpy_r_world)->_decision;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/bots/search_bot.py", "_walked", "Match", "decision", 286, CPyStatic_search_bot___globals);
        goto CPyL36;
    }
CPyL7: ;
    cpy_r_r10 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r11 = cpy_r_r9 != cpy_r_r10;
    if (cpy_r_r11) {
        goto CPyL10;
    } else
        goto CPyL37;
CPyL8: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r12 = 0;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_walked", 286, CPyStatic_search_bot___globals);
        goto CPyL32;
    }
    CPy_Unreachable();
CPyL10: ;
    cpy_r_r13 = ((serai___kernel___match___MatchObject *)cpy_r_world)->_table;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/bots/search_bot.py", "_walked", "Match", "table", 287, CPyStatic_search_bot___globals);
        goto CPyL36;
    }
CPyL11: ;
    cpy_r_r14 = ((serai___kernel___table___TableObject *)cpy_r_r13)->_reveals;
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/bots/search_bot.py", "_walked", "Table", "reveals", 287, CPyStatic_search_bot___globals);
        goto CPyL36;
    }
CPyL12: ;
    cpy_r_r15 = cpy_r_r14 & 1;
    cpy_r_r16 = cpy_r_r15 != 0;
    if (!cpy_r_r16) goto CPyL14;
    cpy_r_r17 = CPyTagged_IsEq_(cpy_r_r14, cpy_r_r2);
    cpy_r_r18 = cpy_r_r17 ^ 1;
    if (cpy_r_r18) {
        goto CPyL38;
    } else
        goto CPyL15;
CPyL14: ;
    cpy_r_r19 = cpy_r_r14 != cpy_r_r2;
    if (cpy_r_r19) goto CPyL38;
CPyL15: ;
    cpy_r_r20 = ((serai___kernel___match___MatchObject *)cpy_r_world)->_decision;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/bots/search_bot.py", "_walked", "Match", "decision", 287, CPyStatic_search_bot___globals);
        goto CPyL36;
    }
    CPy_INCREF(cpy_r_r20);
CPyL16: ;
    if (likely(cpy_r_r20 != Py_None))
        cpy_r_r21 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "_walked", 287, CPyStatic_search_bot___globals, "serai.kernel.decision.Decision", cpy_r_r20);
        goto CPyL36;
    }
    cpy_r_r22 = CPyDef_decision___Decision___options(cpy_r_r21);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_walked", 287, CPyStatic_search_bot___globals);
        goto CPyL36;
    }
CPyL18: ;
    cpy_r_r23 = PySequence_Contains(cpy_r_r22, cpy_r_r8);
    CPy_DECREF(cpy_r_r22);
    cpy_r_r24 = cpy_r_r23 >= 0;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_walked", 287, CPyStatic_search_bot___globals);
        goto CPyL36;
    }
    cpy_r_r25 = cpy_r_r23;
    cpy_r_r26 = cpy_r_r25 ^ 1;
    if (cpy_r_r26) goto CPyL38;
    cpy_r_r27 = CPyDef_match___Match___play(cpy_r_world, cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r27 == 2)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_walked", 289, CPyStatic_search_bot___globals);
        goto CPyL35;
    }
    cpy_r_r28 = CPyDef_turns___is_turn_over(cpy_r_world, cpy_r_seat, cpy_r_r0);
    if (unlikely(cpy_r_r28 == 2)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_walked", 290, CPyStatic_search_bot___globals);
        goto CPyL35;
    }
    if (cpy_r_r28) {
        goto CPyL39;
    } else
        goto CPyL24;
CPyL23: ;
    CPy_INCREF(cpy_r_world);
    return cpy_r_world;
CPyL24: ;
    cpy_r_r29 = cpy_r_r5 + 1;
    cpy_r_r5 = cpy_r_r29;
    goto CPyL4;
CPyL25: ;
    cpy_r_r30 = ((serai___bots___search_bot___SearchBotObject *)cpy_r_self)->__effort;
    CPyTagged_INCREF(cpy_r_r30);
    cpy_r_r31 = CPyStatic_search_bot___globals;
    cpy_r_r32 = CPyStatics[197]; /* 'AGAIN' */
    cpy_r_r33 = CPyDict_GetItem(cpy_r_r31, cpy_r_r32);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_walked", 292, CPyStatic_search_bot___globals);
        goto CPyL40;
    }
    if (likely(PyLong_Check(cpy_r_r33)))
        cpy_r_r34 = CPyTagged_FromObject(cpy_r_r33);
    else {
        CPy_TypeError("int", cpy_r_r33); cpy_r_r34 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_walked", 292, CPyStatic_search_bot___globals);
        goto CPyL40;
    }
    cpy_r_r35 = CPyTagged_FloorDivide(cpy_r_r30, cpy_r_r34);
    CPyTagged_DECREF(cpy_r_r30);
    CPyTagged_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_walked", 292, CPyStatic_search_bot___globals);
        goto CPyL32;
    }
    cpy_r_r36 = CPY_INT_TAG;
    cpy_r_r37 = CPY_INT_TAG;
    cpy_r_r38 = NULL;
    cpy_r_r39 = CPyDef_turns___best_ways(cpy_r_world, cpy_r_r35, cpy_r_r36, cpy_r_r37, cpy_r_r38);
    CPyTagged_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_walked", 292, CPyStatic_search_bot___globals);
        goto CPyL32;
    }
    cpy_r_r40 = CPyList_GetItemShortBorrow(cpy_r_r39, 0);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_walked", 292, CPyStatic_search_bot___globals);
        goto CPyL41;
    }
    if (likely(Py_TYPE(cpy_r_r40) == CPyType_turns___Way))
        cpy_r_r41 = cpy_r_r40;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "_walked", 292, CPyStatic_search_bot___globals, "serai.bots.turns.Way", cpy_r_r40);
        goto CPyL41;
    }
    cpy_r_r42 = ((serai___bots___turns___WayObject *)cpy_r_r41)->_match;
    CPy_INCREF(cpy_r_r42);
    CPy_DECREF(cpy_r_r39);
    return cpy_r_r42;
CPyL32: ;
    cpy_r_r43 = NULL;
    return cpy_r_r43;
CPyL33: ;
    CPyTagged_DecRef(cpy_r_r0);
    goto CPyL32;
CPyL34: ;
    CPyTagged_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r2);
    goto CPyL25;
CPyL35: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL32;
CPyL36: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r8);
    goto CPyL32;
CPyL37: ;
    CPyTagged_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r8);
    goto CPyL8;
CPyL38: ;
    CPyTagged_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r8);
    goto CPyL25;
CPyL39: ;
    CPyTagged_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r2);
    goto CPyL23;
CPyL40: ;
    CPyTagged_DecRef(cpy_r_r30);
    goto CPyL32;
CPyL41: ;
    CPy_DecRef(cpy_r_r39);
    goto CPyL32;
}
        
        PyObject *CPyPy_search_bot___SearchBot____walked(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"options", "world", "seat", 0};
            static CPyArg_Parser parser = {"OOO:_walked", kwlist, 0};
            PyObject *obj_options;
            PyObject *obj_world;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_options, &obj_world, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_search_bot___SearchBot))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.bots.search_bot.SearchBot", obj_self); 
                goto fail;
            }
            PyObject * arg_options;
            if (likely(PyTuple_Check(obj_options)))
                arg_options = obj_options;
            else {
                CPy_TypeError("tuple", obj_options); 
                goto fail;
            }
            PyObject *arg_world;
            if (likely(Py_TYPE(obj_world) == CPyType_match___Match))
                arg_world = obj_world;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_world); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_search_bot___SearchBot____walked(arg_self, arg_options, arg_world, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/bots/search_bot.py", "_walked", 281, CPyStatic_search_bot___globals);
            return NULL;
        }
        
PyObject *CPyDef_search_bot___SearchBot____played_on(PyObject *cpy_r_self, PyObject *cpy_r_world, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r__;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    CPyTagged cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    int64_t cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    cpy_r_r0 = ((serai___kernel___match___MatchObject *)cpy_r_world)->_game;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = ((serai___kernel___match___MatchObject *)cpy_r_world)->_table;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/bots/search_bot.py", "_played_on", "Match", "table", 296, CPyStatic_search_bot___globals);
        goto CPyL23;
    }
    CPy_INCREF(cpy_r_r1);
CPyL1: ;
    cpy_r_r2 = CPY_GET_METHOD(cpy_r_r0, CPyType_game___Game, 3, serai___kernel___game___GameObject, CPyTagged (*)(PyObject *, PyObject *))(cpy_r_r0, cpy_r_r1); /* seats */
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_played_on", 296, CPyStatic_search_bot___globals);
        goto CPyL22;
    }
    cpy_r_r3 = 0;
    CPyTagged_INCREF(cpy_r_r3);
    cpy_r_r4 = CPyTagged_StealAsObject(cpy_r_r3);
    cpy_r__ = cpy_r_r4;
    CPy_DECREF(cpy_r__);
    goto CPyL24;
CPyL3: ;
    cpy_r_r5 = cpy_r_r3 & 1;
    cpy_r_r6 = cpy_r_r5 != 0;
    if (cpy_r_r6) goto CPyL5;
    cpy_r_r7 = cpy_r_r2 & 1;
    cpy_r_r8 = cpy_r_r7 != 0;
    if (!cpy_r_r8) goto CPyL6;
CPyL5: ;
    cpy_r_r9 = CPyTagged_IsLt_(cpy_r_r3, cpy_r_r2);
    if (cpy_r_r9) {
        goto CPyL7;
    } else
        goto CPyL25;
CPyL6: ;
    cpy_r_r10 = (Py_ssize_t)cpy_r_r3 < (Py_ssize_t)cpy_r_r2;
    if (!cpy_r_r10) goto CPyL25;
CPyL7: ;
    CPyTagged_INCREF(cpy_r_r3);
    cpy_r_r11 = CPyTagged_StealAsObject(cpy_r_r3);
    cpy_r__ = cpy_r_r11;
    CPy_DECREF(cpy_r__);
    cpy_r_r12 = ((serai___kernel___match___MatchObject *)cpy_r_world)->_decision;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/bots/search_bot.py", "_played_on", "Match", "decision", 297, CPyStatic_search_bot___globals);
        goto CPyL26;
    }
CPyL8: ;
    cpy_r_r13 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r14 = cpy_r_r12 == cpy_r_r13;
    if (cpy_r_r14) goto CPyL25;
    cpy_r_r15 = ((serai___kernel___match___MatchObject *)cpy_r_world)->_decision;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/bots/search_bot.py", "_played_on", "Match", "decision", 299, CPyStatic_search_bot___globals);
        goto CPyL26;
    }
CPyL10: ;
    if (likely(cpy_r_r15 != Py_None))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "_played_on", 299, CPyStatic_search_bot___globals, "serai.kernel.decision.Decision", cpy_r_r15);
        goto CPyL26;
    }
    cpy_r_r17 = ((serai___kernel___decision___DecisionObject *)cpy_r_r16)->_seat;
    CPyTagged_INCREF(cpy_r_r17);
    cpy_r_r18 = ((serai___bots___search_bot___SearchBotObject *)cpy_r_self)->__playout_effort;
    CPyTagged_INCREF(cpy_r_r18);
    cpy_r_r19 = CPyStatic_search_bot___globals;
    cpy_r_r20 = CPyStatics[198]; /* 'PLAYOUT_OPENINGS' */
    cpy_r_r21 = CPyDict_GetItem(cpy_r_r19, cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_played_on", 300, CPyStatic_search_bot___globals);
        goto CPyL27;
    }
    if (likely(PyLong_Check(cpy_r_r21)))
        cpy_r_r22 = CPyTagged_FromObject(cpy_r_r21);
    else {
        CPy_TypeError("int", cpy_r_r21); cpy_r_r22 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_played_on", 300, CPyStatic_search_bot___globals);
        goto CPyL27;
    }
    cpy_r_r23 = CPY_INT_TAG;
    cpy_r_r24 = NULL;
    cpy_r_r25 = CPyDef_turns___best_ways(cpy_r_world, cpy_r_r18, cpy_r_r22, cpy_r_r23, cpy_r_r24);
    CPy_DECREF(cpy_r_world);
    CPyTagged_DECREF(cpy_r_r18);
    CPyTagged_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_played_on", 300, CPyStatic_search_bot___globals);
        goto CPyL28;
    }
    cpy_r_r26 = CPyList_GetItemShortBorrow(cpy_r_r25, 0);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_played_on", 300, CPyStatic_search_bot___globals);
        goto CPyL29;
    }
    if (likely(Py_TYPE(cpy_r_r26) == CPyType_turns___Way))
        cpy_r_r27 = cpy_r_r26;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "_played_on", 300, CPyStatic_search_bot___globals, "serai.bots.turns.Way", cpy_r_r26);
        goto CPyL29;
    }
    cpy_r_r28 = ((serai___bots___turns___WayObject *)cpy_r_r27)->_match;
    CPy_INCREF(cpy_r_r28);
    CPy_DECREF(cpy_r_r25);
    cpy_r_world = cpy_r_r28;
    cpy_r_r29 = cpy_r_r17 & 1;
    cpy_r_r30 = cpy_r_r29 != 0;
    if (!cpy_r_r30) goto CPyL18;
    cpy_r_r31 = CPyTagged_IsEq_(cpy_r_r17, cpy_r_seat);
    cpy_r_r32 = cpy_r_r31;
    goto CPyL19;
CPyL18: ;
    cpy_r_r33 = cpy_r_r17 == cpy_r_seat;
    cpy_r_r32 = cpy_r_r33;
CPyL19: ;
    CPyTagged_DECREF(cpy_r_r17);
    if (cpy_r_r32) goto CPyL25;
    cpy_r_r34 = CPyTagged_Add(cpy_r_r3, 2);
    CPyTagged_DECREF(cpy_r_r3);
    cpy_r_r3 = cpy_r_r34;
    goto CPyL3;
CPyL21: ;
    return cpy_r_world;
CPyL22: ;
    cpy_r_r35 = NULL;
    return cpy_r_r35;
CPyL23: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL22;
CPyL24: ;
    CPy_INCREF(cpy_r_world);
    goto CPyL3;
CPyL25: ;
    CPyTagged_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r3);
    goto CPyL21;
CPyL26: ;
    CPy_DecRef(cpy_r_world);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    goto CPyL22;
CPyL27: ;
    CPy_DecRef(cpy_r_world);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    goto CPyL22;
CPyL28: ;
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r17);
    goto CPyL22;
CPyL29: ;
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r25);
    goto CPyL22;
}
        
        PyObject *CPyPy_search_bot___SearchBot____played_on(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"world", "seat", 0};
            static CPyArg_Parser parser = {"OO:_played_on", kwlist, 0};
            PyObject *obj_world;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_world, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_search_bot___SearchBot))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.bots.search_bot.SearchBot", obj_self); 
                goto fail;
            }
            PyObject *arg_world;
            if (likely(Py_TYPE(obj_world) == CPyType_match___Match))
                arg_world = obj_world;
            else {
                CPy_TypeError("serai.kernel.match.Match", obj_world); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_search_bot___SearchBot____played_on(arg_self, arg_world, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/bots/search_bot.py", "_played_on", 294, CPyStatic_search_bot___globals);
            return NULL;
        }
        
PyObject *CPyDef_search_bot____spread(PyObject *cpy_r_ways, CPyTagged cpy_r_most, CPyTagged cpy_r_options) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    int64_t cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    CPyPtr cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    CPyPtr cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    int32_t cpy_r_r16;
    char cpy_r_r17;
    int64_t cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    int64_t cpy_r_r21;
    CPyPtr cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    CPyPtr cpy_r_r25;
    CPyPtr cpy_r_r26;
    int64_t cpy_r_r27;
    CPyPtr cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyPtr cpy_r_r31;
    int64_t cpy_r_r32;
    CPyTagged cpy_r_r33;
    int64_t cpy_r_r34;
    char cpy_r_r35;
    int64_t cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    int32_t cpy_r_r44;
    char cpy_r_r45;
    char cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    int32_t cpy_r_r51;
    char cpy_r_r52;
    int32_t cpy_r_r53;
    char cpy_r_r54;
    int64_t cpy_r_r55;
    PyObject *cpy_r_r56;
    cpy_r_r0 = CPyList_GetSlice(cpy_r_ways, 0, cpy_r_most);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_spread", 308, CPyStatic_search_bot___globals);
        goto CPyL29;
    }
    if (likely(PyList_Check(cpy_r_r0)))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "_spread", 308, CPyStatic_search_bot___globals, "list", cpy_r_r0);
        goto CPyL29;
    }
    cpy_r_r2 = PySet_New(NULL);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_spread", 309, CPyStatic_search_bot___globals);
        goto CPyL30;
    }
    cpy_r_r3 = 0;
CPyL4: ;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = cpy_r_r3 < cpy_r_r5;
    if (!cpy_r_r6) goto CPyL10;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyListObject, ob_item));
    cpy_r_r8 = *(CPyPtr *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r3 * 8;
    cpy_r_r10 = cpy_r_r8 + cpy_r_r9;
    cpy_r_r11 = *(PyObject * *)cpy_r_r10;
    CPy_INCREF(cpy_r_r11);
    if (likely(Py_TYPE(cpy_r_r11) == CPyType_turns___Way))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "_spread", 309, CPyStatic_search_bot___globals, "serai.bots.turns.Way", cpy_r_r11);
        goto CPyL31;
    }
    cpy_r_r13 = ((serai___bots___turns___WayObject *)cpy_r_r12)->_options;
    CPy_INCREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r12);
    cpy_r_r14 = CPySequenceTuple_GetItem(cpy_r_r13, 0);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_spread", 309, CPyStatic_search_bot___globals);
        goto CPyL31;
    }
    if (likely(Py_TYPE(cpy_r_r14) == CPyType_option___Option))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "_spread", 309, CPyStatic_search_bot___globals, "serai.kernel.option.Option", cpy_r_r14);
        goto CPyL31;
    }
    cpy_r_r16 = PySet_Add(cpy_r_r2, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    cpy_r_r17 = cpy_r_r16 >= 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_spread", 309, CPyStatic_search_bot___globals);
        goto CPyL31;
    }
    cpy_r_r18 = cpy_r_r3 + 1;
    cpy_r_r3 = cpy_r_r18;
    goto CPyL4;
CPyL10: ;
    cpy_r_r19 = CPyList_GetSlice(cpy_r_ways, cpy_r_most, 9223372036854775806LL);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_spread", 310, CPyStatic_search_bot___globals);
        goto CPyL32;
    }
    if (likely(PyList_Check(cpy_r_r19)))
        cpy_r_r20 = cpy_r_r19;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "_spread", 310, CPyStatic_search_bot___globals, "list", cpy_r_r19);
        goto CPyL32;
    }
    cpy_r_r21 = 0;
CPyL13: ;
    cpy_r_r22 = (CPyPtr)((CPyPtr)cpy_r_r20 + offsetof(PyVarObject, ob_size));
    cpy_r_r23 = *(int64_t *)cpy_r_r22;
    cpy_r_r24 = cpy_r_r21 < cpy_r_r23;
    if (!cpy_r_r24) goto CPyL33;
    cpy_r_r25 = (CPyPtr)((CPyPtr)cpy_r_r20 + offsetof(PyListObject, ob_item));
    cpy_r_r26 = *(CPyPtr *)cpy_r_r25;
    cpy_r_r27 = cpy_r_r21 * 8;
    cpy_r_r28 = cpy_r_r26 + cpy_r_r27;
    cpy_r_r29 = *(PyObject * *)cpy_r_r28;
    CPy_INCREF(cpy_r_r29);
    if (likely(Py_TYPE(cpy_r_r29) == CPyType_turns___Way))
        cpy_r_r30 = cpy_r_r29;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "_spread", 310, CPyStatic_search_bot___globals, "serai.bots.turns.Way", cpy_r_r29);
        goto CPyL34;
    }
    cpy_r_r31 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PySetObject, used));
    cpy_r_r32 = *(int64_t *)cpy_r_r31;
    cpy_r_r33 = cpy_r_r32 << 1;
    cpy_r_r34 = cpy_r_r33 & 1;
    cpy_r_r35 = cpy_r_r34 != 0;
    if (cpy_r_r35) goto CPyL17;
    cpy_r_r36 = cpy_r_options & 1;
    cpy_r_r37 = cpy_r_r36 != 0;
    if (!cpy_r_r37) goto CPyL18;
CPyL17: ;
    cpy_r_r38 = CPyTagged_IsLt_(cpy_r_r33, cpy_r_options);
    cpy_r_r39 = cpy_r_r38 ^ 1;
    if (cpy_r_r39) {
        goto CPyL35;
    } else
        goto CPyL19;
CPyL18: ;
    cpy_r_r40 = (Py_ssize_t)cpy_r_r33 >= (Py_ssize_t)cpy_r_options;
    if (cpy_r_r40) goto CPyL35;
CPyL19: ;
    cpy_r_r41 = ((serai___bots___turns___WayObject *)cpy_r_r30)->_options;
    CPy_INCREF(cpy_r_r41);
    cpy_r_r42 = CPySequenceTuple_GetItem(cpy_r_r41, 0);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_spread", 313, CPyStatic_search_bot___globals);
        goto CPyL36;
    }
    if (likely(Py_TYPE(cpy_r_r42) == CPyType_option___Option))
        cpy_r_r43 = cpy_r_r42;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "_spread", 313, CPyStatic_search_bot___globals, "serai.kernel.option.Option", cpy_r_r42);
        goto CPyL36;
    }
    cpy_r_r44 = PySet_Contains(cpy_r_r2, cpy_r_r43);
    CPy_DECREF(cpy_r_r43);
    cpy_r_r45 = cpy_r_r44 >= 0;
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_spread", 313, CPyStatic_search_bot___globals);
        goto CPyL36;
    }
    cpy_r_r46 = cpy_r_r44;
    cpy_r_r47 = cpy_r_r46 ^ 1;
    if (!cpy_r_r47) goto CPyL37;
    cpy_r_r48 = ((serai___bots___turns___WayObject *)cpy_r_r30)->_options;
    CPy_INCREF(cpy_r_r48);
    cpy_r_r49 = CPySequenceTuple_GetItem(cpy_r_r48, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_spread", 314, CPyStatic_search_bot___globals);
        goto CPyL36;
    }
    if (likely(Py_TYPE(cpy_r_r49) == CPyType_option___Option))
        cpy_r_r50 = cpy_r_r49;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "_spread", 314, CPyStatic_search_bot___globals, "serai.kernel.option.Option", cpy_r_r49);
        goto CPyL36;
    }
    cpy_r_r51 = PySet_Add(cpy_r_r2, cpy_r_r50);
    CPy_DECREF(cpy_r_r50);
    cpy_r_r52 = cpy_r_r51 >= 0;
    if (unlikely(!cpy_r_r52)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_spread", 314, CPyStatic_search_bot___globals);
        goto CPyL36;
    }
    cpy_r_r53 = PyList_Append(cpy_r_r1, cpy_r_r30);
    CPy_DECREF(cpy_r_r30);
    cpy_r_r54 = cpy_r_r53 >= 0;
    if (unlikely(!cpy_r_r54)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_spread", 315, CPyStatic_search_bot___globals);
        goto CPyL34;
    }
CPyL27: ;
    cpy_r_r55 = cpy_r_r21 + 1;
    cpy_r_r21 = cpy_r_r55;
    goto CPyL13;
CPyL28: ;
    return cpy_r_r1;
CPyL29: ;
    cpy_r_r56 = NULL;
    return cpy_r_r56;
CPyL30: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL29;
CPyL31: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL29;
CPyL32: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL29;
CPyL33: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r20);
    goto CPyL28;
CPyL34: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r20);
    goto CPyL29;
CPyL35: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r20);
    CPy_DECREF(cpy_r_r30);
    goto CPyL28;
CPyL36: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r30);
    goto CPyL29;
CPyL37: ;
    CPy_DECREF(cpy_r_r30);
    goto CPyL27;
}
        
        PyObject *CPyPy_search_bot____spread(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"ways", "most", "options", 0};
            static CPyArg_Parser parser = {"OOO:_spread", kwlist, 0};
            PyObject *obj_ways;
            PyObject *obj_most;
            PyObject *obj_options;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_ways, &obj_most, &obj_options)) {
                return NULL;
            }
            PyObject *arg_ways;
            if (likely(PyList_Check(obj_ways)))
                arg_ways = obj_ways;
            else {
                CPy_TypeError("list", obj_ways); 
                goto fail;
            }
            CPyTagged arg_most;
            if (likely(PyLong_Check(obj_most)))
                arg_most = CPyTagged_BorrowFromObject(obj_most);
            else {
                CPy_TypeError("int", obj_most); goto fail;
            }
            CPyTagged arg_options;
            if (likely(PyLong_Check(obj_options)))
                arg_options = CPyTagged_BorrowFromObject(obj_options);
            else {
                CPy_TypeError("int", obj_options); goto fail;
            }
            PyObject *retval = CPyDef_search_bot____spread(arg_ways, arg_most, arg_options);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/bots/search_bot.py", "_spread", 306, CPyStatic_search_bot___globals);
            return NULL;
        }
        
tuple_T2IF CPyDef_search_bot____by_stay(PyObject *cpy_r_candidate) {
    CPyTagged cpy_r_r0;
    CPyTagged cpy_r_r1;
    double cpy_r_r2;
    char cpy_r_r3;
    double cpy_r_r4;
    tuple_T2IF cpy_r_r5;
    PyObject *cpy_r_r6;
    tuple_T2IF cpy_r_r7;
    cpy_r_r0 = ((serai___bots___search_bot___CandidateObject *)cpy_r_candidate)->_worlds;
    CPyTagged_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyTagged_Negate(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r0);
    cpy_r_r2 = CPyDef_search_bot___Candidate___lead(cpy_r_candidate);
    cpy_r_r3 = cpy_r_r2 == -113.0;
    if (unlikely(cpy_r_r3)) goto CPyL2;
CPyL1: ;
    cpy_r_r4 = -cpy_r_r2;
    cpy_r_r5.f0 = cpy_r_r1;
    cpy_r_r5.f1 = cpy_r_r4;
    return cpy_r_r5;
CPyL2: ;
    cpy_r_r6 = PyErr_Occurred();
    if (unlikely(cpy_r_r6 != NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_by_stay", 320, CPyStatic_search_bot___globals);
        goto CPyL4;
    } else
        goto CPyL1;
CPyL3: ;
    tuple_T2IF __tmp209 = { CPY_INT_TAG, -113.0 };
    cpy_r_r7 = __tmp209;
    return cpy_r_r7;
CPyL4: ;
    CPyTagged_DecRef(cpy_r_r1);
    goto CPyL3;
}
        
        PyObject *CPyPy_search_bot____by_stay(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"candidate", 0};
            static CPyArg_Parser parser = {"O:_by_stay", kwlist, 0};
            PyObject *obj_candidate;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_candidate)) {
                return NULL;
            }
            PyObject *arg_candidate;
            if (likely(Py_TYPE(obj_candidate) == CPyType_search_bot___Candidate))
                arg_candidate = obj_candidate;
            else {
                CPy_TypeError("serai.bots.search_bot.Candidate", obj_candidate); 
                goto fail;
            }
            tuple_T2IF retval = CPyDef_search_bot____by_stay(arg_candidate);
            if (retval.f0 == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(2);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp210 = CPyTagged_StealAsObject(retval.f0);
            PyTuple_SET_ITEM(retbox, 0, __tmp210);
            PyObject *__tmp211 = PyFloat_FromDouble(retval.f1);
            PyTuple_SET_ITEM(retbox, 1, __tmp211);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/bots/search_bot.py", "_by_stay", 319, CPyStatic_search_bot___globals);
            return NULL;
        }
        
double CPyDef_search_bot____by_lead(PyObject *cpy_r_candidate) {
    double cpy_r_r0;
    char cpy_r_r1;
    double cpy_r_r2;
    PyObject *cpy_r_r3;
    double cpy_r_r4;
    cpy_r_r0 = CPyDef_search_bot___Candidate___lead(cpy_r_candidate);
    cpy_r_r1 = cpy_r_r0 == -113.0;
    if (unlikely(cpy_r_r1)) goto CPyL2;
CPyL1: ;
    cpy_r_r2 = -cpy_r_r0;
    return cpy_r_r2;
CPyL2: ;
    cpy_r_r3 = PyErr_Occurred();
    if (unlikely(cpy_r_r3 != NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_by_lead", 324, CPyStatic_search_bot___globals);
    } else
        goto CPyL1;
    cpy_r_r4 = -113.0;
    return cpy_r_r4;
}
        
        PyObject *CPyPy_search_bot____by_lead(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"candidate", 0};
            static CPyArg_Parser parser = {"O:_by_lead", kwlist, 0};
            PyObject *obj_candidate;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_candidate)) {
                return NULL;
            }
            PyObject *arg_candidate;
            if (likely(Py_TYPE(obj_candidate) == CPyType_search_bot___Candidate))
                arg_candidate = obj_candidate;
            else {
                CPy_TypeError("serai.bots.search_bot.Candidate", obj_candidate); 
                goto fail;
            }
            double retval = CPyDef_search_bot____by_lead(arg_candidate);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/bots/search_bot.py", "_by_lead", 323, CPyStatic_search_bot___globals);
            return NULL;
        }
        
PyObject *CPyDef_search_bot____ranked(PyObject *cpy_r_candidates) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    double cpy_r_r3;
    char cpy_r_r4;
    double cpy_r_lead;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject **cpy_r_r13;
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
    double cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    double cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    int64_t cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    cpy_r_r0 = PyDict_New();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_ranked", 329, CPyStatic_search_bot___globals);
        goto CPyL24;
    }
    cpy_r_r1 = CPyStatics[199]; /* 'inf' */
    cpy_r_r2 = PyFloat_FromString(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_ranked", 330, CPyStatic_search_bot___globals);
        goto CPyL25;
    }
    cpy_r_r3 = PyFloat_AsDouble(cpy_r_r2);
    if (cpy_r_r3 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r2); cpy_r_r3 = -113.0;
    }
    CPy_DECREF(cpy_r_r2);
    cpy_r_r4 = cpy_r_r3 == -113.0;
    if (unlikely(cpy_r_r4)) goto CPyL4;
CPyL3: ;
    cpy_r_lead = cpy_r_r3;
    cpy_r_r5 = CPyStatic_search_bot___globals;
    cpy_r_r6 = CPyStatics[195]; /* '_by_stay' */
    cpy_r_r7 = CPyDict_GetItem(cpy_r_r5, cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_ranked", 331, CPyStatic_search_bot___globals);
        goto CPyL25;
    } else
        goto CPyL5;
CPyL4: ;
    cpy_r_r8 = PyErr_Occurred();
    if (unlikely(cpy_r_r8 != NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_ranked", 330, CPyStatic_search_bot___globals);
        goto CPyL25;
    } else
        goto CPyL3;
CPyL5: ;
    cpy_r_r9 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r10 = CPyStatics[29]; /* 'sorted' */
    cpy_r_r11 = CPyObject_GetAttr(cpy_r_r9, cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_ranked", 331, CPyStatic_search_bot___globals);
        goto CPyL26;
    }
    PyObject *cpy_r_r12[2] = {cpy_r_candidates, cpy_r_r7};
    cpy_r_r13 = (PyObject **)&cpy_r_r12;
    cpy_r_r14 = CPyStatics[4977]; /* ('key',) */
    cpy_r_r15 = PyObject_Vectorcall(cpy_r_r11, cpy_r_r13, 1, cpy_r_r14);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_ranked", 331, CPyStatic_search_bot___globals);
        goto CPyL26;
    }
    CPy_DECREF(cpy_r_r7);
    if (likely(PyList_Check(cpy_r_r15)))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "_ranked", 331, CPyStatic_search_bot___globals, "list", cpy_r_r15);
        goto CPyL25;
    }
    cpy_r_r17 = 0;
CPyL9: ;
    cpy_r_r18 = (CPyPtr)((CPyPtr)cpy_r_r16 + offsetof(PyVarObject, ob_size));
    cpy_r_r19 = *(int64_t *)cpy_r_r18;
    cpy_r_r20 = cpy_r_r17 < cpy_r_r19;
    if (!cpy_r_r20) goto CPyL27;
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r16 + offsetof(PyListObject, ob_item));
    cpy_r_r22 = *(CPyPtr *)cpy_r_r21;
    cpy_r_r23 = cpy_r_r17 * 8;
    cpy_r_r24 = cpy_r_r22 + cpy_r_r23;
    cpy_r_r25 = *(PyObject * *)cpy_r_r24;
    CPy_INCREF(cpy_r_r25);
    if (likely(Py_TYPE(cpy_r_r25) == CPyType_search_bot___Candidate))
        cpy_r_r26 = cpy_r_r25;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "_ranked", 331, CPyStatic_search_bot___globals, "serai.bots.search_bot.Candidate", cpy_r_r25);
        goto CPyL28;
    }
    cpy_r_r27 = CPyDef_search_bot___Candidate___lead(cpy_r_r26);
    cpy_r_r28 = cpy_r_r27 == -113.0;
    if (unlikely(cpy_r_r28)) goto CPyL13;
CPyL12: ;
    cpy_r_r29 = cpy_r_r27 < cpy_r_lead;
    if (cpy_r_r29) {
        goto CPyL14;
    } else
        goto CPyL15;
CPyL13: ;
    cpy_r_r30 = PyErr_Occurred();
    if (unlikely(cpy_r_r30 != NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_ranked", 332, CPyStatic_search_bot___globals);
        goto CPyL29;
    } else
        goto CPyL12;
CPyL14: ;
    cpy_r_r31 = cpy_r_r27;
    goto CPyL16;
CPyL15: ;
    cpy_r_r31 = cpy_r_lead;
CPyL16: ;
    cpy_r_lead = cpy_r_r31;
    cpy_r_r32 = ((serai___bots___search_bot___CandidateObject *)cpy_r_r26)->_options;
    CPy_INCREF(cpy_r_r32);
    cpy_r_r33 = CPySequenceTuple_GetItem(cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_ranked", 333, CPyStatic_search_bot___globals);
        goto CPyL29;
    }
    if (likely(Py_TYPE(cpy_r_r33) == CPyType_option___Option))
        cpy_r_r34 = cpy_r_r33;
    else {
        CPy_TypeErrorTraceback("src/serai/bots/search_bot.py", "_ranked", 333, CPyStatic_search_bot___globals, "serai.kernel.option.Option", cpy_r_r33);
        goto CPyL29;
    }
    cpy_r_r35 = CPyDef_search_bot___Valued(cpy_r_r26, cpy_r_lead);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_ranked", 333, CPyStatic_search_bot___globals);
        goto CPyL30;
    }
    cpy_r_r36 = CPyDict_SetDefault(cpy_r_r0, cpy_r_r34, cpy_r_r35);
    CPy_DECREF(cpy_r_r34);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_ranked", 333, CPyStatic_search_bot___globals);
        goto CPyL28;
    }
    if (likely(Py_TYPE(cpy_r_r36) == CPyType_search_bot___Valued))
        cpy_r_r37 = cpy_r_r36;
    else {
        CPy_TypeError("serai.bots.search_bot.Valued", cpy_r_r36); 
        cpy_r_r37 = NULL;
    }
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_ranked", 333, CPyStatic_search_bot___globals);
        goto CPyL28;
    } else
        goto CPyL31;
CPyL21: ;
    cpy_r_r38 = cpy_r_r17 + 1;
    cpy_r_r17 = cpy_r_r38;
    goto CPyL9;
CPyL22: ;
    cpy_r_r39 = CPyDict_Values(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "_ranked", 334, CPyStatic_search_bot___globals);
        goto CPyL24;
    }
    return cpy_r_r39;
CPyL24: ;
    cpy_r_r40 = NULL;
    return cpy_r_r40;
CPyL25: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL24;
CPyL26: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    goto CPyL24;
CPyL27: ;
    CPy_DECREF(cpy_r_r16);
    goto CPyL22;
CPyL28: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r16);
    goto CPyL24;
CPyL29: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r26);
    goto CPyL24;
CPyL30: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r34);
    goto CPyL24;
CPyL31: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL21;
}
        
        PyObject *CPyPy_search_bot____ranked(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"candidates", 0};
            static CPyArg_Parser parser = {"O:_ranked", kwlist, 0};
            PyObject *obj_candidates;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_candidates)) {
                return NULL;
            }
            PyObject *arg_candidates;
            if (likely(PyList_Check(obj_candidates)))
                arg_candidates = obj_candidates;
            else {
                CPy_TypeError("list", obj_candidates); 
                goto fail;
            }
            PyObject *retval = CPyDef_search_bot____ranked(arg_candidates);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/bots/search_bot.py", "_ranked", 327, CPyStatic_search_bot___globals);
            return NULL;
        }
        
char CPyDef_search_bot_____top_level__(void) {
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
    void *cpy_r_r48;
    void *cpy_r_r49;
    void *cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    void *cpy_r_r56;
    void *cpy_r_r57;
    PyObject **cpy_r_r58;
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
    PyObject *cpy_r_r69;
    void *cpy_r_r70;
    void *cpy_r_r71;
    void *cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    void *cpy_r_r78;
    void *cpy_r_r79;
    PyObject **cpy_r_r80;
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
    void *cpy_r_r92;
    void *cpy_r_r93;
    void *cpy_r_r94;
    char cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    void *cpy_r_r100;
    void *cpy_r_r101;
    PyObject **cpy_r_r102;
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
    void *cpy_r_r114;
    void *cpy_r_r115;
    void *cpy_r_r116;
    char cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    void *cpy_r_r122;
    void *cpy_r_r123;
    PyObject **cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
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
    int32_t cpy_r_r139;
    char cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    int32_t cpy_r_r144;
    char cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    int32_t cpy_r_r149;
    char cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    int32_t cpy_r_r154;
    char cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    int32_t cpy_r_r159;
    char cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    int32_t cpy_r_r164;
    char cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    char cpy_r_r170;
    char cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    int32_t cpy_r_r181;
    char cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    int32_t cpy_r_r185;
    char cpy_r_r186;
    char cpy_r_r187;
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
    int32_t cpy_r_r201;
    char cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    int32_t cpy_r_r205;
    char cpy_r_r206;
    char cpy_r_r207;
    PyObject *cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    PyObject *cpy_r_r211;
    char cpy_r_r212;
    char cpy_r_r213;
    PyObject *cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    PyObject *cpy_r_r218;
    int32_t cpy_r_r219;
    char cpy_r_r220;
    PyObject *cpy_r_r221;
    PyObject *cpy_r_r222;
    int32_t cpy_r_r223;
    char cpy_r_r224;
    char cpy_r_r225;
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
    PyObject *cpy_r_r236;
    PyObject *cpy_r_r237;
    PyObject *cpy_r_r238;
    PyObject *cpy_r_r239;
    PyObject *cpy_r_r240;
    PyObject *cpy_r_r241;
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
    PyObject *cpy_r_r252;
    CPyTagged cpy_r_r253;
    char cpy_r_r254;
    char cpy_r_r255;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 1, CPyStatic_search_bot___globals);
        goto CPyL85;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 1, CPyStatic_search_bot___globals);
        goto CPyL85;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_search_bot___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 17, CPyStatic_search_bot___globals);
        goto CPyL85;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5007]; /* ('Callable',) */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_search_bot___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 19, CPyStatic_search_bot___globals);
        goto CPyL85;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[5010]; /* ('ceil', 'log2', 'sqrt') */
    cpy_r_r17 = CPyStatics[130]; /* 'math' */
    cpy_r_r18 = CPyStatic_search_bot___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 20, CPyStatic_search_bot___globals);
        goto CPyL85;
    }
    cpy_r_r20 = (void *)&CPyModule_math;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = CPyStatics[5011]; /* ('monotonic',) */
    cpy_r_r22 = CPyStatics[201]; /* 'time' */
    cpy_r_r23 = CPyStatic_search_bot___globals;
    cpy_r_r24 = CPyImport_ImportFromMany(cpy_r_r22, cpy_r_r21, cpy_r_r21, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 21, CPyStatic_search_bot___globals);
        goto CPyL85;
    }
    cpy_r_r25 = (void *)&CPyModule_time;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r25, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r26 = (void *)&CPyModule_serai___bots___bot;
    cpy_r_r27 = (void *)&CPyImportState_serai___bots___bot;
    cpy_r_r28 = CPyModuleLockAPI_serai;
    cpy_r_r29 = CPyImport_IsInitialized(cpy_r_r27);
    if (!cpy_r_r29) goto CPyL11;
    cpy_r_r30 = PyImport_GetModuleDict();
    cpy_r_r31 = CPyStatics[6]; /* 'serai.bots.bot' */
    cpy_r_r32 = CPyDict_GetItem(cpy_r_r30, cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 23, CPyStatic_search_bot___globals);
        goto CPyL85;
    }
    cpy_r_r33 = cpy_r_r32;
    goto CPyL15;
CPyL11: ;
    cpy_r_r34 = CPyInitOnly_serai___bots___bot;
    cpy_r_r35 = CPyExec_serai___bots___bot;
    cpy_r_r36 = (PyObject **)&CPyModule_serai___bots___bot__internal;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 23, CPyStatic_search_bot___globals);
        goto CPyL85;
    }
    cpy_r_r40 = CPyStatics[8]; /* '__file__' */
    cpy_r_r41 = CPyObject_GetAttr(cpy_r_r39, cpy_r_r40);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 23, CPyStatic_search_bot___globals);
        goto CPyL85;
    }
    cpy_r_r42 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r43 = CPyStatics[6]; /* 'serai.bots.bot' */
    cpy_r_r44 = CPyImport_ImportNative(cpy_r_r43, cpy_r_r34, cpy_r_r35, cpy_r_r36, cpy_r_r26, cpy_r_r27, cpy_r_r28, cpy_r_r41, cpy_r_r42, 0);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 23, CPyStatic_search_bot___globals);
        goto CPyL85;
    }
    cpy_r_r33 = cpy_r_r44;
CPyL15: ;
    cpy_r_r45 = CPyStatics[4983]; /* ('Outlook',) */
    cpy_r_r46 = CPyStatic_search_bot___globals;
    cpy_r_r47 = CPyImport_GetNativeAttrs(cpy_r_r33, cpy_r_r45, cpy_r_r45, cpy_r_r46);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 23, CPyStatic_search_bot___globals);
        goto CPyL85;
    } else
        goto CPyL86;
CPyL16: ;
    cpy_r_r48 = (void *)&CPyModule_serai___bots___turns;
    cpy_r_r49 = (void *)&CPyImportState_serai___bots___turns;
    cpy_r_r50 = CPyModuleLockAPI_serai;
    cpy_r_r51 = CPyImport_IsInitialized(cpy_r_r49);
    if (!cpy_r_r51) goto CPyL19;
    cpy_r_r52 = PyImport_GetModuleDict();
    cpy_r_r53 = CPyStatics[51]; /* 'serai.bots.turns' */
    cpy_r_r54 = CPyDict_GetItem(cpy_r_r52, cpy_r_r53);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 24, CPyStatic_search_bot___globals);
        goto CPyL85;
    }
    cpy_r_r55 = cpy_r_r54;
    goto CPyL23;
CPyL19: ;
    cpy_r_r56 = CPyInitOnly_serai___bots___turns;
    cpy_r_r57 = CPyExec_serai___bots___turns;
    cpy_r_r58 = (PyObject **)&CPyModule_serai___bots___turns__internal;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 24, CPyStatic_search_bot___globals);
        goto CPyL85;
    }
    cpy_r_r62 = CPyStatics[8]; /* '__file__' */
    cpy_r_r63 = CPyObject_GetAttr(cpy_r_r61, cpy_r_r62);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 24, CPyStatic_search_bot___globals);
        goto CPyL85;
    }
    cpy_r_r64 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r65 = CPyStatics[51]; /* 'serai.bots.turns' */
    cpy_r_r66 = CPyImport_ImportNative(cpy_r_r65, cpy_r_r56, cpy_r_r57, cpy_r_r58, cpy_r_r48, cpy_r_r49, cpy_r_r50, cpy_r_r63, cpy_r_r64, 0);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 24, CPyStatic_search_bot___globals);
        goto CPyL85;
    }
    cpy_r_r55 = cpy_r_r66;
CPyL23: ;
    cpy_r_r67 = CPyStatics[5012]; /* ('Way', 'best_ways', 'is_turn_over') */
    cpy_r_r68 = CPyStatic_search_bot___globals;
    cpy_r_r69 = CPyImport_GetNativeAttrs(cpy_r_r55, cpy_r_r67, cpy_r_r67, cpy_r_r68);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 24, CPyStatic_search_bot___globals);
        goto CPyL85;
    } else
        goto CPyL87;
CPyL24: ;
    cpy_r_r70 = (void *)&CPyModule_serai___bots___worth;
    cpy_r_r71 = (void *)&CPyImportState_serai___bots___worth;
    cpy_r_r72 = CPyModuleLockAPI_serai;
    cpy_r_r73 = CPyImport_IsInitialized(cpy_r_r71);
    if (!cpy_r_r73) goto CPyL27;
    cpy_r_r74 = PyImport_GetModuleDict();
    cpy_r_r75 = CPyStatics[202]; /* 'serai.bots.worth' */
    cpy_r_r76 = CPyDict_GetItem(cpy_r_r74, cpy_r_r75);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 25, CPyStatic_search_bot___globals);
        goto CPyL85;
    }
    cpy_r_r77 = cpy_r_r76;
    goto CPyL31;
CPyL27: ;
    cpy_r_r78 = CPyInitOnly_serai___bots___worth;
    cpy_r_r79 = CPyExec_serai___bots___worth;
    cpy_r_r80 = (PyObject **)&CPyModule_serai___bots___worth__internal;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 25, CPyStatic_search_bot___globals);
        goto CPyL85;
    }
    cpy_r_r84 = CPyStatics[8]; /* '__file__' */
    cpy_r_r85 = CPyObject_GetAttr(cpy_r_r83, cpy_r_r84);
    CPy_DECREF(cpy_r_r83);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 25, CPyStatic_search_bot___globals);
        goto CPyL85;
    }
    cpy_r_r86 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r87 = CPyStatics[202]; /* 'serai.bots.worth' */
    cpy_r_r88 = CPyImport_ImportNative(cpy_r_r87, cpy_r_r78, cpy_r_r79, cpy_r_r80, cpy_r_r70, cpy_r_r71, cpy_r_r72, cpy_r_r85, cpy_r_r86, 0);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 25, CPyStatic_search_bot___globals);
        goto CPyL85;
    }
    cpy_r_r77 = cpy_r_r88;
CPyL31: ;
    cpy_r_r89 = CPyStatics[5013]; /* ('worth',) */
    cpy_r_r90 = CPyStatic_search_bot___globals;
    cpy_r_r91 = CPyImport_GetNativeAttrs(cpy_r_r77, cpy_r_r89, cpy_r_r89, cpy_r_r90);
    CPy_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 25, CPyStatic_search_bot___globals);
        goto CPyL85;
    } else
        goto CPyL88;
CPyL32: ;
    cpy_r_r92 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r93 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r94 = CPyModuleLockAPI_serai;
    cpy_r_r95 = CPyImport_IsInitialized(cpy_r_r93);
    if (!cpy_r_r95) goto CPyL35;
    cpy_r_r96 = PyImport_GetModuleDict();
    cpy_r_r97 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r98 = CPyDict_GetItem(cpy_r_r96, cpy_r_r97);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 26, CPyStatic_search_bot___globals);
        goto CPyL85;
    }
    cpy_r_r99 = cpy_r_r98;
    goto CPyL39;
CPyL35: ;
    cpy_r_r100 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r101 = CPyExec_serai___kernel___decision;
    cpy_r_r102 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r103 = PyImport_GetModuleDict();
    cpy_r_r104 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 26, CPyStatic_search_bot___globals);
        goto CPyL85;
    }
    cpy_r_r106 = CPyStatics[8]; /* '__file__' */
    cpy_r_r107 = CPyObject_GetAttr(cpy_r_r105, cpy_r_r106);
    CPy_DECREF(cpy_r_r105);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 26, CPyStatic_search_bot___globals);
        goto CPyL85;
    }
    cpy_r_r108 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r109 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r110 = CPyImport_ImportNative(cpy_r_r109, cpy_r_r100, cpy_r_r101, cpy_r_r102, cpy_r_r92, cpy_r_r93, cpy_r_r94, cpy_r_r107, cpy_r_r108, 0);
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 26, CPyStatic_search_bot___globals);
        goto CPyL85;
    }
    cpy_r_r99 = cpy_r_r110;
CPyL39: ;
    cpy_r_r111 = CPyStatics[4986]; /* ('Option',) */
    cpy_r_r112 = CPyStatic_search_bot___globals;
    cpy_r_r113 = CPyImport_GetNativeAttrs(cpy_r_r99, cpy_r_r111, cpy_r_r111, cpy_r_r112);
    CPy_DECREF(cpy_r_r99);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 26, CPyStatic_search_bot___globals);
        goto CPyL85;
    } else
        goto CPyL89;
CPyL40: ;
    cpy_r_r114 = (void *)&CPyModule_serai___kernel___match;
    cpy_r_r115 = (void *)&CPyImportState_serai___kernel___match;
    cpy_r_r116 = CPyModuleLockAPI_serai;
    cpy_r_r117 = CPyImport_IsInitialized(cpy_r_r115);
    if (!cpy_r_r117) goto CPyL43;
    cpy_r_r118 = PyImport_GetModuleDict();
    cpy_r_r119 = CPyStatics[55]; /* 'serai.kernel.match' */
    cpy_r_r120 = CPyDict_GetItem(cpy_r_r118, cpy_r_r119);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 27, CPyStatic_search_bot___globals);
        goto CPyL85;
    }
    cpy_r_r121 = cpy_r_r120;
    goto CPyL47;
CPyL43: ;
    cpy_r_r122 = CPyInitOnly_serai___kernel___match;
    cpy_r_r123 = CPyExec_serai___kernel___match;
    cpy_r_r124 = (PyObject **)&CPyModule_serai___kernel___match__internal;
    cpy_r_r125 = PyImport_GetModuleDict();
    cpy_r_r126 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r127 = CPyDict_GetItem(cpy_r_r125, cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 27, CPyStatic_search_bot___globals);
        goto CPyL85;
    }
    cpy_r_r128 = CPyStatics[8]; /* '__file__' */
    cpy_r_r129 = CPyObject_GetAttr(cpy_r_r127, cpy_r_r128);
    CPy_DECREF(cpy_r_r127);
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 27, CPyStatic_search_bot___globals);
        goto CPyL85;
    }
    cpy_r_r130 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r131 = CPyStatics[55]; /* 'serai.kernel.match' */
    cpy_r_r132 = CPyImport_ImportNative(cpy_r_r131, cpy_r_r122, cpy_r_r123, cpy_r_r124, cpy_r_r114, cpy_r_r115, cpy_r_r116, cpy_r_r129, cpy_r_r130, 0);
    CPy_DECREF(cpy_r_r129);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 27, CPyStatic_search_bot___globals);
        goto CPyL85;
    }
    cpy_r_r121 = cpy_r_r132;
CPyL47: ;
    cpy_r_r133 = CPyStatics[4993]; /* ('Match',) */
    cpy_r_r134 = CPyStatic_search_bot___globals;
    cpy_r_r135 = CPyImport_GetNativeAttrs(cpy_r_r121, cpy_r_r133, cpy_r_r133, cpy_r_r134);
    CPy_DECREF(cpy_r_r121);
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 27, CPyStatic_search_bot___globals);
        goto CPyL85;
    } else
        goto CPyL90;
CPyL48: ;
    cpy_r_r136 = CPyStatic_search_bot___globals;
    cpy_r_r137 = CPyStatics[198]; /* 'PLAYOUT_OPENINGS' */
    cpy_r_r138 = CPyStatics[4898]; /* 3 */
    cpy_r_r139 = CPyDict_SetItem(cpy_r_r136, cpy_r_r137, cpy_r_r138);
    cpy_r_r140 = cpy_r_r139 >= 0;
    if (unlikely(!cpy_r_r140)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 29, CPyStatic_search_bot___globals);
        goto CPyL85;
    }
    cpy_r_r141 = CPyStatic_search_bot___globals;
    cpy_r_r142 = CPyStatics[194]; /* 'LEADERS' */
    cpy_r_r143 = CPyStatics[4894]; /* 4 */
    cpy_r_r144 = CPyDict_SetItem(cpy_r_r141, cpy_r_r142, cpy_r_r143);
    cpy_r_r145 = cpy_r_r144 >= 0;
    if (unlikely(!cpy_r_r145)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 30, CPyStatic_search_bot___globals);
        goto CPyL85;
    }
    cpy_r_r146 = CPyStatic_search_bot___globals;
    cpy_r_r147 = CPyStatics[204]; /* 'GOING_ON' */
    cpy_r_r148 = CPyStatics[4899]; /* 16 */
    cpy_r_r149 = CPyDict_SetItem(cpy_r_r146, cpy_r_r147, cpy_r_r148);
    cpy_r_r150 = cpy_r_r149 >= 0;
    if (unlikely(!cpy_r_r150)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 31, CPyStatic_search_bot___globals);
        goto CPyL85;
    }
    cpy_r_r151 = CPyStatic_search_bot___globals;
    cpy_r_r152 = CPyStatics[190]; /* 'CLEARLY' */
    cpy_r_r153 = PyFloat_FromDouble(3.0);
    cpy_r_r154 = CPyDict_SetItem(cpy_r_r151, cpy_r_r152, cpy_r_r153);
    CPy_DECREF(cpy_r_r153);
    cpy_r_r155 = cpy_r_r154 >= 0;
    if (unlikely(!cpy_r_r155)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 32, CPyStatic_search_bot___globals);
        goto CPyL85;
    }
    cpy_r_r156 = CPyStatic_search_bot___globals;
    cpy_r_r157 = CPyStatics[189]; /* 'FEW' */
    cpy_r_r158 = CPyStatics[4900]; /* 6 */
    cpy_r_r159 = CPyDict_SetItem(cpy_r_r156, cpy_r_r157, cpy_r_r158);
    cpy_r_r160 = cpy_r_r159 >= 0;
    if (unlikely(!cpy_r_r160)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 33, CPyStatic_search_bot___globals);
        goto CPyL85;
    }
    cpy_r_r161 = CPyStatic_search_bot___globals;
    cpy_r_r162 = CPyStatics[197]; /* 'AGAIN' */
    cpy_r_r163 = CPyStatics[4895]; /* 10 */
    cpy_r_r164 = CPyDict_SetItem(cpy_r_r161, cpy_r_r162, cpy_r_r163);
    cpy_r_r165 = cpy_r_r164 >= 0;
    if (unlikely(!cpy_r_r165)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 34, CPyStatic_search_bot___globals);
        goto CPyL85;
    }
    cpy_r_r166 = NULL;
    cpy_r_r167 = CPyStatics[23]; /* 'serai.bots.search_bot' */
    cpy_r_r168 = (PyObject *)CPyType_search_bot___Candidate_template;
    cpy_r_r169 = CPyType_FromTemplate(cpy_r_r168, cpy_r_r166, cpy_r_r167);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 37, CPyStatic_search_bot___globals);
        goto CPyL85;
    }
    cpy_r_r170 = CPyDef_search_bot___Candidate_trait_vtable_setup();
    if (unlikely(cpy_r_r170 == 2)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 37, CPyStatic_search_bot___globals);
        goto CPyL91;
    }
    cpy_r_r171 = CPyDef_search_bot___Candidate_coroutine_setup(cpy_r_r169);
    if (unlikely(cpy_r_r171 == 2)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 37, CPyStatic_search_bot___globals);
        goto CPyL91;
    }
    cpy_r_r172 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r173 = CPyStatics[205]; /* 'options' */
    cpy_r_r174 = CPyStatics[206]; /* 'worlds' */
    cpy_r_r175 = CPyStatics[207]; /* '_first_lead' */
    cpy_r_r176 = CPyStatics[208]; /* '_first_score' */
    cpy_r_r177 = CPyStatics[209]; /* '_leads' */
    cpy_r_r178 = CPyStatics[210]; /* '_sum' */
    cpy_r_r179 = CPyStatics[211]; /* '_scores' */
    cpy_r_r180 = PyTuple_Pack(7, cpy_r_r173, cpy_r_r174, cpy_r_r175, cpy_r_r176, cpy_r_r177, cpy_r_r178, cpy_r_r179);
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 37, CPyStatic_search_bot___globals);
        goto CPyL91;
    }
    cpy_r_r181 = PyObject_SetAttr(cpy_r_r169, cpy_r_r172, cpy_r_r180);
    CPy_DECREF(cpy_r_r180);
    cpy_r_r182 = cpy_r_r181 >= 0;
    if (unlikely(!cpy_r_r182)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 37, CPyStatic_search_bot___globals);
        goto CPyL91;
    }
    CPyType_search_bot___Candidate = (PyTypeObject *)cpy_r_r169;
    CPy_INCREF(CPyType_search_bot___Candidate);
    cpy_r_r183 = CPyStatic_search_bot___globals;
    cpy_r_r184 = CPyStatics[212]; /* 'Candidate' */
    cpy_r_r185 = PyDict_SetItem(cpy_r_r183, cpy_r_r184, cpy_r_r169);
    cpy_r_r186 = cpy_r_r185 >= 0;
    if (unlikely(!cpy_r_r186)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 37, CPyStatic_search_bot___globals);
        goto CPyL91;
    }
    cpy_r_r187 = CPy_InitSubclass(cpy_r_r169);
    CPy_DECREF(cpy_r_r169);
    if (unlikely(!cpy_r_r187)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 37, CPyStatic_search_bot___globals);
        goto CPyL85;
    }
    cpy_r_r188 = NULL;
    cpy_r_r189 = CPyStatics[23]; /* 'serai.bots.search_bot' */
    cpy_r_r190 = (PyObject *)CPyType_search_bot___Valued_template;
    cpy_r_r191 = CPyType_FromTemplate(cpy_r_r190, cpy_r_r188, cpy_r_r189);
    if (unlikely(cpy_r_r191 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 83, CPyStatic_search_bot___globals);
        goto CPyL85;
    }
    cpy_r_r192 = CPyDef_search_bot___Valued_trait_vtable_setup();
    if (unlikely(cpy_r_r192 == 2)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 83, CPyStatic_search_bot___globals);
        goto CPyL92;
    }
    cpy_r_r193 = CPyDef_search_bot___Valued_coroutine_setup(cpy_r_r191);
    if (unlikely(cpy_r_r193 == 2)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 83, CPyStatic_search_bot___globals);
        goto CPyL92;
    }
    cpy_r_r194 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r195 = CPyStatics[213]; /* 'way' */
    cpy_r_r196 = CPyStatics[71]; /* 'option' */
    cpy_r_r197 = CPyStatics[203]; /* 'worth' */
    cpy_r_r198 = CPyStatics[72]; /* 'score' */
    cpy_r_r199 = CPyStatics[74]; /* 'visits' */
    cpy_r_r200 = PyTuple_Pack(5, cpy_r_r195, cpy_r_r196, cpy_r_r197, cpy_r_r198, cpy_r_r199);
    if (unlikely(cpy_r_r200 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 83, CPyStatic_search_bot___globals);
        goto CPyL92;
    }
    cpy_r_r201 = PyObject_SetAttr(cpy_r_r191, cpy_r_r194, cpy_r_r200);
    CPy_DECREF(cpy_r_r200);
    cpy_r_r202 = cpy_r_r201 >= 0;
    if (unlikely(!cpy_r_r202)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 83, CPyStatic_search_bot___globals);
        goto CPyL92;
    }
    CPyType_search_bot___Valued = (PyTypeObject *)cpy_r_r191;
    CPy_INCREF(CPyType_search_bot___Valued);
    cpy_r_r203 = CPyStatic_search_bot___globals;
    cpy_r_r204 = CPyStatics[214]; /* 'Valued' */
    cpy_r_r205 = PyDict_SetItem(cpy_r_r203, cpy_r_r204, cpy_r_r191);
    cpy_r_r206 = cpy_r_r205 >= 0;
    if (unlikely(!cpy_r_r206)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 83, CPyStatic_search_bot___globals);
        goto CPyL92;
    }
    cpy_r_r207 = CPy_InitSubclass(cpy_r_r191);
    CPy_DECREF(cpy_r_r191);
    if (unlikely(!cpy_r_r207)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 83, CPyStatic_search_bot___globals);
        goto CPyL85;
    }
    cpy_r_r208 = NULL;
    cpy_r_r209 = CPyStatics[23]; /* 'serai.bots.search_bot' */
    cpy_r_r210 = (PyObject *)CPyType_search_bot___Comparison_template;
    cpy_r_r211 = CPyType_FromTemplate(cpy_r_r210, cpy_r_r208, cpy_r_r209);
    if (unlikely(cpy_r_r211 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 96, CPyStatic_search_bot___globals);
        goto CPyL85;
    }
    cpy_r_r212 = CPyDef_search_bot___Comparison_trait_vtable_setup();
    if (unlikely(cpy_r_r212 == 2)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 96, CPyStatic_search_bot___globals);
        goto CPyL93;
    }
    cpy_r_r213 = CPyDef_search_bot___Comparison_coroutine_setup(cpy_r_r211);
    if (unlikely(cpy_r_r213 == 2)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 96, CPyStatic_search_bot___globals);
        goto CPyL93;
    }
    cpy_r_r214 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r215 = CPyStatics[84]; /* 'best' */
    cpy_r_r216 = CPyStatics[85]; /* 'cost' */
    cpy_r_r217 = CPyStatics[206]; /* 'worlds' */
    cpy_r_r218 = PyTuple_Pack(3, cpy_r_r215, cpy_r_r216, cpy_r_r217);
    if (unlikely(cpy_r_r218 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 96, CPyStatic_search_bot___globals);
        goto CPyL93;
    }
    cpy_r_r219 = PyObject_SetAttr(cpy_r_r211, cpy_r_r214, cpy_r_r218);
    CPy_DECREF(cpy_r_r218);
    cpy_r_r220 = cpy_r_r219 >= 0;
    if (unlikely(!cpy_r_r220)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 96, CPyStatic_search_bot___globals);
        goto CPyL93;
    }
    CPyType_search_bot___Comparison = (PyTypeObject *)cpy_r_r211;
    CPy_INCREF(CPyType_search_bot___Comparison);
    cpy_r_r221 = CPyStatic_search_bot___globals;
    cpy_r_r222 = CPyStatics[215]; /* 'Comparison' */
    cpy_r_r223 = PyDict_SetItem(cpy_r_r221, cpy_r_r222, cpy_r_r211);
    cpy_r_r224 = cpy_r_r223 >= 0;
    if (unlikely(!cpy_r_r224)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 96, CPyStatic_search_bot___globals);
        goto CPyL93;
    }
    cpy_r_r225 = CPy_InitSubclass(cpy_r_r211);
    CPy_DECREF(cpy_r_r211);
    if (unlikely(!cpy_r_r225)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 96, CPyStatic_search_bot___globals);
        goto CPyL85;
    }
    cpy_r_r226 = NULL;
    cpy_r_r227 = CPyStatics[23]; /* 'serai.bots.search_bot' */
    cpy_r_r228 = (PyObject *)CPyType_search_bot___SearchBot_template;
    cpy_r_r229 = CPyType_FromTemplate(cpy_r_r228, cpy_r_r226, cpy_r_r227);
    if (unlikely(cpy_r_r229 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 107, CPyStatic_search_bot___globals);
        goto CPyL85;
    }
    cpy_r_r230 = CPyDef_search_bot___SearchBot_trait_vtable_setup();
    if (unlikely(cpy_r_r230 == 2)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 107, CPyStatic_search_bot___globals);
        goto CPyL94;
    }
    cpy_r_r231 = CPyDef_search_bot___SearchBot_coroutine_setup(cpy_r_r229);
    if (unlikely(cpy_r_r231 == 2)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 107, CPyStatic_search_bot___globals);
        goto CPyL94;
    }
    cpy_r_r232 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r233 = CPyStatics[138]; /* '_seed' */
    cpy_r_r234 = CPyStatics[216]; /* '_iterations' */
    cpy_r_r235 = CPyStatics[217]; /* '_seconds' */
    cpy_r_r236 = CPyStatics[139]; /* '_effort' */
    cpy_r_r237 = CPyStatics[218]; /* '_candidates' */
    cpy_r_r238 = CPyStatics[219]; /* '_playout_effort' */
    cpy_r_r239 = CPyStatics[220]; /* '_horizon' */
    cpy_r_r240 = CPyStatics[221]; /* '_going_on' */
    cpy_r_r241 = CPyStatics[141]; /* '_plan' */
    cpy_r_r242 = CPyStatics[142]; /* '_expects' */
    cpy_r_r243 = PyTuple_Pack(10, cpy_r_r233, cpy_r_r234, cpy_r_r235, cpy_r_r236, cpy_r_r237, cpy_r_r238, cpy_r_r239, cpy_r_r240, cpy_r_r241, cpy_r_r242);
    if (unlikely(cpy_r_r243 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 107, CPyStatic_search_bot___globals);
        goto CPyL94;
    }
    cpy_r_r244 = PyObject_SetAttr(cpy_r_r229, cpy_r_r232, cpy_r_r243);
    CPy_DECREF(cpy_r_r243);
    cpy_r_r245 = cpy_r_r244 >= 0;
    if (unlikely(!cpy_r_r245)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 107, CPyStatic_search_bot___globals);
        goto CPyL94;
    }
    CPyType_search_bot___SearchBot = (PyTypeObject *)cpy_r_r229;
    CPy_INCREF(CPyType_search_bot___SearchBot);
    cpy_r_r246 = CPyStatic_search_bot___globals;
    cpy_r_r247 = CPyStatics[24]; /* 'SearchBot' */
    cpy_r_r248 = PyDict_SetItem(cpy_r_r246, cpy_r_r247, cpy_r_r229);
    cpy_r_r249 = cpy_r_r248 >= 0;
    if (unlikely(!cpy_r_r249)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 107, CPyStatic_search_bot___globals);
        goto CPyL94;
    }
    cpy_r_r250 = CPyStatic_search_bot___globals;
    cpy_r_r251 = CPyStatics[204]; /* 'GOING_ON' */
    cpy_r_r252 = CPyDict_GetItem(cpy_r_r250, cpy_r_r251);
    if (unlikely(cpy_r_r252 == NULL)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 125, CPyStatic_search_bot___globals);
        goto CPyL94;
    }
    if (likely(PyLong_Check(cpy_r_r252)))
        cpy_r_r253 = CPyTagged_FromObject(cpy_r_r252);
    else {
        CPy_TypeError("int", cpy_r_r252); cpy_r_r253 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r252);
    if (unlikely(cpy_r_r253 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 125, CPyStatic_search_bot___globals);
        goto CPyL94;
    }
    CPyStatic_search_bot___serai___bots___search_bot___SearchBot_____init_____going_on = cpy_r_r253;
    CPyTagged_INCREF(CPyStatic_search_bot___serai___bots___search_bot___SearchBot_____init_____going_on);
    CPyTagged_DECREF(cpy_r_r253);
    cpy_r_r254 = CPy_InitSubclass(cpy_r_r229);
    CPy_DECREF(cpy_r_r229);
    if (unlikely(!cpy_r_r254)) {
        CPy_AddTraceback("src/serai/bots/search_bot.py", "<module>", 107, CPyStatic_search_bot___globals);
        goto CPyL85;
    }
    return 1;
CPyL85: ;
    cpy_r_r255 = 2;
    return cpy_r_r255;
CPyL86: ;
    CPy_DECREF(cpy_r_r47);
    goto CPyL16;
CPyL87: ;
    CPy_DECREF(cpy_r_r69);
    goto CPyL24;
CPyL88: ;
    CPy_DECREF(cpy_r_r91);
    goto CPyL32;
CPyL89: ;
    CPy_DECREF(cpy_r_r113);
    goto CPyL40;
CPyL90: ;
    CPy_DECREF(cpy_r_r135);
    goto CPyL48;
CPyL91: ;
    CPy_DecRef(cpy_r_r169);
    goto CPyL85;
CPyL92: ;
    CPy_DecRef(cpy_r_r191);
    goto CPyL85;
CPyL93: ;
    CPy_DecRef(cpy_r_r211);
    goto CPyL85;
CPyL94: ;
    CPy_DecRef(cpy_r_r229);
    goto CPyL85;
}

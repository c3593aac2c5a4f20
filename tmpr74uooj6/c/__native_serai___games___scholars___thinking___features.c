#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
scholars___thinking___features___Features_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
scholars___thinking___features___Features_traverse(serai___games___scholars___thinking___features___FeaturesObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->__book);
    Py_VISIT(self->__weights);
    Py_VISIT(self->__prospects);
    Py_VISIT(self->__retired);
    Py_VISIT(self->__harvest);
    Py_VISIT(self->__secondary);
    Py_VISIT(self->__rest);
    Py_VISIT(self->__harvests);
    if (CPyTagged_CheckLong(self->__hand_track)) {
        Py_VISIT(CPyTagged_LongAsObject(self->__hand_track));
    }
    Py_VISIT(self->__hand_sizes);
    Py_VISIT(self->_names);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___thinking___features___Features_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___thinking___features___FeaturesObject *self = (serai___games___scholars___thinking___features___FeaturesObject *)cpy_r_self;
    Py_CLEAR(self->__book);
    Py_CLEAR(self->__weights);
    Py_CLEAR(self->__prospects);
    Py_CLEAR(self->__retired);
    Py_CLEAR(self->__harvest);
    Py_CLEAR(self->__secondary);
    Py_CLEAR(self->__rest);
    Py_CLEAR(self->__harvests);
    if (CPyTagged_CheckLong(self->__hand_track)) {
        CPyTagged __tmp = self->__hand_track;
        self->__hand_track = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->__hand_sizes);
    Py_CLEAR(self->_names);
    return 0;
}

static int32_t CPyDef_scholars___thinking___features___Features_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___thinking___features___FeaturesObject *self = (serai___games___scholars___thinking___features___FeaturesObject *)cpy_r_self;
    Py_CLEAR(self->__book);
    Py_CLEAR(self->__weights);
    Py_CLEAR(self->__prospects);
    Py_CLEAR(self->__retired);
    Py_CLEAR(self->__harvest);
    Py_CLEAR(self->__secondary);
    Py_CLEAR(self->__rest);
    Py_CLEAR(self->__harvests);
    if (CPyTagged_CheckLong(self->__hand_track)) {
        CPyTagged __tmp = self->__hand_track;
        self->__hand_track = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->__hand_sizes);
    Py_CLEAR(self->_names);
    return 0;
}

static void
scholars___thinking___features___Features_dealloc(serai___games___scholars___thinking___features___FeaturesObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, scholars___thinking___features___Features_dealloc)
    CPyDef_scholars___thinking___features___Features_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___thinking___features_____mypyc__Features_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___thinking___features___Features(PyObject *cpy_r_book, PyObject *cpy_r_weights, PyObject *cpy_r_effects, PyObject *cpy_r_prospects);

static PyObject *
scholars___thinking___features___Features_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___thinking___features___Features) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___thinking___features_____mypyc__Features_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_scholars___thinking___features___Features_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem scholars___thinking___features___Features_vtable[5];
static bool
CPyDef_scholars___thinking___features___Features_trait_vtable_setup(void)
{
    CPyVTableItem scholars___thinking___features___Features_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___thinking___features___Features_____init__,
        (CPyVTableItem)CPyDef_scholars___thinking___features___Features___rest_value,
        (CPyVTableItem)CPyDef_scholars___thinking___features___Features___of,
        (CPyVTableItem)CPyDef_scholars___thinking___features___Features____dice_lead,
        (CPyVTableItem)CPyDef_scholars___thinking___features___Features___turns_left,
    };
    memcpy(scholars___thinking___features___Features_vtable, scholars___thinking___features___Features_vtable_scratch, sizeof(scholars___thinking___features___Features_vtable));
    return 1;
}

static bool
CPyDef_scholars___thinking___features___Features_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___thinking___features___Features_get__book(serai___games___scholars___thinking___features___FeaturesObject *self, void *closure);
static int
scholars___thinking___features___Features_set__book(serai___games___scholars___thinking___features___FeaturesObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___features___Features_get__weights(serai___games___scholars___thinking___features___FeaturesObject *self, void *closure);
static int
scholars___thinking___features___Features_set__weights(serai___games___scholars___thinking___features___FeaturesObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___features___Features_get__prospects(serai___games___scholars___thinking___features___FeaturesObject *self, void *closure);
static int
scholars___thinking___features___Features_set__prospects(serai___games___scholars___thinking___features___FeaturesObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___features___Features_get__retired(serai___games___scholars___thinking___features___FeaturesObject *self, void *closure);
static int
scholars___thinking___features___Features_set__retired(serai___games___scholars___thinking___features___FeaturesObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___features___Features_get__harvest(serai___games___scholars___thinking___features___FeaturesObject *self, void *closure);
static int
scholars___thinking___features___Features_set__harvest(serai___games___scholars___thinking___features___FeaturesObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___features___Features_get__secondary(serai___games___scholars___thinking___features___FeaturesObject *self, void *closure);
static int
scholars___thinking___features___Features_set__secondary(serai___games___scholars___thinking___features___FeaturesObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___features___Features_get__rest(serai___games___scholars___thinking___features___FeaturesObject *self, void *closure);
static int
scholars___thinking___features___Features_set__rest(serai___games___scholars___thinking___features___FeaturesObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___features___Features_get__harvests(serai___games___scholars___thinking___features___FeaturesObject *self, void *closure);
static int
scholars___thinking___features___Features_set__harvests(serai___games___scholars___thinking___features___FeaturesObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___features___Features_get__hand_track(serai___games___scholars___thinking___features___FeaturesObject *self, void *closure);
static int
scholars___thinking___features___Features_set__hand_track(serai___games___scholars___thinking___features___FeaturesObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___features___Features_get__hand_sizes(serai___games___scholars___thinking___features___FeaturesObject *self, void *closure);
static int
scholars___thinking___features___Features_set__hand_sizes(serai___games___scholars___thinking___features___FeaturesObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___features___Features_get_names(serai___games___scholars___thinking___features___FeaturesObject *self, void *closure);
static int
scholars___thinking___features___Features_set_names(serai___games___scholars___thinking___features___FeaturesObject *self, PyObject *value, void *closure);

static PyGetSetDef scholars___thinking___features___Features_getseters[] = {
    {"_book",
     (getter)scholars___thinking___features___Features_get__book, (setter)scholars___thinking___features___Features_set__book,
     NULL, NULL},
    {"_weights",
     (getter)scholars___thinking___features___Features_get__weights, (setter)scholars___thinking___features___Features_set__weights,
     NULL, NULL},
    {"_prospects",
     (getter)scholars___thinking___features___Features_get__prospects, (setter)scholars___thinking___features___Features_set__prospects,
     NULL, NULL},
    {"_retired",
     (getter)scholars___thinking___features___Features_get__retired, (setter)scholars___thinking___features___Features_set__retired,
     NULL, NULL},
    {"_harvest",
     (getter)scholars___thinking___features___Features_get__harvest, (setter)scholars___thinking___features___Features_set__harvest,
     NULL, NULL},
    {"_secondary",
     (getter)scholars___thinking___features___Features_get__secondary, (setter)scholars___thinking___features___Features_set__secondary,
     NULL, NULL},
    {"_rest",
     (getter)scholars___thinking___features___Features_get__rest, (setter)scholars___thinking___features___Features_set__rest,
     NULL, NULL},
    {"_harvests",
     (getter)scholars___thinking___features___Features_get__harvests, (setter)scholars___thinking___features___Features_set__harvests,
     NULL, NULL},
    {"_hand_track",
     (getter)scholars___thinking___features___Features_get__hand_track, (setter)scholars___thinking___features___Features_set__hand_track,
     NULL, NULL},
    {"_hand_sizes",
     (getter)scholars___thinking___features___Features_get__hand_sizes, (setter)scholars___thinking___features___Features_set__hand_sizes,
     NULL, NULL},
    {"names",
     (getter)scholars___thinking___features___Features_get_names, (setter)scholars___thinking___features___Features_set_names,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___thinking___features___Features_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___thinking___features_____mypyc__Features_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_scholars___thinking___features___Features_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, book, weights, effects, prospects)\n--\n\n")},
    {"rest_value",
     (PyCFunction)CPyPy_scholars___thinking___features___Features___rest_value,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("rest_value($self, player, card)\n--\n\n")},
    {"of",
     (PyCFunction)CPyPy_scholars___thinking___features___Features___of,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("of($self, t, seat)\n--\n\n")},
    {"_dice_lead",
     (PyCFunction)CPyPy_scholars___thinking___features___Features____dice_lead,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_dice_lead($self, t, seat, mine)\n--\n\n")},
    {"turns_left",
     (PyCFunction)CPyPy_scholars___thinking___features___Features___turns_left,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("turns_left($self, t)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___thinking___features___Features_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Features",
    .tp_new = scholars___thinking___features___Features_new,
    .tp_dealloc = (destructor)scholars___thinking___features___Features_dealloc,
    .tp_traverse = (traverseproc)scholars___thinking___features___Features_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___thinking___features___Features_clear,
    .tp_getset = scholars___thinking___features___Features_getseters,
    .tp_methods = scholars___thinking___features___Features_methods,
    .tp_init = scholars___thinking___features___Features_init,
    .tp_basicsize = sizeof(serai___games___scholars___thinking___features___FeaturesObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Features(book, weights, effects, prospects)\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___thinking___features___Features_template = &CPyType_scholars___thinking___features___Features_template_;

PyObject *CPyDef_scholars___thinking___features_____mypyc__Features_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___thinking___features___FeaturesObject *self;
    self = (serai___games___scholars___thinking___features___FeaturesObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___thinking___features___Features_vtable;
    self->__hand_track = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___thinking___features___Features(PyObject *cpy_r_book, PyObject *cpy_r_weights, PyObject *cpy_r_effects, PyObject *cpy_r_prospects)
{
    PyObject *self = CPyDef_scholars___thinking___features_____mypyc__Features_setup((PyObject *)CPyType_scholars___thinking___features___Features);
    if (self == NULL)
        return NULL;
    char res = CPyDef_scholars___thinking___features___Features_____init__(self, cpy_r_book, cpy_r_weights, cpy_r_effects, cpy_r_prospects);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
scholars___thinking___features___Features_get__book(serai___games___scholars___thinking___features___FeaturesObject *self, void *closure)
{
    if (unlikely(self->__book == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_book' of 'Features' undefined");
        return NULL;
    }
    CPy_INCREF(self->__book);
    PyObject *retval = self->__book;
    return retval;
}

static int
scholars___thinking___features___Features_set__book(serai___games___scholars___thinking___features___FeaturesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Features' object attribute '_book' cannot be deleted");
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
    if (self->__book != NULL) {
        CPy_DECREF(self->__book);
    }
    self->__book = tmp;
    return 0;
}

static PyObject *
scholars___thinking___features___Features_get__weights(serai___games___scholars___thinking___features___FeaturesObject *self, void *closure)
{
    if (unlikely(self->__weights == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_weights' of 'Features' undefined");
        return NULL;
    }
    CPy_INCREF(self->__weights);
    PyObject *retval = self->__weights;
    return retval;
}

static int
scholars___thinking___features___Features_set__weights(serai___games___scholars___thinking___features___FeaturesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Features' object attribute '_weights' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_scholars___thinking___weights___Weights))
        tmp = value;
    else {
        CPy_TypeError("serai.games.scholars.thinking.weights.Weights", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->__weights != NULL) {
        CPy_DECREF(self->__weights);
    }
    self->__weights = tmp;
    return 0;
}

static PyObject *
scholars___thinking___features___Features_get__prospects(serai___games___scholars___thinking___features___FeaturesObject *self, void *closure)
{
    if (unlikely(self->__prospects == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_prospects' of 'Features' undefined");
        return NULL;
    }
    CPy_INCREF(self->__prospects);
    PyObject *retval = self->__prospects;
    return retval;
}

static int
scholars___thinking___features___Features_set__prospects(serai___games___scholars___thinking___features___FeaturesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Features' object attribute '_prospects' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_prospects___Prospects))
        tmp = value;
    else {
        CPy_TypeError("serai.games.scholars.thinking.prospects.Prospects", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->__prospects != NULL) {
        CPy_DECREF(self->__prospects);
    }
    self->__prospects = tmp;
    return 0;
}

static PyObject *
scholars___thinking___features___Features_get__retired(serai___games___scholars___thinking___features___FeaturesObject *self, void *closure)
{
    if (unlikely(self->__retired == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_retired' of 'Features' undefined");
        return NULL;
    }
    CPy_INCREF(self->__retired);
    PyObject *retval = self->__retired;
    return retval;
}

static int
scholars___thinking___features___Features_set__retired(serai___games___scholars___thinking___features___FeaturesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Features' object attribute '_retired' cannot be deleted");
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
    if (self->__retired != NULL) {
        CPy_DECREF(self->__retired);
    }
    self->__retired = tmp;
    return 0;
}

static PyObject *
scholars___thinking___features___Features_get__harvest(serai___games___scholars___thinking___features___FeaturesObject *self, void *closure)
{
    if (unlikely(self->__harvest == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_harvest' of 'Features' undefined");
        return NULL;
    }
    CPy_INCREF(self->__harvest);
    PyObject *retval = self->__harvest;
    return retval;
}

static int
scholars___thinking___features___Features_set__harvest(serai___games___scholars___thinking___features___FeaturesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Features' object attribute '_harvest' cannot be deleted");
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
    if (self->__harvest != NULL) {
        CPy_DECREF(self->__harvest);
    }
    self->__harvest = tmp;
    return 0;
}

static PyObject *
scholars___thinking___features___Features_get__secondary(serai___games___scholars___thinking___features___FeaturesObject *self, void *closure)
{
    if (unlikely(self->__secondary == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_secondary' of 'Features' undefined");
        return NULL;
    }
    CPy_INCREF(self->__secondary);
    PyObject *retval = self->__secondary;
    return retval;
}

static int
scholars___thinking___features___Features_set__secondary(serai___games___scholars___thinking___features___FeaturesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Features' object attribute '_secondary' cannot be deleted");
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
    if (self->__secondary != NULL) {
        CPy_DECREF(self->__secondary);
    }
    self->__secondary = tmp;
    return 0;
}

static PyObject *
scholars___thinking___features___Features_get__rest(serai___games___scholars___thinking___features___FeaturesObject *self, void *closure)
{
    if (unlikely(self->__rest == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_rest' of 'Features' undefined");
        return NULL;
    }
    CPy_INCREF(self->__rest);
    PyObject *retval = self->__rest;
    return retval;
}

static int
scholars___thinking___features___Features_set__rest(serai___games___scholars___thinking___features___FeaturesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Features' object attribute '_rest' cannot be deleted");
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
    if (self->__rest != NULL) {
        CPy_DECREF(self->__rest);
    }
    self->__rest = tmp;
    return 0;
}

static PyObject *
scholars___thinking___features___Features_get__harvests(serai___games___scholars___thinking___features___FeaturesObject *self, void *closure)
{
    if (unlikely(self->__harvests == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_harvests' of 'Features' undefined");
        return NULL;
    }
    CPy_INCREF(self->__harvests);
    PyObject *retval = self->__harvests;
    return retval;
}

static int
scholars___thinking___features___Features_set__harvests(serai___games___scholars___thinking___features___FeaturesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Features' object attribute '_harvests' cannot be deleted");
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
    if (self->__harvests != NULL) {
        CPy_DECREF(self->__harvests);
    }
    self->__harvests = tmp;
    return 0;
}

static PyObject *
scholars___thinking___features___Features_get__hand_track(serai___games___scholars___thinking___features___FeaturesObject *self, void *closure)
{
    if (unlikely(self->__hand_track == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_hand_track' of 'Features' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->__hand_track);
    PyObject *retval = CPyTagged_StealAsObject(self->__hand_track);
    return retval;
}

static int
scholars___thinking___features___Features_set__hand_track(serai___games___scholars___thinking___features___FeaturesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Features' object attribute '_hand_track' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->__hand_track != CPY_INT_TAG) {
        CPyTagged_DECREF(self->__hand_track);
    }
    self->__hand_track = tmp;
    return 0;
}

static PyObject *
scholars___thinking___features___Features_get__hand_sizes(serai___games___scholars___thinking___features___FeaturesObject *self, void *closure)
{
    if (unlikely(self->__hand_sizes == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_hand_sizes' of 'Features' undefined");
        return NULL;
    }
    CPy_INCREF(self->__hand_sizes);
    PyObject *retval = self->__hand_sizes;
    return retval;
}

static int
scholars___thinking___features___Features_set__hand_sizes(serai___games___scholars___thinking___features___FeaturesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Features' object attribute '_hand_sizes' cannot be deleted");
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
    if (self->__hand_sizes != NULL) {
        CPy_DECREF(self->__hand_sizes);
    }
    self->__hand_sizes = tmp;
    return 0;
}

static PyObject *
scholars___thinking___features___Features_get_names(serai___games___scholars___thinking___features___FeaturesObject *self, void *closure)
{
    if (unlikely(self->_names == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'names' of 'Features' undefined");
        return NULL;
    }
    CPy_INCREF(self->_names);
    PyObject *retval = self->_names;
    return retval;
}

static int
scholars___thinking___features___Features_set_names(serai___games___scholars___thinking___features___FeaturesObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Features' object attribute 'names' cannot be deleted");
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
    if (self->_names != NULL) {
        CPy_DECREF(self->_names);
    }
    self->_names = tmp;
    return 0;
}
static PyMethodDef scholars___thinking___featuresmodule_methods[] = {
    {"_is_use", (PyCFunction)CPyPy_scholars___thinking___features____is_use, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_is_use(book, place, translator)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___thinking___features__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___thinking___features__internal, "__name__");
    CPyStatic_scholars___thinking___features___globals = PyModule_GetDict(CPyModule_serai___games___scholars___thinking___features__internal);
    if (unlikely(CPyStatic_scholars___thinking___features___globals == NULL))
        goto fail;
    char result = CPyDef_scholars___thinking___features_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___thinking___features__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_scholars___thinking___features___Features);
    return -1;
}
int CPyExec_serai___games___scholars___thinking___features(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___thinking___features__impl, &CPyImportState_serai___games___scholars___thinking___features, &CPyModule_serai___games___scholars___thinking___features);
}
static struct PyModuleDef scholars___thinking___featuresmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.thinking.features",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    scholars___thinking___featuresmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___thinking___features(void)
{
    if (CPyModule_serai___games___scholars___thinking___features__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___thinking___features__internal);
        return CPyModule_serai___games___scholars___thinking___features__internal;
    }
    CPyModule_serai___games___scholars___thinking___features__internal = PyModule_Create(&scholars___thinking___featuresmodule);
    return CPyModule_serai___games___scholars___thinking___features__internal;
}

PyObject *CPyInit_serai___games___scholars___thinking___features(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___thinking___features__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___thinking___features__internal);
        return CPyModule_serai___games___scholars___thinking___features__internal;
    }
    CPyModule_serai___games___scholars___thinking___features__internal = PyModule_Create(&scholars___thinking___featuresmodule);
    if (unlikely(CPyModule_serai___games___scholars___thinking___features__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.thinking.features");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___thinking___features__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___thinking___features__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___thinking___features__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___thinking___features(CPyModule_serai___games___scholars___thinking___features__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___thinking___features__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.thinking.features");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___thinking___features__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_scholars___thinking___features___Features_____init__(PyObject *cpy_r_self, PyObject *cpy_r_book, PyObject *cpy_r_weights, PyObject *cpy_r_effects, PyObject *cpy_r_prospects) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_place;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    int64_t cpy_r_r10;
    CPyPtr cpy_r_r11;
    int64_t cpy_r_r12;
    char cpy_r_r13;
    CPyTagged cpy_r_n;
    CPyPtr cpy_r_r14;
    CPyPtr cpy_r_r15;
    int64_t cpy_r_r16;
    CPyPtr cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    double cpy_r_r23;
    char cpy_r_r24;
    double cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    int32_t cpy_r_r28;
    char cpy_r_r29;
    CPyTagged cpy_r_r30;
    int64_t cpy_r_r31;
    int32_t cpy_r_r32;
    char cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyPtr cpy_r_r36;
    int64_t cpy_r_r37;
    PyObject *cpy_r_r38;
    int64_t cpy_r_r39;
    CPyPtr cpy_r_r40;
    int64_t cpy_r_r41;
    char cpy_r_r42;
    CPyPtr cpy_r_r43;
    CPyPtr cpy_r_r44;
    int64_t cpy_r_r45;
    CPyPtr cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    CPyPtr cpy_r_r51;
    int64_t cpy_r_r52;
    PyObject *cpy_r_r53;
    int64_t cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    double cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    int64_t cpy_r_r62;
    int64_t cpy_r_r63;
    PyObject *cpy_r_r64;
    CPyPtr cpy_r_r65;
    int64_t cpy_r_r66;
    PyObject *cpy_r_r67;
    int64_t cpy_r_r68;
    CPyPtr cpy_r_r69;
    int64_t cpy_r_r70;
    char cpy_r_r71;
    CPyPtr cpy_r_r72;
    CPyPtr cpy_r_r73;
    int64_t cpy_r_r74;
    CPyPtr cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    char cpy_r_r81;
    PyObject *cpy_r_r82;
    int64_t cpy_r_r83;
    PyObject *cpy_r_r84;
    CPyPtr cpy_r_r85;
    int64_t cpy_r_r86;
    PyObject *cpy_r_r87;
    int64_t cpy_r_r88;
    CPyPtr cpy_r_r89;
    int64_t cpy_r_r90;
    char cpy_r_r91;
    CPyPtr cpy_r_r92;
    CPyPtr cpy_r_r93;
    int64_t cpy_r_r94;
    CPyPtr cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    double cpy_r_r100;
    char cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    int64_t cpy_r_r104;
    PyObject *cpy_r_r105;
    CPyPtr cpy_r_r106;
    int64_t cpy_r_r107;
    PyObject *cpy_r_r108;
    int64_t cpy_r_r109;
    CPyPtr cpy_r_r110;
    int64_t cpy_r_r111;
    char cpy_r_r112;
    CPyPtr cpy_r_r113;
    CPyPtr cpy_r_r114;
    int64_t cpy_r_r115;
    CPyPtr cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    CPyTagged cpy_r_r119;
    PyObject *cpy_r_r120;
    int64_t cpy_r_r121;
    CPyPtr cpy_r_r122;
    int64_t cpy_r_r123;
    char cpy_r_r124;
    CPyTagged cpy_r_n_2;
    CPyPtr cpy_r_r125;
    CPyPtr cpy_r_r126;
    int64_t cpy_r_r127;
    CPyPtr cpy_r_r128;
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
    char cpy_r_r139;
    CPyTagged cpy_r_r140;
    CPyTagged cpy_r_r141;
    int64_t cpy_r_r142;
    PyObject *cpy_r_r143;
    int64_t cpy_r_r144;
    CPyTagged cpy_r_r145;
    PyObject *cpy_r_r146;
    int64_t cpy_r_r147;
    CPyPtr cpy_r_r148;
    int64_t cpy_r_r149;
    char cpy_r_r150;
    CPyTagged cpy_r_n_3;
    CPyPtr cpy_r_r151;
    CPyPtr cpy_r_r152;
    int64_t cpy_r_r153;
    CPyPtr cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    int32_t cpy_r_r159;
    char cpy_r_r160;
    char cpy_r_r161;
    char cpy_r_r162;
    CPyTagged cpy_r_r163;
    int64_t cpy_r_r164;
    char cpy_r_r165;
    PyObject *cpy_r_r166;
    CPyTagged cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    CPyPtr cpy_r_r172;
    int64_t cpy_r_r173;
    PyObject *cpy_r_r174;
    int64_t cpy_r_r175;
    char cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject *cpy_r_r178;
    CPyTagged cpy_r_r179;
    PyObject *cpy_r_r180;
    int64_t cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    tuple_T59OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    int64_t cpy_r_r188;
    CPyPtr cpy_r_r189;
    int64_t cpy_r_r190;
    char cpy_r_r191;
    CPyPtr cpy_r_r192;
    CPyPtr cpy_r_r193;
    int64_t cpy_r_r194;
    CPyPtr cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    CPyPtr cpy_r_r200;
    int64_t cpy_r_r201;
    CPyTagged cpy_r_r202;
    char cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject *cpy_r_r207;
    int32_t cpy_r_r208;
    char cpy_r_r209;
    int64_t cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    CPyPtr cpy_r_r213;
    int64_t cpy_r_r214;
    PyObject *cpy_r_r215;
    int64_t cpy_r_r216;
    CPyPtr cpy_r_r217;
    int64_t cpy_r_r218;
    char cpy_r_r219;
    CPyPtr cpy_r_r220;
    CPyPtr cpy_r_r221;
    int64_t cpy_r_r222;
    CPyPtr cpy_r_r223;
    PyObject *cpy_r_r224;
    PyObject *cpy_r_r225;
    PyObject *cpy_r_r226;
    PyObject *cpy_r_r227;
    PyObject *cpy_r_r228;
    PyObject *cpy_r_r229;
    int64_t cpy_r_r230;
    PyObject *cpy_r_r231;
    PyObject *cpy_r_r232;
    CPyPtr cpy_r_r233;
    int64_t cpy_r_r234;
    PyObject *cpy_r_r235;
    int64_t cpy_r_r236;
    CPyPtr cpy_r_r237;
    int64_t cpy_r_r238;
    char cpy_r_r239;
    CPyPtr cpy_r_r240;
    CPyPtr cpy_r_r241;
    int64_t cpy_r_r242;
    CPyPtr cpy_r_r243;
    PyObject *cpy_r_r244;
    PyObject *cpy_r_r245;
    PyObject *cpy_r_r246;
    PyObject *cpy_r_r247;
    PyObject *cpy_r_r248;
    PyObject *cpy_r_r249;
    int64_t cpy_r_r250;
    PyObject *cpy_r_r251;
    PyObject *cpy_r_r252;
    CPyPtr cpy_r_r253;
    int64_t cpy_r_r254;
    PyObject *cpy_r_r255;
    int64_t cpy_r_r256;
    CPyPtr cpy_r_r257;
    int64_t cpy_r_r258;
    char cpy_r_r259;
    CPyPtr cpy_r_r260;
    CPyPtr cpy_r_r261;
    int64_t cpy_r_r262;
    CPyPtr cpy_r_r263;
    PyObject *cpy_r_r264;
    PyObject *cpy_r_r265;
    PyObject *cpy_r_r266;
    PyObject *cpy_r_r267;
    PyObject *cpy_r_r268;
    PyObject *cpy_r_r269;
    int64_t cpy_r_r270;
    PyObject *cpy_r_r271;
    PyObject *cpy_r_r272;
    CPyPtr cpy_r_r273;
    int64_t cpy_r_r274;
    PyObject *cpy_r_r275;
    int64_t cpy_r_r276;
    CPyPtr cpy_r_r277;
    int64_t cpy_r_r278;
    char cpy_r_r279;
    CPyPtr cpy_r_r280;
    CPyPtr cpy_r_r281;
    int64_t cpy_r_r282;
    CPyPtr cpy_r_r283;
    PyObject *cpy_r_r284;
    PyObject *cpy_r_r285;
    PyObject *cpy_r_r286;
    PyObject *cpy_r_r287;
    PyObject *cpy_r_r288;
    PyObject *cpy_r_r289;
    int64_t cpy_r_r290;
    PyObject *cpy_r_r291;
    PyObject *cpy_r_r292;
    CPyPtr cpy_r_r293;
    int64_t cpy_r_r294;
    PyObject *cpy_r_r295;
    int64_t cpy_r_r296;
    CPyPtr cpy_r_r297;
    int64_t cpy_r_r298;
    char cpy_r_r299;
    CPyPtr cpy_r_r300;
    CPyPtr cpy_r_r301;
    int64_t cpy_r_r302;
    CPyPtr cpy_r_r303;
    PyObject *cpy_r_r304;
    PyObject *cpy_r_r305;
    PyObject *cpy_r_r306;
    PyObject *cpy_r_r307;
    PyObject *cpy_r_r308;
    PyObject *cpy_r_r309;
    int64_t cpy_r_r310;
    PyObject *cpy_r_r311;
    PyObject *cpy_r_r312;
    CPyPtr cpy_r_r313;
    int64_t cpy_r_r314;
    PyObject *cpy_r_r315;
    int64_t cpy_r_r316;
    CPyPtr cpy_r_r317;
    int64_t cpy_r_r318;
    char cpy_r_r319;
    CPyPtr cpy_r_r320;
    CPyPtr cpy_r_r321;
    int64_t cpy_r_r322;
    CPyPtr cpy_r_r323;
    PyObject *cpy_r_r324;
    PyObject *cpy_r_r325;
    PyObject *cpy_r_r326;
    PyObject *cpy_r_r327;
    PyObject *cpy_r_r328;
    PyObject *cpy_r_r329;
    int64_t cpy_r_r330;
    PyObject *cpy_r_r331;
    PyObject *cpy_r_r332;
    PyObject *cpy_r_r333;
    PyObject *cpy_r_r334;
    PyObject *cpy_r_r335;
    PyObject *cpy_r_r336;
    PyObject *cpy_r_r337;
    PyObject *cpy_r_r338;
    PyObject *cpy_r_r339;
    PyObject *cpy_r_r340;
    PyObject *cpy_r_r341;
    PyObject *cpy_r_r342;
    char cpy_r_r343;
    CPy_INCREF(cpy_r_book);
    ((serai___games___scholars___thinking___features___FeaturesObject *)cpy_r_self)->__book = cpy_r_book;
    CPy_INCREF(cpy_r_weights);
    ((serai___games___scholars___thinking___features___FeaturesObject *)cpy_r_self)->__weights = cpy_r_weights;
    CPy_INCREF(cpy_r_prospects);
    ((serai___games___scholars___thinking___features___FeaturesObject *)cpy_r_self)->__prospects = cpy_r_prospects;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 47, CPyStatic_scholars___thinking___features___globals);
        goto CPyL193;
    }
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_board;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "__init__", "Book", "board", 49, CPyStatic_scholars___thinking___features___globals);
        goto CPyL194;
    }
CPyL2: ;
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = cpy_r_r3 << 1;
    cpy_r_r5 = 0;
    cpy_r_place = cpy_r_r5;
    CPyTagged_DECREF(cpy_r_place);
CPyL3: ;
    cpy_r_r6 = (Py_ssize_t)cpy_r_r5 < (Py_ssize_t)cpy_r_r4;
    if (!cpy_r_r6) goto CPyL21;
    cpy_r_place = cpy_r_r5;
    cpy_r_r7 = PyList_New(0);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 48, CPyStatic_scholars___thinking___features___globals);
        goto CPyL195;
    }
    cpy_r_r8 = 0;
    cpy_r_r9 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_translators;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "__init__", "Book", "translators", 48, CPyStatic_scholars___thinking___features___globals);
        goto CPyL196;
    }
    CPy_INCREF(cpy_r_r9);
CPyL6: ;
    cpy_r_r10 = 0;
CPyL7: ;
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyVarObject, ob_size));
    cpy_r_r12 = *(int64_t *)cpy_r_r11;
    cpy_r_r13 = cpy_r_r10 < cpy_r_r12;
    if (!cpy_r_r13) goto CPyL197;
    cpy_r_n = cpy_r_r8;
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyListObject, ob_item));
    cpy_r_r15 = *(CPyPtr *)cpy_r_r14;
    cpy_r_r16 = cpy_r_r10 * 8;
    cpy_r_r17 = cpy_r_r15 + cpy_r_r16;
    cpy_r_r18 = *(PyObject * *)cpy_r_r17;
    CPy_INCREF(cpy_r_r18);
    if (likely(PyTuple_Check(cpy_r_r18)))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 48, CPyStatic_scholars___thinking___features___globals, "tuple", cpy_r_r18);
        goto CPyL198;
    }
    cpy_r_r20 = CPyDef_scholars___thinking___features____is_use(cpy_r_book, cpy_r_place, cpy_r_n);
    CPyTagged_DECREF(cpy_r_n);
    if (unlikely(cpy_r_r20 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 48, CPyStatic_scholars___thinking___features___globals);
        goto CPyL199;
    }
    if (!cpy_r_r20) goto CPyL200;
    cpy_r_r21 = CPySequenceTuple_GetItem(cpy_r_r19, 12);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 48, CPyStatic_scholars___thinking___features___globals);
        goto CPyL201;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r21, CPyType_kernel___effects___Effect)))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 48, CPyStatic_scholars___thinking___features___globals, "serai.kernel.effects.Effect", cpy_r_r21);
        goto CPyL201;
    }
    cpy_r_r23 = CPyDef_scholars___thinking___effect_values___EffectValues___of(cpy_r_effects, cpy_r_r22);
    CPy_DECREF(cpy_r_r22);
    cpy_r_r24 = cpy_r_r23 == -113.0;
    if (unlikely(cpy_r_r24)) goto CPyL15;
CPyL14: ;
    cpy_r_r25 = cpy_r_r23;
    goto CPyL17;
CPyL15: ;
    cpy_r_r26 = PyErr_Occurred();
    if (unlikely(cpy_r_r26 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 48, CPyStatic_scholars___thinking___features___globals);
        goto CPyL201;
    } else
        goto CPyL14;
CPyL16: ;
    cpy_r_r25 = 0.0;
CPyL17: ;
    cpy_r_r27 = PyFloat_FromDouble(cpy_r_r25);
    cpy_r_r28 = PyList_Append(cpy_r_r7, cpy_r_r27);
    CPy_DECREF(cpy_r_r27);
    cpy_r_r29 = cpy_r_r28 >= 0;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 48, CPyStatic_scholars___thinking___features___globals);
        goto CPyL201;
    }
    cpy_r_r30 = cpy_r_r8 + 2;
    cpy_r_r8 = cpy_r_r30;
    cpy_r_r31 = cpy_r_r10 + 1;
    cpy_r_r10 = cpy_r_r31;
    goto CPyL7;
CPyL19: ;
    cpy_r_r32 = PyList_Append(cpy_r_r0, cpy_r_r7);
    CPy_DECREF(cpy_r_r7);
    cpy_r_r33 = cpy_r_r32 >= 0;
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 47, CPyStatic_scholars___thinking___features___globals);
        goto CPyL194;
    }
    cpy_r_r34 = cpy_r_r5 + 2;
    cpy_r_r5 = cpy_r_r34;
    goto CPyL3;
CPyL21: ;
    ((serai___games___scholars___thinking___features___FeaturesObject *)cpy_r_self)->__retired = cpy_r_r0;
    cpy_r_r35 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_tracks;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "__init__", "Book", "tracks", 51, CPyStatic_scholars___thinking___features___globals);
        goto CPyL193;
    }
    CPy_INCREF(cpy_r_r35);
CPyL22: ;
    cpy_r_r36 = (CPyPtr)((CPyPtr)cpy_r_r35 + offsetof(PyVarObject, ob_size));
    cpy_r_r37 = *(int64_t *)cpy_r_r36;
    cpy_r_r38 = PyList_New(cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 51, CPyStatic_scholars___thinking___features___globals);
        goto CPyL202;
    }
    cpy_r_r39 = 0;
CPyL24: ;
    cpy_r_r40 = (CPyPtr)((CPyPtr)cpy_r_r35 + offsetof(PyVarObject, ob_size));
    cpy_r_r41 = *(int64_t *)cpy_r_r40;
    cpy_r_r42 = cpy_r_r39 < cpy_r_r41;
    if (!cpy_r_r42) goto CPyL203;
    cpy_r_r43 = (CPyPtr)((CPyPtr)cpy_r_r35 + offsetof(PyListObject, ob_item));
    cpy_r_r44 = *(CPyPtr *)cpy_r_r43;
    cpy_r_r45 = cpy_r_r39 * 8;
    cpy_r_r46 = cpy_r_r44 + cpy_r_r45;
    cpy_r_r47 = *(PyObject * *)cpy_r_r46;
    CPy_INCREF(cpy_r_r47);
    if (likely(PyTuple_Check(cpy_r_r47)))
        cpy_r_r48 = cpy_r_r47;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 51, CPyStatic_scholars___thinking___features___globals, "tuple", cpy_r_r47);
        goto CPyL204;
    }
    cpy_r_r49 = CPySequenceTuple_GetItem(cpy_r_r48, 12);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 51, CPyStatic_scholars___thinking___features___globals);
        goto CPyL204;
    }
    if (likely(PyTuple_Check(cpy_r_r49)))
        cpy_r_r50 = cpy_r_r49;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 51, CPyStatic_scholars___thinking___features___globals, "tuple", cpy_r_r49);
        goto CPyL204;
    }
    cpy_r_r51 = (CPyPtr)((CPyPtr)cpy_r_r50 + offsetof(PyVarObject, ob_size));
    cpy_r_r52 = *(int64_t *)cpy_r_r51;
    cpy_r_r53 = PyList_New(cpy_r_r52);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 51, CPyStatic_scholars___thinking___features___globals);
        goto CPyL205;
    }
    cpy_r_r54 = 0;
CPyL30: ;
    cpy_r_r55 = cpy_r_r54 < cpy_r_r52;
    if (!cpy_r_r55) goto CPyL206;
    cpy_r_r56 = CPySequenceTuple_GetItemUnsafe(cpy_r_r50, cpy_r_r54);
    if (likely(PyObject_TypeCheck(cpy_r_r56, CPyType_kernel___effects___Effect)))
        cpy_r_r57 = cpy_r_r56;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 51, CPyStatic_scholars___thinking___features___globals, "serai.kernel.effects.Effect", cpy_r_r56);
        goto CPyL207;
    }
    cpy_r_r58 = CPyDef_scholars___thinking___effect_values___EffectValues___of(cpy_r_effects, cpy_r_r57);
    CPy_DECREF(cpy_r_r57);
    cpy_r_r59 = cpy_r_r58 == -113.0;
    if (unlikely(cpy_r_r59)) goto CPyL34;
CPyL33: ;
    cpy_r_r60 = PyFloat_FromDouble(cpy_r_r58);
    CPyList_SetItemUnsafe(cpy_r_r53, cpy_r_r54, cpy_r_r60);
    goto CPyL35;
CPyL34: ;
    cpy_r_r61 = PyErr_Occurred();
    if (unlikely(cpy_r_r61 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 51, CPyStatic_scholars___thinking___features___globals);
        goto CPyL207;
    } else
        goto CPyL33;
CPyL35: ;
    cpy_r_r62 = cpy_r_r54 + 1;
    cpy_r_r54 = cpy_r_r62;
    goto CPyL30;
CPyL36: ;
    CPyList_SetItemUnsafe(cpy_r_r38, cpy_r_r39, cpy_r_r53);
    cpy_r_r63 = cpy_r_r39 + 1;
    cpy_r_r39 = cpy_r_r63;
    goto CPyL24;
CPyL38: ;
    ((serai___games___scholars___thinking___features___FeaturesObject *)cpy_r_self)->__harvest = cpy_r_r38;
    cpy_r_r64 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_colours;
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "__init__", "Book", "colours", 52, CPyStatic_scholars___thinking___features___globals);
        goto CPyL193;
    }
    CPy_INCREF(cpy_r_r64);
CPyL39: ;
    cpy_r_r65 = (CPyPtr)((CPyPtr)cpy_r_r64 + offsetof(PyVarObject, ob_size));
    cpy_r_r66 = *(int64_t *)cpy_r_r65;
    cpy_r_r67 = PyList_New(cpy_r_r66);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 52, CPyStatic_scholars___thinking___features___globals);
        goto CPyL208;
    }
    cpy_r_r68 = 0;
CPyL41: ;
    cpy_r_r69 = (CPyPtr)((CPyPtr)cpy_r_r64 + offsetof(PyVarObject, ob_size));
    cpy_r_r70 = *(int64_t *)cpy_r_r69;
    cpy_r_r71 = cpy_r_r68 < cpy_r_r70;
    if (!cpy_r_r71) goto CPyL209;
    cpy_r_r72 = (CPyPtr)((CPyPtr)cpy_r_r64 + offsetof(PyListObject, ob_item));
    cpy_r_r73 = *(CPyPtr *)cpy_r_r72;
    cpy_r_r74 = cpy_r_r68 * 8;
    cpy_r_r75 = cpy_r_r73 + cpy_r_r74;
    cpy_r_r76 = *(PyObject * *)cpy_r_r75;
    CPy_INCREF(cpy_r_r76);
    if (likely(PyTuple_Check(cpy_r_r76)))
        cpy_r_r77 = cpy_r_r76;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 52, CPyStatic_scholars___thinking___features___globals, "tuple", cpy_r_r76);
        goto CPyL210;
    }
    cpy_r_r78 = CPySequenceTuple_GetItem(cpy_r_r77, 2);
    CPy_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 52, CPyStatic_scholars___thinking___features___globals);
        goto CPyL210;
    }
    if (likely(PyUnicode_Check(cpy_r_r78)))
        cpy_r_r79 = cpy_r_r78;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 52, CPyStatic_scholars___thinking___features___globals, "str", cpy_r_r78);
        goto CPyL210;
    }
    cpy_r_r80 = CPyStatics[3151]; /* 'secondary' */
    cpy_r_r81 = CPyStr_EqualLiteral(cpy_r_r79, cpy_r_r80, 9);
    CPy_DECREF(cpy_r_r79);
    cpy_r_r82 = cpy_r_r81 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r82);
    CPyList_SetItemUnsafe(cpy_r_r67, cpy_r_r68, cpy_r_r82);
    cpy_r_r83 = cpy_r_r68 + 1;
    cpy_r_r68 = cpy_r_r83;
    goto CPyL41;
CPyL47: ;
    ((serai___games___scholars___thinking___features___FeaturesObject *)cpy_r_self)->__secondary = cpy_r_r67;
    cpy_r_r84 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_action_cards;
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "__init__", "Book", "action_cards", 53, CPyStatic_scholars___thinking___features___globals);
        goto CPyL193;
    }
    CPy_INCREF(cpy_r_r84);
CPyL48: ;
    cpy_r_r85 = (CPyPtr)((CPyPtr)cpy_r_r84 + offsetof(PyVarObject, ob_size));
    cpy_r_r86 = *(int64_t *)cpy_r_r85;
    cpy_r_r87 = PyList_New(cpy_r_r86);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 53, CPyStatic_scholars___thinking___features___globals);
        goto CPyL211;
    }
    cpy_r_r88 = 0;
CPyL50: ;
    cpy_r_r89 = (CPyPtr)((CPyPtr)cpy_r_r84 + offsetof(PyVarObject, ob_size));
    cpy_r_r90 = *(int64_t *)cpy_r_r89;
    cpy_r_r91 = cpy_r_r88 < cpy_r_r90;
    if (!cpy_r_r91) goto CPyL212;
    cpy_r_r92 = (CPyPtr)((CPyPtr)cpy_r_r84 + offsetof(PyListObject, ob_item));
    cpy_r_r93 = *(CPyPtr *)cpy_r_r92;
    cpy_r_r94 = cpy_r_r88 * 8;
    cpy_r_r95 = cpy_r_r93 + cpy_r_r94;
    cpy_r_r96 = *(PyObject * *)cpy_r_r95;
    CPy_INCREF(cpy_r_r96);
    if (likely(PyTuple_Check(cpy_r_r96)))
        cpy_r_r97 = cpy_r_r96;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 53, CPyStatic_scholars___thinking___features___globals, "tuple", cpy_r_r96);
        goto CPyL213;
    }
    cpy_r_r98 = CPySequenceTuple_GetItem(cpy_r_r97, 2);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 53, CPyStatic_scholars___thinking___features___globals);
        goto CPyL213;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r98, CPyType_kernel___effects___Effect)))
        cpy_r_r99 = cpy_r_r98;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 53, CPyStatic_scholars___thinking___features___globals, "serai.kernel.effects.Effect", cpy_r_r98);
        goto CPyL213;
    }
    cpy_r_r100 = CPyDef_scholars___thinking___effect_values___EffectValues___of(cpy_r_effects, cpy_r_r99);
    CPy_DECREF(cpy_r_r99);
    cpy_r_r101 = cpy_r_r100 == -113.0;
    if (unlikely(cpy_r_r101)) goto CPyL56;
CPyL55: ;
    cpy_r_r102 = PyFloat_FromDouble(cpy_r_r100);
    CPyList_SetItemUnsafe(cpy_r_r87, cpy_r_r88, cpy_r_r102);
    goto CPyL57;
CPyL56: ;
    cpy_r_r103 = PyErr_Occurred();
    if (unlikely(cpy_r_r103 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 53, CPyStatic_scholars___thinking___features___globals);
        goto CPyL213;
    } else
        goto CPyL55;
CPyL57: ;
    cpy_r_r104 = cpy_r_r88 + 1;
    cpy_r_r88 = cpy_r_r104;
    goto CPyL50;
CPyL58: ;
    ((serai___games___scholars___thinking___features___FeaturesObject *)cpy_r_self)->__rest = cpy_r_r87;
    cpy_r_r105 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_action_cards;
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "__init__", "Book", "action_cards", 56, CPyStatic_scholars___thinking___features___globals);
        goto CPyL193;
    }
    CPy_INCREF(cpy_r_r105);
CPyL59: ;
    cpy_r_r106 = (CPyPtr)((CPyPtr)cpy_r_r105 + offsetof(PyVarObject, ob_size));
    cpy_r_r107 = *(int64_t *)cpy_r_r106;
    cpy_r_r108 = PyList_New(cpy_r_r107);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 54, CPyStatic_scholars___thinking___features___globals);
        goto CPyL214;
    }
    cpy_r_r109 = 0;
CPyL61: ;
    cpy_r_r110 = (CPyPtr)((CPyPtr)cpy_r_r105 + offsetof(PyVarObject, ob_size));
    cpy_r_r111 = *(int64_t *)cpy_r_r110;
    cpy_r_r112 = cpy_r_r109 < cpy_r_r111;
    if (!cpy_r_r112) goto CPyL215;
    cpy_r_r113 = (CPyPtr)((CPyPtr)cpy_r_r105 + offsetof(PyListObject, ob_item));
    cpy_r_r114 = *(CPyPtr *)cpy_r_r113;
    cpy_r_r115 = cpy_r_r109 * 8;
    cpy_r_r116 = cpy_r_r114 + cpy_r_r115;
    cpy_r_r117 = *(PyObject * *)cpy_r_r116;
    CPy_INCREF(cpy_r_r117);
    if (likely(PyTuple_Check(cpy_r_r117)))
        cpy_r_r118 = cpy_r_r117;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 54, CPyStatic_scholars___thinking___features___globals, "tuple", cpy_r_r117);
        goto CPyL216;
    }
    cpy_r_r119 = 0;
    cpy_r_r120 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_tracks;
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "__init__", "Book", "tracks", 55, CPyStatic_scholars___thinking___features___globals);
        goto CPyL217;
    }
    CPy_INCREF(cpy_r_r120);
CPyL64: ;
    cpy_r_r121 = 0;
CPyL65: ;
    cpy_r_r122 = (CPyPtr)((CPyPtr)cpy_r_r120 + offsetof(PyVarObject, ob_size));
    cpy_r_r123 = *(int64_t *)cpy_r_r122;
    cpy_r_r124 = cpy_r_r121 < cpy_r_r123;
    if (!cpy_r_r124) goto CPyL218;
    cpy_r_n_2 = cpy_r_r119;
    cpy_r_r125 = (CPyPtr)((CPyPtr)cpy_r_r120 + offsetof(PyListObject, ob_item));
    cpy_r_r126 = *(CPyPtr *)cpy_r_r125;
    cpy_r_r127 = cpy_r_r121 * 8;
    cpy_r_r128 = cpy_r_r126 + cpy_r_r127;
    cpy_r_r129 = *(PyObject * *)cpy_r_r128;
    CPy_INCREF(cpy_r_r129);
    if (likely(PyTuple_Check(cpy_r_r129)))
        cpy_r_r130 = cpy_r_r129;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 55, CPyStatic_scholars___thinking___features___globals, "tuple", cpy_r_r129);
        goto CPyL219;
    }
    cpy_r_r131 = CPySequenceTuple_GetItem(cpy_r_r118, 2);
    if (unlikely(cpy_r_r131 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 55, CPyStatic_scholars___thinking___features___globals);
        goto CPyL220;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r131, CPyType_kernel___effects___Effect)))
        cpy_r_r132 = cpy_r_r131;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 55, CPyStatic_scholars___thinking___features___globals, "serai.kernel.effects.Effect", cpy_r_r131);
        goto CPyL220;
    }
    cpy_r_r133 = ((serai___kernel___effects___EffectObject *)cpy_r_r132)->_text;
    CPy_INCREF(cpy_r_r133);
    CPy_DECREF(cpy_r_r132);
    cpy_r_r134 = CPyStatics[3480]; /* 'harvest(' */
    cpy_r_r135 = CPySequenceTuple_GetItem(cpy_r_r130, 0);
    CPy_DECREF(cpy_r_r130);
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 55, CPyStatic_scholars___thinking___features___globals);
        goto CPyL221;
    }
    if (likely(PyUnicode_Check(cpy_r_r135)))
        cpy_r_r136 = cpy_r_r135;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 55, CPyStatic_scholars___thinking___features___globals, "str", cpy_r_r135);
        goto CPyL221;
    }
    cpy_r_r137 = CPyStatics[3481]; /* ')' */
    cpy_r_r138 = CPyStr_Build(3, cpy_r_r134, cpy_r_r136, cpy_r_r137);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r138 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 55, CPyStatic_scholars___thinking___features___globals);
        goto CPyL221;
    }
    cpy_r_r139 = CPyStr_Equal(cpy_r_r133, cpy_r_r138);
    CPy_DECREF(cpy_r_r133);
    CPy_DECREF(cpy_r_r138);
    if (cpy_r_r139) {
        goto CPyL222;
    } else
        goto CPyL223;
CPyL73: ;
    cpy_r_r140 = cpy_r_n_2;
    goto CPyL76;
CPyL74: ;
    cpy_r_r141 = cpy_r_r119 + 2;
    cpy_r_r119 = cpy_r_r141;
    cpy_r_r142 = cpy_r_r121 + 1;
    cpy_r_r121 = cpy_r_r142;
    goto CPyL65;
CPyL75: ;
    cpy_r_r140 = -2;
CPyL76: ;
    cpy_r_r143 = CPyTagged_StealAsObject(cpy_r_r140);
    CPyList_SetItemUnsafe(cpy_r_r108, cpy_r_r109, cpy_r_r143);
    cpy_r_r144 = cpy_r_r109 + 1;
    cpy_r_r109 = cpy_r_r144;
    goto CPyL61;
CPyL78: ;
    ((serai___games___scholars___thinking___features___FeaturesObject *)cpy_r_self)->__harvests = cpy_r_r108;
    cpy_r_r145 = 0;
    cpy_r_r146 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_tracks;
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "__init__", "Book", "tracks", 58, CPyStatic_scholars___thinking___features___globals);
        goto CPyL193;
    }
    CPy_INCREF(cpy_r_r146);
CPyL79: ;
    cpy_r_r147 = 0;
CPyL80: ;
    cpy_r_r148 = (CPyPtr)((CPyPtr)cpy_r_r146 + offsetof(PyVarObject, ob_size));
    cpy_r_r149 = *(int64_t *)cpy_r_r148;
    cpy_r_r150 = cpy_r_r147 < cpy_r_r149;
    if (!cpy_r_r150) goto CPyL224;
    cpy_r_n_3 = cpy_r_r145;
    cpy_r_r151 = (CPyPtr)((CPyPtr)cpy_r_r146 + offsetof(PyListObject, ob_item));
    cpy_r_r152 = *(CPyPtr *)cpy_r_r151;
    cpy_r_r153 = cpy_r_r147 * 8;
    cpy_r_r154 = cpy_r_r152 + cpy_r_r153;
    cpy_r_r155 = *(PyObject * *)cpy_r_r154;
    CPy_INCREF(cpy_r_r155);
    if (likely(PyTuple_Check(cpy_r_r155)))
        cpy_r_r156 = cpy_r_r155;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 58, CPyStatic_scholars___thinking___features___globals, "tuple", cpy_r_r155);
        goto CPyL225;
    }
    CPy_DECREF(cpy_r_r156);
    cpy_r_r157 = ((serai___games___scholars___thinking___features___FeaturesObject *)cpy_r_self)->__harvests;
    CPy_INCREF(cpy_r_r157);
    CPyTagged_INCREF(cpy_r_n_3);
    cpy_r_r158 = CPyTagged_StealAsObject(cpy_r_n_3);
    cpy_r_r159 = PySequence_Contains(cpy_r_r157, cpy_r_r158);
    CPy_DECREF(cpy_r_r157);
    CPy_DECREF(cpy_r_r158);
    cpy_r_r160 = cpy_r_r159 >= 0;
    if (unlikely(!cpy_r_r160)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 58, CPyStatic_scholars___thinking___features___globals);
        goto CPyL225;
    }
    cpy_r_r161 = cpy_r_r159;
    cpy_r_r162 = cpy_r_r161 ^ 1;
    if (cpy_r_r162) {
        goto CPyL226;
    } else
        goto CPyL227;
CPyL84: ;
    goto CPyL88;
CPyL85: ;
    cpy_r_r163 = cpy_r_r145 + 2;
    cpy_r_r145 = cpy_r_r163;
    cpy_r_r164 = cpy_r_r147 + 1;
    cpy_r_r147 = cpy_r_r164;
    goto CPyL80;
CPyL86: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r165 = 0;
    if (unlikely(!cpy_r_r165)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 58, CPyStatic_scholars___thinking___features___globals);
        goto CPyL193;
    }
    CPy_Unreachable();
CPyL88: ;
    ((serai___games___scholars___thinking___features___FeaturesObject *)cpy_r_self)->__hand_track = cpy_r_n_3;
    cpy_r_r166 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_tracks;
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "__init__", "Book", "tracks", 59, CPyStatic_scholars___thinking___features___globals);
        goto CPyL193;
    }
CPyL89: ;
    cpy_r_r167 = ((serai___games___scholars___thinking___features___FeaturesObject *)cpy_r_self)->__hand_track;
    cpy_r_r168 = CPyList_GetItem(cpy_r_r166, cpy_r_r167);
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 59, CPyStatic_scholars___thinking___features___globals);
        goto CPyL193;
    }
    if (likely(PyTuple_Check(cpy_r_r168)))
        cpy_r_r169 = cpy_r_r168;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 59, CPyStatic_scholars___thinking___features___globals, "tuple", cpy_r_r168);
        goto CPyL193;
    }
    cpy_r_r170 = CPySequenceTuple_GetItem(cpy_r_r169, 12);
    CPy_DECREF(cpy_r_r169);
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 59, CPyStatic_scholars___thinking___features___globals);
        goto CPyL193;
    }
    if (likely(PyTuple_Check(cpy_r_r170)))
        cpy_r_r171 = cpy_r_r170;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 59, CPyStatic_scholars___thinking___features___globals, "tuple", cpy_r_r170);
        goto CPyL193;
    }
    cpy_r_r172 = (CPyPtr)((CPyPtr)cpy_r_r171 + offsetof(PyVarObject, ob_size));
    cpy_r_r173 = *(int64_t *)cpy_r_r172;
    cpy_r_r174 = PyList_New(cpy_r_r173);
    if (unlikely(cpy_r_r174 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 59, CPyStatic_scholars___thinking___features___globals);
        goto CPyL228;
    }
    cpy_r_r175 = 0;
CPyL95: ;
    cpy_r_r176 = cpy_r_r175 < cpy_r_r173;
    if (!cpy_r_r176) goto CPyL229;
    cpy_r_r177 = CPySequenceTuple_GetItemUnsafe(cpy_r_r171, cpy_r_r175);
    if (likely(PyObject_TypeCheck(cpy_r_r177, CPyType_kernel___effects___Effect)))
        cpy_r_r178 = cpy_r_r177;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 59, CPyStatic_scholars___thinking___features___globals, "serai.kernel.effects.Effect", cpy_r_r177);
        goto CPyL230;
    }
    cpy_r_r179 = CPyDef_scholars___thinking___effect_values___EffectValues___hand_size(cpy_r_effects, cpy_r_r178);
    CPy_DECREF(cpy_r_r178);
    if (unlikely(cpy_r_r179 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 59, CPyStatic_scholars___thinking___features___globals);
        goto CPyL230;
    }
    cpy_r_r180 = CPyTagged_StealAsObject(cpy_r_r179);
    CPyList_SetItemUnsafe(cpy_r_r174, cpy_r_r175, cpy_r_r180);
    cpy_r_r181 = cpy_r_r175 + 1;
    cpy_r_r175 = cpy_r_r181;
    goto CPyL95;
CPyL100: ;
    ((serai___games___scholars___thinking___features___FeaturesObject *)cpy_r_self)->__hand_sizes = cpy_r_r174;
    cpy_r_r182 = CPyStatic_scholars___thinking___features___globals;
    cpy_r_r183 = CPyStatics[3482]; /* 'PLAIN' */
    cpy_r_r184 = CPyDict_GetItem(cpy_r_r182, cpy_r_r183);
    if (unlikely(cpy_r_r184 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 61, CPyStatic_scholars___thinking___features___globals);
        goto CPyL193;
    }
    PyObject *__tmp5618;
    if (unlikely(!(PyTuple_Check(cpy_r_r184) && PyTuple_GET_SIZE(cpy_r_r184) == 59))) {
        __tmp5618 = NULL;
        goto __LL5619;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 0))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 0);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 1))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 1);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 2))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 2);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 3))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 3);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 4))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 4);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 5))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 5);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 6))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 6);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 7))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 7);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 8))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 8);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 9))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 9);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 10))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 10);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 11))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 11);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 12))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 12);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 13))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 13);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 14))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 14);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 15))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 15);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 16))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 16);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 17))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 17);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 18))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 18);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 19))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 19);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 20))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 20);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 21))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 21);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 22))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 22);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 23))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 23);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 24))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 24);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 25))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 25);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 26))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 26);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 27))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 27);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 28))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 28);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 29))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 29);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 30))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 30);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 31))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 31);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 32))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 32);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 33))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 33);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 34))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 34);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 35))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 35);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 36))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 36);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 37))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 37);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 38))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 38);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 39))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 39);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 40))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 40);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 41))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 41);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 42))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 42);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 43))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 43);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 44))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 44);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 45))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 45);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 46))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 46);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 47))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 47);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 48))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 48);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 49))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 49);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 50))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 50);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 51))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 51);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 52))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 52);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 53))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 53);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 54))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 54);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 55))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 55);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 56))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 56);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 57))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 57);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r184, 58))))
        __tmp5618 = PyTuple_GET_ITEM(cpy_r_r184, 58);
    else {
        __tmp5618 = NULL;
    }
    if (__tmp5618 == NULL) goto __LL5619;
    __tmp5618 = cpy_r_r184;
__LL5619: ;
    if (unlikely(__tmp5618 == NULL)) {
        CPy_TypeError("tuple[str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str, str]", cpy_r_r184); cpy_r_r185 = (tuple_T59OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO) { NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL };
    } else {
        PyObject *__tmp5620 = PyTuple_GET_ITEM(cpy_r_r184, 0);
        CPy_INCREF(__tmp5620);
        PyObject *__tmp5621;
        if (likely(PyUnicode_Check(__tmp5620)))
            __tmp5621 = __tmp5620;
        else {
            CPy_TypeError("str", __tmp5620); 
            __tmp5621 = NULL;
        }
        cpy_r_r185.f0 = __tmp5621;
        PyObject *__tmp5622 = PyTuple_GET_ITEM(cpy_r_r184, 1);
        CPy_INCREF(__tmp5622);
        PyObject *__tmp5623;
        if (likely(PyUnicode_Check(__tmp5622)))
            __tmp5623 = __tmp5622;
        else {
            CPy_TypeError("str", __tmp5622); 
            __tmp5623 = NULL;
        }
        cpy_r_r185.f1 = __tmp5623;
        PyObject *__tmp5624 = PyTuple_GET_ITEM(cpy_r_r184, 2);
        CPy_INCREF(__tmp5624);
        PyObject *__tmp5625;
        if (likely(PyUnicode_Check(__tmp5624)))
            __tmp5625 = __tmp5624;
        else {
            CPy_TypeError("str", __tmp5624); 
            __tmp5625 = NULL;
        }
        cpy_r_r185.f2 = __tmp5625;
        PyObject *__tmp5626 = PyTuple_GET_ITEM(cpy_r_r184, 3);
        CPy_INCREF(__tmp5626);
        PyObject *__tmp5627;
        if (likely(PyUnicode_Check(__tmp5626)))
            __tmp5627 = __tmp5626;
        else {
            CPy_TypeError("str", __tmp5626); 
            __tmp5627 = NULL;
        }
        cpy_r_r185.f3 = __tmp5627;
        PyObject *__tmp5628 = PyTuple_GET_ITEM(cpy_r_r184, 4);
        CPy_INCREF(__tmp5628);
        PyObject *__tmp5629;
        if (likely(PyUnicode_Check(__tmp5628)))
            __tmp5629 = __tmp5628;
        else {
            CPy_TypeError("str", __tmp5628); 
            __tmp5629 = NULL;
        }
        cpy_r_r185.f4 = __tmp5629;
        PyObject *__tmp5630 = PyTuple_GET_ITEM(cpy_r_r184, 5);
        CPy_INCREF(__tmp5630);
        PyObject *__tmp5631;
        if (likely(PyUnicode_Check(__tmp5630)))
            __tmp5631 = __tmp5630;
        else {
            CPy_TypeError("str", __tmp5630); 
            __tmp5631 = NULL;
        }
        cpy_r_r185.f5 = __tmp5631;
        PyObject *__tmp5632 = PyTuple_GET_ITEM(cpy_r_r184, 6);
        CPy_INCREF(__tmp5632);
        PyObject *__tmp5633;
        if (likely(PyUnicode_Check(__tmp5632)))
            __tmp5633 = __tmp5632;
        else {
            CPy_TypeError("str", __tmp5632); 
            __tmp5633 = NULL;
        }
        cpy_r_r185.f6 = __tmp5633;
        PyObject *__tmp5634 = PyTuple_GET_ITEM(cpy_r_r184, 7);
        CPy_INCREF(__tmp5634);
        PyObject *__tmp5635;
        if (likely(PyUnicode_Check(__tmp5634)))
            __tmp5635 = __tmp5634;
        else {
            CPy_TypeError("str", __tmp5634); 
            __tmp5635 = NULL;
        }
        cpy_r_r185.f7 = __tmp5635;
        PyObject *__tmp5636 = PyTuple_GET_ITEM(cpy_r_r184, 8);
        CPy_INCREF(__tmp5636);
        PyObject *__tmp5637;
        if (likely(PyUnicode_Check(__tmp5636)))
            __tmp5637 = __tmp5636;
        else {
            CPy_TypeError("str", __tmp5636); 
            __tmp5637 = NULL;
        }
        cpy_r_r185.f8 = __tmp5637;
        PyObject *__tmp5638 = PyTuple_GET_ITEM(cpy_r_r184, 9);
        CPy_INCREF(__tmp5638);
        PyObject *__tmp5639;
        if (likely(PyUnicode_Check(__tmp5638)))
            __tmp5639 = __tmp5638;
        else {
            CPy_TypeError("str", __tmp5638); 
            __tmp5639 = NULL;
        }
        cpy_r_r185.f9 = __tmp5639;
        PyObject *__tmp5640 = PyTuple_GET_ITEM(cpy_r_r184, 10);
        CPy_INCREF(__tmp5640);
        PyObject *__tmp5641;
        if (likely(PyUnicode_Check(__tmp5640)))
            __tmp5641 = __tmp5640;
        else {
            CPy_TypeError("str", __tmp5640); 
            __tmp5641 = NULL;
        }
        cpy_r_r185.f10 = __tmp5641;
        PyObject *__tmp5642 = PyTuple_GET_ITEM(cpy_r_r184, 11);
        CPy_INCREF(__tmp5642);
        PyObject *__tmp5643;
        if (likely(PyUnicode_Check(__tmp5642)))
            __tmp5643 = __tmp5642;
        else {
            CPy_TypeError("str", __tmp5642); 
            __tmp5643 = NULL;
        }
        cpy_r_r185.f11 = __tmp5643;
        PyObject *__tmp5644 = PyTuple_GET_ITEM(cpy_r_r184, 12);
        CPy_INCREF(__tmp5644);
        PyObject *__tmp5645;
        if (likely(PyUnicode_Check(__tmp5644)))
            __tmp5645 = __tmp5644;
        else {
            CPy_TypeError("str", __tmp5644); 
            __tmp5645 = NULL;
        }
        cpy_r_r185.f12 = __tmp5645;
        PyObject *__tmp5646 = PyTuple_GET_ITEM(cpy_r_r184, 13);
        CPy_INCREF(__tmp5646);
        PyObject *__tmp5647;
        if (likely(PyUnicode_Check(__tmp5646)))
            __tmp5647 = __tmp5646;
        else {
            CPy_TypeError("str", __tmp5646); 
            __tmp5647 = NULL;
        }
        cpy_r_r185.f13 = __tmp5647;
        PyObject *__tmp5648 = PyTuple_GET_ITEM(cpy_r_r184, 14);
        CPy_INCREF(__tmp5648);
        PyObject *__tmp5649;
        if (likely(PyUnicode_Check(__tmp5648)))
            __tmp5649 = __tmp5648;
        else {
            CPy_TypeError("str", __tmp5648); 
            __tmp5649 = NULL;
        }
        cpy_r_r185.f14 = __tmp5649;
        PyObject *__tmp5650 = PyTuple_GET_ITEM(cpy_r_r184, 15);
        CPy_INCREF(__tmp5650);
        PyObject *__tmp5651;
        if (likely(PyUnicode_Check(__tmp5650)))
            __tmp5651 = __tmp5650;
        else {
            CPy_TypeError("str", __tmp5650); 
            __tmp5651 = NULL;
        }
        cpy_r_r185.f15 = __tmp5651;
        PyObject *__tmp5652 = PyTuple_GET_ITEM(cpy_r_r184, 16);
        CPy_INCREF(__tmp5652);
        PyObject *__tmp5653;
        if (likely(PyUnicode_Check(__tmp5652)))
            __tmp5653 = __tmp5652;
        else {
            CPy_TypeError("str", __tmp5652); 
            __tmp5653 = NULL;
        }
        cpy_r_r185.f16 = __tmp5653;
        PyObject *__tmp5654 = PyTuple_GET_ITEM(cpy_r_r184, 17);
        CPy_INCREF(__tmp5654);
        PyObject *__tmp5655;
        if (likely(PyUnicode_Check(__tmp5654)))
            __tmp5655 = __tmp5654;
        else {
            CPy_TypeError("str", __tmp5654); 
            __tmp5655 = NULL;
        }
        cpy_r_r185.f17 = __tmp5655;
        PyObject *__tmp5656 = PyTuple_GET_ITEM(cpy_r_r184, 18);
        CPy_INCREF(__tmp5656);
        PyObject *__tmp5657;
        if (likely(PyUnicode_Check(__tmp5656)))
            __tmp5657 = __tmp5656;
        else {
            CPy_TypeError("str", __tmp5656); 
            __tmp5657 = NULL;
        }
        cpy_r_r185.f18 = __tmp5657;
        PyObject *__tmp5658 = PyTuple_GET_ITEM(cpy_r_r184, 19);
        CPy_INCREF(__tmp5658);
        PyObject *__tmp5659;
        if (likely(PyUnicode_Check(__tmp5658)))
            __tmp5659 = __tmp5658;
        else {
            CPy_TypeError("str", __tmp5658); 
            __tmp5659 = NULL;
        }
        cpy_r_r185.f19 = __tmp5659;
        PyObject *__tmp5660 = PyTuple_GET_ITEM(cpy_r_r184, 20);
        CPy_INCREF(__tmp5660);
        PyObject *__tmp5661;
        if (likely(PyUnicode_Check(__tmp5660)))
            __tmp5661 = __tmp5660;
        else {
            CPy_TypeError("str", __tmp5660); 
            __tmp5661 = NULL;
        }
        cpy_r_r185.f20 = __tmp5661;
        PyObject *__tmp5662 = PyTuple_GET_ITEM(cpy_r_r184, 21);
        CPy_INCREF(__tmp5662);
        PyObject *__tmp5663;
        if (likely(PyUnicode_Check(__tmp5662)))
            __tmp5663 = __tmp5662;
        else {
            CPy_TypeError("str", __tmp5662); 
            __tmp5663 = NULL;
        }
        cpy_r_r185.f21 = __tmp5663;
        PyObject *__tmp5664 = PyTuple_GET_ITEM(cpy_r_r184, 22);
        CPy_INCREF(__tmp5664);
        PyObject *__tmp5665;
        if (likely(PyUnicode_Check(__tmp5664)))
            __tmp5665 = __tmp5664;
        else {
            CPy_TypeError("str", __tmp5664); 
            __tmp5665 = NULL;
        }
        cpy_r_r185.f22 = __tmp5665;
        PyObject *__tmp5666 = PyTuple_GET_ITEM(cpy_r_r184, 23);
        CPy_INCREF(__tmp5666);
        PyObject *__tmp5667;
        if (likely(PyUnicode_Check(__tmp5666)))
            __tmp5667 = __tmp5666;
        else {
            CPy_TypeError("str", __tmp5666); 
            __tmp5667 = NULL;
        }
        cpy_r_r185.f23 = __tmp5667;
        PyObject *__tmp5668 = PyTuple_GET_ITEM(cpy_r_r184, 24);
        CPy_INCREF(__tmp5668);
        PyObject *__tmp5669;
        if (likely(PyUnicode_Check(__tmp5668)))
            __tmp5669 = __tmp5668;
        else {
            CPy_TypeError("str", __tmp5668); 
            __tmp5669 = NULL;
        }
        cpy_r_r185.f24 = __tmp5669;
        PyObject *__tmp5670 = PyTuple_GET_ITEM(cpy_r_r184, 25);
        CPy_INCREF(__tmp5670);
        PyObject *__tmp5671;
        if (likely(PyUnicode_Check(__tmp5670)))
            __tmp5671 = __tmp5670;
        else {
            CPy_TypeError("str", __tmp5670); 
            __tmp5671 = NULL;
        }
        cpy_r_r185.f25 = __tmp5671;
        PyObject *__tmp5672 = PyTuple_GET_ITEM(cpy_r_r184, 26);
        CPy_INCREF(__tmp5672);
        PyObject *__tmp5673;
        if (likely(PyUnicode_Check(__tmp5672)))
            __tmp5673 = __tmp5672;
        else {
            CPy_TypeError("str", __tmp5672); 
            __tmp5673 = NULL;
        }
        cpy_r_r185.f26 = __tmp5673;
        PyObject *__tmp5674 = PyTuple_GET_ITEM(cpy_r_r184, 27);
        CPy_INCREF(__tmp5674);
        PyObject *__tmp5675;
        if (likely(PyUnicode_Check(__tmp5674)))
            __tmp5675 = __tmp5674;
        else {
            CPy_TypeError("str", __tmp5674); 
            __tmp5675 = NULL;
        }
        cpy_r_r185.f27 = __tmp5675;
        PyObject *__tmp5676 = PyTuple_GET_ITEM(cpy_r_r184, 28);
        CPy_INCREF(__tmp5676);
        PyObject *__tmp5677;
        if (likely(PyUnicode_Check(__tmp5676)))
            __tmp5677 = __tmp5676;
        else {
            CPy_TypeError("str", __tmp5676); 
            __tmp5677 = NULL;
        }
        cpy_r_r185.f28 = __tmp5677;
        PyObject *__tmp5678 = PyTuple_GET_ITEM(cpy_r_r184, 29);
        CPy_INCREF(__tmp5678);
        PyObject *__tmp5679;
        if (likely(PyUnicode_Check(__tmp5678)))
            __tmp5679 = __tmp5678;
        else {
            CPy_TypeError("str", __tmp5678); 
            __tmp5679 = NULL;
        }
        cpy_r_r185.f29 = __tmp5679;
        PyObject *__tmp5680 = PyTuple_GET_ITEM(cpy_r_r184, 30);
        CPy_INCREF(__tmp5680);
        PyObject *__tmp5681;
        if (likely(PyUnicode_Check(__tmp5680)))
            __tmp5681 = __tmp5680;
        else {
            CPy_TypeError("str", __tmp5680); 
            __tmp5681 = NULL;
        }
        cpy_r_r185.f30 = __tmp5681;
        PyObject *__tmp5682 = PyTuple_GET_ITEM(cpy_r_r184, 31);
        CPy_INCREF(__tmp5682);
        PyObject *__tmp5683;
        if (likely(PyUnicode_Check(__tmp5682)))
            __tmp5683 = __tmp5682;
        else {
            CPy_TypeError("str", __tmp5682); 
            __tmp5683 = NULL;
        }
        cpy_r_r185.f31 = __tmp5683;
        PyObject *__tmp5684 = PyTuple_GET_ITEM(cpy_r_r184, 32);
        CPy_INCREF(__tmp5684);
        PyObject *__tmp5685;
        if (likely(PyUnicode_Check(__tmp5684)))
            __tmp5685 = __tmp5684;
        else {
            CPy_TypeError("str", __tmp5684); 
            __tmp5685 = NULL;
        }
        cpy_r_r185.f32 = __tmp5685;
        PyObject *__tmp5686 = PyTuple_GET_ITEM(cpy_r_r184, 33);
        CPy_INCREF(__tmp5686);
        PyObject *__tmp5687;
        if (likely(PyUnicode_Check(__tmp5686)))
            __tmp5687 = __tmp5686;
        else {
            CPy_TypeError("str", __tmp5686); 
            __tmp5687 = NULL;
        }
        cpy_r_r185.f33 = __tmp5687;
        PyObject *__tmp5688 = PyTuple_GET_ITEM(cpy_r_r184, 34);
        CPy_INCREF(__tmp5688);
        PyObject *__tmp5689;
        if (likely(PyUnicode_Check(__tmp5688)))
            __tmp5689 = __tmp5688;
        else {
            CPy_TypeError("str", __tmp5688); 
            __tmp5689 = NULL;
        }
        cpy_r_r185.f34 = __tmp5689;
        PyObject *__tmp5690 = PyTuple_GET_ITEM(cpy_r_r184, 35);
        CPy_INCREF(__tmp5690);
        PyObject *__tmp5691;
        if (likely(PyUnicode_Check(__tmp5690)))
            __tmp5691 = __tmp5690;
        else {
            CPy_TypeError("str", __tmp5690); 
            __tmp5691 = NULL;
        }
        cpy_r_r185.f35 = __tmp5691;
        PyObject *__tmp5692 = PyTuple_GET_ITEM(cpy_r_r184, 36);
        CPy_INCREF(__tmp5692);
        PyObject *__tmp5693;
        if (likely(PyUnicode_Check(__tmp5692)))
            __tmp5693 = __tmp5692;
        else {
            CPy_TypeError("str", __tmp5692); 
            __tmp5693 = NULL;
        }
        cpy_r_r185.f36 = __tmp5693;
        PyObject *__tmp5694 = PyTuple_GET_ITEM(cpy_r_r184, 37);
        CPy_INCREF(__tmp5694);
        PyObject *__tmp5695;
        if (likely(PyUnicode_Check(__tmp5694)))
            __tmp5695 = __tmp5694;
        else {
            CPy_TypeError("str", __tmp5694); 
            __tmp5695 = NULL;
        }
        cpy_r_r185.f37 = __tmp5695;
        PyObject *__tmp5696 = PyTuple_GET_ITEM(cpy_r_r184, 38);
        CPy_INCREF(__tmp5696);
        PyObject *__tmp5697;
        if (likely(PyUnicode_Check(__tmp5696)))
            __tmp5697 = __tmp5696;
        else {
            CPy_TypeError("str", __tmp5696); 
            __tmp5697 = NULL;
        }
        cpy_r_r185.f38 = __tmp5697;
        PyObject *__tmp5698 = PyTuple_GET_ITEM(cpy_r_r184, 39);
        CPy_INCREF(__tmp5698);
        PyObject *__tmp5699;
        if (likely(PyUnicode_Check(__tmp5698)))
            __tmp5699 = __tmp5698;
        else {
            CPy_TypeError("str", __tmp5698); 
            __tmp5699 = NULL;
        }
        cpy_r_r185.f39 = __tmp5699;
        PyObject *__tmp5700 = PyTuple_GET_ITEM(cpy_r_r184, 40);
        CPy_INCREF(__tmp5700);
        PyObject *__tmp5701;
        if (likely(PyUnicode_Check(__tmp5700)))
            __tmp5701 = __tmp5700;
        else {
            CPy_TypeError("str", __tmp5700); 
            __tmp5701 = NULL;
        }
        cpy_r_r185.f40 = __tmp5701;
        PyObject *__tmp5702 = PyTuple_GET_ITEM(cpy_r_r184, 41);
        CPy_INCREF(__tmp5702);
        PyObject *__tmp5703;
        if (likely(PyUnicode_Check(__tmp5702)))
            __tmp5703 = __tmp5702;
        else {
            CPy_TypeError("str", __tmp5702); 
            __tmp5703 = NULL;
        }
        cpy_r_r185.f41 = __tmp5703;
        PyObject *__tmp5704 = PyTuple_GET_ITEM(cpy_r_r184, 42);
        CPy_INCREF(__tmp5704);
        PyObject *__tmp5705;
        if (likely(PyUnicode_Check(__tmp5704)))
            __tmp5705 = __tmp5704;
        else {
            CPy_TypeError("str", __tmp5704); 
            __tmp5705 = NULL;
        }
        cpy_r_r185.f42 = __tmp5705;
        PyObject *__tmp5706 = PyTuple_GET_ITEM(cpy_r_r184, 43);
        CPy_INCREF(__tmp5706);
        PyObject *__tmp5707;
        if (likely(PyUnicode_Check(__tmp5706)))
            __tmp5707 = __tmp5706;
        else {
            CPy_TypeError("str", __tmp5706); 
            __tmp5707 = NULL;
        }
        cpy_r_r185.f43 = __tmp5707;
        PyObject *__tmp5708 = PyTuple_GET_ITEM(cpy_r_r184, 44);
        CPy_INCREF(__tmp5708);
        PyObject *__tmp5709;
        if (likely(PyUnicode_Check(__tmp5708)))
            __tmp5709 = __tmp5708;
        else {
            CPy_TypeError("str", __tmp5708); 
            __tmp5709 = NULL;
        }
        cpy_r_r185.f44 = __tmp5709;
        PyObject *__tmp5710 = PyTuple_GET_ITEM(cpy_r_r184, 45);
        CPy_INCREF(__tmp5710);
        PyObject *__tmp5711;
        if (likely(PyUnicode_Check(__tmp5710)))
            __tmp5711 = __tmp5710;
        else {
            CPy_TypeError("str", __tmp5710); 
            __tmp5711 = NULL;
        }
        cpy_r_r185.f45 = __tmp5711;
        PyObject *__tmp5712 = PyTuple_GET_ITEM(cpy_r_r184, 46);
        CPy_INCREF(__tmp5712);
        PyObject *__tmp5713;
        if (likely(PyUnicode_Check(__tmp5712)))
            __tmp5713 = __tmp5712;
        else {
            CPy_TypeError("str", __tmp5712); 
            __tmp5713 = NULL;
        }
        cpy_r_r185.f46 = __tmp5713;
        PyObject *__tmp5714 = PyTuple_GET_ITEM(cpy_r_r184, 47);
        CPy_INCREF(__tmp5714);
        PyObject *__tmp5715;
        if (likely(PyUnicode_Check(__tmp5714)))
            __tmp5715 = __tmp5714;
        else {
            CPy_TypeError("str", __tmp5714); 
            __tmp5715 = NULL;
        }
        cpy_r_r185.f47 = __tmp5715;
        PyObject *__tmp5716 = PyTuple_GET_ITEM(cpy_r_r184, 48);
        CPy_INCREF(__tmp5716);
        PyObject *__tmp5717;
        if (likely(PyUnicode_Check(__tmp5716)))
            __tmp5717 = __tmp5716;
        else {
            CPy_TypeError("str", __tmp5716); 
            __tmp5717 = NULL;
        }
        cpy_r_r185.f48 = __tmp5717;
        PyObject *__tmp5718 = PyTuple_GET_ITEM(cpy_r_r184, 49);
        CPy_INCREF(__tmp5718);
        PyObject *__tmp5719;
        if (likely(PyUnicode_Check(__tmp5718)))
            __tmp5719 = __tmp5718;
        else {
            CPy_TypeError("str", __tmp5718); 
            __tmp5719 = NULL;
        }
        cpy_r_r185.f49 = __tmp5719;
        PyObject *__tmp5720 = PyTuple_GET_ITEM(cpy_r_r184, 50);
        CPy_INCREF(__tmp5720);
        PyObject *__tmp5721;
        if (likely(PyUnicode_Check(__tmp5720)))
            __tmp5721 = __tmp5720;
        else {
            CPy_TypeError("str", __tmp5720); 
            __tmp5721 = NULL;
        }
        cpy_r_r185.f50 = __tmp5721;
        PyObject *__tmp5722 = PyTuple_GET_ITEM(cpy_r_r184, 51);
        CPy_INCREF(__tmp5722);
        PyObject *__tmp5723;
        if (likely(PyUnicode_Check(__tmp5722)))
            __tmp5723 = __tmp5722;
        else {
            CPy_TypeError("str", __tmp5722); 
            __tmp5723 = NULL;
        }
        cpy_r_r185.f51 = __tmp5723;
        PyObject *__tmp5724 = PyTuple_GET_ITEM(cpy_r_r184, 52);
        CPy_INCREF(__tmp5724);
        PyObject *__tmp5725;
        if (likely(PyUnicode_Check(__tmp5724)))
            __tmp5725 = __tmp5724;
        else {
            CPy_TypeError("str", __tmp5724); 
            __tmp5725 = NULL;
        }
        cpy_r_r185.f52 = __tmp5725;
        PyObject *__tmp5726 = PyTuple_GET_ITEM(cpy_r_r184, 53);
        CPy_INCREF(__tmp5726);
        PyObject *__tmp5727;
        if (likely(PyUnicode_Check(__tmp5726)))
            __tmp5727 = __tmp5726;
        else {
            CPy_TypeError("str", __tmp5726); 
            __tmp5727 = NULL;
        }
        cpy_r_r185.f53 = __tmp5727;
        PyObject *__tmp5728 = PyTuple_GET_ITEM(cpy_r_r184, 54);
        CPy_INCREF(__tmp5728);
        PyObject *__tmp5729;
        if (likely(PyUnicode_Check(__tmp5728)))
            __tmp5729 = __tmp5728;
        else {
            CPy_TypeError("str", __tmp5728); 
            __tmp5729 = NULL;
        }
        cpy_r_r185.f54 = __tmp5729;
        PyObject *__tmp5730 = PyTuple_GET_ITEM(cpy_r_r184, 55);
        CPy_INCREF(__tmp5730);
        PyObject *__tmp5731;
        if (likely(PyUnicode_Check(__tmp5730)))
            __tmp5731 = __tmp5730;
        else {
            CPy_TypeError("str", __tmp5730); 
            __tmp5731 = NULL;
        }
        cpy_r_r185.f55 = __tmp5731;
        PyObject *__tmp5732 = PyTuple_GET_ITEM(cpy_r_r184, 56);
        CPy_INCREF(__tmp5732);
        PyObject *__tmp5733;
        if (likely(PyUnicode_Check(__tmp5732)))
            __tmp5733 = __tmp5732;
        else {
            CPy_TypeError("str", __tmp5732); 
            __tmp5733 = NULL;
        }
        cpy_r_r185.f56 = __tmp5733;
        PyObject *__tmp5734 = PyTuple_GET_ITEM(cpy_r_r184, 57);
        CPy_INCREF(__tmp5734);
        PyObject *__tmp5735;
        if (likely(PyUnicode_Check(__tmp5734)))
            __tmp5735 = __tmp5734;
        else {
            CPy_TypeError("str", __tmp5734); 
            __tmp5735 = NULL;
        }
        cpy_r_r185.f57 = __tmp5735;
        PyObject *__tmp5736 = PyTuple_GET_ITEM(cpy_r_r184, 58);
        CPy_INCREF(__tmp5736);
        PyObject *__tmp5737;
        if (likely(PyUnicode_Check(__tmp5736)))
            __tmp5737 = __tmp5736;
        else {
            CPy_TypeError("str", __tmp5736); 
            __tmp5737 = NULL;
        }
        cpy_r_r185.f58 = __tmp5737;
    }
    CPy_DECREF(cpy_r_r184);
    if (unlikely(cpy_r_r185.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 61, CPyStatic_scholars___thinking___features___globals);
        goto CPyL193;
    }
    cpy_r_r186 = PyList_New(0);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 62, CPyStatic_scholars___thinking___features___globals);
        goto CPyL231;
    }
    cpy_r_r187 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_board;
    if (unlikely(cpy_r_r187 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "__init__", "Book", "board", 62, CPyStatic_scholars___thinking___features___globals);
        goto CPyL232;
    }
    CPy_INCREF(cpy_r_r187);
CPyL104: ;
    cpy_r_r188 = 0;
CPyL105: ;
    cpy_r_r189 = (CPyPtr)((CPyPtr)cpy_r_r187 + offsetof(PyVarObject, ob_size));
    cpy_r_r190 = *(int64_t *)cpy_r_r189;
    cpy_r_r191 = cpy_r_r188 < cpy_r_r190;
    if (!cpy_r_r191) goto CPyL233;
    cpy_r_r192 = (CPyPtr)((CPyPtr)cpy_r_r187 + offsetof(PyListObject, ob_item));
    cpy_r_r193 = *(CPyPtr *)cpy_r_r192;
    cpy_r_r194 = cpy_r_r188 * 8;
    cpy_r_r195 = cpy_r_r193 + cpy_r_r194;
    cpy_r_r196 = *(PyObject * *)cpy_r_r195;
    CPy_INCREF(cpy_r_r196);
    if (likely(PyTuple_Check(cpy_r_r196)))
        cpy_r_r197 = cpy_r_r196;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 62, CPyStatic_scholars___thinking___features___globals, "tuple", cpy_r_r196);
        goto CPyL234;
    }
    cpy_r_r198 = CPySequenceTuple_GetItem(cpy_r_r197, 2);
    if (unlikely(cpy_r_r198 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 62, CPyStatic_scholars___thinking___features___globals);
        goto CPyL235;
    }
    if (likely(PyTuple_Check(cpy_r_r198)))
        cpy_r_r199 = cpy_r_r198;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 62, CPyStatic_scholars___thinking___features___globals, "tuple", cpy_r_r198);
        goto CPyL235;
    }
    cpy_r_r200 = (CPyPtr)((CPyPtr)cpy_r_r199 + offsetof(PyVarObject, ob_size));
    cpy_r_r201 = *(int64_t *)cpy_r_r200;
    CPy_DECREF(cpy_r_r199);
    cpy_r_r202 = cpy_r_r201 << 1;
    cpy_r_r203 = cpy_r_r202 != 0;
    if (!cpy_r_r203) goto CPyL236;
    cpy_r_r204 = CPyStatics[3483]; /* 'free:' */
    cpy_r_r205 = CPySequenceTuple_GetItem(cpy_r_r197, 0);
    CPy_DECREF(cpy_r_r197);
    if (unlikely(cpy_r_r205 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 62, CPyStatic_scholars___thinking___features___globals);
        goto CPyL234;
    }
    if (likely(PyUnicode_Check(cpy_r_r205)))
        cpy_r_r206 = cpy_r_r205;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 62, CPyStatic_scholars___thinking___features___globals, "str", cpy_r_r205);
        goto CPyL234;
    }
    cpy_r_r207 = CPyStr_Build(2, cpy_r_r204, cpy_r_r206);
    CPy_DECREF(cpy_r_r206);
    if (unlikely(cpy_r_r207 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 62, CPyStatic_scholars___thinking___features___globals);
        goto CPyL234;
    }
    cpy_r_r208 = PyList_Append(cpy_r_r186, cpy_r_r207);
    CPy_DECREF(cpy_r_r207);
    cpy_r_r209 = cpy_r_r208 >= 0;
    if (unlikely(!cpy_r_r209)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 62, CPyStatic_scholars___thinking___features___globals);
        goto CPyL234;
    }
CPyL114: ;
    cpy_r_r210 = cpy_r_r188 + 1;
    cpy_r_r188 = cpy_r_r210;
    goto CPyL105;
CPyL115: ;
    cpy_r_r211 = PyObject_GetIter(cpy_r_r186);
    CPy_DECREF(cpy_r_r186);
    if (unlikely(cpy_r_r211 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 62, CPyStatic_scholars___thinking___features___globals);
        goto CPyL231;
    }
    cpy_r_r212 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_tracks;
    if (unlikely(cpy_r_r212 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "__init__", "Book", "tracks", 63, CPyStatic_scholars___thinking___features___globals);
        goto CPyL237;
    }
    CPy_INCREF(cpy_r_r212);
CPyL117: ;
    cpy_r_r213 = (CPyPtr)((CPyPtr)cpy_r_r212 + offsetof(PyVarObject, ob_size));
    cpy_r_r214 = *(int64_t *)cpy_r_r213;
    cpy_r_r215 = PyList_New(cpy_r_r214);
    if (unlikely(cpy_r_r215 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 63, CPyStatic_scholars___thinking___features___globals);
        goto CPyL238;
    }
    cpy_r_r216 = 0;
CPyL119: ;
    cpy_r_r217 = (CPyPtr)((CPyPtr)cpy_r_r212 + offsetof(PyVarObject, ob_size));
    cpy_r_r218 = *(int64_t *)cpy_r_r217;
    cpy_r_r219 = cpy_r_r216 < cpy_r_r218;
    if (!cpy_r_r219) goto CPyL239;
    cpy_r_r220 = (CPyPtr)((CPyPtr)cpy_r_r212 + offsetof(PyListObject, ob_item));
    cpy_r_r221 = *(CPyPtr *)cpy_r_r220;
    cpy_r_r222 = cpy_r_r216 * 8;
    cpy_r_r223 = cpy_r_r221 + cpy_r_r222;
    cpy_r_r224 = *(PyObject * *)cpy_r_r223;
    CPy_INCREF(cpy_r_r224);
    if (likely(PyTuple_Check(cpy_r_r224)))
        cpy_r_r225 = cpy_r_r224;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 63, CPyStatic_scholars___thinking___features___globals, "tuple", cpy_r_r224);
        goto CPyL240;
    }
    cpy_r_r226 = CPyStatics[3484]; /* 'level:' */
    cpy_r_r227 = CPySequenceTuple_GetItem(cpy_r_r225, 0);
    CPy_DECREF(cpy_r_r225);
    if (unlikely(cpy_r_r227 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 63, CPyStatic_scholars___thinking___features___globals);
        goto CPyL240;
    }
    if (likely(PyUnicode_Check(cpy_r_r227)))
        cpy_r_r228 = cpy_r_r227;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 63, CPyStatic_scholars___thinking___features___globals, "str", cpy_r_r227);
        goto CPyL240;
    }
    cpy_r_r229 = CPyStr_Build(2, cpy_r_r226, cpy_r_r228);
    CPy_DECREF(cpy_r_r228);
    if (unlikely(cpy_r_r229 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 63, CPyStatic_scholars___thinking___features___globals);
        goto CPyL240;
    }
    CPyList_SetItemUnsafe(cpy_r_r215, cpy_r_r216, cpy_r_r229);
    cpy_r_r230 = cpy_r_r216 + 1;
    cpy_r_r216 = cpy_r_r230;
    goto CPyL119;
CPyL126: ;
    cpy_r_r231 = PyObject_GetIter(cpy_r_r215);
    CPy_DECREF(cpy_r_r215);
    if (unlikely(cpy_r_r231 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 63, CPyStatic_scholars___thinking___features___globals);
        goto CPyL237;
    }
    cpy_r_r232 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_tracks;
    if (unlikely(cpy_r_r232 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "__init__", "Book", "tracks", 64, CPyStatic_scholars___thinking___features___globals);
        goto CPyL241;
    }
    CPy_INCREF(cpy_r_r232);
CPyL128: ;
    cpy_r_r233 = (CPyPtr)((CPyPtr)cpy_r_r232 + offsetof(PyVarObject, ob_size));
    cpy_r_r234 = *(int64_t *)cpy_r_r233;
    cpy_r_r235 = PyList_New(cpy_r_r234);
    if (unlikely(cpy_r_r235 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 64, CPyStatic_scholars___thinking___features___globals);
        goto CPyL242;
    }
    cpy_r_r236 = 0;
CPyL130: ;
    cpy_r_r237 = (CPyPtr)((CPyPtr)cpy_r_r232 + offsetof(PyVarObject, ob_size));
    cpy_r_r238 = *(int64_t *)cpy_r_r237;
    cpy_r_r239 = cpy_r_r236 < cpy_r_r238;
    if (!cpy_r_r239) goto CPyL243;
    cpy_r_r240 = (CPyPtr)((CPyPtr)cpy_r_r232 + offsetof(PyListObject, ob_item));
    cpy_r_r241 = *(CPyPtr *)cpy_r_r240;
    cpy_r_r242 = cpy_r_r236 * 8;
    cpy_r_r243 = cpy_r_r241 + cpy_r_r242;
    cpy_r_r244 = *(PyObject * *)cpy_r_r243;
    CPy_INCREF(cpy_r_r244);
    if (likely(PyTuple_Check(cpy_r_r244)))
        cpy_r_r245 = cpy_r_r244;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 64, CPyStatic_scholars___thinking___features___globals, "tuple", cpy_r_r244);
        goto CPyL244;
    }
    cpy_r_r246 = CPyStatics[3485]; /* 'high:' */
    cpy_r_r247 = CPySequenceTuple_GetItem(cpy_r_r245, 0);
    CPy_DECREF(cpy_r_r245);
    if (unlikely(cpy_r_r247 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 64, CPyStatic_scholars___thinking___features___globals);
        goto CPyL244;
    }
    if (likely(PyUnicode_Check(cpy_r_r247)))
        cpy_r_r248 = cpy_r_r247;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 64, CPyStatic_scholars___thinking___features___globals, "str", cpy_r_r247);
        goto CPyL244;
    }
    cpy_r_r249 = CPyStr_Build(2, cpy_r_r246, cpy_r_r248);
    CPy_DECREF(cpy_r_r248);
    if (unlikely(cpy_r_r249 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 64, CPyStatic_scholars___thinking___features___globals);
        goto CPyL244;
    }
    CPyList_SetItemUnsafe(cpy_r_r235, cpy_r_r236, cpy_r_r249);
    cpy_r_r250 = cpy_r_r236 + 1;
    cpy_r_r236 = cpy_r_r250;
    goto CPyL130;
CPyL137: ;
    cpy_r_r251 = PyObject_GetIter(cpy_r_r235);
    CPy_DECREF(cpy_r_r235);
    if (unlikely(cpy_r_r251 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 64, CPyStatic_scholars___thinking___features___globals);
        goto CPyL241;
    }
    cpy_r_r252 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_guilds;
    if (unlikely(cpy_r_r252 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "__init__", "Book", "guilds", 65, CPyStatic_scholars___thinking___features___globals);
        goto CPyL245;
    }
    CPy_INCREF(cpy_r_r252);
CPyL139: ;
    cpy_r_r253 = (CPyPtr)((CPyPtr)cpy_r_r252 + offsetof(PyVarObject, ob_size));
    cpy_r_r254 = *(int64_t *)cpy_r_r253;
    cpy_r_r255 = PyList_New(cpy_r_r254);
    if (unlikely(cpy_r_r255 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 65, CPyStatic_scholars___thinking___features___globals);
        goto CPyL246;
    }
    cpy_r_r256 = 0;
CPyL141: ;
    cpy_r_r257 = (CPyPtr)((CPyPtr)cpy_r_r252 + offsetof(PyVarObject, ob_size));
    cpy_r_r258 = *(int64_t *)cpy_r_r257;
    cpy_r_r259 = cpy_r_r256 < cpy_r_r258;
    if (!cpy_r_r259) goto CPyL247;
    cpy_r_r260 = (CPyPtr)((CPyPtr)cpy_r_r252 + offsetof(PyListObject, ob_item));
    cpy_r_r261 = *(CPyPtr *)cpy_r_r260;
    cpy_r_r262 = cpy_r_r256 * 8;
    cpy_r_r263 = cpy_r_r261 + cpy_r_r262;
    cpy_r_r264 = *(PyObject * *)cpy_r_r263;
    CPy_INCREF(cpy_r_r264);
    if (likely(PyTuple_Check(cpy_r_r264)))
        cpy_r_r265 = cpy_r_r264;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 65, CPyStatic_scholars___thinking___features___globals, "tuple", cpy_r_r264);
        goto CPyL248;
    }
    cpy_r_r266 = CPyStatics[3486]; /* 'control:' */
    cpy_r_r267 = CPySequenceTuple_GetItem(cpy_r_r265, 0);
    CPy_DECREF(cpy_r_r265);
    if (unlikely(cpy_r_r267 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 65, CPyStatic_scholars___thinking___features___globals);
        goto CPyL248;
    }
    if (likely(PyUnicode_Check(cpy_r_r267)))
        cpy_r_r268 = cpy_r_r267;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 65, CPyStatic_scholars___thinking___features___globals, "str", cpy_r_r267);
        goto CPyL248;
    }
    cpy_r_r269 = CPyStr_Build(2, cpy_r_r266, cpy_r_r268);
    CPy_DECREF(cpy_r_r268);
    if (unlikely(cpy_r_r269 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 65, CPyStatic_scholars___thinking___features___globals);
        goto CPyL248;
    }
    CPyList_SetItemUnsafe(cpy_r_r255, cpy_r_r256, cpy_r_r269);
    cpy_r_r270 = cpy_r_r256 + 1;
    cpy_r_r256 = cpy_r_r270;
    goto CPyL141;
CPyL148: ;
    cpy_r_r271 = PyObject_GetIter(cpy_r_r255);
    CPy_DECREF(cpy_r_r255);
    if (unlikely(cpy_r_r271 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 65, CPyStatic_scholars___thinking___features___globals);
        goto CPyL245;
    }
    cpy_r_r272 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_guilds;
    if (unlikely(cpy_r_r272 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "__init__", "Book", "guilds", 66, CPyStatic_scholars___thinking___features___globals);
        goto CPyL249;
    }
    CPy_INCREF(cpy_r_r272);
CPyL150: ;
    cpy_r_r273 = (CPyPtr)((CPyPtr)cpy_r_r272 + offsetof(PyVarObject, ob_size));
    cpy_r_r274 = *(int64_t *)cpy_r_r273;
    cpy_r_r275 = PyList_New(cpy_r_r274);
    if (unlikely(cpy_r_r275 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 66, CPyStatic_scholars___thinking___features___globals);
        goto CPyL250;
    }
    cpy_r_r276 = 0;
CPyL152: ;
    cpy_r_r277 = (CPyPtr)((CPyPtr)cpy_r_r272 + offsetof(PyVarObject, ob_size));
    cpy_r_r278 = *(int64_t *)cpy_r_r277;
    cpy_r_r279 = cpy_r_r276 < cpy_r_r278;
    if (!cpy_r_r279) goto CPyL251;
    cpy_r_r280 = (CPyPtr)((CPyPtr)cpy_r_r272 + offsetof(PyListObject, ob_item));
    cpy_r_r281 = *(CPyPtr *)cpy_r_r280;
    cpy_r_r282 = cpy_r_r276 * 8;
    cpy_r_r283 = cpy_r_r281 + cpy_r_r282;
    cpy_r_r284 = *(PyObject * *)cpy_r_r283;
    CPy_INCREF(cpy_r_r284);
    if (likely(PyTuple_Check(cpy_r_r284)))
        cpy_r_r285 = cpy_r_r284;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 66, CPyStatic_scholars___thinking___features___globals, "tuple", cpy_r_r284);
        goto CPyL252;
    }
    cpy_r_r286 = CPyStatics[3487]; /* 'lead:' */
    cpy_r_r287 = CPySequenceTuple_GetItem(cpy_r_r285, 0);
    CPy_DECREF(cpy_r_r285);
    if (unlikely(cpy_r_r287 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 66, CPyStatic_scholars___thinking___features___globals);
        goto CPyL252;
    }
    if (likely(PyUnicode_Check(cpy_r_r287)))
        cpy_r_r288 = cpy_r_r287;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 66, CPyStatic_scholars___thinking___features___globals, "str", cpy_r_r287);
        goto CPyL252;
    }
    cpy_r_r289 = CPyStr_Build(2, cpy_r_r286, cpy_r_r288);
    CPy_DECREF(cpy_r_r288);
    if (unlikely(cpy_r_r289 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 66, CPyStatic_scholars___thinking___features___globals);
        goto CPyL252;
    }
    CPyList_SetItemUnsafe(cpy_r_r275, cpy_r_r276, cpy_r_r289);
    cpy_r_r290 = cpy_r_r276 + 1;
    cpy_r_r276 = cpy_r_r290;
    goto CPyL152;
CPyL159: ;
    cpy_r_r291 = PyObject_GetIter(cpy_r_r275);
    CPy_DECREF(cpy_r_r275);
    if (unlikely(cpy_r_r291 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 66, CPyStatic_scholars___thinking___features___globals);
        goto CPyL249;
    }
    cpy_r_r292 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_guilds;
    if (unlikely(cpy_r_r292 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "__init__", "Book", "guilds", 67, CPyStatic_scholars___thinking___features___globals);
        goto CPyL253;
    }
    CPy_INCREF(cpy_r_r292);
CPyL161: ;
    cpy_r_r293 = (CPyPtr)((CPyPtr)cpy_r_r292 + offsetof(PyVarObject, ob_size));
    cpy_r_r294 = *(int64_t *)cpy_r_r293;
    cpy_r_r295 = PyList_New(cpy_r_r294);
    if (unlikely(cpy_r_r295 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 67, CPyStatic_scholars___thinking___features___globals);
        goto CPyL254;
    }
    cpy_r_r296 = 0;
CPyL163: ;
    cpy_r_r297 = (CPyPtr)((CPyPtr)cpy_r_r292 + offsetof(PyVarObject, ob_size));
    cpy_r_r298 = *(int64_t *)cpy_r_r297;
    cpy_r_r299 = cpy_r_r296 < cpy_r_r298;
    if (!cpy_r_r299) goto CPyL255;
    cpy_r_r300 = (CPyPtr)((CPyPtr)cpy_r_r292 + offsetof(PyListObject, ob_item));
    cpy_r_r301 = *(CPyPtr *)cpy_r_r300;
    cpy_r_r302 = cpy_r_r296 * 8;
    cpy_r_r303 = cpy_r_r301 + cpy_r_r302;
    cpy_r_r304 = *(PyObject * *)cpy_r_r303;
    CPy_INCREF(cpy_r_r304);
    if (likely(PyTuple_Check(cpy_r_r304)))
        cpy_r_r305 = cpy_r_r304;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 67, CPyStatic_scholars___thinking___features___globals, "tuple", cpy_r_r304);
        goto CPyL256;
    }
    cpy_r_r306 = CPyStatics[3488]; /* 'influence:' */
    cpy_r_r307 = CPySequenceTuple_GetItem(cpy_r_r305, 0);
    CPy_DECREF(cpy_r_r305);
    if (unlikely(cpy_r_r307 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 67, CPyStatic_scholars___thinking___features___globals);
        goto CPyL256;
    }
    if (likely(PyUnicode_Check(cpy_r_r307)))
        cpy_r_r308 = cpy_r_r307;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 67, CPyStatic_scholars___thinking___features___globals, "str", cpy_r_r307);
        goto CPyL256;
    }
    cpy_r_r309 = CPyStr_Build(2, cpy_r_r306, cpy_r_r308);
    CPy_DECREF(cpy_r_r308);
    if (unlikely(cpy_r_r309 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 67, CPyStatic_scholars___thinking___features___globals);
        goto CPyL256;
    }
    CPyList_SetItemUnsafe(cpy_r_r295, cpy_r_r296, cpy_r_r309);
    cpy_r_r310 = cpy_r_r296 + 1;
    cpy_r_r296 = cpy_r_r310;
    goto CPyL163;
CPyL170: ;
    cpy_r_r311 = PyObject_GetIter(cpy_r_r295);
    CPy_DECREF(cpy_r_r295);
    if (unlikely(cpy_r_r311 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 67, CPyStatic_scholars___thinking___features___globals);
        goto CPyL253;
    }
    cpy_r_r312 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_action_cards;
    if (unlikely(cpy_r_r312 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "__init__", "Book", "action_cards", 68, CPyStatic_scholars___thinking___features___globals);
        goto CPyL257;
    }
    CPy_INCREF(cpy_r_r312);
CPyL172: ;
    cpy_r_r313 = (CPyPtr)((CPyPtr)cpy_r_r312 + offsetof(PyVarObject, ob_size));
    cpy_r_r314 = *(int64_t *)cpy_r_r313;
    cpy_r_r315 = PyList_New(cpy_r_r314);
    if (unlikely(cpy_r_r315 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 68, CPyStatic_scholars___thinking___features___globals);
        goto CPyL258;
    }
    cpy_r_r316 = 0;
CPyL174: ;
    cpy_r_r317 = (CPyPtr)((CPyPtr)cpy_r_r312 + offsetof(PyVarObject, ob_size));
    cpy_r_r318 = *(int64_t *)cpy_r_r317;
    cpy_r_r319 = cpy_r_r316 < cpy_r_r318;
    if (!cpy_r_r319) goto CPyL259;
    cpy_r_r320 = (CPyPtr)((CPyPtr)cpy_r_r312 + offsetof(PyListObject, ob_item));
    cpy_r_r321 = *(CPyPtr *)cpy_r_r320;
    cpy_r_r322 = cpy_r_r316 * 8;
    cpy_r_r323 = cpy_r_r321 + cpy_r_r322;
    cpy_r_r324 = *(PyObject * *)cpy_r_r323;
    CPy_INCREF(cpy_r_r324);
    if (likely(PyTuple_Check(cpy_r_r324)))
        cpy_r_r325 = cpy_r_r324;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 68, CPyStatic_scholars___thinking___features___globals, "tuple", cpy_r_r324);
        goto CPyL260;
    }
    cpy_r_r326 = CPyStatics[3489]; /* 'ready:' */
    cpy_r_r327 = CPySequenceTuple_GetItem(cpy_r_r325, 0);
    CPy_DECREF(cpy_r_r325);
    if (unlikely(cpy_r_r327 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 68, CPyStatic_scholars___thinking___features___globals);
        goto CPyL260;
    }
    if (likely(PyUnicode_Check(cpy_r_r327)))
        cpy_r_r328 = cpy_r_r327;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 68, CPyStatic_scholars___thinking___features___globals, "str", cpy_r_r327);
        goto CPyL260;
    }
    cpy_r_r329 = CPyStr_Build(2, cpy_r_r326, cpy_r_r328);
    CPy_DECREF(cpy_r_r328);
    if (unlikely(cpy_r_r329 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 68, CPyStatic_scholars___thinking___features___globals);
        goto CPyL260;
    }
    CPyList_SetItemUnsafe(cpy_r_r315, cpy_r_r316, cpy_r_r329);
    cpy_r_r330 = cpy_r_r316 + 1;
    cpy_r_r316 = cpy_r_r330;
    goto CPyL174;
CPyL181: ;
    cpy_r_r331 = PyObject_GetIter(cpy_r_r315);
    CPy_DECREF(cpy_r_r315);
    if (unlikely(cpy_r_r331 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 68, CPyStatic_scholars___thinking___features___globals);
        goto CPyL257;
    }
    cpy_r_r332 = PyList_New(0);
    if (unlikely(cpy_r_r332 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 60, CPyStatic_scholars___thinking___features___globals);
        goto CPyL261;
    }
    cpy_r_r333 = PyTuple_New(59);
    if (unlikely(cpy_r_r333 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5738 = cpy_r_r185.f0;
    PyTuple_SET_ITEM(cpy_r_r333, 0, __tmp5738);
    PyObject *__tmp5739 = cpy_r_r185.f1;
    PyTuple_SET_ITEM(cpy_r_r333, 1, __tmp5739);
    PyObject *__tmp5740 = cpy_r_r185.f2;
    PyTuple_SET_ITEM(cpy_r_r333, 2, __tmp5740);
    PyObject *__tmp5741 = cpy_r_r185.f3;
    PyTuple_SET_ITEM(cpy_r_r333, 3, __tmp5741);
    PyObject *__tmp5742 = cpy_r_r185.f4;
    PyTuple_SET_ITEM(cpy_r_r333, 4, __tmp5742);
    PyObject *__tmp5743 = cpy_r_r185.f5;
    PyTuple_SET_ITEM(cpy_r_r333, 5, __tmp5743);
    PyObject *__tmp5744 = cpy_r_r185.f6;
    PyTuple_SET_ITEM(cpy_r_r333, 6, __tmp5744);
    PyObject *__tmp5745 = cpy_r_r185.f7;
    PyTuple_SET_ITEM(cpy_r_r333, 7, __tmp5745);
    PyObject *__tmp5746 = cpy_r_r185.f8;
    PyTuple_SET_ITEM(cpy_r_r333, 8, __tmp5746);
    PyObject *__tmp5747 = cpy_r_r185.f9;
    PyTuple_SET_ITEM(cpy_r_r333, 9, __tmp5747);
    PyObject *__tmp5748 = cpy_r_r185.f10;
    PyTuple_SET_ITEM(cpy_r_r333, 10, __tmp5748);
    PyObject *__tmp5749 = cpy_r_r185.f11;
    PyTuple_SET_ITEM(cpy_r_r333, 11, __tmp5749);
    PyObject *__tmp5750 = cpy_r_r185.f12;
    PyTuple_SET_ITEM(cpy_r_r333, 12, __tmp5750);
    PyObject *__tmp5751 = cpy_r_r185.f13;
    PyTuple_SET_ITEM(cpy_r_r333, 13, __tmp5751);
    PyObject *__tmp5752 = cpy_r_r185.f14;
    PyTuple_SET_ITEM(cpy_r_r333, 14, __tmp5752);
    PyObject *__tmp5753 = cpy_r_r185.f15;
    PyTuple_SET_ITEM(cpy_r_r333, 15, __tmp5753);
    PyObject *__tmp5754 = cpy_r_r185.f16;
    PyTuple_SET_ITEM(cpy_r_r333, 16, __tmp5754);
    PyObject *__tmp5755 = cpy_r_r185.f17;
    PyTuple_SET_ITEM(cpy_r_r333, 17, __tmp5755);
    PyObject *__tmp5756 = cpy_r_r185.f18;
    PyTuple_SET_ITEM(cpy_r_r333, 18, __tmp5756);
    PyObject *__tmp5757 = cpy_r_r185.f19;
    PyTuple_SET_ITEM(cpy_r_r333, 19, __tmp5757);
    PyObject *__tmp5758 = cpy_r_r185.f20;
    PyTuple_SET_ITEM(cpy_r_r333, 20, __tmp5758);
    PyObject *__tmp5759 = cpy_r_r185.f21;
    PyTuple_SET_ITEM(cpy_r_r333, 21, __tmp5759);
    PyObject *__tmp5760 = cpy_r_r185.f22;
    PyTuple_SET_ITEM(cpy_r_r333, 22, __tmp5760);
    PyObject *__tmp5761 = cpy_r_r185.f23;
    PyTuple_SET_ITEM(cpy_r_r333, 23, __tmp5761);
    PyObject *__tmp5762 = cpy_r_r185.f24;
    PyTuple_SET_ITEM(cpy_r_r333, 24, __tmp5762);
    PyObject *__tmp5763 = cpy_r_r185.f25;
    PyTuple_SET_ITEM(cpy_r_r333, 25, __tmp5763);
    PyObject *__tmp5764 = cpy_r_r185.f26;
    PyTuple_SET_ITEM(cpy_r_r333, 26, __tmp5764);
    PyObject *__tmp5765 = cpy_r_r185.f27;
    PyTuple_SET_ITEM(cpy_r_r333, 27, __tmp5765);
    PyObject *__tmp5766 = cpy_r_r185.f28;
    PyTuple_SET_ITEM(cpy_r_r333, 28, __tmp5766);
    PyObject *__tmp5767 = cpy_r_r185.f29;
    PyTuple_SET_ITEM(cpy_r_r333, 29, __tmp5767);
    PyObject *__tmp5768 = cpy_r_r185.f30;
    PyTuple_SET_ITEM(cpy_r_r333, 30, __tmp5768);
    PyObject *__tmp5769 = cpy_r_r185.f31;
    PyTuple_SET_ITEM(cpy_r_r333, 31, __tmp5769);
    PyObject *__tmp5770 = cpy_r_r185.f32;
    PyTuple_SET_ITEM(cpy_r_r333, 32, __tmp5770);
    PyObject *__tmp5771 = cpy_r_r185.f33;
    PyTuple_SET_ITEM(cpy_r_r333, 33, __tmp5771);
    PyObject *__tmp5772 = cpy_r_r185.f34;
    PyTuple_SET_ITEM(cpy_r_r333, 34, __tmp5772);
    PyObject *__tmp5773 = cpy_r_r185.f35;
    PyTuple_SET_ITEM(cpy_r_r333, 35, __tmp5773);
    PyObject *__tmp5774 = cpy_r_r185.f36;
    PyTuple_SET_ITEM(cpy_r_r333, 36, __tmp5774);
    PyObject *__tmp5775 = cpy_r_r185.f37;
    PyTuple_SET_ITEM(cpy_r_r333, 37, __tmp5775);
    PyObject *__tmp5776 = cpy_r_r185.f38;
    PyTuple_SET_ITEM(cpy_r_r333, 38, __tmp5776);
    PyObject *__tmp5777 = cpy_r_r185.f39;
    PyTuple_SET_ITEM(cpy_r_r333, 39, __tmp5777);
    PyObject *__tmp5778 = cpy_r_r185.f40;
    PyTuple_SET_ITEM(cpy_r_r333, 40, __tmp5778);
    PyObject *__tmp5779 = cpy_r_r185.f41;
    PyTuple_SET_ITEM(cpy_r_r333, 41, __tmp5779);
    PyObject *__tmp5780 = cpy_r_r185.f42;
    PyTuple_SET_ITEM(cpy_r_r333, 42, __tmp5780);
    PyObject *__tmp5781 = cpy_r_r185.f43;
    PyTuple_SET_ITEM(cpy_r_r333, 43, __tmp5781);
    PyObject *__tmp5782 = cpy_r_r185.f44;
    PyTuple_SET_ITEM(cpy_r_r333, 44, __tmp5782);
    PyObject *__tmp5783 = cpy_r_r185.f45;
    PyTuple_SET_ITEM(cpy_r_r333, 45, __tmp5783);
    PyObject *__tmp5784 = cpy_r_r185.f46;
    PyTuple_SET_ITEM(cpy_r_r333, 46, __tmp5784);
    PyObject *__tmp5785 = cpy_r_r185.f47;
    PyTuple_SET_ITEM(cpy_r_r333, 47, __tmp5785);
    PyObject *__tmp5786 = cpy_r_r185.f48;
    PyTuple_SET_ITEM(cpy_r_r333, 48, __tmp5786);
    PyObject *__tmp5787 = cpy_r_r185.f49;
    PyTuple_SET_ITEM(cpy_r_r333, 49, __tmp5787);
    PyObject *__tmp5788 = cpy_r_r185.f50;
    PyTuple_SET_ITEM(cpy_r_r333, 50, __tmp5788);
    PyObject *__tmp5789 = cpy_r_r185.f51;
    PyTuple_SET_ITEM(cpy_r_r333, 51, __tmp5789);
    PyObject *__tmp5790 = cpy_r_r185.f52;
    PyTuple_SET_ITEM(cpy_r_r333, 52, __tmp5790);
    PyObject *__tmp5791 = cpy_r_r185.f53;
    PyTuple_SET_ITEM(cpy_r_r333, 53, __tmp5791);
    PyObject *__tmp5792 = cpy_r_r185.f54;
    PyTuple_SET_ITEM(cpy_r_r333, 54, __tmp5792);
    PyObject *__tmp5793 = cpy_r_r185.f55;
    PyTuple_SET_ITEM(cpy_r_r333, 55, __tmp5793);
    PyObject *__tmp5794 = cpy_r_r185.f56;
    PyTuple_SET_ITEM(cpy_r_r333, 56, __tmp5794);
    PyObject *__tmp5795 = cpy_r_r185.f57;
    PyTuple_SET_ITEM(cpy_r_r333, 57, __tmp5795);
    PyObject *__tmp5796 = cpy_r_r185.f58;
    PyTuple_SET_ITEM(cpy_r_r333, 58, __tmp5796);
    cpy_r_r334 = CPyList_Extend(cpy_r_r332, cpy_r_r333);
    CPy_DECREF(cpy_r_r333);
    if (unlikely(cpy_r_r334 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 60, CPyStatic_scholars___thinking___features___globals);
        goto CPyL262;
    } else
        goto CPyL263;
CPyL184: ;
    cpy_r_r335 = CPyList_Extend(cpy_r_r332, cpy_r_r211);
    CPy_DECREF(cpy_r_r211);
    if (unlikely(cpy_r_r335 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 60, CPyStatic_scholars___thinking___features___globals);
        goto CPyL264;
    } else
        goto CPyL265;
CPyL185: ;
    cpy_r_r336 = CPyList_Extend(cpy_r_r332, cpy_r_r231);
    CPy_DECREF(cpy_r_r231);
    if (unlikely(cpy_r_r336 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 60, CPyStatic_scholars___thinking___features___globals);
        goto CPyL266;
    } else
        goto CPyL267;
CPyL186: ;
    cpy_r_r337 = CPyList_Extend(cpy_r_r332, cpy_r_r251);
    CPy_DECREF(cpy_r_r251);
    if (unlikely(cpy_r_r337 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 60, CPyStatic_scholars___thinking___features___globals);
        goto CPyL268;
    } else
        goto CPyL269;
CPyL187: ;
    cpy_r_r338 = CPyList_Extend(cpy_r_r332, cpy_r_r271);
    CPy_DECREF(cpy_r_r271);
    if (unlikely(cpy_r_r338 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 60, CPyStatic_scholars___thinking___features___globals);
        goto CPyL270;
    } else
        goto CPyL271;
CPyL188: ;
    cpy_r_r339 = CPyList_Extend(cpy_r_r332, cpy_r_r291);
    CPy_DECREF(cpy_r_r291);
    if (unlikely(cpy_r_r339 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 60, CPyStatic_scholars___thinking___features___globals);
        goto CPyL272;
    } else
        goto CPyL273;
CPyL189: ;
    cpy_r_r340 = CPyList_Extend(cpy_r_r332, cpy_r_r311);
    CPy_DECREF(cpy_r_r311);
    if (unlikely(cpy_r_r340 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 60, CPyStatic_scholars___thinking___features___globals);
        goto CPyL274;
    } else
        goto CPyL275;
CPyL190: ;
    cpy_r_r341 = CPyList_Extend(cpy_r_r332, cpy_r_r331);
    CPy_DECREF(cpy_r_r331);
    if (unlikely(cpy_r_r341 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 60, CPyStatic_scholars___thinking___features___globals);
        goto CPyL276;
    } else
        goto CPyL277;
CPyL191: ;
    cpy_r_r342 = PyList_AsTuple(cpy_r_r332);
    CPy_DECREF(cpy_r_r332);
    if (unlikely(cpy_r_r342 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 60, CPyStatic_scholars___thinking___features___globals);
        goto CPyL193;
    }
    ((serai___games___scholars___thinking___features___FeaturesObject *)cpy_r_self)->_names = cpy_r_r342;
    return 1;
CPyL193: ;
    cpy_r_r343 = 2;
    return cpy_r_r343;
CPyL194: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL193;
CPyL195: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL193;
CPyL196: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r7);
    goto CPyL193;
CPyL197: ;
    CPyTagged_DECREF(cpy_r_place);
    CPy_DECREF(cpy_r_r9);
    goto CPyL19;
CPyL198: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_n);
    goto CPyL193;
CPyL199: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r19);
    goto CPyL193;
CPyL200: ;
    CPy_DECREF(cpy_r_r19);
    goto CPyL16;
CPyL201: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r9);
    goto CPyL193;
CPyL202: ;
    CPy_DecRef(cpy_r_r35);
    goto CPyL193;
CPyL203: ;
    CPy_DECREF(cpy_r_r35);
    goto CPyL38;
CPyL204: ;
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r38);
    goto CPyL193;
CPyL205: ;
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r50);
    goto CPyL193;
CPyL206: ;
    CPy_DECREF(cpy_r_r50);
    goto CPyL36;
CPyL207: ;
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r50);
    CPy_DecRef(cpy_r_r53);
    goto CPyL193;
CPyL208: ;
    CPy_DecRef(cpy_r_r64);
    goto CPyL193;
CPyL209: ;
    CPy_DECREF(cpy_r_r64);
    goto CPyL47;
CPyL210: ;
    CPy_DecRef(cpy_r_r64);
    CPy_DecRef(cpy_r_r67);
    goto CPyL193;
CPyL211: ;
    CPy_DecRef(cpy_r_r84);
    goto CPyL193;
CPyL212: ;
    CPy_DECREF(cpy_r_r84);
    goto CPyL58;
CPyL213: ;
    CPy_DecRef(cpy_r_r84);
    CPy_DecRef(cpy_r_r87);
    goto CPyL193;
CPyL214: ;
    CPy_DecRef(cpy_r_r105);
    goto CPyL193;
CPyL215: ;
    CPy_DECREF(cpy_r_r105);
    goto CPyL78;
CPyL216: ;
    CPy_DecRef(cpy_r_r105);
    CPy_DecRef(cpy_r_r108);
    goto CPyL193;
CPyL217: ;
    CPy_DecRef(cpy_r_r105);
    CPy_DecRef(cpy_r_r108);
    CPy_DecRef(cpy_r_r118);
    goto CPyL193;
CPyL218: ;
    CPy_DECREF(cpy_r_r118);
    CPy_DECREF(cpy_r_r120);
    goto CPyL75;
CPyL219: ;
    CPy_DecRef(cpy_r_r105);
    CPy_DecRef(cpy_r_r108);
    CPy_DecRef(cpy_r_r118);
    CPy_DecRef(cpy_r_r120);
    CPyTagged_DecRef(cpy_r_n_2);
    goto CPyL193;
CPyL220: ;
    CPy_DecRef(cpy_r_r105);
    CPy_DecRef(cpy_r_r108);
    CPy_DecRef(cpy_r_r118);
    CPy_DecRef(cpy_r_r120);
    CPyTagged_DecRef(cpy_r_n_2);
    CPy_DecRef(cpy_r_r130);
    goto CPyL193;
CPyL221: ;
    CPy_DecRef(cpy_r_r105);
    CPy_DecRef(cpy_r_r108);
    CPy_DecRef(cpy_r_r118);
    CPy_DecRef(cpy_r_r120);
    CPyTagged_DecRef(cpy_r_n_2);
    CPy_DecRef(cpy_r_r133);
    goto CPyL193;
CPyL222: ;
    CPy_DECREF(cpy_r_r118);
    CPy_DECREF(cpy_r_r120);
    goto CPyL73;
CPyL223: ;
    CPyTagged_DECREF(cpy_r_n_2);
    goto CPyL74;
CPyL224: ;
    CPy_DECREF(cpy_r_r146);
    goto CPyL86;
CPyL225: ;
    CPy_DecRef(cpy_r_r146);
    CPyTagged_DecRef(cpy_r_n_3);
    goto CPyL193;
CPyL226: ;
    CPy_DECREF(cpy_r_r146);
    goto CPyL84;
CPyL227: ;
    CPyTagged_DECREF(cpy_r_n_3);
    goto CPyL85;
CPyL228: ;
    CPy_DecRef(cpy_r_r171);
    goto CPyL193;
CPyL229: ;
    CPy_DECREF(cpy_r_r171);
    goto CPyL100;
CPyL230: ;
    CPy_DecRef(cpy_r_r171);
    CPy_DecRef(cpy_r_r174);
    goto CPyL193;
CPyL231: ;
    CPy_DecRef(cpy_r_r185.f0);
    CPy_DecRef(cpy_r_r185.f1);
    CPy_DecRef(cpy_r_r185.f2);
    CPy_DecRef(cpy_r_r185.f3);
    CPy_DecRef(cpy_r_r185.f4);
    CPy_DecRef(cpy_r_r185.f5);
    CPy_DecRef(cpy_r_r185.f6);
    CPy_DecRef(cpy_r_r185.f7);
    CPy_DecRef(cpy_r_r185.f8);
    CPy_DecRef(cpy_r_r185.f9);
    CPy_DecRef(cpy_r_r185.f10);
    CPy_DecRef(cpy_r_r185.f11);
    CPy_DecRef(cpy_r_r185.f12);
    CPy_DecRef(cpy_r_r185.f13);
    CPy_DecRef(cpy_r_r185.f14);
    CPy_DecRef(cpy_r_r185.f15);
    CPy_DecRef(cpy_r_r185.f16);
    CPy_DecRef(cpy_r_r185.f17);
    CPy_DecRef(cpy_r_r185.f18);
    CPy_DecRef(cpy_r_r185.f19);
    CPy_DecRef(cpy_r_r185.f20);
    CPy_DecRef(cpy_r_r185.f21);
    CPy_DecRef(cpy_r_r185.f22);
    CPy_DecRef(cpy_r_r185.f23);
    CPy_DecRef(cpy_r_r185.f24);
    CPy_DecRef(cpy_r_r185.f25);
    CPy_DecRef(cpy_r_r185.f26);
    CPy_DecRef(cpy_r_r185.f27);
    CPy_DecRef(cpy_r_r185.f28);
    CPy_DecRef(cpy_r_r185.f29);
    CPy_DecRef(cpy_r_r185.f30);
    CPy_DecRef(cpy_r_r185.f31);
    CPy_DecRef(cpy_r_r185.f32);
    CPy_DecRef(cpy_r_r185.f33);
    CPy_DecRef(cpy_r_r185.f34);
    CPy_DecRef(cpy_r_r185.f35);
    CPy_DecRef(cpy_r_r185.f36);
    CPy_DecRef(cpy_r_r185.f37);
    CPy_DecRef(cpy_r_r185.f38);
    CPy_DecRef(cpy_r_r185.f39);
    CPy_DecRef(cpy_r_r185.f40);
    CPy_DecRef(cpy_r_r185.f41);
    CPy_DecRef(cpy_r_r185.f42);
    CPy_DecRef(cpy_r_r185.f43);
    CPy_DecRef(cpy_r_r185.f44);
    CPy_DecRef(cpy_r_r185.f45);
    CPy_DecRef(cpy_r_r185.f46);
    CPy_DecRef(cpy_r_r185.f47);
    CPy_DecRef(cpy_r_r185.f48);
    CPy_DecRef(cpy_r_r185.f49);
    CPy_DecRef(cpy_r_r185.f50);
    CPy_DecRef(cpy_r_r185.f51);
    CPy_DecRef(cpy_r_r185.f52);
    CPy_DecRef(cpy_r_r185.f53);
    CPy_DecRef(cpy_r_r185.f54);
    CPy_DecRef(cpy_r_r185.f55);
    CPy_DecRef(cpy_r_r185.f56);
    CPy_DecRef(cpy_r_r185.f57);
    CPy_DecRef(cpy_r_r185.f58);
    goto CPyL193;
CPyL232: ;
    CPy_DecRef(cpy_r_r185.f0);
    CPy_DecRef(cpy_r_r185.f1);
    CPy_DecRef(cpy_r_r185.f2);
    CPy_DecRef(cpy_r_r185.f3);
    CPy_DecRef(cpy_r_r185.f4);
    CPy_DecRef(cpy_r_r185.f5);
    CPy_DecRef(cpy_r_r185.f6);
    CPy_DecRef(cpy_r_r185.f7);
    CPy_DecRef(cpy_r_r185.f8);
    CPy_DecRef(cpy_r_r185.f9);
    CPy_DecRef(cpy_r_r185.f10);
    CPy_DecRef(cpy_r_r185.f11);
    CPy_DecRef(cpy_r_r185.f12);
    CPy_DecRef(cpy_r_r185.f13);
    CPy_DecRef(cpy_r_r185.f14);
    CPy_DecRef(cpy_r_r185.f15);
    CPy_DecRef(cpy_r_r185.f16);
    CPy_DecRef(cpy_r_r185.f17);
    CPy_DecRef(cpy_r_r185.f18);
    CPy_DecRef(cpy_r_r185.f19);
    CPy_DecRef(cpy_r_r185.f20);
    CPy_DecRef(cpy_r_r185.f21);
    CPy_DecRef(cpy_r_r185.f22);
    CPy_DecRef(cpy_r_r185.f23);
    CPy_DecRef(cpy_r_r185.f24);
    CPy_DecRef(cpy_r_r185.f25);
    CPy_DecRef(cpy_r_r185.f26);
    CPy_DecRef(cpy_r_r185.f27);
    CPy_DecRef(cpy_r_r185.f28);
    CPy_DecRef(cpy_r_r185.f29);
    CPy_DecRef(cpy_r_r185.f30);
    CPy_DecRef(cpy_r_r185.f31);
    CPy_DecRef(cpy_r_r185.f32);
    CPy_DecRef(cpy_r_r185.f33);
    CPy_DecRef(cpy_r_r185.f34);
    CPy_DecRef(cpy_r_r185.f35);
    CPy_DecRef(cpy_r_r185.f36);
    CPy_DecRef(cpy_r_r185.f37);
    CPy_DecRef(cpy_r_r185.f38);
    CPy_DecRef(cpy_r_r185.f39);
    CPy_DecRef(cpy_r_r185.f40);
    CPy_DecRef(cpy_r_r185.f41);
    CPy_DecRef(cpy_r_r185.f42);
    CPy_DecRef(cpy_r_r185.f43);
    CPy_DecRef(cpy_r_r185.f44);
    CPy_DecRef(cpy_r_r185.f45);
    CPy_DecRef(cpy_r_r185.f46);
    CPy_DecRef(cpy_r_r185.f47);
    CPy_DecRef(cpy_r_r185.f48);
    CPy_DecRef(cpy_r_r185.f49);
    CPy_DecRef(cpy_r_r185.f50);
    CPy_DecRef(cpy_r_r185.f51);
    CPy_DecRef(cpy_r_r185.f52);
    CPy_DecRef(cpy_r_r185.f53);
    CPy_DecRef(cpy_r_r185.f54);
    CPy_DecRef(cpy_r_r185.f55);
    CPy_DecRef(cpy_r_r185.f56);
    CPy_DecRef(cpy_r_r185.f57);
    CPy_DecRef(cpy_r_r185.f58);
    CPy_DecRef(cpy_r_r186);
    goto CPyL193;
CPyL233: ;
    CPy_DECREF(cpy_r_r187);
    goto CPyL115;
CPyL234: ;
    CPy_DecRef(cpy_r_r185.f0);
    CPy_DecRef(cpy_r_r185.f1);
    CPy_DecRef(cpy_r_r185.f2);
    CPy_DecRef(cpy_r_r185.f3);
    CPy_DecRef(cpy_r_r185.f4);
    CPy_DecRef(cpy_r_r185.f5);
    CPy_DecRef(cpy_r_r185.f6);
    CPy_DecRef(cpy_r_r185.f7);
    CPy_DecRef(cpy_r_r185.f8);
    CPy_DecRef(cpy_r_r185.f9);
    CPy_DecRef(cpy_r_r185.f10);
    CPy_DecRef(cpy_r_r185.f11);
    CPy_DecRef(cpy_r_r185.f12);
    CPy_DecRef(cpy_r_r185.f13);
    CPy_DecRef(cpy_r_r185.f14);
    CPy_DecRef(cpy_r_r185.f15);
    CPy_DecRef(cpy_r_r185.f16);
    CPy_DecRef(cpy_r_r185.f17);
    CPy_DecRef(cpy_r_r185.f18);
    CPy_DecRef(cpy_r_r185.f19);
    CPy_DecRef(cpy_r_r185.f20);
    CPy_DecRef(cpy_r_r185.f21);
    CPy_DecRef(cpy_r_r185.f22);
    CPy_DecRef(cpy_r_r185.f23);
    CPy_DecRef(cpy_r_r185.f24);
    CPy_DecRef(cpy_r_r185.f25);
    CPy_DecRef(cpy_r_r185.f26);
    CPy_DecRef(cpy_r_r185.f27);
    CPy_DecRef(cpy_r_r185.f28);
    CPy_DecRef(cpy_r_r185.f29);
    CPy_DecRef(cpy_r_r185.f30);
    CPy_DecRef(cpy_r_r185.f31);
    CPy_DecRef(cpy_r_r185.f32);
    CPy_DecRef(cpy_r_r185.f33);
    CPy_DecRef(cpy_r_r185.f34);
    CPy_DecRef(cpy_r_r185.f35);
    CPy_DecRef(cpy_r_r185.f36);
    CPy_DecRef(cpy_r_r185.f37);
    CPy_DecRef(cpy_r_r185.f38);
    CPy_DecRef(cpy_r_r185.f39);
    CPy_DecRef(cpy_r_r185.f40);
    CPy_DecRef(cpy_r_r185.f41);
    CPy_DecRef(cpy_r_r185.f42);
    CPy_DecRef(cpy_r_r185.f43);
    CPy_DecRef(cpy_r_r185.f44);
    CPy_DecRef(cpy_r_r185.f45);
    CPy_DecRef(cpy_r_r185.f46);
    CPy_DecRef(cpy_r_r185.f47);
    CPy_DecRef(cpy_r_r185.f48);
    CPy_DecRef(cpy_r_r185.f49);
    CPy_DecRef(cpy_r_r185.f50);
    CPy_DecRef(cpy_r_r185.f51);
    CPy_DecRef(cpy_r_r185.f52);
    CPy_DecRef(cpy_r_r185.f53);
    CPy_DecRef(cpy_r_r185.f54);
    CPy_DecRef(cpy_r_r185.f55);
    CPy_DecRef(cpy_r_r185.f56);
    CPy_DecRef(cpy_r_r185.f57);
    CPy_DecRef(cpy_r_r185.f58);
    CPy_DecRef(cpy_r_r186);
    CPy_DecRef(cpy_r_r187);
    goto CPyL193;
CPyL235: ;
    CPy_DecRef(cpy_r_r185.f0);
    CPy_DecRef(cpy_r_r185.f1);
    CPy_DecRef(cpy_r_r185.f2);
    CPy_DecRef(cpy_r_r185.f3);
    CPy_DecRef(cpy_r_r185.f4);
    CPy_DecRef(cpy_r_r185.f5);
    CPy_DecRef(cpy_r_r185.f6);
    CPy_DecRef(cpy_r_r185.f7);
    CPy_DecRef(cpy_r_r185.f8);
    CPy_DecRef(cpy_r_r185.f9);
    CPy_DecRef(cpy_r_r185.f10);
    CPy_DecRef(cpy_r_r185.f11);
    CPy_DecRef(cpy_r_r185.f12);
    CPy_DecRef(cpy_r_r185.f13);
    CPy_DecRef(cpy_r_r185.f14);
    CPy_DecRef(cpy_r_r185.f15);
    CPy_DecRef(cpy_r_r185.f16);
    CPy_DecRef(cpy_r_r185.f17);
    CPy_DecRef(cpy_r_r185.f18);
    CPy_DecRef(cpy_r_r185.f19);
    CPy_DecRef(cpy_r_r185.f20);
    CPy_DecRef(cpy_r_r185.f21);
    CPy_DecRef(cpy_r_r185.f22);
    CPy_DecRef(cpy_r_r185.f23);
    CPy_DecRef(cpy_r_r185.f24);
    CPy_DecRef(cpy_r_r185.f25);
    CPy_DecRef(cpy_r_r185.f26);
    CPy_DecRef(cpy_r_r185.f27);
    CPy_DecRef(cpy_r_r185.f28);
    CPy_DecRef(cpy_r_r185.f29);
    CPy_DecRef(cpy_r_r185.f30);
    CPy_DecRef(cpy_r_r185.f31);
    CPy_DecRef(cpy_r_r185.f32);
    CPy_DecRef(cpy_r_r185.f33);
    CPy_DecRef(cpy_r_r185.f34);
    CPy_DecRef(cpy_r_r185.f35);
    CPy_DecRef(cpy_r_r185.f36);
    CPy_DecRef(cpy_r_r185.f37);
    CPy_DecRef(cpy_r_r185.f38);
    CPy_DecRef(cpy_r_r185.f39);
    CPy_DecRef(cpy_r_r185.f40);
    CPy_DecRef(cpy_r_r185.f41);
    CPy_DecRef(cpy_r_r185.f42);
    CPy_DecRef(cpy_r_r185.f43);
    CPy_DecRef(cpy_r_r185.f44);
    CPy_DecRef(cpy_r_r185.f45);
    CPy_DecRef(cpy_r_r185.f46);
    CPy_DecRef(cpy_r_r185.f47);
    CPy_DecRef(cpy_r_r185.f48);
    CPy_DecRef(cpy_r_r185.f49);
    CPy_DecRef(cpy_r_r185.f50);
    CPy_DecRef(cpy_r_r185.f51);
    CPy_DecRef(cpy_r_r185.f52);
    CPy_DecRef(cpy_r_r185.f53);
    CPy_DecRef(cpy_r_r185.f54);
    CPy_DecRef(cpy_r_r185.f55);
    CPy_DecRef(cpy_r_r185.f56);
    CPy_DecRef(cpy_r_r185.f57);
    CPy_DecRef(cpy_r_r185.f58);
    CPy_DecRef(cpy_r_r186);
    CPy_DecRef(cpy_r_r187);
    CPy_DecRef(cpy_r_r197);
    goto CPyL193;
CPyL236: ;
    CPy_DECREF(cpy_r_r197);
    goto CPyL114;
CPyL237: ;
    CPy_DecRef(cpy_r_r185.f0);
    CPy_DecRef(cpy_r_r185.f1);
    CPy_DecRef(cpy_r_r185.f2);
    CPy_DecRef(cpy_r_r185.f3);
    CPy_DecRef(cpy_r_r185.f4);
    CPy_DecRef(cpy_r_r185.f5);
    CPy_DecRef(cpy_r_r185.f6);
    CPy_DecRef(cpy_r_r185.f7);
    CPy_DecRef(cpy_r_r185.f8);
    CPy_DecRef(cpy_r_r185.f9);
    CPy_DecRef(cpy_r_r185.f10);
    CPy_DecRef(cpy_r_r185.f11);
    CPy_DecRef(cpy_r_r185.f12);
    CPy_DecRef(cpy_r_r185.f13);
    CPy_DecRef(cpy_r_r185.f14);
    CPy_DecRef(cpy_r_r185.f15);
    CPy_DecRef(cpy_r_r185.f16);
    CPy_DecRef(cpy_r_r185.f17);
    CPy_DecRef(cpy_r_r185.f18);
    CPy_DecRef(cpy_r_r185.f19);
    CPy_DecRef(cpy_r_r185.f20);
    CPy_DecRef(cpy_r_r185.f21);
    CPy_DecRef(cpy_r_r185.f22);
    CPy_DecRef(cpy_r_r185.f23);
    CPy_DecRef(cpy_r_r185.f24);
    CPy_DecRef(cpy_r_r185.f25);
    CPy_DecRef(cpy_r_r185.f26);
    CPy_DecRef(cpy_r_r185.f27);
    CPy_DecRef(cpy_r_r185.f28);
    CPy_DecRef(cpy_r_r185.f29);
    CPy_DecRef(cpy_r_r185.f30);
    CPy_DecRef(cpy_r_r185.f31);
    CPy_DecRef(cpy_r_r185.f32);
    CPy_DecRef(cpy_r_r185.f33);
    CPy_DecRef(cpy_r_r185.f34);
    CPy_DecRef(cpy_r_r185.f35);
    CPy_DecRef(cpy_r_r185.f36);
    CPy_DecRef(cpy_r_r185.f37);
    CPy_DecRef(cpy_r_r185.f38);
    CPy_DecRef(cpy_r_r185.f39);
    CPy_DecRef(cpy_r_r185.f40);
    CPy_DecRef(cpy_r_r185.f41);
    CPy_DecRef(cpy_r_r185.f42);
    CPy_DecRef(cpy_r_r185.f43);
    CPy_DecRef(cpy_r_r185.f44);
    CPy_DecRef(cpy_r_r185.f45);
    CPy_DecRef(cpy_r_r185.f46);
    CPy_DecRef(cpy_r_r185.f47);
    CPy_DecRef(cpy_r_r185.f48);
    CPy_DecRef(cpy_r_r185.f49);
    CPy_DecRef(cpy_r_r185.f50);
    CPy_DecRef(cpy_r_r185.f51);
    CPy_DecRef(cpy_r_r185.f52);
    CPy_DecRef(cpy_r_r185.f53);
    CPy_DecRef(cpy_r_r185.f54);
    CPy_DecRef(cpy_r_r185.f55);
    CPy_DecRef(cpy_r_r185.f56);
    CPy_DecRef(cpy_r_r185.f57);
    CPy_DecRef(cpy_r_r185.f58);
    CPy_DecRef(cpy_r_r211);
    goto CPyL193;
CPyL238: ;
    CPy_DecRef(cpy_r_r185.f0);
    CPy_DecRef(cpy_r_r185.f1);
    CPy_DecRef(cpy_r_r185.f2);
    CPy_DecRef(cpy_r_r185.f3);
    CPy_DecRef(cpy_r_r185.f4);
    CPy_DecRef(cpy_r_r185.f5);
    CPy_DecRef(cpy_r_r185.f6);
    CPy_DecRef(cpy_r_r185.f7);
    CPy_DecRef(cpy_r_r185.f8);
    CPy_DecRef(cpy_r_r185.f9);
    CPy_DecRef(cpy_r_r185.f10);
    CPy_DecRef(cpy_r_r185.f11);
    CPy_DecRef(cpy_r_r185.f12);
    CPy_DecRef(cpy_r_r185.f13);
    CPy_DecRef(cpy_r_r185.f14);
    CPy_DecRef(cpy_r_r185.f15);
    CPy_DecRef(cpy_r_r185.f16);
    CPy_DecRef(cpy_r_r185.f17);
    CPy_DecRef(cpy_r_r185.f18);
    CPy_DecRef(cpy_r_r185.f19);
    CPy_DecRef(cpy_r_r185.f20);
    CPy_DecRef(cpy_r_r185.f21);
    CPy_DecRef(cpy_r_r185.f22);
    CPy_DecRef(cpy_r_r185.f23);
    CPy_DecRef(cpy_r_r185.f24);
    CPy_DecRef(cpy_r_r185.f25);
    CPy_DecRef(cpy_r_r185.f26);
    CPy_DecRef(cpy_r_r185.f27);
    CPy_DecRef(cpy_r_r185.f28);
    CPy_DecRef(cpy_r_r185.f29);
    CPy_DecRef(cpy_r_r185.f30);
    CPy_DecRef(cpy_r_r185.f31);
    CPy_DecRef(cpy_r_r185.f32);
    CPy_DecRef(cpy_r_r185.f33);
    CPy_DecRef(cpy_r_r185.f34);
    CPy_DecRef(cpy_r_r185.f35);
    CPy_DecRef(cpy_r_r185.f36);
    CPy_DecRef(cpy_r_r185.f37);
    CPy_DecRef(cpy_r_r185.f38);
    CPy_DecRef(cpy_r_r185.f39);
    CPy_DecRef(cpy_r_r185.f40);
    CPy_DecRef(cpy_r_r185.f41);
    CPy_DecRef(cpy_r_r185.f42);
    CPy_DecRef(cpy_r_r185.f43);
    CPy_DecRef(cpy_r_r185.f44);
    CPy_DecRef(cpy_r_r185.f45);
    CPy_DecRef(cpy_r_r185.f46);
    CPy_DecRef(cpy_r_r185.f47);
    CPy_DecRef(cpy_r_r185.f48);
    CPy_DecRef(cpy_r_r185.f49);
    CPy_DecRef(cpy_r_r185.f50);
    CPy_DecRef(cpy_r_r185.f51);
    CPy_DecRef(cpy_r_r185.f52);
    CPy_DecRef(cpy_r_r185.f53);
    CPy_DecRef(cpy_r_r185.f54);
    CPy_DecRef(cpy_r_r185.f55);
    CPy_DecRef(cpy_r_r185.f56);
    CPy_DecRef(cpy_r_r185.f57);
    CPy_DecRef(cpy_r_r185.f58);
    CPy_DecRef(cpy_r_r211);
    CPy_DecRef(cpy_r_r212);
    goto CPyL193;
CPyL239: ;
    CPy_DECREF(cpy_r_r212);
    goto CPyL126;
CPyL240: ;
    CPy_DecRef(cpy_r_r185.f0);
    CPy_DecRef(cpy_r_r185.f1);
    CPy_DecRef(cpy_r_r185.f2);
    CPy_DecRef(cpy_r_r185.f3);
    CPy_DecRef(cpy_r_r185.f4);
    CPy_DecRef(cpy_r_r185.f5);
    CPy_DecRef(cpy_r_r185.f6);
    CPy_DecRef(cpy_r_r185.f7);
    CPy_DecRef(cpy_r_r185.f8);
    CPy_DecRef(cpy_r_r185.f9);
    CPy_DecRef(cpy_r_r185.f10);
    CPy_DecRef(cpy_r_r185.f11);
    CPy_DecRef(cpy_r_r185.f12);
    CPy_DecRef(cpy_r_r185.f13);
    CPy_DecRef(cpy_r_r185.f14);
    CPy_DecRef(cpy_r_r185.f15);
    CPy_DecRef(cpy_r_r185.f16);
    CPy_DecRef(cpy_r_r185.f17);
    CPy_DecRef(cpy_r_r185.f18);
    CPy_DecRef(cpy_r_r185.f19);
    CPy_DecRef(cpy_r_r185.f20);
    CPy_DecRef(cpy_r_r185.f21);
    CPy_DecRef(cpy_r_r185.f22);
    CPy_DecRef(cpy_r_r185.f23);
    CPy_DecRef(cpy_r_r185.f24);
    CPy_DecRef(cpy_r_r185.f25);
    CPy_DecRef(cpy_r_r185.f26);
    CPy_DecRef(cpy_r_r185.f27);
    CPy_DecRef(cpy_r_r185.f28);
    CPy_DecRef(cpy_r_r185.f29);
    CPy_DecRef(cpy_r_r185.f30);
    CPy_DecRef(cpy_r_r185.f31);
    CPy_DecRef(cpy_r_r185.f32);
    CPy_DecRef(cpy_r_r185.f33);
    CPy_DecRef(cpy_r_r185.f34);
    CPy_DecRef(cpy_r_r185.f35);
    CPy_DecRef(cpy_r_r185.f36);
    CPy_DecRef(cpy_r_r185.f37);
    CPy_DecRef(cpy_r_r185.f38);
    CPy_DecRef(cpy_r_r185.f39);
    CPy_DecRef(cpy_r_r185.f40);
    CPy_DecRef(cpy_r_r185.f41);
    CPy_DecRef(cpy_r_r185.f42);
    CPy_DecRef(cpy_r_r185.f43);
    CPy_DecRef(cpy_r_r185.f44);
    CPy_DecRef(cpy_r_r185.f45);
    CPy_DecRef(cpy_r_r185.f46);
    CPy_DecRef(cpy_r_r185.f47);
    CPy_DecRef(cpy_r_r185.f48);
    CPy_DecRef(cpy_r_r185.f49);
    CPy_DecRef(cpy_r_r185.f50);
    CPy_DecRef(cpy_r_r185.f51);
    CPy_DecRef(cpy_r_r185.f52);
    CPy_DecRef(cpy_r_r185.f53);
    CPy_DecRef(cpy_r_r185.f54);
    CPy_DecRef(cpy_r_r185.f55);
    CPy_DecRef(cpy_r_r185.f56);
    CPy_DecRef(cpy_r_r185.f57);
    CPy_DecRef(cpy_r_r185.f58);
    CPy_DecRef(cpy_r_r211);
    CPy_DecRef(cpy_r_r212);
    CPy_DecRef(cpy_r_r215);
    goto CPyL193;
CPyL241: ;
    CPy_DecRef(cpy_r_r185.f0);
    CPy_DecRef(cpy_r_r185.f1);
    CPy_DecRef(cpy_r_r185.f2);
    CPy_DecRef(cpy_r_r185.f3);
    CPy_DecRef(cpy_r_r185.f4);
    CPy_DecRef(cpy_r_r185.f5);
    CPy_DecRef(cpy_r_r185.f6);
    CPy_DecRef(cpy_r_r185.f7);
    CPy_DecRef(cpy_r_r185.f8);
    CPy_DecRef(cpy_r_r185.f9);
    CPy_DecRef(cpy_r_r185.f10);
    CPy_DecRef(cpy_r_r185.f11);
    CPy_DecRef(cpy_r_r185.f12);
    CPy_DecRef(cpy_r_r185.f13);
    CPy_DecRef(cpy_r_r185.f14);
    CPy_DecRef(cpy_r_r185.f15);
    CPy_DecRef(cpy_r_r185.f16);
    CPy_DecRef(cpy_r_r185.f17);
    CPy_DecRef(cpy_r_r185.f18);
    CPy_DecRef(cpy_r_r185.f19);
    CPy_DecRef(cpy_r_r185.f20);
    CPy_DecRef(cpy_r_r185.f21);
    CPy_DecRef(cpy_r_r185.f22);
    CPy_DecRef(cpy_r_r185.f23);
    CPy_DecRef(cpy_r_r185.f24);
    CPy_DecRef(cpy_r_r185.f25);
    CPy_DecRef(cpy_r_r185.f26);
    CPy_DecRef(cpy_r_r185.f27);
    CPy_DecRef(cpy_r_r185.f28);
    CPy_DecRef(cpy_r_r185.f29);
    CPy_DecRef(cpy_r_r185.f30);
    CPy_DecRef(cpy_r_r185.f31);
    CPy_DecRef(cpy_r_r185.f32);
    CPy_DecRef(cpy_r_r185.f33);
    CPy_DecRef(cpy_r_r185.f34);
    CPy_DecRef(cpy_r_r185.f35);
    CPy_DecRef(cpy_r_r185.f36);
    CPy_DecRef(cpy_r_r185.f37);
    CPy_DecRef(cpy_r_r185.f38);
    CPy_DecRef(cpy_r_r185.f39);
    CPy_DecRef(cpy_r_r185.f40);
    CPy_DecRef(cpy_r_r185.f41);
    CPy_DecRef(cpy_r_r185.f42);
    CPy_DecRef(cpy_r_r185.f43);
    CPy_DecRef(cpy_r_r185.f44);
    CPy_DecRef(cpy_r_r185.f45);
    CPy_DecRef(cpy_r_r185.f46);
    CPy_DecRef(cpy_r_r185.f47);
    CPy_DecRef(cpy_r_r185.f48);
    CPy_DecRef(cpy_r_r185.f49);
    CPy_DecRef(cpy_r_r185.f50);
    CPy_DecRef(cpy_r_r185.f51);
    CPy_DecRef(cpy_r_r185.f52);
    CPy_DecRef(cpy_r_r185.f53);
    CPy_DecRef(cpy_r_r185.f54);
    CPy_DecRef(cpy_r_r185.f55);
    CPy_DecRef(cpy_r_r185.f56);
    CPy_DecRef(cpy_r_r185.f57);
    CPy_DecRef(cpy_r_r185.f58);
    CPy_DecRef(cpy_r_r211);
    CPy_DecRef(cpy_r_r231);
    goto CPyL193;
CPyL242: ;
    CPy_DecRef(cpy_r_r185.f0);
    CPy_DecRef(cpy_r_r185.f1);
    CPy_DecRef(cpy_r_r185.f2);
    CPy_DecRef(cpy_r_r185.f3);
    CPy_DecRef(cpy_r_r185.f4);
    CPy_DecRef(cpy_r_r185.f5);
    CPy_DecRef(cpy_r_r185.f6);
    CPy_DecRef(cpy_r_r185.f7);
    CPy_DecRef(cpy_r_r185.f8);
    CPy_DecRef(cpy_r_r185.f9);
    CPy_DecRef(cpy_r_r185.f10);
    CPy_DecRef(cpy_r_r185.f11);
    CPy_DecRef(cpy_r_r185.f12);
    CPy_DecRef(cpy_r_r185.f13);
    CPy_DecRef(cpy_r_r185.f14);
    CPy_DecRef(cpy_r_r185.f15);
    CPy_DecRef(cpy_r_r185.f16);
    CPy_DecRef(cpy_r_r185.f17);
    CPy_DecRef(cpy_r_r185.f18);
    CPy_DecRef(cpy_r_r185.f19);
    CPy_DecRef(cpy_r_r185.f20);
    CPy_DecRef(cpy_r_r185.f21);
    CPy_DecRef(cpy_r_r185.f22);
    CPy_DecRef(cpy_r_r185.f23);
    CPy_DecRef(cpy_r_r185.f24);
    CPy_DecRef(cpy_r_r185.f25);
    CPy_DecRef(cpy_r_r185.f26);
    CPy_DecRef(cpy_r_r185.f27);
    CPy_DecRef(cpy_r_r185.f28);
    CPy_DecRef(cpy_r_r185.f29);
    CPy_DecRef(cpy_r_r185.f30);
    CPy_DecRef(cpy_r_r185.f31);
    CPy_DecRef(cpy_r_r185.f32);
    CPy_DecRef(cpy_r_r185.f33);
    CPy_DecRef(cpy_r_r185.f34);
    CPy_DecRef(cpy_r_r185.f35);
    CPy_DecRef(cpy_r_r185.f36);
    CPy_DecRef(cpy_r_r185.f37);
    CPy_DecRef(cpy_r_r185.f38);
    CPy_DecRef(cpy_r_r185.f39);
    CPy_DecRef(cpy_r_r185.f40);
    CPy_DecRef(cpy_r_r185.f41);
    CPy_DecRef(cpy_r_r185.f42);
    CPy_DecRef(cpy_r_r185.f43);
    CPy_DecRef(cpy_r_r185.f44);
    CPy_DecRef(cpy_r_r185.f45);
    CPy_DecRef(cpy_r_r185.f46);
    CPy_DecRef(cpy_r_r185.f47);
    CPy_DecRef(cpy_r_r185.f48);
    CPy_DecRef(cpy_r_r185.f49);
    CPy_DecRef(cpy_r_r185.f50);
    CPy_DecRef(cpy_r_r185.f51);
    CPy_DecRef(cpy_r_r185.f52);
    CPy_DecRef(cpy_r_r185.f53);
    CPy_DecRef(cpy_r_r185.f54);
    CPy_DecRef(cpy_r_r185.f55);
    CPy_DecRef(cpy_r_r185.f56);
    CPy_DecRef(cpy_r_r185.f57);
    CPy_DecRef(cpy_r_r185.f58);
    CPy_DecRef(cpy_r_r211);
    CPy_DecRef(cpy_r_r231);
    CPy_DecRef(cpy_r_r232);
    goto CPyL193;
CPyL243: ;
    CPy_DECREF(cpy_r_r232);
    goto CPyL137;
CPyL244: ;
    CPy_DecRef(cpy_r_r185.f0);
    CPy_DecRef(cpy_r_r185.f1);
    CPy_DecRef(cpy_r_r185.f2);
    CPy_DecRef(cpy_r_r185.f3);
    CPy_DecRef(cpy_r_r185.f4);
    CPy_DecRef(cpy_r_r185.f5);
    CPy_DecRef(cpy_r_r185.f6);
    CPy_DecRef(cpy_r_r185.f7);
    CPy_DecRef(cpy_r_r185.f8);
    CPy_DecRef(cpy_r_r185.f9);
    CPy_DecRef(cpy_r_r185.f10);
    CPy_DecRef(cpy_r_r185.f11);
    CPy_DecRef(cpy_r_r185.f12);
    CPy_DecRef(cpy_r_r185.f13);
    CPy_DecRef(cpy_r_r185.f14);
    CPy_DecRef(cpy_r_r185.f15);
    CPy_DecRef(cpy_r_r185.f16);
    CPy_DecRef(cpy_r_r185.f17);
    CPy_DecRef(cpy_r_r185.f18);
    CPy_DecRef(cpy_r_r185.f19);
    CPy_DecRef(cpy_r_r185.f20);
    CPy_DecRef(cpy_r_r185.f21);
    CPy_DecRef(cpy_r_r185.f22);
    CPy_DecRef(cpy_r_r185.f23);
    CPy_DecRef(cpy_r_r185.f24);
    CPy_DecRef(cpy_r_r185.f25);
    CPy_DecRef(cpy_r_r185.f26);
    CPy_DecRef(cpy_r_r185.f27);
    CPy_DecRef(cpy_r_r185.f28);
    CPy_DecRef(cpy_r_r185.f29);
    CPy_DecRef(cpy_r_r185.f30);
    CPy_DecRef(cpy_r_r185.f31);
    CPy_DecRef(cpy_r_r185.f32);
    CPy_DecRef(cpy_r_r185.f33);
    CPy_DecRef(cpy_r_r185.f34);
    CPy_DecRef(cpy_r_r185.f35);
    CPy_DecRef(cpy_r_r185.f36);
    CPy_DecRef(cpy_r_r185.f37);
    CPy_DecRef(cpy_r_r185.f38);
    CPy_DecRef(cpy_r_r185.f39);
    CPy_DecRef(cpy_r_r185.f40);
    CPy_DecRef(cpy_r_r185.f41);
    CPy_DecRef(cpy_r_r185.f42);
    CPy_DecRef(cpy_r_r185.f43);
    CPy_DecRef(cpy_r_r185.f44);
    CPy_DecRef(cpy_r_r185.f45);
    CPy_DecRef(cpy_r_r185.f46);
    CPy_DecRef(cpy_r_r185.f47);
    CPy_DecRef(cpy_r_r185.f48);
    CPy_DecRef(cpy_r_r185.f49);
    CPy_DecRef(cpy_r_r185.f50);
    CPy_DecRef(cpy_r_r185.f51);
    CPy_DecRef(cpy_r_r185.f52);
    CPy_DecRef(cpy_r_r185.f53);
    CPy_DecRef(cpy_r_r185.f54);
    CPy_DecRef(cpy_r_r185.f55);
    CPy_DecRef(cpy_r_r185.f56);
    CPy_DecRef(cpy_r_r185.f57);
    CPy_DecRef(cpy_r_r185.f58);
    CPy_DecRef(cpy_r_r211);
    CPy_DecRef(cpy_r_r231);
    CPy_DecRef(cpy_r_r232);
    CPy_DecRef(cpy_r_r235);
    goto CPyL193;
CPyL245: ;
    CPy_DecRef(cpy_r_r185.f0);
    CPy_DecRef(cpy_r_r185.f1);
    CPy_DecRef(cpy_r_r185.f2);
    CPy_DecRef(cpy_r_r185.f3);
    CPy_DecRef(cpy_r_r185.f4);
    CPy_DecRef(cpy_r_r185.f5);
    CPy_DecRef(cpy_r_r185.f6);
    CPy_DecRef(cpy_r_r185.f7);
    CPy_DecRef(cpy_r_r185.f8);
    CPy_DecRef(cpy_r_r185.f9);
    CPy_DecRef(cpy_r_r185.f10);
    CPy_DecRef(cpy_r_r185.f11);
    CPy_DecRef(cpy_r_r185.f12);
    CPy_DecRef(cpy_r_r185.f13);
    CPy_DecRef(cpy_r_r185.f14);
    CPy_DecRef(cpy_r_r185.f15);
    CPy_DecRef(cpy_r_r185.f16);
    CPy_DecRef(cpy_r_r185.f17);
    CPy_DecRef(cpy_r_r185.f18);
    CPy_DecRef(cpy_r_r185.f19);
    CPy_DecRef(cpy_r_r185.f20);
    CPy_DecRef(cpy_r_r185.f21);
    CPy_DecRef(cpy_r_r185.f22);
    CPy_DecRef(cpy_r_r185.f23);
    CPy_DecRef(cpy_r_r185.f24);
    CPy_DecRef(cpy_r_r185.f25);
    CPy_DecRef(cpy_r_r185.f26);
    CPy_DecRef(cpy_r_r185.f27);
    CPy_DecRef(cpy_r_r185.f28);
    CPy_DecRef(cpy_r_r185.f29);
    CPy_DecRef(cpy_r_r185.f30);
    CPy_DecRef(cpy_r_r185.f31);
    CPy_DecRef(cpy_r_r185.f32);
    CPy_DecRef(cpy_r_r185.f33);
    CPy_DecRef(cpy_r_r185.f34);
    CPy_DecRef(cpy_r_r185.f35);
    CPy_DecRef(cpy_r_r185.f36);
    CPy_DecRef(cpy_r_r185.f37);
    CPy_DecRef(cpy_r_r185.f38);
    CPy_DecRef(cpy_r_r185.f39);
    CPy_DecRef(cpy_r_r185.f40);
    CPy_DecRef(cpy_r_r185.f41);
    CPy_DecRef(cpy_r_r185.f42);
    CPy_DecRef(cpy_r_r185.f43);
    CPy_DecRef(cpy_r_r185.f44);
    CPy_DecRef(cpy_r_r185.f45);
    CPy_DecRef(cpy_r_r185.f46);
    CPy_DecRef(cpy_r_r185.f47);
    CPy_DecRef(cpy_r_r185.f48);
    CPy_DecRef(cpy_r_r185.f49);
    CPy_DecRef(cpy_r_r185.f50);
    CPy_DecRef(cpy_r_r185.f51);
    CPy_DecRef(cpy_r_r185.f52);
    CPy_DecRef(cpy_r_r185.f53);
    CPy_DecRef(cpy_r_r185.f54);
    CPy_DecRef(cpy_r_r185.f55);
    CPy_DecRef(cpy_r_r185.f56);
    CPy_DecRef(cpy_r_r185.f57);
    CPy_DecRef(cpy_r_r185.f58);
    CPy_DecRef(cpy_r_r211);
    CPy_DecRef(cpy_r_r231);
    CPy_DecRef(cpy_r_r251);
    goto CPyL193;
CPyL246: ;
    CPy_DecRef(cpy_r_r185.f0);
    CPy_DecRef(cpy_r_r185.f1);
    CPy_DecRef(cpy_r_r185.f2);
    CPy_DecRef(cpy_r_r185.f3);
    CPy_DecRef(cpy_r_r185.f4);
    CPy_DecRef(cpy_r_r185.f5);
    CPy_DecRef(cpy_r_r185.f6);
    CPy_DecRef(cpy_r_r185.f7);
    CPy_DecRef(cpy_r_r185.f8);
    CPy_DecRef(cpy_r_r185.f9);
    CPy_DecRef(cpy_r_r185.f10);
    CPy_DecRef(cpy_r_r185.f11);
    CPy_DecRef(cpy_r_r185.f12);
    CPy_DecRef(cpy_r_r185.f13);
    CPy_DecRef(cpy_r_r185.f14);
    CPy_DecRef(cpy_r_r185.f15);
    CPy_DecRef(cpy_r_r185.f16);
    CPy_DecRef(cpy_r_r185.f17);
    CPy_DecRef(cpy_r_r185.f18);
    CPy_DecRef(cpy_r_r185.f19);
    CPy_DecRef(cpy_r_r185.f20);
    CPy_DecRef(cpy_r_r185.f21);
    CPy_DecRef(cpy_r_r185.f22);
    CPy_DecRef(cpy_r_r185.f23);
    CPy_DecRef(cpy_r_r185.f24);
    CPy_DecRef(cpy_r_r185.f25);
    CPy_DecRef(cpy_r_r185.f26);
    CPy_DecRef(cpy_r_r185.f27);
    CPy_DecRef(cpy_r_r185.f28);
    CPy_DecRef(cpy_r_r185.f29);
    CPy_DecRef(cpy_r_r185.f30);
    CPy_DecRef(cpy_r_r185.f31);
    CPy_DecRef(cpy_r_r185.f32);
    CPy_DecRef(cpy_r_r185.f33);
    CPy_DecRef(cpy_r_r185.f34);
    CPy_DecRef(cpy_r_r185.f35);
    CPy_DecRef(cpy_r_r185.f36);
    CPy_DecRef(cpy_r_r185.f37);
    CPy_DecRef(cpy_r_r185.f38);
    CPy_DecRef(cpy_r_r185.f39);
    CPy_DecRef(cpy_r_r185.f40);
    CPy_DecRef(cpy_r_r185.f41);
    CPy_DecRef(cpy_r_r185.f42);
    CPy_DecRef(cpy_r_r185.f43);
    CPy_DecRef(cpy_r_r185.f44);
    CPy_DecRef(cpy_r_r185.f45);
    CPy_DecRef(cpy_r_r185.f46);
    CPy_DecRef(cpy_r_r185.f47);
    CPy_DecRef(cpy_r_r185.f48);
    CPy_DecRef(cpy_r_r185.f49);
    CPy_DecRef(cpy_r_r185.f50);
    CPy_DecRef(cpy_r_r185.f51);
    CPy_DecRef(cpy_r_r185.f52);
    CPy_DecRef(cpy_r_r185.f53);
    CPy_DecRef(cpy_r_r185.f54);
    CPy_DecRef(cpy_r_r185.f55);
    CPy_DecRef(cpy_r_r185.f56);
    CPy_DecRef(cpy_r_r185.f57);
    CPy_DecRef(cpy_r_r185.f58);
    CPy_DecRef(cpy_r_r211);
    CPy_DecRef(cpy_r_r231);
    CPy_DecRef(cpy_r_r251);
    CPy_DecRef(cpy_r_r252);
    goto CPyL193;
CPyL247: ;
    CPy_DECREF(cpy_r_r252);
    goto CPyL148;
CPyL248: ;
    CPy_DecRef(cpy_r_r185.f0);
    CPy_DecRef(cpy_r_r185.f1);
    CPy_DecRef(cpy_r_r185.f2);
    CPy_DecRef(cpy_r_r185.f3);
    CPy_DecRef(cpy_r_r185.f4);
    CPy_DecRef(cpy_r_r185.f5);
    CPy_DecRef(cpy_r_r185.f6);
    CPy_DecRef(cpy_r_r185.f7);
    CPy_DecRef(cpy_r_r185.f8);
    CPy_DecRef(cpy_r_r185.f9);
    CPy_DecRef(cpy_r_r185.f10);
    CPy_DecRef(cpy_r_r185.f11);
    CPy_DecRef(cpy_r_r185.f12);
    CPy_DecRef(cpy_r_r185.f13);
    CPy_DecRef(cpy_r_r185.f14);
    CPy_DecRef(cpy_r_r185.f15);
    CPy_DecRef(cpy_r_r185.f16);
    CPy_DecRef(cpy_r_r185.f17);
    CPy_DecRef(cpy_r_r185.f18);
    CPy_DecRef(cpy_r_r185.f19);
    CPy_DecRef(cpy_r_r185.f20);
    CPy_DecRef(cpy_r_r185.f21);
    CPy_DecRef(cpy_r_r185.f22);
    CPy_DecRef(cpy_r_r185.f23);
    CPy_DecRef(cpy_r_r185.f24);
    CPy_DecRef(cpy_r_r185.f25);
    CPy_DecRef(cpy_r_r185.f26);
    CPy_DecRef(cpy_r_r185.f27);
    CPy_DecRef(cpy_r_r185.f28);
    CPy_DecRef(cpy_r_r185.f29);
    CPy_DecRef(cpy_r_r185.f30);
    CPy_DecRef(cpy_r_r185.f31);
    CPy_DecRef(cpy_r_r185.f32);
    CPy_DecRef(cpy_r_r185.f33);
    CPy_DecRef(cpy_r_r185.f34);
    CPy_DecRef(cpy_r_r185.f35);
    CPy_DecRef(cpy_r_r185.f36);
    CPy_DecRef(cpy_r_r185.f37);
    CPy_DecRef(cpy_r_r185.f38);
    CPy_DecRef(cpy_r_r185.f39);
    CPy_DecRef(cpy_r_r185.f40);
    CPy_DecRef(cpy_r_r185.f41);
    CPy_DecRef(cpy_r_r185.f42);
    CPy_DecRef(cpy_r_r185.f43);
    CPy_DecRef(cpy_r_r185.f44);
    CPy_DecRef(cpy_r_r185.f45);
    CPy_DecRef(cpy_r_r185.f46);
    CPy_DecRef(cpy_r_r185.f47);
    CPy_DecRef(cpy_r_r185.f48);
    CPy_DecRef(cpy_r_r185.f49);
    CPy_DecRef(cpy_r_r185.f50);
    CPy_DecRef(cpy_r_r185.f51);
    CPy_DecRef(cpy_r_r185.f52);
    CPy_DecRef(cpy_r_r185.f53);
    CPy_DecRef(cpy_r_r185.f54);
    CPy_DecRef(cpy_r_r185.f55);
    CPy_DecRef(cpy_r_r185.f56);
    CPy_DecRef(cpy_r_r185.f57);
    CPy_DecRef(cpy_r_r185.f58);
    CPy_DecRef(cpy_r_r211);
    CPy_DecRef(cpy_r_r231);
    CPy_DecRef(cpy_r_r251);
    CPy_DecRef(cpy_r_r252);
    CPy_DecRef(cpy_r_r255);
    goto CPyL193;
CPyL249: ;
    CPy_DecRef(cpy_r_r185.f0);
    CPy_DecRef(cpy_r_r185.f1);
    CPy_DecRef(cpy_r_r185.f2);
    CPy_DecRef(cpy_r_r185.f3);
    CPy_DecRef(cpy_r_r185.f4);
    CPy_DecRef(cpy_r_r185.f5);
    CPy_DecRef(cpy_r_r185.f6);
    CPy_DecRef(cpy_r_r185.f7);
    CPy_DecRef(cpy_r_r185.f8);
    CPy_DecRef(cpy_r_r185.f9);
    CPy_DecRef(cpy_r_r185.f10);
    CPy_DecRef(cpy_r_r185.f11);
    CPy_DecRef(cpy_r_r185.f12);
    CPy_DecRef(cpy_r_r185.f13);
    CPy_DecRef(cpy_r_r185.f14);
    CPy_DecRef(cpy_r_r185.f15);
    CPy_DecRef(cpy_r_r185.f16);
    CPy_DecRef(cpy_r_r185.f17);
    CPy_DecRef(cpy_r_r185.f18);
    CPy_DecRef(cpy_r_r185.f19);
    CPy_DecRef(cpy_r_r185.f20);
    CPy_DecRef(cpy_r_r185.f21);
    CPy_DecRef(cpy_r_r185.f22);
    CPy_DecRef(cpy_r_r185.f23);
    CPy_DecRef(cpy_r_r185.f24);
    CPy_DecRef(cpy_r_r185.f25);
    CPy_DecRef(cpy_r_r185.f26);
    CPy_DecRef(cpy_r_r185.f27);
    CPy_DecRef(cpy_r_r185.f28);
    CPy_DecRef(cpy_r_r185.f29);
    CPy_DecRef(cpy_r_r185.f30);
    CPy_DecRef(cpy_r_r185.f31);
    CPy_DecRef(cpy_r_r185.f32);
    CPy_DecRef(cpy_r_r185.f33);
    CPy_DecRef(cpy_r_r185.f34);
    CPy_DecRef(cpy_r_r185.f35);
    CPy_DecRef(cpy_r_r185.f36);
    CPy_DecRef(cpy_r_r185.f37);
    CPy_DecRef(cpy_r_r185.f38);
    CPy_DecRef(cpy_r_r185.f39);
    CPy_DecRef(cpy_r_r185.f40);
    CPy_DecRef(cpy_r_r185.f41);
    CPy_DecRef(cpy_r_r185.f42);
    CPy_DecRef(cpy_r_r185.f43);
    CPy_DecRef(cpy_r_r185.f44);
    CPy_DecRef(cpy_r_r185.f45);
    CPy_DecRef(cpy_r_r185.f46);
    CPy_DecRef(cpy_r_r185.f47);
    CPy_DecRef(cpy_r_r185.f48);
    CPy_DecRef(cpy_r_r185.f49);
    CPy_DecRef(cpy_r_r185.f50);
    CPy_DecRef(cpy_r_r185.f51);
    CPy_DecRef(cpy_r_r185.f52);
    CPy_DecRef(cpy_r_r185.f53);
    CPy_DecRef(cpy_r_r185.f54);
    CPy_DecRef(cpy_r_r185.f55);
    CPy_DecRef(cpy_r_r185.f56);
    CPy_DecRef(cpy_r_r185.f57);
    CPy_DecRef(cpy_r_r185.f58);
    CPy_DecRef(cpy_r_r211);
    CPy_DecRef(cpy_r_r231);
    CPy_DecRef(cpy_r_r251);
    CPy_DecRef(cpy_r_r271);
    goto CPyL193;
CPyL250: ;
    CPy_DecRef(cpy_r_r185.f0);
    CPy_DecRef(cpy_r_r185.f1);
    CPy_DecRef(cpy_r_r185.f2);
    CPy_DecRef(cpy_r_r185.f3);
    CPy_DecRef(cpy_r_r185.f4);
    CPy_DecRef(cpy_r_r185.f5);
    CPy_DecRef(cpy_r_r185.f6);
    CPy_DecRef(cpy_r_r185.f7);
    CPy_DecRef(cpy_r_r185.f8);
    CPy_DecRef(cpy_r_r185.f9);
    CPy_DecRef(cpy_r_r185.f10);
    CPy_DecRef(cpy_r_r185.f11);
    CPy_DecRef(cpy_r_r185.f12);
    CPy_DecRef(cpy_r_r185.f13);
    CPy_DecRef(cpy_r_r185.f14);
    CPy_DecRef(cpy_r_r185.f15);
    CPy_DecRef(cpy_r_r185.f16);
    CPy_DecRef(cpy_r_r185.f17);
    CPy_DecRef(cpy_r_r185.f18);
    CPy_DecRef(cpy_r_r185.f19);
    CPy_DecRef(cpy_r_r185.f20);
    CPy_DecRef(cpy_r_r185.f21);
    CPy_DecRef(cpy_r_r185.f22);
    CPy_DecRef(cpy_r_r185.f23);
    CPy_DecRef(cpy_r_r185.f24);
    CPy_DecRef(cpy_r_r185.f25);
    CPy_DecRef(cpy_r_r185.f26);
    CPy_DecRef(cpy_r_r185.f27);
    CPy_DecRef(cpy_r_r185.f28);
    CPy_DecRef(cpy_r_r185.f29);
    CPy_DecRef(cpy_r_r185.f30);
    CPy_DecRef(cpy_r_r185.f31);
    CPy_DecRef(cpy_r_r185.f32);
    CPy_DecRef(cpy_r_r185.f33);
    CPy_DecRef(cpy_r_r185.f34);
    CPy_DecRef(cpy_r_r185.f35);
    CPy_DecRef(cpy_r_r185.f36);
    CPy_DecRef(cpy_r_r185.f37);
    CPy_DecRef(cpy_r_r185.f38);
    CPy_DecRef(cpy_r_r185.f39);
    CPy_DecRef(cpy_r_r185.f40);
    CPy_DecRef(cpy_r_r185.f41);
    CPy_DecRef(cpy_r_r185.f42);
    CPy_DecRef(cpy_r_r185.f43);
    CPy_DecRef(cpy_r_r185.f44);
    CPy_DecRef(cpy_r_r185.f45);
    CPy_DecRef(cpy_r_r185.f46);
    CPy_DecRef(cpy_r_r185.f47);
    CPy_DecRef(cpy_r_r185.f48);
    CPy_DecRef(cpy_r_r185.f49);
    CPy_DecRef(cpy_r_r185.f50);
    CPy_DecRef(cpy_r_r185.f51);
    CPy_DecRef(cpy_r_r185.f52);
    CPy_DecRef(cpy_r_r185.f53);
    CPy_DecRef(cpy_r_r185.f54);
    CPy_DecRef(cpy_r_r185.f55);
    CPy_DecRef(cpy_r_r185.f56);
    CPy_DecRef(cpy_r_r185.f57);
    CPy_DecRef(cpy_r_r185.f58);
    CPy_DecRef(cpy_r_r211);
    CPy_DecRef(cpy_r_r231);
    CPy_DecRef(cpy_r_r251);
    CPy_DecRef(cpy_r_r271);
    CPy_DecRef(cpy_r_r272);
    goto CPyL193;
CPyL251: ;
    CPy_DECREF(cpy_r_r272);
    goto CPyL159;
CPyL252: ;
    CPy_DecRef(cpy_r_r185.f0);
    CPy_DecRef(cpy_r_r185.f1);
    CPy_DecRef(cpy_r_r185.f2);
    CPy_DecRef(cpy_r_r185.f3);
    CPy_DecRef(cpy_r_r185.f4);
    CPy_DecRef(cpy_r_r185.f5);
    CPy_DecRef(cpy_r_r185.f6);
    CPy_DecRef(cpy_r_r185.f7);
    CPy_DecRef(cpy_r_r185.f8);
    CPy_DecRef(cpy_r_r185.f9);
    CPy_DecRef(cpy_r_r185.f10);
    CPy_DecRef(cpy_r_r185.f11);
    CPy_DecRef(cpy_r_r185.f12);
    CPy_DecRef(cpy_r_r185.f13);
    CPy_DecRef(cpy_r_r185.f14);
    CPy_DecRef(cpy_r_r185.f15);
    CPy_DecRef(cpy_r_r185.f16);
    CPy_DecRef(cpy_r_r185.f17);
    CPy_DecRef(cpy_r_r185.f18);
    CPy_DecRef(cpy_r_r185.f19);
    CPy_DecRef(cpy_r_r185.f20);
    CPy_DecRef(cpy_r_r185.f21);
    CPy_DecRef(cpy_r_r185.f22);
    CPy_DecRef(cpy_r_r185.f23);
    CPy_DecRef(cpy_r_r185.f24);
    CPy_DecRef(cpy_r_r185.f25);
    CPy_DecRef(cpy_r_r185.f26);
    CPy_DecRef(cpy_r_r185.f27);
    CPy_DecRef(cpy_r_r185.f28);
    CPy_DecRef(cpy_r_r185.f29);
    CPy_DecRef(cpy_r_r185.f30);
    CPy_DecRef(cpy_r_r185.f31);
    CPy_DecRef(cpy_r_r185.f32);
    CPy_DecRef(cpy_r_r185.f33);
    CPy_DecRef(cpy_r_r185.f34);
    CPy_DecRef(cpy_r_r185.f35);
    CPy_DecRef(cpy_r_r185.f36);
    CPy_DecRef(cpy_r_r185.f37);
    CPy_DecRef(cpy_r_r185.f38);
    CPy_DecRef(cpy_r_r185.f39);
    CPy_DecRef(cpy_r_r185.f40);
    CPy_DecRef(cpy_r_r185.f41);
    CPy_DecRef(cpy_r_r185.f42);
    CPy_DecRef(cpy_r_r185.f43);
    CPy_DecRef(cpy_r_r185.f44);
    CPy_DecRef(cpy_r_r185.f45);
    CPy_DecRef(cpy_r_r185.f46);
    CPy_DecRef(cpy_r_r185.f47);
    CPy_DecRef(cpy_r_r185.f48);
    CPy_DecRef(cpy_r_r185.f49);
    CPy_DecRef(cpy_r_r185.f50);
    CPy_DecRef(cpy_r_r185.f51);
    CPy_DecRef(cpy_r_r185.f52);
    CPy_DecRef(cpy_r_r185.f53);
    CPy_DecRef(cpy_r_r185.f54);
    CPy_DecRef(cpy_r_r185.f55);
    CPy_DecRef(cpy_r_r185.f56);
    CPy_DecRef(cpy_r_r185.f57);
    CPy_DecRef(cpy_r_r185.f58);
    CPy_DecRef(cpy_r_r211);
    CPy_DecRef(cpy_r_r231);
    CPy_DecRef(cpy_r_r251);
    CPy_DecRef(cpy_r_r271);
    CPy_DecRef(cpy_r_r272);
    CPy_DecRef(cpy_r_r275);
    goto CPyL193;
CPyL253: ;
    CPy_DecRef(cpy_r_r185.f0);
    CPy_DecRef(cpy_r_r185.f1);
    CPy_DecRef(cpy_r_r185.f2);
    CPy_DecRef(cpy_r_r185.f3);
    CPy_DecRef(cpy_r_r185.f4);
    CPy_DecRef(cpy_r_r185.f5);
    CPy_DecRef(cpy_r_r185.f6);
    CPy_DecRef(cpy_r_r185.f7);
    CPy_DecRef(cpy_r_r185.f8);
    CPy_DecRef(cpy_r_r185.f9);
    CPy_DecRef(cpy_r_r185.f10);
    CPy_DecRef(cpy_r_r185.f11);
    CPy_DecRef(cpy_r_r185.f12);
    CPy_DecRef(cpy_r_r185.f13);
    CPy_DecRef(cpy_r_r185.f14);
    CPy_DecRef(cpy_r_r185.f15);
    CPy_DecRef(cpy_r_r185.f16);
    CPy_DecRef(cpy_r_r185.f17);
    CPy_DecRef(cpy_r_r185.f18);
    CPy_DecRef(cpy_r_r185.f19);
    CPy_DecRef(cpy_r_r185.f20);
    CPy_DecRef(cpy_r_r185.f21);
    CPy_DecRef(cpy_r_r185.f22);
    CPy_DecRef(cpy_r_r185.f23);
    CPy_DecRef(cpy_r_r185.f24);
    CPy_DecRef(cpy_r_r185.f25);
    CPy_DecRef(cpy_r_r185.f26);
    CPy_DecRef(cpy_r_r185.f27);
    CPy_DecRef(cpy_r_r185.f28);
    CPy_DecRef(cpy_r_r185.f29);
    CPy_DecRef(cpy_r_r185.f30);
    CPy_DecRef(cpy_r_r185.f31);
    CPy_DecRef(cpy_r_r185.f32);
    CPy_DecRef(cpy_r_r185.f33);
    CPy_DecRef(cpy_r_r185.f34);
    CPy_DecRef(cpy_r_r185.f35);
    CPy_DecRef(cpy_r_r185.f36);
    CPy_DecRef(cpy_r_r185.f37);
    CPy_DecRef(cpy_r_r185.f38);
    CPy_DecRef(cpy_r_r185.f39);
    CPy_DecRef(cpy_r_r185.f40);
    CPy_DecRef(cpy_r_r185.f41);
    CPy_DecRef(cpy_r_r185.f42);
    CPy_DecRef(cpy_r_r185.f43);
    CPy_DecRef(cpy_r_r185.f44);
    CPy_DecRef(cpy_r_r185.f45);
    CPy_DecRef(cpy_r_r185.f46);
    CPy_DecRef(cpy_r_r185.f47);
    CPy_DecRef(cpy_r_r185.f48);
    CPy_DecRef(cpy_r_r185.f49);
    CPy_DecRef(cpy_r_r185.f50);
    CPy_DecRef(cpy_r_r185.f51);
    CPy_DecRef(cpy_r_r185.f52);
    CPy_DecRef(cpy_r_r185.f53);
    CPy_DecRef(cpy_r_r185.f54);
    CPy_DecRef(cpy_r_r185.f55);
    CPy_DecRef(cpy_r_r185.f56);
    CPy_DecRef(cpy_r_r185.f57);
    CPy_DecRef(cpy_r_r185.f58);
    CPy_DecRef(cpy_r_r211);
    CPy_DecRef(cpy_r_r231);
    CPy_DecRef(cpy_r_r251);
    CPy_DecRef(cpy_r_r271);
    CPy_DecRef(cpy_r_r291);
    goto CPyL193;
CPyL254: ;
    CPy_DecRef(cpy_r_r185.f0);
    CPy_DecRef(cpy_r_r185.f1);
    CPy_DecRef(cpy_r_r185.f2);
    CPy_DecRef(cpy_r_r185.f3);
    CPy_DecRef(cpy_r_r185.f4);
    CPy_DecRef(cpy_r_r185.f5);
    CPy_DecRef(cpy_r_r185.f6);
    CPy_DecRef(cpy_r_r185.f7);
    CPy_DecRef(cpy_r_r185.f8);
    CPy_DecRef(cpy_r_r185.f9);
    CPy_DecRef(cpy_r_r185.f10);
    CPy_DecRef(cpy_r_r185.f11);
    CPy_DecRef(cpy_r_r185.f12);
    CPy_DecRef(cpy_r_r185.f13);
    CPy_DecRef(cpy_r_r185.f14);
    CPy_DecRef(cpy_r_r185.f15);
    CPy_DecRef(cpy_r_r185.f16);
    CPy_DecRef(cpy_r_r185.f17);
    CPy_DecRef(cpy_r_r185.f18);
    CPy_DecRef(cpy_r_r185.f19);
    CPy_DecRef(cpy_r_r185.f20);
    CPy_DecRef(cpy_r_r185.f21);
    CPy_DecRef(cpy_r_r185.f22);
    CPy_DecRef(cpy_r_r185.f23);
    CPy_DecRef(cpy_r_r185.f24);
    CPy_DecRef(cpy_r_r185.f25);
    CPy_DecRef(cpy_r_r185.f26);
    CPy_DecRef(cpy_r_r185.f27);
    CPy_DecRef(cpy_r_r185.f28);
    CPy_DecRef(cpy_r_r185.f29);
    CPy_DecRef(cpy_r_r185.f30);
    CPy_DecRef(cpy_r_r185.f31);
    CPy_DecRef(cpy_r_r185.f32);
    CPy_DecRef(cpy_r_r185.f33);
    CPy_DecRef(cpy_r_r185.f34);
    CPy_DecRef(cpy_r_r185.f35);
    CPy_DecRef(cpy_r_r185.f36);
    CPy_DecRef(cpy_r_r185.f37);
    CPy_DecRef(cpy_r_r185.f38);
    CPy_DecRef(cpy_r_r185.f39);
    CPy_DecRef(cpy_r_r185.f40);
    CPy_DecRef(cpy_r_r185.f41);
    CPy_DecRef(cpy_r_r185.f42);
    CPy_DecRef(cpy_r_r185.f43);
    CPy_DecRef(cpy_r_r185.f44);
    CPy_DecRef(cpy_r_r185.f45);
    CPy_DecRef(cpy_r_r185.f46);
    CPy_DecRef(cpy_r_r185.f47);
    CPy_DecRef(cpy_r_r185.f48);
    CPy_DecRef(cpy_r_r185.f49);
    CPy_DecRef(cpy_r_r185.f50);
    CPy_DecRef(cpy_r_r185.f51);
    CPy_DecRef(cpy_r_r185.f52);
    CPy_DecRef(cpy_r_r185.f53);
    CPy_DecRef(cpy_r_r185.f54);
    CPy_DecRef(cpy_r_r185.f55);
    CPy_DecRef(cpy_r_r185.f56);
    CPy_DecRef(cpy_r_r185.f57);
    CPy_DecRef(cpy_r_r185.f58);
    CPy_DecRef(cpy_r_r211);
    CPy_DecRef(cpy_r_r231);
    CPy_DecRef(cpy_r_r251);
    CPy_DecRef(cpy_r_r271);
    CPy_DecRef(cpy_r_r291);
    CPy_DecRef(cpy_r_r292);
    goto CPyL193;
CPyL255: ;
    CPy_DECREF(cpy_r_r292);
    goto CPyL170;
CPyL256: ;
    CPy_DecRef(cpy_r_r185.f0);
    CPy_DecRef(cpy_r_r185.f1);
    CPy_DecRef(cpy_r_r185.f2);
    CPy_DecRef(cpy_r_r185.f3);
    CPy_DecRef(cpy_r_r185.f4);
    CPy_DecRef(cpy_r_r185.f5);
    CPy_DecRef(cpy_r_r185.f6);
    CPy_DecRef(cpy_r_r185.f7);
    CPy_DecRef(cpy_r_r185.f8);
    CPy_DecRef(cpy_r_r185.f9);
    CPy_DecRef(cpy_r_r185.f10);
    CPy_DecRef(cpy_r_r185.f11);
    CPy_DecRef(cpy_r_r185.f12);
    CPy_DecRef(cpy_r_r185.f13);
    CPy_DecRef(cpy_r_r185.f14);
    CPy_DecRef(cpy_r_r185.f15);
    CPy_DecRef(cpy_r_r185.f16);
    CPy_DecRef(cpy_r_r185.f17);
    CPy_DecRef(cpy_r_r185.f18);
    CPy_DecRef(cpy_r_r185.f19);
    CPy_DecRef(cpy_r_r185.f20);
    CPy_DecRef(cpy_r_r185.f21);
    CPy_DecRef(cpy_r_r185.f22);
    CPy_DecRef(cpy_r_r185.f23);
    CPy_DecRef(cpy_r_r185.f24);
    CPy_DecRef(cpy_r_r185.f25);
    CPy_DecRef(cpy_r_r185.f26);
    CPy_DecRef(cpy_r_r185.f27);
    CPy_DecRef(cpy_r_r185.f28);
    CPy_DecRef(cpy_r_r185.f29);
    CPy_DecRef(cpy_r_r185.f30);
    CPy_DecRef(cpy_r_r185.f31);
    CPy_DecRef(cpy_r_r185.f32);
    CPy_DecRef(cpy_r_r185.f33);
    CPy_DecRef(cpy_r_r185.f34);
    CPy_DecRef(cpy_r_r185.f35);
    CPy_DecRef(cpy_r_r185.f36);
    CPy_DecRef(cpy_r_r185.f37);
    CPy_DecRef(cpy_r_r185.f38);
    CPy_DecRef(cpy_r_r185.f39);
    CPy_DecRef(cpy_r_r185.f40);
    CPy_DecRef(cpy_r_r185.f41);
    CPy_DecRef(cpy_r_r185.f42);
    CPy_DecRef(cpy_r_r185.f43);
    CPy_DecRef(cpy_r_r185.f44);
    CPy_DecRef(cpy_r_r185.f45);
    CPy_DecRef(cpy_r_r185.f46);
    CPy_DecRef(cpy_r_r185.f47);
    CPy_DecRef(cpy_r_r185.f48);
    CPy_DecRef(cpy_r_r185.f49);
    CPy_DecRef(cpy_r_r185.f50);
    CPy_DecRef(cpy_r_r185.f51);
    CPy_DecRef(cpy_r_r185.f52);
    CPy_DecRef(cpy_r_r185.f53);
    CPy_DecRef(cpy_r_r185.f54);
    CPy_DecRef(cpy_r_r185.f55);
    CPy_DecRef(cpy_r_r185.f56);
    CPy_DecRef(cpy_r_r185.f57);
    CPy_DecRef(cpy_r_r185.f58);
    CPy_DecRef(cpy_r_r211);
    CPy_DecRef(cpy_r_r231);
    CPy_DecRef(cpy_r_r251);
    CPy_DecRef(cpy_r_r271);
    CPy_DecRef(cpy_r_r291);
    CPy_DecRef(cpy_r_r292);
    CPy_DecRef(cpy_r_r295);
    goto CPyL193;
CPyL257: ;
    CPy_DecRef(cpy_r_r185.f0);
    CPy_DecRef(cpy_r_r185.f1);
    CPy_DecRef(cpy_r_r185.f2);
    CPy_DecRef(cpy_r_r185.f3);
    CPy_DecRef(cpy_r_r185.f4);
    CPy_DecRef(cpy_r_r185.f5);
    CPy_DecRef(cpy_r_r185.f6);
    CPy_DecRef(cpy_r_r185.f7);
    CPy_DecRef(cpy_r_r185.f8);
    CPy_DecRef(cpy_r_r185.f9);
    CPy_DecRef(cpy_r_r185.f10);
    CPy_DecRef(cpy_r_r185.f11);
    CPy_DecRef(cpy_r_r185.f12);
    CPy_DecRef(cpy_r_r185.f13);
    CPy_DecRef(cpy_r_r185.f14);
    CPy_DecRef(cpy_r_r185.f15);
    CPy_DecRef(cpy_r_r185.f16);
    CPy_DecRef(cpy_r_r185.f17);
    CPy_DecRef(cpy_r_r185.f18);
    CPy_DecRef(cpy_r_r185.f19);
    CPy_DecRef(cpy_r_r185.f20);
    CPy_DecRef(cpy_r_r185.f21);
    CPy_DecRef(cpy_r_r185.f22);
    CPy_DecRef(cpy_r_r185.f23);
    CPy_DecRef(cpy_r_r185.f24);
    CPy_DecRef(cpy_r_r185.f25);
    CPy_DecRef(cpy_r_r185.f26);
    CPy_DecRef(cpy_r_r185.f27);
    CPy_DecRef(cpy_r_r185.f28);
    CPy_DecRef(cpy_r_r185.f29);
    CPy_DecRef(cpy_r_r185.f30);
    CPy_DecRef(cpy_r_r185.f31);
    CPy_DecRef(cpy_r_r185.f32);
    CPy_DecRef(cpy_r_r185.f33);
    CPy_DecRef(cpy_r_r185.f34);
    CPy_DecRef(cpy_r_r185.f35);
    CPy_DecRef(cpy_r_r185.f36);
    CPy_DecRef(cpy_r_r185.f37);
    CPy_DecRef(cpy_r_r185.f38);
    CPy_DecRef(cpy_r_r185.f39);
    CPy_DecRef(cpy_r_r185.f40);
    CPy_DecRef(cpy_r_r185.f41);
    CPy_DecRef(cpy_r_r185.f42);
    CPy_DecRef(cpy_r_r185.f43);
    CPy_DecRef(cpy_r_r185.f44);
    CPy_DecRef(cpy_r_r185.f45);
    CPy_DecRef(cpy_r_r185.f46);
    CPy_DecRef(cpy_r_r185.f47);
    CPy_DecRef(cpy_r_r185.f48);
    CPy_DecRef(cpy_r_r185.f49);
    CPy_DecRef(cpy_r_r185.f50);
    CPy_DecRef(cpy_r_r185.f51);
    CPy_DecRef(cpy_r_r185.f52);
    CPy_DecRef(cpy_r_r185.f53);
    CPy_DecRef(cpy_r_r185.f54);
    CPy_DecRef(cpy_r_r185.f55);
    CPy_DecRef(cpy_r_r185.f56);
    CPy_DecRef(cpy_r_r185.f57);
    CPy_DecRef(cpy_r_r185.f58);
    CPy_DecRef(cpy_r_r211);
    CPy_DecRef(cpy_r_r231);
    CPy_DecRef(cpy_r_r251);
    CPy_DecRef(cpy_r_r271);
    CPy_DecRef(cpy_r_r291);
    CPy_DecRef(cpy_r_r311);
    goto CPyL193;
CPyL258: ;
    CPy_DecRef(cpy_r_r185.f0);
    CPy_DecRef(cpy_r_r185.f1);
    CPy_DecRef(cpy_r_r185.f2);
    CPy_DecRef(cpy_r_r185.f3);
    CPy_DecRef(cpy_r_r185.f4);
    CPy_DecRef(cpy_r_r185.f5);
    CPy_DecRef(cpy_r_r185.f6);
    CPy_DecRef(cpy_r_r185.f7);
    CPy_DecRef(cpy_r_r185.f8);
    CPy_DecRef(cpy_r_r185.f9);
    CPy_DecRef(cpy_r_r185.f10);
    CPy_DecRef(cpy_r_r185.f11);
    CPy_DecRef(cpy_r_r185.f12);
    CPy_DecRef(cpy_r_r185.f13);
    CPy_DecRef(cpy_r_r185.f14);
    CPy_DecRef(cpy_r_r185.f15);
    CPy_DecRef(cpy_r_r185.f16);
    CPy_DecRef(cpy_r_r185.f17);
    CPy_DecRef(cpy_r_r185.f18);
    CPy_DecRef(cpy_r_r185.f19);
    CPy_DecRef(cpy_r_r185.f20);
    CPy_DecRef(cpy_r_r185.f21);
    CPy_DecRef(cpy_r_r185.f22);
    CPy_DecRef(cpy_r_r185.f23);
    CPy_DecRef(cpy_r_r185.f24);
    CPy_DecRef(cpy_r_r185.f25);
    CPy_DecRef(cpy_r_r185.f26);
    CPy_DecRef(cpy_r_r185.f27);
    CPy_DecRef(cpy_r_r185.f28);
    CPy_DecRef(cpy_r_r185.f29);
    CPy_DecRef(cpy_r_r185.f30);
    CPy_DecRef(cpy_r_r185.f31);
    CPy_DecRef(cpy_r_r185.f32);
    CPy_DecRef(cpy_r_r185.f33);
    CPy_DecRef(cpy_r_r185.f34);
    CPy_DecRef(cpy_r_r185.f35);
    CPy_DecRef(cpy_r_r185.f36);
    CPy_DecRef(cpy_r_r185.f37);
    CPy_DecRef(cpy_r_r185.f38);
    CPy_DecRef(cpy_r_r185.f39);
    CPy_DecRef(cpy_r_r185.f40);
    CPy_DecRef(cpy_r_r185.f41);
    CPy_DecRef(cpy_r_r185.f42);
    CPy_DecRef(cpy_r_r185.f43);
    CPy_DecRef(cpy_r_r185.f44);
    CPy_DecRef(cpy_r_r185.f45);
    CPy_DecRef(cpy_r_r185.f46);
    CPy_DecRef(cpy_r_r185.f47);
    CPy_DecRef(cpy_r_r185.f48);
    CPy_DecRef(cpy_r_r185.f49);
    CPy_DecRef(cpy_r_r185.f50);
    CPy_DecRef(cpy_r_r185.f51);
    CPy_DecRef(cpy_r_r185.f52);
    CPy_DecRef(cpy_r_r185.f53);
    CPy_DecRef(cpy_r_r185.f54);
    CPy_DecRef(cpy_r_r185.f55);
    CPy_DecRef(cpy_r_r185.f56);
    CPy_DecRef(cpy_r_r185.f57);
    CPy_DecRef(cpy_r_r185.f58);
    CPy_DecRef(cpy_r_r211);
    CPy_DecRef(cpy_r_r231);
    CPy_DecRef(cpy_r_r251);
    CPy_DecRef(cpy_r_r271);
    CPy_DecRef(cpy_r_r291);
    CPy_DecRef(cpy_r_r311);
    CPy_DecRef(cpy_r_r312);
    goto CPyL193;
CPyL259: ;
    CPy_DECREF(cpy_r_r312);
    goto CPyL181;
CPyL260: ;
    CPy_DecRef(cpy_r_r185.f0);
    CPy_DecRef(cpy_r_r185.f1);
    CPy_DecRef(cpy_r_r185.f2);
    CPy_DecRef(cpy_r_r185.f3);
    CPy_DecRef(cpy_r_r185.f4);
    CPy_DecRef(cpy_r_r185.f5);
    CPy_DecRef(cpy_r_r185.f6);
    CPy_DecRef(cpy_r_r185.f7);
    CPy_DecRef(cpy_r_r185.f8);
    CPy_DecRef(cpy_r_r185.f9);
    CPy_DecRef(cpy_r_r185.f10);
    CPy_DecRef(cpy_r_r185.f11);
    CPy_DecRef(cpy_r_r185.f12);
    CPy_DecRef(cpy_r_r185.f13);
    CPy_DecRef(cpy_r_r185.f14);
    CPy_DecRef(cpy_r_r185.f15);
    CPy_DecRef(cpy_r_r185.f16);
    CPy_DecRef(cpy_r_r185.f17);
    CPy_DecRef(cpy_r_r185.f18);
    CPy_DecRef(cpy_r_r185.f19);
    CPy_DecRef(cpy_r_r185.f20);
    CPy_DecRef(cpy_r_r185.f21);
    CPy_DecRef(cpy_r_r185.f22);
    CPy_DecRef(cpy_r_r185.f23);
    CPy_DecRef(cpy_r_r185.f24);
    CPy_DecRef(cpy_r_r185.f25);
    CPy_DecRef(cpy_r_r185.f26);
    CPy_DecRef(cpy_r_r185.f27);
    CPy_DecRef(cpy_r_r185.f28);
    CPy_DecRef(cpy_r_r185.f29);
    CPy_DecRef(cpy_r_r185.f30);
    CPy_DecRef(cpy_r_r185.f31);
    CPy_DecRef(cpy_r_r185.f32);
    CPy_DecRef(cpy_r_r185.f33);
    CPy_DecRef(cpy_r_r185.f34);
    CPy_DecRef(cpy_r_r185.f35);
    CPy_DecRef(cpy_r_r185.f36);
    CPy_DecRef(cpy_r_r185.f37);
    CPy_DecRef(cpy_r_r185.f38);
    CPy_DecRef(cpy_r_r185.f39);
    CPy_DecRef(cpy_r_r185.f40);
    CPy_DecRef(cpy_r_r185.f41);
    CPy_DecRef(cpy_r_r185.f42);
    CPy_DecRef(cpy_r_r185.f43);
    CPy_DecRef(cpy_r_r185.f44);
    CPy_DecRef(cpy_r_r185.f45);
    CPy_DecRef(cpy_r_r185.f46);
    CPy_DecRef(cpy_r_r185.f47);
    CPy_DecRef(cpy_r_r185.f48);
    CPy_DecRef(cpy_r_r185.f49);
    CPy_DecRef(cpy_r_r185.f50);
    CPy_DecRef(cpy_r_r185.f51);
    CPy_DecRef(cpy_r_r185.f52);
    CPy_DecRef(cpy_r_r185.f53);
    CPy_DecRef(cpy_r_r185.f54);
    CPy_DecRef(cpy_r_r185.f55);
    CPy_DecRef(cpy_r_r185.f56);
    CPy_DecRef(cpy_r_r185.f57);
    CPy_DecRef(cpy_r_r185.f58);
    CPy_DecRef(cpy_r_r211);
    CPy_DecRef(cpy_r_r231);
    CPy_DecRef(cpy_r_r251);
    CPy_DecRef(cpy_r_r271);
    CPy_DecRef(cpy_r_r291);
    CPy_DecRef(cpy_r_r311);
    CPy_DecRef(cpy_r_r312);
    CPy_DecRef(cpy_r_r315);
    goto CPyL193;
CPyL261: ;
    CPy_DecRef(cpy_r_r185.f0);
    CPy_DecRef(cpy_r_r185.f1);
    CPy_DecRef(cpy_r_r185.f2);
    CPy_DecRef(cpy_r_r185.f3);
    CPy_DecRef(cpy_r_r185.f4);
    CPy_DecRef(cpy_r_r185.f5);
    CPy_DecRef(cpy_r_r185.f6);
    CPy_DecRef(cpy_r_r185.f7);
    CPy_DecRef(cpy_r_r185.f8);
    CPy_DecRef(cpy_r_r185.f9);
    CPy_DecRef(cpy_r_r185.f10);
    CPy_DecRef(cpy_r_r185.f11);
    CPy_DecRef(cpy_r_r185.f12);
    CPy_DecRef(cpy_r_r185.f13);
    CPy_DecRef(cpy_r_r185.f14);
    CPy_DecRef(cpy_r_r185.f15);
    CPy_DecRef(cpy_r_r185.f16);
    CPy_DecRef(cpy_r_r185.f17);
    CPy_DecRef(cpy_r_r185.f18);
    CPy_DecRef(cpy_r_r185.f19);
    CPy_DecRef(cpy_r_r185.f20);
    CPy_DecRef(cpy_r_r185.f21);
    CPy_DecRef(cpy_r_r185.f22);
    CPy_DecRef(cpy_r_r185.f23);
    CPy_DecRef(cpy_r_r185.f24);
    CPy_DecRef(cpy_r_r185.f25);
    CPy_DecRef(cpy_r_r185.f26);
    CPy_DecRef(cpy_r_r185.f27);
    CPy_DecRef(cpy_r_r185.f28);
    CPy_DecRef(cpy_r_r185.f29);
    CPy_DecRef(cpy_r_r185.f30);
    CPy_DecRef(cpy_r_r185.f31);
    CPy_DecRef(cpy_r_r185.f32);
    CPy_DecRef(cpy_r_r185.f33);
    CPy_DecRef(cpy_r_r185.f34);
    CPy_DecRef(cpy_r_r185.f35);
    CPy_DecRef(cpy_r_r185.f36);
    CPy_DecRef(cpy_r_r185.f37);
    CPy_DecRef(cpy_r_r185.f38);
    CPy_DecRef(cpy_r_r185.f39);
    CPy_DecRef(cpy_r_r185.f40);
    CPy_DecRef(cpy_r_r185.f41);
    CPy_DecRef(cpy_r_r185.f42);
    CPy_DecRef(cpy_r_r185.f43);
    CPy_DecRef(cpy_r_r185.f44);
    CPy_DecRef(cpy_r_r185.f45);
    CPy_DecRef(cpy_r_r185.f46);
    CPy_DecRef(cpy_r_r185.f47);
    CPy_DecRef(cpy_r_r185.f48);
    CPy_DecRef(cpy_r_r185.f49);
    CPy_DecRef(cpy_r_r185.f50);
    CPy_DecRef(cpy_r_r185.f51);
    CPy_DecRef(cpy_r_r185.f52);
    CPy_DecRef(cpy_r_r185.f53);
    CPy_DecRef(cpy_r_r185.f54);
    CPy_DecRef(cpy_r_r185.f55);
    CPy_DecRef(cpy_r_r185.f56);
    CPy_DecRef(cpy_r_r185.f57);
    CPy_DecRef(cpy_r_r185.f58);
    CPy_DecRef(cpy_r_r211);
    CPy_DecRef(cpy_r_r231);
    CPy_DecRef(cpy_r_r251);
    CPy_DecRef(cpy_r_r271);
    CPy_DecRef(cpy_r_r291);
    CPy_DecRef(cpy_r_r311);
    CPy_DecRef(cpy_r_r331);
    goto CPyL193;
CPyL262: ;
    CPy_DecRef(cpy_r_r211);
    CPy_DecRef(cpy_r_r231);
    CPy_DecRef(cpy_r_r251);
    CPy_DecRef(cpy_r_r271);
    CPy_DecRef(cpy_r_r291);
    CPy_DecRef(cpy_r_r311);
    CPy_DecRef(cpy_r_r331);
    CPy_DecRef(cpy_r_r332);
    goto CPyL193;
CPyL263: ;
    CPy_DECREF(cpy_r_r334);
    goto CPyL184;
CPyL264: ;
    CPy_DecRef(cpy_r_r231);
    CPy_DecRef(cpy_r_r251);
    CPy_DecRef(cpy_r_r271);
    CPy_DecRef(cpy_r_r291);
    CPy_DecRef(cpy_r_r311);
    CPy_DecRef(cpy_r_r331);
    CPy_DecRef(cpy_r_r332);
    goto CPyL193;
CPyL265: ;
    CPy_DECREF(cpy_r_r335);
    goto CPyL185;
CPyL266: ;
    CPy_DecRef(cpy_r_r251);
    CPy_DecRef(cpy_r_r271);
    CPy_DecRef(cpy_r_r291);
    CPy_DecRef(cpy_r_r311);
    CPy_DecRef(cpy_r_r331);
    CPy_DecRef(cpy_r_r332);
    goto CPyL193;
CPyL267: ;
    CPy_DECREF(cpy_r_r336);
    goto CPyL186;
CPyL268: ;
    CPy_DecRef(cpy_r_r271);
    CPy_DecRef(cpy_r_r291);
    CPy_DecRef(cpy_r_r311);
    CPy_DecRef(cpy_r_r331);
    CPy_DecRef(cpy_r_r332);
    goto CPyL193;
CPyL269: ;
    CPy_DECREF(cpy_r_r337);
    goto CPyL187;
CPyL270: ;
    CPy_DecRef(cpy_r_r291);
    CPy_DecRef(cpy_r_r311);
    CPy_DecRef(cpy_r_r331);
    CPy_DecRef(cpy_r_r332);
    goto CPyL193;
CPyL271: ;
    CPy_DECREF(cpy_r_r338);
    goto CPyL188;
CPyL272: ;
    CPy_DecRef(cpy_r_r311);
    CPy_DecRef(cpy_r_r331);
    CPy_DecRef(cpy_r_r332);
    goto CPyL193;
CPyL273: ;
    CPy_DECREF(cpy_r_r339);
    goto CPyL189;
CPyL274: ;
    CPy_DecRef(cpy_r_r331);
    CPy_DecRef(cpy_r_r332);
    goto CPyL193;
CPyL275: ;
    CPy_DECREF(cpy_r_r340);
    goto CPyL190;
CPyL276: ;
    CPy_DecRef(cpy_r_r332);
    goto CPyL193;
CPyL277: ;
    CPy_DECREF(cpy_r_r341);
    goto CPyL191;
}
        
        PyObject *CPyPy_scholars___thinking___features___Features_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"book", "weights", "effects", "prospects", 0};
            PyObject *obj_book;
            PyObject *obj_weights;
            PyObject *obj_effects;
            PyObject *obj_prospects;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OOOO", "__init__", kwlist, &obj_book, &obj_weights, &obj_effects, &obj_prospects)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___thinking___features___Features))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.features.Features", obj_self); 
                goto fail;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_scholars___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.scholars.book.Book", obj_book); 
                goto fail;
            }
            PyObject *arg_weights;
            if (likely(Py_TYPE(obj_weights) == CPyType_scholars___thinking___weights___Weights))
                arg_weights = obj_weights;
            else {
                CPy_TypeError("serai.games.scholars.thinking.weights.Weights", obj_weights); 
                goto fail;
            }
            PyObject *arg_effects;
            if (likely(Py_TYPE(obj_effects) == CPyType_scholars___thinking___effect_values___EffectValues))
                arg_effects = obj_effects;
            else {
                CPy_TypeError("serai.games.scholars.thinking.effect_values.EffectValues", obj_effects); 
                goto fail;
            }
            PyObject *arg_prospects;
            if (likely(Py_TYPE(obj_prospects) == CPyType_prospects___Prospects))
                arg_prospects = obj_prospects;
            else {
                CPy_TypeError("serai.games.scholars.thinking.prospects.Prospects", obj_prospects); 
                goto fail;
            }
            char retval = CPyDef_scholars___thinking___features___Features_____init__(arg_self, arg_book, arg_weights, arg_effects, arg_prospects);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "__init__", 43, CPyStatic_scholars___thinking___features___globals);
            return NULL;
        }
        
double CPyDef_scholars___thinking___features___Features___rest_value(PyObject *cpy_r_self, PyObject *cpy_r_player, CPyTagged cpy_r_card) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    double cpy_r_r11;
    char cpy_r_r12;
    double cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    double cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    double cpy_r_r25;
    cpy_r_r0 = ((serai___games___scholars___thinking___features___FeaturesObject *)cpy_r_self)->__harvests;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_card);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "rest_value", 73, CPyStatic_scholars___thinking___features___globals);
        goto CPyL20;
    }
    if (likely(PyLong_Check(cpy_r_r1)))
        cpy_r_r2 = CPyTagged_FromObject(cpy_r_r1);
    else {
        CPy_TypeError("int", cpy_r_r1); cpy_r_r2 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "rest_value", 73, CPyStatic_scholars___thinking___features___globals);
        goto CPyL20;
    }
    cpy_r_r3 = cpy_r_r2 & 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = 0 & 1;
    cpy_r_r6 = cpy_r_r5 != 0;
    if (!cpy_r_r6) goto CPyL5;
CPyL4: ;
    cpy_r_r7 = CPyTagged_IsLt_(cpy_r_r2, 0);
    if (cpy_r_r7) {
        goto CPyL21;
    } else
        goto CPyL10;
CPyL5: ;
    cpy_r_r8 = (Py_ssize_t)cpy_r_r2 < (Py_ssize_t)0;
    if (cpy_r_r8) {
        goto CPyL21;
    } else
        goto CPyL10;
CPyL6: ;
    cpy_r_r9 = ((serai___games___scholars___thinking___features___FeaturesObject *)cpy_r_self)->__rest;
    cpy_r_r10 = CPyList_GetItem(cpy_r_r9, cpy_r_card);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "rest_value", 74, CPyStatic_scholars___thinking___features___globals);
        goto CPyL20;
    }
    cpy_r_r11 = PyFloat_AsDouble(cpy_r_r10);
    if (cpy_r_r11 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r10); cpy_r_r11 = -113.0;
    }
    CPy_DECREF(cpy_r_r10);
    cpy_r_r12 = cpy_r_r11 == -113.0;
    if (unlikely(cpy_r_r12)) goto CPyL9;
CPyL8: ;
    cpy_r_r13 = cpy_r_r11;
    goto CPyL19;
CPyL9: ;
    cpy_r_r14 = PyErr_Occurred();
    if (unlikely(cpy_r_r14 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "rest_value", 74, CPyStatic_scholars___thinking___features___globals);
        goto CPyL20;
    } else
        goto CPyL8;
CPyL10: ;
    cpy_r_r15 = ((serai___games___scholars___thinking___features___FeaturesObject *)cpy_r_self)->__harvest;
    cpy_r_r16 = CPyList_GetItem(cpy_r_r15, cpy_r_r2);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "rest_value", 74, CPyStatic_scholars___thinking___features___globals);
        goto CPyL22;
    }
    if (likely(PyList_Check(cpy_r_r16)))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/features.py", "rest_value", 74, CPyStatic_scholars___thinking___features___globals, "list", cpy_r_r16);
        goto CPyL22;
    }
    cpy_r_r18 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_levels;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "rest_value", "Player", "levels", 74, CPyStatic_scholars___thinking___features___globals);
        goto CPyL23;
    }
CPyL13: ;
    cpy_r_r19 = CPyList_GetItemBorrow(cpy_r_r18, cpy_r_r2);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "rest_value", 74, CPyStatic_scholars___thinking___features___globals);
        goto CPyL23;
    }
    if (likely(PyLong_Check(cpy_r_r19)))
        cpy_r_r20 = CPyTagged_FromObject(cpy_r_r19);
    else {
        CPy_TypeError("int", cpy_r_r19); cpy_r_r20 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "rest_value", 74, CPyStatic_scholars___thinking___features___globals);
        goto CPyL23;
    }
    cpy_r_r21 = CPyList_GetItem(cpy_r_r17, cpy_r_r20);
    CPy_DECREF(cpy_r_r17);
    CPyTagged_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "rest_value", 74, CPyStatic_scholars___thinking___features___globals);
        goto CPyL22;
    }
    cpy_r_r22 = PyFloat_AsDouble(cpy_r_r21);
    if (cpy_r_r22 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r21); cpy_r_r22 = -113.0;
    }
    CPy_DECREF(cpy_r_r21);
    cpy_r_r23 = cpy_r_r22 == -113.0;
    if (unlikely(cpy_r_r23)) goto CPyL18;
CPyL17: ;
    CPyTagged_DECREF(cpy_r_r2);
    cpy_r_r13 = cpy_r_r22;
    goto CPyL19;
CPyL18: ;
    cpy_r_r24 = PyErr_Occurred();
    if (unlikely(cpy_r_r24 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "rest_value", 74, CPyStatic_scholars___thinking___features___globals);
        goto CPyL22;
    } else
        goto CPyL17;
CPyL19: ;
    return cpy_r_r13;
CPyL20: ;
    cpy_r_r25 = -113.0;
    return cpy_r_r25;
CPyL21: ;
    CPyTagged_DECREF(cpy_r_r2);
    goto CPyL6;
CPyL22: ;
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL20;
CPyL23: ;
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r17);
    goto CPyL20;
}
        
        PyObject *CPyPy_scholars___thinking___features___Features___rest_value(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"player", "card", 0};
            static CPyArg_Parser parser = {"OO:rest_value", kwlist, 0};
            PyObject *obj_player;
            PyObject *obj_card;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_player, &obj_card)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___thinking___features___Features))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.features.Features", obj_self); 
                goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_scholars___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.scholars.table.Player", obj_player); 
                goto fail;
            }
            CPyTagged arg_card;
            if (likely(PyLong_Check(obj_card)))
                arg_card = CPyTagged_BorrowFromObject(obj_card);
            else {
                CPy_TypeError("int", obj_card); goto fail;
            }
            double retval = CPyDef_scholars___thinking___features___Features___rest_value(arg_self, arg_player, arg_card);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "rest_value", 71, CPyStatic_scholars___thinking___features___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___thinking___features___Features___of(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_hand_value;
    CPyTagged cpy_r_primary;
    CPyTagged cpy_r_secondary;
    CPyTagged cpy_r_high;
    CPyTagged cpy_r_kinds;
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
    CPyTagged cpy_r_r15;
    CPyTagged cpy_r_r16;
    CPyTagged cpy_r_colour;
    CPyTagged cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    int64_t cpy_r_r24;
    char cpy_r_r25;
    int64_t cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    CPyTagged cpy_r_r33;
    CPyTagged cpy_r_r34;
    CPyTagged cpy_r_r35;
    CPyTagged cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    CPyTagged cpy_r_r40;
    int64_t cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    char cpy_r_r46;
    CPyTagged cpy_r_r47;
    int64_t cpy_r_r48;
    PyObject *cpy_r_r49;
    CPyPtr cpy_r_r50;
    int64_t cpy_r_r51;
    CPyTagged cpy_r_r52;
    CPyTagged cpy_r_in_hand;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    CPyTagged cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject **cpy_r_r60;
    PyObject *cpy_r_r61;
    CPyTagged cpy_r_r62;
    CPyTagged cpy_r_secondaries;
    CPyTagged cpy_r_r63;
    int64_t cpy_r_r64;
    CPyPtr cpy_r_r65;
    int64_t cpy_r_r66;
    char cpy_r_r67;
    CPyPtr cpy_r_r68;
    CPyPtr cpy_r_r69;
    int64_t cpy_r_r70;
    CPyPtr cpy_r_r71;
    PyObject *cpy_r_r72;
    CPyTagged cpy_r_r73;
    CPyTagged cpy_r_count;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    char cpy_r_r76;
    CPyTagged cpy_r_r77;
    CPyTagged cpy_r_r78;
    int64_t cpy_r_r79;
    CPyTagged cpy_r_primary_kinds;
    PyObject *cpy_r_r80;
    CPyPtr cpy_r_r81;
    int64_t cpy_r_r82;
    int64_t cpy_r_r83;
    char cpy_r_r84;
    PyObject *cpy_r_r85;
    CPyTagged cpy_r_r86;
    PyObject *cpy_r_r87;
    CPyTagged cpy_r_r88;
    int64_t cpy_r_r89;
    char cpy_r_r90;
    int64_t cpy_r_r91;
    char cpy_r_r92;
    char cpy_r_r93;
    char cpy_r_r94;
    char cpy_r_r95;
    char cpy_r_r96;
    CPyTagged cpy_r_r97;
    CPyTagged cpy_r_r98;
    int64_t cpy_r_r99;
    CPyTagged cpy_r_workers;
    CPyTagged cpy_r_worker_kinds;
    CPyTagged cpy_r_r100;
    PyObject *cpy_r_r101;
    int64_t cpy_r_r102;
    CPyPtr cpy_r_r103;
    int64_t cpy_r_r104;
    char cpy_r_r105;
    CPyTagged cpy_r_number;
    CPyPtr cpy_r_r106;
    CPyPtr cpy_r_r107;
    int64_t cpy_r_r108;
    CPyPtr cpy_r_r109;
    PyObject *cpy_r_r110;
    CPyTagged cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    CPyTagged cpy_r_r114;
    int64_t cpy_r_r115;
    char cpy_r_r116;
    char cpy_r_r117;
    char cpy_r_r118;
    char cpy_r_r119;
    char cpy_r_r120;
    CPyTagged cpy_r_r121;
    int64_t cpy_r_r122;
    char cpy_r_r123;
    int64_t cpy_r_r124;
    char cpy_r_r125;
    char cpy_r_r126;
    char cpy_r_r127;
    char cpy_r_r128;
    char cpy_r_r129;
    CPyTagged cpy_r_r130;
    CPyTagged cpy_r_r131;
    CPyTagged cpy_r_r132;
    int64_t cpy_r_r133;
    CPyTagged cpy_r_employed;
    CPyTagged cpy_r_employed_vp;
    CPyTagged cpy_r_room_for_gold;
    double cpy_r_progress;
    CPyTagged cpy_r_r134;
    PyObject *cpy_r_r135;
    int64_t cpy_r_r136;
    CPyPtr cpy_r_r137;
    int64_t cpy_r_r138;
    char cpy_r_r139;
    CPyTagged cpy_r_room;
    CPyPtr cpy_r_r140;
    CPyPtr cpy_r_r141;
    int64_t cpy_r_r142;
    CPyPtr cpy_r_r143;
    PyObject *cpy_r_r144;
    CPyTagged cpy_r_r145;
    int64_t cpy_r_r146;
    char cpy_r_r147;
    char cpy_r_r148;
    char cpy_r_r149;
    char cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    CPyTagged cpy_r_r153;
    char cpy_r_r154;
    CPyTagged cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    CPyTagged cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    CPyTagged cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    CPyTagged cpy_r_r168;
    CPyTagged cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    CPyTagged cpy_r_r172;
    double cpy_r_r173;
    char cpy_r_r174;
    double cpy_r_r175;
    char cpy_r_r176;
    PyObject *cpy_r_r177;
    double cpy_r_r178;
    double cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    CPyTagged cpy_r_r183;
    CPyTagged cpy_r_r184;
    CPyTagged cpy_r_r185;
    CPyTagged cpy_r_r186;
    int64_t cpy_r_r187;
    CPyTagged cpy_r_retired;
    double cpy_r_retired_value;
    CPyTagged cpy_r_r188;
    PyObject *cpy_r_r189;
    int64_t cpy_r_r190;
    CPyPtr cpy_r_r191;
    int64_t cpy_r_r192;
    char cpy_r_r193;
    CPyTagged cpy_r_place;
    CPyPtr cpy_r_r194;
    CPyPtr cpy_r_r195;
    int64_t cpy_r_r196;
    CPyPtr cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    int64_t cpy_r_r200;
    CPyPtr cpy_r_r201;
    int64_t cpy_r_r202;
    char cpy_r_r203;
    CPyPtr cpy_r_r204;
    CPyPtr cpy_r_r205;
    int64_t cpy_r_r206;
    CPyPtr cpy_r_r207;
    PyObject *cpy_r_r208;
    CPyTagged cpy_r_r209;
    CPyTagged cpy_r_card;
    CPyTagged cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
    double cpy_r_r215;
    char cpy_r_r216;
    double cpy_r_r217;
    PyObject *cpy_r_r218;
    int64_t cpy_r_r219;
    CPyTagged cpy_r_r220;
    int64_t cpy_r_r221;
    double cpy_r_harvest;
    CPyTagged cpy_r_r222;
    PyObject *cpy_r_r223;
    int64_t cpy_r_r224;
    CPyPtr cpy_r_r225;
    int64_t cpy_r_r226;
    char cpy_r_r227;
    CPyTagged cpy_r_track;
    CPyPtr cpy_r_r228;
    CPyPtr cpy_r_r229;
    int64_t cpy_r_r230;
    CPyPtr cpy_r_r231;
    PyObject *cpy_r_r232;
    CPyTagged cpy_r_r233;
    PyObject *cpy_r_r234;
    PyObject *cpy_r_r235;
    PyObject *cpy_r_r236;
    PyObject *cpy_r_r237;
    double cpy_r_r238;
    char cpy_r_r239;
    double cpy_r_r240;
    PyObject *cpy_r_r241;
    CPyTagged cpy_r_r242;
    int64_t cpy_r_r243;
    CPyTagged cpy_r_cards_out;
    double cpy_r_income;
    PyObject *cpy_r_r244;
    CPyTagged cpy_r_r245;
    PyObject *cpy_r_r246;
    int64_t cpy_r_r247;
    CPyPtr cpy_r_r248;
    int64_t cpy_r_r249;
    char cpy_r_r250;
    CPyPtr cpy_r_r251;
    CPyPtr cpy_r_r252;
    int64_t cpy_r_r253;
    CPyPtr cpy_r_r254;
    PyObject *cpy_r_r255;
    CPyTagged cpy_r_r256;
    PyObject *cpy_r_r257;
    PyObject *cpy_r_r258;
    PyObject *cpy_r_r259;
    PyObject *cpy_r_r260;
    PyObject *cpy_r_r261;
    CPyPtr cpy_r_r262;
    int64_t cpy_r_r263;
    CPyTagged cpy_r_r264;
    char cpy_r_r265;
    char cpy_r_r266;
    CPyTagged cpy_r_r267;
    double cpy_r_r268;
    char cpy_r_r269;
    double cpy_r_r270;
    PyObject *cpy_r_r271;
    int32_t cpy_r_r272;
    char cpy_r_r273;
    PyObject *cpy_r_r274;
    PyObject *cpy_r_r275;
    char cpy_r_r276;
    CPyTagged cpy_r_r277;
    char cpy_r_r278;
    double cpy_r_r279;
    PyObject *cpy_r_r280;
    int32_t cpy_r_r281;
    char cpy_r_r282;
    CPyTagged cpy_r_r283;
    int64_t cpy_r_r284;
    PyObject *cpy_r_r285;
    PyObject *cpy_r_r286;
    CPyPtr cpy_r_r287;
    CPyPtr cpy_r_r288;
    PyObject *cpy_r_r289;
    CPyPtr cpy_r_r290;
    int64_t cpy_r_r291;
    CPyTagged cpy_r_r292;
    PyObject *cpy_r_r293;
    PyObject *cpy_r_r294;
    int64_t cpy_r_r295;
    CPyPtr cpy_r_r296;
    int64_t cpy_r_r297;
    char cpy_r_r298;
    CPyPtr cpy_r_r299;
    CPyPtr cpy_r_r300;
    int64_t cpy_r_r301;
    CPyPtr cpy_r_r302;
    PyObject *cpy_r_r303;
    CPyTagged cpy_r_r304;
    PyObject *cpy_r_r305;
    char cpy_r_r306;
    int64_t cpy_r_r307;
    PyObject *cpy_r_r308;
    CPyPtr cpy_r_r309;
    int64_t cpy_r_r310;
    CPyTagged cpy_r_r311;
    PyObject *cpy_r_r312;
    CPyPtr cpy_r_r313;
    int64_t cpy_r_r314;
    CPyTagged cpy_r_r315;
    CPyTagged cpy_r_r316;
    PyObject *cpy_r_r317;
    PyObject *cpy_r_r318;
    CPyTagged cpy_r_controlled;
    CPyTagged cpy_r_present;
    CPyTagged cpy_r_r319;
    PyObject *cpy_r_r320;
    int64_t cpy_r_r321;
    CPyPtr cpy_r_r322;
    int64_t cpy_r_r323;
    char cpy_r_r324;
    CPyTagged cpy_r_guild;
    CPyPtr cpy_r_r325;
    CPyPtr cpy_r_r326;
    int64_t cpy_r_r327;
    CPyPtr cpy_r_r328;
    PyObject *cpy_r_r329;
    CPyTagged cpy_r_r330;
    PyObject *cpy_r_r331;
    PyObject *cpy_r_r332;
    CPyTagged cpy_r_r333;
    int64_t cpy_r_r334;
    char cpy_r_r335;
    char cpy_r_r336;
    char cpy_r_r337;
    char cpy_r_r338;
    CPyTagged cpy_r_r339;
    PyObject *cpy_r_r340;
    int32_t cpy_r_r341;
    char cpy_r_r342;
    PyObject *cpy_r_r343;
    int32_t cpy_r_r344;
    char cpy_r_r345;
    int64_t cpy_r_r346;
    char cpy_r_r347;
    int64_t cpy_r_r348;
    char cpy_r_r349;
    char cpy_r_r350;
    char cpy_r_r351;
    char cpy_r_r352;
    char cpy_r_r353;
    CPyTagged cpy_r_r354;
    CPyTagged cpy_r_r355;
    CPyTagged cpy_r_most;
    CPyTagged cpy_r_r356;
    CPyTagged cpy_r_r357;
    CPyTagged cpy_r_other;
    int64_t cpy_r_r358;
    char cpy_r_r359;
    int64_t cpy_r_r360;
    char cpy_r_r361;
    char cpy_r_r362;
    char cpy_r_r363;
    int64_t cpy_r_r364;
    char cpy_r_r365;
    char cpy_r_r366;
    char cpy_r_r367;
    char cpy_r_r368;
    PyObject *cpy_r_r369;
    PyObject *cpy_r_r370;
    CPyTagged cpy_r_r371;
    int64_t cpy_r_r372;
    char cpy_r_r373;
    int64_t cpy_r_r374;
    char cpy_r_r375;
    char cpy_r_r376;
    char cpy_r_r377;
    CPyTagged cpy_r_r378;
    CPyTagged cpy_r_r379;
    PyObject *cpy_r_r380;
    PyObject *cpy_r_r381;
    PyObject *cpy_r_r382;
    CPyTagged cpy_r_r383;
    CPyTagged cpy_r_r384;
    PyObject *cpy_r_r385;
    PyObject *cpy_r_r386;
    PyObject *cpy_r_r387;
    CPyTagged cpy_r_r388;
    CPyTagged cpy_r_r389;
    int64_t cpy_r_r390;
    char cpy_r_r391;
    int64_t cpy_r_r392;
    char cpy_r_r393;
    char cpy_r_r394;
    char cpy_r_r395;
    CPyTagged cpy_r_r396;
    int64_t cpy_r_r397;
    char cpy_r_r398;
    int64_t cpy_r_r399;
    char cpy_r_r400;
    char cpy_r_r401;
    char cpy_r_r402;
    CPyTagged cpy_r_r403;
    CPyTagged cpy_r_r404;
    double cpy_r_r405;
    char cpy_r_r406;
    PyObject *cpy_r_r407;
    int32_t cpy_r_r408;
    char cpy_r_r409;
    PyObject *cpy_r_r410;
    CPyTagged cpy_r_r411;
    int64_t cpy_r_r412;
    CPyTagged cpy_r_r413;
    CPyTagged cpy_r_r414;
    PyObject *cpy_r_r415;
    PyObject *cpy_r_r416;
    PyObject *cpy_r_r417;
    PyObject *cpy_r_r418;
    PyObject **cpy_r_r420;
    PyObject *cpy_r_r421;
    CPyTagged cpy_r_r422;
    CPyTagged cpy_r_r423;
    PyObject *cpy_r_r424;
    CPyTagged cpy_r_missing;
    PyObject *cpy_r_r425;
    PyObject *cpy_r_r426;
    PyObject *cpy_r_r427;
    int64_t cpy_r_r428;
    CPyPtr cpy_r_r429;
    int64_t cpy_r_r430;
    char cpy_r_r431;
    CPyPtr cpy_r_r432;
    CPyPtr cpy_r_r433;
    int64_t cpy_r_r434;
    CPyPtr cpy_r_r435;
    PyObject *cpy_r_r436;
    CPyTagged cpy_r_r437;
    PyObject *cpy_r_r438;
    PyObject *cpy_r_r439;
    PyObject *cpy_r_r440;
    CPyTagged cpy_r_r441;
    PyObject *cpy_r_r442;
    PyObject *cpy_r_r443;
    PyObject *cpy_r_r444;
    PyObject *cpy_r_r445;
    PyObject *cpy_r_r446;
    CPyTagged cpy_r_r447;
    CPyTagged cpy_r_r448;
    int64_t cpy_r_r449;
    char cpy_r_r450;
    int64_t cpy_r_r451;
    char cpy_r_r452;
    char cpy_r_r453;
    char cpy_r_r454;
    CPyTagged cpy_r_r455;
    CPyTagged cpy_r_r456;
    int64_t cpy_r_r457;
    PyObject *cpy_r_r458;
    PyObject *cpy_r_r459;
    PyObject *cpy_r_r460;
    PyObject *cpy_r_r461;
    PyObject *cpy_r_r462;
    CPyTagged cpy_r_r463;
    int64_t cpy_r_r464;
    char cpy_r_r465;
    int64_t cpy_r_r466;
    char cpy_r_r467;
    char cpy_r_r468;
    char cpy_r_r469;
    CPyTagged cpy_r_r470;
    PyObject *cpy_r_r471;
    PyObject *cpy_r_r472;
    PyObject *cpy_r_r473;
    CPyTagged cpy_r_r474;
    CPyTagged cpy_r_r475;
    int64_t cpy_r_r476;
    char cpy_r_r477;
    int64_t cpy_r_r478;
    char cpy_r_r479;
    char cpy_r_r480;
    char cpy_r_r481;
    CPyTagged cpy_r_r482;
    PyObject *cpy_r_r483;
    PyObject *cpy_r_r484;
    PyObject *cpy_r_r485;
    CPyTagged cpy_r_r486;
    int64_t cpy_r_r487;
    char cpy_r_r488;
    int64_t cpy_r_r489;
    char cpy_r_r490;
    char cpy_r_r491;
    char cpy_r_r492;
    CPyTagged cpy_r_r493;
    PyObject *cpy_r_r494;
    PyObject *cpy_r_r495;
    PyObject *cpy_r_r496;
    CPyTagged cpy_r_r497;
    CPyTagged cpy_r_r498;
    CPyTagged cpy_r_r499;
    int64_t cpy_r_r500;
    char cpy_r_r501;
    int64_t cpy_r_r502;
    char cpy_r_r503;
    char cpy_r_r504;
    char cpy_r_r505;
    CPyTagged cpy_r_r506;
    PyObject *cpy_r_r507;
    PyObject *cpy_r_r508;
    PyObject *cpy_r_r509;
    CPyTagged cpy_r_r510;
    int64_t cpy_r_r511;
    char cpy_r_r512;
    int64_t cpy_r_r513;
    char cpy_r_r514;
    char cpy_r_r515;
    char cpy_r_r516;
    CPyTagged cpy_r_r517;
    PyObject *cpy_r_r518;
    PyObject *cpy_r_r519;
    PyObject *cpy_r_r520;
    CPyTagged cpy_r_r521;
    CPyTagged cpy_r_r522;
    int64_t cpy_r_r523;
    char cpy_r_r524;
    int64_t cpy_r_r525;
    char cpy_r_r526;
    char cpy_r_r527;
    char cpy_r_r528;
    CPyTagged cpy_r_r529;
    PyObject *cpy_r_r530;
    PyObject *cpy_r_r531;
    PyObject *cpy_r_r532;
    CPyTagged cpy_r_r533;
    int64_t cpy_r_r534;
    char cpy_r_r535;
    int64_t cpy_r_r536;
    char cpy_r_r537;
    char cpy_r_r538;
    char cpy_r_r539;
    CPyTagged cpy_r_r540;
    PyObject *cpy_r_r541;
    PyObject *cpy_r_r542;
    PyObject *cpy_r_r543;
    CPyTagged cpy_r_r544;
    CPyTagged cpy_r_r545;
    CPyTagged cpy_r_r546;
    int64_t cpy_r_r547;
    char cpy_r_r548;
    int64_t cpy_r_r549;
    char cpy_r_r550;
    char cpy_r_r551;
    char cpy_r_r552;
    CPyTagged cpy_r_r553;
    PyObject *cpy_r_r554;
    PyObject *cpy_r_r555;
    PyObject *cpy_r_r556;
    CPyTagged cpy_r_r557;
    int64_t cpy_r_r558;
    char cpy_r_r559;
    int64_t cpy_r_r560;
    char cpy_r_r561;
    char cpy_r_r562;
    char cpy_r_r563;
    CPyTagged cpy_r_r564;
    PyObject *cpy_r_r565;
    PyObject *cpy_r_r566;
    PyObject *cpy_r_r567;
    CPyTagged cpy_r_r568;
    CPyTagged cpy_r_r569;
    int64_t cpy_r_r570;
    char cpy_r_r571;
    int64_t cpy_r_r572;
    char cpy_r_r573;
    char cpy_r_r574;
    char cpy_r_r575;
    CPyTagged cpy_r_r576;
    PyObject *cpy_r_r577;
    PyObject *cpy_r_r578;
    PyObject *cpy_r_r579;
    CPyTagged cpy_r_r580;
    int64_t cpy_r_r581;
    char cpy_r_r582;
    int64_t cpy_r_r583;
    char cpy_r_r584;
    char cpy_r_r585;
    char cpy_r_r586;
    CPyTagged cpy_r_r587;
    PyObject *cpy_r_r588;
    PyObject *cpy_r_r589;
    PyObject *cpy_r_r590;
    CPyTagged cpy_r_r591;
    CPyTagged cpy_r_r592;
    CPyTagged cpy_r_r593;
    int64_t cpy_r_r594;
    char cpy_r_r595;
    int64_t cpy_r_r596;
    char cpy_r_r597;
    char cpy_r_r598;
    char cpy_r_r599;
    CPyTagged cpy_r_r600;
    PyObject *cpy_r_r601;
    PyObject *cpy_r_r602;
    PyObject *cpy_r_r603;
    CPyTagged cpy_r_r604;
    int64_t cpy_r_r605;
    char cpy_r_r606;
    int64_t cpy_r_r607;
    char cpy_r_r608;
    char cpy_r_r609;
    char cpy_r_r610;
    CPyTagged cpy_r_r611;
    PyObject *cpy_r_r612;
    PyObject *cpy_r_r613;
    PyObject *cpy_r_r614;
    CPyTagged cpy_r_r615;
    CPyTagged cpy_r_r616;
    int64_t cpy_r_r617;
    char cpy_r_r618;
    int64_t cpy_r_r619;
    char cpy_r_r620;
    char cpy_r_r621;
    char cpy_r_r622;
    CPyTagged cpy_r_r623;
    PyObject *cpy_r_r624;
    PyObject *cpy_r_r625;
    PyObject *cpy_r_r626;
    CPyTagged cpy_r_r627;
    int64_t cpy_r_r628;
    char cpy_r_r629;
    int64_t cpy_r_r630;
    char cpy_r_r631;
    char cpy_r_r632;
    char cpy_r_r633;
    CPyTagged cpy_r_r634;
    PyObject *cpy_r_r635;
    PyObject *cpy_r_r636;
    PyObject *cpy_r_r637;
    CPyTagged cpy_r_r638;
    CPyTagged cpy_r_r639;
    CPyTagged cpy_r_r640;
    int64_t cpy_r_r641;
    char cpy_r_r642;
    int64_t cpy_r_r643;
    char cpy_r_r644;
    char cpy_r_r645;
    char cpy_r_r646;
    CPyTagged cpy_r_r647;
    PyObject *cpy_r_r648;
    PyObject *cpy_r_r649;
    PyObject **cpy_r_r651;
    PyObject *cpy_r_r652;
    CPyTagged cpy_r_r653;
    CPyTagged cpy_r_r654;
    PyObject *cpy_r_r655;
    PyObject *cpy_r_r656;
    PyObject *cpy_r_r657;
    CPyTagged cpy_r_r658;
    CPyTagged cpy_r_r659;
    int64_t cpy_r_r660;
    char cpy_r_r661;
    int64_t cpy_r_r662;
    char cpy_r_r663;
    char cpy_r_r664;
    char cpy_r_r665;
    CPyTagged cpy_r_r666;
    char cpy_r_r667;
    CPyTagged cpy_r_r668;
    double cpy_r_r669;
    char cpy_r_r670;
    double cpy_r_r671;
    PyObject *cpy_r_r672;
    CPyTagged cpy_r_r673;
    CPyTagged cpy_r_r674;
    CPyTagged cpy_r_r675;
    char cpy_r_r676;
    PyObject *cpy_r_r677;
    PyObject *cpy_r_r678;
    CPyTagged cpy_r_r679;
    PyObject *cpy_r_r680;
    CPyTagged cpy_r_r681;
    PyObject *cpy_r_r682;
    CPyTagged cpy_r_r683;
    int64_t cpy_r_r684;
    char cpy_r_r685;
    int64_t cpy_r_r686;
    char cpy_r_r687;
    char cpy_r_r688;
    char cpy_r_r689;
    CPyTagged cpy_r_r690;
    PyObject *cpy_r_r691;
    PyObject *cpy_r_r692;
    PyObject *cpy_r_r693;
    CPyTagged cpy_r_r694;
    CPyTagged cpy_r_r695;
    PyObject *cpy_r_r696;
    PyObject *cpy_r_r697;
    CPyTagged cpy_r_r698;
    PyObject *cpy_r_r699;
    PyObject *cpy_r_r700;
    CPyTagged cpy_r_r701;
    CPyTagged cpy_r_r702;
    CPyTagged cpy_r_r703;
    PyObject *cpy_r_r704;
    PyObject *cpy_r_r705;
    PyObject **cpy_r_r707;
    PyObject *cpy_r_r708;
    CPyTagged cpy_r_r709;
    PyObject *cpy_r_r710;
    PyObject *cpy_r_r711;
    CPyTagged cpy_r_r712;
    PyObject *cpy_r_r713;
    PyObject *cpy_r_r714;
    PyObject *cpy_r_r715;
    CPyTagged cpy_r_r716;
    PyObject *cpy_r_r717;
    CPyTagged cpy_r_r718;
    PyObject *cpy_r_r719;
    PyObject *cpy_r_r720;
    PyObject *cpy_r_r721;
    CPyTagged cpy_r_r722;
    int64_t cpy_r_r723;
    char cpy_r_r724;
    int64_t cpy_r_r725;
    char cpy_r_r726;
    char cpy_r_r727;
    char cpy_r_r728;
    CPyTagged cpy_r_r729;
    CPyTagged cpy_r_r730;
    char cpy_r_r731;
    PyObject *cpy_r_r732;
    CPyPtr cpy_r_r733;
    int64_t cpy_r_r734;
    CPyTagged cpy_r_r735;
    double cpy_r_r736;
    PyObject *cpy_r_r737;
    PyObject *cpy_r_r738;
    double cpy_r_r739;
    char cpy_r_r740;
    PyObject *cpy_r_r741;
    PyObject *cpy_r_r742;
    PyObject *cpy_r_r743;
    double cpy_r_r744;
    char cpy_r_r745;
    PyObject *cpy_r_r746;
    PyObject *cpy_r_r747;
    PyObject *cpy_r_r748;
    double cpy_r_r749;
    char cpy_r_r750;
    PyObject *cpy_r_r751;
    PyObject *cpy_r_r752;
    PyObject *cpy_r_r753;
    double cpy_r_r754;
    char cpy_r_r755;
    PyObject *cpy_r_r756;
    PyObject *cpy_r_r757;
    PyObject *cpy_r_r758;
    double cpy_r_r759;
    char cpy_r_r760;
    double cpy_r_r761;
    double cpy_r_r762;
    double cpy_r_r763;
    double cpy_r_r764;
    PyObject *cpy_r_r765;
    PyObject *cpy_r_r766;
    PyObject *cpy_r_r767;
    PyObject *cpy_r_r768;
    PyObject **cpy_r_r770;
    PyObject *cpy_r_r771;
    PyObject *cpy_r_r772;
    PyObject *cpy_r_r773;
    PyObject **cpy_r_r775;
    PyObject *cpy_r_r776;
    CPyTagged cpy_r_r777;
    PyObject *cpy_r_r778;
    CPyPtr cpy_r_r779;
    int64_t cpy_r_r780;
    CPyTagged cpy_r_r781;
    PyObject *cpy_r_r782;
    PyObject *cpy_r_r783;
    PyObject *cpy_r_r784;
    PyObject *cpy_r_r785;
    PyObject *cpy_r_r786;
    PyObject *cpy_r_r787;
    PyObject **cpy_r_r789;
    PyObject *cpy_r_r790;
    CPyTagged cpy_r_r791;
    PyObject *cpy_r_r792;
    CPyPtr cpy_r_r793;
    int64_t cpy_r_r794;
    CPyTagged cpy_r_r795;
    PyObject *cpy_r_r796;
    PyObject *cpy_r_r797;
    CPyTagged cpy_r_r798;
    CPyTagged cpy_r_r799;
    PyObject *cpy_r_r800;
    PyObject *cpy_r_r801;
    CPyTagged cpy_r_r802;
    PyObject *cpy_r_r803;
    CPyPtr cpy_r_r804;
    int64_t cpy_r_r805;
    CPyTagged cpy_r_r806;
    PyObject *cpy_r_r807;
    CPyPtr cpy_r_r808;
    int64_t cpy_r_r809;
    PyObject *cpy_r_r810;
    int64_t cpy_r_r811;
    CPyPtr cpy_r_r812;
    int64_t cpy_r_r813;
    char cpy_r_r814;
    CPyPtr cpy_r_r815;
    CPyPtr cpy_r_r816;
    int64_t cpy_r_r817;
    CPyPtr cpy_r_r818;
    PyObject *cpy_r_r819;
    CPyTagged cpy_r_r820;
    double cpy_r_r821;
    char cpy_r_r822;
    PyObject *cpy_r_r823;
    PyObject *cpy_r_r824;
    int64_t cpy_r_r825;
    PyObject *cpy_r_r826;
    CPyPtr cpy_r_r827;
    int64_t cpy_r_r828;
    PyObject *cpy_r_r829;
    int64_t cpy_r_r830;
    CPyPtr cpy_r_r831;
    int64_t cpy_r_r832;
    char cpy_r_r833;
    CPyPtr cpy_r_r834;
    CPyPtr cpy_r_r835;
    int64_t cpy_r_r836;
    CPyPtr cpy_r_r837;
    PyObject *cpy_r_r838;
    CPyTagged cpy_r_r839;
    PyObject *cpy_r_r840;
    PyObject *cpy_r_r841;
    PyObject *cpy_r_r842;
    CPyTagged cpy_r_r843;
    CPyTagged cpy_r_r844;
    int64_t cpy_r_r845;
    char cpy_r_r846;
    int64_t cpy_r_r847;
    char cpy_r_r848;
    char cpy_r_r849;
    char cpy_r_r850;
    CPyTagged cpy_r_r851;
    double cpy_r_r852;
    char cpy_r_r853;
    PyObject *cpy_r_r854;
    PyObject *cpy_r_r855;
    int64_t cpy_r_r856;
    PyObject *cpy_r_r857;
    CPyPtr cpy_r_r858;
    int64_t cpy_r_r859;
    PyObject *cpy_r_r860;
    int64_t cpy_r_r861;
    CPyPtr cpy_r_r862;
    int64_t cpy_r_r863;
    char cpy_r_r864;
    CPyPtr cpy_r_r865;
    CPyPtr cpy_r_r866;
    int64_t cpy_r_r867;
    CPyPtr cpy_r_r868;
    PyObject *cpy_r_r869;
    CPyTagged cpy_r_r870;
    double cpy_r_r871;
    char cpy_r_r872;
    PyObject *cpy_r_r873;
    PyObject *cpy_r_r874;
    int64_t cpy_r_r875;
    PyObject *cpy_r_r876;
    PyObject *cpy_r_r877;
    PyObject *cpy_r_r878;
    PyObject *cpy_r_r879;
    PyObject *cpy_r_r880;
    PyObject *cpy_r_r881;
    PyObject *cpy_r_r882;
    PyObject *cpy_r_r883;
    PyObject *cpy_r_r884;
    PyObject *cpy_r_r885;
    PyObject *cpy_r_r886;
    PyObject *cpy_r_r887;
    PyObject *cpy_r_r888;
    PyObject *cpy_r_r889;
    PyObject *cpy_r_r890;
    PyObject *cpy_r_r891;
    PyObject *cpy_r_r892;
    PyObject *cpy_r_r893;
    PyObject *cpy_r_r894;
    PyObject *cpy_r_r895;
    PyObject *cpy_r_r896;
    PyObject *cpy_r_r897;
    PyObject *cpy_r_r898;
    PyObject *cpy_r_r899;
    PyObject *cpy_r_r900;
    PyObject *cpy_r_r901;
    PyObject *cpy_r_r902;
    PyObject *cpy_r_r903;
    PyObject *cpy_r_r904;
    PyObject *cpy_r_r905;
    PyObject *cpy_r_r906;
    PyObject *cpy_r_r907;
    PyObject *cpy_r_r908;
    PyObject *cpy_r_r909;
    PyObject *cpy_r_r910;
    PyObject *cpy_r_r911;
    PyObject *cpy_r_r912;
    PyObject *cpy_r_r913;
    PyObject *cpy_r_r914;
    PyObject *cpy_r_r915;
    PyObject *cpy_r_r916;
    PyObject *cpy_r_r917;
    PyObject *cpy_r_r918;
    PyObject *cpy_r_r919;
    PyObject *cpy_r_r920;
    PyObject *cpy_r_r921;
    PyObject *cpy_r_r922;
    PyObject *cpy_r_r923;
    PyObject *cpy_r_r924;
    PyObject *cpy_r_r925;
    PyObject *cpy_r_r926;
    PyObject *cpy_r_r927;
    PyObject *cpy_r_r928;
    PyObject *cpy_r_r929;
    PyObject *cpy_r_r930;
    PyObject *cpy_r_r931;
    PyObject *cpy_r_r932;
    PyObject *cpy_r_r933;
    PyObject *cpy_r_r934;
    PyObject *cpy_r_r935;
    PyObject *cpy_r_r936;
    PyObject *cpy_r_r937;
    PyObject *cpy_r_r938;
    PyObject *cpy_r_r939;
    PyObject *cpy_r_r940;
    PyObject *cpy_r_r941;
    PyObject *cpy_r_r942;
    cpy_r_r0 = ((serai___games___scholars___thinking___features___FeaturesObject *)cpy_r_self)->__book;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "of", "Table", "players", 79, CPyStatic_scholars___thinking___features___globals);
        goto CPyL520;
    }
CPyL1: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_seat);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 79, CPyStatic_scholars___thinking___features___globals);
        goto CPyL520;
    }
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_scholars___table___Player))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/features.py", "of", 79, CPyStatic_scholars___thinking___features___globals, "serai.games.scholars.table.Player", cpy_r_r2);
        goto CPyL520;
    }
    cpy_r_r4 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_white;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "of", "Book", "white", 80, CPyStatic_scholars___thinking___features___globals);
        goto CPyL521;
    }
    CPyTagged_INCREF(cpy_r_r4);
CPyL4: ;
    cpy_r_hand_value = 0;
    cpy_r_primary = 0;
    cpy_r_secondary = 0;
    cpy_r_high = 0;
    cpy_r_kinds = 0;
    cpy_r_r5 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r3)->_hand;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "of", "Player", "hand", 83, CPyStatic_scholars___thinking___features___globals);
        goto CPyL522;
    }
    CPy_INCREF(cpy_r_r5);
CPyL5: ;
    cpy_r_r6 = 0;
CPyL6: ;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyVarObject, ob_size));
    cpy_r_r8 = *(int64_t *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r6 < cpy_r_r8;
    if (!cpy_r_r9) goto CPyL523;
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyListObject, ob_item));
    cpy_r_r11 = *(CPyPtr *)cpy_r_r10;
    cpy_r_r12 = cpy_r_r6 * 8;
    cpy_r_r13 = cpy_r_r11 + cpy_r_r12;
    cpy_r_r14 = *(PyObject * *)cpy_r_r13;
    CPy_INCREF(cpy_r_r14);
    if (likely(PyLong_Check(cpy_r_r14)))
        cpy_r_r15 = CPyTagged_FromObject(cpy_r_r14);
    else {
        CPy_TypeError("int", cpy_r_r14); cpy_r_r15 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 83, CPyStatic_scholars___thinking___features___globals);
        goto CPyL524;
    }
    cpy_r_r16 = CPyTagged_Rshift(cpy_r_r15, 6);
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 84, CPyStatic_scholars___thinking___features___globals);
        goto CPyL525;
    }
    cpy_r_colour = cpy_r_r16;
    cpy_r_r17 = CPyTagged_Remainder(cpy_r_r15, 16);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 85, CPyStatic_scholars___thinking___features___globals);
        goto CPyL526;
    }
    cpy_r_r18 = CPyTagged_Add(cpy_r_hand_value, cpy_r_r17);
    CPyTagged_DECREF(cpy_r_hand_value);
    CPyTagged_DECREF(cpy_r_r17);
    cpy_r_hand_value = cpy_r_r18;
    cpy_r_r19 = CPyTagged_Remainder(cpy_r_r15, 16);
    CPyTagged_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 86, CPyStatic_scholars___thinking___features___globals);
        goto CPyL527;
    }
    cpy_r_r20 = CPyStatic_scholars___thinking___features___globals;
    cpy_r_r21 = CPyStatics[3490]; /* 'HIGH_DIE' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 86, CPyStatic_scholars___thinking___features___globals);
        goto CPyL528;
    }
    if (likely(PyLong_Check(cpy_r_r22)))
        cpy_r_r23 = CPyTagged_FromObject(cpy_r_r22);
    else {
        CPy_TypeError("int", cpy_r_r22); cpy_r_r23 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 86, CPyStatic_scholars___thinking___features___globals);
        goto CPyL528;
    }
    cpy_r_r24 = cpy_r_r19 & 1;
    cpy_r_r25 = cpy_r_r24 != 0;
    if (cpy_r_r25) goto CPyL15;
    cpy_r_r26 = cpy_r_r23 & 1;
    cpy_r_r27 = cpy_r_r26 != 0;
    if (!cpy_r_r27) goto CPyL16;
CPyL15: ;
    cpy_r_r28 = CPyTagged_IsLt_(cpy_r_r19, cpy_r_r23);
    cpy_r_r29 = cpy_r_r28 ^ 1;
    cpy_r_r30 = cpy_r_r29;
    goto CPyL17;
CPyL16: ;
    cpy_r_r31 = (Py_ssize_t)cpy_r_r19 >= (Py_ssize_t)cpy_r_r23;
    cpy_r_r30 = cpy_r_r31;
CPyL17: ;
    CPyTagged_DECREF(cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r23);
    cpy_r_r32 = cpy_r_r30 << 1;
    cpy_r_r33 = cpy_r_r32;
    cpy_r_r34 = CPyTagged_Add(cpy_r_high, cpy_r_r33);
    CPyTagged_DECREF(cpy_r_high);
    CPyTagged_DECREF(cpy_r_r33);
    cpy_r_high = cpy_r_r34;
    cpy_r_r35 = CPyTagged_Lshift(2, cpy_r_colour);
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 87, CPyStatic_scholars___thinking___features___globals);
        goto CPyL527;
    }
    cpy_r_r36 = CPyTagged_Or(cpy_r_kinds, cpy_r_r35);
    CPyTagged_DECREF(cpy_r_kinds);
    CPyTagged_DECREF(cpy_r_r35);
    cpy_r_kinds = cpy_r_r36;
    cpy_r_r37 = ((serai___games___scholars___thinking___features___FeaturesObject *)cpy_r_self)->__secondary;
    cpy_r_r38 = CPyList_GetItem(cpy_r_r37, cpy_r_colour);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 88, CPyStatic_scholars___thinking___features___globals);
        goto CPyL527;
    }
    if (unlikely(!PyBool_Check(cpy_r_r38))) {
        CPy_TypeError("bool", cpy_r_r38); cpy_r_r39 = 2;
    } else
        cpy_r_r39 = cpy_r_r38 == Py_True;
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 88, CPyStatic_scholars___thinking___features___globals);
        goto CPyL527;
    }
    if (cpy_r_r39) {
        goto CPyL529;
    } else
        goto CPyL22;
CPyL21: ;
    cpy_r_r40 = CPyTagged_Add(cpy_r_secondary, 2);
    CPyTagged_DECREF(cpy_r_secondary);
    cpy_r_secondary = cpy_r_r40;
    goto CPyL27;
CPyL22: ;
    cpy_r_r41 = cpy_r_colour & 1;
    cpy_r_r42 = cpy_r_r41 != 0;
    if (!cpy_r_r42) goto CPyL24;
    cpy_r_r43 = CPyTagged_IsEq_(cpy_r_colour, cpy_r_r4);
    cpy_r_r44 = cpy_r_r43 ^ 1;
    cpy_r_r45 = cpy_r_r44;
    goto CPyL25;
CPyL24: ;
    cpy_r_r46 = cpy_r_colour != cpy_r_r4;
    cpy_r_r45 = cpy_r_r46;
CPyL25: ;
    CPyTagged_DECREF(cpy_r_colour);
    if (!cpy_r_r45) goto CPyL27;
    cpy_r_r47 = CPyTagged_Add(cpy_r_primary, 2);
    CPyTagged_DECREF(cpy_r_primary);
    cpy_r_primary = cpy_r_r47;
CPyL27: ;
    cpy_r_r48 = cpy_r_r6 + 1;
    cpy_r_r6 = cpy_r_r48;
    goto CPyL6;
CPyL28: ;
    cpy_r_r49 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r3)->_hand;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "of", "Player", "hand", 92, CPyStatic_scholars___thinking___features___globals);
        goto CPyL522;
    }
CPyL29: ;
    cpy_r_r50 = (CPyPtr)((CPyPtr)cpy_r_r49 + offsetof(PyVarObject, ob_size));
    cpy_r_r51 = *(int64_t *)cpy_r_r50;
    cpy_r_r52 = cpy_r_r51 << 1;
    cpy_r_in_hand = cpy_r_r52;
    cpy_r_r53 = CPyDef_scholars___dice___owned(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 93, CPyStatic_scholars___thinking___features___globals);
        goto CPyL530;
    }
    cpy_r_r54 = CPyList_GetItem(cpy_r_r53, cpy_r_r4);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 94, CPyStatic_scholars___thinking___features___globals);
        goto CPyL531;
    }
    if (likely(PyLong_Check(cpy_r_r54)))
        cpy_r_r55 = CPyTagged_FromObject(cpy_r_r54);
    else {
        CPy_TypeError("int", cpy_r_r54); cpy_r_r55 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r55 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 94, CPyStatic_scholars___thinking___features___globals);
        goto CPyL531;
    }
    cpy_r_r56 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r57 = CPyStatics[105]; /* 'sum' */
    cpy_r_r58 = CPyObject_GetAttr(cpy_r_r56, cpy_r_r57);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 95, CPyStatic_scholars___thinking___features___globals);
        goto CPyL532;
    }
    PyObject *cpy_r_r59[1] = {cpy_r_r53};
    cpy_r_r60 = (PyObject **)&cpy_r_r59;
    cpy_r_r61 = PyObject_Vectorcall(cpy_r_r58, cpy_r_r60, 1, 0);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 95, CPyStatic_scholars___thinking___features___globals);
        goto CPyL532;
    }
    if (likely(PyLong_Check(cpy_r_r61)))
        cpy_r_r62 = CPyTagged_FromObject(cpy_r_r61);
    else {
        CPy_TypeError("int", cpy_r_r61); cpy_r_r62 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r62 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 95, CPyStatic_scholars___thinking___features___globals);
        goto CPyL532;
    }
    cpy_r_secondaries = 0;
    cpy_r_r63 = 0;
    cpy_r_r64 = 0;
CPyL36: ;
    cpy_r_r65 = (CPyPtr)((CPyPtr)cpy_r_r53 + offsetof(PyVarObject, ob_size));
    cpy_r_r66 = *(int64_t *)cpy_r_r65;
    cpy_r_r67 = cpy_r_r64 < cpy_r_r66;
    if (!cpy_r_r67) goto CPyL43;
    cpy_r_colour = cpy_r_r63;
    cpy_r_r68 = (CPyPtr)((CPyPtr)cpy_r_r53 + offsetof(PyListObject, ob_item));
    cpy_r_r69 = *(CPyPtr *)cpy_r_r68;
    cpy_r_r70 = cpy_r_r64 * 8;
    cpy_r_r71 = cpy_r_r69 + cpy_r_r70;
    cpy_r_r72 = *(PyObject * *)cpy_r_r71;
    CPy_INCREF(cpy_r_r72);
    if (likely(PyLong_Check(cpy_r_r72)))
        cpy_r_r73 = CPyTagged_FromObject(cpy_r_r72);
    else {
        CPy_TypeError("int", cpy_r_r72); cpy_r_r73 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r73 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 97, CPyStatic_scholars___thinking___features___globals);
        goto CPyL533;
    }
    cpy_r_count = cpy_r_r73;
    cpy_r_r74 = ((serai___games___scholars___thinking___features___FeaturesObject *)cpy_r_self)->__secondary;
    cpy_r_r75 = CPyList_GetItem(cpy_r_r74, cpy_r_colour);
    CPyTagged_DECREF(cpy_r_colour);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 98, CPyStatic_scholars___thinking___features___globals);
        goto CPyL534;
    }
    if (unlikely(!PyBool_Check(cpy_r_r75))) {
        CPy_TypeError("bool", cpy_r_r75); cpy_r_r76 = 2;
    } else
        cpy_r_r76 = cpy_r_r75 == Py_True;
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r76 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 98, CPyStatic_scholars___thinking___features___globals);
        goto CPyL534;
    }
    if (!cpy_r_r76) goto CPyL535;
    cpy_r_r77 = CPyTagged_Add(cpy_r_secondaries, cpy_r_count);
    CPyTagged_DECREF(cpy_r_secondaries);
    CPyTagged_DECREF(cpy_r_count);
    cpy_r_secondaries = cpy_r_r77;
CPyL42: ;
    cpy_r_r78 = cpy_r_r63 + 2;
    cpy_r_r63 = cpy_r_r78;
    cpy_r_r79 = cpy_r_r64 + 1;
    cpy_r_r64 = cpy_r_r79;
    goto CPyL36;
CPyL43: ;
    cpy_r_primary_kinds = 0;
    cpy_r_r80 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_primaries;
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "of", "Book", "primaries", 101, CPyStatic_scholars___thinking___features___globals);
        goto CPyL536;
    }
    CPy_INCREF(cpy_r_r80);
CPyL44: ;
    cpy_r_r81 = (CPyPtr)((CPyPtr)cpy_r_r80 + offsetof(PyVarObject, ob_size));
    cpy_r_r82 = *(int64_t *)cpy_r_r81;
    cpy_r_r83 = 0;
CPyL45: ;
    cpy_r_r84 = cpy_r_r83 < cpy_r_r82;
    if (!cpy_r_r84) goto CPyL537;
    cpy_r_r85 = CPySequenceTuple_GetItemUnsafe(cpy_r_r80, cpy_r_r83);
    if (likely(PyLong_Check(cpy_r_r85)))
        cpy_r_r86 = CPyTagged_FromObject(cpy_r_r85);
    else {
        CPy_TypeError("int", cpy_r_r85); cpy_r_r86 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r86 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 101, CPyStatic_scholars___thinking___features___globals);
        goto CPyL538;
    }
    cpy_r_colour = cpy_r_r86;
    cpy_r_r87 = CPyList_GetItemBorrow(cpy_r_r53, cpy_r_colour);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 102, CPyStatic_scholars___thinking___features___globals);
        goto CPyL539;
    }
    if (likely(PyLong_Check(cpy_r_r87)))
        cpy_r_r88 = CPyTagged_FromObject(cpy_r_r87);
    else {
        CPy_TypeError("int", cpy_r_r87); cpy_r_r88 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r88 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 102, CPyStatic_scholars___thinking___features___globals);
        goto CPyL539;
    }
    cpy_r_r89 = cpy_r_r88 & 1;
    cpy_r_r90 = cpy_r_r89 != 0;
    if (cpy_r_r90) goto CPyL51;
    cpy_r_r91 = 0 & 1;
    cpy_r_r92 = cpy_r_r91 != 0;
    if (!cpy_r_r92) goto CPyL52;
CPyL51: ;
    cpy_r_r93 = CPyTagged_IsLt_(0, cpy_r_r88);
    cpy_r_r94 = cpy_r_r93;
    goto CPyL53;
CPyL52: ;
    cpy_r_r95 = (Py_ssize_t)cpy_r_r88 > (Py_ssize_t)0;
    cpy_r_r94 = cpy_r_r95;
CPyL53: ;
    CPyTagged_DECREF(cpy_r_r88);
    CPyTagged_DECREF(cpy_r_colour);
    cpy_r_r96 = cpy_r_r94 << 1;
    cpy_r_r97 = cpy_r_r96;
    cpy_r_r98 = CPyTagged_Add(cpy_r_primary_kinds, cpy_r_r97);
    CPyTagged_DECREF(cpy_r_primary_kinds);
    CPyTagged_DECREF(cpy_r_r97);
    cpy_r_primary_kinds = cpy_r_r98;
    cpy_r_r99 = cpy_r_r83 + 1;
    cpy_r_r83 = cpy_r_r99;
    goto CPyL45;
CPyL55: ;
    cpy_r_workers = 0;
    cpy_r_worker_kinds = 0;
    cpy_r_r100 = 0;
    cpy_r_r101 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r3)->_workers;
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "of", "Player", "workers", 104, CPyStatic_scholars___thinking___features___globals);
        goto CPyL540;
    }
    CPy_INCREF(cpy_r_r101);
CPyL56: ;
    cpy_r_r102 = 0;
CPyL57: ;
    cpy_r_r103 = (CPyPtr)((CPyPtr)cpy_r_r101 + offsetof(PyVarObject, ob_size));
    cpy_r_r104 = *(int64_t *)cpy_r_r103;
    cpy_r_r105 = cpy_r_r102 < cpy_r_r104;
    if (!cpy_r_r105) goto CPyL541;
    cpy_r_number = cpy_r_r100;
    cpy_r_r106 = (CPyPtr)((CPyPtr)cpy_r_r101 + offsetof(PyListObject, ob_item));
    cpy_r_r107 = *(CPyPtr *)cpy_r_r106;
    cpy_r_r108 = cpy_r_r102 * 8;
    cpy_r_r109 = cpy_r_r107 + cpy_r_r108;
    cpy_r_r110 = *(PyObject * *)cpy_r_r109;
    CPy_INCREF(cpy_r_r110);
    if (likely(PyLong_Check(cpy_r_r110)))
        cpy_r_r111 = CPyTagged_FromObject(cpy_r_r110);
    else {
        CPy_TypeError("int", cpy_r_r110); cpy_r_r111 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r110);
    if (unlikely(cpy_r_r111 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 104, CPyStatic_scholars___thinking___features___globals);
        goto CPyL542;
    }
    cpy_r_count = cpy_r_r111;
    cpy_r_r112 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_worker_colours;
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "of", "Book", "worker_colours", 105, CPyStatic_scholars___thinking___features___globals);
        goto CPyL543;
    }
CPyL60: ;
    cpy_r_r113 = CPyList_GetItemBorrow(cpy_r_r112, cpy_r_number);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 105, CPyStatic_scholars___thinking___features___globals);
        goto CPyL543;
    }
    if (likely(PyLong_Check(cpy_r_r113)))
        cpy_r_r114 = CPyTagged_FromObject(cpy_r_r113);
    else {
        CPy_TypeError("int", cpy_r_r113); cpy_r_r114 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r114 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 105, CPyStatic_scholars___thinking___features___globals);
        goto CPyL543;
    }
    cpy_r_r115 = cpy_r_r114 & 1;
    cpy_r_r116 = cpy_r_r115 != 0;
    if (!cpy_r_r116) goto CPyL64;
    cpy_r_r117 = CPyTagged_IsEq_(cpy_r_r114, cpy_r_r4);
    cpy_r_r118 = cpy_r_r117 ^ 1;
    cpy_r_r119 = cpy_r_r118;
    goto CPyL65;
CPyL64: ;
    cpy_r_r120 = cpy_r_r114 != cpy_r_r4;
    cpy_r_r119 = cpy_r_r120;
CPyL65: ;
    CPyTagged_DECREF(cpy_r_r114);
    CPyTagged_DECREF(cpy_r_number);
    if (!cpy_r_r119) goto CPyL544;
    cpy_r_r121 = CPyTagged_Add(cpy_r_workers, cpy_r_count);
    CPyTagged_DECREF(cpy_r_workers);
    cpy_r_workers = cpy_r_r121;
    cpy_r_r122 = cpy_r_count & 1;
    cpy_r_r123 = cpy_r_r122 != 0;
    if (cpy_r_r123) goto CPyL68;
    cpy_r_r124 = 0 & 1;
    cpy_r_r125 = cpy_r_r124 != 0;
    if (!cpy_r_r125) goto CPyL69;
CPyL68: ;
    cpy_r_r126 = CPyTagged_IsLt_(0, cpy_r_count);
    cpy_r_r127 = cpy_r_r126;
    goto CPyL70;
CPyL69: ;
    cpy_r_r128 = (Py_ssize_t)cpy_r_count > (Py_ssize_t)0;
    cpy_r_r127 = cpy_r_r128;
CPyL70: ;
    CPyTagged_DECREF(cpy_r_count);
    cpy_r_r129 = cpy_r_r127 << 1;
    cpy_r_r130 = cpy_r_r129;
    cpy_r_r131 = CPyTagged_Add(cpy_r_worker_kinds, cpy_r_r130);
    CPyTagged_DECREF(cpy_r_worker_kinds);
    CPyTagged_DECREF(cpy_r_r130);
    cpy_r_worker_kinds = cpy_r_r131;
CPyL71: ;
    cpy_r_r132 = cpy_r_r100 + 2;
    cpy_r_r100 = cpy_r_r132;
    cpy_r_r133 = cpy_r_r102 + 1;
    cpy_r_r102 = cpy_r_r133;
    goto CPyL57;
CPyL72: ;
    cpy_r_employed = 0;
    cpy_r_employed_vp = 0;
    cpy_r_room_for_gold = 0;
    cpy_r_progress = 0.0;
    cpy_r_r134 = 0;
    cpy_r_r135 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "of", "Table", "owners", 110, CPyStatic_scholars___thinking___features___globals);
        goto CPyL545;
    }
    CPy_INCREF(cpy_r_r135);
CPyL73: ;
    cpy_r_r136 = 0;
CPyL74: ;
    cpy_r_r137 = (CPyPtr)((CPyPtr)cpy_r_r135 + offsetof(PyVarObject, ob_size));
    cpy_r_r138 = *(int64_t *)cpy_r_r137;
    cpy_r_r139 = cpy_r_r136 < cpy_r_r138;
    if (!cpy_r_r139) goto CPyL546;
    cpy_r_room = cpy_r_r134;
    cpy_r_r140 = (CPyPtr)((CPyPtr)cpy_r_r135 + offsetof(PyListObject, ob_item));
    cpy_r_r141 = *(CPyPtr *)cpy_r_r140;
    cpy_r_r142 = cpy_r_r136 * 8;
    cpy_r_r143 = cpy_r_r141 + cpy_r_r142;
    cpy_r_r144 = *(PyObject * *)cpy_r_r143;
    CPy_INCREF(cpy_r_r144);
    if (likely(PyLong_Check(cpy_r_r144)))
        cpy_r_r145 = CPyTagged_FromObject(cpy_r_r144);
    else {
        CPy_TypeError("int", cpy_r_r144); cpy_r_r145 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r144);
    if (unlikely(cpy_r_r145 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 110, CPyStatic_scholars___thinking___features___globals);
        goto CPyL547;
    }
    cpy_r_r146 = cpy_r_r145 & 1;
    cpy_r_r147 = cpy_r_r146 != 0;
    if (!cpy_r_r147) goto CPyL78;
    cpy_r_r148 = CPyTagged_IsEq_(cpy_r_r145, cpy_r_seat);
    cpy_r_r149 = cpy_r_r148;
    goto CPyL79;
CPyL78: ;
    cpy_r_r150 = cpy_r_r145 == cpy_r_seat;
    cpy_r_r149 = cpy_r_r150;
CPyL79: ;
    CPyTagged_DECREF(cpy_r_r145);
    if (!cpy_r_r149) goto CPyL548;
    cpy_r_r151 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_rooms;
    if (unlikely(cpy_r_r151 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "of", "Table", "rooms", 111, CPyStatic_scholars___thinking___features___globals);
        goto CPyL547;
    }
CPyL81: ;
    cpy_r_r152 = CPyList_GetItemBorrow(cpy_r_r151, cpy_r_room);
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 111, CPyStatic_scholars___thinking___features___globals);
        goto CPyL547;
    }
    if (likely(PyLong_Check(cpy_r_r152)))
        cpy_r_r153 = CPyTagged_FromObject(cpy_r_r152);
    else {
        CPy_TypeError("int", cpy_r_r152); cpy_r_r153 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r153 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 111, CPyStatic_scholars___thinking___features___globals);
        goto CPyL547;
    }
    cpy_r_r154 = (Py_ssize_t)cpy_r_r153 != -2;
    CPyTagged_DECREF(cpy_r_r153);
    if (!cpy_r_r154) goto CPyL548;
    cpy_r_r155 = CPyTagged_Add(cpy_r_employed, 2);
    CPyTagged_DECREF(cpy_r_employed);
    cpy_r_employed = cpy_r_r155;
    cpy_r_r156 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_translators;
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "of", "Book", "translators", 113, CPyStatic_scholars___thinking___features___globals);
        goto CPyL547;
    }
    CPy_INCREF(cpy_r_r156);
CPyL85: ;
    cpy_r_r157 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_rooms;
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "of", "Table", "rooms", 113, CPyStatic_scholars___thinking___features___globals);
        goto CPyL549;
    }
CPyL86: ;
    cpy_r_r158 = CPyList_GetItemBorrow(cpy_r_r157, cpy_r_room);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 113, CPyStatic_scholars___thinking___features___globals);
        goto CPyL549;
    }
    if (likely(PyLong_Check(cpy_r_r158)))
        cpy_r_r159 = CPyTagged_FromObject(cpy_r_r158);
    else {
        CPy_TypeError("int", cpy_r_r158); cpy_r_r159 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r159 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 113, CPyStatic_scholars___thinking___features___globals);
        goto CPyL549;
    }
    cpy_r_r160 = CPyList_GetItem(cpy_r_r156, cpy_r_r159);
    CPy_DECREF(cpy_r_r156);
    CPyTagged_DECREF(cpy_r_r159);
    if (unlikely(cpy_r_r160 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 113, CPyStatic_scholars___thinking___features___globals);
        goto CPyL547;
    }
    if (likely(PyTuple_Check(cpy_r_r160)))
        cpy_r_r161 = cpy_r_r160;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/features.py", "of", 113, CPyStatic_scholars___thinking___features___globals, "tuple", cpy_r_r160);
        goto CPyL547;
    }
    cpy_r_r162 = CPySequenceTuple_GetItem(cpy_r_r161, 8);
    CPy_DECREF(cpy_r_r161);
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 113, CPyStatic_scholars___thinking___features___globals);
        goto CPyL547;
    }
    if (likely(PyLong_Check(cpy_r_r162)))
        cpy_r_r163 = CPyTagged_FromObject(cpy_r_r162);
    else {
        CPy_TypeError("int", cpy_r_r162); cpy_r_r163 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r162);
    if (unlikely(cpy_r_r163 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 113, CPyStatic_scholars___thinking___features___globals);
        goto CPyL547;
    }
    cpy_r_r164 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_rooms;
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "of", "Book", "rooms", 114, CPyStatic_scholars___thinking___features___globals);
        goto CPyL550;
    }
CPyL93: ;
    cpy_r_r165 = CPyList_GetItem(cpy_r_r164, cpy_r_room);
    if (unlikely(cpy_r_r165 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 114, CPyStatic_scholars___thinking___features___globals);
        goto CPyL550;
    }
    if (likely(PyTuple_Check(cpy_r_r165)))
        cpy_r_r166 = cpy_r_r165;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/features.py", "of", 114, CPyStatic_scholars___thinking___features___globals, "tuple", cpy_r_r165);
        goto CPyL550;
    }
    cpy_r_r167 = CPySequenceTuple_GetItem(cpy_r_r166, 6);
    CPy_DECREF(cpy_r_r166);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 114, CPyStatic_scholars___thinking___features___globals);
        goto CPyL550;
    }
    if (likely(PyLong_Check(cpy_r_r167)))
        cpy_r_r168 = CPyTagged_FromObject(cpy_r_r167);
    else {
        CPy_TypeError("int", cpy_r_r167); cpy_r_r168 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r167);
    if (unlikely(cpy_r_r168 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 114, CPyStatic_scholars___thinking___features___globals);
        goto CPyL550;
    }
    cpy_r_r169 = CPyTagged_Add(cpy_r_employed_vp, cpy_r_r163);
    CPyTagged_DECREF(cpy_r_employed_vp);
    cpy_r_employed_vp = cpy_r_r169;
    cpy_r_r170 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_gold;
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "of", "Table", "gold", 116, CPyStatic_scholars___thinking___features___globals);
        goto CPyL551;
    }
CPyL98: ;
    cpy_r_r171 = CPyList_GetItem(cpy_r_r170, cpy_r_room);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 116, CPyStatic_scholars___thinking___features___globals);
        goto CPyL551;
    }
    if (likely(PyLong_Check(cpy_r_r171)))
        cpy_r_r172 = CPyTagged_FromObject(cpy_r_r171);
    else {
        CPy_TypeError("int", cpy_r_r171); cpy_r_r172 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r171);
    if (unlikely(cpy_r_r172 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 116, CPyStatic_scholars___thinking___features___globals);
        goto CPyL551;
    }
    cpy_r_r173 = CPyTagged_TrueDivide(cpy_r_r172, cpy_r_r168);
    CPyTagged_DECREF(cpy_r_r172);
    cpy_r_r174 = cpy_r_r173 == -113.0;
    if (unlikely(cpy_r_r174)) goto CPyL102;
CPyL101: ;
    cpy_r_r175 = CPyFloat_FromTagged(cpy_r_r163);
    CPyTagged_DECREF(cpy_r_r163);
    cpy_r_r176 = cpy_r_r175 == -113.0;
    if (unlikely(cpy_r_r176)) {
        goto CPyL104;
    } else
        goto CPyL103;
CPyL102: ;
    cpy_r_r177 = PyErr_Occurred();
    if (unlikely(cpy_r_r177 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 116, CPyStatic_scholars___thinking___features___globals);
        goto CPyL551;
    } else
        goto CPyL101;
CPyL103: ;
    cpy_r_r178 = cpy_r_r173 * cpy_r_r175;
    cpy_r_r179 = cpy_r_progress + cpy_r_r178;
    cpy_r_progress = cpy_r_r179;
    cpy_r_r180 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_gold;
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "of", "Table", "gold", 117, CPyStatic_scholars___thinking___features___globals);
        goto CPyL552;
    }
    goto CPyL105;
CPyL104: ;
    cpy_r_r181 = PyErr_Occurred();
    if (unlikely(cpy_r_r181 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 116, CPyStatic_scholars___thinking___features___globals);
        goto CPyL552;
    } else
        goto CPyL103;
CPyL105: ;
    cpy_r_r182 = CPyList_GetItemBorrow(cpy_r_r180, cpy_r_room);
    if (unlikely(cpy_r_r182 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 117, CPyStatic_scholars___thinking___features___globals);
        goto CPyL552;
    }
    if (likely(PyLong_Check(cpy_r_r182)))
        cpy_r_r183 = CPyTagged_FromObject(cpy_r_r182);
    else {
        CPy_TypeError("int", cpy_r_r182); cpy_r_r183 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r183 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 117, CPyStatic_scholars___thinking___features___globals);
        goto CPyL552;
    }
    cpy_r_r184 = CPyTagged_Subtract(cpy_r_r168, cpy_r_r183);
    CPyTagged_DECREF(cpy_r_r168);
    CPyTagged_DECREF(cpy_r_r183);
    CPyTagged_DECREF(cpy_r_room);
    cpy_r_r185 = CPyTagged_Add(cpy_r_room_for_gold, cpy_r_r184);
    CPyTagged_DECREF(cpy_r_room_for_gold);
    CPyTagged_DECREF(cpy_r_r184);
    cpy_r_room_for_gold = cpy_r_r185;
CPyL108: ;
    cpy_r_r186 = cpy_r_r134 + 2;
    cpy_r_r134 = cpy_r_r186;
    cpy_r_r187 = cpy_r_r136 + 1;
    cpy_r_r136 = cpy_r_r187;
    goto CPyL74;
CPyL109: ;
    cpy_r_retired = 0;
    cpy_r_retired_value = 0.0;
    cpy_r_r188 = 0;
    cpy_r_r189 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r3)->_tucked;
    if (unlikely(cpy_r_r189 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "of", "Player", "tucked", 120, CPyStatic_scholars___thinking___features___globals);
        goto CPyL553;
    }
    CPy_INCREF(cpy_r_r189);
CPyL110: ;
    cpy_r_r190 = 0;
CPyL111: ;
    cpy_r_r191 = (CPyPtr)((CPyPtr)cpy_r_r189 + offsetof(PyVarObject, ob_size));
    cpy_r_r192 = *(int64_t *)cpy_r_r191;
    cpy_r_r193 = cpy_r_r190 < cpy_r_r192;
    if (!cpy_r_r193) goto CPyL554;
    cpy_r_place = cpy_r_r188;
    cpy_r_r194 = (CPyPtr)((CPyPtr)cpy_r_r189 + offsetof(PyListObject, ob_item));
    cpy_r_r195 = *(CPyPtr *)cpy_r_r194;
    cpy_r_r196 = cpy_r_r190 * 8;
    cpy_r_r197 = cpy_r_r195 + cpy_r_r196;
    cpy_r_r198 = *(PyObject * *)cpy_r_r197;
    CPy_INCREF(cpy_r_r198);
    if (likely(PyList_Check(cpy_r_r198)))
        cpy_r_r199 = cpy_r_r198;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/features.py", "of", 120, CPyStatic_scholars___thinking___features___globals, "list", cpy_r_r198);
        goto CPyL555;
    }
    cpy_r_r200 = 0;
CPyL114: ;
    cpy_r_r201 = (CPyPtr)((CPyPtr)cpy_r_r199 + offsetof(PyVarObject, ob_size));
    cpy_r_r202 = *(int64_t *)cpy_r_r201;
    cpy_r_r203 = cpy_r_r200 < cpy_r_r202;
    if (!cpy_r_r203) goto CPyL556;
    cpy_r_r204 = (CPyPtr)((CPyPtr)cpy_r_r199 + offsetof(PyListObject, ob_item));
    cpy_r_r205 = *(CPyPtr *)cpy_r_r204;
    cpy_r_r206 = cpy_r_r200 * 8;
    cpy_r_r207 = cpy_r_r205 + cpy_r_r206;
    cpy_r_r208 = *(PyObject * *)cpy_r_r207;
    CPy_INCREF(cpy_r_r208);
    if (likely(PyLong_Check(cpy_r_r208)))
        cpy_r_r209 = CPyTagged_FromObject(cpy_r_r208);
    else {
        CPy_TypeError("int", cpy_r_r208); cpy_r_r209 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r208);
    if (unlikely(cpy_r_r209 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 121, CPyStatic_scholars___thinking___features___globals);
        goto CPyL557;
    }
    cpy_r_card = cpy_r_r209;
    cpy_r_r210 = CPyTagged_Add(cpy_r_retired, 2);
    CPyTagged_DECREF(cpy_r_retired);
    cpy_r_retired = cpy_r_r210;
    cpy_r_r211 = ((serai___games___scholars___thinking___features___FeaturesObject *)cpy_r_self)->__retired;
    cpy_r_r212 = CPyList_GetItemBorrow(cpy_r_r211, cpy_r_place);
    if (unlikely(cpy_r_r212 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 123, CPyStatic_scholars___thinking___features___globals);
        goto CPyL558;
    }
    if (likely(PyList_Check(cpy_r_r212)))
        cpy_r_r213 = cpy_r_r212;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/features.py", "of", 123, CPyStatic_scholars___thinking___features___globals, "list", cpy_r_r212);
        goto CPyL558;
    }
    cpy_r_r214 = CPyList_GetItem(cpy_r_r213, cpy_r_card);
    CPyTagged_DECREF(cpy_r_card);
    if (unlikely(cpy_r_r214 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 123, CPyStatic_scholars___thinking___features___globals);
        goto CPyL557;
    }
    cpy_r_r215 = PyFloat_AsDouble(cpy_r_r214);
    if (cpy_r_r215 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r214); cpy_r_r215 = -113.0;
    }
    CPy_DECREF(cpy_r_r214);
    cpy_r_r216 = cpy_r_r215 == -113.0;
    if (unlikely(cpy_r_r216)) goto CPyL121;
CPyL120: ;
    cpy_r_r217 = cpy_r_retired_value + cpy_r_r215;
    cpy_r_retired_value = cpy_r_r217;
    goto CPyL122;
CPyL121: ;
    cpy_r_r218 = PyErr_Occurred();
    if (unlikely(cpy_r_r218 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 123, CPyStatic_scholars___thinking___features___globals);
        goto CPyL557;
    } else
        goto CPyL120;
CPyL122: ;
    cpy_r_r219 = cpy_r_r200 + 1;
    cpy_r_r200 = cpy_r_r219;
    goto CPyL114;
CPyL123: ;
    cpy_r_r220 = cpy_r_r188 + 2;
    cpy_r_r188 = cpy_r_r220;
    cpy_r_r221 = cpy_r_r190 + 1;
    cpy_r_r190 = cpy_r_r221;
    goto CPyL111;
CPyL124: ;
    cpy_r_harvest = 0.0;
    cpy_r_r222 = 0;
    cpy_r_r223 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r3)->_levels;
    if (unlikely(cpy_r_r223 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "of", "Player", "levels", 125, CPyStatic_scholars___thinking___features___globals);
        goto CPyL553;
    }
    CPy_INCREF(cpy_r_r223);
CPyL125: ;
    cpy_r_r224 = 0;
CPyL126: ;
    cpy_r_r225 = (CPyPtr)((CPyPtr)cpy_r_r223 + offsetof(PyVarObject, ob_size));
    cpy_r_r226 = *(int64_t *)cpy_r_r225;
    cpy_r_r227 = cpy_r_r224 < cpy_r_r226;
    if (!cpy_r_r227) goto CPyL559;
    cpy_r_track = cpy_r_r222;
    cpy_r_r228 = (CPyPtr)((CPyPtr)cpy_r_r223 + offsetof(PyListObject, ob_item));
    cpy_r_r229 = *(CPyPtr *)cpy_r_r228;
    cpy_r_r230 = cpy_r_r224 * 8;
    cpy_r_r231 = cpy_r_r229 + cpy_r_r230;
    cpy_r_r232 = *(PyObject * *)cpy_r_r231;
    CPy_INCREF(cpy_r_r232);
    if (likely(PyLong_Check(cpy_r_r232)))
        cpy_r_r233 = CPyTagged_FromObject(cpy_r_r232);
    else {
        CPy_TypeError("int", cpy_r_r232); cpy_r_r233 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r232);
    if (unlikely(cpy_r_r233 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 125, CPyStatic_scholars___thinking___features___globals);
        goto CPyL560;
    }
    cpy_r_r234 = ((serai___games___scholars___thinking___features___FeaturesObject *)cpy_r_self)->__harvest;
    cpy_r_r235 = CPyList_GetItemBorrow(cpy_r_r234, cpy_r_track);
    if (unlikely(cpy_r_r235 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 126, CPyStatic_scholars___thinking___features___globals);
        goto CPyL561;
    }
    if (likely(PyList_Check(cpy_r_r235)))
        cpy_r_r236 = cpy_r_r235;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/features.py", "of", 126, CPyStatic_scholars___thinking___features___globals, "list", cpy_r_r235);
        goto CPyL561;
    }
    cpy_r_r237 = CPyList_GetItem(cpy_r_r236, cpy_r_r233);
    CPyTagged_DECREF(cpy_r_r233);
    if (unlikely(cpy_r_r237 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 126, CPyStatic_scholars___thinking___features___globals);
        goto CPyL560;
    }
    cpy_r_r238 = PyFloat_AsDouble(cpy_r_r237);
    if (cpy_r_r238 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r237); cpy_r_r238 = -113.0;
    }
    CPy_DECREF(cpy_r_r237);
    cpy_r_r239 = cpy_r_r238 == -113.0;
    if (unlikely(cpy_r_r239)) goto CPyL133;
CPyL132: ;
    CPyTagged_DECREF(cpy_r_track);
    cpy_r_r240 = cpy_r_harvest + cpy_r_r238;
    cpy_r_harvest = cpy_r_r240;
    goto CPyL134;
CPyL133: ;
    cpy_r_r241 = PyErr_Occurred();
    if (unlikely(cpy_r_r241 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 126, CPyStatic_scholars___thinking___features___globals);
        goto CPyL560;
    } else
        goto CPyL132;
CPyL134: ;
    cpy_r_r242 = cpy_r_r222 + 2;
    cpy_r_r222 = cpy_r_r242;
    cpy_r_r243 = cpy_r_r224 + 1;
    cpy_r_r224 = cpy_r_r243;
    goto CPyL126;
CPyL135: ;
    cpy_r_cards_out = 0;
    cpy_r_income = 0.0;
    cpy_r_r244 = PyList_New(0);
    if (unlikely(cpy_r_r244 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 129, CPyStatic_scholars___thinking___features___globals);
        goto CPyL562;
    }
    cpy_r_r245 = 0;
    cpy_r_r246 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r3)->_slots;
    if (unlikely(cpy_r_r246 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "of", "Player", "slots", 130, CPyStatic_scholars___thinking___features___globals);
        goto CPyL563;
    }
    CPy_INCREF(cpy_r_r246);
CPyL137: ;
    cpy_r_r247 = 0;
CPyL138: ;
    cpy_r_r248 = (CPyPtr)((CPyPtr)cpy_r_r246 + offsetof(PyVarObject, ob_size));
    cpy_r_r249 = *(int64_t *)cpy_r_r248;
    cpy_r_r250 = cpy_r_r247 < cpy_r_r249;
    if (!cpy_r_r250) goto CPyL564;
    cpy_r_place = cpy_r_r245;
    cpy_r_r251 = (CPyPtr)((CPyPtr)cpy_r_r246 + offsetof(PyListObject, ob_item));
    cpy_r_r252 = *(CPyPtr *)cpy_r_r251;
    cpy_r_r253 = cpy_r_r247 * 8;
    cpy_r_r254 = cpy_r_r252 + cpy_r_r253;
    cpy_r_r255 = *(PyObject * *)cpy_r_r254;
    CPy_INCREF(cpy_r_r255);
    if (likely(PyLong_Check(cpy_r_r255)))
        cpy_r_r256 = CPyTagged_FromObject(cpy_r_r255);
    else {
        CPy_TypeError("int", cpy_r_r255); cpy_r_r256 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r255);
    if (unlikely(cpy_r_r256 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 130, CPyStatic_scholars___thinking___features___globals);
        goto CPyL565;
    }
    cpy_r_card = cpy_r_r256;
    cpy_r_r257 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_board;
    if (unlikely(cpy_r_r257 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "of", "Book", "board", 131, CPyStatic_scholars___thinking___features___globals);
        goto CPyL566;
    }
CPyL141: ;
    cpy_r_r258 = CPyList_GetItem(cpy_r_r257, cpy_r_place);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(cpy_r_r258 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 131, CPyStatic_scholars___thinking___features___globals);
        goto CPyL567;
    }
    if (likely(PyTuple_Check(cpy_r_r258)))
        cpy_r_r259 = cpy_r_r258;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/features.py", "of", 131, CPyStatic_scholars___thinking___features___globals, "tuple", cpy_r_r258);
        goto CPyL567;
    }
    cpy_r_r260 = CPySequenceTuple_GetItem(cpy_r_r259, 2);
    if (unlikely(cpy_r_r260 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 132, CPyStatic_scholars___thinking___features___globals);
        goto CPyL568;
    }
    if (likely(PyTuple_Check(cpy_r_r260)))
        cpy_r_r261 = cpy_r_r260;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/features.py", "of", 132, CPyStatic_scholars___thinking___features___globals, "tuple", cpy_r_r260);
        goto CPyL568;
    }
    cpy_r_r262 = (CPyPtr)((CPyPtr)cpy_r_r261 + offsetof(PyVarObject, ob_size));
    cpy_r_r263 = *(int64_t *)cpy_r_r262;
    CPy_DECREF(cpy_r_r261);
    cpy_r_r264 = cpy_r_r263 << 1;
    cpy_r_r265 = cpy_r_r264 != 0;
    if (!cpy_r_r265) goto CPyL569;
    cpy_r_r266 = (Py_ssize_t)cpy_r_card != -2;
    if (cpy_r_r266) {
        goto CPyL570;
    } else
        goto CPyL571;
CPyL147: ;
    cpy_r_r267 = CPyTagged_Add(cpy_r_cards_out, 2);
    CPyTagged_DECREF(cpy_r_cards_out);
    cpy_r_cards_out = cpy_r_r267;
    cpy_r_r268 = CPyDef_scholars___thinking___features___Features___rest_value(cpy_r_self, cpy_r_r3, cpy_r_card);
    CPyTagged_DECREF(cpy_r_card);
    cpy_r_r269 = cpy_r_r268 == -113.0;
    if (unlikely(cpy_r_r269)) goto CPyL149;
CPyL148: ;
    cpy_r_r270 = cpy_r_income + cpy_r_r268;
    cpy_r_income = cpy_r_r270;
    cpy_r_r271 = PyFloat_FromDouble(0.0);
    cpy_r_r272 = PyList_Append(cpy_r_r244, cpy_r_r271);
    CPy_DECREF(cpy_r_r271);
    cpy_r_r273 = cpy_r_r272 >= 0;
    if (unlikely(!cpy_r_r273)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 137, CPyStatic_scholars___thinking___features___globals);
        goto CPyL572;
    } else
        goto CPyL158;
CPyL149: ;
    cpy_r_r274 = PyErr_Occurred();
    if (unlikely(cpy_r_r274 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 136, CPyStatic_scholars___thinking___features___globals);
        goto CPyL572;
    } else
        goto CPyL148;
CPyL150: ;
    cpy_r_r275 = CPySequenceTuple_GetItem(cpy_r_r259, 6);
    CPy_DECREF(cpy_r_r259);
    if (unlikely(cpy_r_r275 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 139, CPyStatic_scholars___thinking___features___globals);
        goto CPyL572;
    }
    if (unlikely(!PyBool_Check(cpy_r_r275))) {
        CPy_TypeError("bool", cpy_r_r275); cpy_r_r276 = 2;
    } else
        cpy_r_r276 = cpy_r_r275 == Py_True;
    CPy_DECREF(cpy_r_r275);
    if (unlikely(cpy_r_r276 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 139, CPyStatic_scholars___thinking___features___globals);
        goto CPyL572;
    }
    if (cpy_r_r276) goto CPyL155;
    cpy_r_r277 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r3)->_goals;
    if (unlikely(cpy_r_r277 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "of", "Player", "goals", 139, CPyStatic_scholars___thinking___features___globals);
        goto CPyL572;
    }
CPyL154: ;
    cpy_r_r278 = cpy_r_r277 == 14;
    if (!cpy_r_r278) goto CPyL156;
CPyL155: ;
    cpy_r_r279 = 1.0;
    goto CPyL157;
CPyL156: ;
    cpy_r_r279 = 0.0;
CPyL157: ;
    cpy_r_r280 = PyFloat_FromDouble(cpy_r_r279);
    cpy_r_r281 = PyList_Append(cpy_r_r244, cpy_r_r280);
    CPy_DECREF(cpy_r_r280);
    cpy_r_r282 = cpy_r_r281 >= 0;
    if (unlikely(!cpy_r_r282)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 139, CPyStatic_scholars___thinking___features___globals);
        goto CPyL572;
    }
CPyL158: ;
    cpy_r_r283 = cpy_r_r245 + 2;
    cpy_r_r245 = cpy_r_r283;
    cpy_r_r284 = cpy_r_r247 + 1;
    cpy_r_r247 = cpy_r_r284;
    goto CPyL138;
CPyL159: ;
    cpy_r_r285 = PyList_New(1);
    if (unlikely(cpy_r_r285 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 140, CPyStatic_scholars___thinking___features___globals);
        goto CPyL563;
    }
    cpy_r_r286 = PyFloat_FromDouble(0.0);
    cpy_r_r287 = (CPyPtr)((CPyPtr)cpy_r_r285 + offsetof(PyListObject, ob_item));
    cpy_r_r288 = *(CPyPtr *)cpy_r_r287;
    *(PyObject * *)cpy_r_r288 = cpy_r_r286;
    cpy_r_r289 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_action_cards;
    if (unlikely(cpy_r_r289 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "of", "Book", "action_cards", 140, CPyStatic_scholars___thinking___features___globals);
        goto CPyL573;
    }
CPyL161: ;
    cpy_r_r290 = (CPyPtr)((CPyPtr)cpy_r_r289 + offsetof(PyVarObject, ob_size));
    cpy_r_r291 = *(int64_t *)cpy_r_r290;
    cpy_r_r292 = cpy_r_r291 << 1;
    cpy_r_r293 = CPySequence_Multiply(cpy_r_r285, cpy_r_r292);
    CPy_DECREF(cpy_r_r285);
    if (unlikely(cpy_r_r293 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 140, CPyStatic_scholars___thinking___features___globals);
        goto CPyL563;
    }
    cpy_r_r294 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r3)->_cards;
    if (unlikely(cpy_r_r294 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "of", "Player", "cards", 141, CPyStatic_scholars___thinking___features___globals);
        goto CPyL574;
    }
    CPy_INCREF(cpy_r_r294);
CPyL163: ;
    cpy_r_r295 = 0;
CPyL164: ;
    cpy_r_r296 = (CPyPtr)((CPyPtr)cpy_r_r294 + offsetof(PyVarObject, ob_size));
    cpy_r_r297 = *(int64_t *)cpy_r_r296;
    cpy_r_r298 = cpy_r_r295 < cpy_r_r297;
    if (!cpy_r_r298) goto CPyL575;
    cpy_r_r299 = (CPyPtr)((CPyPtr)cpy_r_r294 + offsetof(PyListObject, ob_item));
    cpy_r_r300 = *(CPyPtr *)cpy_r_r299;
    cpy_r_r301 = cpy_r_r295 * 8;
    cpy_r_r302 = cpy_r_r300 + cpy_r_r301;
    cpy_r_r303 = *(PyObject * *)cpy_r_r302;
    CPy_INCREF(cpy_r_r303);
    if (likely(PyLong_Check(cpy_r_r303)))
        cpy_r_r304 = CPyTagged_FromObject(cpy_r_r303);
    else {
        CPy_TypeError("int", cpy_r_r303); cpy_r_r304 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r303);
    if (unlikely(cpy_r_r304 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 141, CPyStatic_scholars___thinking___features___globals);
        goto CPyL576;
    }
    cpy_r_card = cpy_r_r304;
    cpy_r_r305 = PyFloat_FromDouble(1.0);
    cpy_r_r306 = CPyList_SetItem(cpy_r_r293, cpy_r_card, cpy_r_r305);
    CPyTagged_DECREF(cpy_r_card);
    if (unlikely(!cpy_r_r306)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 142, CPyStatic_scholars___thinking___features___globals);
        goto CPyL576;
    }
    cpy_r_r307 = cpy_r_r295 + 1;
    cpy_r_r295 = cpy_r_r307;
    goto CPyL164;
CPyL168: ;
    cpy_r_r308 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_caliph_slots;
    if (unlikely(cpy_r_r308 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "of", "Book", "caliph_slots", 143, CPyStatic_scholars___thinking___features___globals);
        goto CPyL574;
    }
CPyL169: ;
    cpy_r_r309 = (CPyPtr)((CPyPtr)cpy_r_r308 + offsetof(PyVarObject, ob_size));
    cpy_r_r310 = *(int64_t *)cpy_r_r309;
    cpy_r_r311 = cpy_r_r310 << 1;
    cpy_r_r312 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_caliphs;
    if (unlikely(cpy_r_r312 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "of", "Table", "caliphs", 143, CPyStatic_scholars___thinking___features___globals);
        goto CPyL574;
    }
CPyL170: ;
    cpy_r_r313 = (CPyPtr)((CPyPtr)cpy_r_r312 + offsetof(PyVarObject, ob_size));
    cpy_r_r314 = *(int64_t *)cpy_r_r313;
    cpy_r_r315 = cpy_r_r314 << 1;
    cpy_r_r316 = CPyTagged_Subtract(cpy_r_r311, cpy_r_r315);
    cpy_r_r317 = PyList_New(0);
    if (unlikely(cpy_r_r317 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 144, CPyStatic_scholars___thinking___features___globals);
        goto CPyL577;
    }
    cpy_r_r318 = PyList_New(0);
    if (unlikely(cpy_r_r318 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 145, CPyStatic_scholars___thinking___features___globals);
        goto CPyL578;
    }
    cpy_r_controlled = 0;
    cpy_r_present = 0;
    cpy_r_r319 = 0;
    cpy_r_r320 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r3)->_guilds;
    if (unlikely(cpy_r_r320 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "of", "Player", "guilds", 147, CPyStatic_scholars___thinking___features___globals);
        goto CPyL579;
    }
    CPy_INCREF(cpy_r_r320);
CPyL173: ;
    cpy_r_r321 = 0;
CPyL174: ;
    cpy_r_r322 = (CPyPtr)((CPyPtr)cpy_r_r320 + offsetof(PyVarObject, ob_size));
    cpy_r_r323 = *(int64_t *)cpy_r_r322;
    cpy_r_r324 = cpy_r_r321 < cpy_r_r323;
    if (!cpy_r_r324) goto CPyL580;
    cpy_r_guild = cpy_r_r319;
    cpy_r_r325 = (CPyPtr)((CPyPtr)cpy_r_r320 + offsetof(PyListObject, ob_item));
    cpy_r_r326 = *(CPyPtr *)cpy_r_r325;
    cpy_r_r327 = cpy_r_r321 * 8;
    cpy_r_r328 = cpy_r_r326 + cpy_r_r327;
    cpy_r_r329 = *(PyObject * *)cpy_r_r328;
    CPy_INCREF(cpy_r_r329);
    if (likely(PyLong_Check(cpy_r_r329)))
        cpy_r_r330 = CPyTagged_FromObject(cpy_r_r329);
    else {
        CPy_TypeError("int", cpy_r_r329); cpy_r_r330 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r329);
    if (unlikely(cpy_r_r330 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 147, CPyStatic_scholars___thinking___features___globals);
        goto CPyL581;
    }
    cpy_r_count = cpy_r_r330;
    cpy_r_r331 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_control;
    if (unlikely(cpy_r_r331 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "of", "Table", "control", 148, CPyStatic_scholars___thinking___features___globals);
        goto CPyL582;
    }
CPyL177: ;
    cpy_r_r332 = CPyList_GetItemBorrow(cpy_r_r331, cpy_r_guild);
    if (unlikely(cpy_r_r332 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 148, CPyStatic_scholars___thinking___features___globals);
        goto CPyL582;
    }
    if (likely(PyLong_Check(cpy_r_r332)))
        cpy_r_r333 = CPyTagged_FromObject(cpy_r_r332);
    else {
        CPy_TypeError("int", cpy_r_r332); cpy_r_r333 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r333 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 148, CPyStatic_scholars___thinking___features___globals);
        goto CPyL582;
    }
    cpy_r_r334 = cpy_r_r333 & 1;
    cpy_r_r335 = cpy_r_r334 != 0;
    if (!cpy_r_r335) goto CPyL181;
    cpy_r_r336 = CPyTagged_IsEq_(cpy_r_r333, cpy_r_seat);
    cpy_r_r337 = cpy_r_r336;
    goto CPyL182;
CPyL181: ;
    cpy_r_r338 = cpy_r_r333 == cpy_r_seat;
    cpy_r_r337 = cpy_r_r338;
CPyL182: ;
    CPyTagged_DECREF(cpy_r_r333);
    if (!cpy_r_r337) goto CPyL184;
    cpy_r_r339 = CPyTagged_Add(cpy_r_controlled, 2);
    CPyTagged_DECREF(cpy_r_controlled);
    cpy_r_controlled = cpy_r_r339;
    cpy_r_r340 = PyFloat_FromDouble(1.0);
    cpy_r_r341 = PyList_Append(cpy_r_r317, cpy_r_r340);
    CPy_DECREF(cpy_r_r340);
    cpy_r_r342 = cpy_r_r341 >= 0;
    if (unlikely(!cpy_r_r342)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 150, CPyStatic_scholars___thinking___features___globals);
        goto CPyL582;
    } else
        goto CPyL190;
CPyL184: ;
    cpy_r_r343 = PyFloat_FromDouble(0.0);
    cpy_r_r344 = PyList_Append(cpy_r_r317, cpy_r_r343);
    CPy_DECREF(cpy_r_r343);
    cpy_r_r345 = cpy_r_r344 >= 0;
    if (unlikely(!cpy_r_r345)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 152, CPyStatic_scholars___thinking___features___globals);
        goto CPyL582;
    }
    cpy_r_r346 = cpy_r_count & 1;
    cpy_r_r347 = cpy_r_r346 != 0;
    if (cpy_r_r347) goto CPyL187;
    cpy_r_r348 = 0 & 1;
    cpy_r_r349 = cpy_r_r348 != 0;
    if (!cpy_r_r349) goto CPyL188;
CPyL187: ;
    cpy_r_r350 = CPyTagged_IsLt_(0, cpy_r_count);
    cpy_r_r351 = cpy_r_r350;
    goto CPyL189;
CPyL188: ;
    cpy_r_r352 = (Py_ssize_t)cpy_r_count > (Py_ssize_t)0;
    cpy_r_r351 = cpy_r_r352;
CPyL189: ;
    cpy_r_r353 = cpy_r_r351 << 1;
    cpy_r_r354 = cpy_r_r353;
    cpy_r_r355 = CPyTagged_Add(cpy_r_present, cpy_r_r354);
    CPyTagged_DECREF(cpy_r_present);
    CPyTagged_DECREF(cpy_r_r354);
    cpy_r_present = cpy_r_r355;
CPyL190: ;
    cpy_r_most = 0;
    cpy_r_r356 = CPyDef_scholars___table___Table___seats(cpy_r_t);
    if (unlikely(cpy_r_r356 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 155, CPyStatic_scholars___thinking___features___globals);
        goto CPyL583;
    }
CPyL191: ;
    cpy_r_r357 = 0;
    CPyTagged_INCREF(cpy_r_r357);
    cpy_r_other = cpy_r_r357;
    CPyTagged_DECREF(cpy_r_other);
CPyL192: ;
    cpy_r_r358 = cpy_r_r357 & 1;
    cpy_r_r359 = cpy_r_r358 != 0;
    if (cpy_r_r359) goto CPyL194;
    cpy_r_r360 = cpy_r_r356 & 1;
    cpy_r_r361 = cpy_r_r360 != 0;
    if (!cpy_r_r361) goto CPyL195;
CPyL194: ;
    cpy_r_r362 = CPyTagged_IsLt_(cpy_r_r357, cpy_r_r356);
    if (cpy_r_r362) {
        goto CPyL196;
    } else
        goto CPyL584;
CPyL195: ;
    cpy_r_r363 = (Py_ssize_t)cpy_r_r357 < (Py_ssize_t)cpy_r_r356;
    if (!cpy_r_r363) goto CPyL584;
CPyL196: ;
    CPyTagged_INCREF(cpy_r_r357);
    cpy_r_other = cpy_r_r357;
    cpy_r_r364 = cpy_r_other & 1;
    cpy_r_r365 = cpy_r_r364 != 0;
    if (!cpy_r_r365) goto CPyL198;
    cpy_r_r366 = CPyTagged_IsEq_(cpy_r_other, cpy_r_seat);
    cpy_r_r367 = cpy_r_r366 ^ 1;
    if (cpy_r_r367) {
        goto CPyL199;
    } else
        goto CPyL585;
CPyL198: ;
    cpy_r_r368 = cpy_r_other != cpy_r_seat;
    if (!cpy_r_r368) goto CPyL585;
CPyL199: ;
    cpy_r_r369 = CPyDef_scholars___table___Table___guilds_of(cpy_r_t, cpy_r_other);
    CPyTagged_DECREF(cpy_r_other);
    if (unlikely(cpy_r_r369 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 157, CPyStatic_scholars___thinking___features___globals);
        goto CPyL586;
    }
    cpy_r_r370 = CPyList_GetItem(cpy_r_r369, cpy_r_guild);
    CPy_DECREF(cpy_r_r369);
    if (unlikely(cpy_r_r370 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 157, CPyStatic_scholars___thinking___features___globals);
        goto CPyL586;
    }
    if (likely(PyLong_Check(cpy_r_r370)))
        cpy_r_r371 = CPyTagged_FromObject(cpy_r_r370);
    else {
        CPy_TypeError("int", cpy_r_r370); cpy_r_r371 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r370);
    if (unlikely(cpy_r_r371 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 157, CPyStatic_scholars___thinking___features___globals);
        goto CPyL586;
    }
    cpy_r_r372 = cpy_r_r371 & 1;
    cpy_r_r373 = cpy_r_r372 != 0;
    if (cpy_r_r373) goto CPyL204;
    cpy_r_r374 = cpy_r_most & 1;
    cpy_r_r375 = cpy_r_r374 != 0;
    if (!cpy_r_r375) goto CPyL205;
CPyL204: ;
    cpy_r_r376 = CPyTagged_IsLt_(cpy_r_most, cpy_r_r371);
    if (cpy_r_r376) {
        goto CPyL587;
    } else
        goto CPyL588;
CPyL205: ;
    cpy_r_r377 = (Py_ssize_t)cpy_r_r371 > (Py_ssize_t)cpy_r_most;
    if (cpy_r_r377) {
        goto CPyL587;
    } else
        goto CPyL588;
CPyL206: ;
    cpy_r_r378 = cpy_r_r371;
    goto CPyL208;
CPyL207: ;
    cpy_r_r378 = cpy_r_most;
CPyL208: ;
    cpy_r_most = cpy_r_r378;
CPyL209: ;
    cpy_r_r379 = CPyTagged_Add(cpy_r_r357, 2);
    CPyTagged_DECREF(cpy_r_r357);
    cpy_r_r357 = cpy_r_r379;
    goto CPyL192;
CPyL210: ;
    cpy_r_r380 = CPyStatic_scholars___thinking___features___globals;
    cpy_r_r381 = CPyStatics[3491]; /* 'LARGE_LEAD' */
    cpy_r_r382 = CPyDict_GetItem(cpy_r_r380, cpy_r_r381);
    if (unlikely(cpy_r_r382 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 158, CPyStatic_scholars___thinking___features___globals);
        goto CPyL589;
    }
    if (likely(PyLong_Check(cpy_r_r382)))
        cpy_r_r383 = CPyTagged_FromObject(cpy_r_r382);
    else {
        CPy_TypeError("int", cpy_r_r382); cpy_r_r383 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r382);
    if (unlikely(cpy_r_r383 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 158, CPyStatic_scholars___thinking___features___globals);
        goto CPyL589;
    }
    cpy_r_r384 = CPyTagged_Negate(cpy_r_r383);
    CPyTagged_DECREF(cpy_r_r383);
    cpy_r_r385 = CPyStatic_scholars___thinking___features___globals;
    cpy_r_r386 = CPyStatics[3491]; /* 'LARGE_LEAD' */
    cpy_r_r387 = CPyDict_GetItem(cpy_r_r385, cpy_r_r386);
    if (unlikely(cpy_r_r387 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 158, CPyStatic_scholars___thinking___features___globals);
        goto CPyL590;
    }
    if (likely(PyLong_Check(cpy_r_r387)))
        cpy_r_r388 = CPyTagged_FromObject(cpy_r_r387);
    else {
        CPy_TypeError("int", cpy_r_r387); cpy_r_r388 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r387);
    if (unlikely(cpy_r_r388 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 158, CPyStatic_scholars___thinking___features___globals);
        goto CPyL590;
    }
    cpy_r_r389 = CPyTagged_Subtract(cpy_r_count, cpy_r_most);
    CPyTagged_DECREF(cpy_r_count);
    CPyTagged_DECREF(cpy_r_most);
    cpy_r_r390 = cpy_r_r389 & 1;
    cpy_r_r391 = cpy_r_r390 != 0;
    if (cpy_r_r391) goto CPyL216;
    cpy_r_r392 = cpy_r_r388 & 1;
    cpy_r_r393 = cpy_r_r392 != 0;
    if (!cpy_r_r393) goto CPyL217;
CPyL216: ;
    cpy_r_r394 = CPyTagged_IsLt_(cpy_r_r389, cpy_r_r388);
    if (cpy_r_r394) {
        goto CPyL591;
    } else
        goto CPyL592;
CPyL217: ;
    cpy_r_r395 = (Py_ssize_t)cpy_r_r389 < (Py_ssize_t)cpy_r_r388;
    if (cpy_r_r395) {
        goto CPyL591;
    } else
        goto CPyL592;
CPyL218: ;
    cpy_r_r396 = cpy_r_r389;
    goto CPyL220;
CPyL219: ;
    cpy_r_r396 = cpy_r_r388;
CPyL220: ;
    cpy_r_r397 = cpy_r_r396 & 1;
    cpy_r_r398 = cpy_r_r397 != 0;
    if (cpy_r_r398) goto CPyL222;
    cpy_r_r399 = cpy_r_r384 & 1;
    cpy_r_r400 = cpy_r_r399 != 0;
    if (!cpy_r_r400) goto CPyL223;
CPyL222: ;
    cpy_r_r401 = CPyTagged_IsLt_(cpy_r_r384, cpy_r_r396);
    if (cpy_r_r401) {
        goto CPyL593;
    } else
        goto CPyL594;
CPyL223: ;
    cpy_r_r402 = (Py_ssize_t)cpy_r_r396 > (Py_ssize_t)cpy_r_r384;
    if (cpy_r_r402) {
        goto CPyL593;
    } else
        goto CPyL594;
CPyL224: ;
    cpy_r_r403 = cpy_r_r396;
    goto CPyL226;
CPyL225: ;
    cpy_r_r403 = cpy_r_r384;
CPyL226: ;
    cpy_r_r404 = CPyTagged_Multiply(cpy_r_r403, cpy_r_r316);
    CPyTagged_DECREF(cpy_r_r403);
    cpy_r_r405 = CPyFloat_FromTagged(cpy_r_r404);
    CPyTagged_DECREF(cpy_r_r404);
    cpy_r_r406 = cpy_r_r405 == -113.0;
    if (unlikely(cpy_r_r406)) goto CPyL228;
CPyL227: ;
    cpy_r_r407 = PyFloat_FromDouble(cpy_r_r405);
    cpy_r_r408 = PyList_Append(cpy_r_r318, cpy_r_r407);
    CPy_DECREF(cpy_r_r407);
    cpy_r_r409 = cpy_r_r408 >= 0;
    if (unlikely(!cpy_r_r409)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 158, CPyStatic_scholars___thinking___features___globals);
        goto CPyL595;
    } else
        goto CPyL229;
CPyL228: ;
    cpy_r_r410 = PyErr_Occurred();
    if (unlikely(cpy_r_r410 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 158, CPyStatic_scholars___thinking___features___globals);
        goto CPyL595;
    } else
        goto CPyL227;
CPyL229: ;
    cpy_r_r411 = cpy_r_r319 + 2;
    cpy_r_r319 = cpy_r_r411;
    cpy_r_r412 = cpy_r_r321 + 1;
    cpy_r_r321 = cpy_r_r412;
    goto CPyL174;
CPyL230: ;
    cpy_r_r413 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r3)->_silver;
    if (unlikely(cpy_r_r413 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "of", "Player", "silver", 159, CPyStatic_scholars___thinking___features___globals);
        goto CPyL579;
    }
    CPyTagged_INCREF(cpy_r_r413);
CPyL231: ;
    cpy_r_r414 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r3)->_gold;
    if (unlikely(cpy_r_r414 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "of", "Player", "gold", 159, CPyStatic_scholars___thinking___features___globals);
        goto CPyL596;
    }
    CPyTagged_INCREF(cpy_r_r414);
CPyL232: ;
    cpy_r_r415 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r3)->_workers;
    if (unlikely(cpy_r_r415 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "of", "Player", "workers", 160, CPyStatic_scholars___thinking___features___globals);
        goto CPyL597;
    }
    CPy_INCREF(cpy_r_r415);
CPyL233: ;
    cpy_r_r416 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r417 = CPyStatics[105]; /* 'sum' */
    cpy_r_r418 = CPyObject_GetAttr(cpy_r_r416, cpy_r_r417);
    if (unlikely(cpy_r_r418 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 160, CPyStatic_scholars___thinking___features___globals);
        goto CPyL598;
    }
    PyObject *cpy_r_r419[1] = {cpy_r_r415};
    cpy_r_r420 = (PyObject **)&cpy_r_r419;
    cpy_r_r421 = PyObject_Vectorcall(cpy_r_r418, cpy_r_r420, 1, 0);
    CPy_DECREF(cpy_r_r418);
    if (unlikely(cpy_r_r421 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 160, CPyStatic_scholars___thinking___features___globals);
        goto CPyL598;
    }
    CPy_DECREF(cpy_r_r415);
    if (likely(PyLong_Check(cpy_r_r421)))
        cpy_r_r422 = CPyTagged_FromObject(cpy_r_r421);
    else {
        CPy_TypeError("int", cpy_r_r421); cpy_r_r422 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r421);
    if (unlikely(cpy_r_r422 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 160, CPyStatic_scholars___thinking___features___globals);
        goto CPyL597;
    }
    cpy_r_r423 = CPyTagged_Subtract(cpy_r_r422, cpy_r_workers);
    CPyTagged_DECREF(cpy_r_r422);
    cpy_r_r424 = CPyDef_scholars___scoring___scroll_counts(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r424 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 161, CPyStatic_scholars___thinking___features___globals);
        goto CPyL599;
    }
    cpy_r_missing = 0;
    cpy_r_r425 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r3)->_scrolls;
    if (unlikely(cpy_r_r425 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "of", "Player", "scrolls", 163, CPyStatic_scholars___thinking___features___globals);
        goto CPyL600;
    }
    CPy_INCREF(cpy_r_r425);
CPyL238: ;
    cpy_r_r426 = CPyList_GetSlice(cpy_r_r425, 2, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r425);
    if (unlikely(cpy_r_r426 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 163, CPyStatic_scholars___thinking___features___globals);
        goto CPyL600;
    }
    if (likely(PyList_Check(cpy_r_r426)))
        cpy_r_r427 = cpy_r_r426;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/features.py", "of", 163, CPyStatic_scholars___thinking___features___globals, "list", cpy_r_r426);
        goto CPyL600;
    }
    cpy_r_r428 = 0;
CPyL241: ;
    cpy_r_r429 = (CPyPtr)((CPyPtr)cpy_r_r427 + offsetof(PyVarObject, ob_size));
    cpy_r_r430 = *(int64_t *)cpy_r_r429;
    cpy_r_r431 = cpy_r_r428 < cpy_r_r430;
    if (!cpy_r_r431) goto CPyL601;
    cpy_r_r432 = (CPyPtr)((CPyPtr)cpy_r_r427 + offsetof(PyListObject, ob_item));
    cpy_r_r433 = *(CPyPtr *)cpy_r_r432;
    cpy_r_r434 = cpy_r_r428 * 8;
    cpy_r_r435 = cpy_r_r433 + cpy_r_r434;
    cpy_r_r436 = *(PyObject * *)cpy_r_r435;
    CPy_INCREF(cpy_r_r436);
    if (likely(PyLong_Check(cpy_r_r436)))
        cpy_r_r437 = CPyTagged_FromObject(cpy_r_r436);
    else {
        CPy_TypeError("int", cpy_r_r436); cpy_r_r437 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r436);
    if (unlikely(cpy_r_r437 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 163, CPyStatic_scholars___thinking___features___globals);
        goto CPyL602;
    }
    cpy_r_card = cpy_r_r437;
    cpy_r_r438 = CPyStatic_scholars___thinking___features___globals;
    cpy_r_r439 = CPyStatics[3492]; /* 'BONUS' */
    cpy_r_r440 = CPyDict_GetItem(cpy_r_r438, cpy_r_r439);
    if (unlikely(cpy_r_r440 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 164, CPyStatic_scholars___thinking___features___globals);
        goto CPyL603;
    }
    if (likely(PyLong_Check(cpy_r_r440)))
        cpy_r_r441 = CPyTagged_FromObject(cpy_r_r440);
    else {
        CPy_TypeError("int", cpy_r_r440); cpy_r_r441 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r440);
    if (unlikely(cpy_r_r441 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 164, CPyStatic_scholars___thinking___features___globals);
        goto CPyL603;
    }
    cpy_r_r442 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_scrolls;
    if (unlikely(cpy_r_r442 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "of", "Book", "scrolls", 164, CPyStatic_scholars___thinking___features___globals);
        goto CPyL604;
    }
CPyL246: ;
    cpy_r_r443 = CPyList_GetItem(cpy_r_r442, cpy_r_card);
    CPyTagged_DECREF(cpy_r_card);
    if (unlikely(cpy_r_r443 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 164, CPyStatic_scholars___thinking___features___globals);
        goto CPyL605;
    }
    if (likely(PyTuple_Check(cpy_r_r443)))
        cpy_r_r444 = cpy_r_r443;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/features.py", "of", 164, CPyStatic_scholars___thinking___features___globals, "tuple", cpy_r_r443);
        goto CPyL605;
    }
    cpy_r_r445 = CPySequenceTuple_GetItem(cpy_r_r444, 10);
    CPy_DECREF(cpy_r_r444);
    if (unlikely(cpy_r_r445 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 164, CPyStatic_scholars___thinking___features___globals);
        goto CPyL605;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r445, CPyType_formula___Formula)))
        cpy_r_r446 = cpy_r_r445;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/features.py", "of", 164, CPyStatic_scholars___thinking___features___globals, "serai.kernel.formula.Formula", cpy_r_r445);
        goto CPyL605;
    }
    cpy_r_r447 = CPY_GET_METHOD(cpy_r_r446, CPyType_formula___Formula, 2, serai___kernel___formula___FormulaObject, CPyTagged (*)(PyObject *, PyObject *))(cpy_r_r446, cpy_r_r424); /* value */
    CPy_DECREF(cpy_r_r446);
    if (unlikely(cpy_r_r447 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 164, CPyStatic_scholars___thinking___features___globals);
        goto CPyL605;
    }
    cpy_r_r448 = CPyTagged_Subtract(cpy_r_r441, cpy_r_r447);
    CPyTagged_DECREF(cpy_r_r441);
    CPyTagged_DECREF(cpy_r_r447);
    cpy_r_r449 = cpy_r_r448 & 1;
    cpy_r_r450 = cpy_r_r449 != 0;
    if (cpy_r_r450) goto CPyL253;
    cpy_r_r451 = 0 & 1;
    cpy_r_r452 = cpy_r_r451 != 0;
    if (!cpy_r_r452) goto CPyL254;
CPyL253: ;
    cpy_r_r453 = CPyTagged_IsLt_(0, cpy_r_r448);
    if (cpy_r_r453) {
        goto CPyL255;
    } else
        goto CPyL606;
CPyL254: ;
    cpy_r_r454 = (Py_ssize_t)cpy_r_r448 > (Py_ssize_t)0;
    if (!cpy_r_r454) goto CPyL606;
CPyL255: ;
    cpy_r_r455 = cpy_r_r448;
    goto CPyL257;
CPyL256: ;
    cpy_r_r455 = 0;
CPyL257: ;
    cpy_r_r456 = CPyTagged_Add(cpy_r_missing, cpy_r_r455);
    CPyTagged_DECREF(cpy_r_missing);
    CPyTagged_DECREF(cpy_r_r455);
    cpy_r_missing = cpy_r_r456;
    cpy_r_r457 = cpy_r_r428 + 1;
    cpy_r_r428 = cpy_r_r457;
    goto CPyL241;
CPyL259: ;
    cpy_r_r458 = ((serai___games___scholars___thinking___features___FeaturesObject *)cpy_r_self)->__prospects;
    CPy_INCREF(cpy_r_r458);
    cpy_r_r459 = CPyDef_prospects___Prospects___view(cpy_r_r458, cpy_r_t, cpy_r_seat, cpy_r_r424);
    CPy_DECREF(cpy_r_r424);
    CPy_DECREF(cpy_r_r458);
    if (unlikely(cpy_r_r459 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 165, CPyStatic_scholars___thinking___features___globals);
        goto CPyL607;
    }
    cpy_r_r460 = CPyStatic_scholars___thinking___features___globals;
    cpy_r_r461 = CPyStatics[3493]; /* 'NEEDED_SILVER' */
    cpy_r_r462 = CPyDict_GetItem(cpy_r_r460, cpy_r_r461);
    if (unlikely(cpy_r_r462 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 168, CPyStatic_scholars___thinking___features___globals);
        goto CPyL608;
    }
    if (likely(PyLong_Check(cpy_r_r462)))
        cpy_r_r463 = CPyTagged_FromObject(cpy_r_r462);
    else {
        CPy_TypeError("int", cpy_r_r462); cpy_r_r463 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r462);
    if (unlikely(cpy_r_r463 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 168, CPyStatic_scholars___thinking___features___globals);
        goto CPyL608;
    }
    cpy_r_r464 = cpy_r_r463 & 1;
    cpy_r_r465 = cpy_r_r464 != 0;
    if (cpy_r_r465) goto CPyL264;
    cpy_r_r466 = cpy_r_r413 & 1;
    cpy_r_r467 = cpy_r_r466 != 0;
    if (!cpy_r_r467) goto CPyL265;
CPyL264: ;
    cpy_r_r468 = CPyTagged_IsLt_(cpy_r_r463, cpy_r_r413);
    if (cpy_r_r468) {
        goto CPyL266;
    } else
        goto CPyL609;
CPyL265: ;
    cpy_r_r469 = (Py_ssize_t)cpy_r_r463 < (Py_ssize_t)cpy_r_r413;
    if (!cpy_r_r469) goto CPyL609;
CPyL266: ;
    cpy_r_r470 = cpy_r_r463;
    goto CPyL268;
CPyL267: ;
    CPyTagged_INCREF(cpy_r_r413);
    cpy_r_r470 = cpy_r_r413;
CPyL268: ;
    cpy_r_r471 = CPyStatic_scholars___thinking___features___globals;
    cpy_r_r472 = CPyStatics[3493]; /* 'NEEDED_SILVER' */
    cpy_r_r473 = CPyDict_GetItem(cpy_r_r471, cpy_r_r472);
    if (unlikely(cpy_r_r473 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 169, CPyStatic_scholars___thinking___features___globals);
        goto CPyL610;
    }
    if (likely(PyLong_Check(cpy_r_r473)))
        cpy_r_r474 = CPyTagged_FromObject(cpy_r_r473);
    else {
        CPy_TypeError("int", cpy_r_r473); cpy_r_r474 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r473);
    if (unlikely(cpy_r_r474 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 169, CPyStatic_scholars___thinking___features___globals);
        goto CPyL610;
    }
    cpy_r_r475 = CPyTagged_Subtract(cpy_r_r413, cpy_r_r474);
    CPyTagged_DECREF(cpy_r_r474);
    cpy_r_r476 = cpy_r_r475 & 1;
    cpy_r_r477 = cpy_r_r476 != 0;
    if (cpy_r_r477) goto CPyL272;
    cpy_r_r478 = 0 & 1;
    cpy_r_r479 = cpy_r_r478 != 0;
    if (!cpy_r_r479) goto CPyL273;
CPyL272: ;
    cpy_r_r480 = CPyTagged_IsLt_(0, cpy_r_r475);
    if (cpy_r_r480) {
        goto CPyL274;
    } else
        goto CPyL611;
CPyL273: ;
    cpy_r_r481 = (Py_ssize_t)cpy_r_r475 > (Py_ssize_t)0;
    if (!cpy_r_r481) goto CPyL611;
CPyL274: ;
    cpy_r_r482 = cpy_r_r475;
    goto CPyL276;
CPyL275: ;
    cpy_r_r482 = 0;
CPyL276: ;
    cpy_r_r483 = CPyStatic_scholars___thinking___features___globals;
    cpy_r_r484 = CPyStatics[3493]; /* 'NEEDED_SILVER' */
    cpy_r_r485 = CPyDict_GetItem(cpy_r_r483, cpy_r_r484);
    if (unlikely(cpy_r_r485 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 169, CPyStatic_scholars___thinking___features___globals);
        goto CPyL612;
    }
    if (likely(PyLong_Check(cpy_r_r485)))
        cpy_r_r486 = CPyTagged_FromObject(cpy_r_r485);
    else {
        CPy_TypeError("int", cpy_r_r485); cpy_r_r486 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r485);
    if (unlikely(cpy_r_r486 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 169, CPyStatic_scholars___thinking___features___globals);
        goto CPyL612;
    }
    cpy_r_r487 = cpy_r_r486 & 1;
    cpy_r_r488 = cpy_r_r487 != 0;
    if (cpy_r_r488) goto CPyL280;
    cpy_r_r489 = cpy_r_r482 & 1;
    cpy_r_r490 = cpy_r_r489 != 0;
    if (!cpy_r_r490) goto CPyL281;
CPyL280: ;
    cpy_r_r491 = CPyTagged_IsLt_(cpy_r_r486, cpy_r_r482);
    if (cpy_r_r491) {
        goto CPyL613;
    } else
        goto CPyL614;
CPyL281: ;
    cpy_r_r492 = (Py_ssize_t)cpy_r_r486 < (Py_ssize_t)cpy_r_r482;
    if (cpy_r_r492) {
        goto CPyL613;
    } else
        goto CPyL614;
CPyL282: ;
    cpy_r_r493 = cpy_r_r486;
    goto CPyL284;
CPyL283: ;
    cpy_r_r493 = cpy_r_r482;
CPyL284: ;
    cpy_r_r494 = CPyStatic_scholars___thinking___features___globals;
    cpy_r_r495 = CPyStatics[3493]; /* 'NEEDED_SILVER' */
    cpy_r_r496 = CPyDict_GetItem(cpy_r_r494, cpy_r_r495);
    if (unlikely(cpy_r_r496 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 170, CPyStatic_scholars___thinking___features___globals);
        goto CPyL615;
    }
    if (likely(PyLong_Check(cpy_r_r496)))
        cpy_r_r497 = CPyTagged_FromObject(cpy_r_r496);
    else {
        CPy_TypeError("int", cpy_r_r496); cpy_r_r497 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r496);
    if (unlikely(cpy_r_r497 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 170, CPyStatic_scholars___thinking___features___globals);
        goto CPyL615;
    }
    cpy_r_r498 = CPyTagged_Multiply(4, cpy_r_r497);
    CPyTagged_DECREF(cpy_r_r497);
    cpy_r_r499 = CPyTagged_Subtract(cpy_r_r413, cpy_r_r498);
    CPyTagged_DECREF(cpy_r_r413);
    CPyTagged_DECREF(cpy_r_r498);
    cpy_r_r500 = cpy_r_r499 & 1;
    cpy_r_r501 = cpy_r_r500 != 0;
    if (cpy_r_r501) goto CPyL288;
    cpy_r_r502 = 0 & 1;
    cpy_r_r503 = cpy_r_r502 != 0;
    if (!cpy_r_r503) goto CPyL289;
CPyL288: ;
    cpy_r_r504 = CPyTagged_IsLt_(0, cpy_r_r499);
    if (cpy_r_r504) {
        goto CPyL290;
    } else
        goto CPyL616;
CPyL289: ;
    cpy_r_r505 = (Py_ssize_t)cpy_r_r499 > (Py_ssize_t)0;
    if (!cpy_r_r505) goto CPyL616;
CPyL290: ;
    cpy_r_r506 = cpy_r_r499;
    goto CPyL292;
CPyL291: ;
    cpy_r_r506 = 0;
CPyL292: ;
    cpy_r_r507 = CPyStatic_scholars___thinking___features___globals;
    cpy_r_r508 = CPyStatics[3494]; /* 'NEEDED_GOLD' */
    cpy_r_r509 = CPyDict_GetItem(cpy_r_r507, cpy_r_r508);
    if (unlikely(cpy_r_r509 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 171, CPyStatic_scholars___thinking___features___globals);
        goto CPyL617;
    }
    if (likely(PyLong_Check(cpy_r_r509)))
        cpy_r_r510 = CPyTagged_FromObject(cpy_r_r509);
    else {
        CPy_TypeError("int", cpy_r_r509); cpy_r_r510 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r509);
    if (unlikely(cpy_r_r510 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 171, CPyStatic_scholars___thinking___features___globals);
        goto CPyL617;
    }
    cpy_r_r511 = cpy_r_r510 & 1;
    cpy_r_r512 = cpy_r_r511 != 0;
    if (cpy_r_r512) goto CPyL296;
    cpy_r_r513 = cpy_r_r414 & 1;
    cpy_r_r514 = cpy_r_r513 != 0;
    if (!cpy_r_r514) goto CPyL297;
CPyL296: ;
    cpy_r_r515 = CPyTagged_IsLt_(cpy_r_r510, cpy_r_r414);
    if (cpy_r_r515) {
        goto CPyL298;
    } else
        goto CPyL618;
CPyL297: ;
    cpy_r_r516 = (Py_ssize_t)cpy_r_r510 < (Py_ssize_t)cpy_r_r414;
    if (!cpy_r_r516) goto CPyL618;
CPyL298: ;
    cpy_r_r517 = cpy_r_r510;
    goto CPyL300;
CPyL299: ;
    CPyTagged_INCREF(cpy_r_r414);
    cpy_r_r517 = cpy_r_r414;
CPyL300: ;
    cpy_r_r518 = CPyStatic_scholars___thinking___features___globals;
    cpy_r_r519 = CPyStatics[3494]; /* 'NEEDED_GOLD' */
    cpy_r_r520 = CPyDict_GetItem(cpy_r_r518, cpy_r_r519);
    if (unlikely(cpy_r_r520 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 172, CPyStatic_scholars___thinking___features___globals);
        goto CPyL619;
    }
    if (likely(PyLong_Check(cpy_r_r520)))
        cpy_r_r521 = CPyTagged_FromObject(cpy_r_r520);
    else {
        CPy_TypeError("int", cpy_r_r520); cpy_r_r521 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r520);
    if (unlikely(cpy_r_r521 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 172, CPyStatic_scholars___thinking___features___globals);
        goto CPyL619;
    }
    cpy_r_r522 = CPyTagged_Subtract(cpy_r_r414, cpy_r_r521);
    CPyTagged_DECREF(cpy_r_r521);
    cpy_r_r523 = cpy_r_r522 & 1;
    cpy_r_r524 = cpy_r_r523 != 0;
    if (cpy_r_r524) goto CPyL304;
    cpy_r_r525 = 0 & 1;
    cpy_r_r526 = cpy_r_r525 != 0;
    if (!cpy_r_r526) goto CPyL305;
CPyL304: ;
    cpy_r_r527 = CPyTagged_IsLt_(0, cpy_r_r522);
    if (cpy_r_r527) {
        goto CPyL306;
    } else
        goto CPyL620;
CPyL305: ;
    cpy_r_r528 = (Py_ssize_t)cpy_r_r522 > (Py_ssize_t)0;
    if (!cpy_r_r528) goto CPyL620;
CPyL306: ;
    cpy_r_r529 = cpy_r_r522;
    goto CPyL308;
CPyL307: ;
    cpy_r_r529 = 0;
CPyL308: ;
    cpy_r_r530 = CPyStatic_scholars___thinking___features___globals;
    cpy_r_r531 = CPyStatics[3494]; /* 'NEEDED_GOLD' */
    cpy_r_r532 = CPyDict_GetItem(cpy_r_r530, cpy_r_r531);
    if (unlikely(cpy_r_r532 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 172, CPyStatic_scholars___thinking___features___globals);
        goto CPyL621;
    }
    if (likely(PyLong_Check(cpy_r_r532)))
        cpy_r_r533 = CPyTagged_FromObject(cpy_r_r532);
    else {
        CPy_TypeError("int", cpy_r_r532); cpy_r_r533 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r532);
    if (unlikely(cpy_r_r533 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 172, CPyStatic_scholars___thinking___features___globals);
        goto CPyL621;
    }
    cpy_r_r534 = cpy_r_r533 & 1;
    cpy_r_r535 = cpy_r_r534 != 0;
    if (cpy_r_r535) goto CPyL312;
    cpy_r_r536 = cpy_r_r529 & 1;
    cpy_r_r537 = cpy_r_r536 != 0;
    if (!cpy_r_r537) goto CPyL313;
CPyL312: ;
    cpy_r_r538 = CPyTagged_IsLt_(cpy_r_r533, cpy_r_r529);
    if (cpy_r_r538) {
        goto CPyL622;
    } else
        goto CPyL623;
CPyL313: ;
    cpy_r_r539 = (Py_ssize_t)cpy_r_r533 < (Py_ssize_t)cpy_r_r529;
    if (cpy_r_r539) {
        goto CPyL622;
    } else
        goto CPyL623;
CPyL314: ;
    cpy_r_r540 = cpy_r_r533;
    goto CPyL316;
CPyL315: ;
    cpy_r_r540 = cpy_r_r529;
CPyL316: ;
    cpy_r_r541 = CPyStatic_scholars___thinking___features___globals;
    cpy_r_r542 = CPyStatics[3494]; /* 'NEEDED_GOLD' */
    cpy_r_r543 = CPyDict_GetItem(cpy_r_r541, cpy_r_r542);
    if (unlikely(cpy_r_r543 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 173, CPyStatic_scholars___thinking___features___globals);
        goto CPyL624;
    }
    if (likely(PyLong_Check(cpy_r_r543)))
        cpy_r_r544 = CPyTagged_FromObject(cpy_r_r543);
    else {
        CPy_TypeError("int", cpy_r_r543); cpy_r_r544 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r543);
    if (unlikely(cpy_r_r544 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 173, CPyStatic_scholars___thinking___features___globals);
        goto CPyL624;
    }
    cpy_r_r545 = CPyTagged_Multiply(4, cpy_r_r544);
    CPyTagged_DECREF(cpy_r_r544);
    cpy_r_r546 = CPyTagged_Subtract(cpy_r_r414, cpy_r_r545);
    CPyTagged_DECREF(cpy_r_r414);
    CPyTagged_DECREF(cpy_r_r545);
    cpy_r_r547 = cpy_r_r546 & 1;
    cpy_r_r548 = cpy_r_r547 != 0;
    if (cpy_r_r548) goto CPyL320;
    cpy_r_r549 = 0 & 1;
    cpy_r_r550 = cpy_r_r549 != 0;
    if (!cpy_r_r550) goto CPyL321;
CPyL320: ;
    cpy_r_r551 = CPyTagged_IsLt_(0, cpy_r_r546);
    if (cpy_r_r551) {
        goto CPyL322;
    } else
        goto CPyL625;
CPyL321: ;
    cpy_r_r552 = (Py_ssize_t)cpy_r_r546 > (Py_ssize_t)0;
    if (!cpy_r_r552) goto CPyL625;
CPyL322: ;
    cpy_r_r553 = cpy_r_r546;
    goto CPyL324;
CPyL323: ;
    cpy_r_r553 = 0;
CPyL324: ;
    cpy_r_r554 = CPyStatic_scholars___thinking___features___globals;
    cpy_r_r555 = CPyStatics[3495]; /* 'NEEDED_WORKERS' */
    cpy_r_r556 = CPyDict_GetItem(cpy_r_r554, cpy_r_r555);
    if (unlikely(cpy_r_r556 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 174, CPyStatic_scholars___thinking___features___globals);
        goto CPyL626;
    }
    if (likely(PyLong_Check(cpy_r_r556)))
        cpy_r_r557 = CPyTagged_FromObject(cpy_r_r556);
    else {
        CPy_TypeError("int", cpy_r_r556); cpy_r_r557 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r556);
    if (unlikely(cpy_r_r557 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 174, CPyStatic_scholars___thinking___features___globals);
        goto CPyL626;
    }
    cpy_r_r558 = cpy_r_r557 & 1;
    cpy_r_r559 = cpy_r_r558 != 0;
    if (cpy_r_r559) goto CPyL328;
    cpy_r_r560 = cpy_r_workers & 1;
    cpy_r_r561 = cpy_r_r560 != 0;
    if (!cpy_r_r561) goto CPyL329;
CPyL328: ;
    cpy_r_r562 = CPyTagged_IsLt_(cpy_r_r557, cpy_r_workers);
    if (cpy_r_r562) {
        goto CPyL330;
    } else
        goto CPyL627;
CPyL329: ;
    cpy_r_r563 = (Py_ssize_t)cpy_r_r557 < (Py_ssize_t)cpy_r_workers;
    if (!cpy_r_r563) goto CPyL627;
CPyL330: ;
    cpy_r_r564 = cpy_r_r557;
    goto CPyL332;
CPyL331: ;
    CPyTagged_INCREF(cpy_r_workers);
    cpy_r_r564 = cpy_r_workers;
CPyL332: ;
    cpy_r_r565 = CPyStatic_scholars___thinking___features___globals;
    cpy_r_r566 = CPyStatics[3495]; /* 'NEEDED_WORKERS' */
    cpy_r_r567 = CPyDict_GetItem(cpy_r_r565, cpy_r_r566);
    if (unlikely(cpy_r_r567 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 175, CPyStatic_scholars___thinking___features___globals);
        goto CPyL628;
    }
    if (likely(PyLong_Check(cpy_r_r567)))
        cpy_r_r568 = CPyTagged_FromObject(cpy_r_r567);
    else {
        CPy_TypeError("int", cpy_r_r567); cpy_r_r568 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r567);
    if (unlikely(cpy_r_r568 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 175, CPyStatic_scholars___thinking___features___globals);
        goto CPyL628;
    }
    cpy_r_r569 = CPyTagged_Subtract(cpy_r_workers, cpy_r_r568);
    CPyTagged_DECREF(cpy_r_workers);
    CPyTagged_DECREF(cpy_r_r568);
    cpy_r_r570 = cpy_r_r569 & 1;
    cpy_r_r571 = cpy_r_r570 != 0;
    if (cpy_r_r571) goto CPyL336;
    cpy_r_r572 = 0 & 1;
    cpy_r_r573 = cpy_r_r572 != 0;
    if (!cpy_r_r573) goto CPyL337;
CPyL336: ;
    cpy_r_r574 = CPyTagged_IsLt_(0, cpy_r_r569);
    if (cpy_r_r574) {
        goto CPyL338;
    } else
        goto CPyL629;
CPyL337: ;
    cpy_r_r575 = (Py_ssize_t)cpy_r_r569 > (Py_ssize_t)0;
    if (!cpy_r_r575) goto CPyL629;
CPyL338: ;
    cpy_r_r576 = cpy_r_r569;
    goto CPyL340;
CPyL339: ;
    cpy_r_r576 = 0;
CPyL340: ;
    cpy_r_r577 = CPyStatic_scholars___thinking___features___globals;
    cpy_r_r578 = CPyStatics[3495]; /* 'NEEDED_WORKERS' */
    cpy_r_r579 = CPyDict_GetItem(cpy_r_r577, cpy_r_r578);
    if (unlikely(cpy_r_r579 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 176, CPyStatic_scholars___thinking___features___globals);
        goto CPyL630;
    }
    if (likely(PyLong_Check(cpy_r_r579)))
        cpy_r_r580 = CPyTagged_FromObject(cpy_r_r579);
    else {
        CPy_TypeError("int", cpy_r_r579); cpy_r_r580 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r579);
    if (unlikely(cpy_r_r580 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 176, CPyStatic_scholars___thinking___features___globals);
        goto CPyL630;
    }
    cpy_r_r581 = cpy_r_r580 & 1;
    cpy_r_r582 = cpy_r_r581 != 0;
    if (cpy_r_r582) goto CPyL344;
    cpy_r_r583 = cpy_r_r423 & 1;
    cpy_r_r584 = cpy_r_r583 != 0;
    if (!cpy_r_r584) goto CPyL345;
CPyL344: ;
    cpy_r_r585 = CPyTagged_IsLt_(cpy_r_r580, cpy_r_r423);
    if (cpy_r_r585) {
        goto CPyL631;
    } else
        goto CPyL632;
CPyL345: ;
    cpy_r_r586 = (Py_ssize_t)cpy_r_r580 < (Py_ssize_t)cpy_r_r423;
    if (cpy_r_r586) {
        goto CPyL631;
    } else
        goto CPyL632;
CPyL346: ;
    cpy_r_r587 = cpy_r_r580;
    goto CPyL348;
CPyL347: ;
    cpy_r_r587 = cpy_r_r423;
CPyL348: ;
    cpy_r_r588 = CPyStatic_scholars___thinking___features___globals;
    cpy_r_r589 = CPyStatics[3493]; /* 'NEEDED_SILVER' */
    cpy_r_r590 = CPyDict_GetItem(cpy_r_r588, cpy_r_r589);
    if (unlikely(cpy_r_r590 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 178, CPyStatic_scholars___thinking___features___globals);
        goto CPyL633;
    }
    if (likely(PyLong_Check(cpy_r_r590)))
        cpy_r_r591 = CPyTagged_FromObject(cpy_r_r590);
    else {
        CPy_TypeError("int", cpy_r_r590); cpy_r_r591 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r590);
    if (unlikely(cpy_r_r591 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 178, CPyStatic_scholars___thinking___features___globals);
        goto CPyL633;
    }
    cpy_r_r592 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r3)->_influence;
    if (unlikely(cpy_r_r592 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "of", "Player", "influence", 178, CPyStatic_scholars___thinking___features___globals);
        goto CPyL634;
    }
CPyL351: ;
    cpy_r_r593 = CPyTagged_Subtract(cpy_r_r591, cpy_r_r592);
    CPyTagged_DECREF(cpy_r_r591);
    cpy_r_r594 = cpy_r_r593 & 1;
    cpy_r_r595 = cpy_r_r594 != 0;
    if (cpy_r_r595) goto CPyL353;
    cpy_r_r596 = 0 & 1;
    cpy_r_r597 = cpy_r_r596 != 0;
    if (!cpy_r_r597) goto CPyL354;
CPyL353: ;
    cpy_r_r598 = CPyTagged_IsLt_(0, cpy_r_r593);
    if (cpy_r_r598) {
        goto CPyL355;
    } else
        goto CPyL635;
CPyL354: ;
    cpy_r_r599 = (Py_ssize_t)cpy_r_r593 > (Py_ssize_t)0;
    if (!cpy_r_r599) goto CPyL635;
CPyL355: ;
    cpy_r_r600 = cpy_r_r593;
    goto CPyL357;
CPyL356: ;
    cpy_r_r600 = 0;
CPyL357: ;
    cpy_r_r601 = CPyStatic_scholars___thinking___features___globals;
    cpy_r_r602 = CPyStatics[3496]; /* 'PAIR' */
    cpy_r_r603 = CPyDict_GetItem(cpy_r_r601, cpy_r_r602);
    if (unlikely(cpy_r_r603 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 179, CPyStatic_scholars___thinking___features___globals);
        goto CPyL636;
    }
    if (likely(PyLong_Check(cpy_r_r603)))
        cpy_r_r604 = CPyTagged_FromObject(cpy_r_r603);
    else {
        CPy_TypeError("int", cpy_r_r603); cpy_r_r604 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r603);
    if (unlikely(cpy_r_r604 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 179, CPyStatic_scholars___thinking___features___globals);
        goto CPyL636;
    }
    cpy_r_r605 = cpy_r_r604 & 1;
    cpy_r_r606 = cpy_r_r605 != 0;
    if (cpy_r_r606) goto CPyL361;
    cpy_r_r607 = cpy_r_in_hand & 1;
    cpy_r_r608 = cpy_r_r607 != 0;
    if (!cpy_r_r608) goto CPyL362;
CPyL361: ;
    cpy_r_r609 = CPyTagged_IsLt_(cpy_r_r604, cpy_r_in_hand);
    if (cpy_r_r609) {
        goto CPyL363;
    } else
        goto CPyL637;
CPyL362: ;
    cpy_r_r610 = (Py_ssize_t)cpy_r_r604 < (Py_ssize_t)cpy_r_in_hand;
    if (!cpy_r_r610) goto CPyL637;
CPyL363: ;
    cpy_r_r611 = cpy_r_r604;
    goto CPyL365;
CPyL364: ;
    CPyTagged_INCREF(cpy_r_in_hand);
    cpy_r_r611 = cpy_r_in_hand;
CPyL365: ;
    cpy_r_r612 = CPyStatic_scholars___thinking___features___globals;
    cpy_r_r613 = CPyStatics[3496]; /* 'PAIR' */
    cpy_r_r614 = CPyDict_GetItem(cpy_r_r612, cpy_r_r613);
    if (unlikely(cpy_r_r614 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 180, CPyStatic_scholars___thinking___features___globals);
        goto CPyL638;
    }
    if (likely(PyLong_Check(cpy_r_r614)))
        cpy_r_r615 = CPyTagged_FromObject(cpy_r_r614);
    else {
        CPy_TypeError("int", cpy_r_r614); cpy_r_r615 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r614);
    if (unlikely(cpy_r_r615 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 180, CPyStatic_scholars___thinking___features___globals);
        goto CPyL638;
    }
    cpy_r_r616 = CPyTagged_Subtract(cpy_r_in_hand, cpy_r_r615);
    CPyTagged_DECREF(cpy_r_r615);
    cpy_r_r617 = cpy_r_r616 & 1;
    cpy_r_r618 = cpy_r_r617 != 0;
    if (cpy_r_r618) goto CPyL369;
    cpy_r_r619 = 0 & 1;
    cpy_r_r620 = cpy_r_r619 != 0;
    if (!cpy_r_r620) goto CPyL370;
CPyL369: ;
    cpy_r_r621 = CPyTagged_IsLt_(0, cpy_r_r616);
    if (cpy_r_r621) {
        goto CPyL371;
    } else
        goto CPyL639;
CPyL370: ;
    cpy_r_r622 = (Py_ssize_t)cpy_r_r616 > (Py_ssize_t)0;
    if (!cpy_r_r622) goto CPyL639;
CPyL371: ;
    cpy_r_r623 = cpy_r_r616;
    goto CPyL373;
CPyL372: ;
    cpy_r_r623 = 0;
CPyL373: ;
    cpy_r_r624 = CPyStatic_scholars___thinking___features___globals;
    cpy_r_r625 = CPyStatics[3496]; /* 'PAIR' */
    cpy_r_r626 = CPyDict_GetItem(cpy_r_r624, cpy_r_r625);
    if (unlikely(cpy_r_r626 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 180, CPyStatic_scholars___thinking___features___globals);
        goto CPyL640;
    }
    if (likely(PyLong_Check(cpy_r_r626)))
        cpy_r_r627 = CPyTagged_FromObject(cpy_r_r626);
    else {
        CPy_TypeError("int", cpy_r_r626); cpy_r_r627 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r626);
    if (unlikely(cpy_r_r627 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 180, CPyStatic_scholars___thinking___features___globals);
        goto CPyL640;
    }
    cpy_r_r628 = cpy_r_r627 & 1;
    cpy_r_r629 = cpy_r_r628 != 0;
    if (cpy_r_r629) goto CPyL377;
    cpy_r_r630 = cpy_r_r623 & 1;
    cpy_r_r631 = cpy_r_r630 != 0;
    if (!cpy_r_r631) goto CPyL378;
CPyL377: ;
    cpy_r_r632 = CPyTagged_IsLt_(cpy_r_r627, cpy_r_r623);
    if (cpy_r_r632) {
        goto CPyL641;
    } else
        goto CPyL642;
CPyL378: ;
    cpy_r_r633 = (Py_ssize_t)cpy_r_r627 < (Py_ssize_t)cpy_r_r623;
    if (cpy_r_r633) {
        goto CPyL641;
    } else
        goto CPyL642;
CPyL379: ;
    cpy_r_r634 = cpy_r_r627;
    goto CPyL381;
CPyL380: ;
    cpy_r_r634 = cpy_r_r623;
CPyL381: ;
    cpy_r_r635 = CPyStatic_scholars___thinking___features___globals;
    cpy_r_r636 = CPyStatics[3496]; /* 'PAIR' */
    cpy_r_r637 = CPyDict_GetItem(cpy_r_r635, cpy_r_r636);
    if (unlikely(cpy_r_r637 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 181, CPyStatic_scholars___thinking___features___globals);
        goto CPyL643;
    }
    if (likely(PyLong_Check(cpy_r_r637)))
        cpy_r_r638 = CPyTagged_FromObject(cpy_r_r637);
    else {
        CPy_TypeError("int", cpy_r_r637); cpy_r_r638 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r637);
    if (unlikely(cpy_r_r638 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 181, CPyStatic_scholars___thinking___features___globals);
        goto CPyL643;
    }
    cpy_r_r639 = CPyTagged_Multiply(4, cpy_r_r638);
    CPyTagged_DECREF(cpy_r_r638);
    cpy_r_r640 = CPyTagged_Subtract(cpy_r_in_hand, cpy_r_r639);
    CPyTagged_DECREF(cpy_r_r639);
    cpy_r_r641 = cpy_r_r640 & 1;
    cpy_r_r642 = cpy_r_r641 != 0;
    if (cpy_r_r642) goto CPyL385;
    cpy_r_r643 = 0 & 1;
    cpy_r_r644 = cpy_r_r643 != 0;
    if (!cpy_r_r644) goto CPyL386;
CPyL385: ;
    cpy_r_r645 = CPyTagged_IsLt_(0, cpy_r_r640);
    if (cpy_r_r645) {
        goto CPyL387;
    } else
        goto CPyL644;
CPyL386: ;
    cpy_r_r646 = (Py_ssize_t)cpy_r_r640 > (Py_ssize_t)0;
    if (!cpy_r_r646) goto CPyL644;
CPyL387: ;
    cpy_r_r647 = cpy_r_r640;
    goto CPyL389;
CPyL388: ;
    cpy_r_r647 = 0;
CPyL389: ;
    cpy_r_r648 = CPyStatics[347]; /* 'bit_count' */
    cpy_r_r649 = CPyTagged_StealAsObject(cpy_r_kinds);
    PyObject *cpy_r_r650[1] = {cpy_r_r649};
    cpy_r_r651 = (PyObject **)&cpy_r_r650;
    cpy_r_r652 = PyObject_VectorcallMethod(cpy_r_r648, cpy_r_r651, 9223372036854775809ULL, 0);
    if (unlikely(cpy_r_r652 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 185, CPyStatic_scholars___thinking___features___globals);
        goto CPyL645;
    }
    CPy_DECREF(cpy_r_r649);
    if (likely(PyLong_Check(cpy_r_r652)))
        cpy_r_r653 = CPyTagged_FromObject(cpy_r_r652);
    else {
        CPy_TypeError("int", cpy_r_r652); cpy_r_r653 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r652);
    if (unlikely(cpy_r_r653 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 185, CPyStatic_scholars___thinking___features___globals);
        goto CPyL646;
    }
    cpy_r_r654 = CPyTagged_Subtract(cpy_r_r62, cpy_r_r55);
    cpy_r_r655 = CPyStatic_scholars___thinking___features___globals;
    cpy_r_r656 = CPyStatics[3497]; /* 'MANY_WHITE' */
    cpy_r_r657 = CPyDict_GetItem(cpy_r_r655, cpy_r_r656);
    if (unlikely(cpy_r_r657 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 189, CPyStatic_scholars___thinking___features___globals);
        goto CPyL647;
    }
    if (likely(PyLong_Check(cpy_r_r657)))
        cpy_r_r658 = CPyTagged_FromObject(cpy_r_r657);
    else {
        CPy_TypeError("int", cpy_r_r657); cpy_r_r658 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r657);
    if (unlikely(cpy_r_r658 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 189, CPyStatic_scholars___thinking___features___globals);
        goto CPyL647;
    }
    cpy_r_r659 = CPyTagged_Subtract(cpy_r_r55, cpy_r_r658);
    CPyTagged_DECREF(cpy_r_r658);
    cpy_r_r660 = cpy_r_r659 & 1;
    cpy_r_r661 = cpy_r_r660 != 0;
    if (cpy_r_r661) goto CPyL395;
    cpy_r_r662 = 0 & 1;
    cpy_r_r663 = cpy_r_r662 != 0;
    if (!cpy_r_r663) goto CPyL396;
CPyL395: ;
    cpy_r_r664 = CPyTagged_IsLt_(0, cpy_r_r659);
    if (cpy_r_r664) {
        goto CPyL397;
    } else
        goto CPyL648;
CPyL396: ;
    cpy_r_r665 = (Py_ssize_t)cpy_r_r659 > (Py_ssize_t)0;
    if (!cpy_r_r665) goto CPyL648;
CPyL397: ;
    cpy_r_r666 = cpy_r_r659;
    goto CPyL399;
CPyL398: ;
    cpy_r_r666 = 0;
CPyL399: ;
    cpy_r_r667 = cpy_r_r62 != 0;
    if (!cpy_r_r667) goto CPyL403;
    cpy_r_r668 = CPyTagged_Subtract(cpy_r_r62, cpy_r_r55);
    cpy_r_r669 = CPyTagged_TrueDivide(cpy_r_r668, cpy_r_r62);
    CPyTagged_DECREF(cpy_r_r668);
    cpy_r_r670 = cpy_r_r669 == -113.0;
    if (unlikely(cpy_r_r670)) goto CPyL402;
CPyL401: ;
    cpy_r_r671 = cpy_r_r669;
    goto CPyL404;
CPyL402: ;
    cpy_r_r672 = PyErr_Occurred();
    if (unlikely(cpy_r_r672 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 191, CPyStatic_scholars___thinking___features___globals);
        goto CPyL649;
    } else
        goto CPyL401;
CPyL403: ;
    cpy_r_r671 = 0.0;
CPyL404: ;
    cpy_r_r673 = CPyTagged_Multiply(4, cpy_r_r55);
    cpy_r_r674 = CPyTagged_Subtract(cpy_r_r62, cpy_r_r673);
    CPyTagged_DECREF(cpy_r_r62);
    CPyTagged_DECREF(cpy_r_r673);
    cpy_r_r675 = CPyDef_scholars___thinking___features___Features____dice_lead(cpy_r_self, cpy_r_t, cpy_r_seat, cpy_r_r674);
    CPyTagged_DECREF(cpy_r_r674);
    if (unlikely(cpy_r_r675 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 192, CPyStatic_scholars___thinking___features___globals);
        goto CPyL650;
    }
    cpy_r_r676 = cpy_r_cards_out != 0;
    if (!cpy_r_r676) goto CPyL418;
    cpy_r_r677 = ((serai___games___scholars___thinking___features___FeaturesObject *)cpy_r_self)->__hand_sizes;
    CPy_INCREF(cpy_r_r677);
    cpy_r_r678 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r3)->_levels;
    if (unlikely(cpy_r_r678 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "of", "Player", "levels", 195, CPyStatic_scholars___thinking___features___globals);
        goto CPyL651;
    }
CPyL407: ;
    cpy_r_r679 = ((serai___games___scholars___thinking___features___FeaturesObject *)cpy_r_self)->__hand_track;
    cpy_r_r680 = CPyList_GetItemBorrow(cpy_r_r678, cpy_r_r679);
    if (unlikely(cpy_r_r680 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 195, CPyStatic_scholars___thinking___features___globals);
        goto CPyL651;
    }
    if (likely(PyLong_Check(cpy_r_r680)))
        cpy_r_r681 = CPyTagged_FromObject(cpy_r_r680);
    else {
        CPy_TypeError("int", cpy_r_r680); cpy_r_r681 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r681 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 195, CPyStatic_scholars___thinking___features___globals);
        goto CPyL651;
    }
    cpy_r_r682 = CPyList_GetItem(cpy_r_r677, cpy_r_r681);
    CPy_DECREF(cpy_r_r677);
    CPyTagged_DECREF(cpy_r_r681);
    if (unlikely(cpy_r_r682 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 195, CPyStatic_scholars___thinking___features___globals);
        goto CPyL652;
    }
    if (likely(PyLong_Check(cpy_r_r682)))
        cpy_r_r683 = CPyTagged_FromObject(cpy_r_r682);
    else {
        CPy_TypeError("int", cpy_r_r682); cpy_r_r683 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r682);
    if (unlikely(cpy_r_r683 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 195, CPyStatic_scholars___thinking___features___globals);
        goto CPyL652;
    }
    cpy_r_r684 = cpy_r_r683 & 1;
    cpy_r_r685 = cpy_r_r684 != 0;
    if (cpy_r_r685) goto CPyL413;
    cpy_r_r686 = cpy_r_in_hand & 1;
    cpy_r_r687 = cpy_r_r686 != 0;
    if (!cpy_r_r687) goto CPyL414;
CPyL413: ;
    cpy_r_r688 = CPyTagged_IsLt_(cpy_r_r683, cpy_r_in_hand);
    if (cpy_r_r688) {
        goto CPyL415;
    } else
        goto CPyL653;
CPyL414: ;
    cpy_r_r689 = (Py_ssize_t)cpy_r_r683 < (Py_ssize_t)cpy_r_in_hand;
    if (!cpy_r_r689) goto CPyL653;
CPyL415: ;
    cpy_r_r690 = cpy_r_r683;
    goto CPyL417;
CPyL416: ;
    CPyTagged_INCREF(cpy_r_in_hand);
    cpy_r_r690 = cpy_r_in_hand;
CPyL417: ;
    cpy_r_r691 = CPyTagged_StealAsObject(cpy_r_r690);
    cpy_r_r692 = cpy_r_r691;
    goto CPyL419;
CPyL418: ;
    cpy_r_r693 = PyFloat_FromDouble(0.0);
    cpy_r_r692 = cpy_r_r693;
CPyL419: ;
    cpy_r_r694 = CPyTagged_Multiply(cpy_r_controlled, cpy_r_r316);
    CPyTagged_DECREF(cpy_r_controlled);
    cpy_r_r695 = CPyTagged_Multiply(cpy_r_present, cpy_r_r316);
    CPyTagged_DECREF(cpy_r_present);
    CPyTagged_DECREF(cpy_r_r316);
    cpy_r_r696 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_map_influence;
    if (unlikely(cpy_r_r696 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "of", "Table", "map_influence", 205, CPyStatic_scholars___thinking___features___globals);
        goto CPyL654;
    }
    CPy_INCREF(cpy_r_r696);
CPyL420: ;
    CPyTagged_INCREF(cpy_r_seat);
    cpy_r_r697 = CPyTagged_StealAsObject(cpy_r_seat);
    cpy_r_r698 = CPyList_Count(cpy_r_r696, cpy_r_r697);
    CPy_DECREF(cpy_r_r696);
    CPy_DECREF(cpy_r_r697);
    if (unlikely(cpy_r_r698 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 205, CPyStatic_scholars___thinking___features___globals);
        goto CPyL654;
    }
    cpy_r_r699 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_house_influence;
    if (unlikely(cpy_r_r699 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "of", "Table", "house_influence", 205, CPyStatic_scholars___thinking___features___globals);
        goto CPyL654;
    }
    CPy_INCREF(cpy_r_r699);
CPyL422: ;
    CPyTagged_INCREF(cpy_r_seat);
    cpy_r_r700 = CPyTagged_StealAsObject(cpy_r_seat);
    cpy_r_r701 = CPyList_Count(cpy_r_r699, cpy_r_r700);
    CPy_DECREF(cpy_r_r699);
    CPy_DECREF(cpy_r_r700);
    if (unlikely(cpy_r_r701 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 205, CPyStatic_scholars___thinking___features___globals);
        goto CPyL654;
    }
    cpy_r_r702 = CPyTagged_Add(cpy_r_r698, cpy_r_r701);
    cpy_r_r703 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r3)->_goals;
    if (unlikely(cpy_r_r703 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "of", "Player", "goals", 206, CPyStatic_scholars___thinking___features___globals);
        goto CPyL655;
    }
    CPyTagged_INCREF(cpy_r_r703);
CPyL424: ;
    cpy_r_r704 = CPyStatics[347]; /* 'bit_count' */
    cpy_r_r705 = CPyTagged_StealAsObject(cpy_r_r703);
    PyObject *cpy_r_r706[1] = {cpy_r_r705};
    cpy_r_r707 = (PyObject **)&cpy_r_r706;
    cpy_r_r708 = PyObject_VectorcallMethod(cpy_r_r704, cpy_r_r707, 9223372036854775809ULL, 0);
    if (unlikely(cpy_r_r708 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 206, CPyStatic_scholars___thinking___features___globals);
        goto CPyL656;
    }
    CPy_DECREF(cpy_r_r705);
    if (likely(PyLong_Check(cpy_r_r708)))
        cpy_r_r709 = CPyTagged_FromObject(cpy_r_r708);
    else {
        CPy_TypeError("int", cpy_r_r708); cpy_r_r709 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r708);
    if (unlikely(cpy_r_r709 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 206, CPyStatic_scholars___thinking___features___globals);
        goto CPyL655;
    }
    cpy_r_r710 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r3)->_levels;
    if (unlikely(cpy_r_r710 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "of", "Player", "levels", 207, CPyStatic_scholars___thinking___features___globals);
        goto CPyL657;
    }
    CPy_INCREF(cpy_r_r710);
CPyL427: ;
    cpy_r_r711 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_goal_cards;
    if (unlikely(cpy_r_r711 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "of", "Book", "goal_cards", 207, CPyStatic_scholars___thinking___features___globals);
        goto CPyL658;
    }
CPyL428: ;
    cpy_r_r712 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r3)->_goal;
    if (unlikely(cpy_r_r712 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "of", "Player", "goal", 207, CPyStatic_scholars___thinking___features___globals);
        goto CPyL658;
    }
CPyL429: ;
    cpy_r_r713 = CPyList_GetItem(cpy_r_r711, cpy_r_r712);
    if (unlikely(cpy_r_r713 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 207, CPyStatic_scholars___thinking___features___globals);
        goto CPyL658;
    }
    if (likely(PyTuple_Check(cpy_r_r713)))
        cpy_r_r714 = cpy_r_r713;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/features.py", "of", 207, CPyStatic_scholars___thinking___features___globals, "tuple", cpy_r_r713);
        goto CPyL658;
    }
    cpy_r_r715 = CPySequenceTuple_GetItem(cpy_r_r714, 10);
    CPy_DECREF(cpy_r_r714);
    if (unlikely(cpy_r_r715 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 207, CPyStatic_scholars___thinking___features___globals);
        goto CPyL658;
    }
    if (likely(PyLong_Check(cpy_r_r715)))
        cpy_r_r716 = CPyTagged_FromObject(cpy_r_r715);
    else {
        CPy_TypeError("int", cpy_r_r715); cpy_r_r716 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r715);
    if (unlikely(cpy_r_r716 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 207, CPyStatic_scholars___thinking___features___globals);
        goto CPyL658;
    }
    cpy_r_r717 = CPyList_GetItem(cpy_r_r710, cpy_r_r716);
    CPy_DECREF(cpy_r_r710);
    CPyTagged_DECREF(cpy_r_r716);
    if (unlikely(cpy_r_r717 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 207, CPyStatic_scholars___thinking___features___globals);
        goto CPyL657;
    }
    if (likely(PyLong_Check(cpy_r_r717)))
        cpy_r_r718 = CPyTagged_FromObject(cpy_r_r717);
    else {
        CPy_TypeError("int", cpy_r_r717); cpy_r_r718 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r717);
    if (unlikely(cpy_r_r718 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 207, CPyStatic_scholars___thinking___features___globals);
        goto CPyL657;
    }
    cpy_r_r719 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_constants;
    CPy_INCREF(cpy_r_r719);
    CPy_DECREF(cpy_r_r0);
    cpy_r_r720 = CPyStatics[2844]; /* 'goal_level' */
    cpy_r_r721 = CPyDict_GetItem(cpy_r_r719, cpy_r_r720);
    CPy_DECREF(cpy_r_r719);
    if (unlikely(cpy_r_r721 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 207, CPyStatic_scholars___thinking___features___globals);
        goto CPyL659;
    }
    if (likely(PyLong_Check(cpy_r_r721)))
        cpy_r_r722 = CPyTagged_FromObject(cpy_r_r721);
    else {
        CPy_TypeError("int", cpy_r_r721); cpy_r_r722 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r721);
    if (unlikely(cpy_r_r722 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 207, CPyStatic_scholars___thinking___features___globals);
        goto CPyL659;
    }
    cpy_r_r723 = cpy_r_r722 & 1;
    cpy_r_r724 = cpy_r_r723 != 0;
    if (cpy_r_r724) goto CPyL439;
    cpy_r_r725 = cpy_r_r718 & 1;
    cpy_r_r726 = cpy_r_r725 != 0;
    if (!cpy_r_r726) goto CPyL440;
CPyL439: ;
    cpy_r_r727 = CPyTagged_IsLt_(cpy_r_r722, cpy_r_r718);
    if (cpy_r_r727) {
        goto CPyL660;
    } else
        goto CPyL661;
CPyL440: ;
    cpy_r_r728 = (Py_ssize_t)cpy_r_r722 < (Py_ssize_t)cpy_r_r718;
    if (cpy_r_r728) {
        goto CPyL660;
    } else
        goto CPyL661;
CPyL441: ;
    cpy_r_r729 = cpy_r_r722;
    goto CPyL443;
CPyL442: ;
    cpy_r_r729 = cpy_r_r718;
CPyL443: ;
    cpy_r_r730 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r3)->_goals;
    if (unlikely(cpy_r_r730 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "of", "Player", "goals", 208, CPyStatic_scholars___thinking___features___globals);
        goto CPyL662;
    }
CPyL444: ;
    cpy_r_r731 = cpy_r_r730 == 14;
    cpy_r_r732 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r3)->_scrolls;
    if (unlikely(cpy_r_r732 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "of", "Player", "scrolls", 209, CPyStatic_scholars___thinking___features___globals);
        goto CPyL662;
    }
CPyL445: ;
    cpy_r_r733 = (CPyPtr)((CPyPtr)cpy_r_r732 + offsetof(PyVarObject, ob_size));
    cpy_r_r734 = *(int64_t *)cpy_r_r733;
    cpy_r_r735 = cpy_r_r734 << 1;
    cpy_r_r736 = ((serai___games___scholars___thinking___prospects___ViewObject *)cpy_r_r459)->_chain_ease;
    cpy_r_r737 = ((serai___games___scholars___thinking___prospects___ViewObject *)cpy_r_r459)->_scrolls;
    cpy_r_r738 = CPyList_GetItemShort(cpy_r_r737, 0);
    if (unlikely(cpy_r_r738 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 212, CPyStatic_scholars___thinking___features___globals);
        goto CPyL662;
    }
    cpy_r_r739 = PyFloat_AsDouble(cpy_r_r738);
    if (cpy_r_r739 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r738); cpy_r_r739 = -113.0;
    }
    CPy_DECREF(cpy_r_r738);
    cpy_r_r740 = cpy_r_r739 == -113.0;
    if (unlikely(cpy_r_r740)) goto CPyL448;
CPyL447: ;
    cpy_r_r741 = ((serai___games___scholars___thinking___prospects___ViewObject *)cpy_r_r459)->_scrolls;
    cpy_r_r742 = CPyList_GetItemShort(cpy_r_r741, 2);
    if (unlikely(cpy_r_r742 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 213, CPyStatic_scholars___thinking___features___globals);
        goto CPyL662;
    } else
        goto CPyL449;
CPyL448: ;
    cpy_r_r743 = PyErr_Occurred();
    if (unlikely(cpy_r_r743 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 212, CPyStatic_scholars___thinking___features___globals);
        goto CPyL662;
    } else
        goto CPyL447;
CPyL449: ;
    cpy_r_r744 = PyFloat_AsDouble(cpy_r_r742);
    if (cpy_r_r744 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r742); cpy_r_r744 = -113.0;
    }
    CPy_DECREF(cpy_r_r742);
    cpy_r_r745 = cpy_r_r744 == -113.0;
    if (unlikely(cpy_r_r745)) goto CPyL451;
CPyL450: ;
    cpy_r_r746 = ((serai___games___scholars___thinking___prospects___ViewObject *)cpy_r_r459)->_scrolls;
    cpy_r_r747 = CPyList_GetItemShort(cpy_r_r746, 4);
    if (unlikely(cpy_r_r747 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 214, CPyStatic_scholars___thinking___features___globals);
        goto CPyL662;
    } else
        goto CPyL452;
CPyL451: ;
    cpy_r_r748 = PyErr_Occurred();
    if (unlikely(cpy_r_r748 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 213, CPyStatic_scholars___thinking___features___globals);
        goto CPyL662;
    } else
        goto CPyL450;
CPyL452: ;
    cpy_r_r749 = PyFloat_AsDouble(cpy_r_r747);
    if (cpy_r_r749 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r747); cpy_r_r749 = -113.0;
    }
    CPy_DECREF(cpy_r_r747);
    cpy_r_r750 = cpy_r_r749 == -113.0;
    if (unlikely(cpy_r_r750)) goto CPyL454;
CPyL453: ;
    cpy_r_r751 = ((serai___games___scholars___thinking___prospects___ViewObject *)cpy_r_r459)->_planned;
    cpy_r_r752 = CPyList_GetItemShort(cpy_r_r751, 0);
    if (unlikely(cpy_r_r752 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 215, CPyStatic_scholars___thinking___features___globals);
        goto CPyL662;
    } else
        goto CPyL455;
CPyL454: ;
    cpy_r_r753 = PyErr_Occurred();
    if (unlikely(cpy_r_r753 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 214, CPyStatic_scholars___thinking___features___globals);
        goto CPyL662;
    } else
        goto CPyL453;
CPyL455: ;
    cpy_r_r754 = PyFloat_AsDouble(cpy_r_r752);
    if (cpy_r_r754 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r752); cpy_r_r754 = -113.0;
    }
    CPy_DECREF(cpy_r_r752);
    cpy_r_r755 = cpy_r_r754 == -113.0;
    if (unlikely(cpy_r_r755)) goto CPyL457;
CPyL456: ;
    cpy_r_r756 = ((serai___games___scholars___thinking___prospects___ViewObject *)cpy_r_r459)->_planned;
    cpy_r_r757 = CPyList_GetItemShort(cpy_r_r756, 2);
    if (unlikely(cpy_r_r757 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 216, CPyStatic_scholars___thinking___features___globals);
        goto CPyL662;
    } else
        goto CPyL458;
CPyL457: ;
    cpy_r_r758 = PyErr_Occurred();
    if (unlikely(cpy_r_r758 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 215, CPyStatic_scholars___thinking___features___globals);
        goto CPyL662;
    } else
        goto CPyL456;
CPyL458: ;
    cpy_r_r759 = PyFloat_AsDouble(cpy_r_r757);
    if (cpy_r_r759 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r757); cpy_r_r759 = -113.0;
    }
    CPy_DECREF(cpy_r_r757);
    cpy_r_r760 = cpy_r_r759 == -113.0;
    if (unlikely(cpy_r_r760)) goto CPyL460;
CPyL459: ;
    cpy_r_r761 = ((serai___games___scholars___thinking___prospects___ViewObject *)cpy_r_r459)->_ready;
    cpy_r_r762 = ((serai___games___scholars___thinking___prospects___ViewObject *)cpy_r_r459)->_on_map;
    cpy_r_r763 = ((serai___games___scholars___thinking___prospects___ViewObject *)cpy_r_r459)->_next_action;
    cpy_r_r764 = ((serai___games___scholars___thinking___prospects___ViewObject *)cpy_r_r459)->_second_action;
    CPy_DECREF(cpy_r_r459);
    cpy_r_r765 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r766 = CPyStatics[105]; /* 'sum' */
    cpy_r_r767 = CPyObject_GetAttr(cpy_r_r765, cpy_r_r766);
    if (unlikely(cpy_r_r767 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 221, CPyStatic_scholars___thinking___features___globals);
        goto CPyL663;
    } else
        goto CPyL461;
CPyL460: ;
    cpy_r_r768 = PyErr_Occurred();
    if (unlikely(cpy_r_r768 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 216, CPyStatic_scholars___thinking___features___globals);
        goto CPyL662;
    } else
        goto CPyL459;
CPyL461: ;
    PyObject *cpy_r_r769[1] = {cpy_r_r244};
    cpy_r_r770 = (PyObject **)&cpy_r_r769;
    cpy_r_r771 = PyObject_Vectorcall(cpy_r_r767, cpy_r_r770, 1, 0);
    CPy_DECREF(cpy_r_r767);
    if (unlikely(cpy_r_r771 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 221, CPyStatic_scholars___thinking___features___globals);
        goto CPyL663;
    }
    if (CPyFloat_Check(cpy_r_r771))
        cpy_r_r772 = cpy_r_r771;
    else {
        cpy_r_r772 = NULL;
    }
    if (cpy_r_r772 != NULL) goto __LL5797;
    if (PyLong_Check(cpy_r_r771))
        cpy_r_r772 = cpy_r_r771;
    else {
        cpy_r_r772 = NULL;
    }
    if (cpy_r_r772 != NULL) goto __LL5797;
    CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/features.py", "of", 221, CPyStatic_scholars___thinking___features___globals, "union[float, int]", cpy_r_r771);
    goto CPyL663;
__LL5797: ;
    cpy_r_r773 = (PyObject *)&PyLong_Type;
    PyObject *cpy_r_r774[1] = {cpy_r_r772};
    cpy_r_r775 = (PyObject **)&cpy_r_r774;
    cpy_r_r776 = PyObject_Vectorcall(cpy_r_r773, cpy_r_r775, 1, 0);
    if (unlikely(cpy_r_r776 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 221, CPyStatic_scholars___thinking___features___globals);
        goto CPyL664;
    }
    CPy_DECREF(cpy_r_r772);
    if (likely(PyLong_Check(cpy_r_r776)))
        cpy_r_r777 = CPyTagged_FromObject(cpy_r_r776);
    else {
        CPy_TypeError("int", cpy_r_r776); cpy_r_r777 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r776);
    if (unlikely(cpy_r_r777 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 221, CPyStatic_scholars___thinking___features___globals);
        goto CPyL663;
    }
    cpy_r_r778 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r3)->_cards;
    if (unlikely(cpy_r_r778 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "of", "Player", "cards", 221, CPyStatic_scholars___thinking___features___globals);
        goto CPyL665;
    }
CPyL466: ;
    cpy_r_r779 = (CPyPtr)((CPyPtr)cpy_r_r778 + offsetof(PyVarObject, ob_size));
    cpy_r_r780 = *(int64_t *)cpy_r_r779;
    cpy_r_r781 = cpy_r_r780 << 1;
    cpy_r_r782 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r783 = CPyStatics[196]; /* 'min' */
    cpy_r_r784 = CPyObject_GetAttr(cpy_r_r782, cpy_r_r783);
    if (unlikely(cpy_r_r784 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 221, CPyStatic_scholars___thinking___features___globals);
        goto CPyL665;
    }
    cpy_r_r785 = CPyTagged_StealAsObject(cpy_r_in_hand);
    cpy_r_r786 = CPyTagged_StealAsObject(cpy_r_r777);
    cpy_r_r787 = CPyTagged_StealAsObject(cpy_r_r781);
    PyObject *cpy_r_r788[3] = {cpy_r_r785, cpy_r_r786, cpy_r_r787};
    cpy_r_r789 = (PyObject **)&cpy_r_r788;
    cpy_r_r790 = PyObject_Vectorcall(cpy_r_r784, cpy_r_r789, 3, 0);
    CPy_DECREF(cpy_r_r784);
    if (unlikely(cpy_r_r790 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 221, CPyStatic_scholars___thinking___features___globals);
        goto CPyL666;
    }
    CPy_DECREF(cpy_r_r785);
    CPy_DECREF(cpy_r_r786);
    CPy_DECREF(cpy_r_r787);
    if (likely(PyLong_Check(cpy_r_r790)))
        cpy_r_r791 = CPyTagged_FromObject(cpy_r_r790);
    else {
        CPy_TypeError("int", cpy_r_r790); cpy_r_r791 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r790);
    if (unlikely(cpy_r_r791 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 221, CPyStatic_scholars___thinking___features___globals);
        goto CPyL667;
    }
    cpy_r_r792 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_house;
    if (unlikely(cpy_r_r792 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "of", "Table", "house", 223, CPyStatic_scholars___thinking___features___globals);
        goto CPyL668;
    }
CPyL470: ;
    cpy_r_r793 = (CPyPtr)((CPyPtr)cpy_r_r792 + offsetof(PyVarObject, ob_size));
    cpy_r_r794 = *(int64_t *)cpy_r_r793;
    cpy_r_r795 = cpy_r_r794 << 1;
    cpy_r_r796 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_house;
    if (unlikely(cpy_r_r796 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "of", "Table", "house", 223, CPyStatic_scholars___thinking___features___globals);
        goto CPyL668;
    }
    CPy_INCREF(cpy_r_r796);
CPyL471: ;
    cpy_r_r797 = CPyStatics[4908]; /* -1 */
    cpy_r_r798 = CPyList_Count(cpy_r_r796, cpy_r_r797);
    CPy_DECREF(cpy_r_r796);
    if (unlikely(cpy_r_r798 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 223, CPyStatic_scholars___thinking___features___globals);
        goto CPyL668;
    }
    cpy_r_r799 = CPyTagged_Subtract(cpy_r_r795, cpy_r_r798);
    cpy_r_r800 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_rooms;
    if (unlikely(cpy_r_r800 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "of", "Table", "rooms", 224, CPyStatic_scholars___thinking___features___globals);
        goto CPyL669;
    }
    CPy_INCREF(cpy_r_r800);
CPyL473: ;
    cpy_r_r801 = CPyStatics[4908]; /* -1 */
    cpy_r_r802 = CPyList_Count(cpy_r_r800, cpy_r_r801);
    CPy_DECREF(cpy_r_r800);
    if (unlikely(cpy_r_r802 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 224, CPyStatic_scholars___thinking___features___globals);
        goto CPyL669;
    }
    cpy_r_r803 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_deck;
    if (unlikely(cpy_r_r803 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "of", "Table", "deck", 225, CPyStatic_scholars___thinking___features___globals);
        goto CPyL669;
    }
CPyL475: ;
    cpy_r_r804 = (CPyPtr)((CPyPtr)cpy_r_r803 + offsetof(PyVarObject, ob_size));
    cpy_r_r805 = *(int64_t *)cpy_r_r804;
    cpy_r_r806 = cpy_r_r805 << 1;
    cpy_r_r807 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r3)->_levels;
    if (unlikely(cpy_r_r807 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "of", "Player", "levels", 227, CPyStatic_scholars___thinking___features___globals);
        goto CPyL669;
    }
    CPy_INCREF(cpy_r_r807);
CPyL476: ;
    cpy_r_r808 = (CPyPtr)((CPyPtr)cpy_r_r807 + offsetof(PyVarObject, ob_size));
    cpy_r_r809 = *(int64_t *)cpy_r_r808;
    cpy_r_r810 = PyList_New(cpy_r_r809);
    if (unlikely(cpy_r_r810 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 227, CPyStatic_scholars___thinking___features___globals);
        goto CPyL670;
    }
    cpy_r_r811 = 0;
CPyL478: ;
    cpy_r_r812 = (CPyPtr)((CPyPtr)cpy_r_r807 + offsetof(PyVarObject, ob_size));
    cpy_r_r813 = *(int64_t *)cpy_r_r812;
    cpy_r_r814 = cpy_r_r811 < cpy_r_r813;
    if (!cpy_r_r814) goto CPyL671;
    cpy_r_r815 = (CPyPtr)((CPyPtr)cpy_r_r807 + offsetof(PyListObject, ob_item));
    cpy_r_r816 = *(CPyPtr *)cpy_r_r815;
    cpy_r_r817 = cpy_r_r811 * 8;
    cpy_r_r818 = cpy_r_r816 + cpy_r_r817;
    cpy_r_r819 = *(PyObject * *)cpy_r_r818;
    CPy_INCREF(cpy_r_r819);
    if (likely(PyLong_Check(cpy_r_r819)))
        cpy_r_r820 = CPyTagged_FromObject(cpy_r_r819);
    else {
        CPy_TypeError("int", cpy_r_r819); cpy_r_r820 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r819);
    if (unlikely(cpy_r_r820 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 227, CPyStatic_scholars___thinking___features___globals);
        goto CPyL672;
    }
    cpy_r_r821 = CPyFloat_FromTagged(cpy_r_r820);
    CPyTagged_DECREF(cpy_r_r820);
    cpy_r_r822 = cpy_r_r821 == -113.0;
    if (unlikely(cpy_r_r822)) goto CPyL482;
CPyL481: ;
    cpy_r_r823 = PyFloat_FromDouble(cpy_r_r821);
    CPyList_SetItemUnsafe(cpy_r_r810, cpy_r_r811, cpy_r_r823);
    goto CPyL483;
CPyL482: ;
    cpy_r_r824 = PyErr_Occurred();
    if (unlikely(cpy_r_r824 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 227, CPyStatic_scholars___thinking___features___globals);
        goto CPyL672;
    } else
        goto CPyL481;
CPyL483: ;
    cpy_r_r825 = cpy_r_r811 + 1;
    cpy_r_r811 = cpy_r_r825;
    goto CPyL478;
CPyL484: ;
    cpy_r_r826 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r3)->_levels;
    if (unlikely(cpy_r_r826 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "of", "Player", "levels", 228, CPyStatic_scholars___thinking___features___globals);
        goto CPyL673;
    }
    CPy_INCREF(cpy_r_r826);
CPyL485: ;
    cpy_r_r827 = (CPyPtr)((CPyPtr)cpy_r_r826 + offsetof(PyVarObject, ob_size));
    cpy_r_r828 = *(int64_t *)cpy_r_r827;
    cpy_r_r829 = PyList_New(cpy_r_r828);
    if (unlikely(cpy_r_r829 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 228, CPyStatic_scholars___thinking___features___globals);
        goto CPyL674;
    }
    cpy_r_r830 = 0;
CPyL487: ;
    cpy_r_r831 = (CPyPtr)((CPyPtr)cpy_r_r826 + offsetof(PyVarObject, ob_size));
    cpy_r_r832 = *(int64_t *)cpy_r_r831;
    cpy_r_r833 = cpy_r_r830 < cpy_r_r832;
    if (!cpy_r_r833) goto CPyL675;
    cpy_r_r834 = (CPyPtr)((CPyPtr)cpy_r_r826 + offsetof(PyListObject, ob_item));
    cpy_r_r835 = *(CPyPtr *)cpy_r_r834;
    cpy_r_r836 = cpy_r_r830 * 8;
    cpy_r_r837 = cpy_r_r835 + cpy_r_r836;
    cpy_r_r838 = *(PyObject * *)cpy_r_r837;
    CPy_INCREF(cpy_r_r838);
    if (likely(PyLong_Check(cpy_r_r838)))
        cpy_r_r839 = CPyTagged_FromObject(cpy_r_r838);
    else {
        CPy_TypeError("int", cpy_r_r838); cpy_r_r839 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r838);
    if (unlikely(cpy_r_r839 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 228, CPyStatic_scholars___thinking___features___globals);
        goto CPyL676;
    }
    cpy_r_r840 = CPyStatic_scholars___thinking___features___globals;
    cpy_r_r841 = CPyStatics[2143]; /* 'HIGH_LEVEL' */
    cpy_r_r842 = CPyDict_GetItem(cpy_r_r840, cpy_r_r841);
    if (unlikely(cpy_r_r842 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 228, CPyStatic_scholars___thinking___features___globals);
        goto CPyL677;
    }
    if (likely(PyLong_Check(cpy_r_r842)))
        cpy_r_r843 = CPyTagged_FromObject(cpy_r_r842);
    else {
        CPy_TypeError("int", cpy_r_r842); cpy_r_r843 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r842);
    if (unlikely(cpy_r_r843 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 228, CPyStatic_scholars___thinking___features___globals);
        goto CPyL677;
    }
    cpy_r_r844 = CPyTagged_Subtract(cpy_r_r839, cpy_r_r843);
    CPyTagged_DECREF(cpy_r_r839);
    CPyTagged_DECREF(cpy_r_r843);
    cpy_r_r845 = cpy_r_r844 & 1;
    cpy_r_r846 = cpy_r_r845 != 0;
    if (cpy_r_r846) goto CPyL493;
    cpy_r_r847 = 0 & 1;
    cpy_r_r848 = cpy_r_r847 != 0;
    if (!cpy_r_r848) goto CPyL494;
CPyL493: ;
    cpy_r_r849 = CPyTagged_IsLt_(0, cpy_r_r844);
    if (cpy_r_r849) {
        goto CPyL495;
    } else
        goto CPyL678;
CPyL494: ;
    cpy_r_r850 = (Py_ssize_t)cpy_r_r844 > (Py_ssize_t)0;
    if (!cpy_r_r850) goto CPyL678;
CPyL495: ;
    cpy_r_r851 = cpy_r_r844;
    goto CPyL497;
CPyL496: ;
    cpy_r_r851 = 0;
CPyL497: ;
    cpy_r_r852 = CPyFloat_FromTagged(cpy_r_r851);
    CPyTagged_DECREF(cpy_r_r851);
    cpy_r_r853 = cpy_r_r852 == -113.0;
    if (unlikely(cpy_r_r853)) goto CPyL499;
CPyL498: ;
    cpy_r_r854 = PyFloat_FromDouble(cpy_r_r852);
    CPyList_SetItemUnsafe(cpy_r_r829, cpy_r_r830, cpy_r_r854);
    goto CPyL500;
CPyL499: ;
    cpy_r_r855 = PyErr_Occurred();
    if (unlikely(cpy_r_r855 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 228, CPyStatic_scholars___thinking___features___globals);
        goto CPyL676;
    } else
        goto CPyL498;
CPyL500: ;
    cpy_r_r856 = cpy_r_r830 + 1;
    cpy_r_r830 = cpy_r_r856;
    goto CPyL487;
CPyL501: ;
    cpy_r_r857 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r3)->_guilds;
    if (unlikely(cpy_r_r857 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'guilds' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r857);
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r857 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 231, CPyStatic_scholars___thinking___features___globals);
        goto CPyL679;
    }
CPyL502: ;
    cpy_r_r858 = (CPyPtr)((CPyPtr)cpy_r_r857 + offsetof(PyVarObject, ob_size));
    cpy_r_r859 = *(int64_t *)cpy_r_r858;
    cpy_r_r860 = PyList_New(cpy_r_r859);
    if (unlikely(cpy_r_r860 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 231, CPyStatic_scholars___thinking___features___globals);
        goto CPyL680;
    }
    cpy_r_r861 = 0;
CPyL504: ;
    cpy_r_r862 = (CPyPtr)((CPyPtr)cpy_r_r857 + offsetof(PyVarObject, ob_size));
    cpy_r_r863 = *(int64_t *)cpy_r_r862;
    cpy_r_r864 = cpy_r_r861 < cpy_r_r863;
    if (!cpy_r_r864) goto CPyL681;
    cpy_r_r865 = (CPyPtr)((CPyPtr)cpy_r_r857 + offsetof(PyListObject, ob_item));
    cpy_r_r866 = *(CPyPtr *)cpy_r_r865;
    cpy_r_r867 = cpy_r_r861 * 8;
    cpy_r_r868 = cpy_r_r866 + cpy_r_r867;
    cpy_r_r869 = *(PyObject * *)cpy_r_r868;
    CPy_INCREF(cpy_r_r869);
    if (likely(PyLong_Check(cpy_r_r869)))
        cpy_r_r870 = CPyTagged_FromObject(cpy_r_r869);
    else {
        CPy_TypeError("int", cpy_r_r869); cpy_r_r870 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r869);
    if (unlikely(cpy_r_r870 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 231, CPyStatic_scholars___thinking___features___globals);
        goto CPyL682;
    }
    cpy_r_r871 = CPyFloat_FromTagged(cpy_r_r870);
    CPyTagged_DECREF(cpy_r_r870);
    cpy_r_r872 = cpy_r_r871 == -113.0;
    if (unlikely(cpy_r_r872)) goto CPyL508;
CPyL507: ;
    cpy_r_r873 = PyFloat_FromDouble(cpy_r_r871);
    CPyList_SetItemUnsafe(cpy_r_r860, cpy_r_r861, cpy_r_r873);
    goto CPyL509;
CPyL508: ;
    cpy_r_r874 = PyErr_Occurred();
    if (unlikely(cpy_r_r874 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 231, CPyStatic_scholars___thinking___features___globals);
        goto CPyL682;
    } else
        goto CPyL507;
CPyL509: ;
    cpy_r_r875 = cpy_r_r861 + 1;
    cpy_r_r861 = cpy_r_r875;
    goto CPyL504;
CPyL510: ;
    cpy_r_r876 = PyFloat_FromDouble(1.0);
    cpy_r_r877 = CPyTagged_StealAsObject(cpy_r_r470);
    cpy_r_r878 = CPyTagged_StealAsObject(cpy_r_r493);
    cpy_r_r879 = CPyTagged_StealAsObject(cpy_r_r506);
    cpy_r_r880 = CPyTagged_StealAsObject(cpy_r_r517);
    cpy_r_r881 = CPyTagged_StealAsObject(cpy_r_r540);
    cpy_r_r882 = CPyTagged_StealAsObject(cpy_r_r553);
    cpy_r_r883 = CPyTagged_StealAsObject(cpy_r_r564);
    cpy_r_r884 = CPyTagged_StealAsObject(cpy_r_r576);
    cpy_r_r885 = CPyTagged_StealAsObject(cpy_r_r587);
    cpy_r_r886 = CPyTagged_StealAsObject(cpy_r_worker_kinds);
    cpy_r_r887 = CPyTagged_StealAsObject(cpy_r_r600);
    cpy_r_r888 = CPyTagged_StealAsObject(cpy_r_r611);
    cpy_r_r889 = CPyTagged_StealAsObject(cpy_r_r634);
    cpy_r_r890 = CPyTagged_StealAsObject(cpy_r_r647);
    cpy_r_r891 = CPyTagged_StealAsObject(cpy_r_hand_value);
    cpy_r_r892 = CPyTagged_StealAsObject(cpy_r_primary);
    cpy_r_r893 = CPyTagged_StealAsObject(cpy_r_secondary);
    cpy_r_r894 = CPyTagged_StealAsObject(cpy_r_r653);
    cpy_r_r895 = CPyTagged_StealAsObject(cpy_r_r654);
    cpy_r_r896 = CPyTagged_StealAsObject(cpy_r_secondaries);
    cpy_r_r897 = CPyTagged_StealAsObject(cpy_r_r55);
    cpy_r_r898 = CPyTagged_StealAsObject(cpy_r_r666);
    cpy_r_r899 = CPyTagged_StealAsObject(cpy_r_primary_kinds);
    cpy_r_r900 = PyFloat_FromDouble(cpy_r_r671);
    cpy_r_r901 = CPyTagged_StealAsObject(cpy_r_r675);
    cpy_r_r902 = CPyTagged_StealAsObject(cpy_r_cards_out);
    cpy_r_r903 = PyFloat_FromDouble(cpy_r_income);
    cpy_r_r904 = CPyTagged_StealAsObject(cpy_r_employed);
    cpy_r_r905 = CPyTagged_StealAsObject(cpy_r_employed_vp);
    cpy_r_r906 = PyFloat_FromDouble(cpy_r_progress);
    cpy_r_r907 = CPyTagged_StealAsObject(cpy_r_room_for_gold);
    cpy_r_r908 = CPyTagged_StealAsObject(cpy_r_retired);
    cpy_r_r909 = PyFloat_FromDouble(cpy_r_retired_value);
    cpy_r_r910 = PyFloat_FromDouble(cpy_r_harvest);
    cpy_r_r911 = CPyTagged_StealAsObject(cpy_r_r694);
    cpy_r_r912 = CPyTagged_StealAsObject(cpy_r_r695);
    cpy_r_r913 = CPyTagged_StealAsObject(cpy_r_r702);
    cpy_r_r914 = CPyTagged_StealAsObject(cpy_r_r709);
    cpy_r_r915 = CPyTagged_StealAsObject(cpy_r_r729);
    cpy_r_r916 = cpy_r_r731 ? Py_True : Py_False;
    cpy_r_r917 = CPyTagged_StealAsObject(cpy_r_r735);
    cpy_r_r918 = CPyTagged_StealAsObject(cpy_r_missing);
    cpy_r_r919 = PyFloat_FromDouble(cpy_r_r736);
    cpy_r_r920 = PyFloat_FromDouble(cpy_r_r739);
    cpy_r_r921 = PyFloat_FromDouble(cpy_r_r744);
    cpy_r_r922 = PyFloat_FromDouble(cpy_r_r749);
    cpy_r_r923 = PyFloat_FromDouble(cpy_r_r754);
    cpy_r_r924 = PyFloat_FromDouble(cpy_r_r759);
    cpy_r_r925 = PyFloat_FromDouble(cpy_r_r761);
    cpy_r_r926 = PyFloat_FromDouble(cpy_r_r762);
    cpy_r_r927 = PyFloat_FromDouble(cpy_r_r763);
    cpy_r_r928 = PyFloat_FromDouble(cpy_r_r764);
    cpy_r_r929 = CPyTagged_StealAsObject(cpy_r_r791);
    cpy_r_r930 = CPyTagged_StealAsObject(cpy_r_high);
    cpy_r_r931 = CPyTagged_StealAsObject(cpy_r_r799);
    cpy_r_r932 = CPyTagged_StealAsObject(cpy_r_r802);
    cpy_r_r933 = CPyTagged_StealAsObject(cpy_r_r806);
    CPy_INCREF(cpy_r_r916);
    cpy_r_r934 = CPyList_Build(59, cpy_r_r876, cpy_r_r877, cpy_r_r878, cpy_r_r879, cpy_r_r880, cpy_r_r881, cpy_r_r882, cpy_r_r883, cpy_r_r884, cpy_r_r885, cpy_r_r886, cpy_r_r887, cpy_r_r888, cpy_r_r889, cpy_r_r890, cpy_r_r891, cpy_r_r892, cpy_r_r893, cpy_r_r894, cpy_r_r895, cpy_r_r896, cpy_r_r897, cpy_r_r898, cpy_r_r899, cpy_r_r900, cpy_r_r901, cpy_r_r902, cpy_r_r903, cpy_r_r692, cpy_r_r904, cpy_r_r905, cpy_r_r906, cpy_r_r907, cpy_r_r908, cpy_r_r909, cpy_r_r910, cpy_r_r911, cpy_r_r912, cpy_r_r913, cpy_r_r914, cpy_r_r915, cpy_r_r916, cpy_r_r917, cpy_r_r918, cpy_r_r919, cpy_r_r920, cpy_r_r921, cpy_r_r922, cpy_r_r923, cpy_r_r924, cpy_r_r925, cpy_r_r926, cpy_r_r927, cpy_r_r928, cpy_r_r929, cpy_r_r930, cpy_r_r931, cpy_r_r932, cpy_r_r933);
    if (unlikely(cpy_r_r934 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 166, CPyStatic_scholars___thinking___features___globals);
        goto CPyL683;
    }
    cpy_r_r935 = CPyList_Extend(cpy_r_r934, cpy_r_r244);
    CPy_DECREF(cpy_r_r244);
    if (unlikely(cpy_r_r935 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 166, CPyStatic_scholars___thinking___features___globals);
        goto CPyL684;
    } else
        goto CPyL685;
CPyL512: ;
    cpy_r_r936 = CPyList_Extend(cpy_r_r934, cpy_r_r810);
    CPy_DECREF(cpy_r_r810);
    if (unlikely(cpy_r_r936 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 166, CPyStatic_scholars___thinking___features___globals);
        goto CPyL686;
    } else
        goto CPyL687;
CPyL513: ;
    cpy_r_r937 = CPyList_Extend(cpy_r_r934, cpy_r_r829);
    CPy_DECREF(cpy_r_r829);
    if (unlikely(cpy_r_r937 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 166, CPyStatic_scholars___thinking___features___globals);
        goto CPyL688;
    } else
        goto CPyL689;
CPyL514: ;
    cpy_r_r938 = CPyList_Extend(cpy_r_r934, cpy_r_r317);
    CPy_DECREF(cpy_r_r317);
    if (unlikely(cpy_r_r938 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 166, CPyStatic_scholars___thinking___features___globals);
        goto CPyL690;
    } else
        goto CPyL691;
CPyL515: ;
    cpy_r_r939 = CPyList_Extend(cpy_r_r934, cpy_r_r318);
    CPy_DECREF(cpy_r_r318);
    if (unlikely(cpy_r_r939 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 166, CPyStatic_scholars___thinking___features___globals);
        goto CPyL692;
    } else
        goto CPyL693;
CPyL516: ;
    cpy_r_r940 = CPyList_Extend(cpy_r_r934, cpy_r_r860);
    CPy_DECREF(cpy_r_r860);
    if (unlikely(cpy_r_r940 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 166, CPyStatic_scholars___thinking___features___globals);
        goto CPyL694;
    } else
        goto CPyL695;
CPyL517: ;
    cpy_r_r941 = CPyList_Extend(cpy_r_r934, cpy_r_r293);
    CPy_DECREF(cpy_r_r293);
    if (unlikely(cpy_r_r941 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 166, CPyStatic_scholars___thinking___features___globals);
        goto CPyL696;
    } else
        goto CPyL697;
CPyL518: ;
    return cpy_r_r934;
CPyL519: ;
    cpy_r_r942 = NULL;
    return cpy_r_r942;
CPyL520: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL519;
CPyL521: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL519;
CPyL522: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    goto CPyL519;
CPyL523: ;
    CPy_DECREF(cpy_r_r5);
    goto CPyL28;
CPyL524: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPy_DecRef(cpy_r_r5);
    goto CPyL519;
CPyL525: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r15);
    goto CPyL519;
CPyL526: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_colour);
    goto CPyL519;
CPyL527: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_colour);
    goto CPyL519;
CPyL528: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_colour);
    CPyTagged_DecRef(cpy_r_r19);
    goto CPyL519;
CPyL529: ;
    CPyTagged_DECREF(cpy_r_colour);
    goto CPyL21;
CPyL530: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    goto CPyL519;
CPyL531: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPy_DecRef(cpy_r_r53);
    goto CPyL519;
CPyL532: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPy_DecRef(cpy_r_r53);
    CPyTagged_DecRef(cpy_r_r55);
    goto CPyL519;
CPyL533: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_colour);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPy_DecRef(cpy_r_r53);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    goto CPyL519;
CPyL534: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPy_DecRef(cpy_r_r53);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_count);
    goto CPyL519;
CPyL535: ;
    CPyTagged_DECREF(cpy_r_count);
    goto CPyL42;
CPyL536: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPy_DecRef(cpy_r_r53);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    goto CPyL519;
CPyL537: ;
    CPy_DECREF(cpy_r_r53);
    CPy_DECREF(cpy_r_r80);
    goto CPyL55;
CPyL538: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPy_DecRef(cpy_r_r53);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPy_DecRef(cpy_r_r80);
    goto CPyL519;
CPyL539: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_colour);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPy_DecRef(cpy_r_r53);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPy_DecRef(cpy_r_r80);
    goto CPyL519;
CPyL540: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    goto CPyL519;
CPyL541: ;
    CPyTagged_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r101);
    goto CPyL72;
CPyL542: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPy_DecRef(cpy_r_r101);
    CPyTagged_DecRef(cpy_r_number);
    goto CPyL519;
CPyL543: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_count);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPy_DecRef(cpy_r_r101);
    CPyTagged_DecRef(cpy_r_number);
    goto CPyL519;
CPyL544: ;
    CPyTagged_DECREF(cpy_r_count);
    goto CPyL71;
CPyL545: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    goto CPyL519;
CPyL546: ;
    CPy_DECREF(cpy_r_r135);
    goto CPyL109;
CPyL547: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPy_DecRef(cpy_r_r135);
    CPyTagged_DecRef(cpy_r_room);
    goto CPyL519;
CPyL548: ;
    CPyTagged_DECREF(cpy_r_room);
    goto CPyL108;
CPyL549: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPy_DecRef(cpy_r_r135);
    CPyTagged_DecRef(cpy_r_room);
    CPy_DecRef(cpy_r_r156);
    goto CPyL519;
CPyL550: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPy_DecRef(cpy_r_r135);
    CPyTagged_DecRef(cpy_r_room);
    CPyTagged_DecRef(cpy_r_r163);
    goto CPyL519;
CPyL551: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPy_DecRef(cpy_r_r135);
    CPyTagged_DecRef(cpy_r_room);
    CPyTagged_DecRef(cpy_r_r163);
    CPyTagged_DecRef(cpy_r_r168);
    goto CPyL519;
CPyL552: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPy_DecRef(cpy_r_r135);
    CPyTagged_DecRef(cpy_r_room);
    CPyTagged_DecRef(cpy_r_r168);
    goto CPyL519;
CPyL553: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    goto CPyL519;
CPyL554: ;
    CPy_DECREF(cpy_r_r189);
    goto CPyL124;
CPyL555: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPy_DecRef(cpy_r_r189);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL519;
CPyL556: ;
    CPyTagged_DECREF(cpy_r_place);
    CPy_DECREF(cpy_r_r199);
    goto CPyL123;
CPyL557: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPy_DecRef(cpy_r_r189);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r199);
    goto CPyL519;
CPyL558: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPy_DecRef(cpy_r_r189);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r199);
    CPyTagged_DecRef(cpy_r_card);
    goto CPyL519;
CPyL559: ;
    CPy_DECREF(cpy_r_r223);
    goto CPyL135;
CPyL560: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPy_DecRef(cpy_r_r223);
    CPyTagged_DecRef(cpy_r_track);
    goto CPyL519;
CPyL561: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPy_DecRef(cpy_r_r223);
    CPyTagged_DecRef(cpy_r_track);
    CPyTagged_DecRef(cpy_r_r233);
    goto CPyL519;
CPyL562: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    goto CPyL519;
CPyL563: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    goto CPyL519;
CPyL564: ;
    CPy_DECREF(cpy_r_r246);
    goto CPyL159;
CPyL565: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r246);
    goto CPyL519;
CPyL566: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_card);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r246);
    goto CPyL519;
CPyL567: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_card);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r246);
    goto CPyL519;
CPyL568: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_card);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r246);
    CPy_DecRef(cpy_r_r259);
    goto CPyL519;
CPyL569: ;
    CPyTagged_DECREF(cpy_r_card);
    CPy_DECREF(cpy_r_r259);
    goto CPyL158;
CPyL570: ;
    CPy_DECREF(cpy_r_r259);
    goto CPyL147;
CPyL571: ;
    CPyTagged_DECREF(cpy_r_card);
    goto CPyL150;
CPyL572: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r246);
    goto CPyL519;
CPyL573: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r285);
    goto CPyL519;
CPyL574: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    goto CPyL519;
CPyL575: ;
    CPy_DECREF(cpy_r_r294);
    goto CPyL168;
CPyL576: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPy_DecRef(cpy_r_r294);
    goto CPyL519;
CPyL577: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPyTagged_DecRef(cpy_r_r316);
    goto CPyL519;
CPyL578: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPyTagged_DecRef(cpy_r_r316);
    CPy_DecRef(cpy_r_r317);
    goto CPyL519;
CPyL579: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPyTagged_DecRef(cpy_r_r316);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    goto CPyL519;
CPyL580: ;
    CPy_DECREF(cpy_r_r320);
    goto CPyL230;
CPyL581: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPyTagged_DecRef(cpy_r_r316);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPy_DecRef(cpy_r_r320);
    CPyTagged_DecRef(cpy_r_guild);
    goto CPyL519;
CPyL582: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_count);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPyTagged_DecRef(cpy_r_r316);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPy_DecRef(cpy_r_r320);
    CPyTagged_DecRef(cpy_r_guild);
    goto CPyL519;
CPyL583: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_count);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPyTagged_DecRef(cpy_r_r316);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPy_DecRef(cpy_r_r320);
    CPyTagged_DecRef(cpy_r_guild);
    CPyTagged_DecRef(cpy_r_most);
    goto CPyL519;
CPyL584: ;
    CPyTagged_DECREF(cpy_r_guild);
    CPyTagged_DECREF(cpy_r_r356);
    CPyTagged_DECREF(cpy_r_r357);
    goto CPyL210;
CPyL585: ;
    CPyTagged_DECREF(cpy_r_other);
    goto CPyL209;
CPyL586: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_count);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPyTagged_DecRef(cpy_r_r316);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPy_DecRef(cpy_r_r320);
    CPyTagged_DecRef(cpy_r_guild);
    CPyTagged_DecRef(cpy_r_most);
    CPyTagged_DecRef(cpy_r_r356);
    CPyTagged_DecRef(cpy_r_r357);
    goto CPyL519;
CPyL587: ;
    CPyTagged_DECREF(cpy_r_most);
    goto CPyL206;
CPyL588: ;
    CPyTagged_DECREF(cpy_r_r371);
    goto CPyL207;
CPyL589: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_count);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPyTagged_DecRef(cpy_r_r316);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPy_DecRef(cpy_r_r320);
    CPyTagged_DecRef(cpy_r_most);
    goto CPyL519;
CPyL590: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_count);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPyTagged_DecRef(cpy_r_r316);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPy_DecRef(cpy_r_r320);
    CPyTagged_DecRef(cpy_r_most);
    CPyTagged_DecRef(cpy_r_r384);
    goto CPyL519;
CPyL591: ;
    CPyTagged_DECREF(cpy_r_r388);
    goto CPyL218;
CPyL592: ;
    CPyTagged_DECREF(cpy_r_r389);
    goto CPyL219;
CPyL593: ;
    CPyTagged_DECREF(cpy_r_r384);
    goto CPyL224;
CPyL594: ;
    CPyTagged_DECREF(cpy_r_r396);
    goto CPyL225;
CPyL595: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPyTagged_DecRef(cpy_r_r316);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPy_DecRef(cpy_r_r320);
    goto CPyL519;
CPyL596: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPyTagged_DecRef(cpy_r_r316);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPyTagged_DecRef(cpy_r_r413);
    goto CPyL519;
CPyL597: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPyTagged_DecRef(cpy_r_r316);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPyTagged_DecRef(cpy_r_r413);
    CPyTagged_DecRef(cpy_r_r414);
    goto CPyL519;
CPyL598: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPyTagged_DecRef(cpy_r_r316);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPyTagged_DecRef(cpy_r_r413);
    CPyTagged_DecRef(cpy_r_r414);
    CPy_DecRef(cpy_r_r415);
    goto CPyL519;
CPyL599: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPyTagged_DecRef(cpy_r_r316);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPyTagged_DecRef(cpy_r_r413);
    CPyTagged_DecRef(cpy_r_r414);
    CPyTagged_DecRef(cpy_r_r423);
    goto CPyL519;
CPyL600: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPyTagged_DecRef(cpy_r_r316);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPyTagged_DecRef(cpy_r_r413);
    CPyTagged_DecRef(cpy_r_r414);
    CPyTagged_DecRef(cpy_r_r423);
    CPy_DecRef(cpy_r_r424);
    CPyTagged_DecRef(cpy_r_missing);
    goto CPyL519;
CPyL601: ;
    CPy_DECREF(cpy_r_r427);
    goto CPyL259;
CPyL602: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPyTagged_DecRef(cpy_r_r316);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPyTagged_DecRef(cpy_r_r413);
    CPyTagged_DecRef(cpy_r_r414);
    CPyTagged_DecRef(cpy_r_r423);
    CPy_DecRef(cpy_r_r424);
    CPyTagged_DecRef(cpy_r_missing);
    CPy_DecRef(cpy_r_r427);
    goto CPyL519;
CPyL603: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_card);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPyTagged_DecRef(cpy_r_r316);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPyTagged_DecRef(cpy_r_r413);
    CPyTagged_DecRef(cpy_r_r414);
    CPyTagged_DecRef(cpy_r_r423);
    CPy_DecRef(cpy_r_r424);
    CPyTagged_DecRef(cpy_r_missing);
    CPy_DecRef(cpy_r_r427);
    goto CPyL519;
CPyL604: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_card);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPyTagged_DecRef(cpy_r_r316);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPyTagged_DecRef(cpy_r_r413);
    CPyTagged_DecRef(cpy_r_r414);
    CPyTagged_DecRef(cpy_r_r423);
    CPy_DecRef(cpy_r_r424);
    CPyTagged_DecRef(cpy_r_missing);
    CPy_DecRef(cpy_r_r427);
    CPyTagged_DecRef(cpy_r_r441);
    goto CPyL519;
CPyL605: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPyTagged_DecRef(cpy_r_r316);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPyTagged_DecRef(cpy_r_r413);
    CPyTagged_DecRef(cpy_r_r414);
    CPyTagged_DecRef(cpy_r_r423);
    CPy_DecRef(cpy_r_r424);
    CPyTagged_DecRef(cpy_r_missing);
    CPy_DecRef(cpy_r_r427);
    CPyTagged_DecRef(cpy_r_r441);
    goto CPyL519;
CPyL606: ;
    CPyTagged_DECREF(cpy_r_r448);
    goto CPyL256;
CPyL607: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPyTagged_DecRef(cpy_r_r316);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPyTagged_DecRef(cpy_r_r413);
    CPyTagged_DecRef(cpy_r_r414);
    CPyTagged_DecRef(cpy_r_r423);
    CPyTagged_DecRef(cpy_r_missing);
    goto CPyL519;
CPyL608: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPyTagged_DecRef(cpy_r_r316);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPyTagged_DecRef(cpy_r_r413);
    CPyTagged_DecRef(cpy_r_r414);
    CPyTagged_DecRef(cpy_r_r423);
    CPyTagged_DecRef(cpy_r_missing);
    CPy_DecRef(cpy_r_r459);
    goto CPyL519;
CPyL609: ;
    CPyTagged_DECREF(cpy_r_r463);
    goto CPyL267;
CPyL610: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPyTagged_DecRef(cpy_r_r316);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPyTagged_DecRef(cpy_r_r413);
    CPyTagged_DecRef(cpy_r_r414);
    CPyTagged_DecRef(cpy_r_r423);
    CPyTagged_DecRef(cpy_r_missing);
    CPy_DecRef(cpy_r_r459);
    CPyTagged_DecRef(cpy_r_r470);
    goto CPyL519;
CPyL611: ;
    CPyTagged_DECREF(cpy_r_r475);
    goto CPyL275;
CPyL612: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPyTagged_DecRef(cpy_r_r316);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPyTagged_DecRef(cpy_r_r413);
    CPyTagged_DecRef(cpy_r_r414);
    CPyTagged_DecRef(cpy_r_r423);
    CPyTagged_DecRef(cpy_r_missing);
    CPy_DecRef(cpy_r_r459);
    CPyTagged_DecRef(cpy_r_r470);
    CPyTagged_DecRef(cpy_r_r482);
    goto CPyL519;
CPyL613: ;
    CPyTagged_DECREF(cpy_r_r482);
    goto CPyL282;
CPyL614: ;
    CPyTagged_DECREF(cpy_r_r486);
    goto CPyL283;
CPyL615: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPyTagged_DecRef(cpy_r_r316);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPyTagged_DecRef(cpy_r_r413);
    CPyTagged_DecRef(cpy_r_r414);
    CPyTagged_DecRef(cpy_r_r423);
    CPyTagged_DecRef(cpy_r_missing);
    CPy_DecRef(cpy_r_r459);
    CPyTagged_DecRef(cpy_r_r470);
    CPyTagged_DecRef(cpy_r_r493);
    goto CPyL519;
CPyL616: ;
    CPyTagged_DECREF(cpy_r_r499);
    goto CPyL291;
CPyL617: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPyTagged_DecRef(cpy_r_r316);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPyTagged_DecRef(cpy_r_r414);
    CPyTagged_DecRef(cpy_r_r423);
    CPyTagged_DecRef(cpy_r_missing);
    CPy_DecRef(cpy_r_r459);
    CPyTagged_DecRef(cpy_r_r470);
    CPyTagged_DecRef(cpy_r_r493);
    CPyTagged_DecRef(cpy_r_r506);
    goto CPyL519;
CPyL618: ;
    CPyTagged_DECREF(cpy_r_r510);
    goto CPyL299;
CPyL619: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPyTagged_DecRef(cpy_r_r316);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPyTagged_DecRef(cpy_r_r414);
    CPyTagged_DecRef(cpy_r_r423);
    CPyTagged_DecRef(cpy_r_missing);
    CPy_DecRef(cpy_r_r459);
    CPyTagged_DecRef(cpy_r_r470);
    CPyTagged_DecRef(cpy_r_r493);
    CPyTagged_DecRef(cpy_r_r506);
    CPyTagged_DecRef(cpy_r_r517);
    goto CPyL519;
CPyL620: ;
    CPyTagged_DECREF(cpy_r_r522);
    goto CPyL307;
CPyL621: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPyTagged_DecRef(cpy_r_r316);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPyTagged_DecRef(cpy_r_r414);
    CPyTagged_DecRef(cpy_r_r423);
    CPyTagged_DecRef(cpy_r_missing);
    CPy_DecRef(cpy_r_r459);
    CPyTagged_DecRef(cpy_r_r470);
    CPyTagged_DecRef(cpy_r_r493);
    CPyTagged_DecRef(cpy_r_r506);
    CPyTagged_DecRef(cpy_r_r517);
    CPyTagged_DecRef(cpy_r_r529);
    goto CPyL519;
CPyL622: ;
    CPyTagged_DECREF(cpy_r_r529);
    goto CPyL314;
CPyL623: ;
    CPyTagged_DECREF(cpy_r_r533);
    goto CPyL315;
CPyL624: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPyTagged_DecRef(cpy_r_r316);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPyTagged_DecRef(cpy_r_r414);
    CPyTagged_DecRef(cpy_r_r423);
    CPyTagged_DecRef(cpy_r_missing);
    CPy_DecRef(cpy_r_r459);
    CPyTagged_DecRef(cpy_r_r470);
    CPyTagged_DecRef(cpy_r_r493);
    CPyTagged_DecRef(cpy_r_r506);
    CPyTagged_DecRef(cpy_r_r517);
    CPyTagged_DecRef(cpy_r_r540);
    goto CPyL519;
CPyL625: ;
    CPyTagged_DECREF(cpy_r_r546);
    goto CPyL323;
CPyL626: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPyTagged_DecRef(cpy_r_r316);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPyTagged_DecRef(cpy_r_r423);
    CPyTagged_DecRef(cpy_r_missing);
    CPy_DecRef(cpy_r_r459);
    CPyTagged_DecRef(cpy_r_r470);
    CPyTagged_DecRef(cpy_r_r493);
    CPyTagged_DecRef(cpy_r_r506);
    CPyTagged_DecRef(cpy_r_r517);
    CPyTagged_DecRef(cpy_r_r540);
    CPyTagged_DecRef(cpy_r_r553);
    goto CPyL519;
CPyL627: ;
    CPyTagged_DECREF(cpy_r_r557);
    goto CPyL331;
CPyL628: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_workers);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPyTagged_DecRef(cpy_r_r316);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPyTagged_DecRef(cpy_r_r423);
    CPyTagged_DecRef(cpy_r_missing);
    CPy_DecRef(cpy_r_r459);
    CPyTagged_DecRef(cpy_r_r470);
    CPyTagged_DecRef(cpy_r_r493);
    CPyTagged_DecRef(cpy_r_r506);
    CPyTagged_DecRef(cpy_r_r517);
    CPyTagged_DecRef(cpy_r_r540);
    CPyTagged_DecRef(cpy_r_r553);
    CPyTagged_DecRef(cpy_r_r564);
    goto CPyL519;
CPyL629: ;
    CPyTagged_DECREF(cpy_r_r569);
    goto CPyL339;
CPyL630: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPyTagged_DecRef(cpy_r_r316);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPyTagged_DecRef(cpy_r_r423);
    CPyTagged_DecRef(cpy_r_missing);
    CPy_DecRef(cpy_r_r459);
    CPyTagged_DecRef(cpy_r_r470);
    CPyTagged_DecRef(cpy_r_r493);
    CPyTagged_DecRef(cpy_r_r506);
    CPyTagged_DecRef(cpy_r_r517);
    CPyTagged_DecRef(cpy_r_r540);
    CPyTagged_DecRef(cpy_r_r553);
    CPyTagged_DecRef(cpy_r_r564);
    CPyTagged_DecRef(cpy_r_r576);
    goto CPyL519;
CPyL631: ;
    CPyTagged_DECREF(cpy_r_r423);
    goto CPyL346;
CPyL632: ;
    CPyTagged_DECREF(cpy_r_r580);
    goto CPyL347;
CPyL633: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPyTagged_DecRef(cpy_r_r316);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPyTagged_DecRef(cpy_r_missing);
    CPy_DecRef(cpy_r_r459);
    CPyTagged_DecRef(cpy_r_r470);
    CPyTagged_DecRef(cpy_r_r493);
    CPyTagged_DecRef(cpy_r_r506);
    CPyTagged_DecRef(cpy_r_r517);
    CPyTagged_DecRef(cpy_r_r540);
    CPyTagged_DecRef(cpy_r_r553);
    CPyTagged_DecRef(cpy_r_r564);
    CPyTagged_DecRef(cpy_r_r576);
    CPyTagged_DecRef(cpy_r_r587);
    goto CPyL519;
CPyL634: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPyTagged_DecRef(cpy_r_r316);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPyTagged_DecRef(cpy_r_missing);
    CPy_DecRef(cpy_r_r459);
    CPyTagged_DecRef(cpy_r_r470);
    CPyTagged_DecRef(cpy_r_r493);
    CPyTagged_DecRef(cpy_r_r506);
    CPyTagged_DecRef(cpy_r_r517);
    CPyTagged_DecRef(cpy_r_r540);
    CPyTagged_DecRef(cpy_r_r553);
    CPyTagged_DecRef(cpy_r_r564);
    CPyTagged_DecRef(cpy_r_r576);
    CPyTagged_DecRef(cpy_r_r587);
    CPyTagged_DecRef(cpy_r_r591);
    goto CPyL519;
CPyL635: ;
    CPyTagged_DECREF(cpy_r_r593);
    goto CPyL356;
CPyL636: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPyTagged_DecRef(cpy_r_r316);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPyTagged_DecRef(cpy_r_missing);
    CPy_DecRef(cpy_r_r459);
    CPyTagged_DecRef(cpy_r_r470);
    CPyTagged_DecRef(cpy_r_r493);
    CPyTagged_DecRef(cpy_r_r506);
    CPyTagged_DecRef(cpy_r_r517);
    CPyTagged_DecRef(cpy_r_r540);
    CPyTagged_DecRef(cpy_r_r553);
    CPyTagged_DecRef(cpy_r_r564);
    CPyTagged_DecRef(cpy_r_r576);
    CPyTagged_DecRef(cpy_r_r587);
    CPyTagged_DecRef(cpy_r_r600);
    goto CPyL519;
CPyL637: ;
    CPyTagged_DECREF(cpy_r_r604);
    goto CPyL364;
CPyL638: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPyTagged_DecRef(cpy_r_r316);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPyTagged_DecRef(cpy_r_missing);
    CPy_DecRef(cpy_r_r459);
    CPyTagged_DecRef(cpy_r_r470);
    CPyTagged_DecRef(cpy_r_r493);
    CPyTagged_DecRef(cpy_r_r506);
    CPyTagged_DecRef(cpy_r_r517);
    CPyTagged_DecRef(cpy_r_r540);
    CPyTagged_DecRef(cpy_r_r553);
    CPyTagged_DecRef(cpy_r_r564);
    CPyTagged_DecRef(cpy_r_r576);
    CPyTagged_DecRef(cpy_r_r587);
    CPyTagged_DecRef(cpy_r_r600);
    CPyTagged_DecRef(cpy_r_r611);
    goto CPyL519;
CPyL639: ;
    CPyTagged_DECREF(cpy_r_r616);
    goto CPyL372;
CPyL640: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPyTagged_DecRef(cpy_r_r316);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPyTagged_DecRef(cpy_r_missing);
    CPy_DecRef(cpy_r_r459);
    CPyTagged_DecRef(cpy_r_r470);
    CPyTagged_DecRef(cpy_r_r493);
    CPyTagged_DecRef(cpy_r_r506);
    CPyTagged_DecRef(cpy_r_r517);
    CPyTagged_DecRef(cpy_r_r540);
    CPyTagged_DecRef(cpy_r_r553);
    CPyTagged_DecRef(cpy_r_r564);
    CPyTagged_DecRef(cpy_r_r576);
    CPyTagged_DecRef(cpy_r_r587);
    CPyTagged_DecRef(cpy_r_r600);
    CPyTagged_DecRef(cpy_r_r611);
    CPyTagged_DecRef(cpy_r_r623);
    goto CPyL519;
CPyL641: ;
    CPyTagged_DECREF(cpy_r_r623);
    goto CPyL379;
CPyL642: ;
    CPyTagged_DECREF(cpy_r_r627);
    goto CPyL380;
CPyL643: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_kinds);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPyTagged_DecRef(cpy_r_r316);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPyTagged_DecRef(cpy_r_missing);
    CPy_DecRef(cpy_r_r459);
    CPyTagged_DecRef(cpy_r_r470);
    CPyTagged_DecRef(cpy_r_r493);
    CPyTagged_DecRef(cpy_r_r506);
    CPyTagged_DecRef(cpy_r_r517);
    CPyTagged_DecRef(cpy_r_r540);
    CPyTagged_DecRef(cpy_r_r553);
    CPyTagged_DecRef(cpy_r_r564);
    CPyTagged_DecRef(cpy_r_r576);
    CPyTagged_DecRef(cpy_r_r587);
    CPyTagged_DecRef(cpy_r_r600);
    CPyTagged_DecRef(cpy_r_r611);
    CPyTagged_DecRef(cpy_r_r634);
    goto CPyL519;
CPyL644: ;
    CPyTagged_DECREF(cpy_r_r640);
    goto CPyL388;
CPyL645: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPyTagged_DecRef(cpy_r_r316);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPyTagged_DecRef(cpy_r_missing);
    CPy_DecRef(cpy_r_r459);
    CPyTagged_DecRef(cpy_r_r470);
    CPyTagged_DecRef(cpy_r_r493);
    CPyTagged_DecRef(cpy_r_r506);
    CPyTagged_DecRef(cpy_r_r517);
    CPyTagged_DecRef(cpy_r_r540);
    CPyTagged_DecRef(cpy_r_r553);
    CPyTagged_DecRef(cpy_r_r564);
    CPyTagged_DecRef(cpy_r_r576);
    CPyTagged_DecRef(cpy_r_r587);
    CPyTagged_DecRef(cpy_r_r600);
    CPyTagged_DecRef(cpy_r_r611);
    CPyTagged_DecRef(cpy_r_r634);
    CPyTagged_DecRef(cpy_r_r647);
    CPy_DecRef(cpy_r_r649);
    goto CPyL519;
CPyL646: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPyTagged_DecRef(cpy_r_r316);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPyTagged_DecRef(cpy_r_missing);
    CPy_DecRef(cpy_r_r459);
    CPyTagged_DecRef(cpy_r_r470);
    CPyTagged_DecRef(cpy_r_r493);
    CPyTagged_DecRef(cpy_r_r506);
    CPyTagged_DecRef(cpy_r_r517);
    CPyTagged_DecRef(cpy_r_r540);
    CPyTagged_DecRef(cpy_r_r553);
    CPyTagged_DecRef(cpy_r_r564);
    CPyTagged_DecRef(cpy_r_r576);
    CPyTagged_DecRef(cpy_r_r587);
    CPyTagged_DecRef(cpy_r_r600);
    CPyTagged_DecRef(cpy_r_r611);
    CPyTagged_DecRef(cpy_r_r634);
    CPyTagged_DecRef(cpy_r_r647);
    goto CPyL519;
CPyL647: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPyTagged_DecRef(cpy_r_r316);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPyTagged_DecRef(cpy_r_missing);
    CPy_DecRef(cpy_r_r459);
    CPyTagged_DecRef(cpy_r_r470);
    CPyTagged_DecRef(cpy_r_r493);
    CPyTagged_DecRef(cpy_r_r506);
    CPyTagged_DecRef(cpy_r_r517);
    CPyTagged_DecRef(cpy_r_r540);
    CPyTagged_DecRef(cpy_r_r553);
    CPyTagged_DecRef(cpy_r_r564);
    CPyTagged_DecRef(cpy_r_r576);
    CPyTagged_DecRef(cpy_r_r587);
    CPyTagged_DecRef(cpy_r_r600);
    CPyTagged_DecRef(cpy_r_r611);
    CPyTagged_DecRef(cpy_r_r634);
    CPyTagged_DecRef(cpy_r_r647);
    CPyTagged_DecRef(cpy_r_r653);
    CPyTagged_DecRef(cpy_r_r654);
    goto CPyL519;
CPyL648: ;
    CPyTagged_DECREF(cpy_r_r659);
    goto CPyL398;
CPyL649: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPyTagged_DecRef(cpy_r_r316);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPyTagged_DecRef(cpy_r_missing);
    CPy_DecRef(cpy_r_r459);
    CPyTagged_DecRef(cpy_r_r470);
    CPyTagged_DecRef(cpy_r_r493);
    CPyTagged_DecRef(cpy_r_r506);
    CPyTagged_DecRef(cpy_r_r517);
    CPyTagged_DecRef(cpy_r_r540);
    CPyTagged_DecRef(cpy_r_r553);
    CPyTagged_DecRef(cpy_r_r564);
    CPyTagged_DecRef(cpy_r_r576);
    CPyTagged_DecRef(cpy_r_r587);
    CPyTagged_DecRef(cpy_r_r600);
    CPyTagged_DecRef(cpy_r_r611);
    CPyTagged_DecRef(cpy_r_r634);
    CPyTagged_DecRef(cpy_r_r647);
    CPyTagged_DecRef(cpy_r_r653);
    CPyTagged_DecRef(cpy_r_r654);
    CPyTagged_DecRef(cpy_r_r666);
    goto CPyL519;
CPyL650: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPyTagged_DecRef(cpy_r_r316);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPyTagged_DecRef(cpy_r_missing);
    CPy_DecRef(cpy_r_r459);
    CPyTagged_DecRef(cpy_r_r470);
    CPyTagged_DecRef(cpy_r_r493);
    CPyTagged_DecRef(cpy_r_r506);
    CPyTagged_DecRef(cpy_r_r517);
    CPyTagged_DecRef(cpy_r_r540);
    CPyTagged_DecRef(cpy_r_r553);
    CPyTagged_DecRef(cpy_r_r564);
    CPyTagged_DecRef(cpy_r_r576);
    CPyTagged_DecRef(cpy_r_r587);
    CPyTagged_DecRef(cpy_r_r600);
    CPyTagged_DecRef(cpy_r_r611);
    CPyTagged_DecRef(cpy_r_r634);
    CPyTagged_DecRef(cpy_r_r647);
    CPyTagged_DecRef(cpy_r_r653);
    CPyTagged_DecRef(cpy_r_r654);
    CPyTagged_DecRef(cpy_r_r666);
    goto CPyL519;
CPyL651: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPyTagged_DecRef(cpy_r_r316);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPyTagged_DecRef(cpy_r_missing);
    CPy_DecRef(cpy_r_r459);
    CPyTagged_DecRef(cpy_r_r470);
    CPyTagged_DecRef(cpy_r_r493);
    CPyTagged_DecRef(cpy_r_r506);
    CPyTagged_DecRef(cpy_r_r517);
    CPyTagged_DecRef(cpy_r_r540);
    CPyTagged_DecRef(cpy_r_r553);
    CPyTagged_DecRef(cpy_r_r564);
    CPyTagged_DecRef(cpy_r_r576);
    CPyTagged_DecRef(cpy_r_r587);
    CPyTagged_DecRef(cpy_r_r600);
    CPyTagged_DecRef(cpy_r_r611);
    CPyTagged_DecRef(cpy_r_r634);
    CPyTagged_DecRef(cpy_r_r647);
    CPyTagged_DecRef(cpy_r_r653);
    CPyTagged_DecRef(cpy_r_r654);
    CPyTagged_DecRef(cpy_r_r666);
    CPyTagged_DecRef(cpy_r_r675);
    CPy_DecRef(cpy_r_r677);
    goto CPyL519;
CPyL652: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPyTagged_DecRef(cpy_r_r316);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_controlled);
    CPyTagged_DecRef(cpy_r_present);
    CPyTagged_DecRef(cpy_r_missing);
    CPy_DecRef(cpy_r_r459);
    CPyTagged_DecRef(cpy_r_r470);
    CPyTagged_DecRef(cpy_r_r493);
    CPyTagged_DecRef(cpy_r_r506);
    CPyTagged_DecRef(cpy_r_r517);
    CPyTagged_DecRef(cpy_r_r540);
    CPyTagged_DecRef(cpy_r_r553);
    CPyTagged_DecRef(cpy_r_r564);
    CPyTagged_DecRef(cpy_r_r576);
    CPyTagged_DecRef(cpy_r_r587);
    CPyTagged_DecRef(cpy_r_r600);
    CPyTagged_DecRef(cpy_r_r611);
    CPyTagged_DecRef(cpy_r_r634);
    CPyTagged_DecRef(cpy_r_r647);
    CPyTagged_DecRef(cpy_r_r653);
    CPyTagged_DecRef(cpy_r_r654);
    CPyTagged_DecRef(cpy_r_r666);
    CPyTagged_DecRef(cpy_r_r675);
    goto CPyL519;
CPyL653: ;
    CPyTagged_DECREF(cpy_r_r683);
    goto CPyL416;
CPyL654: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_missing);
    CPy_DecRef(cpy_r_r459);
    CPyTagged_DecRef(cpy_r_r470);
    CPyTagged_DecRef(cpy_r_r493);
    CPyTagged_DecRef(cpy_r_r506);
    CPyTagged_DecRef(cpy_r_r517);
    CPyTagged_DecRef(cpy_r_r540);
    CPyTagged_DecRef(cpy_r_r553);
    CPyTagged_DecRef(cpy_r_r564);
    CPyTagged_DecRef(cpy_r_r576);
    CPyTagged_DecRef(cpy_r_r587);
    CPyTagged_DecRef(cpy_r_r600);
    CPyTagged_DecRef(cpy_r_r611);
    CPyTagged_DecRef(cpy_r_r634);
    CPyTagged_DecRef(cpy_r_r647);
    CPyTagged_DecRef(cpy_r_r653);
    CPyTagged_DecRef(cpy_r_r654);
    CPyTagged_DecRef(cpy_r_r666);
    CPyTagged_DecRef(cpy_r_r675);
    CPy_DecRef(cpy_r_r692);
    CPyTagged_DecRef(cpy_r_r694);
    CPyTagged_DecRef(cpy_r_r695);
    goto CPyL519;
CPyL655: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_missing);
    CPy_DecRef(cpy_r_r459);
    CPyTagged_DecRef(cpy_r_r470);
    CPyTagged_DecRef(cpy_r_r493);
    CPyTagged_DecRef(cpy_r_r506);
    CPyTagged_DecRef(cpy_r_r517);
    CPyTagged_DecRef(cpy_r_r540);
    CPyTagged_DecRef(cpy_r_r553);
    CPyTagged_DecRef(cpy_r_r564);
    CPyTagged_DecRef(cpy_r_r576);
    CPyTagged_DecRef(cpy_r_r587);
    CPyTagged_DecRef(cpy_r_r600);
    CPyTagged_DecRef(cpy_r_r611);
    CPyTagged_DecRef(cpy_r_r634);
    CPyTagged_DecRef(cpy_r_r647);
    CPyTagged_DecRef(cpy_r_r653);
    CPyTagged_DecRef(cpy_r_r654);
    CPyTagged_DecRef(cpy_r_r666);
    CPyTagged_DecRef(cpy_r_r675);
    CPy_DecRef(cpy_r_r692);
    CPyTagged_DecRef(cpy_r_r694);
    CPyTagged_DecRef(cpy_r_r695);
    CPyTagged_DecRef(cpy_r_r702);
    goto CPyL519;
CPyL656: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_missing);
    CPy_DecRef(cpy_r_r459);
    CPyTagged_DecRef(cpy_r_r470);
    CPyTagged_DecRef(cpy_r_r493);
    CPyTagged_DecRef(cpy_r_r506);
    CPyTagged_DecRef(cpy_r_r517);
    CPyTagged_DecRef(cpy_r_r540);
    CPyTagged_DecRef(cpy_r_r553);
    CPyTagged_DecRef(cpy_r_r564);
    CPyTagged_DecRef(cpy_r_r576);
    CPyTagged_DecRef(cpy_r_r587);
    CPyTagged_DecRef(cpy_r_r600);
    CPyTagged_DecRef(cpy_r_r611);
    CPyTagged_DecRef(cpy_r_r634);
    CPyTagged_DecRef(cpy_r_r647);
    CPyTagged_DecRef(cpy_r_r653);
    CPyTagged_DecRef(cpy_r_r654);
    CPyTagged_DecRef(cpy_r_r666);
    CPyTagged_DecRef(cpy_r_r675);
    CPy_DecRef(cpy_r_r692);
    CPyTagged_DecRef(cpy_r_r694);
    CPyTagged_DecRef(cpy_r_r695);
    CPyTagged_DecRef(cpy_r_r702);
    CPy_DecRef(cpy_r_r705);
    goto CPyL519;
CPyL657: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_missing);
    CPy_DecRef(cpy_r_r459);
    CPyTagged_DecRef(cpy_r_r470);
    CPyTagged_DecRef(cpy_r_r493);
    CPyTagged_DecRef(cpy_r_r506);
    CPyTagged_DecRef(cpy_r_r517);
    CPyTagged_DecRef(cpy_r_r540);
    CPyTagged_DecRef(cpy_r_r553);
    CPyTagged_DecRef(cpy_r_r564);
    CPyTagged_DecRef(cpy_r_r576);
    CPyTagged_DecRef(cpy_r_r587);
    CPyTagged_DecRef(cpy_r_r600);
    CPyTagged_DecRef(cpy_r_r611);
    CPyTagged_DecRef(cpy_r_r634);
    CPyTagged_DecRef(cpy_r_r647);
    CPyTagged_DecRef(cpy_r_r653);
    CPyTagged_DecRef(cpy_r_r654);
    CPyTagged_DecRef(cpy_r_r666);
    CPyTagged_DecRef(cpy_r_r675);
    CPy_DecRef(cpy_r_r692);
    CPyTagged_DecRef(cpy_r_r694);
    CPyTagged_DecRef(cpy_r_r695);
    CPyTagged_DecRef(cpy_r_r702);
    CPyTagged_DecRef(cpy_r_r709);
    goto CPyL519;
CPyL658: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_missing);
    CPy_DecRef(cpy_r_r459);
    CPyTagged_DecRef(cpy_r_r470);
    CPyTagged_DecRef(cpy_r_r493);
    CPyTagged_DecRef(cpy_r_r506);
    CPyTagged_DecRef(cpy_r_r517);
    CPyTagged_DecRef(cpy_r_r540);
    CPyTagged_DecRef(cpy_r_r553);
    CPyTagged_DecRef(cpy_r_r564);
    CPyTagged_DecRef(cpy_r_r576);
    CPyTagged_DecRef(cpy_r_r587);
    CPyTagged_DecRef(cpy_r_r600);
    CPyTagged_DecRef(cpy_r_r611);
    CPyTagged_DecRef(cpy_r_r634);
    CPyTagged_DecRef(cpy_r_r647);
    CPyTagged_DecRef(cpy_r_r653);
    CPyTagged_DecRef(cpy_r_r654);
    CPyTagged_DecRef(cpy_r_r666);
    CPyTagged_DecRef(cpy_r_r675);
    CPy_DecRef(cpy_r_r692);
    CPyTagged_DecRef(cpy_r_r694);
    CPyTagged_DecRef(cpy_r_r695);
    CPyTagged_DecRef(cpy_r_r702);
    CPyTagged_DecRef(cpy_r_r709);
    CPy_DecRef(cpy_r_r710);
    goto CPyL519;
CPyL659: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_missing);
    CPy_DecRef(cpy_r_r459);
    CPyTagged_DecRef(cpy_r_r470);
    CPyTagged_DecRef(cpy_r_r493);
    CPyTagged_DecRef(cpy_r_r506);
    CPyTagged_DecRef(cpy_r_r517);
    CPyTagged_DecRef(cpy_r_r540);
    CPyTagged_DecRef(cpy_r_r553);
    CPyTagged_DecRef(cpy_r_r564);
    CPyTagged_DecRef(cpy_r_r576);
    CPyTagged_DecRef(cpy_r_r587);
    CPyTagged_DecRef(cpy_r_r600);
    CPyTagged_DecRef(cpy_r_r611);
    CPyTagged_DecRef(cpy_r_r634);
    CPyTagged_DecRef(cpy_r_r647);
    CPyTagged_DecRef(cpy_r_r653);
    CPyTagged_DecRef(cpy_r_r654);
    CPyTagged_DecRef(cpy_r_r666);
    CPyTagged_DecRef(cpy_r_r675);
    CPy_DecRef(cpy_r_r692);
    CPyTagged_DecRef(cpy_r_r694);
    CPyTagged_DecRef(cpy_r_r695);
    CPyTagged_DecRef(cpy_r_r702);
    CPyTagged_DecRef(cpy_r_r709);
    CPyTagged_DecRef(cpy_r_r718);
    goto CPyL519;
CPyL660: ;
    CPyTagged_DECREF(cpy_r_r718);
    goto CPyL441;
CPyL661: ;
    CPyTagged_DECREF(cpy_r_r722);
    goto CPyL442;
CPyL662: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_missing);
    CPy_DecRef(cpy_r_r459);
    CPyTagged_DecRef(cpy_r_r470);
    CPyTagged_DecRef(cpy_r_r493);
    CPyTagged_DecRef(cpy_r_r506);
    CPyTagged_DecRef(cpy_r_r517);
    CPyTagged_DecRef(cpy_r_r540);
    CPyTagged_DecRef(cpy_r_r553);
    CPyTagged_DecRef(cpy_r_r564);
    CPyTagged_DecRef(cpy_r_r576);
    CPyTagged_DecRef(cpy_r_r587);
    CPyTagged_DecRef(cpy_r_r600);
    CPyTagged_DecRef(cpy_r_r611);
    CPyTagged_DecRef(cpy_r_r634);
    CPyTagged_DecRef(cpy_r_r647);
    CPyTagged_DecRef(cpy_r_r653);
    CPyTagged_DecRef(cpy_r_r654);
    CPyTagged_DecRef(cpy_r_r666);
    CPyTagged_DecRef(cpy_r_r675);
    CPy_DecRef(cpy_r_r692);
    CPyTagged_DecRef(cpy_r_r694);
    CPyTagged_DecRef(cpy_r_r695);
    CPyTagged_DecRef(cpy_r_r702);
    CPyTagged_DecRef(cpy_r_r709);
    CPyTagged_DecRef(cpy_r_r729);
    goto CPyL519;
CPyL663: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_missing);
    CPyTagged_DecRef(cpy_r_r470);
    CPyTagged_DecRef(cpy_r_r493);
    CPyTagged_DecRef(cpy_r_r506);
    CPyTagged_DecRef(cpy_r_r517);
    CPyTagged_DecRef(cpy_r_r540);
    CPyTagged_DecRef(cpy_r_r553);
    CPyTagged_DecRef(cpy_r_r564);
    CPyTagged_DecRef(cpy_r_r576);
    CPyTagged_DecRef(cpy_r_r587);
    CPyTagged_DecRef(cpy_r_r600);
    CPyTagged_DecRef(cpy_r_r611);
    CPyTagged_DecRef(cpy_r_r634);
    CPyTagged_DecRef(cpy_r_r647);
    CPyTagged_DecRef(cpy_r_r653);
    CPyTagged_DecRef(cpy_r_r654);
    CPyTagged_DecRef(cpy_r_r666);
    CPyTagged_DecRef(cpy_r_r675);
    CPy_DecRef(cpy_r_r692);
    CPyTagged_DecRef(cpy_r_r694);
    CPyTagged_DecRef(cpy_r_r695);
    CPyTagged_DecRef(cpy_r_r702);
    CPyTagged_DecRef(cpy_r_r709);
    CPyTagged_DecRef(cpy_r_r729);
    goto CPyL519;
CPyL664: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_missing);
    CPyTagged_DecRef(cpy_r_r470);
    CPyTagged_DecRef(cpy_r_r493);
    CPyTagged_DecRef(cpy_r_r506);
    CPyTagged_DecRef(cpy_r_r517);
    CPyTagged_DecRef(cpy_r_r540);
    CPyTagged_DecRef(cpy_r_r553);
    CPyTagged_DecRef(cpy_r_r564);
    CPyTagged_DecRef(cpy_r_r576);
    CPyTagged_DecRef(cpy_r_r587);
    CPyTagged_DecRef(cpy_r_r600);
    CPyTagged_DecRef(cpy_r_r611);
    CPyTagged_DecRef(cpy_r_r634);
    CPyTagged_DecRef(cpy_r_r647);
    CPyTagged_DecRef(cpy_r_r653);
    CPyTagged_DecRef(cpy_r_r654);
    CPyTagged_DecRef(cpy_r_r666);
    CPyTagged_DecRef(cpy_r_r675);
    CPy_DecRef(cpy_r_r692);
    CPyTagged_DecRef(cpy_r_r694);
    CPyTagged_DecRef(cpy_r_r695);
    CPyTagged_DecRef(cpy_r_r702);
    CPyTagged_DecRef(cpy_r_r709);
    CPyTagged_DecRef(cpy_r_r729);
    CPy_DecRef(cpy_r_r772);
    goto CPyL519;
CPyL665: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_in_hand);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_missing);
    CPyTagged_DecRef(cpy_r_r470);
    CPyTagged_DecRef(cpy_r_r493);
    CPyTagged_DecRef(cpy_r_r506);
    CPyTagged_DecRef(cpy_r_r517);
    CPyTagged_DecRef(cpy_r_r540);
    CPyTagged_DecRef(cpy_r_r553);
    CPyTagged_DecRef(cpy_r_r564);
    CPyTagged_DecRef(cpy_r_r576);
    CPyTagged_DecRef(cpy_r_r587);
    CPyTagged_DecRef(cpy_r_r600);
    CPyTagged_DecRef(cpy_r_r611);
    CPyTagged_DecRef(cpy_r_r634);
    CPyTagged_DecRef(cpy_r_r647);
    CPyTagged_DecRef(cpy_r_r653);
    CPyTagged_DecRef(cpy_r_r654);
    CPyTagged_DecRef(cpy_r_r666);
    CPyTagged_DecRef(cpy_r_r675);
    CPy_DecRef(cpy_r_r692);
    CPyTagged_DecRef(cpy_r_r694);
    CPyTagged_DecRef(cpy_r_r695);
    CPyTagged_DecRef(cpy_r_r702);
    CPyTagged_DecRef(cpy_r_r709);
    CPyTagged_DecRef(cpy_r_r729);
    CPyTagged_DecRef(cpy_r_r777);
    goto CPyL519;
CPyL666: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_missing);
    CPyTagged_DecRef(cpy_r_r470);
    CPyTagged_DecRef(cpy_r_r493);
    CPyTagged_DecRef(cpy_r_r506);
    CPyTagged_DecRef(cpy_r_r517);
    CPyTagged_DecRef(cpy_r_r540);
    CPyTagged_DecRef(cpy_r_r553);
    CPyTagged_DecRef(cpy_r_r564);
    CPyTagged_DecRef(cpy_r_r576);
    CPyTagged_DecRef(cpy_r_r587);
    CPyTagged_DecRef(cpy_r_r600);
    CPyTagged_DecRef(cpy_r_r611);
    CPyTagged_DecRef(cpy_r_r634);
    CPyTagged_DecRef(cpy_r_r647);
    CPyTagged_DecRef(cpy_r_r653);
    CPyTagged_DecRef(cpy_r_r654);
    CPyTagged_DecRef(cpy_r_r666);
    CPyTagged_DecRef(cpy_r_r675);
    CPy_DecRef(cpy_r_r692);
    CPyTagged_DecRef(cpy_r_r694);
    CPyTagged_DecRef(cpy_r_r695);
    CPyTagged_DecRef(cpy_r_r702);
    CPyTagged_DecRef(cpy_r_r709);
    CPyTagged_DecRef(cpy_r_r729);
    CPy_DecRef(cpy_r_r785);
    CPy_DecRef(cpy_r_r786);
    CPy_DecRef(cpy_r_r787);
    goto CPyL519;
CPyL667: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_missing);
    CPyTagged_DecRef(cpy_r_r470);
    CPyTagged_DecRef(cpy_r_r493);
    CPyTagged_DecRef(cpy_r_r506);
    CPyTagged_DecRef(cpy_r_r517);
    CPyTagged_DecRef(cpy_r_r540);
    CPyTagged_DecRef(cpy_r_r553);
    CPyTagged_DecRef(cpy_r_r564);
    CPyTagged_DecRef(cpy_r_r576);
    CPyTagged_DecRef(cpy_r_r587);
    CPyTagged_DecRef(cpy_r_r600);
    CPyTagged_DecRef(cpy_r_r611);
    CPyTagged_DecRef(cpy_r_r634);
    CPyTagged_DecRef(cpy_r_r647);
    CPyTagged_DecRef(cpy_r_r653);
    CPyTagged_DecRef(cpy_r_r654);
    CPyTagged_DecRef(cpy_r_r666);
    CPyTagged_DecRef(cpy_r_r675);
    CPy_DecRef(cpy_r_r692);
    CPyTagged_DecRef(cpy_r_r694);
    CPyTagged_DecRef(cpy_r_r695);
    CPyTagged_DecRef(cpy_r_r702);
    CPyTagged_DecRef(cpy_r_r709);
    CPyTagged_DecRef(cpy_r_r729);
    goto CPyL519;
CPyL668: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_missing);
    CPyTagged_DecRef(cpy_r_r470);
    CPyTagged_DecRef(cpy_r_r493);
    CPyTagged_DecRef(cpy_r_r506);
    CPyTagged_DecRef(cpy_r_r517);
    CPyTagged_DecRef(cpy_r_r540);
    CPyTagged_DecRef(cpy_r_r553);
    CPyTagged_DecRef(cpy_r_r564);
    CPyTagged_DecRef(cpy_r_r576);
    CPyTagged_DecRef(cpy_r_r587);
    CPyTagged_DecRef(cpy_r_r600);
    CPyTagged_DecRef(cpy_r_r611);
    CPyTagged_DecRef(cpy_r_r634);
    CPyTagged_DecRef(cpy_r_r647);
    CPyTagged_DecRef(cpy_r_r653);
    CPyTagged_DecRef(cpy_r_r654);
    CPyTagged_DecRef(cpy_r_r666);
    CPyTagged_DecRef(cpy_r_r675);
    CPy_DecRef(cpy_r_r692);
    CPyTagged_DecRef(cpy_r_r694);
    CPyTagged_DecRef(cpy_r_r695);
    CPyTagged_DecRef(cpy_r_r702);
    CPyTagged_DecRef(cpy_r_r709);
    CPyTagged_DecRef(cpy_r_r729);
    CPyTagged_DecRef(cpy_r_r791);
    goto CPyL519;
CPyL669: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_missing);
    CPyTagged_DecRef(cpy_r_r470);
    CPyTagged_DecRef(cpy_r_r493);
    CPyTagged_DecRef(cpy_r_r506);
    CPyTagged_DecRef(cpy_r_r517);
    CPyTagged_DecRef(cpy_r_r540);
    CPyTagged_DecRef(cpy_r_r553);
    CPyTagged_DecRef(cpy_r_r564);
    CPyTagged_DecRef(cpy_r_r576);
    CPyTagged_DecRef(cpy_r_r587);
    CPyTagged_DecRef(cpy_r_r600);
    CPyTagged_DecRef(cpy_r_r611);
    CPyTagged_DecRef(cpy_r_r634);
    CPyTagged_DecRef(cpy_r_r647);
    CPyTagged_DecRef(cpy_r_r653);
    CPyTagged_DecRef(cpy_r_r654);
    CPyTagged_DecRef(cpy_r_r666);
    CPyTagged_DecRef(cpy_r_r675);
    CPy_DecRef(cpy_r_r692);
    CPyTagged_DecRef(cpy_r_r694);
    CPyTagged_DecRef(cpy_r_r695);
    CPyTagged_DecRef(cpy_r_r702);
    CPyTagged_DecRef(cpy_r_r709);
    CPyTagged_DecRef(cpy_r_r729);
    CPyTagged_DecRef(cpy_r_r791);
    CPyTagged_DecRef(cpy_r_r799);
    goto CPyL519;
CPyL670: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_missing);
    CPyTagged_DecRef(cpy_r_r470);
    CPyTagged_DecRef(cpy_r_r493);
    CPyTagged_DecRef(cpy_r_r506);
    CPyTagged_DecRef(cpy_r_r517);
    CPyTagged_DecRef(cpy_r_r540);
    CPyTagged_DecRef(cpy_r_r553);
    CPyTagged_DecRef(cpy_r_r564);
    CPyTagged_DecRef(cpy_r_r576);
    CPyTagged_DecRef(cpy_r_r587);
    CPyTagged_DecRef(cpy_r_r600);
    CPyTagged_DecRef(cpy_r_r611);
    CPyTagged_DecRef(cpy_r_r634);
    CPyTagged_DecRef(cpy_r_r647);
    CPyTagged_DecRef(cpy_r_r653);
    CPyTagged_DecRef(cpy_r_r654);
    CPyTagged_DecRef(cpy_r_r666);
    CPyTagged_DecRef(cpy_r_r675);
    CPy_DecRef(cpy_r_r692);
    CPyTagged_DecRef(cpy_r_r694);
    CPyTagged_DecRef(cpy_r_r695);
    CPyTagged_DecRef(cpy_r_r702);
    CPyTagged_DecRef(cpy_r_r709);
    CPyTagged_DecRef(cpy_r_r729);
    CPyTagged_DecRef(cpy_r_r791);
    CPyTagged_DecRef(cpy_r_r799);
    CPy_DecRef(cpy_r_r807);
    goto CPyL519;
CPyL671: ;
    CPy_DECREF(cpy_r_r807);
    goto CPyL484;
CPyL672: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_missing);
    CPyTagged_DecRef(cpy_r_r470);
    CPyTagged_DecRef(cpy_r_r493);
    CPyTagged_DecRef(cpy_r_r506);
    CPyTagged_DecRef(cpy_r_r517);
    CPyTagged_DecRef(cpy_r_r540);
    CPyTagged_DecRef(cpy_r_r553);
    CPyTagged_DecRef(cpy_r_r564);
    CPyTagged_DecRef(cpy_r_r576);
    CPyTagged_DecRef(cpy_r_r587);
    CPyTagged_DecRef(cpy_r_r600);
    CPyTagged_DecRef(cpy_r_r611);
    CPyTagged_DecRef(cpy_r_r634);
    CPyTagged_DecRef(cpy_r_r647);
    CPyTagged_DecRef(cpy_r_r653);
    CPyTagged_DecRef(cpy_r_r654);
    CPyTagged_DecRef(cpy_r_r666);
    CPyTagged_DecRef(cpy_r_r675);
    CPy_DecRef(cpy_r_r692);
    CPyTagged_DecRef(cpy_r_r694);
    CPyTagged_DecRef(cpy_r_r695);
    CPyTagged_DecRef(cpy_r_r702);
    CPyTagged_DecRef(cpy_r_r709);
    CPyTagged_DecRef(cpy_r_r729);
    CPyTagged_DecRef(cpy_r_r791);
    CPyTagged_DecRef(cpy_r_r799);
    CPy_DecRef(cpy_r_r807);
    CPy_DecRef(cpy_r_r810);
    goto CPyL519;
CPyL673: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_missing);
    CPyTagged_DecRef(cpy_r_r470);
    CPyTagged_DecRef(cpy_r_r493);
    CPyTagged_DecRef(cpy_r_r506);
    CPyTagged_DecRef(cpy_r_r517);
    CPyTagged_DecRef(cpy_r_r540);
    CPyTagged_DecRef(cpy_r_r553);
    CPyTagged_DecRef(cpy_r_r564);
    CPyTagged_DecRef(cpy_r_r576);
    CPyTagged_DecRef(cpy_r_r587);
    CPyTagged_DecRef(cpy_r_r600);
    CPyTagged_DecRef(cpy_r_r611);
    CPyTagged_DecRef(cpy_r_r634);
    CPyTagged_DecRef(cpy_r_r647);
    CPyTagged_DecRef(cpy_r_r653);
    CPyTagged_DecRef(cpy_r_r654);
    CPyTagged_DecRef(cpy_r_r666);
    CPyTagged_DecRef(cpy_r_r675);
    CPy_DecRef(cpy_r_r692);
    CPyTagged_DecRef(cpy_r_r694);
    CPyTagged_DecRef(cpy_r_r695);
    CPyTagged_DecRef(cpy_r_r702);
    CPyTagged_DecRef(cpy_r_r709);
    CPyTagged_DecRef(cpy_r_r729);
    CPyTagged_DecRef(cpy_r_r791);
    CPyTagged_DecRef(cpy_r_r799);
    CPy_DecRef(cpy_r_r810);
    goto CPyL519;
CPyL674: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_missing);
    CPyTagged_DecRef(cpy_r_r470);
    CPyTagged_DecRef(cpy_r_r493);
    CPyTagged_DecRef(cpy_r_r506);
    CPyTagged_DecRef(cpy_r_r517);
    CPyTagged_DecRef(cpy_r_r540);
    CPyTagged_DecRef(cpy_r_r553);
    CPyTagged_DecRef(cpy_r_r564);
    CPyTagged_DecRef(cpy_r_r576);
    CPyTagged_DecRef(cpy_r_r587);
    CPyTagged_DecRef(cpy_r_r600);
    CPyTagged_DecRef(cpy_r_r611);
    CPyTagged_DecRef(cpy_r_r634);
    CPyTagged_DecRef(cpy_r_r647);
    CPyTagged_DecRef(cpy_r_r653);
    CPyTagged_DecRef(cpy_r_r654);
    CPyTagged_DecRef(cpy_r_r666);
    CPyTagged_DecRef(cpy_r_r675);
    CPy_DecRef(cpy_r_r692);
    CPyTagged_DecRef(cpy_r_r694);
    CPyTagged_DecRef(cpy_r_r695);
    CPyTagged_DecRef(cpy_r_r702);
    CPyTagged_DecRef(cpy_r_r709);
    CPyTagged_DecRef(cpy_r_r729);
    CPyTagged_DecRef(cpy_r_r791);
    CPyTagged_DecRef(cpy_r_r799);
    CPy_DecRef(cpy_r_r810);
    CPy_DecRef(cpy_r_r826);
    goto CPyL519;
CPyL675: ;
    CPy_DECREF(cpy_r_r826);
    goto CPyL501;
CPyL676: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_missing);
    CPyTagged_DecRef(cpy_r_r470);
    CPyTagged_DecRef(cpy_r_r493);
    CPyTagged_DecRef(cpy_r_r506);
    CPyTagged_DecRef(cpy_r_r517);
    CPyTagged_DecRef(cpy_r_r540);
    CPyTagged_DecRef(cpy_r_r553);
    CPyTagged_DecRef(cpy_r_r564);
    CPyTagged_DecRef(cpy_r_r576);
    CPyTagged_DecRef(cpy_r_r587);
    CPyTagged_DecRef(cpy_r_r600);
    CPyTagged_DecRef(cpy_r_r611);
    CPyTagged_DecRef(cpy_r_r634);
    CPyTagged_DecRef(cpy_r_r647);
    CPyTagged_DecRef(cpy_r_r653);
    CPyTagged_DecRef(cpy_r_r654);
    CPyTagged_DecRef(cpy_r_r666);
    CPyTagged_DecRef(cpy_r_r675);
    CPy_DecRef(cpy_r_r692);
    CPyTagged_DecRef(cpy_r_r694);
    CPyTagged_DecRef(cpy_r_r695);
    CPyTagged_DecRef(cpy_r_r702);
    CPyTagged_DecRef(cpy_r_r709);
    CPyTagged_DecRef(cpy_r_r729);
    CPyTagged_DecRef(cpy_r_r791);
    CPyTagged_DecRef(cpy_r_r799);
    CPy_DecRef(cpy_r_r810);
    CPy_DecRef(cpy_r_r826);
    CPy_DecRef(cpy_r_r829);
    goto CPyL519;
CPyL677: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_missing);
    CPyTagged_DecRef(cpy_r_r470);
    CPyTagged_DecRef(cpy_r_r493);
    CPyTagged_DecRef(cpy_r_r506);
    CPyTagged_DecRef(cpy_r_r517);
    CPyTagged_DecRef(cpy_r_r540);
    CPyTagged_DecRef(cpy_r_r553);
    CPyTagged_DecRef(cpy_r_r564);
    CPyTagged_DecRef(cpy_r_r576);
    CPyTagged_DecRef(cpy_r_r587);
    CPyTagged_DecRef(cpy_r_r600);
    CPyTagged_DecRef(cpy_r_r611);
    CPyTagged_DecRef(cpy_r_r634);
    CPyTagged_DecRef(cpy_r_r647);
    CPyTagged_DecRef(cpy_r_r653);
    CPyTagged_DecRef(cpy_r_r654);
    CPyTagged_DecRef(cpy_r_r666);
    CPyTagged_DecRef(cpy_r_r675);
    CPy_DecRef(cpy_r_r692);
    CPyTagged_DecRef(cpy_r_r694);
    CPyTagged_DecRef(cpy_r_r695);
    CPyTagged_DecRef(cpy_r_r702);
    CPyTagged_DecRef(cpy_r_r709);
    CPyTagged_DecRef(cpy_r_r729);
    CPyTagged_DecRef(cpy_r_r791);
    CPyTagged_DecRef(cpy_r_r799);
    CPy_DecRef(cpy_r_r810);
    CPy_DecRef(cpy_r_r826);
    CPy_DecRef(cpy_r_r829);
    CPyTagged_DecRef(cpy_r_r839);
    goto CPyL519;
CPyL678: ;
    CPyTagged_DECREF(cpy_r_r844);
    goto CPyL496;
CPyL679: ;
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_missing);
    CPyTagged_DecRef(cpy_r_r470);
    CPyTagged_DecRef(cpy_r_r493);
    CPyTagged_DecRef(cpy_r_r506);
    CPyTagged_DecRef(cpy_r_r517);
    CPyTagged_DecRef(cpy_r_r540);
    CPyTagged_DecRef(cpy_r_r553);
    CPyTagged_DecRef(cpy_r_r564);
    CPyTagged_DecRef(cpy_r_r576);
    CPyTagged_DecRef(cpy_r_r587);
    CPyTagged_DecRef(cpy_r_r600);
    CPyTagged_DecRef(cpy_r_r611);
    CPyTagged_DecRef(cpy_r_r634);
    CPyTagged_DecRef(cpy_r_r647);
    CPyTagged_DecRef(cpy_r_r653);
    CPyTagged_DecRef(cpy_r_r654);
    CPyTagged_DecRef(cpy_r_r666);
    CPyTagged_DecRef(cpy_r_r675);
    CPy_DecRef(cpy_r_r692);
    CPyTagged_DecRef(cpy_r_r694);
    CPyTagged_DecRef(cpy_r_r695);
    CPyTagged_DecRef(cpy_r_r702);
    CPyTagged_DecRef(cpy_r_r709);
    CPyTagged_DecRef(cpy_r_r729);
    CPyTagged_DecRef(cpy_r_r791);
    CPyTagged_DecRef(cpy_r_r799);
    CPy_DecRef(cpy_r_r810);
    CPy_DecRef(cpy_r_r829);
    goto CPyL519;
CPyL680: ;
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_missing);
    CPyTagged_DecRef(cpy_r_r470);
    CPyTagged_DecRef(cpy_r_r493);
    CPyTagged_DecRef(cpy_r_r506);
    CPyTagged_DecRef(cpy_r_r517);
    CPyTagged_DecRef(cpy_r_r540);
    CPyTagged_DecRef(cpy_r_r553);
    CPyTagged_DecRef(cpy_r_r564);
    CPyTagged_DecRef(cpy_r_r576);
    CPyTagged_DecRef(cpy_r_r587);
    CPyTagged_DecRef(cpy_r_r600);
    CPyTagged_DecRef(cpy_r_r611);
    CPyTagged_DecRef(cpy_r_r634);
    CPyTagged_DecRef(cpy_r_r647);
    CPyTagged_DecRef(cpy_r_r653);
    CPyTagged_DecRef(cpy_r_r654);
    CPyTagged_DecRef(cpy_r_r666);
    CPyTagged_DecRef(cpy_r_r675);
    CPy_DecRef(cpy_r_r692);
    CPyTagged_DecRef(cpy_r_r694);
    CPyTagged_DecRef(cpy_r_r695);
    CPyTagged_DecRef(cpy_r_r702);
    CPyTagged_DecRef(cpy_r_r709);
    CPyTagged_DecRef(cpy_r_r729);
    CPyTagged_DecRef(cpy_r_r791);
    CPyTagged_DecRef(cpy_r_r799);
    CPy_DecRef(cpy_r_r810);
    CPy_DecRef(cpy_r_r829);
    CPy_DecRef(cpy_r_r857);
    goto CPyL519;
CPyL681: ;
    CPy_DECREF(cpy_r_r857);
    goto CPyL510;
CPyL682: ;
    CPyTagged_DecRef(cpy_r_hand_value);
    CPyTagged_DecRef(cpy_r_primary);
    CPyTagged_DecRef(cpy_r_secondary);
    CPyTagged_DecRef(cpy_r_high);
    CPyTagged_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_secondaries);
    CPyTagged_DecRef(cpy_r_primary_kinds);
    CPyTagged_DecRef(cpy_r_worker_kinds);
    CPyTagged_DecRef(cpy_r_employed);
    CPyTagged_DecRef(cpy_r_employed_vp);
    CPyTagged_DecRef(cpy_r_room_for_gold);
    CPyTagged_DecRef(cpy_r_retired);
    CPyTagged_DecRef(cpy_r_cards_out);
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPyTagged_DecRef(cpy_r_missing);
    CPyTagged_DecRef(cpy_r_r470);
    CPyTagged_DecRef(cpy_r_r493);
    CPyTagged_DecRef(cpy_r_r506);
    CPyTagged_DecRef(cpy_r_r517);
    CPyTagged_DecRef(cpy_r_r540);
    CPyTagged_DecRef(cpy_r_r553);
    CPyTagged_DecRef(cpy_r_r564);
    CPyTagged_DecRef(cpy_r_r576);
    CPyTagged_DecRef(cpy_r_r587);
    CPyTagged_DecRef(cpy_r_r600);
    CPyTagged_DecRef(cpy_r_r611);
    CPyTagged_DecRef(cpy_r_r634);
    CPyTagged_DecRef(cpy_r_r647);
    CPyTagged_DecRef(cpy_r_r653);
    CPyTagged_DecRef(cpy_r_r654);
    CPyTagged_DecRef(cpy_r_r666);
    CPyTagged_DecRef(cpy_r_r675);
    CPy_DecRef(cpy_r_r692);
    CPyTagged_DecRef(cpy_r_r694);
    CPyTagged_DecRef(cpy_r_r695);
    CPyTagged_DecRef(cpy_r_r702);
    CPyTagged_DecRef(cpy_r_r709);
    CPyTagged_DecRef(cpy_r_r729);
    CPyTagged_DecRef(cpy_r_r791);
    CPyTagged_DecRef(cpy_r_r799);
    CPy_DecRef(cpy_r_r810);
    CPy_DecRef(cpy_r_r829);
    CPy_DecRef(cpy_r_r857);
    CPy_DecRef(cpy_r_r860);
    goto CPyL519;
CPyL683: ;
    CPy_DecRef(cpy_r_r244);
    CPy_DecRef(cpy_r_r293);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPy_DecRef(cpy_r_r810);
    CPy_DecRef(cpy_r_r829);
    CPy_DecRef(cpy_r_r860);
    goto CPyL519;
CPyL684: ;
    CPy_DecRef(cpy_r_r293);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPy_DecRef(cpy_r_r810);
    CPy_DecRef(cpy_r_r829);
    CPy_DecRef(cpy_r_r860);
    CPy_DecRef(cpy_r_r934);
    goto CPyL519;
CPyL685: ;
    CPy_DECREF(cpy_r_r935);
    goto CPyL512;
CPyL686: ;
    CPy_DecRef(cpy_r_r293);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPy_DecRef(cpy_r_r829);
    CPy_DecRef(cpy_r_r860);
    CPy_DecRef(cpy_r_r934);
    goto CPyL519;
CPyL687: ;
    CPy_DECREF(cpy_r_r936);
    goto CPyL513;
CPyL688: ;
    CPy_DecRef(cpy_r_r293);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r318);
    CPy_DecRef(cpy_r_r860);
    CPy_DecRef(cpy_r_r934);
    goto CPyL519;
CPyL689: ;
    CPy_DECREF(cpy_r_r937);
    goto CPyL514;
CPyL690: ;
    CPy_DecRef(cpy_r_r293);
    CPy_DecRef(cpy_r_r318);
    CPy_DecRef(cpy_r_r860);
    CPy_DecRef(cpy_r_r934);
    goto CPyL519;
CPyL691: ;
    CPy_DECREF(cpy_r_r938);
    goto CPyL515;
CPyL692: ;
    CPy_DecRef(cpy_r_r293);
    CPy_DecRef(cpy_r_r860);
    CPy_DecRef(cpy_r_r934);
    goto CPyL519;
CPyL693: ;
    CPy_DECREF(cpy_r_r939);
    goto CPyL516;
CPyL694: ;
    CPy_DecRef(cpy_r_r293);
    CPy_DecRef(cpy_r_r934);
    goto CPyL519;
CPyL695: ;
    CPy_DECREF(cpy_r_r940);
    goto CPyL517;
CPyL696: ;
    CPy_DecRef(cpy_r_r934);
    goto CPyL519;
CPyL697: ;
    CPy_DECREF(cpy_r_r941);
    goto CPyL518;
}
        
        PyObject *CPyPy_scholars___thinking___features___Features___of(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:of", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___thinking___features___Features))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.features.Features", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_scholars___thinking___features___Features___of(arg_self, arg_t, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "of", 76, CPyStatic_scholars___thinking___features___globals);
            return NULL;
        }
        
CPyTagged CPyDef_scholars___thinking___features___Features____dice_lead(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_seat, CPyTagged cpy_r_mine) {
    CPyTagged cpy_r_best;
    CPyTagged cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_other;
    int64_t cpy_r_r2;
    char cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    CPyTagged cpy_r_r11;
    int64_t cpy_r_r12;
    char cpy_r_r13;
    int64_t cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    int64_t cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject **cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyTagged cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyTagged cpy_r_r34;
    CPyTagged cpy_r_r35;
    CPyTagged cpy_r_r36;
    int64_t cpy_r_r37;
    char cpy_r_r38;
    int64_t cpy_r_r39;
    char cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    CPyTagged cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    CPyTagged cpy_r_r49;
    int64_t cpy_r_r50;
    char cpy_r_r51;
    int64_t cpy_r_r52;
    char cpy_r_r53;
    char cpy_r_r54;
    char cpy_r_r55;
    CPyTagged cpy_r_r56;
    CPyTagged cpy_r_r57;
    CPyTagged cpy_r_r58;
    int64_t cpy_r_r59;
    char cpy_r_r60;
    int64_t cpy_r_r61;
    char cpy_r_r62;
    char cpy_r_r63;
    char cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    CPyTagged cpy_r_r69;
    CPyTagged cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    CPyTagged cpy_r_r74;
    CPyTagged cpy_r_r75;
    int64_t cpy_r_r76;
    char cpy_r_r77;
    int64_t cpy_r_r78;
    char cpy_r_r79;
    char cpy_r_r80;
    char cpy_r_r81;
    CPyTagged cpy_r_r82;
    int64_t cpy_r_r83;
    char cpy_r_r84;
    int64_t cpy_r_r85;
    char cpy_r_r86;
    char cpy_r_r87;
    char cpy_r_r88;
    CPyTagged cpy_r_r89;
    CPyTagged cpy_r_r90;
    CPyTagged cpy_r_r91;
    cpy_r_best = -198;
    cpy_r_r0 = CPyDef_scholars___table___Table___seats(cpy_r_t);
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "_dice_lead", 238, CPyStatic_scholars___thinking___features___globals);
        goto CPyL67;
    }
CPyL1: ;
    cpy_r_r1 = 0;
    CPyTagged_INCREF(cpy_r_r1);
    cpy_r_other = cpy_r_r1;
    CPyTagged_DECREF(cpy_r_other);
CPyL2: ;
    cpy_r_r2 = cpy_r_r1 & 1;
    cpy_r_r3 = cpy_r_r2 != 0;
    if (cpy_r_r3) goto CPyL4;
    cpy_r_r4 = cpy_r_r0 & 1;
    cpy_r_r5 = cpy_r_r4 != 0;
    if (!cpy_r_r5) goto CPyL5;
CPyL4: ;
    cpy_r_r6 = CPyTagged_IsLt_(cpy_r_r1, cpy_r_r0);
    if (cpy_r_r6) {
        goto CPyL6;
    } else
        goto CPyL68;
CPyL5: ;
    cpy_r_r7 = (Py_ssize_t)cpy_r_r1 < (Py_ssize_t)cpy_r_r0;
    if (!cpy_r_r7) goto CPyL68;
CPyL6: ;
    CPyTagged_INCREF(cpy_r_r1);
    cpy_r_other = cpy_r_r1;
    cpy_r_r8 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "_dice_lead", "Table", "players", 239, CPyStatic_scholars___thinking___features___globals);
        goto CPyL69;
    }
CPyL7: ;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyVarObject, ob_size));
    cpy_r_r10 = *(int64_t *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r10 << 1;
    cpy_r_r12 = cpy_r_other & 1;
    cpy_r_r13 = cpy_r_r12 != 0;
    if (cpy_r_r13) goto CPyL9;
    cpy_r_r14 = cpy_r_r11 & 1;
    cpy_r_r15 = cpy_r_r14 != 0;
    if (!cpy_r_r15) goto CPyL10;
CPyL9: ;
    cpy_r_r16 = CPyTagged_IsLt_(cpy_r_other, cpy_r_r11);
    if (cpy_r_r16) {
        goto CPyL11;
    } else
        goto CPyL70;
CPyL10: ;
    cpy_r_r17 = (Py_ssize_t)cpy_r_other < (Py_ssize_t)cpy_r_r11;
    if (!cpy_r_r17) goto CPyL70;
CPyL11: ;
    cpy_r_r18 = cpy_r_other & 1;
    cpy_r_r19 = cpy_r_r18 != 0;
    if (!cpy_r_r19) goto CPyL13;
    cpy_r_r20 = CPyTagged_IsEq_(cpy_r_other, cpy_r_seat);
    cpy_r_r21 = cpy_r_r20 ^ 1;
    if (cpy_r_r21) {
        goto CPyL14;
    } else
        goto CPyL71;
CPyL13: ;
    cpy_r_r22 = cpy_r_other != cpy_r_seat;
    if (!cpy_r_r22) goto CPyL71;
CPyL14: ;
    cpy_r_r23 = CPyDef_scholars___dice___owned(cpy_r_t, cpy_r_other);
    CPyTagged_DECREF(cpy_r_other);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "_dice_lead", 241, CPyStatic_scholars___thinking___features___globals);
        goto CPyL72;
    }
    cpy_r_r24 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r25 = CPyStatics[105]; /* 'sum' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "_dice_lead", 242, CPyStatic_scholars___thinking___features___globals);
        goto CPyL73;
    }
    PyObject *cpy_r_r27[1] = {cpy_r_r23};
    cpy_r_r28 = (PyObject **)&cpy_r_r27;
    cpy_r_r29 = PyObject_Vectorcall(cpy_r_r26, cpy_r_r28, 1, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "_dice_lead", 242, CPyStatic_scholars___thinking___features___globals);
        goto CPyL73;
    }
    if (likely(PyLong_Check(cpy_r_r29)))
        cpy_r_r30 = CPyTagged_FromObject(cpy_r_r29);
    else {
        CPy_TypeError("int", cpy_r_r29); cpy_r_r30 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "_dice_lead", 242, CPyStatic_scholars___thinking___features___globals);
        goto CPyL73;
    }
    cpy_r_r31 = ((serai___games___scholars___thinking___features___FeaturesObject *)cpy_r_self)->__book;
    cpy_r_r32 = ((serai___games___scholars___book___BookObject *)cpy_r_r31)->_white;
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "_dice_lead", "Book", "white", 242, CPyStatic_scholars___thinking___features___globals);
        goto CPyL74;
    }
CPyL19: ;
    cpy_r_r33 = CPyList_GetItem(cpy_r_r23, cpy_r_r32);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "_dice_lead", 242, CPyStatic_scholars___thinking___features___globals);
        goto CPyL75;
    }
    if (likely(PyLong_Check(cpy_r_r33)))
        cpy_r_r34 = CPyTagged_FromObject(cpy_r_r33);
    else {
        CPy_TypeError("int", cpy_r_r33); cpy_r_r34 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "_dice_lead", 242, CPyStatic_scholars___thinking___features___globals);
        goto CPyL75;
    }
    cpy_r_r35 = CPyTagged_Multiply(4, cpy_r_r34);
    CPyTagged_DECREF(cpy_r_r34);
    cpy_r_r36 = CPyTagged_Subtract(cpy_r_r30, cpy_r_r35);
    CPyTagged_DECREF(cpy_r_r30);
    CPyTagged_DECREF(cpy_r_r35);
    cpy_r_r37 = cpy_r_r36 & 1;
    cpy_r_r38 = cpy_r_r37 != 0;
    if (cpy_r_r38) goto CPyL23;
    cpy_r_r39 = cpy_r_best & 1;
    cpy_r_r40 = cpy_r_r39 != 0;
    if (!cpy_r_r40) goto CPyL24;
CPyL23: ;
    cpy_r_r41 = CPyTagged_IsLt_(cpy_r_best, cpy_r_r36);
    if (cpy_r_r41) {
        goto CPyL76;
    } else
        goto CPyL77;
CPyL24: ;
    cpy_r_r42 = (Py_ssize_t)cpy_r_r36 > (Py_ssize_t)cpy_r_best;
    if (cpy_r_r42) {
        goto CPyL76;
    } else
        goto CPyL77;
CPyL25: ;
    cpy_r_r43 = cpy_r_r36;
    goto CPyL27;
CPyL26: ;
    cpy_r_r43 = cpy_r_best;
CPyL27: ;
    cpy_r_best = cpy_r_r43;
    goto CPyL40;
CPyL28: ;
    cpy_r_r44 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_automa;
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "_dice_lead", "Table", "automa", 243, CPyStatic_scholars___thinking___features___globals);
        goto CPyL72;
    }
CPyL29: ;
    cpy_r_r45 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r46 = cpy_r_r44 != cpy_r_r45;
    if (!cpy_r_r46) goto CPyL40;
    cpy_r_r47 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_automa;
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "_dice_lead", "Table", "automa", 244, CPyStatic_scholars___thinking___features___globals);
        goto CPyL72;
    }
CPyL31: ;
    if (likely(cpy_r_r47 != Py_None))
        cpy_r_r48 = cpy_r_r47;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/features.py", "_dice_lead", 244, CPyStatic_scholars___thinking___features___globals, "serai.games.scholars.table.Automa", cpy_r_r47);
        goto CPyL72;
    }
    cpy_r_r49 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r48)->_dice_sum;
    if (unlikely(cpy_r_r49 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "_dice_lead", "Automa", "dice_sum", 244, CPyStatic_scholars___thinking___features___globals);
        goto CPyL72;
    }
    CPyTagged_INCREF(cpy_r_r49);
CPyL33: ;
    cpy_r_r50 = cpy_r_r49 & 1;
    cpy_r_r51 = cpy_r_r50 != 0;
    if (cpy_r_r51) goto CPyL35;
    cpy_r_r52 = cpy_r_best & 1;
    cpy_r_r53 = cpy_r_r52 != 0;
    if (!cpy_r_r53) goto CPyL36;
CPyL35: ;
    cpy_r_r54 = CPyTagged_IsLt_(cpy_r_best, cpy_r_r49);
    if (cpy_r_r54) {
        goto CPyL78;
    } else
        goto CPyL79;
CPyL36: ;
    cpy_r_r55 = (Py_ssize_t)cpy_r_r49 > (Py_ssize_t)cpy_r_best;
    if (cpy_r_r55) {
        goto CPyL78;
    } else
        goto CPyL79;
CPyL37: ;
    cpy_r_r56 = cpy_r_r49;
    goto CPyL39;
CPyL38: ;
    cpy_r_r56 = cpy_r_best;
CPyL39: ;
    cpy_r_best = cpy_r_r56;
CPyL40: ;
    cpy_r_r57 = CPyTagged_Add(cpy_r_r1, 2);
    CPyTagged_DECREF(cpy_r_r1);
    cpy_r_r1 = cpy_r_r57;
    goto CPyL2;
CPyL41: ;
    cpy_r_r58 = CPyDef_scholars___table___Table___seats(cpy_r_t);
    if (unlikely(cpy_r_r58 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "_dice_lead", 245, CPyStatic_scholars___thinking___features___globals);
        goto CPyL67;
    }
CPyL42: ;
    cpy_r_r59 = cpy_r_r58 & 1;
    cpy_r_r60 = cpy_r_r59 != 0;
    if (cpy_r_r60) goto CPyL44;
    cpy_r_r61 = 2 & 1;
    cpy_r_r62 = cpy_r_r61 != 0;
    if (!cpy_r_r62) goto CPyL45;
CPyL44: ;
    cpy_r_r63 = CPyTagged_IsLt_(2, cpy_r_r58);
    cpy_r_r64 = cpy_r_r63;
    goto CPyL46;
CPyL45: ;
    cpy_r_r65 = (Py_ssize_t)cpy_r_r58 > (Py_ssize_t)2;
    cpy_r_r64 = cpy_r_r65;
CPyL46: ;
    CPyTagged_DECREF(cpy_r_r58);
    if (!cpy_r_r64) goto CPyL80;
    cpy_r_r66 = CPyStatic_scholars___thinking___features___globals;
    cpy_r_r67 = CPyStatics[3491]; /* 'LARGE_LEAD' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "_dice_lead", 245, CPyStatic_scholars___thinking___features___globals);
        goto CPyL67;
    }
    if (likely(PyLong_Check(cpy_r_r68)))
        cpy_r_r69 = CPyTagged_FromObject(cpy_r_r68);
    else {
        CPy_TypeError("int", cpy_r_r68); cpy_r_r69 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r69 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "_dice_lead", 245, CPyStatic_scholars___thinking___features___globals);
        goto CPyL67;
    }
    cpy_r_r70 = CPyTagged_Negate(cpy_r_r69);
    CPyTagged_DECREF(cpy_r_r69);
    cpy_r_r71 = CPyStatic_scholars___thinking___features___globals;
    cpy_r_r72 = CPyStatics[3491]; /* 'LARGE_LEAD' */
    cpy_r_r73 = CPyDict_GetItem(cpy_r_r71, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "_dice_lead", 245, CPyStatic_scholars___thinking___features___globals);
        goto CPyL81;
    }
    if (likely(PyLong_Check(cpy_r_r73)))
        cpy_r_r74 = CPyTagged_FromObject(cpy_r_r73);
    else {
        CPy_TypeError("int", cpy_r_r73); cpy_r_r74 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r74 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "_dice_lead", 245, CPyStatic_scholars___thinking___features___globals);
        goto CPyL81;
    }
    cpy_r_r75 = CPyTagged_Subtract(cpy_r_mine, cpy_r_best);
    CPyTagged_DECREF(cpy_r_best);
    cpy_r_r76 = cpy_r_r75 & 1;
    cpy_r_r77 = cpy_r_r76 != 0;
    if (cpy_r_r77) goto CPyL53;
    cpy_r_r78 = cpy_r_r74 & 1;
    cpy_r_r79 = cpy_r_r78 != 0;
    if (!cpy_r_r79) goto CPyL54;
CPyL53: ;
    cpy_r_r80 = CPyTagged_IsLt_(cpy_r_r75, cpy_r_r74);
    if (cpy_r_r80) {
        goto CPyL82;
    } else
        goto CPyL83;
CPyL54: ;
    cpy_r_r81 = (Py_ssize_t)cpy_r_r75 < (Py_ssize_t)cpy_r_r74;
    if (cpy_r_r81) {
        goto CPyL82;
    } else
        goto CPyL83;
CPyL55: ;
    cpy_r_r82 = cpy_r_r75;
    goto CPyL57;
CPyL56: ;
    cpy_r_r82 = cpy_r_r74;
CPyL57: ;
    cpy_r_r83 = cpy_r_r82 & 1;
    cpy_r_r84 = cpy_r_r83 != 0;
    if (cpy_r_r84) goto CPyL59;
    cpy_r_r85 = cpy_r_r70 & 1;
    cpy_r_r86 = cpy_r_r85 != 0;
    if (!cpy_r_r86) goto CPyL60;
CPyL59: ;
    cpy_r_r87 = CPyTagged_IsLt_(cpy_r_r70, cpy_r_r82);
    if (cpy_r_r87) {
        goto CPyL84;
    } else
        goto CPyL85;
CPyL60: ;
    cpy_r_r88 = (Py_ssize_t)cpy_r_r82 > (Py_ssize_t)cpy_r_r70;
    if (cpy_r_r88) {
        goto CPyL84;
    } else
        goto CPyL85;
CPyL61: ;
    cpy_r_r89 = cpy_r_r82;
    goto CPyL63;
CPyL62: ;
    cpy_r_r89 = cpy_r_r70;
CPyL63: ;
    cpy_r_r90 = cpy_r_r89;
    goto CPyL65;
CPyL64: ;
    cpy_r_r90 = 0;
CPyL65: ;
    return cpy_r_r90;
CPyL66: ;
    cpy_r_r91 = CPY_INT_TAG;
    return cpy_r_r91;
CPyL67: ;
    CPyTagged_DecRef(cpy_r_best);
    goto CPyL66;
CPyL68: ;
    CPyTagged_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r1);
    goto CPyL41;
CPyL69: ;
    CPyTagged_DecRef(cpy_r_best);
    CPyTagged_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_other);
    goto CPyL66;
CPyL70: ;
    CPyTagged_DECREF(cpy_r_other);
    goto CPyL28;
CPyL71: ;
    CPyTagged_DECREF(cpy_r_other);
    goto CPyL40;
CPyL72: ;
    CPyTagged_DecRef(cpy_r_best);
    CPyTagged_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    goto CPyL66;
CPyL73: ;
    CPyTagged_DecRef(cpy_r_best);
    CPyTagged_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r23);
    goto CPyL66;
CPyL74: ;
    CPyTagged_DecRef(cpy_r_best);
    CPyTagged_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r30);
    goto CPyL66;
CPyL75: ;
    CPyTagged_DecRef(cpy_r_best);
    CPyTagged_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r30);
    goto CPyL66;
CPyL76: ;
    CPyTagged_DECREF(cpy_r_best);
    goto CPyL25;
CPyL77: ;
    CPyTagged_DECREF(cpy_r_r36);
    goto CPyL26;
CPyL78: ;
    CPyTagged_DECREF(cpy_r_best);
    goto CPyL37;
CPyL79: ;
    CPyTagged_DECREF(cpy_r_r49);
    goto CPyL38;
CPyL80: ;
    CPyTagged_DECREF(cpy_r_best);
    goto CPyL64;
CPyL81: ;
    CPyTagged_DecRef(cpy_r_best);
    CPyTagged_DecRef(cpy_r_r70);
    goto CPyL66;
CPyL82: ;
    CPyTagged_DECREF(cpy_r_r74);
    goto CPyL55;
CPyL83: ;
    CPyTagged_DECREF(cpy_r_r75);
    goto CPyL56;
CPyL84: ;
    CPyTagged_DECREF(cpy_r_r70);
    goto CPyL61;
CPyL85: ;
    CPyTagged_DECREF(cpy_r_r82);
    goto CPyL62;
}
        
        PyObject *CPyPy_scholars___thinking___features___Features____dice_lead(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "seat", "mine", 0};
            static CPyArg_Parser parser = {"OOO:_dice_lead", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_mine;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_mine)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___thinking___features___Features))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.features.Features", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            CPyTagged arg_mine;
            if (likely(PyLong_Check(obj_mine)))
                arg_mine = CPyTagged_BorrowFromObject(obj_mine);
            else {
                CPy_TypeError("int", obj_mine); goto fail;
            }
            CPyTagged retval = CPyDef_scholars___thinking___features___Features____dice_lead(arg_self, arg_t, arg_seat, arg_mine);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "_dice_lead", 235, CPyStatic_scholars___thinking___features___globals);
            return NULL;
        }
        
double CPyDef_scholars___thinking___features___Features___turns_left(PyObject *cpy_r_self, PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    int64_t cpy_r_r2;
    char cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    double cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyPtr cpy_r_r15;
    int64_t cpy_r_r16;
    CPyTagged cpy_r_r17;
    double cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    double cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    double cpy_r_r26;
    double cpy_r_cards;
    double cpy_r_r27;
    double cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    double cpy_r_r31;
    CPyTagged cpy_r_r32;
    double cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    double cpy_r_r38;
    double cpy_r_r39;
    char cpy_r_r40;
    double cpy_r_r41;
    double cpy_r_r42;
    cpy_r_r0 = ((serai___games___scholars___thinking___features___FeaturesObject *)cpy_r_self)->__weights;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_turns_left;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "turns_left", "Table", "turns_left", 250, CPyStatic_scholars___thinking___features___globals);
        goto CPyL31;
    }
CPyL1: ;
    cpy_r_r2 = cpy_r_r1 & 1;
    cpy_r_r3 = cpy_r_r2 != 0;
    if (cpy_r_r3) goto CPyL3;
    cpy_r_r4 = 0 & 1;
    cpy_r_r5 = cpy_r_r4 != 0;
    if (!cpy_r_r5) goto CPyL4;
CPyL3: ;
    cpy_r_r6 = CPyTagged_IsLt_(cpy_r_r1, 0);
    cpy_r_r7 = cpy_r_r6 ^ 1;
    if (cpy_r_r7) {
        goto CPyL32;
    } else
        goto CPyL10;
CPyL4: ;
    cpy_r_r8 = (Py_ssize_t)cpy_r_r1 >= (Py_ssize_t)0;
    if (cpy_r_r8) {
        goto CPyL32;
    } else
        goto CPyL10;
CPyL5: ;
    cpy_r_r9 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_turns_left;
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "turns_left", "Table", "turns_left", 251, CPyStatic_scholars___thinking___features___globals);
        goto CPyL30;
    }
    CPyTagged_INCREF(cpy_r_r9);
CPyL6: ;
    cpy_r_r10 = CPyDef_scholars___table___Table___seats(cpy_r_t);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "turns_left", 251, CPyStatic_scholars___thinking___features___globals);
        goto CPyL33;
    }
CPyL7: ;
    cpy_r_r11 = CPyTagged_TrueDivide(cpy_r_r9, cpy_r_r10);
    CPyTagged_DECREF(cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r10);
    cpy_r_r12 = cpy_r_r11 == -113.0;
    if (unlikely(cpy_r_r12)) goto CPyL9;
CPyL8: ;
    return cpy_r_r11;
CPyL9: ;
    cpy_r_r13 = PyErr_Occurred();
    if (unlikely(cpy_r_r13 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "turns_left", 251, CPyStatic_scholars___thinking___features___globals);
        goto CPyL30;
    } else
        goto CPyL8;
CPyL10: ;
    cpy_r_r14 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_deck;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "turns_left", "Table", "deck", 252, CPyStatic_scholars___thinking___features___globals);
        goto CPyL31;
    }
CPyL11: ;
    cpy_r_r15 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyVarObject, ob_size));
    cpy_r_r16 = *(int64_t *)cpy_r_r15;
    cpy_r_r17 = cpy_r_r16 << 1;
    cpy_r_r18 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r0)->_cards_below_last_caliph;
    cpy_r_r19 = CPyTagged_StealAsObject(cpy_r_r17);
    cpy_r_r20 = PyFloat_FromDouble(cpy_r_r18);
    cpy_r_r21 = PyNumber_Subtract(cpy_r_r19, cpy_r_r20);
    CPy_DECREF(cpy_r_r19);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "turns_left", 252, CPyStatic_scholars___thinking___features___globals);
        goto CPyL31;
    }
    cpy_r_r22 = PyFloat_AsDouble(cpy_r_r21);
    if (cpy_r_r22 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r21); cpy_r_r22 = -113.0;
    }
    CPy_DECREF(cpy_r_r21);
    cpy_r_r23 = cpy_r_r22 == -113.0;
    if (unlikely(cpy_r_r23)) goto CPyL14;
CPyL13: ;
    cpy_r_r24 = cpy_r_r22 > 0.0;
    if (cpy_r_r24) {
        goto CPyL15;
    } else
        goto CPyL16;
CPyL14: ;
    cpy_r_r25 = PyErr_Occurred();
    if (unlikely(cpy_r_r25 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "turns_left", 252, CPyStatic_scholars___thinking___features___globals);
        goto CPyL31;
    } else
        goto CPyL13;
CPyL15: ;
    cpy_r_r26 = cpy_r_r22;
    goto CPyL17;
CPyL16: ;
    cpy_r_r26 = 0.0;
CPyL17: ;
    cpy_r_cards = cpy_r_r26;
    cpy_r_r27 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r0)->_most_turns;
    cpy_r_r28 = ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_r0)->_cards_a_turn;
    CPy_DECREF(cpy_r_r0);
    cpy_r_r29 = cpy_r_r28 == 0.0;
    if (likely(!cpy_r_r29)) goto CPyL20;
    PyErr_SetString(PyExc_ZeroDivisionError, "float division by zero");
    cpy_r_r30 = 0;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "turns_left", 253, CPyStatic_scholars___thinking___features___globals);
        goto CPyL30;
    }
    CPy_Unreachable();
CPyL20: ;
    cpy_r_r31 = cpy_r_cards / cpy_r_r28;
    cpy_r_r32 = CPyDef_scholars___table___Table___seats(cpy_r_t);
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "turns_left", 253, CPyStatic_scholars___thinking___features___globals);
        goto CPyL30;
    }
CPyL21: ;
    cpy_r_r33 = CPyFloat_FromTagged(cpy_r_r32);
    CPyTagged_DECREF(cpy_r_r32);
    cpy_r_r34 = cpy_r_r33 == -113.0;
    if (unlikely(cpy_r_r34)) goto CPyL23;
CPyL22: ;
    cpy_r_r35 = cpy_r_r33 == 0.0;
    if (unlikely(cpy_r_r35)) {
        goto CPyL24;
    } else
        goto CPyL26;
CPyL23: ;
    cpy_r_r36 = PyErr_Occurred();
    if (unlikely(cpy_r_r36 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "turns_left", 253, CPyStatic_scholars___thinking___features___globals);
        goto CPyL30;
    } else
        goto CPyL22;
CPyL24: ;
    PyErr_SetString(PyExc_ZeroDivisionError, "float division by zero");
    cpy_r_r37 = 0;
    if (unlikely(!cpy_r_r37)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "turns_left", 253, CPyStatic_scholars___thinking___features___globals);
        goto CPyL30;
    }
    CPy_Unreachable();
CPyL26: ;
    cpy_r_r38 = cpy_r_r31 / cpy_r_r33;
    cpy_r_r39 = cpy_r_r38 + 1.5;
    cpy_r_r40 = cpy_r_r39 < cpy_r_r27;
    if (!cpy_r_r40) goto CPyL28;
    cpy_r_r41 = cpy_r_r39;
    goto CPyL29;
CPyL28: ;
    cpy_r_r41 = cpy_r_r27;
CPyL29: ;
    return cpy_r_r41;
CPyL30: ;
    cpy_r_r42 = -113.0;
    return cpy_r_r42;
CPyL31: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL30;
CPyL32: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL5;
CPyL33: ;
    CPyTagged_DecRef(cpy_r_r9);
    goto CPyL30;
}
        
        PyObject *CPyPy_scholars___thinking___features___Features___turns_left(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:turns_left", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___thinking___features___Features))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.features.Features", obj_self); 
                goto fail;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            double retval = CPyDef_scholars___thinking___features___Features___turns_left(arg_self, arg_t);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "turns_left", 247, CPyStatic_scholars___thinking___features___globals);
            return NULL;
        }
        
char CPyDef_scholars___thinking___features____is_use(PyObject *cpy_r_book, CPyTagged cpy_r_place, CPyTagged cpy_r_translator) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    int32_t cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    int64_t cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    int32_t cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    int64_t cpy_r_r36;
    char cpy_r_r37;
    int64_t cpy_r_r38;
    char cpy_r_r39;
    char cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    int32_t cpy_r_r46;
    char cpy_r_r47;
    char cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    cpy_r_r0 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_board;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "_is_use", "Book", "board", 258, CPyStatic_scholars___thinking___features___globals);
        goto CPyL36;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_place);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "_is_use", 258, CPyStatic_scholars___thinking___features___globals);
        goto CPyL36;
    }
    if (likely(PyTuple_Check(cpy_r_r1)))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/features.py", "_is_use", 258, CPyStatic_scholars___thinking___features___globals, "tuple", cpy_r_r1);
        goto CPyL36;
    }
    cpy_r_r3 = CPySequenceTuple_GetItem(cpy_r_r2, 2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "_is_use", 258, CPyStatic_scholars___thinking___features___globals);
        goto CPyL36;
    }
    if (likely(PyTuple_Check(cpy_r_r3)))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/features.py", "_is_use", 258, CPyStatic_scholars___thinking___features___globals, "tuple", cpy_r_r3);
        goto CPyL36;
    }
    cpy_r_r5 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_added;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "_is_use", "Book", "added", 259, CPyStatic_scholars___thinking___features___globals);
        goto CPyL37;
    }
CPyL6: ;
    cpy_r_r6 = CPyList_GetItem(cpy_r_r5, cpy_r_translator);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "_is_use", 259, CPyStatic_scholars___thinking___features___globals);
        goto CPyL37;
    }
    if (likely(PyLong_Check(cpy_r_r6)))
        cpy_r_r7 = CPyTagged_FromObject(cpy_r_r6);
    else {
        CPy_TypeError("int", cpy_r_r6); cpy_r_r7 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "_is_use", 259, CPyStatic_scholars___thinking___features___globals);
        goto CPyL37;
    }
    cpy_r_r8 = cpy_r_r7 != 0;
    CPyTagged_DECREF(cpy_r_r7);
    if (!cpy_r_r8) goto CPyL11;
    cpy_r_r9 = CPyStatics[4898]; /* 3 */
    cpy_r_r10 = PySequence_Contains(cpy_r_r4, cpy_r_r9);
    CPy_DECREF(cpy_r_r4);
    cpy_r_r11 = cpy_r_r10 >= 0;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "_is_use", 260, CPyStatic_scholars___thinking___features___globals);
        goto CPyL36;
    }
    cpy_r_r12 = cpy_r_r10;
    cpy_r_r13 = cpy_r_r12 ^ 1;
    return cpy_r_r13;
CPyL11: ;
    cpy_r_r14 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_alternative;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "_is_use", "Book", "alternative", 261, CPyStatic_scholars___thinking___features___globals);
        goto CPyL37;
    }
CPyL12: ;
    cpy_r_r15 = CPyList_GetItemBorrow(cpy_r_r14, cpy_r_translator);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "_is_use", 261, CPyStatic_scholars___thinking___features___globals);
        goto CPyL37;
    }
    if (likely(PyLong_Check(cpy_r_r15)))
        cpy_r_r16 = CPyTagged_FromObject(cpy_r_r15);
    else {
        CPy_TypeError("int", cpy_r_r15); cpy_r_r16 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "_is_use", 261, CPyStatic_scholars___thinking___features___globals);
        goto CPyL37;
    }
    cpy_r_r17 = cpy_r_r16 & 1;
    cpy_r_r18 = cpy_r_r17 != 0;
    if (cpy_r_r18) goto CPyL16;
    cpy_r_r19 = 0 & 1;
    cpy_r_r20 = cpy_r_r19 != 0;
    if (!cpy_r_r20) goto CPyL17;
CPyL16: ;
    cpy_r_r21 = CPyTagged_IsLt_(cpy_r_r16, 0);
    cpy_r_r22 = cpy_r_r21 ^ 1;
    cpy_r_r23 = cpy_r_r22;
    goto CPyL18;
CPyL17: ;
    cpy_r_r24 = (Py_ssize_t)cpy_r_r16 >= (Py_ssize_t)0;
    cpy_r_r23 = cpy_r_r24;
CPyL18: ;
    CPyTagged_DECREF(cpy_r_r16);
    if (!cpy_r_r23) goto CPyL24;
    cpy_r_r25 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_alternative;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "_is_use", "Book", "alternative", 262, CPyStatic_scholars___thinking___features___globals);
        goto CPyL37;
    }
CPyL20: ;
    cpy_r_r26 = CPyList_GetItem(cpy_r_r25, cpy_r_translator);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "_is_use", 262, CPyStatic_scholars___thinking___features___globals);
        goto CPyL37;
    }
    if (likely(PyLong_Check(cpy_r_r26)))
        cpy_r_r27 = CPyTagged_FromObject(cpy_r_r26);
    else {
        CPy_TypeError("int", cpy_r_r26); cpy_r_r27 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "_is_use", 262, CPyStatic_scholars___thinking___features___globals);
        goto CPyL37;
    }
    cpy_r_r28 = CPyTagged_StealAsObject(cpy_r_r27);
    cpy_r_r29 = PySequence_Contains(cpy_r_r4, cpy_r_r28);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r28);
    cpy_r_r30 = cpy_r_r29 >= 0;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "_is_use", 262, CPyStatic_scholars___thinking___features___globals);
        goto CPyL36;
    }
    cpy_r_r31 = cpy_r_r29;
    cpy_r_r32 = cpy_r_r31 ^ 1;
    return cpy_r_r32;
CPyL24: ;
    cpy_r_r33 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_wild;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/thinking/features.py", "_is_use", "Book", "wild", 263, CPyStatic_scholars___thinking___features___globals);
        goto CPyL37;
    }
CPyL25: ;
    cpy_r_r34 = CPyList_GetItemBorrow(cpy_r_r33, cpy_r_translator);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "_is_use", 263, CPyStatic_scholars___thinking___features___globals);
        goto CPyL37;
    }
    if (likely(PyLong_Check(cpy_r_r34)))
        cpy_r_r35 = CPyTagged_FromObject(cpy_r_r34);
    else {
        CPy_TypeError("int", cpy_r_r34); cpy_r_r35 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "_is_use", 263, CPyStatic_scholars___thinking___features___globals);
        goto CPyL37;
    }
    cpy_r_r36 = cpy_r_r35 & 1;
    cpy_r_r37 = cpy_r_r36 != 0;
    if (cpy_r_r37) goto CPyL29;
    cpy_r_r38 = 0 & 1;
    cpy_r_r39 = cpy_r_r38 != 0;
    if (!cpy_r_r39) goto CPyL30;
CPyL29: ;
    cpy_r_r40 = CPyTagged_IsLt_(cpy_r_r35, 0);
    cpy_r_r41 = cpy_r_r40 ^ 1;
    cpy_r_r42 = cpy_r_r41;
    goto CPyL31;
CPyL30: ;
    cpy_r_r43 = (Py_ssize_t)cpy_r_r35 >= (Py_ssize_t)0;
    cpy_r_r42 = cpy_r_r43;
CPyL31: ;
    CPyTagged_DECREF(cpy_r_r35);
    if (cpy_r_r42) {
        goto CPyL33;
    } else
        goto CPyL38;
CPyL32: ;
    cpy_r_r44 = cpy_r_r42;
    goto CPyL35;
CPyL33: ;
    cpy_r_r45 = CPyStatics[4896]; /* 0 */
    cpy_r_r46 = PySequence_Contains(cpy_r_r4, cpy_r_r45);
    CPy_DECREF(cpy_r_r4);
    cpy_r_r47 = cpy_r_r46 >= 0;
    if (unlikely(!cpy_r_r47)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "_is_use", 263, CPyStatic_scholars___thinking___features___globals);
        goto CPyL36;
    }
    cpy_r_r48 = cpy_r_r46;
    cpy_r_r44 = cpy_r_r48;
CPyL35: ;
    cpy_r_r49 = cpy_r_r44 ^ 1;
    return cpy_r_r49;
CPyL36: ;
    cpy_r_r50 = 2;
    return cpy_r_r50;
CPyL37: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL36;
CPyL38: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL32;
}
        
        PyObject *CPyPy_scholars___thinking___features____is_use(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"book", "place", "translator", 0};
            static CPyArg_Parser parser = {"OOO:_is_use", kwlist, 0};
            PyObject *obj_book;
            PyObject *obj_place;
            PyObject *obj_translator;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_book, &obj_place, &obj_translator)) {
                return NULL;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_scholars___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.scholars.book.Book", obj_book); 
                goto fail;
            }
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            CPyTagged arg_translator;
            if (likely(PyLong_Check(obj_translator)))
                arg_translator = CPyTagged_BorrowFromObject(obj_translator);
            else {
                CPy_TypeError("int", obj_translator); goto fail;
            }
            char retval = CPyDef_scholars___thinking___features____is_use(arg_book, arg_place, arg_translator);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "_is_use", 256, CPyStatic_scholars___thinking___features___globals);
            return NULL;
        }
        
char CPyDef_scholars___thinking___features_____top_level__(void) {
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
    void *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    void *cpy_r_r19;
    void *cpy_r_r20;
    PyObject **cpy_r_r21;
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
    void *cpy_r_r33;
    void *cpy_r_r34;
    void *cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    void *cpy_r_r41;
    void *cpy_r_r42;
    PyObject **cpy_r_r43;
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
    void *cpy_r_r55;
    void *cpy_r_r56;
    void *cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    void *cpy_r_r63;
    void *cpy_r_r64;
    PyObject **cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    void *cpy_r_r77;
    void *cpy_r_r78;
    void *cpy_r_r79;
    char cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    void *cpy_r_r85;
    void *cpy_r_r86;
    PyObject **cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    void *cpy_r_r99;
    void *cpy_r_r100;
    void *cpy_r_r101;
    char cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    void *cpy_r_r107;
    void *cpy_r_r108;
    PyObject **cpy_r_r109;
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
    void *cpy_r_r121;
    void *cpy_r_r122;
    void *cpy_r_r123;
    char cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    void *cpy_r_r129;
    void *cpy_r_r130;
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
    void *cpy_r_r143;
    void *cpy_r_r144;
    void *cpy_r_r145;
    char cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    void *cpy_r_r151;
    void *cpy_r_r152;
    PyObject **cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    void *cpy_r_r165;
    void *cpy_r_r166;
    void *cpy_r_r167;
    char cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    void *cpy_r_r173;
    void *cpy_r_r174;
    PyObject **cpy_r_r175;
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
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    int32_t cpy_r_r190;
    char cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    int32_t cpy_r_r195;
    char cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    int32_t cpy_r_r200;
    char cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    int32_t cpy_r_r205;
    char cpy_r_r206;
    PyObject *cpy_r_r207;
    PyObject *cpy_r_r208;
    PyObject *cpy_r_r209;
    int32_t cpy_r_r210;
    char cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
    int32_t cpy_r_r215;
    char cpy_r_r216;
    PyObject *cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    int32_t cpy_r_r220;
    char cpy_r_r221;
    PyObject *cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject *cpy_r_r224;
    int32_t cpy_r_r225;
    char cpy_r_r226;
    PyObject *cpy_r_r227;
    PyObject *cpy_r_r228;
    PyObject *cpy_r_r229;
    int32_t cpy_r_r230;
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
    PyObject *cpy_r_r244;
    PyObject *cpy_r_r245;
    PyObject *cpy_r_r246;
    PyObject *cpy_r_r247;
    PyObject *cpy_r_r248;
    PyObject *cpy_r_r249;
    PyObject *cpy_r_r250;
    PyObject *cpy_r_r251;
    PyObject *cpy_r_r252;
    PyObject *cpy_r_r253;
    PyObject *cpy_r_r254;
    PyObject *cpy_r_r255;
    PyObject *cpy_r_r256;
    PyObject *cpy_r_r257;
    PyObject *cpy_r_r258;
    PyObject *cpy_r_r259;
    PyObject *cpy_r_r260;
    PyObject *cpy_r_r261;
    PyObject *cpy_r_r262;
    PyObject *cpy_r_r263;
    PyObject *cpy_r_r264;
    PyObject *cpy_r_r265;
    PyObject *cpy_r_r266;
    PyObject *cpy_r_r267;
    PyObject *cpy_r_r268;
    PyObject *cpy_r_r269;
    PyObject *cpy_r_r270;
    PyObject *cpy_r_r271;
    PyObject *cpy_r_r272;
    PyObject *cpy_r_r273;
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
    PyObject *cpy_r_r286;
    PyObject *cpy_r_r287;
    PyObject *cpy_r_r288;
    PyObject *cpy_r_r289;
    PyObject *cpy_r_r290;
    tuple_T59OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO cpy_r_r291;
    PyObject *cpy_r_r292;
    PyObject *cpy_r_r293;
    PyObject *cpy_r_r294;
    int32_t cpy_r_r295;
    char cpy_r_r296;
    PyObject *cpy_r_r297;
    PyObject *cpy_r_r298;
    PyObject *cpy_r_r299;
    PyObject *cpy_r_r300;
    char cpy_r_r301;
    char cpy_r_r302;
    PyObject *cpy_r_r303;
    PyObject *cpy_r_r304;
    PyObject *cpy_r_r305;
    PyObject *cpy_r_r306;
    PyObject *cpy_r_r307;
    PyObject *cpy_r_r308;
    PyObject *cpy_r_r309;
    PyObject *cpy_r_r310;
    PyObject *cpy_r_r311;
    PyObject *cpy_r_r312;
    PyObject *cpy_r_r313;
    PyObject *cpy_r_r314;
    PyObject *cpy_r_r315;
    int32_t cpy_r_r316;
    char cpy_r_r317;
    PyObject *cpy_r_r318;
    PyObject *cpy_r_r319;
    int32_t cpy_r_r320;
    char cpy_r_r321;
    char cpy_r_r322;
    char cpy_r_r323;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 1, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 1, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_scholars___thinking___features___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 7, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_serai___games___scholars___book;
    cpy_r_r12 = (void *)&CPyImportState_serai___games___scholars___book;
    cpy_r_r13 = CPyModuleLockAPI_serai;
    cpy_r_r14 = CPyImport_IsInitialized(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL8;
    cpy_r_r15 = PyImport_GetModuleDict();
    cpy_r_r16 = CPyStatics[2309]; /* 'serai.games.scholars.book' */
    cpy_r_r17 = CPyDict_GetItem(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 9, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    }
    cpy_r_r18 = cpy_r_r17;
    goto CPyL12;
CPyL8: ;
    cpy_r_r19 = CPyInitOnly_serai___games___scholars___book;
    cpy_r_r20 = CPyExec_serai___games___scholars___book;
    cpy_r_r21 = (PyObject **)&CPyModule_serai___games___scholars___book__internal;
    cpy_r_r22 = PyImport_GetModuleDict();
    cpy_r_r23 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 9, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    }
    cpy_r_r25 = CPyStatics[8]; /* '__file__' */
    cpy_r_r26 = CPyObject_GetAttr(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 9, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    }
    cpy_r_r27 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r28 = CPyStatics[2309]; /* 'serai.games.scholars.book' */
    cpy_r_r29 = CPyImport_ImportNative(cpy_r_r28, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r26, cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 9, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    }
    cpy_r_r18 = cpy_r_r29;
CPyL12: ;
    cpy_r_r30 = CPyStatics[5025]; /* ('Book',) */
    cpy_r_r31 = CPyStatic_scholars___thinking___features___globals;
    cpy_r_r32 = CPyImport_GetNativeAttrs(cpy_r_r18, cpy_r_r30, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 9, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    } else
        goto CPyL88;
CPyL13: ;
    cpy_r_r33 = (void *)&CPyModule_serai___games___scholars___dice;
    cpy_r_r34 = (void *)&CPyImportState_serai___games___scholars___dice;
    cpy_r_r35 = CPyModuleLockAPI_serai;
    cpy_r_r36 = CPyImport_IsInitialized(cpy_r_r34);
    if (!cpy_r_r36) goto CPyL16;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[2366]; /* 'serai.games.scholars.dice' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 10, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL20;
CPyL16: ;
    cpy_r_r41 = CPyInitOnly_serai___games___scholars___dice;
    cpy_r_r42 = CPyExec_serai___games___scholars___dice;
    cpy_r_r43 = (PyObject **)&CPyModule_serai___games___scholars___dice__internal;
    cpy_r_r44 = PyImport_GetModuleDict();
    cpy_r_r45 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r46 = CPyDict_GetItem(cpy_r_r44, cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 10, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    }
    cpy_r_r47 = CPyStatics[8]; /* '__file__' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 10, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    }
    cpy_r_r49 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r50 = CPyStatics[2366]; /* 'serai.games.scholars.dice' */
    cpy_r_r51 = CPyImport_ImportNative(cpy_r_r50, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r48, cpy_r_r49, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 10, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    }
    cpy_r_r40 = cpy_r_r51;
CPyL20: ;
    cpy_r_r52 = CPyStatics[5416]; /* ('owned',) */
    cpy_r_r53 = CPyStatic_scholars___thinking___features___globals;
    cpy_r_r54 = CPyImport_GetNativeAttrs(cpy_r_r40, cpy_r_r52, cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 10, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    } else
        goto CPyL89;
CPyL21: ;
    cpy_r_r55 = (void *)&CPyModule_serai___games___scholars___names;
    cpy_r_r56 = (void *)&CPyImportState_serai___games___scholars___names;
    cpy_r_r57 = CPyModuleLockAPI_serai;
    cpy_r_r58 = CPyImport_IsInitialized(cpy_r_r56);
    if (!cpy_r_r58) goto CPyL24;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 11, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    }
    cpy_r_r62 = cpy_r_r61;
    goto CPyL28;
CPyL24: ;
    cpy_r_r63 = CPyInitOnly_serai___games___scholars___names;
    cpy_r_r64 = CPyExec_serai___games___scholars___names;
    cpy_r_r65 = (PyObject **)&CPyModule_serai___games___scholars___names__internal;
    cpy_r_r66 = PyImport_GetModuleDict();
    cpy_r_r67 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r66, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 11, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    }
    cpy_r_r69 = CPyStatics[8]; /* '__file__' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 11, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    }
    cpy_r_r71 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r72 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r73 = CPyImport_ImportNative(cpy_r_r72, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r55, cpy_r_r56, cpy_r_r57, cpy_r_r70, cpy_r_r71, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 11, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    }
    cpy_r_r62 = cpy_r_r73;
CPyL28: ;
    cpy_r_r74 = CPyStatics[5532]; /* ('ALL_GOALS', 'NO_CARD', 'RECRUIT', 'SECONDARY', 'TRANSLATE', 'VALUES') */
    cpy_r_r75 = CPyStatic_scholars___thinking___features___globals;
    cpy_r_r76 = CPyImport_GetNativeAttrs(cpy_r_r62, cpy_r_r74, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 11, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    } else
        goto CPyL90;
CPyL29: ;
    cpy_r_r77 = (void *)&CPyModule_serai___games___scholars___scoring;
    cpy_r_r78 = (void *)&CPyImportState_serai___games___scholars___scoring;
    cpy_r_r79 = CPyModuleLockAPI_serai;
    cpy_r_r80 = CPyImport_IsInitialized(cpy_r_r78);
    if (!cpy_r_r80) goto CPyL32;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[2305]; /* 'serai.games.scholars.scoring' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 12, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    }
    cpy_r_r84 = cpy_r_r83;
    goto CPyL36;
CPyL32: ;
    cpy_r_r85 = CPyInitOnly_serai___games___scholars___scoring;
    cpy_r_r86 = CPyExec_serai___games___scholars___scoring;
    cpy_r_r87 = (PyObject **)&CPyModule_serai___games___scholars___scoring__internal;
    cpy_r_r88 = PyImport_GetModuleDict();
    cpy_r_r89 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r90 = CPyDict_GetItem(cpy_r_r88, cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 12, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    }
    cpy_r_r91 = CPyStatics[8]; /* '__file__' */
    cpy_r_r92 = CPyObject_GetAttr(cpy_r_r90, cpy_r_r91);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 12, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    }
    cpy_r_r93 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r94 = CPyStatics[2305]; /* 'serai.games.scholars.scoring' */
    cpy_r_r95 = CPyImport_ImportNative(cpy_r_r94, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r92, cpy_r_r93, 0);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 12, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    }
    cpy_r_r84 = cpy_r_r95;
CPyL36: ;
    cpy_r_r96 = CPyStatics[5418]; /* ('scroll_counts',) */
    cpy_r_r97 = CPyStatic_scholars___thinking___features___globals;
    cpy_r_r98 = CPyImport_GetNativeAttrs(cpy_r_r84, cpy_r_r96, cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 12, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    } else
        goto CPyL91;
CPyL37: ;
    cpy_r_r99 = (void *)&CPyModule_serai___games___scholars___table;
    cpy_r_r100 = (void *)&CPyImportState_serai___games___scholars___table;
    cpy_r_r101 = CPyModuleLockAPI_serai;
    cpy_r_r102 = CPyImport_IsInitialized(cpy_r_r100);
    if (!cpy_r_r102) goto CPyL40;
    cpy_r_r103 = PyImport_GetModuleDict();
    cpy_r_r104 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 13, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    }
    cpy_r_r106 = cpy_r_r105;
    goto CPyL44;
CPyL40: ;
    cpy_r_r107 = CPyInitOnly_serai___games___scholars___table;
    cpy_r_r108 = CPyExec_serai___games___scholars___table;
    cpy_r_r109 = (PyObject **)&CPyModule_serai___games___scholars___table__internal;
    cpy_r_r110 = PyImport_GetModuleDict();
    cpy_r_r111 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r112 = CPyDict_GetItem(cpy_r_r110, cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 13, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    }
    cpy_r_r113 = CPyStatics[8]; /* '__file__' */
    cpy_r_r114 = CPyObject_GetAttr(cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 13, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    }
    cpy_r_r115 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r116 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r117 = CPyImport_ImportNative(cpy_r_r116, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r114, cpy_r_r115, 0);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 13, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    }
    cpy_r_r106 = cpy_r_r117;
CPyL44: ;
    cpy_r_r118 = CPyStatics[5069]; /* ('Player', 'Table') */
    cpy_r_r119 = CPyStatic_scholars___thinking___features___globals;
    cpy_r_r120 = CPyImport_GetNativeAttrs(cpy_r_r106, cpy_r_r118, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 13, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    } else
        goto CPyL92;
CPyL45: ;
    cpy_r_r121 = (void *)&CPyModule_serai___games___scholars___thinking___effect_values;
    cpy_r_r122 = (void *)&CPyImportState_serai___games___scholars___thinking___effect_values;
    cpy_r_r123 = CPyModuleLockAPI_serai;
    cpy_r_r124 = CPyImport_IsInitialized(cpy_r_r122);
    if (!cpy_r_r124) goto CPyL48;
    cpy_r_r125 = PyImport_GetModuleDict();
    cpy_r_r126 = CPyStatics[3220]; /* 'serai.games.scholars.thinking.effect_values' */
    cpy_r_r127 = CPyDict_GetItem(cpy_r_r125, cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 14, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    }
    cpy_r_r128 = cpy_r_r127;
    goto CPyL52;
CPyL48: ;
    cpy_r_r129 = CPyInitOnly_serai___games___scholars___thinking___effect_values;
    cpy_r_r130 = CPyExec_serai___games___scholars___thinking___effect_values;
    cpy_r_r131 = (PyObject **)&CPyModule_serai___games___scholars___thinking___effect_values__internal;
    cpy_r_r132 = PyImport_GetModuleDict();
    cpy_r_r133 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r134 = CPyDict_GetItem(cpy_r_r132, cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 14, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    }
    cpy_r_r135 = CPyStatics[8]; /* '__file__' */
    cpy_r_r136 = CPyObject_GetAttr(cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 14, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    }
    cpy_r_r137 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r138 = CPyStatics[3220]; /* 'serai.games.scholars.thinking.effect_values' */
    cpy_r_r139 = CPyImport_ImportNative(cpy_r_r138, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r136, cpy_r_r137, 0);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 14, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    }
    cpy_r_r128 = cpy_r_r139;
CPyL52: ;
    cpy_r_r140 = CPyStatics[5504]; /* ('EffectValues',) */
    cpy_r_r141 = CPyStatic_scholars___thinking___features___globals;
    cpy_r_r142 = CPyImport_GetNativeAttrs(cpy_r_r128, cpy_r_r140, cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 14, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    } else
        goto CPyL93;
CPyL53: ;
    cpy_r_r143 = (void *)&CPyModule_serai___games___scholars___thinking___prospects;
    cpy_r_r144 = (void *)&CPyImportState_serai___games___scholars___thinking___prospects;
    cpy_r_r145 = CPyModuleLockAPI_serai;
    cpy_r_r146 = CPyImport_IsInitialized(cpy_r_r144);
    if (!cpy_r_r146) goto CPyL56;
    cpy_r_r147 = PyImport_GetModuleDict();
    cpy_r_r148 = CPyStatics[3469]; /* 'serai.games.scholars.thinking.prospects' */
    cpy_r_r149 = CPyDict_GetItem(cpy_r_r147, cpy_r_r148);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 15, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    }
    cpy_r_r150 = cpy_r_r149;
    goto CPyL60;
CPyL56: ;
    cpy_r_r151 = CPyInitOnly_serai___games___scholars___thinking___prospects;
    cpy_r_r152 = CPyExec_serai___games___scholars___thinking___prospects;
    cpy_r_r153 = (PyObject **)&CPyModule_serai___games___scholars___thinking___prospects__internal;
    cpy_r_r154 = PyImport_GetModuleDict();
    cpy_r_r155 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r156 = CPyDict_GetItem(cpy_r_r154, cpy_r_r155);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 15, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    }
    cpy_r_r157 = CPyStatics[8]; /* '__file__' */
    cpy_r_r158 = CPyObject_GetAttr(cpy_r_r156, cpy_r_r157);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 15, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    }
    cpy_r_r159 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r160 = CPyStatics[3469]; /* 'serai.games.scholars.thinking.prospects' */
    cpy_r_r161 = CPyImport_ImportNative(cpy_r_r160, cpy_r_r151, cpy_r_r152, cpy_r_r153, cpy_r_r143, cpy_r_r144, cpy_r_r145, cpy_r_r158, cpy_r_r159, 0);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 15, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    }
    cpy_r_r150 = cpy_r_r161;
CPyL60: ;
    cpy_r_r162 = CPyStatics[5528]; /* ('Prospects',) */
    cpy_r_r163 = CPyStatic_scholars___thinking___features___globals;
    cpy_r_r164 = CPyImport_GetNativeAttrs(cpy_r_r150, cpy_r_r162, cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 15, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    } else
        goto CPyL94;
CPyL61: ;
    cpy_r_r165 = (void *)&CPyModule_serai___games___scholars___thinking___weights;
    cpy_r_r166 = (void *)&CPyImportState_serai___games___scholars___thinking___weights;
    cpy_r_r167 = CPyModuleLockAPI_serai;
    cpy_r_r168 = CPyImport_IsInitialized(cpy_r_r166);
    if (!cpy_r_r168) goto CPyL64;
    cpy_r_r169 = PyImport_GetModuleDict();
    cpy_r_r170 = CPyStatics[2321]; /* 'serai.games.scholars.thinking.weights' */
    cpy_r_r171 = CPyDict_GetItem(cpy_r_r169, cpy_r_r170);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 16, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    }
    cpy_r_r172 = cpy_r_r171;
    goto CPyL68;
CPyL64: ;
    cpy_r_r173 = CPyInitOnly_serai___games___scholars___thinking___weights;
    cpy_r_r174 = CPyExec_serai___games___scholars___thinking___weights;
    cpy_r_r175 = (PyObject **)&CPyModule_serai___games___scholars___thinking___weights__internal;
    cpy_r_r176 = PyImport_GetModuleDict();
    cpy_r_r177 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r178 = CPyDict_GetItem(cpy_r_r176, cpy_r_r177);
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 16, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    }
    cpy_r_r179 = CPyStatics[8]; /* '__file__' */
    cpy_r_r180 = CPyObject_GetAttr(cpy_r_r178, cpy_r_r179);
    CPy_DECREF(cpy_r_r178);
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 16, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    }
    cpy_r_r181 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r182 = CPyStatics[2321]; /* 'serai.games.scholars.thinking.weights' */
    cpy_r_r183 = CPyImport_ImportNative(cpy_r_r182, cpy_r_r173, cpy_r_r174, cpy_r_r175, cpy_r_r165, cpy_r_r166, cpy_r_r167, cpy_r_r180, cpy_r_r181, 0);
    CPy_DECREF(cpy_r_r180);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 16, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    }
    cpy_r_r172 = cpy_r_r183;
CPyL68: ;
    cpy_r_r184 = CPyStatics[5173]; /* ('Weights',) */
    cpy_r_r185 = CPyStatic_scholars___thinking___features___globals;
    cpy_r_r186 = CPyImport_GetNativeAttrs(cpy_r_r172, cpy_r_r184, cpy_r_r184, cpy_r_r185);
    CPy_DECREF(cpy_r_r172);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 16, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    } else
        goto CPyL95;
CPyL69: ;
    cpy_r_r187 = CPyStatic_scholars___thinking___features___globals;
    cpy_r_r188 = CPyStatics[3493]; /* 'NEEDED_SILVER' */
    cpy_r_r189 = CPyStatics[4894]; /* 4 */
    cpy_r_r190 = CPyDict_SetItem(cpy_r_r187, cpy_r_r188, cpy_r_r189);
    cpy_r_r191 = cpy_r_r190 >= 0;
    if (unlikely(!cpy_r_r191)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 18, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    }
    cpy_r_r192 = CPyStatic_scholars___thinking___features___globals;
    cpy_r_r193 = CPyStatics[3494]; /* 'NEEDED_GOLD' */
    cpy_r_r194 = CPyStatics[4898]; /* 3 */
    cpy_r_r195 = CPyDict_SetItem(cpy_r_r192, cpy_r_r193, cpy_r_r194);
    cpy_r_r196 = cpy_r_r195 >= 0;
    if (unlikely(!cpy_r_r196)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 19, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    }
    cpy_r_r197 = CPyStatic_scholars___thinking___features___globals;
    cpy_r_r198 = CPyStatics[3495]; /* 'NEEDED_WORKERS' */
    cpy_r_r199 = CPyStatics[4898]; /* 3 */
    cpy_r_r200 = CPyDict_SetItem(cpy_r_r197, cpy_r_r198, cpy_r_r199);
    cpy_r_r201 = cpy_r_r200 >= 0;
    if (unlikely(!cpy_r_r201)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 20, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    }
    cpy_r_r202 = CPyStatic_scholars___thinking___features___globals;
    cpy_r_r203 = CPyStatics[3496]; /* 'PAIR' */
    cpy_r_r204 = CPyStatics[4911]; /* 2 */
    cpy_r_r205 = CPyDict_SetItem(cpy_r_r202, cpy_r_r203, cpy_r_r204);
    cpy_r_r206 = cpy_r_r205 >= 0;
    if (unlikely(!cpy_r_r206)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 21, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    }
    cpy_r_r207 = CPyStatic_scholars___thinking___features___globals;
    cpy_r_r208 = CPyStatics[2143]; /* 'HIGH_LEVEL' */
    cpy_r_r209 = CPyStatics[4898]; /* 3 */
    cpy_r_r210 = CPyDict_SetItem(cpy_r_r207, cpy_r_r208, cpy_r_r209);
    cpy_r_r211 = cpy_r_r210 >= 0;
    if (unlikely(!cpy_r_r211)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 22, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    }
    cpy_r_r212 = CPyStatic_scholars___thinking___features___globals;
    cpy_r_r213 = CPyStatics[3490]; /* 'HIGH_DIE' */
    cpy_r_r214 = CPyStatics[4894]; /* 4 */
    cpy_r_r215 = CPyDict_SetItem(cpy_r_r212, cpy_r_r213, cpy_r_r214);
    cpy_r_r216 = cpy_r_r215 >= 0;
    if (unlikely(!cpy_r_r216)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 23, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    }
    cpy_r_r217 = CPyStatic_scholars___thinking___features___globals;
    cpy_r_r218 = CPyStatics[3497]; /* 'MANY_WHITE' */
    cpy_r_r219 = CPyStatics[4912]; /* 5 */
    cpy_r_r220 = CPyDict_SetItem(cpy_r_r217, cpy_r_r218, cpy_r_r219);
    cpy_r_r221 = cpy_r_r220 >= 0;
    if (unlikely(!cpy_r_r221)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 24, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    }
    cpy_r_r222 = CPyStatic_scholars___thinking___features___globals;
    cpy_r_r223 = CPyStatics[3491]; /* 'LARGE_LEAD' */
    cpy_r_r224 = CPyStatics[4898]; /* 3 */
    cpy_r_r225 = CPyDict_SetItem(cpy_r_r222, cpy_r_r223, cpy_r_r224);
    cpy_r_r226 = cpy_r_r225 >= 0;
    if (unlikely(!cpy_r_r226)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 25, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    }
    cpy_r_r227 = CPyStatic_scholars___thinking___features___globals;
    cpy_r_r228 = CPyStatics[3492]; /* 'BONUS' */
    cpy_r_r229 = CPyStatics[4894]; /* 4 */
    cpy_r_r230 = CPyDict_SetItem(cpy_r_r227, cpy_r_r228, cpy_r_r229);
    cpy_r_r231 = cpy_r_r230 >= 0;
    if (unlikely(!cpy_r_r231)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 26, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    }
    cpy_r_r232 = CPyStatics[3498]; /* 'one' */
    cpy_r_r233 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r234 = CPyStatics[3499]; /* 'more_silver' */
    cpy_r_r235 = CPyStatics[3500]; /* 'much_silver' */
    cpy_r_r236 = CPyStatics[2345]; /* 'gold' */
    cpy_r_r237 = CPyStatics[3501]; /* 'more_gold' */
    cpy_r_r238 = CPyStatics[3502]; /* 'much_gold' */
    cpy_r_r239 = CPyStatics[2536]; /* 'workers' */
    cpy_r_r240 = CPyStatics[3503]; /* 'more_workers' */
    cpy_r_r241 = CPyStatics[3504]; /* 'white_workers' */
    cpy_r_r242 = CPyStatics[3505]; /* 'worker_kinds' */
    cpy_r_r243 = CPyStatics[3506]; /* 'short_of_influence' */
    cpy_r_r244 = CPyStatics[987]; /* 'hand' */
    cpy_r_r245 = CPyStatics[3507]; /* 'more_hand' */
    cpy_r_r246 = CPyStatics[3508]; /* 'much_hand' */
    cpy_r_r247 = CPyStatics[3509]; /* 'hand_value' */
    cpy_r_r248 = CPyStatics[3510]; /* 'hand_primary' */
    cpy_r_r249 = CPyStatics[3511]; /* 'hand_secondary' */
    cpy_r_r250 = CPyStatics[3512]; /* 'hand_kinds' */
    cpy_r_r251 = CPyStatics[3513]; /* 'coloured_dice' */
    cpy_r_r252 = CPyStatics[3514]; /* 'secondary_dice' */
    cpy_r_r253 = CPyStatics[2571]; /* 'white_dice' */
    cpy_r_r254 = CPyStatics[3515]; /* 'many_white' */
    cpy_r_r255 = CPyStatics[3516]; /* 'primary_kinds' */
    cpy_r_r256 = CPyStatics[3517]; /* 'coloured_share' */
    cpy_r_r257 = CPyStatics[3518]; /* 'dice_lead' */
    cpy_r_r258 = CPyStatics[3519]; /* 'cards_out' */
    cpy_r_r259 = CPyStatics[3520]; /* 'rest_income' */
    cpy_r_r260 = CPyStatics[3521]; /* 'rest_dice' */
    cpy_r_r261 = CPyStatics[2628]; /* 'employed' */
    cpy_r_r262 = CPyStatics[3522]; /* 'employed_vp' */
    cpy_r_r263 = CPyStatics[3523]; /* 'progress' */
    cpy_r_r264 = CPyStatics[3524]; /* 'room_for_gold' */
    cpy_r_r265 = CPyStatics[2585]; /* 'retired' */
    cpy_r_r266 = CPyStatics[3525]; /* 'retired_value' */
    cpy_r_r267 = CPyStatics[3526]; /* 'harvest_value' */
    cpy_r_r268 = CPyStatics[3527]; /* 'control_visits' */
    cpy_r_r269 = CPyStatics[3528]; /* 'present_visits' */
    cpy_r_r270 = CPyStatics[3529]; /* 'scroll_influence' */
    cpy_r_r271 = CPyStatics[3389]; /* 'goals' */
    cpy_r_r272 = CPyStatics[3530]; /* 'goal_track' */
    cpy_r_r273 = CPyStatics[3531]; /* 'slot_six' */
    cpy_r_r274 = CPyStatics[1594]; /* 'scrolls' */
    cpy_r_r275 = CPyStatics[3532]; /* 'bonus_room' */
    cpy_r_r276 = CPyStatics[3533]; /* 'chain_ease' */
    cpy_r_r277 = CPyStatics[3534]; /* 'best_scroll' */
    cpy_r_r278 = CPyStatics[3535]; /* 'second_scroll' */
    cpy_r_r279 = CPyStatics[3536]; /* 'third_scroll' */
    cpy_r_r280 = CPyStatics[3537]; /* 'planned_scroll' */
    cpy_r_r281 = CPyStatics[3538]; /* 'other_planned' */
    cpy_r_r282 = CPyStatics[3539]; /* 'ready_scroll' */
    cpy_r_r283 = CPyStatics[2640]; /* 'map_scroll' */
    cpy_r_r284 = CPyStatics[3540]; /* 'next_action' */
    cpy_r_r285 = CPyStatics[3541]; /* 'second_action' */
    cpy_r_r286 = CPyStatics[3542]; /* 'works_left' */
    cpy_r_r287 = CPyStatics[3543]; /* 'high_dice' */
    cpy_r_r288 = CPyStatics[3544]; /* 'in_house' */
    cpy_r_r289 = CPyStatics[3545]; /* 'free_rooms' */
    cpy_r_r290 = CPyStatics[994]; /* 'deck' */
    CPy_INCREF(cpy_r_r232);
    CPy_INCREF(cpy_r_r233);
    CPy_INCREF(cpy_r_r234);
    CPy_INCREF(cpy_r_r235);
    CPy_INCREF(cpy_r_r236);
    CPy_INCREF(cpy_r_r237);
    CPy_INCREF(cpy_r_r238);
    CPy_INCREF(cpy_r_r239);
    CPy_INCREF(cpy_r_r240);
    CPy_INCREF(cpy_r_r241);
    CPy_INCREF(cpy_r_r242);
    CPy_INCREF(cpy_r_r243);
    CPy_INCREF(cpy_r_r244);
    CPy_INCREF(cpy_r_r245);
    CPy_INCREF(cpy_r_r246);
    CPy_INCREF(cpy_r_r247);
    CPy_INCREF(cpy_r_r248);
    CPy_INCREF(cpy_r_r249);
    CPy_INCREF(cpy_r_r250);
    CPy_INCREF(cpy_r_r251);
    CPy_INCREF(cpy_r_r252);
    CPy_INCREF(cpy_r_r253);
    CPy_INCREF(cpy_r_r254);
    CPy_INCREF(cpy_r_r255);
    CPy_INCREF(cpy_r_r256);
    CPy_INCREF(cpy_r_r257);
    CPy_INCREF(cpy_r_r258);
    CPy_INCREF(cpy_r_r259);
    CPy_INCREF(cpy_r_r260);
    CPy_INCREF(cpy_r_r261);
    CPy_INCREF(cpy_r_r262);
    CPy_INCREF(cpy_r_r263);
    CPy_INCREF(cpy_r_r264);
    CPy_INCREF(cpy_r_r265);
    CPy_INCREF(cpy_r_r266);
    CPy_INCREF(cpy_r_r267);
    CPy_INCREF(cpy_r_r268);
    CPy_INCREF(cpy_r_r269);
    CPy_INCREF(cpy_r_r270);
    CPy_INCREF(cpy_r_r271);
    CPy_INCREF(cpy_r_r272);
    CPy_INCREF(cpy_r_r273);
    CPy_INCREF(cpy_r_r274);
    CPy_INCREF(cpy_r_r275);
    CPy_INCREF(cpy_r_r276);
    CPy_INCREF(cpy_r_r277);
    CPy_INCREF(cpy_r_r278);
    CPy_INCREF(cpy_r_r279);
    CPy_INCREF(cpy_r_r280);
    CPy_INCREF(cpy_r_r281);
    CPy_INCREF(cpy_r_r282);
    CPy_INCREF(cpy_r_r283);
    CPy_INCREF(cpy_r_r284);
    CPy_INCREF(cpy_r_r285);
    CPy_INCREF(cpy_r_r286);
    CPy_INCREF(cpy_r_r287);
    CPy_INCREF(cpy_r_r288);
    CPy_INCREF(cpy_r_r289);
    CPy_INCREF(cpy_r_r290);
    cpy_r_r291.f0 = cpy_r_r232;
    cpy_r_r291.f1 = cpy_r_r233;
    cpy_r_r291.f2 = cpy_r_r234;
    cpy_r_r291.f3 = cpy_r_r235;
    cpy_r_r291.f4 = cpy_r_r236;
    cpy_r_r291.f5 = cpy_r_r237;
    cpy_r_r291.f6 = cpy_r_r238;
    cpy_r_r291.f7 = cpy_r_r239;
    cpy_r_r291.f8 = cpy_r_r240;
    cpy_r_r291.f9 = cpy_r_r241;
    cpy_r_r291.f10 = cpy_r_r242;
    cpy_r_r291.f11 = cpy_r_r243;
    cpy_r_r291.f12 = cpy_r_r244;
    cpy_r_r291.f13 = cpy_r_r245;
    cpy_r_r291.f14 = cpy_r_r246;
    cpy_r_r291.f15 = cpy_r_r247;
    cpy_r_r291.f16 = cpy_r_r248;
    cpy_r_r291.f17 = cpy_r_r249;
    cpy_r_r291.f18 = cpy_r_r250;
    cpy_r_r291.f19 = cpy_r_r251;
    cpy_r_r291.f20 = cpy_r_r252;
    cpy_r_r291.f21 = cpy_r_r253;
    cpy_r_r291.f22 = cpy_r_r254;
    cpy_r_r291.f23 = cpy_r_r255;
    cpy_r_r291.f24 = cpy_r_r256;
    cpy_r_r291.f25 = cpy_r_r257;
    cpy_r_r291.f26 = cpy_r_r258;
    cpy_r_r291.f27 = cpy_r_r259;
    cpy_r_r291.f28 = cpy_r_r260;
    cpy_r_r291.f29 = cpy_r_r261;
    cpy_r_r291.f30 = cpy_r_r262;
    cpy_r_r291.f31 = cpy_r_r263;
    cpy_r_r291.f32 = cpy_r_r264;
    cpy_r_r291.f33 = cpy_r_r265;
    cpy_r_r291.f34 = cpy_r_r266;
    cpy_r_r291.f35 = cpy_r_r267;
    cpy_r_r291.f36 = cpy_r_r268;
    cpy_r_r291.f37 = cpy_r_r269;
    cpy_r_r291.f38 = cpy_r_r270;
    cpy_r_r291.f39 = cpy_r_r271;
    cpy_r_r291.f40 = cpy_r_r272;
    cpy_r_r291.f41 = cpy_r_r273;
    cpy_r_r291.f42 = cpy_r_r274;
    cpy_r_r291.f43 = cpy_r_r275;
    cpy_r_r291.f44 = cpy_r_r276;
    cpy_r_r291.f45 = cpy_r_r277;
    cpy_r_r291.f46 = cpy_r_r278;
    cpy_r_r291.f47 = cpy_r_r279;
    cpy_r_r291.f48 = cpy_r_r280;
    cpy_r_r291.f49 = cpy_r_r281;
    cpy_r_r291.f50 = cpy_r_r282;
    cpy_r_r291.f51 = cpy_r_r283;
    cpy_r_r291.f52 = cpy_r_r284;
    cpy_r_r291.f53 = cpy_r_r285;
    cpy_r_r291.f54 = cpy_r_r286;
    cpy_r_r291.f55 = cpy_r_r287;
    cpy_r_r291.f56 = cpy_r_r288;
    cpy_r_r291.f57 = cpy_r_r289;
    cpy_r_r291.f58 = cpy_r_r290;
    cpy_r_r292 = CPyStatic_scholars___thinking___features___globals;
    cpy_r_r293 = CPyStatics[3482]; /* 'PLAIN' */
    cpy_r_r294 = PyTuple_New(59);
    if (unlikely(cpy_r_r294 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5798 = cpy_r_r291.f0;
    PyTuple_SET_ITEM(cpy_r_r294, 0, __tmp5798);
    PyObject *__tmp5799 = cpy_r_r291.f1;
    PyTuple_SET_ITEM(cpy_r_r294, 1, __tmp5799);
    PyObject *__tmp5800 = cpy_r_r291.f2;
    PyTuple_SET_ITEM(cpy_r_r294, 2, __tmp5800);
    PyObject *__tmp5801 = cpy_r_r291.f3;
    PyTuple_SET_ITEM(cpy_r_r294, 3, __tmp5801);
    PyObject *__tmp5802 = cpy_r_r291.f4;
    PyTuple_SET_ITEM(cpy_r_r294, 4, __tmp5802);
    PyObject *__tmp5803 = cpy_r_r291.f5;
    PyTuple_SET_ITEM(cpy_r_r294, 5, __tmp5803);
    PyObject *__tmp5804 = cpy_r_r291.f6;
    PyTuple_SET_ITEM(cpy_r_r294, 6, __tmp5804);
    PyObject *__tmp5805 = cpy_r_r291.f7;
    PyTuple_SET_ITEM(cpy_r_r294, 7, __tmp5805);
    PyObject *__tmp5806 = cpy_r_r291.f8;
    PyTuple_SET_ITEM(cpy_r_r294, 8, __tmp5806);
    PyObject *__tmp5807 = cpy_r_r291.f9;
    PyTuple_SET_ITEM(cpy_r_r294, 9, __tmp5807);
    PyObject *__tmp5808 = cpy_r_r291.f10;
    PyTuple_SET_ITEM(cpy_r_r294, 10, __tmp5808);
    PyObject *__tmp5809 = cpy_r_r291.f11;
    PyTuple_SET_ITEM(cpy_r_r294, 11, __tmp5809);
    PyObject *__tmp5810 = cpy_r_r291.f12;
    PyTuple_SET_ITEM(cpy_r_r294, 12, __tmp5810);
    PyObject *__tmp5811 = cpy_r_r291.f13;
    PyTuple_SET_ITEM(cpy_r_r294, 13, __tmp5811);
    PyObject *__tmp5812 = cpy_r_r291.f14;
    PyTuple_SET_ITEM(cpy_r_r294, 14, __tmp5812);
    PyObject *__tmp5813 = cpy_r_r291.f15;
    PyTuple_SET_ITEM(cpy_r_r294, 15, __tmp5813);
    PyObject *__tmp5814 = cpy_r_r291.f16;
    PyTuple_SET_ITEM(cpy_r_r294, 16, __tmp5814);
    PyObject *__tmp5815 = cpy_r_r291.f17;
    PyTuple_SET_ITEM(cpy_r_r294, 17, __tmp5815);
    PyObject *__tmp5816 = cpy_r_r291.f18;
    PyTuple_SET_ITEM(cpy_r_r294, 18, __tmp5816);
    PyObject *__tmp5817 = cpy_r_r291.f19;
    PyTuple_SET_ITEM(cpy_r_r294, 19, __tmp5817);
    PyObject *__tmp5818 = cpy_r_r291.f20;
    PyTuple_SET_ITEM(cpy_r_r294, 20, __tmp5818);
    PyObject *__tmp5819 = cpy_r_r291.f21;
    PyTuple_SET_ITEM(cpy_r_r294, 21, __tmp5819);
    PyObject *__tmp5820 = cpy_r_r291.f22;
    PyTuple_SET_ITEM(cpy_r_r294, 22, __tmp5820);
    PyObject *__tmp5821 = cpy_r_r291.f23;
    PyTuple_SET_ITEM(cpy_r_r294, 23, __tmp5821);
    PyObject *__tmp5822 = cpy_r_r291.f24;
    PyTuple_SET_ITEM(cpy_r_r294, 24, __tmp5822);
    PyObject *__tmp5823 = cpy_r_r291.f25;
    PyTuple_SET_ITEM(cpy_r_r294, 25, __tmp5823);
    PyObject *__tmp5824 = cpy_r_r291.f26;
    PyTuple_SET_ITEM(cpy_r_r294, 26, __tmp5824);
    PyObject *__tmp5825 = cpy_r_r291.f27;
    PyTuple_SET_ITEM(cpy_r_r294, 27, __tmp5825);
    PyObject *__tmp5826 = cpy_r_r291.f28;
    PyTuple_SET_ITEM(cpy_r_r294, 28, __tmp5826);
    PyObject *__tmp5827 = cpy_r_r291.f29;
    PyTuple_SET_ITEM(cpy_r_r294, 29, __tmp5827);
    PyObject *__tmp5828 = cpy_r_r291.f30;
    PyTuple_SET_ITEM(cpy_r_r294, 30, __tmp5828);
    PyObject *__tmp5829 = cpy_r_r291.f31;
    PyTuple_SET_ITEM(cpy_r_r294, 31, __tmp5829);
    PyObject *__tmp5830 = cpy_r_r291.f32;
    PyTuple_SET_ITEM(cpy_r_r294, 32, __tmp5830);
    PyObject *__tmp5831 = cpy_r_r291.f33;
    PyTuple_SET_ITEM(cpy_r_r294, 33, __tmp5831);
    PyObject *__tmp5832 = cpy_r_r291.f34;
    PyTuple_SET_ITEM(cpy_r_r294, 34, __tmp5832);
    PyObject *__tmp5833 = cpy_r_r291.f35;
    PyTuple_SET_ITEM(cpy_r_r294, 35, __tmp5833);
    PyObject *__tmp5834 = cpy_r_r291.f36;
    PyTuple_SET_ITEM(cpy_r_r294, 36, __tmp5834);
    PyObject *__tmp5835 = cpy_r_r291.f37;
    PyTuple_SET_ITEM(cpy_r_r294, 37, __tmp5835);
    PyObject *__tmp5836 = cpy_r_r291.f38;
    PyTuple_SET_ITEM(cpy_r_r294, 38, __tmp5836);
    PyObject *__tmp5837 = cpy_r_r291.f39;
    PyTuple_SET_ITEM(cpy_r_r294, 39, __tmp5837);
    PyObject *__tmp5838 = cpy_r_r291.f40;
    PyTuple_SET_ITEM(cpy_r_r294, 40, __tmp5838);
    PyObject *__tmp5839 = cpy_r_r291.f41;
    PyTuple_SET_ITEM(cpy_r_r294, 41, __tmp5839);
    PyObject *__tmp5840 = cpy_r_r291.f42;
    PyTuple_SET_ITEM(cpy_r_r294, 42, __tmp5840);
    PyObject *__tmp5841 = cpy_r_r291.f43;
    PyTuple_SET_ITEM(cpy_r_r294, 43, __tmp5841);
    PyObject *__tmp5842 = cpy_r_r291.f44;
    PyTuple_SET_ITEM(cpy_r_r294, 44, __tmp5842);
    PyObject *__tmp5843 = cpy_r_r291.f45;
    PyTuple_SET_ITEM(cpy_r_r294, 45, __tmp5843);
    PyObject *__tmp5844 = cpy_r_r291.f46;
    PyTuple_SET_ITEM(cpy_r_r294, 46, __tmp5844);
    PyObject *__tmp5845 = cpy_r_r291.f47;
    PyTuple_SET_ITEM(cpy_r_r294, 47, __tmp5845);
    PyObject *__tmp5846 = cpy_r_r291.f48;
    PyTuple_SET_ITEM(cpy_r_r294, 48, __tmp5846);
    PyObject *__tmp5847 = cpy_r_r291.f49;
    PyTuple_SET_ITEM(cpy_r_r294, 49, __tmp5847);
    PyObject *__tmp5848 = cpy_r_r291.f50;
    PyTuple_SET_ITEM(cpy_r_r294, 50, __tmp5848);
    PyObject *__tmp5849 = cpy_r_r291.f51;
    PyTuple_SET_ITEM(cpy_r_r294, 51, __tmp5849);
    PyObject *__tmp5850 = cpy_r_r291.f52;
    PyTuple_SET_ITEM(cpy_r_r294, 52, __tmp5850);
    PyObject *__tmp5851 = cpy_r_r291.f53;
    PyTuple_SET_ITEM(cpy_r_r294, 53, __tmp5851);
    PyObject *__tmp5852 = cpy_r_r291.f54;
    PyTuple_SET_ITEM(cpy_r_r294, 54, __tmp5852);
    PyObject *__tmp5853 = cpy_r_r291.f55;
    PyTuple_SET_ITEM(cpy_r_r294, 55, __tmp5853);
    PyObject *__tmp5854 = cpy_r_r291.f56;
    PyTuple_SET_ITEM(cpy_r_r294, 56, __tmp5854);
    PyObject *__tmp5855 = cpy_r_r291.f57;
    PyTuple_SET_ITEM(cpy_r_r294, 57, __tmp5855);
    PyObject *__tmp5856 = cpy_r_r291.f58;
    PyTuple_SET_ITEM(cpy_r_r294, 58, __tmp5856);
    cpy_r_r295 = CPyDict_SetItem(cpy_r_r292, cpy_r_r293, cpy_r_r294);
    CPy_DECREF(cpy_r_r294);
    cpy_r_r296 = cpy_r_r295 >= 0;
    if (unlikely(!cpy_r_r296)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 28, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    }
    cpy_r_r297 = NULL;
    cpy_r_r298 = CPyStatics[3465]; /* 'serai.games.scholars.thinking.features' */
    cpy_r_r299 = (PyObject *)CPyType_scholars___thinking___features___Features_template;
    cpy_r_r300 = CPyType_FromTemplate(cpy_r_r299, cpy_r_r297, cpy_r_r298);
    if (unlikely(cpy_r_r300 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 40, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    }
    cpy_r_r301 = CPyDef_scholars___thinking___features___Features_trait_vtable_setup();
    if (unlikely(cpy_r_r301 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 40, CPyStatic_scholars___thinking___features___globals);
        goto CPyL96;
    }
    cpy_r_r302 = CPyDef_scholars___thinking___features___Features_coroutine_setup(cpy_r_r300);
    if (unlikely(cpy_r_r302 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 40, CPyStatic_scholars___thinking___features___globals);
        goto CPyL96;
    }
    cpy_r_r303 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r304 = CPyStatics[1102]; /* '_book' */
    cpy_r_r305 = CPyStatics[1103]; /* '_weights' */
    cpy_r_r306 = CPyStatics[3546]; /* '_prospects' */
    cpy_r_r307 = CPyStatics[3547]; /* '_retired' */
    cpy_r_r308 = CPyStatics[3548]; /* '_harvest' */
    cpy_r_r309 = CPyStatics[3549]; /* '_secondary' */
    cpy_r_r310 = CPyStatics[2113]; /* '_rest' */
    cpy_r_r311 = CPyStatics[3550]; /* '_harvests' */
    cpy_r_r312 = CPyStatics[3551]; /* '_hand_track' */
    cpy_r_r313 = CPyStatics[3552]; /* '_hand_sizes' */
    cpy_r_r314 = CPyStatics[3553]; /* 'names' */
    cpy_r_r315 = PyTuple_Pack(11, cpy_r_r304, cpy_r_r305, cpy_r_r306, cpy_r_r307, cpy_r_r308, cpy_r_r309, cpy_r_r310, cpy_r_r311, cpy_r_r312, cpy_r_r313, cpy_r_r314);
    if (unlikely(cpy_r_r315 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 40, CPyStatic_scholars___thinking___features___globals);
        goto CPyL96;
    }
    cpy_r_r316 = PyObject_SetAttr(cpy_r_r300, cpy_r_r303, cpy_r_r315);
    CPy_DECREF(cpy_r_r315);
    cpy_r_r317 = cpy_r_r316 >= 0;
    if (unlikely(!cpy_r_r317)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 40, CPyStatic_scholars___thinking___features___globals);
        goto CPyL96;
    }
    CPyType_scholars___thinking___features___Features = (PyTypeObject *)cpy_r_r300;
    CPy_INCREF(CPyType_scholars___thinking___features___Features);
    cpy_r_r318 = CPyStatic_scholars___thinking___features___globals;
    cpy_r_r319 = CPyStatics[3466]; /* 'Features' */
    cpy_r_r320 = PyDict_SetItem(cpy_r_r318, cpy_r_r319, cpy_r_r300);
    cpy_r_r321 = cpy_r_r320 >= 0;
    if (unlikely(!cpy_r_r321)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 40, CPyStatic_scholars___thinking___features___globals);
        goto CPyL96;
    }
    cpy_r_r322 = CPy_InitSubclass(cpy_r_r300);
    CPy_DECREF(cpy_r_r300);
    if (unlikely(!cpy_r_r322)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/features.py", "<module>", 40, CPyStatic_scholars___thinking___features___globals);
        goto CPyL87;
    }
    return 1;
CPyL87: ;
    cpy_r_r323 = 2;
    return cpy_r_r323;
CPyL88: ;
    CPy_DECREF(cpy_r_r32);
    goto CPyL13;
CPyL89: ;
    CPy_DECREF(cpy_r_r54);
    goto CPyL21;
CPyL90: ;
    CPy_DECREF(cpy_r_r76);
    goto CPyL29;
CPyL91: ;
    CPy_DECREF(cpy_r_r98);
    goto CPyL37;
CPyL92: ;
    CPy_DECREF(cpy_r_r120);
    goto CPyL45;
CPyL93: ;
    CPy_DECREF(cpy_r_r142);
    goto CPyL53;
CPyL94: ;
    CPy_DECREF(cpy_r_r164);
    goto CPyL61;
CPyL95: ;
    CPy_DECREF(cpy_r_r186);
    goto CPyL69;
CPyL96: ;
    CPy_DecRef(cpy_r_r300);
    goto CPyL87;
}

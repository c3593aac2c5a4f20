#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
merv___table___Player_traverse(serai___games___merv___table___PlayerObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_cubes);
    Py_VISIT(self->_points);
    if (CPyTagged_CheckLong(self->_favour)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_favour));
    }
    if (CPyTagged_CheckLong(self->_influence)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_influence));
    }
    if (CPyTagged_CheckLong(self->_camels)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_camels));
    }
    if (CPyTagged_CheckLong(self->_scrolls)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_scrolls));
    }
    if (CPyTagged_CheckLong(self->_common)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_common));
    }
    if (CPyTagged_CheckLong(self->_rare)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_rare));
    }
    if (CPyTagged_CheckLong(self->_locked_scrolls)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_locked_scrolls));
    }
    if (CPyTagged_CheckLong(self->_locked_common)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_locked_common));
    }
    if (CPyTagged_CheckLong(self->_locked_rare)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_locked_rare));
    }
    Py_VISIT(self->_spices);
    Py_VISIT(self->_courtiers);
    if (CPyTagged_CheckLong(self->_mosque)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_mosque));
    }
    Py_VISIT(self->_contracts);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___table___Player_clear(PyObject *cpy_r_self)
{
    serai___games___merv___table___PlayerObject *self = (serai___games___merv___table___PlayerObject *)cpy_r_self;
    Py_CLEAR(self->_cubes);
    Py_CLEAR(self->_points);
    if (CPyTagged_CheckLong(self->_favour)) {
        CPyTagged __tmp = self->_favour;
        self->_favour = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_influence)) {
        CPyTagged __tmp = self->_influence;
        self->_influence = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_camels)) {
        CPyTagged __tmp = self->_camels;
        self->_camels = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_scrolls)) {
        CPyTagged __tmp = self->_scrolls;
        self->_scrolls = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_common)) {
        CPyTagged __tmp = self->_common;
        self->_common = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_rare)) {
        CPyTagged __tmp = self->_rare;
        self->_rare = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_locked_scrolls)) {
        CPyTagged __tmp = self->_locked_scrolls;
        self->_locked_scrolls = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_locked_common)) {
        CPyTagged __tmp = self->_locked_common;
        self->_locked_common = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_locked_rare)) {
        CPyTagged __tmp = self->_locked_rare;
        self->_locked_rare = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_spices);
    Py_CLEAR(self->_courtiers);
    if (CPyTagged_CheckLong(self->_mosque)) {
        CPyTagged __tmp = self->_mosque;
        self->_mosque = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_contracts);
    return 0;
}

static int32_t CPyDef_merv___table___Player_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___table___PlayerObject *self = (serai___games___merv___table___PlayerObject *)cpy_r_self;
    Py_CLEAR(self->_cubes);
    Py_CLEAR(self->_points);
    if (CPyTagged_CheckLong(self->_favour)) {
        CPyTagged __tmp = self->_favour;
        self->_favour = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_influence)) {
        CPyTagged __tmp = self->_influence;
        self->_influence = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_camels)) {
        CPyTagged __tmp = self->_camels;
        self->_camels = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_scrolls)) {
        CPyTagged __tmp = self->_scrolls;
        self->_scrolls = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_common)) {
        CPyTagged __tmp = self->_common;
        self->_common = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_rare)) {
        CPyTagged __tmp = self->_rare;
        self->_rare = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_locked_scrolls)) {
        CPyTagged __tmp = self->_locked_scrolls;
        self->_locked_scrolls = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_locked_common)) {
        CPyTagged __tmp = self->_locked_common;
        self->_locked_common = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_locked_rare)) {
        CPyTagged __tmp = self->_locked_rare;
        self->_locked_rare = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_spices);
    Py_CLEAR(self->_courtiers);
    if (CPyTagged_CheckLong(self->_mosque)) {
        CPyTagged __tmp = self->_mosque;
        self->_mosque = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_contracts);
    return 0;
}

static void
merv___table___Player_dealloc(serai___games___merv___table___PlayerObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, merv___table___Player_dealloc)
    CPyDef_merv___table___Player_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___table_____mypyc__Player_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___table___Player(void);

static PyObject *
merv___table___Player_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___table___Player) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___table_____mypyc__Player_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___table___Player_vtable[4];
static bool
CPyDef_merv___table___Player_trait_vtable_setup(void)
{
    CPyVTableItem merv___table___Player_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_state___State___dump,
        (CPyVTableItem)CPyDef_state___State___load,
        (CPyVTableItem)CPyDef_state___State___digest,
        (CPyVTableItem)CPyDef_merv___table___Player___copy,
    };
    memcpy(merv___table___Player_vtable, merv___table___Player_vtable_scratch, sizeof(merv___table___Player_vtable));
    return 1;
}

static bool
CPyDef_merv___table___Player_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___table___Player_get_cubes(serai___games___merv___table___PlayerObject *self, void *closure);
static int
merv___table___Player_set_cubes(serai___games___merv___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Player_get_points(serai___games___merv___table___PlayerObject *self, void *closure);
static int
merv___table___Player_set_points(serai___games___merv___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Player_get_favour(serai___games___merv___table___PlayerObject *self, void *closure);
static int
merv___table___Player_set_favour(serai___games___merv___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Player_get_influence(serai___games___merv___table___PlayerObject *self, void *closure);
static int
merv___table___Player_set_influence(serai___games___merv___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Player_get_camels(serai___games___merv___table___PlayerObject *self, void *closure);
static int
merv___table___Player_set_camels(serai___games___merv___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Player_get_scrolls(serai___games___merv___table___PlayerObject *self, void *closure);
static int
merv___table___Player_set_scrolls(serai___games___merv___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Player_get_common(serai___games___merv___table___PlayerObject *self, void *closure);
static int
merv___table___Player_set_common(serai___games___merv___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Player_get_rare(serai___games___merv___table___PlayerObject *self, void *closure);
static int
merv___table___Player_set_rare(serai___games___merv___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Player_get_locked_scrolls(serai___games___merv___table___PlayerObject *self, void *closure);
static int
merv___table___Player_set_locked_scrolls(serai___games___merv___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Player_get_locked_common(serai___games___merv___table___PlayerObject *self, void *closure);
static int
merv___table___Player_set_locked_common(serai___games___merv___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Player_get_locked_rare(serai___games___merv___table___PlayerObject *self, void *closure);
static int
merv___table___Player_set_locked_rare(serai___games___merv___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Player_get_spices(serai___games___merv___table___PlayerObject *self, void *closure);
static int
merv___table___Player_set_spices(serai___games___merv___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Player_get_courtiers(serai___games___merv___table___PlayerObject *self, void *closure);
static int
merv___table___Player_set_courtiers(serai___games___merv___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Player_get_mosque(serai___games___merv___table___PlayerObject *self, void *closure);
static int
merv___table___Player_set_mosque(serai___games___merv___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Player_get_contracts(serai___games___merv___table___PlayerObject *self, void *closure);
static int
merv___table___Player_set_contracts(serai___games___merv___table___PlayerObject *self, PyObject *value, void *closure);

static PyGetSetDef merv___table___Player_getseters[] = {
    {"cubes",
     (getter)merv___table___Player_get_cubes, (setter)merv___table___Player_set_cubes,
     NULL, NULL},
    {"points",
     (getter)merv___table___Player_get_points, (setter)merv___table___Player_set_points,
     NULL, NULL},
    {"favour",
     (getter)merv___table___Player_get_favour, (setter)merv___table___Player_set_favour,
     NULL, NULL},
    {"influence",
     (getter)merv___table___Player_get_influence, (setter)merv___table___Player_set_influence,
     NULL, NULL},
    {"camels",
     (getter)merv___table___Player_get_camels, (setter)merv___table___Player_set_camels,
     NULL, NULL},
    {"scrolls",
     (getter)merv___table___Player_get_scrolls, (setter)merv___table___Player_set_scrolls,
     NULL, NULL},
    {"common",
     (getter)merv___table___Player_get_common, (setter)merv___table___Player_set_common,
     NULL, NULL},
    {"rare",
     (getter)merv___table___Player_get_rare, (setter)merv___table___Player_set_rare,
     NULL, NULL},
    {"locked_scrolls",
     (getter)merv___table___Player_get_locked_scrolls, (setter)merv___table___Player_set_locked_scrolls,
     NULL, NULL},
    {"locked_common",
     (getter)merv___table___Player_get_locked_common, (setter)merv___table___Player_set_locked_common,
     NULL, NULL},
    {"locked_rare",
     (getter)merv___table___Player_get_locked_rare, (setter)merv___table___Player_set_locked_rare,
     NULL, NULL},
    {"spices",
     (getter)merv___table___Player_get_spices, (setter)merv___table___Player_set_spices,
     NULL, NULL},
    {"courtiers",
     (getter)merv___table___Player_get_courtiers, (setter)merv___table___Player_set_courtiers,
     NULL, NULL},
    {"mosque",
     (getter)merv___table___Player_get_mosque, (setter)merv___table___Player_set_mosque,
     NULL, NULL},
    {"contracts",
     (getter)merv___table___Player_get_contracts, (setter)merv___table___Player_set_contracts,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___table___Player_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___table_____mypyc__Player_setup, METH_O, NULL},
    {"copy",
     (PyCFunction)CPyPy_merv___table___Player___copy,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("copy($self)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___table___Player_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Player",
    .tp_new = merv___table___Player_new,
    .tp_dealloc = (destructor)merv___table___Player_dealloc,
    .tp_traverse = (traverseproc)merv___table___Player_traverse,
    .tp_clear = (inquiry)CPyDef_merv___table___Player_clear,
    .tp_getset = merv___table___Player_getseters,
    .tp_methods = merv___table___Player_methods,
    .tp_basicsize = sizeof(serai___games___merv___table___PlayerObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Player()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___table___Player_template = &CPyType_merv___table___Player_template_;

PyObject *CPyDef_merv___table_____mypyc__Player_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___table___PlayerObject *self;
    self = (serai___games___merv___table___PlayerObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___table___Player_vtable;
    self->_favour = CPY_INT_TAG;
    self->_influence = CPY_INT_TAG;
    self->_camels = CPY_INT_TAG;
    self->_scrolls = CPY_INT_TAG;
    self->_common = CPY_INT_TAG;
    self->_rare = CPY_INT_TAG;
    self->_locked_scrolls = CPY_INT_TAG;
    self->_locked_common = CPY_INT_TAG;
    self->_locked_rare = CPY_INT_TAG;
    self->_mosque = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___table___Player(void)
{
    PyObject *self = CPyDef_merv___table_____mypyc__Player_setup((PyObject *)CPyType_merv___table___Player);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
merv___table___Player_get_cubes(serai___games___merv___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_cubes == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'cubes' of 'Player' undefined");
        return NULL;
    }
    CPy_INCREF(self->_cubes);
    PyObject *retval = self->_cubes;
    return retval;
}

static int
merv___table___Player_set_cubes(serai___games___merv___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'cubes' cannot be deleted");
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
    if (self->_cubes != NULL) {
        CPy_DECREF(self->_cubes);
    }
    self->_cubes = tmp;
    return 0;
}

static PyObject *
merv___table___Player_get_points(serai___games___merv___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_points == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'points' of 'Player' undefined");
        return NULL;
    }
    CPy_INCREF(self->_points);
    PyObject *retval = self->_points;
    return retval;
}

static int
merv___table___Player_set_points(serai___games___merv___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'points' cannot be deleted");
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
    if (self->_points != NULL) {
        CPy_DECREF(self->_points);
    }
    self->_points = tmp;
    return 0;
}

static PyObject *
merv___table___Player_get_favour(serai___games___merv___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_favour == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'favour' of 'Player' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_favour);
    PyObject *retval = CPyTagged_StealAsObject(self->_favour);
    return retval;
}

static int
merv___table___Player_set_favour(serai___games___merv___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'favour' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_favour != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_favour);
    }
    self->_favour = tmp;
    return 0;
}

static PyObject *
merv___table___Player_get_influence(serai___games___merv___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_influence == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'influence' of 'Player' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_influence);
    PyObject *retval = CPyTagged_StealAsObject(self->_influence);
    return retval;
}

static int
merv___table___Player_set_influence(serai___games___merv___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'influence' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_influence != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_influence);
    }
    self->_influence = tmp;
    return 0;
}

static PyObject *
merv___table___Player_get_camels(serai___games___merv___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_camels == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'camels' of 'Player' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_camels);
    PyObject *retval = CPyTagged_StealAsObject(self->_camels);
    return retval;
}

static int
merv___table___Player_set_camels(serai___games___merv___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'camels' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_camels != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_camels);
    }
    self->_camels = tmp;
    return 0;
}

static PyObject *
merv___table___Player_get_scrolls(serai___games___merv___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_scrolls == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'scrolls' of 'Player' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_scrolls);
    PyObject *retval = CPyTagged_StealAsObject(self->_scrolls);
    return retval;
}

static int
merv___table___Player_set_scrolls(serai___games___merv___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'scrolls' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_scrolls != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_scrolls);
    }
    self->_scrolls = tmp;
    return 0;
}

static PyObject *
merv___table___Player_get_common(serai___games___merv___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_common == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'common' of 'Player' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_common);
    PyObject *retval = CPyTagged_StealAsObject(self->_common);
    return retval;
}

static int
merv___table___Player_set_common(serai___games___merv___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'common' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_common != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_common);
    }
    self->_common = tmp;
    return 0;
}

static PyObject *
merv___table___Player_get_rare(serai___games___merv___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_rare == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'rare' of 'Player' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_rare);
    PyObject *retval = CPyTagged_StealAsObject(self->_rare);
    return retval;
}

static int
merv___table___Player_set_rare(serai___games___merv___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'rare' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_rare != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_rare);
    }
    self->_rare = tmp;
    return 0;
}

static PyObject *
merv___table___Player_get_locked_scrolls(serai___games___merv___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_locked_scrolls == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'locked_scrolls' of 'Player' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_locked_scrolls);
    PyObject *retval = CPyTagged_StealAsObject(self->_locked_scrolls);
    return retval;
}

static int
merv___table___Player_set_locked_scrolls(serai___games___merv___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'locked_scrolls' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_locked_scrolls != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_locked_scrolls);
    }
    self->_locked_scrolls = tmp;
    return 0;
}

static PyObject *
merv___table___Player_get_locked_common(serai___games___merv___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_locked_common == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'locked_common' of 'Player' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_locked_common);
    PyObject *retval = CPyTagged_StealAsObject(self->_locked_common);
    return retval;
}

static int
merv___table___Player_set_locked_common(serai___games___merv___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'locked_common' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_locked_common != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_locked_common);
    }
    self->_locked_common = tmp;
    return 0;
}

static PyObject *
merv___table___Player_get_locked_rare(serai___games___merv___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_locked_rare == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'locked_rare' of 'Player' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_locked_rare);
    PyObject *retval = CPyTagged_StealAsObject(self->_locked_rare);
    return retval;
}

static int
merv___table___Player_set_locked_rare(serai___games___merv___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'locked_rare' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_locked_rare != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_locked_rare);
    }
    self->_locked_rare = tmp;
    return 0;
}

static PyObject *
merv___table___Player_get_spices(serai___games___merv___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_spices == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'spices' of 'Player' undefined");
        return NULL;
    }
    CPy_INCREF(self->_spices);
    PyObject *retval = self->_spices;
    return retval;
}

static int
merv___table___Player_set_spices(serai___games___merv___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'spices' cannot be deleted");
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
    if (self->_spices != NULL) {
        CPy_DECREF(self->_spices);
    }
    self->_spices = tmp;
    return 0;
}

static PyObject *
merv___table___Player_get_courtiers(serai___games___merv___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_courtiers == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'courtiers' of 'Player' undefined");
        return NULL;
    }
    CPy_INCREF(self->_courtiers);
    PyObject *retval = self->_courtiers;
    return retval;
}

static int
merv___table___Player_set_courtiers(serai___games___merv___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'courtiers' cannot be deleted");
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
    if (self->_courtiers != NULL) {
        CPy_DECREF(self->_courtiers);
    }
    self->_courtiers = tmp;
    return 0;
}

static PyObject *
merv___table___Player_get_mosque(serai___games___merv___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_mosque == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'mosque' of 'Player' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_mosque);
    PyObject *retval = CPyTagged_StealAsObject(self->_mosque);
    return retval;
}

static int
merv___table___Player_set_mosque(serai___games___merv___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'mosque' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_mosque != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_mosque);
    }
    self->_mosque = tmp;
    return 0;
}

static PyObject *
merv___table___Player_get_contracts(serai___games___merv___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_contracts == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'contracts' of 'Player' undefined");
        return NULL;
    }
    CPy_INCREF(self->_contracts);
    PyObject *retval = self->_contracts;
    return retval;
}

static int
merv___table___Player_set_contracts(serai___games___merv___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'contracts' cannot be deleted");
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
    if (self->_contracts != NULL) {
        CPy_DECREF(self->_contracts);
    }
    self->_contracts = tmp;
    return 0;
}

static int
merv___table___Table_traverse(serai___games___merv___table___TableObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_chance);
    if (CPyTagged_CheckLong(self->_reveals)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_reveals));
    }
    Py_VISIT(self->_story);
    Py_VISIT(self->_book);
    if (CPyTagged_CheckLong(self->_humans)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_humans));
    }
    if (CPyTagged_CheckLong(self->_phase)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_phase));
    }
    if (CPyTagged_CheckLong(self->_year)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_year));
    }
    if (CPyTagged_CheckLong(self->_round)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_round));
    }
    Py_VISIT(self->_order);
    if (CPyTagged_CheckLong(self->_at)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_at));
    }
    Py_VISIT(self->_zones);
    Py_VISIT(self->_queue);
    Py_VISIT(self->_queue_camels);
    if (CPyTagged_CheckLong(self->_courtier_camels)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_courtier_camels));
    }
    Py_VISIT(self->_players);
    Py_VISIT(self->_tiles);
    Py_VISIT(self->_owners);
    Py_VISIT(self->_soldiers);
    Py_VISIT(self->_upgrades);
    Py_VISIT(self->_ramparts);
    if (CPyTagged_CheckLong(self->_market)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_market));
    }
    Py_VISIT(self->_market_camels);
    Py_VISIT(self->_row);
    Py_VISIT(self->_row_camels);
    Py_VISIT(self->_deck);
    Py_VISIT(self->_city_camels);
    Py_VISIT(self->_posts);
    Py_VISIT(self->_roads);
    Py_VISIT(self->_mosque_camels);
    Py_VISIT(self->_piles);
    Py_VISIT(self->_discoveries);
    Py_VISIT(self->_bonus_tiles);
    if (CPyTagged_CheckLong(self->_lost_camels)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_lost_camels));
    }
    if (CPyTagged_CheckLong(self->_square)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_square));
    }
    if (CPyTagged_CheckLong(self->_action)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_action));
    }
    Py_VISIT(self->_ransoms);
    if (CPyTagged_CheckLong(self->_solo_card)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_solo_card));
    }
    Py_VISIT(self->_solo_deck);
    Py_VISIT(self->_solo_layers);
    Py_VISIT(self->_solo_discard);
    Py_VISIT(self->_solo_removed);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___table___Table_clear(PyObject *cpy_r_self)
{
    serai___games___merv___table___TableObject *self = (serai___games___merv___table___TableObject *)cpy_r_self;
    Py_CLEAR(self->_chance);
    if (CPyTagged_CheckLong(self->_reveals)) {
        CPyTagged __tmp = self->_reveals;
        self->_reveals = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_story);
    Py_CLEAR(self->_book);
    if (CPyTagged_CheckLong(self->_humans)) {
        CPyTagged __tmp = self->_humans;
        self->_humans = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_phase)) {
        CPyTagged __tmp = self->_phase;
        self->_phase = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_year)) {
        CPyTagged __tmp = self->_year;
        self->_year = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_round)) {
        CPyTagged __tmp = self->_round;
        self->_round = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_order);
    if (CPyTagged_CheckLong(self->_at)) {
        CPyTagged __tmp = self->_at;
        self->_at = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_zones);
    Py_CLEAR(self->_queue);
    Py_CLEAR(self->_queue_camels);
    if (CPyTagged_CheckLong(self->_courtier_camels)) {
        CPyTagged __tmp = self->_courtier_camels;
        self->_courtier_camels = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_players);
    Py_CLEAR(self->_tiles);
    Py_CLEAR(self->_owners);
    Py_CLEAR(self->_soldiers);
    Py_CLEAR(self->_upgrades);
    Py_CLEAR(self->_ramparts);
    if (CPyTagged_CheckLong(self->_market)) {
        CPyTagged __tmp = self->_market;
        self->_market = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_market_camels);
    Py_CLEAR(self->_row);
    Py_CLEAR(self->_row_camels);
    Py_CLEAR(self->_deck);
    Py_CLEAR(self->_city_camels);
    Py_CLEAR(self->_posts);
    Py_CLEAR(self->_roads);
    Py_CLEAR(self->_mosque_camels);
    Py_CLEAR(self->_piles);
    Py_CLEAR(self->_discoveries);
    Py_CLEAR(self->_bonus_tiles);
    if (CPyTagged_CheckLong(self->_lost_camels)) {
        CPyTagged __tmp = self->_lost_camels;
        self->_lost_camels = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_square)) {
        CPyTagged __tmp = self->_square;
        self->_square = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_action)) {
        CPyTagged __tmp = self->_action;
        self->_action = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_ransoms);
    if (CPyTagged_CheckLong(self->_solo_card)) {
        CPyTagged __tmp = self->_solo_card;
        self->_solo_card = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_solo_deck);
    Py_CLEAR(self->_solo_layers);
    Py_CLEAR(self->_solo_discard);
    Py_CLEAR(self->_solo_removed);
    return 0;
}

static int32_t CPyDef_merv___table___Table_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___table___TableObject *self = (serai___games___merv___table___TableObject *)cpy_r_self;
    Py_CLEAR(self->_chance);
    if (CPyTagged_CheckLong(self->_reveals)) {
        CPyTagged __tmp = self->_reveals;
        self->_reveals = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_story);
    Py_CLEAR(self->_book);
    if (CPyTagged_CheckLong(self->_humans)) {
        CPyTagged __tmp = self->_humans;
        self->_humans = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_phase)) {
        CPyTagged __tmp = self->_phase;
        self->_phase = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_year)) {
        CPyTagged __tmp = self->_year;
        self->_year = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_round)) {
        CPyTagged __tmp = self->_round;
        self->_round = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_order);
    if (CPyTagged_CheckLong(self->_at)) {
        CPyTagged __tmp = self->_at;
        self->_at = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_zones);
    Py_CLEAR(self->_queue);
    Py_CLEAR(self->_queue_camels);
    if (CPyTagged_CheckLong(self->_courtier_camels)) {
        CPyTagged __tmp = self->_courtier_camels;
        self->_courtier_camels = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_players);
    Py_CLEAR(self->_tiles);
    Py_CLEAR(self->_owners);
    Py_CLEAR(self->_soldiers);
    Py_CLEAR(self->_upgrades);
    Py_CLEAR(self->_ramparts);
    if (CPyTagged_CheckLong(self->_market)) {
        CPyTagged __tmp = self->_market;
        self->_market = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_market_camels);
    Py_CLEAR(self->_row);
    Py_CLEAR(self->_row_camels);
    Py_CLEAR(self->_deck);
    Py_CLEAR(self->_city_camels);
    Py_CLEAR(self->_posts);
    Py_CLEAR(self->_roads);
    Py_CLEAR(self->_mosque_camels);
    Py_CLEAR(self->_piles);
    Py_CLEAR(self->_discoveries);
    Py_CLEAR(self->_bonus_tiles);
    if (CPyTagged_CheckLong(self->_lost_camels)) {
        CPyTagged __tmp = self->_lost_camels;
        self->_lost_camels = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_square)) {
        CPyTagged __tmp = self->_square;
        self->_square = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_action)) {
        CPyTagged __tmp = self->_action;
        self->_action = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_ransoms);
    if (CPyTagged_CheckLong(self->_solo_card)) {
        CPyTagged __tmp = self->_solo_card;
        self->_solo_card = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_solo_deck);
    Py_CLEAR(self->_solo_layers);
    Py_CLEAR(self->_solo_discard);
    Py_CLEAR(self->_solo_removed);
    return 0;
}

static void
merv___table___Table_dealloc(serai___games___merv___table___TableObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, merv___table___Table_dealloc)
    CPyDef_merv___table___Table_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___table_____mypyc__Table_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___table___Table(void);

static PyObject *
merv___table___Table_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___table___Table) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___table_____mypyc__Table_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem merv___table___Table_vtable[14];
static bool
CPyDef_merv___table___Table_trait_vtable_setup(void)
{
    CPyVTableItem merv___table___Table_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_state___State___dump,
        (CPyVTableItem)CPyDef_state___State___load,
        (CPyVTableItem)CPyDef_state___State___digest,
        (CPyVTableItem)CPyDef_merv___table___Table___copy__Table_glue,
        (CPyVTableItem)CPyDef_kernel___table___Table___tell,
        (CPyVTableItem)CPyDef_kernel___table___Table___roll,
        (CPyVTableItem)CPyDef_merv___table___Table___copy,
        (CPyVTableItem)CPyDef_merv___table___Table___magistrate,
        (CPyVTableItem)CPyDef_merv___table___Table___is_human,
        (CPyVTableItem)CPyDef_merv___table___Table___buildings_left,
        (CPyVTableItem)CPyDef_merv___table___Table___servants_left,
        (CPyVTableItem)CPyDef_merv___table___Table___posts_left,
        (CPyVTableItem)CPyDef_merv___table___Table___mosque_level,
        (CPyVTableItem)CPyDef_merv___table___Table___is_walled,
    };
    memcpy(merv___table___Table_vtable, merv___table___Table_vtable_scratch, sizeof(merv___table___Table_vtable));
    return 1;
}

static bool
CPyDef_merv___table___Table_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___table___Table_get_book(serai___games___merv___table___TableObject *self, void *closure);
static int
merv___table___Table_set_book(serai___games___merv___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Table_get_humans(serai___games___merv___table___TableObject *self, void *closure);
static int
merv___table___Table_set_humans(serai___games___merv___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Table_get_solo(serai___games___merv___table___TableObject *self, void *closure);
static int
merv___table___Table_set_solo(serai___games___merv___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Table_get_pepper_anywhere(serai___games___merv___table___TableObject *self, void *closure);
static int
merv___table___Table_set_pepper_anywhere(serai___games___merv___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Table_get_discards_under(serai___games___merv___table___TableObject *self, void *closure);
static int
merv___table___Table_set_discards_under(serai___games___merv___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Table_get_phase(serai___games___merv___table___TableObject *self, void *closure);
static int
merv___table___Table_set_phase(serai___games___merv___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Table_get_year(serai___games___merv___table___TableObject *self, void *closure);
static int
merv___table___Table_set_year(serai___games___merv___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Table_get_round(serai___games___merv___table___TableObject *self, void *closure);
static int
merv___table___Table_set_round(serai___games___merv___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Table_get_order(serai___games___merv___table___TableObject *self, void *closure);
static int
merv___table___Table_set_order(serai___games___merv___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Table_get_at(serai___games___merv___table___TableObject *self, void *closure);
static int
merv___table___Table_set_at(serai___games___merv___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Table_get_zones(serai___games___merv___table___TableObject *self, void *closure);
static int
merv___table___Table_set_zones(serai___games___merv___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Table_get_queue(serai___games___merv___table___TableObject *self, void *closure);
static int
merv___table___Table_set_queue(serai___games___merv___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Table_get_queue_camels(serai___games___merv___table___TableObject *self, void *closure);
static int
merv___table___Table_set_queue_camels(serai___games___merv___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Table_get_courtier_camels(serai___games___merv___table___TableObject *self, void *closure);
static int
merv___table___Table_set_courtier_camels(serai___games___merv___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Table_get_players(serai___games___merv___table___TableObject *self, void *closure);
static int
merv___table___Table_set_players(serai___games___merv___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Table_get_tiles(serai___games___merv___table___TableObject *self, void *closure);
static int
merv___table___Table_set_tiles(serai___games___merv___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Table_get_owners(serai___games___merv___table___TableObject *self, void *closure);
static int
merv___table___Table_set_owners(serai___games___merv___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Table_get_soldiers(serai___games___merv___table___TableObject *self, void *closure);
static int
merv___table___Table_set_soldiers(serai___games___merv___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Table_get_upgrades(serai___games___merv___table___TableObject *self, void *closure);
static int
merv___table___Table_set_upgrades(serai___games___merv___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Table_get_ramparts(serai___games___merv___table___TableObject *self, void *closure);
static int
merv___table___Table_set_ramparts(serai___games___merv___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Table_get_market(serai___games___merv___table___TableObject *self, void *closure);
static int
merv___table___Table_set_market(serai___games___merv___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Table_get_market_camels(serai___games___merv___table___TableObject *self, void *closure);
static int
merv___table___Table_set_market_camels(serai___games___merv___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Table_get_row(serai___games___merv___table___TableObject *self, void *closure);
static int
merv___table___Table_set_row(serai___games___merv___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Table_get_row_camels(serai___games___merv___table___TableObject *self, void *closure);
static int
merv___table___Table_set_row_camels(serai___games___merv___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Table_get_deck(serai___games___merv___table___TableObject *self, void *closure);
static int
merv___table___Table_set_deck(serai___games___merv___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Table_get_city_camels(serai___games___merv___table___TableObject *self, void *closure);
static int
merv___table___Table_set_city_camels(serai___games___merv___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Table_get_posts(serai___games___merv___table___TableObject *self, void *closure);
static int
merv___table___Table_set_posts(serai___games___merv___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Table_get_roads(serai___games___merv___table___TableObject *self, void *closure);
static int
merv___table___Table_set_roads(serai___games___merv___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Table_get_mosque_camels(serai___games___merv___table___TableObject *self, void *closure);
static int
merv___table___Table_set_mosque_camels(serai___games___merv___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Table_get_piles(serai___games___merv___table___TableObject *self, void *closure);
static int
merv___table___Table_set_piles(serai___games___merv___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Table_get_discoveries(serai___games___merv___table___TableObject *self, void *closure);
static int
merv___table___Table_set_discoveries(serai___games___merv___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Table_get_bonus_tiles(serai___games___merv___table___TableObject *self, void *closure);
static int
merv___table___Table_set_bonus_tiles(serai___games___merv___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Table_get_lost_camels(serai___games___merv___table___TableObject *self, void *closure);
static int
merv___table___Table_set_lost_camels(serai___games___merv___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Table_get_square(serai___games___merv___table___TableObject *self, void *closure);
static int
merv___table___Table_set_square(serai___games___merv___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Table_get_action(serai___games___merv___table___TableObject *self, void *closure);
static int
merv___table___Table_set_action(serai___games___merv___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Table_get_market_used(serai___games___merv___table___TableObject *self, void *closure);
static int
merv___table___Table_set_market_used(serai___games___merv___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Table_get_discount_used(serai___games___merv___table___TableObject *self, void *closure);
static int
merv___table___Table_set_discount_used(serai___games___merv___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Table_get_convert_used(serai___games___merv___table___TableObject *self, void *closure);
static int
merv___table___Table_set_convert_used(serai___games___merv___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Table_get_ransoms(serai___games___merv___table___TableObject *self, void *closure);
static int
merv___table___Table_set_ransoms(serai___games___merv___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Table_get_solo_card(serai___games___merv___table___TableObject *self, void *closure);
static int
merv___table___Table_set_solo_card(serai___games___merv___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Table_get_solo_deck(serai___games___merv___table___TableObject *self, void *closure);
static int
merv___table___Table_set_solo_deck(serai___games___merv___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Table_get_solo_layers(serai___games___merv___table___TableObject *self, void *closure);
static int
merv___table___Table_set_solo_layers(serai___games___merv___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Table_get_solo_fresh(serai___games___merv___table___TableObject *self, void *closure);
static int
merv___table___Table_set_solo_fresh(serai___games___merv___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Table_get_solo_discard(serai___games___merv___table___TableObject *self, void *closure);
static int
merv___table___Table_set_solo_discard(serai___games___merv___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Table_get_solo_removed(serai___games___merv___table___TableObject *self, void *closure);
static int
merv___table___Table_set_solo_removed(serai___games___merv___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
merv___table___Table_get_magistrate(serai___games___merv___table___TableObject *self, void *closure);

static PyGetSetDef merv___table___Table_getseters[] = {
    {"book",
     (getter)merv___table___Table_get_book, (setter)merv___table___Table_set_book,
     NULL, NULL},
    {"humans",
     (getter)merv___table___Table_get_humans, (setter)merv___table___Table_set_humans,
     NULL, NULL},
    {"solo",
     (getter)merv___table___Table_get_solo, (setter)merv___table___Table_set_solo,
     NULL, NULL},
    {"pepper_anywhere",
     (getter)merv___table___Table_get_pepper_anywhere, (setter)merv___table___Table_set_pepper_anywhere,
     NULL, NULL},
    {"discards_under",
     (getter)merv___table___Table_get_discards_under, (setter)merv___table___Table_set_discards_under,
     NULL, NULL},
    {"phase",
     (getter)merv___table___Table_get_phase, (setter)merv___table___Table_set_phase,
     NULL, NULL},
    {"year",
     (getter)merv___table___Table_get_year, (setter)merv___table___Table_set_year,
     NULL, NULL},
    {"round",
     (getter)merv___table___Table_get_round, (setter)merv___table___Table_set_round,
     NULL, NULL},
    {"order",
     (getter)merv___table___Table_get_order, (setter)merv___table___Table_set_order,
     NULL, NULL},
    {"at",
     (getter)merv___table___Table_get_at, (setter)merv___table___Table_set_at,
     NULL, NULL},
    {"zones",
     (getter)merv___table___Table_get_zones, (setter)merv___table___Table_set_zones,
     NULL, NULL},
    {"queue",
     (getter)merv___table___Table_get_queue, (setter)merv___table___Table_set_queue,
     NULL, NULL},
    {"queue_camels",
     (getter)merv___table___Table_get_queue_camels, (setter)merv___table___Table_set_queue_camels,
     NULL, NULL},
    {"courtier_camels",
     (getter)merv___table___Table_get_courtier_camels, (setter)merv___table___Table_set_courtier_camels,
     NULL, NULL},
    {"players",
     (getter)merv___table___Table_get_players, (setter)merv___table___Table_set_players,
     NULL, NULL},
    {"tiles",
     (getter)merv___table___Table_get_tiles, (setter)merv___table___Table_set_tiles,
     NULL, NULL},
    {"owners",
     (getter)merv___table___Table_get_owners, (setter)merv___table___Table_set_owners,
     NULL, NULL},
    {"soldiers",
     (getter)merv___table___Table_get_soldiers, (setter)merv___table___Table_set_soldiers,
     NULL, NULL},
    {"upgrades",
     (getter)merv___table___Table_get_upgrades, (setter)merv___table___Table_set_upgrades,
     NULL, NULL},
    {"ramparts",
     (getter)merv___table___Table_get_ramparts, (setter)merv___table___Table_set_ramparts,
     NULL, NULL},
    {"market",
     (getter)merv___table___Table_get_market, (setter)merv___table___Table_set_market,
     NULL, NULL},
    {"market_camels",
     (getter)merv___table___Table_get_market_camels, (setter)merv___table___Table_set_market_camels,
     NULL, NULL},
    {"row",
     (getter)merv___table___Table_get_row, (setter)merv___table___Table_set_row,
     NULL, NULL},
    {"row_camels",
     (getter)merv___table___Table_get_row_camels, (setter)merv___table___Table_set_row_camels,
     NULL, NULL},
    {"deck",
     (getter)merv___table___Table_get_deck, (setter)merv___table___Table_set_deck,
     NULL, NULL},
    {"city_camels",
     (getter)merv___table___Table_get_city_camels, (setter)merv___table___Table_set_city_camels,
     NULL, NULL},
    {"posts",
     (getter)merv___table___Table_get_posts, (setter)merv___table___Table_set_posts,
     NULL, NULL},
    {"roads",
     (getter)merv___table___Table_get_roads, (setter)merv___table___Table_set_roads,
     NULL, NULL},
    {"mosque_camels",
     (getter)merv___table___Table_get_mosque_camels, (setter)merv___table___Table_set_mosque_camels,
     NULL, NULL},
    {"piles",
     (getter)merv___table___Table_get_piles, (setter)merv___table___Table_set_piles,
     NULL, NULL},
    {"discoveries",
     (getter)merv___table___Table_get_discoveries, (setter)merv___table___Table_set_discoveries,
     NULL, NULL},
    {"bonus_tiles",
     (getter)merv___table___Table_get_bonus_tiles, (setter)merv___table___Table_set_bonus_tiles,
     NULL, NULL},
    {"lost_camels",
     (getter)merv___table___Table_get_lost_camels, (setter)merv___table___Table_set_lost_camels,
     NULL, NULL},
    {"square",
     (getter)merv___table___Table_get_square, (setter)merv___table___Table_set_square,
     NULL, NULL},
    {"action",
     (getter)merv___table___Table_get_action, (setter)merv___table___Table_set_action,
     NULL, NULL},
    {"market_used",
     (getter)merv___table___Table_get_market_used, (setter)merv___table___Table_set_market_used,
     NULL, NULL},
    {"discount_used",
     (getter)merv___table___Table_get_discount_used, (setter)merv___table___Table_set_discount_used,
     NULL, NULL},
    {"convert_used",
     (getter)merv___table___Table_get_convert_used, (setter)merv___table___Table_set_convert_used,
     NULL, NULL},
    {"ransoms",
     (getter)merv___table___Table_get_ransoms, (setter)merv___table___Table_set_ransoms,
     NULL, NULL},
    {"solo_card",
     (getter)merv___table___Table_get_solo_card, (setter)merv___table___Table_set_solo_card,
     NULL, NULL},
    {"solo_deck",
     (getter)merv___table___Table_get_solo_deck, (setter)merv___table___Table_set_solo_deck,
     NULL, NULL},
    {"solo_layers",
     (getter)merv___table___Table_get_solo_layers, (setter)merv___table___Table_set_solo_layers,
     NULL, NULL},
    {"solo_fresh",
     (getter)merv___table___Table_get_solo_fresh, (setter)merv___table___Table_set_solo_fresh,
     NULL, NULL},
    {"solo_discard",
     (getter)merv___table___Table_get_solo_discard, (setter)merv___table___Table_set_solo_discard,
     NULL, NULL},
    {"solo_removed",
     (getter)merv___table___Table_get_solo_removed, (setter)merv___table___Table_set_solo_removed,
     NULL, NULL},
    {"magistrate",
     (getter)merv___table___Table_get_magistrate,
    NULL, NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___table___Table_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___table_____mypyc__Table_setup, METH_O, NULL},
    {"copy",
     (PyCFunction)CPyPy_merv___table___Table___copy,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("copy($self)\n--\n\n")},
    {"is_human",
     (PyCFunction)CPyPy_merv___table___Table___is_human,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("is_human($self, owner)\n--\n\n")},
    {"buildings_left",
     (PyCFunction)CPyPy_merv___table___Table___buildings_left,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("buildings_left($self, owner)\n--\n\n")},
    {"servants_left",
     (PyCFunction)CPyPy_merv___table___Table___servants_left,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("servants_left($self, seat)\n--\n\n")},
    {"posts_left",
     (PyCFunction)CPyPy_merv___table___Table___posts_left,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("posts_left($self, seat)\n--\n\n")},
    {"mosque_level",
     (PyCFunction)CPyPy_merv___table___Table___mosque_level,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("mosque_level($self, seat)\n--\n\n")},
    {"is_walled",
     (PyCFunction)CPyPy_merv___table___Table___is_walled,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("is_walled($self, square)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___table___Table_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Table",
    .tp_new = merv___table___Table_new,
    .tp_dealloc = (destructor)merv___table___Table_dealloc,
    .tp_traverse = (traverseproc)merv___table___Table_traverse,
    .tp_clear = (inquiry)CPyDef_merv___table___Table_clear,
    .tp_getset = merv___table___Table_getseters,
    .tp_methods = merv___table___Table_methods,
    .tp_basicsize = sizeof(serai___games___merv___table___TableObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Table()\n--\n\n"),
};
static PyTypeObject *CPyType_merv___table___Table_template = &CPyType_merv___table___Table_template_;

PyObject *CPyDef_merv___table_____mypyc__Table_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___table___TableObject *self;
    self = (serai___games___merv___table___TableObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___table___Table_vtable;
    self->_reveals = CPY_INT_TAG;
    self->_confirm = 2;
    self->_humans = CPY_INT_TAG;
    self->_solo = 2;
    self->_pepper_anywhere = 2;
    self->_discards_under = 2;
    self->_phase = CPY_INT_TAG;
    self->_year = CPY_INT_TAG;
    self->_round = CPY_INT_TAG;
    self->_at = CPY_INT_TAG;
    self->_courtier_camels = CPY_INT_TAG;
    self->_market = CPY_INT_TAG;
    self->_lost_camels = CPY_INT_TAG;
    self->_square = CPY_INT_TAG;
    self->_action = CPY_INT_TAG;
    self->_market_used = 2;
    self->_discount_used = 2;
    self->_convert_used = 2;
    self->_solo_card = CPY_INT_TAG;
    self->_solo_fresh = 2;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___table___Table(void)
{
    PyObject *self = CPyDef_merv___table_____mypyc__Table_setup((PyObject *)CPyType_merv___table___Table);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
merv___table___Table_get_book(serai___games___merv___table___TableObject *self, void *closure)
{
    if (unlikely(self->_book == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'book' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_book);
    PyObject *retval = self->_book;
    return retval;
}

static int
merv___table___Table_set_book(serai___games___merv___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'book' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_merv___book___Book))
        tmp = value;
    else {
        CPy_TypeError("serai.games.merv.book.Book", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_book != NULL) {
        CPy_DECREF(self->_book);
    }
    self->_book = tmp;
    return 0;
}

static PyObject *
merv___table___Table_get_humans(serai___games___merv___table___TableObject *self, void *closure)
{
    if (unlikely(self->_humans == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'humans' of 'Table' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_humans);
    PyObject *retval = CPyTagged_StealAsObject(self->_humans);
    return retval;
}

static int
merv___table___Table_set_humans(serai___games___merv___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'humans' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_humans != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_humans);
    }
    self->_humans = tmp;
    return 0;
}

static PyObject *
merv___table___Table_get_solo(serai___games___merv___table___TableObject *self, void *closure)
{
    if (unlikely(self->_solo == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'solo' of 'Table' undefined");
        return NULL;
    }
    PyObject *retval = self->_solo ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
merv___table___Table_set_solo(serai___games___merv___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'solo' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_solo = tmp;
    return 0;
}

static PyObject *
merv___table___Table_get_pepper_anywhere(serai___games___merv___table___TableObject *self, void *closure)
{
    if (unlikely(self->_pepper_anywhere == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'pepper_anywhere' of 'Table' undefined");
        return NULL;
    }
    PyObject *retval = self->_pepper_anywhere ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
merv___table___Table_set_pepper_anywhere(serai___games___merv___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'pepper_anywhere' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_pepper_anywhere = tmp;
    return 0;
}

static PyObject *
merv___table___Table_get_discards_under(serai___games___merv___table___TableObject *self, void *closure)
{
    if (unlikely(self->_discards_under == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'discards_under' of 'Table' undefined");
        return NULL;
    }
    PyObject *retval = self->_discards_under ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
merv___table___Table_set_discards_under(serai___games___merv___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'discards_under' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_discards_under = tmp;
    return 0;
}

static PyObject *
merv___table___Table_get_phase(serai___games___merv___table___TableObject *self, void *closure)
{
    if (unlikely(self->_phase == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'phase' of 'Table' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_phase);
    PyObject *retval = CPyTagged_StealAsObject(self->_phase);
    return retval;
}

static int
merv___table___Table_set_phase(serai___games___merv___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'phase' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_phase != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_phase);
    }
    self->_phase = tmp;
    return 0;
}

static PyObject *
merv___table___Table_get_year(serai___games___merv___table___TableObject *self, void *closure)
{
    if (unlikely(self->_year == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'year' of 'Table' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_year);
    PyObject *retval = CPyTagged_StealAsObject(self->_year);
    return retval;
}

static int
merv___table___Table_set_year(serai___games___merv___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'year' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_year != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_year);
    }
    self->_year = tmp;
    return 0;
}

static PyObject *
merv___table___Table_get_round(serai___games___merv___table___TableObject *self, void *closure)
{
    if (unlikely(self->_round == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'round' of 'Table' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_round);
    PyObject *retval = CPyTagged_StealAsObject(self->_round);
    return retval;
}

static int
merv___table___Table_set_round(serai___games___merv___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'round' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_round != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_round);
    }
    self->_round = tmp;
    return 0;
}

static PyObject *
merv___table___Table_get_order(serai___games___merv___table___TableObject *self, void *closure)
{
    if (unlikely(self->_order == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'order' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_order);
    PyObject *retval = self->_order;
    return retval;
}

static int
merv___table___Table_set_order(serai___games___merv___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'order' cannot be deleted");
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
    if (self->_order != NULL) {
        CPy_DECREF(self->_order);
    }
    self->_order = tmp;
    return 0;
}

static PyObject *
merv___table___Table_get_at(serai___games___merv___table___TableObject *self, void *closure)
{
    if (unlikely(self->_at == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'at' of 'Table' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_at);
    PyObject *retval = CPyTagged_StealAsObject(self->_at);
    return retval;
}

static int
merv___table___Table_set_at(serai___games___merv___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'at' cannot be deleted");
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
merv___table___Table_get_zones(serai___games___merv___table___TableObject *self, void *closure)
{
    if (unlikely(self->_zones == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'zones' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_zones);
    PyObject *retval = self->_zones;
    return retval;
}

static int
merv___table___Table_set_zones(serai___games___merv___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'zones' cannot be deleted");
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
    if (self->_zones != NULL) {
        CPy_DECREF(self->_zones);
    }
    self->_zones = tmp;
    return 0;
}

static PyObject *
merv___table___Table_get_queue(serai___games___merv___table___TableObject *self, void *closure)
{
    if (unlikely(self->_queue == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'queue' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_queue);
    PyObject *retval = self->_queue;
    return retval;
}

static int
merv___table___Table_set_queue(serai___games___merv___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'queue' cannot be deleted");
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
    if (self->_queue != NULL) {
        CPy_DECREF(self->_queue);
    }
    self->_queue = tmp;
    return 0;
}

static PyObject *
merv___table___Table_get_queue_camels(serai___games___merv___table___TableObject *self, void *closure)
{
    if (unlikely(self->_queue_camels == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'queue_camels' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_queue_camels);
    PyObject *retval = self->_queue_camels;
    return retval;
}

static int
merv___table___Table_set_queue_camels(serai___games___merv___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'queue_camels' cannot be deleted");
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
    if (self->_queue_camels != NULL) {
        CPy_DECREF(self->_queue_camels);
    }
    self->_queue_camels = tmp;
    return 0;
}

static PyObject *
merv___table___Table_get_courtier_camels(serai___games___merv___table___TableObject *self, void *closure)
{
    if (unlikely(self->_courtier_camels == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'courtier_camels' of 'Table' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_courtier_camels);
    PyObject *retval = CPyTagged_StealAsObject(self->_courtier_camels);
    return retval;
}

static int
merv___table___Table_set_courtier_camels(serai___games___merv___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'courtier_camels' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_courtier_camels != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_courtier_camels);
    }
    self->_courtier_camels = tmp;
    return 0;
}

static PyObject *
merv___table___Table_get_players(serai___games___merv___table___TableObject *self, void *closure)
{
    if (unlikely(self->_players == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'players' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_players);
    PyObject *retval = self->_players;
    return retval;
}

static int
merv___table___Table_set_players(serai___games___merv___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'players' cannot be deleted");
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
    if (self->_players != NULL) {
        CPy_DECREF(self->_players);
    }
    self->_players = tmp;
    return 0;
}

static PyObject *
merv___table___Table_get_tiles(serai___games___merv___table___TableObject *self, void *closure)
{
    if (unlikely(self->_tiles == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'tiles' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_tiles);
    PyObject *retval = self->_tiles;
    return retval;
}

static int
merv___table___Table_set_tiles(serai___games___merv___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'tiles' cannot be deleted");
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
    if (self->_tiles != NULL) {
        CPy_DECREF(self->_tiles);
    }
    self->_tiles = tmp;
    return 0;
}

static PyObject *
merv___table___Table_get_owners(serai___games___merv___table___TableObject *self, void *closure)
{
    if (unlikely(self->_owners == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'owners' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_owners);
    PyObject *retval = self->_owners;
    return retval;
}

static int
merv___table___Table_set_owners(serai___games___merv___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'owners' cannot be deleted");
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
    if (self->_owners != NULL) {
        CPy_DECREF(self->_owners);
    }
    self->_owners = tmp;
    return 0;
}

static PyObject *
merv___table___Table_get_soldiers(serai___games___merv___table___TableObject *self, void *closure)
{
    if (unlikely(self->_soldiers == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'soldiers' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_soldiers);
    PyObject *retval = self->_soldiers;
    return retval;
}

static int
merv___table___Table_set_soldiers(serai___games___merv___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'soldiers' cannot be deleted");
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
    if (self->_soldiers != NULL) {
        CPy_DECREF(self->_soldiers);
    }
    self->_soldiers = tmp;
    return 0;
}

static PyObject *
merv___table___Table_get_upgrades(serai___games___merv___table___TableObject *self, void *closure)
{
    if (unlikely(self->_upgrades == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'upgrades' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_upgrades);
    PyObject *retval = self->_upgrades;
    return retval;
}

static int
merv___table___Table_set_upgrades(serai___games___merv___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'upgrades' cannot be deleted");
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
merv___table___Table_get_ramparts(serai___games___merv___table___TableObject *self, void *closure)
{
    if (unlikely(self->_ramparts == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'ramparts' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_ramparts);
    PyObject *retval = self->_ramparts;
    return retval;
}

static int
merv___table___Table_set_ramparts(serai___games___merv___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'ramparts' cannot be deleted");
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
    if (self->_ramparts != NULL) {
        CPy_DECREF(self->_ramparts);
    }
    self->_ramparts = tmp;
    return 0;
}

static PyObject *
merv___table___Table_get_market(serai___games___merv___table___TableObject *self, void *closure)
{
    if (unlikely(self->_market == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'market' of 'Table' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_market);
    PyObject *retval = CPyTagged_StealAsObject(self->_market);
    return retval;
}

static int
merv___table___Table_set_market(serai___games___merv___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'market' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_market != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_market);
    }
    self->_market = tmp;
    return 0;
}

static PyObject *
merv___table___Table_get_market_camels(serai___games___merv___table___TableObject *self, void *closure)
{
    if (unlikely(self->_market_camels == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'market_camels' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_market_camels);
    PyObject *retval = self->_market_camels;
    return retval;
}

static int
merv___table___Table_set_market_camels(serai___games___merv___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'market_camels' cannot be deleted");
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
    if (self->_market_camels != NULL) {
        CPy_DECREF(self->_market_camels);
    }
    self->_market_camels = tmp;
    return 0;
}

static PyObject *
merv___table___Table_get_row(serai___games___merv___table___TableObject *self, void *closure)
{
    if (unlikely(self->_row == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'row' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_row);
    PyObject *retval = self->_row;
    return retval;
}

static int
merv___table___Table_set_row(serai___games___merv___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'row' cannot be deleted");
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
    if (self->_row != NULL) {
        CPy_DECREF(self->_row);
    }
    self->_row = tmp;
    return 0;
}

static PyObject *
merv___table___Table_get_row_camels(serai___games___merv___table___TableObject *self, void *closure)
{
    if (unlikely(self->_row_camels == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'row_camels' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_row_camels);
    PyObject *retval = self->_row_camels;
    return retval;
}

static int
merv___table___Table_set_row_camels(serai___games___merv___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'row_camels' cannot be deleted");
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
    if (self->_row_camels != NULL) {
        CPy_DECREF(self->_row_camels);
    }
    self->_row_camels = tmp;
    return 0;
}

static PyObject *
merv___table___Table_get_deck(serai___games___merv___table___TableObject *self, void *closure)
{
    if (unlikely(self->_deck == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'deck' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_deck);
    PyObject *retval = self->_deck;
    return retval;
}

static int
merv___table___Table_set_deck(serai___games___merv___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'deck' cannot be deleted");
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
merv___table___Table_get_city_camels(serai___games___merv___table___TableObject *self, void *closure)
{
    if (unlikely(self->_city_camels == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'city_camels' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_city_camels);
    PyObject *retval = self->_city_camels;
    return retval;
}

static int
merv___table___Table_set_city_camels(serai___games___merv___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'city_camels' cannot be deleted");
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
    if (self->_city_camels != NULL) {
        CPy_DECREF(self->_city_camels);
    }
    self->_city_camels = tmp;
    return 0;
}

static PyObject *
merv___table___Table_get_posts(serai___games___merv___table___TableObject *self, void *closure)
{
    if (unlikely(self->_posts == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'posts' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_posts);
    PyObject *retval = self->_posts;
    return retval;
}

static int
merv___table___Table_set_posts(serai___games___merv___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'posts' cannot be deleted");
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
    if (self->_posts != NULL) {
        CPy_DECREF(self->_posts);
    }
    self->_posts = tmp;
    return 0;
}

static PyObject *
merv___table___Table_get_roads(serai___games___merv___table___TableObject *self, void *closure)
{
    if (unlikely(self->_roads == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'roads' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_roads);
    PyObject *retval = self->_roads;
    return retval;
}

static int
merv___table___Table_set_roads(serai___games___merv___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'roads' cannot be deleted");
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
    if (self->_roads != NULL) {
        CPy_DECREF(self->_roads);
    }
    self->_roads = tmp;
    return 0;
}

static PyObject *
merv___table___Table_get_mosque_camels(serai___games___merv___table___TableObject *self, void *closure)
{
    if (unlikely(self->_mosque_camels == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'mosque_camels' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_mosque_camels);
    PyObject *retval = self->_mosque_camels;
    return retval;
}

static int
merv___table___Table_set_mosque_camels(serai___games___merv___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'mosque_camels' cannot be deleted");
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
    if (self->_mosque_camels != NULL) {
        CPy_DECREF(self->_mosque_camels);
    }
    self->_mosque_camels = tmp;
    return 0;
}

static PyObject *
merv___table___Table_get_piles(serai___games___merv___table___TableObject *self, void *closure)
{
    if (unlikely(self->_piles == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'piles' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_piles);
    PyObject *retval = self->_piles;
    return retval;
}

static int
merv___table___Table_set_piles(serai___games___merv___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'piles' cannot be deleted");
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
    if (self->_piles != NULL) {
        CPy_DECREF(self->_piles);
    }
    self->_piles = tmp;
    return 0;
}

static PyObject *
merv___table___Table_get_discoveries(serai___games___merv___table___TableObject *self, void *closure)
{
    if (unlikely(self->_discoveries == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'discoveries' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_discoveries);
    PyObject *retval = self->_discoveries;
    return retval;
}

static int
merv___table___Table_set_discoveries(serai___games___merv___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'discoveries' cannot be deleted");
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
    if (self->_discoveries != NULL) {
        CPy_DECREF(self->_discoveries);
    }
    self->_discoveries = tmp;
    return 0;
}

static PyObject *
merv___table___Table_get_bonus_tiles(serai___games___merv___table___TableObject *self, void *closure)
{
    if (unlikely(self->_bonus_tiles == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'bonus_tiles' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_bonus_tiles);
    PyObject *retval = self->_bonus_tiles;
    return retval;
}

static int
merv___table___Table_set_bonus_tiles(serai___games___merv___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'bonus_tiles' cannot be deleted");
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
    if (self->_bonus_tiles != NULL) {
        CPy_DECREF(self->_bonus_tiles);
    }
    self->_bonus_tiles = tmp;
    return 0;
}

static PyObject *
merv___table___Table_get_lost_camels(serai___games___merv___table___TableObject *self, void *closure)
{
    if (unlikely(self->_lost_camels == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'lost_camels' of 'Table' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_lost_camels);
    PyObject *retval = CPyTagged_StealAsObject(self->_lost_camels);
    return retval;
}

static int
merv___table___Table_set_lost_camels(serai___games___merv___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'lost_camels' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_lost_camels != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_lost_camels);
    }
    self->_lost_camels = tmp;
    return 0;
}

static PyObject *
merv___table___Table_get_square(serai___games___merv___table___TableObject *self, void *closure)
{
    if (unlikely(self->_square == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'square' of 'Table' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_square);
    PyObject *retval = CPyTagged_StealAsObject(self->_square);
    return retval;
}

static int
merv___table___Table_set_square(serai___games___merv___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'square' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_square != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_square);
    }
    self->_square = tmp;
    return 0;
}

static PyObject *
merv___table___Table_get_action(serai___games___merv___table___TableObject *self, void *closure)
{
    if (unlikely(self->_action == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'action' of 'Table' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_action);
    PyObject *retval = CPyTagged_StealAsObject(self->_action);
    return retval;
}

static int
merv___table___Table_set_action(serai___games___merv___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'action' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_action != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_action);
    }
    self->_action = tmp;
    return 0;
}

static PyObject *
merv___table___Table_get_market_used(serai___games___merv___table___TableObject *self, void *closure)
{
    if (unlikely(self->_market_used == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'market_used' of 'Table' undefined");
        return NULL;
    }
    PyObject *retval = self->_market_used ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
merv___table___Table_set_market_used(serai___games___merv___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'market_used' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_market_used = tmp;
    return 0;
}

static PyObject *
merv___table___Table_get_discount_used(serai___games___merv___table___TableObject *self, void *closure)
{
    if (unlikely(self->_discount_used == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'discount_used' of 'Table' undefined");
        return NULL;
    }
    PyObject *retval = self->_discount_used ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
merv___table___Table_set_discount_used(serai___games___merv___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'discount_used' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_discount_used = tmp;
    return 0;
}

static PyObject *
merv___table___Table_get_convert_used(serai___games___merv___table___TableObject *self, void *closure)
{
    if (unlikely(self->_convert_used == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'convert_used' of 'Table' undefined");
        return NULL;
    }
    PyObject *retval = self->_convert_used ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
merv___table___Table_set_convert_used(serai___games___merv___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'convert_used' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_convert_used = tmp;
    return 0;
}

static PyObject *
merv___table___Table_get_ransoms(serai___games___merv___table___TableObject *self, void *closure)
{
    if (unlikely(self->_ransoms == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'ransoms' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_ransoms);
    PyObject *retval = self->_ransoms;
    return retval;
}

static int
merv___table___Table_set_ransoms(serai___games___merv___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'ransoms' cannot be deleted");
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
    if (self->_ransoms != NULL) {
        CPy_DECREF(self->_ransoms);
    }
    self->_ransoms = tmp;
    return 0;
}

static PyObject *
merv___table___Table_get_solo_card(serai___games___merv___table___TableObject *self, void *closure)
{
    if (unlikely(self->_solo_card == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'solo_card' of 'Table' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_solo_card);
    PyObject *retval = CPyTagged_StealAsObject(self->_solo_card);
    return retval;
}

static int
merv___table___Table_set_solo_card(serai___games___merv___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'solo_card' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_solo_card != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_solo_card);
    }
    self->_solo_card = tmp;
    return 0;
}

static PyObject *
merv___table___Table_get_solo_deck(serai___games___merv___table___TableObject *self, void *closure)
{
    if (unlikely(self->_solo_deck == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'solo_deck' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_solo_deck);
    PyObject *retval = self->_solo_deck;
    return retval;
}

static int
merv___table___Table_set_solo_deck(serai___games___merv___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'solo_deck' cannot be deleted");
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
    if (self->_solo_deck != NULL) {
        CPy_DECREF(self->_solo_deck);
    }
    self->_solo_deck = tmp;
    return 0;
}

static PyObject *
merv___table___Table_get_solo_layers(serai___games___merv___table___TableObject *self, void *closure)
{
    if (unlikely(self->_solo_layers == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'solo_layers' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_solo_layers);
    PyObject *retval = self->_solo_layers;
    return retval;
}

static int
merv___table___Table_set_solo_layers(serai___games___merv___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'solo_layers' cannot be deleted");
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
    if (self->_solo_layers != NULL) {
        CPy_DECREF(self->_solo_layers);
    }
    self->_solo_layers = tmp;
    return 0;
}

static PyObject *
merv___table___Table_get_solo_fresh(serai___games___merv___table___TableObject *self, void *closure)
{
    if (unlikely(self->_solo_fresh == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'solo_fresh' of 'Table' undefined");
        return NULL;
    }
    PyObject *retval = self->_solo_fresh ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
merv___table___Table_set_solo_fresh(serai___games___merv___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'solo_fresh' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_solo_fresh = tmp;
    return 0;
}

static PyObject *
merv___table___Table_get_solo_discard(serai___games___merv___table___TableObject *self, void *closure)
{
    if (unlikely(self->_solo_discard == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'solo_discard' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_solo_discard);
    PyObject *retval = self->_solo_discard;
    return retval;
}

static int
merv___table___Table_set_solo_discard(serai___games___merv___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'solo_discard' cannot be deleted");
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
    if (self->_solo_discard != NULL) {
        CPy_DECREF(self->_solo_discard);
    }
    self->_solo_discard = tmp;
    return 0;
}

static PyObject *
merv___table___Table_get_solo_removed(serai___games___merv___table___TableObject *self, void *closure)
{
    if (unlikely(self->_solo_removed == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'solo_removed' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_solo_removed);
    PyObject *retval = self->_solo_removed;
    return retval;
}

static int
merv___table___Table_set_solo_removed(serai___games___merv___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'solo_removed' cannot be deleted");
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
    if (self->_solo_removed != NULL) {
        CPy_DECREF(self->_solo_removed);
    }
    self->_solo_removed = tmp;
    return 0;
}

static PyObject *
merv___table___Table_get_magistrate(serai___games___merv___table___TableObject *self, void *closure)
{
    CPyTagged retval = CPyDef_merv___table___Table___magistrate((PyObject *) self);
    if (retval == CPY_INT_TAG) {
        return NULL;
    }
    PyObject *retbox = CPyTagged_StealAsObject(retval);
    return retbox;
}
static PyMethodDef merv___tablemodule_methods[] = {
    {"_count", (PyCFunction)CPyPy_merv___table____count, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_count(numbers, number)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___merv___table__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___merv___table__internal, "__name__");
    CPyStatic_merv___table___globals = PyModule_GetDict(CPyModule_serai___games___merv___table__internal);
    if (unlikely(CPyStatic_merv___table___globals == NULL))
        goto fail;
    char result = CPyDef_merv___table_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___merv___table__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_merv___table___Player);
    Py_CLEAR(CPyType_merv___table___Table);
    return -1;
}
int CPyExec_serai___games___merv___table(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___merv___table__impl, &CPyImportState_serai___games___merv___table, &CPyModule_serai___games___merv___table);
}
static struct PyModuleDef merv___tablemodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.merv.table",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    merv___tablemodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___merv___table(void)
{
    if (CPyModule_serai___games___merv___table__internal) {
        Py_INCREF(CPyModule_serai___games___merv___table__internal);
        return CPyModule_serai___games___merv___table__internal;
    }
    CPyModule_serai___games___merv___table__internal = PyModule_Create(&merv___tablemodule);
    return CPyModule_serai___games___merv___table__internal;
}

PyObject *CPyInit_serai___games___merv___table(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___merv___table__internal) {
        Py_INCREF(CPyModule_serai___games___merv___table__internal);
        return CPyModule_serai___games___merv___table__internal;
    }
    CPyModule_serai___games___merv___table__internal = PyModule_Create(&merv___tablemodule);
    if (unlikely(CPyModule_serai___games___merv___table__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.merv.table");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___merv___table__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___merv___table__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___merv___table__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___merv___table(CPyModule_serai___games___merv___table__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___merv___table__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.merv.table");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___merv___table__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_merv___table___Player___copy(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    CPyTagged cpy_r_r9;
    char cpy_r_r10;
    CPyTagged cpy_r_r11;
    char cpy_r_r12;
    CPyTagged cpy_r_r13;
    char cpy_r_r14;
    CPyTagged cpy_r_r15;
    char cpy_r_r16;
    CPyTagged cpy_r_r17;
    char cpy_r_r18;
    CPyTagged cpy_r_r19;
    char cpy_r_r20;
    CPyTagged cpy_r_r21;
    char cpy_r_r22;
    CPyTagged cpy_r_r23;
    char cpy_r_r24;
    CPyTagged cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    CPyTagged cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    cpy_r_r0 = CPyDef_merv___table___Player();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 47, CPyStatic_merv___table___globals);
        goto CPyL40;
    }
    cpy_r_r1 = ((serai___games___merv___table___PlayerObject *)cpy_r_self)->_cubes;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Player", "cubes", 48, CPyStatic_merv___table___globals);
        goto CPyL41;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPyList_GetSlice(cpy_r_r1, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 48, CPyStatic_merv___table___globals);
        goto CPyL41;
    }
    if (likely(PyList_Check(cpy_r_r2)))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/table.py", "copy", 48, CPyStatic_merv___table___globals, "list", cpy_r_r2);
        goto CPyL41;
    }
    if (((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_cubes != NULL) {
        CPy_DECREF(((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_cubes);
    }
    ((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_cubes = cpy_r_r3;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 48, CPyStatic_merv___table___globals);
        goto CPyL41;
    }
    cpy_r_r5 = ((serai___games___merv___table___PlayerObject *)cpy_r_self)->_points;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Player", "points", 49, CPyStatic_merv___table___globals);
        goto CPyL41;
    }
    CPy_INCREF(cpy_r_r5);
CPyL6: ;
    cpy_r_r6 = CPyList_GetSlice(cpy_r_r5, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 49, CPyStatic_merv___table___globals);
        goto CPyL41;
    }
    if (likely(PyList_Check(cpy_r_r6)))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/table.py", "copy", 49, CPyStatic_merv___table___globals, "list", cpy_r_r6);
        goto CPyL41;
    }
    if (((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_points != NULL) {
        CPy_DECREF(((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_points);
    }
    ((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_points = cpy_r_r7;
    cpy_r_r8 = 1;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 49, CPyStatic_merv___table___globals);
        goto CPyL41;
    }
    cpy_r_r9 = ((serai___games___merv___table___PlayerObject *)cpy_r_self)->_favour;
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Player", "favour", 50, CPyStatic_merv___table___globals);
        goto CPyL41;
    }
    CPyTagged_INCREF(cpy_r_r9);
CPyL10: ;
    if (((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_favour != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_favour);
    }
    ((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_favour = cpy_r_r9;
    cpy_r_r10 = 1;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 50, CPyStatic_merv___table___globals);
        goto CPyL41;
    }
    cpy_r_r11 = ((serai___games___merv___table___PlayerObject *)cpy_r_self)->_influence;
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Player", "influence", 51, CPyStatic_merv___table___globals);
        goto CPyL41;
    }
    CPyTagged_INCREF(cpy_r_r11);
CPyL12: ;
    if (((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_influence != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_influence);
    }
    ((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_influence = cpy_r_r11;
    cpy_r_r12 = 1;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 51, CPyStatic_merv___table___globals);
        goto CPyL41;
    }
    cpy_r_r13 = ((serai___games___merv___table___PlayerObject *)cpy_r_self)->_camels;
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Player", "camels", 52, CPyStatic_merv___table___globals);
        goto CPyL41;
    }
    CPyTagged_INCREF(cpy_r_r13);
CPyL14: ;
    if (((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_camels != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_camels);
    }
    ((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_camels = cpy_r_r13;
    cpy_r_r14 = 1;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 52, CPyStatic_merv___table___globals);
        goto CPyL41;
    }
    cpy_r_r15 = ((serai___games___merv___table___PlayerObject *)cpy_r_self)->_scrolls;
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Player", "scrolls", 53, CPyStatic_merv___table___globals);
        goto CPyL41;
    }
    CPyTagged_INCREF(cpy_r_r15);
CPyL16: ;
    if (((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_scrolls != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_scrolls);
    }
    ((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_scrolls = cpy_r_r15;
    cpy_r_r16 = 1;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 53, CPyStatic_merv___table___globals);
        goto CPyL41;
    }
    cpy_r_r17 = ((serai___games___merv___table___PlayerObject *)cpy_r_self)->_common;
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Player", "common", 54, CPyStatic_merv___table___globals);
        goto CPyL41;
    }
    CPyTagged_INCREF(cpy_r_r17);
CPyL18: ;
    if (((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_common != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_common);
    }
    ((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_common = cpy_r_r17;
    cpy_r_r18 = 1;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 54, CPyStatic_merv___table___globals);
        goto CPyL41;
    }
    cpy_r_r19 = ((serai___games___merv___table___PlayerObject *)cpy_r_self)->_rare;
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Player", "rare", 55, CPyStatic_merv___table___globals);
        goto CPyL41;
    }
    CPyTagged_INCREF(cpy_r_r19);
CPyL20: ;
    if (((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_rare != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_rare);
    }
    ((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_rare = cpy_r_r19;
    cpy_r_r20 = 1;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 55, CPyStatic_merv___table___globals);
        goto CPyL41;
    }
    cpy_r_r21 = ((serai___games___merv___table___PlayerObject *)cpy_r_self)->_locked_scrolls;
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Player", "locked_scrolls", 56, CPyStatic_merv___table___globals);
        goto CPyL41;
    }
    CPyTagged_INCREF(cpy_r_r21);
CPyL22: ;
    if (((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_locked_scrolls != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_locked_scrolls);
    }
    ((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_locked_scrolls = cpy_r_r21;
    cpy_r_r22 = 1;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 56, CPyStatic_merv___table___globals);
        goto CPyL41;
    }
    cpy_r_r23 = ((serai___games___merv___table___PlayerObject *)cpy_r_self)->_locked_common;
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Player", "locked_common", 57, CPyStatic_merv___table___globals);
        goto CPyL41;
    }
    CPyTagged_INCREF(cpy_r_r23);
CPyL24: ;
    if (((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_locked_common != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_locked_common);
    }
    ((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_locked_common = cpy_r_r23;
    cpy_r_r24 = 1;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 57, CPyStatic_merv___table___globals);
        goto CPyL41;
    }
    cpy_r_r25 = ((serai___games___merv___table___PlayerObject *)cpy_r_self)->_locked_rare;
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Player", "locked_rare", 58, CPyStatic_merv___table___globals);
        goto CPyL41;
    }
    CPyTagged_INCREF(cpy_r_r25);
CPyL26: ;
    if (((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_locked_rare != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_locked_rare);
    }
    ((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_locked_rare = cpy_r_r25;
    cpy_r_r26 = 1;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 58, CPyStatic_merv___table___globals);
        goto CPyL41;
    }
    cpy_r_r27 = ((serai___games___merv___table___PlayerObject *)cpy_r_self)->_spices;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Player", "spices", 59, CPyStatic_merv___table___globals);
        goto CPyL41;
    }
    CPy_INCREF(cpy_r_r27);
CPyL28: ;
    cpy_r_r28 = CPyList_GetSlice(cpy_r_r27, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 59, CPyStatic_merv___table___globals);
        goto CPyL41;
    }
    if (likely(PyList_Check(cpy_r_r28)))
        cpy_r_r29 = cpy_r_r28;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/table.py", "copy", 59, CPyStatic_merv___table___globals, "list", cpy_r_r28);
        goto CPyL41;
    }
    if (((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_spices != NULL) {
        CPy_DECREF(((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_spices);
    }
    ((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_spices = cpy_r_r29;
    cpy_r_r30 = 1;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 59, CPyStatic_merv___table___globals);
        goto CPyL41;
    }
    cpy_r_r31 = ((serai___games___merv___table___PlayerObject *)cpy_r_self)->_courtiers;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Player", "courtiers", 60, CPyStatic_merv___table___globals);
        goto CPyL41;
    }
    CPy_INCREF(cpy_r_r31);
CPyL32: ;
    cpy_r_r32 = CPyList_GetSlice(cpy_r_r31, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 60, CPyStatic_merv___table___globals);
        goto CPyL41;
    }
    if (likely(PyList_Check(cpy_r_r32)))
        cpy_r_r33 = cpy_r_r32;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/table.py", "copy", 60, CPyStatic_merv___table___globals, "list", cpy_r_r32);
        goto CPyL41;
    }
    if (((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_courtiers != NULL) {
        CPy_DECREF(((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_courtiers);
    }
    ((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_courtiers = cpy_r_r33;
    cpy_r_r34 = 1;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 60, CPyStatic_merv___table___globals);
        goto CPyL41;
    }
    cpy_r_r35 = ((serai___games___merv___table___PlayerObject *)cpy_r_self)->_mosque;
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Player", "mosque", 61, CPyStatic_merv___table___globals);
        goto CPyL41;
    }
    CPyTagged_INCREF(cpy_r_r35);
CPyL36: ;
    if (((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_mosque != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_mosque);
    }
    ((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_mosque = cpy_r_r35;
    cpy_r_r36 = 1;
    if (unlikely(!cpy_r_r36)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 61, CPyStatic_merv___table___globals);
        goto CPyL41;
    }
    cpy_r_r37 = ((serai___games___merv___table___PlayerObject *)cpy_r_self)->_contracts;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Player", "contracts", 62, CPyStatic_merv___table___globals);
        goto CPyL41;
    }
    CPy_INCREF(cpy_r_r37);
CPyL38: ;
    if (((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_contracts != NULL) {
        CPy_DECREF(((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_contracts);
    }
    ((serai___games___merv___table___PlayerObject *)cpy_r_r0)->_contracts = cpy_r_r37;
    cpy_r_r38 = 1;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 62, CPyStatic_merv___table___globals);
        goto CPyL41;
    }
    return cpy_r_r0;
CPyL40: ;
    cpy_r_r39 = NULL;
    return cpy_r_r39;
CPyL41: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL40;
}
        
        PyObject *CPyPy_merv___table___Player___copy(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":copy", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___table___Player))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.table.Player", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___table___Player___copy(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 46, CPyStatic_merv___table___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___table___Table___copy(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    CPyTagged cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    CPyTagged cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    CPyTagged cpy_r_r20;
    char cpy_r_r21;
    CPyTagged cpy_r_r22;
    char cpy_r_r23;
    CPyTagged cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    char cpy_r_r29;
    CPyTagged cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    CPyTagged cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyPtr cpy_r_r47;
    int64_t cpy_r_r48;
    PyObject *cpy_r_r49;
    int64_t cpy_r_r50;
    CPyPtr cpy_r_r51;
    int64_t cpy_r_r52;
    char cpy_r_r53;
    CPyPtr cpy_r_r54;
    CPyPtr cpy_r_r55;
    int64_t cpy_r_r56;
    CPyPtr cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    int64_t cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    char cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    char cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    char cpy_r_r80;
    CPyTagged cpy_r_r81;
    char cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    char cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    char cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    char cpy_r_r94;
    PyObject *cpy_r_r95;
    char cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    char cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    char cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    char cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    char cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    char cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    char cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    char cpy_r_r124;
    CPyTagged cpy_r_r125;
    char cpy_r_r126;
    CPyTagged cpy_r_r127;
    char cpy_r_r128;
    CPyTagged cpy_r_r129;
    char cpy_r_r130;
    char cpy_r_r131;
    char cpy_r_r132;
    char cpy_r_r133;
    char cpy_r_r134;
    char cpy_r_r135;
    char cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    char cpy_r_r140;
    CPyTagged cpy_r_r141;
    char cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    char cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    char cpy_r_r150;
    char cpy_r_r151;
    char cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    char cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    char cpy_r_r160;
    PyObject *cpy_r_r161;
    cpy_r_r0 = CPyDef_merv___table___Table();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 130, CPyStatic_merv___table___globals);
        goto CPyL153;
    }
    cpy_r_r1 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_chance;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Table", "chance", 131, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPyDef_chance___Chance___copy(cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 131, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_chance != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_chance);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_chance = cpy_r_r2;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 131, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    cpy_r_r4 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_reveals;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Table", "reveals", 132, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    CPyTagged_INCREF(cpy_r_r4);
CPyL5: ;
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_reveals != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_reveals);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_reveals = cpy_r_r4;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 132, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    cpy_r_r6 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_confirm;
    if (unlikely(cpy_r_r6 == 2)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Table", "confirm", 133, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
CPyL7: ;
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_confirm = cpy_r_r6;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 133, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    cpy_r_r8 = Py_None;
    CPy_INCREF(cpy_r_r8);
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_story != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_story);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_story = cpy_r_r8;
    cpy_r_r9 = 1;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 134, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    cpy_r_r10 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_book;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Table", "book", 135, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    CPy_INCREF(cpy_r_r10);
CPyL10: ;
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_book != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_book);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_book = cpy_r_r10;
    cpy_r_r11 = 1;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 135, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    cpy_r_r12 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_humans;
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Table", "humans", 136, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    CPyTagged_INCREF(cpy_r_r12);
CPyL12: ;
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_humans != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_humans);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_humans = cpy_r_r12;
    cpy_r_r13 = 1;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 136, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    cpy_r_r14 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_solo;
    if (unlikely(cpy_r_r14 == 2)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Table", "solo", 137, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
CPyL14: ;
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_solo = cpy_r_r14;
    cpy_r_r15 = 1;
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 137, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    cpy_r_r16 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_pepper_anywhere;
    if (unlikely(cpy_r_r16 == 2)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Table", "pepper_anywhere", 138, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
CPyL16: ;
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_pepper_anywhere = cpy_r_r16;
    cpy_r_r17 = 1;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 138, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    cpy_r_r18 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_discards_under;
    if (unlikely(cpy_r_r18 == 2)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Table", "discards_under", 139, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
CPyL18: ;
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_discards_under = cpy_r_r18;
    cpy_r_r19 = 1;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 139, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    cpy_r_r20 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_phase;
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Table", "phase", 140, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    CPyTagged_INCREF(cpy_r_r20);
CPyL20: ;
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_phase != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_phase);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_phase = cpy_r_r20;
    cpy_r_r21 = 1;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 140, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    cpy_r_r22 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_year;
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Table", "year", 141, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    CPyTagged_INCREF(cpy_r_r22);
CPyL22: ;
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_year != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_year);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_year = cpy_r_r22;
    cpy_r_r23 = 1;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 141, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    cpy_r_r24 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_round;
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Table", "round", 142, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    CPyTagged_INCREF(cpy_r_r24);
CPyL24: ;
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_round != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_round);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_round = cpy_r_r24;
    cpy_r_r25 = 1;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 142, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    cpy_r_r26 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_order;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Table", "order", 143, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    CPy_INCREF(cpy_r_r26);
CPyL26: ;
    cpy_r_r27 = CPyList_GetSlice(cpy_r_r26, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 143, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    if (likely(PyList_Check(cpy_r_r27)))
        cpy_r_r28 = cpy_r_r27;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/table.py", "copy", 143, CPyStatic_merv___table___globals, "list", cpy_r_r27);
        goto CPyL154;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_order != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_order);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_order = cpy_r_r28;
    cpy_r_r29 = 1;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 143, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    cpy_r_r30 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_at;
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Table", "at", 144, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    CPyTagged_INCREF(cpy_r_r30);
CPyL30: ;
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_at != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_at);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_at = cpy_r_r30;
    cpy_r_r31 = 1;
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 144, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    cpy_r_r32 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_zones;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Table", "zones", 145, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    CPy_INCREF(cpy_r_r32);
CPyL32: ;
    cpy_r_r33 = CPyList_GetSlice(cpy_r_r32, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 145, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    if (likely(PyList_Check(cpy_r_r33)))
        cpy_r_r34 = cpy_r_r33;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/table.py", "copy", 145, CPyStatic_merv___table___globals, "list", cpy_r_r33);
        goto CPyL154;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_zones != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_zones);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_zones = cpy_r_r34;
    cpy_r_r35 = 1;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 145, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    cpy_r_r36 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_queue;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Table", "queue", 146, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    CPy_INCREF(cpy_r_r36);
CPyL36: ;
    cpy_r_r37 = CPyList_GetSlice(cpy_r_r36, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 146, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    if (likely(PyList_Check(cpy_r_r37)))
        cpy_r_r38 = cpy_r_r37;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/table.py", "copy", 146, CPyStatic_merv___table___globals, "list", cpy_r_r37);
        goto CPyL154;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_queue != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_queue);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_queue = cpy_r_r38;
    cpy_r_r39 = 1;
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 146, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    cpy_r_r40 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_queue_camels;
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Table", "queue_camels", 147, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    CPy_INCREF(cpy_r_r40);
CPyL40: ;
    cpy_r_r41 = CPyList_GetSlice(cpy_r_r40, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 147, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    if (likely(PyList_Check(cpy_r_r41)))
        cpy_r_r42 = cpy_r_r41;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/table.py", "copy", 147, CPyStatic_merv___table___globals, "list", cpy_r_r41);
        goto CPyL154;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_queue_camels != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_queue_camels);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_queue_camels = cpy_r_r42;
    cpy_r_r43 = 1;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 147, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    cpy_r_r44 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_courtier_camels;
    if (unlikely(cpy_r_r44 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Table", "courtier_camels", 148, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    CPyTagged_INCREF(cpy_r_r44);
CPyL44: ;
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_courtier_camels != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_courtier_camels);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_courtier_camels = cpy_r_r44;
    cpy_r_r45 = 1;
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 148, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    cpy_r_r46 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_players;
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Table", "players", 149, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    CPy_INCREF(cpy_r_r46);
CPyL46: ;
    cpy_r_r47 = (CPyPtr)((CPyPtr)cpy_r_r46 + offsetof(PyVarObject, ob_size));
    cpy_r_r48 = *(int64_t *)cpy_r_r47;
    cpy_r_r49 = PyList_New(cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 149, CPyStatic_merv___table___globals);
        goto CPyL155;
    }
    cpy_r_r50 = 0;
CPyL48: ;
    cpy_r_r51 = (CPyPtr)((CPyPtr)cpy_r_r46 + offsetof(PyVarObject, ob_size));
    cpy_r_r52 = *(int64_t *)cpy_r_r51;
    cpy_r_r53 = cpy_r_r50 < cpy_r_r52;
    if (!cpy_r_r53) goto CPyL156;
    cpy_r_r54 = (CPyPtr)((CPyPtr)cpy_r_r46 + offsetof(PyListObject, ob_item));
    cpy_r_r55 = *(CPyPtr *)cpy_r_r54;
    cpy_r_r56 = cpy_r_r50 * 8;
    cpy_r_r57 = cpy_r_r55 + cpy_r_r56;
    cpy_r_r58 = *(PyObject * *)cpy_r_r57;
    CPy_INCREF(cpy_r_r58);
    if (likely(Py_TYPE(cpy_r_r58) == CPyType_merv___table___Player))
        cpy_r_r59 = cpy_r_r58;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/table.py", "copy", 149, CPyStatic_merv___table___globals, "serai.games.merv.table.Player", cpy_r_r58);
        goto CPyL157;
    }
    cpy_r_r60 = CPyDef_merv___table___Player___copy(cpy_r_r59);
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 149, CPyStatic_merv___table___globals);
        goto CPyL157;
    }
    CPyList_SetItemUnsafe(cpy_r_r49, cpy_r_r50, cpy_r_r60);
    cpy_r_r61 = cpy_r_r50 + 1;
    cpy_r_r50 = cpy_r_r61;
    goto CPyL48;
CPyL53: ;
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_players != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_players);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_players = cpy_r_r49;
    cpy_r_r62 = 1;
    if (unlikely(!cpy_r_r62)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 149, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    cpy_r_r63 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_tiles;
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Table", "tiles", 150, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    CPy_INCREF(cpy_r_r63);
CPyL55: ;
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_tiles != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_tiles);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_tiles = cpy_r_r63;
    cpy_r_r64 = 1;
    if (unlikely(!cpy_r_r64)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 150, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    cpy_r_r65 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_owners;
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Table", "owners", 151, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    CPy_INCREF(cpy_r_r65);
CPyL57: ;
    cpy_r_r66 = CPyList_GetSlice(cpy_r_r65, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 151, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    if (likely(PyList_Check(cpy_r_r66)))
        cpy_r_r67 = cpy_r_r66;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/table.py", "copy", 151, CPyStatic_merv___table___globals, "list", cpy_r_r66);
        goto CPyL154;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_owners != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_owners);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_owners = cpy_r_r67;
    cpy_r_r68 = 1;
    if (unlikely(!cpy_r_r68)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 151, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    cpy_r_r69 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_soldiers;
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Table", "soldiers", 152, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    CPy_INCREF(cpy_r_r69);
CPyL61: ;
    cpy_r_r70 = CPyList_GetSlice(cpy_r_r69, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 152, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    if (likely(PyList_Check(cpy_r_r70)))
        cpy_r_r71 = cpy_r_r70;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/table.py", "copy", 152, CPyStatic_merv___table___globals, "list", cpy_r_r70);
        goto CPyL154;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_soldiers != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_soldiers);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_soldiers = cpy_r_r71;
    cpy_r_r72 = 1;
    if (unlikely(!cpy_r_r72)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 152, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    cpy_r_r73 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_upgrades;
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Table", "upgrades", 153, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    CPy_INCREF(cpy_r_r73);
CPyL65: ;
    cpy_r_r74 = CPyList_GetSlice(cpy_r_r73, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 153, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    if (likely(PyList_Check(cpy_r_r74)))
        cpy_r_r75 = cpy_r_r74;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/table.py", "copy", 153, CPyStatic_merv___table___globals, "list", cpy_r_r74);
        goto CPyL154;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_upgrades != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_upgrades);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_upgrades = cpy_r_r75;
    cpy_r_r76 = 1;
    if (unlikely(!cpy_r_r76)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 153, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    cpy_r_r77 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_ramparts;
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Table", "ramparts", 154, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    CPy_INCREF(cpy_r_r77);
CPyL69: ;
    cpy_r_r78 = CPyList_GetSlice(cpy_r_r77, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 154, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    if (likely(PyList_Check(cpy_r_r78)))
        cpy_r_r79 = cpy_r_r78;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/table.py", "copy", 154, CPyStatic_merv___table___globals, "list", cpy_r_r78);
        goto CPyL154;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_ramparts != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_ramparts);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_ramparts = cpy_r_r79;
    cpy_r_r80 = 1;
    if (unlikely(!cpy_r_r80)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 154, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    cpy_r_r81 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_market;
    if (unlikely(cpy_r_r81 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Table", "market", 155, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    CPyTagged_INCREF(cpy_r_r81);
CPyL73: ;
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_market != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_market);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_market = cpy_r_r81;
    cpy_r_r82 = 1;
    if (unlikely(!cpy_r_r82)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 155, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    cpy_r_r83 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_market_camels;
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Table", "market_camels", 156, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    CPy_INCREF(cpy_r_r83);
CPyL75: ;
    cpy_r_r84 = CPyList_GetSlice(cpy_r_r83, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r83);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 156, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    if (likely(PyList_Check(cpy_r_r84)))
        cpy_r_r85 = cpy_r_r84;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/table.py", "copy", 156, CPyStatic_merv___table___globals, "list", cpy_r_r84);
        goto CPyL154;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_market_camels != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_market_camels);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_market_camels = cpy_r_r85;
    cpy_r_r86 = 1;
    if (unlikely(!cpy_r_r86)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 156, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    cpy_r_r87 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_row;
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Table", "row", 157, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    CPy_INCREF(cpy_r_r87);
CPyL79: ;
    cpy_r_r88 = CPyList_GetSlice(cpy_r_r87, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 157, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    if (likely(PyList_Check(cpy_r_r88)))
        cpy_r_r89 = cpy_r_r88;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/table.py", "copy", 157, CPyStatic_merv___table___globals, "list", cpy_r_r88);
        goto CPyL154;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_row != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_row);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_row = cpy_r_r89;
    cpy_r_r90 = 1;
    if (unlikely(!cpy_r_r90)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 157, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    cpy_r_r91 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_row_camels;
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Table", "row_camels", 158, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    CPy_INCREF(cpy_r_r91);
CPyL83: ;
    cpy_r_r92 = CPyList_GetSlice(cpy_r_r91, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 158, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    if (likely(PyList_Check(cpy_r_r92)))
        cpy_r_r93 = cpy_r_r92;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/table.py", "copy", 158, CPyStatic_merv___table___globals, "list", cpy_r_r92);
        goto CPyL154;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_row_camels != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_row_camels);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_row_camels = cpy_r_r93;
    cpy_r_r94 = 1;
    if (unlikely(!cpy_r_r94)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 158, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    cpy_r_r95 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_deck;
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Table", "deck", 159, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    CPy_INCREF(cpy_r_r95);
CPyL87: ;
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_deck != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_deck);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_deck = cpy_r_r95;
    cpy_r_r96 = 1;
    if (unlikely(!cpy_r_r96)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 159, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    cpy_r_r97 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_city_camels;
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Table", "city_camels", 160, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    CPy_INCREF(cpy_r_r97);
CPyL89: ;
    cpy_r_r98 = CPyList_GetSlice(cpy_r_r97, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 160, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    if (likely(PyList_Check(cpy_r_r98)))
        cpy_r_r99 = cpy_r_r98;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/table.py", "copy", 160, CPyStatic_merv___table___globals, "list", cpy_r_r98);
        goto CPyL154;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_city_camels != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_city_camels);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_city_camels = cpy_r_r99;
    cpy_r_r100 = 1;
    if (unlikely(!cpy_r_r100)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 160, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    cpy_r_r101 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_posts;
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Table", "posts", 161, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    CPy_INCREF(cpy_r_r101);
CPyL93: ;
    cpy_r_r102 = CPyList_GetSlice(cpy_r_r101, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r101);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 161, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    if (likely(PyList_Check(cpy_r_r102)))
        cpy_r_r103 = cpy_r_r102;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/table.py", "copy", 161, CPyStatic_merv___table___globals, "list", cpy_r_r102);
        goto CPyL154;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_posts != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_posts);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_posts = cpy_r_r103;
    cpy_r_r104 = 1;
    if (unlikely(!cpy_r_r104)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 161, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    cpy_r_r105 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_roads;
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Table", "roads", 162, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    CPy_INCREF(cpy_r_r105);
CPyL97: ;
    cpy_r_r106 = CPyList_GetSlice(cpy_r_r105, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r105);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 162, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    if (likely(PyList_Check(cpy_r_r106)))
        cpy_r_r107 = cpy_r_r106;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/table.py", "copy", 162, CPyStatic_merv___table___globals, "list", cpy_r_r106);
        goto CPyL154;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_roads != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_roads);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_roads = cpy_r_r107;
    cpy_r_r108 = 1;
    if (unlikely(!cpy_r_r108)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 162, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    cpy_r_r109 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_mosque_camels;
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Table", "mosque_camels", 163, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    CPy_INCREF(cpy_r_r109);
CPyL101: ;
    cpy_r_r110 = CPyList_GetSlice(cpy_r_r109, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 163, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    if (likely(PyList_Check(cpy_r_r110)))
        cpy_r_r111 = cpy_r_r110;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/table.py", "copy", 163, CPyStatic_merv___table___globals, "list", cpy_r_r110);
        goto CPyL154;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_mosque_camels != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_mosque_camels);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_mosque_camels = cpy_r_r111;
    cpy_r_r112 = 1;
    if (unlikely(!cpy_r_r112)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 163, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    cpy_r_r113 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_piles;
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Table", "piles", 164, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    CPy_INCREF(cpy_r_r113);
CPyL105: ;
    cpy_r_r114 = CPyList_GetSlice(cpy_r_r113, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r113);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 164, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    if (likely(PyList_Check(cpy_r_r114)))
        cpy_r_r115 = cpy_r_r114;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/table.py", "copy", 164, CPyStatic_merv___table___globals, "list", cpy_r_r114);
        goto CPyL154;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_piles != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_piles);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_piles = cpy_r_r115;
    cpy_r_r116 = 1;
    if (unlikely(!cpy_r_r116)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 164, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    cpy_r_r117 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_discoveries;
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Table", "discoveries", 165, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    CPy_INCREF(cpy_r_r117);
CPyL109: ;
    cpy_r_r118 = CPyList_GetSlice(cpy_r_r117, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 165, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    if (likely(PyList_Check(cpy_r_r118)))
        cpy_r_r119 = cpy_r_r118;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/table.py", "copy", 165, CPyStatic_merv___table___globals, "list", cpy_r_r118);
        goto CPyL154;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_discoveries != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_discoveries);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_discoveries = cpy_r_r119;
    cpy_r_r120 = 1;
    if (unlikely(!cpy_r_r120)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 165, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    cpy_r_r121 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_bonus_tiles;
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Table", "bonus_tiles", 166, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    CPy_INCREF(cpy_r_r121);
CPyL113: ;
    cpy_r_r122 = CPyList_GetSlice(cpy_r_r121, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r121);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 166, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    if (likely(PyList_Check(cpy_r_r122)))
        cpy_r_r123 = cpy_r_r122;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/table.py", "copy", 166, CPyStatic_merv___table___globals, "list", cpy_r_r122);
        goto CPyL154;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_bonus_tiles != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_bonus_tiles);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_bonus_tiles = cpy_r_r123;
    cpy_r_r124 = 1;
    if (unlikely(!cpy_r_r124)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 166, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    cpy_r_r125 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_lost_camels;
    if (unlikely(cpy_r_r125 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Table", "lost_camels", 167, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    CPyTagged_INCREF(cpy_r_r125);
CPyL117: ;
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_lost_camels != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_lost_camels);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_lost_camels = cpy_r_r125;
    cpy_r_r126 = 1;
    if (unlikely(!cpy_r_r126)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 167, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    cpy_r_r127 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_square;
    if (unlikely(cpy_r_r127 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Table", "square", 168, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    CPyTagged_INCREF(cpy_r_r127);
CPyL119: ;
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_square != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_square);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_square = cpy_r_r127;
    cpy_r_r128 = 1;
    if (unlikely(!cpy_r_r128)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 168, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    cpy_r_r129 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_action;
    if (unlikely(cpy_r_r129 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Table", "action", 169, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    CPyTagged_INCREF(cpy_r_r129);
CPyL121: ;
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_action != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_action);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_action = cpy_r_r129;
    cpy_r_r130 = 1;
    if (unlikely(!cpy_r_r130)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 169, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    cpy_r_r131 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_market_used;
    if (unlikely(cpy_r_r131 == 2)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Table", "market_used", 170, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
CPyL123: ;
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_market_used = cpy_r_r131;
    cpy_r_r132 = 1;
    if (unlikely(!cpy_r_r132)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 170, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    cpy_r_r133 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_discount_used;
    if (unlikely(cpy_r_r133 == 2)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Table", "discount_used", 171, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
CPyL125: ;
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_discount_used = cpy_r_r133;
    cpy_r_r134 = 1;
    if (unlikely(!cpy_r_r134)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 171, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    cpy_r_r135 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_convert_used;
    if (unlikely(cpy_r_r135 == 2)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Table", "convert_used", 172, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
CPyL127: ;
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_convert_used = cpy_r_r135;
    cpy_r_r136 = 1;
    if (unlikely(!cpy_r_r136)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 172, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    cpy_r_r137 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_ransoms;
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Table", "ransoms", 173, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    CPy_INCREF(cpy_r_r137);
CPyL129: ;
    cpy_r_r138 = CPyList_GetSlice(cpy_r_r137, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r137);
    if (unlikely(cpy_r_r138 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 173, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    if (likely(PyList_Check(cpy_r_r138)))
        cpy_r_r139 = cpy_r_r138;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/table.py", "copy", 173, CPyStatic_merv___table___globals, "list", cpy_r_r138);
        goto CPyL154;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_ransoms != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_ransoms);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_ransoms = cpy_r_r139;
    cpy_r_r140 = 1;
    if (unlikely(!cpy_r_r140)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 173, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    cpy_r_r141 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_solo_card;
    if (unlikely(cpy_r_r141 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Table", "solo_card", 174, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    CPyTagged_INCREF(cpy_r_r141);
CPyL133: ;
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_solo_card != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_solo_card);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_solo_card = cpy_r_r141;
    cpy_r_r142 = 1;
    if (unlikely(!cpy_r_r142)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 174, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    cpy_r_r143 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_solo_deck;
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Table", "solo_deck", 175, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    CPy_INCREF(cpy_r_r143);
CPyL135: ;
    cpy_r_r144 = CPyList_GetSlice(cpy_r_r143, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r143);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 175, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    if (likely(PyList_Check(cpy_r_r144)))
        cpy_r_r145 = cpy_r_r144;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/table.py", "copy", 175, CPyStatic_merv___table___globals, "list", cpy_r_r144);
        goto CPyL154;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_solo_deck != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_solo_deck);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_solo_deck = cpy_r_r145;
    cpy_r_r146 = 1;
    if (unlikely(!cpy_r_r146)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 175, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    cpy_r_r147 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_solo_layers;
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Table", "solo_layers", 176, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    CPy_INCREF(cpy_r_r147);
CPyL139: ;
    cpy_r_r148 = CPyList_GetSlice(cpy_r_r147, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r147);
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 176, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    if (likely(PyList_Check(cpy_r_r148)))
        cpy_r_r149 = cpy_r_r148;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/table.py", "copy", 176, CPyStatic_merv___table___globals, "list", cpy_r_r148);
        goto CPyL154;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_solo_layers != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_solo_layers);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_solo_layers = cpy_r_r149;
    cpy_r_r150 = 1;
    if (unlikely(!cpy_r_r150)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 176, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    cpy_r_r151 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_solo_fresh;
    if (unlikely(cpy_r_r151 == 2)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Table", "solo_fresh", 177, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
CPyL143: ;
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_solo_fresh = cpy_r_r151;
    cpy_r_r152 = 1;
    if (unlikely(!cpy_r_r152)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 177, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    cpy_r_r153 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_solo_discard;
    if (unlikely(cpy_r_r153 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Table", "solo_discard", 178, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    CPy_INCREF(cpy_r_r153);
CPyL145: ;
    cpy_r_r154 = CPyList_GetSlice(cpy_r_r153, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r153);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 178, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    if (likely(PyList_Check(cpy_r_r154)))
        cpy_r_r155 = cpy_r_r154;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/table.py", "copy", 178, CPyStatic_merv___table___globals, "list", cpy_r_r154);
        goto CPyL154;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_solo_discard != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_solo_discard);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_solo_discard = cpy_r_r155;
    cpy_r_r156 = 1;
    if (unlikely(!cpy_r_r156)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 178, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    cpy_r_r157 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_solo_removed;
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "copy", "Table", "solo_removed", 179, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    CPy_INCREF(cpy_r_r157);
CPyL149: ;
    cpy_r_r158 = CPyList_GetSlice(cpy_r_r157, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r157);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 179, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    if (likely(PyList_Check(cpy_r_r158)))
        cpy_r_r159 = cpy_r_r158;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/table.py", "copy", 179, CPyStatic_merv___table___globals, "list", cpy_r_r158);
        goto CPyL154;
    }
    if (((serai___games___merv___table___TableObject *)cpy_r_r0)->_solo_removed != NULL) {
        CPy_DECREF(((serai___games___merv___table___TableObject *)cpy_r_r0)->_solo_removed);
    }
    ((serai___games___merv___table___TableObject *)cpy_r_r0)->_solo_removed = cpy_r_r159;
    cpy_r_r160 = 1;
    if (unlikely(!cpy_r_r160)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 179, CPyStatic_merv___table___globals);
        goto CPyL154;
    }
    return cpy_r_r0;
CPyL153: ;
    cpy_r_r161 = NULL;
    return cpy_r_r161;
CPyL154: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL153;
CPyL155: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r46);
    goto CPyL153;
CPyL156: ;
    CPy_DECREF(cpy_r_r46);
    goto CPyL53;
CPyL157: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r49);
    goto CPyL153;
}
        
        PyObject *CPyPy_merv___table___Table___copy(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":copy", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___table___Table))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___table___Table___copy(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/table.py", "copy", 129, CPyStatic_merv___table___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___table___Table___copy__Table_glue(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_merv___table___Table___copy(cpy_r_self);
    if (cpy_r_r0 == NULL) goto CPyL2;
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_merv___table___Table___copy__Table_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":copy__Table_glue", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___table___Table))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___table___Table___copy__Table_glue(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/table.py", "copy__Table_glue", -1, CPyStatic_merv___table___globals);
            return NULL;
        }
        
CPyTagged CPyDef_merv___table___Table___magistrate(PyObject *cpy_r_self) {
    char cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_solo;
    if (unlikely(cpy_r_r0 == 2)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "magistrate", "Table", "solo", 187, CPyStatic_merv___table___globals);
        goto CPyL6;
    }
CPyL1: ;
    if (!cpy_r_r0) goto CPyL4;
CPyL2: ;
    cpy_r_r1 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_humans;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "magistrate", "Table", "humans", 187, CPyStatic_merv___table___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_r1);
CPyL3: ;
    cpy_r_r2 = cpy_r_r1;
    goto CPyL5;
CPyL4: ;
    cpy_r_r2 = -2;
CPyL5: ;
    return cpy_r_r2;
CPyL6: ;
    cpy_r_r3 = CPY_INT_TAG;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_merv___table___Table___magistrate(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":magistrate", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___table___Table))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_self); 
                goto fail;
            }
            CPyTagged retval = CPyDef_merv___table___Table___magistrate(arg_self);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/table.py", "magistrate", 185, CPyStatic_merv___table___globals);
            return NULL;
        }
        
char CPyDef_merv___table___Table___is_human(PyObject *cpy_r_self, CPyTagged cpy_r_owner) {
    int64_t cpy_r_r0;
    char cpy_r_r1;
    int64_t cpy_r_r2;
    char cpy_r_r3;
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
    cpy_r_r0 = 0 & 1;
    cpy_r_r1 = cpy_r_r0 != 0;
    if (cpy_r_r1) goto CPyL2;
    cpy_r_r2 = cpy_r_owner & 1;
    cpy_r_r3 = cpy_r_r2 != 0;
    if (!cpy_r_r3) goto CPyL3;
CPyL2: ;
    cpy_r_r4 = CPyTagged_IsLt_(cpy_r_owner, 0);
    cpy_r_r5 = cpy_r_r4 ^ 1;
    cpy_r_r6 = cpy_r_r5;
    goto CPyL4;
CPyL3: ;
    cpy_r_r7 = (Py_ssize_t)0 <= (Py_ssize_t)cpy_r_owner;
    cpy_r_r6 = cpy_r_r7;
CPyL4: ;
    if (cpy_r_r6) goto CPyL6;
    cpy_r_r8 = cpy_r_r6;
    goto CPyL12;
CPyL6: ;
    cpy_r_r9 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_humans;
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "is_human", "Table", "humans", 190, CPyStatic_merv___table___globals);
        goto CPyL13;
    }
    CPyTagged_INCREF(cpy_r_r9);
CPyL7: ;
    cpy_r_r10 = cpy_r_owner & 1;
    cpy_r_r11 = cpy_r_r10 != 0;
    if (cpy_r_r11) goto CPyL9;
    cpy_r_r12 = cpy_r_r9 & 1;
    cpy_r_r13 = cpy_r_r12 != 0;
    if (!cpy_r_r13) goto CPyL10;
CPyL9: ;
    cpy_r_r14 = CPyTagged_IsLt_(cpy_r_owner, cpy_r_r9);
    cpy_r_r15 = cpy_r_r14;
    goto CPyL11;
CPyL10: ;
    cpy_r_r16 = (Py_ssize_t)cpy_r_owner < (Py_ssize_t)cpy_r_r9;
    cpy_r_r15 = cpy_r_r16;
CPyL11: ;
    CPyTagged_DECREF(cpy_r_r9);
    cpy_r_r8 = cpy_r_r15;
CPyL12: ;
    return cpy_r_r8;
CPyL13: ;
    cpy_r_r17 = 2;
    return cpy_r_r17;
}
        
        PyObject *CPyPy_merv___table___Table___is_human(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"owner", 0};
            static CPyArg_Parser parser = {"O:is_human", kwlist, 0};
            PyObject *obj_owner;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_owner)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___table___Table))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_self); 
                goto fail;
            }
            CPyTagged arg_owner;
            if (likely(PyLong_Check(obj_owner)))
                arg_owner = CPyTagged_BorrowFromObject(obj_owner);
            else {
                CPy_TypeError("int", obj_owner); goto fail;
            }
            char retval = CPyDef_merv___table___Table___is_human(arg_self, arg_owner);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/table.py", "is_human", 189, CPyStatic_merv___table___globals);
            return NULL;
        }
        
CPyTagged CPyDef_merv___table___Table___buildings_left(PyObject *cpy_r_self, CPyTagged cpy_r_owner) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "buildings_left", "Table", "book", 193, CPyStatic_merv___table___globals);
        goto CPyL5;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_buildings;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "buildings_left", "Book", "buildings", 193, CPyStatic_merv___table___globals);
        goto CPyL5;
    }
    CPyTagged_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_owners;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "buildings_left", "Table", "owners", 193, CPyStatic_merv___table___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = CPyDef_merv___table____count(cpy_r_r2, cpy_r_owner);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "buildings_left", 193, CPyStatic_merv___table___globals);
        goto CPyL6;
    }
    cpy_r_r4 = CPyTagged_Subtract(cpy_r_r1, cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r3);
    return cpy_r_r4;
CPyL5: ;
    cpy_r_r5 = CPY_INT_TAG;
    return cpy_r_r5;
CPyL6: ;
    CPyTagged_DecRef(cpy_r_r1);
    goto CPyL5;
}
        
        PyObject *CPyPy_merv___table___Table___buildings_left(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"owner", 0};
            static CPyArg_Parser parser = {"O:buildings_left", kwlist, 0};
            PyObject *obj_owner;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_owner)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___table___Table))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_self); 
                goto fail;
            }
            CPyTagged arg_owner;
            if (likely(PyLong_Check(obj_owner)))
                arg_owner = CPyTagged_BorrowFromObject(obj_owner);
            else {
                CPy_TypeError("int", obj_owner); goto fail;
            }
            CPyTagged retval = CPyDef_merv___table___Table___buildings_left(arg_self, arg_owner);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/table.py", "buildings_left", 192, CPyStatic_merv___table___globals);
            return NULL;
        }
        
CPyTagged CPyDef_merv___table___Table___servants_left(PyObject *cpy_r_self, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject **cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    CPyTagged cpy_r_r16;
    CPyTagged cpy_r_r17;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "servants_left", "Table", "book", 196, CPyStatic_merv___table___globals);
        goto CPyL12;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_servants;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "servants_left", "Book", "servants", 196, CPyStatic_merv___table___globals);
        goto CPyL12;
    }
    CPyTagged_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_soldiers;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "servants_left", "Table", "soldiers", 196, CPyStatic_merv___table___globals);
        goto CPyL13;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = CPyDef_merv___table____count(cpy_r_r2, cpy_r_seat);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "servants_left", 196, CPyStatic_merv___table___globals);
        goto CPyL13;
    }
    cpy_r_r4 = CPyTagged_Subtract(cpy_r_r1, cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r3);
    cpy_r_r5 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_players;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "servants_left", "Table", "players", 196, CPyStatic_merv___table___globals);
        goto CPyL14;
    }
CPyL5: ;
    cpy_r_r6 = CPyList_GetItemBorrow(cpy_r_r5, cpy_r_seat);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "servants_left", 196, CPyStatic_merv___table___globals);
        goto CPyL14;
    }
    if (likely(Py_TYPE(cpy_r_r6) == CPyType_merv___table___Player))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/table.py", "servants_left", 196, CPyStatic_merv___table___globals, "serai.games.merv.table.Player", cpy_r_r6);
        goto CPyL14;
    }
    cpy_r_r8 = ((serai___games___merv___table___PlayerObject *)cpy_r_r7)->_courtiers;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "servants_left", "Player", "courtiers", 196, CPyStatic_merv___table___globals);
        goto CPyL14;
    }
    CPy_INCREF(cpy_r_r8);
CPyL8: ;
    cpy_r_r9 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r10 = CPyStatics[105]; /* 'sum' */
    cpy_r_r11 = CPyObject_GetAttr(cpy_r_r9, cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "servants_left", 196, CPyStatic_merv___table___globals);
        goto CPyL15;
    }
    PyObject *cpy_r_r12[1] = {cpy_r_r8};
    cpy_r_r13 = (PyObject **)&cpy_r_r12;
    cpy_r_r14 = PyObject_Vectorcall(cpy_r_r11, cpy_r_r13, 1, 0);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "servants_left", 196, CPyStatic_merv___table___globals);
        goto CPyL15;
    }
    CPy_DECREF(cpy_r_r8);
    if (likely(PyLong_Check(cpy_r_r14)))
        cpy_r_r15 = CPyTagged_FromObject(cpy_r_r14);
    else {
        CPy_TypeError("int", cpy_r_r14); cpy_r_r15 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "servants_left", 196, CPyStatic_merv___table___globals);
        goto CPyL14;
    }
    cpy_r_r16 = CPyTagged_Subtract(cpy_r_r4, cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r15);
    return cpy_r_r16;
CPyL12: ;
    cpy_r_r17 = CPY_INT_TAG;
    return cpy_r_r17;
CPyL13: ;
    CPyTagged_DecRef(cpy_r_r1);
    goto CPyL12;
CPyL14: ;
    CPyTagged_DecRef(cpy_r_r4);
    goto CPyL12;
CPyL15: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r8);
    goto CPyL12;
}
        
        PyObject *CPyPy_merv___table___Table___servants_left(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"seat", 0};
            static CPyArg_Parser parser = {"O:servants_left", kwlist, 0};
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___table___Table))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_self); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            CPyTagged retval = CPyDef_merv___table___Table___servants_left(arg_self, arg_seat);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/table.py", "servants_left", 195, CPyStatic_merv___table___globals);
            return NULL;
        }
        
CPyTagged CPyDef_merv___table___Table___posts_left(PyObject *cpy_r_self, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_left;
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
    CPyTagged cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_r14;
    CPyTagged cpy_r_r15;
    int64_t cpy_r_r16;
    CPyTagged cpy_r_r17;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "posts_left", "Table", "book", 199, CPyStatic_merv___table___globals);
        goto CPyL10;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_trading_posts;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "posts_left", "Book", "trading_posts", 199, CPyStatic_merv___table___globals);
        goto CPyL10;
    }
    CPyTagged_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_left = cpy_r_r1;
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_posts;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "posts_left", "Table", "posts", 200, CPyStatic_merv___table___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = 0;
CPyL4: ;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = cpy_r_r3 < cpy_r_r5;
    if (!cpy_r_r6) goto CPyL12;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyListObject, ob_item));
    cpy_r_r8 = *(CPyPtr *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r3 * 8;
    cpy_r_r10 = cpy_r_r8 + cpy_r_r9;
    cpy_r_r11 = *(PyObject * *)cpy_r_r10;
    CPy_INCREF(cpy_r_r11);
    if (likely(PyLong_Check(cpy_r_r11)))
        cpy_r_r12 = CPyTagged_FromObject(cpy_r_r11);
    else {
        CPy_TypeError("int", cpy_r_r11); cpy_r_r12 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "posts_left", 200, CPyStatic_merv___table___globals);
        goto CPyL13;
    }
    cpy_r_r13 = CPyTagged_Rshift(cpy_r_r12, cpy_r_seat);
    CPyTagged_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "posts_left", 201, CPyStatic_merv___table___globals);
        goto CPyL13;
    }
    cpy_r_r14 = CPyTagged_And(cpy_r_r13, 2);
    CPyTagged_DECREF(cpy_r_r13);
    cpy_r_r15 = CPyTagged_Subtract(cpy_r_left, cpy_r_r14);
    CPyTagged_DECREF(cpy_r_left);
    CPyTagged_DECREF(cpy_r_r14);
    cpy_r_left = cpy_r_r15;
    cpy_r_r16 = cpy_r_r3 + 1;
    cpy_r_r3 = cpy_r_r16;
    goto CPyL4;
CPyL9: ;
    return cpy_r_left;
CPyL10: ;
    cpy_r_r17 = CPY_INT_TAG;
    return cpy_r_r17;
CPyL11: ;
    CPyTagged_DecRef(cpy_r_left);
    goto CPyL10;
CPyL12: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL9;
CPyL13: ;
    CPyTagged_DecRef(cpy_r_left);
    CPy_DecRef(cpy_r_r2);
    goto CPyL10;
}
        
        PyObject *CPyPy_merv___table___Table___posts_left(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"seat", 0};
            static CPyArg_Parser parser = {"O:posts_left", kwlist, 0};
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___table___Table))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_self); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            CPyTagged retval = CPyDef_merv___table___Table___posts_left(arg_self, arg_seat);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/table.py", "posts_left", 198, CPyStatic_merv___table___globals);
            return NULL;
        }
        
CPyTagged CPyDef_merv___table___Table___mosque_level(PyObject *cpy_r_self, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "mosque_level", "Table", "players", 205, CPyStatic_merv___table___globals);
        goto CPyL12;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_seat);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "mosque_level", 205, CPyStatic_merv___table___globals);
        goto CPyL12;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_merv___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/table.py", "mosque_level", 205, CPyStatic_merv___table___globals, "serai.games.merv.table.Player", cpy_r_r1);
        goto CPyL12;
    }
    cpy_r_r3 = ((serai___games___merv___table___PlayerObject *)cpy_r_r2)->_mosque;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "mosque_level", "Player", "mosque", 205, CPyStatic_merv___table___globals);
        goto CPyL12;
    }
    CPyTagged_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = (Py_ssize_t)cpy_r_r3 != -2;
    if (!cpy_r_r4) goto CPyL13;
    cpy_r_r5 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_book;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "mosque_level", "Table", "book", 206, CPyStatic_merv___table___globals);
        goto CPyL14;
    }
CPyL6: ;
    cpy_r_r6 = ((serai___games___merv___book___BookObject *)cpy_r_r5)->_space_level;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "mosque_level", "Book", "space_level", 206, CPyStatic_merv___table___globals);
        goto CPyL14;
    }
CPyL7: ;
    cpy_r_r7 = CPyList_GetItem(cpy_r_r6, cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "mosque_level", 206, CPyStatic_merv___table___globals);
        goto CPyL12;
    }
    if (likely(PyLong_Check(cpy_r_r7)))
        cpy_r_r8 = CPyTagged_FromObject(cpy_r_r7);
    else {
        CPy_TypeError("int", cpy_r_r7); cpy_r_r8 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "mosque_level", 206, CPyStatic_merv___table___globals);
        goto CPyL12;
    }
    cpy_r_r9 = cpy_r_r8;
    goto CPyL11;
CPyL10: ;
    cpy_r_r9 = 0;
CPyL11: ;
    return cpy_r_r9;
CPyL12: ;
    cpy_r_r10 = CPY_INT_TAG;
    return cpy_r_r10;
CPyL13: ;
    CPyTagged_DECREF(cpy_r_r3);
    goto CPyL10;
CPyL14: ;
    CPyTagged_DecRef(cpy_r_r3);
    goto CPyL12;
}
        
        PyObject *CPyPy_merv___table___Table___mosque_level(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"seat", 0};
            static CPyArg_Parser parser = {"O:mosque_level", kwlist, 0};
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___table___Table))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_self); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            CPyTagged retval = CPyDef_merv___table___Table___mosque_level(arg_self, arg_seat);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/table.py", "mosque_level", 204, CPyStatic_merv___table___globals);
            return NULL;
        }
        
char CPyDef_merv___table___Table___is_walled(PyObject *cpy_r_self, CPyTagged cpy_r_square) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyPtr cpy_r_r5;
    int64_t cpy_r_r6;
    PyObject *cpy_r_r7;
    int64_t cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    int64_t cpy_r_r15;
    PyObject *cpy_r_r16;
    int32_t cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_ramparts;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "is_walled", "Table", "ramparts", 210, CPyStatic_merv___table___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___table___TableObject *)cpy_r_self)->_book;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "is_walled", "Table", "book", 211, CPyStatic_merv___table___globals);
        goto CPyL16;
    }
CPyL2: ;
    cpy_r_r2 = ((serai___games___merv___book___BookObject *)cpy_r_r1)->_slots_over;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/table.py", "is_walled", "Book", "slots_over", 211, CPyStatic_merv___table___globals);
        goto CPyL16;
    }
CPyL3: ;
    cpy_r_r3 = CPyList_GetItem(cpy_r_r2, cpy_r_square);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "is_walled", 211, CPyStatic_merv___table___globals);
        goto CPyL16;
    }
    if (likely(PyTuple_Check(cpy_r_r3)))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/table.py", "is_walled", 211, CPyStatic_merv___table___globals, "tuple", cpy_r_r3);
        goto CPyL16;
    }
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r6 = *(int64_t *)cpy_r_r5;
    cpy_r_r7 = PyList_New(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "is_walled", 211, CPyStatic_merv___table___globals);
        goto CPyL17;
    }
    cpy_r_r8 = 0;
CPyL7: ;
    cpy_r_r9 = cpy_r_r8 < cpy_r_r6;
    if (!cpy_r_r9) goto CPyL18;
    cpy_r_r10 = CPySequenceTuple_GetItemUnsafe(cpy_r_r4, cpy_r_r8);
    if (likely(PyLong_Check(cpy_r_r10)))
        cpy_r_r11 = CPyTagged_FromObject(cpy_r_r10);
    else {
        CPy_TypeError("int", cpy_r_r10); cpy_r_r11 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "is_walled", 211, CPyStatic_merv___table___globals);
        goto CPyL19;
    }
    cpy_r_r12 = CPyList_GetItem(cpy_r_r0, cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "is_walled", 211, CPyStatic_merv___table___globals);
        goto CPyL19;
    }
    if (likely(PyLong_Check(cpy_r_r12)))
        cpy_r_r13 = CPyTagged_FromObject(cpy_r_r12);
    else {
        CPy_TypeError("int", cpy_r_r12); cpy_r_r13 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "is_walled", 211, CPyStatic_merv___table___globals);
        goto CPyL19;
    }
    cpy_r_r14 = CPyTagged_StealAsObject(cpy_r_r13);
    CPyList_SetItemUnsafe(cpy_r_r7, cpy_r_r8, cpy_r_r14);
    cpy_r_r15 = cpy_r_r8 + 1;
    cpy_r_r8 = cpy_r_r15;
    goto CPyL7;
CPyL13: ;
    cpy_r_r16 = CPyStatics[4908]; /* -1 */
    cpy_r_r17 = PySequence_Contains(cpy_r_r7, cpy_r_r16);
    CPy_DECREF(cpy_r_r7);
    cpy_r_r18 = cpy_r_r17 >= 0;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "is_walled", 211, CPyStatic_merv___table___globals);
        goto CPyL15;
    }
    cpy_r_r19 = cpy_r_r17;
    cpy_r_r20 = cpy_r_r19 ^ 1;
    return cpy_r_r20;
CPyL15: ;
    cpy_r_r21 = 2;
    return cpy_r_r21;
CPyL16: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL15;
CPyL17: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    goto CPyL15;
CPyL18: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r4);
    goto CPyL13;
CPyL19: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r7);
    goto CPyL15;
}
        
        PyObject *CPyPy_merv___table___Table___is_walled(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"square", 0};
            static CPyArg_Parser parser = {"O:is_walled", kwlist, 0};
            PyObject *obj_square;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_square)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___table___Table))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_self); 
                goto fail;
            }
            CPyTagged arg_square;
            if (likely(PyLong_Check(obj_square)))
                arg_square = CPyTagged_BorrowFromObject(obj_square);
            else {
                CPy_TypeError("int", obj_square); goto fail;
            }
            char retval = CPyDef_merv___table___Table___is_walled(arg_self, arg_square);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/table.py", "is_walled", 208, CPyStatic_merv___table___globals);
            return NULL;
        }
        
CPyTagged CPyDef_merv___table____count(PyObject *cpy_r_numbers, CPyTagged cpy_r_number) {
    CPyTagged cpy_r_found;
    int64_t cpy_r_r0;
    CPyPtr cpy_r_r1;
    int64_t cpy_r_r2;
    char cpy_r_r3;
    CPyPtr cpy_r_r4;
    CPyPtr cpy_r_r5;
    int64_t cpy_r_r6;
    CPyPtr cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    CPyTagged cpy_r_r15;
    int64_t cpy_r_r16;
    CPyTagged cpy_r_r17;
    cpy_r_found = 0;
    cpy_r_r0 = 0;
CPyL1: ;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_numbers + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    cpy_r_r3 = cpy_r_r0 < cpy_r_r2;
    if (!cpy_r_r3) goto CPyL9;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_numbers + offsetof(PyListObject, ob_item));
    cpy_r_r5 = *(CPyPtr *)cpy_r_r4;
    cpy_r_r6 = cpy_r_r0 * 8;
    cpy_r_r7 = cpy_r_r5 + cpy_r_r6;
    cpy_r_r8 = *(PyObject * *)cpy_r_r7;
    CPy_INCREF(cpy_r_r8);
    if (likely(PyLong_Check(cpy_r_r8)))
        cpy_r_r9 = CPyTagged_FromObject(cpy_r_r8);
    else {
        CPy_TypeError("int", cpy_r_r8); cpy_r_r9 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "_count", 217, CPyStatic_merv___table___globals);
        goto CPyL11;
    }
    cpy_r_r10 = cpy_r_r9 & 1;
    cpy_r_r11 = cpy_r_r10 != 0;
    if (!cpy_r_r11) goto CPyL5;
    cpy_r_r12 = CPyTagged_IsEq_(cpy_r_r9, cpy_r_number);
    cpy_r_r13 = cpy_r_r12;
    goto CPyL6;
CPyL5: ;
    cpy_r_r14 = cpy_r_r9 == cpy_r_number;
    cpy_r_r13 = cpy_r_r14;
CPyL6: ;
    CPyTagged_DECREF(cpy_r_r9);
    if (!cpy_r_r13) goto CPyL8;
    cpy_r_r15 = CPyTagged_Add(cpy_r_found, 2);
    CPyTagged_DECREF(cpy_r_found);
    cpy_r_found = cpy_r_r15;
CPyL8: ;
    cpy_r_r16 = cpy_r_r0 + 1;
    cpy_r_r0 = cpy_r_r16;
    goto CPyL1;
CPyL9: ;
    return cpy_r_found;
CPyL10: ;
    cpy_r_r17 = CPY_INT_TAG;
    return cpy_r_r17;
CPyL11: ;
    CPyTagged_DecRef(cpy_r_found);
    goto CPyL10;
}
        
        PyObject *CPyPy_merv___table____count(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"numbers", "number", 0};
            static CPyArg_Parser parser = {"OO:_count", kwlist, 0};
            PyObject *obj_numbers;
            PyObject *obj_number;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_numbers, &obj_number)) {
                return NULL;
            }
            PyObject *arg_numbers;
            if (likely(PyList_Check(obj_numbers)))
                arg_numbers = obj_numbers;
            else {
                CPy_TypeError("list", obj_numbers); 
                goto fail;
            }
            CPyTagged arg_number;
            if (likely(PyLong_Check(obj_number)))
                arg_number = CPyTagged_BorrowFromObject(obj_number);
            else {
                CPy_TypeError("int", obj_number); goto fail;
            }
            CPyTagged retval = CPyDef_merv___table____count(arg_numbers, arg_number);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/table.py", "_count", 214, CPyStatic_merv___table___globals);
            return NULL;
        }
        
char CPyDef_merv___table_____top_level__(void) {
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
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    char cpy_r_r110;
    char cpy_r_r111;
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
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    int32_t cpy_r_r129;
    char cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    int32_t cpy_r_r133;
    char cpy_r_r134;
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
    tuple_T15OOOOOOOOOOOOOOO cpy_r_r151;
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
    char cpy_r_r162;
    char cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
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
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
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
    PyObject *cpy_r_r214;
    int32_t cpy_r_r215;
    char cpy_r_r216;
    PyObject *cpy_r_r217;
    PyObject *cpy_r_r218;
    int32_t cpy_r_r219;
    char cpy_r_r220;
    PyObject *cpy_r_r221;
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
    int32_t cpy_r_r272;
    char cpy_r_r273;
    int32_t cpy_r_r274;
    char cpy_r_r275;
    int32_t cpy_r_r276;
    char cpy_r_r277;
    int32_t cpy_r_r278;
    char cpy_r_r279;
    int32_t cpy_r_r280;
    char cpy_r_r281;
    int32_t cpy_r_r282;
    char cpy_r_r283;
    int32_t cpy_r_r284;
    char cpy_r_r285;
    int32_t cpy_r_r286;
    char cpy_r_r287;
    int32_t cpy_r_r288;
    char cpy_r_r289;
    int32_t cpy_r_r290;
    char cpy_r_r291;
    int32_t cpy_r_r292;
    char cpy_r_r293;
    int32_t cpy_r_r294;
    char cpy_r_r295;
    int32_t cpy_r_r296;
    char cpy_r_r297;
    int32_t cpy_r_r298;
    char cpy_r_r299;
    int32_t cpy_r_r300;
    char cpy_r_r301;
    int32_t cpy_r_r302;
    char cpy_r_r303;
    int32_t cpy_r_r304;
    char cpy_r_r305;
    int32_t cpy_r_r306;
    char cpy_r_r307;
    int32_t cpy_r_r308;
    char cpy_r_r309;
    int32_t cpy_r_r310;
    char cpy_r_r311;
    int32_t cpy_r_r312;
    char cpy_r_r313;
    int32_t cpy_r_r314;
    char cpy_r_r315;
    int32_t cpy_r_r316;
    char cpy_r_r317;
    int32_t cpy_r_r318;
    char cpy_r_r319;
    int32_t cpy_r_r320;
    char cpy_r_r321;
    int32_t cpy_r_r322;
    char cpy_r_r323;
    int32_t cpy_r_r324;
    char cpy_r_r325;
    int32_t cpy_r_r326;
    char cpy_r_r327;
    int32_t cpy_r_r328;
    char cpy_r_r329;
    int32_t cpy_r_r330;
    char cpy_r_r331;
    int32_t cpy_r_r332;
    char cpy_r_r333;
    int32_t cpy_r_r334;
    char cpy_r_r335;
    int32_t cpy_r_r336;
    char cpy_r_r337;
    int32_t cpy_r_r338;
    char cpy_r_r339;
    int32_t cpy_r_r340;
    char cpy_r_r341;
    int32_t cpy_r_r342;
    char cpy_r_r343;
    int32_t cpy_r_r344;
    char cpy_r_r345;
    int32_t cpy_r_r346;
    char cpy_r_r347;
    int32_t cpy_r_r348;
    char cpy_r_r349;
    int32_t cpy_r_r350;
    char cpy_r_r351;
    int32_t cpy_r_r352;
    char cpy_r_r353;
    int32_t cpy_r_r354;
    char cpy_r_r355;
    int32_t cpy_r_r356;
    char cpy_r_r357;
    int32_t cpy_r_r358;
    char cpy_r_r359;
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
    PyObject *cpy_r_r370;
    int32_t cpy_r_r371;
    char cpy_r_r372;
    char cpy_r_r373;
    char cpy_r_r374;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 1, CPyStatic_merv___table___globals);
        goto CPyL109;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 1, CPyStatic_merv___table___globals);
        goto CPyL109;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_merv___table___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 7, CPyStatic_merv___table___globals);
        goto CPyL109;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5165]; /* ('TYPE_CHECKING', 'ClassVar') */
    cpy_r_r12 = CPyStatics[47]; /* 'typing' */
    cpy_r_r13 = CPyStatic_merv___table___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 9, CPyStatic_merv___table___globals);
        goto CPyL109;
    }
    cpy_r_r15 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___games___merv___names;
    cpy_r_r17 = (void *)&CPyImportState_serai___games___merv___names;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 11, CPyStatic_merv___table___globals);
        goto CPyL109;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___games___merv___names;
    cpy_r_r25 = CPyExec_serai___games___merv___names;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___games___merv___names__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 11, CPyStatic_merv___table___globals);
        goto CPyL109;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 11, CPyStatic_merv___table___globals);
        goto CPyL109;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 11, CPyStatic_merv___table___globals);
        goto CPyL109;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5285]; /* ('NONE',) */
    cpy_r_r36 = CPyStatic_merv___table___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 11, CPyStatic_merv___table___globals);
        goto CPyL109;
    } else
        goto CPyL110;
CPyL14: ;
    cpy_r_r38 = (void *)&CPyModule_serai___kernel___chance;
    cpy_r_r39 = (void *)&CPyImportState_serai___kernel___chance;
    cpy_r_r40 = CPyModuleLockAPI_serai;
    cpy_r_r41 = CPyImport_IsInitialized(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL17;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 12, CPyStatic_merv___table___globals);
        goto CPyL109;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL21;
CPyL17: ;
    cpy_r_r46 = CPyInitOnly_serai___kernel___chance;
    cpy_r_r47 = CPyExec_serai___kernel___chance;
    cpy_r_r48 = (PyObject **)&CPyModule_serai___kernel___chance__internal;
    cpy_r_r49 = PyImport_GetModuleDict();
    cpy_r_r50 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 12, CPyStatic_merv___table___globals);
        goto CPyL109;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 12, CPyStatic_merv___table___globals);
        goto CPyL109;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 12, CPyStatic_merv___table___globals);
        goto CPyL109;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[5004]; /* ('Chance',) */
    cpy_r_r58 = CPyStatic_merv___table___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 12, CPyStatic_merv___table___globals);
        goto CPyL109;
    } else
        goto CPyL111;
CPyL22: ;
    cpy_r_r60 = (void *)&CPyModule_serai___kernel___state;
    cpy_r_r61 = (void *)&CPyImportState_serai___kernel___state;
    cpy_r_r62 = CPyModuleLockAPI_serai;
    cpy_r_r63 = CPyImport_IsInitialized(cpy_r_r61);
    if (!cpy_r_r63) goto CPyL25;
    cpy_r_r64 = PyImport_GetModuleDict();
    cpy_r_r65 = CPyStatics[1068]; /* 'serai.kernel.state' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 13, CPyStatic_merv___table___globals);
        goto CPyL109;
    }
    cpy_r_r67 = cpy_r_r66;
    goto CPyL29;
CPyL25: ;
    cpy_r_r68 = CPyInitOnly_serai___kernel___state;
    cpy_r_r69 = CPyExec_serai___kernel___state;
    cpy_r_r70 = (PyObject **)&CPyModule_serai___kernel___state__internal;
    cpy_r_r71 = PyImport_GetModuleDict();
    cpy_r_r72 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r73 = CPyDict_GetItem(cpy_r_r71, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 13, CPyStatic_merv___table___globals);
        goto CPyL109;
    }
    cpy_r_r74 = CPyStatics[8]; /* '__file__' */
    cpy_r_r75 = CPyObject_GetAttr(cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 13, CPyStatic_merv___table___globals);
        goto CPyL109;
    }
    cpy_r_r76 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r77 = CPyStatics[1068]; /* 'serai.kernel.state' */
    cpy_r_r78 = CPyImport_ImportNative(cpy_r_r77, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r60, cpy_r_r61, cpy_r_r62, cpy_r_r75, cpy_r_r76, 0);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 13, CPyStatic_merv___table___globals);
        goto CPyL109;
    }
    cpy_r_r67 = cpy_r_r78;
CPyL29: ;
    cpy_r_r79 = CPyStatics[5167]; /* ('Apart', 'Kept', 'State') */
    cpy_r_r80 = CPyStatic_merv___table___globals;
    cpy_r_r81 = CPyImport_GetNativeAttrs(cpy_r_r67, cpy_r_r79, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 13, CPyStatic_merv___table___globals);
        goto CPyL109;
    } else
        goto CPyL112;
CPyL30: ;
    cpy_r_r82 = (void *)&CPyModule_serai___kernel___table;
    cpy_r_r83 = (void *)&CPyImportState_serai___kernel___table;
    cpy_r_r84 = CPyModuleLockAPI_serai;
    cpy_r_r85 = CPyImport_IsInitialized(cpy_r_r83);
    if (!cpy_r_r85) goto CPyL33;
    cpy_r_r86 = PyImport_GetModuleDict();
    cpy_r_r87 = CPyStatics[1072]; /* 'serai.kernel.table' */
    cpy_r_r88 = CPyDict_GetItem(cpy_r_r86, cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 14, CPyStatic_merv___table___globals);
        goto CPyL109;
    }
    cpy_r_r89 = cpy_r_r88;
    goto CPyL37;
CPyL33: ;
    cpy_r_r90 = CPyInitOnly_serai___kernel___table;
    cpy_r_r91 = CPyExec_serai___kernel___table;
    cpy_r_r92 = (PyObject **)&CPyModule_serai___kernel___table__internal;
    cpy_r_r93 = PyImport_GetModuleDict();
    cpy_r_r94 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r95 = CPyDict_GetItem(cpy_r_r93, cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 14, CPyStatic_merv___table___globals);
        goto CPyL109;
    }
    cpy_r_r96 = CPyStatics[8]; /* '__file__' */
    cpy_r_r97 = CPyObject_GetAttr(cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 14, CPyStatic_merv___table___globals);
        goto CPyL109;
    }
    cpy_r_r98 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r99 = CPyStatics[1072]; /* 'serai.kernel.table' */
    cpy_r_r100 = CPyImport_ImportNative(cpy_r_r99, cpy_r_r90, cpy_r_r91, cpy_r_r92, cpy_r_r82, cpy_r_r83, cpy_r_r84, cpy_r_r97, cpy_r_r98, 0);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 14, CPyStatic_merv___table___globals);
        goto CPyL109;
    }
    cpy_r_r89 = cpy_r_r100;
CPyL37: ;
    cpy_r_r101 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r102 = CPyStatics[5168]; /* ('KernelTable',) */
    cpy_r_r103 = CPyStatic_merv___table___globals;
    cpy_r_r104 = CPyImport_GetNativeAttrs(cpy_r_r89, cpy_r_r101, cpy_r_r102, cpy_r_r103);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 14, CPyStatic_merv___table___globals);
        goto CPyL109;
    } else
        goto CPyL113;
CPyL38: ;
    cpy_r_r105 = (PyObject *)CPyType_state___State;
    cpy_r_r106 = PyTuple_Pack(1, cpy_r_r105);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 20, CPyStatic_merv___table___globals);
        goto CPyL109;
    }
    cpy_r_r107 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r108 = (PyObject *)CPyType_merv___table___Player_template;
    cpy_r_r109 = CPyType_FromTemplate(cpy_r_r108, cpy_r_r106, cpy_r_r107);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 20, CPyStatic_merv___table___globals);
        goto CPyL109;
    }
    cpy_r_r110 = CPyDef_merv___table___Player_trait_vtable_setup();
    if (unlikely(cpy_r_r110 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 20, CPyStatic_merv___table___globals);
        goto CPyL114;
    }
    cpy_r_r111 = CPyDef_merv___table___Player_coroutine_setup(cpy_r_r109);
    if (unlikely(cpy_r_r111 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 20, CPyStatic_merv___table___globals);
        goto CPyL114;
    }
    cpy_r_r112 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r113 = CPyStatics[576]; /* 'cubes' */
    cpy_r_r114 = CPyStatics[65]; /* 'points' */
    cpy_r_r115 = CPyStatics[1799]; /* 'favour' */
    cpy_r_r116 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r117 = CPyStatics[1464]; /* 'camels' */
    cpy_r_r118 = CPyStatics[1594]; /* 'scrolls' */
    cpy_r_r119 = CPyStatics[1338]; /* 'common' */
    cpy_r_r120 = CPyStatics[1339]; /* 'rare' */
    cpy_r_r121 = CPyStatics[2048]; /* 'locked_scrolls' */
    cpy_r_r122 = CPyStatics[2049]; /* 'locked_common' */
    cpy_r_r123 = CPyStatics[2050]; /* 'locked_rare' */
    cpy_r_r124 = CPyStatics[1514]; /* 'spices' */
    cpy_r_r125 = CPyStatics[2051]; /* 'courtiers' */
    cpy_r_r126 = CPyStatics[1202]; /* 'mosque' */
    cpy_r_r127 = CPyStatics[1546]; /* 'contracts' */
    cpy_r_r128 = PyTuple_Pack(15, cpy_r_r113, cpy_r_r114, cpy_r_r115, cpy_r_r116, cpy_r_r117, cpy_r_r118, cpy_r_r119, cpy_r_r120, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r124, cpy_r_r125, cpy_r_r126, cpy_r_r127);
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 20, CPyStatic_merv___table___globals);
        goto CPyL114;
    }
    cpy_r_r129 = PyObject_SetAttr(cpy_r_r109, cpy_r_r112, cpy_r_r128);
    CPy_DECREF(cpy_r_r128);
    cpy_r_r130 = cpy_r_r129 >= 0;
    if (unlikely(!cpy_r_r130)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 20, CPyStatic_merv___table___globals);
        goto CPyL114;
    }
    CPyType_merv___table___Player = (PyTypeObject *)cpy_r_r109;
    CPy_INCREF(CPyType_merv___table___Player);
    cpy_r_r131 = CPyStatic_merv___table___globals;
    cpy_r_r132 = CPyStatics[461]; /* 'Player' */
    cpy_r_r133 = PyDict_SetItem(cpy_r_r131, cpy_r_r132, cpy_r_r109);
    cpy_r_r134 = cpy_r_r133 >= 0;
    if (unlikely(!cpy_r_r134)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 20, CPyStatic_merv___table___globals);
        goto CPyL114;
    }
    cpy_r_r135 = (PyObject *)CPyType_merv___table___Player;
    cpy_r_r136 = CPyStatics[576]; /* 'cubes' */
    cpy_r_r137 = CPyStatics[65]; /* 'points' */
    cpy_r_r138 = CPyStatics[1799]; /* 'favour' */
    cpy_r_r139 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r140 = CPyStatics[1464]; /* 'camels' */
    cpy_r_r141 = CPyStatics[1594]; /* 'scrolls' */
    cpy_r_r142 = CPyStatics[1338]; /* 'common' */
    cpy_r_r143 = CPyStatics[1339]; /* 'rare' */
    cpy_r_r144 = CPyStatics[2048]; /* 'locked_scrolls' */
    cpy_r_r145 = CPyStatics[2049]; /* 'locked_common' */
    cpy_r_r146 = CPyStatics[2050]; /* 'locked_rare' */
    cpy_r_r147 = CPyStatics[1514]; /* 'spices' */
    cpy_r_r148 = CPyStatics[2051]; /* 'courtiers' */
    cpy_r_r149 = CPyStatics[1202]; /* 'mosque' */
    cpy_r_r150 = CPyStatics[1546]; /* 'contracts' */
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
    cpy_r_r151.f0 = cpy_r_r136;
    cpy_r_r151.f1 = cpy_r_r137;
    cpy_r_r151.f2 = cpy_r_r138;
    cpy_r_r151.f3 = cpy_r_r139;
    cpy_r_r151.f4 = cpy_r_r140;
    cpy_r_r151.f5 = cpy_r_r141;
    cpy_r_r151.f6 = cpy_r_r142;
    cpy_r_r151.f7 = cpy_r_r143;
    cpy_r_r151.f8 = cpy_r_r144;
    cpy_r_r151.f9 = cpy_r_r145;
    cpy_r_r151.f10 = cpy_r_r146;
    cpy_r_r151.f11 = cpy_r_r147;
    cpy_r_r151.f12 = cpy_r_r148;
    cpy_r_r151.f13 = cpy_r_r149;
    cpy_r_r151.f14 = cpy_r_r150;
    cpy_r_r152 = CPyStatics[1080]; /* 'FIELDS' */
    cpy_r_r153 = PyTuple_New(15);
    if (unlikely(cpy_r_r153 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp3120 = cpy_r_r151.f0;
    PyTuple_SET_ITEM(cpy_r_r153, 0, __tmp3120);
    PyObject *__tmp3121 = cpy_r_r151.f1;
    PyTuple_SET_ITEM(cpy_r_r153, 1, __tmp3121);
    PyObject *__tmp3122 = cpy_r_r151.f2;
    PyTuple_SET_ITEM(cpy_r_r153, 2, __tmp3122);
    PyObject *__tmp3123 = cpy_r_r151.f3;
    PyTuple_SET_ITEM(cpy_r_r153, 3, __tmp3123);
    PyObject *__tmp3124 = cpy_r_r151.f4;
    PyTuple_SET_ITEM(cpy_r_r153, 4, __tmp3124);
    PyObject *__tmp3125 = cpy_r_r151.f5;
    PyTuple_SET_ITEM(cpy_r_r153, 5, __tmp3125);
    PyObject *__tmp3126 = cpy_r_r151.f6;
    PyTuple_SET_ITEM(cpy_r_r153, 6, __tmp3126);
    PyObject *__tmp3127 = cpy_r_r151.f7;
    PyTuple_SET_ITEM(cpy_r_r153, 7, __tmp3127);
    PyObject *__tmp3128 = cpy_r_r151.f8;
    PyTuple_SET_ITEM(cpy_r_r153, 8, __tmp3128);
    PyObject *__tmp3129 = cpy_r_r151.f9;
    PyTuple_SET_ITEM(cpy_r_r153, 9, __tmp3129);
    PyObject *__tmp3130 = cpy_r_r151.f10;
    PyTuple_SET_ITEM(cpy_r_r153, 10, __tmp3130);
    PyObject *__tmp3131 = cpy_r_r151.f11;
    PyTuple_SET_ITEM(cpy_r_r153, 11, __tmp3131);
    PyObject *__tmp3132 = cpy_r_r151.f12;
    PyTuple_SET_ITEM(cpy_r_r153, 12, __tmp3132);
    PyObject *__tmp3133 = cpy_r_r151.f13;
    PyTuple_SET_ITEM(cpy_r_r153, 13, __tmp3133);
    PyObject *__tmp3134 = cpy_r_r151.f14;
    PyTuple_SET_ITEM(cpy_r_r153, 14, __tmp3134);
    cpy_r_r154 = PyObject_SetAttr(cpy_r_r135, cpy_r_r152, cpy_r_r153);
    CPy_DECREF(cpy_r_r153);
    cpy_r_r155 = cpy_r_r154 >= 0;
    if (unlikely(!cpy_r_r155)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 40, CPyStatic_merv___table___globals);
        goto CPyL114;
    }
    cpy_r_r156 = CPy_InitSubclass(cpy_r_r109);
    CPy_DECREF(cpy_r_r109);
    if (unlikely(!cpy_r_r156)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 20, CPyStatic_merv___table___globals);
        goto CPyL109;
    }
    cpy_r_r157 = (PyObject *)CPyType_kernel___table___Table;
    cpy_r_r158 = PyTuple_Pack(1, cpy_r_r157);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 68, CPyStatic_merv___table___globals);
        goto CPyL109;
    }
    cpy_r_r159 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r160 = (PyObject *)CPyType_merv___table___Table_template;
    cpy_r_r161 = CPyType_FromTemplate(cpy_r_r160, cpy_r_r158, cpy_r_r159);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 68, CPyStatic_merv___table___globals);
        goto CPyL109;
    }
    cpy_r_r162 = CPyDef_merv___table___Table_trait_vtable_setup();
    if (unlikely(cpy_r_r162 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 68, CPyStatic_merv___table___globals);
        goto CPyL115;
    }
    cpy_r_r163 = CPyDef_merv___table___Table_coroutine_setup(cpy_r_r161);
    if (unlikely(cpy_r_r163 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 68, CPyStatic_merv___table___globals);
        goto CPyL115;
    }
    cpy_r_r164 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r165 = CPyStatics[318]; /* 'book' */
    cpy_r_r166 = CPyStatics[2090]; /* 'humans' */
    cpy_r_r167 = CPyStatics[2045]; /* 'solo' */
    cpy_r_r168 = CPyStatics[2091]; /* 'pepper_anywhere' */
    cpy_r_r169 = CPyStatics[2092]; /* 'discards_under' */
    cpy_r_r170 = CPyStatics[989]; /* 'phase' */
    cpy_r_r171 = CPyStatics[1560]; /* 'year' */
    cpy_r_r172 = CPyStatics[854]; /* 'round' */
    cpy_r_r173 = CPyStatics[990]; /* 'order' */
    cpy_r_r174 = CPyStatics[2093]; /* 'at' */
    cpy_r_r175 = CPyStatics[1614]; /* 'zones' */
    cpy_r_r176 = CPyStatics[1848]; /* 'queue' */
    cpy_r_r177 = CPyStatics[2028]; /* 'queue_camels' */
    cpy_r_r178 = CPyStatics[2043]; /* 'courtier_camels' */
    cpy_r_r179 = CPyStatics[317]; /* 'players' */
    cpy_r_r180 = CPyStatics[2094]; /* 'tiles' */
    cpy_r_r181 = CPyStatics[2095]; /* 'owners' */
    cpy_r_r182 = CPyStatics[2096]; /* 'soldiers' */
    cpy_r_r183 = CPyStatics[1556]; /* 'upgrades' */
    cpy_r_r184 = CPyStatics[1505]; /* 'ramparts' */
    cpy_r_r185 = CPyStatics[1880]; /* 'market' */
    cpy_r_r186 = CPyStatics[2031]; /* 'market_camels' */
    cpy_r_r187 = CPyStatics[1592]; /* 'row' */
    cpy_r_r188 = CPyStatics[1713]; /* 'row_camels' */
    cpy_r_r189 = CPyStatics[994]; /* 'deck' */
    cpy_r_r190 = CPyStatics[1676]; /* 'city_camels' */
    cpy_r_r191 = CPyStatics[2039]; /* 'posts' */
    cpy_r_r192 = CPyStatics[2097]; /* 'roads' */
    cpy_r_r193 = CPyStatics[1701]; /* 'mosque_camels' */
    cpy_r_r194 = CPyStatics[1693]; /* 'piles' */
    cpy_r_r195 = CPyStatics[1527]; /* 'discoveries' */
    cpy_r_r196 = CPyStatics[2042]; /* 'bonus_tiles' */
    cpy_r_r197 = CPyStatics[2098]; /* 'lost_camels' */
    cpy_r_r198 = CPyStatics[1450]; /* 'square' */
    cpy_r_r199 = CPyStatics[334]; /* 'action' */
    cpy_r_r200 = CPyStatics[2032]; /* 'market_used' */
    cpy_r_r201 = CPyStatics[2033]; /* 'discount_used' */
    cpy_r_r202 = CPyStatics[2034]; /* 'convert_used' */
    cpy_r_r203 = CPyStatics[2099]; /* 'ransoms' */
    cpy_r_r204 = CPyStatics[2100]; /* 'solo_card' */
    cpy_r_r205 = CPyStatics[2101]; /* 'solo_deck' */
    cpy_r_r206 = CPyStatics[2102]; /* 'solo_layers' */
    cpy_r_r207 = CPyStatics[2103]; /* 'solo_fresh' */
    cpy_r_r208 = CPyStatics[2104]; /* 'solo_discard' */
    cpy_r_r209 = CPyStatics[2105]; /* 'solo_removed' */
    cpy_r_r210 = CPyStatics[1090]; /* 'chance' */
    cpy_r_r211 = CPyStatics[1091]; /* 'reveals' */
    cpy_r_r212 = CPyStatics[1092]; /* 'confirm' */
    cpy_r_r213 = CPyStatics[1093]; /* 'story' */
    cpy_r_r214 = PyTuple_Pack(49, cpy_r_r165, cpy_r_r166, cpy_r_r167, cpy_r_r168, cpy_r_r169, cpy_r_r170, cpy_r_r171, cpy_r_r172, cpy_r_r173, cpy_r_r174, cpy_r_r175, cpy_r_r176, cpy_r_r177, cpy_r_r178, cpy_r_r179, cpy_r_r180, cpy_r_r181, cpy_r_r182, cpy_r_r183, cpy_r_r184, cpy_r_r185, cpy_r_r186, cpy_r_r187, cpy_r_r188, cpy_r_r189, cpy_r_r190, cpy_r_r191, cpy_r_r192, cpy_r_r193, cpy_r_r194, cpy_r_r195, cpy_r_r196, cpy_r_r197, cpy_r_r198, cpy_r_r199, cpy_r_r200, cpy_r_r201, cpy_r_r202, cpy_r_r203, cpy_r_r204, cpy_r_r205, cpy_r_r206, cpy_r_r207, cpy_r_r208, cpy_r_r209, cpy_r_r210, cpy_r_r211, cpy_r_r212, cpy_r_r213);
    if (unlikely(cpy_r_r214 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 68, CPyStatic_merv___table___globals);
        goto CPyL115;
    }
    cpy_r_r215 = PyObject_SetAttr(cpy_r_r161, cpy_r_r164, cpy_r_r214);
    CPy_DECREF(cpy_r_r214);
    cpy_r_r216 = cpy_r_r215 >= 0;
    if (unlikely(!cpy_r_r216)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 68, CPyStatic_merv___table___globals);
        goto CPyL115;
    }
    CPyType_merv___table___Table = (PyTypeObject *)cpy_r_r161;
    CPy_INCREF(CPyType_merv___table___Table);
    cpy_r_r217 = CPyStatic_merv___table___globals;
    cpy_r_r218 = CPyStatics[293]; /* 'Table' */
    cpy_r_r219 = PyDict_SetItem(cpy_r_r217, cpy_r_r218, cpy_r_r161);
    cpy_r_r220 = cpy_r_r219 >= 0;
    if (unlikely(!cpy_r_r220)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 68, CPyStatic_merv___table___globals);
        goto CPyL115;
    }
    cpy_r_r221 = (PyObject *)CPyType_merv___table___Table;
    cpy_r_r222 = (PyObject *)CPyType_kernel___table___Table;
    cpy_r_r223 = CPyStatics[1080]; /* 'FIELDS' */
    cpy_r_r224 = CPyObject_GetAttr(cpy_r_r222, cpy_r_r223);
    if (unlikely(cpy_r_r224 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 119, CPyStatic_merv___table___globals);
        goto CPyL115;
    }
    if (likely(PyTuple_Check(cpy_r_r224)))
        cpy_r_r225 = cpy_r_r224;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/table.py", "<module>", 119, CPyStatic_merv___table___globals, "tuple", cpy_r_r224);
        goto CPyL115;
    }
    cpy_r_r226 = CPyStatics[2090]; /* 'humans' */
    cpy_r_r227 = CPyStatics[2045]; /* 'solo' */
    cpy_r_r228 = CPyStatics[2091]; /* 'pepper_anywhere' */
    cpy_r_r229 = CPyStatics[2092]; /* 'discards_under' */
    cpy_r_r230 = CPyStatics[989]; /* 'phase' */
    cpy_r_r231 = CPyStatics[1560]; /* 'year' */
    cpy_r_r232 = CPyStatics[854]; /* 'round' */
    cpy_r_r233 = CPyStatics[990]; /* 'order' */
    cpy_r_r234 = CPyStatics[2093]; /* 'at' */
    cpy_r_r235 = CPyStatics[1614]; /* 'zones' */
    cpy_r_r236 = CPyStatics[1848]; /* 'queue' */
    cpy_r_r237 = CPyStatics[2028]; /* 'queue_camels' */
    cpy_r_r238 = CPyStatics[2043]; /* 'courtier_camels' */
    cpy_r_r239 = CPyStatics[317]; /* 'players' */
    cpy_r_r240 = CPyStatics[2094]; /* 'tiles' */
    cpy_r_r241 = CPyStatics[2095]; /* 'owners' */
    cpy_r_r242 = CPyStatics[2096]; /* 'soldiers' */
    cpy_r_r243 = CPyStatics[1556]; /* 'upgrades' */
    cpy_r_r244 = CPyStatics[1505]; /* 'ramparts' */
    cpy_r_r245 = CPyStatics[1880]; /* 'market' */
    cpy_r_r246 = CPyStatics[2031]; /* 'market_camels' */
    cpy_r_r247 = CPyStatics[1592]; /* 'row' */
    cpy_r_r248 = CPyStatics[1713]; /* 'row_camels' */
    cpy_r_r249 = CPyStatics[994]; /* 'deck' */
    cpy_r_r250 = CPyStatics[1676]; /* 'city_camels' */
    cpy_r_r251 = CPyStatics[2039]; /* 'posts' */
    cpy_r_r252 = CPyStatics[2097]; /* 'roads' */
    cpy_r_r253 = CPyStatics[1701]; /* 'mosque_camels' */
    cpy_r_r254 = CPyStatics[1693]; /* 'piles' */
    cpy_r_r255 = CPyStatics[1527]; /* 'discoveries' */
    cpy_r_r256 = CPyStatics[2042]; /* 'bonus_tiles' */
    cpy_r_r257 = CPyStatics[2098]; /* 'lost_camels' */
    cpy_r_r258 = CPyStatics[1450]; /* 'square' */
    cpy_r_r259 = CPyStatics[334]; /* 'action' */
    cpy_r_r260 = CPyStatics[2032]; /* 'market_used' */
    cpy_r_r261 = CPyStatics[2033]; /* 'discount_used' */
    cpy_r_r262 = CPyStatics[2034]; /* 'convert_used' */
    cpy_r_r263 = CPyStatics[2099]; /* 'ransoms' */
    cpy_r_r264 = CPyStatics[2100]; /* 'solo_card' */
    cpy_r_r265 = CPyStatics[2101]; /* 'solo_deck' */
    cpy_r_r266 = CPyStatics[2102]; /* 'solo_layers' */
    cpy_r_r267 = CPyStatics[2103]; /* 'solo_fresh' */
    cpy_r_r268 = CPyStatics[2104]; /* 'solo_discard' */
    cpy_r_r269 = CPyStatics[2105]; /* 'solo_removed' */
    cpy_r_r270 = PyList_New(0);
    if (unlikely(cpy_r_r270 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 118, CPyStatic_merv___table___globals);
        goto CPyL116;
    }
    cpy_r_r271 = CPyList_Extend(cpy_r_r270, cpy_r_r225);
    CPy_DECREF(cpy_r_r225);
    if (unlikely(cpy_r_r271 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 118, CPyStatic_merv___table___globals);
        goto CPyL117;
    } else
        goto CPyL118;
CPyL59: ;
    cpy_r_r272 = PyList_Append(cpy_r_r270, cpy_r_r226);
    cpy_r_r273 = cpy_r_r272 >= 0;
    if (unlikely(!cpy_r_r273)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 118, CPyStatic_merv___table___globals);
        goto CPyL117;
    }
    cpy_r_r274 = PyList_Append(cpy_r_r270, cpy_r_r227);
    cpy_r_r275 = cpy_r_r274 >= 0;
    if (unlikely(!cpy_r_r275)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 118, CPyStatic_merv___table___globals);
        goto CPyL117;
    }
    cpy_r_r276 = PyList_Append(cpy_r_r270, cpy_r_r228);
    cpy_r_r277 = cpy_r_r276 >= 0;
    if (unlikely(!cpy_r_r277)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 118, CPyStatic_merv___table___globals);
        goto CPyL117;
    }
    cpy_r_r278 = PyList_Append(cpy_r_r270, cpy_r_r229);
    cpy_r_r279 = cpy_r_r278 >= 0;
    if (unlikely(!cpy_r_r279)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 118, CPyStatic_merv___table___globals);
        goto CPyL117;
    }
    cpy_r_r280 = PyList_Append(cpy_r_r270, cpy_r_r230);
    cpy_r_r281 = cpy_r_r280 >= 0;
    if (unlikely(!cpy_r_r281)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 118, CPyStatic_merv___table___globals);
        goto CPyL117;
    }
    cpy_r_r282 = PyList_Append(cpy_r_r270, cpy_r_r231);
    cpy_r_r283 = cpy_r_r282 >= 0;
    if (unlikely(!cpy_r_r283)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 118, CPyStatic_merv___table___globals);
        goto CPyL117;
    }
    cpy_r_r284 = PyList_Append(cpy_r_r270, cpy_r_r232);
    cpy_r_r285 = cpy_r_r284 >= 0;
    if (unlikely(!cpy_r_r285)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 118, CPyStatic_merv___table___globals);
        goto CPyL117;
    }
    cpy_r_r286 = PyList_Append(cpy_r_r270, cpy_r_r233);
    cpy_r_r287 = cpy_r_r286 >= 0;
    if (unlikely(!cpy_r_r287)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 118, CPyStatic_merv___table___globals);
        goto CPyL117;
    }
    cpy_r_r288 = PyList_Append(cpy_r_r270, cpy_r_r234);
    cpy_r_r289 = cpy_r_r288 >= 0;
    if (unlikely(!cpy_r_r289)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 118, CPyStatic_merv___table___globals);
        goto CPyL117;
    }
    cpy_r_r290 = PyList_Append(cpy_r_r270, cpy_r_r235);
    cpy_r_r291 = cpy_r_r290 >= 0;
    if (unlikely(!cpy_r_r291)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 118, CPyStatic_merv___table___globals);
        goto CPyL117;
    }
    cpy_r_r292 = PyList_Append(cpy_r_r270, cpy_r_r236);
    cpy_r_r293 = cpy_r_r292 >= 0;
    if (unlikely(!cpy_r_r293)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 118, CPyStatic_merv___table___globals);
        goto CPyL117;
    }
    cpy_r_r294 = PyList_Append(cpy_r_r270, cpy_r_r237);
    cpy_r_r295 = cpy_r_r294 >= 0;
    if (unlikely(!cpy_r_r295)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 118, CPyStatic_merv___table___globals);
        goto CPyL117;
    }
    cpy_r_r296 = PyList_Append(cpy_r_r270, cpy_r_r238);
    cpy_r_r297 = cpy_r_r296 >= 0;
    if (unlikely(!cpy_r_r297)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 118, CPyStatic_merv___table___globals);
        goto CPyL117;
    }
    cpy_r_r298 = PyList_Append(cpy_r_r270, cpy_r_r239);
    cpy_r_r299 = cpy_r_r298 >= 0;
    if (unlikely(!cpy_r_r299)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 118, CPyStatic_merv___table___globals);
        goto CPyL117;
    }
    cpy_r_r300 = PyList_Append(cpy_r_r270, cpy_r_r240);
    cpy_r_r301 = cpy_r_r300 >= 0;
    if (unlikely(!cpy_r_r301)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 118, CPyStatic_merv___table___globals);
        goto CPyL117;
    }
    cpy_r_r302 = PyList_Append(cpy_r_r270, cpy_r_r241);
    cpy_r_r303 = cpy_r_r302 >= 0;
    if (unlikely(!cpy_r_r303)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 118, CPyStatic_merv___table___globals);
        goto CPyL117;
    }
    cpy_r_r304 = PyList_Append(cpy_r_r270, cpy_r_r242);
    cpy_r_r305 = cpy_r_r304 >= 0;
    if (unlikely(!cpy_r_r305)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 118, CPyStatic_merv___table___globals);
        goto CPyL117;
    }
    cpy_r_r306 = PyList_Append(cpy_r_r270, cpy_r_r243);
    cpy_r_r307 = cpy_r_r306 >= 0;
    if (unlikely(!cpy_r_r307)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 118, CPyStatic_merv___table___globals);
        goto CPyL117;
    }
    cpy_r_r308 = PyList_Append(cpy_r_r270, cpy_r_r244);
    cpy_r_r309 = cpy_r_r308 >= 0;
    if (unlikely(!cpy_r_r309)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 118, CPyStatic_merv___table___globals);
        goto CPyL117;
    }
    cpy_r_r310 = PyList_Append(cpy_r_r270, cpy_r_r245);
    cpy_r_r311 = cpy_r_r310 >= 0;
    if (unlikely(!cpy_r_r311)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 118, CPyStatic_merv___table___globals);
        goto CPyL117;
    }
    cpy_r_r312 = PyList_Append(cpy_r_r270, cpy_r_r246);
    cpy_r_r313 = cpy_r_r312 >= 0;
    if (unlikely(!cpy_r_r313)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 118, CPyStatic_merv___table___globals);
        goto CPyL117;
    }
    cpy_r_r314 = PyList_Append(cpy_r_r270, cpy_r_r247);
    cpy_r_r315 = cpy_r_r314 >= 0;
    if (unlikely(!cpy_r_r315)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 118, CPyStatic_merv___table___globals);
        goto CPyL117;
    }
    cpy_r_r316 = PyList_Append(cpy_r_r270, cpy_r_r248);
    cpy_r_r317 = cpy_r_r316 >= 0;
    if (unlikely(!cpy_r_r317)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 118, CPyStatic_merv___table___globals);
        goto CPyL117;
    }
    cpy_r_r318 = PyList_Append(cpy_r_r270, cpy_r_r249);
    cpy_r_r319 = cpy_r_r318 >= 0;
    if (unlikely(!cpy_r_r319)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 118, CPyStatic_merv___table___globals);
        goto CPyL117;
    }
    cpy_r_r320 = PyList_Append(cpy_r_r270, cpy_r_r250);
    cpy_r_r321 = cpy_r_r320 >= 0;
    if (unlikely(!cpy_r_r321)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 118, CPyStatic_merv___table___globals);
        goto CPyL117;
    }
    cpy_r_r322 = PyList_Append(cpy_r_r270, cpy_r_r251);
    cpy_r_r323 = cpy_r_r322 >= 0;
    if (unlikely(!cpy_r_r323)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 118, CPyStatic_merv___table___globals);
        goto CPyL117;
    }
    cpy_r_r324 = PyList_Append(cpy_r_r270, cpy_r_r252);
    cpy_r_r325 = cpy_r_r324 >= 0;
    if (unlikely(!cpy_r_r325)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 118, CPyStatic_merv___table___globals);
        goto CPyL117;
    }
    cpy_r_r326 = PyList_Append(cpy_r_r270, cpy_r_r253);
    cpy_r_r327 = cpy_r_r326 >= 0;
    if (unlikely(!cpy_r_r327)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 118, CPyStatic_merv___table___globals);
        goto CPyL117;
    }
    cpy_r_r328 = PyList_Append(cpy_r_r270, cpy_r_r254);
    cpy_r_r329 = cpy_r_r328 >= 0;
    if (unlikely(!cpy_r_r329)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 118, CPyStatic_merv___table___globals);
        goto CPyL117;
    }
    cpy_r_r330 = PyList_Append(cpy_r_r270, cpy_r_r255);
    cpy_r_r331 = cpy_r_r330 >= 0;
    if (unlikely(!cpy_r_r331)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 118, CPyStatic_merv___table___globals);
        goto CPyL117;
    }
    cpy_r_r332 = PyList_Append(cpy_r_r270, cpy_r_r256);
    cpy_r_r333 = cpy_r_r332 >= 0;
    if (unlikely(!cpy_r_r333)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 118, CPyStatic_merv___table___globals);
        goto CPyL117;
    }
    cpy_r_r334 = PyList_Append(cpy_r_r270, cpy_r_r257);
    cpy_r_r335 = cpy_r_r334 >= 0;
    if (unlikely(!cpy_r_r335)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 118, CPyStatic_merv___table___globals);
        goto CPyL117;
    }
    cpy_r_r336 = PyList_Append(cpy_r_r270, cpy_r_r258);
    cpy_r_r337 = cpy_r_r336 >= 0;
    if (unlikely(!cpy_r_r337)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 118, CPyStatic_merv___table___globals);
        goto CPyL117;
    }
    cpy_r_r338 = PyList_Append(cpy_r_r270, cpy_r_r259);
    cpy_r_r339 = cpy_r_r338 >= 0;
    if (unlikely(!cpy_r_r339)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 118, CPyStatic_merv___table___globals);
        goto CPyL117;
    }
    cpy_r_r340 = PyList_Append(cpy_r_r270, cpy_r_r260);
    cpy_r_r341 = cpy_r_r340 >= 0;
    if (unlikely(!cpy_r_r341)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 118, CPyStatic_merv___table___globals);
        goto CPyL117;
    }
    cpy_r_r342 = PyList_Append(cpy_r_r270, cpy_r_r261);
    cpy_r_r343 = cpy_r_r342 >= 0;
    if (unlikely(!cpy_r_r343)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 118, CPyStatic_merv___table___globals);
        goto CPyL117;
    }
    cpy_r_r344 = PyList_Append(cpy_r_r270, cpy_r_r262);
    cpy_r_r345 = cpy_r_r344 >= 0;
    if (unlikely(!cpy_r_r345)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 118, CPyStatic_merv___table___globals);
        goto CPyL117;
    }
    cpy_r_r346 = PyList_Append(cpy_r_r270, cpy_r_r263);
    cpy_r_r347 = cpy_r_r346 >= 0;
    if (unlikely(!cpy_r_r347)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 118, CPyStatic_merv___table___globals);
        goto CPyL117;
    }
    cpy_r_r348 = PyList_Append(cpy_r_r270, cpy_r_r264);
    cpy_r_r349 = cpy_r_r348 >= 0;
    if (unlikely(!cpy_r_r349)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 118, CPyStatic_merv___table___globals);
        goto CPyL117;
    }
    cpy_r_r350 = PyList_Append(cpy_r_r270, cpy_r_r265);
    cpy_r_r351 = cpy_r_r350 >= 0;
    if (unlikely(!cpy_r_r351)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 118, CPyStatic_merv___table___globals);
        goto CPyL117;
    }
    cpy_r_r352 = PyList_Append(cpy_r_r270, cpy_r_r266);
    cpy_r_r353 = cpy_r_r352 >= 0;
    if (unlikely(!cpy_r_r353)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 118, CPyStatic_merv___table___globals);
        goto CPyL117;
    }
    cpy_r_r354 = PyList_Append(cpy_r_r270, cpy_r_r267);
    cpy_r_r355 = cpy_r_r354 >= 0;
    if (unlikely(!cpy_r_r355)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 118, CPyStatic_merv___table___globals);
        goto CPyL117;
    }
    cpy_r_r356 = PyList_Append(cpy_r_r270, cpy_r_r268);
    cpy_r_r357 = cpy_r_r356 >= 0;
    if (unlikely(!cpy_r_r357)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 118, CPyStatic_merv___table___globals);
        goto CPyL117;
    }
    cpy_r_r358 = PyList_Append(cpy_r_r270, cpy_r_r269);
    cpy_r_r359 = cpy_r_r358 >= 0;
    if (unlikely(!cpy_r_r359)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 118, CPyStatic_merv___table___globals);
        goto CPyL117;
    }
    cpy_r_r360 = PyList_AsTuple(cpy_r_r270);
    CPy_DECREF(cpy_r_r270);
    if (unlikely(cpy_r_r360 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 118, CPyStatic_merv___table___globals);
        goto CPyL115;
    }
    cpy_r_r361 = CPyStatics[1080]; /* 'FIELDS' */
    cpy_r_r362 = PyObject_SetAttr(cpy_r_r221, cpy_r_r361, cpy_r_r360);
    CPy_DECREF(cpy_r_r360);
    cpy_r_r363 = cpy_r_r362 >= 0;
    if (unlikely(!cpy_r_r363)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 118, CPyStatic_merv___table___globals);
        goto CPyL115;
    }
    cpy_r_r364 = (PyObject *)CPyType_merv___table___Table;
    cpy_r_r365 = CPyStatics[1090]; /* 'chance' */
    cpy_r_r366 = (PyObject *)CPyType_chance___Chance;
    cpy_r_r367 = CPyStatics[317]; /* 'players' */
    cpy_r_r368 = (PyObject *)CPyType_merv___table___Player;
    cpy_r_r369 = CPyDict_Build(2, cpy_r_r365, cpy_r_r366, cpy_r_r367, cpy_r_r368);
    if (unlikely(cpy_r_r369 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 127, CPyStatic_merv___table___globals);
        goto CPyL115;
    }
    cpy_r_r370 = CPyStatics[1094]; /* 'NESTED' */
    cpy_r_r371 = PyObject_SetAttr(cpy_r_r364, cpy_r_r370, cpy_r_r369);
    CPy_DECREF(cpy_r_r369);
    cpy_r_r372 = cpy_r_r371 >= 0;
    if (unlikely(!cpy_r_r372)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 127, CPyStatic_merv___table___globals);
        goto CPyL115;
    }
    cpy_r_r373 = CPy_InitSubclass(cpy_r_r161);
    CPy_DECREF(cpy_r_r161);
    if (unlikely(!cpy_r_r373)) {
        CPy_AddTraceback("src/serai/games/merv/table.py", "<module>", 68, CPyStatic_merv___table___globals);
        goto CPyL109;
    }
    return 1;
CPyL109: ;
    cpy_r_r374 = 2;
    return cpy_r_r374;
CPyL110: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL111: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
CPyL112: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL30;
CPyL113: ;
    CPy_DECREF(cpy_r_r104);
    goto CPyL38;
CPyL114: ;
    CPy_DecRef(cpy_r_r109);
    goto CPyL109;
CPyL115: ;
    CPy_DecRef(cpy_r_r161);
    goto CPyL109;
CPyL116: ;
    CPy_DecRef(cpy_r_r161);
    CPy_DecRef(cpy_r_r225);
    goto CPyL109;
CPyL117: ;
    CPy_DecRef(cpy_r_r161);
    CPy_DecRef(cpy_r_r270);
    goto CPyL109;
CPyL118: ;
    CPy_DECREF(cpy_r_r271);
    goto CPyL59;
}

#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
encyclopedia___view___DieView_traverse(serai___games___encyclopedia___view___DieViewObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_die);
    Py_VISIT(self->_colour);
    if (CPyTagged_CheckLong(self->_value)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_value));
    }
    Py_VISIT(self->_place);
    Py_VISIT(self->_seat);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_encyclopedia___view___DieView_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___view___DieViewObject *self = (serai___games___encyclopedia___view___DieViewObject *)cpy_r_self;
    Py_CLEAR(self->_die);
    Py_CLEAR(self->_colour);
    if (CPyTagged_CheckLong(self->_value)) {
        CPyTagged __tmp = self->_value;
        self->_value = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_place);
    Py_CLEAR(self->_seat);
    return 0;
}

static int32_t CPyDef_encyclopedia___view___DieView_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___view___DieViewObject *self = (serai___games___encyclopedia___view___DieViewObject *)cpy_r_self;
    Py_CLEAR(self->_die);
    Py_CLEAR(self->_colour);
    if (CPyTagged_CheckLong(self->_value)) {
        CPyTagged __tmp = self->_value;
        self->_value = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_place);
    Py_CLEAR(self->_seat);
    return 0;
}

static void
encyclopedia___view___DieView_dealloc(serai___games___encyclopedia___view___DieViewObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, encyclopedia___view___DieView_dealloc)
    CPyDef_encyclopedia___view___DieView_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___view_____mypyc__DieView_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___view___DieView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs);

static PyObject *
encyclopedia___view___DieView_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___view___DieView) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___view_____mypyc__DieView_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___view___DieView_vtable[1];
static bool
CPyDef_encyclopedia___view___DieView_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___view___DieView_vtable_scratch[] = {
        NULL
    };
    memcpy(encyclopedia___view___DieView_vtable, encyclopedia___view___DieView_vtable_scratch, sizeof(encyclopedia___view___DieView_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___view___DieView_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
encyclopedia___view___DieView_get_die(serai___games___encyclopedia___view___DieViewObject *self, void *closure);
static int
encyclopedia___view___DieView_set_die(serai___games___encyclopedia___view___DieViewObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___view___DieView_get_colour(serai___games___encyclopedia___view___DieViewObject *self, void *closure);
static int
encyclopedia___view___DieView_set_colour(serai___games___encyclopedia___view___DieViewObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___view___DieView_get_value(serai___games___encyclopedia___view___DieViewObject *self, void *closure);
static int
encyclopedia___view___DieView_set_value(serai___games___encyclopedia___view___DieViewObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___view___DieView_get_place(serai___games___encyclopedia___view___DieViewObject *self, void *closure);
static int
encyclopedia___view___DieView_set_place(serai___games___encyclopedia___view___DieViewObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___view___DieView_get_seat(serai___games___encyclopedia___view___DieViewObject *self, void *closure);
static int
encyclopedia___view___DieView_set_seat(serai___games___encyclopedia___view___DieViewObject *self, PyObject *value, void *closure);

static PyGetSetDef encyclopedia___view___DieView_getseters[] = {
    {"die",
     (getter)encyclopedia___view___DieView_get_die, (setter)encyclopedia___view___DieView_set_die,
     NULL, NULL},
    {"colour",
     (getter)encyclopedia___view___DieView_get_colour, (setter)encyclopedia___view___DieView_set_colour,
     NULL, NULL},
    {"value",
     (getter)encyclopedia___view___DieView_get_value, (setter)encyclopedia___view___DieView_set_value,
     NULL, NULL},
    {"place",
     (getter)encyclopedia___view___DieView_get_place, (setter)encyclopedia___view___DieView_set_place,
     NULL, NULL},
    {"seat",
     (getter)encyclopedia___view___DieView_get_seat, (setter)encyclopedia___view___DieView_set_seat,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef encyclopedia___view___DieView_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___view_____mypyc__DieView_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___view___DieView_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "DieView",
    .tp_new = encyclopedia___view___DieView_new,
    .tp_dealloc = (destructor)encyclopedia___view___DieView_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___view___DieView_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___view___DieView_clear,
    .tp_getset = encyclopedia___view___DieView_getseters,
    .tp_methods = encyclopedia___view___DieView_methods,
    .tp_basicsize = sizeof(serai___games___encyclopedia___view___DieViewObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("DieView()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___view___DieView_template = &CPyType_encyclopedia___view___DieView_template_;

PyObject *CPyDef_encyclopedia___view_____mypyc__DieView_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___view___DieViewObject *self;
    self = (serai___games___encyclopedia___view___DieViewObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___view___DieView_vtable;
    self->_value = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___view___DieView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs)
{
    PyObject *self = CPyDef_encyclopedia___view_____mypyc__DieView_setup((PyObject *)CPyType_encyclopedia___view___DieView);
    if (self == NULL)
        return NULL;
    int res = CPyType_encyclopedia___view___DieView->tp_init(self, cpy_r_args, cpy_r_kwargs);
    if (res < 0) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
encyclopedia___view___DieView_get_die(serai___games___encyclopedia___view___DieViewObject *self, void *closure)
{
    if (unlikely(self->_die == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'die' of 'DieView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_die);
    PyObject *retval = self->_die;
    return retval;
}

static int
encyclopedia___view___DieView_set_die(serai___games___encyclopedia___view___DieViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'DieView' object attribute 'die' cannot be deleted");
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
    if (self->_die != NULL) {
        CPy_DECREF(self->_die);
    }
    self->_die = tmp;
    return 0;
}

static PyObject *
encyclopedia___view___DieView_get_colour(serai___games___encyclopedia___view___DieViewObject *self, void *closure)
{
    if (unlikely(self->_colour == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'colour' of 'DieView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_colour);
    PyObject *retval = self->_colour;
    return retval;
}

static int
encyclopedia___view___DieView_set_colour(serai___games___encyclopedia___view___DieViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'DieView' object attribute 'colour' cannot be deleted");
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
    if (self->_colour != NULL) {
        CPy_DECREF(self->_colour);
    }
    self->_colour = tmp;
    return 0;
}

static PyObject *
encyclopedia___view___DieView_get_value(serai___games___encyclopedia___view___DieViewObject *self, void *closure)
{
    if (unlikely(self->_value == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'value' of 'DieView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_value);
    PyObject *retval = CPyTagged_StealAsObject(self->_value);
    return retval;
}

static int
encyclopedia___view___DieView_set_value(serai___games___encyclopedia___view___DieViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'DieView' object attribute 'value' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_value != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_value);
    }
    self->_value = tmp;
    return 0;
}

static PyObject *
encyclopedia___view___DieView_get_place(serai___games___encyclopedia___view___DieViewObject *self, void *closure)
{
    if (unlikely(self->_place == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'place' of 'DieView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_place);
    PyObject *retval = self->_place;
    return retval;
}

static int
encyclopedia___view___DieView_set_place(serai___games___encyclopedia___view___DieViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'DieView' object attribute 'place' cannot be deleted");
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
encyclopedia___view___DieView_get_seat(serai___games___encyclopedia___view___DieViewObject *self, void *closure)
{
    if (unlikely(self->_seat == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'seat' of 'DieView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_seat);
    PyObject *retval = self->_seat;
    return retval;
}

static int
encyclopedia___view___DieView_set_seat(serai___games___encyclopedia___view___DieViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'DieView' object attribute 'seat' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (PyLong_Check(value))
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL951;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL951;
    CPy_TypeError("int or None", value); 
    tmp = NULL;
__LL951: ;
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_seat != NULL) {
        CPy_DECREF(self->_seat);
    }
    self->_seat = tmp;
    return 0;
}

static int
encyclopedia___view___AnimalView_traverse(serai___games___encyclopedia___view___AnimalViewObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_animal);
    Py_VISIT(self->_cubes);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_encyclopedia___view___AnimalView_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___view___AnimalViewObject *self = (serai___games___encyclopedia___view___AnimalViewObject *)cpy_r_self;
    Py_CLEAR(self->_animal);
    Py_CLEAR(self->_cubes);
    return 0;
}

static int32_t CPyDef_encyclopedia___view___AnimalView_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___view___AnimalViewObject *self = (serai___games___encyclopedia___view___AnimalViewObject *)cpy_r_self;
    Py_CLEAR(self->_animal);
    Py_CLEAR(self->_cubes);
    return 0;
}

static void
encyclopedia___view___AnimalView_dealloc(serai___games___encyclopedia___view___AnimalViewObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, encyclopedia___view___AnimalView_dealloc)
    CPyDef_encyclopedia___view___AnimalView_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___view_____mypyc__AnimalView_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___view___AnimalView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs);

static PyObject *
encyclopedia___view___AnimalView_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___view___AnimalView) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___view_____mypyc__AnimalView_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___view___AnimalView_vtable[1];
static bool
CPyDef_encyclopedia___view___AnimalView_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___view___AnimalView_vtable_scratch[] = {
        NULL
    };
    memcpy(encyclopedia___view___AnimalView_vtable, encyclopedia___view___AnimalView_vtable_scratch, sizeof(encyclopedia___view___AnimalView_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___view___AnimalView_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
encyclopedia___view___AnimalView_get_animal(serai___games___encyclopedia___view___AnimalViewObject *self, void *closure);
static int
encyclopedia___view___AnimalView_set_animal(serai___games___encyclopedia___view___AnimalViewObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___view___AnimalView_get_cubes(serai___games___encyclopedia___view___AnimalViewObject *self, void *closure);
static int
encyclopedia___view___AnimalView_set_cubes(serai___games___encyclopedia___view___AnimalViewObject *self, PyObject *value, void *closure);

static PyGetSetDef encyclopedia___view___AnimalView_getseters[] = {
    {"animal",
     (getter)encyclopedia___view___AnimalView_get_animal, (setter)encyclopedia___view___AnimalView_set_animal,
     NULL, NULL},
    {"cubes",
     (getter)encyclopedia___view___AnimalView_get_cubes, (setter)encyclopedia___view___AnimalView_set_cubes,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef encyclopedia___view___AnimalView_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___view_____mypyc__AnimalView_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___view___AnimalView_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "AnimalView",
    .tp_new = encyclopedia___view___AnimalView_new,
    .tp_dealloc = (destructor)encyclopedia___view___AnimalView_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___view___AnimalView_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___view___AnimalView_clear,
    .tp_getset = encyclopedia___view___AnimalView_getseters,
    .tp_methods = encyclopedia___view___AnimalView_methods,
    .tp_basicsize = sizeof(serai___games___encyclopedia___view___AnimalViewObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("AnimalView()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___view___AnimalView_template = &CPyType_encyclopedia___view___AnimalView_template_;

PyObject *CPyDef_encyclopedia___view_____mypyc__AnimalView_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___view___AnimalViewObject *self;
    self = (serai___games___encyclopedia___view___AnimalViewObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___view___AnimalView_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___view___AnimalView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs)
{
    PyObject *self = CPyDef_encyclopedia___view_____mypyc__AnimalView_setup((PyObject *)CPyType_encyclopedia___view___AnimalView);
    if (self == NULL)
        return NULL;
    int res = CPyType_encyclopedia___view___AnimalView->tp_init(self, cpy_r_args, cpy_r_kwargs);
    if (res < 0) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
encyclopedia___view___AnimalView_get_animal(serai___games___encyclopedia___view___AnimalViewObject *self, void *closure)
{
    if (unlikely(self->_animal == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'animal' of 'AnimalView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_animal);
    PyObject *retval = self->_animal;
    return retval;
}

static int
encyclopedia___view___AnimalView_set_animal(serai___games___encyclopedia___view___AnimalViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'AnimalView' object attribute 'animal' cannot be deleted");
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
    if (self->_animal != NULL) {
        CPy_DECREF(self->_animal);
    }
    self->_animal = tmp;
    return 0;
}

static PyObject *
encyclopedia___view___AnimalView_get_cubes(serai___games___encyclopedia___view___AnimalViewObject *self, void *closure)
{
    if (unlikely(self->_cubes == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'cubes' of 'AnimalView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_cubes);
    PyObject *retval = self->_cubes;
    return retval;
}

static int
encyclopedia___view___AnimalView_set_cubes(serai___games___encyclopedia___view___AnimalViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'AnimalView' object attribute 'cubes' cannot be deleted");
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
    if (self->_cubes != NULL) {
        CPy_DECREF(self->_cubes);
    }
    self->_cubes = tmp;
    return 0;
}

static int
encyclopedia___view___DisplayView_traverse(serai___games___encyclopedia___view___DisplayViewObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_cards);
    if (CPyTagged_CheckLong(self->_deck)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_deck));
    }
    Py_VISIT(self->_discard);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_encyclopedia___view___DisplayView_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___view___DisplayViewObject *self = (serai___games___encyclopedia___view___DisplayViewObject *)cpy_r_self;
    Py_CLEAR(self->_cards);
    if (CPyTagged_CheckLong(self->_deck)) {
        CPyTagged __tmp = self->_deck;
        self->_deck = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_discard);
    return 0;
}

static int32_t CPyDef_encyclopedia___view___DisplayView_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___view___DisplayViewObject *self = (serai___games___encyclopedia___view___DisplayViewObject *)cpy_r_self;
    Py_CLEAR(self->_cards);
    if (CPyTagged_CheckLong(self->_deck)) {
        CPyTagged __tmp = self->_deck;
        self->_deck = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_discard);
    return 0;
}

static void
encyclopedia___view___DisplayView_dealloc(serai___games___encyclopedia___view___DisplayViewObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, encyclopedia___view___DisplayView_dealloc)
    CPyDef_encyclopedia___view___DisplayView_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___view_____mypyc__DisplayView_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___view___DisplayView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs);

static PyObject *
encyclopedia___view___DisplayView_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___view___DisplayView) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___view_____mypyc__DisplayView_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___view___DisplayView_vtable[1];
static bool
CPyDef_encyclopedia___view___DisplayView_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___view___DisplayView_vtable_scratch[] = {
        NULL
    };
    memcpy(encyclopedia___view___DisplayView_vtable, encyclopedia___view___DisplayView_vtable_scratch, sizeof(encyclopedia___view___DisplayView_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___view___DisplayView_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
encyclopedia___view___DisplayView_get_cards(serai___games___encyclopedia___view___DisplayViewObject *self, void *closure);
static int
encyclopedia___view___DisplayView_set_cards(serai___games___encyclopedia___view___DisplayViewObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___view___DisplayView_get_deck(serai___games___encyclopedia___view___DisplayViewObject *self, void *closure);
static int
encyclopedia___view___DisplayView_set_deck(serai___games___encyclopedia___view___DisplayViewObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___view___DisplayView_get_discard(serai___games___encyclopedia___view___DisplayViewObject *self, void *closure);
static int
encyclopedia___view___DisplayView_set_discard(serai___games___encyclopedia___view___DisplayViewObject *self, PyObject *value, void *closure);

static PyGetSetDef encyclopedia___view___DisplayView_getseters[] = {
    {"cards",
     (getter)encyclopedia___view___DisplayView_get_cards, (setter)encyclopedia___view___DisplayView_set_cards,
     NULL, NULL},
    {"deck",
     (getter)encyclopedia___view___DisplayView_get_deck, (setter)encyclopedia___view___DisplayView_set_deck,
     NULL, NULL},
    {"discard",
     (getter)encyclopedia___view___DisplayView_get_discard, (setter)encyclopedia___view___DisplayView_set_discard,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef encyclopedia___view___DisplayView_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___view_____mypyc__DisplayView_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___view___DisplayView_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "DisplayView",
    .tp_new = encyclopedia___view___DisplayView_new,
    .tp_dealloc = (destructor)encyclopedia___view___DisplayView_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___view___DisplayView_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___view___DisplayView_clear,
    .tp_getset = encyclopedia___view___DisplayView_getseters,
    .tp_methods = encyclopedia___view___DisplayView_methods,
    .tp_basicsize = sizeof(serai___games___encyclopedia___view___DisplayViewObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("DisplayView()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___view___DisplayView_template = &CPyType_encyclopedia___view___DisplayView_template_;

PyObject *CPyDef_encyclopedia___view_____mypyc__DisplayView_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___view___DisplayViewObject *self;
    self = (serai___games___encyclopedia___view___DisplayViewObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___view___DisplayView_vtable;
    self->_deck = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___view___DisplayView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs)
{
    PyObject *self = CPyDef_encyclopedia___view_____mypyc__DisplayView_setup((PyObject *)CPyType_encyclopedia___view___DisplayView);
    if (self == NULL)
        return NULL;
    int res = CPyType_encyclopedia___view___DisplayView->tp_init(self, cpy_r_args, cpy_r_kwargs);
    if (res < 0) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
encyclopedia___view___DisplayView_get_cards(serai___games___encyclopedia___view___DisplayViewObject *self, void *closure)
{
    if (unlikely(self->_cards == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'cards' of 'DisplayView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_cards);
    PyObject *retval = self->_cards;
    return retval;
}

static int
encyclopedia___view___DisplayView_set_cards(serai___games___encyclopedia___view___DisplayViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'DisplayView' object attribute 'cards' cannot be deleted");
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
    if (self->_cards != NULL) {
        CPy_DECREF(self->_cards);
    }
    self->_cards = tmp;
    return 0;
}

static PyObject *
encyclopedia___view___DisplayView_get_deck(serai___games___encyclopedia___view___DisplayViewObject *self, void *closure)
{
    if (unlikely(self->_deck == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'deck' of 'DisplayView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_deck);
    PyObject *retval = CPyTagged_StealAsObject(self->_deck);
    return retval;
}

static int
encyclopedia___view___DisplayView_set_deck(serai___games___encyclopedia___view___DisplayViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'DisplayView' object attribute 'deck' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_deck != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_deck);
    }
    self->_deck = tmp;
    return 0;
}

static PyObject *
encyclopedia___view___DisplayView_get_discard(serai___games___encyclopedia___view___DisplayViewObject *self, void *closure)
{
    if (unlikely(self->_discard == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'discard' of 'DisplayView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_discard);
    PyObject *retval = self->_discard;
    return retval;
}

static int
encyclopedia___view___DisplayView_set_discard(serai___games___encyclopedia___view___DisplayViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'DisplayView' object attribute 'discard' cannot be deleted");
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
    if (self->_discard != NULL) {
        CPy_DECREF(self->_discard);
    }
    self->_discard = tmp;
    return 0;
}

static int
encyclopedia___view___UseView_traverse(serai___games___encyclopedia___view___UseViewObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_die);
    Py_VISIT(self->_colour);
    if (CPyTagged_CheckLong(self->_value)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_value));
    }
    if (CPyTagged_CheckLong(self->_boost)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_boost));
    }
    Py_VISIT(self->_action);
    Py_VISIT(self->_target);
    Py_VISIT(self->_left);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_encyclopedia___view___UseView_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___view___UseViewObject *self = (serai___games___encyclopedia___view___UseViewObject *)cpy_r_self;
    Py_CLEAR(self->_die);
    Py_CLEAR(self->_colour);
    if (CPyTagged_CheckLong(self->_value)) {
        CPyTagged __tmp = self->_value;
        self->_value = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_boost)) {
        CPyTagged __tmp = self->_boost;
        self->_boost = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_action);
    Py_CLEAR(self->_target);
    Py_CLEAR(self->_left);
    return 0;
}

static int32_t CPyDef_encyclopedia___view___UseView_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___view___UseViewObject *self = (serai___games___encyclopedia___view___UseViewObject *)cpy_r_self;
    Py_CLEAR(self->_die);
    Py_CLEAR(self->_colour);
    if (CPyTagged_CheckLong(self->_value)) {
        CPyTagged __tmp = self->_value;
        self->_value = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_boost)) {
        CPyTagged __tmp = self->_boost;
        self->_boost = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_action);
    Py_CLEAR(self->_target);
    Py_CLEAR(self->_left);
    return 0;
}

static void
encyclopedia___view___UseView_dealloc(serai___games___encyclopedia___view___UseViewObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, encyclopedia___view___UseView_dealloc)
    CPyDef_encyclopedia___view___UseView_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___view_____mypyc__UseView_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___view___UseView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs);

static PyObject *
encyclopedia___view___UseView_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___view___UseView) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___view_____mypyc__UseView_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___view___UseView_vtable[1];
static bool
CPyDef_encyclopedia___view___UseView_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___view___UseView_vtable_scratch[] = {
        NULL
    };
    memcpy(encyclopedia___view___UseView_vtable, encyclopedia___view___UseView_vtable_scratch, sizeof(encyclopedia___view___UseView_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___view___UseView_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
encyclopedia___view___UseView_get_die(serai___games___encyclopedia___view___UseViewObject *self, void *closure);
static int
encyclopedia___view___UseView_set_die(serai___games___encyclopedia___view___UseViewObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___view___UseView_get_colour(serai___games___encyclopedia___view___UseViewObject *self, void *closure);
static int
encyclopedia___view___UseView_set_colour(serai___games___encyclopedia___view___UseViewObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___view___UseView_get_value(serai___games___encyclopedia___view___UseViewObject *self, void *closure);
static int
encyclopedia___view___UseView_set_value(serai___games___encyclopedia___view___UseViewObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___view___UseView_get_boost(serai___games___encyclopedia___view___UseViewObject *self, void *closure);
static int
encyclopedia___view___UseView_set_boost(serai___games___encyclopedia___view___UseViewObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___view___UseView_get_action(serai___games___encyclopedia___view___UseViewObject *self, void *closure);
static int
encyclopedia___view___UseView_set_action(serai___games___encyclopedia___view___UseViewObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___view___UseView_get_target(serai___games___encyclopedia___view___UseViewObject *self, void *closure);
static int
encyclopedia___view___UseView_set_target(serai___games___encyclopedia___view___UseViewObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___view___UseView_get_left(serai___games___encyclopedia___view___UseViewObject *self, void *closure);
static int
encyclopedia___view___UseView_set_left(serai___games___encyclopedia___view___UseViewObject *self, PyObject *value, void *closure);

static PyGetSetDef encyclopedia___view___UseView_getseters[] = {
    {"die",
     (getter)encyclopedia___view___UseView_get_die, (setter)encyclopedia___view___UseView_set_die,
     NULL, NULL},
    {"colour",
     (getter)encyclopedia___view___UseView_get_colour, (setter)encyclopedia___view___UseView_set_colour,
     NULL, NULL},
    {"value",
     (getter)encyclopedia___view___UseView_get_value, (setter)encyclopedia___view___UseView_set_value,
     NULL, NULL},
    {"boost",
     (getter)encyclopedia___view___UseView_get_boost, (setter)encyclopedia___view___UseView_set_boost,
     NULL, NULL},
    {"action",
     (getter)encyclopedia___view___UseView_get_action, (setter)encyclopedia___view___UseView_set_action,
     NULL, NULL},
    {"target",
     (getter)encyclopedia___view___UseView_get_target, (setter)encyclopedia___view___UseView_set_target,
     NULL, NULL},
    {"left",
     (getter)encyclopedia___view___UseView_get_left, (setter)encyclopedia___view___UseView_set_left,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef encyclopedia___view___UseView_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___view_____mypyc__UseView_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___view___UseView_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "UseView",
    .tp_new = encyclopedia___view___UseView_new,
    .tp_dealloc = (destructor)encyclopedia___view___UseView_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___view___UseView_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___view___UseView_clear,
    .tp_getset = encyclopedia___view___UseView_getseters,
    .tp_methods = encyclopedia___view___UseView_methods,
    .tp_basicsize = sizeof(serai___games___encyclopedia___view___UseViewObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("UseView()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___view___UseView_template = &CPyType_encyclopedia___view___UseView_template_;

PyObject *CPyDef_encyclopedia___view_____mypyc__UseView_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___view___UseViewObject *self;
    self = (serai___games___encyclopedia___view___UseViewObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___view___UseView_vtable;
    self->_value = CPY_INT_TAG;
    self->_boost = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___view___UseView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs)
{
    PyObject *self = CPyDef_encyclopedia___view_____mypyc__UseView_setup((PyObject *)CPyType_encyclopedia___view___UseView);
    if (self == NULL)
        return NULL;
    int res = CPyType_encyclopedia___view___UseView->tp_init(self, cpy_r_args, cpy_r_kwargs);
    if (res < 0) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
encyclopedia___view___UseView_get_die(serai___games___encyclopedia___view___UseViewObject *self, void *closure)
{
    if (unlikely(self->_die == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'die' of 'UseView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_die);
    PyObject *retval = self->_die;
    return retval;
}

static int
encyclopedia___view___UseView_set_die(serai___games___encyclopedia___view___UseViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'UseView' object attribute 'die' cannot be deleted");
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
    if (self->_die != NULL) {
        CPy_DECREF(self->_die);
    }
    self->_die = tmp;
    return 0;
}

static PyObject *
encyclopedia___view___UseView_get_colour(serai___games___encyclopedia___view___UseViewObject *self, void *closure)
{
    if (unlikely(self->_colour == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'colour' of 'UseView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_colour);
    PyObject *retval = self->_colour;
    return retval;
}

static int
encyclopedia___view___UseView_set_colour(serai___games___encyclopedia___view___UseViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'UseView' object attribute 'colour' cannot be deleted");
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
    if (self->_colour != NULL) {
        CPy_DECREF(self->_colour);
    }
    self->_colour = tmp;
    return 0;
}

static PyObject *
encyclopedia___view___UseView_get_value(serai___games___encyclopedia___view___UseViewObject *self, void *closure)
{
    if (unlikely(self->_value == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'value' of 'UseView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_value);
    PyObject *retval = CPyTagged_StealAsObject(self->_value);
    return retval;
}

static int
encyclopedia___view___UseView_set_value(serai___games___encyclopedia___view___UseViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'UseView' object attribute 'value' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_value != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_value);
    }
    self->_value = tmp;
    return 0;
}

static PyObject *
encyclopedia___view___UseView_get_boost(serai___games___encyclopedia___view___UseViewObject *self, void *closure)
{
    if (unlikely(self->_boost == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'boost' of 'UseView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_boost);
    PyObject *retval = CPyTagged_StealAsObject(self->_boost);
    return retval;
}

static int
encyclopedia___view___UseView_set_boost(serai___games___encyclopedia___view___UseViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'UseView' object attribute 'boost' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_boost != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_boost);
    }
    self->_boost = tmp;
    return 0;
}

static PyObject *
encyclopedia___view___UseView_get_action(serai___games___encyclopedia___view___UseViewObject *self, void *closure)
{
    if (unlikely(self->_action == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'action' of 'UseView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_action);
    PyObject *retval = self->_action;
    return retval;
}

static int
encyclopedia___view___UseView_set_action(serai___games___encyclopedia___view___UseViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'UseView' object attribute 'action' cannot be deleted");
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
    if (self->_action != NULL) {
        CPy_DECREF(self->_action);
    }
    self->_action = tmp;
    return 0;
}

static PyObject *
encyclopedia___view___UseView_get_target(serai___games___encyclopedia___view___UseViewObject *self, void *closure)
{
    if (unlikely(self->_target == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'target' of 'UseView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_target);
    PyObject *retval = self->_target;
    return retval;
}

static int
encyclopedia___view___UseView_set_target(serai___games___encyclopedia___view___UseViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'UseView' object attribute 'target' cannot be deleted");
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
    if (self->_target != NULL) {
        CPy_DECREF(self->_target);
    }
    self->_target = tmp;
    return 0;
}

static PyObject *
encyclopedia___view___UseView_get_left(serai___games___encyclopedia___view___UseViewObject *self, void *closure)
{
    if (unlikely(self->_left == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'left' of 'UseView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_left);
    PyObject *retval = self->_left;
    return retval;
}

static int
encyclopedia___view___UseView_set_left(serai___games___encyclopedia___view___UseViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'UseView' object attribute 'left' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (PyLong_Check(value))
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL952;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL952;
    CPy_TypeError("int or None", value); 
    tmp = NULL;
__LL952: ;
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_left != NULL) {
        CPy_DECREF(self->_left);
    }
    self->_left = tmp;
    return 0;
}

static int
encyclopedia___view___CompetitorView_traverse(serai___games___encyclopedia___view___CompetitorViewObject *self, visitproc visit, void *arg)
{
    if (CPyTagged_CheckLong(self->_coins)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_coins));
    }
    if (CPyTagged_CheckLong(self->_tokens)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_tokens));
    }
    if (CPyTagged_CheckLong(self->_seals)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_seals));
    }
    if (CPyTagged_CheckLong(self->_points)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_points));
    }
    if (CPyTagged_CheckLong(self->_reputation)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_reputation));
    }
    Py_VISIT(self->_experts);
    Py_VISIT(self->_tucked);
    Py_VISIT(self->_study);
    Py_VISIT(self->_collection);
    if (CPyTagged_CheckLong(self->_cubes)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_cubes));
    }
    Py_VISIT(self->_published);
    if (CPyTagged_CheckLong(self->_five_cube_tokens)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_five_cube_tokens));
    }
    Py_VISIT(self->_behaviour);
    Py_VISIT(self->_scoring);
    Py_VISIT(self->_priorities);
    if (CPyTagged_CheckLong(self->_total)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_total));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_encyclopedia___view___CompetitorView_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___view___CompetitorViewObject *self = (serai___games___encyclopedia___view___CompetitorViewObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->_coins)) {
        CPyTagged __tmp = self->_coins;
        self->_coins = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_tokens)) {
        CPyTagged __tmp = self->_tokens;
        self->_tokens = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_seals)) {
        CPyTagged __tmp = self->_seals;
        self->_seals = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_points)) {
        CPyTagged __tmp = self->_points;
        self->_points = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_reputation)) {
        CPyTagged __tmp = self->_reputation;
        self->_reputation = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_experts);
    Py_CLEAR(self->_tucked);
    Py_CLEAR(self->_study);
    Py_CLEAR(self->_collection);
    if (CPyTagged_CheckLong(self->_cubes)) {
        CPyTagged __tmp = self->_cubes;
        self->_cubes = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_published);
    if (CPyTagged_CheckLong(self->_five_cube_tokens)) {
        CPyTagged __tmp = self->_five_cube_tokens;
        self->_five_cube_tokens = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_behaviour);
    Py_CLEAR(self->_scoring);
    Py_CLEAR(self->_priorities);
    if (CPyTagged_CheckLong(self->_total)) {
        CPyTagged __tmp = self->_total;
        self->_total = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_encyclopedia___view___CompetitorView_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___view___CompetitorViewObject *self = (serai___games___encyclopedia___view___CompetitorViewObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->_coins)) {
        CPyTagged __tmp = self->_coins;
        self->_coins = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_tokens)) {
        CPyTagged __tmp = self->_tokens;
        self->_tokens = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_seals)) {
        CPyTagged __tmp = self->_seals;
        self->_seals = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_points)) {
        CPyTagged __tmp = self->_points;
        self->_points = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_reputation)) {
        CPyTagged __tmp = self->_reputation;
        self->_reputation = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_experts);
    Py_CLEAR(self->_tucked);
    Py_CLEAR(self->_study);
    Py_CLEAR(self->_collection);
    if (CPyTagged_CheckLong(self->_cubes)) {
        CPyTagged __tmp = self->_cubes;
        self->_cubes = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_published);
    if (CPyTagged_CheckLong(self->_five_cube_tokens)) {
        CPyTagged __tmp = self->_five_cube_tokens;
        self->_five_cube_tokens = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_behaviour);
    Py_CLEAR(self->_scoring);
    Py_CLEAR(self->_priorities);
    if (CPyTagged_CheckLong(self->_total)) {
        CPyTagged __tmp = self->_total;
        self->_total = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
encyclopedia___view___CompetitorView_dealloc(serai___games___encyclopedia___view___CompetitorViewObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, encyclopedia___view___CompetitorView_dealloc)
    CPyDef_encyclopedia___view___CompetitorView_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___view_____mypyc__CompetitorView_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___view___CompetitorView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs);

static PyObject *
encyclopedia___view___CompetitorView_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___view___CompetitorView) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___view_____mypyc__CompetitorView_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___view___CompetitorView_vtable[1];
static bool
CPyDef_encyclopedia___view___CompetitorView_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___view___CompetitorView_vtable_scratch[] = {
        NULL
    };
    memcpy(encyclopedia___view___CompetitorView_vtable, encyclopedia___view___CompetitorView_vtable_scratch, sizeof(encyclopedia___view___CompetitorView_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___view___CompetitorView_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
encyclopedia___view___CompetitorView_get_coins(serai___games___encyclopedia___view___CompetitorViewObject *self, void *closure);
static int
encyclopedia___view___CompetitorView_set_coins(serai___games___encyclopedia___view___CompetitorViewObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___view___CompetitorView_get_tokens(serai___games___encyclopedia___view___CompetitorViewObject *self, void *closure);
static int
encyclopedia___view___CompetitorView_set_tokens(serai___games___encyclopedia___view___CompetitorViewObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___view___CompetitorView_get_seals(serai___games___encyclopedia___view___CompetitorViewObject *self, void *closure);
static int
encyclopedia___view___CompetitorView_set_seals(serai___games___encyclopedia___view___CompetitorViewObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___view___CompetitorView_get_points(serai___games___encyclopedia___view___CompetitorViewObject *self, void *closure);
static int
encyclopedia___view___CompetitorView_set_points(serai___games___encyclopedia___view___CompetitorViewObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___view___CompetitorView_get_reputation(serai___games___encyclopedia___view___CompetitorViewObject *self, void *closure);
static int
encyclopedia___view___CompetitorView_set_reputation(serai___games___encyclopedia___view___CompetitorViewObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___view___CompetitorView_get_experts(serai___games___encyclopedia___view___CompetitorViewObject *self, void *closure);
static int
encyclopedia___view___CompetitorView_set_experts(serai___games___encyclopedia___view___CompetitorViewObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___view___CompetitorView_get_tucked(serai___games___encyclopedia___view___CompetitorViewObject *self, void *closure);
static int
encyclopedia___view___CompetitorView_set_tucked(serai___games___encyclopedia___view___CompetitorViewObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___view___CompetitorView_get_study(serai___games___encyclopedia___view___CompetitorViewObject *self, void *closure);
static int
encyclopedia___view___CompetitorView_set_study(serai___games___encyclopedia___view___CompetitorViewObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___view___CompetitorView_get_collection(serai___games___encyclopedia___view___CompetitorViewObject *self, void *closure);
static int
encyclopedia___view___CompetitorView_set_collection(serai___games___encyclopedia___view___CompetitorViewObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___view___CompetitorView_get_cubes(serai___games___encyclopedia___view___CompetitorViewObject *self, void *closure);
static int
encyclopedia___view___CompetitorView_set_cubes(serai___games___encyclopedia___view___CompetitorViewObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___view___CompetitorView_get_published(serai___games___encyclopedia___view___CompetitorViewObject *self, void *closure);
static int
encyclopedia___view___CompetitorView_set_published(serai___games___encyclopedia___view___CompetitorViewObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___view___CompetitorView_get_five_cube_tokens(serai___games___encyclopedia___view___CompetitorViewObject *self, void *closure);
static int
encyclopedia___view___CompetitorView_set_five_cube_tokens(serai___games___encyclopedia___view___CompetitorViewObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___view___CompetitorView_get_behaviour(serai___games___encyclopedia___view___CompetitorViewObject *self, void *closure);
static int
encyclopedia___view___CompetitorView_set_behaviour(serai___games___encyclopedia___view___CompetitorViewObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___view___CompetitorView_get_scoring(serai___games___encyclopedia___view___CompetitorViewObject *self, void *closure);
static int
encyclopedia___view___CompetitorView_set_scoring(serai___games___encyclopedia___view___CompetitorViewObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___view___CompetitorView_get_priorities(serai___games___encyclopedia___view___CompetitorViewObject *self, void *closure);
static int
encyclopedia___view___CompetitorView_set_priorities(serai___games___encyclopedia___view___CompetitorViewObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___view___CompetitorView_get_total(serai___games___encyclopedia___view___CompetitorViewObject *self, void *closure);
static int
encyclopedia___view___CompetitorView_set_total(serai___games___encyclopedia___view___CompetitorViewObject *self, PyObject *value, void *closure);

static PyGetSetDef encyclopedia___view___CompetitorView_getseters[] = {
    {"coins",
     (getter)encyclopedia___view___CompetitorView_get_coins, (setter)encyclopedia___view___CompetitorView_set_coins,
     NULL, NULL},
    {"tokens",
     (getter)encyclopedia___view___CompetitorView_get_tokens, (setter)encyclopedia___view___CompetitorView_set_tokens,
     NULL, NULL},
    {"seals",
     (getter)encyclopedia___view___CompetitorView_get_seals, (setter)encyclopedia___view___CompetitorView_set_seals,
     NULL, NULL},
    {"points",
     (getter)encyclopedia___view___CompetitorView_get_points, (setter)encyclopedia___view___CompetitorView_set_points,
     NULL, NULL},
    {"reputation",
     (getter)encyclopedia___view___CompetitorView_get_reputation, (setter)encyclopedia___view___CompetitorView_set_reputation,
     NULL, NULL},
    {"experts",
     (getter)encyclopedia___view___CompetitorView_get_experts, (setter)encyclopedia___view___CompetitorView_set_experts,
     NULL, NULL},
    {"tucked",
     (getter)encyclopedia___view___CompetitorView_get_tucked, (setter)encyclopedia___view___CompetitorView_set_tucked,
     NULL, NULL},
    {"study",
     (getter)encyclopedia___view___CompetitorView_get_study, (setter)encyclopedia___view___CompetitorView_set_study,
     NULL, NULL},
    {"collection",
     (getter)encyclopedia___view___CompetitorView_get_collection, (setter)encyclopedia___view___CompetitorView_set_collection,
     NULL, NULL},
    {"cubes",
     (getter)encyclopedia___view___CompetitorView_get_cubes, (setter)encyclopedia___view___CompetitorView_set_cubes,
     NULL, NULL},
    {"published",
     (getter)encyclopedia___view___CompetitorView_get_published, (setter)encyclopedia___view___CompetitorView_set_published,
     NULL, NULL},
    {"five_cube_tokens",
     (getter)encyclopedia___view___CompetitorView_get_five_cube_tokens, (setter)encyclopedia___view___CompetitorView_set_five_cube_tokens,
     NULL, NULL},
    {"behaviour",
     (getter)encyclopedia___view___CompetitorView_get_behaviour, (setter)encyclopedia___view___CompetitorView_set_behaviour,
     NULL, NULL},
    {"scoring",
     (getter)encyclopedia___view___CompetitorView_get_scoring, (setter)encyclopedia___view___CompetitorView_set_scoring,
     NULL, NULL},
    {"priorities",
     (getter)encyclopedia___view___CompetitorView_get_priorities, (setter)encyclopedia___view___CompetitorView_set_priorities,
     NULL, NULL},
    {"total",
     (getter)encyclopedia___view___CompetitorView_get_total, (setter)encyclopedia___view___CompetitorView_set_total,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef encyclopedia___view___CompetitorView_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___view_____mypyc__CompetitorView_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___view___CompetitorView_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "CompetitorView",
    .tp_new = encyclopedia___view___CompetitorView_new,
    .tp_dealloc = (destructor)encyclopedia___view___CompetitorView_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___view___CompetitorView_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___view___CompetitorView_clear,
    .tp_getset = encyclopedia___view___CompetitorView_getseters,
    .tp_methods = encyclopedia___view___CompetitorView_methods,
    .tp_basicsize = sizeof(serai___games___encyclopedia___view___CompetitorViewObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("CompetitorView()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___view___CompetitorView_template = &CPyType_encyclopedia___view___CompetitorView_template_;

PyObject *CPyDef_encyclopedia___view_____mypyc__CompetitorView_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___view___CompetitorViewObject *self;
    self = (serai___games___encyclopedia___view___CompetitorViewObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___view___CompetitorView_vtable;
    self->_coins = CPY_INT_TAG;
    self->_tokens = CPY_INT_TAG;
    self->_seals = CPY_INT_TAG;
    self->_points = CPY_INT_TAG;
    self->_reputation = CPY_INT_TAG;
    self->_cubes = CPY_INT_TAG;
    self->_five_cube_tokens = CPY_INT_TAG;
    self->_total = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___view___CompetitorView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs)
{
    PyObject *self = CPyDef_encyclopedia___view_____mypyc__CompetitorView_setup((PyObject *)CPyType_encyclopedia___view___CompetitorView);
    if (self == NULL)
        return NULL;
    int res = CPyType_encyclopedia___view___CompetitorView->tp_init(self, cpy_r_args, cpy_r_kwargs);
    if (res < 0) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
encyclopedia___view___CompetitorView_get_coins(serai___games___encyclopedia___view___CompetitorViewObject *self, void *closure)
{
    if (unlikely(self->_coins == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'coins' of 'CompetitorView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_coins);
    PyObject *retval = CPyTagged_StealAsObject(self->_coins);
    return retval;
}

static int
encyclopedia___view___CompetitorView_set_coins(serai___games___encyclopedia___view___CompetitorViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'CompetitorView' object attribute 'coins' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_coins != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_coins);
    }
    self->_coins = tmp;
    return 0;
}

static PyObject *
encyclopedia___view___CompetitorView_get_tokens(serai___games___encyclopedia___view___CompetitorViewObject *self, void *closure)
{
    if (unlikely(self->_tokens == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'tokens' of 'CompetitorView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_tokens);
    PyObject *retval = CPyTagged_StealAsObject(self->_tokens);
    return retval;
}

static int
encyclopedia___view___CompetitorView_set_tokens(serai___games___encyclopedia___view___CompetitorViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'CompetitorView' object attribute 'tokens' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_tokens != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_tokens);
    }
    self->_tokens = tmp;
    return 0;
}

static PyObject *
encyclopedia___view___CompetitorView_get_seals(serai___games___encyclopedia___view___CompetitorViewObject *self, void *closure)
{
    if (unlikely(self->_seals == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'seals' of 'CompetitorView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_seals);
    PyObject *retval = CPyTagged_StealAsObject(self->_seals);
    return retval;
}

static int
encyclopedia___view___CompetitorView_set_seals(serai___games___encyclopedia___view___CompetitorViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'CompetitorView' object attribute 'seals' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_seals != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_seals);
    }
    self->_seals = tmp;
    return 0;
}

static PyObject *
encyclopedia___view___CompetitorView_get_points(serai___games___encyclopedia___view___CompetitorViewObject *self, void *closure)
{
    if (unlikely(self->_points == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'points' of 'CompetitorView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_points);
    PyObject *retval = CPyTagged_StealAsObject(self->_points);
    return retval;
}

static int
encyclopedia___view___CompetitorView_set_points(serai___games___encyclopedia___view___CompetitorViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'CompetitorView' object attribute 'points' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_points != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_points);
    }
    self->_points = tmp;
    return 0;
}

static PyObject *
encyclopedia___view___CompetitorView_get_reputation(serai___games___encyclopedia___view___CompetitorViewObject *self, void *closure)
{
    if (unlikely(self->_reputation == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'reputation' of 'CompetitorView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_reputation);
    PyObject *retval = CPyTagged_StealAsObject(self->_reputation);
    return retval;
}

static int
encyclopedia___view___CompetitorView_set_reputation(serai___games___encyclopedia___view___CompetitorViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'CompetitorView' object attribute 'reputation' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_reputation != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_reputation);
    }
    self->_reputation = tmp;
    return 0;
}

static PyObject *
encyclopedia___view___CompetitorView_get_experts(serai___games___encyclopedia___view___CompetitorViewObject *self, void *closure)
{
    if (unlikely(self->_experts == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'experts' of 'CompetitorView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_experts);
    PyObject *retval = self->_experts;
    return retval;
}

static int
encyclopedia___view___CompetitorView_set_experts(serai___games___encyclopedia___view___CompetitorViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'CompetitorView' object attribute 'experts' cannot be deleted");
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
    if (self->_experts != NULL) {
        CPy_DECREF(self->_experts);
    }
    self->_experts = tmp;
    return 0;
}

static PyObject *
encyclopedia___view___CompetitorView_get_tucked(serai___games___encyclopedia___view___CompetitorViewObject *self, void *closure)
{
    if (unlikely(self->_tucked == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'tucked' of 'CompetitorView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_tucked);
    PyObject *retval = self->_tucked;
    return retval;
}

static int
encyclopedia___view___CompetitorView_set_tucked(serai___games___encyclopedia___view___CompetitorViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'CompetitorView' object attribute 'tucked' cannot be deleted");
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
    if (self->_tucked != NULL) {
        CPy_DECREF(self->_tucked);
    }
    self->_tucked = tmp;
    return 0;
}

static PyObject *
encyclopedia___view___CompetitorView_get_study(serai___games___encyclopedia___view___CompetitorViewObject *self, void *closure)
{
    if (unlikely(self->_study == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'study' of 'CompetitorView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_study);
    PyObject *retval = self->_study;
    return retval;
}

static int
encyclopedia___view___CompetitorView_set_study(serai___games___encyclopedia___view___CompetitorViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'CompetitorView' object attribute 'study' cannot be deleted");
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
    if (self->_study != NULL) {
        CPy_DECREF(self->_study);
    }
    self->_study = tmp;
    return 0;
}

static PyObject *
encyclopedia___view___CompetitorView_get_collection(serai___games___encyclopedia___view___CompetitorViewObject *self, void *closure)
{
    if (unlikely(self->_collection == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'collection' of 'CompetitorView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_collection);
    PyObject *retval = self->_collection;
    return retval;
}

static int
encyclopedia___view___CompetitorView_set_collection(serai___games___encyclopedia___view___CompetitorViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'CompetitorView' object attribute 'collection' cannot be deleted");
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
    if (self->_collection != NULL) {
        CPy_DECREF(self->_collection);
    }
    self->_collection = tmp;
    return 0;
}

static PyObject *
encyclopedia___view___CompetitorView_get_cubes(serai___games___encyclopedia___view___CompetitorViewObject *self, void *closure)
{
    if (unlikely(self->_cubes == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'cubes' of 'CompetitorView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_cubes);
    PyObject *retval = CPyTagged_StealAsObject(self->_cubes);
    return retval;
}

static int
encyclopedia___view___CompetitorView_set_cubes(serai___games___encyclopedia___view___CompetitorViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'CompetitorView' object attribute 'cubes' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_cubes != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_cubes);
    }
    self->_cubes = tmp;
    return 0;
}

static PyObject *
encyclopedia___view___CompetitorView_get_published(serai___games___encyclopedia___view___CompetitorViewObject *self, void *closure)
{
    if (unlikely(self->_published == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'published' of 'CompetitorView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_published);
    PyObject *retval = self->_published;
    return retval;
}

static int
encyclopedia___view___CompetitorView_set_published(serai___games___encyclopedia___view___CompetitorViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'CompetitorView' object attribute 'published' cannot be deleted");
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
    if (self->_published != NULL) {
        CPy_DECREF(self->_published);
    }
    self->_published = tmp;
    return 0;
}

static PyObject *
encyclopedia___view___CompetitorView_get_five_cube_tokens(serai___games___encyclopedia___view___CompetitorViewObject *self, void *closure)
{
    if (unlikely(self->_five_cube_tokens == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'five_cube_tokens' of 'CompetitorView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_five_cube_tokens);
    PyObject *retval = CPyTagged_StealAsObject(self->_five_cube_tokens);
    return retval;
}

static int
encyclopedia___view___CompetitorView_set_five_cube_tokens(serai___games___encyclopedia___view___CompetitorViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'CompetitorView' object attribute 'five_cube_tokens' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_five_cube_tokens != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_five_cube_tokens);
    }
    self->_five_cube_tokens = tmp;
    return 0;
}

static PyObject *
encyclopedia___view___CompetitorView_get_behaviour(serai___games___encyclopedia___view___CompetitorViewObject *self, void *closure)
{
    if (unlikely(self->_behaviour == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'behaviour' of 'CompetitorView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_behaviour);
    PyObject *retval = self->_behaviour;
    return retval;
}

static int
encyclopedia___view___CompetitorView_set_behaviour(serai___games___encyclopedia___view___CompetitorViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'CompetitorView' object attribute 'behaviour' cannot be deleted");
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
    if (self->_behaviour != NULL) {
        CPy_DECREF(self->_behaviour);
    }
    self->_behaviour = tmp;
    return 0;
}

static PyObject *
encyclopedia___view___CompetitorView_get_scoring(serai___games___encyclopedia___view___CompetitorViewObject *self, void *closure)
{
    if (unlikely(self->_scoring == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'scoring' of 'CompetitorView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_scoring);
    PyObject *retval = self->_scoring;
    return retval;
}

static int
encyclopedia___view___CompetitorView_set_scoring(serai___games___encyclopedia___view___CompetitorViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'CompetitorView' object attribute 'scoring' cannot be deleted");
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
    if (self->_scoring != NULL) {
        CPy_DECREF(self->_scoring);
    }
    self->_scoring = tmp;
    return 0;
}

static PyObject *
encyclopedia___view___CompetitorView_get_priorities(serai___games___encyclopedia___view___CompetitorViewObject *self, void *closure)
{
    if (unlikely(self->_priorities == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'priorities' of 'CompetitorView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_priorities);
    PyObject *retval = self->_priorities;
    return retval;
}

static int
encyclopedia___view___CompetitorView_set_priorities(serai___games___encyclopedia___view___CompetitorViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'CompetitorView' object attribute 'priorities' cannot be deleted");
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
    if (self->_priorities != NULL) {
        CPy_DECREF(self->_priorities);
    }
    self->_priorities = tmp;
    return 0;
}

static PyObject *
encyclopedia___view___CompetitorView_get_total(serai___games___encyclopedia___view___CompetitorViewObject *self, void *closure)
{
    if (unlikely(self->_total == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'total' of 'CompetitorView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_total);
    PyObject *retval = CPyTagged_StealAsObject(self->_total);
    return retval;
}

static int
encyclopedia___view___CompetitorView_set_total(serai___games___encyclopedia___view___CompetitorViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'CompetitorView' object attribute 'total' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_total != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_total);
    }
    self->_total = tmp;
    return 0;
}

static int
encyclopedia___view___View_traverse(serai___games___encyclopedia___view___ViewObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_phase);
    if (CPyTagged_CheckLong(self->_round)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_round));
    }
    if (CPyTagged_CheckLong(self->_seat)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_seat));
    }
    if (CPyTagged_CheckLong(self->_first)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_first));
    }
    Py_VISIT(self->_order);
    Py_VISIT(self->_round_tokens);
    Py_VISIT(self->_dice);
    Py_VISIT(self->_bag);
    Py_VISIT(self->_university);
    Py_VISIT(self->_academy);
    Py_VISIT(self->_removed);
    Py_VISIT(self->_waiting);
    Py_VISIT(self->_gained);
    Py_VISIT(self->_use);
    Py_VISIT(self->_competitors);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_encyclopedia___view___View_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___view___ViewObject *self = (serai___games___encyclopedia___view___ViewObject *)cpy_r_self;
    Py_CLEAR(self->_phase);
    if (CPyTagged_CheckLong(self->_round)) {
        CPyTagged __tmp = self->_round;
        self->_round = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_seat)) {
        CPyTagged __tmp = self->_seat;
        self->_seat = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_first)) {
        CPyTagged __tmp = self->_first;
        self->_first = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_order);
    Py_CLEAR(self->_round_tokens);
    Py_CLEAR(self->_dice);
    Py_CLEAR(self->_bag);
    Py_CLEAR(self->_university);
    Py_CLEAR(self->_academy);
    Py_CLEAR(self->_removed);
    Py_CLEAR(self->_waiting);
    Py_CLEAR(self->_gained);
    Py_CLEAR(self->_use);
    Py_CLEAR(self->_competitors);
    return 0;
}

static int32_t CPyDef_encyclopedia___view___View_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___view___ViewObject *self = (serai___games___encyclopedia___view___ViewObject *)cpy_r_self;
    Py_CLEAR(self->_phase);
    if (CPyTagged_CheckLong(self->_round)) {
        CPyTagged __tmp = self->_round;
        self->_round = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_seat)) {
        CPyTagged __tmp = self->_seat;
        self->_seat = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_first)) {
        CPyTagged __tmp = self->_first;
        self->_first = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_order);
    Py_CLEAR(self->_round_tokens);
    Py_CLEAR(self->_dice);
    Py_CLEAR(self->_bag);
    Py_CLEAR(self->_university);
    Py_CLEAR(self->_academy);
    Py_CLEAR(self->_removed);
    Py_CLEAR(self->_waiting);
    Py_CLEAR(self->_gained);
    Py_CLEAR(self->_use);
    Py_CLEAR(self->_competitors);
    return 0;
}

static void
encyclopedia___view___View_dealloc(serai___games___encyclopedia___view___ViewObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, encyclopedia___view___View_dealloc)
    CPyDef_encyclopedia___view___View_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___view_____mypyc__View_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___view___View(PyObject *cpy_r_args, PyObject *cpy_r_kwargs);

static PyObject *
encyclopedia___view___View_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___view___View) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___view_____mypyc__View_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___view___View_vtable[1];
static bool
CPyDef_encyclopedia___view___View_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___view___View_vtable_scratch[] = {
        NULL
    };
    memcpy(encyclopedia___view___View_vtable, encyclopedia___view___View_vtable_scratch, sizeof(encyclopedia___view___View_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___view___View_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
encyclopedia___view___View_get_phase(serai___games___encyclopedia___view___ViewObject *self, void *closure);
static int
encyclopedia___view___View_set_phase(serai___games___encyclopedia___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___view___View_get_round(serai___games___encyclopedia___view___ViewObject *self, void *closure);
static int
encyclopedia___view___View_set_round(serai___games___encyclopedia___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___view___View_get_seat(serai___games___encyclopedia___view___ViewObject *self, void *closure);
static int
encyclopedia___view___View_set_seat(serai___games___encyclopedia___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___view___View_get_first(serai___games___encyclopedia___view___ViewObject *self, void *closure);
static int
encyclopedia___view___View_set_first(serai___games___encyclopedia___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___view___View_get_order(serai___games___encyclopedia___view___ViewObject *self, void *closure);
static int
encyclopedia___view___View_set_order(serai___games___encyclopedia___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___view___View_get_round_tokens(serai___games___encyclopedia___view___ViewObject *self, void *closure);
static int
encyclopedia___view___View_set_round_tokens(serai___games___encyclopedia___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___view___View_get_bank_used(serai___games___encyclopedia___view___ViewObject *self, void *closure);
static int
encyclopedia___view___View_set_bank_used(serai___games___encyclopedia___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___view___View_get_dice(serai___games___encyclopedia___view___ViewObject *self, void *closure);
static int
encyclopedia___view___View_set_dice(serai___games___encyclopedia___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___view___View_get_bag(serai___games___encyclopedia___view___ViewObject *self, void *closure);
static int
encyclopedia___view___View_set_bag(serai___games___encyclopedia___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___view___View_get_university(serai___games___encyclopedia___view___ViewObject *self, void *closure);
static int
encyclopedia___view___View_set_university(serai___games___encyclopedia___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___view___View_get_academy(serai___games___encyclopedia___view___ViewObject *self, void *closure);
static int
encyclopedia___view___View_set_academy(serai___games___encyclopedia___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___view___View_get_removed(serai___games___encyclopedia___view___ViewObject *self, void *closure);
static int
encyclopedia___view___View_set_removed(serai___games___encyclopedia___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___view___View_get_waiting(serai___games___encyclopedia___view___ViewObject *self, void *closure);
static int
encyclopedia___view___View_set_waiting(serai___games___encyclopedia___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___view___View_get_gained(serai___games___encyclopedia___view___ViewObject *self, void *closure);
static int
encyclopedia___view___View_set_gained(serai___games___encyclopedia___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___view___View_get_use(serai___games___encyclopedia___view___ViewObject *self, void *closure);
static int
encyclopedia___view___View_set_use(serai___games___encyclopedia___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___view___View_get_competitors(serai___games___encyclopedia___view___ViewObject *self, void *closure);
static int
encyclopedia___view___View_set_competitors(serai___games___encyclopedia___view___ViewObject *self, PyObject *value, void *closure);

static PyGetSetDef encyclopedia___view___View_getseters[] = {
    {"phase",
     (getter)encyclopedia___view___View_get_phase, (setter)encyclopedia___view___View_set_phase,
     NULL, NULL},
    {"round",
     (getter)encyclopedia___view___View_get_round, (setter)encyclopedia___view___View_set_round,
     NULL, NULL},
    {"seat",
     (getter)encyclopedia___view___View_get_seat, (setter)encyclopedia___view___View_set_seat,
     NULL, NULL},
    {"first",
     (getter)encyclopedia___view___View_get_first, (setter)encyclopedia___view___View_set_first,
     NULL, NULL},
    {"order",
     (getter)encyclopedia___view___View_get_order, (setter)encyclopedia___view___View_set_order,
     NULL, NULL},
    {"round_tokens",
     (getter)encyclopedia___view___View_get_round_tokens, (setter)encyclopedia___view___View_set_round_tokens,
     NULL, NULL},
    {"bank_used",
     (getter)encyclopedia___view___View_get_bank_used, (setter)encyclopedia___view___View_set_bank_used,
     NULL, NULL},
    {"dice",
     (getter)encyclopedia___view___View_get_dice, (setter)encyclopedia___view___View_set_dice,
     NULL, NULL},
    {"bag",
     (getter)encyclopedia___view___View_get_bag, (setter)encyclopedia___view___View_set_bag,
     NULL, NULL},
    {"university",
     (getter)encyclopedia___view___View_get_university, (setter)encyclopedia___view___View_set_university,
     NULL, NULL},
    {"academy",
     (getter)encyclopedia___view___View_get_academy, (setter)encyclopedia___view___View_set_academy,
     NULL, NULL},
    {"removed",
     (getter)encyclopedia___view___View_get_removed, (setter)encyclopedia___view___View_set_removed,
     NULL, NULL},
    {"waiting",
     (getter)encyclopedia___view___View_get_waiting, (setter)encyclopedia___view___View_set_waiting,
     NULL, NULL},
    {"gained",
     (getter)encyclopedia___view___View_get_gained, (setter)encyclopedia___view___View_set_gained,
     NULL, NULL},
    {"use",
     (getter)encyclopedia___view___View_get_use, (setter)encyclopedia___view___View_set_use,
     NULL, NULL},
    {"competitors",
     (getter)encyclopedia___view___View_get_competitors, (setter)encyclopedia___view___View_set_competitors,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef encyclopedia___view___View_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___view_____mypyc__View_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___view___View_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "View",
    .tp_new = encyclopedia___view___View_new,
    .tp_dealloc = (destructor)encyclopedia___view___View_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___view___View_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___view___View_clear,
    .tp_getset = encyclopedia___view___View_getseters,
    .tp_methods = encyclopedia___view___View_methods,
    .tp_basicsize = sizeof(serai___games___encyclopedia___view___ViewObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("View()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___view___View_template = &CPyType_encyclopedia___view___View_template_;

PyObject *CPyDef_encyclopedia___view_____mypyc__View_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___view___ViewObject *self;
    self = (serai___games___encyclopedia___view___ViewObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___view___View_vtable;
    self->_round = CPY_INT_TAG;
    self->_seat = CPY_INT_TAG;
    self->_first = CPY_INT_TAG;
    self->_bank_used = 2;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___view___View(PyObject *cpy_r_args, PyObject *cpy_r_kwargs)
{
    PyObject *self = CPyDef_encyclopedia___view_____mypyc__View_setup((PyObject *)CPyType_encyclopedia___view___View);
    if (self == NULL)
        return NULL;
    int res = CPyType_encyclopedia___view___View->tp_init(self, cpy_r_args, cpy_r_kwargs);
    if (res < 0) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
encyclopedia___view___View_get_phase(serai___games___encyclopedia___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_phase == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'phase' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_phase);
    PyObject *retval = self->_phase;
    return retval;
}

static int
encyclopedia___view___View_set_phase(serai___games___encyclopedia___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'phase' cannot be deleted");
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
    if (self->_phase != NULL) {
        CPy_DECREF(self->_phase);
    }
    self->_phase = tmp;
    return 0;
}

static PyObject *
encyclopedia___view___View_get_round(serai___games___encyclopedia___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_round == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'round' of 'View' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_round);
    PyObject *retval = CPyTagged_StealAsObject(self->_round);
    return retval;
}

static int
encyclopedia___view___View_set_round(serai___games___encyclopedia___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'round' cannot be deleted");
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
encyclopedia___view___View_get_seat(serai___games___encyclopedia___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_seat == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'seat' of 'View' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_seat);
    PyObject *retval = CPyTagged_StealAsObject(self->_seat);
    return retval;
}

static int
encyclopedia___view___View_set_seat(serai___games___encyclopedia___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'seat' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_seat != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_seat);
    }
    self->_seat = tmp;
    return 0;
}

static PyObject *
encyclopedia___view___View_get_first(serai___games___encyclopedia___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_first == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'first' of 'View' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_first);
    PyObject *retval = CPyTagged_StealAsObject(self->_first);
    return retval;
}

static int
encyclopedia___view___View_set_first(serai___games___encyclopedia___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'first' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_first != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_first);
    }
    self->_first = tmp;
    return 0;
}

static PyObject *
encyclopedia___view___View_get_order(serai___games___encyclopedia___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_order == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'order' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_order);
    PyObject *retval = self->_order;
    return retval;
}

static int
encyclopedia___view___View_set_order(serai___games___encyclopedia___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'order' cannot be deleted");
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
    if (self->_order != NULL) {
        CPy_DECREF(self->_order);
    }
    self->_order = tmp;
    return 0;
}

static PyObject *
encyclopedia___view___View_get_round_tokens(serai___games___encyclopedia___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_round_tokens == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'round_tokens' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_round_tokens);
    PyObject *retval = self->_round_tokens;
    return retval;
}

static int
encyclopedia___view___View_set_round_tokens(serai___games___encyclopedia___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'round_tokens' cannot be deleted");
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
    if (self->_round_tokens != NULL) {
        CPy_DECREF(self->_round_tokens);
    }
    self->_round_tokens = tmp;
    return 0;
}

static PyObject *
encyclopedia___view___View_get_bank_used(serai___games___encyclopedia___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_bank_used == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'bank_used' of 'View' undefined");
        return NULL;
    }
    PyObject *retval = self->_bank_used ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
encyclopedia___view___View_set_bank_used(serai___games___encyclopedia___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'bank_used' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_bank_used = tmp;
    return 0;
}

static PyObject *
encyclopedia___view___View_get_dice(serai___games___encyclopedia___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_dice == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'dice' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_dice);
    PyObject *retval = self->_dice;
    return retval;
}

static int
encyclopedia___view___View_set_dice(serai___games___encyclopedia___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'dice' cannot be deleted");
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
    if (self->_dice != NULL) {
        CPy_DECREF(self->_dice);
    }
    self->_dice = tmp;
    return 0;
}

static PyObject *
encyclopedia___view___View_get_bag(serai___games___encyclopedia___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_bag == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'bag' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_bag);
    PyObject *retval = self->_bag;
    return retval;
}

static int
encyclopedia___view___View_set_bag(serai___games___encyclopedia___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'bag' cannot be deleted");
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
    if (self->_bag != NULL) {
        CPy_DECREF(self->_bag);
    }
    self->_bag = tmp;
    return 0;
}

static PyObject *
encyclopedia___view___View_get_university(serai___games___encyclopedia___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_university == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'university' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_university);
    PyObject *retval = self->_university;
    return retval;
}

static int
encyclopedia___view___View_set_university(serai___games___encyclopedia___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'university' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_encyclopedia___view___DisplayView))
        tmp = value;
    else {
        CPy_TypeError("serai.games.encyclopedia.view.DisplayView", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_university != NULL) {
        CPy_DECREF(self->_university);
    }
    self->_university = tmp;
    return 0;
}

static PyObject *
encyclopedia___view___View_get_academy(serai___games___encyclopedia___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_academy == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'academy' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_academy);
    PyObject *retval = self->_academy;
    return retval;
}

static int
encyclopedia___view___View_set_academy(serai___games___encyclopedia___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'academy' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_encyclopedia___view___DisplayView))
        tmp = value;
    else {
        CPy_TypeError("serai.games.encyclopedia.view.DisplayView", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_academy != NULL) {
        CPy_DECREF(self->_academy);
    }
    self->_academy = tmp;
    return 0;
}

static PyObject *
encyclopedia___view___View_get_removed(serai___games___encyclopedia___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_removed == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'removed' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_removed);
    PyObject *retval = self->_removed;
    return retval;
}

static int
encyclopedia___view___View_set_removed(serai___games___encyclopedia___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'removed' cannot be deleted");
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
    if (self->_removed != NULL) {
        CPy_DECREF(self->_removed);
    }
    self->_removed = tmp;
    return 0;
}

static PyObject *
encyclopedia___view___View_get_waiting(serai___games___encyclopedia___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_waiting == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'waiting' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_waiting);
    PyObject *retval = self->_waiting;
    return retval;
}

static int
encyclopedia___view___View_set_waiting(serai___games___encyclopedia___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'waiting' cannot be deleted");
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
    if (self->_waiting != NULL) {
        CPy_DECREF(self->_waiting);
    }
    self->_waiting = tmp;
    return 0;
}

static PyObject *
encyclopedia___view___View_get_gained(serai___games___encyclopedia___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_gained == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'gained' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_gained);
    PyObject *retval = self->_gained;
    return retval;
}

static int
encyclopedia___view___View_set_gained(serai___games___encyclopedia___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'gained' cannot be deleted");
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
    if (self->_gained != NULL) {
        CPy_DECREF(self->_gained);
    }
    self->_gained = tmp;
    return 0;
}

static PyObject *
encyclopedia___view___View_get_use(serai___games___encyclopedia___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_use == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'use' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_use);
    PyObject *retval = self->_use;
    return retval;
}

static int
encyclopedia___view___View_set_use(serai___games___encyclopedia___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'use' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (Py_TYPE(value) == CPyType_encyclopedia___view___UseView)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL953;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL953;
    CPy_TypeError("serai.games.encyclopedia.view.UseView or None", value); 
    tmp = NULL;
__LL953: ;
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_use != NULL) {
        CPy_DECREF(self->_use);
    }
    self->_use = tmp;
    return 0;
}

static PyObject *
encyclopedia___view___View_get_competitors(serai___games___encyclopedia___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_competitors == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'competitors' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_competitors);
    PyObject *retval = self->_competitors;
    return retval;
}

static int
encyclopedia___view___View_set_competitors(serai___games___encyclopedia___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'competitors' cannot be deleted");
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
    if (self->_competitors != NULL) {
        CPy_DECREF(self->_competitors);
    }
    self->_competitors = tmp;
    return 0;
}

static int
encyclopedia___view____competitor_env_traverse(serai___games___encyclopedia___view____competitor_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_player);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_encyclopedia___view____competitor_env_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___view____competitor_envObject *self = (serai___games___encyclopedia___view____competitor_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_player);
    return 0;
}

static int32_t CPyDef_encyclopedia___view____competitor_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___view____competitor_envObject *self = (serai___games___encyclopedia___view____competitor_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
encyclopedia___view____competitor_env_dealloc(serai___games___encyclopedia___view____competitor_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (encyclopedia___view____competitor_env_free_instance == NULL) {
        encyclopedia___view____competitor_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_player);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, encyclopedia___view____competitor_env_dealloc)
    CPyDef_encyclopedia___view____competitor_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___view_____mypyc___3_competitor_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___view____competitor_env(void);

static PyObject *
encyclopedia___view____competitor_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___view____competitor_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___view_____mypyc___3_competitor_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___view____competitor_env_vtable[1];
static bool
CPyDef_encyclopedia___view____competitor_env_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___view____competitor_env_vtable_scratch[] = {
        NULL
    };
    memcpy(encyclopedia___view____competitor_env_vtable, encyclopedia___view____competitor_env_vtable_scratch, sizeof(encyclopedia___view____competitor_env_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___view____competitor_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef encyclopedia___view____competitor_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___view_____mypyc___3_competitor_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___view____competitor_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_competitor_env",
    .tp_new = encyclopedia___view____competitor_env_new,
    .tp_dealloc = (destructor)encyclopedia___view____competitor_env_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___view____competitor_env_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___view____competitor_env_clear,
    .tp_methods = encyclopedia___view____competitor_env_methods,
    .tp_basicsize = sizeof(serai___games___encyclopedia___view____competitor_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_competitor_env()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___view____competitor_env_template = &CPyType_encyclopedia___view____competitor_env_template_;

PyObject *CPyDef_encyclopedia___view_____mypyc___3_competitor_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___view____competitor_envObject *self;
    if (encyclopedia___view____competitor_env_free_instance != NULL) {
        self = encyclopedia___view____competitor_env_free_instance;
        encyclopedia___view____competitor_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___view____competitor_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___view____competitor_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___view____competitor_env(void)
{
    PyObject *self = CPyDef_encyclopedia___view_____mypyc___3_competitor_env_setup((PyObject *)CPyType_encyclopedia___view____competitor_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__encyclopedia___view_____mypyc_lambda__0__competitor_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_encyclopedia___view_____mypyc_lambda__0__competitor_obj_____get__(self, instance, owner);
}
PyMemberDef encyclopedia___view_____mypyc_lambda__0__competitor_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___view_____mypyc_lambda__0__competitor_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___encyclopedia___view_____mypyc_lambda__0__competitor_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
encyclopedia___view_____mypyc_lambda__0__competitor_obj_traverse(serai___games___encyclopedia___view_____mypyc_lambda__0__competitor_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___view_____mypyc_lambda__0__competitor_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___view_____mypyc_lambda__0__competitor_objObject))));
    return rv;
}

static int32_t CPyDef_encyclopedia___view_____mypyc_lambda__0__competitor_obj_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___view_____mypyc_lambda__0__competitor_objObject *self = (serai___games___encyclopedia___view_____mypyc_lambda__0__competitor_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___view_____mypyc_lambda__0__competitor_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___view_____mypyc_lambda__0__competitor_objObject))));
    return 0;
}

static int32_t CPyDef_encyclopedia___view_____mypyc_lambda__0__competitor_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___view_____mypyc_lambda__0__competitor_objObject *self = (serai___games___encyclopedia___view_____mypyc_lambda__0__competitor_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___encyclopedia___view_____mypyc_lambda__0__competitor_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___encyclopedia___view_____mypyc_lambda__0__competitor_objObject))));
    return 0;
}

static void
encyclopedia___view_____mypyc_lambda__0__competitor_obj_dealloc(serai___games___encyclopedia___view_____mypyc_lambda__0__competitor_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (encyclopedia___view_____mypyc_lambda__0__competitor_obj_free_instance == NULL) {
        encyclopedia___view_____mypyc_lambda__0__competitor_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, encyclopedia___view_____mypyc_lambda__0__competitor_obj_dealloc)
    CPyDef_encyclopedia___view_____mypyc_lambda__0__competitor_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___view_____mypyc___3__mypyc_lambda__0__competitor_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___view_____mypyc_lambda__0__competitor_obj(void);

static PyObject *
encyclopedia___view_____mypyc_lambda__0__competitor_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___view_____mypyc_lambda__0__competitor_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___view_____mypyc___3__mypyc_lambda__0__competitor_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___view_____mypyc_lambda__0__competitor_obj_vtable[2];
static bool
CPyDef_encyclopedia___view_____mypyc_lambda__0__competitor_obj_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___view_____mypyc_lambda__0__competitor_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_encyclopedia___view_____mypyc_lambda__0__competitor_obj_____call__,
        (CPyVTableItem)CPyDef_encyclopedia___view_____mypyc_lambda__0__competitor_obj_____get__,
    };
    memcpy(encyclopedia___view_____mypyc_lambda__0__competitor_obj_vtable, encyclopedia___view_____mypyc_lambda__0__competitor_obj_vtable_scratch, sizeof(encyclopedia___view_____mypyc_lambda__0__competitor_obj_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___view_____mypyc_lambda__0__competitor_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
encyclopedia___view_____mypyc_lambda__0__competitor_obj_get___3_mypyc_env__(serai___games___encyclopedia___view_____mypyc_lambda__0__competitor_objObject *self, void *closure);

static PyGetSetDef encyclopedia___view_____mypyc_lambda__0__competitor_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)encyclopedia___view_____mypyc_lambda__0__competitor_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef encyclopedia___view_____mypyc_lambda__0__competitor_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___view_____mypyc___3__mypyc_lambda__0__competitor_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_encyclopedia___view_____mypyc_lambda__0__competitor_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($continent)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_encyclopedia___view_____mypyc_lambda__0__competitor_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___view_____mypyc_lambda__0__competitor_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__0__competitor_obj",
    .tp_new = encyclopedia___view_____mypyc_lambda__0__competitor_obj_new,
    .tp_dealloc = (destructor)encyclopedia___view_____mypyc_lambda__0__competitor_obj_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___view_____mypyc_lambda__0__competitor_obj_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___view_____mypyc_lambda__0__competitor_obj_clear,
    .tp_getset = encyclopedia___view_____mypyc_lambda__0__competitor_obj_getseters,
    .tp_methods = encyclopedia___view_____mypyc_lambda__0__competitor_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__encyclopedia___view_____mypyc_lambda__0__competitor_obj,
    .tp_members = encyclopedia___view_____mypyc_lambda__0__competitor_obj_members,
    .tp_basicsize = sizeof(serai___games___encyclopedia___view_____mypyc_lambda__0__competitor_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___encyclopedia___view_____mypyc_lambda__0__competitor_objObject),
    .tp_weaklistoffset = sizeof(serai___games___encyclopedia___view_____mypyc_lambda__0__competitor_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___encyclopedia___view_____mypyc_lambda__0__competitor_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__0__competitor_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___view_____mypyc_lambda__0__competitor_obj_template = &CPyType_encyclopedia___view_____mypyc_lambda__0__competitor_obj_template_;

PyObject *CPyDef_encyclopedia___view_____mypyc___3__mypyc_lambda__0__competitor_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___view_____mypyc_lambda__0__competitor_objObject *self;
    if (encyclopedia___view_____mypyc_lambda__0__competitor_obj_free_instance != NULL) {
        self = encyclopedia___view_____mypyc_lambda__0__competitor_obj_free_instance;
        encyclopedia___view_____mypyc_lambda__0__competitor_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___encyclopedia___view_____mypyc_lambda__0__competitor_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___view_____mypyc_lambda__0__competitor_obj_vtable;
    self->vectorcall = CPyPy_encyclopedia___view_____mypyc_lambda__0__competitor_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___view_____mypyc_lambda__0__competitor_obj(void)
{
    PyObject *self = CPyDef_encyclopedia___view_____mypyc___3__mypyc_lambda__0__competitor_obj_setup((PyObject *)CPyType_encyclopedia___view_____mypyc_lambda__0__competitor_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
encyclopedia___view_____mypyc_lambda__0__competitor_obj_get___3_mypyc_env__(serai___games___encyclopedia___view_____mypyc_lambda__0__competitor_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__0__competitor_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}
static PyMethodDef encyclopedia___viewmodule_methods[] = {
    {"observe", (PyCFunction)CPyPy_encyclopedia___view___observe, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("observe(t, seat)\n--\n\n") /* docstring */},
    {"seen_by", (PyCFunction)CPyPy_encyclopedia___view___seen_by, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("seen_by(t, common, seat)\n--\n\n") /* docstring */},
    {"redeal", (PyCFunction)CPyPy_encyclopedia___view___redeal, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("redeal(t, seat, seed)\n--\n\n") /* docstring */},
    {"_dice", (PyCFunction)CPyPy_encyclopedia___view____dice, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_dice(t)\n--\n\n") /* docstring */},
    {"_place", (PyCFunction)CPyPy_encyclopedia___view____place, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_place(t, place)\n--\n\n") /* docstring */},
    {"_use", (PyCFunction)CPyPy_encyclopedia___view____use, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_use(t)\n--\n\n") /* docstring */},
    {"_competitor", (PyCFunction)CPyPy_encyclopedia___view____competitor, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_competitor(t, seat, player)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___encyclopedia___view__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___encyclopedia___view__internal, "__name__");
    CPyStatic_encyclopedia___view___globals = PyModule_GetDict(CPyModule_serai___games___encyclopedia___view__internal);
    if (unlikely(CPyStatic_encyclopedia___view___globals == NULL))
        goto fail;
    CPyType_encyclopedia___view____competitor_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_encyclopedia___view____competitor_env_template, NULL, modname);
    if (unlikely(!CPyType_encyclopedia___view____competitor_env))
        goto fail;
    CPyDef_encyclopedia___view____competitor_env_trait_vtable_setup();
    CPyType_encyclopedia___view_____mypyc_lambda__0__competitor_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_encyclopedia___view_____mypyc_lambda__0__competitor_obj_template, NULL, modname);
    if (unlikely(!CPyType_encyclopedia___view_____mypyc_lambda__0__competitor_obj))
        goto fail;
    CPyDef_encyclopedia___view_____mypyc_lambda__0__competitor_obj_trait_vtable_setup();
    char result = CPyDef_encyclopedia___view_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___encyclopedia___view__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_encyclopedia___view___DieView);
    Py_CLEAR(CPyType_encyclopedia___view___AnimalView);
    Py_CLEAR(CPyType_encyclopedia___view___DisplayView);
    Py_CLEAR(CPyType_encyclopedia___view___UseView);
    Py_CLEAR(CPyType_encyclopedia___view___CompetitorView);
    Py_CLEAR(CPyType_encyclopedia___view___View);
    Py_CLEAR(CPyType_encyclopedia___view____competitor_env);
    Py_CLEAR(CPyType_encyclopedia___view_____mypyc_lambda__0__competitor_obj);
    return -1;
}
int CPyExec_serai___games___encyclopedia___view(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___encyclopedia___view__impl, &CPyImportState_serai___games___encyclopedia___view, &CPyModule_serai___games___encyclopedia___view);
}
static struct PyModuleDef encyclopedia___viewmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.encyclopedia.view",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    encyclopedia___viewmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___encyclopedia___view(void)
{
    if (CPyModule_serai___games___encyclopedia___view__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___view__internal);
        return CPyModule_serai___games___encyclopedia___view__internal;
    }
    CPyModule_serai___games___encyclopedia___view__internal = PyModule_Create(&encyclopedia___viewmodule);
    return CPyModule_serai___games___encyclopedia___view__internal;
}

PyObject *CPyInit_serai___games___encyclopedia___view(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___encyclopedia___view__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___view__internal);
        return CPyModule_serai___games___encyclopedia___view__internal;
    }
    CPyModule_serai___games___encyclopedia___view__internal = PyModule_Create(&encyclopedia___viewmodule);
    if (unlikely(CPyModule_serai___games___encyclopedia___view__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.encyclopedia.view");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___encyclopedia___view__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___encyclopedia___view__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___encyclopedia___view__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___encyclopedia___view(CPyModule_serai___games___encyclopedia___view__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___encyclopedia___view__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.encyclopedia.view");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___encyclopedia___view__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___view___observe(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    tuple_T6OOOOOO cpy_r_r1;
    char cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    int64_t cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    CPyTagged cpy_r_r16;
    CPyTagged cpy_r_r17;
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
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
    CPyTagged cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    int64_t cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    CPyTagged cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyPtr cpy_r_r47;
    int64_t cpy_r_r48;
    int64_t cpy_r_r49;
    char cpy_r_r50;
    CPyTagged cpy_r_colour;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    CPyTagged cpy_r_r53;
    PyObject *cpy_r_r54;
    int64_t cpy_r_r55;
    CPyPtr cpy_r_r56;
    int64_t cpy_r_r57;
    char cpy_r_r58;
    CPyPtr cpy_r_r59;
    CPyPtr cpy_r_r60;
    int64_t cpy_r_r61;
    CPyPtr cpy_r_r62;
    PyObject *cpy_r_r63;
    CPyTagged cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    CPyTagged cpy_r_r67;
    int64_t cpy_r_r68;
    char cpy_r_r69;
    char cpy_r_r70;
    char cpy_r_r71;
    char cpy_r_r72;
    char cpy_r_r73;
    CPyTagged cpy_r_r74;
    CPyTagged cpy_r_r75;
    int64_t cpy_r_r76;
    PyObject *cpy_r_r77;
    int32_t cpy_r_r78;
    char cpy_r_r79;
    CPyTagged cpy_r_r80;
    int64_t cpy_r_r81;
    PyObject *cpy_r_r82;
    CPyPtr cpy_r_r83;
    int64_t cpy_r_r84;
    PyObject *cpy_r_r85;
    int64_t cpy_r_r86;
    CPyPtr cpy_r_r87;
    int64_t cpy_r_r88;
    char cpy_r_r89;
    CPyPtr cpy_r_r90;
    CPyPtr cpy_r_r91;
    int64_t cpy_r_r92;
    CPyPtr cpy_r_r93;
    PyObject *cpy_r_r94;
    CPyTagged cpy_r_r95;
    char cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    int64_t cpy_r_r102;
    PyObject *cpy_r_r103;
    CPyPtr cpy_r_r104;
    int64_t cpy_r_r105;
    CPyTagged cpy_r_r106;
    PyObject *cpy_r_r107;
    CPyPtr cpy_r_r108;
    int64_t cpy_r_r109;
    PyObject *cpy_r_r110;
    int64_t cpy_r_r111;
    CPyPtr cpy_r_r112;
    int64_t cpy_r_r113;
    char cpy_r_r114;
    CPyPtr cpy_r_r115;
    CPyPtr cpy_r_r116;
    int64_t cpy_r_r117;
    CPyPtr cpy_r_r118;
    PyObject *cpy_r_r119;
    CPyTagged cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    int64_t cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    CPyPtr cpy_r_r133;
    int64_t cpy_r_r134;
    PyObject *cpy_r_r135;
    int64_t cpy_r_r136;
    CPyPtr cpy_r_r137;
    int64_t cpy_r_r138;
    char cpy_r_r139;
    CPyPtr cpy_r_r140;
    CPyPtr cpy_r_r141;
    int64_t cpy_r_r142;
    CPyPtr cpy_r_r143;
    PyObject *cpy_r_r144;
    CPyTagged cpy_r_r145;
    char cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    int64_t cpy_r_r152;
    PyObject *cpy_r_r153;
    CPyPtr cpy_r_r154;
    int64_t cpy_r_r155;
    CPyTagged cpy_r_r156;
    PyObject *cpy_r_r157;
    CPyPtr cpy_r_r158;
    int64_t cpy_r_r159;
    PyObject *cpy_r_r160;
    int64_t cpy_r_r161;
    CPyPtr cpy_r_r162;
    int64_t cpy_r_r163;
    char cpy_r_r164;
    CPyPtr cpy_r_r165;
    CPyPtr cpy_r_r166;
    int64_t cpy_r_r167;
    CPyPtr cpy_r_r168;
    PyObject *cpy_r_r169;
    CPyTagged cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    int64_t cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    CPyPtr cpy_r_r183;
    int64_t cpy_r_r184;
    PyObject *cpy_r_r185;
    int64_t cpy_r_r186;
    CPyPtr cpy_r_r187;
    int64_t cpy_r_r188;
    char cpy_r_r189;
    CPyPtr cpy_r_r190;
    CPyPtr cpy_r_r191;
    int64_t cpy_r_r192;
    CPyPtr cpy_r_r193;
    PyObject *cpy_r_r194;
    CPyTagged cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    int64_t cpy_r_r199;
    PyObject *cpy_r_r200;
    CPyPtr cpy_r_r201;
    int64_t cpy_r_r202;
    PyObject *cpy_r_r203;
    int64_t cpy_r_r204;
    CPyPtr cpy_r_r205;
    int64_t cpy_r_r206;
    char cpy_r_r207;
    CPyPtr cpy_r_r208;
    CPyPtr cpy_r_r209;
    int64_t cpy_r_r210;
    CPyPtr cpy_r_r211;
    PyObject *cpy_r_r212;
    CPyTagged cpy_r_r213;
    tuple_T2OO cpy_r_r214;
    char cpy_r_r215;
    CPyTagged cpy_r_r216;
    tuple_T2OO cpy_r_r217;
    char cpy_r_r218;
    tuple_T2OO cpy_r_r219;
    char cpy_r_r220;
    CPyTagged cpy_r_r221;
    PyObject *cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject *cpy_r_r224;
    tuple_T2IO cpy_r_r225;
    PyObject *cpy_r_r226;
    int64_t cpy_r_r227;
    PyObject *cpy_r_r228;
    CPyPtr cpy_r_r229;
    int64_t cpy_r_r230;
    PyObject *cpy_r_r231;
    int64_t cpy_r_r232;
    CPyPtr cpy_r_r233;
    int64_t cpy_r_r234;
    char cpy_r_r235;
    CPyPtr cpy_r_r236;
    CPyPtr cpy_r_r237;
    int64_t cpy_r_r238;
    CPyPtr cpy_r_r239;
    PyObject *cpy_r_r240;
    CPyTagged cpy_r_r241;
    PyObject *cpy_r_r242;
    PyObject *cpy_r_r243;
    PyObject *cpy_r_r244;
    int64_t cpy_r_r245;
    CPyTagged cpy_r_r246;
    char cpy_r_r247;
    PyObject *cpy_r_r248;
    PyObject *cpy_r_r249;
    PyObject *cpy_r_r250;
    PyObject *cpy_r_r251;
    CPyTagged cpy_r_r252;
    PyObject *cpy_r_r253;
    int64_t cpy_r_r254;
    CPyPtr cpy_r_r255;
    int64_t cpy_r_r256;
    char cpy_r_r257;
    CPyTagged cpy_r_seat_2;
    CPyPtr cpy_r_r258;
    CPyPtr cpy_r_r259;
    int64_t cpy_r_r260;
    CPyPtr cpy_r_r261;
    PyObject *cpy_r_r262;
    PyObject *cpy_r_r263;
    PyObject *cpy_r_r264;
    int32_t cpy_r_r265;
    char cpy_r_r266;
    CPyTagged cpy_r_r267;
    int64_t cpy_r_r268;
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
    PyObject *cpy_r_r291;
    PyObject *cpy_r_r292;
    PyObject *cpy_r_r293;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "observe", "Table", "book", 116, CPyStatic_encyclopedia___view___globals);
        goto CPyL162;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = CPyStatic_encyclopedia___names___PHASES;
    if (unlikely(cpy_r_r1.f0 == NULL)) {
        goto CPyL163;
    } else
        goto CPyL4;
CPyL2: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"PHASES\" was not set");
    cpy_r_r2 = 0;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 118, CPyStatic_encyclopedia___view___globals);
        goto CPyL162;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r3 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_phase;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "observe", "Table", "phase", 118, CPyStatic_encyclopedia___view___globals);
        goto CPyL164;
    }
    CPyTagged_INCREF(cpy_r_r3);
CPyL5: ;
    CPy_INCREF(cpy_r_r1.f0);
    CPy_INCREF(cpy_r_r1.f1);
    CPy_INCREF(cpy_r_r1.f2);
    CPy_INCREF(cpy_r_r1.f3);
    CPy_INCREF(cpy_r_r1.f4);
    CPy_INCREF(cpy_r_r1.f5);
    cpy_r_r4 = PyTuple_New(6);
    if (unlikely(cpy_r_r4 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp954 = cpy_r_r1.f0;
    PyTuple_SET_ITEM(cpy_r_r4, 0, __tmp954);
    PyObject *__tmp955 = cpy_r_r1.f1;
    PyTuple_SET_ITEM(cpy_r_r4, 1, __tmp955);
    PyObject *__tmp956 = cpy_r_r1.f2;
    PyTuple_SET_ITEM(cpy_r_r4, 2, __tmp956);
    PyObject *__tmp957 = cpy_r_r1.f3;
    PyTuple_SET_ITEM(cpy_r_r4, 3, __tmp957);
    PyObject *__tmp958 = cpy_r_r1.f4;
    PyTuple_SET_ITEM(cpy_r_r4, 4, __tmp958);
    PyObject *__tmp959 = cpy_r_r1.f5;
    PyTuple_SET_ITEM(cpy_r_r4, 5, __tmp959);
    cpy_r_r5 = CPySequenceTuple_GetItem(cpy_r_r4, cpy_r_r3);
    CPy_DECREF(cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 118, CPyStatic_encyclopedia___view___globals);
        goto CPyL164;
    }
    if (likely(PyUnicode_Check(cpy_r_r5)))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/view.py", "observe", 118, CPyStatic_encyclopedia___view___globals, "str", cpy_r_r5);
        goto CPyL164;
    }
    cpy_r_r7 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_round;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "observe", "Table", "round", 119, CPyStatic_encyclopedia___view___globals);
        goto CPyL165;
    }
CPyL8: ;
    cpy_r_r8 = CPyTagged_Add(cpy_r_r7, 2);
    cpy_r_r9 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_rounds;
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "observe", "Book", "rounds", 119, CPyStatic_encyclopedia___view___globals);
        goto CPyL166;
    }
    CPyTagged_INCREF(cpy_r_r9);
CPyL9: ;
    cpy_r_r10 = cpy_r_r9 & 1;
    cpy_r_r11 = cpy_r_r10 != 0;
    if (cpy_r_r11) goto CPyL11;
    cpy_r_r12 = cpy_r_r8 & 1;
    cpy_r_r13 = cpy_r_r12 != 0;
    if (!cpy_r_r13) goto CPyL12;
CPyL11: ;
    cpy_r_r14 = CPyTagged_IsLt_(cpy_r_r9, cpy_r_r8);
    if (cpy_r_r14) {
        goto CPyL167;
    } else
        goto CPyL168;
CPyL12: ;
    cpy_r_r15 = (Py_ssize_t)cpy_r_r9 < (Py_ssize_t)cpy_r_r8;
    if (cpy_r_r15) {
        goto CPyL167;
    } else
        goto CPyL168;
CPyL13: ;
    cpy_r_r16 = cpy_r_r9;
    goto CPyL15;
CPyL14: ;
    cpy_r_r16 = cpy_r_r8;
CPyL15: ;
    cpy_r_r17 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_active;
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "observe", "Table", "active", 120, CPyStatic_encyclopedia___view___globals);
        goto CPyL169;
    }
    CPyTagged_INCREF(cpy_r_r17);
CPyL16: ;
    cpy_r_r18 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_first;
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "observe", "Table", "first", 121, CPyStatic_encyclopedia___view___globals);
        goto CPyL170;
    }
    CPyTagged_INCREF(cpy_r_r18);
CPyL17: ;
    cpy_r_r19 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_order;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "observe", "Table", "order", 122, CPyStatic_encyclopedia___view___globals);
        goto CPyL171;
    }
    CPy_INCREF(cpy_r_r19);
CPyL18: ;
    cpy_r_r20 = PyList_AsTuple(cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 122, CPyStatic_encyclopedia___view___globals);
        goto CPyL171;
    }
    cpy_r_r21 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_round_tokens;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "observe", "Table", "round_tokens", 123, CPyStatic_encyclopedia___view___globals);
        goto CPyL172;
    }
    CPy_INCREF(cpy_r_r21);
CPyL20: ;
    cpy_r_r22 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_revealed;
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "observe", "Table", "revealed", 123, CPyStatic_encyclopedia___view___globals);
        goto CPyL173;
    }
    CPyTagged_INCREF(cpy_r_r22);
CPyL21: ;
    cpy_r_r23 = CPyList_GetSlice(cpy_r_r21, 0, cpy_r_r22);
    CPy_DECREF(cpy_r_r21);
    CPyTagged_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 123, CPyStatic_encyclopedia___view___globals);
        goto CPyL172;
    }
    if (likely(PyList_Check(cpy_r_r23)))
        cpy_r_r24 = cpy_r_r23;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/view.py", "observe", 123, CPyStatic_encyclopedia___view___globals, "list", cpy_r_r23);
        goto CPyL172;
    }
    cpy_r_r25 = (CPyPtr)((CPyPtr)cpy_r_r24 + offsetof(PyVarObject, ob_size));
    cpy_r_r26 = *(int64_t *)cpy_r_r25;
    cpy_r_r27 = PyTuple_New(cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 123, CPyStatic_encyclopedia___view___globals);
        goto CPyL174;
    }
    cpy_r_r28 = 0;
CPyL25: ;
    cpy_r_r29 = (CPyPtr)((CPyPtr)cpy_r_r24 + offsetof(PyVarObject, ob_size));
    cpy_r_r30 = *(int64_t *)cpy_r_r29;
    cpy_r_r31 = cpy_r_r28 < cpy_r_r30;
    if (!cpy_r_r31) goto CPyL175;
    cpy_r_r32 = (CPyPtr)((CPyPtr)cpy_r_r24 + offsetof(PyListObject, ob_item));
    cpy_r_r33 = *(CPyPtr *)cpy_r_r32;
    cpy_r_r34 = cpy_r_r28 * 8;
    cpy_r_r35 = cpy_r_r33 + cpy_r_r34;
    cpy_r_r36 = *(PyObject * *)cpy_r_r35;
    CPy_INCREF(cpy_r_r36);
    if (likely(PyLong_Check(cpy_r_r36)))
        cpy_r_r37 = CPyTagged_FromObject(cpy_r_r36);
    else {
        CPy_TypeError("int", cpy_r_r36); cpy_r_r37 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 123, CPyStatic_encyclopedia___view___globals);
        goto CPyL176;
    }
    cpy_r_r38 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_round_ids;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "observe", "Book", "round_ids", 123, CPyStatic_encyclopedia___view___globals);
        goto CPyL177;
    }
    CPy_INCREF(cpy_r_r38);
CPyL28: ;
    cpy_r_r39 = CPySequenceTuple_GetItem(cpy_r_r38, cpy_r_r37);
    CPy_DECREF(cpy_r_r38);
    CPyTagged_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 123, CPyStatic_encyclopedia___view___globals);
        goto CPyL176;
    }
    if (likely(PyUnicode_Check(cpy_r_r39)))
        cpy_r_r40 = cpy_r_r39;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/view.py", "observe", 123, CPyStatic_encyclopedia___view___globals, "str", cpy_r_r39);
        goto CPyL176;
    }
    CPySequenceTuple_SetItemUnsafe(cpy_r_r27, cpy_r_r28, cpy_r_r40);
    cpy_r_r41 = cpy_r_r28 + 1;
    cpy_r_r28 = cpy_r_r41;
    goto CPyL25;
CPyL32: ;
    cpy_r_r42 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_bank_used;
    if (unlikely(cpy_r_r42 == 2)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "observe", "Table", "bank_used", 124, CPyStatic_encyclopedia___view___globals);
        goto CPyL178;
    }
CPyL33: ;
    cpy_r_r43 = CPyDef_encyclopedia___view____dice(cpy_r_t);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 125, CPyStatic_encyclopedia___view___globals);
        goto CPyL178;
    }
    cpy_r_r44 = PyDict_New();
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 126, CPyStatic_encyclopedia___view___globals);
        goto CPyL179;
    }
    cpy_r_r45 = 0;
    cpy_r_r46 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_colours;
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "observe", "Book", "colours", 126, CPyStatic_encyclopedia___view___globals);
        goto CPyL180;
    }
    CPy_INCREF(cpy_r_r46);
CPyL36: ;
    cpy_r_r47 = (CPyPtr)((CPyPtr)cpy_r_r46 + offsetof(PyVarObject, ob_size));
    cpy_r_r48 = *(int64_t *)cpy_r_r47;
    cpy_r_r49 = 0;
CPyL37: ;
    cpy_r_r50 = cpy_r_r49 < cpy_r_r48;
    if (!cpy_r_r50) goto CPyL181;
    cpy_r_colour = cpy_r_r45;
    cpy_r_r51 = CPySequenceTuple_GetItemUnsafe(cpy_r_r46, cpy_r_r49);
    if (likely(PyUnicode_Check(cpy_r_r51)))
        cpy_r_r52 = cpy_r_r51;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/view.py", "observe", 126, CPyStatic_encyclopedia___view___globals, "str", cpy_r_r51);
        goto CPyL182;
    }
    cpy_r_r53 = 0;
    cpy_r_r54 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_bag;
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "observe", "Table", "bag", 126, CPyStatic_encyclopedia___view___globals);
        goto CPyL183;
    }
    CPy_INCREF(cpy_r_r54);
CPyL40: ;
    cpy_r_r55 = 0;
CPyL41: ;
    cpy_r_r56 = (CPyPtr)((CPyPtr)cpy_r_r54 + offsetof(PyVarObject, ob_size));
    cpy_r_r57 = *(int64_t *)cpy_r_r56;
    cpy_r_r58 = cpy_r_r55 < cpy_r_r57;
    if (!cpy_r_r58) goto CPyL184;
    cpy_r_r59 = (CPyPtr)((CPyPtr)cpy_r_r54 + offsetof(PyListObject, ob_item));
    cpy_r_r60 = *(CPyPtr *)cpy_r_r59;
    cpy_r_r61 = cpy_r_r55 * 8;
    cpy_r_r62 = cpy_r_r60 + cpy_r_r61;
    cpy_r_r63 = *(PyObject * *)cpy_r_r62;
    CPy_INCREF(cpy_r_r63);
    if (likely(PyLong_Check(cpy_r_r63)))
        cpy_r_r64 = CPyTagged_FromObject(cpy_r_r63);
    else {
        CPy_TypeError("int", cpy_r_r63); cpy_r_r64 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r64 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 126, CPyStatic_encyclopedia___view___globals);
        goto CPyL185;
    }
    cpy_r_r65 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_die_colour;
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "observe", "Book", "die_colour", 126, CPyStatic_encyclopedia___view___globals);
        goto CPyL186;
    }
CPyL44: ;
    cpy_r_r66 = CPyList_GetItemBorrow(cpy_r_r65, cpy_r_r64);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 126, CPyStatic_encyclopedia___view___globals);
        goto CPyL186;
    }
    if (likely(PyLong_Check(cpy_r_r66)))
        cpy_r_r67 = CPyTagged_FromObject(cpy_r_r66);
    else {
        CPy_TypeError("int", cpy_r_r66); cpy_r_r67 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r67 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 126, CPyStatic_encyclopedia___view___globals);
        goto CPyL186;
    }
    cpy_r_r68 = cpy_r_r67 & 1;
    cpy_r_r69 = cpy_r_r68 != 0;
    if (!cpy_r_r69) goto CPyL48;
    cpy_r_r70 = CPyTagged_IsEq_(cpy_r_r67, cpy_r_colour);
    cpy_r_r71 = cpy_r_r70;
    goto CPyL49;
CPyL48: ;
    cpy_r_r72 = cpy_r_r67 == cpy_r_colour;
    cpy_r_r71 = cpy_r_r72;
CPyL49: ;
    CPyTagged_DECREF(cpy_r_r67);
    CPyTagged_DECREF(cpy_r_r64);
    cpy_r_r73 = cpy_r_r71 << 1;
    cpy_r_r74 = cpy_r_r73;
    cpy_r_r75 = CPyTagged_Add(cpy_r_r53, cpy_r_r74);
    CPyTagged_DECREF(cpy_r_r53);
    CPyTagged_DECREF(cpy_r_r74);
    cpy_r_r53 = cpy_r_r75;
    cpy_r_r76 = cpy_r_r55 + 1;
    cpy_r_r55 = cpy_r_r76;
    goto CPyL41;
CPyL51: ;
    cpy_r_r77 = CPyTagged_StealAsObject(cpy_r_r53);
    cpy_r_r78 = PyDict_SetItem(cpy_r_r44, cpy_r_r52, cpy_r_r77);
    CPy_DECREF(cpy_r_r52);
    CPy_DECREF(cpy_r_r77);
    cpy_r_r79 = cpy_r_r78 >= 0;
    if (unlikely(!cpy_r_r79)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 126, CPyStatic_encyclopedia___view___globals);
        goto CPyL187;
    }
    cpy_r_r80 = cpy_r_r45 + 2;
    cpy_r_r45 = cpy_r_r80;
    cpy_r_r81 = cpy_r_r49 + 1;
    cpy_r_r49 = cpy_r_r81;
    goto CPyL37;
CPyL53: ;
    cpy_r_r82 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_experts;
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "observe", "Table", "experts", 128, CPyStatic_encyclopedia___view___globals);
        goto CPyL180;
    }
    CPy_INCREF(cpy_r_r82);
CPyL54: ;
    cpy_r_r83 = (CPyPtr)((CPyPtr)cpy_r_r82 + offsetof(PyVarObject, ob_size));
    cpy_r_r84 = *(int64_t *)cpy_r_r83;
    cpy_r_r85 = PyTuple_New(cpy_r_r84);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 128, CPyStatic_encyclopedia___view___globals);
        goto CPyL188;
    }
    cpy_r_r86 = 0;
CPyL56: ;
    cpy_r_r87 = (CPyPtr)((CPyPtr)cpy_r_r82 + offsetof(PyVarObject, ob_size));
    cpy_r_r88 = *(int64_t *)cpy_r_r87;
    cpy_r_r89 = cpy_r_r86 < cpy_r_r88;
    if (!cpy_r_r89) goto CPyL189;
    cpy_r_r90 = (CPyPtr)((CPyPtr)cpy_r_r82 + offsetof(PyListObject, ob_item));
    cpy_r_r91 = *(CPyPtr *)cpy_r_r90;
    cpy_r_r92 = cpy_r_r86 * 8;
    cpy_r_r93 = cpy_r_r91 + cpy_r_r92;
    cpy_r_r94 = *(PyObject * *)cpy_r_r93;
    CPy_INCREF(cpy_r_r94);
    if (likely(PyLong_Check(cpy_r_r94)))
        cpy_r_r95 = CPyTagged_FromObject(cpy_r_r94);
    else {
        CPy_TypeError("int", cpy_r_r94); cpy_r_r95 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r95 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 128, CPyStatic_encyclopedia___view___globals);
        goto CPyL190;
    }
    cpy_r_r96 = (Py_ssize_t)cpy_r_r95 != -2;
    if (!cpy_r_r96) goto CPyL191;
    cpy_r_r97 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_expert_ids;
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "observe", "Book", "expert_ids", 128, CPyStatic_encyclopedia___view___globals);
        goto CPyL192;
    }
    CPy_INCREF(cpy_r_r97);
CPyL60: ;
    cpy_r_r98 = CPySequenceTuple_GetItem(cpy_r_r97, cpy_r_r95);
    CPy_DECREF(cpy_r_r97);
    CPyTagged_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 128, CPyStatic_encyclopedia___view___globals);
        goto CPyL190;
    }
    if (likely(PyUnicode_Check(cpy_r_r98)))
        cpy_r_r99 = cpy_r_r98;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/view.py", "observe", 128, CPyStatic_encyclopedia___view___globals, "str", cpy_r_r98);
        goto CPyL190;
    }
    cpy_r_r100 = cpy_r_r99;
    goto CPyL64;
CPyL63: ;
    cpy_r_r101 = CPyStatics[151]; /* '' */
    CPy_INCREF(cpy_r_r101);
    cpy_r_r100 = cpy_r_r101;
CPyL64: ;
    CPySequenceTuple_SetItemUnsafe(cpy_r_r85, cpy_r_r86, cpy_r_r100);
    cpy_r_r102 = cpy_r_r86 + 1;
    cpy_r_r86 = cpy_r_r102;
    goto CPyL56;
CPyL66: ;
    cpy_r_r103 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_expert_deck;
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "observe", "Table", "expert_deck", 129, CPyStatic_encyclopedia___view___globals);
        goto CPyL193;
    }
CPyL67: ;
    cpy_r_r104 = (CPyPtr)((CPyPtr)cpy_r_r103 + offsetof(PyVarObject, ob_size));
    cpy_r_r105 = *(int64_t *)cpy_r_r104;
    cpy_r_r106 = cpy_r_r105 << 1;
    cpy_r_r107 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_expert_discard;
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "observe", "Table", "expert_discard", 130, CPyStatic_encyclopedia___view___globals);
        goto CPyL193;
    }
    CPy_INCREF(cpy_r_r107);
CPyL68: ;
    cpy_r_r108 = (CPyPtr)((CPyPtr)cpy_r_r107 + offsetof(PyVarObject, ob_size));
    cpy_r_r109 = *(int64_t *)cpy_r_r108;
    cpy_r_r110 = PyTuple_New(cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 130, CPyStatic_encyclopedia___view___globals);
        goto CPyL194;
    }
    cpy_r_r111 = 0;
CPyL70: ;
    cpy_r_r112 = (CPyPtr)((CPyPtr)cpy_r_r107 + offsetof(PyVarObject, ob_size));
    cpy_r_r113 = *(int64_t *)cpy_r_r112;
    cpy_r_r114 = cpy_r_r111 < cpy_r_r113;
    if (!cpy_r_r114) goto CPyL195;
    cpy_r_r115 = (CPyPtr)((CPyPtr)cpy_r_r107 + offsetof(PyListObject, ob_item));
    cpy_r_r116 = *(CPyPtr *)cpy_r_r115;
    cpy_r_r117 = cpy_r_r111 * 8;
    cpy_r_r118 = cpy_r_r116 + cpy_r_r117;
    cpy_r_r119 = *(PyObject * *)cpy_r_r118;
    CPy_INCREF(cpy_r_r119);
    if (likely(PyLong_Check(cpy_r_r119)))
        cpy_r_r120 = CPyTagged_FromObject(cpy_r_r119);
    else {
        CPy_TypeError("int", cpy_r_r119); cpy_r_r120 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r120 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 130, CPyStatic_encyclopedia___view___globals);
        goto CPyL196;
    }
    cpy_r_r121 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_expert_ids;
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "observe", "Book", "expert_ids", 130, CPyStatic_encyclopedia___view___globals);
        goto CPyL197;
    }
    CPy_INCREF(cpy_r_r121);
CPyL73: ;
    cpy_r_r122 = CPySequenceTuple_GetItem(cpy_r_r121, cpy_r_r120);
    CPy_DECREF(cpy_r_r121);
    CPyTagged_DECREF(cpy_r_r120);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 130, CPyStatic_encyclopedia___view___globals);
        goto CPyL196;
    }
    if (likely(PyUnicode_Check(cpy_r_r122)))
        cpy_r_r123 = cpy_r_r122;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/view.py", "observe", 130, CPyStatic_encyclopedia___view___globals, "str", cpy_r_r122);
        goto CPyL196;
    }
    CPySequenceTuple_SetItemUnsafe(cpy_r_r110, cpy_r_r111, cpy_r_r123);
    cpy_r_r124 = cpy_r_r111 + 1;
    cpy_r_r111 = cpy_r_r124;
    goto CPyL70;
CPyL77: ;
    cpy_r_r125 = CPyStatics[993]; /* 'cards' */
    cpy_r_r126 = CPyStatics[994]; /* 'deck' */
    cpy_r_r127 = CPyStatics[995]; /* 'discard' */
    cpy_r_r128 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r129 = CPyTagged_StealAsObject(cpy_r_r106);
    cpy_r_r130 = CPyDict_Build(3, cpy_r_r125, cpy_r_r85, cpy_r_r126, cpy_r_r129, cpy_r_r127, cpy_r_r110);
    CPy_DECREF(cpy_r_r85);
    CPy_DECREF(cpy_r_r129);
    CPy_DECREF(cpy_r_r110);
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 127, CPyStatic_encyclopedia___view___globals);
        goto CPyL198;
    }
    cpy_r_r131 = CPyDef_encyclopedia___view___DisplayView(cpy_r_r128, cpy_r_r130);
    CPy_DECREF(cpy_r_r128);
    CPy_DECREF(cpy_r_r130);
    if (unlikely(cpy_r_r131 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 127, CPyStatic_encyclopedia___view___globals);
        goto CPyL180;
    }
    cpy_r_r132 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_animals;
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "observe", "Table", "animals", 133, CPyStatic_encyclopedia___view___globals);
        goto CPyL199;
    }
    CPy_INCREF(cpy_r_r132);
CPyL80: ;
    cpy_r_r133 = (CPyPtr)((CPyPtr)cpy_r_r132 + offsetof(PyVarObject, ob_size));
    cpy_r_r134 = *(int64_t *)cpy_r_r133;
    cpy_r_r135 = PyTuple_New(cpy_r_r134);
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 133, CPyStatic_encyclopedia___view___globals);
        goto CPyL200;
    }
    cpy_r_r136 = 0;
CPyL82: ;
    cpy_r_r137 = (CPyPtr)((CPyPtr)cpy_r_r132 + offsetof(PyVarObject, ob_size));
    cpy_r_r138 = *(int64_t *)cpy_r_r137;
    cpy_r_r139 = cpy_r_r136 < cpy_r_r138;
    if (!cpy_r_r139) goto CPyL201;
    cpy_r_r140 = (CPyPtr)((CPyPtr)cpy_r_r132 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 133, CPyStatic_encyclopedia___view___globals);
        goto CPyL202;
    }
    cpy_r_r146 = (Py_ssize_t)cpy_r_r145 != -2;
    if (!cpy_r_r146) goto CPyL203;
    cpy_r_r147 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_animal_ids;
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "observe", "Book", "animal_ids", 133, CPyStatic_encyclopedia___view___globals);
        goto CPyL204;
    }
    CPy_INCREF(cpy_r_r147);
CPyL86: ;
    cpy_r_r148 = CPySequenceTuple_GetItem(cpy_r_r147, cpy_r_r145);
    CPy_DECREF(cpy_r_r147);
    CPyTagged_DECREF(cpy_r_r145);
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 133, CPyStatic_encyclopedia___view___globals);
        goto CPyL202;
    }
    if (likely(PyUnicode_Check(cpy_r_r148)))
        cpy_r_r149 = cpy_r_r148;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/view.py", "observe", 133, CPyStatic_encyclopedia___view___globals, "str", cpy_r_r148);
        goto CPyL202;
    }
    cpy_r_r150 = cpy_r_r149;
    goto CPyL90;
CPyL89: ;
    cpy_r_r151 = CPyStatics[151]; /* '' */
    CPy_INCREF(cpy_r_r151);
    cpy_r_r150 = cpy_r_r151;
CPyL90: ;
    CPySequenceTuple_SetItemUnsafe(cpy_r_r135, cpy_r_r136, cpy_r_r150);
    cpy_r_r152 = cpy_r_r136 + 1;
    cpy_r_r136 = cpy_r_r152;
    goto CPyL82;
CPyL92: ;
    cpy_r_r153 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_animal_deck;
    if (unlikely(cpy_r_r153 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "observe", "Table", "animal_deck", 134, CPyStatic_encyclopedia___view___globals);
        goto CPyL205;
    }
CPyL93: ;
    cpy_r_r154 = (CPyPtr)((CPyPtr)cpy_r_r153 + offsetof(PyVarObject, ob_size));
    cpy_r_r155 = *(int64_t *)cpy_r_r154;
    cpy_r_r156 = cpy_r_r155 << 1;
    cpy_r_r157 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_animal_discard;
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "observe", "Table", "animal_discard", 135, CPyStatic_encyclopedia___view___globals);
        goto CPyL205;
    }
    CPy_INCREF(cpy_r_r157);
CPyL94: ;
    cpy_r_r158 = (CPyPtr)((CPyPtr)cpy_r_r157 + offsetof(PyVarObject, ob_size));
    cpy_r_r159 = *(int64_t *)cpy_r_r158;
    cpy_r_r160 = PyTuple_New(cpy_r_r159);
    if (unlikely(cpy_r_r160 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 135, CPyStatic_encyclopedia___view___globals);
        goto CPyL206;
    }
    cpy_r_r161 = 0;
CPyL96: ;
    cpy_r_r162 = (CPyPtr)((CPyPtr)cpy_r_r157 + offsetof(PyVarObject, ob_size));
    cpy_r_r163 = *(int64_t *)cpy_r_r162;
    cpy_r_r164 = cpy_r_r161 < cpy_r_r163;
    if (!cpy_r_r164) goto CPyL207;
    cpy_r_r165 = (CPyPtr)((CPyPtr)cpy_r_r157 + offsetof(PyListObject, ob_item));
    cpy_r_r166 = *(CPyPtr *)cpy_r_r165;
    cpy_r_r167 = cpy_r_r161 * 8;
    cpy_r_r168 = cpy_r_r166 + cpy_r_r167;
    cpy_r_r169 = *(PyObject * *)cpy_r_r168;
    CPy_INCREF(cpy_r_r169);
    if (likely(PyLong_Check(cpy_r_r169)))
        cpy_r_r170 = CPyTagged_FromObject(cpy_r_r169);
    else {
        CPy_TypeError("int", cpy_r_r169); cpy_r_r170 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r169);
    if (unlikely(cpy_r_r170 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 135, CPyStatic_encyclopedia___view___globals);
        goto CPyL208;
    }
    cpy_r_r171 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_animal_ids;
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "observe", "Book", "animal_ids", 135, CPyStatic_encyclopedia___view___globals);
        goto CPyL209;
    }
    CPy_INCREF(cpy_r_r171);
CPyL99: ;
    cpy_r_r172 = CPySequenceTuple_GetItem(cpy_r_r171, cpy_r_r170);
    CPy_DECREF(cpy_r_r171);
    CPyTagged_DECREF(cpy_r_r170);
    if (unlikely(cpy_r_r172 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 135, CPyStatic_encyclopedia___view___globals);
        goto CPyL208;
    }
    if (likely(PyUnicode_Check(cpy_r_r172)))
        cpy_r_r173 = cpy_r_r172;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/view.py", "observe", 135, CPyStatic_encyclopedia___view___globals, "str", cpy_r_r172);
        goto CPyL208;
    }
    CPySequenceTuple_SetItemUnsafe(cpy_r_r160, cpy_r_r161, cpy_r_r173);
    cpy_r_r174 = cpy_r_r161 + 1;
    cpy_r_r161 = cpy_r_r174;
    goto CPyL96;
CPyL103: ;
    cpy_r_r175 = CPyStatics[993]; /* 'cards' */
    cpy_r_r176 = CPyStatics[994]; /* 'deck' */
    cpy_r_r177 = CPyStatics[995]; /* 'discard' */
    cpy_r_r178 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r179 = CPyTagged_StealAsObject(cpy_r_r156);
    cpy_r_r180 = CPyDict_Build(3, cpy_r_r175, cpy_r_r135, cpy_r_r176, cpy_r_r179, cpy_r_r177, cpy_r_r160);
    CPy_DECREF(cpy_r_r135);
    CPy_DECREF(cpy_r_r179);
    CPy_DECREF(cpy_r_r160);
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 132, CPyStatic_encyclopedia___view___globals);
        goto CPyL210;
    }
    cpy_r_r181 = CPyDef_encyclopedia___view___DisplayView(cpy_r_r178, cpy_r_r180);
    CPy_DECREF(cpy_r_r178);
    CPy_DECREF(cpy_r_r180);
    if (unlikely(cpy_r_r181 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 132, CPyStatic_encyclopedia___view___globals);
        goto CPyL199;
    }
    cpy_r_r182 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_removed;
    if (unlikely(cpy_r_r182 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "observe", "Table", "removed", 137, CPyStatic_encyclopedia___view___globals);
        goto CPyL211;
    }
    CPy_INCREF(cpy_r_r182);
CPyL106: ;
    cpy_r_r183 = (CPyPtr)((CPyPtr)cpy_r_r182 + offsetof(PyVarObject, ob_size));
    cpy_r_r184 = *(int64_t *)cpy_r_r183;
    cpy_r_r185 = PyTuple_New(cpy_r_r184);
    if (unlikely(cpy_r_r185 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 137, CPyStatic_encyclopedia___view___globals);
        goto CPyL212;
    }
    cpy_r_r186 = 0;
CPyL108: ;
    cpy_r_r187 = (CPyPtr)((CPyPtr)cpy_r_r182 + offsetof(PyVarObject, ob_size));
    cpy_r_r188 = *(int64_t *)cpy_r_r187;
    cpy_r_r189 = cpy_r_r186 < cpy_r_r188;
    if (!cpy_r_r189) goto CPyL213;
    cpy_r_r190 = (CPyPtr)((CPyPtr)cpy_r_r182 + offsetof(PyListObject, ob_item));
    cpy_r_r191 = *(CPyPtr *)cpy_r_r190;
    cpy_r_r192 = cpy_r_r186 * 8;
    cpy_r_r193 = cpy_r_r191 + cpy_r_r192;
    cpy_r_r194 = *(PyObject * *)cpy_r_r193;
    CPy_INCREF(cpy_r_r194);
    if (likely(PyLong_Check(cpy_r_r194)))
        cpy_r_r195 = CPyTagged_FromObject(cpy_r_r194);
    else {
        CPy_TypeError("int", cpy_r_r194); cpy_r_r195 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r194);
    if (unlikely(cpy_r_r195 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 137, CPyStatic_encyclopedia___view___globals);
        goto CPyL214;
    }
    cpy_r_r196 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_animal_ids;
    if (unlikely(cpy_r_r196 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "observe", "Book", "animal_ids", 137, CPyStatic_encyclopedia___view___globals);
        goto CPyL215;
    }
    CPy_INCREF(cpy_r_r196);
CPyL111: ;
    cpy_r_r197 = CPySequenceTuple_GetItem(cpy_r_r196, cpy_r_r195);
    CPy_DECREF(cpy_r_r196);
    CPyTagged_DECREF(cpy_r_r195);
    if (unlikely(cpy_r_r197 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 137, CPyStatic_encyclopedia___view___globals);
        goto CPyL214;
    }
    if (likely(PyUnicode_Check(cpy_r_r197)))
        cpy_r_r198 = cpy_r_r197;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/view.py", "observe", 137, CPyStatic_encyclopedia___view___globals, "str", cpy_r_r197);
        goto CPyL214;
    }
    CPySequenceTuple_SetItemUnsafe(cpy_r_r185, cpy_r_r186, cpy_r_r198);
    cpy_r_r199 = cpy_r_r186 + 1;
    cpy_r_r186 = cpy_r_r199;
    goto CPyL108;
CPyL115: ;
    cpy_r_r200 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_waiting;
    if (unlikely(cpy_r_r200 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "observe", "Table", "waiting", 138, CPyStatic_encyclopedia___view___globals);
        goto CPyL216;
    }
    CPy_INCREF(cpy_r_r200);
CPyL116: ;
    cpy_r_r201 = (CPyPtr)((CPyPtr)cpy_r_r200 + offsetof(PyVarObject, ob_size));
    cpy_r_r202 = *(int64_t *)cpy_r_r201;
    cpy_r_r203 = PyTuple_New(cpy_r_r202);
    if (unlikely(cpy_r_r203 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 138, CPyStatic_encyclopedia___view___globals);
        goto CPyL217;
    }
    cpy_r_r204 = 0;
CPyL118: ;
    cpy_r_r205 = (CPyPtr)((CPyPtr)cpy_r_r200 + offsetof(PyVarObject, ob_size));
    cpy_r_r206 = *(int64_t *)cpy_r_r205;
    cpy_r_r207 = cpy_r_r204 < cpy_r_r206;
    if (!cpy_r_r207) goto CPyL218;
    cpy_r_r208 = (CPyPtr)((CPyPtr)cpy_r_r200 + offsetof(PyListObject, ob_item));
    cpy_r_r209 = *(CPyPtr *)cpy_r_r208;
    cpy_r_r210 = cpy_r_r204 * 8;
    cpy_r_r211 = cpy_r_r209 + cpy_r_r210;
    cpy_r_r212 = *(PyObject * *)cpy_r_r211;
    CPy_INCREF(cpy_r_r212);
    if (likely(PyLong_Check(cpy_r_r212)))
        cpy_r_r213 = CPyTagged_FromObject(cpy_r_r212);
    else {
        CPy_TypeError("int", cpy_r_r212); cpy_r_r213 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r212);
    if (unlikely(cpy_r_r213 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 138, CPyStatic_encyclopedia___view___globals);
        goto CPyL219;
    }
    cpy_r_r214 = CPyStatic_encyclopedia___names___KINDS;
    if (unlikely(cpy_r_r214.f0 == NULL)) {
        goto CPyL220;
    } else
        goto CPyL123;
CPyL121: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"KINDS\" was not set");
    cpy_r_r215 = 0;
    if (unlikely(!cpy_r_r215)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 138, CPyStatic_encyclopedia___view___globals);
        goto CPyL162;
    }
    CPy_Unreachable();
CPyL123: ;
    cpy_r_r216 = CPyTagged_FloorDivide(cpy_r_r213, 4);
    if (unlikely(cpy_r_r216 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 138, CPyStatic_encyclopedia___view___globals);
        goto CPyL221;
    }
    cpy_r_r217 = CPyStatic_encyclopedia___names___KINDS;
    if (unlikely(cpy_r_r217.f0 == NULL)) {
        goto CPyL222;
    } else
        goto CPyL127;
CPyL125: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"KINDS\" was not set");
    cpy_r_r218 = 0;
    if (unlikely(!cpy_r_r218)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 138, CPyStatic_encyclopedia___view___globals);
        goto CPyL162;
    }
    CPy_Unreachable();
CPyL127: ;
    cpy_r_r219 = CPyStatic_encyclopedia___names___KINDS;
    if (unlikely(cpy_r_r219.f0 == NULL)) {
        goto CPyL223;
    } else
        goto CPyL130;
CPyL128: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"KINDS\" was not set");
    cpy_r_r220 = 0;
    if (unlikely(!cpy_r_r220)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 138, CPyStatic_encyclopedia___view___globals);
        goto CPyL162;
    }
    CPy_Unreachable();
CPyL130: ;
    cpy_r_r221 = CPyTagged_Remainder(cpy_r_r213, 4);
    CPyTagged_DECREF(cpy_r_r213);
    if (unlikely(cpy_r_r221 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 138, CPyStatic_encyclopedia___view___globals);
        goto CPyL224;
    }
    CPy_INCREF(cpy_r_r217.f0);
    CPy_INCREF(cpy_r_r217.f1);
    cpy_r_r222 = PyTuple_New(2);
    if (unlikely(cpy_r_r222 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp960 = cpy_r_r217.f0;
    PyTuple_SET_ITEM(cpy_r_r222, 0, __tmp960);
    PyObject *__tmp961 = cpy_r_r217.f1;
    PyTuple_SET_ITEM(cpy_r_r222, 1, __tmp961);
    cpy_r_r223 = CPySequenceTuple_GetItem(cpy_r_r222, cpy_r_r221);
    CPy_DECREF(cpy_r_r222);
    CPyTagged_DECREF(cpy_r_r221);
    if (unlikely(cpy_r_r223 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 138, CPyStatic_encyclopedia___view___globals);
        goto CPyL224;
    }
    if (likely(PyUnicode_Check(cpy_r_r223)))
        cpy_r_r224 = cpy_r_r223;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/view.py", "observe", 138, CPyStatic_encyclopedia___view___globals, "str", cpy_r_r223);
        goto CPyL224;
    }
    cpy_r_r225.f0 = cpy_r_r216;
    cpy_r_r225.f1 = cpy_r_r224;
    cpy_r_r226 = PyTuple_New(2);
    if (unlikely(cpy_r_r226 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp962 = CPyTagged_StealAsObject(cpy_r_r225.f0);
    PyTuple_SET_ITEM(cpy_r_r226, 0, __tmp962);
    PyObject *__tmp963 = cpy_r_r225.f1;
    PyTuple_SET_ITEM(cpy_r_r226, 1, __tmp963);
    CPySequenceTuple_SetItemUnsafe(cpy_r_r203, cpy_r_r204, cpy_r_r226);
    cpy_r_r227 = cpy_r_r204 + 1;
    cpy_r_r204 = cpy_r_r227;
    goto CPyL118;
CPyL135: ;
    cpy_r_r228 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_gained;
    if (unlikely(cpy_r_r228 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "observe", "Table", "gained", 139, CPyStatic_encyclopedia___view___globals);
        goto CPyL225;
    }
    CPy_INCREF(cpy_r_r228);
CPyL136: ;
    cpy_r_r229 = (CPyPtr)((CPyPtr)cpy_r_r228 + offsetof(PyVarObject, ob_size));
    cpy_r_r230 = *(int64_t *)cpy_r_r229;
    cpy_r_r231 = PyTuple_New(cpy_r_r230);
    if (unlikely(cpy_r_r231 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 139, CPyStatic_encyclopedia___view___globals);
        goto CPyL226;
    }
    cpy_r_r232 = 0;
CPyL138: ;
    cpy_r_r233 = (CPyPtr)((CPyPtr)cpy_r_r228 + offsetof(PyVarObject, ob_size));
    cpy_r_r234 = *(int64_t *)cpy_r_r233;
    cpy_r_r235 = cpy_r_r232 < cpy_r_r234;
    if (!cpy_r_r235) goto CPyL227;
    cpy_r_r236 = (CPyPtr)((CPyPtr)cpy_r_r228 + offsetof(PyListObject, ob_item));
    cpy_r_r237 = *(CPyPtr *)cpy_r_r236;
    cpy_r_r238 = cpy_r_r232 * 8;
    cpy_r_r239 = cpy_r_r237 + cpy_r_r238;
    cpy_r_r240 = *(PyObject * *)cpy_r_r239;
    CPy_INCREF(cpy_r_r240);
    if (likely(PyLong_Check(cpy_r_r240)))
        cpy_r_r241 = CPyTagged_FromObject(cpy_r_r240);
    else {
        CPy_TypeError("int", cpy_r_r240); cpy_r_r241 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r240);
    if (unlikely(cpy_r_r241 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 139, CPyStatic_encyclopedia___view___globals);
        goto CPyL228;
    }
    cpy_r_r242 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_expert_ids;
    if (unlikely(cpy_r_r242 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "observe", "Book", "expert_ids", 139, CPyStatic_encyclopedia___view___globals);
        goto CPyL229;
    }
    CPy_INCREF(cpy_r_r242);
CPyL141: ;
    cpy_r_r243 = CPySequenceTuple_GetItem(cpy_r_r242, cpy_r_r241);
    CPy_DECREF(cpy_r_r242);
    CPyTagged_DECREF(cpy_r_r241);
    if (unlikely(cpy_r_r243 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 139, CPyStatic_encyclopedia___view___globals);
        goto CPyL228;
    }
    if (likely(PyUnicode_Check(cpy_r_r243)))
        cpy_r_r244 = cpy_r_r243;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/view.py", "observe", 139, CPyStatic_encyclopedia___view___globals, "str", cpy_r_r243);
        goto CPyL228;
    }
    CPySequenceTuple_SetItemUnsafe(cpy_r_r231, cpy_r_r232, cpy_r_r244);
    cpy_r_r245 = cpy_r_r232 + 1;
    cpy_r_r232 = cpy_r_r245;
    goto CPyL138;
CPyL145: ;
    cpy_r_r246 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_die;
    if (unlikely(cpy_r_r246 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "observe", "Table", "die", 140, CPyStatic_encyclopedia___view___globals);
        goto CPyL230;
    }
CPyL146: ;
    cpy_r_r247 = (Py_ssize_t)cpy_r_r246 != -2;
    if (!cpy_r_r247) goto CPyL149;
    cpy_r_r248 = CPyDef_encyclopedia___view____use(cpy_r_t);
    if (unlikely(cpy_r_r248 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 140, CPyStatic_encyclopedia___view___globals);
        goto CPyL230;
    }
    cpy_r_r249 = cpy_r_r248;
    goto CPyL150;
CPyL149: ;
    cpy_r_r250 = Py_None;
    CPy_INCREF(cpy_r_r250);
    cpy_r_r249 = cpy_r_r250;
CPyL150: ;
    cpy_r_r251 = PyList_New(0);
    if (unlikely(cpy_r_r251 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 141, CPyStatic_encyclopedia___view___globals);
        goto CPyL231;
    }
    cpy_r_r252 = 0;
    cpy_r_r253 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r253 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "observe", "Table", "players", 141, CPyStatic_encyclopedia___view___globals);
        goto CPyL232;
    }
    CPy_INCREF(cpy_r_r253);
CPyL152: ;
    cpy_r_r254 = 0;
CPyL153: ;
    cpy_r_r255 = (CPyPtr)((CPyPtr)cpy_r_r253 + offsetof(PyVarObject, ob_size));
    cpy_r_r256 = *(int64_t *)cpy_r_r255;
    cpy_r_r257 = cpy_r_r254 < cpy_r_r256;
    if (!cpy_r_r257) goto CPyL233;
    cpy_r_seat_2 = cpy_r_r252;
    cpy_r_r258 = (CPyPtr)((CPyPtr)cpy_r_r253 + offsetof(PyListObject, ob_item));
    cpy_r_r259 = *(CPyPtr *)cpy_r_r258;
    cpy_r_r260 = cpy_r_r254 * 8;
    cpy_r_r261 = cpy_r_r259 + cpy_r_r260;
    cpy_r_r262 = *(PyObject * *)cpy_r_r261;
    CPy_INCREF(cpy_r_r262);
    if (likely(Py_TYPE(cpy_r_r262) == CPyType_encyclopedia___table___Player))
        cpy_r_r263 = cpy_r_r262;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/view.py", "observe", 141, CPyStatic_encyclopedia___view___globals, "serai.games.encyclopedia.table.Player", cpy_r_r262);
        goto CPyL234;
    }
    cpy_r_r264 = CPyDef_encyclopedia___view____competitor(cpy_r_t, cpy_r_seat_2, cpy_r_r263);
    CPyTagged_DECREF(cpy_r_seat_2);
    CPy_DECREF(cpy_r_r263);
    if (unlikely(cpy_r_r264 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 141, CPyStatic_encyclopedia___view___globals);
        goto CPyL235;
    }
    cpy_r_r265 = PyList_Append(cpy_r_r251, cpy_r_r264);
    CPy_DECREF(cpy_r_r264);
    cpy_r_r266 = cpy_r_r265 >= 0;
    if (unlikely(!cpy_r_r266)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 141, CPyStatic_encyclopedia___view___globals);
        goto CPyL235;
    }
    cpy_r_r267 = cpy_r_r252 + 2;
    cpy_r_r252 = cpy_r_r267;
    cpy_r_r268 = cpy_r_r254 + 1;
    cpy_r_r254 = cpy_r_r268;
    goto CPyL153;
CPyL158: ;
    cpy_r_r269 = PyList_AsTuple(cpy_r_r251);
    CPy_DECREF(cpy_r_r251);
    if (unlikely(cpy_r_r269 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 141, CPyStatic_encyclopedia___view___globals);
        goto CPyL231;
    }
    cpy_r_r270 = CPyStatics[989]; /* 'phase' */
    cpy_r_r271 = CPyStatics[854]; /* 'round' */
    cpy_r_r272 = CPyStatics[63]; /* 'seat' */
    cpy_r_r273 = CPyStatics[800]; /* 'first' */
    cpy_r_r274 = CPyStatics[990]; /* 'order' */
    cpy_r_r275 = CPyStatics[640]; /* 'round_tokens' */
    cpy_r_r276 = CPyStatics[992]; /* 'bank_used' */
    cpy_r_r277 = CPyStatics[599]; /* 'dice' */
    cpy_r_r278 = CPyStatics[1003]; /* 'bag' */
    cpy_r_r279 = CPyStatics[499]; /* 'university' */
    cpy_r_r280 = CPyStatics[387]; /* 'academy' */
    cpy_r_r281 = CPyStatics[996]; /* 'removed' */
    cpy_r_r282 = CPyStatics[997]; /* 'waiting' */
    cpy_r_r283 = CPyStatics[998]; /* 'gained' */
    cpy_r_r284 = CPyStatics[907]; /* 'use' */
    cpy_r_r285 = CPyStatics[579]; /* 'competitors' */
    cpy_r_r286 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r287 = CPyTagged_StealAsObject(cpy_r_r16);
    cpy_r_r288 = CPyTagged_StealAsObject(cpy_r_r17);
    cpy_r_r289 = CPyTagged_StealAsObject(cpy_r_r18);
    cpy_r_r290 = cpy_r_r42 ? Py_True : Py_False;
    cpy_r_r291 = CPyDict_Build(16, cpy_r_r270, cpy_r_r6, cpy_r_r271, cpy_r_r287, cpy_r_r272, cpy_r_r288, cpy_r_r273, cpy_r_r289, cpy_r_r274, cpy_r_r20, cpy_r_r275, cpy_r_r27, cpy_r_r276, cpy_r_r290, cpy_r_r277, cpy_r_r43, cpy_r_r278, cpy_r_r44, cpy_r_r279, cpy_r_r131, cpy_r_r280, cpy_r_r181, cpy_r_r281, cpy_r_r185, cpy_r_r282, cpy_r_r203, cpy_r_r283, cpy_r_r231, cpy_r_r284, cpy_r_r249, cpy_r_r285, cpy_r_r269);
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r287);
    CPy_DECREF(cpy_r_r288);
    CPy_DECREF(cpy_r_r289);
    CPy_DECREF(cpy_r_r20);
    CPy_DECREF(cpy_r_r27);
    CPy_DECREF(cpy_r_r43);
    CPy_DECREF(cpy_r_r44);
    CPy_DECREF(cpy_r_r131);
    CPy_DECREF(cpy_r_r181);
    CPy_DECREF(cpy_r_r185);
    CPy_DECREF(cpy_r_r203);
    CPy_DECREF(cpy_r_r231);
    CPy_DECREF(cpy_r_r249);
    CPy_DECREF(cpy_r_r269);
    if (unlikely(cpy_r_r291 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 117, CPyStatic_encyclopedia___view___globals);
        goto CPyL236;
    }
    cpy_r_r292 = CPyDef_encyclopedia___view___View(cpy_r_r286, cpy_r_r291);
    CPy_DECREF(cpy_r_r286);
    CPy_DECREF(cpy_r_r291);
    if (unlikely(cpy_r_r292 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 117, CPyStatic_encyclopedia___view___globals);
        goto CPyL162;
    }
    return cpy_r_r292;
CPyL162: ;
    cpy_r_r293 = NULL;
    return cpy_r_r293;
CPyL163: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL2;
CPyL164: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL162;
CPyL165: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    goto CPyL162;
CPyL166: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r8);
    goto CPyL162;
CPyL167: ;
    CPyTagged_DECREF(cpy_r_r8);
    goto CPyL13;
CPyL168: ;
    CPyTagged_DECREF(cpy_r_r9);
    goto CPyL14;
CPyL169: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    goto CPyL162;
CPyL170: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    goto CPyL162;
CPyL171: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    goto CPyL162;
CPyL172: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    goto CPyL162;
CPyL173: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r21);
    goto CPyL162;
CPyL174: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r24);
    goto CPyL162;
CPyL175: ;
    CPy_DECREF(cpy_r_r24);
    goto CPyL32;
CPyL176: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r27);
    goto CPyL162;
CPyL177: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r37);
    goto CPyL162;
CPyL178: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r27);
    goto CPyL162;
CPyL179: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r43);
    goto CPyL162;
CPyL180: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    goto CPyL162;
CPyL181: ;
    CPy_DECREF(cpy_r_r46);
    goto CPyL53;
CPyL182: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r46);
    CPyTagged_DecRef(cpy_r_colour);
    goto CPyL162;
CPyL183: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r46);
    CPyTagged_DecRef(cpy_r_colour);
    CPy_DecRef(cpy_r_r52);
    CPyTagged_DecRef(cpy_r_r53);
    goto CPyL162;
CPyL184: ;
    CPyTagged_DECREF(cpy_r_colour);
    CPy_DECREF(cpy_r_r54);
    goto CPyL51;
CPyL185: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r46);
    CPyTagged_DecRef(cpy_r_colour);
    CPy_DecRef(cpy_r_r52);
    CPyTagged_DecRef(cpy_r_r53);
    CPy_DecRef(cpy_r_r54);
    goto CPyL162;
CPyL186: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r46);
    CPyTagged_DecRef(cpy_r_colour);
    CPy_DecRef(cpy_r_r52);
    CPyTagged_DecRef(cpy_r_r53);
    CPy_DecRef(cpy_r_r54);
    CPyTagged_DecRef(cpy_r_r64);
    goto CPyL162;
CPyL187: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r46);
    goto CPyL162;
CPyL188: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r82);
    goto CPyL162;
CPyL189: ;
    CPy_DECREF(cpy_r_r82);
    goto CPyL66;
CPyL190: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r85);
    goto CPyL162;
CPyL191: ;
    CPyTagged_DECREF(cpy_r_r95);
    goto CPyL63;
CPyL192: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r85);
    CPyTagged_DecRef(cpy_r_r95);
    goto CPyL162;
CPyL193: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r85);
    goto CPyL162;
CPyL194: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r85);
    CPy_DecRef(cpy_r_r107);
    goto CPyL162;
CPyL195: ;
    CPy_DECREF(cpy_r_r107);
    goto CPyL77;
CPyL196: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r85);
    CPy_DecRef(cpy_r_r107);
    CPy_DecRef(cpy_r_r110);
    goto CPyL162;
CPyL197: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r85);
    CPy_DecRef(cpy_r_r107);
    CPy_DecRef(cpy_r_r110);
    CPyTagged_DecRef(cpy_r_r120);
    goto CPyL162;
CPyL198: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r128);
    goto CPyL162;
CPyL199: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r131);
    goto CPyL162;
CPyL200: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r131);
    CPy_DecRef(cpy_r_r132);
    goto CPyL162;
CPyL201: ;
    CPy_DECREF(cpy_r_r132);
    goto CPyL92;
CPyL202: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r131);
    CPy_DecRef(cpy_r_r132);
    CPy_DecRef(cpy_r_r135);
    goto CPyL162;
CPyL203: ;
    CPyTagged_DECREF(cpy_r_r145);
    goto CPyL89;
CPyL204: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r131);
    CPy_DecRef(cpy_r_r132);
    CPy_DecRef(cpy_r_r135);
    CPyTagged_DecRef(cpy_r_r145);
    goto CPyL162;
CPyL205: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r131);
    CPy_DecRef(cpy_r_r135);
    goto CPyL162;
CPyL206: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r131);
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r157);
    goto CPyL162;
CPyL207: ;
    CPy_DECREF(cpy_r_r157);
    goto CPyL103;
CPyL208: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r131);
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r157);
    CPy_DecRef(cpy_r_r160);
    goto CPyL162;
CPyL209: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r131);
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r157);
    CPy_DecRef(cpy_r_r160);
    CPyTagged_DecRef(cpy_r_r170);
    goto CPyL162;
CPyL210: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r131);
    CPy_DecRef(cpy_r_r178);
    goto CPyL162;
CPyL211: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r131);
    CPy_DecRef(cpy_r_r181);
    goto CPyL162;
CPyL212: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r131);
    CPy_DecRef(cpy_r_r181);
    CPy_DecRef(cpy_r_r182);
    goto CPyL162;
CPyL213: ;
    CPy_DECREF(cpy_r_r182);
    goto CPyL115;
CPyL214: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r131);
    CPy_DecRef(cpy_r_r181);
    CPy_DecRef(cpy_r_r182);
    CPy_DecRef(cpy_r_r185);
    goto CPyL162;
CPyL215: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r131);
    CPy_DecRef(cpy_r_r181);
    CPy_DecRef(cpy_r_r182);
    CPy_DecRef(cpy_r_r185);
    CPyTagged_DecRef(cpy_r_r195);
    goto CPyL162;
CPyL216: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r131);
    CPy_DecRef(cpy_r_r181);
    CPy_DecRef(cpy_r_r185);
    goto CPyL162;
CPyL217: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r131);
    CPy_DecRef(cpy_r_r181);
    CPy_DecRef(cpy_r_r185);
    CPy_DecRef(cpy_r_r200);
    goto CPyL162;
CPyL218: ;
    CPy_DECREF(cpy_r_r200);
    goto CPyL135;
CPyL219: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r131);
    CPy_DecRef(cpy_r_r181);
    CPy_DecRef(cpy_r_r185);
    CPy_DecRef(cpy_r_r200);
    CPy_DecRef(cpy_r_r203);
    goto CPyL162;
CPyL220: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r131);
    CPy_DecRef(cpy_r_r181);
    CPy_DecRef(cpy_r_r185);
    CPy_DecRef(cpy_r_r200);
    CPy_DecRef(cpy_r_r203);
    CPyTagged_DecRef(cpy_r_r213);
    goto CPyL121;
CPyL221: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r131);
    CPy_DecRef(cpy_r_r181);
    CPy_DecRef(cpy_r_r185);
    CPy_DecRef(cpy_r_r200);
    CPy_DecRef(cpy_r_r203);
    CPyTagged_DecRef(cpy_r_r213);
    goto CPyL162;
CPyL222: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r131);
    CPy_DecRef(cpy_r_r181);
    CPy_DecRef(cpy_r_r185);
    CPy_DecRef(cpy_r_r200);
    CPy_DecRef(cpy_r_r203);
    CPyTagged_DecRef(cpy_r_r213);
    CPyTagged_DecRef(cpy_r_r216);
    goto CPyL125;
CPyL223: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r131);
    CPy_DecRef(cpy_r_r181);
    CPy_DecRef(cpy_r_r185);
    CPy_DecRef(cpy_r_r200);
    CPy_DecRef(cpy_r_r203);
    CPyTagged_DecRef(cpy_r_r213);
    CPyTagged_DecRef(cpy_r_r216);
    goto CPyL128;
CPyL224: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r131);
    CPy_DecRef(cpy_r_r181);
    CPy_DecRef(cpy_r_r185);
    CPy_DecRef(cpy_r_r200);
    CPy_DecRef(cpy_r_r203);
    CPyTagged_DecRef(cpy_r_r216);
    goto CPyL162;
CPyL225: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r131);
    CPy_DecRef(cpy_r_r181);
    CPy_DecRef(cpy_r_r185);
    CPy_DecRef(cpy_r_r203);
    goto CPyL162;
CPyL226: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r131);
    CPy_DecRef(cpy_r_r181);
    CPy_DecRef(cpy_r_r185);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r228);
    goto CPyL162;
CPyL227: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r228);
    goto CPyL145;
CPyL228: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r131);
    CPy_DecRef(cpy_r_r181);
    CPy_DecRef(cpy_r_r185);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r228);
    CPy_DecRef(cpy_r_r231);
    goto CPyL162;
CPyL229: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r131);
    CPy_DecRef(cpy_r_r181);
    CPy_DecRef(cpy_r_r185);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r228);
    CPy_DecRef(cpy_r_r231);
    CPyTagged_DecRef(cpy_r_r241);
    goto CPyL162;
CPyL230: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r131);
    CPy_DecRef(cpy_r_r181);
    CPy_DecRef(cpy_r_r185);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r231);
    goto CPyL162;
CPyL231: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r131);
    CPy_DecRef(cpy_r_r181);
    CPy_DecRef(cpy_r_r185);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r231);
    CPy_DecRef(cpy_r_r249);
    goto CPyL162;
CPyL232: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r131);
    CPy_DecRef(cpy_r_r181);
    CPy_DecRef(cpy_r_r185);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r231);
    CPy_DecRef(cpy_r_r249);
    CPy_DecRef(cpy_r_r251);
    goto CPyL162;
CPyL233: ;
    CPy_DECREF(cpy_r_r253);
    goto CPyL158;
CPyL234: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r131);
    CPy_DecRef(cpy_r_r181);
    CPy_DecRef(cpy_r_r185);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r231);
    CPy_DecRef(cpy_r_r249);
    CPy_DecRef(cpy_r_r251);
    CPy_DecRef(cpy_r_r253);
    CPyTagged_DecRef(cpy_r_seat_2);
    goto CPyL162;
CPyL235: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r131);
    CPy_DecRef(cpy_r_r181);
    CPy_DecRef(cpy_r_r185);
    CPy_DecRef(cpy_r_r203);
    CPy_DecRef(cpy_r_r231);
    CPy_DecRef(cpy_r_r249);
    CPy_DecRef(cpy_r_r251);
    CPy_DecRef(cpy_r_r253);
    goto CPyL162;
CPyL236: ;
    CPy_DecRef(cpy_r_r286);
    goto CPyL162;
}
        
        PyObject *CPyPy_encyclopedia___view___observe(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:observe", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___view___observe(arg_t, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "observe", 115, CPyStatic_encyclopedia___view___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___view___seen_by(PyObject *cpy_r_t, PyObject *cpy_r_common, CPyTagged cpy_r_seat) {
    CPy_INCREF(cpy_r_common);
    return cpy_r_common;
}
        
        PyObject *CPyPy_encyclopedia___view___seen_by(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "common", "seat", 0};
            static CPyArg_Parser parser = {"OOO:seen_by", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_common;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_common, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_common;
            if (likely(Py_TYPE(obj_common) == CPyType_encyclopedia___view___View))
                arg_common = obj_common;
            else {
                CPy_TypeError("serai.games.encyclopedia.view.View", obj_common); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___view___seen_by(arg_t, arg_common, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "seen_by", 145, CPyStatic_encyclopedia___view___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___view___redeal(PyObject *cpy_r_t, CPyTagged cpy_r_seat, PyObject *cpy_r_seed) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    tuple_T3OOO cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    int32_t cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    int32_t cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    cpy_r_r0 = (PyObject *)CPyType_chance___Chance;
    cpy_r_r1 = CPyStatics[1170]; /* 'redeal ' */
    cpy_r_r2 = CPyStr_Build(2, cpy_r_r1, cpy_r_seed);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "redeal", 151, CPyStatic_encyclopedia___view___globals);
        goto CPyL25;
    }
    cpy_r_r3 = CPyDef_chance___Chance___seeded(cpy_r_r0, cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "redeal", 151, CPyStatic_encyclopedia___view___globals);
        goto CPyL25;
    }
    cpy_r_r4 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_expert_deck;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "redeal", "Table", "expert_deck", 152, CPyStatic_encyclopedia___view___globals);
        goto CPyL26;
    }
    CPy_INCREF(cpy_r_r4);
CPyL3: ;
    cpy_r_r5 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_animal_deck;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "redeal", "Table", "animal_deck", 152, CPyStatic_encyclopedia___view___globals);
        goto CPyL27;
    }
    CPy_INCREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_bag;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "redeal", "Table", "bag", 152, CPyStatic_encyclopedia___view___globals);
        goto CPyL28;
    }
    CPy_INCREF(cpy_r_r6);
CPyL5: ;
    cpy_r_r7.f0 = cpy_r_r4;
    cpy_r_r7.f1 = cpy_r_r5;
    cpy_r_r7.f2 = cpy_r_r6;
    cpy_r_r8 = PyTuple_New(3);
    if (unlikely(cpy_r_r8 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp964 = cpy_r_r7.f0;
    PyTuple_SET_ITEM(cpy_r_r8, 0, __tmp964);
    PyObject *__tmp965 = cpy_r_r7.f1;
    PyTuple_SET_ITEM(cpy_r_r8, 1, __tmp965);
    PyObject *__tmp966 = cpy_r_r7.f2;
    PyTuple_SET_ITEM(cpy_r_r8, 2, __tmp966);
    cpy_r_r9 = PyObject_GetIter(cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "redeal", 152, CPyStatic_encyclopedia___view___globals);
        goto CPyL26;
    }
CPyL6: ;
    cpy_r_r10 = PyIter_Next(cpy_r_r9);
    if (cpy_r_r10 == NULL) goto CPyL29;
    if (likely(PyList_Check(cpy_r_r10)))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/view.py", "redeal", 152, CPyStatic_encyclopedia___view___globals, "list", cpy_r_r10);
        goto CPyL30;
    }
    cpy_r_r12 = PyList_Sort(cpy_r_r11);
    cpy_r_r13 = cpy_r_r12 >= 0;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "redeal", 153, CPyStatic_encyclopedia___view___globals);
        goto CPyL31;
    }
    cpy_r_r14 = CPyDef_chance___Chance___shuffle(cpy_r_r3, cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r14 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "redeal", 154, CPyStatic_encyclopedia___view___globals);
        goto CPyL30;
    } else
        goto CPyL6;
CPyL10: ;
    cpy_r_r15 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "redeal", 152, CPyStatic_encyclopedia___view___globals);
        goto CPyL26;
    }
    cpy_r_r16 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_round_tokens;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "redeal", "Table", "round_tokens", 155, CPyStatic_encyclopedia___view___globals);
        goto CPyL26;
    }
    CPy_INCREF(cpy_r_r16);
CPyL12: ;
    cpy_r_r17 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_revealed;
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "redeal", "Table", "revealed", 155, CPyStatic_encyclopedia___view___globals);
        goto CPyL32;
    }
    CPyTagged_INCREF(cpy_r_r17);
CPyL13: ;
    cpy_r_r18 = CPyList_GetSlice(cpy_r_r16, cpy_r_r17, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r16);
    CPyTagged_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "redeal", 155, CPyStatic_encyclopedia___view___globals);
        goto CPyL26;
    }
    if (likely(PyList_Check(cpy_r_r18)))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/view.py", "redeal", 155, CPyStatic_encyclopedia___view___globals, "list", cpy_r_r18);
        goto CPyL26;
    }
    cpy_r_r20 = CPySequence_Sort(cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "redeal", 155, CPyStatic_encyclopedia___view___globals);
        goto CPyL26;
    }
    cpy_r_r21 = CPyDef_chance___Chance___shuffle(cpy_r_r3, cpy_r_r20);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r21 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "redeal", 156, CPyStatic_encyclopedia___view___globals);
        goto CPyL33;
    }
    cpy_r_r22 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_round_tokens;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "redeal", "Table", "round_tokens", 157, CPyStatic_encyclopedia___view___globals);
        goto CPyL33;
    }
    CPy_INCREF(cpy_r_r22);
CPyL18: ;
    cpy_r_r23 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_revealed;
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "redeal", "Table", "revealed", 157, CPyStatic_encyclopedia___view___globals);
        goto CPyL34;
    }
    CPyTagged_INCREF(cpy_r_r23);
CPyL19: ;
    cpy_r_r24 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r25 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r26 = CPyTagged_StealAsObject(cpy_r_r23);
    cpy_r_r27 = PySlice_New(cpy_r_r26, cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "redeal", 157, CPyStatic_encyclopedia___view___globals);
        goto CPyL34;
    }
    cpy_r_r28 = PyObject_SetItem(cpy_r_r22, cpy_r_r27, cpy_r_r20);
    CPy_DECREF(cpy_r_r22);
    CPy_DECREF(cpy_r_r27);
    CPy_DECREF(cpy_r_r20);
    cpy_r_r29 = cpy_r_r28 >= 0;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "redeal", 157, CPyStatic_encyclopedia___view___globals);
        goto CPyL25;
    }
    cpy_r_r30 = (PyObject *)CPyType_chance___Chance;
    cpy_r_r31 = CPyStatics[1171]; /* 'dice ' */
    cpy_r_r32 = CPyStr_Build(2, cpy_r_r31, cpy_r_seed);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "redeal", 158, CPyStatic_encyclopedia___view___globals);
        goto CPyL25;
    }
    cpy_r_r33 = CPyDef_chance___Chance___seeded(cpy_r_r30, cpy_r_r32);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "redeal", 158, CPyStatic_encyclopedia___view___globals);
        goto CPyL25;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_chance != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_chance);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_chance = cpy_r_r33;
    cpy_r_r34 = 1;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "redeal", 158, CPyStatic_encyclopedia___view___globals);
        goto CPyL25;
    }
    return 1;
CPyL25: ;
    cpy_r_r35 = 2;
    return cpy_r_r35;
CPyL26: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL25;
CPyL27: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    goto CPyL25;
CPyL28: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    goto CPyL25;
CPyL29: ;
    CPy_DECREF(cpy_r_r9);
    goto CPyL10;
CPyL30: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r9);
    goto CPyL25;
CPyL31: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r11);
    goto CPyL25;
CPyL32: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r16);
    goto CPyL25;
CPyL33: ;
    CPy_DecRef(cpy_r_r20);
    goto CPyL25;
CPyL34: ;
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r22);
    goto CPyL25;
}
        
        PyObject *CPyPy_encyclopedia___view___redeal(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "seed", 0};
            static CPyArg_Parser parser = {"OOO:redeal", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_seed;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_seed)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *arg_seed;
            if (likely(PyUnicode_Check(obj_seed)))
                arg_seed = obj_seed;
            else {
                CPy_TypeError("str", obj_seed); 
                goto fail;
            }
            char retval = CPyDef_encyclopedia___view___redeal(arg_t, arg_seat, arg_seed);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "redeal", 149, CPyStatic_encyclopedia___view___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___view____dice(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    int64_t cpy_r_r4;
    CPyPtr cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    CPyTagged cpy_r_die;
    CPyPtr cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    CPyPtr cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    tuple_T2OO cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    int32_t cpy_r_r36;
    char cpy_r_r37;
    CPyTagged cpy_r_r38;
    int64_t cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_dice", "Table", "book", 162, CPyStatic_encyclopedia___view___globals);
        goto CPyL27;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = PyList_New(0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_dice", 163, CPyStatic_encyclopedia___view___globals);
        goto CPyL28;
    }
    cpy_r_r2 = 0;
    cpy_r_r3 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_places;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_dice", "Table", "places", 164, CPyStatic_encyclopedia___view___globals);
        goto CPyL29;
    }
    CPy_INCREF(cpy_r_r3);
CPyL3: ;
    cpy_r_r4 = 0;
CPyL4: ;
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r6 = *(int64_t *)cpy_r_r5;
    cpy_r_r7 = cpy_r_r4 < cpy_r_r6;
    if (!cpy_r_r7) goto CPyL30;
    cpy_r_die = cpy_r_r2;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyListObject, ob_item));
    cpy_r_r9 = *(CPyPtr *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r4 * 8;
    cpy_r_r11 = cpy_r_r9 + cpy_r_r10;
    cpy_r_r12 = *(PyObject * *)cpy_r_r11;
    CPy_INCREF(cpy_r_r12);
    if (likely(PyLong_Check(cpy_r_r12)))
        cpy_r_r13 = CPyTagged_FromObject(cpy_r_r12);
    else {
        CPy_TypeError("int", cpy_r_r12); cpy_r_r13 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_dice", 164, CPyStatic_encyclopedia___view___globals);
        goto CPyL31;
    }
    cpy_r_r14 = CPyDef_encyclopedia___view____place(cpy_r_t, cpy_r_r13);
    CPyTagged_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_dice", 165, CPyStatic_encyclopedia___view___globals);
        goto CPyL31;
    }
    cpy_r_r15 = cpy_r_r14.f0;
    cpy_r_r16 = cpy_r_r14.f1;
    cpy_r_r17 = cpy_r_r15;
    cpy_r_r18 = cpy_r_r16;
    cpy_r_r19 = CPyStr_IsTrue(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL32;
    cpy_r_r20 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_die_ids;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_dice", "Book", "die_ids", 167, CPyStatic_encyclopedia___view___globals);
        goto CPyL33;
    }
    CPy_INCREF(cpy_r_r20);
CPyL9: ;
    cpy_r_r21 = CPySequenceTuple_GetItem(cpy_r_r20, cpy_r_die);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_dice", 167, CPyStatic_encyclopedia___view___globals);
        goto CPyL33;
    }
    if (likely(PyUnicode_Check(cpy_r_r21)))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/view.py", "_dice", 167, CPyStatic_encyclopedia___view___globals, "str", cpy_r_r21);
        goto CPyL33;
    }
    cpy_r_r23 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_colours;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_dice", "Book", "colours", 167, CPyStatic_encyclopedia___view___globals);
        goto CPyL34;
    }
    CPy_INCREF(cpy_r_r23);
CPyL12: ;
    cpy_r_r24 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_die_colour;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_dice", "Book", "die_colour", 167, CPyStatic_encyclopedia___view___globals);
        goto CPyL35;
    }
CPyL13: ;
    cpy_r_r25 = CPyList_GetItem(cpy_r_r24, cpy_r_die);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_dice", 167, CPyStatic_encyclopedia___view___globals);
        goto CPyL35;
    }
    if (likely(PyLong_Check(cpy_r_r25)))
        cpy_r_r26 = CPyTagged_FromObject(cpy_r_r25);
    else {
        CPy_TypeError("int", cpy_r_r25); cpy_r_r26 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_dice", 167, CPyStatic_encyclopedia___view___globals);
        goto CPyL35;
    }
    cpy_r_r27 = CPySequenceTuple_GetItem(cpy_r_r23, cpy_r_r26);
    CPy_DECREF(cpy_r_r23);
    CPyTagged_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_dice", 167, CPyStatic_encyclopedia___view___globals);
        goto CPyL34;
    }
    if (likely(PyUnicode_Check(cpy_r_r27)))
        cpy_r_r28 = cpy_r_r27;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/view.py", "_dice", 167, CPyStatic_encyclopedia___view___globals, "str", cpy_r_r27);
        goto CPyL34;
    }
    cpy_r_r29 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_values;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_dice", "Table", "values", 167, CPyStatic_encyclopedia___view___globals);
        goto CPyL36;
    }
CPyL18: ;
    cpy_r_r30 = CPyList_GetItem(cpy_r_r29, cpy_r_die);
    CPyTagged_DECREF(cpy_r_die);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_dice", 167, CPyStatic_encyclopedia___view___globals);
        goto CPyL37;
    }
    if (likely(PyLong_Check(cpy_r_r30)))
        cpy_r_r31 = CPyTagged_FromObject(cpy_r_r30);
    else {
        CPy_TypeError("int", cpy_r_r30); cpy_r_r31 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_dice", 167, CPyStatic_encyclopedia___view___globals);
        goto CPyL37;
    }
    cpy_r_r32 = CPyTagged_StealAsObject(cpy_r_r31);
    cpy_r_r33 = PyTuple_Pack(5, cpy_r_r22, cpy_r_r28, cpy_r_r32, cpy_r_r17, cpy_r_r18);
    CPy_DECREF(cpy_r_r22);
    CPy_DECREF(cpy_r_r28);
    CPy_DECREF(cpy_r_r32);
    CPy_DECREF(cpy_r_r17);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_dice", 167, CPyStatic_encyclopedia___view___globals);
        goto CPyL38;
    }
    cpy_r_r34 = PyDict_New();
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_dice", 167, CPyStatic_encyclopedia___view___globals);
        goto CPyL39;
    }
    cpy_r_r35 = CPyDef_encyclopedia___view___DieView(cpy_r_r33, cpy_r_r34);
    CPy_DECREF(cpy_r_r33);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_dice", 167, CPyStatic_encyclopedia___view___globals);
        goto CPyL38;
    }
    cpy_r_r36 = PyList_Append(cpy_r_r1, cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    cpy_r_r37 = cpy_r_r36 >= 0;
    if (unlikely(!cpy_r_r37)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_dice", 167, CPyStatic_encyclopedia___view___globals);
        goto CPyL38;
    }
CPyL24: ;
    cpy_r_r38 = cpy_r_r2 + 2;
    cpy_r_r2 = cpy_r_r38;
    cpy_r_r39 = cpy_r_r4 + 1;
    cpy_r_r4 = cpy_r_r39;
    goto CPyL4;
CPyL25: ;
    cpy_r_r40 = PyList_AsTuple(cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_dice", 168, CPyStatic_encyclopedia___view___globals);
        goto CPyL27;
    }
    return cpy_r_r40;
CPyL27: ;
    cpy_r_r41 = NULL;
    return cpy_r_r41;
CPyL28: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL27;
CPyL29: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL27;
CPyL30: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r3);
    goto CPyL25;
CPyL31: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_die);
    goto CPyL27;
CPyL32: ;
    CPyTagged_DECREF(cpy_r_die);
    CPy_DECREF(cpy_r_r17);
    CPy_DECREF(cpy_r_r18);
    goto CPyL24;
CPyL33: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_die);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r18);
    goto CPyL27;
CPyL34: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_die);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r22);
    goto CPyL27;
CPyL35: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_die);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r23);
    goto CPyL27;
CPyL36: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_die);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r28);
    goto CPyL27;
CPyL37: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r28);
    goto CPyL27;
CPyL38: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    goto CPyL27;
CPyL39: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r33);
    goto CPyL27;
}
        
        PyObject *CPyPy_encyclopedia___view____dice(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:_dice", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___view____dice(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_dice", 161, CPyStatic_encyclopedia___view___globals);
            return NULL;
        }
        
tuple_T2OO CPyDef_encyclopedia___view____place(PyObject *cpy_r_t, CPyTagged cpy_r_place) {
    int64_t cpy_r_r0;
    char cpy_r_r1;
    int64_t cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    tuple_T2OC cpy_r_r12;
    PyObject *cpy_r_r13;
    tuple_T2OO cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    tuple_T2OI cpy_r_r28;
    PyObject *cpy_r_r29;
    tuple_T2OO cpy_r_r30;
    int64_t cpy_r_r31;
    char cpy_r_r32;
    int64_t cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyTagged cpy_r_r39;
    tuple_T2OI cpy_r_r40;
    PyObject *cpy_r_r41;
    tuple_T2OO cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    int32_t cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    tuple_T2OC cpy_r_r56;
    PyObject *cpy_r_r57;
    tuple_T2OO cpy_r_r58;
    tuple_T2OO cpy_r_r59;
    cpy_r_r0 = cpy_r_place & 1;
    cpy_r_r1 = cpy_r_r0 != 0;
    if (cpy_r_r1) goto CPyL2;
    cpy_r_r2 = 200 & 1;
    cpy_r_r3 = cpy_r_r2 != 0;
    if (!cpy_r_r3) goto CPyL3;
CPyL2: ;
    cpy_r_r4 = CPyTagged_IsLt_(cpy_r_place, 200);
    cpy_r_r5 = cpy_r_r4 ^ 1;
    if (cpy_r_r5) {
        goto CPyL4;
    } else
        goto CPyL9;
CPyL3: ;
    cpy_r_r6 = (Py_ssize_t)cpy_r_place >= (Py_ssize_t)200;
    if (!cpy_r_r6) goto CPyL9;
CPyL4: ;
    cpy_r_r7 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_place", "Table", "book", 173, CPyStatic_encyclopedia___view___globals);
        goto CPyL33;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r7)->_space_ids;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_place", "Book", "space_ids", 173, CPyStatic_encyclopedia___view___globals);
        goto CPyL33;
    }
    CPy_INCREF(cpy_r_r8);
CPyL6: ;
    cpy_r_r9 = CPyTagged_Subtract(cpy_r_place, 200);
    cpy_r_r10 = CPyList_GetItem(cpy_r_r8, cpy_r_r9);
    CPy_DECREF(cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_place", 173, CPyStatic_encyclopedia___view___globals);
        goto CPyL33;
    }
    if (likely(PyUnicode_Check(cpy_r_r10)))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/view.py", "_place", 173, CPyStatic_encyclopedia___view___globals, "str", cpy_r_r10);
        goto CPyL33;
    }
    CPy_INCREF(cpy_r_r11);
    cpy_r_r12.f0 = cpy_r_r11;
    cpy_r_r12.f1 = 1;
    CPy_DECREF(cpy_r_r12.f0);
    cpy_r_r13 = Py_None;
    CPy_INCREF(cpy_r_r13);
    cpy_r_r14.f0 = cpy_r_r11;
    cpy_r_r14.f1 = cpy_r_r13;
    return cpy_r_r14;
CPyL9: ;
    cpy_r_r15 = cpy_r_place & 1;
    cpy_r_r16 = cpy_r_r15 != 0;
    if (cpy_r_r16) goto CPyL11;
    cpy_r_r17 = 0 & 1;
    cpy_r_r18 = cpy_r_r17 != 0;
    if (!cpy_r_r18) goto CPyL12;
CPyL11: ;
    cpy_r_r19 = CPyTagged_IsLt_(cpy_r_place, 0);
    cpy_r_r20 = cpy_r_r19 ^ 1;
    if (cpy_r_r20) {
        goto CPyL13;
    } else
        goto CPyL20;
CPyL12: ;
    cpy_r_r21 = (Py_ssize_t)cpy_r_place >= (Py_ssize_t)0;
    if (!cpy_r_r21) goto CPyL20;
CPyL13: ;
    cpy_r_r22 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_place", "Table", "book", 175, CPyStatic_encyclopedia___view___globals);
        goto CPyL33;
    }
CPyL14: ;
    cpy_r_r23 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r22)->_slot_ids;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_place", "Book", "slot_ids", 175, CPyStatic_encyclopedia___view___globals);
        goto CPyL33;
    }
    CPy_INCREF(cpy_r_r23);
CPyL15: ;
    cpy_r_r24 = CPyTagged_Remainder(cpy_r_place, 20);
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_place", 175, CPyStatic_encyclopedia___view___globals);
        goto CPyL34;
    }
    cpy_r_r25 = CPySequenceTuple_GetItem(cpy_r_r23, cpy_r_r24);
    CPy_DECREF(cpy_r_r23);
    CPyTagged_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_place", 175, CPyStatic_encyclopedia___view___globals);
        goto CPyL33;
    }
    if (likely(PyUnicode_Check(cpy_r_r25)))
        cpy_r_r26 = cpy_r_r25;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/view.py", "_place", 175, CPyStatic_encyclopedia___view___globals, "str", cpy_r_r25);
        goto CPyL33;
    }
    cpy_r_r27 = CPyTagged_FloorDivide(cpy_r_place, 20);
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_place", 175, CPyStatic_encyclopedia___view___globals);
        goto CPyL35;
    }
    CPy_INCREF(cpy_r_r26);
    CPyTagged_INCREF(cpy_r_r27);
    cpy_r_r28.f0 = cpy_r_r26;
    cpy_r_r28.f1 = cpy_r_r27;
    CPy_DECREF(cpy_r_r28.f0);
    CPyTagged_DECREF(cpy_r_r28.f1);
    cpy_r_r29 = CPyTagged_StealAsObject(cpy_r_r27);
    cpy_r_r30.f0 = cpy_r_r26;
    cpy_r_r30.f1 = cpy_r_r29;
    return cpy_r_r30;
CPyL20: ;
    cpy_r_r31 = cpy_r_place & 1;
    cpy_r_r32 = cpy_r_r31 != 0;
    if (cpy_r_r32) goto CPyL22;
    cpy_r_r33 = -20 & 1;
    cpy_r_r34 = cpy_r_r33 != 0;
    if (!cpy_r_r34) goto CPyL23;
CPyL22: ;
    cpy_r_r35 = CPyTagged_IsLt_(-20, cpy_r_place);
    cpy_r_r36 = cpy_r_r35 ^ 1;
    if (cpy_r_r36) {
        goto CPyL24;
    } else
        goto CPyL25;
CPyL23: ;
    cpy_r_r37 = (Py_ssize_t)cpy_r_place <= (Py_ssize_t)-20;
    if (!cpy_r_r37) goto CPyL25;
CPyL24: ;
    cpy_r_r38 = CPyStatics[987]; /* 'hand' */
    cpy_r_r39 = CPyTagged_Subtract(-20, cpy_r_place);
    CPy_INCREF(cpy_r_r38);
    CPyTagged_INCREF(cpy_r_r39);
    cpy_r_r40.f0 = cpy_r_r38;
    cpy_r_r40.f1 = cpy_r_r39;
    CPy_DECREF(cpy_r_r40.f0);
    CPyTagged_DECREF(cpy_r_r40.f1);
    cpy_r_r41 = CPyTagged_StealAsObject(cpy_r_r39);
    CPy_INCREF(cpy_r_r38);
    cpy_r_r42.f0 = cpy_r_r38;
    cpy_r_r42.f1 = cpy_r_r41;
    return cpy_r_r42;
CPyL25: ;
    cpy_r_r43 = CPyStatics[987]; /* 'hand' */
    cpy_r_r44 = CPyStatics[988]; /* 'spent' */
    cpy_r_r45 = CPyStatic_encyclopedia___names___BOARD_PLACES;
    if (likely(cpy_r_r45 != NULL)) goto CPyL28;
    PyErr_SetString(PyExc_NameError, "value for final name \"BOARD_PLACES\" was not set");
    cpy_r_r46 = 0;
    if (unlikely(!cpy_r_r46)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_place", 178, CPyStatic_encyclopedia___view___globals);
        goto CPyL33;
    }
    CPy_Unreachable();
CPyL28: ;
    cpy_r_r47 = CPyStatics[4910]; /* -2 */
    cpy_r_r48 = CPyStatics[4905]; /* -3 */
    cpy_r_r49 = CPyDict_Build(2, cpy_r_r47, cpy_r_r43, cpy_r_r48, cpy_r_r44);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_place", 178, CPyStatic_encyclopedia___view___globals);
        goto CPyL33;
    }
    cpy_r_r50 = CPyDict_UpdateInDisplay(cpy_r_r49, cpy_r_r45);
    cpy_r_r51 = cpy_r_r50 >= 0;
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_place", 178, CPyStatic_encyclopedia___view___globals);
        goto CPyL36;
    }
    cpy_r_r52 = CPyStatics[151]; /* '' */
    CPyTagged_INCREF(cpy_r_place);
    cpy_r_r53 = CPyTagged_StealAsObject(cpy_r_place);
    cpy_r_r54 = CPyDict_Get(cpy_r_r49, cpy_r_r53, cpy_r_r52);
    CPy_DECREF(cpy_r_r49);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_place", 178, CPyStatic_encyclopedia___view___globals);
        goto CPyL33;
    }
    if (likely(PyUnicode_Check(cpy_r_r54)))
        cpy_r_r55 = cpy_r_r54;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/view.py", "_place", 178, CPyStatic_encyclopedia___view___globals, "str", cpy_r_r54);
        goto CPyL33;
    }
    CPy_INCREF(cpy_r_r55);
    cpy_r_r56.f0 = cpy_r_r55;
    cpy_r_r56.f1 = 1;
    CPy_DECREF(cpy_r_r56.f0);
    cpy_r_r57 = Py_None;
    CPy_INCREF(cpy_r_r57);
    cpy_r_r58.f0 = cpy_r_r55;
    cpy_r_r58.f1 = cpy_r_r57;
    return cpy_r_r58;
CPyL33: ;
    tuple_T2OO __tmp967 = { NULL, NULL };
    cpy_r_r59 = __tmp967;
    return cpy_r_r59;
CPyL34: ;
    CPy_DecRef(cpy_r_r23);
    goto CPyL33;
CPyL35: ;
    CPy_DecRef(cpy_r_r26);
    goto CPyL33;
CPyL36: ;
    CPy_DecRef(cpy_r_r49);
    goto CPyL33;
}
        
        PyObject *CPyPy_encyclopedia___view____place(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "place", 0};
            static CPyArg_Parser parser = {"OO:_place", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_place;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_place)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            tuple_T2OO retval = CPyDef_encyclopedia___view____place(arg_t, arg_place);
            if (retval.f0 == NULL) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(2);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp968 = retval.f0;
            PyTuple_SET_ITEM(retbox, 0, __tmp968);
            PyObject *__tmp969 = retval.f1;
            PyTuple_SET_ITEM(retbox, 1, __tmp969);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_place", 171, CPyStatic_encyclopedia___view___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___view____use(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_on_space;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_target;
    CPyTagged cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    CPyTagged cpy_r_r37;
    CPyTagged cpy_r_r38;
    CPyTagged cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    CPyTagged cpy_r_r43;
    PyObject *cpy_r_r44;
    CPyTagged cpy_r_r45;
    CPyTagged cpy_r_r46;
    CPyTagged cpy_r_r47;
    int64_t cpy_r_r48;
    char cpy_r_r49;
    int64_t cpy_r_r50;
    char cpy_r_r51;
    char cpy_r_r52;
    char cpy_r_r53;
    CPyTagged cpy_r_r54;
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
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_use", "Table", "book", 182, CPyStatic_encyclopedia___view___globals);
        goto CPyL57;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_use", "Table", "players", 183, CPyStatic_encyclopedia___view___globals);
        goto CPyL58;
    }
CPyL2: ;
    cpy_r_r2 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_active;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_use", "Table", "active", 183, CPyStatic_encyclopedia___view___globals);
        goto CPyL58;
    }
CPyL3: ;
    cpy_r_r3 = CPyList_GetItem(cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_use", 183, CPyStatic_encyclopedia___view___globals);
        goto CPyL58;
    }
    if (likely(Py_TYPE(cpy_r_r3) == CPyType_encyclopedia___table___Player))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/view.py", "_use", 183, CPyStatic_encyclopedia___view___globals, "serai.games.encyclopedia.table.Player", cpy_r_r3);
        goto CPyL58;
    }
    cpy_r_r5 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_places;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_use", "Table", "places", 184, CPyStatic_encyclopedia___view___globals);
        goto CPyL59;
    }
CPyL6: ;
    cpy_r_r6 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_die;
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_use", "Table", "die", 184, CPyStatic_encyclopedia___view___globals);
        goto CPyL59;
    }
CPyL7: ;
    cpy_r_r7 = CPyList_GetItemBorrow(cpy_r_r5, cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_use", 184, CPyStatic_encyclopedia___view___globals);
        goto CPyL59;
    }
    if (likely(PyLong_Check(cpy_r_r7)))
        cpy_r_r8 = CPyTagged_FromObject(cpy_r_r7);
    else {
        CPy_TypeError("int", cpy_r_r7); cpy_r_r8 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_use", 184, CPyStatic_encyclopedia___view___globals);
        goto CPyL59;
    }
    cpy_r_r9 = cpy_r_r8 & 1;
    cpy_r_r10 = cpy_r_r9 != 0;
    if (cpy_r_r10) goto CPyL11;
    cpy_r_r11 = 200 & 1;
    cpy_r_r12 = cpy_r_r11 != 0;
    if (!cpy_r_r12) goto CPyL12;
CPyL11: ;
    cpy_r_r13 = CPyTagged_IsLt_(cpy_r_r8, 200);
    cpy_r_r14 = cpy_r_r13 ^ 1;
    cpy_r_r15 = cpy_r_r14;
    goto CPyL13;
CPyL12: ;
    cpy_r_r16 = (Py_ssize_t)cpy_r_r8 >= (Py_ssize_t)200;
    cpy_r_r15 = cpy_r_r16;
CPyL13: ;
    CPyTagged_DECREF(cpy_r_r8);
    cpy_r_on_space = cpy_r_r15;
    cpy_r_r17 = CPyStatics[151]; /* '' */
    CPy_INCREF(cpy_r_r17);
    cpy_r_target = cpy_r_r17;
    cpy_r_r18 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_target;
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_use", "Table", "target", 186, CPyStatic_encyclopedia___view___globals);
        goto CPyL60;
    }
CPyL14: ;
    cpy_r_r19 = (Py_ssize_t)cpy_r_r18 != -2;
    if (cpy_r_r19) {
        goto CPyL61;
    } else
        goto CPyL27;
CPyL15: ;
    if (!cpy_r_on_space) goto CPyL21;
    cpy_r_r20 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_space_ids;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_use", "Book", "space_ids", 187, CPyStatic_encyclopedia___view___globals);
        goto CPyL59;
    }
CPyL17: ;
    cpy_r_r21 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_target;
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_use", "Table", "target", 187, CPyStatic_encyclopedia___view___globals);
        goto CPyL59;
    }
CPyL18: ;
    cpy_r_r22 = CPyList_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_use", 187, CPyStatic_encyclopedia___view___globals);
        goto CPyL59;
    }
    if (likely(PyUnicode_Check(cpy_r_r22)))
        cpy_r_r23 = cpy_r_r22;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/view.py", "_use", 187, CPyStatic_encyclopedia___view___globals, "str", cpy_r_r22);
        goto CPyL59;
    }
    cpy_r_r24 = cpy_r_r23;
    goto CPyL26;
CPyL21: ;
    cpy_r_r25 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_animal_ids;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_use", "Book", "animal_ids", 187, CPyStatic_encyclopedia___view___globals);
        goto CPyL59;
    }
    CPy_INCREF(cpy_r_r25);
CPyL22: ;
    cpy_r_r26 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_target;
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_use", "Table", "target", 187, CPyStatic_encyclopedia___view___globals);
        goto CPyL62;
    }
    CPyTagged_INCREF(cpy_r_r26);
CPyL23: ;
    cpy_r_r27 = CPySequenceTuple_GetItem(cpy_r_r25, cpy_r_r26);
    CPy_DECREF(cpy_r_r25);
    CPyTagged_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_use", 187, CPyStatic_encyclopedia___view___globals);
        goto CPyL59;
    }
    if (likely(PyUnicode_Check(cpy_r_r27)))
        cpy_r_r28 = cpy_r_r27;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/view.py", "_use", 187, CPyStatic_encyclopedia___view___globals, "str", cpy_r_r27);
        goto CPyL59;
    }
    cpy_r_r24 = cpy_r_r28;
CPyL26: ;
    cpy_r_target = cpy_r_r24;
CPyL27: ;
    cpy_r_r29 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_die_ids;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_use", "Book", "die_ids", 189, CPyStatic_encyclopedia___view___globals);
        goto CPyL60;
    }
    CPy_INCREF(cpy_r_r29);
CPyL28: ;
    cpy_r_r30 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_die;
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_use", "Table", "die", 189, CPyStatic_encyclopedia___view___globals);
        goto CPyL63;
    }
    CPyTagged_INCREF(cpy_r_r30);
CPyL29: ;
    cpy_r_r31 = CPySequenceTuple_GetItem(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    CPyTagged_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_use", 189, CPyStatic_encyclopedia___view___globals);
        goto CPyL60;
    }
    if (likely(PyUnicode_Check(cpy_r_r31)))
        cpy_r_r32 = cpy_r_r31;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/view.py", "_use", 189, CPyStatic_encyclopedia___view___globals, "str", cpy_r_r31);
        goto CPyL60;
    }
    cpy_r_r33 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_colours;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_use", "Book", "colours", 190, CPyStatic_encyclopedia___view___globals);
        goto CPyL64;
    }
    CPy_INCREF(cpy_r_r33);
CPyL32: ;
    cpy_r_r34 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_colour;
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_use", "Table", "colour", 190, CPyStatic_encyclopedia___view___globals);
        goto CPyL65;
    }
    CPyTagged_INCREF(cpy_r_r34);
CPyL33: ;
    cpy_r_r35 = CPySequenceTuple_GetItem(cpy_r_r33, cpy_r_r34);
    CPy_DECREF(cpy_r_r33);
    CPyTagged_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_use", 190, CPyStatic_encyclopedia___view___globals);
        goto CPyL64;
    }
    if (likely(PyUnicode_Check(cpy_r_r35)))
        cpy_r_r36 = cpy_r_r35;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/view.py", "_use", 190, CPyStatic_encyclopedia___view___globals, "str", cpy_r_r35);
        goto CPyL64;
    }
    cpy_r_r37 = CPyDef_boosts___die_value(cpy_r_t, cpy_r_r4);
    if (unlikely(cpy_r_r37 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_use", 191, CPyStatic_encyclopedia___view___globals);
        goto CPyL66;
    }
    cpy_r_r38 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_boost;
    if (unlikely(cpy_r_r38 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_use", "Table", "boost", 192, CPyStatic_encyclopedia___view___globals);
        goto CPyL67;
    }
    CPyTagged_INCREF(cpy_r_r38);
CPyL37: ;
    cpy_r_r39 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_action;
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_use", "Table", "action", 193, CPyStatic_encyclopedia___view___globals);
        goto CPyL68;
    }
CPyL38: ;
    cpy_r_r40 = (Py_ssize_t)cpy_r_r39 == -2;
    if (cpy_r_r40) {
        goto CPyL69;
    } else
        goto CPyL40;
CPyL39: ;
    cpy_r_r41 = CPyStatics[151]; /* '' */
    CPy_INCREF(cpy_r_r41);
    cpy_r_r42 = cpy_r_r41;
    goto CPyL43;
CPyL40: ;
    cpy_r_r43 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_action;
    if (unlikely(cpy_r_r43 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_use", "Table", "action", 193, CPyStatic_encyclopedia___view___globals);
        goto CPyL68;
    }
    CPyTagged_INCREF(cpy_r_r43);
CPyL41: ;
    cpy_r_r44 = CPyDef_encyclopedia___book___Book___location_id(cpy_r_r0, cpy_r_r43);
    CPyTagged_DECREF(cpy_r_r43);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_use", 193, CPyStatic_encyclopedia___view___globals);
        goto CPyL70;
    }
    cpy_r_r42 = cpy_r_r44;
CPyL43: ;
    if (!cpy_r_on_space) goto CPyL71;
    cpy_r_r45 = CPyDef_completion___expedition_value(cpy_r_t, cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r45 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_use", 195, CPyStatic_encyclopedia___view___globals);
        goto CPyL72;
    }
    cpy_r_r46 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_spent;
    if (unlikely(cpy_r_r46 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_use", "Table", "spent", 195, CPyStatic_encyclopedia___view___globals);
        goto CPyL73;
    }
CPyL46: ;
    cpy_r_r47 = CPyTagged_Subtract(cpy_r_r45, cpy_r_r46);
    CPyTagged_DECREF(cpy_r_r45);
    cpy_r_r48 = cpy_r_r47 & 1;
    cpy_r_r49 = cpy_r_r48 != 0;
    if (cpy_r_r49) goto CPyL48;
    cpy_r_r50 = 0 & 1;
    cpy_r_r51 = cpy_r_r50 != 0;
    if (!cpy_r_r51) goto CPyL49;
CPyL48: ;
    cpy_r_r52 = CPyTagged_IsLt_(0, cpy_r_r47);
    if (cpy_r_r52) {
        goto CPyL50;
    } else
        goto CPyL74;
CPyL49: ;
    cpy_r_r53 = (Py_ssize_t)cpy_r_r47 > (Py_ssize_t)0;
    if (!cpy_r_r53) goto CPyL74;
CPyL50: ;
    cpy_r_r54 = cpy_r_r47;
    goto CPyL52;
CPyL51: ;
    cpy_r_r54 = 0;
CPyL52: ;
    cpy_r_r55 = CPyTagged_StealAsObject(cpy_r_r54);
    cpy_r_r56 = cpy_r_r55;
    goto CPyL54;
CPyL53: ;
    cpy_r_r57 = Py_None;
    CPy_INCREF(cpy_r_r57);
    cpy_r_r56 = cpy_r_r57;
CPyL54: ;
    cpy_r_r58 = CPyStatics[543]; /* 'die' */
    cpy_r_r59 = CPyStatics[336]; /* 'colour' */
    cpy_r_r60 = CPyStatics[337]; /* 'value' */
    cpy_r_r61 = CPyStatics[1004]; /* 'boost' */
    cpy_r_r62 = CPyStatics[334]; /* 'action' */
    cpy_r_r63 = CPyStatics[1005]; /* 'target' */
    cpy_r_r64 = CPyStatics[439]; /* 'left' */
    cpy_r_r65 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r66 = CPyTagged_StealAsObject(cpy_r_r37);
    cpy_r_r67 = CPyTagged_StealAsObject(cpy_r_r38);
    cpy_r_r68 = CPyDict_Build(7, cpy_r_r58, cpy_r_r32, cpy_r_r59, cpy_r_r36, cpy_r_r60, cpy_r_r66, cpy_r_r61, cpy_r_r67, cpy_r_r62, cpy_r_r42, cpy_r_r63, cpy_r_target, cpy_r_r64, cpy_r_r56);
    CPy_DECREF(cpy_r_r32);
    CPy_DECREF(cpy_r_r36);
    CPy_DECREF(cpy_r_r66);
    CPy_DECREF(cpy_r_r67);
    CPy_DECREF(cpy_r_r42);
    CPy_DECREF(cpy_r_target);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_use", 188, CPyStatic_encyclopedia___view___globals);
        goto CPyL75;
    }
    cpy_r_r69 = CPyDef_encyclopedia___view___UseView(cpy_r_r65, cpy_r_r68);
    CPy_DECREF(cpy_r_r65);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_use", 188, CPyStatic_encyclopedia___view___globals);
        goto CPyL57;
    }
    return cpy_r_r69;
CPyL57: ;
    cpy_r_r70 = NULL;
    return cpy_r_r70;
CPyL58: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL57;
CPyL59: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    goto CPyL57;
CPyL60: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_target);
    goto CPyL57;
CPyL61: ;
    CPy_DECREF(cpy_r_target);
    goto CPyL15;
CPyL62: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r25);
    goto CPyL57;
CPyL63: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_target);
    CPy_DecRef(cpy_r_r29);
    goto CPyL57;
CPyL64: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_target);
    CPy_DecRef(cpy_r_r32);
    goto CPyL57;
CPyL65: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_target);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r33);
    goto CPyL57;
CPyL66: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_target);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r36);
    goto CPyL57;
CPyL67: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_target);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r36);
    CPyTagged_DecRef(cpy_r_r37);
    goto CPyL57;
CPyL68: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_target);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r36);
    CPyTagged_DecRef(cpy_r_r37);
    CPyTagged_DecRef(cpy_r_r38);
    goto CPyL57;
CPyL69: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL39;
CPyL70: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_target);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r36);
    CPyTagged_DecRef(cpy_r_r37);
    CPyTagged_DecRef(cpy_r_r38);
    goto CPyL57;
CPyL71: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL53;
CPyL72: ;
    CPy_DecRef(cpy_r_target);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r36);
    CPyTagged_DecRef(cpy_r_r37);
    CPyTagged_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r42);
    goto CPyL57;
CPyL73: ;
    CPy_DecRef(cpy_r_target);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r36);
    CPyTagged_DecRef(cpy_r_r37);
    CPyTagged_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_r45);
    goto CPyL57;
CPyL74: ;
    CPyTagged_DECREF(cpy_r_r47);
    goto CPyL51;
CPyL75: ;
    CPy_DecRef(cpy_r_r65);
    goto CPyL57;
}
        
        PyObject *CPyPy_encyclopedia___view____use(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:_use", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___view____use(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_use", 181, CPyStatic_encyclopedia___view___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___view_____mypyc_lambda__0__competitor_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_encyclopedia___view_____mypyc_lambda__0__competitor_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_encyclopedia___view_____mypyc_lambda__0__competitor_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "__get__", -1, CPyStatic_encyclopedia___view___globals);
            return NULL;
        }
        
CPyTagged CPyDef_encyclopedia___view_____mypyc_lambda__0__competitor_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_continent) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    cpy_r_r0 = ((serai___games___encyclopedia___view_____mypyc_lambda__0__competitor_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "<lambda>", "__mypyc_lambda__0__competitor_obj", "__mypyc_env__", 201, CPyStatic_encyclopedia___view___globals);
        goto CPyL6;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___view____competitor_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "<lambda>", "_competitor_env", "player", 201, CPyStatic_encyclopedia___view___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r1)->_priority;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "<lambda>", "Player", "priority", 201, CPyStatic_encyclopedia___view___globals);
        goto CPyL7;
    }
CPyL3: ;
    cpy_r_r3 = CPyList_GetItem(cpy_r_r2, cpy_r_continent);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<lambda>", 201, CPyStatic_encyclopedia___view___globals);
        goto CPyL7;
    }
    if (likely(PyLong_Check(cpy_r_r3)))
        cpy_r_r4 = CPyTagged_FromObject(cpy_r_r3);
    else {
        CPy_TypeError("int", cpy_r_r3); cpy_r_r4 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<lambda>", 201, CPyStatic_encyclopedia___view___globals);
        goto CPyL7;
    }
    CPy_DECREF(cpy_r_r1);
    return cpy_r_r4;
CPyL6: ;
    cpy_r_r5 = CPY_INT_TAG;
    return cpy_r_r5;
CPyL7: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL6;
}
        
        PyObject *CPyPy_encyclopedia___view_____mypyc_lambda__0__competitor_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"continent", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_continent;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_continent)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_continent;
            if (likely(PyLong_Check(obj_continent)))
                arg_continent = CPyTagged_BorrowFromObject(obj_continent);
            else {
                CPy_TypeError("int", obj_continent); goto fail;
            }
            CPyTagged retval = CPyDef_encyclopedia___view_____mypyc_lambda__0__competitor_obj_____call__(arg___mypyc_self__, arg_continent);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<lambda>", 201, CPyStatic_encyclopedia___view___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___view____competitor(PyObject *cpy_r_t, CPyTagged cpy_r_seat, PyObject *cpy_r_player) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject **cpy_r_r10;
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
    CPyTagged cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyPtr cpy_r_r34;
    int64_t cpy_r_r35;
    PyObject *cpy_r_r36;
    int64_t cpy_r_r37;
    CPyPtr cpy_r_r38;
    int64_t cpy_r_r39;
    char cpy_r_r40;
    CPyPtr cpy_r_r41;
    CPyPtr cpy_r_r42;
    int64_t cpy_r_r43;
    CPyPtr cpy_r_r44;
    PyObject *cpy_r_r45;
    CPyTagged cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    int64_t cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    CPyPtr cpy_r_r53;
    int64_t cpy_r_r54;
    PyObject *cpy_r_r55;
    int64_t cpy_r_r56;
    CPyPtr cpy_r_r57;
    int64_t cpy_r_r58;
    char cpy_r_r59;
    CPyPtr cpy_r_r60;
    CPyPtr cpy_r_r61;
    int64_t cpy_r_r62;
    CPyPtr cpy_r_r63;
    PyObject *cpy_r_r64;
    CPyTagged cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    int64_t cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject **cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    tuple_T2II cpy_r_r85;
    CPyTagged cpy_r_r86;
    CPyTagged cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    CPyTagged cpy_r_r92;
    CPyTagged cpy_r_kind;
    char cpy_r_r93;
    CPyTagged cpy_r_r94;
    CPyTagged cpy_r_r95;
    char cpy_r_r96;
    CPyTagged cpy_r_r97;
    PyObject *cpy_r_r98;
    int32_t cpy_r_r99;
    char cpy_r_r100;
    CPyTagged cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    int32_t cpy_r_r106;
    char cpy_r_r107;
    char cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    CPyPtr cpy_r_r112;
    int64_t cpy_r_r113;
    PyObject *cpy_r_r114;
    int64_t cpy_r_r115;
    CPyPtr cpy_r_r116;
    int64_t cpy_r_r117;
    char cpy_r_r118;
    CPyPtr cpy_r_r119;
    CPyPtr cpy_r_r120;
    int64_t cpy_r_r121;
    CPyPtr cpy_r_r122;
    PyObject *cpy_r_r123;
    CPyTagged cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    int64_t cpy_r_r128;
    PyObject *cpy_r_r129;
    CPyTagged cpy_r_r130;
    PyObject *cpy_r_r131;
    CPyTagged cpy_r_r132;
    PyObject *cpy_r_r133;
    CPyPtr cpy_r_r134;
    int64_t cpy_r_r135;
    int64_t cpy_r_r136;
    char cpy_r_r137;
    CPyTagged cpy_r_category;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    CPyTagged cpy_r_r141;
    char cpy_r_r142;
    PyObject *cpy_r_r143;
    int32_t cpy_r_r144;
    char cpy_r_r145;
    CPyTagged cpy_r_r146;
    int64_t cpy_r_r147;
    CPyTagged cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject **cpy_r_r155;
    PyObject *cpy_r_r156;
    CPyTagged cpy_r_r157;
    CPyTagged cpy_r_r158;
    PyObject *cpy_r_r159;
    char cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    CPyTagged cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    char cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    CPyTagged cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    char cpy_r_r178;
    CPyPtr cpy_r_r179;
    int64_t cpy_r_r180;
    PyObject *cpy_r_r181;
    int64_t cpy_r_r182;
    CPyPtr cpy_r_r183;
    int64_t cpy_r_r184;
    char cpy_r_r185;
    CPyPtr cpy_r_r186;
    CPyPtr cpy_r_r187;
    int64_t cpy_r_r188;
    CPyPtr cpy_r_r189;
    PyObject *cpy_r_r190;
    CPyTagged cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    int64_t cpy_r_r195;
    PyObject *cpy_r_r196;
    tuple_T0 cpy_r_r197;
    PyObject *cpy_r_r198;
    CPyTagged cpy_r_r199;
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
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    PyObject *cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject *cpy_r_r224;
    PyObject *cpy_r_r225;
    PyObject *cpy_r_r226;
    PyObject *cpy_r_r227;
    cpy_r_r0 = CPyDef_encyclopedia___view____competitor_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 199, CPyStatic_encyclopedia___view___globals);
        goto CPyL136;
    }
    CPy_INCREF(cpy_r_player);
    if (((serai___games___encyclopedia___view____competitor_envObject *)cpy_r_r0)->_player != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___view____competitor_envObject *)cpy_r_r0)->_player);
    }
    ((serai___games___encyclopedia___view____competitor_envObject *)cpy_r_r0)->_player = cpy_r_player;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 199, CPyStatic_encyclopedia___view___globals);
        goto CPyL137;
    }
    cpy_r_r2 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_competitor", "Table", "book", 200, CPyStatic_encyclopedia___view___globals);
        goto CPyL137;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r2)->_continents;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_competitor", "Book", "continents", 201, CPyStatic_encyclopedia___view___globals);
        goto CPyL138;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    CPy_DECREF(cpy_r_r3);
    cpy_r_r6 = cpy_r_r5 << 1;
    cpy_r_r7 = (PyObject *)&PyRange_Type;
    cpy_r_r8 = CPyTagged_StealAsObject(cpy_r_r6);
    PyObject *cpy_r_r9[1] = {cpy_r_r8};
    cpy_r_r10 = (PyObject **)&cpy_r_r9;
    cpy_r_r11 = PyObject_Vectorcall(cpy_r_r7, cpy_r_r10, 1, 0);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 201, CPyStatic_encyclopedia___view___globals);
        goto CPyL139;
    }
    CPy_DECREF(cpy_r_r8);
    if (likely(PyRange_Check(cpy_r_r11)))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 201, CPyStatic_encyclopedia___view___globals, "range", cpy_r_r11);
        goto CPyL138;
    }
    cpy_r_r13 = CPyDef_encyclopedia___view_____mypyc_lambda__0__competitor_obj();
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 201, CPyStatic_encyclopedia___view___globals);
        goto CPyL140;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___encyclopedia___view_____mypyc_lambda__0__competitor_objObject *)cpy_r_r13)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r14 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r15 = CPyStatics[29]; /* 'sorted' */
    cpy_r_r16 = CPyObject_GetAttr(cpy_r_r14, cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 201, CPyStatic_encyclopedia___view___globals);
        goto CPyL141;
    }
    PyObject *cpy_r_r17[2] = {cpy_r_r12, cpy_r_r13};
    cpy_r_r18 = (PyObject **)&cpy_r_r17;
    cpy_r_r19 = CPyStatics[4977]; /* ('key',) */
    cpy_r_r20 = PyObject_Vectorcall(cpy_r_r16, cpy_r_r18, 1, cpy_r_r19);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 201, CPyStatic_encyclopedia___view___globals);
        goto CPyL141;
    }
    CPy_DECREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r13);
    if (likely(PyList_Check(cpy_r_r20)))
        cpy_r_r21 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 201, CPyStatic_encyclopedia___view___globals, "list", cpy_r_r20);
        goto CPyL138;
    }
    cpy_r_r22 = ((serai___games___encyclopedia___view____competitor_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_competitor", "_competitor_env", "player", 203, CPyStatic_encyclopedia___view___globals);
        goto CPyL142;
    }
    CPy_INCREF(cpy_r_r22);
CPyL11: ;
    cpy_r_r23 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r22)->_coins;
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'coins' of 'Player' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r23);
    }
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 203, CPyStatic_encyclopedia___view___globals);
        goto CPyL142;
    }
CPyL12: ;
    cpy_r_r24 = ((serai___games___encyclopedia___view____competitor_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_competitor", "_competitor_env", "player", 204, CPyStatic_encyclopedia___view___globals);
        goto CPyL143;
    }
    CPy_INCREF(cpy_r_r24);
CPyL13: ;
    cpy_r_r25 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r24)->_tokens;
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'tokens' of 'Player' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r25);
    }
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 204, CPyStatic_encyclopedia___view___globals);
        goto CPyL143;
    }
CPyL14: ;
    cpy_r_r26 = ((serai___games___encyclopedia___view____competitor_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_competitor", "_competitor_env", "player", 205, CPyStatic_encyclopedia___view___globals);
        goto CPyL144;
    }
    CPy_INCREF(cpy_r_r26);
CPyL15: ;
    cpy_r_r27 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r26)->_seals;
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'seals' of 'Player' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r27);
    }
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 205, CPyStatic_encyclopedia___view___globals);
        goto CPyL144;
    }
CPyL16: ;
    cpy_r_r28 = ((serai___games___encyclopedia___view____competitor_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_competitor", "_competitor_env", "player", 206, CPyStatic_encyclopedia___view___globals);
        goto CPyL145;
    }
    CPy_INCREF(cpy_r_r28);
CPyL17: ;
    cpy_r_r29 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r28)->_points;
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'points' of 'Player' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r29);
    }
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 206, CPyStatic_encyclopedia___view___globals);
        goto CPyL145;
    }
CPyL18: ;
    cpy_r_r30 = ((serai___games___encyclopedia___view____competitor_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_competitor", "_competitor_env", "player", 207, CPyStatic_encyclopedia___view___globals);
        goto CPyL146;
    }
    CPy_INCREF(cpy_r_r30);
CPyL19: ;
    cpy_r_r31 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r30)->_reputation;
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'reputation' of 'Player' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r31);
    }
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 207, CPyStatic_encyclopedia___view___globals);
        goto CPyL146;
    }
CPyL20: ;
    cpy_r_r32 = ((serai___games___encyclopedia___view____competitor_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_competitor", "_competitor_env", "player", 208, CPyStatic_encyclopedia___view___globals);
        goto CPyL147;
    }
    CPy_INCREF(cpy_r_r32);
CPyL21: ;
    cpy_r_r33 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r32)->_active;
    if (unlikely(cpy_r_r33 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'active' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r33);
    }
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 208, CPyStatic_encyclopedia___view___globals);
        goto CPyL147;
    }
CPyL22: ;
    cpy_r_r34 = (CPyPtr)((CPyPtr)cpy_r_r33 + offsetof(PyVarObject, ob_size));
    cpy_r_r35 = *(int64_t *)cpy_r_r34;
    cpy_r_r36 = PyTuple_New(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 208, CPyStatic_encyclopedia___view___globals);
        goto CPyL148;
    }
    cpy_r_r37 = 0;
CPyL24: ;
    cpy_r_r38 = (CPyPtr)((CPyPtr)cpy_r_r33 + offsetof(PyVarObject, ob_size));
    cpy_r_r39 = *(int64_t *)cpy_r_r38;
    cpy_r_r40 = cpy_r_r37 < cpy_r_r39;
    if (!cpy_r_r40) goto CPyL149;
    cpy_r_r41 = (CPyPtr)((CPyPtr)cpy_r_r33 + offsetof(PyListObject, ob_item));
    cpy_r_r42 = *(CPyPtr *)cpy_r_r41;
    cpy_r_r43 = cpy_r_r37 * 8;
    cpy_r_r44 = cpy_r_r42 + cpy_r_r43;
    cpy_r_r45 = *(PyObject * *)cpy_r_r44;
    CPy_INCREF(cpy_r_r45);
    if (likely(PyLong_Check(cpy_r_r45)))
        cpy_r_r46 = CPyTagged_FromObject(cpy_r_r45);
    else {
        CPy_TypeError("int", cpy_r_r45); cpy_r_r46 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r46 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 208, CPyStatic_encyclopedia___view___globals);
        goto CPyL150;
    }
    cpy_r_r47 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r2)->_expert_ids;
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_competitor", "Book", "expert_ids", 208, CPyStatic_encyclopedia___view___globals);
        goto CPyL151;
    }
    CPy_INCREF(cpy_r_r47);
CPyL27: ;
    cpy_r_r48 = CPySequenceTuple_GetItem(cpy_r_r47, cpy_r_r46);
    CPy_DECREF(cpy_r_r47);
    CPyTagged_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 208, CPyStatic_encyclopedia___view___globals);
        goto CPyL150;
    }
    if (likely(PyUnicode_Check(cpy_r_r48)))
        cpy_r_r49 = cpy_r_r48;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 208, CPyStatic_encyclopedia___view___globals, "str", cpy_r_r48);
        goto CPyL150;
    }
    CPySequenceTuple_SetItemUnsafe(cpy_r_r36, cpy_r_r37, cpy_r_r49);
    cpy_r_r50 = cpy_r_r37 + 1;
    cpy_r_r37 = cpy_r_r50;
    goto CPyL24;
CPyL31: ;
    cpy_r_r51 = ((serai___games___encyclopedia___view____competitor_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_competitor", "_competitor_env", "player", 209, CPyStatic_encyclopedia___view___globals);
        goto CPyL152;
    }
    CPy_INCREF(cpy_r_r51);
CPyL32: ;
    cpy_r_r52 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r51)->_tucked;
    if (unlikely(cpy_r_r52 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'tucked' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r52);
    }
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 209, CPyStatic_encyclopedia___view___globals);
        goto CPyL152;
    }
CPyL33: ;
    cpy_r_r53 = (CPyPtr)((CPyPtr)cpy_r_r52 + offsetof(PyVarObject, ob_size));
    cpy_r_r54 = *(int64_t *)cpy_r_r53;
    cpy_r_r55 = PyTuple_New(cpy_r_r54);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 209, CPyStatic_encyclopedia___view___globals);
        goto CPyL153;
    }
    cpy_r_r56 = 0;
CPyL35: ;
    cpy_r_r57 = (CPyPtr)((CPyPtr)cpy_r_r52 + offsetof(PyVarObject, ob_size));
    cpy_r_r58 = *(int64_t *)cpy_r_r57;
    cpy_r_r59 = cpy_r_r56 < cpy_r_r58;
    if (!cpy_r_r59) goto CPyL154;
    cpy_r_r60 = (CPyPtr)((CPyPtr)cpy_r_r52 + offsetof(PyListObject, ob_item));
    cpy_r_r61 = *(CPyPtr *)cpy_r_r60;
    cpy_r_r62 = cpy_r_r56 * 8;
    cpy_r_r63 = cpy_r_r61 + cpy_r_r62;
    cpy_r_r64 = *(PyObject * *)cpy_r_r63;
    CPy_INCREF(cpy_r_r64);
    if (likely(PyLong_Check(cpy_r_r64)))
        cpy_r_r65 = CPyTagged_FromObject(cpy_r_r64);
    else {
        CPy_TypeError("int", cpy_r_r64); cpy_r_r65 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r65 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 209, CPyStatic_encyclopedia___view___globals);
        goto CPyL155;
    }
    cpy_r_r66 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r2)->_expert_ids;
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_competitor", "Book", "expert_ids", 209, CPyStatic_encyclopedia___view___globals);
        goto CPyL156;
    }
    CPy_INCREF(cpy_r_r66);
CPyL38: ;
    cpy_r_r67 = CPySequenceTuple_GetItem(cpy_r_r66, cpy_r_r65);
    CPy_DECREF(cpy_r_r66);
    CPyTagged_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 209, CPyStatic_encyclopedia___view___globals);
        goto CPyL155;
    }
    if (likely(PyUnicode_Check(cpy_r_r67)))
        cpy_r_r68 = cpy_r_r67;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 209, CPyStatic_encyclopedia___view___globals, "str", cpy_r_r67);
        goto CPyL155;
    }
    CPySequenceTuple_SetItemUnsafe(cpy_r_r55, cpy_r_r56, cpy_r_r68);
    cpy_r_r69 = cpy_r_r56 + 1;
    cpy_r_r56 = cpy_r_r69;
    goto CPyL35;
CPyL42: ;
    cpy_r_r70 = PyList_New(0);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 211, CPyStatic_encyclopedia___view___globals);
        goto CPyL157;
    }
    cpy_r_r71 = ((serai___games___encyclopedia___view____competitor_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_competitor", "_competitor_env", "player", 212, CPyStatic_encyclopedia___view___globals);
        goto CPyL158;
    }
    CPy_INCREF(cpy_r_r71);
CPyL44: ;
    cpy_r_r72 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r71)->_study;
    if (unlikely(cpy_r_r72 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'study' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r72);
    }
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 212, CPyStatic_encyclopedia___view___globals);
        goto CPyL158;
    }
CPyL45: ;
    cpy_r_r73 = ((serai___games___encyclopedia___view____competitor_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_competitor", "_competitor_env", "player", 212, CPyStatic_encyclopedia___view___globals);
        goto CPyL159;
    }
    CPy_INCREF(cpy_r_r73);
CPyL46: ;
    cpy_r_r74 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r73)->_cubes;
    if (unlikely(cpy_r_r74 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'cubes' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r74);
    }
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 212, CPyStatic_encyclopedia___view___globals);
        goto CPyL159;
    }
CPyL47: ;
    cpy_r_r75 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r76 = CPyStatics[36]; /* 'zip' */
    cpy_r_r77 = CPyObject_GetAttr(cpy_r_r75, cpy_r_r76);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 212, CPyStatic_encyclopedia___view___globals);
        goto CPyL160;
    }
    cpy_r_r78 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r79[3] = {cpy_r_r72, cpy_r_r74, cpy_r_r78};
    cpy_r_r80 = (PyObject **)&cpy_r_r79;
    cpy_r_r81 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r82 = PyObject_Vectorcall(cpy_r_r77, cpy_r_r80, 2, cpy_r_r81);
    CPy_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 212, CPyStatic_encyclopedia___view___globals);
        goto CPyL160;
    }
    CPy_DECREF(cpy_r_r72);
    CPy_DECREF(cpy_r_r74);
    cpy_r_r83 = PyObject_GetIter(cpy_r_r82);
    CPy_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 211, CPyStatic_encyclopedia___view___globals);
        goto CPyL158;
    }
CPyL50: ;
    cpy_r_r84 = PyIter_Next(cpy_r_r83);
    if (cpy_r_r84 == NULL) goto CPyL161;
    PyObject *__tmp970;
    if (unlikely(!(PyTuple_Check(cpy_r_r84) && PyTuple_GET_SIZE(cpy_r_r84) == 2))) {
        __tmp970 = NULL;
        goto __LL971;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r84, 0))))
        __tmp970 = PyTuple_GET_ITEM(cpy_r_r84, 0);
    else {
        __tmp970 = NULL;
    }
    if (__tmp970 == NULL) goto __LL971;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r84, 1))))
        __tmp970 = PyTuple_GET_ITEM(cpy_r_r84, 1);
    else {
        __tmp970 = NULL;
    }
    if (__tmp970 == NULL) goto __LL971;
    __tmp970 = cpy_r_r84;
__LL971: ;
    if (unlikely(__tmp970 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r84); cpy_r_r85 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp972 = PyTuple_GET_ITEM(cpy_r_r84, 0);
        CPyTagged __tmp973;
        if (likely(PyLong_Check(__tmp972)))
            __tmp973 = CPyTagged_FromObject(__tmp972);
        else {
            goto __LL974;
        }
        cpy_r_r85.f0 = __tmp973;
        PyObject *__tmp975 = PyTuple_GET_ITEM(cpy_r_r84, 1);
        CPyTagged __tmp976;
        if (likely(PyLong_Check(__tmp975)))
            __tmp976 = CPyTagged_FromObject(__tmp975);
        else {
            goto __LL977;
        }
        cpy_r_r85.f1 = __tmp976;
    }
    goto __LL978;
__LL974: ;
    cpy_r_r85 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL978;
__LL977: ;
    CPyTagged_DECREF(cpy_r_r85.f0);
    cpy_r_r85 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL978;
__LL978: ;
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r85.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 211, CPyStatic_encyclopedia___view___globals);
        goto CPyL162;
    }
    cpy_r_r86 = cpy_r_r85.f0;
    CPyTagged_INCREF(cpy_r_r86);
    cpy_r_r87 = cpy_r_r85.f1;
    CPyTagged_INCREF(cpy_r_r87);
    CPyTagged_DECREF(cpy_r_r85.f0);
    CPyTagged_DECREF(cpy_r_r85.f1);
    cpy_r_r88 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r2)->_animal_ids;
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_competitor", "Book", "animal_ids", 211, CPyStatic_encyclopedia___view___globals);
        goto CPyL163;
    }
    CPy_INCREF(cpy_r_r88);
CPyL53: ;
    cpy_r_r89 = CPySequenceTuple_GetItem(cpy_r_r88, cpy_r_r86);
    CPy_DECREF(cpy_r_r88);
    CPyTagged_DECREF(cpy_r_r86);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 211, CPyStatic_encyclopedia___view___globals);
        goto CPyL164;
    }
    if (likely(PyUnicode_Check(cpy_r_r89)))
        cpy_r_r90 = cpy_r_r89;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 211, CPyStatic_encyclopedia___view___globals, "str", cpy_r_r89);
        goto CPyL164;
    }
    cpy_r_r91 = PyList_New(0);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 211, CPyStatic_encyclopedia___view___globals);
        goto CPyL165;
    }
    cpy_r_r92 = 0;
    cpy_r_kind = cpy_r_r92;
    CPyTagged_DECREF(cpy_r_kind);
CPyL57: ;
    cpy_r_r93 = (Py_ssize_t)cpy_r_r92 < (Py_ssize_t)8;
    if (!cpy_r_r93) goto CPyL166;
    cpy_r_kind = cpy_r_r92;
    cpy_r_r94 = CPyTagged_Rshift(cpy_r_r87, cpy_r_kind);
    if (unlikely(cpy_r_r94 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 211, CPyStatic_encyclopedia___view___globals);
        goto CPyL167;
    }
    cpy_r_r95 = CPyTagged_And(cpy_r_r94, 2);
    CPyTagged_DECREF(cpy_r_r94);
    cpy_r_r96 = cpy_r_r95 != 0;
    CPyTagged_DECREF(cpy_r_r95);
    if (!cpy_r_r96) goto CPyL168;
    cpy_r_r97 = CPyTagged_Add(cpy_r_kind, 2);
    CPyTagged_DECREF(cpy_r_kind);
    cpy_r_r98 = CPyTagged_StealAsObject(cpy_r_r97);
    cpy_r_r99 = PyList_Append(cpy_r_r91, cpy_r_r98);
    CPy_DECREF(cpy_r_r98);
    cpy_r_r100 = cpy_r_r99 >= 0;
    if (unlikely(!cpy_r_r100)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 211, CPyStatic_encyclopedia___view___globals);
        goto CPyL169;
    }
CPyL61: ;
    cpy_r_r101 = cpy_r_r92 + 2;
    cpy_r_r92 = cpy_r_r101;
    goto CPyL57;
CPyL62: ;
    cpy_r_r102 = PyList_AsTuple(cpy_r_r91);
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 211, CPyStatic_encyclopedia___view___globals);
        goto CPyL170;
    }
    cpy_r_r103 = PyTuple_Pack(2, cpy_r_r90, cpy_r_r102);
    CPy_DECREF(cpy_r_r90);
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 211, CPyStatic_encyclopedia___view___globals);
        goto CPyL162;
    }
    cpy_r_r104 = PyDict_New();
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 211, CPyStatic_encyclopedia___view___globals);
        goto CPyL171;
    }
    cpy_r_r105 = CPyDef_encyclopedia___view___AnimalView(cpy_r_r103, cpy_r_r104);
    CPy_DECREF(cpy_r_r103);
    CPy_DECREF(cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 211, CPyStatic_encyclopedia___view___globals);
        goto CPyL162;
    }
    cpy_r_r106 = PyList_Append(cpy_r_r70, cpy_r_r105);
    CPy_DECREF(cpy_r_r105);
    cpy_r_r107 = cpy_r_r106 >= 0;
    if (unlikely(!cpy_r_r107)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 211, CPyStatic_encyclopedia___view___globals);
        goto CPyL162;
    } else
        goto CPyL50;
CPyL67: ;
    cpy_r_r108 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r108)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 211, CPyStatic_encyclopedia___view___globals);
        goto CPyL158;
    }
    cpy_r_r109 = PyList_AsTuple(cpy_r_r70);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 210, CPyStatic_encyclopedia___view___globals);
        goto CPyL157;
    }
    cpy_r_r110 = ((serai___games___encyclopedia___view____competitor_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_competitor", "_competitor_env", "player", 214, CPyStatic_encyclopedia___view___globals);
        goto CPyL172;
    }
    CPy_INCREF(cpy_r_r110);
CPyL70: ;
    cpy_r_r111 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r110)->_collection;
    if (unlikely(cpy_r_r111 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'collection' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r111);
    }
    CPy_DECREF(cpy_r_r110);
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 214, CPyStatic_encyclopedia___view___globals);
        goto CPyL172;
    }
CPyL71: ;
    cpy_r_r112 = (CPyPtr)((CPyPtr)cpy_r_r111 + offsetof(PyVarObject, ob_size));
    cpy_r_r113 = *(int64_t *)cpy_r_r112;
    cpy_r_r114 = PyTuple_New(cpy_r_r113);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 214, CPyStatic_encyclopedia___view___globals);
        goto CPyL173;
    }
    cpy_r_r115 = 0;
CPyL73: ;
    cpy_r_r116 = (CPyPtr)((CPyPtr)cpy_r_r111 + offsetof(PyVarObject, ob_size));
    cpy_r_r117 = *(int64_t *)cpy_r_r116;
    cpy_r_r118 = cpy_r_r115 < cpy_r_r117;
    if (!cpy_r_r118) goto CPyL174;
    cpy_r_r119 = (CPyPtr)((CPyPtr)cpy_r_r111 + offsetof(PyListObject, ob_item));
    cpy_r_r120 = *(CPyPtr *)cpy_r_r119;
    cpy_r_r121 = cpy_r_r115 * 8;
    cpy_r_r122 = cpy_r_r120 + cpy_r_r121;
    cpy_r_r123 = *(PyObject * *)cpy_r_r122;
    CPy_INCREF(cpy_r_r123);
    if (likely(PyLong_Check(cpy_r_r123)))
        cpy_r_r124 = CPyTagged_FromObject(cpy_r_r123);
    else {
        CPy_TypeError("int", cpy_r_r123); cpy_r_r124 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r123);
    if (unlikely(cpy_r_r124 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 214, CPyStatic_encyclopedia___view___globals);
        goto CPyL175;
    }
    cpy_r_r125 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r2)->_animal_ids;
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_competitor", "Book", "animal_ids", 214, CPyStatic_encyclopedia___view___globals);
        goto CPyL176;
    }
    CPy_INCREF(cpy_r_r125);
CPyL76: ;
    cpy_r_r126 = CPySequenceTuple_GetItem(cpy_r_r125, cpy_r_r124);
    CPy_DECREF(cpy_r_r125);
    CPyTagged_DECREF(cpy_r_r124);
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 214, CPyStatic_encyclopedia___view___globals);
        goto CPyL175;
    }
    if (likely(PyUnicode_Check(cpy_r_r126)))
        cpy_r_r127 = cpy_r_r126;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 214, CPyStatic_encyclopedia___view___globals, "str", cpy_r_r126);
        goto CPyL175;
    }
    CPySequenceTuple_SetItemUnsafe(cpy_r_r114, cpy_r_r115, cpy_r_r127);
    cpy_r_r128 = cpy_r_r115 + 1;
    cpy_r_r115 = cpy_r_r128;
    goto CPyL73;
CPyL80: ;
    cpy_r_r129 = ((serai___games___encyclopedia___view____competitor_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_competitor", "_competitor_env", "player", 215, CPyStatic_encyclopedia___view___globals);
        goto CPyL177;
    }
    CPy_INCREF(cpy_r_r129);
CPyL81: ;
    cpy_r_r130 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r129)->_supply;
    if (unlikely(cpy_r_r130 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'supply' of 'Player' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r130);
    }
    CPy_DECREF(cpy_r_r129);
    if (unlikely(cpy_r_r130 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 215, CPyStatic_encyclopedia___view___globals);
        goto CPyL177;
    }
CPyL82: ;
    cpy_r_r131 = PyDict_New();
    if (unlikely(cpy_r_r131 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 216, CPyStatic_encyclopedia___view___globals);
        goto CPyL178;
    }
    cpy_r_r132 = 0;
    cpy_r_r133 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r2)->_category_ids;
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_competitor", "Book", "category_ids", 218, CPyStatic_encyclopedia___view___globals);
        goto CPyL179;
    }
    CPy_INCREF(cpy_r_r133);
CPyL84: ;
    cpy_r_r134 = (CPyPtr)((CPyPtr)cpy_r_r133 + offsetof(PyVarObject, ob_size));
    cpy_r_r135 = *(int64_t *)cpy_r_r134;
    cpy_r_r136 = 0;
CPyL85: ;
    cpy_r_r137 = cpy_r_r136 < cpy_r_r135;
    if (!cpy_r_r137) goto CPyL180;
    cpy_r_category = cpy_r_r132;
    cpy_r_r138 = CPySequenceTuple_GetItemUnsafe(cpy_r_r133, cpy_r_r136);
    if (likely(PyUnicode_Check(cpy_r_r138)))
        cpy_r_r139 = cpy_r_r138;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 216, CPyStatic_encyclopedia___view___globals, "str", cpy_r_r138);
        goto CPyL181;
    }
    cpy_r_r140 = ((serai___games___encyclopedia___view____competitor_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_competitor", "_competitor_env", "player", 219, CPyStatic_encyclopedia___view___globals);
        goto CPyL182;
    }
    CPy_INCREF(cpy_r_r140);
CPyL88: ;
    cpy_r_r141 = CPyDef_encyclopedia___scoring___published_cubes(cpy_r_t, cpy_r_r140, cpy_r_category);
    CPy_DECREF(cpy_r_r140);
    CPyTagged_DECREF(cpy_r_category);
    if (unlikely(cpy_r_r141 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 219, CPyStatic_encyclopedia___view___globals);
        goto CPyL183;
    }
    CPyTagged_INCREF(cpy_r_r141);
    cpy_r_r142 = cpy_r_r141 != 0;
    CPyTagged_DECREF(cpy_r_r141);
    if (!cpy_r_r142) goto CPyL184;
    cpy_r_r143 = CPyTagged_StealAsObject(cpy_r_r141);
    cpy_r_r144 = PyDict_SetItem(cpy_r_r131, cpy_r_r139, cpy_r_r143);
    CPy_DECREF(cpy_r_r139);
    CPy_DECREF(cpy_r_r143);
    cpy_r_r145 = cpy_r_r144 >= 0;
    if (unlikely(!cpy_r_r145)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 216, CPyStatic_encyclopedia___view___globals);
        goto CPyL185;
    }
CPyL91: ;
    cpy_r_r146 = cpy_r_r132 + 2;
    cpy_r_r132 = cpy_r_r146;
    cpy_r_r147 = cpy_r_r136 + 1;
    cpy_r_r136 = cpy_r_r147;
    goto CPyL85;
CPyL92: ;
    cpy_r_r148 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r2)->_five_cube_tokens;
    if (unlikely(cpy_r_r148 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_competitor", "Book", "five_cube_tokens", 221, CPyStatic_encyclopedia___view___globals);
        goto CPyL179;
    }
    CPyTagged_INCREF(cpy_r_r148);
CPyL93: ;
    cpy_r_r149 = ((serai___games___encyclopedia___view____competitor_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_competitor", "_competitor_env", "player", 221, CPyStatic_encyclopedia___view___globals);
        goto CPyL186;
    }
    CPy_INCREF(cpy_r_r149);
CPyL94: ;
    cpy_r_r150 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r149)->_fives;
    if (unlikely(cpy_r_r150 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'fives' of 'Player' undefined");
    } else {
        CPy_INCREF(cpy_r_r150);
    }
    CPy_DECREF(cpy_r_r149);
    if (unlikely(cpy_r_r150 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 221, CPyStatic_encyclopedia___view___globals);
        goto CPyL186;
    }
CPyL95: ;
    cpy_r_r151 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r152 = CPyStatics[105]; /* 'sum' */
    cpy_r_r153 = CPyObject_GetAttr(cpy_r_r151, cpy_r_r152);
    if (unlikely(cpy_r_r153 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 221, CPyStatic_encyclopedia___view___globals);
        goto CPyL187;
    }
    PyObject *cpy_r_r154[1] = {cpy_r_r150};
    cpy_r_r155 = (PyObject **)&cpy_r_r154;
    cpy_r_r156 = PyObject_Vectorcall(cpy_r_r153, cpy_r_r155, 1, 0);
    CPy_DECREF(cpy_r_r153);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 221, CPyStatic_encyclopedia___view___globals);
        goto CPyL187;
    }
    CPy_DECREF(cpy_r_r150);
    if (likely(PyLong_Check(cpy_r_r156)))
        cpy_r_r157 = CPyTagged_FromObject(cpy_r_r156);
    else {
        CPy_TypeError("int", cpy_r_r156); cpy_r_r157 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r157 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 221, CPyStatic_encyclopedia___view___globals);
        goto CPyL186;
    }
    cpy_r_r158 = CPyTagged_Subtract(cpy_r_r148, cpy_r_r157);
    CPyTagged_DECREF(cpy_r_r148);
    CPyTagged_DECREF(cpy_r_r157);
    cpy_r_r159 = ((serai___games___encyclopedia___view____competitor_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_competitor", "_competitor_env", "player", 222, CPyStatic_encyclopedia___view___globals);
        goto CPyL188;
    }
    CPy_INCREF(cpy_r_r159);
CPyL99: ;
    cpy_r_r160 = CPyDef_encyclopedia___table___Player___is_automa(cpy_r_r159);
    CPy_DECREF(cpy_r_r159);
    if (unlikely(cpy_r_r160 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 222, CPyStatic_encyclopedia___view___globals);
        goto CPyL188;
    }
CPyL100: ;
    if (!cpy_r_r160) goto CPyL107;
CPyL101: ;
    cpy_r_r161 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r2)->_behaviour_ids;
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_competitor", "Book", "behaviour_ids", 222, CPyStatic_encyclopedia___view___globals);
        goto CPyL188;
    }
    CPy_INCREF(cpy_r_r161);
CPyL102: ;
    cpy_r_r162 = ((serai___games___encyclopedia___view____competitor_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_competitor", "_competitor_env", "player", 222, CPyStatic_encyclopedia___view___globals);
        goto CPyL189;
    }
    CPy_INCREF(cpy_r_r162);
CPyL103: ;
    cpy_r_r163 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r162)->_behaviour;
    if (unlikely(cpy_r_r163 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'behaviour' of 'Player' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r163);
    }
    CPy_DECREF(cpy_r_r162);
    if (unlikely(cpy_r_r163 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 222, CPyStatic_encyclopedia___view___globals);
        goto CPyL189;
    }
CPyL104: ;
    cpy_r_r164 = CPySequenceTuple_GetItem(cpy_r_r161, cpy_r_r163);
    CPy_DECREF(cpy_r_r161);
    CPyTagged_DECREF(cpy_r_r163);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 222, CPyStatic_encyclopedia___view___globals);
        goto CPyL188;
    }
    if (likely(PyUnicode_Check(cpy_r_r164)))
        cpy_r_r165 = cpy_r_r164;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 222, CPyStatic_encyclopedia___view___globals, "str", cpy_r_r164);
        goto CPyL188;
    }
    cpy_r_r166 = cpy_r_r165;
    goto CPyL108;
CPyL107: ;
    cpy_r_r167 = CPyStatics[151]; /* '' */
    CPy_INCREF(cpy_r_r167);
    cpy_r_r166 = cpy_r_r167;
CPyL108: ;
    cpy_r_r168 = ((serai___games___encyclopedia___view____competitor_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_competitor", "_competitor_env", "player", 223, CPyStatic_encyclopedia___view___globals);
        goto CPyL190;
    }
    CPy_INCREF(cpy_r_r168);
CPyL109: ;
    cpy_r_r169 = CPyDef_encyclopedia___table___Player___is_automa(cpy_r_r168);
    CPy_DECREF(cpy_r_r168);
    if (unlikely(cpy_r_r169 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 223, CPyStatic_encyclopedia___view___globals);
        goto CPyL190;
    }
CPyL110: ;
    if (!cpy_r_r169) goto CPyL117;
CPyL111: ;
    cpy_r_r170 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r2)->_scoring_ids;
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_competitor", "Book", "scoring_ids", 223, CPyStatic_encyclopedia___view___globals);
        goto CPyL190;
    }
    CPy_INCREF(cpy_r_r170);
CPyL112: ;
    cpy_r_r171 = ((serai___games___encyclopedia___view____competitor_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_competitor", "_competitor_env", "player", 223, CPyStatic_encyclopedia___view___globals);
        goto CPyL191;
    }
    CPy_INCREF(cpy_r_r171);
CPyL113: ;
    cpy_r_r172 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r171)->_scoring;
    if (unlikely(cpy_r_r172 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'scoring' of 'Player' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r172);
    }
    CPy_DECREF(cpy_r_r171);
    if (unlikely(cpy_r_r172 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 223, CPyStatic_encyclopedia___view___globals);
        goto CPyL191;
    }
CPyL114: ;
    cpy_r_r173 = CPySequenceTuple_GetItem(cpy_r_r170, cpy_r_r172);
    CPy_DECREF(cpy_r_r170);
    CPyTagged_DECREF(cpy_r_r172);
    if (unlikely(cpy_r_r173 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 223, CPyStatic_encyclopedia___view___globals);
        goto CPyL190;
    }
    if (likely(PyUnicode_Check(cpy_r_r173)))
        cpy_r_r174 = cpy_r_r173;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 223, CPyStatic_encyclopedia___view___globals, "str", cpy_r_r173);
        goto CPyL190;
    }
    cpy_r_r175 = cpy_r_r174;
    goto CPyL118;
CPyL117: ;
    cpy_r_r176 = CPyStatics[151]; /* '' */
    CPy_INCREF(cpy_r_r176);
    cpy_r_r175 = cpy_r_r176;
CPyL118: ;
    cpy_r_r177 = ((serai___games___encyclopedia___view____competitor_envObject *)cpy_r_r0)->_player;
    if (unlikely(cpy_r_r177 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'player' of '_competitor_env' undefined");
    } else {
        CPy_INCREF(cpy_r_r177);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r177 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 224, CPyStatic_encyclopedia___view___globals);
        goto CPyL192;
    }
CPyL119: ;
    cpy_r_r178 = CPyDef_encyclopedia___table___Player___is_automa(cpy_r_r177);
    CPy_DECREF(cpy_r_r177);
    if (unlikely(cpy_r_r178 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 224, CPyStatic_encyclopedia___view___globals);
        goto CPyL192;
    }
CPyL120: ;
    if (!cpy_r_r178) goto CPyL193;
CPyL121: ;
    cpy_r_r179 = (CPyPtr)((CPyPtr)cpy_r_r21 + offsetof(PyVarObject, ob_size));
    cpy_r_r180 = *(int64_t *)cpy_r_r179;
    cpy_r_r181 = PyTuple_New(cpy_r_r180);
    if (unlikely(cpy_r_r181 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 224, CPyStatic_encyclopedia___view___globals);
        goto CPyL192;
    }
    cpy_r_r182 = 0;
CPyL123: ;
    cpy_r_r183 = (CPyPtr)((CPyPtr)cpy_r_r21 + offsetof(PyVarObject, ob_size));
    cpy_r_r184 = *(int64_t *)cpy_r_r183;
    cpy_r_r185 = cpy_r_r182 < cpy_r_r184;
    if (!cpy_r_r185) goto CPyL194;
    cpy_r_r186 = (CPyPtr)((CPyPtr)cpy_r_r21 + offsetof(PyListObject, ob_item));
    cpy_r_r187 = *(CPyPtr *)cpy_r_r186;
    cpy_r_r188 = cpy_r_r182 * 8;
    cpy_r_r189 = cpy_r_r187 + cpy_r_r188;
    cpy_r_r190 = *(PyObject * *)cpy_r_r189;
    CPy_INCREF(cpy_r_r190);
    if (likely(PyLong_Check(cpy_r_r190)))
        cpy_r_r191 = CPyTagged_FromObject(cpy_r_r190);
    else {
        CPy_TypeError("int", cpy_r_r190); cpy_r_r191 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r190);
    if (unlikely(cpy_r_r191 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 224, CPyStatic_encyclopedia___view___globals);
        goto CPyL195;
    }
    cpy_r_r192 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r2)->_continents;
    if (unlikely(cpy_r_r192 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/view.py", "_competitor", "Book", "continents", 224, CPyStatic_encyclopedia___view___globals);
        goto CPyL196;
    }
    CPy_INCREF(cpy_r_r192);
CPyL126: ;
    cpy_r_r193 = CPySequenceTuple_GetItem(cpy_r_r192, cpy_r_r191);
    CPy_DECREF(cpy_r_r192);
    CPyTagged_DECREF(cpy_r_r191);
    if (unlikely(cpy_r_r193 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 224, CPyStatic_encyclopedia___view___globals);
        goto CPyL195;
    }
    if (likely(PyUnicode_Check(cpy_r_r193)))
        cpy_r_r194 = cpy_r_r193;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 224, CPyStatic_encyclopedia___view___globals, "str", cpy_r_r193);
        goto CPyL195;
    }
    CPySequenceTuple_SetItemUnsafe(cpy_r_r181, cpy_r_r182, cpy_r_r194);
    cpy_r_r195 = cpy_r_r182 + 1;
    cpy_r_r182 = cpy_r_r195;
    goto CPyL123;
CPyL130: ;
    cpy_r_r196 = cpy_r_r181;
    goto CPyL132;
CPyL131: ;
    cpy_r_r197.empty_struct_error_flag = 0;
    cpy_r_r198 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r196 = cpy_r_r198;
CPyL132: ;
    cpy_r_r199 = CPyDef_encyclopedia___scoring___total(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r199 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 225, CPyStatic_encyclopedia___view___globals);
        goto CPyL197;
    }
    cpy_r_r200 = CPyStatics[424]; /* 'coins' */
    cpy_r_r201 = CPyStatics[431]; /* 'tokens' */
    cpy_r_r202 = CPyStatics[467]; /* 'seals' */
    cpy_r_r203 = CPyStatics[65]; /* 'points' */
    cpy_r_r204 = CPyStatics[607]; /* 'reputation' */
    cpy_r_r205 = CPyStatics[623]; /* 'experts' */
    cpy_r_r206 = CPyStatics[1006]; /* 'tucked' */
    cpy_r_r207 = CPyStatics[1075]; /* 'study' */
    cpy_r_r208 = CPyStatics[1009]; /* 'collection' */
    cpy_r_r209 = CPyStatics[576]; /* 'cubes' */
    cpy_r_r210 = CPyStatics[1010]; /* 'published' */
    cpy_r_r211 = CPyStatics[577]; /* 'five_cube_tokens' */
    cpy_r_r212 = CPyStatics[559]; /* 'behaviour' */
    cpy_r_r213 = CPyStatics[279]; /* 'scoring' */
    cpy_r_r214 = CPyStatics[1011]; /* 'priorities' */
    cpy_r_r215 = CPyStatics[1012]; /* 'total' */
    cpy_r_r216 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r217 = CPyTagged_StealAsObject(cpy_r_r23);
    cpy_r_r218 = CPyTagged_StealAsObject(cpy_r_r25);
    cpy_r_r219 = CPyTagged_StealAsObject(cpy_r_r27);
    cpy_r_r220 = CPyTagged_StealAsObject(cpy_r_r29);
    cpy_r_r221 = CPyTagged_StealAsObject(cpy_r_r31);
    cpy_r_r222 = CPyTagged_StealAsObject(cpy_r_r130);
    cpy_r_r223 = CPyTagged_StealAsObject(cpy_r_r158);
    cpy_r_r224 = CPyTagged_StealAsObject(cpy_r_r199);
    cpy_r_r225 = CPyDict_Build(16, cpy_r_r200, cpy_r_r217, cpy_r_r201, cpy_r_r218, cpy_r_r202, cpy_r_r219, cpy_r_r203, cpy_r_r220, cpy_r_r204, cpy_r_r221, cpy_r_r205, cpy_r_r36, cpy_r_r206, cpy_r_r55, cpy_r_r207, cpy_r_r109, cpy_r_r208, cpy_r_r114, cpy_r_r209, cpy_r_r222, cpy_r_r210, cpy_r_r131, cpy_r_r211, cpy_r_r223, cpy_r_r212, cpy_r_r166, cpy_r_r213, cpy_r_r175, cpy_r_r214, cpy_r_r196, cpy_r_r215, cpy_r_r224);
    CPy_DECREF(cpy_r_r217);
    CPy_DECREF(cpy_r_r218);
    CPy_DECREF(cpy_r_r219);
    CPy_DECREF(cpy_r_r220);
    CPy_DECREF(cpy_r_r221);
    CPy_DECREF(cpy_r_r36);
    CPy_DECREF(cpy_r_r55);
    CPy_DECREF(cpy_r_r109);
    CPy_DECREF(cpy_r_r114);
    CPy_DECREF(cpy_r_r222);
    CPy_DECREF(cpy_r_r131);
    CPy_DECREF(cpy_r_r223);
    CPy_DECREF(cpy_r_r166);
    CPy_DECREF(cpy_r_r175);
    CPy_DECREF(cpy_r_r196);
    CPy_DECREF(cpy_r_r224);
    if (unlikely(cpy_r_r225 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 202, CPyStatic_encyclopedia___view___globals);
        goto CPyL198;
    }
    cpy_r_r226 = CPyDef_encyclopedia___view___CompetitorView(cpy_r_r216, cpy_r_r225);
    CPy_DECREF(cpy_r_r216);
    CPy_DECREF(cpy_r_r225);
    if (unlikely(cpy_r_r226 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 202, CPyStatic_encyclopedia___view___globals);
        goto CPyL136;
    }
    return cpy_r_r226;
CPyL136: ;
    cpy_r_r227 = NULL;
    return cpy_r_r227;
CPyL137: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL136;
CPyL138: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL136;
CPyL139: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r8);
    goto CPyL136;
CPyL140: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r12);
    goto CPyL136;
CPyL141: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    goto CPyL136;
CPyL142: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    goto CPyL136;
CPyL143: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r23);
    goto CPyL136;
CPyL144: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r25);
    goto CPyL136;
CPyL145: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r27);
    goto CPyL136;
CPyL146: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r29);
    goto CPyL136;
CPyL147: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r31);
    goto CPyL136;
CPyL148: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r33);
    goto CPyL136;
CPyL149: ;
    CPy_DECREF(cpy_r_r33);
    goto CPyL31;
CPyL150: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r36);
    goto CPyL136;
CPyL151: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r36);
    CPyTagged_DecRef(cpy_r_r46);
    goto CPyL136;
CPyL152: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    goto CPyL136;
CPyL153: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r52);
    goto CPyL136;
CPyL154: ;
    CPy_DECREF(cpy_r_r52);
    goto CPyL42;
CPyL155: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r55);
    goto CPyL136;
CPyL156: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r55);
    CPyTagged_DecRef(cpy_r_r65);
    goto CPyL136;
CPyL157: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r55);
    goto CPyL136;
CPyL158: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r70);
    goto CPyL136;
CPyL159: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r72);
    goto CPyL136;
CPyL160: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r72);
    CPy_DecRef(cpy_r_r74);
    goto CPyL136;
CPyL161: ;
    CPy_DECREF(cpy_r_r83);
    goto CPyL67;
CPyL162: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r83);
    goto CPyL136;
CPyL163: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r83);
    CPyTagged_DecRef(cpy_r_r86);
    CPyTagged_DecRef(cpy_r_r87);
    goto CPyL136;
CPyL164: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r83);
    CPyTagged_DecRef(cpy_r_r87);
    goto CPyL136;
CPyL165: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r83);
    CPyTagged_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r90);
    goto CPyL136;
CPyL166: ;
    CPyTagged_DECREF(cpy_r_r87);
    goto CPyL62;
CPyL167: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r83);
    CPyTagged_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r90);
    CPy_DecRef(cpy_r_r91);
    CPyTagged_DecRef(cpy_r_kind);
    goto CPyL136;
CPyL168: ;
    CPyTagged_DECREF(cpy_r_kind);
    goto CPyL61;
CPyL169: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r83);
    CPyTagged_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r90);
    CPy_DecRef(cpy_r_r91);
    goto CPyL136;
CPyL170: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r83);
    CPy_DecRef(cpy_r_r90);
    goto CPyL136;
CPyL171: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r83);
    CPy_DecRef(cpy_r_r103);
    goto CPyL136;
CPyL172: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r109);
    goto CPyL136;
CPyL173: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r111);
    goto CPyL136;
CPyL174: ;
    CPy_DECREF(cpy_r_r111);
    goto CPyL80;
CPyL175: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r111);
    CPy_DecRef(cpy_r_r114);
    goto CPyL136;
CPyL176: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r111);
    CPy_DecRef(cpy_r_r114);
    CPyTagged_DecRef(cpy_r_r124);
    goto CPyL136;
CPyL177: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r114);
    goto CPyL136;
CPyL178: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r114);
    CPyTagged_DecRef(cpy_r_r130);
    goto CPyL136;
CPyL179: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r114);
    CPyTagged_DecRef(cpy_r_r130);
    CPy_DecRef(cpy_r_r131);
    goto CPyL136;
CPyL180: ;
    CPy_DECREF(cpy_r_r133);
    goto CPyL92;
CPyL181: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r114);
    CPyTagged_DecRef(cpy_r_r130);
    CPy_DecRef(cpy_r_r131);
    CPy_DecRef(cpy_r_r133);
    CPyTagged_DecRef(cpy_r_category);
    goto CPyL136;
CPyL182: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r114);
    CPyTagged_DecRef(cpy_r_r130);
    CPy_DecRef(cpy_r_r131);
    CPy_DecRef(cpy_r_r133);
    CPyTagged_DecRef(cpy_r_category);
    CPy_DecRef(cpy_r_r139);
    goto CPyL136;
CPyL183: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r114);
    CPyTagged_DecRef(cpy_r_r130);
    CPy_DecRef(cpy_r_r131);
    CPy_DecRef(cpy_r_r133);
    CPy_DecRef(cpy_r_r139);
    goto CPyL136;
CPyL184: ;
    CPy_DECREF(cpy_r_r139);
    CPyTagged_DECREF(cpy_r_r141);
    goto CPyL91;
CPyL185: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r114);
    CPyTagged_DecRef(cpy_r_r130);
    CPy_DecRef(cpy_r_r131);
    CPy_DecRef(cpy_r_r133);
    goto CPyL136;
CPyL186: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r114);
    CPyTagged_DecRef(cpy_r_r130);
    CPy_DecRef(cpy_r_r131);
    CPyTagged_DecRef(cpy_r_r148);
    goto CPyL136;
CPyL187: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r114);
    CPyTagged_DecRef(cpy_r_r130);
    CPy_DecRef(cpy_r_r131);
    CPyTagged_DecRef(cpy_r_r148);
    CPy_DecRef(cpy_r_r150);
    goto CPyL136;
CPyL188: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r114);
    CPyTagged_DecRef(cpy_r_r130);
    CPy_DecRef(cpy_r_r131);
    CPyTagged_DecRef(cpy_r_r158);
    goto CPyL136;
CPyL189: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r114);
    CPyTagged_DecRef(cpy_r_r130);
    CPy_DecRef(cpy_r_r131);
    CPyTagged_DecRef(cpy_r_r158);
    CPy_DecRef(cpy_r_r161);
    goto CPyL136;
CPyL190: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r114);
    CPyTagged_DecRef(cpy_r_r130);
    CPy_DecRef(cpy_r_r131);
    CPyTagged_DecRef(cpy_r_r158);
    CPy_DecRef(cpy_r_r166);
    goto CPyL136;
CPyL191: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r114);
    CPyTagged_DecRef(cpy_r_r130);
    CPy_DecRef(cpy_r_r131);
    CPyTagged_DecRef(cpy_r_r158);
    CPy_DecRef(cpy_r_r166);
    CPy_DecRef(cpy_r_r170);
    goto CPyL136;
CPyL192: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r114);
    CPyTagged_DecRef(cpy_r_r130);
    CPy_DecRef(cpy_r_r131);
    CPyTagged_DecRef(cpy_r_r158);
    CPy_DecRef(cpy_r_r166);
    CPy_DecRef(cpy_r_r175);
    goto CPyL136;
CPyL193: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r21);
    goto CPyL131;
CPyL194: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r21);
    goto CPyL130;
CPyL195: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r114);
    CPyTagged_DecRef(cpy_r_r130);
    CPy_DecRef(cpy_r_r131);
    CPyTagged_DecRef(cpy_r_r158);
    CPy_DecRef(cpy_r_r166);
    CPy_DecRef(cpy_r_r175);
    CPy_DecRef(cpy_r_r181);
    goto CPyL136;
CPyL196: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r114);
    CPyTagged_DecRef(cpy_r_r130);
    CPy_DecRef(cpy_r_r131);
    CPyTagged_DecRef(cpy_r_r158);
    CPy_DecRef(cpy_r_r166);
    CPy_DecRef(cpy_r_r175);
    CPy_DecRef(cpy_r_r181);
    CPyTagged_DecRef(cpy_r_r191);
    goto CPyL136;
CPyL197: ;
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r114);
    CPyTagged_DecRef(cpy_r_r130);
    CPy_DecRef(cpy_r_r131);
    CPyTagged_DecRef(cpy_r_r158);
    CPy_DecRef(cpy_r_r166);
    CPy_DecRef(cpy_r_r175);
    CPy_DecRef(cpy_r_r196);
    goto CPyL136;
CPyL198: ;
    CPy_DecRef(cpy_r_r216);
    goto CPyL136;
}
        
        PyObject *CPyPy_encyclopedia___view____competitor(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "player", 0};
            static CPyArg_Parser parser = {"OOO:_competitor", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_player;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_player)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_encyclopedia___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_encyclopedia___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Player", obj_player); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___view____competitor(arg_t, arg_seat, arg_player);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "_competitor", 199, CPyStatic_encyclopedia___view___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___view_____top_level__(void) {
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
    char cpy_r_r152;
    char cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    int32_t cpy_r_r161;
    char cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    int32_t cpy_r_r165;
    char cpy_r_r166;
    PyObject *cpy_r_r167;
    tuple_T0 cpy_r_r168;
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
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    int32_t cpy_r_r181;
    char cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    int32_t cpy_r_r185;
    char cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    int32_t cpy_r_r189;
    char cpy_r_r190;
    char cpy_r_r191;
    PyObject *cpy_r_r192;
    int32_t cpy_r_r193;
    char cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    int32_t cpy_r_r197;
    char cpy_r_r198;
    PyObject *cpy_r_r199;
    PyObject *cpy_r_r200;
    int32_t cpy_r_r201;
    char cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject **cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    PyObject *cpy_r_r211;
    char cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    char cpy_r_r217;
    char cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    PyObject *cpy_r_r222;
    int32_t cpy_r_r223;
    char cpy_r_r224;
    PyObject *cpy_r_r225;
    PyObject *cpy_r_r226;
    int32_t cpy_r_r227;
    char cpy_r_r228;
    PyObject *cpy_r_r229;
    tuple_T0 cpy_r_r230;
    PyObject *cpy_r_r231;
    PyObject *cpy_r_r232;
    PyObject *cpy_r_r233;
    PyObject *cpy_r_r234;
    int32_t cpy_r_r235;
    char cpy_r_r236;
    PyObject *cpy_r_r237;
    PyObject *cpy_r_r238;
    int32_t cpy_r_r239;
    char cpy_r_r240;
    char cpy_r_r241;
    PyObject *cpy_r_r242;
    int32_t cpy_r_r243;
    char cpy_r_r244;
    PyObject *cpy_r_r245;
    PyObject *cpy_r_r246;
    int32_t cpy_r_r247;
    char cpy_r_r248;
    PyObject *cpy_r_r249;
    PyObject *cpy_r_r250;
    int32_t cpy_r_r251;
    char cpy_r_r252;
    PyObject *cpy_r_r253;
    PyObject *cpy_r_r254;
    PyObject *cpy_r_r255;
    PyObject *cpy_r_r256;
    PyObject **cpy_r_r258;
    PyObject *cpy_r_r259;
    PyObject *cpy_r_r260;
    PyObject *cpy_r_r261;
    char cpy_r_r262;
    PyObject *cpy_r_r263;
    PyObject *cpy_r_r264;
    PyObject *cpy_r_r265;
    PyObject *cpy_r_r266;
    char cpy_r_r267;
    char cpy_r_r268;
    PyObject *cpy_r_r269;
    PyObject *cpy_r_r270;
    PyObject *cpy_r_r271;
    PyObject *cpy_r_r272;
    PyObject *cpy_r_r273;
    int32_t cpy_r_r274;
    char cpy_r_r275;
    PyObject *cpy_r_r276;
    PyObject *cpy_r_r277;
    int32_t cpy_r_r278;
    char cpy_r_r279;
    PyObject *cpy_r_r280;
    tuple_T0 cpy_r_r281;
    PyObject *cpy_r_r282;
    PyObject *cpy_r_r283;
    PyObject *cpy_r_r284;
    PyObject *cpy_r_r285;
    int32_t cpy_r_r286;
    char cpy_r_r287;
    PyObject *cpy_r_r288;
    PyObject *cpy_r_r289;
    int32_t cpy_r_r290;
    char cpy_r_r291;
    PyObject *cpy_r_r292;
    PyObject *cpy_r_r293;
    int32_t cpy_r_r294;
    char cpy_r_r295;
    char cpy_r_r296;
    PyObject *cpy_r_r297;
    int32_t cpy_r_r298;
    char cpy_r_r299;
    PyObject *cpy_r_r300;
    PyObject *cpy_r_r301;
    int32_t cpy_r_r302;
    char cpy_r_r303;
    PyObject *cpy_r_r304;
    PyObject *cpy_r_r305;
    int32_t cpy_r_r306;
    char cpy_r_r307;
    PyObject *cpy_r_r308;
    PyObject *cpy_r_r309;
    PyObject *cpy_r_r310;
    PyObject *cpy_r_r311;
    PyObject **cpy_r_r313;
    PyObject *cpy_r_r314;
    PyObject *cpy_r_r315;
    PyObject *cpy_r_r316;
    char cpy_r_r317;
    PyObject *cpy_r_r318;
    PyObject *cpy_r_r319;
    PyObject *cpy_r_r320;
    PyObject *cpy_r_r321;
    char cpy_r_r322;
    char cpy_r_r323;
    PyObject *cpy_r_r324;
    PyObject *cpy_r_r325;
    PyObject *cpy_r_r326;
    PyObject *cpy_r_r327;
    PyObject *cpy_r_r328;
    PyObject *cpy_r_r329;
    PyObject *cpy_r_r330;
    PyObject *cpy_r_r331;
    PyObject *cpy_r_r332;
    int32_t cpy_r_r333;
    char cpy_r_r334;
    PyObject *cpy_r_r335;
    PyObject *cpy_r_r336;
    int32_t cpy_r_r337;
    char cpy_r_r338;
    PyObject *cpy_r_r339;
    tuple_T0 cpy_r_r340;
    PyObject *cpy_r_r341;
    PyObject *cpy_r_r342;
    PyObject *cpy_r_r343;
    PyObject *cpy_r_r344;
    int32_t cpy_r_r345;
    char cpy_r_r346;
    PyObject *cpy_r_r347;
    PyObject *cpy_r_r348;
    int32_t cpy_r_r349;
    char cpy_r_r350;
    PyObject *cpy_r_r351;
    PyObject *cpy_r_r352;
    int32_t cpy_r_r353;
    char cpy_r_r354;
    PyObject *cpy_r_r355;
    PyObject *cpy_r_r356;
    int32_t cpy_r_r357;
    char cpy_r_r358;
    PyObject *cpy_r_r359;
    PyObject *cpy_r_r360;
    int32_t cpy_r_r361;
    char cpy_r_r362;
    PyObject *cpy_r_r363;
    PyObject *cpy_r_r364;
    int32_t cpy_r_r365;
    char cpy_r_r366;
    PyObject *cpy_r_r367;
    PyObject *cpy_r_r368;
    int32_t cpy_r_r369;
    char cpy_r_r370;
    char cpy_r_r371;
    PyObject *cpy_r_r372;
    int32_t cpy_r_r373;
    char cpy_r_r374;
    PyObject *cpy_r_r375;
    PyObject *cpy_r_r376;
    int32_t cpy_r_r377;
    char cpy_r_r378;
    PyObject *cpy_r_r379;
    PyObject *cpy_r_r380;
    int32_t cpy_r_r381;
    char cpy_r_r382;
    PyObject *cpy_r_r383;
    PyObject *cpy_r_r384;
    PyObject *cpy_r_r385;
    PyObject *cpy_r_r386;
    PyObject **cpy_r_r388;
    PyObject *cpy_r_r389;
    PyObject *cpy_r_r390;
    PyObject *cpy_r_r391;
    char cpy_r_r392;
    PyObject *cpy_r_r393;
    PyObject *cpy_r_r394;
    PyObject *cpy_r_r395;
    PyObject *cpy_r_r396;
    char cpy_r_r397;
    char cpy_r_r398;
    PyObject *cpy_r_r399;
    PyObject *cpy_r_r400;
    PyObject *cpy_r_r401;
    PyObject *cpy_r_r402;
    PyObject *cpy_r_r403;
    PyObject *cpy_r_r404;
    PyObject *cpy_r_r405;
    PyObject *cpy_r_r406;
    PyObject *cpy_r_r407;
    PyObject *cpy_r_r408;
    PyObject *cpy_r_r409;
    PyObject *cpy_r_r410;
    PyObject *cpy_r_r411;
    PyObject *cpy_r_r412;
    PyObject *cpy_r_r413;
    PyObject *cpy_r_r414;
    PyObject *cpy_r_r415;
    PyObject *cpy_r_r416;
    int32_t cpy_r_r417;
    char cpy_r_r418;
    PyObject *cpy_r_r419;
    PyObject *cpy_r_r420;
    int32_t cpy_r_r421;
    char cpy_r_r422;
    PyObject *cpy_r_r423;
    tuple_T0 cpy_r_r424;
    PyObject *cpy_r_r425;
    PyObject *cpy_r_r426;
    PyObject *cpy_r_r427;
    PyObject *cpy_r_r428;
    int32_t cpy_r_r429;
    char cpy_r_r430;
    PyObject *cpy_r_r431;
    PyObject *cpy_r_r432;
    int32_t cpy_r_r433;
    char cpy_r_r434;
    PyObject *cpy_r_r435;
    PyObject *cpy_r_r436;
    int32_t cpy_r_r437;
    char cpy_r_r438;
    PyObject *cpy_r_r439;
    PyObject *cpy_r_r440;
    int32_t cpy_r_r441;
    char cpy_r_r442;
    PyObject *cpy_r_r443;
    PyObject *cpy_r_r444;
    int32_t cpy_r_r445;
    char cpy_r_r446;
    PyObject *cpy_r_r447;
    PyObject *cpy_r_r448;
    int32_t cpy_r_r449;
    char cpy_r_r450;
    PyObject *cpy_r_r451;
    PyObject *cpy_r_r452;
    int32_t cpy_r_r453;
    char cpy_r_r454;
    PyObject *cpy_r_r455;
    PyObject *cpy_r_r456;
    int32_t cpy_r_r457;
    char cpy_r_r458;
    PyObject *cpy_r_r459;
    PyObject *cpy_r_r460;
    int32_t cpy_r_r461;
    char cpy_r_r462;
    PyObject *cpy_r_r463;
    PyObject *cpy_r_r464;
    int32_t cpy_r_r465;
    char cpy_r_r466;
    PyObject *cpy_r_r467;
    PyObject *cpy_r_r468;
    int32_t cpy_r_r469;
    char cpy_r_r470;
    PyObject *cpy_r_r471;
    PyObject *cpy_r_r472;
    int32_t cpy_r_r473;
    char cpy_r_r474;
    PyObject *cpy_r_r475;
    PyObject *cpy_r_r476;
    int32_t cpy_r_r477;
    char cpy_r_r478;
    PyObject *cpy_r_r479;
    PyObject *cpy_r_r480;
    int32_t cpy_r_r481;
    char cpy_r_r482;
    PyObject *cpy_r_r483;
    PyObject *cpy_r_r484;
    int32_t cpy_r_r485;
    char cpy_r_r486;
    PyObject *cpy_r_r487;
    PyObject *cpy_r_r488;
    int32_t cpy_r_r489;
    char cpy_r_r490;
    char cpy_r_r491;
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
    PyObject *cpy_r_r505;
    PyObject *cpy_r_r506;
    PyObject **cpy_r_r508;
    PyObject *cpy_r_r509;
    PyObject *cpy_r_r510;
    PyObject *cpy_r_r511;
    char cpy_r_r512;
    PyObject *cpy_r_r513;
    PyObject *cpy_r_r514;
    PyObject *cpy_r_r515;
    PyObject *cpy_r_r516;
    char cpy_r_r517;
    char cpy_r_r518;
    PyObject *cpy_r_r519;
    PyObject *cpy_r_r520;
    PyObject *cpy_r_r521;
    PyObject *cpy_r_r522;
    PyObject *cpy_r_r523;
    PyObject *cpy_r_r524;
    PyObject *cpy_r_r525;
    PyObject *cpy_r_r526;
    PyObject *cpy_r_r527;
    PyObject *cpy_r_r528;
    PyObject *cpy_r_r529;
    PyObject *cpy_r_r530;
    PyObject *cpy_r_r531;
    PyObject *cpy_r_r532;
    PyObject *cpy_r_r533;
    PyObject *cpy_r_r534;
    PyObject *cpy_r_r535;
    PyObject *cpy_r_r536;
    int32_t cpy_r_r537;
    char cpy_r_r538;
    PyObject *cpy_r_r539;
    PyObject *cpy_r_r540;
    int32_t cpy_r_r541;
    char cpy_r_r542;
    PyObject *cpy_r_r543;
    tuple_T0 cpy_r_r544;
    PyObject *cpy_r_r545;
    PyObject *cpy_r_r546;
    PyObject *cpy_r_r547;
    PyObject *cpy_r_r548;
    int32_t cpy_r_r549;
    char cpy_r_r550;
    PyObject *cpy_r_r551;
    PyObject *cpy_r_r552;
    int32_t cpy_r_r553;
    char cpy_r_r554;
    PyObject *cpy_r_r555;
    PyObject *cpy_r_r556;
    int32_t cpy_r_r557;
    char cpy_r_r558;
    PyObject *cpy_r_r559;
    PyObject *cpy_r_r560;
    int32_t cpy_r_r561;
    char cpy_r_r562;
    PyObject *cpy_r_r563;
    PyObject *cpy_r_r564;
    int32_t cpy_r_r565;
    char cpy_r_r566;
    PyObject *cpy_r_r567;
    PyObject *cpy_r_r568;
    int32_t cpy_r_r569;
    char cpy_r_r570;
    PyObject *cpy_r_r571;
    PyObject *cpy_r_r572;
    int32_t cpy_r_r573;
    char cpy_r_r574;
    PyObject *cpy_r_r575;
    PyObject *cpy_r_r576;
    int32_t cpy_r_r577;
    char cpy_r_r578;
    PyObject *cpy_r_r579;
    PyObject *cpy_r_r580;
    int32_t cpy_r_r581;
    char cpy_r_r582;
    PyObject *cpy_r_r583;
    PyObject *cpy_r_r584;
    int32_t cpy_r_r585;
    char cpy_r_r586;
    PyObject *cpy_r_r587;
    PyObject *cpy_r_r588;
    int32_t cpy_r_r589;
    char cpy_r_r590;
    PyObject *cpy_r_r591;
    PyObject *cpy_r_r592;
    int32_t cpy_r_r593;
    char cpy_r_r594;
    PyObject *cpy_r_r595;
    PyObject *cpy_r_r596;
    int32_t cpy_r_r597;
    char cpy_r_r598;
    PyObject *cpy_r_r599;
    PyObject *cpy_r_r600;
    int32_t cpy_r_r601;
    char cpy_r_r602;
    PyObject *cpy_r_r603;
    PyObject *cpy_r_r604;
    int32_t cpy_r_r605;
    char cpy_r_r606;
    PyObject *cpy_r_r607;
    PyObject *cpy_r_r608;
    int32_t cpy_r_r609;
    char cpy_r_r610;
    char cpy_r_r611;
    PyObject *cpy_r_r612;
    int32_t cpy_r_r613;
    char cpy_r_r614;
    PyObject *cpy_r_r615;
    PyObject *cpy_r_r616;
    int32_t cpy_r_r617;
    char cpy_r_r618;
    PyObject *cpy_r_r619;
    PyObject *cpy_r_r620;
    int32_t cpy_r_r621;
    char cpy_r_r622;
    PyObject *cpy_r_r623;
    PyObject *cpy_r_r624;
    PyObject *cpy_r_r625;
    PyObject *cpy_r_r626;
    PyObject **cpy_r_r628;
    PyObject *cpy_r_r629;
    PyObject *cpy_r_r630;
    PyObject *cpy_r_r631;
    char cpy_r_r632;
    char cpy_r_r633;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 1, CPyStatic_encyclopedia___view___globals);
        goto CPyL194;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 1, CPyStatic_encyclopedia___view___globals);
        goto CPyL194;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_encyclopedia___view___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 3, CPyStatic_encyclopedia___view___globals);
        goto CPyL194;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5113]; /* ('dataclass',) */
    cpy_r_r12 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r13 = CPyStatic_encyclopedia___view___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 5, CPyStatic_encyclopedia___view___globals);
        goto CPyL194;
    }
    cpy_r_r15 = (void *)&CPyModule_dataclasses;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___games___encyclopedia___boosts;
    cpy_r_r17 = (void *)&CPyImportState_serai___games___encyclopedia___boosts;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[366]; /* 'serai.games.encyclopedia.boosts' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 7, CPyStatic_encyclopedia___view___globals);
        goto CPyL194;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___games___encyclopedia___boosts;
    cpy_r_r25 = CPyExec_serai___games___encyclopedia___boosts;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___games___encyclopedia___boosts__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 7, CPyStatic_encyclopedia___view___globals);
        goto CPyL194;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 7, CPyStatic_encyclopedia___view___globals);
        goto CPyL194;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[366]; /* 'serai.games.encyclopedia.boosts' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 7, CPyStatic_encyclopedia___view___globals);
        goto CPyL194;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5062]; /* ('die_value',) */
    cpy_r_r36 = CPyStatic_encyclopedia___view___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 7, CPyStatic_encyclopedia___view___globals);
        goto CPyL194;
    } else
        goto CPyL195;
CPyL14: ;
    cpy_r_r38 = (void *)&CPyModule_serai___games___encyclopedia___completion;
    cpy_r_r39 = (void *)&CPyImportState_serai___games___encyclopedia___completion;
    cpy_r_r40 = CPyModuleLockAPI_serai;
    cpy_r_r41 = CPyImport_IsInitialized(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL17;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[402]; /* 'serai.games.encyclopedia.completion' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 8, CPyStatic_encyclopedia___view___globals);
        goto CPyL194;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL21;
CPyL17: ;
    cpy_r_r46 = CPyInitOnly_serai___games___encyclopedia___completion;
    cpy_r_r47 = CPyExec_serai___games___encyclopedia___completion;
    cpy_r_r48 = (PyObject **)&CPyModule_serai___games___encyclopedia___completion__internal;
    cpy_r_r49 = PyImport_GetModuleDict();
    cpy_r_r50 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 8, CPyStatic_encyclopedia___view___globals);
        goto CPyL194;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 8, CPyStatic_encyclopedia___view___globals);
        goto CPyL194;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[402]; /* 'serai.games.encyclopedia.completion' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 8, CPyStatic_encyclopedia___view___globals);
        goto CPyL194;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[5154]; /* ('expedition_value',) */
    cpy_r_r58 = CPyStatic_encyclopedia___view___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 8, CPyStatic_encyclopedia___view___globals);
        goto CPyL194;
    } else
        goto CPyL196;
CPyL22: ;
    cpy_r_r60 = (void *)&CPyModule_serai___games___encyclopedia___names;
    cpy_r_r61 = (void *)&CPyImportState_serai___games___encyclopedia___names;
    cpy_r_r62 = CPyModuleLockAPI_serai;
    cpy_r_r63 = CPyImport_IsInitialized(cpy_r_r61);
    if (!cpy_r_r63) goto CPyL25;
    cpy_r_r64 = PyImport_GetModuleDict();
    cpy_r_r65 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 9, CPyStatic_encyclopedia___view___globals);
        goto CPyL194;
    }
    cpy_r_r67 = cpy_r_r66;
    goto CPyL29;
CPyL25: ;
    cpy_r_r68 = CPyInitOnly_serai___games___encyclopedia___names;
    cpy_r_r69 = CPyExec_serai___games___encyclopedia___names;
    cpy_r_r70 = (PyObject **)&CPyModule_serai___games___encyclopedia___names__internal;
    cpy_r_r71 = PyImport_GetModuleDict();
    cpy_r_r72 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r73 = CPyDict_GetItem(cpy_r_r71, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 9, CPyStatic_encyclopedia___view___globals);
        goto CPyL194;
    }
    cpy_r_r74 = CPyStatics[8]; /* '__file__' */
    cpy_r_r75 = CPyObject_GetAttr(cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 9, CPyStatic_encyclopedia___view___globals);
        goto CPyL194;
    }
    cpy_r_r76 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r77 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r78 = CPyImport_ImportNative(cpy_r_r77, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r60, cpy_r_r61, cpy_r_r62, cpy_r_r75, cpy_r_r76, 0);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 9, CPyStatic_encyclopedia___view___globals);
        goto CPyL194;
    }
    cpy_r_r67 = cpy_r_r78;
CPyL29: ;
    cpy_r_r79 = CPyStatics[5189]; /* ('BOARD_PLACES', 'FIRST_SPACE', 'HAND', 'KINDS', 'NO_ACTION', 'NOTHING_THERE', 'PHASES', 'RESEARCH_TYPES', 'ROLLED', 'SEAT_STRIDE', 'SPENT') */
    cpy_r_r80 = CPyStatic_encyclopedia___view___globals;
    cpy_r_r81 = CPyImport_GetNativeAttrs(cpy_r_r67, cpy_r_r79, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 9, CPyStatic_encyclopedia___view___globals);
        goto CPyL194;
    } else
        goto CPyL197;
CPyL30: ;
    cpy_r_r82 = (void *)&CPyModule_serai___games___encyclopedia___scoring;
    cpy_r_r83 = (void *)&CPyImportState_serai___games___encyclopedia___scoring;
    cpy_r_r84 = CPyModuleLockAPI_serai;
    cpy_r_r85 = CPyImport_IsInitialized(cpy_r_r83);
    if (!cpy_r_r85) goto CPyL33;
    cpy_r_r86 = PyImport_GetModuleDict();
    cpy_r_r87 = CPyStatics[278]; /* 'serai.games.encyclopedia.scoring' */
    cpy_r_r88 = CPyDict_GetItem(cpy_r_r86, cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 22, CPyStatic_encyclopedia___view___globals);
        goto CPyL194;
    }
    cpy_r_r89 = cpy_r_r88;
    goto CPyL37;
CPyL33: ;
    cpy_r_r90 = CPyInitOnly_serai___games___encyclopedia___scoring;
    cpy_r_r91 = CPyExec_serai___games___encyclopedia___scoring;
    cpy_r_r92 = (PyObject **)&CPyModule_serai___games___encyclopedia___scoring__internal;
    cpy_r_r93 = PyImport_GetModuleDict();
    cpy_r_r94 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r95 = CPyDict_GetItem(cpy_r_r93, cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 22, CPyStatic_encyclopedia___view___globals);
        goto CPyL194;
    }
    cpy_r_r96 = CPyStatics[8]; /* '__file__' */
    cpy_r_r97 = CPyObject_GetAttr(cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 22, CPyStatic_encyclopedia___view___globals);
        goto CPyL194;
    }
    cpy_r_r98 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r99 = CPyStatics[278]; /* 'serai.games.encyclopedia.scoring' */
    cpy_r_r100 = CPyImport_ImportNative(cpy_r_r99, cpy_r_r90, cpy_r_r91, cpy_r_r92, cpy_r_r82, cpy_r_r83, cpy_r_r84, cpy_r_r97, cpy_r_r98, 0);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 22, CPyStatic_encyclopedia___view___globals);
        goto CPyL194;
    }
    cpy_r_r89 = cpy_r_r100;
CPyL37: ;
    cpy_r_r101 = CPyStatics[5156]; /* ('published_cubes', 'total') */
    cpy_r_r102 = CPyStatic_encyclopedia___view___globals;
    cpy_r_r103 = CPyImport_GetNativeAttrs(cpy_r_r89, cpy_r_r101, cpy_r_r101, cpy_r_r102);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 22, CPyStatic_encyclopedia___view___globals);
        goto CPyL194;
    } else
        goto CPyL198;
CPyL38: ;
    cpy_r_r104 = (void *)&CPyModule_serai___games___encyclopedia___table;
    cpy_r_r105 = (void *)&CPyImportState_serai___games___encyclopedia___table;
    cpy_r_r106 = CPyModuleLockAPI_serai;
    cpy_r_r107 = CPyImport_IsInitialized(cpy_r_r105);
    if (!cpy_r_r107) goto CPyL41;
    cpy_r_r108 = PyImport_GetModuleDict();
    cpy_r_r109 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r110 = CPyDict_GetItem(cpy_r_r108, cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 23, CPyStatic_encyclopedia___view___globals);
        goto CPyL194;
    }
    cpy_r_r111 = cpy_r_r110;
    goto CPyL45;
CPyL41: ;
    cpy_r_r112 = CPyInitOnly_serai___games___encyclopedia___table;
    cpy_r_r113 = CPyExec_serai___games___encyclopedia___table;
    cpy_r_r114 = (PyObject **)&CPyModule_serai___games___encyclopedia___table__internal;
    cpy_r_r115 = PyImport_GetModuleDict();
    cpy_r_r116 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r117 = CPyDict_GetItem(cpy_r_r115, cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 23, CPyStatic_encyclopedia___view___globals);
        goto CPyL194;
    }
    cpy_r_r118 = CPyStatics[8]; /* '__file__' */
    cpy_r_r119 = CPyObject_GetAttr(cpy_r_r117, cpy_r_r118);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 23, CPyStatic_encyclopedia___view___globals);
        goto CPyL194;
    }
    cpy_r_r120 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r121 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r122 = CPyImport_ImportNative(cpy_r_r121, cpy_r_r112, cpy_r_r113, cpy_r_r114, cpy_r_r104, cpy_r_r105, cpy_r_r106, cpy_r_r119, cpy_r_r120, 0);
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 23, CPyStatic_encyclopedia___view___globals);
        goto CPyL194;
    }
    cpy_r_r111 = cpy_r_r122;
CPyL45: ;
    cpy_r_r123 = CPyStatics[5069]; /* ('Player', 'Table') */
    cpy_r_r124 = CPyStatic_encyclopedia___view___globals;
    cpy_r_r125 = CPyImport_GetNativeAttrs(cpy_r_r111, cpy_r_r123, cpy_r_r123, cpy_r_r124);
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 23, CPyStatic_encyclopedia___view___globals);
        goto CPyL194;
    } else
        goto CPyL199;
CPyL46: ;
    cpy_r_r126 = (void *)&CPyModule_serai___kernel___chance;
    cpy_r_r127 = (void *)&CPyImportState_serai___kernel___chance;
    cpy_r_r128 = CPyModuleLockAPI_serai;
    cpy_r_r129 = CPyImport_IsInitialized(cpy_r_r127);
    if (!cpy_r_r129) goto CPyL49;
    cpy_r_r130 = PyImport_GetModuleDict();
    cpy_r_r131 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r132 = CPyDict_GetItem(cpy_r_r130, cpy_r_r131);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 24, CPyStatic_encyclopedia___view___globals);
        goto CPyL194;
    }
    cpy_r_r133 = cpy_r_r132;
    goto CPyL53;
CPyL49: ;
    cpy_r_r134 = CPyInitOnly_serai___kernel___chance;
    cpy_r_r135 = CPyExec_serai___kernel___chance;
    cpy_r_r136 = (PyObject **)&CPyModule_serai___kernel___chance__internal;
    cpy_r_r137 = PyImport_GetModuleDict();
    cpy_r_r138 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r139 = CPyDict_GetItem(cpy_r_r137, cpy_r_r138);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 24, CPyStatic_encyclopedia___view___globals);
        goto CPyL194;
    }
    cpy_r_r140 = CPyStatics[8]; /* '__file__' */
    cpy_r_r141 = CPyObject_GetAttr(cpy_r_r139, cpy_r_r140);
    CPy_DECREF(cpy_r_r139);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 24, CPyStatic_encyclopedia___view___globals);
        goto CPyL194;
    }
    cpy_r_r142 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r143 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r144 = CPyImport_ImportNative(cpy_r_r143, cpy_r_r134, cpy_r_r135, cpy_r_r136, cpy_r_r126, cpy_r_r127, cpy_r_r128, cpy_r_r141, cpy_r_r142, 0);
    CPy_DECREF(cpy_r_r141);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 24, CPyStatic_encyclopedia___view___globals);
        goto CPyL194;
    }
    cpy_r_r133 = cpy_r_r144;
CPyL53: ;
    cpy_r_r145 = CPyStatics[5004]; /* ('Chance',) */
    cpy_r_r146 = CPyStatic_encyclopedia___view___globals;
    cpy_r_r147 = CPyImport_GetNativeAttrs(cpy_r_r133, cpy_r_r145, cpy_r_r145, cpy_r_r146);
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 24, CPyStatic_encyclopedia___view___globals);
        goto CPyL194;
    } else
        goto CPyL200;
CPyL54: ;
    cpy_r_r148 = NULL;
    cpy_r_r149 = CPyStatics[284]; /* 'serai.games.encyclopedia.view' */
    cpy_r_r150 = (PyObject *)CPyType_encyclopedia___view___DieView_template;
    cpy_r_r151 = CPyType_FromTemplate(cpy_r_r150, cpy_r_r148, cpy_r_r149);
    if (unlikely(cpy_r_r151 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 28, CPyStatic_encyclopedia___view___globals);
        goto CPyL194;
    }
    cpy_r_r152 = CPyDef_encyclopedia___view___DieView_trait_vtable_setup();
    if (unlikely(cpy_r_r152 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 28, CPyStatic_encyclopedia___view___globals);
        goto CPyL201;
    }
    cpy_r_r153 = CPyDef_encyclopedia___view___DieView_coroutine_setup(cpy_r_r151);
    if (unlikely(cpy_r_r153 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 28, CPyStatic_encyclopedia___view___globals);
        goto CPyL201;
    }
    cpy_r_r154 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r155 = CPyStatics[543]; /* 'die' */
    cpy_r_r156 = CPyStatics[336]; /* 'colour' */
    cpy_r_r157 = CPyStatics[337]; /* 'value' */
    cpy_r_r158 = CPyStatics[649]; /* 'place' */
    cpy_r_r159 = CPyStatics[63]; /* 'seat' */
    cpy_r_r160 = PyTuple_Pack(5, cpy_r_r155, cpy_r_r156, cpy_r_r157, cpy_r_r158, cpy_r_r159);
    if (unlikely(cpy_r_r160 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 28, CPyStatic_encyclopedia___view___globals);
        goto CPyL201;
    }
    cpy_r_r161 = PyObject_SetAttr(cpy_r_r151, cpy_r_r154, cpy_r_r160);
    CPy_DECREF(cpy_r_r160);
    cpy_r_r162 = cpy_r_r161 >= 0;
    if (unlikely(!cpy_r_r162)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 28, CPyStatic_encyclopedia___view___globals);
        goto CPyL201;
    }
    CPyType_encyclopedia___view___DieView = (PyTypeObject *)cpy_r_r151;
    CPy_INCREF(CPyType_encyclopedia___view___DieView);
    cpy_r_r163 = CPyStatic_encyclopedia___view___globals;
    cpy_r_r164 = CPyStatics[1172]; /* 'DieView' */
    cpy_r_r165 = PyDict_SetItem(cpy_r_r163, cpy_r_r164, cpy_r_r151);
    cpy_r_r166 = cpy_r_r165 >= 0;
    if (unlikely(!cpy_r_r166)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 28, CPyStatic_encyclopedia___view___globals);
        goto CPyL201;
    }
    cpy_r_r167 = PyDict_New();
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 28, CPyStatic_encyclopedia___view___globals);
        goto CPyL201;
    }
    cpy_r_r168.empty_struct_error_flag = 0;
    cpy_r_r169 = PyDict_New();
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 28, CPyStatic_encyclopedia___view___globals);
        goto CPyL202;
    }
    cpy_r_r170 = (PyObject *)&PyType_Type;
    cpy_r_r171 = (PyObject *)&PyUnicode_Type;
    cpy_r_r172 = CPyStatics[543]; /* 'die' */
    cpy_r_r173 = PyDict_SetItem(cpy_r_r169, cpy_r_r172, cpy_r_r171);
    cpy_r_r174 = cpy_r_r173 >= 0;
    if (unlikely(!cpy_r_r174)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 34, CPyStatic_encyclopedia___view___globals);
        goto CPyL203;
    }
    cpy_r_r175 = (PyObject *)&PyUnicode_Type;
    cpy_r_r176 = CPyStatics[336]; /* 'colour' */
    cpy_r_r177 = PyDict_SetItem(cpy_r_r169, cpy_r_r176, cpy_r_r175);
    cpy_r_r178 = cpy_r_r177 >= 0;
    if (unlikely(!cpy_r_r178)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 35, CPyStatic_encyclopedia___view___globals);
        goto CPyL203;
    }
    cpy_r_r179 = (PyObject *)&PyLong_Type;
    cpy_r_r180 = CPyStatics[337]; /* 'value' */
    cpy_r_r181 = PyDict_SetItem(cpy_r_r169, cpy_r_r180, cpy_r_r179);
    cpy_r_r182 = cpy_r_r181 >= 0;
    if (unlikely(!cpy_r_r182)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 36, CPyStatic_encyclopedia___view___globals);
        goto CPyL203;
    }
    cpy_r_r183 = (PyObject *)&PyUnicode_Type;
    cpy_r_r184 = CPyStatics[649]; /* 'place' */
    cpy_r_r185 = PyDict_SetItem(cpy_r_r169, cpy_r_r184, cpy_r_r183);
    cpy_r_r186 = cpy_r_r185 >= 0;
    if (unlikely(!cpy_r_r186)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 37, CPyStatic_encyclopedia___view___globals);
        goto CPyL203;
    }
    cpy_r_r187 = (PyObject *)&PyType_Type;
    cpy_r_r188 = CPyStatics[63]; /* 'seat' */
    cpy_r_r189 = PyDict_SetItem(cpy_r_r169, cpy_r_r188, cpy_r_r187);
    cpy_r_r190 = cpy_r_r189 >= 0;
    if (unlikely(!cpy_r_r190)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 38, CPyStatic_encyclopedia___view___globals);
        goto CPyL203;
    }
    cpy_r_r191 = CPy_InitSubclass(cpy_r_r151);
    if (unlikely(!cpy_r_r191)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 28, CPyStatic_encyclopedia___view___globals);
        goto CPyL203;
    }
    cpy_r_r192 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r193 = CPyDict_SetItem(cpy_r_r167, cpy_r_r192, cpy_r_r169);
    cpy_r_r194 = cpy_r_r193 >= 0;
    if (unlikely(!cpy_r_r194)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 28, CPyStatic_encyclopedia___view___globals);
        goto CPyL203;
    }
    cpy_r_r195 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r196 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r197 = CPyDict_SetItem(cpy_r_r167, cpy_r_r196, cpy_r_r195);
    cpy_r_r198 = cpy_r_r197 >= 0;
    if (unlikely(!cpy_r_r198)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 28, CPyStatic_encyclopedia___view___globals);
        goto CPyL203;
    }
    cpy_r_r199 = CPyStatics[284]; /* 'serai.games.encyclopedia.view' */
    cpy_r_r200 = CPyStatics[70]; /* '__module__' */
    cpy_r_r201 = CPyDict_SetItem(cpy_r_r167, cpy_r_r200, cpy_r_r199);
    cpy_r_r202 = cpy_r_r201 >= 0;
    if (unlikely(!cpy_r_r202)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 28, CPyStatic_encyclopedia___view___globals);
        goto CPyL203;
    }
    cpy_r_r203 = CPyStatic_encyclopedia___view___globals;
    cpy_r_r204 = CPyStatics[774]; /* 'dataclass' */
    cpy_r_r205 = CPyDict_GetItem(cpy_r_r203, cpy_r_r204);
    if (unlikely(cpy_r_r205 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 27, CPyStatic_encyclopedia___view___globals);
        goto CPyL203;
    }
    cpy_r_r206 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r207[1] = {cpy_r_r206};
    cpy_r_r208 = (PyObject **)&cpy_r_r207;
    cpy_r_r209 = CPyStatics[5115]; /* ('frozen',) */
    cpy_r_r210 = PyObject_Vectorcall(cpy_r_r205, cpy_r_r208, 0, cpy_r_r209);
    CPy_DECREF(cpy_r_r205);
    if (unlikely(cpy_r_r210 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 27, CPyStatic_encyclopedia___view___globals);
        goto CPyL203;
    }
    cpy_r_r211 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r212 = CPyDataclass_SleightOfHand(cpy_r_r210, cpy_r_r151, cpy_r_r167, cpy_r_r169, cpy_r_r211);
    CPy_DECREF(cpy_r_r210);
    CPy_DECREF(cpy_r_r151);
    CPy_DECREF(cpy_r_r167);
    CPy_DECREF(cpy_r_r169);
    if (unlikely(!cpy_r_r212)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 28, CPyStatic_encyclopedia___view___globals);
        goto CPyL194;
    }
    cpy_r_r213 = NULL;
    cpy_r_r214 = CPyStatics[284]; /* 'serai.games.encyclopedia.view' */
    cpy_r_r215 = (PyObject *)CPyType_encyclopedia___view___AnimalView_template;
    cpy_r_r216 = CPyType_FromTemplate(cpy_r_r215, cpy_r_r213, cpy_r_r214);
    if (unlikely(cpy_r_r216 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 42, CPyStatic_encyclopedia___view___globals);
        goto CPyL194;
    }
    cpy_r_r217 = CPyDef_encyclopedia___view___AnimalView_trait_vtable_setup();
    if (unlikely(cpy_r_r217 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 42, CPyStatic_encyclopedia___view___globals);
        goto CPyL204;
    }
    cpy_r_r218 = CPyDef_encyclopedia___view___AnimalView_coroutine_setup(cpy_r_r216);
    if (unlikely(cpy_r_r218 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 42, CPyStatic_encyclopedia___view___globals);
        goto CPyL204;
    }
    cpy_r_r219 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r220 = CPyStatics[446]; /* 'animal' */
    cpy_r_r221 = CPyStatics[576]; /* 'cubes' */
    cpy_r_r222 = PyTuple_Pack(2, cpy_r_r220, cpy_r_r221);
    if (unlikely(cpy_r_r222 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 42, CPyStatic_encyclopedia___view___globals);
        goto CPyL204;
    }
    cpy_r_r223 = PyObject_SetAttr(cpy_r_r216, cpy_r_r219, cpy_r_r222);
    CPy_DECREF(cpy_r_r222);
    cpy_r_r224 = cpy_r_r223 >= 0;
    if (unlikely(!cpy_r_r224)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 42, CPyStatic_encyclopedia___view___globals);
        goto CPyL204;
    }
    CPyType_encyclopedia___view___AnimalView = (PyTypeObject *)cpy_r_r216;
    CPy_INCREF(CPyType_encyclopedia___view___AnimalView);
    cpy_r_r225 = CPyStatic_encyclopedia___view___globals;
    cpy_r_r226 = CPyStatics[1173]; /* 'AnimalView' */
    cpy_r_r227 = PyDict_SetItem(cpy_r_r225, cpy_r_r226, cpy_r_r216);
    cpy_r_r228 = cpy_r_r227 >= 0;
    if (unlikely(!cpy_r_r228)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 42, CPyStatic_encyclopedia___view___globals);
        goto CPyL204;
    }
    cpy_r_r229 = PyDict_New();
    if (unlikely(cpy_r_r229 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 42, CPyStatic_encyclopedia___view___globals);
        goto CPyL204;
    }
    cpy_r_r230.empty_struct_error_flag = 0;
    cpy_r_r231 = PyDict_New();
    if (unlikely(cpy_r_r231 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 42, CPyStatic_encyclopedia___view___globals);
        goto CPyL205;
    }
    cpy_r_r232 = (PyObject *)&PyType_Type;
    cpy_r_r233 = (PyObject *)&PyUnicode_Type;
    cpy_r_r234 = CPyStatics[446]; /* 'animal' */
    cpy_r_r235 = PyDict_SetItem(cpy_r_r231, cpy_r_r234, cpy_r_r233);
    cpy_r_r236 = cpy_r_r235 >= 0;
    if (unlikely(!cpy_r_r236)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 45, CPyStatic_encyclopedia___view___globals);
        goto CPyL206;
    }
    cpy_r_r237 = (PyObject *)&PyTuple_Type;
    cpy_r_r238 = CPyStatics[576]; /* 'cubes' */
    cpy_r_r239 = PyDict_SetItem(cpy_r_r231, cpy_r_r238, cpy_r_r237);
    cpy_r_r240 = cpy_r_r239 >= 0;
    if (unlikely(!cpy_r_r240)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 46, CPyStatic_encyclopedia___view___globals);
        goto CPyL206;
    }
    cpy_r_r241 = CPy_InitSubclass(cpy_r_r216);
    if (unlikely(!cpy_r_r241)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 42, CPyStatic_encyclopedia___view___globals);
        goto CPyL206;
    }
    cpy_r_r242 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r243 = CPyDict_SetItem(cpy_r_r229, cpy_r_r242, cpy_r_r231);
    cpy_r_r244 = cpy_r_r243 >= 0;
    if (unlikely(!cpy_r_r244)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 42, CPyStatic_encyclopedia___view___globals);
        goto CPyL206;
    }
    cpy_r_r245 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r246 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r247 = CPyDict_SetItem(cpy_r_r229, cpy_r_r246, cpy_r_r245);
    cpy_r_r248 = cpy_r_r247 >= 0;
    if (unlikely(!cpy_r_r248)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 42, CPyStatic_encyclopedia___view___globals);
        goto CPyL206;
    }
    cpy_r_r249 = CPyStatics[284]; /* 'serai.games.encyclopedia.view' */
    cpy_r_r250 = CPyStatics[70]; /* '__module__' */
    cpy_r_r251 = CPyDict_SetItem(cpy_r_r229, cpy_r_r250, cpy_r_r249);
    cpy_r_r252 = cpy_r_r251 >= 0;
    if (unlikely(!cpy_r_r252)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 42, CPyStatic_encyclopedia___view___globals);
        goto CPyL206;
    }
    cpy_r_r253 = CPyStatic_encyclopedia___view___globals;
    cpy_r_r254 = CPyStatics[774]; /* 'dataclass' */
    cpy_r_r255 = CPyDict_GetItem(cpy_r_r253, cpy_r_r254);
    if (unlikely(cpy_r_r255 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 41, CPyStatic_encyclopedia___view___globals);
        goto CPyL206;
    }
    cpy_r_r256 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r257[1] = {cpy_r_r256};
    cpy_r_r258 = (PyObject **)&cpy_r_r257;
    cpy_r_r259 = CPyStatics[5115]; /* ('frozen',) */
    cpy_r_r260 = PyObject_Vectorcall(cpy_r_r255, cpy_r_r258, 0, cpy_r_r259);
    CPy_DECREF(cpy_r_r255);
    if (unlikely(cpy_r_r260 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 41, CPyStatic_encyclopedia___view___globals);
        goto CPyL206;
    }
    cpy_r_r261 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r262 = CPyDataclass_SleightOfHand(cpy_r_r260, cpy_r_r216, cpy_r_r229, cpy_r_r231, cpy_r_r261);
    CPy_DECREF(cpy_r_r260);
    CPy_DECREF(cpy_r_r216);
    CPy_DECREF(cpy_r_r229);
    CPy_DECREF(cpy_r_r231);
    if (unlikely(!cpy_r_r262)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 42, CPyStatic_encyclopedia___view___globals);
        goto CPyL194;
    }
    cpy_r_r263 = NULL;
    cpy_r_r264 = CPyStatics[284]; /* 'serai.games.encyclopedia.view' */
    cpy_r_r265 = (PyObject *)CPyType_encyclopedia___view___DisplayView_template;
    cpy_r_r266 = CPyType_FromTemplate(cpy_r_r265, cpy_r_r263, cpy_r_r264);
    if (unlikely(cpy_r_r266 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 50, CPyStatic_encyclopedia___view___globals);
        goto CPyL194;
    }
    cpy_r_r267 = CPyDef_encyclopedia___view___DisplayView_trait_vtable_setup();
    if (unlikely(cpy_r_r267 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 50, CPyStatic_encyclopedia___view___globals);
        goto CPyL207;
    }
    cpy_r_r268 = CPyDef_encyclopedia___view___DisplayView_coroutine_setup(cpy_r_r266);
    if (unlikely(cpy_r_r268 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 50, CPyStatic_encyclopedia___view___globals);
        goto CPyL207;
    }
    cpy_r_r269 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r270 = CPyStatics[993]; /* 'cards' */
    cpy_r_r271 = CPyStatics[994]; /* 'deck' */
    cpy_r_r272 = CPyStatics[995]; /* 'discard' */
    cpy_r_r273 = PyTuple_Pack(3, cpy_r_r270, cpy_r_r271, cpy_r_r272);
    if (unlikely(cpy_r_r273 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 50, CPyStatic_encyclopedia___view___globals);
        goto CPyL207;
    }
    cpy_r_r274 = PyObject_SetAttr(cpy_r_r266, cpy_r_r269, cpy_r_r273);
    CPy_DECREF(cpy_r_r273);
    cpy_r_r275 = cpy_r_r274 >= 0;
    if (unlikely(!cpy_r_r275)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 50, CPyStatic_encyclopedia___view___globals);
        goto CPyL207;
    }
    CPyType_encyclopedia___view___DisplayView = (PyTypeObject *)cpy_r_r266;
    CPy_INCREF(CPyType_encyclopedia___view___DisplayView);
    cpy_r_r276 = CPyStatic_encyclopedia___view___globals;
    cpy_r_r277 = CPyStatics[1174]; /* 'DisplayView' */
    cpy_r_r278 = PyDict_SetItem(cpy_r_r276, cpy_r_r277, cpy_r_r266);
    cpy_r_r279 = cpy_r_r278 >= 0;
    if (unlikely(!cpy_r_r279)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 50, CPyStatic_encyclopedia___view___globals);
        goto CPyL207;
    }
    cpy_r_r280 = PyDict_New();
    if (unlikely(cpy_r_r280 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 50, CPyStatic_encyclopedia___view___globals);
        goto CPyL207;
    }
    cpy_r_r281.empty_struct_error_flag = 0;
    cpy_r_r282 = PyDict_New();
    if (unlikely(cpy_r_r282 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 50, CPyStatic_encyclopedia___view___globals);
        goto CPyL208;
    }
    cpy_r_r283 = (PyObject *)&PyType_Type;
    cpy_r_r284 = (PyObject *)&PyTuple_Type;
    cpy_r_r285 = CPyStatics[993]; /* 'cards' */
    cpy_r_r286 = PyDict_SetItem(cpy_r_r282, cpy_r_r285, cpy_r_r284);
    cpy_r_r287 = cpy_r_r286 >= 0;
    if (unlikely(!cpy_r_r287)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 53, CPyStatic_encyclopedia___view___globals);
        goto CPyL209;
    }
    cpy_r_r288 = (PyObject *)&PyLong_Type;
    cpy_r_r289 = CPyStatics[994]; /* 'deck' */
    cpy_r_r290 = PyDict_SetItem(cpy_r_r282, cpy_r_r289, cpy_r_r288);
    cpy_r_r291 = cpy_r_r290 >= 0;
    if (unlikely(!cpy_r_r291)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 54, CPyStatic_encyclopedia___view___globals);
        goto CPyL209;
    }
    cpy_r_r292 = (PyObject *)&PyTuple_Type;
    cpy_r_r293 = CPyStatics[995]; /* 'discard' */
    cpy_r_r294 = PyDict_SetItem(cpy_r_r282, cpy_r_r293, cpy_r_r292);
    cpy_r_r295 = cpy_r_r294 >= 0;
    if (unlikely(!cpy_r_r295)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 55, CPyStatic_encyclopedia___view___globals);
        goto CPyL209;
    }
    cpy_r_r296 = CPy_InitSubclass(cpy_r_r266);
    if (unlikely(!cpy_r_r296)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 50, CPyStatic_encyclopedia___view___globals);
        goto CPyL209;
    }
    cpy_r_r297 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r298 = CPyDict_SetItem(cpy_r_r280, cpy_r_r297, cpy_r_r282);
    cpy_r_r299 = cpy_r_r298 >= 0;
    if (unlikely(!cpy_r_r299)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 50, CPyStatic_encyclopedia___view___globals);
        goto CPyL209;
    }
    cpy_r_r300 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r301 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r302 = CPyDict_SetItem(cpy_r_r280, cpy_r_r301, cpy_r_r300);
    cpy_r_r303 = cpy_r_r302 >= 0;
    if (unlikely(!cpy_r_r303)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 50, CPyStatic_encyclopedia___view___globals);
        goto CPyL209;
    }
    cpy_r_r304 = CPyStatics[284]; /* 'serai.games.encyclopedia.view' */
    cpy_r_r305 = CPyStatics[70]; /* '__module__' */
    cpy_r_r306 = CPyDict_SetItem(cpy_r_r280, cpy_r_r305, cpy_r_r304);
    cpy_r_r307 = cpy_r_r306 >= 0;
    if (unlikely(!cpy_r_r307)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 50, CPyStatic_encyclopedia___view___globals);
        goto CPyL209;
    }
    cpy_r_r308 = CPyStatic_encyclopedia___view___globals;
    cpy_r_r309 = CPyStatics[774]; /* 'dataclass' */
    cpy_r_r310 = CPyDict_GetItem(cpy_r_r308, cpy_r_r309);
    if (unlikely(cpy_r_r310 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 49, CPyStatic_encyclopedia___view___globals);
        goto CPyL209;
    }
    cpy_r_r311 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r312[1] = {cpy_r_r311};
    cpy_r_r313 = (PyObject **)&cpy_r_r312;
    cpy_r_r314 = CPyStatics[5115]; /* ('frozen',) */
    cpy_r_r315 = PyObject_Vectorcall(cpy_r_r310, cpy_r_r313, 0, cpy_r_r314);
    CPy_DECREF(cpy_r_r310);
    if (unlikely(cpy_r_r315 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 49, CPyStatic_encyclopedia___view___globals);
        goto CPyL209;
    }
    cpy_r_r316 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r317 = CPyDataclass_SleightOfHand(cpy_r_r315, cpy_r_r266, cpy_r_r280, cpy_r_r282, cpy_r_r316);
    CPy_DECREF(cpy_r_r315);
    CPy_DECREF(cpy_r_r266);
    CPy_DECREF(cpy_r_r280);
    CPy_DECREF(cpy_r_r282);
    if (unlikely(!cpy_r_r317)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 50, CPyStatic_encyclopedia___view___globals);
        goto CPyL194;
    }
    cpy_r_r318 = NULL;
    cpy_r_r319 = CPyStatics[284]; /* 'serai.games.encyclopedia.view' */
    cpy_r_r320 = (PyObject *)CPyType_encyclopedia___view___UseView_template;
    cpy_r_r321 = CPyType_FromTemplate(cpy_r_r320, cpy_r_r318, cpy_r_r319);
    if (unlikely(cpy_r_r321 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 59, CPyStatic_encyclopedia___view___globals);
        goto CPyL194;
    }
    cpy_r_r322 = CPyDef_encyclopedia___view___UseView_trait_vtable_setup();
    if (unlikely(cpy_r_r322 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 59, CPyStatic_encyclopedia___view___globals);
        goto CPyL210;
    }
    cpy_r_r323 = CPyDef_encyclopedia___view___UseView_coroutine_setup(cpy_r_r321);
    if (unlikely(cpy_r_r323 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 59, CPyStatic_encyclopedia___view___globals);
        goto CPyL210;
    }
    cpy_r_r324 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r325 = CPyStatics[543]; /* 'die' */
    cpy_r_r326 = CPyStatics[336]; /* 'colour' */
    cpy_r_r327 = CPyStatics[337]; /* 'value' */
    cpy_r_r328 = CPyStatics[1004]; /* 'boost' */
    cpy_r_r329 = CPyStatics[334]; /* 'action' */
    cpy_r_r330 = CPyStatics[1005]; /* 'target' */
    cpy_r_r331 = CPyStatics[439]; /* 'left' */
    cpy_r_r332 = PyTuple_Pack(7, cpy_r_r325, cpy_r_r326, cpy_r_r327, cpy_r_r328, cpy_r_r329, cpy_r_r330, cpy_r_r331);
    if (unlikely(cpy_r_r332 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 59, CPyStatic_encyclopedia___view___globals);
        goto CPyL210;
    }
    cpy_r_r333 = PyObject_SetAttr(cpy_r_r321, cpy_r_r324, cpy_r_r332);
    CPy_DECREF(cpy_r_r332);
    cpy_r_r334 = cpy_r_r333 >= 0;
    if (unlikely(!cpy_r_r334)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 59, CPyStatic_encyclopedia___view___globals);
        goto CPyL210;
    }
    CPyType_encyclopedia___view___UseView = (PyTypeObject *)cpy_r_r321;
    CPy_INCREF(CPyType_encyclopedia___view___UseView);
    cpy_r_r335 = CPyStatic_encyclopedia___view___globals;
    cpy_r_r336 = CPyStatics[1175]; /* 'UseView' */
    cpy_r_r337 = PyDict_SetItem(cpy_r_r335, cpy_r_r336, cpy_r_r321);
    cpy_r_r338 = cpy_r_r337 >= 0;
    if (unlikely(!cpy_r_r338)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 59, CPyStatic_encyclopedia___view___globals);
        goto CPyL210;
    }
    cpy_r_r339 = PyDict_New();
    if (unlikely(cpy_r_r339 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 59, CPyStatic_encyclopedia___view___globals);
        goto CPyL210;
    }
    cpy_r_r340.empty_struct_error_flag = 0;
    cpy_r_r341 = PyDict_New();
    if (unlikely(cpy_r_r341 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 59, CPyStatic_encyclopedia___view___globals);
        goto CPyL211;
    }
    cpy_r_r342 = (PyObject *)&PyType_Type;
    cpy_r_r343 = (PyObject *)&PyUnicode_Type;
    cpy_r_r344 = CPyStatics[543]; /* 'die' */
    cpy_r_r345 = PyDict_SetItem(cpy_r_r341, cpy_r_r344, cpy_r_r343);
    cpy_r_r346 = cpy_r_r345 >= 0;
    if (unlikely(!cpy_r_r346)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 62, CPyStatic_encyclopedia___view___globals);
        goto CPyL212;
    }
    cpy_r_r347 = (PyObject *)&PyUnicode_Type;
    cpy_r_r348 = CPyStatics[336]; /* 'colour' */
    cpy_r_r349 = PyDict_SetItem(cpy_r_r341, cpy_r_r348, cpy_r_r347);
    cpy_r_r350 = cpy_r_r349 >= 0;
    if (unlikely(!cpy_r_r350)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 63, CPyStatic_encyclopedia___view___globals);
        goto CPyL212;
    }
    cpy_r_r351 = (PyObject *)&PyLong_Type;
    cpy_r_r352 = CPyStatics[337]; /* 'value' */
    cpy_r_r353 = PyDict_SetItem(cpy_r_r341, cpy_r_r352, cpy_r_r351);
    cpy_r_r354 = cpy_r_r353 >= 0;
    if (unlikely(!cpy_r_r354)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 64, CPyStatic_encyclopedia___view___globals);
        goto CPyL212;
    }
    cpy_r_r355 = (PyObject *)&PyLong_Type;
    cpy_r_r356 = CPyStatics[1004]; /* 'boost' */
    cpy_r_r357 = PyDict_SetItem(cpy_r_r341, cpy_r_r356, cpy_r_r355);
    cpy_r_r358 = cpy_r_r357 >= 0;
    if (unlikely(!cpy_r_r358)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 65, CPyStatic_encyclopedia___view___globals);
        goto CPyL212;
    }
    cpy_r_r359 = (PyObject *)&PyUnicode_Type;
    cpy_r_r360 = CPyStatics[334]; /* 'action' */
    cpy_r_r361 = PyDict_SetItem(cpy_r_r341, cpy_r_r360, cpy_r_r359);
    cpy_r_r362 = cpy_r_r361 >= 0;
    if (unlikely(!cpy_r_r362)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 66, CPyStatic_encyclopedia___view___globals);
        goto CPyL212;
    }
    cpy_r_r363 = (PyObject *)&PyUnicode_Type;
    cpy_r_r364 = CPyStatics[1005]; /* 'target' */
    cpy_r_r365 = PyDict_SetItem(cpy_r_r341, cpy_r_r364, cpy_r_r363);
    cpy_r_r366 = cpy_r_r365 >= 0;
    if (unlikely(!cpy_r_r366)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 67, CPyStatic_encyclopedia___view___globals);
        goto CPyL212;
    }
    cpy_r_r367 = (PyObject *)&PyType_Type;
    cpy_r_r368 = CPyStatics[439]; /* 'left' */
    cpy_r_r369 = PyDict_SetItem(cpy_r_r341, cpy_r_r368, cpy_r_r367);
    cpy_r_r370 = cpy_r_r369 >= 0;
    if (unlikely(!cpy_r_r370)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 68, CPyStatic_encyclopedia___view___globals);
        goto CPyL212;
    }
    cpy_r_r371 = CPy_InitSubclass(cpy_r_r321);
    if (unlikely(!cpy_r_r371)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 59, CPyStatic_encyclopedia___view___globals);
        goto CPyL212;
    }
    cpy_r_r372 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r373 = CPyDict_SetItem(cpy_r_r339, cpy_r_r372, cpy_r_r341);
    cpy_r_r374 = cpy_r_r373 >= 0;
    if (unlikely(!cpy_r_r374)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 59, CPyStatic_encyclopedia___view___globals);
        goto CPyL212;
    }
    cpy_r_r375 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r376 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r377 = CPyDict_SetItem(cpy_r_r339, cpy_r_r376, cpy_r_r375);
    cpy_r_r378 = cpy_r_r377 >= 0;
    if (unlikely(!cpy_r_r378)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 59, CPyStatic_encyclopedia___view___globals);
        goto CPyL212;
    }
    cpy_r_r379 = CPyStatics[284]; /* 'serai.games.encyclopedia.view' */
    cpy_r_r380 = CPyStatics[70]; /* '__module__' */
    cpy_r_r381 = CPyDict_SetItem(cpy_r_r339, cpy_r_r380, cpy_r_r379);
    cpy_r_r382 = cpy_r_r381 >= 0;
    if (unlikely(!cpy_r_r382)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 59, CPyStatic_encyclopedia___view___globals);
        goto CPyL212;
    }
    cpy_r_r383 = CPyStatic_encyclopedia___view___globals;
    cpy_r_r384 = CPyStatics[774]; /* 'dataclass' */
    cpy_r_r385 = CPyDict_GetItem(cpy_r_r383, cpy_r_r384);
    if (unlikely(cpy_r_r385 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 58, CPyStatic_encyclopedia___view___globals);
        goto CPyL212;
    }
    cpy_r_r386 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r387[1] = {cpy_r_r386};
    cpy_r_r388 = (PyObject **)&cpy_r_r387;
    cpy_r_r389 = CPyStatics[5115]; /* ('frozen',) */
    cpy_r_r390 = PyObject_Vectorcall(cpy_r_r385, cpy_r_r388, 0, cpy_r_r389);
    CPy_DECREF(cpy_r_r385);
    if (unlikely(cpy_r_r390 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 58, CPyStatic_encyclopedia___view___globals);
        goto CPyL212;
    }
    cpy_r_r391 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r392 = CPyDataclass_SleightOfHand(cpy_r_r390, cpy_r_r321, cpy_r_r339, cpy_r_r341, cpy_r_r391);
    CPy_DECREF(cpy_r_r390);
    CPy_DECREF(cpy_r_r321);
    CPy_DECREF(cpy_r_r339);
    CPy_DECREF(cpy_r_r341);
    if (unlikely(!cpy_r_r392)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 59, CPyStatic_encyclopedia___view___globals);
        goto CPyL194;
    }
    cpy_r_r393 = NULL;
    cpy_r_r394 = CPyStatics[284]; /* 'serai.games.encyclopedia.view' */
    cpy_r_r395 = (PyObject *)CPyType_encyclopedia___view___CompetitorView_template;
    cpy_r_r396 = CPyType_FromTemplate(cpy_r_r395, cpy_r_r393, cpy_r_r394);
    if (unlikely(cpy_r_r396 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 72, CPyStatic_encyclopedia___view___globals);
        goto CPyL194;
    }
    cpy_r_r397 = CPyDef_encyclopedia___view___CompetitorView_trait_vtable_setup();
    if (unlikely(cpy_r_r397 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 72, CPyStatic_encyclopedia___view___globals);
        goto CPyL213;
    }
    cpy_r_r398 = CPyDef_encyclopedia___view___CompetitorView_coroutine_setup(cpy_r_r396);
    if (unlikely(cpy_r_r398 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 72, CPyStatic_encyclopedia___view___globals);
        goto CPyL213;
    }
    cpy_r_r399 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r400 = CPyStatics[424]; /* 'coins' */
    cpy_r_r401 = CPyStatics[431]; /* 'tokens' */
    cpy_r_r402 = CPyStatics[467]; /* 'seals' */
    cpy_r_r403 = CPyStatics[65]; /* 'points' */
    cpy_r_r404 = CPyStatics[607]; /* 'reputation' */
    cpy_r_r405 = CPyStatics[623]; /* 'experts' */
    cpy_r_r406 = CPyStatics[1006]; /* 'tucked' */
    cpy_r_r407 = CPyStatics[1075]; /* 'study' */
    cpy_r_r408 = CPyStatics[1009]; /* 'collection' */
    cpy_r_r409 = CPyStatics[576]; /* 'cubes' */
    cpy_r_r410 = CPyStatics[1010]; /* 'published' */
    cpy_r_r411 = CPyStatics[577]; /* 'five_cube_tokens' */
    cpy_r_r412 = CPyStatics[559]; /* 'behaviour' */
    cpy_r_r413 = CPyStatics[279]; /* 'scoring' */
    cpy_r_r414 = CPyStatics[1011]; /* 'priorities' */
    cpy_r_r415 = CPyStatics[1012]; /* 'total' */
    cpy_r_r416 = PyTuple_Pack(16, cpy_r_r400, cpy_r_r401, cpy_r_r402, cpy_r_r403, cpy_r_r404, cpy_r_r405, cpy_r_r406, cpy_r_r407, cpy_r_r408, cpy_r_r409, cpy_r_r410, cpy_r_r411, cpy_r_r412, cpy_r_r413, cpy_r_r414, cpy_r_r415);
    if (unlikely(cpy_r_r416 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 72, CPyStatic_encyclopedia___view___globals);
        goto CPyL213;
    }
    cpy_r_r417 = PyObject_SetAttr(cpy_r_r396, cpy_r_r399, cpy_r_r416);
    CPy_DECREF(cpy_r_r416);
    cpy_r_r418 = cpy_r_r417 >= 0;
    if (unlikely(!cpy_r_r418)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 72, CPyStatic_encyclopedia___view___globals);
        goto CPyL213;
    }
    CPyType_encyclopedia___view___CompetitorView = (PyTypeObject *)cpy_r_r396;
    CPy_INCREF(CPyType_encyclopedia___view___CompetitorView);
    cpy_r_r419 = CPyStatic_encyclopedia___view___globals;
    cpy_r_r420 = CPyStatics[1176]; /* 'CompetitorView' */
    cpy_r_r421 = PyDict_SetItem(cpy_r_r419, cpy_r_r420, cpy_r_r396);
    cpy_r_r422 = cpy_r_r421 >= 0;
    if (unlikely(!cpy_r_r422)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 72, CPyStatic_encyclopedia___view___globals);
        goto CPyL213;
    }
    cpy_r_r423 = PyDict_New();
    if (unlikely(cpy_r_r423 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 72, CPyStatic_encyclopedia___view___globals);
        goto CPyL213;
    }
    cpy_r_r424.empty_struct_error_flag = 0;
    cpy_r_r425 = PyDict_New();
    if (unlikely(cpy_r_r425 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 72, CPyStatic_encyclopedia___view___globals);
        goto CPyL214;
    }
    cpy_r_r426 = (PyObject *)&PyType_Type;
    cpy_r_r427 = (PyObject *)&PyLong_Type;
    cpy_r_r428 = CPyStatics[424]; /* 'coins' */
    cpy_r_r429 = PyDict_SetItem(cpy_r_r425, cpy_r_r428, cpy_r_r427);
    cpy_r_r430 = cpy_r_r429 >= 0;
    if (unlikely(!cpy_r_r430)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 75, CPyStatic_encyclopedia___view___globals);
        goto CPyL215;
    }
    cpy_r_r431 = (PyObject *)&PyLong_Type;
    cpy_r_r432 = CPyStatics[431]; /* 'tokens' */
    cpy_r_r433 = PyDict_SetItem(cpy_r_r425, cpy_r_r432, cpy_r_r431);
    cpy_r_r434 = cpy_r_r433 >= 0;
    if (unlikely(!cpy_r_r434)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 76, CPyStatic_encyclopedia___view___globals);
        goto CPyL215;
    }
    cpy_r_r435 = (PyObject *)&PyLong_Type;
    cpy_r_r436 = CPyStatics[467]; /* 'seals' */
    cpy_r_r437 = PyDict_SetItem(cpy_r_r425, cpy_r_r436, cpy_r_r435);
    cpy_r_r438 = cpy_r_r437 >= 0;
    if (unlikely(!cpy_r_r438)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 77, CPyStatic_encyclopedia___view___globals);
        goto CPyL215;
    }
    cpy_r_r439 = (PyObject *)&PyLong_Type;
    cpy_r_r440 = CPyStatics[65]; /* 'points' */
    cpy_r_r441 = PyDict_SetItem(cpy_r_r425, cpy_r_r440, cpy_r_r439);
    cpy_r_r442 = cpy_r_r441 >= 0;
    if (unlikely(!cpy_r_r442)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 78, CPyStatic_encyclopedia___view___globals);
        goto CPyL215;
    }
    cpy_r_r443 = (PyObject *)&PyLong_Type;
    cpy_r_r444 = CPyStatics[607]; /* 'reputation' */
    cpy_r_r445 = PyDict_SetItem(cpy_r_r425, cpy_r_r444, cpy_r_r443);
    cpy_r_r446 = cpy_r_r445 >= 0;
    if (unlikely(!cpy_r_r446)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 79, CPyStatic_encyclopedia___view___globals);
        goto CPyL215;
    }
    cpy_r_r447 = (PyObject *)&PyTuple_Type;
    cpy_r_r448 = CPyStatics[623]; /* 'experts' */
    cpy_r_r449 = PyDict_SetItem(cpy_r_r425, cpy_r_r448, cpy_r_r447);
    cpy_r_r450 = cpy_r_r449 >= 0;
    if (unlikely(!cpy_r_r450)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 80, CPyStatic_encyclopedia___view___globals);
        goto CPyL215;
    }
    cpy_r_r451 = (PyObject *)&PyTuple_Type;
    cpy_r_r452 = CPyStatics[1006]; /* 'tucked' */
    cpy_r_r453 = PyDict_SetItem(cpy_r_r425, cpy_r_r452, cpy_r_r451);
    cpy_r_r454 = cpy_r_r453 >= 0;
    if (unlikely(!cpy_r_r454)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 81, CPyStatic_encyclopedia___view___globals);
        goto CPyL215;
    }
    cpy_r_r455 = (PyObject *)&PyTuple_Type;
    cpy_r_r456 = CPyStatics[1075]; /* 'study' */
    cpy_r_r457 = PyDict_SetItem(cpy_r_r425, cpy_r_r456, cpy_r_r455);
    cpy_r_r458 = cpy_r_r457 >= 0;
    if (unlikely(!cpy_r_r458)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 82, CPyStatic_encyclopedia___view___globals);
        goto CPyL215;
    }
    cpy_r_r459 = (PyObject *)&PyTuple_Type;
    cpy_r_r460 = CPyStatics[1009]; /* 'collection' */
    cpy_r_r461 = PyDict_SetItem(cpy_r_r425, cpy_r_r460, cpy_r_r459);
    cpy_r_r462 = cpy_r_r461 >= 0;
    if (unlikely(!cpy_r_r462)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 83, CPyStatic_encyclopedia___view___globals);
        goto CPyL215;
    }
    cpy_r_r463 = (PyObject *)&PyLong_Type;
    cpy_r_r464 = CPyStatics[576]; /* 'cubes' */
    cpy_r_r465 = PyDict_SetItem(cpy_r_r425, cpy_r_r464, cpy_r_r463);
    cpy_r_r466 = cpy_r_r465 >= 0;
    if (unlikely(!cpy_r_r466)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 84, CPyStatic_encyclopedia___view___globals);
        goto CPyL215;
    }
    cpy_r_r467 = (PyObject *)&PyDict_Type;
    cpy_r_r468 = CPyStatics[1010]; /* 'published' */
    cpy_r_r469 = PyDict_SetItem(cpy_r_r425, cpy_r_r468, cpy_r_r467);
    cpy_r_r470 = cpy_r_r469 >= 0;
    if (unlikely(!cpy_r_r470)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 85, CPyStatic_encyclopedia___view___globals);
        goto CPyL215;
    }
    cpy_r_r471 = (PyObject *)&PyLong_Type;
    cpy_r_r472 = CPyStatics[577]; /* 'five_cube_tokens' */
    cpy_r_r473 = PyDict_SetItem(cpy_r_r425, cpy_r_r472, cpy_r_r471);
    cpy_r_r474 = cpy_r_r473 >= 0;
    if (unlikely(!cpy_r_r474)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 86, CPyStatic_encyclopedia___view___globals);
        goto CPyL215;
    }
    cpy_r_r475 = (PyObject *)&PyUnicode_Type;
    cpy_r_r476 = CPyStatics[559]; /* 'behaviour' */
    cpy_r_r477 = PyDict_SetItem(cpy_r_r425, cpy_r_r476, cpy_r_r475);
    cpy_r_r478 = cpy_r_r477 >= 0;
    if (unlikely(!cpy_r_r478)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 87, CPyStatic_encyclopedia___view___globals);
        goto CPyL215;
    }
    cpy_r_r479 = (PyObject *)&PyUnicode_Type;
    cpy_r_r480 = CPyStatics[279]; /* 'scoring' */
    cpy_r_r481 = PyDict_SetItem(cpy_r_r425, cpy_r_r480, cpy_r_r479);
    cpy_r_r482 = cpy_r_r481 >= 0;
    if (unlikely(!cpy_r_r482)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 88, CPyStatic_encyclopedia___view___globals);
        goto CPyL215;
    }
    cpy_r_r483 = (PyObject *)&PyTuple_Type;
    cpy_r_r484 = CPyStatics[1011]; /* 'priorities' */
    cpy_r_r485 = PyDict_SetItem(cpy_r_r425, cpy_r_r484, cpy_r_r483);
    cpy_r_r486 = cpy_r_r485 >= 0;
    if (unlikely(!cpy_r_r486)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 89, CPyStatic_encyclopedia___view___globals);
        goto CPyL215;
    }
    cpy_r_r487 = (PyObject *)&PyLong_Type;
    cpy_r_r488 = CPyStatics[1012]; /* 'total' */
    cpy_r_r489 = PyDict_SetItem(cpy_r_r425, cpy_r_r488, cpy_r_r487);
    cpy_r_r490 = cpy_r_r489 >= 0;
    if (unlikely(!cpy_r_r490)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 90, CPyStatic_encyclopedia___view___globals);
        goto CPyL215;
    }
    cpy_r_r491 = CPy_InitSubclass(cpy_r_r396);
    if (unlikely(!cpy_r_r491)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 72, CPyStatic_encyclopedia___view___globals);
        goto CPyL215;
    }
    cpy_r_r492 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r493 = CPyDict_SetItem(cpy_r_r423, cpy_r_r492, cpy_r_r425);
    cpy_r_r494 = cpy_r_r493 >= 0;
    if (unlikely(!cpy_r_r494)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 72, CPyStatic_encyclopedia___view___globals);
        goto CPyL215;
    }
    cpy_r_r495 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r496 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r497 = CPyDict_SetItem(cpy_r_r423, cpy_r_r496, cpy_r_r495);
    cpy_r_r498 = cpy_r_r497 >= 0;
    if (unlikely(!cpy_r_r498)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 72, CPyStatic_encyclopedia___view___globals);
        goto CPyL215;
    }
    cpy_r_r499 = CPyStatics[284]; /* 'serai.games.encyclopedia.view' */
    cpy_r_r500 = CPyStatics[70]; /* '__module__' */
    cpy_r_r501 = CPyDict_SetItem(cpy_r_r423, cpy_r_r500, cpy_r_r499);
    cpy_r_r502 = cpy_r_r501 >= 0;
    if (unlikely(!cpy_r_r502)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 72, CPyStatic_encyclopedia___view___globals);
        goto CPyL215;
    }
    cpy_r_r503 = CPyStatic_encyclopedia___view___globals;
    cpy_r_r504 = CPyStatics[774]; /* 'dataclass' */
    cpy_r_r505 = CPyDict_GetItem(cpy_r_r503, cpy_r_r504);
    if (unlikely(cpy_r_r505 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 71, CPyStatic_encyclopedia___view___globals);
        goto CPyL215;
    }
    cpy_r_r506 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r507[1] = {cpy_r_r506};
    cpy_r_r508 = (PyObject **)&cpy_r_r507;
    cpy_r_r509 = CPyStatics[5115]; /* ('frozen',) */
    cpy_r_r510 = PyObject_Vectorcall(cpy_r_r505, cpy_r_r508, 0, cpy_r_r509);
    CPy_DECREF(cpy_r_r505);
    if (unlikely(cpy_r_r510 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 71, CPyStatic_encyclopedia___view___globals);
        goto CPyL215;
    }
    cpy_r_r511 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r512 = CPyDataclass_SleightOfHand(cpy_r_r510, cpy_r_r396, cpy_r_r423, cpy_r_r425, cpy_r_r511);
    CPy_DECREF(cpy_r_r510);
    CPy_DECREF(cpy_r_r396);
    CPy_DECREF(cpy_r_r423);
    CPy_DECREF(cpy_r_r425);
    if (unlikely(!cpy_r_r512)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 72, CPyStatic_encyclopedia___view___globals);
        goto CPyL194;
    }
    cpy_r_r513 = NULL;
    cpy_r_r514 = CPyStatics[284]; /* 'serai.games.encyclopedia.view' */
    cpy_r_r515 = (PyObject *)CPyType_encyclopedia___view___View_template;
    cpy_r_r516 = CPyType_FromTemplate(cpy_r_r515, cpy_r_r513, cpy_r_r514);
    if (unlikely(cpy_r_r516 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 94, CPyStatic_encyclopedia___view___globals);
        goto CPyL194;
    }
    cpy_r_r517 = CPyDef_encyclopedia___view___View_trait_vtable_setup();
    if (unlikely(cpy_r_r517 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 94, CPyStatic_encyclopedia___view___globals);
        goto CPyL216;
    }
    cpy_r_r518 = CPyDef_encyclopedia___view___View_coroutine_setup(cpy_r_r516);
    if (unlikely(cpy_r_r518 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 94, CPyStatic_encyclopedia___view___globals);
        goto CPyL216;
    }
    cpy_r_r519 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r520 = CPyStatics[989]; /* 'phase' */
    cpy_r_r521 = CPyStatics[854]; /* 'round' */
    cpy_r_r522 = CPyStatics[63]; /* 'seat' */
    cpy_r_r523 = CPyStatics[800]; /* 'first' */
    cpy_r_r524 = CPyStatics[990]; /* 'order' */
    cpy_r_r525 = CPyStatics[640]; /* 'round_tokens' */
    cpy_r_r526 = CPyStatics[992]; /* 'bank_used' */
    cpy_r_r527 = CPyStatics[599]; /* 'dice' */
    cpy_r_r528 = CPyStatics[1003]; /* 'bag' */
    cpy_r_r529 = CPyStatics[499]; /* 'university' */
    cpy_r_r530 = CPyStatics[387]; /* 'academy' */
    cpy_r_r531 = CPyStatics[996]; /* 'removed' */
    cpy_r_r532 = CPyStatics[997]; /* 'waiting' */
    cpy_r_r533 = CPyStatics[998]; /* 'gained' */
    cpy_r_r534 = CPyStatics[907]; /* 'use' */
    cpy_r_r535 = CPyStatics[579]; /* 'competitors' */
    cpy_r_r536 = PyTuple_Pack(16, cpy_r_r520, cpy_r_r521, cpy_r_r522, cpy_r_r523, cpy_r_r524, cpy_r_r525, cpy_r_r526, cpy_r_r527, cpy_r_r528, cpy_r_r529, cpy_r_r530, cpy_r_r531, cpy_r_r532, cpy_r_r533, cpy_r_r534, cpy_r_r535);
    if (unlikely(cpy_r_r536 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 94, CPyStatic_encyclopedia___view___globals);
        goto CPyL216;
    }
    cpy_r_r537 = PyObject_SetAttr(cpy_r_r516, cpy_r_r519, cpy_r_r536);
    CPy_DECREF(cpy_r_r536);
    cpy_r_r538 = cpy_r_r537 >= 0;
    if (unlikely(!cpy_r_r538)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 94, CPyStatic_encyclopedia___view___globals);
        goto CPyL216;
    }
    CPyType_encyclopedia___view___View = (PyTypeObject *)cpy_r_r516;
    CPy_INCREF(CPyType_encyclopedia___view___View);
    cpy_r_r539 = CPyStatic_encyclopedia___view___globals;
    cpy_r_r540 = CPyStatics[1177]; /* 'View' */
    cpy_r_r541 = PyDict_SetItem(cpy_r_r539, cpy_r_r540, cpy_r_r516);
    cpy_r_r542 = cpy_r_r541 >= 0;
    if (unlikely(!cpy_r_r542)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 94, CPyStatic_encyclopedia___view___globals);
        goto CPyL216;
    }
    cpy_r_r543 = PyDict_New();
    if (unlikely(cpy_r_r543 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 94, CPyStatic_encyclopedia___view___globals);
        goto CPyL216;
    }
    cpy_r_r544.empty_struct_error_flag = 0;
    cpy_r_r545 = PyDict_New();
    if (unlikely(cpy_r_r545 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 94, CPyStatic_encyclopedia___view___globals);
        goto CPyL217;
    }
    cpy_r_r546 = (PyObject *)&PyType_Type;
    cpy_r_r547 = (PyObject *)&PyUnicode_Type;
    cpy_r_r548 = CPyStatics[989]; /* 'phase' */
    cpy_r_r549 = PyDict_SetItem(cpy_r_r545, cpy_r_r548, cpy_r_r547);
    cpy_r_r550 = cpy_r_r549 >= 0;
    if (unlikely(!cpy_r_r550)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 97, CPyStatic_encyclopedia___view___globals);
        goto CPyL218;
    }
    cpy_r_r551 = (PyObject *)&PyLong_Type;
    cpy_r_r552 = CPyStatics[854]; /* 'round' */
    cpy_r_r553 = PyDict_SetItem(cpy_r_r545, cpy_r_r552, cpy_r_r551);
    cpy_r_r554 = cpy_r_r553 >= 0;
    if (unlikely(!cpy_r_r554)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 98, CPyStatic_encyclopedia___view___globals);
        goto CPyL218;
    }
    cpy_r_r555 = (PyObject *)&PyLong_Type;
    cpy_r_r556 = CPyStatics[63]; /* 'seat' */
    cpy_r_r557 = PyDict_SetItem(cpy_r_r545, cpy_r_r556, cpy_r_r555);
    cpy_r_r558 = cpy_r_r557 >= 0;
    if (unlikely(!cpy_r_r558)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 99, CPyStatic_encyclopedia___view___globals);
        goto CPyL218;
    }
    cpy_r_r559 = (PyObject *)&PyLong_Type;
    cpy_r_r560 = CPyStatics[800]; /* 'first' */
    cpy_r_r561 = PyDict_SetItem(cpy_r_r545, cpy_r_r560, cpy_r_r559);
    cpy_r_r562 = cpy_r_r561 >= 0;
    if (unlikely(!cpy_r_r562)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 100, CPyStatic_encyclopedia___view___globals);
        goto CPyL218;
    }
    cpy_r_r563 = (PyObject *)&PyTuple_Type;
    cpy_r_r564 = CPyStatics[990]; /* 'order' */
    cpy_r_r565 = PyDict_SetItem(cpy_r_r545, cpy_r_r564, cpy_r_r563);
    cpy_r_r566 = cpy_r_r565 >= 0;
    if (unlikely(!cpy_r_r566)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 101, CPyStatic_encyclopedia___view___globals);
        goto CPyL218;
    }
    cpy_r_r567 = (PyObject *)&PyTuple_Type;
    cpy_r_r568 = CPyStatics[640]; /* 'round_tokens' */
    cpy_r_r569 = PyDict_SetItem(cpy_r_r545, cpy_r_r568, cpy_r_r567);
    cpy_r_r570 = cpy_r_r569 >= 0;
    if (unlikely(!cpy_r_r570)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 102, CPyStatic_encyclopedia___view___globals);
        goto CPyL218;
    }
    cpy_r_r571 = (PyObject *)&PyBool_Type;
    cpy_r_r572 = CPyStatics[992]; /* 'bank_used' */
    cpy_r_r573 = PyDict_SetItem(cpy_r_r545, cpy_r_r572, cpy_r_r571);
    cpy_r_r574 = cpy_r_r573 >= 0;
    if (unlikely(!cpy_r_r574)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 103, CPyStatic_encyclopedia___view___globals);
        goto CPyL218;
    }
    cpy_r_r575 = (PyObject *)&PyTuple_Type;
    cpy_r_r576 = CPyStatics[599]; /* 'dice' */
    cpy_r_r577 = PyDict_SetItem(cpy_r_r545, cpy_r_r576, cpy_r_r575);
    cpy_r_r578 = cpy_r_r577 >= 0;
    if (unlikely(!cpy_r_r578)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 104, CPyStatic_encyclopedia___view___globals);
        goto CPyL218;
    }
    cpy_r_r579 = (PyObject *)&PyDict_Type;
    cpy_r_r580 = CPyStatics[1003]; /* 'bag' */
    cpy_r_r581 = PyDict_SetItem(cpy_r_r545, cpy_r_r580, cpy_r_r579);
    cpy_r_r582 = cpy_r_r581 >= 0;
    if (unlikely(!cpy_r_r582)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 105, CPyStatic_encyclopedia___view___globals);
        goto CPyL218;
    }
    cpy_r_r583 = (PyObject *)CPyType_encyclopedia___view___DisplayView;
    cpy_r_r584 = CPyStatics[499]; /* 'university' */
    cpy_r_r585 = PyDict_SetItem(cpy_r_r545, cpy_r_r584, cpy_r_r583);
    cpy_r_r586 = cpy_r_r585 >= 0;
    if (unlikely(!cpy_r_r586)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 106, CPyStatic_encyclopedia___view___globals);
        goto CPyL218;
    }
    cpy_r_r587 = (PyObject *)CPyType_encyclopedia___view___DisplayView;
    cpy_r_r588 = CPyStatics[387]; /* 'academy' */
    cpy_r_r589 = PyDict_SetItem(cpy_r_r545, cpy_r_r588, cpy_r_r587);
    cpy_r_r590 = cpy_r_r589 >= 0;
    if (unlikely(!cpy_r_r590)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 107, CPyStatic_encyclopedia___view___globals);
        goto CPyL218;
    }
    cpy_r_r591 = (PyObject *)&PyTuple_Type;
    cpy_r_r592 = CPyStatics[996]; /* 'removed' */
    cpy_r_r593 = PyDict_SetItem(cpy_r_r545, cpy_r_r592, cpy_r_r591);
    cpy_r_r594 = cpy_r_r593 >= 0;
    if (unlikely(!cpy_r_r594)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 108, CPyStatic_encyclopedia___view___globals);
        goto CPyL218;
    }
    cpy_r_r595 = (PyObject *)&PyTuple_Type;
    cpy_r_r596 = CPyStatics[997]; /* 'waiting' */
    cpy_r_r597 = PyDict_SetItem(cpy_r_r545, cpy_r_r596, cpy_r_r595);
    cpy_r_r598 = cpy_r_r597 >= 0;
    if (unlikely(!cpy_r_r598)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 109, CPyStatic_encyclopedia___view___globals);
        goto CPyL218;
    }
    cpy_r_r599 = (PyObject *)&PyTuple_Type;
    cpy_r_r600 = CPyStatics[998]; /* 'gained' */
    cpy_r_r601 = PyDict_SetItem(cpy_r_r545, cpy_r_r600, cpy_r_r599);
    cpy_r_r602 = cpy_r_r601 >= 0;
    if (unlikely(!cpy_r_r602)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 110, CPyStatic_encyclopedia___view___globals);
        goto CPyL218;
    }
    cpy_r_r603 = (PyObject *)&PyType_Type;
    cpy_r_r604 = CPyStatics[907]; /* 'use' */
    cpy_r_r605 = PyDict_SetItem(cpy_r_r545, cpy_r_r604, cpy_r_r603);
    cpy_r_r606 = cpy_r_r605 >= 0;
    if (unlikely(!cpy_r_r606)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 111, CPyStatic_encyclopedia___view___globals);
        goto CPyL218;
    }
    cpy_r_r607 = (PyObject *)&PyTuple_Type;
    cpy_r_r608 = CPyStatics[579]; /* 'competitors' */
    cpy_r_r609 = PyDict_SetItem(cpy_r_r545, cpy_r_r608, cpy_r_r607);
    cpy_r_r610 = cpy_r_r609 >= 0;
    if (unlikely(!cpy_r_r610)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 112, CPyStatic_encyclopedia___view___globals);
        goto CPyL218;
    }
    cpy_r_r611 = CPy_InitSubclass(cpy_r_r516);
    if (unlikely(!cpy_r_r611)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 94, CPyStatic_encyclopedia___view___globals);
        goto CPyL218;
    }
    cpy_r_r612 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r613 = CPyDict_SetItem(cpy_r_r543, cpy_r_r612, cpy_r_r545);
    cpy_r_r614 = cpy_r_r613 >= 0;
    if (unlikely(!cpy_r_r614)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 94, CPyStatic_encyclopedia___view___globals);
        goto CPyL218;
    }
    cpy_r_r615 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r616 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r617 = CPyDict_SetItem(cpy_r_r543, cpy_r_r616, cpy_r_r615);
    cpy_r_r618 = cpy_r_r617 >= 0;
    if (unlikely(!cpy_r_r618)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 94, CPyStatic_encyclopedia___view___globals);
        goto CPyL218;
    }
    cpy_r_r619 = CPyStatics[284]; /* 'serai.games.encyclopedia.view' */
    cpy_r_r620 = CPyStatics[70]; /* '__module__' */
    cpy_r_r621 = CPyDict_SetItem(cpy_r_r543, cpy_r_r620, cpy_r_r619);
    cpy_r_r622 = cpy_r_r621 >= 0;
    if (unlikely(!cpy_r_r622)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 94, CPyStatic_encyclopedia___view___globals);
        goto CPyL218;
    }
    cpy_r_r623 = CPyStatic_encyclopedia___view___globals;
    cpy_r_r624 = CPyStatics[774]; /* 'dataclass' */
    cpy_r_r625 = CPyDict_GetItem(cpy_r_r623, cpy_r_r624);
    if (unlikely(cpy_r_r625 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 93, CPyStatic_encyclopedia___view___globals);
        goto CPyL218;
    }
    cpy_r_r626 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r627[1] = {cpy_r_r626};
    cpy_r_r628 = (PyObject **)&cpy_r_r627;
    cpy_r_r629 = CPyStatics[5115]; /* ('frozen',) */
    cpy_r_r630 = PyObject_Vectorcall(cpy_r_r625, cpy_r_r628, 0, cpy_r_r629);
    CPy_DECREF(cpy_r_r625);
    if (unlikely(cpy_r_r630 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 93, CPyStatic_encyclopedia___view___globals);
        goto CPyL218;
    }
    cpy_r_r631 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r632 = CPyDataclass_SleightOfHand(cpy_r_r630, cpy_r_r516, cpy_r_r543, cpy_r_r545, cpy_r_r631);
    CPy_DECREF(cpy_r_r630);
    CPy_DECREF(cpy_r_r516);
    CPy_DECREF(cpy_r_r543);
    CPy_DECREF(cpy_r_r545);
    if (unlikely(!cpy_r_r632)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/view.py", "<module>", 94, CPyStatic_encyclopedia___view___globals);
        goto CPyL194;
    }
    return 1;
CPyL194: ;
    cpy_r_r633 = 2;
    return cpy_r_r633;
CPyL195: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL196: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
CPyL197: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL30;
CPyL198: ;
    CPy_DECREF(cpy_r_r103);
    goto CPyL38;
CPyL199: ;
    CPy_DECREF(cpy_r_r125);
    goto CPyL46;
CPyL200: ;
    CPy_DECREF(cpy_r_r147);
    goto CPyL54;
CPyL201: ;
    CPy_DecRef(cpy_r_r151);
    goto CPyL194;
CPyL202: ;
    CPy_DecRef(cpy_r_r151);
    CPy_DecRef(cpy_r_r167);
    goto CPyL194;
CPyL203: ;
    CPy_DecRef(cpy_r_r151);
    CPy_DecRef(cpy_r_r167);
    CPy_DecRef(cpy_r_r169);
    goto CPyL194;
CPyL204: ;
    CPy_DecRef(cpy_r_r216);
    goto CPyL194;
CPyL205: ;
    CPy_DecRef(cpy_r_r216);
    CPy_DecRef(cpy_r_r229);
    goto CPyL194;
CPyL206: ;
    CPy_DecRef(cpy_r_r216);
    CPy_DecRef(cpy_r_r229);
    CPy_DecRef(cpy_r_r231);
    goto CPyL194;
CPyL207: ;
    CPy_DecRef(cpy_r_r266);
    goto CPyL194;
CPyL208: ;
    CPy_DecRef(cpy_r_r266);
    CPy_DecRef(cpy_r_r280);
    goto CPyL194;
CPyL209: ;
    CPy_DecRef(cpy_r_r266);
    CPy_DecRef(cpy_r_r280);
    CPy_DecRef(cpy_r_r282);
    goto CPyL194;
CPyL210: ;
    CPy_DecRef(cpy_r_r321);
    goto CPyL194;
CPyL211: ;
    CPy_DecRef(cpy_r_r321);
    CPy_DecRef(cpy_r_r339);
    goto CPyL194;
CPyL212: ;
    CPy_DecRef(cpy_r_r321);
    CPy_DecRef(cpy_r_r339);
    CPy_DecRef(cpy_r_r341);
    goto CPyL194;
CPyL213: ;
    CPy_DecRef(cpy_r_r396);
    goto CPyL194;
CPyL214: ;
    CPy_DecRef(cpy_r_r396);
    CPy_DecRef(cpy_r_r423);
    goto CPyL194;
CPyL215: ;
    CPy_DecRef(cpy_r_r396);
    CPy_DecRef(cpy_r_r423);
    CPy_DecRef(cpy_r_r425);
    goto CPyL194;
CPyL216: ;
    CPy_DecRef(cpy_r_r516);
    goto CPyL194;
CPyL217: ;
    CPy_DecRef(cpy_r_r516);
    CPy_DecRef(cpy_r_r543);
    goto CPyL194;
CPyL218: ;
    CPy_DecRef(cpy_r_r516);
    CPy_DecRef(cpy_r_r543);
    CPy_DecRef(cpy_r_r545);
    goto CPyL194;
}
